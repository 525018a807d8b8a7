# SPDX-License-Identifier: AGPL-3.0-or-later
"""Tiles dealer's credit note, scaffolding hire, newspaper advertisement, cold storage, tea auction."""
from stranger_ropewalk_kit import *


def tiles(path, seed, rows):
    r = random.Random(f"tiles/{seed}/{rows}")
    s, b, intra = pair(r, ["Ceramics", "Tiles & Sanitary", "Granito LLP"], ["Builders", "Constructions", "Tile Gallery"], .5, ["24", "08", "29"])
    d, no, its = day(r), f"CN/{r.randint(1, 400):03d}", []
    inv, idt = f"TX/{r.randint(100, 3000)}", d - timedelta(days=r.randint(8, 60))
    for k in range(rows):
        n, sz, pc, sf = r.choice([("Carrara Bianco PGVT", "600x1200", 2, "15.50"), ("Rustic Slate Matt", "600x600", 4, "15.50"), ("Kitchen Highlighter",
            "300x450", 6, "8.72"), ("Wood Plank Teak", "200x1200", 5, "12.92")])
        bx, rt = r.randint(1, 60), price(r, 32, 88, "0.5")
        sq = q2(bx * D(sf))
        its.append((n, sz, r.choice(["PRE", "STD"]), bx, pc, sf, sq, rt, q2(sq * rt)))
    T = sum(i[8] for i in its)
    tx = tax(T, 18, intra)
    gt, ro = rnd(T + sum(tx))
    w, A, p = words(gt) + " Rupees Only", (.1, .4, .35), Pen(path)
    sa, ba = [s.a1, s.a2, f"{s.city} - {s.pin}", s.state], [f"{b.a1}, {b.a2}", f"{b.city} - {b.pin}", b.state]
    p.b(0, 0, p.W, 92, A, 0); p.t(40, 40, s.name, HB, 20, col=(1, 1, 1)); p.para(555, 26, sa + [f"Mob {s.tel}"], H, 8.5, 11.5, "r", col=(1, 1, 1))
    p.t(40, 60, "GSTIN " + s.gstin, H, 9, col=(1, 1, 1)); p.t(40, 118, "CREDIT NOTE", HB, 16, col=A)
    p.t(40, 132, f"(Goods returned against Tax Invoice No. {inv} dated {idt.strftime('%d-%m-%Y')})", H, 8.5)
    for k, (a, v) in enumerate([("Credit Note No", no), ("Date", d.strftime("%d-%m-%Y")), ("Place of Supply", f"{b.code} - {b.state}")]):
        p.t(370 + 70 * k, 154, a, H, 7, col=(.4, .4, .4)); p.t(370 + 70 * k, 166, v, HB, 8.5, w=66 if k < 2 else 60)
    p.t(40, 154, "Credited to", H, 7, col=(.4, .4, .4)); p.t(40, 166, b.name, HB, 10); p.para(40, 178, ba + ["GSTIN " + b.gstin], H, 8.5, 11)
    C = [(44, "Product", "l"), (160, "Size (mm)", "l"), (222, "Grade", "l"), (290, "Boxes", "r"), (334, "Pcs/Box", "r"), (382, "SqFt/Box", "r"), (436,
        "Total SqFt", "r"), (490, "Rate/SqFt", "r"), (551, "Amount", "r")]

    def row(y, v, f, fill=None):
        p.b(40, y, 515, 16, fill, 0) if fill else None
        for (x, _, al), a in zip(C, v):
            p.t(x, y + 11, a, f, 8, al)
        return y + 16
    y = row(228, [c[1] for c in C], HB, (.8, .9, .87))
    for k, i in enumerate(its):
        if y > 780:
            p.page(); y = row(40, [c[1] for c in C], HB, (.8, .9, .87))
        y = row(y, [i[0], i[1], i[2], i[3], i[4], i[5], s2(i[6]), s2(i[7]), inr(i[8])], H, (.95, .97, .96) if k % 2 else None)
    if y > 640:
        p.page(); y = 40
    p.l(40, y + 2, 555, y + 2, 1, col=A)
    row(y + 3, ["Total", "HSN 6907", "", sum(i[3] for i in its), "", "", s2(sum(i[6] for i in its)), "", inr(T)], HB)
    for k, (a, v) in enumerate(([("CGST 9%", tx[0]), ("SGST 9%", tx[1])] if intra else [("IGST 18%", tx[2])]) + [("Round off", ro), ("Total Credit", gt)]):
        p.t(490, y + 34 + 15 * k, a, HB if v == gt else H, 9, "r"); p.t(551, y + 34 + 15 * k, inr(v), HB if v == gt else H, 9, "r")
    p.t(40, y + 34, w, HI, 8.5, w=340); p.t(40, y + 50, "We have credited your account with the above amount.", H, 8.5)
    p.t(551, y + 140, "for " + s.name, HB, 9, "r")
    p.done()
    li = [dict(description=i[0], quantity=s2(i[6]), unit_price=s2(i[7]), amount=s2(i[8])) for i in its]
    return truth(no, d, "credit_note", s, sa, b, ba, li, tx, intra, gt, w, taxable_total=s2(T), round_off=s2(ro), place_of_supply=b.code)


