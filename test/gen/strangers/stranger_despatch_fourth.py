# SPDX-License-Identifier: AGPL-3.0-or-later
"""A Polish faktura, an Austrian hotel bill, an American law firm, a Singapore forwarder, Quebec telecoms, a Portuguese builder."""
from stranger_despatch_kit import LETTER, columns, day, dec, digs, flow, fmt, half, item, paged, pick, plus, rng, room, short, taxes
from stranger_despatch_plat import HexColor, P, Spacer, Table, TableStyle, build

MON = "January February March April May June July August September October November December".split()


def polska(path, seed, rows):
    r = rng("polska", seed, rows)
    pool = [("Płyta meblowa laminowana 18 mm dąb naturalny 2800x2070", "szt.", 21450, 23), ("Usługa cięcia i oklejania", "mb", 385, 23), ("Zawias puszkowy z cichym domykiem (komplet 2 szt. z prowadnikiem i wkrętami)", "kpl.", 1890, 23), ("Katalog okuć - wydanie książkowe", "szt.", 3200, 5), ("Transport własny", "usł.", 12000, 23), ("Prowadnica kulkowa 450 mm", "para", 4275, 23), ("Klej montażowy 300 ml", "szt.", 1799, 23)]
    d = day(r)
    due, no = plus(d, 14), f"FV/{r.randrange(1, 420)}/{d.month:02d}/{d.year}"
    its, body, b = [], [], {}
    for i, (n, u, p, k) in enumerate(pick(r, pool, rows)):
        q = r.choice([100, 200, 400, 1250, 850]) if u == "mb" else r.choice([100, 200, 500, 1000])
        a = half(q * p, 100)
        v = half(a * k, 100)
        x = b.setdefault(k, [0, 0])
        x[0], x[1] = x[0] + a, x[1] + v
        qq, pl = short(q, 2)
        its.append(item(n, dec(qq, pl), dec(p), dec(a), str(k)))
        body.append([str(i + 1), n, u, fmt(qq, "fr", pl), fmt(p, "fr"), fmt(a, "fr"), f"{k}%", fmt(v, "fr"), fmt(a + v, "fr")])
    net, tax = sum(x[0] for x in b.values()), sum(x[1] for x in b.values())
    tot = net + tax
    paid = r.choice([0, half(tot, 2)])
    nip, cnip, cust = digs(r, "7##-##-##-###"), digs(r, "5##-###-##-##"), r.choice(["Stolarnia Jodła Krzysztof Wrębiak", "Meble Zagórze sp. z o.o.", "Pracownia Wnętrz ŁAWA s.c."])
    dp = lambda x: x.strftime("%d.%m.%Y")

    def go(s):
        s.foot = lambda s: s.m(297, 822, f"Strona {s.n} z {s.total}", "DV", 7)
        s.t(40, 52, f"Faktura nr {no}", "DVB", 13)
        s.r(555, 48, "Data wystawienia: " + dp(d), "DV", 8)
        s.r(555, 60, "Data sprzedaży: " + dp(plus(d, -1)), "DV", 8)
        s.line(40, 72, 555, 72, 1)
        s.block(40, 90, ["Sprzedawca", "Hurtownia Płyt Debrzyna sp. z o.o.", "ul. Składowa 27", "99-870 Debrzyna", "NIP: " + nip], "DV", 8.5, 12, first="DVB")
        s.block(310, 90, ["Nabywca", cust, "ul. Leśna 4/2", "99-872 Zagórze", "NIP: " + cnip], "DV", 8.5, 12, first="DVB")
        cols = columns(40, [("Lp.", 24, "r"), ("Nazwa towaru lub usługi", 152, "l"), ("J.m.", 32, "c"), ("Ilość", 36, "r"), ("Cena netto\nPLN", 58, "r"), ("Wartość\nnetto\nPLN", 62, "r"), ("Stawka\nVAT", 40, "r"), ("Kwota\nVAT\nPLN", 52, "r"), ("Wartość\nbrutto\nPLN", 59, "r")])
        st = dict(font="DC", size=8, x0=40, x1=555, grid="#000000", hfill="#E9E9E9", hlow=False, lead=10.5, pad=2.5)
        y = flow(s, cols, body, 160, 800, 40, st, True)
        y = room(s, y, 40 + 14 * (len(b) + 1) + 90, 805, 40) + 8
        xs = [cols[5], cols[6], cols[7], cols[8]]
        lines = [("Razem", (net, None, tax, tot))] + [("w tym", (x[0], k, x[1], x[0] + x[1])) for k, x in sorted(b.items(), reverse=True)]
        for lab, vals in lines:
            f = "DCB" if lab == "Razem" else "DC"
            s.r(cols[4]["x"] + cols[4]["w"], y + 10, lab, f, 8)
            for c, v in zip(xs, vals):
                s.r(c["x"] + c["w"], y + 10, "X" if v is None else f"{v}%" if c is cols[6] else fmt(v, "fr"), f, 8)
            y += 13
        y += 16
        s.t(40, y + 8, "Sposób płatności: przelew", "DV", 8.5)
        s.t(40, y + 21, "Termin płatności: " + dp(due), "DV", 8.5)
        s.t(40, y + 34, "Nr konta: PL61 1090 1014 0000 0712 1981 2874", "DV", 8.5)
        rows_ = [("Razem do zapłaty:", tot)] if not paid else [("Razem brutto:", tot), ("Zapłacono:", paid), ("Pozostało do zapłaty:", tot - paid)]
        for i, (a, v) in enumerate(rows_):
            f = "DVB" if i == len(rows_) - 1 else "DV"
            s.t(330, y + 8 + 15 * i, a, f, 9.5)
            s.r(555, y + 8 + 15 * i, fmt(v, "fr") + " PLN", f, 9.5)
    paged(path, go)
    data = {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "PLN", "supplier": {"name": "Hurtownia Płyt Debrzyna sp. z o.o.", "tax_id": nip}, "customer": {"name": cust, "tax_id": cnip},
            "line_items": its, "subtotal": dec(net), "tax_total": dec(tax), "total": dec(tot)}
    if paid:
        data["amount_due"] = dec(tot - paid)
    return {"data": data}


