# SPDX-License-Identifier: AGPL-3.0-or-later
"""German crafts firm, Swiss agency, Austrian hotel, British book distributor."""
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.colors import HexColor
from stranger_delivery_kit import (A4, block, canvas, cols, day, dec, digits, div, eu, fill_goods, font, Grid, hline, mm, money, numbered,
                 pct, plus, put, qty, rng, taxes, us)

CRAFT = [("Heizkörper Typ 22, 600 x 1000 mm, weiß, inkl. Konsolen", "Stk", 21890), ("Thermostatkopf M30 x 1,5", "Stk", 2245),
         ("Kupferrohr 22 x 1,0 mm, Stangenware", "m", 1165), ("Monteurstunde Anlagenmechaniker SHK", "Std", 6450),
         ("Helferstunde", "Std", 4480), ("Anfahrt Zone II pauschal", "psch", 3950),
         ("Demontage und fachgerechte Entsorgung der Altanlage einschließlich Öltank-Reinigung", "psch", 48500),
         ("Umwälzpumpe Hocheffizienz 25-60 / 180", "Stk", 28730), ("Kleinmaterial (Dichtungen, Schellen, Dübel)", "psch", 4275),
         ("Rohrisolierung 28 mm, 50 % EnEV", "m", 489), ("Ausdehnungsgefäß 35 l, rot", "Stk", 6890),
         ("Hydraulischer Abgleich nach Verfahren B mit Protokoll", "psch", 39000)]


def craft(path, seed, rows):
    r = rng("craft", seed, rows)
    f, b = font("Helvetica")
    sup = r.choice(["Brennecke & Söhne Haustechnik GmbH", "Ottmar Kieslich Sanitär Heizung GmbH"])
    cus, street, town = r.choice([("Wohnbau Lindenhöfe eG", "Parkallee 17", "38106 Braunschweig"),
                                  ("Praxisgemeinschaft Dr. Ahlers", "Am Kirchberg 4", "31134 Hildesheim")])
    no, d = f"RE-2025-{r.randint(100, 9999):04d}", day(r)
    due = plus(d, 14)
    items = []
    for t, u, p in fill_goods(r, CRAFT, rows):
        p += r.randint(-20, 20) * 5
        q = 100 if u == "psch" else (r.randint(1, 9) * 100 if u == "Stk" else r.randint(2, 60) * 25)
        items.append((t, u, q, p, div(q * p, 100)))
    net = sum(i[4] for i in items)
    tax = div(net * 19, 100)
    dep = div((net + tax) * 30, 10000) * 100 if rows > 3 else 0
    ust = "DE" + digits(r, 9)

    def dm(x):
        return x.strftime("%d.%m.%Y")

    c = canvas(path, title=no)
    g = Grid(c, cols(62, ("Pos.", 28, "l"), ("Menge", 46, "r"), ("Einheit", 42, "c"), ("Bezeichnung", 215, "l"),
                     ("Einzelpreis\nEUR", 72, "r"), ("Gesamtpreis\nEUR", 76, "r")), f, b, 9)

    def foot(n):
        hline(c, 62, 541, 78, 0.4)
        block(c, 62, 68, [sup, "Gewerbering 9", "38112 Braunschweig"], f, 7)
        block(c, 235, 68, [f"USt-IdNr.: {ust}", "Amtsgericht Braunschweig HRB 20471", "Geschäftsführer: O. Kieslich"], f, 7)
        block(c, 410, 68, ["Nordharzer Bank eG", "IBAN DE41 2709 0000 0412 7788 00", f"Seite {n}"], f, 7)

    put(c, 541, 790, sup, b, 14, "r", "#7a1f1f")
    put(c, 62, 702, f"{sup} · Gewerbering 9 · 38112 Braunschweig", f, 6.5)
    block(c, 62, 684, [cus, street, town], f, 10.5, 13)
    y = 684
    for k, v in (("Rechnungs-Nr.", no), ("Rechnungsdatum", dm(d)), ("Kunden-Nr.", digits(r, 5)), ("Leistungszeitraum", d.strftime("%m/%Y"))):
        put(c, 360, y, k, f, 9)
        put(c, 541, y, v, f, 9, "r")
        y -= 13
    put(c, 62, 600, f"Rechnung Nr. {no}", b, 13)
    block(c, 62, 578, ["Sehr geehrte Damen und Herren,", "wir danken für Ihren Auftrag und berechnen wie folgt:"], f, 9.5)
    y, page = g.head(548, line=(0.8,), top=(0.8,)), 1
    run = 0
    for n, (t, u, q, p, a) in enumerate(items, 1):
        cells = (str(n), money(q, ".", ","), u, t, eu(p), eu(a))
        if y - g.height(cells) < 118:
            hline(c, 62, 541, y, 0.4)
            put(c, 430, y - 13, "Übertrag", f, 9, "r")
            put(c, 539, y - 13, eu(run), f, 9, "r")
            foot(page)
            c.showPage()
            page += 1
            put(c, 62, 790, f"Rechnung Nr. {no} vom {dm(d)}", f, 9)
            y = g.head(770, line=(0.8,), top=(0.8,))
            put(c, 150, y - 12, "Übertrag von Seite %d" % (page - 1), f, 9)
            put(c, 539, y - 12, eu(run), f, 9, "r")
            y -= 17
        y = g.row(y, cells)
        run += a
    if y < 250:
        foot(page)
        c.showPage()
        page += 1
        y = 780
    hline(c, 62, 541, y - 2, 0.8)
    lines = [("Nettobetrag", net, f), ("zzgl. 19,00 % USt.", tax, f), ("Gesamtbetrag", net + tax, b)]
    if dep:
        lines += [("abzgl. geleistete Anzahlung", -dep, f), ("Noch zu zahlen", net + tax - dep, b)]
    y -= 17
    for k, v, w in lines:
        put(c, 320, y, k, w, 9.5)
        put(c, 460, y, "EUR", w, 9.5)
        put(c, 539, y, eu(v), w, 9.5, "r")
        y -= 15
    hline(c, 320, 541, y + 9, 0.8)
    block(c, 62, y - 12, [f"Zahlbar ohne Abzug bis zum {dm(due)}.", "Es handelt sich um eine Rechnung über Bauleistungen; bitte bewahren Sie",
                          "die Rechnung zwei Jahre lang auf."], f, 9)
    foot(page)
    c.save()
    t = {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "EUR",
         "supplier": {"name": sup, "tax_id": ust}, "customer": {"name": cus},
         "line_items": [{"description": i[0], "quantity": qty(i[2]), "unit_price": dec(i[3]), "amount": dec(i[4])} for i in items],
         "subtotal": dec(net), "tax_total": dec(tax), "total": dec(net + tax)}
    if dep:
        t["amount_due"] = dec(net + tax - dep)
    return {"data": t}


