# SPDX-License-Identifier: AGPL-3.0-or-later
"""Malaysia, GST years: an eating house, a hardware shop, a mini-market, a book shop, a car park."""
from stranger_booth_kit import Roll, clock, day, digits, item, m, near, pick, share, start, tender, truth

FOOD = [("Nasi Lemak Ayam Goreng", 890), ("Mee Goreng Mamak", 650), ("Teh Tarik", 210), ("Kopi O Ais", 230),
        ("Roti Bakar Kaya Butter", 320), ("Telur 1/2 Masak (2 Biji)", 280), ("Nasi Goreng Kampung", 780),
        ("Char Kuey Teow Kerang", 850), ("Limau Ais", 260), ("Milo Ais", 340), ("Curry Laksa", 950),
        ("Wantan Mee (Dry)", 790), ("Kaya Toast Set A w/ Soft Boiled Eggs & Kopi", 1090), ("Barli Suam", 220),
        ("Hainanese Chicken Chop", 1490), ("Extra Rice", 150), ("Sirap Bandung", 290), ("Popiah Basah (2 pcs)", 540),
        ("Add Egg", 120), ("Take Away Box", 30)]


def kopitiam(path, seed, rows):
    """Brand in large letters, company below; item on one line, price with tax in it."""
    rng = start("kopitiam", seed, rows)
    brand, firm, number, gst, road = rng.choice([
        ("LAU BAN KOPITIAM", "LAU BAN FOOD VENTURES SDN BHD", "1078432-K", "000418823168",
         ["G-17, JALAN PERMATA 3/2, TAMAN PERMATA", "43500 SEMENYIH, SELANGOR"]),
        ("OLD PORT COFFEE", "HARBOUR STREET F&B SDN. BHD.", "994210-V", "001277353984",
         ["LOT 2.08, LEVEL 2, PLAZA MERANTI", "NO. 5, JALAN SULTAN IDRIS", "30000 IPOH, PERAK"])])
    r = Roll(path, 80, "Courier", "Courier-Bold", 8)
    r.mid(brand, bold=True, size=15, squeeze=90)
    r.mid(firm)
    r.mid(f"({number})")
    for line in road:
        r.mid(line)
    r.mid(f"TEL: 03-{digits(rng, 4)} {digits(rng, 4)}")
    r.mid(f"GST ID : {gst}")
    r.gap()
    r.mid("SIMPLIFIED TAX INVOICE", bold=True)
    r.gap()
    when, (h, mi, s) = day(rng, (2015, 4, 1), (2018, 5, 31)), clock(rng)
    r.ends(f"Bill#: {digits(rng, 6)}", f"Table: {rng.randrange(1, 40)}")
    r.ends(f"Date : {when:%d/%m/%Y}", f"{h:02d}:{mi:02d}:{s:02d}")
    r.ends(f"Cashier: {rng.choice(['SITI', 'AH MEI', 'KUMAR', 'NURUL'])}", f"Pax: {rng.randrange(1, 9)}")
    r.fill()
    r.row(("Qty", 0, "l"), ("Item", .11, "l"), ("RM", .96, "r"))
    r.fill()
    items, gross = [], 0
    for name, price in pick(rng, FOOD, rows):
        q = rng.choice((1, 1, 1, 2, 2, 3))
        r.row((str(q), .06, "r"), (name, .11, "l", .66), (m(q * price), .95, "r"), ("S", 1, "r"))
        items.append(item(name, q, None, q * price))
        gross += q * price
    r.fill()
    tax, adj = share(gross, 6, 106), near(gross, 5)
    total = gross + adj
    r.ends("Sub Total (Incl. GST)", m(gross))
    r.ends("Rounding Adj", m(adj))
    r.ends("TOTAL RM", m(total), bold=True, size=11)
    paid = tender(rng, total)
    r.ends("CASH", m(paid))
    r.ends("CHANGE", m(paid - total))
    r.fill()
    r.row(("GST Summary", 0, "l"), ("Amount(RM)", .68, "r"), ("Tax(RM)", 1, "r"))
    r.row(("S = 6%", 0, "l"), (m(gross - tax), .68, "r"), (m(tax), 1, "r"))
    r.fill()
    r.mid("THANK YOU, PLEASE COME AGAIN")
    r.mid("GOODS SOLD ARE NOT RETURNABLE")
    r.save()
    return truth(items, merchant=firm, address=" ".join(road), date=when.isoformat(), time=f"{h:02d}:{mi:02d}:{s:02d}",
                 currency="MYR", subtotal=gross, tax=tax, rounding=adj, total=total, paid=paid, change=paid - total)


