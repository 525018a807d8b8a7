# SPDX-License-Identifier: AGPL-3.0-or-later
"""Old programs, and a wholesale market."""

from decimal import Decimal as D

from stranger_octroi_kit import (C, CB, Grid, H, HB, HI, LAND, acc, day, fy, head, hup, inr, pair, pct, plain, rt, words, wrap)
from stranger_octroi_pools import groups, items, tot


def upper(t):
    for k in ("supplier", "recipient"):
        t[k]["name"] = t[k]["name"].upper()
    return t


def marg(P, rng, n):
    a, b, _ = pair(rng, "med", "med", False)
    d = day(rng)
    its = items(rng, "pharma", n, False, d, (0, 0, 0, 5, 10))
    no = rng.choice(["A", "GST", "S"]) + "%06d" % rng.randint(12, 40000)
    T = upper(head(no, d, "invoice", a, b))
    X, R = 16, P.W - 16
    xs = acc([18, 28, 22, 22, 28, 124, 46, 26, 40, 38, 38, 24, 24, 24], X) + [R]
    G = Grid(P, xs, "crrclllccrrrrrr", H, 6.8, 10, 2, 1)
    mf = ["CIP", "SUN", "ALK", "ZYD", "MAN", "LUP", "TOR"]
    due = d.replace(day=min(d.day, 28))

    def top():
        P.box(X, 16, R - X, 66)
        P.ln(236, 16, 236, 82)
        P.ln(360, 16, 360, 82)
        P.lines(X + 4, 28, [(a.name.upper(), HB, 10.5), a.street, "%s-%s (%s)" % (a.city.upper(), a.pin, a.state.upper()), "Phone : " + a.phone,
                            "D.L.No. : 20B-%d, 21B-%d" % (int(a.pin) % 90000 + 101, int(a.pin) % 90000 + 102), "GSTIN : " + a.gstin], H, 7, 9.6)
        P.t(298, 30, "GST INVOICE", HB, 11, "c")
        P.ln(236, 36, 360, 36)
        for k, (l, v) in enumerate((("Invoice No.", no), ("Date", d.strftime("%d-%m-%Y")), ("Due Date", due.strftime("%d-%m-%Y")), ("Cash/Credit", "CREDIT"))):
            P.t(240, 46 + 10.5 * k, l, H, 7)
            P.t(284, 46 + 10.5 * k, ": " + v, HB if k < 2 else H, 7.5)
        P.lines(364, 28, [("M/s " + b.name.upper(), HB, 8.5), b.street, "%s-%s" % (b.city.upper(), b.pin), "Ph.No. : " + b.phone,
                          "D.L.No. : RLF20%s%06d" % (b.ab, int(b.pin)), "GSTIN : %s   State : %s" % (b.gstin, b.code)], H, 7, 9.6)
        y = 82
        P.box(X, y, R - X, 13)
        G.draw(y, ["Sn.", "Qty.", "Free", "Mfr", "Pack", "Product Name", "Batch", "Exp.", "HSN", "M.R.P.", "Rate", "Disc", "SGST", "CGST", "Amount"], f=HB)
        return 95

    def close(y, more):
        y = 268
        G.rules(82, y)
        P.ln(X, y, R, y)
        if more:
            P.t(R - 4, y + 12, "Continued...%d" % (P.page + 1), HI, 8, "r")
            P.t(X + 4, y + 12, "Page %d of %d" % (P.page, P.total), H, 7)
            P.np()
            return top()
        return y

    y = top()
    L = []
    for it in its:
        if y + 12 > 268:
            y = close(y, True)
        free = int(it.qty) // 10 if it.qty >= 10 and rng.random() < 0.6 else 0
        mrp = hup(it.price * (100 + it.rate) * D("1.25"))
        cells = ["%d" % it.sn, str(it.qty), str(free) if free else "", rng.choice(mf), it.unit, (it.name, HB),
                 "%s%05d" % (rng.choice(["BN", "GT", "KA", "M"]), rng.randint(1, 99999)), "%d/%02d" % (rng.randint(1, 12), d.year % 100 + 2), it.hsn,
                 plain(mrp), plain(int(it.price * 100)), "%.2f" % it.disc, "%.2f" % (it.rate / 2), "%.2f" % (it.rate / 2), plain(it.txv)]
        y = G.draw(y, cells)
        L.append({"description": it.name, "hsn_sac": it.hsn, "quantity": str(it.qty), "unit_price": plain(int(it.price * 100)),
                  "tax_rate": rt(it.rate), "taxable_value": plain(it.txv)})
    y = close(y, False)
    cx = [X + 4, 112, 156, 204, 252, 300, 356]
    for i, s in enumerate(["CLASS", "TOTAL", "SCHEME", "DISCOUNT", "SGST", "CGST", "TOTAL GST"]):
        P.t(cx[i], y + 9, s, HB, 7, "r" if i else "l")
    P.ln(X, y + 12, 360, y + 12)
    z = y + 21
    gd = dict(groups(its, lambda i: i.rate))
    s4 = [0] * 5
    for r in (5, 12, 18, 28):
        g = gd.get(D(r), [])
        v = [tot(g, "gross"), tot(g, "dis"), tot(g, "sg"), tot(g, "cg"), tot(g, "tax")]
        s4 = [p + q for p, q in zip(s4, v)]
        for i, s in enumerate(["GST %.2f" % r, plain(v[0]), "0.00", plain(v[1]), plain(v[2]), plain(v[3]), plain(v[4])]):
            P.t(cx[i], z, s, H, 7, "r" if i else "l")
        z += 9.5
    P.ln(X, z - 7, 360, z - 7)
    for i, s in enumerate(["TOTAL", plain(s4[0]), "0.00", plain(s4[1]), plain(s4[2]), plain(s4[3]), plain(s4[4])]):
        P.t(cx[i], z + 1, s, HB, 7, "r" if i else "l")
    P.ln(360, y, 360, y + 72)
    raw = tot(its, "tot")
    grand = hup(D(raw) / 100) * 100
    ro = grand - raw
    yy = y + 9
    for l, v in (("SUB TOTAL", plain(s4[0])), ("DISCOUNT", plain(s4[1])), ("SGST PAYBLE", plain(s4[2])), ("CGST PAYBLE", plain(s4[3])),
                 ("ROUND OFF", plain(ro)), ("CR/DR NOTE", "0.00")):
        P.t(454, yy, l, H, 7)
        P.t(R - 4, yy, v, H, 7.5, "r")
        yy += 9.5
    P.ln(450, y, 450, y + 72)
    P.lines(364, y + 10, ["No. of Items : %d" % n, "Total Qty. : %s" % sum(i.qty for i in its)], H, 7, 10)
    y += 72
    P.box(X, y, R - X, 18, "#e8e8e8")
    P.t(X + 4, y + 12, "Rs. %s only" % words(grand // 100), HB, 7.5)
    P.t(454, y + 13, "GRAND TOTAL", HB, 8.5)
    P.t(R - 4, y + 13, plain(grand), HB, 11, "r")
    y += 18
    P.lines(X + 4, y + 10, [("Terms & Conditions", HB, 7), "Goods once sold will not be taken back or exchanged. Expiry to be returned 3 months before.",
                            "Bills not paid due date will attract 24%% interest. All disputes subject to %s Jurisdiction only." % a.city], H, 6.5, 9)
    P.t(R - 4, y + 10, "For " + a.name.upper(), HB, 7.5, "r")
    P.t(R - 4, y + 40, "Authorised Signatory", H, 7, "r")
    P.box(X, 268, R - X, y + 44 - 268)
    T["line_items"] = L
    T["totals"] = {"cgst": plain(s4[3]), "sgst": plain(s4[2]), "round_off": plain(ro), "total": plain(grand)}
    return T


marg.size = (595, 420)


def foxpro(P, rng, n):
    a, b, _ = pair(rng, "trade", "shop", False)
    d = day(rng)
    its = items(rng, "fmcg", n, False, d, (0, 0, 2, 3.5))
    for it in its:
        it.ce = pct(it.txv, 12) if it.hsn.startswith("2202") and it.rate == 28 else 0
        it.tot += it.ce
    no = rng.choice(["CR", "T", "SB"]) + "-%05d" % rng.randint(1, 49999)
    T = upper(head(no, d, "invoice", a, b, None, False))
    Z, LD, X = 7.9, 10.2, 30
    st = {"y": 36}

    def pl(s="", f=C):
        if s.strip():
            P.t(X, st["y"], s.rstrip(), f, Z)
        st["y"] += LD
    Wd = 139
    ROW = "%2s %-29s %-8s %-4s %7s %5s %4s %9s %5s %10s %5s %8s %8s %8s %13s"
    bar = "-" * Wd

    def top():
        st["y"] = 36
        pl(a.name.upper().center(Wd), CB)
        pl(("%s, %s - %s   PH: %s" % (a.street, a.city, a.pin, a.phone)).upper().center(Wd))
        pl(("GSTIN: %s    STATE: %s (%s)    FSSAI: 1%s%08d" % (a.gstin, a.state.upper(), a.code, a.code, int(a.pin))).center(Wd))
        pl("TAX INVOICE".center(Wd), CB)
        pl(bar)
        lf = ["TO: M/S " + b.name.upper(), "    " + b.street.upper(), "    %s - %s" % (b.city.upper(), b.pin), "    GSTIN: " + b.gstin]
        rg = ["INV.NO. : " + no, "DATE    : " + d.strftime("%d/%m/%y"), "SALESMAN: " + ("R.K.", "SURESH", "BEAT-4")[int(b.pin) % 3], "REVERSE CHARGE: NO"]
        for k in range(4):
            pl("%-84s| %-34s%s" % (lf[k], rg[k], ("PAGE: %d" % P.page) if k == 0 else ""))
        pl(bar)
        pl(ROW % ("SR", "ITEM DESCRIPTION", "HSN", "UNIT", "MRP", "QTY", "FREE", "RATE", "DISC%", "TAXABLE", "GST%", "CGST", "SGST", "CESS", "NET AMT"))
        pl(bar)

    top()
    L, run = [], [0, 0]
    for it in its:
        if st["y"] > 770:
            pl(bar)
            pl("%*s" % (Wd, "C/F  %10s%34s%13s" % (plain(run[0]), "", plain(run[1]))))
            pl("CONTINUED ON PAGE %d".rjust(Wd) % (P.page + 1))
            P.np()
            top()
            pl("%*s" % (Wd, "B/F  %10s%34s%13s" % (plain(run[0]), "", plain(run[1]))))
        nm = it.name.upper()[:28].rstrip()
        fr = str(int(it.qty) // 12) if it.qty > 11 and rng.random() < .5 else ""
        mrp = hup(it.price * (100 + it.rate) * D("1.12") / 100) * 100
        pl(ROW % (
            it.sn % 100, nm, it.hsn, it.unit, plain(mrp), it.qty, fr, plain(int(it.price * 100)), "%.2f" % it.disc if it.disc else "",
            plain(it.txv), "%.1f" % it.rate, plain(it.cg), plain(it.sg), plain(it.ce) if it.ce else "", plain(it.tot)))
        run = [run[0] + it.txv, run[1] + it.tot]
        L.append({"description": nm, "hsn_sac": it.hsn, "quantity": str(it.qty), "unit": it.unit, "unit_price": plain(int(it.price * 100)),
                  "taxable_value": plain(it.txv), "tax_rate": rt(it.rate), "cgst": plain(it.cg), "sgst": plain(it.sg), "cess": plain(it.ce) if it.ce else None,
                  "total": plain(it.tot)})
    rg = groups(its, lambda i: i.rate)
    if st["y"] + LD * (len(rg) + 13) > 845:
        pl(bar)
        pl("CONTINUED ON PAGE %d".rjust(Wd) % (P.page + 1))
        P.np()
        top()
    raw = tot(its, "tot")
    grand = hup(D(raw) / 100) * 100
    ro = grand - raw
    pl(bar)
    pl(ROW % ("", "TOTAL (%d ITEMS)" % n, "", "", "", sum(i.qty for i in its), "", "", "", plain(tot(its, "txv")), "", plain(tot(its, "cg")),
              plain(tot(its, "sg")), plain(tot(its, "ce")) if tot(its, "ce") else "", plain(raw)), CB)
    pl(bar)
    right = [("ROUND OFF", plain(ro)), ("NET PAYABLE  RS.", plain(grand))]
    pl("GST%        TAXABLE         CGST         SGST         CESS    TOTAL TAX" + "%*s" % (Wd - 71, "%-18s%13s" % right[0]))
    for k, (r, g) in enumerate(rg):
        pl("%5.2f  %12s %12s %12s %12s %12s" % (r, plain(tot(g, "txv")), plain(tot(g, "cg")), plain(tot(g, "sg")), plain(tot(g, "ce")), plain(tot(g, "tax") + tot(g, "ce")))
           + ("%*s" % (Wd - 71, "%-18s%13s" % right[1]) if not k else ""), C)
    pl(bar)
    pl("RUPEES %s ONLY" % words(grand // 100).upper())
    pl(bar)
    pl("E.& O.E.  GOODS ONCE SOLD WILL NOT BE TAKEN BACK.  SUBJECT TO %s JURISDICTION." % a.city.upper())
    pl(("FOR " + a.name.upper()).rjust(Wd))
    pl()
    pl("CHECKED BY" + "AUTH. SIGNATORY".rjust(Wd - 10))
    T["line_items"] = L
    T["totals"] = t = {"taxable_value": plain(tot(its, "txv")), "cgst": plain(tot(its, "cg")), "sgst": plain(tot(its, "sg")), "round_off": plain(ro), "total": plain(grand)}
    if tot(its, "ce"):
        t["cess"] = plain(tot(its, "ce"))
    return T


foxpro.size = (720, 864)


def excel(P, rng, n):
    a, b, inter = pair(rng, "trade", "co")
    d = day(rng)
    its = items(rng, "build elec", n, inter, d, (0, 0, 0, 2, 5), "0.5")
    no = rng.choice(["%d", "GST-%03d", "%03d"]) % rng.randint(1, 700)
    T = head(no, d, "invoice", a, b, b.code, False)
    X, R, g = 26, P.W - 26, "#d9d9d9"
    F, FB = "NS", "NSB"
    xs = acc([24, 146, 48, 30, 34, 46, 60, 46, 58, 27, 51, 27, 51, 27, 51], X)
    xs.append(R)
    G = Grid(P, xs, "clccrrrrrrrrrrrr", F, 7, 9, 2, 2, (1,))
    mid = xs[7]
    P.box(X, 26, R - X, 44)
    P.t((X + R) / 2, 42, a.name, FB, 15, "c")
    P.t((X + R) / 2, 53, "%s, %s - %s" % (a.street, a.city, a.pin), F, 8, "c")
    P.t((X + R) / 2, 65, "Mobile: %s   GSTIN: %s" % (a.phone, a.gstin), F, 8, "c")
    P.box(X, 70, R - X, 17, g)
    P.t((X + R) / 2, 82, "Tax Invoice", FB, 11, "c")
    bx = R - 126
    for k, s in enumerate(["Original for Recipient", "Duplicate for Transporter", "Triplicate for Supplier"]):
        P.t(R - 4, 37 + 12 * k, s, F, 7, "r")
        P.box(R - 106, 31 + 12 * k, 7, 7)
    y = 87
    dm = d.strftime("%d/%m/%Y")
    lf = [("Invoice No:", no), ("Invoice date:", dm), ("Reverse Charge (Y/N):", "N"), ("State:", a.state)]
    rg = [("Transport Mode:", rng.choice(["Road", "By hand", "Tempo"])), ("Vehicle number:", "%s%02dT%04d" % (a.ab, rng.randint(1, 30), rng.randint(1, 9999))),
          ("Date of Supply:", dm), ("Place of Supply:", "%s (%s)" % (b.state, b.code))]
    for k in range(4):
        for x, w, (l, v) in ((X, mid - X, lf[k]), (mid, R - mid, rg[k])):
            P.box(x, y, w, 12)
            P.t(x + 3, y + 9, l, F, 7.5)
            P.t(x + 100, y + 9, v, FB if k < 2 else F, 7.5)
        if k == 3:
            P.t(mid - 70, y + 9, "Code", F, 7.5)
            P.t(mid - 20, y + 9, a.code, F, 7.5, "r")
        y += 12
    for x, s in ((X, "Bill to Party"), (mid, "Ship to Party")):
        w = mid - X if x == X else R - mid
        P.box(x, y, w, 13, g)
        P.t(x + w / 2, y + 10, s, FB, 8, "c")
        for k, (l, v) in enumerate((("Name:", b.name), ("Address:", b.street + ", " + b.city), ("GSTIN:", b.gstin), ("State:", b.state))):
            P.box(x, y + 13 + 12 * k, w, 12)
            P.t(x + 3, y + 22 + 12 * k, l, F, 7.5)
            P.t(x + 50, y + 22 + 12 * k, v, F, 7.5)
        P.t(x + w - 70, y + 58, "Code", F, 7.5)
        P.t(x + w - 20, y + 58, b.code, F, 7.5, "r")
    y += 64
    P.box(X, y, R - X, 28, g)
    for i, s in enumerate(["S.\nNo.", "Product Description", "HSN\ncode", "UOM", "Qty", "Rate", "Amount", "Discount", "Taxable\nValue"]):
        P.lines((xs[i] + xs[i + 1]) / 2, y + (12 if "\n" in s else 17), s.split("\n"), FB, 7.5, 10, "c")
    for k, s in enumerate(["CGST", "SGST", "IGST"]):
        i = 9 + 2 * k
        P.t((xs[i] + xs[i + 2]) / 2, y + 10, s, FB, 7.5, "c")
        P.ln(xs[i], y + 14, xs[i + 2], y + 14)
        P.t((xs[i] + xs[i + 1]) / 2, y + 24, "Rate", FB, 7, "c")
        P.t((xs[i + 1] + xs[i + 2]) / 2, y + 24, "Amount", FB, 7, "c")
    P.t((xs[15] + xs[16]) / 2, y + 17, "Total", FB, 7.5, "c")
    for i, x in enumerate(xs):
        P.ln(x, y + (14 if i in (10, 12, 14) else 0), x, y + 28)
    y += 28
    L = []

    def row(y, cells, f=None, fill=None):
        h = max(G.height(cells), 13)
        if y + h > 560:
            P.np()
            y = 30
        if fill:
            P.box(X, y, R - X, h, fill, 0)
        G.draw(y, cells, f=f)
        P.box(X, y, R - X, h)
        G.rules(y, y + h)
        return y + h

    gen = lambda x: format(x.normalize(), "f")
    for it in its:
        r = gen(it.rate / (1 if inter else 2)) + "%"
        tx = ["", "", "", "", r, plain(it.ig)] if inter else [r, plain(it.cg), r, plain(it.sg), "", ""]
        y = row(y, [str(it.sn), it.name, it.hsn, it.unit, gen(it.qty), gen(it.price), plain(it.gross), plain(it.dis) if it.dis else "", plain(it.txv)] + tx + [plain(it.tot)])
        L.append({"description": it.name, "hsn_sac": it.hsn, "unit": it.unit, "quantity": gen(it.qty), "unit_price": gen(it.price),
                  "discount": plain(it.dis) if it.dis else None, "taxable_value": plain(it.txv), "tax_rate": rt(it.rate),
                  "cgst": None if inter else plain(it.cg), "sgst": None if inter else plain(it.sg), "igst": plain(it.ig) if inter else None, "total": plain(it.tot)})
    for k in range(max(0, 10 - n)):
        y = row(y, [""] * 16)
    z = lambda v: plain(v) if v else "0.00"
    cg, sg, ig = (tot(its, k) for k in ("cg", "sg", "ig"))
    y = row(y, ["", ("Total", FB, 7, "c"), "", "", gen(sum(i.qty for i in its)), "", plain(tot(its, "gross")), z(tot(its, "dis")), plain(tot(its, "txv")), "", z(cg), "", z(sg), "", z(ig),
                plain(tot(its, "tot"))], FB, g)
    raw = tot(its, "tot")
    if y + 100 > 575:
        P.np()
        y = 30
    vx = xs[9]
    rows = [("Total Amount before Tax", plain(tot(its, "txv"))), ("Add: CGST", z(cg)), ("Add: SGST", z(sg)), ("Add: IGST", z(ig)), ("Total Tax Amount", plain(cg + sg + ig)),
            ("Total Amount after Tax:", plain(raw)), ("GST on Reverse Charge", "0")]
    for k, (l, v) in enumerate(rows):
        f = FB if k in (0, 5) else F
        P.box(vx, y + 12 * k, R - vx, 12, g if k == 5 else None)
        P.t(vx + 3, y + 9 + 12 * k, l, f, 7.5)
        P.t(R - 3, y + 9 + 12 * k, v, f, 7.5, "r")
    P.box(X, y, vx - X, 12, g)
    P.t((X + vx) / 2, y + 9, "Total Invoice amount in words", FB, 7.5, "c")
    P.box(X, y + 12, vx - X, 24)
    P.para(X + 6, y + 24, "Rupees %s%s only" % (words(raw // 100), " and %s paise" % words(raw % 100) if raw % 100 else ""), vx - X - 12, FB, 8, 10)
    P.box(X, y + 36, 250, 48)
    P.lines(X + 3, y + 45, [("Bank Details", FB, 7.5), "Bank A/C: %012d" % rng.randint(10 ** 10, 10 ** 11), "Bank IFSC: ARTH0000%03d" % rng.randint(1, 400)], F, 7.5, 11)
    P.box(X + 250, y + 36, vx - X - 250, 48)
    P.t(vx - 4, y + 45, "Ceritified that the particulars given above are true and correct", F, 6, "r")
    P.t(vx - 4, y + 55, "For " + a.name, FB, 7.5, "r")
    P.t(vx - 4, y + 80, "Authorised signatory", F, 7, "r")
    T["line_items"] = L
    T["totals"] = {"taxable_value": plain(tot(its, "txv")), "cgst": z(cg), "sgst": z(sg), "igst": z(ig), "total": plain(raw)}
    return T


excel.size = LAND


def cashcarry(P, rng, n):
    a, b, _ = pair(rng, "co", "shop", False)
    d = day(rng)
    its = [i for i in items(rng, "fmcg", n, False, d, (0,), maxq=24)]
    for it in its:
        if it.hsn.startswith("2202"):
            it.name, it.hsn, it.rate = it.name.replace("Cola Spark Aerated Drink", "Glucofizz Biscuit Pack").replace(" L", "00 g"), "19053100", D(18)
        it.inc = hup(it.price * (100 + it.rate))
        it.tot = it.inc * int(it.qty)
        it.name = it.name.upper()
    no = "%03d/%s/%07d" % (rng.randint(1, 40), fy(d).replace("-", ""), rng.randint(1, 999999))
    T = upper(head(no, d, "invoice", a, b, b.code))
    X, R, F, FB, Z = 44, 552, "DM", "DMB", 7
    c = {"art": X, "desc": X + 50, "hsn": X + 232, "mrp": X + 318, "up": X + 376, "qty": X + 412, "amt": R}
    k1 = rng.randint(1, 40)

    def top():
        P.t(X, 40, a.name.upper(), FB, 11)
        P.t(R, 40, "Page: %d/%d" % (P.page, P.total), F, Z, "r")
        P.lines(X, 52, ["WHOLESALE CENTRE %s, %s - %s" % (a.city.upper(), a.street.upper(), a.pin), "GSTIN %s   STATE CODE %s   FSSAI 11%012d" % (a.gstin, a.code, int(a.pin))], F, Z, 10)
        P.t(X, 84, "TAX INVOICE", FB, 11)
        for k, (l, v) in enumerate((("INVOICE NO", no), ("DATE", d.strftime("%d-%m-%Y") + " 17:%02d" % (k1 + 10)), ("TILL/OPERATOR", "%02d / %04d" % (k1 % 20 + 1, 4100 + k1)))):
            P.t(320, 76 + 10 * k, l, F, Z)
            P.t(390, 76 + 10 * k, ": " + v, F, Z)
        y = 112
        if P.page == 1:
            P.lines(X, y, ["CUSTOMER : %07d" % (int(b.pin) + k1 * 7), ("           " + b.name.upper(), FB), "           " + b.street.upper(), "           %s %s" % (b.city.upper(), b.pin),
                           "GSTIN    : " + b.gstin, "PLACE OF SUPPLY : %s-%s" % (b.code, b.state.upper())], F, Z, 10)
            y += 66
        P.ln(X, y - 4, R, y - 4, 0.6, None, ([3, 2], 0))
        for k, s, al in (("art", "ART.NO", "l"), ("desc", "ARTICLE DESCRIPTION", "l"), ("hsn", "HSN", "l"), ("mrp", "MRP", "r"), ("up", "RATE", "r"), ("qty", "QTY", "r"), ("amt", "VALUE", "r")):
            P.t(c[k], y + 6, s, FB, Z, al)
        P.t(c["up"], y + 14, "(INCL.GST)", F, 6, "r")
        P.t(c["amt"], y + 14, "(INCL.GST)", F, 6, "r")
        P.ln(X, y + 18, R, y + 18, 0.6, None, ([3, 2], 0))
        return y + 30

    y = top()
    L, br = [], []
    for gi, (r, g) in enumerate(groups(its, lambda i: i.rate)):
        hd = "%d) CGST @ %.2f%%, SGST @ %.2f%%" % (gi + 1, r / 2, r / 2)
        if y + 44 > 800:
            P.np()
            y = top()
        P.t(X, y, hd, FB, Z + 0.5)
        y += 12
        for it in g:
            if y > 800:
                P.np()
                y = top()
                P.t(X, y, hd + " (CONTD.)", FB, Z + 0.5)
                y += 12
            ls = wrap(it.name, F, Z, 178)
            P.t(c["art"], y, "%07d" % rng.randint(1000, 9999999), F, Z)
            P.lines(c["desc"], y, ls, F, Z, 9)
            P.t(c["hsn"], y, it.hsn, F, Z)
            P.t(c["mrp"], y, plain(hup(D(it.inc) * D("1.1") / 100) * 100), F, Z, "r")
            P.t(c["up"], y, plain(it.inc), F, Z, "r")
            P.t(c["qty"], y, str(it.qty), F, Z, "r")
            P.t(c["amt"], y, inr(it.tot), F, Z, "r")
            y += 9 * len(ls) + 2
            L.append({"description": it.name, "hsn_sac": it.hsn, "quantity": str(it.qty), "unit_price": plain(it.inc), "tax_rate": rt(r), "total": plain(it.tot)})
        gt = tot(g, "tot")
        half = hup(D(gt) * r / (100 + r) / 2)
        br.append((r, gt - 2 * half, half, gt))
        y += 6
    if y + 130 + 11 * len(br) > 815:
        P.np()
        y = top()
    P.ln(X, y - 4, R, y - 4, 0.6, None, ([3, 2], 0))
    raw = sum(x[3] for x in br)
    grand = hup(D(raw) / 100) * 100
    P.t(X, y + 8, "ITEMS: %d   QTY: %s" % (n, sum(i.qty for i in its)), FB, Z + 1)
    P.t(420, y + 8, "TOTAL", FB, Z + 1, "r")
    P.t(R, y + 8, inr(raw), FB, Z + 1, "r")
    if grand != raw:
        y += 12
        P.t(420, y + 8, "ROUNDING", F, Z, "r")
        P.t(R, y + 8, plain(grand - raw), F, Z, "r")
    P.t(420, y + 22, "AMOUNT PAYABLE RS.", FB, Z + 2, "r")
    P.t(R, y + 22, inr(grand), FB, Z + 2, "r")
    y += 40
    P.t(P.W / 2, y, "<--------------- GST BREAKUP DETAILS --------------->", F, Z, "c")
    y += 12
    bx = [X, X + 130, X + 215, X + 300, X + 385, R]
    for i, s in enumerate(["GST IND", "TAXABLE AMT", "CGST", "SGST", "CESS", "TOTAL AMT"]):
        P.t(bx[i], y, s, FB, Z, "r" if i else "l")
    for k, (r, v, h, gt) in enumerate(br):
        y += 11
        for i, s in enumerate(["%d) %.2f%%" % (k + 1, r), inr(v), inr(h), inr(h), "0.00", inr(gt)]):
            P.t(bx[i], y, s, F, Z, "r" if i else "l")
    y += 12
    tv, cg = sum(x[1] for x in br), sum(x[2] for x in br)
    P.ln(X, y - 9, R, y - 9, 0.6, None, ([3, 2], 0))
    for i, s in enumerate(["TOTAL", inr(tv), inr(cg), inr(cg), "0.00", inr(raw)]):
        P.t(bx[i], y + 1, s, FB, Z, "r" if i else "l")
    P.lines(X, y + 22, ["AMOUNT IN WORDS: RUPEES %s ONLY" % words(grand // 100).upper(), "PAID BY: %s" % rng.choice(["UPI", "CARD", "CHEQUE", "CREDIT 14 DAYS"]),
                        "GOODS RETURN WITHIN 7 DAYS WITH THIS INVOICE. FRESH AND FROZEN ARTICLES ARE NOT RETURNABLE."], F, Z, 11)
    T["line_items"] = L
    T["totals"] = t = {"taxable_value": plain(tv), "cgst": plain(cg), "sgst": plain(cg), "cess": "0.00", "total": plain(grand)}
    if grand != raw:
        t["round_off"] = plain(grand - raw)
    return T


LAYOUTS = {"marg": marg, "foxpro": foxpro, "excel": excel, "cashcarry": cashcarry}
