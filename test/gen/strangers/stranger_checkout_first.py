# SPDX-License-Identifier: AGPL-3.0-or-later
"""India (supermarket, restaurant, filling station, chemist) and Germany (supermarket)."""
from stranger_checkout_kit import *

KIRANA = [("TOOR DAL 1KG", 164, 0), ("AASHIRVAD ATTA5K", 262, 0), ("SUGAR LOOSE", 44, 0), ("FORT.SUNFL OIL1L", 142, 5), ("COW GHEE 500M", 318, 12),
          ("POHA THICK 500G", 38, 5), ("GLUCOSE BISC 250", 30, 18), ("BATH SOAP 4X100G", 148, 18), ("TOOTHPASTE 150G", 99, 18), ("TURMERIC PWD200G", 62, 5),
          ("BASMATI RICE 1KG", 119, 0), ("TOMATO KETCH 900", 125, 12), ("DETERG.PWD 1KG", 115, 18), ("ONION LOOSE", 32, 0), ("CURD POUCH 400G", 35, 5)]


def kirana(path, seed, rows):
    r = random.Random(f"kirana/{seed}/{rows}")
    p, n = Roll(path, 226, 8), 42
    out = p.tape("Courier", "Courier-Bold", n, 9.2)
    name = r.choice(["SAHYADRI BAZAAR", "NANDINI SUPERMARTS LTD", "GRAHAK MART"])
    ad = r.choice([["S.NO.43/2, PAUD ROAD, KOTHRUD", "PUNE-411038"], ["PLOT NO.17, SEC-9A, VASHI", "NAVI MUMBAI-400703"], ["36, M.G. ROAD, NASHIK"]])
    dt = when(r, "2023-01-05", "2025-05-30")
    out(name, b=True, c=True)
    out(*ad, f"PHONE : 02{digits(r, 9)}", f"GSTIN : 27AAC{r.choice('CFTK')}N{digits(r, 4)}Q1Z{r.randint(1, 9)}", "=" * n, c=True)
    out("TAX INVOICE", b=True, c=True)
    out("=" * n, f"Bill No : {digits(r, 9)}".ljust(23) + f"Bill Dt : {dt:%d/%m/%y}",
        f"Vou.No  : {r.choice('STU')}{digits(r, 6)}".ljust(23) + f"Time    : {dt:%H:%M}")
    out(f"Cashier : {r.choice(['SUNITA P', 'KIRAN M', 'ASLAM S'])}/{digits(r, 5)}", "-" * n, "HSN   Particulars",
        "".ljust(12) + "Qty/Kg".rjust(8) + "N/Rate".rjust(10) + "Value".rjust(12), "-" * n)
    its, groups, brk, tot, qsum = [], {}, [], D(0), 0
    for d, pr, g in pick(r, KIRANA, rows):
        loose = "LOOSE" in d
        qty = D(r.randint(250, 3200)) / 1000 if loose else D(r.choice([1, 1, 1, 2, 3]))
        rate = D(pr) - D(r.randint(0, 10)) / 2
        groups.setdefault(g, []).append((d, f"{qty:.3f}" if loose else f"{qty}", rate, q(qty * rate)))
        qsum += 1 if loose else int(qty)
    for k, g in enumerate(sorted(groups)):
        out(f"{k + 1}) CGST @ {g / 2:.2f}%, SGST @ {g / 2:.2f}%", b=True)
        for d, qs, rate, am in groups[g]:
            out(f"{digits(r, 4)}  {d}", " " * 12 + qs.rjust(8) + f"{rate:.2f}".rjust(10) + f"{am:.2f}".rjust(12))
            its.append({"description": d, "quantity": qs, "unit_price": t2(rate), "amount": t2(am)})
        v = sum(x[3] for x in groups[g])
        h = q(v * g / (100 + g) / 2)
        brk.append((f"{k + 1})", v - 2 * h, h, h, v))
        tot += v
    out("-" * n)
    out(f"Items: {rows}  Qty: {qsum}".ljust(26) + f"{tot:.2f}".rjust(16), b=True)
    out("-" * n, "<-- GST Breakup Details --> (Amount INR)".center(n), "GST   Taxable     CGST     SGST      Total", "IND   Amount")
    brk.append(("T:", *(sum(b[i] for b in brk) for i in (1, 2, 3, 4))))
    out(*(b[0].ljust(4) + f"{b[1]:9.2f}{b[2]:9.2f}{b[3]:9.2f}{b[4]:11.2f}" for b in brk))
    out("-" * n, "<--Amount Received From Customer-->".center(n), r.choice(["CARD PAYMENT", "UPI PAYMENT", "RUPAY CARD"]).ljust(20) + ":" + f"{tot:21.2f}")
    out("=" * n, "E. & O.E.   THANK YOU, VISIT AGAIN", c=True)
    p.save()
    return truth(name, ad, dt, "INR", its, total=tot, tax=2 * brk[-1][2], paid=tot)


