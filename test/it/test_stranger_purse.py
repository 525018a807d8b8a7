# SPDX-License-Identifier: AGPL-3.0-or-later
"""Fifteen banks by the fifteenth stranger: rows and heads are right."""

import pytest
from test_adversary import scored

import make  # beside the adversary

KIND = "strangerpurse"
# a name without "bank" in the head is given in full from the foot (doc/accuracy/statements.md)
NAMED_LESS = {"mobileapp"}
# right, and not verified: another page may lack, or no closing balance is printed
DOUBTED = {"cashcredit", "coop", "passbook"}


# seed 2 has few rows, of which nothing but one column tells how it writes thousands; seed 3 several pages
@pytest.mark.parametrize(("rows", "seed"), [(3, 2), (60, 3)])
@pytest.mark.parametrize("layout", make.KINDS[KIND][4])
def test_papers_are_right(tmp_path, layout, rows, seed):
    total = scored(tmp_path, KIND, layout, rows, seed)
    assert (total.rows_right, total.rows_read) == (total.rows, total.rows)
    assert total.descriptions_right == total.rows
    assert total.mismatch == 0
    assert total.fields_right == total.fields - (layout in NAMED_LESS)
    assert total.verified or layout in DOUBTED
