# SPDX-License-Identifier: AGPL-3.0-or-later
"""Statements of other countries, the seventh batch: panels and advertisements beside rows, accounts in two currencies, text about rates below rows, years as rows.

Facts of public parsers' places of columns, notes on layouts and tests; names, numbers and texts are invented. See found.py for how to read a description.
"""

import datetime

from reportlab.lib.pagesizes import letter

import found
from found import day_text, digits, printed
from found_front import CardPaper, Paper, by_kind, finish, kind_of, usual


class OnFirst:
    """Furniture that begins with "1:" stands on the first page alone, where rows stand beside it."""

    def furniture(self):
        all_of_it = self.spec["furniture"]
        self.spec["furniture"] = [(*where, text.removeprefix("1:")) for *where, text in all_of_it if self.s.page == 1 or not text.startswith("1:")]
        super().furniture()
        self.spec["furniture"] = all_of_it


class Panelled(OnFirst, Paper):
    pass


class PanelledCard(OnFirst, CardPaper):
    pass


class Dated(Paper):
    """Balances of the day before the period."""

    def values(self):
        form = self.spec.get("head_date", self.spec["date"])
        return {**super().values(), "before_": day_text(self.account["from"] - datetime.timedelta(days=1), form), "end_": day_text(self.account["to"], form)}


class Currencies(Paper):
    """Each account has its currency, which stands once, in front of what was brought forward."""

    def values(self):
        accounts = self.doc.get("accounts", [self.doc])
        mine = accounts.index(self.account) if self.account in accounts else 0
        return {**super().values(), "ccy": self.spec["currencies"][mine], "kind": self.spec["kinds"][mine], "dated": day_text(self.doc["to"], self.spec["head_date"])}

    def cell(self, row, key):
        return "" if key == "ccy" else super().cell(row, key)


class Years(Panelled):
    """The year in a row of its own, above the first of its days."""

    def draw_row(self, row):
        if row["date"].year != getattr(self, "year", None):
            self.year = row["date"].year
            self.special([{"date": str(self.year)}])
        super().draw_row(row)


class Carried(CardPaper):
    """What is reached is carried over each page's end, all cards' rows in it."""

    def rows(self, rows):
        for row in rows:
            if self.y + len(row["lines"]) * self.step > self.height - 100:
                self.special([{"description": "Amount carried forward", "amount": printed(self.reached_sum(), self.spec["number"])}])
                self.next()
                self.table_header()
                self.special([{"description": "Amount carried forward", "amount": printed(self.reached_sum(), self.spec["number"])}])
            super().rows([row])
            self.sum = self.reached_sum() + (row["debit"] or 0) - (row["credit"] or 0)

    def reached_sum(self):
        return getattr(self, "sum", self.doc["previous"])


class Titled(CardPaper):
    """One heading, and titles of kinds between the rows."""

    def draw(self):
        spec = self.spec
        self.block([[(40, "*" + self.doc["issuer"])]])
        self.block(spec["head"])
        self.table_header()
        for kind, titles, totals in spec["kinds"]:
            for title in titles:
                self.special([{"description": title}])
            self.rows([r for r in self.doc["shown"] if kind_of(r) == kind])
            for text, figure in totals:
                self.special([{"description": text, "amount": figure}])
        self.y += self.step
        self.block(spec["foot"])
        self.s.save()
        return self.s.page


