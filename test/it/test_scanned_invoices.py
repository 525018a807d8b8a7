# SPDX-License-Identifier: AGPL-3.0-or-later
"""GST invoices whose words a scan changed in one way: their lines are those of the text layer. Headings that are lost or misread, figures that
run together, signs that are other ones."""

import copy

import pytest
from test_adversary import laid_out
from test_stranger_gst import scanned

KEYS = ("hsn_sac", "quantity", "unit_price", "taxable_value", "tax_rate", "cgst", "sgst", "igst", "total")


def lines(reader, paper, pages):
    return [[item[k] for k in KEYS] for item in reader.read(paper.template, pages)["data"]["line_items"]]


def renamed(was, now):
    """All words that read WAS read NOW; None: they are lost."""

    def change(words):
        words[:] = [[now if w[0] == was else w[0], *w[1:]] for w in words if not (now is None and w[0] == was)]

    return change


def joined(*texts):
    """Words that follow each other are one."""

    def change(words):
        for i in reversed(range(len(words) - len(texts) + 1)):
            if [w[0] for w in words[i : i + len(texts)]] == list(texts):
                last = words[i + len(texts) - 1]
                words[i : i + len(texts)] = [["".join(texts), *words[i][1:3], last[3], *words[i][4:]]]

    return change


def lost(text, at):
    """Word number AT of those that read TEXT."""

    def change(words):
        found = [i for i, w in enumerate(words) if w[0] == text]
        if found:
            del words[found[at]]

    return change


def units(was, now):
    """Words that read WAS, but for the first one, which is a heading."""

    def change(words):
        found = [i for i, w in enumerate(words) if w[0] == was]
        for i in found[1:]:
            words[i][0] = now

    return change


@pytest.mark.parametrize(
    "kind, layout, seed, changes",
    [
        # "IGST" over a rule of its own, above "%" and "Amt", far from both
        ("strangergst", "zoho", 93, []),
        # names whose figures stand on their last line
        ("strangerhsn", "works", 93, []),
        # an advertisement at the height of a charge and of its tax
        ("strangercess", "isp", 93, []),
        # the summary below is no part of the columns that the rows make
        ("strangercess", "fmcgcn", 91, [renamed("MRP", None), renamed("SGST%", None), renamed("CGST%", None)]),
        # a sign of percent lost: over the rates stands the name of the tax
        ("strangercess", "beverage", 91, [renamed("QTY", "ory"), lost("%", 1)]),
        # "@ 12.00%"
        ("strangercess", "marketplace", 91, [renamed("@", "-")]),
        # "Pcs" and "Mts.": what the unit is called like was counted
        ("strangercess", "textile", 91, [units("Pcs", "Pes")]),
        ("strangerhsn", "fees", 93, [renamed("4.", "4,")]),
        ("strangeroctroi", "sapcond", 93, [renamed("%", "&")]),
        ("strangerhsn", "sap", 93, [renamed("%", "&")]),
        # two columns of a summary under one heading
        ("strangeroctroi", "cashcarry", 93, [renamed("CESS", None)]),
        # a rule between two columns is lost
        ("strangertax", "workshop", 93, [joined("27101972", "1"), joined("84849000", "1")]),
        ("strangerlevy", "odoo", 91, [joined("GST", "18%", "S"), joined("GST", "5%", "S")]),
        # prices of what nobody counts, less their discounts
        ("strangerdynamo", "chassis", 91, []),
        # five lines of headings, each half a line below the one above
        ("strangercompass", "colliery", 91, []),
    ],
)
def test_lines_are_those_of_the_text_layer(reader, tmp_path, kind, layout, seed, changes):
    one = laid_out(kind, layout, 5, tmp_path, seed=seed)
    pages = scanned(one.pages)
    for change in changes:
        for page in pages:
            was = copy.deepcopy(page["words"])
            change(page["words"])
            assert page["words"] != was or page is not pages[0]
    want = lines(reader, one, one.pages)
    assert len(want) == 5 and lines(reader, one, pages) == want


def nth(was, now, *at):
    """Words number AT of those that read WAS read NOW."""

    def change(words):
        found = [i for i, w in enumerate(words) if w[0] == was]
        for n in at:
            words[found[n]] = [now, *words[found[n]][1:]]

    return change


def wide(text, right):
    """The box of TEXT reaches RIGHT millipoints too far."""

    def change(words):
        for w in words:
            if w[0] == text:
                w[3] += right

    return change


