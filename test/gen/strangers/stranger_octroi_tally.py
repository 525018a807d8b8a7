# SPDX-License-Identifier: AGPL-3.0-or-later
"""Two configurations of one program, and another like it."""

from decimal import Decimal as D

from stranger_octroi_kit import (Grid, H, HB, HBI, HI, RUP, TB, TI, TR, acc, ackno, day, fy, grp, head, hup, inr, irn, num, pair, pct, plain, rt, sw,
                                 words)
from stranger_octroi_pools import groups, items, tot


def _d(d):
    return "%d-%s" % (d.day, d.strftime("%b-%y"))


def _cells(P, x, y, w, labels, vals, h=23):
    """Tally's right-hand grid of small labels above bold values, two to a row."""
    for k, (a, b) in enumerate(labels):
        yy = y + k * h
        P.box(x, yy, w / 2, h)
        P.box(x + w / 2, yy, w / 2, h)
        for j, l in enumerate((a, b)):
            P.t(x + 3 + j * w / 2, yy + 8, l, H, 7.5)
            P.t(x + 3 + j * w / 2, yy + 19, vals.get(l, ""), HB, 8.5)
    return y + len(labels) * h


def _per(it):
    return it.unit


def _qsum(its):
    u = {i.unit for i in its}
    return "%s %s" % (grp(str(sum(i.qty for i in its))), u.pop()) if len(u) == 1 else ""


