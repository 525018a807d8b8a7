# SPDX-License-Identifier: AGPL-3.0-or-later
"""Electrical wholesaler, office stationer, freight forwarder, IT reseller."""
import datetime

from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfgen import canvas
from reportlab.platypus import KeepTogether, Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle

from stranger_office_kit import (block, cols_of, day, dec, font, fy, half, head, money, pct, put, rng,
                 rounding, row, split, taxes, two, words)

ELEC = [("Modular Switch {} Amp One Way White", ("6", "10", "16"), "85365020", "Nos", 4200),
        ("FR PVC Insulated Copper Wire {} sqmm 90 Mtr Red", ("1.0", "1.5", "2.5", "4.0"), "85446020", "Coil", 148000),
        ("MCB Single Pole C Curve {} Amp 10kA", ("6", "10", "20", "32"), "85362030", "Nos", 17350),
        ("LED Batten {} Watt Cool Daylight", ("18", "20", "36"), "94051100", "Nos", 23500),
        ("PVC Conduit Pipe {} mm Medium ISI", ("20", "25", "32"), "39172390", "Mtr", 3175),
        ("Distribution Board SPN {} Way Double Door", ("4", "8", "12"), "85371000", "Nos", 184000),
        ("Cable Gland Brass Double Compression {} mm", ("20", "25"), "85389000", "Set", 12650),
        ("Ceiling Rose Polycarbonate with {} Terminal Plate and Fixing Screws", ("2", "3"), "85369090", "Doz", 31200)]


