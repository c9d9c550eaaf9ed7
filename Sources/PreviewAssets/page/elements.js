"use strict";

/**
 * Small things that every view uses: elements are made here and nowhere from text, so that what a user
 * wrote is never markup.
 */
const Elements = (() => {
  const SVG = "http://www.w3.org/2000/svg";

  function fill(element, attributes, children) {
    for (const [name, value] of Object.entries(attributes)) {
      if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
      else if (value === true) element.setAttribute(name, "");
      else if (value !== false && value !== undefined && value !== null) {
        element.setAttribute(name, value);
      }
    }
    for (const child of children.flat()) {
      if (child !== null && child !== undefined && child !== false) element.append(child);
    }
    return element;
  }

  /** An element: `make("button", { class: "x", onclick: f }, "text", other)`. */
  function make(name, attributes = {}, ...children) {
    return fill(document.createElement(name), attributes, children);
  }

  function svg(name, attributes = {}, ...children) {
    return fill(document.createElementNS(SVG, name), attributes, children);
  }

  const byId = (id) => document.getElementById(id);

  /** Fills a `<select>`; keeps what was chosen if it is still there. */
  function choices(select, options, chosen = select.value) {
    select.replaceChildren(...options.map(([value, text]) =>
      make("option", { value, selected: value === chosen }, text)));
  }

  /** A canvas of a size in CSS pixels, sharp on this screen, and its context in those pixels. */
  function prepare(canvas, width, height) {
    const ratio = Math.max(window.devicePixelRatio || 1, 1);
    const [w, h] = [Math.round(width * ratio), Math.round(height * ratio)];
    if (canvas.width !== w || canvas.height !== h) {
      canvas.width = w;
      canvas.height = h;
      canvas.style.width = `${width}px`;
      canvas.style.height = `${height}px`;
    }
    const context = canvas.getContext("2d");
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, width, height);
    return context;
  }

  function bytes(count) {
    return count === 0 ? "0" : `${(count / 1048576).toFixed(1)} MiB`;
  }

  /** What a user wrote: however its letters run, what stands beside it stays in its place. */
  const written = (text) => make("bdi", {}, text);

  /** Words of ours with a user's between them, in turn. */
  const inTurn = (parts) => parts.map((part, at) => (at % 2 ? written(part) : part));

  /** The same as a template: phrase`from ${name} on`. */
  const phrase = (ours, ...theirs) => inTurn(
    ours.flatMap((part, at) => (at < theirs.length ? [part, theirs[at]] : [part])));

  /** A sentence in which users' words stand in quotes. */
  const sentence = (text) => make(
    "bdi", {}, inTurn(text.split(/(?<=(?:^|[\s(])')(.+?)(?='(?:$|[\s.,;:)]))/)));

  const plural = (count, word) => `${count} ${word}${count === 1 ? "" : "s"}`;

  /** A colour of the page's own, as the style sheet has it in the theme that is on. */
  const themed = (name) => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

  return { make, svg, byId, choices, prepare, bytes, plural, themed, written, inTurn, phrase, sentence };
})();
