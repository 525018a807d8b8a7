# SPDX-License-Identifier: AGPL-3.0-or-later
"""India: restaurant, kirana shop, petrol pump, medical store."""
from stranger_kiosk_kit import (Roll, clock, day_in, div, inside, item, money, pct, picks, rng_for, shown, tendered)

DISHES = [("Paneer Butter Masala", 28500), ("Dal Makhani", 24000), ("Butter Naan", 5500), ("Tandoori Roti", 2500), ("Veg Biryani", 26000),
          ("Chicken Tikka (8 pcs)", 34500), ("Masala Dosa", 12500), ("Filter Coffee", 4500), ("Sweet Lassi", 8000), ("Gulab Jamun (2 pcs)", 7000),
          ("Hara Bhara Kebab", 21000), ("Jeera Rice", 16500), ("Raita", 7500), ("Mineral Water 1 Ltr", 4000), ("Fresh Lime Soda", 9000),
          ("Kadhai Mushroom with Extra Gravy", 27500), ("Papad Masala", 5000), ("Mutton Rogan Josh", 42000)]


def rounded(c):
    """Nearest rupee; what has to be added."""
    return div(c, 100) * 100 - c


def indrest(path, seed, rows):
    """DejaVu Sans on 80 mm; four columns, wrapped names, service charge, CGST and SGST, round off."""
    rng = rng_for("indrest", seed, rows)
    name, addr, st = rng.choice([
        ("Rasoi Darbar Family Restaurant", ["1st Floor, Shanti Arcade, 100 Feet Road,", "Indiranagar, Bengaluru - 560038"], "29"),
        ("Hotel Annapurna Palace", ["Opp. Bus Stand, Station Road,", "Nashik 422001, Maharashtra"], "27")])
    r = Roll(80, "KioskSans", 6.9)
    r.big(name, 11)
    r.lines(addr, align="c")
    r.line(f"GSTIN: {st}AAB{rng.choice('CFP')}{rng.choice('RKM')}{rng.randint(1000, 9999)}Q1Z{rng.randint(1, 9)}", "c")
    r.line(f"FSSAI: 1{rng.randint(1000000000000, 9999999999999)}", "c")
    r.rule()
    d, (h, m, s) = day_in(rng, "2018-01-02", "2024-12-30"), clock(rng, 11, 22)
    r.row(f"Bill No: {rng.randint(100, 9999)}", f"Date: {d:%d/%m/%y}")
    r.row(f"Table: {rng.choice('ABF')}{rng.randint(1, 20)}  Covers: {rng.randint(1, 8)}", f"Time: {h:02d}:{m:02d}")
    r.rule()
    r.cells([(0, "l", "Item"), (58, "r", "Qty"), (77, "r", "Rate"), (100, "r", "Amount")], True)
    r.rule()
    items, sub = [], 0
    for n, p in picks(rng, DISHES, rows):
        q = rng.choice([1, 1, 2, 2, 3, 4, 6])
        names = r.wrap(n, r.use * 0.48)
        r.cells([(0, "l", names[0]), (58, "r", f"{q}"), (77, "r", shown(p)), (100, "r", shown(p * q))])
        r.lines(names[1:])
        items.append(item(n, q, p, p * q))
        sub += p * q
    r.rule()
    svc = pct(sub, 50)
    c = pct(sub + svc, 25)
    rnd = rounded(sub + svc + 2 * c)
    total = sub + svc + 2 * c + rnd
    for a, b in (("Sub Total", sub), ("Service Charge @ 5%", svc), ("CGST @ 2.5%", c), ("SGST @ 2.5%", c), ("Round Off", rnd)):
        r.cells([(77, "r", a), (100, "r", shown(b))])
    r.rule()
    r.row("Grand Total", f"₹ {shown(total)}", True, 10)
    r.rule()
    r.line(f"SAC: 996331    Steward: {rng.choice(['Ramesh', 'Anil', 'Joseph'])}", "c")
    r.line("Service charge is voluntary. Thank you, visit again!", "c")
    r.save(path)
    return {"data": {"merchant": name, "address": " ".join(addr), "date": d.isoformat(), "time": f"{h:02d}:{m:02d}", "currency": "INR",
                     "line_items": items, "subtotal": money(sub), "service_charge": money(svc), "tax": money(2 * c),
                     "rounding": money(rnd), "total": money(total)}}


