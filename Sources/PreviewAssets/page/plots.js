"use strict";

/**
 * What changes along t, as lines: position, opacity, the composed colour of the bar, the contrast of the
 * title. 101 frames each; a line shows where the transition stands.
 */
const Plots = (() => {
  const { make, svg } = Elements;
  const STEPS = 100;
  const [WIDTH, HEIGHT, LEFT, BOTTOM, TOP] = [300, 132, 34, 20, 8];
  const across = (t) => LEFT + t * (WIDTH - LEFT - 8);
  const rounded = (value) => Math.round(value * 100) / 100;

  /** Whose page is under the middle of the bar, where the title stands. */
  function sideUnderTitle(frame, direction, width) {
    const [front, back] = direction === "push" ? ["to", "from"] : ["from", "to"];
    const start = frame[front].x;
    return width / 2 >= start && width / 2 < start + width ? front : back;
  }

  function regionUnderTitle(frame, direction, width) {
    return frame[sideUnderTitle(frame, direction, width)];
  }

  /** What moves as a picture keeps the title it has, however UIKit's own changes meanwhile. */
  function titleContrast(evaluator, frame, direction, width) {
    const side = sideUnderTitle(frame, direction, width);
    const isPicture = evaluator.layers.some((layer) => layer.source === "snapshot");
    const title = isPicture ? Paint.paintOf(evaluator.faces[side].title) : frame.title;
    const { composed } = frame[side];
    return Paint.contrast(Paint.overPage(title, composed), composed);
  }

  /** Everything that is plotted, frame by frame. */
  function sample(evaluator, direction, width) {
    return Array.from({ length: STEPS + 1 }, (_, step) => {
      const frame = evaluator.frame(step / STEPS);
      return { frame, region: regionUnderTitle(frame, direction, width),
        contrast: titleContrast(evaluator, frame, direction, width) };
    });
  }

  function line(samples, value, [low, high], attributes) {
    const y = (v) => TOP + (1 - (v - low) / (high - low)) * (HEIGHT - TOP - BOTTOM);
    const points = samples.map((one, step) =>
      `${rounded(across(step / STEPS))},${rounded(y(value(one)))}`);
    return svg("polyline", { points: points.join(" "), fill: "none", ...attributes });
  }

  function axes([low, high], marks) {
    const y = (v) => TOP + (1 - (v - low) / (high - low)) * (HEIGHT - TOP - BOTTOM);
    return [
      ...marks.map((mark) => svg("g", { class: "grid" },
        svg("line", { x1: LEFT, x2: WIDTH - 8, y1: y(mark), y2: y(mark) }),
        svg("text", { x: LEFT - 5, y: y(mark) + 3.5, "text-anchor": "end" }, String(mark)))),
      ...[0, 0.5, 1].map((t) =>
        svg("text", {
          class: "tick", x: across(t), y: HEIGHT - 5,
          "text-anchor": t === 1 ? "end" : t === 0 ? "start" : "middle",
        }, t === 0.5 ? "t = ½" : String(t))),
    ];
  }

  function plot(title, legend, range, marks, content, words) {
    const head = svg("line", {
      class: "playhead", y1: TOP - 4, y2: HEIGHT - BOTTOM, x1: across(0), x2: across(0),
    });
    const drawing = svg(
      "svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": `${title}: ${words}` },
      axes(range, marks), content, head);
    const figure = make("figure", { class: "plot" },
      make("figcaption", {}, make("b", {}, title),
        legend.map(([kind, name]) => make("span", { class: `key ${kind}` }, name))), drawing);
    return { figure, move: (t) => ["x1", "x2"].forEach((end) => head.setAttribute(end, across(t))) };
  }

  const layerOf = (one, kind) => one.frame.layers.find((layer) => layer.kind === kind);

  function position(samples, width) {
    const x = (kind) => (one) => (layerOf(one, kind)?.x ?? 0) / width;
    const values = samples.flatMap((one) => [x("back")(one), x("front")(one)]);
    const range = [Math.min(-0.3, ...values), Math.max(1, ...values)];
    const from = (kind) => `${rounded(x(kind)(samples[0]))} to ${rounded(x(kind)(samples[STEPS]))}`;
    const marks = range[0] < -0.5 ? [-1, 0, 1] : [0, 0.5, 1];
    return plot(
      "position", [["one", "back"], ["two", "front"]], range, marks, [
        line(samples, x("back"), range, { class: "one" }),
        line(samples, x("front"), range, { class: "two" }),
      ], `in screen widths, back from ${from("back")}, front from ${from("front")}`);
  }

  function opacity(samples) {
    const dim = (one) => layerOf(one, "dim")?.alpha ?? 0;
    const bar = (one) => {
      const kinds = ["bar", "front-bar", "back-bar"];
      return kinds.map((kind) => layerOf(one, kind)).find(Boolean)?.fill?.c ?? 1;
    };
    const end = (value) => `${rounded(value(samples[0]))} to ${rounded(value(samples[STEPS]))}`;
    const hasBar = samples[0].frame.layers.some((layer) => layer.kind.endsWith("bar"));
    return plot(
      "alpha", [["one", "dim"], ...(hasBar ? [["two", "bar"]] : [])], [0, 1], [0, 0.5, 1], [
        line(samples, dim, [0, 1], { class: "one" }),
        hasBar ? line(samples, bar, [0, 1], { class: "two" }) : null,
      ], `dim from ${end(dim)}${hasBar ? `, bar from ${end(bar)}` : ""}`);
  }

  const hexadecimal = ({ r, g, b }) => `#${[r, g, b]
    .map((v) => Math.round(v * 255).toString(16).padStart(2, "0")).join("").toUpperCase()}`;

  /** The composed colour under the title: as a band of colours, and channel by channel. */
  function color(samples) {
    const channel = (name) => (one) => one.region.composed[name] * 255;
    const band = samples.map((one, step) => svg("rect", {
      x: across(step / (STEPS + 1)), y: TOP, width: (WIDTH - LEFT - 8) / (STEPS + 1) + 0.5, height: 14,
      fill: Parts.css(one.region.composed),
    }));
    const ends = [samples[0], samples[STEPS]].map((one) => hexadecimal(one.region.composed));
    const range = [0, 330];
    return plot(
      "bar over page", [["red", "r"], ["green", "g"], ["blue", "b"]], range, [0, 128, 255], [
        ...band,
        ...["r", "g", "b"].map((name, index) => line(
          samples, channel(name), range, { class: ["red", "green", "blue"][index] })),
      ], `from ${ends[0]} to ${ends[1]}, as composed under the title`);
  }

  function contrast(samples) {
    const value = (one) => one.contrast;
    const most = Math.max(7, ...samples.map(value));
    const least = Math.min(...samples.map(value));
    const range = [1, most > 12 ? 21 : most > 7 ? 12 : 7];
    const marks = range[1] > 12 ? [3, 4.5, 21] : [3, 4.5, range[1]];
    return plot(
      "title contrast", [["one", `least ${rounded(least)} : 1`]], range, marks,
      [line(samples, value, range, { class: "one" })],
      `${rounded(samples[0].contrast)} : 1 at the start, ${rounded(samples[STEPS].contrast)} : 1 at `
      + `the end, ${rounded(least)} : 1 at the least`);
  }

  /** Four plots: `{ figures, move(t) }`. */
  function all(evaluator, direction, width) {
    const samples = sample(evaluator, direction, width);
    const plots = [position(samples, width), opacity(samples), color(samples), contrast(samples)];
    return {
      figures: plots.map((one) => one.figure), move: (t) => plots.forEach((one) => one.move(t)),
    };
  }

  return { all, hexadecimal, titleContrast, regionUnderTitle };
})();
