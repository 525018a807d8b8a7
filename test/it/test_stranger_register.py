# SPDX-License-Identifier: AGPL-3.0-or-later
"""Receipts of a fourth stranger, twenty tills of seven lands, by their text layers."""

import pytest
from test_adversary import laid_out, no_change_is_verified, scored

import make  # beside the adversary

SEED, LINES = 90, 6
# Weights to the gram, quantities without the price of one, a tax without its rate: what meets no other figure is read, and the paper
# unverifiable.
VERIFIED = {"bookshop", "coffeebar", "dining", "drogerie", "hardware", "kirana", "mamak", "medical", "minimart", "pharmacy", "pump",
            "stationery"}


@pytest.mark.parametrize("layout", make.KINDS["strangerregister"][4])
def test_fields_and_lines_are_right(tmp_path, layout):
    total = scored(tmp_path, "strangerregister", layout, LINES, SEED)
    assert total.false_verified == 0 and total.mismatch == 0
    assert (total.fields_right, total.rows_right, total.rows_read) == (total.fields, total.rows, total.rows)
    assert bool(total.verified) == (layout in VERIFIED)


# a tax that only a summary by halves says, a list price, a subtotal beside a count
@pytest.mark.parametrize("layout", sorted(VERIFIED))
def test_no_changed_figure_is_verified(reader, tmp_path, layout):
    one = laid_out("strangerregister", layout, LINES, tmp_path, seed=SEED)
    no_change_is_verified(reader, one, ("digit", "same figure"), 30)
