# SPDX-FileCopyrightText: 2026 The Storedesk authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Changes one place of a room at a time and runs the room's tests, to find what no test notices. Run by
packaging/coverage --mutants, after a build of the tests with sanitizers.

The tree and its build stay as they are: the compiler reads each changed source through an overlay, and the tests load
the changed library from a folder of its own.
"""

import argparse
import json
import os
import random
import re
import shlex
import subprocess
import sys
import tempfile
import time

BUILD = "build/asan"
REPORT = "build/mutants.txt"
KILLED_BAR = 0.9
# The programs whose tests are run for a room.
TESTS = {"jobs": ["test_jobs"], "imports": ["test_imports"], "columns": ["test_columns", "test_insights"],
         "insights": ["test_insights"]}
# clang-format puts blanks around operators and none inside the brackets of a template.
OPERATORS = [(" == ", " != "), (" != ", " == "), (" < ", " <= "), (" <= ", " < "), (" > ", " >= "), (" >= ", " > "),
             (" && ", " || "), (" || ", " && "), (" + ", " - "), (" - ", " + "), ("++", "--"), ("true", "false"),
             ("false", "true"), ("std::min", "std::max"), ("std::max", "std::min"), ("if (!", "if ("),
             ("continue;", "break;"), ("return 0;", "return 1;")]
# A statement that is only a call. It is left out.
CALL = re.compile(r"^\s+[a-z][\w.>-]*\([^()]*\);$")
IGNORED = re.compile(r"^\s*(//|#|Q_ASSERT|static_assert|template|using )")


class Mutant:
    def __init__(self, path, line, before, after):
        self.path, self.line, self.before, self.after = path, line, before, after

    def __str__(self):
        return f"{self.path}:{self.line + 1}\n  - {self.before.strip()}\n  + {self.after.strip()}"

    def text(self):
        with open(self.path) as file:
            lines = file.read().split("\n")
        lines[self.line] = self.after
        return "\n".join(lines)


def outside_texts(line, at):
    """Whether the position is code, not a string or a comment."""
    comment = line.find("//")
    return line[:at].count('"') % 2 == 0 and (comment < 0 or at < comment)


def mutants_of(path):
    with open(path) as file:
        lines = file.read().split("\n")
    for number, line in enumerate(lines):
        if IGNORED.match(line):
            continue
        if CALL.match(line):
            yield Mutant(path, number, line, "")
        for before, after in OPERATORS:
            for found in re.finditer(re.escape(before), line):
                at = found.start()
                if before.isalpha() and re.match(r"\w", line[found.end():found.end() + 1] + line[at - 1:at]):
                    continue
                if outside_texts(line, at):
                    yield Mutant(path, number, line, line[:at] + after + line[found.end():])


class Room:
    """The commands that build the library of a room again, and its tests."""

    def __init__(self, name):
        self.library = f"storedesk_{name}"
        commands = subprocess.run(["ninja", "-C", BUILD, "-t", "commands", f"lib{self.library}.so"],
                                  stdout=subprocess.PIPE, text=True, check=True).stdout.splitlines()
        self.link = next(line for line in commands if f"-o lib{self.library}.so" in line)
        self.compile = {}
        for line in commands:
            source = re.search(rf"(\S*/{self.library}\.dir/Unity/\S+\.cxx) *$", line)
            if source:
                with open(os.path.join(BUILD, source.group(1))) as file:
                    for included in re.findall(r'#include "(.+)"', file.read()):
                        self.compile[os.path.realpath(included)] = line
        self.sources = sorted(os.path.relpath(path) for path in self.compile if "_autogen" not in path)
        listed = json.loads(subprocess.run(["ctest", "--test-dir", BUILD, "--show-only=json-v1"],
                                           stdout=subprocess.PIPE, text=True, check=True).stdout)
        self.tests = [test for test in listed["tests"]
                      if os.path.basename(test["command"][0]) in TESTS[name]]
        self.seconds = {}

    def run_test(self, test, folder, patience):
        """Whether the test passes."""
        environment = dict(os.environ, LD_LIBRARY_PATH=folder)
        for key in test["properties"]:
            if key["name"] == "ENVIRONMENT":
                environment.update(entry.split("=", 1) for entry in key["value"])
        environment["ASAN_OPTIONS"] = "detect_leaks=0:malloc_context_size=1"
        try:
            return subprocess.run(test["command"], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                                  stdin=subprocess.DEVNULL, timeout=patience, cwd=folder).returncode == 0
        except subprocess.TimeoutExpired:
            return False

    def measure(self, folder):
        """Runs every test without a mutant. Quick tests come first later on, and slow ones are not waited for forever. A test
        that fails now, for whatever reason, would kill every mutant."""
        for test in self.tests:
            begin = time.monotonic()
            if self.run_test(test, folder, 900):
                self.seconds[test["name"]] = time.monotonic() - begin
            else:
                print(f"{test['name']} fails without a mutant and is left out", flush=True)
        self.tests = sorted((test for test in self.tests if test["name"] in self.seconds),
                            key=lambda test: self.seconds[test["name"]])

    def rebuilt(self, mutant, folder):
        """Writes the changed library to the folder; returns whether it compiles."""
        changed = os.path.join(folder, "changed.cpp")
        with open(changed, "w") as file:
            file.write(mutant.text())
        overlay = os.path.join(folder, "overlay.json")
        original = os.path.realpath(mutant.path)
        with open(overlay, "w") as file:
            json.dump({"version": 0, "roots": [{"type": "file", "name": original, "external-contents": changed}]}, file)
        command = self.compile[original]
        built = re.search(r" -o (\S+\.o) ", command).group(1)
        object_file = os.path.join(folder, "changed.o")
        command = re.sub(r" -MD -MT \S+ -MF \S+", "", command).replace(f" -o {built} ", f" -o {object_file} ")
        command += f" -w -Wno-error -ivfsoverlay {shlex.quote(overlay)}"
        if subprocess.run(command, shell=True, cwd=BUILD, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode:
            return False
        link = self.link.replace(f" {built}", f" {object_file}")
        link = link.replace(f"-o lib{self.library}.so", f"-o {folder}/lib{self.library}.so")
        return subprocess.run(link, shell=True, cwd=BUILD, stdout=subprocess.DEVNULL,
                              stderr=subprocess.DEVNULL).returncode == 0

    def killer(self, mutant):
        """The name of the first test that fails; "" if all pass, None if the mutant does not compile."""
        with tempfile.TemporaryDirectory() as folder:
            if not self.rebuilt(mutant, folder):
                return None
            for test in self.tests:
                if not self.run_test(test, folder, 30 + 10 * self.seconds[test["name"]]):
                    return test["name"]
        return ""


def main():
    options = argparse.ArgumentParser()
    options.add_argument("count", type=int, nargs="?", default=40, help="mutants for each room")
    options.add_argument("--seed", type=int, default=int(time.strftime("%Y%m%d")))
    options.add_argument("--rooms", nargs="+", choices=sorted(TESTS), default=sorted(TESTS))
    options.add_argument("--minutes", type=float, default=24 * 60, help="stop after this time")
    chosen = options.parse_args()
    end = time.monotonic() + chosen.minutes * 60
    killed, survivors = 0, []
    for name in chosen.rooms:
        room = Room(name)
        mutants = [mutant for path in room.sources for mutant in mutants_of(path)]
        print(f"{name}: {len(room.sources)} sources, {len(mutants)} mutants, {len(room.tests)} tests", flush=True)
        random.Random(chosen.seed).shuffle(mutants)
        with tempfile.TemporaryDirectory() as folder:
            room.measure(folder)
        tried = 0
        for mutant in mutants:
            if tried == chosen.count or time.monotonic() > end:
                break
            killer = room.killer(mutant)
            if killer is None:
                continue
            tried += 1
            killed += bool(killer)
            if not killer:
                survivors.append(mutant)
            print(f"{'killed by ' + killer if killer else 'SURVIVED'}: {mutant}", flush=True)
    total = killed + len(survivors)
    with open(REPORT, "w") as file:
        file.write(f"{killed} of {total} mutants killed, seed {chosen.seed}\n\n" + "\n".join(map(str, survivors)) + "\n")
    print(f"{killed} of {total} mutants killed (bar {KILLED_BAR:.0%}); the survivors are in {REPORT}")
    sys.exit(0 if total and killed >= KILLED_BAR * total else 1)


if __name__ == "__main__":
    main()
