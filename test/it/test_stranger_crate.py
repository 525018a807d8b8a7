# SPDX-License-Identifier: AGPL-3.0-or-later
"""Invoices of commerce of a stranger, of twelve countries more (test/gen/strangers/stranger_crate*.py): all is right, and no change is verified."""

import pytest
from test_adversary import laid_out, no_change_is_verified, scored

import make  # beside the adversary

KIND = "strangercrate"


# senders in the foot, names over three lines, sections of a form, francs CFA and rials, discounts as rate and amount, what is taxed on lines of its own
@pytest.mark.parametrize("layout", make.KINDS[KIND][4])
@pytest.mark.parametrize("rows, seed", [(3, 2), (12, 3)])
def test_all_is_right(tmp_path, layout, rows, seed):
    total = scored(tmp_path, KIND, layout, rows, seed)
    assert (total.rows_right, total.rows_read, total.descriptions_right, total.fields_right) == (total.rows, total.rows, total.rows, total.fields)
    assert (total.mismatch, total.false_verified) == (0, 0)


@pytest.mark.parametrize("layout", ["argentinafacturac", "cameroonword", "omanrental", "turkeyefatura"])
def test_no_changed_figure_is_verified(reader, tmp_path, layout):
    no_change_is_verified(reader, laid_out(KIND, layout, 4, tmp_path, seed=1), ("digit", "same figure"))
