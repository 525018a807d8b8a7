# SPDX-License-Identifier: AGPL-3.0-or-later
"""Three Indian banks."""

from datetime import date, timedelta

from reportlab.lib.colors import HexColor
from reportlab.lib.pagesizes import A4

from stranger_vault_kit import (AREAS, BANKS4, Book, CITIES, FIRMS, MON, SHOPS, STREETS, dMy, dec, digits, dmy, entry, face, flow, inr, iso, month_end,
                                person, put, spread, sums, vpa, wrap)

W, H = A4


def kotar(path, rng, n):
    bank = "Kotar Mahendra Bank Ltd."
    start = date(rng.choice([2021, 2022, 2023]), rng.choice([1, 4, 7, 10]), 1)
    end = month_end(start.year, start.month + 2)
    opening = rng.randint(500000, 9000000)
    rows = flow(rng, spread(rng, start, end, n), opening)
    out, inn = sums(rows)
    who = "%s %s" % (rng.choice(["MR.", "MRS.", "MS."]), person(rng))
    city = rng.choice(CITIES)
    acct = digits(rng, 10)
    ifsc = "KOTR0000" + digits(rng, 3)
    txns = []
    for r in rows:
        k = rng.random()
        if r["up"]:
            if k < 0.45:
                r["desc"] = "UPI/%s/%s/Payment from Ph" % (person(rng).title(), digits(rng, 12))
                r["ref"] = "UPI-" + digits(rng, 12)
            elif k < 0.75:
                r["desc"] = "NEFT CITIN%s %s" % (digits(rng, 11), rng.choice(FIRMS))
                r["ref"] = "NEFTINW-0%s" % digits(rng, 9)
            elif k < 0.9:
                r["desc"] = "Received:%s IMPS:%s:SALARY ADVANCE" % (person(rng), digits(rng, 12))
                r["ref"] = "IMPS-" + digits(rng, 12)
            else:
                r["desc"] = "Int.Pd:%s to %s" % (dmy(start), dmy(r["date"]))
                r["ref"] = None
        else:
            if k < 0.5:
                r["desc"] = "UPI/%s/%s/%s" % (rng.choice(SHOPS).title(), digits(rng, 12), rng.choice(["UPI", "Pay", "NA", "Sent from Kotar"]))
                r["ref"] = "UPI-" + digits(rng, 12)
            elif k < 0.62:
                r["desc"] = "ATL/%s/%s/%s/%s" % (digits(rng, 4), digits(rng, 6), rng.choice(BANKS4), rng.choice(CITIES)[0])
                r["ref"] = digits(rng, 12)
            elif k < 0.8:
                r["desc"] = "PCD/%s/%s/%s%s/%s" % (digits(rng, 4), rng.choice(SHOPS), rng.choice(CITIES)[0], digits(rng, 6), "%02d:%02d" % (rng.randint(8, 22), rng.randint(0, 59)))
                r["ref"] = digits(rng, 12)
            elif k < 0.9:
                r["desc"] = "TO CLG %s" % person(rng)
                r["ref"] = digits(rng, 6)
            else:
                r["desc"] = "Chrg: Debit Card Annual Fee %s for %d" % (digits(rng, 4), start.year)
                r["ref"] = "TBMS-" + digits(rng, 10)
        txns.append(entry(r, r["desc"], r["ref"], True))

    def foot(c, no, total):
        c.setStrokeColor(HexColor("#d8d8d8"))
        c.line(28, 40, W - 28, 40)
        put(c, 28, 29, "This is a system generated statement and does not require signature. Contents shall be considered correct if no error is reported within 30 days.", "Helvetica", 5.8)
        put(c, W - 28, 19, "Page %d of %d" % (no, total), "Helvetica", 6.5, "r")

    c = Book(path, A4, foot)
    state = {}

    def head():
        c.setFillColor(HexColor("#003874"))
        c.rect(W - 170, H - 58, 142, 26, fill=0, stroke=0)
        c.setFillColor(HexColor("#ed1c24"))
        c.circle(W - 158, H - 45, 11, fill=1, stroke=0)
        c.setFillColor(HexColor("#003874"))
        c.circle(W - 150, H - 45, 7, fill=1, stroke=0)
        put(c, W - 136, H - 49, "kotar", "Helvetica-Bold", 17, colour=HexColor("#003874"))
        put(c, W - 28, H - 64, bank, "Helvetica", 6, "r")

    def bar(y):
        c.setFillColor(HexColor("#e6e7e8"))
        c.rect(28, y - 13, W - 56, 24, fill=1, stroke=0)
        c.setFillGray(0)
        put(c, 32, y - 4, "Date", "Helvetica-Bold", 7.5)
        put(c, 90, y - 4, "Narration", "Helvetica-Bold", 7.5)
        put(c, 300, y - 4, "Chq/Ref No", "Helvetica-Bold", 7.5)
        put(c, 470, y + 1, "Withdrawal (Dr)/", "Helvetica-Bold", 7.5, "r")
        put(c, 470, y - 8, "Deposit (Cr)", "Helvetica-Bold", 7.5, "r")
        put(c, W - 32, y - 4, "Balance", "Helvetica-Bold", 7.5, "r")
        return y - 26

    head()
    y = H - 84
    left = [who, rng.choice(STREETS), rng.choice(AREAS), city[0], city[1] + " - " + city[2], "INDIA"]
    right = [("Period", "%s To %s" % (dmy(start), dmy(end))), ("Cust.Reln.No", digits(rng, 9)), ("Account No", acct),
             ("Nomination Regd", rng.choice("YN")), ("Currency", "INR"), ("Branch", city[0] + " - " + rng.choice(["MAIN", "RACE COURSE", "MG ROAD"])),
             ("MICR Code", digits(rng, 9)), ("IFSC Code", ifsc)]
    for i, s in enumerate(left):
        put(c, 32, y - i * 11, s, "Helvetica-Bold" if i == 0 else "Helvetica", 8)
    for i, (a, b) in enumerate(right):
        put(c, 345, y - i * 11, a, "Helvetica", 8)
        put(c, 425, y - i * 11, ":  " + b, "Helvetica", 8)
    y = bar(y - 112)
    put(c, 90, y, "B/F", "Helvetica", 7.5)
    put(c, W - 32, y, inr(opening) + "(Cr)", "Helvetica", 7.5, "r")
    y -= 15
    for r in rows:
        lines = wrap(r["desc"], "Helvetica", 7.5, 198)
        refs = wrap(r["ref"] or "", "Helvetica", 7.5, 90)
        need = 9 * max(len(lines), len(refs)) + 5
        if y - need < 48:
            c.showPage()
            head()
            y = bar(H - 84)
        put(c, 32, y, dmy(r["date"]), "Helvetica", 7.5)
        for i, s in enumerate(lines):
            put(c, 90, y - 9 * i, s, "Helvetica", 7.5)
        for i, s in enumerate(refs):
            put(c, 300, y - 9 * i, s, "Helvetica", 7.5)
        put(c, 470, y, inr(r["amt"]) + ("(Cr)" if r["up"] else "(Dr)"), "Helvetica", 7.5, "r")
        put(c, W - 32, y, inr(r["bal"]) + "(Cr)", "Helvetica", 7.5, "r")
        y -= need
    if y < 135:
        c.showPage()
        head()
        y = H - 90
    c.setStrokeGray(0.6)
    c.line(28, y + 4, W - 28, y + 4)
    put(c, 32, y - 12, "Statement Summary", "Helvetica-Bold", 8)
    closing = rows[-1]["bal"]
    block = [("Opening Balance", inr(opening) + "(Cr)", "", ""),
             ("Total Withdrawal Amount", inr(out) + "(Dr)", "Withdrawal Count", str(sum(not r["up"] for r in rows))),
             ("Total Deposit Amount", inr(inn) + "(Cr)", "Deposit Count", str(sum(r["up"] for r in rows))),
             ("Closing Balance", inr(closing) + "(Cr)", "", "")]
    for i, (a, b, d, e) in enumerate(block):
        yy = y - 27 - 12 * i
        put(c, 32, yy, a, "Helvetica", 8)
        put(c, 150, yy, ":", "Helvetica", 8)
        put(c, 260, yy, b, "Helvetica", 8, "r")
        if d:
            put(c, 330, yy, d, "Helvetica", 8)
            put(c, 420, yy, ":  " + e, "Helvetica", 8)
    put(c, 32, y - 84, "Any discrepancy in the statement should be brought to the notice of " + bank + " within one month from the date of receipt.", "Helvetica-Oblique", 6.5)
    c.save()
    return {"bank_name": bank, "account_number": acct, "account_holder": who, "ifsc": ifsc, "currency": "INR",
            "statement_period": {"from": iso(start), "to": iso(end)}, "opening_balance": dec(opening),
            "closing_balance": dec(closing), "total_debits": dec(out), "total_credits": dec(inn), "transactions": txns}


