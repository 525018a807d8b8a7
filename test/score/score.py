#!/usr/bin/python3
# SPDX-License-Identifier: AGPL-3.0-or-later
"""How right the extraction is, measured on documents with truth.

    score.py [SET|FOLDER]… [--raster] [--scan PROFILE]… [--show N] [--generate N] [--template auto] [--markdown FILE]

Sets are those of the corpora beside the project (see truth.py), `fara` (forms
without a template: whether their words hold number and name, see pictures.py),
`generator` and `hard` (made on the spot; the latter by test/gen/hard.py, one difficulty
each), or any folder of NAME.pdf with NAME.json. Prints a line per
set and layout, never only the mean: fields right, rows exactly right (their
amounts, dates and codes), descriptions, whole documents, verdicts, seconds per
page. A document called verified although an amount or quantity in it is wrong is
a false verified: the exit status is then 1. --raster measures every born-digital
document once more as a picture of 200 dpi, without attachments and text layer;
Where the truth is data inside the file, a picture is held only against what its page prints.
--scan as a scan of a certain quality (see SCANS in test/gen/degrade.py). Of rows
that were repaired it is also said how many were right before, and of wrong rows
how many stand in no failed check, have something wrong that no warning names, and
are in a document that is called verified or asks for no look ("silent").
--template auto leaves the choice of the template to the engine and prints, for each
set, which was chosen for which; of wrong choices those that were called a guess.

A set that is absent is named and skipped.
"""

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "test/score"), str(ROOT / "test/gen")]

import pictures  # noqa: E402
import truth  # noqa: E402
from compare import Score, compare  # noqa: E402

DEV = ROOT.parent / "shared/corpora/dev"
RASTER_DPI = 200
FAILED = "nothing"


def extract(tool, path, template):
    """(answer, seconds, None) or (None, seconds, the last line of the complaint)."""
    start = time.monotonic()
    run = subprocess.run([tool, "extract", path, "--template", template, "--json"], capture_output=True, text=True,
                         env={**os.environ, "OMP_THREAD_LIMIT": "1"})
    seconds = time.monotonic() - start
    if run.returncode != 0:
        return None, seconds, (run.stderr.strip().splitlines() or ["no message"])[-1]
    return json.loads(run.stdout), seconds, None


def as_picture(path, out):
    """PATH printed: its pages as pictures in a new PDF in folder OUT."""
    import degrade
    made = out / (path.stem + ".raster.pdf")
    degrade.to_pdf(degrade.rasterise(str(path), RASTER_DPI), RASTER_DPI, made)
    return made


def as_scan(path, profile, out):
    import degrade
    return degrade.scanned(path, profile, random.Random(f"{path.name}/{profile}"), out / f"{path.stem}.{profile}.pdf")


def measure_one(args, document, picture):
    """(score, lines to show) of one document; PICTURE: None, "raster" or how it is scanned."""
    with tempfile.TemporaryDirectory() as tmp:
        path = document.path
        if document.truth_inside:
            document = truth.as_printed(document) if picture else truth.signed_as_printed(document)
        if picture:
            path = as_picture(path, Path(tmp)) if picture == "raster" else as_scan(path, picture, Path(tmp))
        answer, seconds, error = extract(args.tool, path, args.template or document.template)
    if answer is None:
        one = Score()
        one.documents = one.failed = 1
        one.fields = len(document.fields) + len(document.counts)
        one.rows = sum(map(len, document.rows.values()))
        if args.template:
            one.chosen = {(document.template, FAILED, False): 1}
        return one, [f"  {document.path.name}: failed: {error}"]
    one, wrong = compare(document, answer)
    one.seconds = seconds
    lacks = [(o["code"], *o["paths"]) for o in answer["verification"]["open"]]
    if one.whole:
        one.open = {code: 1 for code, *_ in lacks}
    if args.template:
        guess = any(w["code"] == "template_uncertain" for w in answer["warnings"])
        one.chosen = {(document.template, f"{answer['industry']}/{answer['template']}", guess): 1}
    lines = []
    if args.show and (wrong or one.false_verified or args.verbose):
        lines.append(f"  {document.path.name}: {line(one)}" + ("  FALSE VERIFIED" if one.false_verified else ""))
        lines += [f"      {path}: {value!r} read as {found!r}" for path, value, found in wrong[:args.show]]
        lines += [f"      open: {' '.join(o)}" for o in lacks]
        lines += [f"      check {c['id']}: expected {c['expected']}, found {c['found']} {c['paths'][:1]}" for c in answer["checks"]
                  if c["state"] == "failed"][:args.show]
    return one, lines


