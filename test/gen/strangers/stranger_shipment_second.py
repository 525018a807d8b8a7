# SPDX-License-Identifier: AGPL-3.0-or-later
"""Denmark, Norway, Finland, Belgium."""
from stranger_shipment_kit import *
from reportlab.platypus import Table, Spacer, KeepTogether
from reportlab.graphics.barcode import code128

DK = [("1010", "Strategi og workshop", "timer", 115000, 2500), ("1020", "Konceptudvikling", "timer", 98000, 2500), ("1030", "Grafisk design, kampagnesite", "timer", 89500, 2500),
      ("1040", "Tekst og oversættelse (dansk/engelsk)", "timer", 79500, 2500), ("1050", "Produktionsledelse", "timer", 85000, 2500), ("2010", "Fotograf inkl. udstyr, hel dag", "dag", 950000, 2500),
      ("2020", "Annonceindrykning, fagblad 1/1 side 4-farvet", "stk.", 1425000, 2500), ("2040", "Licens billedbank, årlig fornyelse", "stk.", 349500, 2500),
      ("3010", "Rollup 85x200 cm inkl. taske", "stk.", 69900, 2500), ("3020", "Kørsel, statens takst", "km", 379, 2500), ("3030", "Tryk af foldere A5, 170 g silk, oplag 2.500 stk.", "oplag", 487500, 2500)]


def moms(path, seed, rows):
    r = rng("moms", seed, rows)
    items = make_items(r, rows, DK, (0, 0, 0, 1000), False)
    d = day(r)
    due = plus(d, r.choice((8, 14, 30)))
    no = str(r.randint(10300, 28900))
    cvr = [mod11(r, (2, 7, 6, 5, 4, 3, 2), lambda s: 0 if s % 11 == 0 else (11 - s % 11 if s % 11 != 1 else None)) for _ in range(2)]
    sup, cus = "Fjordlys Kommunikation ApS", r.choice(("Hvidkilde Mejeri A/S", "Nørgård Tagentreprise A/S", "Foreningen Danske Kolonihaver"))
    net = sum(i["amount"] for i in items)
    tax = rnd(net, 4)
    f = fmt

    def paint(s):
        F, B = "Helvetica", "Helvetica-Bold"

        def edge():
            s.t(545, 50, "fjordlys", "Times-Roman", 26, "r", "#2E6F8E")
            s.t(297, 812, f"{sup}  ·  Havnegade 61, 2. sal  ·  5000 Odense C  ·  CVR-nr. {cvr[0]}  ·  bogholderi@fjordlys.example", F, 7.5, "c", "#555555")
            s.t(545, 826, f"Side {s.page} af {s.pages}", F, 7, "r", "#555555")
        edge()
        s.lines(60, 120, [cus, "Att. Kreditorbogholderi", "Industrivej 14", "7100 Vejle", f"CVR-nr.: {cvr[1]}"], F, 10, 13.5)
        s.t(60, 225, "Faktura", B, 17)
        for k, (a, b) in enumerate((("Fakturanr.", no), ("Fakturadato", f"{d:%d.%m.%Y}"), ("Kundenr.", "2418"), ("Vores ref.", "Mette Lund"), ("Side", f"1 af {s.pages}"))[:4]):
            s.t(400, 120 + 13.5 * k, a + ":", F, 9.5)
            s.t(545, 120 + 13.5 * k, b, F, 9.5, "r")
        g = Grid(s, [("c", 57, 46, "l", "Varenr."), ("desc", 103, 180, "w", "Beskrivelse"), ("q", 283, 45, "r", "Antal"), ("u", 328, 40, "l", "Enhed"), ("p", 368, 62, "r", "Enhedspris"),
                     ("d", 430, 48, "r", "Rabat"), ("a", 478, 70, "r", "Pris")], F, 9, pad=3.2, under="#2E6F8E", hsize=9)
        data = [dict(c=i["code"], desc=i["desc"], q=dec(i["q"], fixed=True), u=i["unit"], p=f(i["price"]), d=dec(i["disc"], fixed=True) + " %" if i["disc"] else "", a=f(i["amount"])) for i in items]

        def turn(y, i):
            s.next()
            edge()
            return g.head(80)
        y = g.body(g.head(250), data, 780, turn)
        if y + 140 > 790:
            s.next()
            edge()
            y = 80
        s.rule(57, y + 6, 548, y + 6, .7, "#2E6F8E")
        y += 22
        for a, b, fo in (("Nettobeløb", net, F), (f"Moms (25,00 % af {f(net)})", tax, F), ("Total DKK", net + tax, B)):
            s.t(330, y, a, fo, 9.5)
            s.t(545, y, f(b), fo, 9.5, "r")
            y += 16
        s.rule(330, y - 8, 545, y - 8, .7)
        s.rule(330, y - 6, 545, y - 6, .7)
        s.lines(60, y + 22, [f"Betalingsbetingelser: Netto {(due - d).days} dage - forfaldsdato {due:%d.%m.%Y}", "Beløbet indbetales på konto: Bank / Reg.nr. 0000 / Kontonr. 0004417213",
                             f"Fakturanr. {no} bedes angivet ved bankoverførsel."], F, 9, 13)
    twice(path, paint)
    return {"data": dict(invoice_number=no, invoice_date=d.isoformat(), due_date=due.isoformat(), currency="DKK", supplier=dict(name=sup, tax_id=cvr[0]), customer=dict(name=cus, tax_id=cvr[1]),
                         line_items=[line(i, rate=False) for i in items], subtotal=amt(net), tax_total=amt(tax), total=amt(net + tax))}


