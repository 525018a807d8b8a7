# SPDX-License-Identifier: AGPL-3.0-or-later
"""A cafe of the United States, a German supermarket, a cafeteria in the Emirates, a grocery in the Philippines."""
from stranger_kiosk_kit import (Roll, clock, comma, day_in, div, inside, item, money, picks, rng_for, shown, tendered)

BREWS = [("Flat White", 450), ("Cold Brew 16oz", 525), ("Avocado Toast", 1150), ("Blueberry Muffin", 395), ("Oat Latte", 575), ("Chai Latte", 525), ("Drip Coffee", 325),
         ("Everything Bagel with Scallion Cream Cheese", 675), ("Egg & Cheddar Sandwich", 895), ("House Blend Beans 12oz Whole Bean", 1850), ("Kombucha Bottle", 550),
         ("Granola Parfait", 725), ("Almond Croissant", 495), ("Matcha Lemonade", 595)]


def cafe(path, seed, rows):
    """Helvetica on 80 mm; tablet till of the United States: airy, name with the count behind, tip, card."""
    rng = rng_for("cafe", seed, rows)
    name, addr, rate = rng.choice([("Millrace Coffee Co.", ["318 SE Division Pl", "Tacoma, WA 98402"], 1030), ("Bluebird & Bean", ["77 Prospect Ave", "Brooklyn, NY 11215"], 888),
                                   ("Juniper Street Cafe", ["1450 Juniper St NE", "Atlanta, GA 30309"], 890)])
    r = Roll(80, "Helvetica", 8.4, margin_mm=6, lead=1.4, ink=0.2)
    r.disc("".join(w[0] for w in name.split() if w[0].isalpha())[:1], 18, 0.3)
    r.big(name, 13)
    r.lines(addr, align="c", size=7.6)
    r.gap()
    d, (h, m, s) = day_in(rng, "2016-01-02", "2024-12-30"), clock(rng, 7, 17)
    ap = f"{(h - 1) % 12 + 1}:{m:02d} {'AM' if h < 12 else 'PM'}"
    sub_items, sub = [], 0
    for n, p in picks(rng, BREWS, rows):
        q = rng.choice([1, 1, 1, 1, 2, 3])
        sub_items.append((n, q, p))
        sub += p * q
    tax = div(sub * rate, 10000)
    tip = div(sub * rng.choice([15, 18, 20, 25]), 100)
    total = sub + tax + tip
    r.big(f"${shown(total)}", 24)
    r.line(f"{d:%b} {d.day}, {d.year} at {ap}", "c", size=7.6)
    r.rule(0.4)
    items = []
    for n, q, p in sub_items:
        names = r.wrap(n + (f" x {q}" if q > 1 else ""), r.use * 0.72)
        r.row(names[0], f"${shown(p * q)}")
        r.lines(names[1:])
        if q > 1:
            r.line(f"${shown(p)} ea.", size=7)
        items.append(item(n, q if q > 1 else None, p if q > 1 else None, p * q))
    r.rule(0.4)
    r.row("Subtotal", f"${shown(sub)}")
    r.row(f"Sales Tax ({rate // 100}.{rate % 100:02d}%)", f"${shown(tax)}")
    r.row("Tip", f"${shown(tip)}")
    r.rule(0.4)
    r.row("Total", f"${shown(total)}", True)
    r.row(f"{rng.choice(['Visa', 'Mastercard', 'Amex'])} {rng.randint(1000, 9999)} (Contactless)", f"${shown(total)}")
    r.gap()
    r.line(f"Receipt #{rng.choice('abkrtz')}{rng.randint(1, 9)}{rng.choice('ABKQ')}{rng.choice('xyz')}", "c", size=7)
    r.save(path)
    return {"data": {"merchant": name, "address": " ".join(addr), "date": d.isoformat(), "time": ap, "currency": "USD", "line_items": items,
                     "subtotal": money(sub), "tax": money(tax), "tip": money(tip), "total": money(total), "paid": money(total)}}


