# SPDX-License-Identifier: AGPL-3.0-or-later
"""Fifteen banks and four cards by the twelfth stranger: rows and heads are right, and no change is verified."""

import pytest
from test_adversary import laid_out, no_change_is_verified, scored

import make  # beside the adversary

SEED, ROWS = 14, 12
PAPERS = [(kind, layout) for kind in ("strangerlocker", "strangerrevolve") for layout in make.KINDS[kind][4]]
# How much of its name a bank's is: the head has it without the legal form, which the foot adds.
OTHERWISE = {"private": 1}
# Right, and not verified: no opening and closing balance is printed, or a page may lack rows; of a card, sides that are told by arithmetic.
DOUBTED = {"german", "merlion", "overdraft", "public", "smallfinance"}


@pytest.mark.parametrize("kind, layout", PAPERS)
def test_papers_are_right(tmp_path, kind, layout):
    total = scored(tmp_path, kind, layout, ROWS, SEED)
    assert (total.rows_right, total.rows_read, total.descriptions_right) == (total.rows, total.rows, total.rows)
    assert (total.mismatch, total.false_verified) == (0, 0)
    assert total.fields - total.fields_right <= OTHERWISE.get(layout, 0)
    assert total.verified or layout in DOUBTED


# balances after each row, newest first, with sides in words, in signs, in columns; a card's sums
@pytest.mark.parametrize("kind, layout", [("strangerlocker", "british"), ("strangerlocker", "coop"), ("strangerlocker", "mexican"),
                                          ("strangerlocker", "swedish"), ("strangerrevolve", "meridian")])
def test_no_changed_figure_is_verified(reader, tmp_path, kind, layout):
    one = laid_out(kind, layout, ROWS, tmp_path, seed=SEED)
    no_change_is_verified(reader, one, ("digit", "same figure"), 30)
