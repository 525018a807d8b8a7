# SPDX-License-Identifier: AGPL-3.0-or-later
"""Statements laid out as public sources say that banks lay them out (test/gen/found.py), read whole."""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "test/score"), str(ROOT / "test/gen")]

import alter  # noqa: E402
import score  # noqa: E402
import truth  # noqa: E402

TOOL = ROOT / os.environ.get("DX_BUILD", "build/release") / "docextract"

# What each of them was about when it was first read: a customer named above an address alone; marks of both sides in one column;
# no heading over the amounts; a table of deposits above the rows; a title that says the side; double blanks and dashes of a line
# printer; a balance whose words do not say when; headings in Hindi; a currency behind the account's number; labels of a passbook, of a cooperative bank; a greeting; a name behind the account's number; "Name and Address"; dates without separators
# … headings that touch; the account's number among deposits', no heading for the text; a mail address and a greeting; a number at the end of a title; a branch's address
BANK = ["wallet", "joint column", "S and H", "relationship", "sections", "page totals", "solde créditeur", "bilingual", "two lines", "tran type",
        "village print", "reference touches", "deposits first", "welcome", "posted date", "relationship value",
        "withdrawals counted", "charges behind", "oper liq", "no headings",
        "cleared balance", "cumulative", "ending balance", "figures above", "date value date", "total amount balance",
        # … joint holders that are numbered; an officer's name behind "Branch Relationship Officer Name:"
        "joint passbook", "relationship officer",
        # … "Account Holder Names", one unknown label in a strip of sums; what a line is in brackets below it; the number behind the customer; a product beside
        # "Account Name" over "Account Holder(s) Name"; a masked mobile number beside the wallet's
        "account holder names", "in brackets below", "account dash", "holder(s) name", "wallet balance"]
# … a value date in brackets below the date in rows centred in their height; a report's parameters before the account's number, zeros beside a balance called an amount
# … a period's ends under each other; a branch's address over "TO:", a scheme's code before "A/C NO", codes of a branch in one word; an IFSC under a kind of account; figures over their labels
# … the rows of those that have a field wrong still: a table of one side that goes on over a page
# … blanks between thousands behind a currency's letter
# … years of two digits in front; a currency behind each amount under headings that were unknown
# … dates in the line below the amounts, a balance under "Amount" beside both sides
ROWS = ["incoming outgoing", "booked for you", "amount before text", "money in minus", "bokföringsdag", "işlem tarihi", "egyenleg",
        # … a row's reference above the next section's heading is no account's number
        "member and amounts",
        # … a summary behind the rows, the customer at the page's foot; days with their balance over rows
        "verbuchungsdatum", "saldo por transação"]
# a plus before payments; "5/12" instalments
# … labels that begin with their signs; amounts headed by a currency alone, debts with a minus behind
# … an account's number beside the card's, "EMI and Other Debits"; a worked example under the terms
# … a C for the rupee sign, headings that go on under themselves, a bar between date and time; a summary that is no header; marks that shift amounts to the left
CARDS = ["date time", "instalments above", "merchant category", "plus behind", "serno", "rupee as C", "loans below", "card member", "plus rupee", "backtick",
         "six digits", "sub total", "details for", "debit in words", "net outstanding", "billed in rupees", "short days", "ending with",
         "remember to pay", "margin panel", "colons over figures", "day over month", "sign in brackets", "primary card",
         # … a day under an unknown label; figures far below their strip, what the shop asked for in rupees; a "cycle" of one day; a strip that begins with the period; an account's number before the masked one
         "card original", "at a glance", "cash points", "strip of period", "letter for rupee"]

