# SPDX-License-Identifier: AGPL-3.0-or-later
"""Indian papers: co-operative bank, current account, cash credit, credit card."""
from datetime import timedelta

from reportlab.lib import colors
from reportlab.lib.pagesizes import A4

from stranger_satchel_kit import FIRM, IN_WORDS, MAL, cells, crdr, digits, fmt, ind, month, moves, paged, plain, put, rng, rowtruth, totals, wrap

W, H = A4


def per(a, b):
    return {"from": a.isoformat(), "to": b.isoformat()}


def sahakari(path, seed, rows):
    r = rng("sahakari", seed, rows)
    a, b = month(r, months=3)
    opening = r.randint(9000_00, 120000_00)
    kinds = [("To Cash Withdrawal", -1000, -20000), ("By Cash Deposited by Self", 500, 30000), ("To Clg: {firm}", -800, -15000),
             ("By Clearing Chq {d6} {place} Branch", 1000, 25000), ("To Tr. Loan Recovery A/c {d4}", -1200, -6500),
             ("By Milk Bill Dugdha Sangh Fortnight", 2500, 9000), ("To Min. Bal. Charges incl. GST", -59, -118)]
    tx = moves(r, rows, kinds, IN_WORDS, opening, a, b)
    for t in tx:
        t["ref"] = digits(r, 6) if t["desc"].startswith(("To Clg", "To Cash")) else ""
    td, tc = totals(tx)
    who, acc = r.choice(MAL), f"{r.randint(1, 19):03d}/SB/{digits(r, 5)}"
    F = lambda d: d.strftime("%d/%m/%Y")
    T, TB = "Times-Roman", "Times-Bold"
    name = "Shree Ganga Godavari Nagari Sahakari Bank Ltd."
    cols = [(40, "l"), (100, "l"), (292, "l"), (402, "r"), (474, "r"), (538, "r"), (543, "l")]
    out = []

    def page(c, total):
        out.clear()
        n, y, pd, pc = 0, 0, 0, 0

        def top():
            nonlocal n, y, pd, pc
            n, pd, pc = n + 1, 0, 0
            put(c, W / 2, H - 44, name, TB, 14, "c")
            put(c, W / 2, H - 58, "(Multi-Branch) Regd. No. NSK/BNK/118  \u2022  Branch: Panchavati, Nashik 422003", T, 9, "c")
            put(c, W / 2, H - 78, f"Statement of Account from {F(a)} to {F(b)}", TB, 11, "c")
            y = H - 98
            if n == 1:
                put(c, 40, y, f"Shri/Smt. {who}", T, 10.5)
                put(c, 40, y - 13, "Plot 7, Indira Nagar, Nashik 422009", T, 10)
                put(c, 350, y, f"A/c No. {acc}", T, 10.5)
                put(c, 350, y - 13, "Account Type: Savings Bank (Cheque)", T, 10)
                put(c, 350, y - 26, "IFSC: GGNS0000011", T, 10)
                y -= 46
            c.setLineWidth(0.8)
            c.line(38, y + 3, W - 38, y + 3)
            y -= 10
            cells(c, y, cols, ["Date", "Particulars", "Inst. No.", "Debit", "Credit", "Balance", ""], TB, 10, 12)
            c.line(38, y - 5, W - 38, y - 5)
            y -= 19
        top()
        cells(c, y, cols, [F(a), "By Opening Balance", "", "", "", ind(opening), "Cr"], T, 10, 12)
        y -= 15
        for t in tx:
            ls = wrap(t["desc"], T, 10, 182)
            if y - 12 * len(ls) < 84:
                c.line(38, y + 9, W - 38, y + 9)
                cells(c, y - 3, cols, ["", "Page Total", "", fmt2(pd), fmt2(pc), "", ""], TB, 9.5, 12)
                put(c, W / 2, 40, f"Page {n}", T, 9, "c")
                c.showPage()
                top()
            m = ind(t["amt"])
            cells(c, y, cols, [F(t["date"]), ls, t["ref"], m if t["amt"] < 0 else "", m if t["amt"] > 0 else "", ind(t["bal"]), "Cr"], T, 10, 12)
            pd, pc = pd + max(0, -t["amt"]), pc + max(0, t["amt"])
            y -= 12 * len(ls) + 4
            out.append(rowtruth(t, " ".join(ls), t["ref"]))
        c.line(38, y + 9, W - 38, y + 9)
        cells(c, y - 3, cols, ["", "Page Total", "", fmt2(pd), fmt2(pc), "", ""], TB, 9.5, 12)
        cells(c, y - 17, cols, ["", "Grand Total", "", fmt2(td), fmt2(tc), ind(tx[-1]["bal"]), "Cr"], TB, 9.5, 12)
        put(c, W - 40, 62, "For the Bank - Branch Manager", T, 10, "r")
        put(c, W / 2, 40, f"Page {n}", T, 9, "c")
        c.showPage()
        return n
    paged(path, A4, page)
    return {"data": {"bank_name": name, "account_number": acc, "account_holder": who, "account_type": "Savings Bank (Cheque)", "ifsc": "GGNS0000011",
                     "statement_period": per(a, b), "opening_balance": plain(opening), "closing_balance": plain(tx[-1]["bal"]),
                     "total_debits": plain(td), "total_credits": plain(tc), "transactions": out}}


