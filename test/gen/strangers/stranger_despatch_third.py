# SPDX-License-Identifier: AGPL-3.0-or-later
"""Machine spare parts (form printer), a Danish ERP, a British credit note, an Irish web shop, a Swiss practice."""
from stranger_despatch_kit import BOLD, Sheet, columns, day, dec, digs, flow, fmt, half, item, paged, pick, plus, rng, room, short, taxes, wrap
from stranger_despatch_plat import HexColor, P, Spacer, Table, TableStyle, build

MON = "January February March April May June July August September October November December".split()


def spares(path, seed, rows):
    r = rng("spares", seed, rows)
    pool = [("4410-22187-A", "SEAL KIT HYDR CYL 80/45", "PC", 11835, 1), ("0078-00125", "HEX BOLT M12X60 8.8 ZN", "PC", 4150, 100), ("6205-2RSH", "DEEP GROOVE BALL BEARING", "PC", 1290, 1), ("7731-00412-C", "FILTER ELEMENT 10 MICRON", "PC", 6475, 1),
            ("3300-18850", "PROXIMITY SENSOR M18 PNP NO CABLE 2M", "PC", 8820, 1), ("9001-00007", "GEAR OIL ISO VG 220", "L", 965, 1), ("5120-77401", "V-BELT SPA 1250 LW", "PC", 1715, 1), ("0911-30020", "WASHER DIN 125 A13 ST", "PC", 1980, 1000)]
    d = day(r)
    due, no = plus(d, 45), str(9000000000 + r.randrange(1000000, 90000000))
    its, body, net = [], [], 0
    for i, (mat, n, u, p, per) in enumerate(pick(r, pool, rows)):
        q = r.choice([1, 2, 4, 10]) if per == 1 else r.choice([50, 200, 500])
        a = half(q * p, per)
        net += a
        its.append(item(n, str(q), dec(p), dec(a)))
        body.append((f"{(i + 1) * 10:06d}", mat, n, f"{q} {u}", fmt(p), f"{per} {u}", fmt(a)))
    fr = r.choice([0, 4500, 12000])
    tax = half((net + fr) * 21, 100)
    tot = net + fr + tax
    vat, cvat, cust, cno, so, dn = digs(r, "BE 0###.###.###"), digs(r, "BE 0###.###.###"), r.choice(["SABLIERES DU CANAL NV", "ROTHAAN PACKAGING BV", "MALTERIE DE L'ESCAUT SA"]), digs(r, "00001#####"), digs(r, "11######"), digs(r, "80######")
    dm = lambda x: x.strftime("%d.%m.%Y")
    F, B = "Courier", "Courier-Bold"

    def go(s):
        def top(s):
            s.t(40, 40, "Kessmar Industrial Parts NV", B, 12)
            s.r(560, 40, "INVOICE", B, 14)
            s.r(560, 54, f"Page {s.n} of {s.total}", F, 8.5)
            if s.n > 1:
                s.t(40, 54, f"Invoice number {no}  Date {dm(d)}", F, 8.5)
            return 70

        def heads(s, y):
            s.line(40, y, 560, y)
            s.t(40, y + 11, "Item", F, 8.5)
            s.t(94, y + 11, "Material", F, 8.5)
            s.t(94, y + 22, "Description", F, 8.5)
            for x, a, b in ((360, "Quantity", ""), (430, "Price", "EUR"), (490, "per", ""), (560, "Value", "EUR")):
                s.r(x, y + 11, a, F, 8.5)
                s.r(x, y + 22, b, F, 8.5)
            s.line(40, y + 27, 560, y + 27)
            return y + 31
        top(s)
        s.block(40, 84, ["Bill-to party", cust, "Kanaalweg 118", "2840 RIETBEKE", "BELGIUM", "VAT Reg. No. " + cvat], F, 9, 12)
        for i, (a, b) in enumerate((("Number", no), ("Date", dm(d)), ("Customer no.", cno), ("Sales order", so), ("Delivery note", dn), ("Currency", "EUR"))):
            s.t(340, 84 + 12 * i, a, F, 9)
            s.t(440, 84 + 12 * i, b, F, 9)
        s.block(40, 172, ["Terms of payment: Up to " + dm(due) + " without deduction", "Terms of delivery: EXW Rietbeke"], F, 8.5, 11.5)
        y = heads(s, 196)
        for pos, mat, n, q, p, per, a in body:
            if y + 24 > 780:
                s.t(40, y + 14, "Continued on next page", F, 8.5)
                s.page()
                y = heads(s, top(s))
            s.t(40, y + 9, pos, F, 8.5)
            s.t(94, y + 9, mat, F, 8.5)
            for x, v in ((360, q), (430, p), (490, per), (560, a)):
                s.r(x, y + 9, v, F, 8.5)
            s.t(94, y + 19, n, F, 8.5)
            y += 25
        y = room(s, y, 120, 800, 70, top)
        s.line(40, y, 560, y)
        lines = ([("Freight", fr)] if fr else []) + [("Net value", net + fr), ("Output tax 21.000 %", tax)]
        for a, v in lines:
            y += 13
            s.t(300, y, a, F, 9)
            s.r(560, y, fmt(v), F, 9)
        s.line(300, y + 5, 560, y + 5)
        s.t(300, y + 18, "Final amount", B, 9)
        s.r(560, y + 18, fmt(tot), B, 9)
        s.block(40, y + 44, ["Kessmar Industrial Parts NV, Havenlaan 40, 2841 Rietbeke, " + vat, "Bank: BE68 5390 0754 7034"], F, 7.5, 10)
    paged(path, go)
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "EUR", "supplier": {"name": "Kessmar Industrial Parts NV", "tax_id": vat}, "customer": {"name": cust, "tax_id": cvat},
                     "line_items": its, "subtotal": dec(net + fr), "tax_total": dec(tax), "total": dec(tot)}}


