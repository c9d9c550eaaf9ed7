"""Opens pages of `navstyle preview` in a real browser and says what is wrong with them.

    look.py FOLDER [--chromium PATH] [--picture PNG]

FOLDER holds the pages `a.html` and `b.html` of two apps, `evil.html` of one whose names are an attack, and
the frames `a.json` and `b.json` that NavStyle's own evaluator sees. What is found goes to standard output as
JSON: problems by the name of the check, and walks through the apps for others to compare. Screenshots stay
in FOLDER.
"""

import argparse
import io
import json
import os
import pathlib
import sys
import time

from axe_core_python.sync_playwright import Axe
from PIL import Image
from playwright.sync_api import sync_playwright

EVIL = "</script><img src=x onerror=alert(1)>"
SHIFTS = """
    window.shifts = []; window.violations = [];
    new PerformanceObserver((list) => window.shifts.push(...list.getEntries().map((one) => one.value)))
      .observe({ type: "layout-shift", buffered: true });
    document.addEventListener("securitypolicyviolation", (event) =>
      window.violations.push(`${event.violatedDirective} ${event.blockedURI}`));
"""


class Looker:
    """One browser, one folder of pages, and what was found so far."""

    def __init__(self, browser, folder):
        self.browser = browser
        self.folder = folder
        self.problems = {}

    def check(self, name):
        return self.problems.setdefault(name, [])

    def open(self, page, *, anchor="", width=1280, height=900, **settings):
        """A fresh page that writes down whatever goes wrong on it."""
        context = self.browser.new_context(viewport={"width": width, "height": height}, **settings)
        tab = context.new_page()
        noise = self.check("quiet")
        tab.on("console", lambda line: noise.append(f"{page}: {line.type}: {line.text}")
               if line.type in ("error", "warning") else None)
        tab.on("pageerror", lambda error: noise.append(f"{page}: {error}"))
        tab.on("dialog", lambda dialog: (noise.append(f"{page}: a dialog"), dialog.dismiss()))
        tab.on("request", lambda request: None if request.url.startswith("file://") and
               request.url.split("#")[0].endswith(page) else noise.append(f"{page}: {request.url}"))
        tab.add_init_script(SHIFTS)
        tab.goto((self.folder / page).as_uri() + anchor)
        wait(tab, "!document.body.classList.contains('loading')")
        settle(tab)
        return tab

    def close(self, tab):
        found = tab.evaluate("window.violations")
        self.check("quiet").extend(f"violation: {one}" for one in found)
        tab.context.close()


def settle(tab):
    """Waits until two more frames are drawn."""
    tab.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def wait(tab, condition, seconds=5):
    """Waits until something holds; Playwright's own way would need `eval`, which the policy forbids."""
    end = time.monotonic() + seconds
    while not tab.evaluate(condition):
        if time.monotonic() > end:
            raise TimeoutError(condition)
        tab.wait_for_timeout(20)


def expect(problems, condition, words):
    if not condition:
        problems.append(words)


# What the page works out


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


# What the page shows


EXPECTED = """
(t) => {
  const { transition } = Page;
  transition.player.set(t);
  const { scene } = transition;
  const frame = scene.evaluator.frame(t);
  const isPush = scene.route.direction === "push";
  const { width } = scene.stage;
  const front = isPush ? "to" : "from";
  const back = isPush ? "from" : "to";
  const dim = frame.layers.find((layer) => layer.kind === "dim");
  const box = document.getElementById("t-canvas-main").getBoundingClientRect();
  const points = [];
  const [left, top] = [Math.floor(box.left), Math.floor(box.top)];
  for (const x of [0.3, 0.4, 0.5, 0.6, 0.7].map((share) => share * width)) {
    const isFront = x >= frame[front].x && x < frame[front].x + width;
    const edge = Math.min(Math.abs(x - frame[front].x), Math.abs(x - frame[front].x - width));
    const region = frame[isFront ? front : back];
    if (edge < 70 || region.y !== 0 || scene.drawing[isFront ? front : back].face.image) continue;
    const isDimmed = !isFront && dim && scene.evaluator.carriesOwnBars;
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


def pixels(tab, clip=None):
    return Image.open(io.BytesIO(tab.screenshot(clip=clip))).convert("RGB")


def compare_paint(tab, t):
    """Where the bar is painted otherwise than the plan says at a time, and how many points were asked."""
    expected = tab.evaluate(EXPECTED, t)
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
            wrong, asked = compare_paint(tab, t)
            count += asked
            problems.extend(f"{name}, {entry['from']} → {entry['to']} at {t}: {one}" for one in wrong)
    expect(problems, count > 3 * len(entries), f"{name}: only {count} points were looked at")
    looker.close(tab)


def drag(tab, selector, start, end):
    """Drags to a share of an element's width, rests, and lets go."""
    tab.locator(selector).scroll_into_view_if_needed()
    box = tab.locator(selector).bounding_box()
    x, y = box["x"], box["y"] + box["height"] / 2
    at = lambda share: x + box["width"] * share
    tab.mouse.move(at(start), y)
    tab.mouse.down()
    for step in range(1, 11):
        tab.mouse.move(at(start + (end - start) * step / 10), y)
    tab.wait_for_timeout(160)
    tab.mouse.up()
    wait(tab, "['finished', 'cancelled'].includes(document.getElementById('t-outcome').dataset.outcome)")
    return tab.evaluate("document.getElementById('t-outcome').dataset.outcome")


