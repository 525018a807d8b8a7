# SPDX-License-Identifier: AGPL-3.0-or-later
"""Three Indian banks."""

import datetime as dt
from stranger_deposit_kit import (C, FIRST, LAST, Page, bank, d2, day, digits, flow, inr, iso, month_end, person, rng, sums, twopass, tx, wrap)

GREY = (.45, .45, .45)


def indian(r):
    nm = lambda: r.choice(FIRST).upper() + " " + r.choice(LAST).upper()
    rr = lambda n: digits(r, n)
    outs = [(lambda: f"UPI/{rr(12)}/DR/{nm()}/{r.choice(['SBIN', 'KKBK', 'YESB', 'PUNB'])}/{r.choice(FIRST).lower()}{rr(3)}@ybl/Payment", 4000, 900000),
            (lambda: f"ATM WDL {rr(6)} {r.choice(['HOSADURGA', 'BELLARY MAIN RD', 'NARGUND'])}", 50000, 1000000), (lambda: f"SMS CHARGES QTR END {r.choice(['JUN', 'SEP', 'DEC'])}24 INCL GST", 1770, 2360),
            (lambda: f"NEFT/{r.choice(['PKGBH', 'N'])}{rr(11)}/{nm()}/SCHOOL FEES", 200000, 2500000), ("PMSBY RENEWAL PREMIUM", 2000, 2000), (lambda: f"CHQ PAID TO {nm()}", 150000, 4000000), ("CASH WITHDRAWAL SELF", 100000, 2000000)]
    ins = [(lambda: f"UPI/{rr(12)}/CR/{nm()}/HDFC/{rr(10)}@okaxis/NA", 5000, 800000), ("CASH DEPOSIT", 100000, 4900000), (lambda: f"DBT PMKISAN NSAP {rr(9)}", 200000, 200000),
           (lambda: f"IMPS/P2A/{rr(12)}/{nm()}/FEDERAL BANK/MILK PAYMENT FORTNIGHT", 80000, 1900000), ("SB INT. CREDIT", 1200, 60000), (lambda: f"NEFT CR-SBIN{rr(9)}-TREASURY DEPT GOVT OF KARNATAKA-SALARY", 1800000, 5200000)]
    return outs, ins


def gramin(path, seed, rows):
    r = rng("gramin", seed)
    a = day(r, "2023-04-01", "2025-03-01").replace(day=1)
    b = month_end(a + dt.timedelta(days=r.choice([0, 31, 62])))
    op = r.randint(50000, 9000000)
    outs, ins = indian(r)
    mv = flow(r, a, b, rows, outs, ins, op)
    cust, ac = person(r).upper(), "10" + digits(r, 12)
    br, code = r.choice([("HOSADURGA", "0147"), ("NARGUND", "0311"), ("SIRA", "0209")])
    p = Page(path, (842, 595), "STMT")
    S, M = 9, 34
    y = 0

    def w(s):
        nonlocal y
        p.t(M, y, s, C, S)
        y += 11.5

    def ln(d="", part="", chq="", dr="", cr="", bal=""):
        w(f"{d:<11}{part:<42}{chq:<10}{dr:>18}{cr:>18}{bal:>21}")

    def head():
        nonlocal y
        y = 36
        w(f"{'TUNGA GRAMEENA BANK':<60}{'PAGE NO.  : ' + str(p.n):>60}")
        w("(A SCHEDULED REGIONAL RURAL BANK - SPONSORED BY CANARA BANK)")
        w(f"BRANCH    : {br} ({code})".ljust(60) + f"IFSC CODE : PKGB001{code}".ljust(40))
        w(f"A/C NUMBER: {ac}".ljust(60) + "A/C TYPE  : SB-GENERAL")
        w(f"NAME      : {cust}".ljust(60) + f"RUN DATE  : {b + dt.timedelta(days=3):%d-%m-%Y}")
        w(f"STATEMENT OF ACCOUNT FOR THE PERIOD FROM {a:%d-%m-%Y} TO {b:%d-%m-%Y}")
        w("-" * 120)
        ln("TRAN DATE", "PARTICULARS", "CHQ. NO", "WITHDRAWALS", "DEPOSITS", "BALANCE")
        w("-" * 120)

    crdr = lambda v: inr(abs(v)) + ("Cr" if v >= 0 else "Dr")
    head()
    ln("", "BROUGHT FORWARD", bal=crdr(op))
    pd = pc = 0
    out = []
    for d, text, amt, bal in mv:
        ls = [text[i:i + 40] for i in range(0, len(text), 40)]
        if y + 11.5 * (len(ls) + 3) > 580:
            w("-" * 120)
            ln("", "PAGE TOTAL", "", inr(pd), inr(pc))
            ln("", "CARRIED FORWARD", bal=crdr(prev))
            p.new()
            pd = pc = 0
            head()
            ln("", "BROUGHT FORWARD", bal=crdr(prev))
        chq = digits(r, 6) if text.startswith("CHQ") else ""
        ln(f"{d:%d-%m-%Y}", ls[0].strip(), chq, inr(-amt) if amt < 0 else "", inr(amt) if amt > 0 else "", crdr(bal))
        for s in ls[1:]:
            ln("", s.strip())
        pd, pc, prev = pd + max(0, -amt), pc + max(0, amt), bal
        out.append(tx(d, text, amt, bal, reference=chq or None))
    td, tc = sums(mv)
    if y + 11.5 * 7 > 585:
        p.new()
        head()
    w("-" * 120)
    ln("", "PAGE TOTAL", "", inr(pd), inr(pc))
    ln("", "GRAND TOTAL", "", inr(td), inr(tc))
    ln("", "CLOSING BALANCE", bal=crdr(mv[-1][3]))
    w("-" * 120)
    w("UNLESS THE CONSTITUENT NOTIFIES THE BANK IMMEDIATELY OF ANY DISCREPANCY, THE STATEMENT WILL BE TAKEN AS CORRECT.")
    w("*** THIS IS A COMPUTER GENERATED STATEMENT ***")
    p.save()
    return bank(bank_name="TUNGA GRAMEENA BANK", account_number=ac, account_holder=cust, account_type="SB-GENERAL", ifsc=f"PKGB001{code}", statement_period={"from": iso(a), "to": iso(b)},
                opening_balance=d2(op), closing_balance=d2(mv[-1][3]), total_debits=d2(td), total_credits=d2(tc), transactions=out)