# Heads of cards: a period in brackets or of two lines; a label that goes on ("Name and Address of the Customer"); what is owed and what was paid are one figure (who pays in full), under words nobody knows; the day of payment in a sentence,
# or behind the minimum's label; a number in a title between the rows; labels in two scripts; a limit under other words; a title with a date taken for the holder
HEADS = [("statement illustration", 30), ("name and address", 30), ("including adjustments", 3), ("your bill", 3), ("önceki aydan devir", 30), ("total balance due", 3), ("card account", 3), ("extrato de cartão", 2), ("establecimiento", 2),
         ("new transactions", 2), ("totals year to date", 3), ("umsatz vom", 24), ("angaben zum umsatz", 24), ("sub total", 24), ("結單結餘", 24), ("différé", 24), ("lançamentos", 24), ("fatura", 24), ("statement for month", 24),
         # … fees that the charges among the rows come to, a new balance apart from its parts, what was owed as a row without a day, a month that is called as a rate is (APR), words under their figures
         ("as of", 24), ("cupo total", 24), ("ekstre borcu", 24), ("due by", 24), ("e-statement for", 24), ("account recap", 3), ("closing debt", 24), ("monto facturado", 24), ("billed amount", 3), ("amount owing", 24)]

# What each of these was about: balances as dated rows; as rows under words that nobody knows; sums under such words;
# figures outside the rows whose label is unknown; an account's number behind "n°"; a label that goes on ("Account BSB");
# a grid of labels above the rows; thousands set off by dots and no decimals; words of another alphabet
# … a sign of one currency (₦); a label in two languages about a slash; a table of holdings; a product's name before the account's number
ABROAD = ["dare e avere", "ut av konto", "tiliote", "uittreksel", "date opé", "processed", "value below", "saldo iniziale", "overdrawn", "cartola", "остаток",
          "money in category", "dana masuk", "credit debit", "folio", "brought forward cr", "tran list",
          # … "Referencia 1" among the headings; "Account name" of a product
          "consulta de movimientos", "statement continues",
          # … a dated row of both sums; a code before "Saldo Anterior", an account's kind behind "Cliente"; "t/m"
          "amounts deducted", "dt balancete", "bedrag af",
          # … a panel beside the rows; "33602-1410" of a place beside the number that ends a product's name; a savings bank's name over the customer's
          "glance beside rows", "previous balance as of", "soll haben",
          # … days as headings; one column for both sides; years as rows
          "day headings", "withdrawal slash deposit", "balance from statement",
          # … amounts in a row's last line; "blank" in empty cells; a day of booking over rows; day and year under each other; stars behind debits; signed sums over rows
          "payment type and details", "blank cells", "buchungsdatum", "zahlungseingang", "totaux des mouvements", "total de entradas"]
# … a column of amounts without a heading, a currency in front of amounts, marks without a heading, what was bought under "Purchases"; a day of posting in front of the other
CARDS_ABROAD = ["af en bij", "fatura", "category", "übertrag", "trailing minus", "card used", "kad kredit",
                # … instalments of bills to come behind the rows
                "subtotal deste cartão",
                # … "Betrag in" over "Fremdwährung" beside "Betrag in EUR"
                "angaben zum umsatz",
                # … the amount carried over a page; an advertisement beside the rows; titles in bold between them; payments told by their table's title alone
                "amount carried", "offers beside", "sale date", "spend categories"]

# A customer without a label: alone in a corner of a card's first page, behind the number and its currency, in a banner or a title with the number, in large
# print where a bank's name is a picture, right of the branch's own address, named by a heading and by a greeting; "PASS BOOK OF"
ALONE = [("foundcard", name) for name in ("Cr in front", "date time", "plus and minus", "rate below", "year to date", "card member", "greeting")] + \
    [("found", name) for name in ("branch report", "ledger extract", "banner", "list of transactions", "June30", "account activity", "zeros", "passbook")]
# … and papers that say none: the branch with its address, a product, a heading over values
NOBODY = [("found", name) for name in ("banner", "June30", "relationship", "combined")] + [("foundcard", name) for name in ("card member", "rupee as C")]

