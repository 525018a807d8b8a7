# SPDX-License-Identifier: AGPL-3.0-or-later
"""Bills of thirteen trades by the stranger at the counter: sums that are none of the lines', a foot beside a summary."""

import pytest
from test_adversary import laid_out, no_change_is_verified, scored

KIND = "strangercounterbill"


@pytest.mark.parametrize("layout, rows, verified", [
    ("customs", 4, 0),  # the cargo's assessable value stands above the items; amounts without tax
    ("dryfruits", 4, 1),  # "Round Off 0.41" right behind the sums of a summary
    ("testlab", 15, 1),  # a discount and a charge between the lines and a taxable value of an unknown name
    ("bearings", 4, 1),  # "Assessable for GST" holds the packing
    ("adspace", 15, 1),  # "Page 14" reaches below the codes; "Publisher's Registration" is nobody; a gross value
    ("godown", 4, 0),  # "Pl.of Sup"; the total of bags is no value
])
def test_papers_are_right(tmp_path, layout, rows, verified):
    total = scored(tmp_path, KIND, layout, rows, seed=3)
    assert (total.rows_right, total.descriptions_right, total.rows_read) == (rows, rows, rows)
    assert (total.fields_right, total.verified, total.mismatch) == (total.fields, verified, 0)


@pytest.mark.parametrize("layout, rows", [("dryfruits", 4), ("testlab", 1), ("bearings", 4), ("adspace", 4)])
def test_no_changed_figure_is_verified(reader, tmp_path, layout, rows):
    no_change_is_verified(reader, laid_out(KIND, layout, rows, tmp_path, seed=3))
