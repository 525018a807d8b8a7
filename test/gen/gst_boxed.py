# SPDX-License-Identifier: AGPL-3.0-or-later
"""GST invoices in boxes, as they are mostly met with as scans.

ratewise  no taxes in the lines; a table of them by rate at the foot
percgst   CGST and SGST with rate and amount per line, under merged headers
igst      IGST with rate and amount per line
shipto    a head of boxes with label over value; bill-to and ship-to side by side, ship-to another firm
"""

import random

from gst_more import _foot, _party, words
from layouts import Sheet
from model import CITIES, FIRMS, STREETS, grouped, gstin

LEFT, RIGHT = 36, 568
LAYOUTS = {"ratewise": None, "percgst": True, "igst": False, "shipto": None}  # within the state?


def _box(s, x0, y0, x1, y1):
    for a in ((x0, y0, x1, y0), (x0, y1, x1, y1), (x0, y0, x0, y1), (x1, y0, x1, y1)):
        s.line(*a)


def _grid(s, columns, rows, y, step, total=None):
    """COLUMNS (title, x0, x1, right, heading over it or None) in boxes; headings that follow each other and are the same are one cell."""
    deep = 2 if any(c[4] for c in columns) else max(c[0].count("\n") + 1 for c in columns)
    top, tall = y, step * 1.5
    end = y + deep * step + 4
    i = 0
    while i < len(columns):
        title, x0, x1, right, over = columns[i]
        if over:
            n = sum(c[4] == over for c in columns[i:])
            far = columns[i + n - 1][2]
            _box(s, x0, y, far, y + step + 2)
            s.text((x0 + far - s.width(over, True)) / 2, y + step - 1, over, bold=True)
            for c in columns[i:i + n]:
                _box(s, c[1], y + step + 2, c[2], end)
                s.text(c[2] - 3 if c[3] else c[1] + 3, end - 4, c[0], bold=True, right=c[3])
            i += n
            continue
        _box(s, x0, y, x1, end)
        lines = title.split("\n")
        first = (y + end) / 2 - (len(lines) - 1) * step / 2 + s.size * 0.35
        for k, part in enumerate(lines):
            s.text(x1 - 3 if right else x0 + 3, first + k * step, part, bold=True, right=right)
        i += 1
    y = end
    for cells in rows + ([total] if total else []):
        for (_, x0, x1, right, _), text in zip(columns, cells):
            _box(s, x0, y, x1, y + tall)
            s.text(x1 - 3 if right else x0 + 3, y + tall * 0.68, text, bold=cells is total, right=right)
        y += tall
    _box(s, LEFT, top, RIGHT, y)
    return y


def _title(s, doc, step, title="TAX INVOICE"):
    s.text((LEFT + RIGHT - s.width(title, True, 13)) / 2, 40, title, bold=True, size=13)
    return 50


def _parties(s, doc, y, step, left="Seller", right="Buyer"):
    """Two boxes side by side."""
    a = _party(s, LEFT + 4, y + step, step, left, doc["seller"], gstin="GSTIN : ", state="State : ")
    b = _party(s, 306, y + step, step, right, doc["buyer"], gstin="GSTIN : ", state="State : ")
    end = max(a, b)
    _box(s, LEFT, y, 302, end)
    _box(s, 302, y, RIGHT, end)
    return end


def _facts(doc):
    return [("Invoice No", doc["number"]), ("Invoice Date", doc["date"].strftime("%d-%m-%Y")),
            ("Place of Supply", f"{doc['buyer']['city'][1]} ({doc['buyer']['city'][0]})"), ("Reverse Charge", "No")]


