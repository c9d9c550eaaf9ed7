"""What lint and compile cost over the size of a file, against libyaml alone and against other linters."""

import os

from measure import generate, growth, instructions, interleaved, median, ratio

SIZES = [12, 200, 2_000, 20_000, 100_000]
FILES = 500  # of 40 screens each
COUNTED = 20_000  # screens over which instructions are counted
# By size: in how many rounds other linters run; beyond these they take minutes.
RIVAL_ROUNDS = {12: 5, 200: 3, 2_000: 2, 20_000: 1}
# For the shortest runs a clock needs more rounds.
ROUNDS = {12: 40, 200: 20}


def measure(programs, folder, sizes, rounds):
    """A row for each size."""
    return [row(programs, folder, size, rounds) for size in sizes]


def row(programs, folder, count, rounds):
    path = os.path.join(folder, f"{count}.navstyle.yaml")
    generate(count, path)
    size = os.path.getsize(path)
    limit = ["--quiet", "--max-bytes", str(max(size, 1 << 23))]
    plan = os.path.join(folder, "plan.json")
    commands = {
        "floor": [programs.floor, path],
        "lint": [programs.tool, "lint", *limit, path],
        # Without the disk.
        "compile": [programs.tool, "compile", *limit, "-o", os.devnull, path],
    }
    others = {name: [*command, path] for name, command in programs.rivals.items()}
    interleaved({"plan": [programs.tool, "compile", *limit, "-o", plan, path]}, 1)
    samples = interleaved(commands, max(rounds, ROUNDS.get(count, 0)))
    samples |= interleaved(others, RIVAL_ROUNDS.get(count, 0), fails=others)
    result = {"screens": count, "bytes": size, "plan bytes": os.path.getsize(plan)}
    for name, taken in samples.items():
        if not taken:
            continue
        peak = median(taken, "peak")
        result[name] = {
            "cpu ms": median(taken, "cpu") * 1000,
            "wall ms": median(taken, "wall") * 1000,
            "cpu": ratio(taken, samples["floor"], "cpu"),
            "wall": ratio(taken, samples["floor"], "wall"),
            "memory": None if peak is None else peak / size,
        }
    if all(samples.get(name) for name in ("yamllint", "check-jsonschema")):
        both = [a.wall + b.wall for a, b in zip(samples["yamllint"], samples["check-jsonschema"])]
        own = [sample.wall for sample in samples["lint"]]
        result["pick"] = sorted(both)[len(both) // 2] / sorted(own)[len(own) // 2]
    if count == COUNTED:
        result["instructions"] = {
            name: instructions(commands[name], folder) for name in ("floor", "lint", "compile")}
    return result


def exponent(rows, name, first, last):
    """By which CPU time grows over the number of screens."""
    ends = [(found["screens"], found[name]["cpu ms"]) for found in rows
            if found["screens"] in (first, last)]
    return growth(*ends) if len(ends) == 2 else None


def compare_split(programs, folder, count, rounds):
    """The wall time of many files of 40 screens against that of one file of all of them, and of libyaml alone
    over that one."""
    one, many = os.path.join(folder, "one.navstyle.yaml"), os.path.join(folder, "split")
    generate(count, one)
    generate(count, many, "--split")
    samples = interleaved({
        "floor": [programs.floor, one],
        "one": [programs.tool, "lint", "--quiet", "--max-bytes", "100000000", one],
        "split": [programs.tool, "lint", "--quiet", many],
    }, rounds)
    return {
        "screens": count, "files": count // 40,
        "ms": {name: median(taken, "wall") * 1000 for name, taken in samples.items()},
        "one": ratio(samples["split"], samples["one"], "wall"),
        "floor": ratio(samples["split"], samples["floor"], "wall"),
    }


def show(rows):
    """The table, as it stands in the README."""
    names = [name for name in rows[0] if isinstance(rows[0][name], dict) and "cpu ms" in rows[0][name]]
    print(f"| screens | MB | {' | '.join(names)} |")
    print(f"|---:|---:|{'---:|' * len(names)}")
    for found in rows:
        cells = [cell(found, name) for name in names]
        print(f"| {found['screens']:,} | {found['bytes'] / 1e6:.2f} | {' | '.join(cells)} |")
    for found in rows:
        counts = found.get("instructions", {})
        if counts.get("floor"):
            shares = ", ".join(f"{name} {counts[name] / counts['floor']:.2f}"
                               for name in ("lint", "compile") if counts[name])
            print(f"instructions over the floor's, {found['screens']:,} screens: {shares}")
        beyond = (found["compile"]["cpu ms"] - found["lint"]["cpu ms"]) / 1000
        if found["plan bytes"] > 1e6 and beyond > 0:
            print(f"{found['screens']:,} screens: a plan of {found['plan bytes'] / 1e6:.1f} MB, at"
                  f" {found['plan bytes'] / 1e6 / beyond:.0f} MB a second beyond lint")
        if "pick" in found:
            print(f"{found['screens']:,} screens: yamllint and check-jsonschema take"
                  f" {found['pick']:.0f} times as long as lint")
    for name in ("lint", "compile"):
        grown = exponent(rows, name, 200, rows[-1]["screens"])
        if grown is not None:
            print(f"{name} grows as screens^{grown:.2f} from 200 to {rows[-1]['screens']:,}")


def cell(found, name):
    if name not in found:
        return "–"
    taken = found[name]
    memory = "" if taken["memory"] is None else f", {taken['memory']:.1f}×"
    share = "" if name == "floor" else f" ({taken['cpu']:.2f}{memory})"
    return f"{taken['cpu ms']:.1f} ms{share}"


def show_split(split):
    print(f"{split['files']} files of 40 screens: {split['ms']['split']:.1f} ms (wall),"
          f" {split['one']:.2f} times one file of {split['screens']:,},"
          f" {split['floor']:.2f} times libyaml alone over that")


def missed(rows, split, limits):
    """The limits that were not kept, in words."""
    for found in rows:
        screens = found["screens"]
        for name in ("lint", "compile"):
            for what in ("cpu", "memory"):
                limit, value = limits.get((name, what, screens)), found[name][what]
                if limit is not None and value is not None and value > limit:
                    yield f"{name} of {screens:,} screens: {what} {value:.2f} over {limit}"
        counts = found.get("instructions", {})
        limit = limits["lint instructions"]
        if counts.get("lint") and counts["lint"] / counts["floor"] > limit:
            yield f"lint takes {counts['lint'] / counts['floor']:.2f} times the instructions, over {limit}"
        if screens == 12:
            if found["lint"]["wall"] > limits["cold start"]:
                yield f"cold start: {found['lint']['wall']:.2f} times the floor, over {limits['cold start']}"
            if found.get("pick", limits["pick"]) < limits["pick"]:
                yield f"yamllint and check-jsonschema: only {found['pick']:.0f} times as long"
    for name in ("lint", "compile"):
        grown = exponent(rows, name, 200, 100_000)
        if grown is not None and grown > limits["growth"]:
            yield f"{name} grows as screens^{grown:.2f}, over {limits['growth']}"
    if split["floor"] > limits["split"]:
        yield f"{split['files']} files: {split['floor']:.2f} times libyaml alone, over {limits['split']}"
