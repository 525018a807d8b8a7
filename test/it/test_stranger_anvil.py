# SPDX-License-Identifier: AGPL-3.0-or-later
"""GST invoices by the twenty-third stranger: fares with tolls, shares of collections, headings of two parties."""

import pytest
from test_adversary import laid_out, no_change_is_verified, scored

KIND = "strangeranvil"


@pytest.mark.parametrize("layout, rows, seed", [
    ("taxi", 5, 1),  # seventeen columns: what is passed on untaxed beside the fares
    ("fumigation", 5, 77),  # "Exporter (Bill To)"; names that nearly touch the next column
    ("calibration", 2, 77),  # a price less a discount is all that tells a row; ranges beside the names
    ("cotton", 5, 77),  # press marks a blank away from the names, headings that nearly touch
    ("cinema", 15, 1),  # a share of what is left; "Less: GST" over it
    ("cylinders", 5, 1),  # numbers in a list; a table of empties right of the summary
    ("translation", 5, 1),  # counts of words; when it is due stands below what is
    ("galvaniser", 5, 1),  # a weight, and by how many percent the other one is more
])
def test_papers_are_right(tmp_path, layout, rows, seed):
    total = scored(tmp_path, KIND, layout, rows, seed)
    assert (total.rows_right, total.descriptions_right, total.rows_read) == (rows, rows, rows)
    assert (total.fields_right, total.verified) == (total.fields, 1)


@pytest.mark.parametrize("layout", ["taxi", "fumigation", "cinema", "galvaniser"])
def test_no_changed_figure_is_verified(reader, tmp_path, layout):
    no_change_is_verified(reader, laid_out(KIND, layout, 4, tmp_path, seed=1))
