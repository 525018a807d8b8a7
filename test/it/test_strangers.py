# SPDX-License-Identifier: AGPL-3.0-or-later
"""Statements drawn by people who do not know this project (test/gen/strangers/stranger_*.py), read whole."""

import argparse
import os
import sys
from pathlib import Path

import pytest
from test_adversary import laid_out, words

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "test/score"), str(ROOT / "test/gen")]

import make  # noqa: E402
from adversary import AMOUNT, differences  # noqa: E402
import score  # noqa: E402
import truth  # noqa: E402

TOOL = ROOT / os.environ.get("DX_BUILD", "build/release") / "docextract"

# What each of them was about: names of banks in two lines, in two scripts, in full in the foot; a kind of account that looks like a label, or is a title; sub-totals of months; the head
# of a page above rows that go on; a day once for several rows whose amounts stand on their last lines; leader dots; a note behind a rule; both sides before the text; marks of a fold;
# rows in the middle of their height at the beginning of a page; rows under the sums of their day over several pages
# A second stranger's: headings of two lines around those of one; figures set to the right of their heading; times of ISO 8601; a second account without rows; deposits, instalments and
# points behind the rows; sums beside the numbers of rows; checks beside each other; a balance whose words say that it is a debt; "CR" under an amount, letters behind one
PAPERS = [("strangerbank", name) for name in make.KINDS["strangerbank"][4]] + [("strangerworld", name) for name in make.KINDS["strangerworld"][4]] + \
         [("strangersaving", name) for name in make.KINDS["strangersaving"][4]] + [("strangerabroad", name) for name in make.KINDS["strangerabroad"][4]]

# Tarjeta, which is not here, adds instalments that no row has.
CARDS = {"narmada": 1, "sahyadri": 1, "freedom": 1, "meridian": 1, "abrechnung": 1}

# A third stranger's: initials behind the last amount, a summary line whose count stands where money does, headings of a pass book, texts behind dates under "Details",
# Turkish months, a rate of interest below the rows, labels that go on to a colon; products' names without a label, names of banks in full in the foot, a panel whose title stands
# at the height of the headings. Of nubank the labels are sentences, and its first row is taken for a balance; of onetap the issuer is the bank of a sentence, not the brand above.
THIRD = {("strangerledger", name): 0 for name in make.KINDS["strangerledger"][4]} | {("strangerglobe", name): 0 for name in make.KINDS["strangerglobe"][4]} | \
        {("strangercredit", name): 0 for name in make.KINDS["strangercredit"][4] if name != "nubank"} | {("strangercredit", "onetap"): 1}

# A fourth stranger's: an app's list under days, headings half a line apart, a currency's code before what the shop asked for, two lists side by side, a bank in two forms. What is read
# otherwise are the words of a schema for a holder's birth and a kind of account (aggregator).
FOURTH = {("strangerbranch", name): 0 for name in make.KINDS["strangerbranch"][4]} | {("strangerplastic", name): 0 for name in make.KINDS["strangerplastic"][4]}

# A fifth stranger's, nearly as they were read at first sight: a bank called "Bank" of a sign in two lines, a telephone's number at the foot that was a damaged day (a
# row of a postal code). What is read otherwise: names without their form.
FIFTH = {("strangervault", name): 0 for name in make.KINDS["strangervault"][4]} | \
        {("strangerlimit", name): 0 for name in make.KINDS["strangerlimit"][4]} | \
        {("strangerlimit", "chester"): 1, ("strangerlimit", "rashtra"): 1}

# A seventh's: sums under unknown words, tiers, a currency over a day. Otherwise: how much of a bank's name, a star before a holder.
SEVENTH = {("strangerdeposit", name): 0 for name in make.KINDS["strangerdeposit"][4]} | {("strangerdebit", name): 0 for name in make.KINDS["strangerdebit"][4]} | \
          {("strangerdeposit", "smallfin"): 1, ("strangerdeposit", "veld"): 1, ("strangerdebit", "ratnam"): 1}

