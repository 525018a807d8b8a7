# SPDX-License-Identifier: AGPL-3.0-or-later
"""Malaysia: a restaurant with service charge, a clinic, a hypermarket, a tyre shop, a bakery."""
from stranger_booth_kit import Roll, clock, day, digits, item, m, near, pick, share, start, tender, truth

DISHES = [("Claypot Seafood Tofu", 2680), ("Salted Egg Prawn (M)", 4280), ("Kangkung Belacan", 1480), ("Chinese Tea", 250),
          ("Steamed Tilapia Teochew Style", 5800), ("Fried Rice Yong Chow (L)", 2200), ("Sweet & Sour Pork", 2480),
          ("Butter Milk Chicken", 2380), ("Fresh Lime Juice", 680), ("Coconut (Whole)", 890), ("White Rice", 200),
          ("Deep Fried Squid with Salt & Pepper", 2880), ("Wet Tissue", 60), ("Herbal Soup of the Day", 1880),
          ("Red Bean Soup with Lotus Seed and Glutinous Dumpling", 780), ("Draught Root Beer", 750), ("Peanuts", 300)]


def restaurant(path, seed, rows):
    """2019: service charge 10 % and SST 6 %, serif, white on black head, item and @price."""
    rng = start("restaurant", seed, rows)
    firm, number, road = rng.choice([
        ("Lotus Pond Restaurant Sdn. Bhd.", "(1184302-M)", ["No. 31 & 33, Jalan SS 88/3,", "Bandar Melati, 47500 Subang Jaya."]),
        ("Restoran Laut Timur", "(IP0449213-X)", ["Lot 77, Jalan Pantai Baru", "Teluk Senangin", "32200 Lumut, Perak"])])
    r = Roll(path, 80, "Till15SerifC", "Till15SerifCB", 7.6)
    r.mid(firm, bold=True, size=12)
    r.mid(number, size=6.5)
    for line in road:
        r.mid(line)
    r.mid(f"Tel: 05-{digits(rng, 7)}")
    r.mid(f"SST No: B16-{digits(rng, 4)}-{digits(rng, 8)}")
    r.gap()
    r.band("RECEIPT", 9)
    when, (h, mi, s) = day(rng, (2018, 9, 1), (2023, 12, 31)), clock(rng, 11, 22)
    r.row(("Table", 0, "l"), (f": {rng.choice('ABCV')}{rng.randrange(1, 20)}", .16, "l"), ("Receipt", .5, "l"), (f": {digits(rng, 7)}", .68, "l"))
    r.row(("Pax", 0, "l"), (f": {rng.randrange(1, 11)}", .16, "l"), ("Date", .5, "l"), (f": {when:%d/%m/%Y}", .68, "l"))
    r.row(("Server", 0, "l"), (f": {rng.choice(['Linda', 'Mei Yee', 'Aung'])}", .16, "l"), ("Time", .5, "l"), (f": {h:02d}:{mi:02d}", .68, "l"))
    r.rule(thick=.8)
    items, net = [], 0
    for name, price in pick(rng, DISHES, rows):
        q = rng.choice((1, 1, 1, 2, 3))
        r.row((name, 0, "l", .56), (f"{q} @ {m(price)}", .8, "r"), (m(q * price), 1, "r"))
        items.append(item(name, q, price, q * price))
        net += q * price
    r.rule(thick=.8)
    svc = share(net, 10, 100)
    tax = share(net + svc, 6, 100)
    adj = near(net + svc + tax, 5)
    total = net + svc + tax + adj
    for what, cents in (("Subtotal", net), ("Service Charge 10%", svc), ("SST 6%", tax), ("Rounding Adjustment", adj)):
        r.row((what, .72, "r"), (m(cents), 1, "r"))
    r.rule(.3)
    r.row(("Net Total RM", .66, "r"), (m(total), 1, "r"), bold=True, size=10)
    r.rule(.3, thick=1)
    paid = tender(rng, total, (500, 1000, 5000))
    r.row(("Cash", .72, "r"), (m(paid), 1, "r"))
    r.row(("Change", .72, "r"), (m(paid - total), 1, "r"))
    r.gap(1)
    r.mid("*** Thank You & See You Again ***")
    r.save()
    return truth(items, merchant=firm, address=" ".join(road), date=when.isoformat(), time=f"{h:02d}:{mi:02d}", currency="MYR",
                 subtotal=net, service_charge=svc, tax=tax, rounding=adj, total=total, paid=paid, change=paid - total)


