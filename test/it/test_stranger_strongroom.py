# SPDX-License-Identifier: AGPL-3.0-or-later
"""Sixteen banks of India by the stranger with a strongroom: rows, heads and sums are right, and no change is verified."""

import pytest
from test_adversary import laid_out, no_change_is_verified, scored

KIND, SEED, ROWS = "strangerstrongroom", 3, 25


@pytest.mark.parametrize("layout, verified", [
    ("grihalaya", 1),  # "Loan Type : Housing Loan - Floating"
    ("harbour", 1),  # "SAVINGS-RESIDENT (INR)" over the table, and no label
    ("kaveri", 1),
    ("videsh", 1),
    ("gramin", 0),  # a passbook without its ends
])
def test_papers_are_right(tmp_path, layout, verified):
    total = scored(tmp_path, KIND, layout, ROWS, SEED)
    assert (total.rows_right, total.descriptions_right, total.rows_read) == (ROWS, ROWS, ROWS)
    assert (total.fields_right, total.verified, total.mismatch) == (total.fields, verified, 0)


def test_no_changed_figure_is_verified(reader, tmp_path):
    no_change_is_verified(reader, laid_out(KIND, "harbour", 6, tmp_path, SEED), ("digit", "same figure"))