# The same papers with words that no language has for headings: balances of a column behind which text stands, headings a blank apart, dates like amounts,
# a figure in the narration, thousands set off by blanks, no column of balances, the narration first, a sign behind amounts
UNKNOWN = [("found", name) for name in ("remarks last", "money out", "date opé", "value last", "kwota", "dare e avere", "ut av konto", "balance b f")] + [("foundcard", "trailing minus")]

# Sections of a side, several of them, with counts before their sums; a front page without a number; cheques and balances of days in three groups side by side
# … "1.234,56 Euro"; "Start balance"; counts in a row of totals
FRONT = ["instances", "number date amount", "buchung valuta", "at a glance", "rendimiento"]

# text above and below the dated line
AROUND = ["around", "two tongues"]


def measured(tmp_path, kind, layout, without=None, rows=40, seed=1):
    import make
    make.make(tmp_path, kind, layout, "text", seed, rows, 200, without)
    args = argparse.Namespace(tool=TOOL, template=None, show=3, verbose=False, jobs=1)
    return score.measure(args, "found", list(truth.folder(tmp_path)))[-1][2]


@pytest.mark.parametrize("layout", BANK)
def test_layout_that_public_sources_describe(tmp_path, layout):
    total = measured(tmp_path, "found", layout)
    assert (total.rows_right, total.rows_read, total.false_verified) == (total.rows, total.rows, 0)
    assert total.whole == 1


@pytest.mark.parametrize("layout", FRONT)
def test_sections_and_balances_of_days_are_verified(tmp_path, layout):
    """The days' balances are no transactions, and what they say is held against the rows."""
    total = measured(tmp_path, "found", layout)
    assert (total.rows_right, total.rows_read, total.false_verified) == (total.rows, total.rows, 0)
    assert total.verified == 1


@pytest.mark.parametrize("layout", ["solde reporté", "folio", "dana masuk", "saldo do dia"])
def test_balances_under_unknown_words_and_pages_in_other_languages_are_verified(tmp_path, layout):
    out = measured(tmp_path, "found", layout)
    assert out.verified == 1, out.wrong


@pytest.mark.parametrize("seed", [4, 9])
def test_a_balance_once_a_day_is_found_in_few_rows(tmp_path, seed):
    import make
    make.make(tmp_path, "found", "rendimiento", "text", seed, 12, 200)
    args = argparse.Namespace(tool=TOOL, template=None, show=3, verbose=False, jobs=1)
    total = score.measure(args, "found", list(truth.folder(tmp_path)))[-1][2]
    assert (total.rows_right, total.verified) == (12, 1)


# Few rows, seeds of test/gen/found.py: blanks in one description where a column might begin; a number behind a narration;
# amounts of one side that nothing marks but the balances, or the totals; a dated row of sums, one of them nothing; sums
# without a date; summaries under the rows that were judged with them; a signed column under a heading for marks
FEW = [("serial tail", 30, 1), ("remitter branch", 113, 3), ("two tongues below", 142, 2), ("credit debit", 239, 3), ("saldo do dia", 243, 1),
       ("personal balance", 240, 1), ("amounts deducted", 262, 2),
       # … a sum under the rows, which begins where no cell does; "Valor" over amounts
       ("dollars CR", 63, 1), ("summary of year", 226, 2), ("sucursal dcto", 208, 2),
       # … the side of the first amount, told by the balance before it in the head, under words that nobody knows
       ("vypyska", 1 - 771000, 3), ("rentedato", 882 - 771000, 3)]


@pytest.mark.parametrize("layout, seed, rows", FEW)
def test_few_rows_are_read_like_many(tmp_path, layout, seed, rows):
    import make
    make.make(tmp_path, "found", layout, "text", 771000 + seed, rows, 200)
    args = argparse.Namespace(tool=TOOL, template=None, show=3, verbose=False, jobs=1)
    total = score.measure(args, "found", list(truth.folder(tmp_path)))[-1][2]
    assert (total.rows_right, total.rows_read, total.descriptions_right) == (rows, rows, rows)
    assert total.mismatch == 0


