# SPDX-License-Identifier: AGPL-3.0-or-later
"""Seed dealer, optician, gas agency."""
from stranger_market_kit import *

SEED = [("Hybrid Maize Seed KH-5120 (4 Kg)", "10051000", 0, "Pkt", 1100, 1650), ("Paddy Seed Sona Mahsuri (30 Kg)", "10061010", 0, "Bag", 1350, 1800),
        ("Cotton Seed BG-II (475 Gm)", "12072010", 0, "Pkt", 820, 864), ("Chlorpyriphos 20% EC 1 Ltr", "38089199", 18, "Btl", 290, 420),
        ("Glyphosate 41% SL 500 Ml", "38089340", 18, "Btl", 180, 260), ("D.A.P. 18:46:0 50 Kg", "31053000", 5, "Bag", 1290, 1350),
        ("Humic Acid 98% Flakes 1 Kg", "31010099", 5, "Kg", 240, 390), ("Knapsack Sprayer 16 Ltr", "84244100", 12, "Pcs", 1180, 2250),
        ("Bitter Gourd Seed F1 Kavya (10 Gm)", "12099190", 0, "Pkt", 130, 240)]

def seeds(path, seed, rows):
    rng, sup, buy, inter, d = start("seeds", seed, rows, "Krishi Kendra", "Beej Bhandar", 3)
    sup["name"] = sup["name"].upper()
    no, c, its = f"{rng.randint(3, 2900)}", Pad(path), []
    for n, hsn, gst, u, lo, hi in pick(rng, SEED, rows):
        q, p = rng.randint(1, 40) * rng.choice((1, 1, 5)), q2(rng.randint(lo * 2, hi * 2)) / 2
        lot = f"Lot : {rng.choice('KMR')}{rng.randint(1000, 99999)} Exp : {rng.randint(1, 12):02d}/{d.year + 1}" if gst != 12 and rng.random() < .75 else ""
        its.append({"n": n, "lot": lot, "hsn": hsn, "gst": gst, "u": u, "q": D(q), "p": p, "tax": q2(q * p)})
    g = by_rate(its)
    tx = {r: levy(v, r, inter) for r, v in g.items()}
    tot, tsum, k = sum(g.values()), sum(tx.values()), 1 if inter else 2
    grand = q0(tot + k * tsum)
    rnd = grand - tot - k * tsum
    X, F, B = [30, 54, 250, 310, 366, 402, 476, 565], "Times-Roman", "Times-Bold"
    words_ = wrap("Rupees " + rupees(grand) + " Only", B, 9.5, 520)
    adds = [(nm, r / D(k), tx[r]) for r in g if r for nm in (("IGST",) if inter else ("CGST", "SGST"))]
    st, pg, run = 0, 1, D(0)
    need = 14 * (len(adds) + 3) + 20
    while True:
        c.box(30, 30, 565, 812, lw=.8)
        c.put((34, 42, "GSTIN : " + sup["gstin"], B, 9.5), (561, 42, "Original Copy", F, 9.5, "r"), (298, 46, "TAX INVOICE", B, 11, "c"))
        c.h(264, 332, 48)
        c.put((298, 64, sup["name"].upper(), B, 16, "c"), (298, 76, f"{sup['a1']}, {sup['a2']}, {sup['city'].upper()} - {sup['pin']}", F, 9.5, "c"), (298, 87,
                f"Tel. : {sup['phone']}   email : {sup['mail']}", F, 9.5, "c"))
        c.h(30, 565, 92)
        for j, (a, b, e, f) in enumerate((("Invoice No.", no, "Transport", ("Self", "Truck")[int(no) % 2]), ("Dated", f"{d:%d-%m-%Y}", "Vehicle No.", ""),
                ("Place of Supply", f"{buy['state']} ({buy['code']})", "Station", buy["city"]), ("Reverse Charge", "N", "E-Way Bill No.", ""), ("GR/RR No.",
                "", "", ""))):
            for x, s in ((34, a), (114, ": " + b), (302, e), (382, (": " if e else "") + f)):
                c.t(x, 103 + 12 * j, s, B if s == ": " + no else F, 9.5)
        c.v(298, 92, 228)
        c.h(30, 565, 156)
        for x, s in ((34, "Billed to :"), (302, "Shipped to :")):
            c.t(x, 167, s, "Times-BoldItalic", 9.5)
            for j, s in enumerate((buy["name"], buy["a1"] + ", " + buy["a2"], buy["city"] + " " + buy["pin"], "", "GSTIN / UIN       : " + buy["gstin"])):
                c.t(x, 179 + 11 * j, s, B if j == 0 else F, 9.5, w=256)
        c.h(30, 565, 228)
        for j, s in enumerate(("S.N.", "Description of Goods", "HSN/SAC\nCode", "Qty.", "Unit", "Price", "Amount(Rs.)")):
            c.col(X[j + 1] - 4 if j in (3, 5, 6) else X[j] + 3, 239, 10, s.split("\n"), B, 9.5, "r" if j in (3, 5, 6) else "l")
        c.h(30, 565, 253)
        y, foot = 266, 640 - 13 * len(g)
        if run:
            c.put((X[2] - 8, y, "Totals b/f", "Times-BoldItalic", 9.5, "r"), (561, y, ind(run), B, 9.5, "r"))
            y += 15
        left = sum(23 if i["lot"] else 13 for i in its[st:])
        last = y + left + need < foot
        bot = foot if last else 770
        while st < rows and (last or y + 40 < bot - 14):
            i = its[st]
            st += 1
            for j, s in ((6, ind(i["tax"])), (5, ind(i["p"])), (3, f"{i['q']:.3f}" if i["u"] == "Kg" else f"{i['q']:.2f}")):
                c.t(X[j + 1] - 4, y, s, F, 9.5, "r")
            for j, s in ((0, f"{st}."), (1, i["n"]), (2, i["hsn"]), (4, i["u"])):
                c.t(X[j] + 3, y, s, F, 9.5, w=X[j + 1] - X[j] - 5)
            if i["lot"]:
                c.t(X[1] + 8, y + 10, i["lot"], "Times-Italic", 8.5)
                y += 10
            y, run = y + 13, run + i["tax"]
        if last:
            c.h(X[6], 565, y - 8)
            c.t(561, y + 4, ind(tot), F, 9.5, "r")
            y += 20
            ad = [("Add", ":  " + nm, "@", f"{r:.2f} %", ind(a)) for nm, r, a in adds]
            ad += [("Add" if rnd > 0 else "Less", f":  Rounded Off ({'+' if rnd > 0 else '-'})", "", "", ind(abs(rnd)))] * (rnd != 0)
            for row in ad:
                for x, s, al in zip((150, 178, 314, 398, 561), row, "lllrr"):
                    c.t(x, y, s, "Times-Italic", 9.5, al)
                y += 14
        else:
            c.put((X[2] - 8, bot - 4, "Totals c/o", "Times-BoldItalic", 9.5, "r"), (561, bot - 4, ind(run), B, 9.5, "r"))
        for x in X[1:-1]:
            c.v(x, 228, bot)
        c.h(30, 565, bot)
        if last:
            break
        c.t(561, 784, f"Continued on page {pg + 1} ...", F, 9, "r")
        c.showPage()
        pg += 1
    c.put((X[2] - 4, bot + 12, "Grand Total", B, 10.5, "r"), (561, bot + 12, ind(grand), B, 10.5, "r"))
    c.h(30, 565, bot + 17)
    hd = ("Tax Rate", "Taxable Amt.") + (("IGST Amt.",) if inter else ("CGST Amt.", "SGST Amt.")) + ("Total Tax",)
    y = bot + 28
    tr = [(f"{r}%", v, *[tx[r]] * k, k * tx[r]) for r, v in g.items()] + [("Totals", tot, *[tsum] * k, k * tsum)]
    for n, row in enumerate([hd] + tr):
        for j, s in enumerate(row):
            c.t(34 if not j else 60 + 78 * j + 30, y, s if isinstance(s, str) else ind(s), B if n in (0, len(tr)) else F, 9, "r" if j else "l")
        y += 12
    c.h(30, 565, y - 7)
    c.col(34, y + 5, 12, words_, B, 9.5)
    y += 12 * len(words_)
    c.h(30, 565, y)
    c.t(34, y + 11, "Terms & Conditions", B, 9)
    c.col(34, y + 22, 10, ("E.& O.E.", "1. Seeds once sold will not be taken back.", "2. Interest @ 18% p.a. will be charged if payment is not made in time.",
            f"3. Subject to '{sup['city']}' Jurisdiction only."), F, 8.5)
    c.v(298, y, 812)
    c.t(302, y + 12, "Receiver's Signature  :", F, 9)
    c.h(298, 565, y + 34)
    c.put((561, y + 46, "for " + sup["name"].upper(), B, 9.5, "r"), (561, 806, "Authorised Signatory", F, 9, "r"))
    c.save()
    li = [{"description": (i["n"] + " " + i["lot"]).strip(), "hsn_sac": i["hsn"], "quantity": f"{i['q']:.3f}" if i["u"] == "Kg" else f"{i['q']:.2f}",
            "unit": i["u"], "unit_price": s2(i["p"]), "amount": s2(i["tax"])} for i in its]
    return truth(no, d, sup, buy, li, inter, tsum, grand, tot, rnd or None, reverse_charge=False)

