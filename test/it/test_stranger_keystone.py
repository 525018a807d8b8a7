# SPDX-License-Identifier: AGPL-3.0-or-later
"""GST invoices of programs (strangerkeystone) and trades (strangersmithy), commerce of twelve countries (strangerguildhall): all is right, no change is verified."""

import pytest
from test_adversary import laid_out, no_change_is_verified, scored

import make  # beside the adversary

PROGRAMS, TRADES, COMMERCE = "strangerkeystone", "strangersmithy", "strangerguildhall"
# A country behind the PIN code, which the house leaves out; addresses of two numbers, in two lines of a corner; a person over an organisation.
HEADS = {(PROGRAMS, "cloud"), (PROGRAMS, "market"), (PROGRAMS, "letter"), (TRADES, "press"), (COMMERCE, "music")}
# The code of the goods in their description, which another member says; titles of sections, of which every item has one.
CODES = {"market", "roofing"}
# Right, and not verified: what would meet a figure is not printed, or not found.
OPEN = {(PROGRAMS, "pharma"), (PROGRAMS, "dosbill"), (TRADES, "workshop"), (COMMERCE, "cloud"), (COMMERCE, "kanzlei")}


# bills to date, lines over two rows, letters and folios; schedules of fees, marks of what is taxed, registers' prints
@pytest.mark.parametrize("kind, layout", [(kind, layout) for kind in (PROGRAMS, TRADES, COMMERCE) for layout in make.KINDS[kind][4]])
def test_all_is_right(tmp_path, kind, layout):
    total = scored(tmp_path, kind, layout, 4, seed=3)
    assert (total.rows_right, total.rows_read) == (4, 4)
    assert total.descriptions_right == 4 or layout in CODES
    assert total.fields_right == total.fields or (kind, layout) in HEADS
    assert (total.verified == 1 or (kind, layout) in OPEN, total.mismatch, total.false_verified) == (True, 0, 0)


@pytest.mark.parametrize("kind, layout", [(PROGRAMS, "runbill"), (PROGRAMS, "dosbill"), (PROGRAMS, "folio"), (TRADES, "coal"), (TRADES, "diamond"),
                                          (COMMERCE, "expo"), (COMMERCE, "roofing"), (COMMERCE, "pest")])
def test_no_changed_figure_is_verified(reader, tmp_path, kind, layout):
    no_change_is_verified(reader, laid_out(kind, layout, 4, tmp_path, seed=3), ("digit", "same figure"))
