# SPDX-License-Identifier: AGPL-3.0-or-later
"""Malaysian tills: petrol station, book shop, supermarket, stationery wholesaler."""
from stranger_tally_kit import Roll, clock, day, digits, div, m, mc, pick, rng, round5, tender

SHOP = [("MINERAL WATER 1.5L", 240), ("POTATO CHIPS ORI 60G", 390), ("ENGINE OIL 10W40 4L", 8890), ("COOLANT GREEN 1L", 1250), ("CAN COFFEE 240ML", 280),
        ("MINT CANDY", 160), ("ICE CUBE 2KG", 350), ("CAR FRESHENER LEMON", 790), ("SANDWICH EGG MAYO", 490), ("TISSUE POCKET", 120),
        ("ISOTONIC DRINK 500ML", 290), ("WIPER BLADE 20IN", 2290), ("USB CHARGER CAR", 1990), ("INST NOODLE CUP", 320), ("CHOC BAR 40G", 270)]


def petrolmart(path, seed, rows):
    r = rng("petrolmart", seed, rows)
    p = Roll(58, "Courier", 7.4, 2.5, lead=1.15)
    name, addr = r.choice([
        ("STESEN MINYAK WARISAN JAYA", ["LOT 3341 KM 12", "JALAN KUALA SELANGOR", "47000 SUNGAI BULOH"]),
        ("DAYA BAKTI ENTERPRISE", ["PT 88, LEBUHRAYA KOTA", "75250 MELAKA"])])
    d, t = day(r, "2015-05-01", "2018-05-15"), clock(r, 0, 23)
    p.c("MAJUPETROL", bold=True, size=13)
    p.c(name)
    for a in addr:
        p.c(a)
    p.c(f"GST ID NO : 00{digits(r, 10)}")
    p.c(f"SITE ID : {digits(r, 4)}")
    p.gap()
    p.c("Tax Invoice")
    p.raw(f"Inv No : {digits(r, 9)}")
    p.raw(f"Date   : {d:%d/%m/%y} {t:%H:%M}")
    p.gap()
    items, tot, fuel, rest = [], 0, 0, 0
    goods = iter(pick(r, SHOP, rows))
    for k in range(rows):
        if k == 0:
            pump, what = r.randrange(1, 13), r.choice(["MAJU RON95", "MAJU RON97", "DIESEL EURO5"])
            price = r.choice([205, 215, 219, 223, 230, 253])
            ml = r.randrange(4000, 52000, 10)
            a = div(ml * price, 1000)
            q = f"{ml // 1000}.{ml % 1000:03d}"
            p.raw(f"PUMP {pump:02d}")
            p.l(what)
            p.lr(f"{q} L @ RM{m(price)}/L", m(a) + " R")
            fuel += a
        else:
            what, price = next(goods)
            n = r.choice([1, 1, 1, 2, 3])
            q, a = str(n), n * price
            p.l(what)
            p.lr(f" {n} @ RM{m(price)}", m(a) + " S")
            rest += a
        tot += a
        items.append(dict(description=what, quantity=q, unit_price=m(price), amount=m(a)))
    gst = div(rest * 6, 106)
    rd = round5(tot)
    net = tot + rd
    paid = tender(r, net, (1000, 2000, 5000, 10000))
    p.gap(3)
    p.fill("-")
    p.lr("Sub Total", m(tot))
    p.lr("Rounding", m(rd))
    p.lr("TOTAL RM", m(net), bold=True)
    p.lr("CASH", m(paid))
    p.lr("Change", m(paid - net))
    p.fill("-")
    p.raw("GST Summary")
    p.row((0, "Rate", "l"), (0.62, "Net(RM)", "r"), (1, "Tax(RM)", "r"))
    p.row((0, "S 6%", "l"), (0.62, m(rest - gst), "r"), (1, m(gst), "r"))
    p.row((0, "R 0%", "l"), (0.62, m(fuel), "r"), (1, "0.00", "r"))
    p.gap()
    p.c("R = Relief Supply")
    p.c("Selamat Jalan")
    p.save(path)
    return {"data": dict(merchant=name, address=" ".join(addr), date=d.isoformat(), time=f"{t:%H:%M}", currency="MYR", line_items=items,
                         subtotal=m(tot), tax=m(gst), rounding=m(rd), total=m(net), paid=m(paid), change=m(paid - net))}


