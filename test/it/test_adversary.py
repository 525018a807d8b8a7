# SPDX-License-Identifier: AGPL-3.0-or-later
"""Papers whose words were changed as a bad scan or a forger would: `verified` never covers a figure that is wrong or lost."""

import copy
import json
import os
import random
import re
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

ROOT = Path(__file__).resolve().parents[2]
BUILD = ROOT / os.environ.get("DX_BUILD", "build/release")
sys.path[:0] = [str(ROOT / "test/gen"), str(ROOT / "test/score")]

import adversary  # noqa: E402
import degrade  # noqa: E402
import make  # noqa: E402
import score  # noqa: E402
import truth  # noqa: E402

# What cannot be told from the words that are left is no matter of this test: sums that were lost with their label.
LOST = ("misread", "lost", "to letters", "character lost", "mark lost", "torn")
FORGED = ("digit", "pages")


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


def laid_out(kind, layout, rows, tmp_path, seed=4):
    path = make.make(tmp_path, kind, layout, "text", seed, rows, 200)
    template = json.loads(path.with_suffix(".json").read_text())
    run = subprocess.run([BUILD / "docextract", "extract", path, "--words"], capture_output=True, text=True, check=True)
    return adversary.Paper(layout, f"{template['industry']}/{template['template']}", [json.loads(x) for x in run.stdout.splitlines()])


def scored(tmp_path, kind, layout, rows, seed):
    """LAYOUT of KIND drawn as a text layer, and what score.py counts of it."""
    make.make(tmp_path, kind, layout, "text", seed, rows, 200)
    args = SimpleNamespace(tool=BUILD / "docextract", template=None, show=3, verbose=False, jobs=1)
    return score.measure(args, layout, list(truth.folder(tmp_path)))[-1][2]


def no_change_is_verified(reader, one, ways=("digit", "line lost", "same figure"), each=40):
    """Of ONE, which is verified, no figure can be changed in WAYS, EACH so many times, that it still is and says something else."""
    base = reader.read(one.template, one.pages)
    assert base["verification"]["state"] == "verified"
    for way in ways:
        for what, changed in adversary.FORGED[way](random.Random(way), one.pages, each):
            answer = reader.read(one.template, changed)
            if answer["verification"]["state"] == "verified":
                assert not adversary.differences(base, answer), what


def words(page, text):
    return [w for w in page["words"] if w[0] == text]


def test_a_heading_that_runs_together_hides_no_column(reader, tmp_path):
    """"Nelarnounl": the amounts with tax were taken for what the lines come to."""
    one = laid_out("bill", "columns", 3, tmp_path)
    pages = adversary.as_scan(one.pages)
    assert verdict(reader, one, pages) == "verified"
    net = words(pages[0], "Net")[0]
    at = pages[0]["words"].index(net)
    net[0], net[3] = "Nelarnounl", pages[0]["words"].pop(at + 1)[3]
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


def test_a_figure_in_a_scanned_name_leaves_a_closed_line_verified(reader, tmp_path):
    """"Multi Grade 20W40.00 Oil": where quantity, price, value and taxes of its line meet, it is none of them; where one is lost, it may be."""
    one = laid_out("strangerhaulage", "tyre", 4, tmp_path)
    pages = adversary.as_scan(one.pages)
    line = reader.read(one.template, pages)["data"]["line_items"][0]
    words(pages[0], line["description"].split()[1])[0][0] = "22.50"
    assert verdict(reader, one, pages) == "verified"
    price = next(w for w in pages[0]["words"] if w[0].replace(",", "") == line["unit_price"])
    pages[0]["words"].remove(price)
    assert verdict(reader, one, pages) != "verified"


def test_a_misread_gstin_is_still_its_sellers(reader, tmp_path):
    """"06IEZFK4065W12Zd": the buyer's, which could be read, became the seller's."""
    one = laid_out("strangerhaulage", "hardware", 4, tmp_path)
    pages = adversary.as_scan(one.pages)
    data = reader.read(one.template, pages)["data"]
    own = words(pages[0], data["supplier"]["gstin"])[0]
    own[0] = own[0][:13] + "2Zd"
    read = reader.read(one.template, pages)["data"]
    assert (read["supplier"]["gstin"], read["recipient"]["gstin"]) == (None, data["recipient"]["gstin"])


