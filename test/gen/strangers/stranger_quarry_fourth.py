# SPDX-License-Identifier: AGPL-3.0-or-later
"""A car workshop's bill with parts and labour in two tables, and a seed and fertilizer shop's bill with batches."""
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import KeepTogether, Paragraph, SimpleDocTemplate, Spacer, Table

import stranger_quarry_kit as K


def workshop(path, seed, rows):
    r = K.rng("workshop", seed, rows)
    sup, rec, inter = K.parties(r, ["Motors", "Auto Care Pvt. Ltd.", "Car Service Centre"])
    d = K.day(r)
    number = f"WS{d.year % 100}B{r.randrange(1000, 99999):06d}"
    spares = [("ENGINE OIL 5W30 SYN", "27101980", 18, 412), ("OIL FILTER ASSY", "84212300", 28, 135), ("BRAKE PAD SET FR", "87083000", 28, 1865), ("AIR CLEANER ELEMENT", "84213100", 28, 388),
              ("WIPER BLADE RH", "85129000", 18, 265), ("HEAD LAMP BULB H4", "85392120", 18, 184), ("CLUTCH PLATE 200MM", "87089300", 28, 2260), ("COOLANT PREMIX 1L", "38200000", 18, 242),
              ("SHOCK ABSORBER REAR LH", "87088000", 28, 1733), ("BUMPER CLIP", "39269099", 18, 14), ("DRAIN PLUG GASKET", "84841090", 18, 22)]
    jobs = [("PAID SERVICE 40000 KM", 2450), ("WHEEL ALIGNMENT", 380), ("WHEEL BALANCING 4 NOS", 320), ("BRAKE OVERHAUL FRONT", 860), ("AC GAS CHARGING", 1450), ("DENT REPAIR LH DOOR", 1800),
            ("PAINTING ONE PANEL", 3100), ("CLUTCH REPLACEMENT", 2780), ("INTERIOR CLEANING", 790)]
    nlab = rows // 3
    pb, lb, out = [], [], []
    p_sum, l_sum = [0, 0, 0, 0], [0, 0, 0, 0]
    for i in range(rows - nlab):
        name, hsn, rate, price = r.choice(spares)
        price, qty = price * 100 + r.randrange(0, 100), r.choice([1, 1, 1, 2, 4])
        pct = r.choice([0, 0, 5, 10])
        cut = K.div(price * qty * pct, 100)
        tv = price * qty - cut
        c, sg, ig = K.taxes(tv, rate, inter)
        for k, v in enumerate((tv, c, sg, ig)):
            p_sum[k] += v
        tot = tv + c + sg + ig
        unit = "LTR" if "OIL 5" in name else "SET" if "SET" in name else "NOS"
        code = f"{r.randrange(10000, 99999)}M{r.randrange(10, 99)}K{r.randrange(10, 99)}"
        pb.append([str(i + 1), code, name, hsn, f"{qty}.00", unit, K.q2(price), K.q2(cut), K.m(tv), f"{rate}", K.m(c + sg + ig), K.m(tot)])
        row = {"description": name, "hsn_sac": hsn, "quantity": f"{qty}.00", "unit": unit, "unit_price": K.s(price), "discount": K.s(cut), "taxable_value": K.s(tv), "gst_rate": str(rate), "amount": K.s(tot)}
        if inter:
            row["igst_amount"] = K.s(ig)
        out.append(row)
    for i in range(nlab):
        name, price = r.choice(jobs)
        tv = price * 100 + r.choice([0, 50, 0])
        c, sg, ig = K.taxes(tv, 18, inter)
        for k, v in enumerate((tv, c, sg, ig)):
            l_sum[k] += v
        tot = tv + c + sg + ig
        lb.append([str(i + 1), f"{r.choice('ABEP')}{r.randrange(100, 999)}", name, "998729", K.m(tv)] + (["18.00", K.m(ig)] if inter else ["9.00", K.m(c), "9.00", K.m(sg)]) + [K.m(tot)])
        row = {"description": name, "hsn_sac": "998729", "taxable_value": K.s(tv), "gst_rate": "18", "amount": K.s(tot)}
        row.update({"igst_amount": K.s(ig)} if inter else {"cgst_amount": K.s(c), "sgst_amount": K.s(sg)})
        out.append(row)
    tv, c, sg, ig = (a + b for a, b in zip(p_sum, l_sum))
    grand, off = K.rounded(tv + c + sg + ig)
    words = f"{K.words(grand // 100)} Rupees Only"
    reg, chassis, odo, jc = K.truck(r, rec["state"]), f"MA3{r.randrange(10**8, 10**9)}XK{r.randrange(1000, 9999)}", r.randrange(9000, 90000), f"JC{r.randrange(10000, 99999)}"
    model, adviser = r.choice(["ARVA LXi PETROL", "TORVO SX DIESEL", "NIVA VXi CNG"]), r.choice(K.PEOPLE)

    def page(p):
        x, w = 26, p.w - 52

        def small():
            p.rect(x, 26, w, 18, "#d9e2ef", 0)
            p.text(x + 4, 38, f"Invoice {number}   Vehicle {reg}", size=8.5)
            p.text(x + w - 4, 38, f"Page {p.page}", size=8.5, align="r")
            return 56

        def more():
            p.new()
            return small()
        p.text(x, 46, sup["name"], "Helvetica-Bold", 17, color="#1b3a6b")
        p.text(x, 59, f"{sup['street']}, {sup['city']} - {sup['pin']}, {sup['statename']}", size=8.5)
        p.text(x, 70, f"GSTIN: {sup['gstin']}   Tel: {sup['phone']}", size=8.5)
        p.text(x + w, 46, "Tax Invoice - Service", "Helvetica-Bold", 12, "r")
        p.text(x + w, 59, "Cash / Credit", size=8.5, align="r")
        p.rect(x, 78, w, 78)
        left = [("Customer", rec["name"]), ("Address", f"{rec['street']}, {rec['city']} - {rec['pin']}"), ("GSTIN", rec["gstin"]), ("Place of Supply", f"{rec['state']} {rec['statename']}"), ("Service Adviser", adviser)]
        right = [("Invoice No.", number), ("Invoice Date", d.strftime("%d-%m-%Y")), ("Job Card", jc), ("Reg. No. / Model", f"{reg} / {model}"), ("Chassis / Kms", f"{chassis} / {odo}")]
        for k, ((a, b), (e, f)) in enumerate(zip(left, right)):
            yy = 91 + k * 14
            p.text(x + 4, yy, a, size=8)
            p.text(x + 70, yy, b, "Helvetica-Bold" if k in (0, 2) else "Helvetica", 8)
            p.text(x + 296, yy, e, size=8)
            p.text(x + 366, yy, f, "Helvetica-Bold" if k < 2 else "Helvetica", 8)
        y = 172
        p.text(x, y, "A. SPARE PARTS / LUBRICANTS", "Helvetica-Bold", 9.5, color="#1b3a6b")
        tax = "IGST" if inter else "GST"
        cols = [(20, "c", "#"), (64, "l", "Part Number"), (112, "l", "Part Description"), (45, "c", "HSN"), (30, "r", "Qty"), (26, "c", "UOM"), (44, "r", "Rate"), (38, "r", "Disc."),
                (50, "r", "Taxable\nAmt"), (25, "r", f"{tax}\n%"), (43, "r", f"{tax}\nAmt"), (0, "r", "Total")]
        cols[-1] = (w - sum(cc[0] for cc in cols[:-1]), "r", "Total")
        y = K.grid(p, y + 5, x, cols, pb, p.h - 60, more, size=7.2, lead=8.8, pad=2.2, rules="h", headfill="#d9e2ef")
        y += 12
        p.text(x + 90, y, "Parts Total", "Helvetica-Bold", 8)
        p.text(x + sum(cc[0] for cc in cols[:9]) - 2.2, y, K.m(p_sum[0]), "Helvetica-Bold", 7.6, "r")
        p.text(x + w - 2.2, y, K.m(sum(p_sum)), "Helvetica-Bold", 7.6, "r")
        if lb:
            if y > p.h - 130:
                y = more()
            y += 22
            p.text(x, y, "B. LABOUR CHARGES", "Helvetica-Bold", 9.5, color="#1b3a6b")
            lc = [(20, "c", "#"), (50, "l", "Op. Code"), (152, "l", "Labour Description"), (50, "c", "SAC"), (64, "r", "Taxable\nAmt")]
            lc += [(50, "r", "IGST\n%"), (70, "r", "IGST\nAmt")] if inter else [(32, "r", "CGST\n%"), (48, "r", "CGST\nAmt"), (32, "r", "SGST\n%"), (48, "r", "SGST\nAmt")]
            lc.append((w - sum(cc[0] for cc in lc), "r", "Total"))
            y = K.grid(p, y + 5, x, lc, lb, p.h - 60, more, size=7.2, lead=8.8, pad=2.2, rules="h", headfill="#d9e2ef") + 12
            p.text(x + 72, y, "Labour Total", "Helvetica-Bold", 8)
            p.text(x + 333.8, y, K.m(l_sum[0]), "Helvetica-Bold", 7.6, "r")
            p.text(x + w - 2.2, y, K.m(sum(l_sum)), "Helvetica-Bold", 7.6, "r")
        if y > p.h - 190:
            y = more()
        y += 18
        y0 = y
        lines = [("Total Taxable Amount", tv)] + ([("Total IGST", ig)] if inter else [("Total CGST", c), ("Total SGST", sg)]) + [("Round Off", off), ("Invoice Amount", grand)]
        for a, b in lines:
            bold = "Helvetica-Bold" if a.startswith("Inv") else "Helvetica"
            p.text(x + w - 190, y + 10, a, bold, 9)
            p.text(x + w - 4, y + 10, K.m(b), bold, 9, "r")
            y += 14
        p.rect(x + w - 196, y0 - 3, 196, y - y0 + 6)
        p.para(x + 2, y0 + 10, f"Amount in words : {words}", w - 220, "Helvetica-Bold", 8.6)
        p.para(x + 2, y0 + 44, "I have received the vehicle in good condition and to my satisfaction. Replaced parts shown to me.", w - 230, size=8)
        p.text(x + 2, y + 50, "Customer Signature", size=8)
        p.text(x + w - 4, y + 50, f"Authorised Signatory, {sup['name']}", size=8, align="r")
    K.twice(path, A4, page)
    data = K.base(number, d, sup, rec)
    data.update(line_items=out, taxable_total=K.s(tv), round_off=K.s(off), grand_total=K.s(grand), amount_in_words=words)
    data.update(K.tax_truth(inter, c, sg, ig))
    return {"data": data}


