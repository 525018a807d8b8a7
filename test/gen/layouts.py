# SPDX-License-Identifier: AGPL-3.0-or-later
"""Draws the invented documents as PDF with a text layer, in several layouts."""

from reportlab.lib.pagesizes import A4
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas

from model import grouped

FONTS = {
    "sans": ("Helvetica", "Helvetica-Bold"),
    "serif": ("Times-Roman", "Times-Bold"),
    "mono": ("Courier", "Courier-Bold"),
    "dejavu": ("DejaVuSans", "DejaVuSans-Bold"),
}
WIDTH, HEIGHT = A4


def register():
    if "DejaVuSans" not in pdfmetrics.getRegisteredFontNames():
        base = "/usr/share/fonts/truetype/dejavu/"
        pdfmetrics.registerFont(TTFont("DejaVuSans", base + "DejaVuSans.ttf"))
        pdfmetrics.registerFont(TTFont("DejaVuSans-Bold", base + "DejaVuSans-Bold.ttf"))


class Sheet:
    """A page with a cursor in points from the top, as people think of it."""

    canvas_class = canvas.Canvas  # what draws: ink.py has pens of other kinds

    def __init__(self, path, font, size, title):
        register()
        # invariant: the same document gives the same bytes
        self.c = self.canvas_class(path, pagesize=A4, invariant=1)
        self.c.setTitle(title)
        self.plain, self.bold = FONTS[font]
        self.size = size
        self.page = 1

    def text(self, x, y, s, bold=False, size=None, right=False):
        self.c.setFont(self.bold if bold else self.plain, size or self.size)
        (self.c.drawRightString if right else self.c.drawString)(x, HEIGHT - y, s)

    def width(self, s, bold=False, size=None):
        return pdfmetrics.stringWidth(s, self.bold if bold else self.plain, size or self.size)

    def line(self, x0, y0, x1, y1):
        self.c.setLineWidth(0.5)
        self.c.line(x0, HEIGHT - y0, x1, HEIGHT - y1)

    def wrap(self, s, width):
        """Split S into lines that fit, at blanks where there are some, else anywhere."""
        lines, line = [], ""
        for word in s.split(" "):
            trial = f"{line} {word}".strip()
            if self.width(trial) <= width or not line:
                line = trial
            else:
                lines.append(line)
                line = word
        out = []
        for one in lines + [line]:
            while self.width(one) > width:
                n = len(one)
                while self.width(one[:n]) > width:
                    n -= 1
                out.append(one[:n])
                one = one[n:]
            out.append(one)
        return out

    def next_page(self):
        self.c.showPage()
        self.page += 1

    def save(self):
        self.c.save()


# Each statement layout: fonts, forms of dates and numbers, and columns as
# (key, header, x, right-aligned, wrap width).
STATEMENTS = {
    "classic": {"font": "sans", "size": 8, "date": "%d/%m/%Y", "group": "indian", "ruled": False, "repeat_header": True,
                "columns": [("date", "Date", 40, False, 0), ("description", "Narration", 100, False, 210), ("debit", "Withdrawal Amt.", 400, True, 0),
                            ("credit", "Deposit Amt.", 475, True, 0), ("balance", "Closing Balance", 555, True, 0)]},
    "ruled": {"font": "dejavu", "size": 7, "date": "%d-%b-%Y", "group": "indian", "ruled": True, "repeat_header": True,
              "columns": [("date", "Txn Date", 40, False, 0), ("value_date", "Value Date", 98, False, 0), ("description", "Description", 156, False, 150),
                          ("debit", "Debit", 390, True, 0), ("credit", "Credit", 470, True, 0), ("balance", "Balance", 555, True, 0)]},
    "plain": {"font": "mono", "size": 7, "date": "%d-%m-%y", "group": "western", "ruled": False, "repeat_header": False,
              "columns": [("date", "DATE", 36, False, 0), ("description", "PARTICULARS", 90, False, 230), ("debit", "DR", 410, True, 0),
                          ("credit", "CR", 485, True, 0), ("balance", "BALANCE", 562, True, 0)]},
    "marker": {"font": "serif", "size": 9, "date": "%d %b %Y", "group": "indian", "ruled": False, "repeat_header": True, "marker": True,
               "columns": [("date", "Transaction Date", 40, False, 0), ("description", "Description", 130, False, 220),
                           ("amount", "Amount (INR)", 450, True, 0), ("balance", "Balance (INR)", 550, True, 0)]},
}


