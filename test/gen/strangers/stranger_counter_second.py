# SPDX-License-Identifier: AGPL-3.0-or-later
"""Receipts of stranger_counter.py, second part."""

from stranger_counter_kit import (Roll, addr, cash_for, digits, gst_in, half_up, m2, round5, stock, truth, when)

BAKE = [
    (["SEASONS CONFECTIONERY & BAKERY", "SDN. BHD. (530899-A)"], "SEASONS CONFECTIONERY & BAKERY SDN. BHD.",
     ["N0.17, JLN. BENDAHARA 12, 31650 IPOH", "PERAK"], "001219485664", "05-2412080"),
    (["Levander Cake House", "owned by LCH PASTRY SDN BHD (1038822-W)"], "LCH PASTRY SDN BHD",
     ["G-41, Mid Point Mall Southkey, No.1,", "Persiaran Southkey 1,", "Kota Southkey,", "80150 Johor Bahru,", "Johor"], "000288137216", "07-3370912"),
    (["ROTI TUAN", "RT BREADTALE (M) S/B 661208-D"], "RT BREADTALE (M) S/B",
     ["BATU 1 1/2, JALAN MERU 41050 KLANG."], "002060140544", "03-33421770"),
    (["GARDENSIA BAKERIES (KL) SDN BHD (139377-X)"], "GARDENSIA BAKERIES (KL) SDN BHD",
     ["Lot 3, Jalan Pelabur 23/2,", "40300 Shah Alam, Selangor."], "000381399077", "03-55423233"),
    (["Big Apfel", "Big Apfel Donuts & Coffee Sdn. Bhd. (763712-H)"], "Big Apfel Donuts & Coffee Sdn. Bhd.",
     ["AG-23, Ground Flr, Jusko Tebrau City,", "1 Jln Desa Tebrau, 81100 JB"], "001630322688", "07-3619020"),
]
BAKE_ITEMS = [
    ("Sliced Bread", 260, "ZRL"), ("Chicken Floss Bun", 264, "SR"), ("Sausage Roll", 226, "SR"), ("Egg Tart (3 pcs)", 566, "SR"),
    ("Birthday Cake 1KG - Chocolate Indulgence with Almond", 6509, "SR"), ("Kaya Puff", 170, "SR"), ("Wholemeal Loaf", 420, "ZRL"),
    ("Swiss Roll Pandan", 708, "SR"), ("Candle", 94, "SR"), ("Butter Cupcake", 236, "SR"), ("Tuna Danish", 321, "SR"),
    ("Plain Bun 6's", 240, "ZRL"), ("Moist Choc Slice", 547, "SR"), ("Mineral Water 500ML", 142, "SR"),
]


