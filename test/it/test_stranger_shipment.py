# SPDX-License-Identifier: AGPL-3.0-or-later
"""Invoices of commerce of a seventh stranger, of sixteen countries (test/gen/strangers/stranger_shipment.py): all is right, and nothing is falsely verified."""

import random

import pytest
from test_adversary import adversary, laid_out, no_change_is_verified, scored

import make  # beside the adversary


def measured(tmp_path, layout, rows, seed, kind="strangershipment"):
    return scored(tmp_path, kind, layout, rows, seed)


# a window with a registration, a sender in the foot, a registration beside an address, whole pesos, a rand before one amount, a rounded sum to pay
@pytest.mark.parametrize("layout", make.KINDS["strangershipment"][4])
@pytest.mark.parametrize("rows, seed", [(1, 91), (4, 93)])
def test_all_is_right(tmp_path, layout, rows, seed):
    total = measured(tmp_path, layout, rows, seed)
    assert (total.rows_right, total.rows_read, total.descriptions_right, total.fields_right) == (total.rows, total.rows, total.rows, total.fields)
    assert (total.mismatch, total.false_verified) == (0, 0)


# "continued on next page" over a slip for the payment
def test_a_slip_below_the_items_is_none(tmp_path):
    total = measured(tmp_path, "lasku", 25, 2)
    assert (total.rows_right, total.rows_read, total.verified) == (25, 25, 1)


# a total, its rounding, and what is to be paid; taxes by their rates, one of them of nothing
@pytest.mark.parametrize("layout, rows, seed", [("vet", 15, 1), ("gulf", 4, 1), ("mine", 4, 1), ("drukkerij", 4, 1)])
def test_what_is_printed_twice_is_verified(tmp_path, layout, rows, seed):
    total = measured(tmp_path, layout, rows, seed)
    assert (total.verified, total.false_verified) == (1, 0)


@pytest.mark.parametrize("layout, rows, seed", [("faktura", 4, 1), ("chile", 1, 1), ("drukkerij", 4, 1)])
def test_no_changed_figure_is_verified(reader, tmp_path, layout, rows, seed):
    no_change_is_verified(reader, laid_out("strangershipment", layout, rows, tmp_path, seed=seed))


@pytest.mark.parametrize("layout, rows, seed", [("vet", 15, 1), ("chile", 15, 1)])
def test_no_changed_digit_is_verified(reader, tmp_path, layout, rows, seed):
    one = laid_out("strangershipment", layout, rows, tmp_path, seed=seed)
    right = reader.read(one.template, one.pages)
    for what, changed in adversary.FORGED["digit"](random.Random("digit"), one.pages, 60):
        answer = reader.read(one.template, changed)
        if answer["verification"]["state"] == "verified":
            assert not adversary.differences(right, answer), what


# a registration before the name on its line, one called a reference, a sender's line without a known form of firm
@pytest.mark.parametrize("layout", ["factura_ar", "pastel_za", "mobil_de", "pack_fr"])
def test_layouts_of_public_programs(tmp_path, layout):
    total = measured(tmp_path, layout, 5, 971, "billpaper")
    assert (total.fields_right, total.mismatch, total.false_verified) == (total.fields, 0, 0)
