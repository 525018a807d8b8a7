# SPDX-License-Identifier: AGPL-3.0-or-later
"""Dutch haulier, Swedish wholesaler, Polish VAT invoice, Finnish credit note."""
from reportlab.lib.colors import HexColor
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import KeepTogether, Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle
from stranger_delivery_kit import (A4, block, canvas, cols, day, dec, digits, div, eu, fill_goods, font, fr, Grid, hline, money, numbered, pct, plus, put, qty,
                 rng, taxes)


def vervoer(path, seed, rows):
    r = rng("vervoer", seed, rows)
    f, b = font("Helvetica")
    sup = r.choice(["Van Hoogstraten Expeditie B.V.", "Transportbedrijf Gebr. Kuiper B.V."])
    cus = r.choice(["Kwekerij De Groene Polder B.V.", "Slotervaart Interieurbouw B.V.", "Zuivelhandel Noordwende V.O.F."])
    no, d = f"25{r.randint(300000, 799999)}", day(r)
    due = plus(d, 30)
    btw = f"NL{digits(r, 9)}B01"
    towns = ["Venlo", "Antwerpen", "Duisburg", "Zwolle", "Rungis", "Aalsmeer", "Goes", "Emmen", "Lille", "Hengelo"]
    items = []
    for i in range(rows):
        a, z = r.sample(towns, 2)
        k = r.random()
        if k < .6:
            t, q, p = f"Rit {a} - {z}, europallets", r.randint(1, 26), r.randint(1900, 7400)
        elif k < .75:
            t, q, p = f"Wachttijd losadres {z} (per kwartier)", r.randint(1, 8), 1375
        elif k < .9:
            t, q, p = f"Douaneafhandeling en T1-document zending {digits(r, 7)} {a} - {z} via Hoek van Holland", 1, 6850
        else:
            t, q, p = "Palletruil niet geretourneerd", r.randint(1, 10), 1250
        items.append((plus(d, -20 + i * 18 // rows), digits(r, 6), t, q, p, q * p))
    goods = sum(i[5] for i in items)
    fuel = div(goods * 78, 1000)
    net = goods + fuel
    tax = div(net * 21, 100)
    tot = net + tax

    def draw(c, total):
        g = Grid(c, cols(50, ("Datum", 52, "l"), ("Order", 48, "l"), ("Omschrijving", 205, "l"), ("Aantal", 42, "r"), ("Prijs", 62, "r"), ("Bedrag", 86, "r")), f, b, 8.5, above=2.5, below=2.5)

        def top(p):
            c.setFillColor(HexColor("#f28c00"))
            c.rect(0, 828, 595, 14, stroke=0, fill=1)
            put(c, 50, 795, sup, b, 15, color="#1a2c54")
            block(c, 400, 802, ["Havenweg 212, 3089 JK Rotterdam", f"KvK {kvk}", f"BTW-nr. {btw}", "IBAN NL35 RABO 0188 4402 91"], f, 8, 10.5)
            return 735
        y, p = top(1), 1
        block(c, 50, y, [cus, "T.a.v. de crediteurenadministratie", "Tuinbouwlaan 88", "2678 LD De Lier"], f, 10, 13)
        put(c, 50, 660, "FACTUUR", b, 16, color="#1a2c54")
        hx = [("Factuurnummer", no, 50), ("Factuurdatum", d.strftime("%d-%m-%Y"), 160), ("Vervaldatum", due.strftime("%d-%m-%Y"), 260), ("Debiteurnr.", str(deb), 360), ("Pagina", f"1 / {total}", 460)]
        for k, v, x in hx:
            put(c, x, 638, k, f, 7.5, color="#666666")
            put(c, x, 626, v, b, 9)
        y = g.head(606, fill="#1a2c54", color="#ffffff")
        for dt, o, t, q, pr, a in items:
            cells = (dt.strftime("%d-%m"), o, t, str(q), "€ " + eu(pr), "€ " + eu(a))
            if y - g.height(cells) < 70:
                put(c, 545, 45, "Zie vervolgblad", f, 8, "r")
                c.showPage()
                p += 1
                y = top(p)
                put(c, 50, y, f"Factuur {no}, pagina {p} / {total}", b, 9)
                y = g.head(y - 14, fill="#1a2c54", color="#ffffff")
            y = g.row(y, cells, line=(.3, "#c8c8c8"))
        if y < 170:
            put(c, 545, 45, "Zie vervolgblad", f, 8, "r")
            c.showPage()
            p += 1
            y = top(p)
            put(c, 50, y, f"Factuur {no}, pagina {p} / {total}", b, 9)
            y -= 14
        y -= 18
        for k, v, w in (("Vrachtkosten", goods, f), ("Dieselolietoeslag 7,8%", fuel, f), ("Totaal excl. BTW", net, b), (f"BTW 21% over € {eu(net)}", tax, f), ("Te betalen", tot, b)):
            if k == "Te betalen":
                hline(c, 340, 545, y + 11, 1, "#f28c00")
            put(c, 342, y, k, w, 9)
            put(c, 543, y, "€ " + eu(v), w, 9, "r")
            y -= 15
        put(c, 50, 45, f"Wij verzoeken u het bedrag voor {due:%d-%m-%Y} over te maken o.v.v. factuurnummer {no}. AVC-condities van toepassing.", f, 7.5)
        return p, None
    kvk, deb = digits(r, 8), r.randint(10000, 19999)
    numbered(path, draw)
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "EUR", "supplier": {"name": sup, "tax_id": btw}, "customer": {"name": cus},
                     "line_items": [{"description": i[2], "quantity": str(i[3]), "unit_price": dec(i[4]), "amount": dec(i[5])} for i in items],
                     "subtotal": dec(net), "tax_total": dec(tax), "total": dec(tot)}}


def grossist(path, seed, rows):
    r = rng("grossist", seed, rows)
    f, b = font("Helvetica")
    sup = r.choice(["Bergslagens Kontorsgrossist AB", "Möllevik Storkök AB"])
    cus = r.choice(["Förskolan Blåklinten ek. för.", "Kvarnholmens Bryggeri AB", "Hotell Gästis i Tärnsjö AB"])
    no, d = digits(r, 5), day(r)
    due = plus(d, 30)
    org, vat = f"556{r.randint(100, 999)}-{r.randint(1000, 9999)}", None
    vat = f"SE{org.replace('-', '')}01"
    goods = [("Kaffe mellanrost 450 g", "kfp", 5490, 1200), ("Diskmedel parfymfritt 5 l", "st", 18900, 2500), ("Pappershandduk Z-vikt, 20 x 150 ark", "kart", 31250, 2500), ("Havredryck barista 1 l", "st", 1895, 1200), ("Kopieringspapper A4 80 g ohålat", "kart", 24900, 2500),
             ("Knäckebröd råg, storpack", "krt", 8950, 1200), ("Stekpanna kolstål 28 cm med rostfritt handtag", "st", 64900, 2500), ("Soppåse 125 l svart, rulle om 25", "rle", 7425, 2500), ("Lingonsylt hink 5 kg", "hink", 21300, 1200)]
    items = []
    for t, u, p, v in fill_goods(r, goods, rows):
        q, ds = r.randint(1, 30), r.choice([0, 0, 10, 15])
        items.append((str(r.randint(1000, 9999)), t, u, q, p, ds, v, div(q * p * (100 - ds), 100)))
    frt = 19500 if sum(i[7] for i in items) < 400000 else 0
    tx = taxes([(i[6], i[7]) for i in items] + ([(2500, frt)] if frt else []))
    goodsum, tax = sum(i[7] for i in items), sum(v[1] for v in tx.values())
    net = goodsum + frt
    rnd = div(net + tax, 100) * 100 - net - tax
    tot = net + tax + rnd
    c = canvas(path, title="Faktura")
    g = Grid(c, cols(40, ("Artnr", 42, "l"), ("Benämning", 205, "l"), ("Lev ant", 44, "r"), ("Enhet", 36, "l"), ("À-pris", 62, "r"), ("Rabatt", 40, "r"), ("Moms", 36, "r"), ("Summa", 55, "r")), f, b, 8, above=2, below=2)
    ocr = digits(r, 9)
    cust_no = r.randint(1000, 1999)

    def frame(pg):
        put(c, 40, 800, sup, b, 14)
        put(c, 330, 800, "Faktura", b, 16)
        y = 780
        for k, v in (("Fakturadatum", d.isoformat()), ("Fakturanr", no), ("OCR", ocr), ("Sida", str(pg))):
            put(c, 330, y, k, f, 8)
            put(c, 430, y, v, f, 9)
            y -= 12
        hline(c, 40, 560, 92, .6)
        for x, k, ls in ((40, "Adress", [sup, "Hammarvägen 6", "781 71 Borlänge"]), (190, "Telefon", ["0243-551 20"]), (300, "Bankgiro", ["5471-0982"]), (400, "Organisationsnr", [org, "Momsreg.nr", vat]), (500, "", ["Godkänd", "för F-skatt"])):
            put(c, x, 82, k, b, 7)
            block(c, x, 72, ls, f, 7.5, 10)
    frame(1)
    y = 715
    for k, v in (("Kundnr", str(cust_no)), ("Er referens", r.choice(["Annika Sjödin", "Per-Olof Wik"])), ("Betalningsvillkor", "30 dagar netto"), ("Förfallodatum", due.isoformat()), ("Dröjsmålsränta", "8,00 %")):
        put(c, 40, y, k, f, 8)
        put(c, 130, y, v, f, 9)
        y -= 12
    put(c, 330, 715, "Fakturaadress", f, 8)
    block(c, 330, 702, [cus, "Box 214", "740 45 Tärnsjö"], f, 10, 12.5)
    y, pg = g.head(645, top=(.8,), line=(.8,)), 1
    for k, t, u, q, p, ds, v, a in items:
        cells = (k, t, money(q * 100, " ", ","), u, fr(p), f"{ds} %" if ds else "", f"{v // 100}%", fr(a))
        if y - g.height(cells) < 110:
            put(c, 560, 98, "Fortsätter på nästa sida", f, 7.5, "r")
            c.showPage()
            pg += 1
            frame(pg)
            y = g.head(715, top=(.8,), line=(.8,))
        y = g.row(y, cells)
    if y < 222:
        c.showPage()
        pg += 1
        frame(pg)
    y = 204
    hline(c, 40, 560, y, .6)
    h = Grid(c, cols(40, ("Moms%", 45, "r"), ("Momsunderlag", 75, "r"), ("Momsbelopp", 70, "r")), f, b, 8, above=2, below=2)
    yy = h.head(y - 4)
    for k, v in tx.items():
        yy = h.row(yy, (f"{k // 100}", fr(v[0]), fr(v[1])))
    yy = y - 16
    for k, v in (("Varuvärde", goodsum), ("Frakt", frt), ("Exkl. moms", net), ("Moms", tax), ("Öresavrundning", rnd)):
        put(c, 320, yy, k, f, 8.5)
        put(c, 558, yy, fr(v), f, 8.5, "r")
        yy -= 12.5
    c.setFillColor(HexColor("#e6e6e6"))
    c.rect(314, yy - 9, 246, 17, stroke=0, fill=1)
    c.setFillColor(HexColor("#000000"))
    yy -= 3
    put(c, 320, yy - 1, "ATT BETALA", b, 10)
    put(c, 440, yy - 1, "SEK", b, 10)
    put(c, 558, yy - 1, fr(tot), b, 10, "r")
    c.save()
    out = []
    for i in items:
        o = {"description": i[1], "quantity": str(i[3]), "unit_price": dec(i[4]), "tax_rate": pct(i[6]), "amount": dec(i[7])}
        if i[5]:
            o["discount"] = f"{i[5]}%"
        out.append(o)
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "SEK", "supplier": {"name": sup, "tax_id": vat}, "customer": {"name": cus}, "line_items": out,
                     "subtotal": dec(net), "tax_total": dec(tax), "total": dec(tot)}}


