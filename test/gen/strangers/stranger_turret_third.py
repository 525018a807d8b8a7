# SPDX-License-Identifier: AGPL-3.0-or-later
"""A cash-credit statement, a foreign bank's NRE account, a small finance bank and a payments bank."""
from stranger_turret_kit import *


def cashcredit(path, seed, rows):
    """A public bank's cash credit: overdrawn balances with Dr, limit and drawing power, every posting on two or more lines."""
    r = random.Random(f"cashcredit/{seed}/{rows}")
    limit = r.choice([5000000, 10000000, 15000000, 25000000]) * 100
    opening = -r.randint(limit // 5, limit * 4 // 5)
    tx, a, b = ledger(r, rows, opening, TRADE | dict(intr=0), 3, floor=-limit, per=2)
    d, cr, nd, nc = sums(tx)
    c = canvas.Canvas(path, pagesize=A4, invariant=1)
    name, (ad, city) = "M/S " + firm(r).upper(), address(r)
    acc, ifsc, kind = digits(r, 4) + "0870" + digits(r, 8), "NVJB0" + digits(r, 6), r.choice(["CASH CREDIT - HYPOTHECATION", "CC-STOCK AND BOOK DEBTS",
        "OD AGAINST PROPERTY"])
    say = SLASH | dict(chq=["INST CLG CTS {CITY} {WHO}"], chqcr="CTS CLG {code} {WHO}", fee="PROCESSING/LEDGER FOLIO CHARGES {mon} {yr} INCL GST",
        tax="GST EPAYMENT CPIN {ref}")
    page, y, out = 0, 0, []
    bal = lambda p: crdr(p, " Cr", " Dr")

    def top():
        nonlocal page, y
        page += 1
        y = 806
        put(c, 298, y, "NAVJYOT NATIONAL BANK", "Times-Bold", 15, "c")
        put(c, 298, y - 14, f"(A Government of India Undertaking)   BRANCH OFFICE : {ad[1].upper()}, {city[0].upper()}", "Times-Roman", 8.5, "c")
        put(c, 298, y - 32, f"STATEMENT OF ACCOUNT FOR THE PERIOD OF {a:%d/%m/%Y} TO {b:%d/%m/%Y}", "Times-Bold", 10, "c")
        put(c, 560, y - 46, f"Page {page}", "Times-Roman", 8, "r")
        y -= 60
        if page == 1:
            for i, s in enumerate(["Customer Details :", name] + ad[:2] + [f"{ad[2]}, {city[1]}"]):
                put(c, 36, y - 12 * i, s, "Times-Bold" if i == 1 else "Times-Roman", 9)
            for i, (k, v) in enumerate((("A/c No.", acc), ("A/c Type", kind), ("IFSC", ifsc), ("Sanctioned Limit", ind(limit)), ("Drawing Power", ind(limit)),
                ("Rate of Interest", f"{r0} % p.a."))):
                put(c, 330, y - 12 * i, k, "Times-Roman", 9)
                put(c, 418, y - 12 * i, ":  " + v, "Times-Roman", 9)
            y -= 86
            for x, s, al in ((36, "Opening Balance :", "l"), (560, bal(opening), "r")):
                put(c, x, y, s, "Times-Bold", 9.5, al)
            y -= 16
        rule(c, 36, y + 10, 560, y + 10, 1)
        for x, s, al in ((36, "Date", "l"), (100, "Instrument ID", "l"), (200, "Value Date", "l"), (350, "Withdrawal", "r"), (444, "Deposit", "r"),
            (560, "Balance", "r")):
            put(c, x, y, s, "Times-Bold", 9, al)
        put(c, 100, y - 11, "Narration", "Times-BoldItalic", 9)
        rule(c, 36, y - 16, 560, y - 16, 1)
        y -= 30
    r0 = r.choice(["9.40", "10.25", "11.15"])
    top()
    for t in tx:
        de = wrap(narr(t, say), "Times-Italic", 8.5, 330)
        if y - 11 * (len(de) + 1) < 50:
            c.showPage()
            top()
        ref = t.chq if t.kind in ("chq", "chqcr") else ""
        for x, s, al in ((36, f"{t.day:%d/%m/%Y}", "l"), (100, ref, "l"), (200, f"{t.vday:%d/%m/%Y}", "l"), (350 if t.d else 444, ind(t.p), "r"),
            (560, bal(t.bal), "r")):
            put(c, x, y, s, "Times-Roman", 9, al)
        for s in de:
            y -= 11
            put(c, 100, y, s, "Times-Italic", 8.5)
        y -= 15
        out.append(row(t, de, ref))
    if y < 130:
        c.showPage()
        top()
    rule(c, 36, y + 10, 560, y + 10, 1)
    for x, s, al in ((36, f"Total ({nd} Withdrawals, {nc} Deposits)", "l"), (350, ind(d), "r"), (444, ind(cr), "r")):
        put(c, x, y - 4, s, "Times-Bold", 9, al)
    put(c, 36, y - 20, "Closing Balance :", "Times-Bold", 9.5)
    put(c, 560, y - 20, bal(tx[-1].bal), "Times-Bold", 9.5, "r")
    put(c, 36, y - 46, "Unless a discrepancy is notified within 21 days the entries will be taken as correct. Dr: amount due to the Bank.", "Times-Roman", 8)
    c.save()
    return {"data": head(bank_name="NAVJYOT NATIONAL BANK", account_holder=name, account_number=acc, account_type=kind, ifsc=ifsc, period=(a, b),
        opening_balance=opening, closing_balance=tx[-1].bal, total_debits=d, total_credits=cr) | {"transactions": out}}


def crownpac(path, seed, rows):
    """A foreign bank's branch, NRE account: date once a day, balance at the end of the day, western grouping."""
    r = random.Random(f"crownpac/{seed}/{rows}")
    opening = r.randint(2000000, 150000000)
    tx, a, b = ledger(r, rows, opening, dict(neftcr=2, neft=2, imps=2, ach=2, bill=3, atm=2, intr=1, chq=1, pos=2, upicr=0), 4, per=.5)
    d, cr, _, _ = sums(tx)
    c = canvas.Canvas(path, pagesize=A4, invariant=1)
    name, joint, red = person(r).upper(), person(r).upper(), hx("#b3001b")
    acc, kind, ifsc = f"{digits(r, 3)}-{digits(r, 6)}-006", r.choice(["NRE SAVINGS ACCOUNT", "NRO SAVINGS ACCOUNT"]), "CPBK0" + digits(r, 6)
    day = lambda x: dfmt(x, "%d%b%Y").upper()
    say = PLAIN | dict(neftcr=["INWARD REMITTANCE {utr} {WHO} FAMILY MAINTENANCE", "NEFT {utr} {WHO} {ifsc}"], ach="NACH DR {WHO} SIP {chq}",
        intr="CREDIT INTEREST", upicr="INWARD REMITTANCE {utr} {WHO}")
    abroad = r.choice([["PO BOX 4471", "AL NAHDA", "DUBAI", "UNITED ARAB EMIRATES"], ["14 MILLBROOK GARDENS", "READING RG6 1AB", "UNITED KINGDOM"],
        ["BLK 218 #07-341", "SERANGOON AVE 4", "SINGAPORE 550218"]])
    page, y, out = 0, 0, []

    def top():
        nonlocal page, y
        page, y = page + 1, 760
        c.setFillColor(red)
        c.rect(40, 800, 34, 16, stroke=0, fill=1)
        put(c, 84, 801, "Crown Pacific Bank", "Bank24Noto", 15)
        put(c, 555, 806, "Statement of Account", "Bank24NotoB", 11, "r")
        if page == 1:
            for i, s in enumerate([name, joint] + abroad):
                put(c, 60, y - 12 * i, s, "Bank24Noto", 8.5)
        for i, (k, v) in enumerate((("Branch", "52 FORT STREET, MUMBAI 400001"), ("Account Number", acc), ("Statement Period", f"{day(a)} to {day(b)}"),
            ("IFSC", ifsc))[0 if page == 1 else 1:]):
            put(c, 380, y - 24 * i, k, "Bank24NotoB", 7, col=red)
            put(c, 380, y - 24 * i - 10, v, "Bank24Noto", 8.5)
        y = 640
        put(c, 40, y, f"{kind} - INR", "Bank24NotoB", 10)
        rule(c, 40, y - 6, 555, y - 6, 1.5, red)
        for x, s, al in ((40, "Date", "l"), (105, "Transaction Details", "l"), (375, "Deposits", "r"), (460, "Withdrawals", "r"), (555, "Balance", "r")):
            put(c, x, y - 20, s, "Bank24NotoB", 8, al)
        put(c, 555, y - 30, "(DR=Debit)", "Bank24Noto", 6.5, "r")
        put(c, 297, 30, f"Crown Pacific Bank, India. Incorporated with limited liability.      Page {page}", "Bank24Noto", 6.5, "c", colors.grey)
        y -= 46
    top()
    put(c, 40, y, day(a), "Bank24Noto", 8)
    put(c, 105, y, "BALANCE BROUGHT FORWARD", "Bank24NotoB", 8)
    put(c, 555, y, west(opening), "Bank24NotoB", 8, "r")
    y, last = y - 15, None
    for i, t in enumerate(tx):
        de = wrap(narr(t, say).upper(), "Bank24Noto", 8, 195)
        if y - 11 * len(de) < 60:
            c.showPage()
            top()
            last = None
        end = i + 1 == len(tx) or tx[i + 1].day != t.day
        if t.day != last:
            put(c, 40, y, day(t.day), "Bank24Noto", 8)
        for k, s in enumerate(de):
            put(c, 105, y - 11 * k, s, "Bank24Noto", 8)
        yy = y - 11 * (len(de) - 1)                            # amounts stand on the last line
        put(c, 375 if t.c else 460, yy, west(t.p), "Bank24Noto", 8, "r")
        if end:
            put(c, 555, yy, west(t.bal), "Bank24Noto", 8, "r")
        y, last = yy - 14, t.day
        out.append(row(t, de, bal=end))
    if y < 110:
        c.showPage()
        top()
    put(c, 40, y, day(b), "Bank24Noto", 8)
    put(c, 105, y, "CLOSING BALANCE", "Bank24NotoB", 8)
    put(c, 555, y, west(tx[-1].bal), "Bank24NotoB", 8, "r")
    rule(c, 40, y - 8, 555, y - 8, 1.5, red)
    for x, s in ((130, "Total"), (375, west(cr)), (460, west(d))):
        put(c, x, y - 22, s, "Bank24NotoB", 8, "r")
    c.save()
    return {"data": head(bank_name="Crown Pacific Bank", account_holder=name, account_number=acc, account_type=kind, ifsc=ifsc, currency="INR", period=(a, b),
        opening_balance=opening, closing_balance=tx[-1].bal, total_debits=d, total_credits=cr) | {"transactions": out}}


def kshitij(path, seed, rows):
    """A small finance bank: coloured head, labels over values in tinted cards, four sums in boxes, a table of thin lines."""
    r = random.Random(f"kshitij/{seed}/{rows}")
    opening = r.randint(100000, 12000000)
    tx, a, b = ledger(r, rows, opening, RETAIL | dict(dbt=1), 1)
    d, cr, nd, nc = sums(tx)
    c = canvas.Canvas(path, pagesize=A4, invariant=1)
    name, (ad, city), purple, tint = title(person(r)), address(r), hx("#5b2a86"), hx("#f3edf8")
    acc, ifsc, kind, bank = "2" + digits(r, 15), "KSFB0002" + digits(r, 3), r.choice(["Digital Savings Account",
        "Royale Savings"]), "Kshitij Small Finance Bank"
    day = lambda x: dfmt(x, "%d %b %Y")
    F, B, out, t0 = "Bank24Cond", "Bank24CondB", [], tx[-1].bal
    c.setFillColor(purple)
    c.rect(0, 788, 595, 54, stroke=0, fill=1)
    put(c, 30, 810, bank, B, 15, col=colors.white)
    put(c, 565, 818, "ACCOUNT STATEMENT", B, 9, "r", colors.white)
    put(c, 565, 804, f"{day(a)} - {day(b)}", F, 9, "r", colors.white)
    cards = [(30, [("Name", name), ("Communication Address", ", ".join(ad)), ("State", city[1]), ("Mobile", "XXXXXX" + digits(r, 4)), ("Nominee", "Yes")]),
             (305, [("Account Number", acc), ("Account Type", kind), ("IFSC Code", ifsc), ("Branch", f"{ad[1]}, {city[0]}"), ("Customer ID", digits(r, 8))])]
    for x, items in cards:
        c.setFillColor(tint)
        c.roundRect(x, 638, 260, 138, 6, stroke=0, fill=1)
        for i, (k, v) in enumerate(items):
            put(c, x + 10, 763 - 26 * i, k, F, 6.5, col=colors.HexColor("#777777"))
            put(c, x + 10, 753 - 26 * i, v, B, 8)
    for i, (k, v) in enumerate((("Opening Balance", ind(opening)), (f"Debit(s) - {nd}", ind(d)), (f"Credit(s) - {nc}", ind(cr)),
        ("Closing Balance", ind(t0)))):
        c.setStrokeColor(purple)
        c.rect(30 + 136 * i, 592, 127, 36)
        put(c, 93.5 + 136 * i, 614, k + " (₹)", F, 7.5, "c")
        put(c, 93.5 + 136 * i, 600, v, B, 9.5, "c", purple)

    def heading(y):
        for x, s, al in ((30, "Transaction\nDate", "l"), (92, "Value\nDate", "l"), (150, "Description/Narration", "l"), (352, "Cheque/\nReference No.", "l"),
            (455, "Debit\n(₹)", "r"), (510, "Credit\n(₹)", "r"), (565, "Balance\n(₹)", "r")):
            for k, q in enumerate(s.split("\n")):
                put(c, x, y - 9 * k, q, B, 7, al, purple)
        rule(c, 30, y - 14, 565, y - 14, 1, purple)
        return y - 26
    y = heading(572)
    for t in tx:
        de = wrap(narr(t, SLASH), F, 7.2, 165)
        ref = wrap(t.chq if t.kind == "chq" else "AUS" + t.ref, F, 7.2, 55)
        h = 9 * max(len(de), len(ref)) + 7
        if y - h < 60:
            c.showPage()
            y = heading(800)
        for x, v, al in ((30, [day(t.day)], "l"), (92, [day(t.vday)], "l"), (150, de, "l"), (352, ref, "l"), (455, [ind(t.d) if t.d else "-"], "r"),
            (510, [ind(t.c) if t.c else "-"], "r"), (565, [ind(t.bal)], "r")):
            for k, s in enumerate(v):
                put(c, x, y - 9 * k, s, F, 7.2, al)
        rule(c, 30, y - h + 9, 565, y - h + 9, .3, hx("#cccccc"))
        y -= h
        out.append(row(t, de, " ".join(ref)))
    put(c, 30, y - 8, "This is an auto-generated statement and does not require a signature.", F, 6.5)
    c.save()
    return {"data": head(bank_name=bank, account_holder=name, account_number=acc, account_type=kind, ifsc=ifsc, period=(a, b), opening_balance=opening,
        closing_balance=tx[-1].bal, total_debits=d, total_credits=cr) | {"transactions": out}}


def paisapay(path, seed, rows):
    """A payments bank's app statement: time under the date, details in grey beneath, signed amounts with Rs."""
    r = random.Random(f"paisapay/{seed}/{rows}")
    opening = r.randint(50000, 6000000)
    tx, a, b = ledger(r, rows, opening, dict(upi=8, upicr=3, imps=1, bill=3, intr=1, pos=1, cash=1), 1)
    d, cr, _, _ = sums(tx)
    c = canvas.Canvas(path, pagesize=LETTER, invariant=1)
    name, blue, (ad, city) = person(r), hx("#0a2e6e"), address(r)
    acc, ifsc, bank = "91" + digits(r, 10), "PSPY0123456", "PaisaPay Payments Bank"
    long = lambda x: dfmt(x, "%e %b %Y")
    put(c, 40, 745, bank, "Bank24NotoB", 14, col=blue)
    put(c, 572, 748, f"Account Statement for {long(a)} to {long(b)}", "Bank24Noto", 8.5, "r")
    put(c, 40, 712, name, "Bank24NotoB", 12)
    put(c, 40, 697, ", ".join(ad), "Bank24Noto", 8, col=colors.grey)
    put(c, 40, 685, f"{city[1]}, India   |   +91-{digits(r, 10)}", "Bank24Noto", 8, col=colors.grey)
    for i, (k, v) in enumerate((("Account Number", acc), ("IFSC Code", ifsc), ("Account Type", "Savings"))):
        put(c, 380, 712 - 13 * i, k + ":", "Bank24Noto", 8, col=colors.grey)
        put(c, 572, 712 - 13 * i, v, "Bank24NotoB", 8, "r")
    c.setFillColor(hx("#e8f4fd"))
    c.rect(40, 622, 532, 44, stroke=0, fill=1)
    for x, k, v in ((52, "Opening Balance", ind(opening)), (190, "Money In", "+ Rs." + ind(cr)), (320, "Money Out", "- Rs." + ind(d)),
        (450, "Closing Balance", ind(tx[-1].bal))):
        put(c, x, 649, k, "Bank24Noto", 7.5, col=colors.grey)
        put(c, x, 634, v if "Rs" in v else "Rs." + v, "Bank24NotoB", 10)
    out = []

    def heading(y):
        for x, s, al in ((40, "DATE & TIME", "l"), (140, "TRANSACTION DETAILS", "l"), (465, "AMOUNT", "r"), (572, "AVAILABLE BALANCE", "r")):
            put(c, x, y, s, "Bank24NotoB", 7.5, al, blue)
        rule(c, 40, y - 6, 572, y - 6, .8, blue)
        return y - 22
    y = heading(598)
    say = dict(upi="Paid to {who} UPI Ref No: {ref}", upicr="Received from {who} UPI Ref No: {ref}", imps="IMPS transfer to {who} IMPS Ref No: {ref}",
        bill="{who} bill payment Order #{ref}",
               intr="Interest credited for {mon} {yr}", pos="RuPay card payment at {who} {city}", cash="Cash deposited at Banking Point {city}")
    for t in tx:
        s = narr(t, say)
        cut = next((s.index(k) for k in (" UPI Ref", " IMPS Ref", " Order") if k in s), len(s))
        de = wrap(s[:cut], "Bank24NotoB", 8.5, 235) + ([s[cut + 1:]] if cut < len(s) else [])
        if y - 11 * max(2, len(de)) < 50:
            c.showPage()
            y = heading(748)
        put(c, 572, y, "Rs." + ind(t.bal), "Bank24Noto", 8.5, "r")      # from right to left
        put(c, 465, y, ("+ " if t.c else "- ") + "Rs." + ind(t.p), "Bank24NotoB", 8.5, "r", hx("#1c8a43") if t.c else None)
        for k, q in enumerate(de):
            g = cut < len(s) and k == len(de) - 1
            put(c, 140, y - 11 * k, q, "Bank24Noto" if g else "Bank24NotoB", 7.5 if g else 8.5, col=colors.grey if g else None)
        put(c, 40, y - 11, f"{(int(t.time[:2]) - 1) % 12 + 1}{t.time[2:5]} {'AM' if t.time < '12' else 'PM'}", "Bank24Noto", 7.5, col=colors.grey)
        put(c, 40, y, long(t.day), "Bank24Noto", 8.5)
        y -= 11 * max(2, len(de)) + 9
        out.append(row(t, de))
    put(c, 306, y - 12 if y > 60 else 36, "--- End of Statement ---", "Bank24Noto", 8, "c", colors.grey)
    c.save()
    return {"data": head(bank_name=bank, account_holder=name, account_number=acc, account_type="Savings", ifsc=ifsc, period=(a, b), opening_balance=opening,
        closing_balance=tx[-1].bal, total_debits=d, total_credits=cr) | {"transactions": out}}


BANKS = {"cashcredit": cashcredit, "crownpac": crownpac, "kshitij": kshitij, "paisapay": paisapay}