# An eighth's: the day of a heading, what a shop asked for in a column without a heading, telephones as the last line of a row. Otherwise: legal forms of banks that stand in a foot or
# an address, an IBAN as the number of the account (and an opening balance "Kontostand").
EIGHTH = {("strangerlodgement", name): 0 for name in make.KINDS["strangerlodgement"][4]} | {("strangercharge", name): 0 for name in make.KINDS["strangercharge"][4]} | \
         {("strangerlodgement", "gelbpost"): 2, ("strangerlodgement", "harland"): 2}

# A ninth's: a heading cut by a hyphen, text beside the middle of cells, deposits above the rows, sums beside an opening balance, words that are other words in another language.
# Otherwise: how much of a bank's name, an IBAN as the number of the account.
NINTH = {("strangerpassage", name): 0 for name in make.KINDS["strangerpassage"][4]} | {("strangertoll", name): 0 for name in make.KINDS["strangertoll"][4]} | \
        {("strangerpassage", name): 1 for name in ("albion", "harborstone", "kestrel", "meridian", "ufervolk")} | {("strangertoll", "goldkarte"): 1}

# A tenth's: a box of typed bars and dashes, totals in the row of the closing balance, a section over two pages, a kind of account between bars. Otherwise: how much of a bank's name.
TENTH = {("strangerteller", name): 0 for name in make.KINDS["strangerteller"][4]} | {("strangerdues", name): 0 for name in make.KINDS["strangerdues"][4]} | \
        {("strangerteller", "udaan"): 1}
# An eleventh's: marks before balances, a purse called by its telephone, an account's name that is its kind, a card called by nothing but its own name.
# Otherwise: a legal form that only the head's right says (wallet).
ELEVENTH = {("strangerremit", name): 0 for name in make.KINDS["strangerremit"][4]} | \
           {("strangerswipe", name): 0 for name in make.KINDS["strangerswipe"][4]} | {("strangerremit", "wallet"): 1}


def measured(tmp_path, kind, layout, rows, seed):
    make.make(tmp_path, kind, layout, "text", seed, rows, 200)
    args = argparse.Namespace(tool=TOOL, template=None, show=3, verbose=False, jobs=1)
    return score.measure(args, kind, list(truth.folder(tmp_path)))[-1][2]


@pytest.mark.parametrize("kind, layout", PAPERS)
def test_layout_of_a_stranger(tmp_path, kind, layout):
    total = measured(tmp_path, kind, layout, 25, 11)
    assert (total.rows_right, total.rows_read, total.false_verified, total.mismatch) == (total.rows, total.rows, 0, 0)
    assert total.whole == 1


@pytest.mark.parametrize("kind, layout, otherwise", [(*paper, n) for paper, n in (THIRD | FOURTH | FIFTH | SEVENTH | EIGHTH | NINTH | TENTH | ELEVENTH).items()])
def test_layout_of_a_third_stranger(tmp_path, kind, layout, otherwise):
    total = measured(tmp_path, kind, layout, 25, 11)
    assert (total.rows_right, total.rows_read, total.false_verified, total.mismatch) == (total.rows, total.rows, 0, 0)
    assert total.fields - total.fields_right <= otherwise


def test_two_sides_under_one_day_are_two_rows(tmp_path):
    """They were one row, with a debit and a credit, and verified."""
    total = measured(tmp_path, "strangerbranch", "foreign", 12, 31)
    assert (total.rows_right, total.rows_read, total.false_verified) == (total.rows, total.rows, 0)


def test_heading_says_its_day(tmp_path):
    """"Transaction Details for Statement dated …": all texts had lost their first word."""
    total = measured(tmp_path, "strangerlimit", "rashtra", 25, 11)
    assert (total.verified, total.descriptions_right) == (1, total.rows)


def test_heading_says_its_period(tmp_path):
    """"Transaction Details for Statement Period: … to …": all texts had lost what stood under the period."""
    total = measured(tmp_path, "strangercharge", "sarvo", 25, 31)
    assert (total.verified, total.descriptions_right) == (1, total.rows)


