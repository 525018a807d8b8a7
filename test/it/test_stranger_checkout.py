# SPDX-License-Identifier: AGPL-3.0-or-later
"""Receipts of twenty tills of nine countries, by their text layers: all is right, and no change is verified."""

import pytest
from test_adversary import laid_out, no_change_is_verified, scored

import make  # beside the adversary

KIND, SEED, LINES = "strangercheckout", 3, 4


@pytest.mark.parametrize("layout", make.KINDS[KIND][4])
def test_fields_and_lines_are_right(tmp_path, layout):
    total = scored(tmp_path, KIND, layout, LINES, SEED)
    assert (total.false_verified, total.mismatch) == (0, 0)
    assert (total.fields_right, total.rows_right, total.rows_read, total.descriptions_right) == (total.fields, LINES, LINES, LINES)


# a table of taxes, a tax in a sentence, quantities beside the price of one, a number before the total, rates in a column of goods
@pytest.mark.parametrize("layout", ["bistro", "pasarraya", "lumber", "farmasi", "saydaliya", "udupi"])
def test_no_changed_figure_is_verified(reader, tmp_path, layout):
    no_change_is_verified(reader, laid_out(KIND, layout, LINES, tmp_path, seed=SEED), ("digit", "same figure"), 30)
