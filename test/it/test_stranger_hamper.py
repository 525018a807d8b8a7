# SPDX-License-Identifier: AGPL-3.0-or-later
"""Invoices of commerce of a stranger, of twelve countries more (test/gen/strangers/stranger_hamper.py): all is right, and nothing is falsely verified."""

import pytest
from test_adversary import scored

import make  # beside the adversary


# registrations in the foot and beside other numbers, names beside their label, numbers of other alphabets, freight that is counted, rates in a bar of sums,
# whole money, a head that the second page says again
@pytest.mark.parametrize("layout", make.KINDS["strangerhamper"][4])
@pytest.mark.parametrize("rows, seed", [(1, 1), (25, 2)])
def test_all_is_right(tmp_path, layout, rows, seed):
    total = scored(tmp_path, "strangerhamper", layout, rows, seed)
    assert (total.rows_right, total.rows_read, total.descriptions_right, total.fields_right) == (total.rows, total.rows, total.rows, total.fields)
    assert (total.mismatch, total.false_verified) == (0, 0)
