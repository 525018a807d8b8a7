# SPDX-License-Identifier: AGPL-3.0-or-later
"""Busy and Marg."""

from stranger_cartage_kit import (Col, Page, RS, T, TB, TI, a_date, buyer, compose, datetime, flow, fy, group, half_up, ind, party, pct, plain, put, rng,
                                  rt, rupees, split_tax, truth, tsum)

KIRANA = [
    ("BASMATI RICE 1121 (25 KG BAG)", "10063020", "Bag", 180000, 290000, 40, 500),
    ("REFINED SOYA OIL 15 LTR TIN", "15079010", "Tin", 150000, 215000, 60, 500),
    ("SUGAR M-30 50 KG", "17011490", "Bag", 200000, 228000, 30, 500),
    ("TEA LEAF CTC 1 KG", "09024020", "Pcs", 22000, 42000, 96, 500),
    ("DETERGENT POWDER 4 KG", "34025000", "Pcs", 24000, 39000, 60, 1800),
    ("TOILET SOAP 125 GM (PACK OF 4)", "34011110", "Pkt", 9000, 17000, 144, 1800),
    ("GHEE 1 LTR CEKA", "04059020", "Pcs", 48000, 60000, 48, 1200),
    ("BISCUIT GLUCOSE 800 GM", "19053100", "Pcs", 6500, 9500, 120, 1800),
    ("NAMKEEN MIXTURE 400 GM", "21069099", "Pcs", 7000, 11000, 96, 1200),
    ("JEERA WHOLE 30 KG", "09093129", "Bag", 690000, 920000, 6, 500),
]


