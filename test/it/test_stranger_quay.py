# SPDX-License-Identifier: AGPL-3.0-or-later
"""GST invoices by the twelfth stranger: lines and fields are right, and no change is verified."""

import pytest
from test_adversary import laid_out, no_change_is_verified, scored, words

import make  # beside the adversary

KIND, SEED, LINES = "strangerquay", 12, 3
# Serial numbers below a name are of the description here, and none of it there: at these seeds no line has one.
UNMARKED = {("zoho", 1): 5, ("zoho", 3): 7}


def measured(tmp_path, layout, rows, seed=SEED):
    return scored(tmp_path, KIND, layout, rows, seed)


@pytest.mark.parametrize("layout", make.KINDS[KIND][4])
@pytest.mark.parametrize("rows", [1, LINES])
def test_papers_are_right(tmp_path, layout, rows):
    total = measured(tmp_path, layout, rows, UNMARKED.get((layout, rows), SEED))
    assert (total.rows_right, total.descriptions_right, total.rows_read) == (rows, rows, rows)
    assert (total.fields_right, total.false_verified) == (total.fields, 0)
    assert total.verified


@pytest.mark.parametrize("layout, rows, seed", [
    ("busy", 1, 4),  # packing, and a rounding whose sign stands with its name
    ("busy", 15, 3), ("busy", 40, 1),  # "Totals c/o"
    ("vyapar", 7, 1),  # lines of 0 % beside totals with tax
    ("vyapar", 25, 1),  # the amount's last words beside what ends the summary
    ("steelbill", 4, 1), ("steelbill", 7, 2),  # loading and freight make the taxable value; names right beside words
    ("tally", 4, 1),  # freight that only the summary's total holds
    ("marg", 4, 3),  # a summary beside sums at another pitch, with discounts
    ("sapone", 1, 3),  # "Freight (SAC 996511 @ 18%)", "TCS u/s 206C"
    ("portal", 4, 8002), ("portal", 25, 8003),  # what lines charge after their tax is in no sum of the foot but the total
    ("erpnext", 4, 1),  # names over two lines
])
def test_what_one_length_or_seed_showed_stays_mended(tmp_path, layout, rows, seed):
    total = measured(tmp_path, layout, rows, seed)
    assert (total.rows_right, total.descriptions_right, total.rows_read) == (rows, rows, rows)
    assert (total.fields_right, total.verified) == (total.fields, 1)


@pytest.mark.parametrize("layout", ["busy", "erpnext", "marg", "sapone", "steelbill", "tally", "vyapar", "zoho"])
def test_no_changed_figure_is_verified(reader, tmp_path, layout):
    no_change_is_verified(reader, laid_out(KIND, layout, LINES, tmp_path, seed=1))


def test_no_changed_figure_is_verified_where_lines_charge_after_their_tax(reader, tmp_path):
    no_change_is_verified(reader, laid_out(KIND, "portal", 4, tmp_path, seed=8002))


@pytest.mark.parametrize("layout, seed, rows, name", [("steelbill", 1, 4, "Freight"), ("steelbill", 1, 4, "Loading"), ("sapone", 3, 4, "Freight"), ("busy", 4, 1, "Packing")])
def test_a_charge_that_was_lost_is_missed(reader, tmp_path, layout, seed, rows, name):
    """Line and amount are gone: what is left between the lines and their value no longer makes it."""
    one = laid_out(KIND, layout, rows, tmp_path, seed=seed)
    assert reader.read(one.template, one.pages)["verification"]["state"] == "verified"
    at = next(w for w in words(one.pages[-1], name))
    one.pages[-1]["words"] = [w for w in one.pages[-1]["words"] if abs(w[2] - at[2]) > 1000 or w[1] < at[1]]
    assert reader.read(one.template, one.pages)["verification"]["state"] != "verified"


def test_a_summary_beside_the_foot_that_lost_its_rows_is_missed(reader, tmp_path):
    """Its headings are left, and the sum before tax beside them, to which the invoice's value can be held."""
    one = laid_out(KIND, "vyapar", LINES, tmp_path, seed=1)
    assert reader.read(one.template, one.pages)["verification"]["state"] == "verified"
    at = words(one.pages[0], "IGST")[0][2]
    one.pages[0]["words"] = [w for w in one.pages[0]["words"] if abs(w[2] - at) > 1000]
    assert reader.read(one.template, one.pages)["verification"]["state"] != "verified"


def test_a_paper_that_ends_in_its_row_of_sums_may_lack_its_foot(reader, tmp_path):
    """All of the foot stands on a second page, and nothing on the first tells of it."""
    one = laid_out(KIND, "sapone", 20, tmp_path, seed=10007)
    assert reader.read(one.template, one.pages)["verification"]["state"] == "verified"
    answer = reader.read(one.template, one.pages[:1])
    assert answer["verification"]["state"] == "unverifiable"
    assert "page_may_lack" in [reason["code"] for reason in answer["verification"]["open"]]
