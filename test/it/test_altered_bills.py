# SPDX-License-Identifier: AGPL-3.0-or-later
"""Invoices of commerce and receipts with one figure, line or page changed are never called verified; a small part of `make honesty`."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from test_altered import BUILD, verdict

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "test/gen"), str(ROOT / "test/score")]


# columns: a row of totals and three amounts a line; rates: a table of the taxes; grand: an amount that is said twice.
@pytest.mark.parametrize("layout", ["columns", "rates", "grand"])
def test_no_altered_invoice_is_verified(tmp_path, layout):
    import alter_bills
    found = {path.name: verdict(path, template) for path, template in alter_bills.invoices(tmp_path, layout, 3)}
    assert len(found) >= 9
    assert [name for name, state in found.items() if state == "verified"] == []


# net, tax and gross of each line; a sign and a code at one amount
@pytest.mark.parametrize("layout", ["plane", "plan"])
def test_no_altered_paper_by_description_is_verified(tmp_path, layout):
    import alter_bills
    found = {path.name: verdict(path, template) for path, template in alter_bills.papers(tmp_path, layout, 4)}
    assert len(found) >= 7
    assert [name for name, state in found.items() if state == "verified"] == []


# sums at the foot of a form and letters of tax, a rounding and taxes in a row, a total that is said to be paid, a section's sum, the total in the foot's line
@pytest.mark.parametrize("layout", ["qbdesk", "fakturase", "negoce", "telecom", "holdes"])
def test_no_altered_paper_of_a_stranger_is_verified(tmp_path, layout):
    import alter_bills
    found = {path.name: verdict(path, template) for path, template in alter_bills.strangers(tmp_path, layout, 5, 2)}
    assert len(found) >= 10
    assert [name for name, state in found.items() if state == "verified"] == []


# all but the servers by the hour, whose lines stand under no heading that anybody knows
@pytest.mark.parametrize("layout", ["payplat", "hours", "qbdesk", "sageuk", "xeroau", "handel", "negoce", "winkel", "holdes", "cortesia", "fakturapl", "fakturase", "telecom"])
def test_a_paper_of_a_stranger_is_read_whole(tmp_path, layout):
    import make
    import truth
    from compare import compare
    path = make.make(tmp_path, "strangerbill", layout, "text", 1, 4, 200)
    run = subprocess.run([BUILD / "docextract", "extract", path, "--template", "commerce/invoice", "--json"], capture_output=True, text=True, check=True, cwd=ROOT)
    one, wrong = compare(next(truth.folder(tmp_path)), json.loads(run.stdout))
    assert wrong == []
    assert one.false_verified == 0 and one.mismatch == 0


# factors that only their order tells apart; net, tax and gross without a quantity, and with one
@pytest.mark.parametrize("layout", ["cloud_nz", "mobiel_nl", "vat_pl"])
def test_columns_found_by_arithmetic_verify_nothing(tmp_path, layout):
    import alter_bills
    found = {path.name: verdict(path, template) for path, template in alter_bills.papers(tmp_path, layout, 4, 4, "heads")}
    assert len(found) >= 6
    assert [name for name, state in found.items() if state == "verified"] == []


@pytest.mark.parametrize("layout", ["plan", "gestionale", "estimates", "cfdi_mx", "arve_ee", "sales_ph"])
def test_a_paper_by_description_is_verified(tmp_path, layout):
    import make
    assert verdict(make.make(tmp_path, "billpaper", layout, "text", 1, 4, 200), "commerce/invoice") == "verified"


def test_a_sum_of_the_lines_above_the_same_total_is_the_subtotal(tmp_path):
    """"Total fees" over "Total this invoice": verified without it, it was left out of the answer."""
    import make
    path = make.make(tmp_path, "billpaper", "law_us", "text", 2, 3, 200)
    run = subprocess.run([BUILD / "docextract", "extract", path, "--template", "commerce/invoice", "--json"], capture_output=True, text=True, check=True, cwd=ROOT)
    answer = json.loads(run.stdout)
    assert answer["data"]["totals"]["subtotal"] == answer["data"]["totals"]["total"]
    assert answer["verification"]["state"] == "verified"


def test_no_altered_receipt_is_verified(tmp_path):
    import alter_bills
    found = {path.name: verdict(path, template) for path, template in alter_bills.receipts(tmp_path, "columns", 3)}
    assert len(found) >= 7
    assert [name for name, state in found.items() if state == "verified"] == []


@pytest.mark.parametrize("kind, layout, template", [("bill", "columns", "commerce/invoice"), ("bill", "rates", "commerce/invoice"),
                                                    ("bill", "grand", "commerce/invoice"), ("receipt", "columns", "commerce/receipt")])
def test_the_same_paper_unaltered_is(tmp_path, kind, layout, template):
    import make
    assert verdict(make.make(tmp_path, kind, layout, "text", 3, 5, 200), template) == "verified"
