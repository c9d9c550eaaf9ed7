"use strict";

/** The page: what is chosen for all views, which of them is up, and the map's list and filters. */
const Page = (() => {
  const { make, byId, choices, plural, bytes } = Elements;

  const state = {
    appearance: Plan.appearances[0],
    band: Plan.bands[Plan.bands.length - 1],
    device: Plan.devices.find((device) => device.name === Plan.budget.device),
    isRightToLeft: false,
    atEdge: false,
    /** The newest version in the band. */
    get ios() {
      const [least, most] = Plan.document.targets.ios;
      return this.band === "from-26" ? most : Math.max(least, Math.min(most, 25));
    },
    viewpointIn(appearance, band) {
      return {
        band, appearance, atEdge: this.atEdge, hasGlass: Plan.document.targets.glass,
        background: Plan.notes.background[appearance],
      };
    },
    get viewpoint() { return this.viewpointIn(this.appearance, this.band); },
    statusBar(look, appearance = this.appearance) {
      const style = look["status-bar"];
      return style === "default" ? (appearance === "light" ? "dark" : "light") : style;
    },
  };

  let current = "map";
  let isQuiet = false;

  // The map and what stands beside it

  const map = new MapView({
    canvas: byId("m-canvas"), frame: byId("m-frame"), state,
    onSelect: (name) => select(name),
    onOpen: (edge) => watch({ ...edge.entry }),
    onEnter: () => byId("m-card").querySelector("button")?.focus(),
  });
  map.edges = [];
  map.paths = new Map();

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
      }, make("span", {}, screen.name), mark));
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
      make("h2", {}, screen.name),
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
    return make("li", {}, make("button", { type: "button", onclick: () => watch({ ...entry, direction }) },
      make("span", {}, `${entry.operation} `, make("b", {}, entry.to)),
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
      ["height", bar.height.join(", ") || "plain"], ["scroll edge", bar["scroll-edge"] === "same" ? "same" : "its own"],
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
    const { findings } = Plan.notes;
    const of = (severity) => findings.filter((one) => one.severity === severity).length;
    const whole = findings.filter((one) => one.screens.length === 0);
    return [
      make("h2", {}, "The app"),
      make("p", {}, `${plural(Plan.screens.length, "screen")} in ${plural(Plan.stacks.length, "stack")}, `
        + `${plural(Plan.document.looks.length, "look")}, ${plural(Plan.document.plans.length, "recipe")}; `
        + `iOS ${Plan.document.targets.ios.join("–")}, profile ${Plan.document.motion.profile}`),
      make("ul", { class: "counts" }, [...counts].map(([kind, count]) => make("li", {},
        make("span", { class: `chip ${kind}` }, Plan.KINDS[kind]), ` ${plural(count, "edge")}`))),
      make("h3", {}, "Pictures"),
      make("table", {}, make("tbody", {}, Plan.stacks.map((stack) => make("tr", {},
        make("th", { scope: "row" }, stack.name), make("td", {}, stack.pictures.unbounded
          ? "without end" : `at most ${stack.pictures.peak}, ${bytes(stack.pictures.bytes)}`))))),
      make("h3", {}, "Findings"),
      make("p", {}, `${plural(of("error"), "error")}, ${plural(of("warning"), "warning")}, `
        + `${plural(of("info"), "info")}`),
      make("ul", { class: "findings" }, whole.slice(0, 20).map(Why.finding)),
      make("p", { class: "muted" }, "Choose a screen for what it is, or an edge for how it moves."),
    ];
  }

  // Views

  const transition = new TransitionView({
    state, onStep: (step) => { if (current === "transition") remember(["transition", step.from, step.to, step.operation]); },
  });
  const stacks = new StacksView({ state, onWatch: (step) => watch(step) });

  function watch(step) {
    show("transition");
    transition.open(step);
    remember(["transition", step.from, step.to, transition.step.operation]);
  }

  function show(name) {
    current = name;
    document.body.dataset.view = name;
    for (const view of ["map", "transition", "stacks"]) {
      byId(`view-${view}`).hidden = view !== name;
      byId(`tab-${view}`).setAttribute("aria-selected", String(view === name));
      byId(`tab-${view}`).tabIndex = view === name ? 0 : -1;
    }
    if (name === "map") map.resize();
    if (name === "transition" && !transition.step) transition.open(firstStep());
    if (name === "stacks") stacks.refresh();
    if (name !== "transition") remember([name]);
  }

  function firstStep() {
    const [from, to] = Plan.notes.pair ?? [];
    if (from !== undefined) return { from, to };
    const entry = Plan.entries.find((one) => one.operation === "push"
      && Plan.kind(Plan.route(one, state.band).recipe) !== "still") ?? Plan.entries[0];
    return entry ?? { from: Plan.screens[0].name };
  }

  /** The place in the address, so that it can be passed on; names are encoded. */
  function remember(parts) {
    const hash = `#${parts.map((part) => encodeURIComponent(part)).join("/")}`;
    if (isQuiet || location.hash === hash) return;
    history.replaceState(null, "", hash);
  }

  function follow() {
    const [view, from, to, operation] = location.hash.slice(1).split("/").map((part) => {
      try { return decodeURIComponent(part); } catch { return ""; }
    });
    if (view === "transition" && Plan.byName.has(from) && Plan.byName.has(to)) {
      show("transition");
      transition.open({ from, to, operation });
    } else if (["map", "transition", "stacks"].includes(view)) {
      show(view);
    } else {
      show(Plan.notes.pair ? "transition" : "map");
    }
  }

  // What holds for all views

  function refresh() {
    document.documentElement.dataset.appearance = state.appearance;
    map.rebuild();
    if (transition.step) transition.refresh();
    if (stacks.walk) stacks.refresh();
    select(map.selected);
  }

  function listenToChoices() {
    const bind = (id, options, chosen, take) => {
      const select_ = byId(id);
      choices(select_, options, chosen);
      select_.parentElement.hidden = options.length < 2;
      select_.addEventListener("change", () => { take(select_.value); refresh(); });
    };
    bind("appearance", Plan.appearances.map((one) => [one, one]), state.appearance,
      (value) => { state.appearance = value; });
    bind("band", Plan.bands.map((one) => [one, one === "from-26" ? "from iOS 26" : "below iOS 26"]),
      state.band, (value) => { state.band = value; });
    bind("direction", [["ltr", "left to right"], ["rtl", "right to left"]], "ltr",
      (value) => { state.isRightToLeft = value === "rtl"; });
    bind("device", Plan.devices.map((one) => [one.name, one.name]), state.device.name,
      (value) => { state.device = Plan.devices.find((one) => one.name === value); });
    bind("edge", [["rest", "at rest"], ["edge", "at the edge"]], "rest",
      (value) => { state.atEdge = value === "edge"; });
  }

  function listenToTabs() {
    const names = ["map", "transition", "stacks"];
    names.forEach((name, index) => {
      const tab = byId(`tab-${name}`);
      tab.addEventListener("click", () => show(name));
      tab.addEventListener("keydown", (event) => {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        if (!step) return;
        const next = names[(index + step + names.length) % names.length];
        show(next);
        byId(`tab-${next}`).focus();
      });
    });
  }

  function listenToMap() {
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
      make("label", {}, make("input", { type: "checkbox", value: kind, checked: true, onchange: applyFilters }),
        make("span", { class: `stroke ${kind}` }), words[kind])));
    const bind = (id, options, take) => {
      choices(byId(id), options, "");
      byId(id).parentElement.hidden = options.length < 2;
      byId(id).addEventListener("change", () => { take(byId(id).value); applyFilters(); });
    };
    bind("m-stack", [["", "all stacks"], ...map.lanes.filter((lane) => lane.stack !== undefined)
      .map((lane) => [lane.stack, lane.stack])], (value) => { filters.stack = value; });
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

  function start() {
    const { title } = Plan.notes;
    byId("title").textContent = title.slice(title.lastIndexOf("/") + 1);
    byId("title").title = title;
    listenToChoices();
    listenToTabs();
    isQuiet = true;
    refresh();
    listenToMap();
    applyFilters();
    follow();
    isQuiet = false;
    document.body.classList.remove("loading");
    map.resize();
    window.addEventListener("hashchange", follow);
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", refresh);
    window.addEventListener("beforeprint", () => map.drawNow());
  }

  start();
  return { state, map, transition, stacks, show, watch, select };
})();
