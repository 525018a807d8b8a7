# SPDX-License-Identifier: AGPL-3.0-or-later
"""Tills of Singapore, India, the Emirates and Japan."""
import datetime
import random

import stranger_till_goods as goods
from model import half_up
from stranger_pen import digits
from stranger_till_tape import Tape, basket, dealt, dec, five, fitted, inside, item, moment, paper, sep, tender, words
from stranger_world_second import arabic


def sgdine(path, seed, rows):
    """Restaurant chain on a Micros-like till: service charge, then GST on both."""
    rng = random.Random("sgdine%s" % seed)
    name, addr = dealt(seed, (
        ("DING XIANG FENG", ("290 Orchard Road #B1-03/06", "Paragone Shopping Centre", "Singapore 238859")),
        ("JUMBLE SEAFOOD PTE LTD", ("30 Merchant Road #01-01/02", "Riverside Pt, Singapore 058282")),
        ("PARADISE SPOON", ("2 Jurong East Street 21", "#03-133 IMN Building", "S(609601)"))))
    t = Tape(80, "Courier-Bold", 40, aspect=1.72, lead=1.1, ink=0.08)
    rate, when = rng.choice(((7, moment(rng, (2018, 3, 1), (2022, 12, 25), 11, 22)), (8, moment(rng, (2023, 1, 2), (2023, 12, 30), 11, 22)),
                             (9, moment(rng, (2024, 1, 3), (2025, 8, 30), 11, 22))))
    gst = "%s-%s-%s" % (rng.choice(("M2", "MR")), digits(rng, 7), rng.randint(0, 9)) if rng.random() < 0.5 else "20%s%s" % (digits(rng, 7), rng.choice("NDKRW"))
    t.centre(name, k=1.8, w=1.4)
    for line in addr:
        t.centre(line)
    t.centre("Tel: 6%s" % digits(rng, 7))
    t.centre("GST Reg No. " + gst)
    t.feed(0.5)
    t.left("%d %s" % (rng.randint(100, 9999), rng.choice(("Mei Fong", "Kelvin", "Cashier 2", "Siew Lan"))))
    t.rule("-")
    check = str(rng.randint(1000, 9899))
    t.row((0, "l", "TBL %d/1" % rng.randint(1, 80)), (19, "c", "CHK " + check), (40, "r", "GST %d" % rng.randint(1, 9)))
    t.centre(when.strftime("%d %b'%y %H:%M"))
    t.rule("-")
    items, sub = [], 0
    for desc, price in basket(rng, goods.SG_FOOD, rows):
        qty = rng.choice((1, 1, 2, 2, 3))
        if desc in ("Wet Tissue", "Hot Tea"):
            qty = rng.randint(2, 8)
        amount = qty * price
        sub += amount
        lines = words(desc, 24)
        t.row((3, "r", str(qty)), (5, "l", lines[0]), (40, "r", dec(amount)))
        for line in lines[1:]:
            t.left(line, col=5)
        items.append(item(desc, amount, quantity=str(qty)))
    t.feed(0.5)
    svc = half_up(sub * 10, 100)
    tax = half_up((sub + svc) * rate, 100)
    gross = sub + svc + tax
    cash = rng.random() < 0.4
    total = five(gross) if cash else gross
    t.lr("     SUBTOTAL", sep(sub))
    t.lr("     10% SVC CHG", sep(svc))
    t.lr("     %d%% GST" % rate, sep(tax))
    totals = {"subtotal": sub, "service_charge": svc, "tax": tax, "total": total}
    if cash:
        t.lr("     ROUNDING", dec(total - gross))
        totals["rounding"] = total - gross
    t.lr("TOTAL S$", sep(total), k=2)
    way = "CASH" if cash else rng.choice(("VISA", "NETS", "PAYNOW", "AMEX"))
    paid = tender(rng, total, (500, 1000, 5000)) if cash else total
    t.lr("     " + way, sep(paid))
    totals["paid"] = paid
    if cash:
        t.lr("     CHANGE", sep(paid - total))
        totals["change"] = paid - total
    t.rule("-")
    later = when + datetime.timedelta(minutes=rng.randint(1, 5))
    t.centre("%d CLOSED %s" % (rng.randint(100, 999), later.strftime("%d %b %H:%M").upper()))
    t.rule("-")
    t.centre("Thank You. Please Come Again")
    t.save(path)
    return paper(name, addr, when, check, items, totals, gst, "SGD")


