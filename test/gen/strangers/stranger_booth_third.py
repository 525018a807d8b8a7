# SPDX-License-Identifier: AGPL-3.0-or-later
"""India: a restaurant, a kirana shop, a petrol pump, a medical store. Singapore: a toast and coffee bar."""
from stranger_booth_kit import Roll, clock, day, digits, item, m, near, pick, share, start, truth

MENU = [("PANEER BUTTER MASALA", 28500), ("BUTTER NAAN", 6000), ("DAL TADKA", 21000), ("JEERA RICE", 18000), ("MASALA DOSA", 11000),
        ("FILTER COFFEE", 4500), ("VEG HAKKA NOODLES", 22000), ("GOBI MANCHURIAN DRY", 23500), ("TANDOORI ROTI", 3500),
        ("SWEET LASSI", 9000), ("GULAB JAMUN (2 PCS)", 8000), ("HYDERABADI CHICKEN DUM BIRYANI", 32000), ("MASALA PAPAD", 5500),
        ("FRESH LIME SODA", 8500), ("CURD RICE", 14000), ("TOMATO SOUP", 12000), ("ALOO PARATHA WITH CURD AND PICKLE", 13500)]


def gstin(rng, state):
    letters = "ABCDEFGHJKLMNPQRSTUVWXYZ"
    return (state + "".join(rng.choice(letters) for _ in range(3)) + "FP"[rng.randrange(2)] + rng.choice(letters) + digits(rng, 4)
            + rng.choice(letters) + "1Z" + rng.choice(letters + "123456789"))


def thali(path, seed, rows):
    """Item, Qty, Rate, Amount; service charge 5 %, CGST and SGST 2.5 % each, round off to a rupee."""
    rng = start("thali", seed, rows)
    firm, state, road = rng.choice([
        ("HOTEL SARASWATHI BHAVAN", "29", ["#214, 5th Cross, Temple Road,", "Malleswara Nagar, Bengaluru - 560003"]),
        ("THE BRASS LADLE", "36", ["Plot 18, Road No. 45, Film Hills", "Hyderabad, Telangana 500033"])])
    r = Roll(path, 76, "Courier", "Courier-Bold", 7.6, lead=1.15)
    r.mid(firm, bold=True, size=12, squeeze=90)
    for line in road:
        r.mid(line, squeeze=92)
    r.mid(f"Ph: 0{digits(rng, 2)}-{digits(rng, 8)}")
    r.mid(f"GSTIN: {gstin(rng, state)}")
    r.fill()
    when, (h, mi, _) = day(rng, (2018, 1, 1), (2024, 12, 31)), clock(rng, 8, 22)
    r.ends(f"Bill No: {digits(rng, 5)}", f"Dine In: {rng.randrange(1, 25)}")
    r.ends(f"Date: {when:%d-%m-%y}", f"Time: {h:02d}:{mi:02d}")
    r.left(f"Cashier: biller   Steward: {rng.choice(['RAJU', 'MANJU', 'IRFAN'])}")
    r.fill()
    r.row(("Item", 0, "l"), ("Qty", .58, "r"), ("Rate", .78, "r"), ("Amount", 1, "r"))
    r.fill()
    items, net, pieces = [], 0, 0
    for name, price in pick(rng, MENU, rows):
        q = rng.choice((1, 1, 2, 2, 3, 4))
        r.row((name, 0, "l", .49), (str(q), .58, "r"), (m(price, False), .78, "r"), (m(q * price, False), 1, "r"))
        items.append(item(name, q, price, q * price))
        net += q * price
        pieces += q
    r.fill()
    svc = share(net, 5, 100)
    half = share(net + svc, 25, 1000)
    adj = near(net + svc + 2 * half, 100)
    total = net + svc + 2 * half + adj
    r.row((f"Total Qty: {pieces}", 0, "l"), ("Sub Total", .76, "r"), (m(net, False), 1, "r"))
    for what, cents in (("Service Charge 5%", svc), ("CGST 2.5%", half), ("SGST 2.5%", half)):
        r.row((what, .76, "r"), (m(cents, False), 1, "r"))
    r.fill()
    r.row(("Round off", .76, "r"), (("+" if adj > 0 else "") + m(adj), 1, "r"))
    r.row(("Grand Total", .56, "r"), (f"Rs.{m(total)}", 1, "r"), bold=True, size=9.5)
    r.fill()
    r.left(f"FSSAI Lic No. 1{digits(rng, 13)}")
    r.mid("Thank you ! Visit Again")
    r.save()
    return truth(items, merchant=firm, address=" ".join(road), date=when.isoformat(), time=f"{h:02d}:{mi:02d}", currency="INR",
                 subtotal=net, service_charge=svc, tax=2 * half, rounding=adj, total=total)


