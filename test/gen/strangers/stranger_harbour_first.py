# SPDX-License-Identifier: AGPL-3.0-or-later
"""Bank statements: USA (two), Canada."""
from stranger_harbour_kit import *



def prairie(path, seed, rows):
    r = rng("prairie", seed, rows)
    start, end = month(r)
    ms = moves(r, rows, start, end, r.randint(150000, 900000), US)
    opening, closing = ms[0]["bal"] - ms[0]["amt"], ms[-1]["bal"]
    deb, cre = sums(ms)
    acct, who = digits(r, 10), r.choice(["DORIS K HALVERSEN", "MIGUEL A TRUJANO", "WENDELL J OSTERMAN"])
    addr = [f"{r.randint(100, 9900)} {r.choice(['ALDER CT', 'W FRANKLIN RD', 'SAGEBRUSH LN'])}", "BOISE ID 837" + digits(r, 2)]
    c, page = new(path, LETTER, "Statement"), 1
    red = colors.HexColor("#a5192e")

    def head():
        txt(c, 48, 742, "Everyday Checking", "Times-Bold", 18)
        txt(c, 48, 727, f"{end:%B} {end.day}, {end.year}   \u2022   Page {page}", "Helvetica", 9)
        c.setFillColor(red)
        c.rect(512, 716, 52, 44, fill=1, stroke=0)
        for i, w in enumerate(("PRAIRIE", "STATES", "BANK")):
            txt(c, 538, 746 - 12 * i, w, "Times-Bold", 9, "c", colors.HexColor("#ffd24a"))
        c.setStrokeColor(colors.grey)
        c.line(48, 712, 564, 712)

    def heads(y):
        for x, a, lines in ((48, "l", ["", "Date"]), (88, "c", ["Check", "Number"]), (112, "l", ["", "Description"]), (402, "r", ["Deposits/", "Additions"]),
                            (482, "r", ["Withdrawals/", "Subtractions"]), (564, "r", ["Ending daily", "balance"])):
            for k, s in enumerate(lines):
                txt(c, x, y - 9 * k, s, "Helvetica-Oblique", 8, a)
        c.line(48, y - 13, 564, y - 13)
        return y - 24
    head()
    for i, s in enumerate([who] + addr):
        txt(c, 70, 672 - 12 * i, s, "Helvetica", 10)
    txt(c, 330, 680, "Questions?", "Times-Bold", 13)
    for i, s in enumerate(["Available by phone 24 hours a day, 7 days a week:", "1-800-555-0142", "Online: prairiestates.example",
                           "Write: Prairie States Bank, N.A. (114)", "P.O. Box 6995, Boise, ID 83707-0995"]):
        txt(c, 330, 665 - 11 * i, s, "Helvetica", 8.5)
    c.setFillColor(colors.HexColor("#efe9dc"))
    c.rect(48, 500, 250, 88, fill=1, stroke=0)
    txt(c, 54, 574, "Statement period activity summary", "Times-Bold", 12)
    for i, (a, b) in enumerate(((f"Beginning balance on {start.month}/{start.day}", "$" + fmt(opening)), ("Deposits/Additions", fmt(cre)),
                                ("Withdrawals/Subtractions", "- " + fmt(deb)), (f"Ending balance on {end.month}/{end.day}", "$" + fmt(closing)))):
        f = "Helvetica-Bold" if i == 3 else "Helvetica"
        txt(c, 54, 556 - 15 * i, a, f, 9)
        txt(c, 290, 556 - 15 * i, b, f, 9, "r")
    txt(c, 330, 574, f"Account number: {acct}", "Helvetica-Bold", 9)
    for i, s in enumerate([who, "Idaho account terms and conditions apply", "For Direct Deposit use", f"Routing Number (RTN): 12410{digits(r, 4)}"]):
        txt(c, 330, 558 - 12 * i, s, "Helvetica-Bold" if i == 0 else "Helvetica", 9)
    txt(c, 48, 470, "Transaction history", "Times-Bold", 14)
    y, out = heads(452), []
    for i, m in enumerate(ms):
        lines = wrap(m["lines"][0], "Helvetica", 8.5, 225)
        if y - 10 * len(lines) < 60:
            c.showPage()
            page += 1
            head()
            txt(c, 48, 690, "Transaction history (continued)", "Times-Bold", 12)
            y = heads(672)
        txt(c, 48, y, f"{m['date'].month}/{m['date'].day}", "Helvetica", 8.5)
        for k, s in enumerate(lines):
            txt(c, 112, y - 10 * k, s, "Helvetica", 8.5)
        low = y - 10 * (len(lines) - 1)
        txt(c, 402 if m["amt"] > 0 else 482, low, fmt(abs(m["amt"])), "Helvetica", 8.5, "r")
        last = ends_day(ms, i)
        if last:
            txt(c, 564, low, fmt(m["bal"]), "Helvetica", 8.5, "r")
        c.setStrokeColor(colors.lightgrey)
        c.line(48, low - 4, 564, low - 4)
        out.append(row(m, bal=last))
        y = low - 15
    if y < 100:
        c.showPage()
        page += 1
        head()
        y = 690
    txt(c, 48, y, f"Ending balance on {end.month}/{end.day}", "Helvetica-Bold", 8.5)
    txt(c, 564, y, fmt(closing), "Helvetica-Bold", 8.5, "r")
    txt(c, 48, y - 15, "Totals", "Helvetica-Bold", 8.5)
    txt(c, 402, y - 15, "$" + fmt(cre), "Helvetica-Bold", 8.5, "r")
    txt(c, 482, y - 15, "$" + fmt(deb), "Helvetica-Bold", 8.5, "r")
    txt(c, 48, y - 30,
        "The Ending Daily Balance does not reflect any pending withdrawals or holds on deposited funds that may have been outstanding.", "Times-Italic", 8)
    c.save()
    return paper(ms, out, True, (start, end), bank_name="Prairie States Bank, N.A.", account_number=acct, account_holder=who, address=", ".join(addr),
                 currency="USD", account_type="Everyday Checking")


