# SPDX-License-Identifier: AGPL-3.0-or-later
"""Banks of the strangers with a pouch, a briefcase and a drawer: rows, heads and sums are right."""

import pytest
from test_adversary import scored

# right, and not verified: no closing balance is printed, or none that is no total of a page
DOUBTED = {"urbancoop", "current"}


@pytest.mark.parametrize(("kind", "layout", "rows", "seed"), [
    ("pouch", "netbank", 2, 1),  # a kind of account right behind its number
    ("pouch", "nrojoint", 1, 77),  # "Dr Amount", "Cr Amount", "Total Amount": the last one is the balance
    ("pouch", "nrojoint", 4, 1),
    ("pouch", "urbancoop", 4, 1),  # "Rs.     Ps." under the headings of one column each
    ("briefcase", "current", 1, 77),  # labels and values over labels and values are no strip
    ("briefcase", "combined", 1, 77),  # a list of accounts has the closing balance; a full line ends in a date
    ("briefcase", "brazil", 2, 1),  # "Saldo final em 31/05/2024: R$ …"
    ("briefcase", "nre", 25, 1),  # "Sheet 1 of 2"
    ("drawer", "meridian", 12, 2027),  # "Deposits" over nought, between both balances
    ("drawer", "meridian", 1, 7),
])
def test_papers_are_right(tmp_path, kind, layout, rows, seed):
    total = scored(tmp_path, "stranger" + kind, layout, rows, seed)
    assert (total.rows_right, total.rows_read) == (rows, rows)
    assert (total.fields_right, total.mismatch) == (total.fields, 0)
    assert total.verified == 1 or layout in DOUBTED