def sgtaxi(path, seed, rows):
    """Taxi meter printer: a narrow slip, components of the fare, trip start and end."""
    rng = random.Random("sgtaxi%s" % seed)
    name, addr = dealt(seed, (("COMFORTER TRANSPORT PTE LTD", ("383 SIN MIN DRIVE", "SINGAPORE 575717")),
                             ("CITYCABS PTE LTD", ("600 SIN MIN AVENUE", "SINGAPORE 575733")),
                             ("TRANS-CABBY SERVICES PTE LTD", ("2 AMK STREET 63", "SINGAPORE 569111"))))
    t = Tape(58, "NimbusMonoPS-Bold", 31, aspect=1.75, margin=10, ink=0.22, lead=1.25)
    when = moment(rng, (2021, 2, 1), (2025, 9, 1), 6, 23)
    t.centre(name)
    for line in addr:
        t.centre(line)
    gst = "M%s-%s-%s" % (digits(rng, 1), digits(rng, 7), rng.choice("0123456789X"))
    t.centre("GST REG " + gst)
    t.feed(0.6)
    number = digits(rng, 8)
    minutes = rng.randint(8, 44)
    start = when - datetime.timedelta(minutes=minutes)
    t.lr("TAXI NO", "SH%s%s" % (digits(rng, 4), rng.choice("ABCDEGHJKLMPRSTUXYZ")))
    t.lr("TRIP NO", number)
    t.lr("START", start.strftime("%d/%m/%Y %H:%M"))
    t.lr("END", when.strftime("%d/%m/%Y %H:%M"))
    t.lr("DISTANCE RUN", "%d.%d KM" % (rng.randint(3, 29), rng.randrange(10)))
    t.rule("-")
    parts = [("METERED FARE", rng.randint(480, 3900))]
    extra = [("PEAK PERIOD SURCHARGE", None), ("BOOKING FEE", 330), ("CBD SURCHARGE", 300), ("LATE NIGHT 50%", None), ("AIRPORT SURCHARGE", 600),
             ("LOCATION SURCHARGE", 300), ("PLATFORM FEE", 70)]
    rng.shuffle(extra)
    for label, value in extra[:max(0, min(rows - 1, 4))]:
        parts.append((label, value if value else half_up(parts[0][1], 4 if "PEAK" in label else 2)))
    gantry = 0
    while len(parts) < rows:
        gantry += 1
        parts.append(("ERP %02d" % rng.randint(1, 93), rng.choice((50, 100, 150, 200, 300))))
    items, sub = [], 0
    for label, value in parts:
        t.row((0, "l", label), (23, "l", "$"), (31, "r", dec(value)))
        items.append(item(label, value))
        sub += value
    t.rule("-")
    totals = {}
    card = rng.random() < 0.6
    if card:
        admin = half_up(sub * 10, 100)
        tax = half_up(admin * 9, 100)
        t.row((0, "l", "SUBTOTAL"), (23, "l", "$"), (31, "r", dec(sub)))
        t.row((0, "l", "ADMIN FEE 10%"), (23, "l", "$"), (31, "r", dec(admin)))
        t.row((0, "l", "GST ON ADM FEE"), (23, "l", "$"), (31, "r", dec(tax)))
        totals = {"subtotal": sub, "service_charge": admin, "tax": tax}
        sub += admin + tax
    t.row((0, "l", "TOTAL FARE"), (21, "r", "SGD"), (31, "r", dec(sub)), k=1.7)
    totals["total"] = sub
    t.lr("PAID BY", rng.choice(("VISA", "NETS", "MASTERCARD")) if card else "CASH")
    t.rule("-")
    t.centre("THANK YOU")
    t.centre("FEEDBACK: 6552%s" % digits(rng, 4))
    t.feed()
    t.save(path)
    return paper(name, addr, when, number, items, totals, gst, "SGD")


