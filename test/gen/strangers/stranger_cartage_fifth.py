# SPDX-License-Identifier: AGPL-3.0-or-later
"""Vyapar, myBillBook, Swipe."""

from stranger_cartage_kit import (Col, H, HB, Page, RS, a_date, buyer, compose, datetime, flow, fy, group, half_up, ind, party, pct, plain, put, rng, rt,
                                  rupees, split_tax, sw, truth, tsum, words)

MOBI = [
    ("Tempered Glass 6.7 inch 9H", "70071900", "Pcs", 3000, 9000, 100, 1800),
    ("USB-C Fast Charger 25W White", "85044030", "Pcs", 28000, 62000, 25, 1800),
    ("Neckband Bluetooth 40 Hrs Playback Magnetic", "85183000", "Pcs", 38000, 85000, 15, 1800),
    ("Silicone Back Cover Assorted", "39269099", "Pcs", 4500, 12000, 60, 1800),
    ("Power Bank 10000 mAh", "85076000", "Pcs", 55000, 110000, 10, 1800),
    ("Aux Cable 1.5 mtr", "85444299", "Pcs", 3500, 7900, 40, 1800),
    ("Feature Phone 1.8\" Dual SIM", "85171400", "Box", 90000, 140000, 8, 1800),
    ("Ring Light 10\" with Tripod Stand 7 ft", "94054200", "Set", 48000, 79000, 6, 1200),
]
GARM = [
    ("Men's Polo T-Shirt (M-XXL)", "61051010", "PCS", 22000, 39000, 60, 500), ("Cotton Kurti Printed 3/4 Sleeve", "62114290", "PCS", 28000, 52000, 48, 500),
    ("Denim Jeans Slim Fit 28-36", "62034200", "PCS", 52000, 84000, 40, 500), ("Kids Frock Set", "62092000", "SET", 25000, 46000, 36, 500),
    ("Leggings 4 Way Lycra", "61046200", "PCS", 11000, 19000, 120, 500), ("School Bag 30 Ltr", "42029200", "PCS", 38000, 65000, 12, 1800),
    ("Dupatta Chiffon", "62149000", "PCS", 9000, 17000, 60, 500), ("Leather Belt Reversible", "42033000", "PCS", 16000, 34000, 24, 1800),
]
FARM = [
    ("Fresh Onion (Nashik)", "0703", "KGS", 1800, 4200, 500), ("Potato Jyoti", "0701", "KGS", 1400, 3000, 600), ("Cow Milk (loose)", "0401", "LTR", 4800, 6200, 120),
    ("Tomato Hybrid A Grade", "0702", "KGS", 1600, 5200, 300), ("Curd Loose", "0403", "KGS", 6500, 9000, 60), ("Eggs Tray (30)", "0407", "NOS", 15000, 21000, 40),
    ("Green Chilli", "0709", "KGS", 3500, 8000, 40), ("Banana Robusta", "0803", "DOZ", 3500, 6000, 80), ("Coconut with husk", "0801", "NOS", 2200, 4800, 100),
    ("Ginger (washed) - new crop, Satara", "0910", "KGS", 6000, 14000, 25),
]


