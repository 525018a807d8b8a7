# SPDX-License-Identifier: AGPL-3.0-or-later
"""Trades in Australia, an American SaaS, a German craftsman, a French agency, French energy."""
from stranger_despatch_kit import LETTER, Sheet, columns, day, dec, digs, flow, fmt, half, item, paged, pick, plus, rng, room, taxes
from stranger_despatch_plat import HexColor, P, Spacer, Table, TableStyle, build

MON = "January February March April May June July August September October November December".split()


def xero(path, seed, rows):
    r = rng("xero", seed, rows)
    pool = [("Supply and install 20A power outlet, weatherproof IP56", 14850), ("Labour - licensed electrician", 9800),
            ("Labour - second year apprentice, ordinary hours, including travel between the two job sites", 5450),
            ("LED downlight 90mm tri-colour, dimmable", 3275), ("Switchboard upgrade to 12 pole enclosure with RCBO protection", 68900),
            ("Test and tag, per item", 490), ("Smoke alarm 240V interconnected\nReplaces expired unit in hallway", 18900),
            ("Call out fee", 8500), ("TPS cable 2.5mm twin and earth, per metre", 245), ("Council permit fee (GST free)", 15200)]
    d = day(r)
    due, cust = plus(d, 14), r.choice(["Harrow & Pike Property Pty Ltd", "Body Corporate CTS 41877", "Wattlebird Early Learning Centre", "M. Delacourt"])
    no, its, body, nets = f"INV-{r.randrange(1200, 9800):04d}", [], [], []
    for desc, p in pick(r, pool, rows):
        q = r.choice([100, 100, 200, 300, 150, 450, 1200])
        a, free = half(q * p, 100), "GST free" in desc
        nets.append((0 if free else 1000, a))
        rate = "GST Free" if free else "10%"
        its.append(item(desc, dec(q), dec(p), dec(a), "0" if free else "10"))
        body.append([P(desc), P(fmt(q), align="r"), P(fmt(p), align="r"), P(rate, align="r"), P(fmt(a), align="r")])
    t = taxes(nets)
    sub, tax = sum(a for _, a in nets), sum(v[1] for v in t.values())
    tot = sub + tax
    paid = half(tot, 4) if r.random() < .5 else 0
    long = lambda x: f"{x.day} {MON[x.month - 1][:3]} {x.year}"
    abn = digs(r, "## ### ### ###").replace("0", "4", 1)
    left = [[P("TAX INVOICE", size=24, lead=30)], [P(cust + "\n" + f"{r.randrange(3, 290)} Jacaranda Street\nTOOWONG QLD 4066\nAUSTRALIA", lead=13)]]
    mid = [P(x, "Helvetica" if i % 2 else "Helvetica-Bold", lead=12) for i, x in enumerate(["Invoice Date", long(d), "Invoice Number", no, "Reference", f"Job {r.randrange(400, 999)}", "ABN", abn])]
    right = P("Brightwire Electrical Pty\nLtd\nUnit 4, 18 Foundry Road\nROCKLEA QLD 4106\nAUSTRALIA", lead=13)
    story = [Table([[left[0][0], "", ""], [left[1][0], mid, right]], colWidths=[225, 125, 145], style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 0), ("SPAN", (0, 0), (1, 0))]), Spacer(1, 26)]
    h = [P(x, "Helvetica-Bold", align=a) for x, a in (("Description", "l"), ("Quantity", "r"), ("Unit Price", "r"), ("GST", "r"), ("Amount AUD", "r"))]
    w = [225, 60, 70, 55, 85]
    story.append(Table([h] + body, colWidths=w, repeatRows=1, style=[("LINEBELOW", (0, 0), (-1, 0), 1, HexColor("#000000")), ("LINEBELOW", (0, 1), (-1, -1), .4, HexColor("#CCCCCC")),
                 ("LEFTPADDING", (0, 0), (0, -1), 0), ("RIGHTPADDING", (-1, 0), (-1, -1), 0), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("TOPPADDING", (0, 0), (-1, -1), 5), ("BOTTOMPADDING", (0, 0), (-1, -1), 5)]))
    sums = [["Subtotal", sub], ["TOTAL GST 10%", tax], ["TOTAL AUD", tot]] + ([["Less Amount Paid", -paid]] if paid else []) + [["AMOUNT DUE AUD", tot - paid]]
    last = len(sums) - 1
    cells = [["", P(a, "Helvetica-Bold" if i == last else "Helvetica", align="r"), P(fmt(abs(b)), "Helvetica-Bold" if i == last else "Helvetica", align="r")] for i, (a, b) in enumerate(sums)]
    story.append(Table(cells, colWidths=[260, 150, 85], style=[("LINEABOVE", (1, 2), (-1, 2), 1, HexColor("#000000")), ("LINEABOVE", (1, last), (-1, last), 1, HexColor("#000000")), ("RIGHTPADDING", (-1, 0), (-1, -1), 0), ("NOSPLIT", (0, 0), (-1, -1))]))
    story += [Spacer(1, 24), P(f"Due Date: {long(due)}", "Helvetica-Bold", 10), P("Payment by direct deposit please.\nBSB 084-000  Account 55 210 7743\nPlease use the invoice number as the reference.", lead=13)]
    build(path, story, margins=(50, 50, 50, 60), first=lambda c, d_: (c.setFont("Helvetica", 7), c.drawString(50, 36, f"ABN: {abn}. Registered Office: Unit 4, 18 Foundry Road, Rocklea QLD 4106, Australia.")))
    data = {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "AUD", "supplier": {"name": "Brightwire Electrical Pty Ltd", "tax_id": abn},
            "customer": {"name": cust}, "line_items": its, "subtotal": dec(sub), "tax_total": dec(tax), "total": dec(tot), "amount_due": dec(tot - paid)}
    return {"data": data}


