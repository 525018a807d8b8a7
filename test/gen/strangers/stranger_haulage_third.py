# SPDX-License-Identifier: AGPL-3.0-or-later
"""Agro dealer, software house, security agency, printing press."""
import datetime

from reportlab.lib import colors
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.platypus import Paragraph as P, SimpleDocTemplate, Spacer, Table

from stranger_haulage_kit import Grid, T, compute, day, fy, half, inr, page, pair, qty, rng, texts, truth, west, words

AGRO = [("Neem Coated Urea 45 KG", "3102", "Bag", 242, 268, 5, 2, 60), ("DAP 18:46:0 50 KG", "3105", "Bag", 1240, 1350, 5, 1, 40), ("Imidacloprid 17.8% SL {100|250} ML", "3808", "Nos", 92, 240, 18, 4, 60), ("Hybrid Maize Seed KH-{510|612} 4 KG", "1005", "Pkt", 880, 1460, 0, 2, 30),
        ("Glyphosate 41% SL 1 LTR", "3808", "Nos", 310, 430, 18, 2, 40), ("Humic Acid Granules 10 KG", "3101", "Bag", 380, 620, 5, 2, 24), ("Knapsack Sprayer 16 LTR", "8424", "Nos", 1150, 1780, 12, 1, 6), ("Paddy Seed Certified {BPT 5204|MTU 1010} 25 KG", "1006", "Bag", 890, 1120, 0, 1, 30)]


