# SPDX-License-Identifier: AGPL-3.0-or-later
"""Banks of India (strangercauseway), banks abroad and cards (strangeristhmus): rows, heads and sums are right, no change is verified."""

import pytest
from test_adversary import laid_out, no_change_is_verified, scored

import make  # beside the adversary

INDIA, ABROAD, CARDS = "strangercauseway", "strangeristhmus", "strangeristhmuscard"
# A holder in capitals below the bank, an issuer with its product, a number beside a panel, a minimum in a sentence.
HEADS = {"ussections", "cardboxes", "cardsummary", "carduk"}
# Right, and not verified: an end of the balances, or a counterpart of their sums, is not printed.
OPEN = {"corporate", "iravat", "passbook", "rashtriya", "ukapp"}


# kinds of account between marks, sums beside their counts, banks in two lines, a broker's ledger
@pytest.mark.parametrize("kind, layout", [(kind, layout) for kind in (INDIA, ABROAD, CARDS) for layout in make.KINDS[kind][4]])
def test_all_is_right(tmp_path, kind, layout):
    total = scored(tmp_path, kind, layout, 12, seed=3)
    assert (total.rows_right, total.rows_read, total.descriptions_right) == (12, 12, total.descriptions)
    assert total.fields_right == total.fields or layout in HEADS
    assert (total.verified == 1 or layout in OPEN, total.mismatch, total.false_verified) == (True, 0, 0)


@pytest.mark.parametrize("kind, layout", [(INDIA, "finreport"), (INDIA, "caledonia"), (INDIA, "sahakari"), (ABROAD, "usdaily"), (CARDS, "cardletters")])
def test_no_changed_figure_is_verified(reader, tmp_path, kind, layout):
    no_change_is_verified(reader, laid_out(kind, layout, 6, tmp_path, seed=3), ("digit", "same figure"))
