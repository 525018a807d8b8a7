# SPDX-License-Identifier: AGPL-3.0-or-later
"""Optician and newspaper advertising."""
from stranger_cauldron_kit import *


def optical(path, seed, rows):
    """A5 landscape shop bill, two-line rows, no vertical rules, drawn column by column; always a local sale."""
    rng = rnd("optical", seed, rows)
    a, _ = pair(rng, intra=True)
    s, c = party(rng, a, "Opticals & Eye Clinic", "{c} {p}", n=3), party(rng, a, "", "{c} {p}", n=3, first=rng.choice(PEOPLE))
    c["name"] = c["name"].strip()
    d = day(rng)
    no, its = f"{rng.randint(100, 9999)}", []
    for i in range(rows):
        n, h, r, lo, hi = rng.choice([("Spectacle Frame Full Rim TR90", "9003", 12, 700, 3800), ("Lens CR39 ARC 1.56", "9001", 12, 450, 2600),
            ("Progressive Lens Photochromic", "9001", 12, 3200, 9800), ("Contact Lens Monthly 6 pk", "9001", 12, 600, 1500),
                                     ("Lens Solution 355 ml", "3307", 18, 280, 420), ("Sunglass Polarised", "9004", 18, 900, 4500)])
        q, m = rng.randint(1, 2), D(rng.randint(lo, hi))
        di = q2(q * m * rng.choice([0, 0, 5, 10]) / 100)
        tv = q * m - di
        sub = {"9001": f"R {rng.choice('+-')}{rng.randint(1, 12) / 4:.2f}  L {rng.choice('+-')}{rng.randint(1, 12) / 4:.2f}",
            "9003": f"Model {rng.randint(1000, 9999)} Col. C{rng.randint(1, 9)}"}.get(h, f"Batch {rng.randint(10000, 99999)}")
        x = tax(tv, r, True)
        its.append((n, sub, h, q, m, di, tv, r, x[0], tv + x[0] * 2))
    p = P(path, landscape(A5))
    X = {"n": 24, "h": 190, "q": 240, "m": 295, "d": 345, "t": 405, "r": 440, "c": 480, "s": 523, "a": 574}

    def head():
        p.t(24, 34, s["name"], SEB, 15, col=(.05, .3, .45))
        p.t(24, 46, ", ".join(s["parts"]) + f"  Ph: {ph}", SE, 7.5)
        p.t(574, 32, "INVOICE", SEB, 11, "r")
        p.t(574, 46, "GSTIN: " + s["gstin"], SE, 7.5, "r")
        p.ln(24, 52, 574, 52, 1.4, (.05, .3, .45))
        p.t(24, 66, "Bill No", SE, 8)
        p.t(62, 66, no, SEB, 8)
        p.t(140, 66, "Date", SE, 8)
        p.t(166, 66, d.strftime("%d-%b-%Y"), SEB, 8)
        p.t(300, 66, "Optometrist", SE, 8)
        p.t(352, 66, "Dr. " + opt, SE, 8)
        p.t(24, 79, "Name", SE, 8)
        p.t(62, 79, c["name"], SEB, 8)
        p.t(300, 79, "Address", SE, 8)
        p.t(352, 79, ", ".join(c["parts"]), SE, 7)
        p.ln(24, 86, 574, 86, .4)
        for k, x in (("n", "Item"), ("h", "HSN")):
            p.t(X[k], 97, x, SEB, 7)
        for k, x in (("q", "Qty"), ("m", "Rate"), ("d", "Disc."), ("t", "Taxable"), ("r", "GST %"), ("c", "CGST"), ("s", "SGST"), ("a", "Net")):
            p.t(X[k], 97, x, SEB, 7, "r")
        p.ln(24, 102, 574, 102, .4)

    ph, opt = f"98{rng.randint(10000000, 99999999)}", rng.choice(PEOPLE)
    cap, start = 9, 0
    while True:
        ch = its[start:start + cap]
        head()
        for k, fn, al in (("n", lambda i: i[0], "l"), ("h", lambda i: i[2], "l"), ("q", lambda i: str(i[3]), "r"), ("m", lambda i: s2(i[4]), "r"), ("d",
            lambda i: s2(i[5]) if i[5] else "-", "r"),
                          ("t", lambda i: s2(i[6]), "r"), ("r", lambda i: str(i[7]), "r"), ("c", lambda i: s2(i[8]), "r"), ("s", lambda i: s2(i[8]),
                              "r"), ("a", lambda i: s2(i[9]), "r")):
            for j, i in enumerate(ch):
                p.t(X[k], 114 + 24 * j, fn(i), SE, 7.5, al)
                if k == "n":
                    p.t(X[k] + 8, 124 + 24 * j, i[1], SE, 6.5, col=(.3, .3, .3))
        for j in range(len(ch)):
            p.ln(24, 129 + 24 * j, 574, 129 + 24 * j, .3, (.5, .5, .5), [1, 2])
        start += cap
        y = 129 + 24 * len(ch)
        if start >= len(its):
            break
        p.t(574, 405, "contd.", SE, 7, "r")
        p.page()
    tv, cg, net = sum(i[6] for i in its), sum(i[8] for i in its), sum(i[9] for i in its)
    tot, ro = rounded(net)
    if y > 340:
        p.t(574, 405, "contd.", SE, 7, "r")
        p.page()
        head()
        y = 104
    p.t(X["n"], y + 12, "Total", SEB, 7.5)
    for k, x in (("q", str(sum(i[3] for i in its))), ("d", s2(sum(i[5] for i in its))), ("t", s2(tv)), ("c", s2(cg)), ("s", s2(cg)), ("a", s2(net))):
        p.t(X[k], y + 12, x, SEB, 7, "r")
    p.ln(24, y + 17, 574, y + 17, .8)
    p.t(485, y + 29, "Rounding", SE, 8, "r")
    p.t(574, y + 29, s2(ro), SE, 8, "r")
    p.t(485, y + 43, "To Pay Rs.", SEB, 9, "r")
    p.t(574, y + 43, s2(tot), SEB, 9, "r")
    p.t(24, y + 29, "Delivery after 3 working days. Frames carry six months warranty", SE, 7)
    p.t(24, y + 39, "against manufacturing defect. No refund on lenses.", SE, 7)
    p.save()
    L = [{"description": i[0] + " " + " ".join(i[1].split()), "hsn_sac": i[2], "quantity": str(i[3]), "unit_price": s2(i[4]),
        **({"discount": s2(i[5])} if i[5] else {}), "taxable_value": s2(i[6]),
          "gst_rate": str(i[7]), "cgst_amount": s2(i[8]), "sgst_amount": s2(i[8]), "amount": s2(i[9])} for i in its]
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "supplier": truth(s), "recipient": truth(c, gst=False), "line_items": L,
        "taxable_total": s2(tv), "cgst_total": s2(cg), "sgst_total": s2(cg),
                     "round_off": s2(ro), "grand_total": s2(tot)}}


