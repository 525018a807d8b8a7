# SPDX-License-Identifier: AGPL-3.0-or-later
"""GST invoices of sixteen firms (strangerropewalk), invoices of seventeen trades (strangerbelfry), receipts of twenty tills (strangerturnstile)."""

import pytest
from test_adversary import laid_out, no_change_is_verified, scored

import make  # beside the adversary

GST, COMMERCE, TILLS = "strangerropewalk", "strangerbelfry", "strangerturnstile"
# A surcharge between price and amount: known, doc/accuracy/invoices.md.
LOST = {"waybill"}
# Where truth and house differ: empty classes of a summary; what was paid, and a discount, with the minus that is printed; dashes of an address, an office before it;
# the net sum before a charge; a brand or the firm behind it; discounts of the lines in one sum; "PO" before an order's number.
HEADS = {"pharma", "imprim", "stockpix", "bakker", "labor", "saege", "cinema", "farma", "rigging"}
TOLD = {"pharma", "imprim", "stockpix", "farma"}  # … which makes a verdict of it
# The code of the goods in their description, which another member says.
CODES = {"market"}
# Right, and not verified: what would meet a figure is not printed, or not found.
OPEN = {(GST, "dyeing"), (GST, "jeweller"), (GST, "tea"), (COMMERCE, "bakker"), (COMMERCE, "energy"), (COMMERCE, "maree"), (COMMERCE, "saege"),
        *((TILLS, name) for name in ("baeckerei", "brasserie", "diner", "durian", "hotelbar", "leisure", "pump", "tiffin"))}
# A price of the whole line where its heading says the price of one.
DOUBTED = {"vetfarm"}


@pytest.mark.parametrize("kind, layout", [(kind, layout) for kind in (GST, COMMERCE, TILLS) for layout in make.KINDS[kind][4] if layout not in LOST])
def test_all_is_right(tmp_path, kind, layout):
    total = scored(tmp_path, kind, layout, 6, seed=3)
    assert (total.rows_right, total.rows_read, total.others_right) == (6, 6, total.others)
    assert total.descriptions_right == 6 or layout in CODES
    assert total.fields_right == total.fields or layout in HEADS
    assert (total.verified == 1 or (kind, layout) in OPEN or layout in DOUBTED, total.mismatch) == (True, int(layout in DOUBTED))
    assert total.false_verified == 0 or layout in TOLD


@pytest.mark.parametrize("kind, layout", [(GST, "tally"), (GST, "hotel"), (GST, "adcol"), (COMMERCE, "labor"), (COMMERCE, "kran"), (TILLS, "chemist"), (TILLS, "dhobi")])
def test_no_changed_figure_is_verified(reader, tmp_path, kind, layout):
    no_change_is_verified(reader, laid_out(kind, layout, 6, tmp_path, seed=3), ("digit", "same figure"))
