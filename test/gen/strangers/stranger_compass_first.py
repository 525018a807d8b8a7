# SPDX-License-Identifier: AGPL-3.0-or-later
"""A colliery's road sale bill and an airport ground handler's bill."""
import datetime

from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, landscape
from reportlab.pdfgen import canvas

from stranger_compass_kit import (Grid, day, div, ends, fy, ind, irn, milli, para, put, rnd, rng, rupees, s, sums, two)


def colliery(path, seed, rows):
    r = rng("colliery", seed, rows)
    A, B, inter = two(r, "20", "Damoh Valley Coalfields Limited",
                      ["Shree Ambica Sponge & Power Pvt Ltd", "Kaveri Brick Kiln Owners Co-operative Ltd",
                       "Narmada Paper Boards Limited", "Triveni Refractories LLP"])
    d = day(r)
    no = f"KUJ/RS/{fy(d)}/{r.randrange(101, 9999):05d}"
    data = {"invoice_number": no, "invoice_date": d.isoformat(), "place_of_supply": B["state"], **ends(A, B, A["name"].upper()), "line_items": []}
    pw, ph = landscape(A4)
    c = canvas.Canvas(path, pagesize=(pw, ph), invariant=1)
    T, TB = "Times-Roman", "Times-Bold"
    tax = [("IGST\n@ 5%\n(Rs.)", 60, "r")] if inter else [("CGST\n@ 2.5%\n(Rs.)", 45, "r"), ("SGST\n@ 2.5%\n(Rs.)", 45, "r")]
    cols = [("Sl.\nNo.", 18, "c"), ("Grade & Size\nof Coal", 80, "l"), ("HSN", 32, "c"), ("Loading Pgm.\n/ Challan No.", 52, "c"),
            ("Net Wt.\n(Tonnes)", 36, "r"), ("Notified\nPrice\n(Rs./Te)", 40, "r"), ("Basic\nValue\n(Rs.)", 53, "r"),
            ("Sizing\nCharge\n(Rs.)", 43, "r"), ("Surface\nTransp.\nChg. (Rs.)", 45, "r"),
            ("Royalty\n@ 14%\n(Rs.)", 49, "r"), ("DMF @ 30%\nof Royalty\n(Rs.)", 47, "r"), ("NMET @ 2%\nof Royalty\n(Rs.)", 47, "r"),
            ("Assessable\nValue\n(Rs.)", 55, "r"), *tax, ("GST Comp.\nCess @ Rs.\n400/Te", 50, "r"), ("Total\nValue\n(Rs.)", 60, "r")]
    g = Grid(c, (pw - sum(k[1] for k in cols)) / 2, cols, T, TB, 7, hsize=6.8, lw=0.4, halign="c")
    x0, x1 = g.x, g.x + g.w
    num = data["line_items"]
    hash_ = irn(r)
    data["irn"] = hash_
    page = [0]

    def top():
        page[0] += 1
        put(c, pw / 2, ph - 34, A["name"].upper(), TB, 14, "c")
        put(c, pw / 2, ph - 46, "(A Subsidiary of Madhya Khanij Holdings)   Kujama Area, Sales Cell, P.O. Kujama, Dist. Dhanbad, Jharkhand - 826 001", T, 8, "c")
        put(c, pw / 2, ph - 57, f"GSTIN : {A['gstin']}      State : Jharkhand  Code : 20", TB, 8, "c")
        put(c, pw / 2, ph - 72, "TAX INVOICE - COAL SALE BILL (ROAD)", TB, 10, "c")
        put(c, x1, ph - 34, f"Page {page[0]}", T, 7, "r")
        y = ph - 84
        if page[0] > 1:
            put(c, x0, y, f"Bill No. {no}   Dt. {d:%d.%m.%Y}   (contd.)", TB, 8)
            return y - 8
        c.rect(x0, y - 66, g.w, 64)
        c.line(x0 + g.w * .56, y - 2, x0 + g.w * .56, y - 66)
        put(c, x0 + 4, y - 12, "Purchaser / Consignee :", T, 7.5)
        put(c, x0 + 92, y - 12, B["name"], TB, 8.5)
        put(c, x0 + 92, y - 23, f"{B['street']}, {B['city']} - {B['pin']}", T, 8)
        put(c, x0 + 4, y - 36, f"GSTIN : {B['gstin']}", TB, 8)
        put(c, x0 + 4, y - 48, f"Place of Supply : {B['state']} - {B['sname']}", T, 8)
        put(c, x0 + 4, y - 60, f"IRN : {hash_}", T, 7)
        xm = x0 + g.w * .56 + 6
        for i, (a, b) in enumerate((("Bill No.", no), ("Bill Date", f"{d:%d.%m.%Y}"),
                                    ("Delivery Order No.", do), ("D.O. Date", f"{dod:%d.%m.%Y}"),
                                    ("Scheme / Colliery", sch))):
            put(c, xm, y - 12 - i * 11.5, a, T, 8)
            put(c, xm + 80, y - 12 - i * 11.5, ": " + b, TB if i < 2 else T, 8)
        return y - 72

    do = f"DO/{r.randrange(20000, 99999)}/{fy(d)}"
    dod = d - datetime.timedelta(r.randrange(5, 40))
    sch = r.choice(["Spot e-Auction / Kujama OCP", "FSA (Non-Power) / Bera UG", "Linkage Auction Tr. VI / Kujama OCP"])
    y = g.heading(top())
    tot = [0] * 11
    ch = r.randrange(4000, 9000)

    def sumrow(label):
        v = [ind(t) for t in tot[1:]]
        return ["", label, "", "", milli(tot[0] * 10), "", *v[:7], *([v[9]] if inter else v[7:9]), ind(cessn[0]), ind(totv[0])]

    cessn, totv = [0], [0]
    for i in range(rows):
        gr, price = r.choice([("G4", 381300), ("G7", 256400), ("G9", 180700), ("G11", 130800), ("G13", 101100), ("W-IV", 336700)])
        size = r.choice(["ROM", "Steam (-)250 mm", "Slack (-)50 mm", "(-)100 mm Crushed"])
        q = r.randrange(1580, 3490)  # hundredths of a tonne
        ch += r.randrange(1, 6)
        basic = div(q * price, 100)
        siz = 0 if size == "ROM" else q * 87
        stc = q * 57
        roy = div(basic * 14, 100)
        dmf, nm = div(roy * 30, 100), div(roy * 2, 100)
        av = basic + siz + stc + roy + dmf + nm
        cg = 0 if inter else div(av * 25, 1000)
        ig = div(av * 5, 100) if inter else 0
        cess = q * 400
        t = av + 2 * cg + ig + cess
        de = f"{gr} {size}"
        cells = [str(i + 1), de, "27011920", f"KUJ/{ch}", milli(q * 10), ind(price), ind(basic), ind(siz), ind(stc), ind(roy), ind(dmf),
                 ind(nm), ind(av), *([ind(ig)] if inter else [ind(cg), ind(cg)]), ind(cess), ind(t)]
        if y - g.height(cells) < 62:
            y = g.total(y, sumrow("Carried over"))
            put(c, x1, y - 12, "Continued on next page ...", "Times-Italic", 7.5, "r")
            c.showPage()
            y = g.heading(top())
            y = g.total(y, sumrow("Brought forward"))
        y = g.row(y, cells)
        for k, v in enumerate((q, basic, siz, stc, roy, dmf, nm, av, cg, cg, ig)):
            tot[k] += v
        cessn[0] += cess
        totv[0] += t
        li = {"description": de, "hsn_sac": "27011920", "quantity": milli(q * 10), "unit_price": s(price), "taxable_value": s(av),
              "gst_rate": "5", "cess_amount": s(cess), "amount": s(t)}
        li.update({"igst_amount": s(ig)} if inter else {"cgst_amount": s(cg), "sgst_amount": s(cg)})
        num.append(li)
    y = g.total(y, sumrow("TOTAL"), colors.Color(.93, .93, .93))
    ro, gt = rnd(totv[0])
    if y < 130:
        c.showPage()
        y = top()
    y -= 14
    put(c, x1 - 90, y, "Rounded off (+/-) Rs.", T, 8.5, "r")
    put(c, x1 - 4, y, ind(ro), T, 8.5, "r")
    put(c, x1 - 90, y - 13, "NET BILL VALUE Rs.", TB, 9.5, "r")
    put(c, x1 - 4, y - 13, ind(gt), TB, 9.5, "r")
    w = rupees(gt)
    yy = para(c, "In words : " + w, x0, y - 4, 500, TB, 8.5)
    put(c, x0, yy - 4, "TCS under Sec. 206C, if any, is billed by separate debit memo. Coal loaded by weight of in-motion weighbridge; weight accepted at colliery end is final.", T, 7)
    put(c, x0, yy - 14, "Tax payable on reverse charge : No", T, 7)
    put(c, x1 - 4, y - 40, "For " + A["name"], TB, 8, "r")
    put(c, x1 - 4, y - 72, "Area Sales Manager, Kujama", T, 8, "r")
    c.save()
    sums(data, tot[7], inter, tot[8], tot[9], tot[10], cessn[0])
    data.update(round_off=s(ro), grand_total=s(gt), amount_in_words=w)
    return {"data": data}


