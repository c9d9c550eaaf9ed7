"use strict";

/**
 * What is on screen at any moment of a transition, worked out from the plan's recipe and two looks.
 *
 * It is held against NavStyle's own evaluator (FrameEvaluator in Swift), frame by frame, to 1e-9; so it
 * calculates in the same order.
 */
const Evaluator = (() => {
  const { mixed, overPage, paintOf } = Paint;

  /** UIKit's ease-in-out, the cubic Bézier (0.42, 0, 0.58, 1), by 60 bisections. */
  function easeInOut(time) {
    if (!(time > 0)) return 0;
    if (!(time < 1)) return 1;
    const bezier = (first, second, at) => {
      const rest = 1 - at;
      return 3 * rest * rest * at * first + 3 * rest * at * at * second + at * at * at;
    };
    let low = 0;
    let high = 1;
    for (let round = 0; round < 60; round += 1) {
      const middle = (low + high) / 2;
      if (bezier(0.42, 0.58, middle) < time) low = middle; else high = middle;
    }
    return bezier(0, 1, (low + high) / 2);
  }

  /** The value of a track of numbers: straight between its frames. */
  function trackValue(track, share) {
    if (!(share > 0)) return track[0][1];
    for (let index = 1; index < track.length; index += 1) {
      if (share >= track[index][0]) continue;
      const [lower, upper] = [track[index - 1], track[index]];
      const part = (share - lower[0]) / (upper[0] - lower[0]);
      return lower[1] * (1 - part) + upper[1] * part;
    }
    return track[track.length - 1][1];
  }

  /**
   * An evaluator of one transition.
   *
   * @param recipe An entry of the plan's `plans`.
   * @param ends `{ from, to }`: two of the plan's looks.
   * @param view As `Face.seen` takes it.
   * @param options `{ driver: "tap" | "swipe", canvas: { width, height, barHeight }, isRightToLeft,
   *   approximation }`; the last is how UIKit's own slide is approximated, from the page's notes.
   * @returns `{ frame(t), faces, isApproximation, carriesOwnBars, duration }`.
   */
  function evaluator(recipe, ends, view, options) {
    const { driver = "tap", canvas = { width: 1, height: 1, barHeight: 1 } } = options;
    const faces = { from: Face.seen(ends.from, view), to: Face.seen(ends.to, view) };
    const status = {
      from: Face.statusBar(ends.from, view.appearance),
      to: Face.statusBar(ends.to, view.appearance),
    };
    const lines = { from: paintOf(faces.from.line), to: paintOf(faces.to.line) };
    const scene = sceneOf(recipe, driver, options.approximation);
    const { layers } = scene;
    const duration = recipe.timeline?.duration ?? options.approximation.duration;
    const curve = driver === "tap" ? easeInOut : (time) => time;
    const shared = layers.find((layer) => layer.layer === "bar")?.tracks;
    const reference = (track, end) => (track ? track[end === "from" ? 0 : track.length - 1][1] : end);
    const barAt = (end) => {
      const name = reference(shared?.fill, end);
      const source = name.startsWith("from") ? faces.from : faces.to;
      return Face.painted(faces[end], source.rgb, name.endsWith("-clear") ? 0 : source.coverage);
    };
    const lineAt = (end) => lines[reference(shared?.line, end)] ?? Paint.CLEAR;
    const bar = { from: barAt("from"), to: barAt("to") };
    const line = { from: lineAt("from"), to: lineAt("to") };
    const carriesOwnBars = layers.some((layer) =>
      layer.source === "snapshot" || layer.layer === "back-bar" || layer.layer === "front-bar");

    const ownShare = (layer, time, share) => {
      if (layer.duration === undefined) return share;
      if (!(time < 1)) return 1;
      if (!(layer.duration > 0)) return time > 0 ? 1 : 0;
      return curve(Math.min(1, time * duration / layer.duration));
    };
    const positionOf = (layer) => {
      if (layer.tracks?.x) return layer.tracks.x;
      const owner = { "back-bar": "back", "front-bar": "front" }[layer.layer];
      return owner && layers.find((other) => other.layer === owner)?.tracks?.x;
    };
    const layerAt = (layer, time, share) => {
      const own = ownShare(layer, time, share);
      const isBar = layer.layer.endsWith("bar");
      const { y, alpha } = layer.tracks ?? {};
      const x = positionOf(layer);
      let fill = layer.color === undefined ? null : paintOf(layer.color);
      let hairline = null;
      if (layer.layer === "bar") {
        fill = mixed(bar.from, bar.to, share);
        hairline = mixed(line.from, line.to, share);
      } else if (isBar) {
        const side = layer.look === "to" ? "to" : "from";
        fill = faces[side].paint;
        hairline = lines[side];
      }
      return {
        kind: layer.layer,
        x: (x ? trackValue(x, own) : 0) * canvas.width
          * (options.isRightToLeft && scene.isMirrored ? -1 : 1),
        y: (y ? trackValue(y, own) : 0) * (isBar ? canvas.barHeight : canvas.height),
        alpha: alpha ? trackValue(alpha, own) : 1,
        fill, line: hairline,
      };
    };
    const regionAt = (side, share, shown) => {
      const isBack = (side === "from") === (recipe.direction === "push");
      const x = shown.find((layer) => layer.kind === (isBack ? "back" : "front"))?.x ?? 0;
      const page = faces[side].page;
      if (carriesOwnBars) {
        const carried = shown.find((layer) => layer.kind === (isBack ? "back-bar" : "front-bar"));
        return {
          x, y: carried?.y ?? 0, composed: overPage(carried?.fill ?? faces[side].paint, page),
          line: carried?.line ?? lines[side],
        };
      }
      return {
        x, y: 0, composed: overPage(mixed(bar.from, bar.to, share), page),
        line: mixed(line.from, line.to, share),
      };
    };
    const foreground = recipe.foreground ?? {};
    const isOtherStatus =
      foreground["status-bar"] !== undefined || status.from === "hidden" || status.to === "hidden";

    const frame = (time) => {
      const share = curve(time);
      const shown = layers.map((layer) => layerAt(layer, time, share));
      const early = Math.min(1, 4 * share);
      const run = (track, key) => {
        const start = paintOf(faces.from[key]);
        return track ? mixed(start, paintOf(faces.to[key]), early) : start;
      };
      return {
        time, layers: shown,
        from: regionAt("from", share, shown), to: regionAt("to", share, shown),
        tint: run(foreground.tint, "tint"), title: run(foreground.title, "title"),
        largeTitle: run(foreground["large-title"], "largeTitle"),
        statusBar: isOtherStatus && time > 0 ? status.to : status.from,
        isApproximation: scene.isApproximation,
      };
    };
    return {
      frame, faces, duration, carriesOwnBars, isApproximation: scene.isApproximation,
      layers, curve,
    };
  }

  /** What moves: where UIKit moves the screens, NavStyle's own slide stands in. */
  function sceneOf(recipe, driver, approximation) {
    const swipe = recipe.interaction;
    if (driver === "swipe" && swipe && swipe.owner === undefined && swipe.timeline !== "same") {
      return {
        layers: swipe.timeline.layers, isMirrored: swipe.edge === "leading", isApproximation: false,
      };
    }
    const { timeline } = recipe;
    if (timeline?.duration === undefined) {
      const slide = approximation[`${recipe.direction}-${recipe.snapshot ? "snapshot" : "live"}`];
      return {
        layers: [...slide.layers, ...(timeline?.layers ?? [])], isMirrored: true,
        isApproximation: true,
      };
    }
    return { layers: timeline.layers, isMirrored: timeline.mirrored !== false, isApproximation: false };
  }

  /**
   * Whether a released swipe finishes, by rules as the plan has them.
   *
   * @param release `{ distance, time, velocity, width }` in points and seconds.
   */
  function finishes(rules, release) {
    return rules.some((rule) => {
      const measured = {
        "distance": release.distance + (rule["velocity-projection"] ?? 0) * release.velocity,
        "progress": release.distance / release.width,
        "average-speed": release.time > 0 ? release.distance / release.time : 0,
        "release-speed": release.velocity,
      }[rule.kind];
      const bound = rule.unit === "width" ? rule.value * release.width : rule.value;
      return rule.op === ">" ? measured > bound : measured >= bound;
    });
  }

  return { evaluator, finishes, easeInOut };
})();
