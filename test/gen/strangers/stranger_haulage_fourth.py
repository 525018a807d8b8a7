# SPDX-License-Identifier: AGPL-3.0-or-later
"""Tyre dealer, supplier of restaurant chains (with cess), cable maker by weight, hotel."""
import datetime

from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.platypus import KeepTogether, Paragraph as P, SimpleDocTemplate, Spacer, Table

from stranger_haulage_kit import Grid, T, compute, day, fy, half, inr, irn, page, pair, party, qty, rng, texts, truth, west, words

TYRE = [("185/65 R15 88H Tubeless", "4011", "Nos", 3100, 4600, 28, 1, 12), ("205/55 R16 91V Tubeless", "4011", "Nos", 4300, 6900, 28, 1, 8), ("10.00-20 16PR Nylon Lug with tube and flap", "4011", "Nos", 13800, 17900, 28, 1, 6), ("295/80 R22.5 Radial Tubeless {Rib|Lug}", "4011", "Nos", 15500, 19900, 28, 1, 6),
        ("90/100-10 Scooter Tyre", "4011", "Nos", 690, 1180, 28, 2, 20), ("Tube 10.00-20 Butyl", "4013", "Nos", 980, 1450, 28, 1, 10), ("13.6-28 12PR Tractor Rear", "4011", "Nos", 11200, 15400, 18, 1, 4), ("Wheel balancing {weights 20 g|weights 35 g}", "8708", "Nos", 14, 38, 28, 4, 40)]


