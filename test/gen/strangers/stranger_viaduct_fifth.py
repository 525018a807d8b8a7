# SPDX-License-Identifier: AGPL-3.0-or-later
"""Singapore, Australia, Hong Kong; and a credit card of the United Kingdom."""
from stranger_viaduct_fourth import card, truth
from stranger_viaduct_kit import *


def merlin(path, seed, rows):
    r = rng("merlin", seed, rows)
    a, b = period(r)
    opening = r.randint(200000, 2000000)
    txs = gen(r, rows, a, b, opening, *POOLS["sg"], .25, 0, False)
    (debit, credit), last = sums(txs), txs[-1]["bal"]
    c, (W, H) = new(path), A4
    holder, acct = r.choice(["LIM JIA HUI", "MOHAMED RAFI BIN YUSOF"]), fill(r, "5##-######-001")
    up = lambda d: f"{d.day} {EN3[d.month - 1].upper()} {d.year}"
    dm = lambda d: f"{d.day:02d} {EN3[d.month - 1].upper()}"
    page, y, no = 1, H - 265, r.randint(100200, 998000)
    T(c, 40, H - 50, "Straits Merlin Bank", "Helvetica-Bold", 16, "#e1251b")
    T(c, W - 40, H - 50, "STATEMENT OF ACCOUNT", "Helvetica-Bold", 12, align="r")
    for i, line in enumerate([holder, "BLK 412 SERAYA AVENUE", "#08-117", "SINGAPORE 530412"]):
        T(c, 60, H - 115 - 12 * i, line, "Courier", 10)
    T(c, 360, H - 110, "Account Branch : Serangoon North", "Helvetica", 8)
    T(c, 40, H - 200, "STRAITS SAVER ACCOUNT", "Helvetica-Bold", 11)
    T(c, 40, H - 213, f"Account No. {acct}", "Helvetica", 9)
    T(c, W - 40, H - 213, f"{up(a)} TO {up(b)}", "Helvetica", 9, align="r")

    def head():
        nonlocal y
        box(c, 40, y - 4, W - 80, 34, "#eeeeee")
        for x, h, al in ((40 + 4, "Transaction|Date", "l"), (98, "Value|Date", "l"), (140, "Description", "l"), (318, "Cheque", "c"),
                         (405, "Withdrawal", "r"), (474, "Deposit", "r"),
                         (W - 44, "Balance", "r")):
            for i, line in enumerate(h.split("|")):
                T(c, x, y + 17 - 11 * i, line, "Helvetica-Bold", 8, align=al)
        y -= 18
    head()
    cols(c, y, [(140, "BALANCE B/F"), (W - 44, us(opening), "r")])
    y -= 15
    out = []
    for t in txs:
        ls = t["desc"].split("|")
        if y - 10 * len(ls) < 80:
            T(c, W / 2, 35, f"Page {page}", "Helvetica", 7, align="c")
            c.showPage()
            page, y = page + 1, H - 90
            T(c, 40, H - 45, f"STRAITS SAVER ACCOUNT   Account No. {acct}", "Helvetica", 8)
            head()
        ref = None
        if ls[0] == "CHEQUE":
            no += 1
            ref = str(no)
            T(c, 318, y, ref, "Helvetica", 8, align="c")
        cols(c, y, [(44, dm(t["d"])), (98, dm(t["d"])), (140, ls[0]),
                    (405 if t["amt"] < 0 else 474, us(abs(t["amt"])), "r"), (W - 44, us(t["bal"]), "r")])
        for i, line in enumerate(ls[1:]):
            T(c, 140, y - 10 - 10 * i, line, "Helvetica", 8)
        y -= 10 * len(ls) + 5
        out.append(row(t, ls, True, ref))
    cols(c, y, [(140, "BALANCE C/F"), (W - 44, us(last), "r")], "Helvetica-Bold")
    rule(c, 340, y - 5, 474, y - 5)
    cols(c, y - 17, [(140, "Total Withdrawals/Deposits"), (405, us(debit), "r"), (474, us(credit), "r")], "Helvetica-Bold")
    T(c, W / 2, 35, f"Page {page}", "Helvetica", 7, align="c")
    c.save()
    return bank("Straits Merlin Bank", acct, holder, out, a, b, opening, last, account_type="STRAITS SAVER ACCOUNT",
                total_debits=s(debit), total_credits=s(credit))


