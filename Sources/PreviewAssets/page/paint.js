"use strict";

/** Colours as the evaluator calculates with them: premultiplied, `{ r, g, b, c }`, 0…1, where c is the
 *  coverage; so that a colour that is not there does not shine through on the way to another. */
const Paint = (() => {
  const CLEAR = Object.freeze({ r: 0, g: 0, b: 0, c: 0 });

  /** `#RRGGBBAA` as channels and alpha, 0…1. */
  function color(text) {
    const byte = (at) => parseInt(text.slice(at, at + 2), 16) / 255;
    return { r: byte(1), g: byte(3), b: byte(5), a: byte(7) };
  }

  function paint(rgb, coverage) {
    return { r: rgb.r * coverage, g: rgb.g * coverage, b: rgb.b * coverage, c: coverage };
  }

  function paintOf(text) {
    if (text === null) return CLEAR;
    const parsed = color(text);
    return paint(parsed, parsed.a);
  }

  /** A paint over another paint. */
  function over(above, below) {
    const rest = 1 - above.c;
    return {
      r: above.r + below.r * rest, g: above.g + below.g * rest, b: above.b + below.b * rest,
      c: above.c + below.c * rest,
    };
  }

  /** A paint over an opaque colour. */
  function overPage(above, page) {
    const rest = 1 - above.c;
    return { r: above.r + page.r * rest, g: above.g + page.g * rest, b: above.b + page.b * rest };
  }

  function mixed(one, other, share) {
    const rest = 1 - share;
    return {
      r: one.r * rest + other.r * share, g: one.g * rest + other.g * share,
      b: one.b * rest + other.b * share, c: one.c * rest + other.c * share,
    };
  }

  /** WCAG's relative luminance. https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
  function luminance(rgb) {
    const linear = (v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
    return 0.2126 * linear(rgb.r) + 0.7152 * linear(rgb.g) + 0.0722 * linear(rgb.b);
  }

  /** WCAG's contrast ratio of two opaque colours, 1…21. */
  function contrast(one, other) {
    const [a, b] = [luminance(one), luminance(other)];
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  }

  return { CLEAR, color, paint, paintOf, over, overPage, mixed, contrast };
})();
