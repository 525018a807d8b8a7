# SPDX-License-Identifier: AGPL-3.0-or-later
"""Fourteen banks by the fourteenth stranger: rows and heads are right."""

import pytest
from test_adversary import scored

import make  # beside the adversary

KIND, SEED, ROWS = "strangerdrawer", 1, 25
DOUBTED = {"rashtra", "sangam"}  # right, and not verified: no closing balance is printed
NARROW = {"navira"}  # words of narrations that its cells break


# several pages: what zenora's second page says of the account again has a figure under a column
@pytest.mark.parametrize("layout", make.KINDS[KIND][4])
def test_papers_are_right(tmp_path, layout):
    total = scored(tmp_path, KIND, layout, ROWS, SEED)
    assert (total.rows_right, total.rows_read) == (total.rows, total.rows)
    assert total.descriptions_right == total.rows or layout in NARROW
    assert (total.mismatch, total.false_verified, total.fields_right) == (0, 0, total.fields)
    assert total.verified or layout in DOUBTED
