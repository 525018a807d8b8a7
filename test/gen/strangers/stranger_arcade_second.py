# SPDX-License-Identifier: AGPL-3.0-or-later
"""Receipts of Malaysia (four) and a Singapore kopitiam."""
from stranger_arcade_kit import *

SHELF = wares("si", "MILO 3IN1 18X33G|1890;ROTI GANDUM 400G|300;MINYAK MASAK 1KG|690;GULA HALUS 1KG|285;TELUR GRED C 10S|420;MEE SEGERA KARI 5X79G|525;"
             "SARDIN SOS TOMATO 425G|890;KICAP MANIS 645ML|545;BERAS SUPER 5KG|1490;BISKUT KRIM 200G|345;SABUN CUCI 2.1KG|1350;AIR MINERAL 1.5L|170;"
             "SUSU PEKAT 500G|310;TUNA MAYO 165G|620;KEROPOK UDANG 60G|190;COKLAT WAFER 4S|255;TISU MUKA 4X100|799;UBAT GIGI 175G|665;SYAMPU 320ML|1390;"
             "KOPI O 20S|795")


def s5(c):
    """Malaysian rounding to five sen."""
    return rnd(Decimal(c) / 5) * 5


def kedai(path, seed, rows):
    """Malaysian mini market chain: name on one line, code and quantity x price = amount on the next."""
    r = rng("kedai", seed, rows)
    shop, addr = r.choice([("88 MAJUMART SDN BHD", ["LOT PT 2811, JALAN ANGSA", "TAMAN BERKELEY, 41150 KLANG", "SELANGOR"]),
                           ("PASAR MINI HARMONI", ["NO 5 JLN BESAR", "34000 TAIPING, PERAK"]),
                           ("ECONJAYA FRESH MART (M) SDN BHD", ["G-12, JALAN PJS 10/9", "BANDAR SRI SUBANG, 46000 PJ"])])
    t, dt = Tty(path, 226, 40, "Courier", 12), when(r)
    t.mid(shop, "Courier-Bold")
    t.mid(f"({digits(r, 6)}-{r.choice('PTXK')})")
    for a in addr:
        t.mid(a)
    t.mid(f"{r.randint(1000, 1999)}-TMN SERI")
    t.mid("INVOICE NO : " + digits(r, 5) + "/" + digits(r, 3) + f"/{dt:%y%m%d}")
    t.line(f"{dt:%I:%M%p}".lstrip("0"))
    t.lr(f"{digits(r, 6)} {r.choice(['AISHAH', 'SITI', 'KUMAR'])}", f"{dt:%d-%m-%y}")
    t.dash()
    items, sub, qty = [], 0, 0
    for d, p in picks(r, SHELF, rows):
        q, p = r.choice([1, 1, 2, 3]), p + r.choice([0, 4, -1, 5])
        t.line(d)
        t.line(f"{digits(r, 4):<10}{q:>4} X {M(p):<10}{M(p * q):>13}")
        items.append({"description": d, "quantity": str(q), "unit_price": T(p), "amount": T(p * q)})
        sub, qty = sub + p * q, qty + q
    t.dash()
    tot = s5(sub)
    cash = tender(r, tot, [500, 1000, 5000])
    t.lr(f"TOTAL SALES RM ({qty})", M(sub))
    t.lr("ROUNDING ADJUSTMENT RM", M(tot - sub))
    t.lr("ROUNDED TOTAL RM", M(tot), "Courier-Bold")
    t.lr("CASH RM", M(cash))
    t.lr("CHANGE RM", M(cash - tot))
    t.dash("=")
    t.mid("TERIMA KASIH, SILA DATANG LAGI")
    t.mid("KEEP THE INVOICE FOR APPLICABLE RETURNS")
    t.save()
    return {"data": {"merchant": shop, "address": ", ".join(addr), "date": f"{dt:%Y-%m-%d}", "time": f"{dt:%H:%M}", "currency": "MYR", "line_items": items,
                     "subtotal": T(sub), "rounding": T(tot - sub), "total": T(tot), "paid": T(cash), "change": T(cash - tot)}}


