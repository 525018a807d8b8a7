# SPDX-License-Identifier: AGPL-3.0-or-later
"""Receipts of a sixth stranger, twenty tills, ten of them of Malaysia, by their text layers."""

import pytest
from test_adversary import laid_out, no_change_is_verified, scored

import make  # beside the adversary

SEED, LINES = 92, 6
# Quantities without the price of one, and a tax of which neither rate nor base is printed: they meet no other figure.
UNVERIFIED = {"bottleshop", "diner", "kopitiam", "toastbar"}


@pytest.mark.parametrize("layout", make.KINDS["strangerbooth"][4])
def test_fields_and_lines_are_right(tmp_path, layout):
    total = scored(tmp_path, "strangerbooth", layout, LINES, SEED)
    assert total.false_verified == 0 and total.mismatch == 0
    assert (total.fields_right, total.rows_right, total.rows_read) == (total.fields, total.rows, total.rows)
    assert bool(total.verified) == (layout not in UNVERIFIED)


# a tax in a sentence and in rows without a heading, taxes in one line, blocks, a share taken off under a name of its own
@pytest.mark.parametrize("layout", ["bakery", "foodhall", "hypermarket", "medical", "petrolpump"])
def test_no_changed_figure_is_verified(reader, tmp_path, layout):
    one = laid_out("strangerbooth", layout, LINES, tmp_path, seed=SEED)
    no_change_is_verified(reader, one, ("digit", "same figure"), 30)
