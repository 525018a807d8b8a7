# SPDX-License-Identifier: AGPL-3.0-or-later
"""Quebec: print shop. Portugal: pharmacy wholesale. New Zealand: electricity. South Africa: courier."""
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table
from reportlab.lib.styles import ParagraphStyle

from stranger_belfry_kit import *


def imprim(path, seed, rows):
    """Print shop's quotation program (platypus): bold job title over its paper and finish in one cell, full grid, two Canadian taxes."""
    rng = random.Random(f"imprim/{seed}/{rows}")
    sup = rng.choice([("Imprimerie des Cantons inc.", "1180, rue Galt Ouest", "Sherbrooke (Québec) J1H 9Z9"), ("Presses du Fjord ltée", "455, boul. Talbot",
        "Chicoutimi (Québec) G7H 0Z0")])
    cus = rng.choice([("Festival du Blé d'Or", "C. P. 214", "Magog (Québec) J1X 9Y9"), ("Clinique dentaire Bergeron", "77, rue Racine Est",
        "Chicoutimi (Québec) G7H 9X9"), ("Caisse scolaire Val-Estrie", "2955, ch. de la Rivière", "Coaticook (Québec) J1A 9W9")])
    cat = [("Dépliants 8,5 x 11, 3 volets", "4/4, couché lustré 100 lb, plié", 180, 620), ("Cartes professionnelles", "500 ex., 14 pt, coins ronds", 58,
        95), ("Affiches 24 x 36", "4/0, laminage mat", 14, 22), ("Blocs de factures NCR", "3 copies, numérotés, 50 par bloc", 9, 15),
           ("Enveloppes n° 10", "1/0 noir, boîte de 500", 64, 88), ("Programme 32 pages", "brochage à cheval, papier opaque 60 lb", 2, 5), ("Mise en page",
           "à l'heure", 75, 90), ("Bannière vinyle 3 x 8 pi", "œillets aux 24 po", 85, 140)]
    d0, items = day(rng), []
    for n, z, lo, hi in [rng.choice(cat) for _ in range(rows)]:
        q, up = rng.choice([1, 2, 4, 10] if hi > 40 else [25, 50, 300, 1500]), price(rng, lo, hi, "0.05")
        items.append((n, z, q, up, q * up))
    ship = rng.choice([D("18.50"), D("32.00")])
    net = sum(i[4] for i in items) + ship
    tps, tvq = r2(net * D("0.05")), r2(net * D("0.09975"))
    tot = net + tps + tvq
    dep = r2(rng.randint(1, 3) * 50) if tot > 400 else None
    no, po = f"F-{rng.randint(41000, 68000)}", rng.choice(["BC-2217", "Mme Lacasse", "24-118"])
    a, b, t = (ParagraphStyle(k, fontName=f, fontSize=z, leading=z * 1.25) for k, f, z in (("a", HE, 9), ("b", HEB, 9), ("t", TIB, 22)))
    P = lambda s, st=a: Paragraph(s.replace("&", "&amp;"), st)
    dol = lambda v: fr(v) + "\u00a0$"
    lab = [["Facture n°", no], ["Date", f"{d0.isoformat()}"], ["Votre bon de commande", po], ["Conditions", "Net 30 jours"]]
    st = [("FONT", (0, 0), (-1, -1), HE, 9), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (0, -1), 2)]
    head = Table([[[P("FACTURE", t), Spacer(1, 16), P(sup[0], b), P(sup[1]), P(sup[2])], Table(lab, colWidths=[120, 100], style=st)]], colWidths=[310, 225],
        style=st)
    to = Table([["Facturé à :", [P(cus[0], b), P(cus[1]), P(cus[2])]]], colWidths=[70, 300], hAlign="LEFT", style=st)
    body = [["Quantité", "Travail", "Prix unitaire", "Montant"]] + [[f"{i[2]:,}".replace(",", "\u00a0"), [P(i[0], b), P(i[1])], fr(i[3]),
        dol(i[4])] for i in items]
    grid = Table(body, colWidths=[55, 310, 80, 90], repeatRows=1, style=st + [("GRID", (0, 0), (-1, -1), .6, colors.black), ("BACKGROUND", (0, 0), (-1, 0),
        colors.lightgrey), ("ALIGN", (2, 1), (-1, -1), "RIGHT"), ("ALIGN", (0, 1), (0, -1), "CENTER")])
    sums = [["Livraison", dol(ship)], ["Sous-total", dol(net)], ["TPS 5 %  R 821640397 RT0001", dol(tps)], ["TVQ 9,975 %  1023984471 TQ0001", dol(tvq)],
        ["TOTAL", dol(tot)]] + ([["Acompte reçu", "-" + dol(dep)], ["SOLDE À PAYER", dol(tot - dep)]] if dep else [])
    foot = Table(sums, colWidths=[190, 90], hAlign="RIGHT", style=st + [("ALIGN", (1, 0), (1, -1), "RIGHT"), ("FONT", (0, 4), (-1, 4), HEB, 9.5),
        ("LINEABOVE", (0, 4), (-1, 4), .8, colors.black), ("NOSPLIT", (0, 0), (-1, -1))])
    SimpleDocTemplate(path, pagesize=LETTER, leftMargin=38, rightMargin=38, topMargin=44, bottomMargin=44, invariant=1, title="Facture").build(
        [head, Spacer(1, 22), to, Spacer(1, 18), grid, Spacer(1, 4), foot, Spacer(1, 16),
            P("Intérêt de 1,5 % par mois (18 % par an) sur tout compte en souffrance. Merci !")])
    return clean({"data": {
        "invoice_number": no, "invoice_date": d0.isoformat(), "purchase_order": po, "document_type": "invoice", "currency": "CAD",
            "supplier": {"name": sup[0], "address": addr(*sup[1:])},
        "customer": {"name": cus[0], "address": addr(*cus[1:])}, "line_items": [{"description": f"{i[0]} {i[1]}", "quantity": str(i[2]),
        "unit_price": S(i[3]), "amount": S(i[4])} for i in items],
        "subtotal": S(net), "shipping": S(ship), "total": S(tot), "paid": S(dep) if dep else None, "amount_due": S(tot - dep) if dep else None}})


