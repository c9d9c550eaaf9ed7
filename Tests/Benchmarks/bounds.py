"""What a byte costs at most: files as large as may be, held against what `navstyle explain limits` says."""

import os
import re

from measure import run

HEAD = "navstyle: 1\nscreens:\n  home: {}\n"
STATED = re.compile(
    r"takes\s+up\s+to\s+([\d.]+)\s+µs\s+of\s+one\s+core\s+and\s+([\d.,]+)\s+bytes\s+of\s+memory,\s+and\s+the\s+largest\s+file\s+2\s+GiB;"
    r"\s+without\s+mistakes,\s+([\d.]+)\s+µs\s+and\s+([\d.]+)\s+bytes")

# By name: the beginning of a file, and what is repeated in it with a number.
FAULTY = {
    "one key over and over": ("", "a: 1\n"),
    "keys without values": ("{", "b,"),
    "unknown keys": (HEAD, "k{n}: 1\n"),
    "unknown tags": ("a: [", "!foo x,"),
    "unquoted colours": (HEAD + "palette:\n", "  a{n}: #fff\n"),
    "unused styles": (HEAD + "styles:\n", "  a{n}: {{ status-bar: light }}\n"),
    "one override over and over": (
        "navstyle: 1\nscreens: { home: { push: [d] }, d: {} }\ntransitions:\n",
        "  - {{ from: home, to: d, operation: push, strategy: none }}\n"),
    "comments that hide nothing": (HEAD, "# navstyle:disable-next-line unused-color\n"),
}
SOUND = {
    "screens": (
        "navstyle: 1\nscreens:\n  s: { push: [s0] }\n",
        "  s{n}: {{ push: [s{next}], pop-to-root: true }}\n"),
    "comments": (HEAD, "# a comment\n"),
    "a long text": (HEAD + "  a: { class: \"", "x"),
}
TAILS = {
    "screens": lambda n: f"  s{n}: {{ pop-to-root: true }}\n",
    "a long text": lambda n: "\" }\n",
}


def write(path, name, head, piece, size):
    """Writes a file of a kind; its size in bytes."""
    count = (size - len(head) - 100) // len(piece.format(n=100_000, next=100_001))
    with open(path, "w", encoding="utf-8") as file:
        file.write(head)
        file.writelines(piece.format(n=n, next=n + 1) for n in range(count))
        file.write(TAILS.get(name, lambda n: "")(count))
    return os.path.getsize(path)


def measure(tool, folder, size):
    """By file: the microseconds and the bytes of memory that a byte costs, and what is stated."""
    stated = STATED.search(run([tool, "explain", "limits"]).text)
    limits = [float(number.replace(",", "")) for number in stated.groups()]
    path, report = os.path.join(folder, "bound.yaml"), os.path.join(folder, "bound.txt")
    with open(path, "w", encoding="utf-8") as file:
        file.write(HEAD)
    own = run([tool, "lint", "--quiet", path]).peak or 0
    results = []
    for kinds, limit in ((FAULTY, limits[:2]), (SOUND, limits[2:])):
        for name, (head, piece) in kinds.items():
            length = write(path, name, head, piece, size)
            sample = run([tool, "lint", "--quiet", "--report", f"text={report}", path])
            results.append({
                "input": name, "status": sample.status, "us": sample.cpu * 1e6 / length,
                "memory": sample.peak and (sample.peak - own) / length,
                "us-limit": limit[0], "memory-limit": limit[1]})
    return results


def show(results):
    width = max(len(result["input"]) for result in results)
    print("what a byte costs, and what it may")
    for result in results:
        memory = "-" if result["memory"] is None else f"{result['memory']:.1f}"
        print(f"{result['input']:<{width}}  {result['us']:6.3f} of {result['us-limit']:g} µs"
              f"  {memory:>6} of {result['memory-limit']:g} bytes")


def missed(results):
    """The bounds that were not kept, in words."""
    for result in results:
        for what, unit in (("us", "µs"), ("memory", "bytes of memory")):
            value, limit = result[what], result[f"{what}-limit"]
            if value is not None and value > limit:
                yield f"{result['input']}: {value:.2f} {unit} for each byte, over {limit:g}"
