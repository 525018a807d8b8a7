# SPDX-License-Identifier: AGPL-3.0-or-later
"""Services: guards, rent, airline, telecom."""

import calendar
import datetime

from stranger_levy_base import (Party, day, digits, fold, fy, inr, near, num, other, pct, person, plain, say, twice, width, wrap_truth)

POSTS = (("Security Guard", 71250), ("Lady Security Guard", 71250), ("Security Supervisor", 89000), ("Head Guard", 80500), ("Assistant Security Officer", 118000), ("Gunman (with licensed weapon)", 121575), ("Fire Guard", 84650), ("CCTV Operator", 93800))
SITES = ("Main Gate", "Material Gate", "Admin Block", "Raw Material Yard", "Colony", "Weigh Bridge", "Night Patrol", "Guest House")


def guards(path, rnd, rows):
    m = day(rnd, "2023-04-01", "2026-02-01")
    last = calendar.monthrange(m.year, m.month)[1]
    d = datetime.date(m.year, m.month, last) + datetime.timedelta(rnd.choice((0, 1, 2, 4)))
    sup = Party(rnd, ("Security & Allied Services", "Guarding Force", "Detective and Security Bureau"), kind="F")
    cus = Party(rnd, ("Spinning Mills Ltd.", "Foundries Private Limited", "Cold Chain Limited"), state=sup.state)
    inv = f"{''.join(w[0] for w in sup.name.split() if w[0].isalpha())}/{m:%b}/{rnd.randint(2, 190):03d}".upper()
    goods = []
    for i in range(rows):
        post, rate = rnd.choice(POSTS)
        men = rnd.randint(1, 14)
        duties = men * last - rnd.randint(0, 3)
        goods.append((post + (f" - {rnd.choice(SITES)}" if rnd.random() < 0.6 else ""), men, duties, rate, rate * duties))
    fee = rnd.choice((7, 8, 8.5, 10))

    def body(p, pages):
        p.t(297, 50, sup.name.upper(), "TB", 20, "c", "#8b0000")
        p.t(297, 64, "(An ISO 9001 : 2015 Certified Agency)   |   PSARA Licence No. " + sup.phone[:4] + "/" + sup.short, "TI", 9, "c")
        p.t(297, 76, f"Regd. Off.: {sup.street}, {sup.city} - {sup.pin}. Mob.: {sup.phone}", "T", 9, "c")
        p.ln(50, 82, 545, 82, 1.6, "#8b0000")
        p.ln(50, 84.5, 545, 84.5, 0.5, "#8b0000")
        p.t(50, 98, "GSTIN: " + sup.gstin, "TB", 10)
        p.t(545, 98, "PAN: " + sup.pan, "TB", 10, "r")
        p.t(297, 118, "TAX INVOICE", "TB", 13, "c")
        p.ln(255, 120.5, 339, 120.5, 0.8)
        p.t(50, 140, "To,", "T", 11)
        y = p.many(50, 153, ["The General Manager (HR & Admn.),"], "T", 11, 13)
        p.t(50, y, f"M/s. {cus.name},", "TB", 11)
        y = p.many(50, y + 13, [cus.street + ",", f"{cus.city} - {cus.pin} ({cus.sname})"], "T", 11, 13)
        p.t(50, y, "GSTIN : " + cus.gstin, "TB", 11)
        p.t(400, 140, "Bill No. :", "TB", 11)
        p.t(450, 140, inv, "T", 11)
        p.t(400, 154, "Date     :", "TB", 11)
        p.t(450, 154, f"{d:%d.%m.%Y}", "T", 11)
        p.t(400, 168, "SAC      :  998525", "T", 11)
        y += 22
        y = p.para(80, y, f"Sub.: Bill for Security Services provided at your {cus.city} Unit for the month of {m:%B - %Y}.", 420, "TB", 11, 13)
        p.t(50, y + 8, "Ref.: Your Work Order No. " + sup.phone[:6] + f" dated 01.04.{m.year if m.month > 3 else m.year - 1}", "T", 11)
        y += 20
        xs = (50, 84, 262, 326, 390, 455, 545)

        def head(yy):
            p.box(50, yy, 495, 30, "#f2dcdb")
            for k, lines in enumerate((("Sr.", "No."), ("Category of Personnel",), ("No. of", "Personnel"), ("No. of", "Duties"), ("Rate / Duty", "(8 Hrs.)"), ("Amount", "(Rs.)"))):
                p.many((xs[k] + xs[k + 1]) / 2, yy + (12 if len(lines) > 1 else 18), lines, "TB", 10, 12, "c")
            return yy + 30
        y = head(y)
        out = []
        base = 0

        def cells(yy, h):
            p.box(50, yy, 495, h)
            for x in xs[1:-1]:
                p.ln(x, yy, x, yy + h)
        for i, (post, men, duties, rate, amt) in enumerate(goods):
            dl = fold(post, "T", 10.5, 170)
            h = 13 * len(dl) + 5
            if y + h > 780:
                p.page()
                y = head(50)
            cells(y, h)
            p.t(67, y + 13, f"{i + 1}.", "T", 10.5, "c")
            p.many(88, y + 13, dl, "T", 10.5, 13)
            p.t(294, y + 13, f"{men:02d}", "T", 10.5, "c")
            p.t(358, y + 13, str(duties), "T", 10.5, "c")
            p.t(450, y + 13, plain(rate), "T", 10.5, "r")
            p.t(540, y + 13, inr(amt), "T", 10.5, "r")
            out.append({"description": post, "quantity": str(duties), "unit_price": plain(rate), "taxable_value": plain(amt)})
            base += amt
            y += h
        if y > 560:
            p.page()
            y = 50
            p.ln(50, y, 545, y)
        charge = pct(base, fee)
        tv = base + charge
        half = pct(tv, 9)
        total, off = near(tv + 2 * half)
        rows_ = [("Total (A)", inr(base), 1), (f"Agency / Service Charges @ {num(fee)}% on (A)", inr(charge), 0), ("Taxable Value", inr(tv), 1), ("Add : CGST @ 9%", inr(half), 0), ("Add : SGST @ 9%", inr(half), 0),
                 ("Rounded Off", inr(off), 0), ("Gross Total", inr(total), 1)]
        for a, v, b in rows_:
            p.box(50, y, 495, 17)
            p.ln(455, y, 455, y + 17)
            p.t(450, y + 12, a, "TB" if b else "T", 10.5, "r")
            p.t(540, y + 12, v, "TB" if b else "T", 10.5, "r")
            y += 17
        y = p.para(50, y + 16, f"(Rupees {say(total // 100)} Only)", 495, "TX", 11, 13)
        p.t(50, y + 4, "Whether GST is payable under Reverse Charge Mechanism : No", "T", 10)
        y = p.para(50, y + 20, "Encl.: 1) Attendance sheet  2) Wage register  3) PF & ESIC challans of previous month. Please release the payment by A/c payee cheque / NEFT within 7 days of receipt of the bill as wages have to be disbursed by 7th.", 495, "T", 10, 12)
        p.t(545, y + 14, "For " + sup.name, "TB", 11, "r")
        p.t(545, y + 58, "Proprietor / Partner", "T", 11, "r")
        return {"invoice_number": inv, "invoice_date": d.isoformat(), "document_type": "invoice", "supplier": {"name": sup.name.upper(), "gstin": sup.gstin}, "recipient": cus.truth(),
                "reverse_charge": False, "line_items": out, "totals": {"taxable_value": plain(tv), "cgst": plain(half), "sgst": plain(half), "round_off": plain(off), "total": plain(total)}}
    return wrap_truth(twice(body, path, 595, 842))


