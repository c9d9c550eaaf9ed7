"""Opens a page of `navstyle preview` a few times and prints how many milliseconds pass until its map is drawn."""

import argparse
import json
import os
import pathlib
import statistics

from playwright.sync_api import sync_playwright

DRAWN = """
    new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() =>
      done(performance.getEntriesByName("map-drawn").at(-1).startTime))))
"""
PAN = """
    (() => {
      const start = performance.now();
      for (let step = 0; step < 10; step += 1) { Page.map.view.x += 8; Page.map.drawNow(); }
      return (performance.now() - start) / 10;
    })()
"""

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("page", type=pathlib.Path)
parser.add_argument("--chromium", default="chromium")
parser.add_argument("--rounds", type=int, default=3)
options = parser.parse_args()
flags = ["--no-sandbox"] if hasattr(os, "geteuid") and os.geteuid() == 0 else []
with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=options.chromium, args=flags)
    drawn, frames = [], []
    for _ in range(options.rounds):
        tab = browser.new_page(viewport={"width": 1440, "height": 900})
        tab.goto(options.page.resolve().as_uri())
        drawn.append(tab.evaluate(DRAWN))
        frames.append(tab.evaluate(PAN))
        tab.close()
    browser.close()
print(json.dumps({"drawn": statistics.median(drawn), "frame": statistics.median(frames)}))
