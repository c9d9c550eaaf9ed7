"use strict";

/**
 * An app while it runs: navigation controllers with the screens in them, and the pictures that the plan
 * has it take. It does what `navstyle simulate` does, step by step, and its steps are written as there.
 *
 * Pictures are kept by instance of a screen, so that one that is found is always that of the screen that
 * comes up.
 */
class Walk {
  /** @param settings `{ stack, ios, appearance }`: the stack to start with, and under what. */
  constructor(settings) {
    this.ios = settings.ios;
    this.appearance = settings.appearance;
    this.controllers = [];
    this.nextInstance = 1;
    this.open(settings.stack);
  }

  get band() { return this.ios < 26 ? Plan.bands[0] : Plan.bands[Plan.bands.length - 1]; }
  get top() { return this.controllers[this.controllers.length - 1]; }
  get topScreen() { return this.top.screens[this.top.screens.length - 1]; }
  get stackOnTop() { return Plan.document.stacks[this.top.stack]; }

  /** How many pictures are kept, in all controllers. */
  get pictureCount() {
    return this.controllers.reduce((sum, controller) => sum + controller.pictures.size, 0);
  }

  open(stack) {
    const root = this.instance(Plan.document.stacks[stack].root);
    root.wasShown = true;
    this.controllers.push({ stack, screens: [root], pictures: new Set() });
  }

  instance(screen) {
    const id = this.nextInstance;
    this.nextInstance += 1;
    return { id, screen, state: "", wasShown: false, hasLostPicture: false };
  }

  /** The tab bar that is there while a screen of a stack is on top. */
  tabBar(screens) {
    const hides = (one) => Plan.look(one.screen, one.state)["tab-bar"] === "hidden";
    return this.stackOnTop["tab-bar"] && !screens.some(hides) ? "shown" : "hidden";
  }

  // What can be done

  /** Every step that can be made now: `{ text, label, operation, to, … }`; in a label, our words and
   *  names stand in turn. */
  steps() {
    const { screens } = this.top;
    const here = this.topScreen;
    const own = Plan.byName.get(here.screen);
    const { operations } = own;
    const steps = [];
    const add = (text, label, more) => steps.push({ text, label, ...more });
    for (const to of operations.push ?? []) {
      add(`push ${to}`, ["push ", to], { operation: "push", to });
    }
    (operations.replace ?? []).forEach((list, number) => add(
      `replace ${list.join(" ")}`,
      list.flatMap((name, at) => [at ? ", " : "replace by ", name]),
      { operation: "replace", list, number, to: list[list.length - 1] }));
    for (const to of operations["replace-top"] ?? []) {
      add(`replace-top ${to}`, ["put ", to, " in its place"], { operation: "replace-top", to });
    }
    if (screens.length > 1) this.addReturns(add, operations, own);
    for (const stack of [...(operations.present ?? []), ...(operations.embed ?? [])]) {
      add(`present ${stack}`, ["present ", stack], { operation: "present", stack });
    }
    if (this.controllers.length > 1) add("dismiss", ["dismiss"], { operation: "dismiss" });
    for (const state of own.states) {
      if (state === here.state) continue;
      add(`state ${state}`.trimEnd(), state === "" ? ["opening state"] : ["state ", state],
        { operation: "state", state });
    }
    return steps;
  }

  addReturns(add, operations, own) {
    const { screens } = this.top;
    const below = screens[screens.length - 2];
    add("pop", ["pop to ", below.screen], { operation: "pop", to: below.screen });
    const route = this.route(screens.slice(0, -1), "pop");
    if (route?.recipe.interaction?.owner !== "none") {
      add("swipe 1", ["swipe back to ", below.screen], { operation: "swipe", to: below.screen });
      add("swipe 0.3 cancel", ["begin a swipe and cancel"],
        { operation: "swipe", to: below.screen, isCancelled: true });
    }
    for (const to of operations["pop-to"] ?? []) {
      const place = screens.slice(0, -1).map((one) => one.screen).lastIndexOf(to);
      if (place >= 0) add(`pop-to ${to}`, ["pop to ", to], { operation: "pop-to", to, place });
    }
    if (operations["pop-to-root"]) {
      add("pop-to-root", ["pop to root"], { operation: "pop-to-root", to: screens[0].screen });
    }
    if (this.tabBar(screens) === "shown") {
      add("tab", ["tap on the tab"], { operation: "tab-tap", to: screens[0].screen });
    }
    const isBare = Plan.look(own.name, this.topScreen.state).bar.hidden;
    if (this.ios < 14 || own["back-button"] !== "system" || isBare) return;
    const seen = new Map();
    for (let place = screens.length - 2; place >= 0; place -= 1) {
      const to = screens[place].screen;
      seen.set(to, (seen.get(to) ?? 0) + 1);
      const nth = seen.get(to) > 1 ? ` ${seen.get(to)}` : "";
      add(`menu ${to}${nth}`, ["back menu: ", to, nth], { operation: "back-menu", to, place });
    }
  }

