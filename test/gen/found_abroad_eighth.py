# SPDX-License-Identifier: AGPL-3.0-or-later
"""Statements of other countries, the eighth batch: days as headings, amounts in a row's last line, words in empty cells, days over two lines.

Facts of public parsers' places of columns, notes on layouts and tests; names, numbers and texts are invented. See found.py for how to read a description.
"""

import datetime

import found
from found import day_text, digits, printed
from found_abroad_seventh import OnFirst
from found_front import Paper, usual
from reportlab.lib.pagesizes import letter


class Panelled(OnFirst, Paper):
    pass


class LastLine(Panelled):
    """The kind and the text begin in a row's first line, its amounts stand in the last one; the kind is a step to the left."""

    def draw_row(self, row):
        lines = row["lines"]
        kind, first = lines[0].split(" ", 1)
        for key, _, x, _ in self.spec["columns"]:
            if key == "description":
                self.put(x, self.y, kind)
                for k, text in enumerate([first] + lines[1:]):
                    self.put(x + 28, self.y + k * self.step, text)
            else:
                self.put(x, self.y + (0 if key == "date" else (len(lines) - 1) * self.step), self.cell(row, key))
        self.y += len(lines) * self.step + self.spec["gap"]


class YearAbove(Panelled):
    """The year stands above the first day of each page, and all cells of rows that are no transactions are filled."""

    def table_header(self):
        super().table_header()
        self.put(40, self.y, str(self.doc["from"].year))
        self.y += self.step

    def special(self, rows):
        filled = [{**{key: self.spec["empty"] for key in ("debit", "credit")}, **row} if row.get("balance") else row for row in rows]
        super().special(filled)


class DayLines(Panelled):
    """A line with the day over the rows that were booked on it."""

    def draw_row(self, row):
        if row["date"] != getattr(self, "day", None):
            self.day = row["date"]
            self.y += self.step * 0.4
            self.put(40, self.y, self.spec["day_line"].format(day_text(row["date"], self.spec["date"])))
            self.y += self.step + self.spec["gap"]
        super().draw_row(row)


class Middle(Panelled):
    """Day and year under each other, everything else in the middle of their height."""

    def draw_row(self, row):
        for key, _, x, width in self.spec["columns"]:
            lines = self.lines_of(row, width) if key == "description" else self.cell(row, key).split("|")
            top = self.y + (2 - len(lines)) * self.step / 2
            for k, text in enumerate(lines):
                if text:
                    self.put(x, top + k * self.step, text)
        self.y += 2 * self.step + 7

    def cell(self, row, key):
        return ("Überweisung" if row["debit"] is None else "Kartentransaktion" if row["n"] % 3 else "Lastschrift") if key == "way" else super().cell(row, key)


class Marked(Panelled):
    """What a program needs to find the parts of a paper is printed in white, as small as a dot, on the line of its first row and of its last balance."""

    def marker(self, text):
        c = self.s.c
        c.saveState()
        c.setFillGray(1)
        c.setFont(self.s.plain, 1)
        c.drawString(40, self.height - self.y, text)
        c.restoreState()

    def table_header(self):
        self.marker("*start*transaction detail")
        super().table_header()

    def special(self, rows):
        self.marker("*end*transaction detail" if rows is self.spec["after"] else "*start*transaction rows")
        super().special(rows)

    def cell(self, row, key):
        text = super().cell(row, key)
        return "- " + text[1:] if key == "amount" and text.startswith("-") and row["n"] % 5 == 0 else text


def ordinal(day):
    n = day.day
    return f"{n}{'th' if 10 < n < 20 else {1: 'st', 2: 'nd', 3: 'rd'}.get(n % 10, 'th')} {day:%b}"


class Ordinals(Panelled):
    def values(self):
        a = self.account
        return {**super().values(), "from_": f"{ordinal(a['from'])} {a['from'].year}", "to_": f"{ordinal(a['to'])} {a['to'].year}"}

    def cell(self, row, key):
        return ordinal(row["date"]) if key == "date" else super().cell(row, key)


MESES = "JANEIRO FEVEREIRO MARÇO ABRIL MAIO JUNHO JULHO AGOSTO SETEMBRO OUTUBRO NOVEMBRO DEZEMBRO".split()


class SidesOfDays(Panelled):
    """Each day begins with what came in on it, under a sum, then what went out, under another; the sums have signs, the rows none."""

    def values(self):
        return {**super().values(), **{key: f"{day.day:02d} DE {MESES[day.month - 1]} DE {day.year}" for key, day in (("from_", self.account["from"]), ("to_", self.account["to"]))}}

    def draw_row(self, row):
        side = "credit" if row["debit"] is None else "debit"
        first = row["date"] != getattr(self, "day", None)
        if first or side != self.side:
            self.y += self.step * (0.8 if first else 0.2)
            rows = [r for r in self.account["rows"] if r["date"] == row["date"] and r[side] is not None]
            if first:
                self.put(40, self.y, "*" + day_text(row["date"], self.spec["date"]).upper())
            self.put(120, self.y, "*" + self.spec["side_line"][side])
            self.put(-555, self.y, "*" + ("+ " if side == "credit" else "- ") + printed(sum(r[side] for r in rows), self.spec["number"]))
            self.y += self.step + self.spec["gap"]
        self.day, self.side = row["date"], side
        self.put(120, self.y, row["lines"][0])
        self.put(-555, self.y, printed(row[side], self.spec["number"]))
        for k, text in enumerate(row["lines"][1:]):
            self.put(255, self.y + k * self.step, text)
        self.y += max(1, len(row["lines"]) - 1) * self.step + self.spec["gap"]


def sides_of_days(spec, doc):
    doc["rows"].sort(key=lambda r: (r["date"], r["credit"] is None))
    return found.finish(spec, doc)


class Typed(Panelled):
    def cell(self, row, key):
        return ("ACH In" if row["debit"] is None else "ACH Pull" if row["n"] % 3 else "••4411") if key == "way" else super().cell(row, key)


