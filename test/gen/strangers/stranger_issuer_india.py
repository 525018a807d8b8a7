# SPDX-License-Identifier: AGPL-3.0-or-later
"""Indian credit card layouts: a bank card with domestic and foreign tables, and a card company with add-on sections."""
import datetime as dt

from reportlab.lib.pagesizes import A4

from stranger_abroad_pen import (H, HB, Pen, amt, card_tx, cents, digits, entries, iso, money, rng_for)

DOM = [
    (7, 1, 60, 6500, "{SWIGGY              BANGALORE|AMAZON PAY INDIA PRIVA  Bangalore|DMART THANE WEST       MUMBAI|IRCTC   NEW DELHI|BIGBASKET COM          BANGALORE}"),
    (2, 1, 100, 3500, "{HPCL SHREE PETROLEUM   PUNE|INDIAN OIL KOTHRUD     PUNE}"),
    (2, 1, 500, 12000, "{FLIPKART INTERNET PVT LTD BANGALORE|CROMA INFINITI RETAIL  MUMBAI} (EMI 0{2|3|7}/{12|18})"),
    (1, 1, 30, 900, "IGST-VPS{9x13}-RATE 18.0 -{27|29} (Ref# {9x23})"),
    (1, 1, 1, 40, "FUEL SURCHARGE {9x8}"),
    (1, -1, 2000, 30000, "NETBANKING TRANSFER (Ref# 00000000000{9x12})"),
    (1, -1, 900, 24000, "BPPY CC PAYMENT BD01{9x4}BABAE{Ax6} (Ref# ST{9x21})"),
    (1, -1, 20, 2400, "{AMAZON PAY INDIA PRIVA  Bangalore|MYNTRA DESIGNS          BENGALURU}"),
]
INTL = ["OPENAI *CHATGPT SUBSCR  SAN FRANCISCO", "GITHUB, INC.   SAN FRANCISCO", "BOOKING.COM HOTEL   AMSTERDAM", "7-ELEVEN SUKHUMVIT 21   BANGKOK"]


