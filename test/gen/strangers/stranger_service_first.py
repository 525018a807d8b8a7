# SPDX-License-Identifier: AGPL-3.0-or-later
"""Telecom circuits bill, hotel folio, in-patient hospital bill."""
from stranger_service_kit import *

def telecom(path, seed, rows):
    """Enterprise data bill of a telecom company: charges summary on top, circuits below, two-line rows, hairlines."""
    r, intra, sup, rec, d, data = begin("telecom", seed, rows, 0.5, ["Sanchar Setu Limited", "Vayulink Communications Ltd", "Indrajaal Telenet Limited"])
    a, b = month(d)
    due = d + dt.timedelta(days=r.choice([15, 18, 21]))
    no = f"{r.choice(['BM', 'HT', 'KA'])}{sup.code}{d:%y%m}I{r.randint(0, 999999):06d}"
    keep(data, no, d, due=due, place_of_supply=rec.code, reverse_charge=False, irn=irn(r))
    kinds = pool("Internet Leased Line | 998422; MPLS VPN Port | 998413; SIP Trunk Rental | 998411; Managed Wi-Fi Service | 998429; "
        "Toll Free Number Rental | 998411; Point to Point Ethernet | 998414")
    recs = []
    for i in range(rows):
        k, sac = r.choice(kinds)
        bw = r.choice(["30 channels", "60 channels", "100 DIDs"] if sac == "998411" else ["10 Mbps", "50 Mbps", "100 Mbps", "200 Mbps", "1 Gbps"])
        ch = D(r.randint(900, 64000)) + D(r.choice(["0", "0.5", "0.33", "0.75"]))
        di = pct(ch, r.choice([0, 0, 5, 10]))
        ckt = f"Circuit ID {r.choice(['11', '13', '20'])}{r.randint(0, 99999999):08d}, {r.choice(STATES[rec.code][1])[0]}"
        recs.append((k, ckt, sac, bw, q2(ch), di, q2(ch - di)))
        data["line_items"].append(item(description=f"{k} {ckt}", hsn_sac=sac, discount=di, taxable_value=q2(ch - di), amount=q2(ch - di)))
    total = sum(x[6] for x in recs)
    cg, sg, ig = taxes(total, 18, intra)
    grand = total + add(cg, sg, ig)
    tot(data, total, **gst(cg, sg, ig), grand_total=grand)
    col = HexColor(r.choice(["#b3001b", "#00467f", "#5b2a86"]))
    c = canvas(path)
    c.setFillColor(col)
    c.rect(0, H - 58, W, 58, fill=1, stroke=0)
    L(c, 36, H - 38, sup.name.split()[0].lower(), NOTOB, 22, white)
    R(c, W - 36, H - 30, "Tax Invoice", NOTOB, 13, white)
    R(c, W - 36, H - 44, "Original for Recipient", NOTO, 7.5, white)
    L(c, 36, H - 80, rec.name, NOTOB, 10)
    for i, t in enumerate((rec.street, rec.area, f"{rec.city} - {rec.pin}", rec.state)):
        L(c, 36, H - 92 - 12 * i, t, NOTO, 8)
    kv(c, 36, 150, H - 146, (("Customer GSTIN", rec.gstin), ("Place of supply", rec.place), ("Kind attn.", r.choice(PEOPLE)), ("Reverse charge applicable",
        "No")), NOTO, 7.5, 12)
    x0 = 320
    y = kv(c, x0, W - 36, H - 80, (("Relationship number", str(r.randint(10 ** 8, 10 ** 9 - 1))), ("Invoice number", no), ("Invoice date", f"{d:%d-%b-%Y}"),
           ("Bill period", f"{a:%d-%b-%Y} to {b:%d-%b-%Y}"), ("Pay by date", f"{due:%d-%b-%Y}"), ("Currency", "INR")), NOTO, 8, 12, NOTOB, 1) - 6
    lines = [("Taxable charges (net of discount)", total)] + [(n, v) for n, v in (("CGST @ 9%", cg), ("SGST @ 9%", sg), ("IGST @ 18%", ig)) if v is not None]
    h = 14 * (len(lines) + 2) + 8
    c.setFillColor(HexColor("#f1f1f4"))
    c.rect(x0 - 8, y - h + 12, W - 28 - x0 + 0, h, fill=1, stroke=0)
    L(c, x0, y - 2, "This month's charges", NOTOB, 9, col)
    R(c, W - 40, y - 2, "Amount (₹)", NOTO, 7.5)
    y = kv(c, x0, W - 40, y - 16, [(k, inr(v)) for k, v in lines], NOTO, 8, 14, how=1)
    row(c, y - 2, NOTOB, 9.5, (x0, "Total charges payable"), (W - 40, inr(grand), 1))
    y = H - 272
    para(c, 36, y, f"Amount in words: Rupees {inwords(grand)} Only", NOTO, 7.5, W - 72)
    kv(c, 36, 52, y - 24, [("IRN", data["irn"])], NOTOB, 6.5, 0, NOTO)
    xs = (36, 58, 240, 290, 395, 456, 500, W - 36)
    def head(y):
        L(c, 36, y, "Charge details by service", NOTOB, 10, col)
        y -= 16
        c.setStrokeColor(col)
        c.line(36, y + 10, W - 36, y + 10)
        row(c, y, NOTOB, 7, (xs[0], "Sl."), (xs[1], "Service"), (225, "SAC"), (264, "Charge period"), (352, "Capacity"), (444, "Charges (₹)", 1),
            (496, "Discount (₹)", 1), (xs[7], "Taxable value (₹)", 1))
        c.line(36, y - 5, W - 36, y - 5)
        return y - 17
    def foot():
        c.setStrokeColor(HexColor("#999999"))
        c.line(36, 58, W - 36, 58)
        L(c, 36, 48, f"{sup.name} | Regd. office: {sup.street}, {sup.city} {sup.pin} | GSTIN {sup.gstin} | PAN {sup.pan}", NOTO, 6.3)
        L(c, 36, 39, "Interest of 1.5% per month is levied on amounts unpaid after the pay by date. Help: dial 1800 000 121.", NOTO, 6.3)
        R(c, W - 36, 30, f"Page {c.getPageNumber()}", NOTO, 6.3)
    y = head(y - 50)
    for i, (k, ckt, sac, bw, ch, di, net) in enumerate(recs, 1):
        if y < 84:
            foot()
            c.showPage()
            y = head(H - 50)
        row(c, y, NOTO, 7.5, (xs[0], str(i)), (xs[1], k))
        L(c, xs[1], y - 10, ckt, NOTO, 6.5, HexColor("#444444"))
        row(c, y, NOTO, 7.5, (225, sac), (264, f"{a:%d/%m/%y} - {b:%d/%m/%y}"), (352, bw), (444, inr(ch), 1), (496, inr(di), 1), (xs[7], inr(net), 1))
        c.setStrokeColor(HexColor("#cccccc"))
        c.line(36, y - 14, W - 36, y - 14)
        y -= 25
    row(c, y, NOTOB, 7.5, (xs[1], "Total"), (444, inr(sum(x[4] for x in recs)), 1), (496, inr(sum(x[5] for x in recs)), 1), (xs[7], inr(total), 1))
    foot()
    return done(c, data)

