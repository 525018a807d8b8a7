# SPDX-License-Identifier: AGPL-3.0-or-later
"""Malaysia, second half: clinic, hypermarket, gift shop, tyre shop."""
from stranger_kiosk_kit import (Roll, clock, day_in, inside, item, money, pct, picks, rng_for, shown, tendered, to_five)

CARE = [("Consultation Fee", 3500), ("Paracetamol 500mg x 20", 800), ("Loratadine 10mg x 10", 1200), ("Cough Mixture 120ml", 1000),
        ("Dressing - Small", 1500), ("Nebuliser", 2500), ("Blood Glucose Test", 1000), ("Urine FEME", 1500), ("Amoxycillin 500mg x 21", 2150),
        ("Antacid Suspension 100ml", 900), ("Eye Drops 5ml", 1650), ("Injection Diclofenac", 3000), ("Medical Report", 5000),
        ("ORS Sachet x 6", 600), ("Throat Lozenges x 12", 750), ("Cream Betamethasone 15g", 1450), ("ECG 12 Lead", 6000)]


def clinic(path, seed, rows):
    """Times on 80 mm; numbered fees with amounts only, GST on top, no rounding when paid by card."""
    rng = rng_for("clinic", seed, rows)
    name, addr = rng.choice([
        ("Klinik Suria & Rakan-Rakan", ["23 Jalan SS 21/60, Damansara Utama", "47400 Petaling Jaya"]),
        ("Poliklinik Dr. Thanaraj Sdn Bhd", ["Ground Floor, 6 Jalan Tun Mustapha", "88000 Kota Kinabalu, Sabah"]),
        ("Klinik Keluarga An-Nisa", ["B-G-15, Pusat Komersial Seri Indah", "43300 Seri Kembangan, Selangor"])])
    r = Roll(80, "Times-Roman", 8.6, margin_mm=5)
    r.big(name, 14)
    r.lines(addr, align="c")
    r.line(f"Tel: 0{rng.randint(3, 9)}-{rng.randint(200, 899)} {rng.randint(1000, 9999)}", "c")
    r.line(f"GST Reg. No. 00{rng.randint(1000000000, 2099999999)}", "c")
    r.rule(1)
    r.line("RECEIPT / TAX INVOICE", "c", True, 10)
    r.gap(0.4)
    d = day_in(rng, "2015-04-02", "2018-05-30")
    r.row(f"No. {rng.randint(1000, 99999):06d}", f"Date: {d.day}/{d.month}/{d.year}")
    r.line(f"Patient: {rng.choice(['Lee Siew Mun', 'Norazlina bt. Hamzah', 'G. Prakash', 'Awang Damit'])}")
    r.line(f"Doctor: {rng.choice(['Dr. Suria Ahmad', 'Dr. C. K. Ong', 'Dr. Thanaraj'])}")
    r.rule(0.5)
    r.row("Description", "RM", True)
    r.rule(0.5)
    items, sub = [], 0
    for k, (n, p) in enumerate(picks(rng, CARE, rows), 1):
        r.cells([(5, "r", f"{k}."), (8, "l", n), (100, "r", shown(p))])
        items.append(item(n, None, None, p))
        sub += p
    r.rule(0.5, a=70)
    gst = pct(sub, 60)
    total = sub + gst
    data = {"merchant": name, "address": " ".join(addr), "date": d.isoformat(), "currency": "MYR",
            "line_items": items, "subtotal": money(sub), "tax": money(gst)}
    r.row("Sub-total", shown(sub))
    r.row("Add: GST 6%", shown(gst))
    if rng.random() < 0.5:
        r.row("Rounding", shown(to_five(total)))
        data["rounding"] = money(to_five(total))
        total += to_five(total)
        how = "Cash"
    else:
        how = "Visa"
    r.rule(0.5, a=70)
    r.row("Total Payable", f"RM {shown(total)}", True, 11)
    r.row(f"Paid by {how}", shown(total))
    r.rule(1)
    r.line("Medicines are not returnable. Get well soon.", "c", size=7.6)
    r.save(path)
    return {"data": data | {"total": money(total), "paid": money(total)}}