def mamak(path, seed, rows):
    """Malaysian restaurant: Qty first, service charge 10 %, SST 6 %, big total, drawn word by word."""
    r = rng("mamak", seed, rows)
    shop, addr = r.choice([("Restoran Bistari Maju", ["17, Jalan Telawi 3, Bangsar Baru", "59100 Kuala Lumpur"]),
                           ("Nyonya Terrace Cafe", ["88 Lebuh Armenian", "10200 George Town, Pulau Pinang"])])
    pool = wares("si", "Roti Canai Telur|280;Teh Tarik|250;Nasi Goreng Kampung|950;Mee Goreng Mamak|850;Nasi Lemak Ayam Rendang|1290;"
                 "Ayam Goreng Berempah|750;Kopi Ais|320;Sirap Bandung|350;Tosai Rawa|320;Sup Kambing|1400;Kangkung Belacan|1180;Limau Ais|300;"
                 "Char Kuey Teow Udang Besar Special|1690;Cendol|690;Otak-Otak (4 pcs)|1250;Nasi Putih|220;Ikan Bakar Sambal Tumis Petai|2850;"
                 "Milo Dinosaur|580")
    R, f, b, dt = Roll(path, 226, 12), "Times-Roman", "Times-Bold", when(r, 2019, 2023, 10, 22)
    R.mid(shop, b, 14, 15)
    for a in addr:
        R.mid(a, f, 9, 10.5)
    R.mid("SST ID: W10-1808-" + digits(r, 8), f, 9, 16)
    R.mid("** RECEIPT **", b, 11, 15)
    for a, v in (("Receipt No.", "CS" + digits(r, 6)), ("Table", r.choice(["T07", "15", "VIP 2"])), ("Date", f"{dt:%d/%m/%Y %H:%M:%S}"),
                 ("Cashier", r.choice(["Devi", "Azman", "Mei Ling"]))):
        R.put(R.l, a, f, 9)
        R.put(70, ": " + v, f, 9)
        R.feed(11)
    R.rule(([1, 1.5],), 0.8)
    R.put(R.l, "Qty", b, 9)
    R.put(R.l + 24, "Description", b, 9)
    R.put(R.r, "Amount (RM)", b, 9, "r")
    R.feed(6)
    R.rule(([1, 1.5],), 0.8)
    items, sub = [], 0
    for d, p in picks(r, pool, rows):
        q = r.choice([1, 1, 2, 3])
        ls = wrap(d, f, 9, 110)
        R.put(R.l + 12, str(q), f, 9, "r")
        for i, s in enumerate(ls):
            R.put(R.l + 24, s, f, 9)
            if i == len(ls) - 1:
                R.put(R.r, M(p * q), f, 9, "r")
            R.feed(11)
        items.append({"description": d, "quantity": str(q), "amount": T(p * q)})
        sub += p * q
    svc = pct(sub, 10)
    tax = pct(sub + svc, 6)
    tot = s5(sub + svc + tax)
    R.rule(([1, 1.5],), 0.8)
    for a, v in (("Sub Total", sub), ("Service Charge 10%", svc), ("SST 6%", tax), ("Rounding Adj.", tot - sub - svc - tax)):
        R.pair(a + " :", M(v), f, 9, left=90)
    R.feed(7)
    R.pair("TOTAL", "RM " + M(tot), b, 16, 18)
    how = r.choice(["Touch 'n Go eWallet", "MasterCard", "DuitNow QR"])
    R.pair(how, M(tot), f, 9, 16)
    R.mid("Thank you, please come again!", "Times-Italic", 10)
    R.save(words=True)
    return {"data": {"merchant": shop, "address": ", ".join(addr), "date": f"{dt:%Y-%m-%d}", "time": f"{dt:%H:%M:%S}", "currency": "MYR", "line_items": items,
                     "subtotal": T(sub), "tax": T(tax), "rounding": T(tot - sub - svc - tax), "total": T(tot), "paid": T(tot)}}


