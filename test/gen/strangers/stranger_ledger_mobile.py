# SPDX-License-Identifier: AGPL-3.0-or-later
"""Bank layouts: payments-bank wallet statement, home-loan account, spreadsheet export, end-of-day composite statement."""
import datetime as dt

from stranger_ledger_pen import (A4, BK4, CITIES, FIRMS, HexColor, MON, MONTH, Paper, STREETS, add_months, address, ampm, bank, black, digits, dmon,
                                 dmy2, flow, general, iso, lakh, million, month_end, period, person, plain, rng_for, row, sums, width, wrap)


def wallet(path, seed, rows):
    r = rng_for("wallet", seed)
    book = {"upi_out": ["Paid to {shop}|UPI ID: {vpa}|UPI Reference number: {rrn}", "Money sent to {person}|UPI ID: {vpa}|UPI Reference number: {rrn}"],
            "upi_in": "Money received from {person}|UPI ID: {vpa}|UPI Reference number: {rrn}",
            "imps_in": "IMPS received from {person}|{bk} Bank A/c XX{n4}|IMPS Reference number: {rrn}",
            "bill": "Paid for {biller} bill|Order ID: {n12}", "intpd": "Interest credited for the quarter", "pos": "Debit card purchase at {shop}|{city}|RRN: {rrn}",
            "charge": "Virtual debit card issuance fee|Inclusive of GST", "cashback": "Cashback received|Order ID: {n10}", "atm": "Cash withdrawn at ATM|{city} {n8}"}
    start, end = period(r, rows, 20)
    opening = r.randint(50, 60000) * 100 + r.randint(0, 99)
    ev = flow(r, rows, start, end, opening, book, scale=.3, floor=0, weights={"upi_out": 10, "upi_in": 5, "intpd": 1, "charge": 1})
    nm, acct = person(r), "91" + digits(r, 10, "6789")
    ifsc = "PYTN0123456"
    td, tc = sums(ev)
    close = ev[-1]["bal"]
    p = Paper(path, (A4[0], A4[1]), "Account Statement", "wkhtmltopdf 0.12.5")
    sky, dark = "#00b9f5", "#002e6e"

    def rs(v):
        return "Rs." + lakh(v)

    def day(d):
        return f"{d.day} {MON[d.month - 1].upper()} {d.year}"

    p.t(36, 52, "paymitra", "DispB", 20, col=dark)
    p.t(36 + width("paymitra ", "DispB", 20), 52, "payments bank", "Disp", 12, col=sky)
    p.t(559, 52, "Account Statement for", "Disp", 8, "r", "#777777")
    p.t(559, 64, f"{day(start)} to {day(end)}", "DispB", 9, "r")
    y = 90
    p.t(36, y, nm, "DispB", 13)
    p.t(36, y + 14, f"+91 {acct[2:7]}XXX{acct[-2:]}   {nm.split()[0].lower()}@mail.example", "Disp", 8, col="#666666")
    for k, (a, b) in enumerate([("Account Number", acct), ("Account Type", "Savings Account"), ("IFSC Code", ifsc)]):
        p.t(330 + 80 * k, y, a, "Disp", 7, col="#888888")
        p.t(330 + 80 * k, y + 13, b, "DispB", 8)
    y = 122
    p.box(36, y, 523, 50, fill="#e9f8fe", stroke=None, r=6)
    for k, (a, b, col, sign) in enumerate([("Opening Balance", opening, dark, ""), ("Money Received", tc, "#21a05a", "+"), ("Money Spent", td, "#d93025", "-"),
                                           ("Closing Balance", close, dark, "=")]):
        x = 50 + 130 * k
        if sign:
            p.t(x - 16, y + 35, sign, "DispB", 13, col="#999999")
        p.t(x, y + 18, a, "Disp", 8, col="#666666")
        p.t(x, y + 36, rs(b), "DispB", 11, col=col)
    y += 70

    def head(y):
        for x, a, s in [(36, "l", "DATE & TIME"), (130, "l", "TRANSACTION DETAILS"), (450, "r", "AMOUNT"), (559, "r", "AVAILABLE BALANCE")]:
            p.t(x, y, s, "Disp", 7, a, "#888888")
        p.line(36, y + 6, 559, y + 6, .8, sky)
        return y + 8

    y = head(y)
    out = []
    for e in reversed(ev):
        lines = e["text"].split("|")
        h = 12 + 11 * max(len(lines), 2)
        if y + h > 790:
            p.t(298, 826, f"Page {p.page}", "Disp", 7, "c", "#888888")
            p.next()
            y = head(40)
        p.t(36, y + 14, day(e["date"]).title(), "DispB", 8)
        p.t(36, y + 25, ampm(e["time"]), "Disp", 7, col="#888888")
        for k, ln in enumerate(lines):
            p.t(130, y + 14 + 11 * k, ln, "DispB" if not k else "Disp", 8 if not k else 7.2, col=black if not k else "#777777")
        p.t(450, y + 14, ("+ " if e["credit"] else "- ") + rs(e["amt"]), "DispB", 8.5, "r", "#21a05a" if e["credit"] else black)
        p.t(559, y + 14, rs(e["bal"]), "Disp", 8.5, "r")
        y += h
        p.line(36, y, 559, y, .4, "#dddddd")
        e["text"] = " ".join(lines)
        out.append(row(e))
    if y > 740:
        p.t(298, 826, f"Page {p.page}", "Disp", 7, "c", "#888888")
        p.next()
        y = 40
    p.para(36, y + 22, "Need help? Visit the 24x7 Help section of the app. For any discrepancy please report within 30 days. "
           "Paymitra Payments Bank is not permitted to accept deposits above Rs.2,00,000 per customer.", "Disp", 7, 523, col="#777777")
    p.t(298, 826, f"Page {p.page}", "Disp", 7, "c", "#888888")
    p.save()
    return bank({"bank_name": "paymitra payments bank", "account_number": acct, "account_holder": nm, "account_type": "Savings Account", "ifsc": ifsc,
                 "currency": "INR", "statement_period": {"from": iso(start), "to": iso(end)}, "opening_balance": plain(opening), "closing_balance": plain(close),
                 "total_debits": plain(td), "total_credits": plain(tc), "transactions": out})


