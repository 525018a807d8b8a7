# SPDX-License-Identifier: AGPL-3.0-or-later
"""The standard terms of invoices in many languages (phrases.tsv): each, alone on a paper that is otherwise in English, is understood.

A nonsense word in the same place is not, or the paper would not show that the term is known.
"""

import os
import sys
import unicodedata
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / os.environ.get("DX_BUILD", "build/release")
sys.path[:0] = [str(ROOT / "test/gen"), str(ROOT / "test/score")]

import adversary  # noqa: E402

NONSENSE = "Vloqmar"
TERMS = [tuple(line.split("\t")) for line in (Path(__file__).parent / "phrases.tsv").read_text().splitlines() if not line.startswith("#")]
LABELS = {
    "recipient": "Bill to", "invoice_number": "Invoice number", "invoice_date": "Invoice date", "due_date": "Due date",
    "subtotal": "Subtotal", "tax": "VAT", "total": "Total",
}  # fmt: skip
VALUES = {
    "recipient": "Fenwick Dairy", "invoice_number": "RK-20417", "invoice_date": "14.02.2026", "due_date": "28.03.2026",
    "subtotal": "64,00", "tax": "12,16", "total": "76,16", "due": "76,16",
}  # fmt: skip
ABOVE = 4  # of the labels stand above the table
COLUMNS = {"description": "Description", "unit_price": "Unit price", "quantity": "Quantity", "amount": "Amount"}
# Whole numbers, whose arithmetic does not tell a quantity from a price; the columns stand in an order that nobody expects.
ROWS = [
    {"long": "Stored in hall number 7", "description": "Walnut shelf", "unit_price": "6", "quantity": "4", "tax_rate": "19", "amount": "24", "last": "31"},
    {"long": "Stored in yard number 3", "description": "Brass hinge", "unit_price": "8", "quantity": "5", "tax_rate": "19", "amount": "40", "last": "57"},
]


def run(words, text, x, y):
    """The words of TEXT, set in one run."""
    parts, line = text.split(), words[-1][6] + 1 if words else 0
    for n, part in enumerate(parts):
        end = x + len(part) * 4000
        words.append([part, x, y, end, y + 9000, 100, line, 0 if len(parts) == 1 else 5 if n else 1])
        x = end + 3000


def sheet(words):
    return {
        "v": 1, "page": 1, "width": 595276, "height": 841890, "source": "text_layer", "text_state": "usable", "rotation": 0,
        "skew_millideg": 0, "dpi": 0, "words": words, "rules": [],
    }  # fmt: skip


def page(labels, columns):
    """LABELS with their values above and below a table with COLUMNS."""
    words = []
    run(words, "Hollow Oak Joinery Ltd", 40000, 40000)
    run(words, NONSENSE + ":", 300000, 66000)
    run(words, "09.01.2026", 470000, 66000)
    for n, (role, text) in enumerate(labels.items()):
        if role == "recipient":
            run(words, text, 40000, 80000)
            run(words, VALUES[role], 40000, 92000)
            run(words, "8 Quay Street", 40000, 104000)
            continue
        y = (80000 if n < ABOVE else 250000) + 14000 * n
        run(words, text + (":" if n < ABOVE else ""), 300000, y)
        run(words, VALUES[role], 490000, y)
    for place, (role, text) in enumerate(columns.items()):
        run(words, text, 30000 + 110000 * place, 200000)
        for n, row in enumerate(ROWS):
            run(words, row[role], 30000 + 110000 * place, 220000 + 14000 * n)
    return sheet(words)


def paper(role, text):
    """Labels and columns of a paper on which TEXT is all that tells what stands in the place of ROLE."""
    labels, columns = dict(LABELS), dict(COLUMNS)
    if role in ("subtotal", "total", "due"):
        labels = {r: t for r, t in labels.items() if r not in ("tax", "subtotal", "total")} | ({"total": "Total"} if role == "subtotal" else {})
    if role in VALUES:
        labels[role] = text
        return labels, columns
    if role == "description":
        columns = {"long": NONSENSE, **columns}
    elif role == "amount":
        columns = {"description": "Description", "amount": "", "last": NONSENSE}
    elif role == "quantity":
        columns["unit_price"] = NONSENSE
    elif role == "unit_price":
        columns["quantity"] = NONSENSE
    elif role == "tax_rate":
        columns = {**{r: t for r, t in columns.items() if r != "amount"}, "tax_rate": "", "amount": "Amount"}
    columns[role] = text
    return labels, columns


def understood(reader, role, text):
    data = reader.read("commerce/invoice", [page(*paper(role, text))])["data"]
    if role in ("invoice_number", "invoice_date", "due_date"):
        return data[role] in (VALUES[role], "-".join(reversed(VALUES[role].split("."))))
    if role == "recipient":
        return data["recipient"]["name"] == VALUES[role]
    if role in VALUES:
        return data["totals"][role] == VALUES[role].replace(",", ".")
    lines = data["line_items"]
    return len(lines) == len(ROWS) and all(line[role] and line[role].removesuffix(".00").endswith(row[role]) for line, row in zip(lines, ROWS))


@pytest.mark.parametrize("role", sorted({role for role, _, _ in TERMS}))
def test_terms_of_every_language_are_understood(reader, role):
    assert not understood(reader, role, NONSENSE)
    assert not [(language, text) for r, language, text in TERMS if r == role and not understood(reader, role, text)]


def capitals(text):
    """As headings are set: Greek capitals without their accents."""
    return unicodedata.normalize("NFC", "".join(c for c in unicodedata.normalize("NFD", text) if c != "\u0301")).upper()


def test_terms_in_capitals_are_understood(reader):
    wrong = [(language, text) for role, language, text in TERMS if not understood(reader, role, capitals(text) if language == "el" else text.upper())]
    assert not wrong