def harborfed(path, seed, rows):
    """Sections of deposits, card and electronic withdrawals, each with its total."""
    r = rng("harborfed", seed, rows)
    start, end = month(r)
    pool = [(1, 3, 60000, 310000, lambda r, d: f"ORCHARD & VALE LLC DES:PAYROLL ID:{digits(r, 9)} CO ID:9{digits(r, 9)} PPD"),
            (1, 1, 2500, 70000, lambda r, d: f"BKOFHARBOR MOBILE {d:%m/%d} XXXXX{digits(r, 5)} DEPOSIT *MOBILE MA"),
            (-1, 6, 300, 16000, lambda r, d: f"CHECKCARD {(d - dt.timedelta(days=1)):%m%d} " + r.choice(["FENWAY GREENGROCER BOSTON MA",
             "SALTBOX COFFEE 22 QUINCY MA",
                                                                    "LOBSTER POT HULL MA", "OLD MILL HARDWARE DEDHAM MA"]) + f" {digits(r, 23)}"),
            (-1, 3, 4000, 60000, lambda r, d: r.choice(["BAYSTATE GAS DES:WEB PAY",
             "MINUTEMAN INS DES:PREM"]) + f" ID:{digits(r, 10)} CO ID:1{digits(r, 9)} WEB")]
    ms = moves(r, rows, start, end, r.randint(200000, 700000), pool)
    opening, closing = ms[0]["bal"] - ms[0]["amt"], ms[-1]["bal"]
    deb, cre = sums(ms)
    who, acct = r.choice(["PRISCILLA R DUNMORE", "OWEN T CABRAL"]), " ".join([digits(r, 4), digits(r, 4), digits(r, 4)])
    addr = [f"{r.randint(3, 480)} BEACON HARBOR RD APT {r.randint(1, 9)}", "HULL, MA 020" + digits(r, 2)]
    c, navy, page = new(path, LETTER, "eStatement"), colors.HexColor("#0b2c5f"), 1
    per = f"{start:%B} {start.day}, {start.year} to {end:%B} {end.day}, {end.year}"
    c.setFillColor(navy)
    c.rect(40, 738, 20, 20, fill=1, stroke=0)
    txt(c, 66, 742, "Harborfed Savings Bank", "Helvetica-Bold", 15, color=navy)
    txt(c, 40, 724, "P.O. Box 15284, Quincy, MA 02169", "Helvetica", 8)
    for i, s in enumerate([who] + addr):
        txt(c, 60, 676 - 12 * i, s, "Courier", 10)
    txt(c, 40, 610, "Your Harbor Advantage Checking", "Helvetica-Bold", 16, color=navy)
    txt(c, 40, 594, f"for {per}", "Helvetica-Bold", 10)
    txt(c, 572, 594, f"Account number: {acct}", "Helvetica-Bold", 10, "r")
    txt(c, 40, 578, who, "Helvetica-Bold", 10)
    txt(c, 40, 552, "Account summary", "Helvetica-Bold", 13, color=navy)
    y = 536
    for a, b in ((f"Beginning balance on {start:%B} {start.day}, {start.year}", "$" + fmt(opening)), ("Deposits and other additions", fmt(cre)),
                 ("Withdrawals and other subtractions", fmt(-deb) if deb else "-0.00"), ("Service fees", "-0.00"),
                 (f"Ending balance on {end:%B} {end.day}, {end.year}", "$" + fmt(closing))):
        txt(c, 40, y, a, "Helvetica-Bold" if b[0] == "$" else "Helvetica", 9)
        txt(c, 330, y, b, "Helvetica-Bold" if b[0] == "$" else "Helvetica", 9, "r")
        c.setStrokeColor(colors.HexColor("#b8c4d8"))
        c.line(40, y - 5, 330, y - 5)
        y -= 17
    y, out = y - 22, []

    def turn():
        nonlocal page
        txt(c, 572, 30, f"Page {page}", "Helvetica", 8, "r")
        c.showPage()
        page += 1
        txt(c, 40, 755, f"{who}   |   Account # {acct}   |   {per}", "Helvetica", 8)
        c.line(40, 748, 572, 748)
        return 722

    def section(title, total, part, y):
        y = turn() if y < 130 else y
        txt(c, 40, y, title, "Helvetica-Bold", 13, color=navy)
        cols = (("Date", 40, "l"), ("Description", 92, "l"), ("Amount", 572, "r"))
        y -= 18
        for s, x, a in cols:
            txt(c, x, y, s, "Helvetica-Bold", 8.5, a)
        c.setStrokeColor(navy)
        c.line(40, y - 4, 572, y - 4)
        y -= 16
        for m in part:
            lines = wrap(m["lines"][0], "Helvetica", 8.5, 370)
            if y - 11 * len(lines) < 60:
                txt(c, 572, y, "continued on the next page", "Helvetica-Oblique", 8, "r")
                y = turn()
                txt(c, 40, y, title + " - continued", "Helvetica-Bold", 11, color=navy)
                y -= 16
                for s, x, a in cols:
                    txt(c, x, y, s, "Helvetica-Bold", 8.5, a)
                y -= 16
            txt(c, 40, y, f"{m['date']:%m/%d/%y}", "Helvetica", 8.5)
            for k, s in enumerate(lines):
                txt(c, 92, y - 11 * k, s, "Helvetica", 8.5)
            txt(c, 572, y, fmt(m["amt"]), "Helvetica", 8.5, "r")
            out.append(row(m))
            y -= 11 * len(lines) + 4
        txt(c, 40, y - 2, total, "Helvetica-Bold", 9)
        t = sum(m["amt"] for m in part)
        txt(c, 572, y - 2, ("-" if t < 0 else "") + "$" + fmt(abs(t)), "Helvetica-Bold", 9, "r")
        return y - 34
    if cre:
        y = section("Deposits and other additions", "Total deposits and other additions", [m for m in ms if m["amt"] > 0], y)
    if deb:
        y = section("Withdrawals and other subtractions", "Total withdrawals and other subtractions", [m for m in ms if m["amt"] < 0], y)
    ends = [(f"{start:%m/%d}", opening)] * (ms[0]["date"] != start) + [(f"{m['date']:%m/%d}", m["bal"]) for i, m in enumerate(ms) if ends_day(ms, i)]
    rows3 = -(-len(ends) // 3)
    y = turn() if y - 34 - 13 * rows3 < 50 else y
    txt(c, 40, y, "Daily ledger balances", "Helvetica-Bold", 13, color=navy)
    for k in range(min(3, -(-len(ends) // rows3))):
        txt(c, 40 + 184 * k, y - 18, "Date", "Helvetica-Bold", 8.5)
        txt(c, 164 + 184 * k, y - 18, "Balance ($)", "Helvetica-Bold", 8.5, "r")
    for i, (a, b) in enumerate(ends):
        x, yy = 40 + 184 * (i // rows3), y - 34 - 13 * (i % rows3)
        txt(c, x, yy, a, "Helvetica", 8.5)
        txt(c, x + 124, yy, fmt(b), "Helvetica", 8.5, "r")
    txt(c, 572, 30, f"Page {page}", "Helvetica", 8, "r")
    c.save()
    return paper(ms, out, True, (start, end), bank_name="Harborfed Savings Bank", account_number=acct, account_holder=who, address=", ".join(addr),
                 currency="USD", account_type="Harbor Advantage Checking")


def laurentide(path, seed, rows):
    """Canadian passbook-like grid with the date in the fourth column."""
    r = rng("laurentide", seed, rows)
    start, end = month(r)
    pool = [(-1, 7, 300, 14000, lambda r, d: r.choice(["MAPLE & MAIN GRO", "TIM'S CORNER #88", "NORTHSHORE PETRO", "RONDEAU HARDWARE", "PRESTO RIDE/3KQ"])),
            (-1, 2, 5000, 50000, lambda r, d: f"SEND E-TFR ***{r.choice('abcdefgh')}{r.choice('kmnpq')}{r.choice('TUVXZ')}"), (-1, 1, 395, 1695,
             lambda r, d: "MONTHLY ACCOUNT FEE"),
            (-1, 2, 4000, 25000, lambda r, d: f"HYDRO LAKES {digits(r, 3)} BPY"), (1, 3, 70000, 240000, lambda r, d: f"GRANBY STEEL {digits(r, 2)} PAY"),
            (1, 1, 9000, 60000, lambda r, d: "GST CANADA GST")]
    ms = moves(r, rows, start, end, r.randint(40000, 300000), pool, floor=-50000)
    opening, closing = ms[0]["bal"] - ms[0]["amt"], ms[-1]["bal"]
    od = lambda v: fmt(abs(v)) + ("OD" if v < 0 else "")  # noqa: E731
    acct, transit = f"{digits(r, 4)}-{digits(r, 7)}", digits(r, 4)
    who = r.choice(["MR BENOIT LACHAPELLE", "MS SHEILA MCTAVISH"])
    addr = [f"{r.randint(12, 990)} SPADINA HEIGHTS CRES", f"GUELPH ON N1{r.choice('EGHK')} {r.randint(1, 9)}{r.choice('ABCE')}{r.randint(1, 9)}"]
    branch = r.choice(["SPEEDVALE & WOOLWICH", "STONE ROAD MALL"])
    c, green, X, out, i, page = new(path, LETTER, "Statement of account"), colors.HexColor("#1d6b3a"), (46, 216, 308, 400, 456, 566), [], 0, 1
    pages = -(-(len(ms) + 2) // 30)
    lines = [("STARTING BALANCE", None, opening, f"{start - dt.timedelta(days=1):%b%d}".upper())] + ms + [("CLOSING BALANCE", None, closing,
        f"{end:%b%d}".upper())]
    while i < len(lines):
        c.setFillColor(green)
        c.roundRect(46, 728, 34, 34, 4, fill=1, stroke=0)
        txt(c, 63, 740, "LT", "Helvetica-Bold", 15, "c", colors.white)
        txt(c, 88, 748, "Laurentide Trust", "Helvetica-Bold", 14, color=green)
        txt(c, 88, 734, "LAURENTIDE UNLIMITED CHEQUING ACCOUNT", "Helvetica-Bold", 8)
        txt(c, 566, 748, "Statement of Account", "Helvetica", 14, "r")
        for k, s in enumerate([who] + addr):
            txt(c, 60, 690 - 12 * k, s, "Courier", 10)
        for k, (a, b) in enumerate((("Branch No.", transit), ("Account No.", acct))):
            txt(c, 340 + 90 * k, 706, a, "Helvetica-Bold", 8)
            txt(c, 340 + 90 * k, 694, b, "Helvetica", 9)
        txt(c, 340, 676, branch, "Helvetica", 8)
        txt(c, 340, 654, "Statement From - To", "Helvetica-Bold", 8)
        txt(c, 340, 642, f"{start:%b %d/%y} - {end:%b %d/%y}".upper(), "Helvetica", 9)
        txt(c, 530, 654, "Page", "Helvetica-Bold", 8)
        txt(c, 530, 642, f"{page} of {pages}", "Helvetica", 9)
        part = lines[i:i + 30]
        top, bottom = 612, 612 - 18 - 15 * 30 - 4
        c.setFillColor(colors.HexColor("#dcebdf"))
        c.rect(46, top - 18, 520, 18, fill=1, stroke=0)
        c.setStrokeColor(green)
        c.rect(46, bottom, 520, top - bottom)
        c.line(46, top - 18, 566, top - 18)
        for x in X[1:-1]:
            c.line(x, bottom, x, top)
        for k, s in enumerate(("Description", "Withdrawals", "Deposits", "Date", "Balance")):
            txt(c, (X[k] + X[k + 1]) / 2, top - 12, s, "Helvetica-Bold", 8.5, "c")
        for k, m in enumerate(part):
            y = top - 31 - 15 * k
            if isinstance(m, tuple):
                txt(c, 50, y, m[0], "Courier", 9)
                txt(c, 428, y, m[3], "Courier", 9, "c")
                txt(c, 560, y, od(m[2]), "Courier", 9, "r")
                continue
            n = len(out)
            last = ends_day(ms, n)
            txt(c, 50, y, m["lines"][0], "Courier", 9)
            txt(c, 303 if m["amt"] < 0 else 395, y, fmt(abs(m["amt"])), "Courier", 9, "r")
            txt(c, 428, y, f"{m['date']:%b%d}".upper(), "Courier", 9, "c")
            if last:
                txt(c, 560, y, od(m["bal"]), "Courier", 9, "r")
            out.append(row(m, bal=last))
        txt(c, 46, 110, "Please ensure that you review this statement. You must tell us of any error within 30 days of the statement date.", "Helvetica", 7.5)
        c.showPage()
        i, page = i + 30, page + 1
    c.save()
    return paper(ms, out, False, (start, end), bank_name="Laurentide Trust", account_number=acct, account_holder=who, address=", ".join(addr),
                 branch=branch, account_type="LAURENTIDE UNLIMITED CHEQUING ACCOUNT")


BANKS = {"prairie": prairie, "harborfed": harborfed, "laurentide": laurentide}
