# SPDX-License-Identifier: AGPL-3.0-or-later
"""GST invoices by the stranger of furnaces: headings in boxes, who is written to, codes of centres, roundings."""

import pytest
from test_adversary import laid_out, no_change_is_verified, scored

KIND = "strangerfurnace"


@pytest.mark.parametrize("layout, rows, seed", [
    ("masala", 4, 32),  # headings of one, two and three lines, centred in their boxes
    ("masala", 1, 31),
    ("examhall", 4, 32),  # "State Subordinate Recruitment Board"
    ("scaffold", 4, 32),
    ("ethanol", 1, 31),  # temperatures and natural volumes beside the quantity
    ("examhall", 40, 34),  # a letterhead and the page's number at the foot of each page
])
def test_papers_are_right(tmp_path, layout, rows, seed):
    total = scored(tmp_path, KIND, layout, rows, seed)
    assert (total.rows_right, total.descriptions_right, total.rows_read) == (rows, rows, rows)
    assert (total.fields_right, total.verified) == (total.fields, 1)


@pytest.mark.parametrize("layout", [
    "atmcash",  # under the last column of a summary of taxes
    "fishnet",  # "Less / Add Paise"
])
def test_roundings_are_read(tmp_path, layout):
    total = scored(tmp_path, KIND, layout, 4, 32)
    assert total.fields_right == total.fields


def test_the_code_of_a_centre_is_none_of_services(reader, tmp_path):
    """Four digits under "Centre Code"; the head says which code all lines have."""
    one = laid_out(KIND, "examhall", 4, tmp_path, seed=32)
    items = reader.read(one.template, one.pages)["data"]["line_items"]
    assert [item["hsn_sac"] for item in items] == ["999293"] * 4


@pytest.mark.parametrize("layout", ["masala", "examhall", "scaffold", "ethanol"])
def test_no_changed_figure_is_verified(reader, tmp_path, layout):
    no_change_is_verified(reader, laid_out(KIND, layout, 4, tmp_path, seed=32))
