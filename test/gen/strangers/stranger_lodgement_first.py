# SPDX-License-Identifier: AGPL-3.0-or-later
"""Papers of stranger_lodgement.py, first part."""

from stranger_lodgement_kit import (BANK4, CITIES, Doc, FIRMS, GIVEN, HB, SHOPS, T, TB, TI, addr, alnum, amt, bank_truth, book, bwrap, digits, honor, ifsc4,
                                    ind, iso, month, person, pwrap, sums, vpa)


def _samrat_recipes():
    def upi(side):
        word = "TO" if side == "DR" else "BY"

        def f(r, d):
            n = digits(r, 12, "3")
            who = r.choice(SHOPS if side == "DR" and r.random() < .6 else GIVEN)[:8].upper() if r.random() < .5 else person(r)[:10]
            acc = digits(r, 13, "4897" if side == "DR" else "5098")
            return (f"{word} TRANSFER-UPI/{side}/{n}/{who}/{r.choice(BANK4)}/{vpa(r)[:10]}/{r.choice(['UPI', 'Paymen', 'Payment f', 'NA'])}--",
                    f"TRANSFER {'TO' if side == 'DR' else 'FROM'} {acc}")
        return f
    return [
        (40, "d", 2000, 400000, 100, upi("DR")),
        (14, "c", 10000, 1500000, 100, upi("CR")),
        (7, "c", 2500000, 6500000, 100, lambda r, d: (f"BY TRANSFER-NEFT*{ifsc4(r)}*{r.choice(BANK4)}N{digits(r, 12)}*{r.choice(FIRMS).upper()}--",
                                                     f"TRANSFER FROM {digits(r, 13, '3199')}")),
        (8, "d", 50000, 1000000, 50000, lambda r, d: (f"ATM WDL-ATM CASH {digits(r, 4)} {r.choice(CITIES).upper()} MAIN ROAD--", "")),
        (5, "d", 14900, 250000, 1, lambda r, d: (f"by debit card-OTHPG {digits(r, 12)} {r.choice(SHOPS).upper()} {r.choice(CITIES).upper()}--", "")),
        (3, "d", 100000, 2000000, 100, lambda r, d: (f"CHEQUE WDL-CHEQUE TRANSFER TO-{person(r).upper()}", f"/{digits(r, 6)}")),
        (3, "c", 200000, 4000000, 10000, lambda r, d: (f"CASH DEPOSIT-CASH DEPOSIT SELF AT {digits(r, 5)} {r.choice(CITIES).upper()}-", "")),
        (2, "c", 4300, 98000, 100, lambda r, d: ("CREDIT INTEREST-", "")),
        (2, "d", 1770, 17700, 1, lambda r, d: (f"DEBIT-SMS CHARGES FOR THE QTR GST {digits(r, 6)}", "")),
        (3, "d", 150000, 900000, 100, lambda r, d: (f"DEBIT-ACH DR {alnum(r, 6)}{digits(r, 10)} HOME FIN LTD EMI--", f"TRANSFER TO {digits(r, 13, '4599')}")),
    ]


