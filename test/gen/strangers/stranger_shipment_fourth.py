# SPDX-License-Identifier: AGPL-3.0-or-later
"""Chile, Switzerland, Emirates, Austria."""
from stranger_shipment_kit import *
from reportlab.platypus import Table, Spacer, KeepTogether
from reportlab.graphics.barcode import qr
from reportlab.graphics.shapes import Drawing
from reportlab.graphics import renderPDF

CL = [("MAL-105", "MALLA HEXAGONAL 1,0 X 25 M", "", 1899000, 1900), ("POL-244", "POLIN IMPREGNADO 3-4\" X 2,44 M", "", 459000, 1900), ("ALB-160", "ALAMBRE DE PÚAS ROLLO 500 M", "", 5299000, 1900), ("URE-025", "UREA GRANULADA SACO 25 KG", "", 1849000, 1900),
      ("BEB-020", "BEBEDERO AUTOMÁTICO 20 L PARA AVES CON BASE REFORZADA", "", 1290000, 1900), ("GRA-002", "GRAPA GALVANIZADA 1 1/4\" CAJA 1 KG", "", 329000, 1900), ("MAN-050", "MANGUERA RIEGO 1/2\" ROLLO 50 M", "", 2199000, 1900), ("ASP-012", "ASPERSOR SECTORIAL BRONCE", "", 789000, 1900),
      ("FLE-001", "FLETE A PREDIO, SECTOR SUR", "", 3500000, 1900), ("SEM-BAL", "SEMILLA BALLICA ANUAL SACO 25 KG", "", 3890000, 1900), ("GUA-XL", "GUANTE CABRITILLA TALLA XL", "", 249000, 1900)]


def chile(path, seed, rows):
    r = rng("chile", seed, rows)
    items = make_items(r, rows, CL, (0, 0, 500, 1000), qmax=30)
    for i in items:           # whole pesos
        i["price"] = i["price"] // 1000 * 1000
        i["amount"] = rnd(i["q"] * i["price"] * (10000 - i["disc"]), 100000000) * 100
    d = day(r)
    due = plus(d, 30)
    no = str(r.randint(2100, 98000))

    def rut():
        n = r.randint(76000000, 77999999)
        k = 11 - sum(int(c) * (2 + j % 6) for j, c in enumerate(reversed(str(n)))) % 11
        return fmt(n * 100, places=0) + "-" + {11: "0", 10: "K"}.get(k, str(k))
    tid = [rut(), rut()]
    sup, cus = "AGROCOMERCIAL LOS COIHUES LIMITADA", r.choice(("SOCIEDAD AGRÍCOLA EL MAITÉN SPA", "ROSA ELVIRA PAILLALEF CÁRCAMO", "LÁCTEOS RÍO BUENO S.A."))
    net = sum(i["amount"] for i in items)
    tax = rnd(net * 19, 10000) * 100
    tot = net + tax
    f = lambda c: fmt(c, places=0)
    M = "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split()
    dots = [r.random() < .5 for _ in range(70 * 14)]

    def paint(s):
        F, B = "Helvetica", "Helvetica-Bold"
        g = Grid(s, [("c", 36, 58, "l", "Código"), ("desc", 94, 220, "w", "Descripción"), ("q", 314, 52, "r", "Cantidad"), ("p", 366, 66, "r", "Precio"), ("d", 432, 48, "r", "%Desc."), ("a", 480, 79, "r", "Valor")], F, 8.5, pad=2, fill="#E9E9E9")

        def top():
            s.t(36, 52, "Los Coihues", "Times-BoldItalic", 22, col="#2B5C34")
            s.lines(36, 70, [sup, "Giro: VENTA AL POR MAYOR DE INSUMOS AGRÍCOLAS", "Ruta 5 Sur km 876 - Osorno", "eMail: ventas@loscoihues.example   Teléfono: 64 200 0000"], F, 8, 11)
            s.box(365, 36, 194, 72, None, "#D01010", 2)
            s.lines(462, 56, ["R.U.T.:" + tid[0], "FACTURA ELECTRÓNICA", f"Nº{no}"], B, 12, 19, "c", "#D01010")
            s.t(462, 121, "S.I.I. - OSORNO", B, 9, "c", "#D01010")
            s.t(559, 140, f"Fecha Emision: {d.day} de {M[d.month - 1].capitalize()} del {d.year}", F, 8.5, "r")
            s.box(36, 148, 523, 62)
            for k, (a, v, a2, v2) in enumerate((("SEÑOR(ES)", cus, "", ""), ("R.U.T.", tid[1], "COMUNA", "PURRANQUE"), ("GIRO", "CRIANZA DE GANADO", "CIUDAD", "OSORNO"), ("DIRECCION", "FUNDO SANTA INÉS S/N", "VENCIMIENTO", f"{due:%d-%m-%Y}"))):
                s.t(42, 161 + 13 * k, a + ":", B, 8)
                s.t(105, 161 + 13 * k, v, F, 8.5)
                if a2:
                    s.t(360, 161 + 13 * k, a2 + ":", B, 8)
                    s.t(435, 161 + 13 * k, v2, F, 8.5)
            return g.head(220) + 2

        def foot():
            s.box(36, 220, 523, 440)
            s.t(559, 825, f"Página {s.page} de {s.pages}", F, 7, "r")

        def turn(y, i):
            foot()
            s.next()
            return top()
        data = [dict(c=i["code"], desc=i["desc"], q=dec(i["q"]), p=f(i["price"]), d=dec(i["disc"]) if i["disc"] else "", a=f(i["amount"])) for i in items]
        g.body(top(), data, 650, turn)
        s.t(36, 674, "Forma de Pago: Crédito", F, 8.5)
        for k in range(70):
            for j in range(14):
                if dots[k * 14 + j] or k in (0, 69):
                    s.box(60 + 2.6 * k, 690 + 5 * j, 2.6, 5, "#000000", None)
        s.lines(151, 772, ["Timbre Electrónico SII", f"Res. 0 de {d.year - 8} - Verifique documento: www.sii.example"], F, 7, 9, "c")
        s.box(380, 686, 179, 62)
        for k, (a, v) in enumerate((("MONTO NETO", net), ("I.V.A. 19%", tax), ("IMPUESTO ADICIONAL", 0), ("TOTAL", tot))):
            s.t(386, 700 + 14 * k, a, B, 8.5)
            s.t(492, 700 + 14 * k, "$", B, 8.5)
            s.t(553, 700 + 14 * k, f(v), B if k == 3 else F, 9, "r")
        foot()
    twice(path, paint)
    return {"data": dict(invoice_number=no, invoice_date=d.isoformat(), due_date=due.isoformat(), supplier=dict(name=sup, tax_id=tid[0]), customer=dict(name=cus, tax_id=tid[1]), currency="CLP",
                         line_items=[line(i, rate=False) for i in items], subtotal=amt(net), tax_total=amt(tax), total=amt(tot))}


