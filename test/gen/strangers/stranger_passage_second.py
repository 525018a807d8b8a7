# SPDX-License-Identifier: AGPL-3.0-or-later
"""Papers of stranger_passage.py, second part."""

from stranger_passage_kit import (CITIES, FIRMS, IFS, MONTHS, SHOPS, address, bank, cwrap, dMy, digits, dmy, dmy2, dt, flow, ind, iso, letters, month,
                                  person, plain, sums, sw, swrap, table, tx, vpa, wrap)

MODES = ["MOBILE BANKING", "NET BANKING", "ATM", "", "", "CMS TRANSACTION", "UPI"]


def narr_imperia(rnd, d, cr, v):
    k = rnd.random()
    n, bk, who = digits(rnd, 12), rnd.choice(IFS), person(rnd)
    if k < 0.5:
        return {"mode": "", "desc": f"UPI/{n}/{rnd.choice(['UPI', 'Oid' + digits(rnd, 14), 'Payment from Ph'])}/{vpa(rnd)}/{rnd.choice(['State Bank', 'Yes Bank Ltd', 'Axis Bank', 'Kotak Bank'])}/{letters(rnd, 3)}{digits(rnd, 18)}/"}
    if cr:
        return rnd.choice([{"mode": "", "desc": f"NEFT-{bk}N{digits(rnd, 11)}-{rnd.choice(FIRMS).upper()}-{rnd.choice(['SALARY', 'INV ' + digits(rnd, 4), '/FAST'])}-{digits(rnd, 12)}-{bk}0{digits(rnd, 6)}"},
                           {"mode": "MOBILE BANKING", "desc": f"MMT/IMPS/{n}/{rnd.choice(['rent', 'IMPS', 'Loan'])}/{who.split()[0]}/{bk}0{digits(rnd, 6)}"},
                           {"mode": "", "desc": f"{digits(rnd, 12)}:Int.Pd:{dmy(d - dt.timedelta(90), '-')} to {dmy(d, '-')}"}])
    return rnd.choice([{"mode": "NET BANKING", "desc": f"BIL/ONL/{digits(rnd, 12)}/{rnd.choice(SHOPS)[:12].strip()}/{digits(rnd, 15)}"},
                       {"mode": "ICI ATM", "desc": f"CAM/{digits(rnd, 8)}/CASH WDL/{dmy2(d, '-')}"},
                       {"mode": "", "desc": f"VPS/{rnd.choice(SHOPS)[:11].strip()}/{d.year}{d.month:02d}{d.day:02d}{digits(rnd, 6)}/{digits(rnd, 12)}/{rnd.choice(CITIES).upper()}"},
                       {"mode": "AUTO SWEEP", "desc": f"TRF TO FD no. {digits(rnd, 12)}"},
                       {"mode": "", "desc": f"ACH/{rnd.choice(['Zerodhaa', 'LICINDIA', 'HDB FINANCIAL'])}/{letters(rnd, 4)}{digits(rnd, 16)}/{digits(rnd, 8)}"}])


def longd(d):
    return f"{MONTHS[d.month - 1]} {d.day:02d}, {d.year}"


