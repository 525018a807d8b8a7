# SPDX-License-Identifier: AGPL-3.0-or-later
"""Coal merchant (cess, boxed, drawn right to left), LPG distributor (A5, words one by one), hotel folio, lorry freight bill (landscape)."""
from stranger_meridian_kit import *

COALS = [("Steam Coal G-8 (-100 mm)", "27011920"), ("Slack Coal G-11", "27011990"), ("ROM Coal G-10", "27011990"), ("Imported Coal 5000 GAR", "27011920"),
    ("Hard Coke BP Grade", "27040020")]


def coal(path, seed, rows):
    rnd, intra = start("coal", seed, rows)
    a, b = pick_states(rnd, ["20", "23", "19"], intra)
    sup, rec = party(rnd, a, rnd.choice(["Jharia Fuels & Carriers", "Shyam Koyla Bhandar", "Black Diamond Coal Syndicate"]).upper()), party(rnd, b,
        rnd.choice(HEADS) + " Ispat Ltd.")
    d, c, H, B = day(rnd), Canvas(path), "Helvetica", "Helvetica-Bold"
    no = f"JF/{fy(d)}/{rnd.randint(1, 2200):04d}"
    saddr, raddr = f"{sup['house']}, {sup['road']}, {sup['city']} {sup['pin']}", f"{rec['house']}, {rec['road']}, {rec['city']} {rec['pin']}"
    heads = [("Sl.", "No."), ("Description", "of Goods"), ("HSN", "Code"), ("Net Wt.", "in M.T."), ("Rate per", "M.T. (Rs.)"), ("Taxable", "Value (Rs.)")]
    heads += ([("CGST", "2.5%"), ("SGST", "2.5%")] if intra else [("IGST", "5%")]) + [("GST Comp.", "Cess @400"), ("Total", "Amount")]
    ws = [20, 122, 42, 42, 48, 64] + ([48, 48] if intra else [60]) + [52]
    ws.append(551 - sum(ws))
    xs = [22 + sum(ws[:k]) for k in range(len(ws) + 1)]

    def head():
        c.box(22, 28, 551, 786, lw=1.2)
        c.ts((567, 800, "Original / Duplicate / Triplicate", H, 7, "r"), (28, 800, f"GSTIN : {sup['gstin']}", B, 8.5), (297, 780, sup["name"].upper(), B, 18,
            "c"), (297, 767, f"Coal & Coke Merchants, Handling Agents - {saddr} - Mob. {sup['phone']}", H, 8, "c", 540))
        c.hl(22, 573, 760)
        c.t(297, 749, "TAX INVOICE", B, 11, "c")
        c.hl(22, 573, 744)
        lab = [("Name of Buyer", rec["name"]), ("Address", raddr), ("State & Code", f"{rec['state']} - {b}"), ("Buyer's GSTIN", rec["gstin"])]
        for k, (l, v) in enumerate(lab): c.ts((112, 731 - 13 * k, ": " + v, B if k == 0 else H, 8.5, "l", 255), (28, 731 - 13 * k, l, H, 8.5))
        c.vl(370, 684, 744)
        for k, (l, v) in enumerate((("Invoice No.", no), ("Date", f"{d:%d/%m/%Y}"), ("Dispatch by", "Road"), ("Whether RCM", "No"))):
            c.ts((440, 731 - 13 * k, ": " + v, B if k < 2 else H, 8.5), (376, 731 - 13 * k, l, H, 8.5))
        c.hl(22, 573, 684)
        for k in range(len(heads) - 1, -1, -1):
            for j in (0, 1): c.t((xs[k] + xs[k + 1]) / 2, 673 - 10 * j, heads[k][j], B, 7.5, "c", ws[k])
        c.hl(22, 573, 658)
        return 646

    def close(y):
        for x in xs[1:-1]: c.vl(x, y, 684)
        c.hl(22, 573, y)
    items, tv, tx, tq, tn, ce, y = [], D(0), [D(0)] * 3, D(0), D(0), D(0), head()
    for i in range(rows):
        if y < 150:
            close(y + 8)
            c.t(567, y - 6, "Continued to next sheet", H, 7.5, "r")
            c.showPage()
            y = head()
        (desc, hsn), q, p = rnd.choice(COALS), rd(D(rnd.randint(12000, 34000)) / 1000, D("0.001")), rd(rnd.randint(3200, 11800))
        v = rd(q * p)
        t, cs = tax(v, 5, intra), rd(q * 400)
        tot = v + sum(t) + cs
        l2 = f"Truck {rnd.choice(['JH', 'WB', 'MP', 'CG'])}{rnd.randint(10, 39)}{rnd.choice('ABGT')}{rnd.randint(1000, 9999)} / {rnd.randint(10000, 99999)}"
        vals = [str(i + 1), desc, hsn, str(q), S(p), S(v)] + [S(z) for z in (t[:2] if intra else t[2:])] + [S(cs), S(tot)]
        for k in range(len(vals) - 1, -1, -1):
            al, xx = ("l", xs[k] + 3) if k in (1, 2) else ("r", xs[k + 1] - 3)
            c.t(xx, y, vals[k], H, 7.8, al, ws[k] - 3)
        c.t(xs[1] + 3, y - 10, l2, H, 7.2, "l", ws[1] - 4)
        y -= 24
        it = {"description": f"{desc} {l2}", "hsn_sac": hsn, "quantity": str(q), "unit_price": S(p), "taxable_value": S(v), "gst_rate": "5",
            "cess_amount": S(cs), "amount": S(tot)}
        items.append({**it, **({"cgst_amount": S(t[0]), "sgst_amount": S(t[1])} if intra else {"igst_amount": S(t[2])})})
        tv, tq, tn, ce, tx = tv + v, tq + q, tn + tot, ce + cs, [m + k for m, k in zip(tx, t)]
    y = min(y, 420) + 8
    c.hl(22, 573, y)
    vals = ["", "TOTAL", "", str(tq), "", S(tv)] + [S(z) for z in (tx[:2] if intra else tx[2:])] + [S(ce), S(tn)]
    for k in range(len(vals) - 1, 0, -1):
        if vals[k]: c.t(xs[k + 1] - 3 if k > 1 else xs[1] + 3, y - 12, vals[k], B, 7.2, "r" if k > 1 else "l", ws[k] - 3)
    close(y - 18)
    ro, gt = round_total(tn)
    c.ts((567, y - 32, f"{abs(ro):.2f}", H, 9, "r"), (470, y - 32, "Add : Round Off" if ro >= 0 else "Less : Round Off", H, 9, "r"), (567, y - 48, S(gt), B, 10,
        "r"), (470, y - 48, "Invoice Value Rs.", B, 10, "r"), (28, y - 66, f"In words : Rupees {words(gt)} Only", B, 8.5, "l", 540))
    c.hl(22, 573, y - 72)
    c.ts((28, y - 84, "Cess charged @ Rs. 400 per M.T. Weight as per weighbridge slip is final. Our responsibility ceases once the goods leave the depot.", H,
        7.5), (567, y - 100, f"For {sup['name']}", B, 9, "r"))
    c.save()
    return truth(no, d, who(sup, [saddr]), who(rec, [raddr]), items, tv, shown(intra, *tx), gt, cess_total=ce, round_off=ro, reverse_charge=False)


