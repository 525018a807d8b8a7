# SPDX-License-Identifier: AGPL-3.0-or-later
"""Credit card statements: three of India here, USA and UK from the parts."""
from stranger_isthmus_cardparts import account, carduk, cardusa, facts
from stranger_isthmus_kit import *

IN_OUT = [("SWAAD FOODS BANGALORE IN", 150, 1800), ("RAILSETU TICKETING MUMBAI IN", 400, 5200), ("BAZAARWALA ONLINE GURGAON IN", 300, 14000),
    ("PETRO STATION ## PUNE IN", 500, 3000), ("SARAL BROADBAND CHENNAI IN", 600, 1500)]
IN_IN = [("PAYMENT RECEIVED - NETBANKING ##########", 1000, 16000), ("REFUND BAZAARWALA ONLINE GURGAON IN", 300, 4000), ("UPI PAYMENT RECEIVED ############",
    500, 9000)]
IN_NAMES = ["RAGHAV SUBRAMANIAN", "MEENAL DESHPANDE", "FARHAN QURESHI", "ANJALI BHATTACHARYA"]


def inr(cents):
    head, tail = val(cents).split(".")
    sign, head = ("-", head[1:]) if head[0] == "-" else ("", head)
    out, head = head[-3:], head[:-3]
    while head:
        out, head = head[-2:] + "," + out, head[:-2]
    return f"{sign}{out}.{tail}"


