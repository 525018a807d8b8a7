# SPDX-License-Identifier: AGPL-3.0-or-later
"""More statement layouts: what banks in India and elsewhere do to a table.

One engine draws them all from a description. Each layout exercises something that is hard to read: headers
of two lines or none, text wrapped above the dated line, the newest row first, signs in every form, balances
only at the end of a day, several accounts, forward rows at page breaks, watermarks, split numbers, blanks and
apostrophes between thousands.
"""

from layouts import HEIGHT, WIDTH, Sheet
from model import grouped

MONTHS = {
    "de": ["Jan", "Feb", "März", "Apr", "Mai", "Juni", "Juli", "Aug", "Sep", "Okt", "Nov", "Dez"],
    "fr": ["janv.", "févr.", "mars", "avr.", "mai", "juin", "juil.", "août", "sept.", "oct.", "nov.", "déc."],
    "nl": ["jan", "feb", "mrt", "apr", "mei", "jun", "jul", "aug", "sep", "okt", "nov", "dec"],
}


def number(cents, form):
    """Printed: indian, western, german 1.234,56, swiss 1'234.56, french 1 234,56, plain 1234.56."""
    if form in ("indian", "western"):
        return grouped(cents, form)
    text = grouped(cents, "western")
    swap = {"german": str.maketrans(",.", ".,"), "french": str.maketrans(",.", " ,"), "swiss": str.maketrans(",", "'"),
            "plain": str.maketrans({",": ""})}
    return text.translate(swap[form])


def printed_date(day, form):
    if form.startswith("named-"):
        return f"{day.day} {MONTHS[form[6:]][day.month - 1]}"
    return day.strftime(form)


def amount_text(spec, row):
    """The one column of amounts, with whatever tells its side."""
    text = number(row["debit"] if row["debit"] is not None else row["credit"], spec["number"])
    is_debit = row["debit"] is not None
    before, after = spec["debit_marks" if is_debit else "credit_marks"]
    return before + text + after


def hash_of(text):
    """The same on every run, unlike hash()."""
    value = 7
    for c in text:
        value = (value * 131 + ord(c)) % 10**15
    return value


def cell(spec, row, key, day_ends):
    if key == "date":
        return "" if row.get("same_day") else printed_date(row["date"], spec["date"])
    if key == "value_date":
        return printed_date(row["date"], spec["date"])
    if key == "reference":
        return f"{abs(hash_of(row['description'])) % 10**12:012d}"
    if key == "kind":
        return "TRF" if row["debit"] is None else "CSH"
    if key == "amount":
        return amount_text(spec, row)
    if key == "mark":
        return spec["mark_words"][row["debit"] is None]
    if key == "balance_mark":
        return "Dr" if row["balance"] < 0 else "Cr"
    if key == "balance":
        if spec.get("sparse") and not day_ends:
            return ""
        text = number(abs(row["balance"]) if spec.get("balance_suffix") else row["balance"], spec["number"])
        return spec.get("currency_front", "") + text + (spec["balance_suffix"][row["balance"] < 0] if spec.get("balance_suffix") else "")
    if key in ("debit", "credit"):
        if row[key] is None:
            return spec.get("empty", "")
        return spec.get("currency_front", "") + number(row[key], spec["number"])
    return str(row[key])


class Pages:
    """A sheet that knows its page furniture: watermark, page numbers, headers again."""

    def __init__(self, path, spec, doc, total):
        self.spec, self.doc, self.total = spec, doc, total
        self.s = Sheet(path, spec["font"], spec["size"], "Statement")
        self.step = spec["size"] * spec.get("leading", 1.35)
        self.furniture()

    def furniture(self):
        spec, s = self.spec, self.s
        if spec.get("watermark"):
            s.c.saveState()
            s.c.setFillGray(0.9)
            s.c.translate(WIDTH / 2, HEIGHT / 2)
            s.c.rotate(38)
            s.c.setFont(s.bold, 44)
            s.c.drawCentredString(0, 0, spec["watermark"])
            s.c.restoreState()
            s.c.saveState()
            s.c.translate(14, 200)
            s.c.rotate(90)
            s.c.setFont(s.plain, 5)
            s.c.drawString(0, 0, "Form 12/2025 printed 01/02/2026 4,500.00")
            s.c.restoreState()
        if spec.get("footer"):
            s.text(40, HEIGHT - 40, spec["footer"], size=6)
        if spec.get("page_of"):
            s.text(WIDTH - 60, HEIGHT - 26, spec["page_of"].format(s.page, self.total), right=True, size=7)
        elif spec.get("page_only"):
            s.text(WIDTH / 2, HEIGHT - 26, f"Page {s.page}")

    def next(self):
        self.s.next_page()
        self.furniture()

    def header(self, y):
        spec, s = self.spec, self.s
        deepest = max(len(titles) for _, titles, _, _, _ in spec["columns"])
        for _, titles, x, right, _ in spec["columns"]:
            for k, title in enumerate(titles):
                s.text(x, y + k * self.step, title, bold=True, right=right)
        y += (deepest - 1) * self.step
        x0, x1 = spec["columns"][0][2] - 4, spec["columns"][-1][2] + 4
        if spec.get("ruled") or spec.get("header_rule", True):
            s.line(x0, y + 4, x1, y + 4)
        return y + self.step + 5


