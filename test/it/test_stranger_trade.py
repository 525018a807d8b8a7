# SPDX-License-Identifier: AGPL-3.0-or-later
"""Invoices of commerce of a second stranger (test/gen/strangers/stranger_bills_second.py): values and lines are right, and no change is verified."""

import pytest
from test_adversary import laid_out, no_change_is_verified, scored

import make  # beside the adversary

SEED = 12
# Fields that are read otherwise than the stranger has them: an order's number without the sign before it, a proforma, which is an
# invoice here, a name that is longer than its line, what is due where only that is printed.
OTHERWISE = {"cloudusd": 1, "proforma": 2, "recargo": 1, "ukxero": 1}


def measured(tmp_path, layout, rows, seed=SEED):
    return scored(tmp_path, "strangertrade", layout, rows, seed)


@pytest.mark.parametrize("layout", make.KINDS["strangertrade"][4])
@pytest.mark.parametrize("rows", [3, 12])
def test_papers_are_right(tmp_path, layout, rows):
    total = measured(tmp_path, layout, rows)
    assert (total.rows_right, total.rows_read) == (total.rows, total.rows)
    assert total.fields_right >= total.fields - OTHERWISE.get(layout, 0)
    assert (total.mismatch, total.false_verified) == (0, 0)


# titles with sums; page after page with what was carried; taxes below the items; charges and credits; sections that a page cuts, with
# their sums above and below; codes of taxes that are rates on one page alone; a customer's number over a header said again
@pytest.mark.parametrize("layout, rows, seed", [("handwerk", 25, SEED), ("facturefr", 25, SEED), ("cfdi", 25, SEED), ("folio", 25, SEED),
                                                ("cloudusd", 40, 1), ("telecomca", 40, 1), ("grosshandel", 40, 2), ("recargo", 40, 1)])
def test_many_lines_go_over_pages(tmp_path, layout, rows, seed):
    total = measured(tmp_path, layout, rows, seed)
    assert (total.rows_right, total.rows_read) == (total.rows, total.rows)
    assert (total.mismatch, total.false_verified) == (0, 0)


@pytest.mark.parametrize("layout", ["cfdi", "market", "kreditnota"])
def test_no_changed_figure_is_verified(reader, tmp_path, layout):
    no_change_is_verified(reader, laid_out("strangertrade", layout, 3, tmp_path, seed=SEED))
