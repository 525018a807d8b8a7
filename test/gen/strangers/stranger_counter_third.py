# SPDX-License-Identifier: AGPL-3.0-or-later
"""Receipts of stranger_counter.py, third part."""

from stranger_counter_kit import (Roll, addr, cash_for, digits, gst_in, half_up, m2, round5, stock, truth, when, wrap)

PETROL = [
    ("BHPetro Permas Jaya 2", "LIZIS STESEN SERVIS SDN BHD", "1030377-A", ["LOT 22011, JALAN PERMAS UTARA", "81750 MASAI JOHOR"], "001394827264", "07-3889712"),
    ("PETRONIK BKT LANJUT", "BKT LANJUT SERVICE STATION SB", "680145-K", ["KM458.4 BKT LANJUT UTARA", "L/RAYA UTARA SELATAN,SG BULOH", "47000 SUNGAI BULOH"], "000363376640", "03-61577712"),
    ("SHEEL ISMI", "ISMI PETRO TRADING", "001776432-P", ["LOT 2, JALAN TOKONG SULTAN MAHMUD,", "SEKSYEN 6, 40000 SHAH ALAM", "SELANGOR DARUL EHSAN"], "000825974784", "03-55109921"),
    ("Calteks Ampang", "SRI AMPANG SERVICE CENTRE SDN. BHD.", "388120-X", ["Lot 12203 Jln Ampang Hilir", "55000 Kuala Lumpur"], "001840369664", "03-42519902"),
    ("PETRONIK", "HAJI OSMAN & ANAK ENTERPRISE", "002310446-D", ["PT 2281, KM 12", "JALAN KOTA BHARU-MACHANG,", "16450 KETEREH,", "KELANTAN"], "000554713088", "09-7881221"),
]
SHOP_ITEMS = [("RED BULLS 250ML", 550, "S"), ("MENTOZ MINT ROLL", 180, "S"), ("SPRITZER 500ML", 160, "S"), ("NESCAF LATTE 240ML", 290, "S"),
              ("ENGINE FLUSH 350ML", 2490, "S"), ("GARDENA BUTTER BUN", 120, "Z"), ("TISSUE POCKET", 100, "S"), ("SYNTIUM 800 4L", 11500, "S"),
              ("LAYZ CLASSIC 50G", 330, "S"), ("AIR FRESH LEMON", 790, "S"), ("LIGHTER", 250, "S"), ("ICE CREAM CONE", 310, "S")]