def hotel(path, seed, rows):
    r = rng("hotel", seed, rows)
    pool = [("Übernachtung mit Frühstück, Doppelzimmer Bergblick", 18900, 10), ("Ortstaxe", 290, 0), ("Restaurant Abendmenü", 4800, 10), ("Minibar", 950, 20), ("Wellnessmassage 50 Min.", 8600, 20), ("Parkplatz Tiefgarage", 1900, 20), ("Bar Getränke", 1470, 20), ("Zustellbett", 4500, 10)]
    d = day(r)
    n_ = max(1, min(rows // 3, 21))
    days = sorted(plus(d, -n_ + r.randrange(n_)) for _ in range(rows))
    its, body, g = [], [], {}
    for dd, (n, p, k) in zip(days, pick(r, pool, rows)):
        q = r.choice([1, 1, 2])
        g[k] = g.get(k, 0) + p * q
        its.append(item(n, str(q), dec(p), dec(p * q), str(k)))
        body.append([f"{dd:%d.%m.%y}", n, str(q), fmt(p, "de"), fmt(p * q, "de"), str(k)])
    tot = sum(g.values())
    ne = {k: half(v * 100, 100 + k) for k, v in sorted(g.items())}
    anz = r.choice([0, half(tot, 500) * 100]) if tot > 20000 else 0
    no, uid, cust = str(d.year)[2:] + digs(r, "0####"), digs(r, "ATU6#######"), r.choice(["Herr Leopold Stadlmann", "Frau Ingrid Maurer-Prohaska", "Kranbau Wimmersdorf GmbH"])
    zi = str(r.randrange(101, 420))

    def go(s):
        def foot(s):
            s.m(297, 800, "Hotel Almrose Betriebs GmbH, Dorfplatz 1, 6999 St. Veitlin, Tirol", "Times-Italic", 9, "#5A4632")
            s.m(297, 812, f"UID: {uid}   FN 555123k   info@almrose.example", "Times-Italic", 9, "#5A4632")
        s.foot = foot
        s.m(297, 60, "HOTEL ALMROSE", "Times-Bold", 22, "#5A4632")
        s.m(297, 76, "* * * *", "Times-Roman", 11, "#5A4632")
        s.block(60, 118, [cust, "Hauptplatz 9", "4999 Wimmersdorf"], "Times-Roman", 11, 14)
        for i, (a, b) in enumerate((("Rechnung Nr.", no), ("Rechnungsdatum", f"{d:%d.%m.%Y}"), ("Zimmer", zi), ("Anreise", f"{plus(d, -n_):%d.%m.%Y}"), ("Abreise", f"{d:%d.%m.%Y}"))):
            s.t(375, 118 + 14 * i, a, "Times-Roman", 10.5)
            s.r(535, 118 + 14 * i, b, "Times-Roman", 10.5)
        cols = columns(60, [("Datum", 60, "l"), ("Leistung", 225, "l"), ("Anzahl", 45, "r"), ("Preis", 55, "r"), ("Betrag EUR", 65, "r"), ("USt %", 38, "r")])
        st = dict(font="Times-Roman", size=10.5, x0=60, x1=548, hrule=.6, ink="#5A4632", hfont="Times-Italic", lead=13, pad=2)
        y = flow(s, cols, body, 205, 775, 105, st, True)
        y = room(s, y + 4, 75 + 14 * len(g), 785, 105)
        s.line(60, y, 548, y, .6, "#5A4632")
        s.t(63, y + 16, "Gesamtbetrag inkl. USt", "Times-Bold", 11.5)
        s.r(cols[4]["x"] + cols[4]["w"], y + 16, fmt(tot, "de"), "Times-Bold", 11.5)
        if anz:
            y += 15
            s.t(63, y + 16, "abzüglich Anzahlung", "Times-Roman", 10.5)
            s.r(cols[4]["x"] + cols[4]["w"], y + 16, fmt(-anz, "de"), "Times-Roman", 10.5)
            y += 15
            s.t(63, y + 16, "Zu bezahlen", "Times-Bold", 11.5)
            s.r(cols[4]["x"] + cols[4]["w"], y + 16, fmt(tot - anz, "de"), "Times-Bold", 11.5)
        y += 34
        for x, a in ((110, "USt-Satz"), (200, "Netto"), (280, "USt"), (370, "Brutto")):
            s.r(x, y, a, "Times-Italic", 9)
        for k, v in ne.items():
            y += 12
            for x, a in ((110, f"{k} %"), (200, fmt(v, "de")), (280, fmt(g[k] - v, "de")), (370, fmt(g[k], "de"))):
                s.r(x, y, a, "Times-Roman", 9)
    paged(path, go)
    data = {"invoice_number": no, "invoice_date": d.isoformat(), "currency": "EUR", "supplier": {"name": "Hotel Almrose Betriebs GmbH", "tax_id": uid}, "customer": {"name": cust}, "line_items": its, "total": dec(tot)}
    if len(g) == 1:
        data["subtotal"], data["tax_total"] = dec(sum(ne.values())), dec(tot - sum(ne.values()))
    if anz:
        data["amount_due"] = dec(tot - anz)
    return {"data": data}


def lawfirm(path, seed, rows):
    r = rng("lawfirm", seed, rows)
    pool = ["Review and revise draft asset purchase agreement; telephone conference with opposing counsel regarding indemnification cap and survival period", "Telephone conference with client", "Legal research regarding successor liability under state law", "Draft disclosure schedules", "Correspondence with escrow agent regarding closing mechanics",
            "Attend deposition of plant manager (Day 1)", "Prepare motion to compel production of documents; review exhibits", "Review title commitment and survey"]
    who = [("HMC", 52500), ("RTL", 38500), ("JAB", 19500)]
    d = day(r)
    days = sorted(plus(d, -r.randrange(3, 45)) for _ in range(rows))
    its, body, fees, hrs = [], [], 0, 0
    for dd, n in zip(days, pick(r, pool, rows)):
        w, p = r.choice(who)
        q = r.choice([2, 3, 5, 8, 12, 15, 24, 65])
        a = half(q * p, 10)
        fees, hrs = fees + a, hrs + q
        its.append(item(n, dec(q, 1), dec(p), dec(a)))
        body.append([f"{dd:%m/%d/%Y}", w, n, dec(q, 1), fmt(p), fmt(a)])
    ret = min(fees, r.choice([0, 150000]))
    no, cust = str(r.randrange(100200, 190000)), r.choice(["Tallgrass Millworks, Inc.", "Estate of Winifred Abelard", "Corbin Ridge Quarries LLC"])
    ein, due = digs(r, "47-#######"), plus(d, 30)
    long = lambda x: f"{MON[x.month - 1]} {x.day}, {x.year}"
    mat = f"{r.randrange(1000, 9000)}.{r.randrange(1, 20):04d}"

    def go(s):
        s.foot = lambda s: s.m(306, 760, f"Page {s.n} of {s.total}", "Times-Roman", 9)

        def top(s):
            s.t(60, 45, cust, "Times-Roman", 10)
            s.r(552, 45, "Invoice No. " + no, "Times-Roman", 10)
            return 62
        s.m(306, 58, "CALLOWAY MERRITT & LUND LLP", "Times-Bold", 17)
        s.m(306, 73, "ATTORNEYS AT LAW", "Times-Roman", 9)
        s.m(306, 86, "1400 Commerce Tower, 88 Founders Plaza, Granite Falls, Ohio 45999", "Times-Roman", 9)
        s.m(306, 98, "Tax I.D. No. " + ein, "Times-Roman", 9)
        s.block(60, 130, [cust, "Attn: Accounts Payable", "505 Old Mill Turnpike", "Granite Falls, OH 45998"], "Times-Roman", 11, 13.5)
        for i, (a, b) in enumerate((("Invoice Date:", long(d)), ("Invoice No.:", no), ("Client/Matter:", mat), ("Payment Due:", long(due)))):
            s.t(370, 130 + 13.5 * i, a, "Times-Roman", 11)
            s.r(552, 130 + 13.5 * i, b, "Times-Roman", 11)
        s.t(60, 204, "FOR PROFESSIONAL SERVICES RENDERED", "Times-Bold", 11)
        cols = columns(57, [("Date", 66, "l"), ("Tkpr", 36, "l"), ("Description of Services", 228, "l"), ("Hours", 42, "r"), ("Rate", 52, "r"), ("Amount", 74, "r")])
        st = dict(font="Times-Roman", size=10.5, x0=60, x1=552, hrule=.7, lead=12.5, pad=4)
        y = flow(s, cols, body, 214, 735, 62, st, True, None, top)
        y = room(s, y + 4, 105, 740, 62, top)
        s.line(380, y, 552, y, .7)
        s.r(387, y + 16, "Total Hours", "Times-Roman", 10.5)
        s.r(cols[3]["x"] + cols[3]["w"], y + 16, dec(hrs, 1), "Times-Roman", 10.5)
        ls = [("Total Fees", fees, 0)] + ([("Less: Retainer Applied", -ret, 0)] if ret else []) + [("TOTAL AMOUNT DUE", fees - ret, 1)]
        y += 18
        for a, v, b in ls:
            y += 16
            f = "Times-Bold" if b else "Times-Roman"
            s.r(470, y, a, f, 10.5)
            s.r(551, y, ("(" + "$" + fmt(-v) + ")") if v < 0 else "$" + fmt(v), f, 10.5)
        s.t(60, y + 30, "Please remit within thirty days. Wire instructions are available on request.", "Times-Italic", 10)
    paged(path, go, LETTER)
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "USD", "supplier": {"name": "CALLOWAY MERRITT & LUND LLP", "tax_id": ein}, "customer": {"name": cust}, "line_items": its, "total": dec(fees), "amount_due": dec(fees - ret)}}


