# SPDX-License-Identifier: AGPL-3.0-or-later
"""A saw mill's bill by the cubic foot, and a granite yard's list of slabs."""
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import mm
from reportlab.platypus import KeepTogether, Paragraph, SimpleDocTemplate, Spacer, Table

import stranger_quarry_kit as K


def timber(path, seed, rows):
    r = K.rng("timber", seed, rows)
    sup, rec, inter = K.parties(r, ["Timber Mart", "Saw Mills", "Timber & Plywood Traders"])
    d = K.day(r)
    number = f"{r.choice(['TM', 'SM', 'WD'])}/{r.randrange(40, 1900)}/{K.fy(d)}"
    kinds = [("Malaysian Sal Sawn Sizes", "44072910", 1450), ("Burma Teak Planks CP", "44072300", 4800), ("Pine Wood Runners (NZ)", "44071100", 620),
             ("Red Meranti Door Frame Sections", "44072500", 1890), ("Neem Wood Sizes", "44079990", 780), ("Honne Beams", "44072990", 1640),
             ("Ghana Teak Round Cut Sizes", "44072300", 2350)]
    items, out, tp, tc, total = [], [], 0, 0, 0
    for i in range(rows):
        name, hsn, rate = r.choice(kinds)
        rate = (rate + r.randrange(-5, 6) * 10) * 100
        ft, w, t, pcs = r.randrange(12, 33), r.choice([3, 4, 5, 6, 8, 9]), r.choice([4, 6, 8, 10, 12, 16]), r.randrange(2, 90)
        cft = K.div(ft * w * t * pcs * 1000, 2 * 4 * 144)
        amt = K.div(cft * rate, 1000)
        size = f"{ft / 2:g}' x {w}\" x {t / 4:g}\""
        items.append([str(i + 1), name, hsn, size, str(pcs), K.q3(cft), K.m(rate), K.m(amt)])
        out.append({"description": name, "hsn_sac": hsn, "quantity": K.q3(cft), "unit": "CFT", "unit_price": K.s(rate), "amount": K.s(amt)})
        tp, tc, total = tp + pcs, tc + cft, total + amt
    runs, acc = [], 0
    for row in out:
        runs.append(acc)
        acc += int(row["amount"].replace(".", ""))
    extra = r.choice([0, 45000, 120000, 86500])
    taxable = total + extra
    c, sg, ig = K.taxes(taxable, 18, inter)
    grand, off = K.rounded(taxable + c + sg + ig)
    words = f"Rupees {K.words(grand // 100)} Only"
    lorry, lr = K.truck(r, sup["state"]), r.randrange(1000, 9999)
    ewb = f"{r.randrange(1000, 9999)} {r.randrange(1000, 9999)} {r.randrange(1000, 9999)}"

    def page(p):
        x, w = 34, p.w - 68

        def top():
            p.text(x, 34, f"GSTIN : {sup['gstin']}", "Helvetica-Bold", 8.5)
            p.text(p.w / 2, 34, "TAX INVOICE", "Helvetica-Bold", 10, "c")
            p.text(x + w, 34, f"Cell : {sup['phone']}", size=8.5, align="r")
            p.text(p.w / 2, 60, sup["name"].upper(), "Times-Bold", 20, "c", "#7a2e0e")
            p.text(p.w / 2, 74, "Importers & Dealers in : All Kinds of Imported & Indian Timber, Plywood, Doors", "Times-Italic", 9.5, "c")
            p.text(p.w / 2, 87, f"{sup['street']}, {sup['city']} - {sup['pin']}, {sup['statename']} (Code {sup['state']})", size=9, align="c")
            p.rect(x, 94, w, 74)
            p.line(x + 320, 94, x + 320, 168)
            p.text(x + 5, 107, "To, M/s.", size=8.5)
            p.text(x + 48, 107, rec["name"], "Helvetica-Bold", 9.5)
            p.text(x + 48, 120, rec["street"], size=8.5)
            p.text(x + 48, 132, f"{rec['city']} - {rec['pin']}", size=8.5)
            p.text(x + 5, 147, f"Party GSTIN : {rec['gstin']}", "Helvetica-Bold", 8.5)
            p.text(x + 5, 160, f"Place of Supply : {rec['statename']}   State Code : {rec['state']}", size=8.5)
            for k, (a, b) in enumerate([("Bill No.", number), ("Date", d.strftime("%d-%m-%Y")), ("Lorry No.", lorry), ("L.R. No.", str(lr)), ("E-Way Bill", ewb)]):
                p.text(x + 326, 107 + k * 13.3, a, size=8.5)
                p.text(x + 378, 107 + k * 13.3, f": {b}", "Helvetica-Bold" if k < 2 else "Helvetica", 8.5)
            return 176

        def more():
            p.text(x + w, p.h - 40, "Continued on next page ...", "Helvetica-Oblique", 8, "r")
            p.new()
            return top()
        cols = [(24, "c", "S.\nNo."), (142, "l", "Description of Timber"), (52, "c", "HSN\nCode"), (92, "c", "Size\n(L ft. x W in. x T in.)"), (34, "r", "Pcs."),
                (54, "r", "CFT"), (56, "r", "Rate per\nCFT"), (73, "r", "Amount\nRs.  P.")]
        y = top()
        keep = p.h - 235
        y = K.grid(p, y, x, cols, items, p.h - 60, more, rules="v", size=8.5, lead=10.2, fill_to=keep,
                   carry=lambda i: (["", "Carried Over", "", "", "", "", "", K.m(runs[i])], ["", "Brought Forward", "", "", "", "", "", K.m(runs[i])]))
        if y > keep + 1:
            y = more()
        y += 13
        p.text(x + 27, y, "Total", "Helvetica-Bold", 9)
        p.text(x + 341, y, str(tp), "Helvetica-Bold", 8.5, "r")
        p.text(x + 395, y, K.q3(tc), "Helvetica-Bold", 8.5, "r")
        p.text(x + w - 3, y, K.m(total), "Helvetica-Bold", 9, "r")
        p.line(x, y + 5, x + w, y + 5)
        foot = ([("Add : Loading & Cartage", extra)] if extra else []) + [("Taxable Value", taxable)]
        foot += [("Add : IGST @ 18%", ig)] if inter else [("Add : CGST @ 9%", c), ("Add : SGST @ 9%", sg)]
        foot += [("Round Off", off), ("NET AMOUNT", grand)]
        yy = y + 19
        for a, b in foot:
            bold = "Helvetica-Bold" if a.isupper() else "Helvetica"
            p.text(x + 330, yy, a, bold, 9)
            p.text(x + w - 3, yy, K.m(b), bold, 9, "r")
            yy += 14
        end = p.para(x + 4, y + 22, words, 300, "Helvetica-Bold", 9)
        for k, t in enumerate(["1. Goods once sold will not be taken back.", "2. Interest @ 24% p.a. if not paid within 15 days.",
                               f"3. Subject to {sup['city']} jurisdiction."]):
            p.text(x + 4, end + 14 + k * 11, t, size=7.5)
        yy = max(yy, end + 52)
        p.line(x, yy - 6, x + w, yy - 6)
        p.text(x + w - 4, yy + 10, f"For {sup['name']}", "Helvetica-Bold", 9, "r")
        p.text(x + w - 4, yy + 48, "Authorised Signatory", size=8.5, align="r")
        p.text(x + 4, yy + 48, "Receiver's Signature", size=8.5)
    K.twice(path, A4, page, "Bill")
    data = K.base(number, d, sup, rec)
    data["supplier"]["name"] = sup["name"].upper()
    data.update(line_items=out, taxable_total=K.s(taxable), round_off=K.s(off), grand_total=K.s(grand), amount_in_words=words)
    data.update(K.tax_truth(inter, c, sg, ig))
    return {"data": data}