STAPLES = [("AASHA WHEAT ATTA 5KG", 28500, 26200, 50), ("TOOR DAL 1KG LOOSE", 16000, 14800, 0), ("SUNFLOWER OIL 1L PCH", 17500, 15900, 50),
           ("SUGAR 1KG", 5000, 4600, 50), ("TEA LEAF GOLD 500G", 31000, 29500, 50), ("TATVA SALT 1KG", 2800, 2600, 0), ("BATH SOAP ROSE 4X100G", 16800, 15200, 180),
           ("TOOTHPASTE MINT 150G", 11000, 10500, 180), ("GLUCO BISCUIT 800G", 8500, 7900, 180), ("DETERGENT BAR 250G", 2500, 2300, 180),
           ("AGARBATTI CHANDAN", 6000, 5500, 50), ("TOMATO KETCHUP 950G", 14500, 12900, 120), ("GHEE COW 500ML", 34500, 33000, 120), ("POHA THICK 500G", 4500, 4100, 50),
           ("HALDI POWDER 200G", 7600, 7000, 50), ("INSTANT NOODLE 12S", 16800, 15800, 180), ("MATCHBOX 10S", 2000, 2000, 120)]


def kirana(path, seed, rows):
    """DejaVu Sans Mono on 80 mm; MRP and rate, inclusive prices, breakup by rate, savings."""
    rng = rng_for("kirana", seed, rows)
    name, addr, st = rng.choice([
        ("SHREE BALAJI KIRANA & GENERAL STORES", ["Shop 4, Sai Kripa CHS, Tilak Road,", "Dombivli (E), Thane 421201"], "27"),
        ("GUPTA PROVISION STORE", ["C-7, Main Market, Sector 16,", "Faridabad, Haryana 121002"], "06")])
    r = Roll(80, "KioskMono", cols=44)
    r.lines(r.wrap(name, r.use, True, 10), align="c", bold=True, size=10)
    for t in addr:
        r.mid(t)
    r.mid(f"GSTIN {st}AKLPG{rng.randint(1000, 9999)}D1Z{rng.randint(1, 9)}")
    r.mid(f"Mob. 9{rng.randint(100000000, 999999999)}")
    d, (h, m, s) = day_in(rng, "2018-01-02", "2024-12-30"), clock(rng, 8, 21)
    r.dash()
    r.mid("TAX INVOICE")
    r.grid(f"Bill# {rng.randint(100, 99999)}", f"{d:%d-%b-%Y} {h:02d}:{m:02d}")
    r.dash()
    r.grid(f"{'Sr':<3}{'Particulars':<22}GST%")
    r.grid(f"{'Qty':>8}{'MRP':>11}{'Rate':>11}{'Amount':>14}")
    r.dash()
    items, total, saved, by = [], 0, 0, {}
    for k, (n, mrp, p, t) in enumerate(picks(rng, STAPLES, rows), 1):
        if "LOOSE" in n:
            grams = rng.randint(5, 60) * 50
            q, a, full = f"{grams // 1000}.{grams % 1000:03d}", div(p * grams, 1000), div(mrp * grams, 1000)
        else:
            q = rng.choice([1, 1, 1, 2, 3, 5])
            a, full = p * q, mrp * q
        r.grid(f"{k:<3}{n:<22}{t // 10}%")
        r.grid(f"{q!s:>8}{shown(mrp):>11}{shown(p):>11}{shown(a):>14}")
        items.append(item(n, q, p, a))
        total, saved = total + a, saved + full - a
        by[t] = by.get(t, 0) + a
    r.dash()
    rnd = rounded(total)
    due = total + rnd
    r.grid(f"Items: {rows}", f"Total {shown(total):>13}")
    r.grid("", f"Round off {shown(rnd):>13}")
    r.grid("NET PAYABLE", f"Rs.{shown(due)}", True)
    r.dash()
    data = {"merchant": name, "address": " ".join(addr), "date": d.isoformat(), "time": f"{h:02d}:{m:02d}", "currency": "INR",
            "line_items": items, "subtotal": money(total), "rounding": money(rnd), "total": money(due), "paid": money(due)}
    if seed % 2:
        paid = tendered(rng, due, (10000, 50000))
        r.grid("Cash received", shown(paid))
        r.grid("Refund", shown(paid - due))
        data |= {"paid": money(paid), "change": money(paid - due)}
    else:
        r.grid("Paid by UPI", shown(due))
    r.mid(f"** You saved Rs.{shown(saved)} on MRP **")
    r.dash()
    r.grid(f"{'GST%':<6}{'Taxable':>12}{'CGST':>12}{'SGST':>12}")
    tax = net = half_sum = 0
    for t in sorted(by):
        half = div(inside(by[t], t), 2)
        r.grid(f"{str(t // 10) + '%':<6}{shown(by[t] - 2 * half):>12}{shown(half):>12}{shown(half):>12}")
        half_sum, net = half_sum + half, net + by[t] - 2 * half
    tax = 2 * half_sum
    r.grid(f"{'Total':<6}{shown(net):>12}{shown(half_sum):>12}{shown(half_sum):>12}")
    r.grid("Total GST (included)", shown(tax))
    r.save(path)
    return {"data": data | {"tax": money(tax)}}


