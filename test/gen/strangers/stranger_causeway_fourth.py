# SPDX-License-Identifier: AGPL-3.0-or-later
"""Neobank app, broker ledger, corporate download, relationship statement."""
from stranger_causeway_kit import *


def flomo(path, seed, rows):
    """Neobank app export: newest first, a heading for each day, title over the narration, signed amounts, balance beneath the amount."""
    r = random.Random(f"flomo/{seed}/{rows}")
    p, h = person(r), history(r, rows, "icici", r.randint(300000, 5000000), share=0.3, months=1 if rows < 25 else 2)
    acc, ifsc = digits(r, 14), f"NVTB0{r.randint(100, 3000):06d}"
    W, Ht = 420, 747
    c = canvas.Canvas(path, pagesize=(W, Ht), invariant=1)
    ink, soft = colors.HexColor("#1c1c28"), colors.HexColor("#8a8a99")
    text(c, 28, Ht - 48, "flomo", SANSB, 22, col=colors.HexColor("#5d3ef8"))
    text(c, W - 28, Ht - 42, "banking services by Navatara Bank Ltd", SANS, 7, "r", soft)
    text(c, 28, Ht - 76, f"Hey {p.first.title()}, here is your statement", SANSB, 11, col=ink)
    text(c, 28, Ht - 90, f"{h.a.day} {h.a:%b %Y} \u2013 {h.b.day} {h.b:%b %Y}", SANS, 8.5, col=soft)
    c.setFillColor(colors.HexColor("#f3f1ff"))
    c.roundRect(28, Ht - 182, W - 56, 82, 8, fill=1, stroke=0)
    for i, (a, s) in enumerate([("Account holder", p.name.title()), ("Account number", acc), ("IFSC", ifsc), ("You started with", "\u20b9" + inr(h.open)),
                                ("You ended with", "\u20b9" + inr(h.close)), ("Customer ID", p.cust)]):
        x, y = 40 + 120 * (i % 3), Ht - 118 - 38 * (i // 3)
        text(c, x, y, a, SANS, 6.5, col=soft)
        text(c, x, y - 12, s, SANSB, 7.5, col=ink)
    y, out, prev = Ht - 206, [], None
    for t in reversed(h.tx):
        ls = wrap(t.desc, SANS, 7, 220)
        need = 30 + 10 * len(ls) + (22 if prev != t.date else 0)
        if y - need < 44:
            text(c, W / 2, 22, "flomo.example  \u00b7  help@flomo.example", SANS, 6.5, "c", soft)
            c.showPage()
            y, prev = Ht - 44, None
        if prev != t.date:
            text(c, 28, y, f"{t.date:%a}, {t.date.day} {t.date:%b %Y}", SANSB, 8.5, col=ink)
            y -= 18
        prev = t.date
        for i, s in enumerate(ls):
            text(c, 40, y - 9 * i, s, SANS, 7, col=ink)
        text(c, W - 28, y, ("+" if t.cr else "\u2212") + "\u20b9" + inr(t.amt), SANSB, 8.5, "r",
             colors.HexColor("#0f8a4b") if t.cr else ink)
        text(c, W - 28, y - 11, "Bal \u20b9" + inr(t.bal), SANS, 6.5, "r", soft)
        y -= 9 * max(2, len(ls)) + 6
        c.setStrokeColor(colors.HexColor("#e6e6ee"))
        c.line(40, y + 3, W - 28, y + 3)
        y -= 8
        out.append(row(t, one(ls)))
    text(c, W / 2, 22, "flomo.example  \u00b7  help@flomo.example", SANS, 6.5, "c", soft)
    c.save()
    return truth(out, h, bank_name="Navatara Bank Ltd", account_number=acc, account_holder=p.name.title(), ifsc=ifsc, opening_balance=m2(h.open),
                 closing_balance=m2(h.close))


def brokerledger(path, seed, rows):
    """Stock broker's client ledger: voucher number and type, narration, running balance with Dr / Cr, totals between double rules."""
    r = random.Random(f"brokerledger/{seed}/{rows}")
    p, h = person(r), history(r, rows, "broker", r.randint(-500000, 3000000), od=30000000, share=0.45)
    code = r.choice("ABDKM") + digits(r, 5)
    c = canvas.Canvas(path, pagesize=landscape(A4), invariant=1)
    W, Ht = landscape(A4)
    X = [36, 100, 190, 250, 520, 610, 700, 806]
    side = lambda v: inr(v) + (" Dr" if v < 0 else " Cr")

    def head(full):
        y = Ht - 36
        if full:
            text(c, W / 2, y, "ARTHAYUG SECURITIES LIMITED", SERIFB, 14, "c")
            text(c, W / 2, y - 13, "Member: NSE / BSE / MCX    SEBI Regn. No. INZ000" + digits(r, 6), SERIF, 7, "c")
            text(c, W / 2, y - 32, f"Client Ledger From {h.a:%d/%m/%Y} To {h.b:%d/%m/%Y}", SERIFB, 10, "c")
            for i, (s, q) in enumerate([(f"Client Code : {code}", "Segment : NSE CASH"), (f"Client Name : {p.name}", f"Branch : {p.city}"),
                                        (f"Address : {p.house}, {p.soc}, {p.area}, {p.city} {p.pin}", f"Mobile : {p.mob}")]):
                text(c, 36, y - 54 - 12 * i, s, SERIF, 8)
                text(c, 620, y - 54 - 12 * i, q, SERIF, 8)
            y -= 92
        c.line(36, y, 806, y)
        for i, s in enumerate(["Voucher Date", "Voucher No.", "Type", "Narration"]):
            text(c, X[i] + 2, y - 12, s, SERIFB, 8)
        for i, s in enumerate(["Debit (Rs.)", "Credit (Rs.)", "Net Balance (Rs.)"]):
            text(c, X[5 + i] - 2, y - 12, s, SERIFB, 8, "r")
        c.line(36, y - 17, 806, y - 17)
        return y - 30

    y = head(True)
    text(c, 252, y, "Opening Balance", SERIF, 8)
    text(c, 804, y, side(h.open), SERIF, 8, "r")
    y -= 14
    out = []
    kinds = {"BP": "Payment", "BR": "Receipt", "JV": "Journal", "SB": "Bill"}
    for t in h.tx:
        pre = "SB" if "BILL" in t.desc else "BP" if "PAYOUT" in t.desc else "BR" if t.cr else "JV"
        ref = pre + "/" + t.ref[2:]
        ls = wrap(t.desc, SERIF, 8, 262)
        if y - 11 * len(ls) < 60:
            c.line(36, y + 6, 806, y + 6)
            text(c, 806, 30, "Continued ...", SERIF, 7, "r")
            c.showPage()
            y = head(False)
        text(c, 804, y, side(t.bal), SERIF, 8, "r")
        text(c, 698 if t.cr else 608, y, inr(t.amt), SERIF, 8, "r")
        text(c, 698 if not t.cr else 608, y, "0.00", SERIF, 8, "r")
        for i, s in enumerate(ls):
            text(c, 252, y - 11 * i, s, SERIF, 8)
        text(c, 192, y, kinds[pre], SERIF, 8)
        text(c, 102, y, ref, SERIF, 8)
        text(c, 38, y, f"{t.date:%d/%m/%Y}", SERIF, 8)
        y -= 11 * len(ls) + 4
        out.append(row(t, one(ls), ref=ref))
    if y < 80:
        c.showPage()
        y = head(False)
    c.line(36, y + 6, 806, y + 6)
    text(c, 252, y - 6, "Total / Closing Balance", SERIFB, 8)
    for x, s in [(608, inr(h.dr)), (698, inr(h.crs)), (804, side(h.close))]:
        text(c, x, y - 6, s, SERIFB, 8, "r")
    c.line(36, y - 12, 806, y - 12)
    c.line(36, y - 14, 806, y - 14)
    text(c, 36, y - 30, "Cr balance : payable to client    Dr balance : receivable from client.    E.& O.E.", SERIF, 7)
    c.save()
    return truth(out, h, bank_name="ARTHAYUG SECURITIES LIMITED", account_number=code, account_holder=p.name, branch=p.city, opening_balance=m2(h.open),
                 closing_balance=m2(h.close),
                 total_debits=m2(h.dr), total_credits=m2(h.crs))


def corporate(path, seed, rows):
    """Corporate net-banking download: search box, spreadsheet grid, no thousands separators, two dates, cells column by column."""
    r = random.Random(f"corporate/{seed}/{rows}")
    p, h = person(r), history(r, rows, "corp", r.randint(-90000000, -20000000), od=500000000, share=0.4)
    acc = digits(r, 12)
    c = canvas.Canvas(path, pagesize=landscape(A4), invariant=1)
    W, Ht = landscape(A4)
    X = [30, 62, 124, 212, 300, 542, 624, 706, 812]
    heads = [["S No."], ["Value", "Date"], ["Txn Posted", "Date"], ["Cheque.", "No./Ref. No."], ["Description"], ["Withdrawal", "Amt (INR)"],
             ["Deposit", "Amt (INR)"], ["Available", "Balance (INR)"]]
    text(c, 30, Ht - 36, "Detailed Statement", HB, 13)
    text(c, 812, Ht - 36, "Sahyadri Bank - Corporate Internet Banking", H, 8.5, "r")
    y = Ht - 56
    for a, s, b, q in [("Account Number", f"{acc} ( INR ) - {p.firm}", "Account Type", "Overdraft Account"),
                       ("Transaction Date from", f"{h.a:%d/%m/%Y}", "to", f"{h.b:%d/%m/%Y}"),
                       ("Transaction Type", "All", "Cheque number from", "- to -"), ("Amount from", "- to -", "Advanced Search", "-")]:
        c.setFillColor(colors.HexColor("#eeeeee"))
        c.rect(30, y - 15, 130, 15, fill=1)
        c.rect(500, y - 15, 120, 15, fill=1)
        c.rect(160, y - 15, 340, 15)
        c.rect(620, y - 15, 192, 15)
        for x, w, f in [(34, a, HB), (164, s, H), (504, b, HB), (624, q, H)]:
            text(c, x, y - 11, w, f, 8, col=colors.black)
        y -= 15
    text(c, 30, y - 20, f"Transactions List - {p.firm} ( INR ) - {acc}", HB, 9)
    y -= 28
    items, out = [], []
    for i, t in enumerate(h.tx):
        ls, rf = wrap(t.desc, H, 7.5, 234), wrap(t.ref, H, 7.5, 80)
        cells = [[str(i + 1)], [f"{t.val:%d/%b/%Y}"], [f"{t.date:%d/%m/%Y}", f"{t.time}:{len(t.desc) % 60:02d}"], rf or ["-"], ls,
                 [m2(0 if t.cr else t.amt)], [m2(t.amt if t.cr else 0)], [m2(t.bal)]]
        items.append((cells, 9.5 * max(2, len(ls), len(rf)) + 4))
        out.append(row(t, one(ls), ref=one(rf)))
    first = True
    while items or first:
        page, z = [(heads, 24)], y - 24
        while items and z - items[0][1] > 40:
            z -= items[0][1]
            page.append(items.pop(0))
        c.setFillColor(colors.HexColor("#d9e2f0"))
        c.rect(X[0], y - 24, X[-1] - X[0], 24, fill=1)
        c.setFillColor(colors.black)
        c.setLineWidth(0.4)
        for i in range(8):
            q = y
            for k, (cells, hh) in enumerate(page):
                c.rect(X[i], q - hh, X[i + 1] - X[i], hh)
                for j, s in enumerate(cells[i]):
                    right = i > 4 and k > 0
                    text(c, X[i + 1] - 4 if right else X[i] + 4, q - 9.5 - 9.5 * j, s, HB if k == 0 else H, 7.5, "r" if right else "l")
                q -= hh
        if items:
            c.showPage()
        y, first = (Ht - 36 if items else q), False
    text(c, 30, y - 14, "This is a system-generated statement. Legends: CLG - Clearing, CMS - Cash Management, INT - Interest.", H, 6.5)
    c.save()
    return truth(out, h, bank_name="Sahyadri Bank", account_number=acc, account_holder=p.firm, account_type="Overdraft Account", currency="INR")


def relation(path, seed, rows):
    """Combined relationship statement: a first page with the holdings, then the one account; two-line rows and a sub-total per page."""
    r = random.Random(f"relation/{seed}/{rows}")
    p, h = person(r), history(r, rows, "hdfc", r.randint(1500000, 40000000))
    acc, ifsc = "0" + digits(r, 11), f"TRSH0{r.randint(100, 2000):06d}"
    br = f"{p.area.title()}, {p.city.title()}"
    c = canvas.Canvas(path, pagesize=A4, invariant=1)
    Ht, teal, page = A4[1], colors.HexColor("#00657a"), 1
    text(c, 44, Ht - 54, "TRISHUL BANK", HB, 18, col=teal)
    text(c, 551, Ht - 54, "Combined Statement of your Relationship", T, 12, "r")
    c.setStrokeColor(teal)
    c.line(44, Ht - 62, 551, Ht - 62)
    for i, s in enumerate([f"{p.name}", f"and {p.joint} (Joint)", p.house, p.soc, p.area, f"{p.city} - {p.pin}"]):
        text(c, 60, Ht - 100 - 12 * i, s, H, 9)
    text(c, 340, Ht - 100, "Relationship number", H, 8, col=teal)
    text(c, 340, Ht - 112, p.cust, HB, 9)
    text(c, 340, Ht - 130, "Statement period", H, 8, col=teal)
    text(c, 340, Ht - 142, f"{h.a:%d/%m/%Y} to {h.b:%d/%m/%Y}", HB, 9)
    text(c, 44, Ht - 200, f"Dear {p.pre.title()} {p.last.title()}, this is what you hold with us on {h.b.day} {h.b:%B %Y}.", H, 9)
    y = Ht - 226
    for a, s in [("Savings and current accounts", inr(h.close)), ("Fixed deposits", "0.00"), ("Loans outstanding", "0.00"), ("Credit cards", "0.00"),
                 ("Demat holdings", "Not held")]:
        text(c, 56, y, a, H, 9)
        text(c, 539, y, s, H, 9, "r")
        c.setDash(1, 2)
        c.line(56, y - 5, 539, y - 5)
        c.setDash()
        y -= 20
    text(c, 56, y, "Net relationship value (Rs.)", HB, 9)
    text(c, 539, y, inr(h.close), HB, 9, "r")
    for i, s in enumerate(["Keep your PIN to yourself. The bank never asks for it.", "Reward points earned on debit card purchases expire after 24 months.",
                           "Please tell us of any error in this statement within 21 days."]):
        text(c, 56, y - 50 - 13 * i, "\u2022 " + s, H, 8.5)
    text(c, 551, 30, f"Page {page}", H, 7.5, "r")

    def leaf():
        nonlocal page
        c.showPage()
        page += 1
        c.setFillColor(teal)
        c.rect(44, Ht - 66, 507, 22, fill=1, stroke=0)
        text(c, 52, Ht - 59, f"Savings Account (Privilege)  No. {acc}", HB, 10, col=colors.white)
        text(c, 543, Ht - 59, f"IFSC {ifsc}  Branch {br}", H, 8, "r", colors.white)
        for x, s, al in [(50, "Date", "l"), (110, "Transaction", "l"), (370, "Paid out", "r"), (458, "Paid in", "r"), (545, "Balance", "r")]:
            text(c, x, Ht - 82, s, HB, 8.5, al, teal)
        text(c, 551, 30, f"Page {page}", H, 7.5, "r")
        return Ht - 100

    y = leaf()
    text(c, 110, y, "Opening balance", HB, 8.5)
    text(c, 545, y, inr(h.open), HB, 8.5, "r")
    y -= 20
    out, po, pi = [], 0, 0

    def sub():
        c.line(44, y + 8, 551, y + 8)
        text(c, 110, y - 4, "Total of this page", H, 8)
        text(c, 370, y - 4, inr(po), H, 8, "r")
        text(c, 458, y - 4, inr(pi), H, 8, "r")

    for t in h.tx:
        title, _, rest = t.desc.partition("-") if "-" in t.desc else t.desc.partition(" ")
        ls = [title.strip()] + wrap(rest, H, 7.5, 190)
        if y - 10 * len(ls) < 76:
            sub()
            y, po, pi = leaf(), 0, 0
        text(c, 50, y, f"{t.date.day:02d} {t.date:%b %y}", H, 8.5)
        text(c, 110, y, ls[0], HB, 8)
        for i, s in enumerate(ls[1:]):
            text(c, 110, y - 10 - 9.5 * i, s, H, 7.5)
        text(c, 458 if t.cr else 370, y, inr(t.amt), H, 8.5, "r")
        text(c, 545, y, inr(t.bal), H, 8.5, "r")
        po, pi = po + (0 if t.cr else t.amt), pi + (t.amt if t.cr else 0)
        y -= 10 * len(ls) + 6
        out.append(row(t, one(ls)))
    sub()
    text(c, 110, y - 22, "Closing balance", HB, 8.5)
    text(c, 545, y - 22, inr(h.close), HB, 8.5, "r")
    c.save()
    return truth(out, h, bank_name="TRISHUL BANK", account_number=acc, account_holder=p.name, account_type="Savings Account (Privilege)", ifsc=ifsc,
                 branch=br,
                 opening_balance=m2(h.open), closing_balance=m2(h.close))


BANKS = {"flomo": flomo, "brokerledger": brokerledger, "corporate": corporate, "relation": relation}