def imperia(p, rnd, rows):
    a, b = month(rnd)
    op = rnd.randint(400000, 15000000)
    rs = flow(rnd, rows, a, b, op, narr_imperia, hi=3000000)
    name, acct, cust, ad = person(rnd).upper(), digits(rnd, 4) + "01" + digits(rnd, 6), "XXXXX" + digits(rnd, 4), address(rnd)
    RED = "#b02a30"

    def head():
        p.poly([(30, 22), (44, 18), (44, 40), (30, 44)], "#f58220")
        p.circle(37, 31, 4, "#ffffff")
        p.t(50, 36, "Imperia Bank", "SB", 15, RED)
        p.line(30, 50, 565, 50, RED, 1.2)

    def foot():
        p.line(30, 800, 565, 800, RED, 0.7)
        p.t(30, 810, "Regd. Office: Imperia Bank Tower, Near Chakli Circle, Old Padra Road, Vadodara 390007", "N", 6)
        p.t(565, 810, f"Page {p.n} of {p.total}", "N", 6.5, al="r")

    def newpage():
        foot()
        p.page()
        head()
        return 62

    head()
    p.lines(30, 76, ["MR. " + name] + [s.upper() for s in ad] + ["INDIA"], 10.5, "N", 8)
    p.box(350, 64, 215, 62, "#fdf1e4", "#f58220", 0.6)
    p.t(357, 76, "Did you know?", "NB", 7.5, RED)
    p.para(357, 86, "Your Base Branch has moved to a longer counter hour from Monday to Saturday. Quote your Customer ID in all letters and "
           "update your nomination through Internet Banking.", 200, 9, "N", 6.8)
    p.t(30, 146, f"Summary of Accounts held under Cust ID: {cust} as on {longd(b)}", "NB", 9, RED)
    y = 154
    fds = [(digits(rnd, 12), a - dt.timedelta(rnd.randint(30, 600)), rnd.randint(10, 90) * 500000, rnd.choice([6.1, 6.9, 7.25]), rnd.choice([12, 15, 24]))
           for _ in range(rnd.randint(1, 3))]
    fdt = sum(f[2] for f in fds)
    cl = rs[-1]["bal"]
    xs = [30, 170, 270, 390, 490, 565]

    def bar(y, labels, xr):
        p.box(30, y, 535, 24, RED)
        for (x, al), s in zip(xr, labels):
            p.lines(x, y + 9.5, s.split("\n"), 9, "NB", 6.8, "#ffffff", al)
        return y + 24
    pos = [(34, "l"), (262, "r"), (380, "r"), (480, "r"), (560, "r")]
    p.t(30, y + 8, "ACCOUNT DETAILS - INR", "NB", 7.5)
    y = bar(y + 12, ["ACCOUNT TYPE", "A/C BALANCE\n(I)", "FIXED DEPOSITS\n(LINKED) BAL.(II)", "TOTAL BALANCE\n(I+II)", "NOMINATION"], pos)
    for lab, f, v in [(f"Savings A/c {acct}", "N", ["Registered"]), ("TOTAL", "NB", [""])]:
        for (x, al), s in zip(pos, [lab, ind(cl), ind(fdt), ind(cl + fdt)] + v):
            p.t(x, y + 10, s, f, 7.2, al=al)
        p.line(30, y + 14, 565, y + 14, "#c9c9c9")
        y += 14
    p.t(30, y + 16, "FIXED DEPOSITS - INR", "NB", 7.5)
    pos2 = [(34, "l"), (150, "c"), (270, "r"), (320, "r"), (390, "c"), (470, "c"), (560, "r")]
    y = bar(y + 20, ["DEPOSIT NO.", "OPEN\nDATE", "DEP. AMT.#", "ROI%", "PERIOD", "MAT. DATE", "BALANCE*"], pos2)
    for no, o, v, r, m in fds:
        for (x, al), s in zip(pos2, [no, dmy(o, "-"), ind(v), f"{r:.2f}", f"{m} Months", dmy(o + dt.timedelta(m * 30), "-"), ind(v)]):
            p.t(x, y + 10, s, "N", 7.2, al=al)
        p.line(30, y + 14, 565, y + 14, "#c9c9c9")
        y += 14
    p.t(565, y + 9, "# Amount of deposit at the time of opening / renewal", "NI", 6, al="r")
    y += 24
    p.t(30, y, f"Statement of Transactions in Savings Account Number: {acct} in INR for the period {longd(a)} - {longd(b)}", "NB", 7.8, RED)
    cols = [(34, "l", 50), (90, "l", 66), (160, "l", 190), (420, "r", 62), (490, "r", 62), (560, "r", 64)]

    def thead(y):
        p.box(30, y, 535, 14, RED)
        for (x, al, w), s in zip(cols, ["DATE", "MODE**", "PARTICULARS", "DEPOSITS", "WITHDRAWALS", "BALANCE"]):
            p.t(x, y + 10, s, "NB", 6.8, "#ffffff", al)
        return y + 14
    cells = [[dmy(a, "-"), "", "B/F", "", "", ind(op)]]
    for r in rs:
        cells.append([dmy(r["date"], "-"), r["mode"], swrap(r["desc"], "N", 7.2, 190, "/-"), ind(r["cr"]) if r["cr"] else "", ind(r["dr"]) if r["dr"] else "", ind(r["bal"])])
    td, tc = sums(rs)
    cells.append(["", "", "Total:", ind(tc), ind(td), ind(cl)])
    y = table(p, cols, cells, thead(y + 5), 790, lambda: thead(newpage()), 9.2, 2, "N", 7.2,
              lambda p, a0, b0, i: p.line(30, b0, 565, b0, "#d8c3c0", 0.4), asc=6.8, styles={len(cells) - 1: {"font": "NB"}})
    if y > 690:
        y = newpage()
    p.t(30, y + 18, "Account Related Other Information", "NB", 7.5, RED)
    p.t(30, y + 29, f"Account No {acct}   |   MICR CODE {digits(rnd, 9)}   |   IFS CODE IMPB000{acct[:4]}   |   Nominee registered: Y", "N", 7)
    p.para(30, y + 44, "** Legends for modes: ICI ATM - cash withdrawal at own ATM; AUTO SWEEP - transfer to linked fixed deposit; NET BANKING - payment through the website; "
           "VPS/IPS - debit card at a shop; BIL - bill payment; MMT - mobile money transfer; CMS - collection. Please examine this statement and inform within 30 days of any "
           "discrepancy. This is a system-generated statement. Hence, it does not require any signature.", 535, 8.5, "N", 6.3)
    foot()
    return bank({"bank_name": "Imperia Bank", "account_number": acct, "account_holder": "MR. " + name, "account_type": "Savings A/c",
                 "ifsc": f"IMPB000{acct[:4]}", "currency": "INR", "statement_period": {"from": iso(a), "to": iso(b)}, "opening_balance": plain(op), "closing_balance": plain(cl),
                 "total_debits": plain(td), "total_credits": plain(tc), "transactions": [tx(r) for r in rs]})


