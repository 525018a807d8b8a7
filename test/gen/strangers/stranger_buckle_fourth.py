# SPDX-License-Identifier: AGPL-3.0-or-later
"""United Kingdom (two issuers) and Canada."""
from stranger_buckle_kit import *

UK = [("Larkspur Foods", 8, 140), ("The Copper Kettle", 4, 32), ("Fenwold Rail Tickets", 12, 160), ("Brightwell DIY", 10, 260), ("Petrolane Services", 25, 90),
      ("Moss & Thimble Clothing", 18, 190), ("Tipton Takeaway", 9, 45), ("Cuppabox Subscription", 14, 14.99), ("Wick Lane Garden Centre", 7, 120)]
UKT = ["Leeds", "Norwich", "Bath", "London SW4", "Stockport", "Edinburgh"]
UKP = [("MRS A J PENHALIGON", "14 Rookery Close", "Norwich", "NR4 7TJ"), ("MR TOBIAS OKONKWO-REED", "Flat 3, 88 Canal Wharf", "Leeds", "LS1 4BR"),
       ("MISS FIONA MACASKILL", "5 Hawthorn Brae", "Edinburgh", "EH10 5TS")]


def thames(path, seed, rows):
    r = random.Random(f"thames/{seed}/{rows}")
    frm, end, due = cycle(r, 25)
    tx, prev = ledger(r, rows, (frm, end), UK, UKT, "GBP", ["Payment By Direct Debit", "Payment, Thank You"], [("Late payment fee", 12, 12),
            ("Interest on your standard balances", 3, 30)], fx=.14)
    w = r.choice(UKP)
    pays, buys, chg = tot(tx, "pay", "refund"), tot(tx, "buy", "fx"), tot(tx, "fee")
    new = prev - pays + buys + chg
    mini, lim = min(new, max(500, new // 40)), limit(r, new, 100)
    card = "4929 **** **** " + digits(r, 4)
    cname = {"EUR": "Euro", "USD": "US Dollar", "JPY": "Japanese Yen", "AED": "UAE Dirham", "CHF": "Swiss Franc", "AUD": "Australian Dollar",
             "THB": "Thai Baht"}
    for t in tx:
        t["lines"] = wrap(t["name"].title() + ", " + t["city"].title()[:-2] + t["city"][-2:] if t["fc"] else t["name"] + (", " + t["city"] if t["city"]
                else ""), SANS, 8, 230)
        if t["fc"]:
            t["lines"].append(f"{us(t['fa'])} {cname[t['fc']]} at an exchange rate of {t['fa'] / t['c']:.4f}")
    pm = lambda c, m=False: ("-" if m and c else "") + "£" + us(c)
    TEAL, SKY = "#00748c", "#e2f3f7"
    parts = [("Your payments and refunds", [t for t in tx if t["cr"]]), ("Your purchases", [t for t in tx if t["k"] in ("buy", "fx")]), ("Interest and charges",
            [t for t in tx if t["k"] == "fee"])]

    def draw(p, n):
        def top():
            p.t(p.W - 40, 46, "brookmarsh", SANSB, 17, "r", TEAL)
            p.t(40, 46, "Your Platinum credit card statement" if p.n == 1 else "Your transactions continued", SANS, 13, k=TEAL)
            p.t(40, p.H - 28, "Brookmarsh is a trading name of Brookmarsh Bank UK plc. Registered in England No. 9740322. 1 Canal Place, Northampton NN4 7SG.",
                SANS, 5.5, k="#555555")
            p.t(p.W - 40, p.H - 28, f"Page {p.n} of {n}", SANS, 7, "r")
        top()
        for i, s in enumerate(w):
            p.t(56, 88 + i * 12, s, SANS, 9)
        p.ts((330, 88, "Your card number", SANS, 8, "l", "#555555"), (330, 100, card, SANSB, 9), (330, 118, "Statement date", SANS, 8, "l", "#555555"))
        p.t(330, 130, long(end), SANSB, 9)
        p.box(40, 158, p.W - 80, 64, TEAL, r=5)
        p.t(54, 178, f"Your balance is {pm(new)}", SANSB, 13, k=white)
        p.t(54, 196, f"Please pay at least {pm(mini)} by {long(due)}.", SANS, 9.5, k=white)
        p.t(54, 211, "If you only pay the minimum it’ll take longer and cost more to clear your balance.", SANS, 7.5, k=white)
        p.box(40, 232, 250, 112, SKY, r=5)
        for i, (a, b) in enumerate([("Your previous balance", pm(prev)), ("Payments and refunds", pm(pays, True)), ("New purchases", pm(buys)),
                                    ("Interest and charges", pm(chg)), ("Your new balance", pm(new))]):
            p.ts((52, 252 + i * 19, a, SANSB if i == 4 else SANS, 8.5), (278, 252 + i * 19, b, SANSB if i == 4 else SANS, 8.5, "r"))
        p.box(305, 232, p.W - 345, 112, None, TEAL, .8, r=5)
        p.t(317, 252, "Your credit", SANSB, 9, k=TEAL)
        p.para(317, 270, f"Your credit limit is {pm(lim)[:-3]} and at {long(end)} you had {pm(lim - new)} left to spend.", 225, SANS, 8, 12)
        p.para(317, 304, "Purchases are charged at a simple standard rate of 24.9% a year (variable) unless you pay in full each month.", 225, SANS, 7.5, 11)
        y = 370
        for a, lst in parts:
            if not lst:
                continue
            if y > p.H - 110:
                p.page()
                top()
                y = 84
            p.t(40, y, a, SANSB, 10, k=TEAL)
            p.line(40, y + 5, p.W - 40, y + 5, 1.2, TEAL)
            y += 20
            for t in lst:
                if y + 11 * len(t["lines"]) > p.H - 50:
                    p.page()
                    top()
                    y = 84
                p.t(40, y, f"{t['d'].day} {MON[t['d'].month - 1]}", SANS, 8)
                for i, ln in enumerate(t["lines"]):
                    p.t(100, y + i * 10.5, ln, SANS, 8 if not (i and t["fc"]) else 7)
                p.t(p.W - 40, y, pm(t["c"], t["cr"]), SANS, 8, "r")
                y += 10.5 * len(t["lines"]) + 5
            p.line(100, y - 8, p.W - 40, y - 8, .3, "#888888")
            p.ts((100, y + 4, "Total", SANSB, 8), (p.W - 40, y + 4, pm(sum(t["c"] for t in lst), lst[0]["cr"]), SANSB, 8, "r"))
            y += 30
    twice(draw, path)
    return truth([t for _, lst in parts for t in lst], bank_name="Brookmarsh Bank UK plc", card_number=card, account_holder=w[0], currency="GBP",
                 statement_date=end, payment_due_date=due, previous_balance=prev, payments=pays, purchases=buys, fees=chg, total_amount_due=new,
                 minimum_amount_due=mini, credit_limit=lim, available_credit=lim - new)


def marlow(path, seed, rows):
    r = random.Random(f"marlow/{seed}/{rows}")
    frm, end, due = cycle(r, 24)
    tx, prev = ledger(r, rows, (frm, end), UK, UKT, "GBP", ["PAYMENT - THANK YOU", "DIRECT DEBIT PAYMENT - THANK YOU"], [("LATE PAYMENT FEE", 12, 12),
            ("OVERLIMIT FEE", 12, 12)], fx=.16)
    tx.sort(key=lambda t: t["p"])
    w = r.choice(UKP)
    pays, buys = tot(tx, "pay", "refund"), tot(tx, "buy", "fx", "fee")
    new = prev - pays + buys
    mini, lim = min(new, max(2500, new // 50)), limit(r, new, 250)
    card = "5434 60XX XXXX " + digits(r, 4)
    for t in tx:
        tap = ")))  " if t["k"] == "buy" and t["c"] < 10000 and r.random() < .5 else ""
        t["tap"] = tap.strip()
        t["lines"] = [(t["name"].upper() + "  " + t["city"].upper()).strip()]
        if t["fc"]:
            t["lines"] += [f"{us(t['fa'])} {t['fc']} @ {t['fa'] / t['c']:.4f}"]
    d2 = lambda d: dmon(d, " ", "%y")
    q = 5.4

    def draw(p, n):
        def top():
            p.ts((40, 56, "Marlow & Vane", SERIFB, 20), (46 + sw("Marlow & Vane", SERIFB, 20), 56, "Money", SERIF, 20, "l", "#7a7a1e"))
            p.ts((p.W - 40, 50, "Your Credit Card Statement", SERIF, 11, "r"), (p.W - 40, 62, f"Sheet {p.n} of {n}", SERIF, 7.5, "r"))

        def cols(y):
            for x, a, b in ((40, "Received", "By Us"), (104, "Transaction", "Date"), (190, "", "Details")):
                p.ts((x, y, a, SERIFB, 8), (x, y + 10, b, SERIFB, 8))
            p.t(p.W - 56, y + 10, "Amount", SERIFB, 8, "r")
            return y + 28
        top()
        for i, s in enumerate(w):
            p.t(60, 100 + i * 12, s, CR, 9.5)
        x = 340
        for i, (a, b) in enumerate([("Card number", card), ("Account period", f"{d2(frm)} - {d2(end)}"), ("Statement date", long(end))]):
            p.ts((x, 96 + i * 24, a, SERIF, 7.5, "l", "#666666"), (x, 106 + i * 24, b, SERIFB, 8.5))
        y = 190
        p.line(40, y - 14, p.W - 40, y - 14, 2, "#7a7a1e")
        p.t(40, y, "Account Summary", SERIFB, 11)
        for i, (a, b) in enumerate([("Previous Balance", prev), ("Payments and credits received", -pays), ("New purchases and other charges", buys),
                                    ("New Balance", new)]):
            p.ts((40, y + 18 + i * 13, a, SERIF, 8.5), (290, y + 18 + i * 13, "£" + us(abs(b)) + ("CR" if b < 0 else ""), SERIF, 8.5, "r"))
        for i, (a, b) in enumerate([("Minimum Payment", "£" + us(mini)), ("Payment due by", long(due)), ("Credit Limit", "£" + us(lim)),
                                    ("Available to spend", "£" + us(lim - new))]):
            p.ts((x, y + 18 + i * 13, a, SERIF, 8.5), (p.W - 40, y + 18 + i * 13, b, SERIF, 8.5, "r"))
        y = 272
        p.line(40, y, p.W - 40, y, .5)
        p.ts((40, y + 18, "Your Transaction Details", SERIFB, 11), (p.W - 40, y + 18, f"{w[0]}   {card}", SERIF, 8, "r"))
        y = cols(y + 36)
        for t in tx:
            if y + 11 * len(t["lines"]) > p.H - 76:
                p.page()
                top()
                y = cols(96)
            p.words(40, y, d2(t["p"]), CR, 9)
            p.words(104, y, d2(t["d"]), CR, 9)
            if t["tap"]:
                p.t(168, y, t["tap"], CR, 9)
            for i, ln in enumerate(t["lines"]):
                p.words(190, y + i * 11, ln, CR, 9)
            p.t(p.W - 56, y, us(t["c"]), CR, 9, "r")
            if t["cr"]:
                p.t(p.W - 56, y, "CR", CR, 9)
            y += 11 * len(t["lines"]) + 2
        if y < p.H - 120:
            p.para(40, y + 20, "))) indicates a contactless transaction. Non-sterling transactions are converted at the rate of the card scheme on the day. "
                   "Estimated interest next month depends on what you pay and when.", p.W - 80, SERIF, 7)
        p.para(40, p.H - 46, "Marlow & Vane Money is provided by MV Financial Services plc, Kings Meadow, Chester CH99 9FB.", p.W - 80, SERIF, 6.5)
    twice(draw, path)
    return truth(tx, post=True, bank_name="MV Financial Services plc", card_number=card, account_holder=w[0], currency="GBP", statement_date=end,
                 statement_period=(frm, end), payment_due_date=due, previous_balance=prev, payments=pays, purchases=buys, total_amount_due=new,
                 minimum_amount_due=mini, credit_limit=lim, available_credit=lim - new)


CA = [("TAMARACK GROCERS #44", 14, 190), ("MAPLEWOOD HARDWARE", 9, 240), ("BEANERY COFFEE 0931", 3, 19), ("PRAIRIE PETRO-PASS", 25, 110),
      ("LES DELICES DU PLATEAU", 12, 88), ("HUDSON PHARMACY 1187", 7, 90), ("GOALIE SPORTS OUTLET", 20, 320)]


def maple(path, seed, rows):
    r = random.Random(f"maple/{seed}/{rows}")
    frm, end, due = cycle(r, 21)
    tx, prev = ledger(r, rows, (frm, end), CA, ["TORONTO ON", "CALGARY AB", "MONTREAL QC", "HALIFAX NS"], "CAD", ["PAYMENT - THANK YOU / PAIEMENT - MERCI",
            "AUTOMATIC PAYMENT -THANK YOU"], [("ANNUAL FEE", 39, 120), ("CASH ADVANCE FEE", 5, 5)], fx=.15, cash="ATM CASH ADVANCE")
    who = r.choice(["MR ETIENNE LACHANCE", "MS HARJIT K DHALIWAL", "MRS ROWENA MACISAAC"])
    pays, buys, fee, cash = tot(tx, "pay", "refund"), tot(tx, "buy", "fx"), tot(tx, "fee"), tot(tx, "cash")
    new = prev - pays + buys + cash + fee
    mini, lim = min(new, 1000), limit(r, new, 500)
    card = "4510 15** **** " + digits(r, 4)
    for t in tx:
        t["lines"] = wrap((t["name"] + " " + t["city"]).strip(), HV, 7.5, 185)
        if t["k"] != "fee":
            t["lines"].append("7" + digits(r, 22))
        if t["fc"]:
            t["lines"].append(f"Foreign Currency-{t['fc']} {plain(t['fa'])} Exchange rate-{t['c'] / t['fa']:.6f}")
    U = lambda d: dmon(d).upper()
    D = lambda c: ("-" if c < 0 else "") + "$" + us(abs(c))
    BL, YE = "#0051a5", "#fedf01"

    def draw(p, n):
        L, R, SX = 36, 400, 418

        def top():
            p.box(L, 30, 26, 30, BL)
            p.ts((L + 13, 50, "NBM", HVB, 9, "c", YE), (L + 36, 44, "Northern Bank of Manitoba Visa Rewards+", HVB, 12, "l", BL))
            p.t(L + 36, 58, f"STATEMENT FROM {U(frm)} {frm.year} TO {U(end)} {end.year}" if frm.year != end.year
                else f"STATEMENT FROM {U(frm)} TO {U(end)}, {end.year}", HV, 8.5)
            p.ts((L, 80, who, HV, 9), (p.W - 36, 80, card, HV, 9, "r"), (p.W - 36, 44, f"{p.n} OF {n}", HV, 8, "r"))

        def cols(y, cont):
            p.box(L, y, R - L, 34, BL)
            p.t(L + 4, y + 10, "DESCRIPTION OF YOUR ACTIVITY" + (" (continued)" if cont else ""), HVB, 7.5, k=white)
            for x, a, b, al in ((L + 4, "TRANSACTION", "DATE", "l"), (L + 70, "POSTING", "DATE", "l"), (L + 120, "ACTIVITY DESCRIPTION", "", "l"),
                                (R - 4, "AMOUNT ($)", "", "r")):
                p.ts((x, y + 20, a, HV, 6.5, al, white), (x, y + 29, b, HV, 6.5, al, white))
            return y + 48

        def side():
            p.box(SX, 92, p.W - 36 - SX, 300, "#eef4fb")
            y = 108
            for ttl, ls in (("PAYMENTS & INTEREST RATES", [("Minimum payment", D(mini)), ("Payment due date", f"{U(due)}, {due.year}"), ("Credit limit",
                    D(lim)), ("Available credit", D(lim - new))]),
                            ("CALCULATING YOUR BALANCE", [("Previous Account Balance", D(prev)), ("Payments & credits", D(-pays)), ("Purchases & debits",
                                    D(buys)), ("Cash advances", D(cash)), ("Interest", "$0.00"), ("Fees", D(fee)),
                                                          ("NEW BALANCE", D(new))])):
                p.t(SX + 6, y, ttl, HVB, 7.5, k=BL)
                for a, b in ls:
                    y += 15
                    p.ts((SX + 6, y, a, HVB if a.isupper() else HV, 7), (p.W - 42, y, b, HVB if a.isupper() else HV, 7, "r"))
                y += 26
            p.para(SX + 6, y, "All amounts are shown in Canadian dollars (CAD).", 140, HV, 7)
            p.para(SX + 6, y + 24, "Time to pay: if you make only the minimum payment each month, we estimate it will take years to repay the balance.", 145,
                   HV, 6.5)
        top()
        side()
        y = cols(92, False)
        for t in tx:
            if y + 9.5 * len(t["lines"]) > p.H - 50:
                p.page()
                top()
                y = cols(92, True)
            p.ts((L + 4, y, U(t["d"]), HV, 7.5), (L + 70, y, U(t["p"]), HV, 7.5))
            for i, ln in enumerate(t["lines"]):
                p.t(L + 120, y + i * 9, ln, HV, 7.5 if not i else 7)
            p.t(R - 4, y, D(-t["c"] if t["cr"] else t["c"]), HV, 7.5, "r")
            y += 9 * len(t["lines"]) + 3
            p.line(L, y - 7.5, R, y - 7.5, .2, "#b7c7da")
            y += 3
        if y > p.H - 80:
            p.page()
            top()
            y = cols(92, True)
        p.ts((L + 120, y + 6, "SUBTOTAL OF MONTHLY ACTIVITY", HVB, 7), (R - 4, y + 6, D(new - prev), HVB, 7.5, "r"), (L + 120, y + 24, "NEW BALANCE", HVB, 8))
        p.t(R - 4, y + 24, D(new), HVB, 8, "r")
    twice(draw, path, letter)
    return truth(tx, post=True, bank_name="Northern Bank of Manitoba", card_number=card, account_holder=who, currency="CAD", statement_period=(frm, end),
                 payment_due_date=due, previous_balance=prev, payments=pays, purchases=buys, fees=fee, total_amount_due=new, minimum_amount_due=mini,
                 credit_limit=lim, available_credit=lim - new)


CARDS = {"thames": thames, "marlow": marlow, "maple": maple}
