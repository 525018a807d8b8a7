# SPDX-License-Identifier: AGPL-3.0-or-later
"""Singapore, United Kingdom, Australia, and a restaurant of the United States."""
from stranger_kiosk_kit import (Roll, clock, day_in, div, inside, item, money, pct, picks, rng_for, shown, tendered, to_five)

ZICHAR = [("Chilli Crab (per kg)", 8800), ("Cereal Prawn (S)", 2400), ("Sambal Kangkong", 1200), ("Har Cheong Gai", 1600), ("Mee Goreng Seafood", 1000),
          ("Claypot Tofu", 1600), ("Salted Egg Sotong", 2000), ("Plain Rice", 100), ("Wet Towel", 50), ("Barley Jug", 1180), ("Calamansi Ice", 380),
          ("Hotplate Venison", 1800), ("Yong Chow Fried Rice", 990), ("Mango Pudding", 580), ("Peanuts", 350)]


def zichar(path, seed, rows):
    """Noto Sans on 80 mm; quantity, name, amount; service charge and GST of Singapore; paid electronically."""
    rng = rng_for("zichar", seed, rows)
    name, addr = rng.choice([("Ocean Lantern Seafood Pte Ltd", ["Blk 419 Bedok North Ave 7 #01-22", "Singapore 460419"]),
                             ("Lao Ban Niang Kitchen Pte. Ltd.", ["26 Jalan Besar Lane", "Singapore 208806"])])
    r = Roll(80, "KioskNoto", 7.6, margin_mm=5, lead=1.28)
    r.big(name, 12.5)
    r.lines(addr, align="c")
    r.line(f"Tel: 6{rng.randint(200, 899)} {rng.randint(1000, 9999)}", "c")
    r.line(f"GST Reg No: 20{rng.randint(10, 22)}{rng.randint(10000, 39999)}{rng.choice('CDEGHKRWZ')}", "c")
    r.gap()
    r.band(f"DINE IN   TABLE {rng.randint(1, 60)}", 10, 0.15)
    d, (h, m, s) = day_in(rng, "2016-01-02", "2024-12-30"), clock(rng, 11, 22)
    rate = 70 if d.year < 2023 else 80 if d.year == 2023 else 90
    r.row(f"Tax Invoice {rng.randint(10000, 99999)}", f"{d:%d %b %Y} {h:02d}:{m:02d}:{s:02d}")
    r.row(f"Pax: {rng.randint(1, 10)}", f"Cashier: {rng.choice(['Mei', 'Jason', 'Devi'])}")
    r.rule(0.5, True)
    items, sub = [], 0
    for n, p in picks(rng, ZICHAR, rows):
        q = rng.choice([1, 1, 1, 2, 2, 3, 5])
        r.cells([(5, "r", f"{q}"), (9, "l", n), (100, "r", shown(p * q))])
        if q > 1:
            r.line(f"(@ {shown(p)} each)", x=r.use * 0.12, size=6.6)
        items.append(item(n, q, p if q > 1 else None, p * q))
        sub += p * q
    r.rule(0.5, True)
    svc = pct(sub, 100)
    gst = pct(sub + svc, rate)
    total = sub + svc + gst
    for a, b in (("Subtotal", sub), ("10% Svc Charge", svc), (f"{rate // 10}% GST", gst)):
        r.cells([(70, "r", a), (100, "r", shown(b))])
    r.rule(0.5, True, 40)
    r.cells([(60, "r", "TOTAL"), (100, "r", f"S${shown(total)}")], True, 11)
    how = rng.choice(["PAYNOW", "NETS", "VISA", "AMEX"])
    r.cells([(70, "r", how), (100, "r", f"S${shown(total)}")])
    r.gap()
    r.line("Thank you & see you again!", "c")
    r.save(path)
    return {"data": {"merchant": name, "address": " ".join(addr), "date": d.isoformat(), "time": f"{h:02d}:{m:02d}:{s:02d}", "currency": "SGD",
                     "line_items": items, "subtotal": money(sub), "service_charge": money(svc), "tax": money(gst), "total": money(total),
                     "paid": money(total)}}


