# SPDX-License-Identifier: AGPL-3.0-or-later
"""Tills of Singapore (cafe, minimart), the United Kingdom (pub) and Australia (homeware store)."""
from stranger_tally_kit import Roll, clock, day, digits, div, m, mc, pick, rng, tender

CAFE = [("Kopi-C Siew Dai", 220), ("Kaya Toast Set A", 640), ("Laksa (Large)", 980), ("Hainanese Pork Chop", 1290), ("Flat White", 590), ("Truffle Fries", 1150),
        ("Soft Shell Crab Burger", 1880), ("Iced Lemon Tea", 480), ("Mushroom Aglio Olio", 1690), ("Chendol", 550), ("Still Water", 350), ("Ondeh Cake Slice", 820),
        ("Eggs Benedict", 1780), ("Kids Pasta", 990), ("Iced Long Black", 560), ("Fish & Chips", 2150), ("Affogato", 780), ("Add Sourdough", 300)]


def sgcafe(path, seed, rows):
    r = rng("sgcafe", seed, rows)
    p = Roll(80, "Noto", 7.8, 5, lead=1.36)
    name, legal, addr = r.choice([
        ("Nasturtium & Co.", "Petal Table Pte. Ltd.", ["78 Guan Chuan Street #01-41", "Singapore 160078"]),
        ("THE KOPI ROOM", "Three Cups Holdings Pte Ltd", ["1 Kim Seng Walk, #B1-112/113", "Singapore 237994"])])
    d, t = day(r, "2017-01-10", "2022-12-20"), clock(r, 8, 22)
    p.c(name, font="Times-Roman", bold=True, size=17)
    p.gap(2)
    p.c(legal, size=7.4)
    for a in addr:
        p.c(a)
    p.c(f"GST Reg No: 20{digits(r, 7)}{r.choice('CDEKW')}", size=7)
    p.gap(7)
    p.row((0, "TAX INVOICE", "l"), (1, f"#{digits(r, 5)}", "r"), bold=True)
    p.lr(f"{d:%a} {d.day} {d:%b %Y}, {t:%H:%M}", f"Table {r.randrange(1, 40)}")
    p.rule(0.5)
    items, sub = [], 0
    for what, price in pick(r, CAFE, rows):
        q = r.choice([1, 1, 1, 2, 3])
        a = q * price
        sub += a
        p.row((0, f"{q}", "l"), (0.08, what, "l"), (1, m(a), "r"))
        it = dict(description=what, quantity=str(q), amount=m(a))
        if q > 1:
            p.row((0.08, f"@ {m(price)} each", "l"), size=6.6, color=(0.35, 0.35, 0.35))
            it["unit_price"] = m(price)
        items.append(it)
    p.rule(0.5)
    sc = div(sub, 10)
    gst = div((sub + sc) * 7, 100)
    tot = sub + sc + gst
    p.lr("Subtotal", mc(sub))
    p.lr("10% Service Charge", mc(sc))
    p.lr("7% GST", mc(gst))
    p.rule(1.2)
    p.lr("Total", f"S${mc(tot)}", bold=True, size=13)
    p.rule(1.2)
    p.lr(r.choice(["NETS", "Visa Contactless", "GrabPay"]), f"S${mc(tot)}")
    p.gap(8)
    p.c("Reviews make our day. See you soon!", size=7)
    p.save(path)
    return {"data": dict(merchant=legal, address=" ".join(addr), date=d.isoformat(), time=f"{t:%H:%M}", currency="SGD", line_items=items,
                         subtotal=m(sub), service_charge=m(sc), tax=m(gst), total=m(tot), paid=m(tot))}


MINI = [("HL MILK FRESH 1L", 335), ("KAYA SPREAD 400G", 420), ("CHILLI SAUCE 340G", 295), ("TOFU SILKEN", 110), ("XIAO BAI CAI 250G", 145), ("EGGS FRESH 10S", 310),
        ("INSTANT MEE CURRY 5S", 285), ("GREEN TEA 1.5L", 240), ("TOILET ROLL 10S", 690), ("FISHBALL 200G", 215), ("WHITE BREAD", 230), ("JASMINE RICE 2.5KG", 880),
        ("OYSTER SAUCE 510G", 465), ("DISH LIQ LEMON", 270), ("PLASTIC BAG", 20), ("BEEHOON 400G", 175), ("SESAME OIL 250ML", 560)]


