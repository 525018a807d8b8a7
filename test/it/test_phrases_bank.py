# SPDX-License-Identifier: AGPL-3.0-or-later
"""The standard terms of bank statements in many languages (phrases_bank.tsv), as test_phrases.py asks for those of invoices."""

from pathlib import Path

import pytest
from test_phrases import NONSENSE, run, sheet

TERMS = [tuple(line.split("\t")) for line in (Path(__file__).parent / "phrases_bank.tsv").read_text().splitlines() if not line.startswith("#")]
LABELS = {"opening_balance": "Opening balance", "total_debits": "Total debits", "total_credits": "Total credits", "closing_balance": "Closing balance"}
VALUES = {"opening_balance": "500,00", "total_debits": "70,00", "total_credits": "45,00", "closing_balance": "475,00"}
COLUMNS = {"date": "Date", "value_date": "Value date", "description": "Description", "debit": "Debit", "credit": "Credit"}
ROWS = [
    {"date": "03.02.2026", "value_date": "05.02.2026", "description": "Walnut shelf", "debit": "70,00", "credit": ""},
    {"date": "11.02.2026", "value_date": "12.02.2026", "description": "Brass hinge", "debit": "", "credit": "45,00"},
]


def page(labels, columns):
    words = []
    run(words, "Hollow Oak Savings Bank", 40000, 40000)
    run(words, "Account number: 5195755447360", 40000, 54000)
    for n, (role, text) in enumerate(labels.items()):
        run(words, text + ":", 40000, (90000 if role == "opening_balance" else 200000) + 14000 * n)
        run(words, VALUES[role], 300000, (90000 if role == "opening_balance" else 200000) + 14000 * n)
    for place, (role, text) in enumerate(columns.items()):
        run(words, text, 30000 + 110000 * place, 130000)
        for n, row in enumerate(ROWS):
            if row[role]:
                run(words, row[role], 30000 + 110000 * place, 150000 + 14000 * n)
    return sheet(words)


def understood(reader, role, text):
    labels = {**LABELS, role: text} if role in LABELS else dict(LABELS)
    columns = {**COLUMNS, role: text} if role in COLUMNS else dict(COLUMNS)
    if role in COLUMNS:  # neither balances nor totals tell the sides, and no other heading which of two dates the value's is
        labels = {}
        columns |= {r: NONSENSE for r in ("debit", "credit") if role in ("debit", "credit") and r != role}
    if role == "value_date":
        columns = {"value_date": text, "date": NONSENSE, **{r: t for r, t in columns.items() if "date" not in r}}
    data = reader.read("finance/bank_statement", [page(labels, columns)])["data"]
    if role in LABELS:
        return data[role] == VALUES[role].replace(",", ".")
    rows = data["transactions"]
    date = lambda text: "-".join(reversed(text.split(".")))  # noqa: E731
    return len(rows) == len(ROWS) and all(
        (r[role] or "") == (date(w[role]) if "date" in role else w[role].replace(",", ".")) for r, w in zip(rows, ROWS)
    )


@pytest.mark.parametrize("role", sorted({role for role, _, _ in TERMS}))
def test_terms_of_every_language_are_understood(reader, role):
    assert not understood(reader, role, NONSENSE)
    assert not [(language, text) for r, language, text in TERMS if r == role and not understood(reader, role, text)]
