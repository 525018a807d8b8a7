# SPDX-License-Identifier: AGPL-3.0-or-later
"""Three more Indian banks."""

from datetime import date, timedelta

from reportlab.lib.colors import HexColor
from reportlab.lib.pagesizes import A4

from stranger_vault_kit import (AREAS, BANKS4, Book, CITIES, FIRMS, MON, SHOPS, STREETS, chop, dec, digits, dmy, entry, face, flow, inr, iso, month_end,
                                person, put, spread, stringWidth, sums, vpa, wrap)

W, H = A4


def plain(p):
    s = "%d.%02d" % (p // 100, p % 100)
    return s[:-1] if s.endswith("0") else s


def unitas(path, rng, n):
    bank = "Unity Bank of Bharat"
    start = date(rng.choice([2022, 2023, 2024]), rng.randint(1, 10), rng.randint(1, 20))
    end = start + timedelta(rng.choice([30, 61, 89]))
    rows = flow(rng, spread(rng, start, end, n), rng.randint(50000, 3000000), share=0.33, bighi=3000000)
    who = person(rng)
    city = rng.choice(CITIES)
    acct = digits(rng, 15)
    ifsc = "UNBB0" + digits(rng, 6)
    txns = []
    for r in rows:
        k = rng.random()
        r["tid"] = rng.choice("SCM") + digits(rng, rng.choice([6, 8, 8]))
        if k < 0.65:
            r["desc"] = "UPIA%s/%s/%s/%s/%s/%s" % (rng.choice("RB"), digits(rng, 12), "CR" if r["up"] else "DR", (person(rng) if r["up"] else rng.choice(SHOPS))[:9].strip(), rng.choice(BANKS4), vpa(rng)[:12])
        elif r["up"]:
            r["desc"] = rng.choice(["NEFT:%s %sN%s" % (rng.choice(FIRMS), rng.choice(BANKS4), digits(rng, 14)), "BY CASH SELF DEPOSIT AT %s" % city[0], "%s:Int.Pd:%s to %s" % (acct, dmy(start), dmy(r["date"]))])
        else:
            r["desc"] = rng.choice(["POS:%s/%s/%s" % (digits(rng, 12), rng.choice(SHOPS), rng.choice(CITIES)[0]), "MOBFT to: %s" % person(rng), "ATM WDL %s %s" % (digits(rng, 8), rng.choice(CITIES)[0]), "NACH-10-DR-%s/%s" % (rng.choice(["AUTOFIN LOANS", "SIPHOUSE MF"]), digits(rng, 12))])
    rows = rows[::-1]
    for r in rows:
        t = entry(r, r["desc"], r["tid"], True)
        for k in ("debit", "credit"):
            if t[k]:
                t[k] = plain(r["amt"])
        t["balance"] = plain(r["bal"])
        txns.append(t)
    F, B, I = "Times-Roman", "Times-Bold", "Times-Italic"

    def foot(c, no, total):
        put(c, 40, 26, "https://www.unitybankofbharat.bank.in", I, 7)
        put(c, W - 40, 26, "Page %d of %d" % (no, total), F, 7.5, "r")

    c = Book(path, A4, foot)
    xs = [40, 66, 124, 190, 378, 466, W - 40]
    heads = ["S.No", "Date", "Transaction Id", "Remarks", "Amount(Rs.)", "Balance(Rs.)"]

    def bar(y):
        c.setFillColor(HexColor("#f7c9cb"))
        c.rect(40, y - 18, W - 80, 18, fill=1, stroke=0)
        c.setStrokeColor(HexColor("#cc2229"))
        for i, s in enumerate(heads):
            c.rect(xs[i], y - 18, xs[i + 1] - xs[i], 18)
            put(c, xs[i] + 4, y - 12, s, B, 8.5)
        return y - 18

    def boxes(y, h):
        c.setStrokeColor(HexColor("#e5a9ab"))
        for i in range(6):
            c.rect(xs[i], y - h, xs[i + 1] - xs[i], h)

    dev = face("devb", "NotoSansDevanagari-Bold.ttf", B)
    c.setFillColor(HexColor("#cc2229"))
    c.roundRect(40, H - 70, 24, 30, 6, fill=1, stroke=0)
    c.setFillColor(HexColor("#0c5fa8"))
    c.roundRect(52, H - 70, 24, 30, 6, fill=1, stroke=0)
    if dev != B:
        put(c, 84, H - 50, "यूनिटी बैंक ऑफ भारत", dev, 11, colour=HexColor("#cc2229"))
    put(c, 84, H - 66, bank, "Helvetica-Bold", 12, colour=HexColor("#0c5fa8"))
    put(c, W - 40, H - 50, "Statement of Account", B, 14, "r")
    put(c, W - 40, H - 64, "Statement Date : %s" % dmy(end + timedelta(1), "/"), F, 8.5, "r")
    y = H - 96
    for i, s in enumerate([who, rng.choice(STREETS), rng.choice(AREAS), "%s %s" % (city[0], city[2]), city[1], "INDIA"]):
        put(c, 40, y - 12 * i, s, B if i == 0 else F, 9)
    R = [("Customer/CIF ID", digits(rng, 9)), ("Account Number", acct), ("Account Type", "Saving Account"), ("Account Currency", "INR"),
         ("Home Branch", city[0]), ("IFSC Code", ifsc)]
    for i, (a, b) in enumerate(R):
        put(c, 330, y - 12 * i, a, F, 9)
        put(c, W - 40, y - 12 * i, b, F, 9, "r")
    y -= 90
    put(c, 40, y, "Statement Period From - %s To %s" % (dmy(start, "/"), dmy(end, "/")), B, 9)
    y = bar(y - 10)
    for no, r in enumerate(rows, 1):
        lines = wrap(r["desc"], F, 8.5, xs[4] - xs[3] - 8)
        h = 10 * len(lines) + 6
        if y - h < 50 and y - 16 < 50:
            c.showPage()
            y = bar(H - 40)
        first = len(lines) if y - h >= 50 else max(1, int((y - 56) // 10))
        boxes(y, 10 * first + 6)
        t = y - 11
        put(c, xs[0] + 4, t, str(no), F, 8.5)
        put(c, xs[1] + 4, t, dmy(r["date"], "/"), F, 8.5)
        put(c, xs[2] + 4, t, r["tid"], F, 8.5)
        for i, s in enumerate(lines[:first]):
            put(c, xs[3] + 4, t - 10 * i, s, F, 8.5)
        put(c, xs[4] + 4, t, plain(r["amt"]) + (" (Cr)" if r["up"] else " (Dr)"), F, 8.5)
        put(c, xs[5] + 4, t, plain(r["bal"]) + " (Cr)", F, 8.5)
        y -= 10 * first + 6
        rest = lines[first:]
        if rest:
            c.showPage()
            y = bar(H - 40)
            boxes(y, 10 * len(rest) + 6)
            for i, s in enumerate(rest):
                put(c, xs[3] + 4, y - 11 - 10 * i, s, F, 8.5)
            y -= 10 * len(rest) + 6
    if y < 150:
        c.showPage()
        y = H - 40
    for i, s in enumerate(["NEFT : National Electronic Fund Transfer    RTGS : Real Time Gross Settlement    UPI : Unified Payment Interface",
                           "BBPS : Bharat Bill Payment Service    IMPS : Immediate Payment Service    INT : Intra Fund Transfer",
                           "This is system generated statement and does not require signature. Registered office: Unity Bhavan, 239 Vidhan Marg, Mumbai 400021",
                           "Details of statement are prepared on the basis of request. For queries call 1800 200 0000 (Toll Free)."]):
        put(c, 40, y - 22 - 10 * i, s, F, 7.5)
    c.save()
    return {"bank_name": bank, "account_number": acct, "account_holder": who, "account_type": "Saving Account", "ifsc": ifsc,
            "currency": "INR", "statement_period": {"from": iso(start), "to": iso(end)}, "transactions": txns}


def malabar(path, rng, n):
    bank = "THE SOUTH MALABAR BANK LTD."
    y0 = rng.choice([2019, 2020, 2022])
    start, end = date(y0, 4, 1), month_end(y0, rng.choice([4, 6, 9]))
    limit = rng.choice([50000000, 75000000, 150000000])
    opening = -rng.randint(limit // 10, limit * 7 // 10)
    rows = flow(rng, spread(rng, start, end, n), opening, share=0.42, floor=-limit, lo=50000, hi=12000000, biglo=200000, bighi=15000000)
    out, inn = sums(rows)
    who = "M/S " + rng.choice(FIRMS)
    city = rng.choice(CITIES)
    acct = "0" + digits(rng, 3) + "083000" + digits(rng, 6)
    ifsc = "SMLB0000" + digits(rng, 3)
    txns = []
    for r in rows:
        k, r["chq"] = rng.random(), None
        if r["up"]:
            r["desc"] = rng.choice(["NEFT-%s/%sN%s" % (rng.choice(FIRMS), rng.choice(BANKS4), digits(rng, 14)), "RTGS/%sR5%s/%s" % (rng.choice(BANKS4), digits(rng, 16), rng.choice(FIRMS)),
                                    "BY CASH", "CLG CHQ DEP %s" % rng.choice(BANKS4), "UPI/%s/%s/UPI/%s" % (rng.choice(BANKS4), digits(rng, 12), person(rng))])
        elif k < 0.4:
            r["desc"] = "%s TO %s" % (rng.choice(["CTS CLG", "TRF"]), rng.choice(FIRMS + [person(rng)]))
            r["chq"] = digits(rng, 6)
        elif k < 0.55:
            r["desc"] = "CASH WDL SELF"
            r["chq"] = digits(rng, 6)
        elif k < 0.7:
            r["desc"] = "INT COLL FOR %s" % (MON[r["date"].month - 1].upper() + "-" + str(r["date"].year)[2:])
        elif k < 0.85:
            r["desc"] = "SIBMIRROR/NEFT/%s/%s/%s" % (digits(rng, 12), rng.choice(BANKS4), rng.choice(FIRMS))
        else:
            r["desc"] = "GST CHALLAN CPIN %s E-PAYMENT" % digits(rng, 14)
        txns.append(entry(r, r["desc"], r["chq"], True))

    def drcr(p):
        return "0.00   " if p == 0 else inr(abs(p)) + (" Dr" if p < 0 else " Cr")

    M = "Courier"
    c = Book(path, A4)
    cw = 130
    size = 7.0
    x0 = 24
    st = {"y": 0, "page": 0}

    def line(s=""):
        put(c, x0, st["y"], s.rstrip(), M, size)
        st["y"] -= 9.6

    def row(d, p, q, a, b, e):
        line("%-9s %-44s %-9s %18s %18s %22s" % (d, p, q, a, b, e))

    def head():
        st["page"] += 1
        st["y"] = H - 36
        line(bank.center(cw))
        line(("BRANCH : %s   IFSC : %s   MICR : %s" % (city[0], ifsc, micr)).center(cw))
        line()
        line("%-86s%s" % (who, "PAGE NO.     : %d" % st["page"]))
        line("%-86s%s" % (addr1, "CUSTOMER ID  : " + cust))
        line("%-86s%s" % (addr2, "ACCOUNT NO   : " + acct))
        line("%-86s%s" % (city[0] + " " + city[2], "A/C TYPE     : CASH CREDIT - STOCKS"))
        line("%-86s%s" % ("", "CURRENCY     : INR"))
        line("%-86s%s" % ("", "LIMIT        : " + inr(limit)))
        line()
        line(("STATEMENT OF ACCOUNT FOR THE PERIOD FROM %s TO %s" % (dmy(start), dmy(end))).center(cw))
        line("-" * cw)
        row("DATE", "PARTICULARS", "CHQ.NO.", "WITHDRAWALS", "DEPOSITS", "BALANCE")
        line("-" * cw)

    micr, cust, addr1, addr2 = digits(rng, 9), digits(rng, 9), rng.choice(STREETS), rng.choice(AREAS)
    head()
    row("", "B/F", "", "", "", drcr(opening))
    tot = [0, 0]
    last = opening
    for r in rows:
        parts = chop(r["desc"], 42)
        if st["y"] - 9.6 * len(parts) < 70:
            line("-" * cw)
            row("", "PAGE TOTAL", "", inr(tot[0]), inr(tot[1]), drcr(last))
            line("-" * cw)
            line(("CONTD.." + str(st["page"] + 1)).rjust(cw))
            c.showPage()
            head()
            row("", "B/F", "", "", "", drcr(last))
            tot = [0, 0]
        row("%02d-%02d-%02d" % (r["date"].day, r["date"].month, r["date"].year % 100), parts[0], r["chq"] or "",
            "" if r["up"] else inr(r["amt"]), inr(r["amt"]) if r["up"] else "", drcr(r["bal"]))
        for p in parts[1:]:
            row("", p, "", "", "", "")
        tot[1 if r["up"] else 0] += r["amt"]
        last = r["bal"]
    if st["y"] < 120:
        c.showPage()
        head()
    line("-" * cw)
    row("", "GRAND TOTAL", "", inr(out), inr(inn), drcr(last))
    line("-" * cw)
    line()
    line("UNLESS THE CONSTITUENT NOTIFIES THE BANK IMMEDIATELY OF ANY DISCREPANCY FOUND IN THIS STATEMENT OF ACCOUNT, IT WILL BE TAKEN")
    line("THAT HE HAS FOUND THE ACCOUNT CORRECT.        ** END OF STATEMENT **")
    line("E. & O.E.")
    c.save()
    return {"bank_name": bank, "account_number": acct, "account_holder": who, "account_type": "CASH CREDIT - STOCKS", "ifsc": ifsc,
            "currency": "INR", "statement_period": {"from": iso(start), "to": iso(end)}, "opening_balance": dec(opening),
            "closing_balance": dec(last), "total_debits": dec(out), "total_credits": dec(inn), "transactions": txns}


def paypocket(path, rng, n):
    bank = "Paypocket Payments Bank Limited"
    y0, m0 = rng.choice([2021, 2022, 2023]), rng.randint(1, 12)
    start = date(y0, m0, 1)
    end = month_end(y0, m0)
    opening = rng.randint(5000, 900000)
    rows = flow(rng, spread(rng, start, end, n), opening, share=0.35, lo=500, hi=250000, biglo=1000, bighi=1500000)
    out, inn = sums(rows)
    who = person(rng).title()
    acct = "91" + digits(rng, 10)
    F, B = face("ns", "DejaVuSansCondensed.ttf", "Helvetica"), face("nsb", "DejaVuSansCondensed-Bold.ttf", "Helvetica-Bold")
    navy, sky = HexColor("#012b72"), HexColor("#00baf2")
    txns = []
    for r in rows:
        k = rng.random()
        if r["up"]:
            if k < 0.6:
                r["paras"] = ["Money received from %s" % person(rng).title(), "UPI ID: %s" % vpa(rng), "UPI Ref. No.: %s" % digits(rng, 12)]
            elif k < 0.8:
                r["paras"] = ["Added from Debit Card ending %s" % digits(rng, 4), "Order ID: %s" % digits(rng, 11)]
            else:
                r["paras"] = ["Interest earned on savings account for %s %d" % (MON[(r["date"].month - 2) % 12], r["date"].year)]
        else:
            if k < 0.55:
                r["paras"] = ["Paid to %s" % rng.choice(SHOPS).title(), "UPI ID: %s" % vpa(rng), "UPI Ref. No.: %s" % digits(rng, 12)]
            elif k < 0.75:
                r["paras"] = ["Money sent to %s, %s Bank account ending %s via IMPS" % (person(rng).title(), rng.choice(["State", "Kotar", "Kanaria"]), digits(rng, 4)), "IMPS Ref. No.: " + digits(rng, 12)]
            elif k < 0.9:
                r["paras"] = ["Mobile recharge of %s" % digits(rng, 10), "Order ID: " + digits(rng, 11)]
            else:
                r["paras"] = ["Cash withdrawal at ATM, %s" % rng.choice(CITIES)[0].title(), "Txn ID: %s" % digits(rng, 16)]
        txns.append(entry(r, " ".join(r["paras"])))

    def foot(c, no, total):
        c.setFillColor(HexColor("#f1f8fc"))
        c.rect(0, 0, W, 42, fill=1, stroke=0)
        c.setFillGray(0)
        put(c, 36, 25, "Need help? Call 0120-4456-000 or write to care@paypocketbank.example", F, 7)
        put(c, 36, 14, "Paypocket Payments Bank Limited | CIN: U65999UP2016PLC000000 | Regd. Office: 136, 1st Floor, Devika Complex, Nehru Place, New Delhi - 110019", F, 6)
        put(c, W - 36, 20, "%d / %d" % (no, total), F, 7, "r")

    c = Book(path, A4, foot)

    def bar(y):
        put(c, 36, y, "DATE & TIME", B, 7.5, colour=navy)
        put(c, 122, y, "TRANSACTION DETAILS", B, 7.5, colour=navy)
        put(c, 440, y, "AMOUNT", B, 7.5, "r", navy)
        put(c, W - 36, y, "AVAILABLE BALANCE", B, 7.5, "r", navy)
        c.setStrokeColor(sky)
        c.setLineWidth(1.2)
        c.line(36, y - 7, W - 36, y - 7)
        c.setLineWidth(0.5)
        return y - 22

    put(c, 36, H - 52, "pay", B, 22, colour=navy)
    put(c, 36 + stringWidth("pay", B, 22), H - 52, "pocket", B, 22, colour=sky)
    put(c, 36, H - 64, "Payments Bank", F, 8, colour=navy)
    put(c, W - 36, H - 46, "Bank Account Statement", B, 13, "r")
    put(c, W - 36, H - 60, "%d %s %d - %d %s %d" % (start.day, MON[m0 - 1], y0, end.day, MON[m0 - 1], y0), F, 9, "r")
    y = H - 98
    put(c, 36, y, who, B, 12)
    put(c, 36, y - 14, "+91 " + acct[2:], F, 8)
    put(c, 36, y - 25, "%s, %s" % (rng.choice(STREETS).title(), rng.choice(CITIES)[0].title()), F, 8)
    put(c, 300, y, "Account Number", F, 7.5, colour=HexColor("#506d85"))
    put(c, 300, y - 12, acct, B, 9)
    put(c, 400, y, "IFSC Code", F, 7.5, colour=HexColor("#506d85"))
    put(c, 400, y - 12, "PYPK0123456", B, 9)
    put(c, 490, y, "Account Type", F, 7.5, colour=HexColor("#506d85"))
    put(c, 490, y - 12, "Savings", B, 9)
    y -= 48
    c.setFillColor(HexColor("#e8f8fd"))
    c.roundRect(36, y - 44, W - 72, 44, 6, fill=1, stroke=0)
    c.setFillGray(0)
    for i, (a, b) in enumerate([("Opening Balance", "₹" + inr(opening)), ("Money In", "+ ₹" + inr(inn)), ("Money Out", "- ₹" + inr(out)), ("Closing Balance", "₹" + inr(rows[-1]["bal"]))]):
        x = 50 + i * 131
        put(c, x, y - 16, b, B, 11)
        put(c, x, y - 31, a, F, 7.5)
    y = bar(y - 70)
    for r in rows:
        lines = []
        for i, s in enumerate(r["paras"]):
            lines += [(t, i == 0) for t in wrap(s, B if i == 0 else F, 8 if i == 0 else 7, 250)]
        h = 10.5 * max(2, len(lines)) + 11
        if y - h < 48:
            c.showPage()
            y = bar(H - 48)
        put(c, 36, y, "%d %s %d" % (r["date"].day, MON[r["date"].month - 1], r["date"].year), F, 8)
        put(c, 36, y - 10.5, "%d:%02d %s" % (rng.randint(1, 12), rng.randint(0, 59), rng.choice(["AM", "PM"])), F, 7, colour=HexColor("#7a8a99"))
        for i, (s, bold) in enumerate(lines):
            put(c, 122, y - 10.5 * i, s, B if bold else F, 8 if bold else 7)
        put(c, 440, y, ("+ ₹" if r["up"] else "- ₹") + inr(r["amt"]), B, 8.5, "r", HexColor("#21a65b") if r["up"] else HexColor("#000000"))
        put(c, W - 36, y, "₹" + inr(r["bal"]), F, 8.5, "r")
        c.setStrokeGray(0.88)
        c.line(36, y - h + 10, W - 36, y - h + 10)
        y -= h
    c.save()
    return {"bank_name": bank, "account_number": acct, "account_holder": who, "account_type": "Savings", "ifsc": "PYPK0123456",
            "currency": "INR", "statement_period": {"from": iso(start), "to": iso(end)}, "opening_balance": dec(opening),
            "closing_balance": dec(rows[-1]["bal"]), "total_debits": dec(out), "total_credits": dec(inn), "transactions": txns}
