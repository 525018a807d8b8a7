# SPDX-License-Identifier: AGPL-3.0-or-later
"""A marketplace invoice, a vehicle workshop's bill, a transporter's bill."""
from stranger_caboose_kit import *


def market(path, seed, rows):
    r = random.Random(f"market/{seed}/{rows}")
    s, b, intra = two(r, 5, r.choice([4, 0]), True)
    biz = r.random() < .4
    if not biz:
        b.name = r.choice(PEOPLE)
    its = make_items(r, rows, intra, [g for g in GOODS[10:21] if g[2] != "Ltr"] + [("Shipping Charges", "996812", "", "49.15", 18)], 1, maxq=4)
    d = day(r)
    no, order = f"{s.name[:2].upper()}-{r.randint(100, 999999)}", f"{r.randint(171, 408)}-{r.randint(10**6, 10**7 - 1)}-{r.randint(10**6, 10**7 - 1)}"
    F, B = "Gst33Noto", "Gst33NotoB"
    c = canvas.Canvas(path, A4, invariant=1)
    T(c, 36, 790, s.name.split()[0].lower() + "bazaar.example", B, 15)
    ML(c, 560, 800, ["Tax Invoice/Bill of Supply/Cash Memo", "(Original for Recipient)"], B, 9.5, 12, "r")
    T(c, 36, 765, "Sold By :", B, 8.5)
    T(c, 36, 753, s.name, F, 8.5)
    y = ML(c, 36, 742, s.lines + ["IN"], F, 8.5, 11)
    ML(c, 36, y - 6, ["PAN No: " + s.gstin[2:12], "GST Registration No: " + s.gstin], F, 8.5, 12)
    y = 765
    for h in ("Billing Address :", "Shipping Address :"):
        T(c, 560, y, h, B, 8.5, "r")
        y = ML(c, 560, y - 11, [b.name] + b.lines + ["IN", f"State/UT Code: {b.code}"], F, 8.5, 11, "r")
        if h[0] == "B" and biz:
            T(c, 560, y, "GST Registration No: " + b.gstin, F, 8.5, "r")
            y -= 11
        y -= 6
    for a in ("Place of supply: ", "Place of delivery: "):
        T(c, 560, y, a + b.state.upper(), F, 8.5, "r")
        y -= 11
    ML(c, 36, y + 16, ["Order Number: " + order, f"Order Date: {d:%d.%m.%Y}"], F, 8.5, 11)
    ML(c, 560, y, ["Invoice Number : " + no, f"Invoice Date : {d:%d.%m.%Y}"], F, 8.5, 11, "r")
    y -= 24
    X = [36, 56, 236, 290, 336, 360, 414, 444, 476, 520, 566]
    hd = ["Sl.|No", "Description", "Unit|Price", "Discount", "Qty", "Net|Amount", "Tax|Rate", "Tax|Type", "Tax|Amount", "Total|Amount"]

    def box(y, h, fill=None):
        if fill:
            c.setFillColor(colors.HexColor(fill))
            c.rect(X[0], y - h, X[-1] - X[0], h, 0, 1)
        for k in range(len(X) - 1):
            c.rect(X[k], y - h, X[k + 1] - X[k], h)
        return y - h
    c.setLineWidth(.6)
    yt = y
    y = box(y, 25, "#d9d9d9")
    for k, h in enumerate(hd):
        ML(c, X[k] + 2, yt - 10, h.split("|"), B, 7.5, 10)
    for n, i in enumerate(its):
        nm = i["desc"]
        if "Shipping" not in nm:
            nm += f" | B0{r.randint(10**6, 10**7 - 1)}{r.choice('XYZQ')} ( {r.randint(10, 99)}-{i['desc'][:3].upper()} )"
        ls = wrap(nm, F, 7.5, 174) + ["HSN:" + i["hsn"]]
        i["printed"] = " ".join(ls)
        tx = [(f"{i['rate'] / 2:g}%", "CGST", i["cg"]), (f"{i['rate'] / 2:g}%", "SGST", i["sg"])] if intra else [(f"{i['rate']}%", "IGST", i["ig"])]
        h = 10 * max(len(ls), len(tx)) + 6
        if y - h < 60:
            c.showPage()
            y = 800
            c.setLineWidth(.6)
        y0 = y
        y = box(y, h)
        y0 -= 10
        T(c, 39, y0, str(n + 1), F, 7.5)
        ML(c, 58, y0, ls, F, 7.5)
        for x, v in ((288, i["price"]), (334, i["da"]), (412, i["tv"]), (564, i["total"])):
            T(c, x, y0, "₹" + inr(v), F, 7.2, "r")
        T(c, 348, y0, i["qs"], F, 7.5, "c")
        for k, (a, t, v) in enumerate(tx):
            T(c, 416, y0 - 10 * k, a, F, 7.5)
            T(c, 446, y0 - 10 * k, t, F, 7.5)
            T(c, 518, y0 - 10 * k, "₹" + inr(v), F, 7.2, "r")
    if y < 160:
        c.showPage()
        y = 800
    gt = tot(its, "total")
    c.setFillColor(colors.HexColor("#d9d9d9"))
    c.rect(474, y - 15, 92, 15, 0, 1)
    c.rect(36, y - 15, 530, 15)
    T(c, 39, y - 11, "TOTAL:", B, 8)
    T(c, 518, y - 11, "₹" + inr(tot(its, "tax")), B, 7, "r")
    T(c, 564, y - 11, "₹" + inr(gt), B, 7, "r")
    c.rect(36, y - 43, 530, 28)
    ML(c, 39, y - 26, ["Amount in Words:", words(gt)], B, 8, 12)
    c.rect(36, y - 95, 530, 52)
    T(c, 563, y - 55, f"For {s.name}:", B, 8, "r")
    T(c, 563, y - 90, "Authorized Signatory", B, 8, "r")
    T(c, 36, y - 107, "Whether tax is payable under reverse charge - No", F, 8)
    c.save()
    k = "hsn_sac quantity unit_price discount taxable_value gst_rate " + ("cgst_amount sgst_amount" if intra else "igst_amount")
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "place_of_supply": b.code, "reverse_charge": False, "supplier": s.truth(),
    "recipient": b.truth(g=biz),
                     "line_items": lines_truth(its, k, "total"), "grand_total": s2(gt)}}