NO = [("MON", "Montør, ordinær tid", "timer", 98500, 2500), ("LÆR", "Lærling", "timer", 62000, 2500), ("1412", "Kabel PFXP 3G2,5 mm² hvit", "m", 3190, 2500), ("2207", "Jordfeilautomat 16A C-kar. 2-pol", "stk", 84900, 2500),
      ("2290", "Elbillader 22 kW med fast kabel, inkl. veggfeste og lastbalansering", "stk", 1189000, 2500), ("3015", "Stikkontakt dobbel m/jord, innfelt", "stk", 24500, 2500), ("3120", "LED downlight 8W dimbar IP44", "stk", 39900, 2500),
      ("SVR", "Servicebil, oppmøte sone 1", "stk", 69500, 2500), ("4100", "Koblingsboks IP65", "stk", 8900, 2500), ("MAT", "Overtidsmat montør", "stk", 12900, 1500), ("5010", "Dokumentasjon og samsvarserklæring iht. FEL § 12", "stk", 95000, 2500),
      ("KAF", "Lunsj ved befaring", "stk", 9500, 1500)]


def elektro(path, seed, rows):
    r = rng("elektro", seed, rows)
    items = make_items(r, rows, NO, (0, 0, 500, 1500), False)
    d = day(r)
    due = plus(d, 14)
    no = str(r.randint(30012, 58800))
    org = [mod11(r, (3, 2, 7, 6, 5, 4, 3, 2), lambda s: 0 if s % 11 == 0 else (11 - s % 11 if s % 11 != 1 else None)) for _ in range(2)]
    tid = [f"{o[:3]} {o[3:6]} {o[6:]}" for o in org]
    sup, cus = "Nordvik Elektro AS", r.choice(("Borettslaget Solbakken II", "Kystfisk Eiendom AS", "Hallingen Barnehage SA"))
    rates = by_rate(items)
    net, tax = sum(x[1] for x in rates), sum(x[2] for x in rates)
    f = lambda c: fmt(c, " ", ",")
    kid = mod11(r, (2, 1, 2, 1, 2, 1, 2, 1, 2), lambda s: (10 - s % 10) % 10)

    def story():
        N, B = style("NS", 8), style("NS-Bold", 8)
        R, H, HR = style("NS", 8, 2), style("NS-Bold", 7.5, 0, "#FFFFFF"), style("NS-Bold", 7.5, 2, "#FFFFFF")
        meta = [("Fakturanummer", no), ("Fakturadato", f"{d:%d.%m.%Y}"), ("Forfallsdato", f"{due:%d.%m.%Y}"), ("Deres referanse", "Styret v/ kasserer"), ("Prosjekt", "P-2214 El-arbeid"), ("Kontonummer", "0000.12.34567"), ("KID", kid)]
        mt = Table([[P(a, N), P(b, B if a in ("Forfallsdato", "KID") else N)] for a, b in meta], [85, 115])
        mt.setStyle([("TOPPADDING", (0, 0), (-1, -1), 0), ("BOTTOMPADDING", (0, 0), (-1, -1), 1)])
        top = Table([[P(f"{cus}\nStorgata 88\n8006 Bodø\nOrg.nr. {tid[1]}", style("NS", 9.5)), mt]], [295, 205])
        top.setStyle([("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 0)])
        body = [[P("Produkt", H), P("Beskrivelse", H), P("Antall", HR), P("Pris\neks. MVA", HR), P("Rabatt", HR), P("MVA", HR), P("Beløp\neks. MVA", HR)]]
        for i in items:
            body.append([P(i["code"], N), P(i["desc"], N), P(f"{dec(i['q'])} {i['unit']}", R), P(f(i["price"]), R), P(f"{dec(i['disc'])} %" if i["disc"] else "", R), P(dec(i["rate"]) + " %", R), P(f(i["amount"]), R)])
        t = Table(body, [46, 184, 60, 62, 42, 40, 70], repeatRows=1)
        t.setStyle([("BACKGROUND", (0, 0), (-1, 0), HexColor("#1D3F72")), ("VALIGN", (0, 0), (-1, 0), "BOTTOM"), ("VALIGN", (0, 1), (-1, -1), "TOP"), ("LINEBELOW", (0, 1), (-1, -1), .3, HexColor("#BBBBBB")),
                    ("TOPPADDING", (0, 1), (-1, -1), 2), ("BOTTOMPADDING", (0, 1), (-1, -1), 3)])
        tot = [[P("Netto", N), P(f(net), R)]] + [[P(f"MVA {dec(k)} % (grunnlag {f(n)})", N), P(f(x), R)] for k, n, x in rates]
        if len(rates) > 1:
            tot.append([P("Sum MVA", N), P(f(tax), R)])
        tot.append([P("Å betale (NOK)", style("NS-Bold", 11)), P(f(net + tax), style("NS-Bold", 11, 2))])
        tt = Table(tot, [165, 95], hAlign="RIGHT")
        tt.setStyle([("BACKGROUND", (0, -1), (-1, -1), HexColor("#E3EAF5")), ("TOPPADDING", (0, 0), (-1, -2), 1), ("BOTTOMPADDING", (0, 0), (-1, -2), 2), ("BOTTOMPADDING", (0, -1), (-1, -1), 6)])
        return [P("Faktura", style("NS-Bold", 20, col="#1D3F72", lead=28)), Spacer(1, 8), top, Spacer(1, 16), t, Spacer(1, 10), KeepTogether([tt, Spacer(1, 8), P("Ved forsinket betaling påløper forsinkelsesrente etter gjeldende satser.", style("NS", 7.5))])]

    def onpage(c, n, k):
        c.setFont("NS-Bold", 12)
        c.drawString(48, 800, sup)
        c.setFont("NS", 7.5)
        c.drawRightString(547, 806, "Sjøgata 3, 8006 Bodø  |  Tlf. 75 00 41 20")
        c.drawRightString(547, 796, f"Foretaksregisteret, Org.nr. NO {tid[0]} MVA")
        c.setStrokeColor(HexColor("#1D3F72"))
        c.line(48, 788, 547, 788)
        c.drawCentredString(297, 30, f"Faktura {no}   –   side {n} av {k}")
    flow(path, story, onpage, margins=(48, 48, 70, 50))
    return {"data": dict(invoice_number=no, invoice_date=d.isoformat(), due_date=due.isoformat(), currency="NOK", supplier=dict(name=sup, tax_id=f"NO {tid[0]} MVA"), customer=dict(name=cus, tax_id=tid[1]),
                         line_items=[line(i) for i in items], subtotal=amt(net), tax_total=amt(tax), total=amt(net + tax))}


FI = [("101", "Kokouspaketti, puoli päivää", "hlö", 3450, 1400), ("102", "Buffetlounas", "hlö", 1290, 1400), ("110", "Kahvi ja suolainen leivonnainen", "hlö", 745, 1400), ("120", "Täytekakku, laktoositon", "kpl", 5890, 1400),
      ("201", "Kokoustilan vuokra, sali Aalto", "h", 6500, 2550), ("202", "Esitystekniikka: tykki ja langaton mikrofoni", "kpl", 4500, 2550), ("210", "Tarjoilija, arki-ilta", "h", 3900, 2550), ("220", "Pöytäliinat, pellava", "kpl", 890, 2550),
      ("230", "Astiavuokra 50 hengelle (lautaset, lasit ja aterimet)", "kpl", 11800, 2550), ("240", "Toimitus ja nouto kehä III:n sisäpuolella", "kpl", 4900, 2550), ("130", "Kivennäisvesi 0,33 l", "kpl", 260, 1400)]


def lasku(path, seed, rows):
    r = rng("lasku", seed, rows)
    items = make_items(r, rows, FI, (0,), False, qmax=30)
    d = day(r)
    due = plus(d, r.choice((14, 21)))
    no = str(r.randint(1200, 8800))
    yt = [mod11(r, (7, 9, 10, 5, 8, 4, 2), lambda s: 0 if s % 11 == 0 else (11 - s % 11 if s % 11 != 1 else None)) for _ in range(2)]
    yt = [f"{y[:7]}-{y[7]}" for y in yt]
    b = no + "24"
    ref = b + str((10 - sum(int(x) * (7, 3, 1)[k % 3] for k, x in enumerate(reversed(b))) % 10) % 10)
    acc = iban(r, "FI", 16)
    sup, cus = "Pitopalvelu Kanerva Oy", r.choice(("Asianajotoimisto Lehtovaara & Co Oy", "Tiluskylän kunta", "Rakennus-Tervakoivu Oy"))
    rates = by_rate(items)
    net, tax = sum(x[1] for x in rates), sum(x[2] for x in rates)
    f = lambda c: fmt(c, " ", ",")

    def paint(s):
        F, B = "Helvetica", "Helvetica-Bold"

        def slip():
            y = 590
            s.c.setDash(2, 2)
            s.rule(0, y - 8, s.w, y - 8, .4)
            s.c.setDash()
            for a, c, e, g in ((30, y, 565, y), (30, y + 52, 565, y + 52), (30, y + 118, 297, y + 118), (30, y + 146, 565, y + 146), (297, y, 297, y + 170), (84, y, 84, y + 170), (297, y + 118, 565, y + 118), (30, y + 170, 565, y + 170)):
                s.rule(a, c, e, g, .9)
            s.rule(420, y + 146, 420, y + 170, .9)
            s.rule(350, y + 118, 350, y + 170, .9)
            s.lines(80, y + 14, ["Saajan", "tilinumero"], F, 6.5, 8, "r")
            s.t(92, y + 25, acc, F, 10)
            s.t(303, y + 10, "IBAN / BIC", F, 6.5)
            s.t(303, y + 28, "XXXXFIHH", F, 10)
            s.t(80, y + 66, "Saaja", F, 6.5, "r")
            s.lines(92, y + 68, [sup], F, 9.5)
            s.t(80, y + 100 - 14, "Maksaja", F, 6.5, "r")
            s.lines(92, y + 88, [cus, "Torikatu 5", "33100 Tampere"], F, 9.5, 12)
            s.t(303, y + 66, f"Lasku {no}", F, 9.5)
            s.t(80, y + 132, "Allekirjoitus", F, 6.5, "r")
            s.t(80, y + 160, "Tililtä nro", F, 6.5, "r")
            s.t(346, y + 130, "Viitenro", F, 6.5, "r")
            s.t(360, y + 134, f"{ref[:-5]} {ref[-5:]}", F, 10)
            s.t(346, y + 158, "Eräpäivä", F, 6.5, "r")
            s.t(356, y + 162, f"{due.day}.{due.month}.{due.year}", F, 10)
            s.t(426, y + 156, "Euro", F, 6.5)
            s.t(558, y + 163, f(net + tax), F, 11, "r")
            bar = code128.Code128("4" + acc.replace(" ", "")[2:] + f"{(net + tax) // 100:06d}{(net + tax) % 100:02d}000" + ref.zfill(20) + f"{due:%y%m%d}", barHeight=36, barWidth=.95)
            bar.drawOn(s.c, 60, 34)
            s.t(565, y + 182, "TILISIIRTO  GIRERING", B, 7, "r")
        slip()
        s.t(40, 48, sup, B, 13, col="#3C6E47")
        s.lines(40, 62, ["Myllytie 12, 33500 Tampere", f"Y-tunnus {yt[0]}"], F, 8, 10.5)
        s.t(320, 48, "LASKU", B, 13)
        s.t(565, 48, f"Sivu {s.page} ({s.pages})", F, 8, "r")
        for k, (a, v) in enumerate((("Laskun numero", no), ("Laskun päiväys", f"{d.day}.{d.month}.{d.year}"), ("Eräpäivä", f"{due.day}.{due.month}.{due.year}"), ("Maksuehto", f"{(due - d).days} pv netto"), ("Viivästyskorko", "11,5 %"),
                                    ("Viitenumero", f"{ref[:-5]} {ref[-5:]}"), ("Asiakkaan Y-tunnus", yt[1]))):
            s.t(320, 66 + 12.5 * k, a, F, 8.5)
            s.t(430, 66 + 12.5 * k, v, F, 8.5)
        s.lines(40, 112, [cus, "Torikatu 5", "33100 TAMPERE"], F, 10, 13)
        g = Grid(s, [("c", 40, 38, "l", "Tuote"), ("desc", 78, 212, "w", "Kuvaus"), ("q", 290, 42, "r", "Määrä"), ("u", 332, 34, "l", "Yks."), ("p", 366, 62, "r", "À-hinta\nveroton"), ("r", 428, 46, "r", "ALV %"), ("a", 474, 91, "r", "Yhteensä\nveroton")],
                 F, 8.5, pad=1.6, low=True, hsize=8)
        data = [dict(c=i["code"], desc=i["desc"], q=dec(i["q"]), u=i["unit"], p=f(i["price"]), r=dec(i["rate"]), a=f(i["amount"])) for i in items]
        last = [575]

        def turn(y, i):
            s.t(565, last[0], "jatkuu seuraavalla sivulla", F, 7, "r")
            s.next()
            last[0] = 800
            s.t(40, 48, sup, B, 10, col="#3C6E47")
            s.t(320, 48, f"LASKU {no}", B, 10)
            s.t(565, 48, f"Sivu {s.page} ({s.pages})", F, 8, "r")
            return g.head(64)

        y = g.head(168)
        n = 0
        while n < len(data):      # the first page ends above the slip
            h = len(wrap(data[n]["desc"], F, 8.5, 206)) * g.lead + 3.2
            if y + h > last[0] - 12:
                y = turn(y, n)
            y = g.body(y, [data[n]], 9999, None)
            n += 1
        if y + 22 + 14 * len(rates) + 40 > last[0] - 6:
            y = turn(y, n)
        s.rule(40, y + 3, 565, y + 3)
        y += 15
        s.t(428, y, "Veroton yhteensä", F, 8.5, "r")
        s.t(562, y, f(net), F, 8.5, "r")
        for k, a, t in rates:
            y += 13
            s.t(428, y, f"ALV {dec(k)} % (peruste {f(a)})", F, 8.5, "r")
            s.t(562, y, f(t), F, 8.5, "r")
        if len(rates) > 1:
            y += 13
            s.t(428, y, "ALV yhteensä", F, 8.5, "r")
            s.t(562, y, f(tax), F, 8.5, "r")
        y += 16
        s.t(428, y, "Maksettava yhteensä EUR", B, 10, "r")
        s.t(562, y, f(net + tax), B, 10, "r")
    twice(path, paint)
    return {"data": dict(invoice_number=no, invoice_date=d.isoformat(), due_date=due.isoformat(), currency="EUR", supplier=dict(name=sup, tax_id=yt[0]), customer=dict(name=cus, tax_id=yt[1]),
                         line_items=[line(i, disc=False) for i in items], subtotal=amt(net), tax_total=amt(tax), total=amt(net + tax))}


BE = [("", "Drukwerk brochure A4, 16 p., 135 g mat gestreken, geniet", "st", 89, 600), ("", "Visitekaartjes 85x55 mm, dubbelzijdig, afgeronde hoeken", "set", 4850, 2100), ("", "Opmaak en prepress", "uur", 6800, 2100),
      ("", "Affiche A2 op blueback", "st", 395, 2100), ("", "Parochieblad, editie {}", "st", 62, 600), ("", "Enveloppen C5 met venster, 1 kleur", "pak", 3120, 2100), ("", "Wiro-bindwerk A5", "st", 215, 2100),
      ("", "Gedichtenbundel genaaid gebrocheerd, omslag met spotvernis en flappen", "st", 785, 600), ("", "Levering aan huis, zone Kempen", "rit", 3500, 2100), ("", "Stickers rond 60 mm op rol", "rol", 5490, 2100)]


def drukkerij(path, seed, rows):
    r = rng("drukkerij", seed, rows)
    items = make_items(r, rows, BE, (0, 0, 250, 500), False, sizes=("januari", "maart", "juni", "september"), qmax=75)
    d = day(r)
    due = plus(d, 30)
    no = f"VF{d.year % 100}-{r.randint(40, 2400):05d}"

    def btw():
        b = "0" + str(r.randint(4000000, 7999999))
        k = 97 - int(b) % 97
        return f"BE {b[:4]}.{b[4:7]}.{b[7:]}{k:02d}"
    tid = [btw(), btw()]
    ogm = int(digits(r, 10))
    o = f"{ogm:010d}{(ogm % 97 or 97):02d}"
    sup, cus = "Drukkerij De Zetter & Zoon bv", r.choice(("Vzw Harmonie Sint-Cecilia", "Tuincentrum Groenendael nv", "Uitgeverij Het Kleine Gebaar bv"))
    rates = by_rate(items)
    net, tax = sum(x[1] for x in rates), sum(x[2] for x in rates)
    tot = net + tax
    dep = rnd(tot * 3, 10) // 1000 * 1000 if r.random() < .5 else 0
    f = fmt

    def paint(s):
        F, B = "Times-Roman", "Times-Bold"
        g = Grid(s, [("desc", 50, 196, "w", "Omschrijving"), ("q", 246, 40, "r", "Aantal"), ("u", 286, 30, "l", ""), ("p", 316, 58, "r", "Eenheids-\nprijs\nexcl. btw"), ("d", 374, 48, "r", "Korting"), ("r", 422, 46, "r", "Btw-\ntarief"), ("a", 468, 77, "r", "Bedrag\nexcl. btw\nin EUR")],
                 F, 9.5, lead=11.5, pad=2.5, fill="#333333", ink="#FFFFFF", hsize=8.5, band="#F2F2F2")

        def feet():
            s.rule(50, 800, 545, 800, .4)
            s.t(297, 811, f"{sup}  –  Turnhoutsebaan 254, 2400 Mol  –  {tid[0]}  –  RPR Turnhout  –  www.dezetter.example", F, 8, "c")
            s.t(297, 822, f"pagina {s.page} van {s.pages}", F, 8, "c")
        s.t(50, 60, "De Zetter & Zoon", "Times-BoldItalic", 24)
        s.t(50, 76, "drukwerk met karakter sinds 1954", "Times-Italic", 10)
        s.t(545, 60, "FACTUUR", B, 20, "r")
        s.lines(330, 125, [cus, "Markt 3 bus 2", "2440 Geel", tid[1]], F, 11, 14)
        for k, (a, v) in enumerate((("Factuurnummer", no), ("Factuurdatum", f"{d:%d/%m/%Y}"), ("Vervaldatum", f"{due:%d/%m/%Y}"), ("Klantnummer", "K00731"))):
            s.t(50, 125 + 14 * k, a, B, 10)
            s.t(135, 125 + 14 * k, ": " + v, F, 10)
        data = [dict(desc=i["desc"], q=dec(i["q"]), u=i["unit"], p=f(i["price"]), d=f"-{dec(i['disc'])}%" if i["disc"] else "", r=dec(i["rate"]) + "%", a=f(i["amount"])) for i in items]

        def turn(y, i):
            c = f(sum(x["amount"] for x in items[:i]))
            s.t(420, y + 14, "Over te dragen", "Times-Italic", 9.5, "r")
            s.t(542, y + 14, c, "Times-Italic", 9.5, "r")
            feet()
            s.next()
            s.t(50, 50, f"Factuur {no} (vervolg)", F, 10)
            y = g.head(62)
            s.t(420, y + 13, "Overdracht", "Times-Italic", 9.5, "r")
            s.t(542, y + 13, c, "Times-Italic", 9.5, "r")
            return y + 18
        y = g.body(g.head(205), data, 770, turn)
        if y + 150 > 785:
            y = turn(y, rows)
        s.rule(50, y + 4, 545, y + 4, 1)
        y += 20
        for x, h in ((90, "Btw %"), (175, "Maatstaf"), (250, "Btw-bedrag")):
            s.t(x, y, h, B, 9, "r")
        for j, (k, n, t) in enumerate(rates):
            for x, h in ((90, dec(k) + "%"), (175, f(n)), (250, f(t))):
                s.t(x, y + 13 * (j + 1), h, F, 9.5, "r")
        ls = [("Totaal excl. btw", net, F, 10), ("Btw", tax, F, 10), ("Totaal incl. btw", tot, B, 11)]
        if dep:
            ls += [("Betaald voorschot", -dep, F, 10), ("Te betalen EUR", tot - dep, B, 11)]
        for k, (a, v, fo, sz) in enumerate(ls):
            s.t(360, y + 16 * k, a, fo, sz)
            s.t(542, y + 16 * k, f(v), fo, sz, "r")
        s.lines(50, y + 96, [f"Gelieve te betalen vóór {due:%d/%m/%Y} op rekening BE00 0000 1234 5678 met mededeling", f"+++{o[:3]}/{o[3:7]}/{o[7:]}+++"], F, 9.5, 13)
        feet()
    twice(path, paint)
    data = dict(invoice_number=no, invoice_date=d.isoformat(), due_date=due.isoformat(), currency="EUR", supplier=dict(name=sup, tax_id=tid[0]), customer=dict(name=cus, tax_id=tid[1]),
                line_items=[line(i) for i in items], subtotal=amt(net), tax_total=amt(tax), total=amt(tot))
    if dep:
        data["amount_due"] = amt(tot - dep)
    return {"data": data}


LAYOUTS = {"moms": moms, "elektro": elektro, "lasku": lasku, "drukkerij": drukkerij}
