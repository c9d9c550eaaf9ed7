"use strict";

/** A route with everything that is needed to draw it, from where the page looks at it. */
class Scene {
  /**
   * @param step `{ from, to, operation, list, direction, fromState, toState }`.
   * @param state The page's.
   * @param isPictureMissing Whether what stands in for a missing picture is drawn.
   */
  constructor(step, state, isPictureMissing = false) {
    this.step = step;
    this.state = state;
    const isReturn = Plan.RETURNS.has(step.operation) || step.direction === "pop";
    const tabBars = Scene.tabBars(step, isReturn);
    this.route = Plan.route({ ...step, fromTabBar: tabBars.from, toTabBar: tabBars.to }, state.band);
    if (!this.route) return;
    this.recipe = isPictureMissing ? this.fallback : this.route.recipe;
    const { direction } = this.route;
    const driver = step.operation === "swipe" ? "swipe" : "tap";
    const looks = {
      from: Plan.look(step.from, step.fromState, tabBars.from),
      to: Plan.look(step.to, step.toState, tabBars.to),
    };
    const { device, isRightToLeft } = state;
    const barHeight = Math.max(
      Parts.barHeight(looks.from, device), Parts.barHeight(looks.to, device));
    const options = {
      driver, isRightToLeft, approximation: Plan.notes.approximation,
      canvas: { width: device.width, height: device.height, barHeight },
    };
    this.evaluator = Evaluator.evaluator(this.recipe, looks, state.viewpoint, options);
    this.stage = Parts.stage(device, isRightToLeft);
    const { faces, layers } = this.evaluator;
    const isPicture = layers.some((layer) => layer.source === "snapshot");
    const picture = this.recipe.snapshot ?? this.recipe.interaction?.snapshot;
    const side = (name, at) => ({
      name, look: looks[at], face: faces[at], isRoot: Scene.isRoot(name) && (at === "to") === isReturn,
    });
    this.drawing = {
      from: side(step.from, "from"), to: side(step.to, "to"), direction,
      appearance: state.appearance, carriesOwnBars: this.evaluator.carriesOwnBars,
      picturesHoldItems: isPicture, picturesAreWhole: isPicture && picture?.target === "root",
      hasTabBars: { from: Scene.showsTabBar(step.from, tabBars.from),
        to: Scene.showsTabBar(step.to, tabBars.to) },
      edgeShadow: layers.find((layer) => layer.layer === "front")?.["edge-shadow"],
    };
    this.alone = this.withoutPlan(looks, options);
  }

  /** The tab bars with which the two are seen: once it is hidden, it is for all that stands above. */
  static tabBars(step, isReturn) {
    const looks = (name, state) => Plan.byName.get(name).looks[state ?? ""];
    const [lower, upper] = isReturn
      ? [looks(step.to, step.toState), looks(step.from, step.fromState)]
      : [looks(step.from, step.fromState), looks(step.to, step.toState)];
    const below = lower.shown === undefined ? "hidden" : "shown";
    const other = below === "hidden" ? "shown" : "hidden";
    const above = upper[below] === undefined ? other : below;
    return isReturn ? { from: above, to: below } : { from: below, to: above };
  }

  /** The stack in whose lane a screen stands on the map, or would. */
  static stackOf(name) {
    return Plan.document.stacks[Plan.notes.stacks[Plan.byName.get(name).index]];
  }

  static isRoot(name) { return Plan.stacks.some((stack) => stack.root === name); }

  static showsTabBar(name, tabBar) {
    return tabBar === "shown" && Boolean(Scene.stackOf(name)?.["tab-bar"]);
  }

  /** What stands in for a missing picture: where the bar is UIKit's own, no background can show. */
  get fallback() {
    const { recipe } = this.route;
    const picture = recipe.snapshot ?? recipe.interaction?.snapshot;
    if (picture?.fallback === undefined) return recipe;
    const isSystem = Scene.stackOf(this.step.from)?.bar === "system";
    const number = (isSystem ? picture["fallback-on-system-bar"] : undefined) ?? picture.fallback;
    return Plan.document.plans[number];
  }

  get canMissPicture() { return this.fallback !== this.route.recipe; }

  /** UIKit alone, with a bar that is styled when a screen is about to appear: it has its new look from
   *  the first moment, over both pages. */
  withoutPlan(looks, options) {
    const { direction } = this.route;
    const plain = { strategy: "background-crossfade", motion: "still", direction };
    const evaluator = Evaluator.evaluator(plain, looks, this.state.viewpoint, options);
    const { to, from } = evaluator.faces;
    const drawing = {
      ...this.drawing, carriesOwnBars: false, picturesHoldItems: false, picturesAreWhole: false,
      jumps: true,
    };
    const frame = (t) => {
      const shown = evaluator.frame(t);
      if (t === 0) return shown;
      const line = Paint.paintOf(to.line);
      const region = (own, page) => ({ ...own, composed: Paint.overPage(to.paint, page), line });
      return {
        ...shown, from: region(shown.from, from.page), to: region(shown.to, to.page),
        tint: Paint.paintOf(to.tint), title: Paint.paintOf(to.title),
        largeTitle: Paint.paintOf(to.largeTitle),
      };
    };
    return { frame, drawing };
  }

  draw(canvas, t, scale, { isAlone = false } = {}) {
    const { width, height } = this.stage;
    const context = Elements.prepare(canvas, width * scale + 4, height * scale + 4);
    context.translate(2, 2);
    context.scale(scale, scale);
    const source = isAlone ? this.alone : { frame: this.evaluator.frame, drawing: this.drawing };
    Phone.drawFrame(context, source.frame(t), source.drawing, this.stage);
  }

  /** One of the two screens at rest. */
  drawRest(canvas, side, scale) {
    const { width, height } = this.stage;
    const context = Elements.prepare(canvas, width * scale + 4, height * scale + 4);
    context.translate(2, 2);
    context.scale(scale, scale);
    const screen = this.drawing[side];
    Phone.drawScreen(context, screen, this.stage, {
      appearance: this.state.appearance, hasBack: !screen.isRoot,
      hasTabBar: this.drawing.hasTabBars[side],
      statusBar: Face.statusBar(screen.look, this.state.appearance),
    });
  }

  /** Whether a finger that lets go finishes: by the plan's own rule, or about as UIKit would. */
  finishes(release) {
    const rules = this.recipe.interaction?.finish?.any ?? Plan.notes.approximation.finish;
    return Evaluator.finishes(rules, { ...release, width: this.stage.width });
  }

  /** In how many seconds it settles from t to an end. */
  settling(t, end) {
    const settle = this.recipe.interaction?.settle
      ?? { "duration": Plan.notes.approximation.duration, "scaled-by": "remaining" };
    return settle.duration * (settle["scaled-by"] ? Math.abs(end - t) : 1);
  }

  /** Which way a finger goes: to the right, or in a mirrored layout to the left. */
  get fingerSign() {
    const isMirrored = this.state.isRightToLeft && this.recipe.interaction?.edge !== "left";
    return isMirrored ? -1 : 1;
  }
}
