# SPDX-License-Identifier: AGPL-3.0-or-later
"""Three Indian cards."""

from datetime import date, timedelta

from reportlab.lib.colors import HexColor
from reportlab.lib.pagesizes import A4

from stranger_vault_kit import (AREAS, BANKS4, Book, CITIES, MON, SHOPS, STREETS, caps, card_entry, dMy, dec, digits, dmy, face, inr, iso, person, put,
                                spend, spread, total, west, wrap)

W, H = A4
WHITE = HexColor("#ffffff")


def rashtra(path, rng, n):
    issuer = "Rashtra Cards"
    sdate = date(rng.choice([2023, 2024]), rng.randint(1, 12), rng.randint(5, 25))
    start = sdate - timedelta(29)
    due = sdate + timedelta(20)
    prev = rng.randint(100000, 4500000)
    rows = spend(rng, spread(rng, start, sdate, n), prev, 4000, 900000)
    who = person(rng)
    card = "XXXX XXXX XXXX XX" + digits(rng, 2)
    limit = rng.choice([5000000, 12000000, 25000000])
    txns = []
    fees = []
    if n >= 8:
        f = rng.choice([9900, 19900, 49900])
        tax = (f * 18 + 50) // 100
        fees = [{"date": sdate, "kind": "fee", "amt": f, "desc": rng.choice(["PROCESSING FEE FOR RENT PYMT", "LATE PAYMENT FEE"])},
                {"date": sdate, "kind": "fee", "amt": tax, "desc": "IGST DB @ 18.00%"}]
    for r in rows:
        shop, city = rng.choice(SHOPS), rng.choice(CITIES)[0]
        if r["kind"] == "pay":
            r["desc"] = "PAYMENT RECEIVED 000%s%s" % (digits(rng, 10), caps(rng, 8))
        elif r["kind"] == "refund":
            r["desc"] = "%s %s IN (REVERSAL)" % (shop, city)
        elif rng.random() < 0.25:
            r["desc"] = "UPI-%s %s IN" % (shop, city)
        else:
            r["desc"] = "%s %s %s" % (shop, city, rng.choice(["IN", "IND", "KAR"]))
    pays, buys, fee = total(rows, "pay", "refund"), total(rows, "buy"), total(fees, "fee")
    due_total = prev - pays + buys + fee
    mad = max(0, min(due_total, max(20000, due_total * 5 // 100)))
    dev, F, B = face("rup", "DejaVuSansCondensed.ttf", "Helvetica"), "Helvetica", "Helvetica-Bold"
    blue, pale = HexColor("#00558c"), HexColor("#dceef8")

    def bal(p):
        return inr(abs(p)) + (" CR" if p < 0 else "")

    def foot(c, no, total_pages):
        put(c, 34, 24, "Rashtra Cards & Payment Services Limited, DLF Tower, Gurugram - 122002. CIN U65999DL1998PLC000000", F, 6)
        put(c, W - 34, 24, "Page %d of %d" % (no, total_pages), F, 6.5, "r")

    c = Book(path, A4, foot)

    def head():
        c.setFillColor(blue)
        c.circle(48, H - 48, 14, fill=1, stroke=0)
        c.setFillColor(WHITE)
        c.circle(48, H - 48, 5, fill=1, stroke=0)
        c.rect(46.5, H - 62, 3, 12, fill=1, stroke=0)
        put(c, 68, H - 46, "Rashtra Cards", B, 15, colour=blue)
        put(c, 68, H - 58, "Make life simple", F, 7.5)
        put(c, W - 34, H - 48, "MONTHLY STATEMENT", B, 12, "r", blue)

    head()
    y = H - 90
    for i, s in enumerate([who, rng.choice(STREETS), rng.choice(AREAS), "%s %s" % rng.choice(CITIES)[::2]]):
        put(c, 34, y - 12 * i, s, B if i == 0 else F, 8.5)
    put(c, 34, y - 58, "GST Intimation: For GSTIN updation visit our website", F, 6)

    def tile(x, yy, w, h, label, value, strong=False):
        c.setFillColor(blue if strong else pale)
        c.rect(x, yy - h, w, h, fill=1, stroke=0)
        col = WHITE if strong else HexColor("#000000")
        put(c, x + 6, yy - 12, label, dev, 7.5, "l", col)
        put(c, x + w - 6, yy - h + 8, value, B, 11 if strong else 9, "r", col)

    tile(300, y + 12, 261, 24, "Credit Card Number", card)
    tile(300, y - 16, 129, 36, "*Total Amount Due ( ₹ )", bal(due_total), True)
    tile(432, y - 16, 129, 36, "**Minimum Amount Due ( ₹ )", inr(mad), True)
    tile(300, y - 56, 129, 30, "Statement Date", dMy(sdate, " "))
    tile(432, y - 56, 129, 30, "Payment Due Date", dMy(due, " ") if due_total > 0 else "NO PAYMENT REQUIRED")
    avail = limit - due_total
    tile(34, y - 92, 170, 30, "Credit Limit ( ₹ ) (including cash)", inr(limit))
    tile(208, y - 92, 118, 30, "Cash Limit ( ₹ )", inr(limit // 5))
    tile(330, y - 92, 114, 30, "Available Credit Limit ( ₹ )", inr(avail))
    tile(448, y - 92, 113, 30, "Available Cash Limit ( ₹ )", inr(min(avail, limit // 5)))
    y -= 140
    put(c, 34, y, "ACCOUNT SUMMARY", B, 9, colour=blue)
    y -= 8
    S = [("Previous Balance", "( ₹ )", bal(prev)), ("Payments, Reversals", "& other Credits ( ₹ )", inr(pays)), ("Purchases & Other", "Debits ( ₹ )", inr(buys)), ("Fee, Taxes &", "Interest Charges ( ₹ )", inr(fee)), ("Total Outstanding", "( ₹ )", bal(due_total))]
    cw = (W - 68) / 5
    c.setStrokeColor(blue)
    for i, (a, b, v) in enumerate(S):
        c.rect(34 + cw * i, y - 44, cw, 44)
        put(c, 34 + cw * (i + .5), y - 11, a, dev, 7.5, "c")
        put(c, 34 + cw * (i + .5), y - 20, b, dev, 7.5, "c")
        put(c, 34 + cw * (i + .5), y - 37, v, B, 9, "c")
    y -= 62

    def bar(y):
        c.setFillColor(blue)
        c.rect(34, y - 18, W - 68, 18, fill=1, stroke=0)
        put(c, 40, y - 12, "Date", B, 8, "l", WHITE)
        put(c, 110, y - 12, "Transaction Details for Statement dated " + dMy(sdate, " "), B, 8, "l", WHITE)
        put(c, W - 52, y - 12, "Amount ( ₹ )", face("rupb", "DejaVuSansCondensed-Bold.ttf", B), 8, "r", WHITE)
        return y - 30

    y = bar(y)
    shown = None
    order = [r for r in rows if r["kind"] == "pay"] + fees + [r for r in rows if r["kind"] != "pay"]
    for r in order:
        if r["kind"] in ("buy", "refund") and shown is None:
            shown = True
            if y < 70:
                c.showPage()
                head()
                y = bar(H - 80)
            put(c, 110, y, "TRANSACTIONS FOR " + who, B, 8)
            y -= 14
        if y < 56:
            c.showPage()
            head()
            y = bar(H - 80)
        put(c, 40, y, "%02d %s %02d" % (r["date"].day, MON[r["date"].month - 1], r["date"].year % 100), F, 8)
        put(c, 110, y, r["desc"], F, 8)
        put(c, W - 52, y, inr(r["amt"]), F, 8, "r")
        put(c, W - 46, y, "C" if r["kind"] in ("pay", "refund") else "D", F, 8)
        y -= 14
        txns.append(card_entry(r, r["desc"]))
    if y < 120:
        c.showPage()
        head()
        y = H - 90
    for i, s in enumerate(["C=Credit; D=Debit; EN=Encash; FP=Flexipay; EMD=Easy Money Draft; BT=Balance Transfer; M=Monthly Installments; T=Temporary Credit",
                           "*Total Amount Due is the closing balance of the statement. **Minimum Amount Due is 5% of Total Amount Due or Rs.200, whichever is greater.",
                           "Making only the minimum payment every month would result in the repayment stretching over years with consequent interest payments."]):
        put(c, 34, y - 12 - 9 * i, s, F, 6.3)
    c.save()
    d = {"issuer": issuer, "card_number": card, "card_holder": who, "currency": "INR", "statement_date": iso(sdate), "credit_limit": dec(limit),
         "previous_balance": dec(prev), "new_balance": dec(due_total), "minimum_due": dec(mad), "payments": dec(pays), "purchases": dec(buys), "transactions": txns}
    if due_total > 0:
        d["due_date"] = iso(due)
    return d


def regalis(path, rng, n):
    issuer = "HDX Bank"
    sdate = date(rng.choice([2022, 2023]), rng.randint(1, 12), rng.randint(8, 22))
    start = sdate - timedelta(30)
    due = sdate + timedelta(20)
    prev = rng.randint(50000, 6000000)
    rows = spend(rng, spread(rng, start, sdate - timedelta(1), n), prev, 5000, 1500000)
    who = person(rng)
    card = "5522 60XX XXXX " + digits(rng, 4)
    limit = rng.choice([10000000, 30000000, 60000000])
    intl = []
    for r in rows:
        r["time"] = "%02d:%02d:%02d" % (rng.randint(0, 23), rng.randint(0, 59), rng.randint(0, 59)) if r["kind"] != "pay" else ""
        r["pts"] = ""
        if r["kind"] == "pay":
            r["desc"] = rng.choice(["NETBANKING TRANSFER (Ref# 0000000000%s%s)" % (digits(rng, 6), digits(rng, 7)), "TELE TRANSFER CREDIT (Ref# ST%s)" % digits(rng, 20)])
        elif r["kind"] == "buy" and rng.random() < 0.15:
            r["usd"] = r["amt"] * 10 // 832
            r["desc"] = rng.choice(["CLOUDHOST.COM AUSTIN", "PIXELDRAW SUBSCRIPTION DUBLIN", "APPLEE.COM/BILL SINGAPORE"])
            intl.append(r)
        else:
            r["desc"] = rng.choice(["%s         %s", "%s INTERNET MUMBAI %s", "PAY*%s %s"]).replace("         ", " ") % (rng.choice(SHOPS), rng.choice(CITIES)[0])
            p = r["amt"] // 15000 * 4
            r["pts"] = ("- %d" if r["kind"] == "refund" else "%d") % p if p else ""
    fees = []
    if n >= 10:
        f = rng.randint(20000, 90000)
        fees = [{"date": sdate, "kind": "fee", "amt": f, "desc": "FINANCE CHARGES", "time": "", "pts": ""},
                {"date": sdate, "kind": "fee", "amt": (f * 9 + 50) // 100, "desc": "CGST-CI@9%", "time": "", "pts": ""},
                {"date": sdate, "kind": "fee", "amt": (f * 9 + 50) // 100, "desc": "SGST-CI@9%", "time": "", "pts": ""}]
    dom = [r for r in rows if r not in intl] + fees
    fin = fees[0]["amt"] if fees else 0
    gst = sum(r["amt"] for r in fees[1:])
    pays, buys = total(rows, "pay", "refund"), total(rows, "buy") + gst
    dues = prev - pays + buys + fin
    mad = max(0, min(dues, max(20000, -(-dues * 5 // 100 // 1000) * 1000)))
    F, B = face("nsr", "NotoSans-Regular.ttf", "Helvetica"), face("nsbd", "NotoSans-Bold.ttf", "Helvetica-Bold")
    txns = []

    def foot(c, no, tp):
        put(c, 40, 20, "HDX Bank Cards Division, P.O. Box 8654, Thiruvanmiyur P.O., Chennai - 600 041", F, 6)
        put(c, W - 40, 20, "Page %d of %d" % (no, tp), F, 6.5, "r")

    c = Book(path, A4, foot)
    navy = HexColor("#004c8f")

    def head():
        c.setFillColor(HexColor("#ed232a"))
        c.rect(40, H - 58, 20, 20, fill=1, stroke=0)
        c.setFillColor(WHITE)
        c.rect(45, H - 53, 10, 10, fill=1, stroke=0)
        put(c, 64, H - 54, "HDX BANK", B, 13, colour=navy)
        put(c, W - 40, H - 44, "Regalis Credit Card Statement", B, 11, "r")
        put(c, W - 40, H - 56, "HSN Code: 997113    HDX Bank GSTIN: 33AAACH0000H1Z0", F, 6.5, "r")

    head()
    y = H - 84
    put(c, 40, y, "Name", F, 8)
    put(c, 84, y, ": " + who, B, 8)
    put(c, 40, y - 13, "Email", F, 8)
    put(c, 84, y - 13, ": %s@mailbox.in" % who.replace(" ", ".").lower(), F, 8)
    put(c, 40, y - 26, "Address", F, 8)
    put(c, 84, y - 26, ": " + rng.choice(STREETS), F, 8)
    put(c, 90, y - 38, "%s %s" % rng.choice(CITIES)[::2], F, 8)
    put(c, 370, y, "Statement Date:" + dmy(sdate, "/"), F, 8)
    put(c, 370, y - 13, "Card No: " + card, F, 8)
    put(c, 370, y - 26, "AAN : 0001014" + digits(rng, 12), F, 8)
    y -= 58

    def strip(y, cells, widths, big=8.5):
        c.setStrokeGray(0.7)
        x = 40
        for (a, v), w in zip(cells, widths):
            c.setFillColor(HexColor("#eef3f8"))
            c.rect(x, y - 16, w, 16, fill=1, stroke=1)
            c.rect(x, y - 36, w, 20, fill=0, stroke=1)
            put(c, x + w / 2, y - 11, a, B, 7.2, "c")
            put(c, x + w / 2, y - 29, v, F, big, "c")
            x += w
        return y - 48

    tw = W - 80
    y = strip(y, [("Payment Due Date", dmy(due, "/")), ("Total Dues", inr(dues)), ("Minimum Amount Due", inr(mad))], [tw / 3] * 3, 10)
    y = strip(y, [("Credit Limit", inr(limit)[:-3]), ("Available Credit Limit", inr(limit - dues)), ("Available Cash Limit", inr(limit * 2 // 5))], [tw / 3] * 3)
    put(c, 40, y, "Account Summary", B, 9)
    y = strip(y - 6, [("Opening Balance", inr(prev)), ("Payment/ Credits", inr(pays)), ("Purchase/ Debits", inr(buys)), ("Finance Charges", inr(fin)), ("Total Dues", inr(dues))], [tw / 5] * 5)
    put(c, 40, y, "Past Dues (If any)", B, 8)
    y = strip(y - 6, [("Overlimit", "0.00"), ("3 Months+", "0.00"), ("2 Months", "0.00"), ("1 Month", "0.00"), ("Current Dues", inr(max(0, dues))), ("Minimum Amount Due", inr(mad))], [tw / 6] * 6, 7.5)

    def bar(y, foreign, more=False):
        put(c, 40, y, ("International" if foreign else "Domestic") + " Transactions", B, 9.5, colour=navy)
        y -= 6
        c.setFillColor(HexColor("#eef3f8"))
        c.rect(40, y - 26, tw, 26, fill=1, stroke=0)
        put(c, 44, y - 16, "Date", B, 8)
        put(c, 128, y - 16, "Transaction Description", B, 8)
        if foreign:
            put(c, 450, y - 16, "Amount (in Foreign Currency)", B, 7, "r")
        else:
            put(c, 450, y - 11, "Feature Reward", B, 8, "r")
            put(c, 450, y - 21, "Points", B, 8, "r")
        put(c, W - 62, y - 16, "Amount (in Rs.)", B, 8, "r")
        return y - 38

    def block(y, items, foreign):
        if not items:
            return y
        if y < 120:
            c.showPage()
            head()
            y = H - 84
        y = bar(y, foreign)
        put(c, 128, y, who, B, 8)
        y -= 13
        for r in items:
            lines = wrap(r["desc"], F, 7.8, 240)
            h = 10 * len(lines) + 4
            if y - h < 36:
                c.showPage()
                head()
                y = bar(H - 84, foreign)
            put(c, 44, y, (dmy(r["date"], "/") + " " + r["time"]).strip(), F, 7.8)
            for i, s in enumerate(lines):
                put(c, 128, y - 10 * i, s, F, 7.8)
            if foreign:
                put(c, 450, y, "USD " + west(r["usd"]), F, 7.8, "r")
            elif r["pts"]:
                put(c, 450, y, r["pts"], F, 7.8, "r")
            put(c, W - 62, y, inr(r["amt"]), F, 7.8, "r")
            if r["kind"] in ("pay", "refund"):
                put(c, W - 59, y, "Cr", F, 7.8)
            y -= h
            txns.append(card_entry(r, r["desc"]))
        return y - 10

    y = block(y - 2, dom, False)
    y = block(y, intl, True)
    if y < 140:
        c.showPage()
        head()
        y = H - 90
    put(c, 40, y - 6, "Reward Points Summary", B, 8.5)
    o, e = rng.randint(100, 9000), rng.randint(10, 900)
    strip(y - 12, [("Opening Balance", str(o)), ("Feature + Bonus Reward Points Earned", str(e)), ("Disbursed", "0"), ("Adjusted/Lapsed", "0"), ("Closing Balance", str(o + e))], [90, 185, 70, 80, tw - 425])
    put(c, 40, y - 76, "Note: Registration of an e-mandate does not absolve the cardholder. Interest will be charged if Total Dues are not paid in full by due date.", F, 6.3)
    c.save()
    return {"issuer": issuer, "card_number": card, "card_holder": who, "currency": "INR", "statement_date": iso(sdate), "due_date": iso(due),
            "credit_limit": str(limit // 100), "previous_balance": dec(prev), "new_balance": dec(dues), "minimum_due": dec(mad), "payments": dec(pays),
            "purchases": dec(buys), "transactions": txns}


def aksha(path, rng, n):
    issuer = "AKSHA BANK"
    sdate = date(rng.choice([2022, 2023, 2024]), rng.randint(1, 12), rng.randint(12, 20))
    start = sdate - timedelta(29)
    due = sdate + timedelta(20)
    prev = rng.choice([rng.randint(50000, 2500000), 0])
    rows = spend(rng, spread(rng, start, sdate, n), prev, 3000, 700000, 0.12)
    who = person(rng)
    card = "4" + digits(rng, 5) + "******" + digits(rng, 4)
    limit = rng.choice([7500000, 16500000, 40000000])
    cats = ["GROCERY STORES", "FUEL", "MISC STORES", "RESTAURANTS", "TRAVEL", "UTILITIES", "DEPT STORES", "MEDICAL", "TELECOMMUNICATION"]
    txns = []
    for r in rows:
        r["cat"], r["cb"] = "", None
        if r["kind"] == "pay":
            r["desc"] = rng.choice(["BBPS PAYMENT RECEIVED - BD0%s%s" % (digits(rng, 8), caps(rng, 6)), "MB/IB PAYMENT CRED %s" % digits(rng, 12), "NEFT PAYMENT RECEIVED - %sN%s" % (rng.choice(BANKS4), digits(rng, 14))])
        else:
            r["desc"] = "%s,%s" % (rng.choice(SHOPS), rng.choice(CITIES)[0]) + (" / REF# %s" % digits(rng, 23) if rng.random() < 0.2 else "")
            r["cat"] = rng.choice(cats)
            r["cb"] = r["amt"] * rng.choice([15, 40, 50]) // 1000
        if n >= 6 and r["kind"] == "buy" and rng.random() < 0.06:
            r["kind"], r["desc"], r["cat"], r["cb"] = "fee", "GST", "", None
            r["amt"] = max(100, r["amt"] // 100)
    p, cr, b, o = total(rows, "pay"), total(rows, "refund"), total(rows, "buy"), total(rows, "fee")
    tot = prev - p - cr + b + o
    mad = max(0, min(tot, max(10000, tot * 2 // 100)))
    F, B = "Helvetica", "Helvetica-Bold"
    plum = HexColor("#97144d")

    def dc(v):
        return inr(abs(v)) + "   " + ("Cr" if v < 0 else "Dr")

    c = Book(path, A4)

    def title(y, s):
        c.setFillColor(plum)
        c.rect(30, y - 15, W - 60, 15, fill=1, stroke=0)
        put(c, W / 2, y - 11, s, B, 8.5, "c", WHITE)
        return y - 15

    def grid(y, heads, vals, widths, h=15):
        x = 30
        c.setStrokeGray(0.2)
        for a, v, w in zip(heads, vals, widths):
            c.setFillColor(HexColor("#f3e3ea"))
            c.rect(x, y - h, w, h, fill=1, stroke=1)
            c.rect(x, y - 2 * h, w, h)
            put(c, x + w / 2, y - h + 5, a, B, 7, "c")
            put(c, x + w / 2, y - 2 * h + 5, v, F, 8, "c")
            x += w
        return y - 2 * h

    put(c, 30, H - 48, "AKSHA BANK", B, 17, colour=plum)
    put(c, W - 30, H - 40, "Flipzone Aksha Bank Credit Card Statement", B, 10, "r")
    y = H - 76
    put(c, 30, y, who, B, 9)
    for i, s in enumerate([rng.choice(STREETS), rng.choice(AREAS), "%s %s" % rng.choice(CITIES)[::2]]):
        put(c, 30, y - 12 - 11 * i, s, F, 8)
    tw = W - 60
    y = title(y - 52, "PAYMENT SUMMARY")
    y = grid(y, ["Total Payment Due", "Minimum Payment Due", "Statement Period", "Payment Due Date", "Statement Generation Date"],
             [dc(tot), dc(mad), "%s - %s" % (dmy(start, "/"), dmy(sdate, "/")), dmy(due, "/"), dmy(sdate, "/")], [tw * .18, tw * .19, tw * .25, tw * .17, tw * .21])
    y = grid(y - 6, ["Credit Card Number", "Credit Limit", "Available Credit Limit", "Available Cash Limit"], [card, inr(limit), inr(limit - tot), inr(limit * 3 // 10)], [tw / 4] * 4)
    y = title(y - 8, "Account Summary")
    heads = ["Previous Balance", "-  Payments", "-  Credits", "+  Purchase", "+  Cash Advance", "+  Other Debit&Charges", "=  Total Payment Due"]
    y = grid(y, heads, [dc(prev), inr(p), inr(cr), inr(b), "0.00", inr(o), dc(tot)], [tw * k for k in (.14, .12, .12, .13, .15, .18, .16)])
    xs = [30, 90, 326, 430, 500, W - 30]

    def bar(y):
        c.setFillColor(HexColor("#f3e3ea"))
        c.setStrokeGray(0.2)
        for i, s in enumerate(["DATE", "TRANSACTION DETAILS", "MERCHANT CATEGORY", "AMOUNT (Rs.)", "CASHBACK"]):
            c.setFillColor(HexColor("#f3e3ea"))
            c.rect(xs[i], y - 22, xs[i + 1] - xs[i], 22, fill=1, stroke=1)
            if i == 4:
                put(c, (xs[4] + xs[5]) / 2, y - 9, s, B, 7, "c")
                put(c, (xs[4] + xs[5]) / 2, y - 18, "EARNED", B, 7, "c")
            else:
                put(c, (xs[i] + xs[i + 1]) / 2, y - 14, s, B, 7, "c")
        return y - 22

    y = bar(y - 8)

    def person_row(y):
        c.rect(30, y - 14, tw, 14)
        put(c, 36, y - 10, "Card No: %s   Name: %s" % (card, who), B, 7.5)
        return y - 14

    y = person_row(y)
    for r in rows:
        lines = wrap(r["desc"], F, 7.2, xs[2] - xs[1] - 8)
        cl = wrap(r["cat"], F, 7, xs[3] - xs[2] - 8)
        h = 9 * max(1, len(lines), len(cl)) + 5
        if y - h < 50:
            c.line(30, y, W - 30, y)
            c.showPage()
            y = bar(H - 40)
        c.setStrokeGray(0.2)
        for x in xs:
            c.line(x, y, x, y - h)
        put(c, 36, y - 10, dmy(r["date"], "/"), F, 7.2)
        for i, s in enumerate(lines):
            put(c, xs[1] + 4, y - 10 - 9 * i, s, F, 7.2)
        for i, s in enumerate(cl):
            put(c, xs[2] + 4, y - 10 - 9 * i, s, F, 7)
        up = r["kind"] in ("pay", "refund")
        put(c, xs[4] - 4, y - 10, inr(r["amt"]) + (" Cr" if up else " Dr"), F, 7.2, "r")
        if r["cb"] is not None:
            put(c, xs[5] - 4, y - 10, inr(r["cb"]) + (" Dr" if up else " Cr"), F, 7.2, "r")
        y -= h
        txns.append(card_entry(r, r["desc"]))
    c.line(30, y, W - 30, y)
    put(c, W / 2, y - 16, "**** End of Statement ****", B, 8, "c")
    if y < 110:
        c.showPage()
        y = H - 30
    for i, s in enumerate(["Please note: Customers having outstanding above Rs 50,000 should pay through non-cash modes. Finance charges @ 3.6% per month apply if total payment due is not paid.",
                           "Dear Customer, GST applicable on all fees, interest and other charges. Registered Office: Trishul House, Opp. Law Garden, Ahmedabad - 380006."]):
        put(c, 30, y - 34 - 9 * i, s, F, 6.3)
    c.save()
    return {"issuer": issuer, "card_number": card, "card_holder": who, "currency": "INR", "statement_date": iso(sdate), "due_date": iso(due),
            "statement_period": {"from": iso(start), "to": iso(sdate)}, "credit_limit": dec(limit), "previous_balance": dec(prev), "new_balance": dec(tot),
            "minimum_due": dec(mad), "payments": dec(p), "purchases": dec(b), "transactions": txns}
