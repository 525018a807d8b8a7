# SPDX-License-Identifier: AGPL-3.0-or-later
"""Belgian spare parts from an SAP form in Courier, Quebec telecom bill."""
from reportlab.lib.colors import HexColor
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import KeepTogether, Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle
from stranger_delivery_kit import (LETTER, block, cols, day, dec, digits, div, eu, fill_goods, font, Grid, hline, money, numbered, plus, put, qty,
                 rng)


def spares(path, seed, rows):
    r = rng("spares", seed, rows)
    f, b = font("Courier")
    sup = r.choice(["DEMEULENAERE COMPRESSORS NV", "HESBAYE POMPES ET VANNES SA"])
    cus = r.choice(["PAPETERIES DU HOYOUX SA", "KEMPISCHE DRAADWERKEN NV", "BRASSERIE SAINT-ARNULPHE SRL"])
    no, d = "90" + digits(r, 8), day(r)
    due = plus(d, 45)
    vat, vatc = f"BE 0{r.randint(400, 799)}.{r.randint(100, 999)}.{r.randint(100, 999)}", f"BE 0{r.randint(400, 799)}.{r.randint(100, 999)}.{r.randint(100, 999)}"
    goods = [("OIL FILTER ELEMENT 50 BAR", 8420), ("V-BELT SPA 1250 LW", 2315), ("GASKET KIT HEAD STAGE 2", 15680), ("SHAFT SEAL VITON 45X62X8", 3975), ("PRESSURE TRANSMITTER 0-16 BAR 4-20MA", 21890), ("BALL BEARING 6309-2RS C3", 4450), ("SOLENOID VALVE 24VDC G1/2", 9935), ("AIR/OIL SEPARATOR CARTRIDGE", 33420), ("SYNTHETIC LUBRICANT CAN 20 L", 27800)]
    items = []
    for t, p in fill_goods(r, goods, rows):
        q, ds = r.randint(1, 40), r.choice([0, 100, 125, 250])
        items.append((f"{r.randint(1000, 2999)} {r.randint(1000, 9999)} {r.randint(10, 99)}", t, q, p, ds, div(q * p * (1000 - ds), 1000), f"{r.randint(8400, 8499)}{r.randint(1000, 9999)}", r.choice(["BE", "DE", "CN", "IT"])))
    goodsum = sum(i[5] for i in items)
    frt = 3850
    net = goodsum + frt
    tax = div(net * 21, 100)
    tot = net + tax
    order, deliv = digits(r, 7), "80" + digits(r, 6)

    def draw(c, total):
        def top(p):
            put(c, 50, 800, sup, b, 12)
            block(c, 50, 787, ["INDUSTRIEPARK ZUID 40 - 9800 DEINZE", f"VAT: {vat}   RPR GENT"], f, 8)
            put(c, 545, 800, "INVOICE", b, 14, "r")
            put(c, 545, 786, f"Page {p:>3} / {total}", f, 8, "r")
            hline(c, 50, 545, 768, .5, dash=(4, 2))
        g = Grid(c, cols(50, ("Item", 40, "l"), ("Material\nDescription", 205, "l"), ("Qty", 50, "r"), ("Price/unit\nEUR", 70, "r"), ("Disc.\n%", 50, "r"), ("Net value\nEUR", 80, "r")), f, b, 8.5, above=3, below=2)
        top(1)
        for n, (k, v) in enumerate((("Number/Date", f"{no} / {d:%d.%m.%Y}"), ("Reference no.", order), ("Delivery note", deliv), ("Customer no.", str(cn)), ("Customer VAT", vatc))):
            put(c, 300, 748 - 12 * n, f"{k:<14}{v}", f, 8.5)
        block(c, 50, 748, [cus, "ZONING DE STRUD 3", "4500 HUY"], f, 10, 12)
        put(c, 50, 672, "Incoterms: DAP HUY   Currency: EUR   Terms: within 45 days without deduction", f, 8.5)
        y, p = g.head(660, line=(.5, "#000000", (4, 2)), top=(.5, "#000000", (4, 2))), 1
        for n, i in enumerate(items, 1):
            if y < 110:
                put(c, 545, 60, "- carried forward to next page -", f, 8, "r")
                c.showPage()
                p += 1
                top(p)
                put(c, 50, 752, f"Number/Date   {no} / {d:%d.%m.%Y}", f, 8.5)
                y = g.head(742, line=(.5, "#000000", (4, 2)), top=(.5, "#000000", (4, 2)))
            y = g.row(y, (f"{n * 10:06d}", i[0], f"{i[2]} PC", eu(i[3]), f"{i[4] // 10},{i[4] % 10}-" if i[4] else "", eu(i[5])))
            put(c, 92, y - 6, i[1], f, 8.5)
            put(c, 92, y - 16, f"Comm. code {i[6]}  Origin {i[7]}", f, 7.5)
            y -= 20
        if y < 190:
            put(c, 545, 60, "- carried forward to next page -", f, 8, "r")
            c.showPage()
            p += 1
            top(p)
            put(c, 50, 752, f"Number/Date   {no} / {d:%d.%m.%Y}", f, 8.5)
            y = 740
        hline(c, 50, 545, y - 6, .5, dash=(4, 2))
        y -= 20
        for k, m, v in (("Items total", "", goodsum), ("Freight", "", frt), ("Net amount", "", net), ("VAT 21,000 %", eu(net), tax), ("Final amount EUR", "", tot)):
            w = b if k[:5] == "Final" else f
            put(c, 210, y, k, w, 9)
            if m:
                put(c, 440, y, m, f, 9, "r")
            put(c, 543, y, eu(v), w, 9, "r")
            y -= 13
        hline(c, 210, 545, y + 8, .5)
        hline(c, 210, 545, y + 6, .5)
        put(c, 50, y - 14, f"Payable up to {due:%d.%m.%Y} on IBAN BE68 5390 0754 7034, BIC KREDBEBX.", f, 8.5)
        return p, None
    cn = r.randint(100000, 199999)
    numbered(path, draw)
    out = []
    for i in items:
        o = {"description": i[1], "quantity": str(i[2]), "unit_price": dec(i[3]), "amount": dec(i[5])}
        if i[4]:
            o["discount"] = f"{qty(i[4] * 10)}%"
        out.append(o)
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "EUR", "supplier": {"name": sup, "tax_id": vat}, "customer": {"name": cus, "tax_id": vatc}, "line_items": out,
                     "subtotal": dec(goodsum), "shipping": dec(frt), "tax_total": dec(tax), "total": dec(tot)}}  # goods and freight apart, as all kinds that print both have it


