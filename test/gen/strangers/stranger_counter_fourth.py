# SPDX-License-Identifier: AGPL-3.0-or-later
"""Receipts of stranger_counter.py, fourth part."""

from stranger_counter_kit import (Roll, addr, cash_for, digits, half_up, m2, stock, truth, when)

DMART = [
    ("AVENUES SUPERMART LTD", "Z MART", ["Z Mart, S.No. 42/1, Baner Pashan Link Road,", "Pashan, Pune - 411021"], "27AACCA8432K1ZQ", "L51900MH2000PLC126499"),
    ("SPENCERR'S VALUE RETAIL LIMITED", "SPENCERR'S HYPER", ["Plot No 15, Sector 5, HSR Layout,", "Bengaluru 560102, Karnataka"], "29AABCS1229P1Z8", "U74999KA2005PLC036712"),
    ("MORE & MORE RETAIL PVT LTD", "M&M SUPERMARKET", ["D.No 8-2-293, Road No 10, Banjara Hills", "Hyderabad", "Telangana - 500034"], "36AAECM5511R1ZB", "U52190TG2011PTC075310"),
]
DMART_ITEMS = [
    ("0713", "TUR DAL PREM-1kg", 13900, 0, "p"), ("1006", "BASMATI RICE LOOSE", 9450, 0, "k"), ("0401", "AMUUL TAAZA-1L", 6800, 0, "p"), ("0703", "ONION", 3200, 0, "k"),
    ("1905", "PARLEJ GLUCO-800g", 8000, 18, "p"), ("3401", "LUXX SOAP 4X100g", 14200, 18, "p"), ("0902", "TATTA TEA GOLD-500g", 28500, 5, "p"), ("1512", "FORTUN SUNFLWR-1L", 13450, 5, "p"),
    ("1704", "ECLAIRS POUCH-50N", 9900, 12, "p"), ("3402", "SURFF EXL MATIC-2kg", 41900, 18, "p"), ("2008", "DRY FRUIT CASHEW W320", 92000, 5, "k"), ("1101", "AASHIRVADH ATTA-5kg", 23900, 0, "p"),
    ("9619", "PAMPRS PANTS M-54", 69900, 12, "p"), ("2106", "HALDIRM BHUJIA-400g", 10400, 12, "p"), ("0701", "POTATO", 2850, 0, "k"),
]


