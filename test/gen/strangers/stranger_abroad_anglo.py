# SPDX-License-Identifier: AGPL-3.0-or-later
"""Bank layouts: a United States regional bank, a British high street bank, a South African bank."""
import datetime as dt
import re

from reportlab.lib.pagesizes import A4, letter

from stranger_abroad_pen import (C, H, HB, T, TB, TI, Pen, amt, digits, entries, iban, iso, money, rng_for,
                                 running, sums, tx)

US_DEBIT = [
    (5, -1, 4, 140, "MERCHANT PAYMENT {SHEETZ 0412|WAWA 8021|TARGET T-1873|COSTCO GAS #0364} - {9x6} ON {d:%m%d%y} AT {TOLEDO OH|DAYTON OH|ERIE PA}"),
    (3, -1, 20, 300, "5/3 ONLINE PYMT TO {COLUMBIA GAS|DUKE ENERGY OH|SPECTRUM BUS|CINTAS CORP 01}"),
    (2, -1, 200, 2400, "WEB INITIATED PAYMENT AT {ADP PAYROLL FEES|IRS USATAXPYMT|CHASE CREDIT CRD} {9x9} {d:%m%d%y}"),
    (2, -1, 20, 400, "ATM WITHDRAWAL @ {4400 MONROE ST|1501 W BANCROFT ST} TOLEDO OH {9x5}"),
    (1, -1, 900, 6500, "OUTGOING WIRE TRANS {9x9} BNF {LAKEFRONT TOOL & DIE|MORTON SUPPLY CO} REF {Ax8}"),
    (1, -1, 10, 35, "SERVICE CHARGE"),
]
US_CREDIT = [
    (3, 1, 60, 5200, "DEPOSIT"),
    (2, 1, 200, 7400, "{SQUARE INC|STRIPE TRANSFER|CLOVER BANKCARD} {SQ|ST|BC}{d:%y%m%d} PPD {Ax9} {d:%m%d%y}"),
    (1, 1, 900, 9900, "INCOMING WIRE TRANS {9x9} ORG {HURON METALS LLC|MAUMEE BUILDERS INC}"),
    (1, 1, 3, 90, "MERCHANT REFUND {AMAZON.COM|STAPLES 00117} - {9x6} ON {d:%m%d%y}"),
]


