# SPDX-License-Identifier: AGPL-3.0-or-later
"""United Kingdom and Germany: a garage, a solicitor, a dental lab, a painter."""
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import KeepTogether, Paragraph, SimpleDocTemplate, Spacer, Table

from stranger_almanac_kit import *


def garage(path, seed, rows):
    r = random.Random(f"garage/{seed}/{rows}")
    p = Pen(path)
    name, ad = local(seed, [("Thornaby Road Motors Ltd", ("Unit 3, Teal Court", "Thornaby Road", "Stockton-on-Tees", "TS17 6PG")),
        ("Penrose & Daughters Autocentre", ("The Old Dairy", "Redruth Road", "Helston", "TR13 0LW"))])
    cn, cad = local(seed, [("Mrs G Attwater", ("14 Birkdale Close", "Stockton-on-Tees", "TS18 5NE")), ("Lowland Couriers Ltd",
        ("Depot 2", "Water-Ma-Trout", "Helston", "TR13 0LX"))])
    d, no, vat = day(r), str(r.randint(20411, 68990)), uk_vat(r)
    pool = [("", "Full service labour", 48, 72, "h"), ("", "Replace front lower arms both sides and four wheel alignment", 48, 72, "h"),
        ("", "MOT test fee (Class 4)", 45, 54.85, "m"), ("OF1187", "Oil filter", 6, 14, "p"), ("5W30-C3", "Engine oil 5W30 per ltr", 6, 11, "p"),
        ("BP2204F", "Front brake pads (set)", 28, 64, "p"), ("BD0871", "Front brake disc", 31, 58, "p"), ("WB21", "Wiper blade 21in", 7, 15, "p"),
        ("AF4410", "Air filter", 11, 24, "p"), ("SP-NGK6", "Spark plug", 5, 12, "p"), ("T2055516", "Tyre 205/55R16 91V inc. valve & balance", 58, 96, "p"),
        ("BLB501", "Bulb 501", 1, 3, "p"), ("SUNDRY", "Consumables & waste oil disposal", 4, 9, "p")]
    items = []
    for code, desc, lo, hi, kind in pick(r, pool, rows):
        q = D(r.randint(2, 18)) / 4 if kind == "h" else D(1 if kind == "m" else r.randint(1, 5))
        pr, di = cash(r, lo, hi), D(r.choice([0, 0, 10, 12.5])) if kind == "p" else D(0)
        items.append((q, code, desc, pr, di, q2(q * pr * (100 - di) / 100), 0 if kind == "m" else 20))
    n20, n0 = (sum((i[5] for i in items if i[6] == k), D(0)) for k in (20, 0)); tax = q2(n20 / 5)
    veh = (("Reg No", r.choice(["NK18 VTE", "WL67 OYD"])), ("Vehicle", r.choice(["FORD FOCUS 1.0 ECOBOOST", "VAUXHALL VIVARO 1.6 CDTI"])),
        ("Mileage", str(r.randint(31000, 98000))), ("Job No", str(r.randint(4000, 9000))))
    X = (40, 84, 142, 346, 402, 442, 504, 555)

    def head():
        p.t(555, 54, name, HVB, 17, "r"); p.t(555, 68, ", ".join(ad), HV, 8.5, "r")
        p.t(555, 80, "Tel 01632 960" + digits(random.Random(no), 3), HV, 8.5, "r"); p.t(555, 92, f"VAT Reg No: GB {vat}", HV, 8.5, "r")
        p.ls(50, 124, (cn,) + cad, HV, 10, 13)
        for i, (k, v) in enumerate((("Invoice No", no), ("Invoice/Tax Date", f"{d:%d/%m/%Y}"), ("Account Ref",
            cn.split()[-1 if "Ltd" not in cn else 0][:6].upper() + "01"))):
            p.t(390, 124 + 15 * i, k, HVB, 9); p.t(555, 124 + 15 * i, v, HV, 9, "r")
        for i, (k, v) in enumerate(veh):
            p.t(40 + 132 * i, 204, k + ":", HVB, 8); p.t(40 + 132 * i, 215, v, HV, 8)
        p.box(40, 226, 515, 18, HexColor("#000080"), 0)
        for i, k in enumerate(("Quantity", "Part No", "Details", "Unit Price", "Disc %", "Net Amount", "VAT %")):
            p.t(X[i] + 3 if i in (1, 2) else X[i + 1] - 3, 238, k, HVB, 8, "l" if i in (1, 2) else "r", white)

    pages, y = [[]], 258
    for it in items:
        lines = wrap(it[2], 198, HV, 9)
        if y + 12 * len(lines) > 640:
            pages.append([]); y = 258
        pages[-1].append((y, lines, it)); y += 12 * len(lines) + 3
    for n, pg in enumerate(pages):
        head()
        for k in (0, 3, 4, 5, 6):
            for y, _, it in pg:
                p.t(X[k + 1] - 3, y, f"{it[k]:.2f}" if k != 5 else num(it[5]), HV, 9, "r")
        for y, lines, it in pg:
            p.t(X[1] + 3, y, it[1], HV, 9)
        for y, lines, it in pg:
            p.ls(X[2] + 3, y, lines, HV, 9, 12)
        p.box(40, 226, 515, 424, None, .8)
        if n < len(pages) - 1:
            p.t(555, 664, "Continued...", HVI, 9, "r"); p.new()
    p.t(40, 668, "VAT analysis", HVB, 8)
    for i, (k, nn, tt) in enumerate([("Rate", "Net", "VAT"), ("20.00", num(n20), num(tax)), ("0.00", num(n0), "0.00")][:3 if n0 else 2]):
        p.ls(40, 681 + 12 * i, [k], HV, 8); p.t(140, 681 + 12 * i, nn, HV, 8, "r"); p.t(200, 681 + 12 * i, tt, HV, 8, "r")
    for i, (k, v) in enumerate((("Total Net Amount", n20 + n0), ("Total VAT Amount", tax), ("Invoice Total", n20 + n0 + tax))):
        p.t(390, 674 + 18 * i, k, HVB, 9); p.box(480, 662 + 18 * i, 75, 18, None, .5)
        p.t(551, 674 + 18 * i, "£ " + num(v) if i == 2 else num(v), HVB if i == 2 else HV, 9, "r")
    p.par(40, 748,
        "All goods remain the property of the company until paid for in full. Storage is charged at £10 per day from the third day after completion.", 515,
        HV, 7.5)
    p.save()
    return truth(invoice_number=no, invoice_date=d, currency="GBP", supplier=party(name, adr(*ad), "GB " + vat), customer=party(cn, adr(*cad)),
        subtotal=n20 + n0, tax_total=tax, total=n20 + n0 + tax, line_items=[{"description": i[2], "quantity": a(i[0]), "unit_price": i[3],
        "discount": a(i[4]), "tax_rate": str(i[6]), "amount": i[5]} for i in items])


