"use strict";

/**
 * Draws phones: a screen at rest, or a frame of a transition. Everything is drawn in points; whoever
 * calls scales the context.
 *
 * The bar is drawn in the very colours of the evaluator. Everything else – text, rows, icons – only
 * stands there so that one sees what moves.
 */
const Phone = (() => {
  const {
    css, cssPaint, isTablet, hasHomeButton, barHeight, drawPage, drawBackground, drawItems, drawStatusBar,
    drawBottom, itemsOf,
  } = Parts;

  /** A screen's page and its own bar. */
  function drawOwn(context, screen, stage, options) {
    drawPage(context, screen.face, screen.look, stage);
    if (!screen.look.bar.hidden) {
      drawBackground(
        context, css(Paint.overPage(screen.face.paint, screen.face.page)),
        Paint.paintOf(screen.face.line), screen.face.image, 0, stage.width,
        barHeight(screen.look, stage.device));
    }
    drawItems(context, screen.look, itemsOf(screen.face, screen.name), stage, options);
  }

  /** The rounded glass that everything is seen through. */
  function inGlass(context, stage, body) {
    const { width, height, device } = stage;
    const radius = hasHomeButton(device) ? 14 : isTablet(device) ? 18 : 46;
    context.save();
    context.beginPath();
    context.roundRect(0, 0, width, height, radius);
    context.clip();
    body();
    context.restore();
    context.lineWidth = Math.max(3, width * 0.012);
    context.strokeStyle = Elements.themed("--phone-edge");
    context.beginPath();
    context.roundRect(0, 0, width, height, radius);
    context.stroke();
  }

  /**
   * A screen at rest.
   *
   * @param screen `{ name, look, face }`.
   * @param options `{ appearance, hasBack, hasTabBar, statusBar }`.
   */
  function drawScreen(context, screen, stage, options) {
    inGlass(context, stage, () => {
      drawOwn(context, screen, stage, options);
      drawBottom(context, screen, options.appearance, stage, options.hasTabBar);
      drawStatusBar(context, options.statusBar, stage);
    });
  }

  // Transitions

  /**
   * A frame of a transition.
   *
   * @param scene `{ from, to, direction, appearance, carriesOwnBars, recipe, hasTabBars: { from, to } }`,
   *   where `from` and `to` are screens as `drawScreen` takes them.
   */
  function drawFrame(context, frame, scene, stage) {
    const isPush = scene.direction === "push";
    const [back, front] = isPush ? [scene.from, scene.to] : [scene.to, scene.from];
    const sides = { back: isPush ? "from" : "to", front: isPush ? "to" : "from" };
    const layer = (kind) => frame.layers.find((one) => one.kind === kind);
    inGlass(context, stage, () => {
      context.save();
      drawMoving(context, back, sides.back, layer("back"), frame, scene, stage);
      const dim = layer("dim");
      if (dim) {
        context.fillStyle = cssPaint(dim.fill);
        context.globalAlpha = dim.alpha;
        context.fillRect(0, 0, stage.width, stage.height);
        context.globalAlpha = 1;
      }
      drawEdgeShadow(context, layer("front"), scene, stage);
      drawMoving(context, front, sides.front, layer("front"), frame, scene, stage);
      context.restore();
      if (!scene.carriesOwnBars) drawSharedBar(context, frame, scene, stage);
      if (!scene.picturesAreWhole) drawStandingBottom(context, frame, scene, stage);
      drawStatusBar(context, frame.statusBar, stage);
    });
  }

  /** A screen that moves, with all that moves along. */
  function drawMoving(context, screen, side, layer, frame, scene, stage) {
    context.save();
    context.translate(layer?.x ?? 0, 0);
    context.beginPath();
    context.rect(0, 0, stage.width, stage.height);
    context.clip();
    context.globalAlpha = layer?.alpha ?? 1;
    const hasBack = !(screen.isRoot);
    if (!scene.carriesOwnBars) {
      drawPage(context, screen.face, screen.look, stage);
    } else {
      drawCarried(context, screen, frame[side], frame, scene, stage, hasBack);
    }
    if (scene.picturesAreWhole) {
      drawBottom(context, screen, scene.appearance, stage, scene.hasTabBars[side]);
    }
    context.restore();
  }

  /** A screen with its own bar: in its picture, or riding with it – then it may rise on its own. */
  function drawCarried(context, screen, region, frame, scene, stage, hasBack) {
    drawPage(context, screen.face, screen.look, stage);
    if (!screen.look.bar.hidden) {
      context.save();
      context.translate(0, region.y);
      drawBackground(
        context, css(region.composed), region.line, screen.face.image, 0, stage.width,
        barHeight(screen.look, stage.device));
      context.restore();
    }
    if (scene.picturesHoldItems) {
      drawItems(context, screen.look, itemsOf(screen.face, screen.name), stage, { hasBack });
    } else {
      drawTitles(context, screen, frame, scene, stage, hasBack);
    }
  }

  /** Items of UIKit's own bar: they fade from one screen's to the other's where they stand. */
  function drawTitles(context, screen, frame, scene, stage, hasBack) {
    const isTo = screen === scene.to;
    const alpha = isTo ? frame.time : 1 - frame.time;
    const items = {
      name: screen.name, tint: frame.tint, title: frame.title, largeTitle: frame.largeTitle,
    };
    drawItems(context, screen.look, items, stage, { alpha, hasBack });
  }

  function drawEdgeShadow(context, layer, scene, stage) {
    const shadow = scene.edgeShadow;
    if (!shadow || !layer || Math.abs(layer.x) >= stage.width) return;
    const { r, g, b } = Paint.color(shadow.color);
    context.save();
    context.shadowColor = css({ r, g, b }, Math.min(1, shadow.opacity * 2));
    context.shadowBlur = shadow.radius * 8;
    context.fillStyle = css({ r, g, b });
    context.fillRect(layer.x, 0, stage.width, stage.height);
    context.restore();
  }

  /** One background for both screens, seen over the page of each where that is. */
  function drawSharedBar(context, frame, scene, stage) {
    const isPush = scene.direction === "push";
    const order = isPush ? ["from", "to"] : ["to", "from"];
    const height = ["from", "to"].map((side) =>
      (scene[side].look.bar.hidden ? 0 : barHeight(scene[side].look, stage.device)));
    const share = scene.jumps && frame.time > 0 ? 1 : frame.time;
    const tall = height[0] * (1 - share) + height[1] * share;
    for (const side of order) {
      const region = frame[side];
      context.save();
      context.beginPath();
      context.rect(region.x, 0, stage.width, stage.height);
      context.clip();
      if (tall > 0) {
        drawBackground(
          context, css(region.composed), region.line, scene[side].face.image, region.x, stage.width,
          tall);
      }
      context.restore();
    }
    for (const side of order) {
      // Titles follow their screens a little, as UIKit's do.
      context.save();
      context.translate(frame[side].x * 0.4, 0);
      drawTitles(context, scene[side], frame, scene, stage, !scene[side].isRoot);
      context.restore();
    }
  }

  /** Tab bar and toolbar where they do not move along. */
  function drawStandingBottom(context, frame, scene, stage) {
    const isTo = frame.time > 0;
    const side = isTo ? "to" : "from";
    drawBottom(context, scene[side], scene.appearance, stage, scene.hasTabBars[side]);
  }

  return { drawScreen, drawFrame };
})();
