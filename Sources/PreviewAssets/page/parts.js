"use strict";

/** The parts of a screen, in points: page, bar, what stands in the bar, status bar, tab bar, toolbar. */
const Parts = (() => {
  const FONT = "-apple-system, 'Segoe UI', Inter, system-ui, 'Helvetica Neue', Arial, sans-serif";
  const BAR = 44;
  const TALLER = { "large-title": 52, "search": 52, "prompt": 30, "accessory": 44 };
  const BLACK = { r: 0, g: 0, b: 0 };
  const WHITE = { r: 1, g: 1, b: 1 };

  const css = ({ r, g, b }, alpha = 1) =>
    `rgb(${Math.round(r * 255)} ${Math.round(g * 255)} ${Math.round(b * 255)} / ${alpha})`;
  /** A paint as CSS: without its coverage, and then with it. */
  const cssPaint = (paint) => (paint.c > 0
    ? css({ r: paint.r / paint.c, g: paint.g / paint.c, b: paint.b / paint.c }, paint.c)
    : "transparent");

  const isTablet = (device) => device.name.startsWith("ipad");
  const hasHomeButton = (device) => device.height / device.width < 1.9 && !isTablet(device);

  function statusHeight(device) {
    if (isTablet(device)) return 24;
    return hasHomeButton(device) ? 20 : 54;
  }

  const homeHeight = (device) => (hasHomeButton(device) ? 0 : 34);

  /** How high the bar of a look is, with the status bar above it. */
  function barHeight(look, device) {
    const taller = look.bar.height.reduce((sum, name) => sum + (TALLER[name] ?? 0), 0);
    return statusHeight(device) + BAR + taller;
  }

  /** What a drawing needs to know of where it is drawn. */
  function stage(device, isRightToLeft) {
    return { device, width: device.width, height: device.height, isRightToLeft };
  }

  function ink(page, alpha) {
    return css(Paint.contrast(page, BLACK) > Paint.contrast(page, WHITE) ? BLACK : WHITE, alpha);
  }

  /** Lets one draw as if everything were left to right. */
  function mirrored(context, stage, body) {
    context.save();
    if (stage.isRightToLeft) {
      context.translate(stage.width, 0);
      context.scale(-1, 1);
    }
    body();
    context.restore();
  }

  /** The page with rows, so that one sees it move. */
  function drawPage(context, face, look, stage) {
    const { width, height, device } = stage;
    context.fillStyle = css(face.page);
    context.fillRect(0, 0, width, height);
    const top = look.bar.hidden ? 0 : barHeight(look, device);
    mirrored(context, stage, () => {
      const isBare = look.bar.hidden || face.coverage === 0;
      if (isBare) {
        const start = look.bar.hidden ? statusHeight(device) : top;
        context.fillStyle = ink(face.page, 0.06);
        context.fillRect(0, start, width, 260 - start);
      }
      const first = isBare ? 284 : top + 20;
      for (let y = first; y < height - 60; y += 68) {
        context.fillStyle = ink(face.page, 0.1);
        round(context, 20, y, 44, 44, 10);
        round(context, 80, y + 6, width * (y % 3 === 0 ? 0.5 : 0.42), 11, 5);
        context.fillStyle = ink(face.page, 0.06);
        round(context, 80, y + 26, width * 0.3, 9, 4);
      }
    });
  }

  function round(context, x, y, width, height, radius) {
    context.beginPath();
    context.roundRect(x, y, width, height, radius);
    context.fill();
  }

  /** A bar's background: its colour over its blur, an image as stripes, its hairline. */
  function drawBackground(context, fill, line, image, x, width, height) {
    context.fillStyle = fill;
    context.fillRect(x, 0, width, height);
    if (image) drawStripes(context, x, width, height);
    if (line && line.c > 0) {
      context.fillStyle = cssPaint(line);
      context.fillRect(x, height - 1, width, 1);
    }
  }

  /** The plan knows an image by name only. */
  function drawStripes(context, x, width, height) {
    context.save();
    context.beginPath();
    context.rect(x, 0, width, height);
    context.clip();
    context.fillStyle = "#8a8f98";
    context.fillRect(x, 0, width, height);
    context.strokeStyle = "rgb(255 255 255 / .35)";
    context.lineWidth = 6;
    context.beginPath();
    for (let at = x - height; at < x + width; at += 18) {
      context.moveTo(at, height);
      context.lineTo(at + height, 0);
    }
    context.stroke();
    context.restore();
  }

  /** Title, buttons and what makes a bar taller. */
  function drawItems(context, look, items, stage, { alpha = 1, hasBack = true } = {}) {
    if (look.bar.hidden) return;
    const { device, width } = stage;
    let y = statusHeight(device);
    const has = (name) => look.bar.height.includes(name);
    context.save();
    context.globalAlpha *= alpha;
    context.textBaseline = "middle";
    if (has("prompt")) {
      text(context, "prompt", width / 2, y + 18, 13, items.title, "center");
      y += TALLER.prompt;
    }
    mirrored(context, stage, () => {
      context.strokeStyle = cssPaint(items.tint);
      context.fillStyle = context.strokeStyle;
      context.lineWidth = 2.6;
      context.lineCap = "round";
      context.lineJoin = "round";
      if (hasBack) {
        context.beginPath();
        context.moveTo(22, y + 13);
        context.lineTo(13, y + 22);
        context.lineTo(22, y + 31);
        context.stroke();
      }
      for (const offset of [-7, 0, 7]) {
        context.beginPath();
        context.arc(width - 30 + offset, y + 22, 2.2, 0, 7);
        context.fill();
      }
    });
    if (!has("large-title")) {
      text(context, items.name, width / 2, y + 22, 17, items.title, "center", width - 150, 600);
    }
    y += BAR;
    const [start, align] = stage.isRightToLeft ? [width - 18, "right"] : [18, "left"];
    if (has("large-title")) {
      text(context, items.name, start, y + 24, 33, items.largeTitle, align, width - 36, 700);
      y += TALLER["large-title"];
    }
    for (const name of ["search", "accessory"]) {
      if (!has(name)) continue;
      context.fillStyle = "rgb(120 120 128 / .18)";
      round(context, 16, y + 4, width - 32, TALLER[name] - 16, 10);
      text(context, name, start + (stage.isRightToLeft ? -14 : 14), y + TALLER[name] / 2 - 4, 15,
        items.title, align, width, 400, 0.55);
      y += TALLER[name];
    }
    context.restore();
  }

  function text(
    context, words, x, y, size, paint, align, limit = 1000, weight = 400, alpha = 1,
  ) {
    context.save();
    context.globalAlpha *= alpha;
    context.font = `${weight} ${size}px ${FONT}`;
    context.textAlign = align;
    context.fillStyle = cssPaint(paint);
    context.fillText(fitted(context, words, limit), x, y);
    context.restore();
  }

  /** A text cut so that it is no wider than a limit. */
  function fitted(context, words, limit) {
    if (context.measureText(words).width <= limit) return words;
    const letters = [...words];
    let [low, high] = [0, letters.length];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      const isNarrow = context.measureText(`${letters.slice(0, middle).join("")}…`).width <= limit;
      if (isNarrow) low = middle; else high = middle - 1;
    }
    return `${letters.slice(0, low).join("")}…`;
  }

  function drawStatusBar(context, style, stage) {
    if (style === "hidden") return;
    const height = statusHeight(stage.device);
    const y = height / 2 + (height > 30 ? 4 : 0);
    const inset = height > 30 ? 34 : 14;
    const paint = { ...(style === "dark" ? BLACK : WHITE), c: 1 };
    const clock = height > 30 ? 16 : 12;
    context.textBaseline = "middle";
    mirrored(context, stage, () => {
      context.fillStyle = cssPaint(paint);
      const right = stage.width - inset;
      round(context, right - 26, y - 6, 24, 12, 3.5);
      [0, 1, 2, 3].forEach((bar) =>
        context.fillRect(right - 56 + bar * 5, y + 5 - 3 - bar * 2.3, 3.4, 3 + bar * 2.3));
    });
    const at = stage.isRightToLeft ? stage.width - inset : inset;
    text(context, "9:41", at, y, clock, paint, stage.isRightToLeft ? "right" : "left", 100, 600);
  }

  function drawTabBar(context, appearance, stage) {
    const height = 49 + homeHeight(stage.device);
    const top = stage.height - height;
    context.fillStyle = appearance === "dark" ? "#161617" : "#f8f8f8";
    context.fillRect(0, top, stage.width, height);
    context.fillStyle = appearance === "dark" ? "#3a3a3c" : "#c9c9cc";
    context.fillRect(0, top, stage.width, 1);
    for (let tab = 0; tab < 4; tab += 1) {
      context.fillStyle = tab > 0 ? "#8e8e93" : appearance === "dark" ? "#0a84ff" : "#007aff";
      round(context, stage.width * (tab + 0.5) / 4 - 11, top + 10, 22, 22, 7);
    }
  }

  function drawToolbar(context, face, appearance, stage) {
    const height = 44 + homeHeight(stage.device);
    const top = stage.height - height;
    context.fillStyle = appearance === "dark" ? "#161617" : "#f8f8f8";
    context.fillRect(0, top, stage.width, height);
    context.strokeStyle = css(Paint.color(face.tint));
    context.lineWidth = 2;
    for (let item = 0; item < 3; item += 1) {
      context.strokeRect(stage.width * (item + 0.5) / 3 - 9, top + 13, 18, 18);
    }
  }

  function drawBottom(context, screen, appearance, stage, hasTabBar) {
    if (hasTabBar) drawTabBar(context, appearance, stage);
    else if (screen.look.toolbar === "shown") drawToolbar(context, screen.face, appearance, stage);
  }

  const itemsOf = (face, name) => ({
    name, tint: Paint.paintOf(face.tint), title: Paint.paintOf(face.title),
    largeTitle: Paint.paintOf(face.largeTitle),
  });

  return {
    FONT, css, cssPaint, isTablet, hasHomeButton, barHeight, stage, drawPage, drawBackground, drawItems,
    drawStatusBar, drawBottom, itemsOf, fitted,
  };
})();
