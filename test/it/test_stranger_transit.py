# SPDX-License-Identifier: AGPL-3.0-or-later
"""Invoices of commerce of a stranger, of twelve common countries (test/gen/strangers/stranger_transit*.py): all is right, and no change is verified."""

import pytest
from test_adversary import laid_out, no_change_is_verified, scored

import make  # beside the adversary

KIND = "strangertransit"


# figures at the right of ruled cells, boxes of headings, sums without a known name, rebates among credits, registrations by their labels, dashes
@pytest.mark.parametrize("layout", make.KINDS[KIND][4])
@pytest.mark.parametrize("rows, seed", [(4, 3)])
def test_all_is_right(tmp_path, layout, rows, seed):
    total = scored(tmp_path, KIND, layout, rows, seed)
    assert (total.rows_right, total.rows_read, total.descriptions_right, total.fields_right) == (total.rows, total.rows, total.rows, total.fields)
    assert (total.mismatch, total.false_verified) == (0, 0)


@pytest.mark.parametrize("layout", ["dehandel", "esabono", "gbtrade", "nlshop", "plfaktura"])
def test_no_changed_figure_is_verified(reader, tmp_path, layout):
    no_change_is_verified(reader, laid_out(KIND, layout, 4, tmp_path, seed=3), ("digit", "same figure"))
