# SPDX-License-Identifier: AGPL-3.0-or-later
"""Invoices of commerce of twelve countries as seventeen programs print them: all is right, and no change is verified."""

import pytest
from test_adversary import laid_out, no_change_is_verified, scored

import make  # beside the adversary

KIND = "strangercaravan"
# Items in two bands under headings in two bands, and texts that reach below the next heading.
LEFT = {"deindustrie", "wholesaler"}


# sums of lots, taxes withheld, rates in words, currencies among labels, second lines of a price
@pytest.mark.parametrize("layout", [name for name in make.KINDS[KIND][4] if name not in LEFT])
def test_all_is_right(tmp_path, layout):
    total = scored(tmp_path, KIND, layout, 4, seed=3)
    assert (total.rows_right, total.rows_read, total.descriptions_right, total.fields_right) == (4, 4, 4, total.fields)
    assert (total.mismatch, total.false_verified) == (0, 0)


# rates below taxes, a mailbox in an address, a number behind a lone "#", codes over texts
@pytest.mark.parametrize("layout", ["artisan", "canada", "contractor", "fatturaxml", "gulf", "hurtownia", "lexbuero", "outback", "polder", "sevcloud", "ukonline", "wholesaler"])
def test_another_strangers_are_right(tmp_path, layout):
    total = scored(tmp_path, "strangerpalette", layout, 4, seed=3)
    assert (total.rows_right, total.rows_read, total.fields_right) == (4, 4, total.fields)
    assert (total.mismatch, total.false_verified) == (0, 0)


@pytest.mark.parametrize("layout", ["espana", "frartisan", "singapore", "ukagency", "saas"])
def test_no_changed_figure_is_verified(reader, tmp_path, layout):
    no_change_is_verified(reader, laid_out(KIND, layout, 4, tmp_path, seed=3), ("digit", "same figure"))