def dansk(path, seed, rows):
    r = rng("dansk", seed, rows)
    pool = [("1936-S", "BERLUND gæstestol, sort", "Stk.", 98500), ("1968-W", "Mødebord 240 x 120 cm, hvid laminat med kabelgennemføring og hæve-/sænkestel", "Stk.", 749500), ("FRAGT", "Fragt og montering", "Timer", 62500), ("2000-S", "Drejestol med nakkestøtte", "Stk.", 312900), ("LS-150", "Bordlampe LED", "Stk.", 44975), ("1976-W", "Skuffekassette på hjul, 3 skuffer, centrallås", "Stk.", 158000)]
    d = day(r)
    due, no, its, body, gross, net = plus(d, 30), str(103000 + r.randrange(1, 999)), [], [], 0, 0
    for code, n, u, p in pick(r, pool, rows):
        q, disc = r.choice([1, 2, 4, 8]), r.choice([0, 0, 0, 10, 15])
        a = half(q * p * (100 - disc), 100)
        net += a
        its.append(item(n, str(q), dec(p), dec(a), None, f"{disc}%" if disc else None))
        body.append([code, n, str(q), u, fmt(p, "de"), f"{disc}" if disc else "", fmt(a, "de")])
    tax = half(net * 25, 100)
    cvr, cust, kn = digs(r, "3#######"), r.choice(["Klitgaard Revision ApS", "Fjordskolen", "Advokatfirmaet Bruun & Lyngby I/S"]), digs(r, "4####0")
    ld = lambda x: f"{x.day}. {('januar februar marts april maj juni juli august september oktober november december').split()[x.month - 1]} {x.year}"

    def go(s):
        s.foot = lambda s: (s.line(50, 790, 545, 790, .3, "#888888"), s.t(50, 802, "Nordmøbel Erhverv A/S   Smedevej 6   8999 Havnsted   CVR-nr. " + cvr + "   Bank: Reg.nr. 5555  Kontonr. 0001 223 344", "NS", 7, "#555555"))
        s.t(50, 60, "Faktura " + no, "NS", 20)
        s.r(545, 60, "nordmøbel", "NSB", 18, "#444444")
        s.r(545, 76, f"Side {s.n} / {s.total}", "NS", 8)
        s.block(50, 92, [cust, "Att. bogholderiet", "Strandgade 22, 1. sal", "8998 Klitby"], "NS", 9.5, 13)
        pairs = (("Fakturadato", ld(d)), ("Forfaldsdato", ld(due)), ("Kundenr.", kn), ("Betalingsbetingelser", "Netto 30 dage"))
        for i, (a, b) in enumerate(pairs):
            x = 50 + 124 * i
            s.t(x, 168, a, "NSB", 8.5)
            s.t(x, 181, b, "NS", 8.5)
        cols = columns(47, [("Nr.", 56, "l"), ("Beskrivelse", 186, "l"), ("Antal", 40, "r"), ("Enhed", 42, "l"), ("Enhedspris\nekskl. moms", 70, "r"), ("Rabat\n%", 36, "r"), ("Linjebeløb\nekskl. moms", 71, "r")])
        st = dict(font="NS", size=8.5, x0=50, x1=545, hfont="NSB", hrule=.6, hlow=True, lead=12, pad=3)
        y = flow(s, cols, body, 200, 775, 55, st, False)
        y = room(s, y, 70, 780, 55)
        s.line(330, y + 4, 545, y + 4, .6)
        for a, v, f in (("I alt DKK ekskl. moms", net, "NS"), ("25% moms", tax, "NS"), ("I alt DKK inkl. moms", net + tax, "NSB")):
            y += 17
            s.t(330, y, a, f, 9)
            s.r(545, y, fmt(v, "de"), f, 9)
    paged(path, go)
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "DKK", "supplier": {"name": "Nordmøbel Erhverv A/S", "tax_id": cvr}, "customer": {"name": cust},
                     "line_items": its, "subtotal": dec(net), "tax_total": dec(tax), "total": dec(net + tax)}}