SERV = [("Ramp handling - full turnaround", "Turn", (1850000, 4200000), 1), ("Ramp handling - night halt, two departures", "Turn", (2900000, 5100000), 1),
        ("Ground power unit", "Hour", (320000, 480000), 3), ("Air start unit", "Start", (410000, 650000), 1),
        ("Push back with tow bar and head set", "Use", (275000, 390000), 1), ("Passenger coach, tarmac transfer", "Trip", (95000, 140000), 6),
        ("Ambulift for passengers of reduced mobility", "Use", (360000, 450000), 2), ("Lavatory and potable water service", "Set", (180000, 240000), 1),
        ("Cabin cleaning, transit", "Flight", (310000, 520000), 1), ("Air conditioning unit (ACU)", "Hour", (290000, 410000), 3)]


def ramp(path, seed, rows):
    r = rng("ramp", seed, rows)
    A, B, inter = two(r, "30", "Zuari Skyport Ground Services Pvt. Ltd.",
                      ["Malabar Regional Airways Limited", "Bluekite Aviation Pvt. Ltd.", "Garuda Charter & Cargo Airlines LLP"])
    d = day(r)
    due = d + datetime.timedelta(15)
    no = f"GOX-GH{d:%y%m}{r.randrange(100, 999)}"
    data = {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "place_of_supply": B["state"],
            **ends(A, B), "line_items": []}
    pw, ph = A4
    c = canvas.Canvas(path, pagesize=A4, invariant=1)
    H, HB = "Helvetica", "Helvetica-Bold"
    navy = colors.Color(.07, .2, .42)
    cols = [("DATE", 44, "l"), ("FLIGHT\nARR / DEP", 58, "l"), ("REGN.", 42, "l"), ("A/C\nTYPE", 32, "l"), ("MTOW\n(MT)", 34, "r"),
            ("SERVICE RENDERED", 124, "l"), ("UNITS", 34, "r"), ("UOM", 34, "l"), ("TARIFF\n(INR)", 54, "r"), ("CHARGES\n(INR)", 64, "r")]
    g = Grid(c, 37, cols, H, HB, 7.4, rule="lines", head=navy, ink=colors.white, lw=.25, hsize=7, gap=3.5, line=colors.Color(.7, .7, .7))
    pages = [0]

    def top():
        pages[0] += 1
        c.setFillColor(navy)
        c.rect(0, ph - 60, pw, 60, stroke=0, fill=1)
        c.setFillColor(colors.white)
        put(c, 37, ph - 30, "Zuari Skyport", HB, 19)
        put(c, 37, ph - 45, "ground services", H, 10)
        put(c, pw - 37, ph - 30, "TAX INVOICE", HB, 15, "r")
        put(c, pw - 37, ph - 45, f"{no}   |   sheet {pages[0]}", H, 8.5, "r")
        c.setFillColor(colors.black)
        if pages[0] > 1:
            return ph - 76
        put(c, 37, ph - 80, "BILLED TO", HB, 7)
        put(c, 37, ph - 93, B["name"], HB, 10)
        put(c, 37, ph - 105, f"{B['street']}", H, 8.5)
        put(c, 37, ph - 116, f"{B['city']} {B['pin']}, {B['sname']}", H, 8.5)
        put(c, 37, ph - 129, "GSTIN " + B["gstin"], HB, 8.5)
        put(c, 37, ph - 141, f"Place of supply: {B['sname']} ({B['state']})", H, 8.5)
        for i, (a, b) in enumerate((("Invoice number", no), ("Invoice date", f"{d:%d-%b-%Y}"), ("Payable by", f"{due:%d-%b-%Y}"),
                                    ("Station", "Dabolim South (GOX)"), ("Agreement", "SGHA 2018 Annex B 1.0"), ("SAC", "996763 - Airport operation services"))):
            put(c, 350, ph - 80 - i * 12.2, a, H, 8)
            put(c, 425, ph - 80 - i * 12.2, b, HB if i < 3 else H, 8)
        return ph - 158

    y = g.heading(top())
    total = 0
    fl = d.replace(day=1) - datetime.timedelta(1)
    fl = fl.replace(day=1)
    days = sorted(r.randrange(28) for _ in range(rows))
    pref = r.choice(["7M", "B4", "G2"])
    planes = [("VT-" + "".join(r.choice("ABCDEFGHKMNR") for _ in range(3)), *r.choice([("AT76", 23.0), ("A20N", 79.0), ("B738", 77.1), ("E75L", 38.8), ("C208", 4.0)])) for _ in range(4)]
    for i in range(rows):
        sv, u, (lo, hi), mx = r.choice(SERV)
        rate = r.randrange(lo // 2500, hi // 2500) * 2500
        q = r.randrange(1, mx + 1)
        half = u == "Hour" and r.random() < .4
        q2 = q * 2 + (1 if half else 0)
        amt = q2 * rate // 2
        rg, ty, mt = r.choice(planes)
        f = r.randrange(101, 880)
        qs = f"{q2 / 2:.1f}" if u == "Hour" else str(q)
        cells = [f"{fl + datetime.timedelta(days[i]):%d/%m/%y}", f"{pref}{f} / {f + 1}", rg, ty, f"{mt:.1f}", sv, qs, u, ind(rate), ind(amt)]
        if y - g.height(cells) < 60:
            put(c, pw - 40, y - 14, f"carried to sheet {pages[0] + 1}:   {ind(total)}", HB, 7.5, "r")
            c.showPage()
            y = top()
            y = g.heading(y)
            put(c, pw - 40, y - 11, f"brought from sheet {pages[0] - 1}:   {ind(total)}", HB, 7.5, "r")
            y -= 16
        y = g.row(y, cells)
        total += amt
        data["line_items"].append({"description": sv, "quantity": qs, "unit": u, "unit_price": s(rate), "amount": s(amt)})
    ig = div(total * 18, 100) if inter else 0
    cg = 0 if inter else div(total * 9, 100)
    gt = total + ig + 2 * cg
    w = rupees(gt, "INR ", " only")
    if y < 175:
        c.showPage()
        y = top()
    y -= 18
    for a, b in [("Total charges", total)] + ([("IGST 18.00%", ig)] if inter else [("CGST 9.00%", cg), ("SGST 9.00%", cg)]):
        put(c, 460, y, a, H, 8.5, "r")
        put(c, pw - 40, y, ind(b), H, 8.5, "r")
        y -= 13
    c.setFillColor(navy)
    c.rect(350, y - 8, pw - 37 - 350, 18, stroke=0, fill=1)
    c.setFillColor(colors.white)
    put(c, 460, y - 3, "AMOUNT DUE  INR", HB, 9, "r")
    put(c, pw - 40, y - 3, ind(gt), HB, 9.5, "r")
    c.setFillColor(colors.black)
    para(c, w, 37, y + 20, 300, HB, 8)
    y -= 34
    put(c, 37, y, f"{A['name']}   GSTIN {A['gstin']}   PAN {A['gstin'][2:12]}", HB, 8)
    put(c, 37, y - 12, f"Regd. office: {A['street']}, Margao, Goa 403 601", H, 7.5)
    put(c, 37, y - 24, "Delay beyond the date above carries 1.5% a month. Charge notes signed by the duty engineer are on file at the station.", H, 7.5)
    put(c, 37, y - 36, "Bank: Konkan Merchants Bank, Margao   A/c 004411002783   IFSC KMBX0000441", H, 7.5)
    c.save()
    sums(data, total, inter, cg, cg, ig)
    data.update(grand_total=s(gt), amount_in_words=w)
    return {"data": data}


LAYOUTS = {"colliery": colliery, "ramp": ramp}