def forwarder(path, seed, rows):
    r = rng("forwarder", seed, rows)
    pool = [("OCEAN FREIGHT FCL 40HC SIN-HAM", 245000, "CNT", "ZR"), ("TERMINAL HANDLING CHARGE - ORIGIN", 31800, "CNT", "SR"), ("BILL OF LADING FEE", 9500, "SET", "SR"), ("CUSTOMS CLEARANCE AND PERMIT DECLARATION INCLUDING PRE-ALERT TO CONSIGNEE", 8500, "SHPT", "SR"), ("TRUCKING TUAS - PASIR PANJANG", 28000, "TRIP", "SR"), ("BUNKER ADJUSTMENT FACTOR", 41200, "CNT", "ZR"), ("SEAL FEE", 1200, "PCE", "SR"), ("LOW SULPHUR SURCHARGE", 6750, "CNT", "ZR"), ("PALLETISING", 1850, "PLT", "SR")]
    d = day(r, (2024, 2, 1), 600)
    due, its, body, net, tax = plus(d, 30), [], [], 0, 0
    for n, p, u, c in pick(r, pool, rows):
        q = r.choice([1, 2, 3]) if u != "PLT" else r.choice([4, 10, 22])
        a, v = p * q, half(p * q * 9, 100) if c == "SR" else 0
        net, tax = net + a, tax + v
        its.append(item(n, dec(q * 1000, 3), dec(p), dec(a), "9" if c == "SR" else "0"))
        body.append([P(n, "Courier", 8), P(f"{q}.000 {u}", "Courier", 8, align="r"), P(fmt(p), "Courier", 8, align="r"), P(fmt(a), "Courier", 8, align="r"), P(f"{c} {'9%' if c == 'SR' else '0%'}", "Courier", 8, align="c"), P(fmt(v), "Courier", 8, align="r")])
    no, gst, cust = f"SINV{d.year % 100}{r.randrange(1000, 99999):06d}", digs(r, "20#######@"), r.choice(["MERIDIAN BAY COMMODITIES PTE LTD", "HUP LEONG MARINE STORES", "SOLARIS PRECISION COMPONENTS (S) PTE LTD"])
    dm = lambda x: f"{x.day:02d}-{MON[x.month - 1][:3].upper()}-{x.year}"
    gr = [("GRID", (0, 0), (-1, -1), .5, HexColor("#25408F")), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 3)]
    lab = lambda a, b: [P(a, "Helvetica", 6.5, color="#25408F"), P(b, "Helvetica-Bold", 8.5)]
    top = Table([[lab("BILL TO", f"{cust}\n71 PENJURU TERRACE #05-11\nSINGAPORE 609000"), lab("TAX INVOICE NO.", no), lab("INVOICE DATE", dm(d))], ["", lab("JOB NO.", digs(r, "SE#######")), lab("DUE DATE", dm(due))], [lab("VESSEL / VOYAGE", f"CORAL PIONEER / {digs(r, '###W')}"), lab("B/L NO.", digs(r, "@@@@SIN######")), lab("CURRENCY", "SGD")], [lab("SHIPPER", cust), lab("POL / POD", "SINGAPORE / HAMBURG"), lab("TERMS", "30 DAYS")]], colWidths=[265, 135, 115], style=gr + [("SPAN", (0, 0), (0, 1))])
    h = [P(x, "Helvetica-Bold", 7.5, align=a, color="#FFFFFF") for x, a in (("CHARGE DESCRIPTION", "l"), ("QTY / UOM", "r"), ("UNIT RATE\n(SGD)", "r"), ("AMOUNT\n(SGD)", "r"), ("GST\nCODE", "c"), ("GST AMT\n(SGD)", "r"))]
    sm = [("TOTAL BEFORE GST", net), ("GST @ 9%", tax), ("TOTAL PAYABLE SGD", net + tax)]
    story = [P("STRAITS PELICAN LOGISTICS PTE LTD", "Helvetica-Bold", 14, color="#25408F"), Spacer(1, 3), P(f"9 Keppel Wharf Road #12-03, Singapore 099000   GST Reg. No.: {gst}", "Helvetica", 8), Spacer(1, 10), P("TAX INVOICE", "Helvetica-Bold", 12, align="c"), Spacer(1, 6), top, Spacer(1, 10),
             Table([h] + body, colWidths=[195, 75, 65, 70, 50, 60], repeatRows=1, style=gr + [("BACKGROUND", (0, 0), (-1, 0), HexColor("#25408F"))]),
             Table([[P(a, "Helvetica-Bold", 8.5, align="r"), P(fmt(v), "Courier-Bold", 9, align="r")] for a, v in sm], colWidths=[405, 110], style=gr + [("NOSPLIT", (0, 0), (-1, -1))]), Spacer(1, 10),
             P("All business is transacted subject to our Standard Trading Conditions. Cheques should be crossed and made payable to Straits Pelican Logistics Pte Ltd.", "Helvetica", 7)]
    build(path, story, margins=(40, 40, 40, 45), first=lambda c, dd: (c.setFont("Helvetica", 7), c.drawString(40, 28, "E. & O. E."), c.drawRightString(555, 28, f"{no}  Page {c.getPageNumber()}")))
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "SGD", "supplier": {"name": "STRAITS PELICAN LOGISTICS PTE LTD", "tax_id": gst}, "customer": {"name": cust}, "line_items": its, "subtotal": dec(net), "tax_total": dec(tax), "total": dec(net + tax)}}


