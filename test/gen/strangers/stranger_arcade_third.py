# SPDX-License-Identifier: AGPL-3.0-or-later
"""Receipts of a Singapore bistro, three of the USA and two of Britain."""
from stranger_arcade_kit import *


def bistro(path, seed, rows):
    """Singapore bistro: '++' prices, service charge and GST, label over value at the head, amounts drawn before names."""
    r = rng("bistro", seed, rows)
    shop, addr = r.choice([("THE TEMBUSU ROOM", ["38 Keong Saik Road", "Singapore 089144"]),
                           ("OSTERIA LUNGOMARE", ["1 Raffles Place #05-12", "Singapore 048616"])])
    pool = wares("si", "Truffle Fries|1600;Burrata, Heirloom Tomato|2600;Squid Ink Linguine|3200;Wagyu Striploin MB6 200g|7800;Barramundi en Papillote|3800;"
                 "Sparkling Water 750ml|900;Gls Sauvignon Blanc|1800;Flat White|650;Tiramisu|1500;Chilli Crab Bao (2)|1850;Negroni|2300;"
                 "Duck Confit, Puy Lentils|3400;Sourdough & Cultured Butter|850;Espresso|450;Btl Chianti Classico 2019|11800")
    R, f, b, dt = Roll(path, 226, 16), "Helvetica", "Helvetica-Bold", when(r, 2024, 2025, 12, 22)
    R.mid(shop, b, 12, 14)
    R.mids(addr + ["UEN / GST Reg. 2014" + digits(r, 5) + "K"], f, 7.5, 9.5)
    R.feed(8)
    xs = (R.l, 70, 112, 160)
    vals = (digits(r, 5), str(r.randint(1, 40)), str(r.randint(1, 6)), f"{dt:%d/%m/%y %H:%M}")
    for hs, fo, z in ((("CHECK", "TABLE", "COVERS", "DATE"), f, 6), (vals, b, 7)):
        for x, v in zip(xs, hs):
            R.put(x, v, fo, z)
        R.feed(9)
    R.rule(lw=1.5)
    R.feed(3)
    items, sub = [], 0
    for d, p in picks(r, pool, rows):
        q = r.choice([1, 1, 1, 2])
        R.put(R.l, str(q), f, 8)
        R.pair(d, M(p * q), f, 8, 12, left=R.l + 14)
        items.append({"description": d, "quantity": str(q), "amount": T(p * q)})
        sub += p * q
    R.rule()
    svc = pct(sub, 10)
    tax = pct(sub + svc, 9)
    for a, v in (("Subtotal", sub), ("10% Service Charge", svc), ("9% GST", tax)):
        R.pair(a, M(v), f, 8, 11, left=R.l + 14)
    tot = sub + svc + tax
    R.box(R.l, R.y - 4, R.r - R.l, 20, stroke="#000000", lw=0.8)
    R.feed(10)
    R.pair("TOTAL SGD", M(tot), b, 11, 20, left=R.l + 5, right=R.r - 5)
    R.pair(r.choice(["AMEX", "VISA", "MASTER"]) + " xxxx-" + digits(r, 4), M(tot), f, 8, 16)
    R.mid("Prices were quoted exclusive of service charge and GST", "Helvetica-Oblique", 6.5)
    R.save(order=lambda ts: sorted(ts, key=lambda o: o[1] < 150))
    return {"data": {"merchant": shop, "address": ", ".join(addr), "date": f"{dt:%Y-%m-%d}", "time": f"{dt:%H:%M}", "currency": "SGD", "line_items": items,
                     "subtotal": T(sub), "tax": T(tax), "total": T(tot), "paid": T(tot)}}


