# SPDX-License-Identifier: AGPL-3.0-or-later
"""Banks of the stranger with a knapsack: rows, heads and sums are right."""

import adversary
import pytest
from test_adversary import laid_out, no_change_is_verified, scored, words

KIND = "strangerknapsack"
# right, and not verified: the balance before the oldest row is not printed
DOUBTED = {"turkey"}


@pytest.mark.parametrize(("layout", "rows", "seed"), [
    ("estonia", 4, 924),  # a row each for what went out and what came in, under words that nobody knows
    ("turkey", 10, 9210),  # a kind beside what the row is about
    ("swiss", 4, 924),  # "Saldo zu Ihren Gunsten", a number that is an IBAN
    ("luxembourg", 1, 921),
    ("slovenia", 4, 924),
    ("poland", 1, 921),  # "…, waluta: PLN" behind a kind of account
    ("indonesia", 4, 924),  # "JENIS"
])
def test_papers_are_right(tmp_path, layout, rows, seed):
    total = scored(tmp_path, KIND, layout, rows, seed)
    assert (total.rows_right, total.rows_read) == (rows, rows)
    assert total.fields_right == total.fields
    assert total.mismatch == 0
    assert total.verified == 1 or layout in DOUBTED


# the sums of "swiss" may be lost together with their line: balances hold its rows at both ends
@pytest.mark.parametrize(("layout", "ways"), [("estonia", ("digit", "line lost", "same figure")), ("swiss", ("digit", "same figure"))])
def test_no_change_is_verified(reader, tmp_path, layout, ways):
    no_change_is_verified(reader, laid_out(KIND, layout, 4, tmp_path), ways)


def test_a_dot_among_headings_is_no_figure(reader, tmp_path):
    """Recognition is sure of a "3" that is a sixth as high as the words beside it; references and days of value keep their columns."""
    one = laid_out(KIND, "netbank", 12, tmp_path)
    pages = adversary.as_scan(one.pages)
    for said, read in (("Narration", "‘Narration"), ("Chq./Ref.No.", "Chq/Ret.No,"), ("Value", "Vatue"), ("Withdrawal", "‘Withdrawal")):
        words(pages[0], said)[0][0] = read
    head = words(pages[0], "‘Narration")[0]
    dot = ["3", head[3] + 89000, head[4] - 1000, head[3] + 90000, head[4], 87, *head[6:]]
    pages[0]["words"].insert(pages[0]["words"].index(head) + 1, dot)
    rows = reader.read(one.template, pages)["data"]["transactions"]
    assert all(row["value_date"] for row in rows)
