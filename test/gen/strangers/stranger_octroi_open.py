# SPDX-License-Identifier: AGPL-3.0-or-later
"""Two open systems and the prints of the e-invoice portal."""

import datetime
from decimal import Decimal as D

from stranger_octroi_kit import (Grid, H, HB, RUP, acc, ackno, day, fy, grp, head, hup, inr, irn, pair, plain, rt, sw, west, words)
from stranger_octroi_pools import groups, items, tot

_SUB = ["", "", "", "Dimensions as per approved sample; powder coated finish", "Delivery: %d units per week"]


def odoo(P, rng, n):
    a, b, inter = pair(rng, "co", "co")
    d = day(rng)
    its = items(rng, "furn", n, inter, d, (0, 0, 5, 10), "0.5")
    no = "INV/%s/%05d" % (fy(d), rng.randint(1, 4000))
    T = head(no, d, "invoice", a, b, b.code)
    X, R, K = 42, 553, "#714b67"
    F, FB = "NS", "NSB"
    xs = acc([188, 52, 62, 56, 36, 50], X) + [R]
    anyd = any(i.disc for i in its)
    G = Grid(P, xs, "lrrrrrr", F, 8, 11, 3, 3, (0,))
    U = lambda p: RUP + "\u00a0" + west(p)

    def ends():
        P.t(X, 40, a.first, FB, 15, "l", K)
        P.t(R, 40, "Furniture for people who think", F, 8, "r", "#777777")
        P.ln(X, 48, R, 48, 0.6, "#333333")
        P.ln(X, 800, R, 800, 0.6, "#333333")
        P.t(P.W / 2, 811, "%s   %s   http://www.%s.example   GSTIN: %s" % (a.phone, a.mail, a.first.lower().replace(" ", ""), a.gstin), F, 7, "c", "#444444")
        P.t(P.W / 2, 821, "Page: %d / %d" % (P.page, P.total), F, 7, "c", "#444444")

    def tab(y):
        hd = ["Description", "HSN/SAC", "Quantity", "Unit Price", "Disc.%" if anyd else "", "Taxes", "Amount"]
        G.draw(y, hd, f=FB)
        P.ln(X, y + 17, R, y + 17, 0.9, "#333333")
        return y + 18

    ends()
    y = P.lines(X, 64, [a.name, a.street, "%s %s %s" % (a.city, a.pin, a.ab), "India"], F, 8.5, 11.5)
    P.lines(330, y + 8, [b.name, b.street, "%s %s %s" % (b.city, b.pin, b.ab), "India", "GSTIN: " + b.gstin], F, 9, 12)
    P.t(X, y + 84, "Tax Invoice " + no, F, 17, "l", K)
    y += 108
    inf = [("Invoice Date:", d.strftime("%d/%m/%Y")), ("Due Date:", (d + datetime.timedelta(30)).strftime("%d/%m/%Y")), ("Source:", "S%05d" % rng.randint(1, 9999)),
           ("Place of supply:", "%s (IN)" % b.state)]
    for k, (l, v) in enumerate(inf):
        P.t(X + 128 * k, y, l, FB, 8.5)
        P.t(X + 128 * k, y + 12, v, F, 8.5)
    y = tab(y + 30)
    L = []
    for k, it in enumerate(its):
        sub = rng.choice(_SUB).replace("%d", str(rng.randint(2, 20)))
        t = ("IGST %s%%" if inter else "GST %s%%") % rt(it.rate)
        u = it.unit
        cells = [[it.name] + ([sub] if sub else []), it.hsn, "%.2f %s" % (it.qty, u), west(int(it.price * 100)), "%.2f" % it.disc if anyd else "", t, U(it.txv)]
        if y + G.height(cells) > 790:
            P.np()
            ends()
            y = tab(58)
        y = G.draw(y, cells)
        P.ln(X, y, R, y, 0.3, "#cccccc")
        L.append({"description": (it.name + " " + sub).strip(), "hsn_sac": it.hsn, "quantity": "%.2f" % it.qty, "unit": u,
                  "unit_price": plain(int(it.price * 100)), "tax_rate": rt(it.rate), "taxable_value": plain(it.txv)})
    rg = groups(its, lambda i: i.rate)
    tv = tot(its, "txv")
    hs = groups(its, lambda i: (i.hsn, i.rate))
    rows = [("Untaxed Amount", U(tv), FB)]
    for k, l in ((("ig", "IGST"),) if inter else (("sg", "SGST"), ("cg", "CGST"))):
        rows.append((l, U(tot(its, k)), F))
    raw = tot(its, "tot")
    rows.append(("Total", U(raw), FB))
    if y + 17 * len(rows) + 40 > 790:
        P.np()
        ends()
        y = 60
    y += 10
    vx = 340
    for k, (l, v, f) in enumerate(rows):
        if k in (0, len(rows) - 1):
            P.ln(vx, y, R, y, 0.8, "#333333")
        P.t(vx + 4, y + 12, l, f, 8.5)
        P.t(R - 4, y + 12, v, f, 8.5, "r")
        y += 17
    P.t(X, y + 12, "Total (In Words): ", F, 8)
    y = P.para(X + 70, y + 12, "%s Rupees%s" % (words(raw // 100, "-"), " and %s Paise" % words(raw % 100, "-") if raw % 100 else ""), 400, F, 8, 11)
    P.t(X, y + 8, "Payment Communication: ", F, 8)
    P.t(X + 108, y + 8, no, FB, 8)
    y += 26
    if y + 30 + 16 * (len(hs) + 2) > 790:
        P.np()
        ends()
        y = 66
    P.t(X, y, "HSN Summary", FB, 10)
    y += 6
    hx = acc([70, 90, 52, 90] + ([100] if inter else [65, 65]), X) + [R]
    S = Grid(P, hx, "lrrrrrr"[:len(hx) - 1], F, 8, 11, 3, 2)
    y = S.draw(y, ["HSN/SAC", "Quantity", "Rate %", "Taxable Value"] + (["IGST"] if inter else ["SGST", "CGST"]) + ["Total"], f=FB)
    P.ln(X, y, R, y, 0.8, "#333333")
    for (h, r), g in hs:
        y = S.draw(y, [h, "%.2f %s" % (sum(i.qty for i in g), g[0].unit), rt(r), U(tot(g, "txv"))] + (
            [U(tot(g, "ig"))] if inter else [U(tot(g, "sg")), U(tot(g, "cg"))]) + [U(tot(g, "tax"))])
        P.ln(X, y, R, y, 0.3, "#cccccc")
        if y > 770:
            P.np()
            ends()
            y = 60
    T["line_items"] = L
    T["totals"] = t = {"taxable_value": plain(tv), "total": plain(raw)}
    t.update({"igst": plain(tot(its, "ig"))} if inter else {"cgst": plain(tot(its, "cg")), "sgst": plain(tot(its, "sg"))})
    return T


def erpnext(P, rng, n):
    a, b, inter = pair(rng, "co", "trade")
    d = day(rng, (2024, 4, 2), (2026, 6, 20))
    its = items(rng, "fmcg text", n, inter, d, (0,))
    no = "ACC-SINV-%d-%05d" % (d.year, rng.randint(1, 9999))
    rc = False
    T = head(no, d, "invoice", a, b, b.code, rc)
    ab = "".join(w[0] for w in a.name.split()).upper()[:4]
    X, R, g1 = 40, 555, "#888888"
    F, FB = "DC", "DCB"
    xs = acc([28, 255, 72, 72], X) + [R]
    G = Grid(P, xs, "rlrrr", F, 8, 11, 4, 3, (1,))
    U = lambda p: RUP + " " + inr(p)

    def tab(y):
        P.box(X, y, R - X, 17, "#eef0f2", 0.4, "#c8ccd0")
        G.draw(y, ["Sr", "Item", "Quantity", "Rate", "Amount"], "#555555", F)
        return y + 17

    P.t(X, 48, "TAX INVOICE", FB, 15)
    P.t(R, 44, "Sales Invoice", F, 10, "r", g1)
    P.t(R, 56, no, FB, 9, "r")
    P.ln(X, 62, R, 62, 0.6, "#c8ccd0")
    lf = [("Company", a.name), ("Company GSTIN", a.gstin), ("Company Address", "%s, %s, %s, State Code: %s, PIN Code: %s" % (a.street, a.city, a.state, a.code, a.pin)),
          ("Customer Name", b.name), ("Billing Address", "%s, %s, %s, State Code: %s, PIN Code: %s" % (b.street, b.city, b.state, b.code, b.pin))]
    rg2 = [("Date", d.strftime("%d-%m-%Y")), ("Payment Due Date", (d + datetime.timedelta(15)).strftime("%d-%m-%Y")), ("Billing Address GSTIN", b.gstin),
           ("Place of Supply", "%s-%s" % (b.code, b.state)), ("Is Reverse Charge", "No"), ("GST Category", "Registered Regular")]
    y = 78
    for l, v in lf:
        P.t(X, y, l + ":", FB, 8)
        y = P.para(X + 92, y, v, 170, F, 8, 11) + 3
    yr = 78
    for l, v in rg2:
        P.t(320, yr, l + ":", FB, 8)
        P.t(425, yr, v, F, 8)
        yr += 14
    y = tab(max(y, yr) + 2)
    ys = y
    L = []

    def close(y):
        G.rules(ys - 17, y, 0.4, "#c8ccd0")

    for it in its:
        u = it.unit.title() if it.unit != "PCS" else "Nos"
        q = grp(str(it.qty)) if rng.random() < 2 else ""
        cells = [str(it.sn), [(it.name, FB), ("HSN/SAC: " + it.hsn, F, 7.5)], q + " " + u, U(int(it.price * 100)), U(it.txv)]
        if y + G.height(cells) > 795:
            close(y)
            P.np()
            y = ys = tab(40)
        y = G.draw(y, cells)
        P.ln(X, y, R, y, 0.4, "#c8ccd0")
        L.append({"description": it.name, "hsn_sac": it.hsn, "quantity": str(it.qty), "unit": u, "unit_price": plain(int(it.price * 100)),
                  "taxable_value": plain(it.txv)})
    close(y)
    tv = tot(its, "txv")
    led = []
    for r, g in groups(its, lambda i: i.rate):
        for k, l in ((("ig", "Output Tax IGST"),) if inter else (("sg", "Output Tax SGST"), ("cg", "Output Tax CGST"))):
            led.append(("%s - %s @ %s" % (l, ab, rt(r if inter else r / 2)), tot(g, k)))
    raw = tot(its, "tot")
    grand = hup(D(raw) / 100) * 100
    rows = [("Total Quantity:", grp(str(sum(i.qty for i in its))), F), ("Total:", U(tv), F)] + [(l + ":", U(v), F) for l, v in led]
    rows += [("Grand Total:", U(raw), FB)] + ([("Rounding Adjustment:", U(grand - raw).replace(RUP + " -", RUP + " -"), F)] if grand != raw else []) + [
        ("Rounded Total:", U(grand), FB)]
    if y + 13.5 * len(rows) + 50 > 800:
        P.np()
        y = 36
    y += 16
    for l, v, f in rows:
        P.t(310, y, l, f, 8)
        P.t(R - 4, y, v, f, 8, "r")
        y += 13.5
    P.t(X, y + 4, "In Words:", FB, 8)
    y = P.para(X + 60, y + 4, "INR %s only." % words(grand // 100, "-", "and "), 440, F, 8, 11) + 8
    hs = groups(its, lambda i: i.hsn)
    if y + 30 + 16 * min(len(hs), 4) > 800:
        P.np()
        y = 46
    P.t(X, y, "Tax Breakup", FB, 9)
    y += 6
    hx = acc([120, 130] + ([265] if inter else [132]), X) + ([] if inter else [R])
    S = Grid(P, hx, "lrrr"[:len(hx) - 1], F, 8, 11, 4, 2)

    def hh(y):
        P.box(X, y, R - X, 15, "#eef0f2", 0.4, "#c8ccd0")
        S.draw(y, ["HSN/SAC", "Taxable Amount"] + (["IGST"] if inter else ["CGST", "SGST"]), "#555555", FB)
        return y + 15
    y = hh(y)
    for h, g in hs:
        if y > 795:
            P.np()
            y = hh(40)
        r = g[0].rate
        vals = [("(%s%%)" % (str(float(r if inter else r / 2))), tot(g, k)) for k in (("ig",) if inter else ("cg", "sg"))]
        y = S.draw(y, [h, U(tot(g, "txv"))] + [p + " " + U(v) for p, v in vals])
        P.ln(X, y, R, y, 0.4, "#c8ccd0")
    T["line_items"] = L
    T["totals"] = t = {"taxable_value": plain(tv), "total": plain(grand)}
    if len({i.rate for i in its}) == 1:
        t.update({"igst": plain(tot(its, "ig"))} if inter else {"cgst": plain(tot(its, "cg")), "sgst": plain(tot(its, "sg"))})
    if grand != raw:
        t["round_off"] = plain(grand - raw)
    return T


def nicirp(P, rng, n):
    a, b, inter = pair(rng, "co", "co")
    d = day(rng, (2023, 8, 1), (2026, 3, 25))
    its = items(rng, "bear build", n, inter, d, (0, 0, 3, 5))
    typ = rng.choice(["Tax Invoice", "Tax Invoice", "Tax Invoice", "Debit Note"])
    no = "%s%s/%d" % ("DN" if typ[0] == "D" else a.first[:2].upper(), fy(d).replace("-", ""), rng.randint(1, 9999))
    hashv, ack = irn(rng), ackno(rng, d)
    T = head(no, d, "debit_note" if typ[0] == "D" else "invoice", a, b, b.code)
    T.update(irn=hashv, ack_number=ack, ack_date=d.isoformat())
    X, R = 34, 561
    xs = acc([22, 102, 44, 42, 26, 46, 46, 54, 56, 34], X) + [R]
    G = Grid(P, xs, "clcrcrrrcrr", H, 6.8, 8.5, 2, 2.5, (1, 8))
    hm = "%02d:%02d:00" % (rng.randint(9, 20), rng.randint(0, 59))

    def sect(y, s):
        P.t(X, y + 10, s, HB, 9)
        return y + 15

    P.t(X, 44, a.gstin, HB, 9)
    P.t(X, 56, a.name, HB, 11)
    P.t(P.W / 2, 44, "e-Invoice", HB, 13, "c")
    P.qr(R - 74, 28, 72, no)
    y = sect(104, "1.e-Invoice Details")
    P.box(X, y, R - X, 32)
    P.t(X + 4, y + 11, "IRN :", HB, 7.5)
    P.t(X + 26, y + 11, hashv, H, 7.5)
    P.t(X + 4, y + 25, "Ack. No :", HB, 7.5)
    P.t(X + 42, y + 25, ack, H, 7.5)
    P.t(320, y + 25, "Ack. Date :", HB, 7.5)
    P.t(366, y + 25, d.strftime("%d-%m-%Y ") + hm, H, 7.5)
    y = sect(y + 38, "2.Document Details")
    P.box(X, y, R - X, 32)
    for k, (l, v) in enumerate((("Category :", "B2B"), ("Document No :", no), ("IGST applicable despite Supplier and Recipient located in same State :", "No"),
                                ("Place of Supply :", b.state.upper()), ("Document Type :", typ), ("Document Date :", d.strftime("%d-%m-%Y")))):
        x, yy = ((X + 4, y + 11), (X + 90, y + 11), (X + 252, y + 11), (X + 4, y + 25), (X + 180, y + 25), (X + 390, y + 25))[k]
        P.t(x, yy, l, HB, 7.2)
        P.t(x + sw(l, HB, 7.2) + 3, yy, v, H, 7.2)
    y = sect(y + 38, "3.Party Details")
    mid = (X + R) / 2
    P.box(X, y, R - X, 76)
    P.ln(mid, y, mid, y + 76)
    for x, l, p in ((X + 4, "Supplier :", a), (mid + 4, "Recipient :", b)):
        P.lines(x, y + 11, [(l, HB, 7.5), "GSTIN : " + p.gstin, p.name, p.street, p.city, p.pin + " " + p.state.upper()], H, 7.5, 10.5)
    y = sect(y + 82, "4.Details of Goods / Services")
    hd = ["Sl No", "Item Description", "HSN\nCode", "Quantity", "Unit", "Unit\nPrice(Rs)", "Discount\n(Rs)", "Taxable\nAmount(Rs)",
          "Tax Rate(GST\n+Cess | State\nCess+Cess\nNon.Advol)", "Other\nCharges\n(Rs)", "Total(Rs)"]

    def tab(y):
        HG = Grid(P, xs, "c" * 11, HB, 6.8, 8.5, 1, 2.5)
        P.box(X, y, R - X, 39)
        HG.draw(y, hd)
        G.rules(y, y + 39)
        return y + 39
    y = tab(y)
    L = []
    um = {"EA": "NOS", "M": "MTR", "KG": "KGS", "PAI": "BTL", "BOX": "BOX", "Kgs": "KGS", "Bag": "BAG", "Box": "BOX", "Nos": "NOS", "Mtr": "MTR", "MT": "MTS"}
    for it in its:
        u = um[it.unit]
        cells = [str(it.sn), it.name, it.hsn, rt(it.qty), u, plain(int(it.price * 100)), plain(it.dis), plain(it.txv),
                 "%.2f + 0.00 | 0.00 + 0" % it.rate, "0", plain(it.tot)]
        if y + G.height(cells) > 800:
            P.np()
            y = tab(40)
        y1 = G.draw(y, cells)
        G.rules(y, y1)
        P.ln(X, y1, R, y1)
        y = y1
        L.append({"description": it.name, "hsn_sac": it.hsn, "quantity": rt(it.qty), "unit": u, "unit_price": plain(int(it.price * 100)), "discount": plain(it.dis),
                  "taxable_value": plain(it.txv), "tax_rate": rt(it.rate), "total": plain(it.tot)})
    if y + 130 > 815:
        P.np()
        y = 36
    raw = tot(its, "tot")
    grand = hup(D(raw) / 100) * 100
    ro = grand - raw
    y += 8
    tx = acc([62, 56, 56, 56, 46, 46, 40, 52, 46], X) + [R]
    S = Grid(P, tx, "c" * 10, H, 7.2, 10, 1, 3)
    P.box(X, y, R - X, 32)
    S.draw(y, ["Tax'ble Amt", "CGST Amt", "SGST Amt", "IGST Amt", "CESS Amt", "State CESS", "Discount", "Other\nCharges", "Round\noff Amt", "Tot Inv. Amt"], f=HB)
    S.draw(y + 20, ["", ""] + [""] * 8)
    S.rules(y, y + 48)
    S.draw(y + 32, [plain(tot(its, "txv")), plain(tot(its, "cg")), plain(tot(its, "sg")), plain(tot(its, "ig")), "0.00", "0.00", "0.00", "0.00", plain(ro), plain(grand)])
    P.ln(X, y + 48, R, y + 48)
    y += 62
    P.t(X, y, "Generated By : " + a.gstin, H, 7.5)
    P.t(X, y + 11, "Print Date : " + d.strftime("%d-%m-%Y ") + hm[:5], H, 7.5)
    for k in range(40):
        r = (ord(hashv[k]) * 7 + k) % 3 + 1
        P.box(215 + k * 3.6, y - 8, r * 0.8, 22, "#000000", 0)
    P.t(287, y + 22, ack, H, 7, "c")
    P.box(432, y - 10, R - 432, 44)
    P.lines(436, y, [("eSign", HB, 8), "Digitally Signed by NIC-IRP", "on : %s %s" % (d.strftime("%d-%m-%Y"), hm)], H, 7.2, 11)
    T["line_items"] = L
    T["totals"] = {"taxable_value": plain(tot(its, "txv")), "cgst": plain(tot(its, "cg")), "sgst": plain(tot(its, "sg")), "igst": plain(tot(its, "ig")),
                   "cess": "0.00", "round_off": plain(ro), "total": plain(grand)}
    return T


LAYOUTS = {"odoo": odoo, "erpnext": erpnext, "nicirp": nicirp}
