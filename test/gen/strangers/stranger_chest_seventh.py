# SPDX-License-Identifier: AGPL-3.0-or-later
"""Cards: Great Britain and the United States."""
import datetime as dt

from reportlab.lib.colors import HexColor
from reportlab.platypus import Spacer, Table, TableStyle

from stranger_chest_kit import (EN, ENL, LETTER, credits, debits, digits, esc, flow, money, paged, para, postings,
                 seeded, span, truth, wrap)

UKW = {"shop": ["HAWTHORN HOMEWARE", "BLUE KETTLE CAFE", "MARLOW CINEMA", "FLEETWOOD FUELS",
                "SPINDLE & CO"], "town": ["READING", "OXFORD", "SLOUGH", "LONDON"]}
UKP = [(8, -1, 300, 16000, ["{shop} {town} GBR"], "", ""),
       (1, -1, 3600, 3600, ["HUDSON BAGELS NEW YORK USA", "45.00 US DOLLAR @ 1.2500"], "", ""),
       (1, -1, 108, 108, ["NON-STERLING TRANSACTION FEE"], "", ""),
       (1, -1, 1200, 1200, ["LATE PAYMENT FEE"], "", ""),
       (1, 1, 5000, 25000, ["PAYMENT RECEIVED - THANK YOU"], "", ""),
       (1, 1, 800, 6000, ["REFUND {shop} {town} GBR"], "", "")]


def card_days(rng):
    e = dt.date(rng.choice([2022, 2023, 2024]), rng.randint(2, 12), rng.randint(5, 25))
    return e - dt.timedelta(days=29), e