TOOLS = [("4\" PAINT BRUSH", 560), ("PVC ELBOW 25MM", 120), ("WHITE CEMENT 1KG", 350), ("GALV. WIRE NAIL 2-1/2\" (KG)", 720),
         ("CABLE TIE 8\" BLACK 100'S", 480), ("MASKING TAPE 24MM", 230), ("SILICONE SEALANT CLEAR 300ML", 850),
         ("DRILL BIT MASONRY 6MM", 390), ("3 PIN PLUG 13A", 450), ("EXTENSION WIRE 4 WAY 3M", 2890),
         ("TAPS 1/2\" CHROME PLATED BASIN", 3450), ("HACKSAW BLADE 12\"", 260), ("EMULSION PAINT 5L OFF WHITE", 6290),
         ("THINNER 1L", 690), ("PAD LOCK 50MM", 1780), ("STEEL TAPE 5M", 1250), ("WOOD SCREW 1-1/2\" X 8 BOX", 940),
         ("LED BULB 9W E27 DAYLIGHT", 890), ("FLEXIBLE HOSE 18\"", 760), ("SAND PAPER #120", 110)]


def hardware(path, seed, rows):
    """TAX INVOICE of a hardware shop: description above, code x price below, tax to be added, line discounts."""
    rng = start("hardware", seed, rows)
    firm, number, gst, road = rng.choice([
        ("TEONG HIN HARDWARE & TRADING", "(SA0098217-D)", "000862117888",
         ["No. 22, Jalan SS 99/14, Taman Bukit Cermat,", "47300 Petaling Jaya, Selangor Darul Ehsan."]),
        ("SRI MUTIARA BUILDING MATERIALS SDN BHD", "(Co. Reg : 672218-M)", "001590439936",
         ["Lot 1845, Batu 7, Jalan Kebun Baru,", "Kg. Delima, 42450 Klang, Selangor."])])
    r = Roll(path, 80, "Till15Mono", "Till15MonoB", 6.6, lead=1.3)
    r.mid(firm, bold=True, size=9)
    r.mid(number)
    for line in road:
        r.mid(line)
    r.mid(f"Tel : 03-{digits(rng, 8)}  Fax : 03-{digits(rng, 8)}")
    r.mid(f"GST No : {gst}")
    r.gap()
    r.rule(thick=.8)
    r.mid("TAX INVOICE", bold=True, size=10)
    r.rule(thick=.8)
    when, (h, mi, _) = day(rng, (2015, 4, 1), (2018, 5, 31)), clock(rng, 8, 18)
    hh = f"{(h - 1) % 12 + 1:02d}:{mi:02d} {'AM' if h < 12 else 'PM'}"
    r.row(("Invoice No", 0, "l"), (f": CS{digits(rng, 7)}", .24, "l"))
    r.row(("Date", 0, "l"), (f": {when:%d-%m-%Y}  {hh}", .24, "l"))
    r.row(("Cashier", 0, "l"), (": USER 02", .24, "l"))
    r.row(("Sales Person", 0, "l"), (":", .24, "l"))
    r.rule()
    r.row(("Code/Desc", 0, "l"), ("Qty", .36, "r"), ("U.Price", .55, "r"), ("Disc", .7, "r"), ("Amount", .91, "r"), ("Tax", 1, "r"))
    r.row(("(RM)", .55, "r"), ("(RM)", .91, "r"))
    r.rule()
    items, net, pieces = [], 0, 0
    for name, price in pick(rng, TOOLS, rows):
        q = rng.choice((1, 1, 2, 3, 5, 10))
        off = share(q * price, 5, 100) if q >= 5 else 0
        amount = q * price - off
        r.left(name)
        r.row((digits(rng, 7), 0, "l"), (str(q), .36, "r"), (m(price), .55, "r"), (m(off), .7, "r"), (m(amount), .91, "r"), ("SR", 1, "r"))
        items.append(item(name, q, price, amount))
        net += amount
        pieces += q
    r.rule()
    tax = share(net, 6, 100)
    adj = near(net + tax, 5)
    total = net + tax + adj
    r.left(f"Total Qty : {pieces}")
    for what, cents in (("Total Sales (Excluding GST) :", net), ("Total GST :", tax), ("Rounding :", adj)):
        r.row((what, .7, "r"), (m(cents), .93, "r"))
    r.row(("Total Sales (Inclusive GST) :", .68, "r"), (m(total), .93, "r"), bold=True, size=7.4)
    paid = tender(rng, total)
    r.row(("CASH :", .7, "r"), (m(paid), .93, "r"))
    r.row(("Change :", .7, "r"), (m(paid - total), .93, "r"))
    r.rule()
    r.row(("GST SUMMARY", 0, "l"), bold=True)
    r.row(("Tax Code", 0, "l"), ("%", .35, "r"), ("Amt (RM)", .64, "r"), ("Tax (RM)", .93, "r"))
    r.row(("SR", 0, "l"), ("6", .35, "r"), (m(net), .64, "r"), (m(tax), .93, "r"))
    r.row(("Total :", 0, "l"), (m(net), .64, "r"), (m(tax), .93, "r"))
    r.rule()
    r.left("GOODS SOLD ARE NOT RETURNABLE. EXCHANGE WITHIN 7 DAYS WITH THIS INVOICE.")
    r.save()
    return truth(items, merchant=firm, address=" ".join(road), date=when.isoformat(), time=f"{h:02d}:{mi:02d}", currency="MYR",
                 subtotal=net, tax=tax, rounding=adj, total=total, paid=paid, change=paid - total)


