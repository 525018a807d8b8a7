# SPDX-License-Identifier: AGPL-3.0-or-later
"""Northern: a British program, a Danish credit note, a Dutch market place, a hotel's folio of Singapore."""

from stranger_bills_second_base import (A4, H, HB, HO, T, Paper, days, digits, dmy, eu, flat, fmt, iban, letter, num, pct, rdiv, some_day, wrap)

UK = [("Bookkeeping and quarterly VAT return preparation for the period as per engagement letter", 20, 32500), ("Payroll bureau – 14 employees\nincluding RTI submissions\nand pension upload (NEST)", 20, 1150),
      ("Energy-saving materials: loft insulation 270mm, supply and fit", 5, 64000), ("Training day on site (half day)\nAttendees: 6", 20, 42000), ("Annual accounts and corporation tax computation (CT600)", 20, 95000),
      ("Mileage at 45p", 20, 45), ("Domestic fuel oil, 500 litres", 5, 41150), ("Confirmation statement filing", 20, 5000)]


def ukxero(p: Paper, rng, rows):
    p.open(A4)
    d = some_day(rng)
    due = days(d, rng.choice([14, 30]))
    ds = lambda x: "%d %s" % (x.day, x.strftime("%b %Y"))
    no = "INV-%04d" % rng.randrange(40, 9999)
    po = "PO %s" % digits(rng, 4) if rng.random() < .6 else None
    me, addr = rng.choice([("Thistledown Advisory Limited", ["Unit 4 Corn Exchange", "HEREFORD", "HR1 2PB", "UNITED KINGDOM"]),
                           ("Penbrook & Sons Ltd", ["The Old Dairy", "Church Lane", "LUDLOW", "SY8 1AW"])])
    buyer, ba = rng.choice([("Marlowe Veterinary Group Ltd", ["Attention: Finance", "88 Whitecross Road", "HEREFORD", "HR4 0DH"]), ("Oakhanger Nurseries LLP", ["Station Approach", "ALTON", "Hampshire", "GU34 3JP"]),
                            ("Bishops Frome Village Hall", ["The Treasurer", "BISHOPS FROME", "WR6 5BP"])])
    vat = digits(rng, 9)
    vat = "GB " + vat[:3] + " " + vat[3:7] + " " + vat[7:]
    single = rng.random() < .5
    lst = []
    for _ in range(rows):
        s, r, pr = rng.choice([u for u in UK if u[1] == 20 or not single])
        q = rng.randrange(2000, 30000, 100) if pr == 45 else rng.choice([100, 100, 100, 150, 200, 1400])
        pr = pr if pr == 45 else pr + rng.randrange(0, 900, 25)
        lst.append((s, r, q, pr, rdiv(q * pr, 100)))
    sub = sum(r[4] for r in lst)
    vats = {}
    for s, r, q, pr, amt in lst:
        vats[r] = vats.get(r, 0) + amt
    vats = {r: pct(b, r, 1) for r, b in sorted(vats.items())}
    total = sub + sum(vats.values())
    paid = rdiv(total, 400) * 100 if rng.random() < .4 else 0
    p.t(45, 78, "INVOICE", H, 26)
    p.lines(45, 130, [buyer] + ba, H, 10, 13)
    y = 78
    pairs = [("Invoice Date", ds(d)), ("Invoice Number", no)] + ([("Reference", po)] if po else []) + [("VAT Number", vat)]
    for a, b in pairs:
        p.t(316, y, a, HB, 9)
        p.t(316, y + 12, b, H, 9)
        y += 30
    p.lines(430, 78, [me] + addr, H, 9, 12)
    items = []

    def head(y):
        for x, a, s in ((45, "l", "Description"), (330, "r", "Quantity"), (405, "r", "Unit Price"), (452, "r", "VAT"), (550, "r", "Amount GBP")):
            p.t(x, y, s, HB, 9, a)
        p.line(45, y + 6, 550, y + 6, 1)
        return y + 21
    y = head(256)
    for s, r, q, pr, amt in lst:
        ls = wrap(s, H, 9, 225)
        if y + 11.5 * len(ls) > 780:
            p.next()
            y = head(60)
        for x, v in ((330, fmt(q)), (405, fmt(pr)), (452, "%d%%" % r), (550, fmt(amt))):
            p.t(x, y, v, H, 9, "r")
        y = p.lines(45, y, ls, H, 9, 11.5)
        p.line(45, y - 5, 550, y - 5, .3, "#AAAAAA")
        y += 9
        items.append({"description": flat(s), "quantity": num(q), "unit_price": num(pr), "tax_rate": str(r), "amount": num(amt)})
    if y + 150 > 800:
        p.next()
        y = 70
    p.t(452, y, "Subtotal", H, 9, "r")
    p.t(550, y, fmt(sub), H, 9, "r")
    y += 15
    for r, v in vats.items():
        p.t(452, y, "TOTAL VAT %d%%" % r, H, 9, "r")
        p.t(550, y, fmt(v), H, 9, "r")
        y += 15
    p.line(340, y - 9, 550, y - 9, .8)
    p.t(452, y + 4, "TOTAL GBP", HB, 9, "r")
    p.t(550, y + 4, fmt(total), HB, 9, "r")
    y += 20
    if paid:
        p.t(452, y, "Less Amount Paid", H, 9, "r")
        p.t(550, y, fmt(paid), H, 9, "r")
        p.line(340, y + 6, 550, y + 6, .8)
        p.t(452, y + 19, "AMOUNT DUE GBP", HB, 9, "r")
        p.t(550, y + 19, fmt(total - paid), HB, 9, "r")
        y += 40
    y += 14
    p.t(45, y, "Due Date: " + ds(due), HB, 10.5)
    y = p.lines(45, y + 15, ["Please quote the invoice number with your payment.", "Bank: Malvern & District   Sort code 20-41-%s   Account %s" % (digits(rng, 2), digits(rng, 8))], H, 9, 12)
    if y > 620:
        p.next()
    p.line(30, 650, 565, 650, .6, dash=([4, 3],))
    p.disc(40, 646, 3, stroke="#000000")
    p.disc(40, 654, 3, stroke="#000000")
    p.t(45, 690, "PAYMENT ADVICE", H, 20)
    p.lines(60, 715, ["To:   " + me] + ["        " + a for a in addr], H, 9, 11.5)
    y = 690
    for a, b, f in (("Customer", buyer, H), ("Invoice Number", no, H), ("Amount Due", fmt(total - paid), HB), ("Due Date", ds(due), H)):
        p.t(330, y, a, HB, 9)
        p.t(430, y, b, f, 9)
        y += 16
    p.line(330, y - 8, 550, y - 8, .4)
    p.t(330, y + 4, "Amount Enclosed", HB, 9)
    p.line(430, y + 14, 550, y + 14, .6)
    p.t(430, y + 23, "Enter the amount you are paying above", HO, 7)
    p.t(45, 820, "Company Registration No: 0%s.  Registered Office: %s." % (digits(rng, 7), ", ".join(addr[:3])), H, 7)
    tot = {"subtotal": num(sub), "total": num(total), "amount_due": num(total - paid)}
    if len(vats) == 1:
        tot["tax"] = num(sum(vats.values()))
    if paid:
        tot["paid"] = num(paid)
    data = {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "GBP", "document_type": "invoice",
            "seller": {"name": me, "tax_id": vat}, "buyer": {"name": buyer}, "line_items": items, "totals": tot}
    if po:
        data["purchase_order"] = po
    return data