def obra(path, seed, rows):
    r = rng("obra", seed, rows)
    pool = [("Demolição de parede divisória em tijolo furado, incluindo remoção de entulho para vazadouro", "m2", 1850), ("Reboco projetado", "m2", 1275), ("Pintura a tinta plástica, duas demãos", "m2", 640), ("Fornecimento de argamassa seca, saco 30 kg", "un", 415), ("Mão de obra de pedreiro", "h", 1650), ("Caixilharia de alumínio com corte térmico", "un", 38900), ("Aluguer de andaime", "dia", 2200)]
    d = day(r)
    due, its, body, net = plus(d, 30), [], [], 0
    for i, (n, u, p) in enumerate(pick(r, pool, rows)):
        q = r.choice([100, 350, 1250, 2000, 4780]) if u != "un" else r.choice([100, 300, 1200])
        disc = r.choice([0, 0, 500])
        a = half(q * p * (10000 - disc), 1000000)
        net += a
        its.append(item(n, dec(q), dec(p), dec(a), "23.00", dec(disc) + "%"))
        body.append([f"OB{sum(map(ord, n)) % 1000:03d}", n, fmt(q, "no"), u, fmt(p, "no"), fmt(disc, "no"), "23,00", fmt(a, "no")])
    tax = half(net * 23, 100)
    tot = net + tax
    no, nif, cnif = f"FT {d.year}A/{r.randrange(10, 900)}", digs(r, "51#######"), digs(r, "50#######")
    cust, atcud = r.choice(["Condomínio Rua das Amendoeiras 12", "Colégio Pinhal Novo, C.R.L.", "Farmácia Central de Valmoinho, Lda."]), digs(r, "JF@#@#@#-") + no.split("/")[1]
    dm = lambda x: x.strftime("%Y-%m-%d")

    def go(s):
        def foot(s):
            s.t(42, 815, "aB3x-Processado por programa certificado nº 0555/AT", "Helvetica", 7)
            s.r(553, 815, f"Pág. {s.n}/{s.total}", "Helvetica", 7)
        s.foot = foot
        s.box(42, 38, 46, 46, fill="#C8641E")
        s.t(52, 69, "VC", "Helvetica-Bold", 20, "#FFFFFF")
        s.block(98, 48, ["Valmoinho Construções, Lda.", "Zona Industrial, Lote 6", "9999-101 Valmoinho", "NIF: " + nif], "Helvetica", 8.5, 11.5, first="Helvetica-Bold")
        s.block(320, 118, ["Exmo.(s) Sr.(s)", cust, "Largo da Fonte 2", "9999-105 Valmoinho"], "Helvetica", 9.5, 12.5)
        s.t(42, 118, "Fatura " + no, "Helvetica-Bold", 12)
        s.t(42, 132, "ATCUD: " + atcud, size=7.5)
        s.t(42, 144, "Original", size=7.5)
        s.box(42, 178, 511, 30, fill="#F3E3D6")
        for i, (a, b) in enumerate((("V/N.º Contrib.", cnif), ("Moeda", "EUR"), ("Data", dm(d)), ("Vencimento", dm(due)), ("Condição Pagamento", "30 Dias"))):
            s.t(48 + 102 * i, 190, a, "Helvetica-Bold", 7.5)
            s.t(48 + 102 * i, 202, b, size=8.5)
        cols = columns(42, [("Artigo", 46, "l"), ("Descrição", 191, "l"), ("Qtd.", 46, "r"), ("Un.", 28, "l"), ("Pr. Unitário", 58, "r"), ("Desc. %", 42, "r"), ("IVA %", 38, "r"), ("Valor", 62, "r")])
        st = dict(font="Helvetica", size=8.5, x0=42, x1=553, hrule=1, htop=1, ink="#C8641E", hsize=8, lead=10.5, pad=2.5)
        y = flow(s, cols, body, 218, 795, 45, st, True)
        y = room(s, y + 12, 84, 800, 45)
        s.t(42, y + 10, "Resumo do IVA", "Helvetica-Bold", 8.5)
        for x, a, b in ((90, "Taxa", "23,00"), (180, "Incidência", fmt(net, "no")), (250, "Total IVA", fmt(tax, "no"))):
            s.r(x, y + 24, a, "Helvetica-Bold", 7.5)
            s.r(x, y + 36, b, size=8.5)
        for i, (a, v) in enumerate((("Total sem IVA", net), ("IVA", tax))):
            s.t(360, y + 10 + 14 * i, a)
            s.r(550, y + 10 + 14 * i, fmt(v, "no"))
        s.box(354, y + 32, 199, 22, fill="#C8641E")
        s.t(360, y + 47, "Total (EUR)", "Helvetica-Bold", 10.5, "#FFFFFF")
        s.r(550, y + 47, fmt(tot, "no"), "Helvetica-Bold", 10.5, "#FFFFFF")
        s.t(42, y + 72, "Os bens/serviços foram colocados à disposição do adquirente na data do documento.", size=7.5)
    paged(path, go)
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "EUR", "supplier": {"name": "Valmoinho Construções, Lda.", "tax_id": nif}, "customer": {"name": cust, "tax_id": cnif},
                     "line_items": its, "subtotal": dec(net), "tax_total": dec(tax), "total": dec(tot)}}


LAYOUTS = {"polska": polska, "hotel": hotel, "lawfirm": lawfirm, "forwarder": forwarder, "obra": obra}