class Starred(Panelled):
    """A star behind what bears no fee."""

    def cell(self, row, key):
        text = super().cell(row, key)
        return text + " *" if key == "debit" and text and row["n"] % 4 == 0 else text


found.NARRATIONS.update({
    "codes": lambda row, date: [("CR " if row["debit"] is None else "VIS " if found.hash_of(row["description"]) % 3 else "DD ") + usual(row)[0]] + ([] if found.hash_of(row["description"]) % 4 == 0 else [("LONDON" if row["credit"] is None else "REF " + usual(row)[1])]),
    "visa": lambda row, date: [("PAYMENT FROM " if row["debit"] is None else "VISA DEBIT PURCHASE CARD 4411 ") + usual(row)[0]] + ([f"EFFECTIVE DATE {row['date']:%d %b %Y}"] if found.hash_of(row["description"]) % 2 else []),
    "auftrag": lambda row, date: [usual(row)[0].title(), "Rechnung " + usual(row)[1], "End-to-End-Ref.: " + usual(row)[1]] + ([] if row["debit"] is None else ["Mandatsref: M" + usual(row)[1][:5]]),
    "trade": lambda row, date: ["Incoming transfer from " + usual(row)[0].title()] if row["debit"] is None else [usual(row)[0].title()] if found.hash_of(row["description"]) % 2 else ["Direct Debit to " + usual(row)[0].title(), "(DE9950010517000" + usual(row)[1] + ")"],
    "wertstellung": lambda row, date: [usual(row)[0], "Gutschriften" if row["debit"] is None else "Mastercard • Lebensmittel" if found.hash_of(row["description"]) % 2 else "Lastschriften", f"Wertstellung {row['date']:%d.%m.%Y}"],
    "checking": lambda row, date: [f"Zelle Payment From {usual(row)[0].title()} {usual(row)[1]}" if row["debit"] is None else f"Card Purchase {row['date']:%m/%d} {usual(row)[0].title()} Bronx NY Card 4411"],
    "pos": lambda row, date: [("Deposit - ACH Paid From " if row["debit"] is None else f"POS Debit- Debit Card 4411 {row['date']:%m-%d}-26 ") + usual(row)[0].title()],
    "faster": lambda row, date: [("FASTER PAYMENTS RECEIPT REF " + usual(row)[1] + " FROM " if row["debit"] is None else "CARD PAYMENT TO ") + usual(row)[0]],
    "pelo pix": lambda row, date: ["Transferência recebida pelo Pix" if row["debit"] is None else "Transferência enviada pelo Pix" if found.hash_of(row["description"]) % 2 else "Compra no débito", usual(row)[0] + " - •••.111.222-•• -", "BANCO Y S.A. (0002) Agência: 9 Conta: 999-1"][:2 if found.hash_of(row["description"]) % 2 == 0 else 3],
    "payee": lambda row, date: [usual(row)[0].title()],
    "trsf": lambda row, date: [("DUITNOW TRSF CR " if row["debit"] is None else "DEP-ECP ") + usual(row)[1][:6], usual(row)[0], "INV " + usual(row)[1]],
    "virement": lambda row, date: ["VIR RECU " + usual(row)[1], "DE: " + usual(row)[0], "MOTIF: FACTURE"] if row["debit"] is None else [f"CARTE X4411 {row['date']:%d/%m} " + usual(row)[0]],
})
FOREIGN = {
    # Britain: kind and text in the first line of a row, amounts in its last, the day once, balances of days, brought and carried forward on each page
    "payment type and details": {"paper": LastLine, "font": "sans", "size": 8, "date": "%d %b %y", "head_date": "%-d %B %Y", "number": "western", "hold_dates": True, "sparse": True, "narration": "codes", "named": False, "account_form": "{:.8}",
                                 "head": [[(330, "^Your Statement")], [], [(40, "{holder}"), (330, "*Account Summary")], [(40, "14 TEMPLE ROAD"), (330, "Opening Balance"), (-555, "{open}")], [(40, "LEEDS"), (330, "Payments In"), (-555, "{credits}")], [(40, "LS1 4DY"), (330, "Payments Out"), (-555, "{debits}")], [(330, "Closing Balance"), (-555, "{close}")], [], [(40, "*{from_} to {to_}")], [],
                                          [(40, "Account Name"), (330, "Sortcode"), (410, "Account Number"), (500, "Sheet Number")], [(40, "{holder}"), (330, "40-11-22"), (410, "{account}"), (500, "25")], [], [(40, "^Your Bank Account details")]],
                                 "columns": [("date", "Date", 40, 0), ("description", "Payment type and details", 95, 0), ("debit", "Paid out", -390, 0), ("credit", "Paid in", -475, 0), ("balance", "Balance", -555, 0)],
                                 "before": [{"description": "BALANCE BROUGHT FORWARD", "balance": "{open}"}], "page_start": [{"description": "BALANCE BROUGHT FORWARD", "balance": "{reached}"}], "page_end": [{"description": "BALANCE CARRIED FORWARD", "balance": "{reached}"}], "after": [{"date": "{last}", "description": "BALANCE CARRIED FORWARD", "balance": "{close}"}]},
    # Australia: "blank" in every empty cell, the year above the days, totals of the page and of the period
    "blank cells": {"paper": YearAbove, "font": "sans", "size": 8, "date": "%d %b", "head_date": "%d %B %Y", "number": "western", "empty": "blank", "narration": "visa", "named": False,
                    "head": [[(40, "^ACCESS ADVANTAGE STATEMENT")], [(40, "STATEMENT NUMBER 42")], [(40, "{from_} to {to_}")], [], [(40, "{holder}"), (330, "*Welcome to your account at a glance")], [(40, "14 TEMPLE ROAD"), (330, "Account Details")], [(40, "NEWTOWN NSW 2042"), (330, "{holder}")], [(330, "Branch Number (BSB)"), (-555, "012-401")], [(330, "Account Number"), (-555, "{account}")], [],
                             [(40, "Opening Balance:"), (160, "Total Deposits:"), (290, "Total Withdrawals:"), (430, "Closing Balance:")], [(40, "${open}"), (160, "${credits}"), (290, "${debits}"), (430, "${close}")], [], [(40, "^Transaction Details")], [(40, "Please retain this statement for taxation purposes")]], "account_form": "{:.4}-{:.5}",
                    "columns": [("date", "Date", 40, 0), ("description", "Transaction Details", 85, 220), ("debit", "Withdrawals ($)", -390, 0), ("credit", "Deposits ($)", -470, 0), ("balance", "Balance ($)", -555, 0)],
                    "before": [{"date": "{first}", "description": "OPENING BALANCE", "balance": "{open}"}], "page_end": [{"description": "TOTALS AT END OF PAGE", "debit": "${page_debits}", "credit": "${page_credits}"}],
                    "after": [{"description": "TOTALS AT END OF PAGE", "debit": "${page_debits}", "credit": "${page_credits}"}, {"description": "TOTALS AT END OF PERIOD", "debit": "${debits}", "credit": "${credits}", "balance": "${close}"}], "furniture": [(490, -30, 0, 7, "Page {page} of {pages}")]},
    # Germany: the day of booking as a line over its rows, the value day without a year, the minus behind, old and new balance as rows
    "buchungsdatum": {"paper": DayLines, "day_line": "Buchungsdatum: {}", "font": "sans", "size": 8, "date": "%d.%m.%Y", "value_form": "%d.%m", "number": "german", "money": ("", ""), "narration": "auftrag", "iban": ("DE", 18),
                      "head": [[(40, "{holder}"), (400, "*Kontoauszug vom {to_}")], [(40, "Tempelstr. 14"), (400, "Auszug-Nr. 9   Blatt {page}")], [(40, "04103 Leipzig")], [], [(40, "Telefon: 0341 55501   BIC EXMPDEFF")], [(40, "IBAN: {iban}")], [(40, "Ihre Kontonummer: {account}   Bankleitzahl 370 400 44")], []], "account_form": "{:.10}",
                      "columns": [("description", "Angaben zu den Umsätzen", 40, 260), ("value_date", "Valuta", 350, 0), ("debit", "zu Ihren Lasten", -470, 0), ("credit", "zu Ihren Gunsten", -555, 0)],
                      "before": [{"description": "Alter Kontostand vom {first}", "credit": "{open}"}], "page_end": [{"description": "Folgeseite"}], "after": [{"description": "*Neuer Kontostand vom {last}", "credit": "*{close}"}]},
    # Germany, a broker's account: the year under the day, everything else between the two, a strip of the account above, in a table of products
    "zahlungseingang": {"paper": Middle, "font": "dejavu", "size": 7, "date": "named-de %d %b|%Y", "head_date": "named-de %d %b %Y", "number": "german", "money": ("", " €"), "balance": (("", " €"), ("-", " €")), "narration": "trade", "iban": ("DE", 18), "named": False,
                        "head": [[(40, "BEISPIELHANDEL BANK GMBH   TEMPELSTRASSE 19   10119 BERLIN")], [], [(40, "{holder}"), (380, "DATUM   {from_} - {to_}")], [(40, "Tempelstr. 14"), (380, "IBAN   {iban}")], [(40, "04103 Leipzig"), (380, "BIC   EXMPDEBBXXX")], [], [(40, "*KONTOÜBERSICHT")], [(40, "PRODUKT"), (-280, "ANFANGSSALDO"), (-370, "ZAHLUNGSEINGANG"), (-465, "ZAHLUNGSAUSGANG"), (-555, "ENDSALDO")], [(40, "Cashkonto"), (-280, "{opening}"), (-370, "{credits} €"), (-465, "{debits} €"), (-555, "{closing}")], [], [(40, "*UMSATZÜBERSICHT")]],
                        "columns": [("date", "DATUM", 40, 0), ("way", "TYP", 85, 0), ("description", "BESCHREIBUNG", 155, 145), ("credit", "ZAHLUNGSEINGANG", -393, 0), ("debit", "ZAHLUNGSAUSGANG", -485, 0), ("balance", "SALDO", -560, 0)],
                        "foot": [[(40, "*BARMITTELÜBERSICHT")], [(40, "Zum {to_}")], [(40, "TREUHANDKONTEN"), (-555, "SALDO")], [(40, "Beispiel Treuhand Bank"), (-555, "{closing}")]], "furniture": [(40, -40, 0, 6, "Beispielhandel Bank GmbH   AG Charlottenburg HRB 224347   USt-ID DE307510626"), (500, -40, 0, 6, "Seite {page} von {pages}")]},
    # Germany, an app's bank: the text before its day, kinds and value days under it, the customer at the foot of the page, the sums behind the rows
    "verbuchungsdatum": {"paper": Panelled, "font": "dejavu", "size": 7.5, "date": "%d.%m.%Y", "number": "german", "debit": ("-", "€"), "credit": ("+", "€"), "narration": "wertstellung", "gap": 8, "named": False, "iban": ("DE", 18), "bottom": 110,
                         "head": [[(40, "^Kontoauszug Nr. 09/2025")], [], [(40, "{from_} bis {to_}")], []],
                         "columns": [("description", "Beschreibung", 44, 0), ("date", "Verbuchungsdatum", -448, 0), ("amount", "Betrag", -552, 0)],
                         "foot": [[(40, "^Zusammenfassung")], [(44, "Dein alter Kontostand"), (-552, "+{open}€")], [(44, "Ausgehende Transaktionen"), (-552, "-{debits}€")], [(44, "Eingehende Transaktionen"), (-552, "+{credits}€")], [(44, "*Dein neuer Kontostand"), (-552, "*+{close}€")]],
                         "furniture": [(43, -72, 0, 7, "{holder}"), (43, -61, 0, 6, "Tempelstr. 14, 04103 Leipzig"), (43, -50, 0, 6, "IBAN: {iban} • BIC: EXMPDEB1XXX"), (524, 29, 0, 7, "{page} / {pages}")]},
    # United States: one signed column, some signs a blank apart, white marks on the lines of rows, beginning and ending balance without a day
    "transaction detail": {"paper": Marked, "page": letter, "font": "sans", "size": 8, "date": "%m/%d", "head_date": "%B %d, %Y", "number": "western", "debit": ("-", ""), "narration": "checking", "named": False, "account_form": "0000{}",
                           "head": [[(330, "{from_} through {to_}")], [(40, "P O Box 182051"), (330, "Account Number:  {account}")], [(40, "Columbus, OH 43218-2051")], [(330, "*CUSTOMER SERVICE INFORMATION")], [(40, "{holder}"), (330, "Service Center:"), (-575, "1-800-555-0199")], [(40, "14 TEMPLE RD APT 2"), (330, "International Calls:"), (-575, "1-713-555-0161")], [(40, "BRONX NY 10451-1410")], [], [(40, "^CHECKING SUMMARY")], [(-400, "AMOUNT")],
                                    [(40, "Beginning Balance"), (-400, "${open}")], [(40, "Deposits and Additions"), (-400, "{credits}")], [(40, "ATM & Debit Card Withdrawals"), (-400, "-{debits}")], [(40, "*Ending Balance"), (-400, "*${close}")], [], [(40, "^TRANSACTION DETAIL")]],
                           "columns": [("date", "DATE", 40, 0), ("description", "DESCRIPTION", 85, 300), ("amount", "AMOUNT", -480, 0), ("balance", "BALANCE", -575, 0)],
                           "before": [{"description": "Beginning Balance", "balance": "${open}"}], "after": [{"description": "*Ending Balance", "balance": "*${close}"}], "furniture": [(490, 770, 0, 7, "Page {page} of {pages}")],
                           "foot": [[(40, "A monthly service fee was not charged because your balance was at least $500.00.")]]},
    # United States, a credit union: a summary of two accounts, then each with its rows, the month before the day with a dash, the minus behind
    "ytd dividends": {"paper": Paper, "accounts": True, "page": letter, "font": "sans", "size": 8, "date": "%m-%d", "head_date": "%m/%d/%y", "number": "western", "debit": ("", "-"), "narration": "pos", "start": datetime.date(2026, 8, 11),
                      "head": [[(40, "{holder}"), (400, "Statement of Account")], [(40, "14 TEMPLE RD"), (400, "Statement Period")], [(40, "NORFOLK VA 23510-1410"), (400, "{from_} - {to_}")], [(400, "Access No. 14410075")], [], [(40, "*Summary of your deposit accounts")], [(-290, "Previous Balance"), (-420, "YTD Dividends"), (-560, "Ending Balance")], [(40, "Everyday Checking"), (-290, "${opening1}"), (-420, "$0.84"), (-560, "${closing1}")], [(40, "{account1}")], [(40, "Membership Savings"), (-290, "${opening2}"), (-420, "$4.18"), (-560, "${closing2}")], [(40, "{account2}")], [], [(40, "^Checking and Savings")]],
                      "account_head": [[(40, "*Account {account}"), (330, "Joint Owner(s): NONE")]],
                      "columns": [("date", "Date", 40, 0), ("description", "Transaction Detail", 90, 280), ("amount", "Amount($)", -470, 0), ("balance", "Balance($)", -565, 0)],
                      "before": [{"date": "{first}", "description": "Beginning Balance", "balance": "{open}"}], "after": [{"date": "{last}", "description": "Ending Balance", "balance": "{close}"}], "furniture": [(490, 770, 0, 7, "Page {page} of {pages}")]},
    # Britain: days with their ending and without a year, what comes in before what goes out, a summary in sentences
    "ordinal days": {"paper": Ordinals, "font": "sans", "size": 8, "date": "%d %b", "number": "western", "narration": "faster", "named": False, "account_form": "{:.8}",
                     "head": [[(40, "{holder}"), (330, "^Your bank statement")], [(40, "14 TEMPLE ROAD")], [(40, "BOOTLE"), (330, "Account name: {holder}")], [(40, "L30 4GB"), (330, "Account number: {account}   Sort Code: 09 01 28")], [(330, "Statement number: 09/2025")], [], [(40, "^Your account summary for {from_} to {to_}")], [], [(40, "Balance brought forward from previous statement"), (-400, "£{open}")], [(40, "Total money in:"), (-400, "£{credits}")], [(40, "Total money out:"), (-400, "-£{debits}")], [(40, "*Your balance at close of business {to_}"), (-400, "*£{close}")], [], [(40, "^Your transactions")]],
                     "columns": [("date", "Date", 40, 0), ("description", "Description", 90, 240), ("credit", "Money in", -400, 0), ("debit", "Money out", -475, 0), ("balance", "£ Balance", -555, 0)],
                     "before": [{"description": "Balance brought forward from previous statement", "balance": "{open}"}], "after": [{"description": "Balance carried forward to next statement", "balance": "{close}"}], "furniture": [(490, -30, 0, 7, "Page number {page} of {pages}")]},
    # Brazil, an app's bank: no table at all, the day with the sum of what came in, then of what went out, rows without sign and day
    "total de entradas": {"paper": SidesOfDays, "finish": sides_of_days, "font": "dejavu", "size": 7, "date": "named-pt %d %b %Y", "side_line": {"credit": "Total de entradas", "debit": "Total de saídas"}, "number": "german", "header": "none", "narration": "pelo pix", "named": False,
                          "head": [[(40, "{holder}")], [(40, "CPF  •••.111.222-••   Agência  0001   Conta  {account}")], [], [(40, "{from_}  a  {to_}"), (-555, "VALORES EM R$")], [], [(40, "Saldo inicial"), (-555, "{open}")], [(40, "Rendimento líquido"), (-555, "+0,00")], [(40, "Total de entradas"), (-555, "+{credits}")], [(40, "Total de saídas"), (-555, "-{debits}")], [(40, "*Saldo final do período"), (-555, "*{close}")], [], [(40, "*Movimentações")]],
                          "columns": [("description", "", 120, 0), ("amount", "", -555, 0)], "account_form": "{:.7}-8",
                          "foot": [[(40, "O saldo líquido corresponde à soma do saldo inicial e dos movimentos do período.")], [(40, "Tem alguma dúvida? Ligue 4020 0185 (capitais) ou 0800 591 2117.")]], "furniture": [(40, -40, 0, 6, "Extrato gerado dia 02 de outubro de 2025 às 09:12"), (520, -40, 0, 6, "{page} de {pages}")]},
    # United States, a business account in the net: the day once, a dash for a minus, balances at the day's end, the year in the head alone, a sum of all
    "end of day balance": {"paper": Typed, "page": letter, "font": "dejavu", "size": 7.5, "date": "%b %d", "head_date": "%b %d, %Y", "number": "western", "debit": ("–$", ""), "credit": ("$", ""), "balance": (("$", ""), ("–$", "")), "hold_dates": True, "sparse": True, "narration": "payee", "named": False,
                           "head": [[(40, "^Checking statement")], [(40, "{from_} – {to_}")], [], [(40, "{holder}"), (330, "*Account details")], [(40, "14 Temple Road"), (330, "Account number"), (-570, "{account}")], [(40, "San Francisco, CA 94103"), (330, "Routing number"), (-570, "091311229")], [(330, "Account type"), (-570, "Business checking")], [], [(40, "*Account activity")], [(40, "Beginning Balance"), (-300, "${open}")], [(40, "Total withdrawals"), (-300, "–${debits}")], [(40, "Total deposits"), (-300, "${credits}")], [(40, "*Statement balance"), (-300, "*${close}")], [], [(40, "*All transactions")]],
                           "columns": [("date", "Date (UTC)", 40, 0), ("description", "Description", 110, 0), ("way", "Type", 300, 0), ("amount", "Amount", -470, 0), ("balance", "End of Day Balance", -570, 0)],
                           "furniture": [(40, 765, 0, 6, "Banking services provided by Example Bank, Member FDIC."), (500, 765, 0, 6, "Page {page} of {pages}")]},
    # Malaysia: headings in two languages, the day held, balances of days, brought and carried forward, sums with their counts in two languages
    "balance from last statement": {"paper": Panelled, "font": "sans", "size": 8, "date": "%d/%m", "head_date": "%d %b %Y", "number": "western", "hold_dates": True, "sparse": True, "narration": "trsf",
                                    "head": [[(200, "*PENYATA AKAUN / STATEMENT OF ACCOUNT")], [], [(40, "{holder}"), (330, "Nombor Akaun / Account Number"), (-555, "{account}")], [(40, "14 JALAN TEMPLE"), (330, "Tarikh Penyata / Statement Date"), (-555, "{to_}")], [(40, "50450 KUALA LUMPUR"), (330, "Jenis Akaun / Account Type"), (-555, "SAVINGS")], [(330, "Muka Surat / Page"), (-555, "{page} / {pages}")], [], [(40, "Dilindungi oleh PIDM setakat RM250,000 bagi setiap pendeposit. Protected by PIDM up to RM250,000 for each depositor.")], []],
                                    "columns": [("date", "TARIKH|DATE", 45, 0), ("description", "URUS NIAGA|TRANSACTION", 95, 220), ("debit", "DEBIT|DEBIT", -390, 0), ("credit", "KREDIT|CREDIT", -470, 0), ("balance", "BAKI|BALANCE", -555, 0)],
                                    "before": [{"description": "Balance From Last Statement", "balance": "{open}"}], "page_end": [{"description": "Balance C/F", "balance": "{reached}"}], "page_start": [{"description": "Balance B/F", "balance": "{reached}"}], "after": [{"description": "Closing Balance In This Statement", "balance": "{close}"}],
                                    "foot": [[(40, "*RINGKASAN / SUMMARY")], [(40, "No. of Debits"), (200, "{nd}"), (260, "Jumlah Debit / Total Debits"), (-470, "{debits}")], [(40, "No. of Credits"), (200, "{nc}"), (260, "Jumlah Kredit / Total Credits"), (-470, "{credits}")]]},
    # France: two days, a star behind what bears no fee, the balance before on its side, sums, the new balance with its sign
    "totaux des mouvements": {"paper": Starred, "font": "sans", "size": 8, "date": "%d/%m/%Y", "number": "german", "narration": "virement", "account_form": "30003 01234 {:.11} 78",
                              "head": [[(40, "*RELEVÉ DE COMPTE")], [(40, "COMPTE DE PARTICULIER - en euros")], [(40, "n° {account}")], [(40, "du {from_} au {to_}")], [(40, "envoi n°9   Page {page}/{pages}")], [], [(330, "{holder}")], [(330, "14 RUE DU TEMPLE")], [(330, "67000 STRASBOURG")], [], [(40, "*Votre Banque à Distance")], [(40, "Tél : 3933 (Service gratuit + prix appel)")], [], [(40, "*RELEVÉ DES OPÉRATIONS")]],
                              "columns": [("date", "Date", 40, 0), ("value_date", "Valeur", 100, 0), ("description", "Nature de l'opération", 160, 220), ("debit", "Débit", -470, 0), ("credit", "Crédit", -550, 0)],
                              "before": [{"description": "*SOLDE PRÉCÉDENT AU {first}", "credit": "*{open}"}], "after": [{"description": "*TOTAUX DES MOUVEMENTS", "debit": "*{debits}", "credit": "*{credits}"}, {"description": "*NOUVEAU SOLDE AU {last}", "credit": "*+ {close}"}],
                              "page_end": [{"description": "suite >>>"}], "foot": [[(40, "* Opérations exonérées de commission")]], "furniture": [(40, -30, 0, 6, "Société Anonyme au capital de 1.000.395.971,25 Euros - 552 120 222 RCS Paris")]},
}