  // Doing it

  /** Does a step of `steps()`, or one of `rotate`, `text-size`, `memory-warning`, `dark`, `light`. */
  perform(step) {
    const report = {
      text: step.text, operation: step.operation, taken: null, shown: null, fallback: null,
      route: null, isCancelled: false, from: this.topScreen.screen, to: step.to,
    };
    switch (step.operation) {
      case "present": this.open(step.stack); break;
      case "dismiss": this.controllers.pop(); break;
      case "state": this.topScreen.state = step.state; break;
      case "appearance": this.appearance = step.text; this.dropPictures(); break;
      case "rotate": case "text-size": case "memory-warning": this.dropPictures(); break;
      case "swipe": this.swipe(step, report); break;
      default: this.move(step, report);
    }
    return report;
  }

  /** The stack after a step; null if it is there already. */
  outcome(step) {
    const { screens } = this.top;
    switch (step.operation) {
      case "push": return [[...screens, this.instance(step.to)], "push"];
      case "replace-top": return [[...screens.slice(0, -1), this.instance(step.to)], "push"];
      case "pop": return [screens.slice(0, -1), "pop"];
      case "pop-to": case "back-menu": return [screens.slice(0, step.place + 1), "pop"];
      case "replace": return this.replaced(step);
      default: return [screens.slice(0, 1), "pop"];
    }
  }

  /** A replace keeps the instances of what both stacks begin with; all else is new. */
  replaced({ list }) {
    const { screens } = this.top;
    let kept = 0;
    const isKept = (at) => at < screens.length && list[at] === screens[at].screen;
    while (kept < list.length && isKept(kept)) kept += 1;
    if (kept < list.length) {
      const fresh = list.slice(kept).map((screen) => this.instance(screen));
      return [[...screens.slice(0, kept), ...fresh], "push"];
    }
    return kept === screens.length ? null : [screens.slice(0, kept), "pop"];
  }

  route(after, operation, list = undefined, direction = undefined) {
    const [from, to] = [this.topScreen, after[after.length - 1]];
    return Plan.route({
      from: from.screen, to: to.screen, operation, list, direction,
      fromState: from.state, toState: to.state,
      fromTabBar: this.tabBar(this.top.screens), toTabBar: this.tabBar(after),
    }, this.band);
  }

  move(step, report) {
    const outcome = this.outcome(step);
    if (!outcome) return;
    const [after, direction] = outcome;
    const list = step.operation === "replace" ? step.number : undefined;
    const route = this.route(after, step.operation, list, direction);
    report.route = route;
    const target = after[after.length - 1];
    if (direction === "pop" && route && route.recipe.animated !== false
      && route.recipe.snapshot?.of === "to") {
      this.show(target, step.operation === "back-menu", report, route);
    }
    const covered = this.topScreen;
    const isCovered = after.slice(0, -1).some((one) => one.id === covered.id);
    if (isCovered && route?.entry?.capture) report.taken = covered.id;
    this.settle(after, report);
  }

  settle(after, report) {
    const { top } = this;
    top.screens = after;
    this.topScreen.wasShown = true;
    this.topScreen.hasLostPicture = false;
    const covered = new Set(after.slice(0, -1).map((one) => one.id));
    top.pictures = new Set([...top.pictures].filter((id) => covered.has(id)));
    if (report.taken !== null) top.pictures.add(report.taken);
  }

  /** Says what is to be seen of a screen that comes back by picture. */
  show(target, isMenu, report, route) {
    if (this.top.pictures.has(target.id)) {
      report.shown = target.id;
      return;
    }
    const { snapshot } = route.recipe.snapshot ? route.recipe : route.recipe.interaction;
    const onSystemBar = this.stackOnTop.bar === "system"
      ? snapshot["fallback-on-system-bar"] : undefined;
    let because = target.hasLostPicture ? "dropped meanwhile" : "none was taken";
    if (!target.wasShown) because = "never shown before";
    if (isMenu && Plan.budget["back-menu"] !== "picture") because = "the back menu asks for none";
    const number = onSystemBar ?? snapshot.fallback;
    report.fallback = { because, recipe: Plan.document.plans[number] };
  }

  swipe(step, report) {
    const after = this.top.screens.slice(0, -1);
    const route = this.route(after, "pop");
    report.route = route;
    const swipe = route?.recipe.interaction;
    const isOwn = swipe && swipe.owner === undefined;
    const picture = route?.recipe.snapshot ?? swipe?.snapshot;
    if (isOwn && picture?.of === "to") this.show(after[after.length - 1], false, report, route);
    report.isCancelled = step.isCancelled === true;
    if (!report.isCancelled) this.settle(after, report);
  }

  dropPictures() {
    for (const controller of this.controllers) {
      controller.pictures.clear();
      for (const one of controller.screens.slice(0, -1)) one.hasLostPicture = true;
    }
  }
}
