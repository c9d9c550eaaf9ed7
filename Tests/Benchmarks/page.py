"""The page of an app of many screens: its size, and how long a browser takes to draw its map."""

import json
import os
import shutil
import subprocess

from measure import HERE, generate, interleaved

BROWSER = os.path.join(HERE, "..", "..", ".build", "browser", "bin", "python3")


def measure(tool, folder, count):
    path = os.path.join(folder, f"page-{count}.navstyle.yaml")
    generate(count, path, "--dense")
    page = os.path.join(folder, "page.html")
    command = [tool, "preview", "--quiet", "--max-bytes", "100000000", "-o", page, path]
    sample = interleaved({"page": command}, 1)["page"][0]
    result = {"screens": count, "ms": sample.cpu * 1000, "bytes": os.path.getsize(page)}
    names = ("chromium", "chromium-browser", "google-chrome")
    chromium = next(filter(None, map(shutil.which, names)), None)
    if chromium is None or not os.path.exists(BROWSER):
        return result
    script = os.path.join(HERE, "..", "Browser", "opens.py")
    shown = subprocess.run([BROWSER, script, page, "--chromium", chromium],
                           capture_output=True, text=True, check=True)
    return result | json.loads(shown.stdout)


def show(found):
    words = f"page of {found['screens']:,} screens: {found['ms']:.0f} ms to write, {found['bytes'] / 1e6:.2f} MB"
    if "drawn" in found:
        print(f"{words}; map drawn after {found['drawn']:.0f} ms, a frame takes {found['frame']:.0f} ms")
    else:
        print(f"{words}; no browser to open it: run .ci/validators")


def missed(found, limits):
    """The limits that were not kept, in words."""
    if found["bytes"] > limits["bytes"]:
        yield f"page of {found['screens']:,} screens: {found['bytes'] / 1e6:.1f} MB"
    if found.get("drawn", 0) > limits["seconds"] * 1000:
        yield f"map of {found['screens']:,} screens: drawn after {found['drawn']:.0f} ms"
