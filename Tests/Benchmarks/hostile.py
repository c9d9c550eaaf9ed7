"""Files made to hurt a reader of YAML, and paths that are no files, by name."""

import os
import re

from measure import run


def alias_bomb():
    lines = [f"a: &a [{','.join('x' * 9)}]\n"]
    for below, name in zip("abcdefg", "bcdefgh"):
        lines.append(f"{name}: &{name} [{','.join([f'*{below}'] * 9)}]\n")
    return "".join(lines)


def merge_chain(length):
    lines = ["m0: &m0 { k0: 0 }"]
    lines += [f"m{n}: &m{n} {{ <<: *m{n - 1}, k{n}: {n} }}" for n in range(1, length)]
    return "\n".join(lines) + "\n"


def tag_lines(count):
    return "".join(f"%TAG !t{n}! tag:x,2026:\n" for n in range(count)) + "---\na: 1\n"


def bad_end():
    screens = "".join(f"  screen-{n}: {{ class: Screen{n} }}\n" for n in range(6_000))
    return f"navstyle: 1\nscreens:\n{screens}  last: ".encode() + b"\xff\n"


FILES = {
    "alias bomb, 271 bytes": alias_bomb(),
    "[ x 20,000": "[" * 20_000,
    '{"":[ x 10,000': '{"":[' * 10_000,
    "- x 100,000": "- " * 100_000,
    "40,000 %TAG lines": tag_lines(40_000),
    "recursive alias": "navstyle: 1\nscreens: &s { home: *s }\n",
    "merge chain of 5,000": merge_chain(5_000),
    "NUL": "navstyle: 1\nscreens: { home: { class: \"a\0b\" } }\n",
    "bad byte after 200 KB": bad_end(),
    "empty file": "",
}


def write_all(folder):
    """Writes every input into a folder; yields its name and path."""
    for number, (name, text) in enumerate(FILES.items()):
        path = os.path.join(folder, f"hostile-{number}.yaml")
        with open(path, "wb") as file:
            file.write(text if isinstance(text, bytes) else text.encode())
        yield name, path
    empty = os.path.join(folder, "empty")
    os.mkdir(empty)
    yield "directory without a style file", empty
    unreadable = os.path.join(folder, "unreadable.yaml")
    with open(unreadable, "w", encoding="utf-8"):
        pass
    os.chmod(unreadable, 0)
    root = os.geteuid() == 0
    yield "unreadable file" + (" (root reads it, as empty)" if root else ""), unreadable
    yield "missing file", os.path.join(folder, "no-such-file.yaml")


def measure(tool, folder):
    """Runs every one of them; what came of each."""
    results = []
    for name, path in write_all(folder):
        sample = run([tool, "lint", "--quiet", path])
        code = re.search(r"(?:error|warning|info)\[([a-z0-9-]+)\]", sample.text)
        results.append({
            "input": name, "status": sample.status, "code": code and code.group(1),
            "seconds": sample.wall})
    return results


def show(results):
    width = max(len(result["input"]) for result in results)
    for result in results:
        print(f"{result['input']:<{width}}  status {result['status']}  {result['seconds']:.3f} s"
              f"  {result['code'] or 'no code'}")


def missed(results, limits):
    """The limits that were not kept, in words."""
    for result in results:
        if result["seconds"] > limits["seconds"]:
            yield f"{result['input']}: took {result['seconds']:.2f} s"
        if result["code"] is None or result["status"] not in (1, 2, 3):
            yield f"{result['input']}: status {result['status']}, code {result['code']}"
