# SPDX-License-Identifier: AGPL-3.0-or-later
"""Singapore: cinema counter, hotel bar. USA: diner's mailed check, post office counter."""
import datetime
from stranger_turnstile_kit import *


def cinema(path, seed, rows):
    """Cinema counter: film and hall in label-over-value boxes, seat or size below the item, GST included in a sentence."""
    r = rng("cinema", seed, rows)
    p = Roll(path, 226, "Helvetica", "Helvetica-Bold", 8, 10.5, 12)
    name, legal, addr = r.choice([("LUMEN CINEPLEX", "Lumen Leisure Pte Ltd", ["68 Orchard Link #07-01", "Singapore 238865"]),
                                  ("Starlight Screens", "Starlight Screens (S) Pte. Ltd.", ["Tampines Arcade #04-11", "4 Tampines Central 9 S(529510)"])])
    at, gst = when(r, 2024, 2025, 10, 22), f"20{digits(r, 7)}{r.choice('CDKZ')}"
    start = at + datetime.timedelta(minutes=r.randint(10, 90))
    p.mid(name, font=p.bold, size=14)
    p.mid(legal, size=7)
    for a in addr:
        p.mid(a, size=7)
    p.mid(f"GST Reg No: {gst}", size=7)
    p.down(6)
    film = r.choice(["THE LAST LIGHTHOUSE (PG13)", "Dragon Court II (NC16)", "Penguin Post (G)"])
    for lab, val in (("MOVIE", film), ("SESSION", f"{start:%a %d %b %Y, %I:%M%p}")):
        p.t(p.m + 4, lab, size=5.5, color="#666666")
        p.t(p.m + 4, val, font=p.bold, size=9, dy=10)
        p.rect(p.m, p.y - 8, p.r, p.y + 14, stroke="#888888", thick=.4)
        p.down(22)
    p.t(p.m + 4, "HALL", size=5.5, color="#666666")
    p.t(p.m + 4, str(r.randint(1, 11)), font=p.bold, size=9, dy=10)
    p.t(p.m + 106, "TICKET NO", size=5.5, color="#666666")
    p.t(p.m + 106, digits(r, 10), font=p.bold, size=9, dy=10)
    p.rect(p.m, p.y - 8, p.m + 101, p.y + 14, stroke="#888888", thick=.4)
    p.rect(p.m + 101, p.y - 8, p.r, p.y + 14, stroke="#888888", thick=.4)
    p.down(28)
    p.lr(f"{at:%d/%m/%Y %H:%M}", f"POS {r.randint(1, 9):02d} {r.choice(['WEILING', 'HAFIZ', 'PRIYA'])}", size=7)
    p.down(3)
    pool = [("Adult Weekend", 1550, "Seat"), ("Student Wkday", 850, "Seat"), ("Senior Citizen", 600, "Seat"), ("Popcorn Combo", 1290, "Large / Sweet"),
            ("Nachos w Cheese", 890, "Regular"), ("Mineral Water", 350, "600ml"), ("Hotdog Classic", 750, "No mustard"), ("3D Glasses", 200, "Adult"),
            ("Iced Lemon Tea", 480, "Regular"), ("Gold Class Adult", 3900, "Seat"), ("Chicken Bites", 920, "6 pcs")]
    items, total = [], 0
    for what, price, note in draw_from(r, pool, rows):
        q = r.choice([1, 1, 2, 2, 3, 4])
        amt = q * price
        p.t(p.m, what)
        p.t(p.m + 118, str(q), "r")
        p.t(p.m + 158, fm(price), "r")
        p.right(fm(amt))
        if note == "Seat":
            a, b = r.choice("ABCDEFGHJK"), r.randint(1, 16)
            note = "Seat " + " ".join(f"{a}{b + k}" for k in range(q))
        p.t(p.m + 8, note, size=6.5, color="#555555", dy=-1.5)
        p.down(10)
        items.append(item(what, amt, q, price))
        total += amt
    p.line(thick=1, gap=8)
    p.lr("TOTAL SGD", fm(total), font=p.bold, size=12)
    how, kind = r.choice([("NETS", "card"), ("VISA CONTACTLESS", "card"), ("GRABPAY", "wallet"), ("CASH", "cash")])
    paid = total if kind != "cash" else tender(r, total, [10, 1000, 5000])
    p.lr(how, fm(paid))
    if kind == "cash":
        p.lr("CHANGE DUE", fm(paid - total))
    tax = rnd(total * 9 / 109)
    p.down(4)
    p.mid(f"Total includes GST of ${fm(tax)} at 9%", size=7)
    p.mid("No refund or exchange. Keep ticket for inspection.", size=6.5)
    p.qr("LMN" + digits(r, 12), 54)
    p.save("Ticket receipt", words=True)
    return data(name, addr, at, "SGD", items, total, tax=tax, paid=paid, change=paid - total if kind == "cash" else None,
                tax_id=gst, payment_method=kind)