def scaffold(path, seed, rows):
    r = random.Random(f"scaffold/{seed}/{rows}")
    s, b, intra = pair(r, ["Scaffolding Co.", "Centering Works", "Formwork Hirers"], ["Infrastructure", "Developers", "Housing Corpn"], .7)
    d, its = day(r), []
    no = f"HIRE/{fy(d)}/{r.randint(1, 999)}"
    for k in range(rows):
        n, rt = r.choice([("Cuplock Standard 3.0 M", "1.10"), ("Cuplock Ledger 1.2 M", "0.45"), ("Adjustable Jack", "0.60"), ("MS Prop 2 x 2", "1.25"),
            ("Shuttering Plate 3x2", "1.60"), ("H-Frame 2.0 M", "3.50"), ("Walkway Plank", "2.25")])
        q, dy = r.randint(10, 600), r.randint(4, 31)
        to = d - timedelta(days=r.randint(0, 3))
        its.append((r.randint(100, 999), n, q, to - timedelta(days=dy - 1), to, dy, D(rt), q2(q * dy * D(rt))))
    T = sum(i[7] for i in its)
    tr = D(r.choice([0, 1500, 2800]))
    tx = tax(T + tr, 18, intra)
    gt, ro = rnd(T + tr + sum(tx))
    w, C, B, p = "RS. " + words(gt).upper() + " ONLY", "Courier", "Courier-Bold", Pen(path)
    sa, ba = [f"{s.a1}, {s.a2}", f"{s.city} {s.pin}"], [b.a1, b.a2, f"{b.city} {b.pin}"]
    Z = [(60, "CHLN", "r"), (68, "MATERIAL", "l"), (240, "QTY", "r"), (252, "FROM", "l"), (316, "TO", "l"), (404, "DAYS", "r"), (470, "RATE/DAY", "r"), (560,
        "HIRE RS.", "r")]

    def head():
        p.t(34, 48, s.name.upper(), B, 14); p.para(34, 61, sa + ["PH " + s.tel, "GSTIN " + s.gstin], C, 9, 11)
        p.t(560, 48, "TAX INVOICE (HIRE CHARGES)", B, 11, "r")
        for k, (a, v) in enumerate([("INVOICE NO", no), ("DATE", d.strftime("%d/%m/%y")), ("SITE", b.city.upper()), ("SAC", "997313")]):
            p.t(390, 64 + 11 * k, f"{a:<11}{v}", C, 9)
        p.t(34, 122, "HIRER:", C, 9); p.t(76, 122, b.name.upper(), B, 10); p.para(76, 134, ba + ["GSTIN " + b.gstin], C, 9, 11); p.b(30, 184, 534, 18, lw=1)
        for x, a, al in Z:
            p.t(x, 196, a, B, 8.5, al)
        return 216
    y = head()
    for i in its:
        if y > 780:
            p.t(560, 805, f"PAGE {p.no} CONTD.", C, 8, "r"); p.page(); y = head()
        for (x, _, al), a in zip(Z, [i[0], i[1], i[2], i[3].strftime("%d/%m/%y"), i[4].strftime("%d/%m/%y"), i[5], s2(i[6]), s2(i[7])]):
            p.t(x, y, a, C, 9, al)
        y += 13
    if y > 620:
        p.page(); y = head()
    p.l(30, y - 4, 564, y - 4, 1)
    tl = [("TOTAL HIRE", T)] + ([("ADD TRANSPORT", tr), ("TAXABLE VALUE", T + tr)] if tr else []) + ([("CGST 9%", tx[0]), ("SGST 9%",
        tx[1])] if intra else [("IGST 18%", tx[2])]) + [("ROUND OFF", ro), ("BILL TOTAL", gt)]
    for k, (a, v) in enumerate(tl):
        p.t(330, y + 10 + 13 * k, a, B if v == gt else C, 9.5); p.t(560, y + 10 + 13 * k, s2(v), B if v == gt else C, 9.5, "r")
    y += 13 * len(tl) + 16
    p.t(34, y, w, B, 9, w=520); p.para(34, y + 18, ["Lost or damaged material will be charged at replacement cost.",
        "Days are counted inclusive of both dates."], C, 8, 10)
    p.t(560, y + 48, "FOR " + s.name.upper(), C, 9, "r")
    p.done()
    s.name, b.name = s.name.upper(), b.name.upper()
    li = [dict(description=i[1], quantity=str(i[2]), unit_price=s2(i[6]), amount=s2(i[7])) for i in its]
    return truth(no, d, "tax_invoice", s, sa, b, ba, li, tx, intra, gt, w, taxable_total=s2(T + tr), round_off=s2(ro))


