# SPDX-License-Identifier: AGPL-3.0-or-later
"""Singapore, United Arab Emirates, Saudi Arabia, South Africa."""
import datetime as dt

from reportlab.lib.colors import HexColor
from reportlab.lib.pagesizes import A4, landscape
from reportlab.platypus import Spacer, Table, TableStyle

from stranger_chest_kit import (EN, ENL, credits, debits, digits, esc, flow, four, iban, money, month, paged, para,
                 postings, seeded, span, truth, wrap)

SGW = {"shop": ["TOA PAYOH KOPI HOUSE", "MERLION MART", "ORCHID PHARMACY", "BUKIT HAWKER 12"],
       "co": ["STRAITS POWER", "LIONTEL MOBILE", "TEMASEK ROAD TOWN COUNCIL"],
       "who": ["LIM SIEW HUI", "RAJESH S/O MANIAM", "TAN BROTHERS PTE LTD"]}
SGP = [(5, -1, 300, 9000, ["DEBIT PURCHASE", "{%d/%m/%y} xx-{n4} {shop}", "SINGAPORE"], "", ""),
       (3, -1, 1500, 22000, ["GIRO", "{co}", "{n10}"], "", ""),
       (3, -1, 2000, 90000, ["FAST PAYMENT", "OTHR - {A2}{n8}", "to {who}"], "", ""),
       (2, -1, 5000, 150000, ["CHEQUE"], "{n6}", ""),
       (2, -1, 5000, 50000, ["CASH WITHDRAWAL", "ATM {n6} JURONG EAST"], "", ""),
       (1, -1, 4050, 4050, ["DEBIT PURCHASE", "NIPPON STATIONERY TOKYO", "USD 30.00"], "", ""),
       (3, 1, 250000, 620000, ["GIRO - SALARY", "KALLANG MARINE PTE LTD"], "", ""),
       (2, 1, 2000, 60000, ["PAYNOW TRANSFER", "from {who}", "OTHR lunch"], "", "")]


def singapore(path, seed, rows):
    rng = seeded("singapore", seed, rows)
    a, b, n = month(rng)
    op = rng.randint(100000, 2000000)
    txs = postings(rng, rows, SGP, SGW, a, n, op, 0)
    cl = txs[-1].b
    acct = f"{digits(rng, 3)}-{digits(rng, 6)}-{rng.randint(0, 9)}01"
    who = rng.choice(["CHUA WEI LING", "FERNVALE ENGINEERING PTE LTD"])
    h, hb = "Helvetica", "Helvetica-Bold"
    xs = (40, 92, 144, 335, 415, 485, 556)

    def f(p):
        def dm(d):
            return f"{d:%d} {EN[d.month - 1].upper()}"

        def row(label, o="", i="", bl=""):
            p.t(xs[2], p.y, label, hb, 7.5)
            for x, v in ((xs[4], o), (xs[5], i), (xs[6], bl)):
                p.t(x, p.y, v, hb, 7.5, "r")
            p.y += 14

        def head(p):
            p.t(40, 50, "Straits Union Bank Limited", hb, 15, col="#c8102e")
            p.t(40, 62, "Co. Reg. No. 199900000Z", h, 7)
            p.t(556, 50, "STATEMENT OF ACCOUNT", hb, 11, "r")
            p.t(556, 62, f"Page {p.no} of {p.total}", h, 8, "r")
            p.y = 85
            if p.no == 1:
                p.ts(40, 100, [who, "BLK 214 SERANGOON AVE 4", "#09-112", "SINGAPORE 550214"], h, 9.5)
                p.ts(360, 100, [f"{dm(a)} {a.year} TO {dm(b)} {b.year}"], hb, 9)
                p.y = 175
            p.t(40, p.y, "360 EVERYDAY ACCOUNT", hb, 10)
            p.t(40, p.y + 12, "Account No. " + acct, h, 9)
            p.t(556, p.y + 12, "Currency: SGD", h, 9, "r")
            p.y += 20
            p.line(40, p.y, 556, p.y, 1, "#c8102e")
            for x, s1, s2, al in ((xs[0], "Transaction", "Date", "l"), (xs[1], "Value", "Date", "l"),
                                  (xs[2], "Description", "", "l"), (xs[3], "Cheque", "", "r"),
                                  (xs[4], "Withdrawal", "", "r"), (xs[5], "Deposit", "", "r"),
                                  (xs[6], "Balance", "", "r")):
                p.t(x, p.y + 11, s1, hb, 7.5, al)
                p.t(x, p.y + 20, s2, hb, 7.5, al)
            p.line(40, p.y + 25, 556, p.y + 25, 0.4)
            p.y += 38
            row("BALANCE B/F", bl=money(st["b"]))

        def foot(p):
            p.t(40, 800, "Please check this statement and report any discrepancy within 14 days.", h, 6.5)
            p.t(40, 809, "Deposit Insurance Scheme: SGD deposits of non-bank depositors are insured up to "
                "S$100,000.", h, 6.5)
        st = {"b": op}
        p.head, p.foot, p.bottom = head, foot, 780
        head(p)
        for t in txs:
            if p.y + 9.5 * len(t.lines) + 18 > p.bottom:
                row("BALANCE C/F", bl=money(st["b"]))
                p.brk()
            p.t(xs[0], p.y, dm(t.d), h, 7.5)
            p.t(xs[1], p.y, dm(t.d), h, 7.5)
            p.t(xs[3], p.y, t.ref, h, 7.5, "r")
            p.t(xs[4] if t.c < 0 else xs[5], p.y, money(t.c), h, 7.5, "r")
            p.t(xs[6], p.y, money(t.b), h, 7.5, "r")
            p.y = p.ts(xs[2], p.y, t.lines, h, 7.5, 9.5) + 4
            st["b"] = t.b
        p.need(50)
        row("BALANCE C/F", bl=money(cl))
        p.line(144, p.y - 10, 556, p.y - 10, 0.4)
        row("Total Withdrawals/Deposits", money(debits(txs)), money(credits(txs)))
    paged(path, f)
    return truth({"bank_name": "Straits Union Bank Limited", "account_number": acct,
                  "account_holder": who, "account_type": "360 EVERYDAY ACCOUNT", "currency": "SGD",
                  "statement_period": span(a, b), "opening_balance": op, "closing_balance": cl,
                  "total_debits": debits(txs), "total_credits": credits(txs)}, txs, ref=True)