def agro(path, seed, rows):
    r = rng("agro", seed, rows)
    s, b, inter = pair(r, ["Kisan Mitra Krishi Kendra", "Annapurna Agro Agencies", "Godavari Seeds & Fertilizers"], ["Balram Beej Bhandar", "Shetkari Krushi Seva", "Green Field Farm Producers Co Ltd"])
    v = compute(r, rows, AGRO, inter)
    d = day(r)
    no, w = "A/%d" % r.randint(100, 6000), words(v.grand)
    green, pale = colors.HexColor("#1b5e20"), colors.HexColor("#eef6ec")
    c = page(path, A4, "Tax Invoice")
    g = Grid(c, 24, [("Sr.", 20, "C"), ("Product Name", 126, "L"), ("HSN", 30, "C"), ("Lot / Batch No.", 62, "L"), ("Expiry", 34, "C"), ("Qty.", 28, "R"), ("Unit", 28, "L"), ("Rate", 48, "R"), ("Taxable\nAmt.", 58, "R"), ("GST\n%", 24, "R"), (("IGST" if inter else "GST") + "\nAmt.", 48, "R"), ("Total", 42 + 0, "R")],
             font="Helvetica", size=7, rules="rows", head=green, headfg=colors.white, band=pale, gap=2.4, col=colors.HexColor("#7cb342"))
    g.cols[-1] = ("Total", 62, "R")
    g.cols[1] = ("Product Name", 547 - sum(k[1] for k in g.cols) + 126, "L")
    g.w = 547

    def top():
        c.setFillColor(green)
        c.rect(24, 760, 547, 52, stroke=0, fill=1)
        c.setFillColor(colors.white)
        texts(c, 34, 791, [s.name], "Helvetica-Bold", 16)
        texts(c, 34, 777, ["Fertilizers  *  Pesticides  *  Seeds  *  Farm Tools", "%s, %s, %s - %s   Mob: %s" % (s.a1, s.city, s.state, s.pin, s.phone)], size=8, lead=10)
        texts(c, 561, 793, ["TAX INVOICE", ], "Helvetica-Bold", 12, right=True)
        texts(c, 561, 777, ["Credit Memo"], size=8, right=True)
        c.setFillColor(colors.black)
        texts(c, 24, 746, ["GSTIN: %s      Fert. Lic. No.: LCFR%d      Pest. Lic. No.: LCID%d      Seed Lic. No.: LASD%d" % (s.gstin, 10010 + seed, 20020 + seed, 30030 + seed)], size=7.5)
        texts(c, 24, 728, ["Customer Name", "Address", "", "GST No."], size=8, lead=12)
        texts(c, 94, 728, [": " + b.name, ": " + b.a1, "  %s - %s" % (b.city, b.pin), ": " + b.gstin], "Helvetica-Bold", 8, 12)
        texts(c, 390, 728, ["Invoice No.", "Invoice Date", "State of Supply", "Payment Mode"], size=8, lead=12)
        texts(c, 460, 728, [": " + no, ": " + d.strftime("%d-%m-%y"), ": %s (%s)" % (b.state, b.code), ": Credit"], "Helvetica-Bold", 8, 12)
        return g.header(680)

    y = top()
    for i, l in enumerate(v.lines, 1):
        ex = "-" if l.hsn == "8424" else (d + datetime.timedelta(r.randint(150, 800))).strftime("%b-%y")
        lot = "-" if l.hsn == "8424" else "%s/%04d" % (r.choice(("KM", "L", "23A", "PX")), r.randint(1, 9999))
        cells = [i, l.desc, l.hsn, lot, ex, qty(l), l.unit, inr(l.price), inr(l.taxable), "%d" % l.rate, inr(l.c + l.s + l.i), inr(l.total)]
        if y - g.height(cells) < 50:
            texts(c, 571, 34, ["Contd. on next page >>"], "Helvetica-Oblique", 7, right=True)
            c.showPage()
            y = top()
        y = g.row(y, cells)
    if y < 190:
        texts(c, 571, 34, ["Contd. on next page >>"], "Helvetica-Oblique", 7, right=True)
        c.showPage()
        y = top()
    y = g.row(y, ["", "Total", "", "", "", "", "", "", inr(v.taxable), "", inr(v.tax), inr(v.taxable + v.tax)], bold=True, band=False)
    y -= 8
    h = Grid(c, 24, [("GST Slab", 56, "L"), ("Taxable Amt.", 74, "R")] + ([("IGST", 70, "R")] if inter else [("CGST", 62, "R"), ("SGST", 62, "R")]), size=7, rules="grid", gap=1.5, halign="C")
    yy = h.header(y)
    for q in v.groups:
        yy = h.row(yy, ["%d %%" % q.rate, inr(q.taxable)] + ([inr(q.i)] if inter else [inr(q.c), inr(q.s)]))
    yy = h.row(yy, ["Total", inr(v.taxable)] + ([inr(v.i)] if inter else [inr(v.c), inr(v.s)]), bold=True)
    y2 = y - 10
    for k, a in [("Total Before Tax", v.taxable)] + ([("Add: IGST", v.i)] if inter else [("Add: CGST", v.c), ("Add: SGST", v.s)]) + [("Round Off (+/-)", v.ro)]:
        texts(c, 390, y2, [k], size=8)
        texts(c, 567, y2, [inr(a)], size=8, right=True)
        y2 -= 12
    c.setFillColor(pale)
    c.rect(384, y2 - 6, 187, 16, stroke=0, fill=1)
    c.setFillColor(colors.black)
    texts(c, 390, y2, ["Bill Amount"], "Helvetica-Bold", 9)
    texts(c, 567, y2, ["Rs. " + inr(v.grand)], "Helvetica-Bold", 9, right=True)
    yb = min(yy, y2) - 22
    yb = texts(c, 24, yb, ["Amount (in words): " + w], size=8, width=540)
    texts(c, 24, yb - 8, ["Read the leaflet before use. Seeds once opened will not be taken back."], "Helvetica-Oblique", 7)
    texts(c, 571, yb - 8, ["For, " + s.name, "", "", "Authorised Sign"], "Helvetica", 8, right=True)
    c.save()
    return truth(v, s, b, no, d, "d h q u p tv r" + (" tax" if inter else ""), "total", w)


