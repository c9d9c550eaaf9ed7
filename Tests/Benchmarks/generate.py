#!/usr/bin/env python3
"""Writes a realistic style file of any size: `generate.py N PATH`.

With `--dense`, every screen pushes ten others and there are thirty looks: an app whose stacks are what is
hard about it. With `--split`, PATH becomes a folder: `app.navstyle.yaml` includes one file for every feature of 40
screens. The same N gives the same bytes. The files have no errors, every screen is reachable from a tab's
root, and a few hundred looks repeat over the screens, as in an app that has grown.
"""

import argparse
import os
import random

KINDS = ["list", "detail", "edit", "search", "feed", "album", "chat", "order", "map", "help"]
COLORS = 12
STYLES = 40
LOOKS = 400
TABS = 4
FEATURE = 40  # screens of one
CHILDREN = 3  # of one screen in the tree that makes all of them reachable
DENSE_LOOKS = 30
DENSE_PUSHES = 10  # of one screen


def style_file(count):
    """The text of a style file with `count` screens."""
    head, features = parts(count)
    lines = [*head, "", "screens:"]
    for number, screens in enumerate(features):
        lines += [f"  # Feature {number}.", *screens]
    return text(lines)


def style_files(count):
    """The same description, one file for every feature: texts by path."""
    head, features = parts(count)
    files = {"app.navstyle.yaml": text([*head, "", "include: [features/*.navstyle.yaml]"])}
    for number, screens in enumerate(features):
        path = f"features/feature-{number:05}.navstyle.yaml"
        files[path] = text(["navstyle: 1", "screens:", *screens])
    return files


def text(lines):
    return "\n".join(lines) + "\n"


def parts(count):
    """What stands before the screens, and the screens of each feature; both as lines."""
    rng = random.Random(count)
    names = [f"{KINDS[i % len(KINDS)]}-{i}" for i in range(count)]
    lines = ["# A generated app: see Tests/Benchmarks/generate.py.", "navstyle: 1", ""]
    lines += palette(rng)
    styles_count = min(STYLES, count)  # each is used
    lines += styles(rng, styles_count)
    lines += ["stacks:"]
    lines += [f"  tab-{name}: {{ root: {name}, tab-bar: true }}" for name in names[:TABS]]
    looks = [look(rng, f"style-{i % styles_count}") for i in range(LOOKS)]
    screens = [
        screen(rng, i, names, looks[i] if i < LOOKS else rng.choice(looks)) for i in range(count)
    ]
    return lines, [screens[i : i + FEATURE] for i in range(0, count, FEATURE)]


def dense_file(count):
    """The text of a style file with `count` screens that push ten others each."""
    rng = random.Random(count)
    names = [f"{KINDS[i % len(KINDS)]}-{i}" for i in range(count)]
    lines = ["# A generated app: see Tests/Benchmarks/generate.py.", "navstyle: 1", ""]
    lines += [*palette(rng), "stacks:"]
    lines += [f"  tab-{name}: {{ root: {name}, tab-bar: true }}" for name in names[:TABS]]
    looks = [dense_look(rng, i) for i in range(DENSE_LOOKS)]
    lines += ["", "screens:"]
    for index, name in enumerate(names):
        first = TABS + CHILDREN * index
        pushes = dict.fromkeys(names[first : first + CHILDREN])
        while len(pushes) < min(DENSE_PUSHES, count):
            pushes[names[rng.randrange(count)]] = None
        pairs = [*looks[index % DENSE_LOOKS], ("push", f"[{', '.join(pushes)}]")]
        if rng.random() < 0.1:
            pairs.append(("pop-to-root", "true"))
        if rng.random() < 0.05:
            pairs.append(("pop-to", f"[{names[rng.randrange(count)]}]"))
        if index % 100 == 50:
            stack = [names[0], *(names[rng.randrange(count)] for _ in range(2))]
            pairs.append(("replace", f"[[{', '.join(stack)}]]"))
        lines.append(f"  {name}: {{ " + ", ".join(f"{key}: {value}" for key, value in pairs) + " }")
    return text(lines)


