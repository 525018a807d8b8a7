# SPDX-License-Identifier: AGPL-3.0-or-later
"""United States: a sectioned business checking statement and a daily-balance one."""
import datetime as dt
import random

from stranger_globe_pen import (C, H, HB, MON, TB, TI, alnum, bank, col, digits, letter, money, month_end, period, plain, render, row, series, totals,
                                width, wrap)

FIRST = ["Marian", "Dale", "Yolanda", "Curtis", "Bettina", "Rowan", "Trent", "Priscilla"]
LAST = ["Okerlund", "Vasquez-Tull", "Brandvold", "Hartigan", "Pruett", "Ellenwood", "Maddox"]
CITY = ["Plano TX", "Tempe AZ", "Dayton OH", "Oakland CA", "Boise ID", "Renton WA"]
SHOP = ["Kettle & Rye Bakery", "Sunmart #4471", "Fuelstop 0932", "Hardwood Depot 6120", "Pho Lantern", "Parcel Hub 88", "Greenleaf Mkt",
        "Tires Direct", "City Park Meter", "Bluebird Diner"]


def _person(r):
    return "%s %s" % (r.choice(FIRST), r.choice(LAST))


def chase(path, seed, rows):
    r = random.Random("chase%s" % seed)
    y, m = r.choice([2022, 2023, 2024]), r.randint(1, 12)
    a = dt.date(y, m, 1)
    b = month_end(a)
    biz = r.choice(["TALLGRASS SIGN CO LLC", "MERIDIAN POND SUPPLY INC", "OAK & EMBER CATERING LLC"])
    cardno = digits(r, 4)
    acct = "00000" + digits(r, 10)
    chk = [r.randint(1001, 4800)]

    def ach(name, cls, entry):
        def f(r, d):
            return ("Orig CO Name:%s Orig ID:%s Desc Date:%s CO Entry Descr:%s Sec:%s Trace#:%s Eed:%s Ind ID:%s Ind Name:%s Trn: %sTc"
                    % (name, digits(r, 10), d.strftime("%y%m%d"), entry, cls, digits(r, 15), d.strftime("%y%m%d"), alnum(r, 9), biz[:18].strip(), digits(r, 10)))
        return f

    def check(r, d):
        chk[0] += r.choice([1, 1, 1, 2, 3])
        return str(chk[0])

    pool = [
        (6, 1, 20000, 900000, 1, lambda r, d: ("D", r.choice(["Deposit      %s" % digits(r, 9), "Remote Online Deposit          1"]))),
        (6, 1, 5000, 400000, 1, lambda r, d: ("D", ach("Tapswipe Pay", "CCD", "Payout")(r, d))),
        (2, 1, 5000, 200000, 100, lambda r, d: ("D", "Zelle Payment From %s %s" % (_person(r), alnum(r, 11)))),
        (16, -1, 400, 42000, 1, lambda r, d: ("A", "Card Purchase %s %s %s Card %s" % ((d - dt.timedelta(days=r.randint(1, 3))).strftime("%m/%d"), r.choice(SHOP), r.choice(CITY), cardno))),
        (4, -1, 1200, 15000, 1, lambda r, d: ("A", "Recurring Card Purchase %s Cloudpenny*Ads 855-555-0142 CA Card %s" % ((d - dt.timedelta(days=1)).strftime("%m/%d"), cardno))),
        (2, -1, 2000, 40000, 2000, lambda r, d: ("A", "ATM Withdrawal %s %d Main St %s Card %s" % (d.strftime("%m/%d"), r.randint(10, 990), r.choice(CITY), cardno))),
        (6, -1, 9000, 500000, 1, lambda r, d: ("E", ach("Lonestar Electric", "PPD", "Bill Pmt")(r, d))),
        (3, -1, 5000, 90000, 100, lambda r, d: ("E", "Zelle Payment To %s %s" % (_person(r), alnum(r, 11)))),
        (4, -1, 9000, 300000, 1, lambda r, d: ("C", check(r, d))),
        (1, -1, 1500, 3000, 500, lambda r, d: ("F", r.choice(["Monthly Service Fee", "Domestic Incoming Wire Fee"]))),
    ]
    opening = r.randint(400000, 3000000)
    txs = series(r, a, b, rows, pool, opening, 0)
    secs = [("D", "DEPOSITS AND ADDITIONS", "Deposits and Additions"), ("C", "CHECKS PAID", "Checks Paid"),
            ("A", "ATM & DEBIT CARD WITHDRAWALS", "ATM & Debit Card Withdrawals"),
            ("E", "ELECTRONIC WITHDRAWALS", "Electronic Withdrawals"), ("F", "FEES", "Fees")]
    by = {k: [x for x in txs if x.what[0] == k] for k, _, _ in secs}
    closing = opening + sum(x.amt for x in txs)
    holder_addr = [biz, "%d W PRAIRIE ROSE BLVD STE %d" % (r.randint(100, 9900), r.randint(2, 40)), "FRISCO TX 7503%d-%s" % (r.randint(1, 6), digits(r, 4))]

    def long(d):
        return "%s %02d, %d" % (MON[d.month - 1], d.day, d.year)

    def fn(p):
        L, R = 45, 567

        def head(first):
            p.t(R, 60, "%s through %s" % (long(a), long(b)), H, 9, "r")
            p.t(R - 87, 72, "Account Number:", H, 9, "r")
            p.t(R, 72, acct, HB, 9, "r")
            if first:
                for i in range(4):
                    p.c.saveState()
                    p.c.translate(L + 108, p.H - 48)
                    p.c.rotate(90 * i)
                    q = p.c.beginPath()
                    q.moveTo(-4, 4); q.lineTo(5, 4); q.lineTo(10, 9); q.lineTo(-4, 9); q.close()
                    p.c.setFillColor(col("#117aca"))
                    p.c.drawPath(q, fill=1, stroke=0)
                    p.c.restoreState()
                p.t(L, 55, "HALSEY", HB, 22)
            p.t(R, p.H - 30, "Page %d of %d" % (p.page, p.total), H, 8, "r")
            p.rot(20, p.H - 60, "%s%s" % (acct[5:], "000%d00000" % p.page), C, 6)

        def brk():
            p.new()
            head(False)
            return 110

        def label(y, s, extra=""):
            w = width(s, HB, 10) + 12
            p.box(L, y - 12, w, 16, None, "#000000", .8)
            p.line(L + w, y + 4, R, y + 4, .8)
            p.t(L + 6, y, s, HB, 10)
            if extra:
                p.t(L + w + 12, y, extra, H, 9)
            return y + 18

        head(True)
        p.ts(L, 70, ["Halsey Bank, N.A.", "P O Box 182%s" % acct[-3:], "Columbus, OH 43218 - 2%s" % acct[-3:]], H, 8, 10)
        p.t(L, 130, "00%s DRE 201 210 %s NNNNNNNNNNN   1 000000000 60 0000" % (acct[-6:], b.strftime("%j%y")), C, 6)
        p.ts(L, 142, holder_addr, H, 9.5, 12)
        p.box(330, 118, 237, 15, "#000000")
        p.t(336, 129, "CUSTOMER SERVICE INFORMATION", HB, 9, k="#ffffff")
        yy = 148
        for l, v in [("Web site:", "halseybank.example"), ("Service Center:", "1-800-555-0138"), ("Deaf and Hard of Hearing:", "1-800-555-0105"),
                     ("Para Espanol:", "1-888-555-0128"), ("International Calls:", "1-713-555-0179")]:
            p.t(336, yy, l, HB, 8)
            p.t(R - 4, yy, v, HB, 8, "r")
            yy += 12
        p.box(330, 133, 237, yy - 135, None, "#000000")
        y = 240
        y = p.para(L, y, 250, "We have updated the Deposit Account Agreement. A copy is available at our branches or online.", HB, 8.5, 10.5) + 18
        y = label(y, "CHECKING SUMMARY", "Halsey Business Complete Checking")
        p.t(338, y, "INSTANCES", HB, 7.5, "r")
        p.t(430, y, "AMOUNT", HB, 7.5, "r")
        y += 14
        p.t(L + 6, y, "Beginning Balance", HB, 9)
        p.t(430, y, "$" + money(opening), HB, 9, "r")
        n = 0
        for k, _, lab in secs:
            if by[k]:
                y += 13
                s = sum(x.amt for x in by[k])
                n += len(by[k])
                p.t(L + 6, y, lab, H, 9)
                p.t(338, y, str(len(by[k])), H, 9, "r")
                p.t(430, y, ("- " if s < 0 else "") + money(s), H, 9, "r")
        y += 6
        p.line(L + 6, y, 430, y)
        y += 12
        p.t(L + 6, y, "Ending Balance", HB, 9)
        p.t(338, y, str(n), HB, 9, "r")
        p.t(430, y, "$" + money(closing), HB, 9, "r")
        y += 26
        y = p.para(L, y, 520, "Your Halsey Business Complete Checking account provides: No transaction fees for unlimited electronic deposits (including ACH, ATM, wire, Halsey Quick Deposit)", H, 8.5) + 22
        for k, title, lab in secs:
            if not by[k]:
                continue
            if y > 660:
                y = brk()
            y = label(y, title)
            chkd = k == "C"

            def hdr(y):
                if chkd:
                    for x, s, al in [(L + 6, "CHECK NO.", "l"), (120, "DESCRIPTION", "l"), (330, "DATE", "l"), (R, "AMOUNT", "r")]:
                        p.t(x, y, s, HB, 7.5, al)
                    p.t(330, y + 9, "PAID", HB, 7.5)
                    y += 9
                else:
                    for x, s, al in [(L + 6, "DATE", "l"), (92, "DESCRIPTION", "l"), (R, "AMOUNT", "r")]:
                        p.t(x, y, s, HB, 7.5, al)
                p.line(L, y + 4, R, y + 4, .4)
                return y + 15
            y = hdr(y)
            for i, x in enumerate(by[k]):
                ls = [x.what[1]] if chkd else wrap(x.what[1], H, 8.5, 372)
                if y + 11 * len(ls) > 735:
                    y = label(brk(), title, "(continued)")
                    y = hdr(y)
                am = ("$" if i == 0 else "") + money(x.amt)
                if chkd:
                    p.t(L + 6, y, ls[0], H, 8.5)
                    p.t(100, y, "^", H, 8.5)
                    p.t(330, y, x.date.strftime("%m/%d"), H, 8.5)
                else:
                    p.t(L + 6, y, x.date.strftime("%m/%d"), H, 8.5)
                    p.ts(92, y, ls, H, 8.5, 11)
                p.t(R, y, am, H, 8.5, "r")
                y += 11 * len(ls) + 4
            p.line(L, y - 9, R, y - 9, .4)
            y += 3
            p.t(L + 6, y, "Total " + lab, HB, 9)
            p.t(R, y, "$" + money(sum(x.amt for x in by[k])), HB, 9, "r")
            y += 12
            if chkd:
                y = p.para(L, y, 520, "If you see a description in the Checks Paid section, it means that we received only electronic information about the check, not the original or an image of the check. "
                           "^ An image of this check may be available for you to view on our website.", H, 7) + 4
            y += 18
        days = [x for x in txs if x.last]
        per = (len(days) + 2) // 3
        if y + per * 12 + 40 > 735:
            y = brk()
        y = label(y, "DAILY ENDING BALANCE")
        for j in range(3):
            part = days[j * per:(j + 1) * per]
            if not part:
                continue
            x0 = L + 6 + j * 178
            p.t(x0, y, "DATE", HB, 7.5)
            p.t(x0 + 150, y, "AMOUNT", HB, 7.5, "r")
            for i, x in enumerate(part):
                p.t(x0, y + 13 + 12 * i, x.date.strftime("%m/%d"), H, 8.5)
                p.t(x0 + 150, y + 13 + 12 * i, ("$" if i == 0 and j == 0 else "") + money(x.bal), H, 8.5, "r")
        y += per * 12 + 34
        if y > 640:
            y = brk()
        p.para(L, y, 522, "IN CASE OF ERRORS OR QUESTIONS ABOUT YOUR ELECTRONIC FUNDS TRANSFERS: Call us at 1-866-555-0144 or write us at the address on the front of this statement "
               "immediately if you think your statement or receipt is incorrect or if you need more information about a transfer listed on the statement or receipt. We must hear from you no later "
               "than 60 days after we sent you the FIRST statement on which the problem or error appeared.", H, 7, 8.5)
        p.t(L, y + 60, "Halsey Bank, N.A. Member FDIC", HB, 7)

    render(path, letter, fn, "statement")
    order = [x for k, _, _ in secs for x in by[k]]
    d = {"bank_name": "Halsey Bank, N.A.", "account_number": acct, "account_holder": biz, "account_type": "Halsey Business Complete Checking",
         "statement_period": period(a, b), "opening_balance": plain(opening), "closing_balance": plain(closing),
         "transactions": [row(x, x.what[1], None) for x in order]}
    if by["D"]:
        d["total_credits"] = plain(sum(x.amt for x in by["D"]))
    return bank(d)