def _cell(row, key, spec):
    group = spec["group"]
    if key in ("date", "value_date"):
        return row["date"].strftime(spec["date"])
    if key == "description":
        return row["description"]
    if key == "amount":
        return f"{grouped(row['debit'] or row['credit'], group)} {'Dr' if row['debit'] is not None else 'Cr'}"
    if row[key] is None:
        return ""
    text = grouped(row[key], group)
    return text + " Cr" if spec.get("marker") and key == "balance" else text


def draw_statement(path, doc, layout):
    spec = STATEMENTS[layout]
    s = Sheet(path, spec["font"], spec["size"], f"Statement of account {doc['account']}")
    step = spec["size"] * 1.35
    x_left, x_right = spec["columns"][0][2] - 4, spec["columns"][-1][2] + 4
    date = spec["date"]

    def header(y):
        for _, title, x, right, _ in spec["columns"]:
            s.text(x, y, title, bold=True, right=right)
        s.line(x_left, y + 4, x_right, y + 4)
        if spec["ruled"]:
            s.line(x_left, y - step, x_right, y - step)
        return y + step + 4

    s.text(40, 50, doc["bank"], bold=True, size=14)
    s.text(40, 66, "STATEMENT OF ACCOUNT", size=9)
    left = [("Account Holder", doc["holder"]), ("Account Number", doc["account"]), ("IFSC", doc["ifsc"]),
            ("Statement Period", f"{doc['from'].strftime(date)} to {doc['to'].strftime(date)}")]
    for i, (label, value) in enumerate(left):
        s.text(40, 90 + i * step * 1.1, f"{label} : {value}")
    y = 90 + len(left) * step * 1.1 + 6
    s.text(40, y, f"Opening Balance : {grouped(doc['opening'], spec['group'])}", bold=True)
    y = header(y + 2.2 * step)
    for row in doc["rows"]:
        cells = {key: (s.wrap(_cell(row, key, spec), wrap) if wrap else [_cell(row, key, spec)]) for key, _, _, _, wrap in spec["columns"]}
        height = max(len(v) for v in cells.values()) * step
        if y + height > HEIGHT - 60:
            s.text(WIDTH / 2 - 20, HEIGHT - 30, f"Page {s.page}")
            s.next_page()
            y = header(50) if spec["repeat_header"] else 50
        for key, _, x, right, _ in spec["columns"]:
            for k, part in enumerate(cells[key]):
                if part:
                    s.text(x, y + k * step, part, right=right)
        if spec["ruled"]:
            s.line(x_left, y + height - step + 3, x_right, y + height - step + 3)
        y += height + 2
    if y > HEIGHT - 110:
        s.text(WIDTH / 2 - 20, HEIGHT - 30, f"Page {s.page}")
        s.next_page()
        y = 60
    y += step
    for label, key in (("Total Debits", "debits"), ("Total Credits", "credits"), ("Closing Balance", "closing")):
        s.text(40, y, f"{label} : {grouped(doc[key], spec['group'])}", bold=True)
        y += step * 1.2
    s.text(WIDTH / 2 - 20, HEIGHT - 30, f"Page {s.page}")
    s.save()


# Invoice layouts: which tax columns are printed and where the parties stand.
INVOICES = {
    "columns": {"font": "sans", "size": 8, "date": "%d-%m-%Y", "tax_columns": True, "boxed": True},
    "summary": {"font": "serif", "size": 9, "date": "%d %B %Y", "tax_columns": False, "boxed": False},
    "modern": {"font": "dejavu", "size": 7, "date": "%d/%m/%Y", "tax_columns": True, "boxed": False},
}


