# SPDX-License-Identifier: AGPL-3.0-or-later
"""Contractor's running account bill, subscription invoice, mall rent and CAM bill, marketplace fee invoice."""
from stranger_service_kit import *
from reportlab.platypus import SimpleDocTemplate, Table, Paragraph, Spacer
from reportlab.lib.styles import ParagraphStyle

def rabill(path, seed, rows):
    """Works contract RA bill across the page: quantities by BOQ, previous and present, carried and brought forward, deductions."""
    r, intra, sup, rec, d, data = begin("rabill", seed, rows, 0.6, ["Navnirman Infra Projects Pvt Ltd", "Setubandh Constructions",
        "Vishwakarma Buildcon Private Limited"])
    no = f"{r.choice(['NIP', 'RA', 'VB'])}/RA-{r.randint(2, 14):02d}/{fy(d)[0]}-{fy(d)[1] % 100}"
    keep(data, no, d, place_of_supply=rec.code)
    recs = []
    for i in range(rows):
        t, u, base = r.choice(BOQ)
        rate, qb = q2(D(base) * r.randint(92, 112) / 100), D(r.randint(2000, 90000)) / 10
        qp = (qb * r.randint(0, 50) / 100).quantize(D("0.001"))
        qn = (qb * r.randint(5, 45) / 100).quantize(D("0.001"))
        recs.append((f"{i + 1}.{r.randint(1, 9)}", t, u, f"{qb:.3f}", f"{qp:.3f}", f"{qn:.3f}", f"{qp + qn:.3f}", rate, q2(qn * rate)))
        data["line_items"].append(item(description=t, quantity=f"{qn:.3f}", unit=u, unit_price=rate, amount=recs[-1][8]))
    tv = sum(x[8] for x in recs)
    cg, sg, ig = taxes(tv, 18, intra)
    gross, ro = roundoff(tv + add(cg, sg, ig))
    tot(data, tv, **gst(cg, sg, ig), round_off=ro, grand_total=gross)
    WL, HL = H, W
    c = canvas(path, (WL, HL), "RA Bill")
    F, B = "Times-Roman", "Times-Bold"
    xs = [30, 66, 356, 396, 462, 528, 594, 660, 716, WL - 30]
    C(c, WL / 2, HL - 40, sup.name.upper(), B, 14)
    C(c, WL / 2, HL - 53, f"Civil Contractors   {sup.street}, {sup.city} {sup.pin}, {sup.state}   GSTIN {sup.gstin}", F, 8.5)
    C(c, WL / 2, HL - 70, "TAX INVOICE CUM RUNNING ACCOUNT BILL (SAC 995411)", B, 10)
    y = kv(c, 34, 110, HL - 88, (("Client", rec.name), ("Address", rec.addr), ("Client GSTIN", rec.gstin),
           ("Name of Work", f"Construction of {r.choice(['staff quarters', 'warehouse block'])} at {rec.area}, {rec.city}")), F, 9, 12, B, sep=": ")
    kv(c, 540, 630, HL - 88, (("RA Bill No.", no), ("Bill Date", f"{d:%d.%m.%Y}"), ("Agreement No.", f"EE/{r.randint(10, 99)}/{d.year - 1}"),
        ("Place of Supply", rec.place)), F, 9, 12, B, sep=": ")
    def head(y):
        c.setLineWidth(0.5)
        c.rect(30, y - 30, WL - 60, 30, fill=0)
        row(c, y - 18, B, 8, (48, "Item No.", 2), (211, "Description of Item", 2), (376, "Unit", 2), (688, "Rate (Rs.)", 2))
        C(c, 528, y - 10, "Quantity", B, 8)
        c.line(396, y - 14, 660, y - 14)
        row(c, y - 24, B, 8, (429, "As per BOQ", 2), (495, "Up to Previous", 2), (561, "This Bill", 2), (627, "Cumulative", 2), (764, "This Bill (Rs.)", 2))
        C(c, 764, y - 12, "Amount of", B, 8)
        for x in xs:
            c.line(x, y - (14 if x in xs[4:7] else 0), x, y - 30)
        return y - 30
    def cells(y, h, x):
        for ln, t in enumerate(wrap(x[1], F, 8.5, 282)):
            L(c, 70, y - 10 - 10 * ln, t, F, 8.5)
        row(c, y - 10, F, 8.5, (48, x[0], 2), (376, x[2], 2), *[(xs[j + 1] - 4, x[j], 1) for j in (3, 4, 5, 6)], (xs[8] - 4, inr(x[7]) if x[7] else "", 1),
            (xs[9] - 4, inr(x[8]), 1))
        for z in xs:
            c.line(z, y, z, y - h)
        c.line(30, y - h, WL - 30, y - h)
        return y - h
    def sheet(more=True):
        C(c, WL / 2, 24, f"Sheet {c.getPageNumber()}", F, 8)
        if more:
            c.showPage()
        return HL - 50
    y, run = head(y - 4), D(0)
    for x in recs:
        h = 10 * len(wrap(x[1], F, 8.5, 282)) + 5
        if y - h < 56:
            cells(y, 15, ("", "Carried Forward", "", "", "", "", "", None, run))
            y = cells(head(sheet()), 15, ("", "Brought Forward", "", "", "", "", "", None, run))
        y, run = cells(y, h, x), run + x[8]
    if y < 200:
        y = sheet()
    ded = [("Less: Retention Money @ 5%", pct(tv, 5)), ("Less: TDS u/s 194C @ 2%", pct(tv, 2)), ("Less: Labour Cess @ 1%", pct(tv, 1))]
    lines = [("Value of Work Done in this Bill", tv), ("Add: CGST @ 9%", cg), ("Add: SGST @ 9%", sg), ("Add: IGST @ 18%", ig), ("Rounding Off", ro),
        ("Gross Bill Amount incl. GST", gross)]
    y1 = kv(c, 440, WL - 34, y - 14, [(k, None if v is None else inr(v)) for k, v in lines + ded + [("Net Payable", gross - sum(v for _, v in ded))]], B, 9,
        13, F, 1)
    para(c, 34, y - 14, f"Gross bill amount: Rupees {inwords(gross)} Only.", F, 9, 360)
    para(c, 34, y - 44, "Certified that the quantities have been measured jointly and recorded in the Measurement Book.", F, 9, 360)
    row(c, y1 - 22, F, 9, (34, "Engineer-in-Charge"), (WL - 34, f"For {sup.name}", 1))
    sheet(False)
    data["supplier"]["name"] = sup.name.upper()
    return done(c, data)