AEW = {"shop": ["AL WAHA SUPERMARKET", "PALM GROVE CAFE", "CREEK PHARMACY", "DUNE FUEL STN 114"],
       "em": ["DUBAI", "SHARJAH", "ABU DHABI"], "who": ["FAISAL RAHMAN", "NORTH GULF TRADING LLC"],
       "co": ["EMIRATES COOLING", "GULFTEL PREPAID", "TOLLWAY TOPUP"]}
AEP = [(5, -1, 500, 45000, ["POS-PURCHASE CARD NO.{n4}XXXXXX{n4} {%d-%m-%Y} {n3}.00,AED {shop} {em}:AE"], "", ""),
       (3, -1, 5000, 60000, ["BILL PAYMENT {co} {n10} VIA MOBILE APP"], "", ""),
       (2, -1, 20000, 400000, ["OUTWARD REMITTANCE TO {who} REF {n8}{A2}"], "", ""),
       (2, -1, 10000, 200000, ["ATM CWD {em} MALL {%d%m%y} {n6}"], "", ""),
       (1, -1, 105, 2625, ["CHARGES INCLUDING VAT 5%"], "", ""),
       (3, 1, 400000, 1800000, ["SALARY TRANSFER WPS {%m/%Y} AL NOOR INTERIORS LLC"], "", ""),
       (2, 1, 50000, 700000, ["INWARD IPP TRANSFER FROM {who} IBAN AE{n2}0{n2}{n6}{n4} INVOICE {n4}"], "", "")]
AEP[0] = (5, -1, 500, 45000, ["POS-PURCHASE CARD NO.{n4}XXXXXX{n4} {%d-%m-%Y} {shop} {em}:AE"], "", "")


