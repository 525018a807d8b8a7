# SPDX-License-Identifier: AGPL-3.0-or-later
"""Borewells by depth slab, containers in a freight station, spectacle lenses by eye (on canvas)."""
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4
from reportlab.pdfgen.canvas import Canvas
from stranger_windmill_kit import (Grid, pair, rng, day, days, fiscal, put, block, inr, plain, milli, words, half_up, taxes, rounded,
                 head_truth, tax_truth, irn, qr, PEOPLE)

HX = colors.HexColor


def borewell(path, seed, rows):
    r = rng("borewell", seed, rows)
    sup, rec, inter = pair(r, "Sri Gangaikonda Rig Works", "29",
                           ["Hillocrest Villas Owners' Association", "Chandrakala Builders", "Nandigrama Agro Farms LLP"],
                           ("P", "F"), ["33", "36", "37"])
    W, H = A4
    c = Canvas(path, pagesize=A4, invariant=1)
    d = day(r)
    no = f"{r.randrange(11, 480)}/{fiscal(d)}"
    F, B, I = "Times-Roman", "Times-Bold", "Times-Italic"
    L, R = 50, W - 50
    blue = HX("#1b3c73")

    def furniture(first):
        put(c, W / 2, H - 50, sup.name, B, 20, "c", blue)
        put(c, W / 2, H - 63, "6½\" & 8\" DTH drilling - Casing - Flushing - Yield test", I, 9.5, "c")
        put(c, W / 2, H - 75, f"{sup.street}, {sup.city}. Cell: {sup.phone}", F, 9, "c")
        put(c, W / 2, H - 87, f"GSTIN: {sup.gstin}", B, 9, "c")
        c.setStrokeColor(blue)
        c.setLineWidth(0.8)
        c.line(L, H - 93, R, H - 93)
        c.line(L, H - 95, R, H - 95)
        if not first:
            put(c, L, H - 108, f"Bill {no} continued", I, 9)
            return H - 116
        put(c, W / 2, H - 111, "TAX INVOICE", B, 12, "c")
        put(c, L, H - 130, f"Bill No.  {no}", B, 10)
        put(c, R, H - 130, "Date  " + d.strftime("%d-%m-%Y"), B, 10, "r")
        y = block(c, L, H - 146, ["To", "   " + rec.name + ",", f"   {rec.street}, {rec.city}, {rec.where}.",
                                  f"   GST No. {rec.gstin}"], F, 10, 12)
        put(c, R, H - 182, f"Place of supply: {rec.where} ({rec.state})", F, 10, "r")
        return y - 8

    y = furniture(True)

    def newpage():
        c.showPage()
        return furniture(False)

    g = Grid(c, [("Particulars of work", 214, "l"), ("HSN /|SAC", 58, "c"), ("Qty.", 56, "r"), ("", 34, "l"), ("Rate|Rs. P.", 58, "r"),
                 ("Amount|Rs. P.", 75, "r")], L, y, 60, newpage, font=F, bold=B, size=9.5, lead=11.2, rules="head", gap=2.5, line=0.8, ink=blue)
    g.header()
    start = r.choice([7500, 8000, 8500])
    slabs = [(f'Drilling 6½" dia, 0 to 300 ft', "995432", 300, start, "Ft."), ("Drilling 301 to 400 ft", "995432", 100, start + 1000, "Ft."),
             ("Drilling 401 to 500 ft", "995432", 100, start + 2000, "Ft."), ("Drilling 501 to 600 ft", "995432", 100, start + 3500, "Ft."),
             ('PVC casing pipe 7" x 10 kg/sq.cm, supplied and lowered', "39172390", 0, 42500, "Ft."),
             ("Flushing of old bore with compressor", "995432", 0, 350000, "Hr."), ('MS casing cap with lock', "73079990", 1, 65000, "No."),
             ("Loose soil charges (collapsing strata)", "995432", 0, 12500, "Ft."), ("Rig transport to site", "996511", 0, 4500, "Km.")]
    items, tot, bore, k = [], 0, 0, 99
    spots = ["near overhead tank", "east boundary", "behind block B", "coconut grove", "gate side", "pump house", "temple corner"]
    for i in range(rows):
        if k >= len(plan if items else []):
            bore += 1
            n = r.randrange(1, 4)
            plan = slabs[:n] + [slabs[4]] + [s for s in slabs[5:] if r.random() < 0.5]
            k = 0
            g.band(f"Bore No. {bore} - {r.choice(spots)}")
        desc, hsn, q, rate, unit = plan[k]
        k += 1
        if k == n and n > 0 and desc.startswith("Drilling"):
            q = q - r.randrange(0, 60)
        q100 = (q or {"Hr.": r.randrange(1, 6), "Km.": r.randrange(15, 90)}.get(unit, r.randrange(20, 140))) * 100
        if unit == "Hr.":
            q100 += r.choice([0, 25, 50])
        amt = half_up(q100 * rate, 100)
        tot += amt
        qs = milli(q100, 2) if unit == "Hr." else str(q100 // 100)
        g.row([desc, hsn, qs, unit, inr(rate), inr(amt)])
        items.append({"description": desc, "hsn_sac": hsn, "quantity": qs, "unit": unit, "unit_price": plain(rate),
                      "taxable_value": plain(amt), "amount": plain(amt)})
    g.close()
    cg, sg, ig = taxes(tot, 18, inter)
    grand, ro = rounded(tot + cg + sg + ig)
    adv = grand * r.choice([0, 25, 40]) // 100 // 100000 * 100000
    if g.y < 200:
        g.y = newpage()
        g.close()
    y = g.y - 15
    rows_ = [("Total", tot)] + ([("IGST 18%", ig)] if inter else [("CGST 9%", cg), ("SGST 9%", sg)]) + [("Round off", ro)]
    for a, v in rows_:
        put(c, R - 90, y, a, F, 10, "r")
        put(c, R - 3, y, inr(v), F, 10, "r")
        y -= 13
    c.line(R - 180, y + 9, R, y + 9)
    put(c, R - 90, y - 3, "GRAND TOTAL", B, 11, "r")
    put(c, R - 3, y - 3, inr(grand), B, 11, "r")
    if adv:
        put(c, R - 90, y - 18, "Less: advance received", F, 10, "r")
        put(c, R - 3, y - 18, inr(adv), F, 10, "r")
        put(c, R - 90, y - 32, "Balance payable", F, 10, "r")
        put(c, R - 3, y - 32, inr(grand - adv), F, 10, "r")
    w = "Rupees " + words(grand // 100) + " Only"
    block(c, L, g.y - 15, ["(" + w + ")"], I, 10, 12, 270)
    put(c, L, y - 58, "Yield is not guaranteed. Measured jointly with the site engineer.", I, 9)
    put(c, R, y - 58, "For " + sup.name, B, 10, "r")
    c.save()
    t = head_truth(no, d, sup, rec)
    t.update(line_items=items, taxable_total=plain(tot), round_off=plain(ro), grand_total=plain(grand), amount_in_words=w)
    tax_truth(t, inter, cg, sg, ig)
    return {"data": t}


def containeryard(path, seed, rows):
    r = rng("containeryard", seed, rows)
    sup, rec, inter = pair(r, "Samudrika Container Freight Station Pvt Ltd", "24",
                           ["Vaishnavi Polymers Import LLP", "Trishul Kraft Papers Pvt Ltd", "Orchid Bay Ceramics Ltd"],
                           others=["27", "08", "23", "06"])
    W, H = A4
    c = Canvas(path, pagesize=A4, invariant=1)
    d = day(r)
    no = f"SCFS{fiscal(d)[:2]}IM{r.randrange(1000, 99999):06d}"
    code = irn(r)
    navy, pale = HX("#16324f"), HX("#e6edf4")
    be, igm = r.randrange(2000000, 9999999), r.randrange(2300000, 2399999)
    ack = "1124" + "%011d" % r.randrange(10**11)
    cha = r.choice(["Dhruvtara Clearing Agency", "Mahesh Vora & Sons (CHA)"])
    state = {"pages": 0}

    def furniture(first):
        put(c, 28, H - 36, sup.name, "Gst29SansB", 11, color=navy)
        put(c, 28, H - 47, f"{sup.street}, {sup.city}, {sup.where}", "Gst29Sans", 6.5)
        put(c, 28, H - 56, f"GSTIN: {sup.gstin}   PAN: {sup.pan}", "Gst29Sans", 6.5)
        if not first:
            put(c, W - 28, H - 36, f"{no}  /  {d.strftime('%d-%m-%Y')}", "Gst29Sans", 7, "r")
            return H - 66
        qr(c, W - 100, H - 104, 78, f"{sup.gstin}|{rec.gstin}|{no}|{d.strftime('%d/%m/%Y')}|{code}")
        put(c, 28, H - 72, "TAX INVOICE (IMPORT)", "Gst29SansB", 10)
        put(c, 28, H - 84, "IRN: " + code, "Gst29Sans", 6.3)
        put(c, 28, H - 93, f"Ack No: {ack}   Ack Date: {d.strftime('%d-%m-%Y')}", "Gst29Sans", 6.3)
        c.setStrokeColor(navy)
        c.rect(28, H - 176, W - 56, 68)
        c.line(W / 2 + 20, H - 176, W / 2 + 20, H - 108)
        put(c, 33, H - 118, "Bill To (Importer)", "Gst29Sans", 6.3, color=navy)
        put(c, 33, H - 129, rec.name, "Gst29SansB", 8)
        block(c, 33, H - 140, [f"{rec.street}, {rec.city}", f"State: {rec.where} ({rec.state})", "GSTIN: " + rec.gstin], "Gst29Sans", 7, 10)
        x = W / 2 + 26
        for i, (k, v) in enumerate((("Invoice No", no), ("Invoice Date", d.strftime("%d-%m-%Y")), ("Place of Supply", f"{rec.state}-{rec.where}"),
                                    ("BE No / IGM No", f"{be} / {igm}"), ("CHA", cha))):
            put(c, x, H - 119 - 12 * i, k, "Gst29Sans", 7)
            put(c, x + 72, H - 119 - 12 * i, v, "Gst29SansB", 7)
        return H - 184

    y = furniture(True)

    def newpage():
        c.showPage()
        return furniture(False)

    cols = [("SAC", 42, "l"), ("Charge Head", 152 if inter else 132, "l"), ("Cntr/|Days", 36, "r"), ("Tariff", 56, "r"), ("Taxable|Amt", 66, "r"), ("Tax|Rate", 30, "c")]
    cols += [("IGST|Amt", 66, "r")] if inter else [("CGST|Amt", 50, "r"), ("SGST|Amt", 50, "r")]
    rest = W - 56 - sum(q[1] for q in cols)
    cols += [("Total|Amt", rest, "r")]
    g = Grid(c, cols, 28, y, 50, newpage, font="Gst29Sans", bold="Gst29SansB", size=6.8, lead=8.6, rules="h", headfill=navy,
             headink=colors.white, gap=2, line=0.3, ink=HX("#7f93a8"))
    g.header()
    items, S, sub, k, plan = [], [0] * 5, 0, 0, []
    for i in range(rows):
        if k >= len(plan):
            if items:
                g.row(["", "Container total"] + [""] * (len(cols) - 3) + [inr(sub)], bold=True)
            sub, k = 0, 0
            size = r.choice([20, 40])
            dd = r.randrange(5, 31)
            dt = d - days(dd)
            m = size // 20
            plan = [("996711", f"Terminal handling & transport, {size} ft laden", 1, 780000 + 290000 * (m - 1))]
            for a, b, ra in ((4, 7, 35000), (8, 15, 62500), (16, 0, 98000)):
                if dd >= a:
                    n = (min(dd, b) if b else dd) - a + 1
                    plan.append(("996729", f"Ground rent day {a} to {b}" if b else f"Ground rent day {a} onwards", n, ra * m))
            plan += [q for q in (("996719", "Seal cutting & re-sealing", 1, 25000), ("996711", "Destuffing by labour, incl. 1 forklift", 1, 525000 + 175000 * m),
                                 ("996719", "Customs examination 25 %, positioning", 1, 345000), ("996713", "Weighment", 1, 65000 * m)) if r.random() < 0.55]
            cn = "".join(r.choice("BCGHMSTX") for _ in range(3)) + "U " + f"{r.randrange(100000, 999999)}-{r.randrange(10)}"
            g.band(f"{cn}   {size}' {'DV' if m == 1 else 'HC'}", pale, f"In {dt.strftime('%d-%b-%y')}   Out {(d - days(0)).strftime('%d-%b-%y')}   Days {dd} (free 3)")
        sac, desc, n, rate = plan[k]
        k += 1
        val = n * rate
        cg, sg, ig = taxes(val, 18, inter)
        amt = val + cg + sg + ig
        sub += amt
        g.row([sac, desc, str(n), inr(rate), inr(val), "18%"] + ([inr(ig)] if inter else [inr(cg), inr(sg)]) + [inr(amt)])
        for j, v in enumerate((val, cg, sg, ig, amt)):
            S[j] += v
        it = {"description": desc, "hsn_sac": sac, "quantity": str(n), "unit_price": plain(rate), "taxable_value": plain(val),
              "gst_rate": "18", "amount": plain(amt)}
        it.update({"igst_amount": plain(ig)} if inter else {"cgst_amount": plain(cg), "sgst_amount": plain(sg)})
        items.append(it)
    g.row(["", "Container total"] + [""] * (len(cols) - 3) + [inr(sub)], bold=True)
    g.row(["", "Grand total", "", "", inr(S[0]), ""] + ([inr(S[3])] if inter else [inr(S[1]), inr(S[2])]) + [inr(S[4])], bold=True, fill=pale)
    grand, ro = rounded(S[4])
    if g.y < 130:
        g.y = newpage()
    y = g.y - 14
    put(c, W - 120, y, "Rounded off by", "Gst29Sans", 7.5, "r")
    put(c, W - 31, y, ("+" if ro > 0 else "") + inr(ro), "Gst29Sans", 7.5, "r")
    put(c, W - 120, y - 13, "Net payable INR", "Gst29SansB", 8.5, "r")
    put(c, W - 31, y - 13, inr(grand), "Gst29SansB", 8.5, "r")
    w = "INR " + words(grand // 100) + " Only"
    yy = block(c, 28, y, [w], "Gst29SansB", 7, 9, 330)
    block(c, 28, yy - 6, ["Cargo is released only against full payment through the PD account or NEFT.",
                          "Claims, if any, within 7 days of gate-out. E. & O. E.", "Computer generated invoice; no signature needed."], "Gst29Sans", 6.5, 8.5)
    c.save()
    t = head_truth(no, d, sup, rec)
    t.update(irn=code, line_items=items, taxable_total=plain(S[0]), round_off=plain(ro), grand_total=plain(grand), amount_in_words=w)
    tax_truth(t, inter, S[1], S[2], S[3])
    return {"data": t}


def lensorders(path, seed, rows):
    r = rng("lensorders", seed, rows)
    sup, rec, inter = pair(r, "Drishtikon Rx Lens Laboratory", "32", ["Netravathi Opticals", "Clearpane Eyewear Stores LLP", "Sree Kanna Optical House"],
                           ("F", "P"), ["29", "33", "37"])
    W, H = A4
    c = Canvas(path, pagesize=A4, invariant=1)
    d = day(r)
    no = f"RX/{d.year % 100}{d.month:02d}/{r.randrange(100, 9999)}"
    due = d + days(30)
    F, B = "Helvetica", "Helvetica-Bold"
    teal = HX("#0d7377")
    cust = f"{r.choice('KTE')}{r.randrange(100, 999)}"

    def furniture(first):
        c.setFillColor(teal)
        c.circle(46, H - 44, 15, stroke=0, fill=1)
        c.setFillColor(colors.white)
        c.circle(46, H - 44, 9, stroke=0, fill=1)
        put(c, 68, H - 42, sup.name, B, 14, color=teal)
        put(c, 68, H - 54, f"{sup.street}, {sup.city}, {sup.where} | GSTIN {sup.gstin}", F, 7.5)
        put(c, W - 30, H - 40, "Tax Invoice", F, 16, "r", teal)
        put(c, W - 30, H - 54, f"Page {c.getPageNumber()}", F, 7.5, "r")
        if not first:
            return H - 70
        for i, (k, v) in enumerate((("Invoice number", no), ("Invoice date", d.strftime("%d %b %Y")), ("Payment due", due.strftime("%d %b %Y")),
                                    ("Customer code", cust), ("Place of supply", f"{rec.where} ({rec.state})"))):
            x = 30 + i * 108
            put(c, x, H - 80, k, F, 7, color=colors.grey)
            put(c, x, H - 91, v, B, 8.5)
        put(c, 30, H - 108, "Billed to", F, 7, color=colors.grey)
        put(c, 30, H - 119, rec.name, B, 9.5)
        put(c, 30, H - 130, f"{rec.street}, {rec.city}   GSTIN {rec.gstin}", F, 8)
        return H - 140

    y = furniture(True)

    def newpage():
        c.showPage()
        return furniture(False)

    g = Grid(c, [("Order /|Tray", 54, "l"), ("Lens / service", 134, "l"), ("HSN", 46, "l"), ("Eye", 22, "c"), ("Sph", 32, "r"), ("Cyl", 30, "r"), ("Axis", 24, "r"),
                 ("Add", 28, "r"), ("Qty", 22, "r"), ("Price", 42, "r"), ("Trade|disc.", 42, "r"), ("Net|value", 59, "r")],
             30, y, 46, newpage, font=F, bold=B, size=7.4, lead=8.8, rules="h", headink=teal, gap=2.2, line=0.3, ink=HX("#9cc5c6"))
    g.header()
    prods = [("Progressive 1.60 Blue-cut, HMC", "90015000", 184000, 12, 1), ("SV 1.56 HMC", "90015000", 21500, 12, 0), ("SV 1.67 aspheric, SHMC", "90015000", 92500, 12, 0),
             ("Kryptok bifocal CR-39, tint Grey A2", "90015000", 33000, 12, 1), ("Photochromic SV 1.50", "90014090", 47500, 12, 0)]
    svc = [("Fitting, rimless drill mount", "998729", 18000), ("Tint match to sample", "998898", 9500), ("Edging to frame shape", "998898", 6500)]
    items, by = [], {}
    i, order = 0, r.randrange(20000, 60000)

    def quarter(v, sign=True):
        return ("+" if v > 0 and sign else "-" if v < 0 else "") + milli(abs(v), 2)

    while i < rows:
        order += r.randrange(1, 9)
        name, hsn, rate, gst, add = r.choice(prods)
        sph, ad = r.randrange(-24, 14) * 25, r.randrange(4, 11) * 25
        seq = [("R", name, hsn, rate, gst), ("L", name, hsn, rate, gst)]
        if r.random() < 0.15:
            seq = seq[:1]
        if r.random() < 0.4:
            n, h, p = r.choice(svc)
            seq.append(("", n, h, p, 18))
        for j, (eye, n, h, p, gs) in enumerate(seq[:rows - i]):
            disc = half_up(p * (20 if rate > 50000 else 10), 100) if eye else 0
            val = p - disc
            cyl = r.choice([0, 0, -50, -75, -125, -200])
            s = sph + r.choice([0, 25, -25])
            g.row([f"{order}/{order % 97}" if j == 0 else "", n, h, eye] +
                  ([quarter(s) if s else "Plano", quarter(cyl) if cyl else "", str(r.randrange(1, 37) * 5) if cyl else "", quarter(ad) if add else ""] if eye else [""] * 4) +
                  ["1", inr(p), inr(disc) if disc else "", inr(val)])
            it = {"description": n, "hsn_sac": h, "quantity": "1", "unit_price": plain(p), "taxable_value": plain(val), "amount": plain(val)}
            if disc:
                it["discount"] = plain(disc)
            items.append(it)
            q = by.setdefault((h, gs), 0)
            by[h, gs] = q + val
            i += 1
    tot, C, S, G = sum(by.values()), 0, 0, 0
    if g.y < 170 + 12 * len(by):
        g.close()
        g.y = newpage()
    y = g.y - 16
    put(c, 30, y, "GST summary", B, 8, color=teal)
    heads = [("HSN", 60, "l"), ("Taxable value", 70, "r"), ("Rate", 34, "r")] + ([("IGST", 60, "r")] if inter else [("CGST", 55, "r"), ("SGST", 55, "r")])
    t2 = Grid(c, heads, 30, y - 4, 0, newpage, font=F, bold=B, size=7.4, lead=8.8, rules="h", gap=2, line=0.3, ink=HX("#9cc5c6"))
    t2.header()
    for (h, gs), v in sorted(by.items()):
        a, b, e = taxes(v, gs, inter)
        C, S, G = C + a, S + b, G + e
        t2.row([h, inr(v), f"{gs}%"] + ([inr(e)] if inter else [inr(a), inr(b)]))
    grand, ro = rounded(tot + C + S + G)
    lines = [("Net value of goods and services", tot)] + ([("IGST", G)] if inter else [("CGST", C), ("SGST", S)]) + [("Rounding", ro)]
    for a, v in lines:
        put(c, W - 110, y, a, F, 8.5, "r")
        put(c, W - 33, y, inr(v), F, 8.5, "r")
        y -= 13
    put(c, W - 110, y - 4, "Total due  INR", B, 11, "r", teal)
    put(c, W - 33, y - 4, inr(grand), B, 11, "r", teal)
    w = words(grand // 100) + " Rupees Only"
    yy = min(y - 20, t2.y - 16)
    block(c, 30, yy, ["Amount in words: " + w], F, 8, 10, W - 60)
    put(c, 30, yy - 26, "Powers are ground to order; complaints with the tray slip within 10 days. Checked: " + r.choice(PEOPLE), F, 7.2, color=colors.grey)
    c.save()
    t = head_truth(no, d, sup, rec)
    t.update(due_date=due.isoformat(), line_items=items, taxable_total=plain(tot), round_off=plain(ro), grand_total=plain(grand), amount_in_words=w)
    tax_truth(t, inter, C, S, G)
    return {"data": t}


LAYOUTS = {"borewell": borewell, "containeryard": containeryard, "lensorders": lensorders}