def petrol(path, rng, rows):
    trade, name, reg, lines, gst, tel = rng.choice(PETROL)
    t = when(rng, (2016, 1, 15), (2018, 5, 31), 6, 23)
    r = Roll(58, 3.5, "Dot7", 8, cols=33)
    r.wide(trade) if len(trade) < 16 else r.tall(trade)
    r.c(name)
    r.c("Co. Reg. No. : " + reg)
    for s in lines:
        r.c(s)
    r.c("Site: %s  Telephone: %s" % (digits(rng, 4), tel)) if len(tel) < 10 else r.c("Tel: " + tel)
    r.c("GST No: " + gst)
    r.gap(4)
    num = digits(rng, 11)
    r.g("Invoice number: " + num)
    r.g("Tax Invoice", "ORIGINAL")
    r.g(t.strftime("%d.%m.%Y"), t.strftime("%H:%M"))
    r.gap(4)
    r.fill("-")
    items, by, qty = [], {}, 0
    for i in range(rows):
        if i == 0:
            ml, price = rng.randrange(5000, 48000), rng.choice((205, 220, 232, 254, 219))
            a = half_up(ml * price, 1000)
            litre = "%d.%03d" % divmod(ml, 1000)
            d = rng.choice(("Infiniti RON95", "PRIMAX 95", "FuelSave 95", "Diesel Euro 5"))
            r.g("Pump %02d  %s" % (rng.randrange(1, 13), d))
            r.g(" %s litre @ %s" % (litre, m2(price)), "%s R" % m2(a))
            items.append({"description": d, "quantity": litre, "unit_price": m2(price), "amount": m2(a)})
            by["R"] = by.get("R", 0) + a
            pool = iter(stock(rng, SHOP_ITEMS, rows))
            continue
        d, p, code = next(pool)
        q = rng.choice((1, 1, 2, 3))
        a = p * q
        r.g(d)
        r.g(" %d pc @ %s" % (q, m2(p)), "%s %s" % (m2(a), code))
        items.append({"description": d, "quantity": str(q), "unit_price": m2(p), "amount": m2(a)})
        by[code] = by.get(code, 0) + a
    total = sum(by.values())
    tax = gst_in(by.get("S", 0))
    adj = round5(total)
    due = total + adj
    cash = rng.random() < 0.65
    paid = cash_for(rng, due) if cash else due
    r.fill("-")
    r.g("Sub-Total (incl. GST)", "RM %s  " % m2(total))
    r.g("Rounding", "RM %s  " % m2(adj))
    r.wide("TOTAL RM%9s" % m2(due), align="L")
    r.gap(3)
    if cash:
        r.g("CASH", "RM %s  " % m2(paid))
        r.g("CHANGE DUE", "RM %s  " % m2(paid - due))
        pay = "CASH"
    else:
        pay = rng.choice(("VISA", "MASTERCARD"))
        r.g(pay, "RM %s  " % m2(paid))
        r.g("XXXX XXXX XXXX " + digits(rng, 4))
        r.g("App Code " + digits(rng, 6))
    r.fill("-")
    r.g("%-10s%10s%11s" % ("GST Rate", "Net(RM)", "GST(RM)"))
    for code, lab in (("S", "S  6%"), ("Z", "Z  0%"), ("R", "R Relief")):
        if code in by:
            x = tax if code == "S" else 0
            r.g("%-10s%10s%11s" % (lab, m2(by[code] - x), m2(x)))
    r.gap(4)
    r.c("Points Card: 70838155****%s" % digits(rng, 4))
    r.c("Points earned: %d" % (due // 100))
    r.c("Thank You and Please")
    r.c("Come Again")
    r.save(path)
    data = {"merchant": {"name": name, "address": addr(lines), "tax_id": gst},
            "date": t.strftime("%Y-%m-%d"), "time": t.strftime("%H:%M"), "receipt_number": num, "currency": "MYR",
            "line_items": items, "subtotal": m2(total), "tax": m2(tax), "rounding": m2(adj), "total": m2(due),
            "paid": m2(paid), "payment_method": pay}
    if cash:
        data["change"] = m2(paid - due)
    return truth(data)


PHARM = [
    ("GUARDIEN HEALTH & BEAUTY SDN BHD", "199301011122 (265859-X)", ["F28, First Floor, Aman Mall,", "Persiaran Perbandaran,", "Seksyen 14, 40000 Shah Alam,", "Selangor"], "GUARDIEN AMAN MALL"),
    ("CARINA PHARMACY (SUNGAI ARA) SDN BHD", "201401032177 (1108266-D)", ["1-1-12, Persiaran Kelicap, 11900 Bayan Lepas, Pulau Pinang"], "Branch 077 - SUNGAI ARA"),
    ("FARMASI ALFA LIVE SDN. BHD.", "(771204-U)", ["No. 26, Ground Floor,", "Jln 1/116B, Sri Desa Entrepreneur Park", "Off Jalan Kuchai Lama", "58200 Kuala Lumpur"], "KUCHAI LAMA"),
    ("WATSENS PERSONAL CARE STORES SDN BHD", "199401002910 (289892-X)", ["Lot G18, IOY City Mall, 62502 Putrajaya"], "WATSENS 0388 IOY CITY"),
    ("FARMASI KLINIK SEJAHTERA", "TR0192280-M", ["K/S 211, Jalan Sultan Zainal Abidin", "20000 Kuala Terengganu", "Terengganu"], "PERTAMA"),
]
PHARM_ITEMS = [
    ("BLACKMOORS BIO C 1000MG 31S", 3790), ("PANADOL ACTIFAST CPLT 20S", 1590), ("DETTOL HAND SANITIZER 50ML", 690), ("HANSAPLAZT ELASTIC 100S", 1250),
    ("EYE MO MOIST 9ML", 1460), ("SCOTTS EMULSION ORANGE 400ML", 2890), ("3PLY FACE MASK 50S", 1990), ("SENSODYNE RAPID RELIEF 100G", 1890),
    ("STREPSILS HONEY LEMON 24S", 1590), ("SALONPAS 20S", 1130), ("VICKS VAPORUB 50G", 1380), ("NATURE MADE FISH OIL 100+60S", 6990),
    ("COTTON BUDS 200S", 450), ("CETAPHIL GENTLE CLEANSER 500ML", 6890),
]


def pharmacy(path, rng, rows):
    name, reg, lines, branch = rng.choice(PHARM)
    t = when(rng, (2019, 1, 5), (2023, 11, 30), 10, 22)
    r = Roll(80, 4, "ThermABold", 8.5, cols=42)
    r.c(branch)
    r.gap(3)
    r.c(name)
    r.c("Company No: " + reg)
    if name.startswith("WATSENS"):
        r.c("(Formerly known as Watsens Stores S/B)")
    for s in lines:
        for k in wrap(s, 40):
            r.c(k)
    r.c("www.%s.com.my" % name.split()[0].lower())
    r.gap(5)
    num = "%s-%s-%s" % (digits(rng, 4), rng.choice(("01", "02", "03")), digits(rng, 6))
    r.g("RECEIPT NO:" + num)
    r.g("DATE/TIME :" + t.strftime("%Y-%m-%d %H:%M:%S"))
    r.g("SERVED BY :" + rng.choice(("NURUL AIN", "CHIN W.L.", "DIVYA")))
    r.fill("*")
    items, sub, gross, pcs, saved = [], 0, 0, 0, 0
    for d, p in stock(rng, PHARM_ITEMS, rows):
        q = rng.choice((1, 1, 1, 2, 2, 3))
        a = p * q
        pcs += q
        gross += a
        r.g(d[:40])
        r.g("  %s  %2d X %s" % ("95" + digits(rng, 11), q, m2(p)), m2(a))
        items.append({"description": d, "quantity": str(q), "unit_price": m2(p), "amount": m2(a)})
        if rng.random() < 0.3:
            cut = half_up(a, 5)
            r.g("  PROMO 20%% OFF (%s)" % digits(rng, 5), "-" + m2(cut))
            saved += cut
    sub = gross - saved
    adj = round5(sub)
    due = sub + adj
    how = rng.choice(("CASH", "CASH", "TNG EWALLET", "DEBIT CARD"))
    paid = cash_for(rng, due) if how == "CASH" else sub
    if how != "CASH":
        adj, due = 0, sub
    r.fill("*")
    r.g("SUBTOTAL", m2(gross))
    if saved:
        r.g("DISCOUNT", "-" + m2(saved))
    if adj:
        r.g("ROUNDING ADJ", ("+" if adj > 0 else "") + m2(adj))
    r.tall("TOTAL".ljust(30) + ("RM" + m2(due)).rjust(12), align="L")
    r.g(how, "RM" + m2(paid))
    r.g("CHANGE", "RM" + m2(paid - due))
    r.gap(4)
    r.g("TOTAL QTY: %d   NO. OF LINES: %d" % (pcs, rows))
    if saved:
        r.c("*** YOU SAVED RM%s TODAY ***" % m2(saved))
    r.fill("-")
    bal = rng.randrange(100, 9000)
    r.g("MEMBER ID", "XXXXXX" + digits(rng, 4))
    r.g("OPENING POINTS", str(bal))
    r.g("POINTS EARNED", str(due // 100))
    r.g("CLOSING POINTS", str(bal + due // 100))
    r.fill("-")
    r.c("MEDICINES ARE NOT EXCHANGEABLE")
    r.c("OTHER GOODS WITHIN 14 DAYS WITH RECEIPT")
    r.gap(4)
    r.bars(rng)
    r.save(path)
    data = {"merchant": {"name": name, "address": addr(lines)},
            "date": t.strftime("%Y-%m-%d"), "time": t.strftime("%H:%M"), "receipt_number": num, "currency": "MYR",
            "line_items": items, "subtotal": m2(gross), "total": m2(due),
            "paid": m2(paid), "change": m2(paid - due), "payment_method": how}
    if adj:
        data["rounding"] = m2(adj)
    return truth(data)


OPTIC = [
    ("FOKUS TITIK VISION CARE CENTRE", "FOKUS TITIK HOLDINGS SDN BHD (884238-U)", "FOKUS TITIK HOLDINGS SDN BHD", ["Lot T-014, Third Floor, Mid City Megamall,", "Lingkaran Syed Putra, 59200 Kuala Lumpur"], "03-2282 7713"),
    ("OPTIK BINTANG MAS", "(JM0512883-A)", "OPTIK BINTANG MAS", ["35 Jalan Rosmerah 2/17,", "Taman Johor Jaya,", "81100 Johor Bahru."], "07-355 2210"),
    ("KEDAI CERMIN MATA VIVA", "(Sykt. Perniagaan Viva Eye, 000918277-T)", "KEDAI CERMIN MATA VIVA", ["63, Medan Pasar Lama", "25000 Kuantan, Pahang Darul Makmur"], "09-517 8831"),
    ("PUSAT MATA & OPTIK WONG", "(Reg. 13/1002/0381)", "PUSAT MATA & OPTIK WONG", ["1st Floor, 18-1, Jalan Puteri 1/4", "Bandar Puteri", "47100 Puchong", "Selangor"], "03-8060 1772"),
    ("England Optikal Group", "ENGLAND OPTIKAL (IPOH) SDN BHD  318872-A", "ENGLAND OPTIKAL (IPOH) SDN BHD", ["105 Persiaran Greenhill, 30450 Ipoh, Perak"], "05-254 9911"),
]
OPTIC_ITEMS = [
    ("FRAME ROYBAN RB7047 54-17 BLACK", 45900), ("ESSILON CRIZAL 1.60 (PAIR)", 38000), ("CONTACT LENS FRESHLOK DAILY 30P -3.25", 8500), ("MULTI PURPOSE SOLUTION 355ML", 3900),
    ("PROGRESSIVE LENS BLUE CUT", 78000), ("EYE TEST", 3000), ("SPECTACLE CASE", 1500), ("LENS CLOTH MICROFIBRE", 500), ("SUNGLASSES POLAROYD PLD2052", 28900),
    ("NOSE PAD SILICONE", 800), ("COLOUR LENS MONTHLY BROWN", 6900), ("LENS SPRAY 60ML", 1200),
]


def optician(path, rng, rows):
    trade, second, name, lines, tel = rng.choice(OPTIC)
    t = when(rng, (2018, 6, 2), (2022, 12, 20), 11, 21)
    r = Roll(80, 5, "Courier", 8, lead=9.6)
    r.l(trade, font="GothicBold", size=11.5, lead=15)
    r.l(second, font="Gothic", size=7.6)
    for s in lines:
        r.l(s, font="Gothic", size=8)
    r.l("Tel: " + tel, font="Gothic", size=8)
    r.gap(4)
    num = "%s%s" % (rng.choice(("CS-", "OR", "B")), digits(rng, 6))
    top = r.y
    r.y += 3
    r.line(("L", 4, "CASH SALES"), ("R", r.inner - 4, "No. " + num), font="GothicBold", size=9)
    r.line(("L", 4, "Date  " + t.strftime("%d %b %Y")), ("R", r.inner - 4, t.strftime("%I:%M %p")), font="Gothic")
    r.line(("L", 4, "Cust  %s" % rng.choice(("WALK-IN", "CASH CUSTOMER"))), ("R", r.inner - 4, "Optometrist  %s" % rng.choice(("LIM", "AZIAN", "PREM"))), font="Gothic")
    r.y += 2
    r.box(r.m, top, r.inner, r.y - top, 0.8)
    r.gap(6)
    items, sub = [], 0
    r.line(("L", 0, "DESCRIPTION"), ("R", r.inner, "AMOUNT (RM)"), font="Courier-Bold")
    r.rule(([1, 1.5], 0))
    for k, (d, p) in enumerate(stock(rng, OPTIC_ITEMS, rows), 1):
        q = rng.choice((1, 1, 1, 2))
        a = p * q
        sub += a
        parts = wrap(d, 25)
        for i, s in enumerate(parts):
            r.line(("L", 0, "%2d." % k if i == 0 else ""), ("L", 17, s), ("R", r.inner, m2(a, ",") if i == len(parts) - 1 else ""))
        it = {"description": d, "amount": m2(a)}
        if q > 1:
            r.line(("L", 17, "( %d @ %s )" % (q, m2(p, ","))))
            it.update(quantity=str(q), unit_price=m2(p))
        items.append(it)
    disc = half_up(sub, 10) if rng.random() < 0.5 else 0
    disc -= disc % 5
    net = sub - disc
    adj = round5(net)
    due = net + adj
    how = rng.choice(("CASH", "CREDIT CARD", "CASH"))
    paid = cash_for(rng, due) if how == "CASH" else due
    r.rule(([1, 1.5], 0))
    rr = lambda a, b, **k: r.line(("R", 140, a), ("R", r.inner, b), **k)
    rr("GROSS TOTAL", m2(sub, ","))
    rr("LESS DISCOUNT", m2(disc, ","))
    rr("ROUNDING", m2(adj))
    r.rule(x0=60)
    r.line(("R", 130, "NET TOTAL"), ("R", r.inner, m2(due, ",")), font="GothicBold", size=12)
    r.rule(x0=60, pad=1)
    r.rule(x0=60, pad=0.6)
    r.gap(4)
    r.l("PAYMENT", font="Courier-Bold")
    r.line(("L", 17, how), ("R", r.inner, m2(paid, ",")))
    if how == "CASH":
        r.line(("L", 17, "CHANGE"), ("R", r.inner, m2(paid - due, ",")))
    r.line(("L", 17, "BALANCE DUE"), ("R", r.inner, "0.00"))
    r.gap(14)
    r.rule(x1=80, pad=1)
    r.l("Customer's Signature", font="Gothic", size=7)
    r.gap(4)
    r.c("Goods sold are not returnable. Warranty on frame 6 months.", font="Gothic", size=6.4)
    r.save(path)
    data = {"merchant": {"name": name, "address": addr(lines)},
            "date": t.strftime("%Y-%m-%d"), "time": t.strftime("%H:%M"), "receipt_number": num, "currency": "MYR",
            "line_items": items, "subtotal": m2(sub), "rounding": m2(adj), "total": m2(due),
            "paid": m2(paid), "payment_method": how}
    if how == "CASH":
        data["change"] = m2(paid - due)
    return truth(data)


TYRE = [
    ("TAYAR LIAN HENG SDN BHD", "(Company No. 412290-M)", ["No. 8 & 10, Jalan Kilang Lama, Taman Perindustrian Jaya,", "09000 Kulim, Kedah Darul Aman."], "Tel: 04-490 3312   Fax: 04-490 3318", "001254326272"),
    ("KIAN SOON AUTO PARTS TRADING", "(SA0120338-V)", ["23G JALAN SG BESI INDAH 5/2, TAMAN SG BESI INDAH", "43300 SERI KEMBANGAN", "SELANGOR"], "TEL: 03-8941 7728 / 016-271 9902", "000418889728"),
    ("BENGKEL & TAYAR SERI JAYA ENTERPRISE", "(001442910-K)", ["PT 1182, TINGKAT BAWAH, JALAN SULTAN YAHYA PETRA,", "15200 KOTA BHARU, KELANTAN"], "H/P: 019-988 1027", "001703395328"),
    ("SYARIKAT TAYAR & BATERI CHONG LEE", "(NS0033192-T)", ["No 211, Jalan Tuanku Munawir", "70000 Seremban", "Negeri Sembilan Darul Khusus"], "Tel : 06-762 1187", "000782241792"),
    ("EE HOCK TYRES & RIMS (M) SDN. BHD.", "(611827-W)", ["LOT 10, BLOCK 4, KOLOMBONG INDUSTRIAL CENTRE, 88450 KOTA KINABALU, SABAH."], "TEL 088-433 281", "001122795520"),
]
TYRE_ITEMS = [
    ("T195/60R15", "TYRE GOODYEAH ASSURANCE 195/60R15 88V", 20500, "PCS"), ("WB-350", "WHEEL BALANCING & WEIGHT", 1000, "SET"), ("ALIGN", "COMPUTER ALIGNMENT - FRONT", 3500, "JOB"),
    ("EO1040", "ENGINE OIL 10W-40 SEMI SYN 4L", 11500, "BTL"), ("OF-PER", "OIL FILTER PERODUA MYVI 1.3", 1650, "PCS"), ("NS60L", "BATTERY NS60L MF (TRADE-IN OLD BATTERY)", 21800, "PCS"),
    ("BP-WRA", "BRAKE PAD FRONT PROTON WIRA", 7800, "SET"), ("VALVE", "TUBELESS VALVE TR413", 300, "PCS"), ("AF-WAJA", "AIR FILTER PROTON WAJA / GEN2", 2850, "PCS"),
    ("SPARK-B", "SPARK PLUG BKR6E-11", 950, "PCS"), ("COOL-1L", "RADIATOR COOLANT GREEN 1 LITRE", 1480, "BTL"), ("WIPER20", "WIPER BLADE 20\"", 1890, "PCS"), ("LABOUR", "LABOUR CHARGES", 5000, "JOB"),
]


def tyre(path, rng, rows):
    name, reg, lines, tel, gst = rng.choice(TYRE)
    t = when(rng, (2016, 5, 1), (2018, 5, 31), 9, 18)
    r = Roll(148, 9, "Times-Roman", 8.6)
    r.line(("L", 0, name), ("L", 4 + r.width(name, "Times-Bold", 13), reg, "Times-Roman"), font="Times-Bold", size=13) \
        if r.width(name + reg, "Times-Bold", 13) < r.inner else (r.l(name, font="Times-Bold", size=13), r.l(reg, size=7.5))
    for s in lines:
        r.l(s)
    r.l(tel)
    r.l("GST Registration No. : " + gst)
    r.gap(4)
    r.line(("C", r.inner / 2, "CASH BILL / TAX INVOICE"), font="Times-Bold", size=12)
    r.rule(width=1)
    num = rng.choice(("CB-", "CS-", "IV")) + digits(rng, 5)
    x = r.inner - 140
    r.line(("L", 0, "CASH SALES A/C"), ("L", x, "Bill No."), ("L", x + 48, ": " + num))
    plate = "%s%s %s" % (rng.choice("WBJP"), rng.choice(("KL", "MN", "CQ")), digits(rng, 4))
    r.line(("L", 0, "Vehicle No. : " + plate), ("L", x, "Date"), ("L", x + 48, ": " + t.strftime("%d/%m/%Y")))
    r.line(("L", 0, "Mileage : %s KM" % format(rng.randrange(20000, 210000), ",")), ("L", x, "Terms"), ("L", x + 48, ": C.O.D."))
    r.line(("L", x, "Page"), ("L", x + 48, ": 1 of 1"))
    r.gap(3)
    W = r.inner
    cx = (0, 20, 76, W - 168, W - 140, W - 92, W - 64, W)
    r.rule()
    r.line(("L", 0, "No"), ("L", cx[1], "Item Code"), ("L", cx[2], "Description"), ("R", cx[3], "Qty"), ("L", cx[3] + 5, "UOM"),
           ("R", cx[5], "U/Price"), ("R", cx[6] + 4, "Disc"), ("R", W, "Total"), font="Times-Bold")
    r.line(("R", cx[5], "RM"), ("R", W, "RM"), font="Times-Bold")
    r.rule()
    items, gross = [], 0
    for k, (code, d, p, u) in enumerate(stock(rng, TYRE_ITEMS, rows), 1):
        q = rng.choice((1, 1, 2, 4))
        dp = rng.choice((0, 0, 0, 5, 10))
        a = half_up(p * q * (100 - dp), 100)
        gross += a
        parts, cur = [], ""
        for w in d.split():
            if cur and r.width(cur + " " + w) > cx[3] - cx[2] - 20:
                parts.append(cur)
                cur = w
            else:
                cur = (cur + " " + w).strip()
        parts.append(cur)
        r.line(("L", 0, str(k)), ("L", cx[1], code), ("L", cx[2], parts[0]), ("R", cx[3], str(q)), ("L", cx[3] + 5, u),
               ("R", cx[5], m2(p, ",")), ("R", cx[6], "%d%%" % dp if dp else ""), ("R", W, m2(a, ",")))
        for s in parts[1:]:
            r.line(("L", cx[2], s))
        items.append({"description": d, "quantity": str(q), "unit_price": m2(p), "amount": m2(a)})
    r.y = max(r.y, 300)
    r.rule()
    tax = half_up(gross * 6, 100)
    total = gross + tax
    adj = round5(total)
    due = total + adj
    rr = lambda a, b, **k: r.line(("R", W - 70, a), ("R", W, b), **k)
    y0 = r.y
    rr("Total Excluding GST", m2(gross, ","))
    rr("Add : GST @ 6%", m2(tax, ","))
    rr("Rounding Adj.", m2(adj))
    r.rule(x0=W - 250)
    rr("Total Payable Inclusive of GST (RM)", m2(due, ","), font="Times-Bold", size=9.6)
    r.rule(x0=W - 250)
    y1 = r.y
    r.y = y0
    r.line(("L", 0, "GST Summary"), ("L", 62, "Amount (RM)"), ("L", 122, "GST (RM)"), font="Times-Bold", size=7.4)
    r.line(("L", 0, "SR = 6%"), ("R", 102, m2(gross, ",")), ("R", 154, m2(tax, ",")), size=7.4)
    r.y = y1 + 4
    r.l("Received by : CASH", font="Times-Bold")
    r.gap(3)
    for s in ("1. Goods sold are not returnable or refundable.", "2. All cheques should be crossed and made payable to", "    " + name):
        r.l(s, size=7)
    r.gap(26)
    r.rule(x1=120, pad=1)
    r.line(("L", 0, "Customer's Chop & Signature"), ("R", W, "E. & O. E."), size=7)
    r.save(path, 595.3 if r.y < 400 else 0)
    return truth({
        "merchant": {"name": name, "address": addr(lines), "tax_id": gst},
        "date": t.strftime("%Y-%m-%d"), "receipt_number": num, "currency": "MYR",
        "line_items": items, "subtotal": m2(gross), "tax": m2(tax), "rounding": m2(adj), "total": m2(due),
        "payment_method": "CASH"})


GIFT = [
    ("MR. K.I.Y. (M) SDN BHD", "(CO. REG : 860688-D)", ["LOT 1851-C & 1851-D, JALAN KPB 6,", "KAWASAN PERINDUSTRIAN BALAKONG,", "43300 SERI KEMBANGAN, SELANGOR"], "000306020399", "(TESKO TERBAU)"),
    ("KAYSON FURNISHING SDN BHD", "(CO. REG : 312047-A)", ["L4-05&06, SUNWAY VELO MALL,", "CHERAS,", "KUALA LUMPUR"], "001566228480", "(VELO)"),
    ("INDAH GIFT & HOME DEKO", "(CO. REG : 001933455-H)", ["27,JALAN DEDAP 15,", "TAMAN JOHOR JAYA,", "81100 JOHOR BAHRU,JOHOR."], "001181908992", ""),
    ("GL HANDYCRAFT & TAILORING", "(CO. REG : 75711-W)", ["19, Jalan Kancil, Off Jalan Pudu", "55100, Kuala Lumpur", "MALAYSIA"], "001948532736", "TEL : 03-2142 0071"),
    ("PADINO CORNER SDN BHD", "(CO. REG : 181331-K)", ["LOT S-38, 2ND FLR, THE GARDEN", "MALL, LINGKARAN SYED PUTRA,", "59200 K.L."], "000473522176", "(GARDEN)"),
]
GIFT_ITEMS = [
    ("CHOPPING BOARD 35.5x25.5CM 803M#", 1900), ("AIR PRESSURE SPRAYER SX-575-1 1.5L", 802), ("WAXCO WINDSHILED CLEANER 120ML", 302), ("BOPP TAPE 48MM*100M CLEAR", 388),
    ("ST PHOTO FRAME A4 BLACK", 1290), ("SCENTED CANDLE JAR VANILLA", 1550), ("PLUSH BEAR 30CM", 2990), ("MUG CERAMIC 'BEST DAD'", 890), ("GIFT WRAP PAPER 5S", 250),
    ("ARTIFICIAL ROSE BUNCH", 690), ("WALL CLOCK 12\" WOODEN", 3490), ("RING FILE 2D 50MM", 430), ("FAIRY LIGHT LED 5M", 1180), ("CUSHION COVER 45X45", 1090),
]


def gift(path, rng, rows):
    name, reg, lines, gst, branch = rng.choice(GIFT)
    t = when(rng, (2016, 1, 12), (2018, 5, 30), 10, 22)
    r = Roll(76, 4, "Dot9B", 8, cols=37)
    r.c(name)
    r.c(reg)
    for s in lines:
        r.c(s)
    r.c("(GST ID NO :%s)" % gst)
    if branch:
        r.c(branch)
    r.c("-TAX INVOICE-")
    r.gap(6)
    items, total, pcs = [], 0, 0
    for d, p in stock(rng, GIFT_ITEMS, rows):
        q = rng.choice((1, 1, 1, 2, 3, 6))
        a = p * q
        total += a
        pcs += q
        r.g(d)
        r.g("%s - %d" % (rng.choice(("EZ10HD05", "WA22-3", "KC41")), rng.choice((12, 24, 60))))
        r.g("%-11s %d X %s" % (digits(rng, rng.choice((7, 8, 10))), q, m2(p)), "%s S" % m2(a))
        items.append({"description": d, "quantity": str(q), "unit_price": m2(p), "amount": m2(a)})
    tax = gst_in(total)
    adj = round5(total)
    due = total + adj
    paid = cash_for(rng, due)
    r.gap(4)
    r.g("ITEM(S) : %d" % rows, "QTY(S) : %d" % pcs)
    r.gap(4)
    r.g("TOTAL INCL. GST@6%", "RM %s" % m2(total))
    r.g("ROUNDING ADJUSTMENT", "RM %s" % m2(adj))
    r.g("TOTAL ROUNDED", "RM %s" % m2(due))
    r.g("CASH", "RM %s" % m2(paid))
    r.g("CHANGE", "RM %s" % m2(paid - due))
    r.gap(4)
    r.g("GST @6% INCLUDED IN TOTAL")
    r.g("GST SUMMARY", "AMT(RM)   TAX(RM)")
    r.g("S @6%", "%s %9s" % (m2(total - tax), m2(tax)))
    r.gap(4)
    num = "R%s" % digits(rng, 9)
    r.g("%s SH0%d ZL0%d" % (t.strftime("%d-%m-%y %H:%M"), rng.randrange(1, 4), rng.randrange(1, 9)), num)
    r.g("OPERATOR %s - %s" % (rng.choice(("TRAINEE CASHIER", "SITI NURHAYATI", "JOELLE")), digits(rng, 6)))
    r.gap(4)
    r.c("EXCHANGE ARE ALLOWED WITHIN")
    r.c("7 DAYS WITH RECEIPT.")
    r.c("STRICTLY NO CASH REFUND.")
    r.save(path)
    return truth({
        "merchant": {"name": name, "address": addr(lines), "tax_id": gst},
        "date": t.strftime("%Y-%m-%d"), "time": t.strftime("%H:%M"), "receipt_number": num, "currency": "MYR",
        "line_items": items, "tax": m2(tax), "rounding": m2(adj), "total": m2(due),
        "paid": m2(paid), "change": m2(paid - due), "payment_method": "CASH"})


LAYOUTS = {"petrol": petrol, "pharmacy": pharmacy, "optician": optician, "tyre": tyre, "gift": gift}