def fmt2(c):
    return ind(c)


BIZ = [("CHQ PAID {firm}", -5000, -180000), ("RTGS CR {bk}H{d10} {firm}", 200000, 900000), ("NEFT DR {bk}N{d9} {firm} INV {d4}", -4000, -150000),
       ("CHQ DEP CTS {place} {firm}", 10000, 220000), ("GST PMT CPIN {d14}", -9000, -90000), ("INST COLL CHGS", -50, -350),
       ("FT FROM {d12} {firm}", 5000, 90000), ("CASH DEP CDM {place}", 2000, 49000)]


def currentacct(path, seed, rows):
    r = rng("currentacct", seed, rows)
    a, b = month(r)
    opening = r.randint(100000_00, 1500000_00)
    tx = moves(r, rows, BIZ, IN_WORDS, opening, a, b)
    for t in tx:
        t["ref"] = digits(r, 6) if t["desc"].startswith("CHQ") else ""
        t["val"] = t["date"] + timedelta(r.choice((0, 0, 0, 1)) if t["desc"].startswith("CHQ DEP") else 0)
        t["br"] = f"{r.randint(1, 900):04d}"
    td, tc = totals(tx)
    who, acc, ifsc = "M/s " + r.choice(FIRM), digits(r, 15), f"SMDR0{digits(r, 6)}"
    F = lambda d: d.strftime("%d-%m-%Y")
    h, hb = "Helvetica", "Helvetica-Bold"
    maroon = colors.HexColor("#7a1f2b")
    name = "SAMUDRA BANK LIMITED"
    edges = [28, 78, 128, 160, 206, 350, 420, 490, W - 28]
    cols = [(30, "l"), (80, "l"), (130, "l"), (162, "l"), (209, "l"), (417, "r"), (487, "r"), (W - 31, "r")]
    heads = [["Post", "Date"], ["Value", "Date"], ["Br.", "Code"], ["Cheque", "No."], ["Transaction", "Description"], ["Debit", "(Rs.)"], ["Credit", "(Rs.)"], ["Balance", "(Rs.)"]]
    out = []

    def page(c, total):
        out.clear()
        n, y, y0 = 0, 0, 0

        def top():
            nonlocal n, y, y0
            n += 1
            put(c, 28, H - 40, name, hb, 13, "l", maroon)
            put(c, W - 28, H - 40, f"Page {n} of {total}", h, 7.5, "r", colors.black)
            y = H - 56
            if n == 1:
                c.rect(28, y - 92, 258, 92)
                c.rect(294, y - 92, W - 322, 92)
                put(c, 34, y - 14, who, hb, 9)
                for i, s in enumerate(("Gat No. 318, MIDC Phase II", "Behind Weigh Bridge", "Hubli 580030, Karnataka", "Customer since 2014")):
                    put(c, 34, y - 28 - 12 * i, s, h, 8.5)
                for i, (k, v) in enumerate((("Account No", acc), ("Account Type", "CURRENT ACCOUNT - TRADE PLUS"), ("Branch", "HUBLI INDUSTRIAL ESTATE"), ("IFSC / MICR", f"{ifsc} / 580{acc[:6]}"),
                                            ("Currency", "INR"), ("Statement Period", f"{F(a)} to {F(b)}"))):
                    put(c, 300, y - 14 - 14 * i, k, h, 8)
                    put(c, 384, y - 14 - 14 * i, v, hb, 8)
                y -= 104
            y0 = y
            c.setFillColor(colors.HexColor("#f1dfe1"))
            c.rect(28, y - 24, W - 56, 24, stroke=0, fill=1)
            c.setFillColor(colors.black)
            for (x0, x1), hh in zip(zip(edges, edges[1:]), heads):
                for i, s in enumerate(hh):
                    put(c, (x0 + x1) / 2, y - 10 - 9 * i, s, hb, 7.5, "c")
            c.line(28, y - 24, W - 28, y - 24)
            y -= 34

        def box():
            c.setLineWidth(0.4)
            c.rect(28, y + 7, W - 56, y0 - y - 7)
            for x in edges[1:-1]:
                c.line(x, y0, x, y + 7)
        top()
        cells(c, y, cols, ["", "", "", "", "Opening Balance", "", "", crdr(opening)], h, 7.6, 9)
        y -= 13
        for t in tx:
            ls = wrap(t["desc"], h, 7.6, 139)
            if y - 9 * len(ls) < 50:
                box()
                c.showPage()
                top()
            m = ind(t["amt"])
            cells(c, y, cols, [F(t["date"]), F(t["val"]), t["br"], t["ref"], ls, m if t["amt"] < 0 else "", m if t["amt"] > 0 else "", crdr(t["bal"])], h, 7.6, 9)
            y -= 9 * len(ls) + 4
            out.append(rowtruth(t, " ".join(ls), t["ref"]))
        box()
        if y < 110:
            c.showPage()
            n += 1
            y = H - 60
        y -= 12
        put(c, 28, y, "Account Summary", hb, 9)
        for i, (k, v) in enumerate((("Total Debits", ind(td)), ("Total Credits", ind(tc)), ("Closing Balance", crdr(tx[-1]["bal"])))):
            put(c, 28, y - 14 - 12 * i, k, h, 8.5)
            put(c, 240, y - 14 - 12 * i, v, h, 8.5, "r")
        c.showPage()
        return n
    paged(path, A4, page)
    return {"data": {"bank_name": name, "account_number": acc, "account_holder": who, "account_type": "CURRENT ACCOUNT - TRADE PLUS", "ifsc": ifsc, "currency": "INR",
                     "statement_period": per(a, b), "opening_balance": plain(opening), "closing_balance": plain(tx[-1]["bal"]),
                     "total_debits": plain(td), "total_credits": plain(tc), "transactions": out}}