def test_a_rate_beside_its_tax_is_no_thousands(tmp_path):
    """"%" over the rates is read as "i"; "18 704.95" was 18,704.95, and the rate of the cess that of the tax."""
    paper = make.make(tmp_path, "strangerhaulage", "beverage", "text", 1, 5, 200)
    scan = degrade.scanned(paper, "m200", random.Random(f"{paper.name}/m200"), tmp_path / "scan.pdf")
    run = subprocess.run([BUILD / "docextract", "extract", scan, "--template", "tax/gst_invoice"], capture_output=True, text=True, check=True)
    items = json.loads(run.stdout)["data"]["line_items"]
    assert [(i["tax_rate"], i["igst"]) for i in items[:2]] == [("18", "704.95"), ("28", "6433.66")]


def test_the_end_of_a_name_beside_a_code_is_no_part_of_it(reader, tmp_path):
    """"… including offline sync" as wide as its column, whose end is not ruled."""
    one = laid_out("strangerhaulage", "software", 5, tmp_path, seed=1)
    lines = reader.read(one.template, adversary.as_scan(one.pages))["data"]["line_items"]
    ends = [(i["description"].split()[-1], i["hsn_sac"]) for i in lines]
    assert ("sync", "997331") in ends and all(code.isdigit() for _, code in ends)


def test_a_minus_that_a_scan_may_have_lost_is_missed(reader, tmp_path):
    one = laid_out("bill", "paid", 2, tmp_path)
    pages = adversary.as_scan(one.pages)
    for w in pages[0]["words"]:
        w[0] = w[0].lstrip("-")
    assert verdict(reader, one, pages) == "unverifiable"


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


SUMS = ("opening_balance", "closing_balance", "total_debits", "total_credits", "previous_balance", "new_balance", "taxable_value", "subtotal", "tax",
        "total", "due")


@pytest.mark.parametrize(("kind", "layout"), [
    ("paper", "inclusive"), ("found", "sections"), ("found", "reference first"), ("found", "branch above"), ("billpaper", "plan"),
    ("statement", "summary"), ("card", "grid")])
def test_a_sum_is_the_same_wherever_it_is_printed(reader, tmp_path, kind, layout):
    one = laid_out(kind, layout, 6, tmp_path)
    base = reader.read(one.template, one.pages)
    assert base["verification"]["state"] == "verified"
    data = {**base["data"], **base["data"].get("totals", {})}
    sums = {re.sub(r"\D", "", data[name]) for name in SUMS if data.get(name)}
    places = [(p, i) for p, i in adversary.amounts(one.pages) if re.sub(r"\D", "", one.pages[p]["words"][i][0]) in sums]
    assert places
    for p, i in places:
        pages = copy.deepcopy(one.pages)
        word = pages[p]["words"][i]
        word[0] = re.sub(r"\d", lambda digit: "7" if digit[0] != "7" else "4", word[0], count=1)
        assert verdict(reader, one, pages) != "verified", (one.pages[p]["words"][i][0], word[0])


def test_a_second_balance_of_a_row_is_the_first_one(reader, tmp_path):
    """"OPERACION  LIQUIDACION": one of the two was read, the other could be changed."""
    one = laid_out("found", "rendimiento", 14, tmp_path, seed=5)
    base = reader.read(one.template, one.pages)
    balance = [row["balance"] for row in base["data"]["transactions"] if row["balance"]][0]
    both = [w for page in one.pages for w in page["words"] if w[0].replace(",", "") == balance]
    assert base["verification"]["state"] == "verified" and len(both) == 2
    both[1][0] = ("7" if both[1][0][0] != "7" else "4") + both[1][0][1:]
    assert verdict(reader, one, one.pages) != "verified"


def test_a_new_balance_is_the_same_in_its_strip(reader, tmp_path):
    """"Total Amount Due" at the top of a card's paper of one row, "Total Outstanding" in its summary."""
    one = laid_out("foundcard", "D or C", 1, tmp_path, seed=771270)
    assert verdict(reader, one, one.pages) == "verified"
    top, strip = words(one.pages[0], "1,11,330.10")
    assert top[2] < strip[2]
    strip[0] = "7,11,330.10"
    assert verdict(reader, one, one.pages) == "unverifiable"