UDUPI = [("Masala Dosa", 95), ("Rava Onion Dosa", 110), ("Idli Vada Combo", 80), ("Filter Coffee", 35), ("Paneer Butter Masala", 245), ("Tandoori Roti", 28),
         ("Veg Hakka Noodles Schezwan Style", 190), ("Sweet Lassi", 70), ("Mineral Water 1 Ltr", 20), ("Gobi Manchurian Dry", 180), ("Mini Meals", 140),
         ("Chole Bhature", 130), ("Fresh Lime Soda (Sweet & Salt)", 65), ("Butter Naan", 48), ("Dal Tadka", 175), ("Gulab Jamun (2 pcs)", 60)]


def udupi(path, seed, rows):
    r = random.Random(f"udupi/{seed}/{rows}")
    p = Roll(path, 226, 10)
    F, B = "Rec16Noto", "Rec16NotoB"
    name = r.choice(["Hotel Kadamba Pure Veg", "Sri Annapoorna Bhavan", "Malgudi Tiffin Room"])
    ad = r.choice([["No 212, 5th Main, Jayanagar 4th Block,", "Bengaluru - 560011"], ["14/3, Gandhi Bazaar Main Road,", "Basavanagudi, Bengaluru 560004"],
                   ["Shop 6, Kalavati Towers, Court Road,", "Mangaluru 575003"]])
    dt = when(r, "2022-06-01", "2025-03-30", 8, 22)
    p.nl(6).mid(name, B, 11)
    for a in ad:
        p.nl(10).mid(a, F, 7.5)
    p.nl(10).mid(f"GSTIN : 29A{r.choice('ABC')}KFS{digits(r, 4)}L1Z{r.randint(1, 9)}   Mob : 9{digits(r, 9)}", F, 7)
    p.nl(6).rule(.5).nl(10).left("Name:", F, 7.5).nl(6).rule(.5)
    p.nl(10).left(f"Date: {dt:%d/%m/%y}", F, 7.5).t(130, f"Dine In: {r.randint(1, 24)}", B, 7.5).nl(10).left(f"{dt:%H:%M}", F, 7.5)
    p.row(10, F, 7.5, 10, f"Cashier: {r.choice(['biller', 'Raghu', 'counter 1'])}", 130, f"Bill No.: {digits(r, 4)}").nl(6).rule(.5)
    p.row(10, B, 7.5, 10, "No.Item", -140, "Qty.", -178, "Price", -216, "Amount").nl(5).rule(.5).nl(1)
    its, sub, nq = [], D(0), 0
    for k, (d, pr) in enumerate(pick(r, UDUPI, rows)):
        qn, pr = r.choice([1, 1, 2, 2, 3, 4]), D(pr) + D(r.choice([0, 0, 5]))
        ls = wrap(d, F, 7.5, 96)
        p.row(10, F, 7.5, 10, f"{k + 1}", 24, ls[0], -140, str(qn), -178, f"{pr:.2f}", -216, f"{pr * qn:.2f}")
        for s in ls[1:]:
            p.row(9, F, 7.5, 24, s)
        sub, nq = sub + pr * qn, nq + qn
        its.append({"description": d, "quantity": str(qn), "unit_price": t2(pr), "amount": t2(pr * qn)})
    h = q(sub * D("0.025"))
    tot = (sub + 2 * h).quantize(D(1), ROUND_HALF_UP)
    rd = tot - sub - 2 * h
    p.nl(6).rule(.5).row(10, F, 7.5, 10, f"Total Qty: {nq}", -178, "Sub Total", -216, f"{sub:.2f}")
    for s in ("CGST", "SGST"):
        p.row(10, F, 7.5, -178, f"{s} 2.5%", -216, f"{h:.2f}")
    p.nl(5).rule(.5)
    if rd:
        p.row(10, F, 7.5, -178, "Round off", -216, f"{rd:+.2f}")
    p.row(13, B, 10, -150, "Grand Total", -216, f"₹{tot:.2f}").nl(6).rule(.5)
    for s in (f"Paid via {r.choice(['Cash', 'Other [UPI]', 'Card'])}", f"FSSAI Lic No. 112{digits(r, 11)}", "Thank you! Visit again"):
        p.nl(10).mid(s, F, 7)
    p.save("words" if seed % 2 else "flow")
    return truth(name, ad, dt, "INR", its, subtotal=sub, tax=2 * h, rounding=rd or None, total=tot)


