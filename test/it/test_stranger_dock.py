# SPDX-License-Identifier: AGPL-3.0-or-later
"""GST invoices by the thirteenth stranger: lines and fields are right, and no change is verified."""

import pytest
from test_adversary import laid_out, no_change_is_verified, scored, words

import make  # beside the adversary

KIND, SEED, LINES = "strangerdock", 12, 3


def measured(tmp_path, layout, rows, seed=SEED):
    return scored(tmp_path, KIND, layout, rows, seed)


@pytest.mark.parametrize("layout", make.KINDS[KIND][4])
@pytest.mark.parametrize("rows", [1, LINES])
def test_papers_are_right(tmp_path, layout, rows):
    total = measured(tmp_path, layout, rows)
    assert (total.rows_right, total.descriptions_right, total.rows_read) == (rows, rows, rows)
    assert (total.fields_right, total.false_verified) == (total.fields, 0)
    assert (total.verified, total.mismatch) == (1, 0)


@pytest.mark.parametrize("layout, rows, seed", [
    ("broadband", 8, 1), ("broadband", 25, 2),  # rates under both halves of tax are headings, and descriptions end in their column
    ("jobwork", 1, 8311), ("jobwork", 2, 8102),  # "CGST" over rate and amount, and between the figures of both
    ("jobwork", 15, 13),  # headings over the totals alone on the last page are no summary's
    ("packaging", 15, 13), ("fabric", 15, 13), ("timber", 15, 13), ("concrete", 15, 13),
])
def test_what_one_length_or_seed_showed_stays_mended(tmp_path, layout, rows, seed):
    total = measured(tmp_path, layout, rows, seed)
    assert (total.rows_right, total.descriptions_right, total.rows_read) == (rows, rows, rows)
    assert (total.fields_right, total.verified) == (total.fields, 1)


@pytest.mark.parametrize("layout", ["broadband", "concrete", "courier", "fabric", "manpower", "packaging", "timber"])
def test_no_changed_figure_is_verified(reader, tmp_path, layout):
    no_change_is_verified(reader, laid_out(KIND, layout, LINES, tmp_path, seed=1))


def test_a_measure_that_was_changed_is_missed(reader, tmp_path):
    """Ten times as many pieces of one price: no line comes to its value."""
    one = laid_out(KIND, "packaging", 2, tmp_path, seed=2)
    assert reader.read(one.template, one.pages)["verification"]["state"] == "verified"
    for word in words(one.pages[0], "100"):
        word[0] = "1000"
    assert reader.read(one.template, one.pages)["verification"]["state"] != "verified"


def test_a_rate_under_an_unknown_heading_is_missed(reader, tmp_path):
    """Where the foot says no rate, a figure that nobody knows may be one of a line."""
    one = laid_out(KIND, "timber", 2, tmp_path, seed=2)
    assert reader.read(one.template, one.pages)["verification"]["state"] == "verified"
    for rate in ("9%", "18%"):
        for word in words(one.pages[0], rate):
            word[0] = "Tax"
    assert reader.read(one.template, one.pages)["verification"]["state"] != "verified"
