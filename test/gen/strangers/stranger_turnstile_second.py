# SPDX-License-Identifier: AGPL-3.0-or-later
"""Malaysia: mamak restaurant, hardware shop, bookshop of the GST years, durian stall."""
from stranger_turnstile_kit import *


def mamak(path, seed, rows):
    """Restaurant till: dish over "qty x price", service tax, rounding to 5 sen, change in large type."""
    r = rng("mamak", seed, rows)
    p = Roll(path, 226, "Helvetica", "Helvetica-Bold", 8.5, 10.5, 12)
    name, reg, addr, tel = r.choice([
        ("RESTORAN NASI KANDAR PELANGI", "(002481736-K)", ["No. 18 & 20, Jalan SS 15/4D", "47500 Subang Jaya, Selangor"], "03-5612 4478"),
        ("Hamzahiah Corner Sdn Bhd", "201801027713 (1289741-T)", ["Lot 3, Lebuh Campbell", "10100 Georgetown, Pulau Pinang"], "04-261 1095")])
    at = when(r, 2019, 2025, 7, 23)
    sst = f"W10-{r.randint(1801, 2104)}-32{digits(r, 6)}" if r.random() < .7 else None
    p.mid(name, font=p.bold, size=10.5)
    p.mid(reg, size=7)
    for a in addr:
        p.mid(a)
    p.mid("Tel : " + tel)
    if sst:
        p.mid("SST ID : " + sst)
    p.down(4)
    p.lr(f"Table : {r.randint(1, 40)}", f"Pax : {r.randint(1, 8)}", font=p.bold, size=10)
    p.lr(f"Inv # : {digits(r, 7)}", f"Cashier : {r.choice(['ALI', 'SITI', 'KUMAR'])}")
    p.left(f"{at:%d/%m/%Y %I:%M:%S %p}")
    p.line(thick=1, gap=5)
    pool = [("ROTI CANAI", 150), ("ROTI TELUR BAWANG", 300), ("TEH TARIK", 220), ("MILO AIS", 320), ("NASI GORENG KAMPUNG", 750), ("MEE GORENG MAMAK", 700),
            ("MAGGI GORENG + TELUR MATA", 800), ("TOSAI RAWA", 350), ("NASI KANDAR AYAM GORENG", 1150), ("SIRAP LIMAU", 280), ("KARI KAMBING", 1400),
            ("LIMAU AIS", 250), ("MURTABAK AYAM", 900), ("PAPADOM", 60)]
    items, sub = [], 0
    for what, price in draw_from(r, pool, rows):
        q = r.choice([1, 1, 1, 2, 2, 3, 4])
        p.left(what)
        p.t(p.m + 14, f"{q} x {m(price)}")
        p.right(m(q * price))
        items.append(item(what, q * price, q, price))
        sub += q * price
    p.line(thick=1, gap=5)
    p.lr("Subtotal", m(sub), xl=90)
    tax = rnd(sub * .06) if sst else 0
    if sst:
        p.lr("Service Tax 6%", m(tax), xl=90)
    total = near(sub + tax, 5)
    p.lr("Rounding Adj", m(total - sub - tax), xl=90)
    p.down(7)
    p.lr("TOTAL (RM)", m(total), font=p.bold, size=13)
    paid = tender(r, total, [5, 500, 1000, 5000])
    p.lr("CASH", m(paid), xl=90)
    p.lr("CHANGE", m(paid - total), xl=90)
    p.down(5)
    p.mid("TERIMA KASIH, SILA DATANG LAGI")
    p.mid("Thank you, please come again", size=7)
    p.save("Receipt", order="reverse")
    return data(name, addr, at, "MYR", items, total, "%H:%M:%S", subtotal=sub, tax=tax if sst else None, rounding=total - sub - tax,
                paid=paid, change=paid - total, phone=tel, tax_id=sst, payment_method="cash")


