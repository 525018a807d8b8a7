# SPDX-License-Identifier: AGPL-3.0-or-later
"""A coal depot's e-invoice by lorry loads with compensation cess, and a hotel's bill by nights."""
from reportlab.graphics.barcode import qr
from reportlab.graphics.shapes import Drawing
from reportlab.graphics import renderPDF
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import KeepTogether, Paragraph, SimpleDocTemplate, Spacer, Table

import stranger_quarry_kit as K


def coal(path, seed, rows):
    r = K.rng("coal", seed, rows)
    sup, rec, inter = K.parties(r, ["Coal & Minerals Pvt Ltd", "Coke Traders", "Fuels & Carbon Private Limited"], r.choice(["20", "21", "19", "23"]))
    d = K.day(r)
    number = f"{r.randrange(100, 2000)}/COAL/{d.strftime('%m%y')}"
    grades = [("Steam Coal G-9 (-100 mm)", "27011920", 6150), ("Slack Coal G-11", "27011920", 4280), ("Indonesian Coal 4200 GAR", "27011990", 7320), ("ROM Coal G-7", "27011920", 7080)]
    body, out, sums, wt = [], [], [0] * 5, 0
    for i in range(rows):
        name, hsn, rate = r.choice(grades)
        rate = rate * 100 + r.randrange(0, 40) * 500
        tare, net = r.randrange(9800, 14600, 10), r.randrange(16200, 34900, 10)
        tv, cess = K.div(net * rate, 1000), net * 40
        c, sg, ig = K.taxes(tv, 5, inter)
        tot = tv + c + sg + ig + cess
        for k, v in enumerate((tv, c, sg, ig, cess)):
            sums[k] += v
        wt += net
        when = K.plus(d, -r.randrange(0, 6))
        body.append([str(i + 1), f"{r.randrange(11000, 99999)}", when.strftime("%d/%m"), K.truck(r, sup["state"]), name, hsn, K.q3(net + tare), K.q3(tare), K.q3(net), K.m(rate), K.m(tv)]
                    + ([K.m(ig)] if inter else [K.m(c), K.m(sg)]) + [K.m(cess), K.m(tot)])
        row = {"description": name, "hsn_sac": hsn, "quantity": K.q3(net), "unit": "MT", "unit_price": K.s(rate), "taxable_value": K.s(tv), "gst_rate": "5", "cess_amount": K.s(cess), "amount": K.s(tot)}
        row.update({"igst_amount": K.s(ig)} if inter else {"cgst_amount": K.s(c), "sgst_amount": K.s(sg)})
        out.append(row)
    tv, c, sg, ig, cess = sums
    grand, off = K.rounded(sum(sums))
    words = f"Indian Rupees {K.words(grand // 100)} Only"
    hash_ = K.irn(r)
    ack = f"1{r.randrange(10**13, 10**14)}"

    def page(p):
        x, w = 24, p.w - 48

        def top():
            p.text(x, 38, "e-Invoice", "Helvetica-Bold", 9)
            p.text(p.w / 2, 38, "TAX INVOICE", "Helvetica-Bold", 13, "c")
            p.text(x, 52, f"IRN : {hash_}", size=8)
            p.text(x, 63, f"Ack No. : {ack}    Ack Date : {d.strftime('%d-%b-%y')}", size=8)
            code = qr.QrCodeWidget(hash_ + number, barWidth=74, barHeight=74)
            dr = Drawing(74, 74)
            dr.add(code)
            renderPDF.draw(dr, p.c, x + w - 74, p.h - 92)
            p.rect(x, 94, w, 72)
            for cx in (x + 270, x + 560):
                p.line(cx, 94, cx, 166)
            for k, (t, bold) in enumerate([(sup["name"], 1), (sup["street"], 0), (f"{sup['city']} - {sup['pin']}", 0), (f"GSTIN : {sup['gstin']}", 1), (f"State : {sup['statename']}, Code : {sup['state']}", 0)]):
                p.text(x + 4, 107 + k * 13, t, "Helvetica-Bold" if bold else "Helvetica", 9 if k else 11)
            p.text(x + 274, 105, "Buyer (Bill to)", "Helvetica-Oblique", 8)
            for k, (t, bold) in enumerate([(rec["name"], 1), (f"{rec['street']}, {rec['city']} - {rec['pin']}", 0), (f"GSTIN : {rec['gstin']}", 0), (f"Place of Supply : {rec['statename']} ({rec['state']})", 0)]):
                p.text(x + 274, 118 + k * 13, t, "Helvetica-Bold" if bold else "Helvetica", 9)
            for k, (a, b) in enumerate([("Invoice No.", number), ("Dated", d.strftime("%d-%b-%y")), ("D.O. No.", f"DO-{ack[4:9]}"), ("Terms", "Advance / 7 days"), ("Sheet", f"{p.page} / {p.total or 1}")]):
                p.text(x + 564, 107 + k * 13, a, size=8.6)
                p.text(x + 620, 107 + k * 13, b, "Helvetica-Bold" if k < 2 else "Helvetica", 8.6)
            return 172

        def more():
            p.new()
            return top()
        cols = [(22, "c", "Sl.\nNo."), (38, "c", "Challan\nNo."), (34, "c", "Date"), (62, "l", "Truck No."), (118, "l", "Grade / Description\nof Goods"), (46, "c", "HSN"), (42, "r", "Gross\nWt. MT"), (42, "r", "Tare\nWt. MT"),
                (42, "r", "Net Wt.\nMT"), (48, "r", "Rate\nper MT"), (68, "r", "Taxable\nValue")]
        cols += [(62, "r", "IGST\n@ 5%")] if inter else [(52, "r", "CGST\n@ 2.5%"), (52, "r", "SGST\n@ 2.5%")]
        cols.append((58, "r", "GST Comp.\nCess @ Rs.\n400 / MT"))
        cols.append((w - sum(cc[0] for cc in cols), "r", "Total\nAmount"))
        y = K.grid(p, top(), x, cols, body, p.h - 40, more, size=7.8, lead=9.4, pad=2.4, rules="v", zebra="#f2f2f2")
        if y > p.h - 168:
            y = more()
        cx, y = x, y + 12
        tots = ["", "", "", "", "Total", "", "", "", K.q3(wt), "", K.m(tv)] + ([K.m(ig)] if inter else [K.m(c), K.m(sg)]) + [K.m(cess), K.m(sum(sums))]
        for (cw, _, _), t in zip(cols, tots):
            p.text(cx + (2.4 if t == "Total" else cw - 2.4), y, t, "Helvetica-Bold", 7.4, "l" if t == "Total" else "r")
            cx += cw
        p.line(x, y + 5, x + w, y + 5)
        y0 = y + 19
        lines = [("Taxable Value", tv)] + ([("Integrated Tax", ig)] if inter else [("Central Tax", c), ("State Tax", sg)]) + [("Compensation Cess", cess), ("Rounding", off), ("Invoice Total", grand)]
        for k, (a, b) in enumerate(lines):
            face = "Helvetica-Bold" if a == "Invoice Total" else "Helvetica"
            p.text(x + w - 210, y0 + k * 13, a, face, 9)
            p.text(x + w - 4, y0 + k * 13, K.m(b), face, 9, "r")
        p.text(x + 2, y0, "Amount Chargeable (in words)", size=8)
        end = p.para(x + 2, y0 + 12, words, w - 240, "Helvetica-Bold", 9)
        p.text(x + 2, end + 8, "Weight as per our weighbridge is final. Moisture above 8% to buyer's account. Royalty paid at source.", size=8)
        yy = y0 + len(lines) * 13 + 4
        p.text(x + w - 4, yy, f"for {sup['name']}", "Helvetica-Bold", 9, "r")
        p.text(x + w - 4, yy + 32, "Authorised Signatory", size=8, align="r")
        p.text(x + 2, yy + 32, "This is a Computer Generated Invoice", size=8)
    K.twice(path, landscape(A4), page)
    data = K.base(number, d, sup, rec)
    data.update(line_items=out, taxable_total=K.s(tv), cess_total=K.s(cess), round_off=K.s(off), grand_total=K.s(grand), amount_in_words=words, irn=hash_)
    data.update(K.tax_truth(inter, c, sg, ig))
    return {"data": data}


