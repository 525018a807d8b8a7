# SPDX-License-Identifier: AGPL-3.0-or-later
"""Core-banking printouts: a spreadsheet export, a line-printer statement, a counter printout."""
from stranger_saving_pen import (A4, text, lines, box, rule, wrap, cut, paged, inr, west, amt, drcr, iso, dmy,
    row, totals)
from stranger_saving_lot import events, period, person, firm, address, digits, ifsc

# ---------------------------------------------------------------- flexcube
FX = {
    "upi_out": "UPI-{rrn}-{vpa}-{NAME}-{note}", "upi_in": "UPI-{rrn}-{vpa}-{NAME}-CR",
    "neft_in": "NEFT-{utr}-{NAME}", "neft_out": "NEFT OUT-{utr}-{bank}0000{t4}-{NAME}",
    "rtgs_in": "RTGS-{utr}-{NAME}-{bank}", "rtgs_out": "RTGS OUT-{utr}-{NAME}-{note}",
    "imps_out": "IMPS-{rrn}-{NAME}-{bank}-xxxxxxxx{t4}", "chq_out": "CHQ PAID-MICR INWARD CLEARING-{NAME}",
    "chq_in": "CHQ DEP-MICR OUTWARD CLG-{city}-{NAME}", "cash_in": "CASH DEPOSIT BY-SELF-{city}",
    "charge": "CONSOLIDATED CHARGES RECOVERY INCL GST", "tax": "CBDT TAX-CIN {rrn}-ADVANCE TAX 100",
}


def _fields(e):
    return dict(rrn=e.rrn, vpa=e.vpa, NAME=e.name.upper(), name=e.name, note=e.note, utr=e.utr, bank=e.bank,
                t4=e.rrn[-4:], city=e.city, chq=e.chq, tid=e.tid, t6=e.rrn[-6:], City=e.city.title())


def flexcube(path, rng, n):
    d0, d1 = period(rng, 2)
    who = firm(rng).upper()
    opening = rng.randint(90000, 900000) * 100 + rng.randint(0, 99)
    ev = events(rng, n, d0, d1, opening, "current")
    dr, cr = totals(ev)
    acct = digits(rng, 16, "1155115000")
    code = ifsc(rng, "KVRB")
    descs = [FX[e.kind].format(**_fields(e)) for e in ev]
    W, H = A4[1], A4[0]
    xs = [28, 104, 156, 192, 244, 480, 572, 664, 770]
    heads = ["Transaction Date", "Value Date", "Branch", "Cheque No.", "Description", "Debit", "Credit", "Balance"]
    f, s = "Sans", 7.2
    branch = digits(rng, 4, "1")
    info = [("Account Number", acct), ("Account Name", who), ("Account Type", "CURRENT ACCOUNT - GENERAL"),
            ("Currency", "INR"), ("IFSC Code", code), ("From Date", dmy(d0, "-")), ("To Date", dmy(d1, "-")),
            ("Opening Balance", west(opening)), ("Closing Balance", west(ev[-1].balance))]

    def cells(c, y, h, vals, font=f, fill=None):
        for i, v in enumerate(vals):
            box(c, xs[i], y - h, xs[i + 1] - xs[i], h, fill=fill, stroke="#8c8c8c", lw=0.4)
            parts = v if isinstance(v, list) else [v]
            for k, p in enumerate(parts):
                yy = y - 8 - k * 9
                if i >= 5 and fill is None:
                    text(c, xs[i + 1] - 3, yy, p, font, s, "r")
                else:
                    text(c, xs[i] + 3, yy, p, font, s)

    def draw(c, total):
        page = [0]

        def top():
            if page[0]:
                c.showPage()
            page[0] += 1
            text(c, W / 2, H - 22, "OpTransactionHistory", "Sans", 8, "c")
            text(c, W / 2, 18, f"Page {page[0]}", "Sans", 8, "c")
            return H - 36

        y = top()
        text(c, xs[0], y - 12, "THE KAVIRI VYASA BANK LIMITED", "SansB", 13)
        text(c, xs[0], y - 26, "Account Statement", "SansB", 9)
        y -= 34
        for k, v in info:
            box(c, xs[0], y - 12, xs[2] - xs[0], 12, stroke="#8c8c8c", lw=0.4)
            box(c, xs[2], y - 12, xs[5] - xs[2], 12, stroke="#8c8c8c", lw=0.4)
            text(c, xs[0] + 3, y - 9, k, "SansB", s)
            text(c, xs[2] + 3, y - 9, v, f, s)
            y -= 12
        y -= 12
        cells(c, y, 13, heads, "SansB", "#d9e1f2")
        y -= 13
        for e, d in zip(ev, descs):
            ds = wrap(d, f, s, xs[5] - xs[4] - 6)
            h = 4 + 9 * max(1, len(ds))
            if y - h < 34:
                y = top()
            cells(c, y, h, [e.dt.strftime("%d-%m-%Y %H:%M:%S"), dmy(e.vd, "-"), branch, e.chq, ds,
                            west(e.amount) if e.debit else "", "" if e.debit else west(e.amount),
                            ("-" if e.balance < 0 else "") + west(e.balance)])
            y -= h
        if y - 13 < 34:
            y = top()
        cells(c, y, 13, ["", "", "", "", "Total", west(dr), west(cr), ""], "SansB")
        c.showPage()
        return page[0]

    paged(path, (W, H), draw, title="OpTransactionHistory")
    return {
        "bank_name": "THE KAVIRI VYASA BANK LIMITED", "ifsc": code, "account_number": acct, "account_holder": who,
        "account_type": "CURRENT ACCOUNT - GENERAL", "currency": "INR",
        "statement_period": {"from": iso(d0), "to": iso(d1)},
        "opening_balance": amt(opening), "closing_balance": amt(ev[-1].balance),
        "total_debits": amt(dr), "total_credits": amt(cr),
        "transactions": [row(e, d, e.chq) for e, d in zip(ev, descs)]}


