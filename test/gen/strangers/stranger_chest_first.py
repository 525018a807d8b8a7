# SPDX-License-Identifier: AGPL-3.0-or-later
"""Great Britain, United States, Australia."""
import datetime as dt

from reportlab.lib.colors import HexColor
from reportlab.platypus import Spacer, Table, TableStyle

from stranger_chest_kit import (ENL, EN, LETTER, credits, debits, digits, esc, flow, money, month, paged, para,
                 postings, seeded, span, truth, wrap)

GBW = {"shop": ["FENWICK STORES", "GREENLEAF GROCERS", "BOOTLE TAXIS", "MILLERS BAKERY",
                "KESTREL FUEL A64", "THE OLD CROWN PH", "PENNINE CYCLES", "RIVERSIDE CAFE"],
       "town": ["LEEDS", "YORK", "HARROGATE", "BRADFORD", "SHIPLEY"],
       "co": ["NORTHGRID ENERGY", "AIREDALE WATER", "CITY OF YORK CTAX", "TALKWELL MOBILE",
              "ORBIT BROADBAND", "HEARTH INSURANCE"],
       "who": ["J PEMBERTON", "MRS A L CROSS", "T OYELARAN", "S BAXTER RENT"],
       "emp": ["CALDER TEXTILES LTD", "WHARFE VALLEY NHS", "BRIGHTSIDE HOMES LTD"]}
GBP = [(6, -1, 180, 9400, ["VIS {shop}", "{town}"], "", ""),
       (3, -1, 1200, 21000, ["DD {co}"], "", ""),
       (4, -1, 150, 3200, [")))  {shop}", "{town}"], "", ""),
       (2, -1, 2000, 60000, ["BP {who}", "REF {n6}"], "", ""),
       (1, -1, 2000, 20000, ["ATM CASH {town} {%d%b}", "@{%H}:00"], "", ""),
       (1, -1, 7999, 7999, ["INT'L {n10}", "HOTEL LUSITANIA", "LISBOA", "EUR 92.40 @ 1.1552",
                           "Visa Rate"], "", ""),
       (2, 1, 90000, 240000, ["CR {emp}", "SALARY"], "", ""),
       (2, 1, 1500, 30000, ["CR {who}", "{A3}{n6}"], "", "")]