def tallyirn(P, rng, n):
    a, b, inter = pair(rng, "co", "trade")
    d = day(rng)
    its = items(rng, "it elec", n, inter, d, (0, 0, 5, 7.5, 10))
    no = "%s/%s/%04d" % (a.first[:2].upper(), fy(d), rng.randint(11, 4000))
    hashv, ack = irn(rng), ackno(rng, d)
    T = head(no, d, "invoice", a, b, b.code)
    T.update(irn=hashv, ack_number=ack, ack_date=d.isoformat())
    X, R = 25, 570
    xs = acc([22, 178, 52, 58, 58, 55, 26, 30, 66], X)
    G = Grid(P, xs, "clcrrrlrr", H, 8, 10, 2.5, 1.5, (1,))
    due, ven = rng.choice(["30 Days", "Immediate", "45 Days"]), rng.choice(["V-Trans", "Own Vehicle", "Gati Surface"])
    po, dc = "PO/%d" % rng.randint(100, 9999), str(rng.randint(100, 999))

    def top():
        P.t(P.W / 2, 30, "Tax Invoice", HB, 11, "c")
        P.t(R, 30, "(ORIGINAL FOR RECIPIENT)" if P.page == 1 else "(Page %d)" % P.page, HI, 8, "r")
        P.t(R - 30, 46, "e-Invoice", HB, 9, "c")
        P.qr(R - 62, 52, 62, no)
        P.t(X, 60, "IRN", H, 8)
        P.t(X + 42, 60, ":", H, 8)
        P.t(X + 50, 60, hashv[:38] + "-", HB, 8)
        P.t(X + 50, 70, hashv[38:], HB, 8)
        for k, (l, v) in enumerate((("Ack No.", ack), ("Ack Date", _d(d)))):
            P.t(X, 81 + 10 * k, l, H, 8)
            P.t(X + 42, 81 + 10 * k, ":", H, 8)
            P.t(X + 50, 81 + 10 * k, v, HB, 8)
        y0, mid = 120, 300
        y = _cells(P, mid, y0, R - mid, [("Invoice No.", "Dated"), ("Delivery Note", "Mode/Terms of Payment"),
                   ("Reference No. & Date.", "Other References"), ("Buyer's Order No.", "Dated"),
                   ("Dispatch Doc No.", "Delivery Note Date"), ("Dispatched through", "Destination")],
                   {"Invoice No.": no, "Mode/Terms of Payment": due, "Buyer's Order No.": po,
                    "Dispatch Doc No.": dc, "Dispatched through": ven, "Destination": b.city})
        P.t(mid + 3 + (R - mid) / 2, y0 + 19, _d(d), HB, 8.5)
        P.t(mid + 3, y + 9, "Terms of Delivery", H, 7.5)
        yy = P.lines(X + 3, y0 + 10, [(a.name, HB, 9)] + [a.street, a.city + " - " + a.pin, "GSTIN/UIN: " + a.gstin,
                     "State Name : %s, Code : %s" % (a.state, a.code), "E-Mail : " + a.mail], H, 8, 10)
        for lab, pos in (("Consignee (Ship to)", 0), ("Buyer (Bill to)", 1)):
            P.ln(X, yy - 6, mid, yy - 6)
            yy = P.lines(X + 3, yy + 3, [(lab, H, 7.5), (b.name, HB, 8.5), b.street, b.city + " - " + b.pin], H, 8, 10)
            for l, v in (("GSTIN/UIN", b.gstin), ("State Name", "%s, Code : %s" % (b.state, b.code))) + \
                    ((("Place of Supply", b.state),) if pos else ()):
                P.t(X + 3, yy, l, H, 8)
                P.t(X + 75, yy, ": " + v, H, 8)
                yy += 10
        yb = yy
        P.box(X, y0, R - X, yb - y0)
        P.ln(mid, y0, mid, yb)
        G.draw(yb, ["Sl\nNo.", ("Description of Goods", H, 8, "c"), "HSN/SAC", ("Quantity", H, 8, "c"), ("Rate\n(Incl. of Tax)", H, 7.5, "c"),
                    ("Rate", H, 8, "c"), "per", "Disc. %", ("Amount", H, 8, "c")])
        P.ln(X, yb + 24, R, yb + 24)
        return yb + 24, yb

    def close(y, yb, foot=True):
        G.rules(yb, y)
        P.ln(X, yb, R, yb)
        P.ln(X, y, R, y)
        if foot:
            P.t(R, y + 10, "continued to page number %d" % (P.page + 1), HI, 7.5, "r")
        P.t(P.W / 2, 828, "This is a Computer Generated Invoice", H, 7.5, "c")

    y, yb = top()
    L = []
    for it in its:
        sub = []
        if it.hsn.startswith(("8471", "8443", "8528")):
            ser = ["%s%06d" % (rng.choice(["5CD", "CNB", "PF3"]), rng.randint(0, 999999)) for _ in range(min(4, int(it.qty)))]
            sub = [("S/N: " + ", ".join(ser), HI, 7.5)]
        elif rng.random() < 0.4:
            sub = [("Batch : BT%04d" % rng.randint(1, 9999), HI, 7.5)]
        inc = hup(it.price * (100 + it.rate))
        cells = [str(it.sn), [(it.name, HB)] + sub, it.hsn, (grp(str(it.qty)) + " " + it.unit, HB), inr(inc), inr(int(it.price * 100)),
                 it.unit, "%s %%" % rt(it.disc) if it.disc else "", (inr(it.txv), HB)]
        if y + G.height(cells) > 800:
            close(808, yb)
            P.np()
            y, yb = top()
        y = G.draw(y, cells)
        L.append({"description": it.name, "hsn_sac": it.hsn, "quantity": str(it.qty), "unit": it.unit, "unit_price": plain(int(it.price * 100)),
                  "taxable_value": plain(it.txv)})
    hs = groups(its, lambda i: (i.hsn, i.rate))
    rows = []
    for (h, r), g in hs:
        v = tot(g, "txv")
        rows.append((h, r, v, pct(v, r / 2) if not inter else 0, pct(v, r) if inter else 0))
    tv, cg, ig = (sum(r[k] for r in rows) for k in (2, 3, 4))
    raw = tv + 2 * cg + ig
    grand = hup(D(raw) / 100) * 100
    led = [("IGST", ig)] if inter else [("CGST", cg), ("SGST", cg)]
    ro = grand - raw
    need = 12 * (len(led) + 3) + 20
    if y + need > 800:
        close(808, yb)
        P.np()
        y, yb = top()
    P.ln(xs[-2], y + 1, R, y + 1)
    y = G.draw(y + 2, [""] * 8 + [inr(tv)])
    for l, v in led:
        y = G.draw(y, ["", (l, HBI, 8, "r"), "", "", "", "", "", "", (inr(v), HB)])
    if ro:
        y = G.draw(y, ["", ("ROUND OFF", HBI, 8, "r"), "", "", "", "", "", "", (("(-)" if ro < 0 else "") + inr(abs(ro)), HB)])
        if ro < 0:
            P.t(xs[1] + 3, y - 4.5, "Less :", HI, 8)
    fh = 20 + 13 * len(rows) + 150
    y = max(y + 10, min(800 - fh, 560)) if y + fh < 800 else y + 6
    P.ln(X, y, R, y)
    y2 = G.draw(y, ["", ("Total", H, 8, "r"), "", (_qsum(its), HB), "", "", "", "", (RUP + " " + inr(grand), HB, 8.5)])
    close(y2, yb, False)
    y = y2
    if y + fh > 815:
        P.t(R, y + 10, "continued to page number %d" % (P.page + 1), HI, 7.5, "r")
        P.np()
        P.t(P.W / 2, 30, "Tax Invoice", HB, 11, "c")
        P.t(R, 30, "(Page %d)" % P.page, HI, 8, "r")
        P.t(X, 44, "Invoice No. %s   Dated %s" % (no, _d(d)), HI, 8)
        P.t(P.W / 2, 828, "This is a Computer Generated Invoice", H, 7.5, "c")
        y = 50
    y0 = y
    P.t(X + 3, y + 10, "Amount Chargeable (in words)", H, 7.5)
    P.t(R - 3, y + 10, "E. & O.E", HI, 7.5, "r")
    P.t(X + 3, y + 21, "INR " + words(grand // 100) + " Only", HB, 8.5)
    y += 27
    if inter:
        hx = acc([215, 95, 70, 85, 80], X)
        hh = [("HSN/SAC", 0, 1), ("Taxable\nValue", 1, 2), ("IGST", 2, 4), ("Total\nTax Amount", 4, 5)]
        sub = [2]
    else:
        hx = acc([145, 85, 45, 75, 45, 75, 75], X)
        hh = [("HSN/SAC", 0, 1), ("Taxable\nValue", 1, 2), ("CGST", 2, 4), ("SGST/UTGST", 4, 6), ("Total\nTax Amount", 6, 7)]
        sub = [2, 4]
    S = Grid(P, hx, "l" + "r" * (len(hx) - 2), H, 8, 9.5, 3, 1)
    P.ln(X, y, R, y)
    for s, i, j in hh:
        P.lines((hx[i] + hx[j]) / 2, y + 9, s.split("\n"), H, 7.5, 10, "c")
        if j - i == 2:
            P.ln(hx[i], y + 12, hx[j], y + 12)
            P.t((hx[i] + hx[i + 1]) / 2, y + 21, "Rate", H, 7.5, "c")
            P.t((hx[i + 1] + hx[j]) / 2, y + 21, "Amount", H, 7.5, "c")
    yt = y
    y += 24
    P.ln(X, y, R, y)
    for h, r, v, c, g in rows:
        y = S.draw(y, [h, inr(v)] + ([rt(r) + "%", inr(g), inr(g)] if inter else [rt(r / 2) + "%", inr(c)] * 2 + [inr(2 * c)]))
    P.ln(X, y, R, y)
    y = S.draw(y, [("Total", HB, 8, "r"), inr(tv)] + (["", inr(ig), inr(ig)] if inter else ["", inr(cg), "", inr(cg), inr(2 * cg)]), f=HB)
    P.ln(X, y, R, y)
    for k in range(1, len(hx) - 1):
        P.ln(hx[k], yt + (12 if k in [s + 1 for s in sub] else 0), hx[k], y)
    tx = 2 * cg + ig
    P.t(X + 3, y + 10, "Tax Amount (in words) :", H, 7.5)
    P.t(X + 95, y + 10, "INR " + words(tx // 100) + (" and %s paise" % words(tx % 100) if tx % 100 else "") + " Only", HB, 8)
    P.lines(X + 3, y + 30, ["Company's Bank Details", "Bank Name     : Arth Sahakari Bank", "A/c No.           : %012d" % rng.randint(10 ** 10, 10 ** 11),
                            "Branch & IFS Code : %s & ARTH0000%03d" % (a.city, rng.randint(1, 400))], H, 8, 10)
    P.lines(X + 3, y + 76, [("Declaration", H, 8), "We declare that this invoice shows the actual price of the",
                            "goods described and that all particulars are true and correct."], H, 8, 10)
    P.box(300, y + 66, R - 300, 40)
    P.t(R - 3, y + 76, "for " + a.name, HB, 8, "r")
    P.t(R - 3, y + 102, "Authorised Signatory", H, 8, "r")
    y += 106
    P.box(X, y0, R - X, y - y0)
    T["line_items"] = L
    T["totals"] = {"taxable_value": plain(tv), "total": plain(grand)}
    T["totals"].update({"igst": plain(ig)} if inter else {"cgst": plain(cg), "sgst": plain(cg)})
    if ro:
        T["totals"]["round_off"] = plain(ro)
    return T


def tallybilled(P, rng, n):
    a, b, _ = pair(rng, "trade", "co", True)
    d = day(rng, (2021, 4, 5), (2023, 3, 28))
    its = items(rng, "build auto", n, True, d)
    no = "%03d" % rng.randint(4, 990)
    T = head(no, d, "invoice", a, b)
    X, R = 40, 560
    xs = acc([20, 54, 138, 48, 30, 46, 46, 46, 22, 70], X)
    xs[-1] = R
    G = Grid(P, xs, "lllcrrrrlr", "NS", 7, 9.5, 2, 1.5, (1, 2))
    lr, veh = rng.randint(1000, 99999), "%s%02d %s %04d" % (a.ab, rng.randint(1, 49), rng.choice(["AB", "TC", "KL"]), rng.randint(1, 9999))

    def top():
        P.t(P.W / 2, 34, "INVOICE", "NSB", 12, "c")
        if P.page > 1:
            P.t(R, 34, "(Page %d)" % P.page, "NSI", 7, "r")
        y = 42
        mid = 300
        P.box(X, y, R - X, 150)
        P.ln(mid, y, mid, y + 150)
        yy = P.lines(X + 3, y + 11, [(a.name, "NSB", 9), a.street, a.city + "-" + a.pin, "GSTIN/UIN: " + a.gstin,
                                     "State Name : %s, Code : %s" % (a.state, a.code), "Contact : " + a.phone], "NS", 7.5, 11)
        P.ln(X, yy - 6, mid, yy - 6)
        P.lines(X + 3, yy + 4, [("Buyer", "NS", 7), (b.name, "NSB", 8.5), b.street, b.city + "-" + b.pin,
                                "GSTIN/UIN          : " + b.gstin, "State Name         : %s, Code : %s" % (b.state, b.code)], "NS", 7.5, 11)
        labs = [("Invoice No.", no, "Dated", _d(d)), ("Delivery Note", "", "Mode/Terms of Payment", "15 Days"),
                ("Supplier's Ref.", "", "Other Reference(s)", ""), ("Despatch Document No.", "", "Delivery Note Date", ""),
                ("Bill of Lading/LR-RR No.", "%d dt. %s" % (lr, _d(d)), "Motor Vehicle No.", veh)]
        w = (R - mid) / 2
        for k, r in enumerate(labs):
            for j in (0, 1):
                P.box(mid + j * w, y + 30 * k, w, 30)
                P.t(mid + j * w + 3, y + 30 * k + 9, r[2 * j], "NS", 7)
                P.t(mid + j * w + 3, y + 30 * k + 22, r[2 * j + 1], "NSB", 8)
        y += 150
        c = ("NS", 7, "c")
        P.ln(X, y, R, y)
        P.ln(X, y + 26, R, y + 26)
        for i, s in enumerate(["SI\nNo.", "No. & Kind\nof Pkgs.", "Description of Goods", "HSN/SAC", "GST\nRate", "", "", "Rate", "per", "Amount"]):
            P.lines((xs[i] + xs[i + 1]) / 2, y + 10, s.split("\n"), *c[:2], 9.5, "c")
        P.t((xs[5] + xs[7]) / 2, y + 9, "Quantity", "NS", 7, "c")
        P.ln(xs[5], y + 13, xs[7], y + 13)
        P.t((xs[5] + xs[6]) / 2, y + 22, "Shipped", "NS", 7, "c")
        P.t((xs[6] + xs[7]) / 2, y + 22, "Billed", "NS", 7, "c")
        return y + 26, y

    def close(y, yb, more):
        for i, x in enumerate(xs):
            P.ln(x, yb + (13 if i == 6 else 0), x, y)
        P.ln(X, y, R, y)
        if more:
            P.t(R, y + 10, "continued ...", "NSI", 7, "r")

    y, yb = top()
    L = []
    for it in its:
        pk = "" if rng.random() < 0.5 else "%d %s" % (rng.randint(1, 9), rng.choice(["Cartons", "Bundles", "Bags", "Wooden Cases"]))
        sh = it.qty + (rng.randint(1, 3) if rng.random() < 0.25 else 0)
        dec = "0.000" if it.unit in ("Kgs", "MT") else "0"
        q = grp(str(it.qty)) if dec == "0" else inr(int(it.qty * 100)) + "0"
        s = grp(str(sh)) if dec == "0" else inr(int(sh * 100)) + "0"
        u = it.unit.title()
        desc = [(it.name, "NSB")] + ([("As per Drg. %s-%d Rev. 0%d" % (a.first[:2].upper(), rng.randint(100, 999), rng.randint(0, 4)), "NSI", 6.5)]
                                     if rng.random() < 0.3 else [])
        cells = [str(it.sn), pk, desc, it.hsn, rt(it.rate) + " %", s + " " + u if len(s) < 8 else [s, u],
                 (q + " " + u, "NSB") if len(q) < 8 else [(q, "NSB"), (u, "NSB")], inr(int(it.price * 100)), u, (inr(it.txv), "NSB")]
        if y + G.height(cells) > 785:
            close(792, yb, True)
            P.np()
            y, yb = top()
        y = G.draw(y, cells)
        L.append({"description": it.name, "hsn_sac": it.hsn, "tax_rate": rt(it.rate), "quantity": num(q), "unit": u,
                  "unit_price": plain(int(it.price * 100)), "taxable_value": plain(it.txv)})
    rg = [(r, tot(g, "txv")) for r, g in groups(its, lambda i: i.rate)]
    led = [(r, v, pct(v, r)) for r, v in rg]
    raw = sum(v + t for _, v, t in led)
    frt = rng.choice([0, 0, 35000, 120000])
    grand = hup(D(raw) / 100) * 100
    ro = grand - raw
    if y + 13 * (len(led) + 3) > 785:
        close(792, yb, True)
        P.np()
        y, yb = top()
    P.ln(xs[-2], y + 1, R, y + 1)
    y = G.draw(y + 2, [""] * 9 + [inr(tot(its, "txv"))])
    for r, v, t in led:
        y = G.draw(y, ["", "", ("OUTPUT IGST @ %s%%" % rt(r), "NSB", 7, "r"), "", "", "", "", rt(r), "%", (inr(t), "NSB")])
    if ro:
        y = G.draw(y, ["", "", ("Rounded Off", "NSB", 7, "r"), "", "", "", "", "", "", (("(-)" if ro < 0 else "") + inr(abs(ro)), "NSB")])
        if ro < 0:
            P.t(xs[2] + 3, y - 4.5, "Less :", "NSI", 7)
    fh = 190 + 11 * len(led)
    y = max(y + 8, 430) if y + fh < 640 else y + 8
    P.ln(X, y, R, y)
    y2 = G.draw(y, ["", "", ("Total", "NS", 7, "r"), "", "", "", "", "", "", (RUP + " " + inr(grand), "NSB", 7)])
    close(y2, yb, False)
    y = y2
    if y + fh > 815:
        P.np()
        y = 40
    y0 = y
    P.t(X + 3, y + 10, "Amount Chargeable (in words)", "NS", 7)
    P.t(R - 3, y + 10, "E. & O.E", "NSI", 7, "r")
    y = P.para(X + 3, y + 21, "Indian Rupees %s Only" % words(grand // 100), R - X - 6, "NSB", 8) - 3
    hx = acc([190, 100, 60, 90, 80], X)
    S = Grid(P, hx, "rrrrr", "NS", 7, 9, 3, 1)
    P.ln(X, y, R, y)
    P.lines((hx[1] + hx[2]) / 2, y + 9, ["Taxable", "Value"], "NS", 7, 10, "c")
    P.t((hx[2] + hx[4]) / 2, y + 9, "Integrated Tax", "NS", 7, "c")
    P.ln(hx[2], y + 12, hx[4], y + 12)
    P.t((hx[2] + hx[3]) / 2, y + 21, "Rate", "NS", 7, "c")
    P.t((hx[3] + hx[4]) / 2, y + 21, "Amount", "NS", 7, "c")
    P.lines((hx[4] + hx[5]) / 2, y + 9, ["Total", "Tax Amount"], "NS", 7, 10, "c")
    yt = y
    y += 24
    P.ln(X, y, R, y)
    for r, v, t in led:
        y = S.draw(y, ["", inr(v), rt(r) + "%", inr(t), inr(t)])
    P.ln(X, y, R, y)
    tv, ig = tot(its, "txv"), sum(l[2] for l in led)
    y = S.draw(y, ["Total:", inr(tv), "", inr(ig), inr(ig)], f="NSB")
    for k in (1, 2, 3, 4):
        P.ln(hx[k], yt + (12 if k == 3 else 0), hx[k], y)
    P.ln(X, y, R, y)
    y = P.para(X + 3, y + 12, "Tax Amount (in words) :  Indian Rupees %s and %s paise Only" % (words(ig // 100), words(ig % 100)), R - X - 6, "NS", 7.5)
    P.t(X + 3, y + 10, "Company's PAN            :  " + a.pan, "NS", 7.5)
    P.lines(X + 3, y + 28, [("Declaration", "NS", 7), "Goods once sold will not be taken back. Interest @ 24% p.a. will be",
                            "charged if the bill is not paid within due date."], "NS", 7, 10)
    P.box(330, y + 20, R - 330, 44)
    P.t(R - 3, y + 30, "for " + a.name, "NSB", 7.5, "r")
    P.t(R - 3, y + 60, "Authorised Signatory", "NS", 7, "r")
    y += 64
    P.box(X, y0, R - X, y - y0)
    P.t(P.W / 2, y + 12, "SUBJECT TO %s JURISDICTION" % a.city.upper(), "NS", 7, "c")
    P.t(P.W / 2, y + 22, "This is a Computer Generated Invoice", "NS", 7, "c")
    T["line_items"] = L
    T["totals"] = {"taxable_value": plain(tv), "igst": plain(ig), "total": plain(grand)}
    if ro:
        T["totals"]["round_off"] = plain(ro)
    return T


def busy(P, rng, n):
    a, b, inter = pair(rng, "trade", "trade")
    d = day(rng)
    its = items(rng, "elec text", n, inter, d)
    no = "%s/%d" % (fy(d), rng.randint(1, 999))
    T = head(no, d, "invoice", a, b, b.code, False)
    X, R = 28, 567
    xs = acc([22, 140 if inter else 110, 46, 42, 28, 50] + ([42, 78] if inter else [36, 48, 36, 48]) + [0], X)
    xs[-1] = R
    al = "llrrlr" + ("rr" if inter else "rrrr") + "r"
    z = 7.5
    G = Grid(P, xs, al, TR, z + 0.5, 9.5, 2, 1.5, (1,))
    half = (X + R) / 2

    def top():
        y = 30
        P.t(X + 3, y + 12, "GSTIN : " + a.gstin, TB, 9)
        P.t(R - 3, y + 12, "Original Copy", TI, 9, "r")
        P.t(P.W / 2, y + 12, "TAX INVOICE", TB, 10, "c")
        P.ln(P.W / 2 - 33, y + 14, P.W / 2 + 33, y + 14)
        P.t(P.W / 2, y + 32, a.name, TB, 17, "c")
        P.t(P.W / 2, y + 44, "%s, %s - %s" % (a.street, a.city, a.pin), TR, 9, "c")
        P.t(P.W / 2, y + 55, "Tel. : %s   email : %s" % (a.phone, a.mail), TR, 9, "c")
        y += 60
        P.ln(X, y, R, y)
        L1 = [("Invoice No.", no), ("Dated", d.strftime("%d-%m-%Y")), ("Place of Supply", "%s (%s)" % (b.state, b.code)), ("Reverse Charge", "N")]
        L2 = [("GR/RR No.", ""), ("Transport", "By Road"), ("Vehicle No.", ""), ("Station", b.city.upper())]
        for k in range(4):
            for x, (l, v) in ((X + 3, L1[k]), (half + 3, L2[k])):
                P.t(x, y + 11 + 11 * k, l, TR, 9)
                P.t(x + 76, y + 11 + 11 * k, ": " + v, TR, 9)
        y += 48
        P.ln(X, y, R, y)
        for x, l in ((X + 3, "Billed to :"), (half + 3, "Shipped to :")):
            P.lines(x, y + 11, [(l, TI, 9), (b.name, TB, 9), b.street, "%s, %s %s" % (b.city, b.state, b.pin), "",
                                "GSTIN / UIN       : " + b.gstin], TR, 9, 10.5)
        P.ln(half, y - 48, half, y + 68)
        y += 68
        P.ln(X, y, R, y)
        hd = ["S.N.", "Description of Goods", "HSN/SAC\nCode", "Qty.", "Unit", "Price"] + (
            ["IGST\nRate", "IGST\nAmount"] if inter else ["CGST\nRate", "CGST\nAmount", "SGST\nRate", "SGST\nAmount"]) + ["Amount(%s)" % RUP]
        G.draw(y, hd, f=TB)
        P.ln(X, y + 24, R, y + 24)
        return y + 24, y

    def close(y, yb, more):
        G.rules(yb, y)
        P.ln(X, y, R, y)
        if more:
            P.t(R - 3, y + 11, "Continued ...", TI, 9, "r")
            P.box(X, 30, R - X, y + 16 - 30, lw=1)

    y, yb = top()
    L = []
    for it in its:
        r = it.rate / (1 if inter else 2)
        rs = "%.2f %%" % r
        q = "%.2f" % it.qty
        tax = [rs, inr(it.ig)] if inter else [rs, inr(it.cg), rs, inr(it.sg)]
        cells = ["%d." % it.sn, it.name, it.hsn, grp(q[:-3]) + q[-3:], it.unit, inr(int(it.price * 100))] + tax + [inr(it.tot)]
        if y + G.height(cells) > 780:
            close(785, yb, True)
            P.np()
            y, yb = top()
        y = G.draw(y, cells)
        e = {"description": it.name, "hsn_sac": it.hsn, "quantity": q, "unit": it.unit, "unit_price": plain(int(it.price * 100)), "tax_rate": rt(it.rate),
             "total": plain(it.tot)}
        e.update({"igst": plain(it.ig)} if inter else {"cgst": plain(it.cg), "sgst": plain(it.sg)})
        L.append(e)
    rg = groups(its, lambda i: i.rate)
    fh = 150 + 11 * len(rg)
    if y + fh > 800:
        close(785, yb, True)
        P.np()
        y, yb = top()
    y = max(y, min(800 - fh, 520) - 30)
    raw = tot(its, "tot")
    grand = hup(D(raw) / 100) * 100
    ro = grand - raw
    close(y, yb, False)
    if ro:
        P.t(xs[5], y + 10, ("Add" if ro > 0 else "Less") + "  : Rounded Off (%s)" % ("+" if ro > 0 else "-"), TI, 9)
        P.t(R - 3, y + 10, inr(abs(ro)), TR, 9, "r")
        y += 14
        P.ln(X, y, R, y)
    q = sum(i.qty for i in its)
    P.t(X + 70, y + 11, "Grand Total", TB, 9)
    P.t(xs[4] - 2, y + 11, inr(int(q * 100)), TB, 8.5, "r")
    if inter:
        P.t(xs[8] - 2, y + 11, inr(tot(its, "ig")), TB, 8.5, "r")
    else:
        P.t(xs[8] - 2, y + 11, inr(tot(its, "cg")), TB, 8, "r")
        P.t(xs[10] - 2, y + 11, inr(tot(its, "sg")), TB, 8, "r")
    P.t(R - 3, y + 11, inr(grand), TB, 9.5, "r")
    y += 15
    P.ln(X, y, R, y)
    hx = [X + 3, X + 110, X + 185, X + 260, X + 335]
    hd = ["Tax Rate", "Taxable Amt."] + (["IGST Amt."] if inter else ["CGST Amt.", "SGST Amt."]) + ["Total Tax"]
    for i, s in enumerate(hd):
        P.t(hx[i], y + 10, s, TB, 8, "l" if not i else "r")
        P.ln(hx[i] - (0 if not i else sw(s, TB, 8)), y + 12, hx[i] + (sw(s, TB, 8) if not i else 0), y + 12)
    y += 21
    for r, g in rg:
        v = [tot(g, "txv")] + ([tot(g, "ig")] if inter else [tot(g, "cg"), tot(g, "sg")]) + [tot(g, "tax")]
        P.t(hx[0], y, rt(r) + "%", TR, 8.5)
        for i, s in enumerate(v):
            P.t(hx[i + 1], y, inr(s), TR, 8.5, "r")
        y += 11
    y += 2
    P.t(X + 3, y + 4, "Rupees %s Only" % words(grand // 100), TB, 9.5)
    y += 10
    P.ln(X, y, R, y)
    P.t(X + 3, y + 11, "Bank Details : ARTH SAHAKARI BANK, A/C NO. %d, IFSC ARTH0000%03d" % (rng.randint(10 ** 10, 10 ** 11), rng.randint(1, 300)), TB, 8.5)
    y += 15
    P.ln(X, y, R, y)
    P.ln(half, y, half, y + 56)
    P.ln(half, y + 22, R, y + 22)
    P.lines(X + 3, y + 10, [("Terms & Conditions", TI, 9), "E.& O.E.", "1. Goods once sold will not be taken back.", "2. Interest @ 18% p.a. will be charged if the payment",
                            "    is not made with in the stipulated time.   3. Subject to '%s' Jurisdiction only." % a.state], TR, 7.3, 9.5)
    P.t(half + 3, y + 10, "Receiver's Signature    :", TR, 9)
    P.t(R - 3, y + 33, "for " + a.name, TB, 9, "r")
    P.t(R - 3, y + 53, "Authorised Signatory", TR, 9, "r")
    y += 56
    P.box(X, 30, R - X, y - 30, lw=1)
    T["line_items"] = L
    T["totals"] = {"total": plain(grand)}
    T["totals"].update({"igst": plain(tot(its, "ig"))} if inter else {"cgst": plain(tot(its, "cg")), "sgst": plain(tot(its, "sg"))})
    if ro:
        T["totals"]["round_off"] = plain(ro)
    return T


LAYOUTS = {"tallyirn": tallyirn, "tallybilled": tallybilled, "busy": busy}
