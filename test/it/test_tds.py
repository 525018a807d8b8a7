# SPDX-License-Identifier: AGPL-3.0-or-later
"""Form 26AS and Form 16A through the command line: invented ones with their truth, and altered ones."""

import json
import os
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / os.environ.get("DX_BUILD", "build/release")
CORPUS = ROOT.parent / "shared" / "corpora" / "dev" / "26as"
sys.path.insert(0, str(ROOT / "test" / "gen"))

import alter_tax  # noqa: E402
import degrade  # noqa: E402
import tds  # noqa: E402
import tds_more  # noqa: E402


def extract(path, template="tax/form_26as", ok=True):
    r = subprocess.run([BUILD / "docextract", "extract", path, "--template", template, "--template-dir", ROOT / "config" / "templates",
                        "--engine", BUILD / "docextract-engine", "--jobs", "1", "--json"], capture_output=True, text=True, timeout=120)
    if not ok:
        assert r.returncode == 1
        return r.stderr
    assert r.returncode == 0, r.stderr
    return json.loads(r.stdout)


@pytest.mark.parametrize("kind,layout,form", [("form_26as", "trace", "caret"), ("form_26as", "trace", "text"), ("form_26as", "plain", "text"),
                                              ("tds_certificate", "trace", "text"), ("tds_certificate", "plain", "text")])
@pytest.mark.parametrize("seed", [11, 12, 13, 14])
def test_text_is_read_exactly(tmp_path, kind, layout, form, seed):
    path = tds.make(tmp_path, kind, layout, form, seed)
    doc = extract(path, f"tax/{kind}")
    assert doc["data"] == json.loads(path.with_suffix(".json").read_text())["data"]
    assert doc["verification"]["state"] == "verified"
    assert doc["status"] == "completed"


@pytest.mark.parametrize("kind,layout", [*(("form_26as", one) for one in tds_more.FORM_26AS), *(("tds_certificate", one) for one in tds_more.FORM_16A)])
def test_other_layouts_are_read_exactly(tmp_path, kind, layout):
    path = tds.make(tmp_path, kind, layout, "own", 21)
    doc = extract(path, f"tax/{kind}")
    assert doc["data"] == json.loads(path.with_suffix(".json").read_text())["data"]
    assert doc["verification"]["state"] == "verified"


@pytest.mark.parametrize("layout", ["sheets", "signed"])
def test_a_certificate_without_its_last_page_is_not_verified(tmp_path, layout):
    """Its pages bear no numbers: what is left adds up, but the challans or the sentence that certifies them are gone."""
    short, = (path for path, _ in alter_tax.forms(tmp_path, "tds_certificate", layout, 3) if "lastpage" in path.name)
    assert extract(short, "tax/tds_certificate")["verification"]["state"] == "unverifiable"


@pytest.mark.parametrize("kind", ["form_26as", "tds_certificate"])
def test_scans_keep_every_amount_or_say_so(tmp_path, kind):
    path = tds.make(tmp_path, kind, "plain", "scan", 2)
    doc = extract(path, f"tax/{kind}")
    want = json.loads(path.with_suffix(".json").read_text())["data"]

    def amounts(v):
        return sorted(re.findall(r'"-?[0-9]+\.[0-9]{2}"', json.dumps(v)))
    assert amounts(doc["data"]) == amounts(want) or doc["verification"]["state"] != "verified"


@pytest.mark.parametrize("kind,layout,seed", [("form_26as", "rupees", 61), ("form_26as", "trace", 62),  # a speck between amounts; a doubled letter in a TAN
                                              ("tds_certificate", "office", 61), ("tds_certificate", "pairs", 71)])  # dates; a speck behind a total
def test_cells_of_scans_are_read_again(tmp_path, kind, layout, seed):
    path = tds.make(tmp_path, kind, layout, "scan", seed)
    doc = extract(path, f"tax/{kind}")
    want = json.loads(path.with_suffix(".json").read_text())["data"]
    assert doc["verification"]["state"] == "verified"
    for name in ("total_paid", "tds_deducted", "tds_deposited", "amount_paid", "tan"):
        assert re.findall(rf'"{name}": "([^"]*)"', json.dumps(doc["data"])) == re.findall(rf'"{name}": "([^"]*)"', json.dumps(want))


