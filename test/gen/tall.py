# SPDX-License-Identifier: AGPL-3.0-or-later
"""Papers whose rows are as high as their tallest cell, as browsers, offices and report writers set them.

A spec says where the other cells of a row stand (align: top, middle, bottom), what parts the rows (rules: all, rows,
none; zebra), how much room is around a cell's text (pad), the leading, whether a row may be cut by the page's end
(cut), and whether the date has a time under it (clock). Columns are (key, heading, width, l|r); text is wrapped to the
column's width.
"""

from layouts import HEIGHT, Sheet
from model import grouped

COLUMNS = [("serial", "Sl No", 26, "l"), ("date", "Transaction Date", 62, "l"), ("description", "Description", 150, "l"), ("debit", "Withdrawal", 82, "r"),
           ("credit", "Deposit", 82, "r"), ("balance", "Balance (INR)", 88, "r")]
PLAIN = COLUMNS[1:]
LINES = [("n", "#", 22, "l"), ("description", "Description of Goods", 120, "l"), ("hsn", "HSN/SAC", 48, "l"), ("qty", "Qty", 36, "r"), ("price", "Rate", 62, "r"),
         ("taxable", "Taxable Value", 76, "r"), ("rate", "GST %", 40, "r"), ("tax", "Tax", 62, "r")]
STATEMENTS = {
    "middle ruled": {"align": "middle", "rules": "all", "columns": COLUMNS, "clock": True},
    "middle bare": {"align": "middle", "rules": "none", "columns": PLAIN, "pad": 4},
    "middle zebra": {"align": "middle", "rules": "none", "zebra": True, "columns": COLUMNS, "pad": 3, "leading": 1.5},
    "middle cut": {"align": "middle", "rules": "rows", "columns": COLUMNS, "cut": True, "clock": True},
    "middle tight": {"align": "middle", "rules": "rows", "columns": PLAIN, "pad": 1, "leading": 1.0},
    "bottom ruled": {"align": "bottom", "rules": "all", "columns": COLUMNS},
    "bottom bare": {"align": "bottom", "rules": "none", "columns": PLAIN, "pad": 4},
    "top cut": {"align": "top", "rules": "rows", "columns": COLUMNS, "cut": True},
    "top zebra": {"align": "top", "rules": "none", "zebra": True, "columns": PLAIN, "clock": True},
}
INVOICES = {
    "middle goods": {"align": "middle", "rules": "all", "columns": LINES},
    "middle open": {"align": "middle", "rules": "none", "columns": LINES, "pad": 4},
    "bottom goods": {"align": "bottom", "rules": "rows", "columns": LINES},
}
DEFAULT = {"pad": 2, "leading": 1.15, "size": 8, "font": "sans", "top": 50, "bottom": 60, "left": 40}
NOTES = ("", "", "PAYMENT FOR ORDER AT ANNA NAGAR WEST", "TRANSFER TO SAVINGS ACCOUNT OF THE FAMILY, MONTHLY, AS AGREED WITH THE BRANCH ON THE PHONE")
WORK = ("", "with all parts needed", "colour and size to be chosen by the buyer, delivered in two lots, ISI marked, one year of guarantee")