def own_swipe(tab):
    """A pair whose swipe the plan owns, by the default rule."""
    return tab.evaluate("""
        Plan.entries.find((one) => one.operation === "pop"
          && Plan.document.plans[one.plan].interaction?.finish
          && Plan.document.plans[one.plan].interaction.edge === "leading")""")


def check_drag(looker):
    problems = looker.check("dragged")
    tab = looker.open("a.html", anchor="#transition")
    entry = own_swipe(tab)
    expect(problems, entry is not None, "no swipe of the plan's own")
    for direction in ("ltr", "rtl"):
        tab.select_option("#direction", direction)
        for selector in ("#t-slider", "#t-canvas-main"):
            for share, outcome in ((0.3, "cancelled"), (0.7, "finished")):
                tab.evaluate("(entry) => Page.transition.open({ ...entry, operation: 'swipe' })", entry)
                isMirrored = direction == "rtl" and selector == "#t-canvas-main"
                start, end = (0.99, 0.99 - share) if isMirrored else (0.01, 0.01 + share)
                found = drag(tab, selector, start, end)
                end = tab.evaluate("Page.transition.player.t")
                expect(problems, found == outcome, f"{selector}, {direction}, {share}: {found}")
                expect(problems, end == (1 if outcome == "finished" else 0), f"{selector}: ends at {end}")
    looker.close(tab)