def samrat(path, rng, rows):
    start, end = month(rng, months=rng.choice([1, 3, 6]))
    opening = rng.randint(500000, 9000000)
    tx = book(rng, rows, start, end, opening, _samrat_recipes())
    doc = Doc(path, title="Account Statement")
    day = lambda d: f"{d.day} {d:%b %Y}"
    doc.disc(58, 52, 17, "#1c7cc0")
    doc.disc(58, 52, 4.6, "#ffffff")
    doc.box(56.6, 54, 2.8, 15.5, fill="#ffffff")
    doc.t(80, 60, "SBN", HB, 25, color="#20358a")
    city = rng.choice(CITIES)
    name = person(rng).upper()
    acc = digits(rng, 17, "000000" + rng.choice(["3", "2", "1"]))
    title = honor(rng, name, ["Mr. "], ["Mrs. ", "Ms. "])
    typ = rng.choice(["REGULAR SB CHQ-INDIVIDUALS", "SBCHQ-GEN-PUB-IND-NONRURAL-INR", "SURABHI SB BANK ACCOUNT-INR", "SB-CSP-PUB-IND-CSP-SIL-INR"])
    ifsc = "SBNK" + digits(rng, 7, "00")
    y = 96
    info = [("Account Name", [title + name]),
            ("Address", [x.upper() for x in addr(rng, city)] + [f"{city.upper()}-{digits(rng, 6, '4')}"]),
            ("Date", [day(end)]), ("Account Number", [acc]), ("Account Description", [typ]),
            ("Branch", [rng.choice(["CAMP ROAD", "MIDC", "MARKET YARD", "COLLECTORATE"]) + " " + city.upper()]), ("Drawing Power", ["0.00"]),
            ("Interest Rate(% p.a.)", [rng.choice(["2.7", "2.75", "3.0"])]), ("MOD Balance", ["0.00"]),
            ("CIF No.", [digits(rng, 11, "8")]), ("IFS Code", [ifsc]), ("(Indian Financial System)", None),
            ("MICR Code", [digits(rng, 9, "411002")]), ("(Magnetic Ink Character Recognition)", None),
            ("Nomination Registered", [rng.choice(["Yes", "No"])]), (f"Balance as on {day(start)}", [ind(opening)])]
    for lab, vals in info:
        doc.t(40, y, lab, "Cond", 8)
        if vals:
            doc.t(205, y, ":", "Cond", 8)
            y = doc.lines(213, y, vals, "Cond", 8, 11.5)
        else:
            y += 11.5
    y += 10
    doc.t(40, y, f"Account Statement from {day(start)} to {day(end)}", "CondB", 9)
    y += 8
    xs = [40, 79, 118, 268, 356, 418, 480, 555]

    def head(y):
        h = 26
        for i, lab in enumerate([["Txn Date"], ["Value", "Date"], ["Description"], ["Ref No./Cheque", "No."], ["Debit"], ["Credit"], ["Balance"]]):
            doc.box(xs[i], y, xs[i + 1] - xs[i], h, stroke="#000000", lw=.6)
            if i < 4:
                doc.lines(xs[i] + 3, y + 10, lab, "CondB", 7.4, 10)
            else:
                doc.t(xs[i + 1] - 3, y + 10, lab[0], "CondB", 7.4, "r")
        return y + h

    y = head(y)
    for t in tx:
        dl = [f"{t.date.day} {t.date:%b}", f"{t.date:%Y}"]
        desc = bwrap(t.desc, 144, "Cond", 7.4)
        ref = bwrap(t.ref, 82, "Cond", 7.4)
        h = max(len(desc), len(ref), 2) * 9.4 + 5
        if y + h > 800:
            doc.new()
            y = 40
        for i in range(7):
            doc.box(xs[i], y, xs[i + 1] - xs[i], h, stroke="#000000", lw=.6)
        doc.lines(xs[0] + 3, y + 9, dl, "Cond", 7.4, 9.4)
        doc.lines(xs[1] + 3, y + 9, dl, "Cond", 7.4, 9.4)
        doc.lines(xs[2] + 3, y + 9, desc, "Cond", 7.4, 9.4)
        doc.lines(xs[3] + 3, y + 9, ref, "Cond", 7.4, 9.4)
        for k, v in ((5, t.d), (6, t.c), (7, t.bal)):
            if v is not None:
                doc.t(xs[k] - 3, y + 9, ind(v), "Cond", 7.4, "r")
        y += h
    if y > 740:
        doc.new()
        y = 40
    y = doc.para(40, y + 22, "Please do not share your ATM, Debit/Credit card number, PIN (Personal Identification Number) and OTP (One Time Password) with anyone over mail, SMS, phone call or any other media. Bank never asks for such information.", 515, "Cond", 7.6, 10)
    doc.t(40, y + 10, "**This is a computer generated statement and does not require a signature.", "Cond", 7.6)
    doc.save()
    return bank_truth(account_number=acc, account_holder=title + name, account_type=typ, ifsc=ifsc,
                      statement_period={"from": iso(start), "to": iso(end)}, opening_balance=amt(opening),
                      transactions=[t.truth(ref=True) for t in tx])


