# SPDX-License-Identifier: AGPL-3.0-or-later
"""GST invoices by the twenty-first stranger: names under headings that nobody knows, cells that nearly touch."""

import pytest
from test_adversary import laid_out, no_change_is_verified, scored

KIND = "strangerhedge"
IN_CAPITALS = ("fishnets", "latex")  # their letterheads, which are read as they are printed


@pytest.mark.parametrize("layout, rows, seed", [
    ("biomedwaste", 4, 1),  # "Service" over days
    ("coaltrucks", 15, 1),  # "Despatch" over dates; gross less tare is the weight
    ("readymix", 4, 1),  # a docket, an hour and a vehicle beside each other
    ("lenslab", 4, 1),  # a number of an order beside the name, a power beside the code
    ("lenslab", 3, 2),  # few lines: a border beside all figures
    ("insbroker", 4, 1),  # shares of premiums, a code and the place of supply in sentences
    ("insbroker", 15, 1),
    ("fireworks", 4, 1),  # a name with its town
    ("latex", 4, 1),  # "Material" is the only name, "Rate/Kg DRC" a price
    ("containeryard", 15, 1),
])
def test_papers_are_right(tmp_path, layout, rows, seed):
    total = scored(tmp_path, KIND, layout, rows, seed)
    assert (total.rows_right, total.descriptions_right, total.rows_read) == (rows, rows, rows)
    assert total.fields_right == total.fields - (layout in IN_CAPITALS)
    assert total.verified == (layout != "lenslab")  # powers of lenses are figures that nothing explains


@pytest.mark.parametrize("layout", ["coaltrucks", "readymix", "insbroker", "latex"])
def test_no_changed_figure_is_verified(reader, tmp_path, layout):
    no_change_is_verified(reader, laid_out(KIND, layout, 4, tmp_path, seed=1))
