# SPDX-License-Identifier: AGPL-3.0-or-later
"""Canada, Ireland, Australia."""
import datetime as dt
import random

from stranger_globe_pen import (A4, C, H, HB, MON, MON3, T, TB, alnum, bank, digits, letter, letters, money, period, plain, render, row, series, sgn,
                                totals, width)


def rbc(path, seed, rows):
    r = random.Random("rbc%s" % seed)
    y, m = r.choice([2021, 2022, 2023]), r.choice([2, 5, 9, 12, 12])
    a = dt.date(y, m, r.randint(14, 20))
    b = (a + dt.timedelta(days=31)).replace(day=a.day - 1)
    acct = "0%s-5%s" % (digits(r, 4), digits(r, 6))
    who = r.choice(["MR GAVIN T PELLERIN", "MS ODETTE R MACKAY-ROY", "MRS SUNITA F OYELARAN"])
    shops = ["SOBELLS #7712", "TIM HARTONS #09", "PETRO-NORD 1182", "LOBLAWN 1004", "WINNERS CIRCLE 4", "DOLLARAMMA #61"]
    names = ["Nadia Kowalchuk", "Etienne Brousse", "Hardeep Maan", "C. Lafontaine", "Joanne Tsui"]
    # maker returns the printed lines
    pool = [
        (3, 1, 90000, 260000, 1, lambda r, d: ["Payroll Deposit", "PRAIRIE GRAIN CO"]),
        (2, 1, 2500, 60000, 100, lambda r, d: ["e-Transfer - Autodeposit " + r.choice(names).upper(), letters(r, 1) + alnum(r, 12)]),
        (1, 1, 5000, 40000, 1, lambda r, d: ["Mobile cheque deposit - %s" % digits(r, 4)]),
        (12, -1, 300, 14000, 1, lambda r, d: ["Contactless Interac purchase - %s" % digits(r, 4), r.choice(shops)]),
        (4, -1, 300, 9000, 1, lambda r, d: ["Visa Debit purchase - %s" % digits(r, 4), r.choice(["SHOPI*MAPLEWOOL", "AMZ MKTPLACE CA"])]),
        (4, -1, 2000, 90000, 100, lambda r, d: ["e-Transfer sent", "%s %s" % (r.choice(names), alnum(r, 6))]),
        (2, -1, 2000, 30000, 2000, lambda r, d: ["ATM withdrawal - %s" % (letters(r, 2) + digits(r, 6))]),
        (3, -1, 4000, 30000, 1, lambda r, d: ["Online Banking payment - %s" % digits(r, 4), r.choice(["ENBRIDGE-HYDRO", "ROGERTS WIRELESS"])]),
        (2, -1, 2000, 120000, 1, lambda r, d: ["Insurance", r.choice(["BEL-AIR ASSUR", "SUN LIVE FIN"])]),
        (1, -1, 400, 1695, 1, lambda r, d: ["Monthly fee"]),
    ]
    opening = r.randint(60000, 500000)
    txs = series(r, a, b, rows, pool, opening, -50000)
    deb, cre = totals(txs)
    closing = opening + cre - deb
    blue, gold = "#003168", "#fedf01"

    def long(d):
        return "%s %d, %d" % (MON[d.month - 1], d.day, d.year)

    def fn(p):
        L, R = 42, 570
        code = "RBPDA%s_%s-%s" % (digits(random.Random(acct), 5), acct.replace("-", ""), b.strftime("%m%d"))

        def foot():
            p.t(R, p.H - 28, "%d of %d" % (p.page, p.total), H, 8, "r")
            p.rot(22, p.H - 40, code, H, 5)

        foot()
        p.poly([(L, 34), (L + 38, 34), (L + 38, 68), (L + 19, 82), (L, 68)], blue)
        p.poly([(L + 12, 42), (L + 26, 42), (L + 26, 58), (L + 19, 66), (L + 12, 58)], gold)
        p.ts(L, 96, ["Royal Dominion Bank of Canada", "P.O. Box 4047 Terminal A", "Toronto ON  M5W 1L5"], H, 7.5, 9.5)
        p.t(R, 50, "Your RDB personal banking", T, 17, "r", blue)
        p.t(R, 70, "account statement", T, 17, "r", blue)
        p.t(R, 90, "From %s to %s" % (long(a), long(b)), HB, 9, "r")
        p.t(L, 148, code, H, 5)
        p.ts(L, 158, [who, "%d-%d LAURIER CRES" % (closing % 89 + 3, opening % 900 + 10), "GUELPH ON  N1H 3P%d" % (closing % 9)], H, 9.5, 12)
        p.box(362, 120, 208, 104, "#eef3f8")
        p.t(370, 136, "Your account number:", HB, 8.5)
        p.t(562, 136, acct, H, 8.5, "r")
        p.line(370, 144, 562, 144, .4)
        p.t(370, 158, "How to reach us:", HB, 8.5)
        p.ts(370, 172, ["Please contact your RDB Banking representative", "or call"], H, 7.5, 10)
        p.t(370, 196, "1-800-555-0120", HB, 7.5)
        p.t(370, 207, "(1-800-555-RDBC)", H, 7.5)
        p.t(370, 218, "www.rdbdominion.example/deposits", H, 7.5)
        y = 252
        p.t(L, y, "Summary of your account for this period", T, 14, k=blue)
        p.line(L, y + 6, R, y + 6, 1, blue)
        y += 22
        p.t(L, y, "RDB Day to Day Banking", HB, 9)
        w = width("RDB Day to Day Banking ", HB, 9)
        p.t(L + w, y, acct, H, 9)
        y += 18
        p.t(L, y, "Royal Dominion Bank of Canada", H, 6.5)
        y += 14

        def b2(v):
            return ("-" if v < 0 else "") + "$" + money(v)
        for l, s, v, f in [("Your opening balance on " + long(a), "", b2(opening), H), ("Total deposits into your account", "+", money(cre), H),
                           ("Total withdrawals from your account", "-", money(deb), H), ("Your closing balance on " + long(b), "=", b2(closing), HB)]:
            p.t(L, y, l, f, 9)
            p.t(300, y, s, f, 9)
            p.t(380, y, v, f, 9, "r")
            p.line(L, y + 4, 380, y + 4, .3, "#888888")
            y += 15
        y += 20
        WX, DX, BX = 400, 482, 566

        def hdr(y, cont):
            p.t(L, y, "Details of your account activity" + (" - continued" if cont else ""), T, 14, k=blue)
            y += 10
            p.box(L, y, R - L, 15, blue)
            y += 11
            p.t(L + 4, y, "Date", HB, 8, k="#ffffff")
            p.t(92, y, "Description", HB, 8, k="#ffffff")
            for x, s in [(WX, "Withdrawals ($)"), (DX, "Deposits ($)"), (BX, "Balance ($)")]:
                p.t(x, y, s, HB, 8, "r", "#ffffff")
            return y + 16
        y = hdr(y, False)
        p.t(92, y, "Opening Balance", HB, 8.5)
        p.t(BX, y, sgn(opening), H, 8.5, "r")
        p.line(L, y + 4, R, y + 4, .3, "#bbbbbb")
        y += 14
        prev = None
        for x in txs:
            ls = x.what
            if y + 10.5 * len(ls) > 735:
                p.new()
                foot()
                p.t(R, 40, "From %s to %s" % (long(a), long(b)), H, 8, "r")
                p.t(L, 40, "Your RDB personal banking account statement", HB, 8)
                y = hdr(72, True)
                prev = None
            if x.date != prev:
                p.t(L + 4, y, "%d %s" % (x.date.day, MON3[x.date.month - 1]), H, 8.5)
                prev = x.date
            p.ts(92, y, ls, H, 8.5, 10.5)
            yy = y + 10.5 * (len(ls) - 1)
            p.t(DX if x.amt > 0 else WX, yy, money(x.amt), H, 8.5, "r")
            if x.last:
                p.t(BX, yy, sgn(x.bal), H, 8.5, "r")
                p.line(L, yy + 4, R, yy + 4, .3, "#bbbbbb")
            y = yy + 13.5
        p.t(92, y, "Closing Balance", HB, 8.5)
        p.t(BX, y, b2(closing), HB, 8.5, "r")
        p.line(L, y + 5, R, y + 5, 1, blue)
        y += 26
        if y > 690:
            p.new()
            foot()
            y = 60
        p.para(L, y, 520, "Please check this account statement without delay and advise us of any error or omission within 45 days of the statement date. Please retain this statement for your records. "
               "Royal Dominion Bank of Canada GST Registration Number: R105%s. ® Registered trade-marks of Royal Dominion Bank of Canada." % digits(random.Random(acct), 6), H, 6.5, 8)

    render(path, letter, fn)
    return bank({"bank_name": "Royal Dominion Bank of Canada", "account_number": acct, "account_holder": who, "account_type": "RDB Day to Day Banking",
                 "statement_period": period(a, b), "opening_balance": plain(opening), "closing_balance": plain(closing), "total_debits": plain(deb), "total_credits": plain(cre),
                 "transactions": [row(x, " ".join(x.what), x.bal if x.last else None) for x in txs]})


