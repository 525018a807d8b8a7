# SPDX-License-Identifier: AGPL-3.0-or-later
"""Receipts of stranger_counter.py, first part."""

import re

from stranger_counter_kit import (Roll, addr, cash_for, digits, gst_in, half_up, m2, round5, stock, truth, when)

HYPER = [
    (["ZENON CO. (M) BHD (126951-K)"],
     ["3RD FLR, ZENON TAMAN MELATI SC", "JLN JELATA, TAMAN MELATI", "CHERAS, 55100 KUALA LUMPUR"],
     "002017394711", "TAMAN MELATI STORE", "1-300-80-2366"),
    (["ZENON BIG (M) SDN. BHD. (349801-D)"],
     ["LOT 1, JALAN PUTERI 7/9", "BANDAR PUTERI", "47100 PUCHONG, SELANGOR"],
     "000937152512", "BANDAR PUTERI STORE", "1-300-88-0191"),
    (["JUMBO CASH & CARRY STORES", "(MALAYSIA) SDN BHD (273810-W)"],
     ["MUKIM 6, JALAN BARU,", "SEBERANG PERAI TENGAH,", "13600 PRAI, PENANG"],
     "000741263188", "PRAI STORE", "04-3907711"),
    (["PASARAYA BORONG SINAR MATAHARI", "SDN BHD (214480-U)"],
     ["LOT 3487, MUKIM KAJANG, BATU 14", "JALAN REKO 43000 KAJANG SELANGOR D.E."],
     "000128905216", "KAJANG STORE", "03-87336020"),
    (["MYNEWS FRESH MART HOLDINGS BHD (630882-P)"],
     ["NO.1, JALAN PPU 3,", "TMN PERINDUSTRIAN PUCHONG UTAMA,", "47100 PUCHONG,", "SELANGOR DARUL EHSAN,", "MALAYSIA"],
     "001744781312", "PUCHONG UTAMA", "03-80512200"),
]
HYPER_ITEMS = [
    ("ADABI CURRY POWDER 250G", 565, "SR"), ("CAP RAMBUTAN BERAS 5KG", 1690, "ZRL"), ("SAJI COOKING OIL 1KG", 659, "ZRL"),
    ("LADIES BLOUSE L/S", 3990, "SR"), ("TV TOP VALUE TISSUE 4S", 890, "SR"), ("GP ALKALINE AA 4S", 1290, "SR"),
    ("KANGKUNG 250G", 169, "ZRL"), ("AYAM STANDARD /KG", 1134, "ZRL"), ("MILO 3IN1 18X33G", 1695, "SR"),
    ("SUSU DUTCH LADY 1L", 675, "SR"), ("BOYS SHORT PANTS", 2590, "SR"), ("IKAN KEMBUNG /KG", 926, "ZRL"),
    ("TELUR GRED B 30S", 1199, "ZRL"), ("FRESH PRAWN M", 1875, "ZRL"), ("DYNAMO GEL 2.7KG", 2399, "SR"),
    ("KICAP MANIS 650ML", 499, "SR"), ("HL YOGURT DRINK 700G", 590, "SR"), ("MAGGI KARI 5X79G", 443, "SR"),
    ("GULA PRAI HALUS 1KG", 295, "ZRL"), ("CARRY BAG 40X60", 20, "SR"), ("PEACH PEARL /PCS", 340, "ZRL"),
]


