# SPDX-License-Identifier: AGPL-3.0-or-later
"""Papers of stranger_passage.py, third part."""

from stranger_passage_kit import (CITIES, FIRMS, IFS, MON, MONTHS, SHOPS, address, bank, crdr, dMy, digits, dmy, dmy2, dt, flow, ind, iso, letters, month,
                                  person, plain, sums, table, tx, vpa, wrap)


def narr_coop(rnd, d, cr, v):
    who = person(rnd)
    if cr:
        s = rnd.choice(["By Cash", f"By Cash {who}", f"By Clg. {rnd.choice(['S.B.I.', 'B.O.M.', 'D.C.C. Bank'])}", f"By Trf. Milk Bill {rnd.choice(['Krishnai', 'Gokul', 'Shivam'])} Dudh Sanstha",
                        f"UPI CR {digits(rnd, 12)} {who}", f"NEFT {rnd.choice(IFS)}N{digits(rnd, 11)} {rnd.choice(FIRMS)}", "By Sugarcane Bill 1st Inst. Season 2nd Fortnight"])
        return {"desc": s, "ref": ""}
    s, r = rnd.choice([("To Self", 1), (f"To {who}", 1), ("To Cash", 1), (f"UPI DR {digits(rnd, 12)} {vpa(rnd)} {rnd.choice(SHOPS)}", 0), ("To Loan A/c MTL/" + digits(rnd, 4) + " Instalment", 0),
                       ("To RD A/c No. " + digits(rnd, 5), 0), ("To PMJJBY Premium", 0), ("SMS Chg + GST", 0)])
    return {"desc": s, "ref": digits(rnd, 6) if r else ""}


