# SPDX-License-Identifier: AGPL-3.0-or-later
"""Bills of thirteen trades of goods (strangermarket), of thirteen services (strangerservice), and with addresses (strangercaboose): all is right, no change is verified."""

import pytest
from test_adversary import laid_out, no_change_is_verified, scored

import make  # beside the adversary

GOODS, SERVICES, ADDRESSES = "strangermarket", "strangerservice", "strangercaboose"
LAWYER = "legal"  # signs in other letters than it is headed in


# items of two lines under headings of two lines, a place of supply in a sentence, a cess whose rate alone is printed
@pytest.mark.parametrize("layout", make.KINDS[GOODS][4])
def test_goods_are_right(tmp_path, layout):
    total = scored(tmp_path, GOODS, layout, 4, seed=3)
    assert (total.rows_right, total.rows_read, total.descriptions_right, total.fields_right) == (4, 4, 4, total.fields)
    assert (total.verified, total.mismatch) == (1, 0)


# gross bills from which is held back, fares passed on, exempt services, whose number it is in a sentence
@pytest.mark.parametrize("layout", make.KINDS[SERVICES][4])
def test_services_are_right(tmp_path, layout):
    total = scored(tmp_path, SERVICES, layout, 4, seed=3)
    assert (total.rows_right, total.rows_read, total.descriptions_right, total.fields_right) == (4, 4, 4, total.fields - (layout == LAWYER))
    assert (total.false_verified, total.mismatch) == (0, 0)


# addresses beside, under and in the middle of letterheads, in boxes and in the cells of a print
@pytest.mark.parametrize("layout", ["tally", "hotel", "dosbev", "busy", "market", "workshop", "freight", "wideform", "nic", "sapsteel", "vyapar"])
def test_addresses_are_right(tmp_path, layout):
    total = scored(tmp_path, ADDRESSES, layout, 4, seed=3)
    assert (total.fields_right, total.false_verified, total.mismatch) == (total.fields, 0, 0)


@pytest.mark.parametrize("kind, layout", [(GOODS, "papermill"), (GOODS, "einvoice"), (SERVICES, "rabill"), (SERVICES, "travel"), (SERVICES, "hospital")])
def test_no_changed_figure_is_verified(reader, tmp_path, kind, layout):
    no_change_is_verified(reader, laid_out(kind, layout, 4, tmp_path, seed=3), ("digit", "same figure"))
