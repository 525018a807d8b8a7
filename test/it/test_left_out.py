# SPDX-License-Identifier: AGPL-3.0-or-later
"""What a paper prints and an answer leaves out keeps it from `verified`: papers put together word by word."""

import time

import pytest

CHAR, BLANK, HEIGHT = 4500, 2500, 8000  # thousandths of a point


def page(lines, source="text_layer", number=1):
    """LINES: (x, y, text) in points, or (x, y, text, "r") with X as its right edge."""
    words = []
    for n, (x, y, text, *right) in enumerate(lines):
        parts = text.split(" ")
        at = int(x * 1000) - ((len(text) - len(parts) + 1) * CHAR + (len(parts) - 1) * BLANK if right else 0)
        for part in parts:
            words.append([part, at, int(y * 1000), at + len(part) * CHAR, int(y * 1000) + HEIGHT, 100 if source == "text_layer" else 95, n, 0])
            at += len(part) * CHAR + BLANK
    return {"v": 1, "page": number, "width": 595280, "height": 841890, "source": source, "text_state": "usable" if source == "text_layer" else "none",
            "rotation": 0, "skew_millideg": 0, "dpi": 0 if source == "text_layer" else 300, "words": words, "rules": []}


def state(reader, template, *pages):
    return reader.read(template, list(pages))["verification"]["state"]


ROWS = [("02/06/2025", "Rent", "500.00", "", "9,500.00"), ("05/06/2025", "Salary", "", "2,000.00", "11,500.00"), ("09/06/2025", "Power", "120.00", "", "11,380.00"),
        ("12/06/2025", "Refund", "", "30.00", "11,410.00"), ("16/06/2025", "Books", "45.50", "", "11,364.50"), ("19/06/2025", "Interest", "", "5.50", "11,370.00"),
        ("23/06/2025", "Water", "70.00", "", "11,300.00"), ("27/06/2025", "Gift", "", "100.00", "11,400.00"), ("30/06/2025", "Fees", "10.00", "", "11,390.00")]
TOTALS = [("620.00", "2,000.00"), ("45.50", "35.50"), ("80.00", "100.00")]


def statement(lost=None):
    """Three pages, each with its total, "Page n of 3" and no closing balance; of page LOST only the foot is left."""
    pages = []
    for n in range(3):
        lines = [(60, 40, "Example Bank"), (60, 56, "Account No: 004417002219")] if n == 0 else []
        rows = [("Date", "Particulars", "Withdrawals", "Deposits", "Balance")]
        rows += [("", "Opening Balance", "", "", "10,000.00")] if n == 0 else []
        rows += [*ROWS[3 * n:3 * n + 3], ("", "Page Total", *TOTALS[n], "")]
        for i, row in enumerate(rows):
            for (x, *right), text in zip([(50,), (130,), (360, "r"), (450, "r"), (545, "r")], row):
                if text:
                    lines.append((x, 90 + 16 * i, text, *right))
        lines = [] if n == lost else lines
        pages.append(page([*lines, (270, 810, f"Page {n + 1} of 3")], number=n + 1))
    return pages


def test_totals_of_pages_say_nothing_of_one_that_lost_its_rows(reader):
    assert state(reader, "finance/bank_statement", *statement()) == "verified"
    assert state(reader, "finance/bank_statement", *statement(2)) != "verified"


def bill(heading, figures, source, title="TAX INVOICE"):
    columns = [(50,), (80,), (220,), (300, "r"), (360, "r"), (430, "r"), (550, "r")]
    rows = [("Sr", "Description of Goods", "HSN", "Qty", heading, "Rate", "Amount"), ("1", "Steel Bolt", "7318", "10", figures[0], "59.00", "590.00"),
            ("2", "Brass Nut", "7415", "5", figures[1], "118.00", "590.00"), ("3", "Washer", "7318", "2", figures[2], "112.00", "224.00")]
    lines = [(50, 40, title), (50, 60, "Sharma Traders"), (50, 74, "12 Park Road, Pune 411001 Maharashtra"), (50, 88, "GSTIN: 27AAPFU0939F1ZV"), (350, 60, "Invoice No: INV-2291"),
             (350, 74, "Invoice Date: 12/06/2025"), (50, 110, "Bill To"), (50, 124, "Kiran Stores"), (50, 138, "GSTIN: 27AAACR5055K1Z7"), (50, 152, "Place of Supply: Maharashtra (27)")]
    lines += [(x, 190 + 16 * i, text, *right) for i, row in enumerate(rows) for (x, *right), text in zip(columns, row)]
    return page([*lines, (400, 260, "Total"), (550, 260, "1,404.00", "r")], source)


@pytest.mark.parametrize("source", ["text_layer", "ocr"])
def test_figures_that_may_be_rates_are_no_counts(reader, source):
    """A tax inside the prices: the gross was the taxable value of a verified bill without any rate."""
    assert state(reader, "tax/gst_invoice", bill("Slab", ("18", "18", "12"), source)) != "verified"
    assert state(reader, "tax/gst_invoice", bill("Bags", ("10", "7", "2"), source, "BILL OF SUPPLY")) == "verified"
    assert state(reader, "tax/gst_invoice", bill("Bags", ("10", "7", "2"), source)) != "verified"  # it would name its taxes


@pytest.mark.parametrize("label, want", [("T4X", "unverifiable"), ("Rounding", "verified")])
def test_an_illegible_label_makes_no_proof_of_a_rounding(reader, label, want):
    lines = [(60, 20, "CORNER STORE"), (60, 34, "12 Main Street, Austin TX"), (60, 48, "06/12/2025 14:31")]
    for i, (text, amount) in enumerate([("Gum", "0.50"), ("Candy", "0.43"), ("Subtotal", "0.93"), (label, "0.07"), ("Total", "1.00")]):
        lines += [(40, 74 + 14 * i, text), (220, 74 + 14 * i, amount, "r")]
    assert state(reader, "commerce/receipt", page(lines, "ocr")) == want


def test_a_page_of_ones_is_given_up(reader):
    """Every column times every other makes every third: twenty such lines took twenty seconds, forty much more."""
    def seconds(n):
        start = time.monotonic()
        assert state(reader, "commerce/invoice", page([(20 + 23 * c, 30 + 9 * i, "1" if c else "Bolt") for i in range(n) for c in range(24)])) == "unverifiable"
        return time.monotonic() - start
    few, many = seconds(10), seconds(80)
    assert many < 40 * few  # 8 times the lines: the way it was, 64 times the time and more