def saas(path, seed, rows):
    """Subscription invoice of an online billing program: airy, unit under quantity, tax percent beside its amount, drawn word by word."""
    r, intra, sup, rec, d, data = begin("saas", seed, rows, 0.5, ["Cloudnest Software Pvt Ltd", "Payrollwala Technologies Private Limited",
        "Helpkite Labs Pvt. Ltd."])
    due, no = d + dt.timedelta(days=r.choice([0, 15, 30])), f"INV-{r.randint(1, 99999):06d}"
    keep(data, no, d, due=due, place_of_supply=rec.code)
    plans = pool("Standard Plan | user; Professional Plan - Monthly | user; Additional storage pack 100 GB | pack; "
        "WhatsApp message credits | block; Priority support | seat; Onboarding and data migration | hour; "
        "API access add-on for third party integrations | key; SSL certificate renewal | nos")
    recs, rt = [], "9%" if intra else "18%"
    for i in range(rows):
        t, u = r.choice(plans)
        per = f"{d:%d %b %Y} to {d + dt.timedelta(days=29):%d %b %Y}"
        n, p = D(r.randint(1, 60)), D(r.randint(40, 2500)) - D("0.01") * r.choice([0, 1, 50])
        tx = [x for x in taxes(n * p, 18, intra) if x is not None]
        recs.append((t, per, u, n, q2(p), tx, q2(n * p)))
        data["line_items"].append(item(description=f"{t} {per}", hsn_sac="998313", quantity=f"{n}.00", unit=u, unit_price=q2(p), gst_rate="18", **rowtax(tx),
            amount=q2(n * p)))
    tv, sums = sum(x[6] for x in recs), [sum(x[5][k] for x in recs) for k in range(len(recs[0][5]))]
    grand = tv + sum(sums)
    tot(data, tv, cgst_total=sums[0] if intra else None, sgst_total=sums[0] if intra else None, igst_total=None if intra else sums[0], grand_total=grand)
    c = canvas(path, title=no)
    grey = HexColor("#666666")
    def wbw(x, y, t, f=SANS, s=8, col=black, right=False):
        x -= sw(t, f, s) if right else 0
        for w in t.split():
            L(c, x, y, w, f, s, col)
            x += sw(w + " ", f, s)
    wbw(40, H - 60, sup.name, SANSB, 11)
    for i, t in enumerate((f"{sup.street}, {sup.area}", f"{sup.city} {sup.state} {sup.pin}", "India", f"GSTIN {sup.gstin}")):
        wbw(40, H - 74 - 11 * i, t, SANS, 7.5)
    for y, t, f, s in ((66, "TAX INVOICE", SANS, 20), (82, f"# {no}", SANSB, 8), (104, "Balance Due", SANSB, 7.5), (118, f"₹{inr(grand)}", SANSB, 11)):
        wbw(W - 40, H - y, t, f, s, right=True)
    wbw(40, H - 150, "Bill To", SANS, 8, grey)
    for i, t in enumerate((rec.name, rec.street, f"{rec.area}, {rec.city}", f"{rec.pin} {rec.state}", f"GSTIN {rec.gstin}", f"Place Of Supply: {rec.place}")):
        wbw(40, H - 162 - 11 * i - (8 if i == 5 else 0), t, SANS if i else SANSB, 8)
    terms = "Due on Receipt" if due == d else f"Net {(due - d).days}"
    for i, (k, v) in enumerate((("Invoice Date :", dmy(d)), ("Terms :", terms), ("Due Date :", dmy(due)))):
        wbw(440, H - 162 - 15 * i, k, SANS, 8, grey, True)
        wbw(W - 40, H - 162 - 15 * i, v, SANS, 8, right=True)
    tc = [("CGST", 382, 430), ("SGST", 446, 490)] if intra else [("IGST", 420, 480)]
    def head(y):
        c.setFillColor(HexColor("#3c3d3a"))
        c.rect(40, y - 20, W - 80, 26, fill=1, stroke=0)
        for x, t, rg in ((46, "#", 0), (60, "Item & Description", 0), (222, "HSN/SAC", 0), (306, "Qty", 1), (362, "Rate", 1), (W - 44, "Amount", 1)):
            wbw(x, y - 10, t, SANS, 7.5, white, rg)
        for t, a, z in tc:
            wbw((a + z) / 2 - sw(t, SANS, 7) / 2 - 2, y - 4, t, SANS, 7, white)
            wbw(a, y - 15, "%", SANS, 7, white, True)
            wbw(z, y - 15, "Amt", SANS, 7, white, True)
        return y - 34
    y = head(H - 256)
    for i, (t, per, u, n, p, tx, amt) in enumerate(recs, 1):
        ls = wrap(t, SANS, 8, 155)
        if y - 10 * len(ls) < 80:
            wbw(W - 40, 30, str(c.getPageNumber()), SANS, 7, grey, True)
            c.showPage()
            y = head(H - 50)
        for x, z, t in [(46, 0, str(i))] + [(60, k, ln) for k, ln in enumerate(ls)] + [(222, 0, "998313")]:
            wbw(x, y - 10 * z, t)
        wbw(60, y - 10 * len(ls), per, SANS, 6.5, grey)
        for x, v in ((306, f"{n}.00"), (362, inr(p)), (W - 44, inr(amt))):
            wbw(x, y, v, SANS, 7.5, right=True)
        wbw(306, y - 10, u, SANS, 6.5, grey, True)
        for (_, a, z), v in zip(tc, tx):
            wbw(a, y, rt, SANS, 6.5, right=True)
            wbw(z, y, inr(v), SANS, 6.5, right=True)
        y -= 10 * len(ls) + 18
        c.setStrokeColor(HexColor("#dddddd"))
        c.line(40, y + 12, W - 40, y + 12)
    y = fresh(c, y, 190, H - 60) - 6
    for k, v in [("Sub Total", tv)] + list(zip(("CGST9 (9%)", "SGST9 (9%)") if intra else ("IGST18 (18%)",), sums)) + [
            ("Total", grand), ("Balance Due", grand)]:
        f = SANSB if k in ("Total", "Balance Due") else SANS
        wbw(470, y, k, f, 8, right=True)
        wbw(W - 44, y, ("₹" if f == SANSB else "") + inr(v), f, 8, right=True)
        y -= 17
    para(c, 40, y - 6, f"Total In Words: Indian Rupee {inwords(grand)} Only", SANS, 7.5, 500)
    wbw(40, y - 34, "Notes", SANS, 8, grey)
    wbw(40, y - 46, "Thanks for your business. Subscriptions renew automatically unless cancelled before the end of the term.", SANS, 7)
    return done(c, data)