def solicitor(path, seed, rows):
    r = random.Random(f"solicitor/{seed}/{rows}")
    name, ad = local(seed, [("Harcastle Wynne LLP", ("8 Minster Yard", "Lincoln", "LN2 4PX")), ("Abernethy & Crole Solicitors",
        ("21 Castle Terrace", "Berwick-upon-Tweed", "TD15 1NR"))])
    cn, cad = local(seed, [("The Executors of the late Mr P J Hallam", ("Grange Farm", "Sleaford Road", "Navenby", "Lincoln LN5 0EW")),
        ("Tweedside Fabrications Limited", ("Ord Industrial Estate", "Berwick-upon-Tweed", "TD15 2XF"))])
    d, no, vat, part = day(r), f"{r.randint(100, 999)}{r.randint(10, 99)}/{r.choice(['SKW', 'MAC'])}", uk_vat(r), r.choice(["SKW", "MAC", "JEH"])
    pool = ["Attending you by telephone to take instructions",
        "Considering draft contract and title documents received from the other side and preparing enquiries", "Drafting letter of claim",
        "Perusing bank statements and schedule of assets", "Preparing inheritance tax account IHT400 with schedules", "Attending meeting at our offices",
        "Correspondence with HM Land Registry", "Preparing witness statement of Mr D Hallam, including amendments following your comments of the 4th",
        "Completing engrossment of lease", "Instructing counsel"]
    items, dd = [], plus(d, -70)
    for desc in pick(r, pool, rows):
        dd = plus(dd, r.choice([0, 1, 1])); h, rt = D(r.randint(1, 35)) / 10, D(r.choice([165, 210, 265]))
        items.append((dd, {165: "JEH", 210: "MAC", 265: "SKW"}[int(rt)], desc, h, rt, q2(h * rt)))
    sub = sum(i[5] for i in items); tax = q2(sub / 5); acc = r.choice([D(0), D("0.2")]) and q2(D(int(sub / 5)))
    S = lambda **k: ParagraphStyle("s", **{**dict(fontName=SLAB, fontSize=9, leading=12.5), **k})
    P = lambda t, **k: Paragraph(t.replace("&", "&amp;"), S(**k))
    lines = [[P("Date", fontName=SLABI), P("Work done", fontName=SLABI), P("By", fontName=SLABI), P("Hours", fontName=SLABI, alignment=2),
        P("Rate", fontName=SLABI, alignment=2), P("£", alignment=2)]]
    for i in items:
        lines.append([P(f"{i[0]:%d.%m.%y}"), P(i[2]), P(i[1])] + [P(s, alignment=2) for s in (f"{i[3]:.1f}", f"{i[4]:.2f}", num(i[5]))])
    grid = Table(lines, colWidths=[56, 226, 34, 40, 50, 66], repeatRows=0, style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("TOPPADDING", (0, 0), (-1, -1), 1),
        ("BOTTOMPADDING", (0, 0), (-1, -1), 3)])
    f = [["Our total charges", num(sub)], ["Value added tax at 20%", num(tax)], ["Total of this bill", "£" + num(sub + tax)]]
    if acc:
        f += [["Less received on account of costs", f"({num(acc)})"], ["Balance now due", "£" + num(sub + tax - acc)]]
    sums = Table([["", P(k, fontName=SLABB if "£" in v else SLAB), P(v, alignment=2, fontName=SLABB if "£" in v else SLAB)] for k, v in f],
        colWidths=[146, 240, 86], style=[("LINEABOVE", (2, 2), (2, 2), .6, black), ("LINEBELOW", (2, 2), (2, 2), 1.2, black),
        ("TOPPADDING", (0, 0), (-1, -1), 2)])

    def stamp(c, i, n):
        c.setFont(SLAB, 7)
        c.drawCentredString(A4[0] / 2, 34, f"{name}, {', '.join(ad)}.  Authorised and regulated by the Solicitors Regulation Authority.  VAT No. {vat}")
        if i > 1:
            c.drawCentredString(A4[0] / 2, A4[1] - 40, f"– {i} –")

    head = [P(name, fontName=SLABI, fontSize=20, leading=28, alignment=1), Spacer(1, 26), P(cn)] + [P(s) for s in cad] + [Spacer(1, 18),
        P(f"Bill number: {no}"), P(f"Date and tax point: {long(d, 'en')}"), Spacer(1, 14), P("TO OUR PROFESSIONAL CHARGES", fontName=SLABB, alignment=1),
        Spacer(1, 8),
        P("in connection with the matter on which you instructed us, in accordance with our terms of business, as set out in the following record of work. "
        "An hour is divided into ten units of six minutes each.", alignment=4), Spacer(1, 8)]
    tail = KeepTogether([Spacer(1, 8), sums, Spacer(1, 14),
        P("This bill is due for payment within 28 days of delivery. Interest may be charged on bills unpaid after that time "
        "at the rate payable on judgment debts. You have a right to complain about this bill under our complaints procedure.", fontSize=7.5, leading=10)])
    SimpleDocTemplate(str(path), pagesize=A4, leftMargin=60, rightMargin=60, topMargin=56, bottomMargin=60).build(head + [grid, tail],
        canvasmaker=maker(stamp))
    return truth(invoice_number=no, invoice_date=d, currency="GBP", supplier=party(name, adr(*ad), vat), customer=party(cn, adr(*cad)), subtotal=sub,
        tax_total=tax, total=sub + tax, amount_due=sub + tax - acc if acc else None, line_items=[{"description": i[2], "quantity": f"{i[3]:.1f}",
        "unit_price": i[4], "amount": i[5]} for i in items])


