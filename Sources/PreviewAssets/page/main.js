"use strict";

/** The page: what is chosen for all views, and which of them is up. */
const Page = (() => {
  const { byId, choices } = Elements;

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
  };

  let current = "map";
  let isQuiet = false;

  // The map and what stands beside it

  const map = new MapView({
    canvas: byId("m-canvas"), frame: byId("m-frame"), state,
    onSelect: (name) => panel.select(name),
    onOpen: (edge) => watch({ ...edge.entry }),
    onEnter: () => byId("m-card").querySelector("button")?.focus(),
  });
  map.edges = [];
  map.paths = new Map();

  const panel = mapPanel({ map, state, onWatch: (step) => watch(step) });

  // Views

  const transition = new TransitionView({
    state,
    onStep: (step) => { if (current === "transition") rememberStep(step); },
  });
  const stacks = new StacksView({ state, onWatch: (step) => watch(step) });

  function watch(step) {
    show("transition");
    transition.open(step);
    rememberStep(transition.step);
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

  function rememberStep({ from, to, operation }) {
    remember(["transition", from, to, operation]);
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
    panel.select(map.selected);
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

  function start() {
    const { title } = Plan.notes;
    byId("title").textContent = title.slice(title.lastIndexOf("/") + 1);
    byId("title").title = title;
    listenToChoices();
    listenToTabs();
    isQuiet = true;
    refresh();
    panel.listen();
    panel.applyFilters();
    follow();
    isQuiet = false;
    document.body.classList.remove("loading");
    map.resize();
    window.addEventListener("hashchange", follow);
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", refresh);
    window.addEventListener("beforeprint", () => map.drawNow());
  }

  start();
  return { state, map, transition, stacks, show, watch, select: panel.select };
})();
