# SPDX-License-Identifier: AGPL-3.0-or-later
"""Malaysian tills: hardware shop, pharmacy, bakery, mamak restaurant."""
from stranger_tally_kit import Roll, clock, day, digits, div, m, mc, pick, rng, round5, tender

HARDWARE = [("PVC PIPE 1/2\" X 10FT", 680), ("WALL PLUG 6MM (100PCS)", 350), ("CEMENT 50KG", 1890), ("PAINT BRUSH 2\"", 420),
            ("SANDPAPER P120", 90), ("HEX NUT M10", 30), ("CONCRETE NAIL 3\" 1KG", 780), ("PADLOCK 50MM BRASS", 1550),
            ("MASKING TAPE 24MM", 260), ("SILICONE SEALANT CLEAR", 890), ("LED BULB 9W DAYLIGHT", 990), ("DOOR HINGE 4\" S/S", 640),
            ("EXTENSION CORD 3M 4GANG", 2690), ("GALV. WIRE 16G 1KG", 750), ("BALL VALVE 1/2\"", 1180), ("TOILET FLEXIBLE HOSE 16\"", 850),
            ("CUTTING DISC 4\"", 320), ("THINNER 1L", 760), ("EMULSION PAINT WHITE 5L", 4890), ("RUBBISH SCOOP", 550),
            ("HACKSAW BLADE 12\"", 300), ("CABLE TIE 8\" (100)", 480), ("BATHROOM TAP CHROME", 2450), ("GLOVE COTTON", 150)]


def hardware(path, seed, rows):
    r = rng("hardware", seed, rows)
    p = Roll(80, "Courier", 8.2, 4)
    name, addr = r.choice([
        ("KEDAI HARDWARE SENG LEONG SDN BHD", ["NO 31G&33G, JALAN SETIA INDAH X,U13/X", "40170 SETIA ALAM, SHAH ALAM", "SELANGOR"]),
        ("TAMAN MEGAH BUILDING MATERIAL", ["LOT 17, JALAN KENANGA 3/9", "BANDAR UTAMA BATANG KALI", "44300 BATANG KALI, SELANGOR"]),
        ("PERNIAGAAN LOGAM CHIN HOE", ["12-A, JALAN BESAR", "83000 BATU PAHAT, JOHOR"])])
    d, t = day(r, "2015-06-01", "2018-05-20"), clock(r)
    p.c(name, bold=True, size=10)
    p.c(f"({digits(r, 6)}-{r.choice('AHKMTXW')})")
    for a in addr:
        p.c(a)
    p.c(f"TEL : {'07-4' if 'JOHOR' in addr[-1] else '03-3'}{digits(r, 6)}")
    p.c(f"GST ID : 00{digits(r, 10)}")
    p.gap()
    p.c("TAX INVOICE", bold=True, size=11)
    p.gap(3)
    p.raw(f"Doc No.  : CS{digits(r, 8)}")
    p.raw(f"Date     : {d:%d/%m/%Y}   Time : {t:%H:%M:%S}")
    p.raw(f"Cashier  : {r.choice(['USER', 'ADMIN', 'AH MEI', 'SITI'])}")
    p.fill("-")
    p.row((0, "Item", "l"), (0.36, "Qty", "r"), (0.62, "U.Price", "r"), (0.9, "Amount", "r"), (1, "Tax", "r"))
    p.fill("-")
    items, sub = [], 0
    for what, price in pick(r, HARDWARE, rows):
        q = r.choice([1, 1, 1, 2, 2, 3, 5, 10, 12])
        a = q * price
        sub += a
        p.l(what)
        p.row((0, "95" + digits(r, 5), "l"), (0.36, str(q), "r"), (0.62, m(price), "r"), (0.9, mc(a), "r"), (1, "SR", "r"))
        items.append(dict(description=what, quantity=str(q), unit_price=m(price), amount=m(a)))
    p.fill("-")
    gst = div(sub * 6, 100)
    rd = round5(sub + gst)
    tot = sub + gst + rd
    paid = tender(r, tot)
    p.lr("Total Excl. GST :", mc(sub))
    p.lr("GST @ 6% :", mc(gst))
    p.lr("Rounding :", m(rd))
    p.lr("TOTAL (RM) :", mc(tot), bold=True, size=11)
    p.gap(2)
    p.lr("CASH :", mc(paid))
    p.lr("CHANGE :", mc(paid - tot))
    p.fill("-")
    p.row((0, "GST Summary", "l"), (0.68, "Amount(RM)", "r"), (1, "Tax(RM)", "r"))
    p.row((0, "SR @ 6%", "l"), (0.68, mc(sub), "r"), (1, mc(gst), "r"))
    p.gap()
    p.c("GOODS SOLD ARE NOT RETURNABLE, THANK YOU.")
    p.save(path)
    return {"data": dict(merchant=name, address=" ".join(addr), date=d.isoformat(), time=f"{t:%H:%M:%S}", currency="MYR",
                         line_items=items, subtotal=m(sub), tax=m(gst), rounding=m(rd), total=m(tot), paid=m(paid), change=m(paid - tot))}