GROCER = [("SEMI SKIMMED MILK 2PT", 130, 0), ("WHOLEMEAL LOAF 800G", 119, 0), ("FREE RANGE EGGS X6", 165, 0), ("MATURE CHEDDAR 350G", 325, 0),
          ("COLA 2L", 199, 1), ("DISHWASHER TABS 30S", 599, 1), ("BAKED BEANS 4PK", 290, 0), ("DIGESTIVES MILK CHOC", 175, 1), ("CHICKEN THIGHS 1KG", 349, 0),
          ("ROAST & SALT CRISPS 6PK", 185, 1), ("ENGLISH BREAKFAST TEA 80", 240, 0), ("CARRIER BAG", 30, 1), ("DAFFODILS BUNCH", 100, 1), ("SALTED BUTTER 250G", 199, 0),
          ("PALE ALE 4X440ML", 625, 1), ("KITCHEN TOWEL 2PK", 245, 1), ("PORRIDGE OATS 1KG", 140, 0)]


def ukgrocer(path, seed, rows):
    """DejaVu Sans Mono on 80 mm; loose goods by weight, quantity before the amount, card slip, VAT table."""
    rng = rng_for("ukgrocer", seed, rows)
    name, addr = rng.choice([("Thornfield Co-operative Foods Ltd", ["14-16 Market Place, Otley", "LS21 3AQ"]),
                             ("Harcombe's Supermarket", ["Unit 3 Quayside Retail Park", "Topsham, Exeter EX3 0JB"])])
    r = Roll(80, "KioskMono", cols=40, margin_mm=5, ink=0.1)
    r.big(name, 12)
    r.lines(addr, align="c")
    r.line(f"VAT No. GB {rng.randint(100, 999)} {rng.randint(1000, 9999)} {rng.randint(10, 99)}", "c")
    r.gap()
    r.grid("", "£")
    items, sub, by = [], 0, [0, 0]
    for n, p, v in picks(rng, GROCER + [("BANANAS LOOSE", 95, 0), ("BRAEBURN APPLES LOOSE", 230, 0)], rows):
        mark = "B" if v else "A"
        if "LOOSE" in n:
            g = rng.randint(150, 1900)
            q, a = f"{g // 1000}.{g % 1000:03d}", div(p * g, 1000)
            r.grid(n)
            r.grid(f"  {q} kg @ £{shown(p)}/kg", f"{shown(a)} {mark}")
            items.append(item(n, q, p, a))
        else:
            q = rng.choice([1, 1, 1, 1, 2, 3])
            a = p * q
            if q > 1:
                r.grid(n)
                r.grid(f"  {q} @ £{shown(p)}", f"{shown(a)} {mark}")
                items.append(item(n, q, p, a))
            else:
                r.grid(n, f"{shown(a)} {mark}")
                items.append(item(n, None, None, a))
        sub += a
        by[v] += a
    r.grid("", "--------  ")
    r.grid(f"TOTAL TO PAY ({rows} LINES)", f"£{shown(sub)}  ", True)
    cash = rng.random() < 0.5
    data = {}
    if cash:
        paid = tendered(rng, sub, (500, 1000, 2000))
        r.grid("CASH", f"£{shown(paid)}  ")
        r.grid("CHANGE DUE", f"£{shown(paid - sub)}  ")
        data = {"paid": money(paid), "change": money(paid - sub)}
    else:
        r.grid("VISA DEBIT (CONTACTLESS)", f"£{shown(sub)}  ")
        r.grid(f"AID A00000000310{rng.randint(10, 99)}", f"****{rng.randint(1000, 9999)}  ")
        data = {"paid": money(sub)}
    r.gap()
    vat = div(by[1] * 20, 120)
    r.grid(f"{'VAT RATE':<12}{'NET':>10}{'VAT':>8}{'GROSS':>9}")
    if by[0]:
        r.grid(f"{'A   0.00%':<12}{shown(by[0]):>10}{'0.00':>8}{shown(by[0]):>9}")
    if by[1]:
        r.grid(f"{'B  20.00%':<12}{shown(by[1] - vat):>10}{shown(vat):>8}{shown(by[1]):>9}")
    r.grid(f"{'TOTAL':<12}{shown(sub - vat):>10}{shown(vat):>8}{shown(sub):>9}")
    r.gap()
    d, (h, m, s) = day_in(rng, "2016-01-02", "2024-12-30"), clock(rng, 7, 21)
    r.grid(f"{d:%d/%m/%y} {h:02d}:{m:02d}", f"{rng.randint(1000, 9999)} {rng.randint(1, 20):03d} {rng.randint(100, 999)}")
    r.barcode(f"{rng.randint(1000000000, 9999999999)}")
    r.line("Please keep your receipt", "c")
    r.save(path)
    return {"data": {"merchant": name, "address": " ".join(addr), "date": d.isoformat(), "time": f"{h:02d}:{m:02d}", "currency": "GBP",
                     "line_items": items, "tax": money(vat), "total": money(sub)} | data}