def bakery(path, rng, rows):
    head, name, lines, gst, tel = rng.choice(BAKE)
    t = when(rng, (2016, 6, 1), (2018, 5, 31), 8, 21)
    r = Roll(76, 4, "Narrow", 9.4)
    r.c(head[0], font="NarrowBold", size=12 if len(head[0]) < 33 else 10)
    for s in head[1:]:
        r.c(s)
    for s in lines:
        r.c(s)
    r.line(("L", 6, "TEL: " + tel), ("R", r.inner - 6, "GST# " + gst))
    r.gap(4)
    r.c("Tax Invoice", font="NarrowBold", size=11)
    num = "%s-%s" % (rng.choice(("BM1", "V01", "K2")), digits(rng, 6))
    r.lr("Receipt# : " + num, "Cashier: %s" % rng.choice(("Nadia", "Mei Yee", "Lina")))
    r.lr("Date : " + t.strftime("%d-%b-%Y"), t.strftime("%I:%M:%S %p"))
    r.rule(([2, 2], 0))
    x = (0, 128, 160, r.inner)
    r.line(("L", 0, "Qty"), ("L", 22, "Item"), ("R", 150, "U.P (RM)"), ("R", x[3], "Amt (RM)"), font="NarrowBold")
    r.rule(([2, 2], 0))
    items, sub, by, pcs = [], 0, {}, 0
    for d, p, code in stock(rng, BAKE_ITEMS, rows):
        q = rng.choice((1, 1, 1, 2, 2, 3, 6))
        a = p * q
        sub += a
        pcs += q
        by[code] = by.get(code, 0) + a
        words, cur = [], ""
        for w in d.split():
            if cur and r.width(cur + " " + w) > 92:
                words.append(cur)
                cur = w
            else:
                cur = (cur + " " + w).strip()
        words.append(cur)
        r.line(("R", 12, str(q)), ("L", 22, words[0]), ("R", 142, m2(p)), ("R", x[3] - 18, m2(a)), ("R", x[3], code))
        for w in words[1:]:
            r.line(("L", 22, w))
        items.append({"description": d, "quantity": str(q), "unit_price": m2(p), "amount": m2(a)})
    tax = half_up(by.get("SR", 0) * 6, 100)
    total = sub + tax
    adj = round5(total)
    due = total + adj
    paid = cash_for(rng, due)
    r.rule(([2, 2], 0))
    rr = lambda a, b, **k: r.line(("R", 140, a), ("R", x[3] - 18, b), **k)
    r.line(("L", 0, "%d Item(s)" % pcs))
    rr("Subtotal (Excl. GST)", m2(sub))
    rr("GST @ 6%", m2(tax))
    rr("Total Amt Incl. GST @ 6%", m2(total))
    rr("Rounding Adjustment", m2(adj))
    rr("Total Amt Payable", m2(due), font="NarrowBold", size=11)
    r.gap(3)
    rr("Paid Amount - Cash", m2(paid))
    rr("Change", m2(paid - due))
    r.gap(3)
    r.l("GST Summary", font="NarrowBold")
    for code, rate in (("SR", "6%"), ("ZRL", "0%")):
        if code in by:
            r.line(("L", 0, "%s @ %s" % (code, rate)), ("R", 100, m2(by[code])), ("R", x[3] - 18, m2(tax if code == "SR" else 0)))
    r.gap(6)
    r.c("Please consume within the day. Thank you!")
    r.c("www.%s.com.my" % name.split()[0].lower())
    r.save(path)
    return truth({
        "merchant": {"name": name, "address": addr(lines), "tax_id": gst},
        "date": t.strftime("%Y-%m-%d"), "time": t.strftime("%H:%M"), "receipt_number": num, "currency": "MYR",
        "line_items": items, "subtotal": m2(sub), "tax": m2(tax), "rounding": m2(adj), "total": m2(due),
        "paid": m2(paid), "change": m2(paid - due), "payment_method": "Cash"})


KOPI = [
    ("OLD LANE WHITE COFFEE", "Kopi Lorong F&B Sdn Bhd", "(Co. Reg: 797451-H)", ["No. 3 & 5, Jalan Yap Ah Shak,", "50300 Kuala Lumpur."], "001083478016"),
    ("PAPA KAYA", "PK KAFE ENTERPRISE SDN BHD", "(1006512-D)", ["LOT LG-311, LOWER GROUND FLOOR,", "1 UTARA SHOPPING CENTRE,", "BANDAR UTARA,", "47800 PETALING JAYA."], "001628811264"),
    ("KOPITIAM UNCLE LIM", "", "002288110-P", ["19, Jalan Penjaja 3, Kim's Park", "Business Centre, 83000 Batu Pahat"], "000872349696"),
    ("THE TOASTER", "THE TOAST F&D SDN BHD", "(1135533-D)", ["Lot F1.85, 1st Floor, Pyramid Mall, No.3 Jalan", "PJS 11/15, Bandar Sunway 46150 PJ"], "000319938560"),
    ("NASI KANDAR SRI MELUR", "", "PG0322817-V", ["No. 66, Lebuh Chulia", "10200 George Town", "Pulau Pinang"], "000971055104"),
]
KOPI_ITEMS = [
    ("Kopi O Peng", 360, ""), ("Teh C Special", 450, "Kurang Manis"), ("Kaya Butter Toast", 390, ""), ("Nasi Lemak Ayam Rendang", 1290, "Spicy"),
    ("Half Boiled Egg (2)", 340, ""), ("Curry Laksa", 1090, "No Cockles"), ("Ipoh Hor Fun", 990, ""), ("Milo Dinosaur", 620, ""),
    ("Hainan Chicken Chop", 1590, ""), ("Kopi Cham", 350, "Hot"), ("Roti Bakar Set B", 780, "+ Kopi O"), ("Asam Laksa", 950, ""),
    ("Barley Ice", 420, ""), ("Prawn Mee", 1150, "Mee Hoon"),
]


