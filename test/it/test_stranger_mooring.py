# SPDX-License-Identifier: AGPL-3.0-or-later
"""GST invoices of nine trades by the fifteenth stranger: lines and fields are right, and no change is verified."""

import pytest
from test_adversary import laid_out, no_change_is_verified, scored, words

import make  # beside the adversary

KIND, SEED, LINES = "strangermooring", 12, 3


def measured(tmp_path, layout, rows, seed):
    return scored(tmp_path, KIND, layout, rows, seed)


@pytest.mark.parametrize("layout", make.KINDS[KIND][4])
@pytest.mark.parametrize("rows, seed", [(1, 1), (LINES, SEED)])
def test_papers_are_right(tmp_path, layout, rows, seed):
    """Commission by the line, stages of a running bill, fares beside a fee, columns of sizes, headings half a line lower."""
    total = measured(tmp_path, layout, rows, seed)
    assert (total.rows_right, total.descriptions_right, total.rows_read) == (rows, rows, rows)
    assert (total.fields_right, total.verified) == (total.fields, 1)


@pytest.mark.parametrize("layout, rows, seed", [
    ("agency", 4, 1),  # a line of the foot between two rows of the summary beside it
    ("runningbill", 6, 2),  # most items are billed for the first time
])
def test_what_one_length_or_seed_showed_stays_mended(tmp_path, layout, rows, seed):
    total = measured(tmp_path, layout, rows, seed)
    assert (total.rows_right, total.fields_right, total.verified) == (rows, total.fields, 1)


@pytest.mark.parametrize("layout", ["agency", "chemical", "runningbill", "travel", "uniform"])
def test_no_changed_figure_is_verified(reader, tmp_path, layout):
    no_change_is_verified(reader, laid_out(KIND, layout, LINES, tmp_path, seed=3))


def test_what_is_passed_on_is_missed(reader, tmp_path):
    """A fare and its line of the foot are gone, or stand there otherwise."""
    one = laid_out(KIND, "travel", LINES, tmp_path, seed=SEED)
    assert reader.read(one.template, one.pages)["verification"]["state"] == "verified"
    at = words(one.pages[0], "998551")[0]
    fares = [w for w in one.pages[0]["words"] if abs(w[2] - at[2]) < 1000 and w[1] < at[1] and "." in w[0]]
    assert len(fares) == 2
    for fare in fares:
        one.pages[0]["words"].remove(fare)
        assert reader.read(one.template, one.pages)["verification"]["state"] != "verified"
