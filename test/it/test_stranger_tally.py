# SPDX-License-Identifier: AGPL-3.0-or-later
"""Receipts of a third stranger, twenty tills of seven lands, by their text layers."""

import random

import pytest
from test_adversary import adversary, laid_out, no_change_is_verified, scored

import make  # beside the adversary

SEED, LINES = 90, 6
# Weights to the gram, quantities without the price of one, a tax without its rate: what meets no other figure is read, and the paper
# unverifiable.
VERIFIED = {"bakery", "bookshop", "dine", "hardware", "kirana", "mamak", "medical", "pharmacy", "pump", "stationery"}


@pytest.mark.parametrize("layout", make.KINDS["strangertally"][4])
def test_fields_and_lines_are_right(tmp_path, layout):
    total = scored(tmp_path, "strangertally", layout, LINES, SEED)
    assert total.false_verified == 0 and total.mismatch == 0
    assert (total.fields_right, total.rows_right, total.rows_read) == (total.fields, total.rows, total.rows)
    assert total.descriptions_right == total.descriptions == total.rows
    assert total.verified or layout not in VERIFIED


# figures in columns with what is taken off, goods in blocks, halves of a tax beside a rounding, change under any name
@pytest.mark.parametrize("layout", ["bookshop", "kirana", "medical", "pharmacy", "pump", "stationery"])
def test_no_changed_figure_is_verified(reader, tmp_path, layout):
    one = laid_out("strangertally", layout, LINES, tmp_path, seed=SEED)
    no_change_is_verified(reader, one, ("digit", "same figure"), 30)


# a price whose hundredths are torn off is no quantity, whatever makes the amount
@pytest.mark.parametrize("layout", ["bookshop", "kirana"])
def test_no_torn_price_is_a_quantity(reader, tmp_path, layout):
    one = laid_out("strangertally", layout, LINES, tmp_path, seed=SEED)
    pages = adversary.as_scan(one.pages)
    before = reader.read(one.template, pages)["data"]["line_items"]
    for way in ("torn", "mark lost", "character lost"):
        for what, changed in adversary.LOST[way](random.Random(way), pages, 30):
            after = reader.read(one.template, changed)["data"]["line_items"]
            if len(after) == len(before):
                assert all(b["quantity"] in (a["quantity"], None) for a, b in zip(before, after)), what
