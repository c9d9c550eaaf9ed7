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

  const VIEWS = ["map", "transition", "stacks"];
  let current = "map";
  /** By view: what had the focus when another one came up. */
  const lastFocused = new Map();

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
    onStep: (step) => { if (current === "transition") Address.remember(current, step); },
  });
  const stacks = new StacksView({ state, onWatch: (step) => watch(step) });

  /** Opens a transition; whoever works by keys goes on where it is played. */
  function watch(step) {
    show("transition");
    transition.open(step);
    byId("t-play").focus({ preventScroll: true });
  }

  function show(name) {
    const focused = document.activeElement?.closest(`#view-${current}`) && document.activeElement;
    if (focused) lastFocused.set(current, focused);
    current = name;
    document.body.dataset.view = name;
    for (const view of VIEWS) {
      byId(`view-${view}`).hidden = view !== name;
      byId(`tab-${view}`).setAttribute("aria-selected", String(view === name));
      byId(`tab-${view}`).tabIndex = view === name ? 0 : -1;
    }
    if (name === "map") map.resize();
    if (name === "transition" && !transition.step) transition.open(firstStep());
    if (name === "stacks") stacks.refresh();
    Address.remember(name, name === "transition" ? transition.step : undefined);
  }

  function firstStep() {
    const [from, to] = Plan.notes.pair ?? [];
    if (from !== undefined) return { from, to };
    const entries = Plan.entries.filter((one) => Plan.shown.has(one.from) && Plan.shown.has(one.to));
    const entry = entries.find((one) => one.operation === "push"
      && Plan.kind(Plan.route(one, state.band).recipe) !== "still") ?? entries[0];
    return entry ?? { from: [...Plan.shown][0] };
  }

  /** Goes where the address says. */
  function follow() {
    const { view, step } = Address.read();
    const wanted = VIEWS.includes(view) ? view : Plan.notes.pair ? "transition" : "map";
    Address.follow(wanted, () => {
      show(wanted);
      if (step) transition.open(step);
    });
  }

  /** Goes back or forward; the focus goes where it was in that view. */
  function travel() {
    if (!Address.hasChanged()) return;
    follow();
    const focused = document.activeElement;
    const isLost = focused === document.body || focused.closest("[hidden]");
    if (!isLost && !focused.closest("[role=tab]")) return;
    const last = isLost && lastFocused.get(current);
    (last?.isConnected ? last : byId(`tab-${current}`)).focus();
  }

  // What holds for all views

  function refresh() {
    document.documentElement.dataset.appearance = state.appearance;
    map.rebuild();
    if (transition.step) transition.refresh();
    if (stacks.walk) stacks.refresh();
    panel.select(map.selected);
  }

  /** What is drawn and not written has no style sheet for paper: it is drawn anew. */
  function redraw(isForPaper) {
    document.documentElement.classList.toggle("printed", isForPaper);
    if (isForPaper && current === "map") map.beginPrinting(); else map.endPrinting();
    if (transition.scene?.route) transition.layOut();
    if (stacks.walk) stacks.showScreens();
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
    VIEWS.forEach((name, index) => {
      const tab = byId(`tab-${name}`);
      tab.addEventListener("click", () => show(name));
      tab.addEventListener("keydown", (event) => {
        const next = {
          ArrowRight: VIEWS[(index + 1) % VIEWS.length], ArrowLeft: VIEWS.at(index - 1),
          Home: VIEWS[0], End: VIEWS.at(-1),
        }[event.key];
        if (!next || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
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
    refresh();
    panel.listen();
    panel.applyFilters();
    follow();
    document.body.classList.remove("loading");
    map.resize();
    window.addEventListener("popstate", travel);
    window.addEventListener("hashchange", travel);
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", refresh);
    window.addEventListener("beforeprint", () => redraw(true));
    window.addEventListener("afterprint", () => redraw(false));
  }

  start();
  return {
    state, map, transition, stacks, show, watch, select: panel.select, get view() { return current; },
  };
})();
