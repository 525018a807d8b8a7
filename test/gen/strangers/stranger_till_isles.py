# SPDX-License-Identifier: AGPL-3.0-or-later
"""British and Irish tills."""
import datetime
import random

import stranger_till_goods as goods
from model import half_up
from stranger_pen import digits
from stranger_till_tape import Tape, basket, dealt, dec, fitted, inside, item, moment, paper, sep, tender


def uksuper(path, seed, rows):
    """Supermarket with loyalty prices: savings are taken off after the subtotal, card slip below."""
    rng = random.Random("uksuper%s" % seed)
    name, addr = dealt(seed, (("Tessco", ("West Cromwell Road", "LONDON SW5 0QS")),
                             ("Sainsborough's", ("33 Holborn Circus London EC1N 2HT",)),
                             ("MORRISTON'S", ("Hilmore Lane Bradford", "BD3 7DL"))))
    t = Tape(80, "NimbusSansNarrow-Regular", 40, aspect=2.1, padded=False, lead=1.16)
    when = moment(rng, (2021, 1, 4), (2025, 8, 20), 7, 22)
    t.centre(name, k=2.1, w=2.1, bold=True)
    for line in addr:
        t.centre(line)
    vat = "GB %s %s %s" % (digits(rng, 3), digits(rng, 4), digits(rng, 2))
    t.centre("0345 %s" % digits(rng, 7))
    t.centre("Vat Number : " + vat)
    t.feed(0.6)
    items, gross, offers = [], 0, []
    goodsline = basket(rng, goods.UK_SHOP, rows)
    for desc, price in goodsline:
        kind = rng.random()
        if desc in ("SALAD TOMATOES 6PK", "CUCUMBER WHOLE") and kind < 0.6:
            grams, rate = rng.randint(180, 1900), rng.choice((90, 125, 310))
            desc = rng.choice(("BANANAS LOOSE", "BRAEBURN APPLES", "CARROTS LOOSE"))
            amount = half_up(grams * rate, 1000)
            t.lr(desc, "£" + dec(amount))
            t.left("%s kg @ £%s/kg" % (dec(grams, 3), dec(rate)), col=3)
            items.append(item(desc, amount, quantity=dec(grams, 3), unit_price=dec(rate)))
        elif kind < 0.2:
            qty = rng.choice((2, 3, 4))
            amount = qty * price
            t.lr(desc, "£" + dec(amount))
            t.left("%d @ £%s each" % (qty, dec(price)), col=3)
            items.append(item(desc, amount, quantity=str(qty), unit_price=dec(price)))
        else:
            amount = price
            t.lr(desc, "£" + dec(amount))
            items.append(item(desc, amount, quantity=None, unit_price=None))
        gross += amount
        if rng.random() < 0.25 and price > 150:
            offers.append((desc, rng.choice((25, 50, 75, 100))))
    t.feed(0.4)
    t.lr("SUBTOTAL", "£" + sep(gross), bold=True)
    totals = {"subtotal": gross}
    off = sum(v for _, v in offers)
    if offers:
        t.feed(0.3)
        t.left("Card Prices", bold=True)
        for desc, v in offers:
            t.lr("Cc " + desc.title(), "-£" + dec(v))
        t.lr("TOTAL SAVINGS", "-£" + dec(off))
        totals["discount"] = -off
    total = gross - off
    t.drawn("solid")
    t.lr("TOTAL TO PAY", "£" + sep(total), k=1.5, w=1.5, bold=True)
    t.drawn("solid")
    totals["total"] = total
    if rng.random() < 0.5:
        paid = tender(rng, total, (500, 1000, 2000))
        t.lr("CASH", "£" + dec(paid))
        t.lr("CHANGE DUE", "£" + dec(paid - total))
        totals.update(paid=paid, change=paid - total)
    else:
        t.lr("VISA DEBIT", "£" + dec(total))
        totals["paid"] = total
        t.feed(0.4)
        for a, b in (("AID", "A0000000031010"), ("NUMBER", "************" + digits(rng, 4)), ("PAN SEQ NO", "01"),
                     ("AUTH CODE", digits(rng, 6)), ("MERCHANT", digits(rng, 8)), ("VERIFICATION", "CONTACTLESS")):
            t.row((0, "l", a), (14, "l", ": " + b))
    t.feed(0.6)
    if offers:
        t.centre("CLUB CARD STATEMENT", bold=True)
        t.row((0, "l", "CLUB CARD NUMBER"), (22, "l", "************%s" % digits(rng, 4)))
        t.row((0, "l", "POINTS THIS VISIT"), (22, "l", str(total // 100)))
        t.feed(0.4)
    number = "%04d/%03d/%03d/%04d" % (rng.randint(2000, 6000), rng.randint(1, 60), rng.randint(1, 60), rng.randint(1, 9999))
    t.left("A chance to win a £1000 gift card by telling")
    t.left("us about your visit at our-views.example")
    t.feed(0.4)
    t.bars(rng)
    t.row((0, "l", when.strftime("%d/%m/%y")), (9, "l", when.strftime("%H:%M")), (40, "r", "Receipt " + number))
    t.save(path)
    return paper(name, addr, when, number, items, totals, vat, "GBP")


def iepark(path, seed, rows):
    """Pay station of a multi-storey car park, one line for each ticket paid."""
    rng = random.Random("iepark%s" % seed)
    name, place, addr = dealt(seed, (
        ("P-Park Ireland Ltd", "Stephens Green Car Park", ("Mercer Street Upper,", "Dublin 2, D02 XE61")),
        ("Euro Car Spaces (Ireland) Ltd", "Jervis Lane Multi Storey", ("Marys Street, Dublin 1",)),
        ("Paul's Street Parking DAC", "Paul's Street MSCP", ("Paul Street, Cork", "T12 HY62"))))
    t = Tape(58, "DejaVuSansCondensed", 32, aspect=1.9, padded=False, margin=10, lead=1.25)

    def logo(c, x, y):
        c.roundRect(x - 13, y, 26, 26, 4, stroke=0, fill=1)
        c.setStrokeGray(1)
        c.setLineWidth(3.4)
        c.line(x - 4, y + 4, x - 4, y + 22)
        c.arc(x - 8, y + 11.5, x + 7, y + 22, -90, 180)
    t.shape(logo, 28)
    when = moment(rng, (2022, 1, 4), (2025, 8, 20), 9, 23)
    t.centre(name, bold=True)
    t.centre(place)
    for line in addr:
        t.centre(line)
    vat = "IE%s%s%s" % (digits(rng, 7), rng.choice("BDFHKTW"), rng.choice(("", "A", "H")))
    t.centre("VAT No. " + vat)
    t.feed(0.5)
    t.centre(" VAT RECEIPT ", bold=True, invert=True)
    t.feed(0.4)
    number = "%02d/%05d" % (rng.randint(1, 12), rng.randint(100, 99999))
    t.lr("Receipt No.", number)
    t.lr("Pay station", "APS %02d" % rng.randint(1, 9))
    t.drawn("solid", 0.4)
    items, total = [], 0
    for _ in range(rows):
        minutes = rng.randint(25, 560)
        entry = when - datetime.timedelta(minutes=minutes)
        amount = -(-minutes // 60) * rng.choice((320, 340, 380))
        total += amount
        label = "Short stay ticket " + digits(rng, 6)
        t.left(label)
        t.lr("In %s" % entry.strftime("%d/%m %H:%M"), "")
        t.lr("Duration %dh %02dm" % divmod(minutes, 60), "€ " + dec(amount))
        items.append(item(label, amount))
    t.drawn("solid", 0.4)
    tax = inside(total, 2300)
    t.lr("Net amount", "€ " + dec(total - tax))
    t.lr("VAT 23.00%", "€ " + dec(tax))
    t.lr("Total", "€ " + dec(total), bold=True, k=1.4, w=1.3)
    totals = {"tax": tax, "total": total, "subtotal": total - tax}
    if rng.random() < 0.5:
        paid = tender(rng, total, (100, 500, 1000))
        t.lr("Inserted", "€ " + dec(paid))
        t.lr("Change given", "€ " + dec(paid - total))
        totals.update(paid=paid, change=paid - total)
    else:
        t.lr("Mastercard", "€ " + dec(total))
        totals["paid"] = total
        t.left("XXXXXXXXXXXX%s" % digits(rng, 4))
    t.feed(0.4)
    t.left("Paid: " + when.strftime("%a %d %b %Y %H:%M"))
    t.feed(0.4)
    for line in fitted(t, "Please exit within 15 minutes. Keep this receipt, it is not valid for exit.", 32):
        t.centre(line)
    t.save(path)
    return paper(name, addr, when, number, items, totals, vat, "EUR")
