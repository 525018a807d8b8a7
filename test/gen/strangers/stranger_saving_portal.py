# SPDX-License-Identifier: AGPL-3.0-or-later
"""Web-portal exports: a browser print, a generated PDF with marker columns, an e-passbook."""
from stranger_saving_pen import (A4, text, lines, box, rule, wrap, fill_wrap, paged, inr, amt, iso, dmy, MON,
    row, totals)
from stranger_saving_lot import events, period, person, address, digits, ifsc
from stranger_saving_core import _fields
from datetime import timedelta

# ---------------------------------------------------------------- browser print
UB = {
    "upi_out": "UPIAR/{rrn}/DR/{NAME}/{bank}/{vpa}", "upi_in": "UPIAB/{rrn}/CR/{NAME}/{bank}/{vpa}",
    "neft_in": "NEFT:{NAME} {utr}", "imps_out": "MOB-IMPS-DR/{NAME}/{bank}/{t6}/{rrn}", "atm": "ATMT/{rrn}/WDL/{city}",
    "pos": "PCD/{t6}/{NAME}/{city}", "chq_out": "CHQ PAID {chq} {NAME}", "chq_in": "CLG CHQ {chq} {bank}",
    "cash_in": "CDM DEP {city} {t6}", "nach": "NACH/{t6}/{NAME}/{bank}", "interest": "{t6}:Int.Pd", "charge": "SMS CHARGES QTR INCL GST",
}


def _java(p):
    s = f"{abs(p) // 100}.{abs(p) % 100:02d}"
    return s[:-1] if s.endswith("0") else s


