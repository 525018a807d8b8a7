# SPDX-License-Identifier: AGPL-3.0-or-later
"""Invoices of trades; see stranger_surcharge.py."""

import datetime as dt
from stranger_surcharge_kit import (C, CB, FIRST, LET, PLACES, Page, d2, day, div, gstin, inr, irn, iso, party, pct, person, q3, rng, rs_round, rupees,
                                    truth, west, wrap)

GAS = [("41000012", "OXYGEN GAS INDUSTRIAL 7.0 CUM CYL", "28044090", 1800, 32500, "CYL"), ("41000045", "NITROGEN GAS UHP GRADE 5.0 7 CUM", "28043000", 1800, 118000, "CYL"), ("41000077", "DISSOLVED ACETYLENE GAS", "29012910", 1800, 24750, "KG"),
       ("41000103", "LIQUID ARGON BULK", "28042100", 1800, 6840, "CUM"), ("41000111", "CARBON DIOXIDE GAS 30 KG CYL", "28112190", 1800, 4200, "KG"), ("41000230", "OXYGEN MEDICAL IP TYPE D", "28044010", 1200, 29800, "CYL"),
       ("49000009", "CYLINDER HOLDING CHARGES", "997319", 1800, 1500, "DAY")]


def sapgas(path, seed, rows):
    r = rng("sapgas", seed)
    st = r.choice(["27", "33", "19", "22"])
    city = r.choice(PLACES[st][1])
    name = r.choice(["INDRA AIR PRODUCTS LIMITED", "BHARATI OXYGEN & GASES LIMITED"])
    sg = gstin(r, st, "C", name)
    inter = r.random() < .5
    b = party(r, None if inter else st, st if inter else None)
    b["name"] = b["name"].upper()
    bd = day(r, "2023-05-01", "2025-08-30")
    no = f"91{r.randint(10 ** 7, 10 ** 8 - 1)}"
    rn, ack = irn(r), f"1{r.randint(10 ** 13, 10 ** 14 - 1)}"
    p = Page(path, (595, 842), "SAPscript")
    S = 8
    cw = 0.6 * S
    M = 28
    y = 0
    so, cc = f"00{r.randint(10 ** 6, 10 ** 7)}", r.randint(100000, 999999)

    def w(col, s_, f=C, a="l"):
        p.t(M + col * cw, y, s_, f, S, a)

    def head(first):
        nonlocal y
        y = 34
        p.t(M, y, name, CB, 12)
        p.t(567, y, f"Page : {p.n:3d}", C, S, "r")
        y += 11
        if first:
            w(0, f"WORKS : {city[2].upper()}, {city[0].upper()} {city[1]}")
            y += 10
            w(0, f"GSTIN : {sg}    STATE CODE : {st} {PLACES[st][0].upper()}")
            y += 20
        w(44, "T A X   I N V O I C E", CB)
        y += 10
        if first:
            w(44, "Original for Recipient")
            y += 14
            left = [("Bill to Party", CB), (b["name"], C), (b["plot"].upper(), C), (b["area"].upper(), C), (f"{b['city'].upper()} {b['pin']}", C), (f"{b['sname'].upper()}", C), (f"GSTIN : {b['gstin']}", C)]
            rt = [("Document No.", no), ("Document Date", f"{bd:%d.%m.%Y}"), ("Customer No.", cc), ("Sales Order", so), ("Cust. PO / Date", f"45000{cc} / {bd - dt.timedelta(days=40):%d.%m.%Y}"),
                  ("Place of Supply", f"{b['state']} {b['sname'].upper()}"), ("Terms of Payment", "Within 30 days Due net")]
            for i in range(7):
                w(0, left[i][0], left[i][1])
                w(62, rt[i][0])
                w(80, f": {rt[i][1]}")
                y += 10
            y += 6
            w(0, f"IRN      : {rn}")
            y += 10
            w(0, f"Ack No.  : {ack}    Ack Date : {bd:%d.%m.%Y}    Reverse Charge : No")
            y += 8
        else:
            w(0, f"Document No. {no}   Document Date {bd:%d.%m.%Y}   Customer No. {cc}")
            y += 8
        p.line(M, y, 567, y, .8)
        y += 10
        w(0, "Item    Material  Description                         HSN/SAC", CB)
        w(82, "Quantity  UoM", CB, "r")
        w(97, "Rate", CB, "r")
        w(112, "Amount", CB, "r")
        y += 9
        w(112, "INR", CB, "r")
        y += 4
        p.line(M, y, 567, y, .8)
        y += 11

    def need(h):
        nonlocal y
        if y + h > 806:
            p.new()
            head(False)

    sap = lambda v: west(abs(v)) + ("-" if v < 0 else "")
    head(True)
    li, ttx, tc = [], 0, 0
    for i in range(rows):
        code, nm, hs, bp, rate, u = r.choice(GAS)
        q = r.randint(2, 160) * 1000 if u != "CUM" else r.randint(800000, 9000000)
        val = div(q * rate, 1000)
        dsc = r.choice([0, 0, 200, 500])
        dv = pct(val, dsc)
        frt = r.choice([0, 0, r.randint(5, 60) * 5000])
        tx = val - dv + frt
        need(22)
        w(0, f"{(i + 1) * 10:06d}  {code}  {nm:<36}{hs}")
        w(78, f"{q // 1000:,}.{q % 1000:03d}", C, "r")
        w(79.5, u)
        w(97, west(rate), C, "r")
        w(112, west(val), C, "r")
        y += 10
        if u != "DAY":
            w(18, f"Delivery 80{r.randint(10 ** 6, 10 ** 7 - 1)}  Challan dt. {bd - dt.timedelta(days=r.randint(0, 12)):%d.%m.%Y}")
            y += 10
        conds = []
        if dsc:
            conds.append(("Customer Discount", f"{dsc / 100:.2f}- %", -dv))
        if frt:
            conds.append(("Freight", "", frt))
        conds.append(("Assessable Value", "", tx))
        e = {"description": nm, "hsn_sac": hs, "quantity": q3(q), "unit": u, "unit_price": d2(rate)}
        if dsc:
            e["discount"] = d2(dv)
        e.update(taxable_value=d2(tx), tax_rate=f"{bp / 100:g}")
        if inter:
            t = pct(tx, bp)
            conds.append(("IN: Integrated GST", f"{bp / 100:.2f} %", t))
            e["igst"] = d2(t)
        else:
            t = pct(tx, bp // 2)
            conds += [("IN: Central GST", f"{bp / 200:.2f} %", t), ("IN: State GST", f"{bp / 200:.2f} %", t)]
            e["cgst"] = e["sgst"] = d2(t)
        for k, pc, v in conds:
            need(10)
            w(18, k)
            w(97, pc, C, "r")
            w(112, sap(v), C, "r")
            y += 10
        y += 5
        ttx += tx
        tc += t
        li.append(e)
    need(150)
    p.line(M, y - 6, 567, y - 6, .8)
    y += 6
    tot = {"taxable_value": d2(ttx)}
    seq = [("Total Assessable Value", ttx)]
    if inter:
        seq.append(("Total IGST", tc))
        tot["igst"] = d2(tc)
        g = ttx + tc
    else:
        seq += [("Total CGST", tc), ("Total SGST", tc)]
        tot["cgst"] = tot["sgst"] = d2(tc)
        g = ttx + 2 * tc
    ro = rs_round(g)
    seq.append(("Rounding Off", ro))
    tot["round_off"] = d2(ro)
    tot["total"] = d2(g + ro)
    for k, v in seq:
        w(62, k)
        w(112, sap(v), C, "r")
        y += 11
    p.line(M + 62 * cw, y - 7, 567, y - 7, .5)
    y += 3
    w(62, "Invoice Total INR", CB)
    w(112, west(g + ro), CB, "r")
    y += 16
    for ln in wrap("Amount in Words : RUPEES " + rupees(g + ro).upper(), C, S, 535):
        w(0, ln)
        y += 10
    y += 4
    for ln in ("Cylinders are the property of the Company and are to be returned within 30 days free holding period.", "Interest @ 18 % p.a. is chargeable on overdue payments. Certified that the particulars given above are true and correct."):
        for l2 in wrap(ln, C, 7, 535):
            p.t(M, y, l2, C, 7)
            y += 8.5
    y += 16
    w(112, f"For {name}", C, "r")
    y += 30
    w(112, "Authorised Signatory", C, "r")
    p.save()
    return truth({"invoice_number": no, "invoice_date": iso(bd), "document_type": "invoice", "supplier": {"name": name, "gstin": sg}, "recipient": {"name": b["name"], "gstin": b["gstin"]},
                  "place_of_supply": b["state"], "reverse_charge": False, "irn": rn, "ack_number": ack, "ack_date": iso(bd), "line_items": li, "totals": tot})


JEWELS = [("GOLD CHAIN LOTUS LINK 22KT", "22K916"), ("BANGLE PLAIN CASTING 22KT", "22K916"), ("FINGER RING GENTS CZ 18KT", "18K750"), ("MANGALSUTRA PENDANT SET WITH BLACK BEADS 22KT", "22K916"), ("EAR STUD SCREW TYPE 22KT", "22K916"), ("NOSE PIN 18KT", "18K750")]


def jewel(path, seed, rows):
    r = rng("jewel", seed)
    st = r.choice(["32", "33", "24", "29"])
    city = r.choice(PLACES[st][1])
    name = r.choice(["Sree Kalpaka Jewellers", "Navaratna Gold Palace", "Thangamahal Jewellery Mart"])
    sg = gstin(r, st, r.choice("CF"), name)
    cust = r.choice(["Mr. ", "Ms. "]) + person(r)
    bd = day(r, "2023-05-01", "2025-08-30")
    no = f"{city[0][:2].upper()}S{bd:%y}-{r.randint(100, 29999)}"
    b22 = r.randint(5400, 9200)
    items = []
    for i in range(rows):
        nm, pu = r.choice(JEWELS)
        rate = (b22 if pu[0] == "2" else b22 * 818 // 1000) * 100
        net = r.randint(800, 32000)
        stone = r.choice([0, 0, r.randint(20, 900)])
        gv = div(net * rate, 1000)
        mk = pct(gv, r.choice([800, 1200, 1450, 1800]))
        sc = r.randint(3, 90) * 10000 if stone else 0
        items.append((nm, pu, net + stone, net, rate, gv, mk, sc, gv + mk + sc, f"{''.join(r.choice(LET + '0123456789') for _ in range(6))}"))
    tx = sum(i[8] for i in items)
    t = pct(tx, 150)
    old = r.choice([0, r.randint(20, 400) * 10000 + r.randint(0, 9999)])
    ro = rs_round(tx + 2 * t)
    tot = tx + 2 * t + ro
    p = Page(path, (595, 842))
    GO = (.55, .4, .05)
    X = [30, 186, 232, 274, 316, 362, 424, 474, 516, 568]

    def head():
        p.c.setFillColorRGB(*GO)
        p.c.circle(297, 842 - 40, 15, stroke=0, fill=1)
        p.t(297, 44, name[0], "BKB", 14, "c", (1, 1, 1))
        p.t(297, 74, name, "BKB", 17, "c", GO)
        p.t(297, 87, f"{city[2]}, {city[0]} - {city[1]}    BIS Lic. No. CM/L-67001{r1}    www.{name.split()[1].lower()}.example", "BK", 7.5, "c")
        p.box(30, 94, 538, 15, 0, fill=GO)
        p.t(297, 105, "TAX INVOICE", "BKB", 9.5, "c", (1, 1, 1))
        p.t(30, 124, "Customer", "BK", 7.5, col=GO)
        p.t(30, 136, cust, "BKB", 10)
        p.t(30, 148, f"Ph : 9XXXXX{r1}21", "BK", 8)
        p.t(30, 160, f"{city[0]}, {PLACES[st][0]}", "BK", 8)
        for i, (k, v) in enumerate((("Invoice No", no), ("Date", f"{bd:%d %b %Y}"), ("GSTIN", sg), ("Place of Supply", f"{st} - {PLACES[st][0]}"))):
            p.t(340, 124 + 12 * i, k, "BK", 8, col=GO)
            p.t(430, 124 + 12 * i, v, "BKB" if i == 0 else "BK", 8)
        p.t(30, 178, f"Today's Board Rate (per gm) :  22K916  Rs. {b22}.00      18K750  Rs. {b22 * 818 // 1000}.00", "BK", 8)
        p.line(30, 184, 568, 184, 1.2, GO)
        for i, k in enumerate(["Item / Tag No.", "Purity", "Gross Wt|(gms)", "Net Wt|(gms)", "Rate|/ gm", "Gold|Value", "VA /|Making", "Stone|Value", "Amount|(Rs)"]):
            for j, ln in enumerate(k.split("|")):
                if i == 0:
                    p.t(X[0], 195, ln, "BKB", 7)
                else:
                    p.t(X[i + 1], 195 + 9 * j, ln, "BKB", 7, "r")
        p.line(30, 209, 568, 209, .4, GO)
        return 222

    r1 = r.randint(100, 999)
    y, li = head(), []
    for nm, pu, gw, net, rate, gv, mk, sc, amt, tag in items:
        ls = wrap(nm, "BK", 8, X[1] - X[0] - 2)
        if y + 10 * (len(ls) + 1) > 790:
            p.t(568, 815, f"Page {p.n}", "BK", 7, "r")
            p.new()
            y = head()
        for j, ln in enumerate(ls):
            p.t(X[0], y + 10 * j, ln, "BK", 8)
        for c, v in zip(range(2, 10), (pu, q3(gw), q3(net), d2(rate), inr(gv), inr(mk), inr(sc) if sc else "", inr(amt))):
            p.t(X[c], y, v, "BK", 7.5, "r")
        p.t(X[0], y + 10 * len(ls), f"Tag : {tag}   HUID : {tag[::-1]}", "BK", 6, col=(.4, .4, .4))
        y += 10 * len(ls) + 13
        li.append({"description": nm, "quantity": q3(net), "unit_price": d2(rate), "taxable_value": d2(amt)})
    if y > 620:
        p.t(568, 815, f"Page {p.n}", "BK", 7, "r")
        p.new()
        y = head()
    p.line(30, y - 6, 568, y - 6, .4, GO)
    p.t(30, y + 5, "Total (HSN 7113)", "BKB", 8)
    for c, v in ((3, q3(sum(i[2] for i in items))), (4, q3(sum(i[3] for i in items))), (9, inr(tx))):
        p.t(X[c], y + 5, v, "BKB", 7.5, "r")
    p.line(30, y + 11, 568, y + 11, 1.2, GO)
    y += 28
    yy = y
    for k, v, f in (("Taxable Amount", tx, "BK"), ("CGST 1.5%", t, "BK"), ("SGST 1.5%", t, "BK"), ("Round Off", ro, "BK"), ("Invoice Value", tot, "BKB"), ("Less: Old Gold Exchange", -old, "BK"), ("Net Amount Receivable", tot - old, "BKB")):
        if k.startswith("Less") and not old:
            continue
        p.t(360, yy, k, f, 8.5)
        p.t(568, yy, inr(v), f, 8.5, "r")
        yy += 13
    p.para(30, y, f"Rupees {rupees(tot)}", "BK", 8, 290)
    if old:
        p.t(30, y + 36, f"Old gold : {r.randint(3000, 60000) / 1000:.3f} gms (20K) as per purchase voucher OG{r1}", "BK", 7.5)
    p.t(30, y + 54, f"Received : UPI / Card  Rs. {inr(tot - old)}", "BK", 8)
    y = yy + 20
    p.para(30, y, "Certified that the hallmarked jewellery sold by us bears the BIS logo, purity grade and six digit HUID. Weight of stones is excluded from net weight. Exchange within 7 days against original invoice; making charges, stone value and taxes are not refundable.", "BK", 7, 538)
    p.t(30, y + 70, "Customer Signature", "BK", 8)
    p.t(568, y + 70, f"For {name}", "BKB", 8, "r")
    p.t(568, 815, f"Page {p.n}", "BK", 7, "r")
    p.save()
    return truth({"invoice_number": no, "invoice_date": iso(bd), "document_type": "invoice", "supplier": {"name": name, "gstin": sg}, "recipient": {"name": cust}, "place_of_supply": st, "line_items": li,
                  "totals": {"taxable_value": d2(tx), "cgst": d2(t), "sgst": d2(t), "round_off": d2(ro), "total": d2(tot)}})


FOOD = [("Paneer Butter Masala", 29000), ("Butter Naan", 5500), ("Veg Hyderabadi Dum Biryani Family Pack", 64900), ("Masala Dosa", 11000), ("Filter Coffee", 4500), ("Mineral Water 1L", 2000), ("Tandoori Roti", 2500),
        ("Gobi Manchurian Dry", 21000), ("Curd Rice", 9500), ("Chicken 65 Boneless (8 pcs)", 27500), ("Fresh Lime Soda Sweet", 7000), ("Gulab Jamun with Ice Cream", 12500), ("Service Charge", 0)][:-1]


def diner(path, seed, rows):
    r = rng("diner", seed)
    st = r.choice(["33", "29", "36"])
    city = r.choice(PLACES[st][1])
    name = r.choice(["HOTEL SRI ANNAPOORNA DELUXE", "MADRAS TIFFIN ROOM", "NEW PARADISE GARDEN RESTAURANT"])
    ent = r.choice(["SAA Foods & Hospitality LLP", "Vasantha Bhavan Caterers Pvt Ltd"])
    sg = gstin(r, st, "F" if "LLP" in ent else "C", ent)
    bd = day(r, "2023-05-01", "2026-02-20")
    no = f"{r.randint(1, 9)}-{r.randint(100, 99999)}"
    S, cw = 8, 4.8
    items = []
    for i in range(rows):
        nm, pr = r.choice(FOOD)
        q = r.choice([1, 1, 2, 2, 3, 4, 6])
        items.append((nm, q, pr, q * pr))
    tx = sum(i[3] for i in items)
    t = pct(tx, 250)
    ro = rs_round(tx + 2 * t)
    tot = tx + 2 * t + ro
    body = []
    add = lambda s_="", a="l", f=C, z=S: body.append((s_, a, f, z))
    add(name, "c", CB, 10)
    add(f"(A unit of {ent})", "c", C, 7)
    add(f"{city[2]}, {city[0]} - {city[1]}", "c")
    add("Ph: 04" + f"{r.randint(10, 99)}-{r.randint(2200000, 4999999)}", "c")
    add(f"GSTIN: {sg}", "c")
    add("FSSAI: 1241" + f"{r.randint(10 ** 9, 10 ** 10 - 1)}", "c")
    add("TAX INVOICE", "c", CB, 9)
    add("-" * 44)
    add(f"Bill No : {no:<14}Table : {r.randint(1, 40)}")
    add(f"Date    : {bd:%d/%m/%y} {r.randint(12, 22)}:{r.randint(10, 59)}  Pax   : {r.randint(1, 8)}")
    add(f"Captain : {r.choice(FIRST)}")
    add("-" * 44)
    add(f"{'Item':<21}{'Qty':>4}{'Rate':>8}{'Amount':>11}", "l", CB)
    add("-" * 44)
    li = []
    for nm, q, pr, amt in items:
        ls, cur = [], nm
        while len(cur) > 20:
            k = cur.rfind(" ", 0, 21)
            ls.append(cur[:k])
            cur = cur[k + 1:]
        ls.append(cur)
        add(f"{ls[0]:<21}{q:>4}{d2(pr):>8}{d2(amt):>11}")
        for x in ls[1:]:
            add(x)
        li.append({"description": nm, "quantity": str(q), "unit_price": d2(pr), "taxable_value": d2(amt)})
    add("-" * 44)
    add(f"{'Sub Total':<21}{sum(i[1] for i in items):>4}{'':8}{d2(tx):>11}")
    add(f"{'CGST @ 2.5%':<33}{d2(t):>11}")
    add(f"{'SGST @ 2.5%':<33}{d2(t):>11}")
    add(f"{'Round off':<33}{d2(ro):>11}")
    add("-" * 44)
    add("Grand Total  Rs. " + d2(tot), "r", CB, 10)
    add("-" * 44)
    add("SAC 996331  Not under reverse charge", "c", C, 7)
    add("Restaurant does not levy service charge", "c", C, 7)
    add("Thank You! Visit Again", "c")
    h = 24 + sum(z * 1.3 for _, _, _, z in body) + 20
    p = Page(path, (227, h), "Receipt")
    y = 20
    for s_, a, f, z in body:
        y += z * 1.3
        p.t({"l": 8, "c": 113.5, "r": 8 + 44 * cw}[a], y, s_, f, z, a)
    p.save()
    return truth({"invoice_number": no, "invoice_date": iso(bd), "document_type": "invoice", "supplier": {"name": name, "gstin": sg}, "reverse_charge": False, "line_items": li,
                  "totals": {"taxable_value": d2(tx), "cgst": d2(t), "sgst": d2(t), "round_off": d2(ro), "total": d2(tot)}})


LAYOUTS = {"sapgas": sapgas, "jewel": jewel, "diner": diner}
