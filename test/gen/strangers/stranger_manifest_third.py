# SPDX-License-Identifier: AGPL-3.0-or-later
"""Papers of stranger_manifest.py, third part."""

import datetime
import random
from stranger_manifest_kit import (A4, Party, Table, buyer, fy, groups, hdiv, inr, irn, landscape, m, pct, rdate, render, rs, rwords, truth, west)

TMT = [("TMT BAR FE 550D 8MM", "72142090", 8), ("TMT BAR FE 550D 10MM", "72142090", 10), ("TMT BAR FE 550D 12MM", "72142090", 12),
       ("TMT BAR FE 500D 16MM", "72142090", 16), ("MS ANGLE 50X50X6 IS2062", "72165000", 40), ("MS CHANNEL ISMC 100X50", "72163100", 70),
       ("HR COIL 3.15X1250 IS10748", "72083840", 60), ("MS FLAT 40X6MM", "72119090", 18), ("BINDING WIRE 20G ANNEALED", "72171010", 4)]


def sapsteel(path, seed, rows):
    g = random.Random("sapsteel%s%s" % (seed, rows))
    sup = Party(g, "NARMADA ISPAT UDYOG PRIVATE LIMITED", "27", ["Shed No. 1184, Steel Market Complex, Kalamboli,", "Navi Mumbai 410218, Maharashtra, India"])
    buy = buyer(g, "27", False)
    d = rdate(g, "2025-04-03", "2026-03-15")
    no = str(25000000 + g.randint(10000, 99999))
    items = []
    for i in range(rows):
        nm, hsn, k = g.choice(TMT)
        bun = g.randint(1, 14)
        pcs = bun * g.choice([7, 10, 12, 20])
        kg = pcs * k * 1185 + g.randint(0, 999) * 10
        mt = kg // 1000 // 10 * 10
        mt = max(mt, 50)
        rate = g.randint(46500, 68200) * 100 // 5000 * 5000
        basic = hdiv(mt * rate, 1000)
        load = hdiv(mt * 35000, 1000)
        cut = g.choice([0, 0, 0, hdiv(mt * 60000, 1000)])
        tv = basic + load + cut
        items.append(dict(d=nm, code="RM-%04d-%02d" % (g.randint(100, 9999), k), hsn=hsn, bun=bun, pcs=pcs, mt=mt, p=rate, b=basic, l=load, c=cut, tv=tv, t=pct(tv, 900)))
    frt = g.randint(20, 180) * 10000
    ft = pct(frt, 900)
    B, LD, CT = (sum(i[k] for i in items) for k in "blc")
    TV = sum(i["tv"] for i in items) + frt
    C = sum(i["t"] for i in items) + ft
    raw = TV + 2 * C
    tot = hdiv(raw, 100) * 100
    ro = tot - raw
    IRN, ack, qs = irn(g), "%015d" % g.randint(112 * 10 ** 12, 172 * 10 ** 12), str(g.random())
    ackd = d + datetime.timedelta(days=g.choice([0, 0, 1]))
    W, H = landscape(A4)
    L, R, BOT = 24, W - 24, 555
    cols = [("n", L, 44, "c"), ("code", 44, 108, "l"), ("d", 108, 222, "l"), ("hsn", 222, 270, "c"), ("bun", 270, 302, "r"), ("pcs", 302, 336, "r"),
            ("mt", 336, 382, "r"), ("p", 382, 438, "r"), ("b", 438, 508, "r"), ("l", 508, 556, "r"), ("c", 556, 606, "r"), ("tv", 606, 678, "r"),
            ("cg", 678, 746, "r"), ("sg", 746, R, "r")]
    hd = ["Sr.\nNo.", "Item\nCode", "Description", "HSN\nCode", "Bdls", "No. of\nPcs", "Weight\n(MT)", "Rate\nPer MT", "Basic\nAmount", "Loading\n@350/MT",
          "Cutting/\nBending", "Assessable\nValue", "CGST\nAmt.", "SGST\nAmt."]
    dd = lambda x: x.strftime("%d.%m.%Y")

    def head(p):
        p.t(L, 34, sup.name, "DSB", 14)
        for i, s in enumerate(sup.addr + ["CIN : U27100MH1998PTC11%04d   PAN : %s   GSTIN : %s" % (seed, sup.pan, sup.gstin)]):
            p.t(L, 46 + i * 10, s, "DS", 8)
        p.t(R, 34, "TAX INVOICE", "DSB", 14, "r")
        p.t(R, 46, "(Under Rule 46 of CGST Rules, 2017)", "DS", 7.5, "r")
        p.t(R, 58, "Original for Recipient", "DS", 8, "r")
        p.t(R, 70, "Page %d / %d" % (p.n, p.total), "DS", 8, "r")
        y = 74
        p.ln(L, y, R, y, 1.2)
        if p.n == 1:
            for x, ttl in ((L, "Details of Receiver (Billed To)"), (280, "Details of Consignee (Shipped To)")):
                p.t(x, y + 11, ttl, "DSB", 8)
                p.t(x, y + 22, buy.name, "DSB", 8.5)
                yy = y + 22
                for s in buy.addr + ["State : %s   State Code : %s" % (buy.sname, buy.state), "GSTIN : " + buy.gstin]:
                    yy += 10
                    p.t(x, yy, s, "DS", 8)
            for i, (a, b) in enumerate((("Invoice No.", no), ("Invoice Date", dd(d)), ("Sales Order", "SO-%d" % (4100 + seed)), ("Place of Supply", buy.state + "-" + buy.sname),
                                        ("Vehicle No.", "MH46 BF %04d" % (3000 + seed * 11)), ("Payment Terms", "30 Days PDC"), ("Reverse Charge", "No"))):
                p.t(548, y + 11 + i * 10, a, "DS", 8)
                p.t(630, y + 11 + i * 10, b, "DSB", 8)
            y += 82
            p.ln(L, y, R, y, .5)
            p.t(L, y + 10, "IRN : " + IRN, "DS", 7.5)
            p.t(R, y + 10, "Ack. No. : %s    Ack. Date : %s" % (ack, dd(ackd)), "DS", 7.5, "r")
            y += 14
        else:
            p.t(L, y + 11, "Invoice No. %s  dated  %s" % (no, dd(d)), "DSB", 8)
            y += 16
        p.box(L, y, R - L, 24, (.82, .87, .93))
        for (k, x0, x1, a), s in zip(cols, hd):
            for i, q in enumerate(s.split("\n")):
                p.t((x0 + x1) / 2, y + 10 + i * 9, q, "DSB", 7, "c", mw=x1 - x0 - 2)
        return y, y + 26

    def fn(p):
        y0, y = head(p)
        t = Table(p, cols, "DS", 7.5, 9.5, 3)
        for i, it in enumerate(items):
            c = dict(n=i + 1, code=it["code"], d=it["d"], hsn=it["hsn"], bun=it["bun"], pcs=it["pcs"], mt="%d.%03d" % divmod(it["mt"], 1000),
                     p=inr(it["p"]), b=inr(it["b"]), l=inr(it["l"]), c=inr(it["c"]) if it["c"] else "-", tv=inr(it["tv"]), cg=inr(it["t"]), sg=inr(it["t"]))
            if y + t.height(c) > BOT:
                t.vlines(y0, y)
                p.ln(L, y, R, y)
                p.new()
                y0, y = head(p)
            y = t.row(y, c) + 2
            p.ln(L, y - 1, R, y - 1, .25, (.6, .6, .6))
        if y + 130 > BOT:
            t.vlines(y0, y)
            p.ln(L, y, R, y)
            p.new()
            y0, y = head(p)
        y = t.row(y + 1, dict(d="Total", bun=sum(i["bun"] for i in items), pcs=sum(i["pcs"] for i in items), mt="%d.%03d" % divmod(sum(i["mt"] for i in items), 1000),
                              b=inr(B), l=inr(LD), c=inr(CT), tv=inr(TV - frt), cg=inr(C - ft), sg=inr(C - ft)), {k[0]: "DSB" for k in cols}) + 2
        t.vlines(y0, y)
        p.ln(L, y, R, y)
        ys = y
        for a, v in (("Freight (Taxable)", frt), ("Total Assessable Value", TV), ("CGST 9.00 %", C), ("SGST 9.00 %", C), ("Rounding", ro), ("Grand Total (INR)", tot)):
            f = "DSB" if "Total" in a else "DS"
            p.t(608, y + 11, a, f, 8.5)
            p.t(R - 3, y + 11, inr(v), f, 8.5, "r")
            y += 13
        p.box(600, ys, R - 600, y + 3 - ys)
        p.t(L, ys + 12, "Amount in Words :", "DS", 8)
        p.para(L, ys + 23, rwords(tot, "Rupees ").upper(), 400, "DSB", 8, 10)
        p.para(L, ys + 48, "Certified that the particulars given above are true and correct. Weighment at our weighbridge is final. Interest @ 24% p.a. on overdue "
               "bills. Material once dispatched travels at buyer's risk. Subject to Navi Mumbai jurisdiction.", 420, "DS", 7, 9)
        p.t(L, ys + 92, "Prepared By               Checked By               Receiver's Sign & Stamp", "DS", 8)
        p.qr(505, ys + 6, 74, random.Random(qs))
        p.t(R, y + 16, "For " + sup.name, "DSB", 8, "r")
        p.t(R, y + 44, "Authorised Signatory", "DS", 8, "r")

    render(path, (W, H), fn)
    li = [dict(description=i["d"], hsn_sac=i["hsn"], quantity="%d.%03d" % divmod(i["mt"], 1000), unit_price=m(i["p"]), taxable_value=m(i["tv"]),
               cgst=m(i["t"]), sgst=m(i["t"])) for i in items]
    tt = dict(taxable_value=m(TV), cgst=m(C), sgst=m(C), round_off=m(ro), total=m(tot))
    return truth(dict(invoice_number=no, invoice_date=d.isoformat(), document_type="invoice", supplier=sup.truth, recipient=buy.truth, place_of_supply=buy.state,
                      reverse_charge=False, irn=IRN, ack_number=ack, ack_date=ackd.isoformat(), line_items=li, totals=tt))