def split_text(s, x, y, text, right):
    """A number in two pieces with a gap that no reader sees, as some producers leave it."""
    width = s.width(text)
    left = x - width if right else x
    at = text.find(",") + 1 if "," in text else len(text) // 2
    s.text(left, y, text[:at])
    s.text(left + s.width(text[:at]) + 0.35 * s.size, y, text[at:])


def draw_row(p, spec, row, y, day_ends):
    s, step = p.s, p.step
    cells = {}
    for key, _, _, _, wrap in spec["columns"]:
        text = cell(spec, row, key, day_ends)
        cells[key] = text.split("|") if "|" in text else s.wrap(text, wrap) if wrap and text else [text]
    lines = cells.get("description", [""])
    above = len(lines) - 1 if spec.get("wrap") == "above" else 0
    if spec.get("wrap") == "around":
        above = (len(lines) - 1) // 2
    main = y + above * step
    for key, _, x, right, _ in spec["columns"]:
        for k, part in enumerate(cells[key]):
            if not part:
                continue
            at = y + k * step if key == "description" else main + k * step
            if spec.get("split_numbers") and key in ("debit", "credit", "balance") and len(part) > 7:
                split_text(s, x, at, part, right)
            else:
                s.text(x, at, part, right=right)
    height = (max(len(lines), above + max(len(v) for k, v in cells.items() if k != "description"))) * step
    return height + spec.get("gap", 2)


def special_row(p, spec, y, words, cents):
    s = p.s
    for key, _, x, right, _ in spec["columns"]:
        if key == "description":
            s.text(x, y, words)
        elif key == "balance":
            s.text(x, y, spec.get("currency_front", "") + number(cents, spec["number"])
                   + (spec["balance_suffix"][cents < 0] if spec.get("balance_suffix") else ""), right=right)
    return y + p.step + spec.get("gap", 2)


def head(p, spec, doc):
    s, step = p.s, p.step
    s.text(40, 50, doc["bank"], bold=True, size=14)
    s.text(40, 66, spec["title"], size=9)
    y = 90
    for template in spec["head"]:
        label, value = template
        value = value.format(**{k: v for k, v in doc.items() if isinstance(v, str)}, **figures(spec, doc))
        if spec.get("head_gap"):
            s.text(40, y, label)
            s.text(40 + spec["head_gap"], y, value)
        else:
            s.text(40, y, f"{label}: {value}")
        y += step * 1.15
    return y


def figures(spec, doc):
    form = spec["number"]
    date = spec.get("head_date", spec["date"])
    return {"from_": printed_date(doc["from"], date), "to_": printed_date(doc["to"], date), "opening_": number(doc["opening"], form),
            "closing_": number(doc["closing"], form), "debits_": number(doc["debits"], form), "credits_": number(doc["credits"], form),
            "debit_count_": str(sum(r["debit"] is not None for r in doc["rows"])),
            "credit_count_": str(sum(r["credit"] is not None for r in doc["rows"]))}