def _nidhi_recipes():
    def upi(r, d):
        n = digits(r, 12, "3")
        return (f"UPI-{r.choice(SHOPS).upper() if r.random() < .6 else person(r).upper()}-{vpa(r).upper()}-{ifsc4(r)}-{n}-{r.choice(['UPI', 'PAYMENT FROM PHONE', 'SENT USING PAYT M', 'GROCERY', 'NA'])}",
                "0000" + n)

    def imps(r, d):
        n = digits(r, 12, "3")
        return f"IMPS-{n}-{person(r).upper()}-{r.choice(BANK4)}-XXXXXXXX{digits(r, 4)}-RENT", "0000" + n

    def neft(r, d):
        ref = r.choice(["N", "AXIC", "CMS"]) + digits(r, 11)
        return f"NEFT CR-{ifsc4(r)}-{r.choice(FIRMS).upper()}-{person(r).upper()}-{ref}", ref
    return [
        (42, "d", 1000, 450000, 50, upi), (13, "c", 10000, 1800000, 100, upi), (8, "c", 2500000, 9500000, 100, neft),
        (5, "d", 100000, 3000000, 100, imps),
        (6, "d", 50000, 1000000, 50000, lambda r, d: (f"ATW-{digits(r, 6, '4')}XXXXXX{digits(r, 4)}-{alnum(r, 8)}-{r.choice(CITIES).upper()}", "000000" + digits(r, 10))),
        (7, "d", 9900, 650000, 1, lambda r, d: (f"POS {digits(r, 6, '4')}XXXXXX{digits(r, 4)} {r.choice(SHOPS).upper()}", "000000" + digits(r, 10))),
        (3, "d", 350000, 1700000, 100, lambda r, d: (f"ACH D- TP ACH {r.choice(['BAJAJA', 'CAPITALF', 'HOMEFIRS'])}-{digits(r, 10)}", "000000" + digits(r, 10))),
        (3, "d", 100000, 2500000, 100, lambda r, d: (f"CHQ PAID-MICR CTS-MU-{r.choice(FIRMS).upper()}", "0000000000" + digits(r, 6))),
        (2, "c", 2100, 90000, 100, lambda r, d: (f"INTEREST PAID TILL {d:%d-%b-%Y}".upper(), "000000000000000")),
        (2, "d", 1180, 59000, 1, lambda r, d: (f".DC INTL POS TXN DCC+ST {d:%d%m%y}-MIR{digits(r, 13)}", "MIR" + digits(r, 13))),
    ]


