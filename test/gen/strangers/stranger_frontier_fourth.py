# SPDX-License-Identifier: AGPL-3.0-or-later
"""Bank statements: Singapore, Australia, Hong Kong."""
from stranger_frontier_kit import *

SG_POOL = [(-1, 3, 90, 6, "DEBIT PURCHASE|%d/%m/%y xx-####|KOPI CORNER HOLDINGS"), (-1, 10, 400, 4, "FAST PAYMENT|via PayNow-Mobile|to {n}"),
    (1, 2800, 6200, 3, "GIRO - SALARY|MERLION MARINE PTE LTD"), (-1, 40, 260, 3, "GIRO|ISLAND UTILITIES|BILL 89######"),
    (1, 10, 500, 2, "FUND TRANSFER|OTHR - PayNow|from {n}"), (-1, 50, 500, 2, "CASH WITHDRAWAL|ATM #### TAMPINES"), (-1, 100, 2000, 1, "CHEQUE"),
    (1, 1, 9, 1, "BONUS INTEREST|360 SALARY BONUS")]
AU_POOL = [(-1, 4, 95, 7, "Gumtree Grocers #### Newtown NSW|Card xx4### Value Date: %d/%m/%Y"), (1, 1400, 3300, 3, "Salary Kookaburra Freight|PAYROLL 0#####"),
    (-1, 20, 900, 3, "Transfer to {n} CommNet|rent wk"), (-1, 30, 210, 3, "Direct Debit 0##### Coastal Energy|9########"),
    (1, 10, 300, 2, "Fast Transfer From {n}|to PayID Phone dinner"), (-1, 20, 300, 2, "Wdl ATM Harbour ATM Newtown NSW"), (-1, 4, 10, 1, "Account Fee")]
HK_POOL = [(-1, 30, 900, 5, "EPS MING KEE SUPERMARKET|%d%b CAUSEWAY BAY"), (1, 12000, 32000, 3, "CR TO YOUR ACCOUNT|JADE HARBOUR LTD PAYROLL"),
    (-1, 200, 5000, 4, "FPS TRANSFER TO|{n} N%m##########"), (-1, 300, 3000, 3, "ATM WITHDRAWAL (%d%b)"), (1, 100, 3000, 3, "FPS TRANSFER FROM {n}"),
    (-1, 200, 1800, 2, "AUTOPAY|PEARL RIVER POWER CO"), (1, 1, 9, 1, "CREDIT INTEREST")]

CJK = "MSung-Light"


