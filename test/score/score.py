#!/usr/bin/python3
# SPDX-License-Identifier: AGPL-3.0-or-later
"""How right the extraction is, measured on documents with truth.

A set is a folder with NAME.pdf (or .png, .jpg, .tif) beside NAME.json, which
says {"industry", "template", "data"} in the field names of our own answers.
Every value of the truth is compared as text. Prints one line per document and
one per set: fields right, rows exactly right (their amounts, dates and codes),
descriptions right, and verdicts. A document that is called verified although an
amount or quantity in it is wrong is a false verified: the exit status is then 1.

Without arguments the documents beside the project are measured; where they are
absent, that is said and nothing fails.
"""

import argparse
import json
import os
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
DEFAULT_SETS = [os.path.join(ROOT, "..", "shared", "corpora", "dev", "indian")]
PICTURES = (".pdf", ".png", ".jpg", ".jpeg", ".tif", ".tiff")
ROW_LISTS = ("transactions", "line_items")
# What must agree for a row to be exactly right; descriptions are counted apart.
ROW_MEMBERS = {
    "transactions": ("date", "debit", "credit", "balance"),
    "line_items": ("hsn_sac", "quantity", "unit_price", "taxable_value", "tax_rate", "cgst", "sgst", "igst", "total"),
}
# The values that `verified` speaks for.
COVERED = {
    "debit", "credit", "balance", "opening_balance", "closing_balance", "total_debits", "total_credits", "quantity", "unit_price",
    "taxable_value", "tax_rate", "cgst", "sgst", "igst", "cess", "total", "round_off", "discount",
}


def flatten(value, path=""):
    """Leaves of the truth as (path, value), lists of rows left out."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key not in ROW_LISTS:
                yield from flatten(inner, f"{path}/{key}")
    elif not isinstance(value, list):
        yield path, value


def lookup(data, path):
    for key in path.split("/")[1:]:
        data = data.get(key) if isinstance(data, dict) else None
    return data


class Score:
    """Counts of one document, or of several added up."""

    KEYS = ("documents", "fields", "fields_right", "rows", "rows_right", "rows_read", "descriptions_right", "whole", "verified",
            "mismatch", "unverifiable", "failed", "false_verified", "needs_review")

    def __init__(self):
        for key in self.KEYS:
            setattr(self, key, 0)

    def add(self, other):
        for key in self.KEYS:
            setattr(self, key, getattr(self, key) + getattr(other, key))

    def line(self):
        text = f"fields {self.fields_right}/{self.fields}  rows {self.rows_right}/{self.rows}"
        if self.rows_read != self.rows:
            text += f" (read {self.rows_read})"
        text += f"  descriptions {self.descriptions_right}/{self.rows}"
        return text


def compare_rows(name, truth, got, score, wrong):
    score.rows += len(truth)
    score.rows_read += len(got)
    covered_wrong = len(truth) != len(got)
    for i, row in enumerate(truth):
        mine = got[i] if i < len(got) else {}
        bad = [m for m in ROW_MEMBERS[name] if m in row and row[m] != mine.get(m)]
        score.rows_right += not bad
        score.descriptions_right += row.get("description") == mine.get("description")
        covered_wrong |= any(m in COVERED for m in bad)
        wrong += [(f"/{name}/{i}/{m}", row[m], mine.get(m)) for m in bad]
        if row.get("description") != mine.get("description"):
            wrong.append((f"/{name}/{i}/description", row.get("description"), mine.get("description")))
    return covered_wrong


def compare(truth, answer):
    """Score of one answer, and what is wrong with it as (path, truth, found)."""
    score = Score()
    wrong = []
    data = answer["data"]
    covered_wrong = False
    score.documents = 1
    for path, value in flatten(truth):
        found = lookup(data, path)
        score.fields += 1
        score.fields_right += found == value
        if found != value:
            wrong.append((path, value, found))
            covered_wrong |= path.rsplit("/", 1)[1] in COVERED
    for name in ROW_LISTS:
        if name in truth:
            covered_wrong |= compare_rows(name, truth[name], data.get(name) or [], score, wrong)
    state = answer["verification"]["state"]
    setattr(score, state, 1)
    score.false_verified = int(state == "verified" and covered_wrong)
    score.needs_review = int(answer.get("status") == "needs_review")
    score.whole = int(not wrong)
    return score, wrong


def extract(tool, path, template):
    run = subprocess.run([tool, "extract", path, "--template", template, "--json"], capture_output=True, text=True)
    if run.returncode != 0:
        return None, run.stderr.strip().splitlines()[-1:] or ["no message"]
    return json.loads(run.stdout), None


def documents(folder):
    """(picture, truth) pairs of a set, in the order of their names."""
    for name in sorted(os.listdir(folder)):
        base, ext = os.path.splitext(name)
        truth = os.path.join(folder, base + ".json")
        if ext.lower() in PICTURES and os.path.exists(truth):
            yield os.path.join(folder, name), truth


def measure(tool, folder, show):
    total = Score()
    for path, truth_path in documents(folder):
        with open(truth_path, encoding="utf-8") as f:
            truth = json.load(f)
        answer, error = extract(tool, path, f"{truth['industry']}/{truth['template']}")
        name = os.path.basename(path)
        if answer is None:
            one = Score()
            one.documents = one.failed = 1
            total.add(one)
            print(f"  {name:34} failed: {error[0]}")
            continue
        one, wrong = compare(truth["data"], answer)
        total.add(one)
        marks = answer["verification"]["state"] + (" FALSE" if one.false_verified else "")
        corrections = len(answer.get("corrections") or [])
        print(f"  {name:34} {one.line()}  {marks}{f'  {corrections} corrected' if corrections else ''}")
        for item, value, found in wrong[:show]:
            print(f"      {item}: {value!r} read as {found!r}")
        for check in answer["checks"] if show else []:
            if check["state"] == "failed":
                print(f"      check {check['id']}: expected {check['expected']}, found {check['found']} {check['paths'][:1]}")
    print(f"{os.path.normpath(folder)}: {total.documents} documents, {total.whole} whole, {total.line()}, verified {total.verified}, "
          f"mismatch {total.mismatch}, unverifiable {total.unverifiable}, failed {total.failed}, false verified {total.false_verified}")
    return total


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("sets", nargs="*", help="folders of documents with truth")
    parser.add_argument("--tool", default=os.path.join(ROOT, "build", "release", "docextract"))
    parser.add_argument("--show", type=int, default=0, metavar="N", help="print up to N wrong values of each document")
    args = parser.parse_args()
    if not os.access(args.tool, os.X_OK):
        print(f"score: {args.tool} is not built: nothing measured")
        return 0
    total = Score()
    for folder in args.sets or DEFAULT_SETS:
        if not os.path.isdir(folder):
            print(f"score: {os.path.normpath(folder)} is not here: skipped")
            continue
        total.add(measure(args.tool, folder, args.show))
    return 1 if total.false_verified else 0


if __name__ == "__main__":
    sys.exit(main())
