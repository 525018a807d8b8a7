# SPDX-License-Identifier: AGPL-3.0-or-later
"""United States (with tip), Germany, the Philippines."""
from reportlab.lib.colors import HexColor
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Paragraph, Table, TableStyle

import stranger_register_goods as goods
from stranger_register_kit import Roll, ampm, clock, day, digits, mix, money, picks, rng, share, tender, true


def diner(path, seed, rows):
    """80 mm Courier: check with tax, card slip with the tip keyed in."""
    r = rng("diner", seed, rows)
    p = Roll(path, 80, "Courier", 9.2, margin=4)
    n = p.grid
    merchant, addr, rate = r.choice([
        ("Dot's Crossroads Diner", ["4410 N Old Mill Rd", "Tolliver, OH 43999"], 725),
        ("BLUE KETTLE GRILL", ["87 Harbor Street", "East Penwick, ME 04099"], 800)])
    d = day(r, "2019-01-05", "2025-09-30")
    h, mi, _ = clock(r, 6, 22)
    p.text(merchant, "c", bold=True, size=13)
    for a in addr:
        p.text(a, "c")
    p.text(f"({digits(r, 3)}) 555-01{digits(r, 2)}", "c")
    p.raw("")
    p.raw(mix(n, (0, "l", "Server: " + r.choice(["Darlene", "Marcus", "Kim"])), (n, "r", f"Check #{r.randrange(10, 400)}")))
    p.raw(mix(n, (0, "l", f"Table {r.randrange(1, 30)}"), (n, "r", f"Guests: {r.randrange(1, 7)}")))
    p.raw(mix(n, (0, "l", f"{d.month}/{d.day}/{d.year}"), (n, "r", ampm(h, mi).lstrip("0"))))
    p.raw("_" * n)
    p.raw("")
    items, sub = [], 0
    for name, price in picks(r, goods.DINER_US, rows):
        q = r.choice([1, 1, 1, 1, 2, 2, 3])
        p.raw(mix(n, (0, "l", str(q)), (3, "l", name), (n, "r", money(q * price))))
        items.append({"description": name, "quantity": str(q), "amount": true(q * price)})
        sub += q * price
    tax = share(sub, rate, 10000)
    tip = share(sub, r.choice([15, 18, 20, 22]), 100)
    tip = tip // 100 * 100 if tip > 200 else tip
    pay = sub + tax + tip
    p.raw("_" * n)
    p.raw("")
    p.raw(mix(n, (0, "l", "Subtotal"), (n, "r", money(sub))))
    p.raw(mix(n, (0, "l", f"Sales Tax {rate // 100}.{rate % 100:02d}%"), (n, "r", money(tax))))
    p.raw(mix(n, (0, "l", "Amount Due"), (n, "r", money(sub + tax))))
    p.gap(2)
    p.raw("Credit  Chip  XXXXXXXXXXXX" + digits(r, 4))
    p.raw("Approval: " + digits(r, 6))
    p.gap(1)
    p.raw(mix(n, (0, "l", "Amount"), (n, "r", "$" + money(sub + tax))))
    p.raw(mix(n, (0, "l", "+ Tip"), (n, "r", "$" + money(tip))))
    p.row((0, "l", "= Total"), (72, "r", "$" + money(pay)), bold=True, size=12)
    p.gap(2)
    p.text("I agree to pay the above total amount according to the card issuer agreement.", size=7.4)
    p.gap(7)
    p.raw("x" + "_" * (n - 6))
    p.text("Customer Copy", "c")
    p.save()
    return {"data": {"merchant": merchant, "address": " ".join(addr), "date": d.isoformat(), "time": f"{h:02d}:{mi:02d}",
                     "currency": "USD", "line_items": items, "subtotal": true(sub), "tax": true(tax), "tip": true(tip),
                     "total": true(pay)}}


