"""A page in which every text is an attack."""

from looker import VIEWS, expect, settle

OVERRIDE = "\u202e"
EVIL = f"</script><img src=x onerror=alert(1)>{OVERRIDE}"


ISOLATED = """
(override) => {
  const problems = [];
  let count = 0;
  const look = (where) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const box = node.parentElement;
      if (!node.data.includes(override) || box.closest("script, option, .unseen")) continue;
      count += 1;
      const own = getComputedStyle(box).unicodeBidi;
      if (!own.startsWith("isolate") || box.textContent !== node.data) {
        problems.push(`${where}: '${box.outerHTML.slice(0, 80)}'`);
      }
    }
    for (const place of document.querySelectorAll(".place")) {
      const range = document.createRange();
      range.selectNodeContents(place.lastChild);
      const [end, path] = [range.getBoundingClientRect(), [...place.firstChild.getClientRects()].at(-1)];
      if (end.width > 0 && end.left < path.left) problems.push(`${where}: a place begins with its line`);
    }
  };
  for (const view of ["map", "transition", "stacks"]) {
    Page.show(view);
    if (view === "stacks") Page.stacks.perform(Page.stacks.walk.steps()[0]);
    look(view);
  }
  Page.show("map");
  Page.select(Plan.screens[0].name);
  look("card");
  Page.show("transition");
  for (const entry of Plan.entries) {
    Page.transition.open(entry);
    look(`${entry.operation}`);
  }
  return count > 20 ? problems : [...problems, `only ${count} texts`];
}
"""


def check_evil(looker):
    problems = looker.check("harmless")
    tab = looker.open("evil.html")
    for view in VIEWS:
        tab.evaluate(f"Page.show('{view}')")
        settle(tab)
        expect(problems, tab.evaluate("document.images.length") == 0, f"{view}: an image")
    tab.evaluate("Page.show('map'); Page.select(Plan.screens[0].name)")
    expect(problems, tab.inner_text("#m-card h2") == EVIL, tab.inner_text("#m-card h2"))
    expect(problems, tab.evaluate("document.scripts.length") == tab.evaluate(
        "[...document.scripts].filter((one) => one.parentElement === document.body).length"), "a script")
    looker.check("isolated").extend(tab.evaluate(ISOLATED, OVERRIDE))
    blocked = tab.evaluate("""() => {
        try { document.body.insertAdjacentHTML("beforeend", "<b>x</b>"); return false; } catch { return true; }
    }""")
    expect(problems, blocked, "text can become markup")
    # That was against the policy, and was meant to be.
    looker.problems["quiet"] = [one for one in looker.check("quiet") if "'TrustedHTML'" not in one]
    tab.context.close()
