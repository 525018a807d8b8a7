# SPDX-License-Identifier: AGPL-3.0-or-later
"""Papers of stranger_manifest.py, fifth part."""

import datetime
import random
from stranger_manifest_kit import (A4, BUYERS, Party, Table, fy, groups, hdiv, inr, local_buyer, m, pct, rdate, render, rs, rwords, truth)

FMCG = [("GLUCO BISCUIT FAMILY 250G", "19053100", 12, 4000, 500), ("SANDAL SOAP 4X100G OFFER", "34011110", 24, 16800, 1800), ("TOOTH PASTE HERBAL 200G", "33061020", 36, 12500, 1800),
        ("COLA PET 750ML", "22021010", 24, 4000, 4000), ("ORANGE FIZZ CAN 300ML", "22021020", 24, 4000, 4000), ("DETERGENT PWD 1KG POUCH", "34022010", 20, 7200, 1800),
        ("SUNFLOWER OIL 1L PCH", "15121910", 10, 15800, 500), ("INSTANT NOODLES 12PK", "19023010", 8, 16800, 500), ("TEA PREMIUM DUST 250G", "09024020", 40, 14000, 500),
        ("MASALA CHANA NAMKEEN 400G JAR", "21069099", 24, 13500, 500)]


def frugal(path, seed, rows):
    g = random.Random("frugal%s%s" % (seed, rows))
    old = seed % 2 == 0
    sup = Party(g, "SRI KUMARAN MARKETING AGENCY", "33", ["No.14/2, MILL ROAD, COIMBATORE - 641001"], "F")
    buy = Party(g, *BUYERS[4]) if g.random() < .5 else local_buyer(g, "33", ["SF.NO 220/1, AVINASHI ROAD,", "COIMBATORE - 641014"])
    d = rdate(g, "2024-04-10", "2025-08-20") if old else rdate(g, "2025-10-01", "2026-03-10")
    no = "SK-%d" % g.randint(2000, 68000)
    items = []
    for i in range(rows):
        nm, hsn, cs, mrp, r = g.choice(FMCG)
        cess = 0
        if old:
            if r == 4000:
                r, cess = 2800, 1200
            elif hsn in ("21069099", "19023010"):
                r = 1200 if hsn == "21069099" else 1800
        ncs, pc = g.randint(0, 6), g.randint(1, cs - 1)
        q = ncs * cs + pc
        fr = q // 24 if g.random() < .35 else 0
        rate = hdiv(mrp * g.choice([66, 70, 73, 77]), 100)
        gr = q * rate
        sch = pct(gr, g.choice([0, 0, 250, 400]))
        td = pct(gr - sch, g.choice([100, 150, 200]))
        tv = gr - sch - td
        h = pct(tv, r // 2)
        items.append(dict(d=nm, hsn=hsn, cs=ncs, q=q, fr=fr, mrp=mrp, p=rate, g=gr, s=sch, t=td, tv=tv, r=r, h=h, ce=pct(tv, cess), net=tv + 2 * h + pct(tv, cess)))
    N = sum(i["net"] for i in items)
    tot = hdiv(N, 100) * 100
    ro = tot - N
    Z = 6.35
    LW = 148
    S = (595, 842)
    spec = [("Sno", 3, ">"), ("Product Name", 29, "<"), ("HSN", 8, "<"), ("MRP", 7, ">"), ("Cs", 3, ">"), ("Qty", 4, ">"), ("Fr", 3, ">"), ("Rate", 8, ">"), ("Gross", 10, ">"),
            ("SchDis", 8, ">"), ("TrdDis", 8, ">"), ("Taxable", 10, ">"), ("GST%", 5, ">"), ("GSTAmt", 9, ">"), ("Cess", 8, ">"), ("NetAmt", 10, ">")]

    def line(vals):
        return " ".join(("{:%s%d}" % (a, w)).format(str(v)[:w]) for (n, w, a), v in zip(spec, vals))
    LW = len(line([""] * 16))
    dash = "-" * LW
    x0 = (595 - LW * 0.6 * Z * .57 / .6) / 2
    fz = 6.2
    while LW * .6 * fz > 571:
        fz -= .05
    x0 = (595 - LW * .6 * fz) / 2
    page_rows = 62

    def hdr(n, tp):
        L = [("b", sup.name.center(LW)), ("", (sup.addr[0] + "  PH: 0422-2390000").center(LW)),
             ("", ("GSTIN: %s   STATE: 33-TAMIL NADU   FSSAI: 124180%08d" % (sup.gstin, seed * 9173)).center(LW)), ("", dash),
             ("b", "TAX INVOICE (CREDIT)".center(LW)), ("", dash)]
        left = ["To", buy.name.upper()] + [a.upper() for a in buy.addr] + ["GSTIN: " + buy.gstin]
        right = ["Bill No   : " + no, "Bill Date : " + d.strftime("%d/%m/%Y"), "Salesman  : MURUGAN   Beat: MILL ROAD", "Due Days  : 7", "Page      : %d of %d" % (n, tp), ""]
        while len(right) < len(left):
            right.append("")
        while len(left) < len(right):
            left.append("")
        for a, b in zip(left, right):
            L.append(("b" if a.startswith(buy.name.upper()) else "", ("%-" + str(LW - 45) + "s%s") % (a, b)))
        return L + [("", dash), ("b", line([s[0] for s in spec])), ("", dash)]

    def fn(p):
        y = 0

        def put(k, s):
            nonlocal y
            p.t(x0, y, s.rstrip(), "CB" if k else "C", fz)
            y += 9.2

        def top():
            nonlocal y
            y = 34
            for k, s in hdr(p.n, p.total):
                put(k, s)
        top()
        for i, it in enumerate(items):
            if y > 790:
                put("", dash)
                put("", "Continued...".rjust(LW))
                p.new()
                top()
            put("", line([i + 1, it["d"], it["hsn"], m(it["mrp"]), it["cs"] or "", it["q"], it["fr"] or "", m(it["p"]), m(it["g"]), m(it["s"]), m(it["t"]), m(it["tv"]), rs(it["r"], 2)[:5],
                          m(2 * it["h"]), m(it["ce"]), m(it["net"])]))
        sl = groups(items, lambda i: i["r"])
        if y + 9.2 * (16 + len(sl)) > 820:
            put("", dash)
            put("", "Continued...".rjust(LW))
            p.new()
            top()
        put("", dash)
        put("b", line(["", "TOTAL ITEMS : %d" % len(items), "", "", sum(i["cs"] for i in items), sum(i["q"] for i in items), sum(i["fr"] for i in items), "", m(sum(i["g"] for i in items)),
                       m(sum(i["s"] for i in items)), m(sum(i["t"] for i in items)), m(sum(i["tv"] for i in items)), "", m(2 * sum(i["h"] for i in items)), m(sum(i["ce"] for i in items)), m(N)]))
        put("", dash)
        rt = [("Bill Amount", m(N)), ("Round Off", m(ro)), ("NET PAYABLE", m(tot))]
        lt = ["%-10s%14s%14s%14s%12s" % ("TAX SLAB", "TAXABLE", "CGST", "SGST", "CESS")]
        for r in sorted(sl):
            lt.append("GST %-6s%14s%14s%14s%12s" % (rs(r, 2), m(sum(i["tv"] for i in sl[r])), m(sum(i["h"] for i in sl[r])), m(sum(i["h"] for i in sl[r])), m(sum(i["ce"] for i in sl[r]))))
        lt.append("%-10s%14s%14s%14s%12s" % ("TOTAL", m(sum(i["tv"] for i in items)), m(sum(i["h"] for i in items)), m(sum(i["h"] for i in items)), m(sum(i["ce"] for i in items))))
        while len(lt) < 3:
            lt.append("")
        for i, a in enumerate(lt):
            b = "%-14s: %14s" % rt[i] if i < 3 else ""
            put("b" if i == 2 else "", ("%-" + str(LW - 40) + "s%s") % (a, b))
        put("", dash)
        put("", rwords(tot, "Rupees "))
        put("", "")
        put("", "E.& O.E.  Goods once sold cannot be taken back. Cheque return charges Rs.500." + "For SRI KUMARAN MARKETING AGENCY".rjust(LW - 78))
        put("", "")
        put("", "")
        put("", "Received the goods in good condition" + "Authorised Signatory".rjust(LW - 36))
        put("", "** Software by GF-DIST **".center(LW))

    render(path, S, fn)
    li = [dict(description=i["d"], hsn_sac=i["hsn"], quantity=str(i["q"]), unit_price=m(i["p"]), taxable_value=m(i["tv"]), tax_rate=rs(i["r"]), cess=m(i["ce"]), total=m(i["net"])) for i in items]
    C = sum(i["h"] for i in items)
    return truth(dict(invoice_number=no, invoice_date=d.isoformat(), document_type="invoice", supplier=sup.truth, recipient=dict(name=buy.name.upper(), gstin=buy.gstin), line_items=li,
                      totals=dict(taxable_value=m(sum(i["tv"] for i in items)), cgst=m(C), sgst=m(C), cess=m(sum(i["ce"] for i in items)), round_off=m(ro), total=m(tot))))


PARTS = [("16510M68K10", "FILTER ASSY, ENGINE OIL", "84212300", 2800, "NOS", (110, 180)), ("99000M24120-577", "ENGINE OIL 0W-16 FULLY SYNTHETIC", "27101972", 1800, "LTR", (520, 690)),
         ("55810M74L30", "PAD SET, FRONT BRAKE", "87083000", 2800, "SET", (1450, 2200)), ("13780M72R00", "ELEMENT, AIR CLEANER", "84213100", 1800, "NOS", (290, 480)),
         ("38340M55R00", "BLADE ASSY, WIPER (DRIVER SIDE)", "85124000", 2800, "NOS", (330, 560)), ("09409-06332", "CLIP, BUMPER", "39269099", 1800, "NOS", (8, 22)),
         ("33610M80P00", "BATTERY 38B20L (BUY BACK)", "85071000", 2800, "NOS", (3900, 4700)), ("99000-COOL1L", "COOLANT PREMIX GREEN 1L", "38200000", 1800, "BTL", (190, 270))]
LAB = [("PMS40", "PAID SERVICE 40000 KM"), ("WAB01", "WHEEL ALIGNMENT AND BALANCING, 4 WHEELS WITH WEIGHTS"), ("BRK12", "FRONT BRAKE PAD REPLACE"), ("ACF03", "A/C DISINFECTANT TREATMENT"),
       ("PNT77", "BUMPER FRONT PAINTING (METALLIC)"), ("WSH02", "FOAM WASH AND INTERIOR CLEANING")]


def carworks(path, seed, rows):
    g = random.Random("carworks%s%s" % (seed, rows))
    sup = Party(g, "SAHYOG MOTORS PVT. LTD.", "09", ["(Authorised Dealer & Workshop)", "A-2/11, Lohia Nagar, Meerut Road, Ghaziabad - 201001, Uttar Pradesh"])
    buy = Party(g, *BUYERS[7])
    d = rdate(g, "2024-04-04", "2025-08-30")
    no = "BR%d%06d" % (fy(d)[0] % 100, g.randint(900, 42000))
    nl = 0 if rows == 1 else max(1, rows // 3)
    items = []
    for i in range(rows):
        if i < rows - nl:
            c, nm, hsn, r, u, (a, b) = g.choice(PARTS)
            q = g.choice([100, 100, 200, 400, 350]) if u != "LTR" else g.choice([350, 300, 420])
            q = q if u == "LTR" else q // 100 * 100
            pr = g.randint(a * 100, b * 100)
            gr = hdiv(q * pr, 100)
            da = pct(gr, g.choice([0, 0, 0, 500]))
            sec = "P"
        else:
            c, nm = g.choice(LAB)
            hsn, r, u, q, pr, sec = "998729", 1800, None, None, None, "L"
            gr = g.randint(250, 4600) * 100
            da = pct(gr, g.choice([0, 1000, 1500]))
        items.append(dict(c=c, d=nm, hsn=hsn, r=r, u=u, q=q, p=pr, g=gr, da=da, tv=gr - da, h=pct(gr - da, r // 2), s=sec))
    for i in items:
        i["a"] = i["tv"] + 2 * i["h"]
    G = sum(i["a"] for i in items)
    tot = hdiv(G, 100) * 100
    ro = tot - G
    L, R, BOT = 26, 569, 780
    cols = [("n", L, 44, "c"), ("c", 44, 116, "l"), ("d", 116, 232, "l"), ("hsn", 232, 276, "c"), ("q", 276, 304, "r"), ("u", 304, 328, "l"), ("p", 328, 370, "r"), ("da", 370, 408, "r"),
            ("tv", 408, 456, "r"), ("cg", 456, 492, "r"), ("sg", 492, 528, "r"), ("a", 528, R, "r")]
    hd = "Sr|Part No. /\nLabour Code|Description|HSN/\nSAC|Qty|UOM|Rate|Disc.\nAmt|Taxable\nAmt|CGST %\nCGST|SGST %\nSGST|Net\nAmount".split("|")
    blue = (.05, .2, .5)

    def head(p):
        p.box(L, 24, 30, 30, blue, None)
        p.ln(L + 4, 50, L + 26, 28, 3, (1, 1, 1))
        p.t(L + 38, 38, sup.name, "HB", 14, col=blue)
        for i, s in enumerate(sup.addr):
            p.t(L + 38, 49 + i * 9, s, "H", 7.5)
        p.t(R, 36, "TAX INVOICE", "HB", 12, "r")
        p.t(R, 47, "Workshop - Paid Service", "H", 8, "r")
        p.t(R, 58, "Page %d/%d" % (p.n, p.total), "H", 7.5, "r")
        y = 66
        A = [("Customer", buy.name), ("Address", " ".join(buy.addr[:-1])), ("", buy.addr[-1]), ("Cust. GSTIN", buy.gstin), ("Place of Supply", "UTTAR PRADESH (09)")]
        B = [("Invoice No", no), ("Invoice Date", d.strftime("%d-%b-%Y").upper()), ("Job Card No", "JC%d%06d" % (fy(d)[0] % 100, seed * 3571)), ("Dealer GSTIN", sup.gstin), ("Advisor", "VIKRAM T")]
        Cc = [("Regn. No", "UP14 FT %04d" % (1200 + seed * 77)), ("Model", "ERTIGO VXI CNG"), ("Chassis", "MA3NYFB1S%06d" % (seed * 8111)), ("Odometer", "%d KM" % (39000 + seed * 231)), ("Colour", "GREY")]
        for x, rowsv, w, mw in ((L, A, 58, 148), (240, B, 54, 112), (418, Cc, 44, 104)):
            for i, (a, b) in enumerate(rowsv):
                p.t(x + 3, y + 10 + i * 11, a, "H", 7.5)
                p.t(x + w + 3, y + 10 + i * 11, (": " if a else "  ") + b, "HB", 7.5, mw=mw)
        p.box(L, y, R - L, 60, None, blue)
        p.ln(238, y, 238, y + 60, .5, blue)
        p.ln(416, y, 416, y + 60, .5, blue)
        y += 66
        p.box(L, y, R - L, 24, blue, None)
        for (k, x0, x1, a), s in zip(cols, hd):
            for i, q in enumerate(s.split("\n")):
                p.t((x0 + x1) / 2, y + 10 + i * 9, q, "HB", 7, "c", (1, 1, 1))
        return y + 26

    def fn(p):
        y = head(p)
        t = Table(p, cols, "H", 7, 9, 2)
        n = 0
        for sec, ttl in (("P", "PARTS / LUBRICANTS"), ("L", "LABOUR CHARGES")):
            its = [i for i in items if i["s"] == sec]
            if not its:
                continue
            if y > BOT - 40:
                p.new()
                y = head(p)
            p.t(L + 3, y + 10, ttl, "HB", 8, col=blue)
            y += 14
            for it in its:
                n += 1
                c = dict(n=n, c=it["c"], d=it["d"], hsn=it["hsn"], q=m(it["q"]), u=it["u"], p=m(it["p"]), da=m(it["da"]), tv=m(it["tv"]), cg=rs(it["r"] // 2, 2) + "\n" + m(it["h"]),
                         sg=rs(it["r"] // 2, 2) + "\n" + m(it["h"]), a=m(it["a"]))
                h = t.height(c) + 3
                if y + h > BOT - 20:
                    p.t(R, y + 10, "Contd. on next page", "HI", 7, "r")
                    p.new()
                    y = head(p)
                if n % 2 == 0:
                    p.box(L, y, R - L, h, (.93, .95, .98), None)
                t.row(y + 1, c)
                y += h
            p.ln(L, y, R, y, .5, blue)
            y = t.row(y + 1, dict(d="Sub Total (%s)" % ("Parts" if sec == "P" else "Labour"), da=m(sum(i["da"] for i in its)), tv=m(sum(i["tv"] for i in its)), cg=m(sum(i["h"] for i in its)),
                                  sg=m(sum(i["h"] for i in its)), a=m(sum(i["a"] for i in its))), {k[0]: "HB" for k in cols}) + 3
            p.ln(L, y, R, y, .5, blue)
        if y + 150 > BOT + 40:
            p.new()
            y = head(p)
        y += 6
        ys = y
        for a, v in (("Total Taxable Amount", sum(i["tv"] for i in items)), ("Total CGST", sum(i["h"] for i in items)), ("Total SGST", sum(i["h"] for i in items)), ("Round Off", ro), ("Bill Amount", tot)):
            f = "HB" if a == "Bill Amount" else "H"
            p.t(400, y + 10, a, f, 8.5)
            p.t(R - 3, y + 10, "Rs. " + inr(v) if f == "HB" else m(v), f, 8.5, "r")
            y += 12
        p.t(L, ys + 10, "Rupees (in words)", "H", 7.5)
        p.para(L, ys + 20, rwords(tot, "").upper(), 330, "HB", 7.5)
        p.para(L, ys + 46, "Customer voice : general service, brake noise, AC cooling low. Next service due at %d KM. Old parts shown and returned to customer. Vehicle delivered against full payment only." % (50000 + seed),
               340, "H", 7, 9)
        p.t(L, y + 46, "Customer Signature", "H", 8)
        p.t(R, y + 20, "For " + sup.name, "HB", 8, "r")
        p.t(R, y + 46, "Authorised Signatory", "H", 8, "r")
        p.t(297, 826, "Tax is not payable on reverse charge basis.  Regd. Office: %s" % sup.addr[1], "H", 6.5, "c")

    render(path, A4, fn)
    li = [dict(description=i["d"], hsn_sac=i["hsn"], quantity=m(i["q"]), unit=i["u"], unit_price=m(i["p"]), discount=m(i["da"]), taxable_value=m(i["tv"]), tax_rate=rs(i["r"]), cgst=m(i["h"]), sgst=m(i["h"]),
               total=m(i["a"])) for i in items]
    C = sum(i["h"] for i in items)
    return truth(dict(invoice_number=no, invoice_date=d.isoformat(), document_type="invoice", supplier=sup.truth, recipient=buy.truth, place_of_supply="09", reverse_charge=False, line_items=li,
                      totals=dict(taxable_value=m(sum(i["tv"] for i in items)), cgst=m(C), sgst=m(C), round_off=m(ro), total=m(tot))))


LAYOUTS = {"frugal": frugal, "carworks": carworks}