def grocer(path, seed, rows):
    """US supermarket: capitals, UPC, flags F/T, weighed goods on two lines, BALANCE."""
    r = rng("grocer", seed, rows)
    shop, addr = r.choice([("HARLAN'S FRESH MARKET", ["1450 W OAK ST", "DENTON, TX 76201"]),
                           ("PRAIRIE FOODS #0417", ["9020 METCALF AVE", "OVERLAND PARK KS 66212"])])
    pool = wares("sii", "GV WHL MILK GAL|348|0;LG EGGS 18CT|467|0;WHEAT BREAD|298|0;PAPER TOWELS 6|999|1;CHED SHRED 8OZ|249|0;DISH SOAP 24OZ|379|1;"
                 "TORTILLA CHIP|429|0;GRND BEEF 80/20|1187|0;ORNG JUICE 52Z|415|0;TRASH BAGS 45|894|1;PNUT BTR CRMY|312|0;AA BATTERY 8PK|848|1;"
                 "FRZ PIZZA SUPR|677|0;CEREAL OATS|493|0;SHAMPOO 12OZ|597|1;BLK BEANS 15OZ|96|0;PASTA SAUCE|224|0;CAT LITTER 20|1049|1;YOGURT VAN 32Z|388|0;"
                 "COFFEE GRND|1098|0")
    kg = [("BANANAS", 58), ("GALA APPLES", 147), ("ROMA TOMATO", 128), ("YLW ONIONS", 98), ("RED GRAPES", 228)]
    t, dt = Tty(path, 226, 38, "Courier-Bold", 10, 1.12), when(r, 2020)
    t.mid(shop)
    for s in addr + [f"({r.randint(201, 979)}) 555-01{r.randint(10, 99)}"]:
        t.mid(s)
    t.line()
    t.line(f"ST# {digits(r, 4)} OP# {digits(r, 6)} TE# {digits(r, 2)} TR# {digits(r, 5)}")
    items, sub, taxable = [], 0, 0
    for d, p, tx in picks(r, pool, rows):
        if r.random() < 0.2:
            d, up = r.choice(kg)
            w = r.randint(60, 420)
            a = rnd(Decimal(w * up) / 100)
            t.line(d)
            t.line(f"  {w / 100:.2f} lb @ {M(up)} /lb".ljust(28) + f"{M(a):>8} F")
            items.append({"description": d, "quantity": f"{w / 100:.2f}", "unit_price": T(up), "amount": T(a)})
        else:
            a = p + r.choice([0, 10, -10, 3])
            t.line(f"{d:<16}{'0' + digits(r, 11):<12}{M(a):>8} {'T' if tx else 'F'}")
            items.append({"description": d, "amount": T(a)})
            taxable += a * tx
        sub += a
    rate = r.choice([8.25, 6.5, 7.35])
    tax = pct(taxable, rate)
    tot = sub + tax
    paid = r.choice([tot, tender(r, tot, [500, 1000, 2000])])
    for a, v in (("SUBTOTAL", sub), (f"TAX 1  {rate:.3f} %", tax), ("TOTAL", tot), ("CASH TEND" if paid != tot else "DEBIT TEND", paid),
                 ("CHANGE DUE", paid - tot)):
        t.line(f"{a:>24}{M(v):>12}")
    t.line()
    t.mid(f"# ITEMS SOLD {rows}")
    t.mid(" ".join(digits(r, 4) for _ in range(5)))
    t.mid(f"{dt:%m/%d/%y}      {dt:%H:%M:%S}")
    t.save()
    return {"data": {"merchant": shop, "address": ", ".join(addr), "date": f"{dt:%Y-%m-%d}", "time": f"{dt:%H:%M:%S}", "line_items": items,
                     "subtotal": T(sub), "tax": T(tax),
                     "total": T(tot), "paid": T(paid), "change": T(paid - tot)}}


