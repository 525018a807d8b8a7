# SPDX-License-Identifier: AGPL-3.0-or-later
"""Malaysian tills."""
import random

import stranger_till_goods as goods
from model import half_up
from stranger_pen import digits
from stranger_till_tape import Tape, basket, dealt, dec, five, fitted, inside, item, moment, paper, sep, tender, words


def mytrader(path, seed, rows):
    """Windows stock and POS software of small traders, GST years."""
    rng = random.Random("mytrader%s" % seed)
    name, reg, addr = dealt(seed, (
        ("SYARIKAT PERNIAGAAN GIN SENG HUAT", "81109-X", ("NO 290, JALAN AYER DINGIN,", "SETAPAK,", "53200, KUALA LUMPUR.")),
        ("TAN CHAY HARDWARE & TRADING", "002114892-T", ("LOT 1851-A & 1851-B, JALAN KPB 6,", "KAWASAN PERINDUSTRIAN BALAKONG,",
                                                    "43300 SERI KEMBANGAN, SELANGOR")),
        ("PERUSAHAAN BESI KIAN LEE SDN BHD", "417703-V", ("23G, JALAN SS 21/60, DAMANSARA UTAMA,", "47400 PETALING JAYA,",
                                                      "SELANGOR DARUL EHSAN.")),
        ("UNIVERSAL PAINT & WIRE (M) SDN. BHD.", "588201-H", ("NO.7, JALAN MERU INDAH,", "41050 KLANG."))))
    t = Tape(80, "Courier", 44, aspect=1.75, ink=0.1)
    when = moment(rng, (2015, 5, 1), (2018, 5, 30), 9, 18)
    gst = "000" + digits(rng, 9)
    number = rng.choice(("CS", "CSP", "POS-")) + "%08d" % rng.randint(1000, 499999)
    t.centre(name, bold=True)
    t.centre("(Co. Reg. No: %s)" % reg)
    for line in addr:
        t.centre(line)
    t.centre("TEL: 03-%s FAX: 03-%s" % (digits(rng, 8), digits(rng, 8)))
    t.centre("GST ID: " + gst)
    t.feed(0.6)
    t.centre("SIMPLIFIED TAX INVOICE", bold=True)
    t.left("CASH", bold=True)
    t.row((0, "l", "Doc No."), (9, "l", ": " + number), (26, "l", "Date: " + when.strftime("%d/%m/%Y")))
    t.row((0, "l", "Cashier"), (9, "l", ": " + rng.choice(("USER", "ADMIN", "KIAT"))), (26, "l", "Time: " + when.strftime("%H:%M:%S")))
    t.row((0, "l", "Salesman"), (9, "l", ":"), (26, "l", "Ref.:"))
    t.rule("_")
    t.row((0, "l", "Item"), (13, "r", "Qty"), (23, "r", "S/Price"), (32, "r", "S/Price"), (41, "r", "Amount"), (42, "l", "Tx"))
    t.row((23, "r", "(ex)"), (32, "r", "(inc)"), (41, "r", "(inc)"))
    t.rule("_")
    items, gross, zero, qtys = [], 0, 0, 0
    for desc, price in basket(rng, goods.MY_TRADE, rows):
        code = "ZR" if rng.random() < 0.12 else "SR"
        qty = rng.choice((1, 1, 1, 2, 3, 5, 10, 24))
        inc = half_up(price * 106, 100) if code == "SR" else price
        amount = inc * qty
        gross, zero, qtys = gross + amount, zero + (amount if code == "ZR" else 0), qtys + qty
        t.left(rng.choice((digits(rng, 4), "HW" + digits(rng, 3), "955" + digits(rng, 10), digits(rng, 3) + "-A")))
        for line in words(desc, 34):
            t.left(line)
        t.row((13, "r", str(qty)), (23, "r", sep(price)), (32, "r", sep(inc)), (41, "r", sep(amount)), (42, "l", code))
        items.append(item(desc, amount, quantity=str(qty), unit_price=dec(inc)))
    t.rule("_")
    disc = rng.choice((0, 0, 50, 100)) if gross - zero > 1000 else 0
    tax = inside(gross - zero - disc, 600)
    net = gross - disc - tax
    total = five(gross - disc)
    t.row((0, "l", "Total Qty: %d" % qtys), (41, "r", sep(gross)))
    t.feed(0.4)
    for label, value in (("Total Sales (Excluding GST) :", net), ("Discount :", disc), ("Total GST :", tax),
                         ("Rounding :", total - gross + disc)):
        t.row((32, "r", label), (44, "r", sep(value)))
    t.row((32, "r", "Total Sales (Inclusive of GST) :"), (44, "r", sep(total)), bold=True)
    paid = tender(rng, total)
    t.row((32, "r", "CASH :"), (44, "r", sep(paid)))
    t.row((32, "r", "Change :"), (44, "r", sep(paid - total)))
    t.feed(0.5)
    t.left("GST SUMMARY")
    t.rule("_")
    t.row((0, "l", "Tax Code"), (18, "r", "%"), (31, "r", "Amt (RM)"), (42, "r", "Tax (RM)"))
    if gross > zero:
        t.row((0, "l", "SR"), (18, "r", "6"), (31, "r", sep(gross - zero - disc - tax)), (42, "r", sep(tax)))
    if zero:
        t.row((0, "l", "ZR"), (18, "r", "0"), (31, "r", sep(zero)), (42, "r", "0.00"))
    t.row((18, "r", "Total :"), (31, "r", sep(net)), (42, "r", sep(tax)))
    t.feed(0.6)
    t.centre("GOODS SOLD ARE NOT RETURNABLE,")
    t.centre("THANK YOU.")
    t.save(path)
    totals = {"subtotal": net, "tax": tax, "discount": disc, "rounding": total - gross + disc, "total": total,
              "paid": paid, "change": paid - total}
    return paper(name, addr, when, number, items, totals, gst, "MYR")


