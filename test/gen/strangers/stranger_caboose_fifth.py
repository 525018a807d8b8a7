# SPDX-License-Identifier: AGPL-3.0-or-later
"""A steel maker's ERP invoice, a chartered accountants' fee bill, a Vyapar-like app invoice."""
from stranger_caboose_kit import *


STEEL = [("HR COIL IS 2062 E250A 2.50 x 1250", "720837", "MT", "54800.00", 18), ("GP SHEET 0.50 x 1220 x 2440 120 GSM", "721049", "MT", "71250.00", 18),
        ("WIRE ROD SAE 1008 5.5 MM", "721391", "MT", "49950.00", 18),
         ("STRUCTURAL CHANNEL ISMC 100", "721631", "MT", "56600.00", 18), ("SLITTING CHARGES", "998898", "MT", "1450.00", 18),
         ("GRANULATED SLAG", "261800", "MT", "1180.00", 5)]


def sapsteel(path, seed, rows):
    r = random.Random(f"sapsteel/{seed}/{rows}")
    s, b, intra = two(r, 2, r.choice([0, 5]), True, True)
    its = make_items(r, rows, intra, STEEL, 2, qdec=3, maxq=25)
    d = day(r)
    due, no, code = d + dt.timedelta(days=30), f"{r.randint(90, 99)}{r.randint(10**7, 10**8 - 1)}", irn(r)
    F, B, c = "Gst33Sans", "Gst33SansB", canvas.Canvas(path, A4, invariant=1)
    X = [28, 84, 226, 276, 326, 390, 456, 510, 568]

    def box(x, y, w, label, val, z=7.5):
        c.setLineWidth(.4)
        c.rect(x, y - 25, w, 25)
        T(c, x + 3, y - 8, label, F, 5.5, col=colors.HexColor("#555555"))
        T(c, x + 3, y - 20, val, B, z)

    def head(pg):
        T(c, 28, 808, s.name, B, 12)
        T(c, 568, 808, "TAX INVOICE", B, 11, "r")
        T(c, 28, 797, "Works: " + ", ".join(s.lines), F, 6.5)
        T(c, 28, 787, f"GSTIN {s.gstin}   CIN U27100{s.code}1998PLC0{77000 + seed}", F, 6.5)
        for k, (a, v) in enumerate((("Invoice No.", no), ("Invoice Date", f"{d:%d.%m.%Y}"), ("Due Date", f"{due:%d.%m.%Y}"),
        ("Place of Supply", f"{b.code} {b.state}"), ("Reverse Charge", "No"))):
            box(28 + 108 * k, 780, 108, a, v)
        box(28, 755, 432, "IRN", code, 7)
        box(460, 755, 108, "Page", f"{pg} of {npg}")
        c.rect(28, 668, 540, 62)
        T(c, 31, 722, "Sold-to party / Bill-to party", F, 5.5, col=colors.HexColor("#555555"))
        ML(c, 31, 711, [b.name] + b.lines + ["GSTIN: " + b.gstin], F, 7, 9)
        c.setFillColor(colors.HexColor("#dfe6ee"))
        c.rect(28, 638, 540, 26, 1, 1)
        for k, h in enumerate(("Item|Material", "Description of goods / services", "HSN / SAC", "Quantity|UoM", "Basic Rate|Discount",
        "Taxable Value|GST Rate %", "CGST|SGST" if intra else "IGST", "Total Value|INR")):
            ML(c, X[k] + 3 if k < 3 else X[k + 1] - 3, 654, h.split("|"), B, 6.3, 9, "l" if k < 3 else "r")
    npg = -(-len(its) // 19) + (1 if len(its) % 19 == 0 or len(its) % 19 > 13 else 0)
    pg = 1
    head(1)
    y = 626
    for k, i in enumerate(its):
        if k and k % 19 == 0:
            c.showPage()
            pg += 1
            head(pg)
            y = 626
        ML(c, 31, y, [f"{10 * (k + 1):06d}", f"M{r.randint(100000, 999999)}"], F, 6.8, 10)
        ls = wrap(i["desc"], F, 6.8, 136)
        ML(c, 87, y, ls, F, 6.8, 10)
        T(c, 229, y, i["hsn"], F, 6.8)
        for x, ll in ((3, [i["qs"], i["unit"]]), (4, [inr(i["price"]), inr(i["da"])]), (5, [inr(i["tv"]), f"{i['rate']:.2f}"]),
        (6, [inr(i["cg"]), inr(i["sg"])] if intra else [inr(i["ig"])]), (7, [inr(i["total"])])):
            ML(c, X[x + 1] - 3, y, ll, F, 6.8, 10, "r")
        c.setDash(1, 2)
        c.line(28, y - 15, 568, y - 15)
        c.setDash()
        y -= 27
    if pg < npg:
        c.showPage()
        pg += 1
        head(pg)
        y = 626
    tv, cg, ig = tot(its, "tv"), tot(its, "cg"), tot(its, "ig")
    gt, ro = rnd(tot(its, "total"))
    for k, (a, v) in enumerate([("Total Taxable Value", tv)] + ([("Total CGST", cg),
    ("Total SGST", cg)] if intra else [("Total IGST", ig)]) + [("Round-off", ro), ("Invoice Value (INR)", gt)]):
        box(28 + 108 * k, y - 4, 108, a, inr(v), 8)
    T(c, 28, y - 44, "Invoice value in words: INR " + words(gt), F, 7)
    ML(c, 568, y - 70, ["For " + s.name, "", "Digitally signed", f"{d:%d.%m.%Y} {r.randint(10, 20)}:14:07 IST"], F, 7, 10, "r")
    c.save()
    li = lines_truth(its, "hsn_sac quantity unit unit_price discount taxable_value gst_rate " + ("cgst_amount sgst_amount" if intra else "igst_amount"),
    "total")
    out = {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "place_of_supply": b.code, "reverse_charge": False,
    "irn": code, "supplier": s.truth(), "recipient": b.truth(), "line_items": li,
           "taxable_total": s2(tv), "round_off": s2(ro), "grand_total": s2(gt)}
    out.update({"cgst_total": s2(cg), "sgst_total": s2(cg)} if intra else {"igst_total": s2(ig)})
    return {"data": out}


PROF = [("Statutory audit under the Companies Act for the financial year", "998221", "", "45000.00", 18),
        ("Tax audit u/s 44AB and filing of Form 3CA-3CD", "998221", "", "22500.00", 18),
        ("Filing of GSTR-1 and GSTR-3B for the month", "998231", "", "3500.00", 18),
        ("Appearance before the Assessing Officer and written submissions in scrutiny proceedings", "998231", "", "18000.00", 18),
        ("Certification of stock statement for bank", "998222", "", "2500.00", 18),
        ("Out of pocket expenses reimbursed - travelling and conveyance", "998231", "", "1860.00", 18),
        ("Secretarial compliance - ROC forms AOC-4 and MGT-7", "998231", "", "9000.00", 18),
        ("Payroll processing and quarterly TDS returns 24Q / 26Q", "998222", "", "7200.00", 18)]


def fees(path, seed, rows):
    r = random.Random(f"fees/{seed}/{rows}")
    s, b, intra = two(r, 3, r.choice([1, 4]), False, True)
    s.name = f"{r.choice(['Kalyanpur', 'Mirchandani', 'Sethuraman', 'Bhargav'])} {r.choice(['Joshi', 'Nair', 'Kothari', 'Pal'])} & Associates LLP"
    s.mail = s.name.split()[0].lower() + "@capractice.example"
    its = make_items(r, rows, intra, PROF, maxq=1)
    d = day(r)
    due, no = d + dt.timedelta(days=r.choice([7, 15, 30])), f"{r.randint(1, 480):03d}/{fy(d, True)}"
    F, B = "Times-Roman", "Times-Bold"
    c = canvas.Canvas(path, A4, invariant=1)

    def paper(first):
        T(c, 70, 790, s.name, B, 17, col=colors.HexColor("#1f3a5f"))
        T(c, 70, 776, "Chartered Accountants", "Times-Italic", 11)
        c.setStrokeColor(colors.HexColor("#1f3a5f"))
        c.line(70, 768, 525, 768)
        c.line(70, 58, 525, 58)
        ML(c, 297, 46, wrap(s.lines[0], F, 8.5, 470, True) + [f"Phone {s.phone}  |  {s.mail}  |  GSTIN {s.gstin}"], F, 8.5, 10, "c")
    paper(True)
    T(c, 525, 745, f"{d.day} {d:%B %Y}", F, 11, "r")
    T(c, 70, 745, "Bill of fees no. " + no, F, 11)
    y = ML(c, 70, 715, ["To", b.name] + b.lines, F, 11, 13)
    T(c, 70, y, "GSTIN: " + b.gstin, F, 11)
    T(c, 297, y - 26, "TAX INVOICE", B, 12, "c")
    T(c, 70, y - 48, f"To our professional charges for the services set out below, supplied to you at {b.state} ({b.code}):", F, 10.5)
    y -= 72
    hd = lambda y: (T(c, 70, y, "Particulars", B, 10.5), T(c, 400, y, "SAC", B, 10.5), T(c, 525, y, "Amount (Rs.)", B, 10.5, "r"),
    c.line(70, y - 4, 525, y - 4))
    hd(y)
    y -= 20
    for k, i in enumerate(its):
        ls = wrap(i["desc"], F, 10.5, 290)
        if y - 13 * len(ls) < 80:
            c.showPage()
            paper(False)
            y = 740
        T(c, 84, y, f"{k + 1}.", F, 10.5, "r")
        ML(c, 92, y, ls, F, 10.5, 13)
        T(c, 400, y + 13 - 13 * len(ls), i["hsn"], F, 10.5)
        T(c, 525, y + 13 - 13 * len(ls), inr(i["tv"]), F, 10.5, "r")
        y -= 13 * len(ls) + 4
    if y < 260:
        c.showPage()
        paper(False)
        y = 730
    tv = tot(its, "tv")
    half, full = q2(tv * 9 / 100), q2(tv * 18 / 100)
    gt, ro = rnd(tv + (2 * half if intra else full))
    c.line(450, y + 8, 525, y + 8)
    for n, v in [("Total fees", tv)] + ([("CGST @ 9%", half), ("SGST @ 9%", half)] if intra else [("IGST @ 18%", full)]) + ([("Rounding", ro)] if ro else []):
        T(c, 300, y - 5, n, F, 10.5)
        T(c, 525, y - 5, inr(v) if v >= 0 else f"({inr(-v)})", F, 10.5, "r")
        y -= 15
    c.line(450, y + 6, 525, y + 6)
    T(c, 300, y - 7, "Amount due", B, 11)
    T(c, 525, y - 7, inr(gt), B, 11, "r")
    c.line(450, y - 11, 525, y - 11)
    c.line(450, y - 13, 525, y - 13)
    T(c, 70, y - 35, f"Rupees {words(gt)}", "Times-Italic", 10.5)
    T(c, 70, y - 55, f"Kindly arrange to pay by {due.day} {due:%B %Y}. No tax is payable on reverse charge basis on this invoice.", F, 10.5)
    ML(c, 525, y - 85, ["For " + s.name, "", "", "Partner"], F, 10.5, 13, "r")
    c.save()
    out = {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "place_of_supply": b.code, "reverse_charge": False,
    "supplier": s.truth(), "recipient": b.truth(),
           "line_items": lines_truth(its, "hsn_sac", "tv"), "taxable_total": s2(tv), "grand_total": s2(gt)}
    out.update({"cgst_total": s2(half), "sgst_total": s2(half)} if intra else {"igst_total": s2(full)})
    if ro:
        out["round_off"] = s2(ro)
    return {"data": out}


def vyapar(path, seed, rows):
    r = random.Random(f"vyapar/{seed}/{rows}")
    s, b, intra = two(r, 3, 3, False)
    its = make_items(r, rows, intra, GOODS + SERVICES, 1, maxq=15)
    d, no, F, B = day(r), str(r.randint(1, 1800)), "Gst33Sans", "Gst33SansB"
    K = colors.HexColor(r.choice(["#6b4fbb", "#0e7c86", "#b3541e"]))
    c = canvas.Canvas(path, A4, invariant=1)
    T(c, 297, 812, "Tax Invoice", B, 12, "c", K)
    T(c, 30, 785, s.name, B, 14)
    y = ML(c, 30, 771, wrap(s.lines[0], F, 8, 330, True) + [f"Phone no.: {s.phone}", f"GSTIN: {s.gstin}, State: {s.code}-{s.state}"], F, 8, 11)
    c.setFillColor(K)
    c.rect(30, y - 14, 535, 17, 0, 1)
    T(c, 34, y - 9, "Bill To", B, 8.5, col=colors.white)
    T(c, 560, y - 9, "Invoice Details", B, 8.5, "r", colors.white)
    ML(c, 560, y - 27, [f"Invoice No.: {no}", f"Date: {d:%d-%m-%Y}", f"Place of Supply: {b.code}-{b.state}"], F, 8, 12, "r")
    y = ML(c, 34, y - 27, [b.name], B, 9)
    y = ML(c, 34, y - 2, wrap(b.lines[0], F, 8, 300, True) + [f"GSTIN Number: {b.gstin}", f"State: {b.code}-{b.state}"], F, 8, 11) - 8
    R = [(32, "l"), (54, "l"), (196, "l"), (274, "r"), (282, "l"), (370, "r"), (432, "r"), (500, "r"), (563, "r")]

    def bar(y, row):
        c.setFillColor(K)
        c.rect(30, y - 5, 535, 16, 0, 1)
        for (x, a), t in zip(R, row):
            T(c, x, y, t, B, 7.2, a, colors.white)
        return y - 18
    hd = ["#", "Item name", "HSN/SAC", "Quantity", "Unit", "Price/ Unit", "Discount", "GST", "Amount"]
    y = bar(y, hd)
    for k, i in enumerate(its):
        ls = wrap(i["desc"], B, 7.2, 138)
        if y - 9 * max(2, len(ls)) < 50:
            c.showPage()
            y = bar(800, hd)
        gs = "₹ " + inr(i["tax"])
        for (x, a), t in zip(R, [str(k + 1), "", i["hsn"], i["qs"], i["unit"], "₹ " + inr(i["price"]), "₹ " + inr(i["da"]), gs, "₹ " + inr(i["total"])]):
            T(c, x, y, t, F, 7.2, a)
        ML(c, 54, y, ls, B, 7.2, 9)
        T(c, 432, y - 9, f"({i['dp']}%)", F, 6.5, "r")
        T(c, 500, y - 9, f"({i['rate']}%)", F, 6.5, "r")
        y -= 9 * max(2, len(ls)) + 5
        c.setStrokeColor(colors.lightgrey)
        c.line(30, y + 8, 565, y + 8)
        y -= 3
    gr = groups(its)
    if y < 150 + 22 * len(gr):
        c.showPage()
        y = 790
    tt = tot(its, "total")
    gt, ro = rnd(tt)
    for (x, a), t in zip(R, ["", "Total", "", "", "", "", "₹ " + inr(tot(its, "da")), "₹ " + inr(tot(its, "tax")), "₹ " + inr(tt)]):
        T(c, x, y, t, B, 7.2, a)
    y -= 22
    y0 = y
    for rw in [["Tax type", "Taxable amount", "Rate", "Tax amount"]] + [[n, "₹ " + inr(v[0]), f"{p:g}%", "₹ " + inr(v[q])] for k, v in gr.items() for n, p,
    q in ([("SGST", k / 2, 2), ("CGST", k / 2, 1)] if intra else [("IGST", k, 3)])]:
        for x, a, t in zip((34, 185, 220, 310), "lrrr", rw):
            T(c, x, y, t, B if rw[0] == "Tax type" else F, 7.2, a, K if rw[0] == "Tax type" else None)
        y -= 11
    for k, (n, v) in enumerate((("Sub Total", tt), ("Round off", ro), ("Total", gt), ("Received", D(0)), ("Balance", gt))):
        T(c, 360, y0 - 14 * k, n, B if n == "Total" else F, 8)
        T(c, 563, y0 - 14 * k, ("- " if v < 0 else "") + "₹ " + inr(abs(v)), B if n == "Total" else F, 8, "r")
    y = min(y, y0 - 70) - 10
    T(c, 34, y, "Invoice Amount In Words: " + words(gt).replace("Only", "Rupees only"), F, 7)
    T(c, 563, y - 40, "For : " + s.name, F, 8, "r")
    c.save()
    out = {"invoice_number": no, "invoice_date": d.isoformat(), "place_of_supply": b.code, "supplier": s.truth(), "recipient": b.truth(),
    "round_off": s2(ro), "grand_total": s2(gt),
           "line_items": lines_truth(its, "hsn_sac quantity unit unit_price discount gst_rate", "total")}
    if len(gr) == 1:
        out["taxable_total"] = s2(tot(its, "tv"))
        out.update({"cgst_total": s2(tot(its, "cg")), "sgst_total": s2(tot(its, "sg"))} if intra else {"igst_total": s2(tot(its, "ig"))})
    return {"data": out}


LAYOUTS = {"sapsteel": sapsteel, "fees": fees, "vyapar": vyapar}