def coffeebar(path, seed, rows):
    """80 mm Helvetica, tablet till: a platypus table, tip on the screen, grey rules."""
    r = rng("coffeebar", seed, rows)
    p = Roll(path, 80, "Helvetica", 9, margin=6, ink="#222222")
    merchant, addr = r.choice([
        ("Fourth Lantern Coffee Bar", ["1209 SE Alder Walk", "Portburn, WA 98999"]),
        ("Junebug & Rye", ["340 Canal Sq Ste B", "Millbrae Falls, CO 80999"])])
    d = day(r, "2021-01-05", "2025-09-30")
    h, mi, _ = clock(r, 6, 17)
    p.text(merchant, "c", bold=True, size=16)
    for a in addr:
        p.text(a, "c", size=8)
    p.gap(3)
    p.text(d.strftime("%b %-d, %Y") + "  ·  " + ampm(h, mi).lstrip("0"), "l", size=8)
    p.text(f"Order {r.randrange(1, 200)}  ·  {r.choice(['For Here', 'To Go'])}", size=8)
    style = ParagraphStyle("cell", fontName="Helvetica", fontSize=9, leading=11, textColor=HexColor("#222222"))
    body, items, sub = [], [], 0
    for name, price in picks(r, goods.COFFEE_US, rows):
        q = r.choice([1, 1, 1, 2, 3])
        label = name + (f"<br/><font size=7.5 color='#666666'>{q} x ${money(price)}</font>" if q > 1 else "")
        body.append([Paragraph(label, style), "$" + money(q * price)])
        item = {"description": name, "amount": true(q * price)}
        if q > 1:
            item.update(quantity=str(q), unit_price=true(price))
        items.append(item)
        sub += q * price
    mm = 72 / 25.4
    grey = HexColor("#BBBBBB")
    t = Table(body, colWidths=[50 * mm, 18 * mm])
    t.setStyle(TableStyle([
        ("FONT", (0, 0), (-1, -1), "Helvetica", 9), ("ALIGN", (1, 0), (1, -1), "RIGHT"),
        ("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 0),
        ("RIGHTPADDING", (0, 0), (-1, -1), 0), ("TOPPADDING", (0, 0), (-1, -1), 3),
        ("BOTTOMPADDING", (0, 0), (-1, -1), 4), ("LINEBELOW", (0, 0), (-1, -1), 0.4, grey),
        ("LINEABOVE", (0, 0), (-1, 0), 0.4, grey)]))
    p.gap(1.5)
    p.flow(t)
    p.gap(2)
    tax = share(sub, 890, 10000)
    tip = share(sub, r.choice([15, 18, 20, 25]), 100)
    pay = sub + tax + tip
    p.row((0, "l", "Subtotal"), (68, "r", "$" + money(sub)))
    p.gap(0.7)
    p.row((0, "l", "Tax (8.9%)"), (68, "r", "$" + money(tax)))
    p.gap(0.7)
    p.row((0, "l", "Tip"), (68, "r", "$" + money(tip)))
    p.gap(0.7)
    p.row((0, "l", "Total"), (68, "r", "$" + money(pay)), bold=True, size=12)
    p.gap(2.5)
    p.row((0, "l", f"Visa {digits(r, 4)} (Contactless)"), (68, "r", "$" + money(pay)), size=8)
    p.text("Auth code: " + digits(r, 6), size=8)
    p.gap(2)
    p.text("Receipts, refunds, rewards - ask at the counter", "c", size=7.5)
    p.save()
    return {"data": {"merchant": merchant, "address": " ".join(addr), "date": d.isoformat(), "time": f"{h:02d}:{mi:02d}",
                     "currency": "USD", "line_items": items, "subtotal": true(sub), "tax": true(tax), "tip": true(tip),
                     "total": true(pay), "paid": true(pay)}}


def comma(cents):
    return money(cents).replace(",", "#").replace(".", ",").replace("#", ".")


def drogerie(path, seed, rows):
    """Germany, 80 mm mono: sum in EUR with commas, tax classes A and B, table of Netto and Brutto."""
    r = rng("drogerie", seed, rows)
    p = Roll(path, 80, "Mono", 7.6, margin=4, ink="#26262B", paper="#F6F5F1")
    n = p.grid
    merchant, addr = r.choice([
        ("Drogeriemarkt Lindental GmbH", ["Am Alten Gaswerk 14", "59999 Lindental"]),
        ("HOFMARKT BIRKENAU eG", ["Mühlgasse 3-5", "84999 Birkenau a. d. Isen"])])
    d = day(r, "2021-01-02", "2025-09-30")
    h, mi, s = clock(r, 8, 20)
    p.text(merchant, "c", bold=True, size=9.5)
    for a in addr:
        p.text(a, "c")
    phone = "0" + digits(r, 4) + "/" + digits(r, 6)
    p.text(f"Tel. {phone}", "c")
    p.text(f"USt-IdNr. DE{digits(r, 9)}", "c")
    p.raw("")
    p.raw(mix(n, (n - 2, "r", "EUR")))
    items, gross = [], {"A": 0, "B": 0}
    for name, price in picks(r, goods.DROGERIE, rows):
        cls = "B" if name.endswith("*") else "A"
        name = name.rstrip("*")
        q = r.choice([1, 1, 1, 2, 3, 6])
        item = {"description": name}
        p.raw(mix(n, (0, "l", name), (n - 2, "r", comma(q * price)), (n, "r", cls)))
        if q > 1:
            p.raw(mix(n, (6, "r", str(q)), (7, "l", "Stk x"), (19, "r", comma(price))))
            item.update(quantity=str(q), unit_price=true(price))
        item["amount"] = true(q * price)
        items.append(item)
        gross[cls] += q * price
    total = gross["A"] + gross["B"]
    p.raw(" " * (n - 14) + "-" * 14)
    p.raw(mix(n, (0, "l", "SUMME"), (12, "l", "EUR"), (n - 2, "r", comma(total))), bold=True)
    p.raw(" " * (n - 14) + "=" * 14)
    data = {"merchant": merchant, "phone": phone, "address": " ".join(addr), "date": d.isoformat(),
            "time": f"{h:02d}:{mi:02d}:{s:02d}", "currency": "EUR", "line_items": items, "total": true(total)}
    if r.random() < 0.6:
        cash = tender(r, total, (500, 2000, 5000))
        p.raw(mix(n, (0, "l", "Geg. BAR"), (12, "l", "EUR"), (n - 2, "r", comma(cash))))
        p.raw(mix(n, (0, "l", "Rückgeld"), (12, "l", "EUR"), (n - 2, "r", comma(cash - total))))
        data.update(paid=true(cash), change=true(cash - total))
    else:
        p.raw(mix(n, (0, "l", "girocard"), (12, "l", "EUR"), (n - 2, "r", comma(total))))
        data["paid"] = true(total)
    p.raw("")
    p.raw(mix(n, (0, "l", "Steuer %"), (20, "r", "Netto"), (31, "r", "Steuer"), (n, "r", "Brutto")))
    net = tax = 0
    for cls, rate in (("A", 19), ("B", 7)):
        if gross[cls]:
            t = share(gross[cls], rate, 100 + rate)
            p.raw(mix(n, (0, "l", f"{cls}= {rate:2d},0%"), (20, "r", comma(gross[cls] - t)), (31, "r", comma(t)), (n, "r", comma(gross[cls]))))
            net += gross[cls] - t
            tax += t
    p.raw(mix(n, (0, "l", "Gesamt"), (20, "r", comma(net)), (31, "r", comma(tax)), (n, "r", comma(total))))
    data["tax"] = true(tax)
    p.raw("")
    p.raw(mix(n, (0, "l", d.strftime("%d.%m.%Y")), (n // 2 - 4, "l", f"{h:02d}:{mi:02d}:{s:02d}"), (n, "r", "Bon-Nr.:" + digits(r, 4))))
    p.raw(mix(n, (0, "l", f"Markt:{digits(r, 4)}"), (n // 2 - 4, "l", "Kasse:2"), (n, "r", "Bed.:" + digits(r, 6))))
    p.qr("V0;KASSE-" + digits(r, 8) + ";Kassenbeleg-V1", 20)
    p.text("Vielen Dank für Ihren Einkauf!", "c")
    p.save()
    return {"data": data}


def ihawan(path, seed, rows):
    """The Philippines, 76 mm: official receipt of a grill, VATable sales and 12 % VAT, service charge."""
    r = rng("ihawan", seed, rows)
    p = Roll(path, 76, "Courier", 8, margin=3.5, lead=1.15)
    n = p.grid
    merchant, op, addr = r.choice([
        ("MANG KARDO'S IHAWAN", "Operated by: KRD Foodhouse Inc.", ["2F Plaza Amihan, Mindanao Ave.", "Quezon City 1105, Metro Manila"]),
        ("LOLA PACING GRILL & RESTO", "Prop.: Pacita M. Lualhati", ["Brgy. San Roque National Highway", "Tagbilaran City, Bohol 6300"])])
    d = day(r, "2018-02-01", "2024-12-20")
    h, mi, s = clock(r, 10, 23)
    p.text(merchant, "c", bold=True, size=11)
    p.text(op, "c")
    for a in addr:
        p.text(a, "c")
    p.text(f"VAT REG TIN: {digits(r, 3)}-{digits(r, 3)}-{digits(r, 3)}-00000", "c")
    p.text("MIN: " + digits(r, 14) + "  SN: " + digits(r, 6), "c", size=7.2)
    p.raw("")
    p.text("OFFICIAL RECEIPT", "c", bold=True)
    p.raw(mix(n, (0, "l", "OR#: " + digits(r, 9)), (n, "r", f"TBL: {r.randrange(1, 25)}")))
    p.raw(mix(n, (0, "l", d.strftime("%b %d, %Y")), (n, "r", ampm(h, mi, s))))
    p.raw("CASHIER: " + r.choice(["JENNY", "RODEL", "MAE ANN"]))
    p.raw("=" * n)
    p.raw(mix(n, (3, "r", "QTY"), (5, "l", "DESCRIPTION"), (n, "r", "AMOUNT")))
    p.raw("=" * n)
    items, total = [], 0
    for name, price in picks(r, goods.MANILA, rows):
        q = r.choice([1, 1, 2, 2, 3, 5])
        p.raw(mix(n, (3, "r", str(q)), (5, "l", name), (n - 1, "r", money(q * price)), ) + "V")
        if q > 1:
            p.raw(f"      @{money(price)}")
        item = {"description": name, "quantity": str(q), "amount": true(q * price)}
        if q > 1:
            item["unit_price"] = true(price)
        items.append(item)
        total += q * price
    p.raw("-" * n)
    vatable = share(total, 100, 112)
    vat = total - vatable
    sc = share(vatable, 5, 100)
    pay = total + sc
    cash = tender(r, pay, (50000, 100000))
    p.raw(mix(n, (0, "l", "SUBTOTAL"), (n - 1, "r", money(total))))
    p.raw(mix(n, (0, "l", "SERVICE CHARGE (5%)"), (n - 1, "r", money(sc))))
    p.row((0, "l", "AMOUNT DUE"), (68, "r", "PHP " + money(pay)), bold=True, size=10.5)
    p.raw(mix(n, (0, "l", "CASH"), (n - 1, "r", money(cash))))
    p.raw(mix(n, (0, "l", "CHANGE"), (n - 1, "r", money(cash - pay))))
    p.raw("-" * n)
    for label, c in (("VATable Sales", vatable), ("VAT-Exempt Sales", 0), ("Zero-Rated Sales", 0), ("VAT Amount (12%)", vat)):
        p.raw(mix(n, (1, "l", label), (n - 1, "r", money(c))))
    p.raw("-" * n)
    for label in ("Name   :", "Address:", "TIN    :"):
        p.raw(label + "_" * (n - len(label)))
    p.raw("")
    p.text("POS Provider: Bayani Till Systems, Pasig City. Accred. No. " + digits(r, 12), "c", size=6.6)
    p.text("THIS SERVES AS YOUR OFFICIAL RECEIPT", "c", size=7.2)
    p.save()
    return {"data": {"merchant": merchant, "address": " ".join(addr), "date": d.isoformat(),
                     "time": f"{h:02d}:{mi:02d}:{s:02d}", "currency": "PHP", "line_items": items, "subtotal": true(total),
                     "service_charge": true(sc), "tax": true(vat), "total": true(pay), "paid": true(cash),
                     "change": true(cash - pay)}}


LAYOUTS = {"diner": diner, "coffeebar": coffeebar, "drogerie": drogerie, "ihawan": ihawan}
