#!/usr/bin/python3
# SPDX-License-Identifier: AGPL-3.0-or-later
"""What one lost heading costs, or one that misleads.

    headings.py FOLDER... [--misled] [--show]

FOLDER is made by test/gen/make.py (kinds text, found, strangergst, …; text layers). The words of each paper are declared to
be recognised, and one word of the line above the first row is taken out at a time, on all pages; with --misled it is
another word that heads columns elsewhere, and the paper stays a text layer. Papers that are not read whole with all of
their headings are left out. Printed is how many of these readings have all rows right, how many rows are, and the
verdicts. The exit status is 1 when one is falsely verified.
"""

import argparse
import copy
import os
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "test/score"), str(ROOT / "test/gen")]

import truth  # noqa: E402
from adversary import Reader, words_of  # noqa: E402
from compare import Score, compare  # noqa: E402

TEXT, X0, Y0, CONF, FLAGS = 0, 1, 2, 5, 7
LINE = 1500  # words of one line begin this near, thousandths of a point
COLUMN = 1500
WORDS_MIN = 4
# What headings of some trades say over what is nothing of the kind: "TOTAL DUTIES", "Room Tariff", "Amount of bags".
MISLEADING = ("Total", "Amount", "Value", "Rate", "Disc", "Units", "Tariff", "Charges")


def as_scan(pages):
    pages = copy.deepcopy(pages)
    for page in pages:
        page.update(source="ocr", text_state="none", dpi=200)
        for word in page["words"]:
            word[CONF], word[FLAGS] = 90, 0
    return pages


def heading_of(page, answer):
    """The words of the line of words that is next above the first row."""
    date = answer["evidence"].get("/transactions/0/date") or answer["evidence"].get("/line_items/0/description")
    below = min((w[Y0] for w in page["words"] if date and w[TEXT] == date["raw"].split()[0]), default=0)
    lines = {}
    for word in page["words"]:
        if word[Y0] < below - LINE:
            lines.setdefault(word[Y0] // LINE, []).append(word)
    for _, words in sorted(lines.items(), reverse=True):
        if len(words) >= WORDS_MIN and not any(c.isdigit() for w in words for c in w[TEXT]):
            return words
    return []


def is_heading(word, heading):
    return word[TEXT] == heading[TEXT] and abs(word[X0] - heading[X0]) < COLUMN


def without(pages, heading):
    return [{**page, "words": [w for w in page["words"] if not is_heading(w, heading)]} for page in pages]


def misled(pages, heading):
    """HEADING says another word, which its letters tell."""
    said = MISLEADING[sum(map(ord, heading[TEXT])) % len(MISLEADING)]
    return [{**page, "words": [[said, *w[1:]] if is_heading(w, heading) else w for w in page["words"]]} for page in pages]


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("folders", nargs="+", metavar="FOLDER", type=Path)
    p.add_argument("--misled", action="store_true", help="headings are not lost, but say something else")
    p.add_argument("--show", action="store_true", help="name the headings that cost rows")
    p.add_argument("--build", default=os.environ.get("DX_BUILD", "build/release"))
    args = p.parse_args()
    build = ROOT / args.build
    reader = Reader(str(build / "test/score/from_words"))
    papers = readings = whole = 0
    verdicts, total = Counter(), Score()

    def read(document, pages):
        answer = reader.read(document.template, pages)
        return answer and (answer, compare(document, {**answer, "file": {"pages": len(pages)}}))

    for document in (d for folder in args.folders for d in truth.folder(folder) if d.rows):
        pages = words_of(str(build / "docextract"), document.path) or []
        pages = pages if args.misled else as_scan(pages)
        first = pages and read(document, pages)
        if not first or first[1][0].rows_right < first[1][0].rows:
            continue
        papers += 1
        for heading in heading_of(pages[0], first[0]):
            less = read(document, misled(pages, heading) if args.misled else without(pages, heading))
            if not less:
                verdicts["failed"] += 1
                continue
            answer, (score, wrong) = less
            readings += 1
            total.add(score)
            whole += score.rows_right == score.rows
            verdicts[answer["verification"]["state"]] += 1
            if score.false_verified:
                print(f"FALSE VERIFIED {document.path.name} at {heading[TEXT]!r}: {wrong[:3]}")
            elif args.show and score.rows_right < score.rows:
                print(f"{document.path.name} at {heading[TEXT]!r}: rows {score.rows_right}/{score.rows}, {answer['verification']['state']} {[o['code'] for o in answer['verification'].get('open', [])]} {wrong[:2]}")
    print(f"{papers} papers, {readings} headings {'misled' if args.misled else 'lost'}: all rows right {whole}, rows {total.rows_right}/{total.rows}, {dict(verdicts)}")
    sys.exit(total.false_verified > 0)


if __name__ == "__main__":
    main()