def dense_look(rng, number):
    """One of a few looks; one in five hides its bar or the tab bar."""
    color = f"color: color-{number % COLORS}, tint: color-{(number + 3) % COLORS}"
    pairs = [("bar", f"{{ {color}, alpha: {rng.choice(['1', '0.5', '0'])} }}")]
    if number % 10 == 3:
        pairs = [("bar", "{ hidden: true }"), ("content", f"{{ background: color-{number % COLORS} }}")]
    if number % 10 == 7:
        pairs.append(("tab-bar", "hidden"))
    return pairs


def palette(rng):
    yield "palette:"
    for i in range(COLORS):
        light, dark = rng.randrange(0x1000000), rng.randrange(0x1000000)
        yield f'  color-{i}: {{ light: "#{light:06X}", dark: "#{dark:06X}" }}'
    yield ""


def styles(rng, count):
    yield "styles:"
    for i in range(count):
        color, tint = i % COLORS, (i + 3) % COLORS
        alpha, status = rng.choice(["1", "0.5", "0"]), rng.choice(["light", "dark", "default"])
        if i % 2:
            yield f"  style-{i}:"
            yield f"    bar: {{ color: color-{color}, alpha: {alpha}, tint: color-{tint} }}"
            yield f"    status-bar: {status}"
        else:
            bar = f"{{ color: color-{color}, alpha: {alpha}, tint: color-{tint} }}"
            yield f"  style-{i}: {{ bar: {bar}, status-bar: {status} }}"
    yield ""


def look(rng, style):
    """What a screen says of its look, as (key, value) pairs in YAML."""
    bar = [
        f"shadow-line: {rng.choice(['true', 'false'])}",
        f"large-title: {rng.choice(['true', 'false'])}",
        f"alpha: {rng.choice(['1', '0.5', '0'])}",
    ]
    pairs = [("style", style), ("bar", "{ " + ", ".join(bar[: rng.choice([2, 3])]) + " }")]
    if rng.random() < 0.6:
        pairs.append(("content", f"{{ background: color-{rng.randrange(COLORS)} }}"))
    return pairs


def screen(rng, index, names, look):
    """One screen: a third are flow mappings on one line, the others block mappings."""
    count = len(names)
    name = names[index]
    pairs = [("class", f"{name.title().replace('-', '')}Controller"), *look]
    first = TABS + CHILDREN * index
    pushes = names[first : first + CHILDREN]
    if rng.random() < 0.8:
        pushes.append(names[rng.randrange(count)])
    if pushes:
        pairs.append(("push", "[" + ", ".join(dict.fromkeys(pushes)) + "]"))
    if rng.random() < 0.1:
        pairs.append(("pop-to-root", "true"))
    if rng.random() < 0.01:
        pairs.append(("replace", f"[[{names[0]}, {names[rng.randrange(count)]}]]"))
    if rng.random() < 0.33:
        return f"  {name}: {{ " + ", ".join(f"{key}: {value}" for key, value in pairs) + " }"
    body = "\n".join(f"    {key}: {value}" for key, value in pairs)
    return f"  {name}:\n{body}"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("count", type=int, help="number of screens, at least 1")
    parser.add_argument("path", help="file to write")
    parser.add_argument("--split", action="store_true", help="write a folder of many files")
    parser.add_argument("--dense", action="store_true", help="ten pushes a screen, few looks")
    arguments = parser.parse_args()
    if arguments.count < 1:
        parser.error("count must be at least 1")
    if arguments.split:
        os.makedirs(os.path.join(arguments.path, "features"), exist_ok=True)
        for path, content in style_files(arguments.count).items():
            write(os.path.join(arguments.path, path), content)
    else:
        make = dense_file if arguments.dense else style_file
        write(arguments.path, make(arguments.count))


def write(path, content):
    with open(path, "w", encoding="utf-8", newline="\n") as file:
        file.write(content)


if __name__ == "__main__":
    main()
