# SPDX-License-Identifier: AGPL-3.0-or-later
"""Tractor spares (DOS fixed pitch), granite slabs (full grid), seeds and pesticides (landscape, many columns)."""
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.styles import ParagraphStyle

from stranger_meridian_kit import *

SPARES = [("CLUTCH PLATE 11 INCH", "87089300", 28, 2450), ("OIL FILTER ELEMENT", "84212300", 28, 185), ("FUEL PUMP DIAPHRAGM", "84099111", 28, 96),
    ("REAR TYRE TUBE 13.6-28", "40139041", 18, 1380), ("HITCH PIN WITH CHAIN", "73182400", 18, 74), ("ROTAVATOR BLADE LH", "84329090", 18, 132),
    ("ROTAVATOR BLADE RH", "84329090", 18, 132), ("WATER PUMP ASSY 3 CYL", "84138190", 18, 1640), ("HYD LIFT CYLINDER KIT", "84122100", 18, 860),
    ("SILENCER BODY", "87089200", 28, 1120), ("KING PIN SET STD", "87089400", 28, 645), ("CULTIVATOR TYNE", "84329090", 18, 410), ("DISC HARROW BEARING 6207",
    "84821020", 18, 318), ("FAN BELT B-48", "40103190", 18, 142), ("HEAD LAMP UNIT", "85122010", 18, 530)]


def spares(path, seed, rows):
    rnd, intra = start("spares", seed, rows)
    a, b = pick_states(rnd, ["06", "03", "09"], intra)
    sup, rec, d = party(rnd, a, rnd.choice(["KISAN TRACTOR SPARES", "GURU NANAK TRACTOR PARTS", "DOABA AUTO & TRACTOR AGENCY"])), party(rnd, b), day(rnd)
    no, saddr = f"KT/{rnd.randint(100, 9800)}", [f"{sup['house']}, {sup['road']}, {sup['city']} - {sup['pin']}"]
    raddr, W, c, state = [f"{rec['house']}, {rec['road']}", f"{rec['city']} - {rec['pin']}"], 96, Canvas(path), {"y": 0, "page": 0}

    def out(s="", font="Courier", size=9):
        c.t(30, state["y"], s, font, size, "l", 540)
        state["y"] -= 11

    def head():
        state["page"] += 1
        state["y"] = 800
        c.t(297, state["y"], sup["name"], "Courier-Bold", 16, "c")
        state["y"] -= 15
        out(f"{saddr[0]}  PH {sup['phone']}".center(W))
        out(f"GSTIN {sup['gstin']}".center(W))
        out(("TAX INVOICE" + (" (CONTD.)" if state["page"] > 1 else "")).ljust(60) + f"PAGE {state['page']:>2}".rjust(36))
        out("=" * W)
        left = ["M/S " + rec["name"].upper(), raddr[0].upper() + ",", raddr[1].upper(), f"STATE {rec['state'].upper()}", f"GSTIN {rec['gstin']}"]
        right = [f"BILL NO    : {no}", f"BILL DATE  : {d:%d-%m-%y}", f"TRANSPORT  : BY HAND", f"POS        : {b}", f"REV.CHARGE : N"]
        for l, r in zip(left, right): out(l.ljust(60) + r)
        out("-" * W)
        out("SNO PART NO  PARTICULARS              HSN       QTY UNT     RATE DISC    TAXABLE GST         NET")
        out("%".rjust(69) + "VALUE".rjust(11) + "%".rjust(4) + "AMOUNT".rjust(12))
        out("-" * W)

    head()
    items, groups, tv, tn = [], {}, D(0), D(0)
    for i in range(rows):
        desc, hsn, rate, price = rnd.choice(SPARES)
        p = rd(D(price) * D(rnd.randint(90, 130)) / 100)
        q, unit, disc = rnd.randint(1, 24), rnd.choice(["PCS", "NOS", "SET"]), rnd.choice([0, 0, 5, 10, 15, 20])
        v = rd(D(q) * p * (100 - disc) / 100)
        cg, sg, ig = tax(v, rate, intra)
        n, part = v + cg + sg + ig, f"{rnd.choice('TKMH')}{rnd.randint(10000, 99999)}-{rnd.choice('ABR')}"
        if state["y"] < 110:
            out("-" * W)
            out("C/F".rjust(66) + f"{tv:.2f}".rjust(14) + f"{tn:.2f}".rjust(16))
            c.showPage()
            head()
            out("B/F".rjust(66) + f"{tv:.2f}".rjust(14) + f"{tn:.2f}".rjust(16))
        dd = f"{disc}" if disc else ""
        out(f"{i + 1:>3} {part:<8} {desc:<24} {hsn:<8} {q:>4} {unit:<3} {p:>8.2f} {dd:>4}{v:>11.2f}{rate:>4}{n:>12.2f}")
        it = {"description": desc, "hsn_sac": hsn, "quantity": str(q), "unit": unit, "unit_price": S(p), "taxable_value": S(v), "gst_rate": str(rate),
            "amount": S(n)}
        if disc: it["discount"] = f"{disc}%"
        items.append(it)
        g = groups.setdefault(rate, [D(0)] * 4)
        for k, x in enumerate((v, cg, sg, ig)): g[k] += x
        tv, tn = tv + v, tn + n
    if state["y"] < 190:
        c.showPage()
        head()
    tot = [sum(g[k] for g in groups.values()) for k in range(4)]
    ro, gt = round_total(tn)
    out("-" * W)
    out(f"{'TOTAL':>66}{tv:>14.2f}{tn:>16.2f}")
    out("=" * W)
    cols = "CGST AMT    SGST AMT" if intra else "            IGST AMT"
    out(f"GST CLASS     TAXABLE    {cols}")
    for rate, g in sorted(groups.items()): out(f"  {rate:>2} %   {g[0]:>12.2f}" + (f"{g[1]:>12.2f}{g[2]:>12.2f}" if intra else f"{g[3]:>24.2f}"))
    out("-" * 46)
    out(f"  TOTAL  {tot[0]:>12.2f}" + (f"{tot[1]:>12.2f}{tot[2]:>12.2f}" if intra else f"{tot[3]:>24.2f}") + f"{'ROUND OFF':>35}{ro:>+16.2f}")
    out(f"{'BILL AMOUNT RS.':>80}{gt:>16.2f}", "Courier-Bold")
    out(f"RS. {words(gt).upper()} ONLY"[:96])
    out()
    out("GOODS ONCE SOLD WILL NOT BE TAKEN BACK. E.&O.E.".ljust(56) + f"FOR {sup['name']}")
    c.save()
    return truth(no, d, who(sup, saddr), who({**rec, "name": rec["name"].upper()}, [x.upper() for x in raddr]), items, tv, shown(intra, *tot[1:]), gt,
        place_of_supply=b, reverse_charge=False, round_off=ro)