def check_keyboard(looker):
    """From the address bar to a finished swipe, without a pointer."""
    problems = looker.check("keyboard")
    tab = looker.open("a.html")
    focused = lambda: tab.evaluate("document.activeElement.id || document.activeElement.textContent")
    press = tab.keyboard.press

    def reach(wanted):
        for _ in range(200):
            if focused() == wanted:
                return True
            press("Tab")
        problems.append(f"'{wanted}' cannot be reached, only '{focused()}'")
        return False

    reach("m-search")
    tab.keyboard.type(tab.evaluate("Plan.screens[1].name"))
    press("Enter")
    expect(problems, tab.evaluate("Page.map.selected === Plan.screens[1].name"), "Enter does not choose")
    tab.fill("#m-search", "")
    reach("m-frame")
    press("Escape")
    press("ArrowRight")
    press("ArrowRight")
    expect(problems, tab.evaluate("Page.map.selected !== null"), "arrows choose nothing")
    scale = tab.evaluate("Page.map.view.scale")
    press("+")
    expect(problems, tab.evaluate("Page.map.view.scale") > scale, "+ does not zoom")
    x = tab.evaluate("Page.map.view.x")
    press("Shift+ArrowLeft")
    expect(problems, tab.evaluate("Page.map.view.x") > x, "shift and arrows do not move")
    tab.evaluate("Page.select(Plan.entries[0].from)")
    press("Enter")
    press("Enter")
    expect(problems, tab.is_visible("#view-transition"), "Enter does not open an edge")
    entry = own_swipe(tab)
    tab.evaluate("(entry) => Page.transition.open({ ...entry, operation: 'swipe' })", entry)
    tab.evaluate("document.getElementById('t-play').focus()")
    for count, outcome in ((30, "cancelled"), (70, "finished")):
        reach("t-slider")
        press("Home")
        for _ in range(count // 10):
            press("PageUp")
        press("Enter")
        wait(tab, f"document.getElementById('t-outcome').dataset.outcome === '{outcome}'")
    tab.evaluate("document.getElementById('tab-transition').focus()")
    press("ArrowRight")
    expect(problems, tab.is_visible("#view-stacks"), "arrows do not change the view")
    tab.evaluate("document.getElementById('s-restart').focus()")
    press("Tab")
    press("Enter")
    expect(problems, tab.evaluate("Page.stacks.count") == 1, "Enter makes no step")
    expect(problems, tab.evaluate("document.activeElement.tagName") == "BUTTON", "the focus is lost")
    looker.close(tab)


def check_views(looker):
    """Themes, widths, print, and what axe-core finds."""
    for name in CHECKS["check_views"]:
        looker.check(name)
    for scheme in ("light", "dark"):
        tab = looker.open("a.html", color_scheme=scheme, width=1280)
        ground = tab.evaluate("getComputedStyle(document.documentElement).backgroundColor")
        isDark = sum(int(one) for one in ground[4:-1].split(",")) < 200
        expect(looker.check("themes"), isDark == (scheme == "dark"), f"{scheme}: {ground}")
        looker.close(tab)
        tab = looker.open("a.html", color_scheme=scheme, bypass_csp=True)
        for view in ("map", "transition", "stacks"):
            tab.evaluate(f"Page.show('{view}')")
            settle(tab)
            for fault in Axe().run(tab)["violations"]:
                nodes = "; ".join(str(node["target"]) for node in fault["nodes"][:4])
                looker.check("accessible").append(f"{scheme} {view}: {fault['id']}: {fault['help']}: {nodes}")
            tab.screenshot(path=looker.folder / f"{view}-{scheme}.png")
        looker.close(tab)
    for width in (360, 1600):
        for view in ("map", "transition", "stacks"):
            tab = looker.open("a.html", anchor=f"#{view}", width=width)
            tab.wait_for_timeout(120)
            shift = sum(tab.evaluate("window.shifts"))
            expect(looker.check("still"), shift == 0, f"{width} {view}: shifts by {shift}")
            overflow = tab.evaluate("document.documentElement.scrollWidth - innerWidth")
            expect(looker.check("still"), overflow <= 0, f"{width} {view}: {overflow} px too wide")
            tab.screenshot(path=looker.folder / f"{view}-{width}.png", full_page=True)
            looker.close(tab)
    tab = looker.open("a.html", anchor="#transition")
    tab.emulate_media(media="print")
    for selector, isShown in ((".tabs", False), (".transport", False), ("#t-why", True), ("#t-strip", True)):
        expect(looker.check("printed"), tab.is_visible(selector) == isShown, selector)
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
        if (!transition.scene.route) problems.push(`${name}: the plan has nothing`);
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


def check_evil(looker):
    problems = looker.check("harmless")
    tab = looker.open("evil.html")
    for view in ("map", "transition", "stacks"):
        tab.evaluate(f"Page.show('{view}')")
        settle(tab)
        expect(problems, tab.evaluate("document.images.length") == 0, f"{view}: an image")
    tab.evaluate("Page.show('map'); Page.select(Plan.screens[0].name)")
    expect(problems, tab.inner_text("#m-card h2") == EVIL, tab.inner_text("#m-card h2"))
    expect(problems, tab.evaluate("document.scripts.length") == tab.evaluate(
        "[...document.scripts].filter((one) => one.parentElement === document.body).length"), "a script")
    blocked = tab.evaluate("""() => {
        try { document.body.insertAdjacentHTML("beforeend", "<b>x</b>"); return false; } catch { return true; }
    }""")
    expect(problems, blocked, "text can become markup")
    # That was against the policy, and was meant to be.
    looker.problems["quiet"] = [one for one in looker.check("quiet") if "'TrustedHTML'" not in one]
    tab.context.close()


def take_picture(looker, path):
    """The picture in the README: a push under way, what it would be without the plan, and why."""
    tab = looker.open("picture.html", anchor="#transition", width=1400, height=900)
    tab.evaluate("Page.transition.open({ from: 'recipes', to: 'recipe', operation: 'push' })")
    tab.evaluate("Page.transition.player.set(0.42)")
    settle(tab)
    pixels(tab).save(path, optimize=True)
    looker.close(tab)


def attempt(looker, check, arguments):
    """Does a check; what breaks off on the way is a problem of its own, and the others go on."""
    start = time.monotonic()
    try:
        check(looker, *arguments)
    except Exception as error:  # Whatever it is, it is told.
        for name in CHECKS[check.__name__]:
            looker.check(name).append(f"{check.__name__} broke off: {error}")
    print(f"{check.__name__}: {time.monotonic() - start:.1f} s", file=sys.stderr)


CHECKS = {
    "check_frames": ["frames"], "check_paint": ["painted"], "check_everything": ["complete"],
    "check_drag": ["dragged"], "check_keyboard": ["keyboard"],
    "check_views": ["themes", "accessible", "still", "printed"],
    "check_mirror": ["mirrored"], "check_evil": ["harmless"], "take_picture": ["quiet"],
}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--chromium", default="chromium")
    parser.add_argument("--picture", type=pathlib.Path)
    options = parser.parse_args()
    flags = ["--force-color-profile=srgb", "--hide-scrollbars"]
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        flags.append("--no-sandbox")  # Chromium does not run as root otherwise.
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=options.chromium, args=flags)
        looker = Looker(browser, options.folder.resolve())
        walks = []
        for check, *arguments in (
            (check_frames, "a", walks), (check_frames, "b", walks), (check_paint, "a", "light"),
            (check_paint, "b", "dark"), (check_everything, "b"), (check_drag,), (check_keyboard,), (check_views,),
            (check_mirror,), (check_evil,), *([(take_picture, options.picture)] if options.picture else []),
        ):
            attempt(looker, check, arguments)
        browser.close()
    json.dump({"problems": looker.problems, "walks": walks}, sys.stdout)


main()