def seeds(path, seed, rows):
    r = K.rng("seeds", seed, rows)
    sup, rec, inter = K.parties(r, ["Krishi Kendra", "Seeds & Fertilizers", "Agro Agencies"])
    rec["name"] = rec["name"].split()[0] + r.choice([" Krishi Sewa Kendra", " Agro Farms", " Farmers Producer Co. Ltd"])
    d = K.day(r)
    number = f"AGR-{r.randrange(1, 99999):05d}"
    f, fb = K.font("DJ"), K.font("DJ-B")
    st = ParagraphStyle("n", fontName=f, fontSize=6.9, leading=8.6)
    sb = ParagraphStyle("b", parent=st, fontName=fb)
    s9 = ParagraphStyle("s9", parent=st, fontSize=8, leading=10.4)
    sc = ParagraphStyle("c", parent=sb, alignment=1, fontSize=6.6, leading=8.2)
    P = Paragraph
    stock = [("Bt Cotton Seed BG-II Hyb. 450 g", "1207", 0, 853, "Pkt"), ("Soybean JS-335 Certified 30 kg", "1209", 0, 2880, "Bag"), ("Urea Neem Coated 45 kg", "3102", 5, 253, "Bag"),
             ("DAP 18:46:0 50 kg", "3105", 5, 1286, "Bag"), ("NPK 10:26:26 50 kg", "3105", 5, 1400, "Bag"), ("Imidacloprid 17.8% SL 250 ml", "3808", 18, 342, "Btl"),
             ("Glyphosate 41% SL 1 Ltr", "3808", 18, 396, "Btl"), ("Zinc Sulphate 33% 5 kg", "2833", 12, 298, "Bag"), ("Mancozeb 75% WP 500 g", "3808", 18, 218, "Pkt"), ("Hybrid Maize Seed 4 kg", "1005", 0, 1190, "Pkt")]
    body = [[P(h, sc) for h in ("S.N.", "Product &amp; Packing", "HSN", "Batch / Lot", "Mfg.", "Exp.", "Qty.", "Unit", "M.R.P.", "Rate", "Taxable<br/>Value", "GST<br/>%", "GST<br/>Amt.", "Net<br/>Amount")]]
    out, slabs = [], {}
    for i in range(rows):
        name, hsn, rate, price, unit = r.choice(stock)
        mrp = price * 100
        each = K.div(mrp * 100 * r.randrange(86, 97), (100 + rate) * 100)
        qty = r.choice([1, 2, 3, 5, 6, 10, 12, 20, 25, 40])
        tv = each * qty
        c, sg, ig = K.taxes(tv, rate, inter)
        acc = slabs.setdefault(rate, [0, 0, 0, 0])
        for k, v in enumerate((tv, c, sg, ig)):
            acc[k] += v
        made = K.plus(d, -r.randrange(40, 300))
        body.append([str(i + 1), P(name, st), hsn, f"{r.choice('ABGKN')}{r.choice('XYZ')}-{r.randrange(1000, 99999)}", made.strftime("%m/%y"), K.plus(made, r.choice([270, 540, 730])).strftime("%m/%y"), str(qty), unit,
                     K.q2(mrp), K.q2(each), K.m(tv), f"{rate}", K.m(c + sg + ig), K.m(tv + c + sg + ig)])
        out.append({"description": name, "hsn_sac": hsn, "quantity": str(qty), "unit": unit, "unit_price": K.s(each), "taxable_value": K.s(tv), "gst_rate": str(rate), "amount": K.s(tv + c + sg + ig)})
    tv, c, sg, ig = (sum(v[k] for v in slabs.values()) for k in range(4))
    grand, off = K.rounded(tv + c + sg + ig)
    words = f"Rupees {K.words(grand // 100)} Only"
    green = colors.HexColor("#2e7d32")
    t = Table(body, [20, 104, 28, 54, 30, 30, 24, 24, 42, 42, 54, 22, 44, 54], repeatRows=1, style=[
        ("FONT", (0, 0), (-1, -1), f, 6.9), ("BOX", (0, 0), (-1, -1), 0.8, green), ("LINEBELOW", (0, 0), (-1, 0), 0.8, green), ("LINEAFTER", (0, 0), (-2, -1), 0.3, green),
        ("ALIGN", (6, 1), (6, -1), "RIGHT"), ("ALIGN", (8, 1), (-1, -1), "RIGHT"), ("BACKGROUND", (0, 0), (-1, 0), colors.HexColor("#e3f1e3")), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"),
        ("LEFTPADDING", (0, 0), (-1, -1), 2), ("RIGHTPADDING", (0, 0), (-1, -1), 2), ("TOPPADDING", (0, 0), (-1, -1), 1.5), ("BOTTOMPADDING", (0, 0), (-1, -1), 2.5)])
    full = 572
    sh = [["GST %", "Taxable", "IGST"]] if inter else [["GST %", "Taxable", "CGST", "SGST"]]
    for rate in sorted(slabs):
        v = slabs[rate]
        sh.append([f"{rate}%" if rate else "Nil", K.m(v[0])] + ([K.m(v[3])] if inter else [K.m(v[1]), K.m(v[2])]))
    slab = Table(sh, [40, 76] + [66] * (1 if inter else 2), hAlign="LEFT", style=[("FONT", (0, 0), (-1, -1), f, 7), ("FONT", (0, 0), (-1, 0), fb, 7), ("ALIGN", (1, 0), (-1, -1), "RIGHT"), ("GRID", (0, 0), (-1, -1), 0.3, green),
                                                                ("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 2)])
    lines = [["Taxable Value", K.m(tv)]] + ([["IGST", K.m(ig)]] if inter else [["CGST", K.m(c)], ["SGST", K.m(sg)]]) + [["Round Off", K.m(off)], ["Net Payable", K.m(grand)]]
    box = Table(lines, [100, 90], hAlign="RIGHT", style=[("FONT", (0, 0), (-1, -1), f, 8.4), ("FONT", (0, -1), (-1, -1), fb, 9.4), ("ALIGN", (1, 0), (1, -1), "RIGHT"), ("BACKGROUND", (0, -1), (-1, -1), colors.HexColor("#e3f1e3")),
                                         ("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 2)])
    foot = Table([[slab, box]], [full - 220, 220], style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 0)])
    lic = f"Seed Lic. {r.randrange(100, 999)}/{d.year - 2}  |  Fert. Lic. LAFD{r.randrange(1000, 9999)}  |  Pesticide Lic. {r.randrange(1000, 9999)}-P"
    head = [P(sup["name"], ParagraphStyle("x", parent=sb, fontSize=16, leading=20, alignment=1, textColor=green)),
            P(f"{sup['street']}, {sup['city']} - {sup['pin']} ({sup['statename']}) Mob: {sup['phone']}", ParagraphStyle("y", parent=s9, alignment=1)),
            P(f"GSTIN: {sup['gstin']}  |  {lic}", ParagraphStyle("z", parent=s9, alignment=1, fontSize=7.2))]
    info = Table([[P(f"Party: <font name='{fb}'>{rec['name']}</font><br/>{rec['street']}, {rec['city']} - {rec['pin']}<br/>GSTIN: {rec['gstin']}<br/>Place of Supply: {rec['statename']} ({rec['state']})", s9),
                   P(f"<font name='{fb}'>TAX INVOICE</font><br/>(Credit)", ParagraphStyle("q", parent=s9, alignment=1)),
                   P(f"Invoice No.: <font name='{fb}'>{number}</font><br/>Date: {d.strftime('%d/%m/%Y')}<br/>Due Date: {K.plus(d, 21).strftime('%d/%m/%Y')}<br/>Season: {'Kharif' if 4 < d.month < 11 else 'Rabi'}", s9)]],
                 [290, 110, full - 400], style=[("BOX", (0, 0), (-1, -1), 0.8, green), ("VALIGN", (0, 0), (-1, -1), "TOP")])
    tail = Table([[P(f"Amount in words: <font name='{fb}'>{words}</font><br/><br/>Seeds are sold as received in sealed packing; germination depends on weather and soil. Check batch and expiry before use.", st),
                   P(f"For {sup['name']}<br/><br/><br/>Auth. Sign.", ParagraphStyle("w", parent=s9, alignment=2))]], [full - 190, 190], style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (0, -1), 0)])
    SimpleDocTemplate(path, pagesize=A4, leftMargin=11.6, rightMargin=11.6, topMargin=24, bottomMargin=26, invariant=1).build(
        head + [Spacer(1, 6), info, Spacer(1, 4), t, KeepTogether([Spacer(1, 6), foot, Spacer(1, 6), tail])])
    data = K.base(number, d, sup, rec)
    data.update(due_date=K.plus(d, 21).isoformat(), line_items=out, taxable_total=K.s(tv), round_off=K.s(off), grand_total=K.s(grand), amount_in_words=words)
    data.update(K.tax_truth(inter, c, sg, ig))
    return {"data": data}


LAYOUTS = {"workshop": workshop, "seeds": seeds}
