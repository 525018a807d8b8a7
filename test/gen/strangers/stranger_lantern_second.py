# SPDX-License-Identifier: AGPL-3.0-or-later
"""Industrial gases, book publisher, hotel linen laundry, scaffolding on hire: platypus tables."""
import datetime

from reportlab.lib.colors import HexColor, black, white
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import HRFlowable, KeepTogether, Paragraph, SimpleDocTemplate, Spacer, Table

from stranger_lantern_kit import *

GRID = "#555555"


def st(font, size, how=0, lead=None, **kw):
    return ParagraphStyle("x", fontName=font, fontSize=size, leading=lead or size * 1.22, alignment=how, **kw)


def cells(line, styles):
    return [Paragraph(str(v), s) for v, s in zip(line, styles)]


def doc(path, size, margin, foot=None):
    return SimpleDocTemplate(path, pagesize=size, leftMargin=margin, rightMargin=margin, topMargin=30, bottomMargin=40, invariant=1)


def gas(path, seed, rows):
    r = seedrng("gas", seed, rows)
    a, b, inter = deal(r, ["Vayu Oxygen & Allied Gases", "Himgiri Industrial Gases Pvt. Ltd.", "Prana Gas Agencies"],
                       ["Ekdant Fabricators", "Coastal Ship Repair Yard", "Trimurti Heat Exchangers Ltd."])
    d = day(r)
    no = f"GAS/{r.randint(1, 3000)}/{fy(d)}"
    n8, b8, r8, c8 = st("Helvetica", 8), st("Helvetica-Bold", 8), st("Helvetica", 8, 2), st("Helvetica", 8, 1)
    hb = st("Helvetica-Bold", 7.5, 1)
    story = [Paragraph(f"<font size=15 color='#8b1a1a'><b>{a['name'].replace('&', '&amp;')}</b></font>", st("Helvetica-Bold", 15, 1, 19)),
             Paragraph("Mfrs. &amp; Dealers : Oxygen, Nitrogen, Argon, D.A. Gas, CO2 &amp; Gas Mixtures", st("Helvetica", 8, 1)),
             Paragraph(f"{a['a1']}, {a['a2']} &nbsp; GSTIN : {a['gstin']}", st("Helvetica", 8, 1)),
             Spacer(1, 5), Paragraph("TAX INVOICE CUM DELIVERY STATEMENT", st("Helvetica-Bold", 10, 1)), Spacer(1, 4)]
    left = f"<b>M/s. {b['name']}</b><br/>{b['a1']}<br/>{b['a2']}<br/>GSTIN : {b['gstin']}"
    right = f"Invoice No. : <b>{no}</b><br/>Date : <b>{d:%d-%m-%Y}</b><br/>Place of Supply : {b['code']} {b['state']}<br/>P.O. No. : Verbal"
    story.append(Table([[Paragraph(left, st("Helvetica", 8.5, 0, 11)), Paragraph(right, st("Helvetica", 8.5, 0, 11))]], colWidths=[330, 205],
                       style=[("BOX", (0, 0), (-1, -1), .7, black), ("LINEBEFORE", (1, 0), (1, 0), .7, black), ("VALIGN", (0, 0), (-1, -1), "TOP")]))
    titles = ["S.N.", "D.C.<br/>Date", "D.C.<br/>No.", "Particulars of Gas", "HSN<br/>Code", "Cyl.<br/>Del.", "Cyl.<br/>Recd.", "GST<br/>%",
              "Qty.", "Unit", "Rate<br/>Rs.", "Amount<br/>Rs."]
    widths = [24, 46, 38, 122, 46, 28, 32, 28, 42, 34, 42, 53]
    data = [cells(titles, [hb] * 12)]
    goods = [("Oxygen Gas (Industrial)", "28044090", 18, "Cu.M", 7000, (2400, 3600)), ("Argon Gas 99.99%", "28042100", 18, "Cu.M", 7000, (9000, 13000)),
             ("Dissolved Acetylene", "29012910", 18, "Kgs", 5500, (38000, 49000)), ("Carbon Dioxide (Liq.)", "28112190", 18, "Kgs", 30000, (1600, 2800)),
             ("Nitrogen Gas (High Purity)", "28043000", 18, "Cu.M", 7000, (3100, 4400)), ("Medical Oxygen I.P.", "28044010", 12, "Cu.M", 7000, (2100, 3000)),
             ("Ar + CO2 Mixture (80:20) for MIG Welding", "38249900", 18, "Cu.M", 9500, (8800, 12000))]
    items, by, bal = [], {}, {}
    day0 = d - datetime.timedelta(days=29)
    when = sorted(r.randint(0, 28) for _ in range(rows))
    dc = r.randint(1000, 7000)
    for i in range(rows):
        nm, hsn, rate, unit, per, (lo, hi) = r.choice(goods)
        cyl, back = r.randint(1, 12), r.randint(0, 10)
        q, up = cyl * per, r.randint(lo // 50, hi // 50) * 50
        amt = div(q * up, 1000)
        dc += r.randint(1, 9)
        by[rate] = by.get(rate, 0) + amt
        x = bal.setdefault(nm, [0, 0])
        x[0] += cyl
        x[1] += back
        dd = day0 + datetime.timedelta(days=when[i])
        qs = f"{q // 1000}.{q % 1000 // 100}"
        data.append(cells([i + 1, f"{dd:%d/%m/%y}", dc, nm, hsn, cyl, back, rate, qs, unit, plain(up), rs(amt)],
                          [c8, c8, c8, n8, c8, c8, c8, c8, r8, c8, r8, r8]))
        items.append({"description": nm, "hsn_sac": hsn, "quantity": qs, "unit": unit, "unit_price": plain(up), "gst_rate": str(rate), "amount": plain(amt)})
    story.append(Table(data, colWidths=widths, repeatRows=1, style=[
        ("GRID", (0, 0), (-1, -1), .5, HexColor(GRID)), ("BACKGROUND", (0, 0), (-1, 0), HexColor("#f2dcdb")), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"),
        ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 2.5), ("LEFTPADDING", (0, 0), (-1, -1), 2), ("RIGHTPADDING", (0, 0), (-1, -1), 2)]))
    tot = sum(by.values())
    C = S = I = 0
    foot = [["Total Before Tax", rs(tot)]]
    for k in sorted(by):
        cg, sg, ig = tax(by[k], k, inter)
        C, S, I = C + cg, S + sg, I + ig
        if inter:
            foot.append([f"Add : IGST {k}% on {rs(by[k])}", rs(ig)])
        else:
            foot += [[f"Add : CGST {k // 2}% on {rs(by[k])}", rs(cg)], [f"Add : SGST {k // 2}% on {rs(by[k])}", rs(sg)]]
    if len(by) > 1:
        foot += [["Total IGST", rs(I)]] if inter else [["Total CGST", rs(C)], ["Total SGST", rs(S)]]
    g, ro = rounded(tot + C + S + I)
    foot += [["Rounded Off", rs(ro)], ["Net Payable Rs.", rs(g)]]
    fn = [[Paragraph(l, b8 if l.startswith("Net") else n8), Paragraph(v, st("Helvetica-Bold" if l.startswith("Net") else "Helvetica", 8, 2))] for l, v in foot]
    right = Table(fn, colWidths=[165, 75], style=[("GRID", (0, 0), (-1, -1), .5, HexColor(GRID)), ("TOPPADDING", (0, 0), (-1, -1), 1.5), ("BOTTOMPADDING", (0, 0), (-1, -1), 2)])
    h7, s7 = st("Helvetica-Bold", 7, 1), st("Helvetica", 7, 1)
    cyl = [[Paragraph("CYLINDER ACCOUNT", h7), "", "", ""], cells(["Gas", "Del.", "Recd.", "Net with you"], [h7] * 4)]
    cyl += [cells([k, v[0], v[1], v[0] - v[1]], [st("Helvetica", 7)] + [s7] * 3) for k, v in sorted(bal.items())]
    lt = Table(cyl, colWidths=[130, 40, 40, 60], style=[("GRID", (0, 0), (-1, -1), .4, HexColor("#999999")), ("SPAN", (0, 0), (-1, 0)), ("TOPPADDING", (0, 0), (-1, -1), 1),
                                                       ("BOTTOMPADDING", (0, 0), (-1, -1), 1.5)], hAlign="LEFT")
    w = words(g)
    story.append(KeepTogether([Spacer(1, 6), Table([[lt, right]], colWidths=[295, 240], style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 0), ("RIGHTPADDING", (0, 0), (-1, -1), 0)]),
                               Spacer(1, 6), Paragraph("Amount (in words) : <b>" + w + "</b>", st("Helvetica", 8.5)), Spacer(1, 6),
                               Paragraph("1. Cylinders are returnable within 30 days, else holding charges of Rs. 10 per day apply. 2. Empty cylinders must be returned with valve caps.", st("Helvetica", 7)),
                               Spacer(1, 20), Paragraph(f"For <b>{a['name'].replace('&', '&amp;')}</b>", st("Helvetica", 8.5, 2)), Spacer(1, 22), Paragraph("Proprietor / Manager", st("Helvetica", 8, 2))]))
    doc(path, A4, 30).build(story)
    t = {"invoice_number": no, "invoice_date": d.isoformat(), "place_of_supply": b["code"], "supplier": who(a), "recipient": who(b), "line_items": items,
         "taxable_total": plain(tot), "round_off": plain(ro), "grand_total": plain(g), "amount_in_words": w}
    taxes(t, inter, C, S, I)
    return {"data": t}