def dentallab(path, seed, rows):
    r = random.Random(f"dentallab/{seed}/{rows}")
    p = Pen(path)
    name, st, town = local(seed, [("Zahntechnik Krummhörn GmbH", "Neuer Weg 31", "26506 Norden"), ("Dentallabor Seyfarth & Lohse", "Am Mühlgraben 4a",
        "07743 Jena")])
    cust = local(seed, [("Gemeinschaftspraxis", "Dres. Imke und Harm Redenius", "Osterstraße 118", "26506 Norden"),
        ("Zahnarztpraxis", "Dr. med. dent. Falk Büchner", "Wagnergasse 9", "07743 Jena")])
    d, vat = day(r), ust(r); no = f"{d:%y}-{r.randint(10000, 99999)}"
    pool = [("001 0", "Modell", 6, 8), ("002 1", "Doublieren eines Modells", 14, 19), ("005 1", "Sägemodell", 11, 15),
        ("012 0", "Mittelwertartikulator", 9, 12), ("020 1", "Basis für Vorbissnahme", 9, 13), ("102 4", "Krone für vestibuläre Verblendung", 88, 112),
        ("162 0", "Vestibuläre Verblendung Keramik", 84, 105), ("165 0", "Zahnfleisch Keramik", 22, 30), ("933 0", "Versandkosten", 4, 6),
        ("970 0", "Verarbeitungsaufwand NEM-Legierung", 15, 21), ("801 0", "Grundeinheit für Instandsetzung ZE", 18, 24),
        ("803 0", "Kunststoffbasis-Teil reparieren", 9, 14), ("M 4410", "Kobalt-Chrom-Legierung, Charge 20118, CE 0123, je Gramm", 0.9, 1.9),
        ("M 2107", "Prothesenzähne 6er Satz, Farbe A3", 21, 44)]
    items = []
    for code, desc, lo, hi in pick(r, pool, rows):
        q, pr = (cash(r, 2, 19) if code == "M 4410" else D(r.choice([1, 1, 1, 2, 3, 4]))), cash(r, lo, hi); items.append((code, q, desc, pr, q2(q * pr)))
    sub = sum(i[4] for i in items); tax = q2(sub * D("0.07")); ib = iban("DE", digits(r, 18))
    p.t(70, 128, f"{name} · {st} · {town}", COND, 6.5); p.hl(70, 290, 131, .3); p.ls(70, 146, cust, COND, 10, 13.5)
    p.t(525, 62, name, CONDB, 15, "r", HexColor("#7a1f3d"))
    for i, (k, v) in enumerate((("Rechnungs-Nr.:", no), ("Rechnungsdatum:", f"{d:%d.%m.%Y}"), ("Kunden-Nr.:", digits(r, 4)), ("Auftrags-Nr.:", digits(r, 6)),
        ("Patient:", r.choice(["Eilers, T.", "Voigt, Renate"])), ("Versichert:", "GKV"))):
        p.t(370, 146 + 13 * i, k, COND, 9); p.t(455, 146 + 13 * i, v, COND, 9)
    p.t(70, 262, "Rechnung", CONDB, 14); p.t(70, 278, "Zahntechnische Leistungen nach BEL II – Sonderanfertigung gem. Verordnung (EU) 2017/745", COND, 8)
    X = (70, 122, 170, 410, 468, 525)

    def cols(y):
        p.hl(70, 525, y, 1)
        for x, k, al in ((X[0], "BEL-Nr.", "l"), (X[2] - 10, "Anzahl", "r"), (X[2], "Leistung / Material", "l"), (X[4], "Einzel €", "r"),
            (X[5], "Gesamt €", "r")):
            p.t(x, y + 12, k, CONDB, 8.5, al)
        p.hl(70, 525, y + 17, .4)
        return y + 30

    y = cols(292)
    for n, (code, q, desc, pr, am) in enumerate(items):
        lines = wrap(desc, 200, COND, 9)
        if y + 12 * len(lines) > (720 if n < rows - 1 else 650):
            p.new(); p.t(70, 60, f"Rechnung {no} vom {d:%d.%m.%Y}", COND, 9); y = cols(74)
        p.t(X[0], y, code, COND, 9); p.t(X[2] - 10, y, num(q, "de", 2 if q % 1 else 0), COND, 9, "r"); p.t(X[4], y, num(pr, "de"), COND, 9, "r")
        p.t(X[5], y, num(am, "de"), COND, 9, "r"); y = p.ls(X[2], y, lines, COND, 9, 12) + 2
    p.hl(410, 525, y - 6, .4)
    for i, (k, v) in enumerate((("Zwischensumme", sub), ("7 % Umsatzsteuer", tax), ("Rechnungsbetrag EUR", sub + tax))):
        p.t(X[3] + 54, y + 8 + 14 * i, k, CONDB if i == 2 else COND, 9.5, "r"); p.t(X[5], y + 8 + 14 * i, num(v, "de"), CONDB if i == 2 else COND, 9.5, "r")
    p.hl(410, 525, y + 40, .4); p.hl(410, 525, y + 42, .4)
    p.t(70, y + 60, f"Zahlbar bis zum {plus(d, 14):%d.%m.%Y} ohne Abzug. Wir danken für Ihren Auftrag.", COND, 9)

    def stamp(i, n):
        p.ls(70, 786, [name, f"{st}, {town}"], COND, 6.5, 8.5, col=GREY)
        p.ls(230, 786, [f"IBAN {ib}", "Institutionskennzeichen 30" + no[3:] + "12"], COND, 6.5, 8.5, col=GREY)
        p.ls(420, 786, [f"USt-IdNr. {vat}", f"Seite {i} von {n}"], COND, 6.5, 8.5, col=GREY)

    p.save(stamp)
    return truth(invoice_number=no, invoice_date=d, due_date=plus(d, 14), currency="EUR", supplier=party(name, adr(st, town), vat),
        customer=party(" ".join(cust[:2]), adr(*cust[2:])), subtotal=sub, tax_total=tax, total=sub + tax,
        line_items=[{"description": i[2], "quantity": f"{i[1]:f}", "unit_price": i[3], "amount": i[4]} for i in items])