def singapore(path, seed, rows):
    r = rng("singapore", seed, rows)
    a, b = period(r)
    op, acc = r.randint(100000, 1500000), digits(r, "50#######001")
    who = r.choice(["TAN WEI LING", "MUHAMMAD FARHAN BIN OSMAN", "LIM BOON KEAT"])
    ts = bookings(r, rows, SG_POOL, a, b, op, ("CHUA SH", "R KUMAR", "LEE YX"), 0)
    (deb, cre), end = sums(ts), ts[-1]["bal"]
    refs = [digits(r, "000###") if t["lines"] == ["CHEQUE"] else "" for t in ts]
    up = lambda d: f"{d.day} {MONTHS[d.month - 1][:3].upper()} {d.year}"

    def draw(c, total):
        n, y = 0, 0

        def page():
            L(c, 45, 795, "STRAITS UNION BANK", HB, 16, "#d6001c")
            R(c, 550, 800, "STATEMENT OF ACCOUNT", HB, 11)
            R(c, 550, 788, f"Page {n} of {total}", HV, 8)
            top = 730
            if n == 1:
                for k, s in enumerate([who, "BLK 214 TAMPINES ST 23", "#08-117", "SINGAPORE 521214"]):
                    L(c, 60, 735 - 12 * k, s, CR, 10)
                box(c, 360, 690, 190, 58, None, "#999999")
                for k, s in enumerate(["STRAITS UNION BANK LIMITED", "TAMPINES BRANCH", "TEL: 1800 555 0133"]):
                    L(c, 368, 733 - 14 * k, s, HV, 8)
                top = 660
            L(c, 45, top, "360 PLUS ACCOUNT", HB, 11)
            L(c, 45, top - 14, f"Account No. {acc}", HV, 9)
            R(c, 550, top - 14, f"{up(a)} TO {up(b)}", HV, 9)
            top -= 26
            box(c, 45, top - 24, 505, 24, "#d9d9d9")
            for x, p, q in [(68, "Transaction", "Date"), (118, "Value", "Date"), (185, "Description", ""), (290, "Cheque", ""), (352, "Withdrawal", ""), (438,
                    "Deposit", ""), (518, "Balance", "")]:
                M(c, x, top - 10, p, HB, 8)
                if q:
                    M(c, x, top - 20, q, HB, 8)
            return top - 40
        for k, t in enumerate(ts):
            h = 11 * len(t["lines"]) + 4
            if n == 0 or y - h < 90:
                if n:
                    c.showPage()
                n += 1
                y = page()
                if n == 1:
                    L(c, 148, y, "BALANCE B/F", HV, 8.5)
                    R(c, 548, y, us(op), HV, 8.5)
                    y -= 15
            for x, d in ((50, t["d"]), (104, t["v"])):
                L(c, x, y, d.strftime("%d %b").upper(), HV, 8.5)
            for i, s in enumerate(t["lines"]):
                words(c, 148, y - 11 * i, s, HV, 8.5)
            if refs[k]:
                M(c, 290, y, refs[k], HV, 8.5)
            R(c, 380 if t["a"] < 0 else 460, y, us(abs(t["a"])), HV, 8.5)
            R(c, 548, y, us(t["bal"]), HV, 8.5)
            y -= h
        L(c, 148, y, "BALANCE C/F", HV, 8.5)
        R(c, 548, y, us(end), HV, 8.5)
        L(c, 148, y - 20, "Total Withdrawals/Deposits", HB, 8.5)
        R(c, 380, y - 20, us(deb), HB, 8.5)
        R(c, 460, y - 20, us(cre), HB, 8.5)
        rule(c, 300, y - 10, 550)
        L(c, 45, 40, "Deposit Insurance Scheme: Singapore dollar deposits of non-bank depositors are insured up to S$100,000 in aggregate per depositor.", HV,
            6.5)
    twice(path, A4, draw)
    return bank("STRAITS UNION BANK", who, "SGD", op, end, [tx(t, True, f) for t, f in zip(ts, refs)], acc=acc, kind="360 PLUS ACCOUNT", ab=(a, b), deb=deb,
        cre=cre)


