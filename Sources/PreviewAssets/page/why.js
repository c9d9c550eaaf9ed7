"use strict";

/** Why a pair runs as it does, in words: the row, the values and where they were written, pictures,
 *  what stands in for a missing one, and what was found. */
const Why = (() => {
  const { make, bytes, written, phrase, sentence } = Elements;
  const MOTIONS = {
    slide: "The whole screen moves as a picture, bar and all.",
    blend: "UIKit's bar is transparent; one background runs from one look to the other.",
    ride: "UIKit's bar is transparent; each screen's own background moves with it.",
    still: "UIKit's own transition runs; there is nothing to hide.",
    break: "UIKit's own transition runs, and the difference is to be seen: 'transitions' asks for it.",
    foreign: "The app's own animator runs; the plan has only the looks.",
  };

  function entry(term, ...content) {
    return [make("dt", {}, term), make("dd", {}, ...content)];
  }

  function place(where) {
    const { path, line, column } = Plan.place(where);
    return make("code", { class: "place" }, written(path), `:${line}:${column}`);
  }

  function value(text) {
    const words = text === true ? "true" : text === false ? "false" : String(text);
    const isColor = /^#[0-9A-F]{6}([0-9A-F]{2})?$/.test(words);
    const swatch = isColor ? swatchOf(words) : null;
    return make("code", { class: "value" }, swatch, written(words));
  }

  function swatchOf(text) {
    const swatch = make("span", { class: "swatch" });
    swatch.style.background = text;
    return swatch;
  }

  /** Where a value of a screen that decided was written; the screen itself where that is unknown. */
  function sourceOf(name, attribute) {
    const screen = Plan.byName.get(name);
    return place(screen.places?.[attribute] ?? screen.source);
  }

  function decision(route, step) {
    const { reason, entry: declared } = route;
    if (!reason) {
      return entry("Row", "Nobody declared this; it runs by the two looks, from ",
        make("code", {}, "pairs"), ".");
    }
    const rows = entry("Row", make("code", {}, reason.row), ` – ${Plan.notes.rows[reason.row]}`,
      reason.appearance !== "both" ? `, in ${reason.appearance} appearance` : "");
    if (reason.values) {
      // The way back of a push has the reason of its push.
      const names = declared.operation === "pop" ? [step.to, step.from] : [step.from, step.to];
      rows.push(...entry(reason.attribute,
        make("ul", { class: "values" }, ["from", "to"].map((side, index) => make("li", {},
          make("span", {}, written(names[index])), " ", value(reason.values[side]), " ",
          sourceOf(names[index], reason.attribute))))));
    }
    for (const number of reason.overrides ?? []) {
      const override = Plan.document.overrides[number];
      const asked = ["strategy", "motion", "duration", "animated"]
        .filter((key) => override[key] !== undefined).map((key) => `${key}: ${override[key]}`);
      rows.push(...entry("Override", asked.join(", ") || "an entry of 'transitions'", " ",
        override.source ? place(override.source) : ""));
    }
    if (reason.stack) rows.push(...entry("In the stack", ...reason.stack.flatMap((name, at) =>
        (at ? [" → ", written(name)] : [written(name)]))));
    return rows;
  }

  function pictures(route, step, device) {
    const { recipe, entry: declared } = route;
    const rows = [];
    if (declared?.capture) {
      rows.push(...entry("Takes a picture", phrase`of ${step.from}`,
        `, ${bytes(device.picture)} on ${device.name}`));
    }
    const picture = recipe.snapshot ?? recipe.interaction?.snapshot;
    if (!picture) {
      if (!declared?.capture) rows.push(...entry("Pictures", "none"));
      return rows;
    }
    const what = picture.target === "root" ? "the window's root view" : "the navigation view";
    const whose = picture.of === "from" ? step.from : step.to;
    rows.push(...entry("Moves a picture", `of ${what}, showing `, written(whose)));
    if (picture.fallback !== undefined) {
      const name = (number) => Plan.KINDS[Plan.kind(Plan.document.plans[number])];
      const onSystem = picture["fallback-on-system-bar"];
      rows.push(...entry("If it is missing", name(picture.fallback),
        onSystem === undefined ? "" : `; ${name(onSystem)} where the bar is UIKit's own`));
    }
    return rows;
  }

  function rule({ kind, op, value: bound, unit, "velocity-projection": projection }) {
    const added = projection === undefined ? "" : ` + ${projection} s × release speed`;
    const speed = kind.endsWith("speed") ? "/s" : "";
    return `${kind.replace("-", " ")}${added} ${op} ${bound}${unit ? ` ${unit}${speed}` : ""}`;
  }

  function swipe(recipe) {
    const { interaction } = recipe;
    if (!interaction) return [];
    if (interaction.owner === "uikit") return entry("Swipe", "UIKit's own");
    if (interaction.owner === "none") return entry("Swipe", "off");
    const where = interaction.gesture === "full"
      ? `anywhere${interaction.within ? ` within ${interaction.within} points` : ""}`
      : `at the ${interaction.edge} edge`;
    const rules = interaction.finish.any.map(rule).join(" or ");
    return entry("Swipe", `begins ${where}; finishes if ${rules}; settles in ${interaction.settle.duration} s`);
  }

  function recognisers(recipe) {
    const off = recipe["recognisers-off"];
    return off ? entry("Switched off", off.map((name) => make("code", {}, name)).flatMap(
      (code, index) => (index ? [", ", code] : [code]))) : [];
  }

  function finding(one) {
    return make("li", { class: `finding ${one.severity}` },
      make("b", {}, one.severity), " ", make("code", {}, one.code),
      make("p", {}, sentence(one.message)),
      one.help ? make("p", { class: "help" }, sentence(one.help)) : null,
      place(one.source));
  }

  function findingList(title, list) {
    if (list.length === 0) return [];
    return [make("h3", {}, title), make("ul", { class: "findings" }, list.map(finding))];
  }

  /** Everything there is to say of a route, for the step that takes it. */
  function panel(route, step, device) {
    const { recipe } = route;
    const kind = Plan.kind(recipe);
    const shared = step.from === step.to ? [] : Plan.findings(step.from, step.to);
    const isShared = new Set(shared);
    const single = [...new Set([...Plan.findings(step.from), ...Plan.findings(step.to)])]
      .filter((one) => !isShared.has(one));
    return [
      make("h2", {}, "Why"),
      make("p", { class: "verdict" }, make("span", { class: `chip ${kind}` }, Plan.KINDS[kind]), " ",
        MOTIONS[kind]),
      make("dl", {},
        ...entry("Recipe", `plan ${route.number}`,
          recipe.timeline?.duration ? `, ${recipe.timeline.duration} s` : "",
          recipe.animated === false ? ", not animated" : ""),
        ...decision(route, step), ...pictures(route, step, device), ...swipe(recipe),
        ...recognisers(recipe)),
      ...findingList("Found on this pair", shared),
      ...findingList("Found on one of the two", single),
    ];
  }

  return { panel, finding, findingList, value, place, rule };
})();
