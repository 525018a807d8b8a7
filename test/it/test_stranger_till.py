# SPDX-License-Identifier: AGPL-3.0-or-later
"""Receipts as tills of many lands print them, drawn by somebody who did not know what reads them."""

import pytest
from test_adversary import laid_out, no_change_is_verified, scored

import make  # beside the adversary

SEED, LINES = 11, 5
# A quantity without the price of one, or a weight to the gram, meets no other figure: it is read, and the paper unverifiable. Prices
# with tax and without, a card's slip and a bonus are figures that no value explains.
VERIFIED = {"cacine", "iepark", "indine", "mydiy", "myfarmasi", "uaecafe", "uksuper"}
# A line that counts the goods, and says what they come to, is read as one of them.
LINES_WRONG = {"inmart"}


@pytest.mark.parametrize("layout", make.KINDS["strangertill"][4])
def test_lines_are_right(tmp_path, layout):
    total = scored(tmp_path, "strangertill", layout, LINES, SEED)
    assert total.false_verified == 0
    assert (total.rows_right, total.rows_read) == (total.rows, total.rows) or layout in LINES_WRONG
    assert total.verified or layout not in VERIFIED


@pytest.mark.parametrize("layout", ["demarkt", "frcafe", "mykopi", "sgdine"])
def test_quantities_without_a_price_are_read(reader, tmp_path, layout):
    """A quantity that the paper prints is no null, whatever the verdict is."""
    one = laid_out("strangertill", layout, LINES, tmp_path, seed=SEED)
    rows = reader.read(one.template, one.pages)["data"]["line_items"]
    assert len(rows) == LINES
    assert layout == "demarkt" or all(r["quantity"] for r in rows)


# figures of a tax summary, quantities below the goods, a subtotal before the rounding
@pytest.mark.parametrize("layout", ["mydiy", "myfarmasi", "cacine", "iepark"])
def test_no_changed_figure_is_verified(reader, tmp_path, layout):
    one = laid_out("strangertill", layout, LINES, tmp_path, seed=SEED)
    no_change_is_verified(reader, one, ("digit", "same figure"), 30)