def australia(path, seed, rows):
    r = rng("australia", seed, rows)
    a, b = period(r, r.choice([1, 6, 19]))
    op, acc = r.randint(40000, 900000), digits(r, "08 2140 1#######")
    who = r.choice(["MS CHLOE HARGREAVES", "MR TUAN ANH NGUYEN", "MR J AND MRS S PAPAS"])
    ts = bookings(r, rows, AU_POOL, a, b, op, ("L Brennan", "Strata Plan 4471", "Hannah Wu"), 0)
    (deb, cre), end, dm = sums(ts), ts[-1]["bal"], lambda d: d.strftime("%d %b")

    def draw(c, total):
        n = 1

        def top(y):
            box(c, 45, y - 8, 505, 22, "#ffcc00")
            for x, s, fn in [(545, "Balance", R), (448, "Credit", R), (368, "Debit", R), (95, "Transaction", L), (50, "Date", L)]:
                fn(c, x, y, s, SANSB, 9)
            R(c, 550, 815, f"Statement 14   (Page {n} of {total})", SANS, 8)
            return y - 22
        c.setFillColor(HexColor("#ffcc00"))
        c.circle(65, 790, 18, stroke=0, fill=1)
        L(c, 92, 784, "Southern Cross Bank", SANSB, 15)
        for k, s in enumerate([who, "5/88 ENMORE RD", "NEWTOWN NSW 2042"]):
            L(c, 60, 720 - 12 * k, s, SANS, 9.5)
        box(c, 330, 660, 220, 112, None, "#000000", .8)
        L(c, 338, 755, "Your Statement", SANSB, 12)
        for k, (s, v) in enumerate([("Statement 14", ""), ("Account Number", acc), ("Statement Period",
                f"{a.day} {a.strftime('%b %Y')} - {b.day} {b.strftime('%b %Y')}"),
                                    ("Closing Balance", f"${us(end)} CR"), ("Enquiries", "13 55 01")]):
            L(c, 338, 738 - 16 * k, s, SANSB if k == 3 else SANS, 8.5)
            R(c, 543, 738 - 16 * k, v, SANSB if k == 3 else SANS, 8.5)
        L(c, 45, 625, "Smart Access", SANSB, 15)
        para(c, 45, 609, "If you have an everyday account with us, the monthly account fee is waived when you deposit at least $2,000 each calendar month.",
            SANS, 8.5, 500)
        L(c, 45, 578, f"Name:   {who}", SANS, 9)
        y = top(548)

        def row(y, d, lines, x, v, bal, f=SANS):
            R(c, 545, y - 11 * (len(lines) - 1), f"${us(bal)} CR", f, 8.5)
            if v:
                R(c, x, y - 11 * (len(lines) - 1), v, SANS, 8.5)
            for i, s in enumerate(lines):
                L(c, 95, y - 11 * i, s, f, 8.5)
            L(c, 50, y, d, f, 8.5)
            y -= 11 * len(lines)
            rule(c, 45, y + 6, 550, lw=.3, col="#b0b0b0")
            return y - 6
        y = row(y, dm(a), [f"{a.year} OPENING BALANCE"], 0, "", op, SANSB)
        for t in ts:
            if y - 11 * len(t["lines"]) < 55:
                c.showPage()
                n += 1
                y = top(780)
            y = row(y, dm(t["d"]), t["lines"], 368 if t["a"] < 0 else 448, us(abs(t["a"])), t["bal"])
        if y < 130:
            c.showPage()
            n += 1
            y = top(780)
        y = row(y, dm(b), [f"{b.year} CLOSING BALANCE"], 0, "", end, SANSB)
        y -= 26
        for x, s, v in [(110, "Opening balance", f"${us(op)} CR"), (240, "Total debits", f"${us(deb)}"), (360, "Total credits", f"${us(cre)}"), (485,
                "Closing balance", f"${us(end)} CR")]:
            M(c, x, y, s, SANSB, 8.5)
            M(c, x, y - 15, v, SANS, 8.5)
        for x, s in [(178, "-"), (300, "+"), (421, "=")]:
            M(c, x, y, s, SANSB, 9)
        box(c, 45, y - 22, 505, 38, None, "#000000", .6)
    twice(path, A4, draw)
    return bank("Southern Cross Bank", who, "AUD", op, end, [tx(t, True) for t in ts], acc=acc, kind="Smart Access", ab=(a, b), deb=deb, cre=cre)


