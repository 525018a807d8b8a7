# SPDX-License-Identifier: AGPL-3.0-or-later
"""Singapore, the United Kingdom and Australia."""
import stranger_register_goods as goods
from stranger_register_kit import Roll, ampm, clock, day, digits, five, mix, money, picks, rng, share, tender, true


def zichar(path, seed, rows):
    """80 mm: quantity first, service charge 10 % and GST on top."""
    r = rng("zichar", seed, rows)
    p = Roll(path, 80, "Noto", 8.6, margin=4)
    w = 72
    merchant, addr = r.choice([
        ("Kampong Tide Zi Char Pte Ltd", ["Blk 724 Ang Mo Kio Avenue 6", "#01-4123 Singapore 560724"]),
        ("LAU JIAK SEAFOOD RESTAURANT PTE. LTD.", ["1020 East Coast Seafood Parade #02-07", "Singapore 449877"])])
    d = day(r, "2024-01-02", "2025-10-30")
    rate = 9
    h, mi, _ = clock(r, 11, 22)
    p.text(merchant, bold=True, size=11)
    for a in addr:
        p.text(a)
    reg = f"20{r.randrange(1, 20):02d}{digits(r, 5)}{r.choice('CDEGHKMNRWZ')}"
    p.text(f"UEN / GST Reg No: {reg}", size=7.5)
    p.gap(1)
    p.band(f"TABLE {r.randrange(1, 60)}", al="l", size=12)
    p.row((0, "l", f"Receipt: R{digits(r, 7)}"), (w, "r", f"Pax: {r.randrange(1, 11)}"))
    p.row((0, "l", d.strftime("%a, %d %b %Y")), (w, "r", ampm(h, mi)))
    p.rule()
    items, sub = [], 0
    for name, price in picks(r, goods.HAWKER, rows):
        q = r.choice([1, 1, 2, 2, 3, 4, 8])
        parts = p.wrap(name, 42)
        for i, part in enumerate(parts):
            cells = [(8, "l", part)]
            if i == 0:
                cells += [(0, "l", str(q)), (w, "r", "$" + money(q * price))]
            p.row(*cells)
        item = {"description": name, "quantity": str(q), "amount": true(q * price)}
        if q > 1:
            p.row((8, "l", f"@ ${money(price)} each"), size=7.2)
            item["unit_price"] = true(price)
        items.append(item)
        sub += q * price
    p.rule()
    sc = share(sub, 10, 100)
    tax = share(sub + sc, rate, 100)
    pay = sub + sc + tax
    p.row((0, "l", "Subtotal"), (w, "r", "$" + money(sub)))
    p.row((0, "l", "10% Svc Chg"), (w, "r", "$" + money(sc)))
    p.row((0, "l", f"{rate}% GST"), (w, "r", "$" + money(tax)))
    data = {"merchant": merchant, "address": " ".join(addr), "date": d.isoformat(), "time": f"{h:02d}:{mi:02d}",
            "currency": "SGD", "line_items": items, "subtotal": true(sub), "service_charge": true(sc), "tax": true(tax)}
    if r.random() < 0.5:
        rnd = -(pay % 5)
        p.row((0, "l", "Rounding"), (w, "r", ("-$" if rnd < 0 else "$") + money(abs(rnd))))
        pay += rnd
        cash = tender(r, pay, (1000, 5000))
        p.row((0, "l", "TOTAL"), (w, "r", "$" + money(pay)), bold=True, size=13)
        p.row((0, "l", "CASH"), (w, "r", "$" + money(cash)))
        p.row((0, "l", "CHANGE"), (w, "r", "$" + money(cash - pay)))
        data.update(rounding=true(rnd), paid=true(cash), change=true(cash - pay))
    else:
        p.row((0, "l", "TOTAL"), (w, "r", "$" + money(pay)), bold=True, size=13)
        p.row((0, "l", "NETS"), (w, "r", "$" + money(pay)))
        data["paid"] = true(pay)
    data["total"] = true(pay)
    p.gap(2)
    p.text("Scan for e-menu & feedback", "c", size=7.5)
    p.qr("feedback " + digits(r, 12), 18)
    p.save()
    return {"data": data}