NURSERY = [("Lavender 140mm pot", 1295), ("Premium Potting Mix 25L", 1190), ("Terracotta Pot 30cm", 2450), ("Grevillea 'Robyn Gordon' 200mm", 2499), ("Seaweed Tonic 1L", 1648),
           ("Garden Gloves Med", 999), ("Tomato Stakes 1.8m (6 pack)", 1432), ("Hose Fitting 12mm", 637), ("Sugarcane Mulch Bale", 1799), ("Secateurs Bypass", 3995),
           ("Basil Seedling Punnet", 448), ("Snail Bait 600g", 1123), ("Lawn Seed Shady 1kg", 2216)]


def nursery(path, seed, rows):
    """Courier on 76 mm; a garden centre of Australia: GST included, cash rounded or EFTPOS."""
    rng = rng_for("nursery", seed, rows)
    name, abn, addr = rng.choice([("WATTLEBROOK NURSERY PTY LTD", "41 602 118 337", ["2210 Old Northern Rd", "Dural NSW 2158"]),
                                  ("GREEN GULLY GARDEN SUPPLIES", "77 144 920 568", ["55-59 Canterbury Rd", "Bayswater VIC 3153"])])
    r = Roll(76, "Courier", 7.6, margin_mm=4)
    r.line(name, bold=True, size=10)
    r.line(f"ABN {abn}")
    r.lines(addr)
    r.line(f"Ph (0{rng.choice('23')}) 9{rng.randint(100, 999)} {rng.randint(1000, 9999)}")
    r.gap()
    r.line("TAX INVOICE", bold=True, size=9)
    d, (h, m, s) = day_in(rng, "2016-01-02", "2024-12-30"), clock(rng, 9, 17)
    ap = f"{(h - 1) % 12 + 1}:{m:02d}{'am' if h < 12 else 'pm'}"
    r.row(f"{d:%a} {d.day}/{d:%m/%Y} {ap}", f"Sale {rng.randint(10000, 99999)}")
    r.rule()
    items, total = [], 0
    for n, p in picks(rng, NURSERY, rows):
        q = rng.choice([1, 1, 2, 3, 4])
        r.lines(r.wrap(n, r.use))
        r.cells([(8, "l", f"{q} x ${shown(p)}"), (100, "r", f"${shown(p * q)}")])
        items.append(item(n, q, p, p * q))
        total += p * q
    r.rule()
    data = {"merchant": name, "address": " ".join(addr), "date": d.isoformat(), "time": ap, "currency": "AUD", "line_items": items}
    gst = div(total, 11)
    r.row("TOTAL inc GST", f"${shown(total)}", True, 9.5)
    r.row("GST included", f"${shown(gst)}")
    data["tax"] = money(gst)
    if rng.random() < 0.5:
        rnd = to_five(total)
        due = total + rnd
        paid = tendered(rng, due, (500, 2000, 5000))
        r.row("Cash rounding", f"{'-' if rnd < 0 else ''}${shown(abs(rnd))}")
        r.row("Amount due", f"${shown(due)}")
        r.row("Cash", f"${shown(paid)}")
        r.row("Change", f"${shown(paid - due)}")
        data |= {"rounding": money(rnd), "total": money(due), "paid": money(paid), "change": money(paid - due)}
    else:
        r.row("EFTPOS", f"${shown(total)}")
        data |= {"total": money(total), "paid": money(total)}
    r.rule()
    r.lines(r.wrap("Plants are perishable: 14 day exchange with this docket. Happy gardening!", r.use))
    r.save(path)
    return {"data": data}


