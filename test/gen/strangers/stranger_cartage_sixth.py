# SPDX-License-Identifier: AGPL-3.0-or-later
"""A form of SAP and the print of the e-invoice portal."""

import io

from stranger_cartage_kit import (Col, H, HB, HI, Page, ROC, a_date, buyer, compose, datetime, flow, fy, half_up, hex64, party, pct, plain, random, rng,
                                  rt, rupees, split_tax, sw, truth, tsum, west)

PARTS = [
    ("BEARING DEEP GROOVE BALL 6205-2RS C3", "84821011", "EA", 18000, 42000, 200, 1800), ("SEAL OIL SHAFT 35X52X7 NBR DOUBLE LIP WITH GARTER SPRING", "40169330", "EA", 4500, 9900, 400, 1800),
    ("GEAR HELICAL Z=42 M2.5 20MNCR5 CASE HARDENED AND GROUND", "84839000", "EA", 160000, 480000, 40, 1800), ("BOLT HEX M12X60 GR 10.9 ZN PLATED", "73181500", "KG", 14000, 22000, 300, 1800),
    ("HOUSING BRG SG IRON 500/7 MACHINED", "84833000", "EA", 90000, 240000, 60, 1800), ("GREASE LITHIUM EP2 (18 KG PAIL)", "34031900", "PAI", 320000, 460000, 12, 1800),
    ("COUPLING FLEXIBLE JAW TYPE SIZE 110 BORE 28H7", "84836090", "SET", 140000, 310000, 20, 1800), ("STEEL STRIP CR 1.6X120 IS513 CR3", "72112950", "KG", 7200, 9800, 2500, 1800),
    ("V-BELT B-68 ANTISTATIC", "40103190", "EA", 21000, 39000, 80, 1800),
]


def sapform(path, seed, rows):
    n = _sap(io.BytesIO(), seed, rows, 1)[1]
    return _sap(path, seed, rows, n)[0]