DK = [("10442", "Havebord teak 160x90, sammenklappeligt", "stk", 189900), ("20018", "Hynde 45x45 antracit – fejlleveret, returneret ubrudt emballage", "stk", 8995), ("30551", "Parasol Ø300 cm uden fod", "stk", 74900),
      ("9000", "Fragt retur", "", 29500), ("20044", "Plejeolie 1 L", "ltr", 12450), ("41100", "Prisregulering iht. aftale af 3. ds. med indkøbschef, kampagne uge 34-36", "", 150000)]


def kreditnota(p: Paper, rng, rows):
    p.open(A4)
    d = some_day(rng)
    no, ref = str(rng.randrange(20100, 49000)), str(rng.randrange(20100, 49000))
    cvr = digits(rng, 8)
    sg = -1 if rng.random() < .5 else 1
    buyer = rng.choice(["Sommerhuscenter Vest ApS", "Plantecentret Hjallerup A/S", "Møbelkæden Indkøb A.m.b.a."])
    po = "45%s" % digits(rng, 5) if rng.random() < .5 else None
    acc = iban("DK", "7670" + digits(rng, 10))
    g = "#3C6E47"
    p.t(50, 70, buyer, H, 10)
    p.lines(50, 84, ["Att.: Bogholderiet", "Industrivej %d" % rng.randrange(1, 99), "9320 Hjallerup", "", "CVR-nr.: %s" % (bc := digits(rng, 8))], H, 10, 14)
    p.poly([(470, 40), (545, 40), (545, 46), (470, 46)], g)
    p.lines(545, 62, ["Skovlund Havemøbler ApS", "Kirkebyvej 17", "7500 Holstebro", "Tlf. 97 55 01 20", "CVR-nr. " + cvr], H, 9, 12, "r")
    p.t(50, 196, "Kreditnota", H, 22, col=g)
    y = 176
    for a, b in [("Kreditnotanr.", no), ("Dato", dmy(d, "-")), ("Kundenr.", str(1000 + rng.randrange(800))), ("Vedr. faktura", ref)] + ([("Deres rekv.nr.", po)] if po else []):
        p.t(400, y, a, H, 9, "l", "#666666")
        p.t(545, y, b, H, 9, "r")
        y += 13
    y = 262

    def head():
        nonlocal y
        for x, a, s in ((50, "l", "Nr."), (100, "l", "Tekst"), (350, "r", "Antal"), (358, "l", "Enhed"), (450, "r", "Enhedspris"), (545, "r", "Pris")):
            p.t(x, y, s, H, 9, a, g)
        p.line(50, y + 5, 545, y + 5, .8, g)
        y += 20
    head()
    items, net = [], 0
    for _ in range(rows):
        k, s, u, pr = rng.choice(DK)
        pr += rng.randrange(0, 400, 5)
        q = 100 if not u else rng.choice([100, 200, 400, 1000])
        amt = sg * rdiv(q * pr, 100)
        ls = wrap(s, H, 9, 205)
        if y + 12 * len(ls) > 770:
            p.t(545, 800, "Overføres til næste side", HO, 8, "r")
            p.next()
            y = 60
            head()
        p.t(50, y, k, H, 9)
        p.t(350, y, eu(sg * q), H, 9, "r")
        p.t(358, y, u, H, 9)
        p.t(450, y, eu(pr), H, 9, "r")
        p.t(545, y, eu(amt), H, 9, "r")
        y = p.lines(100, y, ls, H, 9, 12) + 5
        net += amt
        items.append({"description": s, "quantity": num(sg * q), "unit_price": num(pr), "amount": num(amt)})
    if y > 690:
        p.next()
        y = 70
    tax = pct(net, 25, 1)
    p.line(50, y, 545, y, .8, g)
    y += 18
    p.t(320, y, "Nettobeløb:", H, 9)
    p.t(545, y, eu(net), H, 9, "r")
    p.t(320, y + 14, "Moms (25,00 %):", H, 9)
    p.t(545, y + 14, eu(tax), H, 9, "r")
    p.t(320, y + 34, "Total DKK:", HB, 11)
    p.t(545, y + 34, eu(net + tax), HB, 11, "r")
    p.line(320, y + 39, 545, y + 39, .6)
    p.line(320, y + 41, 545, y + 41, .6)
    p.para(50, y + 62, "Beløbet modregnes ved næste betaling eller indsættes på Deres konto. Reklamation skal ske inden 8 dage.", H, 8.5, 495)
    p.line(50, 800, 545, 800, .3, "#999999")
    p.t(297, 811, "Bank: Vestjysk Sparekasse – Reg.nr.: %s / Kontonr.: %s – IBAN: %s – SWIFT: VEJYDK22" % (acc[4:8], acc[8:], acc), H, 7, "c")
    data = {"invoice_number": no, "invoice_date": d.isoformat(), "currency": "DKK", "document_type": "credit_note", "seller": {"name": "Skovlund Havemøbler ApS", "tax_id": cvr, "iban": acc},
            "buyer": {"name": buyer, "tax_id": bc}, "line_items": items, "totals": {"subtotal": num(net), "tax": num(tax), "total": num(net + tax)}}
    if po:
        data["purchase_order"] = po
    return data