def tyre(path, seed, rows):
    r = rng("tyre", seed, rows)
    s, b, inter = pair(r, ["Roadmaster Tyre House", "Laxmi Tyres & Wheel Care", "Highway King Tyres Pvt Ltd"], ["Sardar Roadways Transport Co", "Blue Arrow Logistics Pvt Ltd", "Amrut Dairy Carriers"])
    v = compute(r, rows, TYRE, inter, disc=(0, 200, 350, 600))
    d = day(r)
    due, no, w = d + datetime.timedelta(7), "T%s/%d" % (fy(d)[:2], r.randint(1, 5000)), words(v.grand)
    W = 842
    c = page(path, landscape(A4), "Retail Invoice")
    tx = [("Rate", 30, "R", "Integrated Tax"), ("Amount", 74, "R", "Integrated Tax")] if inter else [("Rate", 32, "R", "Central Tax"), ("Amount", 58, "R", "Central Tax"), ("Rate", 32, "R", "State Tax"), ("Amount", 58, "R", "State Tax")]
    cols = [("S.\nNo.", 24, "C"), ("Item Code", 60, "L"), ("Item Description", 0, "L"), ("HSN\nCode", 36, "C"), ("Qty", 28, "R"), ("UOM", 28, "C"), ("Basic Price\nper Unit", 60, "R"), ("Discount\nAmount", 54, "R"), ("Taxable\nAmount", 66, "R")] + tx + [("Total\nAmount", 72, "R")]
    cols[2] = ("Item Description", W - 60 - sum(k[1] for k in cols), "L")
    g = Grid(c, 30, cols, font="NS", bold="NSB", size=7.5, rules="grid", head=colors.HexColor("#333333"), headfg=colors.white, halign="C", gap=2.2, lw=.4, col=colors.HexColor("#888888"))
    n = 0

    def top():
        nonlocal n
        n += 1
        c.setFillColor(colors.HexColor("#f9a825"))
        c.rect(30, 545, W - 60, 4, stroke=0, fill=1)
        c.setFillColor(colors.black)
        texts(c, 30, 557, [s.name], "NSB", 15)
        texts(c, 812, 557, ["TAX INVOICE"], "NSB", 12, right=True)
        for i, (h, t) in enumerate((("SELLER", [s.name, s.a1, "%s %s, %s" % (s.city, s.pin, s.state), "GSTIN " + s.gstin]), ("BUYER", [b.name, b.a1, "%s %s, %s" % (b.city, b.pin, b.state), "GSTIN " + b.gstin]),
                                    ("DOCUMENT", ["Invoice No. %s" % no, "Invoice Date %s" % d.strftime("%d-%b-%Y"), "Payment Due Date %s" % due.strftime("%d-%b-%Y"), "Place of Supply %s (State Code %s)" % (b.state, b.code)]))):
            texts(c, 30 + 270 * i, 532, [h], "NSB", 7)
            texts(c, 30 + 270 * i, 520, t, "NS", 8.5, 11.5)
        texts(c, 812, 532, ["Sheet %d" % n], "NS", 7, right=True)
        return g.header(472)

    y = top()
    for i, l in enumerate(v.lines, 1):
        cells = [i, "%s%05d" % (r.choice(("PCR", "TBR", "LT")), r.randint(1, 99999)), l.desc, l.hsn, qty(l), l.unit, inr(l.price), inr(l.disc), inr(l.taxable)]
        cells += (["%d%%" % l.rate, inr(l.i)] if inter else [half(l.rate) + "%", inr(l.c), half(l.rate) + "%", inr(l.s)]) + [inr(l.total)]
        if y - g.height(cells) < 40:
            c.showPage()
            y = top()
        y = g.row(y, cells)
    if y < 150:
        c.showPage()
        y = top()
    y = g.row(y, ["", "", "Grand Total", "", sum(l.q for l in v.lines) // 1000, "", "", inr(v.disc), inr(v.taxable)] + (["", inr(v.i)] if inter else ["", inr(v.c), "", inr(v.s)]) + [inr(v.taxable + v.tax)], bold=True)
    texts(c, 640, y - 15, ["Round Off", "Amount Payable"], "NSB", 9, 14)
    texts(c, 809, y - 15, [inr(v.ro), "₹ " + inr(v.grand)], "NSB", 9, 14, right=True)
    texts(c, 30, y - 15, ["Amount Payable in Words"], "NS", 7.5)
    texts(c, 30, y - 27, [w], "NSB", 8.5, width=560)
    texts(c, 30, y - 56, ["Warranty on tyres is given by the manufacturer. Claims are settled on pro-rata wear.", "No cash refund."], "NS", 7.5)
    texts(c, 812, y - 56, ["For " + s.name, "", "", "Authorised Signatory"], "NS", 8, right=True)
    c.save()
    return truth(v, s, b, no, d, "d h q u p disc tv r tax", "total", w, due=due)


FOOD = [("AERATED COLA PET {600ML|1.25L} CS OF 12", "22021010", "CS", 310, 620, 28, 5, 120, 12), ("ORANGE SODA CAN 300ML CS OF 24", "22021020", "CS", 480, 720, 28, 5, 80, 12), ("FROZEN FRENCH FRIES 9MM 2.5KG", "20041000", "BAG", 265, 360, 12, 10, 200, 0), ("MAYONNAISE EGGLESS POUCH 1KG", "21039010", "PCH", 118, 180, 12, 12, 144, 0),
        ("BURGER BUN 4 INCH SESAME PACK OF 6", "19059090", "PKT", 34, 52, 18, 40, 500, 0), ("TOMATO KETCHUP SACHET 8G X 1000", "21032000", "CTN", 540, 760, 12, 2, 40, 0), ("PAPER CUP 250ML RIPPLE", "48236900", "SLV", 92, 145, 18, 10, 100, 0), ("PANEER DICED IQF 1KG", "04061000", "PKT", 290, 360, 5, 10, 90, 0), ("CAFFEINATED ENERGY DRINK 250ML CS OF 24", "22029990", "CS", 1450, 1900, 28, 2, 30, 12)]


def beverage(path, seed, rows):
    r = rng("beverage", seed, rows)
    s, b, inter = pair(r, ["Hearthline Foodservice Distribution Pvt Ltd", "Coldroute Institutional Supplies LLP", "Tiffinbox Wholesale Private Limited"], ["Dosa Junction Restaurants Pvt Ltd", "Urban Tawa Quick Foods Limited", "Chai & Crumb Cafes Pvt Ltd"])
    v = compute(r, rows, FOOD, inter, disc=(0, 0, 150, 300))
    d = day(r)
    due, no, w, ir = d + datetime.timedelta(21), "%s%07d" % (b.code, r.randint(1, 9999999)), words(v.grand, "upper"), irn(r)
    f = PS("f", fontName="Helvetica", fontSize=7.2, leading=9)
    fb, rt = PS("fb", f, fontName="Helvetica-Bold"), PS("rt", f, alignment=2)
    navy, pale = colors.HexColor("#0d2b52"), colors.HexColor("#e8edf5")
    amp = lambda x: x.replace("&", "&amp;")
    S = [Table([[P(s.name, PS("n", fb, fontSize=13, leading=16, textColor=navy)), P("TAX INVOICE<br/><font size=7 name=Helvetica>(Original for Buyer)</font>", PS("t", fb, fontSize=12, leading=12, alignment=2))]], colWidths=[480, 302], style=[("LEFTPADDING", (0, 0), (-1, -1), 0)])]
    S.append(Table([[P("<b>Supplied by</b><br/>%s<br/>%s, %s - %s, %s<br/>GSTIN: %s | FSSAI: 1%013d" % (amp(s.name), s.a1, s.city, s.pin, s.state, s.gstin, seed * 7919), f),
                     P("<b>Bill to</b><br/>%s<br/>%s, %s - %s<br/>GSTIN: %s" % (amp(b.name), b.a1, b.city, b.pin, b.gstin), f),
                     P("<b>Ship to</b><br/>Outlet %d, %s<br/>Place of Supply: %s - %s" % (100 + seed, b.city, b.code, b.state.upper()), f),
                     P("Document No: <b>%s</b><br/>Document Date: <b>%s</b><br/>Payment Due On: <b>%s</b><br/>PO Ref: 45000%05d" % (no, d.strftime("%d.%m.%Y"), due.strftime("%d.%m.%Y"), seed * 131), f)]],
                   colWidths=[225, 210, 167, 180], style=[("BOX", (0, 0), (-1, -1), .6, navy), ("INNERGRID", (0, 0), (-1, -1), .4, navy), ("VALIGN", (0, 0), (-1, -1), "TOP")]))
    S += [Spacer(1, 3), P("IRN: " + ir, f), Spacer(1, 4)]
    h1 = ["Item", "Material Description", "HSN\nCode", "Qty", "UoM", "Unit\nPrice", "Gross\nValue", "Trade\nDisc.", "Taxable\nValue"] + (["IGST", ""] if inter else ["CGST", "", "SGST", ""]) + ["Comp. Cess", "", "Total\nValue"]
    h2 = [""] * 9 + (["%", "Amt"] if inter else ["%", "Amt", "%", "Amt"]) + ["%", "Amt", ""]
    cw = [26, 0, 46, 30, 28, 44, 56, 42, 56] + ([22, 54] if inter else [22, 46, 22, 46]) + [22, 46, 62]
    cw[1] = 782 - sum(cw)
    data = [h1, h2]
    for i, l in enumerate(v.lines, 1):
        data.append(["%d" % (i * 10), P(l.desc, f), l.hsn, qty(l), l.unit, west(l.price), west(l.gross), west(l.disc), west(l.taxable)] + (["%d" % l.rate, west(l.i)] if inter else [half(l.rate), west(l.c), half(l.rate), west(l.s)]) + ["%d" % l.cp, west(l.cess), west(l.total)])
    data.append(["", P("<b>TOTAL</b>", f), "", "", "", "", west(v.gross), west(v.disc), west(v.taxable)] + (["", west(v.i)] if inter else ["", west(v.c), "", west(v.s)]) + ["", west(v.cess), west(v.taxable + v.tax)])
    k, e = len(cw), (11 if inter else 13)
    sp = [(9, 10)] + ([] if inter else [(11, 12)]) + [(e, e + 1)]
    S.append(Table(data, colWidths=cw, repeatRows=2, style=[("FONT", (0, 0), (-1, -1), "Helvetica", 7), ("FONT", (0, 0), (-1, 1), "Helvetica-Bold", 7), ("FONT", (0, -1), (-1, -1), "Helvetica-Bold", 6.8), ("LEADING", (0, 0), (-1, -1), 8.4), ("GRID", (0, 0), (-1, -1), .3, colors.HexColor("#90a0b8")),
        ("BACKGROUND", (0, 0), (-1, 1), navy), ("TEXTCOLOR", (0, 0), (-1, 1), colors.white), ("BACKGROUND", (0, -1), (-1, -1), pale), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"), ("ALIGN", (0, 0), (-1, 1), "CENTER"), ("ALIGN", (3, 2), (3, -1), "RIGHT"), ("ALIGN", (5, 2), (-1, -1), "RIGHT"),
        ("LEFTPADDING", (0, 0), (-1, -1), 2.5), ("RIGHTPADDING", (0, 0), (-1, -1), 2.5), ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 2)]
        + [("SPAN", (i, 0), (i, 1)) for i in range(k) if not any(a <= i <= z for a, z in sp)] + [("SPAN", (a, 0), (z, 0)) for a, z in sp]))
    m = [["Rounding Off", west(v.ro)], ["Net Invoice Value (INR)", west(v.grand)]]
    mt = Table([[P(a, fb), P("<b>%s</b>" % z, rt)] for a, z in m], colWidths=[130, 90], style=[("BOX", (0, 0), (-1, -1), .4, navy), ("BACKGROUND", (0, 1), (-1, 1), pale)])
    S.append(KeepTogether([Spacer(1, 6), Table([[[P("Invoice value in words:", f), P(w, fb), Spacer(1, 5), P("Payment after the due date attracts interest at 18% per annum. Cold chain goods to be checked at the time of delivery.", f)], mt]], colWidths=[555, 227], style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 0)]), Spacer(1, 14), P("Digitally signed for " + amp(s.name), rt)]))

    def foot(c, doc):
        c.setFont("Helvetica", 7)
        c.drawRightString(812, 18, "%s / Page %d" % (no, doc.page))
    SimpleDocTemplate(path, pagesize=landscape(A4), leftMargin=30, rightMargin=30, topMargin=24, bottomMargin=30, title=no, invariant=1).build(S, onFirstPage=foot, onLaterPages=foot)
    return truth(v, s, b, no, d, "d h q u p disc tv r tax cess", "total", w, due=due, ir=ir, tot="taxable ro cess")