class DayBalances(Panelled):
    """A line with the day and what it ended with, over its rows."""

    def draw_row(self, row):
        if row["date"] != getattr(self, "day", None):
            self.day = row["date"]
            ends = next(r["balance"] for r in self.account["rows"] if r["date"] == row["date"] and r["day_ends"])
            self.y += self.step * 0.6
            self.put(40, self.y, f"*{row['date'].day} de {MESES[row['date'].month - 1].title()} de {row['date'].year}")
            self.put(190, self.y, "Saldo do dia: " + self.balance(ends))
            self.y += self.step + self.spec["gap"]
        super().draw_row(row)


class NetAmounts(Panelled):
    """What was paid and what it came to, the day of settlement last."""

    def cell(self, row, key):
        if key == "net":
            return super().cell(row, "amount")
        if key == "settled":
            return super().cell(row, "post")
        return ("Deposit" if row["debit"] is None else "Purchase" if row["n"] % 3 else "Transfer") if key == "way" else super().cell(row, key)


class TwoTier(Panelled):
    """Two lines in every column of text: whose account, and numbers of the payment, below."""

    def cell(self, row, key):
        if key == "who":
            return f"{usual(row)[0].title()}|{digits(row['description'], 10)}"
        return super().cell(row, key)


def of_kind(spec, doc):
    """The text is what kind of payment it was; the account that it went to is below it."""
    truth = found.finish(spec, doc)
    for row, out in zip(doc["rows"], truth):
        row["lines"] = ["Příchozí úhrada" if row["debit"] is None else "Odchozí úhrada" if found.hash_of(row["description"]) % 2 else "Transakce platební kartou", digits(row["description"], 10) + "/0800"]
        out["description"] = " ".join(row["lines"])
    return truth


