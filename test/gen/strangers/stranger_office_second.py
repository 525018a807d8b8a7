# SPDX-License-Identifier: AGPL-3.0-or-later
"""Hotel folio, machine maker (ERP, carried sums), chartered accountant, pharma stockist."""
import datetime

from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfgen import canvas
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table

from stranger_office_kit import (BUYERS, block, close, cols_of, day, dec, font, fy, head, irn, money, party, pct, put,
                 qr, rng, rounding, row, split, taxes, two, words)

HOTEL = [("Room Charges - Deluxe King (EP)", "996311", 480000, 12), ("Restaurant - Saffron Court, In-Room Dining", "996332", 68000, 5),
         ("Laundry Service", "999712", 42000, 18), ("Business Centre - Printing and Meeting Room", "997212", 150000, 18),
         ("Airport Transfer - Sedan", "996412", 160000, 5), ("Mini Bar (Non-Alcoholic)", "996332", 32000, 5),
         ("Room Charges - Executive Suite (CP), incl. breakfast for one", "996311", 860000, 18)]


def hotel(path, seed, rows):
    r = rng("hotel", seed, rows)
    s = party(r, r.choice(["The Banyan Crest Hotel", "Hotel Neelambari Residency"]))
    b = party(r, r.choice(BUYERS))
    d = day(r)
    no = f"{r.randint(10000, 99999)}/{fy(d)}"
    c = canvas.Canvas(path, pagesize=A4, invariant=1)
    F, B = "Times-Roman", "Times-Bold"
    L, R = 48, 547
    cols = cols_of(L, [(50, "l"), (154, "l"), (44, "l"), (58, "r"), (32, "r"), (50, "r"), (50, "r"), (61, "r")])
    its, tot, t3 = [], 0, [0, 0, 0]
    span = max(1, min(rows // 3 + 1, 12))
    days = sorted(d - datetime.timedelta(r.randint(0, span)) for _ in range(rows))
    for dd in days:
        n, sac, p, rate = r.choice(HOTEL)
        v = pct(p, r.randint(70, 120))
        if sac == "996311":
            rate = 12 if v <= 750000 else 18
        t = taxes(v, rate, False)
        tot += v
        t3 = [x + z for x, z in zip(t3, t)]
        its.append((dd, n, sac, v, rate, t))
    grand, ro = rounding(tot + sum(t3))
    guest = r.choice(["Mr. Arvind Kelkar", "Ms. Rina Thomas", "Mr. S. Balaji"])
    page = 0

    def top():
        nonlocal page
        page += 1
        c.setStrokeColorRGB(.55, .4, .1)
        c.setFillColorRGB(.45, .3, .05)
        put(c, 297, 792, s["name"], B, 18, "c")
        c.setFillGray(0)
        put(c, 297, 778, f"{s['street']}, {s['city']} {s['pin']}, {s['state']}  |  {s['phone']}", F, 9, "c")
        put(c, 297, 767, f"GSTIN {s['gstin']}", F, 9, "c")
        c.setLineWidth(1.2)
        c.line(L, 760, R, 760)
        c.setLineWidth(.4)
        put(c, 297, 745, "GUEST TAX INVOICE", B, 11, "c")
        y = 727
        lf = [("Guest Name", guest), ("Company", b["name"]), ("Company GSTIN", b["gstin"]), ("Address", f"{b['street']}, {b['city']} {b['pin']}")]
        rt = [("Bill No.", no), ("Bill Date", d.strftime("%d %b %Y")), ("Arrival / Departure", f"{days[0]:%d-%m} / {d:%d-%m-%Y}"), ("Place of Supply", f"{s['code']} {s['state']}")]
        for (a1, v1), (a2, v2) in zip(lf, rt):
            put(c, L, y, a1, B, 9)
            put(c, L + 82, y, v1, F, 9)
            put(c, 360, y, a2, B, 9)
            put(c, 452, y, v2, F, 9)
            y -= 13
        put(c, L, y, f"Room {301 + seed * 4}    Folio page {page}", F, 9)
        y -= 10
        c.line(L, y, R, y)
        row(c, cols, y - 2, [["Date"], ["Particulars"], ["SAC"], ["Charges", "(Rs.)"], ["GST", "%"], ["CGST", "(Rs.)"], ["SGST", "(Rs.)"], ["Total", "(Rs.)"]], B, 9, 10.5, 2)
        c.line(L, y - 25, R, y - 25)
        return y - 29

    y = top()
    for dd, n, sac, v, rate, t in its:
        ls = split(cols, [dd.strftime("%d/%m/%y"), n, sac, money(v), str(rate), money(t[0]), money(t[1]), money(v + sum(t))], F, 9, 2)
        h = max(map(len, ls)) * 11 + 3
        if y - h < 60:
            put(c, R, 40, "...continued", "Times-Italic", 9, "r")
            c.showPage()
            y = top()
        row(c, cols, y, ls, F, 9, 11, 2)
        y -= h
    if y < 190:
        c.showPage()
        y = top()
    c.line(L, y, R, y)
    row(c, cols, y - 2, [[], ["Grand Total"], [], [money(tot)], [], [money(t3[0])], [money(t3[1])], [money(tot + sum(t3))]], B, 9, 11, 2)
    c.line(L, y - 16, R, y - 16)
    y -= 30
    adv = pct(grand, 30) // 100000 * 100000
    for k, v in (("Rounded Off", ro), ("Bill Amount", grand), ("Less: Advance Received", -adv), ("Balance Payable", grand - adv)):
        put(c, 470, y, k, B if k == "Bill Amount" else F, 9.5, "r")
        put(c, R - 2, y, money(v), B if k == "Bill Amount" else F, 9.5, "r")
        y -= 13
    w = words(grand, "Rupees ", post=" Paise", end=" Only")
    y = block(c, L, y - 4, ["Bill amount in words: " + w], R - L, F, 9.5)
    put(c, L, y - 50, "Guest Signature", F, 9)
    put(c, R, y - 50, "Front Office Cashier", F, 9, "r")
    c.save()
    D = head(s, b, no, d, None, s["code"])
    li = [{"description": n, "hsn_sac": sac, "taxable_value": dec(v), "gst_rate": str(rate), "cgst_amount": dec(t[0]), "sgst_amount": dec(t[1]), "amount": dec(v + sum(t))}
          for _, n, sac, v, rate, t in its]
    return close(D, False, li, tot, t3, grand, w, ro)


MACH = [("Ball Screw Assembly, Ground, Dia {} x 10 Lead", (32, 40), "84834000", "EA", 4850000), ("Spindle Bearing Angular Contact 70{} C TP4A", (14, 18), "84821020", "SET", 1264000),
        ("Hydraulic Hose SAE 100 R2AT {} mm with End Fittings Crimped Both Sides", (12, 19), "40092100", "MTR", 94000), ("AC Servo Drive {} kW, 415 V, EtherCAT", ("3.7", "5.5"), "85044090", "EA", 6230000),
        ("Way Oil Grade {}", (32, 68), "27101980", "LTR", 31500), ("Coolant Pump Centrifugal {} LPM", (60, 90), "84137010", "EA", 1875000),
        ("Linear Guide Block Size {}, Flanged, Preload P", (25, 35), "84839000", "EA", 725000)]


def machine(path, seed, rows):
    r = rng("machine", seed, rows)
    s, b, inter = two(r, r.choice(["Vajra Machine Tools Limited", "Girnar Presses & Automation Limited"]))
    d = day(r)
    no = f"{r.randint(24, 29)}{fy(d).replace('-', '')}{r.randint(1, 99999):06d}"
    code = irn(r)
    c = canvas.Canvas(path, pagesize=A4, invariant=1)
    F, B = "Helvetica", "Helvetica-Bold"
    L, R = 30, 565
    cols = cols_of(L, [(26, "l"), (68, "l"), (170, "l"), (48, "l"), (30, "l"), (46, "r"), (62, "r"), (30, "r"), (55, "r")])
    its, base = [], 0
    for _ in range(rows):
        n, var, hsn, u, p = r.choice(MACH)
        p = pct(p, r.randint(80, 130))
        q = r.randint(1000, 60000) // 500 * 500 if u in ("MTR", "LTR") else r.randint(1, 6) * 1000
        disc = r.choice([0, 5, 75])  # tenths: 7.5 %, 0.5 %
        disc = {0: 0, 5: 50, 75: 75}[disc]
        g = pct(p, q, 1000)
        v = g - pct(g, disc, 1000)
        base += v
        its.append((f"{r.choice('KMPR')}{r.randint(10, 99)}-{r.randint(1000, 9999)}-{r.randint(0, 9)}", n.format(r.choice(var)), hsn, u, q, p, disc, v))
    pf = pct(base, 2)
    tot = base + pf
    t3 = taxes(tot, 18, inter)
    grand, ro = rounding(tot + sum(t3))
    page = 0

    def top():
        nonlocal page
        page += 1
        put(c, L, 808, s["name"], B, 12)
        put(c, R, 808, "TAX INVOICE", B, 12, "r")
        put(c, R, 796, f"Page : {page}", F, 7.5, "r")
        put(c, L, 796, f"Regd. Office & Works: {s['street']}, {s['city']} {s['pin']}, {s['state']} ({s['code']})   GSTIN No. {s['gstin']}", F, 7.5)
        c.setLineWidth(1)
        c.line(L, 790, R, 790)
        if page == 1:
            qr(c, R - 74, 708, 74, r)
            put(c, L, 779, "IRN : " + code, F, 6.6)
            put(c, L, 768, f"Ack No. : {1120 + seed}{r.randint(10**9, 10**10 - 1)}   Ack Date : {d:%Y-%m-%d} 11:4{seed % 10}:00", F, 7)
            block(c, L, 752, [("Details of Receiver (Billed to)", B), b["name"], f"{b['street']}, {b['city']} {b['pin']}", f"State: {b['state']}  State Code: {b['code']}", f"GSTIN: {b['gstin']}"], 200, F, 8)
            y = 752
            for k, v in (("Invoice Number", no), ("Invoice Date", d.strftime("%d-%b-%Y").upper()), ("Customer PO", f"45000{r.randint(10000, 99999)}"),
                         ("Order / Delivery", f"{r.randint(200000, 299999)} / {r.randint(700000, 799999)}"), ("Payment Terms", "45 DAYS NET")):
                put(c, 270, y, k, F, 8)
                put(c, 340, y, ": " + v, F, 8)
                y -= 10
            y = 696
        else:
            put(c, L, 779, f"Invoice Number : {no}    Invoice Date : {d.strftime('%d-%b-%Y').upper()}", F, 8)
            y = 770
        c.line(L, y, R, y)
        row(c, cols, y - 2, [["Line", "No"], ["Item", "Code"], ["Item Description"], ["HSN", "Code"], ["UOM"], ["Quantity", "Shipped"], ["Unit", "Price", "(INR)"], ["Disc", "%"], ["Basic", "Value", "(INR)"]], B, 7.5, 9)
        c.line(L, y - 31, R, y - 31)
        return y - 34

    y = top()
    run = 0
    for i, (k, n, hsn, u, q, p, disc, v) in enumerate(its, 1):
        ls = split(cols, [str(i), k, n, hsn, u, f"{q // 1000}.{q % 1000:03d}", money(p), f"{disc / 10:.2f}", money(v)], F, 7.5)
        h = max(map(len, ls)) * 9 + 4
        if y - h < 70:
            c.line(L, 66, R, 66)
            put(c, R - 70, 56, "Carried Forward", B, 7.5, "r")
            put(c, R - 3, 56, money(run), B, 7.5, "r")
            c.showPage()
            y = top()
            put(c, R - 70, y - 8, "Brought Forward", B, 7.5, "r")
            put(c, R - 3, y - 8, money(run), B, 7.5, "r")
            y -= 14
        row(c, cols, y, ls, F, 7.5, 9)
        run += v
        y -= h
    if y < 200:
        c.line(L, 66, R, 66)
        put(c, R - 70, 56, "Carried Forward", B, 7.5, "r")
        put(c, R - 3, 56, money(run), B, 7.5, "r")
        c.showPage()
        y = top()
        put(c, R - 70, y - 8, "Brought Forward", B, 7.5, "r")
        put(c, R - 3, y - 8, money(run), B, 7.5, "r")
        y -= 14
    c.line(L, y, R, y)
    y0 = y - 12
    y = y0
    tl = [("IGST @ 18.00 %", t3[2])] if inter else [("CGST @ 9.00 %", t3[0]), ("SGST @ 9.00 %", t3[1])]
    for k, v in [("Total Basic Value", base), ("Packing & Forwarding @ 2.00 %", pf), ("Taxable Value", tot)] + tl + [("Rounding Off", ro), ("Total Invoice Value (INR)", grand)]:
        ff = B if k[:3] in ("Tot", "Tax") else F
        put(c, R - 90, y, k, ff, 8, "r")
        put(c, R - 3, y, money(v), ff, 8, "r")
        y -= 12
    w = words(grand, "Rupees ", " And ", " Paise", " Only")
    block(c, L, y0, [("Invoice Value in Words", B), w, "", ("Bank Details", B), "Fictional Industrial Bank Ltd, CC A/c 5020" + no[-6:]], 270, F, 8)
    c.line(L, y - 2, R, y - 2)
    put(c, R, y - 14, "For " + s["name"], B, 8, "r")
    put(c, R, y - 50, "Digitally signed - Authorised Signatory", F, 7.5, "r")
    c.save()
    D = head(s, b, no, d)
    D["irn"] = code
    li = []
    for k, n, hsn, u, q, p, disc, v in its:
        x = {"description": n, "hsn_sac": hsn, "quantity": f"{q // 1000}.{q % 1000:03d}", "unit": u, "unit_price": dec(p), "amount": dec(v)}
        x["discount"] = f"{disc / 10:.2f}%"
        li.append(x)
    return close(D, inter, li, tot, t3, grand, w, ro)


CA = ["Statutory audit for the financial year ended 31st March, including the report under section 143", "Tax audit under section 44AB and e-filing of Form 3CA-3CD",
      "Filing of GSTR-1 and GSTR-3B returns for the month", "Consultation on TDS applicability under section 194Q", "Certificate of net worth for bank limits",
      "Preparation of quarterly TDS statement in Form 26Q", "Attending hearing before the Assessing Officer", "Reimbursement of out-of-pocket expenses (conveyance and printing)",
      "Internal audit, stores and purchase cycle, for the quarter"]


def accountant(path, seed, rows):
    r = rng("accountant", seed, rows)
    s, b, inter = two(r, r.choice(["K. R. Vaidyanath & Associates", "Deshmukh Irani & Co."]), entity="F")
    d = day(r)
    no = f"{r.randint(1, 400):03d}/{fy(d)}"
    F, B = "Times-Roman", "Times-Bold"
    P = lambda t, a=0, f=F, z=10.5: Paragraph(t, ParagraphStyle("x", fontName=f, fontSize=z, leading=z * 1.2, alignment=a))
    data = [[P("Sr. No.", 1, B), P("Particulars of Professional Services", 1, B), P("SAC", 1, B), P("Amount<br/>(in Rs.)", 1, B)]]
    li, tot = [], 0
    for i in range(rows):
        n = r.choice(CA)
        sac = ["998221", "998231", "998231", "998231", "998222", "998232", "998231", "998231", "998221"][CA.index(n)]
        v = r.randint(3, 160) * 50000
        tot += v
        li.append({"description": n, "hsn_sac": sac, "amount": dec(v)})
        data.append([P(f"{i + 1}.", 1), P(n), P(sac, 1), P(money(v), 2)])
    t3 = taxes(tot, 18, inter)
    grand, ro = rounding(tot + sum(t3))
    data.append(["", P("Professional Fees (Taxable Value)", 2, B), "", P(money(tot), 2, B)])
    for nm, v in [("Add: IGST @ 18%", t3[2])] if inter else [("Add: CGST @ 9%", t3[0]), ("Add: SGST @ 9%", t3[1])]:
        data.append(["", P(nm, 2), "", P(money(v), 2)])
    if ro:
        data.append(["", P("Round off", 2), "", P(money(ro), 2)])
    data.append(["", P("TOTAL", 2, B), "", P(money(grand), 2, B)])
    w = words(grand, "Rupees ", end=" only")
    tb = Table(data, [40, 290, 55, 85], repeatRows=1, style=[("GRID", (0, 0), (-1, -1), .6, colors.black), ("VALIGN", (0, 0), (-1, -1), "TOP"),
               ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 5)])
    doc = SimpleDocTemplate(path, pagesize=A4, leftMargin=62, rightMargin=62, topMargin=50, bottomMargin=50, invariant=1)
    L2 = Table([[P("To,<br/>" + f"<b>{b['name']}</b><br/>{b['street']},<br/>{b['city']} - {b['pin']}, {b['state']}<br/>GSTIN: {b['gstin']}"),
                 P(f"Bill No.: <b>{no}</b><br/>Date: <b>{d.day}{'th' if 10 < d.day < 14 else {1: 'st', 2: 'nd', 3: 'rd'}.get(d.day % 10, 'th')} {d:%B, %Y}</b><br/>Place of supply: {b['state']} ({b['code']})")]],
               [290, 180], style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 0)])
    doc.build([P(s["name"].upper().replace("&", "&amp;"), 1, B, 17), Spacer(1, 4), P("Chartered Accountants", 1, "Times-Italic", 12),
               P(f"{s['street']}, {s['city']} - {s['pin']}. GSTIN: {s['gstin']}", 1, F, 9.5), Spacer(1, 6),
               Table([[""]], [470], [2], style=[("LINEABOVE", (0, 0), (-1, 0), 1.2, colors.black)]), P("<u>TAX INVOICE</u>", 1, B, 13), Spacer(1, 10), L2, Spacer(1, 12), tb, Spacer(1, 8),
               P(f"Amount in words: <b>{w}</b>"), Spacer(1, 6), P("Kindly deduct tax at source on the professional fees only. Cheques to be drawn in favour of the firm.", 0, F, 9.5),
               Spacer(1, 12), P("For " + s["name"].replace("&", "&amp;"), 2, B), P("Chartered Accountants", 2), Spacer(1, 34), P("Partner", 2)])
    s["name"] = s["name"].upper()  # as it stands at the top
    return close(head(s, b, no, d, None, b["code"]), inter, li, tot, t3, grand, w, ro or None)