def of_a_rule(text):
    """The rule below the row of TEXT was read in its stead, letters as low as it is, in one line with the row's ends; its figures in others."""

    def change(words):
        y = next(w[2] for w in words if w[0] == text)
        row = sorted((w for w in words if abs(w[2] - y) < 1000), key=lambda w: w[1])
        below = [["oe", w[1] + n * (w[3] - w[1]) // 3, w[4] + 2500, w[1] + (n + 1) * (w[3] - w[1]) // 3, w[4] + 3500, 20, *w[6:]] for w in row[2:-1] for n in range(3)]
        words[:] = [w for w in words if w not in row]
        line = max(w[6] for w in words) + 1
        words += [[*w[:6], line, *w[7:]] for w in (*row[:2], *below, row[-1])]
        words += [[*w[:6], line + n + 1, *w[7:]] for n, w in enumerate(row[2:-1])]

    return change


def dots_before(text):
    """The last dots that lead to TEXT are seen, and taken for letters."""

    def change(words):
        i, w = next((i, w) for i, w in enumerate(words) if w[0] == text)
        words.insert(i, ["w..", w[1] - 16000, w[4] - 1200, w[1] - 8000, w[4], 20, *w[6:]])

    return change


@pytest.mark.parametrize(
    "kind, layout, seed, changes, lacks",
    [
        # the headings of a price beside the quantity, and of three columns more, are lost: two figures in one cell are no number
        ("strangercess", "fmcgcn", 95, [renamed("MRP", None)], {}),
        ("strangertax", "distributor", 95, [renamed("HSN", None), renamed("MRP", None), renamed("Sch%", "Schs")], {}),
        # rates below the colons of a head
        ("strangermanifest", "frugal", 95, [renamed("HSN", None), renamed("MRP", None), renamed("GST%", None)], {}),
        # counts that are misread, and one that touches its name
        ("strangerlevy", "guards", 95, [renamed("2.", "2,"), wide("3.", 11000)], {}),
        ("strangerlevy", "rent", 95, [nth("Rs.", "Rs,", 1), dots_before("60,000/-")], {}),
        ("strangerlevy", "dmart", 95, [nth("2", "z", 0, 1)], {2: ["quantity"], 4: ["quantity"]}),
        # the rate of one line of a shop whose prices hold the tax
        ("strangercess", "gofrugal", 95, [nth("5", "§", 1)], {2: ["tax_rate"]}),
        # "%" for "9%" over the taxes, which another page says
        ("strangersurcharge", "broadband", 95, [renamed("9%", "%")], {}),
        # a weight that has three decimals, and what was read of a rule
        ("strangergst", "jewellery", 95, [nth("34.342", "34,342", 1)], {}),
        ("strangeroctroi", "cashcarry", 95, [of_a_rule("741.60")], {}),
        # the heading over hundredths, whose letter is seen twice
        ("strangerhsn", "supply", 301, [renamed("P.", "Pp.")], {}),
    ],
)
def test_lines_that_a_scan_had_lost(reader, tmp_path, kind, layout, seed, changes, lacks):
    one = laid_out(kind, layout, 5, tmp_path, seed=seed)
    pages = scanned(one.pages)
    pages[-1]["words"] = [w for w in pages[-1]["words"] if len(w[0]) < 9 or w[0].strip("-=")]  # drawn rules are taken off before a page is read
    for change in changes:
        change(pages[-1]["words"])
    want = [{k: item[k] for k in (*KEYS, "description")} for item in read_fields(reader, one, one.pages)["line_items"]]
    for row, members in lacks.items():
        want[row].update(dict.fromkeys(members))
    assert len(want) == 5
    assert [{k: item[k] for k in want[0]} for item in read_fields(reader, one, pages)["line_items"]] == want


def test_what_lines_lack_is_no_quantity(reader, tmp_path):
    """"Pcs" beside "TotQty", which nobody knows: two lines were sold by the case. A total behind two discounts."""
    one = laid_out("strangertax", "distributor", 5, tmp_path, seed=204)
    items = read_fields(reader, one, one.pages)["line_items"]
    assert [item["quantity"] for item in items] == ["1", "72", "4", "11", "100"]
    assert [item["total"] for item in items] == ["76.05", "6048.00", "252.45", "2867.73", "26328.97"]


def read_fields(reader, paper, pages):
    return reader.read(paper.template, pages)["data"]


def test_whole_rupees_may_keep_their_mark(reader, tmp_path):
    one = laid_out("strangertax", "pressbill", 5, tmp_path, seed=93)
    pages = scanned(one.pages)
    renamed("28,885", "28,885.")(pages[0]["words"])
    assert read_fields(reader, one, pages)["totals"]["taxable_value"] == "28885.25"


def test_a_colon_read_as_a_digit(reader, tmp_path):
    """"Charge : N" as "2N"; "Bill No. : 5584" as "15584", where those of other lines stand."""
    one = laid_out("strangerhsn", "busy", 5, tmp_path, seed=93)
    pages = scanned(one.pages)
    words = pages[0]["words"]
    at = next(i for i, w in enumerate(words) if [v[0] for v in words[i - 1 : i + 2]] == ["Charge", ":", "N"])
    words[at : at + 2] = [["2N", *words[at][1:3], words[at + 1][3], *words[at][4:]]]
    assert read_fields(reader, one, pages)["reverse_charge"] is False
    one = laid_out("strangercess", "textile", 5, tmp_path, seed=93)
    pages = scanned(one.pages)
    words = pages[0]["words"]
    at = next(i for i, w in enumerate(words) if w[0] == "5584")
    words[at - 1 : at + 1] = [["15584", *words[at - 1][1:3], words[at][3], *words[at][4:]]]
    assert read_fields(reader, one, pages)["invoice_number"] == "5584"


def test_what_is_no_part_of_a_name(reader, tmp_path):
    """A drawn mark before it, strokes of a number behind it, the foot's label on the line of who signs."""
    one = laid_out("strangercess", "hospital", 5, tmp_path, seed=93)
    pages = scanned(one.pages)
    words = pages[0]["words"]
    at = next(i for i, w in enumerate(words) if w[0] == "Super") - 1
    words.insert(at, ["oe", words[at][1] - 30000, words[at][2], words[at][1] - 6000, words[at][4], 39, *words[at][6:]])
    assert read_fields(reader, one, pages)["supplier"]["name"] == read_fields(reader, one, one.pages)["supplier"]["name"]
    one = laid_out("strangercess", "sez", 5, tmp_path, seed=93)
    pages = scanned(one.pages)
    renamed("Unit-II", "Unit-Il")(pages[0]["words"])
    assert read_fields(reader, one, pages)["recipient"]["name"].endswith("SEZ Unit-II")
    one = laid_out("strangeroctroi", "excel", 5, tmp_path, seed=91)
    assert read_fields(reader, one, scanned(one.pages))["supplier"]["name"] == "Jalaram & Sons"


def again(place, readings):
    """A cell that was read again."""
    return {"cells_v": 1, "page": 1, "round": 1, "cells": [[*place, [[text, conf, how] for text, conf, how in readings]]]}


@pytest.mark.parametrize("says, count", [((("line", "7"), ("larger", "7"), ("twice", "7"), ("smooth", "7")), "7"), ((("line", "7"), ("larger", "7"), ("twice", "1")), None)])
def test_a_count_that_all_readings_say(reader, tmp_path, says, count):
    """A digit alone in its cell became a letter, and no price tells what it was."""
    one = laid_out("strangertax", "labelmarket", 5, tmp_path, seed=93)
    pages = scanned(one.pages)
    word = next(w for w in pages[0]["words"] if w[0] == "2")
    word[0] = "ie"
    items = reader.read(one.template, [*pages, again(word[1:5], [(text, 96, how) for how, text in says])])["data"]["line_items"]
    want = [item["quantity"] for item in read_fields(reader, one, one.pages)["line_items"]]
    at = want.index("2")
    assert [item["quantity"] for item in items] == [*want[:at], count, *want[at + 1 :]]


def test_a_hash_whose_words_are_misread(reader, tmp_path):
    """Signs that are no digits of one: it is found all the same, and read again."""
    one = laid_out("strangercartage", "nicprint", 5, tmp_path, seed=93)
    irn = read_fields(reader, one, one.pages)["irn"]
    pages = scanned(one.pages)
    word = next(w for w in pages[0]["words"] if w[0] == irn)
    word[0] = irn.replace("f", "(")
    cell = again(word[1:5], [(irn, 90, how) for how in ("line", "larger", "twice")])
    assert read_fields(reader, one, pages)["irn"] is None
    assert read_fields(reader, one, [*pages, cell])["irn"] == irn


@pytest.mark.parametrize("title", [["TAX", "I", "V", "O", "I", "CE"], ["TAX", "INVTOCE"], ["I", "NVOIC", "E"]])
def test_a_torn_title(reader, tmp_path, title):
    one = laid_out("strangercess", "textile", 5, tmp_path, seed=93)
    pages = scanned(one.pages)
    words = pages[0]["words"]
    at = next(i for i, w in enumerate(words) if [v[0] for v in words[i : i + 2]] == ["TAX", "INVOICE"])
    x0, x1, rest = words[at][1], words[at + 1][3], words[at]
    step = (x1 - x0) // len(title)
    words[at : at + 2] = [[text, x0 + step * i, rest[2], x0 + step * i + step * 2 // 3, *rest[4:]] for i, text in enumerate(title)]
    assert read_fields(reader, one, pages)["document_type"] == "invoice"
