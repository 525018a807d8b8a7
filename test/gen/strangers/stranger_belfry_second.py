# SPDX-License-Identifier: AGPL-3.0-or-later
"""UK: scaffold hire by weeks, a livery yard's credit note. Ireland: garden maintenance at two rates. Sweden: hotel."""
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle

from stranger_belfry_kit import *


def scaffold(path, seed, rows):
    """Accounts package on plain paper: quantity first, VAT rate and VAT columns, four sums in a box at the foot of the last page."""
    rng = random.Random(f"scaffold/{seed}/{rows}")
    sup = rng.choice([("Ravensthorpe Access Scaffolding Ltd", "Unit 7, Calder Vale Works", "Dewsbury", "West Yorkshire", "WF13 9QX", "GB 287 4410 93"),
                      ("Tyne Tubular Ltd", "14 Staithes Lane", "Dunston", "Gateshead", "NE11 8ZZ", "GB 914 2207 56")])
    cus = rng.choice([("Hepworth & Daughter Roofing", "The Old Dairy", "3 Back Lane", "Mirfield", "WF14 7ZX"), ("Castlegarth Homes Ltd",
        "Castlegarth House", "Moor Road", "Morpeth", "NE61 5ZQ"),
                      ("St Oswin's PCC", "Parish Office", "Church Walk", "Ossett", "WF5 8YY")])
    d0, items = day(rng), []
    for _ in range(rows):
        n, u, lo, hi = rng.choice(SCAFFOLD)
        q = D(rng.choice([35, 60, 112]) if u == "m2" else 1 if u == "Item" else rng.randint(1, 9))
        up, dp = price(rng, lo, hi, "0.25"), rng.choice([0, 0, 0, 10, 5])
        g = q * up
        ds = r2(g * dp / 100)
        items.append((q, u, n, up, ds, g - ds, r2((g - ds) / 5)))
    net, vat = sum(i[5] for i in items), sum(i[6] for i in items)
    car = rng.choice([D(0), D("35.00"), D("60.00")])
    vat += car / 5
    no, po, ac = str(rng.randint(10400, 28800)), rng.choice(["CG/1187", "PO004512", "JOB 88-R"]), cus[0][:5].upper().replace(" ", "") + "01"
    p = Pad(path, A4, HE, 9)
    x = [40, 78, 108, 300, 352, 398, 456, 496, 555]

    def head():
        p.r(555, 50, sup[0], 14, HEB)
        for k, s in enumerate(sup[1:5]):
            p.r(555, 64 + 11 * k, s)
        p.r(555, 112, f"VAT Reg No: {sup[5]}")
        p.t(40, 136, "INVOICE", 16, HEB)
        p.r(555, 136, f"Page {p.page}")
        for k, s in enumerate(cus):
            p.t(52, 162 + 12 * k, s)
        for k, (a, v) in enumerate((("Invoice No", no), ("Invoice/Tax Date", f"{d0:%d/%m/%Y}"), ("Cust. Order No", po), ("Account No", ac))):
            p.t(370, 162 + 15 * k, a)
            p.t(462, 162 + 15 * k, v)
        p.box(40, 238, 515, 26, colors.HexColor("#e4e4e4"))
        for a, b, s in zip(x[3:], x[4:], (("Unit", "Price"), ("Disc", "Amt"), ("VAT", "Rate"), ("VAT", "Amount"), ("Net", "Amount"))):
            for k, w in enumerate(s):
                p.r(b - 4, 249 + 10 * k, w, 8, HEB)
        p.t(44, 249, "Quantity", 8, HEB)
        p.t(x[2], 249, "Details", 8, HEB)
    head()
    y = 280
    for q, u, n, up, ds, nt, v in items:
        ls = wrap(n, HE, 9, 186)
        if y + 12 * len(ls) > 690:
            p.t(40, 712, "Continued....", font=HEI)
            p.new()
            head()
            y = 280
        for k, s in enumerate(ls):
            p.t(x[2], y + 11 * k, s)
        for b, s in zip(x[4:], (num(up), num(ds), "20.00", num(v), num(nt))):
            p.r(b - 4, y, s)
        p.r(74, y, f"{q:.2f}")
        p.t(80, y, u)
        y += 11 * len(ls) + 5
    p.box(350, 705, 205, 72)
    for k, (a, s) in enumerate((("Total Net Amount", net), ("Carriage Net", car), ("Total VAT Amount", vat), ("Invoice Total", net + car + vat))):
        p.t(356, 719 + 17 * k, a, font=HEB if k == 3 else HE)
        p.r(549, 719 + 17 * k, ("£ " if k == 3 else "") + num(s), font=HEB if k == 3 else HE)
    for k, s in enumerate(("Hire continues until off-hire is given in writing.", "Payment strictly 30 days from date of invoice.",
        "Sort code 08-99-71   Account 12345670")):
        p.t(40, 730 + 12 * k, s, 8)
    p.save()
    return clean({"data": {
        "invoice_number": no, "invoice_date": d0.isoformat(), "purchase_order": po, "document_type": "invoice", "currency": "GBP",
        "supplier": {"name": sup[0], "address": addr(*sup[1:5]), "tax_id": sup[5]}, "customer": {"name": cus[0], "address": addr(*cus[1:])},
        "line_items": [{"description": i[2], "quantity": f"{i[0]:.2f}", "unit": i[1], "unit_price": S(i[3]), "discount": S(i[4]), "tax_rate": "20",
        "tax": S(i[6]),
                        "amount": S(i[5])} for i in items],
        "subtotal": S(net), "shipping": S(car), "tax_total": S(vat), "total": S(net + car + vat)}})


