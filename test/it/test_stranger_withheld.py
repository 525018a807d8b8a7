# SPDX-License-Identifier: AGPL-3.0-or-later
"""Form 26AS and Form 16A by a second stranger: every value is right, and no change is verified."""

import pytest
from test_adversary import adversary, laid_out, no_change_is_verified, scored, words
from test_stranger_annex import AMOUNT

import make  # beside the adversary
import stranger_withheld

SEED, ENTRIES = 2, 6
LAYOUTS = [(kind, layout) for kind in ("strangerwithholding", "strangerwithheld") for layout in make.KINDS[kind][4]]
PAGES = [one for one in LAYOUTS if one[1] not in stranger_withheld.TEXT_ONLY]


@pytest.mark.parametrize("kind, layout", LAYOUTS)
@pytest.mark.parametrize("rows", [1, ENTRIES])
def test_forms_are_whole(tmp_path, kind, layout, rows):
    total = scored(tmp_path, kind, layout, rows, SEED)
    assert (total.documents, total.fields_right, total.verified) == (1, total.fields, 1)


@pytest.mark.parametrize("kind, layout", PAGES)
def test_no_changed_figure_or_lost_line_is_verified(reader, tmp_path, monkeypatch, kind, layout):
    monkeypatch.setattr(adversary.amounts, "__defaults__", (AMOUNT,))
    one = laid_out(kind, layout, 4, tmp_path, seed=1)
    no_change_is_verified(reader, one, ("digit", "line lost"), 40)


@pytest.mark.parametrize("printed", [("I", "II", "III", "IV"), ("1st", "2nd", "3rd", "4th"), ("Apr-Jun", "Jul-Sep", "Oct-Dec", "Jan-Mar"),
                                     ("June", "September", "December", "March"), ("Q-I", "Q-II", "Q-III", "Q-IV")])
def test_a_quarter_has_many_names(reader, tmp_path, printed):
    one = laid_out("strangerwithheld", "wholerupees", 4, tmp_path, seed=1)
    word, = [w for w in one.pages[0]["words"] if w[0] in ("Q1", "Q2", "Q3", "Q4")]
    quarter = word[0]
    word[0] = printed[int(quarter[1]) - 1]
    answer = reader.read(one.template, one.pages)
    assert answer["data"]["deductions"][0]["quarter"] == quarter
    assert answer["verification"]["state"] == "verified"


def test_a_quarter_lost_without_amounts_is_missed_by_its_payments(reader, tmp_path):
    one = laid_out("strangerwithheld", "payroll", 4, tmp_path, seed=1)
    gone = adversary.line_words(one.pages[0], words(one.pages[0], "Q3")[0])
    one.pages[0]["words"] = [w for w in one.pages[0]["words"] if w not in gone]
    assert reader.read(one.template, one.pages)["verification"]["state"] == "unverifiable"


def test_an_office_without_a_pan_has_none(reader, tmp_path):
    one = laid_out("strangerwithheld", "bookentry", 1, tmp_path, seed=1)
    assert words(one.pages[0], "PANNOTREQD")
    assert reader.read(one.template, one.pages)["data"]["deductor"]["pan"] is None
