# SPDX-License-Identifier: AGPL-3.0-or-later
"""More layouts of GST invoices: as accounting programs, shops and portals print them."""

from reportlab.graphics import renderPDF
from reportlab.graphics.barcode.qr import QrCodeWidget
from reportlab.graphics.shapes import Drawing

import einvoice
from layouts import HEIGHT, Sheet
from model import grouped

ONES = ("Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen "
        "Eighteen Nineteen").split()
TENS = "- - Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety".split()


def _below_hundred(n):
    return ONES[n] if n < 20 else TENS[n // 10] + (f" {ONES[n % 10]}" if n % 10 else "")


def words(paise, western=False):
    """An amount in words, with lakh and crore, or with million."""
    n, parts = paise // 100, []
    scales = ((1000000, "Million"), (1000, "Thousand")) if western else ((10000000, "Crore"), (100000, "Lakh"), (1000, "Thousand"))

    def below_thousand(m):
        text = [f"{ONES[m // 100]} Hundred"] if m >= 100 else []
        return " ".join(text + ([_below_hundred(m % 100)] if m % 100 else []))

    for size, name in scales:
        if n >= size:
            parts.append(f"{below_thousand(n // size)} {name}")
            n %= size
    if n:
        parts.append(below_thousand(n))
    return "Rupees " + " ".join(parts or ["Zero"]) + " Only"


def _table(s, columns, rows, y, step):
    for title, x, right in columns:
        for i, part in enumerate(title.split("\n")):
            s.text(x, y + i * step, part, bold=True, right=right)
    y += step * max(t.count("\n") + 1 for t, _, _ in columns) + 4
    for row in rows:
        for (_, x, right), cell in zip(columns, row):
            s.text(x, y, cell, right=right)
        y += step
    return y


def _party(s, x, y, step, title, party, gstin="GSTIN/UIN: ", state="State Name : ", code=True):
    lines = [party["name"], party["street"], party["city"][2], f"{gstin}{party['gstin']}",
             f"{state}{party['city'][1]}" + (f", Code : {party['city'][0]}" if code else "")]
    if title:
        s.text(x, y, title)
        y += step
    for i, line in enumerate(lines):
        s.text(x, y + i * step, line, bold=i == 0)
    return y + len(lines) * step


def _taxes(doc):
    t = doc["total"]
    return [("CGST", t["cgst"]), ("SGST", t["sgst"])] if doc["intra"] else [("IGST", t["igst"])]


def _ledger(s, doc, step):
    """Taxes as lines under the items, quantities with units, rate per unit, HSN summary, words."""
    s.text(260, 40, "Tax Invoice", bold=True, size=11)
    y = _party(s, 40, 60, step, None, doc["seller"])
    for i, (label, value) in enumerate((("Invoice No.", doc["number"]), ("Delivery Note", ""), ("Reference No. & Date.", ""))):
        s.text(310, 60 + 2 * i * step, label)
        s.text(310, 60 + (2 * i + 1) * step, value, bold=True)
    for i, (label, value) in enumerate((("Dated", doc["date"].strftime("%-d-%b-%y")), ("Mode/Terms of Payment", "30 Days"))):
        s.text(450, 60 + 2 * i * step, label)
        s.text(450, 60 + (2 * i + 1) * step, value, bold=True)
    y = _party(s, 40, y + step, step, "Buyer (Bill to)", doc["buyer"])
    s.text(40, y, f"Place of Supply : {doc['buyer']['city'][1]}")
    columns = [("Sl\nNo.", 40, False), ("Description of Goods", 65, False), ("HSN/SAC", 260, False), ("Quantity", 370, True),
               ("Rate", 430, True), ("per", 440, False), ("Amount", 560, True)]
    rows = [(str(n), i["description"], i["hsn"], f"{i['qty']} {i['unit']}", grouped(i["price"]), i["unit"], grouped(i["taxable"]))
            for n, i in enumerate(doc["items"], 1)]
    y = _table(s, columns, rows, y + 2 * step, step)
    s.text(560, y, grouped(doc["total"]["taxable"]), right=True)
    for label, value in _taxes(doc) + [("Round Off", doc["round_off"])]:
        y += step
        s.text(200, y, label, bold=True)
        s.text(560, y, grouped(value), right=True)
    y += 1.5 * step
    s.text(200, y, "Total")
    s.text(560, y, f"Rs. {grouped(doc['payable'])}", bold=True, right=True)
    y += 1.5 * step
    s.text(40, y, "Amount Chargeable (in words)")
    s.text(560, y, "E. & O.E", right=True)
    s.text(40, y + step, words(doc["payable"]).replace("Rupees", "INR"), bold=True)
    _summary(s, doc, y + 3 * step, step, key="hsn", title="HSN/SAC")


def _summary(s, doc, y, step, key, title):
    groups = {}
    for i in doc["items"]:
        g = groups.setdefault((i[key], i["rate"]), dict.fromkeys(("taxable", "cgst", "sgst", "igst"), 0))
        for k in g:
            g[k] += i[k]
    if doc["intra"]:
        columns = [(title, 40, False), ("Taxable\nValue", 220, True), ("CGST\nRate", 270, True), ("CGST\nAmount", 350, True),
                   ("SGST/UTGST\nRate", 420, True), ("SGST/UTGST\nAmount", 500, True)]
        rows = [(str(k[0]), grouped(g["taxable"]), f"{k[1] / 2:g}%", grouped(g["cgst"]), f"{k[1] / 2:g}%", grouped(g["sgst"]))
                for k, g in groups.items()]
    else:
        columns = [(title, 40, False), ("Taxable\nValue", 220, True), ("IGST\nRate", 290, True), ("IGST\nAmount", 380, True)]
        rows = [(str(k[0]), grouped(g["taxable"]), f"{k[1]:g}%", grouped(g["igst"])) for k, g in groups.items()]
    y = _table(s, columns, rows, y, step)
    t = doc["total"]
    total = ("Total", grouped(t["taxable"]), "", grouped(t["cgst"]), "", grouped(t["sgst"])) if doc["intra"] else \
        ("Total", grouped(t["taxable"]), "", grouped(t["igst"]))
    for (_, x, right), cell in zip(columns, total):
        s.text(x, y, cell, bold=True, right=right)


def _shop(s, doc, step):
    """An online shop: two parties side by side, gross total per line, a row of totals."""
    s.text(40, 40, "Tax Invoice/Bill of Supply/Cash Memo", bold=True, size=11)
    s.text(40, 60, "Sold By :", bold=True)
    y = 60 + step
    for line in (doc["seller"]["name"], doc["seller"]["street"], f"{doc['seller']['city'][2]}, {doc['seller']['city'][1]}"):
        s.text(40, y, line)
        y += step
    s.text(40, y, f"GST Registration No: {doc['seller']['gstin']}")
    s.text(330, 60, "Billing Address :", bold=True)
    for i, line in enumerate((doc["buyer"]["name"], doc["buyer"]["street"], f"{doc['buyer']['city'][2]}, {doc['buyer']['city'][1]}",
                              f"GSTIN: {doc['buyer']['gstin']}")):
        s.text(330, 60 + (i + 1) * step, line)
    y += 2 * step
    s.text(40, y, "Order Number: 408-1122334-5566778")
    s.text(330, y, f"Invoice Number : {doc['number']}")
    s.text(40, y + step, "Order Date: 01.03.2025")
    s.text(330, y + step, f"Invoice Date : {doc['date'].strftime('%d.%m.%Y')}")
    s.text(330, y + 2 * step, f"Place of supply: {doc['buyer']['city'][1].upper()}")
    columns = [("Sl.\nNo", 40, False), ("Description", 65, False), ("HSN", 220, False), ("Unit\nPrice", 310, True), ("Qty", 340, True),
               ("Net\nAmount", 410, True), ("Tax\nRate", 445, True), ("Tax\nAmount", 500, True), ("Total\nAmount", 568, True)]
    rows = [(str(n), i["description"], i["hsn"], grouped(i["price"]), str(i["qty"]), grouped(i["taxable"]), f"{i['rate']}%",
             grouped(i["cgst"] + i["sgst"] + i["igst"]), grouped(i["taxable"] + i["cgst"] + i["sgst"] + i["igst"]))
            for n, i in enumerate(doc["items"], 1)]
    y = _table(s, columns, rows, y + 4 * step, step)
    t = doc["total"]
    tax = t["cgst"] + t["sgst"] + t["igst"]
    s.text(40, y + 2, "TOTAL:", bold=True)
    s.text(500, y + 2, grouped(tax), bold=True, right=True)
    s.text(568, y + 2, grouped(t["taxable"] + tax), bold=True, right=True)
    y += 2 * step
    s.text(400, y, "Rounding Off")
    s.text(568, y, grouped(doc["round_off"]), right=True)
    s.text(400, y + step, "Amount Payable", bold=True)
    s.text(568, y + step, grouped(doc["payable"]), bold=True, right=True)
    s.text(40, y + 3 * step, "Amount in Words:", bold=True)
    s.text(40, y + 4 * step, words(doc["payable"]))


def _code(s, x, y, side, text):
    """A QR code with its upper left corner at X, Y."""
    widget = QrCodeWidget(text, barLevel="L", barBorder=4)
    x0, y0, x1, y1 = widget.getBounds()
    drawing = Drawing(side, side, transform=[side / (x1 - x0), 0, 0, side / (y1 - y0), 0, 0])
    drawing.add(widget)
    renderPDF.draw(drawing, s.c, x, HEIGHT - y - side)


def _einvoice(s, doc, step):
    """A portal's print: IRN and acknowledgement, tax columns, totals in a row."""
    s.text(40, 40, "e-Invoice", bold=True, size=12)
    _code(s, 440, 8, 145, doc.get("qr") or einvoice.payload(doc, einvoice.portal()))
    s.text(40, 60, f"IRN : {einvoice.irn(doc)}")
    s.text(40, 60 + step, "Ack No. : 112010036563310")
    s.text(300, 60 + step, f"Ack Date : {doc['date'].strftime('%d-%m-%Y')}")
    s.text(40, 60 + 2 * step, f"Document No. : {doc['number']}")
    s.text(300, 60 + 2 * step, f"Document Date : {doc['date'].strftime('%d-%m-%Y')}")
    s.text(40, 60 + 3 * step, "Document Type : Tax Invoice")
    s.text(300, 60 + 3 * step, f"Place Of Supply : {doc['buyer']['city'][1].upper()}")
    y = _party(s, 40, 160, step, "Supplier", doc["seller"], gstin="GSTIN : ", state="State : ", code=False)
    _party(s, 320, 160, step, "Recipient", doc["buyer"], gstin="GSTIN : ", state="State : ", code=False)
    tax = [("CGST\nAmt", 430, True), ("SGST\nAmt", 490, True)] if doc["intra"] else [("IGST\nAmt", 490, True)]
    columns = [("S.No", 40, False), ("Item Description", 65, False), ("HSN\nCode", 200, False), ("Quantity", 275, True),
               ("Unit\nPrice", 325, True), ("Taxable\nAmount", 378, True), ("Tax\nRate", 400, True)] + tax + [("Total", 568, True)]
    rows = [[str(n), i["description"], i["hsn"], f"{i['qty']} {i['unit']}", grouped(i["price"]), grouped(i["taxable"]), f"{i['rate']:.1f}"]
            + ([grouped(i["cgst"]), grouped(i["sgst"])] if doc["intra"] else [grouped(i["igst"])])
            + [grouped(i["taxable"] + i["cgst"] + i["sgst"] + i["igst"])] for n, i in enumerate(doc["items"], 1)]
    y = _table(s, columns, rows, y + 2 * step, step) + step
    for label, value in [("Tax'ble Amt", doc["total"]["taxable"])] + [(f"{k} Amt", v) for k, v in _taxes(doc)] + \
            [("Round off", doc["round_off"]), ("Total Inv. Amt", doc["payable"])]:
        s.text(380, y, label)
        s.text(568, y, grouped(value), right=True)
        y += step


def _service(s, doc, step):
    """Services: SAC, no quantity column but hours, taxes with their rates in the foot, Indian and western words."""
    s.text(40, 40, doc["seller"]["name"], bold=True, size=14)
    s.text(40, 56, f"{doc['seller']['street']}, {doc['seller']['city'][2]}")
    s.text(40, 56 + step, f"GSTIN: {doc['seller']['gstin']}")
    s.text(568, 40, "TAX INVOICE", bold=True, size=12, right=True)
    s.text(400, 56 + step, f"Invoice #: {doc['number']}")
    s.text(400, 56 + 2 * step, f"Date: {doc['date'].strftime('%d %b %Y')}")
    y = _party(s, 40, 56 + 4 * step, step, "Bill To", doc["buyer"], gstin="GSTIN: ", state="State: ", code=False)
    s.text(40, y, f"Place of Supply: {doc['buyer']['city'][1]} ({doc['buyer']['city'][0]})")
    columns = [("#", 40, False), ("Particulars", 60, False), ("SAC", 260, False), ("GST", 320, True), ("Units", 380, True),
               ("Rate", 460, True), ("Amount (INR)", 568, True)]
    rows = [(str(n), i["description"], i["hsn"], f"{i['rate']}%", str(i["qty"]), grouped(i["price"]), grouped(i["taxable"]))
            for n, i in enumerate(doc["items"], 1)]
    y = _table(s, columns, rows, y + 2 * step, step) + step
    for label, value in [("Sub Total", doc["total"]["taxable"])] + _taxes(doc) + [("Rounding", doc["round_off"]), ("Total Due", doc["payable"])]:
        s.text(400, y, label)
        s.text(568, y, ("Rs. " if label == "Total Due" else "") + grouped(value), right=True)
        y += step
    s.text(40, y + step, f"Total in words: {words(doc['payable'], western=True)}")


def _pairs(s, doc, step):
    """CGST and SGST each with Rate and Amount under one heading."""
    s.text(240, 40, "GST INVOICE", bold=True, size=12)
    _party(s, 40, 60, step, "Details of Supplier", doc["seller"], gstin="GSTIN : ", state="State : ", code=False)
    y = _party(s, 320, 60, step, "Details of Receiver (Billed to)", doc["buyer"], gstin="GSTIN : ", state="State : ", code=False) + step
    s.text(40, y, f"Bill No. : {doc['number']}")
    s.text(320, y, f"Bill Date : {doc['date'].strftime('%d/%m/%y')}")
    s.text(40, y + step, f"Place of Supply : {doc['buyer']['city'][0]}-{doc['buyer']['city'][1]}")
    s.text(320, y + step, "Reverse Charge : N")
    y += 3 * step
    if doc["intra"]:
        s.text(405, y, "CGST", bold=True)
        s.text(485, y, "SGST", bold=True)
        tax = [("Rate", 410, True), ("Amount", 465, True), ("Rate", 495, True), ("Amount", 568, True)]
    else:
        s.text(440, y, "IGST", bold=True)
        tax = [("Rate", 430, True), ("Amount", 500, True)]
    columns = [("Sr", 40, False), ("Name of Product", 58, False), ("HSN", 185, False), ("Qty", 245, True), ("UOM", 252, False),
               ("Rate", 315, True), ("Taxable Value", 380, True)] + tax
    rows = [[str(n), i["description"], i["hsn"], str(i["qty"]), i["unit"], grouped(i["price"]), grouped(i["taxable"])]
            + ([f"{i['rate'] / 2:g}", grouped(i["cgst"]), f"{i['rate'] / 2:g}", grouped(i["sgst"])] if doc["intra"]
               else [f"{i['rate']:g}", grouped(i["igst"])]) for n, i in enumerate(doc["items"], 1)]
    y = _table(s, columns, rows, y + step, step)
    _foot(s, doc, y + 2 * step, step, "Total Taxable Value", "Total Invoice Value")


def _foot(s, doc, y, step, first, last):
    for label, value in [(first, doc["total"]["taxable"])] + [(f"Add: {k}", v) for k, v in _taxes(doc)] + \
            [("Round Off", doc["round_off"]), (last, doc["payable"])]:
        s.text(360, y, label)
        s.text(568, y, grouped(value), right=True)
        y += step
    s.text(40, y + step, f"Rupees in words: {words(doc['payable'])}")


def _credit(s, doc, step):
    """A credit note; the truth says so."""
    doc["truth"]["document_type"] = "credit_note"
    s.text(240, 40, "CREDIT NOTE", bold=True, size=13)
    y = _party(s, 40, 60, step, "From", doc["seller"], gstin="GSTIN: ", state="State: ", code=False)
    s.text(360, 60, f"Credit Note No: {doc['number']}")
    s.text(360, 60 + step, f"Credit Note Date: {doc['date'].strftime('%d-%b-%Y')}")
    s.text(360, 60 + 2 * step, "Against Invoice: A/118 of 02-Apr-2025")
    y = _party(s, 40, y + step, step, "To", doc["buyer"], gstin="GSTIN: ", state="State: ", code=False)
    s.text(40, y, f"Place of Supply: {doc['buyer']['city'][1]}")
    columns = [("S.No.", 40, False), ("Item", 70, False), ("HSN/SAC", 230, False), ("Qty", 320, True), ("Price", 390, True),
               ("GST %", 440, True), ("Taxable Amount", 568, True)]
    rows = [(str(n), i["description"], i["hsn"], str(i["qty"]), grouped(i["price"]), f"{i['rate']}%", grouped(i["taxable"]))
            for n, i in enumerate(doc["items"], 1)]
    y = _table(s, columns, rows, y + 2 * step, step)
    _foot(s, doc, y + step, step, "Taxable Amount", "Grand Total")


def _wide(s, doc, step):
    """Wrapped descriptions, no running numbers, the words before the sums, a summary by rate."""
    s.text(40, 40, "Original for Recipient")
    s.text(250, 40, "TAX INVOICE", bold=True, size=12)
    y = _party(s, 40, 60, step, "Seller", doc["seller"], gstin="GSTIN No. ", state="State: ", code=False)
    s.text(360, 60, "Invoice No")
    s.text(460, 60, doc["number"])
    s.text(360, 60 + step, "Invoice Dt")
    s.text(460, 60 + step, doc["date"].strftime("%d/%m/%Y"))
    s.text(360, 60 + 2 * step, "Place of Supply")
    s.text(460, 60 + 2 * step, doc["buyer"]["city"][1])
    y = _party(s, 40, y + step, step, "Billed To", doc["buyer"], gstin="GSTIN No. ", state="State: ", code=False) + step
    columns = [("Product Description", 40, False), ("HSN Code", 200, False), ("Billed Qty", 310, True), ("Unit Rate", 380, True),
               ("Tax %", 430, True), ("Taxable Amt", 568, True)]
    y = _table(s, columns, [], y, step)
    for i in doc["items"]:
        for (_, x, right), cell in zip(columns, (i["description"], i["hsn"], f"{i['qty']}.000", grouped(i["price"]), str(i["rate"]), grouped(i["taxable"]))):
            s.text(x, y, cell, right=right)
        s.text(40, y + step, "as per sample, packed")
        i["description"] += " as per sample, packed"
        y += 2.4 * step
    for item, i in zip(doc["truth"]["line_items"], doc["items"]):
        item["description"] = i["description"]
    s.text(40, y, f"Amount in words: {words(doc['payable'])}")
    y += step
    for label, value in [("Total Before Tax", doc["total"]["taxable"])] + [(f"Total {k}", v) for k, v in _taxes(doc)] + \
            [("Rounded Off", doc["round_off"]), ("Net Payable", doc["payable"])]:
        s.text(380, y, label)
        s.text(568, y, grouped(value), right=True)
        y += step


def _plain(s, doc, step):
    """Everything under each other, rates in the foot, amounts with the paise only where there are any."""
    y = 40
    for line in (doc["seller"]["name"], f"{doc['seller']['street']}, {doc['seller']['city'][2]}", f"GST No: {doc['seller']['gstin']}", ""):
        s.text(40, y, line)
        y += step
    s.text(40, y, f"Invoice Number {doc['number']}")
    s.text(400, y, f"Date {doc['date'].strftime('%d.%m.%Y')}")
    y = _party(s, 40, y + 2 * step, step, "M/s.", doc["buyer"], gstin="GST No: ", state="State: ", code=False)
    s.text(40, y, f"Place of Supply: {doc['buyer']['city'][0]} {doc['buyer']['city'][1]}")
    columns = [("No", 40, False), ("Goods Description", 65, False), ("HSN No", 240, False), ("Nos", 330, True), ("Price", 400, True),
               ("GST Rate", 460, True), ("Value", 568, True)]
    rows = [(str(n), i["description"], i["hsn"], str(i["qty"]), grouped(i["price"]), f"{i['rate']} %", grouped(i["taxable"]))
            for n, i in enumerate(doc["items"], 1)]
    y = _table(s, columns, rows, y + 2 * step, step)
    _foot(s, doc, y + step, step, "Sub Total", "Amount Payable")


DRAW = {"ledger": (_ledger, "serif", 9), "shop": (_shop, "sans", 8), "einvoice": (_einvoice, "sans", 7), "service": (_service, "dejavu", 8),
        "pairs": (_pairs, "sans", 7), "credit": (_credit, "serif", 9), "wide": (_wide, "sans", 8), "plain": (_plain, "mono", 7)}


def draw(path, doc, layout):
    fn, font, size = DRAW[layout]
    s = Sheet(path, font, size, f"Invoice {doc['number']}")
    fn(s, doc, size * 1.5)
    s.save()