def homeloan(path, seed, rows):
    r = rng_for("homeloan", seed)
    rate = r.choice([835, 850, 895, 915])
    sanction = r.randint(15, 75) * 10000000
    first = dt.date(r.choice([2018, 2019, 2020, 2021]), r.randint(1, 12), r.randint(2, 24))
    months = 240
    mr = rate / 120000
    emi = int(sanction / 100 * mr / (1 - (1 + mr) ** -months) + 1) * 100
    bal, ev = 0, []
    umrn = r.choice(BK4) + digits(r, 16)

    def add(d, text, amt, credit):
        nonlocal bal
        bal += amt if credit else -amt
        ev.append({"date": d, "text": text, "amt": amt, "credit": credit, "bal": bal})

    part = sanction * r.choice([40, 60, 100]) // 100
    fresh = r.random() < .5
    opening = 0
    if fresh:
        start = first
        add(first, f"DISBURSEMENT - PAY ORDER NO {digits(r, 6)} FAVG {r.choice(FIRMS)}", part, False)
        if len(ev) < rows:
            add(first, "PROCESSING FEE AND GST RECOVERED", 1180000, False)
    else:
        opening = -(sanction * r.randint(55, 95) // 100 + r.randint(0, 9999))
        bal = opening
        start = dt.date(first.year + 2, 4, 1)
        part = sanction
    cur = dt.date(start.year, start.month, 1)
    while len(ev) < rows:
        me = month_end(cur)
        todo = []
        if cur.day <= 5 and (cur > start or not fresh):
            nach = f"EMI RECEIVED THRU NACH DR-{umrn[:4]}-UMRN {umrn}"
            todo.append((cur.replace(day=5), nach, emi, True))
            x = r.random()
            if x < .12:
                todo.append((cur.replace(day=6), "NACH RETURN - INSUFFICIENT FUNDS - EMI REVERSED", emi, False))
                todo.append((cur.replace(day=6), "ECS/NACH RETURN CHARGES", 50000, False))
                todo.append((cur.replace(day=6), "GST @ 18% ON CHARGES (CGST 45.00 SGST 45.00)", 9000, False))
                todo.append((cur.replace(day=r.randint(8, 15)), f"EMI PAID BY UPI {digits(r, 12)}", emi + 59000, True))
            elif x < .2:
                todo.append((cur.replace(day=r.randint(9, 25)), f"PART PREPAYMENT CHQ {digits(r, 6)} DT {dmy2(cur, '.')}", r.randint(2, 30) * 1000000, True))
        if part < sanction and r.random() < .3:
            todo.append((cur.replace(day=26), f"SUBSEQUENT DISBURSEMENT RTGS {digits(r, 10)}", sanction - part, False))
            part = sanction
        for t_ in todo:
            if len(ev) < rows:
                add(*t_)
        if len(ev) < rows:
            interest = int(-bal * mr / 100 + .5) * 100
            add(me, f"INTEREST DEBITED FOR {MON[cur.month - 1].upper()}-{cur.year} @ {rate / 100:.2f}%", interest, False)
        cur = add_months(cur, 1)
    end = month_end(ev[-1]["date"])
    td, tc = sums(ev)
    nm = r.choice(["MR ", "MRS ", "MS "]) + person(r).upper()
    co = person(r).upper()
    acct = "PHR" + digits(r, 12, "0")
    p = Paper(path, A4, "Loan Statement")

    def dr(v):
        return lakh(abs(v)) + " Dr"

    def foot():
        p.line(50, 800, 545, 800, .5)
        p.t(298, 811, "GRIHALAXMI BANK LIMITED  Regd. Office: Nariman Point, Mumbai 400 021   CIN: L65190MH1994PLC000000", "Book", 6.5, "c")
        p.t(545, 822, f"Page {p.page}", "Book", 6.5, "r")

    p.t(298, 50, "GRIHALAXMI BANK LIMITED", "BookB", 14, "c")
    p.t(298, 64, "Retail Asset Centre, " + r.choice(CITIES).title(), "Book", 8.5, "c")
    p.line(50, 72, 545, 72, 1)
    p.t(545, 92, f"Date : {MONTH[end.month - 1]} {end.day}, {end.year}", "Book", 9, "r")
    y = 92
    for s in ["To,", nm, *address(r)[:3]]:
        p.t(50, y, s, "BookB" if s == nm else "Book", 9)
        y += 12
    y += 10
    p.t(50, y, f"Sub : Statement of your Housing Loan Account No. {acct}", "BookB", 9)
    y += 16
    y = p.para(50, y, f"Dear Customer, we give below the statement of the above loan account for the period from {dmon(start)} to {dmon(end)}, standing "
               f"in the name of {nm} jointly with {co}. All figures are in Indian Rupees.", "Book", 8.5, 495, 12)
    y += 4
    det = [("Amount Sanctioned", lakh(sanction)), ("Amount Disbursed", lakh(part)), ("Rate of Interest", f"{rate / 100:.2f}% (Floating, RLLR linked)"),
           ("EMI Amount", lakh(emi)), ("EMI Due Date", "5th of every month"), ("Original Tenure", f"{months} months"),
           ("Amount Overdue", "0.00"), ("Outstanding as on " + dmon(end), dr(bal))]
    for k, (a, b) in enumerate(det):
        x, yy = (50, y + 13 * (k // 2)) if k % 2 == 0 else (300, y + 13 * (k // 2))
        p.t(x, yy + 8, a, "Book", 8)
        p.t(x + (105 if k % 2 == 0 else 136), yy + 8, ": " + b, "Book", 8)
    y += 66

    def head(y):
        p.line(50, y, 545, y, .8)
        p.t(54, y + 16, "Txn Date", "BookB", 8)
        p.t(118, y + 16, "Transaction Particulars", "BookB", 8)
        for x, s1, s2 in [(385, "Amount", "Debited"), (458, "Amount", "Received"), (541, "Principal", "Outstanding")]:
            p.t(x, y + 11, s1, "BookB", 8, "r")
            p.t(x, y + 21, s2, "BookB", 8, "r")
        p.line(50, y + 26, 545, y + 26, .8)
        return y + 26

    y = head(y)
    if not fresh:
        p.t(118, y + 12, "Opening Principal Outstanding", "Book", 8)
        p.t(541, y + 12, dr(opening), "Book", 8, "r")
        y += 17
    out = []
    for e in ev:
        lines = wrap(e["text"], "Book", 7.6, 205)
        h = 5 + 11 * len(lines)
        if y + h > 788:
            p.line(50, y, 545, y, .8)
            foot()
            p.next()
            y = head(50)
        p.t(54, y + 12, dmon(e["date"]), "Book", 7.6)
        for k, ln in enumerate(lines):
            p.t(118, y + 12 + 11 * k, ln, "Book", 7.6)
        p.t(458 if e["credit"] else 385, y + 12, lakh(e["amt"]), "Book", 7.8, "r")
        p.t(541, y + 12, dr(e["bal"]), "Book", 7.8, "r")
        y += h
        out.append(row(e))
    if y > 690:
        p.line(50, y, 545, y, .8)
        foot()
        p.next()
        y = head(50)
    p.line(50, y + 3, 545, y + 3, .8)
    p.t(118, y + 15, "Total", "BookB", 8)
    p.t(385, y + 15, lakh(td), "BookB", 7.4, "r")
    p.t(458, y + 15, lakh(tc), "BookB", 7.4, "r")
    p.t(541, y + 15, dr(bal), "BookB", 7.4, "r")
    p.line(50, y + 20, 545, y + 20, .8)
    p.para(50, y + 38, "This is a provisional statement subject to realisation of cheques. Interest is calculated on monthly reducing balance and rounded "
           "off to the nearest rupee. E & O.E.", "Book", 7.5, 495)
    p.t(545, y + 78, "For GRIHALAXMI BANK LIMITED", "Book", 8.5, "r")
    p.t(545, y + 92, "(computer generated, needs no signature)", "Book", 7, "r")
    foot()
    p.save()
    data = {"bank_name": "GRIHALAXMI BANK LIMITED", "account_number": acct, "account_holder": nm, "account_type": "Housing Loan", "currency": "INR",
            "statement_period": {"from": iso(start), "to": iso(end)}, "closing_balance": plain(bal), "total_debits": plain(td), "total_credits": plain(tc),
            "transactions": out}
    if not fresh:
        data["opening_balance"] = plain(opening)
    return bank(data)


def sheetrbl(path, seed, rows):
    r = rng_for("sheetrbl", seed)
    book = {"upi_out": "UPI/{rrn}/{note}/{vpa}/{name20}/{ifsc}", "upi_in": "UPI/{rrn}/{note}/{vpa}/{name20}/{ifsc}", "neft_in": "{utr}-{firm}-{ifsc}",
            "imps_in": "IMPS {rrn} FROM {name20}", "rtgs_out": "{rtgs}/{ifsc}/{firm}", "chq_paid": "CTS CLG {firm} {bk}", "ach": "NACH_MUT_DR_{org}_{n10}",
            "charge": "Non Maint of AQB Chrgs {mon}{yy} + GST", "intpd": "Int.Pd:01-{mm}-{yyyy} to {me}-{mm}-{yyyy}", "bill": "BBPS-{biller}-{n10}",
            "cash_dep": "CASH DEPOSIT-{city}", "refund": "REV:UPI/{rrn}/{note}"}
    start, end = period(r, rows, 20)
    opening = r.randint(5000, 900000) * 100 + r.choice([0, 50, 5])
    ev = flow(r, rows, start, end, opening, book, scale=1.5, weights={"upi_out": 6, "charge": 1, "intpd": 1})
    nm, acct = r.choice([r.choice(FIRMS), person(r).upper()]), "40" + digits(r, 10)
    td, tc = sums(ev)
    close = ev[-1]["bal"]
    p = Paper(path, A4, "Book1", "Microsoft Excel")
    cols = [48, 104, 272, 322, 378, 436, 492, 556]
    g = "#bfbfbf"
    y = [44.0]

    def cells(vals, h=13.5, font="Noto", grid=True):
        if y[0] + h > 790:
            p.t(298, 815, f"Page {p.page}", "Noto", 8, "c")
            p.next()
            y[0] = 44
        if grid:
            p.box(cols[0], y[0], cols[-1] - cols[0], h, stroke=g, lw=.4)
            for x in cols[1:-1]:
                p.line(x, y[0], x, y[0] + h, .4, g)
        for k, a, s in vals:
            ls = s if isinstance(s, list) else [s]
            for n, ln in enumerate(ls):
                yy = y[0] + h - 4 - 10.5 * (len(ls) - 1 - n)
                x = cols[k] + 2 if a == "l" else cols[k + 1] - 2 if a == "r" else (cols[k] + cols[k + 1]) / 2
                p.t(x, yy, ln, font, 7.2, a)
        y[0] += h

    def pair(a, b, c_="", d=""):
        h = 13.5
        p.box(cols[0], y[0], cols[-1] - cols[0], h, stroke=g, lw=.4)
        p.t(cols[0] + 2, y[0] + 9.5, a, "NotoB", 7.2)
        p.t(cols[1] + 26, y[0] + 9.5, b, "Noto", 7.2)
        p.t(cols[3] + 2, y[0] + 9.5, c_, "NotoB", 7.2)
        p.t(cols[4] + 26, y[0] + 9.5, d, "Noto", 7.2)
        y[0] += h

    p.t(48, 34, "RATNA BANK", "NotoB", 11)
    pair("Account Name:", nm, "Home Branch:", r.choice(CITIES) + " " + r.choice(STREETS).upper())
    ifsc = "RTNB0" + digits(r, 6, "0")
    pair("Account Number:", acct, "IFSC/RTGS/NEFT code:", ifsc)
    pair("Account Type:", "Current Account", "Sanction Limit:", "0")
    pair("Currency:", "INR", "Period:", f"{dmon(start, y2=True)} to {dmon(end, y2=True)}")
    y[0] += 13.5
    cells([(0, "l", ["Transaction", "Date"]), (1, "l", "Transaction Details"), (2, "l", "Cheque ID"), (3, "l", "Value Date"), (4, "r", ["Withdrawl", "Amt"]),
           (5, "r", ["Deposit", "Amt"]), (6, "r", ["Balance", "(INR)"])], 25, "NotoB")
    out = []
    for e in ev:
        lines = wrap(e["text"], "Noto", 7.2, 162)
        chq = e["f"]["chq"] if e["kind"] == "chq_paid" else ""
        a = general(e["amt"])
        v = [(0, "r", dmon(e["date"], y2=True)), (1, "l", lines), (2, "r", chq), (3, "r", dmon(e["date"], y2=True)), (5 if e["credit"] else 4, "r", a),
             (6, "r", lakh(e["bal"]))]
        cells(v, 3 + 10.5 * len(lines))
        x = row(e, general, reference=chq or None)
        x["balance"] = plain(e["bal"])
        out.append(x)
    if y[0] > 720:
        p.t(298, 815, f"Page {p.page}", "Noto", 8, "c")
        p.next()
        y[0] = 44
    y[0] += 13.5
    nd = sum(1 for e in ev if not e["credit"])
    p.t(50, y[0] + 9, "Statement Summary:", "NotoB", 7.2)
    y[0] += 13.5
    pair("Opening Balance:", lakh(opening), "Count Of Debit:", str(nd))
    pair("Closing Balance:", lakh(close), "Count Of Credit:", str(len(ev) - nd))
    pair("Eff Avail Bal:", lakh(close), "Lien Amt:", "0")
    p.t(298, 815, f"Page {p.page}", "Noto", 8, "c")
    p.save()
    return bank({"bank_name": "RATNA BANK", "account_number": acct, "account_holder": nm, "account_type": "Current Account", "ifsc": ifsc, "currency": "INR",
                 "statement_period": {"from": iso(start), "to": iso(end)}, "opening_balance": plain(opening), "closing_balance": plain(close),
                 "transactions": out})


def eodpriority(path, seed, rows):
    r = rng_for("eodpriority", seed)
    book = {"upi_out": "UPI {rrn}|{vpa}|{name20}", "upi_in": "UPI {rrn}|{name20}|{ifsc}", "neft_in": "NEFT {utr}|{firm}|{ifsc}", "imps_out": "IMPS {rrn}|{name20} XX{n4}",
            "salary": "CORP SALARY {mon} {yyyy}|{firm}", "atm": "CASH WDL {n6} {city}", "pos": "PUR {shop}|{city} IN {n6}", "ach": "NACH DR {org}|REF {n12}",
            "chq_paid": "CHQ {chq} PAID", "charge": "ACCOUNT SERVICE CHARGE|INCL GST 18%", "intpd": "GROSS INTEREST", "refund": "REFUND {shop}|ORIG {dd}{mon}{yy}"}
    start = dt.date(r.choice([2023, 2024, 2025]), r.randint(1, 12), r.randint(5, 25))
    end = add_months(start, max(1, min(3, rows // 30))) - dt.timedelta(days=1)
    opening = r.choice([-1, 1, 1]) * r.randint(1000, 40000) * 100 + r.randint(0, 99)
    ev = flow(r, rows, start, end, opening, book, scale=1.2, floor=-15000000, weights={"upi_out": 5, "charge": 1, "intpd": 1, "salary": 1})
    nm = person(r)
    acct = f"{digits(r, 3, '01')}-{digits(r, 6)}-{digits(r, 3, '0')}"
    p = Paper(path, A4, "eStatement")
    red = "#db0011"
    td_amt = r.randint(2, 30) * 5000000

    def money(v):
        return million(abs(v)) + ("DR" if v < 0 else "")

    def ddate(d):
        return f"{d.day:02d}{MON[d.month - 1].upper()}{d.year % 100:02d}"

    def top():
        c = p.c
        c.setFillColor(HexColor(red))
        for pts in ([(40, 30), (53, 43), (40, 56)], [(66, 30), (53, 43), (66, 56)]):
            q = c.beginPath()
            q.moveTo(pts[0][0], p.h - pts[0][1])
            for a, b in pts[1:]:
                q.lineTo(a, p.h - b)
            q.close()
            c.drawPath(q, fill=1, stroke=0)
        p.t(74, 49, "HKBC", "Pal", 18)
        p.t(555, 42, "Premium Statement", "PalB", 12, "r")
        p.t(555, 55, f"{ddate(start)} to {ddate(end)}", "Pal", 9, "r")

    def foot():
        p.t(40, 812, "The Hooghly and Konkan Banking Corporation Ltd, India", "Pal", 7)
        p.t(555, 812, f"Sheet {p.page:03d}", "Pal", 7, "r")

    top()
    y = 96
    for s in [nm.upper(), *[a.upper() for a in address(r)]]:
        p.t(40, y, s, "Pal", 9)
        y += 12
    y2 = 96
    ifsc = "HKBC0" + digits(r, 6, "4")
    for a, b in [("Customer number", acct[:-4]), ("Branch", r.choice(CITIES)), ("IFSC", ifsc), ("Nomination", "Not registered")]:
        p.t(370, y2, a, "Pal", 8.5, col="#555555")
        p.t(555, y2, b, "Pal", 8.5, "r")
        y2 += 13
    y += 14
    p.t(40, y, "Portfolio Summary (INR)", "PalB", 10, col=red)
    close = ev[-1]["bal"]
    y += 6
    p.line(40, y, 555, y, .8, red)
    for a, b in [("Savings Account - Resident   " + acct, money(close)), (f"Term Deposits   {acct[:-3]}201", money(td_amt)), ("Net position", money(close + td_amt))]:
        p.t(44, y + 12, a, "Pal", 8.5)
        p.t(551, y + 12, b, "Pal", 8.5, "r")
        y += 14
    p.line(40, y + 2, 555, y + 2, .4)
    y += 26
    p.t(40, y, "Savings Account - Resident", "PalB", 10, col=red)
    p.t(555, y, f"Account number  {acct}   Currency  INR", "Pal", 9, "r")
    y += 8

    def head(y):
        p.line(40, y, 555, y, .8, red)
        p.t(44, y + 12, "Date", "PalB", 8.5)
        p.t(100, y + 12, "Transaction Details", "PalB", 8.5)
        p.t(370, y + 12, "Deposits", "PalB", 8.5, "r")
        p.t(450, y + 12, "Withdrawals", "PalB", 8.5, "r")
        p.t(549, y + 10, "Balance", "PalB", 8.5, "r")
        p.t(549, y + 19, "(DR = Debit)", "Pal", 7, "r")
        p.line(40, y + 23, 555, y + 23, .4)
        return y + 25

    def brought(y, label, v, d=None):
        p.t(44, y + 11, ddate(d) if d else "", "Pal", 8.5)
        p.t(100, y + 11, label, "Pal", 8.5)
        p.t(549 + (width("DR", "Pal", 8.5) if v < 0 else 0), y + 11, money(v), "Pal", 8.5, "r")
        return y + 16

    y = head(y)
    y = brought(y, "BALANCE BROUGHT FORWARD", opening, start)
    out, last, prev = [], None, opening
    for n, e in enumerate(ev):
        lines = e["text"].split("|")
        h = 3 + 10.5 * len(lines)
        if y + h > 770:
            brought(y, "BALANCE CARRIED FORWARD", prev)
            foot()
            p.next()
            top()
            y = head(76)
            y = brought(y, "BALANCE BROUGHT FORWARD", prev)
            last = None
        if e["date"] != last:
            p.t(44, y + 11, ddate(e["date"]), "Pal", 8.5)
            last = e["date"]
        for k, ln in enumerate(lines):
            p.t(100, y + 11 + 10.5 * k, ln, "Pal", 8.5)
        yy = y + 11 + 10.5 * (len(lines) - 1)
        p.t(370 if e["credit"] else 450, yy, million(e["amt"]), "Pal", 8.5, "r")
        eod = n + 1 == len(ev) or ev[n + 1]["date"] != e["date"]
        if eod:
            p.t(549 + (width("DR", "Pal", 8.5) if e["bal"] < 0 else 0), yy, money(e["bal"]), "Pal", 8.5, "r")
        y += h
        e["text"] = " ".join(lines)
        x = row(e)
        if not eod:
            x["balance"] = None
        out.append(x)
        prev = e["bal"]
    td, tc = sums(ev)
    if y > 720:
        brought(y, "BALANCE CARRIED FORWARD", prev)
        foot()
        p.next()
        top()
        y = head(76)
    y = brought(y, "CLOSING BALANCE", close, end)
    p.line(40, y, 555, y, .4)
    p.t(100, y + 12, "TOTAL", "PalB", 8.5)
    p.t(370, y + 12, million(tc), "PalB", 8.5, "r")
    p.t(450, y + 12, million(td), "PalB", 8.5, "r")
    p.line(40, y + 17, 555, y + 17, .8, red)
    p.t(40, y + 34, "Deposits are covered under the insurance scheme of DICGC up to INR 500,000. Please examine this statement at once.", "Pal", 7.5)
    foot()
    p.save()
    return bank({"bank_name": "HKBC", "account_number": acct, "account_holder": nm.upper(), "account_type": "Savings Account - Resident", "ifsc": ifsc,
                 "currency": "INR",
                 "statement_period": {"from": iso(start), "to": iso(end)}, "opening_balance": plain(opening), "closing_balance": plain(close),
                 "total_debits": plain(td), "total_credits": plain(tc), "transactions": out})