FLOORS = ("Ground", "First", "Second", "Third", "Fourth")


def ordinal(n):
    return f"{n}{'th' if 10 < n < 14 else {1: 'st', 2: 'nd', 3: 'rd'}.get(n % 10, 'th')}"


def rent(path, rnd, rows):
    m = day(rnd, "2023-04-01", "2026-03-01")
    d = datetime.date(m.year, m.month, rnd.choice((1, 1, 2, 3, 5)))
    sup = Party(rnd, ("Estates", "Properties LLP", "Realty and Holdings"), kind="F")
    cus = Party(rnd, ("Finserv Limited", "Pathology Labs Pvt. Ltd.", "Co-operative Bank Ltd."), state=sup.state)
    inv = f"{''.join(w[0] for w in sup.name.split())}/{rnd.randint(1, 70):02d}/{fy(d, '{a}-{b:02d}')}"
    goods = []
    for i in range(rows):
        kind = rnd.choice(("Office No. {n}, {f} Floor, admeasuring {a} sq. ft. carpet area", "Godown No. {n} with loading platform, admeasuring {a} sq. ft.", "Shop No. {n}, {f} Floor ({a} sq. ft. built-up)", "Car parking slot Nos. P-{n} and P-{m} in the basement"))
        n = rnd.randint(1, 60)
        text = kind.format(n=n, m=n + 1, f=rnd.choice(FLOORS), a=inr(rnd.randint(8, 62) * 5000, 0))
        goods.append((text, (rnd.randint(40, 1900) if "Car" not in kind else rnd.randint(10, 40)) * 10000))
    cam = rnd.random() < 0.5
    name = person(rnd)
    date = f"{ordinal(d.day)} {d:%B, %Y}"
    rs = lambda v: "Rs. " + inr(v, 0) + "/-"

    def body(p, pages):
        p.t(70, 70, sup.name, "RB", 17)
        p.t(70, 84, f"{sup.street}, {sup.city} {sup.pin}", "R", 9)
        p.t(70, 96, f"Tel. {sup.phone}  E-mail {sup.mail}", "R", 9)
        p.ln(70, 102, 525, 102, 0.7)
        p.t(525, 122, date, "R", 10.5, "r")
        p.t(70, 122, "Tax Invoice No. " + inv, "RB", 10.5)
        y = p.many(70, 148, ["To,", cus.name + ",", cus.street + ",", f"{cus.city} - {cus.pin}.", f"(Your GSTIN {cus.gstin})"], "R", 10.5, 14)
        p.t(70, y + 14, "Dear Sirs,", "R", 10.5)
        p.t(297, y + 34, f"Re : Rent for the month of {m:%B %Y}", "RB", 10.5, "c")
        y = p.para(70, y + 56, f"We have to bill you as under towards the rent of the premises situated at {sup.street}, {sup.city}, leased to you under the registered Lease Deed dated 14th August, 2021 (Renting of immovable property, SAC 997212; place of supply: {sup.sname}, State Code {sup.state}):-", 455, "R", 10.5, 14.5)
        y += 8
        out = []
        base = 0
        for i, (text, amt) in enumerate(goods):
            dl = fold(text, "R", 10.5, 320)
            if y + 14.5 * len(dl) > 775:
                p.t(297, 810, f"- {p.no} -", "R", 9, "c")
                p.page()
                y = 80
            p.t(84, y, f"{i + 1})", "R", 10.5, "r")
            yy = p.many(92, y, dl, "R", 10.5, 14.5)
            end = yy - 14.5
            a = rs(amt)
            p.t(525, end, a, "R", 10.5, "r")
            x = 92 + width(dl[-1], "R", 10.5) + 6
            stop = 525 - width(a, "R", 10.5) - 6
            dots = "." * int((stop - x) / width(".", "R", 10.5))
            p.t(stop, end, dots, "R", 10.5, "r", "#555555")
            out.append({"description": text, "taxable_value": plain(amt, 0)})
            base += amt
            y = yy + 3
        if y > 560:
            p.t(297, 810, f"- {p.no} -", "R", 9, "c")
            p.page()
            y = 80
        half = pct(base, 9)
        total = base + 2 * half
        y += 4
        p.ln(430, y - 10, 525, y - 10, 0.6)
        for a, v, f in (("Rent for the month", base, "R"), ("Add : CGST @ 9%", half, "R"), ("Add : SGST @ 9%", half, "R"), ("Total amount payable", total, "RB")):
            if f == "RB":
                p.ln(430, y - 7, 525, y - 7, 0.6)
                y += 5
            p.t(400, y, a, f, 10.5, "r")
            p.t(525, y, rs(v), f, 10.5, "r")
            y += 15
        p.ln(430, y - 10, 525, y - 10, 0.6)
        p.ln(430, y - 8, 525, y - 8, 0.6)
        y = p.para(70, y + 8, f"(Rupees {say(total // 100)} only)", 455, "R", 10.5, 14.5)
        tds = pct(base, 10)
        y = p.para(70, y + 10, f"Kindly deduct tax at source u/s. 194-I on {rs(base)} only i.e. {rs(tds)}, and remit the balance of {rs(total - tds)} by NEFT on or before the 10th of the month. Interest @ 18% p.a. shall be charged thereafter. Our GSTIN is {sup.gstin} and PAN is {sup.pan}. The tax is not payable on reverse charge basis.", 455, "R", 10.5, 14.5)
        p.t(70, y + 12, "Thanking you,", "R", 10.5)
        p.t(70, y + 30, "Yours faithfully,", "R", 10.5)
        p.t(70, y + 44, "For " + sup.name, "RB", 10.5)
        p.t(70, y + 84, f"({name})", "R", 10.5)
        p.t(70, y + 98, "Partner", "R", 10.5)
        return {"invoice_number": inv, "invoice_date": d.isoformat(), "document_type": "invoice", "supplier": sup.truth(), "recipient": cus.truth(), "place_of_supply": sup.state, "reverse_charge": False,
                "line_items": out, "totals": {"taxable_value": plain(base, 0), "cgst": plain(half, 0), "sgst": plain(half, 0), "total": plain(total, 0)}}
    return wrap_truth(twice(body, path, 595, 842))