def sgminimart(path, seed, rows):
    r = rng("sgminimart", seed, rows)
    p = Roll(58, "Courier", 7.2, 3, lead=1.14)
    name, addr = r.choice([
        ("YEW LIAN MINI MART", ["BLK 412 ANG MO KIO AVE 10", "#01-961 S(560412)"]),
        ("NAM HENG PROVISION PTE LTD", ["BLK 85 BEDOK NORTH ST 4", "#01-157 SINGAPORE 460085"])])
    d, t = day(r, "2016-01-10", "2023-12-20"), clock(r, 8, 23)
    p.l(name, bold=True)
    for a in addr:
        p.l(a)
    p.l(f"TEL 6{digits(r, 7)}")
    p.gap(8)
    W = p.chars()
    p.raw(f"REG {d:%d-%m-%Y} {t:%H:%M}")
    p.raw(f"C{r.randrange(1, 6):02d}{'MC#01':>8}{digits(r, 6):>{W - 11}}")
    p.gap(4)
    items, tot, cnt = [], 0, 0
    for what, price in pick(r, MINI, rows):
        q = r.choice([1, 1, 1, 2, 2, 4])
        a = q * price
        tot += a
        cnt += q
        if q > 1:
            p.raw(f"{q} X @ {m(price)}")
        lines = p.wrap(what, p.inner * 0.68)
        for x in lines[:-1]:
            p.raw(x)
        p.raw(lines[-1] + f"{'$' + m(a):>{W - len(lines[-1])}}")
        it = dict(description=what, amount=m(a))
        if q > 1:
            it.update(quantity=str(q), unit_price=m(price))
        items.append(it)
    paid = tender(r, tot, (200, 500, 1000, 5000))
    p.gap(3)
    p.raw(f"{cnt} No")
    p.lr("TOTAL", "$" + m(tot), size=13, hs=80, bold=True)
    p.raw(f"CASH{'$' + m(paid):>{W - 4}}")
    p.raw(f"CG{'$' + m(paid - tot):>{W - 2}}")
    p.gap(6)
    p.c("THANK YOU PLEASE COME AGAIN")
    p.save(path)
    return {"data": dict(merchant=name, address=" ".join(addr), date=d.isoformat(), time=f"{t:%H:%M}", currency="SGD", line_items=items,
                         total=m(tot), paid=m(paid), change=m(paid - tot))}


PUB = [("Pint Amber Bitter", 465), ("Half Cider", 260), ("Steak & Ale Pie", 1395), ("Beer Battered Cod", 1450), ("Sun Roast Beef", 1695), ("Kids Fish Fingers", 695),
       ("Pinot Grigio 175ml", 620), ("Large Malbec 250ml", 895), ("Sticky Toffee Pudding", 650), ("Halloumi Burger", 1275), ("Chunky Chips", 425), ("Diet Cola Post Mix", 310),
       ("Ploughman's Board", 1150), ("Gin Dbl + Tonic", 920), ("Crisps Salt/Vinegar", 130), ("Latte", 320), ("Soup of the Day", 625), ("Lime & Soda Pint", 120)]


def ukpub(path, seed, rows):
    r = rng("ukpub", seed, rows)
    p = Roll(80, "Mono", 7.6, 4, hs=90, lead=1.22)
    name, addr = r.choice([
        ("The Drover's Rest", ["14 Sheep Street", "Skipton", "North Yorkshire BD23 9ZZ"]),
        ("THE LANTERN & OAR", ["Quayside Lane", "Wivenhoe, Essex", "CO7 9QQ"])])
    d, t = day(r, "2021-05-20", "2024-11-20"), clock(r, 12, 23)
    p.c(name, size=14, hs=80, bold=True)
    for a in addr:
        p.c(a)
    p.c(f"Tel: 01{digits(r, 3)} {digits(r, 6)}")
    p.c(f"VAT No: {digits(r, 3)} {digits(r, 4)} {digits(r, 2)}")
    p.gap()
    p.fill("=")
    p.lr(f"{d:%d/%m/%Y} {t:%H:%M:%S}", f"Chk {digits(r, 4)}")
    p.lr(f"Table {r.randrange(1, 35)}", f"Clerk: {r.choice(['Beth', 'Callum', 'Moira'])}")
    p.fill("=")
    items, sub = [], 0
    for what, price in pick(r, PUB, rows):
        q = r.choice([1, 1, 1, 2, 2, 3])
        a = q * price
        sub += a
        p.row((0, f"{q} {what}", "l"), (1, f"\u00a3{m(a)}", "r"))
        items.append(dict(description=what, quantity=str(q), amount=m(a)))
    p.fill("=")
    disc = r.random() < 0.6
    sc = div(sub * 10, 100) if disc else 0
    tot = sub + sc
    net = div(sub * 5, 6)
    p.lr("Sub Total", f"\u00a3{mc(sub)}")
    if disc:
        p.lr("Optional Service 10%", f"\u00a3{mc(sc)}")
    p.lr("TOTAL DUE", f"\u00a3{mc(tot)}", bold=True, size=10)
    p.lr(f"{r.choice(['Visa Debit', 'Mastercard'])} ****{digits(r, 4)}", f"\u00a3{mc(tot)}")
    p.gap()
    p.row((0, "VAT Rate", "l"), (0.5, "Net", "r"), (0.75, "VAT", "r"), (1, "Gross", "r"))
    p.row((0, "A 20.00%", "l"), (0.5, mc(net), "r"), (0.75, mc(sub - net), "r"), (1, mc(sub), "r"))
    p.gap()
    p.c("Service is optional and goes to our staff")
    p.c("Cheers! Book online for Sunday lunch")
    p.save(path)
    data = dict(merchant=name, address=" ".join(addr), date=d.isoformat(), time=f"{t:%H:%M:%S}", currency="GBP", line_items=items,
                subtotal=m(sub), tax=m(sub - net), total=m(tot), paid=m(tot))
    if disc:
        data["service_charge"] = m(sc)
    return {"data": data}