def perkakas(path, seed, rows):
    """Hardware shop's DOS program, fixed pitch: numbers first, what it was on the line below."""
    r = rng("perkakas", seed, rows)
    p = Roll(path, 226, "Courier", "Courier-Bold", 8, 9.6, 9)
    n = 43
    name, reg, addr, tel = r.choice([
        ("SENG HUAT HARDWARE TRADING", "SA0184527-W", ["NO 7 JALAN MERU BESTARI 2", "41050 KLANG, SELANGOR"], "03-33928175"),
        ("PERNIAGAAN LOGAM MAJU", "JM0629114-H", ["27, JALAN BESAR, TAMAN SRI LAMBAK", "86000 KLUANG, JOHOR"], "07-7731624")])
    at = when(r, 2017, 2025, 8, 18)
    p.left(name.center(n).rstrip(), font=p.bold)
    for s in [reg] + addr + ["TEL: " + tel]:
        p.left(s.center(n).rstrip())
    p.left("")
    p.left("CASH BILL".center(n).rstrip(), font=p.bold)
    p.left(f"NO  : CS{digits(r, 6)}        DATE: {at:%d-%m-%Y}")
    p.left(f"TERM: COD             TIME: {at:%H:%M}")
    p.left("=" * n)
    p.left(f"{'NO':<4}{'CODE':<10}{'QTY':>8}{'U/PRICE':>10}{'AMOUNT':>11}")
    p.left("    DESCRIPTION")
    p.left("=" * n)
    pool = [("SCREW CSK 8X1-1/2 BOX", "BOX", 680), ("PVC PIPE 20MM X 3M", "LEN", 740), ("EMULSION PAINT 5L WHITE", "TIN", 6850), ("PAINT BRUSH 2\"", "PCS",
            350),
            ("HAMMER CLAW 16OZ", "PCS", 2200), ("CEMENT 50KG", "BAG", 2150), ("WIRE MESH 3'", "FT", 420), ("SILICONE SEALANT CLEAR", "TUB", 1290),
                    ("BALL VALVE 1/2\"", "PCS", 1450),
            ("NYLON ROPE 6MM", "MTR", 90), ("LED BULB 9W DAYLIGHT", "PCS", 990), ("PADLOCK 50MM", "PCS", 1880), ("HINGE S/STEEL 4\"", "PR", 1120)]
    items, total = [], 0
    for i, (what, uom, price) in enumerate(draw_from(r, pool, rows), 1):
        q = r.choice([1, 1, 2, 3, 4, 6, 10, 12])
        amt = q * price
        p.left(f"{i:<4}{r.choice('HPTE') + digits(r, 5):<10}{q:>4} {uom:<3}{fm(price):>10}{fm(amt):>11}")
        p.left("    " + what)
        items.append(item(what, amt, q, price))
        total += amt
    p.left("-" * n)
    pay = near(total, 5)
    p.left(f"{'TOTAL QTY : ' + str(sum(int(x['quantity']) for x in items)):<18}{'TOTAL RM':>13}{fm(total):>12}")
    off = pay - total
    if off:
        p.left(f"{'ROUNDING':>31}{m(off):>12}")
        p.left(f"{'NETT TOTAL':>31}{fm(pay):>12}", font=p.bold)
    paid = tender(r, pay, [5, 1000, 5000])
    p.left(f"{'CASH':>31}{fm(paid):>12}")
    p.left(f"{'CHANGE':>31}{fm(paid - pay):>12}")
    p.left("=" * n)
    p.left("GOODS SOLD ARE NOT RETURNABLE".center(n).rstrip())
    p.left("*** THANK YOU ***".center(n).rstrip())
    p.save("CASH BILL")
    return data(name, addr, at, "MYR", items, pay, subtotal=total if off else None, rounding=off if off else None, paid=paid,
                change=paid - pay, phone=tel, payment_method="cash")