def farma(path, seed, rows):
    """Portuguese certified billing program: lot and expiry, small summary of VAT at the left of the sums, sums only on the last page."""
    rng = random.Random(f"farma/{seed}/{rows}")
    sup = ("Cooperfar Beira – Distribuição Farmacêutica, Lda.", "Zona Industrial, Lote 31", "6300-999 Guardeira", "509 831 274")
    cus = rng.choice([("Farmácia Nova de Alvoco, Unip. Lda.", "Largo do Pelourinho, 6", "6270-998 Alvoco", "513 220 867"), ("Farmácia Teixeira Moita",
        "Rua Direita, 112 r/c", "6200-997 Covilhães", "196 408 315")])
    cat = [("Paracetamol 1 g x 20 comp.", 1.1, 2.2, "6"), ("Ibuprofeno 400 mg x 60 comp.", 2.5, 4.1, "6"), ("Soro fisiológico 30 x 5 ml", 2.2, 3.4, "6"),
        ("Protetor solar SPF50 50 ml", 9, 14, "23"), ("Termómetro digital", 3.5, 6, "6"), ("Champô anticaspa 250 ml", 6, 9, "23"),
           ("Amoxicilina 500 mg x 16 cáps.", 1.9, 3.2, "6"), ("Escova interdentária x 6", 3, 4.5, "23"), ("Compressas 10x10 est. cx 50", 2, 3.6, "6"),
           ("Batom hidratante", 1.9, 3.1, "23")]
    d0, items = day(rng), []
    for n, lo, hi, rt in [rng.choice(cat) for _ in range(rows)]:
        q, up, ds = rng.randint(1, 48), price(rng, lo, hi, "0.01"), rng.choice([0, 0, 3, 5, 10])
        items.append({"n": n, "q": q, "up": up, "ds": ds, "rate": rt, "net": r2(q * up * (100 - ds) / 100),
            "lot": f"{rng.choice('ABLX')}{rng.randint(1000, 9999)} {rng.randint(1, 12):02d}/{d0.year % 100 + 2}"})
    summ = [(r, b, r2(b * D(r) / 100)) for r, b in rates(items)]
    net, tax, gross = sum(s[1] for s in summ), sum(s[2] for s in summ), sum(i["q"] * i["up"] for i in items)
    no = f"FT A{d0.year % 100}/{rng.randint(100, 9800)}"
    p, y = Pad(path, A4, "Com24Noto", 8), 900
    for i in items + [None]:
        if y > (770 if i else 640):
            if y < 900:
                p.r(560, 815, "Continua…", 7)
                p.new()
            p.t(36, 48, sup[0], 11, "Com24NotoB")
            p.t(36, 61, f"{sup[1]}   {sup[2]}   Contribuinte N.º {sup[3]}", 7.5)
            p.t(36, 90, "Fatura", 14, "Com24NotoB")
            p.t(36, 104, f"Original   Pág. {p.page}", 7)
            for k, s in enumerate(("Exmo.(s) Sr.(s)",) + cus[:3]):
                p.t(330, 90 + 13 * k, s, 8.5)
            for k, (a, v) in enumerate((("N.º Documento", no), ("Data", f"{d0:%Y-%m-%d}"), ("V/ Contrib.", cus[3]), ("Vencimento",
                f"{plus(d0, 30):%Y-%m-%d}"), ("Moeda", "EUR"))):
                p.t(36 + 108 * k, 160, a, 7, "Com24NotoB")
                p.t(36 + 108 * k, 172, v)
            p.line(36, 150, 560, 150)
            p.line(36, 178, 560, 178)
            for xx, s in ((232, "Lote / Val."), (330, "Qtd."), (385, "Pr. Unitário"), (430, "Desc. %"), (470, "IVA %"), (560, "Valor Líquido")):
                (p.t if xx == 232 else p.r)(xx, 196, s, 7, "Com24NotoB")
            p.t(36, 196, "Designação", 7, "Com24NotoB")
            y = 212
        if i:
            p.t(36, y, i["n"])
            p.t(232, y, i["lot"], 7)
            for xx, s in ((330, str(i["q"])), (385, de(i["up"])), (430, de(i["ds"])), (470, i["rate"]), (560, de(i["net"]))):
                p.r(xx, y, s)
            y += 13
    for k, (a, b, c) in enumerate([("Taxa", "Incidência", "Valor IVA")] + [(r + " %", de(b), de(c)) for r, b, c in summ]):
        for xx, s in ((90, a), (170, b), (250, c)):
            p.r(xx, 690 + 13 * k, s, font="Com24NotoB" if not k else None)
    for k, (a, v) in enumerate((("Total ilíquido", gross), ("Descontos", gross - net), ("Total líquido", net), ("IVA", tax), ("TOTAL A PAGAR (EUR)",
        net + tax))):
        p.t(380, 690 + 15 * k, a, font="Com24NotoB" if k == 4 else None)
        p.r(560, 690 + 15 * k, de(v), font="Com24NotoB" if k == 4 else None)
    p.t(36, 800, "xK4q-Processado por programa certificado n.º 0000/AT   ATCUD: JX7Z00QP-" + no.split("/")[1], 6.5)
    p.save()
    return clean({"data": {
        "invoice_number": no, "invoice_date": d0.isoformat(), "due_date": plus(d0, 30).isoformat(), "document_type": "invoice", "currency": "EUR",
            "supplier": {"name": sup[0], "address": addr(*sup[1:3]), "tax_id": sup[3]},
        "customer": {"name": cus[0], "address": addr(*cus[1:3]), "tax_id": cus[3]},
        "line_items": [{"description": i["n"], "quantity": str(i["q"]), "unit_price": S(i["up"]), "discount": S(i["ds"]), "tax_rate": i["rate"],
        "amount": S(i["net"])} for i in items],
        "tax_summary": [{"tax_rate": r, "taxable": S(b), "tax": S(c)} for r, b, c in summ], "subtotal": S(net), "discount": S(gross - net),
        "tax_total": S(tax), "total": S(net + tax)}})


