# SPDX-License-Identifier: AGPL-3.0-or-later
"""Canvas layouts: hotel folio, workshop of a dealer (landscape), cash and carry on a 132-column printer."""
import datetime

from reportlab.lib.pagesizes import A4, landscape
from reportlab.pdfgen.canvas import Canvas

import stranger_jetty_kit as kit
from stranger_jetty_kit import Grid, inr, s

CHARGES = [("Room Charges - Deluxe", "996311", 12, (320000, 740000)), ("Room Charges - Club Suite", "996311", 18, (780000, 1450000)), ("Restaurant - Saffron Court (Dinner)", "996331", 18, (45000, 380000)), ("In Room Dining", "996332", 18, (25000, 190000)),
           ("Laundry Services", "999712", 18, (18000, 120000)), ("Extra Bed", "996311", 12, (90000, 150000)), ("Car Hire - Airport Drop", "996601", 5, (120000, 260000)), ("Banquet Hall - Half Day Meeting Package", "996334", 18, (900000, 4200000)), ("Mini Bar - Soft Beverages", "996331", 18, (9000, 60000))]


def hotel(path, seed, rows):
    r = kit.rng("hotel", seed, rows)
    sup, rec, _ = kit.two(r, ["Hotel Kadambavana Residency", "The Sapphire Lagoon (A unit of Lagoonview Hotels Pvt Ltd)", "Amaltas Grand"], ["Trisandhya Projects Private Limited", "Zenvyra Systems India Pvt. Ltd.", "Vaidehi Infra Equipments Private Limited"])
    d = kit.day(r)
    nights = max(1, min(12, rows // 3))
    arr = d - datetime.timedelta(days=nights)
    no = f"{r.choice(['KR', 'FO', 'INV'])}/{kit.fy(d)}/{r.randint(1, 30000)}"
    lines = []
    for i in range(rows):
        name, sac, rt, (lo, hi) = r.choice(CHARGES)
        lines.append(kit.tax({"name": name, "hsn": sac, "rate": rt, "taxable": r.randint(lo // 500, hi // 500) * 500, "d": arr + datetime.timedelta(days=i * nights // rows), "ref": f"{r.choice(['RC', 'POS', 'FB', 'LD'])}{r.randint(1000, 99999)}"}, False))
    tt, cg, sg = (kit.total(lines, k) for k in ("taxable", "cgst", "sgst"))
    ro, net = kit.rounded(tt + cg + sg)
    words = "Rupees " + kit.say(net // 100, "-") + " Only"
    adv = r.choice([0, net // 200 * 100])
    W, H = A4
    L = 30
    guest = r.choice(["Mr. Arvind Sengar", "Ms. Leena Thottam", "Mr. P. Raghunandan", "Dr. Mitali Baruah"])
    room, grc, pax = r.randint(101, 612), r.randint(10000, 99999), r.choice(["1 / 0", "2 / 0", "2 / 1"])
    ink = r.choice(["#7a5c1e", "#0b4f4a", "#5b2333"])
    g0 = [(46, "l"), (46, "l"), (130, "l"), (38, "l"), (58, "r"), (27, "r"), (52, "r"), (27, "r"), (52, "r"), (W - 2 * L - 476, "r")]

    def once(pages):
        c = Canvas(path, pagesize=A4, invariant=1)
        g = Grid(c, L, g0, "Times-Roman", "Times-Bold", 8.5, 10, 2)
        page = 1

        def head():
            c.setFillColor(ink)
            c.setFont("Times-Bold", 16)
            c.drawCentredString(W / 2, H - 46, sup["name"].split(" (")[0])
            c.setFillColor("black")
            c.setFont("Times-Roman", 8.5)
            if "(" in sup["name"]:
                c.drawCentredString(W / 2, H - 57, "(" + sup["name"].split(" (")[1])
            c.drawCentredString(W / 2, H - 68, f"{sup['street']}, {sup['city']} - {sup['pin']}, {sup['state']}.  Tel: {sup['phone']}")
            c.drawCentredString(W / 2, H - 79, f"GSTIN: {sup['gstin']}   |   State Code: {sup['code']}   |   FSSAI Lic. No. 1{sup['pin']}{room}0{grc}")
            c.setStrokeColor(ink)
            c.setLineWidth(1.2)
            c.line(L, H - 86, W - L, H - 86)
            c.setStrokeColor("black")
            c.setLineWidth(.4)
            c.setFont("Times-Bold", 11)
            c.drawCentredString(W / 2, H - 101, "TAX INVOICE")
            y = H - 118
            left = [("Guest Name", guest), ("Company", rec["name"]), ("Address", f"{rec['street']},"), ("", f"{rec['city']} - {rec['pin']}"), ("GSTIN", rec["gstin"]), ("Place of Supply", f"{sup['state']} ({sup['code']})")]
            right = [("Invoice No.", no), ("Invoice Date", f"{d:%d-%b-%Y}"), ("Folio / GRC No.", f"{grc}"), ("Room No. / Pax", f"{room}   ({pax})"), ("Arrival", f"{arr:%d-%b-%Y} 13:10"), ("Departure", f"{d:%d-%b-%Y} 11:25")]
            for x, pairs, gap in ((L, left, 72), (L + 325, right, 80)):
                yy = y
                for a, v in pairs:
                    c.setFont("Times-Roman", 9)
                    c.drawString(x, yy, a)
                    if a or v:
                        c.drawString(x + gap, yy, (": " if a else "  ") + v)
                    yy -= 12
            y -= 76
            c.line(L, y, W - L, y)
            c.setFont("Times-Bold", 8.5)
            e = g.edges()
            c.drawCentredString((e[5] + e[7]) / 2, y - 11, "CGST")
            c.drawCentredString((e[7] + e[9]) / 2, y - 11, "SGST")
            c.line(e[5] + 4, y - 14, e[7] - 3, y - 14)
            c.line(e[7] + 4, y - 14, e[9] - 3, y - 14)
            y = g.row(y - 14, ["Date", "Ref. No.", "Description", "SAC", "Charges", "Rate", "Amt", "Rate", "Amt", "Amount"], True)
            c.line(L, y, W - L, y)
            return y - 2

        y = head()
        for x in lines:
            if y < 74:
                c.line(L, y, W - L, y)
                c.setFont("Times-Italic", 8)
                c.drawRightString(W - L, y - 12, f"continued ...   Page {page} of {pages}")
                c.showPage()
                page += 1
                y = head()
            half = kit.rate(x["rate"] * 50) + "%"
            y = g.row(y, [f"{x['d']:%d-%b-%y}", x["ref"], x["name"], x["hsn"], inr(x["taxable"]), half, inr(x["cgst"]), half, inr(x["sgst"]), inr(x["gross"])], vpad=4)
        if y < 225:
            c.line(L, y, W - L, y)
            c.setFont("Times-Italic", 8)
            c.drawRightString(W - L, y - 12, f"continued ...   Page {page} of {pages}")
            c.showPage()
            page += 1
            y = head()
        c.line(L, y, W - L, y)
        y = g.row(y, ["", "", "Total", "", inr(tt), "", inr(cg), "", inr(sg), inr(tt + cg + sg)], True, vpad=5)
        c.line(L, y, W - L, y)
        f = Grid(c, W - L - 210, [(125, "l"), (85, "r")], "Times-Roman", "Times-Bold", 9, 11)
        y2 = f.row(y - 4, ["Round Off", inr(ro)], vpad=2)
        y2 = f.row(y2, ["Net Amount (INR)", inr(net)], True, vpad=2)
        if adv:
            y2 = f.row(y2, ["Less: Advance Received", inr(adv)], vpad=2)
        y2 = f.row(y2, ["Balance - Bill to Company" if seed % 2 else "Balance - Credit Card", inr(net - adv)], vpad=2)
        kit.say_lines(c, L, y - 14, kit.wrap(words, "Times-Bold", 9, 280), "Times-Bold", 9, 11)
        kit.say_lines(c, L, y - 52, ["I agree that my liability for this bill is not waived and I agree to be held personally liable", "in the event that the indicated person or company fails to pay for the full amount of these charges."], "Times-Italic", 7.5, 9)
        c.setFont("Times-Roman", 8.5)
        c.drawString(L, y - 118, "Guest Signature")
        c.drawCentredString(W / 2, y - 118, "Cashier: " + ["Nisha", "Vikrant", "Joel"][seed % 3])
        c.drawRightString(W - L, y - 118, "Duty Manager")
        c.drawCentredString(W / 2, 30, f"Page {page} of {pages}")
        c.save()
        return page

    kit.count_pages(once)
    items = [{"description": x["name"], "hsn_sac": x["hsn"], "taxable_value": s(x["taxable"]), "gst_rate": str(x["rate"]), "cgst_amount": s(x["cgst"]), "sgst_amount": s(x["sgst"]), "amount": s(x["gross"])} for x in lines]
    sup2 = dict(sup, name=sup["name"].split(" (")[0])
    return kit.truth(no, d, sup2, rec, items, sup["code"], taxable_total=s(tt), cgst_total=s(cg), sgst_total=s(sg), round_off=s(ro), grand_total=s(net), amount_in_words=words)


SPARES = [("Filter element, engine oil", "84212300", 18, "NOS", (14000, 52000)), ("Brake shoe set rear", "87083000", 28, "SET", (45000, 180000)), ("Spark plug iridium", "85111000", 18, "NOS", (21000, 64000)), ("Clutch cable assy", "87089900", 28, "NOS", (18000, 59000)),
          ("Engine oil 10W-30 (loose)", "27101972", 18, "LTR", (34000, 72000)), ("Wiper blade 22 inch", "85129000", 28, "NOS", (32000, 88000)), ("Battery 12V 35Ah", "85071000", 28, "NOS", (380000, 610000)), ("Coolant concentrate green", "38200000", 18, "LTR", (23000, 46000)), ("Headlamp bulb H4 60/55W", "85392120", 18, "NOS", (12000, 39000))]
JOBS = [("Periodic maintenance service 30,000 km", "998729", (95000, 260000)), ("Wheel alignment and balancing, 4 wheels", "998729", (80000, 140000)), ("Brake overhaul, rear", "998729", (60000, 150000)), ("A/C gas top-up with leak test", "998729", (110000, 220000)), ("Body wash, interior cleaning and polish", "998729", (45000, 130000))]


def dealer(path, seed, rows):
    r = kit.rng("dealer", seed, rows)
    sup, rec, inter = kit.two(r, ["Suvega Motors Private Limited", "Padmashree Automobiles", "Rajlaxmi Wheels LLP"])
    d = kit.day(r)
    no = f"{r.choice(['BR', 'RTI', 'SI'])}{kit.fy(d)[:2]}{r.choice('ABCD')}{r.randint(1, 99999):06d}"
    labour = max(1, rows // 4)
    sections = [("PARTS & CONSUMABLES", rows - labour), ("LABOUR CHARGES", labour)]
    lines = []
    for sec, n in sections:
        for _ in range(n):
            if sec[0] == "P":
                name, hsn, rt, u, (lo, hi) = r.choice(SPARES)
                q = r.choice([100, 100, 200, 400]) if u != "LTR" else r.choice([100, 350, 420, 80])
                code = f"{r.randint(10000, 99999)}{r.choice('MKT')}{r.randint(10, 99)}{r.choice('ABR')}00"
            else:
                name, hsn, (lo, hi) = r.choice(JOBS)
                rt, u, q, code = 18, "JOB", 100, f"L{r.randint(100, 999)}{r.choice('PR')}"
            price = r.randint(lo, hi)
            gross = kit.div(price * q, 100)
            disc = kit.div(gross * r.choice([0, 0, 5, 10]), 100)
            lines.append(kit.tax({"sec": sec, "name": name, "code": code, "hsn": hsn, "rate": rt, "u": u, "q": q, "price": price, "disc": disc, "taxable": gross - disc}, inter))
    tt, cg, sg, ig = (kit.total(lines, k) for k in ("taxable", "cgst", "sgst", "igst"))
    ro, net = kit.rounded(tt + cg + sg + ig)
    words = kit.say(net // 100) + " Rupees Only"
    W, H = landscape(A4)
    L = 26
    cols = [(24, "c"), (78, "l"), (182, "l"), (52, "l"), (36, "r"), (32, "c"), (58, "r"), (52, "r"), (62, "r")] + ([(38, "r"), (62, "r")] if inter else [(30, "r"), (54, "r"), (30, "r"), (54, "r")])
    cols.append((W - 2 * L - sum(w for w, _ in cols), "r"))
    reg = f"{r.choice(['MH12', 'KA05', 'GJ06', 'TN38', 'HR26', 'WB02'])}{r.choice(['AK', 'QD', 'ZT'])}{r.randint(1000, 9999)}"
    chassis = "MA3" + "".join(r.choice("ABCDEFGHJKLMNPRSTUVWXYZ0123456789") for _ in range(14))
    km, jc = r.randint(1200, 98000), f"JC{kit.fy(d)[:2]}{r.randint(1, 99999):06d}"
    model = r.choice(["Vayu 1.2 VXi Petrol MT", "Tarang 125 Disc BS6", "Girnar LCV Diesel 2.0"])

    def once(pages):
        c = Canvas(path, pagesize=(W, H), invariant=1)
        g = Grid(c, L, cols, "Helvetica", "Helvetica-Bold", 7.5, 9, 3)
        page = 1
        e = g.edges()

        def table_head(y):
            c.setFillColor("#243b6b")
            c.rect(L, y - 28, g.width, 28, stroke=0, fill=1)
            c.setFillColor("white")
            c.setFont("Helvetica-Bold", 7.5)
            names = ["Sr.", "Part No. /\nLabour Code", "Description", "HSN /\nSAC", "Qty", "UOM", "Unit Rate\n(Rs.)", "Discount\n(Rs.)", "Taxable\nValue (Rs.)"]
            for i, t in enumerate(names + [None] * (len(cols) - 10) + ["Total\n(Rs.)"]):
                if t:
                    parts = t.split("\n")
                    for j, q in enumerate(parts):
                        c.drawCentredString((e[i] + e[i + 1]) / 2, y - (17 if len(parts) == 1 else 12 + j * 9), q)
            for i, t in ((9, "IGST"),) if inter else ((9, "CGST"), (11, "SGST/UTGST")):
                c.drawCentredString((e[i] + e[i + 2]) / 2, y - 10, t)
                c.drawCentredString((e[i] + e[i + 1]) / 2, y - 22, "%")
                c.drawCentredString((e[i + 1] + e[i + 2]) / 2, y - 22, "Amount")
            c.setFillColor("black")
            return y - 28

        def head():
            c.setLineWidth(.4)
            c.setFont("Helvetica-Bold", 14)
            c.drawString(L, H - 38, sup["name"])
            kit.say_lines(c, L, H - 50, [f"{sup['street']}, {sup['city']} - {sup['pin']}, {sup['state']} ({sup['code']})", f"Phone: {sup['phone']}    GSTIN: {sup['gstin']}"], "Helvetica", 8, 10)
            c.setFont("Helvetica-Bold", 12)
            c.drawRightString(W - L, H - 38, "TAX INVOICE - SERVICE")
            c.setFont("Helvetica", 8)
            c.drawRightString(W - L, H - 50, f"Page {page} of {pages}")
            y = H - 70
            if page > 1:
                c.setFont("Helvetica", 8)
                c.drawString(L, y, f"Invoice No.: {no}    Date: {d:%d/%m/%Y}    Job Card: {jc}")
                return table_head(y - 6)
            c.rect(L, y - 66, W - 2 * L, 72)
            c.line(L + 300, y - 66, L + 300, y + 6)
            c.line(L + 545, y - 66, L + 545, y + 6)
            kit.say_lines(c, L + 4, y - 4, ["Billed To:"], "Helvetica-Bold", 8, 10)
            kit.say_lines(c, L + 4, y - 15, [rec["name"], rec["street"], f"{rec['city']} - {rec['pin']}, {rec['state']}", f"GSTIN: {rec['gstin']}", f"Place of Supply: {rec['code']} - {rec['state']}"], "Helvetica", 8, 10.5)
            kit.say_lines(c, L + 304, y - 4, [f"Invoice No.    : {no}", f"Invoice Date  : {d:%d/%m/%Y}", f"Job Card No. : {jc}", f"Service Type : {'Paid' if seed % 2 else 'Running Repair'}", f"Advisor          : {['Sunil', 'Farheen', 'Gopi'][seed % 3]}"], "Helvetica", 8, 12)
            kit.say_lines(c, L + 549, y - 4, [f"Regn. No.  : {reg}", f"Model        : {model}", f"Chassis No.: {chassis}", f"Odometer  : {km} km", "Insurance  : As per policy on record"], "Helvetica", 8, 12)
            return table_head(y - 74)

        def turn(y):
            nonlocal page
            c.line(L, y, W - L, y)
            g.lines(top, y)
            c.showPage()
            page += 1
            return head()

        y = top = head()
        n = 0
        for sec, cnt in sections:
            part = [x for x in lines if x["sec"] == sec]
            if not part:
                continue
            if y < 70:
                y = top = turn(y)
            y = g.row(y, ["", "", sec] + [""] * (len(cols) - 3), True, fill="#e4e9f4")
            for x in part:
                n += 1
                t = [kit.rate(x["rate"] * 100), inr(x["igst"])] if inter else [kit.rate(x["rate"] * 50), inr(x["cgst"])] + [kit.rate(x["rate"] * 50), inr(x["sgst"])]
                cells = [str(n), x["code"], x["name"], x["hsn"], s(x["q"]), x["u"], inr(x["price"]), inr(x["disc"]), inr(x["taxable"])] + t + [inr(x["gross"])]
                if y - g.height(cells) < 40:
                    y = top = turn(y)
                y = g.row(y, cells, vpad=4)
            t = ["", inr(kit.total(part, "igst"))] if inter else ["", inr(kit.total(part, "cgst")), "", inr(kit.total(part, "sgst"))]
            c.line(L, y, W - L, y)
            y = g.row(y, ["", "", "Sub Total"] + [""] * 4 + [inr(kit.total(part, "disc")), inr(kit.total(part, "taxable"))] + t + [inr(kit.total(part, "gross"))], True)
            c.line(L, y, W - L, y)
        g.lines(top, y)
        if y < 165:
            c.showPage()
            page += 1
            c.setLineWidth(.4)
            c.setFont("Helvetica", 8)
            c.drawString(L, H - 34, f"{sup['name']}    Invoice No.: {no}")
            c.drawRightString(W - L, H - 34, f"Page {page} of {pages}")
            y = H - 40
        f = Grid(c, W - L - 220, [(130, "l"), (90, "r")], "Helvetica", "Helvetica-Bold", 8.5, 10.5)
        y2 = y - 4
        for a, v in [("Taxable Value", tt)] + ([("IGST", ig)] if inter else [("CGST", cg), ("SGST/UTGST", sg)]) + [("Round Off", ro)]:
            y2 = f.row(y2, [a, inr(v)], vpad=2)
        y3 = f.row(y2, ["Net Invoice Amount (Rs.)", inr(net)], True, fill="#e4e9f4")
        f.lines(y - 4, y3, False)
        c.setFont("Helvetica-Bold", 8.5)
        c.drawString(L, y - 15, words)
        kit.say_lines(c, L, y - 30, ["1. Old parts removed shall be collected at the time of delivery.", "2. Vehicles are driven and stored at owner's risk. Storage charges apply after 3 days.", "3. Warranty on parts as per manufacturer's policy.",
                                     f"Bank: Udayachal Bank, A/c No. 0{chassis[-4:].translate(str.maketrans(kit.ALPHA, '012345678901234567890123456789012345'))}1100{km}, IFSC UDCB0{jc[-6:]}"], "Helvetica", 7, 9)
        c.setFont("Helvetica", 8)
        c.drawString(L, y - 104, "Customer's Signature")
        c.drawString(L + 200, y - 104, "Service Advisor")
        c.drawRightString(W - L, y - 104, f"For {sup['name']}, Authorised Signatory")
        c.save()
        return page

    kit.count_pages(once)
    items = []
    for x in lines:
        it = {"description": x["name"], "hsn_sac": x["hsn"], "quantity": s(x["q"]), "unit": x["u"], "unit_price": s(x["price"]), "discount": s(x["disc"]), "taxable_value": s(x["taxable"]), "gst_rate": str(x["rate"]), "amount": s(x["gross"])}
        it.update({"igst_amount": s(x["igst"])} if inter else {"cgst_amount": s(x["cgst"]), "sgst_amount": s(x["sgst"])})
        items.append(it)
    more = {"igst_total": s(ig)} if inter else {"cgst_total": s(cg), "sgst_total": s(sg)}
    return kit.truth(no, d, sup, rec, items, rec["code"], taxable_total=s(tt), round_off=s(ro), grand_total=s(net), amount_in_words=words, **more)


STAPLES = [("BASMATI RICE LOOSE (PREMIUM)", "10063020", 0, 0, "KG", (6500, 14000)), ("TOOR DAL LOOSE", "07136000", 0, 0, "KG", (9500, 17500)), ("FRESH MILK POUCH 1L", "04012000", 0, 0, "PC", (5200, 6800)), ("TABLE SALT 1KG", "25010010", 0, 0, "PC", (1800, 2800)), ("COLA TWIST 2L PET", "22021010", 28, 12, "PC", (5600, 7900)),
           ("LEMON FIZZ 250ML CAN X24", "22021020", 28, 12, "CS", (52000, 78000)), ("REFINED SUNFLOWER OIL 15L", "15121910", 5, 0, "TIN", (165000, 212000)), ("SUGAR S-30 50KG", "17019990", 5, 0, "BAG", (190000, 224000)), ("TOMATO KETCHUP 5KG", "21032000", 12, 0, "PC", (31000, 46000)), ("PAPER NAPKIN 33CM X100", "48183000", 18, 0, "PC", (4200, 7400)), ("CLEANING LIQUID FLORAL 5L", "34029099", 18, 0, "CAN", (28000, 51000))]


def grocer(path, seed, rows):
    r = kit.rng("grocer", seed, rows)
    sup, rec, _ = kit.two(r, ["ANAPURNA CASH & CARRY WHOLESALE LLP", "DESH BAZAAR WHOLESALE PVT LTD", "MANDI DIRECT STORES"], inter=False)
    d = kit.day(r)
    no = f"{r.randint(11, 48)}{kit.fy(d)[:2]}{r.randint(1, 9)}{r.randint(1, 999999):07d}"
    lines = []
    for _ in range(rows):
        name, hsn, rt, ce, u, (lo, hi) = r.choice(STAPLES)
        q = r.randint(1, 40) * 1000 if u != "KG" else r.randint(500, 60000)
        price = r.randint(lo, hi)
        gross = kit.div(price * q, 1000)
        disc = kit.div(gross * r.choice([0, 0, 0, 2, 4]), 100)
        x = {"name": name, "code": f"{r.randint(100000, 999999)}", "hsn": hsn, "rate": rt, "u": u, "q": q, "price": price, "disc": disc, "taxable": gross - disc}
        x["cess"] = kit.div(x["taxable"] * ce, 100)
        lines.append(kit.tax(x, False))
    tt, cg, sg, ce = (kit.total(lines, k) for k in ("taxable", "cgst", "sgst", "cess"))
    ro, net = kit.rounded(tt + cg + sg + ce)
    words = "RUPEES " + kit.say(net // 100).upper() + " ONLY"
    W, H = A4
    size, lead, L = 6.35, 9.2, 28
    wide = 141
    bar = "-" * wide

    def row(i, a, b, hs, q, u, p, di, tv, g, c1, c2, c3, t):
        return f"{i:>3} {a:<7} {b:<29}{hs:<9}{q:>9} {u:<4}{p:>9}{di:>8}{tv:>11}{g:>6}{c1:>10}{c2:>10}{c3:>9}{t:>12}"

    def head(page, pages):
        z = [sup["name"].center(wide).rstrip(), f"{sup['street']}, {sup['city']} - {sup['pin']}, {sup['state'].upper()}".center(wide).rstrip(), f"GSTIN: {sup['gstin']}   CIN/REG: U51{sup['pin']}   PH: {sup['phone']}".center(wide).rstrip(), "",
             "TAX INVOICE CUM BILL OF SUPPLY".center(wide).rstrip(), bar,
             f"{'CUSTOMER : ' + rec['name']:<75}INVOICE NO : {no}", f"{'           ' + rec['street']:<75}DATE       : {d:%d-%m-%Y}  {r1}", f"{'           ' + rec['city'] + ' ' + rec['pin']:<75}TILL       : {till}   CASHIER : {till * 7 % 90 + 10}",
             f"{'GSTIN    : ' + rec['gstin']:<75}PAGE       : {page} OF {pages}", f"PLACE OF SUPPLY : {rec['code']}-{rec['state'].upper()}", bar,
             row("SNO", "ARTICLE", "DESCRIPTION", "HSN", "QTY", "UOM", "RATE", "DISC", "TAXABLE", "GST%", "CGST", "SGST", "CESS", "TOTAL"), row("", "", "", "", "", "", "", "AMT", "VALUE", "", "AMT", "AMT", "AMT", ""), bar]
        return z
    r1, till = f"{r.randint(8, 20):02d}:{r.randint(0, 59):02d}", r.randint(1, 14)
    body = [row(i, x["code"], x["name"], x["hsn"], f"{x['q'] // 1000}.{x['q'] % 1000:03d}", x["u"], s(x["price"]), s(x["disc"]), s(x["taxable"]), f"{x['rate']}.00", s(x["cgst"]), s(x["sgst"]), s(x["cess"]), s(x["gross"])) for i, x in enumerate(lines, 1)]
    foot = [bar, row("", "", f"TOTAL ({rows} ARTICLES)", "", "", "", "", s(kit.total(lines, "disc")), s(tt), "", s(cg), s(sg), s(ce), s(tt + cg + sg + ce)), bar, "",
            f"{'GST SUMMARY':<16}{'TAXABLE':>13}{'CGST':>12}{'SGST':>12}{'CESS':>12}{'':<24}{'ROUNDING':<22}{s(ro):>14}"]
    side = [f"{'NET PAYABLE':<22}{s(net):>14}", f"{'PAID BY ' + ['UPI', 'CARD', 'CREDIT A/C'][seed % 3]:<22}{s(net):>14}"]
    for j, rt in enumerate((0, 5, 12, 18, 28)):
        xs = [x for x in lines if x["rate"] == rt]
        foot.append((f"{'EXEMPT' if rt == 0 else f'GST {rt}%':<16}" + f"{s(kit.total(xs, 'taxable')):>13}" + "".join(f"{s(kit.total(xs, k)):>12}" for k in ("cgst", "sgst", "cess")) + " " * 24 + (side[j] if j < 2 else "")).rstrip())
    foot += [bar, "AMOUNT IN WORDS: " + words, "", "ARTICLES SHOWN WITH GST 0.00 ARE EXEMPT SUPPLIES. NO TAX HAS BEEN CHARGED ON THEM.", "GOODS CAN BE RETURNED WITHIN 7 DAYS WITH THIS INVOICE. PERISHABLES ARE NOT RETURNABLE.", "", f"{'CUSTOMER SIGNATURE':<90}FOR {sup['name']}"]
    per = int((H - 60) // lead) - 15
    chunks = [body[i:i + per - 2] for i in range(0, len(body), per - 2)]
    if len(chunks[-1]) + len(foot) > per:
        chunks.append([])
    c = Canvas(path, pagesize=A4, invariant=1)
    for n, chunk in enumerate(chunks, 1):
        c.setFont("Courier", size)
        y = H - 34
        last = n == len(chunks)
        out = head(n, len(chunks)) + chunk + (foot if last else [bar, "CONTINUED ON NEXT PAGE".rjust(wide)])
        for t in out:
            c.drawString(L, y, t)
            y -= lead
        c.showPage()
    c.save()
    items = [{"description": x["name"], "hsn_sac": x["hsn"], "quantity": f"{x['q'] // 1000}.{x['q'] % 1000:03d}", "unit": x["u"], "unit_price": s(x["price"]), "discount": s(x["disc"]), "taxable_value": s(x["taxable"]), "gst_rate": str(x["rate"]),
              "cgst_amount": s(x["cgst"]), "sgst_amount": s(x["sgst"]), "cess_amount": s(x["cess"]), "amount": s(x["gross"])} for x in lines]
    return kit.truth(no, d, sup, rec, items, rec["code"], taxable_total=s(tt), cgst_total=s(cg), sgst_total=s(sg), cess_total=s(ce), round_off=s(ro), grand_total=s(net), amount_in_words=words)


LAYOUTS = {"hotel": hotel, "dealer": dealer, "grocer": grocer}
