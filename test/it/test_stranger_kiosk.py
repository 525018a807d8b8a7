# SPDX-License-Identifier: AGPL-3.0-or-later
"""Receipts of a fifth stranger, twenty tills of nine lands, by their text layers."""

import pytest
from test_adversary import laid_out, no_change_is_verified, scored

import make  # beside the adversary

SEED, LINES = 92, 6
# Weights to the gram, quantities without the price of one, a tax of which neither rate nor base is printed, a tax for each of the goods:
# what meets no other figure is read, and the paper unverifiable.
VERIFIED = {"bookshop", "cafe", "cafeteria", "hardware", "hypermarket", "indrest", "kirana", "makan", "medical", "minimarket", "pump",
            "ukgrocer"}


@pytest.mark.parametrize("layout", make.KINDS["strangerkiosk"][4])
def test_fields_and_lines_are_right(tmp_path, layout):
    total = scored(tmp_path, "strangerkiosk", layout, LINES, SEED)
    assert total.false_verified == 0 and total.mismatch == 0
    assert (total.fields_right, total.rows_right, total.rows_read) == (total.fields, total.rows, total.rows)
    assert bool(total.verified) == (layout in VERIFIED)


# a quantity behind a name, a share taken off, a summary without a heading, goods below blocks
@pytest.mark.parametrize("layout", ["bookshop", "cafe", "hypermarket", "kirana", "minimarket", "pump"])
def test_no_changed_figure_is_verified(reader, tmp_path, layout):
    one = laid_out("strangerkiosk", layout, LINES, tmp_path, seed=SEED)
    no_change_is_verified(reader, one, ("digit", "same figure"), 30)