def unionbank(path, rng, n):
    d0, d1 = period(rng, 3)
    who = person(rng).upper()
    opening = rng.randint(2000, 60000) * 100 + rng.randint(0, 99)
    ev = events(rng, n, d0, d1, opening, "savings")[::-1]
    acct = digits(rng, 15, "5")
    code = ifsc(rng, "UNBI")
    adr = address(rng)
    descs = [UB[e.kind].format(**_fields(e)) for e in ev]
    W, H = A4
    xs = [36, 66, 126, 190, 396, 478, 559]
    made = d1 + timedelta(days=4)
    stamp = f"{made.month}/{made.day}/{made.strftime('%y')}, 10:{rng.randint(10, 59)} AM"
    info = [("Name", who, "Account Number", acct), ("Address", adr[0] + ",", "Account Type", "Savings Account"),
            ("", adr[1] + ", " + adr[2], "Account Currency", "INR"),
            ("", adr[3], "IFSC", code),
            ("Customer ID", digits(rng, 9), "Home Branch", adr[4] + " Main")]
    mark = lambda p, d: f"{_java(p)} ({'Dr' if d else 'Cr'})"

    def draw(c, total):
        page = [0]

        def top():
            if page[0]:
                c.showPage()
            page[0] += 1
            text(c, 24, H - 20, stamp, "Helvetica", 7)
            text(c, W / 2, H - 20, "Union e-Banking | Account Statement", "Helvetica", 7, "c")
            text(c, 24, 14, "https://ebanking.unionbharatbank.example/retail/acctstmt?ref=" + acct[-6:] + "&fmt=html", "Helvetica", 7)
            text(c, W - 24, 14, f"{page[0]}/{total}", "Helvetica", 7, "r")
            return H - 40

        y = top()
        text(c, 36, y - 14, "Union Bharat Bank", "Helvetica-Bold", 15, color="#0072bc")
        text(c, 559, y - 14, "Details of statement", "Helvetica", 12, "r", "#ed1c24")
        rule(c, 36, y - 22, 559, color="#0072bc", lw=1.5)
        y -= 38
        for a, b, k, v in info:
            text(c, 40, y, a, "Helvetica-Bold", 8)
            text(c, 106, y, b, "Helvetica", 8)
            text(c, 330, y, k, "Helvetica-Bold", 8)
            text(c, 430, y, v, "Helvetica", 8)
            y -= 13
        text(c, 40, y - 6, "Statement Date", "Helvetica-Bold", 8)
        text(c, 106, y - 6, made.strftime("%d/%m/%Y"), "Helvetica", 8)
        text(c, 330, y - 6, "Statement Period", "Helvetica-Bold", 8)
        text(c, 430, y - 6, f"{dmy(d0)} To {dmy(d1)}", "Helvetica", 8)
        y -= 20
        box(c, xs[0], y - 18, xs[-1] - xs[0], 18, "#d9ecf8", "#b5b5b5", 0.4)
        for i, h in enumerate(["S.No", "Date", "Transaction Id", "Remarks", "Amount(Rs.)", "Balance(Rs.)"]):
            text(c, (xs[i] + xs[i + 1]) / 2, y - 12, h, "Helvetica-Bold", 8, "c")
        y -= 18
        for i, (e, d) in enumerate(zip(ev, descs)):
            ds = wrap(d, "Helvetica", 7.8, xs[4] - xs[3] - 8)
            h = 8 + 9.6 * len(ds)
            if y - h < 30:
                y = top()
            mid = y - h / 2 - 2.6
            for a, b in zip(xs, xs[1:]):
                box(c, a, y - h, b - a, h, None, "#b5b5b5", 0.4)
            for k, v in enumerate([str(i + 1), dmy(e.dt), e.tid, None, mark(e.amount, e.debit), mark(e.balance, False)]):
                text(c, (xs[k] + xs[k + 1]) / 2, mid, v, "Helvetica", 7.8, "c")
            lines(c, xs[3] + 4, y - 10, ds, "Helvetica", 7.8, 9.6)
            y -= h
        if y < 110:
            y = top() - 4
        y -= 16
        lines(c, 36, y, [
            "NEFT : National Electronic Fund Transfer | UPI : Unified Payments Interface | RTGS : Real Time Gross Settlement",
            "INT : Intra Fund Transfer | BBPS : Bharat Bill Payment Service", "",
            "This is system generated statement and does not require signature.",
            "Registered office: Union Bharat Bhavan, Vidhan Marg, Mumbai - 400021"], "Helvetica", 7, color="#555555")
        c.showPage()
        return page[0]

    paged(path, A4, draw, title="Account Statement")
    return {
        "bank_name": "Union Bharat Bank", "ifsc": code, "account_number": acct, "account_holder": who,
        "account_type": "Savings Account", "currency": "INR", "statement_period": {"from": iso(d0), "to": iso(d1)},
        "transactions": [dict(row(e, d, e.tid), **_shown(e)) for e, d in zip(ev, descs)]}


def _shown(e):
    k = "debit" if e.debit else "credit"
    return {k: _java(e.amount), "balance": _java(e.balance)}


# ---------------------------------------------------------------- marker column
FB = {
    "upi_out": "UPIOUT/{rrn}/{vpa}/{note}/0000", "remit_in": "INWARD REM/{utr}/{NAME}/XPRESS MONEY",
    "neft_out": "NFT/{utr}/{NAME}", "imps_out": "FN/IMPS/{rrn}/{NAME}/{bank}", "atm": "ATM WDL/{t6}/{city}/{city} TOWN",
    "pos": "POS/{NAME}/{city}/{rrn}", "nach": "ACH/{NAME}/{bank}{t6}", "interest": "Int.Pd:NRE SB", "charge": "AMC CHRG VISA DEBIT",
}
FT = {"upi_out": "TFR", "remit_in": "TFR", "neft_out": "FT", "imps_out": "FT", "atm": "TFR", "pos": "TFR", "nach": "CLG",
      "interest": "SBINT", "charge": "CHG"}


