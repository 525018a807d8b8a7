# SPDX-License-Identifier: AGPL-3.0-or-later
"""Invoices of commerce under headings that no language has: their rows tell what the columns are, and prove nothing by it."""

import argparse
import sys
from pathlib import Path

import pytest
from test_altered import BUILD

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "test/gen"), str(ROOT / "test/score")]


# a unit in the quantity's cell, or without a heading; a power of a unit; both factors with cents; a price before the quantity;
# figures of the foot under the items' columns; quantities printed twice; rates without a percent sign; a discount that most lines lack;
# net, tax and gross without a price; a tax between price and gross; names, references and one amount; a table over two pages; one line;
# headings that touch
@pytest.mark.parametrize("layout, rows", [("brief_de", 3), ("faktur", 3), ("eau_fr", 3), ("garage", 3), ("ksef_pl", 3), ("werk_de", 3), ("distrib_us", 3), ("skonto_de", 3),
                                          ("merci_it", 3), ("accomp_it", 3), ("mobile_au", 3), ("program_de", 3), ("kanzlei_de", 3), ("flug_de", 3), ("sammel_de", 3), ("brief_de", 1), ("werk_de", 1),
                                          ("cloud_nz", 3), ("mobiel_nl", 3), ("kmu_ch", 3)])
def test_lines_are_read_by_their_arithmetic(tmp_path, layout, rows):
    import make
    import score
    import truth
    make.make(tmp_path, "billpaper", layout, "text", 1, rows, 200, "heads")
    args = argparse.Namespace(tool=BUILD / "docextract", template=None, show=3, verbose=False, jobs=1)
    total = score.measure(args, layout, list(truth.folder(tmp_path)))[-1][2]
    assert (total.rows_right, total.rows_read) == (total.rows, total.rows), total.wrong
    assert (total.verified, total.mismatch) == (0, 0)