PARTS = [("OIL FILTER ASSY", "842123", "", "185.00", 18), ("ENGINE OIL 5W30 1L", "271019", "", "468.00", 18),
        ("BRAKE PAD SET FRONT", "870830", "", "2140.00", 28), ("AIR CLEANER ELEMENT", "842131", "", "342.00", 18),
         ("WIPER BLADE LH", "851240", "", "295.00", 18), ("CLUTCH PLATE & COVER ASSY", "870893", "", "5620.00", 28),
         ("COOLANT 1L RTU", "382000", "", "275.00", 18), ("BULB H4 12V 60/55W", "853921", "", "148.00", 18)]
LABOUR = [("PAID SERVICE 40000 KM", "998714", "", "2250.00", 18), ("WHEEL ALIGNMENT & BALANCING", "998714", "", "1180.00", 18),
        ("CLUTCH OVERHAUL", "998714", "", "4200.00", 18), ("WASHING AND INTERIOR CLEANING", "998714", "", "650.00", 18)]


def workshop(path, seed, rows):
    r = random.Random(f"workshop/{seed}/{rows}")
    s, b, intra = two(r, 0, r.choice([1, 3]), True, None, r.random() < .7)
    biz = r.random() < .5
    b.name = b.name if biz else r.choice(PEOPLE)
    nl = rows // 3
    secs = [("PARTS / LUBRICANTS", make_items(r, rows - nl, intra, PARTS, 1, qdec=2, maxq=4)),
    ("LABOUR", make_items(r, nl, intra, LABOUR, 1, qdec=2, maxq=1))]
    its = [i for x in secs for i in x[1]]
    d, no = day(r), f"{r.choice(['BR', 'WS'])}{r.randint(10, 99)}{r.randint(1, 99999):06d}"
    F, B = "Helvetica", "Helvetica-Bold"
    hd = ["Sl", "Part / Op.", "Description", "HSN/SAC", "Qty", "Rate", "Disc.", "Taxable",
    "GST"] + (["CGST", "SGST", "Total"] if intra else ["IGST", "Total"])
    hd2 = ["", "No.", "", "", "", "", "Amt", "Value", "%"] + (["Amount", "Amount", "(Rs.)"] if intra else ["Amount", "(Rs.)"])
    cols = [(20, "l"), (36, "l"), (96, "l"), (232, "l"), (302, "r"), (344, "r"), (380, "r"), (428, "r"),
    (452, "r")] + ([(490, "r"), (528, "r")] if intra else [(512, "r")]) + [(576, "r")]
    lines = []
    for nm, li in secs:
        if li:
            lines.append(nm)
            for k, i in enumerate(li):
                code = f"{r.randint(10000, 99999)}M{r.randint(10000, 99999)}" if nm[0] == "P" else f"OP{r.randint(100, 999)}"
                lines.append([str(k + 1), code, i["desc"], i["hsn"], i["qs"], s2(i["price"]), s2(i["da"]), s2(i["tv"])] +
                             [str(i["rate"])] + ([s2(i["cg"]), s2(i["sg"])] if intra else [s2(i["ig"])]) + [s2(i["total"])])
            lines.append(("Total - " + nm.title(), tot(li, "tv"), tot(li, "total"), tot(li, "cg"), tot(li, "ig")))
    c = canvas.Canvas(path, A4, invariant=1)
    T(c, 20, 805, s.name, B, 14, col=colors.HexColor("#a01818"))
    ML(c, 20, 792, ["Authorised Service Station"] + s.lines, F, 8)
    ML(c, 576, 805, ["RETAIL TAX INVOICE", "GSTIN  " + s.gstin, "Tel  " + s.phone], F, 9, 12, "r")
    c.setFillColor(colors.HexColor("#f3e3e3"))
    c.rect(20, 656, 556, 86, 0, 1)
    yb = ML(c, 26, 730, ["Customer Name & Address"], B, 8)
    yb = ML(c, 26, yb, [b.name] + b.lines, F, 8)
    if biz:
        T(c, 26, yb, "Customer GSTIN: " + b.gstin, F, 8)
    info = [("Invoice No", no), ("Invoice Date", f"{d:%d-%b-%Y} {r.randint(10, 18)}:{r.randint(10, 59)}"), ("Job Card No", f"JC{r.randint(10000, 99999)}"),
    ("Regn. No", f"{r.choice(['MH12', 'KA05', 'DL8C'])} AB {r.randint(1000, 9999)}"),
            ("Odometer", f"{r.randint(9000, 88000)} km"), ("Place of Supply", f"{b.code} - {b.state}")]
    for k, (a, v) in enumerate(info):
        T(c, 330, 730 - 12 * k, a, B, 8)
        T(c, 420, 730 - 12 * k, v, F, 8)
    y, page = 640, []

    def flush():
        for k in range(len(cols)):  # one column after the other, as the report writer does
            for yy, row in page:
                if row[k]:
                    T(c, cols[k][0], yy, row[k], B if row in (hd, hd2) else F, 7, cols[k][1])
        page.clear()
    page += [(y, hd), (y - 9, hd2)]
    c.line(20, y + 9, 576, y + 9)
    c.line(20, y - 12, 576, y - 12)
    y -= 22
    for ln in lines:
        if y < 60:
            flush()
            c.showPage()
            y = 800
            page += [(y, hd), (y - 9, hd2)]
            c.line(20, y - 12, 576, y - 12)
            y -= 22
        if isinstance(ln, str):
            T(c, 20, y, ln, B, 7.5)
        elif isinstance(ln, tuple):
            c.line(380, y + 8, 576, y + 8)
            T(c, 96, y, ln[0], B, 7.5)
            for k, v in ((7, ln[1]), (-1, ln[2])) + (((9, ln[3]), (10, ln[3])) if intra else ((9, ln[4]),)):
                T(c, cols[k][0], y, s2(v), B, 7, "r")
            y -= 5
        else:
            page.append((y, ln))
        y -= 11.5
    flush()
    if y < 170:
        c.showPage()
        y = 790
    tv, cg, ig = tot(its, "tv"), tot(its, "cg"), tot(its, "ig")
    gt, ro = rnd(tot(its, "total"))
    for a, v in [("Total Taxable Value", tv)] + ([("Total CGST", cg), ("Total SGST", cg)] if intra else [("Total IGST", ig)]) + [("Round Off", ro),
    ("NET BILL AMOUNT", gt)]:
        T(c, 380, y - 6, a, B if a[0] == "N" else F, 8.5)
        T(c, 576, y - 6, inr(v), B if a[0] == "N" else F, 8.5, "r")
        y -= 13
    T(c, 20, y - 12, "Rupees " + words(gt), F, 8)
    ML(c, 20, y - 40, ["I have received the vehicle in satisfactory condition.", "", "Customer's Signature"], F, 8)
    T(c, 576, y - 60, "Cashier / Authorised Signatory", F, 8, "r")
    c.save()
    out = {"invoice_number": no, "invoice_date": d.isoformat(), "place_of_supply": b.code, "supplier": s.truth(), "recipient": b.truth(g=biz),
    "taxable_total": s2(tv), "round_off": s2(ro), "grand_total": s2(gt),
           "line_items": lines_truth(its,
           "hsn_sac quantity unit_price discount taxable_value gst_rate " + ("cgst_amount sgst_amount" if intra else "igst_amount"), "total")}
    out.update({"cgst_total": s2(cg), "sgst_total": s2(cg)} if intra else {"igst_total": s2(ig)})
    return {"data": out}