def creditnote(path, seed, rows):
    r = rng("creditnote", seed, rows)
    pool = [("Radiator valve TRV angled 15mm chrome", 1149, 20), ("Copper tube 22mm x 3m", 2465, 20), ("Compression elbow 15mm, bag of 10, returned unopened to Unit 3 trade counter", 1832, 20), ("Expansion vessel 24 litre", 5990, 20), ("Child's safety helmet (zero rated)", 1450, 0), ("Heat pump cylinder 210L (energy saving relief)", 89900, 0), ("Press fit tee 28mm", 975, 20)]
    d = day(r)
    no, its, body, net, tax = f"CN{r.randrange(1000, 9000)}", [], [], 0, 0
    for n, p, k in pick(r, pool, rows):
        q = r.choice([1, 2, 5, 12])
        disc = half(q * p * r.choice([0, 0, 10, 25]), 100)
        a = q * p - disc
        v = half(a * k, 100)
        net, tax = net + a, tax + v
        its.append(item(n, dec(q * 100), dec(p), dec(a), dec(k * 100), dec(disc)))
        body.append([fmt(q * 100), n, fmt(p), fmt(disc), fmt(a), fmt(k * 100), fmt(v)])
    vat, cust = digs(r, "GB ### #### ##"), r.choice(["Hollins & Daughter Heating Ltd", "Mr T Abernathy", "Castlegate Housing Association"])
    cut = r.choice([0, 750])
    ref, acc = str(r.randrange(20000, 60000)), cust.replace("Mr T ", "")[:4].upper() + "001"
    dm = lambda x: x.strftime("%d/%m/%Y")
    cv = 0 if not cut else cut // 5

    def go(s):
        s.t(45, 56, "Fenwright Plumbing Supplies Ltd", "Times-Bold", 16)
        s.block(45, 72, ["Unit 3 Calder Trading Estate", "Millbeck", "West Yorkshire", "HX99 4QT"], "Times-Roman", 9.5, 12)
        s.t(45, 124, "VAT Reg No: " + vat, "Times-Roman", 9.5)
        s.r(550, 56, "CREDIT NOTE", "Times-Bold", 18)
        s.r(550, 72, f"Page {s.n}", "Times-Roman", 9.5)
        s.box(45, 140, 250, 82, stroke="#000000", round_=5)
        s.block(54, 156, [cust, "The Old Maltings", "Ferry Lane", "Millbeck", "HX99 7BB"], "Times-Roman", 10.5, 13.5)
        for i, (a, b) in enumerate((("Credit Note No", no), ("Credit Note Date", dm(d)), ("Original Invoice", ref), ("Account Ref", acc), ("Currency", "GBP"))):
            s.box(340, 140 + i * 17, 105, 17, stroke="#000000", fill="#EEEEEE")
            s.box(445, 140 + i * 17, 105, 17, stroke="#000000")
            s.t(345, 152 + i * 17, a, "Times-Bold", 9.5)
            s.t(450, 152 + i * 17, b, "Times-Roman", 9.5)
        cols = columns(45, [("Quantity", 52, "r"), ("Details", 203, "l"), ("Unit Price", 55, "r"), ("Disc Amt", 50, "r"), ("Net Amt", 57, "r"), ("VAT %", 38, "r"), ("VAT", 50, "r")])
        st = dict(font="Times-Roman", size=9.5, x0=45, x1=550, hfill="#DDDDDD", htop=.5, hrule=.5, lead=11.5, pad=2.5)
        y0 = 240
        y = flow(s, cols, body, y0, 690, 60, st, True)
        y = room(s, y, 10, 690, 60)
        s.box(45, 700, 280, 84, stroke="#000000")
        s.para(53, 716, "This credit has been applied to your account. Please quote the credit note number in any correspondence.", 262, "Times-Roman", 9.5, 12)
        tot = net + tax + cut + cv
        for i, (a, v) in enumerate((("Total Net Amount", net), ("Carriage Net", cut), ("Total VAT Amount", tax + cv), ("Credit Note Total", tot))):
            f = "Times-Bold" if i == 3 else "Times-Roman"
            s.box(340, 700 + 21 * i, 210, 21, stroke="#000000")
            s.t(346, 714 + 21 * i, a, "Times-Bold", 10)
            s.r(544, 714 + 21 * i, "£" + fmt(v), f, 10)
    paged(path, go)
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "currency": "GBP", "supplier": {"name": "Fenwright Plumbing Supplies Ltd", "tax_id": vat}, "customer": {"name": cust},
                     "line_items": its, "subtotal": dec(net), "tax_total": dec(tax + cv), "total": dec(net + tax + cut + cv)}}


