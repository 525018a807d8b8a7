# SPDX-License-Identifier: AGPL-3.0-or-later
"""Newer papers: payments-bank app export, account-aggregator report, small finance bank e-statement."""
from stranger_saving_pen import (A4, text, lines, box, rule, wrap, fill_wrap, paged, inr, plain, amt, iso, MON, row, totals)
from stranger_saving_lot import events, period, person, address, digits, ifsc
from stranger_saving_core import _fields

# ---------------------------------------------------------------- app export
PT = {
    "upi_out": ("Paid to {name}", "UPI ID: {vpa}", "UPI Reference No: {rrn}"), "upi_in": ("Received from {name}", "UPI ID: {vpa}", "UPI Reference No: {rrn}"),
    "imps_in": ("Money received from {name}", "IMPS Ref No: {rrn}, {bank} A/c XX{t4}"), "bill": ("Bill paid for {name}", "Order ID: {rrn}"),
    "pos": ("Paid using RuPay Debit Card at {name}, {City}", "Card ending {t4}"), "interest": ("Interest credited for the month",),
}


def payments(path, rng, n):
    d0, d1 = period(rng, 1)
    who = person(rng)
    opening = rng.randint(500, 30000) * 100 + rng.randint(0, 99)
    ev = events(rng, n, d0, d1, opening, "wallet")
    dr, cr = totals(ev)
    close = ev[-1].balance
    ev = ev[::-1]
    acct = "91" + digits(rng, 10, "9")
    code = ifsc(rng, "PAYB")
    adr = address(rng)
    descs = [[p.format(**_fields(e)) for p in PT[e.kind]] for e in ev]
    W, H = A4
    navy, sky, grey = "#002e6e", "#00b9f1", "#6b7785"
    pd = lambda d: f"{d.day} {MON[d.month - 1]} {d.year}"
    head = lambda d: f"{d.day} {MON[d.month - 1].upper()}'{d.strftime('%y')}"
    rs = lambda p: "₹" + inr(p)

    def draw(c, total):
        page = [0]

        def foot():
            rule(c, 40, 48, 555, color="#e3e8ee")
            text(c, 40, 36, "Need help? Open app > Bank > 24x7 Help. This is an automatically generated statement.", "Sans", 6.5, color=grey)
            text(c, 555, 36, f"Page {page[0]} of {total}", "Sans", 6.5, "r", grey)

        def top():
            if page[0]:
                c.showPage()
            page[0] += 1
            foot()
            return H - 44

        def thead(y):
            box(c, 40, y - 20, 515, 20, "#f2f6fa")
            for x, h, a in ((50, "DATE & TIME", "l"), (136, "TRANSACTION DETAILS", "l"), (436, "AMOUNT", "r"), (545, "AVAILABLE BALANCE", "r")):
                text(c, x, y - 13, h, "SansB", 7, a, grey)
            return y - 20

        y = top()
        text(c, 40, y, "paybuddy", "SansB", 18, color=navy)
        text(c, 134, y, "Payments Bank", "SansB", 9, color=sky)
        text(c, 555, y, "ACCOUNT STATEMENT FOR:", "Sans", 7, "r", grey)
        text(c, 555, y - 11, f"{head(d0)} - {head(d1)}", "SansB", 9, "r", navy)
        y -= 44
        text(c, 40, y, who, "SansB", 12, color=navy)
        lines(c, 40, y - 14, [adr[0] + ", " + adr[1], adr[2] + ", " + adr[3]], "Sans", 8, 11, color=grey)
        for x, k, v in ((330, "Account Number", acct), (470, "IFSC Code", code)):
            text(c, x, y, v, "SansB", 9, color=navy)
            text(c, x, y - 11, k, "Sans", 7, color=grey)
        y -= 48
        box(c, 40, y - 44, 515, 44, None, "#cfd9e4")
        for k, (a, v) in enumerate((("Opening Balance", rs(opening)), ("Total Money In", "+ " + rs(cr)), ("Total Money Out", "- " + rs(dr)), ("Closing Balance", rs(close)))):
            text(c, 52 + 130 * k, y - 17, a, "Sans", 7, color=grey)
            text(c, 52 + 130 * k, y - 33, v, "SansB", 10, color=navy)
        y = thead(y - 58)
        for e, d in zip(ev, descs):
            h = 12 + 11 * max(2, len(d))
            if y - h < 60:
                y = thead(top())
            text(c, 50, y - 14, pd(e.dt), "SansB", 8, color=navy)
            text(c, 50, y - 25, e.dt.strftime("%I:%M %p").lstrip("0"), "Sans", 7, color=grey)
            for k, p in enumerate(d):
                text(c, 136, y - 14 - 11 * k, p, "SansB" if k == 0 else "Sans", 8 if k == 0 else 7, color=navy if k == 0 else grey)
            text(c, 436, y - 14, ("- " if e.debit else "+ ") + rs(e.amount), "SansB", 8, "r", "#1d2f54" if e.debit else "#21a453")
            text(c, 545, y - 14, rs(e.balance), "Sans", 8, "r", navy)
            y -= h
            rule(c, 40, y, 555, color="#e3e8ee")
        c.showPage()
        return page[0]

    paged(path, A4, draw)
    return {
        "bank_name": "paybuddy Payments Bank", "ifsc": code, "account_number": acct, "account_holder": who,
        "currency": "INR", "statement_period": {"from": iso(d0), "to": iso(d1)},
        "opening_balance": amt(opening), "closing_balance": amt(close), "total_debits": amt(dr), "total_credits": amt(cr),
        "transactions": [row(e, " ".join(d)) for e, d in zip(ev, descs)]}


