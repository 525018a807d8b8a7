# SPDX-License-Identifier: AGPL-3.0-or-later
"""Paper mill, spare parts counter, furniture maker, portal print of a beverage maker."""
from stranger_market_kit import *

REAM = [("CREAM WOVE 58 GSM", "48025690", 12, 61500, 68900), ("MAPLITHO SUPER SHINE 70 GSM", "48025790", 12, 71200, 79800), ("DUPLEX BOARD GREY BACK 285 GSM",
        "48109200", 12, 43800, 51200), ("KRAFT LINER 18 BF 120 GSM", "48043100", 12, 34500, 38900), ("WASTE PAPER CORE PIPE", "48221000", 18, 21000, 26000),
        ("COPIER A4 75 GSM", "48025610", 12, 74500, 82500)]

def papermill(path, seed, rows):
    rng, sup, buy, inter, d = start("papermill", seed, rows, "Paper Mills Ltd", "Paper Mart", 2, 1)
    F, B, c = "Helvetica", "Helvetica-Bold", Pad(path)
    no, irn, li, rws, S, qn = f"90{rng.randint(10**7, 10**8 - 1)}", hexa(rng), [], [], [D(0)] * 4, D(0)
    neg = lambda x: west(abs(x)) + ("-" if x < 0 else "")
    for n, hsn, gst, lo, hi in pick(rng, REAM, rows):
        q, p = D(rng.randint(400, 9900)) / 1000, q2(rng.randint(lo // 50, hi // 50) * 50)
        dis = q2(q * p * rng.choice((1, 2, D("2.5"))) / 100)
        t = q2(q * p) - dis
        x = levy(t, gst, inter)
        a, qn = t + x * (1 if inter else 2), qn + q
        S = [i + j for i, j in zip(S, (dis, t, x, a))]
        reel = f"{rng.randint(1, 9)} REELS {rng.choice((54, 61, 86, 91))} CM" if gst == 12 else "LOOSE"
        reel = f"{rng.randint(100, 900)} REAMS A4" if "A4" in n else reel
        rws.append((n, reel, hsn, q, p, dis, t, gst, x, a))
        li.append({"description": n, "hsn_sac": hsn, "quantity": f"{q:.3f}", "unit": "MT", "unit_price": s2(p), "discount": s2(dis), "taxable_value": s2(t),
                "gst_rate": str(gst), "amount": s2(a), **amts(inter, x)})
    grand = q0(S[3])
    pgs = [rws[i:i + 16] for i in range(0, rows, 16)]
    E = [(36, "l"), (66, "l"), (258, "l"), (342, "r"), (368, "l"), (430, "r"), (484, "r"), (562, "r")]
    for pg, chunk in enumerate(pgs):
        c.put((36, 44, sup["name"].upper(), B, 14), (36, 56, f"Works: {sup['a1']}, {sup['city']} {sup['pin']}, {sup['state']}   GSTIN {sup['gstin']}", F,
                7.5), (562, 44, "TAX INVOICE", B, 11, "r"), (562, 56, f"Page: {pg + 1} of {len(pgs)}", F, 7.5, "r"), (36, 68, "IRN: " + irn, F, 7))
        c.box(36, 74, 300, 160)
        c.t(40, 84, "Bill-to-Party", B, 7.5)
        for k, s in enumerate((buy["name"], buy["a1"], buy["a2"], f"{buy['city']} {buy['pin']}", f"State {buy['state']}    State Code {buy['code']}",
                "GSTIN " + buy["gstin"])):
            c.t(40, 96 + 11.5 * k, s, B if not k else F, 8)
        for k, (a, b) in enumerate((("Invoice Number", no), ("Invoice Date", f"{d:%d.%m.%Y}"), ("Sales Order", f"11{rng.randint(0, 0) + int(no[2:7]):08d}"),
                ("Delivery", "80" + no[2:]), ("Payment Terms", "45 days from invoice date"), ("Due on", f"{d + timedelta(45):%d.%m.%Y}"), ("Place of Supply",
                f"{buy['code']} {buy['state']}"), ("Tax payable on reverse charge", "No"))):
            c.put((312, 82 + 11 * k, a, F, 7.5), (440, 82 + 11 * k, b, B if k < 2 else F, 8))
        hd = (("Item", "Description of Goods", "HSN Code", "Quantity", "UoM", "Basic Rate", "Discount", "Assessable Value"), ("",
                "Reel / Packing Particulars", "", "IGST %" if inter else "CGST %", "", "IGST Amt" if inter else "CGST Amt  SGST %",
                "" if inter else "SGST Amt", "Item Value"))
        c.h(36, 562, 170, 1)
        for m in (0, 1):
            c.row(E, 181 + 11 * m, hd[m], B, 7.5)
        c.h(36, 562, 197, 1)
        y = 212
        for k, (n, reel, hsn, q, p, dis, t, gst, x, a) in enumerate(chunk):
            r = f"{D(gst) / (1 if inter else 2):.2f}"
            one = (f"{(pg * 16 + k + 1) * 10:06d}", n, hsn, f"{q:.3f}", "MT", west(p), neg(-dis), west(t))
            two = ("", reel, "", r, "", west(x) + ("" if inter else f"   {r}"), "" if inter else west(x), west(a))
            for m, row in ((0, one), (1, two)):
                c.row(E, y + 11 * m, row, F, 7.8)
            y += 29
        if pg + 1 < len(pgs):
            c.h(36, 562, y - 6)
            c.t(562, y + 6, "continued on next page", "Helvetica-Oblique", 7.5, "r")
        c.t(36, 822, f"Regd. Office: {sup['a2']}, {sup['city']}   CIN U21012XX1994PLC0{no[3:8]}   E-mail {sup['mail']}", F, 6.8)
        if pg + 1 < len(pgs):
            c.showPage()
    c.h(36, 562, y - 6, 1)
    ft = [("Total Quantity", f"{qn:.3f} MT"), ("Total Discount", neg(-S[0])), ("Total Assessable Value", west(S[1]))]
    ft += [("Integrated GST", west(S[2]))] if inter else [("Central GST", west(S[2])), ("State GST", west(S[2]))]
    for k, (a, b) in enumerate(ft + [("Total", west(S[3])), ("Rounding Difference", neg(grand - S[3])), ("Invoice Value  INR", west(grand))]):
        c.put((340, y + 8 + 12 * k, a, B if "INR" in a else F, 8.5), (562, y + 8 + 12 * k, b, B if "INR" in a else F, 8.5, "r"))
    c.col(36, y + 8, 11, wrap("Amount in words: RUPEES " + rupees(grand).upper() + " ONLY", F, 8, 280), F, 8)
    c.put((36, y + 76, "Certified that the particulars given above are true and correct.", F, 7.5), (562, y + 124,
            f"For {sup['name'].upper()}     Authorised Signatory", F, 8, "r"))
    c.save()
    sup["name"] = sup["name"].upper()
    return truth(no, d, sup, buy, li, inter, S[2], grand, S[1], grand - S[3], irn=irn, due_date=(d + timedelta(45)).isoformat(), reverse_charge=False)

PART = [("OIL FILTER ELEMENT", "84212300", 18, 110, 240), ("BRAKE PAD KIT FRONT", "87083000", 28, 1100, 1950), ("CLUTCH DISC ASSY 215MM", "87089300", 28,
        1850, 3100), ("WIPER BLADE RH", "85129000", 18, 180, 390), ("ENGINE OIL 15W40 3.5L", "27101972", 18, 980, 1390), ("TIMING BELT", "40103590", 18, 640,
        1250), ("HEAD LAMP ASSY LH", "85122010", 18, 2300, 4700), ("SHOCK ABSORBER REAR", "87088000", 28, 1290, 2200)]

def spares(path, seed, rows):
    rng, sup, buy, inter, d = start("spares", seed, rows, "Motors Private Limited", "Auto Garage")
    F, B, c = "Helvetica", "Helvetica-Bold", Pad(path)
    no, irn, li, rws, S, qn = f"CI{fy(d)[:2]}{rng.randint(1, 99999):06d}", hexa(rng), [], [], [D(0)] * 4, 0
    for k, (n, hsn, gst, lo, hi) in enumerate(pick(rng, PART, rows)):
        q, p, dp = rng.randint(1, 9), q2(D(rng.randint(lo * 100, hi * 100)) / 128), rng.choice((0, 5, 8, D("12.5")))
        dis = q2(q * p * dp / 100)
        t = q2(q * p) - dis
        x = levy(t, gst, inter)
        a, r, qn = t + x * (1 if inter else 2), f"{D(gst) / (1 if inter else 2):.2f}", qn + q
        S = [i + j for i, j in zip(S, (dis, t, x, a))]
        rws.append([str(k + 1), f"{rng.randint(1000, 9999)}{rng.choice('MKT')}{rng.randint(10000, 99999)}", n, hsn, str(q), "EA", west(p), f"{D(dp):.2f}",
                west(dis), west(t)] + [r, west(x)] * (1 if inter else 2) + [west(a)])
        li.append({"description": n, "hsn_sac": hsn, "quantity": str(q), "unit": "EA", "unit_price": s2(p), "discount": s2(dis), "taxable_value": s2(t),
                "gst_rate": str(gst), "amount": s2(a), **amts(inter, x)})
    grand, tn = q0(S[3]), ("IGST",) if inter else ("CGST", "SGST")
    H = ["S#", "Part Number", "Part Description", "HSN", "Qty", "UOM", "Rate", "Disc%", "Disc Amt", "Taxable"] + [s for n in tn for s in (n + "%",
            n + " Amt")] + ["Total"]
    W = [16, 54, 100, 38, 20, 22, 44, 28, 42, 50] + [30, 44] * len(tn) + [52]
    X = [20 + sum(W[:j]) * 555 / sum(W) for j in range(len(W) + 1)]
    pgs = [rws[i:i + 38] for i in range(0, rows, 38)]
    if len(pgs[-1]) > 28:
        pgs.append([])
    for pg, part in enumerate(pgs):
        c.t(575, 826, f"Page {pg + 1} of {len(pgs)}", F, 7, "r")          # foot first, as the report writer does
        c.t(20, 826, f"Printed by: cashier2  {d:%d/%m/%Y} 1{int(no[4:]) % 10}:{int(no[4:]) % 50 + 10}   This is a system generated document", F, 7)
        c.qr(random.Random(irn), 505, 22, 70)
        c.t(20, 36, sup["name"], B, 13)
        c.col(20, 48, 10, (f"{sup['a1']}, {sup['a2']}, {sup['city']}-{sup['pin']}, {sup['state']}", f"GSTIN: {sup['gstin']}   Tel: {sup['phone']}",
                f"Counter Sale - Spares", f"IRN: {irn}"), F, 7.3)
        c.box(20, 98, 575, 112, colors.HexColor("#c9c9c9"))
        c.t(297, 108, "TAX INVOICE - PARTS", B, 9, "c")
        c.box(20, 112, 575, 172)
        for x1, x2, ps in ((24, 84, (("Customer", buy["name"]), ("Address", buy["a1"]), ("", f"{buy['a2']}, {buy['city']} {buy['pin']}"), ("State",
                buy["state"]), ("GSTIN", buy["gstin"]))), (300, 352, (("Invoice No", no), ("Inv Date", f"{d:%d/%m/%Y}"), ("Order No", "CO" + no[4:]),
                ("Pay Mode", "CREDIT"))), (440, 505, (("POS", f"{buy['code']}"), ("Cust Code", f"C{int(no[4:]) * 7 % 9999:05d}"), ("Rev. Charge", "N"),
                ("Sales Person", "PRAKASH")))):
            c.prs(x1, x2, 123, 11, [(a, ": " + b if a else "  " + b) for a, b in ps], F, F, 7.5)
        y, z = 176, 5.8 if inter else 5.4
        if part:
            c.box(20, y, 575, y + 15, colors.HexColor("#c9c9c9"))
            for j, s in enumerate(H):
                c.t((X[j] + X[j + 1]) / 2, y + 10, s, B, z + .3, "c", None, X[j + 1] - X[j] - 1)
        for k, row in enumerate(part):
            for j, s in enumerate(row):
                al = "l" if j in (1, 2, 3, 5) else "r"
                c.t(X[j] + 2 if al == "l" else X[j + 1] - 2, y + 25 + 15 * k, s, F, z, al, None, X[j + 1] - X[j] - 3)
            c.box(20, y + 15 + 15 * k, 575, y + 30 + 15 * k)
        y += 15 + 15 * len(part)
        if pg + 1 < len(pgs):
            c.showPage()
    c.box(20, y, 575, y + 14, colors.HexColor("#e6e6e6"))
    for j, s in [(2, "TOTAL"), (4, str(qn)), (8, west(S[0])), (9, west(S[1]))] + [(11 + 2 * m, west(S[2])) for m in range(len(tn))] + [(len(H) - 1,
            west(S[3]))]:
        c.t(X[j + 1] - 2, y + 10, s, B, z, "r", None, X[j + 1] - X[j] - 2)
    ft = [("Parts Taxable Amount", west(S[1]))] + [(n + " Amount", west(S[2])) for n in tn] + [("Round Off", west(grand - S[3])), ("Invoice Amount (Rs.)",
            west(grand))]
    c.prs(380, 570, y + 30, 13, ft, F, B, 8.5, "r")
    c.col(24, y + 30, 11, wrap("Amount in words: Rupees " + rupees(grand) + " Only", F, 8, 320), F, 8)
    c.col(24, y + 60, 10, ("1. Electrical parts carry no warranty.", "2. Claims must reach us within 3 days of delivery.",
            "3. Cheques subject to realisation."), F, 7)
    c.put((570, y + 130, f"For {sup['name']} - Authorised Signatory", F, 8, "r"), (24, y + 130, "Customer Signature", F, 8))
    c.save()
    return truth(no, d, sup, buy, li, inter, S[2], grand, S[1], grand - S[3], irn=irn, reverse_charge=False)

FURN = [("Executive Desk Teak Laminate 1500x750", "94033010", "pcs", 11800, 18900, "With 3-drawer pedestal and wire manager"), ("Steel Almirah 4 Door",
        "94032010", "pcs", 9800, 14700, "CRCA 0.8 mm, powder coated, grey"), ("Visitor Chair Mesh Back", "94017100", "pcs", 2350, 3890, ""),
        ("Conference Table 10 Seater", "94033090", "set", 38500, 56000, "Two flip-up boxes incl. wiring"), ("Mattress Coir 72x36x5", "94042910", "pcs", 3900,
        6100, "Rubberised coir"), ("Modular Workstation Linear", "94033010", "seat", 7400, 9950, ""), ("Book Shelf 5 Tier Engineered Wood", "94036000", "pcs",
        4200, 6900, "Finish: Walnut / Wenge"), ("Installation at site", "998729", "job", 1500, 6000, "")]

def almirah(path, seed, rows):
    rng, sup, buy, inter, d = start("almirah", seed, rows, "Furniture Works", "Consultants LLP", 2, 1)
    net = rng.choice((15, 30, 45))
    no, grey = f"INV-{rng.randint(1, 2600):06d}", colors.HexColor("#6b6b6b")
    P = lambda s, al=0, z=8, f="Gst31Sans", col=colors.HexColor("#222222"): Paragraph(s, ParagraphStyle("p", fontName=f, fontSize=z, leading=z * 1.35,
            alignment=al, textColor=col))
    li, S, g = [], D(0), {}
    tn = ("IGST",) if inter else ("CGST", "SGST")
    top = ["#", "Item &amp; Description", "HSN<br/>/SAC", "Qty", "Rate"] + [x for n in tn for x in (n, "")] + ["Amount"]
    sub = [""] * 5 + ["%", "Amt"] * len(tn) + [""]
    body = [[P(s, 2 if j > 2 and "ST" not in s else (1 if "ST" in s else 0), 8, "Gst31SansB") for j, s in enumerate(top)], [P(s, 2, 7.5) for s in sub]]
    for k, (n, hsn, u, lo, hi, note) in enumerate(pick(rng, FURN, rows)):
        q, p, gst = rng.randint(1, 14), q2(rng.randint(lo, hi)), 12 if "Coir" in n else 18
        t = q2(q * p)
        x = levy(t, gst, inter)
        S += t
        g[gst] = g.get(gst, D(0)) + x
        r = pct(D(gst) / (1 if inter else 2)) + "%"
        body.append([P(str(k + 1)), [P(n)] + ([P(note, 0, 7, "Gst31Sans", grey)] if note else []), P(hsn), [P(f"{q}.00", 2), P(u, 2, 7, "Gst31Sans", grey)],
                P(ind(p), 2)] + [P(s, 2) for _ in tn for s in (r, ind(x))] + [P(ind(t), 2)])
        li.append({"description": (n + " " + note).strip(), "hsn_sac": hsn, "quantity": f"{q}.00", "unit": u, "unit_price": s2(p), "gst_rate": str(gst),
                "amount": s2(t), **amts(inter, x)})
    tax = sum(g.values())
    raw = S + tax * len(tn)
    grand = q0(raw)
    line = colors.HexColor("#9e9e9e")
    st = [("BOX", (0, 0), (-1, -1), .6, line), ("VALIGN", (0, 0), (-1, -1), "TOP")]
    hd = Table([[[P(sup["name"], 0, 13, "Gst31SansB"), P(f"{sup['a1']}<br/>{sup['city']} {sup['state']} {sup['pin']}<br/>India<br/>GSTIN {sup['gstin']}")],
            P("TAX INVOICE", 2, 20)]], [330, 205], style=st + [("VALIGN", (1, 0), (1, 0), "BOTTOM")])
    L = lambda rws: Table([[P(a), P(": " + b, 0, 8, "Gst31SansB")] for a, b in rws], [92, 160], style=[("TOPPADDING", (0, 0), (-1, -1), 0), ("BOTTOMPADDING",
            (0, 0), (-1, -1), 1)])
    info = Table([[L((("#", no), ("Invoice Date", f"{d:%d/%m/%Y}"), ("Terms", f"Net {net}"), ("Due Date", f"{d + timedelta(net):%d/%m/%Y}"))),
            L((("Place Of Supply", f"{buy['state']} ({buy['code']})"), ("P.O.#", f"PO-{rng.randint(100, 999)}")))]], [267.5] * 2, style=st + [("INNERGRID",
            (0, 0), (-1, -1), .6, line)])
    adr = P(f"<font name='Gst31SansB'>{buy['name']}</font><br/>{buy['a1']}, {buy['a2']}<br/>{buy['city']}<br/>"
            f"{buy['pin']} {buy['state']}<br/>India<br/>GSTIN {buy['gstin']}")
    who_ = Table([[P("Bill To", 0, 8, "Gst31SansB"), P("Ship To", 0, 8, "Gst31SansB")], [adr, adr]], [267.5] * 2, style=st + [("INNERGRID", (0, 0), (-1, -1),
            .6, line), ("BACKGROUND", (0, 0), (-1, 0), colors.HexColor("#f2f3f4"))])
    cw = [20, 0, 48, 40, 58] + [30, 62] * len(tn) + [68]
    cw[1] = 535 - sum(cw)
    sp = [("SPAN", (j, 0), (j, 1)) for j in [0, 1, 2, 3, 4, len(cw) - 1]] + [("SPAN", (5 + 2 * j, 0), (6 + 2 * j, 0)) for j in range(len(tn))]
    tb = Table(body, cw, repeatRows=2, style=st + sp + [("INNERGRID", (0, 0), (-1, -1), .4, line), ("BACKGROUND", (0, 0), (-1, 1),
            colors.HexColor("#f2f3f4")), ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3)])
    sums = [("Sub Total", ind(S), 0)] + [(f"{n}{pct(D(r) / len(tn))} ({pct(D(r) / len(tn))}%)", ind(v), 0) for r, v in sorted(g.items()) for n in tn]
    sums += ([("Rounding", ind(grand - raw), 0)] if grand != raw else []) + [("Total", "₹" + ind(grand), 1), ("Balance Due", "₹" + ind(grand), 1)]
    ft = Table([[[P("Total In Words"), P(f"<i>Indian Rupee {rupees(grand)} Only</i>", 0, 8.5, "Gst31SansBI"), Spacer(1, 10), P("Notes", 0, 7.5, "Gst31Sans",
            grey), P("Thanks for your business.", 0, 7.5), Spacer(1, 8), P("Terms &amp; Conditions", 0, 7.5, "Gst31Sans", grey),
            P("Warranty one year against manufacturing defects.", 0, 7.5)], Table([[P(a, 2, 8.5, "Gst31SansB" if f else "Gst31Sans"), P(b, 2, 8.5,
            "Gst31SansB" if f else "Gst31Sans")] for a, b, f in sums], [118, 112], style=[("TOPPADDING", (0, 0), (-1, -1), 1)])]], [290, 245],
            style=st + [("LINEAFTER", (0, 0), (0, 0), .6, line)])
    doc = BaseDocTemplate(path, pagesize=A4, invariant=1)

    def deco(c, doc):
        c.setFont("Gst31Sans", 7)
        c.drawRightString(565, 22, str(doc.page))
    doc.addPageTemplates(PageTemplate("p", [Frame(30, 36, 535, 776, 0, 0, 0, 0)], onPage=deco))
    doc.build([hd, info, who_, tb, ft, Table([["", P("Authorized Signature", 1)]], [290, 245], [60], style=st + [("VALIGN", (0, 0), (-1, -1), "BOTTOM")])])
    return truth(no, d, sup, buy, li, inter, tax if len(g) == 1 else None, grand, S, grand - raw if grand != raw else None,
            due_date=(d + timedelta(net)).isoformat())

SODA = [("FIZZA COLA PET 750ML X 24", "22021010", 28, 12, "CTN", 560, 690), ("ORANJO CARBONATED DRINK CAN 300ML X 24", "22021020", 28, 12, "CTN", 610, 720),
        ("PACKAGED DRINKING WATER 1L X 12", "22011010", 18, 0, "CTN", 96, 130), ("MANGO FRUIT DRINK TETRA 160ML X 40", "22029920", 12, 0, "BOX", 330, 384),
        ("SODA WATER 600ML X 24", "22011020", 18, 0, "CTN", 240, 310), ("LEMON FIZZ GLASS 200ML RETURNABLE CRATE", "22021010", 28, 12, "NOS", 215, 262)]

def einvoice(path, seed, rows):
    rng, sup, buy, inter, d = start("einvoice", seed, rows, "BEVERAGES PRIVATE LIMITED", "TRADERS")
    for p in (sup, buy):
        p["name"] = p["name"].upper()
    no, irn, ack = f"{rng.choice(('BV', 'INV'))}/{d:%m}/{rng.randint(10, 9999)}", hexa(rng), str(rng.randint(10**14, 10**15 - 1))
    P = lambda s, al=0, z=7, f="Gst31Sans": Paragraph(s, ParagraphStyle("p", fontName=f, fontSize=z, leading=z * 1.25, alignment=al))
    sec = lambda s: P(s, 0, 9, "Gst31SansB")
    G = [("BOX", (0, 0), (-1, -1), .6, colors.HexColor("#777777")), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("TOPPADDING", (0, 0), (-1, -1), 2)]
    GG = G + [("INNERGRID", (0, 0), (-1, -1), .4, colors.HexColor("#999999")), ("LEFTPADDING", (0, 0), (-1, -1), 2), ("RIGHTPADDING", (0, 0), (-1, -1), 2)]
    li, body, S = [], [[P(s, 1, 6.6, "Gst31SansB") for s in ("SlNo", "Item Description", "HSN Code", "Quantity", "Unit", "Unit Price(Rs)", "Discount(Rs)",
            "Taxable Amount(Rs)", "Tax Rate(GST + Cess | State Cess + Cess Non.Advol)", "Other charges(Rs)", "Total(Rs)")]], [D(0)] * 5
    for k, (n, hsn, gst, ces, u, lo, hi) in enumerate(pick(rng, SODA, rows)):
        q, p = rng.randint(2, 90), q2(D(rng.randint(lo * 100, hi * 100)) / 100)
        dis = rng.choice((q2(0), q2(q * p * D(rng.randint(1, 6)) / 100)))
        t = q2(q * p) - dis
        x, ce = levy(t, gst, inter), q2(t * ces / 100)
        a = t + x * (1 if inter else 2) + ce
        S = [i + j for i, j in zip(S, (t, x, ce, dis, a))]
        body.append([P(str(k + 1), 1), P(n), P(hsn, 1), P(str(q), 2), P(u, 1), P(s2(p), 2), P(s2(dis), 2), P(s2(t), 2), P(f"{gst}.00+{ces}.00 | 0.00+0.00",
                1), P("0.00", 2), P(s2(a), 2)])
        li.append({"description": n, "hsn_sac": hsn, "quantity": str(q), "unit": u, "unit_price": s2(p), "discount": s2(dis), "taxable_value": s2(t),
                "gst_rate": str(gst), "amount": s2(a)})
    grand = q0(S[4])
    z, ig, cg = "0.00", s2(S[1] if inter else 0), s2(0 if inter else S[1])
    tot = [[P(s, 1, 6.6, "Gst31SansB") for s in ("Tax'ble Amt", "CGST Amt", "SGST Amt", "IGST Amt", "CESS Amt", "State CESS Amt", "Discount", "Other Charges",
            "Round off Amt", "Tot Inv. Amt")], [P(s, 1) for s in (s2(S[0]), cg, cg, ig, s2(S[2]), z, z, z, s2(grand - S[4]), s2(grand))]]
    side = [P(f"<b>{s}</b>", 0, 8) for s in ("Supplier :", "Recipient :")]
    adr = [P(f"GSTIN : {p['gstin']}<br/>{p['name']}<br/>{p['a1']}<br/>{p['a2']}<br/>{p['city']}<br/>{p['pin']} {p['state'].upper()}", 0, 8) for p in (sup,
            buy)]
    adr[1] = [adr[1], P(f"Place of Supply : {buy['state'].upper()}", 0, 8)]
    cell = lambda a, b: P(f"{a} : <b>{b}</b>", 0, 8)
    doc = BaseDocTemplate(path, pagesize=A4, leftMargin=28, rightMargin=28, topMargin=28, bottomMargin=40, invariant=1, title="e-Invoice")

    def deco(c, doc):
        c.setFont("Gst31Sans", 7)
        c.drawString(30, 24, f"Generated By : {sup['gstin']}   Print Date : {d:%d-%m-%Y}")
        c.drawRightString(565, 24, f"Page {doc.page}")
        if doc.page == 1:
            c.H = A4[1]
            Pad.qr(c, random.Random(irn), 478, 30, 84)
    doc.addPageTemplates(PageTemplate("p", [Frame(28, 40, 539, 774, 0, 0, 0, 0)], onPage=deco))
    cw = [24, 98, 46, 40, 28, 44, 50, 56, 60, 48, 0]
    cw[-1] = 539 - sum(cw[:-1])
    doc.build([P(sup["gstin"], 0, 9, "Gst31SansB"), P(sup["name"], 0, 12, "Gst31SansB"), Spacer(1, 56), sec("1.e-Invoice Details"), Table([[cell("IRN", irn),
            cell("Ack. No", ack), cell("Ack. Date", f"{d:%d-%m-%Y} {rng.randint(10, 19)}:{rng.randint(10, 59)}:00")]], [255, 142, 142], style=G), Spacer(1,
            4), sec("2.Document Details"), Table([[cell("Category", "B2B"), cell("Document No", no),
            cell("IGST applicable despite Supplier and Recipient located in same State", "No")], [cell("Document Type", "Tax Invoice"), cell("Document Date",
            f"{d:%d-%m-%Y}"), ""]], [140, 155, 244], style=G), Spacer(1, 4), sec("3.Party Details"), Table([[side[0], side[1]], [adr[0], adr[1]]],
            [269.5] * 2, style=G), Spacer(1, 4), sec("4.Details of Goods / Services"), Table(body, cw, repeatRows=1, style=GG + [("BACKGROUND", (0, 0), (-1,
            0), colors.HexColor("#e8e8e8"))]), Spacer(1, 6), Table(tot, [53.9] * 10, style=GG), Spacer(1, 24), P("eSign", 2, 8, "Gst31SansB"),
            P("Digitally Signed by NIC-IRP", 2, 8), P(f"on: {d:%d-%m-%Y}", 2, 8)])
    t = truth(no, d, sup, buy, li, inter, S[1], grand, S[0], grand - S[4], irn=irn, cess_total=s2(S[2]))
    t["data"].update(igst_total=ig, cgst_total=cg, sgst_total=cg)
    return t

LAYOUTS = {"papermill": papermill, "spares": spares, "almirah": almirah, "einvoice": einvoice}
