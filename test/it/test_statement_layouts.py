# SPDX-License-Identifier: AGPL-3.0-or-later
"""Statements whose layout was drawn by lot: words of headers that no template knows, in any order and alignment."""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "test/score"), str(ROOT / "test/gen")]

import score  # noqa: E402
import truth  # noqa: E402

TOOL = ROOT / os.environ.get("DX_BUILD", "build/release") / "docextract"


# 13 "Fecha" and "Valor" one heading, 3015 a debt brought forward, 3031 two labels far apart, 4088 signed amounts and a balance a day, 4100 an address over a header
@pytest.mark.parametrize("seed", [13, 3015, 3031, 4088, 4100])
def test_layout_drawn_by_lot_once_more(tmp_path, seed):
    test_layout_drawn_by_lot(tmp_path, seed)


# What each of them was about: 11 other side unknown, 21 narration unknown, 26 balance unknown, 32 "Dr" and "Amt" two words, 40 "Amount" twice,
# 47 labels that looked like a header, 1008 a date that looked like a page's number, 1021 text under no header, 1033 S and H behind amounts, 1051 "Account #:"
@pytest.mark.parametrize("seed", [11, 21, 26, 32, 40, 47, 1008, 1021, 1033, 1051])
def test_layout_drawn_by_lot(tmp_path, seed):
    import make
    make.make(tmp_path, "random", "any", "text", seed, 40, 200)
    args = argparse.Namespace(tool=TOOL, template=None, show=3, verbose=False, jobs=1)
    total = score.measure(args, "by lot", list(truth.folder(tmp_path)))[-1][2]
    assert (total.whole, total.rows_right, total.descriptions_right, total.false_verified) == (1, total.rows, total.descriptions, 0)


# 1005: the newest row first, numbered 1
@pytest.mark.parametrize("seed", [1005])
def test_a_right_statement_is_verified(tmp_path, seed):
    import make
    make.make(tmp_path, "random", "any", "text", seed, 40, 200)
    args = argparse.Namespace(tool=TOOL, template=None, show=3, verbose=False, jobs=1)
    total = score.measure(args, "by lot", list(truth.folder(tmp_path)))[-1][2]
    assert (total.whole, total.verified) == (1, 1)


@pytest.mark.parametrize("note,currency", [("We try to answer within 30 days, 4 ft from the lei.", "USD"), ("Factura FT 2025/7 of 9 m", "USD"),
                                           ("Figyelem: 500 Ft, 1 200 Ft", "HUF")])
def test_words_are_no_currency(tmp_path, note, currency):
    from reportlab.pdfgen import canvas
    page = canvas.Canvas(str(tmp_path / "a.pdf"), pagesize=(595, 842))
    page.setFont("Helvetica", 9)
    rows = [("Date", "Description", "Amount", "Balance"), ("01/02/2025", "Opening balance", "", "100.00"),
            ("03/02/2025", "COFFEE SHOP", "-4.50", "95.50"), ("25/02/2025", "SALARY", "250.00", "345.50")]
    for x, y, text in [(40, 800, "EXAMPLE BANK"), (40, 788, "1 Main Street, Wilmington, DE 19850"), (40, 770, "Statement 01/02/2025 to 28/02/2025 of $"),
                       (40, 740, note)]:
        page.drawString(x, y, text)
    for i, row in enumerate(rows):
        for x, cell in zip((40, 120, 380, 480), row):
            page.drawString(x, 700 - 14 * i, cell)
    page.save()
    doc = json.loads(subprocess.run([TOOL, "extract", tmp_path / "a.pdf", "--template", "finance/bank_statement", "--json"], capture_output=True, check=True).stdout)
    assert (doc["data"]["currency"], len(doc["data"]["transactions"])) == (currency, 2)
