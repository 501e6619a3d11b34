# SPDX-FileCopyrightText: 2026 The Storedesk authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The figures of all runs of packaging/bench, in a table that only grows, and a page that draws them.

    history.py PAGE    writes the page
"""

import collections
import csv
import datetime
import functools
import html
import os
import platform
import subprocess
import sys

COLUMNS = ["time", "commit", "computer", "part", "figure", "value", "unit"]
WIDTH, HEIGHT, MARGIN = 320, 90, 8


def path():
    return os.environ.get("STOREDESK_BENCH_HISTORY", "build/bench-history.csv")


@functools.lru_cache
def commit():
    def git(*words):
        return subprocess.run(["git", *words], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True).stdout.strip()
    changed = "+" if git("status", "--porcelain", "--untracked-files=no") else ""
    return git("rev-parse", "--short", "HEAD") + changed


def note(part, figure, value, unit):
    """Appends one figure."""
    file_path = path()
    os.makedirs(os.path.dirname(file_path) or ".", exist_ok=True)
    begins = not os.path.exists(file_path)
    with open(file_path, "a", newline="") as file:
        rows = csv.writer(file, lineterminator="\n")
        if begins:
            rows.writerow(COLUMNS)
        now = datetime.datetime.now(datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")
        rows.writerow([now, commit(), platform.node(), part, figure, f"{value:.6g}" if isinstance(value, float) else value, unit])


def series():
    """The rows of each figure, in the order they were measured."""
    found = collections.defaultdict(list)
    with open(path(), newline="") as file:
        for row in csv.DictReader(file):
            found[row["part"], row["figure"], row["unit"]].append(row)
    return found


def drawing(rows):
    """A line from the first run to the last. The axis begins at zero, so that noise looks small."""
    values = [float(row["value"]) for row in rows]
    top = max(values) or 1
    step = (WIDTH - 2 * MARGIN) / max(len(values) - 1, 1)
    points = [(MARGIN + number * step, HEIGHT - MARGIN - value / top * (HEIGHT - 2 * MARGIN))
              for number, value in enumerate(values)]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    dots = "".join(
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="2.5"><title>{html.escape(row["time"])} · {html.escape(row["commit"])} · '
        f'{html.escape(row["computer"])} · {float(row["value"]):,.4g} {html.escape(row["unit"])}</title></circle>'
        for (x, y), row in zip(points, rows))
    return (f'<svg width="{WIDTH}" height="{HEIGHT}" role="img"><line x1="{MARGIN}" y1="{HEIGHT - MARGIN}" '
            f'x2="{WIDTH - MARGIN}" y2="{HEIGHT - MARGIN}"/><polyline points="{line}"/>{dots}</svg>')


def page():
    parts = collections.defaultdict(list)
    for (part, figure, unit), rows in series().items():
        parts[part].append((figure, unit, rows))
    text = ['<!doctype html><html lang="en"><meta charset="utf-8"><title>Benchmarks of Storedesk</title>',
            "<style>body{font:14px sans-serif;margin:2em}figure{display:inline-block;margin:0 2em 1.5em 0}"
            "polyline{fill:none;stroke:#27c;stroke-width:1.5}circle{fill:#27c}line{stroke:#999}</style>",
            "<h1>Benchmarks of Storedesk</h1><p>One point for each run, the newest last. Point at it to see its commit. "
            "Times and memory depend on the computer and its load; instructions do not depend on the load.</p>"]
    for part, figures in sorted(parts.items()):
        text.append(f"<h2>{html.escape(part)}</h2>")
        for figure, unit, rows in figures:
            last = float(rows[-1]["value"])
            text.append(f"<figure><figcaption>{html.escape(figure)}: {last:,.4g} {html.escape(unit)}</figcaption>"
                        f"{drawing(rows)}</figure>")
    return "\n".join(text) + "</html>\n"


def main():
    if not os.path.exists(path()):
        sys.exit(f"{path()} does not exist yet: run packaging/bench first.")
    with open(sys.argv[1], "w") as file:
        file.write(page())
    print(f"The history of {len(series())} figures is in {sys.argv[1]}.")


if __name__ == "__main__":
    main()
