"""Measures navstyle against the floor, side by side in one run, and prints ratios.

Times are CPU time, user and system. Each round runs every program once; a ratio is the median of
the rounds' ratios, so that a noisy moment hurts both sides alike. Memory is the peak a program held
over the size of the file; `–` where it stays below what this script itself holds, because a child
starts with its parent's peak and the kernel then tells no more.
"""

import argparse
import json
import math
import os
import re
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

import hostile

HERE = os.path.dirname(os.path.abspath(__file__))
SCALE = 1 if sys.platform == "darwin" else 1024  # of ru_maxrss
LIMITS = {
    "lint cpu": 1.6,
    "lint memory": 6.0,
    "split wall": 1.3,
    "hostile seconds": 1.0,
    # Of 20,000 screens: all rules against none, and the dearest against a run without rules.
    "rules cpu": 1.6,
    "one rule": 0.1,
    # Of 2,000 screens with 20,000 pushes, 30 looks and 20 replaces.
    "pictures seconds": 0.1,
    "dense compile seconds": 1.0,
    "dense plan bytes": 10e6,
    # From 250 to 16,000 such screens: the cost over the edges, as an exponent.
    "dense growth": 1.2,
    # Of 2,000 screens with 20,000 pushes.
    "page bytes": 8e6,
    "map seconds": 2.0,
}
BROWSER = os.path.join(HERE, "..", "..", ".build", "browser", "bin", "python3")


def run(command):
    """Runs a command; its CPU seconds, peak bytes (if known), status, wall seconds and output."""
    with tempfile.TemporaryFile() as output:
        start = time.monotonic()
        process = subprocess.Popen(command, stdout=output, stderr=output, stdin=subprocess.DEVNULL)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        wall = time.monotonic() - start
        output.seek(0)
        text = output.read(100_000).decode(errors="replace")
    own = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    peak = usage.ru_maxrss * SCALE if usage.ru_maxrss > own * 1.02 else None
    return usage.ru_utime + usage.ru_stime, peak, process.returncode, wall, text


def compile_floor(folder):
    flags = []
    if shutil.which("pkg-config"):
        asked = ["pkg-config", "--cflags", "--libs", "yaml-0.1"]
        flags = subprocess.run(asked, capture_output=True, text=True).stdout.split()
    path = os.path.join(folder, "floor")
    source = os.path.join(HERE, "floor.c")
    subprocess.run(["cc", "-O2", source, "-o", path, *(flags or ["-lyaml"])], check=True)
    return path


def measure(tool, floor, folder, count, rounds):
    """One row of the table: medians and ratios for a file of `count` screens."""
    path = os.path.join(folder, f"{count}.navstyle.yaml")
    # In a process of its own: memory this script ever held would count as its children's.
    generator = os.path.join(HERE, "generate.py")
    subprocess.run([sys.executable, generator, str(count), path], check=True)
    size = os.path.getsize(path)
    limit = ["--quiet", "--max-bytes", str(max(size, 1 << 23))]
    plan = os.path.join(folder, "plan.json")
    programs = {
        "floor": [floor, path],
        "lint": [tool, "lint", *limit, path],
        "compile": [tool, "compile", *limit, "-o", plan, path],
    }
    samples = {name: [] for name in programs}
    for _ in range(rounds):
        if os.path.exists(plan):
            os.remove(plan)
        for name, command in programs.items():
            sample = run(command)
            if sample[2] != 0:
                sys.exit(f"{' '.join(command)} ended with {sample[2]}:\n{sample[4]}")
            samples[name].append(sample)
    row = {"screens": count, "bytes": size}
    for name, taken in samples.items():
        row[f"{name} ms"] = statistics.median(sample[0] for sample in taken) * 1000
        if name != "floor":
            pairs = zip(taken, samples["floor"])
            row[f"{name} cpu"] = statistics.median(a[0] / max(b[0], 1e-4) for a, b in pairs)
        peaks = [sample[1] for sample in taken]
        row[f"{name} memory"] = None if None in peaks else statistics.median(peaks) / size
    return row