def cam(path, seed, rows):
    """Mall landlord's monthly bill: labels over values in tinted boxes, zebra rows, meter readings within the charge head, always local tax."""
    r, _, sup, rec, d, data = begin("cam", seed, rows, 1, ["Orchid Mall Developers Private Limited", "Trident Plaza Realty LLP",
        "Grand Bazaar Properties Pvt Ltd"])
    due, no, (a, b) = d + dt.timedelta(days=7), f"{r.randint(10, 99)}{fy(d)[0] % 100}{r.randint(1, 99999):06d}", (d.replace(day=1), None)
    keep(data, no, d, due=due, place_of_supply=sup.code, reverse_charge=False)
    heads = pool("Licence Fee | 997212 | SFT; CAM Charges | 997221 | SFT; HVAC Charges | 997221 | SFT; Marketing Fund | 998361 | SFT; "
        "Car Parking | 996743 | SLOT; Grid Electricity | 997221 | KWH; DG Back-up Power | 997221 | KWH; Water and STP Charges | 997221 | KL; "
        "Signage Space Rent | 997212 | NOS")
    st, sb = ParagraphStyle("s", fontName=NOTO, fontSize=7.5, leading=10), ParagraphStyle("h", fontName=NOTOB, fontSize=7, leading=9, alignment=1)
    cells, sums = [[Paragraph(t, sb) for t in ("Charge Head", "SAC", "Qty", "UOM", "Rate (Rs)", "Taxable<br/>Value (Rs)", "GST<br/>%", "CGST<br/>(Rs)",
        "SGST<br/>(Rs)", "Total<br/>(Rs)")]], [D(0)] * 3
    for i in range(rows):
        t, sac, u = r.choice(heads)
        unit = f"{r.choice(['GF', 'FF', 'SF'])}-{r.randint(1, 48):02d}"
        n, p = {"SFT": (D(r.randint(220, 4200)), D(r.randint(600, 18500)) / 100), "SLOT": (D(r.randint(1, 9)), D(2500)),
                "NOS": (D(1), D(r.randint(30, 90) * 100))}.get(u, (D(r.randint(40, 6200)), D(r.randint(780, 2650)) / 100))
        prev = r.randint(4000, 90000)
        lines = [f"{t} - Unit {unit}", f"Meter {prev % 8999 + 1000}: Prev {prev} Pres {prev + int(n)}" if u in ("KWH", "KL") else f"Period {a:%b %Y}"]
        tv, h = q2(n * p), pct(q2(n * p), 9)
        data["line_items"].append(item(description=" ".join(lines), hsn_sac=sac, quantity=str(n), unit=u, unit_price=q2(p), taxable_value=tv, gst_rate="18",
            cgst_amount=h, sgst_amount=h, amount=tv + 2 * h))
        sums = [x + z for x, z in zip(sums, (tv, h, tv + 2 * h))]
        cells.append([Paragraph("<br/>".join(lines), st), sac, inr(n, 0), u, inr(p), inr(tv), "18", inr(h), inr(h), inr(tv + 2 * h)])
    grand, ro = roundoff(sums[2])
    tot(data, sums[0], cgst_total=sums[1], sgst_total=sums[1], round_off=ro, grand_total=grand)
    cells += [["Total", "", "", "", "", inr(sums[0]), "", inr(sums[1]), inr(sums[1]), inr(sums[2])], ["Rounded off", *[""] * 8, inr(ro)],
              ["Amount payable", *[""] * 8, inr(grand)]]
    tint = HexColor(r.choice(["#fdf3d8", "#e6f2ee", "#efe9f7"]))
    lab = ParagraphStyle("l", fontName=NOTO, fontSize=7.5, leading=11)
    box = Table([[Paragraph(f"<font size=6 color='#777777'>{k}</font><br/>{v}", lab) for k, v in line] for line in (
        (("Invoice No.", no), ("Invoice Date", f"{d:%d-%b-%Y}"), ("Due Date", f"{due:%d-%b-%Y}"), ("Billing Month", f"{a:%B %Y}")),
        (("Licensee", rec.name.replace("&", "&amp;")), ("Licensee GSTIN", rec.gstin), ("Place of Supply", f"{sup.code}-{sup.state}"),
         ("Reverse Charge", "No")))], [165, 130, 120, 115])
    box.setStyle([("BACKGROUND", (0, 0), (-1, -1), tint), ("INNERGRID", (0, 0), (-1, -1), 3, white), ("VALIGN", (0, 0), (-1, -1), "TOP")])
    t = Table(cells, [129, 38, 36, 28, 42, 58, 24, 52, 52, 63], repeatRows=1)
    t.setStyle([("FONT", (0, 1), (-1, -1), NOTO, 7.5), ("ALIGN", (2, 1), (-1, -1), "RIGHT"), ("ALIGN", (3, 1), (3, -1), "CENTER"),
                ("ROWBACKGROUNDS", (0, 1), (-1, -4), [white, HexColor("#f6f6f6")]), ("BACKGROUND", (0, 0), (-1, 0), tint), ("LINEABOVE", (0, -3), (-1, -3), 1,
                    black),
                ("FONT", (0, -3), (-1, -1), NOTOB, 7.5), ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3),
                ("VALIGN", (0, 0), (-1, -1), "TOP")])
    big = ParagraphStyle("x", fontName=NOTOB, fontSize=13, leading=17)
    doc = SimpleDocTemplate(path, pagesize=A4, leftMargin=32, rightMargin=32, topMargin=36, bottomMargin=40, invariant=1, title="Invoice")
    doc.build([Paragraph(sup.name, big), Paragraph(f"{sup.addr} | GSTIN {sup.gstin} | PAN {sup.pan}", lab), Spacer(1, 8), Paragraph("TAX INVOICE", big),
               Spacer(1, 4), box, Spacer(1, 10), t, Spacer(1, 6), Paragraph(f"Rupees {inwords(grand)} only", lab), Spacer(1, 8),
               Paragraph("Interest at 18% per annum applies after the due date. This invoice is digitally signed and needs no signature.", lab)])
    return {"data": data}