def energy(path, seed, rows):
    """Retailer's bill for several meters: coloured panel with what is due, a band per connection with its readings, unit behind the quantity."""
    rng = random.Random(f"energy/{seed}/{rows}")
    sup, cus = ("Kōwhai Power Ltd", "PO Box 9921", "Hamilton 3240", "118-402-773"), rng.choice([("Waimarie Packhouse Ltd", "88 Coolstore Lane", "RD 6",
        "Te Puke 3186"), ("Ōtaki Joinery 2010 Ltd", "5 Riverbank Road", "Ōtaki 5512")])
    d0 = day(rng)
    due, items, no = plus(d0, 20), [], f"{rng.randint(70000000, 79999999)}"
    for k in range(rows):
        n, u, lo, hi = (("Day units", "kWh", .19, .27), ("Night units", "kWh", .11, .16), ("Daily fixed charge", "days", 1.4, 2.6),
            ("Electricity Authority levy", "kWh", .0015, .0019), ("Metering, half-hourly", "days", .7, 1.1))[k % 5]
        q, up = 31 if u == "days" else rng.randint(240, 18400), price(rng, lo, hi, "0.0001")
        items.append((n, q, u, up, r2(q * up)))
    net = sum(i[4] for i in items)
    gst = r2(net * D("0.15"))
    p, V, one = Pad(path, A4, "Com24Sans", 8.5), colors.HexColor("#f3c316"), lambda d: f"{d.day} {MON_EN[d.month - 1]} {d.year}"
    p.t(42, 60, sup[0], 17, "Com24SansB")
    p.t(42, 76, f"{sup[1]}, {sup[2]}")
    p.t(42, 88, f"GST No. {sup[3]}")
    for k, s in enumerate(cus):
        p.t(42, 132 + 12 * k, s)
    p.box(340, 44, 213, 124, V, None, rad=8)
    for k, (a, v) in enumerate((("Tax invoice", no), ("Invoice date", one(d0)), ("Amount due", "$" + num(net + gst)), ("Due date", one(due)))):
        p.t(352, 64 + 27 * k, a, 7.5)
        p.t(352, 77 + 27 * k, v, 11, "Com24SansB")
    p.t(42, 206, "Your charges in detail", 12, "Com24SansB")
    y = 222
    for k, (n, q, u, up, v) in enumerate(items):
        if y > 740:
            p.m(297, 810, f"Tax invoice {no}   |   Page {p.page}", 7)
            p.new()
            y = 54
        if k % 5 == 0:
            p.box(42, y, 511, 16, colors.HexColor("#fbf0c4"), None)
            r0 = rng.randint(1000, 80000)
            s = f"ICP 0000{rng.randint(100000, 999999)}WE{rng.choice('1A7')}F{rng.randint(10, 99)}    Meter {rng.randint(200000, 299999)}"
            p.t(48, y + 11, s + f"    Reading {r0} (actual)", 7.5, "Com24SansB")
            y += 30
        p.t(48, y, n)
        p.r(310, y, f"{q:,} {u}")
        p.r(430, y, f"@ ${up:.4f} per {u.rstrip('s')}")
        p.r(548, y, "$" + num(v))
        y += 22 if k % 5 == 4 else 15
    y += 14
    if y > 720:
        p.m(297, 810, f"Tax invoice {no}   |   Page {p.page}", 7)
        p.new()
        y = 60
    for k, (a, v) in enumerate((("Total charges excluding GST", net), ("GST 15%", gst), ("Total including GST", net + gst))):
        p.t(300, y + 15 * k, a, font="Com24SansB" if k == 2 else None)
        p.r(548, y + 15 * k, "$" + num(v), font="Com24SansB" if k == 2 else None)
    p.line(42, y - 14, 553, y - 14, 1.5, V)
    p.m(297, 810, f"Tax invoice {no}   |   Page {p.page}", 7)
    p.save()
    return clean({"data": {
        "invoice_number": no, "invoice_date": d0.isoformat(), "due_date": due.isoformat(), "document_type": "invoice", "currency": "NZD",
            "supplier": {"name": sup[0], "address": addr(*sup[1:3]), "tax_id": sup[3]}, "customer": {"name": cus[0], "address": addr(*cus[1:])},
        "line_items": [{"description": i[0], "quantity": str(i[1]), "unit": i[2], "unit_price": f"{i[3]:.4f}", "amount": S(i[4])} for i in items],
        "subtotal": S(net), "tax_total": S(gst), "total": S(net + gst), "amount_due": S(net + gst)}})


