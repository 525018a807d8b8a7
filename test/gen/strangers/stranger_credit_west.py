# SPDX-License-Identifier: AGPL-3.0-or-later
"""Credit cards: United States, United Kingdom, Canada, Brazil, Turkey."""
import datetime as dt
import random

from stranger_globe_pen import (A4, C, H, HB, MON, MON3, TB, TI, amount, card, digits, iso, letter, money, period, plain, render, sgn, width, wrap)


def crow(date, desc, amt, posting=None):
    d = {"date": iso(date)}
    if posting:
        d["posting_date"] = iso(posting)
    d["description"] = " ".join(desc.split())
    d["debit"] = plain(amt) if amt >= 0 else None
    d["credit"] = plain(-amt) if amt < 0 else None
    return d


def spread(r, a, b, rows, pool, pay):
    """Purchases from the pool (positive) with about one in nine credits; pay makes the payment row."""
    days = [a + dt.timedelta(days=i) for i in range((b - a).days + 1)]
    ds = sorted(r.choice(days) for _ in range(rows))
    out = []
    for i, d in enumerate(ds):
        if rows >= 3 and i == rows // 3:
            out.append((d,) + pay(r, d))
            continue
        use = [q for q in pool if q[1] > 0] if rows <= 3 else pool
        p = r.choices(use, [q[0] for q in use])[0]
        out.append((d, p[4](r, d), amount(r, p[2], p[3]) * p[1]))
    return out


