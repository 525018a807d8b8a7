#!/usr/bin/python3
# SPDX-License-Identifier: AGPL-3.0-or-later
"""How well pictures are turned into words, and how long that takes.

    pictures.py [--set sroie|fara|all] [--sample N] [--time] [--plain] [--list] [--changed SEED]

Word recall is counted over the texts of the truth cut at blanks, letters and
digits alone, case folded, each word of the reading used once. --plain reads with
the tesseract program as it is, for comparison; --time also prints the processor
time of both for the same pictures, as a ratio. Every Nth document is taken, so
that a sample spreads over the set. Where the documents are absent, that is said.
--changed SEED reads each document as another scanner might have taken it (the
same picture for both readers): what is found in the original and not there hangs
on the very pictures that the rules were made on.
"""

import argparse
import csv
import json
import os
import random
import re
import resource
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "test/gen"))

import degrade  # noqa: E402
from PIL import Image  # noqa: E402

DEV = ROOT / ".." / "shared" / "corpora" / "dev"
CHANGED_DPI = 300  # of the forms' pages, before they are made larger or smaller
PROGRAM = Path(os.environ.get("DX_BUILD", ROOT / "build" / "release"))
ENV = dict(os.environ, OMP_THREAD_LIMIT="1")


def run(argv):
    """Output and processor seconds."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    out = subprocess.run(argv, capture_output=True, env=ENV, check=False).stdout.decode("utf-8", "replace")
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return out, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def ours(path, tool=PROGRAM / "docextract"):
    out, seconds = run([str(tool), "extract", str(path), "--words", "--jobs", "1"])
    texts = []
    for line in out.splitlines():
        texts += [w[0] for w in json.loads(line)["words"]]
    return texts, seconds


def plain(path, psm):
    if path.suffix != ".pdf":
        out, seconds = run(["tesseract", str(path), "-", "--psm", str(psm)])
        return out.split(), seconds
    with tempfile.TemporaryDirectory() as tmp:
        subprocess.run(["pdftoppm", "-gray", "-r", "300", str(path), f"{tmp}/p"], check=True)
        texts, total = [], 0
        for p in sorted(Path(tmp).iterdir()):
            out, seconds = run(["tesseract", str(p), "-", "--psm", str(psm)])
            texts += out.split()
            total += seconds
        return texts, total


def changed(read, seed):
    """READ, of the document as another scanner might have taken it."""

    def read_changed(path):
        rng = random.Random(f"{path.stem}/{seed}")
        with tempfile.TemporaryDirectory() as tmp:
            if path.suffix != ".pdf":
                picture, quality, _ = degrade.rescanned(Image.open(path), rng)
                picture.save(f"{tmp}/p.jpg", "JPEG", quality=quality)
                return read(Path(tmp) / "p.jpg")
            pages = [degrade.rescanned(page, rng)[0] for page in degrade.rasterise(path, CHANGED_DPI)]
            degrade.to_pdf(pages, CHANGED_DPI, Path(tmp) / "p.pdf", rng.randrange(40, 75))
            return read(Path(tmp) / "p.pdf")

    return read_changed


def fold(word):
    return re.sub(r"[^0-9a-z]", "", word.lower())


def recall(truth, texts):
    want = Counter(f for f in map(fold, truth) if f)
    have = Counter(f for f in map(fold, texts) if f)
    return sum((want & have).values()), sum(want.values())


def sroie(sample):
    for box in sorted((DEV / "sroie" / "data" / "box").glob("*.csv"))[::sample]:
        truth = []
        for line in box.read_text(encoding="utf-8", errors="replace").splitlines():
            truth += line.split(",", 8)[-1].split()
        picture = DEV / "sroie" / "data" / "img" / (box.stem + ".jpg")
        yield box.stem, picture, truth


def measure_sroie(args, read):
    found = all_words = 0
    seconds = 0
    recalls = []
    for name, picture, truth in sroie(args.sample):
        texts, s = read(picture)
        n, of = recall(truth, texts)
        found, all_words, seconds = found + n, all_words + of, seconds + s
        recalls.append(n / of)
        if args.list:
            print(f"  {name} {n / of:.3f} {s:.2f}")
    print(f"sroie: {len(recalls)} receipts, recall {found / all_words:.4f} of all words, {sum(recalls) / len(recalls):.4f} by receipt, {seconds:.1f} s")
    return seconds


def squeeze(text):
    return re.sub(r"[^0-9a-z]", "", text.lower())


def name_share(name, texts):
    """How many of the words of NAME are there."""
    words = {fold(t) for t in texts}
    parts = [fold(p) for p in re.split(r"[\s,.&]+", name) if len(fold(p)) >= 2]
    return sum(p in words for p in parts) / len(parts)


def measure_fara(args, read):
    """Is the registration number a word, or a run of digits in one? Is the name there: half of its words, and to the letter?"""
    numbers = names = whole = n = 0
    seconds = 0
    with open(DEV / "fara-scans" / "ground_truth.csv", encoding="utf-8") as f:
        rows = list(csv.DictReader(f))[:: args.sample]
    for row in rows:
        texts, s = read(DEV / "fara-scans" / "pdf" / (row["id"] + ".pdf"))
        seconds += s
        number = row["registration_number"].strip()
        got_number = number in map(fold, texts) or any(number in re.split(r"\D+", t) for t in texts)
        share = name_share(row["registrant_name"], texts)
        n, numbers, names = n + 1, numbers + got_number, names + (share >= 0.5)
        whole += squeeze(row["registrant_name"]) in squeeze("".join(texts))
        if args.list and not (got_number and share >= 0.5):
            print(f"  {row['id']}: number {row['registration_number']} {'found' if got_number else 'NOT FOUND'}, {share:.2f} of the words of {row['registrant_name']!r}")
    print(f"fara: {n} documents, registration number {numbers}/{n}, name {names}/{n} (to the letter {whole}), {seconds:.1f} s")
    return seconds


def score_fara(tool, show):
    """The set as a part of the accuracy score."""
    if not DEV.is_dir():
        print("score: fara: the corpora are not beside the project: skipped")
        return
    measure_fara(argparse.Namespace(sample=1, list=show), lambda path: ours(path, tool))


SETS = {"sroie": measure_sroie, "fara": measure_fara}


def main():
    ap = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    ap.add_argument("--set", default="all", choices=["all", *SETS])
    ap.add_argument("--sample", type=int, default=1, help="every Nth document")
    ap.add_argument("--plain", type=int, metavar="PSM", help="the tesseract program instead")
    ap.add_argument("--time", action="store_true", help="also read with psm 3 and print the ratio")
    ap.add_argument("--list", action="store_true")
    ap.add_argument("--changed", type=int, metavar="SEED", help="as another scanner might have taken them")
    args = ap.parse_args()
    if not DEV.is_dir():
        print(f"no documents at {DEV}: nothing measured", file=sys.stderr)
        return
    seen = (lambda read: changed(read, args.changed)) if args.changed is not None else (lambda read: read)
    for name in SETS if args.set == "all" else [args.set]:
        seconds = SETS[name](args, seen((lambda p: plain(p, args.plain)) if args.plain else ours))
        if args.time:
            base = SETS[name](args, seen(lambda p: plain(p, 3)))
            print(f"{name}: {seconds / base:.2f} × the time of psm 3")


if __name__ == "__main__":
    main()
