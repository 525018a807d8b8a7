# SPDX-License-Identifier: AGPL-3.0-or-later
"""Credit cards: India (three), USA."""
from stranger_viaduct_kit import *


def inr(cents):
    """Lakh grouping: 1,23,456.00."""
    v, out = str(abs(cents) // 100), ""
    if len(v) > 3:
        v, out = v[:-3], "," + v[-3:]
        while len(v) > 2:
            v, out = v[:-2], "," + v[-2:] + out
    return f"{v}{out}.{abs(cents) % 100:02d}"


def card(r, key, rows, a, b, share=.12):
    txs = gen(r, rows, a, b, 0, *POOLS[key], share, None, False)
    (buy, paid), prev = sums(txs), r.randint(500, 9000) * 100 + r.randint(0, 99)
    prev = max(prev, paid - buy + r.randint(5000, 90000))
    return txs, prev, buy, paid, prev + buy - paid


def truth(name, number, holder, out, **more):
    return {"data": {"bank_name": name, "card_number": number, "account_holder": holder, **more, "transactions": out}}


def lotus(path, seed, rows):
    r = rng("lotus", seed, rows)
    a, b = period(r, "mid")
    txs, prev, buy, paid, due = card(r, "in", rows, a, b)
    c, (W, H) = new(path), A4
    holder, no = r.choice(["ANIRUDDH V KELKAR", "MEENAKSHI SUBRAMANIAM"]), fill(r, "4893 77XX XXXX ####")
    limit = (due // 10000000 + r.randint(2, 4)) * 10000000
    mn, pay, F = max(20000, due // 20 // 100 * 100), b + timedelta(days=20), "Helvetica"
    T(c, 40, H - 50, "LOTUS BANK", F + "-Bold", 17, "#004c8f")
    T(c, 40, H - 64, "Lotus Bank Credit Cards GSTIN: 33AAACL2702H1ZN    HSN Code: 997113", F, 7)
    T(c, W - 40, H - 50, "Padma Credit Card Statement", F + "-Bold", 12, align="r")
    for i, (k, v) in enumerate([("Name", holder), ("Address", "B-204 GULMOHAR ENCLAVE PUNE 411038"), ("Card No", no), ("Statement Date", f"{b:%d/%m/%Y}")]):
        cols(c, H - 95 - 13 * i, [(40, k), (115, ": " + v)], F, 8.5)

    def grid(y, head, vals, fill_):
        w = (W - 80) / len(head)
        box(c, 40, y - 16, W - 80, 16, fill_)
        for i, (h, v) in enumerate(zip(head, vals)):
            box(c, 40 + w * i, y - 36, w, 36, None, "#666666")
            T(c, 40 + w * (i + .5), y - 11, h, F + "-Bold", 8, align="c")
            T(c, 40 + w * (i + .5), y - 29, v, F, 10, align="c")
    avail = limit - due
    grid(H - 160, ["Payment Due Date", "Total Dues", "Minimum Amount Due"], [f"{pay:%d/%m/%Y}", inr(due), inr(mn)], "#cfe0f1")
    grid(H - 203, ["Credit Limit", "Available Credit Limit", "Available Cash Limit"],
         [inr(limit).split(".")[0], inr(avail), inr(min(avail, limit * 4 // 10))], "#cfe0f1")
    T(c, 40, H - 258, "Account Summary", F + "-Bold", 9)
    grid(H - 263, ["Opening Balance", "Payment/ Credits", "Purchase/ Debits", "Finance Charges", "Total Dues"],
         [inr(prev), inr(paid), inr(buy), "0.00", inr(due)], "#e8e8e8")
    y, out, page = H - 337, [], 1

    def head():
        T(c, 40, y + 14, "Domestic Transactions", F + "-Bold", 9)
        box(c, 40, y - 8, W - 80, 16, "#cfe0f1", "#666666")
        cols(c, y - 3, [(46, "Date"), (130, "Transaction Description"), (W - 46, "Amount (in Rs.)", "r")], F + "-Bold")
        T(c, W / 2, 30, f"Page {page}", F, 7, align="c")
    head()
    T(c, 46, y - 21, holder, F + "-Bold", 8)
    y -= 36
    for t in txs:
        if y < 60:
            c.showPage()
            y, page = H - 70, page + 1
            head()
            y -= 22
        cols(c, y, [(46, f"{t['d']:%d/%m/%Y}"), (130, t["desc"]), (W - 46, inr(abs(t["amt"])) + ("  Cr" if t["amt"] > 0 else ""), "r")])
        y -= 14
        out.append(row(t, [t["desc"]]))
    c.save()
    return truth("LOTUS BANK", no, holder, out, statement_date=b.isoformat(), payment_due_date=pay.isoformat(),
                 previous_balance=s(prev), total_amount_due=s(due), minimum_amount_due=s(mn), credit_limit=s(limit),
                 available_credit=s(avail))


def banyan(path, seed, rows):
    r = rng("banyan", seed, rows)
    a, b = period(r, "mid")
    txs, prev, buy, paid, due = card(r, "in", rows, a, b)
    c, (W, H) = new(path), A4
    holder, no = r.choice(["Harshita Bhandarkar", "Devendra Pal Chauhan"]), fill(r, "XXXX XXXX XXXX XX##")
    limit = (due // 5000000 + r.randint(2, 5)) * 5000000
    mn, pay, N, B = max(20000, due // 50), b + timedelta(days=20), "Bank25Cond", "Bank25CondB"
    d3 = lambda d: f"{d.day:02d} {EN3[d.month - 1]} {d.year}"
    box(c, 0, H - 70, W, 70, "#1b3a7a")
    T(c, 30, H - 43, "Banyan Card", B, 20, "#ffffff")
    T(c, W - 30, H - 43, "Monthly Statement", B, 12, "#ffffff", "r")
    T(c, 30, H - 95, holder, B, 11)
    for i, line in enumerate(["17/3 CIVIL LINES", "NEAR CLOCK TOWER", "KANPUR 208001 UTTAR PRADESH"]):
        T(c, 30, H - 108 - 11 * i, line, N, 8)
    left = [("Credit Card Number", no), ("*Total Amount Due ( ₹ )", inr(due)), ("**Minimum Amount Due ( ₹ )", inr(mn))]
    right = [("Credit Limit ( ₹ )", inr(limit)), ("Available Credit Limit ( ₹ )", inr(limit - due)),
             ("Statement Date", d3(b)), ("Payment Due Date", d3(pay))]
    for x, items, h in ((250, left, 42), (420, right, 31.5)):
        for i, (k, v) in enumerate(items):
            box(c, x, H - 85 - h * (i + 1), 150, h - 3, "#e9eef8")
            T(c, x + 6, H - 85 - h * i - 11, k, N, 7, "#1b3a7a")
            T(c, x + 144, H - 85 - h * (i + 1) + 6, v, B, 10, align="r")
    y = H - 235
    T(c, 30, y, "ACCOUNT SUMMARY", B, 9, "#1b3a7a")
    for i, (k, v) in enumerate([("Previous Balance|( ₹ )", prev), ("Payments, Reversals &|other Credits ( ₹ )", paid),
                                ("Purchases & Other|Debits ( ₹ )", buy),
                                ("Fee, Taxes & Interest|Charges ( ₹ )", 0), ("Total Outstanding|( ₹ )", due)]):
        for j, line in enumerate(k.split("|")):
            T(c, 84 + 107 * i, y - 16 - 9 * j, line, N, 7.5, align="c")
        T(c, 84 + 107 * i, y - 40, inr(v), B, 9, align="c")
        if i:
            T(c, 30 + 107 * i, y - 40, ["", "-", "+", "+", "="][i], B, 10, align="c")
    y, out, first = y - 70, [], True

    def head():
        cols(c, y, [(36, "Date"), (110, "Transaction Details" + (f" for Statement dated {d3(b)}" if first else "")),
                    (W - 50, "Amount ( ₹ )", "r")], B, 8, "#1b3a7a")
        rule(c, 30, y - 5, W - 30, y - 5, "#1b3a7a", 1)
    head()
    T(c, 110, y - 18, f"TRANSACTIONS FOR {holder.upper()}", B, 7.5)
    y -= 33
    for i, t in enumerate(txs):
        if y < 60:
            c.showPage()
            y, first = H - 60, False
            head()
            y -= 19
        if i % 2 == 0:
            box(c, 30, y - 4, W - 60, 14, "#f3f5fa")
        cols(c, y, [(W - 50, inr(abs(t["amt"])), "r"), (W - 40, "C" if t["amt"] > 0 else "D"), (110, t["desc"]),
                    (36, f"{t['d'].day:02d} {EN3[t['d'].month - 1]} {t['d']:%y}")], N)
        y -= 14
        out.append(row(t, [t["desc"]]))
    T(c, 30, y - 8, "C=Credit; D=Debit; EN=Encash; FP=Flexipay; EMD=Easy Money Draft; BT=Balance Transfer; M=Monthly Installments", N, 7)
    c.save()
    return truth("Banyan Card", no, holder, out, statement_date=b.isoformat(), payment_due_date=pay.isoformat(),
                 previous_balance=s(prev), total_amount_due=s(due), minimum_amount_due=s(mn), credit_limit=s(limit), available_credit=s(limit - due))


def meridian(path, seed, rows):
    r = rng("meridian", seed, rows)
    a, b = period(r, "mid")
    txs, prev, buy, paid, due = card(r, "in", rows, a, b)
    c, (W, H) = new(path), A4
    holder, no = r.choice(["MR FAROKH DARUWALLA", "MS ANJALI THEKKEKARA"]), fill(r, "5241XXXXXXXX####")
    limit = (due // 10000000 + 2) * 10000000
    mn, pay, N, B, avail = max(10000, due // 20), b + timedelta(days=18), "Bank25Noto", "Bank25NotoB", limit - due
    T(c, 35, H - 50, "Meridian Bank", B, 18, "#ae282e")
    T(c, W - 35, H - 48, "CREDIT CARD STATEMENT", B, 11, align="r")
    rule(c, 35, H - 60, W - 35, H - 60, "#ae282e", 2)
    for i, line in enumerate([holder, "12 HILL VIEW APARTMENTS", "BANJARA ROAD NO 4", "HYDERABAD-500034"]):
        T(c, 35, H - 80 - 11 * i, line, N, 8.5)
    for i, (k, v) in enumerate([("STATEMENT DATE", eng(b)), ("PAYMENT DUE DATE", eng(pay))]):
        box(c, 35, H - 185 - 55 * i, 150, 48, "#f7e9dc")
        T(c, 110, H - 153 - 55 * i, k, B, 8, "#ae282e", "c")
        T(c, 110, H - 172 - 55 * i, v, N, 10, align="c")
    T(c, 210, H - 85, "STATEMENT SUMMARY", B, 9, "#ae282e")
    T(c, 210, H - 98, f"Statement period : {eng(a)} to {eng(b)}", N, 8)
    T(c, 210, H - 118, "Total Amount due", N, 9)
    T(c, 210, H - 134, "₹" + inr(due), B, 13)
    T(c, 400, H - 118, "Minimum Amount due", N, 9)
    T(c, 400, H - 134, "₹" + inr(mn), B, 13)
    for k, (y0, names, vals) in enumerate([(H - 160, ["Previous Balance", "Purchases / Charges", "Cash Advances", "Payments / Credits"], [prev, buy, 0, paid]),
                                           (H - 205, ["Credit Limit", "Available Credit", "Cash Limit", "Available Cash"],
                                            [limit, avail, limit // 10, min(avail, limit // 10)])]):
        for i, (n, v) in enumerate(zip(names, vals)):
            T(c, 210 + 90 * i, y0, n, N, 7, "#555555")
            T(c, 210 + 90 * i, y0 - 14, "₹" + inr(v), B, 8.5)
    y, out = H - 275, []
    X = (35, 95, 165, 365, 420, 480, W - 35)

    def head():
        box(c, 35, y - 22, W - 70, 30, "#ae282e")
        for i, h in enumerate(["Date", "SerNo.", "Transaction Details", "Reward|Points", "Intl.#|amount", "Amount (in₹)"]):
            for j, line in enumerate(h.split("|")):
                T(c, (X[i] + X[i + 1]) / 2, y - (4 if "|" in h else 9) - 10 * j, line, B, 8, "#ffffff", "c")
    head()
    y -= 36
    T(c, 40, y, no, B, 8.5)
    y -= 16
    for t in txs:
        ls = wrap(t["desc"], N, 8, 190)
        if y - 11 * len(ls) < 60:
            c.showPage()
            y = H - 50
            head()
            y -= 36
        cols(c, y, [(40, f"{t['d']:%d/%m/%Y}"), (100, fill(r, "1##########")),
                    (412, str(max(0, -t["amt"]) // 10000 * 2), "r"), (W - 40, inr(abs(t["amt"])) + " CR" * (t["amt"] > 0), "r")], N)
        for i, line in enumerate(ls):
            T(c, 170, y - 11 * i, line, N, 8)
        y -= 11 * len(ls) + 5
        rule(c, 35, y + 10, W - 35, y + 10, "#e0c8b0", .4)
        out.append(row(t, ls))
    T(c, 35, y - 4, "# International Spends", N, 7)
    c.save()
    return truth("Meridian Bank", no, holder, out, statement_date=b.isoformat(), statement_period=span(a, b), payment_due_date=pay.isoformat(),
                 previous_balance=s(prev), total_amount_due=s(due), minimum_amount_due=s(mn), credit_limit=s(limit), available_credit=s(avail))


def cascade(path, seed, rows):
    r = rng("cascade", seed, rows)
    a, b = period(r, "mid")
    txs, prev, buy, paid, due = card(r, "usc", rows, a, b)
    c, (W, H) = new(path, letter), letter
    holder, no = r.choice(["WENDELL P OSTRANDER", "CAMILA R JIMENEZ-HOLT"]), fill(r, "XXXX XXXX XXXX ####")
    limit = (due // 500000 + r.randint(1, 3)) * 500000
    mn, pay, F = min(due, max(3500, due // 100)), b + timedelta(days=25), "Helvetica"
    md = lambda d: f"{d:%m/%d/%y}"
    T(c, W - 40, H - 55, "CASCADE", F + "-Bold", 22, "#0a5ea8", "r")
    T(c, W - 40, H - 68, "Cascade National Bank, N.A.", F, 8, align="r")
    for y, k, v in ((H - 60, "New Balance", "$" + us(due)), (H - 90, "Minimum Payment Due", "$" + us(mn)), (H - 120, "Payment Due Date", md(pay))):
        T(c, 40, y, k, F, 8)
        T(c, 40, y - 15, v, F + "-Bold", 14)
    T(c, 220, H - 60, "Late Payment Warning:", F + "-Bold", 7)
    for i, line in enumerate(wrap("If we do not receive your minimum payment by the date listed above, "
                                  "you may have to pay a late fee of up to $40.00.", F, 7, 170)):
        T(c, 220, H - 70 - 9 * i, line, F, 7)
    T(c, 40, H - 165, holder, F, 9)
    T(c, 40, H - 177, "5518 SW VERBENA CT PORTLAND OR 97219-3310", F, 9)
    T(c, 330, H - 160, "ACCOUNT SUMMARY", F + "-Bold", 10, "#0a5ea8")
    rows_ = [("Account Number:", no), ("Previous Balance", "$" + us(prev)), ("Payment, Credits", ("-" if paid else "") + "$" + us(paid)),
             ("Purchases", "+$" + us(buy)),
             ("Cash Advances", "$0.00"), ("Fees Charged", "$0.00"), ("Interest Charged", "$0.00"), ("New Balance", "$" + us(due)),
             ("Opening/Closing Date", f"{md(a)} - {md(b)}"), ("Credit Access Line", "$" + us(limit)[:-3]),
             ("Available Credit", "$" + us((limit - due) // 100 * 100)[:-3])]
    for i, (k, v) in enumerate(rows_):
        f = F + "-Bold" if k == "New Balance" else F
        cols(c, H - 174 - 13 * i, [(330, k), (W - 40, v, "r")], f)
    y, out = H - 345, []

    def head():
        T(c, 40, y, "ACCOUNT ACTIVITY", F + "-Bold", 10, "#0a5ea8")
        cols(c, y - 22, [(40, "Date of"), (40 + 75, "Merchant Name or Transaction Description"), (W - 40, "$ Amount", "r")], F + "-Bold")
        T(c, 40, y - 31, "Transaction", F + "-Bold", 8)
        rule(c, 40, y - 35, W - 40, y - 35, lw=1)
    head()
    y -= 48
    for title, part in (("PAYMENTS AND OTHER CREDITS", [t for t in txs if t["amt"] > 0]), ("PURCHASE", [t for t in txs if t["amt"] < 0])):
        for i, t in enumerate(part):
            if y < 85:
                c.showPage()
                y = H - 60
                head()
                y -= 48
            if i == 0:
                T(c, 40, y, title, F + "-Bold", 8)
                y -= 14
            cols(c, y, [(45, f"{t['d']:%m/%d}"), (115, t["desc"]), (W - 40, us(-t["amt"]), "r")])
            y -= 12
            out.append(row(t, [t["desc"]]))
        y -= 6
    c.save()
    return truth("Cascade National Bank, N.A.", no, holder, out, statement_period=span(a, b), payment_due_date=pay.isoformat(), previous_balance=s(prev),
                 total_amount_due=s(due), minimum_amount_due=s(mn), credit_limit=s(limit), available_credit=s((limit - due) // 100 * 100))


CARDS = {"lotus": lotus, "banyan": banyan, "meridian": meridian, "cascade": cascade}