def saas(path, seed, rows):
    r = rng("saas", seed, rows)
    d = day(r)
    due = d if r.random() < .5 else plus(d, 30)
    full = lambda x: f"{MON[x.month - 1]} {x.day}, {x.year}"
    sht = lambda x: f"{MON[x.month - 1][:3]} {x.day}, {x.year}"
    pool = [("Team plan - per seat", 1900), ("Business plan (monthly)", 24900), ("Additional workspace", 4500), ("Priority support", 9900), ("API calls, per 1,000 requests", 35),
            ("Storage add-on, 100 GB", 1200), ("Single sign-on", 15000), ("Sandbox environment", 7900), ("Audit log retention, 12 months", 5900), ("SMS notifications", 8)]
    its, body, sub = [], [], 0
    for desc, p in pick(r, pool, rows):
        q = r.choice([1, 1, 2, 5, 12, 40]) if p > 100 else r.choice([214, 1500, 860])
        full_d = f"{desc}\n{sht(d)} – {sht(plus(d, 30))}"
        a = q * p
        sub += a
        its.append(item(full_d, str(q), dec(p), dec(a)))
        body.append([full_d, f"{q:,}", "$" + fmt(p), "$" + fmt(a)])
    coupon = half(sub, 10) if r.random() < .5 else 0
    rate = r.choice([825, 600, 725])
    tax = half((sub - coupon) * rate, 10000)
    tot = sub - coupon + tax
    no, cust, state = digs(r, "@#@#@@##-00") + f"{r.randrange(10, 99)}", r.choice(["Ottercreek Dental Group", "Nine Lantern Studio LLC", "Parsley & Thyme Catering, Inc."]), r.choice(["Texas", "Ohio", "Washington"])

    def go(s):
        def foot(s):
            s.line(40, 748, 572, 748, .5, "#D8D8D8")
            s.t(40, 762, f"{no} · ${fmt(tot)} USD due {full(due)}".replace("·", "-"), size=8, color="#555555")
            s.r(572, 762, f"Page {s.n} of {s.total}", size=8, color="#555555")
        s.foot = foot
        s.t(40, 62, "Invoice", "Helvetica-Bold", 20)
        s.r(572, 62, "Loopstack", "Helvetica-Bold", 16, "#6B7280")
        for i, (a, b) in enumerate((("Invoice number", no), ("Date of issue", full(d)), ("Date due", full(due)))):
            s.t(40, 92 + i * 14, a, "Helvetica-Bold" if i == 0 else "Helvetica")
            s.t(125, 92 + i * 14, b, "Helvetica-Bold" if i == 0 else "Helvetica")
        s.block(40, 156, ["Loopstack Software, Inc.", "2261 Mariner Street, #4417", "San Aurelio, California 94117", "United States", "billing@loopstack.example"], first="Helvetica-Bold", lead=13.5)
        s.block(250, 156, ["Bill to", cust, "790 Ridgeline Avenue", f"Pinehollow, {state} 7{r0}", "United States"], first="Helvetica-Bold", lead=13.5)
        s.t(40, 256, f"${fmt(tot)} USD due {full(due)}", "Helvetica-Bold", 15)
        s.t(40, 280, "Pay online", "Helvetica-Bold", 9, "#635BFF")
        cols = columns(37, [("Description", 300, "l"), ("Qty", 60, "r"), ("Unit price", 85, "r"), ("Amount", 93, "r")])
        st = dict(font="Helvetica", size=9, x0=40, x1=572, hfont="Helvetica", hsize=8, hrule=.8, hcolor="#444444", sub=(0, "#777777"), lead=12.5, pad=5)
        y = flow(s, cols, body, 310, 725, 50, st)
        sums = [("Subtotal", "$" + fmt(sub))]
        if coupon:
            sums += [("LAUNCH10 (10% off)", "-$" + fmt(coupon)), ("Total excluding tax", "$" + fmt(sub - coupon))]
        sums += [(f"Sales Tax - {state} ({rate / 100:g}% on ${fmt(sub - coupon)})", "$" + fmt(tax)), ("Total", "$" + fmt(tot)), ("Amount due", f"${fmt(tot)} USD")]
        y = room(s, y + 10, len(sums) * 19, 730, 50)
        for a, b in sums:
            s.line(306, y, 572, y, .4, "#DDDDDD")
            fo = "Helvetica-Bold" if a == "Amount due" else "Helvetica"
            s.t(306, y + 13, a, fo)
            s.r(572, y + 13, b, fo)
            y += 19
    r0 = digs(r, "####")
    paged(path, go, LETTER)
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "USD", "supplier": {"name": "Loopstack Software, Inc."}, "customer": {"name": cust},
                     "line_items": its, "subtotal": dec(sub), "tax_total": dec(tax), "total": dec(tot), "amount_due": dec(tot)}}