def aib(path, seed, rows):
    r = random.Random("aib%s" % seed)
    y, m = r.choice([2021, 2022, 2023, 2024]), r.randint(1, 12)
    a = dt.date(y, m, r.randint(2, 9))
    b = a + dt.timedelta(days=29)
    acct = digits(r, 8)
    nsc = "93-%s-%s" % (digits(r, 2), digits(r, 2))
    iban = "IE%s AHBK %s %s %s %s" % (digits(r, 2), nsc.replace("-", "")[:4], nsc.replace("-", "")[4:] + acct[:2], acct[2:6], acct[6:] )
    who = r.choice(["MR CATHAL O DUIBHIR", "MS SORCHA NI BHRAONAIN", "PADRAIG & UNA HESLIN"])

    def fx(r, d):
        v = r.randint(500, 9000)
        rate = r.randint(830000, 889999)
        e = v * 1000000 // rate
        return ["VDP-ETZY.COM LTD", "%s GBP@" % money(v), "0.%d" % rate, "INCL FX FEE"], e
    pool = [
        (4, 1, 60000, 280000, 1, lambda r, d: [r.choice(["KERRYMEAT GRP PAYROLL", "DEPT OF EDUCATION SAL"]), "IE%s" % digits(r, 10)]),
        (2, 1, 2000, 40000, 100, lambda r, d: ["*MOBI " + r.choice(["AOIFE K", "RENT SHARE", "HOLIDAYS"])]),
        (1, 1, 14000, 28000, 1000, lambda r, d: ["DSP CHILD BENEFIT"]),
        (14, -1, 250, 12000, 1, lambda r, d: ["%s-%s" % (r.choice(["VDP", "VDC", "VDC"]), r.choice(["LIDDL CORK 142", "SUPERVALLEY", "APPLEGRN NAAS", "BUTLER CAFE", "DUNNE STORS", "ESB CHARGE"]))]),
        (3, -1, 1500, 22000, 1, lambda r, d: ["D/D " + r.choice(["BORD GAISE", "EIRNET LTD", "VHI GROUPE", "IRISH LIFELONG"]), "IE%sZZZ%s" % (digits(r, 2), digits(r, 6))]),
        (3, -1, 2000, 30000, 1000, lambda r, d: ["ATM AHB %s" % r.choice(["DUNDRUM", "PATRICK ST", "TRALEE"]), "%s TIME %02d:%02d" % (d.strftime("%d%b%y").upper(), r.randint(7, 22), r.randint(0, 59))]),
        (2, -1, 1500, 60000, 500, lambda r, d: ["*INET %s" % r.choice(["CREDIT UNION", "LANDLORD", "SAVINGS 2"])]),
        (1, -1, 20, 900, 1, lambda r, d: ["GOVT STAMP DUTY"]),
    ]
    opening = r.randint(5000, 160000)
    txs = series(r, a, b, rows, pool, opening, -50000, True)
    if rows >= 3:
        lines, e = fx(r, a)
        txs[-1].what, txs[-1].amt = lines, -e
        bal = opening
        for x in txs:
            bal += x.amt
            x.bal = bal
    green = "#7a0f5c"

    def ie(d):
        return "%d %s %d" % (d.day, MON3[d.month - 1], d.year)

    def bl(v):
        return money(v) + (" dr" if v < 0 else "")

    def fn(p):
        L, R = 150, 560
        cols = [L, 216, 352, 418, 484, R]

        def frame():
            p.box(24, 30, 60, 44, "#dfe9f4")
            p.t(54, 57, "AHB", TB, 20, "c", green)
            p.t(L, 50, "Statement of Account", HB, 15, k=green)
            p.t(L, 64, "with Allied Hibernian Banks, p.l.c.", H, 8.5, k=green)
            p.ts(24, 96, ["College Sq,", "Naas,", "Co. Kildare."], H, 7.5, 10)
            p.t(24, 140, "Telephone", HB, 7, k=green); p.t(24, 150, "045 555 0%s" % acct[:3], H, 7.5)
            p.t(24, 166, "Branch code", HB, 7, k=green); p.t(24, 176, nsc, H, 7.5)
            p.t(400, 46, "Page Number", HB, 7.5, "r", green); p.t(410, 46, str(p.page), H, 8.5)
            p.t(400, 60, "Account Name", HB, 7.5, "r", green); p.t(410, 60, who, H, 8.5)
            p.t(400, 74, "Account Number", HB, 7.5, "r", green); p.t(410, 74, acct, H, 8.5)
            p.t(400, 88, "Date of Statement", HB, 7.5, "r", green); p.t(410, 88, ie(b), H, 8.5)
            p.t(L, 160, "Personal Bank Account", HB, 9)
            p.t(R, 176, "IBAN: %s (BIC: AHBKIE2D)" % iban, H, 7.5, "r")
            if p.page == 1:
                p.ts(L, 106, [who, "%d DRUIMIN HEIGHTS" % (opening % 98 + 1), "NAAS, CO. KILDARE"], H, 9, 11.5)
            p.t(L, 176, "Authorised Limit at date of statement: €500.00", H, 7)
            p.box(L, 184, R - L, 18, "#e9dbe6")
            for x, s, al in [(cols[0] + 4, "Date", "l"), (cols[1] + 4, "Details", "l"), (cols[3] - 4, "Debit €", "r"), (cols[4] - 4, "Credit €", "r"), (cols[5] - 4, "Balance €", "r")]:
                p.t(x, 196, s, HB, 8, al, green)
            p.box(L, 184, R - L, 560, None, green, .7)
            for x in cols[1:-1]:
                p.line(x, 184, x, 744, .4, green)
            p.t(L, 756, "Overdrawn balances are marked dr", H, 6.5)
            p.para(L, 768, R - L, "Allied Hibernian Banks, p.l.c. is regulated by the Central Bank of Ireland. Registered Office: 10 Molesmith Street, Dublin 2. Registered in Ireland No. 2%s." % acct[:4], H, 6, 7.5)
            y = p.para(24, 420, 108, "Thank you for banking with us.", HB, 8, 10, green) + 4
            y = p.para(24, y, 108, "For important information about your account and the Deposit Guarantee Scheme please see the back of page 1.", H, 7, 9) + 8
            p.para(24, y, 108, "Lost or stolen card? Call 01 555 0155 at any hour of the day.", H, 7, 9)

        frame()
        y = 216
        p.t(cols[0] + 4, y, ie(a), C, 8.5)
        p.t(cols[1] + 4, y, "BALANCE FORWARD", C, 8.5)
        p.t(cols[5] - 4, y, bl(opening), C, 8.5, "r")
        y += 12
        prev = a
        for i, x in enumerate(txs):
            ls = x.what
            if y + 11 * len(ls) > 738:
                p.new()
                frame()
                y = 216
                p.t(cols[1] + 4, y, "BALANCE FORWARD", C, 8.5)
                p.t(cols[5] - 4, y, bl(txs[i - 1].bal), C, 8.5, "r")
                y += 12
                prev = None
            if prev != x.date:
                p.t(cols[0] + 4, y, ie(x.date), C, 8.5)
                prev = x.date
            p.ts(cols[1] + 4, y, ls, C, 8.5, 11)
            p.t((cols[4] if x.amt > 0 else cols[3]) - 4, y, money(x.amt), C, 8.5, "r")
            if x.last:
                p.t(cols[5] - 4, y, bl(x.bal), C, 8.5, "r")
            y += 11 * len(ls) + 1

    render(path, A4, fn)
    return bank({"bank_name": "Allied Hibernian Banks, p.l.c.", "account_number": acct, "account_holder": who, "account_type": "Personal Bank Account", "currency": "EUR",
                 "opening_balance": plain(opening), "transactions": [row(x, " ".join(x.what), x.bal if x.last else None) for x in txs]})