def britain(path, seed, rows):
    rng = seeded("britain", seed, rows)
    a, b, n = month(rng)
    op = rng.randint(20000, 150000)
    pool = [p if p[4][0][:3] != ")))" else (*p[:4], [p[4][0].replace(")))  ", "))) "), p[4][1]],
                                           *p[5:]) for p in GBP if "@{%H}" not in p[4][-1]]
    txs = postings(rng, rows, pool, GBW, a, n, op, 50000)
    who = rng.choice(["Mr Daniel R Ashworth", "Ms Priya Nandakumar", "Mrs Helen M Tordoff"])
    acct, sort = digits(rng, 8), f"{rng.randint(20, 60)}-{rng.randint(10, 99)}-{rng.randint(10, 99)}"
    red, cl = "#7a1f3d", txs[-1].b

    def bal(c):
        return money(c) + (" D" if c < 0 else "")

    def f(p):
        def head(p):
            p.box(0, 0, p.w, 8, red)
            p.t(40, 46, "Harrow & Dale Bank", "Times-Bold", 20, col=red)
            p.t(555, 40, "Contact tel 03450 999 118", "Helvetica", 8, "r")
            p.t(555, 51, "www.harrowdale.example", "Helvetica", 8, "r")
            p.y = 80
            if p.no == 1:
                p.ts(40, 100, [who, "14 Millstone Row", "Otley", "LS21 4QT"], "Helvetica", 9.5)
                p.t(330, 90, "Your Statement", "Times-Bold", 16, col=red)
                p.box(330, 100, 225, 82, "#f4ecef")
                p.t(338, 114, "Account Summary", "Helvetica-Bold", 9)
                for i, (k, v) in enumerate([("Opening Balance", bal(op)),
                                            ("Payments In", money(credits(txs))),
                                            ("Payments Out", money(debits(txs))),
                                            ("Closing Balance", bal(cl))]):
                    p.t(338, 130 + i * 14, k)
                    p.t(548, 130 + i * 14, "£" + v if i in (0, 3) else v, a="r")
                p.y = 205
            per = f"{a.day} {ENL[a.month - 1]} to {b.day} {ENL[b.month - 1]} {b.year}"
            p.t(40, p.y, per, "Helvetica-Bold", 10)
            p.y += 18
            for x, k, v in ((40, "Account Name", who), (250, "Sortcode", sort),
                            (340, "Account Number", acct), (450, "Sheet Number", str(80 + p.no))):
                p.t(x, p.y, k, "Helvetica", 7.5, col="#555555")
                p.t(x, p.y + 11, v, "Helvetica-Bold", 9)
            p.y += 32
            p.t(40, p.y, "Your Premier Current Account details", "Times-Bold", 12, col=red)
            p.y += 8
            p.box(40, p.y, 515, 18, red)
            for x, s, al in ((44, "Date", "l"), (98, "Payment type and details", "l"),
                             (400, "Paid out", "r"), (475, "Paid in", "r"), (551, "Balance", "r")):
                p.t(x, p.y + 12, s, "Helvetica-Bold", 8.5, al, "#ffffff")
            p.y += 32
            line("", ["BALANCE BROUGHT FORWARD"], "", "", state["b"], True)
            state["fresh"] = True

        def line(d, ls, out, inn, bl, bold=False):
            fn = "Helvetica-Bold" if bold else "Helvetica"
            p.t(44, p.y, d, fn, 8.5)
            y = p.y
            for i, s in enumerate(ls):
                code, _, rest = s.partition(" ")
                if i == 0 and not bold:
                    p.t(98, y, code, "Helvetica", 8.5)
                    p.t(128, y, rest, "Helvetica", 8.5)
                else:
                    p.t(98 if bold else 128, y, s, fn, 8.5)
                y += 11
            for x, v in ((400, out), (475, inn), (551, bl)):
                p.t(x, y - 11, v, fn, 8.5, "r")
            p.y = y + 2

        def foot(p):
            p.t(40, 800, "Harrow & Dale Bank plc. Registered in England. Authorised by the "
                "Prudential Regulation Authority.", "Helvetica", 6.5, col="#666666")
        state = {"b": bal(op), "fresh": True}
        p.head, p.foot, p.bottom = head, foot, 760
        head(p)
        for t in txs:
            if p.y + 12 * len(t.lines) > p.bottom - 16:
                line("", ["BALANCE CARRIED FORWARD"], "", "", state["b"], True)
                p.brk()
            d = f"{t.d:%d} {EN[t.d.month - 1]} {t.d:%y}" if t.first or state["fresh"] else ""
            state["fresh"] = False
            m = money(abs(t.c))
            line(d, t.lines, m if t.c < 0 else "", m if t.c > 0 else "", bal(t.b) if t.last else "")
            state["b"] = bal(t.b)
        line(f"{b:%d} {EN[b.month - 1]} {b:%y}", ["BALANCE CARRIED FORWARD"], "", "", bal(cl), True)
    paged(path, f)
    return truth({"bank_name": "Harrow & Dale Bank", "account_number": acct, "account_holder": who,
                  "account_type": "Premier Current Account", "currency": "GBP",
                  "statement_period": span(a, b), "opening_balance": op, "closing_balance": cl,
                  "total_debits": debits(txs), "total_credits": credits(txs)},
                 txs, lambda t: t.last)


USW = {"shop": ["Blue Heron Market", "Prairie Hardware", "Tamarack Coffee", "Sunset Pharmacy",
                "Lakeview Diner", "Mesa Fuel Stop"], "city": ["Tucson AZ", "Mesa AZ", "Yuma AZ"],
       "co": ["Saguaro Electric", "Desert Water Coop", "Canyon Wireless", "Pima Cty Tax"],
       "emp": ["Ironwood Dental LLC", "Bisbee Freight Inc"]}
USD = [(3, 1, 20000, 240000, ["Remote Online Deposit {n1}"], "", "dep"),
       (3, 1, 90000, 310000, ["Orig CO Name:{emp} Orig ID:{n10} Desc Date:{%m%d%y} CO Entry "
                              "Descr:Payroll Sec:PPD Trace#:{n15}"], "", "dep"),
       (3, -1, 2000, 120000, [], "", "chk"),
       (5, -1, 300, 14000, ["Card Purchase {%m/%d} {shop} {city} Card 4471"], "", "atm"),
       (2, -1, 2000, 30000, ["ATM Withdrawal {%m/%d} {n3} E Speedway Blvd {city} Card 4471"], "",
        "atm"),
       (3, -1, 3000, 26000, ["{co} Bill Pmt PPD ID: {n10}"], "", "ele"),
       (1, -1, 500, 3500, ["Monthly Service Fee"], "", "fee")]