def tally(path, seed, rows):
    r = rng("tally", seed, rows)
    s, b, inter = two(r, r.choice(["Shree Deepak Electricals", "Vijaya Lamp & Cable House"]), entity="F")
    d = day(r)
    no = f"{'SDE' if s['name'][0] == 'S' else 'VLCH'}/{r.randint(11, 4999):04d}/{fy(d)}"
    items, hs, tot = [], {}, 0
    for _ in range(rows):
        n, var, hsn, u, p = r.choice(ELEC)
        price = pct(p, r.randint(90, 180))
        q, disc = r.randint(1, 60), r.choice([0, 10, 12, 27, 35])
        v = q * price
        v -= pct(v, disc)
        hs[hsn] = hs.get(hsn, 0) + v
        tot += v
        items.append((n.format(r.choice(var)), hsn, q, u, price, disc, v))
    cg, sg, ig = map(sum, zip(*(taxes(v, 18, inter) for v in hs.values())))
    grand, ro = rounding(tot + cg + sg + ig)
    H, B, I = "Helvetica", "Helvetica-Bold", "Helvetica-Oblique"
    c = canvas.Canvas(path, pagesize=A4, invariant=1)
    L, R, M = 34, 561, 297
    cols = cols_of(L, [(22, "c"), (205, "l"), (56, "c"), (62, "r"), (56, "r"), (30, "c"), (32, "r"), (64, "r")])
    page = 0

    def top():
        nonlocal page
        page += 1
        put(c, 297, 806, "Tax Invoice" + (f" (Page {page})" if page > 1 else ""), B, 11, "c")
        c.setLineWidth(0.5)
        c.rect(L, 582, R - L, 216)
        c.line(M, 582, M, 798)
        for y in (726, 654):
            c.line(L, y, M, y)
        y = block(c, L + 4, 787, [(s["name"], B), s["street"], f"{s['city']} - {s['pin']}",
                  f"GSTIN/UIN: {s['gstin']}", f"State Name : {s['state']}, Code : {s['code']}"], 255, H, 8)
        for y0, t in ((716, "Consignee (Ship to)"), (644, "Buyer (Bill to)")):
            block(c, L + 4, y0, [t, (b["name"], B), b["street"], f"{b['city']} - {b['pin']}",
                  f"GSTIN/UIN : {b['gstin']}", f"State Name : {b['state']}, Code : {b['code']}"], 255, H, 8)
        half_x = 429
        lab = [("Invoice No.", no, "Dated", d.strftime("%-d-%b-%y")),
               ("Delivery Note", "", "Mode/Terms of Payment", "30 Days"),
               ("Reference No. & Date.", "", "Other References", ""),
               ("Buyer's Order No.", f"PO-{1000 + seed * 7}", "Dated", (d - datetime.timedelta(9)).strftime("%-d-%b-%y")),
               ("Dispatched through", "Own Tempo", "Destination", b["city"])]
        y = 798
        for a1, v1, a2, v2 in lab:
            put(c, M + 3, y - 9, a1, H, 7)
            put(c, M + 3, y - 21, v1, B, 8)
            put(c, half_x + 3, y - 9, a2, H, 7)
            put(c, half_x + 3, y - 21, v2, B, 8)
            y -= 27
            c.line(M, y, R, y)
        c.line(half_x, 798, half_x, y)
        put(c, M + 3, y - 10, "Terms of Delivery", H, 7)
        row(c, cols, 580, [["Sl", "No."], ["Description of Goods"], ["HSN/SAC"], ["Quantity"], ["Rate"],
                           ["per"], ["Disc. %"], ["Amount"]], H, 7.5, 9, 2)
        c.line(L, 560, R, 560)
        return 556

    def frame(bottom):
        c.rect(L, bottom, R - L, 582 - bottom)
        for x0, _, _ in cols[1:]:
            c.line(x0, 582, x0, bottom)

    def cont():
        frame(70)
        put(c, R - 4, 60, f"continued to page number {page + 1}", I, 7.5, "r")
        put(c, 297, 30, "This is a Computer Generated Invoice", H, 7, "c")
        c.showPage()

    y = top()
    for i, (n, hsn, q, u, price, disc, v) in enumerate(items, 1):
        ls = split(cols, [str(i), n, hsn, f"{q} {u}", money(price), u, f"{disc} %" if disc else "", money(v)], B, 8)
        if y - max(map(len, ls)) * 10 < 82:
            cont()
            y = top()
        y -= row(c, cols, y, ls, H, 8, 10) + 2
    need = 280 + 11 * len(hs)
    if y < need:
        cont()
        y = top()
    c.line(cols[7][0], y - 1, R, y - 1)
    put(c, R - 3, y - 11, money(tot), H, 8, "r")
    y -= 25
    for t, v, cell in (("CGST Output", cg, 1), ("SGST Output", sg, 1), ("IGST Output @ 18%", ig, 1), ("Round Off", ro, 0)):
        if v:
            put(c, cols[1][1] - 4, y, t, "Helvetica-BoldOblique", 8, "r")
            if v < 0:
                put(c, L + 26, y, "Less :", I, 8)
            put(c, R - 3, y, f"(-){money(-v)}" if v < 0 else money(v), B, 8, "r")
            y -= 12
    y -= 4
    frame(y)
    units = {x[3] for x in items}
    put(c, cols[1][1] - 4, y - 11, "Total", H, 8, "r")
    if len(units) == 1:
        put(c, cols[3][1] - 3, y - 11, f"{sum(x[2] for x in items)} {items[0][3]}", B, 8, "r")
    put(c, R - 3, y - 11, "Rs. " + money(grand), B, 8.5, "r")
    c.rect(L, y - 15, R - L, 15)
    y -= 25
    put(c, L + 3, y, "Amount Chargeable (in words)", H, 7.5)
    put(c, R - 3, y, "E. & O.E", I, 7.5, "r")
    w = words(grand)
    y = block(c, L + 3, y - 11, [w], R - L - 10, B, 8.5)
    spec = [(187, "l"), (80, "r")] + ([(60, "c"), (90, "r")] if inter else [(35, "c"), (65, "r"), (35, "c"), (65, "r")])
    spec.append((527 - sum(x[0] for x in spec), "r"))
    tc = cols_of(L, spec)
    t0 = y
    row(c, tc, y - 1, [["HSN/SAC"], ["Taxable", "Value"]] + [[] for _ in tc[2:-1]] + [["Total", "Tax Amount"]], H, 7.5, 9)
    for k, nm in enumerate(["IGST"] if inter else ["CGST", "SGST/UTGST"]):
        (xa, xb, _), (_, xc, _) = tc[2 + 2 * k], tc[3 + 2 * k]
        put(c, (xa + xc) / 2, y - 8, nm, H, 7.5, "c")
        put(c, (xa + xb) / 2, y - 19, "Rate", H, 7.5, "c")
        put(c, xc - 3, y - 19, "Amount", H, 7.5, "r")
        c.line(xa, y - 11, xc, y - 11)
    y -= 22
    c.line(L, y, R, y)
    for h, v in list(hs.items()) + [("Total", tot)]:
        t = (cg, sg, ig) if h == "Total" else taxes(v, 18, inter)
        rt = "" if h == "Total" else "18%" if inter else "9%"
        mid = [[rt], [money(t[2])]] if inter else [[rt], [money(t[0])], [rt], [money(t[1])]]
        if h == "Total":
            c.line(L, y, R, y)
        row(c, tc, y - 1.5, [[h], [money(v)]] + mid + [[money(sum(t))]], B if h == "Total" else H, 7.5, 9)
        y -= 11
    c.rect(L, y, R - L, t0 - y)
    for k, (x0, _, _) in enumerate(tc[1:], 1):
        c.line(x0, y, x0, t0 - 11 if k in (3, 5) and k < len(tc) - 1 else t0)
    y = block(c, L + 3, y - 11, ["Tax Amount (in words) : " + words(cg + sg + ig)], R - L - 10, H, 7.5)
    c.rect(L, y - 66, R - L, 66)
    c.line(M, y - 66, M, y)
    block(c, L + 3, y - 10, [f"Company's PAN : {s['pan']}", "Declaration", "We declare that this invoice shows the actual price of the",
          "goods described and that all particulars are true and correct."], 260, H, 7.5)
    put(c, R - 3, y - 10, "for " + s["name"], B, 8, "r")
    put(c, R - 3, y - 60, "Authorised Signatory", H, 7.5, "r")
    put(c, 297, 30, "This is a Computer Generated Invoice", H, 7, "c")
    c.save()
    D = head(s, b, no, d)
    D["line_items"] = []
    for n, hsn, q, u, price, disc, v in items:
        x = {"description": n, "hsn_sac": hsn, "quantity": str(q), "unit": u, "unit_price": dec(price), "amount": dec(v)}
        if disc:
            x["discount"] = f"{disc}%"
        D["line_items"].append(x)
    D.update(taxable_total=dec(tot), grand_total=dec(grand), amount_in_words=w)
    D.update({"igst_total": dec(ig)} if inter else {"cgst_total": dec(cg), "sgst_total": dec(sg)})
    if ro:
        D["round_off"] = dec(ro)
    return {"data": D}