def handwerk(path, seed, rows):
    r = rng("handwerk", seed, rows)
    pool = [("Fliesen Feinsteinzeug 60 x 60 cm, rektifiziert, Farbe Anthrazit, Abriebgruppe 4", "m²", 3890), ("Fliesenkleber flexibel C2TE S1, Sack 25 kg", "Sack", 2465), ("Arbeitszeit Geselle", "Std.", 5800),
            ("Arbeitszeit Meister einschließlich Aufmaß vor Ort", "Std.", 7250), ("Fugenmörtel silbergrau", "kg", 415), ("Anfahrtspauschale", "psch.", 4500), ("Sockelleiste passend zur Bodenfliese", "lfm", 1180),
            ("Abdichtungsbahn für Duschbereich inkl. Eckmanschetten und Dichtband", "m²", 2790), ("Entsorgung Bauschutt", "t", 14500), ("Silikonfuge elastisch", "lfm", 690)]
    d = day(r)
    due, no, its, body, run = plus(d, 14), f"RE-{d.year}{r.randrange(100, 999):04d}", [], [], [0]
    for i, (desc, u, p) in enumerate(pick(r, pool, rows)):
        q = r.choice([100, 350, 1250, 200, 875, 2400])
        a = half(q * p, 100)
        run.append(run[-1] + a)
        its.append(item(desc, dec(q), dec(p), dec(a)))
        body.append([str(i + 1), desc, fmt(q, "de"), u, fmt(p, "de"), fmt(a, "de")])
    net = run[-1]
    tax = half(net * 19, 100)
    cust = r.choice(["Hausverwaltung Eichhorst GmbH", "Frau Gesine Altmann", "Praxisgemeinschaft Dr. Vogt & Wendland", "Bäckerei Kornblum KG"])
    ust, kd, dm = digs(r, "DE3########"), digs(r, "1####"), lambda x: x.strftime("%d.%m.%Y")
    ort = r.choice(["Lindenallee 12", "Am Mühlgraben 7a", "Rotdornweg 31"])

    def go(s):
        def foot(s):
            s.line(62, 772, 540, 772, .4)
            s.block(62, 783, ["Fliesen Brandhuber", "Inh. Korbinian Brandhuber", "Werkstraße 9", "84991 Oberaubach"], size=7, lead=9)
            s.block(225, 783, ["Tel. 08771 / 55 20 13", "info@fliesen-brandhuber.example", f"USt-IdNr.: {ust}", "Steuer-Nr.: 132/208/40517"], size=7, lead=9)
            s.block(400, 783, ["Raiffeisenbank Aubachtal", "IBAN DE21 7436 9130 0005 5512 80", "BIC GENODEF1AUB"], size=7, lead=9)
            s.r(540, 819, f"Seite {s.n} von {s.total}", size=7)
        s.foot = foot
        s.r(540, 62, "Fliesen Brandhuber", "Times-Bold", 22, "#7A2E1D")
        s.r(540, 78, "Meisterbetrieb für Fliesen, Platten und Mosaik", "Times-Roman", 10, "#7A2E1D")
        s.t(62, 134, "Fliesen Brandhuber · Werkstraße 9 · 84991 Oberaubach", size=6.5)
        s.line(62, 137, 235, 137, .3)
        s.block(62, 156, [cust, ort, "84992 Niederaubach"], size=10, lead=13)
        for i, (a, b) in enumerate((("Rechnungs-Nr.:", no), ("Kunden-Nr.:", kd), ("Datum:", dm(d)), ("Leistungszeitraum:", f"{plus(d, -9):%d.%m.} - {plus(d, -2):%d.%m.%Y}"))):
            s.t(360, 156 + i * 13, a)
            s.r(540, 156 + i * 13, b)
        s.line(20, 297, 32, 297, .3)
        s.t(62, 254, f"Rechnung Nr. {no}", "Helvetica-Bold", 13)
        s.block(62, 278, ["Sehr geehrte Damen und Herren,", "für die ausgeführten Arbeiten erlauben wir uns, wie folgt zu berechnen:"], lead=13)
        cols = columns(62, [("Pos.", 30, "l"), ("Bezeichnung", 214, "l"), ("Menge", 56, "r"), ("Einh.", 38, "l"), ("Einzelpreis\nEUR", 68, "r"), ("Gesamtpreis\nEUR", 72, "r")])

        def carry(s, i, y, top):
            s.r(462, y, "Übertrag:", "Helvetica-Oblique")
            s.r(537, y, fmt(run[i], "de"), "Helvetica-Oblique")
        st = dict(font="Helvetica", size=9, x0=62, x1=540, htop=.8, hrule=.8, pad=3.5)
        y = flow(s, cols, body, 310, 756, 62, st, True, carry)
        y = room(s, y, 130, 762, 62)
        s.line(62, y + 2, 540, y + 2, .8)
        for a, b, f in (("Nettobetrag", net, "Helvetica"), ("zzgl. 19 % Umsatzsteuer", tax, "Helvetica"), ("Rechnungsbetrag EUR", net + tax, "Helvetica-Bold")):
            s.t(330, y + 18, a, f, 9.5)
            s.r(537, y + 18, fmt(b, "de"), f, 9.5)
            y += 15
        s.line(330, y + 8, 540, y + 8, .8)
        s.line(330, y + 10, 540, y + 10, .8)
        s.block(62, y + 34, [f"Zahlbar ohne Abzug bis zum {dm(due)}.", "Vielen Dank für Ihren Auftrag!"], lead=13)
    paged(path, go)
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "EUR", "supplier": {"name": "Fliesen Brandhuber", "tax_id": ust}, "customer": {"name": cust},
                     "line_items": its, "subtotal": dec(net), "tax_total": dec(tax), "total": dec(net + tax)}}