CARE = [("Consultation - General", 3500), ("Paracetamol 500mg tab", 600), ("Amoxicillin 250mg cap", 1200), ("Cough syrup 90ml", 900),
        ("Loratadine 10mg tab", 800), ("Dressing - small wound", 2500), ("Medical certificate", 500), ("Blood pressure check", 500),
        ("Nebuliser treatment", 2000), ("Injection - anti-emetic IM", 3000), ("Urine test (dipstick)", 1500), ("Throat lozenges", 700),
        ("Eye drops chloramphenicol 0.5% 10ml", 1400), ("Full blood count (sent to laboratory)", 4500), ("ORS sachet", 300)]


def clinic(path, seed, rows):
    """No tax; numbered lines with amounts only; text month; left-set details."""
    rng = start("clinic", seed, rows)
    firm, road = rng.choice([
        ("KLINIK KELUARGA DR. SARAVANAN", ["21A, Jalan Besar Utama", "08000 Sungai Petani, Kedah"]),
        ("POLIKLINIK ANGSANA DAN SURGERI", ["1-G, Medan Niaga Angsana", "Jalan Langgar Baru", "05460 Alor Setar"])])
    r = Roll(path, 76, "Helvetica", "Helvetica-Bold", 7.6, ink=(.1, .1, .35))
    r.mid(firm, bold=True, size=9.5)
    for line in road:
        r.mid(line)
    r.mid(f"Tel 04-{digits(rng, 7)}")
    r.rule(thick=1)
    r.mid("OFFICIAL RECEIPT", bold=True, size=9)
    when, (h, mi, _) = day(rng, (2016, 1, 1), (2024, 6, 30)), clock(rng, 9, 20)
    for a, b in (("Receipt No.", f"R{digits(rng, 6)}"), ("Date", f"{when.day} {when:%B %Y}"),
                 ("Time", f"{(h - 1) % 12 + 1}:{mi:02d} {'am' if h < 12 else 'pm'}"),
                 ("Patient", rng.choice(["Tan Wei Jie", "Nur Aisyah binti Rahim", "Ganesan a/l Muthu"])), ("Panel", "Self-paying")):
        r.row((a, 0, "l"), (":", .24, "l"), (b, .28, "l"))
    r.rule()
    r.row(("No", 0, "l"), ("Particulars", .1, "l"), ("RM", 1, "r"), bold=True)
    r.rule()
    items, total = [], 0
    for n, (name, price) in enumerate(pick(rng, CARE, rows), 1):
        r.row((f"{n}.", 0, "l"), (name, .1, "l", .62), (m(price), 1, "r"), lead=1.3)
        items.append(item(name, None, None, price))
        total += price
    r.rule()
    r.row(("Total", .1, "l"), (f"RM {m(total)}", 1, "r"), bold=True, size=9)
    paid = tender(rng, total, (1000, 5000))
    r.row(("Cash received", .1, "l"), (m(paid), 1, "r"))
    r.row(("Balance returned", .1, "l"), (m(paid - total), 1, "r"))
    r.rule()
    r.mid("This is a computer generated receipt. No signature is required.", size=6)
    r.save()
    return truth(items, merchant=firm, address=" ".join(road), date=when.isoformat(), time=f"{h:02d}:{mi:02d}", currency="MYR",
                 total=total, paid=paid, change=paid - total)


