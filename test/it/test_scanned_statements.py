# SPDX-License-Identifier: AGPL-3.0-or-later
"""Statements whose words were recognised, in boxes no higher than their letters: their rows are those of the text layer."""

import pytest
from test_adversary import laid_out
from test_stranger_gst import scanned

KEYS = ("date", "debit", "credit", "balance")


def rows(reader, paper, pages):
    return [[row[k] for k in KEYS] for row in reader.read(paper.template, pages)["data"]["transactions"]]


# a day over its time, the figures in the middle of both
@pytest.mark.parametrize("kind, layout, seed", [("strangersaving", "aggregator", 2302)])
def test_rows_are_those_of_the_text_layer(reader, tmp_path, kind, layout, seed):
    one = laid_out(kind, layout, 12, tmp_path, seed=seed)
    want = rows(reader, one, one.pages)
    assert len(want) == 12 and rows(reader, one, scanned(one.pages, 28, 18)) == want  # of capitals and figures
