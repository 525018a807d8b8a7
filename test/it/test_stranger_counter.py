# SPDX-License-Identifier: AGPL-3.0-or-later
"""Receipts of a second stranger, thirteen of twenty of Malaysia, by their text layers."""

import pytest
from test_adversary import laid_out, no_change_is_verified, scored

import make  # beside the adversary

SEED, LINES = 90, 6
# Weights to the gram, quantities without the price of one, prices in columns of taxes: what meets no other figure is read, and the
# paper unverifiable.
VERIFIED = {"bakery", "book", "chinese", "gift", "hardware", "mini", "petpooja", "pharmacy", "singapore", "tyre"}


@pytest.mark.parametrize("layout", make.KINDS["strangercounter"][4])
def test_fields_and_lines_are_right(tmp_path, layout):
    total = scored(tmp_path, "strangercounter", layout, LINES, SEED)
    assert total.false_verified == 0 and total.mismatch == 0
    assert (total.fields_right, total.rows_right, total.rows_read) == (total.fields, total.rows, total.rows)
    assert total.verified or layout not in VERIFIED


# names above the amounts, discounts among the goods, sums on the right of the summary
@pytest.mark.parametrize("layout", ["gift", "pharmacy", "singapore", "tyre"])
def test_no_changed_figure_is_verified(reader, tmp_path, layout):
    one = laid_out("strangercounter", layout, LINES, tmp_path, seed=SEED)
    no_change_is_verified(reader, one, ("digit", "same figure"), 30)