def america(path, seed, rows):
    rng = seeded("america", seed, rows)
    a, b, n = month(rng)
    op = rng.randint(150000, 900000)
    txs = postings(rng, rows, USD, USW, a, n, op, 0)
    num = rng.randint(1010, 4000)
    for t in txs:
        if t.extra == "chk":
            t.ref, num = str(num), num + rng.choice([1, 1, 1, 2])
    cl = txs[-1].b
    acct = "0000" + digits(rng, 11)
    who = rng.choice(["COPPER QUEEN LANDSCAPING LLC", "MARIA T DELGADO", "WALTER J HOBBS"])
    secs = [("dep", "DEPOSITS AND ADDITIONS", "Total Deposits and Additions"),
            ("chk", "CHECKS PAID", "Total Checks Paid"),
            ("atm", "ATM & DEBIT CARD WITHDRAWALS", "Total ATM & Debit Card Withdrawals"),
            ("ele", "ELECTRONIC WITHDRAWALS", "Total Electronic Withdrawals"),
            ("fee", "FEES", "Total Fees")]
    by = {k: [t for t in txs if t.extra == k] for k, _h, _t in secs}
    blue = "#0b3d63"

    def dm(c):
        return ("-" if c < 0 else "") + "$" + money(c)

    def f(p):
        def head(p):
            p.t(36, 44, "Copper Ridge National Bank", "Helvetica-Bold", 14, col=blue)
            p.t(36, 56, "P O Box 66018, Phoenix, AZ 85082-6018", "Helvetica", 7.5)
            p.t(576, 44, f"{ENL[a.month - 1]} {a:%d}, {a.year} through {ENL[b.month - 1]} {b:%d}, "
                f"{b.year}", "Helvetica", 8.5, "r")
            p.t(576, 56, "Account Number:  " + acct, "Helvetica-Bold", 8.5, "r")
            p.y = 84

        def foot(p):
            p.t(576, 765, f"Page {p.no} of {p.total}", "Helvetica", 8, "r")

        def band(s):
            p.need(64)
            p.box(36, p.y, 540, 16, "#dbe6ef")
            p.box(36, p.y, 5, 16, blue)
            p.t(48, p.y + 11.5, s, "Helvetica-Bold", 10, col=blue)
            p.y += 30

        p.head, p.foot, p.bottom = head, foot, 735
        head(p)
        p.ts(60, 130, [who, "2210 N STONE AVE APT 6", "TUCSON AZ 85705-4410"], "Helvetica", 9.5)
        p.y = 200
        band("CHECKING SUMMARY")
        p.t(290, p.y - 12, "Ridge Total Checking", "Helvetica", 8)
        p.t(330, p.y, "INSTANCES", "Helvetica", 7, "r")
        p.t(440, p.y, "AMOUNT", "Helvetica", 7, "r")
        p.y += 13
        p.t(48, p.y, "Beginning Balance", "Helvetica-Bold")
        p.t(440, p.y, dm(op), "Helvetica-Bold", a="r")
        for k, h, _t in secs:
            if by[k]:
                p.y += 13
                name = h.title().replace("Atm", "ATM").replace(" And ", " and ")
                p.t(48, p.y, name)
                p.t(330, p.y, str(len(by[k])), a="r")
                p.t(440, p.y, money(sum(t.c for t in by[k]), sign="-"), a="r")
        p.y += 15
        p.line(48, p.y - 11, 440, p.y - 11)
        p.t(48, p.y, "Ending Balance", "Helvetica-Bold")
        p.t(330, p.y, str(len(txs)), "Helvetica-Bold", a="r")
        p.t(440, p.y, dm(cl), "Helvetica-Bold", a="r")
        p.y += 26
        for k, h, tot in secs:
            if not by[k]:
                continue
            band(h)
            s = money(sum(abs(t.c) for t in by[k]))
            if k == "chk":
                half = (len(by[k]) + 1) // 2 if len(by[k]) > 3 else len(by[k])
                cols = [by[k][:half], by[k][half:]]
                for x, ts in zip((48, 320), cols):
                    if ts:
                        p.t(x, p.y, "CHECK NUMBER", "Helvetica", 7)
                        p.t(x + 90, p.y, "DATE PAID", "Helvetica", 7)
                        p.t(x + 220, p.y, "AMOUNT", "Helvetica", 7, "r")
                p.y += 13
                for i in range(half):
                    p.need(14)
                    for x, ts in zip((48, 320), cols):
                        if i < len(ts):
                            p.t(x, p.y, ts[i].ref, z=8.5)
                            p.t(x + 90, p.y, f"{ts[i].d:%m/%d}", z=8.5)
                            p.t(x + 220, p.y, money(ts[i].c), z=8.5, a="r")
                    p.y += 13
            else:
                def hd():
                    p.t(48, p.y, "DATE", "Helvetica", 7)
                    p.t(100, p.y, "DESCRIPTION", "Helvetica", 7)
                    p.t(570, p.y, "AMOUNT", "Helvetica", 7, "r")
                    p.y += 13
                hd()
                for i, t in enumerate(by[k]):
                    ls = wrap(t.desc, "Helvetica", 8.5, 370)
                    if p.need(11 * len(ls) + 4):
                        p.t(48, p.y, h + " (continued)", "Helvetica-Bold", 9, col=blue)
                        p.y += 16
                        hd()
                    p.t(48, p.y, f"{t.d:%m/%d}", z=8.5)
                    p.t(570, p.y, ("$" if i == 0 else "") + money(t.c), z=8.5, a="r")
                    p.y = p.ts(100, p.y, ls, z=8.5, lead=10.5) + 3
            p.need(20)
            p.line(48, p.y - 9, 570, p.y - 9, 0.4, "#888888")
            p.t(48, p.y + 2, tot, "Helvetica-Bold", 8.5)
            p.t(570, p.y + 2, "$" + s, "Helvetica-Bold", 8.5, "r")
            p.y += 24
        band("DAILY ENDING BALANCE")
        days = [t for t in txs if t.last]
        per = -(-len(days) // 3)
        for j in range(min(3, len(days))):
            p.t(48 + 180 * j, p.y, "DATE", "Helvetica", 7)
            p.t(190 + 180 * j, p.y, "AMOUNT", "Helvetica", 7, "r")
        p.y += 13
        for i in range(per):
            p.need(13)
            for j in range(3):
                if i + j * per < len(days):
                    t = days[i + j * per]
                    p.t(48 + 180 * j, p.y, f"{t.d:%m/%d}", z=8.5)
                    p.t(190 + 180 * j, p.y, ("$" if i + j == 0 else "") + money(t.b, sign="-"),
                        z=8.5, a="r")
            p.y += 12.5
    paged(path, f, LETTER)
    seq = [t for k, _h, _t in secs for t in by[k]]
    res = truth({"bank_name": "Copper Ridge National Bank", "account_number": acct,
                 "account_holder": who, "account_type": "Ridge Total Checking", "currency": "USD",
                 "statement_period": span(a, b), "opening_balance": op, "closing_balance": cl,
                 **({"total_credits": credits(txs)} if by["dep"] else {})},
                seq, lambda t: False, True)
    for r in res["data"]["transactions"]:
        if not r["description"]:
            del r["description"]
    return res


AUW = {"shop": ["WATTLE GROVE IGA", "BILLABONG BREWING", "KOOKABURRA BOOKS", "COASTAL PETROL",
                "TASMAN HARDWARE"], "sub": ["BRUNSWICK VIC AU", "FITZROY VIC AU", "GEELONG VIC AU"],
       "co": ["YARRA ENERGY", "SOUTHERN TOLLS", "MERRI COUNCIL RATES"],
       "who": ["Liam Foster", "Nguyen Thi Hoa", "B Papadakis"]}
AUP = [(6, -1, 400, 18000, ["{shop} {sub}", "Card xx{n4}", "Value Date: {-%d/%m/%Y}"], "", ""),
       (2, -1, 3590, 3810, ["WWW.STREAMTIDE.EXAMPLE", "Card xx4408 USD 24.00",
                             "Value Date: {-%d/%m/%Y}"], "", ""),
       (3, -1, 3000, 42000, ["Direct Debit {n6} {co}", "{n10}"], "", ""),
       (3, -1, 2000, 90000, ["Transfer to {who} NetLink", "rent"], "", ""),
       (2, 1, 80000, 300000, ["Salary PORT PHILLIP LOGISTICS", "{n8}"], "", ""),
       (2, 1, 2000, 45000, ["Fast Transfer From {who}", "Thanks for dinner"], "", "")]


def australia(path, seed, rows):
    rng = seeded("australia", seed, rows)
    a = dt.date(rng.choice([2022, 2023, 2024]), rng.choice([1, 4, 7, 10]), 1)
    b = dt.date(a.year + (a.month + 3) // 13, (a.month + 2) % 12 + 1, 1) - dt.timedelta(days=1)
    op = rng.randint(90000, 700000)
    txs = postings(rng, rows, AUP, AUW, a, (b - a).days + 1, op, 0)
    cl = txs[-1].b
    who = rng.choice(["MR JARROD K WHITMORE", "MISS CHLOE ANNE DREYER"])
    acct = f"{rng.randint(1000, 9999)} {digits(rng, 8)}"

    def cr(c):
        return "$" + money(c) + (" CR" if c > 0 else " DR" if c < 0 else "")

    def story():
        s = [Spacer(1, 118)]
        info = [["Account Number", "06 " + acct], ["Statement Period",
                f"{a.day} {EN[a.month-1]} {a.year} - {b.day} {EN[b.month-1]} {b.year}"],
                ["Closing Balance", cr(cl)], ["Enquiries", "13 0000 (24 hours a day)"]]
        t = Table([[para(k, "Helvetica-Bold"), para(v, a=2)] for k, v in info],
                  colWidths=[95, 140], hAlign="RIGHT")
        t.setStyle(TableStyle([("LINEBELOW", (0, 0), (-1, -1), 0.3, HexColor("#999999"))]))
        s += [t, Spacer(1, 14), para("Streamline Access Account", "Helvetica-Bold", 13), Spacer(1, 4),
              para(f"<b>Name:</b> {who}"), Spacer(1, 3),
              para("<b>Note:</b> Have you checked your statement today? It's easy to find out more "
                   "information about each of your transactions by logging on to the app."),
              Spacer(1, 8)]
        rs = [[para(x, "Helvetica-Bold", a=al) for x, al in (
            ("Date", 0), ("Transaction", 0), ("Debit", 2), ("Credit", 2), ("Balance", 2))]]

        def dd(d):
            return f"{d:%d} {EN[d.month-1]}"
        rs.append([dd(a), para(f"{a.year} OPENING BALANCE", "Helvetica-Bold"), "", "",
                   para(cr(op), a=2)])
        for t in txs:
            m = money(t.c)
            rs.append([dd(t.d), para("<br/>".join(map(esc, t.lines))), para(m, a=2) if t.c < 0 else "",
                       para("$" + m, a=2) if t.c > 0 else "", para(cr(t.b), a=2)])
        rs.append([dd(b), para(f"{b.year} CLOSING BALANCE", "Helvetica-Bold"), "", "",
                   para(cr(cl), "Helvetica-Bold", a=2)])
        t = Table(rs, colWidths=[46, 240, 70, 75, 84], repeatRows=1)
        t.setStyle(TableStyle([
            ("FONT", (0, 0), (-1, -1), "Helvetica", 8), ("VALIGN", (0, 0), (-1, -1), "BOTTOM"),
            ("VALIGN", (0, 0), (1, -1), "TOP"), ("LINEBELOW", (0, 0), (-1, -1), 0.3, HexColor("#bbbbbb")),
            ("LINEABOVE", (0, 0), (-1, 0), 1, HexColor("#222222")),
            ("BACKGROUND", (0, 0), (-1, 0), HexColor("#ffd84d")),
            ("TOPPADDING", (0, 0), (-1, -1), 2.5), ("BOTTOMPADDING", (0, 0), (-1, -1), 3)]))
        s += [t, Spacer(1, 12)]
        u = Table([["Opening balance", "-", "Total debits", "+", "Total credits", "=",
                    "Closing balance"],
                   [cr(op), "", "$" + money(debits(txs)), "", "$" + money(credits(txs)), "", cr(cl)]],
                  colWidths=[110, 25, 105, 25, 105, 25, 110])
        u.setStyle(TableStyle([("FONT", (0, 0), (-1, 0), "Helvetica-Bold", 8),
                               ("FONT", (0, 1), (-1, -1), "Helvetica", 8.5),
                               ("ALIGN", (0, 0), (-1, -1), "CENTER"),
                               ("BOX", (0, 0), (-1, -1), 0.6, HexColor("#222222"))]))
        return s + [u]

    def on(p):
        if p.no == 1:
            p.box(40, 30, 26, 26, "#ffd84d")
            p.c.saveState()
            p.t(74, 50, "Southerly Mutual Bank", "Helvetica-Bold", 17)
            p.c.restoreState()
            p.t(555, 50, "Statement 27", "Helvetica", 10, "r")
            p.ts(60, 95, [who, "3/81 LYGON PARADE", "BRUNSWICK EAST VIC 3057"], z=9)
        else:
            p.t(40, 30, "Southerly Mutual Bank", "Helvetica-Bold", 8)
        p.t(555, 30, f"(Page {p.no} of {p.total})", "Helvetica", 8, "r")
    flow(path, story, on, margins=(40, 40, 42, 40))
    return truth({"bank_name": "Southerly Mutual Bank", "account_number": "06 " + acct,
                  "account_holder": who, "account_type": "Streamline Access Account",
                  "currency": "AUD", "statement_period": span(a, b), "opening_balance": op,
                  "closing_balance": cl, "total_debits": debits(txs),
                  "total_credits": credits(txs)}, txs)


BANKS = {"britain": britain, "america": america, "australia": australia}
