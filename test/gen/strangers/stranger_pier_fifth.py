# SPDX-License-Identifier: AGPL-3.0-or-later
"""Grain trader's bill (bags and quintals); garments wholesaler's dot-matrix bill; hospital equipment supplier."""
from datetime import timedelta
from reportlab.lib.pagesizes import A4, A5, landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.pdfgen import canvas
from reportlab.platypus import SimpleDocTemplate, Table, Paragraph, Spacer, KeepTogether
from stranger_pier_kit import *

GRAIN = [("Cotton Seed Oil Cake", "23061010", 325000), ("Groundnut Kernel Bold", "12024220", 985000), ("Chana Dal (Branded)", "07132020", 742500), ("Basmati Rice 1121 Sella", "10063020", 890000), ("Turmeric Finger Polished", "09103020", 1425000),
         ("Cumin Seed (Jeera) 99%", "09093129", 2465000), ("Sugar S-30", "17019990", 384000), ("Dry Chilli Teja Stemless", "09042110", 1820000), ("Soyabean Refined Cake", "23040010", 446000), ("Coriander Eagle", "09092110", 762500)]


def graintrader(path, seed, rows):
    r = rng_for("graintrader", seed, rows)
    s, b, inter = two(r, r.choice(["Trading Co.", "Grain & Seeds Merchants", "Commission Agents"]), .45, r.choice(["Oil Mills", "Masala Udyog", "Traders", "Foods Pvt Ltd"]))
    d = day(r)
    no = str(r.randint(12, 2400))
    items = []
    for _ in range(rows):
        ds, h, p = r.choice(GRAIN)
        p = p * r.randint(94, 108) // 100 // 500 * 500
        bags, per = r.randint(5, 160), r.choice([30, 40, 50, 60])
        kg = bags * per - r.choice([0, 0, 2, 5])
        items.append(dict(d=ds, h=h, bags=bags, q=qty(kg * 10, 2), p=p, tx=ext(kg * 10, p), rate=5))
    tx = sum(i["tx"] for i in items)
    C, I = (0, full(tx, 5)) if inter else (half(tx, 5), 0)
    ro = nearest(tx + 2 * C + I)
    grand = tx + 2 * C + I + ro
    W, H = A5
    c = canvas.Canvas(path, pagesize=A5, invariant=1)
    F, B = "Times-Roman", "Times-Bold"
    X0, X1 = 24, W - 24
    ink = "#7a1f3d"
    ws = [18, 104, 44, 32, 48, 52]
    cols = columns(X0, ws + [X1 - X0 - sum(ws)], "clcrrrr")
    ti = ["No.", "Particulars", "HSN", "Bags", "Weight\nQtl.Kg", "Rate\nper Qtl.", "Amount\nRs.   Ps."]
    pn = [0]
    lorry = f"{r.choice(['GJ', 'RJ', 'MH', 'MP'])}-{r.randint(1, 40):02d}-{r.choice('GHTXZ')}-{r.randint(1000, 9999)}"

    def top():
        pn[0] += 1
        c.setStrokeColor(ink)
        put(c, W / 2, H - 24, "|| Shree Ganeshaya Namah ||", "Times-Italic", 8, "c", ink)
        put(c, X0, H - 24, "GSTIN: " + s["gstin"], B, 8, col=ink)
        put(c, X1, H - 24, "Mob. " + s["phone"], B, 8, "r", ink)
        put(c, W / 2, H - 44, s["name"].upper(), B, 16, "c", ink)
        put(c, W / 2, H - 56, f"{s['street']}, {s['city']} - {s['pin']} ({s['state']})", F, 9, "c", ink)
        put(c, W / 2, H - 71, "TAX INVOICE (Credit Memo)", B, 9.5, "c", ink)
        c.roundRect(X0, H - 132, X1 - X0, 56, 5)
        c.line(X0 + 240, H - 132, X0 + 240, H - 76)
        put(c, X0 + 5, H - 89, "M/s.", F, 9, col=ink)
        put(c, X0 + 26, H - 89, b["name"], B, 9.5)
        put(c, X0 + 26, H - 101, f"{b['street']},", F, 8.5)
        put(c, X0 + 26, H - 112, f"{b['city']} - {b['pin']}  State: {b['state']} ({b['code']})", F, 8.5)
        put(c, X0 + 5, H - 125, "Party GSTIN:", F, 8.5, col=ink)
        put(c, X0 + 60, H - 125, b["gstin"], B, 8.5)
        for k, (a, v) in enumerate((("Bill No.", no + (f"   (sheet {pn[0]})" if pn[0] > 1 else "")), ("Date", d.strftime("%d/%m/%Y")), ("Lorry No.", lorry), ("Through", broker))):
            put(c, X0 + 246, H - 89 - 12 * k, a, F, 8.5, col=ink)
            put(c, X0 + 290, H - 89 - 12 * k, v, B if k < 2 else F, 8.5)
        heads(c, H - 136, 26, ti, cols, B, 8.5, 10, col=ink)
        c.line(X0, H - 136, X1, H - 136)
        c.line(X0, H - 162, X1, H - 162)
        return H - 165

    broker = r.choice(FIRST) + "bhai Dalal" if r.random() < .5 else "Direct"
    y = top()
    run = 0
    BOT = 150
    for k, i in enumerate(items, 1):
        if y < BOT + 14:
            put(c, cols[1][0] + 4, y - 10, "Carried forward", "Times-Italic", 8.5)
            put(c, X1 - 3, y - 10, rs(run), B, 9, "r")
            vlines(c, cols, H - 136, y - 14)
            c.line(X0, y - 14, X1, y - 14)
            c.showPage()
            y = top()
            put(c, cols[1][0] + 4, y - 10, "Brought forward", "Times-Italic", 8.5)
            put(c, X1 - 3, y - 10, rs(run), B, 9, "r")
            y -= 14
        row(c, y, [str(k), i["d"], i["h"], str(i["bags"]), i["q"], rs(i["p"]), rs(i["tx"])], cols, F, 9, 10.5)
        run += i["tx"]
        y -= 13.5
    y = min(y, BOT + 18)
    c.line(X0, y, X1, y)
    tot = sum(int(i["q"].replace(".", "")) for i in items)
    row(c, y - 2, ["", "Total", "", str(sum(i["bags"] for i in items)), f"{tot // 100}.{tot % 100:02d}", "", rs(tx)], cols, B, 8.8, 10)
    y -= 15
    vlines(c, cols, H - 136, y)
    c.line(X0, y, X1, y)
    yy = y - 12
    for a, v in ([("IGST 5%", I)] if inter else [("CGST 2.5%", C), ("SGST 2.5%", C)]) + [("Round off (+/-)", ro)]:
        put(c, X1 - 84, yy, a, F, 9, "r", ink)
        put(c, X1 - 3, yy, rs(v), F, 9, "r")
        yy -= 12
    c.line(X1 - 170, yy + 8, X1, yy + 8)
    put(c, X1 - 84, yy - 4, "Net Amount Rs.", B, 10, "r", ink)
    put(c, X1 - 3, yy - 4, rs(grand), B, 10, "r")
    w = "Rupees " + words(grand // 100, andw=True) + " Only"
    para(c, X0 + 2, y - 12, X1 - X0 - 180, w, "Times-BoldItalic", 9, 11)
    put(c, X0 + 2, 62, "Goods once sold are at buyer's risk after leaving godown.", F, 7.5, col=ink)
    put(c, X0 + 2, 52, f"Interest 18% after 15 days. Subject to {s['city']} jurisdiction. E. & O. E.", F, 7.5, col=ink)
    put(c, X1, 74, "For, " + s["name"].upper(), B, 8.5, "r", ink)
    put(c, X1, 28, "Prop./Partner", F, 8, "r", ink)
    c.save()
    data = {"invoice_number": no, "invoice_date": d.isoformat(), "supplier": {"name": s["name"].upper(), "gstin": s["gstin"]}, "recipient": who(b),
            "line_items": [dict(description=i["d"], hsn_sac=i["h"], quantity=i["q"], unit_price=m(i["p"]), amount=m(i["tx"])) for i in items],
            "taxable_total": m(tx), "round_off": m(ro), "grand_total": m(grand), "amount_in_words": w}
    ends(inter, C, C, I, data)
    return {"data": data}


WEAR = [("MENS SHIRT F/S CHECKS", "620520", 52500), ("LADIES KURTI RAYON 3XL", "621149", 38900), ("KIDS FROCK NET", "611120", 64000), ("MENS JEANS STRETCH", "620342", 74500), ("T-SHIRT POLO PLAIN", "610510", 28900),
        ("LEGGINGS 4-WAY", "610462", 16500), ("BLAZER 2 BUTTON", "620333", 189000), ("SAREE CHIFFON PRINTED", "540752", 61000), ("NIGHT SUIT COTTON", "620821", 44500), ("BRIDAL LEHENGA SET", "620443", 425000)]


def garments(path, seed, rows):
    r = rng_for("garments", seed, rows)
    s, b, inter = two(r, r.choice(["Textiles", "Garments", "Readymade House"]), .45, r.choice(["Dresses", "Collection", "Fashion Point", "Vastralaya"]))
    d = day(r)
    no = f"{r.choice('GTR')}-{r.randint(100, 9800)}"
    due = d + timedelta(days=60)
    items, rates = [], {}
    for _ in range(rows):
        ds, h, p = r.choice(WEAR)
        p = p * r.randint(90, 115) // 100 // 50 * 50
        q, disc = r.choice([4, 5, 6, 8, 10, 12, 20, 36]), r.choice([0, 3, 5])
        rt = 5 if p <= 100000 or h == "540752" else 12
        t = q * p - full(q * p, disc)
        items.append(dict(d=ds, h=h, q=str(q), p=p, disc=disc, tx=t, rate=rt))
        rates[rt] = rates.get(rt, 0) + t
    tx = sum(rates.values())
    C = 0 if inter else sum(half(t, k) for k, t in rates.items())
    I = sum(full(t, k) for k, t in rates.items()) if inter else 0
    ro = nearest(tx + 2 * C + I)
    grand = tx + 2 * C + I + ro
    W, H = 576 + 36, 792          # 80 columns on continuous stationery of 8.5 x 11 inches
    c = canvas.Canvas(path, pagesize=(W, H), invariant=1)
    Z, LH, N = 10.8, 11.8, 80
    X = (W - N * Z * .6) / 2
    lines, per = [], 61
    dash = "-" * N
    pages = [[]]

    def out(t="", bold=False):
        assert len(t) <= N, t
        pages[-1].append((t, bold))

    def lr(a, z):
        return a + " " * (N - len(a) - len(z)) + z

    def top():
        out(s["name"].upper().center(N).rstrip(), True)
        out(f"WHOLESALE DEALERS IN READYMADE GARMENTS".center(N).rstrip())
        out(f"{s['street']}, {s['city']}-{s['pin']}  PH:{s['phone']}".center(N).rstrip())
        out(lr("GSTIN:" + s["gstin"], "T A X   I N V O I C E"), True)
        out(dash)
        out(lr("TO " + b["name"].upper(), f"INVOICE NO : {no:<12}"))
        out(lr("   " + b["street"].upper(), f"DATE       : {d.strftime('%d-%m-%y'):<12}"))
        out(lr(f"   {b['city'].upper()}-{b['pin']}", f"DUE DATE   : {due.strftime('%d-%m-%y'):<12}"))
        out(lr(f"   GSTIN:{b['gstin']}", f"TRANSPORT  : {tr:<12}"))
        out(lr(f"   PLACE OF SUPPLY:{b['code']} {b['state'].upper()}", f"PAGE       : {len(pages):<12}"))
        out(dash)
        out(f"{'SNO':<4}{'PARTICULARS':<25}{'HSN':<8}{'GST%':>5}{'PCS':>6}{'RATE':>11}{'DIS%':>6}{'AMOUNT':>14}")
        out(dash)

    tr = r.choice(["BY HAND", "LOCAL TEMPO", "PARCEL"])
    top()
    run = 0
    for k, i in enumerate(items, 1):
        if len(pages[-1]) >= per - 3:
            out(dash)
            out(f"{'CONTINUED...':<60}{'C/O':>5}{m(run):>14}")
            pages.append([])
            top()
            out(f"{'':<60}{'B/F':>5}{m(run):>14}")
        out(f"{k:>3} {i['d']:<25}{i['h']:<8}{i['rate']:>5}{i['q']:>6}{m(i['p']):>11}{(str(i['disc']) + '.0') if i['disc'] else '':>6}{m(i['tx']):>14}")
        run += i["tx"]
    if len(pages[-1]) > per - 17:
        out(dash)
        out(f"{'CONTINUED...':<60}{'C/O':>5}{m(run):>14}")
        pages.append([])
        top()
        out(f"{'':<60}{'B/F':>5}{m(run):>14}")
    out(dash)
    out(f"{'':<4}{'TOTAL':<25}{'':<8}{'':>5}{sum(int(i['q']) for i in items):>6}{'':>11}{'':>6}{m(tx):>14}", True)
    out(dash)
    left = [f"{'GST%':>6}{'TAXABLE':>13}" + (f"{'IGST':>12}" if inter else f"{'CGST':>12}{'SGST':>12}")]
    for k in sorted(rates):
        left.append(f"{k:>5}%{m(rates[k]):>13}" + (f"{m(full(rates[k], k)):>12}" if inter else f"{m(half(rates[k], k)):>12}{m(half(rates[k], k)):>12}"))
    right = [("IGST", I)] if inter else [("CGST", C), ("SGST", C)]
    right += [("ROUND OFF", ro)]
    for k in range(max(len(left), len(right))):
        a = left[k] if k < len(left) else ""
        z = f"{right[k][0]:<14}{m(right[k][1]):>14}" if k < len(right) else ""
        out(f"{a:<51}{z}".rstrip())
    out(f"{'':<51}{'NET AMOUNT':<14}{m(grand):>14}", True)
    out(dash)
    w = "RUPEES " + words(grand // 100).upper() + " ONLY"
    for ln in wrap(w, "Courier", Z, N * Z * .6):
        out(ln)
    out(dash)
    out("NO GUARANTEE OF COLOUR. GOODS WILL NOT BE TAKEN BACK AFTER 7 DAYS.")
    out(lr("E.& O.E.", "FOR " + s["name"].upper()))
    out()
    out()
    out(lr("CHECKED BY", "AUTH. SIGNATORY"))
    for pg in pages:
        c.setFillColor("#dddddd")
        for k in range(22):
            c.circle(10, 18 + 36 * k, 3, stroke=0, fill=1)
            c.circle(W - 10, 18 + 36 * k, 3, stroke=0, fill=1)
        c.setFillColor("#222222")
        for k, (t, bo) in enumerate(pg):
            c.setFont("Courier-Bold" if bo else "Courier", Z)
            c.drawString(X, H - 36 - k * LH, t)
        c.showPage()
    c.save()
    data = {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "place_of_supply": b["code"], "supplier": {"name": s["name"].upper(), "gstin": s["gstin"]}, "recipient": {"name": b["name"].upper(), "gstin": b["gstin"]},
            "line_items": [dict(description=i["d"], hsn_sac=i["h"], quantity=i["q"], unit_price=m(i["p"]), gst_rate=str(i["rate"]), amount=m(i["tx"])) for i in items],
            "taxable_total": m(tx), "round_off": m(ro), "grand_total": m(grand), "amount_in_words": w}
    ends(inter, C, C, I, data)
    return {"data": data}


MED = [("Infusion set with air vent, sterile", "90183990", 4850, 12, "Nos"), ("Surgical gloves 7.0 powder free", "40151200", 6240, 12, "Pair"), ("Patient monitor, 5 parameter, 12.1 inch display", "90181900", 4250000, 12, "Nos"), ("Syringe pump", "90183100", 2890000, 12, "Nos"),
       ("Absorbable suture 2-0, 90 cm, round body needle", "30061010", 31500, 12, "Foil"), ("Oxygen mask with tubing, adult", "90192010", 9800, 12, "Nos"), ("Hospital bed, two-function, with side rails and IV pole", "94029010", 1975000, 18, "Nos"), ("Hand sanitiser 5 L", "38089400", 62000, 18, "Can"), ("Blood glucose strips (50)", "38220019", 54500, 5, "Box"), ("N95 respirator mask", "63079090", 3900, 5, "Nos")]


def medequip(path, seed, rows):
    r = rng_for("medequip", seed, rows)
    s, b, inter = two(r, r.choice(["Surgicals", "Healthcare Systems Pvt. Ltd.", "Medi-Equip Agencies"]), .5, r.choice(["Multispeciality Hospital", "Nursing Home", "Institute of Medical Sciences"]))
    d = day(r)
    due = d + timedelta(days=r.choice([30, 60]))
    no = f"SI/{fy(d)}/{r.randint(1, 9999):05d}"
    items = []
    for _ in range(rows):
        ds, h, p, rt, u = r.choice(MED)
        big = p > 1000000
        q = r.randint(1, 3) if big else r.randint(1, 20) * 10
        p = p * r.randint(92, 110) // 100
        it = dict(d=ds, h=h, q=str(q), u=u, p=p, tx=p * q, rate=rt, batch="-" if big else f"{r.choice('ABGKT')}{r.randint(1000, 99999)}", ex="-" if big else f"{r.randint(1, 12):02d}/{r.randint(26, 29)}", g=p * q)
        pc = r.choice([0, 0, 5, 8])
        it["disc"] = full(it["g"], pc)
        it["tx"] = it["g"] - it["disc"]
        it["tot"] = it["tx"] + tax(it, inter)
        items.append(it)
    S = {k: sum(i[k] for i in items) for k in ("g", "disc", "tx", "c", "s", "i", "tot")}
    grand = S["tot"]
    n, bd = PS("n", fontName="DVS", fontSize=6.4, leading=8.2), PS("b", fontName="DVSB", fontSize=6.4, leading=8.2)
    rn, rb, cn, cb = PS("r", parent=n, alignment=2), PS("rb", parent=bd, alignment=2), PS("c", parent=n, alignment=1), PS("cb", parent=bd, alignment=1)
    P = lambda t, st=n: Paragraph(esc(t), st)
    teal = colors.HexColor("#d5ecea")
    ln = colors.HexColor("#3f8f89")
    el = [Table([[[Paragraph(f"<font name='DVSB' size=14>{esc(s['name'])}</font>", PS("h", parent=n, leading=18)), P(f"{s['street']}, {s['city']} {s['pin']}, {s['state']}"), P(f"GSTIN: {s['gstin']}    D.L. No.: 20B-{r.randint(100000, 999999)} / 21B-{r.randint(100000, 999999)}")],
                  [Paragraph("<font name='DVSB' size=12>TAX INVOICE</font>", PS("z", parent=rn, leading=16)), P("Original for Recipient", rn)]]], colWidths=[560, 238], style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("LINEBELOW", (0, 0), (-1, -1), 1, ln)]), Spacer(1, 4),
          Table([[[P("Details of Receiver (Billed to)", bd), P(b["name"], bd), P(f"{b['street']}, {b['city']} {b['pin']}"), P(f"State: {b['state']}   Code: {b['code']}   GSTIN: {b['gstin']}")],
                  [P("Invoice No.: " + no, bd), P("Invoice Date: " + d.strftime("%d-%b-%Y"), bd), P("Payment Due By: " + due.strftime("%d-%b-%Y")), P(f"Place of Supply: {b['state']} ({b['code']})")],
                  [P(f"P.O. No.: PUR/{r.randint(100, 999)}"), P("P.O. Date: " + (d - timedelta(days=6)).strftime("%d-%b-%Y")), P("Dispatch: By road"), P(f"E-Way Bill No.: {r.randint(10**11, 9 * 10**11)}")]]], colWidths=[398, 200, 200], style=[("VALIGN", (0, 0), (-1, -1), "TOP")]), Spacer(1, 4)]
    h1 = ["S. No.", "Description of Goods", "HSN Code", "Batch / Lot No.", "Exp. Date", "Qty", "Unit", "Unit Price", "Total Value", "Less: Discount", "Taxable Value"]
    if inter:
        a, bb = h1 + ["IGST", "", "Net Amount"], [""] * 11 + ["Rate", "Amount", ""]
        w = [24, 160, 50, 48, 36, 32, 30, 58, 68, 54, 70, 30, 62]
    else:
        a, bb = h1 + ["CGST", "", "SGST", "", "Net Amount"], [""] * 11 + ["Rate", "Amount", "Rate", "Amount", ""]
        w = [20, 118, 46, 44, 32, 26, 28, 54, 66, 50, 66, 26, 57, 26, 57]
    w = w + [798 - sum(w)]
    nc = len(w)
    sp = [("SPAN", (j, 0), (j, 1)) for j in list(range(11)) + [nc - 1]] + [("SPAN", (j, 0), (j + 1, 0)) for j in range(11, nc - 1, 2)]
    body = [[P(t, cb) for t in a], [P(t, cb) for t in bb]]
    for k, i in enumerate(items, 1):
        tl = [P(f"{i['rate']}%", cn), P(rs(i["i"]), rn)] if inter else [P(hr(i["rate"]) + "%", cn), P(rs(i["c"]), rn)] + [P(hr(i["rate"]) + "%", cn), P(rs(i["s"]), rn)]
        body.append([P(str(k), cn), P(i["d"]), P(i["h"], cn), P(i["batch"], cn), P(i["ex"], cn), P(i["q"], rn), P(i["u"], cn), P(rs(i["p"]), rn), P(rs(i["g"]), rn), P(rs(i["disc"]), rn), P(rs(i["tx"]), rn)] + tl + [P(rs(i["tot"]), rn)])
    body.append(["", P("Total", bd)] + [""] * 6 + [P(rs(S["g"]), rb), P(rs(S["disc"]), rb), P(rs(S["tx"]), rb)] + (["", P(rs(S["i"]), rb)] if inter else ["", P(rs(S["c"]), rb), "", P(rs(S["s"]), rb)]) + [P(rs(S["tot"]), rb)])
    el.append(Table(body, colWidths=w, repeatRows=2, style=sp + [("INNERGRID", (0, 0), (-1, -1), .35, ln), ("BOX", (0, 0), (-1, -1), .8, ln), ("BACKGROUND", (0, 0), (-1, 1), teal), ("BACKGROUND", (0, -1), (-1, -1), teal), ("VALIGN", (0, 0), (-1, 1), "MIDDLE"), ("VALIGN", (0, 2), (-1, -1), "TOP"),
              ("LEFTPADDING", (0, 0), (-1, -1), 2), ("RIGHTPADDING", (0, 0), (-1, -1), 2), ("TOPPADDING", (0, 0), (-1, -1), 1.5), ("BOTTOMPADDING", (0, 0), (-1, -1), 2.5)]))
    wd = "Rupees " + words(grand // 100) + (f" and Paise {words(grand % 100)}" if grand % 100 else "") + " Only"
    el.append(KeepTogether([Spacer(1, 6), Table([[P("Total Invoice Value (in figures): Rs. " + rs(grand), PS("k", parent=bd, fontSize=8.5, leading=11))], [P("Total Invoice Value (in words): " + wd, bd)], [P("Amount of tax subject to reverse charge: Nil")]], colWidths=[798], style=[("BOX", (0, 0), (-1, -1), .5, ln), ("TOPPADDING", (0, 0), (-1, -1), 1.5)]),
               Spacer(1, 6), P(f"Bank: Janasetu Bank Ltd., A/c No. {r.randint(10**11, 9 * 10**11)}, IFSC JSBL0{r.randint(100000, 999999)}. Sterile goods are not returnable once opened."), Spacer(1, 4), P("For " + s["name"], rb), Spacer(1, 24), P("Authorised Signatory", rn)]))

    def pg(c, doc):
        put(c, 812, 18, f"Page {doc.page}", "DVS", 6.5, "r")
    SimpleDocTemplate(path, pagesize=landscape(A4), leftMargin=22, rightMargin=22, topMargin=26, bottomMargin=30, invariant=1).build(el, onFirstPage=pg, onLaterPages=pg)
    li = []
    for i in items:
        e = dict(description=i["d"], hsn_sac=i["h"], quantity=i["q"], unit=i["u"], unit_price=m(i["p"]), discount=m(i["disc"]), taxable_value=m(i["tx"]), gst_rate=str(i["rate"]), amount=m(i["tot"]))
        e.update(dict(igst_amount=m(i["i"])) if inter else dict(cgst_amount=m(i["c"]), sgst_amount=m(i["s"])))
        li.append(e)
    data = {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "place_of_supply": b["code"], "supplier": who(s), "recipient": who(b), "line_items": li, "taxable_total": m(S["tx"]), "grand_total": m(grand), "amount_in_words": wd}
    ends(inter, S["c"], S["s"], S["i"], data)
    return {"data": data}


LAYOUTS = {"graintrader": graintrader, "garments": garments, "medequip": medequip}
