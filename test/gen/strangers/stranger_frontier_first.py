# SPDX-License-Identifier: AGPL-3.0-or-later
"""Bank statements: USA (two), Canada, United Kingdom (two)."""
from stranger_frontier_kit import *

US_POOL = [(-1, 4, 90, 6, "CARD PURCHASE %m/%d GREENLEAF MARKET #### AUSTIN TX CARD 4417"),
    (-1, 3, 18, 5, "CARD PURCHASE %m/%d TST* BLUE MUG COFFEE DALLAS TX CARD 4417"),
    (-1, 20, 65, 3, "RECURRING CARD PURCHASE %m/%d STREAMBOX.COM 800-555-01## CA CARD 4417"),
    (-1, 900, 1900, 1, "HILLTOP PROPERTY WEB PMTS @@#### WEB ID: 14######7"), (-1, 30, 240, 3, "CITY OF ROUND ROCK UTILITY PPD ID: 74######"),
    (-1, 20, 300, 2, "ATM WITHDRAWAL 00#### %m/%d 1200 LAMAR BLVD"), (-1, 15, 400, 2, "ZELLE PAYMENT TO {n} 19#########"),
    (1, 1200, 3400, 3, "NORTHWIND LOGISTICS PAYROLL PPD ID: 9######1"), (1, 20, 500, 2, "ZELLE PAYMENT FROM {n} WFCT0#@@##@"),
    (1, 50, 900, 1, "REMOTE ONLINE DEPOSIT 1"), (-1, 100, 600, 1, "PAYMENT TO CARDINAL CREDIT CARD ENDING IN 8###")]
CA_POOL = [(-1, 4, 120, 6, "Contactless Interac purchase - ####|MAPLE GROCER #4##"), (-1, 3, 45, 4, "Visa Debit purchase - ####|NORTH ROAST CAFE"),
    (-1, 30, 800, 3, "e-Transfer sent|{n} @#@@#@"), (1, 20, 900, 2, "e-Transfer - Autodeposit|{n} 8@#@@#@#"),
    (1, 900, 2800, 3, "Payroll Deposit|LAKEHEAD MILLING"), (-1, 45, 190, 2, "Utility Bill Pmt|BOREAL HYDRO"), (-1, 20, 300, 2, "ATM withdrawal - @@0#####"),
    (-1, 4, 16, 1, "Monthly fee"), (-1, 90, 240, 2, "Insurance|PRAIRIE MUTUAL"), (-1, 1100, 1900, 1, "Online Banking transfer - ####"),
    (1, 40, 600, 1, "Mobile cheque deposit - ####")]


