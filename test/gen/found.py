# SPDX-License-Identifier: AGPL-3.0-or-later
"""Bank statements laid out as public sources say that banks lay them out.

The descriptions stand in found_bank.py and found_more.py; this draws them. Nothing in them was thought up by those who
wrote the reader: headings, their order, forms of dates and numbers, labels, and what stands beside a table are facts that
parsers, importers and their tests name. Names, numbers and texts are invented. What a paper does not print is no truth of it.

A block is a list of lines; a line is a list of cells (x, text), right-aligned where x is negative, bold where the text
begins with an asterisk, bold and larger where it begins with "^". Columns are (key, heading, x, width to wrap at), "|" breaking a heading.
"""

import datetime

from reportlab.lib.pagesizes import A4
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.cidfonts import UnicodeCIDFont
from reportlab.pdfbase.ttfonts import TTFont

import layouts
from layouts import Sheet
from layouts_more import hash_of, number
from layouts_random import MONTHS
from model import money

DEFAULT = {"font": "sans", "size": 8, "page": A4, "leading": 1.35, "gap": 2, "date": "%d/%m/%Y", "number": "indian", "head": [], "page_head": [], "header": "all", "header_rule": True,
           "ruled": False, "wrap": "below", "debit": ("", ""), "credit": ("", ""), "mark": ("DR", "CR"), "balance": (("", ""), ("-", "")), "money": ("", ""), "empty": "", "before": [],
           "after": [], "page_end": [], "page_start": [], "foot": [], "account_head": [], "furniture": [], "narration": "plain", "bottom": 80, "top": 50, "kind": ("CSH", "TRF"),
           "fee": "", "holder_form": "{}", "signed": False}


def printed(cents, form):
    """number() and the forms that it does not know."""
    text = number(cents, "western")
    if form == "whole":
        return text[:-3]
    if form == "whole indian":
        return number(cents, "indian")[:-3]
    if form == "whole plain":
        return text[:-3].replace(",", "")
    if form in ("whole.", "whole space"):
        return text[:-3].replace(",", "." if form == "whole." else " ")
    swap = {"thin": {",": "\u202f", ".": ","}, "nbsp": {",": "\u00a0", ".": ","}, "space": {",": " ", ".": ","}, "space.": {",": " "}, "swiss'": {",": "\u2019"},
            "comma": {",": "", ".": ","}}
    return text.translate(str.maketrans(swap[form])) if form in swap else number(cents, form)


def day_text(day, form):
    """strftime, and "named-es %d %B %Y": the month's name in that language; "%-d" works as everywhere."""
    if not form.startswith("named-"):
        return day.strftime(form)
    language, form = form[6:8], form[9:]
    return day.strftime(form.replace("%B", "@@").replace("%b", "@@")).replace("@@", MONTHS[language][day.month - 1])


def digits(text, n):
    return f"{hash_of(text) % 10**n:0{n}d}"


def iban(country, bban):
    swapped = "".join(str(int(c, 36)) for c in bban + country + "00")
    return f"{country}{98 - int(swapped) % 97:02d}{bban}"