WAREN = [("VOLLMILCH 3,5% 1L", 119, "B"), ("BUTTER 250G", 229, "B"), ("KÄSEAUFSCHNITT", 249, "B"), ("ROGGENMISCHBROT", 279, "B"), ("PILS 6X0,33L", 499, "A"), ("SPÜLMITTEL ZITRO", 95, "A"),
         ("APFELSAFT NATURTRÜB", 149, "A"), ("HACKFLEISCH GEM.", 449, "B"), ("SCHOKOLADE VOLLM.", 129, "B"), ("TOILETTENPAPIER", 395, "A"), ("ZAHNBÜRSTE MITTEL", 199, "A"),
         ("MÜSLI BEERE", 289, "B"), ("JOGHURT NATUR", 79, "B"), ("KAFFEE GEMAHLEN", 599, "B"), ("GRILLKOHLE 3KG", 549, "A"), ("PFAND 0,25", 25, "A"), ("EIER FREILAND 10ER", 299, "B")]


def supermarkt(path, seed, rows):
    """DejaVu Sans Mono on 76 mm; German till: commas, count line above the name's amount, tax table."""
    rng = rng_for("supermarkt", seed, rows)
    name, addr = rng.choice([("Frischmarkt Lindner e.K.", ["Bahnhofstraße 27", "72764 Reutlingen"]), ("Kaufgut Handels GmbH", ["Am Alten Hafen 3", "26789 Leer"])])
    r = Roll(76, "KioskMono", cols=38, margin_mm=4.5)
    r.big(name, 13)
    r.lines(addr + [f"UID Nr.: DE{rng.randint(100000000, 399999999)}"], align="c")
    r.gap()
    r.grid("", "EUR  ")
    items, total, by = [], 0, {"A": 0, "B": 0}
    for n, p, t in picks(rng, WAREN + [("TOMATEN RISPEN", 299, "B"), ("BANANEN", 179, "B")], rows):
        if n in ("TOMATEN RISPEN", "BANANEN"):
            g = rng.randint(200, 1800)
            q, a = f"{g // 1000}.{g % 1000:03d}", div(p * g, 1000)
            r.grid(n, f"{comma(a)} {t}")
            r.grid(f"   {q.replace('.', ',')} kg x {comma(p)} EUR/kg")
            items.append(item(n, q, p, a))
        else:
            q = rng.choice([1, 1, 1, 2, 3, 4])
            a = p * q
            r.grid(n, f"{comma(a)} {t}")
            if q > 1:
                r.grid(f"   {q} Stk x {comma(p):>6}")
            items.append(item(n, q if q > 1 else None, p if q > 1 else None, a))
        by[t] += a
        total += a
    r.dash("-")
    r.grid("SUMME", f"EUR {comma(total)}  ", True)
    r.dash("=")
    paid = total
    data = {}
    if rng.random() < 0.6:
        paid = tendered(rng, total, (500, 1000, 5000))
        r.grid("Geg. BAR", f"EUR {comma(paid)}  ")
        r.grid("Rückgeld BAR", f"EUR {comma(paid - total)}  ")
        data = {"change": money(paid - total)}
    else:
        r.grid("Geg. girocard", f"EUR {comma(total)}  ")
    r.gap()
    r.grid(f"{'Steuer %':<10}{'Netto':>9}{'Steuer':>9}{'Brutto':>10}")
    tax = net = 0
    for t, pm, word in (("A", 190, "A= 19,0%"), ("B", 70, "B=  7,0%")):
        if by[t]:
            x = inside(by[t], pm)
            r.grid(f"{word:<10}{comma(by[t] - x):>9}{comma(x):>9}{comma(by[t]):>10}")
            tax, net = tax + x, net + by[t] - x
    r.grid(f"{'Gesamt':<10}{comma(net):>9}{comma(tax):>9}{comma(total):>10}")
    r.gap()
    d, (h, m, s) = day_in(rng, "2021-01-02", "2024-12-30"), clock(rng, 8, 20)
    r.grid(f"{d:%d.%m.%Y}   {h:02d}:{m:02d}", f"Bon-Nr.:{rng.randint(100, 9999)}")
    r.grid(f"Markt:{rng.randint(1000, 9999)}", f"Kasse:{rng.randint(1, 9)}  Bed.:{rng.randint(100000, 999999)}")
    r.qr(f"V0;{rng.randint(10**9, 10**10)};Kassenbeleg-V1;{rng.randint(1000, 9999)}", 70)
    r.line("Vielen Dank für Ihren Einkauf", "c")
    r.save(path)
    return {"data": {"merchant": name, "address": " ".join(addr), "date": d.isoformat(), "time": f"{h:02d}:{m:02d}", "currency": "EUR", "line_items": items,
                     "tax": money(tax), "total": money(total), "paid": money(paid)} | data}