def _sap(path, seed, rows, pages):
    r = rng("sapform", seed, rows)
    sup = party(r, ["Bearings & Drives Limited", "Precision Forgings Ltd", "Gears India Limited", "Auto Systems Limited"], kind="C")
    buy = buyer(r, sup, r.random() < .5, ["Tractors Limited", "Motors Ltd", "Engineering Works Pvt. Ltd.", "Pumps & Compressors Ltd"])
    inter = sup.code != buy.code
    d = a_date(r)
    items = compose(r, PARTS, rows, d)
    for it in items:
        it["q"] = it["qty"] * 1000 + (r.randrange(0, 1000, 50) if it["unit"] == "KG" else 0)
        it["gross"] = half_up(it["q"] * it["price"], 1000)
        it["disc"] = pct(it["gross"], r.choice([0, 0, 200, 500, 750]))
        it["tv"] = it["gross"] - it["disc"]
        it["mat"] = f"{r.choice([1, 3, 7])}{r.randrange(10**8, 10**9)}"
        split_tax(it, inter)
    raw = tsum(items, "tot")
    tot = half_up(raw, 100) * 100
    ro = tot - raw
    inv = f"{r.randrange(90, 99)}{sup.code}{r.randrange(10**5, 10**6)}"
    irn, ack = hex64(r), f"1{r.randrange(10**13, 10**14)}"
    pg = Page(path, 841.89, 595.28)
    L, R = 24, 818
    ws = [24, 56, 130, 48, 50, 28, 54, 64, 48, 64, 28, 48, 28, 48, 28, 48]
    hd = ["Sr.\nNo.", "Material\nCode", "Description of Goods", "HSN\nCode", "Quantity", "UOM", "Rate\n(INR)", "Value\n(INR)", "Discount\n(INR)",
          "Taxable\nValue (INR)", "%", "Amount", "%", "Amount", "%", "Amount"]
    cols, x = [], L
    for w, a in zip(ws, "clllrlrrrrrrrrrr"):
        cols.append(Col(x, w, a, H, 6.6))
        x += w
    po, podt = f"45{r.randrange(10**7, 10**8)}", d - datetime.timedelta(days=r.randrange(5, 60))
    dele, ship = f"80{r.randrange(10**7, 10**8)}", f"{r.randrange(10**11, 10**12)}"
    cust = f"{r.randrange(10**5, 10**6)}"
    st = {}

    def header():
        pg.box(L, 20, 40, 26, (.0, .25, .5), None)
        pg.line(L + 6, 40, L + 34, 26, 3, (1, 1, 1))
        pg.text(L + 48, 31, sup.name.upper(), HB, 12, "l", (0, .25, .5))
        pg.text(L + 48, 41, f"Works : {sup.a1} {sup.a2}, {sup.city} - {sup.pin}, {sup.state} ({sup.code}), India", H, 7)
        pg.text(L + 48, 50, f"GSTIN : {sup.gstin}    PAN : {sup.pan}    CIN : L29130{ROC[sup.code]}1984PLC{st.get('cin', '034412')}", H, 7)
        pg.text(R, 31, "TAX INVOICE", HB, 13, "r")
        pg.text(R, 41, "(Under Section 31 of CGST Act, 2017 read with Rule 46)", H, 6.5, "r")
        pg.text(R, 50, "ORIGINAL FOR RECIPIENT", HB, 7, "r")
        y = 56
        pg.box(L, y, R - L, 78)
        bx = [L, L + 238, L + 476, L + 720]
        for b in bx[1:]:
            pg.line(b, y, b, y + 78)
        for x, h, p in ((bx[0], "Details of Receiver (Billed to)", buy), (bx[1], "Details of Consignee (Shipped to)", buy)):
            pg.text(x + 3, y + 9, h, HB, 7)
            for j, s in enumerate([f"{p.name}", f"{p.a1}, {p.a2}", f"{p.city} - {p.pin}", f"State : {p.state}    State Code : {p.code}", f"GSTIN : {p.gstin}", f"Customer Code : {cust}"]):
                pg.text(x + 3, y + 20 + 10 * j, s, HB if j == 0 else H, 7.2)
        for j, (a, b) in enumerate([("Invoice No.", inv), ("Invoice Date", f"{d:%d.%m.%Y}"), ("P.O. No. / Date", f"{po} / {podt:%d.%m.%Y}"), ("Delivery No.", dele),
                                    ("E-Way Bill No.", ship), ("Place of Supply", f"{buy.code} - {buy.state}"), ("Reverse Charge", "No")]):
            pg.text(bx[2] + 3, y + 9 + 10.5 * j, a, H, 7.2)
            pg.text(bx[2] + 70, y + 9 + 10.5 * j, ": " + b, HB if j < 2 else H, 7.2)
        pg.qr(bx[3] + 1, y + 2, 73, random.Random(inv), 41)
        y += 78
        pg.text(L + 3, y + 9, f"IRN : {irn}", H, 7)
        pg.text(R - 3, y + 9, f"Ack No. : {ack}     Ack Date : {d:%d.%m.%Y} {st['tm']}", H, 7, "r")
        y += 13
        pg.box(L, y, R - L, 26, (.88, .91, .95))
        st["hy"] = y
        for i, (k, s) in enumerate(zip(cols, hd)):
            if i < 10:
                bits = s.split("\n")
                for j, q in enumerate(bits):
                    pg.text(k.x + k.w / 2, y + (15 if len(bits) == 1 else 11 + 9 * j), q, HB, 6.6, "c")
            else:
                pg.text(k.x + k.w / 2, y + 21, s, HB, 6.6, "c")
        for i, nm in ((10, "CGST"), (12, "SGST / UTGST"), (14, "IGST")):
            pg.text(cols[i].x + 38, y + 9, nm, HB, 6.6, "c")
            pg.line(cols[i].x, y + 12, cols[i].x + 76, y + 12, .4)
        return y + 26

    def foot():
        pg.text(L, 582, f"Regd. Office : {sup.a2}, {sup.city} - {sup.pin}. This is a system generated invoice.", H, 6.2)
        pg.text(R, 582, f"Page {pg.n} of {pages}", H, 7, "r")

    def frame(yb):
        for i, k in enumerate(cols[1:], 1):
            pg.line(k.x, st["hy"] + (12 if i in (11, 13, 15) else 0), k.x, yb, .4)
        pg.box(L, st["hy"], R - L, yb - st["hy"])

    def brk(y):
        frame(560)
        pg.text(R - 3, 570, "Contd...", HI, 7, "r")
        foot()
        pg.next()
        return header()
    st["tm"] = f"{r.randrange(9, 20):02d}:{r.randrange(60):02d}:{r.randrange(60):02d}"
    st["cin"] = f"{r.randrange(10**5, 10**6)}"
    y = header()
    body = []
    for i, it in enumerate(items):
        hr, fr = f"{it['bp'] / 200:.2f}", f"{it['bp'] / 100:.2f}"
        tx = ["0.00", "0.00", "0.00", "0.00", fr, west(it["igst"])] if inter else [hr, west(it["cgst"]), hr, west(it["sgst"]), "0.00", "0.00"]
        body.append([str((i + 1) * 10), it["mat"], it["desc"], it["hsn"], f"{it['q'] // 1000:,}.{it['q'] % 1000:03d}", it["unit"], west(it["price"]),
                     west(it["gross"]), west(it["disc"]), west(it["tv"])] + tx)
    y = flow(pg, cols, body, y, 556, brk, 8, 2, 9, 3)
    if y > 430:
        y = brk(y)
    yb = max(y + 8, 424)
    frame(yb)
    pg.box(L, yb, R - L, 13, (.88, .91, .95))
    pg.text(cols[2].x + 3, yb + 9, "Total", HB, 7)
    for i, k in ((7, "gross"), (8, "disc"), (9, "tv"), (11, "cgst"), (13, "sgst"), (15, "igst")):
        pg.text(cols[i].x + cols[i].w - 2, yb + 9, west(tsum(items, k)), HB, 6.2, "r")
    y = yb + 13
    for a, b in [("Total Invoice Value before Round Off", west(raw)), ("Round Off", west(ro)), ("Total Invoice Value (In Figure) INR", west(tot))]:
        pg.text(R - 96, y + 10, a, HB, 7.4, "r")
        pg.text(R - 4, y + 10, b, HB, 7.4, "r")
        y += 12
    pg.text(L + 3, yb + 24, "Total Invoice Value (In Words) :", H, 7)
    pg.para(L + 3, yb + 34, rupees(tot, "INR ", suf=" ONLY").upper(), HB, 7, 420, 9)
    y += 6
    pg.line(L, y, R, y)
    for j, s in enumerate(["Certified that the particulars given above are true and correct and the amount indicated represents the price actually charged and that there is no flow",
                           "of additional consideration directly or indirectly from the buyer. Payment Terms : 45 days from date of invoice. Inco Terms : FOR / EXW.",
                           f"Any claim should be made within 7 days of receipt of material. Subject to {sup.city} jurisdiction."]):
        pg.text(L + 3, y + 9 + 8 * j, s, H, 6)
    pg.text(R - 6, y + 12, f"For {sup.name.upper()}", HB, 7.5, "r")
    pg.text(R - 6, y + 52, "Authorised Signatory", H, 7, "r")
    pg.text(L + 3, y + 52, "Prepared by : SDUSER04        Checked by :", H, 6.6)
    pg.box(L, yb, R - L, y + 58 - yb)
    foot()
    pg.save()
    li = []
    for i in items:
        o = {"description": i["desc"], "hsn_sac": i["hsn"], "quantity": f"{i['q'] // 1000}.{i['q'] % 1000:03d}", "unit": i["unit"], "unit_price": plain(i["price"]),
             "discount": plain(i["disc"]), "taxable_value": plain(i["tv"]), "tax_rate": rt(i["bp"])}
        o.update({k: plain(i[k]) for k in ("cgst", "sgst", "igst")})
        li.append(o)
    return truth({
        "invoice_number": inv, "invoice_date": d.isoformat(), "document_type": "invoice", "irn": irn, "ack_number": ack, "ack_date": d.isoformat(),
        "supplier": {"name": sup.name.upper(), "gstin": sup.gstin}, "recipient": {"name": buy.name, "gstin": buy.gstin}, "place_of_supply": buy.code, "reverse_charge": False,
        "line_items": li, "totals": {"taxable_value": plain(tsum(items, "tv")), "cgst": plain(tsum(items, "cgst")), "sgst": plain(tsum(items, "sgst")),
                                     "igst": plain(tsum(items, "igst")), "round_off": plain(ro), "total": plain(tot)}}), pg.n


