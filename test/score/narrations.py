#!/usr/bin/python3
# SPDX-License-Identifier: AGPL-3.0-or-later
"""How well descriptions of transactions are told: channel, counterparty, category (test/score/narrations.tsv).

    narrations.py [--tool build/release/test/score/enrich] [--template …/bank_statement.json] [--show]

A value that is told wrong is worse than one that is not told: both are counted.
"""

import argparse
import subprocess
from collections import Counter, defaultdict
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
MEMBERS = ("channel", "counterparty", "category")


def narrations():
    """[{bank, side, channel, counterparty, category, description}]; "" where nothing can be told."""
    names = ("bank", "side", *MEMBERS, "description")
    lines = (HERE / "narrations.tsv").read_text(encoding="utf-8").splitlines()
    return [dict(zip(names, line.split("\t"))) for line in lines if not line.startswith("#")]


def told(tool, template, rows):
    """What TOOL tells of ROWS, in their order."""
    text = "".join(f"{r['side']}\t{r['description']}\n" for r in rows)
    out = subprocess.run([str(tool), str(template)], input=text, capture_output=True, text=True, check=True).stdout
    return [dict(zip(MEMBERS, line.split("\t"))) for line in out.splitlines()]


def judge(want, found):
    """Of one value: right, missed (nothing is told), wrong (something else is), made up (of which nothing can be told)."""
    if want.casefold() == found.casefold():
        return "right"
    return "missed" if not found else "wrong" if want else "made up"


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--tool", default=ROOT / "build/release/test/score/enrich")
    p.add_argument("--template", default=ROOT / "config/templates/finance/bank_statement.json")
    p.add_argument("--show", action="store_true", help="each value that is not right")
    args = p.parse_args()
    rows = narrations()
    counts = defaultdict(Counter)
    for row, found in zip(rows, told(args.tool, args.template, rows), strict=True):
        for member in MEMBERS:
            how = judge(row[member], found[member])
            counts[member][how] += 1
            if args.show and how != "right":
                print(f"{member} {how}: {row[member]!r}, told {found[member]!r}: {row['side']} {row['description']}")
    for member in MEMBERS:
        c = counts[member]
        print(f"{member}: right {c['right']}/{len(rows)}, missed {c['missed']}, wrong {c['wrong']}, made up {c['made up']}")


if __name__ == "__main__":
    main()
