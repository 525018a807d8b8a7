# SPDX-License-Identifier: AGPL-3.0-or-later
"""Local banks: an urban co-operative's bilingual statement and a gramin bank's passbook."""
from stranger_saving_pen import (A4, text, mixed, lines, box, rule, wrap, paged, inr, amt, drcr, iso, row, totals)
from stranger_saving_lot import events, period, person, firm, address, digits, ifsc
from stranger_saving_core import _fields

ONES = ("Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen "
        "Seventeen Eighteen Nineteen").split()
TENS = "x x Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety".split()


def words(n):
    if n < 20:
        return ONES[n]
    if n < 100:
        return TENS[n // 10] + (" " + ONES[n % 10] if n % 10 else "")
    for unit, name in ((10 ** 7, "Crore"), (10 ** 5, "Lakh"), (1000, "Thousand"), (100, "Hundred")):
        if n >= unit:
            return words(n // unit) + " " + name + (" " + words(n % unit) if n % unit else "")


# ---------------------------------------------------------------- urban co-operative
CO = {
    "neft_in": "By NEFT {utr} from {name}", "rtgs_in": "By RTGS {utr} {name}", "neft_out": "To NEFT {name} A/c {bank} UTR {utr}",
    "rtgs_out": "To RTGS {name} UTR {utr}", "chq_out": "To Clg. {name}", "chq_in": "By Clg. {bank} {City} Chq", "cash_in": "By Cash",
    "imps_out": "To IMPS {rrn} {name}", "upi_in": "By UPI {rrn} {name}", "charge": "To Ledger Folio Chg + GST 18%", "tax": "To GST Challan {rrn} Govt. Payment",
}


def coop(path, rng, n):
    d0, d1 = period(rng, 2)
    who = firm(rng)
    opening = rng.randint(-20000, 60000) * 100 + rng.randint(1, 99)
    ev = events(rng, n, d0, d1, opening, "current", floor=-80000000, cap=180000000)
    dr, cr = totals(ev)
    acct = f"CA/{rng.randint(11, 4999)}"
    code = ifsc(rng, "JNSB")
    adr = address(rng)
    sd = lambda d: f"{d.day}-{d.month}-{d.strftime('%y')}"
    descs = [CO[e.kind].format(**_fields(e)) for e in ev]
    W, H = A4
    xs = [34, 62, 108, 290, 344, 414, 484, 562]
    heads = [["Sr.", "No.", "अ.नं."], ["Date", "", "तारीख"], ["Particulars", "", "तपशील"], ["Chq.", "No.", "चेक नं."],
             ["Debit", "Rs.", "नावे"], ["Credit", "Rs.", "जमा"], ["Balance", "Rs.", "बाकी"]]
    bal = lambda p: inr(p) + drcr(p, " Dr", " Cr")
    F, B, s = "Times-Roman", "Times-Bold", 9

    def draw(c, total):
        page = [0]

        def grid(y, h):
            for a, b in zip(xs, xs[1:]):
                box(c, a, y - h, b - a, h, None, "#000000", 0.5)

        def top():
            if page[0]:
                text(c, 562, 40, "P.T.O.", F, 8, "r")
                c.showPage()
            page[0] += 1
            y = H - 44
            if page[0] == 1:
                text(c, W / 2, y, "जनसेवा सहकारी बँक मया.", "DevaB", 13, "c")
                text(c, W / 2, y - 17, "JANSEVAK SAHAKARI BANK LTD.", B, 15, "c")
                text(c, W / 2, y - 29, "Head Office : Ganpati Peth, Sangli - 416416.  Ph. 0233-2XX14XX", F, 8.5, "c")
                text(c, W / 2, y - 40, f"RTGS/NEFT IFSC : {code}", F, 8.5, "c")
                rule(c, 34, y - 46, 562, lw=1.2)
                rule(c, 34, y - 48, 562, lw=0.4)
                mixed(c, W / 2, y - 62, [("Times-Bold", "ACCOUNT STATEMENT / "), ("DevaB", "खाते उतारा")], 10, "c")
                text(c, 34, y - 80, "Name", F, 10)
                text(c, 104, y - 80, ": M/s. " + who, B, 10)
                text(c, 34, y - 93, "Address", F, 10)
                text(c, 104, y - 93, ": " + adr[0] + ", " + adr[1], F, 10)
                text(c, 104, y - 105, "  " + adr[2] + ", " + adr[3], F, 10)
                text(c, 390, y - 80, "A/c No.", F, 10)
                text(c, 452, y - 80, ": " + acct, B, 10)
                text(c, 390, y - 93, "A/c Type", F, 10)
                text(c, 452, y - 93, ": Current Deposit", F, 10)
                text(c, 34, y - 123, f"Statement of account from {sd(d0)} to {sd(d1)}", F, 10)
                y -= 130
            grid(y, 34)
            for i, h in enumerate(heads):
                for k, p in enumerate(h):
                    text(c, (xs[i] + xs[i + 1]) / 2, y - 10 - 10 * k, p, "DevaB" if k == 2 else B, 8.5, "c")
            return y - 34

        def entry(y, h, vals, font=F):
            grid(y, h)
            base = y - h + 4
            for i, v in enumerate(vals):
                if i >= 4:
                    text(c, xs[i + 1] - 3, base, v, font, s, "r")
                elif i in (0, 1, 3):
                    text(c, (xs[i] + xs[i + 1]) / 2, base, v, font, s, "c")
                else:
                    for k, p in enumerate(v):
                        text(c, xs[i] + 4, base + 10.5 * (len(v) - 1 - k), p, font, s)

        y = top()
        entry(y, 14, ["", sd(d0), ["By Balance B/F" if opening > 0 else "To Balance B/F"], "", "", "", bal(opening)])
        y -= 14
        for i, (e, d) in enumerate(zip(ev, descs)):
            ds = wrap(d, F, s, xs[3] - xs[2] - 8)
            h = 3.5 + 10.5 * len(ds)
            if y - h < 56:
                y = top()
            entry(y, h, [str(i + 1), sd(e.dt), ds, e.chq, inr(e.amount) if e.debit else "", "" if e.debit else inr(e.amount), bal(e.balance)])
            y -= h
        if y < 170:
            y = top()
        entry(y, 16, ["", "", ["Total"], "", inr(dr), inr(cr), ""], B)
        y -= 34
        last = ev[-1].balance
        rs, ps = abs(last) // 100, abs(last) % 100
        say = f"Closing balance as on {sd(d1)} is Rs. {bal(last)} (Rupees {words(rs)}{' and Paise ' + words(ps) if ps else ''} only)."
        y = lines(c, 34, y, wrap(say, F, 10, 520), F, 10, 13)
        text(c, 34, y - 6, "E. & O. E.   Kindly return the confirmation slip duly signed within 8 days.", "Times-Italic", 9)
        text(c, 562, y - 30, "For JANSEVAK SAHAKARI BANK LTD.", B, 9.5, "r")
        text(c, 562, y - 66, "Asst. Manager / Accountant", F, 9.5, "r")
        text(c, 34, y - 66, "Checked by", F, 9.5)
        c.showPage()
        return page[0]

    paged(path, A4, draw)
    return {
        "bank_name": "JANSEVAK SAHAKARI BANK LTD.", "ifsc": code, "account_number": acct, "account_holder": "M/s. " + who,
        "account_type": "Current Deposit", "currency": "INR", "statement_period": {"from": iso(d0), "to": iso(d1)},
        "opening_balance": amt(opening), "closing_balance": amt(ev[-1].balance),
        "total_debits": amt(dr), "total_credits": amt(cr),
        "transactions": [row(e, d, e.chq) for e, d in zip(ev, descs)]}


# ---------------------------------------------------------------- gramin bank passbook
PB = {
    "cash_in": "CASH DEP-SELF", "cash_out": "CASH WDL-SELF", "dbt_in": "DBT-PFMS-PMKISAN {t6}", "neft_in": "NEFT-{NAME}-{utr}",
    "chq_out": "TRF TO {NAME}", "upi_out": "UPI/{rrn}/DR/{NAME}", "upi_in": "UPI/{rrn}/CR/{NAME}", "aeps": "AEPS WDL/{t6}/CSP {city}",
    "interest": "CREDIT INTEREST", "charge": "SMS CHG+GST",
}


def passbook(path, rng, n):
    d0, d1 = period(rng, 6)
    who = ("SMT " if rng.random() < 0.5 else "SHRI ") + person(rng, mid=False).upper()
    opening = rng.randint(200, 40000) * 100 + rng.randint(0, 99)
    ev = events(rng, n, d0, d1, opening, "rural")
    for e in ev:
        if e.kind == "cash_out" and e.rrn[-1] in "024":
            e.chq = e.rrn[-6:]
    acct = digits(rng, 11, "7")
    code = ifsc(rng, "MGBX")
    adr = [a.upper() for a in address(rng)]
    descs = [PB[e.kind].format(**_fields(e))[:26].rstrip() for e in ev]
    W, H = 425, 567
    f, s = "Courier", 7
    sd = lambda d: d.strftime("%d/%m/%y")
    heads = [(20, "DATE", "तारीख", "l"), (66, "PARTICULARS", "बयौरा", "l"), (184, "CHEQUE", "चेक", "l"), (268, "WITHDRAWAL", "आहरण", "r"),
             (330, "DEPOSIT", "जमा", "r"), (404, "BALANCE", "शेष", "r")]
    per_half, lead = 15, 13.4

    def draw(c, total):
        text(c, W / 2, H - 50, "मालवा गामीण बैंक", "DevaB", 14, "c", "#7a1f1f")
        text(c, W / 2, H - 70, "MALAVA GRAMIN BANK", "Helvetica-Bold", 13, "c", "#7a1f1f")
        text(c, W / 2, H - 82, "(Sponsored by State Bank)", "Helvetica", 7, "c", "#7a1f1f")
        mixed(c, W / 2, H - 104, [("Helvetica-Bold", "SAVINGS BANK PASS BOOK / "), ("DevaB", "बचत खाता पास बुक")], 9, "c")
        y = H - 140
        for k, v in (("BRANCH", adr[4]), ("IFSC CODE", code), ("CUSTOMER ID", digits_(acct)), ("ACCOUNT NO.", acct), ("A/C TYPE", "SB-BASIC SAVINGS DEPOSIT"),
                     ("NAME", who), ("ADDRESS", adr[0]), ("", adr[1]), ("", adr[2] + " " + adr[3]), ("MODE OF OPERATION", "SINGLE"),
                     ("NOMINATION REGD.", "YES"), ("DATE OF ISSUE", sd(d0))):
            text(c, 40, y, k, "Helvetica", 7.5, color="#7a1f1f")
            text(c, 150, y, v, f, 8.5)
            rule(c, 148, y - 3, 385, color="#c9a9a9", lw=0.4, dash=(1, 2))
            y -= 19
        lines(c, 40, 60, ["Please get this pass book updated every month. Deposits insured by DICGC.", "Call Centre 1800-XXX-XXXX (toll free)"], "Helvetica", 6.5, 9, color="#7a1f1f")
        c.showPage()
        pages = 1
        chunks = [list(zip(ev, descs))[i:i + 2 * per_half] for i in range(0, len(ev), 2 * per_half)]
        for chunk in chunks:
            pages += 1
            box(c, 14, 24, W - 28, H - 58, None, "#7a1f1f", 0.6)
            rule(c, 14, H - 62, W - 14, color="#7a1f1f")
            rule(c, 14, 287, W - 14, color="#c9a9a9", dash=(3, 3))
            mixed(c, W - 16, H - 28, [("Deva", "पेज"), ("Helvetica", f" / Page {pages}")], 6.5, "r", "#7a1f1f")
            for x, a, b, al in heads:
                text(c, x, H - 46, a, "Helvetica-Bold", 6.6, al, "#7a1f1f")
                text(c, x, H - 57, b, "Deva", 7.5, al, "#7a1f1f")
            for x in (62, 180, 216, 272, 334):
                rule(c, x, 24, x, H - 34, "#c9a9a9", 0.4)
            for i, (e, d) in enumerate(chunk):
                y = H - 76 - (i * lead if i < per_half else 222 + (i - per_half) * lead)
                text(c, 20, y, sd(e.dt), f, s)
                text(c, 66, y, d, f, s)
                text(c, 184, y, e.chq, f, s)
                text(c, 268 if e.debit else 330, y, inr(e.amount), f, s, "r")
                text(c, 404, y, inr(e.balance) + "Cr", f, s, "r")
            c.showPage()
        return pages

    paged(path, (W, H), draw)
    return {
        "bank_name": "MALAVA GRAMIN BANK", "ifsc": code, "account_number": acct, "account_holder": who,
        "account_type": "SB-BASIC SAVINGS DEPOSIT",
        "transactions": [row(e, d, e.chq) for e, d in zip(ev, descs)]}


def digits_(acct):
    return "8" + acct[-8:][::-1]


LAYOUTS = {"coop": coop, "passbook": passbook}