def hongkong(path, seed, rows):
    r = rng("hongkong", seed, rows)
    a, b = period(r, r.choice([1, 15, 24]))
    op, acc = r.randint(500000, 6000000), digits(r, "4##-0####7-833")
    who = r.choice(["MR CHAN TAI MING", "MS WONG KA YAN", "HARBOUR LINK TRADING COMPANY LIMITED"])
    ts = bookings(r, rows, HK_POOL, a, b, op, ("LEUNG C*** H**", "HO S** M**"), 0)
    (deb, cre), end, last = sums(ts), ts[-1]["bal"], last_of_day(ts)
    nd, dm = sum(t["a"] < 0 for t in ts), lambda d: f"{d.day} {MONTHS[d.month - 1][:3]}"

    def draw(c, total):
        n = 1

        def top(y):
            L(c, 45, 806, "Victoria Peak Bank", TB, 18, "#8b0f14")
            L(c, 205, 806, "太平銀行", CJK, 15, "#8b0f14")
            R(c, 550, 812, "Statement of Account", HB, 9)
            R(c, 550, 800, "戶口結單", CJK, 9)
            R(c, 550, 788, f"Page {n} of {total}", HV, 8)
            L(c, 45, y, "HKD Savings", HB, 10)
            L(c, 112, y, "港元儲蓄", CJK, 10)
            rule(c, 45, y - 6, 550, lw=1)
            for x, s, z, fn in [(45, "Date", "日期", L), (95, "Transaction Details", "進支詳情", L), (372, "Deposit", "存入", R), (458, "Withdrawal", "提取", R), (550,
                    "Balance", "結餘", R)]:
                fn(c, x, y - 18, s, HB, 8)
                fn(c, x, y - 29, z, CJK, 8)
            rule(c, 45, y - 34, 550)
            return y - 48
        for k, s in enumerate([who, "FLAT B 12/F WAH FUNG COURT", "88 KING'S ROAD", "NORTH POINT HONG KONG"]):
            L(c, 60, 740 - 12 * k, s, HV, 9)
        for k, (s, z, v) in enumerate([("Account Number", "戶口號碼", acc), ("Statement Date", "結單日期", ukdate(b)), ("Statement Period", "結單期",
                f"{dm(a)} {a.year} - {dm(b)} {b.year}"), ("Branch", "分行", "North Point")]):
            L(c, 320, 740 - 14 * k, s, HV, 8)
            L(c, 388, 740 - 14 * k, z, CJK, 8)
            R(c, 550, 740 - 14 * k, v, HV, 8)
        y = top(650)
        L(c, 45, y, dm(a), HV, 8.5)
        L(c, 95, y, "B/F BALANCE", HV, 8.5)
        R(c, 550, y, us(op), HV, 8.5)
        y, new = y - 13, True
        for k, t in enumerate(ts):
            if y - 11 * len(t["lines"]) < 60:
                c.showPage()
                n += 1
                y, new = top(760), True
            if new:
                L(c, 45, y, dm(t["d"]), HV, 8.5)
            for s in t["lines"]:
                L(c, 95, y, s, HV, 8.5)
                y -= 11
            R(c, 372 if t["a"] > 0 else 458, y + 11, us(abs(t["a"])), HV, 8.5)
            if last[k]:
                R(c, 550, y + 11, us(t["bal"]), HV, 8.5)
            new, y = last[k], y - 2
        if y < 120:
            c.showPage()
            n += 1
            y = top(760)
        L(c, 45, y, dm(b), HV, 8.5)
        L(c, 95, y, "C/F BALANCE", HV, 8.5)
        R(c, 550, y, us(end), HV, 8.5)
        rule(c, 45, y - 6, 550)
        for k, (s, v, s2, v2) in enumerate([("Total No. of Deposits:", str(len(ts) - nd), "Total Deposit Amount:", us(cre)), ("Total No. of Withdrawals:",
                str(nd), "Total Withdrawal Amount:", us(deb))]):
            L(c, 95, y - 22 - 12 * k, s, HV, 8)
            R(c, 225, y - 22 - 12 * k, v, HV, 8)
            L(c, 300, y - 22 - 12 * k, s2, HV, 8)
            R(c, 458, y - 22 - 12 * k, v2, HV, 8)
    twice(path, A4, draw)
    return bank("Victoria Peak Bank", who, "HKD", op, end, [tx(t, x) for t, x in zip(ts, last)], acc=acc, kind="HKD Savings", ab=(a, b), deb=deb, cre=cre)


BANKS = {"singapore": singapore, "australia": australia, "hongkong": hongkong}
