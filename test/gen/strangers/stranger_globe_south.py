# SPDX-License-Identifier: AGPL-3.0-or-later
"""Malaysia, South Africa, Nigeria."""
import datetime as dt
import random

from stranger_globe_pen import (A4, H, HB, HO, MON, MON3, TB, bank, digits, landscape, letters, money, month_end, period, plain, render, row, series,
                                totals, wrap)


def maybank(path, seed, rows):
    r = random.Random("maybank%s" % seed)
    y, m = r.choice([2021, 2022, 2023, 2024]), r.randint(1, 12)
    a = dt.date(y, m, 1)
    b = month_end(a)
    acct = "%s-%s" % (digits(r, 6), digits(r, 6))
    who = r.choice(["NUR AISHAH BINTI ROSLEE", "TEOH KAH WENG", "RAJENDRAN A/L MUTHU", "SYKT PERKAKAS SERI MAJU"])
    nm = ["LIM BOON HOCK", "SITI ZURAIDAH BINT", "KEDAI RUNCIT AMINAH", "TAN MEI FONG", "AHMAD FIRDAUS BIN"]
    pool = [
        (3, 1, 150000, 620000, 1, lambda r, d: ["IBK FUND TFR TO A/C", "GAJI %s*" % MON3[d.month - 1].upper(), "SELATAN PLASTIK SDN"]),
        (4, 1, 1000, 90000, 100, lambda r, d: ["TRANSFER TO A/C", "%s *" % r.choice(nm), r.choice(["Fund Transfer", "sewa bilik", "bayar hutang"])]),
        (1, 1, 5000, 80000, 500, lambda r, d: ["CASH DEPOSIT CDM", "%s" % digits(r, 8)]),
        (9, -1, 300, 12000, 10, lambda r, d: ["PYMT FROM A/C", "QRPAY SALES", "%s *" % r.choice(nm), "DUITNOW QR- %s" % digits(r, 6)]),
        (6, -1, 500, 25000, 1, lambda r, d: ["SALE DEBIT", r.choice(["GRAB*RIDEZ", "MYDINI SUBANG", "PETRONIS SS2", "99 SPEEDMARKET"]), digits(r, 16)]),
        (3, -1, 5000, 80000, 1000, lambda r, d: ["CASH WITHDRAWAL", "%s" % digits(r, 7)]),
        (4, -1, 2000, 150000, 100, lambda r, d: ["FUND TRANSFER TO A/", "%s *" % r.choice(nm), r.choice(["rent", "Deposit kereta", "susu anak"]), "MBBQR%s" % digits(r, 7)]),
        (1, -1, 50, 106, 1, lambda r, d: ["IBG FEE / CAJ PERKHIDMATAN"]),
    ]
    opening = r.randint(9000, 900000)
    txs = series(r, a, b, rows, pool, opening, -30000)
    deb, cre = totals(txs)
    closing = opening + cre - deb

    def d6(d):
        return d.strftime("%d/%m/%y")

    def bl(v):
        return money(v) + ("DR" if v < 0 else "")

    def fn(p):
        f, fb = "DVC", "DVCB"
        X = [34, 92, 150, 455, 556]

        def head():
            p.disc(50, 46, 14, "#ffc83d")
            p.t(50, 50, "M", TB, 14, "c")
            p.t(70, 44, "Mayangbank", HB, 15)
            p.t(70, 54, "Mayangbank Islamic Berhad (787435-M)", H, 6)
            p.t(70, 62, "15th Floor, Tower A, Dataran Mayang, 1, Jalan Maarof, 59000 Kuala Lumpur", H, 5.5)
            p.ts(34, 96, [who, "NO %d JALAN SS %d/%d" % (opening % 90 + 1, opening % 20 + 2, closing % 15 + 1), "TAMAN BUKIT INTAN", "47300 PETALING JAYA SELANGOR, MYS"], f, 8, 11)
            y = 92
            for l1, l2, v in [("MUKA/", "PAGE", str(p.page)), ("TARIKH PENYATA", "STATEMENT DATE", d6(b)), ("NOMBOR AKAUN", "ACCOUNT NUMBER", acct)]:
                p.t(352, y, l1, f, 6.5)
                p.t(352, y + 8, l2, f, 6.5)
                p.t(446, y + 4, ":", f, 8)
                p.t(456, y + 4, v, f, 8)
                y += 22
            p.t(352, 158, "PROTECTED BY PIDM UP TO RM250,000 FOR EACH DEPOSITOR", f, 5.5)
            p.t(34, 158, "PERSONAL SAVER-I", fb, 8)
            p.t(298, 180, "URUSNIAGA AKAUN/ ACCOUNT TRANSACTIONS", fb, 8.5, "c")
            p.box(30, 186, 536, 30, "#ffe9b0")
            for x, al, s1, s2 in [(X[0], "l", "TARIKH MASUK", "ENTRY DATE"), (X[1], "l", "TARIKH NILAI", "VALUE DATE"), (X[2], "l", "BUTIR URUSNIAGA", "TRANSACTION DESCRIPTION"),
                                  (X[3], "r", "JUMLAH URUSNIAGA", "TRANSACTION AMOUNT"), (X[4], "r", "BAKI PENYATA", "STATEMENT BALANCE")]:
                p.t(x, 198, s1, f, 6.5, al)
                p.t(x, 208, s2, f, 6.5, al)
            n = ["Perhatian / Note", "(1) Semua maklumat dan baki yang dinyatakan di sini akan dianggap betul melainkan Bank diberitahu secara bertulis tentang sebarang percanggahan dalam masa 21 hari.",
                 "All items and balances shown will be considered correct unless the Bank is notified in writing of any discrepancies within 21 days.",
                 "(2) Sila beritahu kami sebarang pertukaran alamat secara bertulis. / Please notify us of any change of address in writing."]
            p.line(30, 762, 566, 762, .4)
            yy = 772
            for s in n:
                yy = p.para(34, yy, 528, s, f, 6, 7.5)
        head()
        y = 228
        p.t(X[2], y, "BEGINNING BALANCE", f, 8)
        p.t(X[4], y, bl(opening), f, 8, "r")
        y += 12
        for x in txs:
            for i, s in enumerate(x.what):
                if y > 750:
                    p.new()
                    head()
                    y = 228
                if i == 0:
                    p.t(X[0], y, d6(x.date), f, 8)
                    p.t(X[3], y, money(x.amt) + ("-" if x.amt < 0 else "+"), f, 8, "r")
                    p.t(X[4], y, bl(x.bal), f, 8, "r")
                p.t(X[2] + (7 if i else 0), y, s, f, 8)
                y += 10
            y += 1
        if y > 706:
            p.new()
            head()
            y = 228
        y += 6
        for l, v in [("ENDING BALANCE :", bl(closing)), ("LEDGER BALANCE :", bl(closing)), ("TOTAL DEBIT :", money(deb)), ("TOTAL CREDIT :", money(cre))]:
            p.t(X[2], y, l, f, 8)
            p.t(X[3], y, v, f, 8, "r")
            y += 10.5
        p.t(298, y + 8, "END OF STATEMENT / TAMAT PENYATA", f, 7, "c")

    render(path, A4, fn)
    return bank({"bank_name": "Mayangbank Islamic Berhad", "account_number": acct, "account_holder": who, "account_type": "PERSONAL SAVER-I",
                 "opening_balance": plain(opening), "closing_balance": plain(closing), "total_debits": plain(deb), "total_credits": plain(cre),
                 "transactions": [row(x, " ".join(x.what), x.bal) for x in txs]})


