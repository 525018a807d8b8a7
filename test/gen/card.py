# SPDX-License-Identifier: AGPL-3.0-or-later
"""Invented card statements: balances of debt, with their truth, in several layouts."""

import datetime

from layouts import HEIGHT, Sheet
from layouts_more import number
from model import HOLDERS, money

ISSUERS = ["Sahyadri Bank", "Deccan Mercantile Bank", "Harbour Trust Bank", "Coromandel Bank"]
SHOPS = ["GREEN LEAF STORES PUNE", "CITY POWER LTD", "R K MEDICALS KOCHI", "ORBIT TELECOM", "FRESH BASKET", "METRO CABS", "SEASIDE RESTAURANT",
         "NILGIRI BOOKS", "HIMADRI FUEL STATION", "KAVERI TRAVELS"]


def card(rng, rows):
    """A month of a card; amounts in the smallest unit."""
    end = datetime.date(2025, 4, 1) + datetime.timedelta(days=rng.randrange(0, 300))
    start = end - datetime.timedelta(days=29)
    previous = rng.randrange(100_00, 80_000_00)
    out = []
    for i in range(rows):
        day = start + datetime.timedelta(days=i * 29 // rows)
        kind = rng.random()
        row = {"date": day, "posting": day + datetime.timedelta(days=rng.choice((0, 0, 1, 2))), "debit": None, "credit": None, "fee": False,
               "foreign": None, "description": rng.choice(SHOPS)}
        amount = rng.choice((rng.randrange(1_00, 900_00), rng.randrange(100_00, 40_000_00)))
        if kind < 0.1 or i == 1:
            row.update(description="PAYMENT RECEIVED - THANK YOU", credit=previous if i == 1 else amount)
        elif kind < 0.15 or i == 2:
            row.update(description=rng.choice(("LATE PAYMENT FEE", "FINANCE CHARGES", "ANNUAL FEE")), debit=rng.randrange(100_00, 900_00), fee=True)
        else:
            row["debit"] = amount
            if kind > 0.9:
                row["foreign"] = (rng.choice(("USD", "EUR", "GBP")), rng.randrange(5_00, 500_00))
        out.append(row)
    payments = sum(r["credit"] or 0 for r in out)
    fees = sum(r["debit"] for r in out if r["fee"])
    purchases = sum(r["debit"] or 0 for r in out) - fees
    doc = {"issuer": rng.choice(ISSUERS), "holder": rng.choice(HOLDERS[:2] + HOLDERS[3:4] + HOLDERS[6:7]),
           "card": rng.choice(("XXXX XXXX XXXX {}", "4364 56XX XXXX {}", "XXXX-XXXX-XXXX-{}")).format(rng.randrange(1000, 9999)),
           "from": start, "to": end, "due": end + datetime.timedelta(days=20), "limit": rng.randrange(1, 9) * 100_000_00, "previous": previous,
           "payments": payments, "purchases": purchases, "fees": fees, "new": previous - payments + purchases + fees, "rows": out}
    doc["minimum"] = max(doc["new"] // 20, 100_00)
    doc["truth"] = {
        "issuer": doc["issuer"], "card_number": doc["card"], "card_holder": doc["holder"],
        "statement_period": {"from": start.isoformat(), "to": end.isoformat()}, "statement_date": end.isoformat(), "due_date": doc["due"].isoformat(),
        "credit_limit": money(doc["limit"]), "previous_balance": money(previous), "payments": money(payments), "purchases": money(purchases),
        "fees": money(fees), "new_balance": money(doc["new"]), "minimum_due": money(doc["minimum"]),
        "transactions": [{"date": r["date"].isoformat(), "description": r["description"], "debit": None if r["debit"] is None else money(r["debit"]),
                          "credit": None if r["credit"] is None else money(r["credit"]),
                          "foreign_amount": money(r["foreign"][1]) if r["foreign"] else None, "foreign_currency": r["foreign"][0] if r["foreign"] else None}
                         for r in out],
    }
    return doc


# Columns as (key, header, x, right-aligned); summary as (label, figure); marks around debits and credits.
CARDS = {
    # India: a grid of figures under their labels, payments marked Cr, the foreign amount in the text.
    "grid": {"font": "sans", "size": 8, "date": "%d/%m/%Y", "number": "indian", "debit": ("", ""), "credit": ("", " Cr"), "foreign": "text", "currency": "INR",
             "grid": [("Opening Balance", "previous"), ("Payment/Credits", "payments"), ("Purchase/Debits", "purchases"), ("Finance Charges", "fees"),
                      ("Total Dues", "new")],
             "lines": [("Name", "holder"), ("Card No", "card"), ("Statement Date", "to"), ("Payment Due Date", "due"), ("Credit Limit", "limit"),
                       ("Minimum Amount Due", "minimum")], "period": "Billing Cycle : {} to {}",
             "columns": [("date", "Date", 40, False), ("description", "Transaction Description", 110, False), ("amount", "Amount (in Rs.)", 555, True)]},
    # US: month first, no years, payments with a minus, a list of figures with signs.
    "list": {"font": "serif", "size": 9, "date": "%m/%d", "head_date": "%m/%d/%Y", "number": "western", "debit": ("", ""), "credit": ("-", ""), "foreign": None,
             "currency": None, "lines": [("Account Number", "card"), ("Previous Balance", "previous"), ("Payments and Other Credits", "-payments"),
                                         ("Purchases", "+purchases"), ("Fees Charged", "+fees"), ("New Balance", "new"), ("Credit Line", "limit"),
                                         ("Payment Due Date", "due"), ("Minimum Payment Due", "minimum"), ("Statement Closing Date", "to"), ("Cardmember Name", "holder")],
             "period": "Opening/Closing Date {} - {}", "gap": 190,
             "columns": [("date", "Trans Date", 40, False), ("posting", "Post Date", 110, False), ("description", "Merchant Name or Transaction Description", 180, False),
                         ("amount", "$ Amount", 555, True)]},
    # Purchases with a minus, payments bare: seen from the account, not from the debt.
    "inverted": {"font": "dejavu", "size": 7, "date": "%d.%m.%Y", "number": "german", "debit": ("-", ""), "credit": ("", ""), "foreign": None, "currency": "EUR",
                 "lines": [("Kartennummer", "card"), ("Karteninhaber", "holder"), ("Rechnungsdatum", "to"), ("Fällig am", "due"), ("Alter Saldo", "previous"),
                           ("Zahlungen", "payments"), ("Umsätze", "purchases"), ("Gebühren", "fees"), ("Neuer Saldo", "new"), ("Kreditlimit", "limit"),
                           ("Mindestbetrag", "minimum")], "period": "Zeitraum: {} - {}",
                 "columns": [("date", "Datum", 40, False), ("posting", "Buchungsdatum", 100, False), ("description", "Beschreibung / Buchungstext", 180, False),
                             ("amount", "Betrag EUR", 555, True)]},
    # Debits and credits in columns, foreign amounts in one of their own.
    "columns": {"font": "sans", "size": 7.5, "date": "%d %b %Y", "number": "indian", "debit": ("", ""), "credit": ("", ""), "foreign": "column", "currency": "INR",
                "lines": [("Cardholder Name", "holder"), ("Card Number", "card"), ("Statement Date", "to"), ("Due Date", "due"), ("Total Credit Limit", "limit"),
                          ("Previous Balance", "previous"), ("Payments Received", "payments"), ("Purchases", "purchases"), ("Fees & Charges", "fees"),
                          ("Total Amount Due", "new"), ("Minimum Amount Due", "minimum")], "period": "Statement Period: {} - {}",
                "columns": [("date", "Date", 40, False), ("description", "Details", 110, False), ("foreign", "Foreign Amount", 380, True), ("debits", "Debit (INR)", 470, True),
                            ("credits", "Credit (INR)", 555, True)]},
    # ---- kept unseen while the reader was built ----
    "unseen_parens": {"font": "mono", "size": 6.5, "date": "%d %b", "head_date": "%d %b %Y", "number": "western", "debit": ("", ""), "credit": ("(", ")"), "foreign": None,
                      "currency": "SGD", "grid": [("PREVIOUS BALANCE", "previous"), ("PAYMENTS", "payments"), ("PURCHASES", "purchases"), ("FEES & CHARGES", "fees"),
                                                  ("TOTAL AMOUNT DUE", "new")],
                      "lines": [("CARD NUMBER", "card"), ("NAME", "holder"), ("STATEMENT DATE", "to"), ("PAYMENT DUE DATE", "due"), ("CREDIT LIMIT", "limit"),
                                ("MINIMUM PAYMENT", "minimum")], "period": "BILLING PERIOD {} TO {}",
                      "columns": [("date", "TRANSACTION DATE", 40, False), ("description", "DESCRIPTION", 140, False), ("amount", "AMOUNT (SGD)", 555, True)]},
}


def _figure(spec, doc, key):
    sign = key[0] if key[0] in "+-" else ""
    value = doc[key.lstrip("+-")]
    if isinstance(value, datetime.date):
        return value.strftime(spec.get("head_date", spec["date"]))
    return sign + number(value, spec["number"]) if isinstance(value, int) else value


def _cell(spec, row, key):
    if key in ("date", "posting"):
        return row[key].strftime(spec["date"])
    if key == "description":
        extra = f" {row['foreign'][0]} {number(row['foreign'][1], spec['number'])}" if row["foreign"] and spec["foreign"] == "text" else ""
        return row["description"] + extra
    if key == "foreign":
        return f"{row['foreign'][0]} {number(row['foreign'][1], spec['number'])}" if row["foreign"] else ""
    if key == "amount":
        before, after = spec["debit" if row["debit"] is not None else "credit"]
        return before + number(row["debit"] if row["debit"] is not None else row["credit"], spec["number"]) + after
    value = row[key[:-1]]
    return "" if value is None else number(value, spec["number"])


def draw_card(path, doc, layout):
    spec = CARDS[layout]
    s = Sheet(path, spec["font"], spec["size"], "Card statement")
    step = spec["size"] * 1.4
    head_date = spec.get("head_date", spec["date"])
    s.text(40, 50, doc["issuer"], bold=True, size=14)
    s.text(40, 66, "Credit Card Statement", size=9)
    if spec["currency"] is None:
        s.text(300, 66, "P.O. Box 1423, Springfield, IL 62701-1423", size=7)
    y = 88
    s.text(40, y, spec["period"].format(doc["from"].strftime(head_date), doc["to"].strftime(head_date)))
    for label, key in spec["lines"]:
        y += step * 1.1
        s.text(40, y, label if spec.get("gap") else f"{label} : {_figure(spec, doc, key)}")
        if spec.get("gap"):
            s.text(40 + spec["gap"] + 90, y, _figure(spec, doc, key), right=True)
    if spec.get("grid"):
        y += 2 * step
        for i, (label, key) in enumerate(spec["grid"]):
            s.text(130 + i * 105, y, label, bold=True, right=True)
            s.text(130 + i * 105, y + step * 1.2, _figure(spec, doc, key), right=True)
        y += step * 1.2

    def header(at):
        for _, title, x, right in spec["columns"]:
            s.text(x, at, title, bold=True, right=right)
        s.line(36, at + 4, 560, at + 4)
        return at + step + 4

    y = header(y + 3 * step)
    for row in doc["rows"]:
        if y > HEIGHT - 80:
            s.text(280, HEIGHT - 30, f"Page {s.page}")
            s.next_page()
            y = header(60)
        for key, _, x, right in spec["columns"]:
            s.text(x, y, _cell(spec, row, key), right=right)
        y += step * 1.15
    s.text(40, y + 2 * step, "Interest is charged from the date of purchase when the total is not paid by the due date.", size=6)
    s.text(280, HEIGHT - 30, f"Page {s.page}")
    s.save()


def prepare(layout, doc):
    """What the layout does not print is no truth of it."""
    spec = CARDS[layout]
    if not spec["foreign"]:
        for row in doc["truth"]["transactions"]:
            row["foreign_amount"] = row["foreign_currency"] = None
    if spec["foreign"] == "text":
        for row, out in zip(doc["rows"], doc["truth"]["transactions"]):
            out["description"] = _cell(spec, row, "description")
    if any(c[0] == "posting" for c in spec["columns"]):
        for row, out in zip(doc["rows"], doc["truth"]["transactions"]):
            out["posting_date"] = row["posting"].isoformat()
    if spec["currency"]:
        doc["truth"]["currency"] = spec["currency"]
    return doc
