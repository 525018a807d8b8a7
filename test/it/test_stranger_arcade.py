# SPDX-License-Identifier: AGPL-3.0-or-later
"""Receipts of an eighth stranger, twenty tills of ten countries, by their text layers."""

import pytest
from test_adversary import laid_out, no_change_is_verified, scored

import make  # beside the adversary

KIND, LINES, SEED = "strangerarcade", 6, 3
# A shop's number behind its name, a till's name behind the address.
HEADS = {"grocer", "kedai"}
# A name in two lines around its figures.
TEXTS = {"baqala"}
# Quantities without the price of one, taxes without rate or base, goods counted otherwise than they are listed.
OPEN = {"bistro", "britgrocer", "chai", "gasmart", "grocer", "ironmonger", "kirana", "kopitiam", "mamak", "pub"}


@pytest.mark.parametrize("layout", make.KINDS[KIND][4])
def test_fields_and_lines_are_right(tmp_path, layout):
    total = scored(tmp_path, KIND, layout, LINES, SEED)
    assert (total.false_verified, total.mismatch, total.rows_right, total.rows_read) == (0, 0, total.rows, total.rows)
    assert total.descriptions_right == total.descriptions or layout in TEXTS
    assert total.fields_right == total.fields or layout in HEADS
    assert bool(total.verified) == (layout not in OPEN)


# change with a minus, a fee as the goods, taxes by class, a tax apart
@pytest.mark.parametrize("layout", ["markt", "parkade", "fournil", "udupi", "medicals"])
def test_no_changed_figure_is_verified(reader, tmp_path, layout):
    no_change_is_verified(reader, laid_out(KIND, layout, LINES, tmp_path, seed=SEED), ("digit", "same figure"), 30)