GROCERY = [("SUNBRITE FULL CREAM MILK 1L", 690, 0), ("ROTI SANDWICH GANDUM 400G", 350, 0), ("MAMA INDO MEE 5X80G", 445, 1),
           ("TELUR GRED B 10'S", 420, 0), ("GULA PASIR 1KG", 295, 0), ("MINYAK MASAK 1KG", 620, 0), ("KICAP PEKAT 345ML", 390, 1),
           ("BISKUT KRIM CRACKER 428G", 710, 1), ("AIR MINERAL 1.5L", 180, 1), ("UBAT GIGI HERBA 175G", 890, 1),
           ("SABUN CUCI 750G", 540, 1), ("KOPI 3IN1 25X20G", 1290, 1), ("TISU MUKA 4X130'S", 790, 1), ("BERAS WANGI 5KG", 1890, 0),
           ("SARDIN TOMATO 425G", 685, 1), ("ICE CREAM CUP VANILLA", 220, 1), ("BATTERY AA 4'S", 1150, 1), ("GARAM HALUS 400G", 95, 0)]


def minimarket(path, seed, rows):
    """58 mm, two lines to an item, tax in the price, SR and ZR marked, DD/MM/YY."""
    rng = start("minimarket", seed, rows)
    firm, number, road = rng.choice([
        ("PASAR MINI BERKAT JAYA", "002314875-P", ["NO 8, JALAN KENANGA 4,", "TAMAN KENANGA, 81100", "JOHOR BAHRU, JOHOR"]),
        ("GREENLEAF 24 MART SDN BHD", "1123907-T", ["9-G, JALAN DATO HARUN", "TAMAN MEGAH RIA", "46000 PETALING JAYA"])])
    r = Roll(path, 58, "Till15Mono", "Till15MonoB", 6.8, lead=1.25, margin=3, squeeze=92)
    r.mid(firm, bold=True)
    r.mid(number)
    for line in road:
        r.mid(line)
    r.mid(f"GST REG NO: 00{digits(rng, 10)}")
    r.fill("=")
    r.mid("TAX INVOICE")
    when, (h, mi, _) = day(rng, (2015, 4, 1), (2018, 5, 31)), clock(rng)
    r.ends(f"{when:%d/%m/%y} {h:02d}:{mi:02d}", f"POS{rng.randrange(1, 5)}")
    r.ends(f"REC NO: {digits(rng, 8)}", "OP: 11")
    r.fill("=")
    items, gross, rated = [], 0, 0
    for name, price, std in pick(rng, GROCERY, rows):
        q = rng.choice((1, 1, 1, 2, 3))
        r.left(name)
        r.row((f"{q:>3} X {m(price)}", .06, "l"), (m(q * price), .83, "r"), ("SR" if std else "ZR", 1, "r"))
        items.append(item(name, q, price, q * price))
        gross += q * price
        rated += std * q * price
    tax, adj = share(rated, 6, 106), near(gross, 5)
    total = gross + adj
    r.fill()
    r.ends(f"ITEM COUNT {sum(int(i['quantity']) for i in items)}", "")
    r.ends("TOTAL INCL GST", m(gross))
    r.ends("ROUNDING ADJ", m(adj))
    r.ends("AMOUNT DUE", "RM" + m(total), bold=True, size=9)
    paid = tender(rng, total)
    r.ends("CASH", "RM" + m(paid))
    r.ends("CHANGE", "RM" + m(paid - total))
    r.fill()
    r.row(("GST", 0, "l"), ("NETT", .62, "r"), ("TAX", 1, "r"))
    r.row(("SR 6%", 0, "l"), (m(rated - tax), .62, "r"), (m(tax), 1, "r"))
    r.row(("ZR 0%", 0, "l"), (m(gross - rated), .62, "r"), ("0.00", 1, "r"))
    r.fill("=")
    r.mid("TERIMA KASIH")
    r.mid("SILA DATANG LAGI")
    r.bars(rng)
    r.save()
    return truth(items, merchant=firm, address=" ".join(road), date=when.isoformat(), time=f"{h:02d}:{mi:02d}", currency="MYR",
                 tax=tax, rounding=adj, total=total, paid=paid, change=paid - total)