def draw_account(p, spec, doc, y):
    """One account's table from height Y on; the height behind it."""
    rows = list(doc["rows"])
    last_of_day = {r["date"]: i for i, r in enumerate(rows)}
    ends = [last_of_day[r["date"]] == i for i, r in enumerate(rows)]
    if spec.get("newest_first"):
        rows, ends = rows[::-1], ends[::-1]
    if not spec.get("headless"):
        y = p.header(y)
    if spec.get("opening_row"):
        y = special_row(p, spec, y, spec["opening_row"], doc["opening"])
    held, reached = None, doc["opening"]
    for n, (row, day_ends) in enumerate(zip(rows, ends), 1):
        row = {**row, "serial": n, "same_day": spec.get("hold_dates") and row["date"] == held}
        if y > HEIGHT - spec.get("bottom", 90):
            if spec.get("carried"):
                special_row(p, spec, y, spec["carried"], reached)
            p.next()
            y = 60
            if spec.get("repeat_header"):
                y = p.header(y)
            if spec.get("brought"):
                y = special_row(p, spec, y, spec["brought"], reached)
            row["same_day"] = False
        top = y
        y += draw_row(p, spec, row, y, day_ends)
        if spec.get("ruled"):
            p.s.line(spec["columns"][0][2] - 4, y - p.step + 2, spec["columns"][-1][2] + 4, y - p.step + 2)
            y += 2
        held, reached = row["date"], row["balance"]
        if spec.get("shade") and n % 2:
            p.s.c.saveState()
            p.s.c.setFillGray(0.5, 0.08)
            p.s.c.rect(36, HEIGHT - y + p.step - 2, WIDTH - 72, y - top, stroke=0, fill=1)
            p.s.c.restoreState()
    if spec.get("total_row"):
        for key, _, x, right, _ in spec["columns"]:
            if key in ("debit", "credit"):
                p.s.text(x, y, number(doc[key + "s"], spec["number"]), right=right)
            elif key == "description":
                p.s.text(x, y, spec["total_row"])
        y += p.step + 2
    if spec.get("closing_row"):
        y = special_row(p, spec, y, spec["closing_row"], doc["closing"])
    y += p.step
    for label, value in spec.get("totals", []):
        if y > HEIGHT - 60:
            p.next()
            y = 60
        p.s.text(40, y, f"{label} : {value.format(**figures(spec, doc))}", bold=True)
        y += p.step * 1.2
    if spec.get("summary"):
        if y > HEIGHT - 90:
            p.next()
            y = 60
        p.s.text(40, y, "STATEMENT SUMMARY :-", bold=True)
        for i, (label, value) in enumerate(spec["summary"]):
            p.s.text(110 + i * 88, y + 1.5 * p.step, label, bold=True, right=True)
            p.s.text(110 + i * 88, y + 2.8 * p.step, value.format(**figures(spec, doc)), right=True)
        y += 4 * p.step
    return y


def _render(path, doc, spec, total):
    p = Pages(path, spec, doc, total)
    y = head(p, spec, doc)
    for i, account in enumerate(doc.get("accounts", [doc])):
        if spec.get("account_heading"):
            if y > HEIGHT - 200:
                p.next()
                y = 60
            y += 1.5 * p.step
            p.s.text(40, y, spec["account_heading"].format(**account), bold=True)
        y = draw_account(p, spec, account, y + 2 * p.step)
    p.s.save()
    return p.s.page


def draw_statement(path, doc, layout):
    draw_spec(path, doc, MORE[layout])


def draw_spec(path, doc, spec):
    """A statement by a description like those of MORE."""
    total = _render(path, doc, spec, 9)
    if spec.get("page_of"):
        _render(path, doc, spec, total)


def prepare(layout, doc, another):
    """Make DOC and its truth fit the layout; ANOTHER() builds a second account."""
    return prepare_spec(MORE[layout], doc, another)


def prepare_spec(spec, doc, another):
    truth = doc["truth"]
    keys = [c[0] for c in spec["columns"]]
    if spec.get("accounts"):
        doc["accounts"] = [dict(doc, **{"truth": truth}), another()]
        for a in doc["accounts"][1:]:
            a["bank"], a["holder"], a["ifsc"] = doc["bank"], doc["holder"], doc["ifsc"]
    for account in doc.get("accounts", [doc]):
        finish(spec, keys, account["rows"], account["truth"])
    if spec.get("accounts"):
        doc["truth"]["accounts"] = [{k: a["truth"][k] for k in ("account_number", "opening_balance", "closing_balance", "transactions")}
                                    for a in doc["accounts"]]
        doc["truth"].pop("statement_period", None)
    printed = " ".join(v for _, v in spec["head"])
    for key, name in (("ifsc", "{ifsc}"), ("account_holder", "{holder}")):
        if name not in printed:
            doc["truth"].pop(key, None)
    if "{account}" not in printed and not spec.get("accounts"):
        doc["truth"].pop("account_number", None)
    if "{from_}" not in printed:
        doc["truth"].pop("statement_period", None)
    return doc


def finish(spec, keys, rows, truth):
    last_of_day = {r["date"]: i for i, r in enumerate(rows)}
    for i, (row, out) in enumerate(zip(rows, truth["transactions"])):
        if "balance" not in keys or (spec.get("sparse") and last_of_day[row["date"]] != i):
            out["balance"] = None
    if spec.get("newest_first"):
        truth["transactions"].reverse()


