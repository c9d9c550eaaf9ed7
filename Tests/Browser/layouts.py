"""How a page is laid out: themes, widths, heights, paper, and what axe-core finds."""

from axe_core_python.sync_playwright import Axe

from looker import VIEWS, expect, settle


def check_views(looker):
    """Themes, widths, and what axe-core finds."""
    for name in ("themes", "accessible", "still"):
        looker.check(name)
    for scheme in ("light", "dark"):
        tab = looker.open("a.html", color_scheme=scheme, width=1280, reduced_motion="reduce")
        for view in VIEWS:
            tab.evaluate(f"Page.show('{view}')")
            moving = tab.evaluate("document.getAnimations().length")
            expect(looker.check("still"), moving == 0, f"{view}: {moving} animations, and none was wanted")
        smooth = tab.evaluate("""[...document.querySelectorAll("*")].filter((one) => {
            const { scrollBehavior, transitionDuration, animationName } = getComputedStyle(one);
            return scrollBehavior === "smooth" || transitionDuration !== "0s" || animationName !== "none";
        }).map((one) => one.outerHTML.slice(0, 60))""")
        looker.check("still").extend(f"moves, and nothing is to: {one}" for one in smooth)
        ground = tab.evaluate("getComputedStyle(document.documentElement).backgroundColor")
        isDark = sum(int(one) for one in ground[4:-1].split(",")) < 200
        expect(looker.check("themes"), isDark == (scheme == "dark"), f"{scheme}: {ground}")
        looker.close(tab)
        for page in ("a.html", "many.html"):
            tab = looker.open(page, color_scheme=scheme, bypass_csp=True)
            for view in VIEWS:
                tab.evaluate(f"Page.show('{view}')")
                settle(tab)
                for fault in Axe().run(tab)["violations"]:
                    nodes = "; ".join(str(node["target"]) for node in fault["nodes"][:4])
                    looker.check("accessible").append(
                        f"{page} {scheme} {view}: {fault['id']}: {fault['help']}: {nodes}")
                tab.screenshot(path=looker.folder / f"{view}-{scheme}.png")
            looker.close(tab)
    for width in (360, 1600):
        for view in VIEWS:
            tab = looker.open("a.html", anchor=f"#{view}", width=width)
            tab.wait_for_timeout(120)
            shift = sum(tab.evaluate("window.shifts"))
            expect(looker.check("still"), shift == 0, f"{width} {view}: shifts by {shift}")
            overflow = tab.evaluate("document.documentElement.scrollWidth - innerWidth")
            expect(looker.check("still"), overflow <= 0, f"{width} {view}: {overflow} px too wide")
            tab.screenshot(path=looker.folder / f"{view}-{width}.png", full_page=True)
            looker.close(tab)


HEIGHTS = """
() => {
  const { scrollHeight, clientHeight } = document.documentElement;
  const end = document.querySelector("main").getBoundingClientRect().bottom + scrollY;
  return { page: scrollHeight, room: Math.max(clientHeight, Math.ceil(end)), window: clientHeight };
}
"""


def check_heights(looker):
    """A page ends where what stands on it does; where there is room, it is as tall as its window."""
    problems = looker.check("tall")
    for page in ("a.html", "many.html"):
        for width, height in ((1280, 900), (1440, 600), (1120, 420), (1920, 1200), (1000, 800), (360, 640)):
            tab = looker.open(page, width=width, height=height)
            for view in VIEWS:
                tab.evaluate(f"Page.show('{view}')")
                tab.evaluate("Page.select(Plan.screens[0].name)")
                settle(tab)
                found = tab.evaluate(HEIGHTS)
                limit = found["window"] if width > 1100 else found["room"]
                expect(problems, found["page"] <= limit, f"{page} {view}, {width} × {height}: {found}")
            looker.close(tab)