def hyper(path, rng, rows):
    name, lines, gst, branch, tel = rng.choice(HYPER)
    t = when(rng, (2016, 1, 4), (2018, 5, 28), 10, 22)
    r = Roll(80, 4, "ThermA", 8.5, cols=42)
    for s in name + lines:
        r.c(s)
    r.c("GST ID : " + gst)
    r.gap(4)
    r.c("SHOPPING HOURS")
    r.c("SUN-THU:1000 HRS - 2200 HRS")
    r.c("FRI-SAT:1000 HRS - 2300 HRS")
    r.gap()
    items, total, by = [], 0, {}
    pcs = 0
    for d, p, code in stock(rng, HYPER_ITEMS, rows):
        q = rng.choice((1, 1, 1, 1, 2, 3))
        a = p * q
        total += a
        pcs += q
        by[code] = by.get(code, 0) + a
        r.g("%2dx %s" % (q, "00000" + digits(rng, 7)), "%9s %-3s" % (m2(a), code))
        r.g("    " + d)
        it = {"description": d, "quantity": str(q), "amount": m2(a)}
        if q > 1:
            r.g("    @ %s" % m2(p))
            it["unit_price"] = m2(p)
        items.append(it)
    adj = round5(total)
    due = total + adj
    paid = cash_for(rng, due)
    r.gap(3)
    w = lambda a, b: r.g("    " + a, "%9s    " % b)
    w("Sub-total", m2(total))
    r.g("", " " * 25 + "---------    ")
    w("Total Sales Incl GST", m2(total))
    if adj:
        w("Rounding Adj", m2(adj))
    r.tall("    Total After Adj Incl GST".ljust(29) + "%9s    " % m2(due), align="L")
    w("CASH", m2(paid))
    r.gap(3)
    r.g("    Item Count %-4d Change Amt" % pcs, "%9s    " % m2(paid - due))
    r.gap()
    num = t.strftime("%Y%m%d") + digits(rng, 11)
    r.g("    Invoice No: " + num)
    r.gap(4)
    r.g("    GST Summary      Amount        Tax")
    sr = gst_in(by.get("SR", 0))
    for code, rate in (("SR", 6), ("ZRL", 0)):
        if code in by:
            tax = sr if rate else 0
            r.g("    %-10s%13s%11s" % ("%s @ %d%%" % (code, rate), m2(by[code] - tax), m2(tax)))
    r.g("    %-10s%13s%11s" % ("Total", m2(total - sr), m2(sr)))
    r.gap()
    r.g("%s  %s  %s %s %s" % (t.strftime("%d/%m/%Y %H:%M"), digits(rng, 4), "0" + digits(rng, 2), num[-7:], digits(rng, 5)))
    r.g("%s NUR %s" % (digits(rng, 7), rng.choice(("AFIQAH", "SYAZWANI", "IZZATI", "HANA"))))
    r.gap(5)
    r.c(branch)
    r.c("TEL : " + tel)
    r.c("THANK YOU FOR YOUR PATRONAGE")
    r.c("PLEASE COME AGAIN")
    r.save(path)
    data = {"merchant": {"name": re.sub(r" \([\dA-Z]+-[A-Z]\)$", "", " ".join(name)),
                         "address": addr(lines), "tax_id": gst},
            "date": t.strftime("%Y-%m-%d"), "time": t.strftime("%H:%M"), "receipt_number": num,
            "line_items": items, "subtotal": m2(total), "tax": m2(sr), "total": m2(due),
            "paid": m2(paid), "change": m2(paid - due), "payment_method": "CASH"}
    if adj:
        data["rounding"] = m2(adj)
    return truth(data)


MINI = [
    ("77 SPEEDY MART S/B", "519544-P", ["LOT P.T. 2817, JALAN HELANG,", "TAMAN BERKELY", "41150 KLANG, SELANGOR"],
     "000181747733", "1237-TMN SRI MURNI"),
    ("KEDAI SERBANEKA MAJU S/B", "702213-V", ["NO 9, 11 & 13, JALAN KASAWARI 4", "TAMAN KENARI", "81100 JOHOR BAHRU, JOHOR"],
     "001423884864", "0416-KENARI 2"),
    ("TINGGI JAYA MINI MART S/B", "488276-H", ["LOT 1552, BATU 8 1/2, JALAN KAPAR", "42200 KAPAR, SELANGOR D.E"],
     "000533602304", "2045-TMN KLANG UTAMA"),
    ("PASAR MINI JIN SENG (M) S/B", "337790-K", ["13, JLN BESAR"], "001290346496", "JERANTUT"),
    ("KK SUPER SAVER SUPERMART S/B", "1093301-T", ["GROUND FLOOR, LOT 5 BLOCK B,", "LINTAS SQUARE,", "JALAN LINTAS,", "88300 KOTA KINABALU,", "SABAH"],
     "000027729920", "0082-LINTAS"),
]
MINI_ITEMS = [
    ("1072 LIPTEN YELLOW LBL 100S", 999, "S"), ("2113 GARDENA CLASSIC 400G", 240, "Z"), ("407 TELUR GRED C 10S", 310, "Z"),
    ("3340 100 PLUZ ORI 1.5L", 270, "S"), ("5511 MAMEE SLLRP AYAM 5S", 365, "S"), ("918 COLGETE TRIPLE 2X175G", 1090, "S"),
    ("2290 BERAS SUPER 5% 10KG", 2490, "Z"), ("7753 ICE CUBE 3KG", 180, "S"), ("6621 SOFTLAN ANTI-BAC 1.6L", 695, "S"),
    ("88 DUNHIL 20S", 1700, "S"), ("4467 BAWANG HOLLAND 1KG", 285, "Z"), ("1908 SARDIN AYAM BRD 425G", 755, "S"),
    ("3112 MEGA TISU 900G", 530, "S"), ("52 TOPUP HOTLINK RM10", 1060, "S"), ("7004 TEPUNG GANDUM 1KG", 180, "Z"),
    ("215 KOKO KRUNCH 170G", 599, "S"), ("0943 F&M SUSU PEKAT 505G", 275, "S"), ("8120 GARAM HALUS 400G", 60, "Z"),
]