# "Amt Brought Forward" on a later page beside a row that opens; an account "1101/4579" alone on its line, no page of so many; the year of a date beside empty cells
# … the balance of a deposit with an account's number of its own below the rows
LENGTHS = [("amt brought forward", 1, 60), ("operative account", 1, 20), ("in brackets below", 2, 3), ("composite", 1, 3),
           # … a mark parted by a narrow cell
           ("split cells", 1, 3)]


@pytest.mark.parametrize("layout, seed, rows", LENGTHS)
def test_what_only_one_seed_or_length_shows(tmp_path, layout, seed, rows):
    import make
    make.make(tmp_path, "found", layout, "text", seed, rows, 200)
    args = argparse.Namespace(tool=TOOL, template=None, show=3, verbose=False, jobs=1)
    total = score.measure(args, "found", list(truth.folder(tmp_path)))[-1][2]
    assert (total.whole, total.descriptions_right, total.mismatch) == (1, rows, 0)


# "Page Total" with a balance on each of all pages; the title of the days' balances at the end of the page before; both sums and both balances
# under words that nobody knows
AROUND_ROWS = [("chq underscore", 881, 60), ("items totaling", 881, 25), ("instances", 881, 60), ("vypyska", 1, 25), ("cargos debe", 1, 25), ("movimenti bg", 1, 60),
               # … "Total Withdrawals 1,500.00  Total Lodgements 0.00" in one run; balances in Marathi
               ("cedi lodgement", 1, 3), ("khate utara", 1, 25)]


@pytest.mark.parametrize("layout, seed, rows", AROUND_ROWS)
def test_what_stands_around_the_rows_verifies_them(tmp_path, layout, seed, rows):
    import make
    make.make(tmp_path, "found", layout, "text", seed, rows, 200)
    args = argparse.Namespace(tool=TOOL, template=None, show=3, verbose=False, jobs=1)
    total = score.measure(args, "found", list(truth.folder(tmp_path)))[-1][2]
    assert (total.rows_right, total.rows_read, total.verified) == (rows, rows, 1)


def test_sums_beside_one_unknown_label_verify_the_rows(tmp_path):
    """Opening and closing balance and both totals below the rows: they were taken for another table's header."""
    assert measured(tmp_path, "found", "account holder names").verified == 1


# A period in brackets, in two lines, in three lines; "CLASSIC ACCOUNT" over a sort code; years of two digits in front that
# are days of the period in some rows; an account's name that is a title elsewhere; a purse known by its telephone
@pytest.mark.parametrize("layout, seed", [("amount fees total", 772251), ("amount before text", 772082), ("number date amount", 772222),
                                          ("balance on", 772232), ("bokföringsdag", 772197), ("receipt no", 772094),
                                          # … "Office Name" over "Depositor(s)"; days of the month that the head names; a number with its check digit beside another
                                          ("office and depositor", 1), ("pagina no", 1), ("origen concepto", 1),
                                          # … "A/c. ID" in three columns of labels; an IBAN with its currency behind; a balance between an account's heading and its table;
                                          # "Balance : …" below rows without any; a name in capitals beside the number
                                          ("od against deposit", 1), ("paid out gel", 1), ("mini statement", 881), ("dt balancete", 881)])
def test_the_head_is_read_whole(tmp_path, layout, seed):
    import make
    make.make(tmp_path, "found", layout, "text", seed, 24, 200)
    args = argparse.Namespace(tool=TOOL, template=None, show=3, verbose=False, jobs=1)
    total = score.measure(args, "found", list(truth.folder(tmp_path)))[-1][2]
    assert (total.rows_right, total.whole) == (24, 1)