STAT = [("Copier Paper A4 75 GSM, 500 sheets per ream", "480256", "ream", 28500, 12),
        ("Gel Pen Blue 0.5 mm (box of 10)", "960810", "box", 9000, 18),
        ("Lever Arch File, A4, 3 inch spine", "482030", "pcs", 17900, 18),
        ("Whiteboard Marker Assorted, set of 4 with duster", "960820", "set", 11800, 18),
        ("Spiral Notebook Ruled 200 pages", "482020", "pcs", 8400, 12),
        ("Laser Toner Cartridge Compatible, Black, 2,000 page yield", "844399", "pcs", 129900, 18),
        ("Sticky Notes 3 x 3 inch Yellow", "482090", "pad", 3150, 12),
        ("Pencil HB with eraser tip, pack of 12", "960910", "pack", 6600, 12),
        ("Desk Organiser Mesh Metal", "732690", "pcs", 34500, 18),
        ("Stapler Heavy Duty 100 sheets with 1 box of pins", "847290", "pcs", 89900, 18)]


def st(f, s, a=0, **k):
    return ParagraphStyle("x", fontName=f, fontSize=s, leading=k.pop("lead", s * 1.25), alignment=a, **k)


def stationer(path, seed, rows):
    r = rng("stationer", seed, rows)
    font("Gst28Noto", "Gst28NotoB")
    s, b, inter = two(r, r.choice(["Papertrail Office Supplies LLP", "Inkwell & Ledger Stationers Pvt Ltd"]))
    d = day(r)
    due = d + datetime.timedelta(r.choice([15, 30, 45]))
    no = f"INV-{r.randint(100, 99999):06d}"
    F, B = "Gst28Noto", "Gst28NotoB"
    P = lambda t, a=0, f=F, z=7.5: Paragraph(t, st(f, z, a))
    acc = colors.HexColor(r.choice(["#1b6e63", "#334b8f", "#8a3b2a"]))
    wh = lambda t, a=0: Paragraph(t, st(B, 7.2, a, textColor=colors.white))
    hd1 = [wh("#"), wh("Item &amp; Description"), wh("HSN<br/>/SAC"), wh("Qty", 2), wh("Rate", 2)]
    hd2 = [""] * 5
    if inter:
        hd1 += [wh("IGST", 1), ""]
        hd2 += [wh("%", 2), wh("Amt", 2)]
        W = [20, 207, 42, 42, 58, 32, 62, 68]
        spans = [(5, 6)]
    else:
        hd1 += [wh("CGST", 1), "", wh("SGST", 1), ""]
        hd2 += [wh("%", 2), wh("Amt", 2)] * 2
        W = [20, 143, 42, 40, 58, 28, 52, 28, 52, 68]
        spans = [(5, 6), (7, 8)]
    hd1.append(wh("Amount", 2))
    hd2.append("")
    body, li, tot, by = [hd1, hd2], [], 0, {}
    for i in range(rows):
        n, hsn, u, p, rate = r.choice(STAT)
        q, p = r.randint(1, 40), pct(p, r.randint(85, 125))
        v = q * p
        tot += v
        t = taxes(v, rate, inter)
        o = by.setdefault(rate, [0, 0, 0])
        for k in range(3):
            o[k] += t[k]
        x = {"description": n, "hsn_sac": hsn, "quantity": f"{q}.00", "unit": u, "unit_price": dec(p), "gst_rate": str(rate), "amount": dec(v)}
        cells = [P(str(i + 1)), P(n), P(hsn), P(f"{q}.00<br/><font size=6 color='#666666'>{u}</font>", 2), P(money(p), 2)]
        if inter:
            x["igst_amount"] = dec(t[2])
            cells += [P(f"{rate}%", 2), P(money(t[2]), 2)]
        else:
            x.update(cgst_amount=dec(t[0]), sgst_amount=dec(t[1]))
            cells += [P(half(rate) + "%", 2), P(money(t[0]), 2)] * 2
        body.append(cells + [P(money(v), 2)])
        li.append(x)
    cg, sg, ig = (sum(o[k] for o in by.values()) for k in range(3))
    grand, ro = rounding(tot + cg + sg + ig)
    sty = [("BACKGROUND", (0, 0), (-1, 1), acc), ("VALIGN", (0, 0), (-1, -1), "TOP"),
           ("LINEBELOW", (0, 2), (-1, -1), 0.4, colors.HexColor("#cccccc")),
           ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3),
           ("TOPPADDING", (0, 0), (-1, -1), 3), ("BOTTOMPADDING", (0, 0), (-1, -1), 3)]
    sty += [("SPAN", (x, 0), (z, 0)) for x, z in spans]
    sty += [("SPAN", (x, 0), (x, 1)) for x in [0, 1, 2, 3, 4, len(W) - 1]]
    left = [P(s["name"], 0, B, 11), P(f"{s['street']}<br/>{s['city']} {s['state']} {s['pin']}<br/>India<br/>GSTIN {s['gstin']}<br/>{s['phone']}", 0, F, 8)]
    right = [Paragraph("TAX INVOICE", st(F, 22, 2, textColor=acc))]
    meta = Table([[P("Invoice#"), P(": " + no, 0, B)], [P("Invoice Date"), P(": " + d.strftime("%d/%m/%Y"), 0, B)],
                  [P("Terms"), P(f": Net {(due - d).days}", 0, B)], [P("Due Date"), P(": " + due.strftime("%d/%m/%Y"), 0, B)],
                  [P("Place Of Supply"), P(f": {b['state']} ({b['code']})", 0, B)]], [80, 150],
                 style=[("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 1)])
    bill = [P("Bill To", 0, F, 8), P(b["name"], 0, B, 9), P(f"{b['street']}<br/>{b['city']}<br/>{b['pin']} {b['state']}<br/>India<br/>GSTIN {b['gstin']}", 0, F, 8)]
    w = words(grand, "Indian Rupee ")
    foot = [[P("Sub Total", 2, F, 8), P(money(tot), 2, F, 8)]]
    for rate in sorted(by):
        o = by[rate]
        for nm, v in ((f"IGST{rate} ({rate}%)", o[2]),) if inter else ((f"CGST{half(rate)} ({half(rate)}%)", o[0]), (f"SGST{half(rate)} ({half(rate)}%)", o[1])):
            foot.append([P(nm, 2, F, 8), P(money(v), 2, F, 8)])
    if ro:
        foot.append([P("Rounding", 2, F, 8), P(money(ro), 2, F, 8)])
    foot.append([P("Total", 2, B, 9), P("\u20b9" + money(grand), 2, B, 9)])
    foot.append([P("Balance Due", 2, B, 9), P("\u20b9" + money(grand), 2, B, 9)])
    ft = Table(foot, [120, 90], style=[("BACKGROUND", (0, -1), (-1, -1), colors.HexColor("#eeeeee")),
               ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 2)])
    note = [P("Total In Words", 0, F, 8), P(f"<i>{w}</i>", 0, B, 8), Spacer(1, 10), P("Notes", 0, F, 8), P("Thanks for your business.", 0, F, 8)]
    doc = SimpleDocTemplate(path, pagesize=A4, leftMargin=32, rightMargin=32, topMargin=36, bottomMargin=40, invariant=1)

    def num(c, dd):
        put(c, 563, 24, str(dd.page), F, 7, "r")
    doc.build([Table([[left, right]], [300, 231], style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 0)]),
               Spacer(1, 12), Table([[bill, meta]], [300, 231], style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 0)]),
               Spacer(1, 10), Table(body, W, repeatRows=2, style=TableStyle(sty)), Spacer(1, 6),
               KeepTogether([Table([[note, ft]], [318, 213], style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("RIGHTPADDING", (0, 0), (-1, -1), 0)]),
                             Spacer(1, 30), P("Authorized Signature ____________________", 0, F, 8)])], onFirstPage=num, onLaterPages=num)
    D = head(s, b, no, d, due, b["code"])
    D.update(line_items=li, taxable_total=dec(tot), grand_total=dec(grand), amount_in_words=w)
    if len(by) == 1:  # with more rates the paper prints a sum for each, none over all
        D.update({"igst_total": dec(ig)} if inter else {"cgst_total": dec(cg), "sgst_total": dec(sg)})
    if ro:
        D["round_off"] = dec(ro)
    return {"data": D}