EYE = [("Rimless Frame Titan-Flex TF-208 Gunmetal", "90031900", 12, 1450, 3200), ("Full Rim Acetate Frame Kiva K11 Brown", "90031100", 12, 890, 1990),
        ("CR-39 Single Vision Lens Blue Cut (Pair)", "90015000", 12, 750, 1600), ("Progressive Lens 1.56 ARC HMC (Pair)", "90015000", 12, 3400, 6800),
        ("Polarised Sunglass Aero 58-14", "90041000", 18, 1290, 2890), ("Monthly Contact Lens -2.25 (3 pc)", "90013000", 12, 640, 990),
        ("Multipurpose Lens Solution 355 ml", "33079020", 18, 290, 420), ("Spectacle Case Hard", "42023190", 18, 90, 160)]

def optical(path, seed, rows):
    rng, sup, buy, inter, d = start("optical", seed, rows, "Vision Care", "Opticals", 3)
    no, c, F, B, teal = f"VC{rng.randint(100, 9999)}", Pad(path, A5), "Gst31Cond", "Gst31CondB", colors.HexColor("#0b6e77")
    if rng.random() < .7:
        buy = {"name": person(rng), "code": buy["code"], "state": buy["state"], "city": buy["city"], "phone": buy["phone"]}
    li, rws, S, g = [], [], [D(0)] * 3, {}
    for n, hsn, gst, lo, hi in pick(rng, EYE, rows):
        q, p = rng.choice((1, 1, 1, 2)), D(rng.randint(lo, hi))
        dis = q2(q * p * rng.choice((0, 0, 5, 10, 20)) / 100)
        a = q2(q * p - dis)
        x = q2(a * gst / (100 + gst)) if inter else q2(a * gst / 2 / (100 + gst))
        t = a - x * (1 if inter else 2)
        S = [i + j for i, j in zip(S, (t, x, a))]
        nl = wrap(n, F, 6.6, 104)
        rws.append((nl, (hsn, str(q), ind(p), ind(dis) if dis else "-", ind(t), f"{gst}%", ind(a))))
        li.append({"description": n, "hsn_sac": hsn, "quantity": str(q), "unit_price": s2(p), "taxable_value": s2(t), "gst_rate": str(gst), "amount": s2(a),
                **({"discount": s2(dis)} if dis else {})})
    grand, adv = q0(S[2]), q0(S[2]) * rng.choice((0, 30, 50)) // 100 // 100 * 100
    c.box(0, 0, c.W, 62, teal, 0)
    c.setStrokeColor(colors.white)
    for x in (40, 62):
        c.setLineWidth(2.2)
        c.circle(x, c.H - 31, 9)
    c.h(49, 53, 31, 2)
    c.setStrokeColor(teal)
    c.put((82, 28, sup["name"], B, 15, "l", colors.white, 310), (82, 41, f"{sup['a1']}, {sup['city']} - {sup['pin']}  |  Ph {sup['phone']}", F, 7, "l",
            colors.white), (82, 52, "GSTIN " + sup["gstin"], F, 7, "l", colors.white), (20, 77, "TAX INVOICE", B, 10, "l", teal), (400, 77,
            "Eye testing by computer - Free", F, 6.5, "r"))
    for k, (a, b) in enumerate((("Bill No", no), ("Bill Date", f"{d:%d/%m/%Y}"), ("Delivery On", f"{d + timedelta(rng.randint(2, 6)):%d/%m/%Y}"),
            ("Place of Supply", f"{buy['code']}-{buy['state']}"))):
        c.put((262, 92 + k * 11, a, F, 7), (400, 92 + k * 11, b, B, 7.2, "r"))
    cust = [("Customer", buy["name"]), ("Mobile", buy["phone"]), ("City", buy["city"])] + ([("GSTIN", buy["gstin"])] if "gstin" in buy else [])
    for k, (a, b) in enumerate(cust):
        c.put((20, 92 + k * 11, a, F, 7), (62, 92 + k * 11, b, B, 7.2, "l", None, 190))
    y = 138
    for k, h in enumerate(("Rx", "SPH", "CYL", "AXIS", "VN", "ADD")):
        c.box(20 + k * 63.3, y, 83.3 + k * 63.3, y + 12, colors.HexColor("#d7eef0"))
        c.t(51 + k * 63.3, y + 9, h, B, 7, "c")
        for m, eye in enumerate(("R.E.", "L.E.")):
            c.box(20 + k * 63.3, y + 12 + 12 * m, 83.3 + k * 63.3, y + 24 + 12 * m)
            v = (eye, f"{rng.choice('+-')}{rng.randint(1, 16) / 4:.2f}", f"-{rng.randint(1, 6) / 4:.2f}", str(rng.randint(1, 36) * 5), "6/6", "+1.75")[k]
            c.t(51 + k * 63.3, y + 21 + 12 * m, v, F, 7, "c")
    ends = [(150, "l"), (211, "r"), (249, "r"), (285, "r"), (330, "r"), (356, "r"), (398, "r")]

    def head(y):
        c.box(20, y, 400, y + 20, teal, 0)
        c.t(36, y + 12, "Particulars", B, 7, "l", colors.white)
        c.row(ends, y + 12, ("HSN", "Qty", "Rate#", "Disc.", "Taxable", "GST", "Amount#"), B, 7, colors.white)
        return y + 31
    y = head(186)
    for k, (nl, cells) in enumerate(rws):
        hgt = len(nl) * 8.5 + 5
        if y + hgt > 560:
            c.showPage()
            c.t(20, 24, f"{sup['name']}   Bill No {no}   (contd.)", F, 7)
            y = head(32)
        if k % 2:
            c.box(20, y - 9, 400, y - 9 + hgt, colors.HexColor("#eef6f7"), 0)
        c.col(36, y, 8.5, nl, F, 6.6)
        c.t(23, y, k + 1, F, 6.6)
        c.row(ends, y, cells, F, 6.6)
        y += hgt
    if y > 450:
        c.showPage()
        y = 40
    c.setStrokeColor(teal)
    c.h(20, 400, y - 4, 1)
    ft = [("Taxable Value", ind(S[0]))] + ([("IGST", ind(S[1]))] if inter else [("CGST", ind(S[1])), ("SGST", ind(S[1]))])
    ft += ([("Round Off", f"{grand - S[2]:+.2f}")] if grand != S[2] else []) + [("Bill Amount", "₹ " + ind(grand))]
    ft += [("Advance Received", ind(adv)), ("Balance to Pay", ind(grand - adv))] if adv else [("Paid by UPI", ind(grand))]
    for k, (a, b) in enumerate(ft):
        if big := a == "Bill Amount":
            c.box(250, y + k * 12.5 - 2, 400, y + k * 12.5 + 11, colors.HexColor("#d7eef0"), 0)
        c.put((254, y + 8 + k * 12.5, a, B if big else F, 8 if big else 7), (398, y + 8 + k * 12.5, b, B if big else F, 8 if big else 7, "r"))
    c.col(20, y + 10, 11, ("# Prices are inclusive of GST", "No refund. Exchange of frames within 7 days with bill.",
            "Lenses made to order cannot be taken back.", "", "For " + sup["name"], "", "(Authorised Sign.)"), F, 6.8, w=222)
    c.save()
    return truth(no, d, sup, buy, li, inter, S[1], grand, S[0], grand - S[2] if grand != S[2] else None)