def besi(path, seed, rows):
    """Malaysian hardware dealer of the GST years: item code above, tax code after the amount, GST summary."""
    r = rng("besi", seed, rows)
    shop, addr = r.choice([("SYARIKAT PERNIAGAAN GIAT JAYA", ["NO 290, JALAN AIR PANAS", "SETAPAK, 53200 KUALA LUMPUR"]),
                           ("KIM SENG HARDWARE & PAINT SDN BHD", ["33, JALAN MERANTI 1", "TAMAN RINTING, 81750 MASAI, JOHOR"])])
    pool = wares("si", 'PVC PIPE 20MM X 3M|850;WALL PLUG RED 100PCS|300;STEEL NAIL 2 INCH 500G|420;EMULSION PAINT WHITE 5L|6890;PAINT BRUSH 2"|350;'
                 'SAND PAPER #120|80;HACKSAW BLADE|250;CEMENT 10KG PACK|780;WIRE 1.5MM GREEN /M|110;LED BULB 9W DAYLIGHT|690;PADLOCK 40MM|1290;'
                 'SILICONE SEALANT CLEAR|950;TAP WASHER 1/2"|50;ANGLE VALVE CHROME|1850;CUTTING DISC 4"|320;MASONRY BIT 6MM|480;EPOXY PUTTY STICK|880')
    R, f, b, dt = Roll(path, 226, 9), F("NMono"), F("NMonoB"), when(r, 2016, 2017)
    z = 6.6
    for i, s in enumerate([shop, f"({digits(r, 6)}-{r.choice('HWD')})"] + addr + ["GST ID : 000" + digits(r, 9)]):
        R.mid(s, b if i == 0 else f, z + (1.6 if i == 0 else 0), 10)
    R.feed(4)
    R.mid("TAX INVOICE", b, 8.5, 13)
    R.pair("Doc No. : CS" + digits(r, 8), f"Date: {dt:%d/%m/%Y}", f, z)
    R.pair("Cashier : USER", f"Time: {dt:%H:%M:%S}", f, z, 6)
    R.rule()
    xs = (90, 130, 190)
    R.put(R.l, "Item", b, z)
    for x, a, c in zip(xs, ("Qty", "S/Price", "S/Total"), ("", "", "(RM)")):
        R.put(x, a, b, z, "r")
    R.put(R.r, "Tax", b, z, "r")
    R.feed(5)
    R.rule()
    items, sub, gs = [], 0, 0
    for d, p in picks(r, pool, rows):
        q, p = r.choice([1, 1, 2, 4, 10]), vary(r, p, 10)
        R.put(R.l, d, f, z)
        R.feed(8.5)
        R.put(R.l, digits(r, 5), f, z)
        for x, v in zip(xs, (q, M(p), M(p * q))):
            R.put(x, str(v), f, z, "r")
        R.put(R.r, "SR", f, z, "r")
        R.feed(9.5)
        items.append({"description": d, "quantity": str(q), "unit_price": T(p), "amount": T(p * q)})
        sub += p * q
    R.feed(-2)
    R.rule()
    tax = pct(sub, 6)
    gs = sub + tax
    tot = s5(gs)
    cash = tender(r, tot, [500, 1000, 5000])
    for a, v in (("Total Sales (Excluding GST) :", sub), ("Total GST :", tax), ("Rounding :", tot - gs), ("Total Sales (Inclusive of GST) :", tot),
                 ("CASH :", cash),
                 ("Change :", cash - tot)):
        R.put(155, a, b if "Incl" in a else f, z, "r")
        R.put(R.r, M(v), b if "Incl" in a else f, z, "r")
        R.feed(9.5)
    R.feed(5)
    R.put(R.l, "GST SUMMARY", b, z)
    R.feed(9)
    for row in (("Tax Code", "%", "Amt (RM)", "Tax (RM)"), ("SR", "6", M(sub), M(tax)), ("Total :", "", M(sub), M(tax))):
        R.put(R.l, row[0], f, z)
        for x, v in zip((80, 145, R.r), row[1:]):
            if v:
                R.put(x, v, f, z, "r")
        R.feed(9)
    R.feed(6)
    R.mid("GOODS SOLD ARE NOT RETURNABLE, THANK YOU", f, z)
    R.save(order=lambda ts: sorted(ts, key=lambda o: o[1] > 120))
    return {"data": {"merchant": shop, "address": ", ".join(addr), "date": f"{dt:%Y-%m-%d}", "time": f"{dt:%H:%M:%S}", "currency": "MYR",
                     "line_items": items, "subtotal": T(sub),
                     "tax": T(tax), "rounding": T(tot - gs), "total": T(tot), "paid": T(cash), "change": T(cash - tot)}}


