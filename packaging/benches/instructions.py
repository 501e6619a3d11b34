# SPDX-FileCopyrightText: 2026 The Storedesk authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Counts the instructions of the kernels in tests/bench/bench_kernels.cpp with valgrind and compares them with
packaging/benches/instructions.json. Unlike times, these counts do not depend on the load of the computer. Run by
packaging/bench --instructions:

    instructions.py PROGRAM             fails if a kernel needs over 3 % more instructions than before
    instructions.py PROGRAM --update    stores the counts of this compiler and these libraries
    instructions.py PROGRAM --try       wastes instructions on purpose, to see that the comparison notices
"""

import json
import os
import re
import subprocess
import sys
import tempfile

import history

STORE = os.path.join(os.path.dirname(__file__), "instructions.json")
RISE_BAR = 0.03
# Two runs of the same program differ by less, because addresses and temporary names do.
NOISE = 0.005
TRIED = "scan rows"


def environment():
    """Everything else in the environment could change what the libraries do."""
    return {"PATH": os.environ["PATH"], "HOME": "/nonexistent", "LC_ALL": "C.UTF-8", "TZ": "UTC", "QT_HASH_SEED": "0",
            "TMPDIR": "/tmp"}


def on_one_core():
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def build_of(program):
    """The compiler and the libraries. Libraries choose their functions by what the processor can do."""
    text = subprocess.run([program, "build"], stdout=subprocess.PIPE, text=True, check=True).stdout.strip()
    with open("/proc/cpuinfo") as file:
        vectors = "AVX2" if re.search(r"^flags.*\bavx2\b", file.read(), re.MULTILINE) else "no AVX2"
    return f"{text}, {vectors}"


def counts_in(folder):
    """The counts by kernel, from the files that valgrind has written."""
    counts = {}
    for name in os.listdir(folder):
        with open(os.path.join(folder, name)) as file:
            text = file.read()
        kernel = re.search(r"^desc: Trigger: Client Request: (.+)$", text, re.MULTILINE)
        total = re.search(r"^totals: (\d+)", text, re.MULTILINE)
        if kernel and total:
            counts[kernel.group(1)] = int(total.group(1))
    return counts


def counted(program, *options):
    with tempfile.TemporaryDirectory() as folder:
        command = ["valgrind", "--quiet", "--tool=callgrind", "--instr-atstart=no",
                   f"--callgrind-out-file={folder}/counts", os.path.abspath(program), "run", *options]
        result = subprocess.run(command, env=environment(), preexec_fn=on_one_core, stdout=subprocess.DEVNULL,
                                stderr=subprocess.PIPE, text=True)
        if result.returncode != 0:
            sys.exit(f"The kernels failed: {result.stderr.strip()}")
        counts = counts_in(folder)
    if not counts:
        sys.exit("Nothing was counted. Was the program compiled without valgrind's headers?")
    return counts


def stored():
    try:
        with open(STORE) as file:
            return json.load(file)
    except FileNotFoundError:
        return {}


def compared(before, now):
    """Prints each kernel; returns whether none became slower."""
    if before is None:
        for name, count in now.items():
            print(f"{name:<28}{count:>14,}")
        print("No counts of this compiler and these libraries are stored, so nothing was compared. "
              "Store them with packaging/bench --instructions --update.")
        return True
    good = True
    for name in sorted(before.keys() | now.keys()):
        if name not in now:
            print(f"{name:<28}{'':>14}          MISSING: it was not counted")
            good = False
        elif name not in before:
            print(f"{name:<28}{now[name]:>14,}          new: store it with --update")
        else:
            change = now[name] / before[name] - 1
            verdict = "SLOWER" if change > RISE_BAR else "faster: store it with --update" if change < -RISE_BAR else ""
            good &= change <= RISE_BAR
            print(f"{name:<28}{now[name]:>14,}{change:>+9.2%} {verdict}")
    print(f"No kernel needs over {RISE_BAR:.0%} more instructions: {'holds' if good else 'MISSED'}")
    return good


def update(build, now):
    everything = stored()
    everything[build] = dict(sorted(now.items()))
    with open(STORE, "w") as file:
        json.dump(dict(sorted(everything.items())), file, indent=1, ensure_ascii=False)
        file.write("\n")
    print(f"{len(now)} counts stored for {build}")


def try_gate(program):
    """Plants slower code and checks that it is found, and that equal code is not."""
    base = counted(program, TRIED)
    again = counted(program, TRIED)
    difference = abs(again[TRIED] / base[TRIED] - 1)
    each = (counted(program, "--waste", "10000", TRIED)[TRIED] - base[TRIED]) / 10000

    def with_waste(part):
        return counted(program, "--waste", str(round(base[TRIED] * part / each)), TRIED)

    checks = {
        f"the same program counts the same (differs by {difference:.3%})": difference <= NOISE,
        "2 % more passes": compared(base, with_waste(0.02)),
        "4 % more fails": not compared(base, with_waste(0.04)),
        "a kernel that is gone fails": not compared(base | {"gone": 1}, base),
        "a new kernel passes": compared(base, base | {"new": 1}),
        "an unknown compiler is only reported": compared(None, base),
    }
    print()
    for check, held in checks.items():
        print(f"{check}: {'holds' if held else 'MISSED'}")
    return all(checks.values())


def main():
    program, *options = sys.argv[1:]
    if options == ["--try"]:
        sys.exit(0 if try_gate(program) else 1)
    build = build_of(program)
    print(build)
    now = counted(program)
    for name, count in now.items():
        history.note("instructions", name, count, "instructions")
    if options == ["--update"]:
        update(build, now)
        return
    sys.exit(0 if compared(stored().get(build), now) else 1)


if __name__ == "__main__":
    main()
