# SPDX-License-Identifier: AGPL-3.0-or-later
"""GST invoices of ten programs by the eighteenth stranger: lines and fields are right, and no change is verified."""

import pytest
from test_adversary import laid_out, no_change_is_verified, scored

import make  # beside the adversary

KIND = "strangervoucher"


@pytest.mark.parametrize("layout, rows, seed", [
    *((layout, 4, 1) for layout in make.KINDS[KIND][4]),
    ("busytrade", 25, 2),  # taxes of the summary are rounded line by line, and hold that of the charge
    ("sapone", 15, 1), ("margpharma", 15, 1),  # a heading of code over name; a discount before tax, within a state
    ("tallyeinv", 60, 4),  # a count in another unit below the quantity, and the rest of the name beside it
])
def test_papers_are_right(tmp_path, layout, rows, seed):
    total = scored(tmp_path, KIND, layout, rows, seed)
    assert (total.rows_right, total.descriptions_right, total.rows_read) == (rows, rows, rows)
    assert (total.fields_right, total.mismatch, total.false_verified) == (total.fields, 0, 0)


@pytest.mark.parametrize("layout, seed", [("busytrade", 4711), ("margpharma", 1), ("sapone", 1), ("tallyincl", 1)])
def test_no_changed_figure_is_verified(reader, tmp_path, layout, seed):
    no_change_is_verified(reader, laid_out(KIND, layout, 4, tmp_path, seed=seed))