HYPER = [("FRESH MLK 2L", 1149, 0), ("BANANA BERANGAN", 569, 0), ("TSHIRT MEN XL", 1990, 1), ("DETERG LIQ 3.6KG", 2190, 1),
         ("CHKN WHOLE STD", 999, 0), ("APPLE GALA 6'S", 690, 0), ("POTATO CHIPS 160G", 499, 1), ("SHAMPOO 650ML", 1690, 1),
         ("BREAD WHOLEMEAL", 360, 0), ("PILLOW CASE 2PK", 1290, 1), ("COOKING OIL 5KG", 2450, 0), ("KAILAN 300G", 299, 0),
         ("NOODLE INST 5PK", 419, 1), ("TOWEL BATH BLUE", 1590, 1), ("CHEESE SLICE 12S", 1090, 1), ("JUICE ORANGE 1L", 569, 1),
         ("WATERMELON CUT", 445, 0), ("PLASTIC BAG", 20, 1), ("FROZEN PRAWN 500G", 2399, 0), ("TOOTHBRUSH 3PK", 899, 1)]


def hypermarket(path, seed, rows):
    """Barcode line, then item; quantity line only for more than one; promotions below as minus lines; card."""
    rng = start("hypermarket", seed, rows)
    firm, number, road = rng.choice([
        ("BORONG RAYA HYPERMARKET SDN BHD", "551203-P", ["LOT 500, PERSIARAN SERI INDAH, SEKSYEN 23,", "40300 SHAH ALAM, SELANGOR."]),
        ("EASTGATE STORES (MALAYSIA) SDN BHD", "620447-A", ["NO 3, JALAN 9A/44B, DESA GEMILANG", "51200 KUALA LUMPUR"])])
    r = Roll(path, 80, "Till15Mono", "Till15MonoB", 7, lead=1.15, squeeze=95)
    r.mid(firm.split()[0], bold=True, size=22)
    r.mid(f"{firm}", squeeze=92)
    r.mid(f"({number})")
    for line in road:
        r.mid(line, squeeze=88)
    r.mid(f"GST ID NO: 0001{digits(rng, 8)}")
    r.gap()
    when, (h, mi, _) = day(rng, (2015, 4, 1), (2018, 5, 31)), clock(rng, 10, 21)
    r.mid("Tax Invoice")
    r.gap()
    r.row(("RM", 1, "r"))
    items, gross, rated, saved, pieces = [], 0, 0, 0, 0
    for name, price, std in pick(rng, HYPER, rows):
        q = rng.choice((1, 1, 1, 1, 2, 3))
        r.row((f"955{digits(rng, 10)}", 0, "l"))
        if q == 1:
            r.row((name, 0, "l"), (m(price), .92, "r"), ("S" if std else "Z", 1, "r"))
            items.append(item(name, None, None, price))
        else:
            r.row((name, 0, "l"))
            r.row((f"{q} @ {m(price)}", .08, "l"), (m(q * price), .92, "r"), ("S" if std else "Z", 1, "r"))
            items.append(item(name, q, price, q * price))
        gross += q * price
        rated += std * q * price
        pieces += q
    off = share(rated, 3, 100)
    r.fill()
    if off:
        r.row(("SUB-TOTAL", 0, "l"), (m(gross), .92, "r"))
        r.row(("NON-FOOD FAIR 3% OFF", 0, "l"), (m(-off), .92, "r"))
    taxed = rated - off
    tax, total = share(taxed, 6, 106), gross - off
    r.row(("TOTAL", 0, "l"), (m(total), .92, "r"), bold=True, size=10)
    r.row((f"ITEMS: {pieces}", 0, "l"))
    r.row((rng.choice(["DEBIT CARD", "CREDIT CARD", "MASTER"]), 0, "l"), (m(total), .92, "r"))
    r.row((f"XXXXXXXXXXXX{digits(rng, 4)}  APPR {digits(rng, 6)}", 0, "l"))
    r.row(("CHANGE DUE", 0, "l"), (m(0), .92, "r"))
    r.fill()
    r.row(("GST Summary", 0, "l"), ("Amount(RM)", .68, "r"), ("Tax(RM)", .97, "r"))
    r.row(("S = 6%", 0, "l"), (m(taxed - tax), .68, "r"), (m(tax), .97, "r"))
    r.row(("Z = 0%", 0, "l"), (m(gross - rated), .68, "r"), ("0.00", .97, "r"))
    r.fill()
    if off:
        r.mid(f"YOU SAVED RM{m(off)} TODAY", bold=True)
    r.ends(f"{when:%d/%m/%y} {h:02d}:{mi:02d}", f"{digits(rng, 4)} {digits(rng, 3)} {digits(rng, 4)}")
    r.bars(rng)
    r.save()
    return truth(items, merchant=firm, address=" ".join(road), date=when.isoformat(), time=f"{h:02d}:{mi:02d}", currency="MYR",
                 subtotal=gross if off else None, tax=tax, total=total, paid=total, change=0)