def folio(path, seed, rows):
    """Front-office folio in fixed pitch, charges by day with central and state tax columns, settlement beneath."""
    r = rng("folio", seed, rows)
    sup = Party(r, name=r.choice(["Hotel Rajhans Residency", "The Banyan Court", "Sagarika Beach Resort Pvt Ltd", "Hotel Pearl Continental"]))
    rec = Party(r)
    guest = r.choice(PEOPLE)
    out = day(r)
    no = f"{r.choice(['FO', 'INV', 'HRR'])}/{fy(out)[0] % 100}-{fy(out)[1] % 100}/{r.randint(100, 29999):05d}"
    data = {"invoice_number": no, "invoice_date": str(out), "place_of_supply": sup.code, "supplier": {"name": sup.name.upper(), "gstin": sup.gstin},
            "recipient": {"name": rec.name, "gstin": rec.gstin}, "line_items": []}
    room = r.randint(101, 912)
    tariff = D(r.choice([3200, 4500, 5850, 6999, 8200, 11500]))
    rrate, frate = (18, 18) if tariff > 7500 else (12, 5)
    extra = [("Coffee Shop", "996332", frate), ("In Room Dining", "996332", frate), ("Laundry", "999712", 18), ("Airport Transfer", "996601", 5),
        ("Spa & Wellness", "999722", 18), ("Business Centre", "998596", 18)]
    recs, n = [], 0
    while len(recs) < rows:
        recs.append((n, f"Room Charge #{room} {guest.split()[0]}", "996311", tariff, rrate))
        for _ in range(r.choice([1, 2, 2, 3])):
            t, sac, rt = r.choice(extra)
            recs.append((n, f"{t} CHK#{r.randint(1000, 9999)}", sac, D(r.randint(150, 3900)), rt))
        n += 1
    nights = recs[rows - 1][0] + 1
    first = out - dt.timedelta(days=nights)
    recs = [(first + dt.timedelta(days=x[0]), *x[1:], pct(x[3], D(x[4]) / 2)) for x in recs[:rows]]
    for dd, t, sac, amt, rt, h in recs:
        data["line_items"].append(item(description=t, hsn_sac=sac, taxable_value=q2(amt), cgst_amount=h, sgst_amount=h, amount=q2(amt + 2 * h)))
    base, tax = sum(x[3] for x in recs), sum(x[5] for x in recs)
    grand, ro = roundoff(base + 2 * tax)
    tot(data, base, cgst_total=tax, sgst_total=tax, round_off=ro, grand_total=grand)
    c = canvas(path)
    def put(y, col, t, font="Courier", fn=L):
        fn(c, 36 + col * 4.8, y, t, font, 8)
    def line(y, texts, sums, font="Courier"):
        for col, t in zip((0, 10, 48), texts):
            put(y, col, t, font)
        for col, t in zip((108, 92, 80, 68), reversed(sums)):
            put(y, col, t if isinstance(t, str) else inr(t), font, R)
        return y - 11
    def head(page):
        y = H - 50
        C(c, W / 2, y, sup.name.upper(), "Times-Bold", 15)
        C(c, W / 2, y - 14, f"{sup.addr}, {sup.state}", "Times-Roman", 9)
        C(c, W / 2, y - 26, f"Tel {sup.phone}   GSTIN {sup.gstin}   State Code {sup.code}", "Times-Roman", 9)
        put(y - 50, 42, "GUEST FOLIO / TAX INVOICE", "Courier-Bold")
        y -= 70
        left = [("Guest Name", "Mr/Ms " + guest), ("Company", rec.name), ("Company GSTIN", rec.gstin), ("Address", f"{rec.city}, {rec.state}"),
            ("Place of Supply", f"{sup.code} {sup.state}")]
        right = [("Invoice No", no), ("Invoice Date", f"{out:%d-%m-%y}"), ("Room No", str(room)), ("Arrival", f"{first:%d-%m-%y} 13:05"), ("Departure",
            f"{out:%d-%m-%y} 11:20"), ("Page No", f"{page}")]
        for i in range(6):
            if i < len(left):
                put(y, 0, f"{left[i][0]:<16}: {left[i][1]}")
            put(y, 68, f"{right[i][0]:<13}: {right[i][1]}")
            y -= 11
        put(y - 4, 0, "-" * 108)
        y = line(y - 15, ("Date", "Description", "SAC"), ("Taxable Amt", "CGST", "SGST", "Total INR"))
        put(y, 0, "-" * 108)
        return y - 12
    y = head(1)
    for dd, t, sac, amt, rt, h in recs:
        if y < 70:
            put(y, 44, "Continued on next page ...")
            c.showPage()
            y = head(c.getPageNumber())
        y = line(y, (f"{dd:%d-%m-%y}", t, sac), (amt, h, h, amt + 2 * h))
    if y < 250:
        put(y, 44, "Continued on next page ...")
        c.showPage()
        y = head(c.getPageNumber())
    put(y, 0, "-" * 108)
    y = line(y - 12, ("", "Total"), (base, tax, tax, base + 2 * tax), "Courier-Bold")
    y = line(y, ("", "Round Off"), (ro,))
    y = line(y, ("", "Invoice Total"), (grand,), "Courier-Bold")
    mode = r.choice(["Visa XXXXXXXXXXXX" + str(r.randint(1000, 9999)), "UPI", "City Ledger - " + rec.name.split()[0], "Cash"])
    put(y, 10, f"Settlement: {mode}")
    put(y - 12, 0, "-" * 108)
    put(y - 28, 0, f"Rupees {inwords(grand)} Only")
    y -= 50
    put(y, 0, f"Room nights {nights}.  Rates shown are net of tax. I agree that my liability for this bill is not waived and")
    put(y - 11, 0, "I will be held personally liable if the person or company indicated fails to pay.")
    put(y - 56, 0, "_" * 26)
    put(y - 56, 78, "_" * 26)
    put(y - 68, 0, "Cashier")
    put(y - 68, 78, "Guest Signature")
    put(y - 90, 0, "Thank you for staying with us. Kindly deposit your room key at the front desk.")
    return done(c, data)