PHARMA = [("Paracetamol 500mg Tab 10's", 350, 1), ("Vitamin C 1000mg Effervescent 20's", 2890, 1), ("Oral Rehydration Salts Orange 5's", 620, 0),
          ("Surgical Mask 3ply 50's", 1890, 1), ("Chlorpheniramine 4mg 10's", 180, 0), ("Baby Wipes 80s Twin Pack", 1190, 1),
          ("Antiseptic Cream 30g", 970, 1), ("Digital Thermometer Flexi", 2350, 1), ("Cough Syrup Honey Lemon 100ml", 1480, 1),
          ("Metformin 850mg 10's", 290, 0), ("Amlodipine 5mg 10's", 740, 0), ("Glucosamine 1500mg 60's", 8990, 1),
          ("Adhesive Plaster Assorted 100s", 890, 1), ("Toothbrush Soft 3+1", 1290, 1), ("Fish Oil 1000mg 2x100's", 7590, 1),
          ("Eye Drops Lubricant 15ml", 1860, 1), ("Hand Sanitizer 500ml", 1250, 1), ("Shampoo Anti Dandruff 330ml", 1699, 1),
          ("Adult Diaper L 10's", 2499, 1), ("Simvastatin 20mg 10's", 560, 0), ("Cotton Buds 200s", 399, 1)]


def pharmacy(path, seed, rows):
    r = rng("pharmacy", seed, rows)
    p = Roll(76, "Cond", 7.4, 3.5, lead=1.3)
    name, branch, addr = r.choice([
        ("Farmasi Sihat Sentosa Sdn Bhd", "Cawangan Kajang", ["No. 8, Jalan Semenyih Sentral 2,", "43500 Semenyih, Selangor"]),
        ("Wellmore Pharmacy (M) Sdn. Bhd.", "Taman Desa", ["Ground Floor, 27 Jalan 1/109F,", "Taman Desa, Jalan Klang Lama,", "58100 Kuala Lumpur."])])
    d, t = day(r, "2015-06-01", "2018-05-20"), clock(r)
    p.l(name, bold=True, size=11)
    p.l(f"Co. Reg. No. {digits(r, 7)}-{r.choice('PTVX')}    GST Reg. No. 00{digits(r, 10)}", size=6.6)
    for a in addr:
        p.l(a)
    p.rule()
    p.lr("SIMPLIFIED TAX INVOICE", branch, bold=True)
    p.lr(f"Receipt #: {r.randrange(1, 9)}-{digits(r, 6)}", f"{d:%d-%b-%Y} {t.strftime('%I:%M %p')}")
    p.lr(f"Pharmacist: {r.choice(['LIM S.Y.', 'NURUL A.', 'PRIYA K.'])}", f"Till {r.randrange(1, 5)}")
    p.rule(0.4)
    p.row((0, "Description", "l"), (1, "Amount", "r"), bold=True)
    p.row((0.05, "Qty x Price", "l"), (0.62, "Disc", "r"), (1, "(RM)", "r"), bold=True)
    p.rule(0.4)
    items, tot, sr, zr = [], 0, 0, 0
    for what, price, tax in pick(r, PHARMA, rows):
        q = r.choice([1, 1, 1, 2, 3])
        pc = r.choice([0, 0, 0, 10, 20])
        disc = div(q * price * pc, 100)
        a = q * price - disc
        tot += a
        sr, zr = (sr + a, zr) if tax else (sr, zr + a)
        p.l(what + (" *" if tax else ""))
        p.row((0.05, f"{q} x {m(price)}", "l"), (0.62, f"-{m(disc)}" if disc else "", "r"), (1, m(a), "r"))
        it = dict(description=what, quantity=str(q), unit_price=m(price), amount=m(a))
        items.append(it)
    p.rule(0.4)
    rd = round5(tot)
    net = tot + rd
    card = r.random() < 0.4
    if card:
        net, rd = tot, 0
    p.lr("Sub Total (Incl. GST)", mc(tot))
    if not card:
        p.lr("Rounding Adjustment", m(rd))
    p.lr("Total Due", "RM " + mc(net), bold=True, size=11)
    gst = div(sr * 6, 106)
    paid = net if card else tender(r, net)
    p.lr("VISA ************" + digits(r, 4) if card else "Cash Received", mc(paid))
    if not card:
        p.lr("Change", mc(paid - net))
    p.rule(0.4)
    p.row((0, "GST Analysis", "l"), (0.66, "Goods", "r"), (1, "GST", "r"), bold=True)
    p.row((0, "* S = 6%", "l"), (0.66, mc(sr - gst), "r"), (1, mc(gst), "r"))
    p.row((0, "  Z = 0%", "l"), (0.66, mc(zr), "r"), (1, "0.00", "r"))
    p.gap()
    p.bars(r, 22, 0.6)
    p.l("Exchange within 7 days with original receipt. Medicines sold are not exchangeable.", size=6.4)
    p.save(path)
    data = dict(merchant=name, address=" ".join(addr), date=d.isoformat(), time=f"{t:%H:%M}", currency="MYR", line_items=items,
                subtotal=m(tot), tax=m(gst), total=m(net), paid=m(paid))
    if not card:
        data.update(rounding=m(rd), change=m(paid - net))
    return {"data": data}


