# SPDX-License-Identifier: AGPL-3.0-or-later
"""GST invoices by the twentieth stranger: cess beside IGST, days of hire, weights; no change is verified."""

import pytest
from test_adversary import laid_out, no_change_is_verified, scored

KIND = "strangerlantern"


@pytest.mark.parametrize("layout, rows, seed", [
    ("coal", 4, 1),  # "Total Invoice Value" behind IGST and cess
    ("colddrink", 4, 1),
    ("colddrink", 12, 2),  # a cess beside both halves, retail prices that nobody is charged
    ("scaffold", 4, 1),  # days × pieces × "Rate per / Day per No."
    ("scaffold", 1, 1),
    ("cotton", 4, 1),  # a name that ends in a number, right before its code
    ("publisher", 4, 1),  # "Nil" among rates, an address behind the name, "33 – Tamil Nadu"
    ("linen", 4, 1),
    ("paper", 4, 1),  # weights of reams beside what is charged
])
def test_papers_are_right(tmp_path, layout, rows, seed):
    total = scored(tmp_path, KIND, layout, rows, seed)
    assert (total.rows_right, total.rows_read, total.verified) == (rows, rows, 1)
    assert total.descriptions_right == rows or layout == "publisher"  # who wrote a book stands below its name
    assert total.fields_right == total.fields or layout == "cotton"  # a name in capitals on top


@pytest.mark.parametrize("layout", ["coal", "colddrink", "scaffold", "cotton", "publisher", "paper"])
def test_no_changed_figure_is_verified(reader, tmp_path, layout):
    no_change_is_verified(reader, laid_out(KIND, layout, 4, tmp_path, seed=1))
