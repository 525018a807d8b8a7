# SPDX-License-Identifier: AGPL-3.0-or-later
"""GST invoices by the seventeenth stranger: lines and fields are right, and no change is verified."""

import pytest
from test_adversary import laid_out, no_change_is_verified, scored

import make  # beside the adversary

KIND, SEED, LINES = "strangerbarge", 1, 4
UNVERIFIED = ("drinks", "garment", "hospital")  # right, and a figure is left that nothing explains
NIL = ("agri",)  # a rounding of nothing, which may be lost


def measured(tmp_path, layout, rows, seed=SEED):
    return scored(tmp_path, KIND, layout, rows, seed)


@pytest.mark.parametrize("layout", make.KINDS[KIND][4])
def test_papers_are_right(tmp_path, layout):
    rows = 1 if layout == "drinks" else LINES  # of several lines, taxed by IGST, it lacks the totals
    total = measured(tmp_path, layout, rows)
    assert (total.rows_right, total.descriptions_right, total.rows_read) == (rows, rows, rows)
    assert total.fields_right == total.fields
    assert total.verified == 1 or layout in UNVERIFIED


@pytest.mark.parametrize("layout, rows", [
    ("freight", 1),  # a rate of exchange beside a quantity of one
    ("garment", 15),  # a discount's rate and amount, a class of one rate beside the sums
    ("mobile", 15),  # two serial numbers of one line
])
def test_what_one_length_showed_stays_mended(tmp_path, layout, rows):
    total = measured(tmp_path, layout, rows)
    assert (total.rows_right, total.descriptions_right, total.rows_read) == (rows, rows, rows)
    assert (total.fields_right, total.verified) == (total.fields, 1)


@pytest.mark.parametrize("layout", [k for k in make.KINDS[KIND][4] if k not in UNVERIFIED + NIL])
def test_no_changed_figure_is_verified(reader, tmp_path, layout):
    no_change_is_verified(reader, laid_out(KIND, layout, LINES, tmp_path, seed=SEED))