found.NARRATIONS.update({
    "on day": lambda row, date: [f"Received From {usual(row)[0]} Ref: {usual(row)[1]}" if row["debit"] is None else
                                 f"Card Purchase {usual(row)[0]} USD 12.50 On {row['date']:%d %b} at VISA Exchange Rate 1.16 The Final GBP Amount Includes A Non-Sterling Transaction Fee of £ 0.30" if found.hash_of(row["description"]) % 5 == 0 else
                                 f"Direct Debit to {usual(row)[0]} Ref: {usual(row)[1]}" if found.hash_of(row["description"]) % 2 else f"Card Purchase {usual(row)[0]} On {row['date']:%d %b}"],
    "purchase day": lambda row, date: [f"DEBIT CARD PURCHASE {usual(row)[0]} {row['date']:%m-%d} TAMPA FL 2979" if row["credit"] is None else f"DEPOSIT {usual(row)[1]}"],
    "wert": lambda row, date: [("Gutschrift Überw." if row["debit"] is None else "Lastschrift") + f" / Wert: {row['date']:%d.%m.%Y}", usual(row)[0], "Rechnungsnr. " + usual(row)[1]],
    "reason": lambda row, date: [usual(row)[0] + "; Payment" if row["credit"] is None else usual(row)[0], "Reason for payment: Invoice " + usual(row)[1], f"Transaction no. {digits(row['description'], 7)}GK{digits(row['description'] + 'g', 6)}"],
    "duitnow": lambda row, date: ["RFLX INSTANT TRF DR" if row["credit"] is None else "RPP INWARD INST TRF CR", usual(row)[0], usual(row)[1]],
})
FOREIGN = {
    # Britain: a narrow table, beside it a panel of four figures and what the bank has to say; foreign purchases and their fee in the text; over the new year
    "glance beside rows": {"paper": Panelled, "font": "sans", "size": 7.5, "date": "%-d %b", "head_date": "%d %b %Y", "number": "western", "hold_dates": True, "sparse": True, "narration": "on day", "named": False, "start": datetime.date(2025, 12, 8), "account_form": "{:.8}",
                 "head": [[(40, "^Your current account statement")], [(40, "Statement period {from_} - {to_}")], [], [(40, "{holder}")], [(40, "14 TEMPLE ROAD")], [(40, "LEEDS")], [(40, "LS1 4DY")], [], [(40, "Sort Code 20-10-53  Account no. {account}  SWIFTBIC EXMPGB22")], [], [(40, "^Your transactions")]],
                 "columns": [("date", "Date", 40, 0), ("description", "Description", 80, 165), ("debit", "Money out", -305, 0), ("credit", "Money in", -361, 0), ("balance", "Balance", -414, 0)],
                 "before": [{"date": "{first}", "description": "Start balance", "balance": "{open}"}], "after": [{"date": "{last}", "description": "End balance", "balance": "{close}"}], "page_end": [{"date": "Continued"}],
                 "furniture": [(430, 90, 0, 9, "1:At a glance"), (430, 106, 0, 7.5, "1:Start balance"), (515, 106, 0, 7.5, "1:£{open}"), (430, 118, 0, 7.5, "1:Money in"), (515, 118, 0, 7.5, "1:£{credits}"), (430, 130, 0, 7.5, "1:Money out"), (515, 130, 0, 7.5, "1:£{debits}"),
                               (430, 142, 0, 7.5, "1:End balance"), (515, 142, 0, 7.5, "1:£{close}"), (430, 262, 0, 7, "1:Your deposit is eligible for"), (430, 272, 0, 7, "1:protection by the Financial"), (430, 282, 0, 7, "1:Services Compensation Scheme."), (430, 312, 0, 8, "1:Your arranged overdraft"),
                               (430, 324, 0, 7, "1:Limit £500.00 from 12 Jan"), (430, 334, 0, 7, "1:35.0% EAR (variable)"), (430, 364, 0, 8, "1:Rates you may be charged"), (430, 376, 0, 7, "1:Unpaid item £0.00"), (490, -30, 0, 7, "Page {page} of {pages}")]},
    # United States: cheques in three groups, then two sections with an equals sign before their sums, interest beside the summary
    "previous balance as of": {"paper": Dated, "finish": finish, "page": letter, "font": "sans", "size": 8, "date": "%m/%d", "head_date": "%m/%d/%Y", "number": "western", "narration": "purchase day", "total_sign": "= $", "section_total": "Total {}",
                          "head": [[(400, "Your account statement")], [(400, "For {end_}")], [], [(40, "{holder}")], [(40, "14 TEMPLE RD")], [(40, "TAMPA FL 33602-1410")], [], [(40, "^SIMPLE BUSINESS CHECKING {account}")], [], [(40, "*Account summary"), (-300, ""), (340, "*Interest summary")],
                                   [(40, "Your previous balance as of {before_}"), (-300, "${open}"), (340, "Interest paid this statement period"), (-575, "$0.00")], [(40, "Checks"), (-300, "- {sum1}"), (340, "2025 interest paid year-to-date"), (-575, "$4.18")], [(40, "Other withdrawals, debits and service charges"), (-300, "- {sum2}"), (340, "Interest rate"), (-575, "0.01%")],
                                   [(40, "Deposits, credits and interest"), (-300, "+ {sum3}")], [(40, "*Your new balance as of {end_}"), (-300, "*= ${close}")], []],
                          "columns": [("date", "DATE", 40, 0), ("description", "DESCRIPTION", 95, 350), ("amount", "AMOUNT($)", -555, 0)],
                          "parts": [("Checks", "debit", (0, 2), [("date", "DATE", 40, 0), ("number", "CHECK #", 85, 0), ("amount", "AMOUNT($)", -195, 0)], 3), ("Other withdrawals, debits and service charges", "debit", (1, 2), None, 1), ("Deposits, credits and interest", "credit", None, None, 1)],
                          "foot": [[], [(40, "* indicates a skip in sequential check numbers above this item")], [(40, "*Important: review your statement. Report errors within 30 days by calling 1-844-487-8478.")]], "furniture": [(490, 770, 0, 8, "PAGE {page} OF {pages}")]},
    # Hong Kong: a savings account and one in another currency under one name, the currency once, the day held, balances of days, sums with counts
    "ccy savings": {"paper": Currencies, "accounts": True, "currencies": ("HKD", "USD"), "kinds": ("Statement Savings", "FCY Savings"), "font": "sans", "size": 8, "date": "%d %b", "head_date": "%d %b %Y", "number": "western", "hold_dates": True, "sparse": True, "narration": "two lines", "account_form": "{:.3}-{:.6}-882",
                    "head": [[(330, "STATEMENT OF INTEGRATED ACCOUNT")], [(40, "{holder}"), (330, "Statement Date"), (450, "{dated}")], [(40, "FLAT A 14/F TEMPLE COURT"), (330, "Branch"), (450, "CENTRAL")], [(40, "KOWLOON"), (330, "Page"), (450, "{page} of {pages}")], [], [(40, "*PORTFOLIO SUMMARY")], [(40, "Deposits"), (200, "Account Number"), (-400, "Balance"), (-540, "HKD Equivalent")],
                             [(40, "HKD Statement Savings"), (200, "{account1}"), (-400, "{closing1}"), (-540, "{closing1}")], [(40, "USD FCY Savings"), (200, "{account2}"), (-400, "{closing2}"), (-540, "{closing2}")], [], [(40, "*TRANSACTION HISTORY")]],
                    "account_head": [[(40, "*Integrated Account {kind}"), (330, "{account}")]],
                    "columns": [("ccy", "CCY", 40, 0), ("date", "Date", 70, 0), ("description", "Transaction Details", 115, 180), ("credit", "Deposit", -380, 0), ("debit", "Withdrawal", -460, 0), ("balance", "Balance", -550, 0)],
                    "before": [{"ccy": "{ccy}", "date": "{first}", "description": "B/F BALANCE", "balance": "{opening}"}], "page_start": [{"description": "B/F BALANCE", "balance": "{reached}"}], "page_end": [{"description": "C/F BALANCE", "balance": "{reached}"}], "after": [{"description": "C/F BALANCE", "balance": "{closing}"}, {"description": "Transaction Summary"}, {"description": "Total No. of Deposits {nc}", "credit": "{credits}"}, {"description": "Total No. of Withdrawals {nd}", "debit": "{debits}"}]},
    # Malaysia: headings in two languages, forward as rows, counts of each side under the columns, a summary of the account above
    "diskripsi": {"paper": Paper, "font": "sans", "size": 8, "date": "%d %b", "head_date": "%-d %b %y", "number": "western", "narration": "duitnow", "reference": 6,
                  "head": [[(330, "*ACCOUNT STATEMENT / PENYATA AKAUN")], [], [(40, "{holder}"), (330, "Statement Period / Tempoh Penyata")], [(40, "14 JALAN TEMPLE"), (330, "{from_} - {to_}")], [(40, "50450 KUALA LUMPUR"), (330, "Page / Muka Surat : {page} / {pages}")], [], [(40, "*DEPOSIT ACCOUNT SUMMARY / RINGKASAN AKAUN DEPOSIT")], [(40, "Deposit / Deposit"), (200, "Account No. / No. Akaun"), (-400, "Debit Balance"), (-540, "Credit Balance")],
                           [(40, "ORDINARY CURRENT ACCOUNT"), (200, "{account}"), (-400, "0.00"), (-540, "{close}")], [], [(40, "*ACCOUNT ACTIVITY / AKTIVITI AKAUN")]],
                  "columns": [("date", "Date|Tarikh", 45, 0), ("description", "Description|Diskripsi", 95, 170), ("cheque", "Cheque / Serial No.|No. Cek / Siri", 270, 0), ("debit", "Debit|Debit", -400, 0), ("credit", "Credit|Kredit", -475, 0), ("balance", "Balance|Baki", -555, 0)],
                  "before": [{"date": "{first}", "description": "B/F BALANCE", "balance": "{open}"}], "after": [{"date": "{last}", "description": "C/F BALANCE", "balance": "{close}"}, {"description": "Total Count / Jumlah Bilangan", "debit": "{nd}", "credit": "{nc}"}, {"description": "(RM)", "debit": "{debits}", "credit": "{credits}"}],
                  "foot": [[(40, "IMPORTANT NOTES / MAKLUMAT PENTING")], [(40, "All information and balances are deemed correct unless we hear from you within 14 days.")]]},
    # Australia: month before day, the year in rows of its own, rates of interest between head and rows, CR behind balances
    "year rows": {"paper": Years, "font": "sans", "size": 8, "date": "%b %-d", "head_date": "%d %b %Y", "number": "western", "balance": (("", " CR"), ("", " DR")), "narration": "value line", "start": datetime.date(2025, 12, 10),
                  "head": [[(40, "^Transaction Account")], [], [(40, "{holder}"), (330, "account balance"), (-555, "*${closing}")], [(40, "14 Temple Road"), (330, "as at {to_}")], [(40, "Newtown NSW 2042")], [(330, "account name {holder}")], [(330, "account no. {account}"), (470, "BSB 182-182")], [], [(40, "from {from_} to {to_}")], [], [(40, "*interest rates")], [(40, "effective date"), (130, "account balance"), (300, "rate pa")], [(40, "10 Dec 2025"), (130, "$0.00 to $250,000.00"), (300, "2.25%")],
                           [(40, "10 Dec 2025"), (130, "$250,000.01 and over"), (300, "2.50%")], []],
                  "columns": [("date", "", 40, 0), ("description", "transaction", 90, 230), ("debit", "debits", -390, 0), ("credit", "credits", -470, 0), ("balance", "balance", -560, 0)],
                  "before": [{"description": "OPENING BALANCE", "balance": "{opening}"}], "after": [{"description": "CLOSING BALANCE AS AT {to_}", "debit": "{debits}", "credit": "{credits}", "balance": "{closing}"}],
                  "foot": [[(40, "how to make a transaction: online at example.com.au, by phone 133 174")]], "furniture": [(460, -30, 0, 7, "continued on page {page}/{pages}")]},
    # Germany: signed debits in a column of their own, balances with their day as rows, the value day in the text
    "soll haben": {"paper": Dated, "font": "sans", "size": 8, "date": "%d.%m.%Y", "number": "german", "signed": True, "narration": "wert", "iban": ("DE", 18), "account_form": "{:.8}",
                   "head": [[(40, "Kreissparkasse am Tempel")], [(40, "{holder}"), (400, "{end_}")], [(40, "Tempelstr. 14"), (400, "*Kontoauszug 1/2025")], [(40, "04103 Leipzig"), (400, "Seite {page} von {pages}")], [], [(40, "Sie haben Fragen zu Ihrem Kontoauszug? Telefon 0341 55501")], [], [(40, "*GiroBusiness {account}, {iban}")], [(40, "{holder}")], []], "named": False,
                   "columns": [("date", "Datum", 70, 0), ("description", "Erläuterung", 123, 260), ("debit", "Betrag Soll EUR", -480, 0), ("credit", "Betrag Haben EUR", -565, 0)],
                   "before": [{"date": "Kontostand am {before_}, Auszug Nr. 12", "credit": "{open}"}], "after": [{"date": "*Kontostand am {end_} um 20:03 Uhr", "credit": "*{close}"}],
                   "foot": [[(70, "Ihr Dispositionskredit 3.000,00 EUR")], [(70, "Anzahl Anlagen: 0")], [(70, "Hinweise zum Kontoauszug: Bitte prüfen Sie die Buchungen, Berechnungen und den Auszug auf Richtigkeit.")]]},
    # Switzerland in English: newest first, balances of days, the value day behind the sides, turnover and both balances as rows
    "information": {"paper": Paper, "font": "sans", "size": 7.5, "date": "%d.%m.%Y", "number": "swiss", "newest_first": True, "sparse": True, "narration": "reason", "iban": ("CH", 17),
                    "head": [[(40, "^Account statement"), (400, "{to_}")], [(40, "{from_} - {to_}")], [], [(330, "{holder}")], [(330, "Tempelstrasse 14")], [(330, "8001 Zürich")], [], [(40, "Current account for private clients CHF")], [(40, "IBAN"), (130, "{iban}")], [(40, "Account no."), (130, "{account}")], [(40, "BIC"), (130, "EXMPCHZH80A")], []],
                    "columns": [("date", "Date", 40, 0), ("description", "Information", 95, 190), ("debit", "Debits", -370, 0), ("credit", "Credits", -435, 0), ("value_date", "Value date", 445, 0), ("balance", "Balance", -560, 0)],
                    "before": [{"date": "{last}", "description": "*Closing balance", "balance": "*{close}"}], "after": [{"date": "{first}", "description": "Opening balance", "balance": "{open}"}, {"description": "Turnover", "debit": "{debits}", "credit": "{credits}"}],
                    "foot": [[(40, "Form without signature. Subject to error or omission.")]], "furniture": [(490, -30, 0, 7, "Page {page} / {pages}")]},
}