def narr_saha(rnd, d, cr, v):
    n = digits(rnd, 12)
    k = rnd.random()
    who = person(rnd)
    bank_n = rnd.choice(["STATE BAN", "YES BANK", "HDFC BANK", "Axis Bank", "PAYTM PAY"])
    if k < 0.6:
        return {"desc": f"UPI/{'P2A' if k < .3 else 'P2M'}/{n}/{(who if k < .3 else rnd.choice(SHOPS)).upper()[:14].strip()} /{bank_n}/{rnd.choice(['UPI', 'Sent', 'Paid vi', 'Request'])}", "ref": ""}
    if cr:
        return {"desc": rnd.choice([f"NEFT/{rnd.choice(IFS)}H{digits(rnd, 11)}/{rnd.choice(FIRMS).upper()}/{bank_n}/ATTN//INB", f"IMPS/P2A/{n}/{who.upper()[:10]}/{bank_n}/X{digits(rnd, 6)}/",
                                    f"SB:{digits(rnd, 15)}:Int.Pd:{dmy(d - dt.timedelta(88), '-')} to {dmy(d, '-')}", f"BY CASH DEPOSIT-BNA/{letters(rnd, 4)}{digits(rnd, 4)}/{digits(rnd, 4)}/{dmy2(d, '')}/{rnd.choice(CITIES).upper()}"]), "ref": ""}
    return rnd.choice([{"desc": f"TO {who.upper()}", "ref": digits(rnd, 6)}, {"desc": f"POS/{rnd.choice(SHOPS).upper()}/{rnd.choice(CITIES).upper()}/{dmy2(d, '')}/{rnd.randint(10, 21)}:{rnd.randint(10, 59)}/{digits(rnd, 6)}", "ref": ""},
                       {"desc": f"ATM-CASH-AXIS/{letters(rnd, 4)}{digits(rnd, 4)}/{digits(rnd, 4)}/{dmy2(d, '')}/{rnd.choice(CITIES).upper()}", "ref": ""},
                       {"desc": f"GST @18% on Charge", "ref": ""}, {"desc": f"ECS/{rnd.choice(['LIC', 'TATA CAP', 'BAJAJA'])}/{digits(rnd, 10)}/{who.upper()}", "ref": ""}])


