# SPDX-License-Identifier: AGPL-3.0-or-later
"""GST invoices by the stranger of furnaces: what was done beside where, sizes with their measure, reports before joints."""

import pytest
from test_adversary import laid_out, no_change_is_verified, scored

KIND = "strangerfurnace"


@pytest.mark.parametrize("layout, rows, seed", [
    ("atmcash", 4, 11),  # "Site │ Activity"; a rounding under a summary that alone says the taxes
    ("atmcash", 1, 13),
    ("fishnet", 4, 11),  # "0.32 mm" under a heading that nobody knows, "Less / Add Paise"
    ("fishnet", 15, 22),
    ("scaffold", 4, 21),  # headings of one line between those of two, rules above and below all; days
    ("scaffold", 40, 22),
    ("radiography", 4, 11),  # a blank between two columns
    ("radiography", 40, 21),  # … carried over pages
])
def test_papers_are_right(tmp_path, layout, rows, seed):
    total = scored(tmp_path, KIND, layout, rows, seed)
    assert (total.rows_right, total.descriptions_right, total.rows_read) == (rows, rows, rows)
    assert (total.fields_right, total.verified) == (total.fields, 1)


@pytest.mark.parametrize("layout, ways", [
    ("atmcash", ("digit", "line lost", "same figure")),
    ("scaffold", ("digit", "line lost", "same figure")),
    ("radiography", ("digit", "line lost", "same figure")),
    ("fishnet", ("digit", "same figure")),  # the headings of its summary share a line with the foot
])
def test_no_changed_figure_is_verified(reader, tmp_path, layout, ways):
    no_change_is_verified(reader, laid_out(KIND, layout, 4, tmp_path, seed=11), ways)