def livery(path, seed, rows):
    """Cloud bookkeeping credit note (platypus): label over value in the middle, sender at the right, positive amounts."""
    rng = random.Random(f"livery/{seed}/{rows}")
    sup = rng.choice([("Harrowell Park Livery LLP", "Harrowell Park", "Bicester Road", "Stratton", "OX27 9XZ", "UNITED KINGDOM", "GB 338 0192 71"),
                      ("Combe Gallops Ltd", "Manor Stables", "Upper Combe", "Hungerford", "RG17 0ZZ", "UNITED KINGDOM", "GB 196 5528 40")])
    cus = rng.choice([("Wexcombe Eventing Partners", "Attention: Tessa Marlow", "4 Kiln Close", "Marlborough", "SN8 2ZY"), ("The Ridgeway Riding Trust",
        "PO Box 118", "Wantage", "OX12 9YY"),
                      ("Aldous Film Horses Ltd", "Shed 12", "Harwell Airfield", "Didcot", "OX11 3ZX")])
    d0, items = day(rng), []
    for _ in range(rows):
        n, lo, hi, v = rng.choice(LIVERY)
        q, up = D(rng.randint(1, 12)), price(rng, lo, hi, "0.50")
        items.append((n.format(n=rng.randint(1, 34)), q, up, v, q * up))
    sub, base = sum(i[4] for i in items), sum(i[4] for i in items if i[3])
    vat = r2(base / 5)
    no, ref = f"CN-{rng.randint(40, 990):04d}", f"INV-{rng.randint(2000, 9900)}"
    b, h, g = (ParagraphStyle(k, fontName=f, fontSize=z, leading=z * 1.3, textColor=c) for k, f, z, c in (
        ("b", "Com24Noto", 8.5, colors.black), ("h", "Com24NotoB", 8.5, colors.black), ("g", "Com24Noto", 22, colors.HexColor("#222222"))))
    dd = f"{d0.day} {MON_EN[d0.month - 1][:3]} {d0.year}"
    P = lambda s, st=b: Paragraph(s.replace("&", "&amp;"), st)
    mid = [z for a, v in (("Date", dd), ("Credit Note Number", no), ("Reference", ref), ("VAT Number", sup[6])) for z in (P(a, h), P(v), Spacer(1, 4))]
    top = Table([[[P("CREDIT NOTE", g), Spacer(1, 14)] + [P(s) for s in cus], mid, [P(s, h if s == sup[0] else b) for s in sup[:6]]]], colWidths=[235, 130,
        150])
    top.setStyle(TableStyle([("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 0)]))
    body = [[P("Description", h), "Quantity", "Unit Price", "VAT", "Amount GBP"]]
    body += [[P(i[0]), f"{i[1]:.2f}", num(i[2]), "20%" if i[3] else "Zero Rated", num(i[4])] for i in items]
    t = Table(body, colWidths=[245, 60, 70, 65, 75], repeatRows=1)
    t.setStyle(TableStyle([("FONT", (0, 0), (-1, -1), "Com24Noto", 8.5), ("FONT", (0, 0), (-1, 0), "Com24NotoB", 8.5), ("ALIGN", (1, 0), (-1, -1), "RIGHT"),
        ("LINEBELOW", (0, 0), (-1, 0), 1, colors.black),
                           ("LINEBELOW", (0, 1), (-1, -1), .3, colors.HexColor("#bbbbbb")), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (0,
                           -1), 0), ("RIGHTPADDING", (-1, 0), (-1, -1), 0)]))
    sums = [["Subtotal", num(sub)]] + ([["TOTAL VAT 20%", num(vat)]] if base else []) + [["TOTAL GBP", num(sub + vat)]]
    sums += [["Less Credit to Invoices", num(sub + vat)], ["REMAINING CREDIT GBP", "0.00"]] if rng.random() < .5 else []
    k = 1 + bool(base)
    s = Table(sums, colWidths=[140, 75], hAlign="RIGHT")
    s.setStyle(TableStyle([("FONT", (0, 0), (-1, -1), "Com24Noto", 8.5), ("FONT", (0, k), (-1, k), "Com24NotoB", 9), ("ALIGN", (0, 0), (-1, -1), "RIGHT"),
        ("LINEABOVE", (0, k), (-1, k), 1, colors.black),
                           ("RIGHTPADDING", (1, 0), (1, -1), 0)]))
    end = [Spacer(1, 30), P("This credit note relates to the invoice named as reference above. Credits not set against an invoice are repaid on request.")]
    SimpleDocTemplate(path, pagesize=A4, leftMargin=40, rightMargin=40, topMargin=50, bottomMargin=50, invariant=1, title="Credit Note").build([top,
        Spacer(1, 30), t, Spacer(1, 6), s] + end)
    return clean({"data": {
        "invoice_number": no, "invoice_date": d0.isoformat(), "document_type": "credit_note", "currency": "GBP", "supplier": {"name": sup[0],
            "address": addr(*sup[1:6]), "tax_id": sup[6]},
        "customer": {"name": cus[0], "address": addr(*[z for z in cus[1:] if not z.startswith("Attention")])},
        "line_items": [{"description": i[0], "quantity": f"{i[1]:.2f}", "unit_price": S(i[2]), "tax_rate": "20" if i[3] else "0",
        "amount": S(i[4])} for i in items],
        "subtotal": S(sub), "tax_total": S(vat) if base else None, "total": S(sub + vat)}})


def gardens(path, seed, rows):
    """Irish tradesman's sheet: sums column by column, zebra rows, a VAT analysis left of the sums."""
    rng = random.Random(f"gardens/{seed}/{rows}")
    sup = rng.choice([("Glenbower Grounds & Gardens", "Ballinacurra", "Midleton", "Co. Cork", "P25 X0Y1", "IE 3386120KH"), ("Slieve Bán Landscapes Ltd.",
        "Kilteevan Road", "Roscommon", "F42 X9Z9", "IE 9740551T")])
    cus = rng.choice([("Ardmore Court OMC CLG", "c/o Fennelly Block Management", "21 Main Street", "Carrigtwohill", "Co. Cork", "T45 Y0X0"),
        ("Bridgewell Nursing Home", "Bridgewell", "Athlone Road", "Roscommon", "F42 Z1Y1")])
    d0, items = day(rng), []
    for k in range(rows):
        n, u, lo, hi, rt = rng.choice(GARDEN)
        q = D(rng.randint(2, 40)) / 2 if u in ("hr", "m³", "t") else D(rng.randint(1, 24) if u in ("no.", "m") else 1)
        up = price(rng, lo, hi, "0.10")
        items.append({"n": n.format(d=f"{plus(d0, -rng.randint(1, 29)):%d/%m}"), "u": u, "q": q, "up": up, "rate": rt, "net": r2(q * up)})
    summ = [(rt, n, r2(n * D(rt) / 100)) for rt, n in rates(items)]
    net, vat = sum(z[1] for z in summ), sum(z[2] for z in summ)
    no, po = f"{d0.year % 100}/{rng.randint(11, 480):03d}", rng.choice([None, "ACOMC-77", "PO 2291"])
    due, p = plus(d0, 14), Pad(path, A4, "Com24Serif", 8.5)
    G, lt, B = colors.HexColor("#2f5d3a"), colors.HexColor("#eaf2ea"), "Com24SerifB"
    x = [40, 262, 306, 352, 420, 470, 555]
    one = lambda d: f"{d.day} {MON_EN[d.month - 1]} {d.year}"

    def head():
        p.box(40, 40, 515, 5, G, None)
        p.t(40, 68, sup[0], 15, B, G)
        p.t(40, 84, ", ".join(sup[1:-1]), 8)
        p.t(40, 96, f"VAT No. {sup[-1]}", 8)
        p.r(555, 70, "INVOICE", 16, B)
        for k, (a, v) in enumerate([("Invoice no.:", no), ("Date:", one(d0)), ("Due:", one(due))] + ([("Your order:", po)] if po else [])):
            p.r(450, 92 + 13 * k, a)
            p.t(456, 92 + 13 * k, v)
        p.t(40, 124, "To:", font=B)
        for k, s in enumerate(cus):
            p.t(64, 124 + 12 * k, s)
    head()
    rest, y = items, 214
    while True:
        part = rest[:int((740 - y - 24) // 18)]
        rest = rest[len(part):]
        p.box(40, y, 515, 20, G, None)
        for k in range(1, len(part), 2):
            p.box(40, y + 20 + 18 * k, 515, 18, lt, None)
        cols = (("Work / goods", lambda i: i["n"]), ("Qty", lambda i: f"{i['q'].normalize():f}"), ("Unit", lambda i: i["u"]), ("Rate €",
            lambda i: num(i["up"])), ("VAT %", lambda i: i["rate"]), ("Net €", lambda i: num(i["net"])))
        for k, (s, fn) in enumerate(cols):
            put = (lambda yy, v, **a: p.t(x[k] + 5, yy, v, **a)) if k in (0, 2) else (lambda yy, v, **a: p.r(x[k + 1] - 5, yy, v, **a))
            put(y + 14, s, font=B, col=colors.white)
            for j, i in enumerate(part):
                put(y + 33 + 18 * j, fn(i))
        y += 20 + 18 * len(part)
        if not rest and y < 650:
            break
        p.m(297, 800, f"{no} – page {p.page}", 7.5)
        p.new()
        y = 50
        if not rest:
            break
    y += 24
    p.t(40, y, "VAT analysis", font=B)
    for k, s in enumerate(("Rate", "Net €", "VAT €")):
        p.r(90 + 75 * k, y + 15, s, 8)
    p.line(40, y + 19, 245, y + 19)
    for j, (rt, n, v) in enumerate(summ):
        for k, s in enumerate((rt + "%", num(n), num(v))):
            p.r(90 + 75 * k, y + 31 + 13 * j, s)
    for k, (a, v) in enumerate((("Total net", net), ("Total VAT", vat), ("Total due", net + vat))):
        p.r(470, y + 4 + 16 * k, a, font=B if k == 2 else None)
        p.r(550, y + 4 + 16 * k, "€" + num(v), font=B if k == 2 else None)
    p.line(400, y + 24, 555, y + 24)
    p.t(40, y + 80, "Please quote the invoice number with your transfer. IBAN IE41 BOFW 9088 1212 3456 78", 8)
    p.m(297, 800, f"{no} – page {p.page}", 7.5)
    p.save()
    return clean({"data": {
        "invoice_number": no, "invoice_date": d0.isoformat(), "due_date": due.isoformat(), "purchase_order": po, "document_type": "invoice",
            "currency": "EUR",
        "supplier": {"name": sup[0], "address": addr(*sup[1:-1]), "tax_id": sup[-1]}, "customer": {"name": cus[0],
        "address": addr(*cus[2 if cus[1].startswith("c/o") else 1:])},
        "line_items": [{"description": i["n"], "quantity": f"{i['q'].normalize():f}", "unit": i["u"], "unit_price": S(i["up"]), "tax_rate": i["rate"],
        "amount": S(i["net"])} for i in items],
        "tax_summary": [{"tax_rate": a, "taxable": S(b), "tax": S(c)} for a, b, c in summ], "subtotal": S(net), "tax_total": S(vat), "total": S(net + vat)}})


def hotell(path, seed, rows):
    """Swedish front-desk program: stays with VAT included, values in a dotted list, VAT table per rate (net, VAT, gross), giro line at the foot."""
    rng = random.Random(f"hotell/{seed}/{rows}")
    sup = ("Hotell Gästgivaren i Norrby AB", "Stationsgatan 3", "982 99 Norrby", "SE556190884401")
    cus = rng.choice([("Malmfältens Borrteknik AB", "Box 44", "981 99 Kirunavaara"), ("Lindqvist & Åberg Revision HB", "Kungsgatan 61 B", "903 99 Umedalen")])
    cat, d0, items = [("Enkelrum inkl. frukost", 1095, 1495, "12"), ("Dubbelrum inkl. frukost", 1390, 1890, "12"), ("Parkering motorvärmare", 95, 140,
        "25"), ("Middag tvårätters", 265, 345, "12"),
                      ("Konferensrum halvdag", 1800, 2900, "25"), ("Starköl 50 cl", 79, 96, "25"), ("Tvätt arbetskläder", 120, 180, "25")], day(rng), []
    for k in range(rows):
        n, lo, hi, rt = rng.choice(cat)
        q, up = rng.randint(1, 5), price(rng, lo, hi, "1")
        items.append({"n": n, "q": q, "up": up, "rate": rt, "net": q * up, "d": plus(d0, k * 20 // rows - 22), "rum": str(rng.randint(101, 330))})
    summ = [(r, r2(g * 100 / (100 + D(r))), g) for r, g in rates(items)]
    tot, net = sum(z[2] for z in summ), sum(z[1] for z in summ)
    no, due, po, p = str(rng.randint(240100, 259900)), plus(d0, 30), f"Ref {rng.randint(3000, 8999)}", Pad(path, A4, TI, 10)
    y, iso, sek = 900, (lambda d: d.isoformat()), (lambda v: num(v, " ", ","))
    for i in items + [None]:
        if y > (740 if i else 610):
            if y < 900:
                p.r(545, 56, f"Sida {p.page}")
                p.new()
            p.t(50, 56, "FAKTURA" if p.page == 1 else f"FAKTURA {no}, forts.", 17 if p.page == 1 else 11, TIB)
            y = 86
            if p.page == 1:
                for k, (a, v) in enumerate((("Fakturanr", no), ("Fakturadatum", iso(d0)), ("Förfallodatum", iso(due)), ("Ert ordernr", po))):
                    p.t(50, 90 + 15 * k, a + " " + "." * int((98 - width(a, TI, 10)) / 2.5))
                    p.t(154, 90 + 15 * k, v)
                for k, s in enumerate(cus):
                    p.t(330, 110 + 14 * k, s, 11)
                y = 200
            for xx, s in ((50, "Datum"), (115, "Rum"), (150, "Beskrivning"), (345, "Antal"), (415, "À-pris"), (462, "Moms %"), (545, "Belopp inkl.")):
                (p.r if xx > 300 else p.t)(xx, y, s, font=TII)
            y += 18
        for xx, s in () if not i else ((50, iso(i["d"])), (115, i["rum"]), (150, i["n"]), (345, str(i["q"])), (415, sek(i["up"])), (462, i["rate"]), (545,
            sek(i["net"]))):
            (p.r if xx > 300 else p.t)(xx, y, s)
        y += 15
    p.line(50, y - 8, 545, y - 8)
    for k, z in enumerate([("Moms %", "Netto", "Moms", "Brutto")] + [(r, sek(n), sek(g - n), sek(g)) for r, n, g in summ] + [("Summa", sek(net),
        sek(tot - net), sek(tot))]):
        for j, s in enumerate(z):
            p.r(100 + 80 * j, y + 10 + 14 * k, s, font=TII if not k else TI)
    p.r(545, y + 38, "Att betala SEK  " + sek(tot), 13, TIB)
    p.t(50, 770, "Dröjsmålsränta enligt räntelagen. Ange fakturanr vid betalning till bankgiro 5318-0997.")
    p.m(297, 805, f"{sup[0]}, {sup[1]}, {sup[2]}   Momsreg.nr {sup[3]}   Godkänd för F-skatt", 8.5)
    p.save()
    return {"data": {
        "invoice_number": no, "invoice_date": iso(d0), "due_date": iso(due), "purchase_order": po, "document_type": "invoice", "currency": "SEK",
        "supplier": {"name": sup[0], "address": addr(*sup[1:3]), "tax_id": sup[3]}, "customer": {"name": cus[0], "address": addr(*cus[1:])},
        "line_items": [{"description": i["n"], "quantity": str(i["q"]), "unit_price": S(i["up"]), "tax_rate": i["rate"],
        "amount": S(i["net"])} for i in items],
        "tax_summary": [{"tax_rate": r, "taxable": S(n), "tax": S(g - n)} for r, n, g in summ], "subtotal": S(net), "tax_total": S(tot - net),
        "total": S(tot)}}


LAYOUTS = {"scaffold": scaffold, "livery": livery, "gardens": gardens, "hotell": hotell}
