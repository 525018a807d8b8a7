#!/usr/bin/python3
# SPDX-License-Identifier: AGPL-3.0-or-later
"""Papers of strangers' programs (make.py --kind stranger…) of which one printed figure is another one.

    altered_drawn.py KIND [--seed N] [--rows N] [--count N] [--tool FILE] [LAYOUT]…

Their programs make rows and paper in one, so that the figure is changed where it is drawn: one digit of an amount, a
balance, a line or a total that the truth has too. Names each paper that is called verified all the same; the exit status is
then 1. A figure of an advertisement that happens to be an amount as well is no lie: look.
"""

import argparse
import collections
import json
import random
import re
import subprocess
import sys
import tempfile
from decimal import Decimal
from pathlib import Path

from reportlab.pdfgen import textobject

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "test/gen"))

import make  # noqa: E402

FIGURE = re.compile(r"(?<!\w)\d[\d.,\u00a0\u202f']*[.,]\d\d(?!\d)")
HEADS = ("opening_balance", "closing_balance", "total_debits", "total_credits", "previous_balance", "new_balance", "payments", "purchases", "fees")
ROWS = ("debit", "credit", "balance", "unit_price", "taxable_value", "cgst", "sgst", "igst", "cess", "total", "amount")


class Press:
    """Stands between a program and its paper: counts figures, and changes one of them each time the paper is drawn."""

    def __init__(self):
        self.figures, self.target, self.period, self.change = [], None, 0, (0, 1)
        self.plain = textobject.PDFTextObject._formatText
        textobject.PDFTextObject._formatText = lambda text, words: self.plain(text, FIGURE.sub(self.print_it, words.decode() if isinstance(words, bytes) else words))

    def print_it(self, match):
        at, text = len(self.figures), match.group()
        self.figures.append(Decimal(re.sub(r"\D", "", text)) / 100)
        if self.target is None or at % self.period != self.target:
            return text
        places = [i for i, c in enumerate(text) if c.isdigit()]
        place = places[self.change[0] % len(places)]
        digit = (int(text[place]) + self.change[1]) % 10
        if digit == 0 and place == 0:
            digit = 1 if text[0] != "1" else 2
        return text[:place] + str(digit) + text[place + 1:]

    def draw(self, out, kind, layout, seed, rows):
        self.figures = []
        return make.make(out, kind, layout, "text", seed, rows, 200)


def period_of(figures):
    """How many of FIGURES one drawing of the paper has: it may be drawn twice or thrice, for the number of pages."""
    n = len(figures)
    return next((n // k for k in (4, 3, 2) if n % k == 0 and figures == figures[:n // k] * k), n)


def known(data):
    """The values of DATA that a paper may be changed in, but for zeros: a rate may be one."""
    heads = {**{k: data.get(k) for k in HEADS}, **data.get("totals", {})}
    rows = data.get("transactions", data.get("line_items", []))
    return ({abs(Decimal(v)) for v in heads.values() if v} | {abs(Decimal(r[k])) for r in rows for k in ROWS if r.get(k)}) - {0}


def verdict(tool, kind, path):
    run = subprocess.run([tool, "extract", path, "--template", "/".join(make.KINDS[kind][:2]), "--json"], capture_output=True, text=True)
    return json.loads(run.stdout)["verification"]["state"] if run.returncode == 0 else "failed"


def main():
    ap = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    ap.add_argument("kind", choices=[k for k in make.KINDS if k.startswith("stranger")], metavar="KIND")
    ap.add_argument("layouts", nargs="*")
    ap.add_argument("--seed", type=int, default=1)
    ap.add_argument("--rows", type=int, default=20)
    ap.add_argument("--count", type=int, default=10)
    ap.add_argument("--tool", default=str(ROOT / "build/release/docextract"))
    args = ap.parse_args()
    press, lies = Press(), 0
    for layout in args.layouts or make.KINDS[args.kind][4]:
        with tempfile.TemporaryDirectory() as tmp:
            out = Path(tmp)
            press.target = None
            path = press.draw(out, args.kind, layout, args.seed, args.rows)
            figures, n = press.figures, len(press.figures)
            press.period = period_of(figures)
            values = known(json.loads(path.with_suffix(".json").read_text())["data"])
            rng = random.Random(f"{layout}/{args.seed}")
            targets = [i for i in range(press.period) if figures[n - press.period + i] in values]
            said = collections.Counter()
            for target in rng.sample(targets, min(args.count, len(targets))):
                press.target, press.change = target, (rng.randrange(3, 9), rng.randrange(1, 9))
                state = verdict(args.tool, args.kind, press.draw(out, args.kind, layout, args.seed, args.rows))
                said[state] += 1
                if state == "verified":
                    lies += 1
                    print(f"{layout}: verified with figure {target} another one (was {figures[target]})")
            print(layout, dict(said), flush=True)
    return 1 if lies else 0


if __name__ == "__main__":
    sys.exit(main())