@twopass
def smallfin(path, seed, rows, total):
    r = rng("smallfin", seed)
    a = day(r, "2023-04-01", "2025-03-01").replace(day=1)
    b = month_end(a + dt.timedelta(days=r.choice([0, 0, 31])))
    op = r.randint(500000, 29000000)
    nm = lambda: person(r)
    rr = lambda n: digits(r, n)
    outs = [(lambda: f"UPI-{nm()}-{rr(10)}@ptaxis-{rr(12)}-Sent using Paytm", 2000, 600000), (lambda: f"IMPS Outward/{rr(12)}/{nm()}/rent {r.choice(['april', 'may', 'june'])}", 500000, 3000000),
            (lambda: f"ACH-DR-{r.choice(['BAJAJ FINANCE LTD', 'TATA CAPITAL', 'ICCL GROWW MF'])}-{rr(9)}", 100000, 1500000), (lambda: f"Debit Card POS/{r.choice(['DMART BANER', 'RELIANCE TRENDS', 'SHELL PETROL'])}/PUNE/{rr(6)}", 20000, 900000),
            ("Average Balance Non-Maintenance Charges", 11800, 35400), ("FD booked through Net banking 2125219912", 1000000, 5000000)]
    ins = [(lambda: f"NEFT Inward-{r.choice(['HDFC', 'ICIC', 'UTIB'])}N5202{rr(10)}-{r.choice(['CAPGEM TECHNOLOGY SERVICES', 'ORION EDUTECH PVT LTD'])}-Salary", 3000000, 12000000), (lambda: f"UPI-{nm()}-{r.choice(FIRST).lower()}.{rr(2)}@okicici-{rr(12)}-UPI", 10000, 900000),
           ("Monthly interest credit @ 7.00% p.a.", 1500, 90000), (lambda: f"Cash Deposit by Self - CDM {rr(5)}", 100000, 2000000)]
    mv = flow(r, a, b, rows, outs, ins, op)
    td, tc = sums(mv)
    cust, ac = person(r), "2" + digits(r, 15)
    PU, OR, WH = (.36, .12, .47), (.95, .5, .1), (1, 1, 1)
    p = Page(path, (595, 842))
    F, B = "NS", "NSB"
    X = [28, 84, 140, 316, 388, 446, 504, 567]

    def foot():
        p.line(28, 806, 567, 806, .8, OR)
        p.t(28, 816, "Ujaas Small Finance Bank Limited. Regd. Office: Plot 12, 100 Feet Road, Jaipur 302 001.  CIN L65910RJ1996PLC011381", F, 6, col=GREY)
        p.t(28, 825, "Call us 1800 1200 1200  |  customercare@ujaasbank.example  |  Deposits are insured with DICGC upto ₹5 lakh", F, 6, col=GREY)
        p.t(567, 825, f"Page {p.n} of {total}", F, 7, "r", GREY)

    def thead(y):
        p.box(28, y, 539, 24, 0, fill=PU)
        for i, k in enumerate(["Transaction|Date", "Value|Date", "Description / Narration", "Chq. / Ref.|No.", "Debit|(₹)", "Credit|(₹)", "Balance|(₹)"]):
            for j, s in enumerate(k.split("|")):
                if i > 3:
                    p.t(X[i + 1] - 4, y + 10 + 9 * j, s, B, 7, "r", WH)
                else:
                    p.t(X[i] + 4, y + 10 + 9 * j, s, B, 7, col=WH)
        return y + 24

    p.box(0, 0, 595, 58, 0, fill=PU)
    p.t(28, 34, "ujaas", "UGB", 24, col=WH)
    p.t(112, 34, "small finance bank", "UG", 11, col=OR)
    p.t(567, 34, "ACCOUNT STATEMENT", B, 11, "r", WH)
    p.t(28, 80, cust, B, 10)
    for i, s in enumerate((f"Flat {r.randint(101, 1204)}, Sai Krupa Residency", "Aundh Road, Khadki", "Pune 411020, Maharashtra")):
        p.t(28, 93 + 11 * i, s, F, 8)
    for i, (k, v) in enumerate((("Account Number", ac), ("Account Type", "Ujaas Digital Savings"), ("Customer ID", rr(8)), ("Branch", "Pune - Aundh"), ("IFSC", "UJSF0002125"), ("MICR", "411865004"), ("Nominee", "Registered"),
                                ("Statement Period", f"{a:%d %b %Y} to {b:%d %b %Y}"))):
        p.t(320, 78 + 11 * i, k, F, 7.5, col=GREY)
        p.t(400, 78 + 11 * i, v, B if i < 2 else F, 8)
    for i, (k, v) in enumerate((("Opening Balance", op), ("Total Debits", td), ("Total Credits", tc), ("Closing Balance", mv[-1][3]))):
        x = 28 + i * 137
        p.box(x, 172, 128, 34, .8, OR, r=5)
        p.t(x + 64, 184, k, F, 7.5, "c", GREY)
        p.t(x + 64, 199, "₹ " + inr(v), B, 10, "c", PU)
    y = thead(218)
    out = []
    for i, (d, text, amt, bal) in enumerate(mv):
        ls = wrap(text, F, 7.2, X[3] - X[2] - 8)
        h = 10 * len(ls) + 8
        if y + h > 796:
            foot()
            p.new()
            y = thead(30)
        if i % 2:
            p.box(28, y, 539, h, 0, fill=(.96, .93, .98))
        ref = r.choice(["", "", digits(r, 6)]) if "IMPS" not in text else text.split("/")[1]
        vd = d if r.random() < .85 else d + dt.timedelta(days=1)
        for x, s in ((X[0] + 4, f"{d:%d %b %Y}"), (X[1] + 4, f"{vd:%d %b %Y}"), (X[3] + 4, ref or "-")):
            p.t(x, y + 11, s, F, 7.2)
        for j, s in enumerate(ls):
            p.t(X[2] + 4, y + 11 + 10 * j, s, F, 7.2)
        p.t(X[5] - 4, y + 11, inr(-amt) if amt < 0 else "-", F, 7.2, "r", (.7, .1, .1))
        p.t(X[6] - 4, y + 11, inr(amt) if amt > 0 else "-", F, 7.2, "r", (.05, .45, .2))
        p.t(X[7] - 4, y + 11, inr(bal), B, 7.2, "r")
        y += h
        out.append(tx(d, text, amt, bal, reference=ref or None))
    p.t(297, y + 16, "--- End of Statement ---", F, 7.5, "c", GREY)
    foot()
    p.save()
    return bank(bank_name="Ujaas Small Finance Bank Limited", account_number=ac, account_holder=cust, account_type="Ujaas Digital Savings", ifsc="UJSF0002125", currency="INR", statement_period={"from": iso(a), "to": iso(b)},
                opening_balance=d2(op), closing_balance=d2(mv[-1][3]), total_debits=d2(td), total_credits=d2(tc), transactions=out), p.n