def federal(path, rng, n):
    d0, d1 = period(rng, 2)
    who = person(rng).upper()
    opening = rng.randint(40000, 800000) * 100 + rng.randint(0, 99)
    ev = events(rng, n, d0, d1, opening, "nre")
    dr, cr = totals(ev)
    acct = digits(rng, 14, "1034010")
    code = ifsc(rng, "FDRB")
    adr = [a.upper() for a in address(rng)]
    for e in ev:
        if e.kind == "neft_out" and rng.random() < 0.5:
            e.chq = digits(rng, 6)
    descs = [FB[e.kind].format(**_fields(e)) for e in ev]
    W, H = A4
    cols = [(24, 68, "l"), (71, 115, "l"), (118, 248, "l"), (250, 278, "c"), (281, 325, "l"), (328, 364, "l"),
            (366, 424, "r"), (427, 487, "r"), (490, 552, "r"), (555, 572, "c")]
    heads = [["Date"], ["Value Date"], ["Particulars"], ["Tran", "Type"], ["Tran ID"], ["Cheque", "Details"],
             ["Withdrawals"], ["Deposits"], ["Balance"], ["DR", "/CR"]]
    fd = lambda d: f"{d.day:02d}-{MON[d.month - 1].upper()}-{d.year}"
    blue = "#00377a"
    left = [("Name", who), ("Communication Address", adr[0]), ("", adr[1]), ("", adr[2]), ("", adr[3] + ", INDIA"),
            ("Regd. Mobile Number", "+971-XXXXX" + digits(rng, 4)), ("Customer Id", digits(rng, 9))]
    right = [("Branch Name", adr[4] + " / NRI CENTRE"), ("Branch Sol ID", acct[:4]), ("IFSC", code), ("MICR Code", digits(rng, 9, "682")),
             ("Account Number", acct), ("Type of Account", "NON RESIDENT EXTERNAL SAVINGS"), ("Currency of Account", "INR")]

    def draw(c, total):
        page = [0]

        def cell(i, y, s, font="Cond", size=6.4):
            a, b, al = cols[i]
            text(c, {"l": a, "r": b, "c": (a + b) / 2}[al], y, s, font, size, al)

        def top():
            if page[0]:
                c.showPage()
            page[0] += 1
            y = H - 30
            if page[0] == 1:
                box(c, 24, y - 22, 20, 20, blue)
                box(c, 34, y - 22, 10, 10, "#f7a600")
                text(c, 50, y - 12, "FEDERATED BANK", "CondB", 14, color=blue)
                text(c, 50, y - 22, "YOUR PERFECT BANKING COMPANION", "Cond", 5.5, color=blue)
                text(c, 572, y - 14, f"Statement of Account for the period {fd(d0)} to {fd(d1)}", "CondB", 7.5, "r")
                y -= 36
                for k in range(7):
                    for x, w, (a, b), off in ((24, 268, left[k], 88), (304, 268, right[k], 84)):
                        text(c, x + 4, y - 10, a, "Cond", 6.6, color="#444444")
                        text(c, x + off, y - 10, (": " if a else "  ") + b, "CondB", 6.6)
                    y -= 11
                box(c, 24, y - 4, 268, 81, None, blue)
                box(c, 304, y - 4, 268, 81, None, blue)
                y -= 16
            box(c, 22, y - 22, 552, 22, blue)
            for i, h in enumerate(heads):
                a, b, al = cols[i]
                x = {"l": a, "r": b, "c": (a + b) / 2}[al]
                for k, p in enumerate(h):
                    text(c, x, y - (13 if len(h) == 1 else 9 + 8 * k), p, "CondB", 6.4, al, "#ffffff")
            text(c, W / 2, 22, f"Page {page[0]} of {total}", "Cond", 6.5, "c")
            return y - 22

        y = top()
        cell(2, y - 10, "Opening Balance")
        cell(8, y - 10, inr(opening))
        cell(9, y - 10, "CR")
        y -= 14
        for k, (e, d) in enumerate(zip(ev, descs)):
            ds = fill_wrap(d, "Cond", 6.4, 129)
            h = 6 + 8 * len(ds)
            if y - h < 44:
                y = top()
            if k % 2 == 0:
                box(c, 22, y - h, 552, h, "#eaf1fa")
            b = y - 9
            for i, v in enumerate([fd(e.dt), fd(e.vd), None, FT[e.kind], e.tid, e.chq, inr(e.amount) if e.debit else "",
                                   "" if e.debit else inr(e.amount), inr(e.balance), "CR"]):
                cell(i, b, v)
            for j, p in enumerate(ds):
                cell(2, b - 8 * j, p)
            y -= h
        if y < 140:
            y = top()
        rule(c, 22, y, 574, color=blue)
        for i, v in ((2, "GRAND TOTAL"), (6, inr(dr)), (7, inr(cr)), (8, inr(ev[-1].balance)), (9, "CR")):
            cell(i, y - 10, v, "CondB")
        rule(c, 22, y - 15, 574, color=blue)
        lines(c, 24, y - 30, [
            "Abbreviations Used:", "CASH : Cash Transaction   FT : Fund Transfer   TFR : Transfer Transaction   CLG : Clearing Transaction",
            "SBINT : Interest on SB Account   CHG : Charges   MB : Mobile Banking   IB : Internet Banking   POS : Debit Card Point of Sale",
            "", "DISCLAIMER: This is a computer generated statement and needs no signature. Contents of this statement will be considered",
            "correct if no error is reported within 21 days of receipt of the statement. The address on this statement is that on record with the Bank."],
              "Cond", 6, color="#444444")
        c.showPage()
        return page[0]

    paged(path, A4, draw)
    return {
        "bank_name": "FEDERATED BANK", "ifsc": code, "account_number": acct, "account_holder": who,
        "account_type": "NON RESIDENT EXTERNAL SAVINGS", "currency": "INR",
        "statement_period": {"from": iso(d0), "to": iso(d1)},
        "opening_balance": amt(opening), "closing_balance": amt(ev[-1].balance),
        "total_debits": amt(dr), "total_credits": amt(cr),
        "transactions": [row(e, d, e.chq) for e, d in zip(ev, descs)]}


