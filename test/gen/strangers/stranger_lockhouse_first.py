# SPDX-License-Identifier: AGPL-3.0-or-later
"""North America: US business checking, US credit union, Canadian chequing."""
from stranger_lockhouse_kit import *


def usbusiness(path, seed, rows):
    r = random.Random(f"usbusiness/{seed}/{rows}")
    d0, d1 = month(r)
    start = r.randint(900000, 4200000)
    txs = flow(r, rows, d0, d1, US_BIZ, start, lag=(0,))
    no, stars = r.randint(1100, 8800), set()
    for t in txs:
        if t.tag == "chk":
            step = r.choice((1, 1, 1, 2, 3))
            no += step
            t.ref = str(no)
            if step > 1:
                stars.add(t.ref)
        else:
            t.lines = wrap(t.text, "Helvetica", 8.5, 350)
    firm, street, city = r.choice((("LANTERN GOODS LLC", "418 TANNERY ROW STE 2", "ASHFORD OH 44805-1217"),
        ("LANTERN GOODS LLC DBA WICK & WAX", "PO BOX 2291", "ASHFORD OH 44805-2291")))
    bank, acct, kind = "Great Prairie Bank", digits(r, 10), r.choice(("Business Choice Checking", "Navigator Business Checking"))
    us = lambda c: num(c, ",", ".")
    groups = [("Deposits and other credits", "Total deposits and other credits", [t for t in txs if t.tag == "dep"]),
              ("Electronic debits and other withdrawals", "Total electronic debits and other withdrawals", [t for t in txs if t.tag == "wd"])]
    checks = [t for t in txs if t.tag == "chk"]

    def draw(p, n):
        def head():
            p.t(50, 50, kind, font="Helvetica-Bold", size=15 if p.page == 1 else 9)
            p.t(50, 66,
                f"Account number: {acct}  \u2022  {EN[d0.month - 1]} {d0.day}, {d0.year} - {EN[d1.month - 1]} {d1.day}, {d1.year}"
                f"  \u2022  Page {p.page} of {n}", size=8.5)
            p.line(50, 73, 562, 73, 1.2, "#7a1f1f")
            return 100

        def need(y, h, title=None):
            if y + h < 745:
                return y
            p.next()
            y = head()
            return section(y, title + " (continued)") if title else y

        def section(y, title):
            p.t(50, y, title, font="Helvetica-Bold", size=11, col="#7a1f1f")
            return y + 16
        y = head()
        p.box(516, 30, 46, 34, "#7a1f1f", None)
        p.t(539, 52, "GPB", "c", "Helvetica-Bold", 14, "#ffffff")
        for i, s in enumerate((firm, street, city)):
            p.t(64, 128 + 12 * i, s, size=10)
        p.t(360, 112, "Questions?", font="Helvetica-Bold", size=11)
        for i, s in enumerate(("Available by phone 24 hours a day, 7 days a week:", "1-800-555-0142", "Online: greatprairie.example",
            f"Write: {bank}, N.A. (118)", "P.O. Box 6990, Omaha, NE 68106-6990")):
            p.t(360, 126 + 11 * i, s, size=8.5)
        p.line(50, 190, 562, 190)
        p.t(50, 208, "Activity summary", font="Helvetica-Bold", size=11, col="#7a1f1f")
        total = [(f"Beginning balance on {d0.month}/{d0.day}", "$" + us(start)), ("Deposits/Credits", us(credits(txs))),
            ("Withdrawals/Debits", "- " + us(debits(txs)))]
        for i, (a, b) in enumerate(total + [(f"Ending balance on {d1.month}/{d1.day}", "$" + us(txs[-1].bal))]):
            f = "Helvetica-Bold" if i == 3 else "Helvetica"
            p.t(60, 226 + 14 * i, a, font=f)
            p.t(300, 226 + 14 * i, b, "r", f)
        p.line(60, 258.5, 300, 258.5)
        for i, s in enumerate((f"Account number: {acct}", firm, "Ohio account terms and conditions apply", "For Direct Deposit use",
            "Routing Number (RTN): 041299914")):
            p.t(360, 212 + 13 * i, s, font="Helvetica-Bold" if i == 1 else "Helvetica")
        y = 304
        for title, label, part in groups:
            if not part:
                continue
            y = need(y, 70)
            y = section(y, title)
            p.t(60, y, "Date", font="Helvetica-Bold", size=8)
            p.t(110, y, "Description", font="Helvetica-Bold", size=8)
            p.t(562, y, "Amount", "r", "Helvetica-Bold", 8)
            p.line(50, y + 4, 562, y + 4)
            y += 15
            for t in part:
                y = need(y, 11 * len(t.lines) + 14, title)
                p.t(60, y, f"{t.d.month:02d}/{t.d.day:02d}", size=8.5)
                p.t(562, y, us(abs(t.amt)), "r", size=8.5)
                for i, s in enumerate(t.lines):
                    p.t(110, y + 10.5 * i, s, size=8.5)
                y += 10.5 * len(t.lines) + 4
            p.line(50, y - 10, 562, y - 10)
            p.t(60, y + 2, label, font="Helvetica-Bold", size=8.5)
            p.t(562, y + 2, "$" + us(abs(sum(t.amt for t in part))), "r", "Helvetica-Bold", 8.5)
            y += 28

        def grid(y, title, cells, heads, rights):
            deep = -(-len(cells) // 3)
            y = need(y, min(deep, 40) * 12 + 50)
            y = section(y, title)
            for k in range(min(3, len(cells))):
                for h, x, al in zip(heads, rights, ("l",) * (len(heads) - 1) + ("r",)):
                    p.t(60 + 174 * k + x, y, h, al, "Helvetica-Bold", 8)
                p.line(58 + 174 * k, y + 4, 206 + 174 * k, y + 4)
            for j, cell in enumerate(cells):
                for s, x, al in zip(cell, rights, ("l",) * (len(heads) - 1) + ("r",)):
                    p.t(60 + 174 * (j // deep) + x, y + 16 + 12 * (j % deep), s, al, size=8.5)
            return y + 16 + 12 * deep
        if checks:
            y = grid(y, "Checks paid", [(t.ref + (" *" if t.ref in stars else ""), f"{t.d.month:02d}/{t.d.day:02d}", us(-t.amt)) for t in checks],
                ("Number", "Date", "Amount"), (0, 62, 144))
            p.t(60, y + 2, f"Total checks paid ({len(checks)})", font="Helvetica-Bold", size=8.5)
            p.t(562, y + 2, "$" + us(debits(checks)), "r", "Helvetica-Bold", 8.5)
            if stars:
                p.t(60, y + 14, "* Gap in check sequence.", size=7.5)
            y += 40
        days = [(f"{t.d.month:02d}/{t.d.day:02d}", us(t.bal)) for t in dayends(txs) if t.show]
        grid(y, "Daily ledger balance", days, ("Date", "Balance"), (0, 144))
        p.t(50, 770, f"\u00a9{d0.year} {bank}, N.A. All rights reserved. Member FDIC.", size=7)
    paged(path, letter, draw)
    return truth(txs, start, d0, d1, bal="none", order=groups[0][2] + groups[1][2] + checks, bank_name=bank + ", N.A.", account_number=acct,
        account_holder=firm,
                 account_type=kind, currency="USD", address=f"{street}, {city}")


def uscu(path, seed, rows):
    r = random.Random(f"uscu/{seed}/{rows}")
    d0, d1 = month(r)
    start = r.randint(60000, 380000)
    txs = flow(r, rows, d0, d1, US_CU, start, lag=(0, 0, -1, -1))
    who, street, city = r.choice((("MARGIT R OLLERENSHAW", "77 PINYON DR", "DURANGO CO 81301"),
        ("THEO J BRANDVOLD", "2140 COUNTY ROAD 203", "DURANGO CO 81301")))
    member, us = digits(r, 7), lambda c: num(abs(c)) + ("-" if c < 0 else " ")
    for t in txs:
        t.v, t.lines = max(t.v, d0), [" ".join(s.split()) for s in t.text]
    out = ["", "     POST   EFF                                                             NEW",
           "     DATE   DATE   TRANSACTION DESCRIPTION                  AMOUNT         BALANCE",
               "     -----  -----  -----------------------------------  -----------   -------------"]
    body = [(f"     {d0:%m/%d}         BEGINNING BALANCE" + f"{us(start):>48}",)]
    for t in txs:
        eff = f"{t.v:%m/%d}" if t.v != t.d else "     "
        body.append((f"     {t.d:%m/%d}  {eff}  {t.lines[0]:<35}  {us(t.amt):>13}  {us(t.bal):>13}", *(f"{'':19}{s}" for s in t.lines[1:])))
    body.append((f"     {d1:%m/%d}         ENDING BALANCE" + f"{us(txs[-1].bal):>51}",))
    nd, nw = sum(t.amt > 0 for t in txs), sum(t.amt < 0 for t in txs)
    tail = ["", f"     {nd:>4} DEPOSITS AND OTHER CREDITS TOTALING{us(credits(txs)):>22}",
        f"     {nw:>4} WITHDRAWALS, FEES AND DRAFTS TOTALING{us(debits(txs)):>20}", "",
            "     ---------------------------------------------------------------", "                                |    TOTAL FOR    |      TOTAL",
            "                                |   THIS PERIOD   |  YEAR-TO-DATE", "     ---------------------------------------------------------------",
            "       TOTAL OVERDRAFT FEES     |           $0.00 |           $0.00", "       TOTAL RETURNED ITEM FEES |           $0.00 |           $0.00",
            "     ---------------------------------------------------------------"]

    def draw(p, n):
        p.f("Courier", 9.6)

        def head():
            p.t(54, 48, "SAGE MESA", font="Times-Bold", size=20)
            p.t(54, 62, "FEDERAL CREDIT UNION", font="Times-Roman", size=11)
            for i, (a, b) in enumerate((("MEMBER NUMBER", member), ("STATEMENT PERIOD", f"{d0:%m/%d/%y} THRU {d1:%m/%d/%y}"), ("PAGE", str(p.page)))):
                p.t(330, 44 + 12 * i, f"{a:<17} {b}", size=8.6)
            return 96
        y = head()
        for i, s in enumerate((who, street, city)):
            p.t(90, 118 + 12 * i, s)
        p.box(330, 100, 228, 58)
        for i, s in enumerate(("DIRECT INQUIRIES TO:", "SAGE MESA FEDERAL CREDIT UNION", "PO BOX 1190  DURANGO CO 81302",
            "970-555-0117  FEDERALLY INSURED BY NCUA")):
            p.t(336, 113 + 12 * i, s, size=8.2)
        y = 200
        p.t(54, y, "     SUFFIX 0070   SHARE DRAFT CHECKING", font="Courier-Bold")
        for i, s in enumerate(out):
            p.t(54 - 27, y + 11 * (i + 1), s)
        y += 11 * (len(out) + 1)
        for block in body + [tail]:
            if y + 11 * len(block) > 750:
                p.t(54, 765, "     *** CONTINUED ON NEXT PAGE ***")
                p.next()
                y = head()
            for s in block:
                p.t(27, y, s)
                y += 11
    paged(path, letter, draw)
    return truth(txs, start, d0, d1, value="own", bank_name="SAGE MESA FEDERAL CREDIT UNION", account_number=member, account_holder=who,
        account_type="SHARE DRAFT CHECKING",
                 currency="USD", address=f"{street}, {city}")


def canada(path, seed, rows):
    r = random.Random(f"canada/{seed}/{rows}")
    d1 = month(r)[0] + timedelta(26)
    d0 = (d1 - timedelta(27)).replace(day=28)
    start = r.randint(80000, 620000)
    txs = dayends(flow(r, rows, d0 + timedelta(1), d1, CA, start, floor=-60000))
    for t in txs:
        t.lines = wrap(t.text, "Times-Roman", 10, 190)
    who = r.choice((("MR LEOPOLD T FAIRWEATHER", "OR MRS INES FAIRWEATHER"), ("MS CORDELIA WOZNY",)))
    addr, acct, long = ("1806-44 WHARF ST", "THUNDER BAY ON  P7A 4L1"), f"0{digits(r, 4)}-{digits(r, 7)}", lambda d: f"{EN[d.month - 1]} {d.day}, {d.year}"
    kind = r.choice(("Signature Everyday Banking", "Value Chequing"))

    def draw(p, n):
        def cols(y):
            p.line(54, y - 12, 558, y - 12, 1)
            for x, s, al in ((56, "Date", "l"), (98, "Description", "l"), (382, "Withdrawals ($)", "r"), (472, "Deposits ($)", "r"), (556, "Balance ($)", "r")):
                p.t(x, y, s, al, "Times-Bold", 10)
            p.line(54, y + 5, 558, y + 5, 1)
            return y + 18

        def strip():
            p.t(54, 44, "Dominion & Lakes Bank", font="Times-Bold", size=17, col="#00356b")
            p.t(558, 40, f"Your {kind} statement", "r", "Times-Bold", 12)
            p.t(558, 56, f"From {long(d0)} to {long(d1)}", "r", "Times-Roman", 10)
        strip()
        y = 110
        for s in who + addr:
            p.t(76, y, s, font="Times-Roman", size=10)
            y += 12
        p.t(350, 110, "Your account number:", font="Times-Bold", size=10)
        p.t(558, 110, acct, "r", "Times-Roman", 10)
        p.t(350, 128, "How to reach us:", font="Times-Bold", size=10)
        p.t(558, 128, "1-800-555-0163", "r", "Times-Roman", 10)
        p.t(350, 140, "www.dominionlakes.example", font="Times-Roman", size=10)
        y = 196
        p.t(54, y, "Summary of your account for this period", font="Times-Bold", size=13, col="#00356b")
        p.line(54, y + 6, 558, y + 6)
        for s, sign, v in ((f"Your opening balance on {long(d0)}", "", "$" + num(start)), ("Total deposits into your account", "+", num(credits(txs))),
                           ("Total withdrawals from your account", "-", num(debits(txs))),
                               (f"Your closing balance on {long(d1)}", "=", num(txs[-1].bal, minus="-$") if txs[-1].bal < 0 else "$" + num(txs[-1].bal))):
            y += 20
            p.t(60, y, s, font="Times-Bold" if sign == "=" else "Times-Roman", size=10)
            p.t(300, y, sign, "c", "Times-Roman", 10)
            p.t(380, y, v, "r", "Times-Bold" if sign == "=" else "Times-Roman", 10)
            p.line(54, y + 5, 386, y + 5, 0.3, "#999999", ([1, 2],))
        y = 318
        p.t(54, y, "Details of your account activity", font="Times-Bold", size=13, col="#00356b")
        y = cols(y + 24)
        p.t(98, y, "Opening Balance", font="Times-Bold", size=10)
        p.t(556, y, num(start), "r", "Times-Bold", 10)
        y, last = y + 15, None
        for t in txs:
            if y + 12 * len(t.lines) > 735:
                p.t(558, 770, f"{p.page} of {n}", "r", "Times-Roman", 9)
                p.next()
                strip()
                p.t(54, 92, "Details of your account activity - continued", font="Times-Bold", size=12, col="#00356b")
                y, last = cols(116), None
            if t.d != last:
                p.t(56, y, f"{t.d.day} {EN[t.d.month - 1][:3]}", font="Times-Roman", size=10)
                last = t.d
            for i, s in enumerate(t.lines):
                p.t(98, y + 11.5 * i, s, font="Times-Roman", size=10)
            yy = y + 11.5 * (len(t.lines) - 1)
            p.t(382 if t.amt < 0 else 472, yy, num(abs(t.amt)), "r", "Times-Roman", 10)
            if t.show:
                p.t(556, yy, num(t.bal), "r", "Times-Roman", 10)
                p.line(54, yy + 4, 558, yy + 4, 0.25, "#bbbbbb")
            y = yy + 15
        p.t(98, y + 2, "Closing Balance", font="Times-Bold", size=10)
        p.t(556, y + 2, (num(txs[-1].bal, minus="-$") if txs[-1].bal < 0 else "$" + num(txs[-1].bal)), "r", "Times-Bold", 10)
        p.line(54, y + 8, 558, y + 8, 1)
        p.t(54, 770, "Amounts are in Canadian dollars. Please check this statement and report errors within 30 days.", font="Times-Roman", size=8)
        p.t(558, 770, f"{p.page} of {n}", "r", "Times-Roman", 9)
    paged(path, letter, draw)
    return truth(txs, start, d0, d1, bal="day", bank_name="Dominion & Lakes Bank", account_number=acct, account_holder=" ".join(who), account_type=kind,
        currency="CAD",
                 address=", ".join(" ".join(a.split()) for a in addr))


BANKS = {"usbusiness": usbusiness, "uscu": uscu, "canada": canada}