# ---------------------------------------------------------------- account aggregator report
AA = {
    "upi_out": "UPI/{rrn}/DR/{NAME}/{bank}/{vpa}/{note}", "upi_in": "UPI/{rrn}/CR/{NAME}/{bank}/{vpa}", "neft_in": "NEFT/{utr}/{NAME}/SALARY OR TRANSFER",
    "imps_out": "IMPS/P2A/{rrn}/{NAME}/{bank}", "atm": "ATM-CASH/{city}/{t6}", "pos": "POS/{NAME}/{city}/{t6}", "chq_out": "BRN-CLG-CHQ PAID TO {NAME}",
    "chq_in": "CLG/{bank}/{city}/{chq}", "cash_in": "CASH-DEP/{city}/BNA", "nach": "ACH-DR-{NAME}-{rrn}", "interest": "SB:Int.Pd", "charge": "Consolidated Charges for A/c",
}


def aggregator(path, rng, n):
    d0, d1 = period(rng, 3)
    who = person(rng).upper()
    opening = rng.randint(3000, 150000) * 100 + rng.randint(0, 99)
    ev = events(rng, n, d0, d1, opening, "savings")
    acct = "XXXXXXXXXXX" + digits(rng, 4)
    code = ifsc(rng, "BNDH")
    refs = [e.rrn if e.kind[:3] in ("upi", "imp") else e.chq for e in ev]
    descs = [AA[e.kind].format(**_fields(e)) for e in ev]
    mode = {"upi_out": "UPI", "upi_in": "UPI", "atm": "ATM", "pos": "CARD", "cash_in": "CASH"}
    W, H = A4[1], A4[0]
    xs = [26, 70, 142, 192, 230, 268, 324, 388, 652, 736, 816]
    heads = [["Txn ID"], ["Transaction", "Timestamp"], ["Value Date"], ["Mode"], ["Type"], ["Amount"], ["Current", "Balance"], ["Narration"],
             ["Reference"], ["Consent", "Handle"]]
    grid = [("FIP Name", "Bandhak Bank Limited"), ("FI Type", "DEPOSIT"), ("Masked Account Number", acct), ("Account Type", "SAVINGS"), ("IFSC Code", code),
            ("Holder Name", who), ("PAN", "XXXXX" + digits(rng, 4) + "X"), ("Mobile", "XXXXXX" + digits(rng, 4)), ("Currency", "INR"), ("Holding Type", "SINGLE"),
            ("Statement From", iso(d0)), ("Statement To", iso(d1)), ("Closing Balance", plain(ev[-1].balance)), ("Account Status", "ACTIVE"), ("Facility", "OD: NA")]
    teal = "#0f766e"
    ids = ["M" + digits(rng, 7) for _ in ev]

    def draw(c, total):
        page = [0]

        def top():
            if page[0]:
                c.showPage()
            page[0] += 1
            text(c, 26, H - 28, "finsetu", "CondB", 13, color=teal)
            text(c, 74, H - 28, "NBFC-Account Aggregator", "Cond", 7, color="#555555")
            text(c, 816, H - 28, "Report generated from data shared under consent; not a bank-issued document", "Cond", 6.5, "r", "#555555")
            text(c, 816, 18, f"{page[0]} / {total}", "Cond", 6.5, "r")
            return H - 42

        def thead(y):
            box(c, 26, y - 22, 790, 22, teal)
            for i, h in enumerate(heads):
                for k, p in enumerate(h):
                    text(c, xs[i] + 4, y - (13 if len(h) == 1 else 9 + 9 * k), p, "CondB", 6.8, color="#ffffff")
            return y - 22

        y = top()
        text(c, 26, y - 10, "Profile & Summary", "CondB", 9)
        y -= 20
        for i, (k, v) in enumerate(grid):
            x, yy = 26 + 158 * (i % 5), y - 28 * (i // 5)
            box(c, x, yy - 26, 154, 26, "#f0fdfa", "#b7d9d5", 0.4)
            text(c, x + 6, yy - 9, k, "Cond", 6.2, color="#5b6b69")
            text(c, x + 6, yy - 20, v, "CondB", 7.6)
        y -= 100
        text(c, 26, y, f"Transactions ({len(ev)})", "CondB", 9)
        y = thead(y - 8)
        for i, (e, d, r) in enumerate(zip(ev, descs, refs)):
            ds = fill_wrap(d, "Cond", 6.8, xs[8] - xs[7] - 8)
            h = 6 + 8.6 * max(2, len(ds))
            if y - h < 32:
                y = thead(top())
            mid = y - h / 2 - 2.4
            if i % 2:
                box(c, 26, y - h, 790, h, "#f7f7f7")
            rule(c, 26, y - h, 816, color="#d5d5d5", lw=0.3)
            m = mode.get(e.kind, "FT" if e.kind in ("neft_in", "imps_out") else "OTHERS")
            for k, v in ((0, ids[i]), (2, iso(e.vd)), (3, m), (4, "DEBIT" if e.debit else "CREDIT"), (8, r), (9, "user@finsetu")):
                text(c, xs[k] + 4, mid, v, "Cond", 6.8)
            text(c, xs[1] + 4, mid + 4.3, iso(e.dt), "Cond", 6.8)
            text(c, xs[1] + 4, mid - 4.3, e.dt.strftime("T%H:%M:%S+05:30"), "Cond", 6.8)
            text(c, xs[6] - 4, mid, plain(e.amount), "Cond", 6.8, "r")
            text(c, xs[7] - 4, mid, plain(e.balance), "Cond", 6.8, "r")
            for k, p in enumerate(ds):
                text(c, xs[7] + 4, mid + 4.3 * (len(ds) - 1) - 8.6 * k, p, "Cond", 6.8)
            y -= h
        c.showPage()
        return page[0]

    paged(path, (W, H), draw)
    return {
        "bank_name": "Bandhak Bank Limited", "ifsc": code, "account_number": acct, "account_holder": who, "account_type": "SAVINGS",
        "currency": "INR", "statement_period": {"from": iso(d0), "to": iso(d1)}, "closing_balance": amt(ev[-1].balance),
        "transactions": [row(e, d, r) for e, d, r in zip(ev, descs, refs)]}


# ---------------------------------------------------------------- small finance bank
SF = {
    "upi_out": "UPI/DR/{rrn}/{NAME}/{bank}/{vpa}/{note}", "upi_in": "UPI/CR/{rrn}/{NAME}/{bank}/{vpa}", "neft_in": "NEFT-{utr}-{NAME}",
    "imps_out": "IMPS OUT/{rrn}/{NAME}/{bank}", "atm": "ATM CASH WDL/{t6}/{city}", "pos": "ECOM/POS {NAME} {city} {t6}", "chq_out": "Inward clearing - {NAME}",
    "chq_in": "Outward clearing {bank} - {city}", "cash_in": "Cash Deposit - Branch {City}", "nach": "NACH DR/{NAME}/{t6}", "interest": "Monthly Interest Credit",
    "charge": "Debit card annual fee incl. GST",
}


def smallfin(path, rng, n):
    d0, d1 = period(rng, 2)
    who = person(rng)
    opening = rng.randint(5000, 250000) * 100 + rng.randint(0, 99)
    ev = events(rng, n, d0, d1, opening, "savings")
    dr, cr = totals(ev)
    acct = digits(rng, 16, "2")
    code = ifsc(rng, "AUXB")
    adr = address(rng)
    fdt = lambda d: f"{d.day:02d} {MON[d.month - 1]} {d.year}"
    refs = [e.chq or ("AUX" + e.utr[5:13] + e.tid + e.rrn[-5:]) for e in ev]
    descs = [SF[e.kind].format(**_fields(e)) for e in ev]
    W, H = A4
    plum, orange = "#5b2071", "#f58220"
    xs = [30, 72, 114, 288, 358, 424, 490, 565]
    heads = [["Trans", "Date"], ["Value", "Date"], ["Description/", "Narration"], ["Chq./", "Reference", "No."], ["Debit", "(₹)"], ["Credit", "(₹)"], ["Balance", "(₹)"]]

    def draw(c, total):
        page = [0]

        def top():
            if page[0]:
                c.showPage()
            page[0] += 1
            box(c, 0, H - 40, W, 40, plum)
            text(c, 30, H - 26, "AUM SMALL FINANCE BANK", "SansB", 13, color="#ffffff")
            text(c, 565, H - 25, "Badlaav humse hai", "SansI", 9, "r", "#ffd9b0")
            lines(c, W / 2, 40, ["AUM Small Finance Bank Limited  |  Registered office: 19-A, Dhuleshwar Garden, Jaipur - 302001  |  CIN: L36911RJ1996PLC0XXXXX",
                                 "Customer care 1800 1200 1200  |  This is an auto-generated statement and requires no signature  |  " + f"Page {page[0]} of {total}"],
                  "Sans", 6, 8.5, "c", "#666666")
            return H - 62

        def thead(y):
            box(c, 30, y - 34, 535, 34, plum)
            for i, h in enumerate(heads):
                off = 20 - 5 * (len(h) - 1)
                for k, p in enumerate(h):
                    text(c, (xs[i] + xs[i + 1]) / 2, y - off - 10 * k, p, "SansB", 7.2, "c", "#ffffff")
            return y - 34

        y = top()
        text(c, 30, y, "Account Statement", "SansB", 12, color=plum)
        text(c, 30, y - 13, f"For the period {fdt(d0)} to {fdt(d1)}", "Sans", 8)
        y -= 34
        lines(c, 30, y, [who], "SansB", 9)
        lines(c, 30, y - 12, adr[:4], "Sans", 7.6, 10.6)
        for k, (a, v) in enumerate((("Account Number", acct), ("Account Type", "AUM Digital Savings Account"), ("IFSC", code), ("Currency", "INR"), ("Branch", adr[4] + ", " + adr[1]))):
            text(c, 220, y - 11 * k, a, "Sans", 7.4, color="#555555")
            text(c, 284, y - 11 * k, v, "SansB", 7.4)
        box(c, 442, y - 56, 123, 68, "#fff1e2", orange, 0.8)
        lines(c, 450, y, ["Earn up to 7.25% p.a.*", "on your savings with", "monthly interest payout.", "Refer a friend and get", "₹500 voucher. *T&C"], "Sans", 7.2, 10.5, color=orange)
        y -= 78
        for k, (a, v) in enumerate((("Opening Balance(₹)", inr(opening)), ("Total Debit(₹)", inr(dr)), ("Total Credit(₹)", inr(cr)), ("Closing Balance(₹)", inr(ev[-1].balance)))):
            x = 30 + 135.5 * k
            box(c, x, y - 32, 128, 32, "#f5eef8")
            text(c, x + 64, y - 12, a, "Sans", 7.2, "c", "#555555")
            text(c, x + 64, y - 25, v, "SansB", 9.5, "c", plum)
        y = thead(y - 46)
        for i, (e, d, r) in enumerate(zip(ev, descs, refs)):
            ds = wrap(d, "Sans", 7.2, xs[3] - xs[2] - 8)
            rr = fill_wrap(r, "Sans", 7.2, xs[4] - xs[3] - 10)
            h = 8 + 9.6 * max(2, len(ds), len(rr))
            if y - h < 56:
                y = thead(top())
            if i % 2:
                box(c, 30, y - h, 535, h, "#faf6fc")
            rule(c, 30, y - h, 565, color="#d9c7e2", lw=0.4)
            for k, dd in ((0, e.dt), (1, e.vd)):
                text(c, (xs[k] + xs[k + 1]) / 2, y - 11, f"{dd.day:02d} {MON[dd.month - 1]}", "Sans", 7.2, "c")
                text(c, (xs[k] + xs[k + 1]) / 2, y - 20.6, str(dd.year), "Sans", 7.2, "c")
            lines(c, xs[2] + 4, y - 11, ds, "Sans", 7.2, 9.6)
            lines(c, (xs[3] + xs[4]) / 2, y - 11, rr, "Sans", 7.2, 9.6, "c")
            for k, v in ((4, inr(e.amount) if e.debit else "-"), (5, "-" if e.debit else inr(e.amount)), (6, inr(e.balance))):
                text(c, xs[k + 1] - 4, y - 11, v, "Sans", 7.2, "r")
            y -= h
        c.showPage()
        return page[0]

    paged(path, A4, draw)
    return {
        "bank_name": "AUM SMALL FINANCE BANK", "ifsc": code, "account_number": acct, "account_holder": who,
        "account_type": "AUM Digital Savings Account", "currency": "INR", "statement_period": {"from": iso(d0), "to": iso(d1)},
        "opening_balance": amt(opening), "closing_balance": amt(ev[-1].balance), "total_debits": amt(dr), "total_credits": amt(cr),
        "transactions": [row(e, d, r) for e, d, r in zip(ev, descs, refs)]}


LAYOUTS = {"payments": payments, "aggregator": aggregator, "smallfin": smallfin}