NETS = [("NX-SW-24P", "24-Port Managed Gigabit Switch, PoE+ 370W, rack mount kit included", "85176290", (28500, 46000)),
        ("NX-AP-AX", "Wi-Fi 6 Access Point, ceiling mount", "85176290", (9800, 17500)), ("AMC-GOLD", "Annual Maintenance Contract - Gold, 24x7x4 response, serial numbers as per annexure A", "998713", (12000, 88000)),
        ("LIC-FW-3Y", "Firewall UTM licence bundle, 36 months", "997331", (54000, 162000)), ("SFP-10G-LR", "10G SFP+ LR transceiver module", "85177990", (3900, 8700)),
        ("RACK-42U", "42U server rack 800x1000 with PDU, perforated doors", "94032090", (31000, 52000)), ("SVC-ONSITE", "On-site engineer, man-day", "998316", (6500, 9500))]


def netsuite(path, seed, rows):
    g = random.Random("netsuite%s%s" % (seed, rows))
    sup = Party(g, "Triveni Netlogic Systems India Pvt Ltd", "06", ["Unit 905, Tower B, Unitrade Business Park", "Sector 48, Sohna Road", "Gurugram Haryana 122018", "India"])
    buy = buyer(g, "06", True)
    d = rdate(g, "2024-06-01", "2026-03-01")
    due = d + datetime.timedelta(days=30)
    f = lambda x: "%d/%d/%d" % (x.day, x.month, x.year)
    no = "INVHR%02d%05d" % (fy(d)[0] % 100, g.randint(210, 9999))
    items = []
    for i in range(rows):
        code, nm, hsn, (a, b) = g.choice(NETS)
        q, pr = g.randint(1, 18), g.randint(a, b) * 100
        tv = q * pr
        items.append(dict(c=code, d=nm, hsn=hsn, q=q, p=pr, tv=tv, t=pct(tv, 1800)))
    T, IG = sum(i["tv"] for i in items), sum(i["t"] for i in items)
    tot = T + IG
    IRN, ack = irn(g), "%015d" % g.randint(112 * 10 ** 12, 172 * 10 ** 12)
    S = (612, 792)
    L, R, BOT = 36, 576, 735
    cols = [("q", L, 76, "l"), ("d", 76, 262, "l"), ("hsn", 262, 318, "l"), ("p", 318, 388, "r"), ("r", 388, 424, "r"), ("t", 424, 496, "r"), ("a", 496, R, "r")]
    hd = ["Quantity", "Item", "HSN/SAC", "Rate", "GST %", "IGST", "Gross Amount"]
    W = lambda v: "₹" + west(v)

    def foot(p):
        p.ln(L, 752, R, 752, .4, (.6, .6, .6))
        p.t(L, 764, no, "D", 6.5)
        p.t(R, 764, "%d of %d" % (p.n, p.total), "D", 6.5, "r")

    def thead(p, y):
        p.box(L, y, R - L, 18, (.89, .89, .89), None)
        for (k, x0, x1, a), s in zip(cols, hd):
            p.t(x0 + 3 if a == "l" else x1 - 3, y + 12, s, "DCB", 7.5, a, (.2, .2, .2))
        return y + 22

    def fn(p):
        p.c.setFillColorRGB(.86, .3, .1)
        p.c.circle(L + 16, 792 - 50, 14, fill=1, stroke=0)
        p.box(L + 22, 40, 22, 20, (.2, .2, .45), None)
        y = 78
        p.t(L, y, sup.name, "DCB", 9)
        for s in sup.addr + ["GSTIN: " + sup.gstin]:
            y += 11
            p.t(L, y, s, "DC", 8)
        p.t(R, 58, "Tax Invoice", "D", 22, "r")
        p.t(R, 76, "#" + no, "D", 12, "r")
        p.t(R, 92, f(d), "D", 9, "r")
        y += 24
        p.t(L, y, "Bill To", "DCB", 8)
        p.box(360, y - 12, R - 360, 62, (.89, .89, .89), None)
        p.t(370, y + 8, "TOTAL", "DCB", 11)
        p.t(R - 8, y + 26, W(tot), "D", 18, "r", mw=195)
        p.t(370, y + 42, "Due Date: " + f(due), "DC", 8.5)
        for s in [buy.name] + buy.addr + [buy.sname + " (" + buy.state + ")", "India", "GSTIN: " + buy.gstin]:
            y += 11
            p.t(L, y, s, "DC", 8.5)
        y += 14
        p.box(L, y, R - L, 15, (.89, .89, .89), None)
        xs = (L, 150, 250, 380, 480)
        for x, a, b in zip(xs, ("Terms", "Due Date", "PO #", "Sales Rep", "Place of Supply"),
                           ("Net 30", f(due), "45%05d" % (seed * 811), "R. Bhatnagar", buy.state + "-" + buy.sname)):
            p.t(x + 3, y + 10.5, a, "DCB", 7.5)
            p.t(x + 3, y + 26, b, "DC", 8)
        y += 40
        p.t(L, y, "IRN", "DCB", 7)
        p.t(L + 55, y, IRN, "DC", 7)
        p.t(L, y + 10, "Ack No / Date", "DCB", 7)
        p.t(L + 55, y + 10, ack + " / " + d.strftime("%d-%m-%Y") + " 14:%02d:07" % (seed % 60), "DC", 7)
        y = thead(p, y + 20)
        t = Table(p, cols, "DC", 7.8, 10, 3)
        for it in items:
            c = dict(q=it["q"], d=it["c"] + "\n" + it["d"], hsn=it["hsn"], p=W(it["p"]), r="18.0%", t=W(it["t"]), a=W(it["tv"] + it["t"]))
            if y + t.height(c) > BOT:
                foot(p)
                p.new()
                y = thead(p, 40)
            p.t(79, y + 7.8, it["c"], "DCB", 7.8)
            y = t.row(y, dict(c, d="\n" + it["d"])) + 4
            p.ln(L, y - 1, R, y - 1, .4, (.8, .8, .8))
            y += 2
        if y + 130 > BOT:
            foot(p)
            p.new()
            y = 44
        y += 8
        for a, v in (("Subtotal", T), ("CGST", 0), ("SGST", 0), ("IGST", IG)):
            p.t(440, y + 8, a, "DCB", 8, "r")
            p.t(R - 3, y + 8, W(v), "DC", 8, "r")
            y += 14
        p.box(360, y, R - 360, 18, (.89, .89, .89), None)
        p.t(440, y + 12, "Total", "DCB", 9, "r")
        p.t(R - 3, y + 12, W(tot), "DCB", 9, "r")
        p.para(L, y - 40, "Remit to: Triveni Netlogic Systems India Pvt Ltd, Bharat Union Bank, Sohna Road branch, A/c 5012%06d, IFSC BHUB0001123. "
               "Whether tax is payable under reverse charge: No. Digitally signed document; no signature required." % (seed * 733), 300, "DC", 7.5, 10)
        foot(p)

    render(path, S, fn)
    li = [dict(description=i["c"] + " " + i["d"], hsn_sac=i["hsn"], quantity=str(i["q"]), unit_price=m(i["p"]), tax_rate="18", igst=m(i["t"]), total=m(i["tv"] + i["t"])) for i in items]
    tt = dict(taxable_value=m(T), cgst="0.00", sgst="0.00", igst=m(IG), total=m(tot))
    return truth(dict(invoice_number=no, invoice_date=d.isoformat(), document_type="invoice", supplier=sup.truth, recipient=buy.truth, place_of_supply=buy.state,
                      reverse_charge=False, irn=IRN, ack_number=ack, ack_date=d.isoformat(), line_items=li, totals=tt))