WIRE = [("Bare Copper Wire {0.50|0.90|1.20} mm", "74081990", "Kgs", 738, 812, 18, 20, 320), ("PVC Winding Wire 3.00 x 0.50 mm (submersible)", "85441110", "Kgs", 820, 930, 18, 15, 180), ("Aluminium Conductor XLPE {25|50} sq mm", "85446090", "Kgs", 262, 318, 18, 40, 600), ("Enamelled Copper Strip 2.0 x 6.0 mm", "85441190", "Kgs", 805, 890, 18, 20, 240),
        ("Tinned Copper Bunched 14/0.19", "74130000", "Kgs", 830, 905, 18, 10, 150), ("Welding Cable Copper 35 sq mm", "85444999", "Kgs", 610, 720, 18, 25, 260)]


def cable(path, seed, rows):
    r = rng("cable", seed, rows)
    s, b, inter = pair(r, ["Trident Wires & Cables Pvt Ltd", "Suryakiran Conductors", "Malwa Copper Products Ltd"], ["Aquaflow Submersible Motors Pvt Ltd", "Gram Vidyut Contractors", "Voltaire Transformers Ltd"])
    s.name = s.name.upper()  # printed so throughout
    v = compute(r, rows, WIRE, inter, dec=3, by="group", extra=r.choice((0, 50, 100)))
    d = day(r)
    no, w, ir = "%s-%04d" % (fy(d).replace("-", ""), r.randint(1, 3900)), words(v.grand), irn(r)
    c = page(path, A4, "Invoice")
    g = Grid(c, 28, [("Drum /\nCoil No.", 50, "L"), ("Size & Description of Goods", 163, "L"), ("HSN", 48, "C"), ("Length\n(Mtrs)", 42, "R"), ("Gross Wt.\n(Kgs)", 54, "R"), ("Net Wt.\n(Kgs)", 54, "R"), ("Rate\nRs./Kg", 54, "R"), ("Value\nRs.", 74, "R")],
             font="DC", bold="DCB", size=7.8, rules="cols", halign="C", gap=2.2)
    p = r.randint(100, 999)

    def top():
        c.setLineWidth(.8)
        c.rect(28, 690, 539, 124)
        c.setFont("DCB", 14)
        c.drawCentredString(297, 796, s.name.upper())
        c.setFont("DC", 8)
        c.drawCentredString(297, 784, "Mfrs. of Copper & Aluminium Winding Wires, Strips and Power Cables")
        c.drawCentredString(297, 773, "Works : %s, %s - %s, %s    GSTIN : %s" % (s.a1, s.city, s.pin, s.state, s.gstin))
        c.line(28, 767, 567, 767)
        c.setFont("DCB", 9)
        c.drawCentredString(297, 757, "INVOICE FOR SUPPLY OF GOODS UNDER SECTION 31 OF CGST ACT, 2017")
        c.line(28, 752, 567, 752)
        c.line(330, 690, 330, 752)
        texts(c, 32, 742, ["Name & Address of the Buyer"], "DC", 7)
        texts(c, 32, 732, [b.name], "DCB", 9)
        texts(c, 32, 721, ["%s, %s - %s" % (b.a1, b.city, b.pin), "State : %s   State Code : %s" % (b.state, b.code), "GSTIN : " + b.gstin], "DC", 8)
        texts(c, 335, 742, ["Invoice No.", "Date & Time of Issue", "Place of Supply", "Vehicle No.", "E-Way Bill No."], "DC", 8, 11.5)
        texts(c, 425, 742, [": " + no, ": %s  11:%02d Hrs" % (d.strftime("%d/%m/%Y"), seed % 60), ": %s-%s" % (b.code, b.state), ": %s %02d T %04d" % ("MH", seed % 50, 4000 + seed), ": 3812%08d" % (seed * 991)], "DCB", 8, 11.5)
        texts(c, 28, 680, ["IRN : " + ir], "DC", 7.5)
        return g.header(672)

    def turn(y):
        g.fill(y, 58)
        texts(c, 567, 46, ["Continued..."], "DC", 7.5, right=True)
        c.showPage()
        return top()

    y = top()
    gw = 0
    for l in v.lines:
        p += 1
        x = l.q + r.randint(500, 6000)
        gw += x
        cells = ["D-%d" % p, l.desc, l.hsn, format(r.randint(80, 1900), "d"), "%d.%03d" % (x // 1000, x % 1000), qty(l), inr(l.price), inr(l.gross)]
        if y - g.height(cells) < 76:
            y = turn(y)
        y = g.row(y, cells)
    if y < 290:
        y = turn(y)
    y = g.fill(y, 262)
    q = sum(l.q for l in v.lines)
    y = g.row(y, ["", "Total  (%d package%s)" % (rows, "" if rows == 1 else "s"), "", "", "%d.%03d" % (gw // 1000, gw % 1000), "%d.%03d" % (q // 1000, q % 1000), "", inr(v.sub)], bold=True)
    g.fill(y, y)
    tot = ([("Packing & Forwarding", v.extra)] if v.extra else []) + [("Assessable / Taxable Value", v.taxable)] + ([("Integrated GST 18.00 %", v.i)] if inter else [("Central GST 9.00 %", v.c), ("State GST 9.00 %", v.s)]) + [("Round Off", v.ro), ("TOTAL INVOICE VALUE", v.grand)]
    yy = y - 13
    for k, a in tot:
        f = "DCB" if k[:3] == "TOT" else "DC"
        texts(c, 345, yy, [k], f, 8.5)
        texts(c, 564, yy, [inr(a)], f, 8.5, right=True)
        yy -= 13
    c.rect(28, yy + 7, 539, y - yy - 7)
    c.line(340, yy + 7, 340, y)
    texts(c, 32, y - 12, ["Total Invoice Value (in words) :"], "DC", 7.5)
    texts(c, 32, y - 24, [w], "DCB", 8.5, width=300)
    texts(c, 28, yy - 8, ["Certified that the particulars given above are true and correct and the amount indicated", "represents the price actually charged."], "DC", 7.5)
    texts(c, 567, yy - 8, ["For " + s.name, "", "", "Auth. Signatory"], "DCB", 8, right=True)
    c.save()
    return truth(v, s, b, no, d, "d h q p", "gross", w, ir=ir)


STAY = [("Room Charges - {Deluxe King|Superior Twin}", "996311", "Nos", 3200, 6900, 12, 1, 1), ("Room Charges - Executive Suite", "996311", "Nos", 7600, 11800, 18, 1, 1), ("{Breakfast|Dinner} - Tamarind Restaurant", "996332", "Nos", 420, 2600, 5, 1, 1), ("In-room Dining Chk {4471|4502|4519}", "996332", "Nos", 260, 1500, 5, 1, 1),
        ("Laundry", "999712", "Nos", 120, 900, 18, 1, 1), ("Airport Transfer - Sedan", "996601", "Nos", 1100, 1900, 5, 1, 1), ("Meeting Room Half Day incl. projector and two rounds of tea", "997212", "Nos", 6500, 14000, 18, 1, 1)]


def hotel(path, seed, rows):
    r = rng("hotel", seed, rows)
    s, b, _ = pair(r, ["Hotel Neelkamal Residency", "The Banyan Court Hotels Pvt Ltd", "Coral Shore Inn"], ["Medha Consulting Engineers LLP", "Trishul Pharma Marketing Pvt Ltd", "Sagarika Films Private Limited"])
    s.name = s.name.upper()  # printed so throughout
    v = compute(r, rows, STAY, False)
    d = day(r)
    no, w = "FO-%06d" % r.randint(1000, 250000), words(v.grand, "tail")
    f = PS("f", fontName="Times-Roman", fontSize=9, leading=11.5)
    fb, rt, ce = PS("fb", f, fontName="Times-Bold"), PS("rt", f, alignment=2), PS("ce", f, alignment=1)
    gold = colors.HexColor("#8d6e3f")
    nights = min(rows, 9)
    arr = d - datetime.timedelta(nights)
    S = [P(s.name.upper(), PS("n", fb, fontSize=17, leading=21, alignment=1, textColor=gold)), P("%s, %s %s, %s<br/>Tel %s &nbsp; GSTIN %s" % (s.a1, s.city, s.pin, s.state, s.phone, s.gstin), ce), Spacer(1, 8), P("GUEST TAX INVOICE", PS("t", fb, fontSize=11, alignment=1)), Spacer(1, 8)]
    L = [("Guest", "%s %s" % (r.choice(("Mr.", "Ms.")), r.choice(("A. Deshpande", "R. Krishnan", "S. Banerjee", "N. Qureshi")))), ("Company", "<b>%s</b>" % b.name), ("Address", "%s, %s %s, %s" % (b.a1, b.city, b.pin, b.state)), ("Company GSTIN", b.gstin)]
    Rr = [("Folio / Invoice No.", no), ("Invoice Date", d.strftime("%d-%b-%Y")), ("Arrival", arr.strftime("%d-%b-%Y")), ("Departure", d.strftime("%d-%b-%Y")), ("Room / Pax", "%d / %d" % (100 + seed * 7 % 400, 1 + seed % 2)), ("Place of Supply", "%s (%s)" % (s.state, s.code))]
    kv = lambda x, a, z: Table([[P(k, f), P(": " + t, f)] for k, t in x], colWidths=[a, z], style=[("TOPPADDING", (0, 0), (-1, -1), 0), ("BOTTOMPADDING", (0, 0), (-1, -1), 1), ("LEFTPADDING", (0, 0), (-1, -1), 0), ("VALIGN", (0, 0), (-1, -1), "TOP")])
    S += [Table([[kv(L, 75, 205), kv(Rr, 90, 130)]], colWidths=[285, 230], style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("LINEABOVE", (0, 0), (-1, 0), .8, gold), ("LINEBELOW", (0, 0), (-1, 0), .8, gold), ("LEFTPADDING", (0, 0), (-1, -1), 2)]), Spacer(1, 8)]
    data = [["Date", "Description", "SAC", "Charge\n(Rs.)", "GST\n%", "CGST\n(Rs.)", "SGST\n(Rs.)", "Amount\n(Rs.)"]]
    dd = sorted(arr + datetime.timedelta(r.randint(0, nights)) for _ in v.lines)
    for x, l in zip(dd, v.lines):
        data.append([x.strftime("%d-%b"), P(l.desc, f), l.hsn, west(l.taxable), "%d" % l.rate, west(l.c), west(l.s), west(l.total)])
    data.append(["", "Total", "", west(v.taxable), "", west(v.c), west(v.s), west(v.taxable + v.tax)])
    S.append(Table(data, colWidths=[42, 190, 44, 62, 28, 52, 52, 65], repeatRows=1, style=[("FONT", (0, 0), (-1, -1), "Times-Roman", 9), ("FONT", (0, 0), (-1, 0), "Times-Bold", 9), ("FONT", (0, -1), (-1, -1), "Times-Bold", 8.6), ("LEADING", (0, 0), (-1, -1), 11), ("ALIGN", (3, 0), (-1, -1), "RIGHT"), ("VALIGN", (0, 0), (-1, 0), "BOTTOM"), ("VALIGN", (0, 1), (-1, -1), "TOP"),
        ("LINEBELOW", (0, 0), (-1, 0), .8, gold), ("LINEABOVE", (0, -1), (-1, -1), .8, gold), ("LINEBELOW", (0, -1), (-1, -1), .8, gold), ("TOPPADDING", (0, 1), (-1, -1), 2), ("BOTTOMPADDING", (0, 1), (-1, -1), 2), ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3)]))
    m = [("Round Off", v.ro), ("Net Payable (Rs.)", v.grand), ("Less: Advance Received", 0), ("Balance (Rs.)", v.grand)]
    S.append(KeepTogether([Spacer(1, 6), Table([[P(a, fb if "(" in a else f), P(west(z), rt)] for a, z in m], colWidths=[130, 80], hAlign="RIGHT", style=[("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 1)]),
                           Spacer(1, 6), P("<i>%s</i>" % w, f), Spacer(1, 22), Table([["Guest Signature", "Front Office Cashier"]], colWidths=[260, 250], style=[("FONT", (0, 0), (-1, -1), "Times-Roman", 9), ("ALIGN", (1, 0), (1, 0), "RIGHT")]), P("I agree that my liability for this bill is not waived. Thank you for staying with us.", PS("s", ce, fontSize=8))]))

    def foot(c, doc):
        c.setFont("Times-Italic", 8)
        c.drawCentredString(297, 24, "Folio %s - page %d" % (no, doc.page))
    SimpleDocTemplate(path, pagesize=A4, leftMargin=30, rightMargin=30, topMargin=36, bottomMargin=42, title=no, invariant=1).build(S, onFirstPage=foot, onLaterPages=foot)
    t = truth(v, s, b, no, d, "d h tv r tax", "total", w)
    t["data"]["place_of_supply"] = s.code  # a room is supplied where it stands
    return t


LAYOUTS = {"tyre": tyre, "beverage": beverage, "cable": cable, "hotel": hotel}
