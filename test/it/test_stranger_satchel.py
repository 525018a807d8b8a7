# SPDX-License-Identifier: AGPL-3.0-or-later
"""Eighteen banks by the sixteenth stranger: rows and heads are right."""

import pytest
from test_adversary import scored

KIND = "strangersatchel"
# right, and not verified: no closing balance is printed, or nothing that the oldest amount meets
DOUBTED = {"irish", "lokpass", "svensk"}


@pytest.mark.parametrize(("layout", "rows", "seed"), [
    ("caisse", 12, 3),  # "5 FÉV", a kind behind its code and before its currency
    ("irish", 3, 2),  # "Your Current Account transactions (EUR)"
    ("italia", 3, 2),  # "COORDINATE IBAN" over one whose check digits are wrong, a kind behind a label
    ("kantonal", 3, 2),  # a number with points right behind the word for an account
    ("mzansi", 3, 2),  # "R 60,269.76"
    ("sahakari", 12, 2),  # "Shri/Smt." before every name
    ("svensk", 3, 2),  # a strip of headings, one of which no template has
    ("polski", 12, 2),  # the day of an operation behind that of its booking
    ("lokpass", 60, 3),  # balances carried from page to page
])
def test_papers_are_right(tmp_path, layout, rows, seed):
    total = scored(tmp_path, KIND, layout, rows, seed)
    assert (total.rows_right, total.descriptions_right, total.rows_read) == (rows, rows, rows)
    assert (total.fields_right, total.mismatch) == (total.fields, 0)
    assert total.verified == 1 or layout in DOUBTED