def webshop(path, seed, rows):
    r = rng("webshop", seed, rows)
    pool = [("Merino crew socks", "Size: 39-42\nColour: Heather", 1450), ("Waxed cotton apron", "", 5200), ("Lambswool throw, herringbone", "Colour: Oatmeal", 8995), ("Beeswax candle, pair", "", 1290), ("Stoneware mug", "Glaze: Tidal blue", 2200), ("Gift wrapping", "", 350), ("Linen tea towel", "Pattern: Stripe", 1175)]
    d = day(r)
    its, body, sub = [], [], 0
    for n, x, p in pick(r, pool, rows):
        q = r.choice([1, 1, 1, 2, 3])
        sub += p * q
        sku = digs(r, "@@-####")
        its.append(item(n + (" " + x if x else ""), str(q), None, dec(p * q)))
        body.append([[P(n, "DS", 9.5)] + ([P(x, "DS", 8, color="#666666")] if x else []), P(str(q), "DS", 9.5, align="c"), P("€" + fmt(p * q), "DS", 9.5, align="r")])
    off = half(sub, 10) if r.random() < .5 else 0
    ship = 0 if sub > 7500 else 695
    tot = sub - off + ship
    vat = tot - half(tot * 100, 123)
    no, cust, tid = f"{d.year}-{r.randrange(2000, 9999)}", r.choice(["Aoife Brannigan", "Siobhán de Faoite", "Marcus Oyelaran"]), digs(r, "IE#######@H")
    long = f"{MON[d.month - 1]} {d.day}, {d.year}"
    L = [("LEFTPADDING", (0, 0), (0, -1), 0), ("VALIGN", (0, 0), (-1, -1), "TOP")]
    ord_ = str(r.randrange(11000, 48000))
    story = [Table([[P("Tidemark & Thistle", "DSB", 20, 24), P("Tidemark & Thistle Ltd\nThe Net Loft, Quay Road\nBallinamore Bay, Co. Donegal\nIreland\nVAT No: " + tid, "DS", 8.5, 12)]], colWidths=[310, 185], style=L), Spacer(1, 24), P("INVOICE", "DSB", 15, 20), Spacer(1, 6),
             Table([[P(cust + "\n4 Chapel Brae\nRathcarn\nCo. Sligo\nIreland\norders@example.com", "DS", 9, 12.5), P("Invoice Number:\nInvoice Date:\nOrder Number:\nOrder Date:\nPayment Method:", "DS", 9, 12.5), P(f"{no}\n{long}\n{ord_}\n{long}\nCredit Card", "DS", 9, 12.5)]], colWidths=[290, 95, 110], style=L), Spacer(1, 20),
             Table([[P("Product", "DSB", 9.5, color="#FFFFFF"), P("Quantity", "DSB", 9.5, align="c", color="#FFFFFF"), P("Price", "DSB", 9.5, align="r", color="#FFFFFF")]] + body, colWidths=[335, 70, 90], repeatRows=1, style=[("BACKGROUND", (0, 0), (-1, 0), HexColor("#000000")), ("LINEBELOW", (0, 1), (-1, -1), .5, HexColor("#CCCCCC")), ("VALIGN", (0, 0), (-1, -1), "TOP")]), Spacer(1, 4)]
    sm = [("Subtotal", "€" + fmt(sub))] + ([("Discount", "-€" + fmt(off))] if off else []) + [("Shipping", "€" + fmt(ship) + " via Tracked Parcel" if ship else "Free shipping"), ("Total", f"€{fmt(tot)}")]
    cells = [["", P(a, "DSB", 9.5), P(b, "DSB" if a == "Total" else "DS", 9.5, align="r")] for a, b in sm] + [["", "", P(f"(includes €{fmt(vat)} VAT at 23%)", "DS", 8, align="r")]]
    story += [Table(cells, colWidths=[235, 90, 170], style=[("LINEABOVE", (1, 0), (-1, -2), .4, HexColor("#BBBBBB")), ("NOSPLIT", (0, 0), (-1, -1))]), Spacer(1, 20), P("Paid in full. Thank you for shopping with us. Returns accepted within 28 days.", "DS", 8.5, color="#555555")]
    build(path, story, margins=(50, 50, 50, 55))
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "currency": "EUR", "supplier": {"name": "Tidemark & Thistle Ltd", "tax_id": tid}, "customer": {"name": cust}, "line_items": its, "subtotal": dec(sub), "tax_total": dec(vat), "total": dec(tot)}}


