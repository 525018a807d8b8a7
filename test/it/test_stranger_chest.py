# SPDX-License-Identifier: AGPL-3.0-or-later
"""Banks of nineteen countries and two cards of the stranger with a chest: rows, heads and sums are right."""

import pytest
from test_adversary import laid_out, no_change_is_verified, scored


@pytest.mark.parametrize(("kind", "layout", "rows", "seed"), [
    ("chest", "netherlands", 4, 7),  # a day under the day, headings in brackets, "+/CREDIT"
    ("chest", "sweden", 4, 7),  # "Insättning/ Uttag"
    ("chest", "australia", 10, 7),  # signs between sums; an address like a page's number
    ("chest", "japan", 4, 7),  # "Transaction" and "Remarks"
    ("chest", "poland", 4, 7),  # two days under each other
    ("chest", "kenya", 1, 7),  # the last balance beside the totals
    ("chest", "mexico", 1, 7),  # "Saldo" over "Operación"; a kind of account before the page's number
    ("chest", "brazil", 4, 7),  # a firm whose name begins like a branch; a kind behind a bar
    ("chest", "singapore", 1, 7),  # "360 EVERYDAY ACCOUNT", and a scheme that is no kind
    ("chest", "southafrica", 1, 7),  # a star before the customer
    ("chest", "italy", 1, 7),
    ("chest", "france", 1, 7),
    ("chest", "switzerland", 1, 7),
    ("chestcard", "ukcard", 1, 7),  # "Date entered", "Purchases, fees and charges"
    ("chestcard", "uscard", 4, 7),  # "Fees and Interest Charged"
])
def test_papers_are_right(tmp_path, kind, layout, rows, seed):
    total = scored(tmp_path, "stranger" + kind, layout, rows, seed)
    assert (total.rows_right, total.rows_read) == (rows, rows)
    assert (total.fields_right, total.mismatch, total.verified) == (total.fields, 0, 1)


@pytest.mark.parametrize(("layout", "rows"), [
    ("netherlands", 4), ("sweden", 4), ("australia", 4), ("kenya", 1), ("poland", 4)])
def test_no_changed_figure_is_verified(reader, tmp_path, layout, rows):
    no_change_is_verified(reader, laid_out("strangerchest", layout, rows, tmp_path, seed=7), ("digit", "same figure"), 30)


@pytest.mark.parametrize("layout", ["ukcard", "uscard"])
def test_no_changed_figure_of_a_card_is_verified(reader, tmp_path, layout):
    no_change_is_verified(reader, laid_out("strangerchestcard", layout, 4, tmp_path, seed=7), ("digit", "same figure"), 30)
