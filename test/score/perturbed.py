#!/usr/bin/python3
# SPDX-License-Identifier: AGPL-3.0-or-later
"""How much hangs on the very pictures that the rules were made on.

    perturbed.py [--sample N] [--seed N] [--original] [--only TEXT] [--keep FOLDER] [--show]

Receipts of the corpora beside the project are read once more as another scanner
might have taken them: a little larger or smaller, turned, blurred, noisy, lighter
or darker, with less margin, and compressed again. What is drawn depends on the
seed and the name alone. A receipt that is right in the original and wrong here
hangs on its picture. --original reads the pictures as they are; --keep leaves the
changed ones in a folder.
"""

import argparse
import os
import random
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "test/score"), str(ROOT / "test/gen")]

import degrade  # noqa: E402
import truth  # noqa: E402
from compare import Score, compare  # noqa: E402
from PIL import Image  # noqa: E402
from score import DEV, extract, line  # noqa: E402

FIELDS = ("/totals/total", "/date", "/merchant/name", "/merchant/address")

def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--tool", default=ROOT / "build/release/docextract")
    parser.add_argument("--sample", type=int, default=1, help="every Nth receipt")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--original", action="store_true", help="the pictures as they are")
    parser.add_argument("--only", help="only receipts whose name contains this")
    parser.add_argument("--keep", type=Path, help="leave the pictures here")
    parser.add_argument("--show", action="store_true", help="print what is wrong")
    args = parser.parse_args()
    if not DEV.is_dir():
        print("perturbed: the corpora are not beside the project: nothing measured")
        return 0
    total = Score()
    with tempfile.TemporaryDirectory() as tmp:
        folder = args.keep or Path(tmp)
        folder.mkdir(parents=True, exist_ok=True)
        for document in list(truth.sroie(DEV))[::args.sample]:
            if args.only and args.only not in document.path.name:
                continue
            path, how = document.path, "as it is"
            if not args.original:
                picture, quality, how = degrade.rescanned(Image.open(path), random.Random(f"{path.stem}/{args.seed}"))
                path = folder / f"{path.stem}.{args.seed}.jpg"
                picture.save(path, "JPEG", quality=quality)
            answer, _, error = extract(args.tool, path, document.template)
            if answer is None:
                print(f"  {path.name}: failed: {error}", flush=True)
                one, wrong = Score(documents=1, failed=1, fields=len(document.fields)), []
            else:
                one, wrong = compare(document, answer)
            total.add(one)
            if args.show and wrong:
                print(f"  {path.name}: {how}")
                for field, value, found in wrong:
                    print(f"      {field}: {value!r} read as {found!r}", flush=True)
    print(line(total))
    print(", ".join(f"{name} {right}/{n}" for name, (right, n) in sorted(total.by_field.items())))
    return 1 if total.false_verified else 0


if __name__ == "__main__":
    sys.exit(main())
