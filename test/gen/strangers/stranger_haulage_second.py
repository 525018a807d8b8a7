# SPDX-License-Identifier: AGPL-3.0-or-later
"""Trades: textile wholesaler, job worker, courier, hardware shop."""
import datetime

from reportlab.lib import colors
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.platypus import Paragraph as P, SimpleDocTemplate, Spacer, Table

from stranger_haulage_kit import Grid, compute, day, fy, half, inr, irn, page, pair, qty, rng, simpleSplit, sw, texts, truth, west, words

CLOTH = [("Cotton Poplin Dyed 58\"", "5208", "Mtrs", 62, 118, 5, 80, 620), ("P/V Suiting {Grey|Navy|Brown}", "5515", "Mtrs", 138, 260, 5, 40, 300), ("Rayon Printed 44\"", "5516", "Mtrs", 54, 96, 5, 100, 700),
         ("Georgette Saree Length", "5407", "Mtrs", 71, 145, 5, 60, 420), ("Denim 12 oz Indigo", "5209", "Mtrs", 155, 238, 5, 50, 400), ("Cambric White 40s", "5208", "Mtrs", 48, 77, 5, 100, 900), ("Linen Blend Shirting Design {A|B|C}", "5309", "Mtrs", 180, 390, 5, 30, 200)]


