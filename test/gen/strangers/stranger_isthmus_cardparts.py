# SPDX-License-Identifier: AGPL-3.0-or-later
"""What the card statements share, and those of the USA and the UK."""
from stranger_isthmus_kit import *


def account(rng, n, outs, ins, names, prev, low):
    """Dates, rows and sums of a card account; what is owed never falls below nothing."""
    b = date(rng.randint(2022, 2025), rng.randint(1, 12), rng.randint(12, 25))
    a = (b.replace(day=1) - timedelta(1)).replace(day=b.day) + timedelta(1)
    rows = []
    owed = prev
    for d in sorted(a + timedelta(rng.randint(0, (b - a).days)) for _ in range(n)):
        pick = rng.choice(ins if rng.random() < 0.2 else outs)
        amt, credit = amount(rng, pick), pick in ins
        if credit and amt > owed:
            pick = rng.choice(outs)
            amt, credit = amount(rng, pick), False
        owed += -amt if credit else amt
        rows.append({"date": d, "text": fill(rng, pick[0], names), "in": amt if credit else 0, "out": 0 if credit else amt, "bal": 0, "ref": ""})
    least = min(owed, max(low, -(-owed * 5 // 10000) * 100))
    return a, b, rows, owed, least


def facts(bank, card, who, b, due, prev, owed, least, limit, rows, per=None):
    out = {"bank_name": bank, "card_number": card, "account_holder": who, "statement_date": b.isoformat(), "payment_due_date": due.isoformat(),
        "previous_balance": val(prev),
           "total_amount_due": val(owed), "minimum_amount_due": val(least), "credit_limit": val(limit), "available_credit": val(limit - owed),
           "transactions": [truth(t, balance=False) for t in rows]}
    if per:
        out["statement_period"] = period(*per)
    return out


@paged
def cardusa(path, seed, rows, of):
    rng = dice("cardusa", seed, rows)
    outs = [("PARCELBARN MKTPL SEATTLE WA", 8, 180), ("FRESH FIELDS #### PORTLAND OR", 12, 150), ("SKYLINE AIR ########## 800-555-0133 TX", 120, 640),
        ("TACO PALOMA EUGENE OR", 9, 45), ("PUMP & GO ##### SALEM OR", 22, 70)]
    ins = [("Payment Thank You - Web", 100, 900), ("PARCELBARN MKTPL RETURNS SEATTLE WA", 10, 120)]
    prev = rng.randint(20000, 350000)
    a, b, txs, owed, least = account(rng, rows, outs, ins, (), prev, 4000)
    od, cr = sums(txs)
    limit, due = (owed // 100000 + rng.randint(2, 9)) * 100000, b + timedelta(25)
    who, card = rng.choice(["KEITH R LUNDGREN", "ALANA M PRICE", "SONIA T BECERRA"]), f"XXXX XXXX XXXX {digits(rng, 4)}"
    p = Pen(path, LETTER)

    def d2(d):
        return f"{d:%m/%d/%y}"

    def foot():
        p.f(H, 7).l(40, 770, who)
        p.m(306, 770, f"Page {p.n} of {of}")
        p.r(572, 770, f"Statement Date: {d2(b)}")
    p.f(HB, 18, "#0f4c3a").l(40, 55, "Cascade Rewards Visa")
    p.f(H, 8).l(40, 68, "Cascade Crest Bank, N.A.")
    p.box(40, 85, 250, 92, stroke="#0f4c3a", r=5)
    for k, (x, z) in enumerate((("New Balance", "$" + money(owed)), ("Minimum Payment Due", "$" + money(least)), ("Payment Due Date", d2(due)))):
        p.f(HB, 10).l(50, 105 + 18 * k, x)
        p.r(280, 105 + 18 * k, z)
    p.f(H, 7).para(50, 156, "Late Payment Warning: If we do not receive your minimum payment by the date listed above, you may have to pay a late fee.", 230, 9)
    p.box(310, 50, 262, 15, fill="#0f4c3a")
    p.f(HB, 9, "#ffffff").l(316, 61, "ACCOUNT SUMMARY")
    y = 80
    for x, z in (("Account Number:", card), ("Previous Balance", "$" + money(prev)), ("Payment, Credits", ("-$" if cr else "$") + money(cr)), ("Purchases",
            ("+$" if od else "$") + money(od)), ("Cash Advances", "$0.00"),
                 ("Fees Charged", "$0.00"), ("Interest Charged", "$0.00"), ("New Balance", "$" + money(owed)), ("Opening/Closing Date", f"{d2(a)} - {d2(b)}"),
                 ("Credit Access Line", "$" + money(limit)[:-3]),
                 ("Available Credit", "$" + money(limit - owed))):
        p.f(HB if x == "New Balance" else H, 8.5).l(316, y, x)
        p.r(566, y, z)
        y += 13
    p.f(H, 9)
    for k, s in enumerate((who, f"{rng.randint(10, 9900)} NW ALDER ST", "PORTLAND OR 97209-" + digits(rng, 4))):
        p.l(60, 210 + 12 * k, s)
    y = 270

    def head():
        nonlocal y
        p.box(40, y - 11, 532, 15, fill="#0f4c3a")
        p.f(HB, 9, "#ffffff").l(46, y, "ACCOUNT ACTIVITY" + (" (CONTINUED)" if p.n > 1 else ""))
        p.f(H, 7.5).l(46, y + 17, "Date of")
        p.l(46, y + 26, "Transaction")
        p.l(115, y + 26, "Merchant Name or Transaction Description")
        p.r(566, y + 26, "$ Amount")
        p.line(40, y + 30, 572, y + 30, 0.5)
        y += 46
    head()
    got = []
    for title, side in (("PAYMENTS AND OTHER CREDITS", "in"), ("PURCHASE", "out")):
        mine = [t for t in txs if t[side]]
        if not mine:
            continue
        for k, t in enumerate(mine):
            if y > 715:
                foot()
                p.page()
                y = 60
                head()
            if k == 0:
                p.f(HB, 8).l(46, y, title)
                y += 13
            p.f(H, 8.5).l(46, y, f"{t['date']:%m/%d}")
            p.l(115, y, t["text"])
            p.r(566, y, money(t["out"] - t["in"]))
            y += 13
            got.append(t)
        y += 6
    p.line(40, y - 8, 572, y - 8, 0.5)
    foot()
    out = facts("Cascade Crest Bank, N.A.", card, who, b, due, prev, owed, least, limit, got, (a, b))
    return out, p.save()


@paged
def carduk(path, seed, rows, of):
    rng = dice("carduk", seed, rows)
    outs = [("TOWPATH BOOKS|SHIPLEY GB", 5, 60), ("MARLOWE STORES ####|BRADFORD GB", 6, 140), ("NORDIC RAIL APP|OSLO NO", 20, 190),
        ("ORCHARD CINEMA|LEEDS GB", 8, 40), ("CLEARVIEW OPTICIANS|ILKLEY GB", 40, 320)]
    ins = [("PAYMENT RECEIVED - THANK YOU", 50, 700), ("MARLOWE STORES REFUND", 6, 90)]
    prev = rng.randint(5000, 220000)
    a, b, txs, owed, least = account(rng, rows, outs, ins, (), prev, 500)
    od, cr = sums(txs)
    limit, due = (owed // 50000 + rng.randint(2, 12)) * 50000, b + timedelta(25)
    who, card = rng.choice(["Mrs H Ackroyd", "Mr D Pemberton", "Miss A Choudhury"]), f"**** **** **** {digits(rng, 4)}"
    p = Pen(path)
    G = "\u00a3"

    def day(d):
        return f"{d.day} {d:%B %Y}"
    p.box(0, 0, 595, 70, fill="#432c7a")
    p.f("Bank31SansB", 17, "#ffffff").l(45, 45, "Wharfedale Card Services")
    p.f("Bank31Sans", 9)
    for k, s in enumerate((who, f"{rng.randint(1, 140)} Otley Road", "Ilkley", "LS29 8QQ")):
        p.l(45, 110 + 13 * k, s)
    p.f("Bank31SansB", 13, "#432c7a").l(45, 190, "Your credit card statement")
    p.f("Bank31Sans", 8.5).l(45, 206, f"Statement date {day(b)}")
    p.l(45, 219, f"Card number {card}")
    y = 95
    for x, z in (("Your previous balance", G + money(prev)), ("Payments and refunds", G + money(cr) + (" CR" if cr else "")), ("New transactions",
            G + money(od)), ("Your new balance", G + money(owed)), ("Your credit limit", G + money(limit)),
                 ("Available to spend", G + money(limit - owed))):
        p.f("Bank31SansB" if "new" in x else "Bank31Sans", 8.5).l(320, y + 11, x)
        p.r(545, y + 11, z)
        p.line(320, y + 16, 550, y + 16, 0.5, "#432c7a", ([2, 2], 0))
        y += 19
    p.box(45, 240, 505, 44, fill="#ece8f6", r=6)
    p.f("Bank31SansB", 9).l(55, 257, f"Your minimum payment is {G}{money(least)}. Please make sure it reaches us by {day(due)}.")
    p.f("Bank31Sans", 7).l(55, 273, "If you make only the minimum payment each month, it will take you longer and cost you more to clear your balance.")
    y = 312

    def head():
        nonlocal y
        p.f("Bank31SansB", 7.5, "#432c7a").l(45, y, "Transaction")
        p.l(45, y + 10, "date")
        p.l(120, y, "Date entered")
        p.l(120, y + 10, "on account")
        p.l(200, y + 10, "Description")
        p.r(545, y + 10, f"Amount ({G})")
        p.line(45, y + 15, 550, y + 15, 1.2, "#432c7a")
        y += 29

    def foot():
        p.f("Bank31Sans", 6.5).l(45, 818, "Wharfedale Card Services is a trading name of Wharfedale Finance plc, Leeds.")
        p.r(550, 818, f"Page {p.n} of {of}")
    head()
    p.f("Bank31Sans", 8).l(200, y, "Balance from your previous statement")
    p.r(527, y, money(prev))
    y += 15
    for t in txs:
        lines = t["text"].split("|")
        if y + 10 * len(lines) > 775:
            foot()
            p.page()
            y = 55
            head()
        p.f("Bank31Sans", 8)
        for k, s in enumerate(lines):
            p.l(200, y + 10 * k, s)
        p.r(527, y, money(t["in"] or t["out"]))
        if t["in"]:
            p.l(530, y, "CR")
        p.l(120, y, f"{min(b, t['date'] + timedelta(1)):%d %b}")
        p.l(45, y, f"{t['date']:%d %b}")
        y += 10 * len(lines) + 5
        p.line(45, y - 10, 550, y - 10, 0.25, "#bbbbbb")
        y += 2
        t["text"] = t["text"].replace("|", " ")
    p.f("Bank31SansB", 8.5).l(200, y + 3, "Your new balance")
    p.r(527, y + 3, money(owed))
    foot()
    return facts("Wharfedale Card Services", card, who, b, due, prev, owed, least, limit, txs), p.save()