def wattle(path, seed, rows):
    r = rng("wattle", seed, rows)
    a, b = period(r, "mid")
    opening = r.randint(-15000, 300000)
    txs = gen(r, rows, a, b, opening, *POOLS["au"], .22, -60000, False)
    (debit, credit), last = sums(txs), txs[-1]["bal"]
    c, (W, H) = new(path), A4
    holder, acct = r.choice(["MR LACHLAN J BRAMBLE", "MISS TEGAN O'HARA"]), fill(r, "06 4### 1#######")
    short = lambda d: f"{d.day} {EN3[d.month - 1]} {d.year}"
    day = lambda d: f"{d.day:02d} {EN3[d.month - 1]}"
    cr = lambda v: f"${us(abs(v))} {'CR' if v >= 0 else 'DR'}"
    N, B = "Bank25Noto", "Bank25NotoB"
    c.setFillColor(colors.HexColor("#ffcc00"))
    p = c.beginPath()
    for i, (x, y) in enumerate([(40, H - 60), (60, H - 40), (80, H - 60), (60, H - 80)]):
        (p.lineTo if i else p.moveTo)(x, y)
    c.drawPath(p, stroke=0, fill=1)
    T(c, 90, H - 65, "Wattle Bank", B, 15)
    T(c, W - 40, H - 55, "Statement " + str(r.randint(8, 90)), B, 11, align="r")
    for i, line in enumerate([holder, "UNIT 6 44 BORONIA ST", "PADDINGTON QLD 4064"]):
        T(c, 40, H - 125 - 12 * i, line, N, 9)
    box(c, 330, H - 190, W - 370, 90, None, "#888888")
    for i, (k, v) in enumerate([("Account Number", acct), ("Statement Period", f"{short(a)} - {short(b)}"),
                                ("Closing Balance", cr(last)), ("Enquiries", "13 5550")]):
        T(c, 338, H - 118 - 20 * i, k, B, 8)
        T(c, W - 48, H - 118 - 20 * i, v, N, 8, align="r")
    T(c, 40, H - 215, "Everyday Access", B, 14)
    T(c, 40, H - 230, "If this account has an attached overdraft limit or facility which is secured over your primary place of residence, you should", N, 7.5)
    T(c, 40, H - 240, "ensure that the property is insured.", N, 7.5)
    y, out = H - 265, []

    def head():
        rule(c, 40, y + 11, W - 40, y + 11, lw=1)
        cols(c, y, [(40, "Date"), (90, "Transaction"), (360, "Debit", "r"), (445, "Credit", "r"), (W - 40, "Balance", "r")], B, 8.5)
        rule(c, 40, y - 5, W - 40, y - 5, lw=1)
    head()
    cols(c, y - 17, [(40, day(a)), (90, f"{a.year} OPENING BALANCE"), (W - 40, cr(opening), "r")], B)
    y -= 32
    for t in txs:
        ls = t["desc"].split("|")
        if y - 10 * len(ls) < 95:
            c.showPage()
            T(c, W - 40, H - 40, f"Account Number {acct}", N, 7.5, align="r")
            y = H - 60
            head()
            y -= 18
        for i, line in enumerate(ls):
            T(c, 90, y - 10 * i, line, N, 8)
        T(c, 40, y, day(t["d"]), N, 8)
        y -= 10 * (len(ls) - 1)
        cols(c, y, [(360, us(-t["amt"]), "r")] if t["amt"] < 0 else [(445, "$" + us(t["amt"]), "r")], N)
        T(c, W - 40, y, cr(t["bal"]), N, 8, align="r")
        rule(c, 40, y - 4, W - 40, y - 4, "#bbbbbb", .3)
        y -= 14
        out.append(row(t, ls, True))
    cols(c, y, [(40, day(b)), (90, f"{b.year} CLOSING BALANCE"), (W - 40, cr(last), "r")], B)
    y -= 28
    for x, k, v in ((40, "Opening balance", cr(opening)), (190, "-   Total debits", "$" + us(debit)),
                    (320, "+   Total credits", "$" + us(credit)), (450, "=   Closing balance", cr(last))):
        T(c, x, y, k, B, 8)
        T(c, x + (14 if x > 40 else 0), y - 13, v, N, 8)
    c.save()
    return bank("Wattle Bank", acct, holder, out, a, b, opening, last, account_type="Everyday Access", total_debits=s(debit), total_credits=s(credit))


