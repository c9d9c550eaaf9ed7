"""Measures navstyle side by side with libyaml alone and with other linters, in one run, and prints ratios.

Nothing here is compared with numbers of another run or another machine. `measure.py` says how it is
measured; a limit that is not kept is printed, and makes this end with 1.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from typing import NamedTuple

import bounds
import dense
import hostile
import page
import rules
import sizes
from measure import HERE, machine

LIMITS = {
    "sizes": {
        ("lint", "cpu", 20_000): 1.35, ("lint", "cpu", 100_000): 1.35,
        ("lint", "memory", 100_000): 5.0,
        ("compile", "cpu", 20_000): 1.7, ("compile", "cpu", 100_000): 1.7,
        "lint instructions": 1.3, "cold start": 3.5, "pick": 100, "growth": 1.05, "split": 0.8,
    },
    # All rules against none, and the dearest against a run without rules.
    "rules": {"rules": 1.6, "one rule": 0.1},
    # Of 2,000 screens with 20,000 pushes, 30 looks and 20 replaces: seconds and bytes.
    "dense": {"pictures": 0.1, "compile": 1.0, "plan": 10e6, "growth": 1.2},
    "page": {"bytes": 8e6, "seconds": 2.0},
    "hostile": {"seconds": 1.0},
}
SCHEMA = os.path.join(HERE, "..", "..", "Schemas", "navstyle.schema.json")


class Programs(NamedTuple):
    """What is measured, and beside what."""

    tool: str
    floor: str
    rivals: dict


def compile_floor(folder):
    """A program that takes the events of a file from libyaml and does nothing with them."""
    flags = []
    if shutil.which("pkg-config"):
        asked = ["pkg-config", "--cflags", "--libs", "yaml-0.1"]
        flags = subprocess.run(asked, capture_output=True, text=True).stdout.split()
    path = os.path.join(folder, "floor")
    source = os.path.join(HERE, "floor.c")
    subprocess.run(["cc", "-O2", source, "-o", path, *(flags or ["-lyaml"])], check=True)
    return path


def rivals():
    """The linters a user would pick instead, as far as they are there: `.ci/validators bench` brings them."""
    folder = os.path.join(HERE, "..", "..", ".build", "rivals", "bin")
    commands = {
        "yamllint": ["yamllint", "-d", "default"],
        "check-jsonschema": ["check-jsonschema", "--schemafile", SCHEMA],
        "ryl": ["ryl", "check", "--no-cache", "--enable", "ALL"],
    }
    found = {}
    for name, (program, *arguments) in commands.items():
        path = os.path.join(folder, program)
        if os.path.exists(path):
            found[name] = [path, *arguments]
        else:
            print(f"{name} is not measured: it could not be installed", file=sys.stderr)
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tool", required=True, help="the navstyle to measure")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--quick", action="store_true", help="small files only")
    parser.add_argument("--json", metavar="PATH", help="write the numbers here, too")
    options = parser.parse_args()
    quick, rounds = options.quick, options.rounds
    found = {"machine": machine()}
    print(found["machine"])
    with tempfile.TemporaryDirectory() as folder:
        programs = Programs(options.tool, compile_floor(folder), rivals())
        some = [size for size in sizes.SIZES if not quick or size <= 2_000]
        found["sizes"] = sizes.measure(programs, folder, some, rounds)
        sizes.show(found["sizes"])
        files = 50 if quick else sizes.FILES
        found["split"] = sizes.compare_split(programs, folder, files * 40, 2 * rounds)
        sizes.show_split(found["split"])
        count = 2_000 if quick else 20_000
        found["rules"] = rules.measure(programs.tool, folder, count, rounds)
        rules.show(found["rules"])
        found["faulty"] = rules.measure(programs.tool, folder, count, rounds, "--faulty")
        rules.show(found["faulty"])
        counts = [2_000] if quick else dense.COUNTS
        found["dense"] = dense.measure(programs, folder, counts, rounds)
        dense.show(found["dense"])
        found["page"] = page.measure(programs.tool, folder, 2_000)
        page.show(found["page"])
        found["hostile"] = hostile.measure(programs.tool, folder)
        hostile.show(found["hostile"])
        found["bounds"] = bounds.measure(programs.tool, folder, (1 if quick else 8) << 20)
        bounds.show(found["bounds"])
    if options.json:
        with open(options.json, "w", encoding="utf-8") as file:
            json.dump(found, file, indent=2)
    problems = [
        *sizes.missed(found["sizes"], found["split"], LIMITS["sizes"]),
        *rules.missed(found["rules"], LIMITS["rules"]),
        *dense.missed(found["dense"], LIMITS["dense"]),
        *page.missed(found["page"], LIMITS["page"]),
        *hostile.missed(found["hostile"], LIMITS["hostile"]),
        *bounds.missed(found["bounds"]),
    ]
    for problem in problems:
        print(f"missed: {problem}", file=sys.stderr)
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