GOODS = [("GREENHILL FULL CREAM MILK 1L", 675, "S"), ("HM VALUE RICE 10KG", 2590, "Z"), ("CHICKEN WHOLE CLEANED", 1149, "Z"),
         ("SUNBRITE DETERGENT 3KG", 2190, "S"), ("MEN POLO TEE L", 2990, "S"), ("NONSTICK PAN 26CM", 4590, "S"), ("ORANGE NAVEL 5S", 599, "Z"),
         ("FROZEN PRAWN 500G", 2199, "Z"), ("SHAMPOO HERBAL 650ML", 1690, "S"), ("POTATO CHIPS 160G", 499, "S"), ("FRESH FISH KEMBUNG", 890, "Z"),
         ("BABY DIAPER L48", 4290, "S"), ("LIGHT SODA 4X320ML", 745, "S"), ("BROWN SUGAR 1KG", 380, "Z"), ("TOILET ROLL 10S", 1099, "S"),
         ("UMBRELLA 3 FOLD", 1590, "S"), ("CEREAL HONEY 330G", 1180, "S"), ("SPRING ONION", 169, "Z"), ("HANGER 10S", 590, "S")]


def hypermarket(path, seed, rows):
    """DejaVu Sans Mono on 80 mm; bar code and name, then quantity x price; coupon at the end."""
    rng = rng_for("hypermarket", seed, rows)
    name, num, addr = rng.choice([
        ("GEMILANG HYPERMARKET (M) SDN BHD", "(643120-D)", ["GEMILANG SHAH ALAM,", "NO. 3 PERSIARAN HISHAMUDDIN, SEKSYEN 13,", "40100 SHAH ALAM, SELANGOR"]),
        ("BIGNEST STORES SDN. BHD.", "(821005-V)", ["BIGNEST KLUANG PARADE,", "JALAN LAMBAK, 86000 KLUANG, JOHOR"])])
    r = Roll(80, "KioskMono", cols=44, margin_mm=4.5)
    r.disc("G" if name[0] == "G" else "B", 16)
    r.mid(name, True)
    r.mid(num)
    for t in addr:
        r.mid(t)
    r.mid(f"GST ID : 00{rng.randint(100000000, 999999999)}2")
    r.mid("*** TAX INVOICE ***", True)
    r.gap()
    items, sub, by = [], 0, {"S": 0, "Z": 0}
    for n, p, t in picks(rng, GOODS, rows):
        q = rng.choice([1, 1, 1, 2, 2, 3, 6])
        r.grid(f"{rng.randint(9550000000000, 9559999999999)} {n}"[:44])
        r.grid(f"{'':6}{q:>3} x {shown(p):>8}", f"{shown(p * q):>9} {t}")
        items.append(item(n, q, p, p * q))
        by[t] += p * q
        sub += p * q
    r.dash("=")
    off = rng.choice([0, 0, 100, 200]) if by["S"] > 500 else 0
    gst = inside(by["S"] - off, 60)
    total = sub - off + to_five(sub - off)
    paid = tendered(rng, total)
    r.grid("Sub Total", shown(sub) + "  ")
    if off:
        r.grid("e-Coupon (S)", shown(-off) + "  ")
    r.grid("Rounding Adjustment", shown(to_five(sub - off)) + "  ")
    r.grid("TOTAL  (RM)", shown(total) + "  ", True)
    r.grid("CASH", shown(paid) + "  ")
    r.grid("CHANGE DUE", shown(paid - total) + "  ")
    r.dash("=")
    r.grid(f"ITEMS: {rows}   PIECES: {sum(int(i['quantity']) for i in items)}")
    r.gap()
    r.grid(f"{'GST ANALYSIS':<16}{'GOODS AMT':>12}{'TAX AMT':>14}")
    if by["S"]:
        r.grid(f"{'S = 6%':<16}{shown(by['S'] - off - gst):>12}{shown(gst):>14}")
    if by["Z"]:
        r.grid(f"{'Z = 0%':<16}{shown(by['Z']):>12}{'0.00':>14}")
    r.gap()
    d, (h, m, s) = day_in(rng, "2015-04-02", "2018-05-30"), clock(rng, 10, 21)
    r.grid(f"{d:%d%b%Y} {h:02d}:{m:02d}:{s:02d}".upper(), f"STR {rng.randint(10, 99)} TILL {rng.randint(1, 30):02d} TXN {rng.randint(1, 9999):04d}")
    r.barcode(f"{d:%y%m%d}{rng.randint(100000, 999999)}")
    r.mid("Gold Card points earned: " + str(total // 100))
    r.save(path)
    return {"data": {"merchant": name, "address": " ".join(addr), "date": d.isoformat(), "time": f"{h:02d}:{m:02d}:{s:02d}",
                     "currency": "MYR", "line_items": items, "subtotal": money(sub), "tax": money(gst),
                     "rounding": money(to_five(sub - off)), "total": money(total), "paid": money(paid), "change": money(paid - total)}}


GIFTS = [("Batik Scarf", 4500), ("Pewter Keychain Twin Arch", 1890), ("Wau Fridge Magnet", 800), ("Postcard Set 10s", 1200), ("Mug Skyline", 2200),
         ("Songket Pouch", 2650), ("Snow Globe M", 3500), ("Gift Wrap 70cm", 350), ("Ribbon Satin Red", 290), ("Greeting Card Pop-up", 990),
         ("Photo Frame 4R Wood", 2490), ("Plush Orang-utan 25cm", 4990), ("Music Box", 6890), ("Scented Candle", 3190)]


def giftshop(path, seed, rows):
    """DejaVu Serif on 80 mm; prices without GST, each line with its GST and its amount before GST."""
    rng = rng_for("giftshop", seed, rows)
    name, num, addr = rng.choice([
        ("Kotak Riang Enterprise", "001998231-U", ["S-046, 2nd Floor, Taman Jaya Mall,", "Lingkaran Perdana, 59200 Kuala Lumpur"]),
        ("Little Parcel Gifts Sdn Bhd", "1176340-T", ["2F-33 Queens Avenue, Jalan Tun Ahmad,", "75000 Melaka"])])
    r = Roll(80, "KioskSerif", 7.2)
    r.big(name, 15)
    r.line(f"Reg. {num}", "c")
    r.lines(addr, align="c")
    r.line(f"GST Registration: 00{rng.randint(1000000000, 1999999999)}", "c")
    r.gap()
    d, (h, m, s) = day_in(rng, "2015-04-02", "2018-05-30"), clock(rng, 10, 21)
    ap = f"{(h - 1) % 12 + 1}:{m:02d} {'AM' if h < 12 else 'PM'}"
    r.row("Tax Invoice", f"#{rng.randint(1000, 9999)}", True, 9)
    r.row(d.strftime("%A, ") + f"{d.day} {d:%B %Y}", ap)
    r.rule(0.5, True)
    r.cells([(0, "l", "Item"), (74, "r", "GST 6%"), (100, "r", "Amount")], True)
    r.rule(0.5, True)
    items, sub, gst = [], 0, 0
    for n, p in picks(rng, GIFTS, rows):
        q = rng.choice([1, 1, 1, 2, 3, 5])
        t = pct(p * q, 60)
        r.line(n)
        r.cells([(3, "l", f"{q} @ {shown(p)}"), (74, "r", shown(t)), (100, "r", shown(p * q))])
        items.append(item(n, q, p, p * q))
        sub, gst = sub + p * q, gst + t
    r.rule(0.5, True)
    r.row("Total before GST", shown(sub))
    r.row("GST 6%", shown(gst))
    r.row("Total with GST", shown(sub + gst))
    rnd = to_five(sub + gst)
    due = sub + gst + rnd
    paid = tendered(rng, due)
    r.gap()
    r.row("Rounding (5 sen)", shown(rnd))
    r.row("To pay", f"RM{shown(due)}", True, 10.5)
    r.row("Cash received", f"RM{shown(paid)}")
    r.row("Balance returned", f"RM{shown(paid - due)}")
    r.gap()
    r.line("~ It is the thought that counts ~", "c")
    r.save(path)
    return {"data": {"merchant": name, "address": " ".join(addr), "date": d.isoformat(), "time": ap, "currency": "MYR",
                     "line_items": items, "subtotal": money(sub), "tax": money(gst), "rounding": money(rnd), "total": money(due),
                     "paid": money(paid), "change": money(paid - due)}}


TYRES = [("TYRE 185/60R15 ECOGRIP E2", 21500, 0), ("TYRE 205/55R16 SPORT RT7", 31800, 0), ("TUBELESS VALVE", 500, 0), ("ALIGNMENT - COMPUTER", 4000, 1),
         ("WHEEL BALANCING", 800, 1), ("BATTERY NS60L MF", 24000, 0), ("ENGINE OIL 10W-40 4L SEMI SYN", 12500, 0), ("OIL FILTER", 1800, 0),
         ("BRAKE PAD FRONT (SET)", 13500, 0), ("LABOUR - BRAKE SERVICE", 5000, 1), ("PUNCTURE PATCH", 1200, 1), ("WIPER BLADE 24\"", 2800, 0),
         ("NITROGEN FILL", 500, 1), ("LABOUR - OIL CHANGE", 2000, 1), ("COOLANT 1L", 1650, 0), ("LUG NUT", 400, 0)]


def tyres(path, seed, rows):
    """Courier on 76 mm, SST of 2019 and on: 6 % service tax upon the labour lines only."""
    rng = rng_for("tyres", seed, rows)
    name, num, addr = rng.choice([
        ("GUAN SENG TYRE & BATTERY SDN BHD", "201801033219 (1295245-K)", ["LOT 1188, JALAN KAPAR BATU 2,", "41400 KLANG, SELANGOR"]),
        ("RODA MAS AUTO SERVICE", "202003118876 (003101542-P)", ["9 JLN PERUSAHAAN RINGAN 3,", "08000 SUNGAI PETANI, KEDAH"])])
    r = Roll(76, "Courier", cols=40, margin_mm=4)
    r.big(name, 12)
    r.lines([f"CO. NO. {num}"] + addr + [f"SST NO: B16-{rng.randint(1000, 1999)}-{rng.randint(31000000, 32999999)}"], align="c")
    r.dash("*")
    r.line("CASH BILL", "c", True)
    d, (h, m, s) = day_in(rng, "2019-01-02", "2023-12-30"), clock(rng, 9, 18)
    r.grid(f"BILL  : {rng.randint(10000, 99999)}")
    r.grid(f"DATE  : {d:%d.%m.%Y}  {h:02d}:{m:02d}")
    r.grid(f"CAR NO: {rng.choice(['BKL', 'WYA', 'KDF', 'VCD'])} {rng.randint(100, 9999)}", f"KM: {rng.randint(8000, 180000)}")
    r.dash("*")
    r.grid("  QTY    U/PRICE", "AMOUNT RM")
    r.dash()
    items, sub, labour = [], 0, 0
    for k, (n, p, serv) in enumerate(picks(rng, TYRES, rows), 1):
        q = rng.choice([1, 2, 4]) if n.startswith(("TYRE", "WHEEL", "TUBE", "NITRO", "LUG")) else 1
        r.grid(n + (" *" if serv else ""))
        r.grid(f"{q:>5} {shown(p):>10}", shown(p * q))
        items.append(item(n, q, p, p * q))
        sub += p * q
        labour += p * q * serv
    r.dash()
    tax = pct(labour, 60)
    rnd = to_five(sub + tax)
    due = sub + tax + rnd
    r.grid("SUB TOTAL", shown(sub))
    r.grid(f"* SERVICE TAX 6% ON {shown(labour)}", shown(tax))
    r.grid("ROUNDING", shown(rnd))
    r.dash("*")
    r.grid("GRAND TOTAL", f"RM {shown(due)}", True)
    r.dash("*")
    r.grid("E-WALLET" if seed % 2 else "CASH", shown(due))
    r.gap(2.5)
    r.grid("..................")
    r.grid("AUTHORISED SIGNATURE")
    r.line("PLEASE RE-TIGHTEN NUTS AFTER 100 KM", "c")
    r.save(path)
    return {"data": {"merchant": name, "address": " ".join(addr), "date": d.isoformat(), "time": f"{h:02d}:{m:02d}", "currency": "MYR",
                     "line_items": items, "subtotal": money(sub), "tax": money(tax), "rounding": money(rnd), "total": money(due),
                     "paid": money(due)}}


LAYOUTS = {"clinic": clinic, "hypermarket": hypermarket, "giftshop": giftshop, "tyres": tyres}