LUBES = [("2T ENG OIL 1LTR", 340), ("DIST WATER 5L", 125), ("4T OIL 900ML", 385), ("BRAKE FLUID", 165), ("COOLANT 1LTR", 275), ("GREASE 500GM", 230),
         ("GEAR OIL EP90", 365), ("DEF UREA 10LTR", 690), ("CHAIN SPRAY", 210), ("WIPER FLUID", 95)]


def petrolpump(path, seed, rows):
    r = random.Random(f"petrolpump/{seed}/{rows}")
    p, n = Roll(path, 165, 8), 30
    out = p.tape("Courier", "Courier-Bold", n, 9.6)
    name = r.choice(["BHAVANI FILLING STATION", "SHREE GANESH HIGHWAY FUELS", "K.V.R. AUTO SERVICE"])
    ad = r.choice([["NH-48, KM 212, KARAD", "DIST. SATARA 415110"], ["GST ROAD, PERUNGALATHUR", "CHENNAI 600063"], ["OPP. RTO, RING ROAD", "RAJKOT 360005"]])
    dt = when(r, "2022-07-01", "2025-06-20", 6, 22)
    out("WELCOMES YOU", "", c=True)
    out(name, b=True, c=True)
    out(*ad, f"TEL. NO. : 9{digits(r, 9)}", c=True)
    out("", f"Receipt No. : {digits(r, 5)}", "ORIGINAL", "FCC ID      : 000000011" + digits(r, 4), f"FIP No.     : {r.randint(1, 8):02d}",
        f"Nozzle No.  : {r.randint(1, 4):02d}")
    its, tot = [], D(0)
    for k, (d, rate) in enumerate(pick(r, LUBES, rows)):
        rate, qty, lab, u = D(rate), D(r.choice([1, 1, 2])), "QTY (NOS)  ", "NOS"
        if k == 0:
            d, rate = r.choice([("PETROL", D("104.77")), ("DIESEL", D("92.34")), ("XTRA PREMIUM", D("113.06"))])
            rate, qty, lab, u = rate + D(r.randint(-150, 150)) / 100, D(r.randint(210, 4200)) / 100, "VOLUME(LTR)", "LTR"
        qs, am = f"{qty:.2f}" if k == 0 else f"{qty}", q(qty * rate)
        out("-" * n, f"PRODUCT     : {d}", f"RATE/{u}    : Rs. {rate:8.2f}", f"{lab} : {qs:>12}", f"AMOUNT      : Rs. {am:8.2f}")
        tot += am
        its.append({"description": d, "quantity": qs, "unit_price": t2(rate), "amount": t2(am)})
    out("-" * n)
    out(f"TOTAL       : Rs. {tot:8.2f}", b=True)
    out("", f"VEH TYPE    : {r.choice(['CAR', 'LCV', 'TRUCK'])}",
        "VEH NO      : " + (r.choice(["MH11BK", "TN22CX", "GJ03LM"]) + digits(r, 4) if seed % 2 else "NOT ENTERED"),
        f"MODE        : {r.choice(['CASH', 'UPI', 'FLEET CARD'])}", f"DATE:{dt:%d/%m/%y}".ljust(18) + f"TIME:{dt:%H:%M}", "")
    out("THANK YOU. VISIT AGAIN", "SAVE FUEL SECURE THE FUTURE", c=True)
    p.save()
    return truth(name, ad, dt, "INR", its, total=tot)


MEDS = [("DOLOKIND 650 TAB 15'S", 33.6), ("PANTOREST 40 TAB 10'S", 118.4), ("AZIVENT 500 TAB 5'S", 119.5), ("COUGHNIL-LS SYP 100ML", 124),
        ("GLIMISTAR M2 TAB 15'S", 172.3), ("ORALITE ORS ORANGE 21GM", 22.5), ("TELMIWELL 40 TAB 15'S", 96.2), ("COTTON CREPE BANDAGE 8CM", 148),
        ("MOXYCLAV 625 TAB 10'S", 204.7), ("CETRINOX TAB 10'S", 19.8), ("EYETONE DROPS 10ML", 88)]