def dmart(path, rng, rows):
    name, trade, lines, gstin, cin = rng.choice(DMART)
    t = when(rng, (2018, 4, 1), (2024, 12, 20), 9, 22)
    r = Roll(80, 4, "ThermB", 6, cols=46)
    r.wide(trade)
    r.c(name)
    r.c("CIN : " + cin)
    r.c("GSTIN : " + gstin)
    r.c("FSSAI NO. : 115" + digits(rng, 11))
    for s in lines:
        r.c(s)
    r.c("Phone : 0" + digits(rng, 10))
    r.fill("-")
    r.c("TAX INVOICE")
    r.fill("-")
    num = "%s-%s" % (digits(rng, 8), digits(rng, 6))
    r.g("Bill No : " + num)
    r.g("Bill Dt : " + t.strftime("%d/%m/%Y  %H:%M"), "Cashier : " + digits(rng, 6))
    r.fill("-")
    r.g("HSN   Particulars")
    r.g("      Qty/Kg", "N/Rate     Value")
    r.fill("-")
    picked = stock(rng, DMART_ITEMS, rows)
    items, total, by, mrp = [], 0, {}, 0
    n = 0
    for rate in (0, 5, 12, 18):
        group = [x for x in picked if x[3] == rate]
        if not group:
            continue
        n += 1
        half = "%.2f" % (rate / 2)
        r.g("%d) CGST @ %s%%, SGST @ %s%%" % (n, half, half))
        for hsn, d, p, _, kind in group:
            if kind == "k":
                g = rng.randrange(200, 2400)
                qty = "%d.%03d" % divmod(g, 1000)
                a = half_up(p * g, 1000)
            else:
                k = rng.choice((1, 1, 1, 2, 3))
                qty, a = str(k), p * k
            mrp += half_up(a * rng.choice((100, 104, 110, 115)), 100)
            r.g("%s  %s" % (hsn, d))
            r.g("      %-8s" % qty, "%10s%10s" % (m2(p), m2(a)))
            items.append({"description": d, "quantity": qty, "unit_price": m2(p), "amount": m2(a)})
            total += a
            by[rate] = by.get(rate, 0) + a
    r.fill("-")
    due = half_up(total, 100) * 100
    r.g("Items: %d" % rows, m2(total))
    r.g("Round Off", m2(due - total))
    r.tall("NET AMOUNT Rs.".ljust(34) + m2(due).rjust(12), align="L")
    r.fill("-")
    r.c("<---- GST Breakup Details ---->  (Amount INR)")
    r.g("GST   Taxable", "CGST     SGST     Total")
    r.g("IND     Amt", "                        ")
    tax, n = 0, 0
    for rate in sorted(by):
        n += 1
        taxable = half_up(by[rate] * 100, 100 + rate)
        half = half_up(taxable * rate, 200)
        taxable = by[rate] - 2 * half
        tax += 2 * half
        r.g("%d) %10s" % (n, m2(taxable)), "%8s %8s %10s" % (m2(half), m2(half), m2(by[rate])))
    r.g("T: %10s" % m2(total - tax), "%8s %8s %10s" % (m2(tax // 2), m2(tax // 2), m2(total)))
    r.fill("-")
    r.c("<---- Amount Received From Customer ---->")
    how = rng.choice(("Cash", "Card", "UPI"))
    paid = cash_for(rng, due) if how == "Cash" else due
    r.g("%s Payment : %s" % (how, m2(paid)))
    if how == "Cash":
        r.g("Balance Paid In Cash : %s" % m2(paid - due))
    r.gap(4)
    if mrp > total:
        r.c("** Saved Rs. %s/- On MRP **" % m2(mrp - total))
    r.bars(rng, h=20)
    r.c("Thank You, Visit Again")
    r.save(path)
    data = {"merchant": {"name": name, "address": addr(lines), "tax_id": gstin},
            "date": t.strftime("%Y-%m-%d"), "time": t.strftime("%H:%M"), "receipt_number": num, "currency": "INR",
            "line_items": items, "subtotal": m2(total), "rounding": m2(due - total), "total": m2(due),
            "paid": m2(paid), "payment_method": how}
    if how == "Cash":
        data["change"] = m2(paid - due)
    return truth(data)


PETPOOJA = [
    ("Saravanaa Tiffins", ["#14, 2nd Main Road, Gandhi Nagar, Adyar,", "Chennai - 600020"], "33AAVFS5512L1ZC"),
    ("The Chai Katta", ["Shop 3, Kalpataru Bldg, FC Road,", "Shivajinagar, Pune 411004", "Mob. No. 9890012234"], "27AAPFC1180D1Z5"),
    ("Punjabi Zaika Dhaba", ["SCO 22, Sector 35-C,", "Chandigarh"], "04BKLPS7731Q1ZN"),
]
PETPOOJA_ITEMS = [
    ("Masala Dosa", 9500), ("Ghee Podi Idli (2 Pcs)", 8000), ("Filter Coffee", 4500), ("Paneer Butter Masala [Half]", 21000), ("Butter Naan", 5500), ("Jeera Rice", 14000),
    ("Veg Hakka Noodles", 17500), ("Chicken Biryani (Boneless) Full With Raita", 32000), ("Masala Chai", 3000), ("Gulab Jamun (2 Pcs)", 6000), ("Mineral Water 1 Ltr", 2000),
    ("Dal Makhani", 19500), ("Medu Vada", 7000), ("Sweet Lassi", 8000),
]


def petpooja(path, rng, rows):
    name, lines, gstin = rng.choice(PETPOOJA)
    t = when(rng, (2019, 1, 5), (2024, 12, 20), 8, 23)
    r = Roll(80, 4, "Noto", 8, lead=10.6)
    r.c(name, font="NotoBold", size=11)
    for s in lines:
        r.c(s)
    r.c("GSTIN - " + gstin)
    r.rule()
    r.l("Name: " + rng.choice(("", "", "Walk In")))
    r.rule()
    x = r.inner * 0.55
    num = str(rng.randrange(120, 99999))
    r.line(("L", 0, "Date: " + t.strftime("%d/%m/%y")), ("L", x, rng.choice(("Dine In: %d" % rng.randrange(1, 20), "Pick Up", "Delivery")), "NotoBold"))
    r.l(t.strftime("%H:%M"))
    r.line(("L", 0, "Cashier: " + rng.choice(("biller", "Ramesh", "counter1"))), ("L", x, "Bill No.: " + num))
    r.line(("L", 0, "Token No.: %d" % rng.randrange(1, 120)))
    r.rule()
    c2, c3 = 118, 158
    r.line(("L", 0, "Item"), ("R", c2, "Qty."), ("R", c3, "Price"), ("R", r.inner, "Amount"))
    r.rule()
    items, sub, qty = [], 0, 0
    for d, p in stock(rng, PETPOOJA_ITEMS, rows):
        q = rng.choice((1, 1, 1, 2, 2, 3, 4))
        a = p * q
        sub += a
        qty += q
        parts, cur = [], ""
        for w in d.split():
            if cur and r.width(cur + " " + w) > 92:
                parts.append(cur)
                cur = w
            else:
                cur = (cur + " " + w).strip()
        parts.append(cur)
        r.line(("L", 0, parts[0]), ("R", c2, str(q)), ("R", c3, m2(p)), ("R", r.inner, m2(a)))
        for s in parts[1:]:
            r.l(s)
        items.append({"description": d, "quantity": str(q), "unit_price": m2(p), "amount": m2(a)})
    half = half_up(sub * 25, 1000)
    total = sub + 2 * half
    due = half_up(total, 100) * 100
    r.rule()
    r.line(("R", c2, "Total Qty: %d" % qty), ("R", c3 - 2, "Sub"), ("R", r.inner, m2(sub)))
    r.line(("R", c3 - 2, "Total"))
    rr = lambda a, b, **k: r.line(("R", c3 - 2, a), ("R", r.inner, b), **k)
    rr("CGST@2.5    2.5%", m2(half))
    rr("SGST@2.5    2.5%", m2(half))
    r.rule()
    rr("Round off", ("+" if due >= total else "") + m2(due - total))
    r.line(("R", c3 - 10, "Grand Total"), ("R", r.inner, "₹%s" % m2(due)), font="NotoBold", size=10.5)
    how = rng.choice(("Cash", "UPI", "Card", ""))
    if how:
        r.l("Paid via " + (how + " [PhonPe]" if how == "UPI" else how))
    r.rule()
    r.c("FSSAI Lic No. 2151" + digits(rng, 10))
    r.c("Thanks !!! Visit Again")
    r.save(path)
    place = [s for s in lines if not s.startswith("Mob")]
    data = {"merchant": {"name": name, "address": addr(place), "tax_id": gstin},
            "date": t.strftime("%Y-%m-%d"), "time": t.strftime("%H:%M"), "receipt_number": num, "currency": "INR",
            "line_items": items, "subtotal": m2(sub), "rounding": m2(due - total), "total": m2(due)}
    if how:
        data["payment_method"] = "UPI [PhonPe]" if how == "UPI" else how
    return truth(data)


UK = [
    ("FRESKO", "Fresko Stores Ltd.", ["15-18 Cheddars Lane", "Cambridge, CB5 8LD"], "GB 220430299", "0345 677 9133"),
    ("Sainsworth's", "Sainsworth's Supermarkets Ltd", ["33 Holborn Viaduct London EC1N 2HU"], "660 4548 99", "0800 636299"),
    ("MORRISON & DALE", "Wm Dale Supermarkets plc", ["Kirkstall Road,", "Leeds", "LS4 2QD"], "343 4753 11", "0113 289 0771"),
]
UK_ITEMS = [
    ("BRIT S/SKIM MILK 4PT", 145), ("WARBTN TOASTIE 800G", 140), ("HASS AVOCADO", 85), ("FR MED EGGS X12", 265), ("CATHEDRL CHED 550G", 475), ("WALKRS CRISPS 6PK", 195),
    ("LOOSE BANANAS", 72), ("BAKED BEANZ 4PK", 350), ("CHKN BREAST 640G", 525), ("PG TIPZ 160S", 410), ("BISC DIGESTIVES", 155), ("KITCHEN ROLL 4PK", 325), ("DORITZ CHILLI 180G", 175),
    ("PINOT GRIGIO 75CL", 675), ("COLA ZERO 2L", 198), ("BAG FOR LIFE", 30),
]


def uk(path, rng, rows):
    brand, comp, lines, vat, tel = rng.choice(UK)
    t = when(rng, (2019, 5, 1), (2024, 11, 20), 7, 22)
    r = Roll(80, 6, "ThermMono", 8.5, cols=38)
    r.big(brand, font="ThermABold")
    r.gap(2)
    r.c(comp)
    for s in lines:
        r.c(s)
    r.c("www.%s.co.uk" % brand.lower().replace("'", "").replace(" & ", "").replace(" ", ""))
    r.c("VAT Number : " + vat)
    r.gap()
    items, sub, saved, pcs = [], 0, 0, 0
    cut_lines = []
    for d, p in stock(rng, UK_ITEMS, rows):
        q = rng.choice((1, 1, 1, 1, 2, 3))
        a = p * q
        sub += a
        pcs += q
        it = {"description": d, "amount": m2(a)}
        r.g(d, "£%s" % m2(a))
        if q > 1:
            r.g("   %d @ £%s each" % (q, m2(p)))
            it.update(quantity=str(q), unit_price=m2(p))
        items.append(it)
        if q > 1 and rng.random() < 0.6:
            c = half_up(a, 4)
            cut_lines.append((d[:14] + " CLUB PRICE", c))
            saved += c
    due = sub - saved
    r.g("", "---------")
    if saved:
        r.g("SUBTOTAL", "£%s" % m2(sub))
        r.gap(3)
        r.g("SAVINGS")
        for s, c in cut_lines:
            r.g(s, "-£%s" % m2(c))
        r.g("TOTAL SAVINGS", "-£%s" % m2(saved))
        r.gap(3)
    r.tall("TOTAL TO PAY".ljust(26) + ("£" + m2(due)).rjust(12), font="ThermABold", align="L")
    how = rng.choice(("VISA DEBIT", "MASTERCARD", "CASH"))
    paid = cash_for(rng, due) if how == "CASH" else due
    r.g(how, "£%s" % m2(paid))
    r.g("CHANGE DUE", "£%s" % m2(paid - due))
    r.gap(4)
    if how != "CASH":
        r.g("AID : A00000000%s" % digits(rng, 5))
        r.g("NUMBER : ************%s" % digits(rng, 4), "ICC")
        r.g("AUTH CODE : " + digits(rng, 6))
        r.g("MERCHANT : " + digits(rng, 8))
        r.gap(4)
    r.fill("*")
    r.g("CLUB CARD NUMBER", "*************%s" % digits(rng, 4))
    r.g("POINTS THIS VISIT", str(due // 100))
    r.g("TOTAL UP TO %s" % t.strftime("%d/%m/%y"), str(rng.randrange(50, 900)))
    r.fill("*")
    r.c("%d ITEMS" % pcs if pcs > 1 else "1 ITEM")
    r.c("Thank you for shopping with us")
    r.c("Questions? Call " + tel)
    r.gap(4)
    r.bars(rng, h=22)
    code = digits(rng, 4)
    r.g("%s %s" % (t.strftime("%d/%m/%y %H:%M"), code), "%s %s %s" % (digits(rng, 3), digits(rng, 4), digits(rng, 4)))
    r.save(path)
    data = {"merchant": {"name": comp, "address": addr(lines), "tax_id": vat},
            "date": t.strftime("%Y-%m-%d"), "time": t.strftime("%H:%M"), "currency": "GBP",
            "line_items": items, "total": m2(due), "paid": m2(paid), "change": m2(paid - due), "payment_method": how}
    if saved:
        data["subtotal"] = m2(sub)
    return truth(data)


US = [
    ("Bluebird Coffee & Kitchen", ["1418 NE Alberta St", "Portland, OR 97211"], 0, "503-555-0142"),
    ("Hank's Smokehouse BBQ", ["2207 S Lamar Blvd, Austin, TX 78704"], 825, "(512) 555-0188"),
    ("Little Saigon Pho House", ["8920 Westminster Blvd", "Suite 104", "Westminster, CA 92683"], 875, "714-555-0119"),
]
US_ITEMS = [
    ("Oat Latte", 550, ("12 oz",)), ("Brisket Plate", 1895, ("Slaw", "Pinto Beans")), ("Breakfast Burrito", 1125, ("Add Avocado $1.50",)), ("Drip Coffee", 350, ()), ("House Salad", 950, ("Ranch",)),
    ("Pho Dac Biet - Large", 1475, ()), ("Kid's Grilled Cheese", 725, ()), ("Sweet Tea", 325, ()), ("Pecan Pie", 650, ()), ("Avocado Toast", 1050, ("GF Bread",)),
    ("Lone Star Draft", 500, ()), ("Spring Rolls (2)", 695, ()), ("Cornbread", 300, ()),
]


def diner(path, rng, rows):
    name, lines, rate, tel = rng.choice(US)
    t = when(rng, (2021, 3, 1), (2024, 11, 20), 7, 21)
    r = Roll(80, 5, "DjSans", 8, lead=11)
    r.c(name, font="DjSansBold", size=10.5)
    for s in lines:
        r.c(s)
    r.c(tel)
    r.gap(6)
    r.l("Server: %s %s" % (rng.choice(("Maya", "Tyler", "Jess")), rng.choice("KMRT")))
    num = str(rng.randrange(11, 480))
    r.lr("Check #%s" % num, rng.choice(("Table %d" % rng.randrange(1, 30), "Takeout", "Bar 4")))
    ap = t.strftime("%I:%M %p").lstrip("0")
    r.lr("Ordered:", "%d/%d/%s %s" % (t.month, t.day, t.strftime("%y"), ap))
    r.rule(width=1)
    items, sub = [], 0
    for d, p, mods in stock(rng, US_ITEMS, rows):
        q = rng.choice((1, 1, 1, 1, 2, 3))
        extra = 150 if any("$1.50" in m for m in mods) else 0
        a = (p + extra) * q
        r.lr("%d %s" % (q, d), "$%s" % m2(a))
        for m in mods:
            r.line(("L", 16, m), size=7.2)
        sub += a
        items.append({"description": d, "quantity": str(q), "amount": m2(a)})
    tax = half_up(sub * rate, 10000)
    pct = rng.choice((0, 15, 18, 20, 22))
    tip = half_up(sub * pct, 100)
    due = sub + tax + tip
    r.rule(width=1)
    r.lr("Subtotal", "$" + m2(sub, ","))
    r.lr("Tax", "$" + m2(tax, ","))
    r.lr("Tip", "$" + m2(tip, ","))
    r.lr("Total", "$" + m2(due, ","), font="DjSansBold", size=10)
    r.gap(5)
    brand = rng.choice(("Visa", "Amex", "Mastercard"))
    r.lr("Input Type", rng.choice(("C (EMV Contactless)", "C (EMV Chip Read)")))
    r.lr(brand.upper() + " CREDIT", "xxxxxxxx" + digits(rng, 4))
    r.lr("Time", ap)
    r.lr("Transaction Type", "Sale")
    r.lr("Authorization", "Approved")
    r.lr("Approval Code", digits(rng, 6))
    r.lr("Card Reader", "BBPOS")
    r.gap(5)
    r.rule(([2, 2], 0))
    r.c("Thanks for stopping by!", font="DjSansBold")
    r.c("Order online & skip the line", size=7.4)
    r.square(rng, 52)
    r.save(path)
    return truth({
        "merchant": {"name": name, "address": addr(lines)},
        "date": t.strftime("%Y-%m-%d"), "time": t.strftime("%H:%M"), "receipt_number": num, "currency": "USD",
        "line_items": items, "subtotal": m2(sub), "tax": m2(tax), "tip": m2(tip), "total": m2(due),
        "payment_method": brand.upper() + " CREDIT"})


LAYOUTS = {"dmart": dmart, "petpooja": petpooja, "uk": uk, "diner": diner}
