# SPDX-License-Identifier: AGPL-3.0-or-later
"""Banks of India (strangergranary), banks abroad and cards (strangerfrontier): rows, heads, branches and sums are right, no change is verified."""

import pytest
from test_adversary import laid_out, no_change_is_verified, scored

import make  # beside the adversary

INDIA, ABROAD, CARDS = "strangergranary", "strangerfrontier", "strangerfrontiercard"
# A name that the head prints without its legal form, and a period broken over two lines of a side bar.
LEFT = {"singapore", "ukhigh", "trident"}
# Right, and not verified: an end of the balances, or a counterpart of their sums, is not printed.
OPEN = {(INDIA, "coop"), (INDIA, "netcsv"), (INDIA, "passbook"), (INDIA, "statebank"), (CARDS, "meridian")}
ALL = [(kind, layout) for kind in (INDIA, ABROAD, CARDS) for layout in make.KINDS[kind][4]]


# kinds of account between bars, branches with their address, totals in one line, limits in a sentence
@pytest.mark.parametrize("kind, layout", ALL)
def test_all_is_right(tmp_path, kind, layout):
    total = scored(tmp_path, kind, layout, 12, seed=3)
    assert (total.rows_right, total.rows_read, total.descriptions_right) == (12, 12, 12)
    assert total.fields_right == total.fields or layout in LEFT
    assert (total.verified == 1 or (kind, layout) in OPEN, total.mismatch, total.false_verified) == (True, 0, 0)


@pytest.mark.parametrize("kind, layout", [(INDIA, "gramin"), (INDIA, "payments"), (ABROAD, "uschecking"), (ABROAD, "hongkong"), (CARDS, "harbourcard")])
def test_no_changed_figure_is_verified(reader, tmp_path, kind, layout):
    no_change_is_verified(reader, laid_out(kind, layout, 6, tmp_path, seed=3), ("digit", "same figure"))