def tristate(path, seed, rows):
    r = rng_for("tristate", seed, rows)
    y0, m0 = r.choice([(2023, 12), (2024, 1), (2024, 4), (2024, 9), (2025, 2)])
    mid = r.random() < 0.5
    start = dt.date(y0, m0, 16 if mid else 1)
    nxt = dt.date(y0 + m0 // 12, m0 % 12 + 1, 16 if mid else 1)
    end = nxt - dt.timedelta(days=1)
    acct = "7" + digits(r, 9)
    kinds = ["check" if x < 0.38 else "debit" if x < 0.76 else "credit" for x in (r.random() for _ in range(max(rows, 1)))]
    checks = entries(r, kinds.count("check"), start, end, [(1, -1, 30, 1900, "x")], True)
    debits = entries(r, kinds.count("debit"), start, end, US_DEBIT, True)
    credits = entries(r, kinds.count("credit"), start, end, US_CREDIT, True)
    num, seq = r.randint(1040, 8200), []
    for _ in checks:
        seq.append((num, bool(seq) and num > seq[-1][0] + 1))
        num += 1 if r.random() < 0.75 else r.randint(2, 9)
    order = list(range(len(checks)))
    for i in range(0, len(order) - 1, 2):
        if r.random() < 0.4:
            order[i], order[i + 1] = order[i + 1], order[i]
    checks = [checks[i] for i in order]
    opening = r.randint(300000, 4500000)
    tot = [sum(e["a"] for e in g) for g in (checks, debits, credits)]
    if opening + sum(tot) < 0:
        opening -= sum(tot)
    closing = opening + sum(tot)
    name = r.choice(["BLACK SWAMP MILLWORK LLC", "JERRY R HALVORSEN", "TAYLOR & PIKE DENTAL PLLC"])
    kind = r.choice(["Business Standard Checking", "Tri-State Essential Checking", "Momentum Checking"])
    p = Pen(path, letter, "Account Statement")
    usd = lambda c: ("(" if c < 0 else "") + "$" + money(abs(c)) + (")" if c < 0 else "")

    p.poly([(40, 58), (58, 30), (76, 58)], "#0a5c36")
    p.t(82, 46, "Tri-State Third Bank", TB, 17, col="#0a5c36")
    p.t(82, 57, "P.O. Box 630900   Cincinnati OH 45263-0900", H, 7)
    p.lines(72, 118, [name, f"{r.randint(100, 9900)} N {r.choice(['SUPERIOR', 'ERIE', 'HURON'])} ST", f"TOLEDO OH 43604-{digits(r, 4)}"], H, 9.5, 12)
    p.t(470, 128, digits(r, 4) + "  0", H, 7)
    p.t(572, 84, f"Statement Period Date: {start.month}/{start.day}/{start.year} - {end.month}/{end.day}/{end.year}", H, 8.5, "r")
    p.t(572, 96, f"Account Type: {kind}", H, 8.5, "r")
    p.t(572, 108, f"Account Number: {acct}", H, 8.5, "r")
    p.rect(400, 150, 172, 74, fill="#eef4ee")
    p.t(408, 163, "Customer Service Center", HB, 8)
    p.lines(408, 175, ["Banking Center:  Monroe & Talmadge", "Business Banking Support:  877-555-0138", "Internet:  www.tristatethird.example", "Hearing impaired: use 711 relay"], H, 7.5, 11)
    p.para(40, 160, "Did you know you can stop paper statements? Sign in to Online Banking, choose Profile and then Document "
           "Settings. Fees for paper statements of inactive accounts will be $3.00 per month beginning with the next "
           "statement period.", 330, TI, 8.5)
    y = 246
    p.rect(40, y, 532, 15, fill="#0a5c36")
    p.t(46, y + 11, f"Account Summary - {acct}", HB, 9, col=1)
    left = [(f"{start:%m/%d}", "Beginning Balance", usd(opening), None),
            (str(len(checks)), "Checks", usd(tot[0]) if tot[0] else "", None),
            (str(len(debits)), "Withdrawals / Debits", usd(tot[1]) if tot[1] else "", None),
            (str(len(credits)), "Deposits / Credits", usd(tot[2]) if tot[2] else "", None),
            (f"{end:%m/%d}", "Ending Balance", usd(closing), None)]
    y += 28
    for a, b, c, _ in left:
        p.t(62, y, a, H, 8.5, "r") if a.isdigit() else p.t(46, y, a, H, 8.5)
        p.t(76, y, b, HB if "Balance" in b else H, 8.5)
        p.t(290, y, c, HB if "Balance" in b else H, 8.5, "r")
        y += 12
    p.line(230, y - 21, 290, y - 21, 0.6)
    p.t(340, y - 60, "Number of Days in Period", H, 8.5)
    p.t(560, y - 60, (end - start).days + 1, H, 8.5, "r")
    rowsout = []

    def head(title, tail, cont=False):
        nonlocal y
        p.rect(40, y, 532, 14, fill="#dfe9e1")
        p.t(46, y + 10, title + ("  - continued" if cont else ""), HB, 8.5)
        p.t(566, y + 10, "" if cont else tail, H, 8, "r")
        y += 25

    def room(h, again):
        nonlocal y
        if y + h > 742:
            p.page()
            y = 70
            again()
    y += 6
    plural = lambda n, w: f"{n} {w}{'' if n == 1 else 's'}"
    if checks:
        def chead(cont):
            nonlocal y
            head("Checks", f"{plural(len(checks), 'check')} totaling {usd(-tot[0])}", cont)
            if not cont:
                p.t(46, y, "* Indicates gap in check sequence     i = Electronic Image     s = Substitute Check", H, 7)
                y += 12
            for k in range(3):
                p.t(46 + 180 * k, y, "Number", HB, 8)
                p.t(106 + 180 * k, y, "Date Paid", HB, 8)
                p.t(206 + 180 * k, y, "Amount", HB, 8, "r")
            p.line(40, y + 3, 572, y + 3, 0.4)
            y += 14
        room(70, lambda: None)
        chead(False)
        for i, (e, (n, gap)) in enumerate(zip(checks, seq)):
            k = i % 3
            if k == 0 and i:
                y += 12
                room(14, lambda: chead(True))
            p.t(46 + 180 * k, y, f"{n}{'*' if gap else ''} i", H, 8.5)
            p.t(110 + 180 * k, y, f"{e['d']:%m/%d}", H, 8.5)
            p.t(206 + 180 * k, y, money(-e["a"]), H, 8.5, "r")
            rowsout.append(tx(e["d"], None, e["a"], reference=str(n)))
        y += 18
    for title, group, sign, word in (("Withdrawals / Debits", debits, -1, "item"), ("Deposits / Credits", credits, 1, "item")):
        if not group:
            continue
        total = sum(e["a"] for e in group)

        def ghead(cont):
            nonlocal y
            head(title, f"{plural(len(group), word)} totaling {usd(abs(total))}", cont)
            p.t(46, y, "Date", HB, 8)
            p.t(150, y, "Amount", HB, 8, "r")
            p.t(170, y, "Description", HB, 8)
            p.line(40, y + 3, 572, y + 3, 0.4)
            y += 14
        room(55, lambda: None)
        ghead(False)
        for e in group:
            ls = p.wrap(e["parts"][0], 385, H, 8.5)
            room(len(ls) * 11, lambda: ghead(True))
            p.t(46, y, f"{e['d']:%m/%d}", H, 8.5)
            p.t(150, y, money(abs(e["a"])), H, 8.5, "r")
            y = p.lines(170, y, ls, H, 8.5, 11) + 1
            rowsout.append(tx(e["d"], e["parts"][0], e["a"]))
        y += 8
    bal, daily = opening, []
    for d in sorted({e["d"] for g in (checks, debits, credits) for e in g}):
        bal += sum(e["a"] for g in (checks, debits, credits) for e in g if e["d"] == d)
        daily.append((d, bal))

    def dhead(cont):
        nonlocal y
        head("Daily Balance Summary", "", cont)
        for k in range(3):
            p.t(46 + 180 * k, y, "Date", HB, 8)
            p.t(186 + 180 * k, y, "Amount", HB, 8, "r")
        y += 13
    room(60, lambda: None)
    dhead(False)
    per = -(-len(daily) // 3)
    room(per * 12, lambda: dhead(True))
    for i, (d, b) in enumerate(daily):
        yy = y + (i % per) * 12
        p.t(46 + 180 * (i // per), yy, f"{d:%m/%d}", H, 8.5)
        p.t(186 + 180 * (i // per), yy, ("$" if i == 0 else "") + money(b), H, 8.5, "r")

    def header(i, n):
        p.t(572, 40, f"Page {i} of {n}", H, 8, "r")
        if i > 1:
            p.t(40, 40, "Tri-State Third Bank", TB, 11, col="#0a5c36")
            p.t(40, 52, f"Account Number: {acct}", H, 8)

    def footer(i, n):
        p.t(306, 770, "For additional information and account disclosures, please visit www.tristatethird.example/disclosures" if i < n else
            "Member FDIC. Equal Housing Lender.", H, 6.5, "c")
    p.finish(header, footer)
    return {
        "bank_name": "Tri-State Third Bank", "account_number": acct, "account_holder": name, "account_type": kind,
        "statement_period": {"from": iso(start), "to": iso(end)}, "opening_balance": amt(opening),
        "closing_balance": amt(closing), **({"total_credits": amt(tot[2])} if tot[2] else {}),
        "transactions": rowsout}


UK = [
    (6, -1, 2, 60, [")))", "{PRET A MANGER|CO-OP GROUP 07|GREGGS PLC|TFL TRAVEL CH}", "{LEEDS|YORK|LONDON|TFL.GOV.UK/CP}"]),
    (4, -1, 8, 180, ["VIS", "{AMZNMktplace|ARGOS RETAIL GROUP|SCREWFIX DIRECT}", "{AMAZON.CO.UK|MILTON KEYNES|YEOVIL}"]),
    (2, -1, 4, 90, ["VIS", "INT'L 00{9x8}", "{OPENAI *CHATGPT|BOOKING.COM|STEAM GAMES}", "{SAN FRANCISCO|AMSTERDAM|BELLEVUE}", "FX"]),
    (4, -1, 12, 240, ["DD", "{OCTOPUS ENERGY|YORKSHIRE WATER|VODAFONE LIMITED|COUNCIL TAX}"]),
    (2, -1, 100, 900, ["SO", "{L HARGREAVES RENT|NATIONWIDE ISA}"]),
    (2, -1, 10, 600, ["BP", "{M Okafor|Whitby Cottages Ltd|J & S Plumbing}", "{INV 9x4|Deposit|Birthday}"]),
    (2, -1, 10, 300, ["ATM", "CASH {NOTEMAC|LLOYDS|ESTGTE} {d:%b%d}", "{BRIGGATE|HEADROW} @1{9x1}:3{9x1}"]),
    (1, -1, 0.2, 4, ["DR", "Non-Sterling", "Transaction Fee"]),
    (3, 1, 20, 2900, ["CR", "{NORTHERN RAIL PAY|HMRC CHILD BENEFIT|P DESAI}", "{SALARY|9x8CHB|Rent share}"]),
    (1, 1, 5, 400, ["TFR", "{4|6}0{9x4} {9x8}", "INTERNET TRANSFER"]),
]


def _uk_fill(r, e):
    e["parts"] = [re.sub(r"(\d)x(\d)", lambda m: digits(r, int(m.group(2))), s) for s in e["parts"]]
    if e["parts"][-1] == "FX":
        rate = r.randint(11200, 13400)
        e["parts"][-1:] = [f"{r.choice(['USD', 'EUR'])} {money(-e['a'] * rate // 10000, 'no')} @ {rate / 10000:.4f}", "Visa Rate"]


def mercia(path, seed, rows):
    r = rng_for("mercia", seed, rows)
    start = r.choice([dt.date(2023, 12, 9), dt.date(2024, 2, 5), dt.date(2024, 6, 21), dt.date(2025, 1, 12)])
    end = (start + dt.timedelta(days=31)).replace(day=start.day) - dt.timedelta(days=1)
    ents = entries(r, max(rows, 1), start, end, UK)
    for e in ents:
        _uk_fill(r, e)
    opening = r.choice([1, 1, 1, -1]) * r.randint(4000, 240000)
    closing = running(opening, ents)
    out, inn = sums(ents)
    sort, acct = f"40-{digits(r, 2)}-{digits(r, 2)}", digits(r, 8)
    ib = iban("GB", "MERC" + sort.replace("-", "") + acct)
    name = r.choice(["Ms Priya L Desai", "Mr Thomas Oakden", "Mrs R & Mr D Ellison"])
    long = lambda d: f"{d.day} {d:%B}"
    period = f"{long(start)}{f' {start.year}' if start.year != end.year else ''} to {long(end)} {end.year}"
    bal = lambda c: money(abs(c)) + (" D" if c < 0 else "")
    p = Pen(path, A4, "Your Statement")
    red = "#b2001d"
    xs = (42, 98, 122, 392, 470, 553)
    y, limit = 0, 748

    def frame(first):
        nonlocal y
        p.poly([(508, 40), (530, 28), (530, 52)], red)
        p.poly([(552, 40), (530, 28), (530, 52)], 0.2)
        p.t(500, 46, "Mercia", TB, 20, "r")
        p.t(42, 40, "Contact tel 03457 440 444", H, 7.5)
        p.t(42, 50, "see reverse for call times", H, 7.5)
        p.t(42, 60, "Text phone 03457 125 563", H, 7.5)
        p.t(42, 70, "used by deaf or speech impaired customers", H, 7.5)
        p.t(42, 80, "www.mercia.example", H, 7.5)
        if first:
            p.t(42, 122, "Your Statement", T, 22, col=red)
            p.lines(42, 166, [name.upper(), "14 Kelvin Grange", "Roundhay", "LEEDS", "LS8 3DQ"], H, 9, 12)
            p.rect(340, 140, 213, 92, stroke=0.6)
            p.t(348, 154, "Account Summary", HB, 9)
            for i, (a, b) in enumerate((("Opening Balance", opening), ("Payments In", inn), ("Payments Out", out), ("Closing Balance", closing))):
                p.t(348, 171 + 14 * i, a, H, 9)
                p.t(545, 171 + 14 * i, bal(b), H, 9, "r")
            p.line(340, 218, 553, 218, 0.4)
            p.t(348, 228, "Arranged Overdraft Limit", H, 7.5)
            p.t(545, 228, "1,000", H, 7.5, "r")
            p.t(340, 250, "International Bank Account Number", H, 7)
            p.t(553, 250, ib, H, 7, "r")
            p.t(340, 261, "Branch Identifier Code", H, 7.5)
            p.t(553, 261, "MERCGB2115K", H, 7.5, "r")
            y = 282
        else:
            y = 112
        p.t(42, y, period, HB, 9)
        y += 18
        for x, a, b in ((42, "Account Name", name), (300, "Sortcode", sort), (380, "Account Number", acct), (480, "Sheet Number", None)):
            p.t(x, y, a, H, 7.5)
            if b:
                p.t(x, y + 12, b, HB, 9)
        sheet_y.append((p.i, y + 12))
        y += 34
        p.t(42, y, "Your MERCIA ADVANCE details" if not first else "Your MERCIA ADVANCE details", T, 14, col=red)
        y += 8
        p.rect(42, y, 511, 15, fill=0.88)
        p.t(46, y + 11, "Date", HB, 8)
        p.t(98, y + 11, "Payment type and details", HB, 8)
        for x, s in zip(xs[3:], ("Paid out", "Paid in", "Balance")):
            p.t(x - 6, y + 11, s, HB, 8, "r")
        y += 28

    sheet_y = []
    frame(True)

    def bf(d, b, what):
        nonlocal y
        p.t(46, y, f"{d:%d %b %y}" if d else "", H, 8.5)
        p.t(98, y, what, HB, 8.5)
        p.t(xs[5] - 6, y, bal(b), HB, 8.5, "r")
        p.t(xs[3] - 6, y, ".", H, 8.5, "r")
        y += 14
    bf(start - dt.timedelta(days=1), opening, "BALANCE BROUGHT FORWARD")
    rowsout, last, prev = [], None, opening
    for i, e in enumerate(ents):
        desc = e["parts"]
        if y + 11 * (len(desc) - 1) > limit - 18:
            bf(None, prev, "BALANCE CARRIED FORWARD")
            p.page()
            frame(False)
            bf(last, prev, "BALANCE BROUGHT FORWARD")
            last = None if last != e["d"] else last
        if e["d"] != last:
            p.t(46, y, f"{e['d']:%d %b %y}", H, 8.5)
        last = e["d"]
        p.t(98, y, desc[0], H, 8.5)
        p.lines(122, y, desc[1:], H, 8.5, 11)
        y += 11 * (len(desc) - 2)
        p.t(xs[3 if e["a"] < 0 else 4] - 6, y, money(abs(e["a"])), H, 8.5, "r")
        ends = i == len(ents) - 1 or ents[i + 1]["d"] != e["d"]
        if ends:
            p.t(xs[5] - 6, y, bal(e["bal"]), H, 8.5, "r")
        prev = e["bal"]
        y += 13 if not ends else 16
        rowsout.append(tx(e["d"], " ".join(desc), e["a"], e["bal"] if ends else None))
    bf(end, closing, "BALANCE CARRIED FORWARD")
    if y < 640:
        y += 12
        p.rect(42, y, 511, 74, stroke=0.6)
        p.t(50, y + 12, "Credit Interest Rates", HB, 8)
        p.t(270, y + 12, "balance", HB, 8)
        p.t(330, y + 12, "AER variable", HB, 8)
        p.t(50, y + 24, "Credit Interest is not applied", H, 8)
        p.t(50, y + 40, "Debit Interest Rates", HB, 8)
        p.t(270, y + 40, "balance", HB, 8)
        p.t(330, y + 40, "EAR variable", HB, 8)
        p.t(50, y + 52, "Arranged Overdraft", H, 8)
        p.t(270, y + 52, "over £25", H, 8)
        p.t(330, y + 52, "39.90%", H, 8)
        p.t(50, y + 64, "Unarranged Overdraft", H, 8)
        p.t(330, y + 64, "39.90%", H, 8)

    def footer(i, n):
        for pg, yy in sheet_y:
            if pg == i - 1:
                p.t(480, yy, 40 + seed + i, HB, 9)
        p.t(42, 798, "Dispute Resolution and Information about compensation arrangements can be found overleaf.", H, 7)
        p.t(42, 808, "Mercia Bank plc, 8 Corn Exchange Square, Leeds LS1 7BR. Registered in England no. 0145xx87. Authorised by the Prudential Regulation Authority.", H, 6)
    p.finish(None, footer)
    return {
        "bank_name": "Mercia Bank", "account_number": acct, "iban": ib, "account_holder": name, "account_type": "MERCIA ADVANCE",
        "statement_period": {"from": iso(start), "to": iso(end)}, "opening_balance": amt(opening),
        "closing_balance": amt(closing), "total_debits": amt(out), "total_credits": amt(inn), "transactions": rowsout}


ZA = [
    (7, -1, 20, 1800, ["POS Purchase", "{Pick N Pay Menlyn|Woolworths Brooklyn|Engen Lynnwood|Dis-Chem Hatfield}", "479012*{9x4}  {d:%d %b}"]),
    (2, -1, 30, 2200, ["Internet Pmt To", "{City Of Tshwane|Vd Merwe Attorneys|Outsurance}", "{Inv|Ref} {9x5}"]),
    (2, -1, 90, 1500, ["FNA App Payment To", "{Thandi|School Fees|Garden Services}", "{Feb|Fees 24|Tuin}"]),
    (2, -1, 60, 5900, ["Magtape Debit", "{Mtn Sp|Discovery Life|Sabc Tv Lic|Virgin Act}", "{9x10}"]),
    (1, -1, 200, 3000, ["ATM Cash {9x8}", "Menlyn Park 2", "479012*{9x4}"]),
    (2, -1, 5, 150, ["#{Monthly Account Fee|Cash Withdrawal Fee|Service Fees}", "", ""]),
    (2, 1, 300, 28000, ["Magtape Credit", "{Salaris|Kumba Payroll|Capitec Naidoo}", "{Ax8}"]),
    (2, 1, 100, 6000, ["FNA App Payment From", "{Rent Unit 4|Pieter|Stokvel}", ""]),
]


def rand(path, seed, rows):
    r = rng_for("rand", seed, rows)
    start = r.choice([dt.date(2023, 12, 15), dt.date(2024, 2, 1), dt.date(2024, 7, 31)])
    end = start + dt.timedelta(days=30)
    ents = entries(r, max(rows, 1), start + dt.timedelta(days=1), end, ZA)
    opening = r.choice([1, 1, -1]) * r.randint(10000, 900000)
    closing = running(opening, ents)
    deb, cre = sums(ents)
    acct = "62" + digits(r, 9)
    name = r.choice(["MNR J P BOTHA", "MS N DLAMINI", "LYNNWOOD PLUMBING CC"])
    cd = lambda c: money(abs(c)) + ("Cr" if c >= 0 else "Dr")
    long = lambda d: f"{d.day} {d:%B} {d.year}"
    p = Pen(path, A4, "Statement")
    teal = "#008489"
    p.circle(520, 48, 20, fill="#e8a200")
    p.circle(520, 48, 13, fill=teal)
    p.t(496, 54, "First Northern", HB, 12, "r", col=teal)
    p.t(40, 62, "BBST85 : 009852", C, 7)
    p.lines(40, 110, [name, f"{r.randint(1, 400)} ATTERBURY ROAD", "MENLO PARK", "0081"], H, 8, 11)
    p.t(330, 92, "Lynnwood Ridge", HB, 8)
    p.lines(330, 104, ["P O Box 4022", "The Willows, 0041", "Branch Code 250655"], H, 7.5, 10)
    p.lines(450, 104, ["Customer Enquiries   087 575 9404", "Fraud   087 575 9444", "www.firstnorthern.example"], H, 7.5, 10)
    p.t(40, 176, f"Premier Cheque Account : {acct}", HB, 12)
    p.t(40, 190, f"Tax Invoice/Statement Number : {r.randint(3, 180)}", HB, 9)
    p.t(40, 208, f"Statement Period :  {long(start)} to {long(end)}", H, 8.5)
    p.t(40, 220, f"Statement Date :  {long(end)}", H, 8.5)
    fees = sum(-e["a"] for e in ents if e["parts"][0].startswith("#"))
    boxes = [("Statement Balances", [("Opening Balance", cd(opening)), ("Closing Balance", cd(closing)), ("VAT Rate", "15.00%")]),
             ("Bank Charges", [("Service Fees", money(fees) + (" Dr" if fees else "")), ("Cash Deposit Fees", "0.00"), ("Other Fees", "0.00")]),
             ("Interest Rate", [("Credit Rate", "Tiered"), ("Debit Rate *", "11.75%"), ("* P represents Prime", "")])]
    for i, (t, rowsx) in enumerate(boxes):
        x = 40 + 175 * i
        p.rect(x, 232, 165, 13, fill=teal)
        p.t(x + 4, 242, t, HB, 8, col=1)
        p.rect(x, 245, 165, 42, stroke=teal)
        for j, (a, b) in enumerate(rowsx):
            p.t(x + 4, 257 + 12 * j, a, H, 8)
            p.t(x + 161, 257 + 12 * j, b, H, 8, "r")
    y = 306

    def thead(first):
        nonlocal y
        p.t(40, y, "Transactions in RAND (ZAR)" + ("" if first else " (continued)"), HB, 9)
        y += 6
        p.rect(40, y, 515, 22, fill=0.9)
        for x, s, al in ((44, "Date", "l"), (84, "Description", "l"), (420, "Amount", "r"), (492, "Balance", "r")):
            p.t(x, y + 14, s, HB, 8, al)
        p.t(549, y + 9, "Accrued", HB, 7, "r")
        p.t(549, y + 18, "Bank Charges", HB, 7, "r")
        y += 34
    thead(True)
    p.t(84, y, "Opening Balance", HB, 8)
    p.t(492, y, cd(opening), HB, 8, "r")
    y += 12
    rowsout = []
    for i, e in enumerate(ents):
        if y > 770:
            p.page()
            y = 60
            thead(False)
        if i % 2:
            p.rect(40, y - 9, 515, 12, fill="#f4f8f8")
        p.t(44, y, f"{e['d']:%d %b}", H, 8)
        for x, s in zip((84, 178, 284), e["parts"]):
            p.t(x, y, s, H, 7.5)
        p.t(420, y, money(abs(e["a"])) + ("Cr" if e["a"] > 0 else ""), H, 8, "r")
        p.t(492, y, cd(e["bal"]), H, 8, "r")
        acc = r.choice([0, 0, 350, 790, 1150])
        if acc and e["a"] < 0 and not e["parts"][0].startswith("#"):
            p.t(549, y, money(acc), H, 8, "r")
        y += 12
        desc = " ".join(" ".join(x for x in e["parts"] if x).split())
        rowsout.append(tx(e["d"], desc, e["a"], e["bal"]))
    if y > 690:
        p.page()
        y = 70
    p.line(40, y - 6, 555, y - 6, 0.6, teal)
    p.t(84, y + 4, "Closing Balance", HB, 8)
    p.t(492, y + 4, cd(closing), HB, 8, "r")
    y += 28
    p.t(40, y, "Turnover for Statement Period", HB, 8.5)
    nd, nc = sum(e["a"] < 0 for e in ents), sum(e["a"] > 0 for e in ents)
    for j, (a, n, b) in enumerate((("No. Credit Transactions", nc, money(cre) + "Cr"), ("No. Debit Transactions", nd, money(deb) + "Dr"))):
        p.t(44, y + 14 + 12 * j, a, H, 8)
        p.t(200, y + 14 + 12 * j, n, H, 8, "r")
        p.t(300, y + 14 + 12 * j, b, H, 8, "r")
    p.para(40, y + 48, "# Inclusive of VAT. If we do not hear from you within 30 days of this statement we will assume that you have received it "
           "and that it is correct. This document constitutes a credit note/debit note in terms of Section 21(3)/(5) of the Value-Added Tax Act 89 of 1991.", 515, H, 6.5)

    def footer(i, n):
        p.t(297, 826, f"Page {i} of {n}", H, 7.5, "c")
        p.t(40, 816, "First Northern Bank - a division of FirstNorth Bank Limited. An Authorised Financial Services and Credit Provider (NCRCP20).", H, 6)
        p.t(555, 826, "Delivery Method: E1", H, 6, "r")
    p.finish(None, footer)
    return {
        "bank_name": "First Northern Bank", "account_number": acct, "account_holder": name, "account_type": "Premier Cheque Account",
        "currency": "ZAR", "statement_period": {"from": iso(start), "to": iso(end)}, "opening_balance": amt(opening),
        "closing_balance": amt(closing), "total_debits": amt(deb), "total_credits": amt(cre), "transactions": rowsout}


LAYOUTS = {"tristate": tristate, "mercia": mercia, "rand": rand}