HOME = [("Decking Screw 10g x 50mm 500pk", 3890), ("Potting Mix Premium 25L", 1290), ("LED Downlight Warm 9W", 1695), ("Cordless Drill Skin 18V", 12900), ("Timber Pine 90x45 2.4m", 1485),
        ("Tap Timer Mechanical", 2297), ("Citronella Candle", 650), ("Paint Roller Kit 230mm", 1498), ("Gas Bottle Swap 9kg", 2799), ("Hose Fitting Set 12mm", 1145),
        ("Storage Tub 60L", 1600), ("Sandpaper Assorted 10pk", 575), ("Interior Low Sheen White 4L", 6490), ("Garden Gloves Medium", 498), ("Native Seedling 140mm", 789)]


def aushome(path, seed, rows):
    r = rng("aushome", seed, rows)
    p = Roll(80, "Cond", 7.6, 3.5, lead=1.26)
    name, addr = r.choice([
        ("Gumleaf Home & Trade Pty Ltd", ["Unit 4, 212 Old Geelong Road", "Hoppers Crossing VIC 3029"]),
        ("Saltbush Hardware Co-op Ltd", ["85-91 Murray Terrace", "Mannum SA 5238"])])
    d, t = day(r, "2019-02-01", "2024-11-20"), clock(r, 7, 19)
    p.box(22)
    p.y += 5
    p.c(name.split()[0].upper(), bold=True, size=13, color=(1, 1, 1), lead=0.95)
    p.gap(9)
    p.l(name, bold=True)
    for a in addr:
        p.l(a)
    p.l(f"ABN {digits(r, 2)} {digits(r, 3)} {digits(r, 3)} {digits(r, 3)}")
    p.l(f"Ph 0{'3' if 'VIC' in addr[-1] else '8'} {digits(r, 4)} {digits(r, 4)}")
    p.gap()
    p.c("Tax Invoice", bold=True, size=10)
    p.lr(f"{t.strftime('%I:%M%p').lower().lstrip('0')}  {d:%d/%m/%Y}", f"S{digits(r, 4)} R{r.randrange(1, 20):02d} {digits(r, 6)}")
    p.rule(0.5, ([3, 2], 0))
    items, tot, n = [], 0, 0
    for what, price in pick(r, HOME, rows):
        q = r.choice([1, 1, 1, 2, 4, 6])
        a = q * price
        tot += a
        n += q
        p.l(what)
        if q > 1:
            p.row((0.04, digits(r, 7), "l"), (0.3, f"{q} @ ${m(price)}", "l"), (1, f"${mc(a)}", "r"))
            items.append(dict(description=what, quantity=str(q), unit_price=m(price), amount=m(a)))
        else:
            p.row((0.04, digits(r, 7), "l"), (1, f"${mc(a)}", "r"))
            items.append(dict(description=what, amount=m(a)))
    p.rule(0.5, ([3, 2], 0))
    cash = r.random() < 0.5
    rd = (0 if not cash else {0: 0, 1: -1, 2: -2, 3: 2, 4: 1}[tot % 5])
    pay = tot + rd
    p.lr(f"SubTotal ({n} items)", f"${mc(tot)}")
    if cash:
        p.lr("Cash Rounding", f"{'-' if rd < 0 else ''}${m(abs(rd))}")
    p.lr("Total", f"${mc(pay)}", bold=True, size=12)
    p.lr("GST INCLUDED IN THE TOTAL", f"${mc(div(tot, 11))}")
    paid = tender(r, pay, (500, 1000, 5000)) if cash else pay
    p.lr("Cash" if cash else f"EFTPOS XXXX{digits(r, 4)}", f"${mc(paid)}")
    if cash:
        p.lr("Change", f"${mc(paid - pay)}")
    p.bars(r, 30, 0.8)
    p.c("Please retain receipt for proof of purchase", size=6.8)
    p.save(path)
    data = dict(merchant=name, address=" ".join(addr), date=d.isoformat(), time=f"{t:%H:%M}", currency="AUD", line_items=items,
                subtotal=m(tot), tax=m(div(tot, 11)), total=m(pay), paid=m(paid))
    if cash:
        data.update(rounding=m(rd), change=m(paid - pay))
    return {"data": data}


LAYOUTS = {"sgcafe": sgcafe, "sgminimart": sgminimart, "ukpub": ukpub, "aushome": aushome}
