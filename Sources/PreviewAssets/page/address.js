"use strict";

/** The address of the page: `#view`, and in the view of a transition the step, so that what one looks at
 *  can be passed on. Another view is a new entry of the browser's history; another step in it is not. */
const Address = (() => {
  const PARTS = ["from", "to", "operation", "direction", "list", "fromState", "toState"];
  /** What the address was, and the view it led to, when it was last written or followed. */
  let known = null;
  let isQuiet = false;

  function written(view, step) {
    const parts = [view, ...(step ? PARTS.map((part) => step[part] ?? "") : [])];
    while (parts.at(-1) === "") parts.pop();
    return `#${parts.map((part) => encodeURIComponent(part)).join("/")}`;
  }

  /** Writes where one is. */
  function remember(view, step) {
    const hash = written(view, step);
    if (isQuiet || location.hash === hash) return;
    if (known && known.view !== view) history.pushState(null, "", hash);
    else history.replaceState(null, "", hash);
    known = { view, hash: location.hash };
  }

  /** Where the address leads: `{ view, step }`; a step only between screens that there are. */
  function read() {
    const [view, ...rest] = location.hash.slice(1).split("/").map((part) => {
      try { return decodeURIComponent(part); } catch { return ""; }
    });
    const step = Object.fromEntries(PARTS.map((part, at) => [part, rest[at] || undefined]));
    const hasState = (name, state) => !state || Plan.byName.get(name).states.includes(state);
    const isStep = view === "transition" && Plan.byName.has(step.from) && Plan.byName.has(step.to)
      && hasState(step.from, step.fromState) && hasState(step.to, step.toState);
    if (step.list !== undefined) step.list = Number(step.list);
    return { view, step: isStep ? step : undefined };
  }

  /** Shows the view that the address leads to, which does not change it. */
  function follow(view, show) {
    isQuiet = true;
    show();
    isQuiet = false;
    known = { view, hash: location.hash };
  }

  /** Whether it is another one than was written or followed last. */
  function hasChanged() { return known?.hash !== location.hash; }

  return { remember, read, follow, hasChanged };
})();