CYL = [("19 KG NDNE LOT REFILL", 18, "1512.71"), ("47.5 KG NDNE REFILL", 18, "3776.27"), ("5 KG FTL REFILL", 18, "412.30"), ("19 KG NANOCUT", 18, "1689.83"),
    ("SC VALVE REGULATOR 22MM", 18, "211.86"), ("SURAKSHA HOSE 1.5 M", 18, "161.02"), ("14.2 KG DOM REFILL", 5, "765.24"), ("5 KG DOM REFILL", 5, "284.76")]


def gas(path, seed, rows):
    rnd, _ = start("gas", seed, rows)
    a = rnd.choice(["32", "06", "36", "08"])
    sup, rec = party(rnd, a, rnd.choice(["Agni Jyoti Gas Agency", "Sree Durga Gas", "Deepshikha Gas Service"])), party(rnd, a, rnd.choice(HEADS) + " Caterers")
    d, c, no, F, FB = day(rnd), Canvas(path, A5), f"{rnd.randint(10**9, 10**10 - 1)}", "Gst34Mono", "Gst34MonoB"
    saddr, raddr = f"{sup['house']}, {sup['road']}, {sup['city']}-{sup['pin']}", [f"{rec['house']}", f"{rec['road']}", f"{rec['city']}-{rec['pin']}"]
    c.tws((210, 570, sup["name"], FB, 12, "c"), (210, 558, "Authorised LPG Distributor (Code 0" + f"{rnd.randint(10000, 99999)})", F, 7, "c"), (210, 548, saddr,
        F, 7, "c"), (210, 538, f"Emergency 1906 Tel {sup['land']} GSTIN {sup['gstin']}", F, 7, "c"))
    c.hl(20, 400, 532, .5, dash=[3, 2])
    c.tw(210, 521, "CASH MEMO CUM TAX INVOICE", FB, 9, "c")
    L = [("Consumer No", str(rnd.randint(600000, 699999))), ("Name", rec["name"]), ("Address", raddr[0])] + [("", s) for s in raddr[1:]] + [("GSTIN",
        rec["gstin"])]
    for k, (l, v) in enumerate(L): c.tws((20, 506 - 10 * k, l, F, 7), (78, 506 - 10 * k, v, F, 7))
    for k, (l, v) in enumerate((("Memo No", no), ("Memo Date", f"{d:%d-%b-%Y}".upper()), ("Booking", f"{plus(d, -2):%d-%b-%Y}".upper()), ("Pay Mode", "UPI"),
            ("Supply Place", f"{a} {rec['state']}"))):
        c.tws((255, 506 - 10 * k, l, F, 7), (318, 506 - 10 * k, v, F, 7))
    y, items, g, R = 425, [], {}, [205, 232, 280, 330, 352, 400]
    c.hl(20, 400, 450, .5, dash=[3, 2])
    for s, x in zip(("HSN", "Qty", "Base Rt", "Base Val", "GST", "Value"), R): c.tw(x, 440, s, FB, 7, "r")
    c.tw(20, 440, "Product", FB, 7)
    c.hl(20, 400, 436, .5, dash=[3, 2])
    com = rnd.random() < .75
    for i in range(rows):
        desc, rate, p = rnd.choice(CYL[:6] if com else CYL[4:])
        q, p = rnd.randint(1, 8), D(p)
        v = q * p
        t, hsn = tax(v, rate, True), {"S": "84811000", "H": "40093100"}.get("S" if "VALVE" in desc else "H" if "HOSE" in desc else "", "27111900")
        dcm = f"DCM {rnd.randint(1000, 9999)} Dt {plus(d, -rnd.randint(0, 2)):%d/%m}" if "REFILL" in desc else ""
        if y < 45:
            c.showPage()
            y = 565
        c.tw(20, y, desc, F, 7)
        for s, x in zip((hsn, str(q), S(p), S(v), f"{rate}%", S(v + t[0] + t[1])), R): c.tw(x, y, s, F, 7, "r")
        if dcm:
            y -= 9
            c.tw(20, y, dcm, F, 6.5, col=colors.Color(.3, .3, .3))
        y -= 12
        items.append({"description": (desc + " " + dcm).strip(), "hsn_sac": hsn, "quantity": str(q), "unit_price": S(p), "taxable_value": S(v),
            "gst_rate": str(rate), "amount": S(v + t[0] + t[1])})
        g[rate] = [m + k for m, k in zip(g.get(rate, [D(0)] * 3), (v, t[0], t[1]))]
    if y < 140:
        c.showPage()
        y = 565
    c.hl(20, 400, y + 6, .5, dash=[3, 2])
    tv, cg, sg = (sum(r[k] for r in g.values()) for k in range(3))
    ro, gt = round_total(tv + cg + sg)
    for l, v in (("Base Value", tv), ("CGST", cg), ("SGST", sg), ("Rounding", ro), ("Amount Payable Rs", gt)):
        c.tws((330, y - 5, l, FB if v is gt else F, 8, "r"), (400, y - 5, S(v), FB if v is gt else F, 8, "r"))
        y -= 11
    c.tws((20, y - 10, f"Rupees {words(gt)} only", F, 6.5), (20, y - 22, "Check weight and seal before taking delivery. Missed call 1906 for leakage.", F, 6.5),
        (400, y - 45, "Delivery Man / Cashier", F, 7, "r"))
    c.save()
    return truth(no, d, who(sup, [saddr]), who(rec, raddr), items, tv, (cg, sg, None), gt, round_off=ro, place_of_supply=a)