def test_taxes_of_a_rate_come_to_their_printed_sum(reader, tmp_path):
    one = laid_out("paper", "inclusive", 6, tmp_path)
    row = reader.read(one.template, one.pages)["data"]["tax_summary"][0]
    taxes = sum(round(100 * float(row[tax])) for tax in ("cgst", "sgst", "igst") if row[tax])
    last = [w for page in one.pages for w in page["words"] if re.sub(r"\D", "", w[0]) == str(taxes)][-1]
    last[0] = ("8" if last[0][0] != "8" else "9") + last[0][1:]
    assert verdict(reader, one, one.pages) == "mismatch"


def test_a_taxable_total_that_was_taken_out_is_missed(reader, tmp_path):
    """The sub total before freight stood for it."""
    one = laid_out("paper", "freight", 3, tmp_path)
    base = reader.read(one.template, one.pages)
    assert base["verification"]["state"] == "verified"
    taxable = base["data"]["totals"]["taxable_value"]
    one.pages[0]["words"] = [w for w in one.pages[0]["words"] if w[0].replace(",", "") != taxable]
    assert verdict(reader, one, one.pages) != "verified"


def test_a_tax_that_nobody_names_is_in_no_record(reader, tmp_path):
    """Without a place of supply "Tax Total" may be any tax, and all three are null."""
    one = laid_out("paper", "agency2", 3, tmp_path)
    assert verdict(reader, one, one.pages) == "verified"
    words(one.pages[0], "Supply")[0][0] = "Sqqly"
    answer = reader.read(one.template, one.pages)
    assert [answer["data"]["totals"][tax] for tax in ("cgst", "sgst", "igst")] == [None, None, None]
    assert answer["verification"]["state"] == "unverifiable"


def painted_over(path, text, new):
    """One page of an invoice; where TEXT stands, a picture of NEW was put on top: the text layer is what it was."""
    import bills
    from layouts import HEIGHT, Sheet
    from PIL import Image, ImageDraw, ImageFont
    from reportlab.lib.utils import ImageReader

    class Forged(Sheet):
        def text(self, x, y, s, bold=False, size=None, right=False):
            super().text(x, y, s, bold, size, right)
            if s == text:
                self.at = x - self.width(s) - 1, HEIGHT - y - 3, self.width(s) + 2, self.size + 3

        def save(self):
            if new:
                x, y, w, h = self.at
                picture = Image.new("L", (int(w * 6), int(h * 6)), 255)
                ImageDraw.Draw(picture).text((6, 6), new, 0, ImageFont.truetype("DejaVuSans.ttf", int(self.size * 5.4)))
                self.c.drawImage(ImageReader(picture), x, y, w, h)
            super().save()

    doc = bills.prepare("simple", bills.bill(random.Random(3), 3))
    plain = bills.Sheet
    bills.Sheet = Forged
    try:
        bills.draw(str(path), doc, "simple")
    finally:
        bills.Sheet = plain
    return doc


def state_and_source(path):
    run = subprocess.run([BUILD / "docextract", "extract", path, "--template", "commerce/invoice", "--json", "--evidence"], capture_output=True, text=True,
                         check=True, env={**os.environ, "OMP_THREAD_LIMIT": "1"})
    answer = json.loads(run.stdout)
    return answer["verification"]["state"], answer["evidence"]["/totals/total"]["source"]


def test_a_figure_with_a_picture_on_top_is_what_the_picture_says(tmp_path):
    doc = painted_over(tmp_path / "plain.pdf", "", "")
    figure = adversary.honesty.make.bills.western(doc["items"][0]["net"])
    assert state_and_source(tmp_path / "plain.pdf") == ("verified", "text_layer")
    painted_over(tmp_path / "forged.pdf", figure, "9" + figure)
    state, source = state_and_source(tmp_path / "forged.pdf")
    assert state != "verified" and source != "text_layer"


@pytest.mark.parametrize("kind", ["invoice", "bill", "statement", "card"])
def test_a_last_page_that_goes_on_is_not_verified(reader, tmp_path, kind):
    one = paper(kind, 11, tmp_path)
    assert verdict(reader, one, one.pages) == "verified"
    for text in ("Contd...", "Continued on next page"):
        pages = copy.deepcopy(one.pages)
        page = pages[-1]
        left, line = page["width"] - 160_000, 1 + max(w[6] for w in page["words"])
        for word in text.split():
            page["words"].append([word, left, page["height"] - 40_000, left + 5000 * len(word), page["height"] - 30_000, 100, line, 0])
            left += 5000 * (len(word) + 1)
        answer = reader.read(one.template, pages)["verification"]
        assert (answer["state"], [o["code"] for o in answer["open"]]) == ("unverifiable", ["page_may_lack"])