def chemist(path, seed, rows):
    r = random.Random(f"chemist/{seed}/{rows}")
    p = Roll(path, 226, 7)
    F, B, s = "Rec16Cond", "Rec16CondB", 5.8
    name = r.choice(["SANJEEVANI MEDICALS", "WELLNEST PHARMACY", "SRI DHANVANTRI MEDICAL & GENERAL STORES"])
    ad = r.choice([["H.No. 3-6-289, Himayatnagar", "Hyderabad, Telangana - 500029"], ["D.No. 8-1-14, Sai Arcade, Karkhana, Secunderabad - 500009"]])
    dt = when(r, "2022-01-02", "2025-06-01")
    for x in wrap(name, B, 10.5, 205):
        p.nl(11).mid(x, B, 10.5)
    for a in ad:
        p.nl(8.5).mid(a, F, 6.4)
    p.nl(8).mid(f"D.L.No.: 20B/{digits(r, 6)}, 21B/{digits(r, 6)}   GSTIN: 36AAQFS{digits(r, 4)}P1ZK", F, 5.8)
    p.nl(12).box(7, p.y - 9, 212, 12, colors.HexColor("#e4e4e4"))
    p.mid("RETAIL INVOICE", B, 7).row(12, F, 6.2, 7, "Bill No", 34, f": R{digits(r, 6)}", 122, "Date", 142, f": {dt:%d-%b-%Y %I:%M %p}")
    p.row(9, F, 6.2, 7, "Patient", 34, ": " + r.choice(["MRS. LATHA R", "MR. D. BANERJEE", "CASH"]), 122, "Doctor", 142,
        ": " + r.choice(["DR S KULKARNI", "SELF"]))
    y0, xs = p.y + 5, [7, 20, 98, 128, 148, 163, 189, 219]
    cells, y, sub, its = [], y0 + 12, D(0), []
    for k, (d, m) in enumerate(pick(r, MEDS, rows)):
        qn, mrp, ls = r.choice([1, 1, 2, 3, 10]), q(str(m)), wrap(d, F, s, 74)
        exp = f"{r.randint(1, 12):02d}/{dt.year % 100 + r.randint(1, 2)}"
        cells.append((y, ls, k + 1, f"{r.choice('ABGPT')}{r.choice('KLMX')}{digits(r, 4)}", exp, str(qn), f"{mrp:.2f}", f"{mrp * qn:.2f}"))
        y += 7.4 * len(ls) + 1.6
        sub += mrp * qn
        its.append({"description": d, "quantity": str(qn), "unit_price": t2(mrp), "amount": t2(mrp * qn)})
    for i, (h, al) in enumerate(zip(["Sn", "Product", "Batch", "Exp", "Qty", "MRP", "Amount"], "rlllrrr")):
        x = xs[i] + 1.8 if al == "l" else xs[i + 1] - 1.8
        p.t(x, h, B, s, al, y=y0 + 8.4)
        for c in cells:
            for j, z in enumerate(c[1] if i == 1 else [str(c[2] if i == 0 else c[i + 1])]):
                p.t(x, z, F, s, al, y=c[0] + 7 + 7.4 * j)
    p.box(7, y0, 212, y - y0 + 1, None, colors.black)
    p.line(7, y0 + 12, 219, y0 + 12)
    for x in xs[1:-1]:
        p.line(x, y0, x, y + 1, .4)
    pc, p.y = r.choice([5, 10, 12]), y + 1
    disc = q(sub * pc / 100)
    raw = sub - disc
    net, h = raw.quantize(D(1), ROUND_HALF_UP), q(raw * 12 / 112 / 2)
    for lab, v in (("Sub Total", inr(sub)), (f"Less : Disc. {pc}%", inr(disc)), ("Round Off", inr(net - raw))):
        p.row(10, F, 6.6, 128, lab, -217, v)
    p.nl(13).box(126, p.y - 9.5, 93, 13, colors.HexColor("#e4e4e4"))
    p.row(0, B, 7.6, 128, "Net Amt. Rs.", -217, inr(net)).left(f"Items : {rows}", F, 6.6)
    p.nl(13).left(f"Rates are inclusive of GST: CGST 6% Rs. {inr(h)} and SGST 6% Rs. {inr(h)}", F, 6)
    p.nl(8).left("Goods once sold will be taken back within 7 days with bill only. Fridge items not returnable.", F, 4.8)
    p.nl(14).right("Registered Pharmacist", F, 6)
    p.save()
    return truth(name, ad, dt, "INR", its, subtotal=sub, tax=2 * h, rounding=net - raw, total=net)