def mandesh(p, rnd, rows):
    a, b = month(rnd, (2018, 2024), 3)
    op = rnd.randint(100000, 5000000)
    rs = flow(rnd, rows, a, b, op, narr_coop, lo=1500, hi=1500000, pcr=0.38)
    for r, nxt in zip(rs, rs[1:] + [None]):
        r["last"] = nxt is None or nxt["date"] != r["date"]
    name, acct = "SHRI. " + person(rnd).upper(), f"SB/{rnd.randint(100, 9999)}"
    ifsc, br = "MDSB0000" + digits(rnd, 3), rnd.choice(["Dahiwadi", "Mhaswad", "Vaduj", "Phaltan"])
    X = [36, 62, 118, 312, 362, 428, 494, 562]
    cols = [(49, "c", 24), (90, "c", 54), (122, "l", 186), (337, "c", 46), (424, "r", 60), (490, "r", 60), (558, "r", 62)]
    ad = address(rnd)

    def head():
        p.t(299, 36, "THE MANDESH NAGARI SAHAKARI BANK LTD., DAHIWADI", "TB", 14, al="c")
        p.t(299, 48, "(Regd. No. STR/BNK/(O)/112/1996)   Head Office : Market Yard, Dahiwadi, Dist. Satara 415508", "T", 8.5, al="c")
        p.line(36, 54, 562, 54, lw=1.2)
        p.line(36, 56, 562, 56, lw=0.4)
        p.t(299, 70, "Account Ledger / Statement", "TB", 11, al="c")
        y = 86
        for lv, le, v, x in [("शाखा", "Branch", br, 36), ("खाते", "A/c No.", acct, 330), ("नाव", "Name", name, 36), ("", "IFSC", ifsc, 330), ("", "Address", ", ".join(ad), 36)]:
            if lv:
                p.t(x, y, lv, "V", 9)
                p.t(x + 26, y, "/ " + le, "T", 9.5)
            else:
                p.t(x, y, le, "T", 9.5)
            p.t(x + 70, y, ": " + v, "TB" if le in ("Name", "A/c No.") else "T", 9.5)
            if x == 330 or le == "Address":
                y += 13
        p.t(36, y + 2, f"From {dmy(a)} To {dmy(b)}", "TB", 9.5)
        p.t(562, y + 2, f"Page {p.n}", "T", 9.5, al="r")
        y += 8
        grid(p, y, y + 26, 0)
        for i, (hv, he) in enumerate([("", "Sr"), ("तारीख", "Date"), ("तपशील", "Particulars"), ("", "Inst.No."), ("नावे", "Debit"), ("जमा", "Credit"), ("बाकी", "Balance")]):
            xm = (X[i] + X[i + 1]) / 2
            if hv:
                p.t(xm, y + 11, hv, "V", 8.5, al="c")
            p.t(xm, y + (22 if hv else 16), he, "TB", 9, al="c")
        return y + 26

    def grid(p, y0, y1, i):
        p.line(X[0], y0, X[-1], y0, lw=0.4)
        p.line(X[0], y1, X[-1], y1, lw=0.4)
        for x in X:
            p.line(x, y0, x, y1, lw=0.4)
    f = lambda v: crdr(v, plain, " Cr", " Dr")

    def newpage():
        p.t(36, 818, "Prepared by", "T", 8.5)
        p.t(299, 818, "Checked by", "T", 8.5, al="c")
        p.t(562, 818, "Contd...", "TI", 8.5, al="r")
        p.page()
        return head()
    cells, st = [["", dmy(a), "Opening Balance", "", "", "", f(op)]], {0: {"font": "TB"}}
    md = mc = 0
    for i, r in enumerate(rs):
        cells.append([str(i + 1), dmy(r["date"]), wrap(r["desc"], "T", 9, 184), r["ref"], plain(r["dr"]) if r["dr"] else "", plain(r["cr"]) if r["cr"] else "", f(r["bal"]) if r["last"] else ""])
        md, mc = md + (r["dr"] or 0), mc + (r["cr"] or 0)
        if i + 1 == len(rs) or rs[i + 1]["date"].month != r["date"].month:
            st[len(cells)] = {"font": "TB"}
            cells.append(["", "", f"Total for {MONTHS[r['date'].month - 1]} {r['date'].year}", "", plain(md), plain(mc), ""])
            md = mc = 0
    td, tc = sums(rs)
    for lab, x, y_, z in [("Grand Total", plain(td), plain(tc), ""), ("Closing Balance", "", "", f(rs[-1]["bal"]))]:
        st[len(cells)] = {"font": "TB"}
        cells.append(["", "", lab, "", x, y_, z])
    y = table(p, cols, cells, head(), 792, newpage, 10.5, 1.8, "T", 9, grid, styles=st)
    if y > 745:
        p.page()
        y = 40
    p.t(36, y + 16, "E. & O. E.", "T", 9)
    p.t(562, y + 42, "Branch Manager / Officer", "TB", 9.5, al="r")
    p.t(36, y + 42, f"Printed on {dmy(b + dt.timedelta(3))} by user CLK{digits(rnd, 2)}", "T", 8.5)
    data = {"bank_name": "THE MANDESH NAGARI SAHAKARI BANK LTD.", "account_number": acct, "account_holder": name, "ifsc": ifsc,
            "statement_period": {"from": iso(a), "to": iso(b)}, "opening_balance": plain(op), "closing_balance": plain(rs[-1]["bal"]),
            "total_debits": plain(td), "total_credits": plain(tc), "transactions": [tx(r, True, r["last"]) for r in rs]}
    data["bank_name"] += ", DAHIWADI"
    return bank(data)


def narr_cc(rnd, d, cr, v):
    f, bk = rnd.choice(FIRMS).upper(), rnd.choice(IFS)
    if cr:
        return rnd.choice([{"desc": f"RTGS-{bk}R5{d.year}{d.month:02d}{d.day:02d}00{digits(rnd, 6)}-{f}", "ref": ""}, {"desc": f"NEFT-{bk}N{digits(rnd, 11)}-{f}--INV {digits(rnd, 4)}/{d.year % 100}", "ref": ""},
                           {"desc": f"BY INST {digits(rnd, 6)} : CTS INWARD CLG {rnd.choice(CITIES).upper()}", "ref": digits(rnd, 6)}, {"desc": f"LC BILL REALISED FBC{digits(rnd, 8)} {f}", "ref": ""},
                           {"desc": f"IMPS/{digits(rnd, 12)}/{person(rnd).upper()}/ADVANCE", "ref": ""}])
    return rnd.choice([{"desc": f"RTGS-BOAMR{digits(rnd, 14)}-{f}-{bk}0{digits(rnd, 6)}", "ref": digits(rnd, 6)}, {"desc": f"{digits(rnd, 6)}:Int.Coll:{dmy(d - dt.timedelta(30), '-')} to {dmy(d, '-')}", "ref": ""},
                       {"desc": f"TO CLG : {f} : {rnd.choice(['HDFC BANK', 'ICICI BANK', 'UNION BANK'])}", "ref": digits(rnd, 6)}, {"desc": f"GST PAYMENT CPIN {digits(rnd, 14)}", "ref": ""},
                       {"desc": f"EPFO TRRN {digits(rnd, 13)} ECR CHALLAN {MON[d.month - 1].upper()}-{d.year}", "ref": ""}, {"desc": f"BULK SALARY UPLOAD FILE SAL{digits(rnd, 8)}.TXT - {rnd.randint(12, 90)} RECORDS", "ref": ""},
                       {"desc": f"STOCK INSPECTION CHARGES INCL GST", "ref": ""}, {"desc": "CASH WITHDRAWAL - SELF - WAGES", "ref": digits(rnd, 6)}])


