# SPDX-License-Identifier: AGPL-3.0-or-later
"""Papers of stranger_lodgement.py, fourth part."""

from stranger_lodgement_kit import (CITIES, Doc, H, HB, addr, amt, bank_truth, book, card_truth, digits, dt, honor, ind, iso, limit_over, month, person,
                                    squeeze, sums, west)

UKSHOP = "TESKO STORES 3217|SAINSBERRY S/MKT|PRETT A MANGER|TFL TRAVEL CH|BOOTES 0871|COSTAA COFFEE|AMAZN MKTPLACE|GREGGZ PLC|SHELLY WOODLAND|WAITROES 212".split("|")
UKTOWN = "LONDON|LEEDS|READING|BRISTOL|YORK|LEICESTER|0800 279 6620".split("|")
UKNAME = "Oliver Hartwell|Amelia Thornbury|Jack Pemberton|Isla Marchbank|Priya Rawlings|George Ashdown".split("|")


def _uk_recipes():
    return [
        (26, "d", 120, 8900, 1, lambda r, d: (f"))) {r.choice(UKSHOP)}\n{r.choice(UKTOWN)}", "")),
        (16, "d", 350, 24000, 1, lambda r, d: (f"VIS {r.choice(UKSHOP)}\n{r.choice(UKTOWN)}", "")),
        (12, "d", 899, 19500, 1, lambda r, d: (f"DD {r.choice(['COUNCIL TAX', 'THAMES WTR', 'EON NXT LTD', 'SKYE DIGITAL', 'VODAFON LTD', 'PUREGYM X'])}", "")),
        (5, "d", 5000, 90000, 100, lambda r, d: (f"SO {r.choice(UKNAME).upper()[:18]}\nRENT", "")),
        (8, "d", 1000, 35000, 100, lambda r, d: (f"BP {r.choice(UKNAME)}\n{r.choice(['Dinner', 'Holiday', 'tickets', 'window cleaner'])}", "")),
        (5, "d", 2000, 30000, 1000, lambda r, d: (f"ATM CASH {r.choice(['NOTEMACH', 'LNK', 'BARCL'])} {d:%b%d}\n{r.choice(UKSHOP)}\n{r.choice(UKTOWN)}".upper(), "")),
        (9, "c", 60000, 340000, 1, lambda r, d: (f"CR {r.choice(['HALLAM BLYTH LTD', 'NORTHGATE NHS TR', 'KESTREL DESIGN'])}\nSALARY {digits(r, 6)}", "")),
        (6, "c", 1000, 25000, 100, lambda r, d: (f"CR {r.choice(UKNAME).upper()}\nthanks", "")),
        (3, "d", 250, 9000, 1, lambda r, d: (f"VIS INT'L {digits(r, 10)}\n{r.choice(['ETSYCOM', 'NETFLX.COM', 'RYANAR'])} DUBLIN\nEUR {r.randint(5, 90)}.{digits(r, 2)} @ 1.1{digits(r, 3)}\nVisa Rate", "")),
        (2, "d", 99, 900, 1, lambda r, d: ("DR NON-STERLING\nTRANSACTION FEE", "")),
    ]