def granite(path, seed, rows):
    r = K.rng("granite", seed, rows)
    sup, rec, inter = K.parties(r, ["Granites Pvt. Ltd.", "Stonex Private Limited", "Marble & Granite Exports"], r.choice(["08", "29", "33", "36"]))
    d = K.day(r)
    number = f"GR{d.year % 100}{r.randrange(100, 9999):05d}"
    f, fb = K.font("NS"), K.font("NS-B")
    st = ParagraphStyle("n", fontName=f, fontSize=7.6, leading=9.4)
    sb = ParagraphStyle("b", parent=st, fontName=fb)
    sr = ParagraphStyle("r", parent=st, alignment=2)
    sh = ParagraphStyle("h", parent=sb, alignment=1, textColor=colors.white)
    big = ParagraphStyle("big", parent=sb, fontSize=15, leading=19, textColor=colors.HexColor("#1f3d4d"))
    P = Paragraph
    kinds = [("Absolute Black Granite Slab, Polished 18 mm", 155), ("Tan Brown Granite Slab, Polished 18 mm", 128), ("Steel Grey Leather Finish 20 mm", 142),
             ("Kashmir White Random Slab 18 mm", 118), ("Colonial Gold Gangsaw Slab, Polished 20 mm", 185)]
    heads = ["Sl.", "Lot / Slab<br/>No.", "Particulars", "HSN", "Length<br/>(Inch)", "Height<br/>(Inch)", "Nos.", "Area in<br/>Sq. Ft.",
             "Rate per<br/>Sq. Ft.", "Taxable<br/>Value (Rs.)"]
    heads += ["IGST<br/>18%", "Total<br/>(Rs.)"] if inter else ["CGST<br/>9%", "SGST<br/>9%", "Total<br/>(Rs.)"]
    body, out, sums, area = [[P(h, sh) for h in heads]], [], [0, 0, 0, 0], 0
    for i in range(rows):
        name, rate = r.choice(kinds)
        rate = (rate + r.randrange(-6, 9)) * 100 + r.choice([0, 0, 50])
        ln, ht, nos = r.randrange(84, 127), r.randrange(38, 79), r.choice([1, 1, 2, 3, 4, 6])
        sq = K.div(ln * ht * nos * 100, 144)
        tv = K.div(sq * rate, 100)
        c, sg, ig = K.taxes(tv, 18, inter)
        for k, v in enumerate((tv, c, sg, ig)):
            sums[k] += v
        area += sq
        lot = f"{r.choice('ABKT')}{r.randrange(100, 999)}/{r.randrange(1, 40)}"
        body.append([str(i + 1), lot, P(name, st), "68022390", f"{ln}", f"{ht}", str(nos), K.q2(sq), K.m(rate), K.m(tv)]
                    + ([K.m(ig)] if inter else [K.m(c), K.m(sg)]) + [K.m(tv + c + sg + ig)])
        row = {"description": name, "hsn_sac": "68022390", "quantity": K.q2(sq), "unit": "Sq. Ft.", "unit_price": K.s(rate), "taxable_value": K.s(tv),
               "gst_rate": "18", "amount": K.s(tv + c + sg + ig)}
        row.update({"igst_amount": K.s(ig)} if inter else {"cgst_amount": K.s(c), "sgst_amount": K.s(sg)})
        out.append(row)
    tv, c, sg, ig = sums
    grand, off = K.rounded(tv + c + sg + ig)
    body.append(["", "", P("TOTAL", sb), "", "", "", "", K.q2(area), "", K.m(tv)] + ([K.m(ig)] if inter else [K.m(c), K.m(sg)]) + [K.m(tv + c + sg + ig)])
    widths = [24, 56, 158, 50, 40, 40, 30, 52, 50, 70] + ([66, 78] if inter else [58, 58, 76])
    t = Table(body, widths, repeatRows=1)
    t.setStyle([("FONT", (0, 0), (-1, -1), f, 7.6), ("BACKGROUND", (0, 0), (-1, 0), colors.HexColor("#1f3d4d")), ("ALIGN", (4, 1), (-1, -1), "RIGHT"),
                ("ALIGN", (0, 1), (0, -1), "CENTER"), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"), ("LINEBELOW", (0, 1), (-1, -1), 0.3, colors.grey),
                ("FONT", (0, -1), (-1, -1), fb, 7.6), ("LINEABOVE", (0, -1), (-1, -1), 1, colors.HexColor("#1f3d4d")),
                ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3), ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 3)])
    due = K.plus(d, r.choice([15, 30, 45]))
    full = sum(widths)
    left = [P(sup["name"], big), P(f"{sup['street']}, {sup['city']} {sup['pin']}, {sup['statename']}", st), P(f"GSTIN/UIN: {sup['gstin']}", sb)]
    right = [P("Tax Invoice", ParagraphStyle("t", parent=big, alignment=2, textColor=colors.HexColor("#b5651d"))), P("(Original for Recipient)", sr)]
    top = Table([[left, right]], [full - 230, 230], style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("LINEBELOW", (0, 0), (-1, -1), 1.2, colors.HexColor("#b5651d"))])
    info = Table([[[P("Buyer", st), P(rec["name"], sb), P(f"{rec['street']}, {rec['city']} - {rec['pin']}", st), P(f"GSTIN: {rec['gstin']}", st),
                    P(f"Place of Supply: {rec['state']}-{rec['statename']}", st)],
                   [P(f"Invoice No.: <b>{number}</b>", st), P(f"Invoice Date: {d.strftime('%d/%m/%Y')}", st), P(f"Due Date: {due.strftime('%d/%m/%Y')}", st)],
                   [P(f"Vehicle No.: {K.truck(r, sup['state'])}", st), P("Despatched through: By Road", st), P(f"Destination: {rec['city']}", st)]]],
                 [full - 360, 170, 190], style=[("VALIGN", (0, 0), (-1, -1), "TOP")])
    words = f"INR {K.words(grand // 100)} Only"
    lines = [["Taxable Value", K.m(tv)]] + ([["IGST", K.m(ig)]] if inter else [["CGST", K.m(c)], ["SGST", K.m(sg)]])
    lines += [["Rounded Off", K.m(off)], ["Grand Total (Rs.)", K.m(grand)]]
    ft = Table(lines, [130, 100], style=[("FONT", (0, 0), (-1, -1), f, 8.4), ("FONT", (0, -1), (-1, -1), fb, 9.5), ("ALIGN", (1, 0), (1, -1), "RIGHT"),
                                         ("LINEABOVE", (0, -1), (-1, -1), 0.8, colors.black), ("TOPPADDING", (0, 0), (-1, -1), 1.5), ("BOTTOMPADDING", (0, 0), (-1, -1), 2)])
    foot = Table([[[P("Amount Chargeable (in words)", st), P(words, sb), Spacer(1, 6), P("Measurement as accepted by the buyer at our yard. Natural variation in "
                    "shade and grain is not a ground for rejection.", st)], ft]], [full - 240, 240], style=[("VALIGN", (0, 0), (-1, -1), "TOP")])
    sign = P(f"for {sup['name']}<br/><br/><br/>Authorised Signatory", sr)
    SimpleDocTemplate(path, pagesize=landscape(A4), leftMargin=14 * mm, rightMargin=14 * mm, topMargin=12 * mm, bottomMargin=12 * mm, invariant=1).build(
        [top, info, Spacer(1, 6), t, KeepTogether([Spacer(1, 8), foot, sign])])
    data = K.base(number, d, sup, rec)
    data.update(due_date=due.isoformat(), line_items=out, taxable_total=K.s(tv), round_off=K.s(off), grand_total=K.s(grand), amount_in_words=words)
    data.update(K.tax_truth(inter, c, sg, ig))
    return {"data": data}


LAYOUTS = {"timber": timber, "granite": granite}
