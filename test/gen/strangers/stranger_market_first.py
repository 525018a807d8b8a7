# SPDX-License-Identifier: AGPL-3.0-or-later
"""Battery wholesaler (accounting program), garments by size."""
from stranger_market_kit import *

def tally(path, seed, rows):
    rng, sup, buy, inter, d = start("tally", seed, rows, "Power Agencies", "Auto Electricals")
    no, irn, elec = f"PA/{fy(d)}/{rng.randint(12, 4200):04d}", hexa(rng), rng.random() < .6
    F, B, I = "Gst31Sans", "Gst31SansB", "Gst31SansI"
    items, disc_on = [], rng.random() < .7
    for n, hsn, gst, lo, hi in pick(rng, BATT, rows):
        q, p = rng.randint(1, 12), q2(rng.randint(lo, hi) + rng.choice((0, 0, D("0.50"))))
        dis = rng.choice((0, 0, 5, D("7.5"), 10)) if disc_on else 0
        sub = [f"Serial No : {''.join(rng.choice(ALNUM) for _ in range(3))}{rng.randint(10**5, 10**6)}" for _ in range(min(q, 3))] if lo > 3000 else []
        items.append({"n": wrap(n, B, 8, 150), "sub": sub, "hsn": hsn, "gst": gst, "q": q, "p": p, "d": dis, "tax": q2(q * p * (100 - dis) / 100)})
    tot = sum(i["tax"] for i in items)
    hs = by_rate([{"k": (i["hsn"], i["gst"]), "tax": i["tax"]} for i in items], "k")
    tx = {k: levy(v, k[1], inter) for k, v in hs.items()}
    led = [(f"OUTPUT {nm} @ {pct(D(r) if inter else D(r) / 2)}%", sum(v for k,
            v in tx.items() if k[1] == r)) for r in sorted({k[1] for k in hs}) for nm in (("IGST",) if inter else ("CGST", "SGST"))]
    tsum = sum(tx.values())
    raw = tot + tsum * (1 if inter else 2)
    grand = q0(raw)
    rnd = grand - raw
    led += [("ROUND OFF", rnd)] * (rnd != 0)
    c = Pad(path)
    L, R, M = 36, 560, 298
    X = [36, 56, 238, 292, 352, 412, 440, 478, 560] if disc_on else [36, 56, 262, 322, 388, 452, 478, 478, 560]

    def head(pg):
        c.put((298, 30, "Tax Invoice" + (f"   (Page {pg})" if pg > 1 else ""), B, 10.5, "c"), (R, 30, "(ORIGINAL FOR RECIPIENT)" if not elec else "e-Invoice",
                I if not elec else B, 8, "r"))
        y = 38
        if elec:
            c.put((L, 46, "IRN", F, 8), (L + 42, 46, ":  " + irn[:38] + "-", B, 8), (L + 48, 56, irn[38:], B, 8), (L, 66, "Ack No.", F, 8), (L + 42, 66,
                    ":  " + ack, B, 8), (L, 76, "Ack Date", F, 8), (L + 42, 76, ":  " + f"{d.day}-{d:%b-%y}", B, 8))
            c.qr(random.Random(irn), R - 78, 36, 76)
            y = 116
        y0, yy = y, y + 10

        def block(title, p, yy):
            c.t(L + 3, yy, title, F, 7.5)
            yy += 10 if title else 0
            c.put((L + 3, yy, p["name"], B, 9, "l", None, 255), (L + 3, yy + 10, p["a1"] + ", " + p["a2"], F, 8), (L + 3, yy + 20,
                    f"{p['city']} - {p['pin']}", F, 8))
            c.prs(L + 3, L + 62, yy + 30, 10, (("GSTIN/UIN", ": " + p["gstin"]), ("State Name", f": {p['state']}, Code : {p['code']}")), F, F, 8)
            return yy + 44
        y1 = block("", sup, yy) + 10
        c.t(L + 3, y1 - 4, "E-Mail : " + sup["mail"], F, 8)
        c.h(L, M, y1 + 1)
        y2 = block("Consignee (Ship to)", buy, y1 + 11)
        c.h(L, M, y2)
        y3 = block("Buyer (Bill to)", buy, y2 + 10) + 10
        c.put((L + 3, y3 - 4, "Place of Supply", F, 8), (L + 62, y3 - 4, ": " + buy["state"], F, 8))
        f = (("Invoice No.", no, "Dated", f"{d.day}-{d:%b-%y}"), ("Delivery Note", "", "Mode/Terms of Payment", terms), ("Reference No. & Date.", "",
                "Other References", ""), ("Buyer's Order No.", order, "Dated", f"{od.day}-{od:%b-%y}"), ("Dispatch Doc No.", "", "Delivery Note Date", ""),
                ("Dispatched through", carrier, "Destination", buy["city"]))
        for k, row in enumerate(f):
            for m, s in enumerate(row):
                c.t(M + 3 + m // 2 * 131, y0 + k * 24 + 9 + m % 2 * 11, s, B if m % 2 else F, 8.5 if m % 2 else 7.5)
            c.h(M, R, y0 + k * 24 + 24)
        c.v(M + 131, y0, y0 + 144)
        c.t(M + 3, y0 + 153, "Terms of Delivery", F, 7.5)
        c.v(M, y0, y3)
        c.box(L, y0, R, y3)
        hh = (("Sl", "No."), ("Description of Goods",), ("HSN/SAC",), ("Quantity",), ("Rate",), ("per",), ("Disc. %",), ("Amount",))
        for k, ls in enumerate(hh):
            if X[k + 1] > X[k]:
                c.col((X[k] + X[k + 1]) / 2, y3 + 9, 9, ls, F, 7.5, "c")
        c.h(L, R, y3 + 22)
        return y3
    ack, terms, order = str(rng.randint(10**14, 10**15 - 1)), rng.choice(("30 Days", "Immediate", "15 Days")), f"PO/{rng.randint(10, 999)}"
    od, carrier = d - timedelta(rng.randint(1, 9)), rng.choice(("Tempo", "VRL Parcel", "By Hand", "Own Vehicle"))
    foot = 30 + 34 + len(hs) * 10 + 14 + 24 + 74
    ht = [len(i["n"]) * 10 + len(i["sub"]) * 9 + 3 for i in items]
    lt = 14 + len(led) * 11 + 6
    k, pg = 0, 1
    while True:
        top = head(pg)
        last = top + 24 + sum(ht[k:]) + lt < 818 - foot - 16
        bot = 818 - foot - 16 if last else 796
        y = top + 31
        while k < rows and (last or y + ht[k] < bot):
            i = items[k]
            c.t(X[0] + 10, y, k + 1, F, 8, "c")
            for s in i["n"]:
                c.t(X[1] + 3, y, s, B, 8)
                if s is i["n"][0]:
                    c.put((X[2] + 3, y, i["hsn"], F, 8, "l", None, X[3] - X[2] - 5), (X[4] - 3, y, f"{i['q']} Nos", B, 8, "r"), (X[5] - 3, y, ind(i["p"]), F,
                            8, "r"), (X[5] + 3, y, "Nos", F, 8))
                    if i["d"]:
                        c.t(X[7] - 3, y, f"{pct(i['d'])} %", F, 8, "r")
                    c.t(X[8] - 3, y, ind(i["tax"]), B, 8, "r")
                y += 10
            for s in i["sub"]:
                c.t(X[1] + 9, y - 1, s, I, 7.5)
                y += 9
            y += 3
            k += 1
        if last:
            c.h(X[7], R, y - 8)
            c.t(R - 3, y + 2, ind(tot), F, 8, "r")
            y += 14
            for s, a in led:
                if a < 0:
                    c.t(X[1] + 3, y, "Less :", I, 8)
                c.put((X[2] - 3, y, s, "Gst31SansBI", 8, "r"), (R - 3, y, ind(a) if a > 0 else f"(-){ind(-a)}", B, 8, "r"))
                y += 11
            c.h(L, R, bot)
            c.put((X[2] - 3, bot + 11, "Total", F, 8, "r"), (X[4] - 3, bot + 11, f"{sum(i['q'] for i in items)} Nos", B, 8, "r", None, X[4] - X[3] - 4),
                    (R - 3, bot + 11.5, "₹ " + ind(grand), B, 9, "r"))
            bot += 16
        for x in X[:-1] + [R]:
            c.v(x, top, bot)
        c.h(L, R, bot)
        if last:
            break
        c.put((R, bot + 11, f"continued to page number {pg + 1}", F, 8, "r"), (298, 828, "This is a Computer Generated Invoice", F, 7.5, "c"))
        c.showPage()
        pg += 1
    y = bot
    c.put((L + 3, y + 10, "Amount Chargeable (in words)", F, 7.5), (R - 3, y + 10, "E. & O.E", I, 8, "r"), (L + 3, y + 22, "INR " + rupees(grand) + " Only",
            B, 8.5, "l", None, 515))
    y += 28
    Y = [L, 250, 330, 366, 432, 468, 510, 560] if not inter else [36, 290, 380, 420, 490, 490, 490, 560]
    c.box(L, y, R, y + 22 + 10 * len(hs) + 12)
    c.t((Y[0] + Y[1]) / 2, y + 9, "HSN/SAC", F, 7.5, "c")
    for s, j, yy in (("Taxable", 1, 9), ("Value", 1, 18), ("Rate", 2, 19), ("Amount", 3, 19)):
        c.t((Y[j] + Y[j + 1]) / 2, y + yy, s, F, 7.5, "c")
    c.t((Y[2] + Y[4]) / 2, y + 9, "IGST" if inter else "CGST", F, 7.5, "c")
    for s, x, yy in () if inter else (("SGST/UTGST", (Y[4] + Y[6]) / 2, 9), ("Rate", (Y[4] + Y[5]) / 2, 19), ("Amount", (Y[5] + Y[6]) / 2, 19)):
        c.t(x, y + yy, s, F, 7.5, "c")
    c.put(((Y[6] + R) / 2, y + 9, "Total", F, 7.5, "c"), ((Y[6] + R) / 2, y + 18, "Tax Amount", F, 7.5, "c"))
    c.h(Y[2], Y[6], y + 11)
    c.h(L, R, y + 22)
    yb = y + 34 + 10 * len(hs)
    for x in range(1, 7):
        c.v(Y[x], y + 11 * (x in (3, 5)), yb)
    y += 30
    for (h, r), v in list(hs.items()) + [(("Total", None), tot)]:
        a = tsum if r is None else tx[h, r]
        f = B if r is None else F
        c.put((Y[0] + 3 if r else Y[1] - 3, y, h, f, 7.5, "l" if r else "r"), (Y[2] - 2, y, ind(v), f, 7.5, "r"))
        for g in ((2,) if inter else (2, 4)):
            if r:
                c.t(Y[g + 1] - 2, y, pct(D(r) if inter else D(r) / 2) + "%", f, 7.5, "r")
            c.t(Y[g + 2] - 2, y, ind(a), f, 7.5, "r", w=62 if g == 2 else 40)
        c.t(R - 2, y, ind(a if inter else 2 * a), f, 7.5, "r", w=66 if inter else 48)
        y += 10
    c.h(L, R, yb - 11.5)
    c.put((L + 3, yb + 11, "Tax Amount (in words)  :", F, 7.5), (L + 96, yb + 11, "INR " + rupees(tsum * (1 if inter else 2)) + " Only", B, 7.8, "l", None,
            425), (L + 3, yb + 30, "Declaration", F, 7.5))
    c.col(L + 3, yb + 40, 9, ("We declare that this invoice shows the actual price of", "the goods described and that all particulars are true and",
            "correct."), F, 7.5)
    c.box(M, yb + 20, R, yb + 76)
    c.put((R - 4, yb + 30, "for " + sup["name"], B, 8, "r"), (R - 4, yb + 72, "Authorised Signatory", F, 7.5, "r"))
    c.box(L, bot, R, yb + 76)
    c.t(298, 828, "This is a Computer Generated Invoice", F, 7.5, "c")
    c.save()
    li = [{"description": " ".join(i["n"] + i["sub"]), "hsn_sac": i["hsn"], "quantity": str(i["q"]), "unit": "Nos", "unit_price": s2(i["p"]),
            "amount": s2(i["tax"]), **({"discount": pct(i["d"]) + "%"} if i["d"] else {})} for i in items]
    return truth(no, d, sup, buy, li, inter, tsum, grand, tot, rnd or None, **({"irn": irn} if elec else {}))

WEAR = [("Boys Half Pant Denim", "62034200", "BHP"), ("Men Polo T-Shirt Pique", "61051010", "MPT"), ("Ladies Leggings Cotton Lycra", "61046200", "LLC"),
        ("Kids Night Suit Printed", "61083100", "KNS"), ("Men Track Pant Dot Knit", "61034300", "MTP"), ("Girls Frock Rayon", "62044490", "GFR")]

def garment(path, seed, rows):
    rng, sup, buy, inter, d = start("garment", seed, rows, "Garments", "Dresses")
    sizes = rng.choice((("S", "M", "L", "XL", "XXL"), ("75", "80", "85", "90", "95", "100"), ("22", "24", "26", "28", "30", "32", "34")))
    no, c, F, B = f"{rng.randint(11, 1999)}/{fy(d)}", Pad(path), "Helvetica", "Helvetica-Bold"
    li, rws, tot, by = [], [], D(0), [0] * len(sizes)
    for n, hsn, code in pick(rng, WEAR, rows):
        art, colr, p = f"{code}-{rng.randint(101, 989)} {n}", rng.choice(("Navy", "Maroon", "Black", "Asst.", "Sky Blue")), q2(rng.randint(280, 1560)) / 2
        z = [rng.choice((0, 2, 3, 4, 6, 10)) for _ in sizes]
        z[rng.randrange(len(z))] = 6
        a = q2(sum(z) * p)
        tot += a
        by = [i + j for i, j in zip(by, z)]
        rws.append((art, colr, hsn, z, sum(z), p, a))
        li.append({"description": art, "hsn_sac": hsn, "quantity": str(sum(z)), "unit_price": s2(p), "amount": s2(a)})
    dp, pack = rng.choice((0, 3, 5)), q2(rng.choice((0, 150, 260)))
    dis = q2(tot * dp / 100)
    tv = tot - dis + pack
    x = levy(tv, 5, inter)
    raw = tv + x * (1 if inter else 2)
    grand = q0(raw)
    sw, x0, pgs = 22, 270, [rws[i:i + 34] for i in range(0, rows, 34)]
    X = [28, 46, 192, 230, x0] + [x0 + sw * (i + 1) for i in range(len(sizes))]
    X += [X[-1] + 32, X[-1] + 78, 567]

    def say(x, y, s, f=F, z=8):
        """word by word, as a word-placing printer driver does"""
        for wd in s.split(" "):
            c.t(x, y, wd, f, z)
            x += width(wd + " ", f, z)
    for pg, chunk in enumerate(pgs):
        c.t(28, 46, sup["name"], B, 18)
        for a in ((28, 60, f"Mfrs. & Wholesalers of Readymade Garments, {sup['a1']}, {sup['a2']}, {sup['city']} - {sup['pin']}", F, 7.5), (28, 71,
                f"GSTIN No. {sup['gstin']}   Mob. {sup['phone']}", B, 8), (446, 54, "Inv. No. : " + no, F, 8.5), (446, 67, f"Inv. Dt. : {d:%d-%b-%Y}", F,
                8.5), (28, 93, "M/s. " + buy["name"], B, 10), (28, 105, f"{buy['a1']}, {buy['a2']}, {buy['city']} {buy['pin']}"), (28, 116,
                f"GSTIN : {buy['gstin']}"), (340, 93, f"Place of Supply : {buy['code']} {buy['state']}"), (340, 105,
                f"Transport : {('Local Delivery', 'Patel Roadways')[inter]}"), (340, 116,
                f"Agent : {('Direct', 'M. K. Agency')[rows % 2]}     Bale : {rows // 12 + 1}")):
            say(*a)
        c.box(440, 28, 567, 74)
        c.t(503, 40, "TAX INVOICE", B, 10, "c")
        c.h(28, 567, 80, 1.4)
        y = 124
        c.box(28, y, 567, y + 26, colors.HexColor("#dddddd"))
        for j, s in enumerate(("Sr", "Article", "Colour", "HSN") + sizes + ("Pcs", "Rate", "Value")):
            c.t((X[j] + X[j + 1]) / 2, y + (22 if s in sizes else 16), s, B, 8, "c")
        c.t((X[4] + X[4 + len(sizes)]) / 2, y + 10, "-- SIZE --", B, 7, "c")
        y += 38
        for k, (art, colr, hsn, z, q, p, a) in enumerate(chunk):
            say(X[1] + 3, y, art, F, 7 if width(art, F, 8) > 140 else 8)
            say(X[2] + 3, y, colr)
            c.put((X[0] + 9, y, pg * 34 + k + 1, F, 8, "c"), (X[3] + 2, y, hsn, F, 7.8))
            for j, s in enumerate([v or "" for v in z] + [q, ind(p), ind(a)]):
                c.t(X[j + 5] - (7 if j < len(z) else 3), y, s, F, 8, "r")
            c.setDash(1, 2)
            c.h(28, 567, y + 4, .3)
            c.setDash()
            y += 15.5
        last = pg + 1 == len(pgs)
        y = max(y, 400) if last and len(pgs) == 1 else y
        for xx in X:
            c.v(xx, 150, y)
        c.h(28, 567, y)
        if not last:
            say(430, y + 14, f"Contd. on next page ({pg + 1}/{len(pgs)})", F, 7.5)
            c.showPage()
            continue
        if y > 640:
            c.showPage()
            y = 50
        c.box(28, y, 567, y + 16)
        c.t(X[4] - 4, y + 11, "Total", B, 8, "r")
        for j, v in enumerate(by + [sum(by), "", ind(tot)]):
            c.t(X[5 + j] - 3, y + 11, v, B, 7.5, "r")
        f = ([(f"Less : Trade Disc. {dp}%", -dis)] if dp else []) + ([("Packing & Forwarding", pack)] if pack else []) + [("Taxable Value", tv)]
        f += [("IGST 5%", x)] if inter else [("CGST 2.5%", x), ("SGST 2.5%", x)]
        f += [("Round Off", grand - raw)] * (grand != raw) + [("NET AMOUNT", grand)]
        yy = y + 30
        for a, b in f:
            fz = (B, 10) if a == "NET AMOUNT" else (F, 8.5)
            say(400, yy, a, *fz)
            c.t(564, yy, ind(b), *fz, "r")
            yy += 14
        say(28, y + 30, "Rs. (in words) :", F, 8)
        for j, s in enumerate(wrap(rupees(grand) + " Only", B, 8.5, 340)):
            say(28, y + 42 + 11 * j, s, B, 8.5)
        for j, s in enumerate(("Terms :", "1) Goods once sold will not be taken back.", "2) Payment within 30 days, else interest 24% p.a.",
                "3) Our responsibility ceases at our godown.")):
            say(28, y + 76 + 11 * j, s, F, 7.5)
        c.put((564, yy + 14, "For " + sup["name"], B, 9, "r"), (564, yy + 50, "Partner / Auth. Sign.", F, 8, "r"))
    c.save()
    return truth(no, d, sup, buy, li, inter, x, grand, tv, grand - raw if grand != raw else None)

LAYOUTS = {"tally": tally, "garment": garment}
