# SPDX-License-Identifier: AGPL-3.0-or-later
"""Invoices of commerce of a third stranger (test/gen/strangers/stranger_bills_third.py): lines are right, and nothing is falsely verified."""

import pytest
from test_adversary import laid_out, no_change_is_verified, scored

import make  # beside the adversary


def measured(tmp_path, layout, rows, seed):
    return scored(tmp_path, "strangersale", layout, rows, seed)


# "Skonto" below the tax, taxes in whole yen, "% DTO  % IVA", a coupon, sums and roundings as rows, net and gross prices, one column of seven that counts;
# quantity × price in words, hours over their rate, conditions below an item, items of four lines
@pytest.mark.parametrize("layout", make.KINDS["strangersale"][4])
@pytest.mark.parametrize("rows, seed", [(1, 11), (4, 11), (4, 12)])
def test_lines_are_right(tmp_path, layout, rows, seed):
    total = measured(tmp_path, layout, rows, seed)
    assert (total.rows_right, total.rows_read, total.false_verified) == (total.rows, total.rows, 0)


# items and their conditions over a page's end; sections with letters; digits of a bank's account under the amounts; what lines with
# tax come to, rounded; a shipping that lines with tax stand beside; a claim that keeps something back
@pytest.mark.parametrize("layout, rows, seed", [("energy", 25, 32), ("sapform", 25, 32), ("timeslips", 15, 31), ("waybill", 25, 32), ("progress", 15, 31),
                                                ("qrbill", 15, 31), ("pohoda", 15, 31), ("pohoda", 14, 714), ("greenbar", 14, 714), ("amzbusiness", 15, 31), ("fortnox", 4, 31)])
def test_many_lines_are_right(tmp_path, layout, rows, seed):
    total = measured(tmp_path, layout, rows, seed)
    assert (total.rows_right, total.rows_read, total.mismatch, total.false_verified) == (total.rows, total.rows, 0, 0)


# a seller and who buys: beside "Principal:", before "Messrs.", under "Herrn", by "Your VAT reg. no." and registrations beside a heading
@pytest.mark.parametrize("layout, lacking", [("progress", 0), ("seikyu", 0), ("lexware", 0), ("sapform", 0), ("pohoda", 0), ("stripe", 0)])
def test_parties_are_right(tmp_path, layout, lacking):
    total = measured(tmp_path, layout, 4, 31)
    assert total.fields_right >= total.fields - lacking


# a sum that holds what is not taxed, a total to receive, "by 9 March" below what is to pay, months first by the address
@pytest.mark.parametrize("layout, rows, seed, lacking", [("folio", 2, 72, 1), ("folio", 5, 75, 1), ("fortnox", 5, 75, 0), ("energy", 2, 72, 0), ("greenbar", 5, 75, 0)])
def test_heads_and_sums_are_right(tmp_path, layout, rows, seed, lacking):
    total = measured(tmp_path, layout, rows, seed)
    assert (total.fields - total.fields_right, total.mismatch) == (lacking, 0)


@pytest.mark.parametrize("layout, rows", [("sapform", 3), ("timeslips", 15)])
def test_no_changed_figure_is_verified(reader, tmp_path, layout, rows):
    no_change_is_verified(reader, laid_out("strangersale", layout, rows, tmp_path, seed=31))


# groups with sub totals whose amounts have a sign behind them
def test_groups_go_on_below_their_sums(tmp_path):
    total = measured(tmp_path, "hosting", 15, 11)
    assert (total.rows_right, total.rows_read, total.mismatch) == (15, 15, 0)