PRINTED = """
() => {
  const read = (canvas) => {
    const context = canvas.getContext("2d");
    return context.getImageData(0, 0, canvas.width, canvas.height).data;
  };
  const box = document.getElementById("m-canvas").getBoundingClientRect();
  const frame = document.querySelector(".map").getBoundingClientRect();
  const data = read(document.getElementById("m-canvas"));
  const dark = getComputedStyle(document.documentElement).getPropertyValue("--slide").trim();
  // A lane is all there is where nothing stands on it; on paper it is nearly white.
  const lane = Page.map.lanes[0];
  const { scale, x, y } = Page.map.view;
  const ratio = devicePixelRatio;
  const at = ([px, py]) => {
    const offset = 4 * (Math.round((py * scale + y) * ratio) * Page.map.canvas.width
      + Math.round((px * scale + x) * ratio));
    return [...data.slice(offset, offset + 3)];
  };
  const last = Page.map.lanes.at(-1);
  return {
    isWhole: box.bottom <= frame.bottom + 1 && box.right <= innerWidth + 1,
    lanes: [at([lane.x + 12, lane.y + lane.height - 8]), at([last.x + last.width - 12, last.y + 8])],
    slide: dark, scheme: getComputedStyle(document.documentElement).colorScheme,
  };
}
"""


def check_print(looker):
    """On paper there are no controls, the map is whole, and it is light whatever the reader's system is."""
    problems = looker.check("printed")
    wide = {}
    for scheme in ("light", "dark"):
        tab = looker.open("many.html", color_scheme=scheme)
        tab.evaluate("Page.map.zoom(3)")
        settle(tab)
        view = tab.evaluate("({ ...Page.map.view })")
        tab.evaluate("dispatchEvent(new Event('beforeprint'))")
        tab.emulate_media(media="print", color_scheme=scheme)
        tab.set_viewport_size({"width": 718, "height": 1047})
        settle(tab)
        wide[scheme] = tab.evaluate(PRINTED)
        expect(problems, wide[scheme]["isWhole"], f"{scheme}: the map is cut off")
        for lane in wide[scheme]["lanes"]:
            expect(problems, min(lane, default=0) > 220, f"{scheme}: a lane is {lane}")
        for selector, isShown in (
            (".tabs", False), (".search", False), (".zoom", False), ("#m-kinds", True), ("#m-card", True)):
            expect(problems, tab.is_visible(selector) == isShown, f"{scheme}: {selector}")
        tab.emulate_media(media="screen", color_scheme=scheme)
        tab.set_viewport_size({"width": 1280, "height": 900})
        tab.evaluate("dispatchEvent(new Event('afterprint'))")
        settle(tab)
        expect(problems, tab.evaluate("({ ...Page.map.view })") == view, f"{scheme}: it is another view afterwards")
        for page_view in VIEWS:
            tab.evaluate(f"Page.show('{page_view}')")
            (looker.folder / f"{page_view}-{scheme}.pdf").write_bytes(tab.pdf(format="A4"))
        tab.evaluate("Page.show('transition')")
        tab.emulate_media(media="print", color_scheme=scheme)
        for selector, isShown in (
            (".transport", False), ("#t-why", True), ("#t-strip", True), ("#t-title", True)):
            expect(problems, tab.is_visible(selector) == isShown, f"{scheme}: {selector}")
        looker.close(tab)
    expect(problems, wide["light"] == wide["dark"], f"paper differs: {wide}")


def check_stack_filter(looker):
    """A stack that is chosen comes into view, as large as there is room."""
    problems = looker.check("chosen")
    tab = looker.open("many.html")
    whole = tab.evaluate("({ ...Page.map.view })")
    stack = tab.evaluate("Page.map.lanes.at(-1).stack ?? Page.map.lanes.at(-2).stack")
    tab.select_option("#m-stack", stack)
    settle(tab)
    found = tab.evaluate("""(stack) => {
        const { view, width, height, lanes } = Page.map;
        const lane = lanes.find((one) => one.stack === stack);
        const [left, top] = [lane.x * view.scale + view.x, lane.y * view.scale + view.y];
        return { scale: view.scale, isInside: left >= 0 && top >= 0
          && left + lane.width * view.scale <= width && top + lane.height * view.scale <= height };
    }""", stack)
    expect(problems, found["isInside"] and found["scale"] > 1.2 * whole["scale"], f"{stack}: {found}, {whole}")
    tab.select_option("#m-stack", "")
    settle(tab)
    expect(problems, tab.evaluate("({ ...Page.map.view })") == whole, "all stacks are not all of the map")
    looker.close(tab)