def busy(path, seed, rows):
    r = rng("busy", seed, rows)
    sup = party(r, ["Trading Company", "Agencies", "Sales Corporation", "Marketing"])
    buy = buyer(r, sup, r.random() < .25, ["Super Mart", "General Store", "Hotels Pvt. Ltd.", "Foods LLP", "Caterers"])
    inter = sup.code != buy.code
    d = a_date(r)
    items = compose(r, KIRANA, rows, d)
    for it in items:
        it["tv"] = it["qty"] * it["price"]
        split_tax(it, inter)
    sub = tsum(items, "tv")
    gs = sorted(group(items, lambda i: i["bp"]).items())
    raw = sub + tsum(items, "tax")
    tot = half_up(raw, 100) * 100
    ro = tot - raw
    inv = r.choice([str(r.randrange(1, 9999)), f"GST-{r.randrange(1, 2000)}/{fy(d)}"])
    pg = Page(path)
    L, R, M = 34, 562, 298
    xs = [34, 58, 260, 318, 370, 406, 470, 562]
    al = ["r", "l", "l", "r", "l", "r", "r"]
    cols = [Col(xs[k], xs[k + 1] - xs[k], al[k], T, 9.5) for k in range(7)]
    st = {}
    eway = f"{r.randrange(10**11, 10**12)}" if sub > 5000000 else ""

    def header():
        pg.text(L + 4, 32, "GSTIN : " + sup.gstin, TB, 9.5)
        pg.text(R - 4, 32, "Original Copy", TI, 9, "r")
        pg.text(M, 44, "TAX INVOICE", TB, 10, "c")
        pg.line(M - 36, 46, M + 36, 46, .7)
        pg.text(M, 62, sup.name.upper(), TB, 16, "c")
        pg.text(M, 73, f"{sup.a1}, {sup.a2.upper()}, {sup.city.upper()} - {sup.pin}", T, 9, "c")
        pg.text(M, 84, f"Tel. : {sup.phone[:5]}-{sup.phone[5:]}   email : {sup.mail}", T, 9, "c")
        y = 90
        l1 = [("Invoice No.", inv), ("Dated", f"{d:%d-%m-%Y}"), ("Place of Supply", f"{buy.state} ({buy.code})"), ("Reverse Charge", "N"), ("GR/RR No.", "")]
        l2 = [("Transport", st["tr"]), ("Vehicle No.", st["veh"]), ("Station", buy.city.upper()), ("E-Way Bill No.", eway)]
        for x, ll in ((L + 4, l1), (M + 4, l2)):
            for j, (a, b) in enumerate(ll):
                pg.text(x, y + 11 + 11 * j, a, T, 9.5)
                pg.text(x + 76, y + 11 + 11 * j, ":  " + b, TB if a == "Invoice No." else T, 9.5)
        pg.line(L, y, R, y)
        pg.line(L, y + 60, R, y + 60)
        y += 60
        for x, h in ((L + 4, "Billed to :"), (M + 4, "Shipped to :")):
            pg.text(x, y + 11, h, TI, 9.5)
            pg.text(x, y + 23, buy.name.upper(), TB, 10)
            pg.text(x, y + 34, f"{buy.a1}, {buy.a2}", T, 9.5)
            pg.text(x, y + 45, f"{buy.city} - {buy.pin}", T, 9.5)
            pg.text(x, y + 60, "GSTIN / UIN", T, 9.5)
            pg.text(x + 76, y + 60, ":  " + buy.gstin, T, 9.5)
        y += 65
        pg.line(M, 90, M, y)
        pg.line(L, y, R, y)
        st["hy"] = y
        for k, s in zip(cols, [["S.N."], ["Description of Goods"], ["HSN/SAC", "Code"], ["Qty."], ["Unit"], ["Price"], ["Amount(" + RS + ")"]]):
            for j, q in enumerate(s):
                put(pg, k, y + 10 + 10 * j, q, TB, 9)
        pg.line(L, y + 23, R, y + 23)
        return y + 24

    def frame(yb):
        for k in cols[1:]:
            pg.line(k.x, st["hy"], k.x, yb)

    def brk(y):
        frame(775)
        pg.box(L, 22, R - L, 753)
        pg.text(R - 3, 787, f"Continued to Page {pg.n + 1}", TI, 9, "r")
        pg.next()
        return header()

    st["tr"] = r.choice(["", "SELF", "SHREE ROADLINES"])
    st["veh"] = r.choice(["", f"{'MH GJ KA TN DL'.split()[r.randrange(5)]}{r.randrange(10, 50)}T{r.randrange(1000, 9999)}"])
    y = header()
    body = [[f"{i + 1}.", it["desc"], it["hsn"], f"{it['qty']}.00", it["unit"], ind(it["price"]), ind(it["tv"])] for i, it in enumerate(items)]
    y = flow(pg, cols, body, y, 772, brk, 10.5, 3, 11, 1.5)
    need = 60 + 12 * (len(gs) * (1 if inter else 2)) + 13 * len(gs) + 150
    if y + need > 785:
        y = brk(y)
    pg.line(470, y + 3, R, y + 3, .4)
    put(pg, cols[6], y + 14, ind(sub))
    y += 22
    for bp, its in gs:
        for nm, k in ([("IGST", "igst")] if inter else [("CGST", "cgst"), ("SGST", "sgst")]):
            pg.text(120, y + 10, "Add", TI, 9.5)
            pg.text(146, y + 10, f": {nm}", TI, 9.5)
            pg.text(396, y + 10, f"@", TI, 9.5, "r")
            pg.text(455, y + 10, f"{(bp if inter else bp / 2) / 100:.2f} %", TI, 9.5, "r")
            put(pg, cols[6], y + 10, ind(tsum(its, k)))
            y += 12
    if ro:
        pg.text(120, y + 10, "Less" if ro < 0 else "Add", TI, 9.5)
        pg.text(146, y + 10, ": Rounded Off (" + ("-" if ro < 0 else "+") + ")", TI, 9.5)
        put(pg, cols[6], y + 10, ind(abs(ro)))
        y += 12
    y = max(y + 8, 785 - need + 60 + 12 * len(gs))
    frame(y)
    pg.line(L, y, R, y)
    pg.text(258, y + 12, "Grand Total", TB, 10, "r")
    pg.text(367, y + 12, f"{tsum(items, 'qty')}.00", TB, 9.5, "r")
    put(pg, cols[6], y + 12, f"{RS} {ind(tot)}", TB, 10)
    pg.line(L, y + 17, R, y + 17)
    y += 17
    hx = [84, 176, 268, 360, 470]
    hd = ["Tax Rate", "Taxable Amt.", "IGST Amt.", "Total Tax"] if inter else ["Tax Rate", "Taxable Amt.", "CGST Amt.", "SGST Amt.", "Total Tax"]
    for x, s in zip(hx, hd):
        pg.text(x, y + 10, s, TB, 8.5, "r")
    y += 12
    for bp, its in gs:
        vals = [f"{rt(bp)}%", ind(tsum(its, "tv"))] + [ind(tsum(its, k)) for k in (["igst"] if inter else ["cgst", "sgst"])] + [ind(tsum(its, "tax"))]
        for x, s in zip(hx, vals):
            pg.text(x, y + 10, s, T, 8.5, "r")
        y += 11
    pg.line(L, y + 4, R, y + 4)
    pg.para(L + 4, y + 16, rupees(tot, "Rupees ", " and ", " Only"), TB, 9.5, R - L - 10, 11)
    y += 32
    pg.line(L, y, R, y)
    pg.text(L + 4, y + 10, "Bank Details : GRAMIN VIKAS BANK, A/C " + f"{r.randrange(10**10, 10**11)}, IFSC : GVBK000{r.randrange(1000, 9999)}", T, 9)
    y += 14
    pg.line(L, y, R, y)
    pg.line(M, y, M, 785)
    for j, s in enumerate(["Terms & Conditions", "E.& O.E.", "1. Goods once sold will not be taken back.", "2. Interest @ 18% p.a. will be charged if the payment",
                           "is not made with in the stipulated time.", f"3. Subject to '{sup.state}' Jurisdiction only."]):
        pg.text(L + 4, y + 10 + 9.5 * j, s, TB if j == 0 else T, 8)
    pg.text(M + 4, y + 11, "Receiver's Signature  :", T, 9)
    pg.line(M, y + 28, R, y + 28)
    pg.text(R - 4, y + 39, "for " + sup.name.upper(), TB, 9, "r")
    pg.text(R - 4, 780, "Authorised Signatory", TB, 9, "r")
    pg.box(L, 22, R - L, 763)
    pg.save()
    t = {"taxable_value": plain(sub)}
    if len(gs) == 1:
        for k in (["igst"] if inter else ["cgst", "sgst"]):
            t[k] = plain(tsum(items, k))
    if ro:
        t["round_off"] = plain(ro)
    t["total"] = plain(tot)
    return truth({
        "invoice_number": inv, "invoice_date": d.isoformat(), "document_type": "invoice",
        "supplier": {"name": sup.name.upper(), "gstin": sup.gstin}, "recipient": {"name": buy.name.upper(), "gstin": buy.gstin},
        "place_of_supply": buy.code, "reverse_charge": False,
        "line_items": [{"description": i["desc"], "hsn_sac": i["hsn"], "quantity": f"{i['qty']}.00", "unit": i["unit"],
                        "unit_price": plain(i["price"]), "taxable_value": plain(i["tv"])} for i in items], "totals": t})