def kopitiam(path, rng, rows):
    trade, comp, reg, lines, gst = rng.choice(KOPI)
    t = when(rng, (2016, 3, 1), (2018, 5, 31), 8, 22)
    r = Roll(80, 5, "ThermMono", 8.5, cols=42)
    r.big(trade) if len(trade) < 21 else r.tall(trade)
    r.gap(2)
    if comp:
        r.c(comp)
    r.c(reg)
    for s in lines:
        r.c(s)
    r.c("GST Reg No: " + gst)
    r.gap(6)
    r.c("*** TAX INVOICE ***")
    num = "A%s" % digits(rng, 7)
    r.g("Bill#   : " + num, "Table : %d" % rng.randrange(1, 40))
    r.g("Date    : %s" % t.strftime("%d/%m/%Y %H:%M"), "Pax(s) : %d" % rng.randrange(1, 7))
    r.g("Cashier : %s" % rng.choice(("Cashier 1", "Manager", "Farah")), "DINE IN")
    r.fill("=")
    items, sub = [], 0
    for d, p, mod in stock(rng, KOPI_ITEMS, rows):
        q = rng.choice((1, 1, 1, 2, 2, 3))
        a = p * q
        sub += a
        r.g("%3d %s" % (q, d), m2(a))
        if mod and rng.random() < 0.6:
            r.g("     *%s" % mod)
        items.append({"description": d, "quantity": str(q), "amount": m2(a)})
    svc = half_up(sub * 10, 100)
    tax = half_up((sub + svc) * 6, 100)
    total = sub + svc + tax
    adj = round5(total)
    due = total + adj
    r.fill("-")
    w = lambda a, b: r.g(" " * 12 + a, b)
    w("Subtotal", m2(sub))
    w("Service Charge 10%", m2(svc))
    w("GST 6%", m2(tax))
    w("Rounding", m2(adj))
    r.fill("-")
    r.tall("Grand Total  RM".rjust(30) + m2(due).rjust(12), align="L")
    r.fill("=")
    cash = rng.random() < 0.7
    paid = cash_for(rng, due) if cash else due
    pay = "CASH" if cash else rng.choice(("VISA", "MASTER"))
    w(pay, m2(paid))
    if cash:
        w("Change", m2(paid - due))
    r.gap(6)
    r.g("GST Summary".ljust(14) + "Amount(RM)".rjust(14) + "Tax(RM)".rjust(14))
    r.g("SR (6%)".ljust(14) + m2(sub + svc).rjust(14) + m2(tax).rjust(14))
    r.gap(6)
    r.c("Closed Bill %s" % t.strftime("%H:%M:%S"))
    r.c("Thank You & See You Again")
    r.save(path)
    data = {"merchant": {"name": comp or trade, "address": addr(lines), "tax_id": gst},
            "date": t.strftime("%Y-%m-%d"), "time": t.strftime("%H:%M"), "receipt_number": num, "currency": "MYR",
            "line_items": items, "subtotal": m2(sub), "tax": m2(tax), "rounding": m2(adj), "total": m2(due),
            "paid": m2(paid), "payment_method": pay}
    if cash:
        data["change"] = m2(paid - due)
    return truth(data)


CHINESE = [
    ("Hoi Seong Village", "RESTORAN HOI SEONG VILLAGE SDN BHD", "(926114-T)", ["2, JALAN TEMENGGUNG 19/9, SEKSYEN 9,", "BANDAR MAHKOTA CHERAS, 43200 CHERAS,", "SELANGOR."], "001335787599"),
    ("Wan Fatt", "RESTORAN WAN FATT", "002043377-W", ["No.2, Jalan Temenggong 19/7,", "Seksyen 8,", "43200 Cheras,", "Selangor"], "001002770432"),
    ("Uni Hakka", "UNI HAKKA INTERNATIONAL SDN BHD", "(867399-W)", ["12, Jalan Tampoi 7/4,Kawasan Perindustrian", "Tampoi,81200 Johor Bahru,Johor"], "000656195591"),
    ("Kin Kin Pan Mee", "YONG CEN ENTERPRISE", "(001388291-D)", ["9, JALAN SUBANG JASA 3,", "40150 SHAH ALAM,", "SELANGOR."], "000922353664"),
    ("Lucky Garden", "RESTORAN SEAFOOD LUCKY GARDEN (PJ) SDN BHD", "(517722-P)", ["A-G-3, Jalan SS 6/5B, Kelana Jaya,47301 Petaling Jaya"], "001477238784"),
]
CHINESE_ITEMS = [
    ("Vegetable (Kangkung Belacan)", 1200), ("Fried Yee Mee", 750), ("3 Vege", 440), ("Steamed Tilapia (Teow Chew)", 3800), ("Sweet & Sour Pork", 1800),
    ("White Rice", 150), ("Chinese Tea (Pot)", 400), ("Cham (B)", 220), ("Claypot Tofu", 1600), ("Salted Egg Squid", 2200), ("Butter Prawn (M)", 3500),
    ("Imperial Herbal Chicken", 2800), ("Wet Tissue", 50), ("Peanut", 300), ("Fu Yong Egg", 1100), ("Bihun Goreng Singapore", 850),
]