def nicprint(path, seed, rows):
    r = rng("nicprint", seed, rows)
    sup = party(r, ["CHEMICALS PRIVATE LIMITED", "POLYMERS LIMITED", "DYES AND INTERMEDIATES LLP"])
    sup.name = sup.name.upper()
    buy = buyer(r, sup)
    inter = sup.code != buy.code
    d = a_date(r)
    chem = [("Caustic Soda Flakes", "28151110", "KGS", 3800, 5600, 3000), ("Hydrogen Peroxide 50%", "28470000", "KGS", 2600, 4100, 2000), ("Citric Acid Monohydrate", "29181400", "KGS", 7000, 11000, 900),
            ("Acetic Acid Glacial", "29152100", "KGS", 5200, 7600, 1500), ("Sodium Hypochlorite Solution 10-12% w/v in HDPE carboy", "28289019", "LTR", 900, 1700, 2500),
            ("Titanium Dioxide Rutile", "32061110", "KGS", 19000, 27000, 400), ("HDPE Carboys 50 Ltr (returnable)", "39233090", "NOS", 42000, 61000, 40), ("Freight charges", "996511", "OTH", 250000, 900000, 1)]
    items = compose(r, [c + (1800,) for c in chem], rows, d)
    for it in items:
        it["disc"] = pct(it["qty"] * it["price"], r.choice([0, 0, 0, 300]))
        it["tv"] = it["qty"] * it["price"] - it["disc"]
        split_tax(it, inter)
    raw = tsum(items, "tot")
    tot = half_up(raw, 100) * 100 if r.random() < .8 else raw
    ro = tot - raw
    inv = f"{sup.name[:3]}/{fy(d)[2:]}/{r.randrange(1, 9999):04d}"
    ad = d + datetime.timedelta(days=r.choice([0, 0, 1]))
    irn, ack = hex64(r), f"1{ad:%y}{r.randrange(10**11, 10**12)}"
    pg = Page(path)
    L, R = 30, 566
    F, FB = H, HB
    xs = [30, 52, 152, 202, 242, 272, 320, 366, 418, 478, 512, 566]
    cols = [Col(xs[k], xs[k + 1] - xs[k], a, F, 7.4) for k, a in enumerate("llllcrrrlrr")]

    def thead(y):
        pg.box(L, y, R - L, 34, (.93, .93, .93), (.4, .4, .4))
        for k, s in zip(cols, ["SlNo", "Item Description", "HSN Code", "Quantity", "Unit", "Unit Price\n(Rs)", "Discount\n(Rs)", "Taxable\nAmount(Rs)", "Tax Rate\n(GST+Cess |\nState Cess+Cess\nNon.Advol)",
                               "Other\ncharges\n(Rs)", "Total(Rs)"]):
            for j, q in enumerate(s.split("\n")):
                pg.text(k.x + 2, y + 8.5 + 7.6 * j, q, FB, 6.2)
        return y + 34

    def sec(y, s):
        pg.text(L + 2, y + 10, s, FB, 9)
        return y + 14

    def brk(y):
        pg.next()
        return thead(30)
    pg.text(L, 38, sup.gstin, FB, 10)
    pg.text(L, 52, sup.name, F, 9)
    pg.text((L + R) / 2, 38, "e-Invoice", FB, 13, "c")
    pg.qr(R - 92, 24, 92, r, 53)
    y = sec(70, "1.e-Invoice Details")
    pg.box(L, y, R - L - 100, 34, None, (.4, .4, .4))
    pg.text(L + 4, y + 12, "IRN : ", FB, 8)
    pg.text(L + 26, y + 12, irn[:64], F, 8)
    pg.text(L + 4, y + 27, "Ack. No : ", FB, 8)
    pg.text(L + 44, y + 27, ack, F, 8)
    pg.text(L + 190, y + 27, "Ack. Date : ", FB, 8)
    pg.text(L + 238, y + 27, f"{ad:%d-%m-%Y} {r.randrange(9, 20):02d}:{r.randrange(60):02d}:00", F, 8)
    y = sec(y + 38, "2.Transaction Details")
    pg.box(L, y, R - L, 34, None, (.4, .4, .4))
    for x, yy, a, b in ((4, 12, "Supply type Code : ", "B2B"), (130, 12, "Document No : ", inv), (300, 12, "IGST applicable despite Supplier and", ""),
                        (4, 27, "Document Type : ", "Tax Invoice"), (130, 27, "Document Date : ", f"{d:%d-%m-%Y}"), (300, 23, "Recipient located in same State : ", "No")):
        pg.text(L + x, y + yy, a, FB, 8)
        pg.text(L + x + sw(a, FB, 8), y + yy, b, F, 8)
    y = sec(y + 38, "3.Party Details")
    pg.box(L, y, R - L, 78, None, (.4, .4, .4))
    pg.line(298, y, 298, y + 78, .5, (.4, .4, .4))
    for x, h, p in ((L + 4, "Supplier :", sup), (302, "Recipient :", buy)):
        pg.text(x, y + 11, h, FB, 8)
        pg.text(x, y + 23, f"GSTIN : {p.gstin}", F, 8)
        for j, s in enumerate([p.name, f"{p.a1} {p.a2}", p.city, f"{p.pin} {p.state.upper()}"]):
            pg.text(x, y + 33.5 + 10 * j, s, F, 8)
        if p is buy:
            pg.text(x, y + 73.5, f"Place of Supply : {p.state.upper()}", F, 8)
    y = sec(y + 82, "4.Details of Goods / Services")
    y = thead(y)
    body = [[str(i + 1), it["desc"], it["hsn"], str(it["qty"]), it["unit"], plain(it["price"]), plain(it["disc"]), plain(it["tv"]), f"{rt(it['bp'])}+0 | 0+0", "0", plain(it["tot"])]
            for i, it in enumerate(items)]

    def deco(i, y, h):
        for x in xs:
            pg.line(x, y, x, y + h, .4, (.5, .5, .5))
        pg.line(L, y + h, R, y + h, .4, (.5, .5, .5))
    y = flow(pg, cols, body, y, 800, brk, 9, 2, 10, 4, deco)
    if y + 110 > 810:
        pg.next()
        y = 30
    y += 6
    tx = [30 + 53.6 * k for k in range(11)]
    pg.box(L, y, R - L, 24, (.93, .93, .93), (.4, .4, .4))
    vals = [plain(tsum(items, k)) for k in ("tv", "cgst", "sgst", "igst")] + ["0.00", "0.00", "0.00", "0.00", plain(ro), plain(tot)]
    for k, (s, v) in enumerate(zip(["Tax'ble Amt", "CGST Amt", "SGST Amt", "IGST Amt", "CESS Amt", "State CESS", "Discount", "Other\nCharges", "Round off\nAmt", "Tot Inv. Amt"], vals)):
        for j, q in enumerate(s.split("\n")):
            pg.text(tx[k] + 2, y + 10 + 8 * j, q, FB, 7)
        pg.text(tx[k] + 2, y + 34, v, F, 7.6)
        pg.line(tx[k], y, tx[k], y + 40, .4, (.5, .5, .5))
    pg.box(L, y, R - L, 40, None, (.4, .4, .4))
    y += 54
    pg.text(L + 2, y, "Generated By : ", FB, 8)
    pg.text(L + 62, y, sup.gstin, F, 8)
    pg.text(L + 2, y + 12, "Print Date : ", FB, 8)
    pg.text(L + 62, y + 12, f"{ad + datetime.timedelta(days=2):%d-%m-%Y} 10:{r.randrange(60):02d}:{r.randrange(60):02d}", F, 8)
    pg.barcode(230, y - 8, 120, 22, r)
    pg.text(290, y + 22, ack, F, 6.5, "c")
    pg.box(R - 150, y - 8, 150, 36, None, (.4, .4, .4))
    pg.text(R - 75, y + 2, "eSign", FB, 8, "c")
    pg.text(R - 75, y + 12, "Digitally Signed by NIC-IRP", F, 7.5, "c")
    pg.text(R - 75, y + 22, f"on: {ad:%d-%m-%Y}", F, 7.5, "c")
    pg.save()
    return truth({
        "invoice_number": inv, "invoice_date": d.isoformat(), "document_type": "invoice", "irn": irn, "ack_number": ack, "ack_date": ad.isoformat(),
        "supplier": {"name": sup.name, "gstin": sup.gstin}, "recipient": {"name": buy.name, "gstin": buy.gstin}, "place_of_supply": buy.code,
        "line_items": [{"description": i["desc"], "hsn_sac": i["hsn"], "quantity": str(i["qty"]), "unit": i["unit"], "unit_price": plain(i["price"]), "discount": plain(i["disc"]),
                        "taxable_value": plain(i["tv"]), "tax_rate": rt(i["bp"]), "total": plain(i["tot"])} for i in items],
        "totals": {"taxable_value": plain(tsum(items, "tv")), "cgst": plain(tsum(items, "cgst")), "sgst": plain(tsum(items, "sgst")), "igst": plain(tsum(items, "igst")),
                   "cess": "0.00", "round_off": plain(ro), "total": plain(tot)}})
