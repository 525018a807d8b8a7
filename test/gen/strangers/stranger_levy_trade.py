# SPDX-License-Identifier: AGPL-3.0-or-later
"""Trades: cha, motors, works, kirana."""

import datetime

from stranger_levy_base import (Party, day, digits, fold, fy, inr, irn, lakh, near, num, other, pct, person, plain, say, twice, width, wrap_truth)

AGENCY = (("AGENCY CHARGES", "996712", 350000), ("DOCUMENTATION CHARGES", "996712", 150000), ("EDI / ICEGATE CHARGES", "998599", 75000), ("EXAMINATION CHARGES", "996712", 250000),
          ("TRANSPORTATION CHARGES (CFS TO FACTORY)", "996511", 1850000), ("LOADING / UNLOADING CHARGES", "996719", 420000), ("SURVEY & SEAL CHARGES", "998346", 180000))
PURE = (("CUSTOM DUTY PAID", "CHALLAN"), ("CFS CHARGES", "CFS INV"), ("SHIPPING LINE D.O. CHARGES", "LINE INV"), ("STAMP DUTY", "E-SBTR"), ("PORT / TERMINAL HANDLING", "PORT INV"), ("DELIVERY ORDER EXTN. CHARGES", "LINE INV"), ("PLANT QUARANTINE FEES", "PQ RCPT"))


