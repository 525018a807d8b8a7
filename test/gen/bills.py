# SPDX-License-Identifier: AGPL-3.0-or-later
"""Invented invoices of commerce, in the forms that shops and offices print, with their truth.

Every figure that a layout prints stands in the document that it draws, so that alter_bills.py can change it.
Amounts are integers in hundredths until they are printed.
"""

import datetime

from layouts import HEIGHT, Sheet
from model import FIRMS, GOODS, STREETS, grouped, half_up, money

BOTTOM = 740
# Which layouts print what: the truth of a paper is what stands on it.
PRINTS_RATES = ("rates", "columns", "grand")
ONE_RATE = ("simple", "bare", "paid", "german", "quantities")


def bill(rng, lines):
    rates = rng.choice(((19, 7), (20, 5), (21, 9)))
    items = []
    for n in range(lines):
        name = GOODS[rng.randrange(len(GOODS))][0]
        qty, price = rng.randrange(1, 60), rng.randrange(40, 9000) * 25
        items.append({"description": f"{name} {n + 1:02d}", "qty": qty, "price": price, "net": qty * price, "rate": rng.choice(rates)})
    day = datetime.date(2025, 1, 10) + datetime.timedelta(days=rng.randrange(0, 320))
    seller, buyer = rng.sample(FIRMS, 2)
    return {"number": f"{rng.choice(('INV', 'RE', 'S'))}-{rng.randrange(10000, 99999)}", "date": day, "due_date": day + datetime.timedelta(days=30),
            "seller": seller, "buyer": buyer, "street": rng.choice(STREETS), "items": items, "rates": rates,
            "discount": rng.randrange(2, 40) * 50, "shipping": rng.randrange(5, 90) * 25, "paid": rng.randrange(1, 9) * 10_00}


def prepare(layout, doc):
    """DOC with the figures that LAYOUT prints: taxes, sums, and its truth."""
    items, extras = doc["items"], layout == "paid"
    if layout in ONE_RATE:
        for i in items:
            i["rate"] = doc["rates"][0]
    for i in items:
        i["tax"] = half_up(i["net"] * i["rate"], 100)
        i["gross"] = i["net"] + i["tax"]
    net = sum(i["net"] for i in items)
    doc["groups"] = []
    for rate in sorted({i["rate"] for i in items}):
        base = sum(i["net"] for i in items if i["rate"] == rate)
        if extras:
            base += doc["shipping"] - doc["discount"]
        tax = sum(i["tax"] for i in items if i["rate"] == rate) if layout in ("columns", "grand") else half_up(base * rate, 100)
        doc["groups"].append({"rate": rate, "net": base, "tax": tax, "gross": base + tax})
    tax = sum(g["tax"] for g in doc["groups"])
    total = net + tax + (doc["shipping"] - doc["discount"] if extras else 0)
    doc["sums"] = {"qty": sum(i["qty"] for i in items), "subtotal": net, "tax": tax, "total": total, "due": total - doc["paid"]}
    doc["row"] = {"qty": doc["sums"]["qty"], "net": net, "tax": tax, "gross": net + tax}
    doc["foot"] = {"net": net, "tax": tax, "gross": net + tax}
    doc["head_total"] = total - doc["paid"] if extras else total
    doc["truth"] = truth(layout, doc)
    return doc


def truth(layout, doc):
    sums = doc["sums"]
    totals = {"subtotal": money(sums["subtotal"]), "tax": money(sums["tax"]), "total": money(sums["total"])}
    if layout == "paid":
        totals.update(discount=money(-doc["discount"]), shipping=money(doc["shipping"]), paid=money(doc["paid"]), due=money(sums["due"]))
    rows = []
    for i in doc["items"]:
        row = {"description": i["description"], "quantity": str(i["qty"]), "unit_price": money(i["price"]), "amount": money(i["net"])}
        if layout in PRINTS_RATES:
            row["tax_rate"] = str(i["rate"])
        rows.append(row)
    return {"invoice_number": doc["number"], "invoice_date": doc["date"].isoformat(), "totals": totals, "line_items": rows}


def continental(value):
    """1.234,50"""
    return grouped(value, "western").translate(str.maketrans(",.", ".,"))


def western(value):
    return grouped(value, "western")


