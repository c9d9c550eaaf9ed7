"""What the rules cost: a run with all of them against one with none, and each by what it says."""

import os
import re
import statistics

from measure import generate, interleaved, ratio


def measure(tool, folder, count, rounds, *options):
    path = os.path.join(folder, f"rules{''.join(options)}.navstyle.yaml")
    generate(count, path, *options)
    lint = [tool, "lint", "--fail-on", "never", "--max-bytes", "100000000"]
    samples = interleaved({
        "all": [*lint, "--quiet", path],
        "none": [*lint, "--quiet", "--rule", "all=off", path],
        "each": [*lint, "--statistics", "--report", f"json={os.devnull}", path],
    }, rounds)
    shares = {}
    findings = 0
    for each, none in zip(samples["each"], samples["none"]):
        for code, taken in re.findall(r"^  ([a-z0-9-]+) +([0-9.]+) ms", each.text, re.MULTILINE):
            shares.setdefault(code, []).append(float(taken) / 1000 / none.cpu)
        counts = re.findall(r"([0-9]+) (?:error|warning|info)", each.text)
        findings = sum(map(int, counts))
    each = {code: statistics.median(found) for code, found in shares.items()}
    return {
        "screens": count, "options": list(options), "findings": findings,
        "ratio": ratio(samples["all"], samples["none"], "cpu"), "each": each,
    }


def show(found):
    each = found["each"]
    dearest = sorted(each, key=each.get, reverse=True)[:5]
    kind = " ".join(found["options"]) or "grown app"
    print(f"{len(each)} rules over {found['screens']:,} screens ({kind}): {found['ratio']:.2f} times a run"
          f" without them; the dearest: {', '.join(f'{code} {each[code] * 100:.1f} %' for code in dearest)}")


def missed(found, limits):
    """The limits that were not kept, in words."""
    if found["ratio"] > limits["rules"]:
        yield f"all rules: {found['ratio']:.2f} times a run without, over {limits['rules']}"
    for code, share in found["each"].items():
        if share > limits["one rule"]:
            yield f"{code}: {share * 100:.0f} % of a run without rules"