def victoria(path, seed, rows):
    r = rng("victoria", seed, rows)
    a, b = period(r, "mid")
    opening = r.randint(500000, 6000000)
    txs = gen(r, rows, a + timedelta(days=1), b, opening, *POOLS["hk"], .3, -500000)
    (debit, credit), last = sums(txs), txs[-1]["bal"]
    c, (W, H) = new(path), A4
    holder, acct = r.choice(["MS CHOW PUI YEE", "MR FONG KA LOK DEREK"]), fill(r, "6##-######-833")
    cn = lambda x, y, text, size=8, al="l": T(c, x, y, text, "HeiseiMin-W3", size, None, al)
    longd = lambda d: f"{d.day} {EN[d.month - 1]} {d.year}"
    bal = lambda v: us(abs(v)) + (" DR" if v < 0 else "")
    day = lambda d: f"{d.day} {EN3[d.month - 1]}"
    y, F, page, shown = 0, "Times-Roman", 0, None

    def head():
        nonlocal y, page, shown
        page, shown = page + 1, None
        T(c, 45, H - 50, "Victoria Peak Bank", "Times-Bold", 17, "#7c1f2f")
        cn(200, H - 50, "太平山銀行", 14)
        T(c, W - 45, H - 50, "Personal Integrated Account", "Times-Bold", 12, align="r")
        cn(W - 45, H - 64, "個人綜合戶口", 10, "r")
        for i, (k, z, v) in enumerate([("Number", "戶口號碼", acct), ("Date", "日期", longd(b)), ("Page", "頁數", str(page))]):
            T(c, 350, H - 90 - 13 * i, k, F, 9)
            cn(395, H - 90 - 13 * i, z)
            T(c, W - 45, H - 90 - 13 * i, v, F, 9, align="r")
        y = H - 190

    def names():
        nonlocal y
        T(c, 45, y, "HKD Current", "Times-Bold", 10)
        cn(112, y, "港元往來", 9)
        rule(c, 45, y - 6, W - 45, y - 6)
        for x, h, z, al in ((45, "Date", "日期", "l"), (95, "Transaction Details", "進支詳情", "l"),
                            (365, "Deposit", "存入", "r"), (455, "Withdrawal", "提取", "r"), (W - 45, "Balance", "結餘", "r")):
            T(c, x, y - 18, h, "Times-Bold", 9, align=al)
            cn(x, y - 29, z, 8, al)
        rule(c, 45, y - 34, W - 45, y - 34)
        y -= 48
    head()
    for i, line in enumerate([holder, "FLAT 12B KAM SHAN MANSION", "88 TUNG LO WAN ROAD", "HONG KONG"]):
        T(c, 60, H - 110 - 12 * i, line, F, 10)
    T(c, 45, y, f"Statement period {longd(a)} to {longd(b)}", F, 9)
    y -= 22
    names()
    cols(c, y, [(45, day(a)), (95, "B/F BALANCE"), (W - 45, bal(opening), "r")], F, 9)
    y -= 14
    out = []
    for t in txs:
        ls = t["desc"].split("|")
        if y - 11 * len(ls) < 90:
            c.showPage()
            head()
            names()
        if shown != t["d"]:
            T(c, 45, y, day(t["d"]), F, 9)
            shown = t["d"]
        for i, line in enumerate(ls):
            words(c, 95, y - 11 * i, line, F, 9)
        y -= 11 * (len(ls) - 1)
        T(c, 365 if t["amt"] > 0 else 455, y, us(abs(t["amt"])), F, 9, align="r")
        if t["last"]:
            T(c, W - 45, y, bal(t["bal"]), F, 9, align="r")
        y -= 13
        out.append(row(t, ls, t["last"]))
    cols(c, y, [(45, day(b)), (95, "C/F BALANCE"), (W - 45, bal(last), "r")], F, 9)
    y -= 24
    n = sum(t["amt"] > 0 for t in txs)
    for k, v, m in (("Total No. of Deposits:", n, ("Total Deposit Amount:", credit)),
                    ("Total No. of Withdrawals:", rows - n, ("Total Withdrawal Amount:", debit))):
        cols(c, y, [(95, k), (215, str(v), "r"), (260, m[0]), (455, us(m[1]), "r")], F, 9)
        y -= 13
    c.save()
    return bank("Victoria Peak Bank", acct, holder, out, a, b, opening, last, account_type="HKD Current", currency="HKD",
                total_debits=s(debit), total_credits=s(credit))


