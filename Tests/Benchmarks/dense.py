"""What pictures and plans cost in an app whose screens push ten others each."""

import os

from measure import generate, growth, interleaved, median, ratio

COUNTS = [250, 1_000, 2_000, 4_000, 16_000]
PUSHES = 10  # of one screen


def measure(programs, folder, counts, rounds):
    """A row for each number of screens."""
    return [row(programs, folder, count, rounds) for count in counts]


def row(programs, folder, count, rounds):
    """`simulate --random 0` checks a file as `lint` does, then works out its pictures and nothing else:
    the difference to `lint` without rules is what those cost."""
    path = os.path.join(folder, f"dense-{count}.navstyle.yaml")
    generate(count, path, "--dense")
    plan = os.path.join(folder, "dense.plan.json")
    limit = ["--max-bytes", "100000000"]
    quiet = ["--quiet", "--fail-on", "never", *limit]
    interleaved({"plan": [programs.tool, "compile", *quiet, "-o", plan, path]}, 1)
    samples = interleaved({
        "floor": [programs.floor, path],
        "lint": [programs.tool, "lint", "--rule", "all=off", *quiet, path],
        "pictures": [programs.tool, "simulate", "--random", "0", *limit, path],
        "compile": [programs.tool, "compile", *quiet, "-o", os.devnull, path],
    }, rounds)
    pictures = [a.cpu - b.cpu for a, b in zip(samples["pictures"], samples["lint"])]
    return {
        "screens": count, "plan bytes": os.path.getsize(plan),
        "pictures ms": sorted(pictures)[len(pictures) // 2] * 1000,
        "compile ms": median(samples["compile"], "cpu") * 1000,
        "compile cpu": ratio(samples["compile"], samples["floor"], "cpu"),
    }


def exponent(rows, name):
    """By which a cost grows over the number of screens, and so of edges."""
    return growth(*((found["screens"], found[f"{name} ms"]) for found in (rows[0], rows[-1])))


def show(rows):
    print(f"{'screens':>8} {'pushes':>8} {'pictures ms':>12} {'compile ms':>11} {'÷ floor':>8} {'plan MB':>8}")
    for found in rows:
        print(f"{found['screens']:>8} {found['screens'] * PUSHES:>8} {found['pictures ms']:>12.1f}"
              f" {found['compile ms']:>11.1f} {found['compile cpu']:>8.2f}"
              f" {found['plan bytes'] / 1e6:>8.2f}")
    if len(rows) > 1:
        print(f"growth: pictures edges^{exponent(rows, 'pictures'):.2f},"
              f" compile edges^{exponent(rows, 'compile'):.2f}")


def missed(rows, limits):
    """The limits that were not kept, in words."""
    for found in rows:
        if found["screens"] != 2_000:
            continue
        costs = {
            "pictures": found["pictures ms"] / 1000, "compile": found["compile ms"] / 1000,
            "plan": found["plan bytes"],
        }
        for name, value in costs.items():
            if value > limits[name]:
                yield f"20,000 pushes: {name} {value:.2f} over {limits[name]}"
    for name in ("pictures", "compile") if len(rows) > 1 else ():
        grown = exponent(rows, name)
        if grown > limits["growth"]:
            yield f"{name} grow as edges^{grown:.2f}, over {limits['growth']}"
