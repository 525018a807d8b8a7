# SPDX-License-Identifier: AGPL-3.0-or-later
"""Invoices of commerce and GST invoices under headings that no language has: their rows tell what the columns are."""

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
    assert (total.rows_right, total.rows_read) == (total.rows, total.rows)
    assert (total.verified, total.mismatch) == (0, 0)


# serials that touch the names; taxes printed as nothing; a count without a price; a discount that most lines lack; half rates that the
# foot's taxes tell; a cess; the total by the rate; a value after its discount; codes beside numbers of articles; a sum a page away
@pytest.mark.parametrize("layout, rows", [("studio", 12), ("wall", 3), ("bankcharge", 3), ("apparel", 3), ("titles", 3), ("chemist", 3), ("cess", 12), ("boxer", 3), ("voucher", 3), ("megastore", 3), ("agency", 12)])
def test_lines_of_gst_invoices_are_read_by_their_arithmetic(tmp_path, layout, rows):
    assert _rows(tmp_path, layout, rows, "heads") == []


# of the taxes of a line nothing but the states, the place of supply or the summary says the kind
@pytest.mark.parametrize("layout", ["cargo", "consumer", "gemseller", "numbered", "parcel"])
def test_a_tax_without_its_kind_is_integrated_where_the_paper_says_so(tmp_path, layout):
    assert _rows(tmp_path, layout, 3, "heads") == []


# one heading among known ones: a price, a rate beside codes, the amount of one half, a rate of nothing
@pytest.mark.parametrize("layout", ["boxer", "freelance", "wholesale", "spans", "cloud"])
def test_a_lost_heading_beside_known_ones_is_found(tmp_path, layout):
    assert _rows(tmp_path, layout, 3, "one") == []


@pytest.mark.parametrize("layout", ["cargo", "wall", "chemist"])
def test_no_altered_paper_without_headings_is_verified(tmp_path, layout):
    import alter_tax
    from test_altered import verdict
    found = {path.name: verdict(path, template) for path, template in alter_tax.papers(tmp_path, layout, 5, without="heads")}
    assert len(found) >= 7
    assert [name for name, state in found.items() if state == "verified"] == []


def _rows(tmp_path, layout, rows, without):
    """What is wrong with the lines of a paper; a false `verified` is wrong as well."""
    import make
    import score
    import truth
    make.make(tmp_path, "paper", layout, "text", 51, rows, 200, without)
    args = argparse.Namespace(tool=BUILD / "docextract", template=None, show=3, verbose=False, jobs=1)
    total = score.measure(args, layout, list(truth.folder(tmp_path)))[-1][2]
    return [] if (total.rows_right, total.rows_read, total.false_verified) == (total.rows, total.rows, 0) else [total.dict()]