WARDS = {"ROOM & NURSING": [("Room Rent - Deluxe", 6200, 5), ("Room Rent - Suite", 9400, 5), ("Nursing Charges", 900, 0), ("Diet Charges", 450, 0)],
         "PROFESSIONAL FEES": [("Consultant Visit - Dr. {p}", 1200, 0), ("Surgeon Fee - Dr. {p}", 28500, 0), ("Anaesthetist Fee - Dr. {p}", 9500, 0)],
         "INVESTIGATIONS": [("Complete Blood Count", 380, 0), ("X-Ray Chest PA", 650, 0), ("USG Abdomen & Pelvis", 1850, 0), ("MRI Brain with Contrast", 9800,
             0), ("Serum Electrolytes", 720, 0),
                               ("Liver Function Test", 890, 0), ("ECG 12 Lead", 400, 0), ("2D Echo with Doppler", 2600, 0)],
         "PHARMACY & CONSUMABLES": [("IV Set / Cannula 20G", 240, 0), ("Inj. Ceftriaxone 1g", 165, 0), ("Surgical Consumables Pack", 3480, 0),
             ("Tab. Pantoprazole 40mg", 85, 0), ("Oxygen Mask Adult", 320, 0),
                                         ("Inj. Paracetamol 100ml", 290, 0), ("Dressing Kit Large", 540, 0)]}

