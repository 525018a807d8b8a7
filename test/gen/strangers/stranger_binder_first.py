# SPDX-License-Identifier: AGPL-3.0-or-later
"""Desktop accounting programs: a boxed ledger print and a hardware wholesaler's bill with sundries in the foot."""
import datetime
from reportlab.pdfgen import canvas
from stranger_binder_kit import *

BUILD = [("Ball Bearing 6204 ZZ", "84821020", 18, "Nos", 14250, 0), ("V-Belt B-68 Industrial", "40103190", 18, "Nos", 21800, 0),
         ("Hex Bolt M12 x 75 HT Grade 8.8 Zinc Plated with Nut and Spring Washer", "73181500", 18, "Kgs", 13200, 3),
         ("Gear Oil EP-90 (20 Ltr Drum)", "27101989", 18, "Drum", 412500, 0), ("Cotton Hand Gloves", "61169200", 5, "Pair", 1850, 0),
         ("Teflon Tape 12 mm", "39209999", 18, "Nos", 925, 0), ("Welding Electrode E6013 3.15 mm", "83111000", 18, "Pkt", 31500, 0),
         ("MS Flange 4 Inch Table E", "73079190", 18, "Nos", 38450, 0), ("Safety Helmet Yellow Ratchet Type", "65061090", 18, "Nos", 13900, 0),
         ("Copper Cable 2.5 sqmm FR", "85444999", 18, "Mtr", 2875, 2), ("Cotton Waste White", "52029900", 5, "Kgs", 6400, 3),
         ("Emery Paper Roll 120 Grit", "68052090", 18, "Roll", 68000, 0), ("Grease Gun 500 gm Lever Type", "84679900", 18, "Nos", 84500, 0),
         ("Diesel Engine Pump Set 5 HP Water Cooled Portable", "84137010", 12, "Set", 1875000, 0)]


