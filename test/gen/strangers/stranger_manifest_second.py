# SPDX-License-Identifier: AGPL-3.0-or-later
"""Papers of stranger_manifest.py, second part."""

import datetime
import random
from stranger_manifest_kit import (A4, BUYERS, Party, Table, buyer, fy, groups, hdiv, inr, local_buyer, m, pct, rdate, render, rs, rwords, truth)

SAAS = [("Helpdesk Cloud - Growth Plan (Annual)\nSubscription period {a} to {b}, billed per agent", "998313", (119000, 239000)),
        ("Email Relay Credits Pack 1,00,000\nPrepaid, valid for 12 months", "998313", (189900, 349900)),
        ("WhatsApp Business API - Utility Conversations\nUsage for the month of {mon}", "998319", (11, 90)),
        ("Managed Kubernetes Node c5.xlarge Mumbai\n730 hrs, reserved", "998315", (845000, 1260000)),
        ("SSL Wildcard Certificate - *.portal", "998313", (549900, 799900)),
        ("Onboarding & Data Migration\nOne time; includes 3 remote sessions of 2 hours each and import of legacy tickets", "998314", (1500000, 4500000)),
        ("Additional Storage 100 GB", "998315", (75000, 99000))]


def zoho(path, seed, rows):
    g = random.Random("zoho%s%s" % (seed, rows))
    sup = Party(g, "Pixelkhoj Cloudware Private Limited", "33", ["4th Floor, Olympia Annexe, SIDCO Estate", "Guindy, Chennai Tamil Nadu 600032", "India"])
    buy = buyer(g, "33", True)
    d = rdate(g, "2024-04-05", "2026-02-20")
    due = d + datetime.timedelta(days=15)
    no = "INV-%06d" % g.randint(312, 9800)
    f = lambda x: x.strftime("%d/%m/%Y")
    items = []
    for i in range(rows):
        nm, hsn, (a, b) = g.choice(SAAS)
        nm = nm.format(a=d.strftime("%d %b %Y"), b=(d + datetime.timedelta(days=364)).strftime("%d %b %Y"), mon=d.strftime("%B %Y"))
        q = g.randint(1, 25) * 100 if b > 100 else g.randint(900, 42000) * 100
        pr = g.randint(a, b)
        tv = hdiv(q * pr, 100)
        items.append(dict(d=nm, hsn=hsn, q=q, p=pr, tv=tv, ig=pct(tv, 1800)))
    T = sum(i["tv"] for i in items)
    ig = sum(i["ig"] for i in items)
    raw = T + ig
    tot = hdiv(raw, 100) * 100
    ro = tot - raw
    L, R, BOT = 40, 555, 775
    cols = [("n", L, 62, "c"), ("d", 62, 240, "l"), ("hsn", 240, 288, "l"), ("q", 288, 342, "r"), ("p", 342, 400, "r"),
            ("r", 400, 432, "r"), ("ig", 432, 490, "r"), ("a", 490, R, "r")]
    grey = (.6, .6, .6)

    def thead(p, y):
        p.box(L, y, R - L, 30, (.95, .95, .96), grey)
        for k, s in (("n", "#"), ("d", "Item & Description"), ("hsn", "HSN\n/SAC"), ("q", "Qty"), ("p", "Rate"), ("a", "Amount")):
            c = next(c for c in cols if c[0] == k)
            for i, q in enumerate(s.split("\n")):
                p.t(c[1] + 4 if c[3] == "l" else c[2] - 4 if c[3] == "r" else (c[1] + c[2]) / 2, y + 12 + 10 * i, q, "NB", 8, c[3])
        p.t(445, y + 11, "IGST", "NB", 8, "c")
        p.ln(400, y + 15, 490, y + 15, .5, grey)
        p.t(428, y + 26, "%", "NB", 8, "r")
        p.t(486, y + 26, "Amt", "NB", 8, "r")
        for c in cols[1:]:
            p.ln(c[1], y + (15 if c[0] == "ig" else 0), c[1], y + 30, .5, grey)
        return y + 32

    def foot(p):
        p.t(R, 826, str(p.n), "N", 7, "r", grey)

    def fn(p):
        p.box(L, 40, R - L, 92, None, grey)
        p.box(L + 8, 50, 46, 46, (.13, .45, .78), None)
        p.t(L + 31, 82, "Px", "NB", 22, "c", (1, 1, 1))
        p.t(L + 66, 58, sup.name, "NB", 11)
        y = 71
        for s in sup.addr + ["GSTIN " + sup.gstin, "www.pixelkhoj.example"]:
            p.t(L + 66, y, s, "N", 8)
            y += 11.5
        p.t(R - 8, 122, "TAX INVOICE", "N", 20, "r")
        p.box(L, 132, R - L, 62, None, grey)
        p.ln(297, 132, 297, 194, .5, grey)
        for i, (a, b) in enumerate((("#", no), ("Invoice Date", f(d)), ("Terms", "Net 15"), ("Due Date", f(due)))):
            p.t(L + 6, 146 + i * 13, a, "N", 8.5)
            p.t(L + 90, 146 + i * 13, ": " + b, "NB", 8.5)
        p.t(303, 146, "Place Of Supply", "N", 8.5)
        p.t(390, 146, ": %s (%s)" % (buy.sname, buy.state), "NB", 8.5)
        p.box(L, 194, R - L, 15, (.95, .95, .96), grey)
        p.t(L + 6, 205, "Bill To", "NB", 8.5)
        p.t(L + 6, 222, buy.name, "NB", 9.5, col=(.1, .35, .7))
        y = 234
        for s in buy.addr + [buy.sname + ", India", "GSTIN " + buy.gstin]:
            p.t(L + 6, y, s, "N", 8.5)
            y += 12
        p.box(L, 209, R - L, y - 209, None, grey)
        y0 = y
        y = thead(p, y)
        t = Table(p, cols, "N", 8, 11, 4)
        for i, it in enumerate(items):
            c = dict(n=i + 1, d=it["d"], hsn=it["hsn"], q=inr(it["q"]), p=inr(it["p"]), r="18%", ig=inr(it["ig"]), a=inr(it["tv"]))
            if y + t.height(c) > BOT:
                t.vlines(y0, y, .5, grey)
                foot(p)
                p.new()
                y0 = 40
                y = thead(p, 40)
            y1 = t.row(y, dict(c, d=it["d"].split("\n")[0]))
            y = max(y1, y + t.height(c))
            if "\n" in it["d"]:
                p.para(66, y1 + 8, it["d"].split("\n")[1], 170, "N", 8, 11, "l", (.45, .45, .45))
            y += 4
            p.ln(L, y, R, y, .5, grey)
            y += 2
        t.vlines(y0, y - 2, .5, grey)
        y -= 2
        if y + 150 > 815:
            foot(p)
            p.new()
            y = 40
        yb = y
        p.t(L + 6, y + 14, "Total In Words", "N", 8.5)
        p.para(L + 6, y + 27, rwords(tot, "Indian Rupee "), 230, "NI", 8.5, 11.5)
        p.t(L + 6, y + 62, "Notes", "N", 8.5)
        p.para(L + 6, y + 74, "Thanks for your business. Please quote the invoice number in your NEFT remittance. TDS certificate to billing@pixelkhoj.example", 240, "N", 7.5, 10)
        rowsv = [("Sub Total", inr(T)), ("IGST18 (18%)", inr(ig))] + ([("Rounding", inr(ro))] if ro else []) + [
            ("Total", "₹" + inr(tot)), ("Balance Due", "₹" + inr(tot))]
        yy = y
        for a, b in rowsv:
            fo = "NB" if a in ("Total", "Balance Due") else "N"
            p.t(450, yy + 14, a, fo, 8.5, "r")
            p.t(R - 5, yy + 14, b, fo, 8.5, "r")
            yy += 15
        p.ln(310, yy + 8, R, yy + 8, .5, grey)
        p.t(432, yy + 56, "Authorized Signature", "N", 8.5, "c")
        p.box(L, yb, R - L, yy + 64 - yb, None, grey)
        p.ln(310, yb, 310, yy + 64, .5, grey)
        foot(p)

    render(path, A4, fn)
    li = [dict(description=i["d"].replace("\n", " "), hsn_sac=i["hsn"], quantity=m(i["q"]), unit_price=m(i["p"]), tax_rate="18",
               igst=m(i["ig"]), taxable_value=m(i["tv"])) for i in items]
    tt = dict(taxable_value=m(T), igst=m(ig), total=m(tot))
    if ro:
        tt["round_off"] = m(ro)
    return truth(dict(invoice_number=no, invoice_date=d.isoformat(), document_type="invoice", supplier=sup.truth, recipient=buy.truth,
                      place_of_supply=buy.state, line_items=li, totals=tt))


