# SPDX-License-Identifier: AGPL-3.0-or-later
"""Nineteen banks of India by the stranger with a coffer: rows, heads and sums are right, and no change is verified."""

import pytest
from test_adversary import laid_out, no_change_is_verified, scored

import make  # beside the adversary

KIND, SEED, ROWS = "strangercoffer", 3, 25
# right, and not verified: these print no closing balance, or nothing before the first row
DOUBTED = {"bharatsetu", "gramin", "peepalnet"}


def is_right(total, layout, rows):
    assert (total.rows_right, total.rows_read) == (rows, rows)
    assert (total.fields_right, total.mismatch) == (total.fields, 0)
    assert total.false_verified == 0
    assert total.verified == 1 or layout in DOUBTED


@pytest.mark.parametrize("layout", make.KINDS[KIND][4])
def test_papers_are_right(tmp_path, layout):
    total = scored(tmp_path, KIND, layout, ROWS, SEED)
    is_right(total, layout, ROWS)
    assert total.descriptions_right == ROWS  # arrows are no words


@pytest.mark.parametrize(("layout", "rows", "seed"), [
    ("chirpay", 1, 21),  # "Money Paid -" over nought
    ("icewell", 1, 21),  # "B/F" under the heading of what stands before the text
    ("samriddhi", 4, 21),  # "Balance in account as on 22.11.2019"
    ("overseas", 1, 21),  # "Withdrawals 0 items" over "Deposits 1 item"
])
def test_what_one_length_or_seed_showed_stays_mended(tmp_path, layout, rows, seed):
    is_right(scored(tmp_path, KIND, layout, rows, seed), layout, rows)


# a total called by the heading of its side, under a labelled one; two totals and their counts in one run
@pytest.mark.parametrize("layout", ["overseas", "kotwal"])
def test_no_change_is_verified(reader, tmp_path, layout):
    no_change_is_verified(reader, laid_out(KIND, layout, 4, tmp_path), ("digit", "same figure"), each=20)
