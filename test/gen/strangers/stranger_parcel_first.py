# SPDX-License-Identifier: AGPL-3.0-or-later
"""Sweden (spare parts), Hungary (printer), Iceland (hotel), Romania (wholesaler)."""
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4

import stranger_parcel_kit as kit
from stranger_parcel_kit import Grid, div, lines, num, para, put, true

W, H = A4

# ---------------------------------------------------------------- Sweden
SE = [("Bromsbelägg fram, sats om fyra", "st", 64900), ("Oljefilter", "st", 11850),
      ("Motorolja 5W-30 helsyntet, fat 60 liter", "fat", 389500), ("Torkarblad 600 mm", "st", 14900),
      ("Kamremssats inkl. vattenpump och spännrulle", "sats", 218700), ("Glödlampa H7 12V 55W", "st", 4250),
      ("Avgaspackning", "st", 7300), ("Hjullager bak, komplett nav med ABS-givare", "st", 129400),
      ("Spolarvätska koncentrat", "lit", 2890), ("Drivknut yttre", "st", 84500),
      ("Kabelskor isolerade, ask", "ask", 13625), ("Slangklämma rostfri 32-50", "st", 1875)]


def sweden(path, seed, rows):
    r = kit.rng("sweden", seed, rows)
    B, R = "Helvetica-Bold", "Helvetica"
    c = kit.make(path, A4, "Faktura")
    sup = r.choice(["Norrviken Reservdelar AB", "Tallmo Bildelar AB", "Lagerkvist & Ek Motor AB"])
    cus = r.choice(["Skutskärs Bilverkstad AB", "Åkeri Sundbom & Söner AB", "Hälla Däck och Service HB"])
    d = kit.day(r)
    n = kit.digits(r, 5)
    due = kit.later(d, 30)
    org = "55" + kit.digits(r, 4) + "-" + kit.digits(r, 4)
    svat, cvat = "SE" + org.replace("-", "") + "01", "SE55" + kit.digits(r, 8) + "01"
    items, data = [], []
    for k, (name, unit, p) in enumerate(kit.pick(r, SE, rows)):
        q = r.choice([1, 1, 2, 2, 4, 6, 10, 12]) * 100
        dis = r.choice([0, 0, 0, 10, 15, 25])
        amt = div(q * p * (100 - dis), 10000)
        items.append(([kit.digits(r, 3) + "-" + kit.digits(r, 4), name, num(q, " ", ","), unit, num(p, " ", ","),
                       f"{dis} %" if dis else "", num(amt, " ", ",")], amt))
        row = {"description": name, "quantity": true(q), "unit_price": true(p), "amount": true(amt)}
        if dis:
            row["discount"] = f"{dis}%"
        data.append(row)
    frakt = r.choice([0, 14900, 19500])
    sub = sum(a for _, a in items)
    vat = div((sub + frakt) * 25, 100)
    exact = sub + frakt + vat
    total = div(exact, 100) * 100
    cols = [(45, 108, "l"), (108, 275, "l"), (275, 325, "r"), (325, 355, "l"), (355, 425, "r"), (425, 470, "r"), (470, 550, "r")]
    g = Grid(c, cols, R, 9, 11.5)
    page = [0]

    def head():
        page[0] += 1
        put(c, 45, H - 60, sup, B, 15)
        put(c, 335, H - 60, "Faktura", B, 18)
        put(c, 550, H - 60, f"Sida {page[0]}", R, 8, "r")
        for i, (k, v) in enumerate([("Fakturadatum", d.isoformat()), ("Fakturanr", n), ("Kundnr", cno), ("OCR", n + ocr)]):
            put(c, 335 + (i % 2) * 110, H - 82 - (i // 2) * 27, k, R, 7)
            put(c, 335 + (i % 2) * 110, H - 93 - (i // 2) * 27, v, R, 10)
        put(c, 335, H - 148, "Fakturaadress", R, 7)
        lines(c, 335, H - 160, [cus, "Industrigatan 14", "Box 218", "814 22 SKUTSKÄR"], R, 10, 12.5)
        left = [("Er referens", ref), ("Ert momsreg.nr", cvat), ("Vår referens", "Maj-Britt Öhman"),
                ("Betalningsvillkor", "30 dagar netto"), ("Förfallodatum", due.isoformat()), ("Dröjsmålsränta", "8,00 %")]
        for i, (k, v) in enumerate(left):
            put(c, 45, H - 148 - i * 13, k, B, 8.5)
            put(c, 135, H - 148 - i * 13, v, R, 8.5)
        c.setLineWidth(.8)
        c.line(45, H - 232, 550, H - 232)
        y = g.row(H - 235, ["Art.nr", "Benämning", "Antal", "Enh", "À-pris", "Rabatt", "Belopp"], f=B)
        c.line(45, y - 2, 550, y - 2)
        c.line(45, 92, 550, 92)
        for x, rows_ in [(45, ["Adress", sup, "Verkstadsvägen 3", "803 09 GÄVLE"]), (200, ["Telefon", "026-555 01 40", "E-post", "order@exempel.se"]),
                         (320, ["Bankgiro", "5" + "050-1055", "Organisationsnr", org]), (440, ["Momsreg.nr", svat, "Godkänd för F-skatt", ""])]:
            for i, t in enumerate(rows_):
                label = i == 0 or t in ("E-post", "Organisationsnr", "Godkänd för F-skatt")
                put(c, x, 80 - i * 11, t, B if label else R, 7.5)
        return y - 6

    cno, ocr, ref = kit.digits(r, 4), kit.digits(r, 2), r.choice(["Inger Wallgren", "Göran Åsberg"])
    y = head()
    for cells, _ in items:
        h = g.height(cells)
        if y - h < 110:
            c.showPage()
            y = head()
        y = g.row(y, cells) - 2
    if y < 200:
        c.showPage()
        head()
    c.setLineWidth(.4)
    c.line(45, 150, 550, 150)
    foot = [("Netto", num(sub, " ", ",")), ("Frakt", num(frakt, " ", ",")), ("Exkl. moms", num(sub + frakt, " ", ",")),
            ("Moms 25 %", num(vat, " ", ",")), ("Öresutj.", num(total - exact, " ", ","))]
    for i, (k, v) in enumerate(foot):
        put(c, 45 + i * 76, 138, k, R, 7.5)
        put(c, 45 + i * 76, 125, v, R, 10)
    put(c, 550, 138, "ATT BETALA", B, 8, "r")
    put(c, 550, 122, "SEK " + num(total, " ", ","), B, 13, "r")
    c.save()
    return {"data": {"invoice_number": n, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "SEK",
                     "supplier": {"name": sup, "tax_id": svat}, "customer": {"name": cus, "tax_id": cvat}, "line_items": data,
                     "subtotal": true(sub), "tax_total": true(vat), "total": true(total)}}


# ---------------------------------------------------------------- Hungary
HU = [("Névjegykártya nyomtatás 4+4, 350 g matt", "doboz", 8900, 27), ("Szórólap A5, kétoldalas", "ezer db", 24500, 27),
      ("Könyv: Dunai halászmesterek", "db", 3619, 5), ("Molinó 200x100 cm, ringlizve", "db", 15400, 27),
      ("Tördelés, nyomdai előkészítés", "óra", 9500, 27), ("Évkönyv 2024, keménytáblás kötés, cérnafűzött", "db", 5238, 5),
      ("Plakát B2", "db", 1890, 27), ("Címke, tekercses", "tekercs", 12650, 27), ("Spirálozás A4", "db", 650, 27),
      ("Folyóirat: Erdélyi Szőlőműves, őszi szám", "db", 1419, 5), ("Mappa logóval, stancolt", "db", 720, 27)]


def hungary(path, seed, rows):
    r = kit.rng("hungary", seed, rows)
    R, B = kit.font("DejaVuSansCondensed"), kit.font("DejaVuSansCondensed-Bold")
    c = kit.make(path, A4, "Számla")
    sup = r.choice(["Kőrösi Nyomda és Kiadó Kft.", "Tűzliliom Print Bt.", "Fehérvári Betűműhely Zrt."])
    cus = r.choice(["Gyöngyfű Gyógynövény Kft.", "Hűvösvölgyi Óvoda Alapítvány", "Bükkszéki Pincészet Kft."])
    tax = lambda: f"{kit.digits(r, 8)}-2-{r.randrange(10, 44)}"
    st, ct = tax(), tax()
    d = kit.day(r)
    due = kit.later(d, 8)
    n = f"KNY-{d.year}-{r.randrange(1, 2400)}"
    ft = lambda v: num(v, " ", ",", 0)
    items, data, by = [], [], {}
    for name, unit, p, rate in kit.pick(r, HU, rows):
        q = r.choice([1, 2, 3, 5, 10, 25, 40])
        net = q * p
        v = div(net * rate, 100)
        by[rate] = [by.get(rate, [0, 0])[0] + net, by.get(rate, [0, 0])[1] + v]
        items.append([name, f"{q} {unit}", ft(p), ft(net), f"{rate}%", ft(v), ft(net + v)])
        data.append({"description": name, "quantity": str(q), "unit_price": true(p * 100), "tax_rate": str(rate), "amount": true(net * 100)})
    net, vat = sum(a for a, _ in by.values()), sum(b for _, b in by.values())
    cols = [(40, 205, "l"), (205, 272, "r"), (272, 325, "r"), (325, 392, "r"), (392, 425, "r"), (425, 485, "r"), (485, 555, "r")]
    g = Grid(c, cols, R, 8, 10, 4)
    hd = ["Megnevezés", "Mennyiség", "Egységár", "Nettó ár", "ÁFA", "ÁFA érték", "Bruttó ár"]

    def thead(y):
        c.setFillGray(.88)
        c.rect(40, y - 16, 515, 16, fill=1, stroke=0)
        c.setFillGray(0)
        g.row(y - 3, hd, f=B)
        return y - 20

    put(c, 40, H - 55, "SZÁMLA", B, 20)
    put(c, 555, H - 48, f"Számlaszám: {n}", B, 10, "r")
    put(c, 555, H - 60, "Elektronikus számla, aláírás nélkül érvényes", R, 7, "r")
    c.setLineWidth(.5)
    for x, k, nm, adr in [(40, "Eladó:", sup, ["5600 Békéscsaba, Szőlő u. 17.", f"Adószám: {st}", "Bankszámla: 11700000-20150330-00000000"]),
                          (300, "Vevő:", cus, ["3300 Eger, Tűzoltó tér 2. fszt. 1.", f"Adószám: {ct}"])]:
        c.rect(x, H - 160, 255, 88)
        put(c, x + 8, H - 86, k, R, 8)
        put(c, x + 8, H - 101, nm, B, 11)
        lines(c, x + 8, H - 116, adr, R, 8.5, 12)
    iso = lambda v: v.strftime("%Y.%m.%d.")
    for i, (k, v) in enumerate([("Fizetési mód", "Átutalás"), ("Teljesítés dátuma", iso(kit.later(d, -2))), ("Számla kelte", iso(d)), ("Fizetési határidő", iso(due))]):
        x = 40 + i * 128.75
        c.rect(x, H - 200, 128.75, 32)
        put(c, x + 64, H - 180, k, R, 7.5, "c")
        put(c, x + 64, H - 193, v, B, 9.5, "c")
    y = thead(H - 215)
    page = 1
    for cells in items:
        if y - g.height(cells) < 60:
            put(c, 297, 30, f"{n}   {page}. oldal", R, 7, "c")
            c.showPage()
            page += 1
            c.setLineWidth(.5)
            y = thead(H - 45)
        y = g.row(y, cells) - 3
        c.setStrokeGray(.8)
        c.line(40, y, 555, y)
        c.setStrokeGray(0)
        y -= 3
    if y < 190:
        put(c, 297, 30, f"{n}   {page}. oldal", R, 7, "c")
        c.showPage()
        page += 1
        y = H - 50
    y -= 10
    for rate in sorted(by):
        a, b = by[rate]
        y = g.row(y, ["", "", "", ft(a), f"{rate}%", ft(b), ft(a + b)])
    y = g.row(y - 2, ["Összesen:", "", "", ft(net), "", ft(vat), ft(net + vat)], f=B)
    c.setFillColor(colors.HexColor("#f26522"))
    c.rect(325, y - 38, 230, 28, fill=1, stroke=0)
    c.setFillColor(colors.white)
    put(c, 333, y - 28, "Fizetendő:", B, 11)
    put(c, 548, y - 28, ft(net + vat) + " Ft", B, 13, "r")
    c.setFillGray(0)
    para(c, 40, y - 55, "Megjegyzés: Kérjük, hogy az átutalás közlemény rovatában a számla sorszámát feltüntetni szíveskedjen. "
         "A könyvek általános forgalmi adója 5%.", R, 8, 10.5, 500)
    put(c, 297, 30, f"{n}   {page}. oldal", R, 7, "c")
    c.save()
    return {"data": {"invoice_number": n, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "HUF",
                     "supplier": {"name": sup, "tax_id": st}, "customer": {"name": cus, "tax_id": ct}, "line_items": data,
                     "subtotal": true(net * 100), "tax_total": true(vat * 100), "total": true((net + vat) * 100)}}


# ---------------------------------------------------------------- Iceland
IS = [("Gisting, tveggja manna herbergi með morgunverði", 32900, 11), ("Gisting, eins manns herbergi", 24500, 11),
      ("Kvöldverður, þriggja rétta", 11900, 11), ("Fundarsalur Heiði, heill dagur", 58000, 24), ("Kaffi og meðlæti", 2450, 11),
      ("Skjávarpi og hljóðkerfi", 14500, 24), ("Léttvín hússins, glas", 2190, 11), ("Þvottaþjónusta", 4900, 24),
      ("Hádegisverðarhlaðborð", 5490, 11), ("Akstur til og frá flugvelli", 16800, 11), ("Heilsulind, aðgangur", 6900, 24)]


def iceland(path, seed, rows):
    r = kit.rng("iceland", seed, rows)
    R, B, I = "Times-Roman", "Times-Bold", "Times-Italic"
    c = kit.make(path, A4, "Reikningur")
    sup = r.choice(["Hótel Lyngás ehf.", "Gistihúsið Brimnes hf.", "Hótel Súlutindur ehf."])
    cus = r.choice(["Jöklaferðir Þorgeirs ehf.", "Verkfræðistofan Ás slf.", "Fiskvinnslan Ægisdyr hf."])
    kt = lambda: f"{r.randrange(410101, 709999)}-{kit.digits(r, 4)}"
    sk, ck, vsk = kt(), kt(), kit.digits(r, 6)
    d = kit.day(r)
    due = kit.later(d, 14)
    n = "R" + kit.digits(r, 6)
    kr = lambda v: num(v, ".", ",", 0)
    cols = [(60, 115, "l"), (115, 330, "l"), (330, 370, "c"), (370, 435, "r"), (435, 475, "r"), (475, 540, "r")]
    g = Grid(c, cols, R, 10, 12)
    M = ["janúar", "febrúar", "mars", "apríl", "maí", "júní", "júlí", "ágúst", "september", "október", "nóvember", "desember"]
    long = lambda v: f"{v.day}. {M[v.month - 1]} {v.year}"
    items, data, by, start = [], [], {}, kit.later(d, -rows // 6 - 2)
    for k, (name, p, rate) in enumerate(kit.pick(r, IS, rows)):
        q = r.choice([1, 1, 1, 2, 2, 3, 4])
        by[rate] = by.get(rate, 0) + q * p
        at = kit.later(start, k // 6)
        items.append([at.strftime("%d.%m.%y"), name, str(q), kr(p), f"{rate}%", kr(q * p)])
        data.append({"description": name, "quantity": str(q), "unit_price": true(p * 100), "tax_rate": str(rate), "amount": true(q * p * 100)})
    total = sum(by.values())
    taxes = {k: div(v * k, 100 + k) for k, v in by.items()}
    tax = sum(taxes.values())
    paid = div(total, 4000) * 1000 if r.random() < .6 else 0

    def foot():
        c.line(60, 62, 540, 62)
        put(c, 300, 50, f"{sup}  ·  Strandgötu 8, 740 Neskaupstað  ·  Sími 555 0172", I, 8.5, "c")
        put(c, 300, 39, f"Kt. {sk}  ·  VSK nr. {vsk}  ·  Banki 0169-26-{bank}", I, 8.5, "c")

    bank = kit.digits(r, 6)
    put(c, 300, H - 70, sup, B, 22, "c")
    put(c, 300, H - 86, "við voginn fagra", I, 11, "c")
    c.setLineWidth(.6)
    c.line(230, H - 94, 370, H - 94)
    put(c, 60, H - 130, cus, B, 11)
    lines(c, 60, H - 144, ["Hafnarbraut 31", "600 Akureyri", f"Kt. {ck}"], R, 11, 14)
    put(c, 540, H - 130, f"Reikningur nr. {n}", B, 13, "r")
    lines(c, 540, H - 146, [f"Útgáfudagur: {long(d)}", f"Gjalddagi: {long(kit.later(d, 7))}", f"Eindagi: {long(due)}"], R, 10.5, 13.5, "r")

    def thead(y):
        y = g.row(y, ["Dags.", "Lýsing", "Fjöldi", "Einingarverð m. VSK", "VSK", "Upphæð m. VSK"], f=I, s=9.5)
        c.line(60, y - 3, 540, y - 3)
        return y - 7

    y = thead(H - 205)
    for cells in items:
        if y - g.height(cells) < 80:
            foot()
            c.showPage()
            c.setLineWidth(.6)
            put(c, 60, H - 50, f"Reikningur nr. {n}, framhald", I, 10)
            y = thead(H - 65)
        y = g.row(y, cells) - 4
    if y < 210:
        foot()
        c.showPage()
        y = H - 60
    c.line(60, y, 540, y)
    y -= 18
    out = [("Samtals án VSK", kr(total - tax))]
    out += [(f"VSK {k}% af {kr(by[k] - taxes[k])}", kr(taxes[k])) for k in sorted(by)]
    out += [("Samtals með VSK", kr(total))]
    if paid:
        out += [("Innborgun, staðfestingargjald", kr(-paid))]
    for k, v in out:
        f = B if k == "Samtals með VSK" else R
        put(c, 460, y, k, f, 10.5, "r")
        put(c, 537, y, v, f, 10.5, "r")
        y -= 15
    c.line(330, y + 8, 540, y + 8)
    put(c, 460, y - 6, "Til greiðslu ISK", B, 12, "r")
    put(c, 537, y - 6, kr(total - paid), B, 12, "r")
    put(c, 60, y - 30, "Kærar þakkir fyrir komuna. Dráttarvextir reiknast frá gjalddaga sé greitt eftir eindaga.", I, 10)
    foot()
    c.save()
    return {"data": {"invoice_number": n, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "ISK",
                     "supplier": {"name": sup, "tax_id": vsk}, "customer": {"name": cus, "tax_id": ck}, "line_items": data,
                     "subtotal": true((total - tax) * 100), **({"tax_total": true(tax * 100)} if len(by) == 1 else {}), "total": true(total * 100),
                     "amount_due": true((total - paid) * 100)}}


# ---------------------------------------------------------------- Romania
RO = [("Făină albă tip 650, sac 25 kg", "sac", 6240, 11), ("Ulei floarea-soarelui 1 L", "buc", 689, 11), ("Detergent vase 5 L", "buc", 2150, 21),
      ("Zahăr tos 1 kg", "buc", 398, 11), ("Șervețele de masă albe, 33x33 cm, 2 straturi, pachet 100", "pach", 545, 21),
      ("Orez bob rotund", "kg", 612, 11), ("Saci menajeri 120 L, rolă 10 buc", "rolă", 790, 21), ("Bulion roșii 28% borcan 720 g", "buc", 1125, 11),
      ("Prosop hârtie Z, cutie 20 pach", "cutie", 8930, 21), ("Mălai extra", "kg", 345, 11), ("Pahare carton 250 ml", "set", 1870, 21)]


def romania(path, seed, rows):
    r = kit.rng("romania", seed, rows)
    R, B = kit.font("DejaVuSans"), kit.font("DejaVuSans-Bold")
    c = kit.make(path, A4, "Factura")
    sup = r.choice(["DEPOZIT CARPATIN ALIMENT S.R.L.", "TRANSILVAN GROS COM S.R.L.", "MOARA VECHE DISTRIBUȚIE S.A."])
    cus = r.choice(["CANTINA ȘCOLARĂ BOBOCEL S.R.L.", "PENSIUNEA ȚARA LUANEI S.R.L.", "BRUTĂRIA SPICUL DE AUR S.R.L."])
    scif, ccif = "RO" + kit.digits(r, 8), "RO" + kit.digits(r, 8)
    d = kit.day(r, 2025, 2025)
    due = kit.later(d, 15)
    ser, no = r.choice(["DCA", "TGC", "MVD"]), kit.digits(r, 5)
    m = lambda v: num(v, ".", ",")
    items, data, net, tax = [], [], 0, 0
    for k, (name, u, p, rate) in enumerate(kit.pick(r, RO, rows), 1):
        q = r.choice([100, 200, 400, 600, 1000, 1250, 2400])
        if u != "kg":
            q = q // 100 * 100
        a = div(q * p, 100)
        v = div(a * rate, 100)
        net, tax = net + a, tax + v
        items.append(([str(k), [name, f"Cota TVA: {rate}%"], u, kit.trim(q, ","), m(p), m(a), m(v)], a, v))
        data.append({"description": name, "quantity": kit.trim(q), "unit_price": true(p), "tax_rate": str(rate), "amount": true(a)})
    cols = [(35, 60, "c"), (60, 285, "l"), (285, 320, "c"), (320, 365, "r"), (365, 430, "r"), (430, 500, "r"), (500, 560, "r")]
    g = Grid(c, cols, R, 7.5, 9.5, 3)
    c.setLineWidth(.5)

    def thead(y):
        y0 = y
        y = g.row(y - 3, ["Nr. crt.", "Denumirea produselor sau a serviciilor", "U.M.", "Cant.", ["Preț unitar", "(fără TVA)", "-Lei-"],
                          ["Valoarea", "-Lei-"], ["Valoarea TVA", "-Lei-"]], f=B, s=7, aligns="ccccccc") - 3
        c.line(35, y, 560, y)
        y = g.row(y - 1, ["0", "1", "2", "3", "4", "5 (3x4)", "6"], s=6.5, aligns="ccccccc") - 2
        c.rect(35, y, 525, y0 - y)
        g.rules(y0, y)
        return y

    def party(x, k, nm, rest):
        put(c, x, H - 45, k, R, 8)
        y = para(c, x, H - 58, nm, B, 9, 11, 165)
        for t in rest:
            y = para(c, x, y, t, R, 7.5, 10, 170)

    party(35, "Furnizor:", sup, [f"CIF: {scif}", f"Reg. com.: J12/{kit.digits(r, 4)}/2009", "Adresa: Str. Morii nr. 44, Cluj-Napoca, jud. Cluj",
                                 "IBAN: RO00 ZZZZ 0000 1234 5678 9012", "Banca: Banca Exemplu, Capital social: 45.000 lei"])
    party(392, "Cumpărător:", cus, [f"CIF: {ccif}", f"Reg. com.: J10/{kit.digits(r, 3)}/2015", "Adresa: Sat Lopătari nr. 112, jud. Buzău"])
    put(c, 297, H - 70, "FACTURĂ FISCALĂ", B, 13, "c")
    c.rect(222, H - 135, 150, 55)
    lines(c, 232, H - 95, [f"Seria {ser} nr. {no}", f"Data (zi/luna/an): {d:%d/%m/%Y}", f"Termen plată: {due:%d/%m/%Y}"], R, 8, 14)
    y = thead(H - 165)
    ra, rv, page = 0, 0, 1
    for cells, a, v in items:
        h = g.height(cells) + 5
        if y - h < 75:
            top = y
            g.row(y - 3, ["", "De reportat", "", "", "", m(ra), m(rv)], f=B)
            c.rect(35, y - 16, 525, 16)
            put(c, 560, 25, f"Pagina {page}", R, 7, "r")
            c.showPage()
            c.setLineWidth(.5)
            page += 1
            put(c, 35, H - 40, f"Factura seria {ser} nr. {no} din {d:%d/%m/%Y}", R, 8)
            y = thead(H - 50)
            g.row(y - 3, ["", "Report", "", "", "", m(ra), m(rv)], f=B)
            c.rect(35, y - 16, 525, 16)
            y -= 16
        top = y
        g.row(y - 3, cells)
        y -= h
        g.rules(top, y)
        c.line(35, y, 560, y)
        ra, rv = ra + a, rv + v
    if y < 190:
        put(c, 560, 25, f"Pagina {page}", R, 7, "r")
        c.showPage()
        c.setLineWidth(.5)
        page += 1
        y = H - 50
        c.line(35, y, 560, y)
    c.rect(35, y - 90, 525, 90)
    c.line(160, y, 160, y - 90)
    c.line(365, y, 365, y - 90)
    lines(c, 40, y - 14, ["Semnătura și", "ștampila furnizorului"], R, 7, 9)
    lines(c, 166, y - 14, ["Date privind expediția", "Numele delegatului: Pop Ilie", "C.I. seria XX nr. 000000", f"Mijloc de transport: CJ-{kit.digits(r, 2)}-ABC",
                           f"Expedierea s-a efectuat la data {d:%d.%m.%Y}", "Semnăturile"], R, 7, 12)
    g.row(y - 10, ["", "", "", "", "Total", m(net), m(tax)], f=B)
    c.line(365, y - 30, 560, y - 30)
    put(c, 371, y - 52, "Total de plată", B, 9)
    put(c, 371, y - 63, "(col. 5 + col. 6)", R, 7)
    put(c, 555, y - 58, m(net + tax) + " Lei", B, 11, "r")
    put(c, 35, y - 102, "Factura este valabilă fără semnătură și ștampilă, conform art. 319 alin. (29) din Legea 227/2015.", R, 6.5)
    put(c, 560, 25, f"Pagina {page}", R, 7, "r")
    c.save()
    return {"data": {"invoice_number": f"{ser} {no}", "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "RON",
                     "supplier": {"name": sup, "tax_id": scif}, "customer": {"name": cus, "tax_id": ccif}, "line_items": data,
                     "subtotal": true(net), "tax_total": true(tax), "total": true(net + tax)}}


LAYOUTS = {"sweden": sweden, "hungary": hungary, "iceland": iceland, "romania": romania}
