# SPDX-License-Identifier: AGPL-3.0-or-later
"""Invoices of trades; see stranger_surcharge.py."""

import datetime as dt
from stranger_surcharge_kit import (LAST, PLACES, Page, T, TB, d2, day, div, fy, gstin, inr, iso, party, pct, q3, rng, rs_round, rupees, truth, west, words,
                                    words_w, wrap)

WORKS = [("Earth work in excavation by mechanical means (hydraulic excavator) over areas including getting out and disposal of excavated earth, lead upto 50 m and lift upto 1.5 m, all kinds of soil", "cum", 21850),
         ("Providing and laying in position cement concrete of specified grade 1:4:8 excluding the cost of centering and shuttering - all work up to plinth level", "cum", 564300),
         ("Reinforced cement concrete work M-25 in beams, suspended floors, roofs having slope up to 15 degree, landings, balconies, shelves and chajjas, excluding cost of reinforcement", "cum", 874525),
         ("Steel reinforcement for R.C.C. work including straightening, cutting, bending, placing in position and binding all complete Fe-500D TMT", "MT", 7684000),
         ("Centering and shuttering including strutting, propping etc. and removal of form for walls and columns", "sqm", 61240),
         ("Brick work with common burnt clay F.P.S. bricks of class designation 7.5 in superstructure above plinth level up to floor V level in cement mortar 1:6", "cum", 714870),
         ("12 mm cement plaster of mix 1:6 (1 cement : 6 fine sand)", "sqm", 24615),
         ("Providing & fixing UPVC pipes 110 mm dia", "mtr", 46280),
         ("Supplying and filling in plinth with sand under floors, including watering, ramming, consolidating and dressing complete", "cum", 189760)]