SOFT = [("Ledgerloom Cloud ERP - {Standard|Professional} Plan", "997331", "User", 450, 1800, 18, 3, 60), ("API Access Pack (100k calls)", "998315", "Pack", 2500, 4000, 18, 1, 6), ("Onboarding and Data Migration", "998313", "Day", 9000, 16000, 18, 1, 8), ("Priority Support, 24x7", "998316", "Month", 6000, 15000, 18, 1, 12),
        ("Managed Backup Storage per 100 GB", "998315", "Block", 380, 900, 18, 1, 20), ("Mobile App Add-on for Field Staff including offline sync", "997331", "User", 120, 300, 18, 5, 90), ("Custom Report Development", "998314", "Hour", 1200, 2600, 18, 4, 40)]


def software(path, seed, rows):
    r = rng("software", seed, rows)
    s, b, inter = pair(r, ["Ledgerloom Technologies Private Limited", "Nimbusgate Software Pvt. Ltd.", "Kodkraft Solutions LLP"], ["Vardhan Cold Chain Private Limited", "Saffron Leaf Hospitality LLP", "Jupiter Offset Packaging Pvt. Ltd."])
    v = compute(r, rows, SOFT, inter, dec=1, by="group", rnd=False)
    d = day(r)
    due, no, w = d + datetime.timedelta(15), "%s-%d-%05d" % (s.name[:3].upper(), d.year, r.randint(1, 9999)), words(v.grand, "tail")
    f = PS("f", fontName="Helvetica", fontSize=9, leading=12.5)
    rt, g = PS("rt", f, alignment=2), PS("g", f, textColor=colors.HexColor("#7a7f87"), fontSize=8, leading=11)
    gr, fb = PS("gr", g, alignment=2), PS("fb", f, fontName="Helvetica-Bold")
    teal = colors.HexColor("#00796b")
    long = lambda x: x.strftime("%B %d, %Y").replace(" 0", " ")
    S = [Table([[P("Invoice", PS("i", fb, fontSize=24, leading=28, textColor=teal)), P("<b>%s</b><br/>%s<br/>%s, %s %s<br/>GSTIN: %s" % (s.name, s.a1, s.city, s.state, s.pin, s.gstin), rt)]], colWidths=[230, 285], style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 0), ("RIGHTPADDING", (0, 0), (-1, -1), 0)]), Spacer(1, 14)]
    S.append(Table([[P("Billed to", g), P("Invoice number", g), P("Date of issue", g), P("Date due", g)],
                    [P("<b>%s</b><br/>%s<br/>%s %s<br/>%s<br/>GSTIN: %s" % (b.name, b.a1, b.city, b.pin, b.state, b.gstin), f), P(no, f), P(long(d), f), P(long(due), f)]],
                   colWidths=[210, 105, 105, 95], style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 0), ("BOTTOMPADDING", (0, 0), (-1, 0), 1), ("TOPPADDING", (0, 1), (-1, 1), 0)]))
    S += [Spacer(1, 6), P("Place of supply: %s-%s &nbsp;&nbsp;&nbsp; Tax invoice under section 31 of the CGST Act, 2017" % (b.code, b.state), g), Spacer(1, 10), P("INR %s due %s" % (west(v.grand), long(due)), PS("big", fb, fontSize=14, leading=18)), Spacer(1, 12)]
    data = [[P(k, g if i < 2 else gr) for i, k in enumerate(("Description", "SAC", "Qty", "Unit price", "Tax", "Amount"))]]
    for l in v.lines:
        data.append([P(l.desc, f), P(l.hsn, f), P(qty(l), rt), P(west(l.price), rt), P("%d%%" % l.rate, rt), P(west(l.taxable), rt)])
    S.append(Table(data, colWidths=[225, 52, 45, 75, 38, 80], repeatRows=1, style=[("LINEBELOW", (0, 0), (-1, 0), 1, colors.HexColor("#333333")), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 0), ("RIGHTPADDING", (0, 0), (-1, -1), 0), ("BOTTOMPADDING", (0, 1), (-1, -1), 4)]))
    m = [("Subtotal", v.taxable)] + ([("IGST (18%% on INR %s)" % west(v.taxable), v.i)] if inter else [("CGST (9%% on INR %s)" % west(v.taxable), v.c), ("SGST (9%% on INR %s)" % west(v.taxable), v.s)]) + [("Total", v.grand)]
    m = [[P(a, f), P(west(z), rt)] for a, z in m] + [[P("Amount due", fb), P("<b>INR %s</b>" % west(v.grand), rt)]]
    S += [Spacer(1, 8), Table(m, colWidths=[190, 90], hAlign="RIGHT", style=[("LINEABOVE", (0, 0), (-1, -1), .3, colors.HexColor("#cccccc")), ("LEFTPADDING", (0, 0), (-1, -1), 0), ("RIGHTPADDING", (0, 0), (-1, -1), 0), ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 3), ("NOSPLIT", (0, 0), (-1, -1))]),
          Spacer(1, 10), P("In words: " + w, f), Spacer(1, 10), P("Pay by NEFT/RTGS to A/c 50200%07d, IFSC EXBK0000%03d. TDS certificates to %s" % (seed * 31337 % 10000000, seed, s.mail), g)]

    def foot(c, doc):
        c.setFont("Helvetica", 7.5)
        c.setFillColor(colors.HexColor("#7a7f87"))
        c.drawString(40, 26, no)
        c.drawRightString(555, 26, "Page %d" % doc.page)
    SimpleDocTemplate(path, pagesize=A4, leftMargin=40, rightMargin=40, topMargin=40, bottomMargin=46, title=no, invariant=1).build(S, onFirstPage=foot, onLaterPages=foot)
    return truth(v, s, b, no, d, "d h q p r", "taxable", w, due=due, tot="taxable")


