# SPDX-License-Identifier: AGPL-3.0-or-later
"""Fifteen banks by another stranger: rows and heads are right."""

import pytest
from test_adversary import scored

KIND = "strangerwallet"
# right, and not verified: no closing balance is printed
DOUBTED = {"ekstre"}


@pytest.mark.parametrize(("layout", "rows", "seed"), [
    ("caisse", 12, 1),  # "Folio" beside "Transit", "du 1er janvier" over "au 31 mars 2024"
    ("currentcheque", 12, 1),  # "Type of Account" beside "Overdraft Limit (INR)", over its value
    ("ekstre", 6, 1),  # a kind behind its label, with its currency
    ("izpisek", 12, 1),  # "Datum valute" and "Namen" under a header of one line
    ("marasimba", 12, 1),  # the number in a sentence, a postal box
    ("oriental", 12, 1),  # one line of five values without labels
    ("romande", 12, 1),  # "Compte privé L 9273.47.10 en CHF", a telephone
])
def test_papers_are_right(tmp_path, layout, rows, seed):
    total = scored(tmp_path, KIND, layout, rows, seed)
    assert (total.rows_right, total.descriptions_right, total.rows_read) == (rows, rows, rows)
    assert (total.fields_right, total.mismatch) == (total.fields, 0)
    assert total.verified == 1 or layout in DOUBTED