def farmasi(path, seed, rows):
    """Malaysian pharmacy chain, 58 mm: price after the name, '2 @ 9.90' below when more than one, member points."""
    r = rng("farmasi", seed, rows)
    shop = r.choice(["FARMASI SENTOSA", "CAREWELL PHARMACY", "ALPHA-MED FARMASI"])
    addr = r.choice([["F-23, Mid Point Megamall", "58000 Kuala Lumpur"], ["Lot 1.08 Plaza Kinta", "30450 Ipoh, Perak"]])
    pool = wares("si", "PANADA ACTIFAST 20S|1390;VIT C 1000MG 30S|3290;HANSAPLAS STD 20S|690;MINYAK ANGIN 25ML|850;EYE MO DROPS 15ML|980;SALONPAD 10S|760;"
                 "HAND CREAM 75ML|1590;FACIAL WASH 100G|1890;SUNBLOCK SPF50|3990;COTTON BUD 200S|390;DETTOX SOAP 4S|1090;FISH OIL 100S|5990;"
                 "LOZENGE LEMON 16S|1150;GLUCO STRIPS 25S|4500;FACE MASK 50S|1290;ORS ORANGE 10S|1250;THERMOMETER DIG|1990")
    R, f, b, dt = Roll(path, 165, 7), F("Mono"), F("MonoB"), when(r)
    z = 6.3
    R.mid(shop, F("SansB"), 11, 12)
    for s in addr + ["Tel: 03-2" + digits(r, 7)]:
        R.mid(s, F("Sans"), 6.8, 9)
    R.rule(lw=1)
    items, sub, n = [], 0, 0
    for d, p in picks(r, pool, rows):
        q = r.choice([1, 1, 1, 2, 3])
        R.pair(d, M(p * q), f, z, 9)
        it = {"description": d, "amount": T(p * q)}
        if q > 1:
            R.put(R.l + 12, f"{q} @ {M(p)}", f, z)
            R.feed(9)
            it = {"description": d, "quantity": str(q), "unit_price": T(p), "amount": T(p * q)}
        items.append(it)
        sub, n = sub + p * q, n + q
    R.rule(lw=1)
    R.feed(3)
    card = r.random() < 0.6
    R.pair("TOTAL RM" if card else "SUBTOTAL RM", M(sub), b, 9, 12)
    data = {"merchant": shop, "address": ", ".join(addr), "date": f"{dt:%Y-%m-%d}", "time": f"{dt:%H:%M}", "currency": "MYR", "line_items": items}
    if card:
        R.pair(r.choice(["VISA", "MYDEBIT"]) + " XXXX" + digits(r, 4), M(sub), f, z, 9)
        data.update(total=T(sub), paid=T(sub))
    else:
        tot = s5(sub)
        cash = tender(r, tot, [1000, 5000])
        for a, v in (("ROUNDING", tot - sub), ("AMOUNT DUE", tot), ("CASH", cash), ("CHANGE", cash - tot)):
            R.pair(a, M(v), f, z, 9)
        data.update(subtotal=T(sub), rounding=T(tot - sub), total=T(tot), paid=T(cash), change=T(cash - tot))
    R.put(R.l, f"NO. OF ITEMS: {n}", f, z)
    R.feed(13)
    R.put(R.l, f"MEMBER 60{digits(r, 8)}", f, z)
    R.feed(9)
    R.put(R.l, f"POINTS EARNED {sub // 100}", f, z)
    R.feed(9)
    R.bars(digits(r, 12), 22, 1)
    R.feed(10)
    R.mid(f"{dt:%d/%m/%y %H:%M} S{digits(r, 3)} P0{r.randint(1, 6)} #{digits(r, 4)}", f, z)
    R.save()
    return {"data": data}


def kopitiam(path, seed, rows):
    """Singapore coffee shop stall, 58 mm, GST inside the prices told in a sentence."""
    r = rng("kopitiam", seed, rows)
    shop, addr = r.choice([("Heng Heng Kopi & Toast", ["Blk 284 Bishan St 22 #01-17", "Singapore 570284"]),
                           ("Ah Lim Traditional Toast", ["10 Sinaran Drive #B1-103", "Singapore 307506"])])
    pool = wares("si", "Kopi C|160;Kopi O Kosong|140;Teh Peng|190;Kaya Toast Set A|560;Soft Boiled Eggs (2)|190;Mee Siam|520;Laksa|620;Milo Peng|230;"
                 "French Toast w Kaya|380;Yuan Yang|180;Curry Chicken w Rice|690;Barley Hot|170;Ham & Cheese Toastie|480")
    t, dt = Tty(path, 165, 30, F("Mono"), 8, 1.3), when(r, 2016, 2022)
    t.big(shop, F("SansB"), 1.35)
    for a in addr:
        t.mid(a)
    t.mid("GST Reg No: M2-" + digits(r, 7) + "-X")
    t.line()
    t.big("Queue No. " + digits(r, 4), F("MonoB"), 1.5)
    t.line(f"{dt:%a %d %b %Y %I:%M:%S %p}")
    t.line(r.choice(["Having Here", "Take Away"]))
    t.dash("=")
    items, tot = [], 0
    for d, p in picks(r, pool, rows):
        q = r.choice([1, 1, 2])
        t.lr(f"{q} {d}", M(p * q))
        items.append({"description": d, "quantity": str(q), "amount": T(p * q)})
        tot += p * q
    t.dash("=")
    t.lr("TOTAL", "S$" + M(tot), F("MonoB"))
    how, gst = r.choice(["NETS", "CASH", "PAYLAH!"]), incl(tot, 7)
    pay = tender(r, tot, [1000, 5000]) if how == "CASH" else tot
    t.lr(how, M(pay))
    t.lr("CHANGE", M(pay - tot))
    t.line()
    t.mid(f"GST 7% of ${M(gst)} included")
    t.mid("Kopi better with friends!")
    t.save()
    return {"data": {"merchant": shop, "address": ", ".join(addr), "date": f"{dt:%Y-%m-%d}", "time": f"{dt:%H:%M:%S}", "currency": "SGD",
                     "line_items": items, "tax": T(gst),
                     "total": T(tot), "paid": T(pay), "change": T(pay - tot)}}


LAYOUTS = {"kedai": kedai, "mamak": mamak, "besi": besi, "farmasi": farmasi, "kopitiam": kopitiam}
