# SPDX-License-Identifier: AGPL-3.0-or-later
"""A card of the United States and one of Canada."""

from datetime import date, timedelta

from reportlab.lib.colors import HexColor
from reportlab.lib.pagesizes import letter

from stranger_vault_kit import (Book, MON, caps, card_entry, dec, digits, iso, put, spend, spread, stringWidth, total, west)

W, H = letter


def chester(path, rng, n):
    issuer = "CHESTER CARD SERVICES"
    close = date(rng.choice([2022, 2023, 2024]), rng.randint(1, 12), rng.randint(8, 24))
    start = close - timedelta(30)
    due = close + timedelta(25)
    prev = rng.randint(5000, 700000)
    rows = spend(rng, spread(rng, start, close, n), prev, 199, 90000, 0.07)
    who = rng.choice(["NATALIE", "DARNELL", "HUGH", "ROSALIND"]) + " " + rng.choice(["BEAUMONT", "CASTELLANO", "FAIRCHILD", "OYELARAN"])
    card = "XXXX XXXX XXXX " + digits(rng, 4)
    limit = rng.choice([500000, 1250000, 2400000])
    for r in rows:
        if r["kind"] == "pay":
            r["desc"] = rng.choice(["Payment Thank You-Mobile", "AUTOMATIC PAYMENT - THANK YOU", "Payment Thank You - Web"])
        else:
            r["desc"] = rng.choice(["AMZN Mktp US*%s Amzn.com/bill WA" % caps(rng, 9), "TRADER JONES #%s COLUMBUS OH" % digits(rng, 3), "SQ *DRIP COFFEE BAR Columbus OH", "TST* LA CANTINA %s-555-0100 OH" % digits(rng, 3), "SPEEDYWAY %s DUBLIN OH" % digits(rng, 5), "UBERRIDE *TRIP HELP.UBERRIDE.CO CA", "NETFLICKS.COM 866-555-0199 CA"])
            if r["kind"] == "buy" and rng.random() < 0.12:
                r["extra"] = ["%02d/%02d  EURO" % (r["date"].month, r["date"].day), "%s X 1.087000000 (EXCHG RATE)" % west(r["amt"] * 1000 // 1087)]
                r["desc"] = "BOULANGERIE MARAIS PARIS"
    interest, fee = 0, 0
    if n >= 8 and rng.random() < 0.7:
        interest = rng.randint(300, 6000)
        rows.append({"date": close, "kind": "int", "amt": interest, "desc": "PURCHASE INTEREST CHARGE"})
    if n >= 8 and rng.random() < 0.5:
        fee = 3900
        rows.append({"date": close - timedelta(5), "kind": "fee", "amt": fee, "desc": "LATE FEE"})
    cred, buys = total(rows, "pay", "refund"), total(rows, "buy")
    new = prev - cred + buys + interest + fee
    mad = max(0, min(new, max(3500, new // 100 + interest + fee)))
    F, B = "Helvetica", "Helvetica-Bold"
    blue, navy = HexColor("#117aca"), HexColor("#0b3a66")
    txns = []

    def mdy(d):
        return "%02d/%02d/%02d" % (d.month, d.day, d.year % 100)

    def usd(p):
        return ("-" if p < 0 else "") + "$" + west(abs(p))

    def foot(c, no, tp):
        put(c, 36, 22, "0000001  FIS33339 C 1      000   N  Z  %02d  %s" % (close.day, close.strftime("%y/%m/%d")), F, 5)
        put(c, W / 2, 22, "Page %d of %d" % (no, tp), F, 6.5, "c")
        if no > 1:
            put(c, 36, 34, who, F, 7)
            put(c, W - 36, 34, "Statement Date:  " + mdy(close), F, 7, "r")

    c = Book(path, letter, foot)

    def logo(y):
        put(c, 36, y, "CHESTER", B, 17, colour=navy)
        c.setFillColor(blue)
        x = 40 + stringWidth("CHESTER", B, 17)
        c.rect(x, y, 5, 12, fill=1, stroke=0)
        c.rect(x + 7, y, 12, 5, fill=1, stroke=0)
        c.rect(x + 7, y + 7, 12, 5, fill=1, stroke=0)

    logo(H - 50)
    put(c, W - 36, H - 42, "Manage your account online:", F, 7, "r")
    put(c, W - 36, H - 51, "www.chestercards.example", B, 7.5, "r")
    put(c, W - 36, H - 62, "Customer Service: 1-800-000-0000", F, 7, "r")
    c.setFillColor(HexColor("#edf4fa"))
    c.rect(36, H - 200, 250, 128, fill=1, stroke=0)
    y = H - 92
    for a, v in [("New Balance", usd(new)), ("Minimum Payment Due", usd(mad)), ("Payment Due Date", mdy(due))]:
        put(c, 46, y, a, B, 9.5)
        put(c, 276, y, v, B, 11, "r", navy)
        y -= 18
    for i, s in enumerate(["Late Payment Warning: If we do not receive your minimum payment", "by the due date, you may have to pay a late fee of up to $40.00.", "Minimum Payment Warning: Enroll in Auto-Pay and avoid missing a", "payment. To enroll, go to www.chestercards.example"]):
        put(c, 46, y - 6 - 10 * i, s, F, 7)
    x0 = 316
    put(c, x0, H - 82, "ACCOUNT SUMMARY", B, 10, colour=blue)
    c.setStrokeColor(blue)
    c.line(x0, H - 86, W - 36, H - 86)
    put(c, x0, H - 98, "Account Number:  " + card, B, 8)
    L = [("Previous Balance", usd(prev)), ("Payment, Credits", "-" + usd(cred) if cred else "$0.00"), ("Purchases", "+" + usd(buys)), ("Cash Advances", "$0.00"), ("Balance Transfers", "$0.00"),
         ("Fees Charged", ("+" if fee else "") + usd(fee)), ("Interest Charged", ("+" if interest else "") + usd(interest)), ("New Balance", usd(new)), ("Opening/Closing Date", "%s - %s" % (mdy(start), mdy(close))),
         ("Credit Access Line", usd(limit)[:-3]), ("Available Credit", usd(max(0, limit - new))[:-3]), ("Cash Access Line", usd(limit // 5)[:-3]), ("Past Due Amount", "$0.00"), ("Balance over the Credit Access Line", "$0.00")]
    for i, (a, v) in enumerate(L):
        f = B if a == "New Balance" else F
        put(c, x0, H - 112 - 12 * i, a, f, 8)
        put(c, W - 36, H - 112 - 12 * i, v, f, 8, "r")
    put(c, 36, H - 230, "YOUR ACCOUNT MESSAGES", B, 10, colour=blue)
    c.line(36, H - 234, 286, H - 234)
    for i, s in enumerate(["Your next AutoPay payment will be deducted on the due date shown", "above. Thank you for being a valued customer since 2016."]):
        put(c, 36, H - 246 - 10 * i, s, F, 7)
    c.setDash(2, 2)
    c.line(36, H - 520, W - 36, H - 520)
    c.setDash()
    put(c, 36, H - 540, "Make/Mail to Chester Card Services at the address below:", F, 7)
    for i, (a, v) in enumerate([("Payment Due Date:", mdy(due)), ("New Balance:", usd(new)), ("Minimum Payment Due:", usd(mad))]):
        put(c, 400, H - 540 - 13 * i, a, F, 8)
        put(c, W - 36, H - 540 - 13 * i, v, B, 8, "r")
    put(c, 400, H - 585, "Account number:  " + card, F, 8)
    put(c, 400, H - 605, "$ ______________ Amount Enclosed", F, 8)
    for i, s in enumerate([who, "%s N HIGH ST UNIT %s" % (digits(rng, 4), digits(rng, 1)), "COLUMBUS OH 43201-" + digits(rng, 4)]):
        put(c, 60, H - 590 - 12 * i, s, "Courier", 9)
    for i, s in enumerate(["CARDMEMBER SERVICE", "PO BOX 0000", "CAROL STREAM IL 60197-0000"]):
        put(c, 60, H - 660 - 12 * i, s, "Courier", 9)
    c.showPage()
    st = {"y": 0}

    def top(more):
        logo(H - 50)
        put(c, 36, H - 80, "ACCOUNT ACTIVITY" + (" (CONTINUED)" if more else ""), B, 10, colour=blue)
        c.setStrokeColor(blue)
        c.line(36, H - 84, W - 36, H - 84)
        put(c, 40, H - 96, "Date of", F, 7)
        put(c, 36, H - 105, "Transaction", F, 7)
        put(c, 180, H - 105, "Merchant Name or Transaction Description", F, 7)
        put(c, W - 60, H - 105, "$ Amount", F, 7, "r")
        c.setStrokeGray(0.6)
        c.line(36, H - 109, W - 36, H - 109)
        st["y"] = H - 124

    top(False)
    for title, kinds in [("PAYMENTS AND OTHER CREDITS", ("pay", "refund")), ("PURCHASE", ("buy",)), ("FEES CHARGED", ("fee",)), ("INTEREST CHARGED", ("int",))]:
        items = [r for r in rows if r["kind"] in kinds]
        if not items:
            continue
        if st["y"] < 90:
            c.showPage()
            top(True)
        put(c, 36, st["y"], title, B, 8.5)
        st["y"] -= 13
        for r in items:
            if st["y"] - 20 < 52:
                c.showPage()
                top(True)
            put(c, 46, st["y"], "%02d/%02d" % (r["date"].month, r["date"].day), F, 8.5)
            put(c, 110, st["y"], r["desc"], F, 8.5)
            sign = "-" if r["kind"] in ("pay", "refund") else ""
            v = west(r["amt"])
            put(c, W - 60, st["y"], sign + (v[1:] if v.startswith("0.") else v), F, 8.5, "r")
            st["y"] -= 12
            for s in r.get("extra", []):
                put(c, 110, st["y"], s, F, 8.5)
                st["y"] -= 12
            txns.append(card_entry(r, " ".join([r["desc"]] + r.get("extra", []))))
        if title.endswith("CHARGED"):
            word = "FEES" if title.startswith("F") else "INTEREST"
            put(c, 110, st["y"], "TOTAL %s FOR THIS PERIOD" % word, B, 8.5)
            put(c, W - 60, st["y"], "$" + west(total(rows, *kinds)), B, 8.5, "r")
            st["y"] -= 14
        st["y"] -= 6
    if st["y"] < 190:
        c.showPage()
        logo(H - 50)
        st["y"] = H - 90
    y = st["y"] - 12
    c.setStrokeGray(0.4)
    c.rect(170, y - 44, 270, 46)
    put(c, 305, y - 10, "%d Totals Year-to-Date" % close.year, B, 8.5, "c")
    put(c, 180, y - 25, "Total fees charged in %d" % close.year, F, 8)
    put(c, 430, y - 25, usd(fee), F, 8, "r")
    put(c, 180, y - 37, "Total interest charged in %d" % close.year, F, 8)
    put(c, 430, y - 37, usd(interest + 1234), F, 8, "r")
    put(c, 36, y - 66, "INTEREST CHARGES", B, 10, colour=blue)
    put(c, 36, y - 78, "Your Annual Percentage Rate (APR) is the annual interest rate on your account.", F, 7.5)
    put(c, 36, y - 94, "Purchases        21.49%(v)(d)", F, 8)
    put(c, 36, y - 106, "Cash Advances        29.99%(v)(d)        (v) = Variable Rate   (d) = Daily Balance Method", F, 8)
    c.save()
    return {"issuer": issuer.title(), "card_number": card, "card_holder": who, "statement_date": iso(close), "due_date": iso(due),
            "statement_period": {"from": iso(start), "to": iso(close)}, "credit_limit": str(limit // 100), "previous_balance": dec(prev),
            "new_balance": dec(new), "minimum_due": dec(mad), "payments": dec(cred), "purchases": dec(buys), "transactions": txns}


def regent(path, rng, n):
    issuer = "Regent Dominion Bank"
    end = date(rng.choice([2022, 2023, 2024]), rng.randint(1, 12), rng.randint(5, 25))
    start = end - timedelta(30)
    due = end + timedelta(21)
    prev = rng.choice([rng.randint(10000, 500000), rng.randint(10000, 500000), -rng.randint(500, 9000)])
    rows = spend(rng, spread(rng, start, end - timedelta(2), n), prev, 250, 60000, 0.07)
    who = rng.choice(["MR", "MS", "DR"]) + " " + rng.choice(["ETIENNE", "PRISCILLA", "GORDON", "MEI"]) + " " + rng.choice(["TREMBLAY", "MACKAY", "SINCLAIR", "CHEUNG"])
    card = "5%s %s** **** %s" % (digits(rng, 3), digits(rng, 2), digits(rng, 4))
    limit = rng.choice([350000, 800000, 1500000])
    for r in rows:
        r["post"] = min(end, r["date"] + timedelta(rng.choice([0, 1, 1, 2])))
        r["lines"] = []
        if r["kind"] == "pay":
            r["lines"] = ["PAYMENT - THANK YOU / PAIEMENT - MERCI", digits(rng, 23)]
        else:
            r["lines"] = [rng.choice(["TIM HARTONS #%s TORONTO ON" % digits(rng, 4), "LOBLAW'S 1029 OTTAWA ON", "PRESTIGE FARE/%s TORONTO ON" % caps(rng, 9), "SHOPPERS RX MART #%s BURNABY BC" % digits(rng, 3), "CDN TYRE STORE #00%s BARRIE ON" % digits(rng, 3), "SPOTIFLY P%s STOCKHOLM" % digits(rng, 8), "PETROCAN-%s KINGSTON ON" % digits(rng, 4)]), digits(rng, 23)]
            if r["kind"] == "buy" and rng.random() < 0.15:
                r["lines"][0] = "CLOUDHOST.COM AUSTIN TX"
                r["lines"].append("Foreign Currency-USD %s Exchange rate-1.380000" % west(r["amt"] * 100 // 138))
    interest = 0
    if n >= 8 and prev > 0 and rng.random() < 0.6:
        interest = rng.randint(200, 9000)
        rows.append({"date": end, "post": end, "kind": "int", "amt": interest, "lines": ["PURCHASE INTEREST 20.99%"]})
    rows.sort(key=lambda r: (r["post"], r["date"]))
    cred, buys = total(rows, "pay", "refund"), total(rows, "buy")
    new = prev - cred + buys + interest
    mad = max(0, min(new, 1000 + interest))
    F, B = "Helvetica", "Helvetica-Bold"
    blue, gold = HexColor("#003168"), HexColor("#fedf01")
    txns = []

    def cad(p):
        return ("-" if p < 0 else "") + "$" + west(abs(p))

    def md(d):
        return "%s %02d" % (MON[d.month - 1].upper(), d.day)

    if start.year == end.year:
        period = "STATEMENT FROM %s TO %s, %d" % (md(start), md(end), end.year)
    else:
        period = "STATEMENT FROM %s, %d TO %s, %d" % (md(start), start.year, md(end), end.year)

    def foot(c, no, tp):
        put(c, W - 30, H - 84, "%d OF %d" % (no, tp), B, 8, "r")

    c = Book(path, letter, foot)
    right = 392

    def head(first):
        c.setFillColor(blue)
        c.rect(30, H - 62, 30, 34, fill=1, stroke=0)
        c.setFillColor(gold)
        c.circle(45, H - 42, 8, fill=1, stroke=0)
        put(c, 68, H - 44, "Regent Dominion Bank", B, 12, colour=blue)
        put(c, 68, H - 57, "RDB® Cash Back Mastercard‡", F, 9)
        put(c, 30, H - 84, period, B, 8.5)
        put(c, 300, H - 44, who, B, 8.5)
        put(c, 300, H - 57, card, F, 9)
        c.setStrokeColor(blue)
        c.line(30, H - 92, W - 30, H - 92)
        c.setFillColor(HexColor("#e4e9f0"))
        c.rect(30, H - 126, right - 30, 26, fill=1, stroke=0)
        for x, a, b in [(34, "TRANSACTION", "DATE"), (94, "POSTING", "DATE")]:
            put(c, x, H - 110, a, B, 6.5)
            put(c, x, H - 119, b, B, 6.5)
        put(c, 140, H - 115, "ACTIVITY DESCRIPTION", B, 6.5)
        put(c, right - 4, H - 115, "AMOUNT ($)", B, 6.5, "r")
        return H - 140

    def panel():
        x, w, y = 404, W - 30 - 404, H - 100

        def titled(y, title, lines):
            c.setFillColor(blue)
            c.rect(x, y - 14, w, 14, fill=1, stroke=0)
            put(c, x + 5, y - 10, title, B, 7.5, "l", HexColor("#ffffff"))
            y -= 26
            for a, v in lines:
                f = B if a.isupper() else F
                put(c, x + 5, y, a, f, 7.5)
                put(c, x + w - 5, y, v, f, 7.5, "r")
                y -= 11.5
            return y - 6
        y = titled(y, "CONTACT US", [("Customer Service/Lost & Stolen", ""), ("1-800-000-0000", ""), ("Collect outside North America", ""), ("(416) 000-0000", "")])
        y = titled(y, "PAYMENTS & INTEREST RATES", [("Minimum payment", cad(mad)), ("Payment due date", "%s, %d" % (md(due), due.year)), ("Credit limit", cad(limit)), ("Available credit", cad(max(0, limit - new))), ("Annual interest rates:", ""), ("   Purchases", "20.99%"), ("   Cash advances", "22.99%")])
        y = titled(y, "CALCULATING YOUR BALANCE", [("Previous Statement Balance", cad(prev)), ("Payments & credits", cad(-cred) if cred else "$0.00"), ("Purchases & debits", cad(buys)), ("Cash advances", "$0.00"), ("Interest", cad(interest)), ("Fees", "$0.00"), ("NEW BALANCE", cad(new))])
        y = titled(y, "CASH BACK SUMMARY", [("Previous balance", "$18.22"), ("Earned this statement", cad(buys // 200)), ("Adjusted/Redeemed", "$0.00")])
        for i, s in enumerate(["Estimated Time to Repay: If you make only", "the minimum payment each month, we", "estimate it will take %d years and %d months" % (max(1, new // 24000), rng.randint(1, 11)), "to fully repay the outstanding balance."]):
            put(c, x + 5, y - 10 * i, s, F, 7)

    def slip():
        c.setStrokeGray(0.4)
        c.setDash(3, 2)
        c.line(30, 158, W - 30, 158)
        c.setDash()
        put(c, 30, 140, "Regent Dominion Bank", B, 9, colour=blue)
        put(c, 30, 128, "Payment Centre, PO Box 0000 Station A, Toronto ON M5W 0X0", F, 7)
        put(c, 30, 96, who, "Courier", 9)
        put(c, 30, 84, "%s BLOOR ST W" % digits(rng, 3), "Courier", 9)
        put(c, 30, 72, "TORONTO ON  M6H 0X0", "Courier", 9)
        for i, (a, v) in enumerate([("NEW BALANCE", cad(new)), ("MINIMUM PAYMENT", cad(mad)), ("PAYMENT DUE DATE", "%s, %d" % (md(due), due.year)), ("AMOUNT PAID", "$ ____________")]):
            put(c, 404, 140 - 16 * i, a, B, 7.5)
            put(c, W - 35, 140 - 16 * i, v, F, 8, "r")

    y = head(True)
    panel()
    slip()
    put(c, 140, y, "PREVIOUS STATEMENT BALANCE", B, 7.5)
    put(c, right - 4, y, cad(prev), B, 7.5, "r")
    y -= 14
    for r in rows:
        h = 9.5 * len(r["lines"]) + 5
        floor = 175 if not c._kept else 60
        if y - h < floor:
            c.showPage()
            y = head(False)
        put(c, 34, y, md(r["date"]), F, 7.5)
        put(c, 94, y, md(r["post"]), F, 7.5)
        for i, s in enumerate(r["lines"]):
            put(c, 140, y - 9.5 * i, s, F, 7.5)
        put(c, right - 4, y, cad(-r["amt"] if r["kind"] in ("pay", "refund") else r["amt"]), F, 7.5, "r")
        c.setStrokeGray(0.85)
        c.line(30, y - h + 9.5, right, y - h + 9.5)
        y -= h
        t = card_entry(r, " ".join(r["lines"]), r["post"])
        txns.append(t)
    if y < (190 if not c._kept else 70):
        c.showPage()
        y = head(False)
    put(c, 140, y - 4, "NEW BALANCE", B, 7.5)
    put(c, right - 4, y - 4, cad(new), B, 7.5, "r")
    if c._kept:
        put(c, 34, y - 30, "Please keep this statement for your records. Interest is charged from the transaction date.", F, 6.5)
    c.save()
    d = {"issuer": issuer, "card_number": card, "card_holder": who, "statement_period": {"from": iso(start), "to": iso(end)}, "due_date": iso(due),
         "credit_limit": dec(limit), "previous_balance": dec(prev), "new_balance": dec(new), "minimum_due": dec(mad), "payments": dec(cred),
         "purchases": dec(buys), "transactions": txns}
    return d
