# SPDX-License-Identifier: AGPL-3.0-or-later
"""Tills of the United States and Canada."""
import random

import stranger_till_goods as goods
from model import half_up
from stranger_pen import digits
from stranger_till_tape import Tape, basket, dealt, dec, five, item, moment, paper, sep, tender


def ustip(path, seed, rows):
    """Restaurant with a hand-held terminal: modifiers, tip added, card data below."""
    rng = random.Random("ustip%s" % seed)
    name, addr, rate = dealt(seed, (
        ("The Rusty Anchor", ("1420 Commercial Dr", "Portland, ME 04101"), 800),
        ("Blue Agave Cantina & Grill", ("218 E 6th St", "Austin, TX 78701"), 825),
        ("Maple & Rye", ("77 N Wells St Ste 100", "Chicago, IL 60606"), 1175)))
    t = Tape(80, "Helvetica", 40, aspect=1.9, padded=False, lead=1.28)
    when = moment(rng, (2021, 5, 1), (2025, 8, 20), 11, 22)
    t.centre(name, k=1.6, w=1.6, bold=True)
    for line in addr:
        t.centre(line)
    t.centre("(%s) %s-%s" % (digits(rng, 3), digits(rng, 3), digits(rng, 4)))
    t.feed(0.6)
    t.left("Server: " + rng.choice(("Ana M.", "Tyler", "Bri K", "DeShawn")))
    number = str(rng.randint(1, 299))
    t.lr("Check #" + number, rng.choice(("Table 12", "Bar 4", "Patio 7", "Table 31")))
    t.lr("Guest Count: %d" % rng.randint(1, 6), "")
    t.lr("Ordered:", "%d/%d/%s %s" % (when.month, when.day, when.strftime("%y"), when.strftime("%I:%M %p").lstrip("0")))
    t.drawn("solid", 0.5)
    items, sub = [], 0
    for desc, price in basket(rng, goods.US_FOOD, rows):
        qty = rng.choice((1, 1, 1, 2, 3))
        amount = qty * price
        sub += amount
        t.row((0, "l", str(qty)), (3, "l", desc), (40, "r", "$" + sep(amount)))
        if "Burger" in desc or "Salad" in desc or "Plate" in desc:
            for mod in rng.sample(("Med Rare", "No Onion", "Dressing on Side", "Sub Fries", "GF Bun"), rng.randint(1, 2)):
                t.left(mod, col=6, k=0.9, w=0.9)
        items.append(item(desc, amount, quantity=str(qty)))
    t.drawn("solid", 0.5)
    tax = half_up(sub * rate, 10000)
    tip = half_up(sub * rng.choice((15, 18, 20, 22)), 100) if rng.random() < 0.6 else rng.choice((300, 500, 700, 1000, 1500))
    total = sub + tax + tip
    t.lr("Subtotal", "$" + sep(sub))
    t.lr("Tax", "$" + sep(tax))
    t.lr("Tip", "$" + sep(tip))
    t.lr("Total", "$" + sep(total), bold=True, k=1.3, w=1.3)
    t.drawn("solid", 0.5)
    card = rng.choice(("Visa", "Mastercard", "Amex"))
    t.lr("Input Type", rng.choice(("C (EMV Chip Read)", "T (EMV Tap)", "S (Swiped)")))
    t.lr(card + " Credit", "xxxxxxxx" + digits(rng, 4))
    t.lr("Transaction Type", "Sale")
    t.lr("Authorization", "Approved")
    t.lr("Approval Code", digits(rng, 6))
    t.lr("Payment ID", rng.choice("aBcDx") + digits(rng, 5) + rng.choice("QwZ"))
    t.feed(0.4)
    t.lr("Amount Paid", "$" + sep(total))
    t.feed(0.5)
    t.centre("Suggested gratuity, for your convenience", k=0.85, w=0.85)
    for pct in (18, 20, 22):
        g = half_up(sub * pct, 100)
        t.centre("%d%%: (Tip $%s Total $%s)" % (pct, sep(g), sep(sub + tax + g)), k=0.85, w=0.85)
    t.feed(0.4)
    t.centre("Thank you, see you soon!")
    t.centre("Customer Copy")
    t.save(path)
    totals = {"subtotal": sub, "tax": tax, "tip": tip, "total": total, "paid": total}
    return paper(name, addr, when, number, items, totals)