TYRE = [("185/60 R15 COMFORT TOUR", 19500), ("195/55 R16 SPORT GRIP", 28500), ("TUBELESS VALVE", 500), ("WHEEL BALANCING", 800),
        ("COMPUTER ALIGNMENT", 3500), ("BATTERY NS60 MF", 21500), ("ENGINE OIL 10W-40 SEMI SYN 4L", 12800), ("OIL FILTER", 1500),
        ("FRONT BRAKE PAD (SET)", 13500), ("WIPER BLADE 22\"", 2500), ("LABOUR CHARGE", 6000), ("PUNCTURE REPAIR", 1200),
        ("TYRE DISPOSAL", 300), ("BRAKE FLUID DOT 4 500ML", 1800), ("ABSORBER REAR LH/RH", 16500)]


def tyres(path, seed, rows):
    """80 mm with a ruled table: No, Description, Qty, U/P, Total; tax on top; thousands."""
    rng = start("tyres", seed, rows)
    firm, number, road = rng.choice([
        ("KIM SENG TYRE & AUTO SERVICE", "(JM0381176-T)", ["PTD 20118, Jalan Kempas Lama,", "81300 Skudai, Johor."]),
        ("RODA PERDANA TYRES SDN BHD", "(798116-U)", ["No 6 & 8, Lorong Perusahaan 5,", "Taman Perindustrian Bakti,", "13600 Prai, Pulau Pinang."])])
    r = Roll(path, 80, "Helvetica", "Helvetica-Bold", 7, lead=1.25)
    r.mid(firm, bold=True, size=11)
    r.mid(number)
    for line in road:
        r.mid(line)
    r.mid(f"H/P: 01{digits(rng, 1)}-{digits(rng, 7)}   GST No: 000{digits(rng, 9)}")
    r.gap()
    r.mid("Tax Invoice / Cash Bill", bold=True, size=9)
    r.gap()
    when, (h, mi, s) = day(rng, (2015, 4, 1), (2018, 5, 31)), clock(rng, 9, 18)
    plate = rng.choice("JPW") + rng.choice("ABCDEFGH") + rng.choice("KLMNP") + " " + digits(rng, 4)
    r.row(("Bill No", 0, "l"), (f": {digits(rng, 5)}", .15, "l"), ("Veh No", .56, "l"), (f": {plate}", .74, "l"))
    r.row(("Date", 0, "l"), (f": {when:%d.%m.%Y} {h:02d}:{mi:02d}", .15, "l"), ("Mileage", .56, "l"), (f": {digits(rng, 5)} km", .74, "l"))
    r.rule(thick=.8)
    r.row(("No", .05, "r"), ("Description", .08, "l"), ("Qty", .6, "r"), ("U/P", .78, "r"), ("Total", 1, "r"), bold=True)
    r.row(("RM", .78, "r"), ("RM", 1, "r"), bold=True)
    r.rule(thick=.8)
    items, net = [], 0
    for n, (name, price) in enumerate(pick(rng, TYRE, rows), 1):
        q = rng.choice((1, 1, 2, 4))
        r.row((str(n), .05, "r"), (name, .08, "l", .45), (str(q), .6, "r"), (m(price), .78, "r"), (m(q * price), 1, "r"))
        r.rule(thick=.25)
        items.append(item(name, q, price, q * price))
        net += q * price
    tax = share(net, 6, 100)
    adj = near(net + tax, 5)
    total = net + tax + adj
    r.gap()
    for what, cents in (("Total excl. GST", net), ("GST @ 6%", tax), ("Rounding Adj.", adj)):
        r.row((what, .52, "l"), (m(cents), 1, "r"))
    r.rule(.5)
    r.row(("Grand Total", .5, "l"), (f"RM {m(total)}", 1, "r"), bold=True, size=8.5)
    r.rule(.5, thick=1)
    paid = tender(rng, total, (1000, 5000))
    r.row(("Cash", .52, "l"), (m(paid), 1, "r"))
    r.row(("Change", .52, "l"), (m(paid - total), 1, "r"))
    r.gap()
    r.left("Tyre warranty against manufacturing defects only. Please re-tighten wheel nuts after 100 km.", size=6)
    r.save()
    return truth(items, merchant=firm, address=" ".join(road), date=when.isoformat(), time=f"{h:02d}:{mi:02d}", currency="MYR",
                 subtotal=net, tax=tax, rounding=adj, total=total, paid=paid, change=paid - total)


