#!/usr/bin/python3
# SPDX-License-Identifier: AGPL-3.0-or-later
"""`make times`: processor time of a scanned page, as a ratio to tesseract's own (page segmentation mode 3, same picture).

    times.py --tool FILE --steps FILE [--profile m200] [--seeds N] [--receipts N] [--only KIND] [--instructions]

Dense pages are statements, short ones invoices: those of the generator, and the Indian ones of the corpora where they
are, each one's first page as a scan (test/gen/degrade.py); and every Nth receipt of the corpora as it is. Three ratios:
the first reading with all that prepares it, all readings of the page with the search for codes, and these with cells
that failed checks had read again and the extraction. Time is that of the processor, user and system, with one thread;
what the machine else does matters a little (on an overloaded one ratios of one page spread by 0.3). Goals are told, not
enforced. --instructions counts these instead, by valgrind, which takes a minute a page and comes out the same each time;
cells and extraction are then told by their share in the time of a run without valgrind.
"""

import argparse
import json
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "test/gen")]

import degrade  # noqa: E402
import make  # noqa: E402

INDIAN = ROOT.parent / "shared/corpora/dev/indian"
RECEIPTS = ROOT.parent / "shared/corpora/dev/sroie/data/img"
ENV = {**os.environ, "OMP_THREAD_LIMIT": "1"}
# kind: ratios of the first reading and of everything
GOALS = {"dense": (1.0, 1.3), "short": (1.3, 2.0), "receipt": (1.3, 2.0)}
STATEMENT, GST, BILL, RECEIPT = "finance/bank_statement", "tax/gst_invoice", "commerce/invoice", "commerce/receipt"


def sample(out, seeds):
    """[(kind, template, PDF with a text layer)]"""
    papers = []
    for seed in range(1, seeds + 1):
        papers += [("dense", STATEMENT, make.make(out, "statement", layout, "text", seed, 50, 200)) for layout in ("classic", "ruled")]
        papers += [("short", GST, make.make(out, "invoice", "columns", "text", seed, 4, 200)),
                   ("short", BILL, make.make(out, "bill", "simple", "text", seed, 4, 200))]
    indian = [("dense", STATEMENT, name) for name in ("bs_a", "bs_b", "bs_d")] + [("short", GST, name) for name in ("gi_1", "gi_2")]
    if not INDIAN.exists():
        print(f"skipped: {INDIAN} is not here")
        return papers
    return papers + [(kind, template, INDIAN / f"{name}.pdf") for kind, template, name in indian]


def receipts(every):
    """[(kind, template, picture)]"""
    if not RECEIPTS.exists():
        print(f"skipped: {RECEIPTS} is not here")
    return [("receipt", RECEIPT, picture) for picture in sorted(RECEIPTS.glob("*.jpg"))[::every]]


def first_page(pdf, profile, out):
    """(a PDF of the first page alone as a scan, the same as a picture); what is a picture is both."""
    if pdf.suffix != ".pdf":
        return pdf, pdf
    scan = degrade.scanned(pdf, profile, random.Random(f"{pdf.name}/{profile}"), out / f"{pdf.stem}.all.pdf")
    picture = degrade.rasterise(str(scan), degrade.SCANS[profile]["dpi"])[0]
    picture.save(out / f"{pdf.stem}.png")
    degrade.to_pdf([picture], degrade.SCANS[profile]["dpi"], out / f"{pdf.stem}.pdf")
    return out / f"{pdf.stem}.pdf", out / f"{pdf.stem}.png"


def millions(steps, picture):
    """Millions of instructions of each step, as milliseconds() names them."""
    with tempfile.TemporaryDirectory() as tmp:
        subprocess.run(["valgrind", "--tool=callgrind", f"--callgrind-out-file={tmp}/step", steps, picture], env=ENV,
                       capture_output=True, check=True)
        of = {}
        for dump in Path(tmp).iterdir():
            text = dump.read_text(errors="replace")
            name, total = re.search(r"^desc: Trigger: Client Request: (\w+)$", text, re.M), re.search(r"^(?:totals|summary): (\d+)", text, re.M)
            if name and total:
                of[name[1]] = int(total[1]) / 1e6
    return {"psm3": of["psm3"], "first": of["load"] + of["first"], "page": of["load"] + of["page"], "codes": of["codes"]}


def milliseconds(steps, picture):
    told = subprocess.run([steps, picture], env=ENV, capture_output=True, text=True, check=True).stdout
    return {k: float(v) for k, v in (word.split("=") for word in told.split())}


def measure(args, template, scan, picture):
    """Milliseconds, or millions of instructions: psm3, first, page, all; and how many cells were read again. Or why not."""
    cost = (millions if args.instructions else milliseconds)(args.steps, picture)
    run = subprocess.run([args.tool, "extract", scan, "--template", template, "--json"], env=ENV, capture_output=True, text=True)
    if run.returncode != 0:  # for instance past the page's deadline, on a machine with much else to do
        return run.stderr.strip().splitlines()[-1]
    engine = json.loads(run.stdout)["engine"]
    page = cost["page"] + cost["codes"]
    again = engine["cpu_ms"]["cells"] + engine["cpu_ms"]["extract"]
    if args.instructions:
        again *= page / engine["cpu_ms"]["ocr"]
    return cost["psm3"], cost["first"], page, page + again, engine["cells_read_again"]


def show(kind, rows):
    first, page, whole = ([r[i] / r[0] for r in rows] for i in (1, 2, 3))
    goals = GOALS[kind]
    for what, ratios, goal in (("first reading", first, goals[0]), ("all readings", page, None), ("with cells and extraction", whole, goals[1])):
        median = statistics.median(ratios)
        told = "" if goal is None else f"   goal <= {goal}: {'met' if median <= goal else 'MISSED'}"
        print(f"{kind} pages, {what:26} / psm 3: median {median:.2f}, {min(ratios):.2f} to {max(ratios):.2f}, of {len(ratios)}{told}")


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("--tool", required=True)
    ap.add_argument("--steps", required=True)
    ap.add_argument("--profile", default="m200", choices=list(degrade.SCANS))
    ap.add_argument("--seeds", type=int, default=1)
    ap.add_argument("--receipts", type=int, default=10, help="every Nth")
    ap.add_argument("--only", choices=list(GOALS))
    ap.add_argument("--instructions", action="store_true", help="count instructions, not time")
    args = ap.parse_args()
    rows = {kind: [] for kind in GOALS}
    with tempfile.TemporaryDirectory() as tmp:
        (Path(tmp) / "scans").mkdir()
        papers = sample(Path(tmp), args.seeds) if args.only != "receipt" else []
        for kind, template, pdf in papers + receipts(args.receipts):
            if args.only not in (None, kind):
                continue
            row = measure(args, template, *first_page(pdf, args.profile, Path(tmp) / "scans"))
            if isinstance(row, str):
                print(f"  {pdf.stem:28} NOT MEASURED: {row}", flush=True)
                continue
            rows[kind].append(row)
            print(f"  {pdf.stem:28} psm 3 {row[0]:5.0f} {'M' if args.instructions else 'ms'}; first {row[1] / row[0]:.2f}, all readings {row[2] / row[0]:.2f}, "
                  f"with {row[4]} cells {row[3] / row[0]:.2f}", flush=True)
    for kind, of in rows.items():
        if of:
            show(kind, of)


if __name__ == "__main__":
    main()
