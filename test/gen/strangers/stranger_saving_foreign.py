# SPDX-License-Identifier: AGPL-3.0-or-later
"""Foreign banks in India: composite statement, joint-account statement, corporate day-by-day report."""
from itertools import groupby
from stranger_saving_pen import (A4, text, lines, box, rule, wrap, paged, west, inr, amt, iso, MON, row, totals)
from stranger_saving_lot import events, period, person, firm, address, digits, ifsc
from stranger_saving_core import _fields
from datetime import timedelta

# ---------------------------------------------------------------- composite with time deposits
HK = {
    "upi_out": "UPI {rrn}|{NAME}|{vpa}", "upi_in": "UPI {rrn}|CREDIT FROM {NAME}", "neft_in": "NEFT {utr}|{NAME}|{bank}0000{t4}",
    "imps_out": "IMPS {rrn}|TO {NAME}|{bank} XXXXXX{t4}", "atm": "ATM WITHDRAWAL|{city} {t6}", "pos": "VISA DEBIT {t4}|{NAME}|{city} IN",
    "chq_out": "CHQ {chq}|INWARD CLEARING", "chq_in": "CHEQUE DEPOSIT {chq}|{bank} {city}", "cash_in": "CASH DEPOSIT|CASH MACHINE {city}",
    "nach": "NACH DR {t6}|{NAME}", "interest": "CREDIT INTEREST", "charge": "SERVICE CHARGE|INCL CGST SGST",
}


