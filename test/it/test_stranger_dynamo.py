# SPDX-License-Identifier: AGPL-3.0-or-later
"""GST invoices by the stranger of dynamos: running accounts, vehicles, quarry tickets, picks of a loom, slabs by the sheet."""

import pytest
from test_adversary import laid_out, no_change_is_verified, scored

KIND = "strangerdynamo"


@pytest.mark.parametrize("layout, rows, seed, verified", [
    ("rabill", 4, 1, 0),  # the foot, and right of it what is kept back
    ("chassis", 4, 77, 1),  # models, colours and numbers, and no heading of names
    ("chassis", 1, 1, 1),
    ("quarry", 4, 1, 1),  # "4 TRIPS"; vehicles beside materials
    ("chandler", 4, 77, 1),  # "1270 x 1270" right before a code
    ("picks", 4, 1, 0),  # picks at so many paise make the charge of a metre
    ("books", 15, 1, 0),  # "Nil" in a column of rates
    ("books", 1, 1, 0),
])
def test_papers_are_right(tmp_path, layout, rows, seed, verified):
    total = scored(tmp_path, KIND, layout, rows, seed)
    assert (total.rows_right, total.descriptions_right, total.rows_read) == (rows, rows, rows)
    assert (total.fields_right, total.verified) == (total.fields, verified)


@pytest.mark.parametrize("layout", ["chassis", "quarry", "slabs", "chandler"])
def test_no_changed_figure_is_verified(reader, tmp_path, layout):
    no_change_is_verified(reader, laid_out(KIND, layout, 4, tmp_path, seed=1))