BOOKS = [("Kamus Dwibahasa Edisi Ketiga", 4590), ("Additional Mathematics Form 5 Revision", 2390), ("The Lighthouse Keeper's Garden", 3990),
         ("Cerita Rakyat Nusantara Jilid 2", 1850), ("Colouring Book: Under the Sea", 990), ("Atlas Sekolah Menengah", 3200),
         ("Practical Malay Cooking", 5900), ("Startup Accounting for Beginners", 6750), ("Sejarah Tingkatan 4 Modul Latihan", 1490),
         ("Phonics Workbook Book 3", 1290), ("Mandarin in 90 Days (with CD)", 4200), ("A Quiet Street in Taiping", 3550),
         ("UPSR Skor A Sains", 1090), ("Photography Basics", 7990), ("Origami Paper 15cm 100s", 850), ("Bookmark Paper Craft Set", 690)]


def bookshop(path, seed, rows):
    r = rng("bookshop", seed, rows)
    p = Roll(80, "Helvetica", 8, 4.5, lead=1.25)
    name, addr = r.choice([
        ("Pustaka Helang Biru Sdn. Bhd.", ["Lot S-041, 2nd Floor, Kinta Walk Mall,", "Jalan Teh Lean Swee, 31400 Ipoh, Perak"]),
        ("Bookloft Trading (M) Sdn Bhd", ["F-23 & F-24, First Floor, Bukit Damai Centre,", "Jalan Cheras, 56100 Kuala Lumpur"])])
    d, t = day(r, "2015-05-01", "2018-05-15"), clock(r, 10, 22)
    p.c(name, bold=True, size=12)
    p.c(f"Company No. {digits(r, 6)}-{r.choice('DHUX')}", size=7)
    for a in addr:
        p.c(a, size=7.4)
    p.c(f"GST Registration No: 00{digits(r, 10)}", size=7.4)
    p.rule(1)
    p.c("TAX INVOICE", bold=True, size=10)
    p.row((0, "Invoice No", "l"), (0.22, f": {r.choice('KC')}{digits(r, 2)}/{digits(r, 6)}", "l"))
    p.row((0, "Date", "l"), (0.22, f": {d.day} {d:%B %Y}", "l"), (1, f"{t.strftime('%I:%M:%S %p')}", "r"))
    p.row((0, "Served by", "l"), (0.22, f": {r.choice(['Aina', 'Wei Ling', 'Devi', 'Faizal'])}", "l"))
    p.rule(0.5)
    p.row((0, "No  Title / ISBN", "l"), (1, "Amount", "r"), bold=True, size=7.4)
    p.row((0.07, "Price", "l"), (0.42, "Qty", "r"), (0.62, "Disc %", "r"), (1, "(RM)", "r"), bold=True, size=7.4)
    p.rule(0.5)
    items, tot, zr = [], 0, 0
    for k, (what, price) in enumerate(pick(r, BOOKS, rows), 1):
        q, pc = r.choice([1, 1, 1, 2]), r.choice([0, 0, 10, 15])
        a = q * price - div(q * price * pc, 100)
        tot += a
        svc = "CD" in what or "Paper" in what
        zr += 0 if svc else a
        lines = p.wrap(what, p.inner * 0.88)
        p.row((0, str(k), "l"), (0.07, lines[0], "l"))
        for x in lines[1:]:
            p.row((0.07, x, "l"))
        p.row((0.07, f"978{digits(r, 10)}", "l"), size=7)
        p.row((0.07, m(price), "l"), (0.42, str(q), "r"), (0.62, f"{pc}.0" if pc else "", "r"), (0.94, m(a), "r"), (1, "S" if svc else "Z", "r"))
        items.append(dict(description=what, quantity=str(q), unit_price=m(price), amount=m(a)))
    sr = tot - zr
    gst = div(sr * 6, 106)
    p.rule(0.5)
    p.row((0.7, "Total Excluding GST", "r"), (0.94, mc(tot - gst), "r"))
    p.row((0.7, "GST Payable", "r"), (0.94, mc(gst), "r"))
    p.row((0.7, "Total Inclusive of GST", "r"), (0.94, mc(tot), "r"), bold=True)
    p.row((0.7, f"Paid by {r.choice(['MASTERCARD', 'VISA', 'DEBIT CARD'])}", "r"), (0.94, mc(tot), "r"))
    p.rule(0.5)
    p.row((0, "GST Summary", "l"), (0.6, "Amount (RM)", "r"), (0.94, "Tax (RM)", "r"), size=7.2)
    p.row((0, "S @ 6%", "l"), (0.6, mc(sr - gst), "r"), (0.94, mc(gst), "r"), size=7.2)
    p.row((0, "Z @ 0%", "l"), (0.6, mc(zr), "r"), (0.94, "0.00", "r"), size=7.2)
    p.bars(r, 24)
    p.c("Member discounts are shown per line. Keep this invoice for exchange within 14 days.", size=6.8)
    p.save(path)
    return {"data": dict(merchant=name, address=" ".join(addr), date=d.isoformat(), time=f"{t:%H:%M:%S}", currency="MYR", line_items=items,
                         subtotal=m(tot - gst), tax=m(gst), total=m(tot), paid=m(tot))}