def sahyog(p, rnd, rows):
    a, b = month(rnd, span=3)
    op = rnd.randint(50000, 12000000)
    rs = flow(rnd, rows, a, b, op, narr_saha, hi=2500000)
    name, acct, ad = person(rnd).upper(), "9" + digits(rnd, 14), [s.upper() for s in address(rnd)]
    ifsc = "SHYG0000" + digits(rnd, 3)
    M = "#97144d"
    p.poly([(455, 40), (465, 22), (475, 40), (469, 40), (465, 33), (461, 40)], M)
    p.t(565, 38, "SAHYOG BANK", "HB", 11, M, "r")
    p.t(30, 60, name, "HB", 9)
    p.t(30, 71, "Joint Holder :--", "H", 8)
    p.lines(30, 82, ad + ["INDIA-" + ad[-1].split()[-1]], 10.5, "H", 8)
    y = 60
    for k, v in [("Customer No", digits(rnd, 9)), ("Scheme", "SB - PRESTIGE"), ("Currency", "INR"), ("IFSC Code", ifsc), ("MICR Code", digits(rnd, 9)),
                 ("Nominee Registered", "Y"), ("Registered Mobile No", "XXXXXX" + digits(rnd, 4)), ("PAN", letters(rnd, 5) + digits(rnd, 4) + letters(rnd, 1))]:
        p.t(565, y, f"{k} :{v}", "H", 8, al="r")
        y += 10.5
    p.t(297, 158, f"Statement of Sahyog Account No :{acct} for the period (From : {dmy(a, '-')} To : {dmy(b, '-')})", "HB", 8.5, al="c")
    cols = [(34, "l", 50), (88, "l", 42), (134, "l", 205), (404, "r", 60), (468, "r", 60), (532, "r", 60), (560, "r", 26)]
    vx = [30, 84, 130, 342, 408, 472, 536, 565]

    def grid(p, y0, y1, i):
        p.box(30, y0, 535, y1 - y0, None, "#9a9a9a", 0.4)
        for x in vx[1:-1]:
            p.line(x, y0, x, y1, "#9a9a9a", 0.4)

    def thead(y):
        p.box(30, y, 535, 15, "#f0dbe4")
        grid(p, y, y + 15, 0)
        for i, s in enumerate(["Tran Date", "Chq No", "Particulars", "Debit", "Credit", "Balance", "Init. Br"]):
            p.t((vx[i] + vx[i + 1]) / 2, y + 10.5, s, "HB", 7.4 if i < 6 else 6.6, M, "c")
        return y + 15

    def newpage():
        p.page()
        return thead(30)
    td, tc = sums(rs)
    cells = [["", "", "OPENING BALANCE", "", "", plain(op), ""]]
    for r in rs:
        cells.append([dmy(r["date"], "-"), r["ref"], swrap(r["desc"], "H", 7.4, 205, "/"), plain(r["dr"]) if r["dr"] else "", plain(r["cr"]) if r["cr"] else "",
                      plain(r["bal"]), rnd.choice(["248", "1173", "4806"])])
    cells += [["", "", "TRANSACTION TOTAL", plain(td), plain(tc), "", ""], ["", "", "CLOSING BALANCE", "", "", plain(rs[-1]["bal"]), ""]]
    n = len(cells)
    y = table(p, cols, cells, thead(168), 805, newpage, 9.2, 2.6, "H", 7.4, grid, styles={i: {"font": "HB"} for i in (0, n - 2, n - 1)})
    if y > 640:
        p.page()
        y = 30
    p.t(30, y + 18, "Unless the constituent notifies the bank immediately of any discrepancy found by him/her in this statement of Account, it will be taken that he/she has found the account correct.", "H", 6.4)
    p.t(30, y + 32, "The closing balance as shown/displayed includes not only the credit balance and / or overdraft limit, but also funds which are under clearing.", "H", 6.4)
    p.t(30, y + 50, "Legends :", "HB", 7.5)
    for i, s in enumerate(["ICONN  -  Transaction through Internet Banking", "VMT-ICON  -  Visa Money Transfer through Internet Banking", "AUTOSWEEP  -  Transfer to linked fixed deposit",
                           "REV SWEEP  -  Interest on Linked fixed Deposit", "SWEEP TRF  -  Transfer from Linked Fixed Deposit / Account", "CWDR  -  Cash Withdrawal through ATM",
                           "PUR  -  POS purchase", "TIP/ SCG  -  Surcharge on usage of debit card at pumps/railway ticket purchase or hotel tips"]):
        p.t(30, y + 61 + 10 * i, s, "H", 6.8)
    p.t(297, y + 152, "++++ End of Statement ++++", "HB", 8, al="c")
    return bank({"bank_name": "SAHYOG BANK", "account_number": acct, "account_holder": name, "account_type": "SB - PRESTIGE", "ifsc": ifsc, "currency": "INR",
                 "statement_period": {"from": iso(a), "to": iso(b)}, "opening_balance": plain(op), "closing_balance": plain(rs[-1]["bal"]),
                 "total_debits": plain(td), "total_credits": plain(tc), "transactions": [tx(r) for r in rs]})


