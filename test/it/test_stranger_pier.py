# SPDX-License-Identifier: AGPL-3.0-or-later
"""GST invoices by the sixteenth stranger: lines and fields are right, verified, and no change is."""

import pytest
from test_adversary import laid_out, no_change_is_verified, scored

import make  # beside the adversary

KIND, SEED, LINES = "strangerpier", 1, 4


def measured(tmp_path, layout, rows, seed=SEED):
    return scored(tmp_path, KIND, layout, rows, seed)


@pytest.mark.parametrize("layout", make.KINDS[KIND][4])
def test_papers_are_right(tmp_path, layout):
    total = measured(tmp_path, layout, LINES)
    assert (total.rows_right, total.descriptions_right, total.rows_read) == (LINES, LINES, LINES)
    assert (total.fields_right, total.verified) == (total.fields, 1)


@pytest.mark.parametrize("layout, rows, seed", [
    ("carrier", 1, 1),  # a last charge that is nothing
    ("onlineseller", 15, 1),  # the end of a name beside the rate of a tax
    ("onlineseller", 1, 2),  # one line, whose gross amount holds the tax
    ("medequip", 6, 3),  # the other kind of taxes
])
def test_what_one_length_or_seed_showed_stays_mended(tmp_path, layout, rows, seed):
    total = measured(tmp_path, layout, rows, seed)
    assert (total.rows_right, total.descriptions_right, total.rows_read) == (rows, rows, rows)
    assert (total.fields_right, total.verified) == (total.fields, 1)


@pytest.mark.parametrize("layout", make.KINDS[KIND][4])
def test_no_changed_figure_is_verified(reader, tmp_path, layout):
    no_change_is_verified(reader, laid_out(KIND, layout, LINES, tmp_path, seed=SEED))