def myspeed(path, seed, rows):
    """Neighbourhood mini market chain with a hundred outlets."""
    rng = random.Random("myspeed%s" % seed)
    outlet, area = dealt(seed, (("1243-JLN KERJA AYER LAMA", "AMPANG"), ("1181-TMN CONNAUGHT 2", "CHERAS"), ("1037-BDR PUTERI 3", "PUCHONG")))
    name = "88 FAST MART S/B (591537-X)"
    addr = ("LOT P.T. 2811, JALAN HELANG,", "TAMAN BERKELAH", "41150 KLANG, SELANGOR")
    t = Tape(72, "DejaVuSansMono", 38, aspect=2.25, lead=1.12)
    when = moment(rng, (2015, 6, 1), (2018, 5, 25), 8, 22)
    gst = "000" + digits(rng, 9)
    number = "%s/%d/T%04d" % (digits(rng, 5), rng.choice((101, 102, 103)), rng.randint(1, 900))
    t.centre(name)
    for line in addr:
        t.centre(line)
    t.centre("GST ID. NO : " + gst)
    t.centre("%s, %s" % (outlet, area))
    t.left("INVOICE NO : " + number)
    t.lr(when.strftime("%I:%M%p") + "  " + digits(rng, 6), when.strftime("%d-%m-%y"))
    t.feed(0.4)
    items, gross, zero = [], 0, 0
    for desc, price in basket(rng, goods.MY_MART, rows):
        code = "Z" if any(w in desc for w in ("GULA", "TELUR", "JASMINE", "BIHUN")) else "S"
        qty = rng.choice((1, 1, 1, 2, 2, 3, 6))
        amount = qty * price
        gross, zero = gross + amount, zero + (amount if code == "Z" else 0)
        t.left("%d %s" % (rng.randint(12, 9899), desc))
        t.row((8, "r", str(qty)), (10, "l", "x"), (20, "r", dec(price)), (34, "r", sep(amount)), (36, "l", code))
        items.append(item(desc, amount, quantity=str(qty), unit_price=dec(price)))
    t.feed(0.4)
    tax = inside(gross - zero, 600)
    total = five(gross)
    paid = tender(rng, total)
    t.row((0, "l", "TOTAL SALES (INCL. GST)"), (34, "r", sep(gross)))
    t.row((0, "l", "ROUNDING ADJUSTMENT"), (34, "r", dec(total - gross)))
    t.row((0, "l", "TOTAL"), (21, "l", "RM"), (34, "r", sep(total)), k=1.9, bold=True)
    t.row((0, "l", "CASH"), (21, "l", "RM"), (34, "r", sep(paid)))
    t.row((0, "l", "CHANGE"), (21, "l", "RM"), (34, "r", sep(paid - total)))
    t.feed(0.5)
    t.row((0, "l", "GST SUMMARY"), (26, "r", "AMOUNT(RM)"), (37, "r", "TAX(RM)"))
    if gross > zero:
        t.row((0, "l", "S = 6%"), (26, "r", sep(gross - zero - tax)), (37, "r", sep(tax)))
    if zero:
        t.row((0, "l", "Z = 0%"), (26, "r", sep(zero)), (37, "r", "0.00"))
    t.feed(0.5)
    for line in ("THANK YOU. PLEASE COME AGAIN.", "KEEP THE INVOICE FOR APPLICABLE RETURNS", "ITEM IN GOOD CONDITION WITHIN 7 DAYS"):
        t.centre(line[:38])
    t.save(path)
    totals = {"tax": tax, "subtotal": gross, "rounding": total - gross, "total": total, "paid": paid, "change": paid - total}
    return paper(name, addr, when, number, items, totals, gst, "MYR")


