#!/usr/bin/python3
# SPDX-License-Identifier: AGPL-3.0-or-later
"""How many papers stay right when another program draws them (test/gen/producers.py).

    drawn.py [--each N] [--paper KIND/LAYOUT]… [--rows N] [--seed N] [--way NAME]… [--keep FOLDER] [--show N] [--tool PATH]

Of each kind of paper every so many layouts (--each), or those that are named, are drawn in every way if they are read
whole when plainly drawn.
Prints for each way how many are whole and verified still; which are not; exit status 1 when one is falsely verified.
"""

import argparse
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "test/score"), str(ROOT / "test/gen")]

import make  # noqa: E402
import producers  # noqa: E402
import score  # noqa: E402
import truth  # noqa: E402
from compare import compare  # noqa: E402

KINDS = {"statement": 14, "found": 14, "card": 14, "foundcard": 14, "invoice": 4, "paper": 4, "bill": 4, "billpaper": 4}


def read(tool, folder, way, kind, layout, seed, rows):
    """(score, what is wrong) of one paper."""
    folder.mkdir(parents=True, exist_ok=True)
    path = producers.make(folder, way, kind, layout, seed, rows)
    document = next(d for d in truth.folder(folder) if d.path == path)
    answer, _, error = score.extract(tool, path, document.template)
    return (None, [("failed", error, None)]) if answer is None else compare(document, answer)


def some(first, each):
    for kind in KINDS:
        layouts = list(make.KINDS[kind][4])
        yield from ((kind, layout) for layout in layouts[first::each if len(layouts) > each else 4])


def main():
    ap = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    ap.add_argument("--each", type=int, default=12, help="one of so many layouts")
    ap.add_argument("--from", dest="first", type=int, default=0, help="beginning with this one")
    ap.add_argument("--paper", action="append", default=[], help="KIND/LAYOUT")
    ap.add_argument("--rows", type=int)
    ap.add_argument("--seed", type=int, default=1)
    ap.add_argument("--way", action="append", choices=list(producers.WAYS))
    ap.add_argument("--keep", type=Path)
    ap.add_argument("--show", type=int, default=0, metavar="N", help="print up to N wrong values of each paper")
    ap.add_argument("--tool", default=ROOT / "build/release/docextract")
    args = ap.parse_args()
    status = 0
    with tempfile.TemporaryDirectory() as tmp:
        out = args.keep or Path(tmp)
        papers = []
        for kind, layout in [p.split("/") for p in args.paper] or some(args.first, args.each):
            rows = args.rows or KINDS[kind]
            one, _ = read(args.tool, out / "plain", "plain", kind, layout, args.seed, rows)
            if one and one.whole:
                papers.append((kind, layout, rows, one.verified))
        print(f"{len(papers)} papers are whole when plainly drawn, {sum(p[3] for p in papers)} verified", flush=True)
        for way in args.way or [w for w in producers.WAYS if w != "plain"]:
            whole = verified = false = 0
            bad = []
            for kind, layout, rows, was in papers:
                one, wrong = read(args.tool, out / way, way, kind, layout, args.seed, rows)
                whole += bool(one and one.whole)
                verified += one.verified if one else 0
                if one and one.false_verified:
                    false += 1
                    bad.append((f"{kind} {layout} FALSE VERIFIED", wrong))
                elif not one or not one.whole or (was and not one.verified):
                    bad.append((f"{kind} {layout}{'' if one and not one.whole or not one else ' (not verified)'}", wrong))
            print(f"{way}: whole {whole}/{len(papers)} verified {verified}{f' FALSE VERIFIED {false}' if false else ''}", flush=True)
            for name, wrong in bad:
                print(f"    {name}")
                for path, value, found in [w for w in wrong if not w[0].endswith('/description')][:args.show]:
                    print(f"        {path}: {value!r} read as {found!r}")
            sys.stdout.flush()
            status |= false > 0
    return status


if __name__ == "__main__":
    sys.exit(main())
