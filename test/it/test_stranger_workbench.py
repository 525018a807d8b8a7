# SPDX-License-Identifier: AGPL-3.0-or-later
"""GST invoices of programs (strangerworkbench) and trades (strangercauldron), commerce of sixteen trades (strangerorchard): all is right, no change is verified."""

import pytest
from test_adversary import laid_out, no_change_is_verified, scored

import make  # beside the adversary

PROGRAMS, TRADES, COMMERCE = "strangerworkbench", "strangercauldron", "strangerorchard"
# A recipient under the head's sums, a printed taxable total, a line wrapped inside its box, charges passed on untaxed.
HEADS = {"broadband", "erpform", "quickgrocer", "clearing"}
# What the truth has in a description, and other members say: the code of the material, of the tax, of the hallmark.
CODES = {"erpform", "marketseller", "jeweller"}
# Right, and not verified: what would meet a figure is not printed, or not found.
OPEN = {"appzebra", "erpform", "quickgrocer", "clearing", "courier", "driving", "roofer", "torrefazione", "vet"}
# Prices with tax and a cess, of which a discount is taken: no product of the row is its value.
DENIED = {"quickgrocer"}


# hire by the day, labour under spares, agencies, sums of a cess; schedules of values, nets beside totals
@pytest.mark.parametrize("kind, layout", [(kind, layout) for kind in (PROGRAMS, TRADES, COMMERCE) for layout in make.KINDS[kind][4]])
def test_all_is_right(tmp_path, kind, layout):
    total = scored(tmp_path, kind, layout, 4, seed=3)
    assert (total.rows_right, total.rows_read) == (4, 4)
    assert total.descriptions_right == 4 or layout in CODES
    assert total.fields_right == total.fields or layout in HEADS
    assert (total.verified == 1 or layout in OPEN, total.false_verified) == (True, 0)
    assert total.mismatch == 0 or layout in DENIED


@pytest.mark.parametrize("kind, layout", [(PROGRAMS, "cloudbook"), (PROGRAMS, "hotel"), (TRADES, "scaffold"), (TRADES, "garage"), (TRADES, "newspaper"),
                                          (COMMERCE, "nursery"), (COMMERCE, "agencia"), (COMMERCE, "entsorgung")])
def test_no_changed_figure_is_verified(reader, tmp_path, kind, layout):
    no_change_is_verified(reader, laid_out(kind, layout, 4, tmp_path, seed=3), ("digit", "same figure"))