CH = [("", "Konsultation Kleintier, Sprechstunde", "x", 7450, 810), ("", "Ultraschall Abdomen inkl. Befund und Bilddokumentation", "x", 18500, 810), ("", "Blutentnahme und Chemogramm (Praxislabor)", "x", 9680, 810), ("", "Narkose mit Überwachung, pro Viertelstunde", "x", 4850, 810),
      ("", "Amoxiclav 250 mg Tabletten", "Stk", 145, 260), ("", "Diätfutter Niere, Beutel 85 g", "Btl", 285, 260), ("", "Diätfutter Gastro, Sack 7,5 kg", "Sack", 8990, 260), ("", "Halskragen Grösse M", "Stk", 2200, 810), ("", "Zahnsteinentfernung mit Politur", "x", 16000, 810),
      ("", "Wegpauschale Hausbesuch", "x", 4500, 810), ("", "Verbandmaterial", "Psch", 1850, 810)]


def vet(path, seed, rows):
    r = rng("vet", seed, rows)
    items = make_items(r, rows, CH, (0, 0, 0, 1000), qmax=8)
    d = day(r)
    due = plus(d, 30)
    no = f"RE-{r.randint(10210, 39800)}"
    u = mod11(r, (5, 4, 3, 2, 7, 6, 5, 4), lambda s: 0 if s % 11 == 0 else (11 - s % 11 if s % 11 != 1 else None))
    uid = f"CHE-{u[:3]}.{u[3:6]}.{u[6:]} MWST"
    acc = iban(r, "CH", 17)
    ref = digits(r, 26)
    c = 0
    for x in ref:
        c = (0, 9, 4, 6, 8, 2, 7, 1, 3, 5)[(c + int(x)) % 10]
    ref += str((10 - c) % 10)
    refs = ref[:2] + " " + " ".join(ref[k:k + 5] for k in range(2, 27, 5))
    sup, cus = "Tierarztpraxis Seematte AG", r.choice(("Bauernhof-Stiftung Rütihubel", "Frau Annemarie Zurbriggen", "Katzenheim Bärgblick"))
    rates = by_rate(items)
    net, tax = sum(x[1] for x in rates), sum(x[2] for x in rates)
    tot = net + tax
    pay = rnd(tot, 5) * 5
    f = lambda v: fmt(v, "'", ".")

    def paint(s):
        F, B = "Helvetica", "Helvetica-Bold"
        g = Grid(s, [("n", 56, 28, "l", "Pos."), ("desc", 84, 196, "w", "Leistung / Artikel"), ("q", 280, 40, "r", "Menge"), ("u", 320, 34, "l", "Einheit"), ("p", 354, 58, "r", "Preis"), ("d", 412, 40, "r", "Rabatt"), ("r", 452, 40, "r", "MWST"), ("a", 492, 55, "r", "Total")],
                 F, 8.5, pad=2.6, under="#00867D", rowrule="#D5D5D5", hsize=8)
        s.lines(56, 50, [sup], B, 11)
        s.lines(56, 63, ["Seemattweg 9", "3700 Spiez", uid], F, 8.5, 11)
        s.lines(340, 110, [cus, "Hauptstrasse 31", "3714 Frutigen"], F, 10.5, 14)
        s.t(56, 186, f"Rechnung {no}", B, 14)
        s.lines(56, 202, [f"Datum: {d:%d.%m.%Y}      Zahlbar bis: {due:%d.%m.%Y}      Beträge in CHF, exkl. MWST"], F, 8.5)
        data = [dict(n=str(k), desc=i["desc"], q=dec(i["q"], "."), u=i["unit"], p=f(i["price"]), d=dec(i["disc"], ".") + "%" if i["disc"] else "", r=dec(i["rate"], ".", False) + "%", a=f(i["amount"])) for k, i in enumerate(items, 1)]

        def turn(y, i):
            v = f(sum(x["amount"] for x in items[:i]))
            s.t(84, y + 13, "Zwischentotal / Übertrag", B, 8.5)
            s.t(544, y + 13, v, B, 8.5, "r")
            s.t(547, 820, f"{s.page}/{s.pages}", F, 7.5, "r")
            s.next()
            y = g.head(50)
            if i < rows:
                s.t(84, y + 12, "Übertrag", B, 8.5)
                s.t(544, y + 12, v, B, 8.5, "r")
            return y + 16
        y = g.body(g.head(214), data, 780, turn)
        need = 26 + 14 * (4 + len(rates))
        if y + need > 530:        # the slip needs the foot of a page of its own
            if y + need > 790:
                s.t(547, 820, f"{s.page}/{s.pages}", F, 7.5, "r")
                s.next()
                y = 50
        y += 18
        ls = [("Zwischensumme", f(net), F)] + [(f"MWST {dec(k, '.')}% auf {f(n)}", f(t), F) for k, n, t in rates]
        if len(rates) > 1:
            ls.append(("Total MWST", f(tax), F))
        ls.append(("Total inkl. MWST", f(tot), B))
        ls += [("Rundung", f(pay - tot), F)] * (pay != tot) + [("Zu bezahlen CHF", f(pay), B)]
        for a, v, fo in ls:
            s.t(330, y, a, fo, 9)
            s.t(544, y, v, fo, 9, "r")
            y += 14
        s.t(547, 20, f"{s.page}/{s.pages}", F, 7.5, "r")
        if y > 536:
            s.next()
            s.t(547, 20, f"{s.page}/{s.pages}", F, 7.5, "r")
            s.t(56, 60, f"Einzahlungsschein zur Rechnung {no}", F, 9)
        z = 842 - 297.6
        s.rule(0, z, s.w, z, .4)
        s.rule(175.7, z, 175.7, 842, .4)
        s.t(14, z + 24, "Empfangsschein", B, 11)
        s.t(190, z + 24, "Zahlteil", B, 11)

        def part(x, y, h, ls, sz):
            s.t(x, y, h, B, sz - 2)
            return s.lines(x, y + sz + 1, ls, F, sz, sz + 1.3) + 6
        who, to = [sup, "Seemattweg 9", "3700 Spiez"], [cus, "Hauptstrasse 31", "3714 Frutigen"]
        yy = part(14, z + 40, "Konto / Zahlbar an", [acc] + who, 8)
        yy = part(14, yy, "Referenz", [refs], 7.6)
        part(14, yy, "Zahlbar durch", to, 8)
        yy = part(335, z + 24, "Konto / Zahlbar an", [acc] + who, 9.5)
        yy = part(335, yy, "Referenz", [refs], 9)
        yy = part(335, yy, "Zusätzliche Informationen", [f"Rechnung {no}"], 9.5)
        part(335, yy, "Zahlbar durch", to, 9.5)
        for x, q in ((14, 8), (190, 9.5)):
            s.t(x, 782, "Währung", B, q - 2)
            s.t(x + 50, 782, "Betrag", B, q - 2)
            s.t(x, 795, "CHF", F, q)
            s.t(x + 50, 795, fmt(pay, " ", "."), F, q)
        s.t(160, 815, "Annahmestelle", B, 6.5, "r")
        w = qr.QrCodeWidget("\n".join(["SPC", "0200", "1", acc.replace(" ", ""), "K", sup, "Seemattweg 9", "3700 Spiez", "", "", "CH", "", "", "", "", "", "", "", amt(pay), "CHF", "QRR", ref, no, "EPD"]), barLevel="M")
        b = w.getBounds()
        k = 138 / (b[2] - b[0])
        dr = Drawing(138, 138, transform=[k, 0, 0, k, 0, 0])
        dr.add(w)
        renderPDF.draw(dr, s.c, 186, 842 - z - 180)
    twice(path, paint)
    data = dict(invoice_number=no, invoice_date=d.isoformat(), due_date=due.isoformat(), currency="CHF", supplier=dict(name=sup, tax_id=uid), customer=dict(name=cus), line_items=[line(i) for i in items],
                subtotal=amt(net), tax_total=amt(tax), total=amt(tot), amount_due=amt(pay))
    return {"data": data}


