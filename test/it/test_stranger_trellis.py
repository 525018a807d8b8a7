# SPDX-License-Identifier: AGPL-3.0-or-later
"""Papers with several accounts (strangertrellis): each account's rows, head and sums are its own, no change is verified."""

import pytest
from test_adversary import laid_out, no_change_is_verified, scored

import make  # beside the adversary

KIND = "strangertrellis"
# A bank's name in two lines, or without its legal form; a kind of account beside its number.
HEADS = {"frrel", "aueasy", "sgmulti", "ukpair"}
# Right, and not verified: an account without rows, whose balances nothing meets.
OPEN = {("aueasy", 3), ("indcorp", 5)}


@pytest.mark.parametrize("layout", make.KINDS[KIND][4])
@pytest.mark.parametrize("rows, seed", [(12, 3), (2, 5)])  # at the second indcorp's third account has no rows
def test_each_account_is_right(tmp_path, layout, rows, seed):
    total = scored(tmp_path, KIND, layout, rows, seed=seed)
    assert (total.rows_right, total.rows_read) == (total.rows, total.rows)
    assert total.descriptions_right == total.descriptions
    assert total.fields_right == total.fields or layout in HEADS
    assert (total.verified == 1 or (layout, seed) in OPEN, total.mismatch, total.false_verified) == (True, 0, 0)


@pytest.mark.parametrize("layout", ["indcoop", "chpair", "uscons", "sgmulti"])
def test_no_changed_figure_is_verified(reader, tmp_path, layout):
    no_change_is_verified(reader, laid_out(KIND, layout, 6, tmp_path, seed=3), ("digit", "same figure"))