found.NARRATIONS.update({
    "pix enviado": lambda row, date: [("Pix recebido: " if row["debit"] is None else "Pix enviado: ") + f"\"Cp :{usual(row)[1][:8]}-{usual(row)[0].title()}\""],
    "cash app": lambda row, date: [usual(row)[0].title(), "Cash App payment from" if row["debit"] is None else "Cash Card"],
    "debit pin": lambda row, date: [("ACH Electronic Credit " if row["debit"] is None else f"Debit Card Purchase {row['date']:%m/%d} 09:14a #4411 ") + usual(row)[0], "PAYROLL" if row["debit"] is None else "BROOKLYN NY Misc Personal"],
    "giro": lambda row, date: [("GIRO - SALARY" if row["debit"] is None else "FUND TRANSFER"), ("" if row["debit"] is None else "OTHR-") + usual(row)[1], usual(row)[0]],
    "mada": lambda row, date: [("Incoming transfer from " if row["debit"] is None else "mada POS purchase ") + usual(row)[0], "Ref " + usual(row)[1]],
    "wealth": lambda row, date: [("Direct deposit from " if row["debit"] is None else "Pre-authorized Debit to ") + usual(row)[0]],
    "nganh": lambda row, date: [("CHUYEN TIEN DEN TU " if row["debit"] is None else "THANH TOAN QR ") + usual(row)[0], usual(row)[1]],
})
# Read once behind the mends for the ones above.
LATER = {
    # Brazil, an app's bank: the day in words with its balance as a line over the rows, no heading over their text, the currency in front
    "saldo por transação": {"paper": DayBalances, "font": "dejavu", "size": 7, "date": "%d/%m/%Y", "number": "german", "debit": ("-R$ ", ""), "credit": ("R$ ", ""), "balance": (("R$ ", ""), ("-R$ ", "")), "narration": "pix enviado",
                            "head": [[(40, "{holder}")], [(40, "CPF/CNPJ: 111.222.333-44"), (200, "Instituição: Banco Exemplo"), (360, "Agência: 0001-9"), (440, "Conta: {account}")], [], [(40, "Período: {from_} a {to_}")], [], [(40, "Saldo total"), (180, "Saldo disponível"), (320, "Saldo bloqueado")], [(40, "{closing}"), (180, "{closing}"), (320, "R$ 0,00")], []], "account_form": "{:.8}-0",
                            "columns": [("description", "", 40, 0), ("amount", "Valor", -430, 0), ("balance", "Saldo por transação", -555, 0)],
                            "foot": [[(40, "Fale com a gente: SAC 0800 940 9999   Ouvidoria 0800 940 7772")]], "furniture": [(520, -30, 0, 6, "{page}/{pages}")]},
    # United States, a wallet: a plus a blank before what came in, nothing before what went out, a fee beside, the month before the day
    "plus alone": {"paper": Panelled, "page": letter, "font": "sans", "size": 8, "date": "%b %-d", "head_date": "%b %-d, %Y", "number": "western", "debit": ("$", ""), "credit": ("+ $", ""), "fee": "$0.00", "narration": "cash app", "named": False,
                   "head": [[(40, "^Account Statement")], [(40, "{from_} - {to_}")], [], [(40, "{holder}")], [(40, "14 Temple Road")], [(40, "Oakland, CA 94612")], [], [(40, "Account number"), (-300, "{account}")], [(40, "Starting Balance"), (-300, "${open}")], [(40, "Money In"), (-300, "${credits}")], [(40, "Money Out"), (-300, "${debits}")], [(40, "*Ending Balance"), (-300, "*${close}")], [], [(40, "^Transactions")]],
                   "columns": [("date", "Date", 40, 0), ("description", "Description", 110, 0), ("fee", "Fee", -440, 0), ("amount", "Amount", -560, 0)], "furniture": [(490, 765, 0, 7, "Page {page} of {pages}")]},
    # United States: what was subtracted before what was added, text in two lines, both sums in a row with a slash
    "amount subtracted": {"paper": Panelled, "page": letter, "font": "sans", "size": 8, "date": "%m/%d", "head_date": "%B %-d, %Y", "number": "western", "narration": "debit pin",
                          "head": [[(40, "{holder}"), (360, "Basic Banking Package")], [(40, "14 TEMPLE RD"), (360, "Account as of {to_}")], [(40, "BROOKLYN NY 11201-1410")], [], [(40, "*Checking"), (160, "{account}")], [], [(40, "Statement Period: {from_} - {to_}")], [], [(40, "^CHECKING ACTIVITY")], [(40, "*Basic Checking {account}")]],
                          "columns": [("date", "Date", 40, 0), ("description", "Description", 85, 250), ("debit", "Amount Subtracted", -420, 0), ("credit", "Amount Added", -500, 0), ("balance", "Balance", -575, 0)],
                          "before": [{"date": "{first}", "description": "Opening Balance", "balance": "${open}"}], "after": [{"date": "{last}", "description": "Closing Balance", "balance": "${close}"}, {"description": "Total Subtracted/Added", "debit": "{debits}", "credit": "{credits}"}],
                          "foot": [[(40, "All transaction times and dates reflected are based on Eastern Time.")]], "furniture": [(490, 765, 0, 7, "Page {page} of {pages}")]},
    # United States, an app's bank: the amount twice, the day of settlement as the last column, no balances
    "net amount": {"paper": NetAmounts, "page": letter, "font": "dejavu", "size": 7, "date": "%-m/%-d/%Y", "head_date": "%B %d, %Y", "number": "western", "debit": ("-$", ""), "credit": ("$", ""), "narration": "payee", "named": False,
                   "head": [[(40, "Member Services  (844) 555-0163")], [(40, "PO Box 417, San Francisco, CA 94104-0417")], [], [(40, "{holder}")], [(40, "14 Temple Road")], [(40, "Tampa, FL 33602")], [], [(40, "^Checking Account Statement")], [(40, "Account number"), (200, "{account}")], [(40, "Statement period"), (200, "{from_} - {to_}")], [], [(40, "*Summary")], [(40, "Beginning balance on {from_}"), (-340, "${open}")], [(40, "Deposits"), (-340, "${credits}")], [(40, "Purchases"), (-340, "-${debits}")], [(40, "Fees"), (-340, "$0.00")], [(40, "*Ending balance on {to_}"), (-340, "*${close}")], [], [(40, "^Transactions")]],
                   "columns": [("date", "TRANSACTION DATE", 40, 0), ("description", "DESCRIPTION", 135, 0), ("way", "TYPE", 260, 0), ("amount", "AMOUNT", -390, 0), ("net", "NET AMOUNT", -475, 0), ("settled", "SETTLEMENT DATE", 492, 0)], "furniture": [(500, 765, 0, 6, "Page {page} of {pages}")]},
    # Czechia: two lines in a row and in the headings, the day without a year, the amount with its sign, the balance of each row
    "označení platby": {"paper": TwoTier, "finish": of_kind, "font": "dejavu", "size": 7, "date": "%d.%m.", "head_date": "%-d. %-m. %Y", "number": "space", "debit": ("-", ""), "narration": "plain", "named": False, "iban": ("CZ", 20), "account_form": "{:.9}/0300",
                        "head": [[(40, "^VÝPIS Z ÚČTU")], [], [(40, "Období: {from_} - {to_}"), (330, "{holder}")], [(40, "Účet: {account}"), (330, "Chrámová 14")], [(40, "IBAN: {iban}"), (330, "110 00 Praha 1")], [(40, "Měna: CZK"), (330, "")], [], [(40, "*Souhrnné informace")], [(40, "Počáteční zůstatek:"), (-250, "{opening}"), (300, "Celkové příjmy:"), (-540, "{credits}")], [(40, "Konečný zůstatek:"), (-250, "{closing}"), (300, "Celkové výdaje:"), (-540, "-{debits}")], [], [(40, "*Přehled pohybů na účtu")]],
                        "columns": [("date", "Datum|Valuta", 40, 0), ("description", "Označení platby|Protiúčet nebo poznámka", 90, 0), ("who", "Název protiúčtu|VS", 240, 0), ("id", "Identifikace", 345, 0), ("amount", "Částka", -475, 0), ("balance", "Zůstatek", -555, 0)],
                        "foot": [[(40, "Prosíme Vás o včasné překontrolování údajů.")]], "furniture": [(490, -30, 0, 6, "Strana: {page}/{pages}")]},
    # Saudi Arabia: from right to left in English, the currency behind every figure, noughts on the other side
    "right to left": {"paper": Panelled, "font": "sans", "size": 7.5, "date": "%d/%m/%Y", "number": "western", "money": ("", " SAR"), "balance": (("", " SAR"), ("-", " SAR")), "empty": "0.00 SAR", "narration": "mada", "iban": ("SA", 20),
                      "head": [[(220, "^Account Statement")], [], [(40, "Customer Name"), (160, "{holder}"), (330, "City"), (420, "Riyadh")], [(40, "Account Number"), (160, "{account}"), (330, "Branch"), (420, "Main Branch")], [(40, "IBAN Number"), (160, "{iban}"), (330, "Currency"), (420, "SAR")], [(40, "Opening Balance"), (160, "{opening}"), (330, "Closing Balance"), (420, "{closing}")], [(40, "On The Period"), (160, "{from_} - {to_}")], [(40, "Number Of Deposits"), (160, "{nc}"), (330, "Total Deposits"), (420, "{credits} SAR")], [(40, "Number Of Withdrawals"), (160, "{nd}"), (330, "Total Withdrawals"), (420, "{debits} SAR")], []],
                      "columns": [("balance", "Balance", -125, 0), ("credit", "Credit", -215, 0), ("debit", "Debit", -305, 0), ("description", "Transaction Details", 320, 170), ("date", "Date", -560, 0)], "ruled": True, "furniture": [(280, -30, 0, 7, "Page {page} of {pages}")]},
    # Hong Kong, an app's bank: two accounts, a day of activity and one of settlement, plus and minus before amounts, balances around the rows
    "activity date": {"paper": Paper, "accounts": True, "font": "dejavu", "size": 7, "date": "%d %b", "head_date": "%d %b %Y", "number": "western", "debit": ("-", ""), "credit": ("+", ""), "narration": "payee", "named": False, "start": datetime.date(2026, 3, 2), "account_form": "{:.11}",
                      "head": [[(40, "^Statement")], [], [(40, "{holder}"), (330, "Statement period: {from_} - {to_}")], [(40, "FLAT A 14/F TEMPLE COURT"), (330, "Statement date: {to_}")], [(40, "KOWLOON")], [], [(40, "*Your balances"), (-555, "HKD")], [(40, "Everyday Account {account1}"), (-555, "{closing1}")], [(40, "Goal {account2}"), (-555, "{closing2}")], []],
                      "account_head": [[(40, "^Account {account}")]],
                      "columns": [("post", "Activity date", 40, 0), ("date", "Settlement date", 120, 0), ("description", "Description", 210, 0), ("amount", "Movement", -450, 0), ("balance", "Balance (HKD)", -555, 0)],
                      "before": [{"date": "{first}", "description": "Opening balance", "balance": "{opening}"}], "after": [{"date": "{last}", "description": "Closing balance", "balance": "{closing}"}], "furniture": [(500, -30, 0, 6, "Page {page} of {pages}")]},
    # Singapore: two days without a year in capitals, a number of a cheque, sums and averages as rows behind
    "average balance": {"paper": Panelled, "font": "sans", "size": 8, "date": "%d %b", "value_form": "%d %b", "head_date": "%-d %b %Y", "number": "western", "narration": "giro", "account_form": "{:.3}-{:.6}-001",
                        "head": [[(400, "*STATEMENT OF ACCOUNT")], [(400, "Page {page} of {pages}")], [(40, "{holder}")], [(40, "14 TEMPLE STREET #04-11")], [(40, "SINGAPORE 058570")], [], [(40, "*360 ACCOUNT")], [(40, "Account No. {account}"), (400, "{from_} TO {to_}")], []],
                        "columns": [("date", "Transaction|Date", 40, 0), ("value_date", "Value|Date", 95, 0), ("description", "Description", 145, 150), ("cheque", "Cheque", 300, 0), ("debit", "Withdrawal", -400, 0), ("credit", "Deposit", -475, 0), ("balance", "Balance", -555, 0)],
                        "before": [{"description": "BALANCE B/F", "balance": "{open}"}], "after": [{"description": "BALANCE C/F", "balance": "{close}"}, {"description": "Total Withdrawals/Deposits", "debit": "{debits}", "credit": "{credits}"}, {"description": "Total Interest Paid This Year", "credit": "41.20"}, {"description": "Average Balance", "balance": "{average}"}],
                        "foot": [[(40, "CHECK YOUR STATEMENT. Please report discrepancies within 14 days.")]], "furniture": [(40, -30, 0, 6, "Deposit Insurance Scheme: deposits are insured up to S$100,000 by SDIC.")]},
    # Canada, a broker's cash: two days with the year in front, a dash for a minus, the currency in the headings, the balance of each row
    "amount in dollars": {"paper": Panelled, "page": letter, "font": "dejavu", "size": 7, "date": "%Y-%m-%d", "head_date": "%B %-d, %Y", "number": "western", "debit": ("–$", ""), "credit": ("$", ""), "balance": (("$", ""), ("–$", "")), "narration": "wealth", "named": False,
                    "head": [[(40, "*Monthly account statement")], [(40, "{from_} - {to_}")], [], [(40, "{holder}"), (330, "Account type: Chequing")], [(40, "14 Temple Road"), (330, "Account no.: {account}")], [(40, "Toronto, ON M5V 1K4"), (330, "Opening balance: ${open}")], [(330, "Closing balance: ${close}")], [], [(40, "*Activity - Current period")]],
                    "columns": [("date", "DATE", 40, 0), ("post", "POSTED DATE", 105, 0), ("description", "DESCRIPTION", 190, 0), ("amount", "AMOUNT (CAD)", -470, 0), ("balance", "BALANCE (CAD)", -570, 0)], "furniture": [(500, 765, 0, 6, "{page}/{pages}")]},
    # Vietnam: two languages over each other in the headings, whole amounts, a reference, balances around the rows in two languages
    "ngày giao dịch": {"paper": Panelled, "font": "dejavu", "size": 7, "date": "%d/%m/%Y", "number": "whole", "narration": "nganh",
                       "head": [[(200, "^SAO KÊ TÀI KHOẢN")], [(220, "STATEMENT OF ACCOUNT")], [], [(40, "Tên khách hàng/ Customer name:"), (180, "{holder}")], [(40, "Số tài khoản/ Account number:"), (180, "{account}")], [(40, "Loại tiền/ Currency:"), (180, "VND")], [(40, "Từ ngày/ From:"), (180, "{from_}"), (330, "Đến ngày/ To:"), (420, "{to_}")], [(40, "Số dư đầu kỳ/ Opening balance:"), (180, "{open}"), (330, "Số dư cuối kỳ/ Closing balance:"), (480, "{close}")], []],
                       "columns": [("date", "Ngày giao dịch|Transaction date", 40, 0), ("reference", "Số tham chiếu|Reference no.", 118, 0), ("description", "Mô tả|Description", 180, 150), ("debit", "Số tiền ghi nợ|Debit", -410, 0), ("credit", "Số tiền ghi có|Credit", -480, 0), ("balance", "Số dư|Balance", -560, 0)],
                       "after": [{"description": "Tổng số/ Total", "debit": "{debits}", "credit": "{credits}"}], "furniture": [(500, -30, 0, 6, "Trang/ Page {page}/{pages}")]},
}