def test_what_a_shop_asked_for_has_no_heading(tmp_path):
    """"USD 66.23   5,530.21" under one heading: the rows were lost."""
    total = measured(tmp_path, "strangercharge", "regale", 25, 31)
    assert (total.rows_right, total.verified) == (total.rows, 1)


def test_telephone_ends_a_row(tmp_path):
    """"0800 279 6620   73.49" was no row's, and the rows of its paper were cut at their first lines."""
    total = measured(tmp_path, "strangerlodgement", "harland", 12, 19)
    assert (total.rows_right, total.rows_read, total.descriptions_right, total.verified) == (total.rows, total.rows, total.rows, 1)


@pytest.mark.parametrize("rows, seed", [(14, 205), (10, 206), (13, 207)])
def test_codes_stand_under_the_edge_of_their_heading(tmp_path, rows, seed):
    """"01 Sep 21   CR      P OKAFOR": the wider gap is behind the code, and the day was "01 Sep 21 CR"."""
    total = measured(tmp_path, "strangerpassage", "albion", rows, seed)
    assert (total.rows_right, total.rows_read, total.mismatch) == (rows, rows, 0)


def test_heading_is_cut_by_a_hyphen(tmp_path):
    """"Wäh-" over "rung": what the shop asked for was taken for the amount, and all other rows were lost."""
    total = measured(tmp_path, "strangertoll", "goldkarte", 25, 31)
    assert (total.rows_right, total.rows_read, total.mismatch) == (total.rows, total.rows, 0)


def test_one_row_has_its_text_beside_its_figures(tmp_path):
    """All others have it above and below their middle: a single line of text had made the column of days wider."""
    total = measured(tmp_path, "strangerpassage", "aurum", 25, 91)
    assert (total.descriptions_right, total.verified, total.whole) == (total.rows, 1, 1)


def test_deposits_above_the_rows(tmp_path):
    """"DEPOSIT NO.   OPEN DATE   DEP. AMT.   ROI%   MAT. DATE   BALANCE": they were rows, and their balances the account's."""
    total = measured(tmp_path, "strangerpassage", "imperia", 25, 31)
    assert (total.rows_read, total.verified, total.whole) == (total.rows, 1, 1)


def test_a_sum_stands_beside_the_opening_balance(tmp_path):
    """"Opening Balance : 8,86,972.91(Cr)   Total Withdrawal Amount : 2,74,093.69(Dr)": the sum was taken for the balance."""
    total = measured(tmp_path, "strangerpassage", "kestrel", 25, 31)
    assert (total.verified, total.mismatch) == (1, 0)


@pytest.mark.parametrize("layout", ["quantum", "statecard"])
def test_issuer_of_a_card_of_a_ninth_stranger(tmp_path, layout):
    """"Quantum ~ One" with its site "quantumone.example"; "Bharat State Card", whose words are mostly those of papers."""
    total = measured(tmp_path, "strangertoll", layout, 12, 31)
    assert total.by_field["issuer"] == (1, 1)


@pytest.mark.parametrize("layout, seed, rows", [("ufervolk", 91, 25), ("protea", 92, 3)])
def test_whom_the_envelope_shows(tmp_path, layout, seed, rows):
    """"Frau Dr. …" right under the line of the sender; "BLUE AGAVE TRADING 114 CC", a firm with a number."""
    total = measured(tmp_path, "strangerpassage", layout, rows, seed)
    assert total.by_field["account_holder"] == (1, 1)


@pytest.mark.parametrize("rows", [1, 12])
def test_marks_stand_before_balances(tmp_path, rows):
    """"389.67 Cr       8,979.52": the mark was the credit's, and debts read as credits."""
    total = measured(tmp_path, "strangerremit", "coop", rows, 2)
    assert (total.rows_right, total.verified, total.whole) == (rows, 1, 1)