def narr_aurum(rnd, d, cr, v):
    n = digits(rnd, 12)
    k = rnd.random()
    who = person(rnd)
    if k < 0.55:
        return {"desc": f"UPI/{'CR' if cr else 'DR'}/{n}/{who}/{rnd.choice(IFS)}/{digits(rnd, 4)}XXXXX{digits(rnd, 3)}/{rnd.choice(['UPI', 'milk bill', 'Pay to shop', 'NA'])}", "ref": "AUS" + d.strftime("%Y%m%d") + digits(rnd, 9)}
    if cr:
        return {"desc": rnd.choice([f"NEFT from {rnd.choice(FIRMS)} {rnd.choice(IFS)}0{digits(rnd, 6)}", f"IMPS/{n}/{who}/Inward remittance", "Monthly interest credit at 7.00 %", "Cash deposit at branch by self"]),
                "ref": rnd.choice(IFS) + digits(rnd, 12)}
    return {"desc": rnd.choice([f"NACH DR {rnd.choice(['Muthoota Fincorp', 'Chola Invest', 'Sundaram Home'])} mandate {letters(rnd, 4)}{digits(rnd, 16)}", f"Debit card purchase at {rnd.choice(SHOPS)} {rnd.choice(CITIES)} card ending {digits(rnd, 4)}",
                                f"BBPS/{rnd.choice(['Electricity', 'Mobile postpaid', 'Gas'])} bill/{digits(rnd, 10)}", "Debit card annual fee incl GST"]), "ref": "S" + digits(rnd, 8)}