def diner(path, seed, rows):
    """US restaurant, tablet till's e-mailed receipt: amount on top, items with dollar signs, tip, card box."""
    r = rng("diner", seed, rows)
    shop, addr = r.choice([("Blue Heron Diner", ["212 Commercial Street", "Portland, ME 04101"]), ("Luz Taqueria", ["1809 E 6th St", "Austin, TX 78702"]),
                           ("Milldam Coffee & Kitchen", ["44 Main St", "Concord, MA 01742"])])
    pool = wares("sis", "Short Stack|895|Blueberry;Two Eggs Any Style|1150|Over easy, rye;Drip Coffee|350|;Lobster Roll|2895|Hot w/ butter;"
                 "Chicken Tinga Taco|475|;House Salad|950|Dressing on side;Cold Brew|525|;Patty Melt|1595|Sub sweet potato fries;Kids Grilled Cheese|750|;"
                 "Horchata|400|;Avocado Toast|1325|Add egg;Slice Key Lime Pie|825|;Clam Chowder Bowl|1195|")
    R, f, b, dt = Roll(path, 226, 18), F("Noto"), F("NotoB"), when(r, 2020)
    g = "#6b6b6b"
    items = [(d, p, o, r.choice([1, 1, 1, 2, 4])) for d, p, o in picks(r, pool, rows)]
    sub = sum(p * q for _, p, _, q in items)
    tax, tip = pct(sub, r.choice([8, 8.25, 7])), pct(sub, r.choice([15, 18, 20]))
    tot = sub + tax + tip
    R.y = 26
    R.mid(shop, b, 12, 30)
    R.mid("$" + M(tot), f, 26, 22)
    R.rule(lw=0.5, col="#cccccc")
    R.feed(6)
    for d, p, o, q in items:
        R.pair(d + (f" \u00d7 {q}" if q > 1 else ""), "$" + M(p * q), f, 8.5, 11, b)
        note = f"(${M(p)} ea.)" if q > 1 else o
        if note:
            R.put(R.l, note, f, 7, col=g)
            R.feed(10)
        R.feed(5)
    R.rule(lw=0.5, col="#cccccc")
    R.feed(6)
    for a, v in (("Subtotal", sub), ("Sales Tax", tax), ("Tip", tip)):
        R.pair(a, "$" + M(v), f, 8.5, 14)
    R.rule(lw=0.5, col="#cccccc")
    R.feed(6)
    R.pair("Total", "$" + M(tot), b, 10, 22)
    for s in [shop] + addr:
        R.put(R.l, s, f, 7.5, col=g)
        R.feed(10)
    R.feed(8)
    R.pair(r.choice(["Visa", "Mastercard", "Amex"]) + " " + digits(r, 4) + " (Contactless)", f"{dt:%b} {dt.day}, {dt.year}", f, 7.5, 10)
    R.pair("Auth code: " + digits(r, 6), f"{dt:%I:%M %p}".lstrip("0"), f, 7.5, 10)
    R.put(R.r, f"#{r.choice('abKxT')}{digits(r, 3)}", f, 7.5, "r")
    R.save(tail=22)
    li = [dict({"description": d}, **({"quantity": str(q), "unit_price": T(p)} if q > 1 else {}), amount=T(p * q)) for d, p, _, q in items]
    return {"data": {"merchant": shop, "address": ", ".join(addr), "date": f"{dt:%Y-%m-%d}", "time": f"{dt:%H:%M}", "currency": "USD", "line_items": li,
                     "subtotal": T(sub), "tax": T(tax), "tip": T(tip), "total": T(tot)}}


def gasmart(path, seed, rows):
    """US filling station with shop: pump, gallons and price a gallon, then shop goods."""
    r = rng("gasmart", seed, rows)
    shop, addr = r.choice([("TRAILHEAD FUEL STOP 118", ["2200 US HWY 50", "MONTROSE CO 81401"]), ("KWIK PINE #62", ["6015 GRAND AVE", "DULUTH MN 55807"])])
    pool = wares("si", "FOUNTAIN 32OZ|179;BEEF JERKY|749;ENERGY DRINK|349;BREAKFAST BRRTO|429;WINDSHLD FLUID|499;ICE BAG 10LB|399;GUM SPEARMINT|229;"
                 "COFFEE 16OZ|209;HOT DOG ROLLER|259;WATER 1L|239;TRAIL MIX|419;SUNFLWR SEEDS|289;PHONE CABLE|1299;DONUT GLAZED|149")
    R, f, b, dt = Roll(path, 165, 9), "Courier", "Courier-Bold", when(r, 2019, 2025, 5, 22)
    R.mid("WELCOME TO", f, 8, 9)
    for s, fo in [(shop, b)] + [(a, f) for a in addr]:
        R.mid(s, fo, 8, 9)
    R.feed(8)
    R.pair(f"{dt:%m/%d/%Y} {dt:%I:%M:%S %p}", "", f, 8, 9)
    R.pair(f"REG {r.randint(1, 3)} TRAN {digits(r, 7)}", "", f, 8, 16)
    gal, ppg, gr = r.randint(4100, 18900), r.randint(2790, 4390), r.choice(["UNLEADED", "MIDGRADE", "DIESEL 2"])
    fuel = rnd(Decimal(gal * ppg) / 10000)
    pump = r.randint(1, 12)
    for a, v in ((f"PUMP# {pump}", ""), (gr, M(fuel)), ("GALLONS:", f"{gal / 1000:.3f}"), ("PRICE/GAL:", f"${ppg / 1000:.3f}")):
        R.put(R.l + (9 if ":" in a else 0), a, f, 8)
        R.put(R.r - 9.6 if a == gr else 110, v, f, 8, "r")
        R.feed(9.5)
    items = [{"description": gr, "quantity": f"{gal / 1000:.3f}", "unit_price": f"{ppg / 1000:.3f}", "amount": T(fuel)}]
    goods = 0
    for d, p in picks(r, pool, rows - 1):
        R.pair(d, M(p) + " T", f, 8, 9.5)
        items.append({"description": d, "amount": T(p)})
        goods += p
    R.feed(5)
    tax = pct(goods, 7.5)
    tot = fuel + goods + tax
    for a, v in (("SUBTOTAL", fuel + goods), ("TAX", tax), ("TOTAL", tot), ("CREDIT", tot)):
        R.put(100, a, b if a == "TOTAL" else f, 8, "r")
        R.put(R.r - 9.6, ("$" if a == "TOTAL" else "") + M(v), b if a == "TOTAL" else f, 8, "r")
        R.feed(9.5)
    R.feed(5)
    for s in (r.choice(["VISA", "WEX FLEET", "DISCOVER"]) + "  XXXXXXXX" + digits(r, 4), "AUTH #: " + digits(r, 6), "ENTRY: CHIP"):
        R.pair(s, "", f, 8, 9)
    R.feed(8)
    R.mid("THANKS, COME AGAIN", f, 8)
    R.save()
    return {"data": {"merchant": shop, "address": ", ".join(addr), "date": f"{dt:%Y-%m-%d}", "time": f"{dt:%H:%M:%S}", "currency": "USD",
                     "line_items": items, "subtotal": T(fuel + goods), "tax": T(tax), "total": T(tot), "paid": T(tot)}}


