# SPDX-License-Identifier: AGPL-3.0-or-later
"""Card statements laid out as public sources say that issuers lay them out; blocks and columns as in found.py.

Several cards with subtotals, a line in a foreign currency under a purchase, tables of instalments and of reward
points that hold no transactions, payments marked in every way.
"""


import re

from reportlab.lib.pagesizes import A4, letter

import card
import found
from found import day_text, digits, printed
from layouts import Sheet
from model import money

DEFAULT = {"font": "sans", "size": 8, "page": A4, "leading": 1.4, "gap": 2, "date": "%d/%m/%Y", "number": "indian", "head": [], "foot": [], "middle": [], "debit": ("", ""), "credit": ("", " Cr"),
           "mark": ("D", "C"), "foreign": None, "cards": 1, "header": "all", "header_rule": True, "top": 50, "before": [], "after": [], "money": ("", ""), "page_head": [], "furniture": []}


class Paper(found.Paper):
    def __init__(self, path, spec, doc, pages):
        self.spec, self.doc, self.pages = spec, doc, pages
        self.s = Sheet(path, spec["font"], spec["size"], "Card statement")
        self.width, self.height = spec["page"]
        self.s.c.setPageSize(spec["page"])
        self.step = spec["size"] * spec["leading"]
        self.y = 50
        self.card, self.subtotal = doc["cards"][0], 0
        self.furniture()

    def values(self):
        spec, doc = self.spec, self.doc
        head_date = spec.get("head_date", spec["date"])
        out = {k: day_text(doc[k], head_date) for k in ("from", "to", "due")}
        out.update({k: printed(doc[k], spec["number"]) for k in ("previous", "payments", "purchases", "fees", "new", "limit", "minimum")})
        out.update(spent=printed(doc["purchases"] + doc["fees"], spec["number"]), available=printed(doc["limit"] - doc["new"] if doc["limit"] > doc["new"] else 0, spec["number"]), from_=out["from"],
                   bank=doc["issuer"], holder=doc["holder"], card=doc["card"], this=self.card, last4=self.card[-4:], subtotal=printed(self.subtotal, spec["number"]), page=self.s.page, pages=self.pages,
                   cash=printed(doc["limit"] // 5, spec["number"]))
        return out

    def cell(self, row, key):
        spec, is_debit = self.spec, row["debit"] is not None
        if key in ("date", "posting"):
            return day_text(row[key], spec["date"])
        if key == "time":
            return f"{row['n'] % 24:02d}:{row['n'] * 7 % 60:02d}:11"
        if key == "points":
            return "" if not is_debit else str(row["debit"] // 15000) if row["debit"] // 15000 else "0"
        if key == "cashback":
            return f"{printed(row['debit'] // 100, spec['number'])} Cr" if is_debit else ""
        if key == "reference":
            return digits(row["description"] + str(row["n"]), spec.get("reference", 11))
        if key == "category":
            return ("MISC STORE", "UTILITIES", "FUEL")[row["n"] % 3]
        if key == "foreign":
            return f"{row['foreign'][0]} {printed(row['foreign'][1], spec['number'])}" if row["foreign"] else ""
        if key == "mark":
            return spec["mark"][not is_debit]
        if key == "amount":
            before, after = spec["debit" if is_debit else "credit"]
            return before + printed(row["debit"] if is_debit else row["credit"], spec["number"]) + after
        return "" if row[key] is None else spec["money"][0] + printed(row[key], spec["number"]) + spec["money"][1]

    def rows(self, rows):
        spec = self.spec
        for row in rows:
            deep = len(row["lines"])
            if self.y + deep * self.step > self.height - 80:
                self.next()
                if spec["header"] == "all":
                    self.table_header()
            for key, _, x, _ in spec["columns"]:
                for k, t in enumerate(row["lines"] if key == "description" else [self.cell(row, key)]):
                    if t:
                        self.put(x, self.y + k * self.step, t)
            self.y += deep * self.step + spec["gap"]

    def draw(self):
        spec, doc = self.spec, self.doc
        if spec.get("named", True):
            self.block([[(40, "*" + doc["issuer"])]])
        self.block(spec["head"])
        self.y += self.step
        for i, number in enumerate(doc["cards"]):
            mine = [r for r in doc["shown"] if r["card"] == i]
            self.card, self.subtotal = number, sum((r["debit"] or 0) - (r["credit"] or 0) for r in mine)
            if self.y > self.height - 140:
                self.next()
            if i == 0:
                self.table_header()
                self.special(spec["before"])
            self.block(spec.get("card_head", []))
            self.rows(mine)
            self.block(spec.get("card_foot", []))
        self.special(spec["after"])
        self.y += self.step
        self.block(spec["foot"])
        self.s.save()
        return self.s.page


RATES = {"USD": 83.25, "EUR": 90.5, "GBP": 105.75}


def lines_of(spec, row):
    lines = [row["description"]]
    if row["foreign"] and spec["foreign"] == "below":
        lines.append(f"{row['foreign'][0]} {printed(row['foreign'][1], 'western')}")
    if row["foreign"] and spec["foreign"] == "rate":
        lines += [f"FOREIGN CURRENCY {row['foreign'][0]} {printed(row['foreign'][1], 'western')}", f"EXCHANGE RATE: {RATES[row['foreign'][0]]:.4f}"]
    if row["foreign"] and spec["foreign"] == "text":
        lines[0] += f" ({row['foreign'][0]} {printed(row['foreign'][1], 'western')})"
    return lines


def prepare(spec, doc):
    spec = {**DEFAULT, **spec}
    n = spec["cards"]
    for key, form, name in (("card", "card_form", "card_number"), ("holder", "holder_form", "card_holder")):
        if form in spec:
            doc[key] = doc["truth"][name] = spec[form].format(doc[key][-4:] if key == "card" else doc[key])
    doc["cards"] = [doc["card"]] + [doc["card"][:-4] + digits(doc["card"] + str(i), 4) for i in range(1, n)]
    for i, row in enumerate(doc["rows"]):
        row.update(n=i + 1, lines=lines_of(spec, row), card=0 if row["credit"] is not None or row["fee"] else i % n)
    order = doc["rows"][::-1] if spec.get("newest_first") else doc["rows"]
    doc["shown"] = spec["arrange"](spec, doc["rows"]) if "arrange" in spec else [r for i in range(n) for r in order if r["card"] == i]
    between = [cells for part in ("ins_head", "ins_foot", "outs_head", "outs_foot") for cells in spec.get(part, [])] + [[(x, text)] for x, _, text in spec.get("panel", [])]
    says = found.texts_of({**spec, "account_head": spec.get("card_head", []) + between, "page_head": []})
    truth = {k: v for k, v in doc["truth"].items() if k not in ("issuer", "transactions")}
    for name, what in (("card_number", "{card}"), ("card_holder", "{holder}"), ("statement_period", "{from_}"), ("due_date", "{due}"), ("credit_limit", "{limit}"), ("previous_balance", "{previous}"),
                       ("payments", "{payments}"), ("fees", "{fees}"), ("new_balance", "{new}"), ("minimum_due", "{minimum}"), ("purchases", "{purchases}")):
        if what not in says and not (name == "card_number" and "{this}" in says):
            truth.pop(name, None)
    if not spec.get("dated") or "{to}" not in re.sub(r"\{from_\}[^{]*\{to\}", "", says):  # a period is no date of the statement
        truth.pop("statement_date", None)
    if "{spent}" in says:
        truth["purchases"] = money(doc["purchases"] + doc["fees"])
    keys = [c[0] for c in spec["columns"]]
    foreign = spec["foreign"] is not None or "foreign" in keys
    truth["transactions"] = []
    for r in doc["shown"]:
        one = {"date": r["date"].isoformat(), "description": " ".join(r["lines"]), "debit": None if r["debit"] is None else money(r["debit"]), "credit": None if r["credit"] is None else money(r["credit"])}
        if "foreign" in keys:
            one.update(foreign_amount=money(r["foreign"][1]) if r["foreign"] else None, foreign_currency=r["foreign"][0] if r["foreign"] else None)
        elif not foreign:
            one.update(foreign_amount=None, foreign_currency=None)
        truth["transactions"].append(one)
    doc["truth"], doc["spec"] = truth, spec
    return doc


def build(rng, rows):
    return card.card(rng, rows)


def draw(path, doc, layout):
    found.fonts()
    paper = doc["spec"].get("paper", Paper)
    pages = paper(path, doc["spec"], doc, 9).draw()
    paper(path, doc["spec"], doc, pages).draw()


POINTS = [[(40, "*Reward Points Summary")], [(40, "Opening Balance"), (150, "Earned"), (250, "Disbursed"), (350, "Adjusted/Lapsed"), (470, "Closing Balance")],
          [(40, "1,204"), (150, "310"), (250, "0"), (350, "0"), (470, "1,514")]]
INSTALMENTS = [[(40, "*EMI / Personal Loan on Credit Cards")], [(40, "Loan Type"), (110, "Creation Date"), (180, "Finish Date"), (250, "No. of EMIs"), (320, "Pending EMIs"), (390, "Principal Amount"), (480, "EMI Amount")],
               [(40, "MERCHANT EMI"), (110, "12/03/2025"), (180, "12/03/2026"), (250, "12"), (320, "5"), (390, "24,000.00"), (480, "2,190.00")]]

CARDS = {
    # India: boxes of figures, past due amounts, points summary, payments Cr
    "dues": {"dated": True, "head": [[(40, "{holder}"), (360, "Card No: {card}")], [(40, "14 Temple Road, Pune 411001"), (360, "AAN : 0001014550000123456")], [(360, "Statement Date:{to}")], [],
                       [(40, "*Payment Due Date"), (200, "*Total Dues"), (400, "*Minimum Amount Due")], [(40, "{due}"), (200, "{new}"), (400, "{minimum}")], [(40, "*Credit Limit"), (200, "*Available Credit Limit"), (400, "*Available Cash Limit")],
                       [(40, "{limit}"), (200, "{available}"), (400, "{cash}")], [], [(40, "*Opening|Balance".replace("|", " ")), (150, "*Payment/Credits"), (260, "*Purchase/Debits"), (370, "*Finance Charges"), (480, "*Total Dues")],
                       [(40, "{previous}"), (150, "{payments}"), (260, "{purchases}"), (370, "{fees}"), (480, "{new}")], [], [(40, "*Past Dues (If any)")], [(40, "Overlimit"), (130, "3 Months+"), (210, "2 Months"), (290, "1 Month"), (370, "Current Dues"), (470, "Minimum Amount Due")],
                       [(40, "0.00"), (130, "0.00"), (210, "0.00"), (290, "0.00"), (370, "0.00"), (470, "{minimum}")], [], [(40, "*Domestic Transactions")]],
             "columns": [("date", "Date", 40, 0), ("description", "Transaction Description", 130, 0), ("points", "Feature Reward|Points", -420, 0), ("amount", "Amount (in Rs.)", -540, 0)],
             "foot": POINTS},
    # India: D and C in a column of their own behind the amount, two cards
    "D or C": {"dated": True, "date": "%d %b %y", "head_date": "%d %b %Y", "credit": ("", ""), "cards": 2, "foreign": "text",
               "head": [[(40, "{holder}"), (330, "Credit Card Number")], [(40, "221 LAKE VIEW"), (330, "{card}")], [(40, "KOCHI 682001")], [], [(40, "*Total Amount Due (Rs.)"), (200, "{new}"), (330, "Statement Date"), (450, "{to}")],
                        [(40, "*Minimum Amount Due (Rs.)"), (200, "{minimum}"), (330, "Payment Due Date"), (450, "{due}")], [(40, "Credit Limit (Rs.)"), (200, "{limit}"), (330, "Cash Limit (Rs.)"), (450, "{cash}")], [],
                        [(40, "*ACCOUNT SUMMARY")], [(40, "Previous Balance"), (150, "Payments, Reversals & other Credits"), (320, "Purchases & Other Debits"), (440, "Fee, Taxes & Interest"), (530, "Total Outstanding")],
                        [(40, "{previous}"), (150, "{payments}"), (320, "{purchases}"), (440, "{fees}"), (530, "{new}")], [], [(40, "for Statement Period: {from_} to {to}")]],
               "columns": [("date", "Date", 40, 0), ("description", "Transaction Details", 110, 0), ("amount", "Amount ( Rs. )", -500, 0), ("mark", "", 508, 0)],
               "card_head": [[(110, "*TRANSACTIONS FOR {this}")]], "foot": INSTALMENTS + POINTS},
    # India: serial number, points, amounts abroad in a column
    "serno": {"dated": True, "date": "%d/%m/%Y", "head_date": "%B %d, %Y", "credit": ("", " CR"), "reference": 11,
              "head": [[(40, "STATEMENT DATE"), (200, "{holder}")], [(40, "{to}"), (200, "14 TEMPLE ROAD")], [(40, "PAYMENT DUE DATE"), (200, "PUNE 411001")], [(40, "{due}")], [], [(40, "*STATEMENT SUMMARY")], [(40, "Total Amount due"), (200, "Minimum Amount due")],
                       [(40, "{new}"), (200, "{minimum}")], [(40, "Previous Balance +"), (160, "Purchases / Charges +"), (290, "Cash Advances -"), (410, "Payments / Credits")],
                       [(40, "{previous}"), (160, "{spent}"), (290, "0.00"), (410, "{payments}")], [(40, "Credit Limit (Including cash)"), (200, "Available Credit (Including cash)")], [(40, "{limit}"), (200, "{available}")], [],
                       [(40, "Statement period : {from_} to {to}")], [(40, "*{card}")]],
              "columns": [("date", "Date", 40, 0), ("reference", "SerNo.", 100, 0), ("description", "Transaction Details", 170, 0), ("points", "Reward|Points", -400, 0), ("foreign", "Intl.#|amount", -470, 0), ("amount", "Amount (in Rs)", -560, 0)],
              "foot": [[(40, "# International Spends")], [(40, "*EARNINGS")], [(40, "Points earned 310")]]},
    # India: date and time, plus sign before credits
    "date time": {"dated": True, "date": "%d/%m/%Y", "debit": ("Rs. ", ""), "credit": ("+ Rs. ", ""), "cards": 2,
                  "head": [[(40, "{holder}"), (330, "Credit Card No. {card}")], [(330, "Billing Period {from_} - {to}")], [(330, "Statement Date {to}")], [(40, "TOTAL AMOUNT DUE"), (220, "MINIMUM DUE"), (400, "DUE DATE")],
                           [(40, "Rs. {new}"), (220, "Rs. {minimum}"), (400, "{due}")], [], [(40, "PREVIOUS STATEMENT DUES"), (180, "PAYMENTS/CREDITS RECEIVED"), (330, "PURCHASES/DEBIT"), (450, "FINANCE CHARGES")],
                           [(40, "Rs. {previous}"), (180, "Rs. {payments}"), (330, "Rs. {purchases}"), (450, "Rs. {fees}")], [(40, "TOTAL CREDIT LIMIT"), (220, "AVAILABLE CREDIT LIMIT")], [(40, "Rs. {limit}"), (220, "Rs. {available}")]],
                  "columns": [("date", "DATE & TIME", 40, 0), ("time", "", 92, 0), ("description", "TRANSACTION DESCRIPTION", 150, 0), ("points", "REWARDS", -430, 0), ("amount", "AMOUNT", -540, 0)],
                  "card_head": [[(150, "*{holder} {this}")]], "foot": POINTS},
    # India: debit or credit in words, category
    "merchant category": {"dated": True, "date": "%d/%m/%Y", "credit": ("", " Cr"), "debit": ("", " Dr"), "font": "dejavu", "size": 6.5,
                          "head": [[(40, "{holder}")], [(40, "PAYMENT SUMMARY")], [(40, "Total Payment Due"), (150, "Minimum Payment Due"), (270, "Statement Period"), (400, "Payment Due Date"), (500, "Statement Generation Date")],
                                   [(40, "{new} Dr"), (150, "{minimum} Dr"), (270, "{from_} - {to}"), (400, "{due}"), (500, "{to}")], [(40, "Credit Card Number"), (150, "Credit Limit"), (270, "Available Credit Limit"), (400, "Available Cash Limit")],
                                   [(40, "{card}"), (150, "{limit}"), (270, "{available}"), (400, "{cash}")], [], [(40, "ACCOUNT SUMMARY")],
                                   [(40, "Previous Balance"), (130, "- Payments"), (210, "- Credits"), (280, "+ Purchase"), (360, "+ Cash Advance"), (430, "+ Other Debit&Charges"), (520, "= Total Payment Due")],
                                   [(40, "{previous} Dr"), (130, "{payments}"), (210, "0.00"), (280, "{purchases}"), (360, "0.00"), (430, "{fees}"), (520, "{new} Dr")]],
                          "columns": [("date", "DATE", 40, 0), ("description", "TRANSACTION DETAILS", 100, 0), ("category", "MERCHANT CATEGORY", 330, 0), ("amount", "AMOUNT (Rs.)", -540, 0)],
                          "after": [{"description": "**** End of Statement ****"}], "foot": INSTALMENTS},
    # Singapore: foreign currency and rate on lines below, subtotals of each card
    "subtotals": {"dated": True, "font": "mono", "size": 6.5, "date": "%d %b", "head_date": "%d %b %Y", "number": "western", "credit": ("", " CR"), "foreign": "rate", "cards": 3,
                  "head": [[(40, "{holder}"), (360, "STATEMENT DATE"), (480, "{to}")], [(40, "14 TEMPLE ROAD"), (360, "CREDIT LIMIT"), (480, "${limit}")], [(360, "MINIMUM PAYMENT"), (480, "${minimum}")], [(360, "PAYMENT DUE DATE"), (480, "{due}")]],
                  "columns": [("posting", "POST DATE", 40, 0), ("date", "TRANS DATE", 100, 0), ("description", "DESCRIPTION OF TRANSACTION", 170, 0), ("amount", "AMOUNT (S$)", -540, 0)],
                  "before": [{"description": "PREVIOUS BALANCE", "amount": "{previous}"}], "card_head": [[(40, "*PLATINUM CARD {this} {holder}")]], "card_foot": [[(170, "SUB TOTAL"), (-540, "{subtotal}")]],
                  "after": [{"description": "TOTAL BALANCE FOR ALL CARDS", "amount": "{new}"}]},
    # United States: sections, totals with their names, fees and interest tables
    "year to date": {"dated": True, "page": letter, "date": "%m/%d", "head_date": "%m/%d/%y", "number": "western", "credit": ("-", ""), "font": "serif", "size": 8.5,
                     "head": [[(40, "{holder}"), (360, "Account number ending in: {last4}")], [(360, "Billing Period: {from_}-{to}")], [], [(40, "*Account Summary")], [(40, "Previous balance"), (-300, "${previous}")], [(40, "Payments"), (-300, "-${payments}")],
                              [(40, "Purchases"), (-300, "+${purchases}")], [(40, "Fees"), (-300, "+${fees}")], [(40, "Interest"), (-300, "+$0.00")], [(40, "New balance"), (-300, "${new}")], [(40, "Credit Limit"), (-300, "${limit}")],
                              [(40, "Minimum payment due"), (-300, "${minimum}")], [(40, "Payment due date"), (-300, "{due}")]],
                     "columns": [("date", "Trans.|date", 40, 0), ("posting", "Post|date", 90, 0), ("description", "Description", 140, 0), ("amount", "Amount", -540, 0)],
                     "foot": [[(40, "*2025 totals year-to-date")], [(40, "Total fees charged in 2025"), (-300, "$0.00")], [(40, "Total interest charged in 2025"), (-300, "$12.00")]]},
    # Canada: month first in words, trailing minus
    "trailing minus": {"dated": True, "page": letter, "date": "%b %d", "head_date": "%b %d, %Y", "number": "western", "credit": ("", "-"),
                       "head": [[(40, "{holder}"), (330, "Account #"), (430, "{card}")], [(330, "Statement Period"), (430, "{from_} - {to}")], [(330, "Statement date"), (430, "{to}")], [], [(40, "Previous balance, {from_}"), (-300, "${previous}")],
                                [(40, "Payments/credits"), (-300, "-${payments}")], [(40, "Purchases/charges"), (-300, "+${spent}")], [(40, "Account balance, {to}"), (-300, "=${new}")], [(40, "Minimum payment"), (-300, "${minimum}")],
                                [(40, "Payment due date"), (-300, "{due}")], [(40, "Credit limit"), (-300, "${limit}")]],
                       "columns": [("reference", "REF.#", 40, 0), ("date", "TRANS.|DATE", 110, 0), ("posting", "POST|DATE", 160, 0), ("description", "DETAILS", 210, 0), ("amount", "AMOUNT($)", -540, 0)], "reference": 3,
                       "after": [{"description": "SUB-TOTAL CREDITS/DEBITS", "amount": "{spent}"}]},
    # Britain: CR stuck to the amount, the previous balance as a row
    "stuck CR": {"dated": True, "date": "%d %b %y", "number": "western", "credit": ("", "CR"), "foreign": "below",
                 "head": [[(40, "{holder}"), (330, "Statement Date {to}")], [(330, "Card number {card}")], [(40, "Previous Balance"), (-250, "£{previous}"), (330, "Credit Limit £{limit}")], [(40, "Payments and credits"), (-250, "£{payments}")],
                          [(40, "New spending and charges"), (-250, "£{spent}")], [(40, "Your new balance"), (-250, "£{new}")], [(40, "Minimum payment"), (-250, "£{minimum}")], [(40, "Payment due by"), (-250, "{due}")]],
                 "columns": [("posting", "Received By Us", 40, 0), ("date", "Transaction Date", 120, 0), ("description", "Details", 210, 0), ("amount", "Amount", -540, 0)]},
    # Germany: plus and minus behind, the sum as a row
    "plus behind": {"dated": True, "date": "%d.%m.%y", "head_date": "%d.%m.%Y", "number": "german", "debit": ("", "-"), "credit": ("", "+"), "font": "dejavu", "size": 7,
                    "head": [[(40, "{holder}"), (330, "Kartennummer: {card}")], [(40, "*Kreditkartenabrechnung vom {to}")], [(40, "Zeitraum {from_} bis {to}")], [(40, "Verfügungsrahmen {limit} EUR")]],
                    "columns": [("date", "Belegdatum", 40, 0), ("posting", "Eingang", 110, 0), ("description", "Verwendungszweck", 180, 0), ("foreign", "Fremdwährung", -430, 0), ("amount", "EUR", -540, 0)],
                    "before": [{"description": "Saldo letzte Abrechnung", "amount": "{previous}-"}], "after": [{"description": "Neuer Saldo", "amount": "{new}-"}]},
}