def inmart(path, seed, rows):
    """Big discount supermarket: rows grouped by tax rate, breakup table, inclusive prices."""
    rng = random.Random("inmart%s" % seed)
    name, addr, state = dealt(seed, (
        ("AVENEW SUPERMARKETS LIMITED", ("Plot No B-72/72A, Wagle Indl Estate,", "Road No 33, Thane West - 400604"), "27"),
        ("RATANDEEP RETAIL PVT LTD", ("H.No 8-2-268/A, Road No.3, Banjara Hills", "Hyderabad, Telangana 500034"), "36"),
        ("VISHWA MEGA MART PVT. LTD.", ("Survey No 44/2, Hosur Main Rd", "Bommanahalli, Bengaluru - 560068"), "29")))
    t = Tape(80, "DejaVuSansMono", 48, aspect=2.15, lead=1.12, margin=7)
    when = moment(rng, (2018, 1, 2), (2025, 8, 20), 9, 22)
    gstin = "%sAAC%s%s%s1Z%s" % (state, rng.choice("CFRT"), rng.choice("ABDK"), digits(rng, 4) + rng.choice("HMQR"), rng.choice("QTX5"))
    t.centre(name, bold=True)
    t.centre("CIN NO : L51900MH2000PLC" + digits(rng, 6))
    t.centre("GSTIN : " + gstin)
    t.centre("FSSAI No. : 115" + digits(rng, 11))
    for line in addr:
        t.centre(line)
    t.centre("Phone : 0%s-%s" % (rng.choice(("22", "40", "80")), digits(rng, 8)))
    t.rule("-")
    t.centre("TAX INVOICE", bold=True)
    number = "%s-%07d" % (digits(rng, 9), rng.randint(1000, 99999))
    t.left("Bill No : " + number)
    t.row((0, "l", "Bill Dt : " + when.strftime("%d/%m/%Y %I:%M %p")), (48, "r", "Cashier : %s" % digits(rng, 6)))
    t.rule("-")
    t.row((0, "l", "HSN"), (8, "l", "Particulars"), (30, "r", "Qty/Kg"), (39, "r", "N/Rate"), (48, "r", "Value"))
    t.rule("-")
    groups = {}
    for desc, price in basket(rng, goods.IN_MART, rows):
        rate = {0: 0, 1: 500, 2: 1200, 3: 1800}[sum(map(ord, desc)) % 4]
        groups.setdefault(rate, []).append((desc, price))
    items, gross, units, table, saved = [], 0, 0, [], 0
    for no, rate in enumerate(sorted(groups), 1):
        t.left("%d) CGST @ %s%%, SGST @ %s%%" % (no, dec(rate // 2), dec(rate // 2)))
        inc = 0
        for desc, price in groups[rate]:
            price -= rng.choice((0, 0, 100, 550, 900))
            saved += rng.choice((0, 500, 1200))
            qty = rng.choice((1, 1, 1, 2, 3))
            text, amount = str(qty), qty * price
            if "LOOSE" in desc:
                grams = rng.randint(400, 2600)
                text, amount = dec(grams, 3), half_up(grams * price, 1000)
            units += 1 if "LOOSE" in desc else qty
            inc += amount
            t.row((0, "l", digits(rng, 6)), (8, "l", desc[:16]), (30, "r", text), (39, "r", dec(price)), (48, "r", sep(amount)))
            for k in range(16, len(desc), 16):
                t.row((8, "l", desc[k:k + 16].strip()))
            name_ = "".join(desc[k:k + 16] for k in range(0, len(desc), 16))
            items.append(item(name_, amount, quantity=text, unit_price=dec(price)))
        gross += inc
        half = half_up(inc * rate, 2 * (10000 + rate))
        table.append((no, inc - 2 * half, half, inc))
    t.rule("-")
    t.row((0, "l", "Items: %d" % len(items)), (20, "l", "Qty: %d" % units), (48, "r", sep(gross)), bold=True, k=1.2)
    t.rule("-")
    t.centre("<--- GST Breakup Details ---> (Amount INR)")
    t.row((0, "l", "GST"), (15, "r", "Taxable"), (24, "r", "CGST"), (33, "r", "SGST"), (38, "r", "Cess"), (48, "r", "Total"))
    t.row((0, "l", "IND"), (15, "r", "Amount"), (48, "r", "Amount"))
    for no, net, half, inc in table:
        t.row((0, "l", "%d)" % no), (15, "r", sep(net)), (24, "r", sep(half)), (33, "r", sep(half)), (38, "r", "-"), (48, "r", sep(inc)))
    net, half = sum(r[1] for r in table), sum(r[2] for r in table)
    t.row((0, "l", "T:"), (15, "r", sep(net)), (24, "r", sep(half)), (33, "r", sep(half)), (38, "r", "-"), (48, "r", sep(gross)))
    t.rule("-")
    t.left("<--- Amount Received From Customer --->")
    totals = {"tax": 2 * half, "total": gross}
    way = rng.choice(("Cash Payment", "Card Payment", "UPI"))
    paid = tender(rng, gross, (100, 1000, 10000, 50000)) if way == "Cash Payment" else gross
    t.row((0, "l", way), (18, "l", ": Rs."), (35, "r", sep(paid)))
    totals["paid"] = paid
    if way == "Cash Payment":
        t.row((0, "l", "Balance Paid"), (18, "l", ": Rs."), (35, "r", sep(paid - gross)))
        totals["change"] = paid - gross
    if saved:
        t.centre("** Saved Rs. %s/- On MRP **" % dec(saved), bold=True)
    t.bars(rng)
    t.centre("E & O E")
    t.save(path)
    return paper(name, addr, when, number, items, totals, gstin, "INR")


def indine(path, seed, rows):
    """Restaurant billing app: boxed sections, tax in two halves, bill rounded to the rupee."""
    rng = random.Random("indine%s" % seed)
    name, addr, state = dealt(seed, (
        ("Spice Junction Family Restaurant", ("Shop No 4-7, Sai Krupa Complex,", "Baner Road, Baner, Pune - 411045"), "27"),
        ("HOTEL SHREE ANNAPURNA", ("12/2, 5th Cross, Gandhinagar,", "Bengaluru 560009"), "29"),
        ("Bawarchi's Kitchen", ("SCO 81-82, Sector 17 C,", "Chandigarh, 160017"), "04")))
    t = Tape(72, "DejaVuSansCondensed", 40, aspect=1.85, margin=8, padded=False, lead=1.22)
    when = moment(rng, (2019, 1, 2), (2025, 8, 20), 11, 23)
    t.centre(name, k=1.35, w=1.3, bold=True)
    for line in addr:
        t.centre(line)
    t.centre("Mob: 9%s" % digits(rng, 9))
    gstin = "%s%s%s%s1Z%s" % (state, rng.choice(("AAHFS", "BQKPR", "AAECB")), digits(rng, 4), rng.choice("CNK"), rng.choice("J7PD"))
    t.centre("GSTIN: " + gstin)
    t.drawn("solid")
    t.left("Name: " + "_" * 22)
    t.drawn("solid")
    number = str(rng.randint(12, 18999))
    t.row((0, "l", "Date: " + when.strftime("%d/%m/%y")), (40, "r", "Dine In: %d" % rng.randint(1, 40)))
    t.row((0, "l", when.strftime("%H:%M")))
    t.row((0, "l", "Cashier: biller"), (40, "r", "Bill No.: " + number))
    t.left("Token No.: %d" % rng.randint(1, 90))
    t.drawn("solid")
    t.row((0, "l", "Item"), (23, "r", "Qty."), (31, "r", "Price"), (40, "r", "Amount"), bold=True)
    t.drawn("solid")
    items, gross, units = [], 0, 0
    for desc, price in basket(rng, goods.IN_FOOD, rows):
        qty = rng.choice((1, 1, 2, 2, 3, 6))
        amount = qty * price
        gross, units = gross + amount, units + qty
        lines = fitted(t, desc, 17)
        t.row((0, "l", lines[0]), (23, "r", str(qty)), (31, "r", dec(price)), (40, "r", dec(amount)))
        for line in lines[1:]:
            t.left(line)
        items.append(item(desc, amount, quantity=str(qty), unit_price=dec(price)))
    t.drawn("solid")
    t.row((14, "r", "Total Qty: %d" % units), (28, "r", "Sub"), (40, "r", sep(gross)))
    t.row((28, "r", "Total"))
    totals = {"subtotal": gross}
    net = gross
    if rng.random() < 0.5:
        pct = rng.choice((5, 10, 15))
        d = half_up(gross * pct, 100)
        t.row((28, "r", "Discount (%d%%)" % pct), (40, "r", "-" + dec(d)))
        totals["discount"] = -d
        net -= d
    half = half_up(net * 25, 1000)
    t.row((20, "r", "SGST"), (28, "r", "2.5%"), (40, "r", dec(half)))
    t.row((20, "r", "CGST"), (28, "r", "2.5%"), (40, "r", dec(half)))
    totals["tax"] = 2 * half
    raw = net + 2 * half
    total = half_up(raw, 100) * 100
    t.drawn("solid")
    t.row((28, "r", "Round off"), (40, "r", ("+" if total >= raw else "") + dec(total - raw)))
    totals["rounding"] = total - raw
    t.row((23, "r", "Grand Total"), (40, "r", "\u20b9" + sep(total)), bold=True, k=1.35, w=1.25)
    totals["total"] = total
    if rng.random() < 0.4:
        t.left("Paid via %s" % rng.choice(("Other [UPI]", "Card", "Cash")))
    t.drawn("solid")
    t.centre("FSSAI Lic No. 115%s" % digits(rng, 11))
    t.centre("Thank You !! Visit Again !!", bold=True)
    t.save(path)
    return paper(name, addr, when, number, items, totals, gstin, "INR")


def uaecafe(path, seed, rows):
    """Cafe in the Emirates with Arabic beside English, VAT inside the prices."""
    rng = random.Random("uaecafe%s" % seed)
    name, legal, addr = dealt(seed, (
        ("BEIT AL KARAK", "AL NAHDI CAFETERIA L.L.C", ("Shop 14, Al Rigga Street, Deira", "P.O. Box 41882, Dubai - U.A.E.")),
        ("Saffron & Oud Restaurant", "SAFFRON OUD RESTAURANTS LLC S.O.C", ("Marina Walk, Level 1, Unit R-07", "Abu Dhabi, UAE")),
        ("MANDI HOUSE", "MANDI HOUSE RESTAURANT & GRILL LLC", ("King Faisal Road, Al Majaz 1", "Sharjah, United Arab Emirates"))))
    t = Tape(80, "DejaVuSans", 44, aspect=1.65, padded=False, lead=1.3)
    when = moment(rng, (2018, 2, 1), (2025, 8, 20), 8, 23)
    t.centre(name, k=1.7, w=1.7, bold=True)
    t.centre(legal)
    for line in addr:
        t.centre(line)
    t.centre("Tel : +971 %d %s" % (rng.choice((2, 4, 6)), digits(rng, 7)))
    trn = "100" + digits(rng, 10) + "03"
    t.centre("TRN : " + trn)
    t.feed(0.3)
    t.centre("TAX INVOICE   " + arabic("فاتورة ضريبية"), k=1.2, w=1.2, bold=True)
    t.feed(0.2)
    number = "%s/%s" % (when.strftime("%y"), digits(rng, 6))

    def both(label, value, ar):
        t.row((0, "l", label), (13, "l", ": " + value), (44, "r", arabic(ar)))
    both("Invoice No", number, "رقم الفاتورة")
    both("Date", when.strftime("%d-%b-%Y"), "التاريخ")
    both("Time", when.strftime("%I:%M:%S %p"), "الوقت")
    both("Cashier", rng.choice(("Rashid", "Jomar", "Fathima")), "الكاشير")
    t.drawn("dash")
    t.row((0, "l", "Item"), (26, "r", "Qty"), (35, "r", "Price"), (44, "r", "Amount"), bold=True)
    t.row((0, "l", arabic("الصنف")), (26, "r", arabic("الكمية")), (35, "r", arabic("السعر")), (44, "r", arabic("المبلغ")))
    t.drawn("dash")
    items, gross = [], 0
    for desc, price in basket(rng, goods.AE_FOOD, rows):
        qty = rng.choice((1, 1, 2, 3, 4))
        amount = qty * price
        gross += amount
        lines = fitted(t, desc, 20)
        t.row((0, "l", lines[0]), (26, "r", str(qty)), (35, "r", dec(price)), (44, "r", sep(amount)))
        for line in lines[1:]:
            t.left(line)
        items.append(item(desc, amount, quantity=str(qty), unit_price=dec(price)))
    t.drawn("dash")
    disc = half_up(gross * 10, 100) if rng.random() < 0.35 else 0
    total = gross - disc
    tax = inside(total, 500)
    totals = {"total": total, "tax": tax}

    def line(label, ar, value, **kw):
        t.row((0, "l", label), (26, "c", arabic(ar)), (44, "r", value), **kw)
    line("Gross Amount", "الإجمالي", sep(gross))
    totals["subtotal"] = gross
    if disc:
        line("Discount 10%", "الخصم", "-" + sep(disc))
        totals["discount"] = -disc
    line("Taxable Amount", "المبلغ الخاضع للضريبة", sep(total - tax))
    line("VAT 5%", "ضريبة القيمة المضافة", sep(tax))
    t.drawn("solid")
    line("NET AED", "الصافي", sep(total), bold=True, k=1.4, w=1.3)
    t.drawn("solid")
    way = rng.choice(("Cash", "Credit Card"))
    paid = tender(rng, total, (500, 1000, 5000)) if way == "Cash" else total
    line(way, "نقدا" if way == "Cash" else "بطاقة", sep(paid))
    totals["paid"] = paid
    if way == "Cash":
        line("Change", "الباقي", sep(paid - total))
        totals["change"] = paid - total
    t.feed(0.5)
    t.centre("Prices are inclusive of 5% VAT")
    t.centre(arabic("شكرا لزيارتكم"))
    t.save(path)
    return paper(name, addr, when, number, items, totals, trn, "AED")


def jpkonbini(path, seed, rows):
    """Convenience store in an airport that prints English: yen without decimals, two rates."""
    rng = random.Random("jpkonbini%s" % seed)
    name, addr = dealt(seed, (("Seven Stop Narita T2", ("1-1 Furugome, Narita-shi,", "Chiba 282-0004 JAPAN")),
                             ("FAMILY LAWN Shinjuku South", ("2-2-1 Yoyogi, Shibuya-ku, Tokyo",)),
                             ("POPURA Kansai Airport", ("1 Senshu-kuko Kita, Izumisano-shi", "Osaka 549-0001"))))
    t = Tape(58, "NotoSans-Regular", 34, aspect=1.75, margin=9, padded=False, lead=1.3)
    when = moment(rng, (2023, 10, 2), (2025, 9, 1), 6, 23)
    t.left(name, k=1.25, w=1.2, bold=True)
    for line in addr:
        t.left(line)
    t.left("Tel:0%d-%s-%s" % (rng.choice((3, 6)), digits(rng, 4), digits(rng, 4)))
    reg = "T" + digits(rng, 13)
    t.left("Registration No: " + reg)
    t.feed(0.4)
    t.left(when.strftime("%Y/%m/%d (%a) %H:%M"))
    number = "%03d-%04d" % (rng.randint(1, 6), rng.randint(1, 9999))
    t.lr("Reg: %d   Resp: %03d" % (rng.randint(1, 4), rng.randint(1, 200)), "No. " + number)
    t.feed(0.3)
    t.centre("[ RECEIPT ]", bold=True)
    t.feed(0.2)
    items, sums = [], {8: 0, 10: 0}
    units = 0
    for desc, coded in basket(rng, goods.JP_SHOP, rows):
        price, code = divmod(coded, 10)
        rate = code or 10
        qty = rng.choice((1, 1, 1, 2, 3))
        amount = qty * price
        sums[rate] += amount
        units += qty
        t.lr(desc, "\u00a5%s%s" % (sep(amount, 0), "*" if rate == 8 else " "))
        if qty > 1:
            t.left("@%d x %d" % (price, qty), col=4)
        items.append(item(desc, amount, 0, quantity=str(qty) if qty > 1 else None, unit_price=str(price) if qty > 1 else None))
    t.drawn("dash")
    total = sums[8] + sums[10]
    t8, t10 = sums[8] * 8 // 108, sums[10] * 10 // 110
    t.lr("Total (%d items)" % units, "\u00a5" + sep(total, 0), bold=True, k=1.35, w=1.25)
    for rate, tax in ((10, t10), (8, t8)):
        if sums[rate]:
            t.lr(" (%d%% Taxable" % rate, "\u00a5%s" % sep(sums[rate], 0))
            t.lr("   Tax included", "\u00a5%s)" % sep(tax, 0))
    t.lr(" (Total consumption tax", "\u00a5%s)" % sep(t8 + t10, 0))
    totals = {"total": total, "tax": t8 + t10}
    way = rng.choice(("Cash", "Suica", "Credit"))
    paid = tender(rng, total, (10, 100, 1000)) if way == "Cash" else total
    t.lr("Deposit" if way == "Cash" else way, "\u00a5" + sep(paid, 0))
    totals["paid"] = paid
    if way == "Cash":
        t.lr("Change", "\u00a5" + sep(paid - total, 0))
        totals["change"] = paid - total
    elif way == "Suica":
        t.lr("Card balance", "\u00a5" + sep(rng.randint(100, 9000), 0))
    t.drawn("dash")
    t.left("* : Reduced tax rate (8%) item")
    t.centre("Thank you. Arigatou gozaimasu.")
    t.save(path)
    return paper(name, addr, when, number, items, totals, reg, "JPY", places=0)