def rabill(path, seed, rows):
    r = rng("rabill", seed)
    st = r.choice(["24", "27", "06", "36"])
    city = r.choice(PLACES[st][1])
    name = r.choice(["Omkara Buildcon", "S. K. Patil Constructions", "Dhruv Infra Projects"])
    sg = gstin(r, st, r.choice("FP"), name)
    b = party(r, st)
    bd = day(r, "2023-05-01", "2025-08-30")
    ra = r.randint(2, 19)
    no = f"{''.join(w[0] for w in name.replace('.', ' ').split())}/RA-{ra:02d}/{fy(bd)}"
    items = []
    for i in range(rows):
        nm, u, rate = r.choice(WORKS)
        k = 3 if u == "MT" else 2
        prev, this = r.choice([0, r.randint(500, 90000)]), r.randint(400, 60000)
        f = lambda q: div(q * rate, 10 ** k)
        items.append((nm, u, rate, prev, this, k, f(prev), f(this)))
    sp, s = sum(i[6] for i in items), sum(i[7] for i in items)
    t = pct(s, 900)
    ro = rs_round(s + 2 * t)
    gross = s + 2 * t + ro
    ret, tds, adv = pct(s, 500), pct(s, 200), pct(s, 1000)
    net = gross - ret - tds - adv
    p = Page(path, (842, 595), "Microsoft Excel - RA Bill.xlsx")
    X = [30, 58, 300, 330, 390, 450, 508, 566, 648, 730, 812]
    F, B = "NS", "NSB"

    def grid(y1, y2):
        for x in X:
            p.line(x, y1, x, y2, .4)
        p.line(X[0], y2, X[-1], y2, .4)

    p.box(30, 30, 782, 18, .4, fill=(.73, .86, .96))
    p.t(421, 43, f"{name} - Civil Contractors", B, 12, "c")
    p.box(30, 48, 782, 14, .4)
    p.t(421, 58.5, f"{city[2]}, {city[0]} - {city[1]}. Ph. 98{r.randint(10000000, 99999999)}; GSTIN {sg}; PAN {sg[2:12]}", F, 8.5, "c")
    p.box(30, 62, 782, 15, .4, fill=(1, .95, .6))
    p.t(421, 73, f"TAX INVOICE / RUNNING ACCOUNT BILL NO. {ra}", B, 10, "c")
    left = [("Name of Client", b["name"]), ("Address", f"{b['plot']}, {b['area']}, {b['city']}, {b['sname']} - {b['pin']}"), ("Client GSTIN", b["gstin"]), ("Name of Work", "Construction of Factory Shed, Utility Block & Compound Wall")]
    right = [("Invoice No.", no), ("Invoice Date", f"{bd:%d-%b-%y}"), ("Work Order No.", f"WO/{r.randint(100, 999)}/PRJ dt. {bd - dt.timedelta(days=300):%d-%b-%y}"), ("SAC / Place of Supply", f"995411 / {PLACES[st][0]} ({st})")]
    for i in range(4):
        y = 77 + i * 13
        for x1, x2, s_, f in ((30, 110, left[i][0], B), (110, 508, left[i][1], F), (508, 602, right[i][0], B), (602, 812, right[i][1], F)):
            p.box(x1, y, x2 - x1, 13, .4)
            p.t(x1 + 3, y + 9.5, s_, f, 8)
    y = 133
    p.box(30, y, 782, 24, .4, fill=(.85, .85, .85))
    for a, z, s_ in ((4, 7, "Quantity"), (7, 10, "Amount (Rs.)")):
        p.t((X[a] + X[z]) / 2, y + 9, s_, B, 7.5, "c")
        p.line(X[a], y + 12, X[z], y + 12, .4)
    for i, s_ in enumerate(["Sr.", "Description of Item", "Unit", "Rate (Rs.)"]):
        p.t((X[i] + X[i + 1]) / 2, y + 15, s_, B, 7.5, "c")
        p.line(X[i + 1], y, X[i + 1], y + 24, .4)
    for i, s_ in enumerate(["Upto Prev. Bill", "This Bill", "Upto Date"] * 2):
        p.t((X[4 + i] + X[5 + i]) / 2, y + 21, s_, B, 7, "c")
        if i != 2:
            p.line(X[5 + i], y + 12, X[5 + i], y + 24, .4)
    p.line(X[7], y, X[7], y + 24, .4)
    y = 157
    li = []

    def need(h):
        nonlocal y
        if y + h > 560:
            p.t(421, 582, f"Page {p.n}", F, 7.5, "c")
            p.new()
            y = 30
            p.line(X[0], y, X[-1], y, .4)

    for i, (nm, u, rate, prev, this, k, ap, at) in enumerate(items):
        ls = wrap(nm, F, 7.5, X[2] - X[1] - 6)
        h = 10 * len(ls) + 3
        need(h)
        for j, ln in enumerate(ls):
            p.t(X[1] + 3, y + 9 + 10 * j, ln, F, 7.5)
        yb = y + h - 4
        p.t((X[0] + X[1]) / 2, yb, i + 1, F, 7.5, "c")
        p.t((X[2] + X[3]) / 2, yb, u, F, 7.5, "c")
        for c, v in ((4, west(rate)), (5, q3(prev, k)), (6, q3(this, k)), (7, q3(prev + this, k)), (8, west(ap)), (9, west(at)), (10, west(ap + at))):
            p.t(X[c] - 3, yb, v if v != "0.00" else "-", F, 7.5, "r")
        grid(y, y + h)
        y += h
        li.append({"description": nm, "quantity": q3(this, k), "unit": u, "unit_price": d2(rate), "taxable_value": d2(at)})
    need(13)

    def trow(s_, vals, f=F, fill=None):
        nonlocal y
        need(13)
        p.box(X[0], y, X[-1] - X[0], 13, .4, fill=fill)
        for x in X[7:]:
            p.line(x, y, x, y + 13, .4)
        p.t(X[7] - 4, y + 9.5, s_, f, 8, "r")
        for c, v in zip((8, 9, 10), vals):
            p.t(X[c] - 3, y + 9.5, v, f, 7.5, "r")
        y += 13

    trow("Total Value of Work Done (A)", (west(sp), west(s), west(sp + s)), B, (.85, .92, .83))
    trow("Add : CGST @ 9%", ("", west(t), ""))
    trow("Add : SGST @ 9%", ("", west(t), ""))
    trow("Round Off", ("", west(ro), ""))
    trow("Gross Bill Amount (B)", ("", west(gross), ""), B, (.85, .92, .83))
    trow("Less : Retention Money @ 5% of A", ("", west(ret), ""))
    trow("Less : TDS u/s 194C @ 2% of A", ("", west(tds), ""))
    trow("Less : Recovery of Mobilisation Advance @ 10% of A", ("", west(adv), ""))
    trow("Net Amount Payable", ("", west(net), ""), B, (1, .95, .6))
    need(70)
    p.t(33, y + 12, f"Gross Bill Amount in words : Rupees {rupees(gross)}", "NSI", 8)
    p.t(33, y + 26, "GST payable under reverse charge : No", F, 8)
    for x, s_ in ((33, "Prepared by"), (250, "Checked by (Site Engineer)"), (480, "Certified by PMC"), (690, f"For {name}")):
        p.t(x, y + 62, s_, B, 8)
    p.t(421, 582, f"Page {p.n}", F, 7.5, "c")
    p.save()
    return truth({"invoice_number": no, "invoice_date": iso(bd), "document_type": "invoice", "supplier": {"name": name, "gstin": sg}, "recipient": {"name": b["name"], "gstin": b["gstin"]},
                  "place_of_supply": st, "reverse_charge": False, "line_items": li,
                  "totals": {"taxable_value": d2(s), "cgst": d2(t), "sgst": d2(t), "round_off": d2(ro), "total": d2(gross)}})