@paged
def cardsummary(path, seed, rows, of):
    rng = dice("cardsummary", seed, rows)
    prev = rng.randint(50000, 4000000)
    a, b, txs, owed, least = account(rng, rows, IN_OUT, IN_IN, IN_NAMES, prev, 10000)
    od, cr = sums(txs)
    limit, due = (owed // 10000000 + rng.randint(1, 3)) * 10000000, b + timedelta(18)
    who, card = rng.choice(IN_NAMES), f"{digits(rng, 4)}XXXXXXXX{digits(rng, 4)}"
    p = Pen(path)

    def day(d):
        return f"{d:%B} {d.day}, {d.year}"

    def head(y):
        p.box(190, y, 370, 26, fill="#f58220")
        p.f(HB, 7.5, "#ffffff")
        for x, s in ((196, "Date"), (246, "SerNo."), (310, "Transaction Details")):
            p.l(x, y + 16, s)
        p.r(490, y + 11, "Reward")
        p.r(490, y + 21, "Points")
        p.r(555, y + 16, "Amount (in Rs)")
        return y + 40
    p.box(35, 30, 525, 34, fill="#7b1e3a")
    p.f(HB, 15, "#ffffff").l(45, 52, "Indus Credit Bank")
    p.f(HB, 11, "#ffffff").r(550, 52, "CREDIT CARD STATEMENT")
    p.f(H, 9)
    for k, s in enumerate([who, f"FLAT {rng.randint(101, 904)}, SAI KRUPA APTS", "KOTHRUD", "PUNE 411038"]):
        p.l(40, 84 + 12 * k, s)
    p.f(H, 8).r(560, 84, f"Statement period : {day(a)} to {day(b)}")
    y = 140
    for x, z, fnt in (("STATEMENT DATE", day(b), HB), ("PAYMENT DUE DATE", day(due), HB), ("Total Amount due", "Rs " + inr(owed), HB), ("Minimum Amount due",
            "Rs " + inr(least), HB)):
        p.box(35, y, 140, 38, fill="#fbe9dc")
        p.f(H, 8, "#7b1e3a").l(42, y + 14, x)
        p.f(fnt, 10.5).l(42, y + 29, z)
        y += 44
    p.f(HB, 9, "#7b1e3a").l(190, 150, "STATEMENT SUMMARY")
    for k, (x, z) in enumerate((("Previous Balance", prev), ("Purchases / Charges", od), ("Cash Advances", 0), ("Payments / Credits", cr))):
        p.f(H, 7.5).l(190 + 94 * k, 168, x)
        p.f(HB, 9).l(190 + 94 * k, 181, "Rs " + inr(z))
    p.f(HB, 9, "#7b1e3a").l(190, 210, "CREDIT SUMMARY")
    for k, (x, z) in enumerate((("Credit Limit (Including cash)", limit), ("Available Credit (Including cash)", limit - owed), ("Cash Limit", limit // 10))):
        p.f(H, 7.5).l(190 + 128 * k, 228, x)
        p.f(HB, 9).l(190 + 128 * k, 241, "Rs " + inr(z))
    y = head(265)
    p.f(HB, 8).l(196, y, card)
    y += 15
    for t in txs:
        lines = wrap(t["text"], H, 7.5, 140)
        if y + 10 * len(lines) > 775:
            p.f(H, 7).r(560, 815, f"Page {p.n} of {of}")
            p.page()
            y = head(40)
        p.f(H, 7.5).l(196, y, f"{t['date']:%d/%m/%Y}")
        p.l(246, y, digits(rng, 10))
        for k, s in enumerate(lines):
            p.l(310, y + 9 * k, s)
        p.r(490, y, str(t["out"] // 10000 * 2) if t["out"] else "-" + str(t["in"] // 10000 * 2) if "REFUND" in t["text"] else "0")
        p.r(555, y, inr(t["in"] or t["out"]) + (" CR" if t["in"] else ""))
        y += 9 * len(lines) + 5
        p.line(190, y - 11, 560, y - 11, 0.25, "#cccccc")
    p.f(H, 7).r(560, 815, f"Page {p.n} of {of}")
    return facts("Indus Credit Bank", card, who, b, due, prev, owed, least, limit, txs, (a, b)), p.save()


@paged
def cardboxes(path, seed, rows, of):
    rng = dice("cardboxes", seed, rows)
    prev = rng.randint(50000, 3000000)
    a, b, txs, owed, least = account(rng, rows, IN_OUT, IN_IN, IN_NAMES, prev, 20000)
    od, cr = sums(txs)
    limit, due = (owed // 5000000 + rng.randint(1, 4)) * 5000000, b + timedelta(20)
    who, card = rng.choice(IN_NAMES), f"{digits(rng, 4)} {digits(rng, 2)}XX XXXX {digits(rng, 4)}"
    p = Pen(path)
    S, SB = "Bank31Noto", "Bank31NotoB"

    def strip(y, cells, tall=34, fillc="#e3ecf7"):
        w = 525 / len(cells)
        for k, (x, z) in enumerate(cells):
            p.box(35 + w * k, y, w, tall, stroke="#1d4f91")
            p.box(35 + w * k, y, w, 15, fill=fillc, stroke="#1d4f91")
            p.f(S, 7.5).m(35 + w * (k + .5), y + 11, x)
            p.f(SB, 9).m(35 + w * (k + .5), y + 28, z)

    def top():
        p.f(SB, 14, "#1d4f91").l(35, 50, "Deccan Bank Credit Cards")
        p.f(S, 8).r(560, 42, f"Card No: {card}")
        p.r(560, 54, f"Statement Date:{b:%d/%m/%Y}")
        p.f(S, 7).m(297, 820, f"Page {p.n} of {of}")

    def head(y):
        p.f(SB, 9).l(35, y, "Domestic Transactions")
        p.box(35, y + 6, 525, 20, fill="#1d4f91")
        p.f(SB, 7.5, "#ffffff").l(40, y + 19, "Date")
        p.l(140, y + 19, "Transaction Description")
        p.r(555, y + 19, "Amount (in Rs.)")
        return y + 40
    top()
    p.f(S, 8.5).l(35, 85, f"Name : {who}")
    p.l(35, 98, f"Address : {rng.randint(1, 99)} MG ROAD, SECUNDERABAD 500003")
    strip(115, [("Payment Due Date", f"{due:%d/%m/%Y}"), ("Total Dues", inr(owed)), ("Minimum Amount Due", inr(least))])
    strip(155, [("Credit Limit", inr(limit)), ("Available Credit Limit", inr(limit - owed)), ("Available Cash Limit", inr(max(0, limit - owed) // 10))])
    p.f(SB, 9).l(35, 208, "Account Summary")
    strip(214, [("Opening Balance", inr(prev)), ("Payment/ Credits", inr(cr)), ("Purchase/ Debits", inr(od)), ("Finance Charges", "0.00"), ("Total Dues",
        inr(owed))])
    y = head(270)
    p.f(SB, 7.5).l(140, y, who)
    y += 14
    for k, t in enumerate(txs):
        if y > 785:
            p.page()
            top()
            y = head(80)
        p.f(S, 7.5)
        p.r(555, y, inr(t["in"] or t["out"]) + (" Cr" if t["in"] else ""))
        p.l(140, y, t["text"])
        stamp = f"{t['date']:%d/%m/%Y}" + ("" if t["in"] else f" {rng.randint(8, 22):02d}:{rng.randint(0, 59):02d}:{rng.randint(0, 59):02d}")
        p.l(40, y, stamp)
        y += 14
    return facts("Deccan Bank", card, who, b, due, prev, owed, least, limit, txs), p.save()


@paged
def cardletters(path, seed, rows, of):
    rng = dice("cardletters", seed, rows)
    prev = rng.randint(50000, 2500000)
    a, b, txs, owed, least = account(rng, rows, IN_OUT, IN_IN, IN_NAMES, prev, 20000)
    od, cr = sums(txs)
    limit, due = (owed // 2500000 + rng.randint(1, 5)) * 2500000, b + timedelta(20)
    who, card = rng.choice(IN_NAMES), f"XXXX XXXX XXXX XX{digits(rng, 2)}"
    S, SB = "Bank31Cond", "Bank31CondB"
    p = Pen(path)

    def day(d):
        return f"{d.day:02d} {d:%b %Y}"
    p.f(SB, 15, "#0a6ebd").l(40, 50, "SAHYADRI CARD")
    p.f(S, 7.5).l(40, 62, "Sahyadri Cards and Payment Services Limited")
    p.f(SB, 11).r(555, 50, "Monthly Statement")
    p.f(SB, 9.5).l(40, 92, who)
    p.f(S, 8.5).l(40, 105, f"{rng.randint(1, 60)}/2 SHANTI NAGAR, INDORE 452001")
    left = [("Credit Card Number", card), ("Statement Date", day(b)), ("Payment Due Date", day(due)), ("*Total Amount Due ( \u20b9 )", inr(owed)),
        ("**Minimum Amount Due ( \u20b9 )", inr(least))]
    right = [("Credit Limit ( \u20b9 )", inr(limit)), ("Available Credit Limit ( \u20b9 )", inr(limit - owed))]
    for k, (x, z) in enumerate(left):
        p.f(S, 8, "#555555").l(300, 88 + 15 * k, x)
        p.f(SB, 9).r(555, 88 + 15 * k, z)
        p.line(300, 92 + 15 * k, 555, 92 + 15 * k, 0.3, "#0a6ebd")
    for k, (x, z) in enumerate(right):
        p.f(S, 8, "#555555").l(40 + 130 * k, 135, x)
        p.f(SB, 9).l(40 + 130 * k, 148, z)
    p.box(40, 175, 515, 52, stroke="#0a6ebd", r=6)
    p.f(SB, 9, "#0a6ebd").l(48, 188, "ACCOUNT SUMMARY")
    for k, (x, z) in enumerate((("Previous Balance", prev), ("Payments, Reversals & other Credits", cr), ("Purchases & Other Debits", od),
            ("Fee, Taxes & Interest Charges", 0), ("Total Outstanding", owed))):
        at = (78, 185, 305, 410, 510)[k]
        p.f(S, 6.5).m(at, 203, x)
        p.f(SB, 8.5).m(at, 218, inr(z))
    y = 250

    def head(y):
        p.f(SB, 8.5).l(48, y, "Date")
        p.l(115, y, f"Transaction Details for Statement Period: {day(a)} to {day(b)}" if p.n == 1 else "Transaction Details")
        p.r(535, y, "Amount ( \u20b9 )")
        p.line(40, y + 5, 555, y + 5, 1, "#0a6ebd")
        return y + 20
    y = head(y)
    p.f(SB, 8).l(115, y, f"TRANSACTIONS FOR {who}")
    y += 14
    for t in txs:
        if y > 770:
            p.f(S, 7).m(297, 815, f"{p.n}/{of}")
            p.page()
            y = head(50)
        p.f(S, 8).words(48, y, f"{t['date']:%d %b %y}")
        p.words(115, y, t["text"])
        p.r(535, y, inr(t["in"] or t["out"]))
        p.f(SB, 8).r(548, y, "C" if t["in"] else "D")
        y += 13
    p.f(S, 7).l(40, min(y + 10, 800), "C=Credit; D=Debit; EN=Encash; FP=Flexipay")
    p.m(297, 815, f"{p.n}/{of}")
    return facts("SAHYADRI CARD", card, who, b, due, prev, owed, least, limit, txs, (a, b)), p.save()


CARDS = {"cardsummary": cardsummary, "cardboxes": cardboxes, "cardletters": cardletters, "cardusa": cardusa, "carduk": carduk}