def test_a_balance_above_the_second_account_is_its_own(tmp_path):
    import make
    make.make(tmp_path, "found", "compte de depot", "text", 881, 25, 200)
    args = argparse.Namespace(tool=TOOL, template=None, show=3, verbose=False, jobs=1)
    total = score.measure(args, "found", list(truth.folder(tmp_path)))[-1][2]
    assert total.whole == 1


def test_a_balance_below_the_rows_that_is_another_is_never_verified(tmp_path):
    """ "Cleared Balance" stands for the closing one: changed, it was in no check, and opening balance and totals verified the paper."""
    for path, template in alter.found_altered(tmp_path, "found", "cedi lodgement", 3, 60):
        doc = json.loads(subprocess.run([TOOL, "extract", path, "--template", template, "--json"], capture_output=True, check=True).stdout)
        assert doc["verification"]["state"] != "verified", path.name


def test_an_amount_and_its_total_are_no_chain(tmp_path):
    """Amount 100.00, fees 0.00, total 100.00: nothing follows from a balance of nought."""
    total = measured(tmp_path, "found", "amount fees total")
    assert (total.rows_right, total.rows_read) == (40, 40)


def test_fees_of_the_year_are_in_no_value(tmp_path):
    """Nothing printed holds them, so `covers` must not be about them: whatever they are, what is answered is the same."""
    import make
    answers = []
    for year in ("{fees}", "9.99"):
        spec = make.FOUND_CARDS["purchases and adjustments"]
        changed = {**spec, "foot": [[(x, text.replace("${fees}", "$" + year)) for x, text in line] for line in spec["foot"]]}
        with pytest.MonkeyPatch.context() as patch:
            patch.setitem(make.FOUND_CARDS, "purchases and adjustments", changed)
            path = make.make(tmp_path, "foundcard", "purchases and adjustments", "text", 1, 12, 200)
        run = subprocess.run([TOOL, "extract", path, "--template", "finance/card_statement", "--json"], capture_output=True, text=True, check=True, cwd=ROOT)
        answers.append(json.loads(run.stdout))
    assert answers[0]["data"] == answers[1]["data"]
    assert answers[0]["verification"]["covers"] == ["balances", "transaction_amounts"]


def test_sums_under_a_short_table_do_not_part_its_columns(tmp_path):
    """A line of sums begins where no cell does: "05 Dec" was cut in two, and with it every row was lost."""
    total = measured(tmp_path, "found", "dollars CR", rows=14)
    assert (total.rows_right, total.rows_read, total.false_verified) == (14, 14, 0)


def test_a_balance_of_the_period_s_last_day_closes_it(tmp_path):
    """"Balance" alone may be carried over a page; of the last day of the printed period it is the closing one."""
    total = measured(tmp_path, "found", "dt balancete", rows=24)
    assert (total.whole, total.verified) == (1, 1)
    for path, template in alter.found_altered(tmp_path, "found", "dt balancete", 3, 24):
        doc = json.loads(subprocess.run([TOOL, "extract", path, "--template", template, "--json"], capture_output=True, check=True).stdout)
        assert doc["verification"]["state"] != "verified", path.name


def test_counts_under_the_columns_are_no_sums(tmp_path):
    """"Total Count   24   16" was held against the sums of the sides, and a right paper a mismatch."""
    total = measured(tmp_path, "found", "diskripsi")
    assert (total.rows_right, total.verified) == (40, 1)


def test_a_year_as_a_row_is_no_text(tmp_path):
    total = measured(tmp_path, "found", "year rows")
    assert (total.rows_right, total.descriptions_right) == (40, 40)


def test_charges_beside_amounts_count_in_the_balance(tmp_path):
    """A balance that falls by the amount and by the charge beside it was a mismatch."""
    total = measured(tmp_path, "found", "fee star")
    assert (total.rows_right, total.verified) == (40, 1)
    for path, template in alter.found_altered(tmp_path, "found", "fee star", 3, 24):
        doc = json.loads(subprocess.run([TOOL, "extract", path, "--template", template, "--json"], capture_output=True, check=True).stdout)
        assert doc["verification"]["state"] != "verified", path.name