def market(path, seed, rows):
    """Marketplace's fee invoice to a seller: boxed rows with stacked tax lines, cells set from right to left, only the total of tax at the foot."""
    r, intra, sup, rec, d, data = begin("market", seed, rows, 0.5, ["Bazaarhub Seller Services Private Limited", "Kartly Internet Pvt Ltd"])
    no = f"{STATES[sup.code][0][:2].upper()}-{fy(d)[0] % 100}{fy(d)[1] % 100}-{r.randint(1, 9999999):07d}"
    keep(data, no, d, place_of_supply=rec.code, reverse_charge=False, irn=irn(r))
    fees = pool("Commission Fee | 998599; Fixed Closing Fee | 998599; Weight Handling Fee | 996812; Pick & Pack Fee | 996719; Monthly Storage Fee | 996729; "
        "Sponsored Listing Advertising | 998365; Collection Fee on Cash Orders | 998599; Removal and Return Processing Fee | 996719")
    recs = []
    for i in range(rows):
        t, sac = r.choice(fees)
        v = q2(D(r.randint(350, 4800000)) / 100)
        tx = [x for x in taxes(v, 18, intra) if x is not None]
        recs.append((i + 1, sac, t, v, tx, v + sum(tx)))
        data["line_items"].append(item(description=t, hsn_sac=sac, taxable_value=v, gst_rate="18", **rowtax(tx), amount=v + sum(tx)))
    grand, tax = sum(x[5] for x in recs), sum(sum(x[4]) for x in recs)
    tot(data, grand_total=grand)
    c = canvas(path)
    xs, F, B = [40, 66, 120, 286, 350, 396, 432, 490, W - 40], "Helvetica", "Helvetica-Bold"
    names = ["Sl. No", "Service Category Code (SAC)", "Description of Service", "Net Amount", "Tax Type", "Tax Rate", "Tax Amount", "Total Amount"]
    def boxed(y, h, vals, f, fs, fill=None):
        """One row, the rightmost cell first; a cell is a list of lines."""
        for j in range(len(vals) - 1, -1, -1):
            c.setFillColor(fill or white)
            c.rect(xs[j], y - h, xs[j + 1] - xs[j], h, fill=1)
            for k, t in enumerate(vals[j]):
                (L if fill or j in (0, 1, 2, 4, 5) else R)(c, xs[j] + 3 if fill or j in (0, 1, 2, 4, 5) else xs[j + 1] - 3, y - 10 - 10 * k, t, f, fs)
        return y - h
    L(c, 40, H - 50, sup.name.split()[0].lower(), B, 20)
    R(c, W - 40, H - 44, "Tax Invoice for Marketplace Services", B, 11)
    R(c, W - 40, H - 57, "(Original for Recipient)", F, 8)
    kv(c, 300, W - 40, H - 84, (("Invoice Number :", no), ("Invoice Date :", f"{d:%d.%m.%Y}"), ("Place of Supply :", rec.place),
        ("Whether tax is payable under reverse charge :", "No")), F, 8, 12, B, 1)
    for i, t in enumerate(("Service provider", sup.name, f"{sup.street}, {sup.area}", f"{sup.city} {sup.pin}, {sup.state}, IN",
                           f"GST Registration No: {sup.gstin}", "", "Billing Address", rec.name, f"{rec.street}, {rec.area}",
                           f"{rec.city} {rec.pin}, {rec.state}, IN", f"GST Registration No: {rec.gstin}")):
        L(c, 40, H - 84 - 12 * i, t, B if i in (0, 6) else F, 8)
    L(c, 40, H - 226, f"Invoice Reference Number: {data['irn']}", F, 7)
    c.setLineWidth(0.5)
    heads = [wrap(t, B, 7.5, xs[j + 1] - xs[j] - 5) for j, t in enumerate(names)]
    y = boxed(H - 240, 34, heads, B, 7.5, HexColor("#d9d9d9"))
    for n, sac, t, v, tx, am in recs:
        ls = wrap(t, F, 8, 160)
        h = 10 * max(len(ls), len(tx)) + 5
        if y - h < 60:
            c.showPage()
            c.setLineWidth(0.5)
            y = H - 50
        y = boxed(y, h, [[str(n)], [sac], ls, [inr(v)], ["CGST", "SGST"] if intra else ["IGST"], ["9%"] * 2 if intra else ["18%"], [inr(z) for z in tx],
            [inr(am)]], F, 8)
    y = fresh(c, y, 150, H - 50)
    c.rect(40, y - 18, W - 80, 18, fill=0)
    row(c, y - 12, B, 8.5, (43, "TOTAL (INR):"), (487, inr(tax), 1), (W - 43, inr(grand), 1))
    para(c, 43, y - 32, f"Amount in Words: {inwords(grand)} only", B, 8.5, W - 90)
    R(c, W - 40, y - 62, f"For {sup.name}:", B, 8)
    R(c, W - 40, y - 98, "Authorized Signatory", F, 8)
    para(c, 40, y - 116, "Please note that this invoice is not a demand for payment; fees have been recovered from your seller account balance.", F, 7, W - 80)
    return done(c, data)

LAYOUTS = {"rabill": rabill, "saas": saas, "cam": cam, "market": market}
