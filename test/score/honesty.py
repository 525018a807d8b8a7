#!/usr/bin/python3
# SPDX-License-Identifier: AGPL-3.0-or-later
"""Does the verdict ever lie? Many generated papers, altered ones and the corpora; counts by kind, goal 0.

    honesty.py [--generated N] [--altered N] [--scans EVERY] [--kinds LIST] [--corpora] [--seed N] [--keep FOLDER] [--tool FILE]

A lie is a document called verified in which an amount or a quantity is wrong, a row is missing or one too many; of a paper
that somebody changed (one digit, one row, one page), any verified at all. Every EVERY-th paper is taken as a scan, in turn
good and bad ones, and one drawn by lot. LIST, separated by commas, are the kinds to make: random, statement, card, invoice, bill, receipt, tax form. Prints for each kind how many there were, what was said of them, and how many of those that are right were
not called so. The papers of a lie are kept in FOLDER. The exit status is 1 when there was one.
"""

import argparse
import itertools
import os
import random
import shutil
import sys
import tempfile
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "test/score"), str(ROOT / "test/gen")]

import alter  # noqa: E402
import alter_bills  # noqa: E402
import alter_tax  # noqa: E402
import degrade  # noqa: E402
import make  # noqa: E402
import score  # noqa: E402
import tds  # noqa: E402
import truth  # noqa: E402
from compare import compare  # noqa: E402

STATES = ("verified", "mismatch", "unverifiable", "failed")
# of a hundred papers: how many are of a kind
SHARES = {"random": 37, "statement": 20, "card": 10, "invoice": 12, "bill": 12, "receipt": 3, "tax form": 6}
LOT = "lot"
PROFILES = ("m200", "h150", "s200", "m150", LOT)


class Tally:
    def __init__(self):
        self.counts = Counter()
        self.lies = []

    def add(self, state, lie, whole=None):
        self.counts[state] += 1
        self.counts["documents"] += 1
        self.counts["lies"] += lie
        self.counts["whole"] += bool(whole)
        self.counts["doubted"] += bool(whole) and state != "verified"

    def line(self):
        c = self.counts
        text = f"{c['documents']} documents  " + "  ".join(f"{s} {c[s]}" for s in STATES)
        if c["whole"]:
            text += f"  right {c['whole']}, of these not verified {c['doubted']}"
        return text + f"  FALSE VERIFIED {c['lies']}"


def forms_of():
    """Where a paper of a tax form is drawn: kind, layout."""
    return [(kind, layout) for kind, layouts in tds.FORMS.items() for layout in layouts]


def one_paper(kind, number, rng, out):
    """Draw the NUMBER-th paper of KIND, with its truth."""
    if kind == "tax form":
        name, layout = forms_of()[number % 4]
        return tds.make(out, name, layout, "text", 50_000 + number)
    layouts = list(make.KINDS[kind][4])
    rows = rng.randrange(1, 9) if kind in ("invoice", "bill", "receipt") else rng.choice((3, 12, 25, 40, 60, 110))
    if kind == "card":
        rows = max(rows, 8)
    return make.make(out, kind, layouts[number % len(layouts)], "text", 50_000 + number, rows, 200)


def judged(args, document, path):
    """(state, lie, whole) of the paper at PATH."""
    answer, _, _ = score.extract(args.tool, path, document.template)
    if answer is None:
        return "failed", False, None
    one, wrong = compare(document, answer)
    return answer["verification"]["state"], bool(one.false_verified), bool(one.whole)


def keep(args, path, name, tally):
    tally.lies.append(name)
    print(f"  FALSE VERIFIED: {name}", flush=True)
    if args.keep:
        args.keep.mkdir(parents=True, exist_ok=True)
        for file in (path, path.with_suffix(".json")):
            if file.exists():
                shutil.copy(file, args.keep / f"{name}{file.suffix}")


def progress(n, what):
    if n % 50 == 0:
        print(f"  {n} {what}", flush=True)