def _invoice_columns(doc, spec):
    cols = [("#", 40, False), ("Description", 58, False), ("HSN/SAC", 210, False), ("Qty", 285, True), ("Rate", 340, True), ("Taxable Value", 405, True)]
    if not spec["tax_columns"]:
        return cols + [("GST %", 445, True), ("Amount", 555, True)]
    if doc["intra"]:
        return cols + [("GST %", 433, True), ("CGST", 480, True), ("SGST", 522, True), ("Total", 568, True)]
    return cols + [("GST %", 440, True), ("IGST", 500, True), ("Total", 568, True)]


def _invoice_row(doc, spec, n, item):
    cells = [str(n), item["description"], item["hsn"], str(item["qty"]), grouped(item["price"]), grouped(item["taxable"])]
    tax = item["cgst"] + item["sgst"] + item["igst"]
    if not spec["tax_columns"]:
        return cells + [f"{item['rate']}%", grouped(item["taxable"] + tax)]
    if doc["intra"]:
        return cells + [f"{item['rate']}%", grouped(item["cgst"]), grouped(item["sgst"]), grouped(item["taxable"] + tax)]
    return cells + [f"{item['rate']}%", grouped(item["igst"]), grouped(item["taxable"] + tax)]


def draw_invoice(path, doc, layout):
    spec = INVOICES[layout]
    s = Sheet(path, spec["font"], spec["size"], f"Tax invoice {doc['number']}")
    step = spec["size"] * 1.4
    s.text(40, 50, "TAX INVOICE", bold=True, size=15)
    y = 75
    for party, title, x in ((doc["seller"], "Sold By", 40), (doc["buyer"], "Bill To", 320)):
        lines = [party["name"], party["street"], f"{party['city'][2]}, {party['city'][1]}", f"GSTIN: {party['gstin']}"]
        s.text(x, y, f"{title}:", bold=True)
        for i, line in enumerate(lines):
            s.text(x, y + (i + 1) * step, line, bold=i == 0)
    y += 6.5 * step
    for label, value in (("Invoice No", doc["number"]), ("Invoice Date", doc["date"].strftime(spec["date"])),
                         ("Place of Supply", f"{doc['buyer']['city'][0]}-{doc['buyer']['city'][1]}"), ("Reverse Charge", "No")):
        s.text(40, y, f"{label}: {value}")
        y += step
    y += step
    columns = _invoice_columns(doc, spec)
    top = y - step
    for title, x, right in columns:
        s.text(x, y, title, bold=True, right=right)
    s.line(36, y + 4, 572, y + 4)
    row_step = step * 1.4 if spec["boxed"] else step
    y += step + 4
    for n, item in enumerate(doc["items"], 1):
        for (_, x, right), cell in zip(columns, _invoice_row(doc, spec, n, item)):
            s.text(x, y, cell, right=right)
        y += row_step
        if spec["boxed"]:
            s.line(36, y - row_step + 4, 572, y - row_step + 4)
    if spec["boxed"]:
        s.line(36, top, 572, top)
        s.line(36, top, 36, y - row_step + 4)
        s.line(572, top, 572, y - row_step + 4)
    y += row_step
    totals = [("Taxable Value", doc["total"]["taxable"])]
    totals += [("CGST", doc["total"]["cgst"]), ("SGST", doc["total"]["sgst"])] if doc["intra"] else [("IGST", doc["total"]["igst"])]
    totals += [("Round Off", doc["round_off"]), ("Grand Total", doc["payable"])]
    for label, value in totals:
        bold = label == "Grand Total"
        s.text(400, y, label, bold=bold)
        s.text(568, y, grouped(value), bold=bold, right=True)
        y += step * 1.1
    s.text(40, y + step, "Declaration: we declare that this invoice shows the actual price of the goods described.")
    s.text(430, y + 4 * step, "Authorised Signatory")
    s.save()