NLM = [("Draadloze koptelefoon met ruisonderdrukking – zwart – Bluetooth 5.3 – 40 uur batterij", 21, 8999), ("Kookboek 'Eén pan op vrijdag' – hardcover", 9, 2499), ("LED-strip 5 meter RGB met afstandsbediening", 21, 1995),
       ("Koffiebonen mild, 1 kg", 9, 1749), ("Telefoonhoesje transparant geschikt voor Fairphone 5 – siliconen – shockproof", 21, 1295), ("Wandelkaart Veluwe 1:25.000", 9, 1150), ("Opbergbox 45 liter (set van 3)", 21, 3295)]


def market(p: Paper, rng, rows):
    p.open(A4)
    d = some_day(rng)
    no = "%s-%s" % (digits(rng, 3), digits(rng, 8))
    order = digits(rng, 10)
    seller = rng.choice(["Kantelaar Elektronica B.V.", "De Vrije Winkel V.O.F."])
    vat = "NL%sB01" % digits(rng, 9)
    buyer = rng.choice(["J. Terpstra-Wiarda", "Stichting Buurthuis De Kom", "M. el Hamdaoui"])
    lst, lines = [], []
    for _ in range(rows):
        s, r, pr = rng.choice(NLM)
        q = rng.choice([1, 1, 1, 2, 3])
        pr += rng.randrange(-200, 300)
        dc = rdiv(q * pr, 10) if rng.random() < .3 else 0
        lst.append((s, r, q, pr, dc, q * pr - dc))
    ship = 0 if sum(x[5] for x in lst) > 2500 and rng.random() < .5 else 299
    lst.append(("Verzendkosten", 21, 1, ship, 0, ship))
    gross = sum(x[5] for x in lst)
    inc = {}
    for x in lst:
        if x[5]:
            inc[x[1]] = inc.get(x[1], 0) + x[5]
    vats = {r: rdiv(v * r, 100 + r) for r, v in inc.items()}
    tax = sum(vats.values())
    e = lambda v: "€ " + eu(v) if v >= 0 else "- € " + eu(-v)
    navy, pale = "#00338D", "#EEF3FB"
    p.disc(64, 58, 16, fill=navy)
    p.t(64, 64, "k", HB, 18, "c", "#FFFFFF")
    p.t(86, 64, "kooplein", HB, 20, col=navy)
    p.t(550, 64, "Factuur", H, 20, "r", navy)
    p.box(48, 86, 502, 74, pale, None, r=6)
    for i, (a, b) in enumerate((("Factuurnummer", no), ("Factuurdatum", dmy(d, "-")), ("Bestelnummer", order), ("Besteldatum", dmy(days(d, -1), "-")))):
        x, yy = (60 if i < 2 else 310), 104 + (i % 2) * 30
        p.t(x, yy, a, HB, 8.5, col=navy)
        p.t(x, yy + 12, b, H, 9.5)
    p.t(48, 184, "Factuuradres", HB, 9, col=navy)
    p.lines(48, 198, [buyer, "Hoogstraat %d-%s" % (rng.randrange(2, 200), rng.choice("abc")), "6701 BR Wageningen", "Nederland"], H, 9, 12)
    p.t(310, 184, "Verkocht door", HB, 9, col=navy)
    p.lines(310, 198, [seller, "Ampèrestraat 40, 3846 AN Harderwijk", "KvK %s" % digits(rng, 8), "Btw-nummer %s" % vat], H, 9, 12)
    y = 270
    browser = rng.random() < .5
    stamp = "%d-%d-%d, %02d:%02d" % (days(d, 6).day, days(d, 6).month, d.year, rng.randrange(7, 23), rng.randrange(60))

    def chrome():
        if browser:
            p.t(26, 22, stamp, T, 7.5)
            p.t(297, 22, "Kooplein | Factuur %s" % no, T, 7.5, "c")
            p.t(26, 833, "https://www.kooplein.example/mijn/facturen/%s?download=false" % order, T, 7.5)
            p.t(569, 833, "%d/%d" % (p.page, p.total), T, 7.5, "r")
    chrome()

    def head():
        nonlocal y
        p.box(48, y - 13, 502, 28, navy, None, r=3)
        for x, a, s in ((56, "l", ["Artikel"]), (306, "r", ["Aantal"]), (370, "r", ["Prijs per stuk", "(incl. btw)"]), (424, "r", ["Korting"]), (462, "r", ["Btw-%"]), (544, "r", ["Bedrag", "(incl. btw)"])):
            p.lines(x, y - (1 if len(s) > 1 else -4), s, HB, 8, 9.5, a, "#FFFFFF")
        y += 30
    head()
    items = []
    foot = lambda: p.t(297, 818, "Deze factuur is namens %s opgesteld door Kooplein B.V. – pagina %d/%d" % (seller, p.page, p.total), H, 7, "c", "#777777")
    for n, (s, r, q, pr, dc, amt) in enumerate(lst):
        ls = wrap(s, H, 9, 212)
        if y + 12 * len(ls) > 775:
            foot()
            p.next()
            chrome()
            y = 62
            head()
        if s == "Verzendkosten":
            p.line(48, y - 11, 550, y - 11, .5, "#BBBBBB")
        p.t(306, y, str(q), H, 9, "r")
        p.t(370, y, e(pr), H, 9, "r")
        if dc:
            p.t(424, y, e(-dc), H, 9, "r", "#B00020")
        p.t(462, y, "%d%%" % r, H, 9, "r")
        p.t(544, y, e(amt), H, 9, "r")
        y = p.lines(56, y, ls, H, 9, 11.5) + 6
        items.append({"description": s, "quantity": str(q), "unit_price": num(pr), "discount": num(-dc) if dc else None, "tax_rate": str(r), "amount": num(amt)})
    if y + 120 > 790:
        foot()
        p.next()
        chrome()
        y = 70
    p.line(48, y - 6, 550, y - 6, 1, navy)
    y += 12
    y0 = y
    for x, a, s in ((56, "l", "Btw-overzicht"), (168, "r", "Excl. btw"), (226, "r", "Btw"), (290, "r", "Incl. btw")):
        p.t(x, y, s, HB, 8, a, navy)
    y += 13
    for r in sorted(inc):
        for x, a, s in ((56, "l", "%d%%" % r), (168, "r", e(inc[r] - vats[r])), (226, "r", e(vats[r])), (290, "r", e(inc[r]))):
            p.t(x, y, s, H, 8, a)
        y += 12
    for x, a, s in ((56, "l", "Totaal"), (168, "r", e(gross - tax)), (226, "r", e(tax)), (290, "r", e(gross))):
        p.t(x, y, s, HB, 8, a)
    y = y0
    way = rng.choice(["iDEAL", "creditcard", "Bancontact"])
    for a, v, f in (("Totaalbedrag incl. btw", gross, HB), ("Betaald met %s op %s" % (way, dmy(days(d, -1), "-")), -gross, H), ("Nog te betalen", 0, HB)):
        p.t(462, y, a, f, 9, "r")
        p.t(544, y, e(v), f, 9, "r")
        y += 15
    p.para(48, y0 + 80, "Niet goed? Je kunt je artikel binnen 30 dagen gratis retourneren via Mijn Kooplein > Bestellingen. Bewaar deze factuur als garantiebewijs.", HO, 8, 502, col="#555555")
    foot()
    return {"invoice_number": no, "invoice_date": d.isoformat(), "currency": "EUR", "document_type": "invoice", "seller": {"name": seller, "tax_id": vat}, "buyer": {"name": buyer},
            "line_items": items, "totals": {"subtotal": num(gross - tax), "tax": num(tax), "total": num(gross), "paid": num(-gross), "amount_due": "0.00"}}