def emirates(path, seed, rows):
    rng = seeded("emirates", seed, rows)
    a = dt.date(rng.choice([2023, 2024]), rng.randint(1, 9), rng.randint(2, 20))
    b = a + dt.timedelta(days=60)
    op = rng.randint(200000, 3000000)
    txs = postings(rng, rows, AEP, AEW, a, 61, op, 0)
    cl = txs[-1].b
    ib = iban(rng, "AE", "071" + "################")
    acct = ib[7:][-13:]
    who = rng.choice(["OMAR KHALID SIDDIQI", "BLUE DHOW SHIPPING SERVICES LLC"])
    g = "#0a4a8f"

    def D(d):
        return f"{d:%d} {EN[d.month - 1]} {d.year}"

    def story():
        P = lambda s, bo=False, al=0, c="#000000": para(s, "Bk22CnB" if bo else "Bk22Cn", 7.5, a=al, col=c)
        inf = [["Account Name", who, "Account Type", "CURRENT ACCOUNT"],
               ["Account Number", acct, "Currency", "AED"],
               ["IBAN", ib, "Statement Period", f"{D(a)} to {D(b)}"],
               ["Opening Balance", money(op), "Closing Balance", money(cl)]]
        t = Table([[P(r[0], True), P(r[1]), P(r[2], True), P(r[3])] for r in inf],
                  colWidths=[80, 185, 85, 165])
        t.setStyle(TableStyle([("GRID", (0, 0), (-1, -1), 0.4, HexColor("#9db4cc")),
                               ("BACKGROUND", (0, 0), (0, -1), HexColor("#eaf1f8")),
                               ("BACKGROUND", (2, 0), (2, -1), HexColor("#eaf1f8"))]))
        s = [t, Spacer(1, 12)]
        rs = [[P(x, True, 1, "#ffffff") for x in ("Date", "Narration", "Debit", "Credit",
                                                  "Running Balance")]]
        for x in reversed(txs):
            rs.append([P(D(x.d), al=1), P(esc(x.desc)), P(money(x.c), al=2) if x.c < 0 else "",
                       P(money(x.c), al=2) if x.c > 0 else "", P(money(x.b) + " Cr", al=2)])
        t = Table(rs, colWidths=[65, 225, 70, 70, 85], repeatRows=1)
        t.setStyle(TableStyle([("GRID", (0, 0), (-1, -1), 0.4, HexColor("#9db4cc")),
                               ("BACKGROUND", (0, 0), (-1, 0), HexColor(g)),
                               ("VALIGN", (0, 0), (-1, -1), "MIDDLE"),
                               ("TOPPADDING", (0, 0), (-1, -1), 2.5),
                               ("BOTTOMPADDING", (0, 0), (-1, -1), 3)]))
        return s + [t, Spacer(1, 10), P("*** END OF STATEMENT ***", True, 1), Spacer(1, 4),
                    P("This is an electronically generated statement and does not require a "
                      "signature.", al=1)]

    def on(p):
        p.box(0, 0, p.w, 52, g)
        p.t(40, 34, "GULF CREEK BANK", "Bk22CnB", 17, col="#ffffff")
        p.t(555, 34, "ACCOUNT STATEMENT", "Bk22CnB", 11, "r", "#ffffff")
        p.t(555, 822, f"Page {p.no} of {p.total}", "Bk22Cn", 7.5, "r")
        p.t(40, 822, "Gulf Creek Bank PJSC is licensed by the Central Bank of the UAE", "Bk22Cn", 7)
    flow(path, story, on, margins=(40, 40, 66, 40))
    return truth({"bank_name": "GULF CREEK BANK", "account_number": acct, "account_holder": who,
                  "account_type": "CURRENT ACCOUNT", "iban": ib, "currency": "AED",
                  "statement_period": span(a, b), "opening_balance": op, "closing_balance": cl},
                 list(reversed(txs)))


SAW = {"shop": ["Najd Hypermarket", "Qahwa Corner", "Riyadh Tyres Co", "Oasis Pharmacy"],
       "city": ["RIYADH", "DAMMAM", "JEDDAH"], "co": ["Saudi Grid Co", "Wadi Telecom", "Traffic Dept"],
       "who": ["Abdulaziz Al-Harthy", "Est. Rawabi Contracting"]}
SAP = [(5, -1, 800, 60000, ["POS Purchase - {shop} {city}", "Card ending {n4} via mPay"], "FT{n10}", ""),
       (3, -1, 5000, 70000, ["Bill Payment - {co}", "Biller 0{n2} Bill No {n10}"], "BP{n10}", ""),
       (2, -1, 50000, 900000, ["Outgoing Instant Transfer to {who}"], "TT{n10}", ""),
       (1, -1, 115, 575, ["Transfer fee incl. VAT 15%"], "FE{n10}", ""),
       (2, -1, 10000, 300000, ["ATM Cash Withdrawal {city} ATM {n4}"], "AT{n10}", ""),
       (3, 1, 500000, 1600000, ["Incoming Payroll {%m/%Y}", "Hejaz Steel Industries"], "FT{n10}", ""),
       (2, 1, 20000, 400000, ["Incoming Transfer from {who}", "Purpose: Family support"], "FT{n10}", "")]