SWISS = [("Konzeption Kampagne «Frühling»", "Workshop, Storyline, Moodboard", 16500), ("Art Direction", "", 17500),
         ("Projektleitung", "inkl. Abstimmung mit Druckerei", 14500), ("Korrektorat DE/FR", "", 12000), ("Bildbearbeitung", "Freisteller, Farbkorrektur", 13500),
         ("Programmierung Landingpage", "Responsive, Formular, Tracking", 16000), ("Text und Redaktion", "", 15500),
         ("Druckabwicklung", "Andruck vor Ort in Olten", 14000)]


def swiss(path, seed, rows):
    r = rng("swiss", seed, rows)
    f, b = font("NS")
    sup = r.choice(["Atelier Rütihof AG", "Kreisvier Kommunikation GmbH"])
    cus = r.choice(["Bergkäserei Hinterthal Genossenschaft", "Pensionskasse Seetal", "Velowerk Bözberg AG"])
    no, d = f"{r.randint(10000, 99999)}", day(r)
    due = plus(d, 30)
    uid = f"CHE-{r.randint(100, 499)}.{r.randint(100, 999)}.{r.randint(100, 999)} MWST"
    items = []
    for t, s, p in fill_goods(r, SWISS, rows):
        q = r.randint(1, 64) * 25
        items.append((t, s, q, p, div(q * p, 100)))
    net = sum(i[4] for i in items)
    tax = div(net * 81, 1000)
    rnd = div(net + tax, 5) * 5 - net - tax
    tot = net + tax + rnd

    def ch(v):
        return money(v, "’", ".")

    def dl(x):
        mon = "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split()[x.month - 1]
        return f"{x.day}. {mon} {x.year}"

    c = canvas(path, title="Rechnung")
    g = Grid(c, cols(70, ("Leistung", 225, "l"), ("Aufwand\n(Std.)", 65, "r"), ("Ansatz\nCHF", 75, "r"), ("Betrag\nCHF", 90, "r")), f, b, 9, above=4, below=4)
    put(c, 70, 785, sup.upper(), b, 11)
    block(c, 70, 772, ["Rütistrasse 12, 5400 Baden", uid], f, 8, color="#555555")
    block(c, 340, 712, [cus, "Buchhaltung", "Dorfplatz 3", "5707 Seengen"], f, 10, 13)
    put(c, 70, 630, f"Baden, {dl(d)}", f, 9)
    put(c, 70, 600, f"Rechnung {no}", b, 15)
    put(c, 70, 583, f"Projekt {r.randint(200, 499)} – Kommunikation {d.year}", f, 9)
    y, page = g.head(560, line=(0.6,)), 1
    for n, (t, s, q, p, a) in enumerate(items):
        cells = (t + ("\n" + s if s else ""), money(q), ch(p), ch(a))
        if y - g.height(cells) < 60:
            c.showPage()
            page += 1
            put(c, 70, 800, f"{sup}   Rechnung {no}   Seite {page}", f, 8, color="#555555")
            y = g.head(780, line=(0.6,))
        y = g.row(y, cells, line=(0.25, "#aaaaaa"))
    if y < 410:
        c.showPage()
        page += 1
        put(c, 70, 800, f"{sup}   Rechnung {no}   Seite {page}", f, 8, color="#555555")
        y = 780
    y -= 16
    lines = [("Zwischentotal", net), ("MWST 8.1%", tax)]
    if rnd:
        lines.append(("Rundung", rnd))
    for k, v in lines:
        put(c, 297, y, k, f, 9)
        put(c, 523, y, ch(v), f, 9, "r")
        y -= 14
    hline(c, 295, 525, y + 9, 0.6)
    put(c, 297, y - 4, "Total CHF", b, 10)
    put(c, 523, y - 4, ch(tot), b, 10, "r")
    put(c, 70, y - 26, f"Zahlbar bis {dl(due)}, rein netto. Besten Dank für die angenehme Zusammenarbeit.", f, 9)
    # payment part
    hline(c, 0, 595, 298, 0.4, dash=(3, 2))
    c.setDash(3, 2)
    c.line(176, 0, 176, 298)
    c.setDash()
    ref = f"21 {digits(r, 5)} {digits(r, 5)} {digits(r, 5)} {digits(r, 5)} {digits(r, 5)}"
    for x, head in ((14, "Empfangsschein"), (190, "Zahlteil")):
        put(c, x, 276, head, b, 11)
    for x, s in ((14, 7), (340, 8)):
        yy = block(c, x, 256 if x == 14 else 276, ["Konto / Zahlbar an"], b, s - 1)
        yy = block(c, x, yy, ["CH44 3199 9123 0008 8901 2", sup, "Rütistrasse 12", "5400 Baden"], f, s)
        yy = block(c, x, yy - 6, ["Referenz"], b, s - 1)
        yy = block(c, x, yy, [ref], f, s - (1 if x == 14 else 0))
        yy = block(c, x, yy - 6, ["Zahlbar durch"], b, s - 1)
        block(c, x, yy, [cus, "Dorfplatz 3", "5707 Seengen"], f, s)
    for x in (14, 190):
        put(c, x, 82, "Währung", b, 6.5)
        put(c, x + 45, 82, "Betrag", b, 6.5)
        put(c, x, 70, "CHF", f, 8.5)
        put(c, x + 45, 70, money(tot, " "), f, 8.5)
    put(c, 160, 40, "Annahmestelle", b, 6, "r")
    for i in range(23):
        for j in range(23):
            if r.random() < 0.5 or (i in (0, 22) and j < 7):
                c.rect(190 + i * 5.6, 112 + j * 5.6, 5.6, 5.6, stroke=0, fill=1)
    c.setFillColor(HexColor("#ffffff"))
    c.rect(246, 168, 18, 18, stroke=0, fill=1)
    c.setFillColor(HexColor("#000000"))
    c.save()
    return {"data": {
        "invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "CHF",
        "supplier": {"name": sup, "tax_id": uid}, "customer": {"name": cus},
        "line_items": [{"description": (i[0] + " " + i[1]).strip(), "quantity": qty(i[2]), "unit_price": dec(i[3]), "amount": dec(i[4])} for i in items],
        "subtotal": dec(net), "tax_total": dec(tax), "total": dec(tot)}}