def kedaibuku(path, seed, rows):
    """Bookshop chain, GST years: ISBN or code, wrapped title, tax code after the amount, GST summary by code."""
    r = rng("kedaibuku", seed, rows)
    p = Roll(path, 226, "Rec18Mono", "Rec18MonoB", 6.4, 8.6, 8)
    name, addr, tel = r.choice([("PUSTAKA CENDANA SDN BHD", ["LG-08 PLAZA ANGSANA", "JALAN SKUDAI, 81200 JOHOR BAHRU"], "07-234 6688"),
                                ("MAHIR BOOK CENTRE (M) SDN BHD", ["2F-21, WISMA SUNWAY", "40000 SHAH ALAM"], "03-5518 2290")])
    at, gst = when(r, 2016, 2017, 10, 21), "00" + digits(r, 10)
    p.left(name, font=p.bold, size=8)
    p.left(f"CO. REG. NO : {digits(r, 6)}-{r.choice('AKMX')}")
    for a in addr:
        p.left(a)
    p.left(f"TEL : {tel}")
    p.left(f"GST ID NO : {gst}")
    p.down(4)
    p.rect(p.m, p.y - 9, p.r, p.y + 4, stroke="black")
    p.mid("TAX INVOICE", font=p.bold, size=8)
    p.down(4)
    for a, b in (("Doc No", f"POS2-{digits(r, 8)}"), ("Date", f"{at:%d %b %Y  %H:%M}"), ("Member", r.choice(["-", "M" + digits(r, 7)]))):
        p.t(p.m, a)
        p.t(p.m + 40, ": " + b)
        p.down()
    p.line(dash=([1, 1], 0), gap=4)
    xs = [p.m + 118, p.m + 152, p.r - 12]
    for x, h in zip(xs, ["Qty", "Price", "Amt(RM)"]):
        p.t(x, h, "r", font=p.bold)
    p.left("Item", font=p.bold)
    p.line(dash=([1, 1], 0), gap=4)
    pool = [("Kamus Dwibahasa Edisi Keempat", 3990, "Z"), ("A4 Paper 80gsm 500s", 1390, "S"), ("Hikayat Si Pari-Pari Laut", 2200, "Z"),
            ("Gel Pen 0.5 Blue", 330, "S"),
            ("UPSR Modul Cemerlang Matematik Tahun 6", 1290, "Z"), ("Ring File 2D 50mm", 690, "S"), ("The Rubber Estate: A Family Chronicle", 4590, "Z"),
            ("Correction Tape 5mm x 8m", 490, "S"), ("Sticky Notes 3x3", 280, "S"), ("Buku Latihan 80ms", 160, "Z"), ("Scientific Calculator FX-5", 5290, "S"),
            ("Atlas Sekolah Menengah", 2790, "Z"), ("Geometry Set", 850, "S")]
    items, group = [], {"S": 0, "Z": 0}
    for what, price, code in draw_from(r, pool, rows):
        q = r.choice([1, 1, 1, 2, 2, 5])
        amt = q * price
        p.left(("978" + digits(r, 10)) if code == "Z" else "955" + digits(r, 10), color="#333333")
        parts = p.split(what, 96)
        for j, s in enumerate(parts):
            p.t(p.m, s)
            if j == len(parts) - 1:
                for x, v in zip(xs, [str(q), fm(price), fm(amt)]):
                    p.t(x, v, "r")
                p.t(p.r, code, "r")
            p.down()
        items.append(item(" ".join(parts), amt, q, price))
        group[code] += amt
    p.line(dash=([1, 1], 0), gap=4)
    whole = sum(group.values())
    total = near(whole, 5)
    p.lr("Total Sales (Inclusive GST)", fm(whole), xr=p.r - 12)
    p.lr("Rounding Adjustment", m(total - whole), xr=p.r - 12)
    p.lr("Total Amount Payable", fm(total), xr=p.r - 12, font=p.bold)
    card = r.random() < .5
    paid = total if card else tender(r, total, [5, 500, 5000])
    p.lr(f"{'VISA xxxxxxxxxxxx' + digits(r, 4) if card else 'Cash'}", fm(paid), xr=p.r - 12)
    if not card:
        p.lr("Change", fm(paid - total), xr=p.r - 12)
    p.down(5)
    tax = rnd(group["S"] * 6 / 106)
    gx = [p.m + 110, p.m + 160]
    for row in (("GST Summary", "Amount(RM)", "Tax(RM)"), ("S = 6%", fm(group["S"] - tax), fm(tax)), ("Z = 0%", fm(group["Z"]), "0.00")):
        p.t(p.m, row[0])
        p.t(gx[0], row[1], "r")
        p.t(gx[1], row[2], "r")
        p.down()
    p.down(4)
    p.mid("Books sold are exchangeable within 7 days")
    p.mid("with original receipt.")
    p.bars(digits(r, 12), 20)
    p.save("TAX INVOICE")
    return data(name, addr, at, "MYR", items, total, subtotal=whole, tax=tax, rounding=total - whole, paid=paid,
                change=None if card else paid - total, phone=tel, tax_id=gst, payment_method="card" if card else "cash")