def compare_split(tool, folder, count, rounds):
    """The wall time of many files of 40 screens against that of one file of all of them."""
    generator = os.path.join(HERE, "generate.py")
    one, many = os.path.join(folder, "one.navstyle.yaml"), os.path.join(folder, "split")
    for arguments in ([one], [many, "--split"]):
        subprocess.run([sys.executable, generator, str(count), *arguments], check=True)
    programs = {
        "one": [tool, "lint", "--quiet", "--max-bytes", "100000000", one],
        "split": [tool, "lint", "--quiet", many],
    }
    walls = {name: [] for name in programs}
    for _ in range(rounds):
        for name, command in programs.items():
            _, _, status, wall, text = run(command)
            if status != 0:
                sys.exit(f"{' '.join(command)} ended with {status}:\n{text}")
            walls[name].append(wall)
    result = {f"{name} ms": statistics.median(walls[name]) * 1000 for name in walls}
    result["ratio"] = statistics.median(a / b for a, b in zip(walls["split"], walls["one"]))
    result |= {"screens": count, "files": count // 40}
    print(f"{result['files']} files of 40 screens: {result['split ms']:.1f} ms, one file of {count}:"
          f" {result['one ms']:.1f} ms (wall), ratio {result['ratio']:.2f}")
    return result


def measure_rules(tool, folder, count, rounds):
    """What the rules cost: a run with all of them against one with none, and each by what it says."""
    path = os.path.join(folder, "rules.navstyle.yaml")
    generator = os.path.join(HERE, "generate.py")
    subprocess.run([sys.executable, generator, str(count), path], check=True)
    lint = [tool, "lint", "--fail-on", "never", "--max-bytes", "100000000"]
    programs = {
        "all": [*lint, "--quiet", path],
        "none": [*lint, "--quiet", "--rule", "all=off", path],
        "each": [*lint, "--statistics", "--report", "json=/dev/null", path],
    }
    samples = {name: [] for name in programs}
    shares = {}
    for _ in range(rounds):
        for name, command in programs.items():
            cpu, _, status, _, text = run(command)
            if status != 0:
                sys.exit(f"{' '.join(command)} ended with {status}:\n{text}")
            samples[name].append(cpu)
        for code, taken in re.findall(r"^  ([a-z0-9-]+) +([0-9.]+) ms", text, re.MULTILINE):
            shares.setdefault(code, []).append(float(taken) / 1000 / samples["none"][-1])
    ratio = statistics.median(a / b for a, b in zip(samples["all"], samples["none"]))
    each = {code: statistics.median(found) for code, found in shares.items()}
    dearest = sorted(each, key=each.get, reverse=True)[:5]
    print(f"{len(each)} rules over {count} screens: {ratio:.2f} times a run without them; the dearest:"
          f" {', '.join(f'{code} {each[code] * 100:.1f} %' for code in dearest)}")
    return {"screens": count, "ratio": ratio, "each": each}


def measure_dense(tool, floor, folder, count, rounds):
    """One row for an app of `count` screens that push ten others each.

    `simulate --random 0` checks a file as `lint` does, then works out its pictures and nothing else: the
    difference is what those cost.
    """
    path = os.path.join(folder, f"dense-{count}.navstyle.yaml")
    generator = os.path.join(HERE, "generate.py")
    subprocess.run([sys.executable, generator, str(count), path, "--dense"], check=True)
    plan = os.path.join(folder, "dense.plan.json")
    limit = ["--max-bytes", "100000000"]
    programs = {
        "floor": [floor, path],
        "lint": [tool, "lint", "--quiet", "--fail-on", "never", *limit, path],
        "check": [tool, "simulate", "--random", "0", *limit, path],
        "compile": [
            tool, "compile", "--quiet", "--fail-on", "never", *limit, "-o", plan, path],
    }
    samples = {name: [] for name in programs}
    for _ in range(rounds):
        if os.path.exists(plan):
            os.remove(plan)
        for name, command in programs.items():
            cpu, _, status, _, text = run(command)
            if status != 0:
                sys.exit(f"{' '.join(command)} ended with {status}:\n{text}")
            samples[name].append(cpu)
    floors = samples["floor"]
    pictures = [check - lint for check, lint in zip(samples["check"], samples["lint"])]
    row = {"screens": count, "plan bytes": os.path.getsize(plan)}
    for name, taken in (("pictures", pictures), ("compile", samples["compile"])):
        row[f"{name} ms"] = statistics.median(taken) * 1000
        row[f"{name} cpu"] = statistics.median(a / max(b, 1e-4) for a, b in zip(taken, floors))
    return row


def open_page(tool, folder, count):
    """The size of the page of an app of `count` screens that push ten others each, and how long a browser
    takes to draw its map; without a browser, the size alone."""
    path = os.path.join(folder, f"page-{count}.navstyle.yaml")
    generator = os.path.join(HERE, "generate.py")
    subprocess.run([sys.executable, generator, str(count), path, "--dense"], check=True)
    page = os.path.join(folder, "page.html")
    command = [tool, "preview", "--quiet", "--max-bytes", "100000000", "-o", page, path]
    cpu, _, status, _, text = run(command)
    if status != 0:
        sys.exit(f"{' '.join(command)} ended with {status}:\n{text}")
    result = {"screens": count, "ms": cpu * 1000, "bytes": os.path.getsize(page)}
    words = f"page of {count} screens: {result['ms']:.0f} ms to write, {result['bytes'] / 1e6:.2f} MB"
    names = ("chromium", "chromium-browser", "google-chrome")
    chromium = next(filter(None, map(shutil.which, names)), None)
    if chromium is None or not os.path.exists(BROWSER):
        print(f"{words}; no browser to open it: run .ci/validators")
        return result
    script = os.path.join(HERE, "..", "Browser", "opens.py")
    shown = subprocess.run([BROWSER, script, page, "--chromium", chromium],
                           capture_output=True, text=True, check=True)
    result |= json.loads(shown.stdout)
    print(f"{words}; map drawn after {result['drawn']:.0f} ms, a frame takes {result['frame']:.0f} ms")
    return result


def growth(rows, name):
    """The exponent by which a cost grows over the number of screens, and so of edges."""
    first, last = rows[0], rows[-1]
    ratio = max(last[f"{name} ms"], 0.1) / max(first[f"{name} ms"], 0.1)
    return math.log(ratio) / math.log(last["screens"] / first["screens"])


def print_dense(rows):
    print(f"{'screens':>8} {'pushes':>8} {'pictures ms':>12} {'÷ floor':>8} {'compile ms':>11}"
          f" {'÷ floor':>8} {'plan MB':>8}")
    for row in rows:
        print(f"{row['screens']:>8} {row['screens'] * 10:>8} {row['pictures ms']:>12.1f}"
              f" {row['pictures cpu']:>8.2f} {row['compile ms']:>11.1f} {row['compile cpu']:>8.2f}"
              f" {row['plan bytes'] / 1e6:>8.2f}")
    if len(rows) > 1:
        print(f"growth: pictures edges^{growth(rows, 'pictures'):.2f},"
              f" compile edges^{growth(rows, 'compile'):.2f}")


def print_table(rows):
    print(f"{'screens':>8} {'MB':>6} {'floor ms':>9} {'memory':>7} {'lint ms':>8} {'÷ floor':>8}"
          f" {'memory':>7} {'compile ms':>11} {'÷ floor':>8} {'memory':>7}")
    for row in rows:
        floor, lint, plan = (times(row[f"{name} memory"]) for name in ("floor", "lint", "compile"))
        print(f"{row['screens']:>8} {row['bytes'] / 1e6:>6.2f} {row['floor ms']:>9.1f} {floor:>7}"
              f" {row['lint ms']:>8.1f} {row['lint cpu']:>8.2f} {lint:>7}"
              f" {row['compile ms']:>11.1f} {row['compile cpu']:>8.2f} {plan:>7}")


def times(ratio):
    return "–" if ratio is None else f"{ratio:.1f}×"


def provoke(tool, folder):
    """Runs every hostile input; what came of each."""
    results = []
    for name, path in hostile.write_all(folder):
        _, _, status, wall, text = run([tool, "lint", "--quiet", path])
        code = re.search(r"(?:error|warning|info)\[([a-z0-9-]+)\]", text)
        results.append(
            {"input": name, "status": status, "code": code and code.group(1), "seconds": wall})
    width = max(len(result["input"]) for result in results)
    for result in results:
        print(f"{result['input']:<{width}}  status {result['status']}  {result['seconds']:.3f} s"
              f"  {result['code'] or 'no code'}")
    return results


def missed_dense(rows):
    """The limits that apps with many pushes did not keep, in words."""
    for row in rows:
        if row["screens"] != 2_000:
            continue
        found = {
            "pictures seconds": row["pictures ms"] / 1000,
            "dense compile seconds": row["compile ms"] / 1000,
            "dense plan bytes": row["plan bytes"],
        }
        for name, value in found.items():
            if value > LIMITS[name]:
                yield f"20,000 pushes: {name} {value:.2f} over {LIMITS[name]}"
    for name in ("pictures", "compile") if len(rows) > 1 else ():
        exponent = growth(rows, name)
        if exponent > LIMITS["dense growth"]:
            yield f"{name} grow as edges^{exponent:.2f}, over {LIMITS['dense growth']}"


def missed_page(page):
    """The limits that the page did not keep, in words."""
    if page["bytes"] > LIMITS["page bytes"]:
        yield f"page of {page['screens']} screens: {page['bytes'] / 1e6:.1f} MB"
    if page.get("drawn", 0) > LIMITS["map seconds"] * 1000:
        yield f"map of {page['screens']} screens: drawn after {page['drawn']:.0f} ms"


def missed(rows, split, rules, results):
    """The limits that were not kept, in words."""
    if rules["ratio"] > LIMITS["rules cpu"]:
        yield f"all rules: {rules['ratio']:.2f} times a run without, over {LIMITS['rules cpu']}"
    for code, share in rules["each"].items():
        if share > LIMITS["one rule"]:
            yield f"{code}: {share * 100:.0f} % of a run without rules"
    if split["ratio"] > LIMITS["split wall"]:
        yield f"{split['files']} files: ratio {split['ratio']:.2f} over {LIMITS['split wall']}"
    for row in rows:
        for name in ("cpu", "memory"):
            ratio, limit = row[f"lint {name}"], LIMITS[f"lint {name}"]
            if row["screens"] == 100_000 and ratio is not None and ratio > limit:
                yield f"lint at 100,000 screens: {name} ratio {ratio:.2f} over {limit}"
    for result in results:
        if result["seconds"] > LIMITS["hostile seconds"]:
            yield f"{result['input']}: took {result['seconds']:.2f} s"
        if result["code"] is None or result["status"] not in (1, 2, 3):
            yield f"{result['input']}: status {result['status']}, code {result['code']}"


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tool", help="the navstyle to measure; default: the release build")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--quick", action="store_true", help="only 12 and 2,000 screens")
    parser.add_argument("--json", metavar="PATH", help="write the numbers here, too")
    options = parser.parse_args()
    tool = options.tool
    if tool is None:
        asked = ["swift", "build", "-c", "release", "--show-bin-path"]
        shown = subprocess.run(asked, capture_output=True, text=True, check=True, cwd=HERE)
        tool = os.path.join(shown.stdout.strip(), "navstyle")
    with tempfile.TemporaryDirectory() as folder:
        floor = compile_floor(folder)
        sizes = [12, 2_000] if options.quick else [12, 2_000, 20_000, 100_000]
        rows = [measure(tool, floor, folder, size, options.rounds) for size in sizes]
        print_table(rows)
        print()
        split = compare_split(tool, folder, 2_000 if options.quick else 20_000, 2 * options.rounds)
        print()
        rules = measure_rules(tool, folder, 2_000 if options.quick else 20_000, options.rounds)
        print()
        counts = [2_000] if options.quick else [250, 1_000, 2_000, 4_000, 16_000]
        dense = [measure_dense(tool, floor, folder, count, options.rounds) for count in counts]
        print_dense(dense)
        print()
        page = open_page(tool, folder, 2_000)
        print()
        results = provoke(tool, folder)
    if options.json:
        with open(options.json, "w", encoding="utf-8") as file:
            found = {"sizes": rows, "split": split, "rules": rules, "dense": dense, "page": page}
            json.dump(found | {"hostile": results}, file, indent=2)
    problems = [*missed(rows, split, rules, results), *missed_dense(dense), *missed_page(page)]
    for problem in problems:
        print(f"missed: {problem}", file=sys.stderr)
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
