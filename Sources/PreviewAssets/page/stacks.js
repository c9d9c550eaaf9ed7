"use strict";

/** The view in which one walks through the app: the stack, the pictures that are kept, and what each
 *  step did. */
class StacksView {
  /** @param settings `{ state, onWatch(step) }`: the page's state; opens a transition. */
  constructor({ state, onWatch }) {
    const { byId } = Elements;
    this.state = state;
    this.onWatch = onWatch;
    this.ids = Object.fromEntries(
      ["stack", "restart", "steps", "events", "screens", "log", "store", "controllers", "announce"]
        .map((id) => [id, byId(`s-${id}`)]));
    const onMap = Plan.notes.map.lanes.find((lane) => lane.stack !== undefined);
    Elements.choices(
      this.ids.stack, Plan.stacks.map((stack) => [stack.name, stack.name]),
      onMap?.stack ?? Plan.stacks[0].name);
    this.ids.stack.addEventListener("change", () => this.restart());
    this.ids.restart.addEventListener("click", () => this.restart());
  }

  restart() {
    this.walk = new Walk({
      stack: this.ids.stack.value, ios: this.state.ios, appearance: this.state.appearance,
    });
    this.ids.log.replaceChildren();
    this.count = 0;
    this.refresh();
  }

  refresh() {
    if (!this.walk) {
      this.restart();
      return;
    }
    this.walk.ios = this.state.ios;
    this.showSteps();
    this.showScreens();
    this.showStore();
  }

  // What can be done

  showSteps() {
    const { make } = Elements;
    const button = (step) => make(
      "button", { type: "button", class: "step", onclick: () => this.perform(step) },
      Elements.inTurn(step.label));
    const steps = this.walk.steps();
    const group = (title, list) => (list.length === 0 ? null
      : make("div", { class: "group" }, make("h3", {}, title), list.map(button)));
    const isReturn = (step) => Plan.RETURNS.has(step.operation);
    const isOther = (step) => ["present", "dismiss", "state"].includes(step.operation);
    this.ids.steps.replaceChildren(...[
      group("On", steps.filter((step) => !isReturn(step) && !isOther(step))),
      group("Back", steps.filter(isReturn)), group("Other", steps.filter(isOther)),
    ].filter(Boolean));
    const dark = this.walk.appearance === "dark" ? "light" : "dark";
    const events = [
      { text: "rotate", label: ["rotate"], operation: "rotate" },
      { text: "text-size", label: ["change the text size"], operation: "text-size" },
      { text: "memory-warning", label: ["memory warning"], operation: "memory-warning" },
      ...(Plan.appearances.includes(dark)
        ? [{ text: dark, label: [`turn ${dark}`], operation: "appearance" }] : []),
    ];
    this.ids.events.replaceChildren(make("h3", {}, "Meanwhile"), ...events.map(button));
  }

  perform(step) {
    const focused = document.activeElement?.textContent;
    const report = this.walk.perform(step);
    this.count += 1;
    this.log(report);
    this.refresh();
    // The buttons were made anew: whoever works by keys goes on where they were.
    const buttons = [...this.ids.steps.querySelectorAll("button"),
      ...this.ids.events.querySelectorAll("button")];
    (buttons.find((one) => one.textContent === focused) ?? buttons[0])?.focus();
  }

  // What is

  showScreens() {
    const { make } = Elements;
    const { top } = this.walk;
    const below = this.walk.controllers.slice(0, -1).map((one) => one.stack);
    this.ids.controllers.replaceChildren(...Elements.inTurn(["", top.stack, ...below.flatMap(
      (name, at) => [at ? ", " : ", presented above ", name])]));
    this.ids.screens.replaceChildren(...top.screens.map((one, height) => {
      const isTop = height === top.screens.length - 1;
      const hasPicture = top.pictures.has(one.id);
      const canvas = make("canvas", { "aria-hidden": "true" });
      this.paint(canvas, one, height, isTop ? 0.36 : 0.2);
      const words = [one.screen, one.state && `state ${one.state}`, isTop && "on top",
        hasPicture && "picture kept"].filter(Boolean);
      return make("li", { class: isTop ? "top" : "" }, canvas,
        make("span", { class: "name" }, Elements.inTurn(
          ["", one.screen, ...(one.state ? [" (", one.state, ")"] : [])])),
        make("span", { class: hasPicture ? "kept" : "none" },
          hasPicture ? `picture, ${Elements.bytes(this.state.device.picture)}`
            : isTop ? "on top" : "no picture"),
        make("span", { class: "unseen" }, Elements.written(words.join(", "))));
    }));
  }