def kinds_below(spec, rows):
    """The trade below each purchase; in another currency also the rate, and the surcharge with its amount."""
    for row in rows:
        if row["debit"] is not None and not row["fee"]:
            row["lines"] = [row["lines"][0] + " Zürich CHE", ("Grocery stores", "Restaurants", "Fuel")[row["n"] % 3]]
            if row["foreign"]:
                code, cents = row["foreign"]
                row["lines"] += [f"{code} {printed(cents, 'swiss')} Exchange rate 0.9112 of {row['date']:%d.%m.%y}", "Processing surcharge 1.75% included CHF 0.35"]
    return [r for i in range(spec["cards"]) for r in rows if r["card"] == i]


def references_below(spec, rows):
    for row in rows:
        row["lines"].append("Transaction Ref " + digits(row["description"] + str(row["n"]), 11) + digits(str(row["n"]), 12))
        if row["foreign"]:
            row["lines"].append(f"{row['foreign'][0]} {printed(row['foreign'][1], 'western')}")
    return rows


CARDS = {
    # Switzerland in English: a total for each card, the amount carried forward, trades, rates and surcharges below
    "amount carried": {"paper": Carried, "dated": True, "font": "sans", "size": 8, "date": "%d.%m.%y", "head_date": "%d.%m.%Y", "number": "swiss", "credit": ("-", ""), "cards": 2, "arrange": kinds_below,
                       "head": [[(40, "^Invoice"), (330, "{holder}")], [(330, "Tempelstrasse 14")], [(40, "Invoice date"), (150, "{to}"), (330, "8001 Zürich")], [(40, "Card account"), (150, "{card}")], [(40, "Card limit CHF"), (150, "{limit}")], [], [(40, "Balance of last invoice"), (-300, "{previous}")], [(40, "Payments received"), (-300, "-{payments}")], [(40, "Transactions and fees"), (-300, "{spent}")], [(40, "*Invoice amount CHF"), (-300, "*{new}")], [(40, "Minimum payment CHF"), (-300, "{minimum}")], [(40, "Payable by"), (-300, "{due}")], []],
                       "columns": [("posting", "Entry date", 40, 0), ("date", "Purchase date", 100, 0), ("description", "Details", 175, 0), ("amount", "Amount in CHF", -540, 0)],
                       "before": [{"description": "Amount carried forward from last invoice", "amount": "{previous}"}], "card_head": [[(40, "*Transactions Visa Classic Card {this} / {holder}")]], "card_foot": [[(175, "*Transaction total card {this}"), (-540, "*{subtotal}")]], "after": [{"description": "*Total invoice amount", "amount": "*{new}"}],
                       "furniture": [(490, -30, 0, 7, "Page {page}/{pages}")]},
    # Singapore: an advertisement with amounts beside the rows, a reference below each, the old and the new balance as rows
    "offers beside": {"paper": PanelledCard, "dated": True, "font": "sans", "size": 7.5, "date": "%d %b", "head_date": "%d %b %Y", "number": "western", "credit": ("", " CR"), "arrange": references_below,
                      "head": [[(40, "^Credit Card Statement")], [(40, "{holder}"), (330, "Statement Date"), (450, ": {to}")], [(40, "14 TEMPLE STREET #04-11"), (330, "Payment Due Date"), (450, ": {due}")], [(40, "SINGAPORE 058570"), (330, "New Balance"), (450, ": S${new}")], [(330, "Minimum Payment Due"), (450, ": S${minimum}")], [(330, "Approved Credit Limit"), (450, ": S${limit}")], [], [(40, "*REWARDS CREDIT CARD {card}")], []],
                      "columns": [("date", "Transaction|Date", 40, 0), ("posting", "Posting|Date", 90, 0), ("description", "Description", 140, 0), ("amount", "Amount|(SGD)", -400, 0)],
                      "before": [{"description": "BALANCE FROM PREVIOUS STATEMENT", "amount": "{previous}"}], "after": [{"description": "*NEW BALANCE", "amount": "*{new}"}, {"description": "MINIMUM PAYMENT DUE", "amount": "{minimum}"}],
                      "furniture": [(430, 250, 0, 9, "1:Earn more this season"), (430, 264, 0, 7, "1:S$50.00 cashback when you"), (430, 274, 0, 7, "1:spend S$800.00 by 31 Dec"), (430, 284, 0, 7, "1:Promo code GIVE50"), (430, 340, 0, 9, "1:0% instalments"), (430, 354, 0, 7, "1:12 months from S$500.00"), (430, 364, 0, 7, "1:One-time fee 3.00%"), (430, 374, 0, 7, "1:Call 6747 7000"), (490, -30, 0, 7, "Page {page} of {pages}")]},
    # United States: one heading over titles of kinds, the customer's name among them, sums of fees and of interest, a table of rates behind
    "sale date": {"paper": Titled, "dated": True, "page": letter, "font": "sans", "size": 8, "date": "%m/%d", "head_date": "%m/%d/%y", "number": "western", "debit": ("$", ""), "credit": ("-$", ""), "arrange": lambda spec, rows: by_kind({"parts": [("payments",), ("purchases",), ("fees",)]}, rows),
                  "head": [[(40, "{holder}"), (360, "Member Since 2014  Account number ending in: {last4}")], [(40, "Billing Period: {from_}-{to}")], [], [(40, "*Minimum payment due:"), (180, "${minimum}"), (360, "*Account Summary")], [(40, "*New balance as of {to}:"), (180, "${new}"), (360, "Previous balance"), (-570, "${previous}")], [(40, "*Payment due date:"), (180, "{due}"), (360, "Payments"), (-570, "-${payments}")], [(360, "Credits"), (-570, "-$0.00")], [(40, "Late Payment Warning: If we do not receive your minimum"), (360, "Purchases"), (-570, "+${purchases}")],
                           [(40, "payment by the date listed above, you may have to pay"), (360, "Cash advances"), (-570, "+$0.00")], [(40, "a late fee of up to $41."), (360, "Fees"), (-570, "+${fees}")], [(360, "Interest"), (-570, "+$0.00")], [(360, "*New balance"), (-570, "*${new}")], [(360, "Credit Limit"), (-570, "${limit}")], [], [(40, "^Account Activity")]],
                  "columns": [("date", "Sale|Date", 40, 0), ("posting", "Post|Date", 80, 0), ("description", "|Description", 125, 0), ("amount", "|Amount", -400, 0)],
                  "kinds": [("payments", ["*Payments, Credits and Adjustments"], []), ("purchases", ["*{holder}", "*Standard Purchases"], []), ("fees", ["*Fees Charged"], [("*TOTAL FEES FOR THIS PERIOD", "*${fees}"), ("*Interest Charged", ""), ("*TOTAL INTEREST FOR THIS PERIOD", "*$0.00")])],
                  "foot": [[(40, "*2025 totals year-to-date")], [(40, "Total fees charged in 2025"), (-400, "$95.00")], [(40, "Total interest charged in 2025"), (-400, "$0.00")], [], [(40, "*Interest charge calculation")], [(40, "Balance type"), (160, "Annual percentage rate (APR)"), (330, "Balance subject to interest rate"), (-570, "Interest charge")], [(40, "Standard Purch"), (160, "20.49% (V)"), (330, "$0.00 (D)"), (-570, "$0.00")]]},
}


