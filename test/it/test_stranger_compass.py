# SPDX-License-Identifier: AGPL-3.0-or-later
"""GST invoices by the twenty-fifth stranger: charges and fees in columns of a trade, headings half a line apart, two tables."""

import pytest
from test_adversary import laid_out, no_change_is_verified, scored

KIND = "strangercompass"


@pytest.mark.parametrize("layout, rows, seed", [
    ("colliery", 4, 1),  # seven charges between value and assessable value, "IGST @ 5%", a cess
    ("colliery", 1, 1),  # a single line tells its charges in doubt
    ("lots", 4, 1),  # "4 lots" is the sum of all lines
    ("lots", 1, 1),
    ("optical", 4, 1),  # "Orders 4"
    ("biomed", 4, 1),  # "Total" of weights is the quantity
    ("channels", 4, 1),  # a fee and a discount off the gross
    ("tower", 4, 1),  # headings of one line between those of two, most of whose words nobody knows
    ("tower", 15, 1),  # the same with one tax, and so with fewer known headings
    ("cartons", 15, 1),  # two tables of other columns on a page
    ("cartons", 4, 1),  # … of which one has a single line
])
def test_lines_are_right(tmp_path, layout, rows, seed):
    total = scored(tmp_path, KIND, layout, rows, seed)
    assert (total.rows_right, total.descriptions_right, total.rows_read) == (rows, rows, rows)
    assert total.fields_right >= total.fields - (layout == "cartons")  # its buyer stands below a lone word
    assert total.mismatch == 0


@pytest.mark.parametrize("layout", ["channels", "cartons"])
def test_no_changed_figure_is_verified(reader, tmp_path, layout):
    no_change_is_verified(reader, laid_out(KIND, layout, 4, tmp_path, seed=1))
