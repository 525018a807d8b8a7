# SPDX-License-Identifier: AGPL-3.0-or-later
"""Security agency bill (column by column), material testing laboratory (coloured boxes, zebra), cargo courier's monthly bill."""
from stranger_meridian_kit import *

POSTS = [("Security Guard - 8 hrs", 560), ("Security Guard - 12 hrs", 780), ("Head Guard - 12 hrs", 860), ("Lady Guard - General shift", 590),
    ("Gunman with licensed weapon", 1040), ("Security Supervisor", 980), ("Assistant Security Officer", 1260), ("Fire Watcher - Night", 640), ("CCTV Operator",
    720), ("Dog Handler with dog", 1450)]
PLACES = ["Main Gate", "Gate No. 2", "Raw Material Yard", "Time Office", "Admin Block", "Dispatch Bay", "Labour Colony", "Weighbridge", "Boiler House",
    "ETP Area", "Canteen Gate", "Perimeter Patrol"]


def security(path, seed, rows):
    rnd, intra = start("security", seed, rows)
    a, b = pick_states(rnd, ["27", "20", "23"], intra)
    name, cap = rnd.choice([("Durg Raksha Security Services", "durgraksha"), ("Vajra Ex-Servicemen Security Agency", "vajraexsm"), ("Sentinel Kavach Guarding",
        "kavachguard")])
    sup, rec, rcm, m, yr = party(rnd, a, name.upper()), party(rnd, b), rnd.random() < .4, rnd.randint(1, 7), rnd.choice([2024, 2025])
    import datetime
    d, days = datetime.date(yr, m + 1, rnd.randint(1, 5)), (datetime.date(yr, m + 1, 1) - datetime.timedelta(1)).day
    no, c, sad = f"{cap[:3].upper()}/{fy(d)}/{rnd.randint(1, 400):03d}", Canvas(path), f"{sup['house']}, {sup['road']}, {sup['city']} - {sup['pin']}"
    raddr, S1, B1, navy = [f"{rec['house']},", f"{rec['road']},", f"{rec['city']} - {rec['pin']}"], "Gst34Serif", "Gst34SerifB", colors.Color(.1, .16, .36)

    def head():
        c.box(0, 772, 595, 70, navy, False)
        c.t(40, 805, sup["name"].upper(), B1, 17, col=colors.white, w=520)
        c.t(40, 784, f"{sad}  |  Tel. {sup['land']}  |  {cap}@mailbox.example", S1, 8, col=colors.white, w=520)
    head()
    c.ts((40, 752, "To,", S1, 9), (40, 740, "The Manager (HR & Admin),", S1, 9), (40, 727, rec["name"] + ",", B1, 10))
    for k, s in enumerate(raddr): c.t(40, 715 - 12 * k, s if k < 2 else s + ".", S1, 9)
    c.t(40, 679, f"GSTIN of Client: {rec['gstin']}", S1, 9)
    for k, (l, v) in enumerate((("Tax Invoice No.", no), ("Dated", f"{d:%d.%m.%Y}"), ("Our GSTIN", sup["gstin"]), ("SAC", "998525"), ("PSARA Lic. No.",
            f"{rnd.randint(100, 999)}/{a}/{yr - 2}"))):
        c.ts((355, 752 - 14 * k, l, B1, 8.5), (440, 752 - 14 * k, v, S1, 9))
    y = 656
    st = (f"Being charges for security services provided at your premises for the month of {LONGMONTHS[m - 1]} {yr}. Place of supply: {rec['state']} ({b}). "
        f"Tax payable under reverse charge: {'Yes' if rcm else 'No'}.")
    for s in wrap(st, S1, 9, 515):
        c.t(40, y, s, S1, 9)
        y -= 12.5
    items, tot, all_ = [], D(0), []
    for i in range(rows):
        desc, p = rnd.choice(POSTS)
        p, n = D(p + rnd.randint(0, 60)), rnd.randint(1, 6)
        q = n * days - rnd.choice([0, 0, 0, 1, 2])
        desc += ", " + rnd.choice(PLACES)
        v = p * q
        tot += v
        all_.append((f"{i + 1}.", wrap(desc, S1, 8.5, 200), str(n), str(q), inr(p), inr(v)))
        items.append({"description": desc, "quantity": str(q), "unit_price": S(p), "amount": S(v)})
    xs, i = [40, 66, 276, 326, 386, 456, 555], 0
    y -= 4
    while i < rows:
        top = y
        c.box(40, top - 30, 515, 30, colors.Color(.9, .92, .97))
        heads = [["Sl."], ["Particulars of", "Deployment"], ["No. of", "Posts"], ["Duties", "Performed"], ["Rate per", "Duty (Rs.)"], ["Amount", "(Rs.)"]]
        for k, hh in enumerate(heads):
            for j, s in enumerate(hh): c.t((xs[k] + xs[k + 1]) / 2, top - 12 - 11 * j, s, B1, 8.5, "c", xs[k + 1] - xs[k])
        y, chunk, ys = top - 44, [], []
        while i < rows and y - 11 * (len(all_[i][1]) - 1) > 70:
            chunk.append(all_[i])
            ys.append(y)
            y -= 11 * len(all_[i][1]) + 4
            i += 1
        for k in range(6):                       # one column after the other
            for r, yy in zip(chunk, ys):
                if k == 1:
                    for j, s in enumerate(r[1]):
                        c.t(70, yy - 11 * j, s, S1, 8.5)
                elif k in (0, 2, 3):
                    c.t((xs[k] + xs[k + 1]) / 2, yy, r[k], S1, 8.5, "c")
                else:
                    c.t(xs[k + 1] - 5, yy, r[k], S1, 8.5, "r", xs[k + 1] - xs[k] - 6)
        bot = y + 8
        for x in xs: c.vl(x, bot, top)
        c.hl(40, 555, bot)
        y = bot
        if i < rows:
            c.showPage()
            head()
            c.t(40, 755, f"Tax Invoice No. {no} (contd.)", B1, 9)
            y = 745
    if y < 250:
        c.showPage()
        head()
        y = 745
    pc = rnd.choice([6, 8, 10])
    sc = rd(tot * pc / 100)
    tv = tot + sc
    cg, sg, ig = (D(0),) * 3 if rcm else tax(tv, 18, intra)
    ro, gt = round_total(tv + cg + sg + ig)
    lines = [("Total of Duties", tot), (f"Add: Agency Service Charges @ {pc}%", sc), ("Taxable Value of Service", tv)]
    if not rcm: lines += [("CGST @ 9%", cg), ("SGST @ 9%", sg)] if intra else [("IGST @ 18%", ig)]
    lines += [("Rounded off", ro), ("Net Amount Payable", gt)]
    for l, v in lines:
        c.box(276, y - 16, 180, 16)
        c.box(456, y - 16, 99, 16)
        f = B1 if l[:3] in ("Tax", "Net") else S1
        c.ts((452, y - 11.5, l, f, 8.5, "r", 174), (550, y - 11.5, inr(v), f, 8.5, "r"))
        y -= 16
    y -= 16
    for s in wrap(f"Rupees {words(gt)} only.", B1, 9, 515):
        c.t(40, y, s, B1, 9)
        y -= 12
    if rcm: c.t(40, y - 4, "GST on this supply is payable by the recipient under Notification 29/2018-CT(R), RCM.", S1, 8.5)
    c.ts((40, y - 18, "Enclosed: attendance muster, wage sheet, EPF and ESIC challans.", S1, 8.5), (555, y - 40, f"for {sup['name']}", S1, 9, "r"), (555,
        y - 80, "Proprietor", S1, 9, "r"))
    c.save()
    return truth(no, d, who(sup, [sad]), who(rec, raddr), items, tv, (None,) * 3 if rcm else shown(intra, cg, sg, ig), gt, place_of_supply=b,
        reverse_charge=rcm, round_off=ro)


