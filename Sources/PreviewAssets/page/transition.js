"use strict";

/** The view in which one transition is watched, and dragged. */
class TransitionView {
  /** @param settings `{ state, onStep(step) }`: the page's state; what hears of another step. */
  constructor({ state, onStep }) {
    const { byId } = Elements;
    this.state = state;
    this.onStep = onStep;
    this.ids = Object.fromEntries(
      ["from", "operation", "to", "from-state", "to-state", "play", "slider", "release", "missing",
        "readout", "outcome", "strip", "plots", "why", "canvas-from", "canvas-main", "canvas-alone",
        "canvas-to", "caption-from", "caption-to", "caption-main", "caption-alone", "stage", "speed",
        "missing-label", "unreachable", "title", "played", "swap"].map((id) => [id, byId(`t-${id}`)]));
    this.player = new Player((t) => this.showTime(t));
    this.listen();
    new ResizeObserver(() => { if (this.scene?.route) this.layOut(); }).observe(this.ids.stage);
  }

  // What is shown

  /** Shows a step; what of it is missing is chosen. */
  open(step) {
    this.player.stop();
    this.player.t = 0;
    const from = step.from ?? Plan.screens[0].name;
    const to = step.to ?? Plan.leaving.get(from)[0]?.to ?? from;
    this.step = { ...step, from, to };
    const offered = this.operations();
    const wanted = TransitionView.key(this.step);
    const chosen = offered.find((one) => one.key === wanted)
      ?? offered.find((one) => one.operation === step.operation) ?? offered[0];
    if (chosen) Object.assign(this.step, TransitionView.parsed(chosen.key));
    this.fillControls(offered);
    this.refresh();
    this.onStep(this.step);
  }

  static key({ operation, list, direction }) {
    return JSON.stringify([operation, list, operation === "replace" ? direction ?? "push" : undefined]);
  }

  static parsed(key) {
    const [operation, list, direction] = JSON.parse(key).map((one) => one ?? undefined);
    return { operation, list, direction };
  }

  /** The ways from one of the two screens to the other. */
  operations() {
    const { from, to } = this.step;
    const ways = [];
    const add = (operation, text, list, direction) =>
      ways.push({ operation, text, key: TransitionView.key({ operation, list, direction }) });
    for (const entry of Plan.leaving.get(from)) {
      if (entry.to !== to) continue;
      if (entry.operation === "replace") {
        for (const direction of ["push", "pop"]) {
          if (entry[direction] === undefined) continue;
          add("replace", `replace ${entry.list + 1}, as a ${direction}`, entry.list, direction);
        }
      } else {
        add(entry.operation, entry.operation);
        if (entry.operation === "pop") add("swipe", "swipe back");
      }
    }
    const undeclared = (operation) =>
      !ways.some((one) => one.operation === operation)
      && Plan.route({ from, to, operation, ...this.states }, this.state.band);
    if (ways.length === 0 && undeclared("push")) add("push", "push (by looks)");
    if (!ways.some((one) => one.operation === "swipe") && undeclared("pop")) {
      if (undeclared("pop")) add("pop", "pop (by looks)");
      add("swipe", "swipe back (by looks)");
    }
    return ways;
  }

  get states() {
    return { fromState: this.step.fromState, toState: this.step.toState };
  }

  fillControls(offered) {
    const { choices, make } = Elements;
    const { from, to } = this.step;
    const names = Plan.screens.map((screen) => screen.name);
    const group = (label, list, chosen) => (list.length === 0 ? null : make("optgroup", { label },
      list.map((name) => make("option", { value: name, selected: name === chosen }, name))));
    const fill = (select, ...groups) => select.replaceChildren(...groups.filter(Boolean));
    if (this.ids.from.options.length > 0) {
      this.ids.from.value = from;
    } else if (Plan.shown.size === names.length) {
      choices(this.ids.from, names.map((name) => [name, name]), from);
    } else {
      fill(
        this.ids.from, group("on the map", [...Plan.shown], from),
        group("any other", names.filter((name) => !Plan.shown.has(name)), from));
    }
    const near = new Set(Plan.leaving.get(from).map((entry) => entry.to));
    fill(
      this.ids.to, group("declared", [...near], to),
      group("any other", names.filter((name) => !near.has(name)), to));
    choices(
      this.ids.operation, offered.map((one) => [one.key, one.text]), TransitionView.key(this.step));
    this.fillStates("from-state", from, this.step.fromState);
    this.fillStates("to-state", to, this.step.toState);
  }

  fillStates(id, name, chosen) {
    const { states } = Plan.byName.get(name);
    const select = this.ids[id];
    select.parentElement.hidden = states.length < 2;
    Elements.choices(
      select, states.map((state) => [state, state === "" ? "opening" : state]), chosen ?? "");
  }