BREAD = [("Sugar Bun", 180), ("Pandan Chiffon", 890), ("Tuna Croissant", 450), ("Egg Tart", 220), ("Garlic Loaf", 520),
         ("Chicken Floss", 320), ("Cheese Stick", 290), ("Wholegrain Toast", 480), ("Red Velvet Slice", 890), ("Doughnut Choc", 250),
         ("Sausage Roll", 340), ("Birthday Cake 1kg", 6800), ("Candle Number", 150), ("Custard Puff 4s", 560), ("Mocha Roll", 1190)]


def bakery(path, seed, rows):
    """58 mm; unit price column between; smart condensed face; GST inclusive stated in one sentence."""
    rng = start("bakery", seed, rows)
    firm, number, road = rng.choice([
        ("Butter & Crumb Bakery Sdn Bhd", "1201884-D", ["LG-11 Sunrise Walk", "Jalan Ampang Hilir", "55000 Kuala Lumpur"]),
        ("Kedai Roti Mawar", "002441908-W", ["14 Jalan Hijau 6", "Taman Hijau, 70300 Seremban"])])
    r = Roll(path, 58, "Till15Cond", "Till15CondB", 7, margin=3)
    r.mid(firm, bold=True, size=10)
    r.mid(f"Reg {number} | GST 0009{digits(rng, 8)}", size=6)
    for line in road:
        r.mid(line, size=6.4)
    when, (h, mi, s) = day(rng, (2015, 4, 1), (2018, 5, 31)), clock(rng, 8, 20)
    r.gap()
    r.ends(f"Tax Inv #{digits(rng, 6)}", "Till 1")
    r.ends(f"{when:%a} {when.day}/{when.month}/{when.year}", f"{h}:{mi:02d}:{s:02d}" if h > 9 else f"0{h}:{mi:02d}:{s:02d}")
    r.rule(dash=([.8, 1.2], 0))
    items, gross = [], 0
    for name, price in pick(rng, BREAD, rows):
        q = rng.choice((1, 1, 2, 3, 6))
        r.row((f"{q}x", 0, "l"), (name, .12, "l", .46), (m(price), .76, "r"), (m(q * price), 1, "r"))
        items.append(item(name, q, price, q * price))
        gross += q * price
    r.rule(dash=([.8, 1.2], 0))
    tax, adj = share(gross, 6, 106), near(gross, 5)
    total = gross + adj
    if adj:
        r.ends("Bill Amount", m(gross))
        r.ends("Rounding", f"{m(adj)}")
    r.ends("To Pay", f"RM{m(total)}", bold=True, size=12)
    paid = tender(rng, total)
    r.ends("Cash tendered", f"RM{m(paid)}")
    r.ends("Change", f"RM{m(paid - total)}")
    r.gap()
    r.mid(f"Prices include GST at 6%. GST in this bill: RM{m(tax)}")
    r.mid("Freshly baked daily!", bold=True)
    r.save()
    return truth(items, merchant=firm, address=" ".join(road), date=when.isoformat(), time=f"{h:02d}:{mi:02d}:{s:02d}", currency="MYR",
                 tax=tax, rounding=adj if adj else None, total=total, paid=paid, change=paid - total)


LAYOUTS = {"restaurant": restaurant, "clinic": clinic, "hypermarket": hypermarket, "tyres": tyres, "bakery": bakery}