def primus(path, rng, n):
    bank = "IDFX PRIMUS Bank Limited"
    y0 = rng.choice([2022, 2023, 2024])
    start, end = date(y0, rng.choice([4, 6, 8]), 1), None
    end = month_end(start.year, start.month + rng.choice([0, 1, 2]))
    opening = rng.randint(150000, 4000000)
    rows = flow(rng, spread(rng, start, end, n), opening, share=0.35)
    out, inn = sums(rows)
    who = person(rng)
    city = rng.choice(CITIES)
    acct = "100" + digits(rng, 8)
    ifsc = "IDFX00" + digits(rng, 5)
    F, B = face("lato", "NotoSans-Regular.ttf", "Helvetica"), face("latob", "NotoSans-Bold.ttf", "Helvetica-Bold")
    red = HexColor("#9d1d27")
    txns = []
    for r in rows:
        r["val"] = r["date"] if rng.random() < 0.85 else r["date"] + timedelta(1)
        k, r["ref"] = rng.random(), None
        if r["up"]:
            if k < 0.5:
                r["desc"] = "UPI/CR/%s/%s/%s/%s/%s" % (digits(rng, 12), person(rng), rng.choice(BANKS4), vpa(rng), rng.choice(["rent", "UPI", "Payment", "thanks"]))
            elif k < 0.8:
                r["desc"] = "NEFT/%sN%s/%s" % (rng.choice(BANKS4), digits(rng, 14), rng.choice(FIRMS))
            elif k < 0.9:
                r["desc"] = "MONTHLY INTEREST CREDIT"
            else:
                r["desc"] = "CHEQUE DEPOSIT CTS " + rng.choice(FIRMS)
                r["ref"] = digits(rng, 6)
        else:
            if k < 0.5:
                r["desc"] = "UPI/MOB/%s/%s/%s/%s" % (digits(rng, 12), rng.choice(SHOPS), vpa(rng), rng.choice(["Pay", "Food", "UPI", "Milk bill for the month"]))
            elif k < 0.68:
                r["desc"] = "IMPS-OUT/%s/%s/xxxxxxx%s/%s" % (digits(rng, 12), rng.choice(BANKS4), digits(rng, 4), person(rng))
            elif k < 0.8:
                r["desc"] = "ACH/TPACH%s/%s" % (digits(rng, 16), rng.choice(["SIPHOUSE MUTUAL FUND", "LIFELONG INSURANCE CO", "AUTOFIN LOANS EMI"]))
            elif k < 0.9:
                r["desc"] = "VISA-POS/%s/%s/%s" % (rng.choice(SHOPS), digits(rng, 12), rng.choice(CITIES)[0])
            else:
                r["desc"] = "CLG/%s/%s BANK" % (person(rng), rng.choice(BANKS4))
                r["ref"] = digits(rng, 6)
        txns.append(entry(r, r["desc"], r["ref"], True))

    def foot(c, no, total):
        put(c, W / 2, 34, "REGISTERED OFFICE: " + bank + ", KRM Towers, 7th Floor, No. 1 Harrington Road, Chetpet, Chennai - 600031, TAMIL NADU, INDIA", F, 5.5, "c")
        put(c, W / 2, 24, "Page %d of %d" % (no, total), F, 6.5, "c")

    c = Book(path, A4, foot)
    xs = [30, 86, 142, 312, 362, 428, 494, W - 30]

    def head(first):
        c.setFillColor(red)
        c.rect(30, H - 62, 96, 32, fill=1, stroke=0)
        put(c, 36, H - 44, "IDFX PRIMUS", B, 12, colour=HexColor("#ffffff"))
        put(c, 36, H - 56, "Bank", F, 9, colour=HexColor("#ffffff"))
        put(c, W - 30, H - 50, "STATEMENT OF ACCOUNT", B, 12, "r")
        put(c, 30, H - 82, "CUSTOMER ID", B, 7)
        put(c, 118, H - 82, ": " + cust, F, 7)
        put(c, 30, H - 93, "ACCOUNT NO", B, 7)
        put(c, 118, H - 93, ": " + acct, F, 7)
        put(c, 330, H - 82, "STATEMENT PERIOD", B, 7)
        put(c, 418, H - 82, ": %s TO %s" % (dMy(start).upper(), dMy(end).upper()), F, 7)

    def bar(y):
        c.setFillColor(red)
        c.rect(30, y - 22, W - 60, 22, fill=1, stroke=0)
        white = HexColor("#ffffff")
        for i, (a, b) in enumerate([("Transaction", "Date"), ("Value Date", ""), ("Particulars", ""), ("Cheque", "No."), ("Debit", ""), ("Credit", ""), ("Balance", "")]):
            mid = (xs[i] + xs[i + 1]) / 2
            if b:
                put(c, mid, y - 9, a, B, 7, "c", white)
                put(c, mid, y - 18, b, B, 7, "c", white)
            else:
                put(c, mid, y - 14, a, B, 7, "c", white)
        return y - 22

    cust = digits(rng, 10)
    head(True)
    y = H - 112
    L = [("CUSTOMER NAME", who), ("COMMUNICATION", rng.choice(STREETS) + ", " + rng.choice(AREAS)), ("ADDRESS", "%s, %s - %s" % city),
         ("EMAIL ID", who.split()[0].lower()[:2] + "****" + "@mailbox.in"), ("PHONE NO", "******" + digits(rng, 4)), ("CKYC ID", "NOT REGISTERED"), ("NOMINATION", "REGISTERED")]
    R = [("ACCOUNT BRANCH", city[0] + " BRANCH"), ("BRANCH ADDRESS", rng.choice(AREAS) + ", " + city[0]), ("IFSC", ifsc), ("MICR", digits(rng, 9)),
         ("ACCOUNT OPENING DATE", "12-FEB-2019"), ("ACCOUNT STATUS", "ACTIVE"), ("ACCOUNT TYPE", "SAVINGS ACCOUNT"), ("CURRENCY", "INR")]
    for i, (a, b) in enumerate(L):
        put(c, 30, y - 11 * i, a, B, 7)
        put(c, 118, y - 11 * i, ": " + b, F, 7)
    for i, (a, b) in enumerate(R):
        put(c, 330, y - 11 * i, a, B, 7)
        put(c, 432, y - 11 * i, ": " + b, F, 7)
    y -= 100
    c.setStrokeGray(0.5)
    for i, (a, b) in enumerate([("Opening Balance", inr(opening)), ("Total Debit", inr(out)), ("Total Credit", inr(inn)), ("Closing Balance", inr(rows[-1]["bal"]))]):
        x = 30 + i * (W - 60) / 4
        c.rect(x, y - 30, (W - 60) / 4, 30)
        put(c, x + (W - 60) / 8, y - 12, a, B, 7.5, "c")
        put(c, x + (W - 60) / 8, y - 24, b, F, 7.5, "c")
    y = bar(y - 44)
    body = [{"desc": "Opening Balance", "open": True, "bal": opening}] + rows
    for r in body:
        lines = wrap(r["desc"], F, 6.8, xs[3] - xs[2] - 8)
        h = 9 * len(lines) + 8
        if y - h < 48:
            c.showPage()
            head(False)
            y = bar(H - 106)
        c.setStrokeGray(0.75)
        for i in range(7):
            c.rect(xs[i], y - h, xs[i + 1] - xs[i], h)
        t = y - 10.5
        if "open" not in r:
            put(c, (xs[0] + xs[1]) / 2, t, dMy(r["date"]), F, 6.8, "c")
            put(c, (xs[1] + xs[2]) / 2, t, dMy(r["val"]), F, 6.8, "c")
            if r["ref"]:
                put(c, (xs[3] + xs[4]) / 2, t, r["ref"], F, 6.8, "c")
            k = 5 if r["up"] else 4
            put(c, xs[k + 1] - 4, t, inr(r["amt"]), F, 6.8, "r")
        for i, s in enumerate(lines):
            put(c, xs[2] + 4, t - 9 * i, s, F, 6.8)
        put(c, xs[7] - 4, t, inr(r["bal"]), F, 6.8, "r")
        y -= h
    if y < 100:
        c.showPage()
        head(False)
        y = H - 110
    put(c, W / 2, y - 20, "*** END OF STATEMENT ***", B, 7, "c")
    put(c, 30, y - 36, "Total number of Debits : %d" % sum(not r["up"] for r in rows), F, 7)
    put(c, 30, y - 46, "Total number of Credits : %d" % sum(r["up"] for r in rows), F, 7)
    c.save()
    return {"bank_name": bank, "account_number": acct, "account_holder": who, "account_type": "SAVINGS ACCOUNT", "ifsc": ifsc,
            "currency": "INR", "statement_period": {"from": iso(start), "to": iso(end)}, "opening_balance": dec(opening),
            "closing_balance": dec(rows[-1]["bal"]), "total_debits": dec(out), "total_credits": dec(inn), "transactions": txns}


