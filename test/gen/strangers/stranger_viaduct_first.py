# SPDX-License-Identifier: AGPL-3.0-or-later
"""USA (two), Canada."""
from stranger_viaduct_kit import *

def tallgrass(path, seed, rows):
    r = rng("tallgrass", seed, rows)
    a, b = period(r, r.choice(["month", "mid"]))
    opening = r.randint(300000, 900000)
    txs = gen(r, rows, a, b, opening, *POOLS["us1"], .3, 0)
    for t in txs:
        t["kind"] = "d" if t["amt"] > 0 else "c" if r.random() < .22 else "w"
    c, (W, H) = new(path, letter), letter
    holder, acct = r.choice(["JORDAN T WHITLOCK", "PRIYA M OAKES", "DANIEL R HUXTABLE"]), fill(r, "0035 #### ####")
    y, page = 0, 0

    def head():
        nonlocal y, page
        page += 1
        T(c, 45, H - 40, holder.split()[0] + " " + holder.split()[-1] if page > 1 else "P.O. Box 20418, Dayton, OH 45420", "Helvetica", 8)
        if page > 1:
            T(c, 150, H - 40, f"|   Account # {acct}   |   {eng(a)} to {eng(b)}", "Helvetica", 8)
        y = H - 75
        T(c, W - 45, 30, f"Page {page}", "Helvetica", 8, align="r")

    def room(h):
        if y - h < 60:
            c.showPage()
            head()
            return True
        return False
    head()
    T(c, W - 45, H - 62, "Tallgrass Bank", "Times-Bold", 24, "#0b2e6b", "r")
    for i, line in enumerate([holder, f"{r.randint(10, 990)} LARKSPUR LN APT {r.randint(1, 40)}", "DAYTON OH 45402-1190"]):
        T(c, 60, H - 130 - 12 * i, line, "Courier", 10)
    T(c, 45, H - 220, "Your Prairie Plus Banking", "Helvetica-Bold", 17, "#0b2e6b")
    T(c, 45, H - 240, f"for {eng(a)} to {eng(b)}", "Helvetica", 11)
    T(c, W - 45, H - 240, f"Account number: {acct}", "Helvetica-Bold", 11, align="r")
    T(c, 45, H - 256, holder, "Helvetica", 10)
    T(c, 45, H - 290, "Account summary", "Helvetica-Bold", 13, "#0b2e6b")
    part = {k: [t for t in txs if t["kind"] == k] for k in "dwc"}
    tot = {k: sum(t["amt"] for t in v) for k, v in part.items()}
    lines = [(f"Beginning balance on {eng(a)}", "$" + us(opening)), ("Deposits and other additions", us(tot["d"])),
             ("Withdrawals and other subtractions", us(tot["w"]) if tot["w"] else "-0.00"),
             ("Checks", us(tot["c"]) if tot["c"] else "-0.00"), ("Service fees", "-0.00"), (f"Ending balance on {eng(b)}", "$" + us(txs[-1]["bal"]))]
    y = H - 310
    for i, (k, v) in enumerate(lines):
        f = "Helvetica-Bold" if i == 5 else "Helvetica"
        T(c, 45, y, k, f, 9)
        T(c, 310, y, v, f, 9, align="r")
        rule(c, 45, y - 4, 310, y - 4, "#999999", .4)
        y -= 16
    y -= 20
    out = []
    for k, title, total in (("d", "Deposits and other additions", "Total deposits and other additions"),
                            ("w", "Withdrawals and other subtractions", "Total withdrawals and other subtractions")):
        if not part[k]:
            continue
        room(80)

        def top(t):
            nonlocal y
            T(c, 45, y, t, "Helvetica-Bold", 13, "#0b2e6b")
            y -= 18
            cols(c, y, [(45, "Date", "l"), (105, "Description", "l"), (W - 45, "Amount", "r")], "Helvetica-Bold")
            rule(c, 45, y - 4, W - 45, y - 4, lw=1)
            y -= 16
        top(title)
        for t in part[k]:
            ls = wrap(t["desc"], "Helvetica", 8, 330)
            if room(len(ls) * 10 + 10):
                top(title + " - continued")
            T(c, 45, y, f"{t['d']:%m/%d/%y}", "Helvetica", 8)
            for i, line in enumerate(ls):
                T(c, 105, y - 10 * i, line, "Helvetica", 8)
            T(c, W - 45, y, us(t["amt"]), "Helvetica", 8, align="r")
            y -= 10 * len(ls) + 7
            rule(c, 45, y + 9, W - 45, y + 9, "#cccccc", .3)
            out.append(row(t, ls))
        room(30)
        T(c, 45, y - 2, total, "Helvetica-Bold", 9)
        T(c, W - 45, y - 2, "$" * (k == "d") + us(tot[k]).replace("-", "-$"), "Helvetica-Bold", 9, align="r")
        y -= 34
    if part["c"]:
        room(70)
        T(c, 45, y, "Checks", "Helvetica-Bold", 13, "#0b2e6b")
        y -= 18
        no = r.randint(200, 900)
        cols(c, y, [(45, "Date", "l"), (105, "Check #", "l"), (W - 45, "Amount", "r")], "Helvetica-Bold")
        rule(c, 45, y - 4, W - 45, y - 4, lw=1)
        y -= 16
        for t in part["c"]:
            room(20)
            no += 1
            T(c, 45, y, f"{t['d']:%m/%d/%y}", "Helvetica", 8)
            T(c, 105, y, str(no), "Helvetica", 8)
            T(c, W - 45, y, us(t["amt"]), "Helvetica", 8, align="r")
            out.append(row(t, ref=str(no)))
            y -= 14
        room(50)
        T(c, 45, y, "Total checks", "Helvetica-Bold", 9)
        T(c, W - 45, y, us(tot["c"]).replace("-", "-$"), "Helvetica-Bold", 9, align="r")
        T(c, 45, y - 12, "Total # of checks", "Helvetica-Bold", 9)
        T(c, W - 45, y - 12, str(len(part["c"])), "Helvetica-Bold", 9, align="r")
    c.save()
    return bank("Tallgrass Bank", acct, holder, out, a, b, opening, txs[-1]["bal"], account_type="Prairie Plus Banking",
                currency="USD", total_credits=s(tot["d"]))