def adcol(path, seed, rows):
    r = random.Random(f"adcol/{seed}/{rows}")
    s, b, intra = pair(r, ["Samachar Publications Ltd", "Prabhat Daily", "Herald Newspapers Ltd"], ["Advertising", "Media Services", "Communications"], .5)
    d, no, its = day(r), f"ADV{r.randint(100000, 999999)}", []
    pct = r.choice([15, 15, 10])
    for k in range(rows):
        wd, ht = r.choice([4, 8, 12, 16, 33]), r.randint(5, 50)
        rt = D(r.choice([90, 145, 220, 310]))
        g = wd * ht * rt
        its.append((d - timedelta(days=r.randint(1, 28)), r.choice(["City", "Main", "Rural", "All Edn."]), r.randint(1000, 9999), r.choice(["Tender Notice",
            "Admission Open", "Festival Sale", "Obituary", "Recruitment", "Public Notice"]), f"{wd} x {ht}", wd * ht, rt, g, q2(g * pct / 100)))
    its.sort(key=lambda i: i[0])
    G, K = sum(i[7] for i in its), sum(i[8] for i in its)
    T = G - K
    tx = tax(T, 5, intra)
    gt, ro = rnd(T + sum(tx))
    w, p, F, B = "Rupees " + words(gt) + " Only", Pen(path), "Gst39Cond", "Gst39CondB"
    due, sa, ba = d + timedelta(days=60), [f"{s.a1}, {s.a2}, {s.city} - {s.pin}, {s.state}"], wrapc(f"{b.a1}, {b.a2}, {b.city} - {b.pin}", F, 8.5, 230)
    Z = [(36, "Date of|Publn.", "l"), (92, "Edition", "l"), (140, "R.O.|No.", "l"), (176, "Caption", "l"), (300, "Size|W x H cm", "r"), (344, "Total|Sq.cm",
        "r"), (388, "Rate per|Sq.cm", "r"), (446, "Gross|Amount", "r"), (502, f"Agency|Disc. {pct}%", "r"), (560, "Net|Amount", "r")]

    def hd(y):
        p.l(32, y, 564, y, 1.2)
        for x, a, al in Z:
            p.para(x, y + 11, a.split("|"), B, 8, 10, al)
        p.l(32, y + 26, 564, y + 26, .6)
        return y + 39
    p.t(36, 52, s.name, "Times-BoldItalic", 24, w=350); p.t(564, 52, "ADVERTISEMENT TAX INVOICE", B, 10, "r"); p.l(32, 60, 564, 60, 2); p.b(32, 72, 250, 74)
    p.t(38, 84, "Agency / Advertiser", F, 7); p.t(38, 97, b.name, B, 9.5); p.para(38, 109, ba + ["GSTIN : " + b.gstin], F, 8.5, 11)
    for k, (a, v) in enumerate([("Bill No.", no), ("Bill Date", d.strftime("%d %b %Y")), ("Due Date", due.strftime("%d %b %Y")), ("SAC", "998362"),
        ("State of Supply", f"{b.state} ({b.code})"), ("Client", r.choice(["Direct", "Zila Parishad", "Vidya Mandir"]))]):
        x, yy = 300 + 90 * (k % 3), 72 + 37 * (k // 3)
        p.b(x, yy, 88, 34, (.94, .94, .94), 0); p.t(x + 4, yy + 11, a, F, 7); p.t(x + 4, yy + 26, v, B, 8.5, w=80)
    y = hd(160)
    for i in its:
        if y > 750:
            p.page(); y = hd(40)
        for (x, _, al), a in zip(Z, [i[0].strftime("%d-%m-%Y"), i[1], i[2], i[3], i[4], i[5], s2(i[6]), s2(i[7]), s2(i[8]), s2(i[7] - i[8])]):
            p.t(x, y, a, F, 8.5, al)
        y += 15
    if y > 640:
        p.page(); y = 60
    p.l(32, y - 8, 564, y - 8); p.t(176, y + 4, "Total", B, 8.5)
    for x, v in ((446, G), (502, K), (560, T)):
        p.t(x, y + 4, s2(v), B, 8.5, "r", 53)
    p.l(32, y + 10, 564, y + 10)
    for k, (a, v) in enumerate(([("CGST @ 2.5%", tx[0]), ("SGST @ 2.5%", tx[1])] if intra else [("IGST @ 5%", tx[2])]) + [("Rounding", ro), ("Amount Payable",
        gt)]):
        p.t(446, y + 24 + 14 * k, a, B if v == gt else F, 9, "r"); p.t(560, y + 24 + 14 * k, s2(v), B if v == gt else F, 9, "r")
    p.para(36, y + 24, wrap(w, F, 8.5, 290), F, 8.5, 11); p.t(36, y + 84, "Cheques to be drawn in favour of " + s.name, F, 8); p.l(32, 800, 564, 800, .6)
    p.t(298, 811, f"Regd. Office : {sa[0]}   GSTIN : {s.gstin}", F, 7.5, "c", 530)
    p.done()
    li = [dict(description=i[3], quantity=str(i[5]), unit_price=s2(i[6]), discount=s2(i[8]), amount=s2(i[7] - i[8])) for i in its]
    return truth(no, d, "tax_invoice", s, sa, b, ba, li, tx, intra, gt, w, taxable_total=s2(T), round_off=s2(ro), due_date=due.isoformat(),
        place_of_supply=b.code)


def coldstore(path, seed, rows):
    r = random.Random(f"coldstore/{seed}/{rows}")
    s = Party(r, ["Cold Storage & Ice Factory", "Sheet Grah Pvt. Ltd.", "Cold Chain"], r.choice(["09", "03", "24", "19"]))
    b, d, no, its = Party(r, ["Potato Traders", "Aarhat", "Agro Farms", "Seeds"], s.code), day(r), str(r.randint(1, 2500)), []
    for k in range(rows):
        di = d - timedelta(days=r.randint(60, 230))
        q, rt = r.randint(12, 480), D(r.choice([95, 110, 125, 140]))
        its.append((r.randint(10, 4000), r.choice(["Potato 3797 (Table)", "Potato Chipsona", "Potato Seed K.Jyoti", "Apple Box", "Garlic", "Red Chilli Teja"]),
            f"{r.choice('ABCD')}/{r.randint(1, 40)}", di, q, rt, q2(q * rt)))
    T = sum(i[6] for i in its)
    w, p = words(T) + " Rupees Only", Pen(path)
    sa, ba = [f"{s.a1}, {s.a2}, Distt. {s.city} - {s.pin} ({s.state})"], [f"{b.a1}, {b.a2}, {b.city} {b.pin}"]
    X = [40, 70, 120, 262, 316, 384, 430, 484, 555]

    def grid(y, v, f):
        for k, a in enumerate(v):
            p.b(X[k], y, X[k + 1] - X[k], 20)
            p.t((X[k] + X[k + 1]) / 2, y + 13.5, a, f, 9.5, "c", X[k + 1] - X[k] - 4) if k != 7 and k != 2 else p.t(X[k] + 4 if k == 2 else X[k + 1] - 4,
                y + 13.5, a, f, 9.5, "l" if k == 2 else "r", X[k + 1] - X[k] - 6)
        return y + 20
    Hd = ["S.No", "Lot No.", "Commodity", "Chamber", "Date of In", "Bags", "Rate/Bag", "Rent (Rs.)"]
    p.b(40, 36, 515, 78, rad=8); p.t(298, 50, "BILL OF SUPPLY", TB, 10, "c"); p.t(298, 72, s.name, TB, 18, "c", 500); p.t(298, 87, sa[0], TR, 10, "c")
    p.t(298, 102, f"GSTIN {s.gstin}   Licence No. CS/{r.randint(10, 99)}   Mob. {s.tel}", TR, 10, "c"); p.t(40, 134, f"Bill No. {no}", TB, 11)
    p.t(555, 134, f"Date {d.strftime('%d.%m.%Y')}", TB, 11, "r"); p.t(40, 154, "Received from / Hirer :", TR, 10.5); p.t(146, 154, f"M/s {b.name}", TB, 11)
    p.t(40, 170, "Address :", TR, 10.5); p.t(146, 170, ba[0], TR, 10.5)
    p.t(40, 186, f"Cold storage rent of agricultural produce, SAC 996721 (exempt from GST), season {d.year}", TR, 10); y = grid(196, Hd, TB)
    for k, i in enumerate(its):
        if y > 770:
            p.page(); y = grid(40, Hd, TB)
        y = grid(y, [k + 1, i[0], i[1], i[2], i[3].strftime("%d.%m.%y"), i[4], s2(i[5]), inr(i[6])], TR)
    if y > 680:
        p.page(); y = 50
    y = grid(y, ["", "", "Grand Total", "", "", sum(i[4] for i in its), "", inr(T)], TB); p.t(40, y + 18, f"In words: {w}", TI, 10.5, w=510)
    p.t(40, y + 36, "Bags are stored at owner's risk. Delivery only against this receipt after payment of full rent.", TR, 9)
    p.t(555, y + 84, f"For {s.name}", TB, 10, "r"); p.t(40, y + 84, "Munim", TR, 10)
    p.done()
    b.gstin = None
    li = [dict(description=i[1], quantity=str(i[4]), unit_price=s2(i[5]), amount=s2(i[6])) for i in its]
    return truth(no, d, "bill_of_supply", s, sa, b, ba, li, None, True, T, w)


def tea(path, seed, rows):
    r = random.Random(f"tea/{seed}/{rows}")
    s, b, intra = pair(r, ["Tea Estates Ltd", "Tea Brokers Pvt Ltd", "Tea Company"], ["Tea Traders", "Blenders & Packers", "Beverages Ltd"], .4, ["19", "18",
        "33", "32"])
    d, its = day(r), []
    no, due = f"{r.choice(['S', 'K', 'G'])}{r.randint(1, 52):02d}/{r.randint(1000, 9999)}", d + timedelta(days=13)
    for k in range(rows):
        pk, per, rt = r.choice([5, 10, 20, 30, 40]), D(r.choice([28, 35, 37, 40])), D(r.randint(120, 390))
        sh = D(r.choice(["0.0", "0.0", "0.4", "1.2"]))
        n = pk * per - sh
        t = tax(q2(n * rt), 5, intra)
        its.append((r.randint(100, 2400), f"C{r.randint(10, 900)}", r.choice(["Doloo Hills", "Teesta Valley", "Kolapani", "Mayurbari",
            "Nilgiri Glen"]) + " " + r.choice(["BOP", "BP", "PF", "DUST", "TGFOP1", "BOPSM"]), pk, per, sh, n, rt, q2(n * rt), t))
    T, tx = sum(i[8] for i in its), [sum(i[9][k] for i in its) for k in range(3)]
    gt, ro = rnd(T + sum(tx))
    w, p, F, B = "(Rupees " + words(gt) + " only)", Pen(path, landscape(A4)), "Gst39Sans", "Gst39SansB"
    w = w[1:-1]
    sa, ba = [f"{s.a1}, {s.a2}", f"{s.city} - {s.pin}"], [b.a1, b.a2, f"{b.city} - {b.pin}"]
    Z = [(62, "LOT"), (118, "INVOICE"), (130, "MARK AND GRADE"), (326, "PKGS"), (372, "NET EA."), (414, "SHORT"), (474, "TOTAL KGS"), (524, "PRICE"), (598,
        "VALUE")] + ([(656, "CGST"), (714, "SGST")] if intra else [(714, "IGST")]) + [(804, "TOTAL RS.")]

    def hd(y):
        p.l(34, y, 808, y, .8, (3, 2))
        for x, a in Z:
            p.t(x, y + 12, a, B, 7.5, "l" if x == 130 else "r")
        p.l(34, y + 17, 808, y + 17, .8, (3, 2))
        return y + 30
    p.t(34, 40, s.name.upper(), B, 14); p.para(34, 53, sa + [f"GSTIN {s.gstin}    Tea Board Regn. {r.randint(100, 999)}"], F, 8, 11)
    p.t(808, 40, "TAX INVOICE - SALE OF TEA BY AUCTION", B, 10, "r"); p.t(400, 60, "BUYER", F, 6.5); p.t(400, 72, b.name, B, 9.5)
    p.para(400, 83, ba + [f"GSTIN {b.gstin}"], F, 8, 10.5)
    for k, (a, v) in enumerate([("CONTRACT/INVOICE NO", no), ("INVOICE DATE", d.strftime("%d/%m/%Y")), ("SALE NO", f"{d.isocalendar()[1]:02d}/{d.year}"),
        ("PROMPT DATE", due.strftime("%d/%m/%Y"))]):
        p.t(34 + 88 * k, 104, a, F, 6.5, w=84); p.t(34 + 88 * k, 117, v, B, 9)
    y = hd(132)
    for i in its:
        if y > 550:
            p.t(808, 575, f"page {p.no}", F, 7, "r"); p.page(); y = hd(34)
        v = [i[0], i[1], i[2], i[3], f"{i[4]:.1f}", f"{i[5]:.1f}", f"{i[6]:.1f}", s2(i[7]), s2(i[8])] + [s2(a) for a in (i[9][:2] if intra
            else i[9][2:])] + [s2(i[8] + sum(i[9]))]
        for (x, _), a in zip(Z, v):
            p.t(x, y, a, F, 8, "l" if x == 130 else "r")
        y += 14
    if y > 450:
        p.page(); y = hd(34)
    p.l(34, y - 6, 808, y - 6, .8, (3, 2)); p.t(130, y + 6, "TOTAL (HSN 0902, GST 5%)", B, 8)
    for x, a in [(326, sum(i[3] for i in its)), (474, f"{sum(i[6] for i in its):.1f}"), (598, s2(T))] + ([(656, s2(tx[0])), (714,
        s2(tx[1]))] if intra else [(714, s2(tx[2]))]) + [(804, s2(T + sum(tx)))]:
        p.t(x, y + 6, a, B, 8, "r", 58 if x > 474 else None)
    p.t(714, y + 24, "ROUNDED OFF", F, 8, "r"); p.t(804, y + 24, s2(ro), F, 8, "r"); p.t(714, y + 40, "PAYABLE ON OR BEFORE PROMPT", B, 9, "r")
    p.t(804, y + 40, s2(gt), B, 9.5, "r"); p.t(34, y + 40, w, F, 8, w=470)
    p.t(34, y + 60, f"Place of supply {b.state} ({b.code}). Delivery order will be issued on realisation of payment. E. & O. E.", F, 8)
    p.t(804, y + 84, "for " + s.name, F, 8.5, "r")
    p.done()
    s.name = s.name.upper()
    li = [dict(description=i[2], quantity=f"{i[6]:.1f}", unit_price=s2(i[7]), taxable_value=s2(i[8]), amount=s2(i[8] + sum(i[9])),
        **(dict(cgst_amount=s2(i[9][0]), sgst_amount=s2(i[9][1])) if intra else dict(igst_amount=s2(i[9][2])))) for i in its]
    return truth(no, d, "tax_invoice", s, sa, b, ba, li, tx, intra, gt, w, taxable_total=s2(T), round_off=s2(ro), due_date=due.isoformat(),
        place_of_supply=b.code)


LAYOUTS = {"tiles": tiles, "scaffold": scaffold, "adcol": adcol, "coldstore": coldstore, "tea": tea}