def ledger(path, seed, rows):
    r = rng_of("ledger", seed, rows)
    s, b, ship, inter = parties(r, ["Industrial Stores", "Mill Suppliers", "Enterprises"], ["Engineering Works", "Fabricators Pvt Ltd", "Textiles"])
    d = date(r)
    no = f"{s['name'][:2].upper()}/{r.randint(100, 2999)}/{fy(d)}"
    its = []
    for n, h, rate, u, p, dec in pick(r, BUILD, rows):
        q = r.randint(2, 40) * 1000 + (r.randint(0, 39) * 25 if dec == 3 else r.choice([0, 500]) if dec else 0)
        its.append(item(n, h, q, dec, u, p + r.randint(0, 40) * 5, rate, r.choice([0, 0, 500, 750, 1000])))
    g = sorted(group(its, lambda i: (i["hsn"], i["rate"]), inter))
    tv, cg, ig = S(its, "tv"), sum(x[2] for x in g), sum(x[4] for x in g)
    gt, ro = round_off(tv + 2 * cg + ig)
    c = canvas.Canvas(path, pagesize=(595, 842), invariant=1)
    cols = [(36, 22), (58, 198), (256, 50), (306, 66), (372, 55), (427, 30), (457, 34), (491, 70)]
    heads = ["Sl\nNo.", "Description of Goods", "HSN/SAC", "Quantity", "Rate", "per", "Disc. %", "Amount"]
    terms = r.choice(["30 Days", "Immediate", "45 Days from receipt"])
    po = f"PO-{r.randint(1000, 9999)}"
    pod = d - datetime.timedelta(days=r.randint(2, 20))
    dm = lambda x: f"{x.day}-{x:%b-%y}"
    meta = [("Invoice No.", no, "Dated", dm(d)), ("Delivery Note", str(r.randint(200, 900)), "Mode/Terms of Payment", terms),
            ("Reference No. & Date.", f"{po} dt. {dm(pod)}", "Other References", r.choice(["", "Phone order"])),
            ("Buyer's Order No.", po, "Dated", dm(pod)), ("Dispatch Doc No.", str(r.randint(10000, 99999)), "Delivery Note Date", dm(d)),
            ("Dispatched through", r.choice(["By Road", "Transport"]), "Destination", ship["city"]),
            ("Bill of Lading/LR-RR No.", f"LR{r.randint(1000, 9999)}", "Motor Vehicle No.", vehicle(r, "GJ").replace(" ", ""))]

    def head(n):
        c.setFont("Helvetica-Bold", 11)
        c.drawCentredString(298, 810, "Tax Invoice" + ("" if n == 1 else f"  (Page {n})"))
        c.setFont("Helvetica-Oblique", 7)
        c.drawRightString(561, 810, "(ORIGINAL FOR RECIPIENT)")
        c.setLineWidth(.6)
        c.rect(36, 570, 525, 232)
        c.line(300, 570, 300, 802)
        y = 802
        for k, (a, v, a2, v2) in enumerate(meta):
            c.setFont("Helvetica", 7)
            c.drawString(303, y - 9, a)
            c.drawString(433, y - 9, a2)
            c.setFont("Helvetica-Bold", 8)
            c.drawString(303, y - 21, v)
            c.drawString(433, y - 21, v2)
            y -= 26
            c.line(300, y, 561, y)
        c.line(430, y, 430, 802)
        c.setFont("Helvetica", 7)
        c.drawString(303, y - 9, "Terms of Delivery")
        y = 792
        for k, (t, p) in enumerate((("", s), ("Consignee (Ship to)", ship), ("Buyer (Bill to)", b))):
            c.setFont("Helvetica", 7)
            if t:
                c.drawString(39, y, t)
                y -= 10
            c.setFont("Helvetica-Bold", 8.5)
            c.drawString(39, y, p["name"])
            y = block(c, 39, y - 9, 256, [f"{p['street']}, {p['city']} - {p['pin']}"] + [f"GSTIN/UIN: {p['gstin']}"] +
                      [f"State Name : {p['state']}, Code : {p['code']}"] + ([f"E-Mail : {p['mail']}"] if not t else []) +
                      ([f"Place of Supply : {p['state']}"] if k == 2 else []), "Helvetica", 7.5, 9)
            if k < 2:
                c.line(36, y + 4, 300, y + 4)
                y -= 7

    def frame(y0, y1):
        c.rect(36, y0, 525, y1 - y0)
        c.line(36, y1 - 24, 561, y1 - 24)
        for x, w in cols[1:]:
            c.line(x, y0, x, y1)
        c.setFont("Helvetica", 7.5)
        for (x, w), h in zip(cols, heads):
            for j, l in enumerate(h.split("\n")):
                put(c, x, w, y1 - 10 - 9 * j, l, "c")

    page, top = 1, 570
    head(1)
    y = top - 36
    tail = [("CGST", cg), ("SGST", cg)] if not inter else [("IGST", ig)]
    tail += [("Round Off", ro)] if ro else []
    for k, i in enumerate(its):
        ls = lines(i["desc"], "Helvetica-Bold", 8, 192)
        last = k == len(its) - 1
        need = 11 * len(ls) + (13 * len(tail) + 30 + 22 if last else 0)
        if y - need < 80:
            frame(70, top)
            c.setFont("Helvetica-Oblique", 8)
            c.drawRightString(556, 60, "continued ...")
            c.setFont("Helvetica", 7)
            c.drawCentredString(298, 40, "This is a Computer Generated Invoice")
            c.showPage()
            page += 1
            head(page)
            y = top - 36
        c.setFont("Helvetica", 8)
        put(c, *cols[0], y, str(k + 1), "c")
        put(c, *cols[2], y, i["hsn"], "c")
        put(c, *cols[4], y, ind(i["price"]), "r")
        put(c, *cols[5], y, i["unit"])
        if i["disc"]:
            put(c, *cols[6], y, pct(i["disc"]) + " %", "r")
        c.setFont("Helvetica-Bold", 8)
        put(c, *cols[3], y, f"{qty(i['q'], i['dec'])} {i['unit']}", "r")
        put(c, *cols[7], y, ind(i["tv"]), "r")
        for l in ls:
            put(c, *cols[1], y, l)
            y -= 11
        i["last"] = i["tv"]
    c.line(491, y + 6, 561, y + 6)
    put(c, *cols[7], y - 4, ind(tv), "r")
    y -= 18
    for n, v in tail:
        c.setFont("Helvetica-BoldOblique", 8)
        put(c, *cols[1], y, n, "r", 6)
        c.setFont("Helvetica-Bold", 8)
        put(c, *cols[7], y, ind(v) if v >= 0 else f"(-){ind(-v)}", "r")
        y -= 13
    bot = min(y - 14, 300) if y - 14 < 300 or page > 1 else 300
    want = 13 * (len(g) + 3) + 205
    bot = max(bot, min(want, y - 14), 70)
    frame(bot, top)
    c.line(36, bot + 16, 561, bot + 16)
    c.setFont("Helvetica", 8)
    put(c, *cols[1], bot + 5, "Total", "r", 6)
    c.setFont("Helvetica-Bold", 9)
    put(c, *cols[7], bot + 5, "Rs. " + ind(gt), "r")
    y = bot
    if y < want - 1:
        c.setFont("Helvetica-Oblique", 8)
        c.drawRightString(556, bot - 12, "continued ...")
        c.showPage()
        head(page + 1)
        y = top
    c.setFont("Helvetica", 7)
    c.drawString(39, y - 10, "Amount Chargeable (in words)")
    c.drawRightString(557, y - 10, "E. & O.E")
    w = words(gt, "INR ", " Only", " and {} paise")
    c.setFont("Helvetica-Bold", 9)
    c.drawString(39, y - 22, w)
    y -= 30
    gx = [(36, 165), (201, 90), (291, 45), (336, 75)] + ([(411, 75)] if inter else [(411, 40), (451, 40)]) + [(486, 75)]
    if inter:
        gx = [(36, 225), (261, 90), (351, 50), (401, 80), (481, 80)]
        hs = ["HSN/SAC", "Taxable\nValue", "Rate", "Amount", "Total\nTax Amount"]
        over = [(2, 3, "IGST")]
    else:
        gx = [(36, 135), (171, 85), (256, 40), (296, 70), (366, 40), (406, 70), (476, 85)]
        hs = ["HSN/SAC", "Taxable\nValue", "Rate", "Amount", "Rate", "Amount", "Total\nTax Amount"]
        over = [(2, 3, "CGST"), (4, 5, "SGST/UTGST")]
    t0, mid = y, {a for o in over for a in o[:2]}
    c.setFont("Helvetica", 7.5)
    for a, e, t in over:
        x0, x1 = gx[a][0], gx[e][0] + gx[e][1]
        put(c, x0, x1 - x0, y - 9, t, "c")
        c.line(x0, y - 12, x1, y - 12)
    for k, ((x, ww), h) in enumerate(zip(gx, hs)):
        for j, l in enumerate(h.split("\n")):
            put(c, x, ww, y - (21 if k in mid else 9 + 10 * j), l, "c")
    c.line(36, y - 25, 561, y - 25)
    y -= 35
    for (h, rate), t, a, a2, ii in g:
        tx = [(pct(rate * 100) + "%"), ind(ii)] if inter else [pct(rate * 50) + "%", ind(a)] * 2
        for (x, ww), v, al in zip(gx, [h, ind(t)] + tx + [ind(2 * a + ii)], "l" + "r" * 9):
            put(c, x, ww, y, v, al)
        y -= 12
    c.line(36, y + 8, 561, y + 8)
    c.setFont("Helvetica-Bold", 7.5)
    for (x, ww), v in zip(gx, ["Total", ind(tv)] + (["", ind(ig)] if inter else ["", ind(cg)] * 2) + [ind(2 * cg + ig)]):
        put(c, x, ww, y - 2, v, "r")
    y -= 6
    for k, (x, ww) in enumerate(gx[1:], 1):
        c.line(x, y, x, t0 - (12 if k in (3, 5) and k in mid and not any(o[0] == k for o in over) else 0))
    c.rect(36, y, 525, t0 - y)
    c.setFont("Helvetica", 7.5)
    y -= 12
    for j, l in enumerate(lines("Tax Amount (in words) : " + words(2 * cg + ig, "INR ", " Only", " and {} paise"), "Helvetica", 7.5, 515)):
        c.drawString(39, y, l)
        y -= 10
    bk = account(r)
    block(c, 305, y - 6, 250, ["Company's Bank Details", f"Bank Name : {bk[0]}", f"A/c No. : {bk[1]}", f"Branch & IFS Code : {s['city']} & {bk[2]}"], "Helvetica", 7.5, 10)
    block(c, 39, y - 6, 240, ["Declaration", "We declare that this invoice shows the actual price of the goods described and that all particulars are true and correct."], "Helvetica", 7, 9)
    c.rect(300, y - 96, 261, 46)
    c.setFont("Helvetica-Bold", 8)
    c.drawRightString(557, y - 60, "for " + s["name"])
    c.setFont("Helvetica", 7.5)
    c.drawRightString(557, y - 92, "Authorised Signatory")
    c.drawCentredString(298, y - 108, f"SUBJECT TO {s['city'].upper()} JURISDICTION")
    c.drawCentredString(298, y - 118, "This is a Computer Generated Invoice")
    c.save()
    data = base(no, d, s, b, b["code"])
    data["line_items"] = [row_truth(i, "unit") for i in its]
    total_truth(data, inter, tv, cg, cg, ig)
    if ro:
        data["round_off"] = plain(ro)
    data.update(grand_total=plain(gt), amount_in_words=w)
    return {"data": data}


