# SPDX-License-Identifier: AGPL-3.0-or-later
"""GST invoices of offices by a stranger: headings of two lines set to the right, discounts twice, labels of numbers."""

import pytest
from test_adversary import laid_out, no_change_is_verified, scored

KIND = "strangeroffice"


@pytest.mark.parametrize("layout, rows, seed", [
    ("accountant", 1, 3),  # the name in capitals above, otherwise below
    ("freight", 4, 3),
    ("beverage", 1, 3),
    ("beverage", 4, 3),  # "GST" and "CESS" over the last of their columns; "RATE" over "PER CASE"
    ("hotel", 4, 21),  # "Place of Supply" close behind an address
    ("pharma", 1, 21),  # "Sch %", "CD %" and "Disc. Amt"
    ("pharma", 15, 3),
    ("resale", 1, 3),  # "Customer No." over "Net Due Date"; "Items total"
    ("resale", 4, 22),  # serial numbers of two lines
])
def test_papers_are_right(tmp_path, layout, rows, seed):
    total = scored(tmp_path, KIND, layout, rows, seed)
    assert (total.rows_right, total.descriptions_right, total.rows_read) == (rows, rows, rows)
    assert (total.fields_right, total.verified) == (total.fields, 1)


@pytest.mark.parametrize("layout, seed", [("beverage", 3), ("pharma", 3), ("resale", 22), ("hotel", 3)])
def test_no_changed_figure_is_verified(reader, tmp_path, layout, seed):
    no_change_is_verified(reader, laid_out(KIND, layout, 4, tmp_path, seed=seed))