MEDS = [
    ("AMOXYCLAV-625 TAB", "CIPX", "10'S", "30042019", 9000, 19000, 1200), ("PANTOCID-DSR CAP", "SUNP", "15'S", "30049039", 7000, 16000, 1200),
    ("DOLOPAR 650 TAB", "MICL", "15'S", "30049063", 1500, 3200, 1200), ("AZITHRAL XL 200 SYP", "ALEM", "15ML", "30042064", 4200, 8100, 1200),
    ("INSUGEN 30/70 40IU VIAL", "BIOC", "10ML", "30043110", 9000, 15000, 500), ("ORS POWDER ORANGE", "FDCL", "21GM", "30049099", 900, 2100, 500),
    ("BETADERM OINT", "WINM", "20GM", "30049087", 4000, 9000, 1200), ("PROTEIN POWDER CHOCO", "BRTH", "200GM", "21061000", 20000, 34000, 1800),
    ("SURGICAL GLOVES 7.0", "NULF", "1PR", "40151200", 1300, 2600, 1200), ("TELMA-H 40 TAB", "GLNM", "15'S", "30049079", 9000, 17000, 1200),
    ("CALCIFER-XT TAB", "MANK", "15'S", "30045090", 6000, 14000, 1200), ("COUGHEX DX SYP 100ML", "GLNM", "100ML", "30049099", 5000, 9900, 1200),
    ("FACE WASH NEEM", "HIML", "100ML", "33049990", 6000, 14500, 1800),
]