GROCERY = [("SUSU SEGAR 1L", 729, 0), ("BERAS WANGI 5KG", 2690, 0), ("TELUR GRED B 30S", 1180, 0), ("MINYAK MASAK 2KG", 1099, 1), ("GULA HALUS 1KG", 285, 0),
           ("SABUN CUCI 3KG", 1899, 1), ("SAYUR SAWI", 590, 2), ("ROTI PUTIH 400G", 250, 0), ("BAWANG BESAR", 420, 2), ("AYAM PROSES", 799, 2),
           ("KICAP LEMAK 645ML", 620, 1), ("TISU DAPUR 6R", 890, 1), ("PISANG BERANGAN", 650, 2), ("BISKUT KRIM 300G", 479, 1), ("SARDIN 425G", 720, 1),
           ("TEPUNG GANDUM 1KG", 240, 0), ("COKLAT MALT 1KG", 1690, 1), ("LAMPIN BAYI M60", 3590, 1), ("IKAN KEMBUNG", 1490, 2), ("BERUS GIGI 3S", 999, 1)]


def supermarket(path, seed, rows):
    r = rng("supermarket", seed, rows)
    p = Roll(76, "Mono", 7.2, 3, hs=84, lead=1.18)
    name, addr = r.choice([
        ("PASARAYA MURAH MAKMUR SDN BHD", ["LOT 2-15, JALAN SUTERA TANJUNG 8/2", "TAMAN SUTERA UTAMA", "81300 SKUDAI"]),
        ("SERI TERNAK HYPER (KLUANG) S/B", ["PTD 20016 JALAN MERSING", "86000 KLUANG, JOHOR"])])
    d, t = day(r, "2015-05-01", "2018-05-15"), clock(r, 9, 22)
    p.c(name, bold=True)
    p.c(f"CO.REG NO: {digits(r, 7)}-{r.choice('AXT')}")
    for a in addr:
        p.c(a)
    p.c(f"GST ID: 00{digits(r, 10)}")
    p.c("*** TAX INVOICE ***")
    p.gap()
    W = p.chars()
    p.raw(f"{d:%Y-%m-%d} {t:%H:%M:%S}  C{r.randrange(1, 20):02d} T{digits(r, 5)}")
    p.raw("-" * W)
    items, tot, sr, zr, cnt = [], 0, 0, 0, 0
    for what, price, kind in pick(r, GROCERY, rows):
        if kind == 2:
            g = r.randrange(180, 2400, 2)
            q, a, unit = f"{g // 1000}.{g % 1000:03d}", div(g * price, 1000), "kg"
            cnt += 1
        else:
            n = r.choice([1, 1, 1, 2, 3, 6])
            q, a, unit = str(n), n * price, ""
            cnt += n
        tot += a
        sr, zr = (sr + a, zr) if kind == 1 else (sr, zr + a)
        p.raw(f"955{digits(r, 10)} {what}")
        left = f"   {q}{unit} x {m(price)}"
        right = f"{m(a)} {'SR' if kind == 1 else 'ZR'}"
        p.raw(left + " " * (W - len(left) - len(right)) + right)
        items.append(dict(description=what, quantity=q, unit_price=m(price), amount=m(a)))
    rd, gst = round5(tot), div(sr * 6, 106)
    net = tot + rd
    paid = tender(r, net)

    def two(a, b):
        return a + " " * (W - len(a) - len(b) - 3) + b
    p.raw("-" * W)
    p.raw(two("SUB-TOTAL", m(tot)))
    p.raw(two("ROUNDING ADJ.", m(rd)))
    p.raw(two("TOTAL  RM", m(net)), bold=True)
    p.raw(two("CASH TENDERED", m(paid)))
    p.raw(two("CHANGE", m(paid - net)))
    p.raw("-" * W)
    p.raw(f"NO. OF ITEMS : {cnt}")
    p.raw("GST SUMMARY" + f"{'AMOUNT(RM)':>14}{'GST(RM)':>12}")
    p.raw("SR 6%      " + f"{m(sr - gst):>14}{m(gst):>12}")
    p.raw("ZR 0%      " + f"{m(zr):>14}{'0.00':>12}")
    p.gap()
    p.c("BARANG YANG DIJUAL TIDAK DAPAT DITUKAR")
    p.c("TERIMA KASIH")
    p.save(path)
    return {"data": dict(merchant=name, address=" ".join(addr), date=d.isoformat(), time=f"{t:%H:%M:%S}", currency="MYR", line_items=items,
                         subtotal=m(tot), tax=m(gst), rounding=m(rd), total=m(net), paid=m(paid), change=m(paid - net))}