def publisher(path, seed, rows):
    r = seedrng("publisher", seed, rows)
    fonts("Gst20NSer", "Gst20NSerB")
    F, B = "Gst20NSer", "Gst20NSerB"
    a, b, inter = deal(r, ["Akshar Sarita Prakashan", "Banyan Leaf Books", "Lekhani Educational Publishers"],
                       ["Vidyarthi Book Depot", "Gyan Mandir Stationers", "Little Scholars Public School"])
    d = day(r)
    no = f"{r.choice(['SB', 'KB'])}-{r.randint(1, 9999):04d}"
    due = d + datetime.timedelta(days=r.choice([30, 45, 60]))
    n, rr, cc = st(F, 7.6), st(F, 7.6, 2), st(F, 7.6, 1)
    head = Table([[Paragraph(f"<font size=16>{a['name']}</font>", st(B, 16, 0, 20)), Paragraph("Invoice", st(F, 20, 2, 24, textColor=HexColor("#7a5c1e")))],
                  [Paragraph(f"{a['a1']}<br/>{a['a2']}<br/>GSTIN {a['gstin']}", st(F, 8)), Paragraph("(Tax invoice cum bill of supply)<br/>Original for buyer", st(F, 8, 2))]],
                 colWidths=[320, 199], style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 0), ("RIGHTPADDING", (0, 0), (-1, -1), 0)])
    pairs = [["Invoice number", "Invoice date", "Payment due by", "Place of supply", "Transport"], [no, f"{d:%d %B %Y}", f"{due:%d %B %Y}", f"{b['code']} – {b['state']}", "By road"]]
    pt = Table([cells(pairs[0], [st(F, 7, 0, textColor=HexColor("#777777"))] * 5), cells(pairs[1], [st(B, 8)] * 5)], colWidths=[95, 105, 105, 124, 90],
               style=[("LINEABOVE", (0, 0), (-1, 0), .8, HexColor("#7a5c1e")), ("LINEBELOW", (0, 1), (-1, 1), .8, HexColor("#7a5c1e")), ("LEFTPADDING", (0, 0), (-1, -1), 0), ("TOPPADDING", (0, 0), (-1, -1), 2)])
    story = [head, Spacer(1, 6), pt, Spacer(1, 6), Paragraph(f"Sold to: <font name='{B}'>{b['name']}</font>, {b['a1']}, {b['a2']}. GSTIN {b['gstin']}", st(F, 8.5, 0, 11.5)), Spacer(1, 8)]
    hs = st(B, 7.6)
    data = [cells(["No.", "ISBN / Code", "Title and author", "HSN", "GST", "Copies", "Price", "Trade disc.", "Net value"], [st(B, 7.6, k) for k in (0, 0, 0, 0, 2, 2, 2, 2, 2)])]
    auth = ["S. Ramanathan", "Kavita Deshmukh", "J. P. Thakur", "Board of Editors", "Anil & Rekha Soni"]
    goods = [("Rapid Arithmetic for Class V", "49011010", 0), ("A Handbook of Soil Mechanics, 3rd Edition", "49011010", 0), ("Hindi Vyakaran Darpan Part II", "49011010", 0),
             ("The Monsoon Gardener", "49011020", 0), ("World Map, laminated 70 x 100 cm", "49059910", 0), ("My First Colouring Book", "49030010", 0),
             ("Practical File, Physics, ruled 120 pages", "48202000", 12), ("Audio CD: Spoken English Drill", "85238020", 18), ("Desk Diary, hard bound", "48201010", 18),
             ("Exam Answer Sheet Pad 100 leaves", "48201090", 12), ("Organic Chemistry: Problems and Reactions with Solved Papers", "49011010", 0)]
    items, by, rates = [], {}, []
    sty = [n, n, n, n, rr, rr, rr, rr, rr]
    for i in range(rows):
        nm, hsn, rate = r.choice(goods)
        code = f"978-81-{r.randint(1000, 9999)}-{r.randint(100, 999)}-{r.randint(0, 9)}" if hsn[:4] == "4901" else f"{r.choice('DPST')}{r.randint(100, 999)}"
        q, up = r.randint(1, 60), r.randint(12, 180) * 500
        dp = r.choice([20, 25, 30, 35, 40])
        disc = div(q * up * dp, 100)
        net = q * up - disc
        by[rate] = by.get(rate, 0) + net
        by_line = f"<br/><font size=6.6 color='#666666'>{r.choice(auth).replace('&', '&amp;')}</font>" if hsn[:4] == "4901" else ""
        data.append(cells([i + 1, code, nm + by_line, hsn, f"{rate}%" if rate else "Nil", q, plain(up), rs(disc), rs(net)], sty))
        items.append({"description": nm, "hsn_sac": hsn, "quantity": str(q), "unit_price": plain(up), "discount": plain(disc), "gst_rate": str(rate), "amount": plain(net)})
    story.append(Table(data, colWidths=[24, 86, 165, 46, 28, 36, 42, 44, 48 + 0], repeatRows=1, style=[
        ("LINEBELOW", (0, 0), (-1, 0), .8, black), ("LINEBELOW", (0, 1), (-1, -1), .25, HexColor("#cccccc")), ("VALIGN", (0, 0), (-1, -1), "TOP"),
        ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 3), ("LEFTPADDING", (0, 0), (-1, -1), 1), ("RIGHTPADDING", (0, 0), (-1, -1), 1)]))
    C = S = I = 0
    tb = ["GST rate", "Value of supply"] + (["IGST"] if inter else ["CGST", "SGST"]) + ["Value with tax"]
    lines = []
    for k in sorted(by):
        x = tax(by[k], k, inter)
        C, S, I = C + x[0], S + x[1], I + x[2]
        lines.append([f"{k}%" if k else "Nil rated", rs(by[k])] + [rs(v) for v in (x[2:] if inter else x[:2])] + [rs(by[k] + sum(x))])
    tot = sum(by.values())
    lines.append(["Total", rs(tot)] + [rs(v) for v in ([I] if inter else [C, S])] + [rs(tot + C + S + I)])
    m = len(tb)
    tt = Table([cells(tb, [st(B, 7.6)] + [st(B, 7.6, 2)] * 9)] + [cells(x, [st(B if x is lines[-1] else F, 7.6)] + [st(B if x is lines[-1] else F, 7.6, 2)] * 9) for x in lines],
               colWidths=[70] + [82] * (m - 1), hAlign="RIGHT", style=[("LINEBELOW", (0, 0), (-1, 0), .6, black), ("LINEABOVE", (0, -1), (-1, -1), .6, black), ("TOPPADDING", (0, 0), (-1, -1), 1.5),
                                                                  ("BACKGROUND", (0, 0), (-1, 0), HexColor("#f4ecd8"))])
    g, ro = rounded(tot + C + S + I)
    w = words(g, 2)
    end = Table([cells(["Rounding", rs(ro)], [st(F, 8, 2)] * 2), cells(["Amount to pay", "₹ " + rs(g)], [st(B, 10.5, 2)] * 2)], colWidths=[120, 100], hAlign="RIGHT",
                style=[("LINEBELOW", (0, 1), (-1, 1), 1.2, HexColor("#7a5c1e")), ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 4)])
    story.append(KeepTogether([Spacer(1, 10), tt, Spacer(1, 4), end, Spacer(1, 8), Paragraph("In words: " + w, st(F, 8.5)), Spacer(1, 5),
                               Paragraph("Books once sold are taken back within ninety days only if unmarked. Printed books are exempt from GST.", st(F, 7)),
                               Spacer(1, 26), Paragraph("Signed for " + a["name"], st(F, 8))]))

    def page(c, dd):
        c.setFont(F, 7)
        c.drawCentredString(A4[0] / 2, 24, f"{a['name']}  ·  Invoice {no}  ·  page {dd.page}")
    doc(path, A4, 38).build(story, onFirstPage=page, onLaterPages=page)
    t = {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "place_of_supply": b["code"], "supplier": who(a), "recipient": who(b),
         "line_items": items, "taxable_total": plain(tot), "round_off": plain(ro), "grand_total": plain(g), "amount_in_words": w}
    taxes(t, inter, C, S, I)
    return {"data": t}


