# SPDX-License-Identifier: AGPL-3.0-or-later
"""Invoices of commerce of a sixth stranger (test/gen/strangers/stranger_delivery.py): all is right, and nothing is falsely verified."""

import random

import pytest
from test_adversary import adversary, laid_out, no_change_is_verified, scored

import make  # beside the adversary


def measured(tmp_path, layout, rows, seed, kind="strangerdelivery"):
    return scored(tmp_path, kind, layout, rows, seed)


# article numbers over names and what is declared below them, costs behind a sum of fees, an account's number before the invoice's, a balance of an
# earlier bill, freight that is the sum of the lines, an order as the invoice's number, a name in capitals over a slip that writes it
@pytest.mark.parametrize("layout", make.KINDS["strangerdelivery"][4])
@pytest.mark.parametrize("rows, seed", [(1, 91), (4, 93)])
def test_all_is_right(tmp_path, layout, rows, seed):
    total = measured(tmp_path, layout, rows, seed)
    assert (total.rows_right, total.rows_read, total.descriptions_right, total.fields_right) == (total.rows, total.rows, total.rows, total.fields)
    assert (total.mismatch, total.false_verified) == (0, 0)


# a head said again on a second page, "Firma" in a name, a balance brought forward
@pytest.mark.parametrize("layout, rows, seed", [("counsel", 15, 13), ("polska", 2, 1), ("telecom", 1, 11)])
def test_more_papers_are_right(tmp_path, layout, rows, seed):
    total = measured(tmp_path, layout, rows, seed)
    assert (total.rows_right, total.descriptions_right, total.fields_right, total.mismatch) == (total.rows, total.rows, total.fields, 0)


# a surcharge on freight, freight beside goods, codes of taxes, a retainer, a credit note's total, an advance
@pytest.mark.parametrize("layout, rows, seed", [("vervoer", 4, 12), ("spares", 4, 12), ("cfdi", 4, 12), ("counsel", 4, 12), ("hyvitys", 4, 12), ("craft", 4, 12), ("telecom", 15, 13)])
def test_what_is_printed_twice_is_verified(tmp_path, layout, rows, seed):
    total = measured(tmp_path, layout, rows, seed)
    assert (total.verified, total.false_verified) == (1, 0)


@pytest.mark.parametrize("layout, rows, seed", [("vervoer", 3, 93), ("spares", 3, 93), ("telecom", 15, 14), ("counsel", 3, 93)])
def test_no_changed_figure_is_verified(reader, tmp_path, layout, rows, seed):
    no_change_is_verified(reader, laid_out("strangerdelivery", layout, rows, tmp_path, seed=seed))


@pytest.mark.parametrize("layout, rows, seed", [("vervoer", 3, 93), ("telecom", 15, 14), ("spares", 3, 93)])
def test_no_changed_digit_is_verified(reader, tmp_path, layout, rows, seed):
    one = laid_out("strangerdelivery", layout, rows, tmp_path, seed=seed)
    right = reader.read(one.template, one.pages)
    for what, changed in adversary.FORGED["digit"](random.Random("digit"), one.pages, 60):
        answer = reader.read(one.template, changed)
        if answer["verification"]["state"] == "verified":
            assert not adversary.differences(right, answer), what


# net and tax in a row of totals, a customer behind "For", a place and a day beside "Firma", a registration between NO and MVA
@pytest.mark.parametrize("layout", ["factura_ro", "plain_words", "portraet_de", "verksted_no", "fiduciaire_ch", "lab_ke"])
def test_layouts_of_public_programs(tmp_path, layout):
    total = measured(tmp_path, layout, 6, 883, "billpaper")
    assert (total.rows_right, total.fields_right, total.mismatch, total.false_verified) == (total.rows, total.fields, 0, 0)


# an order that begins with PO beside a shop's number, yen, a firm below its brand, a name in the foot
@pytest.mark.parametrize("layout", ["amzbusiness", "seikyu", "waybill", "folio"])
def test_papers_of_an_earlier_stranger(tmp_path, layout):
    total = measured(tmp_path, layout, 6, 883, "strangersale")
    assert (total.fields_right, total.mismatch, total.false_verified) == (total.fields, 0, 0)


def test_a_changed_row_of_net_and_tax_is_not_verified(reader, tmp_path):
    no_change_is_verified(reader, laid_out("billpaper", "factura_ro", 3, tmp_path, seed=93))