AE = [("", "Cloud PBX seats, monthly subscription", "", 6500, 500), ("", "SIP trunk, 30 channels", "", 145000, 500), ("", "Managed firewall incl. 24x7 monitoring and quarterly rule review", "", 189000, 500), ("", "On-site engineer, Dubai and Northern Emirates", "Hour", 27500, 500), ("", "IP desk phone, colour display", "", 41500, 500),
      ("", "International calls export of services (outside UAE)", "", 98000, 0), ("", "Structured cabling Cat6A point with testing", "", 33000, 500), ("", "Domain and mail hosting, 12 months", "", 42000, 500), ("", "Remote support, GCC branch outside UAE", "Hour", 22000, 0)]


def gulf(path, seed, rows):
    r = rng("gulf", seed, rows)
    items = make_items(r, rows, AE, (0, 0, 0, 500, 1000), False, qmax=15)
    for i in items:
        g = rnd(i["q"] * i["price"], 100)
        i["off"] = g - i["amount"]
    d = day(r)
    due = plus(d, 30)
    no = f"INV-{r.randint(120, 9400):06d}"
    trn = ["100" + digits(r, 12) for _ in range(2)]
    sup, cus = "Qamar Telecom Solutions FZ-LLC", r.choice(("Desert Falcon Interiors LLC", "Al Noor Medical Centre", "Pearl Harbour Marine Services L.L.C."))
    rates = by_rate(items)
    net, tax = sum(x[1] for x in rates), sum(x[2] for x in rates)
    tot = net + tax
    paid = tot // 200 * 100 if r.random() < .5 else 0
    f = lambda v: fmt(v, ",", ".")

    def story():
        N, R, S = style("DV", 7.5), style("DV", 7.5, 2), style("DV", 7, col="#666666")
        top = Table([[P(f"{sup}\nOffice 1204, Building 9\nDubai, United Arab Emirates\nTRN {trn[0]}", style("DV", 8.5, lead=12)), P("TAX INVOICE", style("DV", 19, 2, lead=24))]], [290, 215])
        bill = Table([[P(f"Bill To\n{cus}\nP.O. Box 00000\nAbu Dhabi\nTRN {trn[1]}", style("DV", 8.5, lead=12)), Table([[P(a, R), P(b, R)] for a, b in (("Invoice#", no), ("Invoice Date", f"{d:%d %b %Y}"), ("Terms", "Net 30"), ("Due Date", f"{due:%d %b %Y}"))], [105, 105],
                                                                                                          style=[("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 2), ("RIGHTPADDING", (0, 0), (-1, -1), 0)])]], [290, 215])
        for t in (top, bill):
            t.setStyle([("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 0), ("RIGHTPADDING", (0, 0), (-1, -1), 0)])
        W, WR = style("DV", 7.5, 0, "#FFFFFF"), style("DV", 7.5, 2, "#FFFFFF")
        body = [[P("#", W), P("Item & Description", W), P("Qty", WR), P("Rate", WR), P("Discount", WR), P("Tax %", WR), P("Amount", WR)]]
        for k, i in enumerate(items, 1):
            body.append([P(k, N), P(i["desc"], N), P(dec(i["q"], ".", True) + (f"\n{i['unit']}" if i["unit"] else ""), R), P(f(i["price"]), R), P(f(i["off"]), R), P(dec(i["rate"], ".", True), R), P(f(i["amount"]), R)])
        t = Table(body, [24, 194, 46, 62, 58, 46, 75], repeatRows=1)
        t.setStyle([("BACKGROUND", (0, 0), (-1, 0), HexColor("#3C3D3A")), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("LINEBELOW", (0, 1), (-1, -1), .4, HexColor("#CCCCCC")), ("TOPPADDING", (0, 0), (-1, -1), 4), ("BOTTOMPADDING", (0, 0), (-1, -1), 5)])
        rows_ = [("Sub Total", f(net))]
        names = {500: "Standard Rate (5%)", 0: "Zero Rate (0%)"}
        rows_ += [(names[k], f(x)) for k, n, x in rates] + ([("Total VAT", f(tax))] if len(rates) > 1 else [])
        b = len(rows_)
        rows_ += [("Total", "AED" + f(tot))] + ([("Payment Made", "(-) " + f(paid))] if paid else []) + [("Balance Due", "AED" + f(tot - paid))]
        tt = Table([[P(a, style("DV-Bold" if a in ("Total", "Balance Due") else "DV", 8, 2)), P(v, style("DV-Bold" if a in ("Total", "Balance Due") else "DV", 8, 2))] for a, v in rows_], [120, 100], hAlign="RIGHT")
        tt.setStyle([("BACKGROUND", (0, -1), (-1, -1), HexColor("#F5F4F3")), ("TOPPADDING", (0, 0), (-1, -1), 3), ("BOTTOMPADDING", (0, 0), (-1, -1), 4)])
        return [top, Spacer(1, 16), bill, Spacer(1, 14), t, Spacer(1, 6), KeepTogether([tt, Spacer(1, 14), P("Notes\nThanks for your business.", S)])]

    def onpage(c, n, k):
        c.setFont("DV", 7)
        c.drawRightString(550, 28, str(n))
    flow(path, story, onpage, margins=(45, 45, 45, 45))
    ls = [line(i) for i in items]
    for i, x in zip(items, ls):
        x["discount"] = amt(i["off"])
    data = dict(invoice_number=no, invoice_date=d.isoformat(), due_date=due.isoformat(), currency="AED", supplier=dict(name=sup, tax_id=trn[0]), customer=dict(name=cus, tax_id=trn[1]), line_items=ls,
                subtotal=amt(net), tax_total=amt(tax), total=amt(tot), amount_due=amt(tot - paid))
    return {"data": data}


AT = [("978-3-00000-114-2", "Almsommer. Roman", "", 2400, 1000), ("978-3-00000-127-2", "Die stille Post von Gmünd", "", 2290, 1000), ("978-3-00000-131-9", "Kochen mit Kren: 80 Rezepte aus dem Waldviertel", "", 3200, 1000), ("978-3-00000-145-6", "Donauabwärts. Ein Reisetagebuch in Briefen und Skizzen", "", 2850, 1000),
      ("K-2201", "Wandkalender Bergseen 30 x 60 cm", "", 2990, 2000), ("P-0410", "Postkartenset Wiener Türen (12 Stk.)", "", 990, 2000), ("978-3-00000-150-0", "Grammatik der Vögel. Gedichte", "", 1900, 1000), ("A-0077", "Stofftasche bedruckt „Lies doch“", "", 750, 2000), ("H-0012", "Hörbuch Almsommer, 6 CDs", "", 2500, 2000)]


def verlag(path, seed, rows):
    r = rng("verlag", seed, rows)
    items = make_items(r, rows, AT, (3000, 3500, 4000), qmax=14)
    for i in items:
        i["q"], i["amount"] = -i["q"], -i["amount"]
    d = day(r)
    no = f"GS{d.year}-{r.randint(20, 1900):04d}"

    def atu():
        b = digits(r, 7)
        t = sum(int(x) if k % 2 == 0 else sum(map(int, str(int(x) * 2))) for k, x in enumerate(b))
        return f"ATU{b}{(96 - t) % 10}"
    tid = [atu(), atu()]
    sup, cus = "Verlag Birkenhain GmbH & Co KG", r.choice(("Buchhandlung Ottilie Prohaska e.U.", "Bücherstube am Graben GmbH", "Medienkontor Linz Handels GmbH"))
    rates = by_rate(items)
    net, tax = sum(x[1] for x in rates), sum(x[2] for x in rates)

    def story():
        F, B = "DVS", "DVS-Bold"
        N, R = style(F, 7.6), style(F, 7.6, 2)
        H, HR = style(B, 7.2), style(B, 7.2, 2)
        adr = P(f"Firma\n{cus}\nHerrengasse 40\n4020 Linz", style(F, 9, lead=12.5))
        info = P(f"Gutschrift Nr.: {no}\nBelegdatum: {d:%d.%m.%Y}\nKundennummer: 10442\nIhre UID: {tid[1]}\nBezug: Remittende lt. Lieferschein", style(F, 8.2, lead=12))
        top = Table([[adr, info]], [290, 210])
        top.setStyle([("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 0)])
        body = [[P("ISBN / Artikel", H), P("Bezeichnung", H), P("Menge", HR), P("Einzelpreis\nnetto", HR), P("Rabatt\n%", HR), P("USt\n%", HR), P("Betrag\nnetto", HR)]]
        for i in items:
            body.append([P(i["code"], style(F, 7)), P(i["desc"], N), P(dec(i["q"]), R), P(fmt(i["price"]), R), P(dec(i["disc"]), R), P(dec(i["rate"]), R), P(fmt(i["amount"]), R)])
        t = Table(body, [92, 164, 40, 62, 42, 32, 68], repeatRows=1)
        t.setStyle([("LINEABOVE", (0, 0), (-1, 0), 1.2, black), ("LINEBELOW", (0, 0), (-1, 0), .5, black), ("LINEBELOW", (0, -1), (-1, -1), .5, black), ("VALIGN", (0, 0), (-1, 0), "BOTTOM"), ("VALIGN", (0, 1), (-1, -1), "TOP"),
                    ("TOPPADDING", (0, 1), (-1, -1), 2), ("BOTTOMPADDING", (0, 1), (-1, -1), 3)])
        ls = [("Nettosumme", net)] + [(f"+ {dec(k)} % USt von {fmt(n)}", x) for k, n, x in rates] + ([("USt gesamt", tax)] if len(rates) > 1 else [])
        tt = Table([[P(a, N), P("EUR", N), P(fmt(v), R)] for a, v in ls] + [[P("Gutschriftsbetrag", style(B, 9)), P("EUR", style(B, 9)), P(fmt(net + tax), style(B, 9, 2))]], [130, 44, 86], hAlign="RIGHT")
        tt.setStyle([("LINEABOVE", (0, -1), (-1, -1), .5, black), ("LINEBELOW", (0, -1), (-1, -1), 1.2, black), ("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 3)])
        return [top, Spacer(1, 26), P("Gutschrift (Rechnungskorrektur)", style(B, 13, lead=18)), Spacer(1, 3), P("Wir schreiben Ihnen für Ihre Rücksendung wie folgt gut:", style(F, 8.5)), Spacer(1, 10), t, Spacer(1, 8),
                KeepTogether([tt, Spacer(1, 12), P("Der Betrag wird mit offenen Rechnungen verrechnet.", style(F, 8))])]

    def onpage(c, n, k):
        c.setFont("DVS-Bold", 15)
        c.drawCentredString(297, 796, "VERLAG BIRKENHAIN")
        c.setFont("DVS", 7)
        c.drawCentredString(297, 784, "Bücher aus Niederösterreich")
        c.line(48, 58, 547, 58)
        c.drawString(48, 47, f"{sup}  |  Kirchengasse 3, 3830 Waidhofen  |  FN 000000a, LG Krems")
        c.drawString(48, 37, f"UID: {tid[0]}  |  IBAN: AT00 0000 0000 1234 5678")
        c.drawRightString(547, 37, f"Seite {n}/{k}")
    flow(path, story, onpage, margins=(48, 48, 92, 70))
    return {"data": dict(invoice_number=no, invoice_date=d.isoformat(), currency="EUR", supplier=dict(name=sup, tax_id=tid[0]), customer=dict(name=cus, tax_id=tid[1]), line_items=[line(i) for i in items],
                         subtotal=amt(net), tax_total=amt(tax), total=amt(net + tax))}


LAYOUTS = {"chile": chile, "vet": vet, "gulf": gulf, "verlag": verlag}