BOOKS = [("The Lantern Maker's Daughter", 3990, 0), ("Matematik Tahun 4 Buku Latihan & Ulangkaji Topikal", 1090, 0),
         ("Gel Pen 0.5 Blue", 280, 1), ("A4 Paper 70gsm 500 Sheets", 1290, 1), ("Kamus Dwibahasa Pelajar", 2490, 0),
         ("Correction Tape 5mm x 8m", 420, 1), ("Hard Cover Note Book F4 200pp", 680, 1), ("Sejarah Tingkatan 2", 1250, 0),
         ("Ring File 2D 25mm", 550, 1), ("Colour Pencils 24s", 1890, 1), ("Cooking in a Small Kitchen", 5290, 0),
         ("Sticky Notes 3x3 Yellow", 340, 1), ("Science Practice Papers Form 3", 990, 0), ("Scissors 6.5 inch", 460, 1),
         ("Rivers of the Peninsula: A Field Guide", 7490, 0), ("Glue Stick 21g", 310, 1), ("School Bag Trolley", 8990, 1)]


def bookshop(path, seed, rows):
    """Condensed sans, left-set head, article code, wrapped titles, member's discount off the whole, card."""
    rng = start("bookshop", seed, rows)
    firm, number, road = rng.choice([
        ("Halaman Books & Stationery Sdn Bhd", "(741882-A)", ["Lot F-23, 1st Floor, Pinggiran Mall", "Jalan Tun Perak 2, 75450 Melaka"]),
        ("Syarikat Buku Cahaya Ilmu", "(PG0211873-H)", ["118 & 120, Lebuh Pasar Baru", "10200 George Town", "Pulau Pinang"])])
    r = Roll(path, 76, "Till15Cond", "Till15CondB", 7.2, ink=(.12, .12, .2))
    r.left(firm, bold=True, size=10)
    r.left(f"Co. No. {number}")
    for line in road:
        r.left(line)
    r.left(f"Tel: 0{digits(rng, 1)}-{digits(rng, 7)}")
    r.left(f"GST Reg. No.: 000{digits(rng, 9)}")
    r.gap()
    when, (h, mi, s) = day(rng, (2015, 4, 1), (2018, 5, 31)), clock(rng, 10, 21)
    r.ends("Tax Invoice", f"No. {digits(rng, 4)}-{digits(rng, 6)}", bold=True)
    r.ends(f"{when:%d %b %Y}", f"{h:02d}:{mi:02d}:{s:02d}")
    r.rule(dash=([1.5, 1.5], 0))
    r.row(("Description", 0, "l"), ("Qty", .62, "r"), ("Price", .8, "r"), ("Total RM", 1, "r"), bold=True)
    r.rule(dash=([1.5, 1.5], 0))
    items, sums = [], [0, 0]
    for name, price, std in pick(rng, BOOKS, rows):
        q = rng.choice((1, 1, 1, 2, 4))
        code = f"955{digits(rng, 10)}" if std else f"978{digits(rng, 10)}"
        r.row((name, 0, "l", .54), (str(q), .62, "r"), (m(price), .8, "r"), (m(q * price), 1, "r"))
        r.row((f"{code}  {'SR' if std else 'ZRL'}", .03, "l"), size=6.2)
        items.append(item(name, q, price, q * price))
        sums[std] += q * price
    r.rule(dash=([1.5, 1.5], 0))
    off = [share(x, 10, 100) for x in sums]
    net = [a - b for a, b in zip(sums, off)]
    tax = share(net[1], 6, 106)
    total = sum(net)
    r.ends("Subtotal", m(sum(sums)))
    r.ends("Member Discount 10%", m(-sum(off)))
    r.ends("Total (incl. GST)", "RM " + m(total), bold=True, size=10)
    r.gap()
    card = rng.choice(("Visa", "MasterCard"))
    r.ends(f"{card} **** **** **** {digits(rng, 4)}", m(total))
    r.ends("Change", "0.00")
    r.gap()
    r.row(("GST summary", 0, "l"), ("Amount RM", .72, "r"), ("GST RM", 1, "r"), bold=True)
    r.row(("SR @ 6%", 0, "l"), (m(net[1] - tax), .72, "r"), (m(tax), 1, "r"))
    r.row(("ZRL @ 0%", 0, "l"), (m(net[0]), .72, "r"), ("0.00", 1, "r"))
    r.gap()
    r.left("Exchange within 14 days with this receipt. No cash refund.", size=6.4)
    r.bars(rng, .9)
    r.save()
    return truth(items, merchant=firm, address=" ".join(road), date=when.isoformat(), time=f"{h:02d}:{mi:02d}:{s:02d}", currency="MYR",
                 subtotal=sum(sums), tax=tax, total=total, paid=total, change=0)