def narmada(path, seed, rows):
    r = rng_for("narmada", seed, rows)
    sdate = r.choice([dt.date(2024, 1, 12), dt.date(2024, 3, 12), dt.date(2024, 11, 20), dt.date(2025, 2, 5)])
    first = sdate - dt.timedelta(days=30)
    n = max(rows, 1)
    nint = 0 if n < 3 else max(1, n // 7)
    fin = n >= 4 and r.random() < 0.7
    dom = entries(r, n - nint - fin, first, sdate - dt.timedelta(days=1), DOM)
    nadd = len(dom) // 4 if len(dom) > 5 else 0
    addon, main = sorted([e for e in dom if e["a"] > 0][:nadd * 2:2], key=lambda e: e["d"]), []
    main = [e for e in dom if not any(e is a for a in addon)]
    for e in dom:
        e["parts"] = [" ".join(e["parts"][0].split())]
    intl = entries(r, nint, first, sdate - dt.timedelta(days=2), [(1, 1, 150, 9000, x) for x in INTL])
    for e in intl:
        cur, rate = {"B": ("EUR", 9120), "7": ("THB", 237)}.get(e["parts"][0][0], ("USD", 8342))
        e["fx"] = f"{cur} {money(e['a'] * 100 // rate)}"
        e["parts"] = [" ".join(e["parts"][0].split())]
    if fin:
        main.append({"d": sdate, "a": cents(r, 40, 2100), "parts": ["FINANCE CHARGES"], "fin": True})
    allr = main + addon + intl
    finance = sum(e["a"] for e in allr if e.get("fin"))
    pays = -sum(e["a"] for e in allr if e["a"] < 0)
    purch = sum(e["a"] for e in allr if e["a"] > 0) - finance
    prev = r.randint(50000, 4500000)
    new = prev - pays + purch + finance
    if new < 0:
        prev += -new + 12300
        new = prev - pays + purch + finance
    mad = max(20000, new * 5 // 100 // 100 * 100)
    mad = min(mad, new)
    limit = r.choice([150000, 300000, 568000, 1200000])
    while limit * 100 < new:
        limit *= 2
    due = sdate + dt.timedelta(days=20)
    name, add = r.choice([("ROHIT MADHAV KELKAR", "SNEHA R KELKAR"), ("PARVEEN KAUR GILL", "HARJOT SINGH GILL")])
    card = f"5241 93XX XXXX {digits(r, 4)}"
    m = lambda c: money(c, "in")
    dm = lambda d: f"{d:%d/%m/%Y}"
    p = Pen(path, A4, "Credit Card Statement")
    blue = "#003974"
    p.rect(30, 26, 90, 26, fill=blue)
    p.t(75, 43, "NARMADA BANK", HB, 10, "c", 1)
    p.t(128, 38, "Narmada Bank Credit Cards GSTIN: 27AAACN" + digits(r, 4) + "K2ZN", H, 6.5)
    p.t(128, 50, "HSN Code: 9971", H, 6.5)
    p.t(565, 42, "Statement for NARMADA BANK Regalia Card", HB, 10, "r")
    p.line(30, 58, 565, 58, 0.8, blue)
    p.t(36, 74, f"Name : {name}", H, 8)
    p.t(36, 86, f"Email : {name.split()[0].lower()}xxxx@example.in", H, 8)
    p.lines(36, 98, ["Address : FLAT 9 SAHAKAR NAGAR", "NEAR PARVATI DARSHAN", "PUNE 411009 MH"], H, 8, 11)
    p.t(360, 74, f"Card No: {card}", HB, 8)
    p.t(360, 86, f"AAN : 0001014580{digits(r, 9)}", H, 8)
    p.t(360, 98, f"Statement Date:{dm(sdate)}", H, 8)
    p.t(360, 110, "Place of supply : MAHARASHTRA", H, 8)

    def grid(y, title, heads, vals, width=535, big=False):
        if title:
            p.t(30, y, title, HB, 8.5, col=blue)
            y += 5
        w0 = width / len(heads)
        p.rect(30, y, width, 15, fill="#d8e2ee")
        p.rect(30, y, width, 33, stroke=blue)
        for i, (a, b) in enumerate(zip(heads, vals)):
            p.t(30 + w0 * (i + 0.5), y + 10, a, HB, min(7.5, 7.5 * (w0 - 4) / p.w(a, HB, 7.5)), "c")
            p.t(30 + w0 * (i + 0.5), y + 27, b, HB if big else H, 9.5 if big else 8, "c")
            if i:
                p.line(30 + w0 * i, y, 30 + w0 * i, y + 33, 0.4, blue)
        return y + 50
    y = grid(140, "", ("Payment Due Date", "Total Dues", "Minimum Amount Due"), (dm(due), m(new), m(mad)), big=True)
    lim = lambda v: m(v * 100)[:-3]
    y = grid(y - 8, "", ("Credit Limit", "Available Credit Limit", "Available Cash Limit"), (lim(limit), lim(limit - -(-new // 100)), lim(limit * 2 // 5)))
    y = grid(y, "Account Summary", ("Opening Balance", "Payment/ Credits", "Purchase/ Debits", "Finance Charges", "Total Dues"), (m(prev), m(pays), m(purch), m(finance), m(new)))
    y = grid(y, "Past Dues (If any)", ("Over Limit", "3 Months", "2 Months", "1 Months", "Current Dues", "Minimum Amount Due"), ("0.00", "0.00", "0.00", "0.00", m(mad), m(mad)))
    out = []

    def thead(title, mid):
        nonlocal y
        p.t(297, y, title, HB, 9, "c", blue)
        y += 5
        p.rect(30, y, 535, 24, fill=blue)
        p.t(36, y + 15, "Date", HB, 8, col=1)
        p.t(140, y + 15, "Transaction Description", HB, 8, col=1)
        for k, s in enumerate(mid):
            p.t(470, y + (10 if len(mid) > 1 else 15) + 10 * k, s, HB, 8, "r", 1)
        p.t(559, y + 15, "Amount (in Rs.)", HB, 8, "r", 1)
        y += 37

    def one(e, intl):
        nonlocal y
        ls = p.wrap(e["parts"][0], 262, H, 8)
        if y + 10 * len(ls) > 785:
            p.page()
            y = 64
            thead("International Transactions" if intl else "Domestic Transactions", [] if intl else ("Feature Reward", "Points"))
        stamp = dm(e["d"])
        if not e.get("fin") and e["a"] > 0 and "IGST" not in ls[0]:
            stamp += f" {r.randint(8, 22):02d}:{r.randint(0, 59):02d}:{r.randint(0, 59):02d}"
        p.t(36, y, stamp, H, 8)
        p.t(559, y, m(abs(e["a"])) + (" Cr" if e["a"] < 0 else ""), H, 8, "r")
        if intl:
            p.t(470, y, e["fx"], H, 8, "r")
        elif "EMI" not in ls[0] and "IGST" not in ls[0] and not e.get("fin") and "Ref#" not in e["parts"][0]:
            pts = abs(e["a"]) // 15000 * 4
            p.t(470, y, ("- " if e["a"] < 0 else "") + str(pts) if pts else "", H, 8, "r")
        y = p.lines(140, y, ls, H, 8, 10) + 3
        p.line(30, y - 9, 565, y - 9, 0.2, 0.8)
        out.append(card_tx(e["d"], e["parts"][0], e["a"]))
    for who, group, intl in ((name, main, False), (add, addon, False), (name, intl, True)):
        if not group:
            continue
        if y > 720:
            p.page()
            y = 64
        if who == name:
            thead("International Transactions" if intl else "Domestic Transactions", [] if intl else ("Feature Reward", "Points"))
        p.t(140, y, who, HB, 8)
        y += 13
        for e in group:
            one(e, intl)
        y += 10
    if y > 690:
        p.page()
        y = 64
    p.t(30, y, "Reward Points Summary", HB, 8.5, col=blue)
    earned = purch // 15000 * 4
    y = grid(y + 5, "", ("Opening Balance", "Feature + Bonus Reward Points Earned", "Disbursed", "Adjusted/Lapsed", "Closing Balance"), ("4127", str(earned), "0", "0", str(4127 + earned)))
    p.para(30, y, "Note: Making only the minimum payment every month would result in the repayment stretching over months/years with consequent interest payment on your "
           "outstanding balance. Convert your spends above Rs. 2,500 to SmartEMI at 1.20% p.m. Foreign currency transactions carry a mark-up of 2% plus GST.", 535, H, 6.5)

    def footer(i, n):
        p.t(565, 820, f"Page {i} of {n}", H, 7, "r")
        p.t(30, 820, "Please write to Narmada Bank Cards Division, P.O. Box 8654, Thiruvanmiyur P.O., Chennai - 600 041", H, 6.5)
    p.finish(None, footer)
    return {
        "issuer": "NARMADA BANK", "card_number": card, "card_holder": name, "statement_date": iso(sdate), "due_date": iso(due),
        "credit_limit": str(limit), "previous_balance": amt(prev), "payments": amt(pays), "purchases": amt(purch), "new_balance": amt(new),
        "minimum_due": amt(mad), "transactions": out}


SBI = [
    (7, 1, 50, 5000, "{ZOMATO ONLINE ORDER GURGAON IND|RELIANCE FRESH 1142 BHOPAL IND|MAKEMYTRIP INDIA PVT NEW DELHI IND|APOLLO PHARMACY INDORE IND}"),
    (3, 1, 200, 7000, "{AMAZON WEB SERVICES SEATTLE USA|AGODA.COM SINGAPORE SGP|EMIRATES AIR DUBAI ARE}~FX"),
    (2, 1, 700, 8000, "FP EMI 0{2|3|5}/{06|12|24}(EXCL TAX {9x2}.{9x2})"),
    (1, -1, 500, 24000, "PAYMENT RECEIVED 0003{Ax4}{9x12}"),
    (1, -1, 10, 900, "{FUEL SURCHARGE WAIVER EXCL TAX|REFUND MYNTRA.COM GURGAON IND}"),
]
FEES = ["LATE PAYMENT FEE", "INTEREST CHARGES", "FOREIGN CURR TXN FEE"]


def sahyadri(path, seed, rows):
    r = rng_for("sahyadri", seed, rows)
    sdate = r.choice([dt.date(2024, 1, 17), dt.date(2024, 4, 9), dt.date(2025, 1, 21)])
    first = (sdate - dt.timedelta(days=31)).replace(day=sdate.day) + dt.timedelta(days=1)
    n = max(rows, 1)
    nf = 0 if n < 3 else min(4, n // 4 + 1)
    ents = entries(r, n - nf, first, sdate - dt.timedelta(days=1), SBI)
    for e in ents:
        t = e["parts"][0]
        if t.endswith("~FX"):
            cur, rate = {"USA": ("USD", 8342), "ARE": ("AED", 2271), "SGP": ("SGD", 6210)}[t[-6:-3]]
            e["parts"] = [t[:-3], f"TRANSACTION AMOUNT {money(e['a'] * 100 // rate)} {cur}"]
    fees = [{"d": sdate, "a": cents(r, 30, 950), "parts": [t]} for t in FEES[:max(nf - 1, min(nf, 1))]]
    if nf > 1:
        fees.append({"d": sdate, "a": (sum(e["a"] for e in fees) * 18 + 50) // 100, "parts": ["IGST DB @ 18.00%"]})
    cut = len(ents) // 3 if len(ents) > 5 else 0
    second = sorted([e for e in ents if e["a"] > 0][:cut], key=lambda e: e["d"])
    main = [e for e in ents if not any(e is x for x in second)]
    fee = sum(e["a"] for e in fees)
    pays = -sum(e["a"] for e in ents if e["a"] < 0)
    purch = sum(e["a"] for e in ents if e["a"] > 0)
    prev = r.randint(20000, 3800000)
    new = prev - pays + purch + fee
    credit = new < 0
    mad = 0 if credit else min(new, max(20000, new * 5 // 100))
    due = sdate + dt.timedelta(days=20)
    limit = r.choice([80000, 144000, 300000])
    while limit * 100 < new:
        limit *= 2
    name, other = r.choice([("ANIL K SRIVASTAVA", "MEENA SRIVASTAVA"), ("LAKSHMI NARAYANAN", "KARTHIK L")])
    card = f"XXXX XXXX XXXX XX{digits(r, 2)}"
    m = lambda c: money(abs(c), "in")
    long = lambda d: f"{d.day:02d} {d:%b} {d.year}"
    short = lambda d: f"{d:%d %b %y}"
    p = Pen(path, A4, "Card Monthly Statement")
    ink = "#1b1f6b"
    p.circle(48, 44, 14, fill="#00a3e0")
    p.circle(48, 44, 4, fill=1)
    p.t(68, 50, "Sahyadri Card", "NSB", 17, col=ink)
    p.t(562, 40, "Monthly Statement", "NS", 13, "r", ink)
    p.t(562, 54, "GSTIN of Sahyadri Card: 06AAECS" + digits(r, 4) + "R1ZE", "ND", 7, "r")
    p.t(36, 84, name, "NSB", 9)
    p.lines(36, 97, ["H NO 44 ARERA COLONY", "E-7 SECTOR", "BHOPAL", "MADHYA PRADESH 462016"], "ND", 8, 11)
    p.rect(250, 72, 312, 118, stroke=ink, r=6)
    lab = lambda x, y, a, b, f="NSB", s=9: (p.t(x, y, a, "ND", 7, col=0.35), p.t(x, y + 13, b, f, s))
    lab(260, 86, "Credit Card Number", card)
    lab(420, 86, "*Total Amount Due ( ₹ )", m(new) + (" CR" if credit else ""), s=12)
    lab(260, 116, "Statement Date", long(sdate))
    lab(420, 116, "**Minimum Amount Due ( ₹ )", m(mad), s=10)
    lab(260, 146, "Credit Limit ( ₹ ) (including cash)", m(limit * 100))
    lab(420, 146, "Payment Due Date", "NO PAYMENT REQUIRED" if credit else long(due))
    lab(260, 170, "Cash Limit ( ₹ )", m(limit * 40), "NS", 8)
    y = 208
    p.rect(36, y, 526, 15, fill=ink)
    p.t(42, y + 11, "ACCOUNT SUMMARY", "NSB", 8, col=1)
    p.rect(36, y + 15, 526, 42, stroke=ink)
    for i, (a, b, v) in enumerate((("Previous Balance", "( ₹ )", prev), ("Payments, Reversals &", "other Credits ( ₹ )", pays), ("Purchases & Other", "Debits ( ₹ )", purch), ("Fee, Taxes & Interest", "Charges ( ₹ )", fee), ("Total Outstanding", "( ₹ )", new))):
        x = 36 + 105.2 * i + 52
        p.t(x, y + 26, a, "ND", 7.5, "c")
        p.t(x, y + 35, b, "ND", 7.5, "c")
        p.t(x, y + 50, m(v) + (" CR" if v < 0 else ""), "NSB", 9, "c")
        if i:
            p.t(x - 52, y + 50, ("-", "+", "+", "=")[i - 1], "NSB", 9, "c")
    y = 284

    def thead():
        nonlocal y
        p.rect(36, y, 526, 20, fill="#e4e5f2")
        p.t(42, y + 13, "Date", "NSB", 8)
        p.t(110, y + 13, f"Transaction Details for Statement Period: {short(first)} to {short(sdate)}", "NSB", 8)
        p.t(556, y + 13, "Amount ( ₹ )", "NSB", 8, "r")
        y += 33
    thead()
    out = []
    for who, group in ((name, main), (other, second), (None, fees)):
        if not group:
            continue
        if y > 730:
            p.page()
            y = 50
            thead()
        if who:
            p.t(110, y, f"TRANSACTIONS FOR {who}", "NSB", 8, col=ink)
            y += 13
        for e in group:
            if y + 10 * len(e["parts"]) > 770:
                p.page()
                y = 50
                thead()
            p.t(42, y, short(e["d"]), "ND", 8)
            p.t(546, y, m(e["a"]), "ND", 8, "r")
            p.t(552, y, "C" if e["a"] < 0 else "M" if e["parts"][0].startswith("FP EMI") else "D", "ND", 8)
            y = p.lines(110, y, e["parts"], "ND", 8, 10.5) + 2
            out.append(card_tx(e["d"], " ".join(e["parts"]), e["a"]))
        y += 4
    p.t(36, y + 4, "C=Credit; D=Debit; EN=Encash; FP=Flexipay; EMD=Easy Money Draft; BT=Balance Transfer; M=Monthly Installments; TAD=Total Amount Due", "ND", 6.5)
    y += 22
    if y > 640:
        p.page()
        y = 50
    p.t(36, y, "SHOP & SMILE SUMMARY", "NSB", 8, col=ink)
    p.rect(36, y + 5, 526, 30, stroke=ink)
    for i, (a, b) in enumerate((("Previous Balance", "2,310"), ("Earned", money(purch // 100 * 100, "in")[:-3]), ("Redeemed/Expired /Forfeited", "0"), ("Points Expiry Details", "NONE"))):
        p.t(36 + 131.5 * i + 65, y + 16, a, "ND", 7, "c")
        p.t(36 + 131.5 * i + 65, y + 29, b, "NSB", 8.5, "c")
    y += 54
    p.t(36, y, "EMI / BALANCE TRANSFER DETAILS", "NSB", 8, col=ink)
    for x, s in ((36, "Booking Date"), (110, "Type"), (180, "Booked Amount"), (270, "Rate of Interest p.a."), (370, "Balance Installments"), (470, "Balance Amount")):
        p.t(x, y + 13, s, "NSB", 7)
    for x, s in ((36, short(first - dt.timedelta(days=70))), (110, "Flexipay"), (180, "36,500.00"), (270, "22.00%"), (370, "9"), (470, "28,114.62")):
        p.t(x, y + 25, s, "ND", 7.5)

    def footer(i, n):
        p.line(36, 800, 562, 800, 0.4, 0.6)
        p.t(36, 810, "* Inclusive of GST. In case of partial or no payment, interest will be levied from the date of the transaction. Helpline 1860 180 12xx", "ND", 6.5)
        p.t(562, 822, f"Page {i} of {n}", "ND", 7, "r")
    p.finish(None, footer)
    data = {"issuer": "Sahyadri Card", "card_number": card, "card_holder": name, "currency": "INR",
            "statement_period": {"from": iso(first), "to": iso(sdate)}, "statement_date": iso(sdate), "due_date": iso(due),
            "credit_limit": amt(limit * 100), "previous_balance": amt(prev), "payments": amt(pays), "purchases": amt(purch),
            "new_balance": amt(new), "minimum_due": amt(mad), "transactions": out}
    if credit:
        del data["due_date"]
    return data


LAYOUTS = {"narmada": narmada, "sahyadri": sahyadri}