def maler(path, seed, rows):
    r = random.Random(f"maler/{seed}/{rows}")
    p = Pen(path)
    name, st, town = local(seed, [("Malermeister Jörg Tiedemann", "Hinter den Höfen 17", "31655 Stadthagen"), ("Farbwerk Öztürk GbR", "Industriestraße 40",
        "73430 Aalen")])
    cust = local(seed, [("Wohnungsgenossenschaft Weserblick eG", "Frau Nolte", "Obernstraße 52", "31655 Stadthagen"),
        ("Herrn", "Dr. Ulrich Kammerlander", "Galgenbergstraße 6", "73431 Aalen")])
    d, vat = day(r), ust(r); no = f"RE{d.year}-{r.randint(100, 999):04d}"
    pool = [("Untergrund vorbereiten", "Wandflächen reinigen, lose Teile abstoßen und grundieren", "m²", 2, 5),
        ("Raufaser tapezieren", "Körnung mittel, Stöße gerade geschnitten", "m²", 6, 11), ("Dispersionsanstrich", "zweimalig, Nassabrieb Klasse 2, weiß",
        "m²", 5, 9), ("Türzargen lackieren", "Stahlzarge schleifen, grundieren, Seidenmattlack RAL 9016", "Stk", 44, 79),
        ("Heizkörper lackieren", "", "Stk", 38, 66), ("Fassadengerüst", "Auf- und Abbau, Vorhaltung 4 Wochen, Gruppe 4", "m²", 7, 12),
        ("Facharbeiterstunde", "Regiearbeiten nach Aufwand", "Std", 52, 64), ("Abdeckarbeiten", "Böden und Einbauten mit Folie und Vlies", "psch", 60, 190),
        ("Spachtelung Q3", "", "m²", 9, 15), ("Risse armieren", "Gewebe einbetten und beispachteln", "lfm", 6, 13)]
    items = []
    for t, sub, u, lo, hi in pick(r, pool, rows):
        q, pr = D(1) if u == "psch" else (cash(r, 2, 160) if u in ("m²", "lfm") else D(r.randint(1, 12))), cash(r, lo, hi, "0.05")
        items.append((q, u, t, sub, pr, q2(q * pr)))
    net = sum(i[5] for i in items); tax = q2(net * D("0.19")); tot = net + tax; red = HexColor("#b3261e")
    p.box(0, 0, 14, p.H, red, 0); p.t(60, 60, name, HVB, 18, col=red); p.t(60, 76, "Innenraum · Fassade · Bodenbeläge", HVI, 9)
    p.t(60, 122, f"{name}, {st}, {town}", HV, 6.5); p.ls(60, 138, cust, HV, 10, 13); p.t(60, 238, f"Rechnung Nr. {no}", HVB, 13)
    p.t(545, 238, f"{town[6:]}, den {d:%d.%m.%Y}", HV, 10, "r")
    p.par(60, 256,
        "Sehr geehrte Damen und Herren, für die ausgeführten Arbeiten berechnen wir Ihnen nach Aufmaß wie folgt. Das Datum der Leistung entspricht dem "
        "Rechnungsdatum.", 485, HV, 9.5, 12.5)
    X = (60, 92, 150, 186, 412, 472, 545)

    def cols(y):
        p.box(60, y, 485, 17, HexColor("#ececec"), 0)
        for x, k, al in ((62, "Pos.", "l"), (X[2] - 4, "Menge", "r"), (X[2], "Einh.", "l"), (X[3], "Bezeichnung", "l"), (X[5] - 4, "E-Preis EUR", "r"),
            (X[6] - 3, "G-Preis EUR", "r")):
            p.t(x, y + 12, k, HVB, 8.5, al)
        return y + 31

    y, run = cols(284), D(0)
    for n, (q, u, t, sub, pr, am) in enumerate(items, 1):
        lines = wrap(sub, 218, HV, 8.5) if sub else []
        if y + 12 * len(lines) > (712 if n < rows else 640):
            p.t(X[3], y + 2, "Übertrag", HVI, 9); p.t(X[6] - 3, y + 2, num(run, "de"), HVI, 9, "r"); p.new(); p.box(0, 0, 14, p.H, red, 0); y = cols(60)
            p.t(X[3], y, "Übertrag", HVI, 9); p.t(X[6] - 3, y, num(run, "de"), HVI, 9, "r"); y += 18
        run += am; p.t(62, y, str(n), HV, 9); p.t(X[2] - 4, y, num(q, "de"), HV, 9, "r"); p.t(X[2], y, u, HV, 9); p.t(X[3], y, t, HVB, 9)
        p.t(X[5] - 4, y, num(pr, "de"), HV, 9, "r"); p.t(X[6] - 3, y, num(am, "de"), HV, 9, "r"); y = p.ls(X[3], y + 12, lines, HV, 8.5, 11) + 5
    p.hl(60, 545, y - 6, .8)
    for i, (k, v) in enumerate((("Nettobetrag", net), ("zzgl. 19 % MwSt.", tax), ("Gesamtbetrag", tot))):
        p.t(X[3], y + 8 + 14 * i, k, HVB if i == 2 else HV, 10); p.t(X[6] - 3, y + 8 + 14 * i, num(v, "de"), HVB if i == 2 else HV, 10, "r")
    sk = q2(tot * D("0.02"))
    p.par(60, y + 62, f"Zahlbar bis {plus(d, 8):%d.%m.%Y} mit 2 % Skonto ({num(sk, 'de')} EUR) = {num(tot - sk, 'de')} EUR "
        f"oder bis {plus(d, 30):%d.%m.%Y} ohne Abzug. Bitte bewahren " "Sie diese Rechnung zwei Jahre auf (§ 14b UStG).", 485, HV, 9, 12)
    p.save(lambda i, n: (p.t(60, 800, f"{st} · {town} · USt-IdNr.: {vat} · Kreissparkasse · {iban('DE', no[-4:] * 4 + '17')}", HV, 7),
        p.t(545, 800, f"Seite {i}/{n}", HV, 7, "r")))
    return truth(invoice_number=no, invoice_date=d, due_date=plus(d, 30), currency="EUR", supplier=party(name, adr(st, town), vat),
        customer=party(" ".join(cust[:1] if "eG" in cust[0] else cust[1:2]), adr(*cust[2:])), subtotal=net, tax_total=tax, total=tot,
        line_items=[{"description": f"{i[2]} {i[3]}".strip(), "quantity": a(i[0]), "unit": i[1], "unit_price": i[4], "amount": i[5]} for i in items])


LAYOUTS = {"garage": garage, "solicitor": solicitor, "dentallab": dentallab, "maler": maler}