def cashcredit(path, seed, rows):
    r = rng("cashcredit", seed, rows)
    a, b = month(r)
    limit, dp = 5000000_00, r.randint(3800000, 4900000) // 1000 * 1000_00
    opening = -r.randint(900000_00, 2500000_00)
    tx = moves(r, rows, BIZ + [("INTEREST DEBITED CC", -9000, -31000)], IN_WORDS, opening, a, b, floor=-dp)
    td, tc = totals(tx)
    who, acc = r.choice(FIRM).upper(), digits(r, 13)
    F = lambda d: d.strftime("%d %b %y")
    f, fb = "Bank16Cond", "Bank16CondB"
    name = "Vindhya Gramin & Commercial Bank"
    cols = [(34, "l"), (86, "l"), (366, "r"), (448, "r"), (W - 34, "r")]
    out = []
    side = lambda v: ind(v) + ("Dr" if v < 0 else "Cr")

    def page(c, total):
        out.clear()
        n, y = 0, 0

        def top():
            nonlocal n, y
            n += 1
            y = H - 42
            put(c, 34, y, name, fb, 13)
            put(c, W - 34, y, "CASH CREDIT ACCOUNT STATEMENT", fb, 9, "r")
            y -= 18
            if n == 1:
                grid = [[("Borrower", who), ("Account No.", acc), ("Product", "CC-HYPOTHECATION")], [("Sanctioned Limit", ind(limit)), ("Drawing Power", ind(dp)), ("Rate of Interest", "10.65 %")],
                        [("Period", f"{F(a)} to {F(b)}"), ("Limit Expiry", "31 Mar 27"), ("Currency", "INR")]]
                for row in grid:
                    for i, (k, v) in enumerate(row):
                        put(c, 34 + (0, 208, 370)[i], y, k, f, 6.8, "l", colors.HexColor("#555555"))
                        put(c, 34 + (0, 208, 370)[i], y - 11, v, fb, 8.5, "l", colors.black)
                    y -= 27
                y -= 4
            c.setFillColor(colors.HexColor("#33415c"))
            c.rect(30, y - 6, W - 60, 16, stroke=0, fill=1)
            c.setFillColor(colors.white)
            cells(c, y - 1, cols, ["Date", "Narration", "Withdrawals", "Lodgements", "Balance"], fb, 8, 10)
            c.setFillColor(colors.black)
            y -= 20
        top()
        put(c, 86, y, "Balance brought forward", f, 8)
        put(c, W - 34, y, side(opening), f, 8, "r")
        y -= 14
        for i, t in enumerate(tx):
            ls = wrap(t["desc"], f, 8, 200)
            hh = 10 * len(ls) + 4
            if y - hh < 60:
                put(c, 34, 30, f"{n} / {total}", f, 7)
                c.showPage()
                top()
            if i % 2 == 0:
                c.setFillColor(colors.HexColor("#eef1f6"))
                c.rect(30, y - hh + 10, W - 60, hh, stroke=0, fill=1)
                c.setFillColor(colors.black)
            m = ind(t["amt"])
            cells(c, y, cols, [F(t["date"]), ls, m if t["amt"] < 0 else "", m if t["amt"] > 0 else "", side(t["bal"])], f, 8, 10)
            y -= hh
            out.append(rowtruth(t, " ".join(ls)))
        c.line(30, y + 8, W - 30, y + 8)
        cells(c, y - 3, cols, ["", "Balance as on " + F(b), "", "", side(tx[-1]["bal"])], fb, 8, 10)
        put(c, 34, 30, f"{n} / {total}", f, 7)
        c.showPage()
        return n
    paged(path, A4, page)
    return {"data": {"bank_name": name, "account_number": acc, "account_holder": who, "account_type": "CC-HYPOTHECATION", "currency": "INR", "statement_period": per(a, b),
                     "opening_balance": plain(opening), "closing_balance": plain(tx[-1]["bal"]), "transactions": out}}