def harland(path, rng, rows):
    start, end = month(rng)
    opening = rng.randint(2000, 480000)
    tx = book(rng, rows, start, end, opening, _uk_recipes(), -50000)
    red, grey = "#db0011", "#e8e8e8"
    name = rng.choice(UKNAME)
    acc = digits(rng, 8, rng.choice(["4", "7", "9"]))
    sort = f"40-{digits(rng, 2)}-{digits(rng, 2)}"
    sheet = rng.randint(20, 380)
    a, b = f"{start.day} {start:%B}", f"{end.day} {end:%B %Y}"
    td, tc = sums(tx)
    close = tx[-1].bal
    M = lambda v: west(abs(v)) + (" D" if v < 0 else "")

    def footer(doc, i, n):
        doc.t(50, 812, "49 Corn Street Bristol BS1 1PT  |  Harland Bank UK plc, registered in England & Wales number 9928412. Authorised by the Prudential Regulation Authority.", H, 6, color="#555555")
    doc = Doc(path, footer=footer)

    def brand():
        doc.poly([(500, 44), (514, 34), (514, 54)], red)
        doc.poly([(528, 44), (514, 34), (514, 54)], "#ffffff")
        doc.poly([(542, 44), (528, 34), (528, 54)], red)
        doc.t(496, 49, "HARLAND UK", HB, 13, "r")
        doc.t(542, 66, "Contact tel 03457 404 404", H, 7.5, "r")
        doc.t(542, 76, "see reverse for call times", H, 7.5, "r")
        doc.t(542, 86, "Text phone 03457 125 563", H, 7.5, "r")
        doc.t(542, 96, "used by deaf or speech impaired customers", H, 7.5, "r")
        doc.t(542, 106, "www.harland.example", H, 7.5, "r")

    cols = (50, 108, 376, 458, 540)

    def band(y):
        doc.t(50, y, f"Your {plan} details", HB, 10.5)
        y += 10
        doc.box(50, y, 492, 16, fill=grey)
        doc.t(54, y + 11, "Date", HB, 8)
        doc.t(108, y + 11, "Payment type and details", HB, 8)
        doc.t(376, y + 11, "Paid out", HB, 8, "r")
        doc.t(458, y + 11, "Paid in", HB, 8, "r")
        doc.t(538, y + 11, "Balance", HB, 8, "r")
        return y + 28

    plan = rng.choice(["Bank Account", "Advance Bank Account", "Premier Bank Account"])
    brand()
    doc.t(50, 52, "Your Statement", HB, 19, color=red)
    pc = f"{rng.choice(['RG', 'LS', 'BS'])}{rng.randint(1, 20)} {rng.randint(1, 9)}{rng.choice('ABDEH')}{rng.choice('JLNP')}"
    title = honor(rng, name, ["Mr "], ["Ms ", "Mrs "])
    doc.lines(50, 100, [title + name, f"{rng.randint(1, 90)} {rng.choice(['Orchard Rise', 'Mill Lane', 'Church Road'])}", rng.choice(["Caversham", "Headingley", "Clifton"]), rng.choice(["Reading", "Leeds", "Bristol"]), pc], H, 9, 12)
    doc.t(50, 196, f"{a} to {b}", HB, 10)
    doc.box(336, 124, 206, 82, fill=grey)
    doc.t(344, 138, "Account Summary", HB, 9)
    y = 152
    for lab, v in (("Opening Balance", M(opening)), ("Payments In", M(tc)), ("Payments Out", M(td)), ("Closing Balance", M(close))):
        doc.t(344, y, lab, H, 8.5)
        doc.t(534, y, v, H, 8.5, "r")
        y += 12.5
    doc.t(344, 216, "International Bank Account Number", H, 7)
    doc.t(344, 226, f"GB{digits(rng, 2)}HRLD{sort.replace('-', '')}{acc}", H, 8)
    doc.t(344, 238, "Branch Identifier Code", H, 7)
    doc.t(344, 248, "HRLDGB21" + digits(rng, 2) + "X", H, 8)

    def ident(y):
        for x, lab in ((50, "Account Name"), (336, "Sortcode"), (410, "Account Number"), (500, "Sheet Number")):
            doc.t(x, y, lab, HB, 8)
        doc.t(50, y + 12, title + name, H, 8.5)
        doc.t(336, y + 12, sort, H, 8.5)
        doc.t(410, y + 12, acc, H, 8.5)
        doc.t(500, y + 12, str(sheet + doc.page - 1), H, 8.5)

    ident(270)
    y = band(306)
    ukd = lambda d: f"{d:%d %b %y}"
    doc.t(54, y, ukd(start - dt.timedelta(days=1)), H, 8)
    doc.t(108, y, "BALANCE BROUGHT FORWARD", HB, 8)
    doc.t(538, y, M(opening), H, 8, "r")
    y += 12
    shown = None
    out = []
    last = opening
    for i, t in enumerate(tx):
        parts = t.desc.split("\n")
        kind, first = parts[0].split(" ", 1)
        parts[0] = first
        if y + len(parts) * 11 > 768:
            doc.t(108, y, "BALANCE CARRIED FORWARD", HB, 8)
            doc.t(538, y, M(last), H, 8, "r")
            doc.new()
            brand()
            doc.t(50, 52, "Your Statement", HB, 19, color=red)
            doc.t(50, 100, f"{a} to {b}", HB, 10)
            ident(130)
            y = band(172)
            doc.t(108, y, "BALANCE BROUGHT FORWARD", HB, 8)
            doc.t(538, y, M(last), H, 8, "r")
            y += 12
            shown = None
        if t.date != shown:
            doc.t(54, y, ukd(t.date), H, 8)
            shown = t.date
        doc.t(108, y, kind, HB, 8)
        for k, ln in enumerate(parts):
            doc.t(134, y + 11 * k, ln, H, 8)
        y += 11 * (len(parts) - 1)
        if t.d:
            doc.t(376, y, west(t.d), H, 8, "r")
        else:
            doc.t(458, y, west(t.c), H, 8, "r")
        eod = i + 1 == len(tx) or tx[i + 1].date != t.date
        if eod:
            doc.t(538, y, M(t.bal), H, 8, "r")
        y += 12
        last = t.bal
        out.append(t.truth(bal=eod))
    doc.t(54, y, ukd(end), H, 8)
    doc.t(108, y, "BALANCE CARRIED FORWARD", HB, 8)
    doc.t(538, y, M(close), H, 8, "r")
    if y > 640:
        doc.new()
        brand()
        y = 110
    y += 34
    doc.t(50, y, "Information about the Financial Services Compensation Scheme", HB, 8.5)
    y = doc.para(50, y + 12, "Most deposits made by our customers are covered by the Financial Services Compensation Scheme (FSCS). We've sent you an information sheet setting out what is and isn't covered. Credit interest rate 0.00% variable. Overdraft interest 39.9% EAR variable. The first £25 of any arranged overdraft is interest free. D denotes an overdrawn balance.", 492, H, 7.5, 9.5)
    doc.save()
    return bank_truth(bank_name="Harland Bank UK plc", account_number=acc, account_holder=title + name, account_type=plan, statement_period={"from": iso(start), "to": iso(end)},
                      opening_balance=amt(opening), closing_balance=amt(close), total_debits=amt(td), total_credits=amt(tc), transactions=out)


