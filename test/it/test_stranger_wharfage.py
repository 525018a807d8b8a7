# SPDX-License-Identifier: AGPL-3.0-or-later
"""GST invoices by the eleventh stranger: lines and fields are right, and no change is verified."""

import pytest
from test_adversary import laid_out, no_change_is_verified, scored, words

import make  # beside the adversary

KIND, SEED, LINES = "strangerwharfage", 12, 3
# Right, and not verified: quantities and prices of a value in dollars that nothing holds.
DOUBTED = {"exporter"}


def measured(tmp_path, layout, rows, seed=SEED):
    return scored(tmp_path, KIND, layout, rows, seed)


@pytest.mark.parametrize("layout", make.KINDS[KIND][4])
@pytest.mark.parametrize("rows", [1, LINES])
def test_papers_are_right(tmp_path, layout, rows):
    total = measured(tmp_path, layout, rows)
    assert (total.rows_right, total.descriptions_right, total.rows_read) == (rows, rows, rows)
    assert (total.fields_right, total.mismatch, total.false_verified) == (total.fields, 0, 0)
    assert total.verified or layout in DOUBTED


@pytest.mark.parametrize("layout, rows, seed", [
    ("garment", 25, 2),  # the row of totals, and the foot below it, are no lines
    ("garment", 40, 1),  # the sums stand alone on a page
    ("jeweller", 40, 1),  # on the second page all counts touch the names
    ("chemist", 15, 1),  # the net amount is the total, so the gross one has a role
    ("transporter", 15, 1), ("telecom", 15, 1), ("marketplace", 40, 1),
])
def test_what_one_length_or_seed_showed_stays_mended(tmp_path, layout, rows, seed):
    total = measured(tmp_path, layout, rows, seed)
    assert (total.rows_right, total.descriptions_right, total.rows_read) == (rows, rows, rows)
    assert (total.fields_right, total.verified) == (total.fields, 1)


@pytest.mark.parametrize("layout", ["builder", "cafirm", "chemist", "garment", "jeweller", "telecom", "transporter"])
def test_no_changed_figure_is_verified(reader, tmp_path, layout):
    no_change_is_verified(reader, laid_out(KIND, layout, LINES, tmp_path, seed=1))


def test_a_table_that_lost_its_only_line_is_no_list_of_charges(reader, tmp_path):
    """The month's charges above it come to the same total; the row of totals below its headings says that there was a line."""
    one = laid_out(KIND, "telecom", 1, tmp_path, seed=2)
    assert reader.read(one.template, one.pages)["verification"]["state"] == "verified"
    at = words(one.pages[0], "8926106472")[0][2]
    one.pages[0]["words"] = [w for w in one.pages[0]["words"] if abs(w[2] - at) > 1000]
    assert reader.read(one.template, one.pages)["verification"]["state"] != "verified"


def test_a_summary_that_lost_its_only_row_is_missed(reader, tmp_path):
    """The only rate's row was gone, and the sums of the row of totals are the foot's."""
    one = laid_out(KIND, "chemist", 2, tmp_path, seed=2)
    assert reader.read(one.template, one.pages)["verification"]["state"] == "verified"
    at = words(one.pages[0], "12%")[0][2]
    one.pages[0]["words"] = [w for w in one.pages[0]["words"] if abs(w[2] - at) > 1000 or w[1] > 500000]
    assert reader.read(one.template, one.pages)["verification"]["state"] != "verified"