def waybill(path, seed, rows):
    """Landscape list of waybills: every cell boxed, fuel levy per line, VAT and inclusive amount columns, totals as last table row."""
    rng = random.Random(f"waybill/{seed}/{rows}")
    sup, cus = ("Karoo Swift Couriers (Pty) Ltd", "27 Voortrek Street", "Beaufort South", "6975", "4810293347"), rng.choice([("Nduli Optical Supplies CC",
        "Unit 4, Harbour Park", "Gqeberha", "6019", "4170556281"), ("Bloem Auto Spares (Pty) Ltd", "118 Zastron Rd", "Bloemfontein", "9300", "4920087716")])
    cat, towns = ["Overnight express", "Economy road", "Same day", "Early bird 08:00"], ["Polokwane", "Upington", "George", "Mthatha", "Midrand",
        "Kimberley", "Umhlanga"]
    d0, items = day(rng), []
    for k in range(rows):
        q, up = rng.randint(1, 9), price(rng, 58, 190, "0.50")
        fl = r2(q * up * D("0.185"))
        ex = q * up + fl
        items.append((f"KS{rng.randint(4100000, 4999999)}", plus(d0, -rng.randint(0, 26)), f"{rng.choice(cat)} – {rng.choice(towns)}", q, up, fl,
            r2(ex * D("0.15")), ex + r2(ex * D("0.15"))))
    vat, tot, no = sum(i[6] for i in items), sum(i[7] for i in items), f"INV{rng.randint(88000, 99999)}"
    p = Pad(path, (A4[1], A4[0]), TI, 9.5)
    X, y = (40, 104, 168, 400, 450, 520, 600, 690, 802), 70

    def row(cells, font=TI, fill=None):
        nonlocal y
        for k, s in enumerate(cells):
            p.box(X[k], y, X[k + 1] - X[k], 17, fill, lw=.4)
            (p.r if k > 2 else p.t)(X[k + 1] - 4 if k > 2 else X[k] + 4, y + 12, s, font=font)
        y += 17
    p.t(40, 48, sup[0], 17, TIB)
    p.r(802, 48, "TAX INVOICE", 17, TIB)
    for x0, lab, who in ((40, "From:", sup), (290, "To:", cus)):
        for k, s in enumerate((lab,) + who[x0 == 40:4] + (f"VAT No: {who[4]}",)):
            p.t(x0, y + 12 * k, s, font=TIB if not k else TI)
    for k, (a, v) in enumerate((("Invoice No:", no), ("Invoice Date:", f"{d0:%Y/%m/%d}"), ("Payment Due:", f"{plus(d0, 30):%Y/%m/%d}"))):
        p.r(720, 82 + 14 * k, a)
        p.r(802, 82 + 14 * k, v)
    heads, y = ("Waybill No", "Date", "Service / Destination", "Parcels", "Rate", "Fuel Levy", "VAT 15%", "Total Incl. (R)"), 158
    row(heads, TIB, colors.HexColor("#d9d9d9"))
    for i in items + [None] * 3:
        if y > (530 if i else 545):
            p.m(421, 575, f"Page {p.page}", 8)
            p.new()
            y = 40
            row(heads, TIB, colors.HexColor("#d9d9d9"))
        if i:
            row((i[0], f"{i[1]:%d/%m}", i[2], str(i[3]), num(i[4], " "), num(i[5], " "), num(i[6], " "), num(i[7], " ")))
    for a, v in (("Total Excl. VAT", tot - vat), ("VAT @ 15%", vat), ("Total Due", tot)):
        p.box(600, y, 90, 17)
        p.box(690, y, 112, 17)
        p.t(604, y + 12, a, font=TIB if v == tot else TI)
        p.r(798, y + 12, "R " + num(v, " "), font=TIB if v == tot else TI)
        y += 17
    p.m(421, 575, f"Page {p.page}", 8)
    p.save()
    return clean({"data": {
        "invoice_number": no, "invoice_date": d0.isoformat(), "due_date": plus(d0, 30).isoformat(), "document_type": "invoice", "currency": "ZAR",
            "supplier": {"name": sup[0], "address": addr(*sup[1:4]), "tax_id": sup[4]},
        "customer": {"name": cus[0], "address": addr(*cus[1:4]), "tax_id": cus[4]},
        "line_items": [{"description": i[2], "quantity": str(i[3]), "unit_price": S(i[4]), "tax_rate": "15", "tax": S(i[6]),
        "amount": S(i[7])} for i in items], "subtotal": S(tot - vat), "tax_total": S(vat), "total": S(tot)}})


LAYOUTS = {"imprim": imprim, "farma": farma, "energy": energy, "waybill": waybill}
