# SPDX-License-Identifier: AGPL-3.0-or-later
"""Staffing bill, cement debit note, dry fruits on a small sheet."""
from datetime import timedelta
from reportlab.lib.pagesizes import A4, A5
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import SimpleDocTemplate, Paragraph, Table, Spacer, KeepTogether
from stranger_counterbill_kit import *


def staffing(path, seed, rows):
    r, inter, S, B, d = start("staffing", seed, rows, ["Sarthi Manpower Solutions", "Vishwas Facility & Staffing Pvt. Ltd.", "Karmayogi HR Services LLP"])
    no, due = f"SMS/{S['ab']}/{fy(d)}/{r.randint(1, 999):03d}", d + timedelta(21)
    T = base(no, d, S, B, due)
    esc = lambda s: s.replace("&", "&amp;").replace("\n", "<br/>")
    st = ParagraphStyle("p", fontName="Helvetica", fontSize=8, leading=10)
    P = lambda s: Paragraph(esc(s), st)
    dk, lt = HexColor("#2c3e66"), HexColor("#e9edf6")
    data, w = [["S.No", "Designation / Site", "SAC", "Head\nCount", "Total\nDuties", "Rate per Duty\n(Rs.)", "Wages Amount\n(Rs.)"]], 0
    for n in range(rows):
        ds = r.choice(["Machine Operator (Semi-skilled)", "Packing Helper (Unskilled)", "Security Guard", "Data Entry Operator", "Fork Lift Driver (Skilled)", "House Keeping Staff", "Line Supervisor"])
        site = r.choice(["Unit I - Press Shop", "Unit II - Dispatch and Finished Goods Warehouse", "Head Office", "Canteen Block"])
        hc = r.randint(1, 18)
        q2 = hc * 52 - r.randint(0, 9)
        q = f"{q2 // 2}.{'50' if q2 % 2 else '00'}"
        rate = r.randrange(48200, 98800, 26)
        a = rnd(q2 * rate, 2)
        w += a
        data.append([str(n + 1), P(f"{ds}\n{site}"), "998513", str(hc), q, inr(rate), inr(a)])
        T["line_items"].append(dict(description=f"{ds} {site}", hsn_sac="998513", quantity=q, unit_price=plain(rate), amount=plain(a)))
    epf, esi = rnd(w * 13, 100), rnd(w * 325, 10000)
    sc = rnd((w + epf + esi) * 8, 100)
    v = w + epf + esi + sc
    c, s, i = taxes(v, 18, inter)
    a = v + c + s + i
    gt = rnd(a, 100) * 100
    wd = words(gt, "Rupees {} Only")
    T.update(taxable_total=plain(v), round_off=plain(gt - a), grand_total=plain(gt), amount_in_words=wd)
    put(T, inter, c, s, i, True)
    m = (d.replace(day=1) - timedelta(1)).strftime("%B %Y")
    F = [["A", "Total wages as above", inr(w)], ["B", "Employer's EPF @ 13% on A", inr(epf)], ["C", "Employer's ESI @ 3.25% on A", inr(esi)], ["D", "Service charge @ 8% on A + B + C", inr(sc)], ["E", "Taxable value (A + B + C + D)", inr(v)]]
    F += [["F", "IGST @ 18% on E", inr(i)]] if inter else [["F", "CGST @ 9% on E", inr(c)], ["G", "SGST @ 9% on E", inr(s)]]
    F += [["", "Rounding off", inr(gt - a)], ["", "Total Bill Amount", inr(gt)]]
    el = [Table([[P(f"Bill To\n{B['name']}\n{B['a1']}\n{B['a2']}\nGSTIN: {B['gstin']}\nPlace of Supply: {B['state']} [{B['code']}]"), P(f"Invoice No: {no}\nInvoice Date: {d.strftime('%d/%m/%Y')}\nDue Date: {due.strftime('%d/%m/%Y')}\nBilling Month: {m}\nWork Order: WO/{r.randint(100, 999)}")]],
                colWidths=[310, 205], style=[("BACKGROUND", (0, 0), (-1, -1), lt), ("VALIGN", (0, 0), (-1, -1), "TOP")]), Spacer(1, 8),
          Table(data, colWidths=[30, 210, 45, 40, 55, 62, 73], repeatRows=1, style=[("FONT", (0, 0), (-1, 0), "Helvetica-Bold", 8), ("FONT", (0, 1), (-1, -1), "Helvetica", 8), ("BACKGROUND", (0, 0), (-1, 0), dk),
                ("TEXTCOLOR", (0, 0), (-1, 0), white), ("ROWBACKGROUNDS", (0, 1), (-1, -1), [white, lt]), ("ALIGN", (3, 0), (-1, -1), "RIGHT"), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"), ("TOPPADDING", (0, 1), (-1, -1), 1), ("BOTTOMPADDING", (0, 1), (-1, -1), 2)]),
          Spacer(1, 6), KeepTogether([
              Table(F, colWidths=[20, 180, 85], hAlign="RIGHT", style=[("FONT", (0, 0), (-1, -1), "Helvetica", 8), ("FONT", (0, -1), (-1, -1), "Helvetica-Bold", 9), ("ALIGN", (2, 0), (2, -1), "RIGHT"), ("LINEBELOW", (0, 0), (-1, -1), .3, dk), ("TOPPADDING", (0, 0), (-1, -1), 1)]),
              Spacer(1, 8), P("Amount in words: " + wd), Spacer(1, 6), P("Enclosures: attendance sheet, wage register, EPF and ESI challans of the previous month."), Spacer(1, 26), P("For " + S["name"] + "\n\n\nAuthorised Signatory")])]

    def deco(c, doc):
        c.setFillColor(dk)
        c.setFont("Helvetica-Bold", 15)
        c.drawRightString(555, 802, S["name"])
        c.setFillColor(black)
        c.setFont("Helvetica", 7.5)
        c.drawRightString(555, 790, f"{S['a1']} {S['a2']}, {S['state']}")
        c.drawRightString(555, 780, f"GSTIN: {S['gstin']}   EPF Code: {S['ab']}/{no[-3:]}4471")
        c.setFont("Helvetica-Bold", 12)
        c.drawString(40, 802, "TAX INVOICE")
        c.setFont("Helvetica", 7)
        c.drawString(40, 24, f"{no}   Page {doc.page}")
    SimpleDocTemplate(path, pagesize=A4, leftMargin=40, rightMargin=40, topMargin=72, bottomMargin=40, invariant=1).build(el, onFirstPage=deco, onLaterPages=deco)
    return {"data": T}


def cementdebit(path, seed, rows):
    r, inter, S, B, d = start("cementdebit", seed, rows, ["Shakti Cement Agencies", "Mahadev Building Material Supply Co", "Kaveri Cement Stockists"])
    no = f"DN-{r.randint(1, 899)}"
    T = base(no, d, S, B)
    R, v, cc, ss, ii, tt = [], 0, 0, 0, 0, 0
    days = sorted((r.randint(20, 75) for _ in range(rows)), reverse=True)
    for n in range(rows):
        g = r.choice(["OPC 53 Grade Cement", "PPC Cement", "PSC Cement", "White Cement 50 Kg"])
        h = {"O": "25232910", "P": "25232930", "W": "25232100"}[g[0]] if not g.startswith("PSC") else "25232940"
        q, old = r.randint(20, 600), r.randrange(27000, 38000, 50)
        df = r.randrange(300, 2600, 50)
        a = q * df
        c, s, i = taxes(a, 28, inter)
        v, cc, ss, ii, tt = v + a, cc + c, ss + s, ii + i, tt + a + c + s + i
        iv = f"SC/{r.randint(100, 9999)}"
        R.append([iv, (d - timedelta(days[n])).strftime("%d/%m/%y"), g, h, str(q), plain(old), plain(old + df), plain(df), inr(a)] + ([inr(i)] if inter else [inr(c), inr(s)]) + [inr(a + c + s + i)])
        it = dict(description=g, hsn_sac=h, quantity=str(q), unit_price=plain(df), taxable_value=plain(a), amount=plain(a + c + s + i), gst_rate="28")
        put(it, inter, c, s, i)
        T["line_items"].append(it)
    gt = rnd(tt, 100) * 100
    wd = words(gt, "Rupees {} Only")
    T.update(taxable_total=plain(v), round_off=plain(gt - tt), grand_total=plain(gt), amount_in_words=wd)
    put(T, inter, cc, ss, ii, True)
    R.append(["", "", "Total", "", "", "", "", "", inr(v)] + ([inr(ii)] if inter else [inr(cc), inr(ss)]) + [inr(tt)])

    def head(sh):
        t, H, W = sh.t, sh.H, sh.W
        t(W / 2, H - 34, "DEBIT NOTE", True, 13, "c")
        t(W / 2, H - 46, "(under Section 34(3) of the CGST Act, 2017)", size=7, al="c")
        t(28, H - 64, S["name"], True, 12)
        t(28, H - 76, S["a1"] + " " + S["a2"])
        t(28, H - 87, f"GSTIN : {S['gstin']}  ({S['state']})")
        sh.c.rect(360, H - 92, W - 388, 40)
        t(366, H - 64, f"Debit Note No. : {no}", True)
        t(366, H - 76, f"Debit Note Date : {d.strftime('%d/%m/%Y')}")
        t(366, H - 88, f"Place of Supply : {B['code']} {B['state']}")
        if sh.page > 1:
            return H - 98
        t(28, H - 106, f"To: {B['name']}, {B['a1']} {B['a2']}")
        t(28, H - 118, f"GSTIN : {B['gstin']}", True)
        t(28, H - 134, "We have today debited your account towards difference in rate on the supplies listed below, consequent on the price revision:")
        return H - 142

    def foot(sh, last):
        sh.t(sh.W - 28, 22, f"Page {sh.page}", size=7, al="r")
    sh = Sheet(path, A4, head, foot, 36, "Times-Roman", "Times-Bold", 8.5)
    tx = [("IGST|28%", 98, "r")] if inter else [("CGST|14%", 49, "r"), ("SGST|14%", 49, "r")]
    sh.table(28, [("Original|Inv. No.", 44, "l"), ("Inv.|Date", 38, "l"), ("Goods", 78, "l"), ("HSN", 40, "l"), ("Bags", 26, "r"), ("Rate|Billed", 36, "r"), ("Rate|Revised", 38, "r"), ("Diff.|per Bag", 32, "r"),
                  ("Difference|Value", 56, "r")] + tx + [("Total", 53, "r")], R, fs=8, hfs=7.5, boldlast=True, lw=.4, pad=2)
    sh.need(90)
    y = sh.y - 16
    sh.t(sh.W - 100, y, "Round off", al="r")
    sh.t(sh.W - 30, y, plain(gt - tt), al="r")
    sh.t(sh.W - 100, y - 14, "Net amount debited", True, al="r")
    sh.t(sh.W - 30, y - 14, inr(gt), True, al="r")
    sh.para(28, y, 360, wd, True)
    sh.t(28, y - 50, "Kindly confirm and pass the corresponding entry in your books.")
    sh.t(sh.W - 30, y - 50, "For " + S["name"], al="r")
    sh.end()
    return {"data": T}


def dryfruits(path, seed, rows):
    r, inter, S, B, d = start("dryfruits", seed, rows, ["Kashmir Dry Fruit Traders", "Mewa Bhandar", "New Badam Stores"])
    no = f"{r.randint(1, 19999)}"
    T = base(no, d, S, B)
    R, per, v = [], {}, 0
    for n in range(rows):
        ds, h, g = r.choice([("KAJU W-320", "0801", 5), ("BADAM GIRI NP", "0802", 12), ("KISMIS GREEN LONG", "0806", 5), ("AKHROT KERNEL", "0802", 12), ("PISTA ROASTED SALTED", "0802", 12), ("ANJEER NO.1", "0804", 12), ("KHAJUR KIMIA", "0804", 12), ("MAGAZ TARBUJ", "1207", 5), ("ELAICHI 8MM", "0908", 5)])
        q, rate = r.randint(2, 400) * 250, r.randrange(18000, 260000, 500)
        a = rnd(q * rate, 1000)
        v += a
        per[g] = per.get(g, 0) + a
        R.append([ds, h, f"{q / 1000:.3f}", inr(rate), str(g), inr(a)])
        T["line_items"].append(dict(description=ds, hsn_sac=h, quantity=f"{q / 1000:.3f}", unit_price=plain(rate), gst_rate=str(g), amount=plain(a)))
    Z = [(g, x) + taxes(x, g, inter) for g, x in sorted(per.items())]
    c, s, i = (sum(z[k] for z in Z) for k in (2, 3, 4))
    a = v + c + s + i
    gt = rnd(a, 100) * 100
    T.update(taxable_total=plain(v), round_off=plain(gt - a), grand_total=plain(gt))
    put(T, inter, c, s, i, True)

    def head(sh):
        t, H, W = sh.t, sh.H, sh.W
        t(W / 2, H - 28, S["name"], True, 14, "c")
        t(W / 2, H - 39, f"{S['a1']} {S['a2']}", size=7, al="c")
        t(W / 2, H - 49, f"GSTIN: {S['gstin']}   Ph. {S['ph']}", size=7.5, al="c")
        t(W / 2, H - 62, "TAX INVOICE" + ("" if sh.page == 1 else f" (contd. - {sh.page})"), True, 9, "c")
        t(22, H - 76, f"Bill No: {no}", True)
        t(W - 22, H - 76, f"Date: {d.strftime('%d/%m/%Y')}", True, al="r")
        t(22, H - 88, f"M/s {B['name']}, {B['city']}")
        t(22, H - 99, f"GSTIN: {B['gstin']}")
        t(W - 22, H - 99, f"POS: {B['code']}-{B['state']}", al="r")
        return H - 105

    def foot(sh, last):
        if not last:
            sh.t(sh.W - 22, 16, "contd...", size=7, al="r")
    sh = Sheet(path, A5, head, foot, 26, "Helvetica", "Helvetica-Bold", 8)
    sh.table(22, [("ITEM", 138, "l"), ("HSN", 34, "c"), ("KGS", 48, "r"), ("RATE/KG", 56, "r"), ("GST%", 30, "r"), ("AMOUNT", 69.5, "r")], R, hr=False, vr=True, pad=2)
    sh.need(34 + 26 * len(Z) + 50)
    Q = [[f"{g}%", inr(x)] + ([inr(z)] if inter else [inr(p), inr(q)]) for g, x, p, q, z in Z]
    Q.append(["Total", inr(v)] + ([inr(i)] if inter else [inr(c), inr(s)]))
    top = sh.y - 12
    sh.t(395, top, "Total " + inr(v), True, al="r")
    sh.y -= 22
    sh.table(22, [("GST", 34, "l"), ("Taxable", 70, "r")] + ([("IGST", 62, "r")] if inter else [("CGST", 58, "r"), ("SGST", 58, "r")]), Q, fs=7, vr=False, hr=False, boldlast=True, pad=1.5, lw=.3)
    y = sh.y
    sh.t(395, y - 0, "Round Off   " + inr(gt - a), al="r")
    y -= 6
    sh.c.line(200, y - 4, 397, y - 4)
    sh.t(300, y - 16, "NET AMOUNT", True, 10, "r")
    sh.t(395, y - 16, inr(gt), True, 10, "r")
    sh.t(22, y - 16, "Thank you", size=7)
    sh.t(22, y - 27, "No return after 24 hours. E&OE", size=7)
    sh.end()
    return {"data": T}


LAYOUTS = {"staffing": staffing, "cementdebit": cementdebit, "dryfruits": dryfruits}