def hongkong(path, rng, n):
    d0, d1 = period(rng, 1)
    who = person(rng).upper()
    opening = rng.randint(20000, 600000) * 100 + rng.randint(0, 99)
    ev = events(rng, n, d0, d1, opening, "savings")
    dr, cr = totals(ev)
    acct = f"{digits(rng, 3, '0')}-{digits(rng, 6)}-006"
    code = ifsc(rng, "HSBK")
    adr = [a.upper() for a in address(rng)]
    fds = []
    for k in range(rng.randint(1, 3)):
        p = rng.randint(2, 20) * 5000000
        rate = rng.choice([600, 650, 675, 700, 725])
        s = d0 - timedelta(days=rng.randint(20, 300))
        fds.append((f"{acct[:10]}-{digits(rng, 3)}", p, rate, s, s + timedelta(days=365), p + p * rate // 10000))
    fdsum = sum(f[1] for f in fds)
    fd = lambda d: f"{d.day:02d}{MON[d.month - 1].upper()}{d.strftime('%y')}"
    descs = [HK[e.kind].format(**_fields(e)).split("|") for e in ev]
    W, H = A4
    XD, XT, XC, XW, XB = 48, 104, 352, 446, 548
    grey = "#d7d8d6"

    def draw(c, total):
        page = [0]

        def top():
            if page[0]:
                c.showPage()
            page[0] += 1
            y = H - 40
            c.setFillColorRGB(0.86, 0, 0.07)
            p = c.beginPath()
            for a, b in ((48, y - 4), (60, y + 8), (60, y - 16)):
                p.moveTo(a, y - 4), p.lineTo(60, y + 8), p.lineTo(60, y - 16), p.close()
            for a in (84,):
                p.moveTo(a, y - 4), p.lineTo(72, y + 8), p.lineTo(72, y - 16), p.close()
            c.drawPath(p, stroke=0, fill=1)
            text(c, 92, y - 9, "HSBK India", "Times-Bold", 15)
            text(c, XB, y - 6, "Composite Statement", "Times-Roman", 15, "r")
            text(c, XB, 30, f"Page {page[0]} of {total}", "Helvetica", 6.5, "r")
            text(c, 48, 30, "Issued by The Hongkong and Shanghai Bankers Corporation, India. Incorporated with limited liability.", "Helvetica", 6)
            return y - 34

        def thead(y):
            box(c, 48, y - 14, XB - 48 + 4, 14, grey)
            for x, h, a in ((XD + 2, "Date", "l"), (XT, "Transaction Details", "l"), (XC, "Deposits", "r"),
                            (XW, "Withdrawals", "r"), (XB, "Balance(DR=Debit)", "r")):
                text(c, x, y - 10, h, "Helvetica-Bold", 7.4, a)
            return y - 26

        def money(x, y, p, b=False):
            text(c, x, y, west(p), "Helvetica-Bold" if b else "Helvetica", 7.4, "r")

        y = top()
        lines(c, 48, y - 20, [("MR " if rng_title else "MS ") + who] + adr[:4] + ["INDIA"], "Helvetica", 8, 11)
        for k, v in (("Statement Date", fd(d1)), ("Statement Period", f"{fd(d0)} to {fd(d1)}"), ("Customer Number", acct[:10]),
                     ("Branch", adr[4]), ("IFSC", code)):
            text(c, 340, y - 20, k, "Helvetica-Bold", 7.4)
            text(c, 430, y - 20, v, "Helvetica", 7.4)
            y -= 13
        y -= 44
        text(c, 48, y, "YOUR PORTFOLIO AT A GLANCE", "Helvetica-Bold", 9)
        box(c, 48, y - 18, 504, 12, grey)
        text(c, 50, y - 15, "Account Type", "Helvetica-Bold", 7.4)
        text(c, 250, y - 15, "Account Number", "Helvetica-Bold", 7.4)
        text(c, 400, y - 15, "CCY", "Helvetica-Bold", 7.4)
        text(c, XB, y - 15, "Balance", "Helvetica-Bold", 7.4, "r")
        y -= 30
        for a, b, p in (("Savings Account - Resident", acct, ev[-1].balance), ("Time Deposits", acct[:10], fdsum)):
            text(c, 50, y, a, "Helvetica", 7.4)
            text(c, 250, y, b, "Helvetica", 7.4)
            text(c, 400, y, "INR", "Helvetica", 7.4)
            money(XB, y, p)
            y -= 12
        text(c, 50, y, "Total Relationship Balance", "Helvetica-Bold", 7.4)
        text(c, 400, y, "INR", "Helvetica", 7.4)
        money(XB, y, ev[-1].balance + fdsum, True)
        y -= 26
        text(c, 48, y, f"SAVINGS ACCOUNT - RESIDENT      {acct}      INR", "Helvetica-Bold", 8.4)
        y = thead(y - 8)
        text(c, XD + 2, y, fd(d0), "Helvetica", 7.4)
        text(c, XT, y, "BALANCE BROUGHT FORWARD", "Helvetica", 7.4)
        money(XB, y, opening)
        y -= 13
        bal = opening
        shown = None
        for i, (e, d) in enumerate(zip(ev, descs)):
            if y - 9.5 * len(d) < 66:
                text(c, XT, y, "BALANCE CARRIED FORWARD", "Helvetica", 7.4)
                money(XB, y, bal)
                y = thead(top())
                text(c, XT, y, "BALANCE BROUGHT FORWARD", "Helvetica", 7.4)
                money(XB, y, bal)
                y -= 13
                shown = None
            if shown != e.dt.date():
                text(c, XD + 2, y, fd(e.dt), "Helvetica", 7.4)
                shown = e.dt.date()
            for k, p in enumerate(d):
                text(c, XT, y - 9.5 * k, p, "Helvetica", 7.4)
            money(XW if e.debit else XC, y, e.amount)
            if last_of_day(ev, i):
                money(XB, y, e.balance)
            bal = e.balance
            y -= 9.5 * len(d) + 2.5
        if y < 120:
            y = thead(top())
        rule(c, 48, y + 4, 552)
        text(c, XT, y - 8, "CLOSING BALANCE", "Helvetica-Bold", 7.4)
        money(XB, y - 8, bal, True)
        text(c, XT, y - 20, "TRANSACTION TURNOVER", "Helvetica", 7.4)
        money(XC, y - 20, cr)
        money(XW, y - 20, dr)
        text(c, XT, y - 32, "TRANSACTION COUNT", "Helvetica", 7.4)
        text(c, XC, y - 32, str(sum(not e.debit for e in ev)), "Helvetica", 7.4, "r")
        text(c, XW, y - 32, str(sum(e.debit for e in ev)), "Helvetica", 7.4, "r")
        y -= 56
        if y < 140:
            y = top()
        text(c, 48, y, "TIME DEPOSITS", "Helvetica-Bold", 8.4)
        box(c, 48, y - 20, 504, 12, grey)
        hx = [(50, "l"), (206, "r"), (268, "r"), (286, "l"), (366, "l"), (XB, "r")]
        for (x, a), h in zip(hx, ["Deposit Number", "Principal Amount", "Rate % p.a.", "Value Date", "Maturity Date", "Maturity Amount"]):
            text(c, x, y - 17, h, "Helvetica-Bold", 7.4, a)
        y -= 32
        for no, p, r, s, m, v in fds:
            for (x, a), t in zip(hx, [no, west(p), f"{r / 100:.2f}", fd(s), fd(m), west(v)]):
                text(c, x, y, t, "Helvetica", 7.4, a)
            y -= 12
        lines(c, 48, y - 10, ["Please examine this statement at once and advise the Bank of any discrepancy within 30 days. DR = Debit balance.",
                              "Deposits are insured with DICGC up to INR 5 lakh."], "Helvetica", 6.2, 8)
        c.showPage()
        return page[0]

    rng_title = rng.random() < 0.5
    paged(path, A4, draw)
    return {
        "bank_name": "HSBK India", "ifsc": code, "account_number": acct, "account_holder": ("MR " if rng_title else "MS ") + who,
        "account_type": "SAVINGS ACCOUNT - RESIDENT", "currency": "INR",
        "statement_period": {"from": iso(d0), "to": iso(d1)},
        "opening_balance": amt(opening), "closing_balance": amt(ev[-1].balance),
        "total_debits": amt(dr), "total_credits": amt(cr),
        "transactions": [row(e, " ".join(d), balance=last_of_day(ev, i)) for i, (e, d) in enumerate(zip(ev, descs))]}


def last_of_day(ev, i):
    return i + 1 == len(ev) or ev[i + 1].dt.date() != ev[i].dt.date()


# ---------------------------------------------------------------- two accounts, short dates
SC = {
    "upi_out": "UPI/{rrn}/{vpa}/PAYMENT TO {NAME}", "upi_in": "UPI/{rrn}/{vpa}/RECEIVED", "neft_in": "INWARD NEFT {utr} {NAME} {bank}",
    "imps_out": "IMPS P2A {rrn} {NAME}", "atm": "ATM CASH WITHDRAWAL {t6} {city}", "pos": "PURCHASE {NAME} {city} IN CARD {t4}",
    "chq_out": "CHEQUE WITHDRAWAL IN CLEARING", "chq_in": "CHEQUE DEPOSIT {bank} {city}", "cash_in": "CASH DEPOSIT", "nach": "ACH DEBIT {NAME} {rrn}",
    "interest": "CREDIT INTEREST CAPITALISED", "charge": "QUARTERLY FEE GST 18%",
}


def chartered(path, rng, n):
    d0, d1 = period(rng, 3)
    a, b = person(rng, False).upper(), person(rng, True).upper()
    opening = rng.randint(15000, 400000) * 100 + rng.randint(0, 99)
    ev = events(rng, n, d0, d1, opening, "savings")
    dr, cr = totals(ev)
    acct, acct2 = digits(rng, 11, "4"), digits(rng, 11, "5")
    idle = rng.randint(1000, 90000) * 100 + rng.randint(0, 99)
    code = ifsc(rng, "SCBK")
    adr = [x.upper() for x in address(rng)]
    descs = [SC[e.kind].format(**_fields(e)) for e in ev]
    sd = lambda d: f"{d.day:02d} {MON[d.month - 1]}"
    ld = lambda d: f"{d.day:02d} {MON[d.month - 1]} {d.year}"
    W, H = A4
    green, blue = "#38a13a", "#0a4f9e"
    cols = [(36, "l"), (78, "l"), (124, "l"), (290, "l"), (398, "r"), (474, "r"), (560, "r")]
    heads = ["Date", "Value Date", "Description", "Cheque", "Deposit", "Withdrawal", "Balance"]

    def draw(c, total):
        page = [0]

        def line(y, vals, font="Helvetica", size=7.3, color="#000000"):
            for (x, al), v in zip(cols, vals):
                text(c, x, y, v, font, size, al, color)

        def top():
            if page[0]:
                c.showPage()
            page[0] += 1
            for k, col in enumerate((green, blue, "#a6d8a8")):
                box(c, 36 + 175 * k, H - 32, 175, 4, col)
            text(c, 36, H - 54, "standard chartert", "Helvetica", 16, color=blue)
            text(c, 561, H - 50, "Statement of Account", "Helvetica-Bold", 11, "r", green)
            text(c, 561, H - 60, f"Page {page[0]} of {total}", "Helvetica", 6.5, "r")
            return H - 84

        def thead(y):
            rule(c, 36, y, 561, color=green, lw=1.2)
            line(y - 11, heads, "Helvetica-Bold", 7.3, green)
            rule(c, 36, y - 16, 561, color=green, lw=0.5)
            return y - 28

        y = top()
        lines(c, 36, y, [f"{a} / {b}"] + adr[:4], "Helvetica", 8.5, 11.5)
        box(c, 320, y - 82, 241, 92, "#eef6ee")
        yy = y
        for k, v in (("BRANCH", adr[4]), ("STATEMENT DATE", ld(d1)), ("STATEMENT PERIOD", f"{ld(d0)} to {ld(d1)}"), ("CURRENCY", "INR"),
                     ("ACCOUNT TYPE", "SUPERVALUE SAVINGS"), ("ACCOUNT NO.", acct), ("IFSC", code), ("NOMINATION", "REGISTERED")):
            text(c, 326, yy, k, "Helvetica", 7)
            text(c, 412, yy, ": " + v, "Helvetica-Bold", 7)
            yy -= 11
        y -= 100
        text(c, 36, y, "SUPERVALUE SAVINGS " + acct, "Helvetica-Bold", 8.5, color=blue)
        y = thead(y - 8)
        line(y, [sd(d0), "", "BALANCE FORWARD", "", "", "", inr(opening)])
        y -= 15
        for e, d in zip(ev, descs):
            ds = wrap(d, "Helvetica", 7.3, 158)
            if y - 9 * len(ds) < 72:
                y = thead(top())
            line(y, [sd(e.dt), sd(e.vd), "", e.chq, "" if e.debit else inr(e.amount), inr(e.amount) if e.debit else "", inr(e.balance)])
            for k, p in enumerate(ds):
                text(c, 124, y - 9 * k, p, "Helvetica", 7.3)
            y -= 9 * len(ds) + 4
            rule(c, 36, y + 8.4, 561, color="#c9c9c9", lw=0.3)
        if y < 230:
            y = thead(top())
        line(y - 2, ["", "", "Total", "", inr(cr), inr(dr), inr(ev[-1].balance)], "Helvetica-Bold")
        y -= 34
        text(c, 36, y, "AXCESSPLUS SAVINGS " + acct2, "Helvetica-Bold", 8.5, color=blue)
        y = thead(y - 8)
        line(y, [sd(d0), "", "BALANCE FORWARD", "", "", "", inr(idle)])
        text(c, 124, y - 14, "No transactions during the period", "Helvetica-Oblique", 7.3)
        y -= 36
        box(c, 36, y - 52, 250, 52, None, green)
        text(c, 42, y - 12, "360° Rewards", "Helvetica-Bold", 8, color=green)
        for k, (p, q) in enumerate((("Points brought forward", "2,410"), ("Points earned this period", "136"), ("Points available", "2,546"))):
            text(c, 42, y - 24 - 10 * k, p, "Helvetica", 7)
            text(c, 278, y - 24 - 10 * k, q, "Helvetica", 7, "r")
        lines(c, 300, y - 8, ["Please check the entries and balance. In case of discrepancy", "inform us within 14 days. For hot-listing of cards call our",
                              "24-hour Client Centre. Please do not share PIN or OTP", "with anyone, including bank staff."], "Helvetica", 6.8, 9)
        c.showPage()
        return page[0]

    paged(path, A4, draw)
    return {
        "bank_name": "standard chartert", "ifsc": code, "account_number": acct, "account_holder": f"{a} / {b}",
        "account_type": "SUPERVALUE SAVINGS", "currency": "INR", "statement_period": {"from": iso(d0), "to": iso(d1)},
        "opening_balance": amt(opening), "closing_balance": amt(ev[-1].balance),
        "total_debits": amt(dr), "total_credits": amt(cr),
        "transactions": [row(e, d, e.chq) for e, d in zip(ev, descs)]}


# ---------------------------------------------------------------- corporate report by booking day
DB = {
    "neft_in": "INCOMING NEFT {NAME} {bank}0000{t4}", "neft_out": "OUTGOING NEFT {NAME} {bank}0000{t4} SUPPLIER PAYMENT", "rtgs_in": "INCOMING RTGS {NAME}",
    "rtgs_out": "OUTGOING RTGS {NAME} INVOICE SETTLEMENT", "chq_out": "INWARD CLEARING CHEQUE {chq}", "chq_in": "OUTWARD CLEARING {city} CHEQUE {chq}",
    "cash_in": "CASH PICKUP CREDIT {city}", "charge": "ACCOUNT SERVICE FEES INCL. GST 18%", "loanint": "DEBIT INTEREST ON OVERDRAFT",
}


def deutsch(path, rng, n):
    d0, d1 = period(rng, 1)
    who = firm(rng)
    limit = 500000000
    opening = -rng.randint(100000, 1500000) * 100 - rng.randint(0, 99)
    ev = events(rng, n, d0, d1, opening, "cc", floor=-limit)
    dr, cr = totals(ev)
    acct = f"{digits(rng, 7, '0')} {digits(rng, 2, '0')} {digits(rng, 1)}"
    code = ifsc(rng, "DEUB")
    adr = address(rng)
    dd = lambda d: d.strftime("%d.%m.%Y")
    descs = [DB[e.kind].format(**_fields(e)) for e in ev]
    refs = [e.utr if e.kind[:4] in ("neft", "rtgs") else (e.chq or "FT" + e.rrn[-9:]) for e in ev]
    W, H = A4
    XB, XV, XT, XR, XA, XM = 60, 118, 176, 330, 508, 524
    navy = "#0018a8"
    sig = lambda p: west(p) + (" D" if p < 0 else " C")

    def draw(c, total):
        page = [0]

        def top():
            if page[0]:
                c.showPage()
            page[0] += 1
            box(c, 522, H - 60, 24, 24, None, navy, 3)
            rule(c, 527, H - 55, 541, H - 41, navy, 3)
            text(c, 60, H - 52, "Teutsche Bank AG", "Helvetica-Bold", 12, color=navy)
            text(c, 60, H - 62, "India Branches", "Helvetica", 7.5, color=navy)
            text(c, 60, 40, "Teutsche Bank AG, incorporated in Germany. Members' liability is limited. Regional Head Office: Nariman Bhavan, Mumbai 400 021",
                 "Helvetica", 5.8, color="#666666")
            text(c, 546, 30, f"{page[0]}/{total}", "Helvetica", 7, "r")
            return H - 92

        def thead(y):
            hs = [(XB, ["Booking", "date"], "l"), (XV, ["Value", "date"], "l"), (XT, ["Transaction", "remittance", "details"], "l"),
                  (XR, ["Bank reference /", "cheque number"], "l"), (XA, ["Amount", "in account", "currency"], "r"), (XM, ["D/C"], "c")]
            for x, h, a in hs:
                for k, p in enumerate(h):
                    text(c, x, y - 8 - 8.4 * k, p, "Helvetica-Bold", 7, a)
            rule(c, 60, y - 30, 546, color=navy, lw=0.8)
            return y - 42

        y = top()
        lines(c, 60, y, ["Messrs.", who] + adr[:4], "Helvetica", 9, 12)
        text(c, 546, y, f"Mumbai, {dd(d1)}", "Helvetica", 9, "r")
        y -= 100
        text(c, 60, y, f"Account statement {dd(d0)} - {dd(d1)}", "Helvetica-Bold", 12)
        y -= 20
        for k, v in ((("Account number", acct), ("Account currency", "INR")), (("Account type", "Overdraft Account"), ("IFSC", code)),
                     (("Opening balance", sig(opening)), ("Closing balance", sig(ev[-1].balance))),
                     (("Total debits", west(dr)), ("Total credits", west(cr)))):
            for x, (p, q) in ((60, k), (310, v)):
                text(c, x, y, p + ":", "Helvetica", 8)
                text(c, x + 90, y, q, "Helvetica-Bold", 8)
            y -= 13
        y = thead(y - 8)
        for dday, grp in groupby(list(zip(ev, descs, refs)), key=lambda t: t[0].dt.date()):
            for e, d, r in grp:
                ds = wrap(d, "Helvetica", 7.2, XR - XT - 8)
                if y - 8.6 * len(ds) < 84:
                    y = thead(top())
                text(c, XB, y, dd(e.dt), "Helvetica", 7.2)
                text(c, XV, y, dd(e.vd), "Helvetica", 7.2)
                for k, p in enumerate(ds):
                    text(c, XT, y - 8.6 * k, p, "Helvetica", 7.2)
                text(c, XR, y, r, "Helvetica", 7.2)
                text(c, XA, y, west(e.amount), "Helvetica", 7.2, "r")
                text(c, XM, y, "D" if e.debit else "C", "Helvetica", 7.2, "c")
                y -= 8.6 * len(ds) + 5
            box(c, 60, y - 3, 486, 11, "#e6e8f5")
            text(c, XT, y, f"Closing balance as per {dd(dday)}", "Helvetica-Bold", 7.2)
            text(c, XA, y, west(e.balance), "Helvetica-Bold", 7.2, "r")
            text(c, XM, y, "D" if e.balance < 0 else "C", "Helvetica-Bold", 7.2, "c")
            y -= 18
        if y < 100:
            y = top()
        lines(c, 60, y - 6, ["D = debit / balance in favour of the bank, C = credit / balance in your favour. Please raise objections to this statement",
                             "in writing within 21 days. This advice is computer generated and does not bear a signature."], "Helvetica", 7, 9)
        c.showPage()
        return page[0]

    paged(path, A4, draw)
    return {
        "bank_name": "Teutsche Bank AG", "ifsc": code, "account_number": acct, "account_holder": who,
        "account_type": "Overdraft Account", "currency": "INR", "statement_period": {"from": iso(d0), "to": iso(d1)},
        "opening_balance": amt(opening), "closing_balance": amt(ev[-1].balance),
        "total_debits": amt(dr), "total_credits": amt(cr),
        "transactions": [row(e, d, r, balance=False) for e, d, r in zip(ev, descs, refs)]}


LAYOUTS = {"hongkong": hongkong, "chartered": chartered, "deutsch": deutsch}