def test_marks_of_the_rows_own_sides(reader, tmp_path):
    """"Dr" beside every debit and "Cr" beside every credit say their sides once more, and nothing of the balances."""
    one = laid_out("strangerremit", "coop", 12, tmp_path, seed=2)
    data = reader.read(one.template, one.pages)["data"]
    assert all(float(t["balance"]) > 0 for t in data["transactions"])
    page = one.pages[0]["words"]
    for mark in (w for w in page if w[0] == "Cr"):
        row = [w for w in page if w[2] == mark[2] and w[0] not in ("Cr", "Dr")]
        mark[0] = "Dr" if any(300000 < w[1] < 370000 for w in row) else "Cr"
    assert any(w[0] == "Dr" for w in page)
    assert [t["balance"] for t in reader.read(one.template, one.pages)["data"]["transactions"]] == [t["balance"] for t in data["transactions"]]


def test_lines_are_full_by_chance(reader, tmp_path):
    """"By Dividend on shares for" over "last year": four texts, each of them as wide as its column, were "forlast year"."""
    one = laid_out("strangerremit", "coop", 12, tmp_path, seed=2)
    texts = {t["description"] for t in reader.read(one.template, one.pages)["data"]["transactions"]}
    assert texts >= {"By Dividend on shares for last year", "By Interest credited half yearly"}


def test_what_is_left_of_a_limit_tells_a_debt(reader, tmp_path):
    """All amounts and balances have a sign; with another figure for what is left, or none, they might be turned round."""
    one = laid_out("strangerswipe", "decard", 12, tmp_path, seed=31)
    assert reader.read(one.template, one.pages)["verification"]["state"] == "verified"
    page = one.pages[0]["words"]
    left = page[next(i for i, w in enumerate(page) if w[0] == "verfügbar") + 2]
    for other in (left[0][:-1] + str((int(left[0][-1]) + 1) % 10), "verfügbar"):
        left[0] = other
        assert reader.read(one.template, one.pages)["verification"]["state"] != "verified"


def test_rows_of_a_group_are_missed(tmp_path):
    """Over each group its name and sum: these are taken for the rows, and come to the same."""
    total = measured(tmp_path, "strangercredit", "nubank", 3, 13)
    assert total.rows_right < total.rows and total.verified == 0


@pytest.mark.parametrize("kind, layout, seed", [
    ("strangerissuer", "sahyadri", 61),  # labels in two lines that end with "( ₹ )", and nothing was paid
    ("strangerlimit", "aksha", 61),  # "- Payments  0.00" beside "- Credits  3,572.75"
    ("strangerplastic", "emirates", 61),
    ("strangercard", "liberty", 61),  # sums of fees and of interest below their rows, without a sum of the purchases
    ("strangerworld", "usa", 61),  # how many cheques there are
    ("strangerworld", "singapore", 61),  # the interest of the year
    ("strangerworld", "spain", 61),  # "Depósitos" in a sentence
    ("strangersaving", "deutsch", 61),  # the balance at the end of each day
])
def test_figures_that_are_explained(tmp_path, kind, layout, seed):
    """Right papers that stayed unverifiable though all that is printed agrees."""
    total = measured(tmp_path, kind, layout, 12, seed)
    assert (total.whole, total.verified) == (1, 1)


@pytest.mark.parametrize("kind, layout, seed, texts", [
    ("strangerissuer", "abrechnung", 61, 12),  # more rows are given back than bought, each with its sign
    ("strangerglobe", "postfinance", 67, 12),  # "Kontostand" of the first day, whose first row has no balance
    ("strangerabroad", "rand", 61, 12),  # three texts under one heading, in every row
])
def test_other_seeds(tmp_path, kind, layout, seed, texts):
    total = measured(tmp_path, kind, layout, 12, seed)
    assert (total.whole, total.rows_right, total.descriptions_right) == (1, 12, texts)


# a panel beside the rows with lines at a step of its own, most of them in a row's line, the last one under the last row
@pytest.mark.parametrize("seed", [19, 43])
def test_a_panel_in_the_lines_of_the_rows(tmp_path, seed):
    total = measured(tmp_path, "strangercharge", "rideau", 12, seed)
    assert (total.rows_right, total.rows_read, total.mismatch) == (12, 12, 0)