def pioneer(path, seed, rows):
    r = rng("pioneer", seed, rows)
    a, b = period(r, "mid")
    opening = r.randint(200000, 700000)
    txs = gen(r, rows, a, b, opening, *POOLS["us2"], .25, 0)
    debit, credit = sums(txs)
    c, (W, H) = new(path, letter), letter
    holder, acct, no = r.choice(["ELLEN K MARSH", "TOBIAS W FENN", "MARISOL VEGA-LUND"]), fill(r, "4##5#####7"), r.randint(1001, 5000)
    md = lambda d: f"{d.month}/{d.day}"
    page, y = 1, H - 330
    T(c, 40, H - 45, "Everyday Checking", "Times-Bold", 20)
    T(c, 40, H - 64, f"Account number: {acct}   -   {eng(a)} - {eng(b)}   -   Page 1", "Times-Roman", 10)
    box(c, W - 130, H - 75, 90, 45, "#b31b1b")
    T(c, W - 85, H - 50, "PIONEER", "Times-Bold", 12, "#ffdd55", "c")
    T(c, W - 85, H - 64, "TRUST", "Times-Bold", 12, "#ffdd55", "c")
    for i, line in enumerate([holder, "2204 N QUAIL RUN", "BOISE ID 83702-5521"]):
        T(c, 70, H - 125 - 11 * i, line, "Helvetica", 9)
    T(c, 350, H - 115, "Questions?", "Times-BoldItalic", 13)
    T(c, 350, H - 130, "Available by phone 24 hours a day, 7 days a week:", "Helvetica", 8)
    T(c, 350, H - 141, "1-800-555-0142", "Helvetica-Bold", 9)
    T(c, 40, H - 195, "Statement period activity summary", "Times-Bold", 12)
    for i, (k, v) in enumerate([(f"Beginning balance on {md(a)}", "$" + us(opening)), ("Deposits/Additions", us(credit)),
                                ("Withdrawals/Subtractions", "- " + us(debit)), (f"Ending balance on {md(b)}", "$" + us(txs[-1]["bal"]))]):
        f = "Helvetica-Bold" if i == 3 else "Helvetica"
        T(c, 50, H - 213 - 13 * i, k, f, 9)
        T(c, 290, H - 213 - 13 * i, v, f, 9, align="r")
    rule(c, 50, H - 243, 290, H - 243)
    T(c, 330, H - 213, "Account number:", "Helvetica", 9)
    T(c, 410, H - 213, acct, "Helvetica-Bold", 9)
    T(c, 330, H - 226, holder, "Helvetica-Bold", 9)
    T(c, 330, H - 239, "For Direct Deposit use Routing Number (RTN): 124100099", "Helvetica", 8)

    def head(title):
        nonlocal y
        T(c, 40, y + 40, title, "Times-Bold", 12)
        for x, lines, al in ((62, ["", "Date"], "c"), (112, ["Check", "Number"], "c"), (140, ["", "Description"], "l"),
                             (420, ["Deposits/", "Additions"], "r"), (498, ["Withdrawals/", "Subtractions"], "r"), (W - 40, ["Ending daily", "balance"], "r")):
            for i, line in enumerate(lines):
                T(c, x, y + 22 - 10 * i, line, "Helvetica-Oblique", 8, align=al)
        rule(c, 40, y + 8, W - 40, y + 8, lw=1)
        y -= 5

    def turn():
        nonlocal y, page
        c.showPage()
        page += 1
        T(c, 40, H - 40, f"Account number: {acct}   -   {eng(a)} - {eng(b)}   -   Page {page}", "Times-Roman", 10)
        y = H - 110
    head("Transaction history")
    out = []
    for t in txs:
        ls = wrap(t["desc"], "Helvetica", 8, 205)
        if y - 10 * len(ls) < 70:
            turn()
            head("Transaction history (continued)")
        cheque = None
        if t["desc"] == "Check":
            no += 1
            cheque = str(no)
            T(c, 112, y, cheque, "Helvetica", 8, align="c")
        T(c, 62, y, md(t["d"]), "Helvetica", 8, align="c")
        for i, line in enumerate(ls):
            words(c, 140, y - 10 * i, line, "Helvetica", 8)
        T(c, 420 if t["amt"] > 0 else 498, y, us(abs(t["amt"])), "Helvetica", 8, align="r")
        if t["last"]:
            T(c, W - 40, y - 10 * (len(ls) - 1), us(t["bal"]), "Helvetica", 8, align="r")
        y -= 10 * len(ls) + 5
        rule(c, 40, y + 10, W - 40, y + 10, "#aaaaaa", .3)
        out.append(row(t, ls, t["last"], cheque))
    if y < 130:
        turn()
    T(c, 40, y - 3, f"Ending balance on {md(b)}", "Helvetica-Bold", 8)
    T(c, W - 40, y - 3, us(txs[-1]["bal"]), "Helvetica-Bold", 8, align="r")
    rule(c, 40, y - 8, W - 40, y - 8, lw=.8)
    for x, v in ((40, "Totals"), (420, "$" + us(credit)), (498, "$" + us(debit))):
        T(c, x, y - 19, v, "Helvetica-Bold", 8, align="l" if x == 40 else "r")
    rule(c, 40, y - 23, W - 40, y - 23, lw=.8)
    T(c, 40, y - 38, "The Ending Daily Balance does not reflect any pending withdrawals.",
      "Helvetica-Oblique", 7)
    c.save()
    return bank("PIONEER TRUST", acct, holder, out, a, b, opening, txs[-1]["bal"], account_type="Everyday Checking", currency="USD",
                total_debits=s(debit), total_credits=s(credit))