def polska(path, seed, rows):
    r = rng("polska", seed, rows)
    f, b = font("DJC")
    sup = r.choice(["Hurtownia Elektryczna Iskra Sp. z o.o.", "Zakład Poligraficzny Kolorit Sp. j."])
    cus = r.choice(["Gminny Ośrodek Kultury w Żabnie", "Firma Budowlana Murłata Sp. z o.o.", "Przychodnia Zdrowie Łęgi s.c."])
    no, d = f"FV/{r.randint(1, 999)}/{(dd := day(r)).month:02d}/2025", dd
    due = plus(d, 21)
    nip = [f"{r.randint(500, 999)}-{r.randint(100, 999)}-{r.randint(10, 99)}-{r.randint(10, 99)}" for _ in range(2)]
    goods = [("Przewód YDYp 3x2,5 mm² 750 V, krążek 100 m", "kpl.", 28990, 2300), ("Gniazdo podwójne z uziemieniem, białe", "szt.", 1845, 2300), ("Ulotki A5 kreda 130 g, druk dwustronny 4+4, nakład 1000 szt.", "kpl.", 24700, 2300), ("Kalendarz ścienny trójdzielny", "szt.", 1690, 2300),
             ("Książka „Łęgi nad Dunajcem”", "egz.", 3150, 500), ("Rozłącznik izolacyjny 63 A", "szt.", 5725, 2300), ("Usługa transportowa", "km", 320, 2300), ("Mapa turystyczna powiatu 1:50 000", "egz.", 1420, 500), ("Montaż oprawy oświetleniowej", "godz.", 9500, 2300)]
    items = []
    for t, u, p, v in fill_goods(r, goods, rows):
        q = r.randint(1, 60)
        n = q * p
        x = div(n * v, 10000)
        items.append((t, u, q, p, v, n, x, n + x))
    by = {}
    for i in items:
        a = by.setdefault(i[4], [0, 0, 0])
        for k in range(3):
            a[k] += i[5 + k]
    S = [sum(i[5 + k] for i in items) for k in range(3)]
    P = ParagraphStyle("p", fontName=f, fontSize=7.5, leading=9.5)
    R = ParagraphStyle("r", parent=P, alignment=2)
    C = ParagraphStyle("c", parent=P, alignment=1)
    H = ParagraphStyle("h", parent=C, fontName=b)
    doc = SimpleDocTemplate(path, pagesize=A4, leftMargin=34, rightMargin=34, topMargin=36, bottomMargin=46, invariant=1)
    top = Table([[Paragraph(f'<font size="14"><b>Faktura VAT nr {no}</b></font>', P), Paragraph(f"Miejsce wystawienia: Tarnów<br/>Data wystawienia: {d:%d.%m.%Y}<br/>Data sprzedaży: {d:%d.%m.%Y}", R)],
                 [Paragraph(f"<b>Sprzedawca</b><br/>{sup}<br/>ul. Krakowska 140, 33-100 Tarnów<br/>NIP: {nip[0]}<br/>BDO 000{r.randint(100000, 399999)}", P), Paragraph(f"<b>Nabywca</b><br/>{cus}<br/>ul. Świętojańska 5, 33-240 Żabno<br/>NIP: {nip[1]}", P)]], colWidths=[278, 237])
    top.setStyle(TableStyle([("VALIGN", (0, 0), (-1, -1), "TOP"), ("BOX", (0, 1), (0, 1), .5, HexColor("#000000")), ("BOX", (1, 1), (1, 1), .5, HexColor("#000000")), ("BOTTOMPADDING", (0, 0), (-1, -1), 8)]))
    data = [[Paragraph(h, H) for h in ("Lp.", "Nazwa towaru<br/>lub usługi", "Ilość", "J.m.", "Cena<br/>netto", "Wartość<br/>netto", "Stawka<br/>VAT", "Kwota<br/>VAT", "Wartość<br/>brutto")]]
    for n, (t, u, q, p, v, ne, x, br) in enumerate(items, 1):
        data.append([Paragraph(str(n), C), Paragraph(t, P), Paragraph(str(q), R), Paragraph(u, C)] + [Paragraph(z, R) for z in (fr(p), fr(ne), f"{v // 100}%", fr(x), fr(br))])
    W = [24, 166, 36, 34, 50, 58, 40, 50, 57]
    t = Table(data, colWidths=W, repeatRows=1)
    t.setStyle(TableStyle([("GRID", (0, 0), (-1, -1), .5, HexColor("#000000")), ("BACKGROUND", (0, 0), (-1, 0), HexColor("#dcdcdc")), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"), ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3)]))
    sm = [["W tym:" if n == 0 else "", fr(a[0]), f"{k // 100}%", fr(a[1]), fr(a[2])] for n, (k, a) in enumerate(sorted(by.items(), reverse=True))]
    sm = Table([["Razem:", fr(S[0]), "X", fr(S[1]), fr(S[2])]] + sm, colWidths=[50, 58, 40, 50, 57], hAlign="RIGHT")
    sm.setStyle(TableStyle([("FONT", (0, 0), (-1, -1), f, 7.5), ("FONT", (0, 0), (-1, 0), b, 7.5), ("ALIGN", (0, 0), (-1, -1), "RIGHT"), ("GRID", (1, 0), (-1, -1), .5, HexColor("#000000")), ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3)]))
    pay = Paragraph(f"Sposób zapłaty: przelew, termin płatności: {due:%d.%m.%Y}<br/>Nr rachunku: 61 1020 4955 0000 7102 0417 3388<br/><br/><font size='11'><b>Do zapłaty: {fr(S[2])} PLN</b></font>", ParagraphStyle("y", parent=P, leading=12))
    sign = Table([["........................................", "........................................"], ["osoba upoważniona do odbioru", "osoba upoważniona do wystawienia"]], colWidths=[260, 260])
    sign.setStyle(TableStyle([("FONT", (0, 0), (-1, -1), f, 7), ("ALIGN", (0, 0), (-1, -1), "CENTER")]))

    def page(c, doc):
        put(c, 561, 26, f"{no}  Strona {doc.page}", f, 7, "r")
    doc.build([top, Spacer(1, 12), t, Spacer(1, 4), KeepTogether([sm]), Spacer(1, 10), pay, Spacer(1, 40), sign], onFirstPage=page, onLaterPages=page)
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "PLN", "supplier": {"name": sup, "tax_id": nip[0]}, "customer": {"name": cus, "tax_id": nip[1]},
                     "line_items": [{"description": i[0], "quantity": str(i[2]), "unit_price": dec(i[3]), "tax_rate": pct(i[4]), "amount": dec(i[5])} for i in items],
                     "subtotal": dec(S[0]), "tax_total": dec(S[1]), "total": dec(S[2])}}