def hotelbar(path, seed, rows):
    """Hotel bar check of an old hospitality terminal: count first, sums in "plus plus", lines to sign."""
    r = rng("hotelbar", seed, rows)
    p = Roll(path, 226, "Courier", "Courier-Bold", 9, 10.8, 14)
    n = 36
    name, addr, tel = r.choice([("The Tanglin Vault", ["Hotel Merapi Singapore", "31 Tanglin Close", "Singapore 247911"], "+65 6735 0418"),
                                ("KINGFISHER LOUNGE", ["The Beaufort Quay Hotel", "9 Marina Rise, Singapore 018977"], "6221 7730")])
    at, gst = when(r, 2024, 2025, 17, 23), f"M{r.randint(2, 9)}-{digits(r, 7)}-{r.choice('XKA')}"
    for s in [name] + addr + ["Tel " + tel, "GST Reg " + gst]:
        p.left(s.center(n).rstrip())
    p.left("")
    p.left(f"{r.randint(100, 999)} {r.choice(['Marcus', 'Shu Fen', 'Jerome'])}")
    p.left("-" * n)
    p.left(f"{'TBL ' + str(r.randint(1, 60)) + '/1':<10}{'CHK ' + digits(r, 4):^14}{'GST ' + str(r.randint(1, 6)):>12}")
    p.left(f"{at:%b%d'%y %I:%M%p}".center(n).rstrip())
    p.left("-" * n)
    pool = [("Singapore Sling", 2900), ("Tiger Draft Pint", 1800), ("GLS Sauv Blanc", 2200), ("BTL Brut NV", 16800), ("Truffle Fries", 1900),
            ("Wagyu Sliders", 3200),
            ("Negroni", 2600), ("Old Fashioned", 2700), ("Still Water 75", 1200), ("Satay Half Dz", 2100), ("Calamansi Spritz", 2400), ("Espresso", 700),
                    ("Cheese Board", 3800),
            ("Highland 12 Dbl", 3400)]
    items, sub = [], 0
    for what, price in draw_from(r, pool, rows):
        q = r.choice([1, 1, 1, 2, 2, 3, 4])
        p.left(f"{q:>3} {what:<20}{fm(q * price):>12}")
        items.append(item(what, q * price, q))
        sub += q * price
    p.left("")
    svc = rnd(sub * .1)
    tax = rnd((sub + svc) * .09)
    total = sub + svc + tax
    for lab, v in (("Subtotal", sub), ("10% Service Charge", svc), ("9% GST", tax)):
        p.left(f"    {lab:<20}{fm(v):>12}")
    p.left(f"    {'TOTAL':<18}{'$' + fm(total):>14}", font=p.bold)
    p.left("")
    card = r.random() < .5
    if card:
        p.left(f"    {'XXXX' + digits(r, 4) + ' AMEX':<20}{fm(total):>12}")
        p.left("-" * 10 + f"{r.randint(10, 99)} CLOSED {at:%b%d %I:%M%p}" + "-" * 4)
    else:
        for s in ("Room No.  _________________________", "", "Print Name _______________________", "", "Signature _________________________"):
            p.left(s)
    p.left("")
    p.left("Prices in Singapore dollars".center(n).rstrip())
    p.save("CHK")
    return data(name, addr, at, "SGD", items, total, "%H:%M", subtotal=sub, tax=tax, paid=total if card else None, phone=tel, tax_id=gst,
                payment_method="card" if card else None)