def as_scan(args, number, path, out):
    """(path, profile or None): every so many papers are scanned."""
    if not args.scans or number % args.scans:
        return path, None
    profile = PROFILES[number // args.scans % len(PROFILES)] if args.scans > 1 else LOT
    if profile == LOT:
        shown = out / f"{path.stem}.{LOT}.pdf"
        degrade.by_lot(path, random.Random(f"{path.name}/{LOT}"), shown)
        return shown, LOT
    return score.as_scan(path, profile, out), profile


def generated(args, tallies):
    kinds = list(itertools.chain.from_iterable([kind] * share for kind, share in SHARES.items() if kind in args.kinds))
    random.Random(args.seed).shuffle(kinds)
    for number in range(args.generated):
        kind = kinds[number % len(kinds)]
        rng = random.Random(f"{args.seed}/{number}")
        with tempfile.TemporaryDirectory() as tmp:
            path = one_paper(kind, args.seed * 100_000 + number, rng, Path(tmp))
            document = next(truth.folder(Path(tmp)))
            shown, profile = as_scan(args, number, path, Path(tmp))
            state, lie, whole = judged(args, document, shown)
            label = f"generated {kind}" + (f" scanned {profile}" if profile else "")
            tallies.setdefault(label, Tally()).add(state, lie, whole)
            if lie:
                keep(args, shown, f"{shown.stem}", tallies[label])
        progress(number + 1, "generated")


def changed_papers(out, seed):
    """Without an end: (kind, path, template), papers that are changed, each for a short while."""
    statements = list(make.KINDS["statement"][4])
    cards = list(make.KINDS["card"][4])
    taxed = list(make.KINDS["invoice"][4])
    bills = list(make.KINDS["bill"][4])
    tills = list(make.KINDS["receipt"][4])
    for n in itertools.count(seed * 1000):
        for kind, papers in (("random", alter.altered(out, "random", "any", 7_000 + n, 40)),
                             ("statement", alter.altered(out, "statement", statements[n % len(statements)], 7_000 + n, 60)),
                             ("card", alter.altered(out, "card", cards[n % len(cards)], 7_000 + n, 30)),
                             ("invoice", alter_tax.invoices(out, taxed[n % len(taxed)], 7_000 + n)),
                             ("bill", alter_bills.invoices(out, bills[n % len(bills)], 7_000 + n)),
                             ("receipt", alter_bills.receipts(out, tills[n % len(tills)], 7_000 + n)),
                             ("tax form", alter_tax.forms(out, *forms_of()[n % 4], 7_000 + n))):
            for path, template in papers:
                yield kind, path, template


def altered(args, tallies):
    with tempfile.TemporaryDirectory() as tmp:
        changed = (one for one in changed_papers(Path(tmp), args.seed) if one[0] in args.kinds)
        for number, (kind, path, template) in enumerate(itertools.islice(changed, args.altered)):
            document = truth.Document(path, template, kind, never_verified=True)
            shown, profile = as_scan(args, number, path, Path(tmp))
            state, lie, _ = judged(args, document, shown)
            label = f"altered {kind}" + (f" scanned {profile}" if profile else "")
            tallies.setdefault(label, Tally()).add(state, lie)
            if lie:
                keep(args, shown, shown.stem, tallies[label])
            for file in {path, shown}:
                file.unlink()
            progress(number + 1, "altered")


def corpora(args, tallies):
    if not score.DEV.is_dir():
        print("honesty: the corpora are not beside the project: left out")
        return
    for name, documents in truth.SETS.items():
        for document in documents(score.DEV):
            for picture in (False, True) if document.born_digital else (False,):
                with tempfile.TemporaryDirectory() as tmp:
                    path = score.as_picture(document.path, Path(tmp)) if picture else document.path
                    state, lie, whole = judged(args, document, path)
                    label = f"corpora {name}" + (" as 200 dpi pictures" if picture else "")
                    tallies.setdefault(label, Tally()).add(state, lie, whole)
                    if lie:
                        keep(args, path, path.stem, tallies[label])


def report(tallies):
    print()
    total = Tally()
    for label, tally in sorted(tallies.items()):
        print(f"{label}: {tally.line()}")
        total.counts.update(tally.counts)
    print(f"ALL: {total.line()}")
    return total.counts["lies"]


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--generated", type=int, default=200)
    parser.add_argument("--altered", type=int, default=100)
    parser.add_argument("--scans", type=int, default=10, metavar="EVERY", help="0: none")
    parser.add_argument("--kinds", type=lambda s: s.split(","), default=list(SHARES))
    parser.add_argument("--corpora", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--tool", default=ROOT / "build/release/docextract")
    args = parser.parse_args()
    if not os.access(args.tool, os.X_OK):
        print(f"honesty: {args.tool} is not built")
        return 2
    tallies = {}
    generated(args, tallies)
    altered(args, tallies)
    if args.corpora:
        corpora(args, tallies)
    return 1 if report(tallies) else 0


if __name__ == "__main__":
    sys.exit(main())
