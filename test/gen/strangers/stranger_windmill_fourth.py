# SPDX-License-Identifier: AGPL-3.0-or-later
"""Finished leather by square foot (platypus) and digitising of records by page (canvas)."""
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import KeepTogether, SimpleDocTemplate, Spacer, Table
from stranger_windmill_kit import (Grid, pair, rng, day, days, fiscal, put, block, inr, plain, milli, words, half_up, taxes, rounded, head_truth, tax_truth, irn, PEOPLE)
from stranger_windmill_third import maker, tight

HX = colors.HexColor


def finishedleather(path, seed, rows):
    r = rng("finishedleather", seed, rows)
    sup, rec, inter = pair(r, "Palar Vaigai Finished Leathers", "33", ["Jajmaura Shoe Uppers Pvt Ltd", "Casteloro Bags & Belts LLP", "Saddlecraft Exports"], ("F", "C"), ["09", "19", "27", "06"])
    d = day(r)
    no = f"FL/{r.randrange(1, 999)}/{fiscal(d)}"
    code, eway = irn(r), f"{r.randrange(10, 99)}{r.randrange(10, 99)} {r.randrange(1000, 9999)} {r.randrange(1000, 9999)}"
    P = maker("Gst29Serif", "Gst29SerifB", 7.4, 9.4)
    W = A4[0] - 64
    br = HX("#6b4423")
    doc = SimpleDocTemplate(path, pagesize=A4, invariant=1, leftMargin=32, rightMargin=32, topMargin=34, bottomMargin=40)

    def foot(c, _):
        c.setFont("Gst29Serif", 6.5)
        c.drawString(32, 24, "Subject to Vellore jurisdiction")
        c.drawRightString(A4[0] - 32, 24, f"Sheet {c.getPageNumber()}")

    flow = [Table([[P("INVOICE UNDER RULE 46 - TAX INVOICE", "bc"), ""],
                   [P(f"Consignor\n{sup.name}\n{sup.street},\n{sup.city}\n{sup.where} - 33\nGSTIN : {sup.gstin}"),
                    P(f"Invoice No. : {no}\nDate : {d.strftime('%d.%m.%Y')}\ne-Way Bill No. : {eway}\nLorry : TN {r.randrange(20, 99)} {r.choice('ABKM')} {r.randrange(1000, 9999)}\nTerms : {r.choice(['Against documents', '60 days', 'Advance'])}")],
                   [P(f"Consignee / Buyer\n{rec.name}\n{rec.street},\n{rec.city}\nGSTIN : {rec.gstin}"), P(f"Place of Supply : {rec.where} ({rec.state})\nBundles marked : PVFL/{r.randrange(100, 999)}\nReverse charge : No")],
                   [P("IRN : " + code, size=6.6), ""]], [W * 0.56, W * 0.44],
                  style=tight([("GRID", (0, 0), (-1, -1), 0.6, br), ("SPAN", (0, 0), (1, 0)), ("SPAN", (0, 3), (1, 3)), ("BACKGROUND", (0, 0), (-1, 0), HX("#f1e6da"))])), Spacer(1, 7)]
    arts = [("Cow softy upper", "41071200", 14500), ("Goat suede lining", "41131000", 6200), ("Buff printed bag leather", "41071900", 11800), ("Sheep nappa garment", "41120000", 13250), ("Cow crunch pull-up", "41071200", 17100)]
    fin = ["Black", "Cognac 214", "Bordo", "Dk. Brown", "Tan 08", "Off-white"]
    th = ["0.6/0.7 mm", "0.9/1.1 mm", "1.2/1.4 mm", "1.8/2.0 mm"]
    data = [[P(x, "bc") for x in ["Bundle\nNos.", "Description of leather", "", "HSN", "Seln.", "Quantity", "", "Rate per\nSq.Ft. Rs.", "Value\nRs."]],
            [P(x, "bc") for x in ["", "Article, colour", "Substance", "", "", "Pcs.", "Sq.Ft.", "", ""]]]
    ws = [42, 124, 60, 50, 38, 34, 58, 52, 0]
    ws[-1] = W - sum(ws)
    items, goods, pcs, area, b = [], 0, 0, 0, 1
    for i in range(rows):
        a, hsn, rate = r.choice(arts)
        n = r.randrange(1, 6)
        desc = f"{a}, {r.choice(fin)}"
        p = r.randrange(20, 60) * n
        q = p * r.randrange(520, 2300) // 25 * 25
        sel = r.choice(["I", "II", "I-III", "IV", "TR"])
        rt = rate - {"I": 0, "II": 500, "I-III": 800, "IV": 2100, "TR": 2600}[sel]
        val = half_up(q * rt, 100)
        goods, pcs, area = goods + val, pcs + p, area + q
        data.append([P(x, "n" + k) for x, k in zip([f"{b}-{b + n - 1}" if n > 1 else b, desc, r.choice(th), hsn, sel, p, milli(q, 2), inr(rt), inr(val)], "clcccrrrr")])
        b += n
        items.append({"description": desc, "hsn_sac": hsn, "quantity": milli(q, 2), "unit": "Sq.Ft.", "unit_price": plain(rt), "taxable_value": plain(val), "amount": plain(val)})
    data.append([P(x, "b" + k) for x, k in zip(["", f"Total {b - 1} bundles", "", "", "", pcs, milli(area, 2), "", inr(goods)], "clcccrrrr")])
    st = [("SPAN", (k, 0), (k, 1)) for k in (0, 3, 4, 7, 8)] + [("SPAN", (1, 0), (2, 0)), ("SPAN", (5, 0), (6, 0)), ("VALIGN", (0, 0), (-1, 1), "MIDDLE"), ("BACKGROUND", (0, 0), (-1, 1), HX("#f1e6da")),
          ("BOX", (0, 0), (-1, -1), 0.8, br), ("INNERGRID", (0, 0), (-1, 1), 0.4, br), ("LINEBELOW", (0, 1), (-1, 1), 0.8, br), ("LINEABOVE", (0, -1), (-1, -1), 0.8, br)]
    st += [("LINEAFTER", (k, 2), (k, -1), 0.4, br) for k in range(8)]
    flow.append(Table(data, ws, repeatRows=2, style=tight(st)))
    pack = (b - 1) * 15000
    tot = goods + pack
    cg, sg, ig = taxes(tot, 12, inter)
    grand, ro = rounded(tot + cg + sg + ig)
    w = "Rupees " + words(grand // 100) + " only"
    tl = [("Value of goods", goods), (f"Add: Packing & forwarding ({b - 1} bundles x 150.00)", pack), ("Assessable value", tot)]
    tl += [("Add: IGST 12%", ig)] if inter else [("Add: CGST 6%", cg), ("Add: SGST 6%", sg)]
    tl += [("Rounding", ro)]
    tab = [[P(a, "nr"), P(inr(v), "nr")] for a, v in tl] + [[P("INVOICE AMOUNT Rs.", "br"), P(inr(grand), "br")]]
    flow.append(KeepTogether([Table(tab, [W - 90, 90], style=tight([("BOX", (0, 0), (-1, -1), 0.8, br), ("LINEBEFORE", (1, 0), (1, -1), 0.4, br), ("LINEABOVE", (0, -1), (-1, -1), 0.8, br)], 1.6)),
                              Table([[P(w)]], [W], style=tight([("BOX", (0, 0), (-1, -1), 0.8, br)], 3)), Spacer(1, 6),
                              Table([[P("Area measured by pin-wheel machine; tolerance 2%.\nLeather once cut is not taken back."), P(f"for {sup.name}\n \n \nPartner", "nr")]], [W * 0.55, W * 0.45], style=tight())]))
    doc.build(flow, onFirstPage=foot, onLaterPages=foot)
    t = head_truth(no, d, sup, rec)
    t.update(irn=code, line_items=items, taxable_total=plain(tot), round_off=plain(ro), grand_total=plain(grand), amount_in_words=w)
    tax_truth(t, inter, cg, sg, ig)
    return {"data": t}


def recordscan(path, seed, rows):
    r = rng("recordscan", seed, rows)
    sup, rec, inter = pair(r, "Smritikosh Records & Imaging Pvt. Ltd.", "23", ["Vindhyagiri Municipal Corporation", "Malwanchal Gramin Sahakari Bank Ltd.", "Narmadatat University"],
                           ("C", "L"), ["08", "22", "24", "27"])
    W, H = A4
    c = Canvas(path, pagesize=A4, invariant=1)
    d = day(r)
    no = f"SRI-{fiscal(d)}-{r.randrange(1, 9999):04d}"
    due = d + days(30)
    F, B = "Helvetica", "Helvetica-Bold"
    slate = HX("#3b4a54")
    order = f"WO/{r.randrange(100, 999)}/{d.year}"

    def furniture(first):
        put(c, W - 28, H - 40, "Tax Invoice", B, 18, "r", slate)
        if not first:
            put(c, 28, H - 40, f"{sup.name} - Invoice {no}, continued", F, 8.5)
            return H - 54
        block(c, 28, H - 40, [sup.name], B, 11)
        block(c, 28, H - 53, [sup.street, f"{sup.city}, {sup.where}", f"GSTIN: {sup.gstin}", f"Tel: {sup.phone}"], F, 8, 10.5)
        put(c, 28, H - 112, "Bill to:", B, 8, color=slate)
        block(c, 28, H - 124, [rec.name, rec.street, f"{rec.city}, {rec.where}", f"GSTIN: {rec.gstin}"], F, 8.5, 11)
        for i, (k, v) in enumerate((("Invoice no.:", no), ("Invoice date:", d.strftime("%d %B %Y")), ("Payment due by:", due.strftime("%d %B %Y")),
                                    ("Work order:", order), ("Place of supply:", f"{rec.where} - {rec.state}"))):
            put(c, W - 150, H - 112 - 12 * i, k, F, 8.5, "r")
            put(c, W - 28, H - 112 - 12 * i, v, B, 8.5, "r")
        return H - 182

    y = furniture(True)

    def newpage():
        put(c, W - 28, 30, "continued on next page ...", "Helvetica-Oblique", 7.5, "r")
        c.showPage()
        return furniture(False)

    cols = [("Batch", 30, "l"), ("Record series", 0, "l"), ("SAC", 33, "l"), ("Cartons|opened", 34, "r"), ("Images|taken", 34, "r"), ("Blank,|unbilled", 35, "r"),
            ("Billed|pages", 34, "r"), ("Rate|per page", 36, "r"), ("Taxable|amount", 47, "r")]
    cols += [("IGST|18%", 46, "r")] if inter else [("CGST|9%", 41, "r"), ("SGST|9%", 41, "r")]
    cols += [("Line|total", 49, "r")]
    cols[1] = ("Record series", W - 56 - sum(q[1] for q in cols), "l")
    g = Grid(c, cols, 28, y, 48, newpage, font=F, bold=B, size=7, lead=8.6, rules="none", headfill=slate, headink=colors.white, stripe=HX("#eef1f3"), gap=2.6, pad=2.5, repeat=False)
    g.header()
    series = ["Property tax ledgers", "Birth & death registers", "Building plan files", "Service books", "Loan dossiers", "Answer-book covers", "Mutation registers", "Council minutes", "Pay bills"]
    how = [("A4 b/w, 200 dpi", 62), ("A4 colour, 300 dpi", 115), ("A3 bound, overhead scan", 340), ("A0 drawing, colour", 2450), ("legal size, OCR Hindi", 148)]
    items, S = [], [0] * 5
    for i in range(rows):
        hw, rate = r.choice(how)
        y0 = r.randrange(1948, 2012)
        desc = f"{r.choice(series)} {y0}-{(y0 + r.randrange(1, 9)) % 100:02d}, {hw}"
        img = r.randrange(60, 900) if rate > 1000 else r.randrange(1200, 48000)
        bl = img * r.randrange(0, 7) // 100
        q = img - bl
        val = q * rate
        cg, sg, ig = taxes(val, 18, inter)
        amt = val + cg + sg + ig
        g.row([f"B-{310 + i}", desc, "998596", str(max(1, img // 2400)), inr(img * 100, False), inr(bl * 100, False) if bl else "-", inr(q * 100, False), inr(rate), inr(val)] +
              ([inr(ig)] if inter else [inr(cg), inr(sg)]) + [inr(amt)])
        for k, v in enumerate((val, cg, sg, ig, amt)):
            S[k] += v
        it = {"description": desc, "hsn_sac": "998596", "quantity": str(q), "unit_price": plain(rate), "taxable_value": plain(val), "gst_rate": "18", "amount": plain(amt)}
        it.update({"igst_amount": plain(ig)} if inter else {"cgst_amount": plain(cg), "sgst_amount": plain(sg)})
        items.append(it)
    c.setStrokeColor(slate)
    c.setLineWidth(1)
    c.line(28, g.y, W - 28, g.y)
    grand, ro = rounded(S[4])
    if g.y < 150:
        g.y = newpage()
    y = g.y - 14
    for a, v in [("Taxable amount", S[0])] + ([("IGST", S[3])] if inter else [("CGST", S[1]), ("SGST", S[2])]) + [("Adjustment to whole rupee", ro)]:
        put(c, W - 120, y, a, F, 8.5, "r")
        put(c, W - 30, y, inr(v), F, 8.5, "r")
        y -= 12.5
    put(c, W - 120, y - 4, "Total  (INR)", B, 11, "r", slate)
    put(c, W - 30, y - 4, inr(grand), B, 11, "r", slate)
    w = "Rupees " + words(grand // 100) + " only."
    yy = block(c, 28, g.y - 14, ["In words:", w], F, 8.5, 11, 250)
    block(c, 28, yy - 6, ["Images delivered on two encrypted drives; acceptance by " + r.choice(PEOPLE) + "."], F, 7.5, 9.5, 250)
    put(c, W - 30, y - 48, "Authorised signatory", F, 8, "r")
    c.save()
    t = head_truth(no, d, sup, rec)
    t.update(due_date=due.isoformat(), line_items=items, taxable_total=plain(S[0]), round_off=plain(ro), grand_total=plain(grand), amount_in_words=w)
    tax_truth(t, inter, *S[1:4])
    return {"data": t}


LAYOUTS = {"finishedleather": finishedleather, "recordscan": recordscan}