def freedom(path, seed, rows):
    r = random.Random("freedom%s" % seed)
    y, m = r.choice([2022, 2023, 2024]), r.choice([1, 1, 5, 8, 11])
    b = dt.date(y, m, r.randint(4, 9))
    a = (b - dt.timedelta(days=32)).replace(day=b.day + 1)
    due = b + dt.timedelta(days=25)
    last4 = digits(r, 4)
    num = "XXXX XXXX XXXX " + last4
    who = r.choice(["ALMA P STRINGFIELD", "THEODORE J MOONEYHAM", "KIRSTEN A DELUNA-WEISS"])
    prev = r.randint(30000, 480000)

    def pay(r, d):
        return ("Payment Thank You-Mobile", -prev)
    shops = ["TST* THE BRASS GOOSE Portland OR", "AMZN MKTP US*%s Amzn.com/bill WA", "SQ *PEDAL COFFEE Portland OR", "FREDMEYERS #0%s BEAVERTON OR", "SPOTIFLY USA 877-555-0102 NY", "ALASKAN AIR 027%s SEATTLE WA", "CHEVRONE 0%s SALEM OR"]
    pool = [(16, 1, 350, 24000, lambda r, d: (lambda s: s % digits(r, 4) if "%s" in s else s)(r.choice(shops))),
            (1, -1, 800, 9000, lambda r, d: "RETURN: NORDSTREAM #%s PORTLAND OR" % digits(r, 4))]
    tx = spread(r, a, b, rows, pool, pay)
    credits = [t for t in tx if t[2] < 0]
    buys = [t for t in tx if t[2] >= 0]
    interest = r.choice([0, 0, r.randint(200, 6000)])
    fee = r.choice([0, 0, 2900])
    pc, pu = -sum(t[2] for t in credits), sum(t[2] for t in buys)
    new = prev - pc + pu + fee + interest
    minimum = min(max(0, new), 4000 + max(0, new) // 100)
    limit = r.choice([500000, 1200000, 1850000])
    extra = ([(b, "LATE FEE", fee, "FEES CHARGED")] if fee else []) + ([(b, "PURCHASE INTEREST CHARGE", interest, "INTEREST CHARGED")] if interest else [])

    def us(d):
        return d.strftime("%m/%d/%y")

    def dol(v):
        return ("-" if v < 0 else "") + "$" + money(v)

    def fn(p):
        L, R = 40, 572
        blue = "#0b5cab"

        def foot():
            p.t(L, p.H - 26, "000000%d  FIS33339 C 1" % p.page, C, 5.5)
            p.t(230, p.H - 26, "000 N Z %s %s" % (b.strftime("%d"), b.strftime("%y/%m/%d")), C, 5.5)
            p.t(R, p.H - 26, "Page %d of %d" % (p.page, p.total), C, 6.5, "r")
        foot()
        p.box(L, 30, 120, 30, blue)
        p.t(L + 60, 50, "halsey liberty", TI, 15, "c", "#ffffff")
        p.ts(R, 40, ["Manage your account online at:      Customer Service:      Mobile:", "www.halsey.example/cardhelp      1-800-555-0194      Halsey Mobile® app"], H, 7, 10, "r")
        for x, l, v, k in [(L, "New Balance", dol(new), None), (L + 120, "Minimum Payment Due", dol(minimum), None), (L + 260, "Payment Due Date", us(due), None)]:
            p.t(x, 90, l, H, 9)
            p.t(x, 108, v, HB, 15, k=blue)
        p.para(L, 128, 340, "Late Payment Warning: If we do not receive your minimum payment by the due date, you may have to pay a late fee of up to $40.00 and existing and new balances may become subject to the Default APR.", H, 7.5, 9)
        p.para(L, 160, 340, "Minimum Payment Warning: Enroll in Auto-Pay and avoid missing a payment. To enroll, go to www.halsey.example", H, 7.5, 9)
        p.box(L, 188, 290, 16, blue)
        p.t(L + 6, 199, "ACCOUNT SUMMARY", HB, 9, k="#ffffff")
        y = 218
        p.t(L + 6, y, "Account Number:", H, 8.5)
        p.t(L + 78, y, num, HB, 8.5)
        y += 14
        for l, v, f in [("Previous Balance", dol(prev), H), ("Payment, Credits", "-" + dol(pc), H), ("Purchases", "+" + dol(pu), H), ("Cash Advances", "$0.00", H), ("Balance Transfers", "$0.00", H),
                        ("Fees Charged", ("+" if fee else "") + dol(fee), H), ("Interest Charged", ("+" if interest else "") + dol(interest), H), ("New Balance", dol(new), HB)]:
            p.t(L + 6, y, l, f, 8.5)
            p.t(L + 284, y, v, f, 8.5, "r")
            y += 12
        p.line(L + 6, y - 8, L + 284, y - 8, .4)
        y += 4
        for l, v in [("Opening/Closing Date", "%s - %s" % (us(a), us(b))), ("Credit Access Line", "$" + money(limit // 100, nd=0)), ("Available Credit", "$" + money(max(0, limit - new) // 100, nd=0)), ("Cash Access Line", "$" + money(limit // 500, nd=0)), ("Available for Cash", "$" + money(max(0, min(limit // 500, (limit - new) // 100)), nd=0)), ("Past Due Amount", "$0.00"), ("Balance over the Credit Access Line", "$0.00")]:
            p.t(L + 6, y, l, H, 8.5)
            p.t(L + 284, y, v, H, 8.5, "r")
            y += 12
        p.box(352, 188, 220, 108, "#eaf2fb")
        p.t(360, 204, "HALSEY ULTIMATE REWARDS® SUMMARY", HB, 8)
        pts = max(0, pu // 100)
        for i, (l, v) in enumerate([("Previous points balance", 11820), ("+ 1 Point per $1 earned on all purchases", pts)]):
            p.t(360, 222 + 13 * i, l, H, 7.5)
            p.t(566, 222 + 13 * i, money(v, nd=0), H, 7.5, "r")
        p.t(360, 254, "= Total points available for", HB, 7.5)
        p.t(360, 264, "redemption", HB, 7.5)
        p.t(566, 264, money(11820 + pts, nd=0), HB, 9, "r")
        p.line(0, 560, 612, 560, .5, dash=([3, 3], 0))
        for i, (l, v) in enumerate([("Payment Due Date:", us(due)), ("New Balance:", dol(new)), ("Minimum Payment Due:", dol(minimum))]):
            p.t(400, 600 + 14 * i, l, H, 8.5)
            p.t(R, 600 + 14 * i, v, HB, 9, "r")
        p.t(400, 578, "Account number:", H, 8.5); p.t(R, 578, num, HB, 8.5, "r")
        p.t(R - 90, 658, "$", HB, 10); p.line(R - 80, 660, R, 660, .6); p.t(R, 671, "Amount Enclosed", H, 7, "r")
        p.t(R, 682, "Make/Mail check to Halsey Card Services at the address below:", H, 6.5, "r")
        p.ts(400, 700, ["HALSEY CARD SERVICES", "PO BOX 6294", "CAROL STREAM IL 60197-6294"], H, 8, 10)
        p.ts(L, 700, [who, "%d NE SKIDMORE CT" % (prev % 9000 + 10), "PORTLAND OR 9721%d-%s" % (prev % 9, last4)], H, 8.5, 10.5)
        p.t(L, 590, "halsey liberty", TI, 13, k=blue)
        p.new()
        foot()
        p.t(L, 44, "halsey liberty", TI, 13, k=blue)
        p.t(R, 44, "This Statement is a Facsimile - Not an original", H, 6.5, "r")

        def hdr(y, cont):
            p.box(L, y, R - L, 16, blue)
            p.t(L + 6, y + 11, "ACCOUNT ACTIVITY" + (" (CONTINUED)" if cont else ""), HB, 9, k="#ffffff")
            y += 27
            p.t(L + 6, y, "Date of", H, 7.5)
            p.t(L + 6, y + 9, "Transaction", H, 7.5)
            p.t(280, y + 9, "Merchant Name or Transaction Description", H, 7.5, "c")
            p.t(R - 6, y + 9, "$ Amount", H, 7.5, "r")
            p.line(L, y + 13, R, y + 13, .4)
            return y + 26
        y = hdr(58, False)
        groups = [("PAYMENTS AND OTHER CREDITS", [(t[0], t[1], t[2]) for t in credits]), ("PURCHASE", [(t[0], t[1], t[2]) for t in buys])]
        groups += [(e[3], [e[:3]]) for e in extra]
        for title, ts in groups:
            if not ts:
                continue
            if y > 700:
                p.new(); foot(); y = hdr(40, True)
            p.t(L + 6, y, title, HB, 8)
            y += 13
            for d, s, v in ts:
                if y > 735:
                    p.new(); foot(); y = hdr(40, True)
                p.t(L + 16, y, d.strftime("%m/%d"), H, 8)
                p.t(112, y, s, H, 8)
                p.t(R - 6, y, sgn(v), H, 8, "r")
                y += 12
            if title in ("FEES CHARGED", "INTEREST CHARGED"):
                p.t(112, y, "TOTAL %s FOR THIS PERIOD" % title.split()[0] if title[0] == "F" else "TOTAL INTEREST FOR THIS PERIOD", HB, 8)
                p.t(R - 6, y, "$" + money(ts[0][2]), HB, 8, "r")
                y += 13
            y += 5
        if y > 640:
            p.new(); foot(); y = 60
        p.box(150, y + 6, 310, 46, None, "#000000", .5)
        p.t(305, y + 17, "%d Totals Year-to-Date" % b.year, HB, 8, "c")
        p.t(160, y + 31, "Total fees charged in %d" % b.year, H, 8); p.t(450, y + 31, dol(fee), H, 8, "r")
        p.t(160, y + 43, "Total interest charged in %d" % b.year, H, 8); p.t(450, y + 43, dol(interest), H, 8, "r")
        p.para(L, y + 70, 530, "Year-to-date totals do not reflect any fee or interest refunds you may have received.", H, 7)

    render(path, letter, fn)
    return card({"issuer": "halsey liberty", "card_number": num, "card_holder": who, "due_date": iso(due), "statement_period": period(a, b), "credit_limit": "%d" % (limit // 100),
                 "previous_balance": plain(prev), "new_balance": plain(new), "minimum_due": plain(minimum), "payments": plain(pc), "purchases": plain(pu),
                 "transactions": [crow(d, s, v) for _, ts in groups_of(credits, buys, extra) for d, s, v in ts]})


def groups_of(credits, buys, extra):
    return [("", [t[:3] for t in credits]), ("", [t[:3] for t in buys]), ("", [e[:3] for e in extra])]


def amexuk(path, seed, rows):
    r = random.Random("amexuk%s" % seed)
    y, m = r.choice([2022, 2023, 2024]), r.choice([1, 1, 4, 7, 10])
    b = dt.date(y, m, r.randint(8, 14))
    a = b - dt.timedelta(days=30)
    due = b + dt.timedelta(days=25)
    num = "xxxx-xxxxxx-%s" % digits(r, 5)
    who = r.choice(["MR OLUFEMI T GREATOREX", "MISS PIPPA DAINTREE", "DR H J WOLSTENCROFT"])
    prev = r.randint(20000, 390000)
    shop = ["TESCOE STORES 6231   LEEDS", "TRAINLINER.COM   EDINBURGH", "WAITROS & PARTNERS   BATH", "DELIVERU   LONDON", "BP CONNECTED   A1 WETHERBY", "M&C SIMPLY FOOD   YORK"]
    fxs = [("US Dollar", .79, "BLUE DOOR DELI   NEW YORK"), ("European Union Euro", .86, "RENFA VIAGENS   LISBOA"), ("Swiss Franc", .89, "SBBX CFF   ZUERICH")]

    def fx(r, d):
        cur, rate, s = r.choice(fxs)
        return (s, r.randint(900, 20000), cur, rate + r.randint(-99, 99) / 10000)
    pool = [(14, 1, 250, 22000, lambda r, d: (r.choice(shop), 0, "", 0)), (3, 1, 800, 20000, fx), (1, -1, 1000, 9000, lambda r, d: ("ASOSS.COM REFUND   LONDON", 0, "", 0))]
    raw = spread(r, a + dt.timedelta(days=1), b - dt.timedelta(days=2), rows, pool, lambda r, d: (("PAYMENT RECEIVED - THANK YOU", 0, "", 0), -prev))
    tx = []
    for d, (s, fv, cur, rate), v in raw:
        post = d + dt.timedelta(days=r.choice([0, 1, 1, 2]))
        note = ""
        if fv:
            base = int(fv * rate)
            comm = base * 299 // 10000
            v = base + comm
            note = "Conversion Rate %.4f Commission £%s" % (1 / rate, money(comm))
        tx.append((d, post, s, v, fv, cur, note))
    pc, pu = -sum(t[3] for t in tx if t[3] < 0), sum(t[3] for t in tx if t[3] >= 0)
    new = prev - pc + pu
    minimum = min(max(0, new), 2500) if new < 125000 else new * 2 // 100
    limit = r.choice([400000, 750000, 1100000])

    def ukm(d):
        return "%s %d" % (MON3[d.month - 1], d.day)

    def fn(p):
        L, R = 44, 552

        def head():
            p.box(L, 34, 44, 44, "#016fd0")
            p.ts(L + 22, 54, ["AMERYCAN", "EXPREST"], HB, 7, 9, "c", "#ffffff")
            p.t(R, 48, "Statement of Account", HB, 14, "r", "#016fd0")
            p.t(R, 62, "Page %d of %d" % (p.page, p.total), H, 8, "r")
            p.t(L, 98, "Prepared for", H, 7); p.t(L, 110, who, HB, 9)
            p.t(250, 98, "Membership Number", H, 7); p.t(250, 110, num, HB, 9)
            p.t(R, 98, "Date", H, 7, "r"); p.t(R, 110, b.strftime("%d/%m/%y"), HB, 9, "r")
            p.line(L, 116, R, 116, .6)
            p.para(L, 812, 500, "Amerycan Exprest Services Europe Limited. Registered Office: Belgrave House, 76 Buckingham Palace Road, London. Registered in England and Wales with Company Number 18331%s." % num[-2:], H, 5.5, 7)
        head()
        p.t(L, 134, "The Preferred Rewards Gold Credit Card", HB, 10)
        p.box(L, 144, R - L, 46, "#eef4fa")
        xs = [L + 50, L + 152, L + 254, L + 356, L + 458]
        for x, l, v in zip(xs, ["Previous Balance £", "New Credits £", "New Debits £", "Closing Balance £", "Minimum Payment £"], [money(prev), money(pc), money(pu), money(new) + (" CR" if new < 0 else ""), money(minimum)]):
            p.t(x, 158, l, H, 7.5, "c")
            p.t(x, 176, v, HB, 10, "c")
        for x, s in zip([L + 101, L + 203, L + 305], ["-", "+", "="]):
            p.t(x, 176, s, HB, 10, "c")
        p.t(L, 208, "Payment due by", H, 8); p.t(L + 66, 208, "%d %s %d" % (due.day, MON[due.month - 1], due.year), HB, 8.5)
        p.t(L, 221, "Credit Limit £", H, 8); p.t(L + 66, 221, money(limit), HB, 8.5)
        p.t(250, 221, "Available Credit £", H, 8); p.t(330, 221, money(max(0, limit - new)), HB, 8.5)
        p.t(250, 208, "Statement includes payments and charges received by %s" % b.strftime("%d/%m/%y"), H, 7)
        p.para(L, 238, 506, "Direct Debit: please see the message below. If you do not pay the balance in full interest will be charged. MINIMUM PAYMENTS: If you make only the minimum payment each month, it will take you longer and cost you more to clear your balance.", H, 7, 8.5)
        y = 268

        def hdr(y):
            p.line(L, y, R, y, .8, "#016fd0")
            for x, s1, s2, al in [(L, "Transaction", "Date", "l"), (104, "Process", "Date", "l"), (156, "Transaction Details", "", "l"), (450, "Foreign Spending", "", "r"), (R, "Amount £", "", "r")]:
                p.t(x, y + 10, s1, HB, 7.5, al)
                p.t(x, y + 19, s2, HB, 7.5, al)
            p.line(L, y + 23, R, y + 23, .4)
            return y + 35
        y = hdr(y)
        for d, post, s, v, fv, cur, note in tx:
            h = 22 if (fv or v < 0) else 12
            if note:
                h = 32
            if y + h > 800:
                p.new()
                head()
                y = hdr(126)
            p.t(L, y, ukm(d), H, 8)
            p.t(104, y, ukm(post), H, 8)
            p.t(156, y, s.replace("   ", "  "), H, 8)
            if fv:
                p.t(450, y, money(fv), H, 8, "r")
                p.t(450, y + 9, cur, H, 7, "r")
                p.t(450, y + 18, note, H, 6.5, "r")
            p.t(R, y, money(v), H, 8, "r")
            if v < 0:
                p.t(R, y + 9, "CR", H, 8, "r")
            y += h
        if y > 770:
            p.new()
            head()
            y = hdr(126)
        p.line(L, y - 6, R, y - 6, .4)
        p.t(156, y + 5, "Total new spend transactions for %s" % who, HB, 8)
        p.t(R, y + 5, money(pu), HB, 8, "r")

    render(path, A4, fn)
    return card({"issuer": "Amerycan Exprest Services Europe Limited", "card_number": num, "card_holder": who, "currency": "GBP", "statement_date": iso(b), "due_date": iso(due), "credit_limit": plain(limit),
                 "previous_balance": plain(prev), "new_balance": plain(new), "minimum_due": plain(minimum), "payments": plain(pc), "purchases": plain(pu),
                 "transactions": [crow(t[0], t[2], t[3], t[1]) for t in tx]})


def visaca(path, seed, rows):
    r = random.Random("visaca%s" % seed)
    y, m = r.choice([2022, 2023, 2024]), r.choice([1, 1, 3, 6, 10])
    b = dt.date(y, m, r.randint(6, 12))
    a = (b - dt.timedelta(days=33)).replace(day=b.day + 1)
    due = b + dt.timedelta(days=21)
    num = "%s %s** **** %s" % ("4519", digits(r, 2), digits(r, 4))
    who = r.choice(["MR LUCAS B CHARTRAND", "MS PRIYA N ELDERKIN", "MR W G MACISAAC"])
    prev = r.randint(20000, 310000)
    shop = ["SOBELLS #0776 HALIFAX NS", "TIM HARTONS #2231 BEDFORD NS", "ROGERTS *%s 888-555-0150 ON", "CANADIEN TIRE #%s TRURO NS", "SHOPPRS DRUG MART 0%s HALIFAX NS", "VIA RAILE CANADA MONTREAL QC"]
    pool = [(14, 1, 300, 26000, lambda r, d: ((lambda s: s % digits(r, 3) if "%s" in s else s)(r.choice(shop)), 0)),
            (3, 1, 900, 18000, lambda r, d: (r.choice(["STEEM GAMES BELLEVUE WA", "PATREONZ MEMBER SAN FRANCISCO CA"]), r.randint(700, 9000))),
            (1, -1, 1000, 8000, lambda r, d: ("WINNERS CIRCLE 4 DARTMOUTH NS", 0))]
    raw = spread(r, a, b - dt.timedelta(days=2), rows, pool, lambda r, d: (("PAYMENT - THANK YOU / PAIEMENT - MERCI", 0), -prev))
    tx = []
    for d, (s, us), v in raw:
        lines = [s, digits(r, 23)]
        if us:
            rate = r.randint(1330000, 1409999)
            v = us * rate // 1000000
            lines.append("Foreign Currency-USD %s Exchange rate-%d.%06d" % (money(us), rate // 1000000, rate % 1000000))
        tx.append((d, d + dt.timedelta(days=r.choice([0, 1, 2])), lines, v))
    interest = r.choice([0, 0, r.randint(300, 5000)])
    if interest:
        tx.append((b, b, ["PURCHASE INTEREST %s%%" % "20.99"], interest))
    pc, pu = -sum(t[3] for t in tx if t[3] < 0), sum(t[3] for t in tx if t[3] >= 0) - interest
    new = prev - pc + pu + interest
    minimum = min(max(new, 0), 1000 + interest)
    limit = r.choice([300000, 800000, 1500000])

    def up(d):
        return "%s %02d" % (MON3[d.month - 1].upper(), d.day)

    def upl(d):
        return "%s %02d, %d" % (MON3[d.month - 1].upper(), d.day, d.year)

    def dol(v):
        return ("-" if v < 0 else "") + "$" + money(v)

    def fn(p):
        L, R, S = 36, 388, 404
        blue = "#003168"

        def head():
            p.t(L, 42, "RDB® Cash Back Visa", HB, 14, k=blue)
            p.t(576, 42, "Royal Dominion Bank", TB, 12, "r", blue)
            p.t(L, 60, who, HB, 9)
            w = width(who, HB, 9)
            p.t(L + w + 14, 60, num, H, 9)
            f_ = ", %d" % a.year if a.year != b.year else ""
            p.t(L, 76, "STATEMENT FROM %s%s TO %s" % (up(a), f_ , upl(b)), HB, 8)
            p.t(576, 76, "%d OF %d" % (p.page, p.total), H, 8, "r")
            p.line(L, 82, 576, 82, 1, blue)

        def panel():
            p.box(S, 92, 172, 500, "#eef3f8")
            y = 106
            p.t(S + 8, y, "CONTACT US", HB, 8, k=blue)
            for l, v in [("Customer Service/Lost & Stolen", "1-800-555-0177"), ("Collect outside North America", "(416) 555-0188"), ("Website", "www.rdbdominion.example")]:
                y += 12
                p.t(S + 8, y, l, H, 6.5)
                p.t(S + 164, y, v, H, 6.5, "r")
            y += 24
            p.t(S + 8, y, "PAYMENTS & INTEREST RATES", HB, 8, k=blue)
            for l, v in [("Minimum payment", dol(minimum)), ("Payment due date", upl(due)), ("Credit limit", dol(limit)), ("Available credit", dol(limit - new)), ("Annual interest rates:", ""), ("Purchases", "20.99%"), ("Cash advances", "22.99%")]:
                y += 13
                p.t(S + 8, y, l, H, 7.5)
                p.t(S + 164, y, v, HB, 7.5, "r")
            y += 26
            p.t(S + 8, y, "CALCULATING YOUR BALANCE", HB, 8, k=blue)
            y += 3
            for l, v in [("Previous Account Balance", dol(prev)), ("Payments & credits", "-$" + money(pc)), ("Purchases & debits", dol(pu)), ("Cash advances", "$0.00"), ("Interest", dol(interest)), ("Fees", "$0.00")]:
                y += 13
                p.t(S + 8, y, l, H, 7.5)
                p.t(S + 164, y, v, H, 7.5, "r")
            p.line(S + 8, y + 5, S + 164, y + 5, .5)
            y += 17
            p.t(S + 8, y, "NEW BALANCE", HB, 8.5)
            p.t(S + 164, y, dol(new), HB, 8.5, "r")
            y += 30
            p.para(S + 8, y, 156, "At your current rate of payment, and assuming no more charges are made, the estimated time to repay your outstanding balance is %d year(s) and %d month(s)." % (max(0, new) // 30000, max(0, new) % 12), H, 6.5, 8.5)
            p.box(S, 606, 172, 80, "#fedf01")
            p.para(S + 8, 622, 156, "Going away? Save on every litre with RDB and Petro-Nord. Link your card today and earn 20% more.", HB, 8, 10.5)
        head()
        panel()

        def hdr(y):
            for x, s1, s2, al in [(L, "TRANSACTION", "DATE", "l"), (98, "POSTING", "DATE", "l"), (146, "ACTIVITY DESCRIPTION", "", "l"), (R, "AMOUNT ($)", "", "r")]:
                p.t(x, y, s1, HB, 6.5, al)
                p.t(x, y + 8, s2, HB, 6.5, al)
            p.line(L, y + 12, R, y + 12, .6)
            return y + 24
        y = hdr(102)
        p.t(146, y, "PREVIOUS ACCOUNT BALANCE", HB, 7.5)
        p.t(R, y, dol(prev), HB, 7.5, "r")
        y += 16
        for d, post, lines, v in tx:
            ls = []
            for s in lines:
                ls += wrap(s, H, 7.5, 186)
            h = 9.5 * len(ls) + 5
            if y + h > 745:
                p.new()
                head()
                y = hdr(102)
            p.t(L, y, up(d), H, 7.5)
            p.t(98, y, up(post), H, 7.5)
            p.ts(146, y, ls, H, 7.5, 9.5)
            p.t(R, y, dol(v), H, 7.5, "r")
            y += h
            p.line(L, y - 11, R, y - 11, .25, "#aaaaaa")
            y += 1
        if y > 730:
            p.new()
            head()
            y = hdr(102)
        p.t(146, y + 2, "NEW BALANCE", HB, 8)
        p.t(R, y + 2, dol(new), HB, 8, "r")

    render(path, letter, fn)
    return card({"issuer": "Royal Dominion Bank", "card_number": num, "card_holder": who, "due_date": iso(due), "statement_period": period(a, b), "credit_limit": plain(limit),
                 "previous_balance": plain(prev), "new_balance": plain(new), "minimum_due": plain(minimum), "payments": plain(pc), "purchases": plain(pu),
                 "transactions": [crow(t[0], " ".join(t[2]), t[3], t[1]) for t in tx]})
