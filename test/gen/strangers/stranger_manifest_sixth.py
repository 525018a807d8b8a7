# SPDX-License-Identifier: AGPL-3.0-or-later
"""Papers of stranger_manifest.py, sixth part."""

import datetime
import random
from stranger_manifest_kit import (A4, B36, Party, Table, buyer, fy, groups, hdiv, inr, m, pct, rdate, render, rs, rwords, sw, truth, west)

FURN = [("[FURN_0789] Individual Workplace, Oak Laminate\nwith cable manager and modesty panel", "94033010", 1800, "Units", (8200, 14900)), ("[FURN_7777] Office Chair, Mesh Back", "94013900", 1800, "Units", (3900, 8600)),
        ("[FURN_8855] Drawer Pedestal, 3 drawer (Black)", "94031090", 1800, "Units", (4100, 6900)), ("[BAM_0021] Bamboo Stool, Natural", "94038200", 500, "Units", (690, 1450)),
        ("[SRV_INST] Installation and dismantling of old fit-out", "998739", 1800, "Hours", (650, 980)), ("[FURN_6666] Acoustic Bloc Screen 1200 x 600 mm", "94039900", 1800, "Units", (2950, 5100)),
        ("[FAB_0410] Curtain Fabric, Blackout, Beige", "63039200", 500, "m", (310, 520))]


