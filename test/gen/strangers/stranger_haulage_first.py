# SPDX-License-Identifier: AGPL-3.0-or-later
"""Accounting programs: a ledger program, a phone app, an online book-keeping service; and a hospital supplier."""
import datetime

from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib.units import mm
from reportlab.platypus import Paragraph as P, SimpleDocTemplate, Spacer, Table

from stranger_haulage_kit import (Grid, compute, day, fy, half, inr, irn, page, pair, party, qty, rng, simpleSplit, texts, truth, west, words)

ELEC = [("LED Panel Light {12W|18W|24W} Round", "9405", "Nos", 180, 640, 18, 2, 60), ("MCB {6A|16A|32A} SP C-Curve", "8536", "Nos", 110, 260, 18, 5, 80),
        ("FR PVC Wire {1.0|1.5|2.5} sqmm 90 Mtr Coil", "8544", "Coil", 980, 2400, 18, 1, 20), ("Modular Switch 6A 1-Way White", "85365020", "Nos", 28, 64, 18, 20, 200),
        ("Ceiling Fan 1200 mm {Brown|Ivory}", "8414", "Nos", 1250, 2250, 18, 1, 15), ("PVC Conduit Pipe 25 mm Medium", "3917", "Mtr", 14, 29, 18, 50, 400),
        ("Solar Street Light 40W All-in-One", "9405", "Nos", 2800, 4300, 12, 1, 10), ("Distribution Board 8 Way Double Door with Acrylic Cover", "8537", "Nos", 1100, 1900, 18, 1, 8)]