STORE = [("Toor Dal Loose", 15800, 5, 1), ("Sona Masoori Rice", 6200, 5, 1), ("Detergent Powder 1kg", 14200, 18, 0),
         ("Tea Dust 250g", 11000, 5, 0), ("Sugar Loose", 4650, 5, 1), ("Groundnut Oil 1L Pouch", 18900, 5, 0), ("Bath Soap 4x100g", 16800, 18, 0),
         ("Chana Dal Loose", 9600, 5, 1), ("Turmeric Powder 100g", 3800, 5, 0), ("Glucose Biscuit Family Pack 800g", 8500, 18, 0),
         ("Toothpaste 150g", 9800, 18, 0), ("Jaggery", 7400, 5, 1), ("Agarbatti Sandal", 5500, 5, 0), ("Maida", 4800, 5, 1), ("Hair Oil 200ml", 11500, 18, 0)]


def kirana(path, seed, rows):
    """Loose goods by the kilo; MRP and rate; price with tax in it; GST break-up below; rupee sign; UPI."""
    rng = start("kirana", seed, rows)
    firm, state, road = rng.choice([
        ("Sri Balaji Kirana & General Stores", "27", ["Shop No. 4, Shivneri Society,", "Paud Road, Kothrud Gaon, Pune 411038"]),
        ("Annapurna Provision Mart", "24", ["11, Gokul Complex, Opp. Water Tank,", "Ring Road, Surat - 395002 (Gujarat)"])])
    r = Roll(path, 80, "Till15Cond", "Till15CondB", 7.4, lead=1.25)
    r.mid(firm, bold=True, size=11)
    for line in road:
        r.mid(line)
    r.mid(f"Mob: 9{digits(rng, 9)}   GSTIN: {gstin(rng, state)}", size=6.8)
    r.rule()
    r.mid("RETAIL INVOICE", bold=True)
    when, (h, mi, s) = day(rng, (2018, 1, 1), (2024, 12, 31)), clock(rng, 8, 21)
    r.ends(f"Inv No: R/{digits(rng, 5)}", f"Date: {when:%d/%m/%Y} {(h - 1) % 12 + 1:02d}:{mi:02d} {'AM' if h < 12 else 'PM'}")
    r.left(f"Customer: Cash   Place of supply: {state}")
    r.rule()
    r.row(("Sr", .04, "r"), ("Particulars", .07, "l"), ("MRP", .58, "r"), ("Qty", .7, "r"), ("Rate", .84, "r"), ("Amt", 1, "r"), bold=True)
    r.rule()
    items, gross, by, saved = [], 0, {}, 0
    for n, (name, price, rate, loose) in enumerate(pick(rng, STORE, rows), 1):
        mrp = share(price, 108, 10000) * 100 if not loose else price
        if loose:
            grams = rng.choice((250, 500, 1000, 1500, 2000, 750))
            q, amount = f"{grams // 1000}.{grams % 1000:03d}", share(price, grams, 1000)
        else:
            k = rng.choice((1, 1, 2, 3))
            q, amount = str(k), k * price
            saved += k * (mrp - price)
        r.row((str(n), .04, "r"), (name, .07, "l", .38), ("-" if loose else m(mrp), .58, "r"), (q, .7, "r"), (m(price), .84, "r"), (m(amount), 1, "r"))
        items.append(item(name, q, price, amount))
        gross += amount
        by[rate] = by.get(rate, 0) + amount
    r.rule()
    adj = near(gross, 100)
    total = gross + adj
    r.ends(f"Items: {rows}", "Total  " + m(gross))
    r.ends("", f"Round Off  {m(adj)}")
    r.ends("Net Payable", f"\u20b9 {m(total)}", bold=True, size=11)
    r.ends("Paid by UPI", m(total))
    r.rule()
    r.row(("GST%", .1, "r"), ("Taxable", .34, "r"), ("CGST", .55, "r"), ("SGST", .76, "r"), ("Total Tax", 1, "r"), bold=True)
    tax = 0
    for rate in sorted(by):
        half = share(by[rate], rate, (100 + rate) * 2)
        tax += 2 * half
        r.row((f"{rate}", .1, "r"), (m(by[rate] - 2 * half), .34, "r"), (m(half), .55, "r"), (m(half), .76, "r"), (m(2 * half), 1, "r"))
    if len(by) > 1:
        r.row(("Total", .1, "r"), (m(gross - tax), .34, "r"), (m(tax // 2), .55, "r"), (m(tax // 2), .76, "r"), (m(tax), 1, "r"))
    r.rule()
    if saved:
        r.mid(f"You saved \u20b9{m(saved)} on MRP", bold=True)
    r.mid("Goods once sold will not be taken back. E. & O.E.", size=6.4)
    r.save()
    return truth(items, merchant=firm, address=" ".join(road), date=when.isoformat(), time=f"{h:02d}:{mi:02d}", currency="INR",
                 subtotal=gross, tax=tax, rounding=adj, total=total, paid=total)


def petrolpump(path, seed, rows):
    """A block of labelled lines for every fill or pack; 58 mm; volume to two places; tax is in the rate and not shown."""
    rng = start("petrolpump", seed, rows)
    firm, road = rng.choice([
        ("SHREE GANESH FUELS", ["NH-48, KM STONE 112", "DHARUHERA, HARYANA"]),
        ("MATHURA ROAD FILLING STATION", ["SECTOR 37 CROSSING", "FARIDABAD 121003"])])
    r = Roll(path, 58, "Courier-Bold", "Courier-Bold", 7.2, lead=1.2, margin=3)
    r.mid("WELCOME!!!", size=10)
    r.mid(firm)
    for line in road:
        r.mid(line)
    r.mid(f"TEL. NO.: {digits(rng, 10)}")
    r.gap()
    when, (h, mi, s) = day(rng, (2021, 1, 1), (2024, 12, 31)), clock(rng, 6, 22)

    def field(a, b):
        r.row((a, 0, "l"), (":", .42, "l"), (b, .46, "l"))
    field("RECEIPT NO.", digits(rng, 6))
    field("FCC ID", digits(rng, 10))
    field("DATE", f"{when:%d/%m/%y}")
    field("TIME", f"{h:02d}:{mi:02d}:{s:02d}")
    field("VEH NO", f"HR26{rng.choice('ABCD')}{rng.choice('KLMN')}{digits(rng, 4)}")
    r.fill()
    ms, hsd = rng.randrange(9500, 10500), rng.randrange(8700, 9400)
    items, total = [], 0
    for n in range(rows):
        kind = rng.choice(("PETROL", "DIESEL")) if n == 0 or rng.random() < .5 else rng.choice(("2T OIL 20ML", "COOLANT 1L", "ENGINE OIL 20W40", "DISTILLED WATER 5L"))
        if kind in ("PETROL", "DIESEL"):
            price, vol = (ms if kind == "PETROL" else hsd), rng.randrange(100, 4500)
            q, amount = f"{vol // 100}.{vol % 100:02d}", share(price, vol, 100)
            field("PRODUCT", kind)
            field("NOZZLE NO", str(rng.randrange(1, 9)))
            field("RATE/LTR", f"Rs.{m(price)}")
            field("VOLUME(LTR)", q)
        else:
            price = {"2": 1500, "C": 28500, "E": 39000, "D": 12000}[kind[0]]
            q = str(rng.choice((1, 1, 2)))
            amount = int(q) * price
            field("PRODUCT", kind)
            field("RATE/PACK", f"Rs.{m(price)}")
            field("QTY", q)
        field("AMOUNT", f"Rs.{m(amount)}")
        r.fill()
        items.append(item(kind, q, price, amount))
        total += amount
    r.ends("TOTAL", f"Rs.{m(total)}", size=10, squeeze=88)
    field("MODE", rng.choice(("CASH", "CARD", "UPI")))
    r.fill()
    field("ATTENDANT", rng.choice(("SUNIL", "RAKESH", "DEEPAK")))
    r.mid("SAVE FUEL YAANI SAVE MONEY")
    r.mid("THANK YOU! VISIT AGAIN")
    r.save()
    return truth(items, merchant=firm, address=" ".join(road), date=when.isoformat(), time=f"{h:02d}:{mi:02d}:{s:02d}", currency="INR", total=total)


DRUGS = [("PARACIP-LITE 650 TAB 15'S", 3050), ("AZIMOR 500 TAB 3'S", 7190), ("PANTOREX 40 TAB 15'S", 13850), ("CETRIZ 10MG 10'S", 1980),
         ("ORS POWDER ORANGE 21G", 2230), ("COTTON ROLL 100G", 6500), ("VITAFORT B-COMPLEX CAP 20'S", 4600), ("ECOSPAR 75 TAB 14'S", 520),
         ("METGLU SR 500 TAB 20'S", 4420), ("DIGITAL THERMOMETER", 24900), ("COUGHNIL SYRUP 100ML", 12350), ("ANTISEPTIC LIQ 125ML", 7800),
         ("TELMIKAR 40 TAB 30'S", 21600), ("CREPE BANDAGE 8CM", 18500), ("CALCIDOL D3 SACHET", 3400)]


def medical(path, seed, rows):
    """Name above; batch, expiry, quantity, MRP and amount below; discount on the bill; tax included and told."""
    rng = start("medical", seed, rows)
    firm, state, road = rng.choice([
        ("New Jeevan Medical & General Stores", "09", ["14/3, Civil Lines, Near District Hospital,", "Bareilly, U.P. - 243001"]),
        ("Sanjeevan Medico", "33", ["No. 7, South Car Street", "Tirunelveli Junction, Tamil Nadu"])])
    r = Roll(path, 80, "Helvetica", "Helvetica-Bold", 7.2, lead=1.2)
    r.left(firm, bold=True, size=10.5)
    for line in road:
        r.left(line)
    r.left(f"DL No: 20B/{digits(rng, 5)}, 21B/{digits(rng, 5)}")
    r.left(f"GSTIN: {gstin(rng, state)}")
    r.rule(thick=1)
    when, (h, mi, _) = day(rng, (2018, 1, 1), (2024, 12, 31)), clock(rng, 9, 21)
    r.ends("CASH MEMO", f"No. {digits(rng, 5)}", bold=True)
    r.ends(f"Patient: {rng.choice(['Mrs. Kamla Devi', 'R. Sundaram', 'Farhan Ali'])}", f"{when:%d-%b-%y} {h:02d}:{mi:02d}")
    r.left(f"Dr.: {rng.choice(['A. K. Mishra', 'S. Meenakshi', 'Self'])}")
    r.rule()
    r.row(("Product", 0, "l"), bold=True)
    r.row(("Batch", 0, "l"), ("Exp", .36, "r"), ("Qty", .5, "r"), ("MRP", .72, "r"), ("Amount", 1, "r"), bold=True)
    r.rule()
    items, gross = [], 0
    for name, price in pick(rng, DRUGS, rows):
        q = rng.choice((1, 1, 2, 3))
        r.left(name)
        r.row((rng.choice("ABKTZ") + digits(rng, 5), 0, "l"), (f"{rng.randrange(1, 13):02d}/{when.year % 100 + rng.randrange(1, 4)}", .36, "r"),
              (str(q), .5, "r"), (m(price), .72, "r"), (m(q * price), 1, "r"))
        items.append(item(name, q, price, q * price))
        gross += q * price
    r.rule()
    off = share(gross, 8, 100)
    half = share(gross - off, 6, 112)
    adj = near(gross - off, 100)
    total = gross - off + adj
    r.row(("Gross Amt", .6, "l"), (m(gross), 1, "r"))
    r.row(("Less Disc 8%", .6, "l"), (m(off), 1, "r"))
    r.row(("Rounding", .6, "l"), (m(adj), 1, "r"))
    r.row(("NET AMT Rs.", .54, "l"), (m(total), 1, "r"), bold=True, size=8.6)
    r.rule()
    r.left(f"Incl. CGST 6%: {m(half)}   SGST 6%: {m(half)}   Total GST: {m(2 * half)}", size=6.6)
    r.gap(2)
    r.row(("Pharmacist", 1, "r"))
    r.save()
    return truth(items, merchant=firm, address=" ".join(road), date=when.isoformat(), time=f"{h:02d}:{mi:02d}", currency="INR",
                 subtotal=gross, tax=2 * half, rounding=adj, total=total)


TOAST = [("Kaya Toast", 280), ("Kopi C", 190), ("Kopi O Kosong", 170), ("Teh Peng", 240), ("2 Soft Boiled Eggs", 230), ("Laksa", 750),
         ("Mee Siam", 690), ("French Toast w Kaya", 340), ("Curry Chicken w Bread", 890), ("Peanut Thick Toast", 300),
         ("Iced Barley", 260), ("Set B Upsize Drink", 90), ("Takeaway Cup", 20), ("Otah", 210)]


def toastbar(path, seed, rows):
    """Singapore: service charge and GST on top; modifiers under an item; S$."""
    rng = start("toastbar", seed, rows)
    firm, road = rng.choice([
        ("Tiong Hup Toast Pte. Ltd.", ["211 Upper Meranti Road", "#01-44 Singapore 310211"]),
        ("Straits Kettle (S) Pte Ltd", ["3 Marina Garden Link, #B2-17", "Singapore 018990"])])
    r = Roll(path, 80, "Till15Noto", "Till15NotoB", 7, lead=1.3, margin=5)
    r.mid(firm, bold=True, size=11)
    for line in road:
        r.mid(line)
    r.mid(f"UEN / GST Reg No: 20{digits(rng, 7)}K")
    r.rule(thick=.4)
    when = day(rng, (2017, 1, 1), (2025, 6, 30))
    rate = 7 if when.year < 2023 else 8 if when.year < 2024 else 9
    h, mi, s = clock(rng, 7, 20)
    r.ends(f"Order {rng.randrange(100, 999)}", "DINE IN", bold=True, size=9)
    r.ends(f"Check {digits(rng, 6)}", f"{when:%d %b} '{when:%y} {h:02d}:{mi:02d}")
    r.rule(thick=.4)
    items, net = [], 0
    for name, price in pick(rng, TOAST, rows):
        q = rng.choice((1, 1, 1, 2, 3))
        r.row((str(q), .05, "r"), (name, .1, "l", .6), (m(q * price), 1, "r"))
        if name.startswith(("Kopi", "Teh")) and rng.random() < .5:
            r.row((rng.choice(("less sweet", "extra hot", "less ice")), .15, "l"), size=6.2)
        items.append(item(name, q, None, q * price))
        net += q * price
    r.rule(thick=.4)
    svc = share(net, 10, 100)
    tax = share(net + svc, rate, 100)
    total = net + svc + tax
    for what, cents in (("Subtotal", net), ("10% Svc Chrg", svc), (f"{rate}% GST", tax)):
        r.row((what, .1, "l"), (m(cents), 1, "r"))
    r.row(("TOTAL", .1, "l"), (f"S${m(total)}", 1, "r"), bold=True, size=10)
    r.row((rng.choice(("NETS", "PayNow", "VISA")), .1, "l"), (f"S${m(total)}", 1, "r"))
    r.rule(thick=.4)
    r.mid("Thank you! Wi-Fi: kettleguest")
    r.save()
    return truth(items, merchant=firm, address=" ".join(road), date=when.isoformat(), time=f"{h:02d}:{mi:02d}", currency="SGD",
                 subtotal=net, service_charge=svc, tax=tax, total=total, paid=total)


LAYOUTS = {"thali": thali, "kirana": kirana, "petrolpump": petrolpump, "medical": medical, "toastbar": toastbar}
