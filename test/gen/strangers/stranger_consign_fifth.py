# SPDX-License-Identifier: AGPL-3.0-or-later
"""Papers of stranger_consign.py, fifth part."""

from stranger_consign_kit import (Doc, A4, LETTER, wrap, en, plain, rdiv, pct, iso, anydate, days, digits,
                             rng_for, truth, item, party)

MO = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

PARTS = [("CPL-12C", "1/2 COPPER COUPLING CXC", "C", 100, 8745), ("BV-34FP", "3/4 BALL VALVE FULL PORT LF BRASS", "E", 1, 1862), ("PEX-1R300", "1\" PEX PIPE RED 300FT COIL", "FT", 100, 11390),
         ("HGR-12CL", "1/2 COPPER CLEVIS HANGER", "C", 100, 21460), ("WH-40E", "40 GAL ELECTRIC WATER HEATER 240V", "E", 1, 61255), ("FLX-SS12", "SS FAUCET CONNECTOR 12IN", "E", 1, 729),
         ("WSH-0814", "FLAT WASHER ZINC 1/4", "M", 1000, 3120), ("TS-24V", "THERMOSTAT 24V HEAT/COOL PROGRAMMABLE", "E", 1, 8940), ("INS-3412", "PIPE INSULATION 3/4X1/2 WALL 6FT", "FT", 100, 6785)]