PAPER = [("A4 PAPER 80GSM 500'S", 1090), ("BALL PEN 0.7 BLUE 50/BOX", 1850), ("LEVER ARCH FILE 3IN", 490), ("STAPLER HD-10", 620), ("CORRECTION TAPE 5MM", 310),
         ("EXERCISE BOOK 120PG F5", 145), ("MANILA CARD ASST", 60), ("OPP TAPE 48MM CLEAR", 230), ("WHITEBOARD MARKER BLK", 280), ("ENVELOPE BROWN A4", 25),
         ("CALCULATOR 12D", 3290), ("GLUE STICK 21G", 190), ("INDEX DIVIDER 10'S", 240), ("THERMAL ROLL 80X60", 260), ("HARD COVER FOOLSCAP 300PG", 890),
         ("PENCIL 2B 12'S", 450), ("RUBBER BAND 500G", 780), ("BULLDOG CLIP 51MM", 330)]


def stationery(path, seed, rows):
    """76 mm, nine-pin dot matrix with red ribbon for the title"""
    r = rng("stationery", seed, rows)
    p = Roll(76, "Courier", 7.6, 3, hs=95, lead=1.35)
    ink = (0.25, 0.22, 0.35)
    red = (0.75, 0.1, 0.15)
    name, addr = r.choice([
        ("SYARIKAT ALATULIS HUA KWONG", ["NO.7 JLN BATU AMBAR 2,", "TMN KOK LIAN,", "51200 KUALA LUMPUR."]),
        ("MEWAH STATIONERY WHOLESALE SDN BHD", ["22 JALAN INDUSTRI PBP 3,", "TAMAN INDUSTRI PUSAT BDR PUCHONG,", "47100 PUCHONG, SELANGOR."])])
    d, t = day(r, "2018-09-03", "2023-12-20"), clock(r, 9, 18)
    o = dict(color=ink)
    p.l(name, color=red, bold=True)
    for a in addr:
        p.l(a, **o)
    p.l(f"TEL/FAX: 03-{digits(r, 8)}", **o)
    p.gap()
    p.c("CASH SALES", color=red, bold=True, hs=150)
    p.lr(f"NO: {digits(r, 6)}", f"{d:%d.%m.%Y}", **o)
    p.l(f"M/S: {r.choice(['CASH', 'SEKOLAH BESTARI', 'WALK-IN'])}", **o)
    p.fill("=", **o)
    p.row((0, "QTY UNIT", "l"), (0.6, "PRICE", "r"), (0.78, "DISC", "r"), (1, "NETT", "r"), **o)
    p.fill("=", **o)
    items, sub = [], 0
    for k, (what, price) in enumerate(pick(r, PAPER, rows), 1):
        q, pc = r.choice([1, 2, 5, 6, 10, 12, 20, 50]), r.choice([0, 5, 10, 20])
        a = q * price - div(q * price * pc, 100)
        sub += a
        p.l(f"{what}", **o)
        p.row((0, f"{q:>3} {r.choice(['PCS', 'PCS', 'PKT', 'BOX'])}", "l"), (0.6, m(price), "r"), (0.78, f"{pc}%" if pc else "-", "r"), (1, mc(a), "r"), **o)
        items.append(dict(description=what, quantity=str(q), unit_price=m(price), amount=m(a)))
    rd = round5(sub)
    tot = sub + rd
    p.fill("=", **o)
    p.lr("SUB TOTAL", mc(sub), **o)
    p.lr("ROUNDING", m(rd), **o)
    p.lr("GRAND TOTAL RM", mc(tot), color=red, bold=True)
    p.fill("=", **o)
    p.l(f"PRINTED {t:%H:%M}   CHEQUES PAYABLE TO", **o)
    p.l(name + ". GOODS SOLD NOT RETURNABLE.", **o)
    p.gap(20)
    p.fill("_", **o)
    p.c("RECEIVED BY", **o)
    p.save(path)
    return {"data": dict(merchant=name, address=" ".join(addr), date=d.isoformat(), time=f"{t:%H:%M}", currency="MYR", line_items=items,
                         subtotal=m(sub), rounding=m(rd), total=m(tot))}


LAYOUTS = {"petrolmart": petrolmart, "bookshop": bookshop, "supermarket": supermarket, "stationery": stationery}