def indcard(path, seed, rows):
    r = rng("indcard", seed, rows)
    a, b = month(r)
    prev = r.randint(2000_00, 40000_00)
    kinds = [("{who} {place} IN", -100, -4500), ("FUEL SURCHARGE {place}", -10, -45), ("PAYMENT RECEIVED - BBPS {d8}", 2000, 9000), ("{who} ONLINE MUMBAI IN", -250, -7000),
             ("REVERSAL {who}", 100, 900), ("EMI PRINCIPAL 3/6 {who}", -1500, -5000)]
    tx = moves(r, rows, kinds, IN_WORDS, 0, a, b, floor=-10**9)
    td, tc = totals(tx)
    due = prev + td - tc
    while due < 500_00:
        prev += 60000_00
        due += 60000_00
    limit = (due // 100000_00 + 2) * 100000_00
    mind = due // 20 // 100 * 100
    holder, card = r.choice(MAL).upper(), f"{r.randint(4000, 4999)} XXXX XXXX {digits(r, 4)}"
    pay = b + timedelta(20)
    F = lambda d: d.strftime("%d %b, %Y")
    S, B = "Bank16Sans", "Bank16SansB"
    plum = colors.HexColor("#5b2a6e")
    out = []

    def page(c, total):
        out.clear()
        n, y = 0, 0

        def top():
            nonlocal n, y
            n += 1
            put(c, 36, H - 44, "Meghdoot Cards", B, 16, "l", plum)
            put(c, W - 36, H - 44, "Credit Card Statement", S, 11, "r", colors.black)
            y = H - 70
            if n == 1:
                put(c, 36, y, holder, B, 10)
                put(c, 36, y - 13, "Card number " + card, S, 9)
                put(c, W - 36, y, "Statement date " + F(b), S, 9, "r")
                put(c, W - 36, y - 13, f"Billing period {F(a)} - {F(b)}", S, 9, "r")
                y -= 32
                c.setFillColor(colors.HexColor("#f0e8f3"))
                c.rect(36, y - 44, W - 72, 48, stroke=0, fill=1)
                for i, (k, v) in enumerate((("Total Amount Due", "\u20b9 " + ind(due)), ("Minimum Amount Due", "\u20b9 " + ind(mind)), ("Payment Due Date", F(pay)))):
                    put(c, 46 + 178 * i, y - 12, k, S, 8, "l", plum)
                    put(c, 46 + 178 * i, y - 32, v, B, 12, "l", colors.black)
                y -= 62
                for i, (k, v) in enumerate((("Previous Balance", prev), ("Purchases & Debits", td), ("Payments & Credits", tc), ("Credit Limit", limit), ("Available Credit", limit - due))):
                    put(c, 36 + 106 * i, y, k, S, 7.5, "l", colors.HexColor("#666666"))
                    put(c, 36 + 106 * i, y - 13, ind(v), S, 9, "l", colors.black)
                y -= 38
            put(c, 36, y, "Date", B, 8.5, "l", plum)
            put(c, 120, y, "Transaction Details", B, 8.5)
            put(c, W - 56, y, "Amount (\u20b9)", B, 8.5, "r")
            c.setStrokeColor(plum)
            c.line(36, y - 5, W - 36, y - 5)
            c.setFillColor(colors.black)
            y -= 20
        top()
        for t in tx:
            if y < 56:
                c.showPage()
                top()
            put(c, 36, y, t["date"].strftime("%d/%m/%Y"), S, 8.5)
            put(c, 120, y, t["desc"], S, 8.5)
            put(c, W - 56, y, ind(t["amt"]), S, 8.5, "r")
            if t["amt"] > 0:
                put(c, W - 52, y, "CR", B, 8.5)
            y -= 15
            out.append(rowtruth(t, bal=False))
        c.showPage()
        return n
    paged(path, A4, page)
    return {"data": {"issuer": "Meghdoot Cards", "card_number": card, "card_holder": holder, "statement_date": b.isoformat(), "payment_due_date": pay.isoformat(),
                     "credit_limit": plain(limit), "available_credit": plain(limit - due), "total_amount_due": plain(due), "minimum_amount_due": plain(mind),
                     "previous_balance": plain(prev), "statement_period": per(a, b), "transactions": out}}


BANKS = {"sahakari": sahakari, "currentacct": currentacct, "cashcredit": cashcredit, "indcard": indcard}