def confusion(title, chosen):
    """The choices of a set as a table: what the documents are, what they were taken for."""
    if not chosen:
        return
    right = sum(n for (kind, took, _), n in chosen.items() if kind == took)
    sure = sum(n for (kind, took, guess), n in chosen.items() if kind != took and took != FAILED and not guess)
    print(f"{title}: template recognised {right}/{sum(chosen.values())}, wrong without saying so {sure}")
    for (kind, took, guess), n in sorted(chosen.items()):
        print(f"{title}:   {n:5} {kind} {'as' if kind == took else 'TAKEN FOR'} {took}{' (a guess)' if guess else ''}")


def line(s):
    rows = f"{s.rows_right}/{s.rows}" + (f" (read {s.rows_read})" if s.rows_read != s.rows else "")
    if s.corrected:
        rows += f" (before repair {s.rows_before})"
    if s.rows_silent:
        rows += f" (silent {s.rows_silent})"
    text = f"fields {s.fields_right}/{s.fields}  rows {rows}  descriptions {s.descriptions_right}/{s.descriptions}"
    text += f"  others {s.others_right}/{s.others}" if s.others else ""
    text += f"  whole {s.whole}/{s.documents}"
    text += f"  verified {s.verified} mismatch {s.mismatch} unverifiable {s.unverifiable} failed {s.failed}"
    if s.corrected:
        text += f"  corrected {s.corrected}"
    text += f"  {s.seconds / s.pages:.2f} s/page" if s.pages else ""
    return text + (f"  FALSE VERIFIED {s.false_verified}" if s.false_verified else "")


def measure(args, name, documents, picture=None):
    """The scores of a set by layout, printed."""
    layouts, total = {}, Score()
    with ThreadPoolExecutor(args.jobs) as pool:
        for document, (one, lines) in zip(documents, pool.map(lambda d: measure_one(args, d, picture), documents)):
            layouts.setdefault(f"{document.template} {document.layout}", Score()).add(one)
            total.add(one)
            for text in lines:
                print(text, flush=True)
    title = name + (" as 200 dpi pictures" if picture == "raster" else f" scanned {picture}" if picture else "")
    for layout, one in sorted(layouts.items()):
        print(f"{title}: {layout}: {line(one)}")
    print(f"{title}: ALL: {line(total)}")
    confusion(title, total.chosen)
    if total.open:
        print(f"{title}: right, and not verified for: {', '.join(f'{code} {n}' for code, n in sorted(total.open.items()))}")
    weak = [f"{field} {right}/{n}" for field, (right, n) in sorted(total.by_field.items()) if right < n]
    if weak:
        print(f"{title}: fields not always right: {', '.join(weak)}")
    print(flush=True)
    return [(title, layout, one) for layout, one in sorted(layouts.items())] + [(title, "ALL", total)]


def generated(folder, count, forms=("text", "scan", "photo")):
    """COUNT documents of each kind and layout, in each of FORMS."""
    for seed in range(1, count + 1):
        for form in forms:
            subprocess.run([ROOT / "test/gen/make.py", folder, "--as", form, "--seed", str(seed)], check=True, capture_output=True)
    for d in truth.folder(folder):
        d.layout = d.path.stem.rsplit("_", 2)[0] + " " + d.path.stem.rsplit("_", 1)[1]
        d.born_digital = False
        yield d