def linen(path, seed, rows):
    r = seedrng("linen", seed, rows)
    fonts("Gst20Sans", "Gst20SansB")
    F, B = "Gst20Sans", "Gst20SansB"
    a, b, inter = deal(r, ["SnowFold Linen Services", "Dhobi Ghat Commercial Laundry LLP", "CrispLine Wash-house"],
                       ["Hotel Sagar Vihar", "The Palm Court Residency", "Arogya Multispeciality Nursing Home"], chance=.25)
    d = day(r)
    no = f"LN{d:%y%m}/{r.randint(1, 400):03d}"
    story = [Table([[Paragraph(a["name"], st(B, 15, 0, 19, textColor=HexColor("#00695c"))), Paragraph("TAX INVOICE", st(B, 12, 2, 15))],
                    [Paragraph(f"{a['a1']}, {a['a2']}<br/>GSTIN: {a['gstin']}", st(F, 7.5, 0, 10)),
                     Paragraph(f"No: <b>{no}</b><br/>Dated: {d:%d %b %Y}".replace("<b>", f"<font name='{B}'>").replace("</b>", "</font>"), st(F, 8, 2, 11))]],
                   colWidths=[345, 180], style=[("LEFTPADDING", (0, 0), (-1, -1), 0), ("RIGHTPADDING", (0, 0), (-1, -1), 0), ("VALIGN", (0, 0), (-1, -1), "TOP")]),
             HRFlowable(width="100%", thickness=2, color=HexColor("#00695c")), Spacer(1, 5),
             Paragraph(f"Customer: {b['name']}, {b['a1']}, {b['a2']}", st(F, 8, 0, 11)), Paragraph(f"Customer GSTIN: {b['gstin']} &nbsp;&nbsp; Place of Supply: {b['state']} [{b['code']}]", st(F, 8, 0, 11)), Spacer(1, 7)]
    parts = [("ROOM LINEN", [("Bed Sheet Double", 1400), ("Bed Sheet Single", 1000), ("Pillow Cover", 450), ("Duvet Cover", 2400), ("Bath Towel", 900), ("Hand Towel", 400), ("Bath Mat", 500), ("Blanket (Woollen)", 6500)]),
             ("F & B LINEN", [("Table Cloth 8 seater", 1800), ("Napkin", 300), ("Chair Cover with Bow", 900), ("Tray Cloth", 350), ("Table Frill per running mtr", 700)]),
             ("STAFF UNIFORM / GUEST", [("Chef Coat", 2200), ("Apron", 700), ("Trouser", 1500), ("Safari Suit (dry clean)", 9000), ("Saree (dry clean & roll press)", 12000), ("Shirt wash & iron", 2500)])]
    hs = [st(B, 7.5, k, 9.5, textColor=white) for k in (1, 0, 1, 2, 2, 2, 2, 2)]
    data = [cells(["#", "Article", "SAC", "Pcs. sent", "Rewash (N/C)", "Pcs. charged", "Rate / pc ₹", "Amount ₹"], hs)]
    style = [("BACKGROUND", (0, 0), (-1, 0), HexColor("#00695c")), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"), ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 3.5)]
    counts = [0, 0, 0]
    for _ in range(rows):
        counts[r.choice([0, 0, 1, 2])] += 1
    sty = [st(F, 7.8, k) for k in (1, 0, 1, 2, 2, 2, 2, 2)]
    items, total, k = [], 0, 0
    for (part, goods), cnt in zip(parts, counts):
        if not cnt:
            continue
        data.append([Paragraph(part.replace("&", "&amp;"), st(B, 7.5)), "", "", "", "", "", "", ""])
        style += [("SPAN", (0, len(data) - 1), (-1, len(data) - 1)), ("BACKGROUND", (0, len(data) - 1), (-1, len(data) - 1), HexColor("#b2dfdb"))]
        sub = 0
        for _ in range(cnt):
            k += 1
            nm, base = r.choice(goods)
            sent = r.randint(4, 900)
            re = r.choice([0, 0, 0, 1, 2, 3])
            up = base + r.randint(0, 3) * 25
            amt = (sent - re) * up
            sub += amt
            sac = "999712" if "dry clean" in nm else "999713"
            data.append(cells([k, nm.replace("&", "&amp;"), sac, sent, re or "–", sent - re, plain(up), rs(amt)], sty))
            if k % 2 == 0:
                style.append(("BACKGROUND", (0, len(data) - 1), (-1, len(data) - 1), HexColor("#f1f8f7")))
            items.append({"description": nm, "hsn_sac": sac, "quantity": str(sent - re), "unit_price": plain(up), "amount": plain(amt)})
        data.append(cells(["", "Sub-total " + part.replace("&", "&amp;"), "", "", "", "", "", rs(sub)], [st(B, 7.5)] * 2 + [st(B, 7.5, 2)] * 6))
        style.append(("LINEABOVE", (0, len(data) - 1), (-1, len(data) - 1), .5, HexColor("#00695c")))
        total += sub
    story.append(Table(data, colWidths=[26, 186, 50, 44, 52, 52, 46, 69], repeatRows=1, style=style))
    cg, sg, ig = tax(total, 18, inter)
    g = total + cg + sg + ig
    w = words(g, 1)
    foot = [["Taxable value", rs(total)]] + ([["IGST 18%", rs(ig)]] if inter else [["CGST 9%", rs(cg)], ["SGST 9%", rs(sg)]]) + [["Amount due ₹", rs(g)]]
    ft = Table([cells(x, [st(B if x is foot[-1] else F, 8.5, 2)] * 2) for x in foot], colWidths=[130, 95], hAlign="RIGHT",
               style=[("BACKGROUND", (0, -1), (-1, -1), HexColor("#b2dfdb")), ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 3.5)])
    story.append(KeepTogether([Spacer(1, 8), ft, Spacer(1, 8), Paragraph("Amount in words: " + w, st(F, 8)), Spacer(1, 6),
                               Paragraph("Pieces are as per signed gate counts. Claims for loss or damage limited to ten times the wash charge.", st(F, 7)),
                               Spacer(1, 30), Table([[Paragraph("Housekeeping (customer)", st(F, 8)), Paragraph("for " + a["name"], st(F, 8, 2))]], colWidths=[260, 265])]))
    doc(path, A4, 35).build(story)
    t = {"invoice_number": no, "invoice_date": d.isoformat(), "place_of_supply": b["code"], "supplier": who(a), "recipient": who(b), "line_items": items,
         "taxable_total": plain(total), "grand_total": plain(g), "amount_in_words": w}
    taxes(t, inter, cg, sg, ig)
    return {"data": t}


