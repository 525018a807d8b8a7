# SPDX-License-Identifier: AGPL-3.0-or-later
"""Invented receipts of tills, with their truth; figures in hundredths stand in the document until they are printed."""

import datetime

from model import FIRMS, STREETS, grouped, half_up, money
from reportlab.pdfgen import canvas

GOODS = ("Green tea", "Rice 1kg", "Dish soap", "Notebook", "Olive oil", "Batteries", "Light bulb", "Coffee beans", "Door hinge", "Paint brush")
WIDE = 38


def receipt(rng, lines):
    items = []
    for name in rng.sample(GOODS, min(max(lines, 2), len(GOODS))):
        qty, price = rng.randrange(1, 7), rng.randrange(20, 800) * 5
        items.append({"description": name, "qty": qty, "price": price, "amount": qty * price})
    return {"merchant": f"{rng.choice(FIRMS).upper()} LTD", "street": rng.choice(STREETS), "rate": rng.choice((6, 10, 20)), "items": items,
            "date": datetime.date(2025, 1, 3) + datetime.timedelta(days=rng.randrange(0, 340)), "note": rng.choice((0, 50, 100)) * 100}


def prepare(layout, doc):
    subtotal = sum(i["amount"] for i in doc["items"])
    tax = half_up(subtotal * doc["rate"], 100) if layout == "taxed" else 0
    total = subtotal + tax
    cash = (total // 50_00 + 1) * 50_00 + doc["note"]
    doc["sums"] = {"subtotal": subtotal, "tax": tax, "total": total, "cash": cash, "change": cash - total}
    totals = {"total": money(total), "paid": money(cash), "change": money(cash - total)}
    if layout == "taxed":
        totals.update(subtotal=money(subtotal), tax=money(tax))
    rows = [{"description": i["description"], "quantity": str(i["qty"]), "amount": money(i["amount"])} for i in doc["items"]]
    doc["truth"] = {"date": doc["date"].isoformat(), "totals": totals, "line_items": rows}
    return doc


def _row(left, value):
    text = grouped(value, "western")
    return left + text.rjust(WIDE - len(left))


def _times(i):
    return [_row(f"{i['qty']} x {grouped(i['price'], 'western')} {i['description']}", i["amount"])]


def _columns(i):
    return [_row(f"{i['qty']} {i['description']:14} {grouped(i['price'], 'western'):>9}", i["amount"])]


LAYOUTS = {"cash": _times, "columns": _columns, "taxed": _times}


def text_of(doc, layout):
    s = doc["sums"]
    lines = [doc["merchant"], doc["street"], "", f"Date: {doc['date'].strftime('%d/%m/%Y')}      Time: 10:42", ""]
    for i in doc["items"]:
        lines += LAYOUTS[layout](i)
    lines.append("")
    if layout == "taxed":
        lines += [_row("Subtotal", s["subtotal"]), _row(f"VAT {doc['rate']}%", s["tax"])]
    return lines + [_row("Total", s["total"]), _row("Cash", s["cash"]), _row("Change", s["change"]), "", "Thank you"]


def draw(path, doc, layout):
    lines = text_of(doc, layout)
    c = canvas.Canvas(str(path), pagesize=(226, 60 + 12 * len(lines)), invariant=1)
    c.setFont("Courier", 9)
    for i, line in enumerate(lines):
        c.drawString(10, 30 + 12 * (len(lines) - i), line)
    c.save()
