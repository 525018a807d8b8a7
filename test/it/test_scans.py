# SPDX-License-Identifier: AGPL-3.0-or-later
"""A bad scan of a statement: what the search for lines leaves out is read, dates and amounts are read again, the rest is flagged."""

import random
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "test/score"), str(ROOT / "test/gen")]

import degrade  # noqa: E402
import make  # noqa: E402
import score  # noqa: E402
import truth  # noqa: E402
from compare import compare  # noqa: E402
from test_score import TOOL, total_of  # noqa: E402


def test_rows_of_a_bad_scan_are_read_or_flagged(tmp_path):
    drawn = tmp_path / "drawn"
    drawn.mkdir()
    path = make.make(drawn, "statement", "classic", "text", 3, 25, 200)
    degrade.scanned(path, "h150", random.Random(1), tmp_path / "bad.pdf")
    (tmp_path / "bad.json").write_text(path.with_suffix(".json").read_text())
    total = total_of(list(truth.folder(tmp_path)))
    assert total.rows_read == 25 and total.rows_right >= 22
    assert total.false_verified == 0 and total.rows_silent == 0


def test_words_that_stand_half_a_line_beside_others_are_read_alone(tmp_path):
    # the bank's name on the left is half a line higher than "Round Off" on the right
    make.make(tmp_path, "paper", "beforetax", "scan", 903, 4, 200)
    total = total_of(list(truth.folder(tmp_path)))
    assert total.fields_right == total.fields and total.rows_right == 4
    assert total.false_verified == 0


@pytest.mark.parametrize("kind,layout,seed,rows", [
    ("random", "any", 21003, 24),  # "866036.19Cr": the sides of all rows had come to one line, and its row among the first
    ("random", "any", 20002, 16),  # "Rs.465849.18 DR": a currency before the amounts had hidden the sides behind them
    ("random", "any", 20004, 25),  # WITHDRAWAL and DEPOSIT a blank apart are a phrase together, and had been one column
    ("random", "any", 22004, 23),  # "Withdrawal(Dr.) Deposit(Cr.)" over debits alone, credits in the cells of the balances
    ("strangersaving", "deutsch", 8, 24),  # "C" and "D" far behind their amounts: "0", "6", or not read
    ("strangerglobe", "volksbank", 8, 22),  # "H" and "S" read as "#", "8", "$", "3", or not
    ("strangersaving", "payments", 72, 17),  # rupee signs in small print, read as "7", "2", "%", "$" and the euro's
    ("strangersaving", "payments", 5, 19),
    ("found", "ledger extract", 21001, 11),  # balances in small Courier torn at their commas, and their sides with them
])
def test_statements_as_bad_scans(tmp_path, kind, layout, seed, rows):
    drawn = tmp_path / "drawn"
    drawn.mkdir()
    path = make.make(drawn, kind, layout, "text", seed, 25, 200)
    degrade.scanned(path, "h150", random.Random(f"{path.name}/h150"), tmp_path / "bad.pdf")
    (tmp_path / "bad.json").write_text(path.with_suffix(".json").read_text())
    total = total_of(list(truth.folder(tmp_path)))
    assert total.rows_read >= 24 and total.rows_right >= rows
    assert total.false_verified == 0


@pytest.mark.parametrize("kind,layout,lines", [
    ("strangerhsn", "einvoice", 4),  # hairlines of light grey; "18+0|0+" in one word, and a heading of four lines in a box
    ("strangerhsn", "zoho", 4),  # "%" and "Amt" of two blocks under one "IGST"
    ("strangergst", "jewellery", 4),  # "(gms)" read a second time, between two lines
    ("strangertax", "airline", 4),  # "Tax %" beside "CGST", which are to be one
    ("strangertax", "feenote", 4),  # descriptions that reach into the column of codes
    ("strangertax", "quickgrocery", 5),  # "159" and "250%" for "1.59" and "2.50%"
])
def test_lines_of_invoices_as_pictures(tmp_path, kind, layout, lines):
    drawn = tmp_path / "drawn"
    drawn.mkdir()
    path = make.make(drawn, kind, layout, "text", 11, 4, 200)
    degrade.to_pdf(degrade.rasterise(str(path), 200), 200, tmp_path / "picture.pdf")
    (tmp_path / "picture.json").write_text(path.with_suffix(".json").read_text())
    total = total_of(list(truth.folder(tmp_path)))
    assert (total.rows_right, total.rows_read, total.mismatch, total.false_verified) == (lines, lines, 0, 0)


@pytest.mark.parametrize("kind,layout,seed,fields", [
    ("strangergst", "zoho", 31, ("/document_type",)),  # "a AX I N V O I t E": a title in letters three times as large as the others
    ("strangerbill", "holdes", 31, ("/supplier/tax_id", "/recipient/tax_id", "/recipient/name")),  # EMISOR and CLIENTE in light grey
    ("strangerbill", "fakturapl", 31, ("/supplier/name",)),  # "Sp. z 0.0."
    ("strangerlevy", "mybill", 73, ("/totals/total",)),  # "₹ 12,960": the sign is a digit of an amount without decimals
    ("strangercess", "hotel", 73, ("/totals/cgst", "/totals/sgst")),  # "= 288.00": a stroke of the sign is a minus
])
def test_heads_of_invoices_as_scans(tmp_path, kind, layout, seed, fields):
    drawn = tmp_path / "drawn"
    drawn.mkdir()
    path = make.make(drawn, kind, layout, "text", seed, 4, 200)
    degrade.scanned(path, "m200", random.Random(f"{path.name}/m200"), tmp_path / "scan.pdf")
    (tmp_path / "scan.json").write_text(path.with_suffix(".json").read_text())
    document = next(iter(truth.folder(tmp_path)))
    answer, _, _ = score.extract(str(TOOL), document.path, document.template)
    wrong = {where for where, _, _ in compare(document, answer)[1]}
    assert not wrong & set(fields)