def wells(path, seed, rows):
    r = random.Random("wells%s" % seed)
    y, m = r.choice([2021, 2023, 2024]), r.randint(1, 12)
    a = dt.date(y, m, 1)
    b = month_end(a)
    cardno = digits(r, 4)
    acct = digits(r, 10)
    who = _person(r).upper()
    chk = [r.randint(220, 980)]

    def check(r, d):
        chk[0] += 1
        return (str(chk[0]), r.choice(["Check", "Cashed Check", "Deposited OR Cashed Check"]))

    def pd(d, n=2):
        return (d - dt.timedelta(days=r.randint(1, n))).strftime("%m/%d")
    pool = [
        (4, 1, 120000, 310000, 1, lambda r, d: ("", "Brightline Staff Payroll %s %s %s" % (d.strftime("%y%m%d"), alnum(r, 12), who.title()))),
        (2, 1, 4000, 60000, 100, lambda r, d: ("", "Zelle From %s on %s Ref # %s %s" % (_person(r), d.strftime("%m/%d"), alnum(r, 10), r.choice(["Rent Split", "Thank You", "Tickets", "July Trip"])))),
        (1, 1, 1000, 90000, 1, lambda r, d: ("", "Mobile Deposit : Ref Number :%s" % digits(r, 12))),
        (16, -1, 300, 16000, 1, lambda r, d: ("", "Purchase authorized on %s %s %s S%s Card %s" % (pd(d), r.choice(SHOP), r.choice(CITY), digits(r, 15), cardno))),
        (4, -1, 699, 4999, 1, lambda r, d: ("", "Recurring Payment authorized on %s Streamly.Example 866-555-0113 CA S%s Card %s" % (pd(d), digits(r, 15), cardno))),
        (3, -1, 4000, 30000, 2000, lambda r, d: ("", "ATM Withdrawal authorized on %s %d Foothill Blvd %s %s ATM ID %s Card %s" % (d.strftime("%m/%d"), r.randint(100, 9000), r.choice(CITY), digits(r, 7), alnum(r, 5), cardno))),
        (3, -1, 4500, 40000, 1, lambda r, d: ("", "Pacific Gas Works Web Online %s %s %s" % (d.strftime("%b%y"), digits(r, 11), who.title()))),
        (2, -1, 5000, 150000, 1, check),
    ]
    opening = r.randint(90000, 700000)
    txs = series(r, a, b, rows, pool, opening, 0, True)
    deb, cre = totals(txs)
    closing = opening + cre - deb
    street = ["%d SYCAMORE GLEN APT %d" % (r.randint(100, 9900), r.randint(1, 40)), "SAN LEANDRO CA 9457%d-%s" % (r.randint(1, 9), digits(r, 4))]
    feeto = b

    def md(d):
        return "%d/%d" % (d.month, d.day)

    def fn(p):
        L, R = 40, 572

        def head():
            p.t(L, 44, "Wellmark Fargate Everyday Checking", HB, 15 if p.page == 1 else 0.1) if p.page == 1 else None
            if p.page == 1:
                p.box(522, 24, 50, 50, "#b31b1b")
                p.ts(547, 44, ["WELLMARK", "FARGATE"], TB, 8, 11, "c", "#ffcd11")
                p.line(L, 82, R, 82, 1.2)
                yy = 58
            else:
                yy = 40
            s = "%s %d, %d" % (MON[b.month - 1], b.day, b.year)
            p.t(L, yy, s, H, 8.5)
            w = width(s, H, 8.5)
            p.box(L + w + 5, yy - 5, 3.5, 3.5, "#000000")
            p.t(L + w + 13, yy, "Page %d of %d" % (p.page, p.total), H, 8.5)
            p.t(L, p.H - 24, "(%s)" % acct[-3:], H, 6)
            p.t(L, p.H - 16, "Sheet Seq = %07d" % (37 * p.page + 11200), H, 6)

        head()
        p.ts(L, 130, [who] + street, H, 9, 11.5)
        p.t(330, 112, "Questions?", HB, 11)
        p.t(330, 128, "Available by phone 24 hours a day, 7 days a week:", TI, 8.5)
        p.ts(330, 141, ["1-800-555-0169  (1-800-TO-FARGATE)", "En español: 1-877-555-0127"], H, 8, 11)
        p.ts(330, 170, ["Online: wellmarkfargate.example", "Write: Wellmark Fargate Bank, N.A. (114)", "           P.O. Box 6995", "           Portland, OR  97228-6995"], H, 8, 10.5)
        p.line(L, 222, R, 222, .4)
        p.t(L, 240, "You and Wellmark Fargate", HB, 11)
        p.para(L, 254, 255, "Thank you for being a loyal customer. We value your trust in our company and look forward to continuing to serve you with your financial needs.", H, 8, 10)
        p.t(330, 240, "Account options", HB, 11)
        p.para(330, 254, 240, "A check mark in the box indicates you have these convenient services with your account(s). Go to wellmarkfargate.example or call the number above.", TI, 8, 10)
        yy = 290
        for s1, s2 in [("Online Banking", "Direct Deposit"), ("Online Bill Pay", "Auto Transfer/Payment"), ("Online Statements", "Overdraft Protection")]:
            p.t(330, yy, s1, H, 8); p.box(412, yy - 7, 8, 8, None, "#000000"); p.t(440, yy, s2, H, 8); p.box(540, yy - 7, 8, 8, None, "#000000")
            yy += 12
        p.line(L, 334, R, 334, .4)
        p.t(L, 352, "Statement period activity summary", HB, 11)
        y0 = 368
        for l, v in [("Beginning balance on " + md(a), "$" + money(opening)), ("Deposits/Additions", money(cre)), ("Withdrawals/Subtractions", "- " + money(deb))]:
            p.t(L + 12, y0, l, H, 8.5)
            p.t(285, y0, v, H, 8.5, "r")
            y0 += 13
        p.line(L + 12, y0 - 9, 285, y0 - 9, .4)
        p.t(L + 12, y0 + 3, "Ending balance on " + md(b), HB, 8.5)
        p.t(285, y0 + 3, "$" + money(closing), HB, 8.5, "r")
        p.t(330, 352, "Account number:", H, 8.5)
        p.t(398, 352, acct, HB, 8.5)
        p.t(330, 366, who, HB, 8.5)
        p.t(330, 380, "California account terms and conditions apply", TI, 8)
        p.ts(330, 396, ["For Direct Deposit use", "Routing Number (RTN): 121%s" % acct[:6]], H, 8, 10.5)
        p.line(L, 424, R, 424, .4)
        y = 446
        DX, AX, WX, BX = 130, 402, 482, 566

        def hdr(y, cont):
            p.t(L, y, "Transaction history" + (" (continued)" if cont else ""), HB, 11)
            y += 18
            p.box(L, y - 9, R - L, 24, "#e7e7e7")
            p.t(100, y, "Check", H, 7.5, "c"); p.t(AX, y, "Deposits/", H, 7.5, "r"); p.t(WX, y, "Withdrawals/", H, 7.5, "r"); p.t(BX, y, "Ending daily", H, 7.5, "r")
            y += 9
            p.t(L + 14, y, "Date", H, 7.5); p.t(100, y, "Number", H, 7.5, "c"); p.t(DX, y, "Description", H, 7.5)
            p.t(AX, y, "Additions", H, 7.5, "r"); p.t(WX, y, "Subtractions", H, 7.5, "r"); p.t(BX, y, "balance", H, 7.5, "r")
            return y + 16
        y = hdr(y, False)
        for x in txs:
            ls = wrap(x.what[1], H, 8, 208)
            if y + 10 * len(ls) > 745:
                p.new()
                head()
                y = hdr(70, True)
            p.t(L + 34, y, md(x.date), H, 8, "r")
            p.t(100, y, x.what[0], H, 8, "c")
            p.ts(DX, y, ls, H, 8, 9.5)
            p.t(AX if x.amt > 0 else WX, y, money(x.amt), H, 8, "r")
            if x.last:
                p.t(BX, y, money(x.bal), H, 8, "r")
            y += 9.5 * len(ls) + 2.5
            p.line(L, y - 8, R, y - 8, .25, "#999999")
            y += 1.5
        if y > 660:
            p.new()
            head()
            y = 80
        p.t(L, y + 2, "Ending balance on " + md(b), HB, 8)
        p.t(BX, y + 2, money(closing), HB, 8, "r")
        p.line(L, y + 7, R, y + 7, .8)
        p.t(L, y + 18, "Totals", HB, 8)
        p.t(AX, y + 18, "$" + money(cre), HB, 8, "r")
        p.t(WX, y + 18, "$" + money(deb), HB, 8, "r")
        p.line(L, y + 23, R, y + 23, .8)
        y = p.para(L, y + 36, 530, "The Ending Daily Balance does not reflect any pending withdrawals or holds on deposited funds that may have been outstanding on your account when your transactions posted. "
                   "If you had insufficient available funds when a transaction posted, fees may have been assessed.", TI, 7.5, 9)
        if y > 620:
            p.new()
            head()
            y = 70
        y += 16
        p.t(L, y, "Monthly service fee summary", HB, 11)
        y = p.para(L, y + 14, 530, "For a complete list of fees and detailed account information, see the fee and information schedule and Account Agreement applicable to your account or talk to a banker.", H, 8, 10) + 8
        p.box(L, y - 9, R - L, 13, "#e7e7e7")
        p.t(L + 4, y, "Fee period %s - %s" % (a.strftime("%m/%d/%Y"), feeto.strftime("%m/%d/%Y")), HB, 8)
        p.t(420, y, "Standard monthly service fee $10.00", H, 8)
        y += 16
        p.t(L + 4, y, "How to avoid the monthly service fee", HB, 8); p.t(400, y, "Minimum required", H, 8); p.t(490, y, "This fee period", H, 8)
        p.t(L + 4, y + 13, "Have any ONE of the following account requirements", H, 8)
        p.t(L + 12, y + 25, "Minimum daily balance", H, 8); p.t(400, y + 25, "$500.00", H, 8)
        p.t(490, y + 25, "$" + money(min([x.bal for x in txs if x.last] + [opening])), H, 8)
        p.line(L, y + 32, R, y + 32, .4)
        p.t(L, y + 46, "©%d Wellmark Fargate Bank, N.A. All rights reserved. Member FDIC. NMLSR ID 399801" % b.year, H, 6.5)

    render(path, letter, fn, "statement")
    return bank({"bank_name": "Wellmark Fargate Bank, N.A.", "account_number": acct, "account_holder": who, "account_type": "Wellmark Fargate Everyday Checking",
                 "statement_period": period(a, b), "opening_balance": plain(opening), "closing_balance": plain(closing), "total_debits": plain(deb), "total_credits": plain(cre),
                 "transactions": [row(x, x.what[1], x.bal if x.last else None, reference=x.what[0] or None) for x in txs]})