def durian(path, seed, rows):
    """Fruit stall with a label scale, 58 mm: kind, weight at price, sum right below; hardly a head."""
    r = rng("durian", seed, rows)
    p = Roll(path, 165, "Rec18CondB", "Rec18CondB", 8, 10.5, 8)
    name = r.choice(["Ah Keong Durian", "GERAI BUAH PAK MAT", "Raub Hill Fruits"])
    tel, at = f"01{r.choice('269')}-{digits(r, 3)} {digits(r, 4)}", when(r, 2019, 2025, 11, 23)
    p.mid(name, size=13)
    p.mid("WhatsApp " + tel, font="Rec18Cond")
    p.mid(f"{at:%d/%m/%Y}  {at:%H:%M}", font="Rec18Cond")
    p.down(4)
    pool = [("MUSANG KING A", 5500), ("D24", 2800), ("XO", 2200), ("BLACK THORN", 7800), ("KAMPUNG", 1200), ("RAMBUTAN", 600), ("MANGGIS", 1000),
            ("DUKU LANGSAT", 900),
            ("NANGKA", 850), ("IOI", 1800), ("TEKKA", 3200), ("CEMPEDAK", 750)]
    items, total = [], 0
    for what, price in draw_from(r, pool, rows):
        g = r.randint(380, 4200)
        amt = rnd(g * price / 1000)
        p.line(dy=-9, thick=.3)
        p.left(what)
        p.t(p.m, f"{g / 1000:.3f} kg @ RM {m(price)}/kg", font="Rec18Cond", size=7)
        p.t(p.r, m(amt), "r")
        p.down(13)
        items.append(item(what, amt, f"{g / 1000:.3f}", price))
        total += amt
    pay = near(total, 10)
    p.line(dy=-9, thick=1)
    p.lr("JUMLAH", m(total), font="Rec18Cond")
    p.lr("PEMBUNDARAN", m(pay - total), font="Rec18Cond")
    p.down(14)
    p.rect(p.m, p.y - 17, p.r, p.y + 7, stroke="black", thick=1.2)
    p.t(p.m + 4, "BAYAR", size=9)
    p.t(p.r - 4, "RM " + m(pay), "r", size=14)
    p.down(18)
    how = r.choice(["TUNAI", "TNG eWallet"])
    p.lr("CARA BAYAR", how, font="Rec18Cond")
    p.mid("TIDAK MANIS? TUKAR!", font="Rec18Cond", size=7)
    p.save("resit", order="columns")
    return data(name, None, at, "MYR", items, pay, subtotal=total, rounding=pay - total, phone=tel,
                payment_method="cash" if how == "TUNAI" else "wallet")


LAYOUTS = {"mamak": mamak, "perkakas": perkakas, "kedaibuku": kedaibuku, "durian": durian}