TESTS = [("Tensile & elongation of TMT bar", "IS 1608 (Part 1)", 850), ("Compressive strength of concrete cube, set of 3", "IS 516", 600),
    ("Chemical analysis of cement", "IS 4032", 4200), ("Soil: grain size analysis", "IS 2720 (Part 4)", 900), ("Soil: CBR (soaked)", "IS 2720 (Part 16)", 2100),
    ("Potable water, 28 parameters", "IS 10500", 3400), ("Aggregate impact value", "IS 2386 (Part 4)", 700), ("Bitumen penetration and softening point",
    "IS 1203 / IS 1205", 1650), ("Ultrasonic pulse velocity, per point", "IS 516 (Part 5)", 310), ("Calibration of pressure gauge 0-16 bar", "DKD-R 6-1", 1150)]


def lab(path, seed, rows):
    rnd, intra = start("lab", seed, rows)
    a, b = pick_states(rnd, ["24", "33", "32"], intra)
    sup, rec = party(rnd, a, rnd.choice(["Suprayog Testing & Calibration LLP", "Akshar Material Labs", "Nirikshan Analytical Services"])), party(rnd, b)
    d, no, c, N, B = day(rnd), f"INV-{rnd.randint(1000, 99999)}", Canvas(path), "Gst34Noto", "Gst34NotoB"
    teal, pale, grey = colors.Color(.05, .45, .45), colors.Color(.92, .97, .96), colors.Color(.4, .4, .4)
    raddr = [rec["house"], rec["road"], f"{rec['city']} {rec['pin']}", rec["state"]]
    saddr = [f"{sup['house']}, {sup['road']}", f"{sup['city']} {sup['pin']}, {sup['state']}"]
    c.ts((555, 800, "TAX INVOICE", B, 20, "r", None, teal), (40, 806, sup["name"], B, 13))
    for k, s in enumerate(saddr + [f"accounts@{sup['name'].split()[0].lower()}.example · {sup['phone']}", f"GSTIN {sup['gstin']}"]):
        c.t(40, 792 - 12 * k, s, N, 8, "l", None, grey)
    cells = [("INVOICE NO.", no), ("INVOICE DATE", f"{d.day} {MONTHS[d.month - 1]} {d.year}"), ("DUE DATE",
        f"{plus(d, 15).day} {MONTHS[plus(d, 15).month - 1]} {plus(d, 15).year}"), ("PLACE OF SUPPLY", rec["state"]), ("WORK ORDER",
        f"WO/{rnd.randint(100, 999)}")]
    for k, (l, v) in enumerate(cells):
        x = 40 + k * 103
        c.box(x, 704, 99, 34, pale, False)
        c.ts((x + 6, 725, l, N, 6.5, "l", None, grey), (x + 6, 711, v, B, 8.5, "l", 90))
    c.ts((40, 686, "BILL TO", N, 6.5, "l", None, grey), (40, 673, rec["name"], B, 10))
    for k, s in enumerate(raddr): c.t(40, 661 - 11 * k, s, N, 8)
    c.ts((300, 686, "CUSTOMER GSTIN", N, 6.5, "l", None, grey), (300, 673, rec["gstin"], N, 9), (300, 656, "TAX PAYABLE ON REVERSE CHARGE", N, 6.5, "l", None,
        grey), (300, 643, "No", N, 9))
    y = 606
    c.box(40, y - 5, 515, 19, teal, False)
    right = {"SAC": 308, "QTY": 345, "RATE": 405, "GST": 445, "AMOUNT": 549}
    c.t(46, y, "TEST / SAMPLE", B, 8, "l", None, colors.white)
    for l, x in right.items(): c.t(x, y, l, B, 8, "r", None, colors.white)
    y -= 18
    items, g, page = [], {}, 1
    for i in range(rows):
        t, std, p = rnd.choice(TESTS)
        p, q, rate, lines = D(p + 10 * rnd.randint(0, 20)), rnd.randint(1, 12), 18, wrap(t, N, 8.5, 215)
        sub = [f"as per {std}", f"Sample ID {no[4:]}-{i + 1:02d}, ULR TC{rnd.randint(1000, 9999)}{d:%y}{rnd.randint(10**8, 10**9 - 1)}F"][:rnd.choice([1, 2,
            2])]
        h = 12 * len(lines) + 10 * len(sub) + 7
        if y - h < 50:
            c.t(297, 26, f"Page {page}", N, 7, "c", None, grey)
            c.showPage()
            page += 1
            y = 800
        if i % 2: c.box(40, y - h + 12, 515, h, colors.Color(.96, .96, .96), False)
        v = p * q
        for x, s in zip(right.values(), ["998346", str(q), f"₹{inr(p)}", f"{rate}%", f"₹{inr(v)}"]): c.t(x, y, s, "Gst34Sans", 7.5, "r")
        for s in lines:
            c.t(46, y, s, N, 8.5)
            y -= 12
        for s in sub:
            c.t(46, y + 1, s, N, 7, col=grey, w=215)
            y -= 10
        y -= 7
        items.append({"description": " ".join(lines + sub), "hsn_sac": "998346", "quantity": str(q), "unit_price": S(p), "gst_rate": "18", "amount": S(v)})
    tv = sum(D(x["amount"]) for x in items)
    cg, sg, ig = tax(tv, 18, intra)
    if y < 190:
        c.showPage()
        y = 800
    gt = tv + cg + sg + ig
    y -= 6
    for l, v in [("Sub Total", tv)] + ([("CGST (9%)", cg), ("SGST (9%)", sg)] if intra else [("IGST (18%)", ig)]):
        c.ts((405, y, l, N, 9, "r"), (549, y, f"₹{inr(v)}", "Gst34Sans", 8.5, "r"))
        y -= 15
    c.box(310, y - 11, 245, 24, pale, False)
    c.ts((405, y - 3, "Total", B, 11, "r", None, teal), (549, y - 3, f"₹{inr(gt)}", "Gst34SansB", 10, "r", None, teal))
    y -= 40
    c.ts((40, y, "Payment details", B, 8), (40, y - 12,
        f"Sahyadri Cooperative Bank · A/c {rnd.randint(10**11, 10**12 - 1)} · IFSC SHCB0{rnd.randint(100000, 999999)}", N, 8), (40, y - 30,
        "Results relate only to the samples tested. Samples are kept for 15 days from the date of report.", N, 7, "l", None, grey), (40, y - 42,
        "This is a computer generated invoice and needs no signature.", N, 7, "l", None, grey))
    c.save()
    return truth(no, d, who(sup, saddr), who(rec, raddr), items, tv, shown(intra, cg, sg, ig), gt, due_date=plus(d, 15).isoformat(), place_of_supply=b,
        reverse_charge=False)