def hotel(path, seed, rows):
    r = rng("hotel", seed, rows)
    f, b = font("Times")
    sup, place = r.choice([("Hotel Gasthof Sonnwendhof", "6370 Reith bei Kitzbühel"), ("Seehotel Aigner KG", "5310 Mondsee")])
    cus = r.choice(["Vermessung Tauscher GmbH", "Mag. Ingrid Pöschl", "Alpina Kranservice GmbH"])
    no, dep_day = f"{r.randint(1000, 9999)}/25", day(r)
    start = plus(dep_day, -max(2, rows // 4))
    uid = "ATU" + digits(r, 8)
    menu = [("Übernachtung mit Frühstück DZ", 1000, 8900), ("Halbpension", 1000, 2850), ("Getränke Restaurant", 2000, 640),
            ("Garage pro Tag", 2000, 1400), ("Wiener Schnitzel vom Kalb", 1000, 2690), ("Minibar", 2000, 450), ("Sauna Tageskarte", 1300, 1800),
            ("Kaffee und Kuchen", 1000, 890), ("Seminarraum Halbtag", 2000, 18000), ("Flasche Grüner Veltliner 0,75 l", 2000, 2900)]
    items = []
    for i, (t, rate, p) in enumerate(fill_goods(r, menu, rows)):
        q = r.randint(1, 4)
        items.append((plus(start, i * max(1, (dep_day - start).days) // rows), t, q, p, rate, q * p))
    tot = sum(i[5] for i in items)
    by = {}
    for i in items:
        by[i[4]] = by.get(i[4], 0) + i[5]
    vat = {k: div(v * k, 10000 + k) for k, v in sorted(by.items())}
    dep = min(tot // 2 // 1000 * 1000, 20000)

    def dm(x):
        return x.strftime("%d.%m.%y")

    def draw(c, total):
        g = Grid(c, cols(56, ("Datum", 60, "l"), ("Leistung", 200, "l"), ("Anz.", 36, "r"), ("Einzelpreis", 66, "r"), ("MwSt", 46, "r"),
                         ("Betrag", 75, "r")), f, b, 10.5, above=2, below=2)

        def top():
            put(c, 297, 790, sup, b, 20, "c", "#2d4a2b")
            put(c, 297, 774, f"Familie Aigner · {place} · Tel. +43 6232 4471", f, 10, "c")
            hline(c, 56, 539, 764, 1.2, "#2d4a2b")
        top()
        block(c, 56, 735, ["Firma" if "GmbH" in cus else "Frau", cus, "Industriezeile 8", "4020 Linz"], f, 11, 13.5)
        put(c, 539, 690, f"{place.split(' ', 1)[1]}, am {dep_day.strftime('%d.%m.%Y')}", f, 10.5, "r")
        put(c, 56, 650, f"RECHNUNG {no}", b, 14)
        put(c, 56, 632, f"Zimmer {r0}   Anreise {dm(start)}   Abreise {dm(dep_day)}   Gäste 2", f, 10.5)
        y, pg = g.head(612, line=(0.7, "#2d4a2b")), 1
        for dt, t, q, p, rate, a in items:
            if y < 120:
                put(c, 539, 50, f"Blatt {pg} von {total}", f, 9, "r")
                c.showPage()
                pg += 1
                top()
                put(c, 56, 745, f"RECHNUNG {no} – Fortsetzung", f, 10.5)
                y = g.head(730, line=(0.7, "#2d4a2b"))
            y = g.row(y, (dm(dt), t, str(q), eu(p), f"{rate // 100} %", eu(a)))
        if y < 240:
            put(c, 539, 50, f"Blatt {pg} von {total}", f, 9, "r")
            c.showPage()
            pg += 1
            top()
            y = 740
        hline(c, 56, 539, y - 4, 0.7, "#2d4a2b")
        put(c, 300, y - 20, "Summe EUR inkl. MwSt", b, 11.5)
        put(c, 537, y - 20, eu(tot), b, 11.5, "r")
        y -= 38
        if dep:
            put(c, 300, y, "abzüglich Anzahlung", f, 10.5)
            put(c, 537, y, "-" + eu(dep), f, 10.5, "r")
            put(c, 300, y - 16, "Restbetrag EUR", b, 11.5)
            put(c, 537, y - 16, eu(tot - dep), b, 11.5, "r")
            y -= 40
        put(c, 56, y, "Im Betrag enthalten:", f, 9.5)
        for x, t in ((180, "MwSt-Satz"), (270, "Netto"), (350, "MwSt"), (430, "Brutto")):
            put(c, x, y, t, b, 9.5, "r" if x > 180 else "l")
        for k, v in vat.items():
            y -= 13
            put(c, 180, y, f"{k // 100} %", f, 9.5)
            for x, z in ((270, by[k] - v), (350, v), (430, by[k])):
                put(c, x, y, eu(z), f, 9.5, "r")
        block(c, 56, y - 28, ["Zahlbar sofort ohne Abzug. Wir freuen uns auf Ihren nächsten Besuch!", f"UID-Nr.: {uid} · FN 21877k · IBAN AT61 2040 4000 0041 9911"], f, 9.5)
        put(c, 539, 50, f"Blatt {pg} von {total}", f, 9, "r")
        return pg, None
    r0 = r.randint(101, 318)
    numbered(path, draw)
    t = {"invoice_number": no, "invoice_date": dep_day.isoformat(), "currency": "EUR",
         "supplier": {"name": sup, "tax_id": uid}, "customer": {"name": cus},
         "line_items": [{"description": i[1], "quantity": str(i[2]), "unit_price": dec(i[3]), "tax_rate": pct(i[4]), "amount": dec(i[5])} for i in items],
         "total": dec(tot)}
    if dep:
        t["amount_due"] = dec(tot - dep)
    if len(vat) == 1:
        t["subtotal"], t["tax_total"] = dec(tot - sum(vat.values())), dec(sum(vat.values()))
    return {"data": t}


A, B = "Lantern Tide Hollow Salt Marsh Winter Paper Northern Quiet Glass".split(), "Orchard Atlas Ferry Notebook Cartographer Kitchen Murders Hours Inheritance Field Guide".split()


def books(path, seed, rows):
    r = rng("books", seed, rows)
    f, b = font("NSE")
    sup = r.choice(["Wychbury Book Distribution Ltd", "Fenside Trade Books Limited"])
    cus = r.choice(["The Crooked Shelf Bookshop", "Harrowgate Library Supply", "Pelican Row Books"])
    no, d = f"SI{r.randint(100000, 999999)}", day(r)
    due = plus(d, 60)
    vat = f"GB {r.randint(100, 999)} {r.randint(1000, 9999)} {r.randint(10, 99)}"
    items = []
    for i in range(rows):
        kind = "Calendar 2026" if r.random() < .15 else r.choice(["hbk", "pbk", "pbk"])
        t = f"The {r.choice(A)} {r.choice(B)}, {kind}" if r.random() < .7 else f"{r.choice(A)} and {r.choice(A)}: A {r.choice(B)} of Forgotten Coastal Towns and Their Harbours, {kind}"
        q, p, ds = r.randint(1, 24), r.choice([899, 999, 1099, 1299, 1699, 2000, 2500]), r.choice([35, 40, 40, 42, 45])
        rate = 2000 if "Cal" in kind else 0
        items.append((f"978-1-{r.randint(10000, 99999)}-{r.randint(100, 999)}-{r.randint(0, 9)}", t, q, p, ds, rate, div(q * p * (100 - ds), 100)))
    net = sum(i[6] for i in items)
    tx = taxes([(i[5], i[6]) for i in items] + [(2000, 475)])
    tax = sum(v[1] for v in tx.values())
    tot = net + 475 + tax
    P = ParagraphStyle("p", fontName=f, fontSize=8, leading=10)
    H = ParagraphStyle("h", parent=P, fontName=b, textColor=HexColor("#ffffff"))
    HR = ParagraphStyle("hr", parent=H, alignment=2)
    R = ParagraphStyle("r", parent=P, alignment=2)
    doc = SimpleDocTemplate(path, pagesize=A4, leftMargin=15 * mm, rightMargin=15 * mm, topMargin=15 * mm, bottomMargin=18 * mm, invariant=1)
    top = Table([[Paragraph(f'<font size="14">{sup}</font>', ParagraphStyle("t", parent=P, leading=18, fontName=b)), Paragraph('<font size="14">INVOICE</font>', ParagraphStyle("t2", parent=R, leading=18, fontName=b))],
                 [Paragraph(f"Unit 7, Marl Lane Trading Estate<br/>Evesham WR11 4QT<br/>VAT Reg No: {vat}", P),
                  Paragraph(f"Invoice No: {no}<br/>Tax point: {d:%d/%m/%Y}<br/>Account: {cus[:3].upper().strip()}{r.randint(100, 999)}<br/>Your ref: PO{r.randint(1000, 9999)}<br/>Payment due: {due:%d/%m/%Y}", R)],
                 [Paragraph(f"<b>Invoice to</b><br/>{cus}<br/>22 Sheep Street<br/>Ludlow SY8 1AA", P), ""]], colWidths=[100 * mm, 80 * mm])
    top.setStyle(TableStyle([("VALIGN", (0, 0), (-1, -1), "TOP")]))
    data = [[Paragraph(h, HR if i > 1 else H) for i, h in enumerate(("ISBN", "Title", "Qty", "RRP<br/>£", "Disc<br/>%", "Nett<br/>Value £", "VAT<br/>%"))]]
    for i in items:
        data.append([Paragraph(i[0], P), Paragraph(i[1], P)] + [Paragraph(x, R) for x in (str(i[2]), us(i[3]), f"{i[4]}.0", us(i[6]), str(i[5] // 100))])
    t = Table(data, colWidths=[x * mm for x in (31, 70, 12, 17, 14, 23, 13)], repeatRows=1)
    st = [("BACKGROUND", (0, 0), (-1, 0), HexColor("#30475e")), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("BOTTOMPADDING", (0, 0), (-1, -1), 2), ("TOPPADDING", (0, 0), (-1, -1), 2)]
    st += [("BACKGROUND", (0, k), (-1, k), HexColor("#eef2f5")) for k in range(2, len(data), 2)]
    t.setStyle(TableStyle(st))
    left = [["VAT rate", "Goods £", "VAT £"]] + [[f"{k / 100:.2f}%", us(v[0]), us(v[1])] for k, v in tx.items()]
    lt = Table(left, colWidths=[20 * mm, 25 * mm, 20 * mm])
    lt.setStyle(TableStyle([("FONT", (0, 0), (-1, -1), f, 8), ("FONT", (0, 0), (-1, 0), b, 8), ("GRID", (0, 0), (-1, -1), .4, HexColor("#888888")), ("ALIGN", (0, 0), (-1, -1), "RIGHT")]))
    rt = Table([["Total nett", us(net)], ["Carriage", us(475)], ["VAT", us(tax)], ["TOTAL GBP", us(tot)]], colWidths=[35 * mm, 28 * mm])
    rt.setStyle(TableStyle([("FONT", (0, 0), (-1, -1), f, 9), ("FONT", (0, 3), (-1, 3), b, 10), ("ALIGN", (1, 0), (1, -1), "RIGHT"), ("LINEABOVE", (0, 3), (-1, 3), .8, HexColor("#30475e"))]))
    end = Table([[lt, rt]], colWidths=[115 * mm, 65 * mm])
    end.setStyle(TableStyle([("VALIGN", (0, 0), (-1, -1), "TOP")]))

    def page(c, doc):
        put(c, 297, 30, f"Firm sale unless marked. Claims within 7 days of receipt.   Page {doc.page}", f, 7.5, "c")
    doc.build([top, Spacer(1, 14), t, Spacer(1, 12), end], onFirstPage=page, onLaterPages=page)
    return {"data": {
        "invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "GBP", "supplier": {"name": sup, "tax_id": vat}, "customer": {"name": cus},
        "line_items": [{"description": i[1], "quantity": str(i[2]), "unit_price": dec(i[3]), "discount": f"{i[4]}%", "tax_rate": pct(i[5]), "amount": dec(i[6])} for i in items],
        "subtotal": dec(net), "tax_total": dec(tax), "total": dec(tot)}}


LAYOUTS = {"craft": craft, "swiss": swiss, "hotel": hotel, "books": books}