def hyvitys(path, seed, rows):
    r = rng("hyvitys", seed, rows)
    f, b = font("DJS")
    sup = r.choice(["Saimaan Rakennustarvike Oy", "Pohjolan Lämpöpumput Oy"])
    cus = r.choice(["As Oy Koivukuja 3", "Remontti Hämäläinen Ky", "Kiinteistöhuolto Talvikki Oy"])
    no, d, orig = str(r.randint(20000, 39999)), day(r), r.randint(10000, 19999)
    yt = f"{digits(r, 7)}-{r.randint(0, 9)}"
    goods = [("Kipsilevy 13 mm 1200x2600", "kpl", 1140), ("Palautus: vaurioitunut ulkoyksikön kotelo", "kpl", 18900), ("Mineraalivilla 150 mm", "pkt", 4265), ("Asennustyö, laskutettu liikaa", "h", 5800), ("Kestopuu 28x120 mm", "jm", 215), ("Saumausmassa harmaa", "kpl", 690), ("Rahti, hyvitys myöhästyneestä toimituksesta", "erä", 6500), ("Sisäyksikön suodatinsarja", "srj", 3450)]
    items = []
    for t, u, p in fill_goods(r, goods, rows):
        q = 1 if u == "erä" else r.randint(1, 25)
        items.append((t, u, -q, p, -q * p))
    net = sum(i[4] for i in items)
    tax = div(net * 255, 1000)
    tot = net + tax
    c = canvas(path, title="Hyvityslasku")

    def m(v):
        return money(v, "\u00a0", ",")
    g = Grid(c, cols(50, ("Tuote / kuvaus", 190, "l"), ("Määrä", 44, "r"), ("Yks.", 32, "l"), ("à-hinta\nveroton", 66, "r"), ("ALV-%", 52, "r"), ("Yhteensä\nveroton", 108, "r")), f, b, 8, above=3, below=3)
    put(c, 50, 795, sup, b, 13)
    block(c, 50, 780, ["Satamatie 4", "53900 Lappeenranta", f"Y-tunnus {yt}"], f, 8.5)
    put(c, 320, 795, "HYVITYSLASKU", b, 13)
    y = 776
    for k, v in (("Laskun numero", no), ("Päivämäärä", f"{d.day}.{d.month}.{d.year}"), ("Hyvittää laskun", str(orig)), ("Asiakasnumero", str(r.randint(100, 999))), ("Viitteemme", "Palautus 14 pv")):
        put(c, 320, y, k, f, 8.5)
        put(c, 430, y, v, f, 8.5)
        y -= 12.5
    block(c, 50, 700, [cus, "Kauppakatu 19 B 7", "55100 Imatra"], f, 10, 13)
    y, pg = g.head(630, top=(1.2,), line=(.4,)), 1
    for t, u, q, p, a in items:
        cells = (t, str(q), u, m(p), "25,5", m(a))
        if y - g.height(cells) < 60:
            put(c, 542, 35, f"Lasku {no}, sivu {pg}", f, 7.5, "r")
            c.showPage()
            pg += 1
            y = 800
        y = g.row(y, cells, line=(.3, "#999999", (1, 2)))
    if y < 170:
        put(c, 542, 35, f"Lasku {no}, sivu {pg}", f, 7.5, "r")
        c.showPage()
        pg += 1
        y = 800
    y -= 18
    for k, v in (("Veroton yhteensä", net), ("Arvonlisävero 25,5 %", tax)):
        put(c, 330, y, k, f, 9)
        put(c, 540, y, m(v), f, 9, "r")
        y -= 14
    hline(c, 328, 542, y + 9, 1.2)
    put(c, 330, y - 4, "Hyvitys yhteensä EUR", b, 9.5)
    put(c, 540, y - 4, m(tot), b, 9.5, "r")
    put(c, 50, y - 40, "Hyvitys vähennetään avoimesta saldosta tai palautetaan pyynnöstä tilillenne.", f, 8.5)
    put(c, 542, 35, f"Lasku {no}, sivu {pg}", f, 7.5, "r")
    c.save()
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "currency": "EUR", "supplier": {"name": sup, "tax_id": yt}, "customer": {"name": cus},
                     "line_items": [{"description": i[0], "quantity": str(i[2]), "unit_price": dec(i[3]), "tax_rate": "25.5", "amount": dec(i[4])} for i in items],
                     "subtotal": dec(net), "tax_total": dec(tax), "total": dec(tot)}}


LAYOUTS = {"vervoer": vervoer, "grossist": grossist, "polska": polska, "hyvitys": hyvitys}
