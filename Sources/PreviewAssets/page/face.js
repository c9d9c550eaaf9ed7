"use strict";

/** A bar as it is seen in one appearance. */
const Face = (() => {
  const { color, paint, over, overPage } = Paint;
  /** How much of the page a blur hides. A stand-in: what UIKit's blur does cannot be calculated. */
  const MATERIALS = {
    "none": 0, "ultra-thin": 0.35, "thin": 0.5, "regular": 0.65, "thick": 0.8, "chrome": 0.75,
    "glass": 0.75,
  };
  const GREYS = { light: 0xF6 / 255, dark: 0x1E / 255 };

  /**
   * A bar as it is seen: in one band and appearance, at rest or at the scroll edge.
   *
   * @param look An entry of the plan's `looks`.
   * @param view `{ band, appearance, atEdge, hasGlass, background }`; the last is the colour behind
   *   pages that let something through.
   */
  function seen(look, view) {
    const { appearance } = view;
    const bar = look.bar;
    const edge = bar["scroll-edge"];
    const shown = view.atEdge && edge !== "same" ? edge : bar;
    const of = (value) => value[appearance];
    const page = color(of(look.page));
    const behind = color(view.background);
    const result = {
      page: overPage(paint(page, page.a), behind),
      isHidden: bar.hidden,
      tint: of(shown.tint), title: of(shown["title-color"]),
      largeTitle: of(shown["large-title-color"]),
      rgb: null, coverage: 0, material: "none", strength: 0, image: null, line: null,
    };
    if (!bar.hidden) fill(result, shown, bar.translucent, view);
    const grey = GREYS[appearance];
    result.blur = paint({ r: grey, g: grey, b: grey }, MATERIALS[result.material] * result.strength);
    result.paint = painted(result, result.rgb, result.coverage);
    result.composed = overPage(result.paint, result.page);
    return result;
  }

  function fill(result, bar, isTranslucent, view) {
    const { appearance } = view;
    const image = bar.image === "none" ? "none" : bar.image[appearance];
    result.image = bar.alpha > 0 && image !== "none" ? image : null;
    if (result.image) {
      result.coverage = bar.alpha;
    } else {
      const [text, material] = background(bar, isTranslucent, view);
      const own = text === null ? { r: 0, g: 0, b: 0, a: 0 } : color(text);
      result.coverage = own.a * bar.alpha;
      result.rgb = result.coverage > 0 ? own : null;
      result.material = bar.alpha > 0 && result.coverage < 1 ? material : "none";
    }
    result.strength = result.material === "none" ? 0 : bar.alpha;
    const isVisible = result.coverage > 0 || result.material !== "none" || result.image;
    const line = bar["shadow-line"];
    result.line = isVisible && line !== "none" ? line[appearance] : null;
  }

  /** Colour and blur. UIKit's own is a blur without colour, or glass, unless the bar is opaque. */
  function background(bar, isTranslucent, view) {
    if (bar.color !== "system") return [bar.color[view.appearance], bar.material];
    if (!isTranslucent) return [view.background, bar.material];
    if (bar.material !== "none") return [null, bar.material];
    return [null, view.band === "from-26" && view.hasGlass ? "glass" : "chrome"];
  }

  /** A colour over the bar's blur, as one paint. */
  function painted(face, rgb, coverage) {
    return rgb ? over(paint(rgb, coverage), face.blur) : face.blur;
  }

  /** What the status bar shows over a look: dark, light or hidden. */
  function statusBar(look, appearance) {
    const style = look["status-bar"];
    return style === "default" ? (appearance === "light" ? "dark" : "light") : style;
  }

  return { seen, painted, statusBar };
})();