@pytest.mark.parametrize("kind,layout", [("form_26as", "plain"), ("tds_certificate", "trace")])
def test_scans_of_altered_forms_are_not_verified(tmp_path, kind, layout):
    """What repairs a misread figure must not explain a forged one."""
    rng = random.Random(layout)
    changed = list(alter_tax.forms(tmp_path, kind, layout, 2))[:5]
    assert len(changed) == 5
    for path, template in changed:
        degrade.to_pdf([degrade.scan(page, rng) for page in degrade.rasterise(path, 200)], 200, path)
        assert extract(path, template)["verification"]["state"] != "verified", path.name


def altered(tmp_path, change):
    path = tds.make(tmp_path, "form_26as", "trace", "caret", 5)
    text = path.read_text()
    changed = change(text)
    assert changed != text
    path.write_text(changed)
    return extract(path)


def entry_lines(text):
    return [line for line in text.split("\n") if re.match(r"\^\d+\^", line)]


def test_an_altered_amount_is_a_mismatch(tmp_path):
    def change(text):
        line = entry_lines(text)[0]
        fields = line.split("^")
        fields[-1] = f"{float(fields[-1]) + 1:.2f}"
        return text.replace(line, "^".join(fields))
    assert altered(tmp_path, change)["verification"]["state"] == "mismatch"


def test_a_lost_entry_is_a_mismatch(tmp_path):
    assert altered(tmp_path, lambda t: t.replace(entry_lines(t)[0] + "\n", ""))["verification"]["state"] == "mismatch"


def test_a_lost_deductor_shows(tmp_path):
    def change(text):
        first = text.index("\n1^") + 1
        return text[:first] + text[text.index("\n2^") + 1:]
    doc = altered(tmp_path, change)
    assert doc["verification"]["state"] == "mismatch"
    assert [c["id"] for c in doc["checks"] if c["state"] == "failed"] == ["serial_numbers"]


def test_a_text_cut_off_is_not_verified(tmp_path):
    """Nothing follows the last deductor: who knows how many were cut off."""
    doc = altered(tmp_path, lambda t: t[:t.index("^PART-II")])
    assert doc["verification"]["state"] == "unverifiable"


def test_an_amount_that_is_none_needs_review(tmp_path):
    def change(text):
        line = entry_lines(text)[0]
        return text.replace(line, line[:line.rindex("^")] + "^12x.00")
    doc = altered(tmp_path, change)
    assert doc["status"] == "needs_review" and doc["verification"]["state"] != "verified"
    assert "amount_not_read" in [w["code"] for w in doc["warnings"]]


def test_the_tax_offices_own_sample():
    if not CORPUS.exists():
        pytest.skip(f"no corpus at {CORPUS}")
    doc = extract(CORPUS / "sampleA_26AS.txt")
    want = json.loads((CORPUS / "sampleA_expected.json").read_text())
    assert doc["data"]["pan"] == want["header"]["pan"]
    assert doc["data"]["assessment_year"] == want["header"]["assessmentYear"]
    assert len(doc["data"]["deductors"]) == len(want["rows"])
    for mine, row in zip(doc["data"]["deductors"], want["rows"]):
        assert (mine["name"], mine["tan"]) == (row["deductorName"], row["tan"])
        assert float(mine["total_paid"]) == row["amountPaid"] and float(mine["total_deducted"]) == row["taxDeducted"]
        assert [(e["section"], e["date"], e["booking_date"], e["status"], float(e["amount_paid"]), float(e["tds_deducted"])) for e in mine["entries"]] == \
            [(e["section"], e["transactionDate"], e["dateOfBooking"], e["status"], e["amountPaid"], e["taxDeducted"]) for e in row["transactions"]]
    # the sample lists half of the first deductor's entries
    assert doc["verification"]["state"] == "mismatch"


@pytest.mark.parametrize("text", ["1^FH^NS1^R^06052026^1^D^BLRF02329F^1^Protean RPU 1.0^^^\n", "Annual Tax Statement\n", "a,b,c\n1,2,3\n"])
def test_other_text_is_no_document(tmp_path, text):
    path = tmp_path / "other.txt"
    path.write_text(text)
    assert "unsupported_media_type" in extract(path, ok=False)