KARAK = [("Karak Tea", 200), ("Chicken Shawarma Sandwich", 800), ("Mutton Biryani", 2200), ("Porotta (2 pcs)", 300), ("Fresh Orange Juice Large", 1500), ("Hummus", 1000), ("Falafel Plate", 1200),
         ("Club Sandwich with French Fries", 1850), ("Mixed Grill Half Kilo", 4500), ("Arabic Bread", 100), ("Fattoush", 1350), ("Water Small", 150), ("Umm Ali", 1425), ("Egg Paratha", 450)]


def cafeteria(path, seed, rows):
    """Condensed sans on 80 mm; VAT 5 % of the Emirates inside the prices, all columns ruled off."""
    rng = rng_for("cafeteria", seed, rows)
    name, addr = rng.choice([("AL NAKHEEL CORNER CAFETERIA L.L.C", ["Shop 3, Bldg 118, Al Rigga Street,", "Deira, Dubai, U.A.E."]), ("ZAAFARAN GRILLS RESTAURANT", ["Muroor Road, Near Al Falah Signal,", "P.O. Box 48213, Abu Dhabi"])])
    r = Roll(80, "KioskCond", 7.6, margin_mm=4, lead=1.25)
    r.big(name, 11)
    r.lines(addr, align="c")
    r.line(f"TRN: 100{rng.randint(100000000, 999999999)}003", "c", True)
    r.gap()
    r.band("TAX INVOICE", 9.5, 0.2)
    d, (h, m, s) = day_in(rng, "2018-01-02", "2024-12-30"), clock(rng, 8, 23)
    ap = f"{(h - 1) % 12 + 1:02d}:{m:02d}:{s:02d} {'AM' if h < 12 else 'PM'}"
    r.row(f"Bill No : {rng.randint(1000, 99999)}", f"Type : {rng.choice(['Dine In', 'Take Away', 'Delivery'])}")
    r.row(f"Date : {d:%d-%b-%Y}", f"Time : {ap}")
    r.rule()
    r.cells([(0, "l", "#"), (7, "l", "Item Name"), (62, "r", "Qty"), (79, "r", "Price"), (100, "r", "Amount")], True)
    r.rule()
    items, total = [], 0
    for k, (n, p) in enumerate(picks(rng, KARAK, rows), 1):
        q = rng.choice([1, 1, 2, 2, 3, 4])
        names = r.wrap(n, r.use * 0.46)
        r.cells([(0, "l", f"{k}"), (7, "l", names[0]), (62, "r", f"{q}"), (79, "r", shown(p)), (100, "r", shown(p * q))])
        r.lines(names[1:], x=r.use * 0.07)
        r.y += 1
        items.append(item(n, f"{q}", p, p * q))
        total += p * q
    r.rule()
    vat = inside(total, 50)
    for a, b in (("Total Excl. VAT", total - vat), ("VAT 5%", vat)):
        r.cells([(68, "r", a), (100, "r", shown(b))])
    r.cells([(56, "r", "Net Total"), (100, "r", f"AED {shown(total)}")], True, 10.5)
    r.rule()
    paid = tendered(rng, total, (500, 1000, 5000))
    r.cells([(68, "r", "Cash Paid"), (100, "r", shown(paid))])
    r.cells([(68, "r", "Balance"), (100, "r", shown(paid - total))])
    r.gap()
    r.line("All prices are inclusive of VAT. Thank you!", "c")
    r.save(path)
    return {"data": {"merchant": name, "address": " ".join(addr), "date": d.isoformat(), "time": ap, "currency": "AED", "line_items": items,
                     "subtotal": money(total - vat), "tax": money(vat), "total": money(total), "paid": money(paid), "change": money(paid - total)}}


