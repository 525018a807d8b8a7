# SPDX-License-Identifier: AGPL-3.0-or-later
"""GST invoices by the nineteenth stranger: tables of their own columns, charges before the tax; no change is verified."""

import pytest
from test_adversary import laid_out, scored
from test_stranger_gst import no_change_is_verified

KIND = "strangerquarry"


@pytest.mark.parametrize("layout, rows, seed", [
    ("workshop", 1, 1),  # one table, whose sum ends with "Total"
    ("workshop", 15, 1),  # one of goods, one of labour without a price
    ("timber", 4, 1),  # a charge beside the amount in words, a buyer beside "Bill No."
    ("timber", 1, 3),
    ("crane", 1, 1),  # a charge whose name ends where those of the sums do, a name above its line
    ("adagency", 4, 1),  # the labels of a head right above the headings
    ("granite", 1, 3),  # a size that reaches into the column of codes
])
def test_papers_are_right(tmp_path, layout, rows, seed):
    total = scored(tmp_path, KIND, layout, rows, seed)
    assert (total.rows_right, total.descriptions_right, total.rows_read) == (rows, rows, rows)
    assert total.fields_right == total.fields
    assert total.verified == 1 or layout == "adagency"


@pytest.mark.parametrize("layout", ["workshop", "timber", "crane"])
def test_no_changed_figure_is_verified(reader, tmp_path, layout):
    no_change_is_verified(reader, laid_out(KIND, layout, 4, tmp_path, seed=1))