def britgrocer(path, seed, rows):
    """British supermarket: pound signs, '3 @ £1.20 each' above the sum, loyalty savings after the subtotal."""
    r = rng("britgrocer", seed, rows)
    shop, addr = r.choice([("Fenwick & Dale", ["Kirkstall Road Superstore", "Leeds LS4 2DQ"]), ("Harbour Stores", ["14 Marine Parade", "Whitby YO21 3PR"])])
    pool = wares("si", "SEMI SKIMMED 2L|145;WHOLEMEAL 800G|139;FREE RANGE EGGS 12|310;BAKED BEANS 4PK|275;MATURE CHEDDAR 350G|325;CHICKEN THIGHS 1KG|385;"
                 "BRAEBURN APPLES 6PK|190;TENDERSTEM 200G|185;DIGESTIVES|150;TEA BAGS 160|399;FUSILLI 500G|95;CHOPPED TOMATOES|59;SALMON FILLETS 2PK|475;"
                 "LOOSE CARROTS|42;NATURAL YOGURT 500G|120;SALTED BUTTER 250G|199;PORRIDGE OATS 1KG|140;HOUMOUS 300G|165")
    R, f, b, dt = Roll(path, 226, 20), F("Cond"), F("CondB"), when(r, 2021)
    R.mid(shop, F("SerifB"), 16, 14)
    R.mids(addr + ["www.fenwickdale.example" if shop[0] == "F" else "www.harbourstores.example", "VAT NUMBER: GB " + digits(r, 9)], f, 7.5, 9.5)
    R.feed(8)
    R.put(R.r, "\u00a3", b, 8, "r")
    R.feed(11)
    items, sub = [], 0
    for d, p in picks(r, pool, rows):
        q = r.choice([1, 1, 1, 2, 3])
        R.put(R.l, d, f, 8.5)
        it = {"description": d, "amount": T(p * q)}
        if q > 1:
            R.feed(10)
            R.put(R.l + 10, f"{q} @ \u00a3{M(p)} each", f, 8)
            it.update(quantity=str(q), unit_price=T(p))
        R.put(R.r, M(p * q), f, 8.5, "r")
        R.feed(11)
        items.append(it)
        sub += p * q
    sav = min(sub // 10, r.choice([50, 75, 120, 235]))
    R.rule(([1, 2],))
    R.pair("Subtotal", "\u00a3" + M(sub), f, 8.5, 11)
    R.pair("Member Savings", "-\u00a3" + M(sav), f, 8.5, 13)
    R.pair("TOTAL TO PAY", "\u00a3" + M(sub - sav), b, 11, 14)
    R.pair(r.choice(["Visa Debit", "Mastercard"]) + " SALE", "\u00a3" + M(sub - sav), f, 8.5, 11)
    R.pair("CHANGE DUE", "\u00a30.00", f, 8.5, 14)
    for a, v in (("AID :", "A0000000031010"), ("NUMBER :", "************" + digits(r, 4)), ("AUTH CODE :", digits(r, 6)), ("VERIFIED BY :", "DEVICE")):
        R.put(R.l, a, f, 7)
        R.put(90, v, f, 7)
        R.feed(9)
    R.feed(6)
    R.bars(digits(r, 16), 20, 1.3)
    R.feed(12)
    R.mid(f"{dt:%d/%m/%y}  {dt:%H:%M}   Store {digits(r, 4)}  Till {r.randint(1, 30)}  Trans {digits(r, 4)}", f, 7)
    R.save(order=lambda ts: sorted(ts, key=lambda o: (o[2], -o[1])))
    return {"data": {"merchant": shop, "address": ", ".join(addr), "date": f"{dt:%Y-%m-%d}", "time": f"{dt:%H:%M}", "currency": "GBP", "line_items": items,
                     "subtotal": T(sub), "total": T(sub - sav), "paid": T(sub - sav), "change": "0.00"}}


def pub(path, seed, rows):
    """British pub: centred serif head, amounts with pound sign, gratuity, VAT told below."""
    r = rng("pub", seed, rows)
    shop, addr = r.choice([("The Ferryman's Arms", ["2 Quay Lane", "Topsham", "Exeter EX3 0JB"]),
                           ("The Plough & Lantern", ["High Street", "Chipping Marlow", "GL7 4TD"])])
    pool = wares("si", "Pint Best Bitter|475;Pint Lager|520;Fish & Chips|1650;Steak & Ale Pie|1595;Sunday Roast Beef|1895;Lg Pinot Grigio 250ml|895;"
                 "Sticky Toffee Pud|750;Halloumi Burger|1425;Half Cider|270;Diet Cola|310;Cheesy Chips|575;Kids Fish Fingers|795;Flat White|340;"
                 "G&T Single|640;Ploughman's|1250")
    R, f, b, dt = Roll(path, 226, 22), F("NSerif"), F("NSerifB"), when(r, 2022, 2025, 12, 22)
    R.mid("~ " + shop + " ~", b, 11, 14)
    R.mids(addr + ["VAT No. " + digits(r, 3) + " " + digits(r, 4) + " " + digits(r, 2)], f, 8, 10.5)
    R.feed(6)
    R.mid(f"Table {r.randint(1, 44)}  |  Covers {r.randint(1, 8)}  |  Served by {r.choice(['Ellie', 'Josh', 'Priya'])}", f, 8, 18)
    items, sub = [], 0
    for d, p in picks(r, pool, rows):
        q = r.choice([1, 1, 2])
        R.pair(f"{q} x {d}", "\u00a3" + M(p * q), f, 8.5, 12)
        items.append({"description": d, "quantity": str(q), "amount": T(p * q)})
        sub += p * q
    R.feed(3)
    R.rule(lw=0.4)
    R.rule(lw=0.4, gap=(-1.5, 10))
    tip = pct(sub, r.choice([10, 12.5]))
    tot = sub + tip
    R.pair("Food & Drink", "\u00a3" + M(sub), f, 8.5, 12)
    R.pair("Gratuity", "\u00a3" + M(tip), f, 8.5, 14)
    R.pair("Total", "\u00a3" + M(tot), b, 12, 15)
    R.pair("Paid by Card", "\u00a3" + M(tot), f, 8.5, 16)
    v = incl(sub, 20)
    R.mid(f"Food & Drink includes VAT at 20% of \u00a3{M(v)}", f, 7.5, 10)
    R.mid(f"{dt:%A} {dt.day} {dt:%B %Y} at {dt:%H:%M}", f, 7.5, 10)
    R.mid("Cheers! See you again soon", F("SerifB"), 7.5)
    R.save(words=True)
    return {"data": {"merchant": shop, "address": ", ".join(addr), "date": f"{dt:%Y-%m-%d}", "time": f"{dt:%H:%M}", "currency": "GBP", "line_items": items,
                     "subtotal": T(sub),
                     "tax": T(v), "tip": T(tip), "total": T(tot), "paid": T(tot)}}


LAYOUTS = {"bistro": bistro, "grocer": grocer, "diner": diner, "gasmart": gasmart, "britgrocer": britgrocer, "pub": pub}