class Grid:
    def __init__(self, path, spec, title):
        self.spec = {**DEFAULT, **spec}
        self.s = Sheet(str(path), self.spec["font"], self.spec["size"], title)
        self.step = self.spec["size"] * self.spec["leading"]
        self.y, self.odd = self.spec["top"], False

    def edges(self):
        x = self.spec["left"]
        for key, heading, width, side in self.spec["columns"]:
            yield key, heading, x, x + width, side
            x += width

    def width(self):
        return sum(c[2] for c in self.spec["columns"])

    def line(self, text, bold=False, x=None):
        self.s.text(x or self.spec["left"], self.y, text, bold=bold)
        self.y += self.step * 1.2

    def next_page(self):
        self.s.next_page()
        self.y = self.spec["top"]
        self.header()

    def header(self):
        self.odd = False
        self.band({key: self.s.wrap(heading, x1 - x0 - 6) for key, heading, x0, x1, _ in self.edges()}, bold=True)

    def band(self, cells, bold=False):
        """One row, or the part of one, as high as its tallest cell."""
        spec, n = self.spec, max(len(lines) for lines in cells.values())
        high = n * self.step + 2 * spec["pad"]
        left, right, y0, y1 = spec["left"], spec["left"] + self.width(), self.y, self.y + high
        if spec.get("zebra") and self.odd:
            self.s.c.setFillGray(0.93)
            self.s.c.rect(left, HEIGHT - y1, right - left, high, stroke=0, fill=1)
            self.s.c.setFillGray(0)
        for key, _, x0, x1, side in self.edges():
            lines = cells[key]
            spare = {"top": 0, "middle": (n - len(lines)) / 2, "bottom": n - len(lines)}[spec["align"]]
            for k, text in enumerate(lines):
                y = y0 + spec["pad"] + (k + spare + 0.5) * self.step + spec["size"] * 0.35
                self.s.text(x1 - 3 if side == "r" else x0 + 3, y, text, bold=bold, right=side == "r")
            if spec["rules"] == "all":
                self.s.line(x0, y0, x0, y1)
        if spec["rules"] == "all":
            self.s.line(right, y0, right, y1)
        if spec["rules"] != "none":
            self.s.line(left, y0, right, y0)
            self.s.line(left, y1, right, y1)
        self.y, self.odd = y1, not self.odd

    def row(self, values):
        cells = {key: [t for line in values[key].split("\n") for t in self.s.wrap(line, x1 - x0 - 6)] for key, _, x0, x1, _ in self.edges()}
        room = int((HEIGHT - self.spec["bottom"] - self.y - 2 * self.spec["pad"]) // self.step)
        n = max(len(lines) for lines in cells.values())
        if room >= n:
            self.band(cells)
            return
        if self.spec.get("cut") and room > 0:
            # the lines that fit stay; a cell in the middle is moved up as far as it must be
            first = {key: lines[:room] for key, lines in cells.items()}
            cells = {key: lines[room:] for key, lines in cells.items()}
            self.band(first)
        self.next_page()
        self.band(cells)


def prepare_statement(layout, doc):
    spec = STATEMENTS[layout]
    for i, (row, t) in enumerate(zip(doc["rows"], doc["truth"]["transactions"])):
        note = NOTES[sum(map(ord, row["description"])) * (i + 3) % len(NOTES)]
        row["lines"] = t["description"] = f"{row['description']} {note}".strip()
        row["clock"] = f"\n{9 + i % 8:02d}:{i * 7 % 60:02d}" if spec.get("clock") else ""
    return doc


def draw_statement(path, doc, layout):
    g = Grid(path, STATEMENTS[layout], "Statement")
    g.line(doc["bank"], bold=True)
    for label, value in (("Account Number", doc["account"]), ("Account Holder", doc["holder"]), ("IFSC", doc["ifsc"]),
                         ("Statement Period", f"{doc['from'].strftime('%d/%m/%Y')} to {doc['to'].strftime('%d/%m/%Y')}"), ("Opening Balance", grouped(doc["opening"])),
                         ("Closing Balance", grouped(doc["closing"]))):
        g.line(f"{label} : {value}")
    g.y += 10
    g.header()
    for i, row in enumerate(doc["rows"], 1):
        amounts = {key: "" if row[key] is None else grouped(row[key]) for key in ("debit", "credit", "balance")}
        g.row({"serial": str(i), "date": row["date"].strftime("%d/%m/%Y") + row["clock"], "description": row["lines"], **amounts})
    g.s.save()
    # lines broken in the middle of a word have no truth of their own
    for row, t in zip(doc["rows"], doc["truth"]["transactions"]):
        width = next(c[2] for c in g.spec["columns"] if c[0] == "description") - 6
        t["description"] = " ".join(g.s.wrap(row["lines"], width))


def prepare_invoice(layout, doc):
    for i, (item, t) in enumerate(zip(doc["items"], doc["truth"]["line_items"])):
        item["lines"] = t["description"] = f"{item['description']} {WORK[(i + item['qty']) % len(WORK)]}".strip()
    return doc


def draw_invoice(path, doc, layout):
    g = Grid(path, INVOICES[layout], "Invoice")
    seller, buyer, total = doc["seller"], doc["buyer"], doc["total"]
    g.line("TAX INVOICE", bold=True)
    for party, title in ((seller, ""), (buyer, "Bill To")):
        for text in filter(None, (title, party["name"], f"{party['street']}, {party['city'][2]}", f"GSTIN : {party['gstin']}")):
            g.line(text)
    for text in (f"Invoice No. : {doc['number']}", f"Invoice Date : {doc['date'].strftime('%d-%m-%Y')}", f"Place of Supply : {buyer['city'][0]}-{buyer['city'][1]}"):
        g.line(text)
    g.y += 10
    g.header()
    for n, i in enumerate(doc["items"], 1):
        g.row({"n": str(n), "description": i["lines"], "hsn": i["hsn"], "qty": str(i["qty"]), "price": grouped(i["price"]), "taxable": grouped(i["taxable"]), "rate": f"{i['rate']}%",
               "tax": grouped(i["cgst"] + i["sgst"] + i["igst"])})
    g.y += 16
    for label, key in (("Taxable Amount", "taxable"), ("CGST", "cgst"), ("SGST", "sgst"), ("IGST", "igst")):
        if total[key]:
            g.line(f"{label} : {grouped(total[key])}", x=330)
    g.line(f"Round Off : {grouped(doc['round_off'])}", x=330)
    g.line(f"Total : {grouped(doc['payable'])}", bold=True, x=330)
    g.s.save()