BREAD = [("Sausage Bun", 280), ("Red Bean Bun", 190), ("Butter Croissant", 370), ("Egg Tart", 210), ("Tuna Mayo Danish", 420), ("Curry Puff", 160),
         ("Hokkaido Milk Toast", 650), ("Pandan Swiss Roll", 880), ("Choc Lava Muffin", 450), ("Cheese Floss", 330), ("Walnut Raisin Loaf", 790),
         ("Mini Pizza", 390), ("Kaya Butter Bun", 220), ("Blueberry Cheese Slice", 950), ("Portuguese Bun", 180), ("Cream Horn", 260),
         ("Birthday Cake 1kg Choc Moist", 6800), ("Candle Set", 120), ("Garlic Baguette", 550), ("Almond Cookies (Btl)", 1690)]


def bakery(path, seed, rows):
    r = rng("bakery", seed, rows)
    p = Roll(58, "Mono", 6.6, 2.5, hs=86, lead=1.28)
    name, brand, addr = r.choice([
        ("ROTI MANIS BAKERY SDN BHD", "Roti Manis", ["LOT G-12, PLAZA SERI INDAH", "JALAN TUN SAMBANTHAN", "30000 IPOH, PERAK"]),
        ("GOLDEN CRUST CONFECTIONERY", "golden crust", ["17 JLN PERMAS 10/2", "BANDAR BARU PERMAS JAYA", "81750 MASAI, JOHOR"])])
    d, t = day(r, "2015-05-01", "2018-05-15"), clock(r)
    p.c(brand, font="Times-Roman", bold=True, size=20, hs=90)
    p.gap(3)
    p.c(name)
    p.c(f"({digits(r, 6)}-{r.choice('AKMV')})")
    for a in addr:
        p.c(a)
    p.c(f"GST NO: 00{digits(r, 10)}")
    p.c("TAX INVOICE")
    p.gap(4)
    p.raw(f"INV#  {digits(r, 7)}")
    p.lr(f"{d:%d-%m-%y} {t:%H:%M}", f"POS{r.randrange(1, 4):02d}")
    p.fill("=")
    items, tot, nq = [], 0, 0
    for what, price in pick(r, BREAD, rows):
        q = r.choice([1, 1, 2, 2, 3, 4])
        a = q * price
        tot += a
        nq += q
        lines = p.wrap(what, p.inner * 0.58)
        p.row((0, str(q), "l"), (0.09, lines[0], "l"), (1, m(a) + " S", "r"))
        for more in lines[1:]:
            p.row((0.09, more, "l"))
        items.append(dict(description=what, quantity=str(q), amount=m(a)))
    p.fill("=")
    gst = div(tot * 6, 106)
    rd = round5(tot)
    net = tot + rd
    paid = tender(r, net)
    p.lr(f"{nq} ITEM(S)", "")
    p.lr("TOTAL INCL GST 6%", mc(tot))
    p.lr("ROUNDING ADJ", ("+" if rd > 0 else "") + m(rd))
    p.lr("NET RM", mc(net), bold=True, size=10)
    p.lr("CASH", mc(paid))
    p.lr("CHANGE DUE", mc(paid - net))
    p.gap(4)
    p.row((0, "GST SUMMARY", "l"), (0.72, "AMT(RM)", "r"), (1, "TAX(RM)", "r"))
    p.row((0, "S = 6%", "l"), (0.72, mc(tot - gst), "r"), (1, mc(gst), "r"))
    p.gap(4)
    p.c("Freshly baked everyday :)")
    p.save(path)
    return {"data": dict(merchant=name, address=" ".join(addr), date=d.isoformat(), time=f"{t:%H:%M}", currency="MYR", line_items=items,
                         subtotal=m(tot), tax=m(gst), rounding=m(rd), total=m(net), paid=m(paid), change=m(paid - net))}