# Right papers that print what verifies them, and how many figures of theirs no value rests on: rates, limits, instalments, what a shop abroad asked for. Any other figure that is changed
# keeps the paper from being verified, be it read or not.
HELD = [
    ("strangerledger", "homeloan", 61, 5),  # "Outstanding as on 31-Jul-2020" in the head
    ("strangerbranch", "aggregator", 61, 0),  # "currentBalance", and sums without an opening balance
    ("strangerbranch", "loan", 61, 0),  # "Opening principal outstanding" and "Total for the period"
    ("strangerglobe", "itau", 61, 0),  # the balance of each day between the rows; balance and limit in one line
    ("strangerglobe", "itau", 67, 0),
    ("strangerworld", "brazil", 61, 1),  # the sum of each day over its rows
    ("strangerworld", "brazil", 67, 1),
    ("strangerworld", "spain", 61, 4),  # "Depósitos" in a sentence, with sums that are none of the account's
    ("strangerworld", "singapore", 61, 3),  # the interest of the year
    ("strangercharge", "regale", 61, 6),  # "USD 95.90" before the amount of a table without a column for it
    ("strangercredit", "nubank", 61, 3),  # a minus that stands left of its column
    ("strangerissuer", "abrechnung", 61, 4),  # all sides might be turned round, but a minimum is asked for
    ("strangerremit", "coop", 61, 0),  # "Dr" before the balance
    ("strangerswipe", "decard", 61, 3),  # what is left of the limit tells that the balance is owed
    ("strangerswipe", "ukcard", 61, 6),  # "Purchases, interest and fees"
]


def changed(pages):
    """Each amount once with its last digit changed, in place; yields it."""
    for word in [w for page in pages for w in page["words"] if AMOUNT.match(w[0].rstrip(".")) and "%" not in w[0]]:
        old = word[0]
        at = max(i for i, c in enumerate(old) if c.isdigit())
        word[0] = f"{old[:at]}{(int(old[at]) + 1) % 10}{old[at + 1:]}"
        yield old
        word[0] = old


@pytest.mark.parametrize("kind, layout, seed, free", HELD)
def test_no_figure_of_a_held_paper_can_be_changed(reader, tmp_path, kind, layout, seed, free):
    one = laid_out(kind, layout, 12, tmp_path, seed=seed)
    base = reader.read(one.template, one.pages)
    assert base["verification"]["state"] == "verified"
    left = []
    for old in changed(one.pages):
        answer = reader.read(one.template, one.pages)
        if answer["verification"]["state"] == "verified":
            assert not differences(base, answer)
            left.append(old)
    assert len(left) <= free, left


def test_totals_that_touch(reader, tmp_path):
    """"1 485 325,23" right before "1 093 305,57": words of the text layer are "325,231" and "093"."""
    one = laid_out("random", "any", 110, tmp_path, seed=4750151)
    base = reader.read(one.template, one.pages)
    assert (base["data"]["total_debits"], base["data"]["total_credits"]) == ("1485325.23", "1093305.57")
    assert base["verification"]["state"] == "verified"
    total = one.pages[-1]["words"]
    at = next(i for i, w in enumerate(total) if w[0] == "325,231")
    for word, other in ((at - 2, "2"), (at - 1, "486"), (at, "325,241"), (at, "325,232"), (at + 1, "094"), (at + 2, "305,58")):
        old, total[word][0] = total[word][0], other
        assert reader.read(one.template, one.pages)["verification"]["state"] != "verified", other
        total[word][0] = old


def test_two_totals_in_one_sentence(reader, tmp_path):
    one = laid_out("found", "egyenleg", 12, tmp_path)
    data = reader.read(one.template, one.pages)["data"]
    debits, credits = (sum(float(r[side] or 0) for r in data["transactions"]) for side in ("debit", "credit"))
    assert (float(data["total_debits"]), float(data["total_credits"])) == (round(debits, 2), round(credits, 2))