def maplecrest(path, seed, rows):
    r = rng("maplecrest", seed, rows)
    a, b = period(r, r.choice(["month", "mid"]))
    opening = r.randint(80000, 400000)
    txs = gen(r, rows, a, b, opening, *POOLS["ca"], .25, 0)
    debit, credit = sums(txs)
    c, (W, H) = new(path, letter), letter
    holder, acct = r.choice(["MS GENEVIEVE TURCOTTE", "MR AMIR DASTOOR", "HARPER J MACINTYRE"]), fill(r, "0####-5######")
    XD, XT, XW, XI, XB = 40, 90, 400, 480, W - 40
    page, y, shown = 1, H - 400, None
    box(c, 40, H - 75, 34, 42, "#00539f")
    T(c, 57, H - 60, "M", "Times-Bold", 22, "#ffd200", "c")
    T(c, 82, H - 48, "Maplecrest Bank of Canada", "Helvetica-Bold", 10, "#00539f")
    T(c, 82, H - 60, "P.O. Bag Service 2650, Calgary AB T2P 2M7", "Helvetica", 7)
    T(c, W - 40, H - 48, "Your chequing account statement", "Helvetica", 13, "#00539f", "r")
    T(c, W - 40, H - 62, f"From {eng(a)} to {eng(b)}", "Helvetica", 9, align="r")
    for i, line in enumerate([holder, "118 PEMBINA CRES", "WINNIPEG MB R3T 2E8"]):
        T(c, 70, H - 130 - 12 * i, line, "Helvetica", 9)
    T(c, 370, H - 120, "Your account number:", "Helvetica-Bold", 9)
    T(c, W - 40, H - 120, acct, "Helvetica", 9, align="r")
    rule(c, 370, H - 125, W - 40, H - 125)
    T(c, 370, H - 140, "How to reach us:", "Helvetica-Bold", 8)
    T(c, W - 40, H - 140, "1-800-555-0119", "Helvetica", 8, align="r")
    T(c, 40, H - 215, "Summary of your account for this period", "Helvetica-Bold", 12, "#00539f")
    T(c, 40, H - 236, f"Maplecrest Day to Day Banking {acct}", "Helvetica-Bold", 9)
    for i, (k, v) in enumerate([(f"Your opening balance on {eng(a)}", "$" + us(opening)), ("Total deposits into your account", "+ " + us(credit)),
                                ("Total withdrawals from your account", "- " + us(debit)), (f"Your closing balance on {eng(b)}", "= $" + us(txs[-1]["bal"]))]):
        f = "Helvetica-Bold" if i in (0, 3) else "Helvetica"
        T(c, 40, H - 256 - 16 * i, k, f, 9)
        T(c, 380, H - 256 - 16 * i, v, f, 9, align="r")
        rule(c, 40, H - 261 - 16 * i, 380, H - 261 - 16 * i, "#00539f", .3)

    def head(title):
        T(c, 40, y + 30, title, "Helvetica-Bold", 12, "#00539f")
        box(c, 40, y + 8, W - 80, 15, "#dfe8f3")
        cols(c, y + 12, [(XD + 3, "Date"), (XT, "Description"), (XW, "Withdrawals ($)", "r"), (XI, "Deposits ($)", "r"), (XB - 3, "Balance ($)", "r")],
             "Helvetica-Bold")
    head("Details of your account activity")
    T(c, XT, y - 4, "Opening Balance", "Helvetica-Bold", 8)
    T(c, XB - 3, y - 4, us(opening), "Helvetica-Bold", 8, align="r")
    y -= 18
    out = []
    for t in txs:
        ls = t["desc"].split("|")
        if y - 10 * len(ls) < 70:
            T(c, W - 40, 30, str(page), "Helvetica", 8, align="r")
            c.showPage()
            page, y, shown = page + 1, H - 90, None
            head("Details of your account activity - continued")
            y -= 4
        if t["d"] != shown:
            T(c, XD + 3, y, f"{t['d'].day} {EN3[t['d'].month - 1]}", "Helvetica", 8)
            shown = t["d"]
        for i, line in enumerate(ls):
            T(c, XT, y - 10 * i, line, "Helvetica", 8)
        y -= 10 * (len(ls) - 1)
        T(c, XW if t["amt"] < 0 else XI, y, us(abs(t["amt"])), "Helvetica", 8, align="r")
        if t["last"]:
            T(c, XB - 3, y, us(t["bal"]), "Helvetica", 8, align="r")
            rule(c, 40, y - 4, W - 40, y - 4, "#9db4d0", .4)
        y -= 14
        out.append(row(t, ls, t["last"]))
    T(c, XT, y - 2, "Closing Balance", "Helvetica-Bold", 8)
    T(c, XB - 3, y - 2, "$" + us(txs[-1]["bal"]), "Helvetica-Bold", 8, align="r")
    T(c, W - 40, 30, str(page), "Helvetica", 8, align="r")
    c.save()
    return bank("Maplecrest Bank of Canada", acct, holder, out, a, b, opening, txs[-1]["bal"], account_type="Maplecrest Day to Day Banking",
                total_debits=s(debit), total_credits=s(credit))


BANKS = {"tallgrass": tallgrass, "pioneer": pioneer, "maplecrest": maplecrest}