def kanara(path, rng, n):
    bank = "Kanaria Bank"
    m = rng.randint(1, 10)
    start = date(rng.choice([2022, 2023, 2024]), m, rng.choice([1, 1, 5]))
    end = month_end(start.year, m + 1)
    opening = rng.randint(30000, 2500000)
    rows = flow(rng, spread(rng, start, end, n), opening, share=0.3, lo=1000, hi=300000)
    who = person(rng)
    city = rng.choice(CITIES)
    acct = "XXXXXXXXX" + digits(rng, 4)
    ifsc = "KNRB000" + digits(rng, 4)
    txns = []
    F, B = face("dj", "DejaVuSans.ttf", "Helvetica"), face("djb", "DejaVuSans-Bold.ttf", "Helvetica-Bold")
    for r in rows:
        stamp = "%s %02d:%02d:%02d" % (dmy(r["date"], "/"), rng.randint(6, 22), rng.randint(0, 59), rng.randint(0, 59))
        rrn = digits(rng, 12)
        k = rng.random()
        if k < 0.7:
            r["paras"] = ["UPI/%s/%s/%s/%s/**%s/%s//%s%s/%s" % ("CR" if r["up"] else "DR", rrn, person(rng)[:10].strip() if r["up"] else rng.choice(SHOPS)[:10].strip(), rng.choice(BANKS4), vpa(rng)[-10:],
                          rng.choice(["UPI", "PAYMENT FROM PHO", "NO REMARKS", "SENT USING PAY"]), rng.choice(["PTM", "YBL", "ICI", "AXL"]), "".join(rng.choice("0123456789abcdef") for _ in range(32)), stamp), "Chq: " + rrn]
        elif k < 0.85 and r["up"]:
            r["paras"] = ["NEFT CR-%s0%s-%s-%s-%s" % (rng.choice(BANKS4), digits(rng, 6), rng.choice(FIRMS), who, rng.choice(BANKS4) + "N" + digits(rng, 14))]
        elif r["up"]:
            r["paras"] = ["SBINT:%s TO %s" % (dmy(start), dmy(r["date"])), "Chq: 0"]
        elif k < 0.85:
            r["paras"] = ["ATM CASH-%s-%s-%s" % (digits(rng, 8), rng.choice(CITIES)[0], stamp), "Chq: " + digits(rng, 6)]
        else:
            r["paras"] = ["SMS CHARGES FOR THE QUARTER ENDED %s INCL GST" % MON[(m - 2) % 12].upper()]
        txns.append(entry(r, " ".join(r["paras"])))

    def foot(c, no, total):
        put(c, W / 2, 28, "page %d" % no, F, 7, "c")

    c = Book(path, A4, foot)
    xs = [36, 104, 320, 396, 474, W - 36]

    def bar(y):
        c.setFillColor(HexColor("#0a91d0"))
        c.rect(36, y - 20, W - 72, 20, fill=1, stroke=0)
        white = HexColor("#ffffff")
        for i, s in enumerate(["Date", "Particulars", "Deposits", "Withdrawals", "Balance"]):
            put(c, (xs[i] + xs[i + 1]) / 2, y - 13, s, B, 8, "c", white)
        return y - 20

    c.setFillColor(HexColor("#ffd200"))
    p = c.beginPath()
    p.moveTo(40, H - 60)
    p.lineTo(64, H - 60)
    p.lineTo(52, H - 38)
    p.close()
    c.drawPath(p, fill=1, stroke=0)
    c.setFillColor(HexColor("#0a91d0"))
    c.rect(52, H - 62, 14, 14, fill=1, stroke=0)
    put(c, 74, H - 58, bank, B, 16, colour=HexColor("#0a91d0"))
    put(c, W - 36, H - 52, "kanaria e-Passbook", F, 8, "r")
    put(c, W / 2, H - 86, "Current & Saving Account Statement", B, 11, "c")
    y = H - 108
    for i, s in enumerate([who, rng.choice(STREETS), rng.choice(AREAS), city[0], city[1] + " " + city[2]]):
        put(c, 36, y - 12 * i, s, F, 8)
    R = [("Customer Id", "XXXXX" + digits(rng, 4)), ("Account Number", acct), ("Account Currency", "INR"), ("Branch Name", city[0] + " II"), ("IFSC Code", ifsc), ("MICR Code", digits(rng, 9))]
    for i, (a, b) in enumerate(R):
        put(c, 330, y - 12 * i, a, F, 8)
        put(c, 440, y - 12 * i, b, F, 8)
    y -= 84
    put(c, 36, y, "Searched By From %s To %s" % (dMy(start, " "), dMy(end, " ")), F, 8)
    put(c, W - 36, y, "Statement For A/c %s" % acct, F, 8, "r")
    y = bar(y - 10)

    def cells(y, h):
        c.setStrokeGray(0.8)
        c.line(36, y - h, W - 36, y - h)

    put(c, 110, y - 13, "Opening Balance", B, 7.5)
    put(c, W - 40, y - 13, "Rs. " + inr(opening), B, 7.5, "r")
    cells(y, 20)
    y -= 20
    for r in rows:
        lines = []
        for s in r["paras"]:
            lines += wrap(s, F, 7.3, 206)
        h = 9.5 * len(lines) + 9
        if y - h < 46:
            c.showPage()
            y = bar(H - 40)
        mid = y - h / 2 - 2.5
        put(c, (xs[0] + xs[1]) / 2, mid, dmy(r["date"]), F, 7.5, "c")
        for i, s in enumerate(lines):
            put(c, 110, y - 11 - 9.5 * i, s, F, 7.3)
        put(c, xs[3] - 5 if r["up"] else xs[4] - 5, mid, inr(r["amt"]), F, 7.5, "r")
        put(c, W - 40, mid, inr(r["bal"]), F, 7.5, "r")
        cells(y, h)
        y -= h
    if y < 130:
        c.showPage()
        y = bar(H - 40)
    put(c, 110, y - 13, "Closing Balance", B, 7.5)
    put(c, W - 40, y - 13, "Rs. " + inr(rows[-1]["bal"]), B, 7.5, "r")
    cells(y, 20)
    y -= 40
    small = ["Disclaimer", "UNLESS THE CONSTITUENT BRINGS TO THE NOTICE OF THE BANK ANY DISCREPANCIES, OMISSIONS OR UNAUTHORISED DEBITS IMMEDIATELY,",
             "THE ENTRIES IN THIS STATEMENT SHALL BE DEEMED CORRECT. BEWARE OF PHISHING ATTACKS THROUGH E-MAILS AND FAKE WEBSITES.",
             "THIS IS A COMPUTER OUTPUT AND NEED NOT BE SIGNED. *** END OF STATEMENT ***"]
    for i, s in enumerate(small):
        put(c, 36, y - 9 * i, s, B if i == 0 else F, 6)
    c.save()
    return {"bank_name": bank, "account_number": acct, "account_holder": who, "ifsc": ifsc, "currency": "INR",
            "statement_period": {"from": iso(start), "to": iso(end)}, "opening_balance": dec(opening),
            "closing_balance": dec(rows[-1]["bal"]), "transactions": txns}