def mini(path, rng, rows):
    name, reg, lines, gst, branch = rng.choice(MINI)
    t = when(rng, (2016, 2, 1), (2018, 5, 30), 10, 22)
    r = Roll(76, 4, "Dot9", 9, cols=40)
    r.c(name, hs=130)
    r.c("(%s)" % reg)
    for s in lines:
        r.c(s)
    r.c(branch)
    r.c("GST ID. NO : " + gst)
    num = "%s/%s/T%s" % (digits(rng, 5), rng.choice(("101", "102", "103")), digits(rng, 4))
    r.c("INVOICE NO : " + num)
    r.c("%s %s %s" % (t.strftime("%I:%M%p"), digits(rng, 6), t.strftime("%d-%m-%y")))
    r.gap(6)
    items, total, by = [], 0, {}
    for d, p, code in stock(rng, MINI_ITEMS, rows):
        q = rng.choice((1, 1, 1, 2, 3, 4))
        a = p * q
        total += a
        by[code] = by.get(code, 0) + a
        it = {"description": d, "amount": m2(a)}
        if q == 1:
            r.g(d, "RM%s %s" % (m2(a), code))
        else:
            r.g(d)
            r.g("   %d X RM%s" % (q, m2(p)), "RM%s %s" % (m2(a), code))
            it.update(quantity=str(q), unit_price="%s" % m2(p))
        items.append(it)
    adj = round5(total)
    due = total + adj
    paid = cash_for(rng, due)
    r.gap(6)
    r.g("TOTAL SALES (INCLUSIVE GST)", "RM%s  " % m2(total))
    if adj:
        r.g("ROUNDING ADJ", "RM%s  " % m2(adj))
        r.g("ROUNDED TOTAL", "RM%s  " % m2(due))
    r.g("CASH", "RM%s  " % m2(paid))
    r.g("CHANGE", "RM%s  " % m2(paid - due))
    r.gap(6)
    r.g("GST SUMMARY", "AMOUNT(RM)    TAX(RM)")
    sr = gst_in(by.get("S", 0))
    r.g("S = 6%", "%s %10s" % (m2(by.get("S", 0) - sr), m2(sr)))
    r.g("Z = 0%", "%s %10s" % (m2(by.get("Z", 0)), "0.00"))
    r.gap(6)
    r.c("THANK YOU. PLEASE COME AGAIN.")
    r.c("KEEP THE INVOICE FOR APPLICABLE RETURNS")
    r.c("RETURN POLICY:")
    r.c("WITHIN 7 DAYS OF PURCHASE")
    r.save(path)
    data = {"merchant": {"name": name, "address": addr(lines), "tax_id": gst},
            "date": t.strftime("%Y-%m-%d"), "time": t.strftime("%H:%M"), "receipt_number": num, "currency": "MYR",
            "line_items": items, "tax": m2(sr), "total": m2(due), "paid": m2(paid), "change": m2(paid - due),
            "payment_method": "CASH"}
    if adj:
        data["rounding"] = m2(adj)
    return truth(data)