def commbank(path, seed, rows):
    r = random.Random("commbank%s" % seed)
    y = r.choice([2021, 2022, 2023])
    half = r.choice([1, 2, 2])
    a, b = (dt.date(y, 1, 1), dt.date(y, 6, 30)) if half == 1 else (dt.date(y, 9, 21), dt.date(y + 1, 3, 20))
    acct = "06 %s %s" % (digits(r, 4), digits(r, 8))
    who = r.choice(["MISS TAMSIN J WORRALL", "MR DECLAN P ANASTASIOU", "MRS K L FEATHERSTONE-HO"])
    c4 = digits(r, 4)
    shop = ["COLLES 0567 BRUNSWICK VI AUS", "WOOLIES/%s MELB CEN VIC AU" % digits(r, 3), "SQ *LITTLE WATTLE CAFE Fitzroy VI AUS", "MYKEY TOPUP SOUTHBANK VI AUS", "UBER *EETS SYDNEY AUS", "BUNNYINGS 431000 PRESTON VIC AU"]

    def vd(d):
        return "Value Date: %s" % (d - dt.timedelta(days=r.randint(1, 4))).strftime("%d/%m/%Y")
    pool = [
        (4, 1, 80000, 320000, 1, lambda r, d: ["Salary HARBOURSIDE PHYSIO %s" % digits(r, 6)]),
        (2, 1, 1500, 50000, 100, lambda r, d: ["Fast Transfer From %s" % r.choice(["L WORRALL", "Beatrix Quist", "S Oduya"]), r.choice(["to PayID Phone", "dinner", "bond refund"])]),
        (1, 1, 4000, 60000, 1, lambda r, d: ["Direct Credit %s MEDICAIR" % digits(r, 6), digits(r, 9) + " MCARE BENEFITS"]),
        (14, -1, 350, 16000, 1, lambda r, d: [r.choice(shop), "Card xx%s" % c4, vd(d)]),
        (3, -1, 999, 6000, 1, lambda r, d: ["NETFLICKS.COM MELBOURNE VIC AU", "Card xx%s" % c4, vd(d)]),
        (3, -1, 2000, 220000, 1000, lambda r, d: ["Transfer to xx%s NetPort" % digits(r, 4)] + r.choice([[], ["rent"], ["holiday fund"]])),
        (3, -1, 3000, 45000, 1, lambda r, d: ["Direct Debit %s AGEL ENERGY" % digits(r, 6), digits(r, 11)]),
        (2, -1, 2000, 50000, 2000, lambda r, d: ["Wdl ATM SCB WESTGATE HWY", "ALTONA VIC %s AUS" % digits(r, 6)]),
        (1, -1, 400, 400, 400, lambda r, d: ["Account Fee"]),
    ]
    opening = r.randint(2000, 500000)
    txs = series(r, a, b, rows, pool, opening, -20000)
    deb, cre = totals(txs)
    closing = opening + cre - deb
    no = r.randint(3, 80)

    def crdr(v):
        return "Nil" if v == 0 else "$" + money(v) + (" CR" if v > 0 else " DR")

    def dlong(d):
        return "%d %s %d" % (d.day, MON3[d.month - 1], d.year)

    def fn(p):
        L, R = 50, 548

        def side():
            p.rot(20, 700, "%d.%s.1.%d ZZ258R3 0303 SL.R3.S%s.D%s.O V06.00.25" % (closing % 9000 + 1000, digits(random.Random(acct), 5), p.page, acct[-3:], b.strftime("%j")), H, 4.5)

        def box(y):
            p.box(318, y, 230, 78, "#f2f2f2")
            for l, v in [("Statement %d" % no, "(Page %d of %d)" % (p.page, p.total)), ("Account Number", acct), ("Statement Period", "%s - %s" % (dlong(a), dlong(b))),
                         ("Closing Balance", crdr(closing)), ("Enquiries", "13 5555")]:
                y += 14
                p.t(324, y, l, HB, 8.5)
                p.t(542, y, v, H, 8.5, "r")
        side()
        p.poly([(L, 52), (L + 17, 35), (L + 34, 52), (L + 17, 69)], "#ffcc00")
        p.poly([(L + 17, 35), (L + 34, 52), (L + 17, 69)], "#1f1f1f")
        p.t(L + 42, 50, "Southern Commonwealth Bank", HB, 11)
        p.t(L + 42, 61, "Southern Commonwealth Bank of Australia", H, 6.5)
        p.t(L + 42, 69, "ABN 48 555 %s AFSL 23%s" % (acct[-3:] + " 124", acct[3:6]), H, 6.5)
        p.t(548, 50, "Your Statement", HB, 18, "r")
        box(84)
        p.t(L, 128, "0%s" % digits(random.Random(acct), 2), H, 7)
        p.ts(L, 142, [who, "U %d %d SANDGROPER ST" % (closing % 30 + 1, opening % 300 + 1), "YARRAVILLE VIC 301%d" % (opening % 9)], H, 9.5, 12)
        p.t(L, 206, "Smart Access", HB, 16)
        p.para(L, 224, 490, "Enjoy the convenience and flexibility of easy access to all your funds with the security of PIN. When you deposit at least $2,000 each month (excluding bank initiated transactions) we'll waive the monthly account fee.", H, 8.5, 10.5)
        p.t(L, 262, "Name:", HB, 8.5); p.t(110, 262, who, H, 8.5)
        p.t(L, 278, "Note:", HB, 8.5)
        p.para(110, 278, 430, "Have you checked your statement today? It's easy to find out more information about each of your transactions by logging on to the ScommBank App or NetPort. Should you have any questions on fees or see an error please contact us on the details above.", H, 8.5, 10.5)
        y = 330
        DX, CX, BX = 366, 438, 542

        def hdr(y):
            p.box(L, y - 10, R - L, 15, "#ffcc00")
            p.t(L + 4, y, "Date", HB, 8.5); p.t(96, y, "Transaction", HB, 8.5)
            p.t(DX, y, "Debit", HB, 8.5, "r"); p.t(CX, y, "Credit", HB, 8.5, "r"); p.t(BX, y, "Balance", HB, 8.5, "r")
            return y + 17

        def ln(y):
            p.line(L, y, R, y, .3, "#999999")
        y = hdr(y)
        p.t(L + 4, y, a.strftime("%d %b"), H, 8.5)
        p.t(96, y, "%d OPENING BALANCE" % a.year, HB, 8.5)
        p.t(BX, y, crdr(opening), H, 8.5, "r")
        ln(y + 4)
        y += 14
        for x in txs:
            ls = x.what
            if y + 10.5 * len(ls) > 770:
                p.new()
                side()
                box(40)
                y = hdr(142)
            p.t(L + 4, y, x.date.strftime("%d %b"), H, 8.5)
            p.ts(96, y, ls, H, 8.5, 10.5)
            yy = y + 10.5 * (len(ls) - 1)
            if x.amt < 0:
                p.t(DX, yy, money(x.amt), H, 8.5, "r")
            else:
                p.t(CX, yy, "$" + money(x.amt), H, 8.5, "r")
            p.t(BX, yy, crdr(x.bal), H, 8.5, "r")
            ln(yy + 4)
            y = yy + 14
        if y > 680:
            p.new()
            side()
            box(40)
            y = hdr(142)
        p.t(L + 4, y, b.strftime("%d %b"), H, 8.5)
        p.t(96, y, "%d CLOSING BALANCE" % b.year, HB, 8.5)
        p.t(BX, y, crdr(closing), HB, 8.5, "r")
        ln(y + 4)
        y += 30
        p.box(L, y - 12, R - L, 34, "#f2f2f2")
        for x, l, v in [(110, "Opening balance", crdr(opening)), (180, "-", ""), (240, "Total debits", "$" + money(deb)), (305, "+", ""), (365, "Total credits", "$" + money(cre)), (425, "=", ""), (490, "Closing balance", crdr(closing))]:
            p.t(x, y, l, HB, 8.5, "c")
            p.t(x, y + 14, v, H, 8.5, "c")
        y += 44
        p.t(L, y, "Your Credit Interest Rate Summary", HB, 9)
        p.t(L, y + 13, "Date", HB, 8); p.t(110, y + 13, "Balance", HB, 8); p.t(230, y + 13, "Standard Credit", HB, 8); p.t(230, y + 22, "Interest Rate (p.a.)", HB, 8)
        p.t(L, y + 35, b.strftime("%d %b"), H, 8); p.t(110, y + 35, "$0.00 and over", H, 8); p.t(230, y + 35, "0.00%", H, 8)
        p.t(L, y + 48, "Note. Interest rates are effective as at the date shown but are subject to change.", H, 7)

    render(path, A4, fn)
    return bank({"bank_name": "Southern Commonwealth Bank", "account_number": acct, "account_holder": who, "account_type": "Smart Access",
                 "statement_period": period(a, b), "opening_balance": plain(opening), "closing_balance": plain(closing), "total_debits": plain(deb), "total_credits": plain(cre),
                 "transactions": [row(x, " ".join(x.what), x.bal) for x in txs]})