WARE = [("Butt Hinges SS 4\"", "83021010", 18, "Pair", 8600, 0), ("GI Wire 12 Gauge", "72172010", 18, "Kgs", 8150, 3), ("Plywood BWR 18mm 8x4", "44123190", 18, "Sheet", 196000, 0),
        ("Tower Bolt 8\" Brass", "83024110", 18, "Pcs", 16400, 0), ("Wire Nails 2\"", "73170013", 18, "Kgs", 7240, 3), ("PVC Pipe 1\" Class 3", "39172390", 18, "Length", 22150, 0),
        ("Mortise Lock Set 65mm", "83014090", 18, "Set", 148500, 0), ("Ghamela 16\"", "73269099", 18, "Pcs", 11200, 0), ("Coir Rope 10mm", "53050040", 5, "Kgs", 9500, 3),
        ("Phawda w/o Handle", "82011000", 5, "Pcs", 17250, 0), ("Wall Putty 40 Kg", "32149090", 18, "Bag", 76500, 0), ("Grey Cement OPC 53", "25232930", 28, "Bag", 29800, 0)]


def wholesale(path, seed, rows):
    r = rng_of("wholesale", seed, rows)
    s, b, ship, inter = parties(r, ["Hardware Mart", "Iron & Hardware Stores", "Traders"], ["Construction Co.", "Sanitary & Paints", "Builders"])
    d = date(r)
    no = f"{r.randint(11, 5400)}"
    its = []
    for n, h, rate, u, p, dec in pick(r, WARE, rows):
        q = r.randint(1, 60) * 1000 + (r.randint(0, 199) * 5 if dec else 0)
        its.append(item(n, h, q, dec, u, p + r.randint(0, 30) * 25, rate))
    g = sorted(group(its, lambda i: i["rate"], inter))
    tv, cg, ig = S(its, "tv"), sum(x[2] for x in g), sum(x[4] for x in g)
    gt, ro = round_off(tv + 2 * cg + ig)
    c = canvas.Canvas(path, pagesize=(595, 842), invariant=1)
    B, N = "Times-Bold", "Times-Roman"
    cols = [(30, 28), (58, 227), (285, 62), (347, 58), (405, 45), (450, 50), (500, 65)]
    al = "clcrlrr"
    copy = r.choice(["Original Copy", "Original for Buyer"])
    gr, veh, eway = r.randint(1000, 9999), vehicle(r, "RJ"), f"{r.randint(10 ** 11, 10 ** 12 - 1)}"

    def head(n):
        c.rect(30, 30, 535, 782)
        c.setFont(N, 9)
        c.drawString(34, 800, "GSTIN : " + s["gstin"])
        c.drawRightString(561, 800, copy)
        c.setFont(B, 10)
        c.drawCentredString(297, 798, "TAX INVOICE")
        c.setFont(B, 19)
        c.drawCentredString(297, 776, s["name"].upper())
        c.setFont(N, 9)
        c.drawCentredString(297, 763, f"{s['street']}, {s['city']} - {s['pin']} ({s['state']})")
        c.drawCentredString(297, 752, f"Tel. : {s['phone']}   email : {s['mail']}")
        c.line(30, 746, 565, 746)
        left = [("Invoice No.", no), ("Dated", f"{d:%d-%m-%Y}"), ("Place of Supply", f"{b['state']} ({b['code']})"), ("Reverse Charge", "N")]
        right = [("GR/RR No.", str(gr)), ("Transport", "Self"), ("Vehicle No.", veh), ("E-Way Bill No.", eway)]
        for x, vs in ((34, left), (302, right)):
            for j, (k, v) in enumerate(vs):
                c.drawString(x, 735 - 12 * j, k)
                c.drawString(x + 78, 735 - 12 * j, ": " + v)
        c.line(30, 693, 565, 693)
        c.line(297, 630, 297, 746)
        for x, t, p in ((34, "Billed to :", b), (302, "Shipped to :", ship)):
            c.setFont("Times-Italic", 9)
            c.drawString(x, 683, t)
            c.setFont(B, 10)
            c.drawString(x, 672, p["name"])
            block(c, x, 662, 255, [p["street"], f"{p['city']} {p['pin']}, {p['state']}", "GSTIN / UIN : " + p["gstin"]], N, 9, 11)
        c.line(30, 630, 565, 630)
        c.setFont(B, 9)
        for (x, w), h, a in zip(cols, ["S.N.", "Description of Goods", "HSN/SAC\nCode", "Qty.", "Unit", "Price", "Amount(Rs.)"], al):
            for j, l in enumerate(h.split("\n")):
                put(c, x, w, 619 - 10 * j, l, a)
        c.line(30, 604, 565, 604)

    def verticals(y):
        for x, w in cols[1:]:
            c.line(x, y, x, 630)

    head(1)
    y, run, page = 592, 0, 1
    sund = [(("Add : IGST", r_, i_) if inter else ("Add : CGST", r_, a_)) for r_, _, a_, _, i_ in g]
    if not inter:
        sund = [z for r_, _, a_, _, _ in g for z in (("Add : CGST", r_, a_), ("Add : SGST", r_, a_))]
    need = 13 * len(sund) + 40 + 230
    for k, i in enumerate(its):
        if y < 62 or (k == rows - 1 and y - need < 34):
            verticals(y + 6)
            c.line(30, y + 6, 565, y + 6)
            c.setFont("Times-Italic", 9)
            c.drawRightString(500, y - 5, f"Totals c/o (Page {page})")
            put(c, *cols[6], y - 5, ind(run), "r")
            c.showPage()
            page += 1
            head(page)
            y = 592
            c.setFont("Times-Italic", 9)
            put(c, *cols[1], y, "Totals b/f")
            put(c, *cols[6], y, ind(run), "r")
            y -= 13
        c.setFont(N, 10)
        for (x, w), v, a in zip(cols, [f"{k + 1}.", i["desc"], i["hsn"], qty(i["q"], 3 if i["unit"] == "Kgs" else 0), i["unit"], ind(i["price"]), ind(i["tv"])], al):
            put(c, x, w, y, v, a)
        run += i["tv"]
        y -= 13
    y = min(y, 350) if page == 1 and y > need + 60 else y
    c.line(500, y + 8, 565, y + 8)
    c.setFont(B, 10)
    put(c, *cols[6], y - 3, ind(tv), "r")
    y -= 17
    for n, rt, v in sund:
        c.setFont("Times-Italic", 10)
        c.drawString(170, y, n)
        c.drawRightString(395, y, "@ " + (pct(rt * 100) if inter else pct(rt * 50)) + " %")
        c.setFont(N, 10)
        put(c, *cols[6], y, ind(v), "r")
        y -= 13
    if ro:
        c.setFont("Times-Italic", 10)
        c.drawString(170, y, ("Less" if ro < 0 else "Add ") + " : Rounded Off " + ("(-)" if ro < 0 else "(+)"))
        c.setFont(N, 10)
        put(c, *cols[6], y, ind(abs(ro)), "r")
        y -= 13
    y += 6
    c.line(cols[6][0], y, cols[6][0], 630)
    c.line(30, y, 565, y)
    c.setFont(B, 11)
    c.drawRightString(400, y - 13, "Grand Total")
    put(c, *cols[6], y - 13, ind(gt), "r")
    y -= 18
    c.line(30, y, 565, y)
    hs = ["Tax Rate", "Taxable Amt.", "IGST Amt.", "Total Tax"] if inter else ["Tax Rate", "Taxable Amt.", "CGST Amt.", "SGST Amt.", "Total Tax"]
    y -= 11
    c.setFont(B, 9)
    for j, h in enumerate(hs):
        (c.drawString if j == 0 else c.drawRightString)(34 if j == 0 else 60 + 75 * j, y, h)
    c.setFont(N, 9)
    tot = [tv] + ([ig] if inter else [cg, cg]) + [2 * cg + ig]
    for r_, t, a, a2, i_ in g:
        y -= 11
        c.drawString(34, y, f"{r_}%")
        for j, v in enumerate([t] + ([i_] if inter else [a, a2]) + [2 * a + i_], 1):
            c.drawRightString(60 + 75 * j, y, ind(v))
    y -= 12
    c.setFont(B, 9)
    c.drawString(34, y, "Total")
    for j, v in enumerate(tot, 1):
        c.drawRightString(60 + 75 * j, y, ind(v))
    y -= 16
    w = words(gt, "Rupees ", " Only")
    c.setFont(B, 10)
    c.drawString(34, y, w)
    y -= 6
    c.line(30, y, 565, y)
    bk = account(r)
    c.setFont(N, 9)
    c.drawString(34, y - 11, f"Bank Details : {bk[0]}, A/c No. {bk[1]}, IFSC {bk[2]}")
    y -= 16
    c.line(30, y, 565, y)
    block(c, 34, y - 11, 255, ["Terms & Conditions", "E.& O.E.", "1. Goods once sold will not be taken back.", "2. Interest @ 18% p.a. will be charged if the payment is not made within the stipulated time.",
                               f"3. Subject to '{s['city']}' Jurisdiction only."], N, 8.5, 10)
    c.line(297, y, 297, max(30, y - 74))
    c.drawString(302, y - 11, "Receiver's Signature  :")
    c.line(297, y - 26, 565, y - 26)
    c.setFont(B, 9)
    c.drawRightString(561, y - 38, "for " + s["name"])
    c.setFont(N, 9)
    c.drawRightString(561, y - 68, "Authorised Signatory")
    c.save()
    data = base(no, d, s, b, b["code"])
    data["supplier"]["name"] = s["name"].upper()
    for i in its:
        i["last"], i["dec"] = i["tv"], 3 if i["unit"] == "Kgs" else 0
    data["line_items"] = [row_truth(i, "unit") for i in its]
    total_truth(data, inter, tv, cg, cg, ig)
    if ro:
        data["round_off"] = plain(ro)
    data.update(grand_total=plain(gt), amount_in_words=w)
    return {"data": data}


LAYOUTS = {"ledger": ledger, "wholesale": wholesale}