BOOK = [
    ("TERSOHOR BOOK CO. (M) SDN BHD", "113848-X", "001492992055", ["No 8, Jalan 7/118C, Desa Tun Perak", "56000 Kuala Lumpur, Malaysia"],
     "Zenon Shah Alam", "55235299"),
    ("PUSTAKA MUTIARA SDN. BHD.", "207713-M", "000664915968", ["Lot 2-14, 2nd Floor, Plaza Kinta,", "Jalan Teh Lean Swee, Off Jalan", "Sultan Azlan Shah Utara,", "31400 Ipoh, Perak"],
     "Ipoh Kinta", "05-5474312"),
    ("BOOKLANE STATIONERS (KUCHING) SDN BHD", "336120-T", "001071562752", ["Sublot 5, Jalan Tun Jugah, 93350 Kuching,", "Sarawak, Malaysia"],
     "The Spring 2", "082-417720"),
    ("TAN WOON LAN BOOK TA .J(TAMAN DAYAH) SDN BHD", "789455-W", "000800589337", ["NO.53 55,57 & 59, JALAN SAGU 16,", "TAMAN DAYAH,", "81100 JOHOR BAHRU,", "JOHOR."],
     "TAMAN DAYAH", "07-3511122"),
    ("SANYO STATIONERY SHOP", "001988213-V", "001531760640", ["NO. 31G&33G, JALAN SETIA INDAH X ,U13/X", "40170 SETIA ALAM"], "Mobile /Whatsapps : +6012-918 7932", "03-3362 4155"),
]
BOOK_ITEMS = [
    ("UNI POSCAR MARKER PC5M WHT", 790, "T"), ("A4 HARD COVER BK 200PG", 1150, "T"), ("FABER 2B PENCIL 12S", 820, "T"),
    ("MODUL AKTIF MATEMATIK T4", 1090, "Z"), ("WONDER FICTION : THE LAKE", 3590, "Z"), ("KRAFT ENVELOPE 9X4 20S", 310, "T"),
    ("PILOTT G2 0.5 BLUE", 460, "T"), ("PAPER CLIP 28MM 100S", 130, "T"), ("NILAM RECORD BOOK", 240, "Z"),
    ("HANDY RULER 30CM", 120, "T"), ("WASHI TAPE 15MM AST", 690, "T"), ("BUFFALO GLUE STICK 22G", 355, "T"),
    ("KAMUS DWIBAHASA PELAJAR", 2490, "Z"), ("CELLO TAPE 18MMX40M", 249, "T"), ("SCIENTIFIC CALC FX-570", 6290, "T"),
]


