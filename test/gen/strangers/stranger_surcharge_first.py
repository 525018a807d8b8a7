# SPDX-License-Identifier: AGPL-3.0-or-later
"""Invoices of trades; see stranger_surcharge.py."""

import datetime as dt
from stranger_surcharge_kit import (C, CB, PLACES, Page, chop, d2, day, div, fy, gstin, inr, irn, iso, party, pct, person, q3, rng, rs_round, rupees, truth,
                                    west, wrap)

RED = (0.75, 0.05, 0.1)
GREY = (0.45, 0.45, 0.45)
WHITE = (1, 1, 1)


def broadband(path, seed, rows):
    r = rng("broadband", seed)
    bd = day(r, "2023-05-05", "2025-08-20").replace(day=r.choice([4, 7, 11, 18]))
    a = (bd.replace(day=1) - dt.timedelta(days=1)).replace(day=bd.day)
    z = bd - dt.timedelta(days=1)
    due = bd + dt.timedelta(days=18)
    st = r.choice(["29", "27", "36", "07"])
    cust = party(r, st)
    cust["name"] = cust["name"].upper()
    sup = "Vayunet Telecom Limited"
    sg = gstin(r, st, "C", sup)
    dm = lambda x: x.strftime("%d-%b-%Y")
    plans = [("Biz Fiber 100 Mbps Unlimited", 99900), ("Biz Fiber 300 Mbps + 1 Static IP", 179900), ("Corporate Postpaid 399", 39900),
             ("Corporate Postpaid 599 with Intl Roaming Pack", 59900), ("SIP Trunk 10 Channel", 249900), ("M2M IoT SIM 25 MB pooled", 4900)]
    items = []
    for i in range(rows):
        nm, rent = r.choice(plans)
        usage = r.choice([0, 0, 0, r.randint(150, 48000)])
        disc = r.choice([0, 0, pct(rent, 1000), pct(rent, 2000)])
        tx = rent + usage - disc
        cg = pct(tx, 900)
        conn = str(r.choice([98, 99, 80, 81])) + f"{r.randint(10000000, 99999999)}" if "Post" in nm or "M2M" in nm else f"0{r.choice(['80', '22', '40', '11'])}-{r.randint(41000000, 49999999)}_dsl"
        items.append((conn, nm, rent, usage, disc, tx, cg, tx + 2 * cg))
    ttx, tcg = sum(i[5] for i in items), sum(i[6] for i in items)
    tot = ttx + 2 * tcg
    prev = r.randint(80000, 900000)
    paid = prev if r.random() < .6 else prev - r.randint(100, 40000)
    no = f"BM{bd:%y%m}{st}I{r.randint(100000, 999999):06d}"
    rn, ack, ackd = irn(r), f"1{r.randint(10 ** 13, 10 ** 14 - 1)}", bd
    acc = f"{r.randint(10 ** 9, 10 ** 10 - 1)}"
    p = Page(path, (595, 842), "Bill")
    p.box(0, 0, 595, 54, 0, fill=RED)
    p.t(30, 35, "vayunet", "UGB", 26, col=WHITE)
    p.t(565, 25, "Tax Invoice", "UGB", 13, "r", WHITE)
    p.t(565, 41, "Original for Recipient", "UG", 8, "r", WHITE)
    p.t(30, 80, cust["name"], "UGB", 10)
    y = p.para(30, 94, f"{cust['plot']}, {cust['area']}", "UG", 8.5, 230)
    p.t(30, y, f"{cust['city']} - {cust['pin']}", "UG", 8.5)
    p.t(30, y + 12, f"{cust['sname']}", "UG", 8.5)
    p.t(30, y + 30, "Customer GSTIN", "UG", 7, col=GREY)
    p.t(30, y + 41, cust["gstin"], "UGB", 9)
    p.t(170, y + 30, "Place of supply", "UG", 7, col=GREY)
    p.t(170, y + 41, f"{cust['sname']} ({st})", "UGB", 9)
    cells = [("Relationship number", acc), ("Bill number", no), ("Bill date", dm(bd)), ("Bill period", f"{dm(a)} to {dm(z)}"), ("Pay by date", dm(due)), ("Credit limit", "Rs 50,000.00")]
    for i, (k, v) in enumerate(cells):
        x, yy = 330 + (i % 2) * 122, 76 + (i // 2) * 30
        p.t(x, yy, k, "UG", 7, col=GREY)
        p.t(x, yy + 11, v, "UGB", 8 if len(v) < 20 else 6.5)
    y = 190
    p.t(30, y, "your account summary", "UGB", 12, col=RED)
    strip = [("previous balance", prev), ("payments", paid), ("adjustments", 0), ("this month's charges", tot), ("amount due", prev - paid + tot)]
    x = 30
    for i, (k, v) in enumerate(strip):
        w = 92 if i < 4 else 110
        p.box(x, y + 10, w, 46, 0.8, RED, (0.98, 0.92, 0.92) if i == 4 else None, 4)
        p.t(x + w / 2, y + 26, k, "UG", 7.5, "c")
        p.t(x + w / 2, y + 45, inr(v), "UGB", 10.5, "c")
        if i < 4:
            p.t(x + w + 5.2, y + 38, ["-", "-", "+", "="][i], "UGB", 13, "c")
        x += w + 10.5
    y = 278
    p.t(30, y, "this month's charges", "UGB", 12, col=RED)
    p.t(330, y, "taxes", "UGB", 12, col=RED)
    rent, use, dis = (sum(i[k] for i in items) for k in (2, 3, 4))
    yy = y + 18
    for k, v in (("Monthly rental", rent), ("Usage charges", use), ("Discounts", -dis), ("Sub total", ttx), ("Taxes", 2 * tcg), ("This month's charges (incl. taxes)", tot)):
        f = "UGB" if k[0] in "ST" and k != "Taxes" else "UG"
        p.t(30, yy, k, f, 9)
        p.t(290, yy, inr(v), f, 9, "r")
        p.line(30, yy + 4, 290, yy + 4, .3, GREY)
        yy += 16
    yy = y + 18
    for k, v in (("CGST @ 9%", tcg), ("SGST/UTGST @ 9%", tcg), ("IGST @ 18%", 0)):
        p.t(330, yy, k, "UG", 9)
        p.t(565, yy, inr(v) if v else "-", "UG", 9, "r")
        yy += 16
    p.para(330, yy + 4, f"Amount in words: Rupees {rupees(tot)}", "UG", 7.5, 235)
    p.box(30, 400, 350, 120, 0.6, GREY)
    p.t(38, 414, "IRN", "UGB", 8)
    for i, ln in enumerate(chop(rn, "UG", 8, 240)):
        p.t(70, 414 + i * 11, ln, "UG", 8)
    p.t(38, 446, "Ack no.", "UGB", 8)
    p.t(80, 446, ack, "UG", 8)
    p.t(200, 446, "Ack date", "UGB", 8)
    p.t(245, 446, ackd.strftime("%d-%m-%Y"), "UG", 8)
    p.t(38, 464, "Tax payable on reverse charge basis: No", "UG", 8)
    p.t(38, 482, "Supplier", "UGB", 8)
    p.t(80, 482, f"{sup}, GSTIN {sg}", "UG", 8)
    p.para(80, 494, f"Regd. office: Vayunet Centre, 5 Outer Ring Road, {cust['city']}. CIN L74899{ 'DL' }1995PLC070609", "UG", 7, 290)
    p.box(395, 400, 170, 120, 0, fill=(0.96, 0.9, 0.75))
    p.t(405, 420, "Go paperless!", "UGB", 12, col=RED)
    p.para(405, 436, "Switch to e-bill and get Rs 100 off every bill for 12 months. Give a missed call on 1800-103-4444 or visit the app. T&C apply.", "UG", 8, 150)
    p.t(30, 545, "payment slip", "UGB", 11, col=RED)
    p.line(30, 533, 565, 533, .6, GREY, [[3, 2]])
    for i, (k, v) in enumerate((("Relationship number", acc), ("Amount due", inr(prev - paid + tot)), ("Pay by date", dm(due)), ("Cheque / DD no.", "____________"))):
        p.t(30 + i * 135, 562, k, "UG", 7, col=GREY)
        p.t(30 + i * 135, 575, v, "UGB", 9)
    p.para(30, 600, "Cheques to be drawn in favour of 'Vayunet Telecom Limited A/c " + acc + "'. A late fee of Rs 100 or 2% per month, whichever is higher, is applicable if payment is not received by the pay by date. "
           "Queries or disputes must be raised within 30 days of the bill date. This is a computer generated bill and needs no signature.", "UG", 7, 535)
    p.t(565, 828, "Page 1", "UG", 7, "r")

    def head():
        p.new()
        p.box(0, 0, 595, 20, 0, fill=RED)
        p.t(30, 14, "vayunet", "UGB", 11, col=WHITE)
        p.t(565, 14, f"Bill number {no}  |  {dm(bd)}", "UG", 8, "r", WHITE)
        p.t(30, 42, "connection wise charges", "UGB", 11, col=RED)
        for x, k, al in cols:
            p.para(x, 58, k.split("|"), "UGB", 7, 0, 8.5, al, GREY)
        p.line(30, 71, 565, 71, 1, RED)
        return 84

    cols = [(30, "connection / plan|SAC 998422", "l"), (236, "rental", "r"), (288, "usage", "r"), (338, "discount", "r"), (396, "taxable|value", "r"), (448, "CGST|9%", "r"), (500, "SGST|9%", "r"), (565, "total|(Rs)", "r")]
    y = head()
    li = []
    for it in items:
        if y > 780:
            p.t(565, 828, f"Page {p.n}", "UG", 7, "r")
            y = head()
        p.t(30, y, it[0], "UGB", 8)
        ls = wrap(it[1], "UG", 7.5, 165)
        for i, ln in enumerate(ls):
            p.t(30, y + 10 + 9 * i, ln, "UG", 7.5)
        for (x, k, al), v in zip(cols[1:], it[2:5] + (it[5], it[6], it[6], it[7])):
            p.t(x, y, inr(v) if v else "0.00", "UG", 8, "r")
        y += 14 + 9 * len(ls)
        p.line(30, y - 7, 565, y - 7, .25, (.8, .8, .8))
        y += 4
        e = {"description": f"{it[0]} {it[1]}", "discount": d2(it[4]), "taxable_value": d2(it[5]), "tax_rate": "18", "cgst": d2(it[6]), "sgst": d2(it[6]), "total": d2(it[7])}
        li.append(e)
    p.t(30, y + 4, "total", "UGB", 8.5)
    for (x, k, al), v in zip(cols[1:], (rent, use, dis, ttx, tcg, tcg, tot)):
        p.t(x, y + 4, inr(v), "UGB", 8, "r")
    p.line(30, y + 9, 565, y + 9, 1, RED)
    p.t(565, 828, f"Page {p.n}", "UG", 7, "r")
    p.save()
    return truth({"invoice_number": no, "invoice_date": iso(bd), "document_type": "invoice", "supplier": {"name": sup, "gstin": sg},
                  "recipient": {"name": cust["name"], "gstin": cust["gstin"]}, "place_of_supply": st, "reverse_charge": False,
                  "irn": rn, "ack_number": ack, "ack_date": iso(ackd), "line_items": li,
                  "totals": {"taxable_value": d2(ttx), "cgst": d2(tcg), "sgst": d2(tcg), "total": d2(tot)}})


def lorry(path, seed, rows):
    r = rng("lorry", seed)
    st = r.choice(["22", "27", "08"])
    home = r.choice(PLACES[st][1])
    name = r.choice(["Shree Balaji Roadlines", "Jai Ambey Transport Co.", "New Vijay Freight Carriers", "Maa Danteshwari Logistics"])
    sg = gstin(r, st, r.choice("FP"), name)
    b = party(r)
    bd = day(r, "2023-04-10", "2025-08-30")
    no = f"{r.choice(['RPR', 'NGP', 'JPR'])}/{r.randint(11, 2400)}/{fy(bd)}"
    goods = ["M.S. Pipes", "TMT Bars 12 mm", "H.R. Coils", "Cement Bags (PPC)", "Rice Bran DOC", "Ferro Silicon", "Machinery Parts in loose", "PVC Resin bags"]
    items, lrd = [], bd - dt.timedelta(days=20)
    lr = r.randint(3000, 60000)
    for i in range(rows):
        lrd = min(lrd + dt.timedelta(days=r.randint(0, 2)), bd)
        lr += r.randint(1, 9)
        c2 = r.choice([c for s in PLACES.values() for c in s[1]])[0]
        kg = r.randint(5000, 32000)
        rate = r.randint(900, 4800) * 100
        fr = rs_round(div(kg * rate, 1000)) + div(kg * rate, 1000)
        ex = r.choice([0, 0, r.randint(2, 30) * 10000])
        veh = f"{r.choice(['CG04', 'MH40', 'RJ14', 'HR55', 'NL01'])}{r.choice('ABCDEGHJ')}{r.choice('ABCDEFGHJKLMN')}{r.randint(1000, 9999)}"
        items.append((lr, lrd, veh, f"{r.choice(goods)} {home[0]} to {c2}", kg, rate, fr, ex, fr + ex))
    tot = sum(i[8] for i in items)
    p = Page(path, (595, 842))
    BL = (0.05, 0.1, 0.5)
    X = [28, 50, 100, 160, 300, 346, 394, 448, 490, 547, 567]

    def head(first):
        p.t(297, 30, "|| Jai Shri Krishna ||", "BK", 7, "c", BL)
        p.t(30, 30, f"GSTIN : {sg}", "BK", 8, col=BL)
        p.t(567, 30, "Mob. 98261-" + "55210", "BK", 8, "r", BL)
        p.t(297, 58, name.upper(), "BKB", 22, "c", BL)
        p.t(297, 72, "FLEET OWNERS, TRANSPORT CONTRACTORS & COMMISSION AGENTS", "BKB", 8, "c", BL)
        p.t(297, 84, f"Transport Nagar, {home[2]}, {home[0]} - {home[1]} ({PLACES[st][0]})", "BK", 8, "c", BL)
        p.line(28, 90, 567, 90, 1.2, BL)
        p.t(297, 103, "TAX INVOICE / FREIGHT BILL", "BKB", 10, "c", BL)
        p.t(30, 122, "Bill No.", "BK", 9, col=BL)
        p.t(75, 122, no, CB, 10)
        p.t(430, 122, "Date", "BK", 9, col=BL)
        p.t(460, 122, bd.strftime("%d/%m/%Y"), CB, 10)
        p.t(30, 140, "M/s.", "BK", 9, col=BL)
        p.t(60, 140, b["name"], CB, 10)
        p.line(58, 143, 567, 143, .5, BL, [[1, 1.5]])
        p.t(60, 156, f"{b['plot']}, {b['area']}, {b['city']} - {b['pin']}", C, 9.5)
        p.line(58, 159, 567, 159, .5, BL, [[1, 1.5]])
        p.t(30, 172, "GSTIN", "BK", 9, col=BL)
        p.t(75, 172, b["gstin"], CB, 10)
        p.t(300, 172, "State", "BK", 9, col=BL)
        p.t(330, 172, b["sname"], C, 9.5)
        p.t(480, 172, "SAC", "BK", 9, col=BL)
        p.t(505, 172, "996511", C, 9.5)
        p.box(28, 182, 539, 26, 1, BL)
        hd = ["Sr.|No.", "L.R. No.|& Date", "Truck No.", "Particulars", "Weight|M.T.", "Rate|P.M.T.", "Freight|Rs.", "Halting|/ Hamali", "Amount|Rs.", "P."]
        for i, k in enumerate(hd):
            ls = k.split("|")
            for j, ln in enumerate(ls):
                p.t((X[i] + X[i + 1]) / 2, (194 if len(ls) > 1 else 198) + 9 * j, ln, "BKB", 7, "c", BL)
        return 222

    def foot(last):
        p.box(28, 208, 539, 470, 1, BL)
        for x in X[1:-1]:
            p.line(x, 182, x, 678, .6, BL)
        if not last:
            p.t(300, 692, "Continued on next sheet", "BK", 8, col=BL)

    y = head(True)
    li = []
    for i, it in enumerate(items):
        ls = wrap(it[3], C, 8, X[4] - X[3] - 6)
        if y + 11 * max(2, len(ls)) > 672:
            foot(False)
            p.new()
            y = head(False)
        p.t(X[0] + 11, y, i + 1, C, 8, "c")
        p.t(X[1] + 3, y, it[0], C, 8)
        p.t(X[1] + 3, y + 10, it[1].strftime("%d.%m.%y"), C, 8)
        p.t(X[2] + 3, y, it[2], C, 8)
        for j, ln in enumerate(ls):
            p.t(X[3] + 3, y + 10 * j, ln, C, 8)
        p.t(X[5] - 3, y, q3(it[4]), C, 8, "r")
        p.t(X[6] - 3, y, f"{it[5] // 100}/-", C, 8, "r")
        p.t(X[7] - 3, y, it[6] // 100, C, 8, "r")
        p.t(X[8] - 3, y, it[7] // 100 if it[7] else "--", C, 8, "r")
        p.t(X[9] - 3, y, inr(it[8])[:-3], CB, 8, "r")
        p.t(X[9] + 10, y, "00", CB, 8, "c")
        y += 10 * max(2, len(ls)) + 6
        li.append({"description": it[3], "quantity": q3(it[4]), "unit_price": str(it[5] // 100), "taxable_value": d2(it[8])})
    foot(True)
    p.box(28, 678, 539, 20, 1, BL)
    p.t(X[8] - 6, 691, "TOTAL", "BKB", 9, "r", BL)
    p.t(X[9] - 3, 691, inr(tot)[:-3], CB, 9, "r")
    p.t(X[9] + 10, 691, "00", CB, 9, "c")
    p.line(X[8], 678, X[8], 698, .6, BL)
    p.line(X[9], 678, X[9], 698, .6, BL)
    p.t(30, 712, "Rupees in words :", "BK", 8, col=BL)
    p.para(105, 712, rupees(tot), C, 8.5, 455)
    p.para(30, 736, "Whether GST is payable under Reverse Charge : YES", "BKB", 8, 500, col=BL)
    p.para(30, 748, "G.S.T. @ 5% on freight to be paid by the service recipient under Notification No. 13/2017-CT (Rate). We have not availed input tax credit on goods and services used for providing this service.", "BK", 7, 330, col=BL)
    p.para(30, 780, f"1. Subject to {home[0]} jurisdiction only.  2. Interest @ 24% p.a. will be charged if bill is not paid within 15 days. 3. PAN : {sg[2:12]}  E. & O.E.", "BK", 7, 330, col=BL)
    p.t(567, 750, f"For {name}", "BKB", 8.5, "r", BL)
    p.t(567, 795, "Auth. Signatory", "BK", 8, "r", BL)
    p.save()
    return truth({"invoice_number": no, "invoice_date": iso(bd), "document_type": "invoice", "supplier": {"name": name.upper(), "gstin": sg},
                  "recipient": {"name": b["name"], "gstin": b["gstin"]}, "reverse_charge": True, "line_items": li,
                  "totals": {"total": d2(tot)}})


def folio(path, seed, rows):
    r = rng("folio", seed)
    st = r.choice(["32", "08", "29", "24"])
    city = r.choice(PLACES[st][1])
    hotel = r.choice(["The Lakehaven", "Hotel Marigold Grand", "Palmyra Suites", "Kohinoor Residency"]) + f" {city[0]}"
    co = r.choice(["Lakehaven Hospitality Private Limited", "Zenana Hotels & Resorts Limited"])
    sg = gstin(r, st, "C", co)
    b = party(r, avoid=st)
    guest = person(r)
    nights = max(1, min(9, rows // 2))
    dep = day(r, "2023-05-01", "2025-08-30")
    arr = dep - dt.timedelta(days=nights)
    tariff = r.choice([620000, 685000, 850000, 1125000])
    rbp = 600 if tariff <= 750000 else 900
    fb = [("Spice Court Lunch Food", 250), ("Coffee Shop Dinner Food", 250), ("In Room Dining Food", 250)] if tariff <= 750000 else \
        [("Spice Court Lunch Food", 900), ("Coffee Shop Dinner Food", 900), ("In Room Dining Food", 900)]
    ev = []
    for i in range(rows):
        if i % 2 == 0 and i // 2 < nights:
            ev.append((arr + dt.timedelta(days=i // 2), "Room Charge", f"Room {0}", tariff, rbp, "996311"))
        elif r.random() < .25:
            ev.append((arr + dt.timedelta(days=min(i // 2, nights - 1)), "Laundry", f"Doc #{r.randint(1000, 9999)}", r.randint(180, 2200) * 100, 900, "999712"))
        elif r.random() < .2:
            ev.append((arr + dt.timedelta(days=min(i // 2, nights - 1)), "Airport Transfer - Sedan", f"TD/{r.randint(100, 999)}", r.choice([180000, 240000]), 250, "996601"))
        else:
            nm, bp = r.choice(fb)
            ev.append((arr + dt.timedelta(days=min(i // 2, nights - 1)), nm, f"Room# {0} : CHECK# {r.randint(10000, 99999)}", r.randint(350, 5400) * 100 + r.choice([0, 50]), bp, "996332"))
    room = f"{r.randint(2, 9)}{r.randint(1, 24):02d}"
    no = f"{city[0][:3].upper()}{fy(dep).replace('-', '')}{r.randint(1000, 99999):05d}"
    p = Page(path, (595, 842))

    def head():
        p.t(297, 44, hotel.upper(), "PA", 17, "c", (.45, .3, .1))
        p.line(247, 50, 347, 50, .6, (.45, .3, .1))
        p.t(40, 80, guest, "PA", 10)
        p.t(40, 93, b["name"], "PA", 10)
        p.t(40, 106, f"{b['plot']}, {b['area']}", "PA", 10)
        p.t(40, 119, f"{b['city']} {b['pin']}", "PA", 10)
        p.t(40, 132, "India", "PA", 10)
        p.t(40, 152, "Company GSTIN :", "PA", 9)
        p.t(125, 152, b["gstin"], "PA", 9)
        p.t(297, 172, "TAX INVOICE", "PAB", 11, "c")
        rows_ = (("Room No.", room), ("Arrival", f"{arr:%d-%m-%y}"), ("Departure", f"{dep:%d-%m-%y}"), ("Page No.", f"{p.n} of {{}}".replace(' of {}', '')),
                 ("Folio/Inv. No.", no), ("Conf. No.", str(1000000 + seed * 7919)), ("Cashier No.", "214"), ("Invoice Date", f"{dep:%d-%m-%y}"))
        yy = 80
        for k, v in rows_:
            p.t(380, yy, k, "PA", 9)
            p.t(455, yy, ":", "PA", 9)
            p.t(465, yy, v, "PA", 9)
            yy += 11.5
        p.line(40, 182, 555, 182, .8)
        for x, k, al in ((40, "Date", "l"), (95, "Description", "l"), (290, "Reference", "l"), (490, "Debit", "r"), (555, "Credit", "r")):
            p.t(x, 194, k, "PAB", 9, al)
        p.t(490, 204, "INR", "PA", 8, "r")
        p.t(555, 204, "INR", "PA", 8, "r")
        p.line(40, 208, 555, 208, .8)
        return 222

    def foot():
        p.t(297, 800, f"{co}  |  {city[2]}, {city[0]} {city[1]}, {PLACES[st][0]}, India  |  GSTIN {sg}", "PA", 7.5, "c", (.35, .35, .35))
        p.t(297, 810, "T +91 484 400 1200   F +91 484 400 1201   CIN U55101KL2004PTC017045", "PA", 7.5, "c", (.35, .35, .35))

    y = head()
    li, deb = [], 0
    groups = {}

    def emit(d, desc, ref, dv, cv):
        nonlocal y
        if y > 770:
            foot()
            p.new()
            y = head()
        p.t(40, y, f"{d:%d-%m-%y}", "PA", 9)
        p.t(95, y, desc, "PA", 9)
        p.t(290, y, ref, "PA", 9)
        if dv is not None:
            p.t(490, y, west(dv), "PA", 9, "r")
        if cv is not None:
            p.t(555, y, west(cv), "PA", 9, "r")
        y += 12.5

    for d, desc, ref, v, bp, sac in ev:
        ref = ref.replace(" 0", " " + room)
        emit(d, desc, "" if desc == "Room Charge" else ref, v, None)
        t = pct(v, bp)
        emit(d, f"CGST {bp / 100:g}%", "", t, None)
        emit(d, f"SGST {bp / 100:g}%", "", t, None)
        deb += v + 2 * t
        g = groups.setdefault((sac, bp), [0, 0])
        g[0] += v
        g[1] += t
        li.append({"description": desc, "taxable_value": d2(v)})
    emit(dep, r.choice(["Visa", "Master Card", "American Express", "UPI - BHIM"]), "XXXXXXXXXXXX" + f"{r.randint(1000, 9999)}", None, deb)
    if y > 560 or y + 170 + 12 * len(groups) > 780:
        foot()
        p.new()
        y = head()
    p.line(290, y, 555, y, .8)
    p.t(290, y + 13, "Total", "PAB", 9)
    p.t(490, y + 13, west(deb), "PAB", 9, "r")
    p.t(555, y + 13, west(deb), "PAB", 9, "r")
    p.t(290, y + 27, "Balance", "PAB", 9)
    p.t(490, y + 27, "0.00", "PAB", 9, "r")
    p.t(535, y + 27, "INR", "PA", 9)
    p.line(290, y + 32, 555, y + 32, .8)
    y += 52
    p.t(40, y, "GST Summary", "PAB", 9)
    y += 14
    xs = (40, 175, 270, 350, 430, 555)
    for x, k, al in zip(xs, ("SAC", "Rate %", "Taxable Amount", "CGST", "SGST", "Total Incl. Tax"), "lrrrrr"):
        p.t(x, y, k, "PAB", 8.5, al)
    p.line(40, y + 3, 555, y + 3, .4)
    y += 14
    tx = tc = 0
    for (sac, bp), (v, t) in sorted(groups.items()):
        for x, k, al in zip(xs, (sac, f"{bp * 2 / 100:g}", west(v), west(t), west(t), west(v + 2 * t)), "lrrrrr"):
            p.t(x, y, k, "PA", 8.5, al)
        y += 12
        tx += v
        tc += t
    p.line(40, y - 8, 555, y - 8, .4)
    for x, k, al in zip(xs, ("Total", "", west(tx), west(tc), west(tc), west(deb)), "lrrrrr"):
        p.t(x, y + 3, k, "PAB", 8.5, al)
    y += 24
    p.t(40, y, f"Place of Supply : {PLACES[st][0]} ({st})      Whether tax payable under reverse charge : No", "PA", 8.5)
    p.para(40, y + 16, "I agree that my liability for this bill is not waived and agree to be held personally liable in the event that the indicated person, company or association fails to pay for any part or the full amount of these charges.", "PA", 7.5, 515)
    p.line(40, y + 62, 190, y + 62, .4)
    p.t(40, y + 72, "Guest Signature", "PA", 8)
    p.line(405, y + 62, 555, y + 62, .4)
    p.t(405, y + 72, "Cashier Signature", "PA", 8)
    foot()
    p.save()
    return truth({"invoice_number": no, "invoice_date": iso(dep), "document_type": "invoice", "supplier": {"name": co, "gstin": sg},
                  "recipient": {"name": b["name"], "gstin": b["gstin"]}, "place_of_supply": st, "reverse_charge": False, "line_items": li,
                  "totals": {"taxable_value": d2(tx), "cgst": d2(tc), "sgst": d2(tc), "total": d2(deb)}})


LAYOUTS = {"broadband": broadband, "lorry": lorry, "folio": folio}