def hard_ones(folder, count, names=None):
    """COUNT documents of each kind of hard.py, or of those in NAMES."""
    import hard
    for name in names or hard.KINDS:
        for seed in range(1, count + 1):
            hard.make(folder, name, seed)
    for d in truth.folder(folder):
        d.layout = d.path.stem.split("_")[1]
        d.born_digital = False
        yield d


def documents_of(name, args, tmp):
    """A list, or None when the set is not here (which is said)."""
    if name == "generator":
        return list(generated(tmp, args.generate))
    if name == "hard":
        return list(hard_ones(tmp, args.generate))
    if name in truth.SETS:
        if not DEV.is_dir():
            print(f"score: {name}: the corpora are not beside the project: skipped")
            return None
        return list(truth.SETS[name](DEV))
    if not Path(name).is_dir():
        print(f"score: {name} is not here: skipped")
        return None
    return list(truth.folder(Path(name)))


def markdown(file, results):
    commit = subprocess.run(["git", "-C", ROOT, "rev-parse", "--short", "HEAD"], capture_output=True, text=True).stdout.strip() or "?"
    with open(file, "w", encoding="utf-8") as f:
        f.write(f"Commit {commit}.\n\n| set | layout | documents | fields | rows | before repair | silent | descriptions | whole | verified | mismatch | unverifiable | failed | false verified | s/page |\n")
        f.write("|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|\n")
        for title, layout, s in results:
            f.write(f"| {title} | {layout} | {s.documents} | {s.fields_right}/{s.fields} | {s.rows_right}/{s.rows} | {s.rows_before} | {s.rows_silent} | {s.descriptions_right}/{s.descriptions} | "
                    f"{s.whole} | {s.verified} | {s.mismatch} | {s.unverifiable} | {s.failed} | {s.false_verified} | "
                    f"{s.seconds / s.pages if s.pages else 0:.2f} |\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("sets", nargs="*", help=f"folders, or of: {', '.join(truth.SETS)}, fara, generator, hard (default: all of these)")
    parser.add_argument("--tool", default=ROOT / "build/release/docextract")
    parser.add_argument("--raster", action="store_true", help="born-digital documents as pictures too")
    parser.add_argument("--scan", action="append", default=[], metavar="PROFILE", help="born-digital documents as scans: m150, m200, m300, s200, h150")
    parser.add_argument("--show", type=int, default=0, metavar="N", help="print up to N wrong values of each document")
    parser.add_argument("--verbose", action="store_true", help="with --show: name the right documents too")
    parser.add_argument("--generate", type=int, default=1, metavar="N", help="seeds of the sets generator and hard")
    parser.add_argument("--template", help="use this template for all (auto)")
    parser.add_argument("--only", help="only documents whose path contains this")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--markdown", help="write a table into this file")
    args = parser.parse_args()
    if not os.access(args.tool, os.X_OK):
        print(f"score: {args.tool} is not built: nothing measured")
        return 0
    results = []
    for name in args.sets or [*truth.SETS, "fara", "generator", "hard"]:
        if name == "fara":
            pictures.score_fara(args.tool, args.show > 0)
            continue
        with tempfile.TemporaryDirectory() as tmp:
            documents = documents_of(name, args, Path(tmp))
            if documents is None:
                continue
            documents = [d for d in documents if not args.only or args.only in str(d.path)]
            results += measure(args, name, documents)
            if args.raster and any(d.born_digital for d in documents):
                results += measure(args, name, [d for d in documents if d.born_digital], "raster")
            for profile in args.scan:
                if any(d.born_digital for d in documents):
                    results += measure(args, name, [d for d in documents if d.born_digital], profile)
    if args.markdown:
        markdown(args.markdown, results)
    return 1 if any(s.false_verified for _, layout, s in results if layout == "ALL") else 0


if __name__ == "__main__":
    sys.exit(main())