def ukcard(path, seed, rows):
    rng = seeded("ukcard", seed, rows)
    a, e = card_days(rng)
    due = e + dt.timedelta(days=25)
    prev = rng.randint(160000, 320000)
    lim = rng.choice([1200000, 1500000])
    txs = postings(rng, rows, UKP, UKW, a, 30, lim - prev, 0)
    new = prev + debits(txs) - credits(txs)
    mn = max(2500, new * 2 // 100)
    num = "5434 **** **** " + digits(rng, 4)
    who = rng.choice(["MRS ROWENA STAPLETON", "MR IMRAN K QURESHI"])
    v, g = "#4b2a7b", "#f1edf7"

    def D(d):
        return f"{d.day} {ENL[d.month - 1]} {d.year}"

    def story():
        P = lambda s, bo=False, al=0, z=8: para(s, "Bk22NoB" if bo else "Bk22No", z, a=al)
        L = [("Previous balance", "£" + money(prev)), ("Payments and credits", "-£" + money(credits(txs))),
             ("Purchases, fees and charges", "£" + money(debits(txs))),
             ("Your new balance", "£" + money(new))]
        R = [("Minimum payment", "£" + money(mn)), ("Payment due date", D(due)),
             ("Credit limit", "£" + money(lim)), ("Available credit", "£" + money(lim - new))]
        t = Table([[P(k, i in (3,)), P(x, True, 2), "", P(k2, i < 2), P(x2, True, 2)]
                   for i, ((k, x), (k2, x2)) in enumerate(zip(L, R))],
                  colWidths=[150, 85, 30, 120, 115])
        t.setStyle(TableStyle([("BACKGROUND", (0, 0), (1, -1), HexColor(g)),
                               ("BACKGROUND", (3, 0), (4, -1), HexColor(g)),
                               ("LINEBELOW", (0, 0), (1, -1), 0.4, HexColor("#c9bddc")),
                               ("LINEBELOW", (3, 0), (4, -1), 0.4, HexColor("#c9bddc"))]))
        s = [Spacer(1, 96), t, Spacer(1, 14), P("Your transactions", True, z=12), Spacer(1, 5)]
        rs = [[P("Transaction<br/>date", True), P("Date<br/>entered", True), P("Description", True),
               P("Amount<br/>(£)", True, 2)]]
        for x in txs:
            post = min(x.d + dt.timedelta(days=1), e)
            dd = lambda d: f"{d:%d} {EN[d.month - 1]} {d:%y}"
            rs.append([P(dd(x.d)), P(dd(post)), P("<br/>".join(map(esc, x.lines))),
                       P(money(x.c) + (" CR" if x.c > 0 else ""), al=2)])
        t = Table(rs, colWidths=[70, 70, 270, 90], repeatRows=1)
        t.setStyle(TableStyle([("LINEBELOW", (0, 0), (-1, 0), 1.2, HexColor(v)),
                               ("LINEBELOW", (0, 1), (-1, -1), 0.25, HexColor("#cccccc")),
                               ("VALIGN", (0, 0), (-1, -1), "TOP"),
                               ("TOPPADDING", (0, 0), (-1, -1), 1.5),
                               ("BOTTOMPADDING", (0, 0), (-1, -1), 2.5)]))
        return s + [t]

    def on(p):
        p.box(47, 28, 120, 30, v, rad=6)
        p.t(107, 48, "Ridgeway Card", "Bk22NoB", 13, "c", "#ffffff")
        p.t(547, 40, "Credit card statement", "Bk22NoB", 11, "r")
        p.t(547, 53, f"Page {p.no} of {p.total}", "Bk22No", 8, "r")
        if p.no == 1:
            p.ts(47, 92, [who, "3 THE MALTINGS", "ABINGDON", "OX14 3QX"], "Bk22No", 9, 12)
            for i, (k, x) in enumerate((("Card number", num), ("Statement date", D(e)))):
                p.t(330, 92 + 14 * i, k, "Bk22No", 8.5)
                p.t(547, 92 + 14 * i, x, "Bk22NoB", 8.5, "r")
    flow(path, story, on, margins=(47, 48, 70, 44))
    return truth({"issuer": "Ridgeway Card", "card_number": num, "card_holder": who,
                  "statement_date": e.isoformat(), "payment_due_date": due.isoformat(),
                  "currency": "GBP", "credit_limit": lim, "available_credit": lim - new,
                  "total_amount_due": new, "minimum_amount_due": mn, "previous_balance": prev},
                 txs, lambda t: False)


UCW = {"shop": ["CEDAR & SALT BISTRO", "PINE STREET GROCERY", "HARBOR BOOKS", "RAPID RIDE",
                "ALDER VETERINARY"], "city": ["PORTLAND OR", "EUGENE OR", "SEATTLE WA"]}
UCP = [(9, -1, 400, 18000, ["{shop} {city}"], "", "pur"),
       (1, -1, 4000, 20000, ["ONLINE STORE *{A2}{n4} 800-555-0{n3} WA"], "", "pur"),
       (1, -1, 2900, 2900, ["LATE FEE"], "", "fee"),
       (1, -1, 500, 4200, ["INTEREST CHARGE ON PURCHASES"], "", "fee"),
       (1, 1, 5000, 25000, ["PAYMENT THANK YOU - WEB"], "", "pay"),
       (1, 1, 500, 6000, ["RETURN {shop} {city}"], "", "pay")]


def uscard(path, seed, rows):
    rng = seeded("uscard", seed, rows)
    a, e = card_days(rng)
    due = e + dt.timedelta(days=25)
    prev = rng.randint(160000, 320000)
    lim = rng.choice([1000000, 1800000])
    txs = postings(rng, rows, UCP, UCW, a, 30, lim - prev, 0)
    new = prev + debits(txs) - credits(txs)
    mn = max(3500, new // 100)
    num = "XXXX XXXX XXXX " + digits(rng, 4)
    who = rng.choice(["DANA R WHITLOCK", "CARLOS E BENAVIDEZ"])
    by = {k: [t for t in txs if t.extra == k] for k in ("pay", "pur", "fee")}
    sm = lambda k: sum(abs(t.c) for t in by[k])
    f1, fb, c1 = "Bk22Cn", "Bk22CnB", "#1c5d5a"

    def D(d):
        return f"{d:%m/%d/%y}"

    def f(p):
        def head(p):
            p.t(45, 46, "Cascade Summit Bank Card", fb, 15, col=c1)
            p.t(567, 40, who, f1, 8, "r")
            p.t(567, 51, "Account Number: " + num, f1, 8, "r")
            p.line(45, 60, 567, 60, 2, c1)
            p.y = 84

        def foot(p):
            p.t(306, 768, f"Page {p.no} of {p.total}", f1, 8, "c")

        def cols():
            for x, s, al in ((45, "Date of", "l"), (45, "Transaction", "l"), (110, "Post", "l"),
                             (110, "Date", "l"), (165, "Merchant Name or Transaction Description", "l"),
                             (567, "$ Amount", "r")):
                dy = 0 if s in ("Date of", "Post") else 9
                p.t(x, p.y + dy, s, f1, 7.5, al, "#444444")
            p.y += 23
        p.head, p.foot, p.bottom = head, foot, 745
        head(p)
        for i, (k, v) in enumerate((("New Balance", "$" + money(new)),
                                    ("Minimum Payment Due", "$" + money(mn)),
                                    ("Payment Due Date", D(due)))):
            p.box(45 + 176 * i, 74, 168, 40, "#e6f1f0", rad=4)
            p.t(53 + 176 * i, 88, k, f1, 8)
            p.t(53 + 176 * i, 106, v, fb, 13)
        p.t(45, 140, "ACCOUNT SUMMARY", fb, 10, col=c1)
        rowz = [("Previous Balance", "$" + money(prev)), ("Payments, Credits", "-$" + money(sm("pay"))),
                ("Purchases", "+$" + money(sm("pur"))), ("Fees and Interest Charged",
                                                         "+$" + money(sm("fee"))),
                ("New Balance", "$" + money(new)),
                ("Opening/Closing Date", f"{D(a)} - {D(e)}"), ("Credit Limit", "$" + money(lim)),
                ("Available Credit", "$" + money(lim - new))]
        for i, (k, v) in enumerate(rowz):
            y = 156 + 13 * i
            fn = fb if k == "New Balance" else f1
            p.t(45, y, k, fn, 8.5)
            p.t(285, y, v, fn, 8.5, "r")
        p.ts(350, 150, ["Late Payment Warning: If we do not receive your minimum",
                        "payment by the date listed above, you may have to pay",
                        "a late fee of up to $40.00."], f1, 7.5, 10)
        p.ts(350, 205, [who, "418 NW OVERTON ST", "PORTLAND OR 97209-1123"], f1, 9, 12)
        p.y = 284
        p.t(45, p.y, "ACCOUNT ACTIVITY", fb, 10, col=c1)
        p.line(45, p.y + 4, 567, p.y + 4, 0.8, c1)
        p.y += 18
        cols()
        for k, h in (("pay", "PAYMENTS AND OTHER CREDITS"), ("pur", "PURCHASE"),
                     ("fee", "FEES AND INTEREST CHARGED")):
            if not by[k]:
                continue
            if p.need(40):
                cols()
            p.t(165, p.y, h, fb, 8)
            p.y += 13
            for t in by[k]:
                if p.need(14):
                    p.t(45, p.y - 6, "ACCOUNT ACTIVITY (CONTINUED)", fb, 9, col=c1)
                    p.y += 10
                    cols()
                post = min(t.d + dt.timedelta(days=1), e)
                p.t(45, p.y, f"{t.d:%m/%d}", f1, 8.5)
                p.t(110, p.y, f"{post:%m/%d}", f1, 8.5)
                p.t(165, p.y, t.desc, f1, 8.5)
                p.t(567, p.y, ("-" if t.c > 0 else "") + money(t.c), f1, 8.5, "r")
                p.y += 13
            p.y += 6
    paged(path, f, LETTER)
    return truth({"issuer": "Cascade Summit Bank Card", "card_number": num, "card_holder": who,
                  "payment_due_date": due.isoformat(), "currency": "USD", "credit_limit": lim,
                  "available_credit": lim - new, "total_amount_due": new, "minimum_amount_due": mn,
                  "previous_balance": prev, "statement_period": span(a, e)},
                 by["pay"] + by["pur"] + by["fee"], lambda t: False)


BANKS = {"ukcard": ukcard, "uscard": uscard}