def newspaper(path, seed, rows):
    """Advertisement bill of a daily to an agency, two lines of head, agency commission, ruled columns without outer box."""
    rng = rnd("newspaper", seed, rows)
    a, b = pair(rng)
    s, c = party(rng, a, "Prabhat Publications Limited", "{c} - {q}"), party(rng, b, rng.choice(["Advertising", "Media Services", "Communications"]),
        "{c} - {q}")
    d = day(rng)
    no, intra, its = f"{ABBR[a]}/ADV/{rng.randint(100000, 999999)}", a == b, []
    d0 = d - dt.timedelta(days=45)
    for i in range(rows):
        w, h, r = rng.randint(4, 33), rng.randint(5, 50), D(rng.randint(120, 980))
        g = q2(w * h * r)
        cm = q2(g * 15 / 100)
        its.append((d0 + dt.timedelta(days=i * 40 // max(rows, 1)), rng.choice(["Main", "City", "Rural", "All Edn"]), rng.choice(["Admission Notice",
            "Tender Notice No. 14", "Festival Sale", "Housing Scheme Launch", "Obituary", "Financial Results Q2", "Walk-in Interview", "Public Notice"]), w,
                h, r, g, cm, g - cm))
    v, cm = sum(i[8] for i in its), sum(i[7] for i in its)
    cg, sg, ig = tax(v, 5, intra)
    tot, ro = rounded(v + cg + sg + ig)
    p = P(path)
    T, TB = "Times-Roman", "Times-Bold"
    X = [(36, 86), (86, 128), (128, 236), (236, 282), (282, 322), (322, 372), (372, 438), (438, 494), (494, 560)]
    client = rng.choice(FIRST) + " " + rng.choice(["University", "Motors", "Municipal Council", "Finance"])

    def head(pg):
        p.t(36, 52, s["name"].split()[0] + " Prabhat", TB, 26)
        p.t(36, 65, "The daily of the district since 1951", "Times-Italic", 9)
        p.t(560, 44, "ADVERTISEMENT BILL CUM TAX INVOICE", TB, 11, "r")
        p.t(560, 58, f"Page {pg}", T, 8, "r")
        p.ln(36, 72, 560, 72, 2)
        p.ln(36, 75, 560, 75, .5)
        if pg > 1:
            p.t(36, 90, f"Bill No. {no}    dated {d:%d.%m.%Y}    {c['name']}", T, 9)
            return 104
        p.t(36, 92, "Agency", T, 9)
        p.t(90, 92, c["name"], TB, 10)
        ls = pack(c["parts"], T, 9, 210)
        for k, l in enumerate(ls):
            p.t(90, 104 + 11 * k, l, T, 9)
        p.t(90, 140, f"GSTIN {c['gstin']}", T, 9)
        p.t(36, 154, "Client", T, 9)
        p.t(90, 154, client, T, 9)
        for k, (l, x) in enumerate((("Bill No.", no), ("Bill Date", d.strftime("%d.%m.%Y")), ("R.O. No.", str(ro_no)), ("SAC",
            "998363 - Sale of space in print media"), ("Place of Supply", f"{b} {STATES[b][0]}"))):
            p.t(340, 92 + 13 * k, l, T, 9)
            p.t(410, 92 + 13 * k, x, TB if k < 2 else T, 9)
        return 170

    def cols(y):
        p.ln(36, y, 560, y, .8)
        for (x0, x1), (l1, l2) in zip(X, (("Date of", "Publ."), ("Edition", ""), ("Caption", ""), ("Size", "W x H cm"), ("Space", "sq.cm"), ("Rate",
            "per sq.cm"), ("Gross", "Rs."), ("Comm.", "15%"), ("Net", "Rs."))):
            p.t((x0 + x1) / 2, y + 11, l1, TB, 8, "c")
            if l2:
                p.t((x0 + x1) / 2, y + 20, l2, TB, 8, "c")
        p.ln(36, y + 25, 560, y + 25, .8)
        return y + 25

    ro_no, pg = rng.randint(1000, 99999), 1
    top = cols(head(1))
    y = top + 13

    def rules(y1):
        for x0, _ in X[1:]:
            p.ln(x0, top - 25, x0, y1, .3)
        p.ln(36, y1, 560, y1, .8)

    for pd, ed, cap, w, h, r, g, k, net in its:
        if y > 745:
            rules(y - 8)
            p.page()
            pg += 1
            top = cols(head(pg))
            y = top + 13
        for (x0, x1), t, al in zip(X, (pd.strftime("%d.%m.%y"), ed, cap, f"{w} x {h}", str(w * h), s2(r), inr(g), inr(k), inr(net)), "cllcrrrrr"):
            sz = 8.5
            if al == "r":
                p.t(x1 - 3, y, t, T, sz, "r")
            elif al == "l":
                for wd in t.split(" "):
                    p.t(x0 + 4, y, wd, T, sz)
                    x0 += p.w(wd + " ", T, sz)
            else:
                p.t((x0 + x1) / 2, y, t, T, sz, "c")
        y += 14
    rules(y - 6)
    if y > 620:
        p.page()
        y = head(pg + 1)
    y += 8
    for l, x in [("Gross value of space", sum(i[6] for i in its)), ("Less : Agency commission", cm), ("Taxable amount", v)] + ([("Add : CGST 2.5%", cg),
        ("Add : SGST 2.5%", sg)] if intra else [("Add : IGST 5%", ig)]) + [("Rounded off", ro), ("Net payable", tot)]:
        fo = TB if l[0] in "TN" else T
        p.t(360, y, l, fo, 9.5)
        p.t(557, y, inr(x), fo, 9.5, "r")
        y += 14
    p.ln(360, y - 10, 560, y - 10, .5)
    for l in wrap("In words Rupees " + rupees(tot), "Times-Italic", 9, 500):
        p.t(36, y + 8, l, "Times-Italic", 9)
        y += 11
    p.ln(36, 775, 560, 775, .5)
    p.t(36, 786, s["name"], TB, 8.5)
    p.t(36, 797, "Regd. Office : " + ", ".join(s["parts"]), T, 8.5)
    p.t(36, 808, f"GSTIN {s['gstin']}    PAN {s['pan']}    Cheques in favour of {s['name']}", T, 8.5)
    p.save()
    dt_ = {"invoice_number": no, "invoice_date": d.isoformat(), "place_of_supply": b, "supplier": truth(s), "recipient": truth(c), "taxable_total": s2(v),
        "round_off": s2(ro), "grand_total": s2(tot),
           "line_items": [{"description": i[2], "quantity": str(i[3] * i[4]), "unit_price": s2(i[5]), "discount": s2(i[7]), "amount": s2(i[8])} for i in its]}
    dt_.update({"cgst_total": s2(cg), "sgst_total": s2(sg)} if intra else {"igst_total": s2(ig)})
    return {"data": dt_}


LAYOUTS = {"optical": optical, "newspaper": newspaper}