def chinese(path, rng, rows):
    title, name, reg, lines, gst = rng.choice(CHINESE)
    t = when(rng, (2016, 3, 1), (2018, 5, 31), 11, 22)
    r = Roll(80, 4, "DjSerif", 7.6)
    r.c(title, font="Chancery", size=27, lead=34)
    r.c(name, font="DjSerifBold", size=8.6 if len(name) < 38 else 7.4)
    r.c(reg)
    for s in lines:
        r.c(s)
    r.c("GST REG NO: " + gst)
    r.gap(4)
    r.c("TAX INVOICE", font="DjSerifBold", size=10)
    r.gap(3)
    num = "10%s" % digits(rng, 5)
    r.lr("INV NO.: " + num, "Date : " + t.strftime("%d-%m-%Y"))
    r.lr("CASHIER: %s" % rng.choice(("Thandar", "Nicole", "Ah Hong")), t.strftime("%H:%M:%S"))
    r.lr("Table: %s%d" % (rng.choice("ABV"), rng.randrange(1, 30)), "")
    r.rule()
    x = (0, 108, 142, 178, 184)
    r.line(("L", 0, "Description"), ("R", x[1] + 8, "Qty"), ("R", x[2] + 8, "U.Price"), ("R", x[3] + 4, "Total"), ("R", r.inner, "TAX"), font="DjSerifBold", size=7)
    r.rule()
    items, total, pcs = [], 0, 0
    for d, p in stock(rng, CHINESE_ITEMS, rows):
        q = rng.choice((1, 1, 1, 2, 3, 5))
        a = p * q
        total += a
        pcs += q
        long = r.width(d) > 92
        if long:
            r.l(d)
        r.line(("L", 0, "" if long else d), ("R", x[1] + 6, "%d x" % q), ("R", x[2] + 6, m2(p)), ("R", x[3] + 4, m2(a)), ("R", r.inner, "SR"))
        items.append({"description": d, "quantity": str(q), "unit_price": m2(p), "amount": m2(a)})
    tax = gst_in(total)
    adj = round5(total)
    due = total + adj
    paid = cash_for(rng, due)
    r.rule()
    rr = lambda a, b, **k: r.line(("R", 132, a), ("R", x[3] + 4, b), **k)
    r.line(("L", 0, "Total QTY: %d" % pcs))
    rr("Total (Excluding GST):", m2(total - tax))
    rr("GST payable (6%):", m2(tax))
    rr("Total (Inclusive of GST):", m2(total))
    rr("Rounding Adj:", m2(adj))
    r.rule(x0=40)
    r.line(("R", 120, "TOTAL RM"), ("R", x[3] + 4, m2(due)), font="DjSerifBold", size=12)
    r.rule(x0=40)
    rr("CASH:", m2(paid))
    rr("CHANGE:", m2(paid - due))
    r.gap(5)
    r.line(("L", 0, "GST Summary"), ("R", 132, "Amount(RM)"), ("R", x[3] + 4, "Tax(RM)"), font="DjSerifBold")
    r.line(("L", 0, "SR (@ 6%)"), ("R", 132, m2(total - tax)), ("R", x[3] + 4, m2(tax)))
    r.gap(6)
    r.c("Thank You, Please Come Again", font="PalatItalic", size=10)
    r.save(path)
    return truth({
        "merchant": {"name": name, "address": addr(lines), "tax_id": gst},
        "date": t.strftime("%Y-%m-%d"), "time": t.strftime("%H:%M"), "receipt_number": num, "currency": "MYR",
        "line_items": items, "subtotal": m2(total - tax), "tax": m2(tax), "rounding": m2(adj), "total": m2(due),
        "paid": m2(paid), "change": m2(paid - due), "payment_method": "CASH"})