def usmart(path, seed, rows):
    """Superstore: item, UPC, tax letter and price in one line; two tax rates; date at the foot."""
    rng = random.Random("usmart%s" % seed)
    name, addr, r1, r2 = dealt(seed, (("WALLMART", ("1601 WOODLAND DR", "CORTLAND OH 44410"), 725, 0), ("TARGETT", ("8900 HIGHWAY 6", "MISSOURI CITY TX 77459"), 825, 0),
                                     ("BUY-MART", ("2150 N ORCHARD AVE", "JONESBORO AR 72401"), 865, 325)))
    t = Tape(80, "DejaVuSansMono-Bold", 42, aspect=1.95, lead=1.08, ink=0.18)
    when = moment(rng, (2019, 1, 3), (2025, 8, 20), 7, 23)
    t.centre("Give us feedback @ survey." + name.lower().replace("-", "") + ".example")
    t.centre("Thank you! ID #:7%s" % digits(rng, 10))
    t.feed(0.6)
    t.centre(name, k=2.2, w=2)
    t.centre("%s-%s-%s Mgr. %s" % (digits(rng, 3), digits(rng, 3), digits(rng, 4), rng.choice(("DIANA", "COREY", "PAT"))))
    for line in addr:
        t.centre(line)
    number = "%05d" % rng.randint(100, 9999)
    t.left("ST# %05d OP# %06d TE# %02d TR# %s" % (rng.randint(100, 5999), rng.randint(100, 9999), rng.randint(1, 80), number))
    items, sub, base1, base2 = [], 0, 0, 0
    for desc, price in basket(rng, goods.US_SHOP, rows):
        food = desc.split()[0] in ("GV", "BANANAS", "WONDER", "GRND", "LAYS", "CHED", "ROMAINE", "COFFEE", "PEPPERONI", "DRINK", "MTN")
        code = "0%s" % digits(rng, 11)
        flag = ("F", "N" if not r2 else "O") if food else (" ", "X")
        if desc == "BANANAS":
            lb = rng.randint(90, 480)
            code = "00000000%s" % "4011K"[:4]
            amount = half_up(lb * 58, 100)
            t.row((0, "l", desc), (14, "l", code), (27, "l", "F"))
            t.row((2, "l", "%s lb. @ 1 lb. /0.58" % dec(lb)), (39, "r", dec(amount)), (40, "l", flag[1]))
            items.append(item(desc, amount, quantity=dec(lb), unit_price="0.58"))
        elif rng.random() < 0.2:
            qty = rng.randint(2, 4)
            amount = qty * price
            t.row((0, "l", desc), (14, "l", code), (27, "l", flag[0]))
            t.row((2, "l", "%d AT 1 FOR %s" % (qty, dec(price))), (39, "r", dec(amount)), (40, "l", flag[1]))
            items.append(item(desc, amount, quantity=str(qty), unit_price=dec(price)))
        else:
            amount = price
            t.row((0, "l", desc), (14, "l", code), (27, "l", flag[0]), (39, "r", dec(amount)), (40, "l", flag[1]))
            items.append(item(desc, amount, quantity=None, unit_price=None))
        sub += amount
        if food:
            base2 += amount
        else:
            base1 += amount
    t1, t2 = half_up(base1 * r1, 10000), half_up(base2 * r2, 10000)
    t.row((29, "r", "SUBTOTAL"), (39, "r", dec(sub)))
    t.row((16, "r", "TAX 1"), (29, "r", "%s %%" % dec(r1 * 10, 3)), (39, "r", dec(t1)))
    totals = {"subtotal": sub, "tax": t1 + t2}
    if r2:
        t.row((16, "r", "TAX 2"), (29, "r", "%s %%" % dec(r2 * 10, 3)), (39, "r", dec(t2)))
        t.row((29, "r", "TOTAL TAX"), (39, "r", dec(t1 + t2)))
    total = sub + t1 + t2
    t.row((29, "r", "TOTAL"), (39, "r", dec(total)))
    totals["total"] = total
    if rng.random() < 0.5:
        paid = tender(rng, total, (100, 500, 2000))
        t.row((29, "r", "CASH TEND"), (39, "r", dec(paid)))
        t.row((29, "r", "CHANGE DUE"), (39, "r", dec(paid - total)))
        totals.update(paid=paid, change=paid - total)
    else:
        t.row((29, "r", "DEBIT TEND"), (39, "r", dec(total)))
        t.row((29, "r", "CHANGE DUE"), (39, "r", "0.00"))
        totals.update(paid=total, change=0)
        t.feed(0.4)
        t.left("EFT DEBIT     PAY FROM PRIMARY")
        t.left("  %s  TOTAL PURCHASE" % dec(total))
        t.left("US DEBIT     **** **** **** %s I 0" % digits(rng, 4))
        t.left("REF # %s" % digits(rng, 12))
    t.feed(0.4)
    t.centre("# ITEMS SOLD %d" % len(items), k=1.4, w=1.4)
    t.bars(rng, 0.6, 22)
    t.centre("Low Prices You Can Trust. Every Day.")
    t.centre(when.strftime("%m/%d/%y") + "     " + when.strftime("%H:%M:%S"))
    t.save(path)
    return paper(name, addr, when, number, items, totals)


