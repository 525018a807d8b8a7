# SPDX-License-Identifier: AGPL-3.0-or-later
"""Lorry freight bill, advocates' fee memo, manpower bill."""
from stranger_service_kit import *
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer, KeepTogether
from reportlab.lib.styles import ParagraphStyle

def lorry(path, seed, rows):
    """Transport company's freight bill as a DOS program prints it: bars and dashes, condensed Courier on wide paper."""
    r, intra, sup, rec, d, data = begin("lorry", seed, rows, 0.5, ["Jai Bhavani Roadlines", "Patel Brothers Cargo Movers", "Southern Star Transport Co.",
        "Northway Carriers"], "F")
    rcm = r.random() < 0.5
    no = f"{r.choice(['FB', 'BLR', 'HO'])}-{r.randint(101, 9999)}"
    keep(data, no, d, reverse_charge=rcm)
    goods = ["Machine Parts", "Yarn Bales", "Cotton Fabric", "Ceramic Tiles", "Electrical Goods", "PVC Granules", "FMCG Cartons", "Auto Spares"]
    towns = ["Bhiwandi", "Hosur", "Vapi", "Ludhiana", "Rajkot", "Sivakasi", "Guntur", "Panipat", "Indore", "Hubli"]
    recs, lr = [], r.randint(10000, 80000)
    for i in range(rows):
        lr += r.randint(1, 40)
        ld = d - dt.timedelta(days=24 - 21 * i // rows)
        wt, rate = D(r.randint(40, 1600) * 5), D(r.randint(180, 940)) / 100
        fr = q2(wt * rate)
        ham, doc = D(r.choice([0, 150, 200, 350])), D(r.choice([0, 50, 100]))
        fm, to = r.sample(towns, 2)
        veh = f"{r.choice(['MH04', 'KA01', 'GJ06', 'TN28', 'HR55'])}{r.choice('ABCDEF')}{r.choice('GHJKL')}{r.randint(1, 9999):04d}"
        recs.append((str(lr), ld, veh, fm, to, r.choice(goods), r.randint(2, 180), wt, rate, fr, ham, doc, fr + ham + doc))
        x = recs[-1]
        data["line_items"].append(item(description=x[5], quantity=wt.quantize(D(1)).__str__(), unit_price=q2(rate), amount=x[12]))
    total = sum(x[12] for x in recs)
    cg, sg, ig = (None,) * 3 if rcm else taxes(total, 12, intra)
    grand, ro = roundoff(total + add(cg, sg, ig))
    tot(data, total, **gst(cg, sg, ig), round_off=ro, grand_total=grand)
    W, H = landscape(A4)
    c = canvas(path, (W, H), "FREIGHT BILL")
    cols = [("LR NO", 8, 0), ("LR DATE", 10, 0), ("TRUCK NO", 11, 0), ("FROM", 10, 0), ("TO", 10, 0), ("SAID TO CONTAIN", 18, 0), ("PKGS", 6, 1),
        ("CHG WT KG", 11, 1), ("RATE/KG", 9, 1),
            ("FREIGHT", 13, 1), ("HAMALI", 9, 1), ("DOC CHG", 9, 1), ("TOTAL RS.", 13, 1)]
    width = sum(n for _, n, _ in cols) + len(cols) + 1
    fs = 8.2
    x0 = (W - width * fs * 0.6) / 2
    def out(y, t, b=False):
        L(c, x0, y, t, "Courier-Bold" if b else "Courier", fs)
    def line(vals):
        return "|" + "|".join((v.rjust(n) if rt else v.ljust(n)) for v, (_, n, rt) in zip(vals, cols)) + "|"
    rule = "+" + "+".join("-" * n for _, n, _ in cols) + "+"
    def head(y, page):
        if page == 1:
            L(c, x0, y, sup.name.upper(), "Courier-Bold", 14)
            y -= 14
            out(y, f"FLEET OWNERS & TRANSPORT CONTRACTORS    {sup.street}, {sup.city}-{sup.pin} ({sup.state})  PH: {sup.phone}")
            out(y - 10, f"GSTIN : {sup.gstin}   PAN : {sup.pan}   SAC : {'996791' if rcm else '996511'} (GOODS TRANSPORT AGENCY)")
            out(y - 26, ("FREIGHT BILL" if rcm else "TAX INVOICE - FREIGHT").center(width), True)
            out(y - 42, f"TO    : M/S {rec.name.upper()}".ljust(98) + f"BILL NO   : {no}")
            out(y - 52, f"        {rec.street.upper()}, {rec.area.upper()}".ljust(98) + f"BILL DATE : {d:%d/%m/%Y}")
            out(y - 62, f"        {rec.city.upper()} {rec.pin}".ljust(98) + f"BRANCH    : {sup.city.upper()}")
            out(y - 72, f"GSTIN : {rec.gstin}".ljust(98) + f"REVERSE CHARGE : {'YES' if rcm else 'NO'}")
            y -= 86
        else:
            out(y, f"{sup.name.upper()}   BILL NO {no}   (CONTD.)")
            y -= 14
        out(y, rule)
        out(y - 9, line([n for n, _, _ in cols]))
        out(y - 18, rule)
        return y - 27
    y = head(H - 44, 1)
    sub = D(0)
    for x in recs:
        if y < 60:
            out(y, rule)
            out(y - 9, f"CARRIED OVER  {sub:.2f}".rjust(width - 1))
            c.showPage()
            y = head(H - 44, c.getPageNumber())
        out(y, line([x[0], f"{x[1]:%d/%m/%Y}", x[2], x[3].upper(), x[4].upper(), x[5].upper(), str(x[6]), f"{x[7]:.0f}",
            f"{x[8]:.2f}"] + [f"{v:.2f}" for v in x[9:]]))
        sub += x[12]
        y -= 9.5
    out(y, rule)
    y -= 9
    out(y, line(["TOTAL", "", "", "", "", "", str(sum(x[6] for x in recs)), f"{sum(x[7] for x in recs):.0f}",
        ""] + [f"{sum(x[i] for x in recs):.2f}" for i in (9, 10, 11, 12)]))
    out(y - 9, rule)
    y -= 22
    y = fresh(c, y, 130, H - 44)
    for k, v in (("CGST 6%", cg), ("SGST 6%", sg), ("IGST 12%", ig), ("ROUND OFF", ro), ("BILL AMOUNT RS.", grand)):
        if v is not None:
            out(y, f"{k:<18}: {v:>14.2f}".rjust(width - 1), k.startswith("BILL"))
            y -= 10
    y -= 4
    out(y, f"RUPEES {inwords(grand).upper()} ONLY")
    if rcm:
        out(y - 14, "GST ON THIS BILL IS PAYABLE BY THE RECIPIENT UNDER REVERSE CHARGE MECHANISM. WE HAVE NOT AVAILED INPUT TAX CREDIT.")
    out(y - 26, "E.& O.E.  PAYMENT BY A/C PAYEE CHEQUE ONLY.  INTEREST @ 18% P.A. AFTER 30 DAYS.  SUBJECT TO LOCAL JURISDICTION.")
    out(y - 44, f"FOR {sup.name.upper()}".rjust(width - 1))
    c.save()
    for it, x in zip(data["line_items"], recs):
        it["description"] = x[5].upper()
    data["supplier"]["name"], data["recipient"]["name"] = sup.name.upper(), rec.name.upper()
    return {"data": data}

NARR = ["Perusing the plaint and annexures and preparing a note on maintainability of the suit",
    "Drafting reply to the legal notice issued by the vendor and revising the same after client comments",
        "Attending conference with senior counsel", "Appearance before the Commercial Court on the interim application; matter part heard",
            "Research on limitation and section 34 objections",
        "Reviewing the share purchase agreement and marking up the indemnity clauses", "Telephone conference with the client on the settlement terms",
            "Settling the written statement",
        "Appearance before NCLT; order reserved", "Preparing list of dates, compilation of judgments and written submissions for final hearing"]

def legal(path, seed, rows):
    """Advocates' memorandum of fees: time entries without any rules, long narratives, sums in sentences, reverse charge."""
    r = rng("legal", seed, rows)
    st = r.choice(sorted(STATES))
    p1, p2 = r.sample(PEOPLE, 2)
    sup = Party(r, st, name=f"{p1.split()[1]} {p2.split()[1]} & Associates", kind="F")
    rec = Party(r, st if r.random() < 0.5 else None)
    d = day(r)
    no = f"{''.join(w[0] for w in sup.name.split()[:2])}/{fy(d)[0]}-{fy(d)[1] % 100}/{r.randint(1, 480):03d}"
    data = {"invoice_number": no, "invoice_date": str(d), "place_of_supply": rec.code, "reverse_charge": True, "supplier": {"name": sup.name,
        "gstin": sup.gstin},
            "recipient": {"name": rec.name, "gstin": rec.gstin}, "line_items": []}
    team = [(p1, D(9000)), (p2, D(7500)), (r.choice([p for p in PEOPLE if p not in (p1, p2)]), D(3800))]
    recs, dd = [], d - dt.timedelta(days=40)
    for i in range(rows):
        dd = min(d, dd + dt.timedelta(days=r.choice([0, 1, 1]) if rows > 20 else r.randint(0, 2)))
        who, rate = r.choice(team)
        hrs = D(r.randint(2, 22)) / 4
        recs.append((dd, "".join(w[0] for w in who.split()), r.choice(NARR) + ".", q2(hrs), rate, q2(hrs * rate)))
        x = recs[-1]
        data["line_items"].append(item(description=x[2], quantity=str(x[3]), unit_price=x[4], amount=x[5]))
    total, hours = sum(x[5] for x in recs), sum(x[3] for x in recs)
    tot(data, grand_total=total)
    c = canvas(path, title="Memorandum of Fees")
    T, B, I = "Times-Roman", "Times-Bold", "Times-Italic"
    C(c, W / 2, H - 56, sup.name.upper(), B, 17)
    C(c, W / 2, H - 70, "ADVOCATES & SOLICITORS", T, 8.5)
    C(c, W / 2, H - 82, f"{sup.addr}  |  Tel. {sup.phone}", I, 8.5)
    c.setLineWidth(0.5)
    c.line(60, H - 90, W - 60, H - 90)
    row(c, H - 112, T, 10, (W - 60, f"{d.day} {d:%B %Y}", 1), (60, f"Invoice No. {no}"))
    y = H - 136
    for t in (rec.name, f"{rec.street}, {rec.area}", f"{rec.city} {rec.pin}, {rec.state}", f"GSTIN: {rec.gstin}"):
        L(c, 60, y, t, T, 10)
        y -= 13
    y -= 8
    L(c, 60, y, f"Re: {r.choice(['Commercial Suit', 'Company Petition'])} No. {r.randint(10, 900)} of {d.year}; {rec.name.split()[0]} v. {r.choice(FIRMS)}",
        B, 10)
    y = para(c, 60, y - 18, "MEMORANDUM OF FEES for professional services in the above matter (SAC 998212):", T, 10, W - 120)
    y -= 10
    def heads(y):
        for x, t, fn in ((60, "Date", L), (118, "By", L), (146, "Particulars", L), (420, "Hours", R), (478, "Rate (Rs.)", R), (W - 60, "Amount (Rs.)", R)):
            fn(c, x, y, t, I, 9.5)
        return y - 17
    y = heads(y)
    for dd, who, nar, hrs, rate, amt in recs:
        lines = wrap(nar, T, 9.5, 240)
        if y - 12 * len(lines) < 70:
            C(c, W / 2, 40, f"- {c.getPageNumber()} -", T, 9)
            c.showPage()
            y = heads(H - 60)
        row(c, y, T, 9.5, (60, f"{dd:%d.%m.%Y}"), (118, who), (420, str(hrs), 1), (478, inr(rate), 1), (W - 60, inr(amt), 1))
        for ln in lines:
            L(c, 146, y, ln, T, 9.5)
            y -= 12
        y -= 5
    if y < 250:
        C(c, W / 2, 40, f"- {c.getPageNumber()} -", T, 9)
        c.showPage()
        y = H - 70
    c.line(W - 130, y + 6, W - 60, y + 6)
    L(c, 146, y - 8, "Total fees due", B, 10.5)
    R(c, 420, y - 8, str(hours), B, 10)
    R(c, W - 60, y - 8, inr(total), B, 10.5)
    c.line(W - 130, y - 13, W - 60, y - 13)
    y = para(c, 60, y - 34, f"(Rupees {inwords(total)} only)", I, 10, W - 120)
    y = para(c, 60, y - 8,
        "Whether tax is payable under reverse charge: Yes. Goods and services tax on legal services of a firm of advocates is payable by the recipient under "
             f"Notification No. 13/2017 - Central Tax (Rate) and is therefore not charged on this invoice. Place of supply: {rec.state} ({rec.code}).", T,
                 9.5, W - 120)
    y = para(c, 60, y - 6,
        f"Our GSTIN is {sup.gstin} and our PAN is {sup.pan}. Kindly remit to Account {r.randint(10 ** 10, 10 ** 11)}, Malwa Commercial Bank, {sup.city}.",
        T, 9.5, W - 120)
    L(c, 340, y - 24, f"For {sup.name}", T, 10)
    L(c, 340, y - 66, "Partner", I, 10)
    return done(c, data)

def manpower(path, seed, rows):
    """Labour contractor's bill kept in a spreadsheet: full grid, heads x days x rate, service charge under the rows."""
    r, intra, sup, rec, d, data = begin("manpower", seed, rows, 0.6, ["Shramik Facility Services", "Om Sai Manpower Solutions",
        "Unity Staffing & Labour Contractors"], "P")
    a, b = month(d)
    no = f"{r.randint(1, 900):03d}/{fy(d)[0]}-{fy(d)[1] % 100}"
    keep(data, no, d, place_of_supply=rec.code, reverse_charge=False)
    jobs = pool("Housekeeping Boy | 998533; Housekeeping Supervisor | 998533; Helper - Unskilled | 998519; Loader / Unloader | 998519; "
        "Forklift Operator | 998513; Electrician (ITI) | 998513; Data Entry Operator | 998513; Pantry Boy | 998533; Gardener | 998533; "
        "Packing Staff (Night Shift) | 998519")
    body = ParagraphStyle("b", fontName="Helvetica", fontSize=8.5, leading=10)
    cells = [["Sr.\nNo.", "Designation", "SAC\nCode", "No. of\nPersons", "Total\nMan-days", "Rate per\nDay (Rs.)", "Amount\n(Rs.)"]]
    base = D(0)
    for i in range(rows):
        job, sac = r.choice(jobs)
        n = r.randint(1, 14)
        days = D(n * r.randint(20, 26)) - (D("0.5") if r.random() < 0.3 else 0)
        rate = q2(D(r.randint(48000, 99000)) / 100)
        amt = q2(days * rate)
        base += amt
        cells.append([str(i + 1), Paragraph(job, body), sac, str(n), f"{days:.1f}", f"{rate:.2f}", f"{amt:.2f}"])
        data["line_items"].append(item(description=job, hsn_sac=sac, quantity=f"{days:.1f}", unit_price=rate, amount=amt))
    sp = r.choice([D(5), D("7.5"), D(8), D(10)])
    sc = pct(base, sp)
    tv = base + sc
    cg, sg, ig = taxes(tv, 18, intra)
    grand, ro = roundoff(tv + add(cg, sg, ig))
    tot(data, tv, **gst(cg, sg, ig), round_off=ro, grand_total=grand)
    foots = [("Total Wages (A)", base), (f"Service Charges @ {sp}% on A (B)", sc), ("Taxable Value (A + B)", tv), ("CGST @ 9%", cg), ("SGST @ 9%", sg),
        ("IGST @ 18%", ig), ("Round Off", ro), ("GRAND TOTAL", grand)]
    foots = [x for x in foots if x[1] is not None]
    n0 = len(cells)
    cells += [["", k, "", "", "", "", f"{v:.2f}"] for k, v in foots]
    widths = [30, 192, 52, 52, 60, 66, 80]
    style = [("GRID", (0, 0), (-1, -1), 0.6, black), ("FONT", (0, 0), (-1, 0), "Helvetica-Bold", 8.5), ("FONT", (0, 1), (-1, -1), "Helvetica", 8.5), ("ALIGN",
        (0, 0), (-1, 0), "CENTER"),
             ("ALIGN", (0, 1), (0, -1), "CENTER"), ("ALIGN", (2, 1), (3, -1), "CENTER"), ("ALIGN", (4, 1), (-1, -1), "RIGHT"), ("VALIGN", (0, 0), (-1, -1),
                 "MIDDLE"),
             ("BACKGROUND", (0, 0), (-1, 0), HexColor("#d9e1f2")), ("FONT", (1, -1), (-1, -1), "Helvetica-Bold", 9), ("TOPPADDING", (0, 0), (-1, -1), 2.5),
                 ("BOTTOMPADDING", (0, 0), (-1, -1), 2.5)]
    for i in range(len(foots)):
        style += [("SPAN", (1, n0 + i), (5, n0 + i)), ("ALIGN", (1, n0 + i), (1, n0 + i), "RIGHT")]
    big = ParagraphStyle("t", fontName="Helvetica-Bold", fontSize=14, leading=17, alignment=1)
    mid = ParagraphStyle("m", fontName="Helvetica", fontSize=8.5, leading=11, alignment=1)
    tall = Table([[Paragraph(sup.name.upper(), big)], [Paragraph(f"{sup.addr}, {sup.state}. Mob. {sup.phone}", mid)],
                  [Paragraph(f"GSTIN : {sup.gstin} &nbsp;&nbsp; PAN : {sup.pan} &nbsp;&nbsp; EPF Code : {sup.city[:2].upper()}/{r.randint(10000, 99999)}",
                      mid)], [Paragraph("<b>TAX INVOICE</b>", mid)]], [532])
    tall.setStyle(TableStyle([("BOX", (0, 0), (-1, -1), 0.6, black), ("LINEABOVE", (0, 3), (-1, 3), 0.6, black)]))
    party = Table([[Paragraph(f"To,<br/><b>{rec.name.replace('&', '&amp;')}</b><br/>{rec.street}, {rec.area}<br/>{rec.city} {rec.pin}<br/>"
                    f"GSTIN : {rec.gstin}<br/>State : {rec.state} &nbsp; Code : {rec.code}", body),
                    Paragraph(f"Invoice No. : {no}<br/>Invoice Date : {d:%d-%m-%Y}<br/>Bill Month : {b:%B %Y}<br/>W.O. No. : WO/{r.randint(1000, 9999)}<br/>"
                              f"Place of Supply : {rec.code} - {rec.state}<br/>"
                              "Tax payable on reverse charge : No", body)]], [306, 226])
    party.setStyle(TableStyle([("GRID", (0, 0), (-1, -1), 0.6, black), ("VALIGN", (0, 0), (-1, -1), "TOP")]))
    t = Table(cells, widths, repeatRows=1)
    t.setStyle(TableStyle(style))
    end = Table([[Paragraph(f"<b>Rupees :</b> {inwords(grand)} Only", body), ""],
        [Paragraph("Certified that wages have been paid as per the Minimum Wages Act; PF / ESI challans are enclosed. "
                 f"Bank : Deccan Union Bank, A/c {r.randint(10 ** 11, 10 ** 12)}, IFSC DEUB0{r.randint(10 ** 5, 10 ** 6 - 1)}", body),
                     Paragraph(f"For {sup.name.replace('&', '&amp;')}<br/><br/><br/>Proprietor", mid)]], [332, 200])
    end.setStyle(TableStyle([("GRID", (0, 0), (-1, -1), 0.6, black), ("SPAN", (0, 0), (1, 0)), ("VALIGN", (0, 0), (-1, -1), "TOP")]))
    doc = SimpleDocTemplate(path, pagesize=A4, leftMargin=31, rightMargin=31, topMargin=34, bottomMargin=40, invariant=1, title="Bill")
    doc.build([tall, party, t, KeepTogether([end])])
    data["supplier"]["name"] = sup.name.upper()
    return {"data": data}

LAYOUTS = {"lorry": lorry, "legal": legal, "manpower": manpower}