MATTERS = ["Perusing the draft Share Purchase Agreement received from the counter-party, preparing our comments thereon and holding discussions with your finance team",
           "Preparation and filing of reply to the show cause notice in Form DRC-01 for the period {m} including uploading on the common portal",
           "Attending personal hearing before the Joint Commissioner (Appeals) on {m} and filing written submissions",
           "Opinion on the place of supply of intermediary services rendered to overseas group entities",
           "Retainership fees for the month of {m}",
           "Drafting of minutes, resolutions and e-forms MGT-14, PAS-3 and SH-7 with the Registrar of Companies",
           "Conducting secretarial due diligence of the target company and issuing our report dated {m}",
           "Out of pocket expenses towards travelling, local conveyance, photocopying and courier"]


def ordinal(d):
    n = d.day
    s = "th" if 10 < n < 20 else {1: "st", 2: "nd", 3: "rd"}.get(n % 10, "th")
    return f"{n}{s} {d:%B}, {d.year}"


def counsel(path, seed, rows):
    r = rng("counsel", seed)
    st = r.choice(["07", "27", "19", "33"])
    city = r.choice(PLACES[st][1])
    l1, l2 = r.sample(LAST, 2)
    name = f"{l1} {l2} & Associates LLP"
    sg = gstin(r, st, "F", name)
    inter = r.random() < .4
    b = party(r, None if inter else st, st if inter else None)
    inter = b["state"] != st
    bd = day(r, "2023-05-01", "2025-09-10")
    no = f"{l1[0]}{l2[0]}A/{bd:%Y}-{(bd.year + 1) % 100}/{r.randint(7, 640)}"
    p = Page(path, (595, 842))
    p.t(297, 52, name, "NRB", 15, "c")
    p.t(297, 65, "Company Secretaries & Tax Advisors", "NRI", 9.5, "c")
    p.t(297, 77, f"{r.randint(2, 9)}th Floor, Commerce House, {city[2]}, {city[0]} {city[1]}", "NR", 8, "c")
    p.line(60, 84, 535, 84, .5)
    p.line(60, 86, 535, 86, 1.2)
    p.t(535, 108, f"Date: {ordinal(bd)}", "NR", 10, "r")
    p.t(60, 108, f"Bill No.: {no}", "NR", 10)
    y = 136
    for s_ in ("To,", r.choice(["The Company Secretary,", "The Chief Financial Officer,"])):
        p.t(60, y, s_, "NR", 10)
        y += 13
    p.t(60, y, b["name"], "NRB", 10)
    for s_ in (f"{b['plot']}, {b['area']},", f"{b['city']} - {b['pin']}, {b['sname']}", f"GSTIN: {b['gstin']}"):
        y += 13
        p.t(60, y, s_, "NR", 10)
    y += 26
    p.t(297, y, "TAX INVOICE", "NRB", 11.5, "c")
    p.line(262, y + 2.5, 333, y + 2.5, .6)
    y += 22
    p.t(60, y, "Dear Sir / Madam,", "NR", 10)
    y = p.para(60, y + 18, "We thank you for the opportunity to be of service and enclose below the particulars of our professional fees for the services rendered (SAC 998231 - Corporate tax consulting services), which may kindly be released at an early date:", "NR", 10, 475, 14)
    y += 4
    p.line(60, y, 535, y, .5)
    p.t(75, y + 13, "Particulars", "NRB", 10)
    p.t(535, y + 13, "Amount (Rs.)", "NRB", 10, "r")
    p.line(60, y + 18, 535, y + 18, .5)
    y += 33
    li, tx = [], 0
    am = lambda v: inr(v)[:-3] + "/-"
    tr = lambda v: str(v // 100)

    def turn(h):
        nonlocal y
        if y + h > 780:
            p.t(297, 812, f"- {p.n} -", "NR", 8, "c")
            p.new()
            y = 60

    for i in range(rows):
        m = bd - dt.timedelta(days=r.randint(10, 60))
        nm = r.choice(MATTERS).format(m=f"{m:%B %Y}")
        ls = wrap(nm, "NR", 10, 365)
        turn(14 * len(ls))
        v = r.randint(25, 2600) * 10000 if "pocket" not in nm else r.randint(8, 90) * 10000
        p.t(60, y, f"{i + 1}.", "NR", 10)
        for j, ln in enumerate(ls):
            p.t(75, y + 13.5 * j, ln, "NR", 10)
        y += 13.5 * (len(ls) - 1)
        p.t(535, y, am(v), "NR", 10, "r")
        y += 20
        tx += v
        li.append({"description": nm, "taxable_value": tr(v)})
    turn(230)
    p.line(440, y - 10, 535, y - 10, .5)
    y += 4
    tot = {"taxable_value": tr(tx)}
    rowsum = [("Sub-total", tx)]
    if inter:
        rowsum.append(("Add: IGST @ 18%", pct(tx, 1800)))
        tot["igst"] = tr(pct(tx, 1800))
    else:
        rowsum += [("Add: CGST @ 9%", pct(tx, 900)), ("Add: SGST @ 9%", pct(tx, 900))]
        tot["cgst"] = tot["sgst"] = tr(pct(tx, 900))
    g = sum(v for _, v in rowsum)
    tot["total"] = tr(g)
    for k, v in rowsum:
        p.t(425, y, k, "NR", 10, "r")
        p.t(535, y, am(v), "NR", 10, "r")
        y += 15
    p.line(440, y - 10, 535, y - 10, .5)
    p.t(425, y + 4, "Total", "NRB", 10, "r")
    p.t(535, y + 4, am(g), "NRB", 10, "r")
    p.line(440, y + 9, 535, y + 9, .5)
    p.line(440, y + 11, 535, y + 11, .5)
    y = p.para(60, y + 30, f"(Rupees {rupees(g)})", "NRI", 10, 475, 14)
    y = p.para(60, y + 8, f"Kindly draw the cheque in favour of \"{name}\" or remit to our account no. 0412102000{r.randint(1000, 9999)} with IDBI Bank, {city[0]} (IFSC IBKL0000412). "
               f"Our GSTIN is {sg} and our PAN is {sg[2:12]}. The place of supply is {b['sname']} ({b['state']}).", "NR", 10, 475, 14)
    p.t(60, y + 14, "Thanking you,", "NR", 10)
    p.t(60, y + 28, "Yours faithfully,", "NR", 10)
    p.t(60, y + 42, f"For {name}", "NRB", 10)
    p.t(60, y + 84, "Designated Partner", "NR", 10)
    p.save()
    return truth({"invoice_number": no, "invoice_date": iso(bd), "document_type": "invoice", "supplier": {"name": name, "gstin": sg}, "recipient": {"name": b["name"], "gstin": b["gstin"]},
                  "place_of_supply": b["state"], "line_items": li, "totals": tot})


SPICE = [("Indian Black Pepper MG-1 550 G/L, machine cleaned", "09041130", "BAGS"), ("Dry Red Chillies Sannam S4 with stem, crop 2024", "09042110", "BAGS"), ("Cumin Seeds Singapore Quality 99% Purity", "09093129", "BAGS"),
         ("Turmeric Fingers Nizam polished", "09103020", "BAGS"), ("Natural Hulled Sesame Seeds Premium 99.95%, Sortex cleaned", "12074090", "BAGS"), ("Small Cardamom AGEB 7-8 mm bold", "09083120", "CTNS")]
BUYERS = [("Al Manhal Foodstuff Trading L.L.C.", "P.O. Box 41822, Al Ras, Deira", "Dubai, U.A.E.", "JEBEL ALI", "U.A.E."), ("Van Houtenberg Kruiden B.V.", "Handelskade 118", "3089 JX Rotterdam, The Netherlands", "ROTTERDAM", "NETHERLANDS"),
          ("Sunrise Ethnic Foods Inc.", "2210 Stelton Road, Unit C", "Piscataway, NJ 08854, USA", "NEW YORK", "U.S.A.")]


def export(path, seed, rows):
    r = rng("export", seed)
    st = r.choice(["32", "24"])
    city = r.choice(PLACES[st][1])
    name = r.choice(["GREENPOD SPICES EXPORTS PVT. LTD.", "MALABAR HERITAGE COMMODITIES LLP"])
    sg = gstin(r, st, "F" if "LLP" in name else "C", name)
    by = r.choice(BUYERS)
    bd = day(r, "2023-05-01", "2025-08-30")
    no = f"EXP/{r.randint(1, 399):03d}/{fy(bd)}"
    items = []
    for i in range(rows):
        nm, hs, kind = r.choice(SPICE)
        n = r.randint(20, 400)
        per = 25 if kind == "BAGS" else 5
        rate = r.randint(180, 2450)
        items.append((nm, hs, n, kind, n * per, rate, n * per * rate))
    fob = sum(i[6] for i in items)
    fr, ins = r.randint(600, 2900) * 100, pct(fob, 15)
    tot = fob + fr + ins
    p = Page(path, (595, 842))
    F, B = T, TB

    def lab(x, y, k, *vals, f=B, s=8.5):
        p.t(x + 3, y + 8, k, F, 7)
        for j, v in enumerate(vals):
            p.t(x + 3, y + 19 + j * 10.5, v, f if j == 0 else F, s)

    def cell(x, y, w, h):
        p.box(x, y, w, h, .5)

    X = [30, 112, 160, 330, 385, 435, 490, 565]

    def head(first):
        p.t(297, 30, "INVOICE", B, 13, "c")
        p.t(297, 41, "(SUPPLY MEANT FOR EXPORT UNDER LETTER OF UNDERTAKING WITHOUT PAYMENT OF INTEGRATED TAX)", F, 7.5, "c")
        if not first:
            p.t(36, 58, f"{name}   Invoice No. & Date: {no} dt. {bd:%d.%m.%Y}   Sheet {p.n}", B, 8.5)
            y = 66
        else:
            for a in ((30, 48, 270, 84), (300, 48, 150, 28), (450, 48, 115, 28), (300, 76, 265, 28), (300, 104, 265, 28), (30, 132, 270, 64), (300, 132, 265, 64), (30, 196, 135, 28), (165, 196, 135, 28),
                      (300, 196, 132, 28), (432, 196, 133, 28), (30, 224, 135, 28), (165, 224, 135, 28), (30, 252, 135, 28), (165, 252, 135, 28), (300, 224, 265, 56)):
                cell(*a)
            lab(30, 48, "Exporter", name, f"{city[2]}, {city[0]} - {city[1]}", f"{PLACES[st][0]}, INDIA", f"GSTIN: {sg}", f"IEC: {sg[2:12]}   STATE CODE: {st}", "LUT ARN: AD" + st + f"0324{r.randint(100000, 999999)}K dt. 02.04.{bd.year}")
            lab(300, 48, "Invoice No. & Date", f"{no} dt. {bd:%d.%m.%Y}")
            lab(450, 48, "Exporter's Ref.", f"SB/{r.randint(1000, 9999)}")
            lab(300, 76, "Buyer's Order No. & Date", f"PO-{r.randint(10000, 99999)} dt. {bd - dt.timedelta(days=34):%d.%m.%Y}")
            lab(300, 104, "Other Reference(s)", "FSSAI 10012041000" + f"{r.randint(100, 999)}   SPICES BOARD CRES", f=F, s=8)
            lab(30, 132, "Consignee", "TO THE ORDER OF", r.choice(["EMIRATES NBD BANK PJSC", "COOPERATIEVE RABOBANK U.A.", "VALLEY NATIONAL BANK"]), "AS PER L/C", s=8.5)
            lab(300, 132, "Buyer (if other than consignee)", by[0], by[1], by[2], "Place of Supply: 96 - Foreign Country")
            lab(300, 196, "Country of Origin of Goods", "INDIA")
            lab(432, 196, "Country of Final Destination", by[4])
            lab(30, 196, "Pre-Carriage by", "ROAD")
            lab(165, 196, "Place of Receipt by Pre-Carrier", city[0].upper())
            lab(30, 224, "Vessel/Flight No.", r.choice(["MSC AURIGA V.324W", "WAN HAI 613 W041"]))
            lab(165, 224, "Port of Loading", "COCHIN" if st == "32" else "MUNDRA")
            lab(30, 252, "Port of Discharge", by[3])
            lab(165, 252, "Final Destination", by[3])
            lab(300, 224, "Terms of Delivery and Payment", f"CIF {by[3]} (INCOTERMS 2020)", "IRREVOCABLE L/C 60 DAYS FROM B/L DATE", f"EXCHANGE RATE: 1 USD = INR {r.randint(8200, 8690) / 100:.2f}")
            y = 280
        p.box(30, y, 535, 28, .5)
        for i, k in enumerate(["Marks & Nos./|Container No.", "No. & Kind|of Pkgs.", "Description of Goods", "ITC (HS)|Code", "Quantity|in KGS", "Rate|USD / KG", "Amount|USD"]):
            for j, ln in enumerate(k.split("|")):
                p.t((X[i] + X[i + 1]) / 2, y + 12 + j * 9, ln, B, 8, "c")
        return y

    y0 = head(True)
    y, li = y0 + 40, []
    marks = iter([f"GPS / {by[3][:3]}", f"{by[3]}", "MADE IN INDIA", f"MSKU {r.randint(1000000, 9999999)}", f"SEAL {r.randint(100000, 999999)}", "1X20' FCL"])

    def frame(yb):
        p.box(30, y0, 535, yb - y0, .5)
        for x in X[1:-1]:
            p.line(x, y0, x, yb, .5)

    for i, (nm, hs, n, kind, kg, rate, amt) in enumerate(items):
        ls = wrap(nm, F, 9, X[3] - X[2] - 8)
        if y + 11 * len(ls) > 770:
            frame(780)
            p.t(562, 792, "Contd...", "Times-Italic", 8, "r")
            p.new()
            y0 = head(False)
            y = y0 + 40
        p.t(X[1] + 4, y, f"{n} {kind}", F, 8.5)
        for j, ln in enumerate(ls):
            p.t(X[2] + 4, y + 11 * j, ln, F, 9)
        for j in range(len(ls)):
            p.t(X[0] + 4, y + 11 * j, next(marks, ""), F, 8)
        p.t((X[3] + X[4]) / 2, y, hs, F, 8.5, "c")
        p.t(X[5] - 4, y, f"{kg:,}.000", F, 8.5, "r")
        p.t(X[6] - 4, y, west(rate), F, 8.5, "r")
        p.t(X[7] - 4, y, west(amt), F, 8.5, "r")
        y += 11 * len(ls) + 5
        li.append({"description": nm, "hsn_sac": hs, "quantity": f"{kg}.000", "unit_price": d2(rate), "taxable_value": d2(amt)})
    if y > 560:
        frame(780)
        p.t(562, 792, "Contd...", "Times-Italic", 8, "r")
        p.new()
        y0 = head(False)
        y = y0 + 40
    for v in marks:
        p.t(X[0] + 4, y, v, F, 8)
        y += 10
    y = max(y + 8, 500)
    for k, v in (("F.O.B. VALUE", fob), ("ADD: OCEAN FREIGHT", fr), ("ADD: INSURANCE", ins)):
        p.t(X[2] + 4, y, k, F, 8.5)
        p.t(X[7] - 4, y, west(v), F, 8.5, "r")
        y += 12
    yb = 600 if y < 600 else y + 6
    frame(yb)
    p.box(30, yb, 535, 30, .5)
    p.t(33, yb + 9, "Amount Chargeable (in words)", F, 7)
    w = words_w(tot // 100).upper() + (f" AND CENTS {words(tot % 100).upper()}" if tot % 100 else "") + " ONLY"
    for j, ln in enumerate(wrap("US DOLLARS " + w, B, 7.5, 350)):
        p.t(33, yb + 18 + 9 * j, ln, B, 7.5)
    p.t(X[6] - 4, yb + 18, "TOTAL CIF USD", B, 8, "r")
    p.t(X[7] - 4, yb + 18, west(tot), B, 9.5, "r")
    p.t(33, yb + 44, f"TOTAL PACKAGES: {sum(i[2] for i in items)}    TOTAL NET WT.: {sum(i[4] for i in items):,}.000 KGS    WE INTEND TO CLAIM REWARDS UNDER RoDTEP SCHEME", F, 8)
    p.t(33, yb + 56, f"AD CODE: 6390009-2900009   BANK: SOUTH INDIAN BANK, {city[0].upper()}   SWIFT: SOININ55", F, 8)
    p.box(30, yb + 64, 535, 62, .5)
    p.line(340, yb + 64, 340, yb + 126, .5)
    p.t(33, yb + 76, "Declaration", F, 7.5)
    p.para(33, yb + 87, "We declare that this Invoice shows the actual price of the goods described and that all particulars are true and correct.", F, 8, 300)
    p.t(343, yb + 76, "Signature & Date", F, 7.5)
    p.t(562, yb + 88, f"For {name}", B, 8, "r")
    p.t(562, yb + 121, "Authorised Signatory", F, 8, "r")
    p.save()
    return truth({"invoice_number": no, "invoice_date": iso(bd), "document_type": "invoice", "supplier": {"name": name, "gstin": sg}, "recipient": {"name": by[0]}, "place_of_supply": "96", "line_items": li,
                  "totals": {"total": d2(tot)}})


LAYOUTS = {"rabill": rabill, "counsel": counsel, "export": export}
