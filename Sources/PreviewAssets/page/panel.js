"use strict";

/**
 * What stands beside the map: search and filters, the list of screens, and what there is to know of the
 * screen that is chosen, or of the app.
 *
 * @param settings `{ map, state, onWatch(step) }`: the view of the map, the page's state, what opens a
 *   transition.
 */
function mapPanel({ map, state, onWatch }) {
  const { make, byId, choices, plural, bytes, written } = Elements;
  const filters = { text: "", stack: "", rule: "", onlyFindings: false };

  /** The screens that pass all filters. */
  function matching() {
    const isAsked = filters.rule !== "" || filters.onlyFindings;
    const found = new Set(!isAsked ? [] : Plan.notes.findings
      .filter((finding) => !filters.rule || finding.code === filters.rule)
      .flatMap((finding) => finding.screens));
    return Plan.screens.filter(({ name }) => map.places.has(name)
      && (!filters.text || name.toLowerCase().includes(filters.text))
      && (!filters.stack || map.places.get(name).lane.stack === filters.stack)
      && (!isAsked || found.has(name)));
  }

  function applyFilters() {
    const found = matching();
    const isAll = found.length === map.places.size;
    const kinds = [...byId("m-kinds").querySelectorAll("input")];
    const shown = new Set(kinds.filter((input) => input.checked).map((input) => input.value));
    map.applyFilter({
      kinds: shown.size === kinds.length ? null : shown,
      matches: isAll ? null : new Set(found.map((screen) => screen.name)),
    });
    showList(found);
  }

  const LIST_LIMIT = 300;

  function showList(found) {
    byId("m-count").textContent = found.length === map.places.size
      ? plural(found.length, "screen") : `${found.length} of ${plural(map.places.size, "screen")}`;
    byId("m-list").replaceChildren(...found.slice(0, LIST_LIMIT).map((screen) => {
      const count = map.findings.get(screen.name);
      const mark = count && (count.error || count.warning)
        ? make("span", { class: `mark ${count.error ? "error" : "warning"}` },
          String(count.error + count.warning), make("span", { class: "unseen" }, " findings"))
        : null;
      return make("li", {}, make("button", {
        type: "button", "aria-pressed": String(screen.name === map.selected),
        onclick: () => { select(screen.name); map.reveal(screen.name); },
      }, make("span", {}, written(screen.name)), mark));
    }));
    byId("m-more").textContent = found.length > LIST_LIMIT
      ? `and ${found.length - LIST_LIMIT} more: search for them` : "";
  }

  function select(name) {
    map.select(name);
    if (name) map.reveal(name);
    for (const button of byId("m-list").querySelectorAll("button")) {
      const isChosen = button.firstChild.textContent === name;
      button.setAttribute("aria-pressed", String(isChosen));
      if (isChosen) button.parentElement.scrollIntoView({ block: "nearest" });
    }
    byId("m-card").replaceChildren(...(name ? card(Plan.byName.get(name)) : overview()));
    byId("m-announce").textContent = name ? `${name} is chosen` : "";
  }

  /** What there is to know of a screen. */
  function card(screen) {
    const findings = Plan.findings(screen.name);
    const isBack = (entry) => Number(Plan.RETURNS.has(entry.operation));
    const edges = [...Plan.leaving.get(screen.name)]
      .sort((one, other) => isBack(one) - isBack(other));
    return [
      make("h2", {}, written(screen.name)),
      make("p", { class: "muted" }, Why.place(screen.source)),
      ...lookTable(screen),
      make("h3", {}, "From here"),
      edges.length ? make("ul", { class: "edges" }, edges.map((entry) => edgeItem(entry)))
        : make("p", { class: "muted" }, "nothing leads on from here"),
      ...Why.findingList(plural(findings.length, "finding"), findings),
    ];
  }

  function edgeItem(entry) {
    const direction = entry.push === undefined && entry.pop !== undefined ? "pop" : "push";
    const route = Plan.route({ ...entry, direction }, state.band);
    const kind = Plan.kind(route.recipe);
    const onclick = () => onWatch({ ...entry, direction });
    return make("li", {}, make("button", { type: "button", onclick },
      make("span", {}, `${entry.operation} `, make("b", {}, written(entry.to))),
      make("span", { class: `chip ${kind}` }, Plan.KINDS[kind]),
      entry.capture ? make("span", { class: "muted" }, "takes a picture") : null));
  }

  function lookTable(screen) {
    const { appearance } = state;
    const look = Plan.look(screen.name);
    const { bar } = look;
    const of = (value) => (typeof value === "object" ? value[appearance] : value);
    const image = of(bar.image);
    const rows = bar.hidden ? [["bar", "hidden"]] : [
      ["colour", of(bar.color)], ["alpha", bar.alpha],
      ["material", bar.material], ["image", image === "none" ? "none" : image.name],
      ["line", of(bar["shadow-line"])], ["tint", of(bar.tint)], ["title", of(bar["title-color"])],
      ["height", bar.height.join(", ") || "plain"],
      ["scroll edge", bar["scroll-edge"] === "same" ? "same" : "its own"],
    ];
    rows.push(["page", of(look.page)], ["status bar", look["status-bar"]], ["tab bar", look["tab-bar"]],
      ["swipe back", look.gesture], ["back button", screen["back-button"]]);
    if (screen.states.length > 1) {
      rows.push(["states", screen.states.filter((one) => one !== "").join(", ")]);
    }
    return [make("dl", { class: "look" }, rows.flatMap(([term, value]) =>
      [make("dt", {}, term), make("dd", {}, Why.value(String(value).replace(/FF$/, (end) =>
        (/^#[0-9A-F]{8}$/.test(value) ? "" : end))))]))];
  }

  /** What there is to know of the app. */
  function overview() {
    const counts = new Map();
    for (const edge of map.edges) {
      if (edge.entry) counts.set(edge.kind, (counts.get(edge.kind) ?? 0) + 1);
    }
    const findings = Plan.notes.findings.filter(({ screens }) =>
      screens.length === 0 || screens.some((name) => Plan.shown.has(name)));
    const part = Plan.shown.size < Plan.screens.length ? `${Plan.shown.size} of ` : "";
    const count = (list, word) => plural(list.length, word);
    const of = (severity) => findings.filter((one) => one.severity === severity).length;
    const whole = findings.filter((one) => one.screens.length === 0);
    return [
      make("h2", {}, "The app"),
      make("p", {}, `${part}${count(Plan.screens, "screen")} in ${count(Plan.stacks, "stack")}, `
        + `${count(Plan.document.looks, "look")}, ${count(Plan.document.plans, "recipe")}; `
        + `iOS ${Plan.document.targets.ios.join("–")}, profile ${Plan.document.motion.profile}`),
      make("ul", { class: "counts" }, [...counts].map(([kind, edges]) => make("li", {},
        make("span", { class: `chip ${kind}` }, Plan.KINDS[kind]), ` ${plural(edges, "edge")}`))),
      make("h3", {}, "Pictures"),
      make("table", {}, make("tbody", {}, Plan.stacks.map((stack) => make("tr", {},
        make("th", { scope: "row" }, written(stack.name)), make("td", {}, stack.pictures.unbounded
          ? "without end" : `at most ${stack.pictures.peak}, ${bytes(stack.pictures.bytes)}`))))),
      make("h3", {}, "Findings"),
      make("p", {}, `${plural(of("error"), "error")}, ${plural(of("warning"), "warning")}, `
        + `${plural(of("info"), "info")}`),
      make("ul", { class: "findings" }, whole.slice(0, 20).map(Why.finding)),
      make("p", { class: "muted" }, "Choose a screen for what it is, or an edge for how it moves."),
    ];
  }

  function listen() {
    byId("m-search").addEventListener("input", (event) => {
      filters.text = event.target.value.trim().toLowerCase();
      applyFilters();
    });
    byId("m-search").addEventListener("keydown", (event) => {
      if (event.key !== "Enter") return;
      const found = matching();
      const at = found.findIndex((screen) => screen.name === map.selected);
      if (found.length > 0) select(found[(at + 1) % found.length].name);
    });
    const kinds = ["slide", "blend", "ride", "still", "break", "foreign", "present"];
    const words = { ...Plan.KINDS, present: "presents" };
    const used = new Set(map.edges.map((edge) => edge.kind));
    byId("m-kinds").replaceChildren(...kinds.filter((kind) => used.has(kind)).map((kind) =>
      make("label", {},
        make("input", { type: "checkbox", value: kind, checked: true, onchange: applyFilters }),
        make("span", { class: `stroke ${kind}` }), words[kind])));
    byId("m-kinds").parentElement.hidden = used.size === 0;
    const bind = (id, options, take) => {
      choices(byId(id), options, "");
      byId(id).parentElement.hidden = options.length < 2;
      byId(id).addEventListener("change", () => { take(byId(id).value); applyFilters(); });
    };
    bind("m-stack", [["", "all stacks"], ...map.lanes.filter((lane) => lane.stack !== undefined)
      .map((lane) => [lane.stack, lane.stack])], (value) => {
      filters.stack = value;
      map.fit(value);
    });
    const codes = [...new Set(Plan.notes.findings.map((finding) => finding.code))].sort();
    bind("m-rule", [["", "any rule"], ...codes.map((code) => [code, code])],
      (value) => { filters.rule = value; });
    byId("m-only").addEventListener("change", (event) => {
      filters.onlyFindings = event.target.checked;
      applyFilters();
    });
    byId("m-in").addEventListener("click", () => map.zoom(1.3));
    byId("m-out").addEventListener("click", () => map.zoom(1 / 1.3));
    byId("m-fit").addEventListener("click", () => map.fit());
  }

  return { select, applyFilters, listen };
}