class Paper:
    """One sheet after the other: the head, a table with its header on each page, and a foot."""

    def __init__(self, path, font="sans", step=13):
        self.s = Sheet(path, font, 8.5, "Invoice")
        self.step, self.y = step, 40

    def line(self, *cells):
        """(x, text) or (x, text, right) on one line."""
        for x, text, *right in cells:
            self.s.text(x, self.y, text, right=bool(right))
        self.y += self.step

    def head(self, doc, title, number, day):
        self.s.text(40, self.y, doc["seller"], bold=True, size=12)
        self.s.text(400, self.y, title, bold=True, size=12)
        self.y += 2 * self.step
        self.line((40, doc["street"]), (400, f"{number}: {doc['number']}"))
        self.line((400, f"{day}: {doc['date'].strftime('%d.%m.%Y')}"))
        self.y += self.step
        self.line((40, "Bill to:" if title != "Rechnung" else "Rechnung an:"))
        self.line((40, doc["buyer"]))
        self.line((40, "8 Harbour Walk"))
        self.y += self.step

    def table(self, columns, rows):
        """COLUMNS: (title, x, right)."""
        def header():
            self.line(*[(x, title, *([True] if right else [])) for title, x, right in columns])
            self.y += 3

        header()
        for row in rows:
            if self.y > BOTTOM:
                self.s.next_page()
                self.y = 60
                header()
            self.line(*[(x, cell, *([True] if right else [])) for (_, x, right), cell in zip(columns, row)])
        if self.y > BOTTOM - 12 * self.step:
            self.s.next_page()
            self.y = 60

    def sums(self, rows, label=380, value=555):
        for name, text in rows:
            self.line((label, name), (value, text, True))


PLAIN = [("Description", 40, False), ("Qty", 330, True), ("Unit Price", 430, True), ("Amount", 555, True)]


def _plain_rows(doc, form=western):
    return [(i["description"], str(i["qty"]), form(i["price"]), form(i["net"])) for i in doc["items"]]


def _simple(p, doc):
    p.head(doc, "Invoice", "Invoice No", "Invoice Date")
    p.table(PLAIN, _plain_rows(doc))
    p.y += p.step
    p.sums([("Subtotal", western(doc["sums"]["subtotal"])), (f"VAT {doc['groups'][0]['rate']}%", western(doc["groups"][0]["tax"])),
            ("Total", western(doc["sums"]["total"]))])


def _bare(p, doc):
    """A sum without a name under the amounts, and again beside its name."""
    p.head(doc, "Invoice", "Invoice No", "Invoice Date")
    p.table(PLAIN, _plain_rows(doc))
    p.line((555, western(doc["row"]["net"]), True))
    p.y += p.step
    p.sums([("Net total", western(doc["sums"]["subtotal"])), (f"VAT {doc['groups'][0]['rate']}%", western(doc["groups"][0]["tax"])),
            ("Total due", western(doc["sums"]["total"]))])


def _quantities(p, doc):
    """The row of totals counts the pieces too."""
    p.head(doc, "Invoice", "Invoice No", "Invoice Date")
    p.table(PLAIN, _plain_rows(doc))
    p.line((40, "Total"), (330, str(doc["row"]["qty"]), True), (555, western(doc["row"]["net"]), True))
    p.y += p.step
    p.sums([("Net amount", western(doc["sums"]["subtotal"])), (f"VAT {doc['groups'][0]['rate']}%", western(doc["groups"][0]["tax"])),
            ("Invoice total", western(doc["sums"]["total"]))])


def _rate_table(p, doc, title, total):
    columns = [(title, 200, False), ("Net", 360, True), ("VAT", 450, True), ("Gross", 555, True)]
    p.line(*[(x, t, *([True] if r else [])) for t, x, r in columns])
    for g in doc["groups"]:
        p.line((200, f"{g['rate']}%"), (360, western(g["net"]), True), (450, western(g["tax"]), True), (555, western(g["gross"]), True))
    f = doc["foot"]
    p.line((200, total), (360, western(f["net"]), True), (450, western(f["tax"]), True), (555, western(f["gross"]), True))


