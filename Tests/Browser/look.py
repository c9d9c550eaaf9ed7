"""Opens pages of `navstyle preview` in a real browser and says what is wrong with them.

    look.py FOLDER [--chromium PATH] [--picture PNG]

FOLDER holds the pages `a.html` and `b.html` of two apps, `many.html` of one with many stacks, `titles.html`
of one whose titles differ, `evil.html` of one whose names are an attack, and the frames `a.json` and `b.json`
that NavStyle's own evaluator sees. What is found goes to standard output as JSON: problems by the name of the
check, and walks through the apps for others to compare. Screenshots stay in FOLDER.
"""

import argparse
import json
import os
import pathlib
import sys
import time

sys.dont_write_bytecode = True

from playwright.sync_api import sync_playwright

from attack import check_evil
from hands import check_drag, check_keyboard, check_travel
from layouts import check_heights, check_print, check_stack_filter, check_views
from looker import Looker
from painting import check_mirror, check_paint, take_picture
from playing import check_everything, check_frames


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
    "check_views": ["themes", "accessible", "still"], "check_heights": ["tall"], "check_print": ["printed"],
    "check_travel": ["addressed"], "check_stack_filter": ["chosen"], "check_mirror": ["mirrored"],
    "check_evil": ["harmless", "isolated"], "take_picture": ["quiet"],
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
            (check_paint, "b", "dark"), (check_everything, "b"), (check_everything, "titles"), (check_drag,),
            (check_keyboard,), (check_travel,), (check_views,), (check_heights,), (check_print,),
            (check_stack_filter,), (check_mirror,), (check_evil,),
            *([(take_picture, options.picture)] if options.picture else []),
        ):
            attempt(looker, check, arguments)
        browser.close()
    json.dump({"problems": looker.problems, "walks": walks}, sys.stdout)


main()