def mykopi(path, seed, rows):
    """Tablet POS of a kopitiam: service charge, service tax, QR payment."""
    rng = random.Random("mykopi%s" % seed)
    name, legal, reg, addr = dealt(seed, (
        ("Kedai Kopi Wah Chong", "WCK Heritage F&B Sdn Bhd", "201901023384 (1332714-D)",
         ("27, Jalan Theatre Lama,", "30300 Ipoh, Perak")),
        ("Uncle Bidin Kopitiam", "Bidin Brothers Sdn Bhd", "202003177261 (003122915-M)",
         ("G-12, Plaza Arkadia Utara,", "Jalan Intisari Perdana, Desa Park,", "52200 Kuala Lumpur")),
        ("Old Lane White Coffee", "Old Lane Restoran Sdn Bhd", "201401012093 (1088170-P)",
         ("88 & 90, Lebuh Chulia Kecil,", "10200 George Town, Pulau Pinang"))))
    t = Tape(80, "Helvetica", 42, aspect=1.8, lead=1.3, padded=False)

    def logo(c, x, y):
        c.setLineWidth(1.5)
        c.circle(x, y + 20, 19)
        c.roundRect(x - 9, y + 9, 18, 16, 4, stroke=0, fill=1)
        c.arc(x + 5, y + 12, x + 16, y + 23, -90, 180)
        for dx in (-5, 0, 5):
            c.line(x + dx, y + 27, x + dx + 1.5, y + 34)
    t.shape(logo, 42)
    t.centre(name, k=1.6, w=1.6, bold=True)
    t.centre(legal, k=0.9, w=0.9)
    t.centre("Co. Reg. " + reg, k=0.9, w=0.9)
    for line in addr:
        t.centre(line)
    t.centre("Tel: +60%d-%s" % (rng.choice((3, 4, 5)), digits(rng, 7)))
    sst = "W10-%s-32%s" % (rng.choice(("1808", "1902", "2103")), digits(rng, 6))
    t.centre("SST ID: " + sst)
    t.drawn("solid")
    when = moment(rng, (2019, 1, 5), (2024, 2, 25), 8, 21)
    number = "%s-%05d" % (rng.choice("ABK"), rng.randint(200, 69999))
    t.lr("Table: %s%d" % (rng.choice("ABT"), rng.randint(1, 30)), "Pax: %d" % rng.randint(1, 8))
    t.lr("Bill No: " + number, "Dine In")
    t.lr("Date: " + when.strftime("%d %b %Y"), "Time: " + when.strftime("%I:%M %p").lstrip("0"))
    t.drawn("solid")
    t.row((0, "l", "Qty"), (5, "l", "Item"), (42, "r", "RM"), bold=True)
    t.drawn("dot")
    items, sub = [], 0
    for desc, price in basket(rng, goods.MY_KOPI, rows):
        qty = rng.choice((1, 1, 2, 2, 3, 4))
        amount = qty * price
        sub += amount
        lines = fitted(t, desc, 26)
        t.row((0, "l", str(qty)), (5, "l", lines[0]), (42, "r", dec(amount)))
        for line in lines[1:]:
            t.left(line, col=5)
        items.append(item(desc, amount, quantity=str(qty)))
    t.drawn("dot")
    svc, tax = half_up(sub * 10, 100), half_up(sub * 6, 100)
    total = five(sub + svc + tax)
    for label, value in (("Subtotal", sub), ("Service Charge (10%)", svc), ("Service Tax (SST 6%)", tax),
                         ("Rounding Adj.", total - sub - svc - tax)):
        t.lr(label, sep(value))
    t.drawn("solid")
    t.lr("TOTAL", "RM " + sep(total), bold=True, k=1.5, w=1.5)
    t.drawn("solid")
    way = rng.choice(("DuitNow QR", "Touch 'n Go eWallet", "Cash", "Visa"))
    paid = tender(rng, total) if way == "Cash" else total
    t.lr(way, sep(paid))
    totals = {"subtotal": sub, "service_charge": svc, "tax": tax, "rounding": total - sub - svc - tax, "total": total, "paid": paid}
    if way == "Cash":
        t.lr("Change", sep(paid - total))
        totals["change"] = paid - total
    t.feed(0.5)
    t.centre("Terima Kasih, Sila Datang Lagi")
    t.centre("WiFi: kopi%s" % digits(rng, 4))
    t.centre("Powered by feedPOS", k=0.8, w=0.8)
    t.save(path)
    return paper(name, addr, when, number, items, totals, sst, "MYR")


