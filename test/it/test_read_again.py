# SPDX-License-Identifier: AGPL-3.0-or-later
"""Scans whose first reading loses something that a look at the picture gives back."""

import random
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "test/score"), str(ROOT / "test/gen")]

import degrade  # noqa: E402
import hard  # noqa: E402
import make  # noqa: E402
import pytest  # noqa: E402
import truth  # noqa: E402
from test_score import total_of  # noqa: E402


@pytest.mark.parametrize("kind", ["gst-percgst-scan", "inverted-invoice-scan"])
def test_a_table_is_known_by_its_boxed_or_inverted_headings(kind, tmp_path):
    """Quantities and rates were lost with "Qty", everything with the bar."""
    hard.make(tmp_path, kind, 1)
    total = total_of(list(truth.folder(tmp_path)))
    assert total.rows_right == total.rows == 4 and total.false_verified == 0


def test_white_before_a_figure_is_no_minus(tmp_path):
    """Marks (S, H) behind amounts: balances of a third of the rows were read as negative ones."""
    drawn = tmp_path / "drawn"
    drawn.mkdir()
    path = make.make(drawn, "random", "any", "text", 101, 30, 200)
    degrade.scanned(path, "m200", random.Random(1), tmp_path / "marks.pdf")
    (tmp_path / "marks.json").write_text(path.with_suffix(".json").read_text())
    total = total_of(list(truth.folder(tmp_path)))
    assert total.rows_right >= 29 and total.rows_before >= 25
    assert total.false_verified == 0