PORTS = ("BLR", "DEL", "BOM", "HYD", "CCU", "MAA", "COK", "JAI", "IXC", "PNQ", "GOI", "LKO")


def airline(path, rnd, rows):
    d = day(rnd, "2023-04-03", "2025-09-10")
    sup = Party(rnd, ("Airways Limited", "Aviation Ltd", "Airlines (India) Limited"))
    cus = Party(rnd, ("Consulting Services LLP", "Bioscience Private Limited", "Analytics India Pvt Ltd"), state=sup.state if rnd.random() < 0.5 else other(rnd, sup.state))
    intra = sup.state == cus.state
    inv = f"{sup.short}1{fy(d, '{s:02d}{b:02d}')}{rnd.choice('AB')}{rnd.choice('ABCDEF')}{rnd.randint(10000, 99999)}"
    legs = []
    goods = []
    while len(goods) < rows:
        a, b = rnd.sample(PORTS, 2)
        pnr = "".join(rnd.choice("ABCDEFGHJKLMNPQRSTUVWXYZ123456789") for _ in range(6))
        rate = rnd.choice((5, 5, 5, 12))
        tag = f" {pnr} {a}-{b}" if rows > 4 else ""
        goods.append(("Air Travel and related charges" + tag, "996425" if rate == 5 else "996421", rnd.randint(21000, 142000) * 10, 0, rate))
        if len(goods) < rows:
            goods.append(("Airport Charges" + tag, "", 0, rnd.randint(31, 124) * 1000, 0))
        if len(goods) < rows and rnd.random() < 0.3:
            goods.append(("Special Service Requests (seat, meal, baggage)" + tag, "996429", rnd.randint(20, 250) * 1000, 0, 18))
        legs.append((pnr, a, b))
    pax = person(rnd)
    fl = f"{rnd.choice(('7Q', '9V', '3K'))} {rnd.randint(112, 6999)}"

    def body(p, pages):
        p.box(0, 0, 842, 46, "#00205b", None)
        p.t(30, 30, sup.name.split()[0].lower(), "HB", 22, "l", "#ffffff")
        for k in range(14):
            p.disc(150 + 5 * k, 30 - k, 1.3, "#ffffff")
        p.t(812, 30, "Tax Invoice", "HB", 18, "r", "#ffffff")
        p.t(30, 62, sup.name, "HB", 10)
        p.t(30, 74, f"{sup.street}, {sup.city}, {sup.sname} {sup.pin}. GSTIN : {sup.gstin}", "H", 8)
        p.t(812, 62, "Original for Recipient", "HI", 8, "r")
        left = (("Number", inv), ("Date", f"{d:%d-%b-%Y}"), ("PNR", legs[0][0] if len(legs) == 1 else "MULTIPLE"), ("Flight No", fl), ("From", legs[0][1]), ("To", legs[-1][2]))
        right = (("Passenger Name", pax), ("Place of supply", cus.sname), ("GSTIN of Customer", cus.gstin), ("GSTIN Customer Name", cus.name), ("GSTIN Customer Address", f"{cus.street}, {cus.city}"), ("Currency", "INR"))
        for x, xx, pairs in ((30, 110, left), (330, 460, right)):
            for k, (a, v) in enumerate(pairs):
                p.t(x, 96 + 14 * k, a, "HB", 8.5)
                p.t(xx - 8, 96 + 14 * k, ":", "HB", 8.5)
                p.t(xx, 96 + 14 * k, v, "H", 8.5)
        edges = (30, 200, 250, 318, 376, 440, 476, 528, 564, 616, 652, 712, 746, 812)

        def head(y):
            p.box(30, y, 782, 40, "#00205b", None)
            groups = ((200, 376, ""), (440, 528, "CGST"), (528, 616, "SGST/UGST"), (616, 712, "IGST"))
            for a, b, g in groups:
                if g:
                    p.t((a + b) / 2, y + 12, g, "HB", 7.5, "c", "#ffffff")
                    p.ln(a + 3, y + 16, b - 3, y + 16, 0.4, "#ffffff")
            names = (("Description",), ("SAC Code",), ("Taxable", "Value"), ("Non Taxable/", "Exempted"), ("Total",), ("Tax %",), ("Amount",), ("Tax %",), ("Amount",), ("Tax %",), ("Amount",), ("CESS",), ("Total", "(Incl Taxes)"))
            for k, nm in enumerate(names):
                p.many((edges[k] + edges[k + 1]) / 2, y + (35 if len(nm) == 1 else 26), nm, "HB", 7, 9, "c", "#ffffff")
            return y + 40
        y = head(184)
        out = []
        S = [0] * 8
        for i, (text, sac, tv, exempt, rate) in enumerate(goods):
            dl = fold(text, "H", 7.5, 162)
            h = 9.5 * len(dl) + 8
            if y + h > 540:
                p.t(812, 580, f"Page {p.no}/{pages}", "H", 7, "r")
                p.page()
                y = head(40)
            c = pct(tv, rate / 2) if intra else 0
            g = 0 if intra else pct(tv, rate)
            tot = tv + exempt + 2 * c + g
            rc, ri = (rate / 2, 0) if intra else (0, rate)
            vals = (None, sac, plain(tv), plain(exempt), plain(tv + exempt), f"{rc:.2f}", plain(c), f"{rc:.2f}", plain(c), f"{ri:.2f}", plain(g), "0.00", plain(tot))
            if i % 2:
                p.box(30, y, 782, h, "#eaf0f8", None)
            p.many(34, y + 11, dl, "H", 7.5, 9.5)
            for k, v in enumerate(vals):
                if v:
                    p.t(edges[k + 1] - 4, y + 11, v, "H", 7.5, "r")
            row = {"description": text, "hsn_sac": sac or None, "taxable_value": plain(tv), "tax_rate": num(rate), "cgst": plain(c), "sgst": plain(c), "igst": plain(g), "cess": "0.00", "total": plain(tot)}
            out.append(row)
            S = [a + b for a, b in zip(S, (tv, exempt, tv + exempt, c, c, g, 0, tot))]
            y += h
        p.box(30, y, 782, 17, "#c9d6ea", None)
        p.t(34, y + 12, "Grand Total", "HB", 8)
        for k, v in zip((2, 3, 4, 6, 8, 10, 11, 12), S):
            p.t(edges[k + 1] - 4, y + 12, plain(v), "HB", 7.5, "r")
        y += 32
        if y > 520:
            p.page()
            y = 50
        for line in ("Note:", "1. Airport Charges includes User Development Fee, Passenger Service Fee, Aviation Security Fee collected on behalf of the airport operator as pure agent.",
                     "2. Whether tax is payable on reverse charge basis: No", "3. This is a computer generated invoice and does not require any signature/stamp. Please check the GSTIN details; corrections accepted within 5 days only."):
            p.t(30, y, line, "H", 7)
            y += 10
        p.t(812, 580, f"Page {p.no}/{pages}", "H", 7, "r")
        return {"invoice_number": inv, "invoice_date": d.isoformat(), "document_type": "invoice", "supplier": sup.truth(), "recipient": cus.truth(), "place_of_supply": cus.state, "reverse_charge": False,
                "line_items": out, "totals": {"taxable_value": plain(S[0]), "cgst": plain(S[3]), "sgst": plain(S[4]), "igst": plain(S[5]), "cess": "0.00", "total": plain(S[7])}}
    return wrap_truth(twice(body, path, 842, 595))


