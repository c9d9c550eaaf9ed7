"""Runs programs side by side: what each costs, in interleaved rounds, and ratios of that.

Times are CPU time, user and system, and wall time. Each round runs every program once; a ratio is the median of the
rounds' ratios, so that a noisy moment hurts both sides alike. Memory is the peak a program held; `None` where it
stays below what this script itself holds, because a child starts with its parent's peak and the kernel then
tells no more.
"""

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
from typing import NamedTuple

HERE = os.path.dirname(os.path.abspath(__file__))
SCALE = 1 if sys.platform == "darwin" else 1024  # of ru_maxrss
# A clock of the kernel's counts shorter runs as none.
SHORTEST = 1e-4


class Sample(NamedTuple):
    """One run of a program."""

    cpu: float
    wall: float
    peak: int | None
    status: int
    text: str


def run(command):
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
    return Sample(usage.ru_utime + usage.ru_stime, wall, peak, process.returncode, text)


def interleaved(programs, rounds, fails=()):
    """By name the samples of each program, which must end well unless it is one of `fails`."""
    samples = {name: [] for name in programs}
    for _ in range(rounds):
        for name, command in programs.items():
            sample = run(command)
            if sample.status != 0 and name not in fails:
                sys.exit(f"{' '.join(command)} ended with {sample.status}:\n{sample.text}")
            samples[name].append(sample)
    return samples


def median(samples, what):
    """The median of a number of samples; None where one of them does not tell."""
    values = [getattr(sample, what) for sample in samples]
    return None if None in values else statistics.median(values)


def ratio(samples, others, what):
    """The median of the rounds' ratios."""
    return statistics.median(
        max(getattr(a, what), SHORTEST) / max(getattr(b, what), SHORTEST)
        for a, b in zip(samples, others)
    )


def growth(low, high):
    """The exponent by which a cost grows over a size, from two pairs of size and milliseconds."""
    return math.log(max(high[1], 0.1) / max(low[1], 0.1)) / math.log(high[0] / low[0])


def instructions(command, folder):
    """The instructions that a program takes, which repeat exactly; None without valgrind."""
    if not shutil.which("valgrind"):
        return None
    tool = os.path.join(folder, "counted")
    # What Swift writes for debuggers is more than valgrind reads.
    if not shutil.which("objcopy") or subprocess.run(
            ["objcopy", "--strip-debug", command[0], tool], check=False).returncode:
        shutil.copy(command[0], tool)
    log = os.path.join(folder, "counted.log")
    run(["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", f"--log-file={log}",
         tool, *command[1:]])
    with open(log, encoding="utf-8") as file:
        found = re.search(r"refs: +([0-9,]+)", file.read())
    return int(found.group(1).replace(",", "")) if found else None


def generate(count, path, *options):
    """Writes a style file, in a process of its own: memory this script ever held would count as its
    children's."""
    generator = os.path.join(HERE, "generate.py")
    subprocess.run([sys.executable, generator, str(count), path, *options], check=True)


def machine():
    """What all this ran on, in a line."""
    processor = "unknown processor"
    if os.path.exists("/proc/cpuinfo"):
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            found = re.search(r"model name\s*: (.*)", file.read())
        processor = found.group(1) if found else processor
    elif sys.platform == "darwin":
        asked = ["sysctl", "-n", "machdep.cpu.brand_string"]
        processor = subprocess.run(asked, capture_output=True, text=True).stdout.strip()
    system = os.uname()
    return f"{processor}, {os.cpu_count()} cores, {system.sysname} {system.machine}"