def saudi(path, seed, rows):
    rng = seeded("saudi", seed, rows)
    a, b, n = month(rng)
    op = rng.randint(500000, 5000000)
    txs = postings(rng, rows, SAP, SAW, a, n, op, 0)
    cl = txs[-1].b
    ib = iban(rng, "SA", "55" + "0000" + "##############")
    who = rng.choice(["MOHAMMED SALEH AL-DOSSARI", "RED PALM LOGISTICS COMPANY"])
    W = landscape(A4)
    g, no, nb = "#3d5a3a", "Bk22No", "Bk22NoB"
    xs = (40, 108, 190, 540, 620, 710, 800)

    def f(p):
        def head(p):
            p.t(40, 44, "Najd Commercial Bank", nb, 17, col=g)
            p.t(800, 38, "Statement of Account", nb, 12, "r")
            p.t(800, 52, f"Page: {p.no} / {p.total}", no, 8, "r")
            p.line(40, 58, 800, 58, 2, g)
            p.y = 72
            if p.no == 1:
                L = [("Customer Name", who), ("IBAN Number", ib), ("Account Type", "Current - Al Asas")]
                R = [("From Date", f"{a:%d/%m/%Y}"), ("To Date", f"{b:%d/%m/%Y}"),
                     ("Currency", "SAR - Saudi Riyal")]
                for i in range(3):
                    p.t(40, 76 + 14 * i, L[i][0], no, 8, col="#555555")
                    p.t(125, 76 + 14 * i, L[i][1], nb, 8.5)
                    p.t(420, 76 + 14 * i, R[i][0], no, 8, col="#555555")
                    p.t(490, 76 + 14 * i, R[i][1], nb, 8.5)
                w = 190
                cells = (("Opening Balance", money(op)), ("Total Deposits (" + str(
                    sum(t.c > 0 for t in txs)) + ")", money(credits(txs))),
                    ("Total Withdrawals (" + str(sum(t.c < 0 for t in txs)) + ")",
                     money(debits(txs))), ("Closing Balance", money(cl)))
                for i, (k, v) in enumerate(cells):
                    p.box(40 + w * i, 118, w - 6, 32, "#eef3ec", rad=4)
                    p.t(48 + w * i, 130, k, no, 7.5, col="#555555")
                    p.t(48 + w * i, 144, v, nb, 10)
                p.y = 162
            p.box(40, p.y, 760, 18, g)
            for x, s, al in ((xs[0] + 4, "Date", "l"), (xs[1], "Reference", "l"),
                             (xs[2], "Transaction Details", "l"), (xs[4], "Withdrawal", "r"),
                             (xs[5], "Deposit", "r"), (xs[6] - 4, "Balance", "r")):
                p.t(x, p.y + 12, s, nb, 8, al, "#ffffff")
            p.y += 18

        def foot(p):
            p.t(40, 575, "Najd Commercial Bank, a Saudi joint stock company. Under the supervision of the "
                "Saudi Central Bank.", no, 6.5)
        p.head, p.foot, p.bottom = head, foot, 560
        head(p)
        for t in txs:
            hgt = 11 * len(t.lines) + 6
            p.need(hgt)
            y = p.y + 11
            p.t(xs[0] + 4, y, f"{t.d:%d/%m/%Y}", no, 8)
            p.t(xs[1], y, t.ref, no, 8)
            p.ts(xs[2], y, t.lines, no, 8, 11)
            p.t(xs[4] if t.c < 0 else xs[5], y, money(t.c), no, 8, "r")
            p.t(xs[6] - 4, y, money(t.b), no, 8, "r")
            p.y += hgt
            p.line(40, p.y, 800, p.y, 0.3, "#b9c7b6")
    paged(path, f, W)
    return truth({"bank_name": "Najd Commercial Bank", "account_holder": who,
                  "account_type": "Current - Al Asas", "iban": ib, "currency": "SAR",
                  "statement_period": span(a, b), "opening_balance": op, "closing_balance": cl,
                  "total_debits": debits(txs), "total_credits": credits(txs)}, txs, ref=True)


ZAW = {"shop": ["Boerewors Bros", "Karoo Spar Graaff", "Protea Chemist", "N1 Padstal", "Jozi Books"],
       "co": ["Vuka Insurance", "Metro Gym", "Fibrelink Sa"], "who": ["T Mokoena", "S Pillay", "Rent Erf 4412"]}
ZAP = [(6, -1, 1500, 150000, ["POS Purchase {shop} {n6}*{n4} {-%d %b}"], "", ""),
       (3, -1, 10000, 160000, ["Debit Order {co} {n9}"], "", ""),
       (2, -1, 10000, 700000, ["FNX App Payment To {who}"], "", ""),
       (2, -1, 10000, 200000, ["ATM Cash Braamfontein {n8}"], "", ""),
       (1, -1, 300, 2900, ["#Service Fees"], "", ""),
       (3, 1, 1200000, 3600000, ["Magtape Credit Salary Highveld Mining"], "", ""),
       (2, 1, 10000, 300000, ["FNX OB Pmt {who}"], "", "")]


