# SPDX-License-Identifier: AGPL-3.0-or-later
"""Form 26AS and Form 16A by a stranger: every value is right, and no change is verified."""

import json
import re

import pytest
from test_adversary import BUILD, adversary, laid_out, no_change_is_verified, scored, words

import make  # beside the adversary
import stranger_annex

SEED, ENTRIES = 11, 4
LAYOUTS = [(kind, layout) for kind in ("strangerannual", "strangercertified") for layout in make.KINDS[kind][4]]
PAGES = [one for one in LAYOUTS if one[1] not in stranger_annex.TEXT_ONLY]
AMOUNT = re.compile(adversary.AMOUNT.pattern + r"|^\d{1,3}(,\d\d)*,\d{3}$")  # of whole rupees too


def measured(tmp_path, kind, layout, rows, seed=SEED):
    return scored(tmp_path, kind, layout, rows, seed)


@pytest.mark.parametrize("kind, layout", LAYOUTS)
@pytest.mark.parametrize("rows", [1, ENTRIES])
def test_forms_are_whole(tmp_path, kind, layout, rows):
    total = measured(tmp_path, kind, layout, rows)
    assert (total.documents, total.fields_right, total.verified) == (1, total.fields, 1)


@pytest.mark.parametrize("kind, layout, rows, seed", [
    ("strangerannual", "partsix", 25, 13),  # names of four lines around their row, a heading right below
    ("strangerannual", "oldyear", 60, 2),  # a flat table over pages
    ("strangercertified", "ownprogram", 25, 4),  # words of both addresses stand under each other
    ("strangercertified", "lineprinter", 25, 3),  # nothing on the page reaches its right edge
])
def test_what_one_length_or_seed_showed_stays_mended(tmp_path, kind, layout, rows, seed):
    total = measured(tmp_path, kind, layout, rows, seed)
    assert (total.documents, total.fields_right, total.verified) == (1, total.fields, 1)


@pytest.mark.parametrize("kind, layout", PAGES)
def test_no_changed_figure_or_lost_line_is_verified(reader, tmp_path, monkeypatch, kind, layout):
    monkeypatch.setattr(adversary.amounts, "__defaults__", (AMOUNT,))
    one = laid_out(kind, layout, ENTRIES, tmp_path, seed=1)
    no_change_is_verified(reader, one, ("digit", "line lost"), 40)


def test_the_amount_in_words_is_held_against_the_figure(reader, tmp_path):
    """All figures of the tax were changed together; what is certified in words was not."""
    one = laid_out("strangercertified", "traces", 1, tmp_path, seed=2)
    tax = reader.read(one.template, one.pages)["data"]["totals"]["tds_deducted"]
    at = words(one.pages[0], tax)
    assert len(at) == 5
    for word in at:
        word[0] = tax.translate(str.maketrans("0123456789", "1234567890"))
    answer = reader.read(one.template, one.pages)
    assert answer["verification"]["state"] == "mismatch"
    assert [c["id"] for c in answer["checks"] if c["state"] == "failed"] == ["amount_in_words"] * 2


def test_a_printed_rate_that_does_not_explain_the_tax_is_doubted(reader, tmp_path):
    path = adversary.tds.make(tmp_path, "tds_certificate", "rate", "text", 3)
    pages = adversary.words_of(BUILD / "docextract", path)
    assert reader.read("tax/tds_certificate", pages)["verification"]["state"] == "verified"
    words(pages[0], "10.00")[0][0] = "20.00"
    assert reader.read("tax/tds_certificate", pages)["verification"]["state"] == "unverifiable"


def scanned(kind, layout, tmp_path):
    one = laid_out(kind, layout, 6, tmp_path, seed=51)
    return one, adversary.as_scan(one.pages), json.loads(next(tmp_path.glob("*.json")).read_text())["data"]


def test_a_scans_row_in_two_lines_is_one(reader, tmp_path):
    """A name of two lines took the TAN up; the totals stand lower, with the row's number."""
    one, pages, truth = scanned("strangerannual", "partsix", tmp_path)
    at = truth["deductors"][2]
    tan, = words(pages[0], at["tan"])
    name = words(pages[0], at["name"].split()[0])[0]
    tan[2], tan[4] = name[2], name[4]
    data = reader.read(one.template, pages)["data"]
    assert [d["name"] for d in data["deductors"]] == [d["name"] for d in truth["deductors"]]
    assert data["deductors"][2]["total_paid"] == at["total_paid"]


def test_a_scans_other_parts_are_none_of_ours(reader, tmp_path):
    one, pages, truth = scanned("strangerannual", "partsix", tmp_path)
    for page in pages:
        for word in words(page, "194IA"):
            word[0] = "1941A"
    assert len(reader.read(one.template, pages)["data"]["deductors"]) == len(truth["deductors"])


def test_a_scans_year_torn_by_a_rule_is_not_that_of_a_refund(reader, tmp_path):
    one, pages, truth = scanned("strangerannual", "partsah", tmp_path)
    words(pages[0], truth["assessment_year"])[0][0] = "|2O1"
    assert reader.read(one.template, pages)["data"]["assessment_year"] == truth["assessment_year"]


def test_a_scans_date_torn_behind_its_day_keeps_its_row(reader, tmp_path):
    one, pages, truth = scanned("strangercertified", "lineprinter", tmp_path)
    word, = words(pages[0], "09.12.2024")
    rest = [*word]
    word[0], rest[0] = "o9", "12.2024"
    word[3], rest[1] = word[1] + (word[3] - word[1]) // 6, word[1] + (word[3] - word[1]) // 3
    pages[0]["words"].insert(pages[0]["words"].index(word) + 1, rest)
    payments = reader.read(one.template, pages)["data"]["payments"]
    assert [p["amount_paid"] for p in payments] == [p["amount_paid"] for p in truth["payments"]]
    assert payments[3]["date"] is None  # until it is read again


def test_a_scans_section_is_known_by_its_shape(reader, tmp_path):
    """A J that became a bracket is none that somebody may take off, a 1 before 9 no letter."""
    one, pages, truth = scanned("strangerannual", "browser", tmp_path)
    at = words(pages[0], truth["deductors"][0]["entries"][0]["section"])[0]
    for read, meant in (("194)", "194J"), ("194)B", "194JB"), ("I94H", "194H"), ("1941", "194I")):
        at[0] = read
        assert reader.read(one.template, pages)["data"]["deductors"][0]["entries"][0]["section"] == meant


def test_a_scans_heading_of_a_part_may_have_a_wrong_letter(reader, tmp_path):
    one, pages, truth = scanned("strangerannual", "partsah", tmp_path)
    words(pages[0], "Details")[0][0] = "Detail'"
    assert len(reader.read(one.template, pages)["data"]["deductors"]) == len(truth["deductors"])