def minimart(path, seed, rows):
    """58 mm Courier; name, then barcode and quantity; GST in the price."""
    r = rng("minimart", seed, rows)
    p = Roll(path, 58, "Courier", 7.6, margin=3)
    n = p.grid
    merchant, addr = r.choice([
        ("SUNNY CORNER MINIMART PTE LTD", ["201D TAMPINES STREET 21 #01-11", "SINGAPORE 524201"]),
        ("EVERFRESH PROVISION (S) PTE LTD", ["BLK 88 ZION CRESCENT #01-02", "SINGAPORE 160088"])])
    d = day(r, "2024-01-02", "2025-10-30")
    h, mi, s = clock(r, 7, 23)
    p.text(merchant, "c", bold=True)
    for a in addr:
        p.text(a, "c")
    p.text("GST REG: M2-" + digits(r, 7) + "-" + r.choice("0123456789"), "c")
    p.text("TAX INVOICE", "c")
    p.raw("")
    items, total = [], 0
    for name, price in picks(r, goods.MINIMART, rows):
        q = r.choice([1, 1, 1, 2, 3])
        usual, promo = price, r.random() < 0.25
        if promo:
            price = price * 17 // 100 * 5
        p.raw(name)
        p.raw(mix(n, (0, "l", "888" + digits(r, 9)), (17, "r", str(q)), (18, "l", "x"), (24, "r", money(price)), (n, "r", money(q * price))))
        if promo:
            p.raw(f"  PROMO PRICE (U.P. {money(usual)})")
        items.append({"description": name, "quantity": str(q), "unit_price": true(price), "amount": true(q * price)})
        total += q * price
    p.raw("-" * n)
    tax = share(total, 9, 109)
    p.raw(mix(n, (0, "l", "TOTAL"), (n, "r", "S$" + money(total))), bold=True)
    data = {"merchant": merchant, "address": " ".join(addr), "date": d.isoformat(),
            "time": f"{h:02d}:{mi:02d}:{s:02d}", "currency": "SGD", "line_items": items, "tax": true(tax),
            "total": true(total)}
    if r.random() < 0.5:
        cash = tender(r, total, (200, 1000, 5000))
        p.raw(mix(n, (0, "l", "CASH"), (n, "r", money(cash))))
        p.raw(mix(n, (0, "l", "CHANGE"), (n, "r", money(cash - total))))
        data.update(paid=true(cash), change=true(cash - total))
    else:
        p.raw(mix(n, (0, "l", "PAYNOW"), (n, "r", money(total))))
        data["paid"] = true(total)
    p.raw("-" * n)
    p.raw(mix(n, (0, "l", "GST 9% INCLUDED"), (n, "r", money(tax))))
    p.raw(mix(n, (0, "l", "NET OF GST"), (n, "r", money(total - tax))))
    p.raw("")
    p.text(f"{d.strftime('%d/%m/%Y')}  {h:02d}:{mi:02d}:{s:02d}", "c")
    p.text(f"POS 1  TXN {digits(r, 6)}", "c")
    p.text("THANK YOU", "c")
    p.save()
    return {"data": data}


def pub(path, seed, rows):
    """United Kingdom, 80 mm: pub bill with pounds, VAT in the price, slip of the card machine."""
    r = rng("pub", seed, rows)
    p = Roll(path, 80, "Serif", 8.6, margin=5)
    w = 70
    merchant, addr = r.choice([
        ("The Drover & Lantern", ["Market Place", "Helmsby", "North Yorkshire YO62 9ZZ"]),
        ("The Ferryman's Rest", ["2 Quay Lane", "Porthwenna", "Cornwall TR26 0XX"])])
    d = day(r, "2022-04-01", "2025-09-30")
    h, mi, _ = clock(r, 12, 23)
    p.text(merchant, "c", bold=True, size=15)
    for a in addr:
        p.text(a, "c")
    p.text(f"VAT No. GB {digits(r, 3)} {digits(r, 4)} {digits(r, 2)}", "c", size=7.5)
    p.rule("dot")
    p.row((0, "l", f"Check {r.randrange(1000, 9999)}"), (w, "r", f"Till {r.randrange(1, 5)}  {r.choice(['Gemma', 'Tom', 'Priya'])}"))
    p.row((0, "l", d.strftime("%d/%m/%Y") + f" {h:02d}:{mi:02d}"))
    p.rule("dot")
    items, total = [], 0
    for name, price in picks(r, goods.PUB, rows):
        q = r.choice([1, 1, 1, 2, 2, 3, 4])
        p.row((0, "l", f"{q} {name}"), (w, "r", "£" + money(q * price)))
        items.append({"description": name, "quantity": str(q), "amount": true(q * price)})
        total += q * price
    p.rule("dot")
    sc = share(total, 125, 1000) if r.random() < 0.5 else 0
    vat = share(total, 20, 120)
    pay = total + sc
    data = {"merchant": merchant, "address": " ".join(addr), "date": d.isoformat(), "time": f"{h:02d}:{mi:02d}",
            "currency": "GBP", "line_items": items, "tax": true(vat), "total": true(pay), "paid": true(pay)}
    if sc:
        p.row((0, "l", "Sub Total"), (w, "r", "£" + money(total)))
        p.row((0, "l", "Optional service 12.5%"), (w, "r", "£" + money(sc)))
        data.update(subtotal=true(total), service_charge=true(sc))
    p.row((0, "l", "TOTAL TO PAY"), (w, "r", "£" + money(pay)), bold=True, size=12)
    p.row((0, "l", "Contactless"), (w, "r", "£" + money(pay)))
    p.gap(1)
    p.row((0, "l", "VAT Rate"), (30, "r", "Net"), (50, "r", "VAT"), (w, "r", "Gross"), size=7.5)
    p.row((0, "l", "A 20.0%"), (30, "r", money(total - vat)), (50, "r", money(vat)), (w, "r", money(total)), size=7.5)
    p.rule("dot")
    p.text("CUSTOMER COPY - PLEASE RETAIN", "c", size=7.5)
    p.text(f"VISA DEBIT   **** **** **** {digits(r, 4)}", size=7.5)
    p.text(f"AID A000000003{digits(r, 4)}   AUTH CODE {digits(r, 6)}", size=7.5)
    p.text("Verified by device. APPROVED", size=7.5)
    p.gap(1)
    p.text("Cheers - see you again soon!", "c", font="Times-Italic", size=9.5)
    p.save()
    return {"data": data}


