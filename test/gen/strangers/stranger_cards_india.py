# SPDX-License-Identifier: AGPL-3.0-or-later
"""Card statements of India as real issuers print them, drawn by somebody who did not know what reads them."""

from reportlab.lib.colors import black, HexColor as H, white
from reportlab.lib.enums import TA_CENTER, TA_RIGHT
from reportlab.lib.pagesizes import A4
from reportlab.platypus import KeepTogether, Spacer, Table
from stranger_card_lot import digits, gstin, IN_A, IN_N, S, truth
from stranger_card_pen import box, fin, fus, HB, HV, iso, line, P, PARA, platy, render, rupee, T, TBOLD, tru, TWORDS, wrap


def deccan(lot, n):
    """Def in_pay(r): return r.choice(['NETBANKING TRANSFER (Ref# %s)', 'TELE TRANSFER CREDIT (Ref# ST%s)', 'BPPY CC PAYMENT DP%s APP (Ref# %s)'])."""
    pay = [lambda r: "NETBANKING TRANSFER (Ref# 0000000000%s)" % digits(r, 14), lambda r: "BPPY CC PAYMENT DP%sAPP (Ref# ST%s)" % (digits(r, 12), digits(r, 21)), lambda r: "AUTOPAY THANK YOU (Ref# %s)" % digits(r, 23)]
    fees = [lambda r: ("fee", "LATE PAYMENT CHARGES", r.choice([10000, 50000, 60000, 75000])), lambda r: ("fee", "IGST-VPS%s-RATE 18.0 -27 (Ref# ST%s)" % (digits(r, 13), digits(r, 21)), r.randint(2000, 19000)), lambda r: ("fee", "CONSOLIDATED FCY MARKUP FEE (Ref# ST%s)" % digits(r, 21), r.randint(4000, 40000))]
    s = S("deccan", lot, n, "IN", pay, lambda d: d + " (REV)", fees)
    r = s.r
    who = r.choice(IN_N)
    adr = r.choice(IN_A)
    for t in s.rows:
        t["tm"] = " %02d:%02d:%02d" % (r.randint(7, 23), r.randint(0, 59), r.randint(0, 59)) if t["kind"] in ("pur", "ref") and r.random() < 0.7 else ""
    card = "%s %sXX XXXX %s" % (digits(r, 4).replace("0", "5"), digits(r, 2), digits(r, 4))
    aan = "0001014550%s" % digits(r, 9)
    mn = s.min()
    rp = r.randint(300, 9000)
    cash = s.limit * 4 // 10
    dom = [t for t in s.rows if "cur" not in t]
    intl = [t for t in s.rows if "cur" in t]
    blue = H("#0b3a78")
    grey = H("#e4e9f1")
    W, HH = A4
    d1 = lambda d: d.strftime("%d/%m/%Y")

    def draw(c, N):
        L, R = (30, W - 30)
        pg = [1]

        def foot():
            T(c, L, 34, "Deccan National Bank Credit Cards GSTIN: %s  HSN Code: 997113" % gst, HV, 6.5)
            T(c, L, 25, "Note: 1. Disputes must be raised within 60 days of the statement. 2. Cash advance fee 2.5% (min Rs. 500). 3. Late payment charges up to Rs. 1,300.", HV, 6)
            T(c, R, 34, "Page %d of %d" % (pg[0], N), HV, 7, "r")

        def head():
            box(c, L, HH - 60, 26, 26, fill=blue)
            box(c, L + 8, HH - 52, 10, 10, fill=white)
            T(c, L + 33, HH - 50, "DECCAN NATIONAL BANK", HB, 15, col=blue)
            T(c, R, HH - 42, "Regalis Gold Credit Card Statement", HB, 10, "r")
            T(c, R, HH - 54, "HSN Code: 997113", HV, 7, "r")

        def newpage():
            foot()
            c.showPage()
            pg[0] += 1
            head()
        head()
        y = HH - 84
        T(c, L, y, "Name", HV, 8)
        T(c, L + 52, y, ": " + who.upper(), HV, 8)
        T(c, L, y - 12, "Email", HV, 8)
        T(c, L + 52, y - 12, ": %s" % mail, HV, 8)
        T(c, L, y - 24, "Address", HV, 8)
        for i, a in enumerate(adr):
            T(c, L + 52, y - 24 - 10 * i, (": " if i == 0 else "  ") + a, HV, 8)
        X = 320
        T(c, X, y, "Statement Date:" + d1(s.sdate), HV, 8)
        T(c, X, y - 12, "Card No: " + card, HV, 8)
        T(c, X, y - 24, "AAN : " + aan, HV, 8)
        T(c, X, y - 40, "Place of Supply : " + adr[-1].title(), HV, 7)

        def grid(x, y, ws, heads, vals, hh=16, vb=False):
            xx = x
            for w, h, v in zip(ws, heads, vals):
                box(c, xx, y - hh, w, hh, fill=grey, stroke=blue)
                box(c, xx, y - 2 * hh - 2, w, hh + 2, stroke=blue)
                T(c, xx + w / 2, y - hh + 5, h, HB, 7.5, "c")
                T(c, xx + w / 2, y - 2 * hh + 4, v, HB if vb else HV, 9, "c")
                xx += w
            return y - 2 * hh - 2
        y -= 82
        w = (R - L) / 3
        y = grid(L, y, [w] * 3, ["Payment Due Date", "Total Dues", "Minimum Amount Due"], [d1(s.due), fin(s.new), fin(mn)], vb=True) - 6
        y = grid(L, y, [w] * 3, ["Credit Limit", "Available Credit Limit", "Available Cash Limit"], [fin(s.limit)[:-3], fin(s.avail), fin(min(cash, s.avail))]) - 16
        T(c, L, y, "Account Summary", HB, 9, col=blue)
        w = (R - L) / 5
        y = grid(L, y - 4, [w] * 5, ["Opening Balance", "Payment/ Credits", "Purchase/ Debits", "Finance Charges", "Total Dues"], [fin(s.prev), fin(s.pays), fin(s.purs), fin(s.fees), fin(s.new)]) - 14
        T(c, L, y, "Past Dues (If any)", HB, 9, col=blue)
        y = grid(L, y - 4, [w] * 5, ["Over Limit", "3 Months +", "2 Months", "1 Month", "Current Dues"], ["0.00", "0.00", "0.00", "0.00", fin(mn)]) - 20
        state = {"y": y}

        def thead(title, cont=False):
            y = state["y"]
            T(c, L, y, title, HB, 10, col=blue)
            y -= 18
            box(c, L, y - 4, R - L, 16, fill=grey)
            T(c, L + 4, y, "Date", HB, 8)
            T(c, L + 100, y, "Transaction Description", HB, 8)
            if title.startswith("Int"):
                T(c, R - 92, y, "Amount (In foreign currency)", HB, 6.5, "r")
            T(c, R - 4, y, "Amount (in Rs.)", HB, 8, "r")
            state["y"] = y - 17

        def section(title, rows):
            if not rows:
                return
            if state["y"] < 130:
                newpage()
                state["y"] = HH - 84
            thead(title)
            T(c, L + 4, state["y"], who.upper(), HB, 8)
            state["y"] -= 14
            for t in rows:
                ls = wrap(t["desc"], HV, 8, 275 if "cur" not in t else 210)
                if state["y"] - 10 * len(ls) < 60:
                    newpage()
                    state["y"] = HH - 84
                    thead(title)
                y = state["y"]
                T(c, L + 4, y, d1(t["date"]) + t["tm"], HV, 8)
                for i, k in enumerate(ls):
                    T(c, L + 100, y - 10 * i, k, HV, 8)
                if "cur" in t:
                    T(c, R - 92, y, "%s %s" % (t["cur"], fus(t["famt"])), HV, 8, "r")
                T(c, R - (18 if t["cr"] else 4) + (14 if t["cr"] else 0), y, fin(t["amt"]) + (" Cr" if t["cr"] else ""), HV, 8, "r")
                state["y"] = y - 10 * len(ls) - 4
            state["y"] -= 14
        section("Domestic Transactions", dom)
        section("International Transactions", intl)
        if state["y"] < 230:
            newpage()
            state["y"] = HH - 90
        y = state["y"]
        T(c, L, y, "Reward Points Summary", HB, 10, col=blue)
        w = (R - L) / 5
        y = grid(L, y - 6, [w] * 5, ["Opening Balance", "Feature + Bonus", "Disbursed", "Adjusted/Lapsed", "Closing Balance"], [str(rp), "%d" % (rp // 9), "0", "0", str(rp + rp // 9)]) - 16
        T(c, L, y, "Important Information", HB, 8)
        y = PARA(c, L, y - 11, 'If you pay only the minimum amount due every month, it takes longer to clear the balance: on a balance of Rs. 20,000 at 3.6%% per month, 5%% a month takes about 6 years. Interest is charged from the date of transaction. Call 1800 266 4410 or 022-6160 1234. Cheques payable to "DNB Card %s".' % card.replace(" ", ""), HV, 7, R - L)
        foot()
        c.showPage()
    mail = who.split()[0].lower() + "." + digits(r, 2) + "@examplemail.in"
    gst = gstin("27", "AAACD%sK" % digits(r, 4))

    def show(path):
        render(path, draw, A4)
    return (dict(issuer="Deccan National Bank", card_number=card, card_holder=who.upper(), currency="INR", statement_date=iso(s.sdate), due_date=iso(s.due), credit_limit=tru(s.limit), previous_balance=tru(s.prev), payments=tru(s.pays), purchases=tru(s.purs), fees=tru(s.fees), new_balance=tru(s.new), minimum_due=tru(mn), transactions=truth(dom + intl)), show)


def saffron(lot, n):
    """India, private bank with a coloured left panel, serial numbers, drawn rupee signs."""
    pay = [lambda r: "BBPS Payment received", lambda r: "UPI Payment Received 5%s" % digits(r, 11), lambda r: "INFINITY PAYMENT RECEIVED, THANK YOU"]
    fees = [lambda r: ("fee", "Interest Amount Amortization - <%d/12>" % r.randint(1, 11), r.randint(9000, 64000)), lambda r: ("fee", "IGST-CI@18%", r.randint(1500, 14000)), lambda r: ("fee", "Late Payment Fee", r.choice([50000, 75000, 90000]))]
    s = S("saffron", lot, n, "IN", pay, lambda d: "Refund - " + d, fees)
    r = s.r
    who = r.choice(IN_N)
    adr = r.choice(IN_A)
    card = r.choice(["4315", "5241", "3747"]) + "XXXXXXXX" + digits(r, 4)
    base = int(digits(r, 10)) + 10 ** 10
    for i, t in enumerate(s.rows):
        base += r.randint(1000, 90000000)
        t["ref"] = str(base)
        t["rp"] = ("-" if t["cr"] else "") + str(t["amt"] // 10000) if t["kind"] in ("pur", "ref") else "0"
    ser = "/".join(["CC", "SN", digits(r, 6)])
    mn = s.min()
    inv = digits(r, 10)
    org, pale, dk = (H("#c8501e"), H("#fbeee6"), H("#3a2a24"))
    W, HH = A4
    long = lambda d: d.strftime("%B ") + str(d.day) + d.strftime(", %Y")

    def draw(c, N):
        pg = [1]

        def furniture():
            box(c, 0, HH - 58, W, 58, fill=org)
            T(c, 24, HH - 30, "CREDIT CARD STATEMENT", "NotoB", 15, col=white)
            T(c, 24, HH - 45, "Saffron Coral Contactless", "Noto", 8, col=white)
            T(c, W - 24, HH - 36, "Kesariya Bank", "NotoB", 19, "r", white)
            T(c, 24, 22, "# International Spends      CIN : L65190GJ1996PLC0%s      Invoice No : %s      GST Number : %s" % (inv[:5], inv, gstin("24", "AAACK0412P")), "Noto", 6)
            T(c, W - 24, 22, "Page %d of %d" % (pg[0], N), "Noto", 7, "r")
            T(c, 24, 13, "Customer care 1800 1080 / 080-4014 7777. Late payment charges (Rs.): 0 below 100; 100 for 101-500; 500 for 501-1,000; 600 for 1,001-5,000", "Noto", 5.5)
        furniture()
        PW = 172
        box(c, 0, 40, PW + 12, HH - 98, fill=pale)
        y = HH - 80

        def lab(l, v, big=9, money=False):
            nonlocal y
            T(c, 24, y, l, "Noto", 7.5, col=dk)
            y -= big + 5
            x = 24
            if money:
                x = rupee(c, x, y, big, dk)
            T(c, x, y, v, "NotoB", big, col=dk)
            y -= 17
        lab("STATEMENT DATE", long(s.sdate))
        lab("PAYMENT DUE DATE", long(s.due), 11)
        line(c, 24, y + 8, PW, y + 8, org)
        y -= 6
        lab("Total Amount due", fin(s.new), 15, True)
        lab("Minimum Amount due", fin(mn), 12, True)
        line(c, 24, y + 8, PW, y + 8, org)
        y -= 6
        TBOLD(c, 24, y, "CREDIT SUMMARY", "Noto", 8, col=org)
        y -= 15
        for l, v in (("Credit Limit (Including cash)", s.limit), ("Available Credit (Including cash)", s.avail), ("Cash Limit", s.limit // 10), ("Available Cash", min(s.avail, s.limit // 10))):
            lab(l, fin(v), 9, True)
        line(c, 24, y + 8, PW, y + 8, org)
        y -= 6
        TBOLD(c, 24, y, "KESARIYA BANK REWARDS", "Noto", 8, col=org)
        y -= 15
        lab("Total Points earned", str(max(0, sum((int(t["rp"]) for t in s.rows)))))
        y -= 10
        y = PARA(c, 24, y, "Pay your dues in 3 easy EMIs from 1,249 a month. SMS EMI 5000 to 5676766.", "NotoI", 7, PW - 30, 10, org)
        y -= 14
        y = PARA(c, 24, y, "SAFE BANKING: never share your OTP, PIN or CVV. Report fraud on 1930.", "Noto", 7, PW - 30, 10, dk)
        X, R = (PW + 28, W - 24)
        y = HH - 82
        T(c, X, y, who.upper(), "NotoB", 9)
        for a in adr:
            y -= 11
            T(c, X, y, a.upper(), "Noto", 7.5)
        y -= 22
        TWORDS(c, X, y, "Statement period : %s to %s" % (long(s.start), long(s.end)), "Noto", 8)
        y -= 22
        box(c, X, y - 4, R - X, 15, fill=dk)
        T(c, X + 5, y, "STATEMENT SUMMARY", "NotoB", 8, col=white)
        y -= 20
        q = (R - X) / 4
        sm = [("Previous Balance", s.prev, "+"), ("Purchases / Charges", s.purs + s.fees, "+"), ("Cash Advances", 0, "-"), ("Payments / Credits", s.pays, "")]
        for i, (l, v, op) in enumerate(sm):
            x = X + q * i
            T(c, x, y, l, "Noto", 7)
            T(c, rupee(c, x, y - 14, 8), y - 14, fin(v), "NotoB", 8.5)
            if op:
                T(c, x + q - 10, y - 6, op, "NotoB", 12, "c", org)
        y -= 36
        T(c, X, y, "SPENDS OVERVIEW", "NotoB", 8, col=dk)
        a0 = 90
        for (l, p), k in zip((("Shopping", 46), ("Travel", 21), ("Fuel", 19), ("Others", 14)), (org, HexC("#e89f6b"), dk, HexC("#b9a59b"))):
            c.setFillColor(k)
            c.wedge(X + 100, y - 58, X + 160, y + 2, a0, p * 3.6, stroke=0, fill=1)
            a0 += p * 3.6
        for i, l in enumerate(("Shopping  46%", "Travel  21%", "Fuel  19%", "Others  14%")):
            T(c, X + 190, y - 10 - 12 * i, l, "Noto", 7)
        y -= 80

        def thead(X):
            nonlocal y
            box(c, X, y - 16, R - X, 28, fill=pale)
            xs = cols(X)
            T(c, xs[0], y - 4, "Date", "NotoB", 7)
            T(c, xs[1], y - 4, "SerNo.", "NotoB", 7)
            T(c, xs[2], y - 4, "Transaction Details", "NotoB", 7)
            T(c, xs[3], y + 2, "Reward", "NotoB", 7, "r")
            T(c, xs[3], y - 8, "Points", "NotoB", 7, "r")
            T(c, xs[4], y + 2, "Intl.#", "NotoB", 7, "r")
            T(c, xs[4], y - 8, "amount", "NotoB", 7, "r")
            T(c, R - 12, y - 4, "Amount (in", "NotoB", 7, "r")
            T(c, rupee(c, R - 10, y - 4, 7), y - 4, ")", "NotoB", 7)
            y -= 28

        def cols(X):
            return (X + 3, X + 52, X + 108, R - 112, R - 64) if X > 100 else (X + 3, X + 66, X + 140, R - 190, R - 110)
        thead(X)
        T(c, X + 3, y, card, "NotoB", 7.5)
        y -= 14
        for t in s.rows:
            xs = cols(X)
            fs = 6.8 if X > 100 else 7.5
            ls = wrap(t["desc"], "Noto", fs, xs[3] - xs[2] - 30)
            if y - 9 * len(ls) < 48:
                c.showPage()
                pg[0] += 1
                furniture()
                X = 24
                y = HH - 84
                thead(X)
                xs = cols(X)
                fs = 7.5
                ls = wrap(t["desc"], "Noto", fs, xs[3] - xs[2] - 30)
            T(c, xs[0], y, t["date"].strftime("%d/%m/%Y"), "Noto", fs)
            T(c, xs[1], y, t["ref"], "Noto", fs)
            for i, k in enumerate(ls):
                TWORDS(c, xs[2], y - 9 * i, k, "Noto", fs)
            T(c, xs[3], y, t["rp"], "Noto", fs, "r")
            if "cur" in t:
                T(c, xs[4], y, "%s %s" % (fus(t["famt"]), t["cur"]), "Noto", fs - 0.5, "r")
            TWORDS(c, R - 4, y, fin(t["amt"]) + (" CR" if t["cr"] else ""), "Noto", fs, "r")
            y -= 9 * len(ls) + 3
            line(c, X, y + 7, R, y + 7, HexC("#e0c9bb"), 0.3)
            y -= 3
        c.showPage()
    HexC = H

    def show(path):
        render(path, draw, A4)
    return (dict(issuer="Kesariya Bank", card_number=card, card_holder=who.upper(), currency="INR", statement_period={"from": iso(s.start), "to": iso(s.end)}, statement_date=iso(s.sdate), due_date=iso(s.due), credit_limit=tru(s.limit), previous_balance=tru(s.prev), payments=tru(s.pays), purchases=tru(s.purs + s.fees), new_balance=tru(s.new), minimum_due=tru(mn), transactions=truth(s.rows, ref=True)), show)


def bharat(lot, n):
    """India, card company of a public bank (Platypus, wrapped cells, D/C column)."""
    pay = [lambda r: "PAYMENT RECEIVED 000%s%s" % (r.choice("PD"), digits(r, 14)), lambda r: "PAYMENT RECEIVED 0000BD015%sBBPSTD00%s" % (digits(r, 5), digits(r, 5))]
    fees = [lambda r: ("fee", "FIN CHARGES RETAIL - INT. ON PAST DUES", r.randint(8000, 80000)), lambda r: ("fee", "LATE PAYMENT FEE (EXCL TAX %s)" % fin(50000), 50000), lambda r: ("fee", "IGST DB @ 18.00%", r.randint(1800, 15000)), lambda r: ("fee", "FOREIGN CURRENCY TXN FEE", r.randint(900, 20000)), lambda r: ("fee", "RENT PROCESSING FEE 199 + TAXES FOR TXN OF 04 AT CRED", 19900)]
    s = S("bharat", lot, n, "IN", pay, lambda d: "MERCHANT REFUND " + d, fees)
    r = s.r
    who = r.choice(IN_N).upper()
    adr = r.choice(IN_A)
    card = "XXXX XXXX XXXX XX" + digits(r, 2)
    sno = "M%s" % digits(r, 12)
    mn = s.min()
    gst = gstin("06", "AAECB%sC" % digits(r, 4))
    crn = digits(r, 12)
    W, HH = A4
    bl, lb = (H("#17479e"), H("#dbe7f6"))
    dm = lambda d: d.strftime("%d %b %Y")
    ds = lambda d: d.strftime("%d %b %y")

    def desc(t):
        return t["desc"] + (" (%s %s)" % (t["cur"], fus(t["famt"])) if "cur" in t else "") + ("  IN" if t["kind"] == "pur" and "cur" not in t else "")

    def first(c, d):
        T(c, 28, HH - 44, "Bharat Lok Card", "NotoB", 20, col=bl)
        T(c, 28, HH - 56, "GSTIN of Bharat Lok Card : " + gst, "Noto", 6.5)
        box(c, W - 190, HH - 60, 162, 34, fill=bl, r=6)
        T(c, W - 109, HH - 41, "Monthly Statement", "NotoB", 11, "c", white)
        T(c, W - 109, HH - 53, "SimplySAVE Advantage", "Noto", 7.5, "c", white)

    def later(c, d):
        T(c, 28, HH - 36, "Bharat Lok Card", "NotoB", 12, col=bl)
        T(c, W - 28, HH - 36, "Credit Card Number " + card, "Noto", 7.5, "r")
        line(c, 28, HH - 42, W - 28, HH - 42, bl, 1.2)

    def footer(c, p, N):
        T(c, 28, 30, "IMPORTANT: Fee for cash advance 2.5% of amount or Rs.500, whichever is higher. Helpline 39 02 02 02 (prefix local STD code) or 1860 180 1290.", "Noto", 6)
        T(c, 28, 21, "E&OE. Statement Number %s. SAC 997113. This is a system generated statement." % sno, "Noto", 6)
        T(c, W - 28, 21, "Page %d of %d" % (p, N), "NotoB", 7, "r")
    st = []
    C = lambda s_, f="Noto", z=8, **k: P(s_, f, z, TA_CENTER, **k)
    fw = W - 56
    left = Table([[P(who, "NotoB", 9)]] + [[P(a, "Noto", 8)] for a in adr] + [[P("Customer Relationship No. " + crn, "Noto", 7)]], colWidths=[230], style=[("LEFTPADDING", (0, 0), (-1, -1), 0), ("TOPPADDING", (0, 0), (-1, -1), 0), ("BOTTOMPADDING", (0, 0), (-1, -1), 1)])
    right = Table([[C("Credit Card Number", "NotoB"), C("*Total Amount Due ( ₹ )", "NotoB")], [C(card), C(fin(s.new), "NotoB", 12, lead=15)], [C("Payment Due Date", "NotoB"), C("**Minimum Amount Due ( ₹ )", "NotoB")], [C(dm(s.due), "NotoB", 10), C(fin(mn), "NotoB", 10)]], colWidths=[(fw - 240) / 2] * 2, style=[("BACKGROUND", (0, 0), (-1, 0), lb), ("BACKGROUND", (0, 2), (-1, 2), lb), ("BOX", (0, 0), (-1, -1), 0.8, bl), ("INNERGRID", (0, 0), (-1, -1), 0.4, bl), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"), ("BOTTOMPADDING", (0, 0), (-1, -1), 5)])
    st += [Table([[left, right]], colWidths=[240, fw - 240], style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 0), ("RIGHTPADDING", (0, 0), (-1, -1), 0)]), Spacer(1, 10)]

    def band(heads, vals, ws=None):
        ws = ws or [fw / len(heads)] * len(heads)
        return Table([[C(h, "NotoB", 7.5) for h in heads], [C(v, "Noto", 8.5) for v in vals]], colWidths=ws, style=[("BACKGROUND", (0, 0), (-1, 0), lb), ("BOX", (0, 0), (-1, -1), 0.6, bl), ("LINEBEFORE", (1, 0), (-1, -1), 0.4, bl), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"), ("BOTTOMPADDING", (0, 0), (-1, -1), 4)])
    lim = s.limit
    st += [band(["Credit Limit ( ₹ )\xa0(including cash)", "Cash Limit ( ₹ )", "Statement Date"], [fin(lim), fin(lim // 5), dm(s.sdate)]), Spacer(1, 5), band(["Available Credit Limit ( ₹ )", "Available Cash Limit ( ₹ )", "STMT No."], [fin(s.avail), fin(min(s.avail, lim // 5)), sno]), Spacer(1, 10), P("ACCOUNT SUMMARY", "NotoB", 9, col=bl, spaceAfter=4), band(["Previous Balance ( ₹ )", "Payments, Reversals & other Credits ( ₹ )", "Purchases & Other Debits ( ₹ )", "Fee, Taxes & Interest Charges ( ₹ )", "Total Outstanding ( ₹ )"], [fin(s.prev), fin(s.pays), fin(s.purs), fin(s.fees), fin(s.new)]), Spacer(1, 12)]
    rows = [[P("Date", "NotoB", 8, TA_CENTER, col=white), P("Transaction Details for Statement Period: %s to %s" % (ds(s.start), ds(s.end)), "NotoB", 8, col=white), P("Amount ( ₹ )", "NotoB", 8, TA_RIGHT, col=white), ""], ["", P("TRANSACTIONS FOR " + who, "NotoB", 8, col=bl), "", ""]]
    for t in s.rows:
        rows.append([P(ds(t["date"]), "Noto", 8, TA_CENTER), P(desc(t), "Noto", 8), P(fin(t["amt"]), "Noto", 8, TA_RIGHT), P("C" if t["cr"] else "D", "Noto", 8, TA_CENTER)])
    st.append(Table(rows, colWidths=[66, 300 if lot.seed % 2 else 180, fw - 66 - (300 if lot.seed % 2 else 180) - 26, 26], repeatRows=1, style=[("BACKGROUND", (0, 0), (-1, 0), bl), ("VALIGN", (0, 0), (-1, -1), "MIDDLE" if lot.seed % 3 else "TOP"), ("LINEBELOW", (0, 1), (-1, -1), 0.3, H("#b9c6dc")), ("BOX", (0, 0), (-1, -1), 0.6, bl), ("TOPPADDING", (0, 1), (-1, -1), 2.5), ("BOTTOMPADDING", (0, 1), (-1, -1), 3)]))
    st += [Spacer(1, 8), P("C=Credit; D=Debit; EN=Encash; FP=Flexipay; EMD=Easy Money Draft; BT=Balance Transfer; M=Monthly Installments; TAD=Total Amount Due", "Noto", 6.5), Spacer(1, 10), KeepTogether([P("SHOP & SMILE SUMMARY", "NotoB", 9, col=bl, spaceAfter=4), band(["Previous Balance", "Earned", "Redeemed/Expired /Forfeited", "Closing Balance", "Points Expiry Details"], ["4821", "612", "0", "5433", "NONE"]), Spacer(1, 8), P("**Making only the minimum payment every month would result in the repayment stretching over years. E.g. on ₹ 5,000 spent on 01 Apr, minimum due of ₹ 250 paid till due date, interest @ 3.75% p.m. is charged on ₹ 4,750.", "Noto", 7)])]

    def show(path):
        platy(path, A4, st, [(28, 44, fw, HH - 44 - 72), (28, 44, fw, HH - 44 - 52)], footer, first, later)
    return (dict(issuer="Bharat Lok Card", card_number=card, card_holder=who, currency="INR", statement_period={"from": iso(s.start), "to": iso(s.end)}, statement_date=iso(s.sdate), due_date=iso(s.due), credit_limit=tru(lim), previous_balance=tru(s.prev), payments=tru(s.pays), purchases=tru(s.purs), fees=tru(s.fees), new_balance=tru(s.new), minimum_due=tru(mn), transactions=truth(s.rows, desc)), show)


def bazaar(lot, n):
    """India, co-branded card (fully ruled grid, centred cells, Dr/Cr behind the figure, heading not repeated)."""
    pay = [lambda r: "BBPS PAYMENT RECEIVED - BBPS%s" % digits(r, 12), lambda r: "MB PAYMENT #%s" % digits(r, 17), lambda r: "NEFT PAYMENT KNB%s" % digits(r, 10)]
    fees = [lambda r: ("fee", "GST", r.randint(1800, 15000)), lambda r: ("fee", "INTEREST CHARGES", r.randint(9000, 70000)), lambda r: ("fee", "FUEL SURCHARGE 1%", r.randint(1000, 4900)), lambda r: ("fee", "LATE PAYMENT FEE", r.choice([50000, 75000]))]
    s = S("bazaar", lot, n, "IN", pay, lambda d: d, fees, foreign=False, settled=False)
    r = s.r
    for t in s.rows:
        if t["kind"] == "ref":
            t["kind"], t["cr"] = ("pur", False)
    s.total()
    lot.alter(s)
    who = r.choice(IN_N)
    adr = r.choice(IN_A)
    card = "%s******%s" % (r.choice(["533467", "486630", "436560"]), digits(r, 4))
    cats = ["MISC STORE", "RESTAURANTS", "DEPT STORES", "FUEL", "UTILITIES", "TRANSPORT", "ELECTRONICS", "CLOTH STORES", "MEDICAL"]
    for t in s.rows:
        t["cat"] = r.choice(cats) if t["kind"] == "pur" else ""
        t["cb"] = t["amt"] // 100 * r.choice([1, 1, 4, 5]) if t["kind"] == "pur" else 0
    mn = s.min()
    dm = lambda d: d.strftime("%d/%m/%Y")
    W, HH = A4
    pu, ye, gr = (H("#7a1140"), H("#ffe11b"), H("#efefef"))
    sgn = lambda c: fin(abs(c)) + ("   Cr" if c < 0 else "   Dr")
    fw = W - 60
    blank = ["", "-"][lot.seed % 2]

    def first(c, d):
        box(c, 30, HH - 66, fw, 38, fill=H("#2455c3"))
        T(c, 40, HH - 50, "Bazaarkart", HB, 17, col=ye)
        T(c, 140, HH - 50, "|", HV, 17, col=white)
        T(c, 152, HH - 50, "KONKAN BANK", HB, 14, col=white)
        T(c, W - 40, HH - 50, "Credit Card Statement", HV, 10, "r", white)

    def footer(c, p, N):
        T(c, W / 2, 24, 'Konkan Bank Limited, Registered Office: "Sagar", 3rd Floor, Near Law Garden, Ahmedabad - 380006. Tel 1860 419 5555', HV, 6, "c")
        T(c, W / 2, 15, "%d / %d" % (p, N), HV, 7, "c")
    C = lambda s_, f=HV, z=7.5, **k: P(s_, f, z, TA_CENTER, **k)

    def grid(heads, vals, ws=None, big=False, title=None):
        rows = ([[C(title, HB, 9, col=white)] + [""] * (len(heads) - 1)] if title else []) + [[C(h, HB, 7) for h in heads], [C(v, HB if big else HV, 9 if big else 8) for v in vals]]
        o = 1 if title else 0
        stl = [("GRID", (0, 0), (-1, -1), 0.5, pu), ("BACKGROUND", (0, o), (-1, o), gr), ("VALIGN", (0, 0), (-1, -1), "MIDDLE")]
        if title:
            stl += [("SPAN", (0, 0), (-1, 0)), ("BACKGROUND", (0, 0), (-1, 0), pu)]
        return Table(rows, colWidths=ws or [fw / len(heads)] * len(heads), style=stl)
    st = [P(who.upper(), HB, 10)] + [P(a, HV, 8) for a in adr] + [Spacer(1, 8)]
    st += [grid(["Total Payment Due", "Minimum Payment Due", "Statement Period", "Payment Due Date", "Statement Generation Date"], [sgn(s.new), sgn(mn), dm(s.start) + " - " + dm(s.end), dm(s.due), dm(s.sdate)], [95, 95, 135, 95, fw - 420], True, "PAYMENT SUMMARY"), Spacer(1, 6), grid(["Credit Card Number", "Credit Limit", "Available Credit Limit", "Available Cash Limit"], [card, fin(s.limit), fin(s.avail), fin(min(s.avail, s.limit // 10 * 3))]), Spacer(1, 6)]
    eq = [("Previous Balance", sgn(s.prev)), ("-", ""), ("Payments", fin(s.pays)), ("-", ""), ("Credits", "0.00"), ("+", ""), ("Purchase", fin(s.purs)), ("+", ""), ("Cash Advance", "0.00"), ("+", ""), ("Other Debit & Charges", fin(s.fees)), ("=", ""), ("Total Payment Due", sgn(s.new))]
    ws = [12 if v == "" else 0 for h, v in eq]
    k = (fw - sum(ws)) / ws.count(0)
    ws = [x or k for x in ws]
    t = Table([[C(h, HB, 9 if v == "" else 6.5) for h, v in eq], [C(v, HV, 7.5) for h, v in eq]], colWidths=ws, style=[("BOX", (0, 0), (-1, -1), 0.5, pu), ("LINEBELOW", (0, 0), (-1, 0), 0.3, gr), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"), ("LEFTPADDING", (0, 0), (-1, -1), 1), ("RIGHTPADDING", (0, 0), (-1, -1), 1)])
    st += [t, Spacer(1, 10)]
    cw = [58, 224, 88, 86, fw - 456]
    rows = [[C("Account Summary", HB, 9, col=white), "", "", "", ""], [C("DATE", HB), C("TRANSACTION DETAILS", HB), C("MERCHANT CATEGORY", HB), C("AMOUNT (Rs.)", HB), C("CASHBACK EARNED", HB)], [P("Card No: %s   %s" % (card, who.upper()), HB, 7.5), "", "", "", ""]]
    for t in s.rows:
        rows.append([C(dm(t["date"])), P(t["desc"], HV, 7.5), C(t["cat"] or blank), P(sgn(-t["amt"] if t["cr"] else t["amt"]).replace("   ", "\xa0\xa0"), HV, 7.5, TA_RIGHT), P(fin(t["cb"]) + "\xa0\xa0Cr" if t["cb"] else blank, HV, 7.5, TA_RIGHT if t["cb"] else TA_CENTER)])
    st.append(Table(rows, colWidths=cw, style=[("GRID", (0, 0), (-1, -1), 0.5, pu), ("SPAN", (0, 0), (-1, 0)), ("SPAN", (0, 2), (-1, 2)), ("BACKGROUND", (0, 0), (-1, 0), pu), ("BACKGROUND", (0, 1), (-1, 1), gr), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"), ("TOPPADDING", (0, 0), (-1, -1), 3), ("BOTTOMPADDING", (0, 0), (-1, -1), 3)]))
    cb = sum((t["cb"] for t in s.rows))
    st += [C("**** End of Statement ****", HB, 8, spaceBefore=6, spaceAfter=8), KeepTogether([grid(["Opening Cashback", "Cashback earned in this statement", "Cashback credited to statement"], ["0.00", fin(cb), "0.00"], title="CASHBACK DETAILS"), Spacer(1, 6), P("Dear Customer, convert purchases above Rs. 2,500 into EMIs at 1.25% per month. Late payment: due upto Rs. 500 - Nil; Rs. 501 to 5,000 - Rs. 500; Rs. 5,001 to 10,000 - Rs. 750; above Rs. 10,000 - Rs. 1,200. Finance charge 3.75% per month (55.55% per annum).", HV, 7)])]

    def show(path):
        platy(path, A4, st, [(30, 36, fw, HH - 36 - 76), (30, 36, fw, HH - 72)], footer, first)
    return (dict(issuer="Konkan Bank", card_number=card, card_holder=who.upper(), currency="INR", statement_period={"from": iso(s.start), "to": iso(s.end)}, statement_date=iso(s.sdate), due_date=iso(s.due), credit_limit=tru(s.limit), previous_balance=tru(s.prev), payments=tru(s.pays), purchases=tru(s.purs), fees=tru(s.fees), new_balance=tru(s.new), minimum_due=tru(mn), transactions=truth(s.rows)), show)


def nova(lot, n):
    """India, a fintech's card (narrow telephone page, list of cards, + for money back, year only in the headings)."""
    pay = [lambda r: "Repayment via UPI", lambda r: "Autopay repayment", lambda r: "Repayment via BBPS"]
    fees = [lambda r: ("fee", "Forex markup + GST", r.randint(900, 21000)), lambda r: ("fee", "Late payment charges", r.choice([25000, 50000])), lambda r: ("fee", "GST on charges (18%)", r.randint(900, 9900))]
    s = S("nova", lot, n, "IN", pay, lambda d: d + " · Refund", fees)
    r = s.r
    s.rows.reverse()
    who = r.choice(IN_N)
    last = digits(r, 4)
    for t in s.rows:
        t["tm"] = "%d:%02d %s" % (r.randint(1, 12), r.randint(0, 59), r.choice(["am", "pm"]))
        t["d"] = t["desc"].title().replace("*", " ") if t["kind"] in ("pur", "ref") else t["desc"]
    mn = s.min()
    W, HH = (380, 760)
    ink, tq, gy, bg = (H("#15131d"), H("#18b58f"), H("#77737f"), H("#f5f4f8"))
    do = lambda d: "%d %s %d" % (d.day, d.strftime("%b"), d.year)
    dsh = lambda d: "%d %s" % (d.day, d.strftime("%b"))
    R_ = "₹"

    def draw(c, N):
        pg = [1]

        def foot():
            T(c, 20, 24, "Issued by Sahyadri Small Finance Bank Ltd. Nova is a technology partner. RBI Reg. 05.0%s" % last, "Noto", 5.5, col=gy)
            T(c, 20, 15, "care@novacard.example  |  080 4567 1200  |  Page %d of %d" % (pg[0], N), "Noto", 5.5, col=gy)
        box(c, 0, HH - 268, W, 268, fill=ink)
        T(c, 20, HH - 40, "nova", "NotoB", 22, col=tq, cs=1.5)
        T(c, W - 20, HH - 36, "Statement", "Noto", 10, "r", white)
        T(c, W - 20, HH - 50, "%s - %s" % (do(s.start), do(s.end)), "Noto", 8.5, "r", H("#c9c5d6"))
        T(c, 20, HH - 76, who, "NotoB", 11, col=white)
        T(c, 20, HH - 90, "Nova Metal Card  •••• •••• •••• " + last, "Noto", 8.5, col=H("#c9c5d6"))
        T(c, W / 2, HH - 128, "Total amount due", "Noto", 9, "c", H("#c9c5d6"))
        T(c, W / 2, HH - 156, ("-" if s.new < 0 else "") + R_ + fin(abs(s.new)), "NotoB", 26, "c", white)
        T(c, W / 2, HH - 174, "Pay by " + do(s.due), "NotoB", 9.5, "c", tq)
        for x, l, v in ((20, "Minimum due", R_ + fin(mn)), (137, "Statement date", do(s.sdate)), (254, "Credit limit", R_ + fin(s.limit)[:-3])):
            box(c, x, HH - 244, 106, 48, fill=H("#2a2736"), r=7)
            T(c, x + 9, HH - 214, l, "Noto", 7.5, col=H("#c9c5d6"))
            T(c, x + 9, HH - 231, v, "NotoB", 9.5, col=white)
        y = HH - 292
        T(c, 20, y, "How we got here", "NotoB", 12)
        y -= 20
        for l, v, sg in (("Previous statement balance", s.prev, ""), ("Repayments & refunds", s.pays, "-"), ("Spends", s.purs, "+"), ("Fees, interest & taxes", s.fees, "+")):
            T(c, 20, y, l, "Noto", 9, col=gy)
            T(c, W - 20, y, (sg + " " if sg else "") + R_ + fin(v), "Noto", 9, "r")
            y -= 16
        line(c, 20, y + 9, W - 20, y + 9, gy, 0.4, (2, 2))
        y -= 6
        T(c, 20, y, "Total amount due", "NotoB", 9.5)
        T(c, W - 20, y, ("-" if s.new < 0 else "") + R_ + fin(abs(s.new)), "NotoB", 9.5, "r")
        y -= 30
        box(c, 20, y - 26, W - 40, 40, fill=H("#e6f7f2"), r=8)
        T(c, 32, y, "Convert spends over ₹2,500 to EMI at 1.33% a month", "NotoB", 8, col=H("#0a6b54"))
        T(c, 32, y - 14, "You earned 1,284 points this month. 5x on top 2 categories.", "Noto", 8, col=H("#0a6b54"))
        y -= 54
        T(c, 20, y, "Transactions", "NotoB", 12)
        y -= 10
        cur = None
        for t in s.rows:
            ls = wrap(t["d"], "NotoB", 9, 205)
            h = 14 + 11 * len(ls) + 12
            mon = t["date"].strftime("%B %Y")
            if y - h - (24 if mon != cur else 0) < 36:
                foot()
                c.showPage()
                pg[0] += 1
                box(c, 0, HH - 30, W, 30, fill=ink)
                T(c, 20, HH - 20, "nova", "NotoB", 11, col=tq, cs=1)
                T(c, W - 20, HH - 20, "Statement · " + who, "Noto", 7, "r", white)
                y = HH - 44
            if mon != cur:
                y -= 16
                T(c, 20, y, mon, "NotoB", 8, col=gy, cs=0.6)
                y -= 8
                cur = mon
            line(c, 20, y, W - 20, y, H("#e6e4ec"), 0.5)
            y -= 15
            c.setFillColor(tq if t["cr"] else H("#dcd8ea"))
            c.circle(34, y - 5, 12, stroke=0, fill=1)
            T(c, 34, y - 8.5, "↓" if 0 else t["d"][0].upper(), "NotoB", 10, "c", white if t["cr"] else ink)
            for i, k in enumerate(ls):
                T(c, 56, y - 11 * i, k, "NotoB", 9)
            yy = y - 11 * len(ls)
            T(c, 56, yy, "%s, %s" % (dsh(t["date"]), t["tm"]), "Noto", 7.5, col=gy)
            T(c, W - 20, y, ("+ " if t["cr"] else "") + R_ + fin(t["amt"]), "NotoB", 9.5, "r", H("#0a8f6c") if t["cr"] else black)
            if "cur" in t:
                T(c, W - 20, y - 11, "%s %s" % (t["cur"], fus(t["famt"])), "Noto", 7, "r", gy)
            y = yy - 10
        if y < 110:
            foot()
            c.showPage()
            pg[0] += 1
            y = HH - 50
        y -= 20
        T(c, 20, y, "Good to know", "NotoB", 9)
        y -= 13
        PARA(c, 20, y, "Interest is 3.5% per month (42% a year) if the total amount due is not paid in full by the due date. Late fee: nil below ₹500, ₹100 for ₹500-1,000, ₹500 for ₹1,001-5,000.", "Noto", 7, W - 40, 10, gy)
        foot()
        c.showPage()

    def show(path):
        render(path, draw, (W, HH))
    return (dict(issuer="Sahyadri Small Finance Bank Ltd", card_number="•••• •••• •••• " + last, card_holder=who, currency="INR", statement_period={"from": iso(s.start), "to": iso(s.end)}, statement_date=iso(s.sdate), due_date=iso(s.due), credit_limit=tru(s.limit), previous_balance=tru(s.prev), payments=tru(s.pays), purchases=tru(s.purs), fees=tru(s.fees), new_balance=tru(s.new), minimum_due=tru(mn), transactions=truth(s.rows, lambda t: t["d"])), show)