# What a row's text is, line by line.
NARRATIONS = {
    "plain": lambda row, date: [row["description"]],
    # purpose lines of euro payments, one below the other
    "sepa": lambda row, date: [("SEPA Gutschrift" if row["debit"] is None else "SEPA Lastschrift"), "GREEN LEAF STORES GMBH", "EREF+" + digits(row["description"], 12) + "SVWZ+Rechnung",
                               "IBAN: DE" + digits(row["description"], 14)],
    "kind first": lambda row, date: [("DEPOSIT" if row["debit"] is None else "CARD PURCHASE"), row["description"]],
    "by to": lambda row, date: [("BY TRANSFER-" if row["debit"] is None else "TO TRANSFER-") + row["description"], f"TRANSFER {'FROM' if row['debit'] is None else 'TO'} {digits(row['description'], 13)} /"],
    # the second line is a date of its own
    "value line": lambda row, date: [row["description"], "Value Date: " + date],
    "long": lambda row, date: [row["description"] + "-" + row["description"][::-1] + "-PAYMENT FROM PHONE-" + digits(row["description"], 15)],
    # several references in one row, the last one like an amount
    "refs": lambda row, date: [row["description"], f"REF {digits(row['description'], 8)} BATCH {digits(row['description'] + 'b', 4)}", f"INV {digits(row['description'] + 'i', 5)}.00"],
    "interest": lambda row, date: [f"INT.PD:{digits(row['description'], 6)}:01-10-2025 to 31-12-2025" if hash_of(row["description"]) % 5 == 0 else row["description"]],
    "chq": lambda row, date: [row["description"], f"{date.replace('-', '/')} 10:22:33/{digits(row['description'], 12)}", f"Chq: {digits(row['description'] + 'c', 12)}"],
    "refs app": lambda row, date: [row["description"], f"UPI Ref No {digits(row['description'], 12)}"],
    "foreign": lambda row, date: [row["description"]] + ([f"USD {digits(row['description'], 2)}.50 @ 83.{digits(row['description'], 4)}"] if hash_of(row["description"]) % 3 == 0 else []),
}