  /** Draws everything anew. */
  refresh() {
    if (!this.step) return;
    const { ids } = this;
    this.scene = new Scene(this.step, this.state, ids.missing.checked);
    const { route } = this.scene;
    ids.unreachable.hidden = Boolean(route);
    ids.stage.hidden = !route;
    ids.played.hidden = !route;
    if (!route) {
      ids.why.replaceChildren();
      return;
    }
    ids["missing-label"].hidden = !this.scene.canMissPicture;
    if (!this.scene.canMissPicture && ids.missing.checked) {
      ids.missing.checked = false;
      this.refresh();
      return;
    }
    this.isSwipe = this.step.operation === "swipe";
    ids.slider.setAttribute("aria-label", this.isSwipe ? "finger, share of the width" : "time");
    ids.release.hidden = !this.isSwipe;
    ids.outcome.textContent = this.isSwipe ? "drag, then let go" : "";
    delete ids.outcome.dataset.outcome;
    ids.why.replaceChildren(...Why.panel(route, this.step, this.state.device));
    this.caption();
    const { device } = this.state;
    this.plots = Plots.all(this.scene.evaluator, route.direction, device.width);
    ids.plots.replaceChildren(...this.plots.figures);
    this.layOut();
    this.showTime(this.player.t);
  }

  caption() {
    const { ids, step } = this;
    const kind = Plan.kind(this.scene.recipe);
    const { phrase } = Elements;
    ids.title.replaceChildren(...phrase`${step.operation} from ${step.from} to ${step.to}`);
    ids["caption-from"].replaceChildren(Elements.written(step.from));
    ids["caption-to"].replaceChildren(Elements.written(step.to));
    const approximate = this.scene.evaluator.isApproximation
      ? ", moved by UIKit: positions approximated" : "";
    ids["caption-main"].replaceChildren(
      Elements.make("b", {}, "with the plan"), ` ${Plan.KINDS[kind]}${approximate}`);
    const isSame = kind === "still" || kind === "foreign";
    ids["caption-alone"].replaceChildren(
      Elements.make("b", {}, "UIKit alone"),
      isSame ? " approximation; nothing differs" : " approximation: the bar changes at once");
    const words = `${step.operation} from ${step.from} to ${step.to}, ${Plan.KINDS[kind]}`;
    ids["canvas-main"].setAttribute("aria-label", `with the plan: ${words}`);
    ids["canvas-alone"].setAttribute("aria-label", `UIKit alone, an approximation: ${words}`);
    ids["canvas-from"].setAttribute("aria-label", `${step.from} at rest`);
    ids["canvas-to"].setAttribute("aria-label", `${step.to} at rest`);
  }

  /** Chooses sizes by the room there is, and draws what stands still. */
  layOut() {
    const { ids, scene } = this;
    const room = ids.stage.clientWidth;
    if (room === 0) return;
    const { width, height } = scene.stage;
    const isWide = room >= 760;
    const big = isWide
      ? Math.min(430, (room - 72) * 0.3 / width * height) : (room - 24) / 2 / width * height;
    const small = isWide ? big * 0.62 : big;
    this.scale = Math.min(big / height, 0.62);
    this.smallScale = Math.min(small / height, isWide ? 0.4 : 0.62);
    scene.drawRest(ids["canvas-from"], "from", this.smallScale);
    scene.drawRest(ids["canvas-to"], "to", this.smallScale);
    this.drawStrip(room);
    this.showTime(this.player.t);
  }

  /** Seven frames, evenly in time; each leads there. */
  drawStrip(room) {
    const { make } = Elements;
    const { width } = this.scene.stage;
    const columns = room >= 620 ? 7 : 4;
    const scale = Math.min(0.26, (room / columns - 24) / width);
    this.ids.strip.style.gridTemplateColumns = `repeat(${columns}, 1fr)`;
    const names = ["0", "⅙", "⅓", "½", "⅔", "⅚", "1"];
    // Made once: whoever works by keys stays where they are when it is drawn anew.
    this.frames ??= names.map(() => make("canvas", { "aria-hidden": "true" }));
    this.frames.forEach((canvas, index) => this.scene.draw(canvas, index / 6, scale));
    if (this.ids.strip.childElementCount > 0) return;
    this.ids.strip.replaceChildren(...names.map((name, index) => make("li", {}, make("button", {
      type: "button", "aria-label": `go to t = ${name}`,
      onclick: () => { this.player.stop(); this.player.set(index / 6); },
    }, this.frames[index], make("span", { "aria-hidden": "true" }, name)))));
  }

  showTime(t) {
    const { ids, scene } = this;
    if (!scene?.route || !this.scale) return;
    scene.draw(ids["canvas-main"], t, this.scale);
    scene.draw(ids["canvas-alone"], t, this.scale, { isAlone: true });
    ids.slider.value = Math.round(t * 1000);
    ids.slider.setAttribute("aria-valuetext", `${Math.round(t * 100)} %`);
    this.plots.move(t);
    const frame = scene.evaluator.frame(t);
    const { direction } = scene.route;
    const region = Plots.regionUnderTitle(frame, direction, scene.stage.width);
    const contrast = Plots.titleContrast(scene.evaluator, frame, direction, scene.stage.width);
    ids.readout.textContent = `t = ${t.toFixed(2)}   bar ${Plots.hexadecimal(region.composed)}   `
      + `title ${contrast.toFixed(1)} : 1`;
    ids.play.textContent = this.player.isRunning ? "Pause" : "Play";
  }