def agence(path, seed, rows):
    r = rng("agence", seed, rows)
    pool = [("Conception de la charte graphique\nLogo, palette, typographies et guide d'utilisation", 185000, 2000), ("Développement site vitrine - intégration responsive", 52000, 2000), ("Rédaction de contenus, page", 9500, 2000),
            ("Atelier de cadrage avec les équipes", 78000, 2000), ("Impression brochure 12 pages", 115, 1000), ("Ouvrage « Marques de terroir »", 2370, 550), ("Maintenance mensuelle", 14000, 2000), ("Séance photo en studio (demi-journée)", 46000, 2000)]
    d = day(r)
    due, no, its, body, nets = plus(d, 30), f"F-{d.year}-{d.month:02d}-{r.randrange(1, 400):03d}", [], [], []
    pc = lambda k: (f"{k / 100:.1f}" if k % 100 else str(k // 100)).replace(".", ",")
    for desc, p, k in pick(r, pool, rows):
        q = r.choice([250, 500]) if p == 115 else r.choice([1, 1, 2, 3, 6])
        a = p * q
        nets.append((k, a))
        its.append(item(desc, str(q), dec(p), dec(a), pc(k).replace(",", ".")))
        body.append([P(desc, "NS", 8.5), P(str(q), "NS", 8.5, align="r"), P(fmt(p, "fr") + " €", "NS", 8.5, align="r"), P(pc(k) + " %", "NS", 8.5, align="r"), P(fmt(a, "fr") + " €", "NS", 8.5, align="r")])
    t = taxes(nets)
    sub, tax = sum(a for _, a in nets), sum(v[1] for v in t.values())
    tot = sub + tax
    dep = half(tot * 3, 10) if r.random() < .6 else 0
    tva, ctva, cust, col = digs(r, "FR##8########"), digs(r, "FR##4########"), r.choice(["Domaine des Trois Chênes SCEA", "Mairie de Vaubrun-sur-Loue", "Conserverie Kermadec SAS"]), "#1F4E5F"
    dm = lambda x: x.strftime("%d/%m/%Y")
    top = Table([[P("Studio Mirabelle", "NSB", 17, color=col), P("FACTURE", "NSB", 17, align="r", color=col)],
                 [P("Studio Mirabelle SARL\n14 rue des Tanneurs\n25000 Montgivry\nSIRET 812 440 97" + r.choice("12345") + " 00018\nN° TVA : " + tva, "NS", 8.5),
                  P(f"N° {no}\nDate d'émission : {dm(d)}\nDate d'échéance : {dm(due)}", "NS", 9, align="r")],
                 ["", P(f"Facturé à\n{cust}\n3 chemin du Lavoir\n25330 Vaubrun\nN° TVA : {ctva}", "NS", 9)]], colWidths=[300, 195],
                style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("BACKGROUND", (1, 2), (1, 2), HexColor("#EEF4F5")), ("BOTTOMPADDING", (0, 0), (-1, -1), 8), ("LEFTPADDING", (0, 0), (0, -1), 0)])
    h = [P(x, "NSB", 8.5, align=a, color="#FFFFFF") for x, a in (("Désignation", "l"), ("Qté", "r"), ("Prix unitaire\nHT", "r"), ("TVA", "r"), ("Montant\nHT", "r"))]
    tb = Table([h] + body, colWidths=[235, 45, 80, 50, 85], repeatRows=1, style=[("BACKGROUND", (0, 0), (-1, 0), HexColor(col)), ("ROWBACKGROUNDS", (0, 1), (-1, -1), [HexColor("#FFFFFF"), HexColor("#F4F7F8")]), ("VALIGN", (0, 0), (-1, -1), "MIDDLE")])
    vt = [[P(x, "NSB", 7.5) for x in ("Taux", "Base HT", "Montant TVA")]] + [[P(pc(k) + " %", "NS", 7.5), P(fmt(v[0], "fr") + " €", "NS", 7.5), P(fmt(v[1], "fr") + " €", "NS", 7.5)] for k, v in t.items()]
    vt = Table(vt, colWidths=[45, 85, 85], style=[("LINEBELOW", (0, 0), (-1, -1), .4, HexColor("#B8C7CC"))])
    sm = [["Total HT", sub], ["Total TVA", tax], ["Total TTC", tot]] + ([["Acompte versé (30 %)", -dep]] if dep else []) + [["Net à payer", tot - dep]]
    e = len(sm) - 1
    sm = Table([[P(a, "NSB" if i == e else "NS", 9), P(fmt(b, "fr") + " €", "NSB" if i == e else "NS", 9, align="r")] for i, (a, b) in enumerate(sm)], colWidths=[120, 95], style=[("LINEABOVE", (0, e), (-1, e), 1, HexColor(col))])
    story = [top, Spacer(1, 16), tb, Spacer(1, 12), Table([[vt, sm]], colWidths=[280, 215], style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (0, 0), 0), ("RIGHTPADDING", (1, 0), (1, 0), 0)]), Spacer(1, 14),
             P("Règlement par virement. IBAN FR76 1027 8065 4200 0209 1150 142. Pénalités de retard : trois fois le taux d'intérêt légal. Indemnité forfaitaire pour frais de recouvrement : 40 €. Pas d'escompte pour paiement anticipé.", "NS", 7.5, color="#555555")]
    foot = lambda c, dd: (c.setFont("NS", 7), c.drawCentredString(297, 28, f"Studio Mirabelle SARL au capital de 8 000 € - RCS Montgivry 812 440 971 - page {c.getPageNumber()}".replace(" 812 440 971", "")))
    build(path, story, margins=(50, 50, 45, 55), first=foot)
    data = {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "EUR", "supplier": {"name": "Studio Mirabelle SARL", "tax_id": tva}, "customer": {"name": cust, "tax_id": ctva},
            "line_items": its, "subtotal": dec(sub), "tax_total": dec(tax), "total": dec(tot), "amount_due": dec(tot - dep)}
    return {"data": data}


LAYOUTS = {"xero": xero, "saas": saas, "handwerk": handwerk, "agence": agence}