def nursery(path, seed, rows):
    """Australia, 76 mm: garden centre, tax invoice with ABN, GST in the total, cash rounding."""
    r = rng("nursery", seed, rows)
    p = Roll(path, 76, "Mono", 7.2, margin=3.5)
    n = p.grid
    merchant, abn, addr = r.choice([
        ("Wattle Flat Garden Supplies Pty Ltd", "61 004 882 317", ["112 Old Coast Road", "Wattle Flat NSW 2795"]),
        ("Bluegum Nursery & Hardware", "38 917 204 556", ["Cnr Station & Mill Streets", "Yarrabee VIC 3875"])])
    d = day(r, "2016-07-01", "2025-06-30")
    h, mi, _ = clock(r, 8, 17)
    p.text(merchant, bold=True, size=9)
    for a in addr:
        p.text(a)
    p.text(f"ABN {abn}      Ph (02) {digits(r, 4)} {digits(r, 4)}")
    p.raw("=" * n)
    p.raw(mix(n, (0, "l", "TAX INVOICE"), (n, "r", "No. " + digits(r, 7))), bold=True)
    p.raw(mix(n, (0, "l", d.strftime("%d %b %Y").upper()), (n, "r", ampm(h, mi).lower().replace(" ", ""))))
    p.raw("=" * n)
    items, total, free = [], 0, 0
    for name, price in picks(r, goods.GARDEN_AU, rows):
        q = r.choice([1, 1, 1, 2, 3, 5, 10])
        star = "" if "Eggs" in name else "*"
        free += 0 if star else q * price
        p.raw(mix(n, (0, "l", name), (n - 1, "r", money(q * price))) + star)
        p.raw(f"   {q} @ {money(price)} ea")
        items.append({"description": name, "quantity": str(q), "unit_price": true(price), "amount": true(q * price)})
        total += q * price
    p.raw("-" * n)
    tax = share(total - free, 1, 11)
    data = {"merchant": merchant, "address": " ".join(addr), "date": d.isoformat(), "time": f"{h:02d}:{mi:02d}",
            "currency": "AUD", "line_items": items, "subtotal": true(total), "tax": true(tax)}
    p.raw(mix(n, (0, "l", f"{rows} SUBTOTAL"), (n - 1, "r", "$" + money(total))))
    rnd, cashed = 0, r.random() < 0.6
    if cashed:
        rnd = five(total)
        p.raw(mix(n, (0, "l", "Rounding"), (n - 1, "r", money(rnd, sign="$"))))
        data["rounding"] = true(rnd)
    pay = total + rnd
    p.row((0, "l", "TOTAL"), (69 - 1.5, "r", "$" + money(pay)), bold=True, size=11)
    p.raw(mix(n, (0, "l", "GST included in total"), (n - 1, "r", "$" + money(tax))))
    p.raw("-" * n)
    if cashed:
        cash = tender(r, pay, (500, 2000, 5000))
        p.raw(mix(n, (0, "l", "Cash"), (n - 1, "r", "$" + money(cash))))
        p.raw(mix(n, (0, "l", "Change"), (n - 1, "r", "$" + money(cash - pay))))
        data.update(paid=true(cash), change=true(cash - pay))
    else:
        p.raw(mix(n, (0, "l", "EFTPOS"), (n - 1, "r", "$" + money(pay))))
        data["paid"] = true(pay)
    data["total"] = true(pay)
    p.gap(1)
    p.raw("* = taxable item")
    p.text("Plants are living things - no refunds without this docket.", size=6.5)
    p.save()
    return {"data": data}


LAYOUTS = {"zichar": zichar, "minimart": minimart, "pub": pub, "nursery": nursery}