SLABS = ["Black Galaxy", "Tan Brown", "Absolute Black", "Steel Grey", "Kashmir White", "Paradiso Classic", "Rajasthan Green Marble", "Vizag Blue"]


def granite(path, seed, rows):
    rnd, intra = start("granite", seed, rows)
    a, b = pick_states(rnd, ["37", "08", "36"], intra)
    sup, rec, con = party(rnd, a, rnd.choice(["Sri Lakshmi Narasimha Granites", "Marwar Stonex", "Deccan Rock Exports"]).upper()), party(rnd, b), party(rnd, b)
    d = day(rnd)
    no, st = f"{rnd.randint(11, 940)}/{fy(d)}", ParagraphStyle("a", fontName="Times-Roman", fontSize=9.5, leading=11.5)
    sb, mid = ParagraphStyle("b", st, fontName="Times-Bold"), ParagraphStyle("c", st, alignment=1)
    mb, rt = ParagraphStyle("d", mid, fontName="Times-Bold"), ParagraphStyle("e", st, alignment=2)
    rb = ParagraphStyle("f", rt, fontName="Times-Bold")

    def X(s, q=st):
        return Paragraph(s.replace("&", "&amp;").replace("&amp;nbsp;", "&nbsp;"), q)
    raddr = [f"{rec['house']}, {rec['road']},", f"{rec['city']}, {rec['state']} - {rec['pin']}."]
    saddr = f"{sup['house']}, {sup['road']}, {sup['city']} - {sup['pin']}, {sup['state']}"
    story = [X("TAX INVOICE", mb), X("(Original for Buyer)", mid), Spacer(1, 6)]
    veh = f"{rnd.choice(['AP', 'TS', 'RJ'])} {rnd.randint(10, 39)} T {rnd.randint(1000, 9999)}"
    lab = [[X("Invoice No."), X(f"<b>{no}</b>"), X("Date of Supply"), X(f"{d:%d/%m/%Y}")], [X("Invoice Date"), X(f"<b>{d:%d/%m/%Y}</b>"), X("Vehicle Number"),
        X(veh)], [X("State / Code"), X(f"{sup['state']} / {a}"), X("Place of Supply"), X(f"{rec['state']} ({b})")], [X("Reverse Charge (Y/N)"), X("N"),
        X("E-Way Bill No."), X(f"{rnd.randint(10**11, 10**12 - 1)}")]]
    grid = [("GRID", (0, 0), (-1, -1), .7, colors.black), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("TOPPADDING", (0, 0), (-1, -1), 1.5), ("BOTTOMPADDING", (0, 0),
        (-1, -1), 2.5)]
    story.append(Table(lab, [105, 160, 105, 160], style=TableStyle(grid)))
    ship = [f"{con['house']}, {con['road']},", f"{con['city']}, {con['state']} - {con['pin']}."]
    tw = [[X("Details of Receiver (Billed to)", mb), X("Details of Consignee (Shipped to)", mb)], [[X("M/s. " + rec["name"], sb)] + [X(x) for x in raddr]
        + [X("GSTIN : " + rec["gstin"])], [X("M/s. " + con["name"], sb)] + [X(x) for x in ship] + [X("GSTIN : " + con["gstin"])]]]
    story += [Table(tw, [265, 265], style=TableStyle(grid)), Spacer(1, 8)]
    data = [[X(x, mb) for x in ("S. No.", "Description of Goods", "HSN Code", "Slabs (Nos.)", "Quantity", "UOM", "Rate per Unit (Rs.)", "Amount (Rs.)")]]
    items, tv, ns, spans = [], D(0), 0, []
    for i in range(rows):
        k = rnd.random()
        if k < .75:
            n, L, H = rnd.randint(2, 40), rnd.randint(180, 310), rnd.randint(70, 195)
            desc = f"Polished Granite Slabs {rnd.choice(SLABS)} {rnd.choice([16, 18, 20, 30])} mm, avg. size {L} x {H} cm"
            q, uom, hsn, p = rd(D(n * L * H) / D("929.03")), "Sft", rnd.choice(["68029300", "68022390"]), rd(rnd.randint(62, 260))
        elif k < .9:
            n, desc, q, uom, hsn, p = rnd.randint(10, 60), f"Granite Window Sills {rnd.choice(SLABS)}, one long edge polished", rd(D(rnd.randint(300,
                4000)) / 10), "Rft", "68029300", rd(rnd.randint(45, 120))
        else:
            n, desc, q, uom, hsn, p = rnd.randint(4, 30), "Marble Tiles Makrana White 2 ft x 2 ft", rd(rnd.randint(16,
                120)), "Sft", "68022190", rd(rnd.randint(75, 190))
        v = rd(q * p)
        tv, ns = tv + v, ns + n
        data.append([X(str(i + 1), mid), X(desc), X(hsn, mid), X(str(n), mid), X(inr(q), rt), X(uom, mid), X(inr(p), rt), X(inr(v), rt)])
        items.append({"description": desc, "hsn_sac": hsn, "quantity": S(q), "unit": uom, "unit_price": S(p), "amount": S(v)})
    cg, sg, ig = tax(tv, 18, intra)
    ro, gt = round_total(tv + cg + sg + ig)
    foot = [["Total Slabs", str(ns), "Total Amount before Tax", inr(tv)]]
    foot += [["", "", "Add : CGST @ 9%", inr(cg)], ["", "", "Add : SGST @ 9%", inr(sg)]] if intra else [["", "", "Add : IGST @ 18%", inr(ig)]]
    foot += [["", "", "Round Off", ("(-) " if ro < 0 else "(+) ") + inr(abs(ro))], ["", "", "Total Amount after Tax", inr(gt)]]
    t = Table(data, [28, 165, 58, 40, 62, 34, 58, 85], repeatRows=1, style=TableStyle(grid + [("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0),
        (-1, -1), 3)]))
    f = Table([[X(r[0], sb), X(r[1], mid), X(r[2], sb), X(r[3], rb)] for r in foot], [193, 98, 154, 85], style=TableStyle(grid + [("SPAN", (0, 1), (1, -1)),
        ("RIGHTPADDING", (0, 0), (-1, -1), 3)]))
    story += [t, f, Table([[X(f"Amount in words : Rupees {words(gt)} only")]], [530], style=TableStyle(grid)), Spacer(1, 6),
        X(f"Bank : Godavari Grameen Bank, A/c {rnd.randint(10**10, 10**11 - 1)}, IFSC GGBK0{rnd.randint(100000, 999999)}"), Spacer(1, 4),
        X("Certified that the particulars given above are true and correct.", mid), X("For " + sup["name"], rb), Spacer(1, 26), X("Authorised Signatory", rt)]

    def page(c, doc):
        if doc.page == 1:
            c.setFont("Times-Bold", 22)
            c.setFillColorRGB(.45, .1, .1)
            c.drawCentredString(297, 795, sup["name"].upper())
            c.setFillColorRGB(0, 0, 0)
            c.setFont("Times-Italic", 10)
            c.drawCentredString(297, 779, "Quarry Owners, Processors & Dealers in Granite and Marble")
            c.setFont("Times-Bold", 10)
            c.drawCentredString(297, 764, "GSTIN : " + sup["gstin"])
        c.setFont("Times-Roman", 9)
        c.line(32, 44, 563, 44)
        c.drawCentredString(297, 32, f"Factory : {saddr}")
        c.drawCentredString(297, 20, f"Cell : {sup['phone']}   Page {doc.page}")
    doc = SimpleDocTemplate(path, pagesize=A4, leftMargin=32, rightMargin=32, topMargin=88, bottomMargin=54, invariant=1)
    doc.build(story, onFirstPage=page, onLaterPages=page)
    return truth(no, d, who(sup, [saddr]), {**who(rec, None), "address": addr(raddr).rstrip(".")}, items, tv, shown(intra, cg, sg, ig), gt, place_of_supply=b,
        reverse_charge=False, round_off=ro)