class Headed(Paper):
    """Each day is a heading over its rows."""

    def draw_row(self, row):
        if row["date"] != getattr(self, "day", None):
            self.day = row["date"]
            self.y += self.step * 0.4
            self.put(40, self.y, "*" + f"{row['date']:%A}, {row['date'].day}{'th' if 10 < row['date'].day < 20 else {1: 'st', 2: 'nd', 3: 'rd'}.get(row['date'].day % 10, 'th')} {row['date']:%b}")
            self.y += self.step + self.spec["gap"]
        super().draw_row(row)

    def cell(self, row, key):
        return f"{row['n'] % 12 + 1}:{row['n'] * 7 % 60:02d}{'am' if row['n'] % 3 else 'pm'}" if key == "time" else super().cell(row, key)


class Channels(Paper):
    """The time of day, the way and what it was for, each in a column."""

    def cell(self, row, key):
        if key == "time":
            return f"{row['n'] % 24:02d}:{row['n'] * 7 % 60:02d}"
        if key == "channel":
            return "K PLUS" if row["n"] % 3 else "Internet/Mobile"
        if key == "details":
            return f"{'From' if row['debit'] is None else 'To'} X{digits(row['description'], 4)} {usual(row)[0]}"
        return super().cell(row, key)


class Running(CardPaper):
    """What is owed behind each row."""

    def cell(self, row, key):
        return printed(row["owed"], self.spec["number"]) + (" CR" if row["owed"] < 0 else "") if key == "balance" else super().cell(row, key)


