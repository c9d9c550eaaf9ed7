"""A browser that writes down whatever goes wrong, and what all checks do with it."""

import io
import time

from PIL import Image


VIEWS = ("map", "transition", "stacks")
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


def pixels(tab, clip=None):
    return Image.open(io.BytesIO(tab.screenshot(clip=clip))).convert("RGB")