def parts(path, seed, rows):
    rng = rng_for("parts", seed, rows)
    p = Doc(path, LETTER, "INVOICE", "Eclipse")
    cust = party(rng, "ca")
    sup = rng.choice(["NORTHLAND PIPE & SUPPLY LTD.", "TRILLIUM PLUMBING WHOLESALE INC.", "SHIELD MECHANICAL DISTRIBUTORS"])
    hst = "%s RT0001" % digits(rng, 9)
    d = anydate(rng)
    due = days(d, 30)
    no = "S%s.%03d" % (digits(rng, 7), rng.randint(1, 4))
    po = rng.choice(["JOB ", "VERBAL-", "PO "]) + digits(rng, 4)
    us = lambda x: x.strftime("%m/%d/%y")
    xs = [24, 62, 100, 138, 164, 404, 470, 496, 588]

    def frame():
        p.t(24, 40, sup, "HB", 14)
        p.ts(24, 52, ["88 KINGSWAY INDUSTRIAL RD", "SUDBURY ON  P3B 2M1", "705-555-0190"], "H", 8, 10)
        p.t(588, 40, "INVOICE", "HB", 20, "r")
        for i, (a, b) in enumerate((("INVOICE NUMBER", no), ("INVOICE DATE", us(d)), ("PAGE NUMBER", None))):
            x = 384 + i * 68
            p.box(x, 50, 68, 28, None, "#000000", .6)
            p.t(x + 34, 59, a, "H", 5.8, "c")
            p.t(x + 34, 72, b or (lambda a, b: "%d of %d" % (a, b)), "HB", 8, "c")
        p.t(24, 100, "BILL TO:", "HB", 7)
        p.ts(60, 100, [cust["name"].upper(), cust["street"].upper(), cust["city"]], "C", 9, 11)
        p.t(320, 100, "SHIP TO:", "HB", 7)
        p.ts(358, 100, [cust["name"].upper(), "C/O SITE TRAILER", cust["city"]], "C", 9, 11)
        cells = (("CUSTOMER NO.", kd, 70), ("CUSTOMER P.O.", po, 110), ("ORDER DATE", us(days(d, -4)), 74), ("SHIP VIA", "OUR TRUCK", 90), ("SHIP DATE", us(days(d, -1)), 74), ("TERMS", "NET 30 DAYS", 146))
        x = 24
        for a, b, w in cells:
            p.box(x, 144, w, 26, None, "#000000", .6)
            p.t(x + 3, 152, a, "H", 5.8)
            p.t(x + 3, 165, b, "C", 9)
            x += w
        p.box(24, 176, 564, 22, "#000000")
        for i, h in enumerate((["ORDER", "QTY"], ["SHIP", "QTY"], ["B.O.", "QTY"], ["U/M", ""], ["ITEM / DESCRIPTION", ""], ["UNIT", "PRICE"], ["PER", ""], ["EXT", "AMOUNT"])):
            cx = (xs[i] + xs[i + 1]) / 2
            p.t(cx, 185, h[0], "HB", 6.5, "c", "#ffffff")
            p.t(cx, 194, h[1], "HB", 6.5, "c", "#ffffff")
        p.box(24, 198, 564, 452, None, "#000000", .6)
        for x in xs[1:-1]:
            p.line(x, 198, x, 650, .4)

    kd = digits(rng, 5)
    frame()
    y, lines, sub = 212, [], 0
    for i in range(rows):
        c, n, u, pe, pr = rng.choice(PARTS)
        pr += rng.randint(0, 90)
        o = rng.choice([1, 2, 4, 6, 10]) * (25 if pe > 1 else 1)
        s = o if rng.random() < .75 or i == 0 else rng.choice([0, o // 2])
        amt = rdiv(s * pr, pe)
        sub += amt
        dl = [c] + wrap(n, "C", 8.5, 232)
        note = ["S/N " + digits(rng, 4) + "A" + digits(rng, 6)] if c.startswith("WH") and s else []
        h = 10 * (len(dl) + len(note)) + 4
        if y + h > 648:
            p.t(588, 664, "** CONTINUED ON NEXT PAGE **", "HB", 8, "r")
            p.page()
            frame()
            y = 212
        um = {"E": "EA", "C": "EA", "M": "EA"}.get(u, u)
        p.row(y, [(97, "r", "C"), (59, "r", "C"), (135, "r", "C"), (151, "c", "C"), (466, "r", "C"), (483, "c", "C"), (584, "r", "C")],
              [str(s), str(o), str(o - s) if o > s else "", um, en(pr, 2), {1: "E", 100: "C", 1000: "M"}[pe], en(amt)], 8.5)
        p.ts(168, y, dl + note, "C", 8.5, 10)
        y += h
        lines.append(item(" ".join(dl), str(s), plain(pr), amount=plain(amt)))
    fr_ = rng.choice([0, 2500, 3875])
    disc = rng.choice([0, 0, pct(sub, 200)])
    tax = pct(sub - disc + fr_, 1300)
    tot = sub - disc + fr_ + tax
    p.t(24, 662, "HST REG # " + hst, "H", 7.5)
    p.para(24, 676, "All claims must be made within 5 days of receipt. No returns without prior authorization; 20% restocking charge on stock items. "
           "Interest 2% per month (26.82% per annum) on overdue accounts.", 300, "H", 6.8, 8.6)
    p.t(24, 724, "PAY BY " + us(due), "HB", 9)
    rs = [("SUBTOTAL", sub)] + ([("DISCOUNT", -disc)] if disc else []) + [("FREIGHT", fr_), ("HST 13%", tax), ("AMOUNT DUE CAD", tot)]
    yy = 670
    p.box(384, 660, 204, 14 * len(rs) + 4, None, "#000000", .6)
    for a, v in rs:
        f = "CB" if a.startswith("AMOUNT") else "C"
        p.t(390, yy, a, f, 9)
        p.t(584, yy, en(v, 2, "post"), f, 9, "r")
        yy += 14
    p.save()
    tt = {"subtotal": plain(sub), "shipping": plain(fr_), "tax": plain(tax), "total": plain(tot)}
    if disc:
        tt["discount"] = plain(-disc)
    return truth(invoice_number=no, invoice_date=iso(d), due_date=iso(due), currency="CAD", purchase_order=po, supplier={"name": sup, "tax_id": hst},
                 recipient={"name": cust["name"].upper()}, line_items=lines, totals=tt)


CHG = [("Customs Clearance - Import", 23), ("Deferment Fee 2.5% min 25.00", 23), ("International Air Freight", 0), ("Fuel Surcharge", 0), ("Terminal Handling DUB", 23), ("Delivery to Door", 23),
       ("Import Duty", 0), ("Documentation", 23), ("Security Screening (X-Ray)", 0), ("Additional HS Lines x 3", 23), ("Port Examination / Revenue Inspection attendance", 23), ("Storage", 23)]


def freight(path, seed, rows):
    rng = rng_for("freight", seed, rows)
    p = Doc(path, A4, "AR Invoice", "CargoWise One")
    cust = party(rng, "ie")
    sup = rng.choice(["Skellig Forwarding Ireland Ltd", "Dunmore Air & Ocean Limited", "Irish Sea Customs Agency Ltd"])
    vat = "IE%s%s" % (digits(rng, 7), rng.choice(["BH", "KH", "T"]))
    cvat = "IE%sDH" % digits(rng, 7)
    d = anydate(rng)
    due = days(d, 14)
    ship = "S000%s" % digits(rng, 5)
    no = ship + rng.choice(["", "/A", "/B"])
    ref = "PO" + digits(rng, 5)
    fd = lambda x: "%02d-%s-%02d" % (x.day, MO[x.month - 1], x.year % 100)

    def cell(x, y, w, h, a, b, z=8):
        p.box(x, y, w, h, None, "#444444", .4)
        p.t(x + 3, y + 7.5, a, "DCB", 5.5, c="#004a7f")
        p.ts(x + 3, y + 18, b if isinstance(b, list) else [b], "DC", z, z * 1.25)

    def head(first):
        p.t(36, 48, sup, "DCB", 14, c="#004a7f")
        p.t(36, 60, "Unit 3 Dardistown Cargo Park, Co. Dublin, K67 ED51 | Ph +353 1 555 0142 | VAT Reg " + vat, "DC", 7)
        p.t(559, 48, "INVOICE " + no, "DCB", 13, "r")
        p.t(559, 60, lambda a, b: "Page %d of %d" % (a, b), "DC", 7, "r")
        if not first:
            return 92
        cell(36, 72, 262, 70, "BILL TO", [cust["name"], cust["street"], cust["city"], "VAT No. " + cvat])
        cell(298, 72, 131, 35, "INVOICE DATE", fd(d))
        cell(429, 72, 130, 35, "CUSTOMER ID", cust["name"][:4].upper() + "DUB")
        cell(298, 107, 131, 35, "DUE DATE", fd(due))
        cell(429, 107, 130, 35, "TERMS", "14 Days from Inv. Date")
        p.box(36, 150, 523, 12, "#004a7f")
        p.t(40, 159, "SHIPMENT DETAILS", "DCB", 7, c="#ffffff")
        cell(36, 162, 262, 26, "SHIPPER", rng.choice(["NINGBO HONGYU TOOLING CO", "PORTLAND AEROPARTS INC", "ARVIND KNITS EXPORT"]))
        cell(298, 162, 261, 26, "CONSIGNEE", cust["name"].upper())
        cell(36, 188, 130, 26, "ORDER NUMBERS / OWNER'S REFERENCE", ref)
        cell(166, 188, 132, 26, "GOODS DESCRIPTION", rng.choice(["MACHINE PARTS", "KNITTED GARMENTS", "AVIONICS SPARES"]))
        cell(298, 188, 87, 26, "WEIGHT", "%s KG" % en(rng.randint(20000, 950000), 3))
        cell(385, 188, 87, 26, "CHARGEABLE", "%s KG" % en(rng.randint(20000, 950000), 3))
        cell(472, 188, 87, 26, "PACKAGES", "%d CTN" % rng.randint(1, 60))
        cell(36, 214, 174, 26, "FLIGHT / DATE", "EK%d / %s" % (rng.randint(100, 199), fd(days(d, -5))))
        cell(210, 214, 175, 26, "MASTER AIR WAYBILL", "176-%s" % digits(rng, 8))
        cell(385, 214, 174, 26, "HOUSE AIR WAYBILL", "SKL" + digits(rng, 6))
        return 262

    def thead(y):
        p.box(36, y - 12, 523, 16, "#004a7f")
        p.t(40, y - 1, "CHARGES", "DCB", 7.5, c="#ffffff")
        p.t(400, y - 1, "VAT", "DCB", 7.5, "c", "#ffffff")
        p.t(478, y - 1, "VAT IN EUR", "DCB", 7.5, "r", "#ffffff")
        p.t(555, y - 1, "CHARGES IN EUR", "DCB", 7.5, "r", "#ffffff")
        return y + 18

    y = thead(head(True))
    lines, base, tx = [], {0: 0, 23: 0}, 0
    for i in range(rows):
        n, r = rng.choice(CHG)
        amt = rng.randint(900, 98000)
        ex = ""
        if r == 0 and rng.random() < .4:
            usd = rdiv(amt * 100000, 92410)
            amt = rdiv(usd * 92410, 100000)
            ex = "USD %s @ 0.924100" % en(usd)
        v = pct(amt, r * 100)
        tx += v
        base[r] += amt
        if y > 730:
            p.page()
            y = thead(head(False))
        p.t(40, y, n, "DC", 8)
        if ex:
            p.t(250, y, ex, "DC", 7, c="#666666")
        p.t(400, y, "%d%%" % r if r else "Zero 0%", "DC", 8, "c")
        p.t(478, y, en(v), "DC", 8, "r")
        p.t(555, y, en(amt), "DC", 8, "r")
        y += 13
        lines.append(item(n, rate=str(r), amount=plain(amt)))
    net = sum(base.values())
    if y + 130 > 800:
        p.page()
        y = head(False)
    y += 4
    p.line(36, y - 8, 559, y - 8, .6)
    p.t(40, y + 4, "Please contact us within 7 days should there be any discrepancies.", "DC", 7.5)
    for a, v, f in (("SUBTOTAL", net, "DC"), ("ADD VAT", tx, "DC"), ("TOTAL EUR", net + tx, "DCB")):
        p.t(400, y + 4, a, f, 9)
        p.t(555, y + 4, en(v), f, 9, "r")
        y += 15
    y += 14
    p.box(36, y, 523, 62, None, "#444444", .4)
    p.t(40, y + 11, "Transfer Funds To:", "DCB", 7.5)
    p.ts(40, y + 22, ["Bank: Ormond Quay Bank   IBAN IE29 OQBK 9300 0012 3456 78   BIC OQBKIE2D", "Pay Ref: %s    Amount: EUR %s    Due: %s" % (no, en(net + tx), fd(due)),
                      "Business is transacted under the Irish International Freight Association Standard Trading Conditions."], "DC", 7.5, 11)
    p.save()
    return truth(invoice_number=no, invoice_date=iso(d), due_date=iso(due), currency="EUR", purchase_order=ref, supplier={"name": sup, "tax_id": vat},
                 recipient={"name": cust["name"], "tax_id": cvat}, line_items=lines,
                 totals={"subtotal": plain(net), "tax": plain(tx), "total": plain(net + tx)})


LAYOUTS = {"parts": parts, "freight": freight}
