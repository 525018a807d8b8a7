# SPDX-License-Identifier: AGPL-3.0-or-later
"""Twelve cards of India and abroad by another stranger: rows and heads are right, and no change is verified."""

import pytest
from test_adversary import laid_out, no_change_is_verified, scored

import make  # beside the adversary

KIND, SEED, ROWS = "strangerpurser", 21, 9
# A table of rates that goes on behind the rows, lists in two columns at different heights, a panel longer than its table, something
# paid and nothing bought, one row alone, a minimum on the second page.
OTHERS = [("laurier", 25, 1), ("ipe", 40, 2), ("tamarind", 6, 2), ("rhein", 1, 3), ("peepal", 1, 3), ("rhein", 40, 2)]


@pytest.mark.parametrize("layout, rows, seed", [(layout, ROWS, SEED) for layout in make.KINDS[KIND][4]] + OTHERS)
def test_papers_are_right(tmp_path, layout, rows, seed):
    total = scored(tmp_path, KIND, layout, rows, seed)
    assert (total.rows_right, total.rows_read, total.descriptions_right) == (total.rows, total.rows, total.rows)
    assert (total.mismatch, total.false_verified) == (0, 0)
    assert total.fields == total.fields_right
    assert total.verified


# a total with the previous balance in it, labels of two lines around one, taxes apart, days and months apart, lists in two columns
@pytest.mark.parametrize("layout", ["indus", "peepal", "agave", "laurier", "ipe"])
def test_no_changed_figure_is_verified(reader, tmp_path, layout):
    one = laid_out(KIND, layout, ROWS, tmp_path, seed=SEED)
    no_change_is_verified(reader, one, ("digit", "same figure"), 30)