SG = [("*Tiffin Lane All Day Dining", 3, 4250), ("Laundry - Express", 1, 3800), ("Mini Bar", 1, 1200), ("*Lobby Lounge", 3, 5680), ("In Room Dining Dinner CHECK# ", 3, 6400), ("Airport Limousine Transfer", 0, 8500)]


def folio(p: Paper, rng, rows):
    p.open(A4)
    dep = some_day(rng)
    lst, nights = [], max(1, (rows + 2) // 5)
    arr = days(dep, -nights)
    rate = rng.randrange(24000, 52000, 500)
    net = svc = gst = 0
    room = str(rng.randrange(601, 2418))

    def charge(day, text, amt, service=True):
        nonlocal net, svc, gst
        s = pct(amt, 10, 1) if service else 0
        g = pct(amt + s, 9, 1)
        out = [(day, text, amt)] + ([(day, "Service Charge 10%", s)] if service else []) + [(day, "GST 9%", g)]
        take = out[:max(0, rows - len(lst))]
        if len(take) == len(out) or not lst:
            lst.extend(out if len(take) == len(out) else [(day, text + " (nett)", amt)])
            net += amt
            if len(take) == len(out):
                svc, gst = svc + s, gst + g
            return True
        return False
    day = arr
    while len(lst) < rows:
        if not charge(day, "Accommodation" + (" - Deluxe Harbour" if rng.random() < .4 else ""), rate):
            break
        for _ in range(rng.randrange(0, 3)):
            s, k, a = rng.choice(SG)
            s += "%d" % rng.randrange(10000, 99999) if s.endswith("# ") else ""
            charge(day, s if k != 3 else s + " Room# %s : CHECK# %s" % (room, digits(rng, 7)) if s.startswith("*") else s, a + rng.randrange(0, 2000, 10), k > 0)
        day = days(day, 1)
    dep = max(dep, day) if day > arr else dep
    total = net + svc + gst
    no = digits(rng, 6)
    guest, comp = rng.choice([("Ms Ingeborg Falkenrath", "Nordhavn Shipping Pte Ltd"), ("Mr Desmond Quek", "Tanager Biotech (S) Pte Ltd"), ("Dr Amara Okonjo-Bell", "Meridian Reinsurance Brokers")])
    sd = lambda x: x.strftime("%d-%m-%y")
    city = rng.random() < .4

    def top():
        p.t(297, 48, "T H E   S T R A I T S   Q U A Y", "NR", 15, "c")
        p.t(297, 61, "S I N G A P O R E", "NR", 8, "c")
        p.t(297, 92, "TAX INVOICE", "NSB", 11, "c")
        p.lines(50, 118, [guest, comp, "Suntec Avenue #%02d-11" % (int(no) % 30 + 2), "Singapore 0389%02d" % (int(no) % 90 + 10)], "NS", 8.5, 12)
        y = 118
        for a, b in (("Room No.", room), ("Arrival", sd(arr)), ("Departure", sd(dep)), ("Folio No.", no), ("Conf. No.", conf), ("Cashier No.", "%d" % (int(no) % 300)), ("Page No.", "%d of %d" % (p.page, p.total)),
                     ("Invoice Date", sd(dep))):
            p.t(360, y, a, "NS", 8.5)
            p.t(430, y, ":  " + b, "NS", 8.5)
            y += 11.5
        p.t(50, 196, "GST Reg. No. : M2-0087%s-5" % room[:3], "NS", 8.5)
        p.line(46, 222, 550, 222, .8)
        for x, a, s in ((50, "l", "Date"), (110, "l", "Text"), (460, "r", "Charges"), (545, "r", "Credits")):
            p.t(x, 233, s, "NSB", 8.5, a)
        p.t(460, 243, "SGD", "NS", 7.5, "r")
        p.t(545, 243, "SGD", "NS", 7.5, "r")
        p.line(46, 248, 550, 248, .8)
        return 262
    conf = digits(rng, 8)
    y = top()
    items = []
    pay = ("Bill to Company - City Ledger" if city else "Visa Card XXXXXXXXXXXX%s XX/XX" % digits(rng, 4))
    for day, s, v in lst + [(dep, pay, None)]:
        ls = wrap(s, "NS", 8.5, 270)
        if y + 11.5 * len(ls) > 735:
            p.t(545, 750, "Continued on next page", "NSI", 7.5, "r")
            p.next()
            y = top()
        p.t(50, y, sd(day), "NS", 8.5)
        p.t(460 if v is not None else 545, y, fmt(v if v is not None else total), "NS", 8.5, "r")
        y = p.lines(110, y, ls, "NS", 8.5, 11) + 2
        if v is not None:
            items.append({"description": s, "amount": num(v)})
    if y > 660:
        p.next()
        y = top()
    p.line(380, y - 6, 550, y - 6, .5)
    for a, b, c in (("Total", fmt(total), fmt(total)), ("Balance", "", "0.00 SGD")):
        p.t(330, y + 6, a, "NSB", 8.5)
        p.t(460, y + 6, b, "NSB", 8.5, "r")
        p.t(545, y + 6, c, "NSB", 8.5, "r")
        y += 14
    y += 12
    for a, v in [("Net Amount", net)] + ([("Service Charge", svc), ("GST 9%", gst)] if gst else []) + [("Total Incl. GST", total)]:
        p.t(50, y, a, "NS", 8.5)
        p.t(220, y, fmt(v) + " SGD", "NS", 8.5, "r")
        y += 12
    p.line(380, y + 4, 545, y + 4, .5)
    p.t(380, y + 14, "Guest Signature", "NS", 7.5)
    p.para(50, 778, "I agree that my liability for this bill is not waived and I agree to be held personally liable in the event that the indicated person, company or association fails to "
           "pay for any part or the full amount of these charges.", "NSI", 6.5, 500, 8)
    p.t(297, 812, "The Straits Quay Hotel Pte Ltd  ·  8 Collyer Promenade, Singapore 049317  ·  Tel +65 6555 0188", "NS", 7, "c")
    tot = {"subtotal": num(net), "total": num(total), "amount_due": "0.00"}
    if gst:
        tot["tax"] = num(gst)
    return {"invoice_number": no, "invoice_date": dep.isoformat(), "currency": "SGD", "document_type": "invoice",
            "seller": {"name": "The Straits Quay Hotel Pte Ltd", "tax_id": "M2-0087%s-5" % room[:3]}, "buyer": {"name": guest}, "line_items": items, "totals": tot}


LAYOUTS = {"ukxero": ukxero, "kreditnota": kreditnota, "market": market, "folio": folio}
