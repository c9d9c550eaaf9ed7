"""What can be done on a page: by pointer, by keys, by the browser's own buttons."""

import json

from looker import expect, wait


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
    expect(problems, focused() == "t-play", f"an edge was opened: the focus is on '{focused()}'")
    tab.go_back()
    wait(tab, "Page.view === 'map'")
    expect(problems, tab.evaluate("document.activeElement.closest('#m-card') !== null"),
           f"back on the map: the focus is on '{focused()}'")
    press("Enter")
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
    for key, view in (("ArrowRight", "stacks"), ("Home", "map"), ("End", "stacks"), ("ArrowRight", "map"),
                      ("ArrowLeft", "stacks")):
        press(key)
        expect(problems, tab.is_visible(f"#view-{view}") and focused() == f"tab-{view}",
               f"{key} does not lead to '{view}'")
    tab.evaluate("document.getElementById('s-restart').focus()")
    press("Tab")
    press("Enter")
    expect(problems, tab.evaluate("Page.stacks.count") == 1, "Enter makes no step")
    expect(problems, tab.evaluate("document.activeElement.tagName") == "BUTTON", "the focus is lost")
    looker.close(tab)


def check_travel(looker):
    """A change of view is an entry of the browser's history; addresses lead where they say."""
    problems = looker.check("addressed")
    tab = looker.open("a.html")
    first, second = tab.evaluate("Plan.entries.filter((one) => one.operation === 'push').slice(0, 2)")
    tab.evaluate("(entry) => Page.watch(entry)", first)
    tab.evaluate("(entry) => Page.watch(entry)", second)
    step = ["transition", second["from"], second["to"], "push"]
    tab.click("#tab-stacks")
    place = lambda: tab.evaluate("location.hash.slice(1).split('/').map(decodeURIComponent)")
    for way, view, wanted in (
        (tab.go_back, "transition", step), (tab.go_back, "map", [""]), (tab.go_forward, "transition", step),
        (tab.go_forward, "stacks", ["stacks"]), (tab.go_back, "transition", step)):
        way()
        wait(tab, f"Page.view === '{view}'")
        expect(problems, place() == wanted, f"{view}: {place()}, not {wanted}")
        expect(problems, tab.is_visible(f"#view-{view}"), f"{view} cannot be seen")
        expect(problems, tab.evaluate("!['BODY', 'HTML'].includes(document.activeElement.tagName)"),
               f"{view}: the focus is lost")
    shown = tab.evaluate("[Page.transition.step.from, Page.transition.step.to]")
    expect(problems, shown == step[1:3], f"{shown}, not {step}")
    tab.evaluate("(entry) => { location.hash = `#transition/${entry.from}/${entry.to}/push`; }", first)
    wait(tab, f"Page.transition.step.to === {json.dumps(first['to'])}")
    looker.close(tab)
    for anchor, view in (("#stacks", "stacks"), ("#nothing", "map"), ("#transition/no/such/push/x", "transition"),
                         ("#transition/%zz", "transition")):
        tab = looker.open("a.html", anchor=anchor)
        expect(problems, tab.is_visible(f"#view-{view}"), f"{anchor} does not lead to '{view}'")
        looker.close(tab)