def owed(spec, rows):
    reached = rows[1]["credit"] or 0  # the payment of the whole bill, so what the bill was
    for row in rows:
        reached += (row["debit"] or 0) - (row["credit"] or 0)
        row["owed"] = reached
    return rows


def without_text(spec, doc):
    """What was booked has a kind; who it was stands in a column of its own behind the way."""
    truth = found.finish(spec, doc)
    for row, out in zip(doc["rows"], truth):
        row["lines"] = ["Transfer Deposit" if row["debit"] is None else "Transfer Withdrawal"]
        out["description"] = row["lines"][0]
    return truth


class Spent(CardPaper):
    def cell(self, row, key):
        return ("Retail and Grocery", "Transportation", "Restaurants")[row["n"] % 3] if key == "category" and row["debit"] is not None and not row["fee"] else "" if key == "category" else super().cell(row, key)


def with_rates(spec, rows):
    for row in rows:
        if row["foreign"]:
            row["lines"].append(f"{printed(row['foreign'][1], 'western')} {row['foreign'][0]} @ 1.371200")
    return by_kind(spec, rows)


found.NARRATIONS.update({
    "ach": lambda row, date: [f"ACH {'Deposit' if row['debit'] is None else 'Withdrawal'} Internet transfer {'from' if row['debit'] is None else 'to'} {usual(row)[0]} account", "XXXXXXXX" + usual(row)[1][:4]],
    "society": lambda row, date: [(f"Bank credit {usual(row)[0]}" if row["debit"] is None else f"Contactless Payment {usual(row)[0]} LEEDS GB" if found.hash_of(row["description"]) % 2 else f"Direct debit {usual(row)[0]}")],
    "merchant": lambda row, date: [usual(row)[0].title(), ("Osko Payment Received" if row["debit"] is None else "Purchase Zap Card **0434")],
    "fast": lambda row, date: [("Inward CR - GIRO" if row["debit"] is None else "PAYNOW OTHR"), usual(row)[0], usual(row)[1]],
    "entrate": lambda row, date: [("Bonifico SEPA Italia Ord: " if row["debit"] is None else "Pagamento Visa Debit ") + usual(row)[0], "Cau: " + usual(row)[1]],
})
# Read once behind the mends for the ones above.
LATER = {
    # United States, savings: the interest in a box beside the head, balances as dated rows, a second line of masks
    "apy box": {"paper": Paper, "page": letter, "font": "sans", "size": 8, "date": "%m/%d/%Y", "number": "western", "money": ("$", ""), "balance": (("$", ""), ("-$", "")), "narration": "ach",
                "head": [[(40, "^ONLINE SAVINGS ACCOUNT STATEMENT")], [], [(40, "{holder}"), (340, "Statement Period"), (450, "{from_} to {to_}")], [(40, "14 TEMPLE RD"), (340, "Account Number"), (450, "{account}")], [(40, "RICHARDSON TX 75085-0123"), (340, "Days in Period"), (450, "31")], [], [(40, "*ACCOUNT SUMMARY"), (340, "*INTEREST SUMMARY")], [(40, "Beginning Balance"), (-280, "${open}"), (340, "Interest Paid this Period"), (-570, "$40.13")], [(40, "Deposits and Credits"), (-280, "${credits}"), (340, "Interest Paid Year-to-Date"), (-570, "$391.20")],
                         [(40, "Withdrawals and Debits"), (-280, "${debits}"), (340, "Annual Percentage Yield Earned"), (-570, "4.40%")], [(40, "*Ending Balance"), (-280, "*${close}"), (340, "Average Daily Balance"), (-570, "$11,842.10")], [], [(40, "*ACCOUNT ACTIVITY")]],
                "columns": [("date", "Date", 40, 0), ("description", "Description", 110, 220), ("credit", "Credits", -410, 0), ("debit", "Debits", -490, 0), ("balance", "Balance", -570, 0)],
                "before": [{"date": "{first}", "description": "Beginning Balance", "balance": "{opening}"}], "after": [{"date": "{last}", "description": "Ending Balance", "balance": "{closing}"}], "furniture": [(490, 770, 0, 8, "Page {page} of {pages}")]},
    # Britain, a building society: years as rows, the last statement's balance as a row, averages in a panel beside the rows, the pound in the headings
    "balance from statement": {"paper": Years, "font": "sans", "size": 8, "date": "%d %b", "head_date": "%d %B %Y", "number": "western", "hold_dates": True, "sparse": True, "narration": "society", "named": False, "start": datetime.date(2025, 12, 14), "account_form": "{:.8}",
                 "head": [[(40, "^FlexAccount")], [(40, "{holder}"), (300, "Statement date: {to_}")], [(40, "14 Temple Road"), (300, "Statement no: 46 of 2026")], [(40, "Swindon"), (300, "Start balance  £{open}")], [(40, "SN1 1AA"), (300, "End balance  £{close}")], [], [(40, "Sort code 07-04-36  Account no {account}  BIC EXMPGB21")], []],
                 "columns": [("date", "Date", 40, 0), ("description", "Description", 85, 170), ("debit", "£ Out", -305, 0), ("credit", "£ In", -365, 0), ("balance", "£ Balance", -430, 0)],
                 "before": [{"description": "Balance from statement 45 dated 13/12/2025", "balance": "{open}"}], "after": [{"date": "{last}", "description": "Balance at close", "balance": "{close}"}],
                 "furniture": [(460, 214, 0, 8, "1:Average credit balance"), (460, 226, 0, 8, "1:£1,204.11"), (460, 246, 0, 8, "1:Average debit balance"), (460, 258, 0, 8, "1:£0.00"), (460, 288, 0, 7, "1:Arranged overdraft limit"), (460, 298, 0, 7, "1:£250.00"), (460, 328, 0, 7, "1:AER 1.00% gross 1.00%"), (460, 338, 0, 7, "1:up to £1,500.00"), (490, -30, 0, 7, "Page {page} of {pages}")]},
    # Australia, an app's bank: each day a heading with its weekday over the rows, a time before each, a plus before what came in
    "day headings": {"paper": Headed, "font": "sans", "size": 8, "date": "%d %b %Y", "number": "western", "debit": ("$", ""), "credit": ("+$", ""), "balance": (("$", ""), ("-$", "")), "narration": "merchant", "newest_first": True,
                     "head": [[(40, "^Statement of Account")], [(40, "{holder}"), (330, "Account name: Spending")], [(40, "14 Temple Road"), (330, "BSB: 633-123  Account: {account}")], [(40, "Wagga Wagga NSW 2650"), (330, "{from_} - {to_}")], [], [(40, "Opening Balance"), (-250, "${open}"), (330, "Money In"), (-540, "+${credits}")], [(40, "Closing Balance"), (-250, "${close}"), (330, "Money Out"), (-540, "${debits}")], []],
                     "columns": [("time", "Time", 40, 0), ("description", "Transaction", 95, 250), ("amount", "Amount", -470, 0), ("balance", "Balance", -555, 0)], "furniture": [(490, -30, 0, 7, "Page {page} of {pages}")]},
    # Singapore: an overview, then two accounts in two currencies with a row of totals each, the currency under the headings, interest between
    "details and total": {"paper": Currencies, "accounts": True, "currencies": ("SGD", "USD"), "kinds": ("One Account", "Global Currency Account"), "font": "sans", "size": 8, "date": "%d %b", "head_date": "%d %b %Y", "number": "western", "narration": "fast", "account_form": "{:.3}-{:.4}-882-1",
                     "head": [[(40, "^Statement of Account")], [], [(40, "{holder}"), (330, "Period: {from_} to {to_}")], [(40, "14 TEMPLE STREET #04-11")], [(40, "SINGAPORE 058570")], [], [(40, "*Account Overview as at {dated}")], [(40, "Deposits"), (230, "Account"), (-430, "Balance"), (-540, "SGD Equivalent")], [(40, "One Account"), (230, "{account1}"), (-430, "SGD {closing1}"), (-540, "{closing1}")], [(40, "Global Currency Account"), (230, "{account2}"), (-430, "USD {closing2}"), (-540, "{closing2}")], []],
                     "account_head": [[(40, "^Account Transaction Details")], [(40, "*{kind} {account}")]],
                     "columns": [("date", "Date", 40, 0), ("description", "Description", 90, 200), ("debit", "Withdrawals|SGD", -380, 0), ("credit", "Deposits|SGD", -465, 0), ("balance", "Balance|SGD", -550, 0)],
                     "before": [{"date": "{first}", "description": "BALANCE B/F", "balance": "{opening}"}], "after": [{"description": "*Total", "debit": "*{debits}", "credit": "*{credits}", "balance": "*{closing}"}, {"description": "End of Transaction Details"}],
                     "furniture": [(40, -30, 0, 7, "Please note that you are bound by a duty under the rules governing the operation of this account."), (490, -30, 0, 7, "Page {page} of {pages}")]},
    # Thailand in English: one column of unsigned amounts, the side told by the kind and by the balance, counts of items in the head
    "withdrawal slash deposit": {"paper": Channels, "finish": without_text, "font": "sans", "size": 7.5, "date": "%d-%m-%y", "head_date": "%d/%m/%Y", "number": "western",
                                 "head": [[(40, "^STATEMENT OF SAVINGS ACCOUNT")], [], [(40, "{holder}"), (330, "Ref No"), (450, "KBP25X0044120")], [(40, "14 TEMPLE ROAD BANGRAK"), (330, "Account Number"), (450, "{account}")], [(40, "BANGKOK 10500"), (330, "Period"), (450, "{from_} - {to_}")], [(330, "Issue Branch"), (450, "SILOM (0001)")], [], [(40, "Total Withdrawal  {nd} Items"), (-250, "{debits}"), (330, "Beginning Balance"), (-540, "{open}")], [(40, "Total Deposit  {nc} Items"), (-250, "{credits}"), (330, "Ending Balance"), (-540, "{close}")], []], "account_form": "{:.3}-1-{:.5}-0",
                                 "columns": [("date", "Date", 40, 0), ("time", "Time/|Eff.Date", 85, 0), ("description", "Descriptions", 130, 0), ("amount", "Withdrawal / Deposit", -290, 0), ("balance", "Outstanding Balance|(THB)", -380, 0), ("channel", "Channel", 392, 0), ("details", "Details", 460, 0)],
                                 "before": [{"date": "{first}", "description": "Beginning Balance", "balance": "{open}"}], "furniture": [(490, -30, 0, 7, "Page {page}/{pages}")]},
    # Italy: what comes in before what goes out, debits with a minus, two texts behind, balances in sentences above
    "entrate uscite": {"paper": Paper, "font": "sans", "size": 7.5, "date": "%d/%m/%Y", "number": "german", "signed": True, "narration": "entrate", "iban": ("IT", 23),
                       "head": [[(40, "^Movimenti del conto corrente")], [], [(40, "Conto Corrente: {account}")], [(40, "Intestazione: {holder}")], [(40, "IBAN: {iban}")], [(40, "Periodo Dal: {from_} Al: {to_}")], [], [(40, "Saldo Iniziale: {open} EUR"), (330, "Saldo Finale: {close} EUR")], [(40, "Totale Entrate: {credits} EUR"), (330, "Totale Uscite: -{debits} EUR")], []],
                       "columns": [("date", "Data Operazione", 40, 0), ("value_date", "Data Valuta", 110, 0), ("credit", "Entrate", -230, 0), ("debit", "Uscite", -300, 0), ("description", "Descrizione", 315, 240)], "furniture": [(490, -30, 0, 7, "Pagina {page} di {pages}")]},
}
LATER_CARDS = {
    # Australia: what is owed behind each row, the old and the new balance as rows, a table of rates behind
    "owed behind": {"paper": Running, "font": "sans", "size": 8, "date": "%d/%m/%Y", "number": "western", "credit": ("", " CR"), "arrange": owed,
                    "head": [[(40, "{holder}"), (330, "STATEMENT OF ACCOUNT")], [(40, "14 TEMPLE ROAD"), (330, "ACCOUNT NUMBER:"), (450, "{card}")], [(40, "NEWTOWN NSW 2042"), (330, "STATEMENT PERIOD:"), (450, "{from_} - {to}")], [], [(40, "Opening Balance"), (-250, "${previous}"), (330, "Credit Limit"), (-540, "${limit}")], [(40, "New Charges"), (-250, "${spent}"), (330, "Minimum Monthly Payment"), (-540, "${minimum}")], [(40, "Payments and Refunds"), (-250, "${payments}"), (330, "Due Date"), (-540, "{due}")], [(40, "*Closing Balance"), (-250, "*${new}")], []],
                    "columns": [("posting", "Date|Processed", 40, 0), ("date", "Date of|Transaction", 105, 0), ("description", "Transaction Details", 170, 0), ("amount", "Amount ($A)", -460, 0), ("balance", "Balance", -550, 0)],
                    "before": [{"description": "OPENING BALANCE", "balance": "{previous}"}], "foot": [[(40, "*INTEREST RATES")], [(40, "Purchases"), (200, "20.99% p.a."), (300, "0.0575% daily")], [(40, "Cash advances"), (200, "21.99% p.a."), (300, "0.0602% daily")]], "furniture": [(490, -30, 0, 7, "Page {page} of {pages}")]},
    # Canada: payments and purchases in tables of their own, a category, the rate below, a sum with the card's number
    "spend categories": {"paper": Spent, "dated": True, "page": letter, "font": "sans", "size": 8, "date": "%b %d", "head_date": "%B %d, %Y", "number": "western", "credit": ("", ""), "arrange": with_rates,
                         "head": [[(40, "^Your credit card statement")], [(40, "{from_} to {to}")], [], [(40, "{holder}"), (330, "Account number"), (-560, "{card}")], [(40, "14 TEMPLE RD"), (330, "*Your account at a glance")], [(40, "REGINA SK S4P 3Y2"), (330, "Previous balance"), (-560, "${previous}")], [(330, "Payments"), (-560, "- ${payments}")], [(330, "Purchases"), (-560, "+ ${purchases}")], [(330, "Interest and fees"), (-560, "+ ${fees}")], [(330, "*Amount Due"), (-560, "*= ${new}")], [(330, "Minimum Payment"), (-560, "${minimum}")], [(330, "Due Date"), (-560, "{due}")], [(330, "Credit limit"), (-560, "${limit}")], [(330, "Statement Date"), (-560, "{to}")], []],
                         "parts": [("payments", "Your payments", "Total payments"), ("purchases", "Your new charges and credits", "Total for {card}"), ("fees", "Your interest and fees", "Total interest and fees")], "total_form": "${}",
                         "columns": [("date", "Trans|date", 40, 0), ("posting", "Post|date", 90, 0), ("description", "Description", 140, 0), ("category", "Spend Categories", 360, 0), ("amount", "Amount($)", -560, 0)], "furniture": [(490, 770, 0, 8, "Page {page} of {pages}")]},
}