def _rates(p, doc):
    """A rate on each line, and a table of the rates with its totals."""
    p.head(doc, "Invoice", "Invoice number", "Date")
    columns = [("Pos", 40, False), ("Description", 70, False), ("Quantity", 300, True), ("Unit price", 390, True), ("VAT %", 440, True), ("Amount", 555, True)]
    p.table(columns, [(str(n), i["description"], str(i["qty"]), western(i["price"]), f"{i['rate']}%", western(i["net"]))
                      for n, i in enumerate(doc["items"], 1)])
    p.y += p.step
    p.sums([("Net total", western(doc["sums"]["subtotal"])), ("Total VAT", western(doc["sums"]["tax"])), ("Grand total", western(doc["sums"]["total"]))])
    p.y += 2 * p.step
    _rate_table(p, doc, "VAT rate", "Total")


GROSS = [("Description", 40, False), ("Qty", 235, True), ("Unit price", 300, True), ("Net amount", 370, True), ("VAT %", 410, True),
         ("VAT amount", 480, True), ("Gross amount", 555, True)]


def _gross_rows(doc):
    return [(i["description"], str(i["qty"]), western(i["price"]), western(i["net"]), f"{i['rate']}%", western(i["tax"]), western(i["gross"]))
            for i in doc["items"]]


def _columns(p, doc):
    """Net, tax and gross of each line, and a row of their totals."""
    p.head(doc, "Tax Invoice", "Invoice No.", "Invoice Date")
    p.table(GROSS, _gross_rows(doc))
    p.line((40, "Total"), (370, western(doc["row"]["net"]), True), (480, western(doc["row"]["tax"]), True), (555, western(doc["row"]["gross"]), True))
    p.y += p.step
    p.sums([("Subtotal", western(doc["sums"]["subtotal"])), ("Total VAT", western(doc["sums"]["tax"])), ("Total amount", western(doc["sums"]["total"]))])


def _grand(p, doc):
    """The same columns; the taxes by rate in the sums, the total once more in the head."""
    p.head(doc, "Invoice", "Invoice No", "Invoice Date")
    p.line((40, f"Total due: {western(doc['head_total'])}"))
    p.y += p.step
    p.table(GROSS, _gross_rows(doc))
    p.y += p.step
    p.sums([("Subtotal", western(doc["sums"]["subtotal"]))] + [(f"VAT {g['rate']}% on {western(g['net'])}", western(g["tax"])) for g in doc["groups"]]
           + [("Total due", western(doc["sums"]["total"]))])


def _paid(p, doc):
    """Discount, shipping, a payment, and what is left, in the head too."""
    p.head(doc, "Invoice", "Invoice No", "Invoice Date")
    p.line((40, f"Amount due: {western(doc['head_total'])}"))
    p.y += p.step
    p.table(PLAIN, _plain_rows(doc))
    p.y += p.step
    g = doc["groups"][0]
    p.sums([("Subtotal", western(doc["sums"]["subtotal"])), ("Discount", "-" + western(doc["discount"])), ("Shipping", western(doc["shipping"])),
            (f"VAT {g['rate']}%", western(g["tax"])), ("Total", western(doc["sums"]["total"])), ("Amount paid", western(doc["paid"])),
            ("Amount due", western(doc["sums"]["due"]))])


def _german(p, doc):
    p.head(doc, "Rechnung", "Rechnungsnummer", "Rechnungsdatum")
    columns = [("Pos", 40, False), ("Menge", 100, True), ("Bezeichnung", 120, False), ("Einzelpreis", 430, True), ("Gesamtpreis", 555, True)]
    p.table(columns, [(str(n), str(i["qty"]), i["description"], continental(i["price"]), continental(i["net"])) for n, i in enumerate(doc["items"], 1)])
    p.y += p.step
    g = doc["groups"][0]
    p.sums([("Nettobetrag", f"{continental(doc['sums']['subtotal'])} €"), (f"zzgl. {g['rate']} % MwSt", f"{continental(g['tax'])} €"),
            ("Gesamtbetrag", f"{continental(doc['sums']['total'])} €")])


DRAW = {"simple": _simple, "bare": _bare, "quantities": _quantities, "rates": _rates, "columns": _columns, "grand": _grand, "paid": _paid, "german": _german}


def draw(path, doc, layout):
    p = Paper(path, "dejavu" if layout == "german" else "sans")
    DRAW[layout](p, doc)
    assert p.y < HEIGHT
    p.s.save()