def cacine(path, seed, rows):
    """Cinema box office and concession stand in Canada: tax on top, cash rounded to the nickel."""
    rng = random.Random("cacine%s" % seed)
    name, addr, label, rate = dealt(seed, (
        ("CINEFLEX CINEMAS QUEENSWAY", ("1025 The Queensway", "Etobicoke, ON M8Z 6C7"), "HST 13%", 1300),
        ("Landmarque Cinemas 10 Kanata", ("801 Kanata Ave, Kanata ON K2T 1E7",), "HST (13.00%)", 1300),
        ("SILVERCITTY ST. VITAL", ("160-1225 St Mary's Rd", "Winnipeg MB R2M 5E5"), "GST 5%", 500)))
    t = Tape(80, "Times-Roman", 44, aspect=2.0, padded=False, lead=1.2)
    when = moment(rng, (2022, 1, 5), (2025, 8, 20), 12, 23)
    t.centre(name, k=1.35, w=1.3, bold=True)
    for line in addr:
        t.centre(line)
    reg = "%s RT%04d" % (digits(rng, 9), rng.randint(1, 4))
    t.centre(label.split()[0] + " # " + reg)
    t.drawn("dot")
    t.centre("** %s **" % rng.choice(("BOX OFFICE", "CONCESSION")), bold=True)
    number = "%s-%s-%s" % (digits(rng, 4), digits(rng, 2), digits(rng, 6))
    t.row((0, "l", "Trans #:"), (9, "l", number))
    t.row((0, "l", "Date:"), (9, "l", when.strftime("%Y-%m-%d")), (25, "l", "Time:"), (32, "l", when.strftime("%I:%M %p")))
    t.row((0, "l", "Station:"), (9, "l", "POS%d" % rng.randint(10, 60)), (25, "l", "Clerk:"), (32, "l", rng.choice(("Jas", "Emily", "Noah"))))
    t.drawn("dot")
    t.row((0, "l", "DESCRIPTION"), (27, "c", "QTY"), (36, "r", "EACH"), (44, "r", "TOTAL"), k=0.9, w=0.9)
    items, sub = [], 0
    for desc, price in basket(rng, goods.CA_CINE, rows):
        qty = rng.choice((1, 1, 2, 2, 4))
        amount = qty * price
        sub += amount
        t.row((0, "l", desc), (27, "c", str(qty)), (36, "r", dec(price)), (44, "r", dec(amount)))
        items.append(item(desc, amount, quantity=str(qty), unit_price=dec(price)))
    t.drawn("dot")
    tax = half_up(sub * rate, 10000)
    gross = sub + tax
    cash = rng.random() < 0.5
    total = five(gross) if cash else gross
    t.row((36, "r", "SUB-TOTAL:"), (44, "r", sep(sub)))
    t.row((36, "r", label + ":"), (44, "r", sep(tax)))
    totals = {"subtotal": sub, "tax": tax, "total": total}
    if cash:
        t.row((36, "r", "CASH ROUNDING:"), (44, "r", dec(total - gross)))
        totals["rounding"] = total - gross
    t.row((34, "r", "AMOUNT DUE  CAD$"), (44, "r", sep(total)), bold=True, k=1.1, w=1.1)
    paid = tender(rng, total, (500, 1000, 2000)) if cash else total
    t.row((36, "r", "CASH:" if cash else rng.choice(("INTERAC:", "VISA:"))), (44, "r", sep(paid)))
    totals["paid"] = paid
    if cash:
        t.row((36, "r", "CHANGE:"), (44, "r", sep(paid - total)))
        totals["change"] = paid - total
    t.drawn("dot")
    if rng.random() < 0.5:
        t.centre("SCENE+ card ***********%s  Points earned: %d" % (digits(rng, 4), total // 100 * 5), k=0.85, w=0.85)
    t.centre("No refunds after show time. Enjoy the movie!")
    t.qr(rng)
    t.save(path)
    return paper(name, addr, when, number, items, totals, reg, "CAD")