def ambawadi(p, rnd, rows):
    a, b = month(rnd, (2020, 2025))
    lim = rnd.choice([5000000, 10000000, 25000000, 45000000]) * 100
    dp = lim * rnd.randint(72, 98) // 100 // 100000 * 100000
    op = -lim * rnd.randint(20, 60) // 100 - rnd.randint(0, 99999)
    rs = flow(rnd, rows, a, b, op, narr_cc, lo=50000, hi=lim // 25, pcr=0.4, od=-dp)
    name, acct, ifsc = "M/S " + rnd.choice(FIRMS).upper(), digits(rnd, 14), "BOAM0" + letters(rnd, 6)
    cl = rs[-1]["bal"]
    f = lambda v: crdr(v, ind, "Cr", "Dr")
    prn = b + dt.timedelta(rnd.randint(1, 6))
    stamp = f"{prn.month}/{prn.day}/{prn.year % 100}, {rnd.randint(9, 11)}:{rnd.randint(10, 59)} AM"
    W = p.W

    def edge():
        p.t(26, 20, stamp, "T", 8)
        p.t(W / 2, 20, "Bank of Ambawadi - Corporate Connect : Account Statement", "T", 8, al="c")
        p.t(26, p.H - 14, "https://corp.bankofambawadi.example/cib/statement/view.do?acc=CC&fmt=html", "T", 8)
        p.t(W - 26, p.H - 14, f"{p.n}/{p.total}", "T", 8, al="r")
    edge()
    p.poly([(40, 36), (62, 36), (62, 58), (40, 58)], "#f26522")
    p.poly([(45, 53), (51, 40), (57, 53)], "#ffffff")
    p.t(70, 53, "Bank of Ambawadi", "HB", 15, "#f26522")
    p.t(W - 40, 53, "Statement of Account", "HB", 12, al="r")
    gx = [40, 150, 400, 520, W - 40]
    facts = [("Account Name", name, "Account Number", acct), ("Account Type", "CASH CREDIT - STOCK & BOOK DEBTS", "Currency", "INR"), ("Branch", f"SME BRANCH, {rnd.choice(CITIES).upper()}", "IFSC Code", ifsc),
             ("Sanctioned Limit", ind(lim), "Drawing Power", ind(dp)), ("Limit Expiry Date", dmy(b + dt.timedelta(200)), "Available Balance", ind(dp + cl)),
             ("Interest Rate (% p.a.)", f"{rnd.choice([9.85, 10.4, 11.15]):.2f}", "Opening Balance", f(op)), ("Statement Period", f"{dmy(a)} to {dmy(b)}", "Closing Balance", f(cl))]
    y = 68
    for k1, v1, k2, v2 in facts:
        p.box(40, y, 110, 15, "#fde5d8")
        p.box(400, y, 120, 15, "#fde5d8")
        for i in range(4):
            p.box(gx[i], y, gx[i + 1] - gx[i], 15, None, "#bbbbbb", 0.5)
        for x, s, ft in [(44, k1, "HB"), (154, v1, "H"), (404, k2, "HB"), (524, v2, "H")]:
            p.t(x, y + 10.5, s, ft, 8)
        y += 15
    cols = [(54, "c", 24), (72, "l", 56), (134, "l", 56), (196, "l", 252), (456, "l", 44), (588, "r", 80), (688, "r", 80), (W - 44, "r", 100)]
    X = [40, 68, 130, 192, 452, 506, 592, 692, W - 40]

    def grid(p, y0, y1, i):
        for j in range(8):
            p.box(X[j], y0, X[j + 1] - X[j], y1 - y0, None, "#bbbbbb", 0.5)
    hs = ["S.No.", "TRAN DATE", "VALUE DATE", "NARRATION", "CHQ.NO.", "WITHDRAWAL(DR)", "DEPOSIT(CR)", "BALANCE(INR)"]
    y += 10
    p.box(40, y, W - 80, 16, "#f26522")
    for j, s in enumerate(hs):
        p.t((X[j] + X[j + 1]) / 2, y + 11, s, "HB", 7.4, "#ffffff", "c")
    y += 16

    def newpage():
        p.page()
        edge()
        return 34
    cells = [[str(i + 1), dmy(r["date"]), dmy(r["date"]), wrap(r["desc"], "H", 8, 252), r["ref"], ind(r["dr"]) if r["dr"] else "", ind(r["cr"]) if r["cr"] else "", f(r["bal"])] for i, r in enumerate(rs)]
    y = table(p, cols, cells, y, p.H - 30, newpage, 9.8, 3, "H", 8, grid, split=True)
    td, tc = sums(rs)
    if y > p.H - 100:
        y = newpage()
    p.t(448, y + 13, "Total", "HB", 8, al="r")
    p.t(588, y + 13, ind(td), "HB", 8, al="r")
    p.t(688, y + 13, ind(tc), "HB", 8, al="r")
    p.line(192, y + 18, 692, y + 18, "#888888")
    p.para(40, y + 34, "Note: Amount in words or figures bearing suffix Dr denotes amount due to the Bank. Interest is charged at monthly rests. Stock statement for the previous month must be lodged by the 10th, "
           "failing which penal interest @ 1% p.a. is applied on the entire outstanding. This is a computer generated statement.", W - 80, 10, "H", 7.5)
    return bank({"bank_name": "Bank of Ambawadi", "account_number": acct, "account_holder": name, "account_type": "CASH CREDIT - STOCK & BOOK DEBTS", "ifsc": ifsc, "currency": "INR",
                 "statement_period": {"from": iso(a), "to": iso(b)}, "opening_balance": plain(op), "closing_balance": plain(cl), "total_debits": plain(td), "total_credits": plain(tc),
                 "transactions": [tx(r, True) for r in rs]})


def narr_nre(rnd, d, cr, v):
    n = digits(rnd, 12)
    who = person(rnd).upper()
    if cr:
        cur, rate = rnd.choice([("USD", 8315), ("AED", 2264), ("GBP", 10420)])
        return rnd.choice([{"desc": f"FCY INWARD REM {cur} @ {rate // 100}.{rate % 100:02d} {rnd.choice(['AL ANSARI EXCH', 'WISELY PAYMENTS', 'REMITLEE INC', 'LULU EXCH'])} PURPOSE P1301 FAMILY MAINTENANCE", "ref": f"FIR{digits(rnd, 9)}"},
                           {"desc": f"NEFT {rnd.choice(IFS)}N{digits(rnd, 11)} NRE TO NRE {who} SELF FUNDS", "ref": f"NEFTINW-{digits(rnd, 10)}"}, {"desc": f"Int.Pd:{dmy(d - dt.timedelta(90), '-')} to {dmy(d, '-')} NRE SAVINGS", "ref": ""}])
    return rnd.choice([{"desc": f"MB: SENT TO {who}/RENT {rnd.choice(CITIES).upper()}/{n}", "ref": f"MB-{digits(rnd, 12)}"}, {"desc": f"UPI/{who}/{n}/{rnd.choice(['Groceries', 'Parents', 'UPI'])}", "ref": f"UPI-{n}"},
                       {"desc": f"PCI/{digits(rnd, 4)}/{rnd.choice(SHOPS).upper()} {rnd.choice(CITIES).upper()} IN/{digits(rnd, 6)}/{dmy2(d)}", "ref": digits(rnd, 12)}, {"desc": f"HOME LOAN EMI {letters(rnd, 3)}{digits(rnd, 8)} ECS TO KESTREL HOUSING FIN", "ref": f"NACH{digits(rnd, 10)}"},
                       {"desc": f"TD BOOKED NRE FIXED DEPOSIT {digits(rnd, 10)}", "ref": f"TD{digits(rnd, 8)}"}])


def kestrel(p, rnd, rows):
    a, b = month(rnd, span=3)
    op = rnd.randint(2000000, 90000000)
    rs = flow(rnd, rows, a, b, op, narr_nre, lo=15000, hi=9000000, pcr=0.22, cr_hi=30000000)
    name, acct, ifsc = person(rnd), digits(rnd, 10), "KSTL000" + digits(rnd, 4)
    ad = rnd.choice([["PO Box 2" + digits(rnd, 4), "Al Nahda 2, Qusais", "Dubai", "United Arab Emirates"], ["14" + digits(rnd, 1) + " Maple Avenue Apt 5B", "Edison NJ 088" + digits(rnd, 2), "", "United States of America"]])
    facts = [("Period", f"{dmy(a, '-')} To {dmy(b, '-')}"), ("Cust.Reln.No", digits(rnd, 9)), ("Account No", acct), ("Account Type", "NRE SAVINGS - REPATRIABLE"), ("Currency", "INR"), ("Branch", "MUMBAI - NARIMAN POINT NRI DESK"),
             ("Nomination Regd", "Y"), ("IFSC Code", ifsc)]
    td, tc = sums(rs)
    cl = rs[-1]["bal"]
    R, G = "#e31b23", "#eceff4"
    cols = [(36, "l", 52), (94, "l", 206), (308, "l", 86), (478, "r", 78), (558, "r", 76)]
    cname = "Mr. " + name

    def thead(y):
        p.line(32, y, 562, y, "#003874", 1)
        for (x, al, w), ss in zip(cols, [["Date"], ["Narration"], ["Chq / Ref No"], ["Withdrawal (Dr)/", "Deposit (Cr)"], ["Balance"]]):
            p.lines(x, y + 11, ss, 9.5, "WB", 7, "#003874", al)
        p.line(32, y + 26, 562, y + 26, "#003874", 1)
        return y + 28

    def foot():
        p.t(297, 818, f"Page {p.n} of {p.total}", "W", 6.5, "#555555", "c")
        p.t(32, 826, "Statement generated on " + dMy(b + dt.timedelta(1), "-") + ". Kestrel Bank Ltd, 27 BKC, Bandra Kurla Complex, Mumbai 400051", "W", 5.8, "#777777")

    def newpage():
        foot()
        p.page()
        p.t(32, 34, cname, "W", 7)
        p.t(562, 34, f"Account No. {acct}", "W", 7, al="r")
        return thead(42)
    p.circle(500, 40, 10, R)
    p.circle(507, 36, 5, "#003874")
    p.t(516, 45, "kestrel", "WB", 12, "#003874")
    p.lines(32, 60, [cname] + [s for s in ad if s], 11, "W", 8)
    y = 60
    for k, v in facts:
        p.t(316, y, k, "W", 7.5)
        p.t(392, y, ":", "W", 7.5)
        p.t(398, y, v, "W", 7.5, w=166)
        y += 11.5
    d_ = lambda v: crdr(v, ind, "(Cr)", "(Dr)")
    cells = [[dmy(r["date"], "-"), wrap(r["desc"], "W", 7, 204), r["ref"], d_(r["cr"] or -r["dr"]), d_(r["bal"])] for r in rs]

    def stripe(p, y0, y1, i):
        p.line(32, y1, 562, y1, "#c8ced8", 0.4, (1, 2))
    y = table(p, cols, cells, thead(y + 8), 800, newpage, 9.3, 2.6, "W", 7, stripe, split=True)
    if y > 690:
        y = newpage()
    p.box(32, y + 12, 530, 64, G)
    p.t(40, y + 25, "Statement Summary", "WB", 8, "#003874")
    for i, (k, v) in enumerate([("Opening Balance", d_(op)), ("Total Withdrawal Amount", d_(-td) if td else "0.00"), ("Total Deposit Amount", d_(tc) if tc else "0.00"), ("Closing Balance", d_(cl)),
                                ("Withdrawal Count", str(sum(r["dr"] is not None for r in rs))), ("Deposit Count", str(sum(r["cr"] is not None for r in rs)))]):
        x, yy = 40 + (i % 2) * 270, y + 39 + (i // 2) * 13
        p.t(x, yy, k, "W", 7.5)
        p.t(x + 125, yy, ": " + v, "WB", 7.5)
    p.para(32, y + 90, "Any discrepancy in this statement should be brought to the notice of the Bank within one month. Balances in NRE accounts are fully repatriable and interest is presently exempt from tax in India.", 530, 9, "W", 6.2, "#555555")
    foot()
    return bank({"bank_name": "Kestrel Bank Ltd", "account_number": acct, "account_holder": cname, "account_type": "NRE SAVINGS - REPATRIABLE", "ifsc": ifsc, "currency": "INR",
                 "statement_period": {"from": iso(a), "to": iso(b)}, "opening_balance": plain(op), "closing_balance": plain(cl), "total_debits": plain(td), "total_credits": plain(tc),
                 "transactions": [tx(r, True) for r in rs]})


BANKS = {"mandesh": mandesh, "ambawadi": ambawadi, "kestrel": kestrel}