def diner(path, seed, rows):
    """Mailed check of an American tablet till: thin grey rules, grouped by seat, tax, tip, card line."""
    r = rng("diner", seed, rows)
    p = Roll(path, 226, "Helvetica", "Helvetica-Bold", 8.5, 11.5, 16, 8)
    name, addr, tel = r.choice([("Blue Plate Diner", ["2410 SE Hawthorne Ave", "Portland, OR 97214"], "(503) 555-0148"),
                                ("Mabel's Pancake House", ["118 Main St", "Galena, IL 61036"], "815-555-0192"),
                                ("El Comal Taqueria", ["5602 Burnet Rd Ste B", "Austin, TX 78756"], "(512) 555-0127")])
    rate = {"OR": 0, "IL": 775, "TX": 825}[addr[1].split()[-2]]
    at = when(r, 2021, 2025, 7, 21)
    p.mid(name, size=15, font="Times-Bold")
    for a in addr + [tel]:
        p.mid(a, color="#444444")
    p.down(8)
    p.lr(f"Server: {r.choice(['Kayla B', 'Tom', 'Denise'])}", f"Check #{r.randint(1, 220)}")
    p.lr(f"Table {r.randint(1, 30)}", f"Guest Count: {r.randint(1, 6)}")
    p.lr("Ordered:", f"{at.month}/{at.day}/{at:%y} {at.hour % 12 or 12}:{at:%M} {at:%p}")
    p.down(4)
    pool = [("Buttermilk Short Stack", 895), ("2 Eggs Any Style", 750), ("Bottomless Coffee", 395), ("Veggie Omelet", 1325), ("Corned Beef Hash", 1450),
            ("Patty Melt", 1395),
            ("Cup Soup of the Day", 525), ("Kids Mac & Cheese", 695), ("Fresh OJ (Lg)", 550), ("Chicken Fried Steak with Country Gravy", 1695),
                    ("Side Bacon", 475),
            ("Apple Pie a la Mode", 725), ("Iced Tea", 325), ("House Salad", 650)]
    items, sub, seat = [], 0, 0
    for i, (what, price) in enumerate(draw_from(r, pool, rows)):
        if i % 4 == 0 and rows > 4:
            seat += 1
            p.t(p.w / 2, f"Seat {seat}", "c", size=7, color="#666666")
            p.line(x1=p.w / 2 - 18, dy=-2.5, color="#bbbbbb")
            p.line(x0=p.w / 2 + 18, dy=-2.5, color="#bbbbbb")
            p.down(12)
        q = r.choice([1, 1, 1, 1, 2])
        parts = p.split(what, 118)
        p.t(p.m, str(q))
        p.t(p.r, "$" + fm(q * price), "r")
        for s in parts:
            p.t(p.m + 16, s)
            p.down()
        items.append(item(" ".join(parts), q * price, q))
        sub += q * price
    p.down(4)
    p.line(color="#bbbbbb", gap=7)
    tax, tip = rnd(sub * rate / 10000), rnd(sub * r.choice([15, 18, 20, 22]) / 100)
    total = sub + tax + tip
    p.lr("Subtotal", "$" + fm(sub))
    if rate:
        p.lr("Tax", "$" + fm(tax))
    p.lr("Tip", "$" + fm(tip))
    p.down(3)
    p.lr("Total", "$" + fm(total), font=p.bold, size=11)
    p.down(5)
    p.line(color="#bbbbbb", gap=7)
    brand = r.choice(["Mastercard", "Visa", "Discover"])
    p.lr("Input Type", r.choice(["C (EMV Chip Read)", "Contactless"]), size=7.5)
    p.lr(f"{brand.upper()} {r.choice(['CREDIT', 'DEBIT'])}", "xxxxxxxx" + digits(r, 4), size=7.5)
    p.lr("Transaction Type", "Sale", size=7.5)
    p.lr("Authorization", "Approved", size=7.5)
    p.lr("Approval Code", digits(r, 6), size=7.5)
    p.down(6)
    p.mid("Thanks for stopping by!")
    p.save(name, order="columns")
    return data(name, addr, at, "USD", items, total, subtotal=sub, tax=tax if rate else None, tip=tip, phone=tel, payment_method="card")