CARDSHOPS = ("AMAZN PAY INDIA PRIVATE", "FLIPCRT INTERNET PVT", "SWIGY INSTAMART", "IRTC WEB MUMBAI", "RELIENCE RETAIL LTD", "BIGBASKIT BANGALORE", "PETROL PUMP NASHIK", "DECATHLONE SPORTS INDIA", "MAKE MY TRP INDIA P", "UBR INDIA SYSTEMS PVT", "APOLO PHARMACY", "LIFESTYL INTERNATIONAL P")


def sarvo(path, rng, rows):
    y0, m0 = rng.randint(2021, 2025), rng.randint(1, 12)
    sd = dt.date(y0, m0, rng.randint(5, 25))
    pm = (sd.replace(day=1) - dt.timedelta(days=1)).replace(day=sd.day)
    frm = pm + dt.timedelta(days=1)
    due = sd + dt.timedelta(days=20)
    prev = rng.randint(100000, 4500000)
    n_fee = 2 if rows >= 12 else 0
    n_pay = 1 if rows >= 3 else 0
    days = sorted(rng.randint(0, (sd - frm).days) for _ in range(rows - n_fee))
    tx = []
    payat = set(rng.sample(range(rows - n_fee), n_pay))
    for i, k in enumerate(days):
        d = frm + dt.timedelta(days=k)
        if i in payat:
            tx.append((d, f"PAYMENT RECEIVED {digits(rng, 17, '0000')}", None, prev, "pay"))
        elif rng.random() < .07:
            tx.append((d, f"{rng.choice(CARDSHOPS)} {rng.choice(CITIES).upper()} IN", None, rng.randint(9900, 300000), "pay"))
        else:
            tx.append((d, f"{rng.choice(CARDSHOPS)} {rng.choice(CITIES).upper()} IN", rng.randint(4900, 900000), None, "buy"))
    fees = []
    if n_fee:
        f = rng.randint(9900, 50000)
        fees = [(sd, "FUEL SURCHARGE/ RENT PAY PROCESSING FEE", f, None, "fee"), (sd, "IGST DB @ 18.00%", (f * 18 + 50) // 100, None, "fee")]
    allx = tx + fees
    pay = sum(x[3] or 0 for x in allx)
    buy = sum(x[2] or 0 for x in allx if x[4] == "buy")
    fee = sum(x[2] or 0 for x in fees)
    total = prev - pay + buy + fee
    mind = max(20000, (total * 5 + 99) // 100) if total > 0 else 0
    limit = limit_over(rng, total, [15000000, 24000000, 36000000], 1000000)
    name = person(rng).upper()
    card = f"XXXX XXXX XXXX XX{digits(rng, 2)}"
    S = lambda d: f"{d:%d %b %Y}"
    blue, pale = "#1d3f8f", "#e3ecf7"

    def footer(doc, i, n):
        doc.t(30, 826, "PAN: AAECS5981K | CIN - U65999DL1998PLC093849 | GSTIN of Sarvo Card : 06AAECS5981K1ZL", "Noto", 6, color="#555555")
        doc.t(565, 826, f"Page {i} of {n}", "Noto", 6.5, "r")
    doc = Doc(path, footer=footer)
    doc.box(0, 0, 595, 46, fill=blue)
    doc.t(30, 30, "Sarvo Card", "NotoB", 18, color="#ffffff")
    doc.t(565, 22, "GSTIN : 06AAECS5981K1ZL", "Noto", 7, "r", "#ffffff")
    doc.t(565, 33, "Monthly Statement", "NotoB", 9, "r", "#ffffff")
    city = rng.choice(CITIES).upper()
    doc.lines(30, 66, [name] + [x.upper() for x in addr(rng, city)] + [f"{city} {digits(rng, 6, '4')} MH"], "Noto", 8, 11)
    doc.t(30, 136, "CKYC No. :", "Noto", 7.5)
    doc.t(30, 147, "Place of supply :  MAHARASHTRA    State Code : 27", "Noto", 7.5)
    doc.box(330, 56, 235, 60, fill=pale)
    doc.t(336, 70, "Credit Card Number", "Noto", 7.5)
    doc.t(336, 83, card, "NotoB", 10)
    doc.t(480, 70, "*Total Amount Due ( ₹ )", "Noto", 7.5, "l")
    doc.t(559, 84, ind(total) if total >= 0 else ind(-total) + " Cr", "NotoB", 12, "r", blue)
    doc.t(336, 98, "STMT No. : " + digits(rng, 9), "Noto", 7)
    doc.t(559, 98, "**Minimum Amount Due ( ₹ )", "Noto", 7.5, "r")
    doc.t(559, 111, ind(mind), "NotoB", 10, "r", blue)
    boxes = [("Credit Limit ( ₹ )", "(including cash)", ind(limit)), ("Cash Limit ( ₹ )", "", ind(limit // 10)), ("Statement Date", "", S(sd)),
             ("Available Credit Limit ( ₹ )", "", ind(limit - max(total, 0))), ("Available Cash Limit ( ₹ )", "", ind(min(limit // 10, limit - max(total, 0)))), ("Payment Due Date", "", S(due) if total > 0 else "NO PAYMENT REQUIRED")]
    for k, (l1, l2, v) in enumerate(boxes):
        x = 30 + (k % 3) * 179
        yy = 158 + (k // 3) * 36
        doc.box(x, yy, 177, 34, fill="#ffffff", stroke=blue, lw=.5)
        doc.t(x + 5, yy + 11, l1 + " " + l2, "Noto", 7, color="#333333")
        doc.t(x + 5, yy + 26, v, "NotoB", 9)
    y = 244
    doc.box(30, y, 535, 14, fill=blue)
    doc.t(36, y + 10, "ACCOUNT SUMMARY", "NotoB", 8, color="#ffffff")
    doc.box(30, y + 14, 535, 44, fill=pale)
    items = [("Previous Balance", "( ₹ )", ind(prev)), ("Payments, Reversals", "& other Credits ( ₹ )", ind(pay)), ("Purchases & Other", "Debits ( ₹ )", ind(buy)), ("Fee, Taxes &", "Interest Charges ( ₹ )", ind(fee)), ("Total Outstanding", "( ₹ )", ind(total) if total >= 0 else ind(-total) + " Cr")]
    for k, (l1, l2, v) in enumerate(items):
        x = 84 + k * 107
        doc.t(x, y + 24, l1, "Noto", 7, "c")
        doc.t(x, y + 33, l2, "Noto", 7, "c")
        doc.t(x, y + 50, v, "NotoB", 9, "c")
        if k < 4:
            doc.t(x + 53, y + 40, "-++="[k], "NotoB", 12, "c", blue)
    y += 70

    def head(y):
        doc.box(30, y, 535, 16, fill=blue)
        doc.t(36, y + 11, "Date", "NotoB", 8, color="#ffffff")
        doc.t(100, y + 11, f"Transaction Details", "NotoB", 8, color="#ffffff")
        doc.t(186, y + 11, f"for Statement Period: {frm:%d %b %y} to {sd:%d %b %y}", "Noto", 7.5, color="#ffffff")
        doc.t(559, y + 11, "Amount ( ₹ )", "NotoB", 8, "r", "#ffffff")
        return y + 16

    y = head(y)
    y += 11
    doc.t(100, y, f"TRANSACTIONS FOR {name}", "NotoB", 7.6)
    y += 4
    for k, (d, desc, de, cr, kind) in enumerate(tx + fees):
        if y > 785:
            doc.new()
            y = head(40)
        if kind == "fee" and k == len(tx):
            doc.t(100, y + 10, "FEES, TAXES & OTHER CHARGES", "NotoB", 7.6)
            y += 13
        if k % 2:
            doc.box(30, y + .5, 535, 13, fill="#f3f6fb")
        doc.t(36, y + 10, f"{d:%d %b %y}", "Noto", 7.8)
        doc.t(100, y + 10, desc, "Noto", 7.8)
        doc.t(546, y + 10, ind(de or cr), "Noto", 7.8, "r")
        doc.t(552, y + 10, "C" if cr else "D", "NotoB", 7.8)
        y += 13
    doc.line(30, y + 2, 565, y + 2, .8, blue)
    if y > 690:
        doc.new()
        y = 30
    y += 18
    doc.t(30, y, "C=Credit; D=Debit; EN=Encash; FP=Flexipay; EMD=Easy Money Draft; BT=Balance Transfer; M=Monthly Installments; TAD=Total Amount Due", "Noto", 6.6)
    y = doc.para(30, y + 13, "Safeguard your card: never share OTP, CVV or PIN. *Total Amount Due includes all EMI/instalments billed. **Paying less than the Total Amount Due attracts finance charges of 3.50% per month (42% p.a.) from the date of transaction. Making only the minimum payment every month would result in the repayment stretching over years.", 535, "Noto", 6.6, 8.6)
    doc.save()
    out = [{"date": iso(d), "description": squeeze(desc), "debit": amt(de), "credit": amt(cr)} for d, desc, de, cr, _ in allx]
    return card_truth(issuer="Sarvo Card", card_number=card, card_holder=name, currency="INR", statement_date=iso(sd), due_date=iso(due) if total > 0 else None, statement_period={"from": iso(frm), "to": iso(sd)},
                      credit_limit=amt(limit), previous_balance=amt(prev), new_balance=amt(total), minimum_due=amt(mind), payments=amt(pay), purchases=amt(buy), transactions=out)


LAYOUTS = {"harland": harland, "sarvo": sarvo}
