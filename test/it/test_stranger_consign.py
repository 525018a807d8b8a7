# SPDX-License-Identifier: AGPL-3.0-or-later
"""Invoices of commerce of a fourth stranger (test/gen/strangers/stranger_consign.py): lines are right, and nothing is falsely verified."""

import random

import pytest
from test_adversary import adversary, laid_out, no_change_is_verified, scored

import make  # beside the adversary


def measured(tmp_path, layout, rows, seed):
    return scored(tmp_path, "strangerconsign", layout, rows, seed)


# discounts in steps in one cell and in two columns, prices of a hundred by a column and by a letter, what was shipped of what was ordered,
# items priced below their code, products in words at the end of an item, charges with their tax, hours beside whose they are
@pytest.mark.parametrize("layout", make.KINDS["strangerconsign"][4])
@pytest.mark.parametrize("rows, seed", [(1, 91), (4, 91), (4, 93)])
def test_lines_are_right(tmp_path, layout, rows, seed):
    total = measured(tmp_path, layout, rows, seed)
    assert (total.rows_right, total.rows_read, total.false_verified) == (total.rows, total.rows, 0)


# a discount between two prices, conditions over a page's end, a sum carried below an item, names with figures, sections with their sums
@pytest.mark.parametrize("layout, rows, seed", [("sapde", 15, 91), ("sapde", 15, 93), ("handwerk", 15, 91), ("grosso", 15, 91), ("parts", 15, 91), ("fattit", 15, 91), ("ebp", 15, 91)])
def test_many_lines_are_right(tmp_path, layout, rows, seed):
    total = measured(tmp_path, layout, rows, seed)
    assert (total.rows_right, total.rows_read, total.mismatch, total.false_verified) == (total.rows, total.rows, 0, 0)


# engagements and orders, what remains to be paid, numbers with their dates in a box and under "nr.", a note that cancels another invoice, sellers
# above a window in larger print and at the top in capitals, a day that an account is drawn from, delivery notes over their items
@pytest.mark.parametrize("layout", ["chorus", "contapl", "fattit", "grosso", "handwerk", "sagefr", "sapde", "sevd", "telat"])
def test_heads_and_sums_are_right(tmp_path, layout):
    total = measured(tmp_path, layout, 4, 91)
    assert (total.fields_right, total.mismatch) == (total.fields, 0)


# a note of delivery and a reference over an item are no part of a name
@pytest.mark.parametrize("layout", ["fattit", "sagefr"])
def test_notes_are_no_names(tmp_path, layout):
    total = measured(tmp_path, layout, 15, 91)
    assert total.descriptions_right == total.rows


@pytest.mark.parametrize("layout, rows, seed", [("sapde", 4, 93), ("handwerk", 3, 91)])
def test_no_changed_figure_is_verified(reader, tmp_path, layout, rows, seed):
    no_change_is_verified(reader, laid_out("strangerconsign", layout, rows, tmp_path, seed=seed))


# rates of discounts in steps, and for how many a price is
@pytest.mark.parametrize("layout", ["grosso", "parts"])
def test_no_changed_digit_is_verified(reader, tmp_path, layout):
    one = laid_out("strangerconsign", layout, 3, tmp_path, seed=93)
    for what, changed in adversary.FORGED["digit"](random.Random("digit"), one.pages, 60):
        answer = reader.read(one.template, changed)
        if answer["verification"]["state"] == "verified":
            assert not adversary.differences(reader.read(one.template, one.pages), answer), what


def test_a_row_of_hours_is_no_total_of_a_paper_whose_last_page_is_lost(reader, tmp_path):
    one = laid_out("strangerconsign", "law", 20, tmp_path, seed=920)
    assert len(one.pages) == 2 and reader.read(one.template, one.pages[:1])["verification"]["state"] != "verified"