LUBES = [("4T ENGINE OIL 1L", 41500), ("DISTILLED WATER 5L", 12000), ("AIR FRESHENER GEL", 18000), ("COOLANT 500ML", 16500), ("CHAIN SPRAY 150ML", 27500),
         ("BRAKE FLUID 250ML", 14500), ("DEF 10L CAN", 78000), ("GREASE 500G", 23000), ("2T OIL 500ML", 19500), ("GLASS CLEANER", 11500), ("WATER BOTTLE 1L", 2000)]


def pump(path, seed, rows):
    """Courier on 58 mm; labelled lines for the fuel, then the shop goods sold with it."""
    rng = rng_for("pump", seed, rows)
    name, addr = rng.choice([("NAVJYOTI FUEL STATION", ["NH-48, VILL. MANESAR,", "GURUGRAM 122051"]),
                             ("SRI LAKSHMI FILLING STN", ["MADHAPUR MAIN ROAD,", "HYDERABAD 500081"])])
    r = Roll(58, "Courier", cols=32, margin_mm=4)
    r.line("WELCOME!!!", "c")
    r.big(name, 11)
    r.lines(addr, align="c")
    r.gap()
    d, (h, m, s) = day_in(rng, "2019-01-02", "2024-12-30"), clock(rng, 6, 23)
    for a, b in (("TEL. NO.", f"0{rng.randint(1000000000, 9999999999)}"), ("RECEIPT NO.", f"{rng.randint(1000, 99999)}"),
                 ("FIP NO.", f"{rng.randint(1, 8):02d}"), ("NOZZLE NO.", f"{rng.randint(1, 4):02d}"),
                 ("VEH NO.", f"HR26{rng.choice(['AB', 'DK', 'CU'])}{rng.randint(1000, 9999)}")):
        r.grid(f"{a:<12}: {b}")
    r.dash()
    fuel, rate = rng.choice([("PETROL (MS)", 9672), ("DIESEL (HSD)", 8962), ("XTRA PETROL", 10415)])
    rate += rng.randint(-150, 700)
    vol = rng.randint(200, 5500)
    total = div(rate * vol, 100)
    v = f"{vol // 100}.{vol % 100:02d}"
    for a, b in (("PRODUCT", fuel), ("RATE/LTR", f"Rs {shown(rate)}"), ("VOLUME(LTR)", v), ("AMOUNT", f"Rs {shown(total)}")):
        r.grid(f"{a:<12}: {b}")
    items = [item(fuel, v, rate, total)]
    r.dash()
    if rows > 1:
        r.grid("OTHER SALES", "AMT(Rs)")
        for n, p in picks(rng, LUBES, rows - 1):
            q = rng.choice([1, 1, 1, 2])
            r.grid(n)
            r.grid(f"   {q} NO X {shown(p)}", shown(p * q))
            items.append(item(n, q, p, p * q))
            total += p * q
        r.dash()
    r.grid("TOTAL", f"Rs {shown(total)}", True)
    r.grid("MODE", rng.choice(["UPI", "CARD", "CASH"]))
    r.dash()
    r.grid(f"DATE:{d:%d/%m/%Y}", f"TIME:{h:02d}:{m:02d}:{s:02d}")
    r.line("THANK YOU! PLEASE VISIT AGAIN", "c")
    r.save(path)
    return {"data": {"merchant": name, "address": " ".join(addr), "date": d.isoformat(), "time": f"{h:02d}:{m:02d}:{s:02d}",
                     "currency": "INR", "line_items": items, "total": money(total)}}


