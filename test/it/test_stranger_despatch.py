# SPDX-License-Identifier: AGPL-3.0-or-later
"""Invoices of commerce of a fifth stranger (test/gen/strangers/stranger_despatch.py): all is right, and nothing is falsely verified."""

import random

import pytest
from test_adversary import adversary, laid_out, no_change_is_verified, scored

import make  # beside the adversary


def measured(tmp_path, layout, rows, seed, kind="strangerdespatch"):
    return scored(tmp_path, kind, layout, rows, seed)


# recommended prices over "DISC" and "VAT / RATE", names under no heading, prices of a hundred beside the price, two taxes of Quebec beside a
# balance brought forward, prices with VAT in them, parties side by side, a street under a letterhead, registrations without a label
@pytest.mark.parametrize("layout", make.KINDS["strangerdespatch"][4])
@pytest.mark.parametrize("rows, seed", [(1, 91), (4, 93)])
def test_all_is_right(tmp_path, layout, rows, seed):
    total = measured(tmp_path, layout, rows, seed)
    assert (total.rows_right, total.rows_read, total.fields_right) == (total.rows, total.rows, total.fields)
    assert (total.mismatch, total.false_verified) == (0, 0)


# taxes that were rounded line by line, prices of a thousand pieces, bold titles over two items each, discounts of 40 that are no amount
@pytest.mark.parametrize("layout, rows, seed", [("polska", 8, 2), ("spares", 15, 1), ("energie", 4, 1), ("telecom", 15, 1), ("books", 4, 1)])
def test_more_lines_are_right(tmp_path, layout, rows, seed):
    total = measured(tmp_path, layout, rows, seed)
    assert (total.rows_right, total.descriptions_right, total.fields_right, total.mismatch) == (total.rows, total.rows, total.fields, 0)


# a rate of 0 % in a table of taxes, rates under "Taxa", a tax of thousands behind its rate, a total beside a currency, a discount with its rate,
# a credit note's total
@pytest.mark.parametrize("layout, rows", [("groothandel", 4), ("obra", 4), ("fortnox", 4), ("fattura", 4), ("saas", 15), ("creditnote", 15), ("polska", 4)])
def test_what_is_printed_twice_is_verified(tmp_path, layout, rows):
    total = measured(tmp_path, layout, rows, 1)
    assert (total.verified, total.false_verified) == (1, 0)


@pytest.mark.parametrize("layout, rows, seed", [("fattura", 3, 93), ("spares", 6, 11), ("fortnox", 3, 93)])
def test_no_changed_figure_is_verified(reader, tmp_path, layout, rows, seed):
    no_change_is_verified(reader, laid_out("strangerdespatch", layout, rows, tmp_path, seed=seed))


# rates in a table of taxes without a sign, also of 0 %, a discount beside its rate
@pytest.mark.parametrize("layout, rows", [("obra", 3), ("saas", 3), ("groothandel", 3)])
def test_no_changed_digit_is_verified(reader, tmp_path, layout, rows):
    one = laid_out("strangerdespatch", layout, rows, tmp_path, seed=93)
    right = reader.read(one.template, one.pages)
    for what, changed in adversary.FORGED["digit"](random.Random("digit"), one.pages, 60):
        answer = reader.read(one.template, changed)
        if answer["verification"]["state"] == "verified":
            assert not adversary.differences(right, answer), what


# disbursements below a row of hours, a foreign amount beside a charge, items whose description is empty
@pytest.mark.parametrize("layout, rows, seed", [("law", 18, 5), ("law", 7, 8), ("freight", 18, 5), ("qbo", 18, 5)])
def test_lines_of_an_earlier_stranger(tmp_path, layout, rows, seed):
    total = measured(tmp_path, layout, rows, seed, "strangerconsign")
    assert (total.rows_right, total.rows_read, total.descriptions_right, total.mismatch) == (total.rows, total.rows, total.rows, 0)


@pytest.mark.parametrize("rows, seed", [(18, 5), (5, 204)])
def test_what_was_ordered_and_not_sent_keeps_from_verified(tmp_path, rows, seed):
    total = measured(tmp_path, "greenbar", rows, seed, "strangersale")
    assert (total.verified, total.false_verified) == (0, 0)