PAINT = [("EXTERIOR EMULSION WHITE 20 LTR", "32091010", 1800, "Pcs.", (3200, 5200)), ("WALL PUTTY 40 KG", "32149090", 1800, "Bag", (640, 890)),
         ("PU WOOD FINISH GLOSSY 1 LTR", "32082090", 1800, "Pcs.", (420, 760)), ("PAINT BRUSH 4\" GOLD", "96034010", 1800, "Dzn.", (780, 1350)),
         ("CEMENT PRIMER WB 10 LTR", "32091090", 1800, "Pcs.", (890, 1450)), ("SANDING PAPER 120 NO", "68052010", 1800, "Pkt.", (310, 540)),
         ("WATERPROOF COMPOUND 5 LTR", "38244090", 1800, "Pcs.", (1100, 1750)), ("GYPSUM BOARD 12.5MM 6X4", "68091100", 1800, "Sheet", (410, 590)),
         ("JUTE COIR ROLL NATURAL", "53050040", 500, "Roll", (900, 1500))]


def busywin(path, seed, rows):
    g = random.Random("busywin%s%s" % (seed, rows))
    sup = Party(g, "BALAJI PAINTS & HARDWARE", "08", ["SHOP NO. 7-8, NEAR TRUCK STAND, TONK ROAD", "JAIPUR (RAJASTHAN)-302018"], "P")
    buy = Party(g, *BUYERS[9]) if g.random() < .5 else local_buyer(g, "08", ["G-1/118, EPIP SITAPURA", "JAIPUR (RAJASTHAN)"])
    d = rdate(g, "2025-10-01", "2026-03-20")
    no = "BPH/%d-%d/%d" % (fy(d)[0] % 100, fy(d)[1] % 100, g.randint(100, 7000))
    items = []
    for i in range(rows):
        nm, hsn, r, u, (a, b) = g.choice(PAINT)
        q, lp = g.randint(1, 60), g.randint(a, b) * 100
        dc = g.choice([0, 500, 1000, 1250, 1800])
        pr = lp - pct(lp, dc)
        tv = q * pr
        items.append(dict(d=nm, hsn=hsn, r=r, u=u, q=q, lp=lp, dc=dc, p=pr, tv=tv, c=pct(tv, r // 2)))
    for i in items:
        i["tot"] = i["tv"] + 2 * i["c"]
    S = sum(i["tot"] for i in items)
    tot = hdiv(S, 100) * 100
    ro = tot - S
    gr = groups(items, lambda i: i["r"])
    summ = [(r, sum(i["tv"] for i in gr[r]), sum(i["c"] for i in gr[r])) for r in sorted(gr, reverse=True)]
    T, C = sum(x[1] for x in summ), sum(x[2] for x in summ)
    L, R, BOT = 28, 567, 770
    cols = [("n", L, 46, "r"), ("d", 46, 168, "l"), ("hsn", 168, 212, "l"), ("q", 212, 248, "r"), ("u", 248, 274, "l"), ("lp", 274, 320, "r"),
            ("dc", 320, 350, "r"), ("cr", 350, 376, "r"), ("ca", 376, 423, "r"), ("sr", 423, 449, "r"), ("sa", 449, 497, "r"), ("a", 497, R, "r")]
    hd = dict(n="S.N.", d="Description of Goods", hsn="HSN/SAC\nCode", q="Qty.", u="Unit", lp="List\nPrice", dc="Disc.\n%", cr="CGST\nRate", ca="CGST\nAmount",
              sr="SGST\nRate", sa="SGST\nAmount", a="Amount(₹)")

    def head(p):
        p.t(L + 4, 36, "GSTIN : " + sup.gstin, "DCB", 8)
        p.t(R - 4, 36, "Original Copy", "DC", 8, "r")
        p.t(297, 48, "TAX INVOICE", "DCB", 9, "c")
        p.ln(268, 50, 326, 50)
        p.t(297, 64, sup.name, "DCB", 14, "c")
        for i, s in enumerate(sup.addr + ["Tel. : 0141-4017788  email : balajipaints@mail.example"]):
            p.t(297, 75 + i * 10, s, "DC", 7.5, "c")
        p.box(L, 28, R - L, 74)
        a = [("Invoice No.", no), ("Dated", d.strftime("%d-%m-%Y")), ("Place of Supply", "%s (%s)" % (buy.sname, buy.state)), ("Reverse Charge", "N")]
        b = [("GR/RR No.", ""), ("Transport", "SELF"), ("Vehicle No.", "RJ14 GD %d" % (2000 + seed * 37)), ("Station", "JAIPUR")]
        for i in range(4):
            for x, (k, v) in ((L + 4, a[i]), (302, b[i])):
                p.t(x, 112 + i * 10.5, k, "DC", 8)
                p.t(x + 78, 112 + i * 10.5, ": " + v, "DC", 8)
        p.box(L, 102, R - L, 46)
        for x, s in ((L + 4, "Billed to :"), (302, "Shipped to :")):
            p.t(x, 158, s, "DCB", 8)
            p.t(x, 169, buy.name, "DCB", 8)
            for i, q in enumerate(buy.addr):
                p.t(x, 179 + 10 * i, q, "DC", 7.5)
            p.t(x, 179 + 10 * len(buy.addr) + 6, "GSTIN / UIN", "DC", 8)
            p.t(x + 78, 179 + 10 * len(buy.addr) + 6, ": " + buy.gstin, "DC", 8)
        y = 179 + 10 * len(buy.addr) + 12
        p.box(L, 148, R - L, y - 148)
        p.ln(298, 102, 298, y)
        for k, x0, x1, al in cols:
            for i, s in enumerate(hd[k].split("\n")):
                p.t((x0 + x1) / 2, y + 9 + i * 9, s, "DCB", 7, "c", mw=x1 - x0 - 1)
        p.ln(L, y + 22, R, y + 22)
        return y, y + 24

    def fn(p):
        y0, y = head(p)
        t = Table(p, cols, "DC", 7.2, 9, 2)
        page_tot = 0
        for i, it in enumerate(items):
            h = rs(it["r"] // 2, 2) + "%"
            c = dict(n="%d." % (i + 1), d=it["d"], hsn=it["hsn"], q="%d.00" % it["q"], u=it["u"], lp=inr(it["lp"]), dc=rs(it["dc"], 2) + "%" if it["dc"] else "",
                     cr=h, ca=inr(it["c"]), sr=h, sa=inr(it["c"]), a=inr(it["tot"]))
            if y + t.height(c) > BOT - 30:
                t.vlines(y0, BOT - 20)
                p.ln(L, BOT - 20, R, BOT - 20)
                p.t(495, BOT - 10, "Totals c/o", "DCB", 8, "r")
                p.t(R - 2, BOT - 10, inr(page_tot), "DCB", 8, "r")
                p.t(R, 815, "Page %d" % p.n, "DC", 7, "r")
                p.new()
                y0, y = head(p)
                p.t(495, y + 8, "Totals b/f", "DCB", 8, "r")
                p.t(R - 2, y + 8, inr(page_tot), "DCB", 8, "r")
                y += 12
            y = t.row(y, c) + 2
            page_tot += it["tot"]
        y = max(y + 6, min(y + 80, 560))
        if y + 175 > 825:
            t.vlines(y0, y)
            p.ln(L, y, R, y)
            p.t(495, y + 10, "Totals c/o", "DCB", 8, "r")
            p.t(R - 2, y + 10, inr(page_tot), "DCB", 8, "r")
            p.t(R, 830, "Page %d" % p.n, "DC", 7, "r")
            p.new()
            y0, y = head(p)
            p.t(495, y + 8, "Totals b/f", "DCB", 8, "r")
            p.t(R - 2, y + 8, inr(page_tot), "DCB", 8, "r")
            y += 16
        t.vlines(y0, y)
        p.ln(497, y - 1, R, y - 1)
        p.t(R - 2, y + 9, inr(S), "DC", 8, "r")
        if ro:
            p.t(180, y + 21, "Add" if ro > 0 else "Less", "DC", 8)
            p.t(205, y + 21, ": Rounded Off (%s)" % ("+" if ro > 0 else "-"), "DC", 8)
            p.t(R - 2, y + 21, inr(abs(ro)), "DC", 8, "r")
        y += 28
        p.ln(L, y, R, y)
        us = groups(items, lambda i: i["u"])
        p.t(170, y + 11, "Grand Total", "DCB", 9, "r")
        if len(us) == 1:
            p.t(248, y + 11, "%d.00 %s" % (sum(i["q"] for i in items), items[0]["u"]), "DCB", 8, "r", mw=76)
        p.t(R - 2, y + 11, "₹  " + inr(tot), "DCB", 9, "r")
        p.ln(L, y + 15, R, y + 15)
        y += 15
        xs = [60, 150, 240, 330, 420]
        for x, s in zip(xs, ["Tax Rate", "Taxable Amt.", "CGST Amt.", "SGST Amt.", "Total Tax"]):
            p.t(x + (0 if x == 60 else 30), y + 11, s, "DCB", 7.5, "l" if x == 60 else "r")
        p.ln(60, y + 13, 452, y + 13, .4)
        for r, tv, c in summ:
            y += 11
            p.t(60, y + 11, rs(r) + "%", "DC", 7.5)
            for x, v in zip(xs[1:], (tv, c, c, 2 * c)):
                p.t(x + 30, y + 11, inr(v), "DC", 7.5, "r")
        y += 11
        p.ln(60, y + 3, 452, y + 3, .4)
        p.t(60, y + 11, "Totals", "DCB", 7.5)
        for x, v in zip(xs[1:], (T, C, C, 2 * C)):
            p.t(x + 30, y + 11, inr(v), "DCB", 7.5, "r")
        y += 16
        p.para(L + 4, y + 10, rwords(tot, "Rupees "), R - L - 8, "DCB", 8.5)
        p.ln(L, y + 16, R, y + 16)
        y += 16
        p.t(L + 4, y + 10, "Terms & Conditions", "DCB", 7.5)
        for i, s in enumerate(["E.& O.E.", "1. Goods once sold will not be taken back.", "2. Interest @ 18% p.a. will be charged if the payment",
                               "is not made with in the stipulated time.", "3. Subject to 'Jaipur' Jurisdiction only."]):
            p.t(L + 4, y + 20 + i * 9, s, "DC", 7)
        p.t(302, y + 12, "Receiver's Signature  :", "DC", 8)
        p.ln(298, y + 22, R, y + 22)
        p.t(R - 4, y + 32, "for " + sup.name, "DCB", 8, "r")
        p.t(R - 4, y + 58, "Authorised Signatory", "DC", 8, "r")
        p.ln(298, y, 298, y + 64)
        p.box(L, y0, R - L, y + 64 - y0)

    render(path, A4, fn)
    li = [dict(description=i["d"], hsn_sac=i["hsn"], quantity="%d.00" % i["q"], unit=i["u"], unit_price=m(i["lp"]), tax_rate=rs(i["r"]),
               cgst=m(i["c"]), sgst=m(i["c"]), total=m(i["tot"])) for i in items]
    tt = dict(taxable_value=m(T), cgst=m(C), sgst=m(C), total=m(tot))
    if ro:
        tt["round_off"] = m(ro)
    return truth(dict(invoice_number=no, invoice_date=d.isoformat(), document_type="invoice", supplier=sup.truth, recipient=buy.truth,
                      place_of_supply=buy.state, reverse_charge=False, line_items=li, totals=tt))


DRUG = [("AMOXYSTAR 500 CAP", "10'S", "30041030"), ("PANTOWEL-40 TAB", "15'S", "30049039"), ("CEFIKIN 200 DT TAB", "10'S", "30042019"),
        ("RINGER LACTATE 500ML", "500ML", "30049099"), ("DICLOREX GEL 30GM", "30GM", "30049069"), ("TELMIHART-H TAB", "15'S", "30049079"),
        ("COUGHNIL SYP 100ML", "100ML", "30049099"), ("VITA-D3 60K SACHET", "1GM", "30045039"), ("HAND RUB STERI 500ML", "500ML", "38089400"),
        ("SURGICAL GLOVES 7.0", "PAIR", "40151200"), ("N/S 0.9% INJ 100ML FFS", "100ML", "30049099")]


def margpharma(path, seed, rows):
    g = random.Random("margpharma%s%s" % (seed, rows))
    sup = Party(g, "SANJEEVANI PHARMA DISTRIBUTORS", "09", ["22/47, BIRHANA ROAD, NEAR KOTAK BANK", "KANPUR-208001 (U.P.)"], "F")
    nmb = g.choice(["LIFECURE HOSPITAL & RESEARCH CENTRE", "M/S AROGYA MEDICAL STORES", "KANPUR TANNERY WORKERS DISPENSARY"])
    buy = Party(g, nmb, "09", ["117/Q/40, SHARDA NAGAR", "KANPUR"], "F")
    d = rdate(g, "2025-10-06", "2026-03-10")
    no = "%s%05d" % (g.choice(["A", "GST", "C"]), g.randint(200, 39999))
    items = []
    for i in range(rows):
        nm, pk, hsn = g.choice(DRUG)
        r = 1800 if hsn == "38089400" else 500
        q = g.randint(1, 40) * g.choice([1, 5])
        mrp = g.randint(2500, 62000)
        pr = hdiv(mrp * g.choice([62, 65, 71, 75]), 100)
        fr = q // 10 if g.random() < .4 else 0
        d1, d2 = g.choice([0, 0, 200, 500, 1000]), g.choice([0, 0, 100, 200])
        gross = q * pr
        a1 = pct(gross, d1)
        a2 = pct(gross - a1, d2)
        e = "%d/%02d" % (g.randint(1, 12), g.randint(27, 29))
        items.append(dict(d=nm, pk=pk, hsn=hsn, r=r, q=q, fr=fr, mrp=mrp, p=pr, d1=d1, d2=d2, g=gross, da=a1 + a2, tv=gross - a1 - a2,
                          bt="%s%d" % (g.choice(["BT", "GX", "AL", "NK"]), g.randint(1000, 99999)), e=e, mf=g.choice(["CIPR", "ALKO", "MNKD", "ZYDL", "SUNR"])))
    gr = groups(items, lambda i: i["r"])
    cls = []
    for r in (500, 1200, 1800, 2800):
        its = gr.get(r, [])
        tv = sum(i["tv"] for i in its)
        cls.append((r, sum(i["g"] for i in its), sum(i["da"] for i in its), pct(tv, r // 2), tv))
    G, DA, C = sum(c[1] for c in cls), sum(c[2] for c in cls), sum(c[3] for c in cls)
    raw = G - DA + 2 * C
    tot = hdiv(raw, 100) * 100
    ro = tot - raw
    W, H = 595, 421
    L, R = 14, 581
    cols = [("n", L, 30, "r"), ("q", 30, 56, "r"), ("fr", 56, 78, "r"), ("mf", 78, 106, "l"), ("pk", 106, 136, "l"), ("d", 136, 250, "l"), ("bt", 250, 296, "l"),
            ("e", 296, 322, "l"), ("hsn", 322, 362, "l"), ("mrp", 362, 398, "r"), ("p", 398, 434, "r"), ("d1", 434, 459, "r"), ("d2", 459, 482, "r"),
            ("gst", 482, 510, "r"), ("a", 510, R, "r")]
    hd = "Sn.|Qty.|Free|Mfr.|Pack|Product Name|Batch|Exp.|HSN|M.R.P.|Rate|Dis%|SCH%|GST%|Amount".split("|")
    per = 15

    def head(p):
        p.t(L + 2, 24, sup.name, "HB", 12, mw=220)
        for i, s in enumerate(sup.addr + ["Phone : 0512-2365544", "D.L.No. : UP7820B003412, UP7821B003398"]):
            p.t(L + 2, 34 + i * 8.5, s, "H", 7)
        p.t(L + 2, 69, "GSTIN : " + sup.gstin, "HB", 7.5)
        p.t(292, 24, "GST INVOICE", "HB", 11, "c")
        p.t(292, 36, "CREDIT", "HB", 8, "c")
        p.t(250, 52, "Invoice No. : " + no, "HB", 8)
        p.t(250, 62, "Date : " + d.strftime("%d-%m-%Y"), "HB", 8)
        p.t(250, 71, "Page No. : %d/%d" % (p.n, p.total), "H", 7)
        p.t(372, 24, "Party : " + buy.name, "HB", 8, mw=R - 376)
        for i, s in enumerate(buy.addr):
            p.t(372, 34 + i * 8.5, s, "H", 7)
        p.t(372, 53, "State : Uttar Pradesh - Code: 09", "H", 7)
        p.t(372, 62, "DL No. : 20B/%d, 21B/%d" % (4000 + seed, 4100 + seed), "H", 7)
        p.t(372, 71, "GSTIN : " + buy.gstin, "HB", 7.5)
        p.box(L, 12, R - L, 62)
        p.ln(240, 12, 240, 74)
        p.ln(368, 12, 368, 74)
        for (k, x0, x1, al), s in zip(cols, hd):
            p.t((x0 + x1) / 2, 83, s, "HB", 6.5, "c")
        p.ln(L, 87, R, 87)
        return 89

    def fn(p):
        t = None
        done = 0
        while True:
            y = head(p)
            t = Table(p, cols, "H", 7, 13, 2)
            part = items[done:done + per]
            for i, it in enumerate(part):
                y = t.row(y, dict(n="%d." % (done + i + 1), q=it["q"], fr=it["fr"] or "", mf=it["mf"], pk=it["pk"], d=it["d"], bt=it["bt"], e=it["e"], hsn=it["hsn"],
                                  mrp=m(it["mrp"]), p=m(it["p"]), d1=rs(it["d1"], 2), d2=rs(it["d2"], 2), gst=rs(it["r"], 2), a=m(it["tv"])))
            done += len(part)
            t.vlines(74, 290)
            p.ln(L, 290, R, 290)
            if done < len(items):
                p.t(R - 4, 300, "Continued..", "HI", 8, "r")
                p.box(L, 12, R - L, 278)
                p.new()
                continue
            break
        y = 300
        for x, s in zip((L + 2, 110, 160, 210, 255, 300, 350), ("CLASS", "TOTAL", "SCH/DIS", "SGST", "CGST", "TOTAL GST", "TAXABLE")):
            p.t(x, y, s, "HB", 6.5, "l" if x == L + 2 else "r")
        for r, gg, da, c, tv in cls:
            y += 9
            p.t(L + 2, y, "GST %s%%" % rs(r, 2), "H", 6.5)
            for x, v in zip((110, 160, 210, 255, 300, 350), (gg, da, c, c, 2 * c, tv)):
                p.t(x, y, m(v), "H", 6.5, "r")
        y += 10
        p.ln(L, y - 8, 354, y - 8)
        p.t(L + 2, y, "TOTAL", "HB", 6.5)
        for x, v in zip((110, 160, 210, 255, 300, 350), (G, DA, C, C, 2 * C, G - DA)):
            p.t(x, y, m(v), "HB", 6.5, "r")
        p.ln(354, 290, 354, 352)
        p.ln(470, 290, 470, 384)
        p.t(358, 300, "No. of Items : %d" % len(items), "H", 7)
        p.t(358, 310, "Total Qty : %d" % sum(i["q"] for i in items), "H", 7)
        p.t(358, 345, "FOR " + sup.name, "HB", 6, mw=110)
        for i, (a, v) in enumerate((("SUB TOTAL", m(G)), ("DISCOUNT", m(DA)), ("SGST PAYBLE", m(C)), ("CGST PAYBLE", m(C)), ("ROUND OFF", m(ro)), ("CR/DR NOTE", "0.00"))):
            p.t(474, 300 + i * 9.5, a, "H", 7)
            p.t(R - 3, 300 + i * 9.5, v, "H", 7, "r")
        p.box(470, 354, R - 470, 30, (.88, .88, .88))
        p.t(473, 373, "GRAND TOTAL", "HB", 7)
        p.t(R - 3, 373, m(tot), "HB", 10, "r", mw=54)
        p.t(L + 2, 364, rwords(tot, "Rs. ", post=" only"), "HB", 7, mw=450)
        p.ln(L, 354, 470, 354)
        p.ln(L, 368, 470, 368)
        p.t(L + 2, 378, "Terms & Conditions : Goods once sold will not be taken back or exchanged. Bills not paid by due date will attract 24% interest. E.&O.E.", "H", 6, mw=450)
        p.t(L + 2, 395, "Prices with effect of new GST rates. Expiry/breakage to be informed within 3 days. All disputes subject to KANPUR Jurisdiction only.", "H", 6)
        p.box(L, 12, R - L, 390)

    render(path, (W, H), fn)
    li = [dict(description=i["d"], hsn_sac=i["hsn"], quantity=str(i["q"]), unit_price=m(i["p"]), tax_rate=rs(i["r"]), taxable_value=m(i["tv"])) for i in items]
    tt = dict(taxable_value=m(G - DA), cgst=m(C), sgst=m(C), round_off=m(ro), total=m(tot))
    return truth(dict(invoice_number=no, invoice_date=d.isoformat(), document_type="invoice", supplier=sup.truth, recipient=buy.truth, line_items=li, totals=tt))


LAYOUTS = {"zoho": zoho, "busywin": busywin, "margpharma": margpharma}