def _fact_box(s, doc, y, step):
    for i, (label, value) in enumerate(_facts(doc)):
        s.text((LEFT + 4) if i % 2 == 0 else 306, y + (i // 2 + 1) * step, f"{label} : {value}")
    _box(s, LEFT, y, 302, y + 2.6 * step)
    _box(s, 302, y, RIGHT, y + 2.6 * step)
    return y + 2.6 * step


def _rates(doc):
    """Sums by rate."""
    groups = {}
    for i in doc["items"]:
        g = groups.setdefault(i["rate"], dict.fromkeys(("taxable", "cgst", "sgst", "igst"), 0))
        for k in g:
            g[k] += i[k]
    return sorted(groups.items())


def _rate_table(s, doc, y, step):
    t = doc["total"]
    if doc["intra"]:
        columns = [("Tax Rate", LEFT, 110, False, None), ("Taxable Amount", 110, 240, True, None), ("CGST Amount", 240, 350, True, None),
                   ("SGST Amount", 350, 460, True, None), ("Total Tax", 460, RIGHT, True, None)]
        rows = [(f"{r}%", grouped(g["taxable"]), grouped(g["cgst"]), grouped(g["sgst"]), grouped(g["cgst"] + g["sgst"])) for r, g in _rates(doc)]
        total = ("Total", grouped(t["taxable"]), grouped(t["cgst"]), grouped(t["sgst"]), grouped(t["cgst"] + t["sgst"]))
    else:
        columns = [("Tax Rate", LEFT, 130, False, None), ("Taxable Amount", 130, 300, True, None), ("IGST Amount", 300, 440, True, None),
                   ("Total Tax", 440, RIGHT, True, None)]
        rows = [(f"{r}%", grouped(g["taxable"]), grouped(g["igst"]), grouped(g["igst"])) for r, g in _rates(doc)]
        total = ("Total", grouped(t["taxable"]), grouped(t["igst"]), grouped(t["igst"]))
    return _grid(s, columns, rows, y, step, total)


def _plain_items(s, doc, y, step):
    columns = [("Sl\nNo", LEFT, 60, False, None), ("Description of Goods", 60, 230, False, None), ("HSN/SAC", 230, 290, False, None), ("GST\nRate", 290, 330, True, None),
               ("Quantity", 330, 390, True, None), ("Rate", 390, 470, True, None), ("Amount", 470, RIGHT, True, None)]
    rows = [(str(n), i["description"], i["hsn"], f"{i['rate']}%", f"{i['qty']} {i['unit']}", grouped(i["price"]), grouped(i["taxable"]))
            for n, i in enumerate(doc["items"], 1)]
    return _grid(s, columns, rows, y, step)


def _ratewise(s, doc, step):
    y = _fact_box(s, doc, _parties(s, doc, _title(s, doc, step), step), step)
    y = _plain_items(s, doc, y + 6, step)
    y = _rate_table(s, doc, y + 8, step)
    _foot(s, doc, y + 2 * step, step, "Taxable Amount", "Grand Total")


def _percgst(s, doc, step):
    y = _fact_box(s, doc, _parties(s, doc, _title(s, doc, step), step, "Details of Supplier", "Details of Recipient"), step)
    columns = [("Sr", LEFT, 56, False, None), ("Item Description", 56, 176, False, None), ("HSN", 176, 216, False, None), ("Qty", 216, 246, True, None),
               ("Unit Price", 246, 304, True, None), ("Taxable Value", 304, 370, True, None), ("Rate", 370, 396, True, "CGST"), ("Amount", 396, 452, True, "CGST"),
               ("Rate", 452, 478, True, "SGST"), ("Amount", 478, 530, True, "SGST")]
    columns = [(t, x0, RIGHT if x1 == 530 else x1, r, o) for t, x0, x1, r, o in columns]
    rows = [(str(n), i["description"], i["hsn"], str(i["qty"]), grouped(i["price"]), grouped(i["taxable"]), f"{i['rate'] / 2:g}%", grouped(i["cgst"]),
             f"{i['rate'] / 2:g}%", grouped(i["sgst"])) for n, i in enumerate(doc["items"], 1)]
    t = doc["total"]
    total = ("", "Total", "", "", "", grouped(t["taxable"]), "", grouped(t["cgst"]), "", grouped(t["sgst"]))
    y = _grid(s, columns, rows, y + 6, step, total)
    _foot(s, doc, y + 2 * step, step, "Total Taxable Value", "Total Invoice Value")


def _igst(s, doc, step):
    y = _fact_box(s, doc, _parties(s, doc, _title(s, doc, step), step, "Sold By", "Bill To"), step)
    columns = [("#", LEFT, 54, False, None), ("Particulars", 54, 196, False, None), ("HSN\nCode", 196, 240, False, None), ("Qty", 240, 274, True, None),
               ("Rate", 274, 334, True, None), ("Taxable\nAmount", 334, 404, True, None), ("%", 404, 434, True, "IGST"), ("Amount", 434, 494, True, "IGST"),
               ("Total", 494, RIGHT, True, None)]
    rows = [(str(n), i["description"], i["hsn"], str(i["qty"]), grouped(i["price"]), grouped(i["taxable"]), f"{i['rate']}", grouped(i["igst"]),
             grouped(i["taxable"] + i["igst"])) for n, i in enumerate(doc["items"], 1)]
    t = doc["total"]
    total = ("", "Total", "", "", "", grouped(t["taxable"]), "", grouped(t["igst"]), grouped(t["taxable"] + t["igst"]))
    y = _grid(s, columns, rows, y + 6, step, total)
    _foot(s, doc, y + 2 * step, step, "Taxable Value", "Invoice Total")


def _consignee(doc):
    """Another firm in another place: nobody's buyer."""
    rng = random.Random(doc["number"])
    city = rng.choice(CITIES)
    name = rng.choice([f for f in FIRMS if f not in (doc["seller"]["name"], doc["buyer"]["name"])])
    return {"name": name, "gstin": gstin(rng, city[0]), "street": rng.choice(STREETS), "city": city}


def _shipto(s, doc, step):
    y = _title(s, doc, step)
    end = _party(s, LEFT + 4, y + step, step, None, doc["seller"], gstin="GSTIN/UIN: ")
    end = max(end, y + 4 * 2.2 * step)
    _box(s, LEFT, y, 302, end)
    # label over value, two in a row
    for i, (label, value) in enumerate(_facts(doc) + [("Delivery Note", ""), ("Terms of Payment", "30 Days")]):
        x0, y0 = (302, 435)[i % 2], y + i // 2 * 2.2 * step
        s.text(x0 + 4, y0 + step, label)
        s.text(x0 + 4, y0 + 2 * step, value, bold=True)
        _box(s, x0, y0, (435, RIGHT)[i % 2], y0 + 2.2 * step)
    y = end
    a = _party(s, LEFT + 4, y + step, step, "Bill To", doc["buyer"], gstin="GSTIN/UIN: ")
    _party(s, 306, y + step, step, "Ship To", _consignee(doc), gstin="GSTIN/UIN: ")
    _box(s, LEFT, y, 302, a)
    _box(s, 302, y, RIGHT, a)
    y = _plain_items(s, doc, a, step)
    y = _rate_table(s, doc, y + 8, step)
    _foot(s, doc, y + 2 * step, step, "Taxable Amount", "Total Amount Payable")
    s.text(LEFT + 4, y + 10 * step, f"Amount in words: {words(doc['payable'])}")


DRAW = {"ratewise": (_ratewise, "sans", 8), "percgst": (_percgst, "sans", 7), "igst": (_igst, "serif", 8), "shipto": (_shipto, "sans", 8)}


def draw(path, doc, layout):
    fn, font, size = DRAW[layout]
    s = Sheet(str(path), font, size, f"Invoice {doc['number']}")
    fn(s, doc, size * 1.45)
    s.save()