GRILL = [("Caesar Salad", 1195), ("Ribeye 12oz", 3895), ("Smash Burger", 1650), ("Truffle Fries", 925), ("House Cab Gls", 1300), ("IPA Draft", 850), ("Crab Cakes", 1875),
         ("Iced Tea", 375), ("Key Lime Pie", 950), ("Clam Chowder Cup", 795), ("Lobster Roll", 2995), ("Kids Mac", 800), ("Espresso", 425), ("Grilled Salmon", 2650)]


def grill(path, seed, rows):
    """Courier on 80 mm; check of a restaurant in the United States with the tip of the card slip."""
    rng = rng_for("grill", seed, rows)
    name, addr, rate = rng.choice([("Pier Nine Grill", ["901 Harbor Street", "Portsmouth, NH 03801"], 850), ("Cottonwood Tavern", ["2417 Blake St", "Denver, CO 80205"], 881)])
    r = Roll(80, "Courier", cols=36, margin_mm=6)
    r.big(name, 16)
    r.lines(addr + [f"({rng.randint(201, 989)}) 555-0{rng.randint(100, 199)}"], align="c")
    r.gap()
    d, (h, m, s) = day_in(rng, "2016-01-02", "2024-12-30"), clock(rng, 11, 22)
    ap = f"{(h - 1) % 12 + 1}:{m:02d} {'AM' if h < 12 else 'PM'}"
    r.grid(f"Server: {rng.choice(['Kayla', 'Marcus', 'Dee'])}", f"{d.month:02d}/{d.day:02d}/{d.year}")
    r.grid(f"Table {rng.randint(1, 40)}/{rng.randint(1, 4)}", ap)
    r.grid(f"Guests: {rng.randint(1, 8)}", f"Check #{rng.randint(10000, 99999)}")
    r.dash()
    items, sub = [], 0
    for n, p in picks(rng, GRILL, rows):
        q = rng.choice([1, 1, 1, 2, 2, 3])
        r.grid(f"{q} {n}", shown(p * q))
        items.append(item(n, q, None, p * q))
        sub += p * q
    r.dash()
    tax = div(sub * rate, 10000)
    tip = div(sub * rng.choice([15, 18, 20, 22]), 100)
    r.grid("Subtotal", shown(sub))
    r.grid("Tax", shown(tax))
    r.dash()
    r.grid("Check Total", f"${shown(sub + tax)}")
    r.gap()
    r.grid(f"Visa XXXXXXXXXXXX{rng.randint(1000, 9999)}", "Sale")
    r.grid(f"Auth {rng.randint(100000, 999999)}", "APPROVED")
    r.gap()
    r.grid("Amount", f"${shown(sub + tax)}")
    r.grid("Tip", f"${shown(tip)}")
    r.grid("TOTAL", f"${shown(sub + tax + tip)}", True)
    r.gap(2)
    r.grid("X__________________________________")
    r.line("Guest Copy", "c")
    r.save(path)
    return {"data": {"merchant": name, "address": " ".join(addr), "date": d.isoformat(), "time": ap, "currency": "USD", "line_items": items,
                     "subtotal": money(sub), "tax": money(tax), "tip": money(tip), "total": money(sub + tax + tip)}}


LAYOUTS = {"zichar": zichar, "ukgrocer": ukgrocer, "nursery": nursery, "grill": grill}