def textile(path, seed, rows):
    r = rng("textile", seed, rows)
    s, b, inter = pair(r, ["Mahavir Textiles", "Shree Khodiyar Synthetics", "Rameshwar Fabrics"], ["Kumaran Silks & Readymades", "Gupta Cloth Emporium", "Meenakshi Garments"])
    s.name = s.name.upper()  # printed so throughout
    v = compute(r, rows, CLOTH, inter, dec=2, by="group", footdisc=r.choice((0, 200, 300, 450)))
    d = day(r)
    due, no, w = d + datetime.timedelta(60), "%d" % r.randint(101, 3999), words(v.grand, "upper")
    c = page(path, A4, "Tax Invoice")
    g = Grid(c, 30, [("Bale\nNo.", 44, "C"), ("PARTICULARS", 187, "L"), ("HSN\nCode", 44, "C"), ("Pcs.", 40, "R"), ("Mtrs.", 62, "R"), ("Rate\nper Mtr.", 64, "R"), ("AMOUNT\nRs.      P.", 94, "R")],
             font="Times-Roman", bold="Times-Bold", size=10, rules="cols", halign="C", gap=2)
    bale, run = r.randint(100, 900), 0

    def top(n):
        c.setFont("Times-Italic", 9)
        c.drawCentredString(297, 815, "|| Shree Ganeshay Namah ||")
        c.setFillColor(colors.HexColor("#8b1a1a"))
        c.setFont("Times-Bold", 22)
        c.drawCentredString(297, 790, s.name.upper())
        c.setFillColor(colors.black)
        c.setFont("Times-Roman", 10)
        c.drawCentredString(297, 776, "Dealers in : Suitings, Shirtings, Sarees & Dress Materials")
        c.drawCentredString(297, 764, "%s, %s - %s (%s)   Ph. %s" % (s.a1, s.city, s.pin, s.state, s.phone))
        c.setFont("Times-Bold", 10)
        c.drawString(30, 745, "GSTIN : " + s.gstin)
        c.drawCentredString(297, 745, "TAX INVOICE")
        c.drawRightString(565, 745, "State Code : " + s.code)
        c.rect(30, 652, 535, 88)
        c.line(365, 652, 365, 740)
        texts(c, 35, 727, ["M/s. " + b.name], "Times-Bold", 11)
        texts(c, 35, 713, [b.a1, "%s - %s" % (b.city, b.pin), "Place of Supply : %s   Code : %s" % (b.state, b.code), "GSTIN : " + b.gstin], "Times-Roman", 10, 14)
        texts(c, 370, 727, ["Bill No.     : " + no, "Date          : " + d.strftime("%d/%m/%Y"), "Due Date  : " + due.strftime("%d/%m/%Y"), "L.R. No.    : %d" % (seed * 1000 + 77), "Transport : Jay Bharat Roadlines", "Broker      : Direct"], "Times-Roman", 10, 14)
        y = g.header(644)
        return g.row(y, ["", "Brought Forward", "", "", "", "", inr(run)], bold=True) if n else y

    y, n = top(0), 0
    for l in v.lines:
        cells = [str(bale), l.desc, l.hsn, str(max(1, l.q // 1000 // r.randint(18, 30))), qty(l), inr(l.price), inr(l.gross)]
        bale += r.randint(0, 1)
        if y - g.height(cells) < 90:
            g.fill(g.row(y, ["", "Carried Forward", "", "", "", "", inr(run)], bold=True), 60)
            c.showPage()
            n += 1
            y = top(n)
        y = g.row(y, cells)
        run += l.gross
    if y < 270:
        g.fill(g.row(y, ["", "Carried Forward", "", "", "", "", inr(run)], bold=True), 60)
        c.showPage()
        y = top(n + 1)
    y = g.fill(y, 240)
    q = sum(l.q for l in v.lines)
    y = g.row(y, ["", "TOTAL", "", "", "%d.%02d" % (q // 1000, q % 1000 // 10), "", inr(v.sub)], bold=True)
    g.fill(y, y)
    tot = [("Less : Discount %g %%" % (v.fdisc and round(v.fdisc * 100 / v.sub, 1)), v.fdisc)] if v.fdisc else []
    tot += [("Taxable Value", v.taxable)] + ([("Add : IGST 5 %", v.i)] if inter else [("Add : CGST 2.5 %", v.c), ("Add : SGST 2.5 %", v.s)]) + [("Round Off", v.ro), ("NET AMOUNT Rs.", v.grand)]
    yy = y - 15
    for k, a in tot:
        f = "Times-Bold" if k[0] == "N" else "Times-Roman"
        texts(c, 372, yy, [k], f, 10)
        texts(c, 562, yy, [inr(a)], f, 10, right=True)
        yy -= 15
    c.rect(30, yy + 8, 535, y - yy - 8)
    c.line(365, yy + 8, 365, y)
    texts(c, 35, y - 14, ["Amount in Words :"], "Times-Roman", 9)
    texts(c, 35, y - 27, [w], "Times-Bold", 9.5, width=320)
    texts(c, 30, yy - 6, ["1. Interest @ 18% p.a. will be charged after due date.", "2. No dye guarantee.  3. Subject to %s jurisdiction only." % s.city, "E. & O. E."], "Times-Roman", 8.5)
    texts(c, 565, yy - 6, ["For, " + s.name.upper(), "", "", "Proprietor"], "Times-Bold", 10, right=True)
    c.save()
    return truth(v, s, b, no, d, "d h q p", "gross", w, due=due)


JOB = [("CNC turning of flange dia {80|110|150} mm", "998873", "Nos", 42, 180, 18, 20, 400), ("Zinc plating (blue passivation)", "998873", "Kg", 14, 26, 18, 60, 700), ("Heat treatment - case hardening 0.8 mm", "998873", "Kg", 22, 38, 18, 40, 500),
       ("Surface grinding both faces", "998873", "Nos", 9, 34, 18, 50, 600), ("Powder coating RAL 7035", "998873", "Sqft", 11, 19, 18, 100, 800), ("Drilling and tapping M{6|8|10} x 4 holes", "998873", "Nos", 6, 28, 18, 50, 700), ("VMC machining of bracket as per drg. {B-114|B-209}", "998873", "Nos", 95, 340, 18, 10, 150)]


def jobwork(path, seed, rows):
    r = rng("jobwork", seed, rows)
    s, b, inter = pair(r, ["Vignesh Precision Works", "Sri Murugan Engineering", "Accutech Finishers"], ["Torquewell Gears Pvt Ltd", "Hindveer Auto Components Ltd", "Delta Pumps & Valves Pvt Ltd"])
    v = compute(r, rows, JOB, inter, dec=1, by="group")
    d = day(r)
    no, w = "JW/%03d/%s" % (r.randint(1, 999), fy(d)), words(v.grand)
    c = page(path, A4, "Labour Bill")
    g = Grid(c, 40, [("S.\nNo", 24, "C"), ("Your D.C. No.\n& Date", 74, "L"), ("Description of Job / Process", 163, "L"), ("SAC", 44, "C"), ("Qty", 46, "R"), ("UOM", 34, "C"), ("Rate\n(Rs.)", 52, "R"), ("Amount\n(Rs.)", 78, "R")],
             font="DS", bold="DSB", size=7.5, rules="grid", halign="C", gap=2.5, vmid=True)

    def top():
        c.setFont("DSB", 14)
        c.drawString(40, 798, s.name)
        texts(c, 40, 785, [s.a1 + ", " + s.city + " - " + s.pin, "GSTIN : %s   |   State : %s (%s)" % (s.gstin, s.state, s.code)], "DS", 8)
        c.setFont("DSB", 10)
        c.drawRightString(555, 798, "TAX INVOICE (JOB WORK)")
        c.setLineWidth(1.2)
        c.line(40, 768, 555, 768)
        texts(c, 40, 754, ["Customer :"], "DS", 8)
        texts(c, 95, 754, [b.name, b.a1, b.city + " - " + b.pin + ", " + b.state, "GSTIN : " + b.gstin], "DS", 8, 11)
        for i, (k, t) in enumerate((("Invoice No", no), ("Invoice Date", d.strftime("%d.%m.%Y")), ("Place of Supply", "%s - %s" % (b.code, b.state)), ("Vendor Code", "V%04d" % (3100 + seed)))):
            texts(c, 360, 754 - 11 * i, [k], "DS", 8)
            texts(c, 440, 754 - 11 * i, [": " + t], "DSB", 8)
        return g.header(704)

    y = top()
    dc = r.randint(200, 900)
    for i, l in enumerate(v.lines, 1):
        cells = [i, "%d\n%s" % (dc + i, (d - datetime.timedelta(r.randint(2, 20))).strftime("%d.%m.%Y")), l.desc, l.hsn, qty(l), l.unit, inr(l.price), inr(l.taxable)]
        if y - g.height(cells) < 60:
            texts(c, 555, 40, ["P.T.O."], "DS", 7, right=True)
            c.showPage()
            y = top()
        y = g.row(y, cells)
    if y < 230:
        texts(c, 555, 40, ["P.T.O."], "DS", 7, right=True)
        c.showPage()
        y = top()
    y0 = y
    for k, a in [("Total Labour Charges", v.taxable)] + ([("IGST @ 18%", v.i)] if inter else [("CGST @ 9%", v.c), ("SGST @ 9%", v.s)]) + [("Rounded Off (+/-)", v.ro), ("Grand Total", v.grand)]:
        f = "DSB" if k[0] == "G" else "DS"
        c.setLineWidth(.5)
        c.rect(345, y - 15, 132, 15)
        c.rect(477, y - 15, 78, 15)
        texts(c, 349, y - 11, [k], f, 8)
        texts(c, 552, y - 11, [inr(a)], f, 8, right=True)
        y -= 15
    c.rect(40, y, 305, y0 - y)
    texts(c, 44, y0 - 12, ["Amount in words :"], "DS", 7.5)
    texts(c, 44, y0 - 24, [w], "DSB", 8, width=295)
    texts(c, 40, y - 16, ["Material received in good condition.", "", "", "Receiver's Signature"], "DS", 8)
    texts(c, 555, y - 16, ["For " + s.name, "", "", "Authorised Signatory"], "DS", 8, right=True)
    c.save()
    return truth(v, s, b, no, d, "d h q u p", "taxable", w)


PLACES = ["Ahmedabad", "Bengaluru", "Bhubaneswar", "Chandigarh", "Chennai", "Delhi NCR", "Guwahati", "Hyderabad", "Jaipur", "Kochi", "Kolkata", "Lucknow", "Mumbai", "Nagpur", "Patna", "Raipur", "Thiruvananthapuram", "Visakhapatnam"]


def courier(path, seed, rows):
    r = rng("courier", seed, rows)
    s, b, inter = pair(r, ["Swiftwing Express Logistics Pvt Ltd", "Pigeon Path Couriers", "Garudvega Cargo & Courier Services"], ["Ostwal Diagnostics Limited", "Bluepeak Garments Exports", "Ever Trust Chit Fund Office Pvt Ltd"])
    pool = [("Surface - " + p, "996812", "Kg", 24, 75, 18, 1, 30) for p in PLACES] + [("Air Priority - " + p, "996812", "Kg", 90, 240, 18, 1, 6) for p in PLACES]
    for_disc = r.choice((1200, 1500, 1850))
    v = compute(r, rows, pool, inter, dec=3, by="group", extra=for_disc)
    d = day(r)
    due, no, w, ir = d + datetime.timedelta(21), "%s%s%05d" % (s.code, "CR", r.randint(1000, 99999)), words(v.grand), irn(r)
    f = PS("f", fontName="DC", fontSize=7.5, leading=9.5)
    fb, rt = PS("fb", f, fontName="DCB"), PS("rt", f, alignment=2)
    red = colors.HexColor("#c62828")
    S = [Table([[P(s.name, PS("n", fb, fontSize=14, leading=17, textColor=red)), P("TAX INVOICE", PS("ti", fb, fontSize=12, alignment=2))],
                [P("Regd. Office: %s, %s - %s, %s" % (s.a1, s.city, s.pin, s.state), f), P("Original for Recipient", rt)]], colWidths=[360, 175], style=[("LINEBELOW", (0, 1), (-1, 1), 2, red), ("LEFTPADDING", (0, 0), (-1, -1), 0)]), Spacer(1, 6)]
    k = [("Invoice No.", no), ("Invoice Date", d.strftime("%d %b %Y")), ("Due Date", due.strftime("%d %b %Y")), ("Billing Period", "%s to %s" % ((d - datetime.timedelta(30)).strftime("%d %b %Y"), (d - datetime.timedelta(1)).strftime("%d %b %Y"))), ("Customer Code", "C%05d" % (41000 + seed)), ("Supplier GSTIN", s.gstin), ("Place of Supply", "%s / %s" % (b.state, b.code))]
    S.append(Table([[P("Customer Name &amp; Address<br/><b>%s</b><br/>%s<br/>%s - %s<br/>%s<br/>GSTIN : %s" % (b.name.replace("&", "&amp;"), b.a1, b.city, b.pin, b.state, b.gstin), f),
                     Table([[P(a, fb), P(z, f)] for a, z in k], colWidths=[85, 165], style=[("GRID", (0, 0), (-1, -1), .3, colors.grey), ("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 2)])]],
                   colWidths=[280, 255], style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 0), ("RIGHTPADDING", (0, 0), (-1, -1), 0)]))
    S += [Spacer(1, 5), P("IRN: " + ir, f), Spacer(1, 5)]
    data = [["Date", "Consignment\nNote No.", "Service / Destination", "SAC", "Pcs", "Chargeable\nWeight (Kg)", "Rate\nper Kg", "Freight\nAmount"]]
    dd = sorted(d - datetime.timedelta(r.randint(1, 30)) for _ in v.lines)
    for x, l in zip(dd, v.lines):
        data.append([x.strftime("%d/%m/%y"), "%s%09d" % (r.choice("DPX"), r.randint(10 ** 8, 10 ** 9 - 1)), l.desc, l.hsn, str(r.randint(1, 4)), qty(l), inr(l.price), inr(l.gross)])
    S.append(Table(data, colWidths=[48, 72, 168, 42, 28, 62, 50, 65], repeatRows=1, style=[
        ("FONT", (0, 0), (-1, 0), "DCB", 7.5), ("FONT", (0, 1), (-1, -1), "DC", 7.5), ("BACKGROUND", (0, 0), (-1, 0), red), ("TEXTCOLOR", (0, 0), (-1, 0), colors.white), ("ROWBACKGROUNDS", (0, 1), (-1, -1), [colors.white, colors.HexColor("#fdeeee")]),
        ("ALIGN", (4, 0), (-1, -1), "RIGHT"), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"), ("TOPPADDING", (0, 1), (-1, -1), 1.5), ("BOTTOMPADDING", (0, 1), (-1, -1), 2.5), ("LEADING", (0, 0), (-1, -1), 9)]))
    m = [("Total Freight", v.sub), ("Fuel Surcharge @ %g%%" % (for_disc / 100), v.extra), ("Taxable Value", v.taxable)] + ([("IGST @ 18%", v.i)] if inter else [("CGST @ 9%", v.c), ("SGST @ 9%", v.s)]) + [("Round Off", v.ro), ("Total Invoice Value", v.grand)]
    mt = Table([[P(a, fb if a[:7] == "Total I" else f), P(inr(z), PS("q", fb, alignment=2) if a[:7] == "Total I" else rt)] for a, z in m], colWidths=[120, 85], style=[("LINEABOVE", (0, -1), (-1, -1), .8, red), ("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 2)])
    S += [Spacer(1, 6), Table([[[P("Amount in words", fb), P(w, f), Spacer(1, 6), P("Whether tax is payable under reverse charge : No", f), P("This is a digitally generated invoice and needs no signature.", f)], mt]], colWidths=[320, 215],
                              style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (0, -1), 0), ("NOSPLIT", (0, 0), (-1, -1)), ("BOX", (0, 0), (-1, -1), .4, colors.grey)])]
    SimpleDocTemplate(path, pagesize=A4, leftMargin=30, rightMargin=30, topMargin=30, bottomMargin=36, title=no, invariant=1).build(S)
    return truth(v, s, b, no, d, "d h q p", "gross", w, due=due, ir=ir)


HW = [("GI ELBOW {15|20|25}MM", "7307", "PCS", 18, 62, 18, 5, 120), ("CPVC PIPE 1\" 3MTR", "3917", "PCS", 210, 420, 18, 2, 40), ("WHITE CEMENT {1|5}KG", "2523", "BAG", 34, 160, 28, 2, 30), ("TOWER BOLT {4|6|8}\" SS", "8302", "PCS", 38, 112, 18, 4, 60),
      ("WIRE NAILS 2\"", "7317", "KG", 74, 98, 18, 2, 40), ("ENAMEL PAINT 1LTR {WHITE|GREY}", "3208", "TIN", 225, 390, 18, 1, 20), ("GARDEN HOSE 3/4\"", "3917", "MTR", 28, 55, 18, 10, 60), ("PICK AXE HANDLE", "8201", "PCS", 90, 165, 12, 2, 12)]


def hardware(path, seed, rows):
    """A dot-matrix bill of 80 columns, ruled by hyphens, sums carried over."""
    r = rng("hardware", seed, rows)
    s, b, inter = pair(r, ["Jain Hardware Stores", "Bharat Iron & Sanitary Mart", "Khan Paints and Hardware"], ["Sai Builders", "Om Fabricators", "Vinayak Housing Society Contractors"])
    s.name = s.name.upper()  # printed so throughout
    v = compute(r, rows, HW, inter, dec=2, disc=(0, 0, 500, 1000), by="line")
    d = day(r)
    no, w = "GST-%04d" % r.randint(1, 9000), words(v.grand)
    c = page(path, A4, "GST BILL")
    F, Z, LD = "Courier", 8.6, 11
    X, cw = 40, sw("0", F, Z)
    y, n, run = 0, 0, 0

    def put(t, bold=False):
        nonlocal y
        c.setFont("Courier-Bold" if bold else F, Z)
        c.drawString(X, y, t)
        y -= LD

    def mid(t):
        return t.center(98).rstrip()

    rule = "-" * 98
    fmt = "%3s %-26s %-5s %9s %-4s %9s %5s %11s %4s %13s"

    def top():
        nonlocal y, n
        n += 1
        y = 800
        put(mid("TAX INVOICE"), True)
        put(mid(s.name.upper()), True)
        put(mid("%s, %s - %s  PH: %s" % (s.a1, s.city, s.pin, s.phone)))
        put(mid("GSTIN: %s   STATE: %s (%s)" % (s.gstin, s.state, s.code)))
        put(rule)
        put(("TO  : %-55s BILL NO : %s" % (b.name, no)))
        put(("      %-55s DATE    : %s" % (b.a1, d.strftime("%d-%m-%Y"))))
        put(("      %-55s PAGE    : %d" % (b.city + " - " + b.pin, n)))
        put("GSTIN: %-54s P.O.S.  : %s-%s" % (b.gstin, b.code, b.state))
        put(rule)
        put((fmt % ("SN", "PARTICULARS", "HSN", "QTY", "UNIT", "RATE", "DISC%", "TAXABLE", "GST%", "AMOUNT")).rstrip(), True)
        put(rule)
        if n > 1:
            put(" " * 4 + "BROUGHT FORWARD".ljust(81) + west(run).rjust(13))

    top()
    for i, l in enumerate(v.lines, 1):
        if y < 70:
            put(rule)
            put(" " * 4 + "CARRIED OVER".ljust(81) + west(run).rjust(13))
            c.showPage()
            top()
        put(fmt % (i, l.desc, l.hsn, qty(l), l.unit, west(l.price), "%.2f" % (l.dp / 100) if l.dp else "", west(l.taxable), l.rate, west(l.total)))
        run += l.total
    if y < 60 + LD * (13 + 2 * len(v.groups)):
        put(rule)
        put(" " * 4 + "CARRIED OVER".ljust(81) + west(run).rjust(13))
        c.showPage()
        top()
    put(rule)
    put("    %-54s %20s %18s" % ("TOTAL", west(v.taxable), west(run)), True)
    put(rule)
    right = [("TAXABLE AMT", v.taxable)] + ([("IGST AMT", v.i)] if inter else [("CGST AMT", v.c), ("SGST AMT", v.s)]) + [("ROUND OFF", v.ro), ("BILL AMOUNT", v.grand)]
    left = [" GST%      TAXABLE" + ("         IGST" if inter else "         CGST         SGST")]
    for q in v.groups:
        left.append("%5d %12s" % (q.rate, west(q.taxable)) + (" %12s" % west(q.i) if inter else " %12s %12s" % (west(q.c), west(q.s))))
    for i in range(max(len(left), len(right))):
        a = left[i] if i < len(left) else ""
        k = "%-14s : %14s" % (right[i][0], west(right[i][1])) if i < len(right) else ""
        put((a.ljust(67) + k).rstrip())
    put(rule)
    ww = simpleSplit("RS. IN WORDS: " + w, F, Z, cw * 96)
    for t in ww:
        put(t)
    put(rule)
    put("E.&O.E.   GOODS ONCE SOLD WILL NOT BE TAKEN BACK.".ljust(60) + ("FOR " + s.name.upper()).rjust(38))
    y -= LD * 2
    put("CUSTOMER SIGN".ljust(60) + "AUTH. SIGN".rjust(38))
    c.save()
    return truth(v, s, b, no, d, "d h q u p tv r", "total", w)


LAYOUTS = {"textile": textile, "jobwork": jobwork, "courier": courier, "hardware": hardware}
