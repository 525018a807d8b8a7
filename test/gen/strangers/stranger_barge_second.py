# SPDX-License-Identifier: AGPL-3.0-or-later
"""Canvas papers: workshop job-card bill in typewriter face, drinks distributor with cess, agricultural trader."""
import datetime
from reportlab.lib.colors import HexColor, black
from reportlab.lib.pagesizes import A4, landscape
from reportlab.pdfgen.canvas import Canvas
import stranger_barge_kit as kit
from stranger_barge_kit import put, cells, edges, inr, money

PARTS = [("BRAKE PAD SET FRONT", "87083000", 28), ("OIL FILTER ELEMENT", "84212300", 28), ("ENGINE OIL 15W40", "27101980", 18), ("COOLANT CONC. GREEN", "38200000", 18), ("CLUTCH PLATE 240MM", "87089300", 28),
         ("WIPER BLADE 22 IN", "85129000", 18), ("FAN BELT 6PK1740", "40103190", 28), ("SHOCK ABSORBER REAR LH", "87088000", 28), ("BULB H4 60/55W", "85392120", 18), ("GREASE MP3", "27101990", 18)]
LAB = ["PERIODIC SERVICE 40000 KM", "WHEEL ALIGNMENT & BALANCING", "CLUTCH OVERHAUL LABOUR", "BRAKE CLEANING 4 WHEELS", "DENTING RR QTR PANEL RH", "A/C GAS TOP UP LABOUR"]