@pytest.mark.parametrize("layout", ABROAD)
def test_layout_of_another_country(tmp_path, layout):
    total = measured(tmp_path, "found", layout)
    assert (total.rows_right, total.rows_read, total.false_verified) == (total.rows, total.rows, 0)
    assert total.whole == 1


@pytest.mark.parametrize("layout", ROWS)
def test_rows_of_a_layout_that_public_sources_describe(tmp_path, layout):
    total = measured(tmp_path, "found", layout)
    assert (total.rows_right, total.rows_read, total.false_verified) == (total.rows, total.rows, 0)


@pytest.mark.parametrize("layout", CARDS + CARDS_ABROAD)
def test_rows_of_a_card_that_public_sources_describe(tmp_path, layout):
    total = measured(tmp_path, "foundcard", layout)
    assert (total.rows_right, total.rows_read, total.mismatch, total.false_verified) == (total.rows, total.rows, 0, 0)


@pytest.mark.parametrize("layout, rows", HEADS)
def test_head_of_a_card_that_public_sources_describe(tmp_path, layout, rows):
    total = measured(tmp_path, "foundcard", layout, rows=rows)
    assert (total.whole, total.mismatch, total.false_verified) == (1, 0, 0)


# Heads whose balances and sums are called what nobody knows: a summary in two columns, a nought of interest beside fees, arrears of nought, balances that are
# rows without a day (of them sums and minimum, too), both apart from all sums, two cards' subtotals that come to the change
UNNAMED = ["billing amount", "ending with", "category", "domestic", "card original", "différé", "statement of card", "six digits", "two columns", "day over month"]


@pytest.mark.parametrize("layout", UNNAMED)
def test_head_of_a_card_under_words_that_nobody_knows(tmp_path, layout):
    total = measured(tmp_path, "foundcard", layout, "balances", rows=12)
    assert (total.whole, total.mismatch, total.verified) == (1, 0, 0)


@pytest.mark.parametrize("layout", ["amount owing", "statement illustration", "ekstre borcu"])
def test_head_of_a_card_under_the_terms_of_other_issuers(tmp_path, layout):
    total = measured(tmp_path, "foundcard", layout, "terms", rows=12)
    assert (total.whole, total.mismatch, total.false_verified) == (1, 0, 0)


def test_a_mark_that_ends_the_statement_is_no_text_of_its_last_row(tmp_path):
    total = measured(tmp_path, "foundcard", "ref in text")
    assert (total.descriptions_right, total.verified) == (total.rows, 1)


@pytest.mark.parametrize("layout", ["cycle"])
def test_a_customer_over_a_title_that_speaks_to_them(tmp_path, layout):
    total = measured(tmp_path, "foundcard", layout)
    assert (total.whole, total.false_verified) == (1, 0)


@pytest.mark.parametrize("layout", AROUND)
def test_text_on_both_sides_of_the_dated_line(tmp_path, layout):
    total = measured(tmp_path, "found", layout)
    assert (total.descriptions_right, total.false_verified) == (total.rows, 0)


@pytest.mark.parametrize("kind, layout", UNKNOWN)
def test_rows_under_headings_that_nobody_knows(tmp_path, kind, layout):
    total = measured(tmp_path, kind, layout, "heads")
    assert (total.rows_right, total.rows_read, total.false_verified) == (total.rows, total.rows, 0)


def holder(tmp_path, kind):
    """(what is printed, what is read) of the paper there."""
    paper = next(tmp_path.glob("*.pdf"))
    template, key = ("bank_statement", "account_holder") if kind == "found" else ("card_statement", "card_holder")
    run = subprocess.run([TOOL, "extract", paper, "--template", "finance/" + template, "--json"], capture_output=True, text=True, check=True)
    return json.loads(paper.with_suffix(".json").read_text())["data"].get(key), json.loads(run.stdout)["data"][key]


