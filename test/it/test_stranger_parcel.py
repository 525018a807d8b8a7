# SPDX-License-Identifier: AGPL-3.0-or-later
"""Invoices of commerce of an eighth stranger, of twelve countries (test/gen/strangers/stranger_parcel.py): all is right, and nothing is falsely verified."""

import random

import pytest
from test_adversary import adversary, laid_out, no_change_is_verified, scored

import make  # beside the adversary


def measured(tmp_path, layout, rows, seed):
    return scored(tmp_path, "strangerparcel", layout, rows, seed)


# discounts of the lines said again among the sums, a deposit before the tax, a bar of sums, a number of two parts, whole forints
# and krónur, a rate below each item, a foot's text close by a sum, names behind Cyrillic labels, an id in the window and one in the issuer's block
@pytest.mark.parametrize("layout", make.KINDS["strangerparcel"][4])
@pytest.mark.parametrize("rows, seed", [(4, 91), (6, 93)])
def test_all_is_right(tmp_path, layout, rows, seed):
    total = measured(tmp_path, layout, rows, seed)
    assert (total.rows_right, total.rows_read, total.descriptions_right, total.fields_right) == (total.rows, total.rows, total.rows, total.fields)
    assert (total.mismatch, total.false_verified) == (0, 0)


# a page that begins with numbers of the columns and a sum brought forward, and one that has nothing but a bar of sums
@pytest.mark.parametrize("layout, seed", [("romania", 2), ("sweden", 3)])
def test_a_page_without_an_item_first(tmp_path, layout, seed):
    total = measured(tmp_path, layout, 25, seed)
    assert (total.rows_right, total.rows_read, total.fields_right, total.mismatch) == (25, 25, total.fields, 0)


# whole money's rates, columns of a discount's rate and amount, a credit note with what is left of it
@pytest.mark.parametrize("layout, rows, seed", [("hungary", 15, 1), ("texas", 4, 1), ("australia", 4, 1)])
def test_what_is_printed_twice_is_verified(tmp_path, layout, rows, seed):
    total = measured(tmp_path, layout, rows, seed)
    assert (total.verified, total.false_verified) == (1, 0)


@pytest.mark.parametrize("layout, rows, seed", [("hungary", 4, 1), ("thailand", 4, 1), ("sweden", 4, 1)])
def test_no_changed_figure_is_verified(reader, tmp_path, layout, rows, seed):
    no_change_is_verified(reader, laid_out("strangerparcel", layout, rows, tmp_path, seed=seed))


@pytest.mark.parametrize("layout, rows, seed", [("hungary", 15, 1), ("turkey", 15, 1), ("thailand", 15, 1)])
def test_no_changed_digit_is_verified(reader, tmp_path, layout, rows, seed):
    one = laid_out("strangerparcel", layout, rows, tmp_path, seed=seed)
    right = reader.read(one.template, one.pages)
    for what, changed in adversary.FORGED["digit"](random.Random("digit"), one.pages, 60):
        answer = reader.read(one.template, changed)
        if answer["verification"]["state"] == "verified":
            assert not adversary.differences(right, answer), what