def ledger(path, seed, rows):
    r = rng("ledger", seed, rows)
    s, b, inter = pair(r, ["Sunrise Electricals", "Ganpati Electric Stores", "Kaveri Lights & Cables Pvt Ltd"],
                       ["Oakline Constructions Pvt Ltd", "Shree Balaji Traders", "Mehul Infra Projects", "Nandini Hospitality Pvt Ltd"])
    v = compute(r, rows, ELEC, inter, disc=(0, 0, 500, 1000, 1250), by="group")
    d = day(r)
    no, ack, ir = "SE/%s/%04d" % (fy(d), r.randint(3, 4200)), str(r.randint(10 ** 14, 10 ** 15 - 1)), irn(r)
    c = page(path, A4, "Tax Invoice")
    L, R, TOP, BOT = 34, 561, 770, 46
    cols = [("Sl\nNo.", 22, "C"), ("Description of Goods", 169, "L"), ("HSN/SAC", 52, "L"), ("GST\nRate", 32, "R"), ("Quantity", 60, "R"),
            ("Rate", 56, "R"), ("per", 26, "L"), ("Disc. %", 36, "R"), ("Amount", 74, "R")]
    g = Grid(c, L, cols, size=8, rules="cols", halign="C", gap=2)
    w = words(v.grand, "inr")
    dt = d.strftime("%d-%b-%y").lstrip("0")

    def top():
        c.setFont("Helvetica-Bold", 11)
        c.drawCentredString(297, 806, "Tax Invoice")
        c.setFont("Helvetica-Oblique", 8)
        c.drawRightString(R, 806, "(ORIGINAL FOR RECIPIENT)")
        y = TOP + 24
        texts(c, L, y, ["IRN : " + ir, "Ack No. : %s      Ack Date : %s" % (ack, dt)], size=7.5)
        y = TOP
        c.setLineWidth(.5)
        c.rect(L, y - 168, R - L, 168)
        c.line(L + 270, y, L + 270, y - 168)
        for q in (56, 112):
            c.line(L, y - q, L + 270, y - q)
        for i, (hd, p) in enumerate((("", s), ("Consignee (Ship to)", b), ("Buyer (Bill to)", b))):
            yy = y - 56 * i - 9
            if hd:
                yy = texts(c, L + 4, yy, [hd], size=7, lead=9.5)
            yy = texts(c, L + 4, yy, [p.name], "Helvetica-Bold", 8.5, 9.5)
            texts(c, L + 4, yy, [p.a1 + ", " + p.city + " - " + p.pin, "GSTIN/UIN : " + p.gstin, "State Name : %s, Code : %s" % (p.state, p.code)], size=7.5, lead=9)
        f = [("Invoice No.", no), ("Dated", dt), ("Delivery Note", ""), ("Mode/Terms of Payment", "30 Days"), ("Reference No. & Date.", ""), ("Other References", ""),
             ("Buyer's Order No.", "PO-%d" % (seed * 37 + rows)), ("Dated", dt), ("Dispatched through", "By Road"), ("Destination", b.city)]
        for i, (k, t) in enumerate(f):
            xx, yy = L + 270 + (i % 2) * 128, y - (i // 2) * 28
            texts(c, xx + 3, yy - 9, [k], size=7)
            texts(c, xx + 3, yy - 20, [t], "Helvetica-Bold", 8.5)
            c.line(L + 270, yy - 28, R, yy - 28)
        c.line(L + 398, y, L + 398, y - 140)
        texts(c, L + 273, y - 149, ["Place of Supply : " + b.state], size=8)
        return g.header(y - 168)

    def turn(y):
        g.fill(y, BOT + 14)
        c.setFont("Helvetica-Oblique", 8)
        c.drawRightString(R, BOT + 4, "continued ...")
        c.setFont("Helvetica", 7)
        c.drawCentredString(297, 30, "This is a Computer Generated Invoice")
        c.showPage()
        return top()

    y = top()
    for i, l in enumerate(v.lines, 1):
        cells = [i, l.desc, l.hsn, "%d %%" % l.rate, qty(l) + " " + l.unit, inr(l.price), l.unit, "%g %%" % (l.dp / 100) if l.dp else "", inr(l.taxable)]
        if y - g.height(cells) < BOT + 20:
            y = turn(y)
        y = g.row(y, cells)
    legs = [("IGST Output", v.i)] if inter else [("CGST Output", v.c), ("SGST Output", v.s)]
    if v.ro:
        legs.append(("Round Off", v.ro))
    hs = {}
    for l in v.lines:
        k = (l.hsn, l.rate)
        hs[k] = hs.get(k, 0) + l.taxable
    need = 14 * (len(legs) + 3) + 30 + 13 * (len(hs) + 4) + 70
    if y - need < BOT:
        y = turn(y)
    y = g.row(y, ["", "", "", "", "", "", "", "", inr(v.taxable)])
    c.line(L + 453, y + 13, R, y + 13)
    for k, a in legs:
        y = g.row(y, ["", k, "", "", "", "", "", "", ("(-)" + inr(-a)) if a < 0 else inr(a)], bold=True)
    y = g.fill(y, min(y, y - 8))
    y = g.row(y, ["", "Total", "", "", "", "", "", "", "Rs. " + inr(v.grand)], bold=True)
    g.fill(y, y)
    texts(c, L + 3, y - 10, ["Amount Chargeable (in words)"], size=7)
    c.setFont("Helvetica-Oblique", 7)
    c.drawRightString(R - 3, y - 10, "E. & O.E")
    y = texts(c, L + 3, y - 21, [w], "Helvetica-Bold", 8.5, width=R - L - 8) - 2
    tc = [("HSN/SAC", 177, "L"), ("Taxable\nValue", 80, "R")]
    tc += [("Rate", 60, "R", "IGST"), ("Amount", 110, "R", "IGST")] if inter else [("Rate", 35, "R", "CGST"), ("Amount", 50, "R", "CGST"), ("Rate", 35, "R", "SGST/UTGST"), ("Amount", 50, "R", "SGST/UTGST")]
    tc.append(("Total\nTax Amount", 100, "R"))
    h = Grid(c, L, tc, size=7, rules="cols", halign="C", gap=1)
    y = h.header(y)
    # the summary's amounts by code are split from the totals of each rate, the last taking what is left
    left = {q.rate: [q.c, q.i] for q in v.groups}
    for n, ((k, rate), a) in enumerate(sorted(hs.items())):
        last = not any(q[1] == rate for q in sorted(hs)[n + 1:])
        cc, ii = (left[rate] if last else [0 if inter else (a * rate + 100) // 200, (a * rate + 50) // 100 if inter else 0])
        left[rate] = [left[rate][0] - cc, left[rate][1] - ii]
        y = h.row(y, [k, inr(a)] + (["%d%%" % rate, inr(ii), inr(ii)] if inter else [half(rate) + "%", inr(cc), half(rate) + "%", inr(cc), inr(2 * cc)]))
    h.fill(y, y)
    y = h.row(y, ["Total", inr(v.taxable)] + (["", inr(v.i), inr(v.i)] if inter else ["", inr(v.c), "", inr(v.s), inr(v.tax)]), bold=True)
    h.fill(y, y)
    y = texts(c, L + 3, y - 10, ["Tax Amount (in words) : " + words(v.tax, "inr")], size=7.5, width=R - L - 6)
    texts(c, L + 3, y - 8, ["Company's PAN : " + s.pan, "Declaration: We declare that this invoice shows the actual price of the goods", "described and that all particulars are true and correct."], size=7)
    texts(c, R - 4, y - 8, ["for " + s.name, "", "", "Authorised Signatory"], "Helvetica-Bold", 7.5, right=True)
    c.setFont("Helvetica", 7)
    c.drawCentredString(297, 30, "This is a Computer Generated Invoice")
    c.save()
    t = truth(v, s, b, no, d, "d h q u p r", "taxable", w, tot="taxable ro" if v.ro else "taxable", ir=ir)
    t["data"]["place_of_supply"] = b.code
    return t


HOME = [("Stainless Steel Tiffin {2|3|4} Tier", "7323", "Pcs", 240, 620, 12, 2, 40), ("Pressure Cooker {3|5} Ltr Induction Base", "7615", "Pcs", 890, 1850, 12, 1, 12),
        ("Water Bottle 1L (Copper Finish)", "7418", "Pcs", 260, 540, 12, 4, 48), ("Mixer Grinder 750W 3 Jar", "8509", "Pcs", 1750, 3400, 18, 1, 8),
        ("Plastic Storage Container Set of 6", "3924", "Set", 180, 420, 18, 2, 30), ("Gas Lighter Premium", "9613", "Pcs", 38, 90, 18, 10, 100), ("Hand Woven Cotton Duster", "6307", "Doz", 110, 260, 5, 2, 20)]


def mobile(path, seed, rows):
    r = rng("mobile", seed, rows)
    s, b, inter = pair(r, ["New Lakshmi Home Needs", "Ambika Kitchenware", "Roshni Plastics & Steel"], ["Anand General Stores", "City Gift Gallery", "Patel Provision & Departmental Store"])
    v = compute(r, rows, HOME, inter, disc=(0, 0, 300, 500, 800))
    d = day(r)
    due, no, w = d + datetime.timedelta(15), str(r.randint(11, 2900)), words(v.grand, "tail")
    f, fb = PS("a", fontName="NS", fontSize=8, leading=10.5), PS("b", fontName="NSB", fontSize=8, leading=10.5)
    rt, rb, hw = PS("r", f, alignment=2), PS("rb", fb, alignment=2), PS("h", fb, textColor=colors.white)
    hr, violet = PS("hr", hw, alignment=2), colors.HexColor("#6c4ab6")
    big = PS("big", fb, fontSize=14, leading=18)
    S = [P("Tax Invoice", PS("t", fb, fontSize=13, alignment=1, textColor=violet, leading=18)), P(s.name, big),
         P("%s, %s, %s %s<br/>Phone no.: %s<br/>Email: %s<br/>GSTIN: %s<br/>State: %s-%s" % (s.a1, s.city, s.state, s.pin, s.phone, s.mail, s.gstin, s.code, s.state), f), Spacer(1, 8)]
    S.append(Table([[P("Bill To", fb), P("Invoice Details", rb)],
                    [P("<b>%s</b><br/>%s<br/>%s, %s %s<br/>Contact No.: %s<br/>GSTIN: %s<br/>State: %s-%s" % (b.name, b.a1, b.city, b.state, b.pin, b.phone, b.gstin, b.code, b.state), f),
                     P("Invoice No.: %s<br/>Date: %s<br/>Due Date: %s<br/>Place of supply: %s-%s" % (no, d.strftime("%d-%m-%Y"), due.strftime("%d-%m-%Y"), b.code, b.state), rt)]],
                   colWidths=[290, 235], style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("LINEABOVE", (0, 0), (-1, 0), 1, violet), ("LEFTPADDING", (0, 0), (0, -1), 0)]))
    S.append(Spacer(1, 8))
    data = [[P(k, hw if i < 3 else hr) for i, k in enumerate(("#", "Item name", "HSN/ SAC", "Quantity", "Unit", "Price/ Unit", "Discount", "GST", "Amount"))]]
    for i, l in enumerate(v.lines, 1):
        data.append([P(str(i), f), P(l.desc, fb), P(l.hsn, f), P(qty(l), rt), P(l.unit, rt), P("₹ " + inr(l.price), rt),
                     P("₹ %s<br/>(%g%%)" % (inr(l.disc), l.dp / 100), rt), P("₹ %s<br/>(%d%%)" % (inr(l.c + l.s + l.i), l.rate), rt), P("₹ " + inr(l.total), rt)])
    data.append(["", P("Total", fb), "", "", "", "", P("₹ " + inr(v.disc), rb), P("₹ " + inr(v.tax), rb), P("₹ " + inr(v.taxable + v.tax), rb)])
    S.append(Table(data, colWidths=[22, 136, 46, 46, 34, 62, 56, 60, 68], repeatRows=1, style=[
        ("BACKGROUND", (0, 0), (-1, 0), violet), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("LINEBELOW", (0, 1), (-1, -1), .3, colors.HexColor("#cccccc")),
        ("LEFTPADDING", (0, 0), (-1, -1), 4), ("RIGHTPADDING", (0, 0), (-1, -1), 4), ("LINEABOVE", (0, -1), (-1, -1), .8, violet)]))
    S.append(Spacer(1, 10))
    m = [["Sub Total", "₹ " + inr(v.taxable)]]
    for q in v.groups:
        m += [["IGST@%d%%" % q.rate, "₹ " + inr(q.i)]] if inter else [["SGST@%s%%" % half(q.rate), "₹ " + inr(q.s)], ["CGST@%s%%" % half(q.rate), "₹ " + inr(q.c)]]
    m += [["Round off", ("- " if v.ro < 0 else "") + "₹ " + inr(abs(v.ro))], ["Total", "₹ " + inr(v.grand)], ["Received", "₹ 0.00"], ["Balance", "₹ " + inr(v.grand)]]
    k = [x[0] for x in m].index("Total")
    mt = Table([[P(a, fb if i == k else f), P(z, rb if i == k else rt)] for i, (a, z) in enumerate(m)], colWidths=[110, 105], style=[
        ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 2), ("BACKGROUND", (0, k), (-1, k), colors.HexColor("#e4dcf7"))])
    S.append(Table([[[P("Invoice Amount In Words", fb), P(w, f), Spacer(1, 8), P("Terms and conditions", fb), P("Thanks for doing business with us!", f),
                      P("Goods once sold will not be taken back.", f)], mt]], colWidths=[310, 220],
                   style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 0), ("NOSPLIT", (0, 0), (-1, -1))]))
    S += [Spacer(1, 14), P("For: " + s.name, rt), Spacer(1, 26), P("Authorized Signatory", rb)]
    SimpleDocTemplate(path, pagesize=A4, leftMargin=32, rightMargin=32, topMargin=34, bottomMargin=36, title="Invoice " + no, invariant=1).build(S)
    t = truth(v, s, b, no, d, "d h q u p disc r", "total", w, due=due, tot="taxable ro")
    if len(v.groups) > 1:  # the foot names each rate's tax, and no sum of them
        for k in ("cgst_total", "sgst_total", "igst_total"):
            t["data"].pop(k, None)
    return t