def aurum(p, rnd, rows):
    a, b = month(rnd)
    op = rnd.randint(20000, 6000000)
    rs = flow(rnd, rows, a, b, op, narr_aurum, pcr=0.35)
    name, acct, ifsc = person(rnd), digits(rnd, 16), "AUSF000" + digits(rnd, 4)
    P, O = "#4b1e66", "#f28c28"
    ad = address(rnd)
    cust, br = digits(rnd, 8), rnd.choice(CITIES)
    D = lambda d: dMy(d, "-")
    td, tc = sums(rs)

    def head():
        p.box(0, 0, p.W, 46, P)
        p.circle(48, 23, 12, O)
        p.t(48, 27, "Au", "NB", 10, P, "c")
        p.t(68, 28, "Aurum Small Finance Bank", "NB", 13, "#ffffff")
        p.t(565, 28, "ACCOUNT STATEMENT", "NB", 11, O, "r")

    def foot():
        p.box(0, 814, p.W, 28, "#f3eef6")
        p.t(30, 826, "Call us 1800 1200 0000   |   aurumsfb.example   |   Registered office: 19-A Dhuleshwar Garden, Ajmer Road, Jaipur", "N", 6.5, P)
        p.t(565, 826, f"{p.n}/{p.total}", "NB", 7, P, "r")
    head()
    p.box(30, 58, 260, 92, "#faf7fc", "#d9cbe3", 0.7, 5)
    p.t(40, 73, name, "NB", 10)
    p.lines(40, 86, ad, 10.5, "N", 7.5)
    p.t(40, 122, f"Registered mobile  +91 XXXXXX{digits(rnd, 4)}", "N", 7.5)
    p.t(40, 134, f"Joint holder(s)  -", "N", 7.5)
    p.box(305, 58, 260, 92, "#faf7fc", "#d9cbe3", 0.7, 5)
    y = 73
    for k, v in [("Customer ID", cust), ("Account Number", acct), ("Account Type", "AU Savings - Royale"), ("Branch", br), ("IFSC Code", ifsc), ("Statement Period", f"{D(a)} to {D(b)}")]:
        p.t(315, y, k, "N", 7.5, "#666666")
        p.t(400, y, v, "NB", 7.5)
        y += 13.5
    for i, (k, v, c) in enumerate([("Opening Balance", op, "#333333"), ("Total Credit", tc, "#147a3d"), ("Total Debit", td, "#b3261e"), ("Closing Balance", rs[-1]["bal"], P)]):
        x = 30 + i * 135.5
        p.box(x, 160, 128.5, 38, "#ffffff", O, 0.8, 4)
        p.t(x + 64, 174, k, "N", 7.5, "#666666", "c")
        p.t(x + 64, 189, "₹ " + ind(v), "NB", 10, c, "c")
    cols = [(57, "c", 54), (112, "c", 54), (143, "l", 160), (308, "l", 78), (443, "r", 54), (502, "r", 54), (561, "r", 56)]

    def thead(y):
        p.box(30, y, 535, 24, O)
        for (x, al, w), s in zip(cols, ["Transaction\nDate", "Value\nDate", "Description/Narration", "Cheque/\nReference No.", "Debit\n(₹)", "Credit\n(₹)", "Balance\n(₹)"]):
            ss = s.split("\n")
            p.lines(x, y + (10 if len(ss) == 2 else 15), ss, 9, "NB", 7.2, "#ffffff", al)
        return y + 24

    def newpage():
        foot()
        p.page()
        head()
        return thead(56)

    def zebra(p, y0, y1, i):
        if i % 2:
            p.box(30, y0, 535, y1 - y0, "#f5f0f8")
    cells = []
    for r in rs:
        v = r["date"] + dt.timedelta(rnd.choice([0, 0, 0, 1]) if r["date"] < b else 0)
        cells.append([dMy(r["date"]), dMy(v), wrap(r["desc"], "N", 7, 158), cwrap(r["ref"], "N", 7, 77), ind(r["dr"]) if r["dr"] else "-", ind(r["cr"]) if r["cr"] else "-", ind(r["bal"])])
    y = table(p, cols, cells, thead(208), 806, newpage, 9, 3.2, "N", 7, zebra, valign="m", asc=6.8)
    if y > 745:
        foot()
        p.page()
        head()
        y = 56
    p.line(30, y + 2, 565, y + 2, O, 1)
    p.para(30, y + 16, "This is an auto-generated statement and requires no signature. Deposits with the Bank are covered by DICGC up to Rs. 5 lakh. Please report unauthorised transactions "
           "within 3 working days. Never share OTP, CVV or UPI PIN.", 535, 9, "N", 6.8, "#555555")
    foot()
    return bank({"bank_name": "Aurum Small Finance Bank", "account_number": acct, "account_holder": name, "account_type": "AU Savings - Royale", "ifsc": ifsc, "currency": "INR",
                 "statement_period": {"from": iso(a), "to": iso(b)}, "opening_balance": plain(op), "closing_balance": plain(rs[-1]["bal"]),
                 "total_debits": plain(td), "total_credits": plain(tc), "transactions": [tx(r, True) for r in rs]})


def narr_buddy(rnd, d, cr, v):
    who = rnd.choice([person(rnd), rnd.choice(SHOPS)])
    k = rnd.random()
    tid = digits(rnd, 14)
    if k < 0.6:
        ls = [f"{'Received from' if cr else 'Paid to'} {who}", f"UPI ID: {vpa(rnd)}", f"UPI Ref No: {digits(rnd, 12)}"]
    elif k < 0.75:
        ls = ["Money Added to Wallet" if not cr else "Cashback Received", f"Order ID: {digits(rnd, 11)}"]
    elif k < 0.9:
        ls = [f"IMPS transfer {'from' if cr else 'to'} {person(rnd)}", f"A/c No: XX{digits(rnd, 4)}, IFSC: {rnd.choice(IFS)}0{digits(rnd, 6)}"]
    else:
        ls = ["Interest Credited" if cr else "Mobile Recharge"]
    ls.append(f"Transaction ID: {tid}")
    return {"ls": ls, "desc": " ".join(ls), "mn": rnd.randint(400, 1420)}


