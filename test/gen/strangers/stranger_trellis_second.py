# SPDX-License-Identifier: AGPL-3.0-or-later
"""American papers: consolidated checking + savings of a national bank, member statement of a credit union."""
from stranger_trellis_kit import *

SHOP = ["KROGER 4412", "SHELL OIL 57442", "TRADER JOES 671", "WALGREENS 1180", "TARGET 00018"]
CITY = ["Columbus OH", "Dayton OH", "Austin TX", "Tulsa OK"]


def uscons(path, seed, rows):
    g = random.Random(f"uscons/{seed}/{rows}")
    d0, d1 = period(g)
    bank, holder = "Lakeshore National Bank, N.A.", g.choice(("DARNELL R WHITFIELD", "MARIA T ESCOBEDO", "JENNIFER A KOWALSKI"))
    op = g.randint(150000, 900000)
    deb = ["C~Check|40|900", "A~Card Purchase  {s} {t} Card 4##7|4|140", "E~Buckeye Gas  Bill Pay    PPD ID: 3########|50|190",
            "A~Non-Lakeshore ATM Withdraw {t}|40|200|r", "E~Zelle Payment To Marcus Jpm9######|20|300"]
    cre = ["D~Ohio Tool Works Payroll   PPD ID: 91#######|900|2400", "D~Remote Online Deposit 1|50|600"]
    pl = {"s": [s.title() for s in SHOP], "t": CITY}
    txs = gen(g, rows, d0, d1, op, deb, cre, pl, .25)
    sop = g.randint(300000, 4000000)
    stx = gen(g, two(rows), d0, d1, sop, ["Online Transfer To Chk ...{x} Transaction: 1########|50|500", "Withdrawal Branch {t}|40|300|r"],
              ["Online Transfer From Chk ...{x} Transaction: 1########|50|800", "Deposit  1########|40|900"], {"x": ["4417"], "t": CITY}, .6)
    c = Cv(path, pagesize=letter)
    L, X, y = 60, 560, 0
    no1, no2 = "000000" + dg(g, 9), "000000" + dg(g, 9)
    def new(first=False):
        nonlocal y
        if not first:
            c.showPage()
        put(c, (T, L, 742, "LAKESHORE", "Helvetica-BoldOblique", 16, HX("#0b5d8f")), (R, X, 748, f"{d0:%B %d, %Y} through {d1:%B %d, %Y}", "Helvetica", 8.5))
        y = 690
    def sect(s, need=90):
        nonlocal y
        if y < need + 50:
            new()
        bw = SW(s, "Helvetica-Bold", 10) + 14
        box(c, L, y - 5, bw, 17, fill="#d9d9d9")
        T(c, L + 7, y, s, "Helvetica-Bold", 10)
        line(c, L + bw, y - 5, X, y - 5, "#999999", .8)
        y -= 22
    new(True)
    put(c, (R, X, 736, f"Primary Account:  {no1}", "Helvetica-Bold", 8.5), (T, L, 722, bank, "Helvetica", 8), (T, L, 712, "P O Box 182051", "Helvetica", 8))
    T(c, L, 702, "Columbus, OH 43218 - 2051", z=8)
    for i, s in enumerate((holder, f"{g.randint(100, 9900)} E MAPLE AVE APT {g.randint(1, 30)}", f"COLUMBUS OH 432{g.randint(10, 35)}")):
        T(c, L, 664 - 12 * i, s, "Courier", 10)
    y = 612
    sect("CONSOLIDATED BALANCE SUMMARY")
    T(c, L, y, "ASSETS", "Helvetica-Bold", 8.5)
    y -= 14
    put(c, (T, L, y, "Checking & Savings", "Helvetica-Bold", 8.5), (T, 250, y, "ACCOUNT", "Helvetica", 7))
    put(c, (R, 450, y, "BEGINNING BALANCE THIS PERIOD", "Helvetica", 6), (R, X, y, "ENDING BALANCE THIS PERIOD", "Helvetica", 6))
    for i, (a, b, o, e) in enumerate((("Lakeshore Total Checking", no1, op, txs[-1]["b"]), ("Lakeshore Savings", no2, sop, stx[-1]["b"]))):
        y -= 14
        put(c, (T, L, y, a), (T, 250, y, b), (R, 450, y, ("$" if not i else "") + m(o)), (R, X, y, ("$" if not i else "") + m(e)))
    y -= 15
    put(c, (T, L, y, "Total", "Helvetica-Bold", 9), (R, 450, y, "$" + m(op + sop), "Helvetica-Bold", 9))
    R(c, X, y, "$" + m(txs[-1]["b"] + stx[-1]["b"]), "Helvetica-Bold", 9)
    y -= 40
    def acthead(name, no, parts):
        nonlocal y
        if y < 250:
            new()
        box(c, L, y - 7, X - L, 22, fill="#0b5d8f")
        T(c, L + 7, y, name, "Helvetica-Bold", 12, WHITE)
        y -= 22
        put(c, (T, L, y, holder, "Helvetica", 8.5), (R, X, y, f"Account Number:  {no}", "Helvetica", 8.5))
        y -= 24
        sect(name.split()[-1] + " SUMMARY")
        R(c, 400, y + 4, "AMOUNT", z=6.5)
        for i, (a, v) in enumerate(parts):
            y -= 13
            b = "Helvetica-Bold" if "Balance" in a else "Helvetica"
            put(c, (T, L, y, a, b, 9), (R, 400, y, ("$" if "Balance" in a else "") + sg(v), b, 9))
        y -= 28
    kinds = (("D", "DEPOSITS AND ADDITIONS", "Deposits and Additions"), ("C", "CHECKS PAID", "Checks Paid"), ("A", "ATM & DEBIT CARD WITHDRAWALS",
            "ATM & Debit Card Withdrawals"),
             ("E", "ELECTRONIC WITHDRAWALS", "Electronic Withdrawals"))
    by = {k: [t for t in txs if t["t"][0] == k] for k, *_ in kinds}
    acthead("LAKESHORE TOTAL CHECKING", no1, [("Beginning Balance", op)] + [(n, sum(t["a"] for t in by[k])) for k, _,
            n in kinds if by[k]] + [("Ending Balance", txs[-1]["b"])])
    out, cn = [], g.randint(1010, 4000)
    for k, big, n in kinds:
        if not by[k]:
            continue
        sect(big)
        def th():
            nonlocal y
            T(c, L, y + 3, "CHECK NO." if k == "C" else "DATE", z=6.5)
            if k == "C":
                T(c, L + 90, y + 3, "DATE PAID", z=6.5)
            else:
                T(c, L + 50, y + 3, "DESCRIPTION", z=6.5)
            R(c, 300 if k == "C" else X, y + 3, "AMOUNT", z=6.5)
            y -= 11
        th()
        for i, t in enumerate(by[k]):
            if y < 80:
                T(c, L, y, "(continued)", "Helvetica-Oblique", 7)
                new()
                T(c, L, y + 4, big + " (continued)", "Helvetica-Bold", 9)
                y -= 18
                th()
            if k == "C":
                cn += g.choice((1, 1, 2))
                put(c, (T, L, y, str(cn)), (T, L + 90, y, f"{t['d']:%m/%d}"), (R, 300, y, ("$" if not i else "") + m(t["a"])))
                out.append(tx(t, None, False, str(cn)))
            else:
                s = " ".join(t["t"][2:].split())
                T(c, L, y, f"{t['d']:%m/%d}")
                for j, w in enumerate(wrap(s, "Helvetica", 9, 330)):
                    T(c, L + 50, y - 11 * j, w)
                R(c, X, y, ("$" if not i else "") + m(t["a"]))
                y -= 11 * j
                out.append(tx(t, s))
            y -= 14
        put(c, (T, L, y - 2, "Total " + n, "Helvetica-Bold", 9), (R, 300 if k == "C" else X, y - 2, "$" + m(sum(t["a"] for t in by[k])), "Helvetica-Bold", 9))
        y -= 34
    sect("DAILY ENDING BALANCE")
    days = list({t["d"]: t["b"] for t in txs}.items())
    per = -(-len(days) // 3)
    if y - 13 * per < 70:
        new()
    for q in range(3):
        for i, (d, b) in enumerate(days[q * per:(q + 1) * per]):
            if not i:
                put(c, (T, L + 172 * q, y, "DATE", "Helvetica", 6.5), (R, L + 172 * q + 135, y, "AMOUNT", "Helvetica", 6.5))
            put(c, (T, L + 172 * q, y - 13 * (i + 1), f"{d:%m/%d}"), (R, L + 172 * q + 135, y - 13 * (i + 1), ("$" if not i else "") + m(b)))
    y -= 13 * per + 40
    parts = [(a, v) for a, v in (("Deposits and Additions", tot(stx)[1]), ("Withdrawals", -tot(stx)[0])) if v]
    acthead("LAKESHORE SAVINGS", no2, [("Beginning Balance", sop)] + parts + [("Ending Balance", stx[-1]["b"])])
    sect("TRANSACTION DETAIL")
    sout = []
    SC = (L, L + 50, 460, X)
    for i, t in enumerate([None] + stx + [None]):
        if y < 80:
            new()
        if i == 0 or y == 690:
            for x, s in zip(SC[:2], ("DATE", "DESCRIPTION")):
                T(c, x, y + 3, s, z=6.5)
            put(c, (R, SC[2], y + 3, "AMOUNT", "Helvetica", 6.5), (R, SC[3], y + 3, "BALANCE", "Helvetica", 6.5))
            y -= 11
        if t is None:
            T(c, SC[1], y, "Ending Balance" if i else "Beginning Balance", "Helvetica-Bold", 9)
            R(c, SC[3], y, "$" + m(stx[-1]["b"] if i else sop), "Helvetica-Bold", 9)
        else:
            s = " ".join(t["t"].split())
            for x, w in ((SC[0], f"{t['d']:%m/%d}"), (SC[1], s)):
                T(c, x, y, w)
            put(c, (R, SC[2], y, sg(t["a"])), (R, SC[3], y, m(t["b"])))
            sout.append(tx(t, s, True))
        y -= 14
    c.late = lambda k, p, n, *_: R(k, X, 30, f"Page {p} of {n}", z=8)
    finish(c)
    sd, sc = [v or None for v in tot(stx)]
    return paper(bank, holder, d0, d1, [acct(no1, "LAKESHORE TOTAL CHECKING", None, op, txs[-1]["b"], out, None, tot(txs)[1] or None), acct(no2,
            "LAKESHORE SAVINGS", None, sop, stx[-1]["b"], sout, sd, sc)])


def uscu(path, seed, rows):
    g = random.Random(f"uscu/{seed}/{rows}")
    d0, d1 = period(g, 3)
    bank, holder = "Prairie Rail Federal Credit Union", g.choice(("WENDELL K OSTERMAN", "TAMIKA L GREER", "LUIS AND ANA BARRIENTOS"))
    mem = dg(g, 7)
    third = g.randint(0, 3)
    deb = ["Withdrawal POS {s} {t}|4|120", "Withdrawal ACH PRAIRIE ELECTRIC COOP TYPE: ONLINE PMT CO: PRAIRIE ELECTRIC|60|210", "Draft 00####|25|600",
            "Withdrawal Debit Card {s} {t} Date 0#/1# ########## 5411|5|160",
           "Withdrawal Transfer To Loan 01|180|260"]
    cre = ["Deposit ACH UNION RAILCAR TYPE: PAYROLL CO: UNION RAILCAR|800|1900", "Deposit by Check|40|700"]
    sets = [("S1", "REGULAR SHARES", rows, ["Withdrawal Transfer To Share S9|20|200", "Withdrawal by Cash|20|300|r"], ["Deposit Transfer From Share S9|25|300",
            "Deposit Dividend 0.150%|1|4"], .6),
            ("S9", "SHARE DRAFT CHECKING", two(rows), deb, cre, .25), ("S5", "HOLIDAY CLUB", third, ["Withdrawal by Cash|20|60"],
                    ["Deposit Transfer From Share S9|25|50"], .9)]
    c = Cv(path, pagesize=letter)
    B = HX("#6b3f0e")
    y = 0
    def top():
        nonlocal y
        T(c, 40, 748, bank.upper(), "Times-Bold", 14, B)
        T(c, 40, 736, "1200 Depot Street, Wichita, KS 67202   (316) 555-0148   NMLS #418820", "Times-Roman", 8.5)
        for i, (a, b) in enumerate((("Member Number", mem), ("Statement Period", f"{d0:%m/%d/%y} - {d1:%m/%d/%y}"))):
            box(c, 400, 742 - 19 * i, 80, 18, stroke="#6b3f0e")
            box(c, 480, 742 - 19 * i, 96, 18, stroke="#6b3f0e")
            put(c, (T, 404, 748 - 19 * i, a, "Times-Bold", 8.5), (M, 528, 748 - 19 * i, b, "Courier", 8))
        y = 690
    top()
    for i, s in enumerate((holder, f"{g.randint(100, 999)} N SYCAMORE ST", "NEWTON KS 67114")):
        T(c, 70, 680 - 12 * i, s, "Courier", 10)
    y = 620
    truth, small = [], lambda v: m(v) + ("-" if v < 0 else "")
    cols = ("Post", "Eff", "Transaction Description", "Amount", "Balance")
    def th():
        nonlocal y
        for x, s in zip((40, 88, 136), cols):
            T(c, x, y, s, "Times-Bold", 9)
        put(c, (R, 490, y, cols[3], "Times-Bold", 9), (R, 576, y, cols[4], "Times-Bold", 9))
        y -= 14
    for sfx, name, n, dl, cl, pc in sets:
        op = g.randint(20000, 600000)
        txs = gen(g, n, d0, d1, op, dl, cl, {"s": SHOP, "t": CITY}, pc)
        end = txs[-1]["b"] if txs else op
        if y < 150:
            c.showPage()
            top()
        num = f"{mem}-{sfx}"
        line(c, 40, y + 13, 576, y + 13, "#6b3f0e", 1.2)
        T(c, 40, y, f"{name}   {num}", "Times-Bold", 11, B)
        y -= 17
        th()
        put(c, (T, 40, y, f"{d0:%m/%d}", "Courier", 9), (T, 136, y, "Beginning Balance", "Courier", 9), (R, 576, y, small(op), "Courier", 9))
        y -= 12
        out = []
        for t in txs:
            ls = chop(t["t"], 46)
            if y - 10 * len(ls) < 70:
                T(c, 136, y, "--- Continued on following page ---", "Times-Italic", 9)
                c.showPage()
                top()
                T(c, 40, y, f"{name}   {num}   (continued)", "Times-Bold", 10, B)
                y -= 16
                th()
            put(c, (T, 40, y, f"{t['d']:%m/%d}", "Courier", 9), (T, 88, y, f"{t['d']:%m/%d}", "Courier", 9), (R, 490, y, small(t["a"]), "Courier", 9))
            R(c, 576, y, small(t["b"]), "Courier", 9)
            for k, s in enumerate(ls):
                T(c, 136, y - 10 * k, s, "Courier", 9)
            y -= 10 * len(ls) + 3
            r = tx(t, " ".join(ls), True)
            r["value_date"] = r["date"]
            out.append(r)
        if not txs:
            T(c, 136, y, "No transactions this period", "Courier", 9)
            y -= 12
        put(c, (T, 40, y, f"{d1:%m/%d}", "Courier", 9), (T, 136, y, "Ending Balance", "Courier-Bold", 9), (R, 576, y, small(end), "Courier-Bold", 9))
        y -= 36
        truth.append(acct(num, name, None, op, end, out))
    if y < 130:
        c.showPage()
        top()
    lb, pay = g.randint(400000, 2400000), g.randint(18000, 42000)
    intr = lb // 240
    T(c, 40, y, "LOAN SUMMARY", "Times-Bold", 11, B)
    y -= 16
    LX = (230, 320, 410, 490, 576)
    T(c, 40, y, "Loan", "Times-Bold", 9)
    for x, s in zip(LX, ("APR", "Prior Balance", "Payments", "Interest", "New Balance")):
        R(c, x, y, s, "Times-Bold", 9)
    y -= 13
    T(c, 40, y, "01 NEW AUTO", "Courier", 9)
    for x, s in zip(LX, ("5.000%", m(lb), m(pay), m(intr), m(lb - pay + intr))):
        R(c, x, y, s, "Courier", 9)
    M(c, 306, y - 30, "Your savings are federally insured to at least $250,000 by the NCUA, a U.S. Government Agency.", "Times-Italic", 8.5)
    c.late = lambda k, p, n, *_: M(k, 306, 34, f"Page {p} of {n}", "Times-Roman", 8.5)
    finish(c)
    return paper(bank.upper(), holder, d0, d1, truth)


BANKS = {"uscons": uscons, "uscu": uscu}