CHEM = [("1000-114", "Sodium Hydroxide Pellets 98%", "28151110", 1800, "KG", (64, 110)), ("1000-320", "Isopropyl Alcohol LR Grade", "29051220", 1800, "LTR", (98, 175)),
        ("1010-007", "Activated Carbon Powder IV 900", "38021000", 1800, "KG", (120, 240)), ("2040-551", "Neem Oil Cake, Agricultural Use", "23069027", 500, "KG", (21, 48)),
        ("1020-090", "Citric Acid Monohydrate", "29181400", 1800, "KG", (88, 140)), ("3001-002", "HDPE Carboy 50 L, returnable", "39233090", 1800, "PCS", (520, 690))]


def bccrmemo(path, seed, rows):
    g = random.Random("bccrmemo%s%s" % (seed, rows))
    sup = Party(g, "Godavari Fine Chemicals Ltd.", "36", ["Plot 88/A, Phase V, IDA Jeedimetla", "Hyderabad, 500055", "Telangana"])
    inter = seed % 2 == 0
    buy = buyer(g, "36", inter)
    d = rdate(g, "2025-10-05", "2026-03-12")
    od = d - datetime.timedelta(days=g.randint(9, 60))
    f = lambda x: "%02d-%02d-%02d" % (x.day, x.month, x.year % 100)
    no = "PSCR/%d/%04d" % (fy(d)[0] % 100, g.randint(3, 990))
    ono = "PSI/%d/%05d" % (fy(od)[0] % 100, g.randint(400, 9990))
    items = []
    for i in range(rows):
        code, nm, hsn, r, u, (a, b) = g.choice(CHEM)
        q, pr = g.randint(1, 40) * 5, g.randint(a * 100, b * 100)
        dc = g.choice([0, 0, 300, 500, 750])
        da = pct(q * pr, dc)
        items.append(dict(c=code, d=nm, hsn=hsn, r=r, u=u, q=q, p=pr, dc=dc, da=da, tv=q * pr - da))
    for i in items:
        i["t"] = pct(i["tv"], i["r"]) if inter else pct(i["tv"], i["r"] // 2)
    T, X = sum(i["tv"] for i in items), sum(i["t"] for i in items)
    tot = T + (X if inter else 2 * X)
    L, R, BOT = 48, 562, 770
    cols = [("c", L, 96, "l"), ("d", 96, 208, "l"), ("hsn", 208, 256, "l"), ("q", 256, 294, "r"), ("u", 302, 336, "l"), ("p", 336, 380, "r"),
            ("dc", 380, 414, "r"), ("da", 414, 464, "r"), ("r", 464, 494, "r"), ("a", 494, R, "r")]
    hd = ["No.", "Description", "HSN/SAC\nCode", "Quantity", "Unit of\nMeasure", "Unit Price\nExcl. GST", "Line\nDisc. %", "Line Disc.\nAmount", "GST %", "GST Base\nAmount"]

    def thead(p, y):
        for (k, x0, x1, a), s in zip(cols, hd):
            s = s.split("\n")
            for i, q in enumerate(s):
                p.t(x0 if a == "l" else x1, y + 9 + (i + 2 - len(s)) * 9, q, "HB", 7.5, a)
        p.ln(L, y + 22, R, y + 22, 1)
        return y + 26

    def head(p):
        p.t(L, 50, "Credit Note", "HB", 16)
        p.t(L, 64, "Sales - Credit Memo " + no, "H", 9)
        p.t(R, 50, "Page %d of %d" % (p.n, p.total), "H", 8, "r")
        p.t(R, 64, sup.name, "HB", 9, "r")
        return 84

    def fn(p):
        y = head(p)
        yy = y
        for s in [buy.name] + buy.addr + [buy.sname]:
            p.t(L, yy, s, "H", 9)
            yy += 11.5
        yy = y
        for s in sup.addr:
            p.t(R, yy, s, "H", 9, "r")
            yy += 11.5
        y = 150
        left = [("Bill-to Customer No.", "C%05d" % (12000 + seed)), ("Customer GST Reg. No.", buy.gstin), ("Place of Supply", "%s %s" % (buy.state, buy.sname)), ("Reason Code", "Quality rejection"),
                ("Salesperson", "Lakshmi K.")]
        right = [("Credit Memo No.", no), ("Posting Date", f(d)), ("Document Date", f(d)), ("Applies-to Doc. No.", ono), ("Applies-to Doc. Date", f(od))]
        for i in range(5):
            p.t(L, y, left[i][0], "HB", 8)
            p.t(L + 110, y, left[i][1], "H", 8)
            p.t(330, y, right[i][0], "HB", 8)
            p.t(440, y, right[i][1], "H", 8)
            y += 11.5
        p.t(L, y, "Company GST Reg. No.", "HB", 8)
        p.t(L + 110, y, sup.gstin, "H", 8)
        p.t(330, y, "Return Reason", "HB", 8)
        p.t(440, y, "Goods returned / rate difference", "H", 8)
        y = thead(p, y + 12)
        t = Table(p, [(k, x0 - 3 if a == "l" else x0 + 3, x1 - 2 if a == "l" else x1 + 3, a) for k, x0, x1, a in cols], "H", 7.8, 9.8, 3)
        for it in items:
            c = dict(c=it["c"], d=it["d"], hsn=it["hsn"], q=it["q"], u=it["u"], p=west(it["p"]), dc=rs(it["dc"]) if it["dc"] else "", da=west(it["da"]) if it["da"] else "",
                     r=rs(it["r"]), a=west(it["tv"]))
            if y + t.height(c) > BOT:
                p.new()
                y = thead(p, head(p))
            y = t.row(y, c) + 2
        hg = groups(items, lambda i: (i["hsn"], i["r"]))
        if y + 100 + 11 * len(hg) > BOT + 30:
            p.new()
            y = head(p)
        p.ln(330, y + 4, R, y + 4, .6)
        y += 6
        for a, v in [("Total INR Excl. GST", T)] + ([("IGST Amount", X)] if inter else [("CGST Amount", X), ("SGST Amount", X)]) + [("Total INR Incl. GST", tot)]:
            fo = "HB" if a.startswith("Total") else "H"
            p.t(374, y + 10, a, fo, 8.5)
            p.t(R, y + 10, west(v), fo, 8.5, "r")
            y += 13
        p.ln(374, y, R, y, .6)
        p.ln(374, y + 2, R, y + 2, .6)
        y += 20
        p.t(L, y, "GST Amount Specification", "HB", 9)
        y += 13
        hx = [L, 150, 230, 290, 360, 420, 490]
        hh = ["HSN/SAC", "GST Base", "GST %"] + (["IGST Amount"] if inter else ["CGST Amount", "SGST Amount"])
        for i, s in enumerate(hh):
            p.t(hx[i] if i == 0 else hx[i] + 50, y, s, "HB", 7.5, "l" if i == 0 else "r")
        p.ln(L, y + 3, 420 if inter else 480, y + 3, .5)
        y += 2
        for (h, r), its in hg.items():
            y += 11
            vals = [west(sum(i["tv"] for i in its)), rs(r)] + [west(sum(i["t"] for i in its))] * (1 if inter else 2)
            p.t(L, y, h, "H", 7.5)
            for i, v in enumerate(vals):
                p.t(hx[i + 1] + 50, y, v, "H", 7.5, "r")
        p.t(L, y + 22, "Issued under section 34 of the CGST Act, 2017. Corresponding ITC to be reversed by the recipient.", "HI", 7.5)
        x = L
        for a, b in (("Phone No.", "+91 40 2309 0000"), ("Home Page", "www.godavarifine.example"), ("P.A.N. No.", sup.pan), ("Bank", "Deccan Mercantile Bank")):
            p.t(x, 806, a, "HB", 7)
            p.t(x, 816, b, "H", 7)
            x += 130

    render(path, A4, fn)
    li = []
    for i in items:
        r = dict(description=i["d"], hsn_sac=i["hsn"], quantity=str(i["q"]), unit=i["u"], unit_price=m(i["p"]), tax_rate=rs(i["r"]), taxable_value=m(i["tv"]))
        r["discount"] = m(i["da"]) if i["da"] else None
        li.append(r)
    tt = dict(taxable_value=m(T), total=m(tot))
    tt.update(dict(igst=m(X)) if inter else dict(cgst=m(X), sgst=m(X)))
    return truth(dict(invoice_number=no, invoice_date=d.isoformat(), document_type="credit_note", supplier=sup.truth, recipient=buy.truth, place_of_supply=buy.state,
                      line_items=li, totals=tt))


LAYOUTS = {"sapsteel": sapsteel, "netsuite": netsuite, "bccrmemo": bccrmemo}