DRCR = {"debit_marks": ("", " Dr"), "credit_marks": ("", " Cr")}

# (key, header lines, x, right-aligned, wrap width)
MORE = {
    # Header of two lines, running numbers, rules, opening and closing as rows.
    "twoline": {"font": "dejavu", "size": 6.5, "date": "%d.%m.%Y", "number": "indian", "ruled": True, "repeat_header": True,
                "title": "Statement of Account", "opening_row": "OPENING BALANCE", "closing_row": "CLOSING BALANCE", "page_of": "Page {} of {}",
                "head": [("A/C No", "{account}"), ("Customer Name", "{holder}"), ("IFSC Code", "{ifsc}"), ("Period", "{from_} to {to_}")],
                "columns": [("serial", ["S", "No."], 36, False, 0), ("date", ["Transaction", "Date"], 60, False, 0), ("value_date", ["Value", "Date"], 115, False, 0),
                            ("description", ["Transaction", "Remarks"], 165, False, 160), ("debit", ["Withdrawal", "Amount (INR)"], 405, True, 0),
                            ("credit", ["Deposit", "Amount (INR)"], 485, True, 0), ("balance", ["Balance", "(INR)"], 562, True, 0)]},
    # Header on the first page only; balances carried and brought forward at page breaks; a footer of running text.
    "forward": {"font": "serif", "size": 8.5, "date": "%d-%b-%y", "number": "indian", "title": "ACCOUNT STATEMENT", "carried": "Balance C/F", "brought": "Balance B/F",
                "opening_row": "Balance B/F", "footer": "This is a computer generated statement and needs no signature. Report differences within 15 days.",
                "page_only": True, "totals": [("Closing Balance", "{closing_}"), ("Total Withdrawals", "{debits_}"), ("Total Deposits", "{credits_}")],
                "head": [("Account Number", "{account}"), ("Account Holder Name", "{holder}"), ("IFSC", "{ifsc}"), ("Statement From", "{from_} To {to_}")],
                "columns": [("date", ["Date"], 40, False, 0), ("description", ["Particulars"], 100, False, 190), ("debit", ["Withdrawals"], 390, True, 0),
                            ("credit", ["Deposits"], 470, True, 0), ("balance", ["Balance"], 555, True, 0)]},
    # The narration begins above its dated line.
    "above": {"font": "sans", "size": 7.5, "date": "%d-%m-%Y", "number": "indian", "wrap": "above", "gap": 7, "repeat_header": True,
              "title": "Statement of account", "head": [("Account No", "{account}"), ("Name", "{holder}"), ("IFSC Code", "{ifsc}"), ("From Date", "{from_} To Date : {to_}"),
                                                         ("Opening Balance", "{opening_}"), ("Closing Balance", "{closing_}")],
              "page_of": "Page {} of {}",
              "columns": [("date", ["Tran Date"], 40, False, 0), ("description", ["Particulars"], 110, False, 150), ("debit", ["Debit"], 370, True, 0),
                          ("credit", ["Credit"], 450, True, 0), ("balance", ["Balance"], 550, True, 0)]},
    # Newest first, one column with signs and the rupee sign before the figures.
    "newest": {"font": "dejavu", "size": 7, "date": "%d %b %Y", "number": "indian", "newest_first": True, "repeat_header": True, "shade": True,
               "debit_marks": ("- ₹", ""), "credit_marks": ("+ ₹", ""), "currency_front": "₹", "title": "Account Activity",
               "head": [("Account Number", "{account}"), ("Account Holder", "{holder}"), ("Statement Period", "{from_} - {to_}"), ("Opening Balance", "₹{opening_}"),
                        ("Closing Balance", "₹{closing_}")],
               "columns": [("date", ["Date"], 40, False, 0), ("description", ["Transaction Details"], 120, False, 220), ("amount", ["Amount"], 450, True, 0),
                           ("balance", ["Available Balance"], 555, True, 0)]},
    # US: month first, debits in parentheses, no balances, totals printed.
    "parens": {"font": "sans", "size": 8, "date": "%m/%d/%y", "head_date": "%B %d, %Y", "number": "western", "debit_marks": ("(", ")"), "credit_marks": ("", ""),
               "title": "Checking Account Statement", "repeat_header": True, "page_of": "Page {} of {}",
               "head": [("Account Number", "{account}"), ("Statement Period", "{from_} through {to_}"), ("Beginning Balance", "${opening_}"),
                        ("Total Deposits", "${credits_}"), ("Total Withdrawals", "${debits_}"), ("Ending Balance", "${closing_}")],
               "columns": [("date", ["Date"], 40, False, 0), ("description", ["Description"], 110, False, 300), ("amount", ["Amount ($)"], 555, True, 0)]},
    # German: trailing minus, decimal comma, dates without a year, balances at the end of the day only.
    "german": {"font": "mono", "size": 7, "date": "%d.%m.", "head_date": "%d.%m.%Y", "number": "german", "debit_marks": ("", "-"), "credit_marks": ("", "+"),
               "sparse": True, "title": "Kontoauszug", "repeat_header": False, "page_of": "Seite {} von {}",
               "head": [("Kontonummer", "{account}"), ("Kontoinhaber", "{holder}"), ("Zeitraum", "{from_} - {to_}"), ("Alter Saldo", "{opening_} EUR")],
               "totals": [("Neuer Saldo", "{closing_} EUR")],
               "columns": [("date", ["Datum"], 40, False, 0), ("description", ["Verwendungszweck"], 95, False, 240), ("amount", ["Betrag EUR"], 460, True, 0),
                           ("balance", ["Saldo EUR"], 560, True, 0)]},
    # Two accounts in one paper, each with its own heading, table and totals.
    "accounts": {"font": "sans", "size": 7.5, "date": "%d/%m/%Y", "number": "indian", "repeat_header": True, "accounts": 2, "title": "Consolidated Statement",
                 "account_heading": "Savings Account - {account}", "opening_row": "Opening Balance", "closing_row": "Closing Balance", "page_of": "Page {} of {}",
                 "head": [("Name", "{holder}"), ("Customer ID", "88123456")],
                 "columns": [("date", ["Date"], 40, False, 0), ("description", ["Description"], 105, False, 210), ("debit", ["Debit"], 400, True, 0),
                             ("credit", ["Credit"], 475, True, 0), ("balance", ["Balance"], 555, True, 0)]},
    # A watermark across the rows, figures in two pieces, marks in columns of their own.
    "watermark": {"font": "sans", "size": 8, "date": "%d/%m/%Y", "number": "indian", "watermark": "DUPLICATE COPY", "split_numbers": True, "repeat_header": True,
                  "mark_words": ("DR", "CR"), **DRCR, "title": "Statement of Transactions", "empty": "-",
                  "head": [("Account No.", "{account}"), ("Name", "{holder}"), ("Statement Period", "{from_} to {to_}"), ("Opening Balance", "{opening_}"),
                           ("Closing Balance", "{closing_}")],
                  "columns": [("date", ["Txn Date"], 40, False, 0), ("description", ["Description"], 105, False, 200), ("debit", ["Debit"], 395, True, 0),
                              ("credit", ["Credit"], 475, True, 0), ("balance", ["Balance"], 555, True, 0)]},
    # Swiss: apostrophes, text before and behind the dated line, dates held for several rows.
    "swiss": {"font": "dejavu", "size": 7, "date": "%d.%m.%y", "number": "swiss", "wrap": "around", "gap": 8, "hold_dates": True, "repeat_header": True,
              "title": "Kontoauszug", "page_of": "Seite {} von {}",
              "head": [("IBAN", "CH93 0076 2011 6238 5295 7"), ("Kontoinhaber", "{holder}"), ("Zeitraum", "{from_} - {to_}"), ("Anfangssaldo", "CHF {opening_}"),
                       ("Endsaldo", "CHF {closing_}")],
              "columns": [("date", ["Datum"], 40, False, 0), ("description", ["Buchungstext"], 95, False, 170), ("debit", ["Belastung"], 370, True, 0),
                          ("credit", ["Gutschrift"], 460, True, 0), ("balance", ["Saldo"], 555, True, 0)]},
    # French: blanks between thousands, columns close together.
    "french": {"font": "sans", "size": 8, "date": "%d/%m/%Y", "number": "french", "repeat_header": True, "title": "Relevé de compte", "page_of": "Page {} sur {}",
               "head": [("Numéro de compte", "{account}"), ("Titulaire", "{holder}"), ("Période", "{from_} au {to_}"), ("Solde initial", "{opening_} €"),
                        ("Solde final", "{closing_} €")],
               "columns": [("date", ["Date"], 40, False, 0), ("value_date", ["Date de", "valeur"], 95, False, 0), ("description", ["Libellé"], 150, False, 190),
                           ("debit", ["Débit"], 420, True, 0), ("credit", ["Crédit"], 490, True, 0), ("balance", ["Solde"], 560, True, 0)]},
    # No header at all.
    "headless": {"font": "serif", "size": 9, "date": "%d %b %Y", "number": "indian", "headless": True, "title": "Statement of Account", "page_of": "Page {} of {}",
                 "head": [("Account Number", "{account}"), ("Account Name", "{holder}"), ("Statement Period", "{from_} to {to_}"), ("Opening Balance", "{opening_}"),
                          ("Closing Balance", "{closing_}")],
                 "columns": [("date", [], 40, False, 0), ("description", [], 110, False, 210), ("debit", [], 400, True, 0), ("credit", [], 475, True, 0),
                             ("balance", [], 560, True, 0)]},
    # Dr and Cr in columns of their own behind amount and balance.
    "marks": {"font": "sans", "size": 7.5, "date": "%d/%m/%Y", "number": "indian", "repeat_header": True, "mark_words": ("DR", "CR"), "debit_marks": ("", ""),
              "credit_marks": ("", ""), "title": "Account Statement", "page_of": "Page {} of {}",
              "head": [("Account No", "{account}"), ("Name", "{holder}"), ("IFSC", "{ifsc}"), ("Period", "{from_} to {to_}"), ("Opening Balance", "{opening_} CR"),
                       ("Closing Balance", "{closing_} CR")],
              "columns": [("serial", ["Sl. No."], 36, False, 0), ("date", ["Transaction Date"], 70, False, 0), ("description", ["Description"], 150, False, 190),
                          ("amount", ["Amount"], 420, True, 0), ("mark", ["Dr / Cr"], 430, False, 0), ("balance", ["Balance"], 535, True, 0),
                          ("balance_mark", ["Dr / Cr"], 542, False, 0)]},
    # Tightly wrapped narrations, long references, a summary of six figures under their labels.
    "summary": {"font": "serif", "size": 8, "date": "%d/%m/%y", "number": "western", "repeat_header": True, "title": "Statement of accounts",
                "head": [("Account No", "{account}"), ("Name", "{holder}"), ("RTGS/NEFT IFSC", "{ifsc}"), ("Statement From", "{from_} To : {to_}")],
                "summary": [("Opening Balance", "{opening_}"), ("Dr Count", "{debit_count_}"), ("Cr Count", "{credit_count_}"), ("Debits", "{debits_}"), ("Credits", "{credits_}"),
                            ("Closing Bal", "{closing_}")], "page_only": True,
                "columns": [("date", ["Date"], 36, False, 0), ("description", ["Narration"], 78, False, 150), ("reference", ["Chq./Ref.No."], 245, False, 0),
                            ("value_date", ["Value Dt"], 315, False, 0), ("debit", ["Withdrawal Amt."], 425, True, 0), ("credit", ["Deposit Amt."], 490, True, 0),
                            ("balance", ["Closing Balance"], 562, True, 0)]},
    # Dates on two lines each: day and month over the year.
    "splitdates": {"font": "sans", "size": 7.5, "date": "%d %b|%Y", "head_date": "%d %b %Y", "number": "indian", "ruled": True, "repeat_header": False, "title": "Account Statement",
                   "head": [("Account Number", "{account}"), ("Account Name", "{holder}"), ("IFS Code", "{ifsc}"), ("Account Statement from", "{from_} to {to_}"),
                            ("Balance as on", "{from_} : {opening_}"), ("Closing Balance", "{closing_}")],
                   "columns": [("date", ["Txn Date"], 40, False, 0), ("value_date", ["Value", "Date"], 85, False, 0), ("description", ["Description"], 125, False, 120),
                               ("reference", ["Ref No./Cheque", "No."], 255, False, 60), ("debit", ["Debit"], 400, True, 0), ("credit", ["Credit"], 475, True, 0),
                               ("balance", ["Balance"], 555, True, 0)]},
    # A time of day under the date, and what is not there is 0.00.
    "timestamps": {"font": "dejavu", "size": 6.5, "date": "%d-%m-%Y|14:05:59", "head_date": "%d-%m-%Y", "number": "indian", "repeat_header": True, "gap": 4, "empty": "0.00",
                   "title": "Statement", "opening_row": "Opening Balance", "page_of": "page {} of {}",
                   "head": [("Account Number", "{account}"), ("Customer Name", "{holder}"), ("Period From", "{from_} To {to_}"), ("Closing Balance", "Rs. {closing_}")],
                   "columns": [("date", ["Txn Date"], 36, False, 0), ("value_date", ["Value Date"], 90, False, 0), ("reference", ["Cheque No."], 150, False, 0),
                               ("description", ["Description"], 215, False, 130), ("debit", ["Debit"], 410, True, 0), ("credit", ["Credit"], 485, True, 0),
                               ("balance", ["Balance"], 562, True, 0)]},
    # The narration stands behind the figures.
    "textlast": {"font": "sans", "size": 7.5, "date": "%d/%m/%Y", "number": "plain", "repeat_header": True, "title": "Account Statement", "page_of": "Page No {} of {}",
                 "head": [("Account Number", "{account}"), ("Account Holder", "{holder}"), ("Statement Period", "{from_} to {to_}"), ("Opening Balance", "{opening_}"),
                          ("Closing Balance", "{closing_}")],
                 "columns": [("date", ["Transaction", "Date"], 40, False, 0), ("reference", ["Cheque", "Number"], 95, False, 0), ("debit", ["Withdrawal"], 230, True, 0),
                             ("credit", ["Deposit"], 300, True, 0), ("balance", ["Balance"], 375, True, 0), ("description", ["Narration"], 390, False, 165)]},
    # Text first, the date in the middle.
    "datemiddle": {"font": "mono", "size": 6.5, "date": "%d-%m-%y", "number": "indian", "repeat_header": True, "title": "STATEMENT OF ACCOUNT", "page_of": "Page {} of {}",
                   "head": [("A/C NO", "{account}"), ("NAME", "{holder}"), ("PERIOD", "{from_} TO {to_}"), ("OPENING BALANCE", "{opening_}"), ("CLOSING BALANCE", "{closing_}")],
                   "columns": [("description", ["NARRATION"], 30, False, 170), ("credit", ["DEPOSIT(CR)"], 270, True, 0), ("date", ["DATE"], 285, False, 0),
                               ("reference", ["CHQ.NO."], 335, False, 0), ("debit", ["WITHDRAWAL(DR)"], 470, True, 0), ("balance", ["BALANCE(INR)"], 562, True, 0)]},
    # A row of totals under the columns, opening and closing as rows, "Particulars" beside "Init. Br".
    "totalsrow": {"font": "sans", "size": 8, "date": "%d-%m-%Y", "number": "plain", "repeat_header": False, "title": "Statement of Account", "opening_row": "OPENING BALANCE",
                  "total_row": "TRANSACTION TOTAL", "closing_row": "CLOSING BALANCE", "page_of": "Page {} of {}",
                  "head": [("Account No", "{account}"), ("Customer Name", "{holder}"), ("IFSC Code", "{ifsc}"), ("Statement for the period (From", "{from_} To : {to_})")],
                  "columns": [("date", ["Tran Date"], 40, False, 0), ("reference", ["Chq No"], 100, False, 0), ("description", ["Particulars"], 170, False, 150),
                              ("debit", ["Debit"], 390, True, 0), ("credit", ["Credit"], 455, True, 0), ("balance", ["Balance"], 530, True, 0), ("kind", ["Init. Br"], 540, False, 0)]},
    # A wallet: date and time under each other, signs and Rs. before the figures, one wide text.
    "wallet": {"font": "sans", "size": 8, "date": "%d %b %Y|10:05 AM", "head_date": "%d %b %Y", "number": "indian", "newest_first": True, "gap": 9, "repeat_header": True,
               "debit_marks": ("- Rs.", ""), "credit_marks": ("+ Rs.", ""), "currency_front": "Rs.", "title": "Passbook Payments History", "page_of": "Page {} of {}",
               "head": [("Account Number", "{account}"), ("Account Holder", "{holder}"), ("Statement Period", "{from_} - {to_}"), ("Opening Balance", "Rs.{opening_}"),
                        ("Closing Balance", "Rs.{closing_}")],
               "columns": [("date", ["DATE & TIME"], 40, False, 0), ("description", ["TRANSACTION DETAILS"], 130, False, 180), ("amount", ["AMOUNT"], 430, True, 0),
                           ("balance", ["AVAILABLE BALANCE"], 555, True, 0)]},
    # Amounts with the side in parentheses behind them; an id for every row.
    "idrows": {"font": "sans", "size": 7.5, "date": "%d/%m/%Y", "number": "plain", "ruled": True, "repeat_header": True, "debit_marks": ("", " (Dr)"),
               "credit_marks": ("", " (Cr)"), "balance_suffix": (" (Cr)", " (Dr)"), "title": "Account Statement", "page_of": "Page {} of {}",
               "head": [("Account No", "{account}"), ("Name", "{holder}"), ("Statement Period From", "{from_} To {to_}"), ("Opening Balance", "{opening_} (Cr)"),
                        ("Closing Balance", "{closing_} (Cr)")],
               "columns": [("reference", ["Tran Id"], 36, False, 0), ("date", ["Tran Date"], 105, False, 0), ("description", ["Remarks"], 165, False, 180),
                           ("amount", ["Amount (Rs.)"], 450, True, 0), ("balance", ["Balance (Rs.)"], 555, True, 0)]},
    # Ten columns.
    "wide": {"font": "sans", "size": 6, "date": "%d-%b-%Y", "number": "indian", "repeat_header": True, "title": "Statement of Account", "page_of": "Page {} of {}",
             "mark_words": ("Dr", "Cr"), "opening_row": "Opening Balance",
             "head": [("Account Number", "{account}"), ("Name", "{holder}"), ("IFSC", "{ifsc}"), ("Period", "{from_} to {to_}"), ("Closing Balance", "{closing_}")],
             "columns": [("serial", ["Sl.", "No."], 30, False, 0), ("date", ["Tran Date"], 48, False, 0), ("description", ["Particulars"], 92, False, 120),
                         ("value_date", ["Value Date"], 218, False, 0), ("kind", ["Tran", "Type"], 262, False, 0), ("reference", ["Cheque", "Details"], 285, False, 0),
                         ("debit", ["Withdrawal"], 400, True, 0), ("credit", ["Deposit"], 465, True, 0), ("balance", ["Balance", "Amount"], 540, True, 0),
                         ("balance_mark", ["Dr/Cr"], 548, False, 0)]},
    # ---- kept unseen while the reader was built; first results: 10 of 15 papers whole, the headers of the other five unknown ----
    "unseen_uk": {"font": "sans", "size": 8, "date": "%d %b", "head_date": "%d %B %Y", "number": "western", "repeat_header": True, "hold_dates": True, "sparse": True,
                  "title": "Your current account statement", "head_gap": 150, "page_of": "Page {} of {}", "gap": 4,
                  "head": [("Account number", "{account}"), ("Account name", "{holder}"), ("Statement period", "{from_} to {to_}"),
                           ("Balance at start", "£{opening_}"), ("Money out", "£{debits_}"), ("Money in", "£{credits_}"), ("Balance at end", "£{closing_}")],
                  "columns": [("date", ["Date"], 40, False, 0), ("description", ["Description"], 95, False, 220), ("debit", ["Money out (£)"], 410, True, 0),
                              ("credit", ["Money in (£)"], 485, True, 0), ("balance", ["Balance (£)"], 560, True, 0)]},
    "unseen_passbook": {"font": "mono", "size": 6.5, "date": "%d/%m/%y", "number": "plain", "balance_suffix": ("Cr", "Dr"), "repeat_header": True,
                        "title": "PASS BOOK / STATEMENT", "carried": "CARRIED FORWARD", "brought": "BROUGHT FORWARD", "opening_row": "BROUGHT FORWARD", "page_of": "Pg. {} of {}",
                        "head": [("CUSTOMER NAME", "{holder}"), ("A/C NO", "{account}"), ("IFS CODE", "{ifsc}"), ("STATEMENT PERIOD", "{from_} TO {to_}")],
                        "totals": [("CLOSING BALANCE", "{closing_}Cr"), ("DR COUNT", "{debit_count_}"), ("CR COUNT", "{credit_count_}")],
                        "columns": [("date", ["TXN.DT"], 30, False, 0), ("description", ["PARTICULARS"], 75, False, 190), ("debit", ["WITHDRAWAL", "(DR)"], 370, True, 0),
                                    ("credit", ["DEPOSIT", "(CR)"], 450, True, 0), ("balance", ["BALANCE"], 545, True, 0)]},
    "unseen_netbank": {"font": "serif", "size": 8, "date": "%d/%m/%Y", "number": "indian", "newest_first": True, "wrap": "above", "gap": 6, "repeat_header": False,
                       "debit_marks": ("", " (Dr)"), "credit_marks": ("", " (Cr)"), "title": "Detailed Statement", "shade": True,
                       "head": [("Account", "{account}"), ("Primary Holder", "{holder}"), ("Transactions from", "{from_} to {to_}"), ("Opening balance", "INR {opening_}"),
                                ("Closing balance", "INR {closing_}")],
                       "columns": [("date", ["Date"], 40, False, 0), ("description", ["Narration"], 110, False, 180), ("amount", ["Transaction Amount (INR)"], 430, True, 0),
                                   ("balance", ["Running Balance (INR)"], 560, True, 0)]},
}