def fnb(path, seed, rows):
    r = random.Random("fnb%s" % seed)
    y, m = r.choice([2021, 2022, 2023, 2024]), r.choice([1, 3, 6, 9, 12, 12])
    a = dt.date(y, m, r.randint(5, 12))
    b = (a + dt.timedelta(days=31)).replace(day=a.day)
    acct = "6" + digits(r, 10)
    biz = r.choice(["*KAROO PUMP SERVICES", "*MS LERATO MOTHUPI", "*THE SNOEK SHACK CC"])
    card6 = "%s*%s" % (digits(r, 6), digits(r, 4))
    shop = ["Chekkers Sandton", "Woolwirths Rosebk", "Engin Garage N1", "Pick A Pay Centurion", "Builders Barn"]

    def d1(d):
        return d.strftime("%d %b")
    pool = [
        (4, 1, 50000, 2500000, 1, lambda r, d: ("FNZ App Payment From %s" % r.choice(["Inv %s" % digits(r, 4), "Dlamini", "Protea Lodge"]), 0)),
        (2, 1, 80000, 1800000, 1, lambda r, d: ("Magtape Credit %s Salary" % r.choice(["Absatech", "Gauteng Dept"]), 0)),
        (1, 1, 5000, 200000, 1000, lambda r, d: ("ADT Cash Deposit %s Menlyn" % digits(r, 8), 1)),
        (12, -1, 1500, 150000, 1, lambda r, d: ("POS Purchase %s %s %s" % (r.choice(shop), card6, d1(d - dt.timedelta(days=r.randint(1, 3)))), 0)),
        (4, -1, 1000, 20000, 500, lambda r, d: ("FNZ App Prepaid Airtime 0%s %s" % (digits(r, 9), r.choice(["Vodacall", "MTM"])), 0)),
        (3, -1, 10000, 300000, 10000, lambda r, d: ("ATM Cash %s %s" % (digits(r, 8), card6), 1)),
        (4, -1, 9900, 700000, 1, lambda r, d: ("Magtape Debit %s %s" % (r.choice(["Discoveri Ins", "Outsure", "Telcom Sa"]), digits(r, 10)), 0)),
        (3, -1, 5000, 900000, 1, lambda r, d: ("FNZ OB Pmt %s %s" % (r.choice(["Rent", "Skool Fees", "Stock"]), letters(r, 3) + digits(r, 4)), 1)),
    ]
    opening = r.randint(-300000, 4000000)
    txs = series(r, a + dt.timedelta(days=1), b, rows, pool, opening, -1500000)
    accr = [((240 + abs(x.amt) // 90) if x.what[1] else None) for x in txs]
    if rows > 4:
        fee = sum(v for v in accr[:-1] if v) or 6900
        x = txs[-1]
        x.what, x.amt, accr[-1] = ("#Service Fees", 0), -fee, None
        x.bal = (txs[-2].bal) + x.amt
    deb, cre = totals(txs)
    closing = opening + cre - deb
    nd, nc = sum(x.amt < 0 for x in txs), sum(x.amt > 0 for x in txs)

    def cr(v, sp=""):
        return money(v) + (sp + "Cr" if v > 0 else (sp + "Dr" if v < 0 else ""))

    def long(d):
        return "%d %s %d" % (d.day, MON[d.month - 1], d.year)

    def fn(p):
        L, R = 34, 562
        teal = "#009999"

        def foot():
            p.t(R, p.H - 30, "Page %d of %d" % (p.page, p.total), H, 7, "r")
            p.t(L, p.H - 30, "Delivery Method E1   R%s" % acct[-5:], H, 6)
            p.t(L, p.H - 22, "DDA SB %s %s" % (acct[1:5], b.strftime("%Y%m%d")), H, 5)
            p.t(298, p.H - 20, "First Newlands Bank - a division of FirstRandle Bank Limited. Reg. No. 1929/00%s/06. An Authorised Financial Services and Credit Provider (NCRCP20)." % acct[3:7], H, 5, "c")
        foot()
        p.t(R, 52, "First Newlands Bank", HB, 18, "r", teal)
        p.t(R, 62, "How can we help you?", HO, 8, "r", "#e88b00")
        p.ts(L, 60, [biz, "%d KRUIS STREET" % (abs(closing) % 180 + 1), "CENTURION", "015%d" % (abs(opening) % 9)], H, 8.5, 11)
        p.ts(380, 88, ["P O Box 1065 Johannesburg 2000", "Street Address  Bank City", "Universal Branch Code 25%s" % "0055", "Lost Cards 087-555-0111"], H, 7, 9)
        p.t(298, 148, "COPY TAX INVOICE", HB, 10, "c")
        p.line(L, 154, R, 154, 1, teal)
        p.t(L, 168, "Gold Business Account : %s" % acct, HB, 10)
        p.t(L, 182, "Statement Period : %s to %s" % (long(a), long(b)), HB, 8)
        p.t(L, 194, "Statement Date : %s" % long(b), HB, 8)
        p.t(R, 168, "Tax Invoice/Statement Number : %d" % (int(acct[-2:]) + 3), HB, 8, "r")
        p.t(R, 182, "Customer VAT Registration Number : Not Provided", H, 7, "r")
        p.t(R, 192, "Bank VAT Registration Number : 4210%s" % acct[:6], H, 7, "r")
        p.box(L, 204, 255, 12, teal)
        p.t(L + 4, 213, "Statement Balances", HB, 8, k="#ffffff")
        p.box(300, 204, 262, 12, teal)
        p.t(304, 213, "Bank Charges", HB, 8, k="#ffffff")
        y0 = 227
        for l, v in [("Opening Balance", cr(opening, " ")), ("Closing Balance", cr(closing, " ")), ("VAT Inclusive (@15.00%)", "0.00"), ("Overdraft Limit", "15,000.00")]:
            p.t(L + 4, y0, l, H, 8)
            p.t(285, y0, v, H, 8, "r")
            y0 += 11
        y0 = 227
        for l, v in [("Service Fees", "Per Schedule"), ("Cash Deposit Fees", "Per Schedule"), ("Cash Handling Fees", "0.00"), ("Other Fees", "0.00")]:
            p.t(304, y0, l, H, 8)
            p.t(558, y0, v, H, 8, "r")
            y0 += 11
        p.box(L, 276, 255, 12, teal)
        p.t(L + 4, 285, "Interest Rate", HB, 8, k="#ffffff")
        p.t(L + 4, 299, "Credit Rate  Tiered    Debit Rate  18.25%", H, 8)
        y = 324
        AX, BX, CX = 400, 486, 558

        def hdr(y):
            p.t(L, y, "Transactions in RAND (ZAR)", HB, 9)
            y += 6
            p.box(L, y, R - L, 22, teal)
            p.t(L + 4, y + 14, "Date", HB, 8, k="#ffffff"); p.t(80, y + 14, "Description", HB, 8, k="#ffffff")
            p.t(AX, y + 14, "Amount", HB, 8, "r", "#ffffff"); p.t(BX, y + 14, "Balance", HB, 8, "r", "#ffffff")
            p.ts(CX, y + 6.5, ["Accrued", "Bank", "Charges"], HB, 6, 7, "r", "#ffffff")
            return y + 34
        y = hdr(y)
        p.t(80, y, "Opening Balance", HB, 8)
        p.t(BX, y, cr(opening), HB, 8, "r")
        y += 13
        for i, x in enumerate(txs):
            ls = wrap(x.what[0], H, 8, 250)
            if y + 10 * len(ls) > 775:
                p.new()
                foot()
                p.t(L, 40, "%s" % biz, H, 7); p.t(R, 40, "Gold Business Account : %s" % acct, H, 7, "r")
                y = hdr(62)
            if i % 2:
                p.box(L, y - 9, R - L, 10 * len(ls) + 2, "#e9f5f5")
            p.t(L + 4, y, d1(x.date), H, 8)
            p.ts(80, y, ls, H, 8, 10)
            p.t(AX, y, money(x.amt) + ("Cr" if x.amt > 0 else ""), H, 8, "r")
            p.t(BX, y, cr(x.bal), H, 8, "r")
            if accr[i]:
                p.t(CX, y, money(accr[i]), H, 8, "r")
            y += 10 * len(ls) + 2
        if y > 690:
            p.new()
            foot()
            y = hdr(62)
        p.t(80, y, "Closing Balance", HB, 8)
        p.t(BX, y, cr(closing), HB, 8, "r")
        y += 8
        p.line(L, y, R, y, .6, teal)
        y += 16
        p.t(L, y, "Turnover for Statement Period", HB, 9)
        y += 14
        for l, n, v in [("No. Credit Transactions", nc, money(cre) + "Cr"), ("No. Debit Transactions", nd, money(deb) + "Dr")]:
            p.t(L, y, l, H, 8)
            p.t(190, y, str(n), H, 8, "r")
            p.t(290, y, v, H, 8, "r")
            y += 11
        p.para(L, y + 8, 528, "We subscribe to the Code of Banking Practice of The Banking Association South Africa and, for unresolved disputes, support resolution through the Ombudsman for Banking Services. "
               "# Indicates a fee or charge inclusive of VAT. Please contact us within 30 days from your statement date should you wish to query an entry.", H, 6, 7.5)

    render(path, A4, fn)
    return bank({"bank_name": "First Newlands Bank", "account_number": acct, "account_holder": biz, "account_type": "Gold Business Account", "currency": "ZAR",
                 "statement_period": period(a, b), "opening_balance": plain(opening), "closing_balance": plain(closing), "total_debits": plain(deb), "total_credits": plain(cre),
                 "transactions": [row(x, x.what[0], x.bal) for x in txs]})


def gtbank(path, seed, rows):
    r = random.Random("gtbank%s" % seed)
    y, m = r.choice([2022, 2023, 2024]), r.randint(1, 10)
    a = dt.date(y, m, r.randint(1, 10))
    b = a + dt.timedelta(days=r.choice([44, 60, 75]))
    acct = "0" + digits(r, 9)
    who = r.choice(["OKORONKWO, CHIDERA BLESSING", "ADEYEMI-BELLO, TUNDE", "ZARUMAI AGRO ALLIED LTD"])
    nm = ["EMEKA VICTOR NWANKPA", "FOLASHADE OGUNLEYE", "IBRAHIM SANI GARBA", "PALMLINE STORES"]
    br = ["205-ADEOLA ODEKU", "E- CHANNELS", "E- CHANNELS", "417-ABA ROAD", "HEAD OFFICE"]

    def nip(r):
        return "00001%s%s%s" % (digits(r, 1), y % 100, digits(r, 13))
    pool = [
        (4, 1, 500000, 90000000, 100, lambda r, d: "NIBSS Instant Payment Inward %s TRANSFER BTW CUSTOMERS FROM %s TO %s" % (nip(r) , r.choice(nm), who.replace(",", ""))),
        (2, 1, 2000000, 45000000, 100, lambda r, d: "SALARY PAYMENT FOR %s %d -OMOROGBE OIL SERVICES" % (MON[d.month - 1].upper(), d.year)),
        (6, -1, 100000, 20000000, 100, lambda r, d: "TRANSFER BETWEEN CUSTOMERS via GMobile %s to %s REF:%s" % (r.choice(["feeding", "For Rent", "data sub", "school fees"]), r.choice(nm), digits(r, 17))),
        (5, -1, 10000, 2000000, 1, lambda r, d: "POS/WEB PURCHASE TRANSACTION -%s- -%s LANG" % (digits(r, 6), r.choice(["JUMIAH NG", "SHOPWRITE IKEJA", "BOLTT RIDES"]))),
        (4, -1, 10000, 500000, 10000, lambda r, d: "Airtime Purchase WEB-INTERNET- BANKING-101CT0000000%s 0803%s" % (digits(r, 9), digits(r, 7))),
        (4, -1, 1075, 5375, 1075, lambda r, d: "COMMISSION NIP TRANSFER COMMISSION %s" % nip(r)),
        (2, -1, 5000, 5000, 5000, lambda r, d: "FGN ELECTRONIC MONEY TRANSFER LEVY ON %s" % (d - dt.timedelta(days=1)).strftime("%d-%b-%Y")),
        (2, -1, 500000, 4000000, 100000, lambda r, d: "CASH WITHDRAWAL FROM GTR ATM -%s- -%s %s IKEJA LANG" % (digits(r, 6), digits(r, 8), r.choice(["ALLEN", "OPEBI"]))),
    ]
    opening = r.randint(200000, 60000000)
    txs = series(r, a, b, rows, pool, opening, 0)
    deb, cre = totals(txs)
    closing = opening + cre - deb
    refs = []
    for x in txs:
        if "COMMISSION" in x.what or "LEVY" in x.what or r.random() < .25:
            refs.append(None)
        else:
            refs.append("'" + digits(r, r.choice([6, 9, 14])))
    vals = [x.date + dt.timedelta(days=r.choice([0, 0, 0, 1])) for x in txs]
    brs = [r.choice(br) for _ in txs]
    printed = b + dt.timedelta(days=r.randint(1, 5))

    def dm(d):
        return d.strftime("%d-%b-%Y")

    def fn(p):
        f, fb = "DVC", "DVCB"
        L = 30
        cw = [62, 86, 62, 78, 78, 84, 92, 240]
        X = [L]
        for w in cw:
            X.append(X[-1] + w)
        R = X[-1]
        p.box(L, 26, 34, 34, "#e04403")
        p.t(L + 17, 46, "GTR", HB, 12, "c", "#ffffff")
        p.t((L + R) / 2, 44, "CUSTOMER STATEMENT", fb, 13, "c")
        p.t(R, 44, "Guardian Trust Bank Nigeria Limited", fb, 8, "r", "#e04403")
        p.t(L, 76, who, fb, 9)
        p.t(L, 88, "%d, AKINSEMOYIN STREET, SURULERE, LAGOS" % (opening % 90 + 1), f, 7.5)
        p.t(L, 106, "Account No.", fb, 7.5); p.t(L + 84, 106, acct, f, 7.5)
        p.t(L, 117, "Account Type", fb, 7.5); p.t(L + 84, 117, "SAVINGS ACCOUNT", f, 7.5)
        p.t(L, 128, "Currency", fb, 7.5); p.t(L + 84, 128, "NGN NIGERIAN NAIRA", f, 7.5)
        p.t(L, 139, "Period", fb, 7.5); p.t(L + 84, 139, "%s to %s" % (dm(a), dm(b)), f, 7.5)
        yy = 84
        for l, v in [("Print. Date", dm(printed)), ("Branch Name", "ADEOLA ODEKU"), ("Opening Balance", money(opening)), ("Total Debit", money(deb)), ("Total Credit", money(cre)), ("Closing Balance", money(closing))]:
            p.box(R - 220, yy - 8, 110, 11, "#f5d9cf", "#999999", .3)
            p.box(R - 110, yy - 8, 110, 11, None, "#999999", .3)
            p.t(R - 217, yy, l, fb, 7)
            p.t(R - 3, yy, v, f, 7, "r")
            yy += 11

        def hdr(y):
            for i, s in enumerate(["Trans Date", "Reference", "Value Date", "Debits", "Credits", "Balance", "Originating Branch", "Remarks"]):
                p.box(X[i], y, cw[i], 14, "#c9c9c9", "#666666", .4)
                p.t(X[i] + cw[i] / 2, y + 10, s, fb, 7, "c")
            return y + 14

        def cells(y, h, vals_):
            for i, v in enumerate(vals_):
                p.box(X[i], y, cw[i], h, None, "#666666", .3)
                if isinstance(v, list):
                    p.ts(X[i] + 3, y + 9, v, f, 7, 8.5)
                elif v and i in (3, 4, 5):
                    p.t(X[i + 1] - 3, y + 9, v, f, 7, "r")
                elif v:
                    p.t(X[i] + 3, y + 9, v, f, 7)
        y = hdr(160)
        cells(y, 13, [dm(a), "", dm(a), "", "", money(opening), "", ["Opening Balance"]])
        y += 13
        for i, x in enumerate(txs):
            ls = wrap(x.what, f, 7, 232)
            h = 8.5 * len(ls) + 4
            if y + h > 565:
                p.new()
                y = 30
            cells(y, h, [dm(x.date), refs[i] or "", dm(vals[i]), money(x.amt) if x.amt < 0 else "", money(x.amt) if x.amt > 0 else "", money(x.bal), brs[i], ls])
            y += h
        if y > 540:
            p.new()
            y = 30
        p.t(L, y + 14, "This is a computer generated email and needs no signature. Any discrepancy should be reported to GTRConnect on 0700 GTR CONNECT within 15 days.", f, 6.5)

    render(path, landscape(A4), fn)
    out = [row(x, x.what, x.bal, reference=refs[i]) for i, x in enumerate(txs)]
    return bank({"bank_name": "Guardian Trust Bank Nigeria Limited", "account_number": acct, "account_holder": who, "account_type": "SAVINGS ACCOUNT", "currency": "NGN",
                 "statement_period": period(a, b), "opening_balance": plain(opening), "closing_balance": plain(closing), "total_debits": plain(deb), "total_credits": plain(cre), "transactions": out})