MED = [("PARADOL 650 TAB", "15S", "3004", "ZENW", 3050, 12), ("AMOXIVEL CLAV 625", "10S", "3004", "ORBI", 20120, 12), ("CETRAWIN 10MG TAB", "10S", "3004", "LUMA", 1890, 12),
       ("INSUGARD 30/70 VIAL", "10ML", "3004", "ORBI", 16240, 5), ("ORSALYTE SACHET ORANGE", "21GM", "3004", "KYRA", 2180, 5), ("DERMASOFT LOTION", "100ML", "3304", "KYRA", 24500, 18),
       ("PANTOREX-D CAP", "15S", "3004", "ZENW", 15900, 12), ("VITAKID DROPS", "15ML", "2106", "LUMA", 8800, 18), ("COTTON ROLL ABSORBENT 500G", "1PC", "3005", "SWAB", 18000, 12)]


def pharma(path, seed, rows):
    r = rng("pharma", seed, rows)
    font("Gst28Cond", "Gst28CondB")
    s, b, inter = two(r, r.choice(["Sanjeevan Medical Agencies", "Nirog Pharma Distributors"]), r.random() < .7, "F")
    b["name"] = r.choice(["Asha Chemist & Druggist", "City Care Hospital Pharmacy", "Lifeline Medicos"])
    d = day(r)
    due = d + datetime.timedelta(21)
    no = f"{'CR' if seed % 2 else 'GW'}{r.randint(1, 99999):06d}"
    W_, H_ = landscape(A4)
    c = canvas.Canvas(path, pagesize=(W_, H_), invariant=1)
    F, B = "Gst28Cond", "Gst28CondB"
    L, R = 24, W_ - 24
    spec = [(22, "r"), (36, "l"), (150, "l"), (34, "l"), (42, "l"), (56, "l"), (34, "c"), (52, "r"), (52, "r"), (36, "r"), (32, "r"), (34, "r"), (34, "r"), (52, "r"), (34, "r")]
    cols = cols_of(L, spec + [(R - L - sum(x[0] for x in spec), "r")])
    its, tot, dt, by = [], 0, 0, {}
    for _ in range(rows):
        n, pk, hsn, mf, mrp, rate = r.choice(MED)
        ptr = pct(mrp, 71)
        q = r.choice([1, 2, 5, 10, 20, 30, 50])
        free = q // 10 if q >= 10 and r.random() < .5 else 0
        sch, cd = r.choice([0, 0, 5, 10]), r.choice([0, 2])
        g = q * ptr
        dsc = pct(g, sch)
        dsc += pct(g - dsc, cd)
        v = g - dsc
        tot, dt = tot + v, dt + dsc
        by[rate] = by.get(rate, 0) + v
        its.append((mf, n, pk, hsn, f"{r.choice('ABKT')}{r.randint(1000, 99999)}{r.choice('AX7')}", f"{r.randint(1, 12):02d}/{(d.year + r.randint(1, 2)) % 100}", mrp, ptr, q, free, sch, cd, dsc, rate, v))
    t3 = [sum(x) for x in zip(*(taxes(v, k, inter) for k, v in by.items()))]
    grand, ro = rounding(tot + sum(t3))
    page = 0

    def top():
        nonlocal page
        page += 1
        c.setLineWidth(.5)
        c.rect(L, H_ - 100, R - L, 78)
        c.line(330, H_ - 100, 330, H_ - 22)
        c.line(610, H_ - 100, 610, H_ - 22)
        block(c, L + 4, H_ - 35, [(s["name"].upper(), B), f"{s['street']}, {s['city']} - {s['pin']}, {s['state']}", "Ph: " + s["phone"], f"D.L. No. 20B/{4000 + seed}, 21B/{4001 + seed}", "GSTIN : " + s["gstin"]], 290, F, 8.5, 12)
        block(c, 334, H_ - 35, ["M/s. " + b["name"], f"{b['street']}, {b['city']} - {b['pin']}", "GSTIN : " + b["gstin"], f"State : {b['code']} {b['state']}", f"D.L. No. MH/{20000 + seed}"], 270, F, 8.5, 12)
        block(c, 614, H_ - 35, [("GST INVOICE - CREDIT", B), "Inv. No. : " + no, f"Inv. Dt. : {d:%d/%m/%Y}   Due Dt. : {due:%d/%m/%Y}", "Salesman : R. PATHAK", f"Page No. : {page}"], 220, F, 8.5, 12)
        y = H_ - 103
        c.setFillGray(.85)
        c.rect(L, y - 24, R - L, 24, fill=1)
        c.setFillGray(0)
        row(c, cols, y - 2, [["Sr."], ["Mfr"], ["Product Name"], ["Pack"], ["HSN"], ["Batch No."], ["Exp."], ["M.R.P."], ["P.T.R."], ["Qty"], ["Free"], ["Sch", "%"], ["CD", "%"], ["Disc.", "Amt"], ["GST", "%"], ["Taxable", "Amount"]], B, 7.5, 10)
        return y - 26

    def lines(bottom):
        for x0, _, _ in cols[1:]:
            c.line(x0, H_ - 103, x0, bottom)
        c.rect(L, bottom, R - L, H_ - 103 - bottom)

    y = top()
    run = 0
    for i, (mf, n, pk, hsn, bt, ex, mrp, ptr, q, free, sch, cd, dsc, rate, v) in enumerate(its, 1):
        if y < 163:
            lines(150)
            put(c, cols[13][1] - 3, 138, "C/F to next page", F, 8, "r")
            put(c, R - 3, 138, money(run), B, 8, "r")
            c.showPage()
            y = top()
            put(c, cols[13][1] - 3, y - 8, "B/F", F, 7.5, "r")
            put(c, R - 3, y - 8, money(run), F, 7.5, "r")
            y -= 11
        ls = split(cols, [str(i), mf, n, pk, hsn, bt, ex, money(mrp), money(ptr), str(q), str(free) if free else "", f"{sch}.0" if sch else "", f"{cd}.0" if cd else "", money(dsc) if dsc else "", str(rate), money(v)], F, 7.5)
        row(c, cols, y, ls, F, 7.5, 10)
        run += v
        y -= 11
    lines(150)
    tc = cols_of(L, [(60, "l"), (80, "r")] + ([(80, "r")] if inter else [(70, "r"), (70, "r")]) + [(80, "r")])
    y = 146
    row(c, tc, y, [["CLASS"], ["TAXABLE"]] + ([["IGST"]] if inter else [["SGST"], ["CGST"]]) + [["TOTAL TAX"]], B, 7.5, 10)
    for k in sorted(by):
        y -= 11
        t = taxes(by[k], k, inter)
        row(c, tc, y, [[f"GST {k}%"], [money(by[k])]] + ([[money(t[2])]] if inter else [[money(t[1])], [money(t[0])]]) + [[money(sum(t))]], F, 7.5, 10)
    y -= 11
    row(c, tc, y, [["TOTAL"], [money(tot)]] + ([[money(t3[2])]] if inter else [[money(t3[1])], [money(t3[0])]]) + [[money(sum(t3))]], B, 7.5, 10)
    y = 140
    for k, v in [("GROSS AMT", tot + dt), ("LESS DISCOUNT", dt), ("TAXABLE AMT", tot)] + ([("IGST", t3[2])] if inter else [("SGST", t3[1]), ("CGST", t3[0])]) + [("ROUND OFF", ro), ("NET AMOUNT", grand)]:
        ff = B if k[0] == "N" else F
        put(c, R - 150, y, k, ff, 8)
        put(c, R - 3, y, money(v), ff, 8, "r")
        y -= 12
    w = words(grand, "Rs. ", post=" Paise", end=" Only")
    block(c, L + 3, 74, [w, "Goods once sold will not be taken back. Expiry claims as per company policy. E. & O.E."], 500, F, 8)
    put(c, R - 3, 34, "For " + s["name"].upper(), B, 8, "r")
    c.save()
    li = []
    for mf, n, pk, hsn, bt, ex, mrp, ptr, q, free, sch, cd, dsc, rate, v in its:
        x = {"description": n, "hsn_sac": hsn, "quantity": str(q), "unit_price": dec(ptr), "taxable_value": dec(v), "gst_rate": str(rate), "amount": dec(v)}
        if dsc:
            x["discount"] = dec(dsc)
        li.append(x)
    s["name"] = s["name"].upper()
    return close(head(s, b, no, d, due), inter, li, tot, t3, grand, w, ro)


LAYOUTS = {"hotel": hotel, "machine": machine, "accountant": accountant, "pharma": pharma}