def southafrica(path, seed, rows):
    rng = seeded("southafrica", seed, rows)
    a, b, n = month(rng)
    a0 = a - dt.timedelta(days=1)
    op = rng.randint(-100000, 1500000)
    txs = postings(rng, rows, ZAP, ZAW, a, n, op, 500000)
    cl = txs[-1].b
    acct = digits(rng, 11)
    who = rng.choice(["MR SIPHO J NDABA", "UMHLANGA PLUMBING CC"])
    h, hb = "Helvetica", "Helvetica-Bold"

    def crd(c):
        return money(c) + ("Cr" if c > 0 else "Dr" if c < 0 else "")

    def am(c):
        return money(c) + ("Cr" if c > 0 else "")

    def f(p):
        def D(d):
            return f"{d.day} {ENL[d.month - 1]} {d.year}"

        def head(p):
            p.t(50, 52, "First Protea Bank", hb, 18, col="#00788a")
            p.t(545, 46, "Branch Number 251255", h, 8, "r")
            p.t(545, 57, f"Page {p.no} of {p.total}", h, 8, "r")
            p.y = 85
            if p.no == 1:
                p.ts(50, 95, ["*" + who, "12 JACARANDA STREET", "MELVILLE", "2092"], h, 9)
                p.t(300, 95, f"Gold Cheque Account : {acct}", hb, 10)
                p.ts(300, 110, ["Tax Invoice/Statement Number : 118",
                                f"Statement Period : {D(a0)} to {D(b)}",
                                f"Statement Date : {D(b)}"], h, 8.5, 12)
                p.box(50, 158, 495, 14, "#00788a")
                p.t(54, 168, "Statement Balances", hb, 8.5, col="#ffffff")
                p.t(54, 184, "Opening Balance", h, 8.5)
                p.t(250, 184, crd(op), h, 8.5, "r")
                p.t(300, 184, "Closing Balance", h, 8.5)
                p.t(541, 184, crd(cl), hb, 8.5, "r")
                p.t(54, 204, "Transactions in RAND (ZAR)", hb, 10)
                p.y = 212
            p.box(50, p.y, 495, 16, "#d5eaed")
            for x, s, al in ((54, "Date", "l"), (95, "Description", "l"), (440, "Amount", "r"),
                             (541, "Balance", "r")):
                p.t(x, p.y + 11, s, hb, 8.5, al)
            p.y += 28

        def foot(p):
            p.t(50, 805, "First Protea Bank - a division of Protea Holdings Limited. An Authorised "
                "Financial Services and Credit Provider.", h, 6.5)
        p.head, p.foot, p.bottom = head, foot, 785
        head(p)
        for i, t in enumerate(txs):
            ls = wrap(t.desc, h, 8, 255)
            p.need(10 * len(ls) + 3)
            p.t(54, p.y, f"{t.d:%d} {EN[t.d.month - 1]}", h, 8)
            p.t(440, p.y, am(t.c), h, 8, "r")
            p.t(541, p.y, crd(t.b), h, 8, "r")
            p.y = p.ts(95, p.y, ls, h, 8, 10) + 3
        p.need(66)
        p.t(54, p.y + 6, "Closing Balance", hb, 8.5)
        p.t(541, p.y + 6, crd(cl), hb, 8.5, "r")
        p.line(50, p.y + 12, 545, p.y + 12, 1, "#00788a")
        p.t(54, p.y + 28, "Turnover for Statement Period", hb, 9)
        for i, (k, ts, tot) in enumerate((("Credit", [t for t in txs if t.c > 0], credits(txs)),
                                          ("Debit", [t for t in txs if t.c < 0], debits(txs)))):
            y = p.y + 42 + 12 * i
            p.t(54, y, f"No. {k} Transactions", h, 8)
            p.t(190, y, str(len(ts)), h, 8, "r")
            p.t(300, y, money(tot) + ("Cr" if i == 0 and tot else "Dr" if tot else ""), h, 8, "r")
    paged(path, f)
    return truth({"bank_name": "First Protea Bank", "account_number": acct, "account_holder": who,
                  "account_type": "Gold Cheque Account", "currency": "ZAR",
                  "statement_period": span(a0, b), "opening_balance": op, "closing_balance": cl,
                  "total_debits": debits(txs), "total_credits": credits(txs)}, txs)


BANKS = {"singapore": singapore, "emirates": emirates, "saudi": saudi, "southafrica": southafrica}