# ---------------------------------------------------------------- finacle
FN = {
    "neft_in": "NEFT:{NAME} {utr}", "neft_out": "NEFT_OUT:{utr}/{bank}0000{t4}/{NAME}", "rtgs_in": "RTGS:{NAME} /{utr}",
    "rtgs_out": "RTGS_OUT:{utr}/{NAME}", "chq_out": "TO CLG:{NAME}", "chq_in": "BY CLG:{city} {NAME} SENDER REF {t6}",
    "cash_in": "BY CASH DEPOSIT-{city}", "charge": "SMS CHRG FOR:01-{t4} INCL GST", "loanint": "{t6}:Int.Coll:01 TO 30 MONTHLY DEBIT INT",
}


def finacle(path, rng, n):
    d0, d1 = period(rng, 3)
    who = "M/S " + firm(rng).upper()
    limit = rng.choice([1500000, 2500000, 4000000, 6000000]) * 100
    opening = -rng.randint(limit // 300, limit // 120) * 100 - rng.randint(0, 99)
    ev = events(rng, n, d0, d1, opening, "cc", floor=-limit, cap=limit // 4)
    dr, cr = totals(ev)
    sol = digits(rng, 4, "0")
    acct = sol + "008700" + digits(rng, 6, "1")
    code = ifsc(rng, "BKMW")
    adr = [a.upper() for a in address(rng)]
    descs = [FN[e.kind].format(**_fields(e)) for e in ev]
    W, H = A4
    s, lead, x0 = 8, 9.6, 32
    # columns in characters: date 0-10, particulars 12-40, cheque 42-50, wdl 51-66, dep 67-82, balance 83-101

    def at(vals):
        buf = [" "] * 110
        for pos, v, right in vals:
            p = pos - len(v) if right else pos
            buf[p:p + len(v)] = list(v)
        return "".join(buf).rstrip()

    def bal(p):
        return inr(p) + drcr(p)

    rows = []
    for e, d in zip(ev, descs):
        for k, part in enumerate(cut(d, 28)):
            if k == 0:
                rows.append((at([(0, dmy(e.dt, "-"), 0), (12, part, 0), (42, e.chq, 0),
                                 (66, inr(e.amount) if e.debit else "", 1), (82, "" if e.debit else inr(e.amount), 1),
                                 (101, bal(e.balance), 1)]), e))
            else:
                rows.append((at([(12, part, 0)]), None))

    def draw(c, total):
        page = [0]
        st = {"y": 0, "pdr": 0, "pcr": 0}

        def put(line):
            text(c, x0, st["y"], line, "Courier", s)
            st["y"] -= lead

        def head(carry):
            if page[0]:
                c.showPage()
            page[0] += 1
            st["y"] = H - 40
            dash = "-" * 101
            for ln in [at([(36, "BANK OF MALAWA", 0), (101, f"Page No : {page[0]:>4}", 1)]),
                       at([(32, f"BRANCH : {adr[-1]} MAIN (SOL {sol})", 0)]),
                       at([(32, f"IFSC   : {code}", 0)]), "",
                       at([(0, who, 0), (60, "A/C NO      : " + acct, 0)]),
                       at([(0, adr[0], 0), (60, "A/C TYPE    : CASH CREDIT", 0)]),
                       at([(0, adr[1], 0), (60, "CURRENCY    : INR", 0)]),
                       at([(0, adr[2], 0), (60, "SANCT LIMIT : " + inr(limit), 0)]),
                       at([(0, adr[3], 0), (60, "DRWG POWER  : " + inr(limit * 9 // 10), 0)]), "",
                       f"STATEMENT OF ACCOUNT FOR THE PERIOD FROM {dmy(d0, '-')} TO {dmy(d1, '-')}", dash,
                       at([(0, "DATE", 0), (12, "PARTICULARS", 0), (42, "CHQ.NO.", 0), (66, "WITHDRAWALS", 1),
                           (82, "DEPOSITS", 1), (101, "BALANCE", 1)]), dash,
                       at([(12, "B/F ...", 0), (101, bal(carry), 1)])]:
                put(ln)
            st["pdr"] = st["pcr"] = 0

        def foot(carry, last=False):
            put("-" * 101)
            put(at([(12, "PAGE TOTAL", 0), (66, inr(st["pdr"]), 1), (82, inr(st["pcr"]), 1), (101, bal(carry), 1)]))
            if not last:
                put(at([(70, "Contd. on next page ...", 0)]))

        head(opening)
        carry = opening
        for ln, e in rows:
            if st["y"] < 78:
                foot(carry)
                head(carry)
            put(ln)
            if e:
                carry = e.balance
                st["pdr" if e.debit else "pcr"] += e.amount
        foot(carry, True)
        if st["y"] < 130:
            c.showPage()
            page[0] += 1
            st["y"] = H - 40
        put("=" * 101)
        put(at([(12, "GRAND TOTAL", 0), (66, inr(dr), 1), (82, inr(cr), 1), (101, bal(carry), 1)]))
        put("=" * 101)
        put("")
        put("Unless the constituent notifies the bank immediately of any discrepancy found by him/her in this")
        put("statement of account, it will be taken that he/she has found the account correct.")
        put("")
        put(at([(24, "*** END OF STATEMENT - from Internal ***", 0)]))
        c.showPage()
        return page[0]

    paged(path, A4, draw)
    return {
        "bank_name": "BANK OF MALAWA", "ifsc": code, "account_number": acct, "account_holder": who,
        "account_type": "CASH CREDIT", "currency": "INR",
        "statement_period": {"from": iso(d0), "to": iso(d1)},
        "opening_balance": amt(opening), "closing_balance": amt(ev[-1].balance),
        "total_debits": amt(dr), "total_credits": amt(cr),
        "transactions": [row(e, d, e.chq) for e, d in zip(ev, descs)]}


# ---------------------------------------------------------------- bancs
BC = {
    "upi_out": "TO TRF UPI/{rrn}/DR/{NAME}/{bank}/{vpa}", "upi_in": "BY TRF UPI/{rrn}/CR/{NAME}/{bank}/{vpa}",
    "neft_in": "BY NEFT {utr} {NAME}", "imps_out": "TO IMPS/{rrn}/{bank}/XX{t4}/{NAME}", "atm": "ATM WDL ATM CASH {t4} +{city} MAIN {city} MHIN",
    "pos": "DEBIT CARD POS ATM PURCH OTHPG {rrn} {NAME} {city}", "chq_out": "TO CLG {NAME}", "chq_in": "BY CLG CHQ {chq} {city}",
    "cash_in": "BY CASH DEPOSIT SELF", "nach": "ACH DR INW PAY {bank} {t6} {NAME}", "interest": "BY CREDIT INTEREST",
    "charge": "TO SMS CHARGES/GST",
}


def bancs(path, rng, n):
    d0, d1 = period(rng, 3)
    who, joint = person(rng, False).upper(), person(rng, True).upper()
    opening = rng.randint(8000, 190000) * 100 + rng.randint(0, 99)
    ev = events(rng, n, d0, d1, opening, "savings")
    dr, cr = totals(ev)
    acct = digits(rng, 10, "3")
    code = ifsc(rng, "CBNI")
    adr = [a.upper() for a in address(rng)]
    br = digits(rng, 5, "0")
    descs = [BC[e.kind].format(**_fields(e)) for e in ev]
    W, H = A4
    cols = [(30, 70, "l"), (78, 118, "l"), (126, 155, "c"), (160, 202, "l"), (210, 366, "l"), (370, 430, "r"),
            (434, 494, "r"), (498, 566, "r")]
    heads = [["Post", "Date"], ["Value", "Date"], ["Branch", "Code"], ["Cheque", "Number"], ["Account", "Description"],
             ["Debit"], ["Credit"], ["Balance"]]
    left = [("Name", "MR. " + who), ("Joint Holder", "MRS. " + joint), ("Address", adr[0]), ("", adr[1]), ("", adr[2] + " " + adr[3])]
    right = [("Account Number", acct), ("Product", "HSS-CHQ-SAVINGS-GEN-PUB-IND-ALL"), ("Branch", f"{br} - {adr[-1]}"),
             ("IFSC", code), ("Currency", "INR"), ("CKYC No.", "XXXXXXXXXX" + digits(rng, 4)), ("Nominee Reg.", "Y")]
    suffix = lambda p: inr(p) + drcr(p, "DR", "CR")

    def draw(c, total):
        page = [0]

        def cell(i, y, s, font="Helvetica"):
            a, b, al = cols[i]
            text(c, {"l": a, "r": b, "c": (a + b) / 2}[al], y, s, font, 7.2, al)

        def top():
            if page[0]:
                c.showPage()
            page[0] += 1
            text(c, W / 2, H - 40, "सेनटल बैंक", "DevaB", 11, "c", "#1c3f94")
            text(c, W / 2, H - 56, "CENTRALE BANK OF BHARAT", "Helvetica-Bold", 14, "c", "#c8102e")
            text(c, W / 2, H - 70, "STATEMENT OF ACCOUNT", "Helvetica-Bold", 9, "c")
            text(c, 566, H - 84, f"Page: {page[0]} of {total}", "Helvetica", 7, "r")
            text(c, 30, H - 84, "Statement Date : " + dmy(d1) + " 18:04:41", "Helvetica", 7)
            y = H - 92
            if page[0] == 1:
                rule(c, 30, y, 566)
                y -= 12
                for k in range(7):
                    if k < len(left):
                        text(c, 34, y, left[k][0], "Helvetica-Bold", 7.5)
                        text(c, 92, y, (": " if left[k][0] else "  ") + left[k][1], "Helvetica", 7.5)
                    text(c, 330, y, right[k][0], "Helvetica-Bold", 7.5)
                    text(c, 404, y, ": " + right[k][1], "Helvetica", 7.5)
                    y -= 11
                text(c, W / 2, y - 6, f"Statement From {dmy(d0)} to {dmy(d1)}", "Helvetica-Bold", 8.5, "c")
                y -= 14
            rule(c, 30, y, 566)
            for i, h in enumerate(heads):
                for k, p in enumerate(h):
                    cell(i, y - 10 - 9 * k, p, "Helvetica-Bold")
            y -= 24
            rule(c, 30, y, 566)
            return y - 11

        y = top()
        text(c, 210, y, "BROUGHT FORWARD :", "Helvetica", 7.2)
        cell(7, y, suffix(opening))
        y -= 13
        for e, d in zip(ev, descs):
            ds = wrap(d, "Helvetica", 7.2, 156)
            if y - 9 * len(ds) < 52:
                y = top()
            cell(0, y, dmy(e.dt))
            cell(1, y, dmy(e.vd))
            cell(2, y, br)
            cell(3, y, e.chq)
            for k, p in enumerate(ds):
                cell(4, y - 9 * k, p)
            cell(5 if e.debit else 6, y, inr(e.amount))
            cell(7, y, suffix(e.balance))
            y -= 9 * len(ds) + 3.5
        if y < 150:
            y = top()
        rule(c, 30, y + 6, 566)
        y -= 4
        text(c, 210, y, "CLOSING BALANCE :", "Helvetica-Bold", 7.2)
        cell(7, y, suffix(ev[-1].balance), "Helvetica-Bold")
        y -= 16
        nd = sum(e.debit for e in ev)
        text(c, 30, y, "Statement Summary", "Helvetica-Bold", 7.5)
        text(c, 160, y, f"Dr. Count : {nd}", "Helvetica", 7.5)
        text(c, 260, y, f"Cr. Count : {len(ev) - nd}", "Helvetica", 7.5)
        cell(5, y, inr(dr))
        cell(6, y, inr(cr))
        y -= 20
        lines(c, 30, y, ["In Case Your Account Is Operated By A Letter Of Authority/Power Of Attorney Holder, Please Check The Transaction With Extra Care.",
                         "Please intimate the bank of any discrepancy within 15 days, failing which the statement shall be treated as correct."],
              "Helvetica-Oblique", 6.8)
        text(c, W / 2, y - 30, "*****END OF STATEMENT*****", "Helvetica", 7.5, "c")
        c.showPage()
        return page[0]

    paged(path, A4, draw)
    return {
        "bank_name": "CENTRALE BANK OF BHARAT", "ifsc": code, "account_number": acct, "account_holder": "MR. " + who,
        "account_type": "HSS-CHQ-SAVINGS-GEN-PUB-IND-ALL", "currency": "INR",
        "statement_period": {"from": iso(d0), "to": iso(d1)},
        "opening_balance": amt(opening), "closing_balance": amt(ev[-1].balance),
        "total_debits": amt(dr), "total_credits": amt(cr),
        "transactions": [row(e, d, e.chq) for e, d in zip(ev, descs)]}


LAYOUTS = {"flexcube": flexcube, "finacle": finacle, "bancs": bancs}