GAS = [("LPG Refill 19 Kg Commercial", 1580, 1890), ("LPG Refill 47.5 Kg VOT", 3950, 4710), ("LPG Refill 5 Kg FTL", 420, 515), ("LPG Refill 425 Kg Jumbo",
        36500, 41800)]

def lpg(path, seed, rows):
    rng, sup, buy, inter, d = start("lpg", seed, rows, "Gas Agencies", "Hotels & Caterers", 3)
    F, B, c, red = "Gst31Cond", "Gst31CondB", Pad(path), colors.HexColor("#b3261e")
    no, due, li, S, rws = f"LPG{d:%y%m}{rng.randint(1, 999):03d}", d + timedelta(10), [], [D(0)] * 3, []
    for k, (n, lo, hi) in enumerate(pick(rng, GAS, rows)):
        q, p = rng.randint(1, 22 if lo < 9000 else 2), q2(D(rng.randint(lo * 2, hi * 2)) / 2)
        t = q2(q * p)
        x = levy(t, 18, inter)
        S = [i + j for i, j in zip(S, (t, x, t + x * (1 if inter else 2)))]
        rws.append((d - timedelta(max(0, 30 - k * 30 // rows)), rng.randint(10000, 10400) + k, n, q, rng.randint(0, q), p, t, x, t + x * (1 if inter else 2)))
        li.append({"description": n, "hsn_sac": "27111900", "quantity": str(q), "unit": "CYL", "unit_price": s2(p), "taxable_value": s2(t), "gst_rate": "18",
                "amount": s2(rws[-1][-1]), **amts(inter, x)})
    grand = q0(S[2])
    c.box(0, 0, c.W, 12, red, 0)
    c.t(40, 48, sup["name"], B, 17, "l", red)
    c.col(40, 62, 11, (f"{sup['a1']}, {sup['a2']}", f"{sup['city']} {sup['pin']}, {sup['state']}", "GSTIN " + sup["gstin"],
            "Emergency 1906  |  Office " + sup["phone"]), F, 8)
    c.put((555, 46, "Consolidated Tax Invoice", B, 13, "r"), (555, 58, f"for supplies {d - timedelta(30):%d %b} to {d:%d %b %Y}", F, 8, "r"))
    for k, (a, b) in enumerate((("INVOICE NO", no), ("INVOICE DATE", f"{d:%d %b %Y}"), ("PAY BY", f"{due:%d %b %Y}"), ("PLACE OF SUPPLY",
            f"{buy['state']} ({buy['code']})"))):
        x = 40 + k * 129
        c.box(x, 112, x + 125, 142, colors.HexColor("#fbeceb"), 0)
        c.put((x + 6, 122, a, F, 6.5, "l", red), (x + 6, 136, b, B, 10, "l", None, 114))
    c.put((40, 160, "BILLED TO", F, 6.5, "l", red), (40, 173, buy["name"], B, 10), (40, 185, f"{buy['a1']}, {buy['a2']}, {buy['city']} {buy['pin']}", F, 8),
            (40, 197, f"GSTIN {buy['gstin']}    Consumer No. {rng.randint(600000, 699999)}", F, 8))
    taxes = ("IGST",) if inter else ("CGST", "SGST")
    cols = [("Date", 40, "l"), ("D.C. No.", 82, "l"), ("Product", 118, "l"), ("HSN", 218, "l"), ("Qty", 282, "r"), ("Rate", 324, "r"), ("Taxable", 382, "r"),
            ("GST", 405, "r")]
    cols += [("IGST", 480, "r")] if inter else [("CGST", 450, "r"), ("SGST", 496, "r")]
    cols += [("Total", 555, "r")]

    def head(y):
        c.row([q[1:] for q in cols[::-1]], y, [q[0] for q in cols[::-1]], B, 7, red)
        c.setStrokeColor(red)
        c.h(40, 555, y + 4, 1)
        return y + 17
    y = head(222)
    for r in rws:
        if y > 785:
            c.t(297, 815, f"{no} - more deliveries overleaf", F, 7, "c")
            c.showPage()
            y = head(50)
        cells = (f"{r[0]:%d-%m-%y}", str(r[1]), r[2], "27111900", f"{r[3]} CYL", ind(r[5]), ind(r[6]), "18%", *[ind(r[7])] * len(taxes), ind(r[8]))
        c.row([q[1:] for q in cols[::-1]], y, cells[::-1], F, 7)
        c.setStrokeColor(colors.HexColor("#dddddd"))
        c.h(40, 555, y + 4, .4)
        y += 15
    if y > 680:
        c.showPage()
        y = 50
    c.row([q[1:] for q in cols], y + 2, ("Total", "", "", "", f"{sum(r[3] for r in rws)} CYL", "", ind(S[0]), "", *[ind(S[1])] * len(taxes), ind(S[2])), B,
            6.8)
    y += 26
    c.put((40, y, f"Empty cylinders received back in the period: {sum(r[4] for r in rws)}. Loss of a cylinder is charged at prevailing deposit.", F, 7.5),
            (440, y + 18, f"Rounded off   {grand - S[2]:+.2f}", F, 8, "l"))
    c.box(330, y + 26, 555, y + 54, red, 0)
    c.put((338, y + 44, "AMOUNT PAYABLE", B, 10, "l", colors.white), (548, y + 44.5, "₹ " + ind(grand), B, 12, "r", colors.white))
    c.col(40, y + 36, 11, wrap("Rupees " + rupees(grand) + " only", F, 8, 280), F, 8)
    c.put((40, y + 78, f"Cheques in favour of {sup['name']}. Bank: Sahyadri Commercial Bank, {sup['city']}.", F, 7.5), (555, y + 100,
            f"for {sup['name']}, Manager", F, 8, "r"))
    c.save()
    return truth(no, d, sup, buy, li, inter, S[1], grand, S[0], grand - S[2], due_date=due.isoformat())

LAYOUTS = {"seeds": seeds, "optical": optical, "lpg": lpg}