SEEDS = [("Hy. Paddy Seed PHB-71", "10061010", 0, "3 KG", 960, 1), ("Maize Seed DKM-9108", "10051000", 0, "4 KG", 1540, 1), ("Cotton Seed BG-II Rasi",
    "12072010", 0, "475 GM", 815, 1), ("Tomato F1 Abhilash", "12099130", 0, "10 GM", 690, 1), ("Chlorpyriphos 20% EC", "38089199", 18, "1 LTR", 410, 1),
    ("Mancozeb 75% WP", "38089290", 18, "500 GM", 255, 1), ("Imidacloprid 17.8% SL", "38089199", 18, "250 ML", 330, 1), ("Zinc Sulphate 21%", "28332990", 12,
    "5 KG", 285, 1), ("Humic Granules", "31010099", 5, "5 KG", 372, 1), ("Glyphosate 41% SL", "38089390", 18, "1 LTR", 455, 1), ("Knapsack Sprayer 16L",
    "84244100", 12, "1 NO", 1620, 0), ("Neem Cake Powder", "23069090", 5, "40 KG", 880, 0)]


def seeds(path, seed, rows):
    rnd, intra = start("seeds", seed, rows)
    a, b = pick_states(rnd, ["36", "29", "27"], intra)
    sup, rec = party(rnd, a, rnd.choice(["RYTHU MITRA SEEDS & PESTICIDES", "BHOOMI BEEJ BHANDAR", "MAHALAXMI KRUSHI KENDRA"])), party(rnd, b, rnd.choice(HEADS)
        + " Krishi Kendra")
    d = day(rnd)
    no, c = f"SP{d:%y}-{rnd.randint(1, 99999):06d}", Canvas(path, landscape(A4))
    saddr = pack([sup["house"], sup["road"], f"{sup['city']}-{sup['pin']}"], "Helvetica", 8, 190)
    raddr = pack([rec["house"], rec["road"], rec["city"], f"{rec['state']}-{rec['pin']}"], "Helvetica", 8, 215)
    cols = [("S.", "N.", 20, "c"), ("PRODUCT", "NAME", 122 if intra else 160, "l"), ("HSN", "", 46, "l"), ("PACK", "", 38, "l"), ("LOT NO.", "", 50, "l"),
        ("EXP.", "", 32, "c"), ("M.R.P.", "", 44, "r"), ("QTY", "", 30, "r"), ("FREE", "", 26, "r"), ("RATE", "", 46, "r"), ("DISC", "%", 30, "r"), ("TAXABLE",
        "AMOUNT", 58 if intra else 70, "r")]
    cols += [("CGST", "%", 28, "r"), ("CGST", "AMT", 46, "r"), ("SGST", "%", 28, "r"), ("SGST", "AMT", 46, "r")] if intra else [("IGST", "%", 34, "r"), ("IGST",
        "AMT", 58, "r")]
    used = sum(x[2] for x in cols)
    cols.append(("NET", "AMOUNT", 790 - used, "r"))
    x0, xs = 26, [26]
    for q in cols: xs.append(xs[-1] + q[2])
    X1, pages, per = xs[-1], [], 24
    its, tv, tc, tsg, tig, tn, td = [], *[D(0)] * 6
    for i in range(rows):
        desc, hsn, rate, pk, mrp, lot = rnd.choice(SEEDS)
        m = rd(D(mrp) * rnd.randint(95, 115) / 100)
        p, q, disc, free = rd(m * rnd.randint(62, 78) / 100), rnd.randint(2, 90), rnd.choice([0, 0, 2, 5, D("7.5")]), rnd.choice([0, 0, 0, 1, 2])
        g = rd(p * q)
        dv = rd(g * D(disc) / 100)
        v = g - dv
        cg, sg, ig = tax(v, rate, intra)
        n, lotno = v + cg + sg + ig, f"{rnd.choice('ABKR')}{rnd.randint(100, 999)}{rnd.choice('XYZ')}{rnd.randint(10, 99)}" if lot else ""
        row = [str(i + 1), desc, hsn, pk, lotno, f"{rnd.randint(1, 12):02d}/{(d.year + rnd.choice([1, 2])) % 100}" if lot else "", S(m), str(q), str(free)
            if free else "", S(p), f"{disc}" if disc else "", S(v)]
        row += [f"{D(rate) / 2:.2f}", S(cg), f"{D(rate) / 2:.2f}", S(sg)] if intra else [f"{rate:.2f}", S(ig)]
        row.append(S(n))
        it = {"description": desc, "hsn_sac": hsn, "quantity": str(q), "unit_price": S(p), "taxable_value": S(v), "gst_rate": str(rate), "amount": S(n)}
        if disc: it["discount"] = f"{disc}%"
        it.update({"cgst_amount": S(cg), "sgst_amount": S(sg)} if intra else {"igst_amount": S(ig)})
        its.append((row, it, rate, (v, cg, sg, ig)))
        tv, tc, tsg, tig, tn, td = tv + v, tc + cg, tsg + sg, tig + ig, tn + n, td + dv
    pages = [its[i:i + per] for i in range(0, rows, per)]
    for pn, chunk in enumerate(pages):
        c.box(x0, 30, X1 - x0, 540)
        c.t(x0 + 5, 556, sup["name"], "Helvetica-Bold", 11, "l", 250)
        for k, s in enumerate(saddr + [f"Ph.: {sup['land']}", f"Seed Lic. No. : SL/{sup['pin'][:3]}/{int(sup['pin']) % 977}", f"GSTIN : {sup['gstin']}"]):
            c.t(x0 + 5, 544 - 10 * k, s, "Helvetica", 8)
        mx = x0 + 285
        c.vl(mx - 5, 490, 570)
        c.t(mx + 90, 555, "GST INVOICE", "Helvetica-Bold", 13, "c")
        for k, (l, v) in enumerate((("Invoice No.", no), ("Date", f"{d:%d-%b-%Y}"), ("Due Date", f"{plus(d, 30):%d-%b-%Y}"), ("Page",
                f"{pn + 1} of {len(pages)}"))):
            c.ts((mx + 5, 540 - 12 * k, l, "Helvetica", 8), (mx + 70, 540 - 12 * k, ": " + v, "Helvetica-Bold", 8))
        rx = mx + 190
        c.vl(rx - 5, 490, 570)
        for k, s in enumerate([rec["name"]] + raddr + [f"GSTIN : {rec['gstin']}", f"Place of Supply : {b}-{rec['state']}"]):
            c.t(rx, 557 - 11.5 * k, s, "Helvetica-Bold" if k == 0 else "Helvetica", 9 if k == 0 else 8, "l", X1 - rx - 2)
        c.hl(x0, X1, 490)
        for (h1, h2, w, al), x in zip(cols, xs): c.ts((x + w / 2, 480, h1, "Helvetica-Bold", 7, "c", w), (x + w / 2, 471, h2, "Helvetica-Bold", 7, "c", w))
        c.hl(x0, X1, 467)
        for k, (row, *_) in enumerate(chunk):
            y = 457 - k * 13
            for (h1, h2, w, al), x, s in zip(cols, xs, row): c.t({"l": x + 2, "c": x + w / 2, "r": x + w - 2}[al], y, s, "Helvetica", 7.5, al, w - 3)
        for x in xs[1:-1]: c.vl(x, 145, 490)
        c.hl(x0, X1, 145)
        if pn < len(pages) - 1:
            c.t(X1 - 6, 131, "Continued on next page ...", "Helvetica-Oblique", 8, "r")
            c.showPage()
    gx = [x0 + 5, x0 + 110, x0 + 180, x0 + 250, x0 + 320]
    c.t(gx[0], 133, "CLASS", "Helvetica-Bold", 7.5)
    for x, s in zip(gx[1:], ["TAXABLE", "CGST", "SGST"] if intra else ["TAXABLE", "IGST"]): c.t(x, 133, s, "Helvetica-Bold", 7.5, "r")
    y = 122
    for rate in sorted({x[2] for x in its}):
        v = [sum(x[3][k] for x in its if x[2] == rate) for k in range(4)]
        c.t(gx[0], y, f"GST {rate}.00%", "Helvetica", 7.5)
        for x, s in zip(gx[1:], [v[0], v[1], v[2]] if intra else [v[0], v[3]]): c.t(x, y, S(s), "Helvetica", 7.5, "r")
        y -= 10
    c.ts((gx[0], 60, f"Rs. {words(round_total(tn)[1])} Only", "Helvetica-Bold", 8, "l", 430), (gx[0], 48,
        "Seeds once sold are not returnable. Subject to germination under proper field conditions.", "Helvetica", 6.5), (gx[0], 38,
        f"Subject to {sup['city']} jurisdiction", "Helvetica", 6.5))
    ro, gt = round_total(tn)
    lines = [("SUB TOTAL", tv + td), ("LESS DISCOUNT", td), ("TAXABLE AMOUNT", tv)] + ([("CGST PAYBLE", tc), ("SGST PAYBLE", tsg)] if intra
        else [("IGST PAYBLE", tig)]) + [("ROUND OFF", ro)]
    for k, (l, v) in enumerate(lines): c.ts((X1 - 200, 134 - k * 11.5, l, "Helvetica", 8), (X1 - 5, 134 - k * 11.5, S(v), "Helvetica", 8, "r"))
    c.box(X1 - 205, 56, 202, 15, colors.Color(.88, .88, .88))
    c.ts((X1 - 200, 60, "GRAND TOTAL", "Helvetica-Bold", 10), (X1 - 6, 60, S(gt), "Helvetica-Bold", 10, "r"), (X1 - 6, 36, "For " + sup["name"],
        "Helvetica-Bold", 8, "r"))
    c.save()
    return truth(no, d, who(sup, saddr), who(rec, raddr), [x[1] for x in its], tv, shown(intra, tc, tsg, tig), gt, due_date=plus(d, 30).isoformat(),
        place_of_supply=b, round_off=ro)


LAYOUTS = {"spares": spares, "granite": granite, "seeds": seeds}