MEDS = [("PARACIP 650 TAB 15S", 3120), ("AZITHRO-C 500 TAB 3S", 11950), ("PANTOSEC DSR CAP 10S", 15400), ("TELMIKARD 40 TAB 15S", 18240), ("METFORM SR 500 TAB 20S", 6280),
        ("B-COMPLEX FORTE CAP 20S", 4900), ("COUGHEX SYRUP 100ML", 11850), ("DICLO GEL 30G", 9600), ("ORS ORANGE 21.8G", 2240), ("VITAMIN D3 60K CAP 4S", 12700),
        ("CETRI 10 TAB 10S", 1980), ("GAUZE BANDAGE 10CM", 4500), ("INSUGLARG CART 3ML", 59500), ("ATORVA 10 TAB 15S", 9340)]


def medical(path, seed, rows):
    """Condensed sans on 80 mm; batch and expiry, MRP with tax included, discount on the bill."""
    rng = rng_for("medical", seed, rows)
    name, addr, st = rng.choice([("Sanjeevani Medical & General Stores", ["12, Vishnu Complex, Near Civil Hospital, Rajkot - 360001"], "24"),
                                 ("New Life Chemist", ["24/B Rash Behari Lane, Kolkata - 700029"], "19")])
    r = Roll(80, "KioskCond", 6.9, margin_mm=3.5)
    r.big(name, 11.5, "l")
    r.lines(addr)
    r.row(f"D.L. No. 20B/{rng.randint(100000, 299999)}  21B/{rng.randint(100000, 299999)}", "")
    r.row(f"GSTIN {st}AFQPS{rng.randint(1000, 9999)}L1ZK", "")
    r.rule()
    d, (h, m, s) = day_in(rng, "2018-01-02", "2024-12-30"), clock(rng, 9, 22)
    r.row(f"Cash Memo: {rng.choice('ABC')}-{rng.randint(1000, 29999)}", f"Dt: {d:%d/%m/%Y} {(h - 1) % 12 + 1:02d}:{m:02d} {'am' if h < 12 else 'pm'}")
    r.row(f"Patient: {rng.choice(['Meena Joshi', 'Arun Pal', 'S. Banerjee'])}", f"Dr: {rng.choice(['K. Desai', 'P. Roy', 'Self'])}")
    r.rule()
    r.cells([(0, "l", "Product"), (64, "r", "Qty"), (81, "r", "MRP"), (100, "r", "Amount")], True)
    r.cells([(4, "l", "Batch"), (30, "l", "Exp")], True)
    r.rule()
    items, sub = [], 0
    for n, p in picks(rng, MEDS, rows):
        q = rng.choice([1, 1, 2, 2, 3, 5])
        r.cells([(0, "l", n), (64, "r", f"{q}"), (81, "r", shown(p)), (100, "r", shown(p * q))])
        r.cells([(4, "l", f"{rng.choice('BGKT')}{rng.randint(10000, 99999)}"), (30, "l", f"{rng.randint(1, 12):02d}/{d.year % 100 + rng.randint(1, 3)}")])
        items.append(item(n, q, p, p * q))
        sub += p * q
    r.rule()
    off = rng.choice([0, 50, 100, 150])
    cut = pct(sub, off)
    rnd = rounded(sub - cut)
    total = sub - cut + rnd
    gst = inside(sub - cut, 120)
    r.row("Gross Amount", shown(sub))
    if off:
        r.row(f"Less: Discount {off // 10}%", shown(-cut))
    r.row("Round Off (+/-)", f"{'+' if rnd > 0 else ''}{shown(rnd)}")
    r.row("Net Amount Rs.", shown(total), True, 9.5)
    r.rule()
    r.line(f"GST 12% included in net amount: Rs. {shown(gst)}")
    r.line("Goods once sold will be taken back within 7 days with bill.", size=6)
    r.gap(2)
    r.line("Registered Pharmacist", "r")
    r.save(path)
    return {"data": {"merchant": name, "address": " ".join(addr), "date": d.isoformat(),
                     "time": f"{(h - 1) % 12 + 1:02d}:{m:02d} {'am' if h < 12 else 'pm'}", "currency": "INR", "line_items": items,
                     "subtotal": money(sub), "tax": money(gst), "rounding": money(rnd), "total": money(total)}}


LAYOUTS = {"indrest": indrest, "kirana": kirana, "pump": pump, "medical": medical}