def hotel(path, seed, rows):
    r = K.rng("hotel", seed, rows)
    sup, rec, _ = K.parties(r, ["Residency", "Palace Hotels Pvt Ltd", "Comfort Inn"], inter=r.random() < 0.5)
    pos = sup["state"]
    d = K.day(r)
    number = f"FO{r.randrange(10000, 99999)}"
    f, fb = K.font("DJS"), K.font("DJS-B")
    st = ParagraphStyle("n", fontName=f, fontSize=7.4, leading=9.2)
    sb = ParagraphStyle("b", parent=st, fontName=fb)
    sc = ParagraphStyle("c", parent=sb, alignment=1, fontSize=7.2, leading=8.8)
    P = Paragraph
    wine = colors.HexColor("#6b1f3a")
    rooms = [("Deluxe Room, Single", 3400), ("Executive Room, Double", 4650), ("Superior Twin", 2950), ("Royal Suite, Double", 8900)]
    heads = ["Room", "Guest Name / Room Type", "SAC", "Arrival", "Departure", "Nights", "Room<br/>Tariff", "Taxable<br/>Amount", "CGST", "", "SGST", "", "Total"]
    body = [[P(h, sc) for h in heads], [""] * 8 + [P("%", sc), P("Amt", sc), P("%", sc), P("Amt", sc), ""]]
    out, sums, nights = [], [0, 0, 0], 0
    for i in range(rows):
        kind, tariff = r.choice(rooms)
        guest = r.choice(K.PEOPLE)
        guest = r.choice(["Dr. ", "Ms. " if guest.split()[0] in K.WOMEN else "Mr. "]) + guest
        tariff = tariff * 100 - r.choice([0, 0, 20000, 35000])
        n = r.choice([1, 1, 2, 2, 3, 4])
        a = K.plus(d, -n - r.choice([0, 0, 1, 2]))
        rate = 18 if tariff > 750000 else 12
        tv = tariff * n
        c, sg, _ig = K.taxes(tv, rate, False)
        for k, v in enumerate((tv, c, sg)):
            sums[k] += v
        nights += n
        body.append([f"{r.randrange(1, 6)}{r.randrange(1, 25):02d}", P(f"{guest}, {kind}", st), "996311", a.strftime("%d-%m-%y"), K.plus(a, n).strftime("%d-%m-%y"), str(n), K.m(tariff), K.m(tv),
                     f"{rate // 2}", K.m(c), f"{rate // 2}", K.m(sg), K.m(tv + c + sg)])
        out.append({"description": f"{guest}, {kind}", "hsn_sac": "996311", "quantity": str(n), "unit_price": K.s(tariff), "taxable_value": K.s(tv), "gst_rate": str(rate),
                    "cgst_amount": K.s(c), "sgst_amount": K.s(sg), "amount": K.s(tv + c + sg)})
    tv, c, sg = sums
    grand, off = K.rounded(tv + c + sg)
    body.append(["", P("Total", sb), "", "", "", str(nights), "", K.m(tv), "", K.m(c), "", K.m(sg), K.m(tv + c + sg)])
    spans = [("SPAN", (k, 0), (k, 1)) for k in (0, 1, 2, 3, 4, 5, 6, 7, 12)] + [("SPAN", (8, 0), (9, 0)), ("SPAN", (10, 0), (11, 0))]
    t = Table(body, [28, 112, 35, 43, 48, 36, 44, 56, 17, 45, 17, 45, 60], repeatRows=2, style=spans + [
        ("FONT", (0, 0), (-1, -1), f, 7.2), ("FONT", (0, -1), (-1, -1), fb, 7.2), ("LINEABOVE", (0, 0), (-1, 0), 1, wine), ("LINEBELOW", (0, 1), (-1, 1), 1, wine), ("LINEBELOW", (8, 0), (11, 0), 0.4, wine),
        ("LINEABOVE", (0, -1), (-1, -1), 0.6, wine), ("LINEBELOW", (0, -1), (-1, -1), 1, wine), ("LINEBELOW", (0, 2), (-1, -3), 0.2, colors.lightgrey), ("ALIGN", (5, 2), (-1, -1), "RIGHT"), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"),
        ("LEFTPADDING", (0, 0), (-1, -1), 2), ("RIGHTPADDING", (0, 0), (-1, -1), 2), ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 3)])
    full = 584
    words = f"{K.words(grand // 100)} Rupees only"
    head = Table([[[P(sup["name"], ParagraphStyle("x", parent=sb, fontSize=18, leading=23, textColor=wine)), P("Rooms &bull; Banquets &bull; Restaurant", st)],
                   P(f"{sup['street']}<br/>{sup['city']} {sup['pin']}, {sup['statename']}<br/>Tel. {sup['phone']}<br/>GSTIN {sup['gstin']}", ParagraphStyle("y", parent=st, alignment=2))]], [340, full - 340],
                 style=[("VALIGN", (0, 0), (-1, -1), "TOP")])
    info = Table([[P("Billed to", st), P(rec["name"], sb), P("Invoice No.", st), P(number, sb)], ["", P(f"{rec['street']}, {rec['city']} {rec['pin']}, {rec['statename']}", st), P("Invoice Date", st), P(d.strftime("%d-%m-%Y"), sb)],
                  [P("GSTIN", st), P(rec["gstin"], st), P("Settlement", st), P("Bill to Company", st)], [P("Booked by", st), P(r.choice(K.PEOPLE), st), P("Place of Supply", st), P(f"{K.STATES[pos]} [{pos}]", st)]],
                 [60, 300, 84, full - 444], style=[("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 2), ("VALIGN", (0, 0), (-1, -1), "TOP")])
    box = Table([["Room Charges", K.m(tv)], ["CGST", K.m(c)], ["SGST", K.m(sg)], ["Round Off", K.m(off)], ["Net Amount Due", K.m(grand)]], [104, 86], style=[
        ("FONT", (0, 0), (-1, -1), f, 8.2), ("FONT", (0, -1), (-1, -1), fb, 9), ("ALIGN", (1, 0), (1, -1), "RIGHT"), ("TEXTCOLOR", (0, -1), (-1, -1), colors.white), ("BACKGROUND", (0, -1), (-1, -1), wine),
        ("TOPPADDING", (0, 0), (-1, -1), 1.5), ("BOTTOMPADDING", (0, 0), (-1, -1), 2.5)])
    foot = Table([[[P("Rupees in words", st), P(words, sb), Spacer(1, 6), P("I agree that my liability for this bill is not waived and agree to be held personally liable if the company fails to pay.", st)], box]], [full - 210, 210],
                 style=[("VALIGN", (0, 0), (-1, -1), "TOP")])
    sign = Table([[P("Guest Signature", st), P("Cashier", sc), P("Front Office Manager", ParagraphStyle("z", parent=st, alignment=2))]], [full / 3] * 3)

    def mark(cv, doc):
        cv.setFont(f, 7)
        cv.drawRightString(A4[0] - 14, 16, f"Page {doc.page}")
        cv.drawString(14, 16, "Check-out time 12 noon")
    SimpleDocTemplate(path, pagesize=A4, leftMargin=5.6, rightMargin=5.6, topMargin=30, bottomMargin=32, invariant=1).build(
        [head, Spacer(1, 4), P("TAX INVOICE", ParagraphStyle("t", parent=sb, alignment=1, fontSize=11, leading=14)), Spacer(1, 6), info, Spacer(1, 8), t, KeepTogether([Spacer(1, 8), foot, Spacer(1, 34), sign])],
        onFirstPage=mark, onLaterPages=mark)
    data = K.base(number, d, sup, rec)
    data.update(place_of_supply=pos, line_items=out, taxable_total=K.s(tv), round_off=K.s(off), grand_total=K.s(grand), amount_in_words=words, cgst_total=K.s(c), sgst_total=K.s(sg))
    return {"data": data}


LAYOUTS = {"coal": coal, "hotel": hotel}