def parking(path, seed, rows):
    """The counter of a car park sells season passes: one vehicle a line."""
    rng = start("parking", seed, rows)
    firm, number, road = rng.choice([
        ("METRO SELAMAT PARKIR SDN BHD", "883174-W", ["LEVEL B1, MENARA CEMPAKA", "JALAN RAJA MUDA 2", "50300 KUALA LUMPUR"]),
        ("CITYBAY PARKING SERVICES SDN BHD", "1049661-H", ["CAR PARK OFFICE, WISMA TELUK", "88000 KOTA KINABALU, SABAH"])])
    r = Roll(path, 58, "Courier", "Courier-Bold", 7, margin=2.5)
    r.mid("PARKING", bold=True, size=20, squeeze=70)
    r.mid(firm)
    r.mid(f"CO. NO. {number}")
    for line in road:
        r.mid(line)
    r.mid(f"GST ID NO. 0017{digits(rng, 8)}")
    r.gap()
    r.mid("TAX INVOICE / RECEIPT", bold=True)
    when, (h, mi, s) = day(rng, (2015, 4, 1), (2018, 5, 31)), clock(rng, 8, 18)
    r.left(f"RECEIPT NO : {digits(rng, 9)}")
    r.left(f"DATE/TIME  : {when:%d-%b-%Y}".upper() + f" {h:02d}:{mi:02d}:{s:02d}")
    r.left(f"STATION    : APS {rng.randrange(1, 9):02d}")
    r.fill("*")
    items, net = [], 0
    for _ in range(rows):
        what, price = rng.choice((("SEASON PASS", 13208), ("SEASON PASS HALF DAY", 8491), ("MOTORCYCLE PASS", 2830), ("LOST CARD REPLACEMENT", 4717)))
        plate = rng.choice("ABJKPVW") + "".join(rng.choice("ABCDEFGHJKLMNPRSTUVWXY") for _ in range(2)) + digits(rng, 4)
        name = f"{what} {plate}"
        r.row((name, 0, "l", .74), (m(price), 1, "r"))
        items.append(item(name, None, None, price))
        net += price
    r.fill("*")
    tax = share(net, 6, 100)
    adj = near(net + tax, 5)
    total = net + tax + adj
    r.ends("AMOUNT EXCL GST", m(net))
    r.ends("GST 6%", m(tax))
    r.ends("ROUNDING", m(adj))
    r.ends("TOTAL (RM)", m(total), bold=True, size=9)
    paid = tender(rng, total, (500, 1000, 5000))
    r.ends("PAID CASH", m(paid))
    r.ends("CHANGE", m(paid - total))
    r.gap()
    r.mid("PARK AT OWN RISK. THE MANAGEMENT IS NOT LIABLE FOR ANY LOSS OR DAMAGE.", size=6)
    r.save()
    return truth(items, merchant=firm, address=" ".join(road), date=when.isoformat(), time=f"{h:02d}:{mi:02d}:{s:02d}", currency="MYR",
                 subtotal=net, tax=tax, rounding=adj, total=total, paid=paid, change=paid - total)


LAYOUTS = {"kopitiam": kopitiam, "hardware": hardware, "minimarket": minimarket, "bookshop": bookshop, "parking": parking}
