"""What a page works out: the same frames as NavStyle's own evaluator, and walks for others to compare."""

from looker import expect


FRAMES = """
(text) => {
  const runs = JSON.parse(text);
  const flat = (paint) => (paint ? [paint.r, paint.g, paint.b, paint.c] : [0, 0, 0, 0]);
  const numbers = (frame) => [
    ...frame.layers.flatMap((layer) =>
      [layer.x, layer.y, layer.alpha, ...flat(layer.fill), ...flat(layer.line)]),
    ...["from", "to"].flatMap((side) => {
      const { x, y, composed, line } = frame[side];
      return [x, y, composed.r, composed.g, composed.b, ...flat(line)];
    }),
    ...flat(frame.tint), ...flat(frame.title), ...flat(frame.largeTitle),
    ["dark", "light", "hidden"].indexOf(frame.statusBar), frame.isApproximation ? 1 : 0,
  ];
  const problems = runs.length > 10 ? [] : [`only ${runs.length} runs`];
  for (const run of runs) {
    const name = `${run.from} → ${run.to}, ${run.operation} ${run.driver} ${run.band} ${run.appearance}`;
    const route = Plan.route(run, run.band);
    if (!route || route.number !== run.plan) {
      problems.push(`${name}: plan ${route?.number}, not ${run.plan}`);
      continue;
    }
    const view = {
      band: run.band, appearance: run.appearance, atEdge: run.edge,
      hasGlass: Plan.document.targets.glass, background: Plan.notes.background[run.appearance],
    };
    const evaluator = Evaluator.evaluator(
      route.recipe, { from: Plan.look(run.from), to: Plan.look(run.to) }, view, {
        driver: run.driver, isRightToLeft: run.mirrored, approximation: Plan.notes.approximation,
        canvas: { width: 393, height: 852, barHeight: 98 },
      });
    run.frames.forEach((expected, step) => {
      const found = numbers(evaluator.frame(step / (run.frames.length - 1)));
      const distance = found.length === expected.length
        ? Math.max(...found.map((one, at) => Math.abs(one - expected[at]))) : Infinity;
      if (!(distance <= 1e-9) && problems.length < 20) problems.push(`${name}: frame ${step}: ${distance}`);
    });
  }
  return problems;
}
"""


WALK = """
([stack, seed, count]) => {
  // Numerical Recipes' generator: the same walk every time.
  let state = seed;
  const random = (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor(state / 4294967296 * limit);
  };
  const walk = new Walk({ stack, ios: Page.state.ios, appearance: Plan.appearances[0] });
  const steps = [];
  for (let step = 0; step < count; step += 1) {
    const drops = ["rotate", "text-size", "memory-warning"].map((text) => ({ text, operation: text }));
    const possible = walk.steps();
    const all = possible.length === 0 || random(12) === 0 ? drops : possible;
    const report = walk.perform(all[random(all.length)]);
    steps.push({
      text: report.text, plan: report.route?.number, taken: report.taken ?? undefined,
      shown: report.shown ?? undefined, because: report.fallback?.because,
      completed: !report.isCancelled, pictures: walk.pictureCount,
      stacks: walk.controllers.map(({ stack, screens, pictures }) => ({
        name: stack, screens: screens.map((one) => ({
          screen: one.screen, instance: one.id, ...(one.state ? { state: one.state } : {}),
          ...(pictures.has(one.id) ? { picture: true } : {}),
        })),
      })),
    });
  }
  return { stack, ios: Page.state.ios, bytes: Page.state.device.picture, steps };
}
"""


def check_frames(looker, name, walks):
    text = (looker.folder / f"{name}.json").read_text()
    tab = looker.open(f"{name}.html")
    problems = looker.check("frames")
    # As text: value by value, a hundred frames of everything would take half a minute to hand over.
    problems.extend(f"{name}: {one}" for one in tab.evaluate(FRAMES, text))
    stacks = tab.evaluate("Plan.stacks.map((stack) => stack.name)")
    for seed, stack in enumerate(stacks, 1):
        walks.append({"page": name, **tab.evaluate(WALK, [stack, seed, 60])})
    looker.close(tab)


EVERYTHING = """
() => {
  const { transition, state } = Page;
  const problems = [];
  Page.show("transition");
  for (const band of Plan.bands) {
    state.band = band;
    state.device = Plan.devices.at(band === Plan.bands[0] ? 0 : -1);
    for (const entry of Plan.entries) {
      const direction = entry.push === undefined && entry.pop !== undefined ? "pop" : "push";
      const ways = entry.operation === "pop" ? ["pop", "swipe"] : [entry.operation];
      for (const operation of ways) {
        transition.open({ ...entry, operation, direction });
        const name = `${band}: ${operation} from ${entry.from} to ${entry.to}`;
        if (transition.step.operation !== operation) problems.push(`${name}: ${transition.step.operation}`);
        const { route, evaluator, drawing, stage } = transition.scene;
        if (!route) problems.push(`${name}: the plan has nothing`);
        if (!drawing?.picturesHoldItems) continue;
        // A picture takes its title along: nothing jumps as it sets off.
        const [still, off] = [0, 0.02].map((t) => Plots.titleContrast(
          evaluator, evaluator.frame(t), route.direction, stage.width));
        if (Math.abs(still - off) > 0.01) problems.push(`${name}: title from ${still} to ${off}`);
      }
    }
  }
  for (const screen of Plan.screens) {
    Page.select(screen.name);
    if (!document.getElementById("m-card").textContent.startsWith(screen.name)) problems.push(screen.name);
  }
  return problems;
}
"""


def check_everything(looker, name):
    """Every transition by every way, in every band; every screen."""
    tab = looker.open(f"{name}.html")
    looker.check("complete").extend(f"{name}: {one}" for one in tab.evaluate(EVERYTHING))
    looker.close(tab)