def postal(path, seed, rows):
    """Post office counter: four columns with a two-line heading, shipping details under each product, grand total."""
    r = rng("postal", seed, rows)
    p = Roll(path, 226, "Rec18Mono", "Rec18MonoB", 6.6, 8.4, 12)
    name, addr, tel = r.choice([("COPPER CREEK", ["412 N 3RD ST", "COPPER CREEK, NM 87901-9998"], "(800)555-0176"),
                                ("HARLOW STATION", ["77 DEPOT AVE", "HARLOW, VT 05149-9998"], "(800)555-0139")])
    at = when(r, 2021, 2025, 8, 17)
    p.mid(name, font=p.bold, size=10)
    for a in addr + [tel]:
        p.mid(a)
    p.left(f"{at:%m/%d/%Y}")
    p.ops.append(("t", p.r - width(f"{at:%I:%M %p}", p.font, p.size), p.y - p.lead, f"{at:%I:%M %p}", p.font, p.size, None))
    p.left("-" * 50)
    xs = [p.m + 112, p.m + 156, p.r]
    for a, b, c, d in (("Product", "Qty", "Unit", "Price"), ("", "", "Price", "")):
        p.t(p.m, a) if a else None
        for x, s in zip(xs, (b, c, d)):
            if s:
                p.t(x, s, "r")
        p.down()
    p.left("-" * 50)
    towns = ["Duluth, MN 55802", "Macon, GA 31201", "Bend, OR 97701", "Lowell, MA 01852", "Tempe, AZ 85281"]
    pool = [("First-Class Mail®", "Letter", 73, 0), ("Priority Mail®", "Med FR Box", 1840, 1), ("Wildflowers Bklt", None, 1460, 2), ("Priority Mail®",
            None, 1075, 1),
            ("Certified Mail®", None, 485, 0), ("Bubble Mailer 10x13", None, 239, 2), ("Media Mail®", None, 463, 1), ("Global Fern", None, 165, 2),
                    ("Packing Tape Disp", None, 479, 2),
            ("Return Receipt", None, 410, 0), ("Stamped Envelope", None, 88, 2)]
    items, total = [], 0
    for what, sub, price, kind in draw_from(r, pool, rows):
        q = 1 if kind == 1 else r.choice([1, 1, 2, 3, 10])
        p.t(p.m, what)
        for x, s in zip(xs, [str(q), "$" + m(price), "$" + fm(q * price)]):
            p.t(x, s, "r")
        p.down()
        if kind < 2:
            lines = [sub] if sub else []
            lines.append(r.choice(towns))
            if kind == 1:
                eta = at + datetime.timedelta(days=r.randint(2, 6))
                lines += [f"Weight: {r.randint(0, 9)} lb {r.randint(1, 159) / 10:.2f} oz", "Expected Delivery Date", f"  {eta:%a %m/%d/%Y}", "Tracking #:",
                        "  9505 5" + digits(r, 3) + " " + digits(r, 4) + " " + digits(r, 4)]
            for s in lines:
                p.t(p.m + 8, s)
                p.down()
        p.down(3)
        items.append(item(what, q * price, q, price))
        total += q * price
    p.left("-" * 50)
    p.lr("Grand Total:", "$" + fm(total))
    p.left("-" * 50)
    card = r.random() < .6
    paid = total if card else tender(r, total, [100, 1000, 2000])
    p.lr("Debit Card Remit" if card else "Cash", "$" + fm(paid))
    if card:
        p.left(" Card Name: VISA")
        p.left(f" Account #: XXXXXXXXXXXX{digits(r, 4)}")
        p.left(f" Approval #: {digits(r, 6)}")
    else:
        p.lr("Change", "-$" + fm(paid - total)) if paid > total else None
    p.left("-" * 50)
    for s in ("All sales final on stamps and postage.", "Refunds for guaranteed services only.", "Thank you for your business."):
        p.mid(s)
    p.down(4)
    p.left(f"UFN: {digits(r, 6)}-{digits(r, 4)}")
    p.left(f"Clerk: {r.randint(1, 20):02d}")
    p.save("Receipt")
    return data(name, addr, at, "USD", items, total, "%H:%M", paid=paid, change=None if card or paid == total else paid - total, phone=tel,
                payment_method="card" if card else "cash")


LAYOUTS = {"cinema": cinema, "hotelbar": hotelbar, "diner": diner, "postal": postal}
