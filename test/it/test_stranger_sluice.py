# SPDX-License-Identifier: AGPL-3.0-or-later
"""Banks of India (strangersluice) and abroad (strangerlockhouse), cards of nine countries (strangerbuckle): with references, second days and foreign amounts."""

import pytest
from test_adversary import laid_out, no_change_is_verified, scored

import make  # beside the adversary

INDIA, ABROAD, CARDS = "strangersluice", "strangerlockhouse", "strangerbuckle"
# Entries in blocks below a day, without a heading: known, doc/accuracy/statements.md.
LOST = {"foreigncur"}
# A branch and a kind of account that nothing calls so; a brand, or the firm behind it; a brand over the holder.
HEADS = {"odpower", "marlow", "straits", "harlan"}
# Right, and not verified: an end of the balances, or what meets a figure, is not printed.
OPEN = {"htmlnet", "passbook", "ireland", "rhein"}


@pytest.mark.parametrize("kind, layout", [(kind, layout) for kind in (INDIA, ABROAD, CARDS) for layout in make.KINDS[kind][4] if layout not in LOST])
def test_all_is_right(tmp_path, kind, layout):
    total = scored(tmp_path, kind, layout, 12, seed=3)
    assert (total.rows_right, total.rows_read, total.descriptions_right, total.others_right) == (12, 12, total.descriptions, total.others)
    assert total.fields_right == total.fields or layout in HEADS
    assert (total.verified == 1 or layout in OPEN, total.mismatch, total.false_verified) == (True, 0, 0)


@pytest.mark.parametrize("kind, layout", [(INDIA, "sfb"), (INDIA, "coopcbs"), (INDIA, "loanled"), (ABROAD, "italy"), (ABROAD, "usbusiness"), (CARDS, "corpline"), (CARDS, "iberia")])
def test_no_changed_figure_is_verified(reader, tmp_path, kind, layout):
    no_change_is_verified(reader, laid_out(kind, layout, 6, tmp_path, seed=3), ("digit", "same figure"))