FAST = [
    ("Gerbang Emas Restaurants Sdn Bhd", "(65399-M)", "Licensee of MacRonald's",
     ["Level 6, Bangunan TH, Damansara Uptown 5", "No.3, Jalan SS21/37, 47400 Petaling Jaya", "Selangor"], "000504664099", "MacRonald's Kota Dataran DT (#288)", "03-6142-0011"),
    ("QSV Brands (Sabah) Sdn Bhd", "(59414-K)", "Ayam Rangup Kentaki",
     ["Lot 11, Wawasan Plaza, Coastal Highway", "88000 Kota Kinabalu Sabah"], "001449967616", "ARK Wawasan #1041", "088-256 771"),
    ("Burger Raja Holdings Sdn. Bhd.", "(1027713-P)", "",
     ["Unit 12-1, Level 12, Menara Kencana", "8 First Avenue, 47800 Petaling Jaya, Selangor"], "001912340480", "BR Sungai Besi R&R", "03-8942 1100"),
    ("SUSHI MAKI RESTAURANT SDN BHD", "(812276-V)", "Maki Express",
     ["No. 12-14, Jalan Radin Tengah,", "Bandar Baru Sri Petaling,", "57000 Kuala Lumpur."], "000207765504", "Maki Sri Petaling", "03-9058 1120"),
    ("Secret Receipe Cakes & Cafe S/B", "(415011-H)", "A Lifestyle Cafe",
     ["22 Jln Pemberita U1/49, Temasya, 40150", "Shah Alam"], "000128389120", "SR - Plaza Mont Kiara", "03-6201 8210"),
]
FAST_ITEMS = [
    ("McChiken", 895, ()), ("L Spicy Chiken 5pc Meal", 2495, ("L Coke", "L Fries")), ("Sundae Choc", 425, ()), ("M Big Mek Meal", 1290, ("M Iced Lemon Tea", "M Fries")),
    ("Filet-O-Ikan", 860, ()), ("Happy Set Nuggets", 1095, ("S Milo", "S Fries")), ("Iced Milo (L)", 530, ()), ("Hotcakes 3pc", 795, ()), ("Apple Pie", 395, ()),
    ("Bubur Ayam", 595, ("No Onion",)), ("Egg Muffin", 550, ()), ("Double Cheeseburger", 975, ()),
]


def fastfood(path, rng, rows):
    name, reg, lic, lines, gst, branch, tel = rng.choice(FAST)
    t = when(rng, (2016, 1, 15), (2018, 5, 31), 7, 23)
    r = Roll(80, 5, "ThermCour", 8.5, cols=44)
    r.l(name)
    r.l("%s %s" % (reg, lic))
    for s in lines:
        r.l(s)
    r.l("(GST ID No: %s)" % gst)
    r.l(branch)
    r.l("Tel No. " + tel)
    r.gap()
    r.wide("TAX INVOICE")
    r.gap(4)
    order = rng.randrange(1, 99)
    reg_no = rng.randrange(1, 14)
    num = "%02d%s" % (reg_no, digits(rng, 9))
    r.g("INV# " + num)
    r.g("ORD #%02d -REG #%d- %s" % (order, reg_no, t.strftime("%d/%m/%Y %H:%M:%S")))
    r.g("QTY ITEM", "TOTAL")
    items, total, pcs = [], 0, 0
    for d, p, mods in stock(rng, FAST_ITEMS, rows):
        q = rng.choice((1, 1, 1, 1, 2, 2, 4))
        a = p * q
        total += a
        pcs += q
        r.g("%3d %s" % (q, d), m2(a))
        for mod in mods:
            r.g("     %d %s" % (q, mod))
        items.append({"description": d, "quantity": str(q), "amount": m2(a)})
    tax = gst_in(total)
    adj = round5(total)
    due = total + adj
    cash = rng.random() < 0.75
    paid = cash_for(rng, due) if cash else due
    kind = rng.choice(("TakeOut", "Eat-In", "Drive-Thru"))
    r.gap()
    r.g("%s Total (incl GST)" % kind, m2(total))
    r.g("Rounding Adjustment", m2(adj))
    r.g("Total Rounded", m2(due), font="ThermABold")
    pay = "Cash" if cash else "Cashless"
    r.g("Cash Tendered" if cash else "Cashless", m2(paid))
    r.g("Change", m2(paid - due))
    r.gap()
    r.g("TOTAL INCLUDES 6% GST", m2(tax))
    r.gap(3)
    r.g("GST Summary".ljust(16) + "Net".rjust(9) + "Tax".rjust(8))
    r.g("SR 6%".ljust(16) + m2(total - tax).rjust(9) + m2(tax).rjust(8))
    r.gap()
    r.c("Thank You and Please Come Again.")
    r.c("Guest Relations Center : 03-7843 3300")
    r.c("Tell us how we did and get a free sundae:")
    r.c("www.mcfeedbak.my   Code %s-%s" % (digits(rng, 4), digits(rng, 4)))
    r.save(path)
    return truth({
        "merchant": {"name": name, "address": addr(lines), "tax_id": gst},
        "date": t.strftime("%Y-%m-%d"), "time": t.strftime("%H:%M"), "receipt_number": num,
        "line_items": items, "tax": m2(tax), "rounding": m2(adj), "total": m2(due),
        "paid": m2(paid), "change": m2(paid - due), "payment_method": pay})


LAYOUTS = {"bakery": bakery, "kopitiam": kopitiam, "chinese": chinese, "fastfood": fastfood}