def courier(path, seed, rows):
    rnd, intra = start("courier", seed, rows)
    a, b = pick_states(rnd, ["29", "33", "19"], intra)
    sup, rec, d = party(rnd, a, rnd.choice(["Garuda Vahan Couriers Pvt Ltd", "Teerth Express Cargo", "Blue Palm Logistics"])), party(rnd, b), day(rnd)
    no, c, H, B = f"{sup['city'][:3].upper()}{d:%m%y}{rnd.randint(100, 9999)}", Canvas(path), "Helvetica", "Helvetica-Bold"
    saddr = pack([sup["house"], sup["road"], sup["city"], f"{sup['state']} - {sup['pin']}"], H, 7.5, 250)
    raddr, ir = pack([rec["house"], rec["road"], rec["city"], f"PIN {rec['pin']}"], H, 8.5, 190), irn(rnd) if rnd.random() < .5 else None
    red, X = colors.Color(.75, .05, .1), [30, 62, 112, 182, 372, 432, 488, 565]

    def head(first):
        c.t(30, 803, sup["name"], "Helvetica-BoldOblique", 16, "l", None, red)
        c.hl(30, 565, 795, 2, red)
        if not first:
            c.t(565, 803, f"Bill No. {no}", H, 8, "r")
            return 780
        c.t(565, 803, "FREIGHT BILL / TAX INVOICE", B, 10, "r")
        for k, s in enumerate(saddr): c.t(30, 784 - 9.5 * k, s, H, 7.5)
        c.ts((565, 784, f"GSTIN: {sup['gstin']}   PAN: {sup['pan']}", H, 7.5, "r"), (565, 774, "SAC 996812 - Courier Services", H, 7.5, "r"))
        if ir: c.t(30, 757, f"IRN: {ir}", "Courier", 7.5)
        c.box(30, 678, 325, 72)
        c.box(355, 678, 210, 72)
        for k, (l, s) in enumerate([("Customer", rec["name"])] + [("Address" if j == 0 else "", s) for j, s in enumerate(raddr)] + [("GSTIN", rec["gstin"]),
                ("POS", f"{b} - {rec['state']}")]):
            c.ts((36, 738 - 12 * k, l, H, 8.5), (95, 738 - 12 * k, s, B if k == 0 else H, 8.5, "l", 255))
        last = plus(d.replace(day=1), -1)
        for k, (l, s) in enumerate([("Bill No.", no), ("Bill Date", f"{d:%d-%m-%Y}"), ("Pay By", f"{plus(d, 10):%d-%m-%Y}"), ("Period",
                f"{last.replace(day=1):%d-%m-%Y} to {last:%d-%m-%Y}"), ("Cust. Code", f"{rec['city'][:2].upper()}{rnd.randint(100, 999)}")]):
            c.ts((361, 738 - 12.5 * k, l, H, 8.5), (425, 738 - 12.5 * k, s, H, 8.5))
        return 664

    def cols(y):
        c.hl(30, 565, y + 10, .8)
        for k, (s, s2, al) in enumerate((("Sr", "No", "l"), ("Booking", "Date", "l"), ("Consignment", "Note No", "l"), ("Service and Destination", "", "l"),
                ("Chargeable", "Weight", "r"), ("Rate", "per Kg", "r"), ("Freight", "Amount", "r"))):
            for j, w in enumerate((s, s2)): c.t(X[k] if al == "l" else X[k + 1], y - 9 * j, w, B, 8, al)
        c.hl(30, 565, y - 14, .8)
        return y - 26
    y, items, fr, last = cols(head(True)), [], D(0), plus(d.replace(day=1), -1)
    for i in range(rows):
        if y < 60:
            c.hl(30, 565, y + 6, .4)
            c.t(565, y - 6, "contd...", H, 7.5, "r")
            c.showPage()
            y = cols(head(False))
        st = rnd.choice(list(STATES))
        desc = f"{rnd.choice(['Surface Cargo', 'Air Express', 'Priority Dox', 'Train Cargo', 'Same-Day'])} - {rnd.choice(STATES[st][1])[0]} ({STATES[st][0]})"
        q, p = rd(D(rnd.randint(1, 90)) / 2, D("0.001")), rd(rnd.choice([38, 45, "52.50", 64, 85, 110, "147.50"]))
        v = rd(q * p)
        fr += v
        vals = [str(i + 1), f"{last.replace(day=1 + i * (last.day - 1) // max(rows, 1)):%d-%m-%y}", f"{sup['city'][0]}{rnd.randint(10**8, 10**9 - 1)}", desc,
            f"{q} Kg", S(p), S(v)]
        for k, s in enumerate(vals): c.t(X[k] if k < 4 else X[k + 1], y, s, H, 8, "l" if k < 4 else "r", X[k + 1] - X[k])
        y -= 12.5
        items.append({"description": desc, "quantity": str(q), "unit": "Kg", "unit_price": S(p), "amount": S(v)})
    if y < 150:
        c.showPage()
        y = head(False)
    pc = rnd.choice([12, 15, 18])
    fsc = rd(fr * pc / 100)
    tv = fr + fsc
    cg, sg, ig = tax(tv, 18, intra)
    ro, gt = round_total(tv + cg + sg + ig)
    y -= 2
    strip = [("Total Freight", fr), (f"Fuel Surcharge {pc}%", fsc), ("Taxable Value", tv)] + ([("CGST 9%", cg), ("SGST 9%", sg)] if intra else [("IGST 18%",
        ig)]) + [("Round Off", ro), ("Bill Amount", gt)]
    w = 535 / len(strip)
    for k, (l, v) in enumerate(strip):
        x = 30 + k * w
        c.box(x, y - 30, w, 36, colors.Color(.97, .9, .9) if k == len(strip) - 1 else None)
        c.ts((x + w / 2, y - 7, l, B, 7.5, "c", w), (x + w / 2, y - 22, S(v), B if k == len(strip) - 1 else H, 9, "c", w))
    c.ts((30, y - 46, f"Rupees {words(gt)} Only", B, 8.5, "l", 535), (30, y - 60,
        f"Cheques in favour of {sup['name']}. Interest @ 18% p.a. on bills unpaid after the due date. Claims within 30 days of booking.", H, 7.5, "l", 535),
        (565, y - 90, "Authorised Signatory", H, 8, "r"))
    c.save()
    return truth(no, d, who(sup, saddr), who(rec, raddr), items, tv, shown(intra, cg, sg, ig), gt, due_date=plus(d, 10).isoformat(), place_of_supply=b,
        round_off=ro, irn=ir)


LAYOUTS = {"security": security, "lab": lab, "courier": courier}