def vyapar(path, seed, rows):
    r = rng("vyapar", seed, rows)
    sup = party(r, ["Mobile Accessories", "Telecom", "Mobile World", "Gadgets Hub"])
    buy = buyer(r, sup, r.random() < .3)
    inter = sup.code != buy.code
    d = a_date(r)
    items = compose(r, MOBI, rows, d)
    for it in items:
        it["dp"] = r.choice([0, 0, 500, 1000])
        it["disc"] = pct(it["qty"] * it["price"], it["dp"])
        it["tv"] = it["qty"] * it["price"] - it["disc"]
        split_tax(it, inter)
    raw = tsum(items, "tot")
    tot = half_up(raw, 100) * 100
    ro = tot - raw
    rec = r.choice([0, 0, tot])
    inv = str(r.randrange(1, 1500))
    pg = Page(path)
    L, R, M = 30, 565, 300
    F, FB = H, HB
    vio = (0.38, 0.33, 0.75)
    xs = [30, 48, 190, 242, 284, 314, 376, 438, 500, 565]
    al = ["l", "l", "l", "r", "l", "r", "r", "r", "r"]
    cols = [Col(xs[k], xs[k + 1] - xs[k], al[k], F, 8) for k in range(9)]

    def thead(y):
        pg.box(L, y, R - L, 24, vio, vio)
        for k, s in zip(cols, ["#", "Item name", "HSN/\nSAC", "Quantity", "Unit", f"Price/\nUnit({RS})", f"Discount({RS})", f"GST({RS})", f"Amount({RS})"]):
            for j, q in enumerate(s.split("\n")):
                put(pg, k, y + (10 if "\n" in s else 15) + 9 * j, q, FB, 7.4, (1, 1, 1), 2)
        return y + 24

    def brk(y):
        pg.next()
        return thead(36)
    pg.text((L + R) / 2, 34, "Tax Invoice", FB, 13, "c")
    pg.box(L, 42, R - L, 72)
    pg.box(L + 8, 50, 52, 52, (0.9, 0.93, 1), None)
    pg.text(L + 34, 84, sup.name[0], FB, 26, "c", vio)
    pg.text(L + 72, 62, sup.name, FB, 15)
    pg.text(L + 72, 75, f"{sup.a1}, {sup.a2}, {sup.city}", F, 8.5)
    pg.text(L + 72, 87, f"Phone: {sup.phone}", F, 8.5)
    pg.text(L + 230, 87, f"Email: {sup.mail}", F, 8.5)
    pg.text(L + 72, 99, f"GSTIN: {sup.gstin}", F, 8.5)
    pg.text(L + 230, 99, f"State: {sup.code}-{sup.state}", F, 8.5)
    pg.box(L, 114, R - L, 15, (.9, .9, .97))
    pg.text(L + 4, 124.5, "Bill To:", FB, 8.5)
    pg.text(M + 4, 124.5, "Invoice Details:", FB, 8.5)
    pg.box(L, 129, R - L, 62)
    pg.line(M, 114, M, 191)
    pg.text(L + 4, 141, buy.name, FB, 9)
    for j, s in enumerate([f"{buy.a1}, {buy.a2}, {buy.city}, {buy.pin}", f"Contact No: {buy.phone}", f"GSTIN: {buy.gstin}", f"State: {buy.code}-{buy.state}"]):
        pg.text(L + 4, 152 + 11 * j, s, F, 8.5)
    for j, (a, b) in enumerate([("No: ", inv), ("Date: ", f"{d:%d-%m-%Y}"), ("Place of Supply: ", f"{buy.code}-{buy.state}")]):
        pg.text(M + 4, 141 + 12 * j, a, F, 8.5)
        pg.text(M + 4 + sw(a, F, 8.5), 141 + 12 * j, b, FB, 8.5)
    y = thead(198)
    body = []
    for i, it in enumerate(items):
        body.append([str(i + 1), [(it["desc"], FB, 8, None)], it["hsn"], str(it["qty"]), it["unit"], f"{RS} {ind(it['price'])}",
                     [(f"{RS} {ind(it['disc'])}", F, 8, None), (f"({it['dp'] / 100:g}%)", F, 7, None)],
                     [(f"{RS} {ind(it['tax'])}", F, 8, None), (f"({rt(it['bp'])}%)", F, 7, None)], f"{RS} {ind(it['tot'])}"])

    def deco(i, y, h):
        pg.line(L, y + h, R, y + h, .4, (.7, .7, .7))
        for x in xs:
            pg.line(x, y, x, y + h, .4, (.7, .7, .7))
    y = flow(pg, cols, body, y, 800, brk, 9, 2, 10, 4, deco)
    if y + 20 > 800:
        y = brk(y)
    put(pg, cols[1], y + 12, "Total", FB, 8.5)
    put(pg, cols[3], y + 12, str(tsum(items, "qty")), FB, 8.5)
    put(pg, cols[6], y + 12, f"{RS} {ind(tsum(items, 'disc'))}", FB, 8)
    put(pg, cols[7], y + 12, f"{RS} {ind(tsum(items, 'tax'))}", FB, 8)
    put(pg, cols[8], y + 12, f"{RS} {ind(raw)}", FB, 8)
    pg.box(L, y, R - L, 18)
    y += 22
    gs = sorted(group(items, lambda i: i["bp"]).items())
    tr = []
    for bp, its in gs:
        tv = tsum(its, "tv")
        for nm, k in ([("IGST", "igst")] if inter else [("SGST", "sgst"), ("CGST", "cgst")]):
            tr.append((nm, tv, rt(bp if inter else bp / 2) + "%", tsum(its, k)))
    need = max(16 + 13 * len(tr), 110) + 100
    if y + need > 810:
        pg.next()
        y = 36
    y0 = y
    pg.box(L, y, M - L - 4, 15, vio, vio)
    tx = [34, 174, 222, 292]
    for x, s, a in zip(tx, ["Tax type", "Taxable amount", "Rate", "Tax amount"], "lrrr"):
        pg.text(x, y + 10.5, s, FB, 7.6, a, (1, 1, 1))
    y += 15
    for nm, tv, p, v in tr:
        for x, s, a in zip(tx, [nm, f"{RS} {ind(tv)}", p, f"{RS} {ind(v)}"], "lrrr"):
            pg.text(x, y + 10, s, F, 8, a)
        y += 13
        pg.line(L, y, M - 4, y, .3, (.7, .7, .7))
    pg.text(L + 4, y + 14, "Invoice Amount In Words", FB, 8.5)
    y1 = pg.para(L + 4, y + 25, rupees(tot, "", " Rupees and ", " only", " Paisa") if tot % 100 else words(tot // 100) + " Rupees only", F, 8, M - L - 12, 10)
    pg.text(L + 4, y1 + 6, "Terms and conditions", FB, 8.5)
    pg.text(L + 4, y1 + 17, "Thanks for doing business with us!", F, 8)
    yy = y0
    pg.box(M, yy, R - M, 15, vio, vio)
    pg.text(M + 4, yy + 10.5, "Amounts:", FB, 8, "l", (1, 1, 1))
    yy += 15
    am = [("Sub Total", raw)] + ([("Round off", ro)] if ro else []) + [("Total", tot), ("Received", rec), ("Balance", tot - rec)]
    if tsum(items, "disc"):
        am.append(("You Saved", tsum(items, "disc")))
    for a, v in am:
        f = FB if a == "Total" else F
        pg.text(M + 4, yy + 11, a, f, 8.5)
        pg.text(R - 4, yy + 11, ("- " if v < 0 else "") + f"{RS} {ind(abs(v))}", f, 8.5, "r")
        yy += 15
        pg.line(M, yy, R, yy, .3, (.7, .7, .7))
    yb = max(yy, y1 + 22) + 6
    pg.text(M + 130, yb + 10, "For : " + sup.name, F, 8.5, "c")
    pg.text(M + 130, yb + 52, "Authorized Signatory", FB, 8.5, "c")
    pg.text(L + 4, yb + 10, "Bank Details", FB, 8.5)
    for j, s in enumerate([f"Name : LAKEVIEW BANK, {sup.city.upper()}", f"Account No. : {r.randrange(10**13, 10**14)}", f"IFSC code : LKVW000{r.randrange(1000, 9999)}", f"Account holder's name : {sup.name}"]):
        pg.text(L + 4, yb + 21 + 10 * j, s, F, 8)
    pg.box(L, y0, R - L, yb + 60 - y0)
    pg.save()
    t = {}
    if len(gs) == 1:
        t["taxable_value"] = plain(tsum(items, "tv"))
        for k in (["igst"] if inter else ["cgst", "sgst"]):
            t[k] = plain(tsum(items, k))
    if ro:
        t["round_off"] = plain(ro)
    t["total"] = plain(tot)
    return truth({
        "invoice_number": inv, "invoice_date": d.isoformat(), "document_type": "invoice",
        "supplier": {"name": sup.name, "gstin": sup.gstin}, "recipient": {"name": buy.name, "gstin": buy.gstin}, "place_of_supply": buy.code,
        "line_items": [{"description": i["desc"], "hsn_sac": i["hsn"], "quantity": str(i["qty"]), "unit": i["unit"], "unit_price": plain(i["price"]),
                        "discount": plain(i["disc"]), "tax_rate": rt(i["bp"]), "total": plain(i["tot"])} for i in items], "totals": t})


def short(p):
    """1,710 or 855.5 or 12.25"""
    s = ind(p)
    return s[:-3] if s.endswith(".00") else s[:-1] if s.endswith("0") else s


def sht(p):
    return short(p).replace(",", "")


def mybillbook(path, seed, rows):
    r = rng("mybillbook", seed, rows)
    sup = party(r, ["Garments", "Fashion House", "Readymade Store", "Textiles & Hosiery"])
    buy = buyer(r, sup, False, ["Collection", "Fashion Point", "Retail Pvt Ltd", "Departmental Stores"])
    d = a_date(r)
    items = compose(r, GARM, rows, d)
    for it in items:
        it["tv"] = it["qty"] * it["price"]
        split_tax(it, False)
    raw = tsum(items, "tot")
    tot = half_up(raw, 100) * 100
    ro = tot - raw
    gs = sorted(group(items, lambda i: i["bp"]).items())
    inv = r.choice([str(r.randrange(1, 900)), f"GST{fy(d)}/{r.randrange(1, 900)}"])
    rec = r.choice([0, tot, tot // 20000 * 10000])
    pg = Page(path)
    L, R = 28, 567
    F, FB = "noto", "notob"
    red = (0.75, 0.12, 0.2)
    xs = [28, 62, 256, 316, 382, 436, 494, 567]
    cols = [Col(xs[k], xs[k + 1] - xs[k], a, F, 8.2) for k, a in enumerate("clccrrr")]

    def thead(y):
        pg.line(L, y, R, y, 1.4, red)
        for k, s in zip(cols, ["S.NO.", "ITEMS", "HSN", "QTY.", "RATE", "TAX", "AMOUNT"]):
            put(pg, k, y + 13, s, FB, 8)
        pg.line(L, y + 19, R, y + 19, 1.4, red)
        return y + 20

    def brk(y):
        pg.next()
        return thead(34)
    pg.text(L, 36, "TAX INVOICE", FB, 9)
    pg.box(L + 68, 27, 112, 13, None, (.5, .5, .5))
    pg.text(L + 124, 36.3, "ORIGINAL FOR RECIPIENT", F, 7.4, "c", (.4, .4, .4))
    pg.text(L, 64, sup.name, FB, 17, "l", red)
    pg.text(L, 77, f"{sup.a1}, {sup.a2}, {sup.city}, {sup.state}, {sup.pin}", F, 8)
    pg.text(L, 88, "Mobile:", FB, 8)
    pg.text(L + 32, 88, sup.phone, F, 8)
    pg.text(L + 110, 88, "GSTIN:", FB, 8)
    pg.text(L + 140, 88, sup.gstin, F, 8)
    pg.text(L + 250, 88, "PAN Number:", FB, 8)
    pg.text(L + 312, 88, sup.pan, F, 8)
    pg.box(L, 98, R - L, 22, (.94, .94, .94), None)
    for x, a, b in ((L + 6, "Invoice No.:", inv), (220, "Invoice Date:", f"{d:%d/%m/%Y}"), (420, "Due Date:", f"{d + datetime.timedelta(days=30):%d/%m/%Y}")):
        pg.text(x, 112, a, FB, 8.5)
        pg.text(x + 4 + sw(a, FB, 8.5), 112, b, F, 8.5)
    for x, h in ((L, "BILL TO"), (310, "SHIP TO")):
        pg.text(x, 136, h, FB, 8)
        pg.text(x, 149, buy.name, FB, 9)
        q = pg.para(x, 160, f"Address: {buy.a1}, {buy.a2}, {buy.city}, {buy.state}, {buy.pin}", F, 8, 250, 10)
        if x == L:
            pg.text(x, q, f"GSTIN: {buy.gstin}   Mobile: {buy.phone}", F, 8)
            pg.text(x, q + 10.5, f"Place of Supply: {buy.state}", F, 8)
    y = thead(202)
    body = [[str(i + 1), it["desc"], it["hsn"], f"{it['qty']} {it['unit']}", short(it["price"]),
             [(short(it["tax"]), F, 8.2, None), (f"({rt(it['bp'])}%)", F, 7, (.4, .4, .4))], short(it["tot"])] for i, it in enumerate(items)]

    def deco(i, y, h):
        if i % 2:
            pg.box(L, y, R - L, h, (.985, .95, .955), None)
    y = flow(pg, cols, body, y, 790, brk, 9.6, 3, 11, 5, deco)
    if y + 24 > 790:
        y = brk(y)
    y = max(y, 430)
    pg.line(L, y, R, y, 1.4, red)
    put(pg, cols[1], y + 13, "SUBTOTAL", FB, 8.2)
    put(pg, cols[3], y + 13, str(tsum(items, "qty")), FB, 8.2)
    put(pg, cols[5], y + 13, f"{RS} {short(tsum(items, 'tax'))}", FB, 8)
    put(pg, cols[6], y + 13, f"{RS} {short(raw)}", FB, 8)
    pg.line(L, y + 19, R, y + 19, 1.4, red)
    y += 20
    if y + 190 + 26 * len(gs) > 820:
        pg.next()
        y = 30
    pg.text(L, y + 16, "BANK DETAILS", FB, 8)
    for j, (a, b) in enumerate([("Name:", sup.name), ("IFSC Code:", f"UNTY000{r.randrange(1000, 9999)}"), ("Account No:", f"{r.randrange(10**12, 10**13)}"), ("Bank:", f"Unity Peoples Bank, {sup.city.upper()}")]):
        pg.text(L, y + 28 + 11 * j, a, F, 8)
        pg.text(L + 56, y + 28 + 11 * j, b, F, 8)
    pg.text(L, y + 84, "TERMS AND CONDITIONS", FB, 8)
    pg.text(L, y + 95, "1. Goods once sold will not be taken back or exchanged", F, 7.5)
    pg.text(L, y + 105, f"2. All disputes are subject to {sup.city} jurisdiction only", F, 7.5)
    yy = y + 16
    lines = [("TAXABLE AMOUNT", tsum(items, "tv"), F)]
    for bp, its in gs:
        lines += [(f"CGST @{rt(bp / 2)}%", tsum(its, "cgst"), F), (f"SGST @{rt(bp / 2)}%", tsum(its, "sgst"), F)]
    if ro:
        lines.append(("Round Off", ro, F))
    lines += [("TOTAL AMOUNT", tot, FB), ("Received Amount", rec, F), ("Balance", tot - rec, F)]
    for a, v, f in lines:
        if f == FB:
            pg.line(360, yy - 9, R, yy - 9, .4)
            pg.line(360, yy + 5, R, yy + 5, .4)
            yy += 1
        pg.text(364, yy, a, f, 8.2)
        pg.text(R - 3, yy, ("-" if v < 0 else "") + f"{RS} {short(abs(v))}", f, 8.2, "r")
        yy += 13 if f == F else 16
    pg.text(R - 3, yy + 6, "Total Amount (in words)", FB, 8, "r")
    yy = pg.para(R - 3, yy + 17, words(tot // 100) + " Rupees", F, 8, 220, 10, "r")
    pg.text(R - 60, yy + 40, "AUTHORISED SIGNATORY FOR", F, 7, "c")
    pg.text(R - 60, yy + 50, sup.name, F, 7.5, "c")
    pg.save()
    t = {"taxable_value": sht(tsum(items, "tv"))}
    if len(gs) == 1:
        t["cgst"] = t["sgst"] = sht(tsum(items, "cgst"))
    if ro:
        t["round_off"] = sht(ro)
    t["total"] = sht(tot)
    return truth({
        "invoice_number": inv, "invoice_date": d.isoformat(), "document_type": "invoice",
        "supplier": {"name": sup.name, "gstin": sup.gstin}, "recipient": {"name": buy.name, "gstin": buy.gstin}, "place_of_supply": buy.code,
        "line_items": [{"description": i["desc"], "hsn_sac": i["hsn"], "quantity": str(i["qty"]), "unit": i["unit"], "unit_price": sht(i["price"]),
                        "tax_rate": rt(i["bp"]), "total": sht(i["tot"])} for i in items], "totals": t})


def swipebos(path, seed, rows):
    r = rng("swipebos", seed, rows)
    sup = party(r, ["Fresh Farms", "Vegetables & Fruits", "Agro Fresh", "Dairy & Provisions"])
    buy = buyer(r, sup, False, ["Hospitality Pvt Ltd", "Canteen Services", "Restaurants LLP", "Hostels"])
    d = a_date(r)
    items = []
    for i in range(rows):
        f = FARM[(i * 3 + seed) % len(FARM)]
        q = r.randrange(500, f[5] * 1000, 250) if f[2] in ("KGS", "LTR") else r.randrange(1, f[5]) * 1000
        p = r.randrange(f[3], f[4], 50)
        items.append({"desc": f[0], "hsn": f[1], "unit": f[2], "price": p, "mq": q, "amt": half_up(p * q, 1000)})
    raw = tsum(items, "amt")
    tot = half_up(raw, 100) * 100
    ro = tot - raw
    inv = f"BOS-{r.randrange(1, 2000)}"
    pg = Page(path)
    L, R = 34, 561
    F, FB = "noto", "notob"
    blue = (0.12, 0.3, 0.75)
    xs = [34, 56, 286, 340, 410, 486, 561]
    cols = [Col(xs[k], xs[k + 1] - xs[k], a, F, 8) for k, a in enumerate("llrrrr")]

    def foot():
        pg.line(L, 812, R, 812, .4, (.7, .7, .7))
        pg.text(L, 824, f"Page {pg.n}", F, 7, "l", (.4, .4, .4))
        pg.text(L + 40, 824, "This is a computer generated document and requires no signature.", F, 7, "l", (.4, .4, .4))

    def thead(y):
        pg.line(L, y, R, y, .9, blue)
        for k, s in zip(cols, ["#", "Item", "HSN/SAC", "Rate / Item", "Qty", "Amount"]):
            put(pg, k, y + 12, s, FB, 8)
        pg.line(L, y + 17, R, y + 17, .9, blue)
        return y + 18

    def brk(y):
        foot()
        pg.next()
        return thead(34)
    pg.text(L, 40, "BILL OF SUPPLY", FB, 10, "l", blue)
    pg.text(R, 40, "ORIGINAL FOR RECIPIENT", F, 7.5, "r", (.4, .4, .4))
    pg.text(L, 60, sup.name, FB, 14)
    for j, (a, b) in enumerate([("GSTIN ", sup.gstin), ("", f"{sup.a1}, {sup.a2}"), ("", f"{sup.city}, {sup.state.upper()}, {sup.pin}"), ("Mobile ", "+91 " + sup.phone)]):
        pg.text(L, 72 + 10.5 * j, a, FB, 8)
        pg.text(L + sw(a, FB, 8), 72 + 10.5 * j, b, F, 8)
    pg.c.setFillColorRGB(.3, .65, .3)
    pg.disc(R - 30, 78, 22, (.3, .65, .3))
    pg.disc(R - 24, 70, 9, (.85, .93, .6))
    for x, a, b in ((L, "Invoice #: ", inv), (L + 150, "Invoice Date: ", f"{d:%d %b %Y}"), (L + 330, "Due Date: ", f"{d + datetime.timedelta(days=7):%d %b %Y}")):
        pg.text(x, 124, a, F, 8.3)
        pg.text(x + sw(a, F, 8.3), 124, b, FB, 8.3)
    pg.text(L, 142, "Customer Details:", F, 8)
    pg.text(L, 153, buy.name, FB, 8.5)
    pg.text(L, 164, "GSTIN: " + buy.gstin, F, 8)
    pg.text(L, 175, "Ph: " + buy.phone, F, 8)
    pg.text(L + 250, 142, "Billing Address:", F, 8)
    for j, s in enumerate([f"{buy.a1}, {buy.a2}", f"{buy.city}, {buy.state.upper()}, {buy.pin}"]):
        pg.text(L + 250, 153 + 10.5 * j, s, F, 8)
    pg.text(L, 192, "Place of Supply:", F, 8)
    pg.text(L, 203, f"{buy.code}-{buy.state.upper()}", FB, 8.3)
    y = thead(212)
    body = [[str(i + 1), [(it["desc"], FB, 8, None)], it["hsn"], ind(it["price"]), f"{it['mq'] / 1000:g} {it['unit']}", ind(it["amt"])] for i, it in enumerate(items)]

    def deco(i, y, h):
        pg.line(L, y + h, R, y + h, .3, (.85, .85, .85))
    y = flow(pg, cols, body, y, 790, brk, 9.5, 3, 12, 5, deco)
    if y + 190 > 800:
        foot()
        pg.next()
        y = 34
    y += 16
    if ro:
        pg.text(430, y, "Round Off", F, 8.3, "r")
        pg.text(R - 3, y, ind(ro), F, 8.3, "r")
        y += 15
    pg.text(430, y + 2, "Total", FB, 11, "r")
    pg.text(R - 3, y + 2, RS + ind(tot), FB, 11, "r")
    pg.line(300, y + 9, R, y + 9, .9, blue)
    qs = sum(i["mq"] for i in items)
    pg.text(L, y + 20, f"Total Items / Qty : {len(items)} / {qs / 1000:g}", F, 7.6)
    q = pg.para(L, y + 32, "Total amount (in words): " + rupees(tot, "INR ", suf=" Rupees Only."), F, 7.6, R - L, 10)
    pg.line(L, q - 4, R, q - 4, .3, (.7, .7, .7))
    pg.text(430, q + 10, "Amount Payable:", FB, 8.3, "r")
    pg.text(R - 3, q + 10, RS + ind(tot), FB, 8.3, "r")
    pg.text(L, q + 26, "Pay using UPI:", FB, 8)
    pg.qr(L, q + 32, 60, r, 29)
    pg.text(L + 110, q + 26, "Bank Details:", FB, 8)
    for j, (a, b) in enumerate([("Bank:", "Janata Gramin Bank"), ("Account #:", f"{r.randrange(10**10, 10**11)}"), ("IFSC Code:", f"JGRB000{r.randrange(1000, 9999)}"), ("Branch:", sup.city.upper())]):
        pg.text(L + 110, q + 38 + 11 * j, a, F, 8)
        pg.text(L + 165, q + 38 + 11 * j, b, FB, 8)
    pg.text(R, q + 40, "For " + sup.name, F, 8, "r")
    pg.text(R, q + 88, "Authorized Signatory", F, 8, "r")
    pg.text(L, q + 112, "Notes:", FB, 7.6)
    pg.text(L, q + 122, "Exempted goods - Nil rated supply. No tax is payable on this bill of supply.", F, 7.4)
    foot()
    pg.save()
    t = {"total": plain(tot)}
    if ro:
        t["round_off"] = plain(ro)
    return truth({
        "invoice_number": inv, "invoice_date": d.isoformat(), "document_type": "bill_of_supply",
        "supplier": {"name": sup.name, "gstin": sup.gstin}, "recipient": {"name": buy.name, "gstin": buy.gstin}, "place_of_supply": buy.code,
        "line_items": [{"description": i["desc"], "hsn_sac": i["hsn"], "quantity": f"{i['mq'] / 1000:g}", "unit": i["unit"], "unit_price": plain(i["price"]),
                        "total": plain(i["amt"])} for i in items], "totals": t})