class Paper:
    """One drawing; the first one only counts the pages."""

    def __init__(self, path, spec, doc, pages):
        self.spec, self.doc, self.pages = spec, doc, pages
        self.s = Sheet(path, spec["font"], spec["size"], "Statement")
        self.width, self.height = spec["page"]
        self.s.c.setPageSize(spec["page"])
        self.step = spec["size"] * spec["leading"]
        self.account = doc
        self.page_sums = {"debit": 0, "credit": 0}
        self.reached = doc["opening"]
        self.y = spec["top"]
        self.furniture()

    # ---- words on the page ----

    def put(self, x, y, text, size=None):
        bold = text[:1] in ("*", "^")
        size = self.s.size * 1.7 if text.startswith("^") else size
        text = text[1:] if bold else text
        c = self.s.c
        c.setFont(self.s.bold if bold else self.s.plain, size or self.s.size)
        (c.drawRightString if x < 0 else c.drawString)(abs(x), self.height - y, text)

    def values(self):
        spec, a = self.spec, self.account
        bare = {k: printed(a[k], spec["number"]) for k in ("debits", "credits")}
        head_date = spec.get("head_date", spec["date"])
        return {"bank": self.doc["bank"], "holder": self.spec["holder_form"].format(self.doc["holder"]), "account": a["printed_account"], "ifsc": self.doc["ifsc"], "iban": a.get("iban", ""),
                "from_": day_text(a["from"], head_date), "to_": day_text(a["to"], head_date), "opening": self.balance(a["opening"]), "closing": self.balance(a["closing"]),
                "open": printed(abs(a["opening"]), spec["number"]), "close": printed(abs(a["closing"]), spec["number"]), **bare, "nd": sum(r["debit"] is not None for r in a["rows"]),
                "nc": sum(r["credit"] is not None for r in a["rows"]), "n": len(a["rows"]), "page": self.s.page, "pages": self.pages, "reached": self.balance(self.reached),
                "page_debits": printed(self.page_sums["debit"], spec["number"]), "page_credits": printed(self.page_sums["credit"], spec["number"]),
                "first": day_text(a["from"], spec["date"]), "last": day_text(a["to"], spec["date"])}

    def block(self, lines):
        values = self.values()
        for cells in lines:
            if self.y > self.height - 50:
                self.next()
            for x, text in cells:
                self.put(x, self.y, text.format_map(values))
            self.y += self.step * 1.1

    def furniture(self):
        """(x, y, angle, size, text) on every page; y from the bottom where it is negative."""
        values = self.values()
        for x, y, angle, size, text in self.spec["furniture"]:
            c = self.s.c
            c.saveState()
            c.translate(x, self.height - y if y >= 0 else -y)
            c.rotate(angle)
            if angle and size > 20:
                c.setFillGray(0.88)
            c.setFont(self.s.plain, size)
            c.drawString(0, 0, text.format_map(values))
            c.restoreState()

    def next(self):
        self.s.next_page()
        self.s.c.setPageSize(self.spec["page"])
        self.y = self.spec["top"]
        self.furniture()
        self.block(self.spec["page_head"])

    # ---- the table ----

    def balance(self, cents):
        before, after = self.spec["balance"][cents < 0]
        return before + printed(abs(cents), self.spec["number"]) + after

    def table_header(self):
        spec = self.spec
        deep = max(c[1].count("|") for c in spec["columns"]) + 1
        for _, title, x, _ in spec["columns"]:
            for k, line in enumerate(title.split("|")):
                self.put(x, self.y + k * self.step, "*" + line)
        self.y += (deep - 1) * self.step
        if spec["header_rule"]:
            self.s.c.setLineWidth(0.5)
            self.s.c.line(30, self.height - self.y - 4, self.width - 30, self.height - self.y - 4)
        self.y += self.step + 6

    def cell(self, row, key):
        spec = self.spec
        is_debit = row["debit"] is not None
        if key in ("date", "post"):
            return "" if key == "date" and row["same_day"] else day_text(row["date"], spec["date"])
        if key == "value_date":
            return day_text(row["date"], spec.get("value_form", spec["date"]))
        if key == "time":
            return f"{row['n'] % 24:02d}:{row['n'] * 7 % 60:02d}:05"
        if key == "reference":
            return "" if row["n"] % 3 == 2 else digits(row["description"], spec.get("reference", 10))
        if key == "cheque":  # looks like an amount without its paise
            return digits(row["description"], 6) if row["n"] % 4 == 0 else ""
        if key == "id":
            return "S" + digits(row["description"], 8)
        if key == "serial":
            return str(row["n"])
        if key == "branch":
            return "0397"
        if key == "place":
            return "MAIN ROAD (0397)"
        if key == "ccy":
            return "INR"
        if key == "kind":
            return spec["kind"][not is_debit]
        if key == "mark":
            return spec["mark"][not is_debit]
        if key == "fee":
            return spec["fee"]
        if key == "balance_mark":
            return "Dr" if row["balance"] < 0 else "Cr"
        if key == "amount":
            before, after = spec["debit" if is_debit else "credit"]
            return before + printed(row["debit"] if is_debit else row["credit"], spec["number"]) + after
        if key == "balance":
            return "" if spec.get("sparse") and not row["day_ends"] else self.balance(row["balance"])
        if key in ("debit", "credit"):
            sign = "-" if key == "debit" and spec["signed"] else ""
            return spec["empty"] if row[key] is None else sign + spec["money"][0] + printed(row[key], spec["number"]) + spec["money"][1]
        return ""

    def lines_of(self, row, width):
        out = []
        for text in row["lines"]:
            out += self.s.wrap(text, width) if width else [text]
        return out

    def draw_row(self, row):
        spec = self.spec
        text = {c[0]: self.lines_of(row, c[3]) if c[0] == "description" else self.cell(row, c[0]).split("|") for c in spec["columns"]}
        lines = text.get("description", [""])
        deep = max(map(len, text.values()))
        above = {"below": 0, "above": len(lines) - 1, "around": (len(lines) - 1) // 2}[spec["wrap"]]
        for key, _, x, _ in spec["columns"]:
            for k, t in enumerate(text[key]):
                if t:
                    self.put(x, self.y + (k if key == "description" else k + above) * self.step, t)
        self.y += max(deep, above + 1) * self.step + spec["gap"]
        if spec["ruled"]:
            self.s.c.setLineWidth(0.3)
            self.s.c.line(30, self.height - self.y + self.step - 2, self.width - 30, self.height - self.y + self.step - 2)
            self.y += 2

    def special(self, rows):
        """Rows of the table that are no transactions: {column: text}."""
        values = self.values()
        for row in rows:
            for key, _, x, _ in self.spec["columns"]:
                if key in row:
                    self.put(x, self.y, row[key].format_map(values))
            self.y += self.step + self.spec["gap"]

    def turn(self, in_table):
        self.special(self.spec["page_end"])
        self.next()
        self.page_sums = {"debit": 0, "credit": 0}
        if self.spec["header"] == "all" and in_table:
            self.table_header()
        self.special(self.spec["page_start"])

    def rows(self, rows):
        spec = self.spec
        held = month = None
        for n, row in enumerate(rows, 1):
            row = {**row, "n": n, "same_day": bool(spec.get("hold_dates")) and row["date"] == held}
            deep = len(self.lines_of(row, next((c[3] for c in spec["columns"] if c[0] == "description"), 0)))
            if spec.get("month_total") and month not in (None, row["date"].month):
                self.special(spec["month_total"])
            if self.y + deep * self.step > self.height - spec["bottom"]:
                self.turn(True)
                row["same_day"] = False
            self.draw_row(row)
            held, month, self.reached = row["date"], row["date"].month, row["balance"]
            for side in ("debit", "credit"):
                self.page_sums[side] += row[side] or 0

    def table(self, account):
        spec, self.account, self.reached = self.spec, account, account["opening"]
        self.page_sums = {"debit": 0, "credit": 0}
        self.block(spec["account_head"])
        self.y += self.step
        for title, side in spec.get("sections", [(None, None)]):
            if self.y > self.height - 120:
                self.next()
            if title:
                self.block([[(40, "*" + title)]])
                self.y += self.step * 0.5
            if spec["header"] != "none":
                self.table_header()
            self.special(spec["before"])
            self.rows([r for r in account["shown"] if side is None or r[side] is not None])
            if side and spec.get("section_total"):
                self.block([[(40, "*" + spec["section_total"].format(title)), (spec["columns"][-1][2], "*" + self.values()[side + "s"])]])
            self.y += self.step
        self.special(spec["after"])

    def draw(self):
        if self.spec.get("named", True):  # else the bank's name is a picture
            self.block([[(40, "*" + self.doc["bank"])]])
            self.y += 4
        self.block(self.spec["head"])
        for account in self.doc.get("accounts", [self.doc]):
            if account is not self.doc["first"] and self.y > self.height - 220:
                self.next()
            self.table(account)
            self.y += self.step
        self.block(self.spec["foot"])
        self.s.save()
        return self.s.page


# ---- making a document fit ----


def shift(doc, days):
    for row in doc["rows"]:
        row["date"] += datetime.timedelta(days=days)
    doc["from"] += datetime.timedelta(days=days)
    doc["to"] += datetime.timedelta(days=days)


def scale(doc, by):
    for key in ("opening", "closing", "debits", "credits"):
        doc[key] *= by
    for row in doc["rows"]:
        for key in ("debit", "credit", "balance"):
            row[key] = None if row[key] is None else row[key] * by


def drop(doc, by):
    """The same account, overdrawn by as much more."""
    doc["opening"] -= by
    doc["closing"] -= by
    for row in doc["rows"]:
        row["balance"] -= by


def finish(spec, doc):
    """Rows as they are shown, and the truth of what is printed of them."""
    rows = doc["rows"]
    last = {r["date"]: i for i, r in enumerate(rows)}
    keys = [c[0] for c in spec["columns"]]
    for i, row in enumerate(rows):
        row["lines"] = NARRATIONS[spec["narration"]](row, day_text(row["date"], spec["date"]))
        row["day_ends"] = last[row["date"]] == i
    shown = rows[::-1] if spec.get("newest_first") else list(rows)
    if "sections" in spec:
        shown = [r for _, side in spec["sections"] for r in shown if r[side] is not None]
    doc["shown"] = shown
    has_balance = "balance" in keys
    return [{"date": r["date"].isoformat(), "description": " ".join(r["lines"]), "debit": None if r["debit"] is None else money(r["debit"]),
             "credit": None if r["credit"] is None else money(r["credit"]), "balance": money(r["balance"]) if has_balance and (r["day_ends"] or not spec.get("sparse")) else None} for r in shown]


def texts_of(spec):
    lines = [t for block in ("head", "foot", "account_head", "page_head") for cells in spec[block] for x, t in cells if not isinstance(x, str)]
    lines += [t for block in ("before", "after") for row in spec[block] for t in row.values()] + [c[1] for c in spec["columns"]]
    return " ".join(lines + [t for *_, t in spec["furniture"]])


def prepare(spec, doc, another):
    """(full description, DOC with its truth): ANOTHER() builds a second account."""
    spec = {**DEFAULT, **spec}
    accounts = [doc] + ([another()] if spec.get("accounts") else [])
    for a in accounts:
        if "start" in spec:
            shift(a, (spec["start"] - a["from"]).days)
        if spec["number"].startswith("whole"):
            scale(a, 100)
        if spec.get("overdrawn"):
            drop(a, max([r["balance"] for r in a["rows"]] + [a["opening"]]) + 100_00)
        a["printed_account"] = spec.get("account_form", "{}").format(a["account"], a["account"][-4:], a["account"][:4])
        if "{iban}" in texts_of(spec):
            a["iban"] = iban(spec["iban"][0], digits(a["account"], spec["iban"][1]))
    doc["first"] = doc
    says = texts_of(spec)
    truth = {"account_holder": spec["holder_form"].format(doc["holder"])} if "{holder}" in says else {}
    for a in accounts:
        rows = (spec["finish"] if "finish" in spec else finish)(spec, a)
        one = {"transactions": rows}
        if "{account}" in says:
            one["account_number"] = a["printed_account"]
        if "{iban}" in says:
            one["iban"] = a["iban"]
        if "{opening}" in says or "{open}" in says:
            one["opening_balance"] = money(a["opening"])
        if "{closing}" in says or "{close}" in says:
            one["closing_balance"] = money(a["closing"])
        a["truth"] = one
    truth = {**accounts[0]["truth"], **truth}
    if len(accounts) > 1:
        truth["accounts"] = [a["truth"] for a in accounts]
        doc["accounts"] = accounts
    heads = " ".join(t for block in ("head", "page_head", "account_head") for cells in spec[block] for x, t in cells if not isinstance(x, str))
    if "{from_}" in heads and "{to_}" in heads and len(accounts) == 1:
        truth["statement_period"] = {"from": doc["from"].isoformat(), "to": doc["to"].isoformat()}
    if "{ifsc}" in says:
        truth["ifsc"] = doc["ifsc"]
    if "currency" in spec:
        truth["currency"] = spec["currency"]
    doc["truth"], doc["spec"] = truth, spec
    return doc


def fonts():
    for name, file in (("hindi", "NotoSansDevanagari-{}.ttf"),):
        if name not in pdfmetrics.getRegisteredFontNames():
            pdfmetrics.registerFont(TTFont(name, "/usr/share/fonts/truetype/noto/" + file.format("Regular")))
            pdfmetrics.registerFont(TTFont(name + "-b", "/usr/share/fonts/truetype/noto/" + file.format("Bold")))
        layouts.FONTS[name] = (name, name + "-b")
    pdfmetrics.registerFont(UnicodeCIDFont("MSung-Light"))
    pdfmetrics.registerFont(UnicodeCIDFont("STSong-Light"))
    layouts.FONTS["cjk"] = ("MSung-Light", "MSung-Light")
    layouts.FONTS["song"] = ("STSong-Light", "STSong-Light")


def draw(path, doc, layout):
    fonts()
    paper = doc["spec"].get("paper", Paper)
    pages = paper(path, doc["spec"], doc, 9).draw()
    paper(path, doc["spec"], doc, pages).draw()
