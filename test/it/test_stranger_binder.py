# SPDX-License-Identifier: AGPL-3.0-or-later
"""GST invoices of ordinary programs by a stranger: conditions that say their base, labels close behind other text."""

import pytest
from test_adversary import laid_out, no_change_is_verified, scored

KIND = "strangerbinder"


@pytest.mark.parametrize("layout, rows, seed", [
    ("erp", 1, 5),
    ("erp", 4, 2),  # in the state
    ("erp", 15, 1),  # carried and brought forward
    ("spares", 4, 4),  # "State Tax" close behind a term of the sale
])
def test_papers_are_right(tmp_path, layout, rows, seed):
    total = scored(tmp_path, KIND, layout, rows, seed)
    assert (total.rows_right, total.descriptions_right, total.rows_read) == (rows, rows, rows)
    assert (total.fields_right, total.verified) == (total.fields, 1)


@pytest.mark.parametrize("layout", ["erp", "spares"])
def test_no_changed_figure_is_verified(reader, tmp_path, layout):
    no_change_is_verified(reader, laid_out(KIND, layout, 4, tmp_path, seed=4))