def hotel(path, seed, rows):
    rnd, _ = start("hotel", seed, rows)
    a = rnd.choice(["32", "08", "29", "24"])
    sup, rec = party(rnd, a, rnd.choice(["Hotel Neelkamal Residency", "The Padmini Court", "Malabar Lagoon Inn"])), party(rnd, rnd.choice(list(STATES)))
    c, H, B, ra = Canvas(path), "Helvetica", "Helvetica-Bold", [f"{rec['house']}, {rec['road']},", f"{rec['city']} {rec['pin']}, {rec['state']}"]
    dep, nights = day(rnd), max(1, min(12, rows // 3))
    arr, no, saddr = plus(dep, -nights), f"FOL{rnd.randint(10000, 99999)}", f"{sup['house']}, {sup['road']}, {sup['city']} {sup['pin']}, {sup['state']}"
    guest, room, tariff = rnd.choice(["Mr. Aniket Barua", "Ms. Revathi Kulkarni", "Mr. Joseph Tharakan"]), str(rnd.randint(101, 520)), rd(rnd.choice([2800,
        3500, 4250, 5600, 7200]))
    what = [("In-Room Dining", "996332", 5, 180, 1400), ("Restaurant - Banyan", "996332", 5, 220, 2600), ("Laundry", "999712", 18, 120, 900),
        ("Airport Transfer Sedan", "996412", 5, 900, 1800), ("Mini Bar - Soft Beverages", "996332", 5, 90, 450), ("Conference Hall Half Day", "997212", 18,
        6000, 12000)]
    lines = [(k % nights, "Room Tariff - Deluxe Double" if k < nights else "Extra Bed", "996311", 12, tariff if k < nights else rd(900))
        for k in range(min(rows, nights + rows // 8))]
    while len(lines) < rows:
        n, sac, r, lo, hi = rnd.choice(what)
        lines.append((rnd.randint(0, nights - 1), n, sac, r, rd(rnd.randint(lo, hi))))
    lines.sort(key=lambda z: z[0])
    R = [(325, "Value"), (360, "GST%"), (412, "CGST"), (464, "SGST"), (550, "Line Total")]

    def head(first):
        c.t(297, 800, sup["name"], "Times-BoldItalic", 20, "c")
        if not first:
            return 775
        c.ts((297, 786, saddr, H, 8, "c"), (297, 775, f"Reservations {sup['land']}   GSTIN {sup['gstin']}", H, 8, "c"), (45, 745, "TAX INVOICE", B, 11))
        left = [("Guest Name", guest), ("Company", rec["name"]), ("Address", ra[0]), ("", ra[1]), ("Company GSTIN", rec["gstin"])]
        right = [("Folio / Invoice No.", no), ("Invoice Date", f"{dep:%d-%b-%y}"), ("Room", room), ("Arrival", f"{arr:%d-%b-%y}"), ("Departure",
            f"{dep:%d-%b-%y}"), ("Place of Supply", f"{sup['state']} [{a}]")]
        for k, (l, v) in enumerate(left): c.ts((45, 725 - 13 * k, l, H, 8.5), (120, 725 - 13 * k, v, H, 8.5, "l", 230))
        for k, (l, v) in enumerate(right): c.ts((380, 725 - 13 * k, l, H, 8.5), (470, 725 - 13 * k, v, H, 8.5))
        for x, s in [(45, "Date"), (100, "Description"), (240, "SAC")]: c.t(x, 632, s, B, 8.5)
        for x, s in R: c.t(x, 632, s, B, 8.5, "r")
        c.hl(45, 550, 627, .4)
        return 613
    y, items, g = head(True), [], {}
    for off, desc, sac, rate, v in lines:
        if y < 60:
            c.showPage()
            y = head(False)
        cg, sg, _i = tax(v, rate, True)
        c.ts((45, y, f"{plus(arr, off):%d-%b-%y}", H, 8.5), (100, y, desc, H, 8.5, "l", 138), (240, y, sac, H, 8.5))
        for (x, _s), s in zip(R, (S(v), str(rate), S(cg), S(sg), S(v + cg + sg))): c.t(x, y, inr(s) if "." in s else s, H, 8.5, "r")
        y -= 14
        items.append({"description": desc, "hsn_sac": sac, "taxable_value": S(v), "gst_rate": str(rate), "cgst_amount": S(cg), "sgst_amount": S(sg),
            "amount": S(v + cg + sg)})
        g[rate] = [m + k for m, k in zip(g.get(rate, [D(0)] * 3), (v, cg, sg))]
    if y < 210:
        c.showPage()
        y = head(False)
    tv, cg, sg = (sum(r[k] for r in g.values()) for k in range(3))
    ro, gt = round_total(tv + cg + sg)
    c.hl(45, 550, y + 8, .4)
    for x, v in ((325, tv), (412, cg), (464, sg), (550, tv + cg + sg)): c.t(x, y - 3, inr(v), B, 8.5, "r")
    c.t(100, y - 3, "Total", B, 8.5)
    adv = rd(int(gt * rnd.choice([0, 30, 50]) / 100), P2)
    y -= 24
    for l, v in [("Rounding", ro), ("Invoice Total INR", gt)] + ([("Less : Advance Received", -adv), ("Balance Due", gt - adv)] if adv else []):
        c.ts((464, y, l, B if l[:2] == "In" else H, 9, "r"), (550, y, inr(v), B if l[:2] == "In" else H, 9, "r"))
        y -= 14
    c.ts((45, y - 14, f"Rupees {words(gt)} Only", H, 8.5), (45, y - 40,
        "I agree that my liability for this bill is not waived and I am personally responsible if the company does not pay.", H, 7.5), (45, y - 80,
        "Guest Signature", H, 8.5), (550, y - 80, "Front Office Cashier", H, 8.5, "r"))
    c.save()
    return truth(no, dep, who(sup, [saddr]), who(rec, ra), items, tv, (cg, sg, None), gt, round_off=ro, place_of_supply=a)


def lorry(path, seed, rows):
    rnd, intra = start("lorry", seed, rows)
    a, b = pick_states(rnd, ["24", "06", "27"], intra)
    sup, rec, rcm = party(rnd, a, rnd.choice(["NEW BHARATPUR ROADLINES", "GANPATI CARRIERS", "VIJAYPATH TRANSPORT CO."])), party(rnd, b), rnd.random() < .5
    d, c, C, no, B = day(rnd), Canvas(path, landscape(A4)), "Courier", f"{sup['name'][:1]}RL-{rnd.randint(100, 4999)}", "Courier-Bold"
    saddr, raddr = [f"H.O. : {sup['house']}, {sup['road']}, {sup['city']} - {sup['pin']}"], [f"{rec['house']}, {rec['road']}", f"{rec['city']} - {rec['pin']}"]
    heads = [("Sr.", ""), ("L.R.", "No."), ("L.R.", "Date"), ("Truck", "Number"), ("From", ""), ("To", ""), ("Contents", ""), ("Charged", "Weight"), ("Rate",
        "Per MT"), ("Basic", "Freight"), ("Hamali &", "Detention"), ("Total", "Freight")]
    ws, y, items, tot = [28, 46, 58, 74, 74, 74, 122, 62, 54, 70, 62, 78], 0, [], D(0)
    xs = [20 + sum(ws[:k]) for k in range(13)]

    def table(y):
        c.box(xs[0], y - 26, xs[-1] - xs[0], 26)
        for k, hh in enumerate(heads):
            for j, s in enumerate(hh): c.t((xs[k] + xs[k + 1]) / 2, y - 10 - 10 * j, s, B, 8, "c", ws[k])
        return y - 26
    c.ts((421, 562, sup["name"], "Helvetica-Bold", 20, "c"), (421, 548, saddr[0] + f"  Ph. {sup['land']}, {sup['phone']}", C, 9, "c"), (421, 536,
        f"GSTIN {sup['gstin']}  PAN {sup['pan']}  SAC 996791 (Goods Transport Agency)", C, 9, "c"), (421, 518, "FREIGHT BILL", B, 13, "c"))
    for k, (l, v) in enumerate([("Bill To", rec["name"]), ("", raddr[0] + ","), ("", raddr[1]), ("GSTIN", rec["gstin"])]):
        c.ts((20, 502 - 12 * k, l, C, 9), (72, 502 - 12 * k, v, B if k == 0 else C, 9))
    for k, (l, v) in enumerate((("Bill No", no), ("Bill Date", f"{d:%d/%m/%Y}"), ("State of Supply", f"{rec['state']}/{b}"), ("GST by RCM",
            rcm and "YES" or "NO"))):
        c.t(590, 502 - 12 * k, f"{l:<16}: {v}", C, 9)
    y = top = 452
    y = table(y)
    for i in range(rows):
        st, q, p = rnd.choice(list(STATES)), rd(D(rnd.randint(90, 310)) / 10, D("0.01")), rd(rnd.randint(620, 3400))
        f, h = rd(q * p), rd(rnd.choice([0, 0, 350, 500, 1200, 2500]))
        desc = rnd.choice(["Cement bags", "TMT bars", "Cotton bales", "Ceramic tiles boxes", "Soda ash in bags", "MS coils", "Refined oil tins"])
        vals = [str(i + 1), str(rnd.randint(20000, 29999)), f"{plus(d, -rnd.randint(1, 25)):%d/%m/%y}",
            f"{rnd.choice(['GJ', 'HR', 'MH', 'RJ'])}{rnd.randint(10, 49)}{rnd.choice('TXY')}{rnd.randint(1000, 9999)}", sup["city"],
            rnd.choice(STATES[st][1])[0], desc, f"{q} MT", S(p), S(f), S(h) if h else "", S(f + h)]
        if y < 60:
            for x in xs: c.vl(x, y, top)
            c.showPage()
            y = top = 560
            y = table(y)
        for k, s in enumerate(vals): c.t(xs[k] + 3 if k < 7 else xs[k + 1] - 3, y - 11, s, C, 8.5, "l" if k < 7 else "r", ws[k] - 3)
        y -= 16
        c.hl(xs[0], xs[-1], y, .3)
        tot += f + h
        items.append({"description": desc, "quantity": str(q), "unit": "MT", "unit_price": S(p), "amount": S(f + h)})
    for x in xs: c.vl(x, y, top)
    if y < 150:
        c.showPage()
        y = 560
    cg, sg, ig = (D(0),) * 3 if rcm else tax(tot, 12, intra)
    ro, gt = round_total(tot + cg + sg + ig)
    L = [("Total Freight Charges", tot)] + ([] if rcm else [("CGST 6%", cg), ("SGST 6%", sg)] if intra else [("IGST 12%", ig)]) + [("Rounding Off", ro),
        ("Net Amount", gt)]
    for l, v in L:
        c.box(xs[8], y - 15, xs[-1] - xs[8], 15)
        c.ts((xs[11] - 4, y - 11, l, B, 9, "r"), (xs[12] - 3, y - 11, S(v), B if l[:3] == "Net" else C, 9, "r"))
        y -= 15
    note = ("GST @ 5% is to be paid by the recipient under reverse charge." if rcm else "GST paid by us on forward charge.")
    for k, s in enumerate([f"Rs. {words(gt)} Only", note, "Payment within 15 days by NEFT only."]): c.t(20, y - 14 - 12 * k, s, B if k == 0 else C, 8.5)
    c.t(xs[-1], y - 50, f"For {sup['name']}", B, 9, "r")
    c.save()
    return truth(no, d, who(sup, [saddr[0][7:]]), who(rec, raddr), items, tot, (None,) * 3 if rcm else shown(intra, cg, sg, ig), gt, round_off=ro,
        place_of_supply=b, reverse_charge=rcm)


LAYOUTS = {"coal": coal, "gas": gas, "hotel": hotel, "lorry": lorry}
