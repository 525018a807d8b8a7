# SPDX-License-Identifier: AGPL-3.0-or-later
"""Three systems of large firms."""

from decimal import Decimal as D

from stranger_octroi_kit import (C, CB, Grid, H, HB, LAND, acc, ackno, day, fy, head, hup, irn, num, pair, plain, rt, sw, west, words)
from stranger_octroi_pools import items, tot


def sapcond(P, rng, n):
    a, b, inter = pair(rng, "co", "co")
    d = day(rng)
    its = items(rng, "bear", n, inter, d, (0, 5, 7.5, 12))
    no = "%s%s%06d" % (a.code, fy(d).replace("-", ""), rng.randint(1, 99999))
    T = head(no, d, "invoice", a, b, b.code, False)
    X, R, Z = 36, 559, 8.5
    dd = d.strftime("%d.%m.%Y")
    info = [("Invoice No. / Date", no + " / " + dd), ("Billing document", "90%06d" % rng.randint(1, 999999)),
            ("Sales order", "1%07d" % rng.randint(1, 999999)), ("Delivery note", "80%06d" % rng.randint(1, 999999)),
            ("Customer number", "%07d" % rng.randint(100000, 999999)), ("Incoterms", rng.choice(["EXW Ex Works", "FOR " + b.city, "CPT Carriage paid"])),
            ("Place of supply", "%s %s" % (b.code, b.state)), ("Reverse charge", "No"), ("Currency", "INR")]
    cx = {"item": X, "mat": X + 36, "qty": X + 265, "uom": X + 275, "rate": X + 370, "per": X + 378, "amt": R}

    def top():
        P.t(X, 42, a.name, CB, 11)
        P.t(R, 42, "Page %d of %d" % (P.page, P.total), C, Z, "r")
        if P.page > 1:
            P.t(X, 56, "Invoice No. %s / %s" % (no, dd), C, Z)
            return tab(72)
        P.lines(X, 54, ["Regd. Office: %s, %s %s" % (a.street, a.city, a.pin), "GSTIN: %s   PAN: %s" % (a.gstin, a.pan),
                        "State: %s  State code: %s" % (a.state, a.code)], C, 8, 10)
        P.t(X, 104, "T A X   I N V O I C E", CB, 13)
        P.t(R, 104, "Original for Recipient", C, Z, "r")
        P.lines(X, 126, [("Bill-to party", C, 7.5), (b.name, CB, 9), b.street, "%s %s" % (b.city, b.pin), b.state, "GSTIN: " + b.gstin], C, Z, 11)
        P.box(300, 114, R - 300, 13 + 11 * len(info))
        P.t(306, 124, "Information", CB, Z)
        for k, (l, v) in enumerate(info):
            P.t(306, 136 + 11 * k, l, C, 8)
            P.t(410, 136 + 11 * k, v, C, 8)
        return tab(244)

    def tab(y):
        P.ln(X, y, R, y, 0.8)
        for k, s, al in (("item", "Item", "l"), ("mat", "Material", "l"), ("qty", "Qty", "r"), ("uom", "UoM", "l"), ("rate", "Rate", "r"), ("per", "per", "l"), ("amt", "Value", "r")):
            P.t(cx[k], y + 11, s, CB, Z, al)
        P.t(cx["mat"], y + 21, "Description / HSN / Price conditions", CB, Z)
        P.t(cx["rate"], y + 21, "INR / %", CB, Z, "r")
        P.t(R, y + 21, "INR", CB, Z, "r")
        P.ln(X, y + 25, R, y + 25, 0.8)
        return y + 37

    y = top()
    L, run = [], 0
    for k, it in enumerate(its):
        mat = "%d-%04d-%s" % (rng.randint(10, 99), rng.randint(1, 9999), rng.choice("ABK"))
        q = "%.3f" % it.qty
        cond = [("Basic Price", west(int(it.price * 100)), "1 " + it.unit, west(it.gross))]
        if it.disc:
            cond += [("Customer Discount", "%.3f-" % it.disc, "%", west(it.dis) + "-"), ("Taxable value", "", "", west(it.txv))]
        if inter:
            cond.append(("IN: Integrated GST", "%.3f" % it.rate, "%", west(it.ig)))
        else:
            cond += [("IN: Central GST", "%.3f" % (it.rate / 2), "%", west(it.cg)), ("IN: State GST", "%.3f" % (it.rate / 2), "%", west(it.sg))]
        h = 10.5 * (len(cond) + 4) + 8
        if y + h > 790:
            P.ln(X, y - 8, R, y - 8)
            P.t(cx["mat"], y + 4, "Carried forward", C, Z)
            P.t(R, y + 4, west(run), C, Z, "r")
            P.np()
            y = top()
            P.t(cx["mat"], y, "Brought forward", C, Z)
            P.t(R, y, west(run), C, Z, "r")
            y += 16
        P.t(cx["item"], y, "%05d" % (10 * (k + 1)), C, Z)
        P.t(cx["mat"], y, mat, C, Z)
        P.t(cx["qty"], y, q, C, Z, "r")
        P.t(cx["uom"], y, it.unit, C, Z)
        P.t(cx["mat"], y + 10.5, it.name, C, Z)
        P.t(cx["mat"], y + 21, "HSN Code: " + it.hsn, C, Z)
        y += 31.5
        for l, r, p, v in cond:
            P.t(cx["mat"] + 10, y, l, C, Z)
            P.t(cx["rate"], y, r, C, Z, "r")
            P.t(cx["per"], y, p, C, Z)
            P.t(R, y, v, C, Z, "r")
            y += 10.5
        P.t(cx["mat"] + 10, y, "Item total", CB, Z)
        P.t(R, y, west(it.tot), CB, Z, "r")
        y += 18.5
        run += it.tot
        e = {"description": it.name, "hsn_sac": it.hsn, "quantity": q, "unit": it.unit, "unit_price": plain(int(it.price * 100)), "tax_rate": rt(it.rate),
             "total": plain(it.tot)}
        if it.disc:
            e.update(discount=plain(it.dis), taxable_value=plain(it.txv))
        e.update({"igst": plain(it.ig)} if inter else {"cgst": plain(it.cg), "sgst": plain(it.sg)})
        L.append(e)
    raw = tot(its, "tot")
    grand = hup(D(raw) / 100) * 100
    ro = grand - raw
    rows = [("Total taxable value", west(tot(its, "txv")))] + (
        [("IN: Integrated GST", west(tot(its, "ig")))] if inter else [("IN: Central GST", west(tot(its, "cg"))), ("IN: State GST", west(tot(its, "sg")))])
    rows += [("Rounding off", west(abs(ro)) + ("-" if ro < 0 else ""))] if ro else []
    if y + 13 * len(rows) + 130 > 810:
        P.np()
        y = top()
    P.ln(X, y - 8, R, y - 8, 0.8)
    for l, v in rows:
        P.t(cx["mat"], y + 4, l, C, Z)
        P.t(R, y + 4, v, C, Z, "r")
        y += 12
    P.ln(430, y - 4, R, y - 4)
    P.t(cx["mat"], y + 8, "Final amount", CB, 9.5)
    P.t(430, y + 8, "INR", CB, 9.5)
    P.t(R, y + 8, west(grand), CB, 9.5, "r")
    P.ln(430, y + 12, R, y + 12)
    P.ln(430, y + 14, R, y + 14)
    y = P.para(X, y + 30, "Rupees in words: %s Rupees Only" % words(grand // 100).upper(), R - X, C, Z, 11)
    P.lines(X, y + 8, ["Terms of payment: Within 45 days without deduction", "Certified that the particulars given above are true and correct.",
                       "Unit of issue as per Legal Metrology. Goods dispatched at buyer's risk."], C, 8, 10)
    P.t(R, y + 56, "Authorised Signatory", C, Z, "r")
    P.t(R, y + 20, "For " + a.name, CB, Z, "r") if sw("For " + a.name, CB, Z) < 150 else P.t(R, y + 44, "For " + a.name, CB, Z, "r")
    T["line_items"] = L
    T["totals"] = t = {"taxable_value": plain(tot(its, "txv")), "total": plain(grand)}
    t.update({"igst": plain(tot(its, "ig"))} if inter else {"cgst": plain(tot(its, "cg")), "sgst": plain(tot(its, "sg"))})
    if ro:
        t["round_off"] = plain(ro)
    return T


def oracle(P, rng, n):
    a, b, inter = pair(rng, "co", "co")
    d = day(rng)
    its = items(rng, "it", n, inter, d)
    no = "%s%s%05d" % (a.ab, fy(d)[:2], rng.randint(100, 99999))
    hashv, ack = irn(rng), ackno(rng, d)
    dm = d.strftime("%d-%b-%Y").upper()
    T = head(no, d, "invoice", a, b, b.code, False)
    T.update(irn=hashv, ack_number=ack, ack_date=d.isoformat())
    W = P.W
    X, R, hg = 30, W - 30, "#dfe6ee"
    xs = acc([28, 210, 60, 38, 52, 78, 84, 44, 40, 72], X) + [R]
    G = Grid(P, xs, "clccrrrlrrr", H, 7.5, 9.5, 3, 3, (1,))

    def top():
        P.t(X, 40, a.name, HB, 13)
        P.t(R, 40, "Tax Invoice", HB, 15, "r")
        P.t(R, 52, "(Under Section 31 of the CGST Act, 2017 read with Rule 46)", H, 7, "r")
        P.t(X, 52, "%s, %s - %s, %s   GSTIN: %s   CIN: U%05d%s20%02dPTC%06d" % (a.street, a.city, a.pin, a.state, a.gstin, 31400, a.ab, 11, 123456), H, 7)
        P.ln(X, 57, R, 57, 1.2, "#35506b")
        if P.page > 1:
            return 66
        y = 66
        cols = [[("Bill To Customer", b.name), ("Address", b.street + ", " + b.city + " " + b.pin), ("Customer GSTIN", b.gstin), ("Place of Supply", "%s - %s" % (b.code, b.state))],
                [("Invoice Number", no), ("Invoice Date", dm), ("Payment Terms", "45 NET"), ("Sales Order", str(rng.randint(100000, 999999)))],
                [("Transaction Type", "DOM_GOODS_INV"), ("PO Number", "45%08d" % rng.randint(1, 9999999)), ("Currency", "INR"),
                 ("Tax Payable on Reverse Charge", "No")]]
        cw = [330, 200, R - X - 530]
        lw = [84, 78, 132]
        x = X
        for c, w, l in zip(cols, cw, lw):
            for k, (la, v) in enumerate(c):
                P.box(x, y + 15 * k, l, 15, hg, 0.4, "#8899aa")
                P.box(x + l, y + 15 * k, w - l - 6, 15, None, 0.4, "#8899aa")
                P.t(x + 3, y + 15 * k + 10, la, HB, 7.5)
                P.t(x + l + 3, y + 15 * k + 10, v, H, 7.5)
            x += w
        return y + 70

    def tab(y):
        P.box(X, y, R - X, 34, hg, 0.5, "#8899aa")
        hd = ["Line\nNo", "Item Number\nItem Description", "HSN/SAC\nCode", "UOM", "Quantity\nInvoiced", "Unit Selling Price\n(INR)", "Line Amount\n(INR)", "", "", "", "Gross Line\nAmount (INR)"]
        for i, s in enumerate(hd):
            P.lines((xs[i] + xs[i + 1]) / 2, y + 14, s.split("\n"), HB, 7.5, 10, "c")
        P.t((xs[7] + xs[10]) / 2, y + 11, "GST Components", HB, 7.5, "c")
        P.ln(xs[7], y + 15, xs[10], y + 15, 0.5, "#8899aa")
        for i, s in ((7, "Tax"), (8, "Rate %"), (9, "Amount (INR)")):
            P.t((xs[i] + xs[i + 1]) / 2, y + 27, s, HB, 7.5, "c")
        for i, x in enumerate(xs):
            P.ln(x, y + (15 if i in (8, 9) else 0), x, y + 34, 0.5, "#8899aa")
        return y + 34

    def foot():
        P.ln(X, 566, R, 566, 0.5, "#35506b")
        P.t(X, 576, "IRN: %s" % hashv, H, 6.5)
        P.t(X, 585, "Ack No: %s   Ack Date: %s %02d:%02d:%02d" % (ack, dm, 11, int(ack[-2:]) % 60, 14), H, 6.5)
        P.t(R, 585, "Page %d of %d" % (P.page, P.total), H, 7, "r")

    y = tab(top())
    L = []
    for it in its:
        code = "%s-%04d-%s" % (it.name[:3].upper().strip(), rng.randint(1000, 9999), rng.choice(["IN", "AP", "STD"]))
        tx = [("IGST", it.rate, it.ig)] if inter else [("CGST", it.rate / 2, it.cg), ("SGST", it.rate / 2, it.sg)]
        cells = [str(it.sn), [(code, HB), it.name.upper()], it.hsn, "EA", west(int(it.qty * 100))[:-3], west(int(it.price * 100)), west(it.txv),
                 [t[0] for t in tx], ["%.2f" % t[1] for t in tx], [west(t[2]) for t in tx], west(it.tot)]
        h = G.height(cells)
        if y + h > 558:
            foot()
            P.np()
            y = tab(top())
        y1 = G.draw(y, cells)
        G.rules(y, y1, 0.4, "#8899aa")
        P.ln(X, y1, R, y1, 0.4, "#8899aa")
        y = y1
        e = {"description": it.name.upper(), "hsn_sac": it.hsn, "quantity": num(cells[4]), "unit": "EA", "unit_price": plain(int(it.price * 100)),
             "taxable_value": plain(it.txv), "tax_rate": rt(it.rate), "total": plain(it.tot)}
        e.update({"igst": plain(it.ig)} if inter else {"cgst": plain(it.cg), "sgst": plain(it.sg)})
        L.append(e)
    raw = tot(its, "tot")
    rows = [("Total Line Amount", west(tot(its, "txv")))] + (
        [("Total IGST", west(tot(its, "ig")))] if inter else [("Total CGST", west(tot(its, "cg"))), ("Total SGST", west(tot(its, "sg")))]) + [
        ("Invoice Total (INR)", west(raw))]
    if y + 14 * len(rows) + 66 > 560:
        foot()
        P.np()
        y = top()
    y += 4
    yy = y
    for k, (l, v) in enumerate(rows):
        P.box(xs[7], yy, R - xs[7], 14, hg if k == len(rows) - 1 else None, 0.4, "#8899aa")
        P.t(xs[7] + 3, yy + 10, l, HB, 7.5)
        P.t(R - 3, yy + 10, v, HB, 7.5, "r")
        yy += 14
    w = "INR %s Rupees%s Only" % (words(raw // 100), " and %s Paise" % words(raw % 100) if raw % 100 else "")
    P.t(X, y + 10, "Amount in Words:", HB, 7.5)
    P.para(X + 70, y + 10, w, 360, H, 7.5, 10)
    P.lines(X, y + 36, [("Remit To:", HB, 7.5), "Arth Sahakari Bank, A/c %012d, IFSC ARTH0000%03d" % (rng.randint(10 ** 10, 10 ** 11), rng.randint(1, 400)),
                        "Overdue invoices attract interest at 1.5% per month. This is a system generated invoice and needs no signature."], H, 7, 10)
    foot()
    T["line_items"] = L
    T["totals"] = t = {"taxable_value": plain(tot(its, "txv")), "total": plain(raw)}
    t.update({"igst": plain(tot(its, "ig"))} if inter else {"cgst": plain(tot(its, "cg")), "sgst": plain(tot(its, "sg"))})
    return T


oracle.size = LAND


def navision(P, rng, n):
    a, b, inter = pair(rng, "co", "trade")
    d = day(rng)
    its = items(rng, "bear auto", n, inter, d, (0, 0, 5, 10))
    no = "SCRM/%s/%05d" % (fy(d).replace("-", ""), rng.randint(10, 2500))
    T = head(no, d, "credit_note", a, b)
    X, R = 48, 552
    ld = "%d. %s" % (d.day, d.strftime("%B %Y"))
    F, FB = "DC", "DCB"
    xs = acc([50, 136, 48, 46, 48, 54, 36, 30], X) + [R]
    G = Grid(P, xs, "lllrlrrrr", F, 7.5, 10, 2, 1.2, (1,))
    inv = "SI/%s/%05d" % (fy(d).replace("-", ""), rng.randint(10, 9000))
    lab = [("Bill-to Customer No.", "C%05d" % rng.randint(10, 9999)), ("GST Registration No.", b.gstin), ("Salesperson", rng.choice(["RK", "SM", "AJ", "PD"])),
           ("Applies-to Doc.", "Invoice " + inv), ("Return Reason", rng.choice(["Damaged in transit", "Wrong item", "Rate difference"]))]

    def top():
        P.t(X, 60, "Sales - Credit Note", FB, 16)
        P.t(X, 74, "Page %d / %d" % (P.page, P.total), F, 8)
        P.lines(X, 100, [b.name, b.street, "%s, %s" % (b.pin, b.city), b.state, "India"], F, 9, 12)
        y = P.lines(R, 60, [(a.name, FB, 9), a.street, "%s, %s" % (a.pin, a.city), a.state], F, 9, 12, "r")
        for k, (l, v) in enumerate((("Phone No.", a.phone), ("GST Reg. No.", a.gstin), ("P.A.N. No.", a.pan), ("Credit Note No.", no), ("Posting Date", ld), ("Document Date", ld))):
            P.t(360, y + 8 + 12 * k, l, F, 8.5)
            P.t(440, y + 8 + 12 * k, v, F, 8.5)
        y = 178
        for k, (l, v) in enumerate(lab):
            P.t(X, y + 12 * k, l, F, 8.5)
            P.t(X + 100, y + 12 * k, v, F, 8.5)
        y = 250
        G.draw(y, ["No.", "Description", "HSN/SAC\nCode", "Quantity", "Unit of\nMeasure", "Unit Price", "Disc. %", "GST %", "Amount\nExcl. Taxes"], f=FB)
        for i in range(len(xs) - 1):
            P.ln(xs[i] + 2, y + 24, xs[i + 1] - 2, y + 24, 0.6)
        return y + 28

    y = top()
    L = []
    um = {"EA": "Piece", "M": "Metre", "KG": "Kg", "PAI": "Pail", "BOX": "Box", "SET": "Set", "NOS": "Piece", "CAN": "Can", "PAIR": "Pair", "KIT": "Kit"}
    for it in its:
        u = um[it.unit]
        cells = ["%s" % rng.choice(["1896-S", "1900-S", "LS-75", "80216-T", "FG%04d" % rng.randint(1, 9999), "SPK-100"]), it.name, it.hsn, str(it.qty), u,
                 west(int(it.price * 100)), rt(it.disc) if it.disc else "", rt(it.rate), west(it.txv)]
        if y + G.height(cells) > 775:
            P.t(R, y + 14, "Continued", F, 8, "r")
            P.np()
            y = top()
        y = G.draw(y, cells)
        L.append({"description": it.name, "hsn_sac": it.hsn, "quantity": str(it.qty), "unit": u, "unit_price": plain(int(it.price * 100)),
                  "tax_rate": rt(it.rate), "taxable_value": plain(it.txv)})
    if y + 150 > 800:
        P.t(R, y + 14, "Continued", F, 8, "r")
        P.np()
        y = top()
    P.ln(xs[-2] + 2, y + 3, R - 2, y + 3, 0.6)
    raw = tot(its, "tot")
    rows = [("Total INR Excl. Taxes", tot(its, "txv"), FB)] + ([("IGST Amount", tot(its, "ig"), F)] if inter else [
        ("CGST Amount", tot(its, "cg"), F), ("SGST Amount", tot(its, "sg"), F)])
    for l, v, f in rows:
        P.t(350, y + 15, l, f, 8)
        P.t(R - 2, y + 15, west(v), f, 8, "r")
        y += 13
    P.ln(xs[-2] + 2, y + 6, R - 2, y + 6, 0.6)
    P.t(350, y + 17, "Total INR Incl. Taxes", FB, 8)
    P.t(R - 2, y + 17, west(raw), FB, 8, "r")
    P.ln(xs[-2] + 2, y + 21, R - 2, y + 21, 0.6)
    P.ln(xs[-2] + 2, y + 23, R - 2, y + 23, 0.6)
    y = P.para(X, y + 40, "****%s RUPEES AND %02d/100" % (words(raw // 100).upper().replace("RUPEES", ""), raw % 100), 300, F, 8)
    P.lines(X, y + 8, ["Input tax credit availed on the above invoice is to be reversed to the extent of this credit note.",
                       "", "For " + a.name, "", "", "Authorised Signatory"], F, 8, 11)
    T["line_items"] = L
    T["totals"] = t = {"taxable_value": plain(tot(its, "txv")), "total": plain(raw)}
    t.update({"igst": plain(tot(its, "ig"))} if inter else {"cgst": plain(tot(its, "cg")), "sgst": plain(tot(its, "sg"))})
    return T


LAYOUTS = {"sapcond": sapcond, "oracle": oracle, "navision": navision}
