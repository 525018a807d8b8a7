# SPDX-License-Identifier: AGPL-3.0-or-later
"""Banks and lenders of India (strangerturret, strangerportico), banks abroad and cards (strangerviaduct): rows, heads and sums are right, no change is verified."""

import pytest
from test_adversary import laid_out, no_change_is_verified, scored

INDIA, HEADS, MORE, ABROAD, CARDS = "strangerturret", "strangerportico", "strangerbastion", "strangerviaduct", "strangerviaductcard"
SEED, ROWS = 3, 25


@pytest.mark.parametrize("kind, layout, verified", [
    (INDIA, "tiffin", 1),  # an app's list whose amounts have no sign where the other side's have one
    (INDIA, "cashcredit", 1),  # narrations on the lines below the figures
    (INDIA, "sahakar", 1),  # all of the head in one sentence
    (INDIA, "nivesh", 1),  # a broker's ledger: the client's code is the number
    (HEADS, "arthashree", 1),
    (HEADS, "periyar", 1),  # "Name and Communication Address"
    (HEADS, "vaibhav", 1),  # the head in a sentence, the foot in boxes
    (HEADS, "alderson", 1),  # labels over values
    (MORE, "harrow", 1),  # a line of turnovers that counts both sides
    (MORE, "tradeleaf", 1),  # the client's code in brackets behind the name
    (MORE, "janata", 0),  # kind and holder in a sentence
    (MORE, "suvarna", 0),  # a masked number behind the kind
    (ABROAD, "veluwe", 1),  # values in boxes under small labels
    (ABROAD, "lutece", 1),  # the account's number among a RIB's groups
    (ABROAD, "tuscia", 1),
    (CARDS, "banyan", 1),  # what is owed as the end of a sum in boxes
    (CARDS, "lotus", 1),
])
def test_papers_are_right(tmp_path, kind, layout, verified):
    total = scored(tmp_path, kind, layout, ROWS, SEED)
    assert (total.rows_right, total.descriptions_right, total.rows_read) == (ROWS, ROWS, ROWS)
    assert (total.fields_right, total.verified, total.mismatch) == (total.fields, verified, 0)


def test_a_days_balance_on_a_rows_second_line_is_the_rows(tmp_path):
    total = scored(tmp_path, ABROAD, "pioneer", ROWS, SEED)
    assert (total.rows_right, total.descriptions_right, total.verified) == (ROWS, ROWS, 1)


@pytest.mark.parametrize("kind, layout", [(INDIA, "tiffin"), (HEADS, "vaibhav"), (ABROAD, "pioneer"), (ABROAD, "tuscia"), (CARDS, "banyan")])
def test_no_changed_figure_is_verified(reader, tmp_path, kind, layout):
    no_change_is_verified(reader, laid_out(kind, layout, 6, tmp_path, SEED), ("digit", "same figure"))
