#!/usr/bin/env python3
"""Writes a realistic style file of any size: `generate.py N PATH`.

The app has grown feature by feature, 40 screens each: those of a feature share a few of its looks and mostly push
each other, and one feature in eight is dark where the others are not. Every screen is reachable from a
tab's root. The files have no errors; what is found in them is what such an app would have, mostly where
features meet. The same N gives the same bytes.

With `--faulty`, every screen takes any look and pushes any other screen, and colours are drawn at random: nearly
every pair of looks meets somewhere, and much is found. With `--dense`, every screen pushes ten others and there are
thirty looks: an app whose stacks are what is hard about it. With `--split`, PATH becomes a folder:
`app.navstyle.yaml` includes one file for every feature.
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
FEATURE_LOOKS = 8  # of one
DEEP_FEATURES = 8  # one in so many is dark
CHILDREN = 3  # of one screen in the tree that makes all of them reachable, and of one feature
DENSE_LOOKS = 30
DENSE_PUSHES = 10  # of one screen


def style_file(count, faulty=False):
    """The text of a style file with `count` screens."""
    head, features = parts(count, faulty)
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


def parts(count, faulty=False):
    """What stands before the screens, and the screens of each feature; both as lines."""
    rng = random.Random(count)
    names = [f"{KINDS[i % len(KINDS)]}-{i}" for i in range(count)]
    lines = ["# A generated app: see Tests/Benchmarks/generate.py.", "navstyle: 1", ""]
    styles_count = min(STYLES, count)  # each is used
    lines += [*random_palette(rng), *random_styles(rng, styles_count)] if faulty else [
        *palette(), *styles(rng, styles_count)]
    lines += ["stacks:"]
    lines += [f"  tab-{name}: {{ root: {name}, tab-bar: true }}" for name in names[:TABS]]
    looks = [(random_look if faulty else look)(rng, i % styles_count) for i in range(LOOKS)]
    families = [range(i % 2, LOOKS, 2) for i in range(2)]
    features = []
    for first in range(0, count, FEATURE):
        number = first // FEATURE
        family = families[0 if number % DEEP_FEATURES == DEEP_FEATURES - 1 else 1]
        own = rng.sample(family, FEATURE_LOOKS)
        screens = []
        for i in range(first, min(first + FEATURE, count)):
            taken = i if i < styles_count else rng.randrange(LOOKS) if faulty else rng.choice(own)
            screens.append(screen(rng, i, names, looks[taken], pushes(rng, i, count, faulty)))
        features.append(screens)
    return lines, features


def pushes(rng, index, count, faulty):
    """The screens that a screen pushes."""
    feature = index // FEATURE
    begin = feature * FEATURE
    if faulty:
        pushed = [*range(TABS + CHILDREN * index, TABS + CHILDREN * index + CHILDREN)]
        others = range(count)
    else:
        # The roots of tabs stand in the first feature, and lead to its other screens.
        roots = TABS if begin == 0 else 1
        child = begin + roots + CHILDREN * (index - begin)
        end = min(begin + FEATURE, count)
        pushed = [i for i in range(child, child + CHILDREN) if i < end]
        last = begin + FEATURE - 1 - index
        if last < CHILDREN:
            pushed.append((CHILDREN * feature + last + 1) * FEATURE)
        others = range(count) if rng.random() < 0.1 else range(begin, end)
    if rng.random() < 0.8:
        pushed.append(rng.choice(others))
    return [i for i in dict.fromkeys(pushed) if i < count]


def dense_file(count):
    """The text of a style file with `count` screens that push ten others each."""
    rng = random.Random(count)
    names = [f"{KINDS[i % len(KINDS)]}-{i}" for i in range(count)]
    lines = ["# A generated app: see Tests/Benchmarks/generate.py.", "navstyle: 1", ""]
    lines += [*random_palette(rng), "stacks:"]
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


def palette():
    """Deep colours and pale ones by turns, and what can be read on them."""
    yield "palette:"
    for i in range(COLORS):
        deep = f"{0x10 + 4 * i:02X}{0x20 + i:02X}{0x50 - 3 * i:02X}"
        pale = f"{0xF8 - i:02X}{0xFC - i:02X}{0xE8 + i:02X}"
        yield f'  color-{i}: {{ light: "#{pale if i % 2 else deep}", dark: "#{deep}" }}'
    yield '  ink-0: { light: "#FFFFFF", dark: "#F0F4FF" }'
    yield '  ink-1: { light: "#10182C", dark: "#F0F4FF" }'
    yield ""


def styles(rng, count):
    yield "styles:"
    for i in range(count):
        ink = f"ink-{i % 2}"
        bar = f"{{ color: color-{i % COLORS}, title-color: {ink}, tint: {ink} }}"
        yield from style(i, bar, "default" if i % 2 else "light")
    yield ""


def style(number, bar, status):
    if number % 4 < 2:
        yield f"  style-{number}:"
        yield f"    bar: {bar}"
        yield f"    status-bar: {status}"
    else:
        yield f"  style-{number}: {{ bar: {bar}, status-bar: {status} }}"


def look(rng, style):
    """What a screen says of its look, as (key, value) pairs in YAML."""
    pairs = styled_bar(rng, style, ["0.5", *["1"] * 9])
    if rng.random() < 0.6:
        page = 1 - style % 2 + 2 * rng.randrange(COLORS // 2)  # on a pale page a deep bar, and the reverse
        pairs.append(("content", f"{{ background: color-{page if rng.random() < 0.2 else style % COLORS} }}"))
    return pairs


def styled_bar(rng, style, alphas):
    """A style, and what the bar has beside it."""
    bar = [
        f"shadow-line: {rng.choice(['true', 'false'])}",
        f"large-title: {rng.choice(['true', 'false'])}",
        f"alpha: {rng.choice(alphas)}",
    ]
    return [
        ("style", f"style-{style}"), ("bar", "{ " + ", ".join(bar[: rng.choice([2, 3])]) + " }")]


def random_palette(rng):
    yield "palette:"
    for i in range(COLORS):
        light, dark = rng.randrange(0x1000000), rng.randrange(0x1000000)
        yield f'  color-{i}: {{ light: "#{light:06X}", dark: "#{dark:06X}" }}'
    yield ""


def random_styles(rng, count):
    yield "styles:"
    for i in range(count):
        alpha, status = rng.choice(["1", "0.5", "0"]), rng.choice(["light", "dark", "default"])
        bar = f"{{ color: color-{i % COLORS}, alpha: {alpha}, tint: color-{(i + 3) % COLORS} }}"
        yield from style(i, bar, status)
    yield ""


def random_look(rng, style):
    pairs = styled_bar(rng, style, ["1", "0.5", "0"])
    if rng.random() < 0.6:
        pairs.append(("content", f"{{ background: color-{rng.randrange(COLORS)} }}"))
    return pairs


def screen(rng, index, names, look, pushes):
    """One screen: a third are flow mappings on one line, the others block mappings."""
    name = names[index]
    pairs = [("class", f"{name.title().replace('-', '')}Controller"), *look]
    if pushes:
        pairs.append(("push", f"[{', '.join(names[i] for i in pushes)}]"))
    if rng.random() < 0.1:
        pairs.append(("pop-to-root", "true"))
    if rng.random() < 0.01:
        pairs.append(("replace", f"[[{names[0]}, {names[rng.randrange(len(names))]}]]"))
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
    parser.add_argument("--faulty", action="store_true", help="any look beside any other")
    arguments = parser.parse_args()
    if arguments.count < 1:
        parser.error("count must be at least 1")
    if arguments.split:
        os.makedirs(os.path.join(arguments.path, "features"), exist_ok=True)
        for path, content in style_files(arguments.count).items():
            write(os.path.join(arguments.path, path), content)
    else:
        count = arguments.count
        content = dense_file(count) if arguments.dense else style_file(count, arguments.faulty)
        write(arguments.path, content)


def write(path, content):
    with open(path, "w", encoding="utf-8", newline="\n") as file:
        file.write(content)


if __name__ == "__main__":
    main()