def nidhi(path, rng, rows):
    start, end = month(rng, months=rng.choice([1, 3]))
    opening = rng.randint(100000, 25000000)
    tx = book(rng, rows, start, end, opening, _nidhi_recipes())
    doc = Doc(path, title="Account Statement")
    city = rng.choice(CITIES).upper()
    name = person(rng).upper()
    name = honor(rng, name, ["MR "], ["MRS ", "MS "]) + name
    acc = digits(rng, 14, "50100")
    ifsc = "NIDH" + digits(rng, 7, "000")
    lines = [x.upper() for x in addr(rng, city)]
    typ = rng.choice(["SAVINGS A/C- RESIDENT (100)", "SAVINGS A/C - SALARY (156)", "CURRENT A/C - REGULAR (200)"])
    dd = lambda d: f"{d:%d/%m/%y}"
    right = [("Account Branch", rng.choice(["KOTHRUD", "CIVIL LINES", "SADAR BAZAR", "ANNA NAGAR"])), ("Address", "NIDHI BANK LTD"), ("", f"GROUND FLOOR, {rng.choice(['SHREE', 'SILVER', 'CROWN'])} CHAMBERS"),
             ("", f"SURVEY NO {rng.randint(10, 300)}/{rng.randint(1, 9)}"), ("City", f"{city} {digits(rng, 6, '4')}"), ("State", "MAHARASHTRA"), ("Phone no.", "18002026161"),
             ("OD Limit", f"0.00     Currency : INR"), ("Email", f"{name.split()[-1]}{digits(rng, 3)}@GMAIL.COM"), ("Cust ID", digits(rng, 9)),
             ("Account No", acc + "     " + rng.choice(["PRIME", "CLASSIC", "OTHER"])), ("A/C Open Date", f"{rng.randint(1, 28):02d}/0{rng.randint(1, 9)}/20{rng.randint(10, 20)}"), ("Account Status", "Regular"),
             ("RTGS/NEFT IFSC", f"{ifsc}   MICR : {digits(rng, 9, '411240')}"), ("Branch Code", digits(rng, 4)), ("Account Type", typ)]
    xs = [22, 62, 262, 343, 383, 446, 510, 574]
    heads = ["Date", "Narration", "Chq./Ref.No.", "Value Dt", "Withdrawal Amt.", "Deposit Amt.", "Closing Balance"]

    def top():
        doc.box(22, 20, 112, 26, fill="#004c8f")
        doc.box(27, 24, 18, 18, fill="#ffffff")
        doc.box(31, 28, 10, 10, fill="#ed232a")
        doc.t(52, 37, "NIDHI BANK", HB, 11, color="#ffffff")
        doc.t(22, 56, "We understand your world", TI, 8)
        doc.t(574, 30, f"Page No .: {doc.page}", T, 8.5, "r")
        doc.t(430, 52, "Statement of account", TB, 9.5)
        doc.box(22, 64, 270, 74, stroke="#000000", lw=.7)
        doc.lines(27, 78, [name] + lines + [f"{city} {digits_pin}", "MAHARASHTRA INDIA"], T, 8.5, 11)
        doc.t(22, 156, "JOINT HOLDERS :", T, 8.5)
        doc.t(22, 214, "Nomination : Registered", T, 8.5)
        doc.t(22, 232, f"Statement From      : {start:%d/%m/%Y}", T, 8.5)
        doc.t(160, 232, f"To     : {end:%d/%m/%Y}", T, 8.5)
        y = 70
        for lab, v in right:
            if lab:
                doc.t(330, y, lab, T, 8.2)
                doc.t(398, y, ": " + v, T, 8.2)
            else:
                doc.t(402, y, v, T, 8.2)
            y += 10.2
        y = 240
        doc.box(22, y, 552, 14, stroke="#000000", lw=.7)
        for i, lab in enumerate(heads):
            doc.t((xs[i] + xs[i + 1]) / 2, y + 10, lab, TB, 8, "c")
        return y + 14

    def close(y):
        for x in xs:
            doc.line(x, 240, x, y, .7)
        doc.line(22, y, 574, y, .7)

    def foot():
        y = 752
        doc.t(22, y, "NIDHI BANK LIMITED", TB, 8.5)
        doc.lines(22, y + 10, ["*Closing balance includes funds earmarked for hold and uncleared funds",
                               "Contents of this statement will be considered correct if no error is reported within 30 days of receipt of statement.The address on this statement is that on record with the Bank as at the",
                               "day of requesting this statement.", "State account branch GSTN:27AAACN2702H1Z0",
                               "NIDHI Bank GSTIN number details are available at https://www.nidhibank.example/personal/goods-and-services-tax.",
                               "Registered Office Address: NIDHI Bank House,Senapati Bapat Marg,Lower Parel,Mumbai 400013"], T, 6.9, 8.6)

    digits_pin = digits(rng, 6, "4")
    y = top()
    for t in tx:
        nar = pwrap(t.desc, 194, T, 8)
        h = len(nar) * 10 + 3
        if y + h > 738:
            close(742)
            foot()
            doc.new()
            y = top()
        b = y + 9
        doc.t(42, b, dd(t.date), T, 8, "c")
        doc.lines(65, b, nar, T, 8, 10)
        doc.t(345, b, "", T, 8)
        doc.t(302.5, b, t.ref, T, 8, "c")
        doc.t(363, b, dd(t.date), T, 8, "c")
        for k, v in ((5, t.d), (6, t.c), (7, t.bal)):
            if v is not None:
                doc.t(xs[k] - 3, b, ind(v), T, 8, "r")
        y += h
    td, tc = sums(tx)
    if y > 640:
        close(742)
        foot()
        doc.new()
        y = top()
        close(y)
    else:
        close(y)
    y += 28
    doc.t(24, y, "STATEMENT SUMMARY  :-", TB, 9)
    y += 15
    for x, lab, v in ((60, "Opening Balance", ind(opening)), (165, "Dr Count", str(sum(t.d is not None for t in tx))), (245, "Cr Count", str(sum(t.c is not None for t in tx))),
                      (330, "Debits", ind(td)), (425, "Credits", ind(tc)), (520, "Closing Bal", ind(tx[-1].bal))):
        doc.t(x, y, lab, TB, 8.5, "c")
        doc.t(x, y + 13, v, T, 8.5, "c")
    y += 34
    doc.t(24, y, f"Generated On: {end:%d-%b-%Y} 10:{rng.randint(10, 59)}:{rng.randint(10, 59)}".replace(f"{end:%b}", f"{end:%b}".upper()), T, 8)
    doc.t(230, y, f"Generated By: {digits(rng, 9)}", T, 8)
    doc.t(400, y, f"Requesting Branch Code: NET", T, 8)
    doc.t(24, y + 14, "This is a computer generated statement and does not require signature.", T, 8)
    foot()
    doc.save()
    return bank_truth(bank_name="NIDHI BANK", account_number=acc, account_holder=name, account_type=typ, ifsc=ifsc, currency="INR",
                      statement_period={"from": iso(start), "to": iso(end)}, opening_balance=amt(opening), closing_balance=amt(tx[-1].bal),
                      total_debits=amt(td), total_credits=amt(tc), transactions=[t.truth(ref=True) for t in tx])


LAYOUTS = {"samrat": samrat, "nidhi": nidhi}