def freight(path, seed, rows):
    r = random.Random(f"freight/{seed}/{rows}")
    s, b, intra = two(r, 2, 1, False, True)
    s.name = s.name.split()[0] + r.choice([" Roadlines", " Transport Co.", " Carriers"])
    d, no, rcm = day(r), f"{s.city[:3].upper()}/{r.randint(100, 9999)}", r.random() < .6
    pool = [(f"{s.city} to {r.choice(r.choice(list(STATES.values()))[1])[0]} - {g}", "996511", "MT", p, 0 if rcm else 12) for g in ("Machinery Parts",
    "Cotton Bales", "Steel Pipes", "Cartons FMCG") for p in ("1240.00", "2165.00", "1720.00")]
    its = make_items(r, rows, intra, pool, maxq=18)
    c, F, B = canvas.Canvas(path, A4, invariant=1), "Helvetica", "Helvetica-Bold"
    T(c, 40, 800, s.name.upper(), B, 18, col=colors.HexColor("#0b4f1e"))
    T(c, 40, 786, "FLEET OWNERS & TRANSPORT CONTRACTORS", F, 8)
    T(c, 40, 774, "H.O.: " + ", ".join(s.lines) + "  Mob. " + s.phone, F, 8)
    T(c, 40, 762, "GSTIN : " + s.gstin, B, 8)
    c.roundRect(380, 690, 180, 60, 6)
    ML(c, 388, 735, ["Freight Bill No. : " + no, f"Bill Date : {d:%d/%m/%Y}", "SAC 996511 - GTA Services", "Reverse Charge : " + ("YES" if rcm else "NO")],
    F, 9, 13)
    ML(c, 40, 738, ["M/s. " + b.name] + b.lines + ["GSTIN : " + b.gstin], F, 9, 12)
    y, X = 665, [42, 98, 150, 222, 438, 492, 556]
    hd = ["L.R. No.", "L.R. Date", "Vehicle No.", "From - To / Goods", "Wt. (MT)", "Rate/MT", "Freight Rs."]

    def head(y):
        c.line(40, y + 12, 560, y + 12)
        for k, h in enumerate(hd):
            T(c, X[k], y, h, B, 8, "r" if k > 3 else "l")
        c.line(40, y - 5, 560, y - 5)
        return y - 18
    y = head(y)
    for k, i in enumerate(its):
        if y < 70:
            c.line(40, y + 6, 560, y + 6)
            c.showPage()
            y = head(790)
        cells = [str(40000 + seed * 97 + k * 3), f"{d - dt.timedelta(days=rows - k):%d/%m/%y}",
        f"{r.choice(['GJ', 'RJ', 'TN'])}{r.randint(10, 38)}T{r.randint(1000, 9999)}", i["desc"], i["qs"], inr(i["price"]), inr(i["tv"])]
        for k2 in range(6, -1, -1):
            x = X[k2]
            for wd in (cells[k2].split() if k2 == 3 else [cells[k2]]):  # word by word
                T(c, x, y, wd, F, 7.8, "r" if k2 > 3 else "l")
                x += sw(wd + " ", F, 7.8)
        y -= 14
    if y < 190:
        c.line(40, y + 6, 560, y + 6)
        c.showPage()
        y = 790
    c.line(40, y + 8, 560, y + 8)
    tv = tot(its, "tv")
    gt, ro = rnd(tot(its, "total"))
    for n, v in [("Total Freight", tv)] + ([] if rcm else [("CGST 6%", tot(its, "cg")), ("SGST 6%", tot(its, "sg"))] if intra else [("IGST 12%",
    tot(its, "ig"))]) + ([("Round Off", ro)] if ro else []) + [("Bill Amount", gt)]:
        T(c, 438, y - 5, n, B, 8.5, "r")
        T(c, 556, y - 5, inr(v), B, 8.5, "r")
        y -= 14
    T(c, 40, y - 10, "Rs. " + words(gt), F, 8.5)
    T(c, 40, y - 28, "GST on this bill is payable by the consignor / consignee under reverse charge (Notification 13/2017-CTR)."
    if rcm else "GST charged under forward charge; input credit availed by us.", F, 8)
    T(c, 560, y - 70, "For " + s.name.upper(), B, 9, "r")
    c.save()
    st = s.truth()
    st["name"] = s.name.upper()
    out = {"invoice_number": no, "invoice_date": d.isoformat(), "reverse_charge": rcm, "supplier": st, "recipient": b.truth(), "taxable_total": s2(tv),
    "grand_total": s2(gt), "line_items": lines_truth(its, "quantity unit_price", "tv")}
    if ro:
        out["round_off"] = s2(ro)
    if not rcm:
        out.update({"cgst_total": s2(tot(its, "cg")), "sgst_total": s2(tot(its, "sg"))} if intra else {"igst_total": s2(tot(its, "ig"))})
    return {"data": out}


LAYOUTS = {"market": market, "workshop": workshop, "freight": freight}
