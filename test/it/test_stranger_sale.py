# SPDX-License-Identifier: AGPL-3.0-or-later
"""Invoices of commerce of a third stranger (test/gen/stranger_bills_third.py): lines are right where they are read, and nothing is falsely verified."""

import argparse

import pytest
from test_adversary import BUILD

import make  # beside the adversary
import score
import truth

# What is not read yet (doc/accuracy/invoices.md): prices in words, conditions below an item, hours over their rate, items of four lines.
OPEN = {"energy", "sapform", "timeslips", "waybill"}


def measured(tmp_path, layout, rows, seed):
    make.make(tmp_path, "strangersale", layout, "text", seed, rows, 200)
    args = argparse.Namespace(tool=BUILD / "docextract", template=None, show=3, verbose=False, jobs=1)
    return score.measure(args, layout, list(truth.folder(tmp_path)))[-1][2]


# "Skonto" below the tax, taxes in whole yen, "% DTO  % IVA", a coupon, sums and roundings as rows, net and gross prices, one column of seven that counts
@pytest.mark.parametrize("layout", sorted(set(make.KINDS["strangersale"][4]) - OPEN))
@pytest.mark.parametrize("rows, seed", [(1, 11), (4, 11), (4, 12)])
def test_lines_are_right(tmp_path, layout, rows, seed):
    total = measured(tmp_path, layout, rows, seed)
    assert (total.rows_right, total.rows_read, total.false_verified) == (total.rows, total.rows, 0)


@pytest.mark.parametrize("layout", sorted(OPEN))
def test_what_is_not_read_is_not_verified(tmp_path, layout):
    total = measured(tmp_path, layout, 4, 11)
    assert total.verified == 0


# groups with sub totals whose amounts have a sign behind them
def test_groups_go_on_below_their_sums(tmp_path):
    total = measured(tmp_path, "hosting", 15, 11)
    assert (total.rows_right, total.rows_read, total.mismatch) == (15, 15, 0)
