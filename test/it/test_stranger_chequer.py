# SPDX-License-Identifier: AGPL-3.0-or-later
"""Twenty-five banks and six cards by the thirteenth stranger: rows and heads are right, and no change is verified."""

import pytest
from test_adversary import laid_out, no_change_is_verified, scored

import make  # beside the adversary

SEED, ROWS = 15, 9
PAPERS = [(kind, layout) for kind in ("strangerchequer", "strangeragency", "strangerrepay") for layout in make.KINDS[kind][4]]
# The foot names the firm behind the card in full, and the sign is its mark.
OTHERWISE = {"turkey": 1}
# Right, and not verified: no closing balance is printed, or nothing would show that a page is lost.
DOUBTED = {"brazil", "panchnad", "rashtriya", "vistara"}


@pytest.mark.parametrize("kind, layout", PAPERS)
def test_papers_are_right(tmp_path, kind, layout):
    total = scored(tmp_path, kind, layout, ROWS, SEED)
    assert (total.rows_right, total.rows_read, total.descriptions_right) == (total.rows, total.rows, total.rows)
    assert (total.mismatch, total.false_verified) == (0, 0)
    assert total.fields - total.fields_right <= OTHERWISE.get(layout, 0)
    assert total.verified or layout in DOUBTED


# two totals in one cell, sums in a sentence, counts under a closing balance, balances of a card among its rows
@pytest.mark.parametrize("kind, layout", [("strangeragency", "dutch"), ("strangerchequer", "tijori"), ("strangerchequer", "dakghar"),
                                          ("strangerchequer", "gramin"), ("strangerrepay", "turkey")])
def test_no_changed_figure_is_verified(reader, tmp_path, kind, layout):
    one = laid_out(kind, layout, ROWS, tmp_path, seed=SEED)
    no_change_is_verified(reader, one, ("digit", "same figure"), 30)