# ---------------------------------------------------------------- e-passbook
CB = {
    "upi_out": "UPI/DR/{rrn}/{NAME}/{bank}/{vpa}/{note}//{utr}", "upi_in": "UPI/CR/{rrn}/{NAME}/{bank}/{vpa}/{note}//{utr}",
    "neft_in": "NEFT CR-{bank}0000{t4}-{NAME}-{utr}", "imps_out": "IMPS-DR/{rrn}/{NAME}/{bank}/xx{t4}", "atm": "ATM Cash-{t6}-+{city} TOWN HALL {city}",
    "pos": "POS {rrn} {NAME} {city}", "chq_out": "TO CLG {NAME}", "chq_in": "BY CLG CTS O/W {bank} {city}", "cash_in": "BY CASH {city} BNA {t6}",
    "nach": "ACH D-{NAME}-{rrn}", "interest": "SBINT: INTEREST CREDIT FOR THE QUARTER", "charge": "SMS Alert Charges for the quarter incl GST",
}


def canara(path, rng, n):
    d0, d1 = period(rng, 1)
    who = person(rng).upper()
    opening = rng.randint(3000, 90000) * 100 + rng.randint(0, 99)
    ev = events(rng, n, d0, d1, opening, "savings")
    acct = digits(rng, 13, "1")
    code = ifsc(rng, "CNBR")
    adr = [a.upper() for a in address(rng)]
    descs = []
    for e in ev:
        d = CB[e.kind].format(**_fields(e))
        if e.kind.startswith("upi"):
            d += "/" + dmy(e.dt) + " " + e.dt.strftime("%H:%M:%S")
        descs.append((d, "Chq: " + (e.chq or (e.rrn if e.kind.startswith(("upi", "imps")) else ""))))
    W, H = A4
    X = [40, 108, 330, 404, 478, 556]

    def draw(c, total):
        page = [0]

        def top():
            if page[0]:
                c.showPage()
            page[0] += 1
            text(c, W / 2, 20, f"page {page[0]}", "Sans", 7, "c")
            y = H - 36
            if page[0] > 1:
                return y
            return y

        def head(y):
            for i, h in enumerate(["Date", "Particulars", "Deposits", "Withdrawals", "Balance"]):
                if i < 2:
                    text(c, X[i] + 4, y - 12, h, "SansB", 8)
                else:
                    text(c, X[i + 1] - 4, y - 12, h, "SansB", 8, "r")
            rule(c, X[0], y, X[5], color="#0091da", lw=1)
            rule(c, X[0], y - 18, X[5], color="#0091da", lw=1)
            return y - 18

        y = top()
        text(c, 40, y - 4, "Current & Saving Account Statement", "SansB", 11, color="#0091da")
        text(c, 556, y - 4, "KANARA BANK", "SansB", 13, "r", "#0091da")
        y -= 26
        yl = lines(c, 40, y, [who] + adr[:4], "Sans", 8, 11)
        for k, v in [("Branch Name", adr[4]), ("IFSC Code", code), ("Customer Id", digits_of(acct)), ("Account Number", acct),
                     ("Product Name", "CANSB SB GENERAL"), ("Opening Balance", "Rs. " + inr(opening)),
                     ("Closing Balance", "Rs. " + inr(ev[-1].balance))]:
            text(c, 336, y, k, "Sans", 8)
            text(c, 556, y, v, "SansB", 8, "r")
            y -= 12
        y = min(y, yl) - 8
        text(c, 40, y, f"Statement for A/c XXXXXXXXX{acct[-4:]} between {dmy(d0, '-')} and {dmy(d1, '-')}", "SansB", 8.5)
        y = head(y - 10)
        text(c, X[1] + 4, y - 12, "Opening Balance", "SansB", 7.6)
        text(c, X[5] - 4, y - 12, inr(opening), "SansB", 7.6, "r")
        y -= 18
        rule(c, X[0], y, X[5], color="#c8c8c8", lw=0.4)
        for e, (d, q) in zip(ev, descs):
            ds = fill_wrap(d, "Sans", 7.6, X[2] - X[1] - 10) + [q]
            h = 6 + 10 * len(ds)
            if y - h < 40:
                y = head(top())
            mid = y - h / 2 - 2.4
            for k, p in enumerate(ds):
                text(c, X[1] + 4, y - 10 - 10 * k, p, "Sans", 7.6)
            text(c, X[0] + 4, mid, dmy(e.dt, "-"), "Sans", 7.6)
            text(c, X[4] - 4 if e.debit else X[3] - 4, mid, inr(e.amount), "Sans", 7.6, "r")
            text(c, X[5] - 4, mid, inr(e.balance), "Sans", 7.6, "r")
            y -= h
            rule(c, X[0], y, X[5], color="#c8c8c8", lw=0.4)
        if y < 160:
            y = head(top())
        text(c, X[1] + 4, y - 12, "Closing Balance", "SansB", 7.6)
        text(c, X[5] - 4, y - 12, inr(ev[-1].balance), "SansB", 7.6, "r")
        y -= 40
        lines(c, 40, y, ["Disclaimer", "UNLESS THE CONSTITUENT BRINGS TO THE NOTICE OF THE BANK ANY DISCREPANCIES/OMISSIONS OR UNAUTHORISED",
                         "DEBITS IMMEDIATELY, IT WILL BE TAKEN THAT THE ENTRIES ARE CORRECT.", "Beware of phishing: the bank never asks for OTP, CVV or PIN.",
                         "Computer output - no signature required.", "----------------- END OF STATEMENT -----------------"], "Sans", 6.8)
        c.showPage()
        return page[0]

    paged(path, A4, draw)
    return {
        "bank_name": "KANARA BANK", "ifsc": code, "account_number": acct, "account_holder": who,
        "account_type": "CANSB SB GENERAL", "currency": "INR", "statement_period": {"from": iso(d0), "to": iso(d1)},
        "opening_balance": amt(opening), "closing_balance": amt(ev[-1].balance),
        "transactions": [row(e, (d + " " + q).strip()) for e, (d, q) in zip(ev, descs)]}


def digits_of(acct):
    return str(int(acct[-9:]) % 899999999 + 100000000)


LAYOUTS = {"unionbank": unionbank, "federal": federal, "canara": canara}