def test_a_sum_of_fees_that_is_not_their_rows(reader, tmp_path):
    one = laid_out("strangercard", "liberty", 12, tmp_path, seed=61)
    assert reader.read(one.template, one.pages)["verification"]["state"] == "verified"
    page = one.pages[0]["words"]
    at = next(i for i, w in enumerate(page) if [x[0] for x in page[i:i + 4]] == ["TOTAL", "FEES", "FOR", "THIS"])
    sum_ = next(w for w in page[at:] if w[0].startswith("$"))
    sum_[0] = sum_[0][:-1] + str((int(sum_[0][-1]) + 1) % 10)
    assert reader.read(one.template, one.pages)["verification"]["state"] != "verified"


def test_a_balance_between_rows_that_is_another(reader, tmp_path):
    one = laid_out("strangersaving", "deutsch", 12, tmp_path, seed=61)
    assert reader.read(one.template, one.pages)["verification"]["state"] == "verified"
    page = one.pages[0]["words"]
    at = next(i for i, w in enumerate(page) if [x[0] for x in page[i:i + 4]] == ["Closing", "balance", "as", "per"])
    balance = next(w for w in page[at + 5:] if w[0].count(".") == 1)
    balance[0] = balance[0][:-1] + str((int(balance[0][-1]) + 1) % 10)
    assert reader.read(one.template, one.pages)["verification"]["state"] != "verified"


@pytest.mark.parametrize("layout, whole", CARDS.items())
def test_card_of_a_stranger(tmp_path, layout, whole):
    total = measured(tmp_path, "strangerissuer", layout, 25, 11)
    assert (total.rows_right, total.rows_read, total.false_verified, total.mismatch) == (total.rows, total.rows, 0, 0)
    assert total.whole == whole


@pytest.mark.parametrize("kind, layout", [("strangerbank", "oriel"), ("strangerbank", "axiom"), ("strangerbank", "jansahakari"), ("strangerworld", "uk"), ("strangerworld", "australia"),
                                          ("strangerworld", "germany"), ("strangerworld", "brazil"), ("strangerworld", "usa")])
def test_many_rows_of_a_stranger(tmp_path, kind, layout):
    total = measured(tmp_path, kind, layout, 70, 34)
    assert (total.rows_right, total.rows_read, total.false_verified, total.mismatch) == (total.rows, total.rows, 0, 0)
    assert total.whole == 1


def test_sums_that_nobody_names_are_those_of_the_rows(reader, tmp_path):
    """Between the balances, under words that no template knows; one that the rows do not come to is none, and no paper is verified with it."""
    one = laid_out("strangerdeposit", "sverige", 12, tmp_path, seed=31)
    whole = reader.read(one.template, one.pages)["data"]
    for name in words(one.pages[0], "Summa"):
        name[0] = "Zumma"
    answer = reader.read(one.template, one.pages)
    assert [answer["data"][k] for k in ("total_debits", "total_credits")] == [whole[k] for k in ("total_debits", "total_credits")] != [None, None]
    assert answer["verification"]["state"] == "verified"
    # "-26", "953,24": the last word of the sum between the balances
    first = next(i for i, w in enumerate(one.pages[0]["words"]) if w[0].startswith("-") and len(w[0]) > 1)
    debits = one.pages[0]["words"][first + 1]
    debits[0] = debits[0][:-1] + str((int(debits[0][-1]) + 1) % 10)
    answer = reader.read(one.template, one.pages)
    assert answer["data"]["total_debits"] is None and answer["verification"]["state"] != "verified"


def test_one_sum_that_nobody_names_is_taken_beside_a_balance(reader, tmp_path):
    one = laid_out("strangerdeposit", "sverige", 12, tmp_path, seed=31)
    whole = reader.read(one.template, one.pages)["data"]
    for name in words(one.pages[0], "Summa"):
        name[0] = "Zumma"
    page = one.pages[0]["words"]
    first = next(i for i, w in enumerate(page) if w[0].startswith("-") and len(w[0]) > 1)
    credits = [i for i in range(first - 4, first) if page[i][1] > page[first - 4][3] and page[i][2] == page[first][2]]
    del page[credits[0]:first]
    data = reader.read(one.template, one.pages)["data"]
    assert (data["total_debits"], data["total_credits"]) == (whole["total_debits"], None) != (None, None)