def uschecking(path, seed, rows):
    r = rng("uschecking", seed, rows)
    a, b = period(r, r.choice([5, 13, 18]))
    op = r.randint(80000, 900000)
    who, acc = r.choice(["DANIEL R OKAFOR", "MARIA L VENTURA", "PRIYA SHAH OR ROHAN SHAH"]), digits(r, "000000########8")
    ts = bookings(r, rows, US_POOL, a, b, op, ("Marcus Bell", "Tina Yoder", "Luis Ortega"), 500)
    end = ts[-1]["bal"]
    cards = sum(t["a"] for t in ts if t["a"] < 0 and ("CARD PURCHASE" in t["lines"][0] or "ATM" in t["lines"][0]))
    elec, deps = -sums(ts)[0] - cards, sums(ts)[1]
    title = f"{longdate(a)} through {longdate(b)}"

    def head(c, n, total):
        R(c, 580, 760, title, HV, 8.5)
        L(c, 404, 748, "Account Number:", HV, 8.5)
        R(c, 580, 748, acc, HB, 8.5)
        R(c, 590, 24, f"Page {n} of {total}", HV, 7.5)
        L(c, 40, 752, "CYPRESS", HB, 19, "#0b4f8a")
        box(c, 138, 752, 13, 13, "#0b4f8a")

    def table_head(c, y, more):
        box(c, 34, y - 4, 200, 16, None, "#000000", .8)
        L(c, 40, y, "TRANSACTION DETAIL" + (" (continued)" if more else ""), HB, 10)
        y -= 24
        L(c, 40, y, "DATE", HV, 7)
        L(c, 92, y, "DESCRIPTION", HV, 7)
        R(c, 486, y, "AMOUNT", HV, 7)
        R(c, 572, y, "BALANCE", HV, 7)
        rule(c, 36, y - 4, 576, lw=1)
        return y - 16

    def draw(c, total):
        n = 1
        head(c, n, total)
        for i, s in enumerate(["Cypress National Bank, N.A.", "P O Box 659754", "San Antonio, TX 78265-9754"]):
            L(c, 40, 735 - 10 * i, s, HV, 7.5)
        for i, s in enumerate([who, "4180 PECAN HOLLOW DR APT 12", "AUSTIN TX 78745-2210"]):
            L(c, 70, 660 - 11 * i, s, CR, 9.5)
        box(c, 352, 640, 228, 72, "#eef2f6")
        L(c, 360, 698, "CUSTOMER SERVICE INFORMATION", HB, 8)
        for i, (k, v) in enumerate([("Web site:", "www.cypressnational.example"), ("Service Center:", "1-800-555-0142"), ("Para Espanol:", "1-800-555-0177")]):
            L(c, 360, 684 - 12 * i, k, HV, 8)
            L(c, 440, 684 - 12 * i, v, HB, 8)
        box(c, 34, 584, 200, 16, None, "#000000", .8)
        L(c, 40, 588, "CHECKING SUMMARY", HB, 10)
        L(c, 246, 588, "Cypress Total Checking", HV, 9)
        R(c, 420, 570, "AMOUNT", HV, 7)
        y = 555
        for k, v, bold in [("Beginning Balance", "$" + us(op), 1), ("Deposits and Additions", us(deps), 0), ("ATM & Debit Card Withdrawals", us(cards), 0),
                           ("Electronic Withdrawals", us(elec), 0), ("Ending Balance", "$" + us(end), 1)]:
            if v not in ("0.00",):
                L(c, 40, y, k, HB if bold else HV, 9)
                R(c, 420, y, v, HB if bold else HV, 9)
                rule(c, 36, y - 4, 424, lw=.3, col="#888888")
                y -= 15
        y = table_head(c, y - 22, False)
        L(c, 92, y, "Beginning Balance", HB, 8.5)
        R(c, 572, y, "$" + us(op), HB, 8.5)
        for t in ts:
            ls = wraps(t["lines"], HV, 8.5, 330)
            y -= 14
            if y - 10 * (len(ls) - 1) < 60:
                c.showPage()
                n += 1
                head(c, n, total)
                y = table_head(c, 710, True)
            L(c, 40, y, t["d"].strftime("%m/%d"), HV, 8.5)
            R(c, 486, y, us(t["a"]), HV, 8.5)
            R(c, 572, y, us(t["bal"]), HV, 8.5)
            for i, s in enumerate(ls):
                L(c, 92, y - 10 * i, s, HV, 8.5)
            y -= 10 * (len(ls) - 1)
            rule(c, 36, y - 3.5, 576, lw=.25, col="#999999")
        L(c, 92, y - 15, "Ending Balance", HB, 8.5)
        R(c, 572, y - 15, "$" + us(end), HB, 8.5)
        rule(c, 36, y - 19, 576, lw=1)
    twice(path, letter, draw)
    return bank("Cypress National Bank, N.A.", who, "USD", op, end, [tx(t, True) for t in ts], acc=acc, kind="Cypress Total Checking",
                ab=(a, b), cre=deps or None)