@pytest.mark.parametrize("kind, layout", ALONE)
def test_customer_without_a_label(tmp_path, kind, layout):
    import make
    make.make(tmp_path, kind, layout, "text", 1, 8, 200)
    printed, read = holder(tmp_path, kind)
    assert printed and read == printed


@pytest.mark.parametrize("kind, layout", NOBODY)
def test_no_customer_where_none_is_named(tmp_path, monkeypatch, kind, layout):
    import make
    layouts = make.FOUND if kind == "found" else make.FOUND_CARDS
    bare = {**layouts[layout], "card_head": []}
    bare["head"] = [[(x, text.replace("{holder}", "")) for x, text in cells if text.strip("*^") != "{holder}" and not text.startswith("Dear")] for cells in bare["head"]]
    monkeypatch.setitem(layouts, layout, bare)
    make.make(tmp_path, kind, layout, "text", 1, 8, 200)
    assert holder(tmp_path, kind)[1] is None


# clr bal: the page's total above the grand one; figures above: sums over their labels, numbered pages and an end mark; branch above: brought forward on page 1
# wallet: totals between the balances, under words nobody knows; clear balance: columns of a summary; the others begin with a balance brought forward
# account report: both totals in one word; mode of operation, opening CR: a grand total without a closing balance; charges behind: counts before sums
@pytest.mark.parametrize("layout", ["wallet", "clear balance", "AED", "whole yen", "account report", "mode of operation", "opening CR", "charges behind", "clr bal", "figures above", "branch above"])
def test_figures_beside_the_sums_and_pages_before_them(tmp_path, layout):
    total = measured(tmp_path, "found", layout)
    assert (total.whole, total.false_verified) == (1, 0)
    assert total.verified == 1
    for path, template in alter.found_altered(tmp_path, "found", layout, 3, 40):
        doc = json.loads(subprocess.run([TOOL, "extract", path, "--template", template, "--json"], capture_output=True, check=True).stdout)
        assert doc["verification"]["state"] != "verified", path.name


@pytest.mark.parametrize("layout", ["AED", "whole yen"])
def test_a_lost_first_page_leaves_no_beginning(tmp_path, layout):
    measured(tmp_path, "found", layout)
    path = next(tmp_path.glob("*.pdf"))
    rest = tmp_path / "rest.pdf"
    subprocess.run(["mutool", "clean", path, rest, "2-N"], check=True, capture_output=True)
    doc = json.loads(subprocess.run([TOOL, "extract", rest, "--template", "finance/bank_statement", "--json"], capture_output=True, check=True).stdout)
    assert doc["verification"]["state"] != "verified"


@pytest.mark.parametrize("layout", ["saffron", "nova", "maple", "rhein"])
def test_rows_of_a_card_that_a_stranger_drew(tmp_path, layout):
    """A panel beside the rows, a list of an app, a side column that hides the headings, a foreign amount beside the own: no row was read."""
    total = measured(tmp_path, "strangercard", layout, rows=25)
    assert (total.rows_right, total.rows_read, total.false_verified) == (total.rows, total.rows, 0)


@pytest.mark.parametrize("layout", ["nova", "saffron"])
def test_changed_card_that_a_stranger_drew(tmp_path, layout):
    for path, template in alter.stranger_altered(tmp_path, layout, 3, 24):
        doc = json.loads(subprocess.run([TOOL, "extract", path, "--template", template, "--json"], capture_output=True, check=True).stdout)
        assert doc["verification"]["state"] != "verified", path.name


def test_the_only_credit_under_a_heading_that_nobody_knows(tmp_path):
    """"DEPOSITO" over one figure of twelve rows, once the balances tell that "RETIRO" goes out."""
    total = measured(tmp_path, "found", "folio", rows=12, seed=23)
    assert (total.rows_right, total.rows_read, total.verified) == (12, 12, 1)