PLANS = (("Internet Leased Line 50 Mbps 1:1", "998422", 2450000), ("SIP Trunk 30 Channels", "998413", 899900), ("Business Broadband Plus 300 Mbps", "998422", 149900), ("Corporate Postpaid 399", "998413", 39900),
         ("Corporate Postpaid 599 Family", "998413", 59900), ("MPLS VPN 10 Mbps Branch", "998415", 1135000), ("Toll Free 1800 Service", "998413", 75000))


def telecom(path, rnd, rows):
    d = day(rnd, "2023-05-01", "2026-03-05")
    sup = Party(rnd, ("Telecom Limited", "Communications Ltd", "Digital Networks Limited"))
    cus = Party(rnd, ("Logistics Private Limited", "Hospitals Limited", "Broking Ltd"), state=sup.state if rnd.random() < 0.6 else other(rnd, sup.state))
    intra = sup.state == cus.state
    start = datetime.date(d.year - (d.month == 1), d.month - 1 or 12, 1)
    end = d.replace(day=1) - datetime.timedelta(1)
    inv = f"{rnd.choice(('BM', 'HT', 'SD'))}{fy(d, '{s:02d}{b:02d}')}I{digits(rnd, 9)}"
    acct = "1-" + digits(rnd, 12)
    goods = []
    for _ in range(rows):
        plan, sac, rental = rnd.choice(PLANS)
        use = rnd.choice((0, 0, rnd.randint(100, 96000)))
        once = rnd.choice((0, 0, 0, 50000))
        disc = rnd.choice((0, 0, pct(rental, 10)))
        num_ = ("0" + digits(rnd, 10)) if sac != "998413" else rnd.choice("789") + digits(rnd, 9)
        goods.append((plan, sac, num_, rental, use, once, disc, rental + use + once - disc))
    prev = rnd.randint(100000, 9000000)
    paid = prev if rnd.random() < 0.6 else prev - rnd.randint(1000, 90000)
    red = "#c8102e"

    def body(p, pages):
        base = sum(g[7] for g in goods)
        c = pct(base, 9) if intra else 0
        g18 = 0 if intra else pct(base, 18)
        cur = base + 2 * c + g18
        p.box(0, 0, 595, 8, red, None)
        p.disc(60, 46, 18, red)
        p.disc(66, 42, 8, "#ffffff")
        p.t(86, 52, sup.name.split()[0].lower() + " business", "NB", 17, "l", red)
        p.t(560, 38, "TAX INVOICE", "NB", 12, "r")
        p.t(560, 50, "Original for Recipient", "N", 7.5, "r")
        y = p.many(36, 86, [cus.name.upper()], "NB", 10, 13)
        y = p.many(36, y, [cus.street, f"{cus.city} - {cus.pin}", cus.sname, "GSTIN: " + cus.gstin, f"Place of supply: {cus.state} - {cus.sname}"], "N", 8.5, 11.5)
        facts = (("Account number", acct), ("Bill number", inv), ("Bill date", f"{d:%d-%b-%Y}"), ("Bill period", f"{start:%d-%b-%Y} to {end:%d-%b-%Y}"), ("Pay by date", f"{d + datetime.timedelta(18):%d-%b-%Y}"), ("Credit limit", "₹ 5,00,000.00"))
        for k, (a, v) in enumerate(facts):
            p.t(330, 86 + 13 * k, a, "N", 8.5, "l", "#555555")
            p.t(560, 86 + 13 * k, v, "NB", 8.5, "r")
        y = 184
        w = 100
        for k, (a, v, s) in enumerate((("Previous balance", prev, ""), ("Payments", paid, "–"), ("Adjustments", 0, "–"), ("This month's charges", cur, "+"), ("Amount payable", prev - paid + cur, "="))):
            x = 36 + k * 106
            p.box(x, y, w, 46, "#fdeef0" if k < 4 else red, None)
            col = "#000000" if k < 4 else "#ffffff"
            p.t(x + w / 2, y + 16, a, "N", 8, "c", col)
            p.t(x + w / 2, y + 34, "₹ " + inr(v), "NB", 9.5, "c", col)
            if s:
                p.t(x - 3, y + 28, s, "NB", 11, "c")
        y = 262
        p.t(36, y, "This month's charges", "NB", 12, "l", red)
        p.ln(36, y + 5, 560, y + 5, 1, red)
        y += 22
        comp = [("Monthly rentals", sum(g[3] for g in goods)), ("Usage", sum(g[4] for g in goods)), ("One time charges", sum(g[5] for g in goods)), ("Discounts", -sum(g[6] for g in goods)), ("Total taxable charges", base)]
        comp += [("CGST @ 9%", c), ("SGST @ 9%", c)] if intra else [("IGST @ 18%", g18)]
        comp.append(("Total charges for this bill", cur))
        for a, v in comp:
            f = "NB" if a.startswith("Total") else "N"
            p.t(44, y, a, f, 9)
            p.t(330, y, inr(v), f, 9, "r")
            p.ln(40, y + 5, 334, y + 5, 0.3, "#bbbbbb")
            y += 18
        p.box(356, 280, 204, 150, "#eef3fa", None)
        p.t(366, 300, "Go paperless, go green!", "NB", 11, "l", "#1b4f72")
        p.para(366, 316, "Save up to ₹ 250.00 every month when you register all your connections for e-bill. Give a missed call on 1800 000 0000 or write to your account manager today.", 186, "N", 8.5, 12, "l", "#1b4f72")
        p.t(366, 396, "Earn 2,500 reward points", "N", 8.5, "l", "#1b4f72")
        y = 470
        p.para(36, y, f"Amount in words: Rupees {say(cur // 100)} and Paise {say(cur % 100)} Only. Tax payable under reverse charge: No.", 524, "N", 8.5, 12)
        p.para(36, y + 30, f"{sup.name}, {sup.street}, {sup.city} - {sup.pin}. GSTIN: {sup.gstin}  PAN: {sup.pan}  CIN: L74899{sup.short}1995PLC0{sup.phone[:5]}. Late payment fee of ₹ 100.00 or 3% whichever is higher will be levied on unpaid amounts after the pay by date.", 524, "N", 7, 9.5, "l", "#555555")
        p.ln(20, 600, 575, 600, 0.7, "#777777", (4, 3))
        p.t(36, 618, "Payment slip", "NB", 9)
        for k, (a, v) in enumerate((("Account number", acct), ("Bill number", inv), ("Cheque / DD no.", "____________"), ("Amount payable", "₹ " + inr(prev - paid + cur)))):
            p.t(36 + 134 * k, 636, a, "N", 7.5, "l", "#555555")
            p.t(36 + 134 * k, 648, v, "NB", 8)
        p.t(560, 826, f"{p.no} of {pages}", "N", 7.5, "r")
        p.page()

        def head():
            p.box(0, 0, 595, 8, red, None)
            p.t(36, 40, "Summary of charges by service", "NB", 13, "l", red)
            p.t(560, 40, f"Bill number {inv}", "N", 8, "r")
            p.ln(36, 48, 560, 48, 1, red)
            p.many(36, 62, ["Service / plan"], "NB", 7.5, 9)
            for x, lines in ((258, ("SAC",)), (318, ("Monthly", "rental (₹)")), (378, ("Usage", "(₹)")), (434, ("One time", "(₹)")), (490, ("Discount", "(₹)")), (560, ("Taxable", "charges (₹)"))):
                p.many(x, 62, lines, "NB", 7.5, 9, "r")
            p.ln(36, 76, 560, 76, 0.5, "#777777")
            p.t(560, 826, f"{p.no} of {pages}", "N", 7.5, "r")
            return 76
        y = head()
        out = []
        for plan, sac, nm, rental, use, once, disc, tv in goods:
            if y + 26 > 800:
                p.page()
                y = head()
            line2 = f"{nm} | {start:%d %b} - {end:%d %b}"
            p.t(36, y + 11, plan, "NB", 8)
            p.t(36, y + 21, line2, "N", 7.5, "l", "#555555")
            for x, v in ((258, sac), (318, inr(rental)), (378, inr(use)), (434, inr(once)), (490, inr(disc)), (560, inr(tv))):
                p.t(x, y + 11, v, "N", 8, "r")
            y += 26
            p.ln(36, y, 560, y, 0.25, "#cccccc")
            out.append({"description": plan + " " + line2, "hsn_sac": sac, "discount": plain(disc), "taxable_value": plain(tv)})
        p.t(36, y + 13, "Total", "NB", 8.5)
        for x, k in ((318, 3), (378, 4), (434, 5), (490, 6), (560, 7)):
            p.t(x, y + 13, inr(sum(g[k] for g in goods)), "NB", 8, "r")
        tot = {"taxable_value": plain(base), "total": plain(cur)}
        tot.update({"cgst": plain(c), "sgst": plain(c)} if intra else {"igst": plain(g18)})
        return {"invoice_number": inv, "invoice_date": d.isoformat(), "document_type": "invoice", "supplier": sup.truth(), "recipient": {"name": cus.name.upper(), "gstin": cus.gstin}, "place_of_supply": cus.state,
                "reverse_charge": False, "line_items": out, "totals": tot}
    return wrap_truth(twice(body, path, 595, 842))


LAYOUTS = {"guards": guards, "rent": rent, "airline": airline, "telecom": telecom}