PLAN = [("Website Maintenance<br/>Monthly retainer for {April|May|June}", "998314", "Month", 8000, 22000, 18, 1, 3), ("Logo Design", "998391", "Nos", 4500, 12000, 18, 1, 2),
        ("Social Media Management<br/>{8|12|16} posts and reports", "998365", "Month", 9000, 18000, 18, 1, 3), ("Search Engine Marketing", "998365", "Hour", 650, 1500, 18, 4, 30),
        ("Brochure Copywriting<br/>English and {Hindi|Marathi|Tamil}", "998397", "Page", 450, 900, 18, 2, 24), ("Domain Renewal", "998319", "Year", 700, 1300, 18, 1, 4)]


def cloud(path, seed, rows):
    r = rng("cloud", seed, rows)
    s, b, inter = pair(r, ["Pixelmango Studio LLP", "Bright Lantern Media Private Limited", "Quillworks Digital"], ["Terrafirm Foods Private Limited", "Halcyon Dental Clinics LLP", "Greenparrot Retail Pvt. Ltd."])
    v = compute(r, rows, PLAN, inter, dec=2, rnd=False)
    d = day(r)
    due, no, w = d + datetime.timedelta(30), "INV-%06d" % r.randint(20, 3000), words(v.grand, "hyphen")
    f = PS("f", fontName="Helvetica", fontSize=8.5, leading=11)
    fb, rt = PS("fb", f, fontName="Helvetica-Bold"), PS("rt", f, alignment=2)
    rb, g = PS("rb", fb, alignment=2), PS("g", f, textColor=colors.HexColor("#666666"), fontSize=7.5)
    line = colors.HexColor("#9e9e9e")
    S = [Table([[[P(s.name, PS("n", fb, fontSize=12, leading=15)), P("%s<br/>%s %s %s<br/>India<br/>GSTIN %s" % (s.a1, s.city, s.state, s.pin, s.gstin), f)],
                 P("TAX INVOICE", PS("ti", f, fontSize=20, leading=24, alignment=2))]], colWidths=[310, 220], style=[("VALIGN", (0, 0), (-1, -1), "BOTTOM"), ("BOX", (0, 0), (-1, -1), .6, line)])]

    def kv(x):
        return Table([[P(a, g), P(": <b>%s</b>" % z, f)] for a, z in x], colWidths=[80, 175], style=[("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 1), ("LEFTPADDING", (0, 0), (-1, -1), 0)])
    S.append(Table([[kv([("#", no), ("Invoice Date", d.strftime("%d/%m/%Y")), ("Terms", "Net 30"), ("Due Date", due.strftime("%d/%m/%Y"))]), kv([("Place Of Supply", "%s (%s)" % (b.state, b.code))])]],
                   colWidths=[265, 265], style=[("BOX", (0, 0), (-1, -1), .6, line), ("LINEAFTER", (0, 0), (0, 0), .6, line), ("VALIGN", (0, 0), (-1, -1), "TOP")]))
    S.append(Table([[P("Bill To", fb)], [P("<b>%s</b><br/>%s<br/>%s<br/>%s %s<br/>India<br/>GSTIN %s" % (b.name, b.a1, b.city, b.pin, b.state, b.gstin), f)]], colWidths=[530],
                   style=[("BOX", (0, 0), (-1, -1), .6, line), ("BACKGROUND", (0, 0), (-1, 0), colors.HexColor("#f2f3f4")), ("LINEBELOW", (0, 0), (-1, 0), .6, line)]))
    S.append(Spacer(1, 6))
    if inter:
        data = [["#", "Item & Description", "HSN\n/SAC", "Qty", "Rate", "IGST", "", "Amount"], ["", "", "", "", "", "%", "Amt", ""]]
        cw, sp = [22, 190, 50, 54, 62, 32, 58, 62], [(5, 6)]
    else:
        data = [["#", "Item & Description", "HSN\n/SAC", "Qty", "Rate", "CGST", "", "SGST", "", "Amount"], ["", "", "", "", "", "%", "Amt", "%", "Amt", ""]]
        cw, sp = [20, 142, 46, 50, 58, 28, 50, 28, 50, 58], [(5, 6), (7, 8)]
    for i, l in enumerate(v.lines, 1):
        q = P("%s<br/><font size=7 color='#666666'>%s</font>" % (qty(l), l.unit), rt)
        a, *z = l.desc.split("<br/>")
        tx = ["%d%%" % l.rate, west(l.i)] if inter else [half(l.rate) + "%", west(l.c), half(l.rate) + "%", west(l.s)]
        data.append([str(i), [P(a, f)] + [P(t, g) for t in z], l.hsn, q, west(l.price)] + tx + [west(l.taxable)])
        l.desc = l.desc.replace("<br/>", " ")
    S.append(Table(data, colWidths=cw, repeatRows=2, style=[
        ("FONT", (0, 0), (-1, 1), "Helvetica-Bold", 8), ("FONT", (0, 2), (-1, -1), "Helvetica", 8), ("GRID", (0, 0), (-1, -1), .5, line), ("BACKGROUND", (0, 0), (-1, 1), colors.HexColor("#f2f3f4")),
        ("VALIGN", (0, 0), (-1, -1), "TOP"), ("VALIGN", (0, 0), (-1, 1), "MIDDLE"), ("ALIGN", (3, 0), (-1, -1), "RIGHT"), ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3)]
        + [("SPAN", (i, 0), (i, 1)) for i in range(len(cw)) if not any(x <= i <= z for x, z in sp)] + [x for p in sp for x in (("SPAN", (p[0], 0), (p[1], 0)), ("ALIGN", (p[0], 0), (p[1], 0), "CENTER"))]))
    m = [("Sub Total", west(v.taxable))]
    for q in v.groups:
        m += [("IGST%d (%d%%)" % (q.rate, q.rate), west(q.i))] if inter else [("CGST%s (%s%%)" % (half(q.rate), half(q.rate)), west(q.c)), ("SGST%s (%s%%)" % (half(q.rate), half(q.rate)), west(q.s))]
    m += [("<b>Total</b>", "<b>Rs.%s</b>" % west(v.grand)), ("<b>Balance Due</b>", "<b>Rs.%s</b>" % west(v.grand))]
    mt = Table([[P(a, rt), P(z, rt)] for a, z in m], colWidths=[110, 110], style=[("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 2)])
    S.append(Table([[[P("Total In Words", f), P("<i><b>%s</b></i>" % w, f), Spacer(1, 8), P("Notes", g), P("Thanks for your business.", f)],
                     [mt, Spacer(1, 34), P("Authorized Signature", PS("c", f, alignment=1))]]], colWidths=[300, 230],
                   style=[("BOX", (0, 0), (-1, -1), .6, line), ("LINEAFTER", (0, 0), (0, 0), .6, line), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("NOSPLIT", (0, 0), (-1, -1))]))
    SimpleDocTemplate(path, pagesize=A4, leftMargin=32, rightMargin=32, topMargin=34, bottomMargin=40, title=no, invariant=1).build(S)
    return truth(v, s, b, no, d, "d h q u p r tax", "taxable", w, due=due, tot="taxable")


MED = [("IV CANNULA {18G|20G|22G} W/PORT", "90183990", "NOS", 38, 92, 12, 10, 200), ("SURGICAL GLOVES STERILE {6.5|7.0|7.5}", "40151200", "PAIR", 18, 34, 12, 25, 400), ("ABSORBENT COTTON WOOL 500 GM", "30059040", "ROLL", 130, 190, 12, 2, 60),
       ("NORMAL SALINE 0.9% 500 ML", "30049099", "BTL", 22, 48, 12, 12, 240), ("CEFTRIAXONE INJ 1 GM", "30042019", "VIAL", 24, 58, 12, 20, 200), ("FOLEY CATHETER 2 WAY FR {14|16}", "90183920", "NOS", 85, 160, 12, 5, 50),
       ("N95 RESPIRATOR MASK W/O VALVE", "63079090", "NOS", 14, 42, 5, 20, 300), ("HAND RUB 500 ML W/DISPENSER", "38089400", "BTL", 140, 240, 18, 4, 60), ("SUTURE POLYGLACTIN 2-0 RB 90 CM", "30061010", "FOIL", 160, 310, 12, 6, 48)]


def surgical(path, seed, rows):
    r = rng("surgical", seed, rows)
    s, b, inter = pair(r, ["Medilife Surgicals & Pharma", "Arogya Hospital Supplies", "Sanjeevani Meditech Agencies"], ["Shanti Multispeciality Hospital Pvt Ltd", "City Care Nursing Home", "Vatsalya Children Hospital"])
    s.name = s.name.upper()  # printed so throughout
    v = compute(r, rows, MED, inter, disc=(0, 200, 500, 1000))
    d = day(r)
    no, w = "MS%s%05d" % (fy(d).replace("-", ""), r.randint(100, 99999)), words(v.grand)
    W, H = landscape(A4)
    c = page(path, (W, H), "GST INVOICE")
    tail = [("IGST\n%", 30, "R"), ("IGST\nAmt", 48, "R")] if inter else [("CGST\n%", 28, "R"), ("CGST\nAmt", 44, "R"), ("SGST\n%", 28, "R"), ("SGST\nAmt", 44, "R")]
    base = [("Sr", 20, "R"), ("Product Name", 0, "L"), ("Unit", 34, "C"), ("HSN", 46, "L"), ("Batch No.", 56, "L"), ("Exp.", 32, "C"), ("M.R.P.", 46, "R"), ("Qty", 34, "R"), ("Rate", 44, "R"), ("Disc\n%", 28, "R"), ("Taxable\nValue", 58, "R")] + tail + [("Net\nAmount", 60, "R")]
    base[1] = ("Product Name", W - 50 - sum(k[1] for k in base), "L")
    g = Grid(c, 25, base, font="DC", bold="DCB", size=7, rules="cols", head=colors.HexColor("#dfeeea"), gap=1.6)
    pn = [0]

    def top():
        pn[0] += 1
        c.setFont("DCB", 15)
        c.drawString(25, H - 36, s.name.upper())
        texts(c, 25, H - 48, ["%s, %s - %s, %s" % (s.a1, s.city, s.pin, s.state), "GSTIN : %s    D.L. No. : 20B-%d, 21B-%d" % (s.gstin, 1000 + seed, 2000 + seed)], "DC", 7.5)
        texts(c, 330, H - 34, ["To,", b.name, b.a1, "%s - %s" % (b.city, b.pin), "GSTIN : " + b.gstin], "DC", 8)
        c.setFont("DCB", 12)
        c.drawRightString(W - 25, H - 36, "GST INVOICE")
        texts(c, W - 25, H - 50, ["Invoice No. : " + no, "Date : " + d.strftime("%d/%m/%Y"), "Place of Supply : %s-%s" % (b.code, b.state.upper()), "Page %d" % pn[0]], "DC", 8, right=True)
        return g.header(H - 92)

    y = top()
    for i, l in enumerate(v.lines, 1):
        e = d + datetime.timedelta(r.randint(200, 1000))
        rate = ["%d" % l.rate, inr(l.i)] if inter else [half(l.rate), inr(l.c), half(l.rate), inr(l.s)]
        mrp = l.price * r.choice((130, 145, 160, 180)) // 100
        cells = [i, l.desc, l.unit, l.hsn, "%s%04d" % (r.choice(("AB", "KT", "N", "GX")), r.randint(10, 9999)), e.strftime("%m/%y"), inr(mrp), qty(l), inr(l.price), "%.2f" % (l.dp / 100), inr(l.taxable)] + rate + [inr(l.total)]
        if y - g.height(cells) < 60:
            g.fill(y, 48)
            texts(c, W - 25, 36, ["Continued on next page..."], "DC", 7, right=True)
            c.showPage()
            y = top()
        y = g.row(y, cells)
    if y < 150:
        g.fill(y, 48)
        texts(c, W - 25, 36, ["Continued on next page..."], "DC", 7, right=True)
        c.showPage()
        y = top()
    g.fill(y, 140)
    rows2 = Grid(c, 25, [("GST %", 40, "R"), ("Taxable", 70, "R")] + ([("IGST", 70, "R")] if inter else [("CGST", 60, "R"), ("SGST", 60, "R")]), font="DC", bold="DCB", size=7, rules="rows", gap=1.2)
    yy = rows2.header(134)
    for q in v.groups:
        yy = rows2.row(yy, ["%d" % q.rate, inr(q.taxable)] + ([inr(q.i)] if inter else [inr(q.c), inr(q.s)]))
    texts(c, 300, 122, ["Rs. in words :"], "DCB", 7.5)
    texts(c, 300, 112, [w], "DC", 8, width=270)
    texts(c, 25, 44, ["Goods supplied against this bill will not be taken back after 7 days.  Subject to %s jurisdiction." % s.city], "DC", 6.5)
    tot = [("Taxable Amount", inr(v.taxable))] + ([("IGST", inr(v.i))] if inter else [("CGST", inr(v.c)), ("SGST", inr(v.s))]) + [("Round Off", inr(v.ro)), ("NET PAYABLE", inr(v.grand))]
    yy = 126
    for k, a in tot:
        fn = "DCB" if k[0] == "N" else "DC"
        texts(c, W - 200, yy, [k], fn, 8.5)
        texts(c, W - 28, yy, [a], fn, 8.5, right=True)
        yy -= 12
    texts(c, W - 28, 50, ["For " + s.name], "DCB", 8, right=True)
    c.save()
    return truth(v, s, b, no, d, "d h q u p tv r tax", "total", w)


LAYOUTS = {"ledger": ledger, "mobile": mobile, "cloud": cloud, "surgical": surgical}
