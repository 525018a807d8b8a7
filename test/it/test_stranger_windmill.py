# SPDX-License-Identifier: AGPL-3.0-or-later
"""GST invoices by the stranger of windmills: charges by container, booked hours, lenses by order, turbines, leather."""

import pytest
from test_adversary import laid_out, no_change_is_verified, scored

KIND = "strangerwindmill"


@pytest.mark.parametrize("layout, rows, seed, verified", [
    ("containeryard", 1, 3, 1),  # "Container total" of the only container, and one line
    ("containeryard", 4, 61, 1),  # headings of one line between those of two; "Tariff" over prices
    ("editsuite", 10, 61, 1),  # "(4,062.50)" in three rows of ten; a seller in "Shed 19"
    ("editsuite", 40, 61, 1),  # no headings on the second page
    ("finishedleather", 15, 3, 1),  # "Pcs." and "Sq.Ft." under "Quantity"; only "Rate per Sq.Ft." tells the price
])
def test_papers_are_right(tmp_path, layout, rows, seed, verified):
    total = scored(tmp_path, KIND, layout, rows, seed)
    assert (total.rows_right, total.descriptions_right, total.rows_read) == (rows, rows, rows)
    assert (total.fields_right, total.verified) == (total.fields, verified)


def test_numbers_of_meters_are_no_codes(reader, tmp_path):
    """Four digits under "HTSC No.", in a table that its rows told."""
    one = laid_out(KIND, "windfarm", 4, tmp_path, seed=3)
    assert [row["hsn_sac"] for row in reader.read(one.template, one.pages)["data"]["line_items"]] == [None] * 4


@pytest.mark.parametrize("layout", ["containeryard", "editsuite"])
def test_no_changed_figure_is_verified(reader, tmp_path, layout):
    no_change_is_verified(reader, laid_out(KIND, layout, 4, tmp_path, seed=1))
