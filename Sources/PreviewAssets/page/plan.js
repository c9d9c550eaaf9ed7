"use strict";

/** The plan as it stands in the page, with what the page says of it; everything else asks here. */
const Plan = (() => {
  const read = (id) => JSON.parse(document.getElementById(id).textContent);
  const document_ = read("plan");
  const notes = read("notes");

  const screens = Object.entries(document_.screens).map(([name, screen], index) => ({
    name, index, ...screen,
    states: Object.keys(screen.looks),
  }));
  const byName = new Map(screens.map((screen) => [screen.name, screen]));
  const stacks = Object.entries(document_.stacks).map(([name, stack]) => ({ name, ...stack }));
  const entryKey = (from, to, operation, list = -1) => JSON.stringify([from, to, operation, list]);
  const entries = new Map(
    document_.transitions.map((entry) =>
      [entryKey(entry.from, entry.to, entry.operation, entry.list), entry]));
  const leaving = new Map(screens.map((screen) => [screen.name, []]));
  for (const entry of document_.transitions) leaving.get(entry.from).push(entry);

  /** The screens the page was asked for: those on the map. The plan is whole all the same. */
  const shown = new Set(
    notes.map.lanes.flatMap((lane) => lane.screens.map(([index]) => screens[index].name)));

  const RETURNS = new Set(["pop", "swipe", "pop-to", "pop-to-root", "back-menu", "tab-tap"]);

  /** What a recipe is, in the five kinds that the map and the words tell apart. */
  const KINDS = {
    "slide": "picture slide", "blend": "blend", "ride": "ride", "still": "still",
    "break": "visible break", "foreign": "own animator",
  };
  function kind(recipe) {
    if (recipe.strategy === "snapshot-slide") return "slide";
    if (recipe.strategy === "none") return "foreign";
    return recipe.break ? "break" : recipe.motion;
  }

  const bandKey = (key, band) => (band === "from-26" ? `${key}-from-26` : key);

  /** The number of the look a screen has in a state, with the tab bar it is seen with. */
  function lookNumber(name, state = "", tabBar = undefined) {
    const looks = byName.get(name).looks[state];
    return looks[tabBar] ?? looks.shown ?? looks.hidden;
  }

  function look(name, state, tabBar) {
    return document_.looks[lookNumber(name, state, tabBar)];
  }

  /**
   * How something runs, looked up in the order that plans are read: the entry of the operation; its
   * states; the looks; what is said of everything else.
   *
   * @param step `{ from, to, operation, list, direction, fromState, toState, fromTabBar, toTabBar }`;
   *   a swipe runs as the pop does.
   * @returns `{ number, recipe, entry, reason }`; null if the plan says nothing.
   */
  function route(step, band) {
    const operation = step.operation === "swipe" ? "pop" : step.operation;
    const direction = operation === "replace"
      ? step.direction : (RETURNS.has(operation) ? "pop" : "push");
    const entry = entries.get(entryKey(step.from, step.to, operation, step.list));
    const states = [step.fromState ?? "", step.toState ?? ""];
    const isOpening = states.every((state) => state === "");
    const pick = (holder, key) => holder?.[bandKey(key, band)] ?? holder?.[key];
    let number;
    if (entry && isOpening) {
      number = pick(entry, operation === "replace" ? direction : "plan");
    } else if (entry?.states) {
      const at = states.join("/");
      const found = (band === "from-26" ? entry["states-from-26"]?.[at] : undefined)
        ?? entry.states[at];
      number = typeof found === "object" ? found[direction] : found;
    } else {
      const from = lookNumber(step.from, states[0], step.fromTabBar);
      const to = lookNumber(step.to, states[1], step.toTabBar);
      number = pick(document_.pairs?.[from]?.[to], direction);
    }
    number ??= document_.undeclared?.[direction];
    if (number === undefined) return null;
    const reason = entry
      ? document_.reasons[pick(entry, "reason")]
      : undefined;
    return { number, recipe: document_.plans[number], entry, reason, direction };
  }

  /** A place, with the path of its file. */
  function place([file, line, column]) {
    return { path: document_.sources[file].path, line, column };
  }

  /** The findings that name all of these screens. */
  function findings(...names) {
    return notes.findings.filter((finding) =>
      names.every((name) => finding.screens.includes(name)));
  }

  return {
    document: document_, notes, screens, shown, byName, stacks, entries: document_.transitions, leaving,
    kind, KINDS, look, lookNumber, route, place, findings, RETURNS,
    appearances: document_.targets.appearances, bands: document_.targets.bands,
    devices: notes.devices, budget: document_.budget,
  };
})();