MAMAK = [("ROTI CANAI", 120), ("TEH TARIK", 180), ("TEH O AIS LIMAU", 220), ("NASI KANDAR AYAM", 850), ("MEE GORENG MAMAK", 600), ("ROTI TELUR BAWANG", 250),
         ("MILO AIS", 320), ("NASI BRIYANI KAMBING", 1400), ("MAGGI GORENG AYAM", 850), ("TOSAI MASALA", 350), ("KOPI O", 150), ("AYAM GORENG MADU", 550),
         ("TELUR DADAR", 180), ("SIRAP BANDUNG", 250), ("MURTABAK DAGING", 700), ("AIR SUAM", 30), ("NAAN CHEESE + TANDOORI SET", 1350),
         ("SUP KAMBING", 900), ("ROTI BOM", 220), ("NESCAFE TARIK", 240), ("KUAH KARI TAMBAH", 100), ("LIMAU AIS", 230)]


def mamak(path, seed, rows):
    r = rng("mamak", seed, rows)
    p = Roll(80, "Mono", 8, 4, hs=82)
    name, addr = r.choice([
        ("RESTORAN AL-BAROKAH MAJU", ["12-14, JALAN SS 15/4D,", "47500 SUBANG JAYA"]),
        ("NASI KANDAR PELITA UTARA", ["NO. 46 LEBUH CAMPBELL", "10100 GEORGE TOWN, PULAU PINANG"]),
        ("KHALEEL JAYA BISTRO SDN BHD", ["1, PERSIARAN 65C,", "PEKELILING BUSINESS CENTRE,", "53000 KUALA LUMPUR"])])
    d, t = day(r, "2018-09-05", "2022-12-28"), clock(r, 0, 23)
    p.c(name, size=13, hs=62, bold=True)
    for a in addr:
        p.c(a)
    p.c(f"TEL: {'04-2' if 'PINANG' in addr[-1] else '03-5'}{digits(r, 6)}")
    p.c(f"SST NO. : W10-{digits(r, 4)}-{digits(r, 8)}")
    p.gap(8)
    p.c(f"TABLE {r.randrange(1, 40)}", size=15, hs=75, bold=True)
    p.gap(3)
    p.lr(f"BILL NO: {digits(r, 6)}", f"PAX: {r.randrange(1, 12)}")
    p.lr(f"{d:%d %b %Y}".upper(), f"{t:%H:%M:%S}")
    p.fill("-")
    items, sub = [], 0
    for what, price in pick(r, MAMAK, rows):
        q = r.choice([1, 1, 1, 2, 2, 3, 4, 6])
        a = q * price
        sub += a
        lines = p.wrap(what, p.inner * 0.5)
        p.row((0, f"{q} X", "l"), (0.14, lines[0], "l"), (0.8, m(price), "r"), (1, m(a), "r"))
        for more in lines[1:]:
            p.row((0.14, more, "l"))
        items.append(dict(description=what, quantity=str(q), unit_price=m(price), amount=m(a)))
    p.fill("-")
    sst = div(sub * 6, 100)
    rd = round5(sub + sst)
    tot = sub + sst + rd
    paid = tender(r, tot)
    p.row((0.78, "SUBTOTAL", "r"), (1, m(sub), "r"))
    p.row((0.78, "SERVICE TAX 6%", "r"), (1, m(sst), "r"))
    p.row((0.78, "ROUNDING", "r"), (1, m(rd), "r"))
    p.gap(3)
    p.lr("TOTAL RM", m(tot), size=14, hs=75, bold=True)
    p.gap(3)
    p.row((0.78, "TUNAI", "r"), (1, m(paid), "r"))
    p.row((0.78, "BAKI", "r"), (1, m(paid - tot), "r"))
    p.fill("-")
    p.c("TERIMA KASIH, SILA DATANG LAGI")
    p.save(path)
    return {"data": dict(merchant=name, address=" ".join(addr), date=d.isoformat(), time=f"{t:%H:%M:%S}", currency="MYR", line_items=items,
                         subtotal=m(sub), tax=m(sst), rounding=m(rd), total=m(tot), paid=m(paid), change=m(paid - tot))}


LAYOUTS = {"hardware": hardware, "pharmacy": pharmacy, "bakery": bakery, "mamak": mamak}
