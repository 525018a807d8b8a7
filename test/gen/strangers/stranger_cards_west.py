# SPDX-License-Identifier: AGPL-3.0-or-later
"""Card statements of the United States, the United Kingdom and Singapore as real issuers print them, drawn by somebody who did not know what reads them."""

import random

from reportlab.lib.colors import black, HexColor as H, white
from reportlab.lib.pagesizes import A4, LETTER
from reportlab.pdfbase.pdfmetrics import stringWidth as SW
from stranger_card_lot import digits, S, SG_A, SG_N, truth, UK_A, UK_N, US_A, US_N
from stranger_card_pen import box, CO, fus, HB, HV, iso, line, PARA, render, T, TB, TBOLD, tru


def liberty(lot, n):
    """USA (payment warnings, sections, dates MM/DD, headings printed twice, coupon)."""
    pay = [lambda r: "Payment Thank You - Web", lambda r: "AUTOMATIC PAYMENT - THANK YOU", lambda r: "Payment Thank You-Mobile"]
    fees = [lambda r: ("fee", "LATE FEE", r.choice([2900, 4000])), lambda r: ("int", "PURCHASE INTEREST CHARGE", r.randint(310, 8900)), lambda r: ("fee", "ANNUAL MEMBERSHIP FEE", 9500)]
    s = S("liberty", lot, n, "US", pay, lambda d: d, fees, foreign=False)
    r = s.r
    who = r.choice(US_N)
    adr = r.choice(US_A)
    card = "XXXX XXXX XXXX " + digits(r, 4)
    mn = s.min(2, 4000)
    f, it = (s.sum("fee"), s.sum("int"))
    W, HH = LETTER
    bl, gy = (H("#0a4d8c"), H("#5d6b78"))
    d2 = lambda d: d.strftime("%m/%d/%y")
    kinds = [("PAYMENTS AND OTHER CREDITS", [t for t in s.rows if t["cr"]]), ("PURCHASE", [t for t in s.rows if t["kind"] == "pur"]), ("FEES CHARGED", [t for t in s.rows if t["kind"] == "fee"]), ("INTEREST CHARGED", [t for t in s.rows if t["kind"] == "int"])]
    us = lambda c: ("-" if c < 0 else "") + fus(abs(c)).lstrip("0") if abs(c) < 100 and c else fus(c)
    D = lambda c: ("-$" if c < 0 else "$") + fus(abs(c))
    ytd = f + r.choice([0, 2900, 9500])
    yti = it + r.randint(0, 4) * 1137

    def draw(c, N):
        L, R = (40, W - 40)
        pg = [1]

        def foot():
            T(c, L, 37, "Cards are issued by Liberty Sound Bank, N.A.  Member FDIC", HV, 6, col=gy)
            T(c, L, 26, who.upper(), HV, 7)
            T(c, W / 2, 26, "Page %d of %d" % (pg[0], N), HV, 7, "c")
            T(c, R, 26, "Statement Date:    %s" % d2(s.end), HV, 7, "r")
            T(c, L, 16, "0000001 FIS33339 C 1 000 N Z %s 25/%s   Page %d of %d   06610  MA MA 48210 0701000001000482100%d" % (s.end.strftime("%d"), s.end.strftime("%m"), pg[0], N, pg[0]), HV, 5, col=gy)
        T(c, L, HH - 48, "LIBERTY SOUND", HB, 17, col=bl)
        T(c, L, HH - 60, "Bank, N.A.", HV, 8, col=bl)
        T(c, L + 160, HH - 46, "Manage your account online at:", HV, 7, col=gy)
        T(c, L + 160, HH - 56, "www.libertysound.example/cardhelp", HB, 8)
        T(c, R, HH - 46, "Customer Service: 1-800-524-3880", HV, 7, "r", gy)
        T(c, R, HH - 56, "Mobile: visit on your phone", HV, 7, "r", gy)
        y = HH - 92
        box(c, L, y - 62, 236, 74, fill=H("#edf3f9"))
        for i, (l, v) in enumerate((("Payment Due Date:", d2(s.due)), ("New Balance:", D(s.new)), ("Minimum Payment Due:", D(mn)))):
            T(c, L + 8, y - 6 - 20 * i, l, HB, 9.5)
            T(c, L + 228, y - 6 - 20 * i, v, HB, 11, "r")
        yy = y - 78
        yy = PARA(c, L, yy, "Late Payment Warning: If we do not receive your minimum payment by the due date, you may have to pay a late fee of up to $40.00 and existing and new balances may become subject to the Default APR.", HV, 7, 236, 8.6)
        yy = PARA(c, L, yy - 4, "Minimum Payment Warning: Enroll in Auto-Pay and avoid missing a payment. If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:", HV, 7, 236, 8.6)
        box(c, L, yy - 50, 236, 52, stroke=gy)
        for i, (a, b, d) in enumerate((("If you make no", "You will pay off the", "And you will end up"), ("additional charges...", "balance in about...", "paying a total of..."), ("Only the minimum", "%d years" % (8 + lot.seed % 6), "$%s" % fus(max(0, s.new) // 100 * 190)[:-3]), ("$%d" % (max(0, s.new) // 3000 + 5), "3 years", "$%s (Savings=$%d)" % (fus(max(0, s.new) // 100 * 125)[:-3], max(0, s.new) // 100 * 65 // 100)))):
            T(c, L + 5, yy - 8 - 12 * i, a, HV, 6.8)
            T(c, L + 82, yy - 8 - 12 * i, b, HV, 6.8)
            T(c, L + 156, yy - 8 - 12 * i, d, HV, 6.8)
        X = L + 262
        box(c, X, y - 2, R - X, 16, fill=bl)
        TBOLD(c, X + 6, y + 2, "ACCOUNT SUMMARY", HB, 9, col=white)
        y -= 20
        T(c, X, y, "Account Number: " + card, HV, 8.5)
        y -= 16
        for l, v, b in (("Previous Balance", D(s.prev), 0), ("Payment, Credits", D(-s.pays) if s.pays else "$0.00", 0), ("Purchases", "+" + D(s.purs) if s.purs else "$0.00", 0), ("Cash Advances", "$0.00", 0), ("Balance Transfers", "$0.00", 0), ("Fees Charged", "+" + D(f) if f else "$0.00", 0), ("Interest Charged", "+" + D(it) if it else "$0.00", 0), ("New Balance", D(s.new), 1), ("Opening/Closing Date", d2(s.start) + " - " + d2(s.end), 0), ("Credit Access Line", "$" + fus(s.limit)[:-3], 0), ("Available Credit", "$" + fus(s.avail // 100 * 100)[:-3], 0), ("Cash Access Line", "$" + fus(s.limit // 5)[:-3], 0), ("Available for Cash", "$" + fus(min(s.limit // 5, s.avail) // 100 * 100)[:-3], 0), ("Past Due Amount", "$0.00", 0), ("Balance over the Credit Access Line", "$0.00", 0)):
            T(c, X, y, l, HB if b else HV, 8)
            T(c, R, y, v, HB if b else HV, 8, "r")
            y -= 12
        y = min(y, yy - 66) - 8
        box(c, L, y - 34, R - L, 40, stroke=bl, r=3)
        T(c, L + 8, y - 8, "YOUR ACCOUNT MESSAGES", HB, 8, col=bl)
        T(c, L + 8, y - 20, "Your next AutoPay payment for $%s will be deducted from your Pay From account on the due date. Rewards balance: 14,208 points = $142.08" % fus(mn), HV, 7)
        y -= 60

        def sec_head(y, cont):
            TBOLD(c, L, y, "ACCOUNT ACTIVITY" + (" (CONTINUED)" if cont else ""), HB, 11, col=bl)
            line(c, L, y - 5, R, y - 5, bl, 1.2)
            y -= 16
            T(c, L, y, "Date of", HV, 7.5, col=gy)
            T(c, L, y - 9, "Transaction", HV, 7.5, col=gy)
            T(c, L + 72, y - 9, "Merchant Name or Transaction Description", HV, 7.5, col=gy)
            T(c, R, y - 9, "$ Amount", HV, 7.5, "r", gy)
            return y - 24
        if y < 160:
            foot()
            c.showPage()
            pg[0] += 1
            y = HH - 50
        y = sec_head(y, False)

        def need(h):
            nonlocal y
            if y - h < 50:
                foot()
                c.showPage()
                pg[0] += 1
                y = sec_head(HH - 50, True)
        for ttl, rows in kinds:
            if not rows:
                continue
            need(34)
            TBOLD(c, L, y, ttl, HB, 8)
            y -= 13
            for t in rows:
                need(12)
                T(c, L + 4, y, t["date"].strftime("%m/%d"), HV, 8.5)
                T(c, L + 72, y, t["desc"], HV, 8.5)
                T(c, R, y, us(-t["amt"] if t["cr"] else t["amt"]), HV, 8.5, "r")
                y -= 12
            if ttl.startswith(("FEES", "INT")):
                need(12)
                T(c, L + 72, y, "TOTAL %s FOR THIS PERIOD" % ttl.split()[0], HB, 8)
                T(c, R, y, "$" + fus(f if ttl[0] == "F" else it), HB, 8, "r")
                y -= 12
            y -= 8
        need(70)
        yr = s.end.year
        box(c, L + 130, y - 44, R - L - 260, 50, fill=H("#edf3f9"))
        T(c, W / 2, y - 6, "%d Totals Year-to-Date" % yr, HB, 8.5, "c")
        T(c, L + 140, y - 22, "Total fees charged in %d" % yr, HV, 8)
        T(c, R - 140, y - 22, "$" + fus(ytd), HV, 8, "r")
        T(c, L + 140, y - 35, "Total interest charged in %d" % yr, HV, 8)
        T(c, R - 140, y - 35, "$" + fus(yti), HV, 8, "r")
        y -= 70
        if y < 170:
            foot()
            c.showPage()
            pg[0] += 1
            y = HH - 50
        TBOLD(c, L, y, "INTEREST CHARGES", HB, 11, col=bl)
        line(c, L, y - 5, R, y - 5, bl, 1.2)
        T(c, L, y - 16, "Your Annual Percentage Rate (APR) is the annual interest rate on your account.", HV, 7.5)
        y -= 34
        xs = (L, L + 290, L + 410, R)
        for i, row in enumerate((("Balance Type", "Annual Percentage Rate (APR)", "Balance Subject To Interest Rate", "Interest Charges"), ("PURCHASES", "", "", ""), ("Purchases", "21.49%(v)(d)", "$%s" % fus(it * 50), "$" + fus(it)), ("CASH ADVANCES", "", "", ""), ("Cash Advances", "29.99%(v)(d)", "- 0 -", "- 0 -"))):
            b = HB if i in (0, 1, 3) else HV
            for j, v in enumerate(row):
                T(c, xs[j], y, v, b, 7 if i == 0 else 8, "l" if j == 0 else "r")
            y -= 12
        T(c, R, y - 2, "%d Days in Billing Period" % ((s.end - s.start).days + 1), HB, 8, "r")
        T(c, L, y - 16, "(v) = Variable Rate   (d) = Daily Balance Method (including new transactions)", HV, 7)
        y -= 44
        if y > 150:
            line(c, L, y, R, y, gy, 0.5, (3, 3))
            y -= 22
            T(c, L, y, who.upper(), HV, 9)
            for i, a in enumerate(adr):
                T(c, L, y - 11 * (i + 1), a.upper(), HV, 9)
            T(c, R - 200, y, "CARDMEMBER SERVICE", HV, 9)
            T(c, R - 200, y - 11, "PO BOX 6294", HV, 9)
            T(c, R - 200, y - 22, "CAROL STREAM IL 60197-6294", HV, 9)
            T(c, L, y - 48, "%s 0000%s0000%s" % (digits(random.Random(lot.seed), 9), str(mn).zfill(6), str(max(0, s.new)).zfill(7)), CO, 9)
        foot()
        c.showPage()

    def show(path):
        render(path, draw, LETTER)
    return (dict(issuer="Liberty Sound Bank, N.A.", card_number=card, card_holder=who.upper(), currency="USD", statement_period={"from": iso(s.start), "to": iso(s.end)}, statement_date=iso(s.end), due_date=iso(s.due), credit_limit=tru(s.limit), previous_balance=tru(s.prev), payments=tru(s.pays), purchases=tru(s.purs), new_balance=tru(s.new), minimum_due=tru(mn), transactions=truth([t for k in kinds for t in k[1]])), show)


def albion(lot, n):
    """United Kingdom (two dates, the posting date first; CR; foreign lines below; summary box)."""
    pay = [lambda r: "PAYMENT - THANK YOU", lambda r: "DIRECT DEBIT PAYMENT - THANK YOU", lambda r: "FASTER PAYMENT RECEIVED %s" % digits(r, 6)]
    fees = [lambda r: ("fee", "NON-STERLING TRANSACTION FEE", r.randint(90, 900)), lambda r: ("int", "INTEREST ON PURCHASES", r.randint(150, 4800)), lambda r: ("fee", "LATE PAYMENT FEE", 1200)]
    s = S("albion", lot, n, "UK", pay, lambda d: d, fees, postlag=(0, 3), byp=True)
    r = s.r
    who = r.choice(UK_N)
    adr = r.choice(UK_A)
    card = "%s %s** **** %s" % (r.choice(["4546", "5434", "4751"]), digits(r, 2), digits(r, 4))
    mn = s.min(1, 500)
    W, HH = A4
    rd = H("#b0132b")
    gy = H("#555555")
    dl = lambda d: "%d %s %d" % (d.day, d.strftime("%B"), d.year)
    ds = lambda d: d.strftime("%d %b %y")
    for t in s.rows:
        t["cl"] = t["kind"] == "pur" and "cur" not in t and (r.random() < 0.5)

    def lines(t):
        return [t["desc"]] + (["%s %s @ %.4f" % (t["cur"], fus(t["famt"]), t["rate"]), "VISA EXCHANGE RATE"] if "cur" in t else [])
    bal = lambda c: "£" + fus(abs(c)) + (" CR" if c < 0 else "")
    sheet = r.randint(31, 90)

    def draw(c, N):
        L, R = (48, W - 48)
        pg = [1]

        def head():
            c.setFillColor(rd)
            p = c.beginPath()
            p.moveTo(R - 22, HH - 40)
            p.lineTo(R, HH - 29)
            p.lineTo(R, HH - 51)
            p.close()
            c.drawPath(p, stroke=0, fill=1)
            T(c, R - 28, HH - 45, "Albion & Thames Bank UK", TB, 15, "r")
            T(c, L, HH - 44, "Your Visa Card Statement", HV, 15, col=gy)
            T(c, L, HH - 58, "Contact tel 03457 404 404   Text phone 03457 125 563   used by deaf or speech impaired customers", HV, 6.5, col=gy)

        def foot():
            T(c, L, 32, "Albion & Thames Bank UK plc. Registered in England number 09928412. Registered Office: 1 Centenary Row, Birmingham B1 1HQ. Authorised by the Prudential Regulation Authority. FRN 765112", HV, 5.5, col=gy)
            T(c, R, 22, "Page %d of %d" % (pg[0], N), HV, 7, "r", gy)
        head()
        y = HH - 92
        for a in [who] + adr:
            T(c, L + 10, y, a, HV, 9.5)
            y -= 12
        X = 330
        yy = HH - 84
        for l, v in (("Name", who), ("Card number", card), ("Sheet number", str(sheet + pg[0] - 1)), ("Statement date", dl(s.sdate)), ("Statement period", ds(s.start) + " to " + ds(s.end))):
            T(c, X, yy, l, HV, 8, col=gy)
            T(c, X + 82, yy, v, HV, 8.5)
            line(c, X, yy - 4, R, yy - 4, H("#bbbbbb"), 0.3)
            yy -= 16
        y = min(y, yy) - 24
        T(c, L, y, "Account Summary", HV, 11, col=rd)
        T(c, X, y, "Payment Summary", HV, 11, col=rd)
        y -= 16
        A = (("Previous Balance", bal(s.prev)), ("Credits", bal(s.pays)), ("Debits", bal(s.purs + s.fees)), ("New Balance", bal(s.new)), ("Credit Limit", "£" + fus(s.limit)))
        B = (("Minimum payment", bal(mn)), ("Payment due date", dl(s.due)), ("Available credit", bal(s.avail)), ("Estimated interest next month", "£" + fus(max(0, s.new) * 18 // 1000)))
        for i in range(5):
            l, v = A[i]
            T(c, L, y, l, HB if i == 3 else HV, 9)
            T(c, L + 220, y, v, HB if i == 3 else HV, 9, "r")
            line(c, L + SW(l, HV, 9) + 8, y + 1, L + 214 - SW(v, HV, 9), y + 1, gy, 0.5, (0.6, 2.4))
            if i < 4:
                l, v = B[i]
                T(c, X, y, l, HV, 9)
                T(c, R, y, v, HB if i < 2 else HV, 9, "r")
            y -= 14
        y -= 4
        y = PARA(c, L, y, "If you make only the minimum payment each month, it will take you longer and cost you more to clear your balance. A Direct Debit will be requested for the minimum payment of %s on or just after the payment due date. Standard rate 1.828%% a month; APR 24.9%% variable. Cash fee 2.99%% (min £3.00)." % bal(mn), HV, 7, R - L, 9, gy)
        y -= 14

        def thead(y):
            line(c, L, y + 14, R, y + 14, rd, 1)
            T(c, L, y + 2, "Received", HB, 8)
            T(c, L, y - 7, "By Us", HB, 8)
            T(c, L + 62, y + 2, "Transaction", HB, 8)
            T(c, L + 62, y - 7, "Date", HB, 8)
            T(c, L + 145, y - 7, "Details", HB, 8)
            T(c, R - 14, y - 7, "Amount", HB, 8, "r")
            line(c, L, y - 12, R, y - 12, rd, 0.5)
            return y - 26
        T(c, L, y + 2, "Your Transaction Details", HV, 11, col=rd)
        y = thead(y - 20)
        for t in s.rows:
            ls = lines(t)
            if y - 11 * len(ls) < 60:
                foot()
                c.showPage()
                pg[0] += 1
                head()
                T(c, L, HH - 84, "Card number %s" % card, HV, 8)
                T(c, R, HH - 84, "Sheet number %d" % (sheet + pg[0] - 1), HV, 8, "r")
                y = thead(HH - 114)
            T(c, L, y, ds(t["post"]), HV, 8.5)
            T(c, L + 62, y, ds(t["date"]), HV, 8.5)
            if t["cl"]:
                c.setStrokeColor(black)
                c.setLineWidth(0.6)
                for k in (2.5, 4.5, 6.5):
                    c.arc(L + 126 - k, y + 3 - k, L + 126 + k, y + 3 + k, -40, 80)
            for i, k in enumerate(ls):
                T(c, L + 145, y - 10.5 * i, k, HV, 8.5)
            T(c, R - 14, y, fus(t["amt"]), HV, 8.5, "r")
            if t["cr"]:
                T(c, R, y, "CR", HV, 8.5, "r")
            y -= 10.5 * len(ls) + 4
        y -= 8
        if y < 190:
            foot()
            c.showPage()
            pg[0] += 1
            head()
            y = HH - 90
        line(c, L, y + 10, R, y + 10, rd, 0.5)
        T(c, L, y - 4, "Summary Of Interest On This Statement", HB, 8.5)
        y -= 17
        it = s.sum("int")
        for l, v in (("Interest on purchases", it), ("Interest on cash advances", 0), ("Interest on balance transfers", 0), ("Default charges", s.sum("fee") if 0 else 0)):
            if l[0] == "D":
                continue
            T(c, L, y, l, HV, 8.5)
            T(c, L + 220, y, "£" + fus(v), HV, 8.5, "r")
            y -= 12
        y -= 12
        box(c, L, y - 62, R - L, 70, stroke=rd)
        T(c, L + 8, y - 6, "Allocation of payments and other information", HB, 8)
        PARA(c, L + 8, y - 18, "Where a payment is less than the full balance we apply it first to amounts at the highest rate. Pay at any branch, by telephone on 03457 404 404, or to sort code 40-05-30 account 3%s quoting your card number. Disclosure of credit use: at the end of 12 months £1,200.00 is repaid at £117.40 a month." % "9114082", HV, 7, R - L - 16, 9)
        foot()
        c.showPage()

    def show(path):
        render(path, draw, A4)
    return (dict(issuer="Albion & Thames Bank UK", card_number=card, card_holder=who, currency="GBP", statement_period={"from": iso(s.start), "to": iso(s.end)}, statement_date=iso(s.sdate), due_date=iso(s.due), credit_limit=tru(s.limit), previous_balance=tru(s.prev), payments=tru(s.pays), purchases=tru(s.purs + s.fees), new_balance=tru(s.new), minimum_due=tru(mn), transactions=truth(s.rows, lambda t: " ".join(lines(t)), post=True)), show)


def merlion(lot, n):
    """Singapore (opening balance as a line, brackets for credits, dates DD/MM, letter-spaced, zebra)."""
    pay = [lambda r: "PAYMENT BY INTERNET", lambda r: "PAYMENT VIA GIRO - THANK YOU", lambda r: "FAST INCOMING PAYMENT %s" % digits(r, 10)]
    fees = [lambda r: ("fee", "CCY CONVERSION FEE SGD %s" % fus(r.randint(2000, 90000)), r.randint(20, 900)), lambda r: ("fee", "LATE CHARGES", 10000), lambda r: ("int", "FINANCE CHARGES", r.randint(400, 6000)), lambda r: ("fee", "ANNUAL FEE INCL GST", 19620)]
    s = S("merlion", lot, n, "SG", pay, lambda d: d, fees)
    r = s.r
    who = r.choice(SG_N)
    adr = r.choice(SG_A)
    card = "%s-%sXX-XXXX-%s" % (r.choice(["4524", "5400", "4966"]), digits(r, 2), digits(r, 4))
    for t in s.rows:
        t["ls"] = [t["desc"]] + (["FOREIGN CURRENCY %s %s" % (t["cur"], fus(t["famt"]))] if "cur" in t else [])
    mn = s.min(3, 5000)
    W, HH = A4
    rd, zb, gy = (H("#d3222a"), H("#f3f1ef"), H("#666666"))
    dd = lambda d: d.strftime("%d-%m-%Y")
    br = lambda c: "(%s)" % fus(-c) if c < 0 else fus(c)
    cn = r.choice(["365 CREDIT CARD", "90N CARD", "REWARDS CARD"])
    acct = digits(r, 3) + "-" + digits(r, 6) + "-001"

    def draw(c, N):
        L, R = (50, W - 44)
        pg = [1]

        def head():
            c.setFillColor(rd)
            c.circle(R - 8, HH - 44, 9, stroke=0, fill=1)
            T(c, R - 24, HH - 49, "Straits Merchant Bank", "DJCB", 14, "r", rd)
            T(c, L, HH - 48, "STATEMENT OF CREDIT CARD", "DJCB", 11, cs=0.8)

        def foot():
            T(c, L, 30, "Straits Merchant Bank Limited   65 Chulia Quay, #09-00 Merchant Centre, Singapore 049513   Co. Reg. No.: 193200032W", "DJC", 6, col=gy)
            T(c, L, 21, "Call 1800 363 3333 (65 6363 3333 if overseas). GST Reg. No. MR-8500194-3", "DJC", 6, col=gy)
            T(c, R, 21, "PAGE  %d  OF  %d" % (pg[0], N), "DJC", 6.5, "r", cs=0.5)
        head()
        y = HH - 96
        for a in [who] + adr:
            T(c, L, y, a, "DJC", 9, cs=0.3)
            y -= 12
        T(c, R, HH - 96, "ACCOUNT NO. " + acct, "DJC", 7.5, "r")
        y = HH - 172
        q = (R - L) / 4
        box(c, L, y - 40, R - L, 46, stroke=gy)
        for i, (l, v) in enumerate((("STATEMENT DATE", dd(s.sdate)), ("PAYMENT DUE DATE", dd(s.due)), ("TOTAL CREDIT LIMIT", "S$" + fus(s.limit)[:-3]), ("TOTAL MINIMUM DUE", "S$" + fus(mn)))):
            T(c, L + q * i + q / 2, y - 8, l, "DJC", 7, "c", gy, cs=0.5)
            T(c, L + q * i + q / 2, y - 27, v, "DJCB", 10.5, "c")
            if i:
                line(c, L + q * i, y - 40, L + q * i, y + 6, gy, 0.4)
        y -= 58
        y = PARA(c, L, y, "Pay in full by the due date to avoid finance charges of 27.78% per annum, subject to a minimum charge of S$2.50. A late charge of S$100 applies if the minimum due is not received. If only 3% is paid each month, a balance of S$2,000 takes 9 years 4 months to clear.", "DJC", 6.8, R - L, 9, gy)
        y -= 18
        A = R - 16

        def thead(y):
            box(c, L, y - 8, R - L, 26, fill=rd)
            T(c, L + 8, y + 6, "TRANSACTION", "DJCB", 7, col=white, cs=0.5)
            T(c, L + 8, y - 3, "DATE", "DJCB", 7, col=white, cs=0.5)
            T(c, L + 104, y + 1, "DESCRIPTION", "DJCB", 7, col=white, cs=0.5)
            T(c, A, y + 1, "AMOUNT (SGD)", "DJCB", 7, "r", white, cs=0.5)
            return y - 22
        y = thead(y)

        def need(h, th=True):
            nonlocal y
            if y - h < 48:
                foot()
                c.showPage()
                pg[0] += 1
                head()
                y = HH - 84
                if th:
                    y = thead(y)
        T(c, L + 8, y, "SMB " + cn, "DJCB", 8, cs=0.3)
        y -= 12
        T(c, L + 8, y, who, "DJCB", 8, cs=0.3)
        T(c, A, y, card, "DJCB", 8, "r", cs=0.3)
        y -= 14
        T(c, L + 104, y, "LAST MONTH'S BALANCE", "DJC", 8, cs=0.25)
        T(c, A, y, fus(s.prev), "DJC", 8, "r")
        y -= 14
        for i, t in enumerate(s.rows):
            h = 10 * len(t["ls"]) + 4
            need(h)
            if i % 2 == 0:
                box(c, L, y - h + 10.5, R - L, h, fill=zb)
            T(c, L + 8, y, t["date"].strftime("%d/%m"), "DJC", 8, cs=0.25)
            for j, k in enumerate(t["ls"]):
                T(c, L + 104, y - 10 * j, k, "DJC", 8, cs=0.25)
            T(c, A + (SW(")", "DJC", 8) if t["cr"] else 0), y, br(-t["amt"] if t["cr"] else t["amt"]), "DJC", 8, "r")
            y -= h
        need(60)
        line(c, L + 300, y + 6, R, y + 6, gy, 0.5)
        y -= 6
        for l, v in (("SUBTOTAL", s.new), ("TOTAL", s.new)):
            T(c, L + 104, y, l, "DJC", 8, cs=0.25)
            T(c, A + (SW(")", "DJC", 8) if v < 0 else 0), y, br(v), "DJC", 8, "r")
            y -= 14
        box(c, L, y - 6, R - L, 18, fill=zb)
        T(c, L + 104, y, "TOTAL AMOUNT DUE", "DJCB", 9, cs=0.3)
        T(c, A, y, br(s.new), "DJCB", 9, "r")
        y -= 34
        need(130, False)
        T(c, L, y, "STRAITS$ / REBATE SUMMARY", "DJCB", 8, col=rd, cs=0.5)
        y -= 13
        for j, h in enumerate(("CARD", "OPENING BALANCE", "EARNED", "REDEEMED", "CLOSING BALANCE", "EXPIRING 31/12")):
            T(c, L + 86 * j, y, h, "DJC", 6.5, col=gy)
        y -= 12
        for j, h in enumerate((card[-4:], "12,480", "1,311", "0", "13,791", "2,050")):
            T(c, L + 86 * j, y, h, "DJC", 8)
        y -= 26
        T(c, L, y, "PAYMENT SLIP", "DJCB", 8, cs=0.5)
        line(c, L, y - 5, R, y - 5, gy, 0.5, (2, 2))
        T(c, L, y - 18, 'Please make your cheque payable to "SMB Credit Card %s" and mail it to Robinson Road P.O. Box 1386, Singapore 902736.' % card, "DJC", 7)
        foot()
        c.showPage()

    def show(path):
        render(path, draw, A4)
    return (dict(issuer="Straits Merchant Bank", card_number=card, card_holder=who, currency="SGD", statement_date=iso(s.sdate), due_date=iso(s.due), credit_limit=tru(s.limit), previous_balance=tru(s.prev), new_balance=tru(s.new), minimum_due=tru(mn), transactions=truth(s.rows, lambda t: " ".join(t["ls"]))), show)