def wallet(path, seed, rows):
    r = rng("wallet", seed)
    a = day(r, "2023-01-01", "2025-06-01").replace(day=1)
    b = month_end(a)
    op = r.randint(20000, 900000)
    rr = lambda n: digits(r, n)
    J = "\n"
    outs = [(lambda: f"Paid to {r.choice(['Kirana Corner', 'Namma Canteen', 'Jio Prepaid Recharge', 'Metro Card Top up'])}{J}UPI ID: q{rr(8)}@ybl{J}UPI Reference No: {rr(12)}{J}Order ID: P2M{rr(10)}", 1000, 150000),
            (lambda: f"Money Sent to {person(r)}{J}A/c No: XX{rr(4)}{J}IMPS Reference No: {rr(12)}", 10000, 400000), (lambda: f"FASTag Recharge{J}Order ID: {rr(11)}", 10000, 100000), (lambda: f"Debit card issue charges{J}Inclusive of 18% GST", 11800, 25000)]
    ins = [(lambda: f"Money Received from {person(r)}{J}UPI ID: {r.choice(FIRST).lower()}{rr(2)}@okhdfcbank{J}UPI Reference No: {rr(12)}", 5000, 500000), (lambda: f"Cash deposited at Banking Point{J}Agent ID: BP{rr(6)}{J}Transaction ID: {rr(14)}", 50000, 900000),
           ("Interest Earned\nPaid for the quarter", 100, 4000), (lambda: f"Cashback Received{J}Order ID: {rr(11)}", 100, 5000)]
    mv = flow(r, a, b, rows, outs, ins, op)
    td, tc = sums(mv)
    cust, ac = person(r), "91" + digits(r, 10)
    NV, SK = (.0, .18, .44), (.0, .7, .93)
    p = Page(path, (595, 842))
    F, B = "DV", "DVB"
    rs = lambda v, sign=True: ("" if not sign else "- " if v < 0 else "+ ") + "Rs." + inr(abs(v))
    p.t(40, 52, "laggi", "UGB", 26, col=NV)
    p.t(116, 52, "payments bank", "UG", 13, col=SK)
    p.t(555, 46, "Current Account Statement" if seed % 3 == 0 else "Savings Account Statement", B, 11, "r", NV)
    p.t(555, 60, f"{a.day} {a:%b %Y} - {b.day} {b:%b %Y}".upper(), F, 8, "r", GREY)
    p.box(40, 76, 515, 92, 0, fill=(.93, .97, 1), r=6)
    p.t(54, 96, cust, B, 11, col=NV)
    p.t(54, 111, f"{r.randint(1, 90)}, 4th Cross, Whitefield, Bengaluru - 560066", F, 7.5)
    for i, (k, v) in enumerate((("Account Number", ac), ("IFSC", "LGPB0123456"), ("MICR", "560787001"))):
        p.t(54 + i * 130, 138, k, F, 7, col=GREY)
        p.t(54 + i * 130, 151, v, B, 9)
    for i, (k, v) in enumerate((("Opening Balance", op), ("Money In", tc), ("Money Out", -td), ("Closing Balance", mv[-1][3]))):
        p.t(430, 92 + i * 20, k, F, 7, col=GREY)
        p.t(547, 92 + i * 20, rs(v, i in (1, 2)), B, 8, "r")
    y = 186

    def thead():
        nonlocal y
        for x, k, al in ((40, "DATE & TIME", "l"), (120, "TRANSACTION DETAILS", "l"), (430, "AMOUNT", "r"), (555, "AVAILABLE BALANCE", "r")):
            p.t(x, y, k, B, 7, al, NV)
        p.line(40, y + 5, 555, y + 5, 1, SK)
        y += 18

    def foot():
        p.t(40, 820, "For any queries, raise a request at laggibank.example/care or call 0120-4456-456. Nominee registered: Yes", F, 6, col=GREY)
        p.t(555, 820, str(p.n), F, 7, "r", GREY)

    thead()
    out = []
    for d, text, amt, bal in mv:
        ls = text.split(J)
        h = 9.5 * max(2, len(ls)) + 9
        if y + h > 806:
            foot()
            p.new()
            y = 40
            thead()
        p.t(40, y, f"{d.day} {d:%b %Y}", F, 7.5)
        p.t(40, y + 9.5, f"{r.randint(1, 12):02d}:{r.randint(0, 59):02d} {r.choice(['AM', 'PM'])}", F, 7, col=GREY)
        for j, s in enumerate(ls):
            p.t(120, y + 9.5 * j, s, B if j == 0 else F, 7.5 if j == 0 else 7, col=(0, 0, 0) if j == 0 else GREY)
        p.t(430, y, rs(amt), B, 8, "r", (.75, .1, .1) if amt < 0 else (.05, .5, .2))
        p.t(555, y, rs(bal, False), F, 8, "r")
        y += h
        p.line(40, y - 9.5, 555, y - 9.5, .3, (.8, .8, .8))
        out.append(tx(d, " ".join(ls), amt, bal))
    foot()
    p.save()
    return bank(bank_name="laggi payments bank", account_number=ac, account_holder=cust, account_type="Current Account" if seed % 3 == 0 else "Savings Account", ifsc="LGPB0123456", currency="INR", statement_period={"from": iso(a), "to": iso(b)},
                opening_balance=d2(op), closing_balance=d2(mv[-1][3]), total_debits=d2(td), total_credits=d2(tc), transactions=out)


LAYOUTS = {"gramin": gramin, "smallfin": smallfin, "wallet": wallet}
