"""What a page paints: bars in the colours of the plan, and the picture in the README."""

from looker import expect, pixels, settle


EXPECTED = """
([t, canvas]) => {
  const { transition } = Page;
  transition.player.set(t);
  const { scene } = transition;
  const isAlone = canvas === "t-canvas-alone";
  const frame = (isAlone ? scene.alone : scene.evaluator).frame(t);
  const isPush = scene.route.direction === "push";
  const { width } = scene.stage;
  const front = isPush ? "to" : "from";
  const back = isPush ? "from" : "to";
  const dim = frame.layers.find((layer) => layer.kind === "dim");
  const box = document.getElementById(canvas).getBoundingClientRect();
  const points = [];
  const [left, top] = [Math.floor(box.left), Math.floor(box.top)];
  for (const x of [0.3, 0.4, 0.5, 0.6, 0.7].map((share) => share * width)) {
    const isFront = x >= frame[front].x && x < frame[front].x + width;
    const edge = Math.min(Math.abs(x - frame[front].x), Math.abs(x - frame[front].x - width));
    const region = frame[isFront ? front : back];
    if (edge < 70 || region.y !== 0 || scene.drawing[isFront ? front : back].face.image) continue;
    const isDimmed = !isFront && dim && !isAlone && scene.evaluator.carriesOwnBars;
    const scaled = (paint, alpha) => ({ r: paint.r * alpha, g: paint.g * alpha, b: paint.b * alpha, c: paint.c * alpha });
    const color = isDimmed ? Paint.overPage(scaled(dim.fill, dim.alpha), region.composed) : region.composed;
    points.push({
      x: box.left - left + 2 + x * transition.scale, y: box.top - top + 2 + 12 * transition.scale,
      color: [color.r, color.g, color.b].map((one) => one * 255),
    });
  }
  return { points, clip: { x: left, y: top, width: Math.ceil(box.width), height: 24 } };
}
"""


def compare_paint(tab, t, canvas="t-canvas-main"):
    """Where the bar is painted otherwise than was worked out for a time, and how many points were asked."""
    expected = tab.evaluate(EXPECTED, [t, canvas])
    settle(tab)
    image = pixels(tab, expected["clip"])
    wrong = []
    for point in expected["points"]:
        seen = image.getpixel((round(point["x"]), round(point["y"])))
        if max(abs(a - b) for a, b in zip(seen, point["color"])) > 2:
            wrong.append(f"{seen}, not {point['color']}")
    return wrong, len(expected["points"])


def check_paint(looker, name, appearance):
    """One transition of every recipe, at the start, in the middle and at the end."""
    tab = looker.open(f"{name}.html", anchor="#transition", color_scheme=appearance)
    problems = looker.check("painted")
    if appearance in tab.evaluate("Plan.appearances"):
        tab.select_option("#appearance", appearance) if tab.is_visible("#appearance") else None
    entries = tab.evaluate(
        "[...new Map(Plan.entries.filter((one) => one.plan !== undefined).map((one) => [one.plan, one])).values()]")
    count = 0
    for entry in entries:
        tab.evaluate("(step) => Page.transition.open(step)", entry)
        for t in (0, 0.5, 1):
            for canvas in ("t-canvas-main", "t-canvas-alone"):
                wrong, asked = compare_paint(tab, t, canvas)
                count += asked
                problems.extend(
                    f"{name}, {entry['from']} → {entry['to']} at {t}, {canvas}: {one}" for one in wrong)
    expect(problems, count > 6 * len(entries), f"{name}: only {count} points were looked at")
    looker.close(tab)


def check_mirror(looker):
    """Right to left, a push comes from the left."""
    problems = looker.check("mirrored")
    tab = looker.open("a.html", anchor="#transition")
    for direction, sign in (("ltr", 1), ("rtl", -1)):
        tab.select_option("#direction", direction)
        tab.evaluate("Page.transition.open(Plan.entries.find((one) => one.operation === 'push' && "
                     "Plan.kind(Plan.route(one, Page.state.band).recipe) === 'slide'))")
        x = tab.evaluate("Page.transition.scene.evaluator.frame(0.5).to.x")
        expect(problems, x * sign > 50, f"{direction}: the front stands at {x}")
        wrong, asked = compare_paint(tab, 0.5)
        problems.extend(f"{direction}: {one}" for one in wrong)
        expect(problems, asked > 0, f"{direction}: nothing was looked at")
    looker.close(tab)


def take_picture(looker, path):
    """The picture in the README: a push under way, what it would be without the plan, and why."""
    tab = looker.open("picture.html", anchor="#transition", width=1400, height=900)
    tab.evaluate("Page.transition.open({ from: 'recipes', to: 'recipe', operation: 'push' })")
    tab.evaluate("Page.transition.player.set(0.42)")
    settle(tab)
    pixels(tab).save(path, optimize=True)
    looker.close(tab)