def scaffold(path, seed, rows):
    r = seedrng("scaffold", seed, rows)
    a, b, inter = deal(r, ["Majboot Scaffolding & Centring Hirers", "Uncha Shuttering Stores", "SpanTop Formwork Rentals"],
                       ["Nirman Heights Developers", "R. K. Borkar & Bros. (Contractors)", "Deepstambh Infra Projects Pvt Ltd"])
    d = day(r)
    no = f"HIRE-{r.randint(1, 999):03d}/{fy(d)}"
    T, TB = "Times-Roman", "Times-Bold"
    esc = lambda s: s.replace("&", "&amp;")
    story = [Paragraph(esc(a["name"]), st(TB, 18, 1, 22)), Paragraph(f"{a['a1']}, {a['a2']}", st(T, 9, 1)), Paragraph("GSTIN " + a["gstin"], st(TB, 9, 1)), Spacer(1, 4)]
    left = f"Hirer :<br/><b>{esc(b['name'])}</b><br/>{b['a1']}, {b['a2']}<br/>GSTIN {b['gstin']}"
    right = f"<b>TAX INVOICE - HIRE CHARGES</b><br/>Bill No. {no}<br/>Bill Date {d:%d/%m/%Y}<br/>State of Supply {b['state']}, Code {b['code']}"
    story += [Table([[Paragraph(left, st(T, 9.5, 0, 12)), Paragraph(right, st(T, 9.5, 0, 12))]], colWidths=[480, 290], style=[("BOX", (0, 0), (-1, -1), .6, black), ("VALIGN", (0, 0), (-1, -1), "TOP")]), Spacer(1, 0)]
    tx = ["IGST<br/>18%"] if inter else ["CGST<br/>9%", "SGST<br/>9%"]
    titles = ["Sr.<br/>No.", "Description of Material", "SAC", "Issue<br/>Challan", "Hire<br/>From", "Hire<br/>To", "Days", "Qty.<br/>Nos.", "Rate per<br/>Day per No.<br/>(Rs.)", "Hire<br/>Charges<br/>(Rs.)"] + tx + ["Total<br/>(Rs.)"]
    widths = [28, 170, 46, 50, 54, 54, 34, 40, 58, 78] + ([84] if inter else [64, 64]) + [74]
    k = 770 / sum(widths)
    widths = [w * k for w in widths]
    m = len(titles)
    data = [cells(titles, [st(TB, 8.5, 1)] * m)]
    sty = [st(T, 9, x) for x in [1, 0, 1, 1, 1, 1, 1, 2, 2, 2] + [2] * (m - 10)]
    goods = [("M.S. Pipe 40 NB x 6 mtr", 150), ("Swivel Coupler (forged)", 35), ("Adjustable Prop 2 x 2 mtr", 125), ("Shuttering Plate 3' x 2'", 100), ("Acrow Span 2.35 - 4.00 mtr", 300),
             ("Cuplock Vertical 3.0 mtr", 110), ("Cuplock Ledger 1.2 mtr", 60), ("Base Jack with nut", 45), ("H-Frame with cross brace, complete set", 275), ("Wall Form Panel 1250 x 500 with pins & wedges", 190)]
    items, Z = [], [0] * 4
    for i in range(rows):
        nm, base = r.choice(goods)
        days, q, up = r.randint(4, 31), r.randint(5, 600), base + r.randint(0, 4) * 5
        to = d - datetime.timedelta(days=r.randint(0, 3))
        fr = to - datetime.timedelta(days=days - 1)
        v = days * q * up
        x = tax(v, 18, inter)
        tot = v + sum(x)
        for n, y in enumerate((v,) + x):
            Z[n] += y
        data.append(cells([i + 1, esc(nm), "997319", f"C-{r.randint(100, 999)}", f"{fr:%d/%m/%y}", f"{to:%d/%m/%y}", days, q, plain(up), rs(v)] + [rs(y) for y in (x[2:] if inter else x[:2])] + [rs(tot)], sty))
        it = {"description": nm, "hsn_sac": "997319", "quantity": str(q), "unit_price": plain(up), "taxable_value": plain(v), "gst_rate": "18", "amount": plain(tot)}
        it.update({"igst_amount": plain(x[2])} if inter else {"cgst_amount": plain(x[0]), "sgst_amount": plain(x[1])})
        items.append(it)
    g0 = sum(Z)
    data.append(cells(["", "TOTAL", "", "", "", "", "", "", "", rs(Z[0])] + [rs(y) for y in (Z[3:] if inter else Z[1:3])] + [rs(g0)], [st(TB, 9)] * 2 + [st(TB, 9, 2)] * (m - 2)))
    story.append(Table(data, colWidths=widths, repeatRows=1, style=[("GRID", (0, 0), (-1, -1), .4, black), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("TOPPADDING", (0, 0), (-1, -1), 1.5), ("BOTTOMPADDING", (0, 0), (-1, -1), 3),
                                                                    ("LEFTPADDING", (0, 0), (-1, -1), 2.5), ("RIGHTPADDING", (0, 0), (-1, -1), 2.5)]))
    g, ro = rounded(g0)
    w = words(g)
    end = [[Paragraph(w, st(TB, 9.5)), Paragraph("Round Off<br/><b>Bill Amount Rs.</b>", st(T, 9.5, 0, 13)), Paragraph(f"{rs(ro)}<br/><b>{rs(g)}</b>", st(T, 9.5, 2, 13))]]
    story.append(KeepTogether([Table(end, colWidths=[540, 120, 110], style=[("BOX", (0, 0), (-1, -1), .6, black), ("VALIGN", (0, 0), (-1, -1), "MIDDLE")]), Spacer(1, 4),
                               Paragraph("Hire is counted from the day of issue to the day of return, both days included. Short or bent material will be billed at cost.", st(T, 8)),
                               Spacer(1, 22), Paragraph("For " + esc(a["name"]), st(TB, 9.5, 2))]))
    doc(path, landscape(A4), 36).build(story)
    t = {"invoice_number": no, "invoice_date": d.isoformat(), "place_of_supply": b["code"], "supplier": who(a), "recipient": who(b), "line_items": items,
         "taxable_total": plain(Z[0]), "round_off": plain(ro), "grand_total": plain(g), "amount_in_words": w}
    taxes(t, inter, Z[1], Z[2], Z[3])
    return {"data": t}


LAYOUTS = {"gas": gas, "publisher": publisher, "linen": linen, "scaffold": scaffold}