GUARD = [("Security Guard ({Main Gate|Store|Parking})", "998525", "Duty", 560, 760, 18, 26, 186), ("Security Supervisor", "998525", "Duty", 760, 980, 18, 26, 62), ("Lady Guard", "998525", "Duty", 580, 740, 18, 26, 93), ("Gunman (with licensed weapon)", "998525", "Duty", 920, 1240, 18, 20, 62), ("Head Guard - {Day|Night} Shift", "998525", "Duty", 640, 830, 18, 28, 93),
         ("CCTV Operator", "998525", "Duty", 690, 910, 18, 26, 62), ("Fireman", "998525", "Duty", 720, 960, 18, 26, 93), ("Extra duty on {holiday|election day|audit}", "998525", "Duty", 640, 900, 18, 1, 12)]


def security(path, seed, rows):
    r = rng("security", seed, rows)
    s, b, inter = pair(r, ["Rakshak Guarding Services", "Iron Shield Detective & Security Pvt Ltd", "Veer Bahadur Security Agency"], ["Palm Grove Apartments Owners Association", "Kalyani Spinning Mills Ltd", "Sunbeam Public School Trust"])
    sc = r.choice((0, 600, 800, 1000))
    v = compute(r, rows, GUARD, inter, by="group", extra=sc)
    d = day(r)
    m0 = (d.replace(day=1) - datetime.timedelta(1))
    no, w = "%s/%s/%03d" % ("".join(k[0] for k in s.name.split()[:2]), fy(d), r.randint(1, 800)), words(v.grand)
    c = page(path, A4, "Bill")
    g = Grid(c, 45, [("Sr. No.", 34, "C"), ("Particulars of Personnel Deployed", 200, "L"), ("No. of\nPersons", 46, "C"), ("Total\nDuties", 50, "R"), ("Rate per Duty\n(8 Hrs.) Rs.", 82, "R"), ("Amount Rs.", 93, "R")],
             font="NS", bold="NSB", size=8.5, rules="grid", halign="C", gap=2.5, lw=.8)

    def top(n):
        if n:
            texts(c, 45, 795, ["Bill No. %s  dated %s  (contd.)" % (no, d.strftime("%d/%m/%Y"))], "NSB", 9)
            g.line(45, 785, 550, 785)
            return g.row(785, ["", "", "", "", "Brought forward", inr(run)], bold=True)
        c.setFont("NSB", 17)
        c.drawCentredString(297, 795, s.name)
        for i, t in enumerate(("(PSARA Licence No. %d/%s)" % (140 + seed, s.state), "%s, %s - %s, %s. Cell: %s" % (s.a1, s.city, s.pin, s.state, s.phone))):
            c.setFont("NS", 8.5)
            c.drawCentredString(297, 781 - 12 * i, t)
        c.setFont("NSB", 11)
        c.drawCentredString(297, 748, "TAX INVOICE")
        c.line(260, 745, 334, 745)
        texts(c, 45, 728, ["To,"], "NS", 9)
        texts(c, 45, 715, [b.name], "NSB", 9)
        texts(c, 45, 702, [b.a1 + ",", "%s - %s, %s" % (b.city, b.pin, b.state), "Party GSTIN : " + b.gstin], "NS", 9, 12.5)
        texts(c, 345, 728, ["Bill No. : " + no, "Bill Date : " + d.strftime("%d/%m/%Y"), "Our GSTIN : " + s.gstin, "PAN : " + s.pan, "SAC Code : 998525   State Code : " + s.code], "NS", 9, 12.5)
        texts(c, 45, 656, ["Sub. : Bill towards security services provided at your premises for the month of %s." % m0.strftime("%B %Y")], "NS", 9)
        return g.header(644)

    run, n = 0, 0
    y = top(0)
    for i, l in enumerate(v.lines, 1):
        cells = [i, l.desc, max(1, l.q // 30000), qty(l), inr(l.price), inr(l.gross)]
        if y - g.height(cells) < 80:
            g.row(y, ["", "", "", "", "Carried forward", inr(run)], bold=True)
            c.showPage()
            n += 1
            y = top(n)
        y = g.row(y, cells)
        run += l.gross
    if y < 250:
        g.row(y, ["", "", "", "", "Carried forward", inr(run)], bold=True)
        c.showPage()
        n += 1
        y = top(n)
    h = Grid(c, 45, [("", 412, "R"), ("", 93, "R")], font="NS", bold="NSB", size=8.5, rules="grid", gap=2.5, lw=.8)
    tot = [("Total", v.sub)] + ([("Add : Service Charges @ %g%%" % (sc / 100), v.extra), ("Taxable Value", v.taxable)] if sc else []) + ([("IGST @ 18%", v.i)] if inter else [("CGST @ 9%", v.c), ("SGST @ 9%", v.s)]) + [("Round Off", v.ro), ("Net Bill Amount", v.grand)]
    for k, a in tot:
        y = h.row(y, [k, inr(a)], bold=k[0] in "NT")
    y = texts(c, 45, y - 16, ["(" + w + ")"], "NSB", 9, width=500)
    texts(c, 45, y - 10, ["Cheque should be drawn in favour of \"%s\"." % s.name, "PF / ESIC challans of the previous month are enclosed."], "NS", 8.5)
    texts(c, 550, y - 34, ["For " + s.name, "", "", "Authorised Signatory"], "NS", 9, right=True)
    c.save()
    return truth(v, s, b, no, d, "d q p", "gross", w, pos=False)


PRESS = [("Letterhead A4 100 gsm, {single|four} colour", "4817", "Nos", 1400, 4200, 18, 1, 20), ("Carton 350 gsm FBB, 4 colour + varnish, die punched", "4819", "Nos", 3800, 9200, 12, 2, 40), ("Leaflet 1/4 demy, multicolour both sides", "4911", "Nos", 650, 1900, 12, 2, 50), ("Sticker label {50 x 35|80 x 60} mm in sheet", "4821", "Nos", 320, 1250, 18, 5, 100),
         ("Pharma insert 40 gsm folded", "4901", "Nos", 210, 640, 5, 10, 150), ("Bill book 1+2 copies, 50 sets, numbered", "4820", "Nos", 38000, 62000, 18, 1, 2), ("Wedding card with envelope", "4909", "Nos", 9800, 26000, 18, 1, 3)]


def printer(path, seed, rows):
    r = rng("printer", seed, rows)
    s, b, inter = pair(r, ["Saraswati Offset Printers", "Chitra Graphics & Printpack", "Akshara Mudranalaya"], ["Zenvita Formulations Pvt Ltd", "Nectar Bee Foods LLP", "Trimurti Events & Caterers"])
    v = compute(r, rows, PRESS, inter, by="line")
    d = day(r)
    no, w = "%d" % r.randint(1001, 1999), words(v.grand, "tail")
    c = page(path, A4, "Tax Invoice")
    tx = [("IGST", 30, "C"), ("Tax\nAmount", 78, "R")] if inter else [("%", 24, "R", "CGST"), ("Amount", 48, "R", "CGST"), ("%", 24, "R", "SGST"), ("Amount", 48, "R", "SGST")]
    cols = [("HSN", 34, "C"), ("Quantity", 48, "R"), ("Description of Printed Matter", 0, "L"), ("Rate\nper 1000", 56, "R"), ("Taxable\nValue", 60, "R")] + tx + [("Total", 64, "R")]
    cols[2] = ("Description of Printed Matter", 525 - sum(k[1] for k in cols), "L")
    g = Grid(c, 35, cols, font="Times-Roman", bold="Times-Bold", size=8.5, rules="head", halign="C", gap=3, lw=1)

    def top():
        texts(c, 35, 790, [s.name], "Times-BoldItalic", 20)
        texts(c, 35, 774, ["Multicolour Offset Printing - Designing - Binding", s.a1 + ", " + s.city + " - " + s.pin + ", " + s.state, "GSTIN " + s.gstin], "Times-Italic", 9, 11)
        texts(c, 560, 790, ["TAX INVOICE"], "Times-Bold", 12, right=True)
        texts(c, 560, 774, ["No.  " + no, "Date  " + d.strftime("%d/%m/%y"), "Job Order  J-%d" % (700 + seed)], "Times-Roman", 10, 12, right=True)
        c.setLineWidth(2)
        c.line(35, 742, 560, 742)
        texts(c, 35, 726, ["M/s  " + b.name], "Times-Bold", 11)
        texts(c, 58, 713, ["%s, %s - %s" % (b.a1, b.city, b.pin), "GSTIN %s      Place of supply: %s %s" % (b.gstin, b.code, b.state)], "Times-Roman", 9.5, 12)
        return g.header(690)

    y = top()
    for l in v.lines:
        cells = [l.hsn, format(l.q, ","), l.desc, inr(l.price), inr(l.taxable)] + (["%d%%" % l.rate, inr(l.i)] if inter else [half(l.rate), inr(l.c), half(l.rate), inr(l.s)]) + [inr(l.total)]
        if y - g.height(cells) < 60:
            g.line(35, y, 560, y)
            c.showPage()
            y = top()
        y = g.row(y, cells)
    if y < 175:
        g.line(35, y, 560, y)
        c.showPage()
        y = top()
    g.line(35, y - 2, 560, y - 2)
    y = g.row(y - 2, ["", "", "Total", "", inr(v.taxable)] + (["", inr(v.i)] if inter else ["", inr(v.c), "", inr(v.s)]) + [inr(v.taxable + v.tax)], bold=True)
    g.line(35, y, 560, y)
    texts(c, 440, y - 14, ["Round off", "Invoice Total"], "Times-Bold", 10, 14)
    texts(c, 557, y - 14, [inr(v.ro), inr(v.grand)], "Times-Bold", 10, 14, right=True)
    texts(c, 35, y - 14, [w], "Times-Italic", 10, width=380)
    texts(c, 35, y - 52, ["All disputes subject to local jurisdiction.", "Artwork once approved is the customer's responsibility."], "Times-Roman", 8.5)
    texts(c, 560, y - 52, ["for " + s.name, "", "", "Partner"], "Times-Roman", 9.5, right=True)
    c.save()
    t = truth(v, s, b, no, d, "d h q p tv r tax", "total", w)
    for l, o in zip(v.lines, t["data"]["line_items"]):
        o["quantity"] = str(l.q)  # printed in single copies, the rate being for a thousand
    return t


LAYOUTS = {"agro": agro, "software": software, "security": security, "printer": printer}