def praxis(path, seed, rows):
    r = rng("praxis", seed, rows)
    pool = [("Konsultation, erste 5 Min.", 1795, 0), ("Konsultation, jede weiteren 5 Min.", 1795, 0), ("Röntgenaufnahme seitlich, zwei Ebenen", 8640, 0), ("Impfung Kombination inkl. Material", 6250, 260), ("Spezialfutter Niere, Beutel 2 kg", 2890, 260), ("Zahnsteinentfernung Ultraschall in Narkose", 31500, 810), ("Shampoo medizinisch 250 ml", 2435, 810), ("Laboruntersuchung Blutbild gross", 9420, 810)]
    pool = [(n, p, k or 810) for n, p, k in pool]
    d = day(r)
    due, its, body, g, days = plus(d, 30), [], [], [], sorted(plus(d, -r.randrange(1, 40)) for _ in range(rows))
    dm = lambda x: x.strftime("%d.%m.%Y")
    for dd, (n, p, k) in zip(days, pick(r, pool, rows)):
        q = r.choice([1, 1, 2, 3])
        g.append((k, p * q))
        its.append(item(n, str(q), dec(p), dec(p * q), f"{k / 100:.1f}"))
        body.append([dm(dd), n, str(q), fmt(p, "ch"), f"{k / 100:.1f}%", fmt(p * q, "ch")])
    t = taxes(g)
    sub, tax = sum(a for _, a in g), sum(v[1] for v in t.values())
    tot = half(sub + tax, 5) * 5
    no, uid, cust = f"{d.year % 100}-{r.randrange(10000, 40000)}", digs(r, "CHE-1##.###.### MWST"), r.choice(["Regula Zumbrunnen", "Familie Aebischer-Roth", "Stiftung Tierhof Ried"])
    pet = r.choice(["Hund Balu", "Katze Minouche", "Kater Fritzli"])

    def go(s):
        s.foot = lambda s: s.r(545, 825, f"{no} / Seite {s.n}", "Helvetica", 7.5)
        s.t(60, 58, "Tierarztpraxis Seeblick AG", "Helvetica-Bold", 14, "#3A4F8A")
        s.block(60, 74, ["Dr. med. vet. N. Gschwend", "Uferweg 3, 9499 Seewilen", uid], size=8.5, lead=11.5)
        s.block(360, 126, [cust, "Kirchgasse 17", "9498 Obersee"], size=10, lead=13)
        s.t(60, 196, f"Rechnung {no}", "Helvetica-Bold", 12)
        s.t(60, 212, f"Seewilen, {dm(d)}     Patient: {pet}     zahlbar bis {dm(due)}", size=9)
        cols = columns(57, [("Datum", 62, "l"), ("Leistung / Medikament", 222, "l"), ("Anz.", 34, "r"), ("Ansatz", 58, "r"), ("MWST", 46, "r"), ("Betrag CHF", 69, "r")])
        st = dict(font="Helvetica", size=9, x0=60, x1=545, htop=1.2, hrule=.4, ink="#3A4F8A", band="#EEF1F8", lead=11.5)
        y = flow(s, cols, body, 228, 790, 50, st, True)
        y = room(s, y + 6, 30 + 15 * (len(t) + 3), 800, 50)
        ls = [("Total exkl. MWST", fmt(sub, "ch"))] + [(f"MWST {k / 100:.1f}% auf {fmt(b, 'ch')}", fmt(v, "ch")) for k, (b, v) in t.items()] + ([("Rundung", fmt(tot - sub - tax, "ch"))] if tot != sub + tax else [])
        for a, v in ls:
            y += 14
            s.t(330, y, a)
            s.r(545, y, v)
        s.line(330, y + 5, 545, y + 5, 1.2, "#3A4F8A")
        s.t(330, y + 20, "Rechnungstotal CHF", "Helvetica-Bold", 10.5)
        s.r(545, y + 20, fmt(tot, "ch"), "Helvetica-Bold", 10.5)
    # Helvetica of the standard set knows the right single quote as a mark of thousands
    paged(path, go)
    data = {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "CHF", "supplier": {"name": "Tierarztpraxis Seeblick AG", "tax_id": uid}, "customer": {"name": cust},
            "line_items": its, "subtotal": dec(sub), "total": dec(tot)}
    if len(t) == 1:
        data["tax_total"] = dec(tax)
    return {"data": data}


LAYOUTS = {"spares": spares, "dansk": dansk, "creditnote": creditnote, "webshop": webshop, "praxis": praxis}
