# SPDX-License-Identifier: AGPL-3.0-or-later
"""GST invoices of thirteen trades (strangermeridian) and invoices of commerce of seventeen (strangeralmanac), both with addresses: all is right, no change is verified."""

import pytest
from test_adversary import laid_out, no_change_is_verified, scored

import make  # beside the adversary

GST, COMMERCE = "strangermeridian", "strangeralmanac"
# A text beside its unit's line; numbers of companies whose check digit is wrong.
SECOND_LINES, NUMBERS = "printpress", "evento"
# Right, and not verified: a count that no sum explains; figures whose counterpart is not printed, or not found.
OPEN = {"granite", "agraria", "foodsvc", "garage", "printpress", "saas", "solicitor", "traductrice"}


# rows of two lines in three forms, addresses in the foot, counts under sums, a surcharge before the tax
@pytest.mark.parametrize("layout", make.KINDS[GST][4])
def test_gst_invoices_are_right(tmp_path, layout):
    total = scored(tmp_path, GST, layout, 4, seed=3)
    assert (total.rows_right, total.rows_read, total.descriptions_right, total.fields_right) == (4, 4, 4, total.fields)
    assert (total.verified == 1 or layout in OPEN, total.mismatch, total.false_verified) == (True, 0, 0)


# addresses beside, under and in the foot, between labels of an electronic invoice; marks behind amounts, weights billed
@pytest.mark.parametrize("layout", make.KINDS[COMMERCE][4])
def test_invoices_of_commerce_are_right(tmp_path, layout):
    total = scored(tmp_path, COMMERCE, layout, 4, seed=3)
    assert (total.rows_right, total.rows_read) == (4, 4)
    assert total.descriptions_right == 4 or layout == SECOND_LINES
    assert total.fields_right == total.fields or layout == NUMBERS
    assert (total.verified == 1 or layout in OPEN, total.mismatch, total.false_verified) == (True, 0, 0)


@pytest.mark.parametrize("kind, layout", [(GST, "press"), (GST, "sez"), (GST, "courier"), (COMMERCE, "reseller"), (COMMERCE, "freight")])
def test_no_changed_figure_is_verified(reader, tmp_path, kind, layout):
    no_change_is_verified(reader, laid_out(kind, layout, 4, tmp_path, seed=3), ("digit", "same figure"))
