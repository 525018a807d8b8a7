# SPDX-License-Identifier: AGPL-3.0-or-later
"""Papers of stranger_manifest.py, first part."""

import datetime
import random
from stranger_manifest_kit import (A4, BUYERS, Party, Table, buyer, fy, groups, hdiv, inr, irn, m, pct, rdate, render, rs, rwords, truth)

MON = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()


def td(d):
    return "%d-%s-%02d" % (d.day, MON[d.month - 1], d.year % 100)


ELEC = [("Contactor 3P 32A AC3 230V Coil", "85364900", 1800, "Nos", (1450, 2300), "Cat No. CT3-32-M7"),
        ("MCCB 100A TP 25kA", "85362020", 1800, "Nos", (4200, 6800), "Thermal Magnetic, Adjustable"),
        ("FR PVC Copper Cable 4 Sq.mm (90 Mtr)", "85444999", 1800, "Coil", (3900, 5400), ""),
        ("Cable Gland Brass Double Compression 25mm", "74198030", 1800, "Nos", (85, 190), ""),
        ("LED Street Light 72W IP66", "94054200", 1800, "Nos", (1800, 2600), "5 yrs warranty"),
        ("Control Panel Wire 1.5 Sq.mm Grey", "85444999", 1800, "Mtr", (14, 22), ""),
        ("Copper Lug Ring Type 35 Sq.mm", "85369090", 1800, "Pkt", (240, 420), "Pkt of 25 Nos"),
        ("Solar Charge Controller 12V 20A MPPT", "85371000", 1200, "Nos", (1600, 2500), ""),
        ("Digital Panel Meter 96x96 VAF", "90303390", 1800, "Nos", (2100, 3300), ""),
        ("Solar DC Cable 6 Sq.mm Red", "85444999", 1800, "Mtr", (48, 66), ""),
        ("Installation & Testing Charges", "998734", 1800, "Job", (5000, 9000), "")]


