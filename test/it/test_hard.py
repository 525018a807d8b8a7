# SPDX-License-Identifier: AGPL-3.0-or-later
"""A small fixed part of the hard documents of test/gen/hard.py: one difficulty each."""

import argparse
import os
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "test/score"), str(ROOT / "test/gen")]

import score  # noqa: E402

TOOL = ROOT / os.environ.get("DX_BUILD", "build/release") / "docextract"


def total_of(folder, name):
    args = argparse.Namespace(tool=TOOL, template=None, show=5, verbose=False, jobs=1)
    return score.measure(args, "hard", list(score.hard_ones(folder, 1, [name])))[-1][2]


# Text layers: letters drawn twice in several ways, a Type 3 font that says what its letters are, cells over
# several rows and columns, headers centred over two lines, a stamp and a line over the rows.
@pytest.mark.parametrize("name", ["bold-by-letter", "bold-wide", "bold-stroked", "font-type3-named", "merged-header", "merged-narration", "merged-date", "merged-balance",
                                  "gst-ratewise", "gst-percgst", "gst-igst", "gst-shipto", "stamp-text", "struck-text"])
def test_text_that_was_drawn_in_an_odd_way_is_read_whole(tmp_path, name):
    total = total_of(tmp_path, name)
    assert (total.whole, total.verified, total.false_verified) == (1, 1, 0)


# Two digits have each other's name in the text layer: the page's picture is read instead.
def test_digits_are_read_from_the_ink_when_the_text_layer_lies(tmp_path):
    total = total_of(tmp_path, "font-swapped-invoice")
    assert (total.rows_right, total.false_verified) == (total.rows, 0)