def book(path, rng, rows):
    name, reg, gst, lines, branch, tel = rng.choice(BOOK)
    t = when(rng, (2017, 1, 3), (2018, 5, 20), 10, 22)
    r = Roll(80, 4, "ThermB", 6, cols=48)
    r.c(name)
    r.c("(Co. No. %s)" % reg)
    r.c("(GST Reg No. %s)" % gst)
    for s in lines:
        r.c(s)
    r.c(branch)
    r.c("Tel: " + tel)
    r.gap()
    num = digits(rng, 10)
    r.g(t.strftime("%d/%m/%y %H:%M"), "Slip No.: " + num)
    r.g("Staff: %s" % rng.choice(("Jaslyn Teoh", "Siti Rohani", "Kavitha R", "Amirul")), "Trans: " + digits(rng, 6))
    r.gap()
    r.g("Description", "Amount  ")
    r.gap(4)
    items, total, by, pcs, saved = [], 0, {}, 0, 0
    member = rng.random() < 0.6
    for d, p, code in stock(rng, BOOK_ITEMS, rows):
        q = rng.choice((1, 1, 1, 2, 2, 5, 12))
        a = p * q
        pcs += q
        r.g(d)
        if q == 1:
            r.g("  " + "95" + digits(rng, 11), "%s %s" % (m2(a), code))
        else:
            r.g("  %d PC @ %s" % (q, m2(p)), "%s %s" % (m2(a), code))
        it = {"description": d, "amount": m2(a)}
        if q > 1:
            it.update(quantity=str(q), unit_price=m2(p))
        items.append(it)
        if member and rng.random() < 0.5:
            cut = half_up(a, 10)
            r.g("  Member Discount", "%s  " % m2(-cut))
            a -= cut
            saved += cut
        total += a
        by[code] = by.get(code, 0) + a
    adj = round5(total)
    due = total + adj
    paid = cash_for(rng, due)
    r.gap(4)
    r.g("", "------------  ")
    r.g("Total RM Incl. of GST", "%s  " % m2(total))
    r.g("Rounding Adj", "%s  " % m2(adj))
    r.wide("Total RM".ljust(15) + "%9s" % m2(due), align="L")
    r.g("Cash", "%s  " % m2(-paid))
    r.g("", "------------  ")
    r.g("CHANGE", "%s  " % m2(paid - due))
    r.gap()
    r.g("Item Count", "%d  " % pcs)
    r.gap()
    r.g("GST Summary", "Amount(RM)     Tax(RM)  ")
    sr = gst_in(by.get("T", 0))
    if "T" in by:
        r.g("T @ 6%", "%s  %10s  " % (m2(by["T"] - sr), m2(sr)))
    if "Z" in by:
        r.g("Z @ 0%", "%s  %10s  " % (m2(by["Z"]), "0.00"))
    if saved:
        r.gap(4)
        r.g("Total Savings", "%s  " % m2(-saved))
    r.gap()
    if member:
        r.c("Member : 10**********%s" % digits(rng, 2))
        r.c("Points Earned : %d   Expiry : 31/12/%d" % (due // 100, t.year + 1))
    else:
        r.c("BE A CARD MEMBER AND ENJOY SPECIAL DISCOUNTS")
    r.c("Thank You. Please Come Again.")
    r.c("Exchange Is Allowed Within 7 Days With Receipt.")
    r.c("Strictly No Cash Refund.")
    r.save(path)
    return truth({
        "merchant": {"name": name, "address": addr(lines), "tax_id": gst},
        "date": t.strftime("%Y-%m-%d"), "time": t.strftime("%H:%M"), "receipt_number": num, "currency": "MYR",
        "line_items": items, "subtotal": m2(total), "tax": m2(sr), "rounding": m2(adj), "total": m2(due),
        "paid": m2(paid), "change": m2(paid - due), "payment_method": "Cash"})


HARD = [
    ("SYARIKAT PERNIAGAAN GIM HUAT", "(81133-B)", ["NO 290, JALAN AIR TERJUN,", "SETAPAK,", "53200, KUALA LUMPUR."], "TEL : 03-40210311", "000750673888"),
    ("AIK SENG HARDWARE ENTERPRISE\n(SETIA INDAH) SDN BHD", "(822715-T)", ["NO. 17-G, JALAN SETIA INDAH (X) U13/X,", "SETIA INDAH, SEKSYEN U13, 40170 SHAH ALAM"], "TEL: 03-3362 4420  FAX: 03-3362 4421", "000394527700"),
    ("LEAN HOE PAINT & HARDWARE TRADING", "(IP0229341-U)", ["45, JALAN TUN MOHD FUAD 3", "TAMAN TUN DR ISMAEL", "60000 KUALA LUMPUR", "W.P. KUALA LUMPUR"], "H/P : 012-3326614", "001867710464"),
    ("HON HUAT HARDWARE TRADING", "Company Reg. NO. : 001055194-X", ["NO 37, JALAN MANIS 9, TAMAN SEGAR,", "56100 CHERAS, KUALA LUMPUR."], "+603-9130 1132", "001337294848"),
    ("PERNIAGAAN BINAAN SRI MUDA\n& LOGAM SDN. BHD.", "(1155320-H)", ["LOT 6, LORONG TEPI SUNGAI", "BATU 3, JALAN GOMBAK", "53000", "KUALA LUMPUR"], "TEL: 03-4023 8812", "000613298176"),
]
HARD_ITEMS = [
    ("1007", "3/4\" PVC SOCKET (GREY)", 150, "PC"), ("2231", "NIPPEN VINILEX 5000 5L WHITE", 4290, "TIN"), ("0880", "WIRE NAIL 1 1/2\"", 650, "KG"),
    ("4410", "HACKSAW BLADE 12\" SANDFLEX", 480, "PC"), ("5205", "CEMENT (50KG)", 1950, "BAG"), ("3117", "CABLE TIE 8\" (100'S)", 620, "PKT"),
    ("7721", "PHILIPZ LED BULB 9W E27", 1390, "PC"), ("6140", "TEFLON TAPE", 120, "ROLL"), ("1192", "PADLOCK 50MM BRASS", 2250, "PC"),
    ("8834", "WALL PLUG YELLOW", 250, "PKT"), ("9012", "SILICONE GLUE CLEAR", 880, "TUBE"), ("2755", "WATER HOSE 5/8\" X 30FT", 2600, "ROL"),
    ("3009", "ANGLE BRACKET 4\"", 230, "PCS"), ("4127", "BASIN TAP 1/2\" CHROME", 3500, "PC"), ("5550", "SAND PAPER #120", 100, "SHT"),
]


def hardware(path, rng, rows):
    name, reg, lines, tel, gst = rng.choice(HARD)
    t = when(rng, (2017, 3, 1), (2018, 5, 31), 9, 18)
    r = Roll(80, 4, "Helvetica", 8)
    for s in name.split("\n"):
        r.c(s, font="Helvetica-Bold", size=9.6)
    r.c(reg, size=7)
    for s in lines:
        r.c(s)
    r.c(tel)
    r.c("GST ID : " + gst)
    r.gap(3)
    r.rule()
    r.c("SIMPLIFIED TAX INVOICE", font="Helvetica-Bold", size=9)
    r.rule()
    num = "CS000%s" % digits(rng, 5)
    r.l("CASH", font="Helvetica-Bold")
    x = r.inner * 0.56
    r.line(("L", 0, "Doc No."), ("L", 46, ": " + num), ("L", x, "Date:"), ("L", x + 30, t.strftime("%d/%m/%Y")))
    r.line(("L", 0, "Cashier"), ("L", 46, ": USER"), ("L", x, "Time:"), ("L", x + 30, t.strftime("%H:%M:%S")))
    r.line(("L", 0, "Salesperson"), ("L", 46, ":"), ("L", x, "Ref.:"))
    r.rule()
    c = (0, 96, 142, 184, 189)
    r.line(("L", 0, "Item"), ("R", c[1], "Qty"), ("R", c[2], "S/Price"), ("R", c[3], "Amount"), ("L", c[4], "Tax"), font="Helvetica-Bold", size=7.4)
    r.rule()
    items, total, qty, disc = [], 0, 0, 0
    for code, d, p, u in stock(rng, HARD_ITEMS, rows):
        q = rng.choice((1, 1, 2, 3, 4, 10))
        a = p * q
        total += a
        qty += q
        r.l(d)
        r.line(("L", 0, code), ("R", c[1], "%d %s" % (q, u)), ("R", c[2], m2(p)), ("R", c[3], m2(a, ",")), ("L", c[4], "SR"))
        items.append({"description": d, "quantity": str(q), "unit_price": m2(p), "amount": m2(a)})
    r.rule()
    tax = gst_in(total)
    adj = round5(total)
    due = total + adj
    paid = cash_for(rng, due)
    rr = lambda a, b, f=None: r.line(("R", 142, a), ("R", c[3], b), font=f)
    r.line(("L", 0, "Total Qty:"), ("R", 60, str(qty)), ("R", c[3], m2(total, ",")))
    r.gap(4)
    rr("Total Sales (Excluding GST) :", m2(total - tax, ","))
    rr("Discount :", m2(disc))
    rr("Total GST :", m2(tax))
    rr("Rounding :", m2(adj))
    r.rule(x0=60, x1=c[3])
    rr("Total Sales (Inclusive of GST) :", m2(due, ","), "Helvetica-Bold")
    rr("CASH :", m2(paid, ","))
    rr("Change :", m2(paid - due))
    r.rule()
    r.l("GST SUMMARY", font="Helvetica-Bold")
    r.line(("L", 0, "Tax Code"), ("R", 80, "%"), ("R", 140, "Amt (RM)"), ("R", c[3], "Tax (RM)"))
    r.line(("L", 0, "SR"), ("R", 80, "6"), ("R", 140, m2(total - tax, ",")), ("R", c[3], m2(tax)))
    r.line(("R", 80, "Total :"), ("R", 140, m2(total - tax, ",")), ("R", c[3], m2(tax)), font="Helvetica-Bold")
    r.gap(5)
    r.c("GOODS SOLD ARE NOT RETURNABLE, THANK YOU.", size=7)
    r.save(path)
    return truth({
        "merchant": {"name": name.replace("\n", " "), "address": addr(lines), "tax_id": gst},
        "date": t.strftime("%Y-%m-%d"), "time": t.strftime("%H:%M"), "receipt_number": num, "currency": "MYR",
        "line_items": items, "subtotal": m2(total - tax), "tax": m2(tax), "rounding": m2(adj), "total": m2(due),
        "paid": m2(paid), "change": m2(paid - due), "payment_method": "CASH"})


LAYOUTS = {"hyper": hyper, "mini": mini, "book": book, "hardware": hardware}
