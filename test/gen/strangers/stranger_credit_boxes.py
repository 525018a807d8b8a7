# SPDX-License-Identifier: AGPL-3.0-or-later
"""Card layouts: C/D/M marks, side panel with serial numbers, travel-card style with dates without a year."""
import datetime as dt

from stranger_ledger_pen import (A4, H, HB, HI, MON, MONTH, Paper, address, card, digits, dmon, dmy, iso, lakh, million, person, plain, rng_for, white,
                                 wrap)
from stranger_credit_lot import (CURNAME, card_flow, cycle, limit_for, totals, trow)


def sbcard(path, seed, rows):
    r = rng_for("sbcard", seed)
    start, close = cycle(r)
    due = close + dt.timedelta(days=20)
    ev = card_flow(r, rows, start, close, ["PAYMENT RECEIVED 000DP0{n12}", "PAYMENT RECEIVED NEFT {utr}"],
                   ["FP EMI {k}/12 (EXCL TAX {n4}.20)", "MERCHANT EMI {shop} {k}/09"])
    for e in ev:
        if e["kind"] in ("buy", "refund"):
            e["text"] = f"{e['text']} {e['city']} IN" if e["kind"] == "buy" else f"{e['text']} {e['city']} IN REVERSAL"
        elif e["kind"] == "fx":
            e["text"] = f"{e['text']} {e['city']} {e['fx'][0]} {plain(e['fx'][1])}"
    prev, cr, buy, fee, new, mad = totals(r, ev, spare=False)
    lim = limit_for(r, new)
    nm = person(r).upper()
    num = "XXXX XXXX XXXX XX" + digits(r, 2)
    p = Paper(path, A4, "SBCard Statement", "Pitney Bowes")
    blue, teal = "#0079c1", "#12a0b7"

    def d2(d):
        return f"{d.day:02d} {MON[d.month - 1]} {d.year}"

    def foot():
        p.box(0, 818, 596, 24, fill=blue, stroke=None)
        p.t(24, 832, "SB Card helpline 1860 000 0000 | sbcrd.example | GSTIN of SB Cards: 06AAECS0000B1ZA | HSN: 997113", H, 7, col=white)
        p.t(571, 832, f"Page {p.page}", H, 7, "r", white)

    p.box(24, 22, 78, 30, fill=blue, stroke=None)
    p.t(63, 42, "SB Card", HB, 15, "c", white)
    p.t(571, 34, "MONTHLY STATEMENT", HB, 13, "r", blue)
    p.t(571, 48, "for Statement dated " + d2(close), H, 8, "r")
    y = 84
    p.t(24, y, nm, HB, 9)
    for s in address(r):
        y += 11
        p.t(24, y, s.upper(), H, 8)
    p.t(24, y + 18, "Credit Card Number", H, 8)
    p.t(24, y + 30, num, HB, 9)
    yb = 70
    for k, (a, b, big) in enumerate([("*Total Amount Due ( ₹ )", lakh(new), 1), ("**Minimum Amount Due ( ₹ )", lakh(mad), 1), ("Credit Limit ( ₹ )", lakh(lim), 0),
                                     ("Cash Limit ( ₹ )", lakh(lim // 5), 0), ("Available Credit Limit ( ₹ )", lakh(lim - new), 0),
                                     ("Available Cash Limit ( ₹ )", lakh(min(lim // 5, lim - new)), 0), ("Statement Date", d2(close), 0), ("Payment Due Date", d2(due), 1)]):
        x, yy = 300 + 138 * (k % 2), yb + 36 * (k // 2)
        p.box(x, yy, 133, 32, fill="#e6f4fb" if big else "#f6f6f6", stroke=None)
        p.t(x + 66, yy + 12, a, "NotoB" if "₹" in a else HB, 7.5, "c", blue)
        p.t(x + 66, yy + 26, b, HB, 10, "c")
    y = 226
    p.box(24, y, 547, 16, fill=teal, stroke=None)
    p.t(30, y + 11, "ACCOUNT SUMMARY (Amount in ₹)", "NotoB", 8, col=white)
    heads = [["Previous Balance"], ["Payments, Reversals", "& other Credits"], ["Purchases &", "Other Debits"], ["Fee, Taxes &", "Interest Charges"], ["Total Outstanding"]]
    vals = [prev, cr, buy, fee, new]
    for k, hs in enumerate(heads):
        x = 24 + 109.4 * k + 54.7
        for n, s in enumerate(hs):
            p.t(x, y + 28 + 9 * n + (4 if len(hs) == 1 else 0), s, H, 7.5, "c", "#444444")
        p.t(x, y + 52, lakh(vals[k]), HB, 9, "c")
        if k:
            p.t(24 + 109.4 * k, y + 52, ["", "-", "+", "+", "="][k], HB, 10, "c", teal)
    p.box(24, y, 547, 60, stroke=teal)
    y = 304
    p.box(24, y, 547, 34, fill="#fff4d6", stroke="#e0b84c")
    p.t(32, y + 14, "SHOP & SMILE SUMMARY", HB, 8)
    pts = r.randint(100, 9000)
    p.t(32, y + 27, f"Previous Balance {pts}     Earned {new // 10000 if new > 0 else 0}     Redeemed/Expired 0     Points Expiry Details NONE", H, 8)
    y = 352

    def head(y):
        p.box(24, y, 547, 20, fill=blue, stroke=None)
        p.t(50, y + 13, "Date", HB, 8, "c", white)
        p.t(84, y + 13, f"Transaction Details for Statement Period: {dmon(start, ' ', True)} to {dmon(close, ' ', True)}", HB, 8, col=white)
        p.t(546, y + 13, "Amount ( ₹ )", "NotoB", 8, "r", white)
        return y + 20

    y = head(y)
    order = [e for e in ev if e["credit"] or e["kind"] in ("fee", "gst", "interest")], [e for e in ev if e["kind"] in ("buy", "fx", "emi")]
    out, shade = [], 0
    for block, lst in enumerate(order):
        if block and lst:
            if y > 780:
                foot()
                p.next()
                y = head(30)
            p.t(84, y + 12, f"TRANSACTIONS FOR {nm}", HB, 8, col=blue)
            y += 17
        for e in lst:
            lines = wrap(e["text"], H, 8, 330)
            h = 5 + 10.5 * len(lines)
            if y + h > 806:
                foot()
                p.next()
                y = head(30)
            if shade % 2:
                p.box(24, y, 547, h, fill="#eef6fa", stroke=None)
            shade += 1
            p.t(50, y + 11, dmon(e["date"], " ", True), H, 8, "c")
            for k, ln in enumerate(lines):
                p.t(84, y + 11 + 10.5 * k, ln, H, 8)
            p.t(546, y + 11, lakh(e["amt"]), H, 8, "r")
            p.t(556, y + 11, "C" if e["credit"] else "M" if e["kind"] == "emi" else "D", H, 8)
            y += h
            out.append(trow(e))
    if y > 740:
        foot()
        p.next()
        y = 30
    p.line(24, y + 2, 571, y + 2, .6, blue)
    p.para(24, y + 14, "C=Credit; D=Debit; EN=Encash; FP=Flexipay; EMD=Easy Money Draft; BT=Balance Transfer; M=Monthly Installments; TAD=Transfer Account Debit; "
           "TAC=Transfer Account Credit", H, 7, 547, col="#444444")
    p.para(24, y + 36, "*Total Amount Due is inclusive of installments due. **Part payment or payment of only Minimum Amount Due attracts finance charges at 3.50% "
           "per month from the date of transaction.", H, 7, 547, col="#444444")
    foot()
    p.save()
    return card({"issuer": "SB Card", "card_number": num, "card_holder": nm, "currency": "INR", "statement_date": iso(close), "due_date": iso(due),
                 "statement_period": {"from": iso(start), "to": iso(close)}, "credit_limit": plain(lim), "previous_balance": plain(prev),
                 "new_balance": plain(new), "minimum_due": plain(mad), "payments": plain(cr), "purchases": plain(buy), "transactions": out})


def icard(path, seed, rows):
    r = rng_for("icard", seed)
    start, close = cycle(r)
    due = close + dt.timedelta(days=18)
    ev = card_flow(r, rows, start, close, ["BBPS Payment received", "INFINITY PAYMENT RECEIVED, THANK YOU", "UPI Payment Received {rrn}"],
                   ["Amortization {k} - <{k}/12> - {n8}"])
    upi = r.random() < .5
    for e in ev:
        if e["kind"] in ("buy", "refund"):
            e["text"] = (f"UPI-{digits(r, 12)}-{e['text']} IN" if upi and r.random() < .5 and e["kind"] == "buy" else f"{e['text']} {e['city'].title()} IN")
        elif e["kind"] == "fx":
            e["text"] = f"{e['text']} {e['city']} {e['city'][:2]}"
        elif e["kind"] == "gst":
            e["text"] = "IGST-CI@18%"
    prev, cr, buy, fee, new, mad = totals(r, ev)
    lim = limit_for(r, new)
    nm = r.choice(["MR ", "MRS ", "MS "]) + person(r).upper()
    num = "4" + digits(r, 3) + "XXXXXXXX" + digits(r, 4)
    p = Paper(path, A4, "Credit Card Statement")
    orange, maroon = "#f37021", "#7a1a2b"

    def long(d):
        return f"{MONTH[d.month - 1]} {d.day}, {d.year}"

    def cra(v):
        return lakh(abs(v)) + (" CR" if v < 0 else "")

    def frame():
        p.box(0, 0, 596, 12, fill=orange, stroke=None)
        p.t(572, 36, "IKIKI Bank", "PalB", 15, "r", maroon)
        p.t(24, 34, "CREDIT CARD STATEMENT", "CondB", 11, col=orange)
        p.t(572, 828, f"Page {p.page}", "Cond", 7, "r")
        p.t(24, 828, "IKIKI Bank Ltd., Regd. Office: Vadodara 390 007. Category of service: Banking & other financial services.", "Cond", 5.5, col="#777777")

    frame()
    p.box(24, 52, 132, 250, fill="#fdebdd", stroke=None)
    y = 70
    for a, b in [("STATEMENT DATE", long(close)), ("PAYMENT DUE DATE", long(due)), ("Total Amount due", "₹" + cra(new)), ("Minimum Amount due", "₹" + cra(mad))]:
        p.t(90, y, a, "CondB", 7.5, "c", maroon)
        p.box(32, y + 6, 116, 22, fill="#ffffff", stroke=orange, r=4)
        p.t(90, y + 21, b, "CondB", 10, "c")
        y += 46
    p.para(34, y + 4, "Never miss your due date. Register for Auto Debit: SMS AUTODEBIT to 5676000.", "Cond", 7, 112, col="#555555")
    p.t(172, 66, nm, "CondB", 9)
    y = 78
    for s in address(r):
        p.t(172, y, s.upper(), "Cond", 7.5)
        y += 10.5
    p.t(572, 66, f"Statement period : {long(start)} to {long(close)}", "Cond", 7.5, "r")
    y = 138
    p.t(172, y, "STATEMENT SUMMARY", "CondB", 8.5, col=orange)
    p.box(172, y + 6, 400, 54, stroke="#cccccc")
    for k, (a, b, sg) in enumerate([("Total Amount due", cra(new), ""), ("Previous Balance", cra(prev), "="), ("Purchases / Charges", cra(buy + fee), "+"),
                                    ("Cash Advances", "0.00", "+"), ("Payments / Credits", cra(cr), "-")]):
        x = 212 + 80 * k
        p.t(x, y + 26, a, "Cond", 6.8, "c", "#555555")
        p.t(x, y + 46, "₹" + b, "CondB", 8, "c")
        p.t(x - 40, y + 46, sg, "CondB", 9, "c", orange)
    y = 216
    p.t(172, y, "CREDIT SUMMARY", "CondB", 8.5, col=orange)
    p.box(172, y + 6, 400, 44, stroke="#cccccc")
    for k, (a, b) in enumerate([("Credit Limit (Including cash)", lim), ("Available Credit (Including cash)", lim - new), ("Cash Limit", lim // 10),
                                ("Available Cash", min(lim // 10, lim - new))]):
        x = 222 + 100 * k
        p.t(x, y + 22, a, "Cond", 5.9, "c", "#555555")
        p.t(x, y + 38, "₹" + lakh(b), "CondB", 8, "c")
    y = 284
    p.t(172, y, "SPENDS OVERVIEW", "CondB", 8.5, col=orange)
    p.t(270, y, "Groceries - 34%   Dining - 21%   Others - 45%", "Cond", 7.5)
    y = 316
    X = [24, 78, 142, 380, 432, 496, 572]

    def head(y):
        p.box(24, y, 548, 26, fill=orange, stroke=None)
        for k, s in enumerate([["Date"], ["SerNo."], ["Transaction Details"], ["Reward", "Points"], ["Intl.#", "amount"], ["Amount (in₹)"]]):
            for n, q in enumerate(s):
                p.t((X[k] + X[k + 1]) / 2, y + (16 if len(s) == 1 else 11 + 9 * n), q, "CondB", 7.5, "c", white)
        return y + 26

    y = head(y)
    p.t(28, y + 12, num, "CondB", 8)
    y += 18
    out = []
    for n, e in enumerate(ev):
        lines = wrap(e["text"], "Cond", 7.5, 230)
        h = 6 + 10 * len(lines)
        if y + h > 810:
            p.next()
            frame()
            y = head(50)
        if n % 2 == 0:
            p.box(24, y, 548, h, fill="#fff6ef", stroke=None)
        p.t(51, y + 11, dmy(e["date"]), "Cond", 7.5, "c")
        p.t(110, y + 11, digits(r, 11, "7891"), "Cond", 7.5, "c")
        for k, ln in enumerate(lines):
            p.t(146, y + 11 + 10 * k, ln, "Cond", 7.5)
        pts = e["amt"] // 10000 * 2 if e["kind"] in ("buy", "fx", "refund") else 0
        p.t(406, y + 11, str(-pts if e["credit"] else pts), "Cond", 7.5, "c")
        if e["fx"]:
            p.t(492, y + 11, f"{plain(e['fx'][1])} {e['fx'][0]}", "Cond", 7.5, "r")
        p.t(568, y + 11, lakh(e["amt"]) + (" CR" if e["credit"] else ""), "Cond", 7.5, "r")
        y += h
        out.append(trow(e))
    if y > 760:
        p.next()
        frame()
        y = 56
    p.line(24, y, 572, y, .6, orange)
    p.para(24, y + 13, "# International spends: amount in transaction currency. International transactions attract a mark-up of 3.5% plus GST. Making only the minimum "
           "payment every month would result in the repayment stretching over years with consequent interest payment on your outstanding balance.", "Cond", 6.5, 548,
           col="#555555")
    p.save()
    return card({"issuer": "IKIKI Bank", "card_number": num, "card_holder": nm, "currency": "INR", "statement_date": iso(close), "due_date": iso(due),
                 "statement_period": {"from": iso(start), "to": iso(close)}, "credit_limit": plain(lim), "previous_balance": plain(prev), "new_balance": plain(new),
                 "minimum_due": plain(mad), "payments": plain(cr), "purchases": plain(buy + fee), "transactions": out})


def amexin(path, seed, rows):
    r = rng_for("amexin", seed)
    start, close = cycle(r)
    due = close + dt.timedelta(days=18)
    ev = card_flow(r, rows, start, close, ["PAYMENT RECEIVED. THANK YOU", "ELECTRONIC PAYMENT RECD - {bk}{n8}"], ["EMI PRINCIPAL {k} OF 12 {shop}"])
    for e in ev:
        if e["kind"] in ("buy", "refund"):
            e["text"] = f"{e['text']} {e['city']}"
        elif e["kind"] == "fx":
            e["text"] = f"{e['text']} {e['city']}"
        elif e["kind"] == "gst":
            e["text"] = "GST IGST 18.00 PCT"
    prev, cr, buy, fee, new, mad = totals(r, ev)
    lim = limit_for(r, new)
    nm = person(r).upper()
    num = "XXXX-XXXXXX-" + r.choice("123") + "100" + digits(r, 1)
    p = Paper(path, (612, 842), "Statement", "AFP2PDF")
    blue = "#006fcf"

    def sgn(v):
        return lakh(abs(v)) + (" CR" if v < 0 else "")

    def top():
        p.box(36, 26, 46, 40, fill=blue, stroke=None)
        p.t(59, 44, "AMER", HB, 10, "c", white)
        p.t(59, 55, "EXPO", HB, 10, "c", white)
        p.t(94, 38, "Amerexpo® Gold Card", HB, 12, col=blue)
        p.t(94, 52, "Statement of Account", H, 10)
        p.t(576, 38, f"Page {p.page}", H, 8, "r")
        p.box(36, 74, 540, 30, stroke="#999999")
        for x, a, b in [(40, "Prepared for", nm), (280, "Membership Number", num), (470, "Date", dmy(close))]:
            p.t(x, 84, a, H, 7, col="#555555")
            p.t(x, 98, b, HB, 9)
        p.line(276, 74, 276, 104, .5, "#999999")
        p.line(466, 74, 466, 104, .5, "#999999")

    top()
    y = 112
    p.box(36, y, 540, 44, fill="#eaf3fb", stroke="#999999")
    for k, (a, b, s) in enumerate([("Opening Balance Rs", sgn(prev), ""), ("New Credits Rs", lakh(cr), "-"), ("New Debits Rs", lakh(buy + fee), "+"),
                                   ("Closing Balance Rs", sgn(new), "="), ("Minimum Payment Rs", lakh(mad), "")]):
        x = 90 + 108 * k
        p.t(x, y + 16, a, H, 7.5, "c")
        p.t(x, y + 34, b, HB, 10, "c")
        p.t(x - 54, y + 34, s, HB, 11, "c")
    y = 174
    p.t(36, y, f"Statement includes payments and charges received by {close.day} {MONTH[close.month - 1]}, {close.year}.", H, 8.5)
    p.t(36, y + 13, f"Statement Period From {MONTH[start.month - 1]} {start.day} to {MONTH[close.month - 1]} {close.day}, {close.year}", H, 8.5)
    p.t(36, y + 30, "Minimum Payment Due", HB, 9)
    p.t(200, y + 30, f"Rs {lakh(mad)} payable by {dmy(due)}" if mad else f"No payment required. Due date {dmy(due)}", H, 9)
    p.t(36, y + 48, "Credit Summary", HB, 9, col=blue)
    p.t(130, y + 48, "Credit Limit Rs", H, 8)
    p.t(195, y + 48, lakh(lim), HB, 8)
    p.t(290, y + 48, "Available Credit Limit Rs", H, 8)
    p.t(392, y + 48, lakh(lim - new), HB, 8)
    p.t(36, y + 62, f"At {close.day} {MONTH[close.month - 1]} - interest rate 3.5% per month (42% per annum) on purchases and cash advances", H, 7.5, col="#555555")
    y = 252

    def head(y):
        p.line(36, y, 576, y, 1.2, blue)
        p.t(36, y + 13, "Details", HB, 9)
        p.t(440, y + 13, "Foreign Spending", HB, 9, "r")
        p.t(576, y + 13, "Amount Rs", HB, 9, "r")
        p.line(36, y + 18, 576, y + 18, .5, blue)
        return y + 22

    def room(h):
        nonlocal y
        if y + h > 800:
            p.t(576, 826, "continued overleaf", HI, 7, "r")
            p.next()
            top()
            y = head(116)

    y = head(y)
    out = []
    parts = [("Payments and credits", [e for e in ev if e["kind"] == "pay"]), (f"New domestic transactions for {nm}", [e for e in ev if e["kind"] in ("buy", "refund", "emi")]),
             (f"New overseas transactions for {nm}", [e for e in ev if e["kind"] == "fx"]), ("Other account transactions", [e for e in ev if e["kind"] in ("fee", "gst", "interest")])]
    for title, lst in parts:
        if not lst:
            continue
        room(40)
        p.t(36, y + 11, title, HB, 8.5)
        if "for" in title:
            p.t(440, y + 11, "Card Number " + num, H, 8, "r")
        y += 17
        for e in lst:
            h = 26 if e["credit"] or e["fx"] else 15
            room(h)
            p.t(36, y + 10, f"{MONTH[e['date'].month - 1]} {e['date'].day}", H, 8.5)
            p.t(108, y + 10, e["text"], H, 8.5)
            if e["fx"]:
                p.t(440, y + 10, million(e["fx"][1]), H, 8.5, "r")
                p.t(440, y + 20, CURNAME[e["fx"][0]], H, 6.5, "r", "#555555")
            p.t(576, y + 10, lakh(e["amt"]), H, 8.5, "r")
            if e["credit"]:
                p.t(576, y + 20, "CR", H, 8.5, "r")
            y += h
            out.append(trow(e))
        tot = sum(-e["amt"] if e["credit"] else e["amt"] for e in lst)
        room(20)
        p.line(480, y + 1, 576, y + 1, .5)
        p.t(108, y + 12, "Total of " + title[0].lower() + title[1:], HB, 8)
        p.t(576, y + 12, sgn(tot), HB, 8.5, "r")
        y += 24
    room(50)
    p.para(36, y + 14, "Please quote your Membership Number in all correspondence. Payments by cheque favouring Amerexpo Card A/c No. must reach us three working days before "
           "the due date. Cheques are subject to realisation.", H, 7.5, 540, col="#555555")
    p.save()
    return card({"issuer": "Amerexpo", "card_number": num, "card_holder": nm, "currency": "INR", "statement_date": iso(close), "due_date": iso(due),
                 "statement_period": {"from": iso(start), "to": iso(close)}, "credit_limit": plain(lim), "previous_balance": plain(prev), "new_balance": plain(new),
                 "minimum_due": plain(mad), "payments": plain(cr), "purchases": plain(buy + fee), "transactions": out})
