# SPDX-License-Identifier: AGPL-3.0-or-later
"""Statements in boxes whose cells are merged, as word processors and spreadsheets print them.

header     one cell over "Withdrawal" and "Deposit", the other headers centred over two lines
narration  one narration for two rows of a day
date       the date once for all rows of a day, in the middle of its tall cell
balance    the balance once for all rows of a day, in the middle of its tall cell
"""

from layouts import HEIGHT, Sheet
from model import grouped

EDGES = {"date": (36, 96), "description": (96, 306), "debit": (306, 388), "credit": (388, 470), "balance": (470, 562)}
TITLES = {"date": "Date", "description": "Particulars", "debit": "Withdrawal", "credit": "Deposit", "balance": "Balance"}
LAYOUTS = ("header", "narration", "date", "balance")
BOTTOM = HEIGHT - 70


def _days(rows):
    """(first, last) of each day."""
    groups = []
    for i, row in enumerate(rows):
        if groups and rows[groups[-1][0]]["date"] == row["date"]:
            groups[-1][1] = i
        else:
            groups.append([i, i])
    return groups


def prepare(layout, doc, rng):
    """Which cells are merged, and the truth of that."""
    rows, truth = doc["rows"], doc["truth"]["transactions"]
    doc["spans"] = {key: {i: (i, i) for i in range(len(rows))} for key in EDGES}
    days = _days(rows)
    if layout in ("date", "balance"):
        for first, last in days:
            for i in range(first, last + 1):
                doc["spans"][layout][i] = (first, last)
                if layout == "balance" and i < last:
                    truth[i]["balance"] = None
    if layout == "narration":
        for first, last in days:
            if last > first and rng.random() < 0.6:
                doc["spans"]["description"][first] = doc["spans"]["description"][first + 1] = (first, first + 1)
                truth[first]["description"] = truth[first + 1]["description"] = None  # either may have it
    return doc


class Table:
    def __init__(self, path, doc, layout):
        self.s, self.doc, self.layout = Sheet(path, "dejavu", 7, "Statement"), doc, layout
        self.tall = 15

    def text(self, key, y0, y1, text, bold=False):
        """TEXT in the middle of the cell's height."""
        x0, x1 = EDGES[key]
        y = (y0 + y1) / 2 + self.s.size * 0.36
        if key in ("debit", "credit", "balance"):
            self.s.text(x1 - 4, y, text, bold=bold, right=True)
        else:
            self.s.text(x0 + 4, y, text, bold=bold)

    def cell(self, key, y0, y1, text, bold=False):
        x0, x1 = EDGES[key]
        for a, b in (((x0, y0), (x1, y0)), ((x0, y1), (x1, y1)), ((x0, y0), (x0, y1)), ((x1, y0), (x1, y1))):
            self.s.line(*a, *b)
        self.text(key, y0, y1, text, bold)

    def header(self, y):
        if self.layout != "header":
            for key in EDGES:
                self.cell(key, y, y + self.tall, TITLES[key], True)
            return y + self.tall
        middle, end = y + self.tall, y + 2 * self.tall
        for key in ("date", "description", "balance"):
            self.cell(key, y, end, TITLES[key], True)
        x0, x1 = EDGES["debit"][0], EDGES["credit"][1]
        s = self.s
        s.line(x0, y, x1, y)
        s.text((x0 + x1) / 2 - s.width("Amount (INR)", True) / 2, y + 10, "Amount (INR)", bold=True)
        for key in ("debit", "credit"):
            self.cell(key, middle, end, TITLES[key], True)
        return end

    def head(self):
        s, doc = self.s, self.doc
        s.text(40, 46, doc["bank"], bold=True, size=14)
        s.text(40, 62, "STATEMENT OF ACCOUNT", size=9)
        period = f"{doc['from'].strftime('%d-%m-%Y')} to {doc['to'].strftime('%d-%m-%Y')}"
        facts = [("Account Number", doc["account"]), ("Account Holder", doc["holder"]), ("IFSC", doc["ifsc"]), ("Statement Period", period),
                 ("Opening Balance", grouped(doc["opening"])), ("Closing Balance", grouped(doc["closing"]))]
        for i, (label, value) in enumerate(facts):
            s.text(40 if i % 2 == 0 else 320, 84 + i // 2 * 12, f"{label} : {value}")
        return 84 + 4 * 12

    def value(self, key, first, last):
        row = self.doc["rows"][last if key == "balance" else first]
        if key == "date":
            return row["date"].strftime("%d-%m-%Y")
        if key == "description":
            return self.s.wrap(row["description"], EDGES[key][1] - EDGES[key][0] - 8)[0]
        return "" if row[key] is None else grouped(row[key])

    def page(self, y, first, n):
        """N rows from FIRST on; a cell that the page's end cuts is said on both pages."""
        for key in EDGES:
            at = first
            while at < first + n:
                a, b = self.doc["spans"][key][at]
                last = min(b, first + n - 1)
                self.cell(key, y + (at - first) * self.tall, y + (last - first + 1) * self.tall, self.value(key, a, b))
                at = last + 1
        return y + n * self.tall

    def draw(self):
        rows, first = self.doc["rows"], 0
        y = self.header(self.head())
        while first < len(rows):
            n = min(len(rows) - first, int((BOTTOM - y) // self.tall))
            last = first + n - 1
            while first + n < len(rows) and rows[last]["date"] == rows[last + 1]["date"] and n > 1:
                n, last = n - 1, last - 1  # a day stays on its page
            y = self.page(y, first, n)
            first += n
            if first < len(rows):
                self.s.next_page()
                y = self.header(50)
        for label, key in (("Total Debits", "debits"), ("Total Credits", "credits")):
            y += 14
            self.s.text(40, y, f"{label} : {grouped(self.doc[key])}", bold=True)
        self.s.save()


def draw(path, doc, layout):
    # one line of narration: what is cut off is not printed
    table = Table(str(path), doc, layout)
    for row, t in zip(doc["rows"], doc["truth"]["transactions"]):
        if t["description"] is not None:
            t["description"] = table.s.wrap(row["description"], EDGES["description"][1] - EDGES["description"][0] - 8)[0]
    table.draw()