def marg(path, seed, rows):
    r = rng("marg", seed, rows)
    sup = party(r, ["Pharma Distributors", "Medical Agencies", "Drug House", "Pharmaceuticals"])
    buy = buyer(r, sup, False, ["Medical & General Stores", "Medicos", "Chemist & Druggist", "Hospital Pharmacy"])
    d = a_date(r, (2023, 6, 1), (2025, 9, 15))
    items = []
    for i in range(rows):
        m = MEDS[(i * 5 + seed) % len(MEDS)]
        it = {"desc": m[0], "mfg": m[1], "pack": m[2], "hsn": m[3], "price": r.randrange(m[4], m[5]), "bp": m[6],
              "qty": r.randrange(1, 40), "disc": r.choice([0, 0, 0, 200, 500, 1000])}
        it["free"] = it["qty"] // 10 if r.random() < .35 else 0
        it["mrp"] = half_up(it["price"] * 14, 10)
        it["batch"] = r.choice(["A", "BN", "T2", "GX", "DF"]) + f"{r.randrange(1000, 99999)}"
        it["exp"] = f"{r.randrange(1, 13)}/{(d.year + r.randrange(1, 4)) % 100:02d}"
        it["gross"] = it["qty"] * it["price"]
        it["tv"] = it["gross"] - pct(it["gross"], it["disc"])
        items.append(split_tax(it, False))
    sub = tsum(items, "tv")
    cg = tsum(items, "cgst")
    raw = sub + 2 * cg
    tot = half_up(raw, 100) * 100
    ro = tot - raw
    inv = f"{r.choice(['A', 'SA', 'CR', 'GST'])}{r.randrange(1, 99999):06d}"
    pg = Page(path, 841.89, 595.28)
    L, R = 20, 822
    hd = ["Sn.", "HSN", "PRODUCT NAME", "MFG", "PACK", "BATCH", "EXP.", "MRP", "QTY", "FREE", "RATE", "DIS%", "SGST%", "CGST%", "AMOUNT"]
    ws = [22, 54, 180, 40, 44, 64, 36, 56, 36, 32, 58, 38, 40, 40, 62]
    al = "rllllllrrrrrrrr"
    cols, x = [], L
    for w, a in zip(ws, al):
        cols.append(Col(x, w, a, "dvc", 7.6))
        x += w
    F, FB = "dvc", "dvcb"
    st = {}
    dl1, dl2 = r.randrange(10000, 99999), r.randrange(10000, 99999)
    sal = r.choice(["DIRECT", "RAMESH", "ROUTE-3"])

    def header():
        pg.text(L + 4, 32, sup.name.upper(), FB, 13)
        for j, s in enumerate([f"{sup.a1} {sup.a2}".upper(), f"{sup.city.upper()}-{sup.pin}", f"Phone : {sup.phone}",
                               f"D.L.No. : 20B-{dl1}, 21B-{dl1 + 1}", f"GSTIN : {sup.gstin}"]):
            pg.text(L + 4, 43 + 9.6 * j, s, FB if s[:5] == "GSTIN" else F, 7.8)
        pg.line(300, 20, 300, 90)
        pg.line(556, 20, 556, 90)
        pg.text(428, 34, "GST INVOICE", FB, 13, "c")
        pg.line(300, 40, 556, 40)
        for j, (a, b) in enumerate([("Invoice No.", inv), ("Date", f"{d:%d-%m-%Y}"), ("Sales Man", sal), ("Due Date", f"{d + datetime.timedelta(days=21):%d-%m-%Y}")]):
            pg.text(306, 51 + 11 * j, a, F, 8)
            pg.text(366, 51 + 11 * j, ": " + b, FB, 8.5)
        pg.text(550, 51, "CREDIT", FB, 8, "r")
        pg.text(550, 84, f"Page No. {pg.n}", F, 7, "r")
        pg.text(562, 30, "M/s. " + buy.name.upper(), FB, 9)
        for j, s in enumerate([f"{buy.a1} {buy.a2}".upper(), f"{buy.city.upper()} {buy.pin}", f"Ph.No.: {buy.phone}", f"D.L.No. : {dl2}/20, {dl2 + 1}/21", f"GST No. : {buy.gstin}"]):
            pg.text(562, 41 + 9.8 * j, s, F, 7.8)
        pg.line(L, 90, R, 90)
        pg.box(L, 90, R - L, 14, (.87, .87, .87))
        for k, s in zip(cols, hd):
            put(pg, k, 100, s, FB, 7.4, None, 2)
        return 105

    def frame(yb):
        for k in cols[1:]:
            pg.line(k.x, 90, k.x, yb, .4)
        pg.line(L, yb, R, yb)
        pg.box(L, 20, R - L, 555)

    def brk(y):
        frame(560)
        pg.text(R - 8, 570, f"Continue..{pg.n + 1}", FB, 8, "r")
        pg.next()
        return header()
    y = header()
    body = [[f"{i + 1}.", it["hsn"], it["desc"], it["mfg"], it["pack"], it["batch"], it["exp"], plain(it["mrp"]), str(it["qty"]),
             str(it["free"]) if it["free"] else "", plain(it["price"]), f"{it['disc'] / 100:.2f}", f"{it['bp'] / 200:.2f}", f"{it['bp'] / 200:.2f}", plain(it["tv"])]
            for i, it in enumerate(items)]
    y = flow(pg, cols, body, y, 556, brk, 9, 2, 9.2, 1.4)
    if y > 436:
        y = brk(y)
    yb = 440
    frame(yb)
    kx = [L, 84, 152, 204, 256, 318, 380, 450]
    ka = ["CLASS", "TOTAL", "SCH.", "DISC.", "SGST", "CGST", "TOTAL GST"]
    for j, s in enumerate(ka):
        pg.text(kx[j] + 3 if j == 0 else kx[j + 1] - 3, yb + 10, s, FB, 7.4, "l" if j == 0 else "r")
    yy = yb + 12
    pg.line(L, yy + 1, 450, yy + 1, .4)
    for bp in (500, 1200, 1800, 2800):
        its = [i for i in items if i["bp"] == bp]
        v = [f"GST {bp / 100:.2f}", plain(tsum(its, "tv")), "0.00", "0.00", plain(tsum(its, "sgst")), plain(tsum(its, "cgst")), plain(tsum(its, "tax"))]
        for j, s in enumerate(v):
            pg.text(kx[j] + 3 if j == 0 else kx[j + 1] - 3, yy + 10, s, F, 7.4, "l" if j == 0 else "r")
        yy += 9.8
    pg.line(L, yy + 3, 450, yy + 3, .4)
    for j, s in enumerate(["TOTAL", plain(sub), "0.00", "0.00", plain(cg), plain(cg), plain(2 * cg)]):
        pg.text(kx[j] + 3 if j == 0 else kx[j + 1] - 3, yy + 12, s, FB, 7.4, "l" if j == 0 else "r")
    yy += 15
    pg.line(L, yy, 640, yy, .4)
    pg.para(L + 3, yy + 9, rupees(tot, "Rs. ", " and ", " only"), FB, 7.8, 600, 9)
    pg.line(L, yy + 13, 640, yy + 13, .4)
    for j, s in enumerate(["Terms & Conditions", "Goods once sold will not be taken back or exchanged.", f"Bills not paid due date will attract 24% interest.  All disputes subject to {sup.city.upper()} Jurisdiction only.",
                           "Prescribed Sales Tax declaration will be given."]):
        pg.text(L + 3, yy + 22 + 8.6 * j, s, FB if j == 0 else F, 6.8)
    pg.text(446, yy + 22, "For " + sup.name.upper(), FB, 7.6)
    pg.text(446, 570, "Authorised Signatory", F, 7.4)
    pg.line(440, yy + 13, 440, 575, .4)
    pg.line(450, yb, 450, yy, .4)
    pg.text(456, yb + 12, f"Total Item : {len(items)}", F, 7.6)
    pg.text(456, yb + 24, f"Total Qty  : {sum(i['qty'] + i['free'] for i in items)}", F, 7.6)
    pg.line(640, yb, 640, 575, .4)
    ty = yb + 13
    for a, b in [("SUB TOTAL", plain(sub)), ("DISCOUNT", "0.00"), ("SGST PAYBLE", plain(cg)), ("CGST PAYBLE", plain(cg)),
                 ("CR/DR NOTE", "0.00"), ("ROUND OFF", plain(ro))]:
        pg.text(646, ty, a, F, 8)
        pg.text(R - 6, ty, b, F, 8, "r")
        ty += 14.5
    pg.box(640, ty - 8, R - 640, 575 - ty + 8, (.87, .87, .87))
    pg.text(646, ty + 16, "GRAND TOTAL", FB, 10.5)
    pg.text(R - 6, ty + 16, plain(tot), FB, 12, "r")
    pg.save()
    return truth({
        "invoice_number": inv, "invoice_date": d.isoformat(), "document_type": "invoice",
        "supplier": {"name": sup.name.upper(), "gstin": sup.gstin}, "recipient": {"name": buy.name.upper(), "gstin": buy.gstin},
        "line_items": [{"description": i["desc"], "hsn_sac": i["hsn"], "quantity": str(i["qty"]), "unit_price": plain(i["price"]),
                        "taxable_value": plain(i["tv"]), "tax_rate": rt(i["bp"])} for i in items],
        "totals": {"taxable_value": plain(sub), "cgst": plain(cg), "sgst": plain(cg), "round_off": plain(ro), "total": plain(tot)}})