def odoo(path, seed, rows):
    g = random.Random("odoo%s%s" % (seed, rows))
    sup = Party(g, "Vanya Workspaces LLP", "29", ["No. 210, 5th Main, KIADB Layout", "Bidadi Industrial Area", "Ramanagara Karnataka KA 562109", "India"], "F")
    inter = seed % 3 != 1
    buy = buyer(g, "29", inter)
    d = rdate(g, "2025-10-02", "2026-03-18")
    due = d + datetime.timedelta(days=45)
    f = lambda x: x.strftime("%d/%m/%Y")
    no = "INV/%d-%d/%05d" % (fy(d)[0], fy(d)[1] % 100, g.randint(20, 2400))
    items = []
    for i in range(rows):
        nm, hsn, r, u, (a, b) = g.choice(FURN)
        q = g.randint(1, 30) * 100 if u != "m" else g.randint(500, 14000)
        pr, dc = g.randint(a, b) * 100, g.choice([0, 0, 0, 500, 1000, 1250])
        tv = hdiv(q * pr * (10000 - dc), 100 * 10000)
        items.append(dict(d=nm, hsn=hsn, r=r, u=u, q=q, p=pr, dc=dc, tv=tv, t=pct(tv, r) if inter else pct(tv, r // 2)))
    anydc = any(i["dc"] for i in items)
    T = sum(i["tv"] for i in items)
    X = sum(i["t"] for i in items)
    tot = T + (X if inter else 2 * X)
    L, R, BOT = 42, 553, 765
    pl = (.44, .29, .40)
    if anydc:
        cols = [("d", L, 216, "l"), ("hsn", 216, 266, "l"), ("q", 266, 334, "r"), ("p", 334, 394, "r"), ("dc", 394, 428, "r"), ("tx", 428, 482, "r"), ("a", 482, R, "r")]
    else:
        cols = [("d", L, 236, "l"), ("hsn", 236, 290, "l"), ("q", 290, 356, "r"), ("p", 356, 418, "r"), ("tx", 418, 474, "r"), ("a", 474, R, "r")]
    nm = dict(d="Description", hsn="HSN/SAC", q="Quantity", p="Unit Price", dc="Disc.%", tx="Taxes", a="Amount")
    M = lambda v: "₹ " + inr(v)

    def ends(p):
        p.c.setFillColorRGB(*pl)
        p.t(L, 44, "vanya", "DB", 20, col=pl)
        p.t(R, 44, "Spaces that breathe", "D", 8, "r", (.45, .45, .45))
        p.ln(L, 54, R, 54, .8, (.3, .3, .3))
        p.ln(L, 796, R, 796, .8, (.3, .3, .3))
        p.t(297, 808, "+91 80 4000 1212 · accounts@vanyaworks.example · http://www.vanyaworks.example · " + sup.gstin, "D", 7, "c", (.4, .4, .4))
        p.t(297, 819, "Page: %d / %d" % (p.n, p.total), "D", 7, "c", (.4, .4, .4))

    def thead(p, y):
        for k, x0, x1, a in cols:
            p.t(x0 + 2 if a == "l" else x1 - 2, y + 10, nm[k], "DCB", 8.5, a)
        p.ln(L, y + 15, R, y + 15, 1)
        return y + 18

    def fn(p):
        ends(p)
        y = 66
        for s in [sup.name] + sup.addr + ["GSTIN: " + sup.gstin]:
            p.t(L, y, s, "DC", 8.5)
            y += 11
        yy = 80
        for s in [buy.name] + buy.addr + ["%s, India" % buy.sname, "GSTIN: " + buy.gstin]:
            yy += 11
            p.t(330, yy, s, "DC", 8.5)
        y = max(y, yy) + 34
        p.t(L, y, "Tax Invoice " + no, "D", 17, col=pl)
        y += 20
        for x, a, b in zip((L, 150, 250, 385), ("Invoice Date:", "Due Date:", "Source:", "Place of supply:"), (f(d), f(due), "S%05d" % (seed * 417), buy.sname)):
            p.t(x, y, a, "DCB", 8.5)
            p.t(x, y + 11, b, "DC", 8.5)
        y = thead(p, y + 26)
        t = Table(p, cols, "DC", 8, 10.5, 2)
        for n, it in enumerate(items):
            if n % 7 == 0 and len(items) > 5:
                if y + 40 > BOT:
                    p.new()
                    ends(p)
                    y = thead(p, 66)
                p.box(L, y, R - L, 15, (.92, .91, .92), None)
                p.t(L + 2, y + 11, "Floor %d" % (n // 7 + 1), "DCB", 8.5)
                y += 17
            c = dict(d=it["d"], hsn=it["hsn"], q="%s %s" % (inr(it["q"]), it["u"]), p=inr(it["p"]), dc=rs(it["dc"], 2) if it["dc"] else "", tx=("IGST " if inter else "GST ") + rs(it["r"]) + "%", a=M(it["tv"]))
            if y + t.height(c) > BOT:
                p.new()
                ends(p)
                y = thead(p, 66)
            y = t.row(y, c) + 3
            p.ln(L, y, R, y, .3, (.75, .75, .75))
            y += 2
        hg = groups(items, lambda i: (i["hsn"], i["r"]))
        if y + 110 > BOT:
            p.new()
            ends(p)
            y = 70
        y += 8
        for a, v in [("Untaxed Amount", T)] + ([("IGST", X)] if inter else [("SGST", X), ("CGST", X)]) + [("Total", tot)]:
            b = a in ("Untaxed Amount", "Total")
            p.ln(330, y, R, y, .4)
            p.t(332, y + 12, a, "DCB" if b else "DC", 9)
            p.t(R - 2, y + 12, M(v), "DCB" if b else "DC", 9, "r")
            y += 16
        y += 10
        p.t(L, y, "Total (In Words): " + rwords(tot, "", "Rupees and {} Paise" if tot % 100 else "", "" if tot % 100 else " Rupees"), "DC", 8, mw=R - L)
        p.t(L, y + 13, "Payment Communication: ", "DC", 8.5)
        p.t(L + sw("Payment Communication: ", "DC", 8.5), y + 13, no, "DCB", 8.5)
        p.t(L, y + 26, "Payment terms: 45 Days", "DC", 8.5)
        y += 40
        if y + 40 + 12 * len(hg) > BOT + 20:
            p.new()
            ends(p)
            y = 70
        p.t(L, y + 10, "HSN Summary", "DCB", 9)
        y += 16
        hs = ["HSN/SAC", "Quantity", "Rate %", "Taxable Value"] + (["IGST"] if inter else ["SGST", "CGST"])
        xs = [L + 2, 180, 240, 340, 430, R - 2]
        p.box(L, y, R - L, 14, (.92, .91, .92), None)
        for x, s in zip(xs, hs):
            p.t(x, y + 10, s, "DCB", 8, "l" if s == "HSN/SAC" else "r")
        y += 14
        for (h, r), its in hg.items():
            vals = [h, inr(sum(i["q"] for i in its)), rs(r), M(sum(i["tv"] for i in its))] + [M(sum(i["t"] for i in its))] * (1 if inter else 2)
            for i, v in enumerate(vals):
                p.t(xs[i], y + 10, v, "DC", 8, "l" if i == 0 else "r")
            y += 12

    render(path, A4, fn)
    li = [dict(description=i["d"].replace("\n", " "), hsn_sac=i["hsn"], quantity=m(i["q"]), unit=i["u"], unit_price=m(i["p"]), tax_rate=rs(i["r"]), taxable_value=m(i["tv"])) for i in items]
    tt = dict(taxable_value=m(T), total=m(tot))
    tt.update(dict(igst=m(X)) if inter else dict(cgst=m(X), sgst=m(X)))
    return truth(dict(invoice_number=no, invoice_date=d.isoformat(), document_type="invoice", supplier=sup.truth, recipient=buy.truth, place_of_supply=buy.state, line_items=li, totals=tt))


GADG = [("Voltaire Nano 65W GaN Fast Charger, Dual USB-C + USB-A, Foldable Pin, BIS Certified (Graphite Black)", "85044030", 1800, (1299, 2499)),
        ("Ruhaan Cotton Blend Terry Hand Towel, 500 GSM, Pack of 6, Quick Dry - Multicolour", "63026090", 500, (399, 899)),
        ("Kitab Ghar Barcode Label Roll 50mm x 25mm Direct Thermal, 1 inch core, 2000 labels per roll (Pack of 4)", "48211020", 1800, (549, 1190)),
        ("Netwin 8-Port Gigabit Unmanaged Desktop Switch, Metal Housing", "85176290", 1800, (1099, 1899)),
        ("SafeStep Steel Toe Industrial Safety Shoes, PU Sole, UK 9", "64034000", 1800, (1190, 2690)),
        ("Dr. Wellman Digital Infrared Forehead Thermometer with LCD display and 1 year warranty", "90251910", 500, (799, 1499)),
        ("Wiremesh Wall Clock Silent 12 inch", "91052100", 1800, (449, 999))]


def bazaar(path, seed, rows):
    g = random.Random("bazaar%s%s" % (seed, rows))
    sup = Party(g, "Clickmart Retail India Private Limited", "06", ["* Khasra No. 52/14, Village Binola,", "National Highway 8, Tehsil Manesar", "Gurgaon, Haryana, 122413", "IN"])
    inter = seed % 2 == 1
    buy = buyer(g, "06", inter)
    d = rdate(g, "2025-10-02", "2026-03-15")
    f = lambda x: x.strftime("%d.%m.%Y")
    no = "DEL%d-%d" % (g.randint(2, 9), g.randint(100000, 9999999))
    items = []
    for i in range(rows):
        nm, hsn, r, (a, b) = g.choice(GADG)
        q, mrp = g.randint(1, 6), g.randint(a, b) * 100
        up = hdiv(mrp * 10000, 10000 + r)
        off = hdiv(g.choice([0, 0, 4900, 10000]) * 10000, 10000 + r) if g.random() < .6 else 0
        net = up * q - off
        h = pct(net, r) if inter else pct(net, r // 2)
        asin = "B0" + "".join(g.choice(B36) for _ in range(8))
        items.append(dict(d=nm + " | %s ( %s )" % (asin, "CM-%s-%d" % (nm[:3].upper(), g.randint(100, 9999))), hsn=hsn, r=r, q=q, p=up, off=off, tv=net, h=h, a=net + (h if inter else 2 * h)))
    tax = sum(i["h"] for i in items) * (1 if inter else 2)
    tot = sum(i["a"] for i in items)
    L, R, BOT = 34, 561, 790
    cols = [("n", L, 54, "c"), ("d", 54, 238, "l"), ("p", 238, 286, "r"), ("off", 286, 330, "r"), ("q", 330, 350, "c"), ("net", 350, 402, "r"), ("r", 402, 430, "c"), ("ty", 430, 460, "c"), ("t", 460, 508, "r"), ("a", 508, R, "r")]
    hd = "Sl.\nNo|Description|Unit\nPrice|Discount|Qty|Net\nAmount|Tax\nRate|Tax\nType|Tax\nAmount|Total\nAmount".split("|")
    M = lambda v: ("-" if v < 0 else "") + "₹" + west(abs(v))
    order = "%03d-%07d-%07d" % (g.randint(171, 408), g.randint(1, 9999999), g.randint(1, 9999999))
    oid = "HR-%s-%d-%d%d" % (no.split("-")[0], g.randint(10 ** 8, 10 ** 9), fy(d)[0] % 100, fy(d)[1] % 100)

    def thead(p, y):
        p.box(L, y, R - L, 25, (.8, .8, .8))
        for (k, x0, x1, a), s in zip(cols, hd):
            for i, q in enumerate(s.split("\n")):
                p.t((x0 + x1) / 2, y + 11 + 10 * i, q, "NB", 7.5, "c")
        return y + 25

    def pair(p, x, y, a, b, al="l"):
        w1, w2 = sw(a + " ", "NB", 8.5), sw(b, "N", 8.5)
        if al == "r":
            x = x - w1 - w2
        p.t(x, y, a, "NB", 8.5)
        p.t(x + w1, y, b, "N", 8.5)

    def fn(p):
        p.t(L, 50, "clickmart", "NB", 22)
        p.t(L + 106, 50, ".bazaar", "N", 14)
        p.t(R, 44, "Tax Invoice/Bill of Supply/Cash Memo", "NB", 11, "r")
        p.t(R, 56, "(Original for Recipient)", "N", 9, "r")
        y = 84
        p.t(L, y, "Sold By :", "NB", 9)
        yy = y
        for s in [sup.name] + sup.addr:
            yy += 11.5
            p.t(L, yy, s, "N", 8.5)
        yy += 22
        pair(p, L, yy, "PAN No:", sup.pan)
        pair(p, L, yy + 12, "GST Registration No:", sup.gstin)
        pair(p, L, yy + 36, "Order Number:", order)
        pair(p, L, yy + 48, "Order Date:", f(d - datetime.timedelta(days=1)))
        p.t(R, y, "Billing Address :", "NB", 9, "r")
        y2 = y
        st = buy.sname.upper()
        for s in [buy.name] + buy.addr + [st, "IN"]:
            y2 += 11.5
            p.t(R, y2, s, "N", 8.5, "r")
        pair(p, R, y2 + 11.5, "GST Registration No:", buy.gstin, "r")
        pair(p, R, y2 + 23, "State/UT Code:", buy.state, "r")
        y2 += 44
        p.t(R, y2, "Shipping Address :", "NB", 9, "r")
        for s in ["Stores Dept", buy.name] + buy.addr + [st, "IN"]:
            y2 += 11.5
            p.t(R, y2, s, "N", 8.5, "r")
        for a, b in (("State/UT Code:", buy.state), ("Place of supply:", st), ("Place of delivery:", st), ("Invoice Number :", no), ("Invoice Details :", oid), ("Invoice Date :", f(d))):
            y2 += 11.5
            pair(p, R, y2, a, b, "r")
        y = max(y2, yy + 48) + 12
        y0 = y
        y = thead(p, y)
        t = Table(p, cols, "N", 7.3, 9.6, 2.5)
        for i, it in enumerate(items):
            if inter:
                r, ty, tx = rs(it["r"]) + "%", "IGST", M(it["h"])
            else:
                r, ty, tx = "\n".join([rs(it["r"] // 2) + "%"] * 2), "CGST\nSGST", "\n".join([M(it["h"])] * 2)
            c = dict(n=i + 1, d=it["d"] + "\nHSN:" + it["hsn"], p=M(it["p"]), off=M(-it["off"]) if it["off"] else "", q=it["q"], net=M(it["tv"]), r=r, ty=ty, t=tx, a=M(it["a"]))
            h = t.height(c) + 5
            if y + h > BOT:
                t.vlines(y0, y)
                p.t(297, 826, "Page %d of %d" % (p.n, p.total), "N", 7, "c")
                p.new()
                y0 = 40
                y = thead(p, 40)
            t.row(y + 1, c)
            y += h
            p.ln(L, y, R, y)
        t.vlines(y0, y)
        if y + 96 > BOT + 25:
            p.t(297, 826, "Page %d of %d" % (p.n, p.total), "N", 7, "c")
            p.new()
            y = 40
            p.ln(L, y, R, y)
        p.box(L, y, R - L, 15)
        p.t(L + 3, y + 11, "TOTAL:", "NB", 8.5)
        p.box(460, y, 48, 15, (.8, .8, .8))
        p.box(508, y, R - 508, 15, (.8, .8, .8))
        p.t(505.5, y + 11, M(tax), "NB", 7.3, "r", mw=46)
        p.t(R - 2.5, y + 11, M(tot), "NB", 7.3, "r", mw=50)
        y += 15
        p.box(L, y, R - L, 27)
        p.t(L + 3, y + 10, "Amount in Words:", "NB", 8.5)
        p.t(L + 3, y + 22, rwords(tot, "", "point {}", " only"), "NB", 8.5, mw=R - L - 8)
        y += 27
        p.box(L, y, R - L, 46)
        p.t(R - 4, y + 11, "For " + sup.name + ":", "NB", 8.5, "r")
        p.t(R - 4, y + 41, "Authorized Signatory", "NB", 8.5, "r")
        y += 46
        p.t(L, y + 12, "Whether tax is payable under reverse charge - No", "N", 8.5)
        p.para(L, 812, "*CRIPL-Clickmart Retail India Pvt. Ltd. Customers desirous of availing input GST credit are requested to create a Business account. Please note that this invoice is not a demand for payment", R - L, "N", 6, 7.5)
        p.t(297, 832, "Page %d of %d" % (p.n, p.total), "N", 7, "c")

    render(path, A4, fn)
    li = []
    for i in items:
        e = dict(description=i["d"], hsn_sac=i["hsn"], unit_price=m(i["p"]), discount=m(i["off"]) if i["off"] else None, quantity=str(i["q"]), taxable_value=m(i["tv"]), tax_rate=rs(i["r"]), total=m(i["a"]))
        e.update(dict(igst=m(i["h"])) if inter else dict(cgst=m(i["h"]), sgst=m(i["h"])))
        li.append(e)
    tt = dict(total=m(tot))
    if inter:
        tt["igst"] = m(tax)
    return truth(dict(invoice_number=no, invoice_date=d.isoformat(), document_type="invoice", supplier=sup.truth, recipient=buy.truth, place_of_supply=buy.state, reverse_charge=False, line_items=li, totals=tt))


LAYOUTS = {"odoo": odoo, "bazaar": bazaar}