def workshop(path, seed, rows):
    r = kit.rng_for("workshop", seed, rows)
    sup, rec, inter = kit.pair(r, ["Chakra Motor Works", "Highway Auto Care", "Panchvati Truck & Car Clinic"], kit.BUYERS, 0.3)
    b, d = kit.Book(inter), kit.day(r)
    nl = max(rows // 3, 1) if rows > 1 else r.choice([0, 1])
    for n in range(rows - nl):
        nm, hsn, g = r.choice(PARTS)
        liq = "OIL" in nm[-14:] and "ENGINE" in nm or "COOL" in nm
        q = r.choice([3500, 4000, 1500]) if liq else r.randint(1, 4) * 1000
        b.add(nm, hsn, q, "LTR" if liq else "NOS", r.randint(90, 4200) * 100 + r.choice([0, 0, 50, 31]), g, dec=2, disc=r.choice([0, 0, 500, 1000]), code=f"{r.randint(10000, 99999)}M{r.randint(10, 99)}", sec="P")
    for n in range(nl):
        b.add(r.choice(LAB), "998714", 1000, "JOB", r.randint(3, 60) * 10000, 18, dec=2, code=f"L{r.randint(100, 999)}", sec="L")
    b.close()
    no = f"SB{d:%y}{r.randint(1, 99999):06d}"
    w = "RUPEES " + kit.words(b.total // 100).upper() + " ONLY"
    c = Canvas(path, pagesize=landscape(A4), invariant=1)
    W, fw = 150, 4.8
    st = dict(y=0, p=0)

    def ln(s, bold=False):
        if s.strip():
            put(c, 60, st["y"], s, "Courier-Bold" if bold else "Courier", 8)
        st["y"] -= 9.6
    if inter:
        fm = "%-3s %-10s %-30s %-8s %7s %-4s %10s %9s %11s %6s %11s %13s"
        h1 = fm % ("SL", "PART NO/", "DESCRIPTION", "HSN/SAC", "QTY", "UOM", "RATE", "DISCOUNT", "TAXABLE", "IGST", "IGST", "LINE TOTAL")
        h2 = fm % ("NO", "LAB CODE", "", "", "", "", "RS.", "RS.", "VALUE", "%", "AMOUNT", "RS.")
    else:
        fm = "%-3s %-10s %-28s %-8s %6s %-4s %9s %8s %10s %5s %9s %5s %9s %11s"
        h1 = fm % ("SL", "PART NO/", "DESCRIPTION", "HSN/SAC", "QTY", "UOM", "RATE", "DISCOUNT", "TAXABLE", "CGST", "CGST", "SGST", "SGST", "LINE TOTAL")
        h2 = fm % ("NO", "LAB CODE", "", "", "", "", "RS.", "RS.", "VALUE", "%", "AMOUNT", "%", "AMOUNT", "RS.")
    ww = len(h1)
    reg, km, job = f"{r.choice('ABCDKL')}{r.choice('PQRST')} {r.randint(1000, 9999)}", r.randint(18000, 190000), r.randint(1000, 9999)
    t_in = d - datetime.timedelta(days=r.randint(1, 4))

    def top():
        st["p"] += 1
        st["y"] = 560
        ln(sup.name.upper().center(ww), True)
        ln(f"{sup.road}, {sup.place}, {sup.sname}".upper().center(ww))
        ln(f"GSTIN {sup.gstin}   PH {sup.phone}".center(ww))
        ln(("TAX INVOICE" + (" (CONTD.)" if st["p"] > 1 else "")).center(ww), True)
        ln("-" * ww)
        left = ["CUSTOMER    : " + rec.name, "ADDRESS     : " + f"{rec.road}, {rec.place}", "GSTIN       : " + rec.gstin, f"PLACE OF SUP: {rec.state}-{rec.sname}".upper()]
        right = [f"INVOICE NO : {no}", f"DATE       : {d:%d/%m/%y}", f"JOB CARD   : {job}   IN {t_in:%d/%m/%y}", f"REG NO     : {reg}  KM {km}"]
        for a, z in zip(left, right):
            ln(f"{a:<{ww - 46}}{z}")
        ln("-" * ww)
        ln(h1)
        ln(h2)
        ln("-" * ww)
    run = 0
    top()

    def tail(label, a):
        t, cc, s, i, tot = (sum(x[k] for x in a) for k in ("t", "c", "s", "i", "tot"))
        if inter:
            return fm % ("", "", label, "", "", "", "", "", money(t), "", money(i), money(tot))
        return fm % ("", "", label, "", "", "", "", "", money(t), "", money(cc), "", money(s), money(tot))
    done, last, k = [], None, 0
    for n, it in enumerate(b.items):
        if st["y"] < 70:
            ln("-" * ww)
            ln(tail("C/F TO NEXT PAGE", done))
            c.showPage()
            top()
            ln(tail("B/F", done))
        if it["sec"] != last:
            if last:
                ln(tail("PARTS TOTAL", done), True)
            ln("")
            ln({"P": "*** SPARE PARTS & CONSUMABLES ***", "L": "*** LABOUR CHARGES ***"}[it["sec"]])
            last = it["sec"]
        hr = f"{it['rate'] / 2:.2f}"
        v = [str(n + 1), it["code"], it["desc"], it["hsn"], it["qs"], it["unit"], money(it["price"]), money(it["d"]), money(it["t"])]
        v += [f"{it['rate']:.2f}", money(it["i"])] if inter else [hr, money(it["c"]), hr, money(it["s"])]
        ln(fm % tuple(v + [money(it["tot"])]))
        done.append(it)
    if last == "L":
        ln(tail("LABOUR TOTAL", [i for i in b.items if i["sec"] == "L"]), True)
    if st["y"] < 180:
        c.showPage()
        top()
    ln("-" * ww)
    ln(tail("GRAND TOTAL", b.items), True)
    ln("-" * ww)
    foot = [("TAXABLE VALUE", b.t)] + ([("IGST", b.i)] if inter else [("CGST", b.c), ("SGST", b.s)]) + [("ROUNDED OFF", b.ro), ("NET PAYABLE RS.", b.total)]
    for a, v in foot:
        ln(f"{a:>{ww - 16}} :{money(v):>13}", a[0] == "N")
    ln("")
    ln("IN WORDS : " + w)
    ln("")
    ln("VEHICLE DELIVERED IN GOOD CONDITION. OLD PARTS RETURNED.    NEXT SERVICE AT %d KM" % (km + 10000))
    ln(f"{'CUSTOMER SIGN':<{ww - 40}}{'FOR ' + sup.name.upper()}")
    c.save()
    return kit.truth(b, "description hsn_sac quantity unit unit_price discount taxable_value gst_rate tax", "tot", no, d, sup, rec, rec.state, w)


DRK = [("Fizzup Cola 750 ml PET x 24", "22021010", 28, 12), ("Fizzup Lemon 250 ml Can x 30", "22021020", 28, 12), ("Aamras Mango Drink 160 ml TP x 40", "22029920", 12, 0), ("Nirjhar Packaged Water 1 L x 12", "22011010", 18, 0),
       ("Kurkkur Salted Chips 45 g x 60", "20052000", 12, 0), ("Tuskar Energy Drink 250 ml x 24", "22029990", 28, 12), ("Marigold Glucose Biscuit 80 g x 72", "19053100", 18, 0), ("Club Soda 600 ml x 24", "22021090", 28, 12)]


def drinks(path, seed, rows):
    r = kit.rng_for("drinks", seed, rows)
    sup, rec, inter = kit.pair(r, ["Sree Balamurugan Agencies", "Triveni Beverage Distributors"], ["Annapurna Super Mart", "Daily Basket Stores", "Hotel Blue Lagoon", "Malabar Provision Stores"], 0.25)
    b, d = kit.Book(inter), kit.day(r)
    for n in range(rows):
        nm, hsn, g, cs = DRK[(n * 3 + seed) % 8] if n < 8 else r.choice(DRK)
        p = r.randint(180, 900) * 100 + r.choice([0, 25, 50, 84])
        b.add(nm, hsn, r.randint(1, 30) * 1000, "CS", p, g, disc=r.choice([0, 250, 400, 0]), cess=cs, mrp=r.choice([10, 20, 40, 45, 60]) * 100)
    b.close()
    no = f"TI-{r.randint(10000, 99999)}"
    w = kit.words(b.total // 100) + " Rupees only"
    c = Canvas(path, pagesize=landscape(A4), invariant=1)
    F, FB = "DJ", "DJB"
    ws = ([22, 178, 50, 36, 28, 24, 54, 62, 46, 66, 28, 64] if inter else [20, 158, 48, 36, 28, 24, 48, 57, 44, 57, 26, 48, 48]) + [30, 52]
    xs = edges(26, *ws) + [816]
    als = list("clcrrcrrrrr") + ["r"] * (1 if inter else 2) + ["r", "r", "r"]
    head = ["S#", "Product / Pack", "HSN", "MRP", "Qty", "UoM", "Rate\nper Cs", "Gross\nAmt", "Scheme\nDisc", "Taxable\nAmt", "GST\n%"] + (["IGST"] if inter else ["CGST", "SGST"]) + ["Cess\n%", "Cess\nAmt", "Net\nAmt"]
    green = HexColor("#dcebd9")
    pg = [0]

    def top():
        pg[0] += 1
        put(c, 26, 566, sup.name, FB, 13)
        put(c, 26, 554, f"Authorised Distributor | {sup.road}, {sup.place}, {sup.sname} | Ph {sup.phone}", F, 7)
        put(c, 26, 544, f"GSTIN/UIN: {sup.gstin}   FSSAI Lic: 1{r0}", F, 7)
        put(c, 816, 566, "TAX INVOICE (Credit)", FB, 10, "r")
        put(c, 816, 554, f"Page No. {pg[0]}", F, 7, "r")
        y = 526
        put(c, 26, y, f"Outlet: {rec.name}", FB, 8)
        put(c, 26, y - 11, f"{rec.road}, {rec.place}, {rec.sname}", F, 7)
        put(c, 26, y - 21, f"GSTIN: {rec.gstin}", F, 7)
        put(c, 430, y, f"Inv No: {no}", FB, 8)
        put(c, 430, y - 11, f"Inv Dt: {d:%d-%m-%Y}", F, 7)
        put(c, 430, y - 21, f"Due Dt: {due:%d-%m-%Y}", F, 7)
        put(c, 640, y, f"Beat: {beat}", F, 7)
        put(c, 640, y - 11, f"Salesman: {man}", F, 7)
        put(c, 640, y - 21, f"State Code: {rec.state} (Place of Supply)", F, 7)
        c.setFillColor(green)
        c.rect(26, 470, 790, 26, stroke=0, fill=1)
        c.setFillColor(black)
        c.line(26, 496, 816, 496)
        c.line(26, 470, 816, 470)
        cells(c, xs, 495, head, als, FB, 7)
        return 468
    r0, beat, man, due = r.randint(10**12, 10**13 - 1), r.choice(["Bus Stand East", "Fort Line 2", "NH Bypass"]), r.choice(["Suresh K", "Anil P", "Joby M"]), d + datetime.timedelta(days=7)
    y = top()
    for n, it in enumerate(b.items):
        if y < 48:
            put(c, 816, 34, "Continued on next page", F, 7, "r")
            c.showPage()
            y = top()
        v = [str(n + 1), it["desc"], it["hsn"], money(it["mrp"]), it["qs"], it["unit"], money(it["price"]), money(it["gross"]), money(it["d"]), money(it["t"]), str(it["rate"])]
        v += ([money(it["i"])] if inter else [money(it["c"]), money(it["s"])]) + [str(it["cessrate"]), money(it["cess"]), money(it["tot"])]
        y = cells(c, xs, y, v, als, F, 7) - 2
    if y < 170:
        c.showPage()
        y = top()
    c.line(26, y, 816, y)
    v = ["", "Total", "", "", str(b.sum("q") // 1000), "", "", money(b.sum("gross")), money(b.sum("d")), money(b.t), ""] + ([money(b.i)] if inter else [money(b.c), money(b.s)]) + ["", money(b.cess), money(b.sum("tot"))]
    y = cells(c, xs, y, v, als, FB, 6.6, pad=1.5) - 1
    c.line(26, y, 816, y)
    y -= 14
    y0 = y
    tx = edges(26, 60, 80, 70, 70, 70)
    put(c, 26, y, "Tax Summary", FB, 7)
    y -= 3
    y = cells(c, tx, y, ["GST %", "Taxable"] + (["IGST", "Cess"] if inter else ["CGST", "SGST", "Cess"]), "crrrr", FB, 7)
    for (g,), s in b.by("rate"):
        y = cells(c, tx, y, [f"{g} %", money(s["t"])] + ([money(s["i"])] if inter else [money(s["c"]), money(s["s"])]) + [money(s["cess"])], "crrrr", F, 7) + 1
    y = y0
    for a, v, f in [("Taxable Amount", b.t, F), ("Total GST", b.c + b.s + b.i, F), ("Compensation Cess", b.cess, F), ("Rounding", b.ro, F), ("Bill Amount", b.total, FB)]:
        put(c, 700, y, a, f, 8, "r")
        put(c, 813, y, money(v), f, 8, "r")
        y -= 12
    put(c, 26, y0 - 84, "Amount: " + w, FB, 7.5)
    put(c, 26, y0 - 97, "E. & O.E.  Check stock before the van leaves. Leak and burst claims on the same day only.", F, 6.5)
    put(c, 816, y0 - 110, "Authorised Signatory", F, 7, "r")
    c.save()
    return kit.truth(b, "description hsn_sac quantity unit unit_price discount taxable_value gst_rate tax cess_amount", "tot", no, d, sup, rec, rec.state, w, due, totals="taxable tax round cess")


AGR = [("Chana Dal (25 kg packed)", "07132010", 5), ("Kapas Khal (Cotton Seed Oil Cake)", "23061010", 0), ("Toor Dal Loose", "07136000", 0), ("Maize Yellow", "10059011", 0), ("Soya De-Oiled Cake", "23040030", 5), ("Basmati Rice 1121 Steam, labelled 20 kg", "10063020", 5), ("Guar Korma", "13023230", 5), ("Jeera Machine Clean", "09093129", 5), ("Mustard Seed (Sarson) 42% Oil Condition", "12051000", 5)]


def agri(path, seed, rows):
    r = kit.rng_for("agri", seed, rows)
    sup, rec, inter = kit.pair(r, ["Mulchand Dhanraj & Sons", "Kisan Anaj Bhandar"], ["Shivshakti Dal Mill", "Patidar Cattle Feeds", "Laxmi Flour & Besan Mills", "Poonam Traders"], 0.5)
    b, d = kit.Book(inter), kit.day(r)
    for n in range(rows):
        nm, hsn, g = r.choice(AGR)
        bags, per = r.randint(10, 320), r.choice([20, 25, 50, 50, 60])
        kgs = bags * per - (r.randint(0, 60) if per > 30 else 0)
        b.add(nm, hsn, kgs * 10, None, r.randint(190, 1250) * 1000, g, dec=2, bags=bags, pack=per)
    b.close()
    no = str(r.randint(11, 1999))
    w = "Rupees " + kit.words(b.total // 100, lakh="Lac") + " Only"
    c = Canvas(path, pagesize=A4, invariant=1)
    F, FB = "NS", "NSB"
    red = HexColor("#9c1f1f")
    xs = edges(36, 26, 182, 56, 40, 46, 58, 54) + [560]
    als = "clcrrrrr"
    pg = [0]

    def top():
        pg[0] += 1
        c.setFillColor(red)
        put(c, 298, 812, "|| Shree Ganeshay Namah ||", F, 7, "c")
        put(c, 298, 790, sup.name, FB, 17, "c")
        put(c, 298, 776, "GRAIN, PULSES, OIL CAKE & SEEDS MERCHANTS AND COMMISSION AGENTS", F, 7.5, "c")
        c.setFillColor(black)
        put(c, 298, 765, f"{sup.road}, {sup.place} {sup.sname} ({sup.state})   Mo. {sup.phone}", F, 8, "c")
        c.setStrokeColor(red)
        c.line(36, 757, 560, 757)
        put(c, 36, 745, "GSTIN : " + sup.gstin, FB, 8)
        put(c, 298, 745, "TAX INVOICE", FB, 10, "c")
        put(c, 560, 745, "Debit Memo" + (f" / Sheet {pg[0]}" if rows > 24 else ""), F, 8, "r")
        c.line(36, 738, 560, 738)
        put(c, 36, 725, "M/s " + rec.name, FB, 9)
        put(c, 36, 713, f"{rec.road}, {rec.place}", F, 8)
        put(c, 36, 702, f"GSTIN No. {rec.gstin}", F, 8)
        put(c, 36, 691, f"Place of Supply : {rec.sname} [{rec.state}]", F, 8)
        for k, (a, v) in enumerate([("Invoice No.", no), ("Dated", f"{d.day}-{d.month}-{d.year}"), ("Lorry No.", lorry), ("Broker", brok)]):
            put(c, 400, 725 - 11.4 * k, a, F, 8)
            put(c, 456, 725 - 11.4 * k, ": " + v, FB if k < 2 else F, 8)
        c.line(36, 684, 560, 684)
        cells(c, xs, 683, ["Sr.", "Particulars of Goods", "HSN", "No. of\nBags", "Packing\n(Kg)", "Net Wt.\n(Quintal)", "Rate Per\nQuintal", "Amount\nRs."], als, FB, 7.5)
        c.line(36, 657, 560, 657)
        return 655
    lorry = f"{r.choice(['RJ', 'GJ', 'MP'])} {r.randint(1, 40):02d} G{r.choice('ABC')} {r.randint(1000, 9999)}"
    brok = r.choice(["Direct", "Ramesh Bhai", "J. K. Canvassing"])
    y = top()
    for n, it in enumerate(b.items):
        if y < 70:
            c.showPage()
            y = top()
        y = cells(c, xs, y, [f"{n + 1}.", it["desc"] + f"\nGST @ {it['rate']}%", it["hsn"], str(it["bags"]), str(it["pack"]), it["qs"], money(it["price"]), inr(it["t"])], als, F, 8) - 2
    if y < 260:
        c.showPage()
        y = top()
    c.line(36, y, 560, y)
    y = cells(c, xs, y, ["", "Total", "", str(sum(i["bags"] for i in b.items)), "", kit.qty(b.sum("q"), 2), "", inr(b.t)], als, FB, 8)
    c.line(36, y, 560, y)
    y -= 14
    for a, v in ([("IGST", b.i)] if inter else [("CGST", b.c), ("SGST", b.s)]) + [("Round off", b.ro)]:
        put(c, 470, y, a, F, 8.5, "r")
        put(c, 557, y, inr(v), F, 8.5, "r")
        y -= 12
    put(c, 470, y - 3, "Bill Amount", FB, 10, "r")
    put(c, 557, y - 3, inr(b.total), FB, 10, "r")
    put(c, 36, y - 3, w, FB, 8, w=350)
    y -= 28
    tx = edges(36, 70, 50, 90, 80) + ([406] if not inter else [])
    c.setStrokeColor(black)
    y1 = y
    c.line(36, y, tx[-1], y)
    y = cells(c, tx, y, ["HSN", "Tax %", "Taxable Value"] + (["IGST Amt"] if inter else ["CGST Amt", "SGST Amt"]), "ccrrr", FB, 7)
    c.line(36, y, tx[-1], y)
    for (h, g), s in b.by("hsn", "rate"):
        y = cells(c, tx, y, [h, f"{g}", inr(s["t"])] + ([inr(s["i"])] if inter else [inr(s["c"]), inr(s["s"])]), "ccrrr", F, 7)
    c.line(36, y, tx[-1], y)
    for x in tx:
        c.line(x, y1, x, y)
    put(c, 560, y1 - 8, "For, " + sup.name, FB, 8.5, "r")
    put(c, 560, y1 - 60, "Partner / Munim", F, 8, "r")
    y = min(y, y1 - 64)
    put(c, 36, y - 12, "Note: Complaint about weight or quality must reach us within 24 hours of unloading. Interest 1.5% p.m. after 15 days.", F, 7)
    c.save()
    return kit.truth(b, "description hsn_sac quantity unit_price gst_rate", "t", no, d, sup, rec, rec.state, w)


LAYOUTS = {"workshop": workshop, "drinks": drinks, "agri": agri}