def usledger(path, seed, rows):
    r = rng("usledger", seed, rows)
    a, b = period(r)
    op, acc = r.randint(150000, 1200000), digits(r, "4460 #### ####")
    who = r.choice(["BRIGHTON PLUMBING SUPPLY LLC", "HARBOR STREET BAKERY INC", "ELENA M KOWALSKI"])
    pool = [(*p[:4], p[4].replace("ZELLE PAYMENT", "Zelle payment").replace("CARD PURCHASE", "CHECKCARD")) for p in US_POOL]
    ts = bookings(r, rows, pool, a, b, op, ("OLSEN, DANA", "K T MILLER", "J PARK"), 500)
    plus, minus, (deb, cre), end = [t for t in ts if t["a"] > 0], [t for t in ts if t["a"] < 0], sums(ts), ts[-1]["bal"]
    daily = [t for t, last in zip(ts, last_of_day(ts)) if last]
    red, pg = "#c41230", [1]

    def draw(c, total):
        pg[0] = 1

        def turn():
            c.showPage()
            pg[0] += 1
            words(c, 45, 752, f"{who} | Account # {acc} | {longdate(a)} to {longdate(b)}", HV, 8.5, "#333333")
            rule(c, 45, 746, 567, lw=.7, col="#333333")
            R(c, 567, 30, f"Page {pg[0]} of {total}", HV, 8)
            return 715

        def colhead(y):
            L(c, 48, y, "Date", HB, 8.5)
            L(c, 105, y, "Description", HB, 8.5)
            R(c, 564, y, "Amount", HB, 8.5)
            rule(c, 45, y - 4, 567, lw=.8)

        def section(y, title, ts):
            if y < 140:
                y = turn()
            L(c, 45, y, title, HB, 14, red)
            y -= 20
            colhead(y)
            for t in ts:
                ls = wraps(t["lines"], HV, 9, 390)
                y -= 16
                if y - 11 * len(ls) < 55:
                    y = turn()
                    L(c, 45, y, f"{title} - continued", HB, 11, red)
                    colhead(y - 18)
                    y -= 34
                L(c, 48, y, t["d"].strftime("%m/%d/%y"), HV, 9)
                for i, s in enumerate(ls):
                    words(c, 105, y - 11 * i, s, HV, 9)
                R(c, 564, y, us(t["a"]), HV, 9)
                y -= 11 * (len(ls) - 1)
                rule(c, 45, y - 4.5, 567, lw=.3, col="#aaaaaa")
            L(c, 48, y - 18, "Total " + title[0].lower() + title[1:], HB, 9)
            s = us(sum(t["a"] for t in ts))
            R(c, 564, y - 18, "-$" + s[1:] if s[0] == "-" else "$" + s, HB, 9)
            return y - 50

        L(c, 45, 740, "Bank of the Prairies", TB, 18, red)
        for i, s in enumerate(["P.O. Box 15284", "Wilmington, DE 19850"]):
            L(c, 45, 724 - 10 * i, s, HV, 8)
        for i, s in enumerate(["Customer service: 1.888.555.0119", "prairiesbank.example"]):
            R(c, 567, 740 - 12 * i, s, HV, 9)
        for i, s in enumerate([who, "2207 N HALSTED ST", "CHICAGO, IL 60614-4003"]):
            L(c, 72, 665 - 12 * i, s, HV, 10)
        L(c, 45, 592, "Your Prairies Advantage Checking", HB, 17, "#222222")
        L(c, 45, 575, f"for {longdate(a)} to {longdate(b)}", HV, 11)
        R(c, 567, 575, f"Account number: {acc}", HB, 10)
        L(c, 45, 558, who, HV, 9)
        L(c, 45, 528, "Account summary", HB, 14, red)
        y = 508
        for k, v in [(f"Beginning balance on {longdate(a)}", "$" + us(op)), ("Deposits and other additions", us(cre)),
                     ("Withdrawals and other subtractions", us(-deb) if deb else "-0.00"), ("Checks", "-0.00"), ("Service fees", "-0.00"),
                     (f"Ending balance on {longdate(b)}", "$" + us(end))]:
            bold = HB if "balance" in k else HV
            L(c, 48, y, k, bold, 9.5)
            R(c, 320, y, v, bold, 9.5)
            rule(c, 45, y - 5, 322, lw=.4, col="#999999")
            y -= 18
        R(c, 567, 30, f"Page 1 of {total}", HV, 8)
        y -= 24
        if plus:
            y = section(y, "Deposits and other additions", plus)
        if minus:
            y = section(y, "Withdrawals and other subtractions", minus)
        cells = [(a, op)] * (daily[0]["d"] != a) + [(t["d"], t["bal"]) for t in daily]
        per = -(-len(cells) // 3)
        if y - 14 * per < 110:
            y = turn()
        L(c, 45, y, "Daily ledger balances", HB, 14, red)
        for k in range(min(3, -(-len(cells) // per))):
            L(c, 48 + 178 * k, y - 20, "Date", HB, 8.5)
            R(c, 205 + 178 * k, y - 20, "Balance ($)", HB, 8.5)
        rule(c, 45, y - 24, 567, lw=.8)
        for i, (d, v) in enumerate(cells):
            L(c, 48 + 178 * (i // per), y - 36 - 14 * (i % per), d.strftime("%m/%d"), HV, 9)
            R(c, 205 + 178 * (i // per), y - 36 - 14 * (i % per), us(v), HV, 9)
    twice(path, letter, draw)
    return bank("Bank of the Prairies", who, "USD", op, end, [tx(t) for t in plus + minus], acc=acc, kind="Prairies Advantage Checking", ab=(a, b), deb=deb,
        cre=cre)


def canada(path, seed, rows):
    r = rng("canada", seed, rows)
    a, b = period(r, r.choice([1, 9, 22]))
    op, acc = r.randint(50000, 600000), digits(r, "0####-5######")
    who = r.choice(["MR ETIENNE LALONDE", "MS GRACE WHITFIELD", "MR HARPREET GILL"])
    ts = bookings(r, rows, CA_POOL, a, b, op, ("MEGAN ROSS", "Paul Tremblay", "A SINGH"), 100)
    (deb, cre), end, last = sums(ts), ts[-1]["bal"], last_of_day(ts)
    dm = lambda d: f"{d.day} {MONTHS[d.month - 1][:3]}"

    def draw(c, total):
        L(c, 40, 744, "Royal Lakes Bank", SERIFB, 20, "#003168")
        R(c, 572, 750, "Your Personal Banking", HB, 12)
        R(c, 572, 735, "account statement", HB, 12)
        R(c, 572, 718, f"From {longdate(a)} to {longdate(b)}", HV, 9)
        for i, s in enumerate([who, "118 KING ST E UNIT 904", "KITCHENER ON  N2G 2K9"]):
            L(c, 62, 672 - 12 * i, s, HV, 9.5)
        R(c, 572, 672, "Your account number:", HV, 9)
        R(c, 572, 659, acc, HB, 10)
        L(c, 40, 606, f"Summary of your account for this period", HB, 12, "#003168")
        rule(c, 40, 600, 330, lw=1.5, col="#003168")
        L(c, 40, 586, "Lakes Day to Day Banking", HV, 9)
        L(c, 150, 586, acc, HV, 9)
        for i, (k, sg, v) in enumerate([(f"Your opening balance on {longdate(a)}", "", "$" + us(op)), ("Total deposits into your account", "+", us(cre)),
                                        ("Total withdrawals from your account", "-", us(deb)), (f"Your closing balance on {longdate(b)}", "=", "$" + us(end))]):
            L(c, 40, 568 - 15 * i, k, HB if i in (0, 3) else HV, 9)
            L(c, 262, 568 - 15 * i, sg, HV, 9)
            R(c, 330, 568 - 15 * i, v, HB if i in (0, 3) else HV, 9)
        y, n = 480, 1

        def top(y, more):
            L(c, 40, y, "Details of your account activity" + (" - continued" if more else ""), HB, 12, "#003168")
            box(c, 40, y - 25, 532, 17, "#dfe7f0")
            for x, s, fn in [(44, "Date", L), (92, "Description", L), (420, "Withdrawals ($)", R), (494, "Deposits ($)", R), (568, "Balance ($)", R)]:
                fn(c, x, y - 20, s, HB, 8.5)
            R(c, 572, 26, f"{n} of {total}", HV, 8)
            return y - 38
        y = top(y, False)
        L(c, 92, y, "Opening Balance", HB, 9)
        R(c, 568, y, us(op), HB, 9)
        rule(c, 40, y - 4, 572, lw=.3, col="#666666")
        y -= 14
        new = True
        for i, t in enumerate(ts):
            if y - 12 * len(t["lines"]) < 60:
                rule(c, 40, y + 9, 572, lw=.3, col="#666666")
                c.showPage()
                n += 1
                y, new = top(740, True), True
            if new:
                L(c, 44, y, dm(t["d"]), HV, 9)
            R(c, 420 if t["a"] < 0 else 494, y - 11 * (len(t["lines"]) - 1), us(abs(t["a"])), HV, 9)
            for s in t["lines"]:
                L(c, 92, y, s, HV, 9)
                y -= 11
            new = last[i]
            if new:
                R(c, 568, y + 11, us(t["bal"]), HV, 9)
                rule(c, 40, y + 7, 572, lw=.3, col="#666666")
            y -= 3
        L(c, 92, y, "Closing Balance", HB, 9)
        R(c, 568, y, "$" + us(end), HB, 9)
        rule(c, 40, y - 5, 572, lw=1.5, col="#003168")
    twice(path, letter, draw)
    return bank("Royal Lakes Bank", who, "CAD", op, end, [tx(t, x) for t, x in zip(ts, last)], acc=acc, kind="Lakes Day to Day Banking", ab=(a, b), deb=deb,
        cre=cre)


BANKS = {"uschecking": uschecking, "usledger": usledger, "canada": canada}