FRT = [("Ocean Freight - {} FCL", "996521", "USD", "Cntr", 112000, 5), ("Terminal Handling Charges (THC) Origin", "996711", "INR", "Cntr", 985000, 18),
       ("Bill of Lading Fee", "996799", "INR", "B/L", 450000, 18), ("Customs Clearance - Agency Charges", "996713", "INR", "Job", 350000, 18),
       ("Transportation Factory to CFS ({})", "996511", "INR", "Trip", 1875000, 12), ("Carrier Seal Charges", "996799", "INR", "Cntr", 65000, 18),
       ("Verified Gross Mass (VGM) Filing and Weighment", "996799", "USD", "Cntr", 1500, 18), ("Documentation and Courier Handling", "996812", "INR", "Job", 120000, 18),
       ("Fumigation and Phytosanitary Certificate Charges", "998533", "INR", "Cntr", 225000, 18)]


def freight(path, seed, rows):
    r = rng("freight", seed, rows)
    s, b, inter = two(r, r.choice(["Bluewake Freight Forwarders Pvt. Ltd.", "Samudra Shipping & Logistics Private Limited"]))
    d = day(r)
    due = d + datetime.timedelta(r.choice([7, 15, 21]))
    no = f"{s['city'][:3].upper()}EXP{r.randint(100, 9999):05d}"
    W_, H_ = landscape(A4)
    c = canvas.Canvas(path, pagesize=(W_, H_), invariant=1)
    F, B = "Times-Roman", "Times-Bold"
    L, R = 30, W_ - 30
    spec = [(24, "c"), (176, "l"), (46, "c"), (30, "c"), (44, "r"), (56, "r"), (40, "c"), (48, "r"), (72, "r")]
    spec += [(46, "c"), (70, "r")] if inter else [(29, "c"), (58, "r"), (29, "c")]
    left = R - L - sum(x[0] for x in spec)
    spec += [(left, "r")] if inter else [(58, "r"), (left - 58, "r")]
    cols = cols_of(L, spec)
    fx = 8310 + r.randint(0, 140)
    its, tot, T3 = [], 0, [0, 0, 0]
    for _ in range(rows):
        n, sac, cur, u, p, rate = r.choice(FRT)
        q, p = r.randint(1, 4), pct(p, r.randint(80, 140))
        v = pct(q * p, fx) if cur == "USD" else q * p
        t = taxes(v, rate, inter)
        tot += v
        T3 = [x + z for x, z in zip(T3, t)]
        its.append((n.format(r.choice(["20GP", "40HC"])), sac, cur, u, q, p, v, rate, t))
    grand, ro = rounding(tot + sum(T3))
    ship = [("Job No.", f"SE/{r.randint(1000, 9999)}"), ("HBL No.", f"BW{r.randint(100000, 999999)}"), ("Port of Loading", "Nhava Sheva, INNSA"),
            ("Port of Discharge", r.choice(["Rotterdam, NLRTM", "Jebel Ali, AEJEA"])), ("Vessel / Voyage", f"MV CORAL STAR / {r.randint(10, 99)}W"),
            ("Gross Weight", f"{r.randint(4000, 22000)} KGS")]

    def top(first):
        c.setFillColorRGB(.1, .2, .4)
        put(c, L, H_ - 40, s["name"].upper(), B, 14)
        c.setFillGray(0)
        put(c, R, H_ - 40, "TAX INVOICE" if first else f"TAX INVOICE {no} - contd.", B, 13, "r")
        if not first:
            return headrow(H_ - 54)
        block(c, L, H_ - 54, [f"{s['street']}, {s['city']} {s['pin']}, {s['state']}. Tel {s['phone']}", f"GSTIN: {s['gstin']}    PAN: {s['pan']}"], 600, F, 9)
        c.line(L, H_ - 74, R, H_ - 74)
        block(c, L, H_ - 88, [("Billed To:", B), (b["name"], B), b["street"], f"{b['city']} - {b['pin']}", f"{b['state']} (State Code {b['code']})",
                               f"GSTIN: {b['gstin']}"], 240, F, 9.5)
        y = H_ - 88
        for k, v in ship:
            put(c, 300, y, k, F, 9.5)
            put(c, 385, y, v, B, 9.5)
            y -= 12
        y = H_ - 88
        for k, v in (("Invoice No.", no), ("Invoice Date", d.strftime("%d-%b-%Y").upper()), ("Payment Due By", due.strftime("%d-%b-%Y").upper()),
                     ("Place of Supply", f"{b['code']} - {b['state']}"), ("Reverse Charge", "No")):
            put(c, 570, y, k, F, 9.5)
            put(c, 655, y, v, B, 9.5)
            y -= 12
        return headrow(H_ - 166)

    def headrow(y):
        c.setFillGray(.88)
        c.rect(L, y - 34, R - L, 34, fill=1)
        c.setFillGray(0)
        h = [["Sr"], ["Charge Description"], ["SAC"], ["Cur"], ["Ex.", "Rate"], ["Rate"], ["Basis"], ["Qty"], ["Taxable", "Amount", "(INR)"]]
        h += [["IGST", "%"], ["IGST", "Amount", "(INR)"]] if inter else [["CGST", "%"], ["CGST", "Amount", "(INR)"], ["SGST", "%"], ["SGST", "Amount", "(INR)"]]
        row(c, cols, y - 1, h + [["Total", "(INR)"]], B, 8.5, 10)
        return y - 36

    y = top(True)
    for i, (n, sac, cur, u, q, p, v, rate, t) in enumerate(its, 1):
        tx = [f"{rate}", money(t[2])] if inter else [half(rate), money(t[0]), half(rate), money(t[1])]
        ls = split(cols, [str(i), n, sac, cur, f"{fx / 100:.2f}" if cur == "USD" else "1.00", money(p), u, f"{q}.00", money(v)] + tx + [money(v + sum(t))], F, 9)
        h = max(map(len, ls)) * 11
        if y - h < 50:
            put(c, R, 30, "Continued on next page", "Times-Italic", 9, "r")
            c.showPage()
            y = top(False)
        row(c, cols, y, ls, F, 9, 11)
        y -= h + 3
        c.setDash(1, 2)
        c.line(L, y + 1, R, y + 1)
        c.setDash()
    if y < 165:
        c.showPage()
        y = top(False)
    tx = ["", money(T3[2])] if inter else ["", money(T3[0]), "", money(T3[1])]
    row(c, cols, y, [[x] if x else [] for x in ["", "Total", "", "", "", "", "", "", money(tot)] + tx + [money(tot + sum(T3))]], B, 9, 11)
    y -= 15
    c.line(L, y, R, y)
    put(c, R - 95, y - 13, "Rounding Off", F, 10, "r")
    put(c, R - 3, y - 13, money(ro), F, 10, "r")
    put(c, R - 95, y - 28, "INVOICE TOTAL  INR", B, 11, "r")
    put(c, R - 3, y - 28, money(grand), B, 11, "r")
    w = words(grand, "Rupees ", end=" Only")
    block(c, L, y - 13, ["Amount in words:", (w, B)], 480, F, 10)
    block(c, L, y - 60, ["Bank: Fictional Mercantile Bank, A/c 00" + str(r.randint(10**9, 10**10 - 1)) + ", IFSC FMBK0000" + str(r.randint(100, 999)),
          "Interest @ 18% p.a. will be charged on bills unpaid after the due date. Subject to " + s["city"] + " jurisdiction."], 500, F, 9)
    put(c, R, y - 60, "For " + s["name"], B, 9, "r")
    put(c, R, y - 92, "Authorised Signatory", F, 9, "r")
    c.save()
    s["name"] = s["name"].upper()  # as it stands at the top
    D = head(s, b, no, d, due, b["code"])
    D["line_items"] = []
    for n, sac, cur, u, q, p, v, rate, t in its:
        x = {"description": n, "hsn_sac": sac, "quantity": f"{q}.00", "unit": u, "unit_price": dec(p), "taxable_value": dec(v), "gst_rate": str(rate), "amount": dec(v + sum(t))}
        x.update({"igst_amount": dec(t[2])} if inter else {"cgst_amount": dec(t[0]), "sgst_amount": dec(t[1])})
        D["line_items"].append(x)
    D.update(taxable_total=dec(tot), round_off=dec(ro), grand_total=dec(grand), amount_in_words=w)
    D.update({"igst_total": dec(T3[2])} if inter else {"cgst_total": dec(T3[0]), "sgst_total": dec(T3[1])})
    return {"data": D}


LAYOUTS = {"tally": tally, "stationer": stationer, "freight": freight}