def cha(path, rnd, rows):
    d = day(rnd, "2023-04-05", "2026-03-10")
    sup = Party(rnd, ("SHIPPING & CLEARING AGENCY", "LOGISTICS", "CUSTOMS BROKERS PVT. LTD."), state=rnd.choice(("27", "33", "24", "19")))
    cus = Party(rnd, ("POLYMERS PVT LTD", "EXIM", "CHEMICALS LIMITED"), state=sup.state if rnd.random() < 0.6 else other(rnd, "27"))
    sup.name, cus.name = sup.name.upper(), cus.name.upper()
    intra = sup.state == cus.state
    inv = f"{''.join(w[0] for w in sup.name.split() if w[0].isalpha())}/IMP/{rnd.randint(11, 3999):04d}/{fy(d, '{s:02d}-{b:02d}')}"
    first = (rows + 1) // 2
    tax_rows = [(t, s, pct(v, rnd.randint(70, 160))) for t, s, v in (rnd.choice(AGENCY) for _ in range(first))]
    tax_rows = [(t, s, v // 100 * 100) for t, s, v in tax_rows]
    pure = []
    for _ in range(rows - first):
        t, k = rnd.choice(PURE)
        rd = d - datetime.timedelta(rnd.randint(3, 16))
        pure.append((t, f"{k} {digits(rnd, rnd.choice((7, 10)))} DT. {rd:%d/%m/%y}", rnd.randint(2000, 9800000)))
    job = f"SI/{rnd.randint(100, 9999)}/{fy(d, '{s:02d}{b:02d}')}"
    be = digits(rnd, 7)
    adv = rnd.choice((0, 5000000, 10000000))

    def body(p, pages):
        green = "#1e6b3a"
        p.t(297, 40, sup.name, "TB", 17, "c", green)
        p.t(297, 53, "CUSTOM HOUSE AGENTS  *  INTERNATIONAL FREIGHT FORWARDERS  *  TRANSPORTERS", "TB", 8, "c", green)
        p.t(297, 64, f"{sup.street}, {sup.city} - {sup.pin}.  Tel : {sup.phone}  CHA Lic. No. 11/{sup.phone[:4]}", "T", 8.5, "c")
        p.t(297, 75, f"GSTIN : {sup.gstin}    PAN : {sup.pan}", "TB", 9, "c")
        p.box(25, 82, 545, 16, "#dfeee3", green)
        p.t(297, 93.5, "TAX INVOICE", "TB", 11, "c")
        p.box(25, 98, 545, 130, None, green)
        p.ln(285, 98, 285, 228, 0.5, green)
        p.t(30, 110, "Bill To :", "TB", 8.5)
        y = p.many(30, 122, [cus.name], "TB", 9.5, 11)
        y = p.many(30, y, [cus.street, f"{cus.city} - {cus.pin}", f"STATE : {cus.sname.upper()}    CODE : {cus.state}"], "T", 9, 11)
        p.t(30, y, "GSTIN : " + cus.gstin, "TB", 9)
        p.t(30, y + 24, f"Place of Supply : {cus.sname}", "T", 9)
        p.t(30, y + 36, "Reverse Charge (Y/N) : N", "T", 9)
        facts = (("Invoice No.", inv, "Date", f"{d:%d/%m/%Y}"), ("Job No.", job, "Mode", "SEA / FCL"), ("B/E No.", be, "B/E Dt.", f"{d - datetime.timedelta(14):%d/%m/%Y}"), ("B/L No.", "MUM" + be[1:], "B/L Dt.", f"{d - datetime.timedelta(33):%d/%m/%Y}"),
                 ("Vessel", "MV SAGAR KIRTI V." + be[:3], "Pkgs", be[3:5] + " PLT"), ("Gross Wt.", f"{lakh(int(be[:5]))}.000 KGS", "Cont.", "2 X 20'"), ("Ass. Value", inr(int(be) * 3), "Port", "INNSA1"), ("Shipper", "TAIHE CHEM CO. LTD.", "Your Ref", be[-4:]))
        for k, (a, v, b, w) in enumerate(facts):
            yy = 110 + 15 * k
            p.t(289, yy, a, "TB", 8)
            p.t(335, yy, ": " + v, "T", 8.2)
            p.t(462, yy, b, "TB", 8)
            p.t(500, yy, ": " + w, "T", 8.2)
        xs = (25, 47, 250, 292, 408, 489, 570)

        def head(yy):
            p.box(25, yy, 545, 26, "#dfeee3", green)
            for k, lines in enumerate((("Sr.",), ("P A R T I C U L A R S",), ("SAC",), ("Receipt / Challan", "No. & Date"), ("Reimbursement", "(Pure Agent) Rs."), ("Taxable", "Amount Rs."))):
                p.many((xs[k] + xs[k + 1]) / 2, yy + (11 if len(lines) > 1 else 16), lines, "TB", 8.5, 10, "c")
            return yy + 26
        y = head(228)
        top = 228
        out = []

        def rules(a, b):
            for x in xs:
                p.ln(x, a, x, b, 0.5, green)
            p.ln(25, b, 570, b, 0.5, green)
        seq = [("h", "A) AGENCY AND OTHER SERVICES", None, None)] + [("a",) + r for r in tax_rows]
        if pure:
            seq += [("h", "B) REIMBURSEMENT OF EXPENSES INCURRED ON YOUR BEHALF", None, None)] + [("b",) + r for r in pure]
        n = 0
        S = [0, 0]
        for kind, text, mid, v in seq:
            dl = fold(text, "T", 9, 196)
            ml = fold(mid or "", "T", 8, 110) if kind == "b" else [""]
            h = 11 * max(len(dl), len(ml)) + 4
            if y + h > 800:
                rules(top, y)
                p.t(565, 818, f"Page {p.no} of {pages}   Contd...", "TI", 8, "r")
                p.page()
                top = 30
                y = head(30)
            if kind == "h":
                p.many(50, y + 12, dl, "TB", 8.5, 11)
                y += 11 * len(dl) + 5
                continue
            n += 1
            p.t(36, y + 11, str(n), "T", 9, "c")
            p.many(50, y + 11, dl, "T", 9, 11)
            if kind == "a":
                p.t(271, y + 11, mid, "T", 9, "c")
                p.t(566, y + 11, inr(v), "T", 9, "r")
                out.append({"description": text, "hsn_sac": mid, "taxable_value": plain(v)})
                S[1] += v
            else:
                p.many(295, y + 11, ml, "T", 8, 10)
                p.t(485, y + 11, inr(v), "T", 9, "r")
                out.append({"description": text, "hsn_sac": None, "total": plain(v)})
                S[0] += v
            y += h
        if y < 430 and p.no == 1:
            y = 430
        rules(top, y)
        if y > 620:
            p.page()
            y = 30
            p.ln(25, y, 570, y, 0.5, green)
        c = pct(S[1], 9) if intra else 0
        g = 0 if intra else pct(S[1], 18)
        total, off = near(S[0] + S[1] + 2 * c + g)
        p.box(25, y, 545, 15, "#dfeee3", green)
        p.t(400, y + 11, "TOTAL", "TB", 9, "r")
        p.t(485, y + 11, inr(S[0]), "TB", 9, "r")
        p.t(566, y + 11, inr(S[1]), "TB", 9, "r")
        y += 15
        base_y = y
        lines = [("CGST @ 9%", c), ("SGST @ 9%", c)] if intra else [("IGST @ 18%", g)]
        lines += [("Total Taxable + GST", S[1] + 2 * c + g), ("Add : Reimbursement (B)", S[0]), ("Round Off", off), ("INVOICE TOTAL Rs.", total)]
        if adv:
            lines += [("Less : Advance Received", -adv), ("BALANCE DUE Rs.", total - adv)]
        for a, v in lines:
            f = "TB" if a.isupper() or a.startswith(("INVOICE", "BALANCE")) else "T"
            p.t(480, y + 11, a, f, 9, "r")
            p.t(566, y + 11, inr(v), f, 9, "r")
            y += 14
        p.box(25, base_y, 545, y - base_y + 2, None, green)
        p.ln(489, base_y, 489, y + 2, 0.5, green)
        p.t(30, base_y + 12, "Rupees in words :", "TB", 8.5)
        p.para(30, base_y + 24, say(total // 100).upper() + " ONLY", 270, "T", 8.5, 10)
        p.many(30, y + 16, ["E. & O. E.", "1. Payment to be made by crossed cheque / RTGS within 7 days; interest @ 21% p.a. thereafter.", "2. Original receipts of reimbursements are enclosed herewith; no GST charged as pure agent (Rule 33)."], "T", 8, 10)
        p.t(565, y + 16, "For " + sup.name, "TB", 9, "r")
        p.t(565, y + 60, "Authorised Signatory", "T", 9, "r")
        tot = {"taxable_value": plain(S[1]), "round_off": plain(off), "total": plain(total)}
        tot.update({"cgst": plain(c), "sgst": plain(c)} if intra else {"igst": plain(g)})
        return {"invoice_number": inv, "invoice_date": d.isoformat(), "document_type": "invoice", "supplier": sup.truth(), "recipient": cus.truth(), "place_of_supply": cus.state, "reverse_charge": False, "line_items": out, "totals": tot}
    return wrap_truth(twice(body, path, 595, 842))


CARS = (("TEJAS VXI 1.2 MT PETROL", "87032291", 1, 18, 58400000), ("TEJAS ZXI CNG", "87032291", 1, 18, 66900000), ("VIRAAT SX(O) 1.5 DIESEL AT", "87033291", 20, 40, 142500000),
        ("VIRAAT GT 1.5 TURBO DCT", "87032299", 17, 40, 131000000), ("HIMGIRI 4X4 2.2 LX DSL", "87033391", 22, 40, 158800000))
HUES = ("PEARL ARCTIC WHITE", "SPLENDID SILVER", "NEXA BLUE", "FIERY RED", "ABYSS BLACK")


def motors(path, rnd, rows):
    new = rnd.random() < 0.35
    d = day(rnd, "2025-09-24", "2026-03-20") if new else day(rnd, "2023-04-05", "2025-09-15")
    sup = Party(rnd, ("Motors Private Limited", "Autolink LLP", "Wheels Pvt Ltd"))
    cus = Party(rnd, ("Travels and Tours", "Fleet Services Pvt Ltd", "Cabs"), state=sup.state)
    inv = f"{sup.short}{fy(d, '{s:02d}')}VSI{rnd.randint(101, 9999):06d}"
    goods = []
    for _ in range(rows):
        model, hsn, cess, late, price = rnd.choice(CARS)
        disc = rnd.choice((0, 1500000, 2500000, 4012500))
        rate = late if new else 28
        cs = 0 if new else cess
        tv = price - disc
        half = pct(tv, rate / 2)
        ce = pct(tv, cs)
        vin = "MA3" + "".join(rnd.choice("ABCDEFGHJKLMNPRSTUVWXYZ123456789") for _ in range(8)) + digits(rnd, 6)
        goods.append((model, hsn, rate, cs, price, disc, tv, half, ce, vin, "K12N" + digits(rnd, 7), rnd.choice(HUES)))
    exe = person(rnd)

    def body(p, pages):
        p.box(24, 20, 794, 52, "#1b1b1b", None)
        p.t(38, 44, sup.name, "HB", 16, "l", "#ffffff")
        p.t(38, 58, f"Authorised Dealer : {sup.street}, {sup.city} - {sup.pin}", "H", 8, "l", "#dddddd")
        p.t(806, 44, "TAX INVOICE", "HB", 15, "r", "#ffffff")
        p.t(806, 58, "VEHICLE SALE", "H", 8, "r", "#dddddd")
        p.t(28, 86, f"GSTIN No : {sup.gstin}   |   PAN : {sup.pan}   |   State : {sup.sname}   |   State Code : {sup.state}   |   Ph : {sup.phone}", "H", 8)
        p.ln(24, 92, 818, 92, 0.8)
        p.t(28, 106, "Customer Name", "H", 8)
        p.t(120, 106, ": " + cus.name, "HB", 9)
        for k, (a, v) in enumerate((("Customer Address", f"{cus.street}, {cus.city}, {cus.sname} - {cus.pin}"), ("Customer GSTIN", cus.gstin), ("Place of Supply", f"{cus.sname} ({cus.state})"), ("Hypothecation", "Gramodaya Vikas Bank Ltd, " + cus.city))):
            p.t(28, 119 + 13 * k, a, "H", 8)
            p.t(120, 119 + 13 * k, ": " + v, "H", 8)
        for k, (a, v) in enumerate((("Invoice No.", inv), ("Invoice Date", f"{d:%d-%b-%Y} {10 + rows % 8}:42"), ("Order No. / Date", f"SOB{inv[-5:]} / {d - datetime.timedelta(12):%d-%b-%Y}"), ("Sales Executive", exe), ("Sale Type", "Institutional / Finance"))):
            p.t(540, 106 + 13 * k, a, "H", 8)
            p.t(622, 106 + 13 * k, ": " + v, "HB" if k < 2 else "H", 8)
        xs = (24, 46, 226, 276, 302, 372, 432, 504, 570, 636, 702, 818)

        def head(yy):
            p.ln(24, yy, 818, yy, 1.2)
            for k, lines in enumerate((("S.", "No."), ("Vehicle Description",), ("HSN",), ("Qty",), ("Basic", "Price"), ("Discount",), ("Taxable", "Amount"), ("CGST", "% / Amt"), ("SGST", "% / Amt"), ("Comp. Cess", "% / Amt"), ("Total Amount",))):
                right = k >= 4
                p.many(xs[k + 1] - 4 if right else xs[k] + 4, yy + 12, lines, "HB", 8, 10, "r" if right else "l")
            p.ln(24, yy + 27, 818, yy + 27, 1.2)
            return yy + 27
        y = head(172)
        out = []
        S = [0] * 6
        for i, (model, hsn, rate, cs, price, disc, tv, half, ce, vin, eng, hue) in enumerate(goods):
            if y + 46 > 560:
                p.t(818, 580, f"Page {p.no} of {pages}", "H", 7, "r")
                p.page()
                y = head(30)
            tot = tv + 2 * half + ce
            p.t(28, y + 12, str(i + 1), "H", 8)
            p.t(50, y + 12, model, "HB", 8)
            p.many(50, y + 22, ["Chassis No : " + vin, "Engine No : " + eng, "Colour : " + hue], "H", 7, 9)
            p.t(230, y + 12, hsn, "H", 8)
            p.t(289, y + 12, "1", "H", 8, "c")
            for k, v in ((4, price), (5, disc), (6, tv), (10, tot)):
                p.t(xs[k + 1] - 4, y + 12, inr(v), "HB" if k == 10 else "H", 8, "r")
            for k, r, v in ((7, rate / 2, half), (8, rate / 2, half), (9, cs, ce)):
                p.t(xs[k + 1] - 4, y + 12, f"{r:.2f}%", "H", 7.5, "r")
                p.t(xs[k + 1] - 4, y + 23, inr(v), "H", 8, "r")
            y += 46
            p.ln(24, y, 818, y, 0.3, "#777777", (1, 1.5))
            out.append({"description": f"{model} Chassis No : {vin} Engine No : {eng} Colour : {hue}", "hsn_sac": hsn, "quantity": "1", "unit_price": plain(price), "discount": plain(disc), "taxable_value": plain(tv),
                        "tax_rate": num(rate), "cgst": plain(half), "sgst": plain(half), "cess": plain(ce), "total": plain(tot)})
            S = [a + b for a, b in zip(S, (disc, tv, half, half, ce, tot))]
        if y > 420:
            p.t(818, 580, f"Page {p.no} of {pages}", "H", 7, "r")
            p.page()
            y = 40
        p.ln(24, y, 818, y, 1.2)
        p.t(50, y + 13, "Total", "HB", 8.5)
        p.t(289, y + 13, str(rows), "HB", 8, "c")
        for k, v in zip((5, 6, 7, 8, 9, 10), S):
            p.t(xs[k + 1] - 4, y + 13, inr(v), "HB", 7.5, "r")
        y += 19
        p.ln(24, y, 818, y, 1.2)
        total, off = near(S[5])
        p.t(640, y + 14, "Round Off", "H", 8.5)
        p.t(814, y + 14, inr(off), "H", 8.5, "r")
        p.box(632, y + 20, 186, 18, "#e6e6e6", None)
        p.t(640, y + 32, "Invoice Value", "HB", 9.5)
        p.t(814, y + 32, inr(total), "HB", 9.5, "r")
        p.para(28, y + 14, "Amount in Words : Rupees " + say(total // 100) + " Only", 560, "HB", 8.5, 11)
        tcs = pct(total, 1)
        p.t(28, y + 40, f"TCS u/s 206C(1F) @ 1% on vehicles above Rs. 10 lakh, if applicable, is collected through a separate debit note (max. Rs. {inr(tcs)}).", "H", 7)
        p.t(28, y + 50, "Tax payable on Reverse Charge : No.   Insurance, road tax and registration are charged separately.", "H", 7)
        p.t(28, y + 92, "Customer's Signature", "H", 8)
        p.t(814, y + 60, "For " + sup.name, "HB", 8.5, "r")
        p.t(814, y + 92, "Authorised Signatory", "H", 8, "r")
        p.t(818, 580, f"Page {p.no} of {pages}", "H", 7, "r")
        return {"invoice_number": inv, "invoice_date": d.isoformat(), "document_type": "invoice", "supplier": sup.truth(), "recipient": cus.truth(), "place_of_supply": cus.state, "reverse_charge": False, "line_items": out,
                "totals": {"taxable_value": plain(S[1]), "cgst": plain(S[2]), "sgst": plain(S[3]), "cess": plain(S[4]), "round_off": plain(off), "total": plain(total)}}
    return wrap_truth(twice(body, path, 842, 595))


BOQ = (("Earth work in excavation by mechanical means (hydraulic excavator) / manual means over areas (exceeding 30 cm in depth, 1.5 m in width as well as 10 sqm on plan) including getting out and disposal of excavated earth lead upto 50 m and lift upto 1.5 m, as directed by Engineer-in-charge.", "Cum", 23485),
       ("Providing and laying in position cement concrete of specified grade excluding the cost of centering and shuttering - All work up to plinth level : 1:4:8 (1 cement : 4 coarse sand : 8 graded stone aggregate 40 mm nominal size)", "Cum", 612530),
       ("Brick work with common burnt clay F.P.S. (non modular) bricks of class designation 7.5 in foundation and plinth in cement mortar 1:6", "Cum", 678215),
       ("Steel reinforcement for R.C.C. work including straightening, cutting, bending, placing in position and binding all complete (Thermo-Mechanically Treated bars of grade Fe-500D or more)", "Kg", 9150),
       ("12 mm cement plaster of mix 1:6", "Sqm", 28760), ("Finishing walls with Acrylic Smooth exterior paint of required shade (Two or more coats)", "Sqm", 15805),
       ("Providing and fixing G.I. pipes complete with G.I. fittings and clamps, i/c cutting and making good the walls etc. 25 mm dia nominal bore", "Mtr", 43245))


def works(path, rnd, rows):
    d = day(rnd, "2023-04-10", "2026-03-15")
    sup = Party(rnd, ("Construction Co.", "Infra Engineers", "& Sons, Govt. Contractors"), kind="F")
    gov = Party(rnd, ("x",), state=sup.state, kind="G")
    office = f"Executive Engineer, P.W.D. (B&R) Division No. {rnd.randint(1, 4)}, {gov.city}"
    ra = rnd.randint(1, 9)
    inv = f"RA-{ra:02d}/{rnd.randint(3, 60)}/{fy(d)}"
    goods = []
    for i in range(rows):
        text, unit, rate = rnd.choice(BOQ)
        q = rnd.randint(500, 98000)
        goods.append((f"{rnd.randint(2, 22)}.{rnd.randint(1, 40)}" + rnd.choice(("", "", ".1", ".2")), text, unit, q, rate, (q * rate + 50) // 100))
    base = sum(g[5] for g in goods)
    below = round(rnd.randint(110, 1890) / 100, 2)

    def body(p, pages):
        xs = (30, 60, 102, 520, 564, 640, 716, 812)
        p.t(421, 40, sup.name.upper(), "CB", 14, "c")
        p.t(421, 53, f"Class 'A' Contractor, {sup.street}, {sup.city}-{sup.pin} Mob {sup.phone}", "C", 8.5, "c")
        grid = ((f"TAX INVOICE FOR {ordinal_bill(ra)} R.A. BILL",), (f"GSTIN : {sup.gstin}", f"Invoice No.: {inv}"), (f"To : {office}", f"Invoice Date: {d:%d/%m/%Y}"),
                (f"GSTIN (TDS) : {gov.gstin}", f"Agreement No.: {sup.phone[:3]}/{fy(d)}"), (f"Name of work : C/o {work}", "SAC : 995411"))
        y = 60
        for cells in grid:
            p.box(30, y, 782, 15, "#ffff99" if len(cells) == 1 else None)
            if len(cells) == 1:
                p.t(421, y + 11, cells[0], "CB", 9, "c")
            else:
                p.ln(564, y, 564, y + 15)
                p.t(33, y + 11, cells[0], "C", 8.5)
                p.t(567, y + 11, cells[1], "C", 8.5)
            y += 15

        def head(yy):
            p.box(30, yy, 782, 24, "#c6e0b4")
            for k, lines in enumerate((("Sl.", "No."), ("Sch.", "Item"), ("Description of item of work",), ("Unit",), ("Qty. executed", "as per M.B."), ("Rate", "(Rs.)"), ("Amount", "(Rs.)"))):
                p.many((xs[k] + xs[k + 1]) / 2, yy + (10 if len(lines) > 1 else 15), lines, "CB", 8, 10, "c")
            return yy + 24
        y = head(y)
        top = y
        out = []

        def close(a, b):
            for x in xs:
                p.ln(x, a, x, b)
            p.ln(30, b, 812, b)
        for i, (item, text, unit, q, rate, amt) in enumerate(goods):
            dl = fold(text, "C", 8.5, 408)
            for k, line in enumerate(dl):
                if y + 14 > 560:
                    close(top, y + 2)
                    p.t(421, 582, f"Page {p.no}", "C", 7.5, "c")
                    p.page()
                    top = 30
                    y = head(30)
                p.t(106, y + 11, line, "C", 8.5)
                if k == 0:
                    p.t(45, y + 11, str(i + 1), "C", 8.5, "c")
                    p.t(81, y + 11, item, "C", 8.5, "c")
                    p.t(542, y + 11, unit, "C", 8.5, "c")
                    p.t(636, y + 11, plain(q), "C", 8.5, "r")
                    p.t(712, y + 11, plain(rate), "C", 8.5, "r")
                    p.t(808, y + 11, plain(amt), "C", 8.5, "r")
                y += 11
            y += 4
            p.ln(30, y, 812, y)
            out.append({"description": text, "quantity": plain(q), "unit": unit, "unit_price": plain(rate), "taxable_value": plain(amt)})
        close(top, y)
        if y > 370:
            p.t(421, 582, f"Page {p.no}", "C", 7.5, "c")
            p.page()
            y = 30
            p.ln(30, y, 812, y)
        rebate = pct(base, below)
        tv = base - rebate
        half = pct(tv, 9)
        total, off = near(tv + 2 * half)
        tds, sd, lc = pct(tv, 2), pct(tv, 5), pct(tv, 1)
        lines = [("Total of schedule items", base, 0), (f"Less : Tender rebate @ {below:.2f}% below", -rebate, 0), ("Taxable value of work done", tv, 1), ("Add CGST 9%", half, 0), ("Add SGST 9%", half, 0), ("Round off", off, 0),
                 ("GROSS INVOICE AMOUNT", total, 1), ("Less I.T. TDS 2% / Security Deposit 5% / Labour Cess 1%", -(tds + sd + lc), 0), ("Net amount payable by Division", total - tds - sd - lc, 0)]
        for a, v, b in lines:
            p.box(30, y, 686, 14, "#fce4d6" if a.isupper() else None)
            p.box(716, y, 96, 14, "#fce4d6" if a.isupper() else None)
            p.t(712, y + 10, a, "CB" if b else "C", 8.5, "r")
            p.t(808, y + 10, plain(v), "CB" if b else "C", 8.5, "r")
            y += 14
        p.t(33, y + 12, f"(Rs. {say(total // 100)} only)", "CB", 8.5)
        p.t(33, y + 62, "Contractor", "C", 8.5)
        p.t(421, y + 62, "Junior Engineer", "C", 8.5, "c")
        p.t(808, y + 62, "Assistant Engineer", "C", 8.5, "r")
        p.t(421, 582, f"Page {p.no}", "C", 7.5, "c")
        return {"invoice_number": inv, "invoice_date": d.isoformat(), "document_type": "invoice", "supplier": {"name": sup.name.upper(), "gstin": sup.gstin}, "recipient": {"name": office, "gstin": gov.gstin},
                "line_items": out, "totals": {"taxable_value": plain(tv), "cgst": plain(half), "sgst": plain(half), "round_off": plain(off), "total": plain(total)}}
    work = rnd.choice(("boundary wall and internal roads at Govt. Polytechnic", "6 Nos. Type-III quarters at Police Lines", "additional class rooms at Govt. Sr. Sec. School", "O.P.D. block at Civil Hospital")) + ", " + gov.city
    return wrap_truth(twice(body, path, 842, 595))


def ordinal_bill(n):
    return f"{n}{ {1: 'ST', 2: 'ND', 3: 'RD'}.get(n, 'TH')}"


GROCER = (("Chawal Kolam", 5600, "kg"), ("Gehu Lokwan", 3450, "kg"), ("Tuvar Dal", 15800, "kg"), ("Chini M-30", 4300, "kg"), ("Mungfali Tel 15 ltr dabba", 268000, "nag"), ("Maida 50 kg bori", 172500, "nag"),
          ("Jeera", 31050, "kg"), ("Chai Patti (Premium)", 38025, "kg"), ("Agarbatti box", 11550, "nag"), ("Sabun Bar", 2275, "nag"))


def kirana(path, rnd, rows):
    d = day(rnd, "2023-04-03", "2026-03-20")
    sup = Party(rnd, ("Kirana Bhandar", "General Stores", "Provision Stores"), kind="P")
    cus = rnd.choice(("Hotel " + rnd.choice(("Sagar", "Annapurna", "Gokul")), person(rnd), "Shri " + person(rnd), "Jai Bhavani Mess"))
    no = str(rnd.randint(7, 4999))
    goods = []
    for _ in range(rows):
        text, rate, unit = rnd.choice(GROCER)
        q = rnd.choice((1, 2, 3, 5, 10, 25)) * 1000 if unit == "nag" or rnd.random() < 0.6 else rnd.choice((500, 1500, 2500, 7250))
        goods.append((text, rate, unit, q, (rate * q + 500) // 1000))
    blue, red = "#1d2f8f", "#c0392b"
    total = sum(g[4] for g in goods)
    per = 20

    def body(p, pages):
        out = []
        chunks = [goods[i:i + per] for i in range(0, len(goods), per)]
        carried = 0
        for ci, chunk in enumerate(chunks):
            if ci:
                p.page()
            p.box(16, 16, 388, 563, None, blue, 1.2)
            p.t(210, 30, "॥ जय माता ॥", "V", 8, "c", red)
            p.t(24, 32, "GSTIN : " + sup.gstin, "HB", 7.5, "l", blue)
            p.t(396, 32, "Mob. " + sup.phone, "HB", 7.5, "r", blue)
            p.box(150, 36, 120, 14, blue, None)
            p.t(210, 46.5, "BILL OF SUPPLY", "HB", 9.5, "c", "#ffffff")
            p.t(210, 74, sup.name, "TB", 22, "c", red)
            p.t(210, 87, "Wholesale & Retail Grain, Grocery and Provision Merchants", "TI", 9, "c", blue)
            p.t(210, 98, f"{sup.street}, {sup.city} - {sup.pin} ({sup.sname})", "H", 8, "c", blue)
            p.ln(16, 104, 404, 104, 0.8, blue)
            p.t(210, 114, "Composition taxable person, not eligible to collect tax on supplies", "HB", 7.5, "c", blue)
            p.ln(16, 119, 404, 119, 0.8, blue)
            p.t(24, 136, "No.", "TB", 11, "l", blue)
            p.t(46, 136, no, "HB", 13, "l", red)
            p.t(290, 136, "Date / ", "TB", 10, "l", blue)
            p.t(318, 136, "तारीख", "V", 9, "l", blue)
            p.t(346, 136, f"{d.day}/{d.month}/{d:%y}", "HB", 10)
            p.t(24, 156, "M/s.", "TB", 11, "l", blue)
            p.t(54, 155, cus, "HB", 10)
            p.ln(48, 158, 396, 158, 0.5, blue, (1, 2))
            xs = (16, 42, 206, 268, 322, 378, 404)
            p.ln(16, 168, 404, 168, 0.8, blue)
            for k, (en, hi) in enumerate((("No.", "नं."), ("Particulars", "माल का नाम"), ("Qty.", "नग"), ("Rate", "दर"), ("Rs.", "रकम"), ("P.", "पै."))):
                mid = (xs[k] + xs[k + 1]) / 2
                p.t(mid, 180, en, "HB", 8.5, "c", blue)
                p.t(mid, 191, hi, "V", 8, "c", blue)
            p.ln(16, 196, 404, 196, 0.8, blue)
            for x in xs[1:-1]:
                p.ln(x, 168, x, 540 if x >= 322 else 520, 0.6, blue)
            y = 210
            if ci:
                p.t(46, y, "B/F.", "HI", 9)
                p.t(374, y, lakh(carried // 100), "H", 9, "r")
                p.t(391, y, f"{carried % 100:02d}", "H", 9, "c")
                y += 14
            for i, (text, rate, unit, q, amt) in enumerate(chunk):
                qty = f"{q // 1000}" if q % 1000 == 0 else f"{q / 1000:g}"
                p.t(29, y, str(ci * per + i + 1), "H", 9, "c")
                p.t(46, y, text, "H", 9)
                p.t(264, y, f"{qty} {unit}", "H", 9, "r")
                p.t(318, y, plain(rate), "H", 9, "r")
                p.t(374, y, lakh(amt // 100), "H", 9, "r")
                p.t(391, y, f"{amt % 100:02d}", "H", 9, "c")
                out.append({"description": text, "quantity": qty, "unit": unit, "unit_price": plain(rate), "taxable_value": plain(amt)})
                carried += amt
                y += 14
            p.ln(16, 520, 404, 520, 0.8, blue)
            last = ci == len(chunks) - 1
            p.t(318, 534, "Total" if last else "C/F.", "HB", 10, "r", blue)
            p.t(374, 534, lakh(carried // 100), "HB", 10, "r")
            p.t(391, 534, f"{carried % 100:02d}", "HB", 10, "c")
            p.ln(16, 540, 404, 540, 0.8, blue)
            if last:
                p.para(24, 528, "Rs. " + say(total // 100) + (" & paise " + say(total % 100) if total % 100 else "") + " only", 250, "HI", 6.6, 8)
            p.t(24, 553, "भूल चूक लेनी देनी", "V", 8, "l", blue)
            p.t(24, 568, "Goods once sold will not be taken back.", "TI", 8, "l", blue)
            p.t(396, 553, "For " + sup.name, "TB", 9, "r", blue)
        return {"invoice_number": no, "invoice_date": d.isoformat(), "document_type": "bill_of_supply", "supplier": sup.truth(), "recipient": {"name": cus}, "line_items": out, "totals": {"total": plain(total)}}
    return wrap_truth(twice(body, path, 420, 595))


LAYOUTS = {"cha": cha, "motors": motors, "works": works, "kirana": kirana}
