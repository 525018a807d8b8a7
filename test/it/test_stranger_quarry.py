# SPDX-License-Identifier: AGPL-3.0-or-later
"""GST invoices by the nineteenth stranger: tables of their own columns, charges before the tax; no change is verified."""

import pytest
from test_adversary import laid_out, no_change_is_verified, scored

KIND = "strangerquarry"


@pytest.mark.parametrize("layout, rows, seed", [
    ("workshop", 1, 1),  # one table, whose sum ends with "Total"
    ("workshop", 15, 1),  # one of goods, one of labour without a price
    ("timber", 4, 1),  # a charge beside the amount in words, a buyer beside "Bill No."
    ("timber", 1, 3),
    ("crane", 1, 1),  # a charge whose name ends where those of the sums do, a name above its line
    ("adagency", 4, 1),  # the labels of a head right above the headings
    ("guards", 4, 1),  # "TOTAL DUTIES" over a count
    ("hotel", 4, 1),  # "Room Tariff" over a price, names above and below their figures
    ("jewel", 4, 1),  # pieces beside the weight that is paid for
    ("granite", 1, 3),  # a size that reaches into the column of codes
])
def test_papers_are_right(tmp_path, layout, rows, seed):
    total = scored(tmp_path, KIND, layout, rows, seed)
    assert (total.rows_right, total.descriptions_right, total.rows_read) == (rows, rows, rows)
    assert total.fields_right == total.fields
    assert total.verified == 1 or layout == "adagency"


@pytest.mark.parametrize("layout", ["workshop", "timber", "crane", "guards", "jewel"])
def test_no_changed_figure_is_verified(reader, tmp_path, layout):
    no_change_is_verified(reader, laid_out(KIND, layout, 4, tmp_path, seed=1))


def test_no_changed_figure_under_a_heading_of_codes_is_verified(reader, tmp_path):
    """A line lost below that says a rounding of nothing, or a sum once more, leaves no trace."""
    no_change_is_verified(reader, laid_out(KIND, "hotel", 4, tmp_path, seed=1), ("digit", "same figure"))


def test_prices_under_a_heading_of_codes_are_missed(reader, tmp_path):
    """Without a line of the foot the columns' borders were others, all sums held, and the prices were in no value."""
    one = laid_out(KIND, "hotel", 4, tmp_path, seed=1)
    at = next(w for w in one.pages[0]["words"] if w[0] == "Charges")[2]
    one.pages[0]["words"] = [w for w in one.pages[0]["words"] if abs(w[2] - at) > 3000]
    assert reader.read(one.template, one.pages)["data"]["line_items"][0]["unit_price"] == "4450.00"
