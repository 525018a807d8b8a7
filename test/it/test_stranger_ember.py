# SPDX-License-Identifier: AGPL-3.0-or-later
"""GST invoices by the twenty-second stranger: quantities under headings of no use, codes behind a blank."""

import pytest
from test_adversary import laid_out, no_change_is_verified, scored

KIND = "strangerember"


@pytest.mark.parametrize("layout, rows", [
    ("bottler", 4),  # packages under "Cases" are what is priced, "Rate/ Case" is one heading
    ("club", 5),  # "Total, Dining Room" is one amount, sections of one line have no sum
    ("club", 15),
    ("embroidery", 15),  # a name so long that only a blank parts it from its code
])
def test_lines_are_right(tmp_path, layout, rows):
    total = scored(tmp_path, KIND, layout, rows, 1)
    assert (total.rows_right, total.descriptions_right, total.rows_read) == (rows, rows, rows)
    assert total.false_verified == 0


def test_no_changed_figure_is_verified(reader, tmp_path):
    no_change_is_verified(reader, laid_out(KIND, "bottler", 4, tmp_path, seed=1))