  paint(canvas, one, height, scale) {
    const { state, walk } = this;
    const { device } = state;
    const tabBar = walk.tabBar(walk.top.screens.slice(0, height + 1));
    const look = Plan.look(one.screen, one.state, tabBar);
    const stage = Parts.stage(device, state.isRightToLeft);
    const context = Elements.prepare(canvas, device.width * scale + 4, device.height * scale + 4);
    context.translate(2, 2);
    context.scale(scale, scale);
    const viewpoint = state.viewpointIn(walk.appearance, walk.band);
    Phone.drawScreen(
      context, { name: one.screen, look, face: Face.seen(look, viewpoint) }, stage, {
        appearance: walk.appearance, hasBack: height > 0, hasTabBar: tabBar === "shown",
        statusBar: Face.statusBar(look, walk.appearance),
      });
  }

  showStore() {
    const { make, bytes, plural } = Elements;
    const count = this.walk.pictureCount;
    const { device } = this.state;
    const used = count * device.picture;
    const budget = Plan.budget.snapshots;
    const meter = make("meter", {
      min: 0, max: budget, value: Math.min(used, budget), high: budget * 0.75,
      "aria-label": "memory of pictures, against the budget",
    });
    const rows = [device, ...StacksView.others(device)].map((one) => make("tr", {},
      make("th", { scope: "row" }, one.name), make("td", {}, bytes(one.picture)),
      make("td", {}, bytes(count * one.picture))));
    this.ids.store.replaceChildren(
      make("p", {}, make("b", {}, plural(count, "picture")),
        `, ${bytes(used)} of ${bytes(budget)} on ${device.name}`,
        used > budget ? make("strong", {}, " – over the budget") : ""),
      meter,
      make("table", {}, make("thead", {}, make("tr", {},
        make("th", { scope: "col" }, "device"), make("th", { scope: "col" }, "a picture"),
        make("th", { scope: "col" }, "all"))), make("tbody", {}, rows)));
  }

  /** Three devices that are not this one: the smallest, one in the middle, the largest. */
  static others(device) {
    const sorted = [...Plan.devices].sort((one, other) => one.picture - other.picture);
    return [sorted[0], sorted[sorted.length >> 1], sorted[sorted.length - 1]]
      .filter((one) => one.name !== device.name);
  }

  // What was

  log(report) {
    const { make } = Elements;
    const { route } = report;
    const kind = route && Plan.kind(route.recipe);
    const nameOf = (id) => this.walk.controllers.flatMap((one) => one.screens)
      .find((one) => one.id === id)?.screen ?? "another screen";
    const facts = [
      report.taken !== null && ["takes a picture of ", nameOf(report.taken)],
      report.shown !== null && ["shows the picture of ", nameOf(report.shown)],
      report.fallback && [`has no picture (${report.fallback.because}): `
        + `${Plan.KINDS[Plan.kind(report.fallback.recipe)]} instead`],
      report.isCancelled && ["goes back: everything is as it was"],
      !route && Plan.RETURNS.has(report.operation) && ["the plan says nothing of it"],
      report.operation === "replace" && !route && ["nothing changes: this stack is there already"],
    ].filter(Boolean);
    const row = route?.reason ? `, row ${route.reason.row}` : "";
    const watch = route && make("button", {
      type: "button", class: "watch", "aria-label": `watch step ${this.count}`,
      onclick: () => this.onWatch({
        from: report.from, to: report.to, operation: report.operation,
        list: route.entry?.list, direction: route.direction,
      }),
    }, "watch");
    const item = make("li", {},
      make("span", { class: "done" }, Elements.written(report.text)),
      route ? make("span", { class: `chip ${kind}` }, Plan.KINDS[kind]) : null,
      route ? make("span", { class: "muted" }, `plan ${route.number}${row}`) : null, watch,
      facts.map((fact) => make("p", {}, Elements.inTurn(fact))));
    this.ids.log.prepend(item);
    this.ids.announce.textContent = [[report.text], ...facts]
      .map((fact) => fact.join("")).join(". ");
  }
}
