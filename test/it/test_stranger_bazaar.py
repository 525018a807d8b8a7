# SPDX-License-Identifier: AGPL-3.0-or-later
"""Invoices of commerce of a stranger, of twelve countries away from the commonest (test/gen/strangers/stranger_bazaar*.py): all is right, and no change is verified."""

import pytest
from test_adversary import laid_out, no_change_is_verified, scored

import make  # beside the adversary

KIND = "strangerbazaar"


# bases in brackets, whole money with prices in cents, sums before the discounts of lines, taxes added and taken off, short registrations, boxes
@pytest.mark.parametrize("layout", make.KINDS[KIND][4])
@pytest.mark.parametrize("rows, seed", [(4, 1)])
def test_all_is_right(tmp_path, layout, rows, seed):
    total = scored(tmp_path, KIND, layout, rows, seed)
    assert (total.rows_right, total.rows_read, total.descriptions_right, total.fields_right) == (total.rows, total.rows, total.rows, total.fields)
    assert (total.mismatch, total.false_verified) == (0, 0)


@pytest.mark.parametrize("layout", ["angola", "colombia", "philippines", "slovakia", "trinidad"])
def test_no_changed_figure_is_verified(reader, tmp_path, layout):
    no_change_is_verified(reader, laid_out(KIND, layout, 4, tmp_path, seed=1), ("digit", "same figure"))