TINDA = [("LUCKY BLEND COFFEE 10S", 7850, 1), ("RICE WELL MILLED 5KG", 24500, 0), ("SARDINES TOMATO 155G", 2375, 1), ("CANE VINEGAR 1L", 4200, 1), ("SOY SAUCE 385ML", 2850, 1),
         ("EGGS MEDIUM 12S", 9600, 0), ("LAUNDRY BAR 380G", 3150, 1), ("PANCIT CANTON 6S", 9325, 1), ("EVAP MILK 370ML", 3475, 1), ("FRESH BANGUS PCK", 18750, 0), ("CORNED BEEF 260G", 8990, 1),
         ("SHAMPOO SACHET 12S", 8400, 1), ("CALAMANSI NET", 4500, 0), ("LUNCHEON MEAT 350G", 10725, 1), ("MOSQUITO COIL 10S", 3990, 1)]


def grocery(path, seed, rows):
    """Courier on 58 mm; sales invoice of the Philippines with its table of VATable and exempt sales."""
    rng = rng_for("grocery", seed, rows)
    name, op, addr = rng.choice([("ALING NENA SUPERMART", "Operated by: NDG Trading Corp.", ["128 Rizal Ave. Ext.,", "Brgy. San Roque, Antipolo City"]),
                                 ("ISLA FRESH GROCERY", "Operated by: M. L. Cabrera", ["Colon St. cor. Jakosalem St.,", "Cebu City 6000"])])
    r = Roll(58, "Courier", cols=32, margin_mm=3.5)
    r.big(name, 11)
    r.lines([op] + addr, align="c")
    r.line(f"VAT REG TIN {rng.randint(100, 999)}-{rng.randint(100, 999)}-{rng.randint(100, 999)}-00000", "c")
    r.line(f"MIN {rng.randint(10**16, 10**17 - 1)}", "c")
    r.gap()
    r.line("SALES INVOICE", "c", True)
    d, (h, m, s) = day_in(rng, "2018-01-02", "2024-12-30"), clock(rng, 8, 20)
    r.grid(f"{d:%m/%d/%Y} ({d:%a})", f"{h:02d}:{m:02d}:{s:02d}")
    r.grid(f"SI# {rng.randint(1, 999999):08d}", f"POS {rng.randint(1, 12):02d}")
    r.dash("=")
    items, total, by, pieces = [], 0, [0, 0], 0
    for n, p, v in picks(rng, TINDA, rows):
        q = rng.choice([1, 1, 1, 2, 3, 6])
        r.grid(n)
        r.grid(f"  {q} @ {shown(p)}", f"{shown(p * q)}{'V' if v else 'E'}")
        items.append(item(n, q, p, p * q))
        by[v] += p * q
        total, pieces = total + p * q, pieces + q
    r.dash("=")
    paid = tendered(rng, total, (2000, 10000, 50000))
    r.grid(f"{pieces} item(s)")
    r.grid("TOTAL DUE", f"PHP {shown(total)}", True)
    r.grid("CASH", shown(paid))
    r.grid("CHANGE", shown(paid - total))
    r.dash()
    vat = inside(by[1], 120)
    for a, b in (("VATable Sales (V)", by[1] - vat), ("VAT-Exempt Sales (E)", by[0]), ("Zero-Rated Sales", 0), ("VAT Amount (12%)", vat)):
        r.grid(a, shown(b))
    r.dash()
    for a in ("Cust. Name", "Address", "TIN"):
        r.grid(f"{a}:".ljust(12) + "_" * 20)
    r.gap()
    r.line("SALAMAT PO!", "c")
    r.save(path)
    return {"data": {"merchant": name, "address": " ".join(addr), "date": d.isoformat(), "time": f"{h:02d}:{m:02d}:{s:02d}", "currency": "PHP", "line_items": items,
                     "tax": money(vat), "total": money(total), "paid": money(paid), "change": money(paid - total)}}


LAYOUTS = {"cafe": cafe, "supermarkt": supermarkt, "cafeteria": cafeteria, "grocery": grocery}