def buddypay(p, rnd, rows):
    a, b = month(rnd, (2019, 2023))
    op = rnd.randint(5000, 1000000)
    rs = flow(rnd, rows, a, b, op, narr_buddy, lo=100, hi=200000, pcr=0.35)
    for d in {r["date"] for r in rs}:
        day = [r for r in rs if r["date"] == d]
        for r, m in zip(day, sorted(r["mn"] for r in day)):
            r["tm"] = f"{(m // 60 - 1) % 12 + 1}:{m % 60:02d} {'AM' if m < 720 else 'PM'}"
    name, acct, ifsc = person(rnd).upper(), "91" + digits(rnd, 10), "BDPY0" + digits(rnd, 6)
    td, tc = sums(rs)
    cl = rs[-1]["bal"]
    rs = rs[::-1]
    B, L = "#0b2a6f", "#00b9f1"
    rup = lambda v: "Rs." + ind(v)
    p.t(36, 50, "buddy", "WB", 17, B)
    p.t(36 + sw("buddy", "WB", 17), 50, "pay", "WB", 17, L)
    p.t(36, 61, "Payments Bank", "W", 7.5, B)
    p.t(559, 42, f"{dMy(a, ' ', True, False)} TO {dMy(b, ' ', True, False)}", "WB", 9, B, "r")
    p.t(559, 54, "Account Statement", "W", 8, "#666666", "r")
    p.line(36, 72, 559, 72, L, 2)
    p.t(36, 94, name, "WB", 12, B)
    p.t(36, 107, ", ".join(address(rnd)), "W", 7.2, "#555555")
    for x, k, v in [(36, "Account Number", acct), (180, "IFSC Code", ifsc), (300, "Account Type", "Savings Account"), (430, "Nominee", "Registered")]:
        p.t(x, 130, k, "W", 7, "#8a8a8a")
        p.t(x, 142, v, "WB", 8.5)
    p.box(36, 156, 523, 48, "#e8f8fe", r=6)
    for x, k, v, c in [(50, "Opening Balance", rup(op), "#000000"), (185, "Total Money In", "+ " + rup(tc), "#1a8a4a"), (320, "Total Money Out", "- " + rup(td), "#c0392b"), (450, "Closing Balance", rup(cl), B)]:
        p.t(x, 176, k, "W", 7.2, "#555555")
        p.t(x, 192, v, "WB", 9, c)
    cols = [(36, "l", 90), (135, "l", 245), (460, "r", 80), (559, "r", 90)]

    def thead(y):
        for (x, al, w), s in zip(cols, ["DATE & TIME", "TRANSACTION DETAILS", "AMOUNT", "AVAILABLE BALANCE"]):
            p.t(x, y + 10, s, "WB", 6.8, "#8a8a8a", al)
        p.line(36, y + 16, 559, y + 16, "#cccccc", 0.8)
        return y + 16

    def foot():
        p.t(36, 806, "Buddypay Payments Bank Ltd., B-121, Sector 5, Noida 201301   CIN U65999UP2016PLC000000", "W", 5.8, "#8a8a8a")
        p.t(559, 806, f"Page {p.n} of {p.total}", "W", 6.5, "#8a8a8a", "r")

    def newpage():
        foot()
        p.page()
        return thead(36)
    cells = [[[dMy(r["date"], zero=False), r["tm"]], r["ls"], ("+ " if r["cr"] else "- ") + rup(r["cr"] or r["dr"]), rup(r["bal"])] for r in rs]
    y = table(p, cols, cells, thead(218), 790, newpage, 10, 5, "W", 7.2, lambda p, y0, y1, i: p.line(36, y1, 559, y1, "#e4e4e4", 0.6))
    if y > 760:
        y = newpage()
    p.t(297, y + 18, "For any queries, contact us 24x7 on 0120 4456 000. This is a system generated statement.", "W", 6.8, "#777777", "c")
    foot()
    return bank({"bank_name": "buddypay Payments Bank", "account_number": acct, "account_holder": name, "account_type": "Savings Account", "ifsc": ifsc, "currency": "INR",
                 "statement_period": {"from": iso(a), "to": iso(b)}, "opening_balance": plain(op), "closing_balance": plain(cl),
                 "total_debits": plain(td), "total_credits": plain(tc), "transactions": [tx(r) for r in rs]})


BANKS = {"imperia": imperia, "sahyog": sahyog, "aurum": aurum, "buddypay": buddypay}