def mypetrol(path, seed, rows):
    """Filling station on the narrow roll of a forecourt terminal."""
    rng = random.Random("mypetrol%s" % seed)
    name, addr = dealt(seed, (
        ("STESEN MINYAK SERI ALAM MAJU", ("LOT 4412 JALAN MERU KM 6", "42200 KAPAR SELANGOR")),
        ("PETRO JAYA BUKIT RIMAU", ("PERSIARAN BUKIT RIMAU", "SEKSYEN 32", "40460 SHAH ALAM")),
        ("AZMAN BIN KASSIM ENTERPRISE", ("KM 12 JLN IPOH-KUALA KANGSAR", "31200 CHEMOR PERAK"))))
    t = Tape(58, "Courier", 32, aspect=1.7, margin=8, ink=0.15)
    when = moment(rng, (2015, 6, 1), (2018, 5, 20), 6, 23)
    gst = "00%s" % digits(rng, 10)
    number = "%d/%06d" % (rng.randint(1, 8), rng.randint(4000, 989999))
    t.centre("WELCOME TO OUR STATION")
    t.centre(name)
    t.centre("COMPANY NO %s-%s" % (digits(rng, 6), rng.choice("AKTVX")))
    for line in addr:
        t.centre(line)
    t.centre("TEL 03-" + digits(rng, 8))
    t.centre("GST NO " + gst)
    t.rule("=")
    t.centre("TAX INVOICE")
    t.left("RECEIPT " + number)
    t.left(when.strftime("%d.%m.%Y %H:%M:%S") + " SHIFT %d" % rng.randint(1, 3))
    t.left("POS %02d CASHIER %s" % (rng.randint(1, 4), rng.choice(("RAJU", "SITI", "MD KAMAL", "04"))))
    t.rule("=")
    items, taxed = [], 0
    fuel, price = rng.choice((("PRIMAX 95", rng.choice((185, 190, 205, 219, 230))), ("PRIMAX 97", rng.choice((215, 247, 257))),
                              ("EURO 5 DIESEL", rng.choice((190, 205, 218)))))
    amount = rng.choice((2000, 3000, 5000, 7000, 10000))
    litres = half_up(amount * 1000, price)
    t.left("PUMP %02d" % rng.randint(1, 16))
    t.row((0, "l", fuel), (30, "r", dec(amount)), (31, "l", "R"))
    t.left("  %s L @ RM%s/L" % (dec(litres, 3), dec(price * 10, 3)))
    items.append(item(fuel, amount, quantity=dec(litres, 3), unit_price=dec(price * 10, 3)))
    gross = amount
    for desc, price in basket(rng, goods.MY_FUEL_SHOP, rows - 1):
        qty = rng.choice((1, 1, 1, 2, 3))
        price = half_up(price * 106, 100)
        gross, taxed = gross + qty * price, taxed + qty * price
        t.row((0, "l", desc), (30, "r", dec(qty * price)), (31, "l", "S"))
        if qty > 1:
            t.left("  %d @ RM%s" % (qty, dec(price)))
        items.append(item(desc, qty * price, quantity=str(qty) if qty > 1 else None, unit_price=dec(price) if qty > 1 else None))
    t.rule("-")
    total = five(gross)
    tax = inside(taxed, 600)
    t.row((0, "l", "SUBTOTAL RM"), (30, "r", dec(gross)))
    t.row((0, "l", "ROUNDING"), (30, "r", dec(total - gross)))
    t.row((0, "l", "TOTAL RM"), (30, "r", dec(total)), bold=True, k=1.6)
    card = rng.random() < 0.4
    paid = total if card else tender(rng, total)
    t.row((0, "l", "MASTERCARD RM" if card else "CASH RM"), (30, "r", dec(paid)))
    totals = {"subtotal": gross, "rounding": total - gross, "total": total, "paid": paid, "tax": tax}
    if not card:
        t.row((0, "l", "CHANGE RM"), (30, "r", dec(paid - total)))
        totals["change"] = paid - total
    t.rule("-")
    t.row((0, "l", "GST"), (19, "r", "NET(RM)"), (30, "r", "TAX(RM)"))
    t.row((0, "l", "S 6%"), (19, "r", dec(taxed - tax)), (30, "r", dec(tax)))
    t.row((0, "l", "R RELIEF"), (19, "r", dec(amount)), (30, "r", "0.00"))
    t.feed(0.5)
    for line in words("RELIEF SUPPLY GIVEN UNDER SECTION 56(3)(B) GST ACT 2014", 30):
        t.left(line)
    t.feed(0.4)
    if rng.random() < 0.6:
        t.left("MESRA CARD 708381****%s" % digits(rng, 4))
        t.left("POINTS EARNED %d BAL %d" % (amount // 100, rng.randint(200, 9000)))
    t.centre("DRIVE SAFELY")
    t.save(path)
    return paper(name, addr, when, number, items, totals, gst, "MYR")


def mydiy(path, seed, rows):
    """Home improvement chain: code, barcode, quantity and price under each name, date at the foot."""
    rng = random.Random("mydiy%s" % seed)
    name = dealt(seed, ("MR. D.Y.I. (JOHOR) SDN BHD", "MISTER FIXIT (M) SDN BHD", "MR. TOOLBOX (KUCHAI) SDN BHD"))
    addr = rng.choice((("LOT 1851-A & 1851-B, JALAN KPB 6,", "KAWASAN PERINDUSTRIAN BALAKUNG,", "43300 SERI KEMBANGAN, SELANGOR"),
                       ("NO. 14, JALAN TAGO 2,", "TAMAN PERINDUSTRIAN TAGO,", "52200 KUALA LUMPUR")))
    t = Tape(80, "DejaVuSansMono", 40, aspect=2.1, lead=1.15)
    when = moment(rng, (2016, 1, 3), (2018, 5, 30), 10, 22)
    gst = "000" + digits(rng, 9)
    t.centre(name, bold=True)
    t.centre("(CO. REG : %s-%s)" % (digits(rng, 6), rng.choice("DKUW")))
    for line in addr:
        t.centre(line)
    t.centre("(GST ID NO : %s)" % gst)
    t.centre("(%s)" % rng.choice(("AEON SHAH ALAM", "TESCO TERBAU", "MYDIN USJ", "TAMAN SRI RAMPAI")))
    t.feed(0.6)
    t.centre("-TAX INVOICE-")
    t.feed(0.6)
    items, gross, qtys = [], 0, 0
    for desc, price in basket(rng, goods.MY_DIY, rows):
        qty = rng.choice((1, 1, 1, 1, 2, 3))
        amount = qty * price
        gross, qtys = gross + amount, qtys + qty
        t.left(desc)
        t.row((0, "l", "%s%02d - %d" % (rng.choice(("WA", "MN", "RG", "AA")), rng.randint(1, 60), rng.randint(10, 99))))
        t.row((0, "l", "9" + digits(rng, 6 if rng.random() < .4 else 12)), (22, "r", "%d X" % qty), (30, "r", dec(price)), (40, "r", sep(amount)))
        items.append(item(desc, amount, quantity=str(qty), unit_price=dec(price)))
    t.rule("-")
    t.row((0, "l", "ITEM(S) : %d" % len(items)), (40, "r", "QTY(S) : %d" % qtys))
    t.feed(0.4)
    total, tax = five(gross), inside(gross, 600)
    if total != gross:
        t.row((0, "l", "TOTAL AMOUNT"), (30, "r", "RM"), (40, "r", sep(gross)))
        t.row((0, "l", "ROUNDING ADJUSTMENT"), (30, "r", "RM"), (40, "r", dec(total - gross)))
        t.row((0, "l", "TOTAL ROUNDED"), (30, "r", "RM"), (40, "r", sep(total)), bold=True)
        totals = {"subtotal": gross, "rounding": total - gross}
    else:
        t.row((0, "l", "TOTAL"), (30, "r", "RM"), (40, "r", sep(total)), bold=True)
        totals = {}
    paid = tender(rng, total)
    t.row((0, "l", "CASH"), (30, "r", "RM"), (40, "r", sep(paid)))
    t.row((0, "l", "CHANGE"), (30, "r", "RM"), (40, "r", sep(paid - total)))
    t.row((0, "l", "GST @6% INCLUDED IN TOTAL"), (30, "r", "RM"), (40, "r", sep(tax)))
    totals.update(total=total, paid=paid, change=paid - total, tax=tax)
    t.feed(0.6)
    number = "R%09d" % rng.randint(9000, 2000000)
    t.row((0, "l", when.strftime("%d-%m-%y %H:%M")), (15, "l", "SH%02d ZJ%02d" % (rng.randint(1, 9), rng.randint(10, 99))),
          (25, "l", "T%d" % rng.randint(1, 5)), (40, "r", number))
    t.left("OPERATOR %s - %s" % (rng.choice(("TRAINEE CASHIER", "TAPINAH", "NUR AINA")), digits(rng, 6)))
    t.feed(0.6)
    for line in ("EXCHANGE ARE ALLOWED WITHIN", "7 DAY WITH RECEIPT.", "STRICTLY NO CASH REFUND."):
        t.centre(line)
    t.save(path)
    return paper(name, addr, when, number, items, totals, gst, "MYR")


def myfarmasi(path, seed, rows):
    """Pharmacy chain, SST years: barcode above, member discount below each item."""
    rng = random.Random("myfarmasi%s" % seed)
    name, reg, addr = dealt(seed, (
        ("GARDIAN HEALTH AND BEAUTY SDN BHD", "198201003288 (85931-W)", ("LG-21, SUNWAY VELOCITI MALL", "LINGKARAN SV, JALAN PEEL", "55100 KUALA LUMPUR")),
        ("FARMASI BIG CURE SDN. BHD.", "201001028877 (912798-K)", ("NO 5, JALAN PERMAS 9/7", "BANDAR BARU PERMAS JAYA", "81750 MASAI, JOHOR")),
        ("ALFA PHARMACY (PENANG) SDN BHD", "200601017219 (736970-T)", ("170-G-18 PERSIARAN GURNEY", "10250 PULAU PINANG"))))
    t = Tape(80, "NimbusMonoPS-Regular", 42, aspect=1.8, lead=1.16)
    when = moment(rng, (2019, 2, 1), (2025, 6, 1), 10, 22)
    t.centre(name, k=1.7, bold=True)
    t.centre(reg)
    for line in addr:
        t.centre(line)
    t.centre("CareLine 1-800-88-" + digits(rng, 4))
    t.feed(0.5)
    number = "%s%s%s" % (digits(rng, 4), when.strftime("%y%m%d"), digits(rng, 5))
    t.rule("=")
    t.lr("RECEIPT NO.", number)
    t.lr("CASHIER : %s" % digits(rng, 5), "COUNTER : %02d" % rng.randint(1, 9))
    t.lr(when.strftime("%d/%m/%Y"), when.strftime("%H:%M:%S"))
    t.rule("=")
    items, sub, off = [], 0, 0
    member = rng.random() < 0.75
    for desc, price in basket(rng, goods.MY_PHARM, rows):
        qty = rng.choice((1, 1, 1, 2, 2, 3))
        amount = qty * price
        sub += amount
        t.left("955%s" % digits(rng, 10))
        t.left(desc)
        t.row((7, "r", str(qty)), (8, "l", "PC"), (11, "l", "x"), (21, "r", dec(price)), (42, "r", sep(amount)))
        items.append(item(desc, amount, quantity=str(qty), unit_price=dec(price)))
        if member and rng.random() < 0.4:
            pct = rng.choice((5, 10, 15, 20))
            d = half_up(amount * pct, 100)
            off += d
            t.row((4, "l", "MEMBER DISC %d%%" % pct), (42, "r", dec(-d)))
    t.rule("-")
    total = five(sub - off)
    t.lr("SUB-TOTAL", sep(sub))
    totals = {"subtotal": sub, "total": total, "rounding": total - sub + off}
    if member:
        t.lr("TOTAL DISCOUNT", sep(-off) if off else "0.00")
        totals["discount"] = -off
    t.lr("ROUNDING ADJ", dec(total - sub + off))
    t.lr("TOTAL   RM", sep(total), k=1.9, bold=True)
    paid = tender(rng, total)
    t.lr("CASH    RM", sep(paid))
    t.lr("CHANGE  RM", sep(paid - total))
    totals.update(paid=paid, change=paid - total)
    t.rule("-")
    t.lr("NO. OF ITEM(S)", str(len(items)))
    if member:
        t.left("MEMBER ID  : %s******%s" % (digits(rng, 2), digits(rng, 4)))
        t.left("PTS EARNED : %d" % (total // 100))
    t.feed(0.5)
    t.bars(rng)
    t.centre(number)
    for line in words("PRICES ARE INCLUSIVE OF SALES TAX WHERE APPLICABLE. MEDICINES ARE NOT EXCHANGEABLE.", 38):
        t.centre(line)
    t.save(path)
    return paper(name, addr, when, number, items, totals, None, "MYR")
