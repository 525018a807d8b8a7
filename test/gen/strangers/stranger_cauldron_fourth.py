# SPDX-License-Identifier: AGPL-3.0-or-later
"""Clearing agent, exporter."""
from stranger_cauldron_kit import *


def clearing(path, seed, rows):
    """Customs broker's bill: job particulars in a grid, taxable and reimbursed charges in columns side by side."""
    rng = rnd("clearing", seed, rows)
    a, b = pair(rng, codes=["27", "24", "33", "19", "32"])
    s, c = party(rng, a, "Shipping & Clearing Agency", "{c} - {p}"), party(rng, b, rng.choice(["Polymers Ltd", "Pharma Chem", "Auto Components"]),
        "{c} - {p}", state=True)
    d = day(rng)
    intra, no, its = a == b, f"IMP/{rng.randint(1, 9999):04d}/{fy(d)}", []
    for i in range(rows):
        n, h, tx = rng.choice([("AGENCY SERVICE CHARGES", "996713", 1), ("CUSTOMS EXAMINATION CHARGES", "996713", 1), ("TRANSPORTATION ICD TO FACTORY",
            "996791", 1), ("TERMINAL HANDLING", "996711", 1), ("EDI / DOCUMENTATION", "998599", 1),
                               ("CUSTOMS DUTY PAID AS PER CHALLAN", "", 0), ("CFS RECEIPT AT ACTUALS", "", 0), ("STAMP DUTY AT ACTUALS", "",
                                   0)][:5 if not i else 8])
        am = D(rng.randint(500, 60000)) if tx else D(rng.randint(9000, 9000000)) / 100
        t = tax(am, 18, intra) if tx else (D(0),) * 3
        its.append((n, h, tx, am, t, am + sum(t)))
    v, nt = sum(i[3] for i in its if i[2]), sum(i[3] for i in its if not i[2])
    T = [sum(i[4][k] for i in its) for k in range(3)]
    tot = v + nt + sum(T)
    p = P(path)
    f, fb = "Times-Roman", "Times-Bold"
    p.bx(30, 30, 535, 58, r=8)
    p.t(40, 50, s["name"].upper(), fb, 14)
    p.t(40, 62, f"Customs Broker Licence No. 11/{rng.randint(100, 2999)}", f, 8.5)
    for k, l in enumerate(pack(s["parts"], f, 8.5, 330)[:2]):
        p.t(40, 73 + 10 * k, l, f, 8.5)
    p.t(555, 50, "TAX INVOICE", fb, 12, "r")
    p.t(555, 73, "GSTIN " + s["gstin"], f, 8.5, "r")
    p.bx(30, 94, 250, 116, r=8)
    p.t(40, 108, "Bill To", f, 8)
    p.t(40, 121, c["name"], fb, 10)
    for k, l in enumerate(pack(c["parts"], f, 9, 220)):
        p.t(40, 133 + 11 * k, l, f, 9)
    p.t(40, 190, "GSTIN : " + c["gstin"], f, 9)
    p.t(40, 202, f"Place of Supply : {STATES[b][0]} - {b}", f, 9)
    g = [("Bill No", no), ("Bill Date", d.strftime("%d-%b-%y")), ("Job No", str(rng.randint(1000, 9999))), ("B/E No", str(rng.randint(1000000, 9999999))),
        ("Vessel", "M.V. " + rng.choice(["Kestrel Star", "Blue Heron"])),
         ("B/L No", f"OCL{rng.randint(100000, 999999)}"), ("Container", f"TXGU{rng.randint(1000000, 9999999)}"), ("Packages",
             f"{rng.randint(4, 400)} PKG"), ("Gross Wt", f"{rng.randint(900, 24000)} KGS"), ("CIF Value", f"USD {rng.randint(9000, 90000)}")]
    for k, (l, x) in enumerate(g):
        x0, y0 = 288 + 140 * (k % 2), 94 + 23.2 * (k // 2)
        p.bx(x0, y0, 137, 23.2, lw=.3)
        p.t(x0 + 4, y0 + 15, l, f, 8)
        p.t(x0 + 48, y0 + 15, x, fb, 8.5)
    C = [(30, 52), (52, 216), (216, 260), (260, 330), (330, 398)] + ([(398, 446), (446, 494), (494, 565)] if intra else [(398, 484), (484, 565)])
    H = ["No", "Particulars", "SAC", "Reimbursement|(Non-taxable)", "Taxable|Value"] + (["CGST|9%", "SGST|9%"] if intra else ["IGST|18%"]) + ["Total|Rs."]

    def cols(y):
        p.bx(30, y, 535, 24, lw=.8)
        for (x0, x1), h in zip(C, H):
            for k, l in enumerate(h.split("|")):
                p.t((x0 + x1) / 2, y + 10 + 9 * k, l, fb, 7.5, "c")
        return y + 36

    top = 216
    y = cols(top)

    def close(yy):
        for x0, _ in C:
            p.ln(x0, top, x0, yy, .4)
        p.ln(565, top, 565, yy, .4)
        p.ln(30, yy, 565, yy, .8)

    for k, i in enumerate(its):
        if y > 760:
            close(y - 6)
            p.t(565, 800, "P.T.O.", f, 8, "r")
            p.page()
            top = 40
            y = cols(top)
        tx = [i[4][0], i[4][1]] if intra else [i[4][2]]
        cs = [str(k + 1), i[0], i[1], "" if i[2] else inr(i[3]), inr(i[3]) if i[2] else ""] + [inr(x) if i[2] else "" for x in tx] + [inr(i[5])]
        for j, ((x0, x1), x) in enumerate(zip(C, cs)):
            p.t(x1 - 3 if j > 2 else x0 + 4, y, x, f, 8, "r" if j > 2 else "l") if x else None
        y += 14
    close(y - 6)
    p.t(C[1][0] + 4, y + 6, "TOTAL", fb, 8)
    for j, x in list(enumerate([nt, v] + (T[:2] if intra else T[2:]) + [tot], 3)):
        p.t(C[j][1] - 3, y + 6, inr(x), fb, 8, "r")
    p.ln(30, y + 11, 565, y + 11, .8)
    if y > 690:
        p.page()
        y = 40
    for k, l in enumerate(wrap("Rupees " + rupees(tot), f, 9, 330)):
        p.t(30, y + 28 + 11 * k, l, f, 9)
    p.bx(385, y + 16, 180, 22, lw=1, r=5)
    p.t(392, y + 31, "Bill Amount Rs.", fb, 9.5)
    p.t(560, y + 31, inr(tot), fb, 9.5, "r")
    p.t(30, y + 60, "Supporting receipts for reimbursements are enclosed. Reverse charge: Not applicable. Subject to local jurisdiction.", f, 8)
    p.t(565, y + 90, "For " + s["name"].upper(), f, 8.5, "r")
    p.save()
    L = []
    for n, h, tx, am, t, net in its:
        x = {"description": n, "amount": s2(net)}
        if tx:
            x.update({"hsn_sac": h, "taxable_value": s2(am)}, **({"cgst_amount": s2(t[0]),
                "sgst_amount": s2(t[1])} if intra else {"igst_amount": s2(t[2])}))
        L.append(x)
    dt_ = {"invoice_number": no, "invoice_date": d.isoformat(), "place_of_supply": b, "reverse_charge": False, "supplier": truth(s), "recipient": truth(c),
        "line_items": L, "taxable_total": s2(v), "grand_total": s2(tot)}
    dt_["supplier"]["name"] = s["name"].upper()
    dt_.update({"cgst_total": s2(T[0]), "sgst_total": s2(T[1])} if intra else {"igst_total": s2(T[2])})
    return {"data": dt_}


def exporter(path, seed, rows):
    """Export invoice under LUT on the customary form of boxes, amounts in foreign money."""
    rng = rnd("exporter", seed, rows)
    a = rng.choice(["08", "09", "33", "19", "32"])
    s = party(rng, a, "Exports", "{c} - {p}", state=True)
    bn, bl, ctry, port, cur = rng.choice([("Nordlicht Wohnen GmbH", ["Hafenweg 14", "24103 Kiel", "Germany"], "Germany", "Hamburg", "EUR"),
        ("Maple Hearth Imports Inc.", ["880 Carling Row", "Ottawa ON K1S 4X2", "Canada"], "Canada", "Montreal", "USD"),
                                          ("Al Waha Home Trading LLC", ["Warehouse 7, Street 12", "Al Quoz, Dubai", "U.A.E."], "U.A.E.", "Jebel Ali", "USD")])
    d = day(rng)
    no, its = f"EXP-{rng.randint(1, 400):03d}/{fy(d)}", []
    for i in range(rows):
        n, h, u, lo, hi = rng.choice([("Brass Candle Stand, antique finish", "83062990", "PCS", 4, 19), ("Hand Tufted Woollen Carpet 5x8 ft", "57033090",
            "PCS", 70, 210), ("Cotton Jacquard Cushion Cover 45x45 cm", "63049239", "PCS", 2, 6),
            ("Mango Wood Serving Tray, set of 3", "44191900", "SET", 9, 24),
                                      ("Coir Door Mat, printed", "57022010", "PCS", 2, 7), ("Leather Journal A5, handmade paper", "48201090", "PCS", 3, 9)])
        q, r = rng.randint(20, 900), D(rng.randint(lo * 20, hi * 20)) / 20
        its.append((n, h, q, u, r, q * r))
    tot, us = sum(i[5] for i in its), lambda x: f"{q2(x):,.2f}"
    p = P(path)
    f, fb = "Helvetica", "Helvetica-Bold"

    def cell(x, y, w, h, lab, lines, bold=False):
        p.bx(x, y, w, h, lw=.5)
        p.t(x + 3, y + 8, lab, f, 6.5)
        for k, l in enumerate(lines):
            p.t(x + 5, y + 19 + 10.5 * k, l, fb if bold or (k == 0 and len(lines) > 2) else f, 8.5)

    ad = pack(s["parts"], f, 8.5, 240)
    p.t(297, 30, "EXPORT INVOICE", fb, 12, "c")
    p.t(297, 42, "SUPPLY MEANT FOR EXPORT UNDER LETTER OF UNDERTAKING WITHOUT PAYMENT OF INTEGRATED TAX", f, 7.5, "c")
    cell(30, 50, 270, 78, "Exporter", [s["name"]] + ad + ["GSTIN " + s["gstin"]])
    cell(300, 50, 135, 26, "Invoice No. & Date", [f"{no}  {d:%d.%m.%Y}"], True)
    cell(435, 50, 130, 26, "Exporter's Ref. (IEC)", ["05" + str(rng.randint(10000000, 99999999))])
    cell(300, 76, 265, 26, "Buyer's Order No.", [f"PO {rng.randint(10000, 99999)}"])
    cell(300, 102, 265, 26, "LUT ARN", [f"AD{a}03{d:%y}{rng.randint(100000, 999999)}K"])
    cell(30, 128, 270, 66, "Consignee", [bn] + bl)
    cell(300, 128, 265, 66, "Buyer (if other than consignee)", ["Same as consignee"])
    for k, (l, x) in enumerate((("Pre-Carriage by", "Road"), ("Port of Loading", {"08": "Mundra", "09": "Nhava Sheva", "33": "Chennai", "19": "Kolkata",
        "32": "Cochin"}[a]), ("Port of Discharge", port), ("Final Destination", ctry))):
        cell(30 + 133.75 * k, 194, 133.75, 26, l, [x])
    cell(30, 220, 270, 26, "Terms of Delivery and Payment", ["FOB, 30% advance, balance against documents"])
    cell(300, 220, 265, 26, "Place of Supply", ["96 - Other Countries"])
    mk = s["name"][:3].upper()

    def cols(y):
        p.ln(30, y, 565, y)
        for x, h1, h2, al in ((34, "Marks & Nos./", "Container No.", "l"), (104, "Description of Goods", "", "l"), (345, "HS Code", "", "c"), (425,
            "Quantity", "", "r"), (487, "Rate", f"{cur} / unit", "r"), (561, "Amount", cur, "r")):
            p.t(x, y + 10, h1, fb, 7.5, al)
            p.t(x, y + 20, h2, fb, 7.5, al) if h2 else None
        p.ln(30, y + 25, 565, y + 25)
        return y + 40

    top = 246
    y = cols(top)

    def sides(yy):
        for x in (30, 100, 320, 370, 430, 492, 565):
            p.ln(x, top, x, yy, .5)
        p.ln(30, yy, 565, yy)
    p.t(34, y, mk, f, 8)
    p.t(34, y + 11, "1 - " + str(sum(i[2] for i in its) // 12 + 1), f, 8)
    for n, h, q, u, r, am in its:
        if y > 770:
            sides(790)
            p.t(565, 802, "Continued on sheet " + str(2 + (top == 40)), f, 7.5, "r") if top != 40 else p.t(565, 802, "Continued", f, 7.5, "r")
            p.page()
            p.t(30, 32, f"{s['name']}   Export Invoice {no}", f, 8)
            top = 40
            y = cols(top)
        for x, t, al in ((104, n, "l"), (345, h, "c"), (427, f"{q} {u}", "r"), (488, us(r), "r"), (561, us(am), "r")):
            p.t(x, y, t, f, 8, al)
        y += 15
    if y < 600:
        y = 600
    sides(y)
    if y > 720:
        p.page()
        y = 40
    p.bx(30, y, 535, 20)
    p.t(104, y + 13, "TOTAL FOB " + port.upper() if False else "TOTAL FOB", fb, 9)
    p.t(487, y + 13, cur, fb, 9, "r")
    p.t(561, y + 13, us(tot), fb, 9, "r")
    ct = int((tot - int(tot)) * 100)
    p.t(34, y + 34, "Amount chargeable (in words): " + cur + " " + words(int(tot)) + (f" and Cents {words(ct)}" if ct else "") + " only", f, 8)
    p.t(34, y + 52, "Declaration: We declare that this invoice shows the actual price of the goods described and that all "
        "particulars are true and correct.", f, 7.5)
    p.t(565, y + 90, "Signature & Date", f, 8, "r")
    p.save()
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "place_of_supply": "96", "supplier": truth(s), "recipient": {"name": bn,
        "address": ", ".join(bl)}, "grand_total": s2(tot),
                     "line_items": [{"description": i[0], "hsn_sac": i[1], "quantity": str(i[2]), "unit": i[3], "unit_price": s2(i[4]),
                         "amount": s2(i[5])} for i in its]}}


LAYOUTS = {"clearing": clearing, "exporter": exporter}