KASSE = [("BIO VOLLMILCH 3,8%", "1.39", "B"), ("LAUGENBREZEL", ".69", "B"), ("MINERALW. MEDIUM", ".79", "A"), ("GOUDA JUNG SCHEIB", "2.49", "B"),
         ("ZAHNCREME KRÄUTER", ".95", "A"), ("KAFFEE CREMA 1KG", "13.99", "B"), ("TOMATEN RISPE", "2.99", "kg"), ("BANANEN", "1.79", "kg"),
         ("EIER FREILAND 10ER", "3.29", "B"), ("BUTTER MILDGES.", "2.29", "B"), ("PILS 6X0,33L", "4.49", "A"), ("KÜCHENROLLEN 4ST", "2.75", "A"),
         ("HÄHNCHENBRUST", "6.49", "B"), ("ROGGENMISCHBROT", "3.45", "B"), ("MÜLLBEUTEL 35L", "1.95", "A"), ("SPÜLMITTEL CITRUS", "1.15", "A")]


def kasse(path, seed, rows):
    r = random.Random(f"kasse/{seed}/{rows}")
    p, n = Roll(path, 226, 9), 40
    out = p.tape("Rec16Mono", "Rec16MonoB", n, 9.4)
    name = r.choice(["Frischemarkt Hollerbusch", "NAHMARKT WIESINGER OHG", "Stadtmarkt Brendel"])
    ad = r.choice([["Lindenallee 14", "50968 Köln"], ["Bahnhofstraße 3-5", "97070 Würzburg"], ["Große Gasse 22", "24103 Kiel"]])
    dt = when(r, "2022-02-01", "2025-06-30", 7, 21)
    out(name, b=True, c=True)
    out(*ad, f"UID Nr.: DE{digits(r, 9)}", "", c=True)
    out("EUR".rjust(n - 2))
    its, g = [], {"A": D(0), "B": D(0)}
    for d, pr, k in pick(r, KASSE, rows):
        pr, c, more, it = q(pr), r.choice([1, 1, 1, 2, 3, 6]), [], {}
        am = pr * c
        if k == "kg":
            w, k = D(r.randint(180, 1900)) / 1000, "B"
            am = q(w * pr)
            more, it = [f"     {eu(w, 3)} kg x {eu(pr):>7} EUR/kg"], {"quantity": f"{w:.3f}", "unit_price": t2(pr)}
        elif c > 1:
            more, it = [f"     {c} Stk x {eu(pr):>7}"], {"quantity": str(c), "unit_price": t2(pr)}
        out(d.ljust(26) + eu(am).rjust(12) + " " + k, *more)
        g[k] += am
        its.append({"description": d, **it, "amount": t2(am)})
    tot = g["A"] + g["B"]
    out("-" * (n - 2))
    out("SUMME".ljust(16) + "EUR" + eu(tot).rjust(19), b=True)
    pd, bar = (tender(r, tot, [5, 10, 50]), True) if seed % 2 else (tot, False)
    out("=" * (n - 2), ("Geg. BAR" if bar else "Geg. girocard").ljust(16) + "EUR" + eu(pd).rjust(19))
    if bar:
        out("Rückgeld BAR".ljust(16) + "EUR" + eu(pd - tot).rjust(19))
    out("", "Steuer  %     Netto    Steuer    Brutto")
    tax = {k: q(g[k] * rt / (100 + rt)) for k, rt in (("A", 19), ("B", 7)) if g[k]}
    out(*(f"{k}=  {19 if k == 'A' else 7:>3},0%" + eu(g[k] - t).rjust(9) + eu(t).rjust(10) + eu(g[k]).rjust(10) for k, t in tax.items()))
    out("", f"TSE-Signaturzähler: {digits(r, 6)}", f"TSE-Transaktion:    {digits(r, 5)}", f"Seriennummer Kasse: POS-{digits(r, 8)}", "",
        "Datum       Uhrzeit   Filiale Kasse Bon", f"{dt:%d.%m.%Y}  {dt:%H:%M:%S}  {digits(r, 4)}    {r.randint(1, 9):02d}    {digits(r, 4)}", "")
    out("Vielen Dank für Ihren Einkauf!", c=True)
    p.save()
    return truth(name, ad, dt, "EUR", its, secs=True, total=tot, paid=pd, change=pd - tot if bar else None, tax=sum(tax.values()))


LAYOUTS = {"kirana": kirana, "udupi": udupi, "petrolpump": petrolpump, "chemist": chemist, "kasse": kasse}