def quill(path, seed, rows):
    r = rng("quill", seed, rows)
    a, b = period(r, "mid")
    txs, prev, buy, paid, due = card(r, "ukc", rows, a, b, .1)
    c, (W, H) = new(path), A4
    holder, no = r.choice(["Mr Rhys Llewelyn-Pugh", "Dr Oluchi Eze"]), fill(r, "4929 **** **** ####")
    limit = (due // 100000 + r.randint(1, 5)) * 100000
    mn, pay, N, B = min(due, max(2500, due // 40)), b + timedelta(days=24), "Bank25Deja", "Bank25DejaB"
    longd = lambda d: f"{d.day} {EN[d.month - 1]} {d.year}"
    p = lambda v: "£" + us(v)
    T(c, 45, H - 60, "Quillcard", B, 22, "#2b6cb0")
    T(c, 45, H - 76, "Quill Bank UK plc, 1 Churchgate Place, Northampton NN4 7SG", N, 7)
    for i, line in enumerate([holder, "Ty Coed, Heol y Bont", "Brecon", "LD3 7AA"]):
        T(c, 45, H - 115 - 12 * i, line, N, 9)
    T(c, W - 45, H - 60, "Statement date: " + longd(b), N, 9, align="r")
    T(c, W - 45, H - 74, "Card number: " + no, N, 9, align="r")
    box(c, 310, H - 245, W - 355, 150, "#e8f1fa", radius=8)
    for i, (k, v) in enumerate([("Your previous balance", p(prev)), ("Payments and credits", "-" * bool(paid) + p(paid)), ("New transactions", p(buy)),
                                ("Interest and charges", p(0)),
                                ("Your new balance", p(due)), ("Minimum payment", p(mn)),
                                ("Your credit limit", p(limit)), ("Available credit", p(limit - due))]):
        f = B if i in (4, 5) else N
        cols(c, H - 113 - 17 * i, [(320, k), (W - 55, v, "r")], f, 8.5)
    for i, line in enumerate(wrap(f"Please make sure your payment reaches us by {longd(pay)}. If you only make the minimum payment each month, "
                                  "it will take you longer and cost you more to clear your balance.", N, 8, 240)):
        T(c, 45, H - 190 - 11 * i, line, N, 8)
    y, out, i = H - 280, [], 0

    def head(title):
        T(c, 45, y, title, B, 11, "#2b6cb0")
        cols(c, y - 18, [(45, "Date"), (140, "What you've spent or paid"), (W - 75, "Amount", "r")], N, 8, "#555555")
    head("Your transactions")
    y -= 36
    for t in txs:
        if y < 70:
            c.showPage()
            y = H - 60
            head("Your transactions (continued)")
            y -= 36
        cols(c, y, [(45, f"{t['d'].day:02d} {EN[t['d'].month - 1]}"), (140, t["desc"]), (W - 75, p(abs(t["amt"])), "r")], N, 8)
        if t["amt"] > 0:
            T(c, W - 70, y, "CR", N, 8)
        rule(c, 45, y - 5, W - 45, y - 5, "#b7cfe6", .4)
        y -= 17
        out.append(row(t, [t["desc"]]))
    c.save()
    return truth("Quillcard", no, holder, out, statement_date=b.isoformat(), payment_due_date=pay.isoformat(), previous_balance=s(prev),
                 total_amount_due=s(due), minimum_amount_due=s(mn), credit_limit=s(limit), available_credit=s(limit - due))


BANKS = {"merlin": merlin, "wattle": wattle, "victoria": victoria}
CARDS = {"quill": quill}