def tallyeinv(path, seed, rows):
    g = random.Random("tallyeinv%s%s" % (seed, rows))
    sup = Party(g, "Vishwakarma Switchgear Agencies", "29", ["No. 61, 2nd Cross, S.P. Road,", "Bengaluru - 560002"], "F")
    inter = seed % 3 == 0
    buy = buyer(g, "29", inter) if inter else Party(g, *BUYERS[0])
    d = rdate(g, "2024-04-02", "2025-08-30")
    no = "VSA/%04d/%02d-%02d" % (g.randint(12, 2400), fy(d)[0] % 100, fy(d)[1] % 100)
    items = []
    for i in range(rows):
        nm, hsn, r, u, (a, b), extra = g.choice(ELEC)
        q = g.randint(1, 60) if u != "Mtr" else g.randint(2, 30) * 50
        pr = g.randint(a * 100, b * 100) // (1 if b < 100 else 100) * (1 if b < 100 else 100)
        disc = g.choice([0, 0, 1000, 1500, 2250, 500])
        gross = q * pr
        items.append(dict(d=nm, x=extra, hsn=hsn, r=r, q=q, u=u, p=pr, disc=disc, tv=gross - pct(gross, disc)))
    hs = []
    for (h, r), its in groups(items, lambda i: (i["hsn"], i["r"])).items():
        tv = sum(i["tv"] for i in its)
        hs.append((h, r, tv, pct(tv, r // 2), pct(tv, r)))
    T = sum(i["tv"] for i in items)
    cg = sum(x[3] for x in hs)
    ig = sum(x[4] for x in hs)
    raw = T + (ig if inter else 2 * cg)
    tot = hdiv(raw, 100) * 100
    ro = tot - raw
    IRN = irn(g)
    ack = "1%d2%010d" % (g.randint(1, 4), g.randint(0, 10 ** 10 - 1)) + "%02d" % g.randint(0, 99)
    ewb = "%012d" % g.randint(10 ** 11, 10 ** 12 - 1)
    po, pod = "PO/%d" % g.randint(40000, 49999), d - datetime.timedelta(days=g.randint(3, 25))
    veh = "KA-%02d-%s-%04d" % (g.randint(1, 60), g.choice(["AB", "MC", "D"]), g.randint(1000, 9999))
    qs = str(g.random())
    L, R, MID, BOT = 36, 559, 300, 800
    cols = [("n", L, 56, "c"), ("d", 56, 252, "l"), ("hsn", 252, 304, "c"), ("q", 304, 364, "r"), ("p", 364, 420, "r"),
            ("u", 420, 446, "l"), ("disc", 446, 480, "r"), ("a", 480, R, "r")]

    def head(p):
        p.t(297, 40, "Tax Invoice" + (" (Page %d)" % p.n if p.n > 1 else ""), "HB", 11, "c")
        y = 58
        if p.n == 1:
            p.t(R - 62, 44, "e-Invoice", "H", 9)
            for lab, v in (("IRN", IRN[:44] + "-"), ("", IRN[44:]), ("Ack No.", ack), ("Ack Date", td(d))):
                p.t(L, y, lab, "H", 8)
                p.t(L + 42, y, (": " if lab else "  ") + v, "HB", 8)
                y += 11
            p.qr(R - 78, 50, 76, random.Random(qs))
            y = 132
        top = y
        for nm, who, pre in ((None, sup, ""), ("Consignee (Ship to)", buy, ""), ("Buyer (Bill to)", buy, "")):
            y += 2
            if nm:
                p.ln(L, y, MID, y)
                p.t(L + 3, y + 9, nm, "H", 7.5)
                y += 9
            p.t(L + 3, y + 10, who.name, "HB", 9)
            y += 10
            for a in who.addr:
                p.t(L + 3, y + 10, a, "H", 8)
                y += 10
            rowsv = [("GSTIN/UIN", who.gstin), ("State Name", "%s, Code : %s" % (who.sname, who.state))]
            if nm == "Buyer (Bill to)":
                rowsv.append(("Place of Supply", who.sname))
            if nm is None:
                p.t(L + 3, y + 10, "GSTIN/UIN: " + who.gstin, "H", 8)
                p.t(L + 3, y + 20, "State Name :  %s, Code : %s" % (who.sname, who.state), "H", 8)
                p.t(L + 3, y + 30, "E-Mail : accounts@vsaswitch.example", "H", 8)
                y += 32
                continue
            for lab, v in rowsv:
                p.t(L + 3, y + 10, lab, "H", 8)
                p.t(L + 72, y + 10, ":  " + v, "H", 8)
                y += 10
        y += 6
        cells = [("Invoice No.", no, "Dated", td(d)), ("Delivery Note", "", "Mode/Terms of Payment", "45 Days"),
                 ("Reference No. & Date.", "", "Other References", ""),
                 ("Buyer's Order No.", po, "Dated", td(pod)), ("Dispatch Doc No.", "", "Delivery Note Date", ""),
                 ("Dispatched through", "Own Vehicle", "Destination", buy.addr[-1].split(" - ")[0].split(",")[-1].strip()),
                 ("Bill of Lading/LR-RR No.", "", "Motor Vehicle No.", veh)]
        yy, step, half = top, 25, (MID + R) / 2
        for j, (a, b, c, e) in enumerate(cells):
            p.t(MID + 3, yy + 9, a, "H", 7.5)
            p.t(MID + 3, yy + 20, b, "HB", 8.5, mw=76 if j == 0 else 124)
            if j == 0:
                p.t(MID + 82, yy + 9, "e-Way Bill No.", "H", 7.5)
                p.t(MID + 82, yy + 20, ewb, "HB", 8, mw=62)
            xs = half + (16 if j == 0 else 0)
            p.t(xs + 3, yy + 9, c, "H", 7.5)
            p.t(xs + 3, yy + 20, e, "HB", 8.5)
            p.ln(xs, yy, xs, yy + step)
            yy += step
            p.ln(MID, yy, R, yy)
        p.t(MID + 3, yy + 9, "Terms of Delivery", "H", 7.5)
        p.t(MID + 3, yy + 20, "Ex-godown, freight to pay", "HB", 8.5)
        p.box(L, top, R - L, y - top)
        p.ln(MID, top, MID, y)
        t = Table(p, cols, "H", 7.5)
        for k, a in (("n", "Sl\nNo."), ("d", "Description of\nGoods and Services"), ("hsn", "HSN/SAC"), ("q", "Quantity"),
                     ("p", "Rate"), ("u", "per"), ("disc", "Disc. %"), ("a", "Amount")):
            c = next(c for c in cols if c[0] == k)
            for i, s in enumerate(a.split("\n")):
                p.t((c[1] + c[2]) / 2, y + 10 + i * 9, s, "H", 7.5, "c")
        p.ln(L, y + 23, R, y + 23)
        return y, y + 25

    def fn(p):
        y0, y = head(p)
        t = Table(p, cols, "H", 8)

        def close(yb):
            t.vlines(y0, yb)
            p.ln(L, yb, R, yb)

        def brk(need):
            nonlocal y0, y
            if y + need > BOT - 20:
                close(BOT - 14)
                p.t(R, BOT - 3, "continued to page number %d" % (p.n + 1), "H", 7.5, "r")
                p.t(297, BOT + 14, "This is a Computer Generated Invoice", "H", 7.5, "c")
                p.new()
                y0, y = head(p)
        for i, it in enumerate(items):
            brk(34)
            c = dict(n=i + 1, d=it["d"], hsn=it["hsn"], q="%s %s" % (inr(it["q"] * 100, False), it["u"]), p=inr(it["p"]),
                     u=it["u"], disc=rs(it["disc"]) + " %" if it["disc"] else "", a=inr(it["tv"]))
            y = t.row(y, c, {"d": "HB", "q": "HB", "a": "HB"})
            if it["x"]:
                p.t(66, y + 8, it["x"], "HI", 7.5)
                y += 10
            y += 1
        brk(70)
        p.ln(480, y + 2, R, y + 2)
        p.t(R - 3, y + 12, inr(T), "H", 8, "r")
        y += 14
        for nm, v in ([("Output IGST", ig)] if inter else [("Output CGST", cg), ("Output SGST", cg)]):
            p.t(249, y + 10, nm, "HBI", 8.5, "r")
            p.t(R - 3, y + 10, inr(v), "HB", 8, "r")
            y += 12
        if ro:
            if ro < 0:
                p.t(60, y + 10, "Less :", "HI", 8)
            p.t(249, y + 10, "Round Off", "HBI", 8.5, "r")
            p.t(R - 3, y + 10, ("(-)" if ro < 0 else "") + inr(abs(ro)), "HB", 8, "r")
            y += 14
        y = max(y + 4, min(y + 60, 560))
        p.ln(L, y, R, y)
        p.t(249, y + 11, "Total", "H", 8.5, "r")
        p.t(R - 3, y + 11, "₹ " + inr(tot), "DCB", 9, "r")
        y += 15
        close(y)
        bx = y
        need = 120 + 12 * len(hs)
        if y + need > BOT + 8:
            p.t(R, y + 11, "continued to page number %d" % (p.n + 1), "H", 7.5, "r")
            p.new()
            p.t(297, 40, "Tax Invoice (Page %d)" % p.n, "HB", 11, "c")
            bx = y = 54
            p.ln(L, y, R, y)
        p.t(L + 3, y + 10, "Amount Chargeable (in words)", "H", 7.5)
        p.t(R - 3, y + 10, "E. & O.E", "HI", 7.5, "r")
        y = p.para(L + 3, y + 21, rwords(tot), R - L - 10, "HB", 9) - 5
        p.ln(L, y, R, y)
        if inter:
            xs = [L, 280, 360, 410, 480, R]
            hd = ["HSN/SAC", "Taxable\nValue", "IGST\nRate", "IGST\nAmount", "Total\nTax Amount"]
        else:
            xs = [L, 200, 270, 310, 370, 410, 475, R]
            hd = ["HSN/SAC", "Taxable\nValue", "CGST\nRate", "CGST\nAmount", "SGST/UTGST\nRate", "SGST/UTGST\nAmount", "Total\nTax Amount"]
        yh = y
        for i, hh in enumerate(hd):
            a, b = hh.split("\n") if "\n" in hh else (hh, "")
            if b in ("Rate", "Amount") and a != "Total":
                if b == "Rate":
                    p.t((xs[i] + xs[i + 2]) / 2, y + 9, a, "H", 7.5, "c")
                    p.ln(xs[i], y + 11, xs[i + 2], y + 11)
                p.t((xs[i] + xs[i + 1]) / 2, y + 19, b, "H", 7.5, "c")
            else:
                p.t((xs[i] + xs[i + 1]) / 2, y + 9, a, "H", 7.5, "c")
                p.t((xs[i] + xs[i + 1]) / 2, y + 19, b, "H", 7.5, "c")
        y += 22
        p.ln(L, y, R, y)
        for h, r, tv, c, g2 in hs + [("Total", None, T, cg, ig)]:
            f = "HB" if r is None else "H"
            if r is None:
                p.ln(L, y, R, y)
            rr = "" if r is None else rs(r) + "%"
            vals = [inr(tv), rr, inr(g2), inr(g2)] if inter else [inr(tv), "" if r is None else rs(r // 2) + "%", inr(c),
                                                                  "" if r is None else rs(r // 2) + "%", inr(c), inr(2 * c)]
            p.t(xs[1] - 3 if r is None else xs[0] + 3, y + 9, h, f, 8, "r" if r is None else "l")
            for i, v in enumerate(vals):
                p.t(xs[i + 2] - 3, y + 9, v, f, 8, "r")
            y += 12
        for x in xs[1:-1]:
            top = yh + 11 if x in ([410] if inter else [310, 410]) else yh
            p.ln(x, top, x, y)
        p.ln(L, y, R, y)
        p.t(L + 3, y + 10, "Tax Amount (in words) :", "H", 7.5)
        y = p.para(L + 95, y + 10, rwords(ig if inter else 2 * cg), R - L - 100, "HB", 8)
        p.t(L + 3, y + 12, "Company's PAN", "H", 8)
        p.t(L + 90, y + 12, ":  " + sup.pan, "HB", 8)
        p.t(L + 3, y + 24, "Declaration", "H", 7.5)
        p.para(L + 3, y + 34, "We declare that this invoice shows the actual price of the goods described and that all particulars are true and correct.", 250, "H", 7.5, 9)
        p.box(MID, y + 4, R - MID, 48)
        p.t(R - 3, y + 14, "for " + sup.name, "HB", 8, "r")
        p.t(R - 3, y + 48, "Authorised Signatory", "H", 7.5, "r")
        y += 52
        p.box(L, bx, R - L, y - bx)
        p.t(297, min(y + 12, 832), "This is a Computer Generated Invoice", "H", 7.5, "c")

    render(path, A4, fn)
    li = [dict(description=it["d"] + (" " + it["x"] if it["x"] else ""), hsn_sac=it["hsn"], quantity=str(it["q"]), unit=it["u"],
               unit_price=m(it["p"]), taxable_value=m(it["tv"])) for it in items]
    tt = dict(taxable_value=m(T), total=m(tot))
    tt.update(dict(igst=m(ig)) if inter else dict(cgst=m(cg), sgst=m(cg)))
    if ro:
        tt["round_off"] = m(ro)
    return truth(dict(invoice_number=no, invoice_date=d.isoformat(), document_type="invoice", supplier=sup.truth, recipient=buy.truth,
                      place_of_supply=buy.state, irn=IRN, ack_number=ack, ack_date=d.isoformat(), line_items=li, totals=tt))


CLOTH = [("Poplin Dyed 58\" Shade 14 Navy", "52083290", (6200, 9800)), ("Cotton Drill 3/1 Bleached 63\"", "52093200", (11400, 16800)),
         ("P/V Suiting 2x2 Charcoal \"Regent\"", "55151130", (18500, 29900)), ("Terry Cotton Shirting 67:33 Sky", "55132300", (7400, 11200)),
         ("Rayon Printed 44\" D.No. 8817", "54083490", (6900, 9400)), ("Canvas Grey Heavy 12 oz 48\"", "52091190", (9600, 14200)),
         ("Cambric 60x60/92x88 White", "52085190", (5400, 7900)), ("Denim Stretch 9.5 oz Indigo", "52114200", (15500, 21000))]


def tallycloth(path, seed, rows):
    g = random.Random("tallycloth%s%s" % (seed, rows))
    sup = Party(g, "SHREE JAGDAMBA TEXTILE TRADERS", "24", ["F-214, New Bombay Market, Umarwada,", "Ring Road, Surat - 395010"], "F")
    buy = buyer(g, "24", True)
    d = rdate(g, "2025-10-03", "2026-02-25")
    no = "%d" % g.randint(110, 5800)
    items = []
    for i in range(rows):
        nm, hsn, (a, b) = g.choice(CLOTH)
        pcs = g.randint(1, 24)
        mt = sum(g.randint(2400, 11250) for _ in range(pcs)) * 10
        mt = mt // 50 * 50
        pr = g.randint(a, b) // 25 * 25
        items.append(dict(d=nm, hsn=hsn, pcs=pcs, mt=mt, p=pr, inc=pr + pct(pr, 500), tv=hdiv(mt * pr, 1000),
                          b="B-%d" % g.randint(100, 999)))
    T0 = sum(i["tv"] for i in items)
    bales = g.randint(1, 9)
    pack = bales * 12000
    T = T0 + pack
    ig = pct(T, 500)
    raw = T + ig
    tot = hdiv(raw, 100) * 100
    ro = tot - raw
    lr = "%06d" % g.randint(1000, 999999)
    L, R, BOT = 30, 565, 790
    cols = [("n", L, 50, "r"), ("d", 50, 190, "l"), ("hsn", 190, 240, "c"), ("r", 240, 266, "c"), ("alt", 266, 310, "r"), ("q", 310, 378, "r"),
            ("inc", 378, 430, "r"), ("p", 430, 476, "r"), ("u", 476, 502, "l"), ("a", 502, R, "r")]

    def head(p):
        p.t(297, 38, sup.name, "TB", 14, "c")
        y = 50
        for s in sup.addr + ["Agency & Wholesale Cloth Merchants", "GSTIN/UIN: " + sup.gstin, "State Name :  Gujarat, Code : 24"]:
            p.t(297, y, s, "T", 9, "c")
            y += 11
        p.t(297, y + 8, "TAX INVOICE", "TB", 12, "c")
        p.t(R, y + 8, "(ORIGINAL FOR RECIPIENT)", "TI", 8, "r")
        y += 26
        p.t(L, y, "Invoice No. :", "T", 9)
        p.t(L + 52, y, no, "TB", 9.5)
        p.t(R - 48, y, "Dated :", "T", 9, "r")
        p.t(R, y, td(d), "TB", 9.5, "r")
        y += 14
        if p.n > 1:
            p.t(297, y, "Page %d" % p.n, "T", 8, "c")
        else:
            x = L
            p.t(x, y, "Party", "T", 9)
            p.t(x + 70, y, ": " + buy.name, "TB", 10)
            for s in buy.addr:
                y += 11
                p.t(x + 74, y, s, "T", 9)
            for a, b in (("GSTIN/UIN", buy.gstin), ("State Name", "%s, Code : %s" % (buy.sname, buy.state)), ("Place of Supply", buy.sname)):
                y += 11
                p.t(x, y, a, "T", 9)
                p.t(x + 70, y, ": " + b, "T", 9)
            p.t(370, y - 22, "Despatched through : V-Trans Roadlines", "T", 9)
            p.t(370, y - 11, "Bill of Lading/LR-RR No. : " + lr, "T", 9)
            p.t(370, y, "No. of Bales : %d" % bales, "T", 9)
        y += 6
        p.ln(L, y, R, y)
        hd = dict(n="Sl\nNo.", d="Description of Goods", hsn="HSN/SAC", r="GST\nRate", alt="Alt.\nQuantity", q="Quantity",
                  inc="Rate\n(Incl. of Tax)", p="Rate", u="per", a="Amount")
        for k, x0, x1, al in cols:
            for i, s in enumerate(hd[k].split("\n")):
                p.t((x0 + x1) / 2, y + 9 + i * 9, s, "T", 8, "c", mw=x1 - x0 + 4)
        p.ln(L, y + 22, R, y + 22)
        return y + 25

    def fn(p):
        y = head(p)
        t = Table(p, cols, "T", 8.5, pad=2)

        def brk(n):
            nonlocal y
            if y + n > BOT:
                p.ln(L, BOT + 2, R, BOT + 2)
                p.t(R, BOT + 14, "continued ...", "TI", 9, "r")
                p.new()
                y = head(p)
        for i, it in enumerate(items):
            brk(24)
            y = t.row(y, dict(n=i + 1, d=it["d"], hsn=it["hsn"], r="5%", alt="%d Pcs" % it["pcs"],
                              q="%s Mtrs" % inr(hdiv(it["mt"], 10)), inc=inr(it["inc"]), p=inr(it["p"]), u="Mtrs", a=inr(it["tv"])),
                      {"d": "TB", "q": "TB", "a": "TB"}) + 2
        brk(150)
        p.ln(502, y, R, y)
        p.t(R - 2, y + 10, inr(T0), "T", 8.5, "r")
        y += 12
        for nm, v in [("Packing & Forwarding", pack), ("IGST", ig)] + ([("Less : Rounded Off" if ro < 0 else "Rounded Off", ro)] if ro else []):
            p.t(186, y + 10, nm, "TBI", 9, "r")
            p.t(R - 2, y + 10, ("(-)" if v < 0 else "") + inr(abs(v)), "TB", 8.5, "r")
            y += 12
        y += 4
        p.ln(L, y, R, y)
        p.t(186, y + 11, "Total", "TB", 9, "r")
        p.t(308, y + 11, "%d Pcs" % sum(i["pcs"] for i in items), "TB", 8.5, "r")
        p.t(376, y + 11, "%s Mtrs" % inr(hdiv(sum(i["mt"] for i in items), 10)), "TB", 8.5, "r", mw=66)
        p.t(R - 2, y + 11, inr(tot), "TB", 9, "r")
        y += 15
        p.ln(L, y, R, y)
        p.t(L, y + 12, "Amount Chargeable (in words) :", "T", 9)
        y = p.para(L, y + 24, rwords(tot, "Indian Rupees "), R - L, "TB", 9.5)
        p.t(R, y - 12, "E. & O.E", "TI", 8, "r")
        p.ln(L, y, R, y)
        xs = [L, 200, 330, 400, 480, R]
        for i, s in enumerate(["", "Taxable Value", "IGST Rate", "IGST Amount", "Total Tax Amount"]):
            p.t(xs[i + 1] - 4, y + 10, s, "T", 8.5, "r")
        p.t(xs[1] - 4, y + 22, "Total:", "TB", 9, "r")
        for i, s in enumerate([inr(T), "5%", inr(ig), inr(ig)]):
            p.t(xs[i + 2] - 4, y + 22, s, "TB", 8.5, "r")
        y += 30
        p.para(L, y + 8, "Terms : 1. Interest @ 18% p.a. will be charged after due date. 2. No dyeing guarantee. "
               "3. Cut pieces will not be taken back. 4. Subject to Surat jurisdiction.", 300, "TI", 8, 10)
        p.t(R, y + 8, "for " + sup.name, "TB", 9, "r")
        p.t(R, y + 38, "Authorised Signatory", "T", 8.5, "r")

    render(path, A4, fn)
    li = [dict(description=i["d"], hsn_sac=i["hsn"], tax_rate="5", quantity=m(hdiv(i["mt"], 10)), unit="Mtrs", unit_price=m(i["p"]),
               taxable_value=m(i["tv"])) for i in items]
    tt = dict(taxable_value=m(T), igst=m(ig), total=m(tot))
    if ro:
        tt["round_off"] = m(ro)
    return truth(dict(invoice_number=no, invoice_date=d.isoformat(), document_type="invoice", supplier=sup.truth, recipient=buy.truth,
                      place_of_supply=buy.state, line_items=li, totals=tt))


LAYOUTS = {"tallyeinv": tallyeinv, "tallycloth": tallycloth}
