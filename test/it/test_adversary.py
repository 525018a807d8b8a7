# SPDX-License-Identifier: AGPL-3.0-or-later
"""Papers whose words were changed as a bad scan or a forger would: `verified` never covers a figure that is wrong or lost."""

import json
import os
import random
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / os.environ.get("DX_BUILD", "build/release")
sys.path[:0] = [str(ROOT / "test/gen"), str(ROOT / "test/score")]

import adversary  # noqa: E402

# What cannot be told from the words that are left is no matter of this test: sums that were lost with their label.
LOST = ("misread", "lost", "to letters", "character lost", "mark lost", "torn")
FORGED = ("digit", "pages")


@pytest.fixture(scope="module")
def reader():
    one = adversary.Reader(BUILD / "test/score/from_words")
    yield one
    one.run.stdin.close()
    one.run.wait(10)


def paper(kind, number, tmp_path):
    """The NUMBER-th paper of KIND, as words."""
    args = SimpleNamespace(seed=number, papers=1, kinds=[kind], tool=BUILD / "docextract")
    return next(adversary.generated(args))


@pytest.mark.parametrize("kind", ["invoice", "bill", "receipt", "statement", "random", "card", "tax form"])
def test_no_change_is_verified_with_a_wrong_or_lost_figure(reader, tmp_path, kind):
    one = paper(kind, 11, tmp_path)
    lies, sure = [], 0
    for ways, pages in ((FORGED, one.pages), (LOST, adversary.as_scan(one.pages))):
        base = reader.read(one.template, pages)
        sure += base["verification"]["state"] == "verified"
        for way in ways:
            for what, changed in {**adversary.FORGED, **adversary.LOST}[way](random.Random(way), pages, 6):
                answer = reader.read(one.template, changed)
                if answer and answer["verification"]["state"] == "verified":
                    lies += [(way, what, *d) for d in adversary.differences(base, answer)]
    assert sure and not lies


def verdict(reader, one, pages):
    return reader.read(one.template, pages)["verification"]["state"]


def laid_out(kind, layout, rows, tmp_path):
    path = adversary.honesty.make.make(tmp_path, kind, layout, "text", 4, rows, 200)
    template = json.loads(path.with_suffix(".json").read_text())
    run = subprocess.run([BUILD / "docextract", "extract", path, "--words"], capture_output=True, text=True, check=True)
    return adversary.Paper(layout, f"{template['industry']}/{template['template']}", [json.loads(x) for x in run.stdout.splitlines()])


def words(page, text):
    return [w for w in page["words"] if w[0] == text]


def test_a_heading_that_runs_together_hides_no_column(reader, tmp_path):
    """"Netamount": the amounts with tax were taken for what the lines come to."""
    one = laid_out("bill", "columns", 3, tmp_path)
    pages = adversary.as_scan(one.pages)
    assert verdict(reader, one, pages) == "verified"
    net = words(pages[0], "Net")[0]
    at = pages[0]["words"].index(net)
    net[0], net[3] = "Netamount", pages[0]["words"].pop(at + 1)[3]
    assert verdict(reader, one, pages) == "unverifiable"


def test_a_price_that_lost_its_mark_hides_no_quantity(reader, tmp_path):
    one = laid_out("receipt", "columns", 4, tmp_path)
    pages = adversary.as_scan(one.pages)
    assert verdict(reader, one, pages) == "verified"
    amounts = [w for w in pages[0]["words"] if adversary.AMOUNT.match(w[0])]
    price = next(a for a, b in zip(amounts, amounts[1:]) if abs(a[2] - b[2]) < 2000 and not a[0].endswith("0"))
    price[0] = price[0].replace(".", "")
    assert verdict(reader, one, pages) == "unverifiable"


def test_a_tax_of_one_line_that_was_lost_is_missed(reader, tmp_path):
    one = laid_out("invoice", "modern", 3, tmp_path)
    pages = adversary.as_scan(one.pages)
    base = reader.read(one.template, pages)
    assert base["verification"]["state"] == "verified"
    lost = next(i[k] for i in base["data"]["line_items"] for k in ("igst", "cgst") if i[k] not in (None, "0.00"))
    pages[0]["words"] = [w for w in pages[0]["words"] if w[0].replace(",", "") != lost]
    assert verdict(reader, one, pages) != "verified"


def test_a_balance_that_a_scan_lost_is_missed(reader, tmp_path):
    one = laid_out("statement", "classic", 12, tmp_path)
    pages = adversary.as_scan(one.pages)
    base = reader.read(one.template, pages)
    assert base["verification"]["state"] == "verified"
    lost = base["data"]["transactions"][5]["balance"]
    for page in pages:
        page["words"] = [w for w in page["words"] if w[0].replace(",", "") != lost]
    assert verdict(reader, one, pages) == "unverifiable"


def test_a_total_whose_label_is_illegible_is_missed(reader, tmp_path):
    one = laid_out("statement", "classic", 12, tmp_path)
    pages = adversary.as_scan(one.pages)
    label = next(w for page in pages for w in page["words"] if w[0] == "Debits")
    label[0] = "Detits"
    assert verdict(reader, one, pages) == "unverifiable"


@pytest.mark.parametrize(("kind", "layout"), [("statement", "accounts"), ("bill", "rates")])
def test_a_page_that_stands_there_twice_is_told(reader, tmp_path, kind, layout):
    one = laid_out(kind, layout, 8, tmp_path)
    assert verdict(reader, one, one.pages) == "verified"
    assert verdict(reader, one, one.pages[:1] + one.pages) != "verified"