def hospital(path, seed, rows):
    """In-patient final bill: departments as sections with sub totals, most lines exempt, costly rooms at 5%."""
    r = rng("hospital", seed, rows)
    sup = Party(r, name=r.choice(["Sanjeevani Multispeciality Hospital", "Aarogya Deep Institute of Medical Sciences Pvt Ltd", "St. Teresa Mission Hospital"]))
    pat, d = r.choice(PEOPLE), day(r)
    no = f"IPD{d:%y}{r.randint(1, 99999):06d}"
    data = {"invoice_number": no, "invoice_date": str(d), "supplier": {"name": sup.name, "gstin": sup.gstin}, "recipient": {"name": pat}, "line_items": []}
    alln = [(g, t) for g in WARDS for t in WARDS[g]]
    pick = [alln[r.choice([0, 1])]] + [r.choice(alln) for _ in range(rows - 1)]
    recs = []
    for g in WARDS:
        for t, base, rt in [x[1] for x in pick if x[0] == g]:
            qn = 1 if base > 9000 and not rt else r.randint(1, 4)
            recs.append((g, t.format(p=r.choice(PEOPLE)), "999311" if not rt else "996311", qn, D(base), D(base) * qn, rt))
    for g, t, sac, qn, rate, amt, rt in recs:
        data["line_items"].append(item(description=t, hsn_sac=sac, quantity=qn, unit_price=q2(rate), gst_rate="5" if rt else None, amount=q2(amt)))
    adm = d - dt.timedelta(days=sum(x[3] for x in recs if x[6]))
    tv = sum(x[5] for x in recs if x[6])
    ex = sum(x[5] for x in recs) - tv
    h = pct(tv, "2.5")
    grand, ro = roundoff(tv + ex + 2 * h)
    tot(data, tv, cgst_total=h, sgst_total=h, round_off=ro, grand_total=grand)
    c = canvas(path)
    col = HexColor(r.choice(["#0b6e4f", "#1f4e79"]))
    L(c, 90, H - 52, sup.name, SERIFB, fit(sup.name, SERIFB, 15, 440), col)
    L(c, 90, H - 66, f"{sup.addr} ({sup.state})", SERIF, 8)
    L(c, 90, H - 78, f"24 hr helpline {sup.phone}    GSTIN: {sup.gstin}", SERIF, 8)
    c.setFillColor(col)
    c.rect(54, H - 74, 10, 30, fill=1, stroke=0)
    c.rect(44, H - 64, 30, 10, fill=1, stroke=0)
    c.setStrokeColor(col)
    c.roundRect(36, H - 178, W - 72, 84, 5, fill=0)
    C(c, W / 2, H - 106, "IN-PATIENT FINAL BILL", SERIFB, 9.5)
    info = [("Patient Name", pat), ("UHID", f"{r.randint(10 ** 6, 10 ** 7)}"), ("Age / Sex", f"{r.randint(19, 81)} Y / {r.choice('MF')}"), ("Treating Doctor",
        "Dr. " + r.choice(PEOPLE)),
            ("Bill No.", no), ("Bill Date", f"{d:%d/%m/%Y} {r.randint(9, 18)}:{r.randint(10, 59)}"), ("Admitted On", f"{adm:%d/%m/%Y}"), ("Discharged On",
                dmy(d)), ("Payer", r.choice(["Cash", "Self Pay", "TPA - reimbursement"]))]
    for x, part in ((44, info[:5]), (320, info[5:])):
        kv(c, x, x + 78, H - 120, part, SERIF, 7.5, 12, SERIFB, sep=": ")
    def head(y):
        c.setFillColor(col)
        c.rect(36, y - 5, W - 72, 16, fill=1, stroke=0)
        for x, t, fn in ((42, "Particulars", L), (300, "SAC", L), (382, "Qty", R), (440, "Rate", R), (492, "GST", R), (W - 42, "Amount", R)):
            fn(c, x, y, t, SERIFB, 8, white)
        return y - 18
    y = head(H - 200)
    grp, sub = None, D(0)
    def subtotal(y):
        row(c, y, SERIFB, 8, (492, "Sub Total", 1), (W - 42, inr(sub), 1))
        c.setDash(1, 2)
        c.setStrokeColor(black)
        c.line(36, y - 4, W - 36, y - 4)
        c.setDash()
        return y - 17
    for g, t, sac, qn, rate, amt, rt in recs:
        if g != grp:
            if grp:
                y = subtotal(y)
            y = fresh(c, y, 90, H - 50, head)
            L(c, 42, y, g, SERIFB, 8, col)
            y -= 13
            grp, sub = g, D(0)
        y = fresh(c, y, 70, H - 50, head)
        row(c, y, SERIF, 8, (52, t), (300, sac), (382, str(qn), 1), (440, inr(rate), 1), (492, "5%" if rt else "Exempt", 1), (W - 42, inr(amt), 1))
        sub += amt
        y -= 13
    y = subtotal(y)
    y = fresh(c, y, 190, H - 60)
    for k, v, b in (("Exempt Services", ex, 0), ("Taxable Value (Room Rent)", tv, 0), ("CGST 2.5%", h, 0), ("SGST 2.5%", h, 0), ("Rounding", ro, 0),
        ("Net Bill Amount", grand, 1)):
        row(c, y, SERIFB if b else SERIF, 9 if b else 8, (340, k), (W - 42, inr(v), 1))
        y -= 14
    para(c, 42, y - 4, f"(Rupees {inwords(grand)} Only)", SERIF, 8, W - 84)
    L(c, 42, y - 34, "Health care services are exempt vide Sl. No. 74 of Notification 12/2017-CT (Rate).", SERIF, 7)
    R(c, W - 42, y - 70, "Authorised Signatory (Billing)", SERIF, 8)
    return done(c, data)

LAYOUTS = {"telecom": telecom, "folio": folio, "hospital": hospital}