MOIS = "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split()


def telecom(path, seed, rows):
    r = rng("telecom", seed, rows)
    f, b = font("NS")
    sup = r.choice(["Boréal Télécom inc.", "Réseau Saguenay Mobile inc."])
    cus = r.choice(["Clinique vétérinaire des Rapides", "Ébénisterie Gagnon-Thériault inc.", "Garage Beauce-Nord enr."])
    no, d = f"{digits(r, 4)}-{digits(r, 5)}", day(r)
    due = plus(d, 21)
    tps, tvq = f"{digits(r, 9)} RT0001", f"{digits(r, 10)} TQ0001"
    goods = [("Forfait Affaires illimité 60 Go", 6500), ("Ligne fixe IP avec afficheur", 2995), ("Internet Fibre 500 Mbit/s – location du modem comprise", 8995), ("Itinérance États-Unis, par jour d'utilisation", 1300), ("Données supplémentaires (bloc de 5 Go)", 1500),
             ("Numéro sans frais 1-8XX", 995), ("Rabais fidélité 24 mois", -1000), ("Contribution au service 9-1-1 (exigée par le gouvernement du Québec)", 52), ("Financement d'appareil, versement mensuel", 3334), ("Interurbains, minutes", 8)]
    if rows < 4:
        goods = goods[:3]
    items = []
    for t, p in fill_goods(r, goods, rows):
        q = r.randint(10, 400) if p == 8 else 1 if p < 0 else r.choice([1, 1, 2, 3, 6])
        items.append((t, q, p, q * p))
    net = sum(i[3] for i in items)
    a, q2 = div(net * 5, 100), div(net * 9975, 100000)
    tax = a + q2
    tot = net + tax
    prev = r.choice([0, 0, r.randint(4000, 22000)])
    owed = tot + prev

    def m(v):
        return money(v, "\u00a0", ",") + "\u00a0$"

    def dl(x):
        return f"{x.day}{'er' if x.day == 1 else ''} {MOIS[x.month - 1]} {x.year}"
    P = ParagraphStyle("p", fontName=f, fontSize=9, leading=12)
    R = ParagraphStyle("r", parent=P, alignment=2)
    W, WR = ParagraphStyle("w", parent=P, fontName=b, textColor=HexColor("#0b3d91")), ParagraphStyle("wr", parent=R, fontName=b, textColor=HexColor("#0b3d91"))
    doc = SimpleDocTemplate(path, pagesize=LETTER, leftMargin=48, rightMargin=48, topMargin=70, bottomMargin=50, invariant=1)
    left = Paragraph(f"<b>{cus}</b><br/>1250, rue Principale, bureau 4<br/>Saint-Georges (Québec) G5Y 2C9", P)
    right = Table([["Numéro de compte", digits(r, 8)], ["Numéro de facture", no], ["Date de facturation", dl(d)], ["Date d'échéance", dl(due)]] , colWidths=[110, 120])
    right.setStyle(TableStyle([("FONT", (0, 0), (0, -1), f, 8.5), ("FONT", (1, 0), (1, -1), b, 8.5), ("ALIGN", (1, 0), (1, -1), "RIGHT"), ("LINEBELOW", (0, 0), (-1, -1), .3, HexColor("#9fb4dc")), ("TOPPADDING", (0, 0), (-1, -1), 2)]))
    top = Table([[left, right]], colWidths=[280, 236])
    top.setStyle(TableStyle([("VALIGN", (0, 0), (-1, -1), "TOP")]))
    data = [[Paragraph("Détail de vos frais", W), Paragraph("Qté", WR), Paragraph("Tarif", WR), Paragraph("Montant", WR)]]
    for i in items:
        data.append([Paragraph(i[0], P), Paragraph(str(i[1]), R), Paragraph(m(i[2]), R), Paragraph(m(i[3]), R)])
    t = Table(data, colWidths=[290, 50, 80, 96], repeatRows=1)
    t.setStyle(TableStyle([("BACKGROUND", (0, k), (-1, k), HexColor("#eff4fc")) for k in range(1, len(data), 2)] + [("LINEBELOW", (0, 0), (-1, 0), 1.2, HexColor("#0b3d91")), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 3)]))
    lines = [["Total avant taxes", m(net)], [f"TPS 5 % (n° {tps})", m(a)], [f"TVQ 9,975 % (n° {tvq})", m(q2)], ["Total des taxes", m(tax)], ["Total de la présente facture", m(tot)]]
    lines += [["Solde antérieur impayé", m(prev)]] if prev else []
    lines += [["Montant à payer", m(owed)]]
    sm = Table(lines, colWidths=[230, 96], hAlign="RIGHT")
    sm.setStyle(TableStyle([("FONT", (0, 0), (-1, -1), f, 9), ("FONT", (0, 4), (-1, 4), b, 9), ("ALIGN", (1, 0), (1, -1), "RIGHT"), ("FONT", (0, -1), (-1, -1), b, 11), ("TEXTCOLOR", (0, -1), (-1, -1), HexColor("#ffffff")), ("BACKGROUND", (0, -1), (-1, -1), HexColor("#0b3d91")), ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 4)]))

    def page(c, doc):
        put(c, 48, 750, sup, b, 15, color="#0b3d91")
        put(c, 564, 750, f"FACTURE   Page {doc.page}", f, 9, "r")
        put(c, 306, 28, f"{sup} · Service aux entreprises 1 800 555-0142 · Montants en dollars canadiens (CAD)", f, 7.5, "c")
    doc.build([top, Spacer(1, 22), t, Spacer(1, 12), KeepTogether([sm])], onFirstPage=page, onLaterPages=page)
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "CAD", "supplier": {"name": sup, "tax_id": tps}, "customer": {"name": cus},
                     "line_items": [{"description": i[0], "quantity": str(i[1]), "unit_price": dec(i[2]), "amount": dec(i[3])} for i in items],
                     "subtotal": dec(net), "tax_total": dec(tax), "total": dec(tot), "amount_due": dec(owed)}}


LAYOUTS = {"spares": spares, "telecom": telecom}
