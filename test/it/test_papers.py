# SPDX-License-Identifier: AGPL-3.0-or-later
"""GST invoices drawn by description: read whole and verified; with one figure changed never verified."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from test_altered import BUILD, verdict

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "test/gen"), str(ROOT / "test/score")]


# two prices; taxes and rates in one cell; freight that is taxed; tax collected at source; sums carried over pages; only a summary says the taxes;
# both taxes of a line below each other, or their rates below them; unknown headings of goods and amounts; weights with a charge; what was owed
# before; totals under a heading of values; a copy; the customer without a heading; totals that are gross; an unknown price; "@9%"; a total known by its words;
# tables of which too little is known by their headings;
# parties, numbers and sums whose labels nobody knows: a consignee alone, labels and values in columns, taxes that only a summary says,
# a paisa between a price with tax and its parts, freight as a line of its own, a surcharge and a total without known names, whose a GSTIN is by
# a word of its label, a date by the words around it, a state of service, a single word that heads a party,
# headings half a line above and below the others, or beside them; rates under the names of taxes, quantities that only their sum holds, two lines of headings of which the second one says which is a rate;
# summaries of taxes under headings that nobody knows, or by kinds of tax;
# a number that only its date explains, a buyer in a block while the seller is centred, the number below the bare title, the only number there
@pytest.mark.parametrize("layout", ["inclusive", "mobile", "freight", "collected", "pages", "slabs",
                                    "market", "under", "lorry", "jewel", "line", "trio", "copies", "open", "spans", "strip", "cargo", "capitals",
                                    "press", "guests", "below",
                                    "consignor", "bonded", "cells", "posting", "webshop", "claims", "storeys", "plans", "club",
                                    "shop", "traveller", "courier", "natures", "trunk", "gasline", "upkeep",
                                    "eprint", "cartorder", "strips", "assessable", "billedby", "bankcharge", "circuit", "cleargrid", "megastore", "titles",
                                    "chemist", "frontdesk", "positions", "phoneshop",
                                    "altqty", "gemseller", "chemdist", "folio", "igstexport", "creditback", "mandi", "measured"])
def test_a_paper_is_read_whole_and_verified(tmp_path, layout):
    import make
    import truth
    from compare import compare
    path = make.make(tmp_path, "paper", layout, "text", 1, 4, 200)
    run = subprocess.run([BUILD / "docextract", "extract", path, "--template", "tax/gst_invoice", "--json"], capture_output=True, text=True,
                         cwd=ROOT)
    assert run.returncode == 0, run.stderr
    one, wrong = compare(next(truth.folder(tmp_path)), json.loads(run.stdout))
    assert wrong == []
    assert one.verified == 1


# words beside a sum below the items, a column of discounts that no line has
@pytest.mark.parametrize("layout, seed, rows", [("twoprice", 3, 2), ("hardware", 3, 2), ("drugs", 1, 4)])
def test_what_stands_below_or_beside_the_lines_costs_none(tmp_path, layout, seed, rows):
    import make
    import truth
    from compare import compare
    path = make.make(tmp_path, "paper", layout, "text", seed, rows, 200)
    run = subprocess.run([BUILD / "docextract", "extract", path, "--template", "tax/gst_invoice", "--json"], capture_output=True, text=True, cwd=ROOT)
    assert run.returncode == 0, run.stderr
    one, wrong = compare(next(truth.folder(tmp_path)), json.loads(run.stdout))
    assert wrong == [] and one.verified == 1


@pytest.mark.parametrize("layout", ["haulier", "guests", "strip", "chemdist", "igstexport"])
def test_the_price_of_a_single_line_is_known_by_its_product(tmp_path, layout):
    import make
    path = make.make(tmp_path, "paper", layout, "text", 43, 1, 200)
    run = subprocess.run([BUILD / "docextract", "extract", path, "--template", "tax/gst_invoice", "--json"], capture_output=True, text=True, cwd=ROOT)
    assert run.returncode == 0, run.stderr
    right = json.loads(path.with_suffix(".json").read_text())["data"]["line_items"]
    assert [i["unit_price"] for i in json.loads(run.stdout)["data"]["line_items"]] == [i["unit_price"] for i in right]


@pytest.mark.parametrize("layout", ["collected", "slabs", "open", "freight", "line", "stay", "grids", "wholesale"])
def test_lines_are_read_whose_headings_nobody_knows(tmp_path, layout):
    import random

    import papers
    import papers_gst
    spec = papers_gst.unheaded(layout)
    doc = papers.prepare(spec, papers.order(random.Random(f"unheaded/{layout}"), 4))
    path = tmp_path / f"{layout}.pdf"
    papers.draw(str(path), doc, spec)
    run = subprocess.run([BUILD / "docextract", "extract", path, "--template", "tax/gst_invoice", "--json"], capture_output=True, text=True, cwd=ROOT)
    assert run.returncode == 0, run.stderr
    items = json.loads(run.stdout)["data"]["line_items"]
    known = ("description", "hsn_sac", "quantity", "unit_price", "taxable_value", "total")
    assert [{k: i[k] for k in known if i[k] is not None} for i in items] == [{k: i[k] for k in known if k in i} for i in doc["truth"]["line_items"]]


@pytest.mark.parametrize("layout", ["cloud", "consignor", "cells", "mobile"])
def test_parties_are_known_by_their_registrations_whose_labels_nobody_knows(tmp_path, layout):
    import make
    path = make.make(tmp_path, "paper", layout, "text", 1, 4, 200, "labels")
    run = subprocess.run([BUILD / "docextract", "extract", path, "--template", "tax/gst_invoice", "--json"], capture_output=True, text=True, cwd=ROOT)
    assert run.returncode == 0, run.stderr
    found, right = json.loads(run.stdout)["data"], json.loads(path.with_suffix(".json").read_text())["data"]
    for party in ("supplier", "recipient"):
        assert found[party]["gstin"] == right[party]["gstin"]


@pytest.mark.parametrize("layout, seed", [("freight", 5), ("desk", 5), ("jewel", 5), ("line", 5), ("studio", 5), ("courier", 5), ("haulier", 5), ("phoneshop", 5), ("chemdist", 5), ("mandi", 5)])
def test_no_altered_paper_is_verified(tmp_path, layout, seed):
    import alter_tax
    found = {path.name: verdict(path, template) for path, template in alter_tax.papers(tmp_path, layout, seed)}
    assert len(found) >= 7
    assert [name for name, state in found.items() if state == "verified"] == []