  // Playing and dragging

  get speed() { return Number(this.ids.speed.value); }

  play() {
    const { player, scene } = this;
    if (player.isRunning) {
      player.stop();
      this.showTime(player.t);
      return;
    }
    const start = player.t < 1 ? player.t : 0;
    const { duration } = scene.evaluator;
    const seconds = scene.recipe.animated === false ? 0 : duration * (1 - start) / this.speed;
    player.run(start, 1, seconds, (share) => share, () => this.showTime(1));
  }

  grip() {
    this.player.stop();
    this.held = { begin: performance.now(), trail: [] };
    delete this.ids.outcome.dataset.outcome;
  }

  /** Only a finger has a speed: one that is held by keys stands still. */
  drag(t) {
    this.player.stop();
    if (this.held) {
      const now = performance.now();
      this.held.trail = [...this.held.trail.filter((one) => now - one.now < 100), { now, t }];
    }
    this.player.set(t);
    if (this.isSwipe) this.ids.outcome.textContent = `finger at ${Math.round(t * 100)} %`;
  }

  /** Lets go: the plan's rule says whether it finishes, and it settles there. */
  release() {
    if (!this.isSwipe) return;
    const { scene, player, ids } = this;
    const now = performance.now();
    const { begin = now, trail = [] } = this.held ?? {};
    this.held = undefined;
    const recent = trail.filter((one) => now - one.now < 100);
    const [first, last] = [recent[0], recent[recent.length - 1]];
    const { width } = scene.stage;
    const isMoving = recent.length > 1 && last.now > first.now;
    const velocity = isMoving ? (last.t - first.t) * width / ((last.now - first.now) / 1000) : 0;
    const release = { distance: player.t * width, time: (now - begin) / 1000, velocity };
    const isFinished = scene.finishes(release);
    const end = isFinished ? 1 : 0;
    const { phrase } = Elements;
    const words = isFinished ? phrase`finished: ${this.step.to} is on top`
      : phrase`cancelled: everything is as it was, ${this.step.from} is on top`;
    ids.outcome.dataset.outcome = "settling";
    player.run(player.t, end, scene.settling(player.t, end) / this.speed, Evaluator.easeInOut, () => {
      ids.outcome.replaceChildren(...words);
      ids.outcome.dataset.outcome = isFinished ? "finished" : "cancelled";
      this.showTime(end);
    });
  }

  listen() {
    const { ids } = this;
    const reopen = (change) => this.open({ ...this.step, ...change });
    ids.from.addEventListener("change", () => reopen({
      from: ids.from.value, to: undefined, operation: undefined, fromState: undefined,
      toState: undefined,
    }));
    ids.to.addEventListener("change", () =>
      reopen({ to: ids.to.value, operation: undefined, toState: undefined }));
    ids.operation.addEventListener("change", () =>
      reopen(TransitionView.parsed(ids.operation.value)));
    ids["from-state"].addEventListener("change", () =>
      reopen({ fromState: ids["from-state"].value || undefined }));
    ids["to-state"].addEventListener("change", () =>
      reopen({ toState: ids["to-state"].value || undefined }));
    ids.swap.addEventListener("click", () => reopen({
      from: this.step.to, to: this.step.from, operation: undefined,
      fromState: this.step.toState, toState: this.step.fromState,
    }));
    ids.missing.addEventListener("change", () => this.refresh());
    ids.play.addEventListener("click", () => this.play());
    ids.release.addEventListener("click", () => this.release());
    ids.slider.addEventListener("pointerdown", () => this.grip());
    ids.slider.addEventListener("input", () => this.drag(Number(ids.slider.value) / 1000));
    ids.slider.addEventListener("pointerup", () => this.release());
    ids.slider.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      if (this.isSwipe) this.release(); else this.play();
    });
    this.listenToFinger();
  }

  /** The phone itself can be dragged, too. */
  listenToFinger() {
    const canvas = this.ids["canvas-main"];
    let start = null;
    canvas.addEventListener("pointerdown", (event) => {
      if (!this.isSwipe) return;
      start = event.clientX;
      canvas.setPointerCapture(event.pointerId);
      this.grip();
    });
    canvas.addEventListener("pointermove", (event) => {
      if (start === null) return;
      const way = (event.clientX - start) * this.scene.fingerSign;
      this.drag(Math.min(1, Math.max(0, way / (this.scene.stage.width * this.scale))));
    });
    const end = (event) => {
      if (start === null) return;
      start = null;
      if (event.type === "pointerup") this.release(); else this.player.set(0);
    };
    canvas.addEventListener("pointerup", end);
    canvas.addEventListener("pointercancel", end);
  }
}
