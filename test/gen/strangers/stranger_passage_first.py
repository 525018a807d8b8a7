# SPDX-License-Identifier: AGPL-3.0-or-later
"""Papers of stranger_passage.py, first part."""

from stranger_passage_kit import (CITIES, FIRMS, IFS, MON, SHOPS, address, bank, cwrap, dMy, digits, dmy, dmy2, dt, flow, ind, iso, letters, month,
                                  person, plain, sums, table, tx, vpa, wrap)


def narr_public(rnd, d, cr, v):
    k = rnd.random()
    side, way = ("BY", "CR") if cr else ("TO", "DR")
    who = person(rnd).upper()
    bk = rnd.choice(IFS)
    if k < 0.6:
        return {"desc": f"{side} TRANSFER-UPI/{way}/{digits(rnd, 12)}/{who[:rnd.randint(8, 14)].strip()}/{bk}/{vpa(rnd)[:10]}/"
                        f"{rnd.choice(['Payme', 'UPI', 'rent', 'NA', 'Paytm', 'food'])}--",
                "ref": f"TRANSFER {'FROM' if cr else 'TO'} {digits(rnd, 13)} /"}
    if k < 0.72 and not cr:
        return {"desc": f"ATM WDL-ATM CASH {digits(rnd, 4)} {rnd.choice(['SBI', 'AXPR', 'IDFC'])} MAIN ROAD {rnd.choice(CITIES).upper()}--",
                "ref": ""}
    if k < 0.84 and not cr:
        return {"desc": f"by debit card-OTHPG {digits(rnd, 12)}{rnd.choice(SHOPS).upper()} {rnd.choice(CITIES).upper()}--", "ref": ""}
    if not cr:
        return {"desc": f"TO CLEARING-{rnd.choice(FIRMS).upper()}--", "ref": f"/ {digits(rnd, 6)}"}
    if k < 0.8:
        f = rnd.choice(FIRMS).upper()
        return {"desc": f"BY TRANSFER-NEFT*{bk}0{digits(rnd, 6)}*{bk}N{digits(rnd, 11)}*{f[:20].strip()}--",
                "ref": f"TRANSFER FROM {digits(rnd, 13)} / {f}"}
    if k < 0.9:
        return {"desc": "CREDIT INTEREST--", "ref": ""}
    return {"desc": "CASH DEPOSIT-CASH DEPOSIT SELF--", "ref": ""}


def rajkosh(p, rnd, rows):
    a, b = month(rnd, span=3)
    op = rnd.randint(500000, 9000000)
    rs = flow(rnd, rows, a, b, op, narr_public)
    name = rnd.choice(["Mr. ", "Mrs. ", "Shri "]) + person(rnd).upper()
    acct = "000000" + digits(rnd, 11)
    ad = address(rnd)
    ifsc, br, typ = "RAJK0" + digits(rnd, 6), rnd.choice(CITIES).upper() + " MAIN", "REGULAR SB CHQ-INDIVIDUALS"
    d0, d1 = dMy(a, zero=False), dMy(b, zero=False)
    p.circle(52, 44, 13, "#1a8fd1")
    p.circle(52, 44, 4, "#ffffff")
    p.box(50.5, 46, 3, 12, "#ffffff")
    p.t(72, 52, "RAJKOSH BANK OF BHARAT", "HB", 17, "#24317f")
    y = 86
    facts = [("Account Name", [name]), ("Address", ad), ("Date", [dMy(b + dt.timedelta(5), zero=False)]),
             ("Account Number", [acct]), ("Account Description", [typ]), ("Branch", [br]), ("Drawing Power", ["0.00"]),
             ("Interest Rate(% p.a.)", ["2.7"]), ("MOD Balance", ["0.00"]), ("CIF No.", [digits(rnd, 11)]),
             ("IFS Code", [ifsc]), ("(Indian Financial System)", None), ("MICR Code", [digits(rnd, 9)]),
             ("(Magnetic Ink Character Recognition)", None), ("Nomination Registered", [rnd.choice(["Yes", "No"])]),
             ("Balance as on " + d0, [ind(op)])]
    for k, v in facts:
        p.t(40, y, k, "T", 9.5)
        if v:
            p.t(205, y, ":", "T", 9.5)
            p.lines(213, y, v, 12, "T", 9.5)
            y += 12 * (len(v) - 1)
        y += 13
    y += 8
    p.t(40, y, f"Account Statement from {d0} to {d1}", "TB", 10.5)
    xs = [40, 82, 124, 276, 374, 430, 486, 555]
    cols = [(43, "l", 37), (85, "l", 37), (127, "l", 147), (279, "l", 93), (427, "r", 51), (483, "r", 51), (552, "r", 64)]

    def grid(p, y0, y1, i):
        p.box(xs[0], y0, xs[-1] - xs[0], y1 - y0, None, "#555555", 0.5)
        for x in xs[1:-1]:
            p.line(x, y0, x, y1, "#555555")

    def head(y):
        grid(p, y, y + 26, 0)
        for x, h in zip(xs, [["Txn Date"], ["Value", "Date"], ["Description"], ["Ref No./Cheque", "No."], ["Debit"], ["Credit"], ["Balance"]]):
            p.lines(x + 3, y + 10, h, 10, "TB", 9)
        return y + 26

    cells = []
    for r in rs:
        dd = [f"{r['date'].day} {MON[r['date'].month - 1]}", str(r["date"].year)]
        cells.append([dd, dd, wrap(r["desc"], "T", 9, 146), wrap(r["ref"], "T", 9, 92), ind(r["dr"]) if r["dr"] else "",
                      ind(r["cr"]) if r["cr"] else "", ind(r["bal"])])

    def newpage():
        p.page()
        return 40
    y = table(p, cols, cells, head(y + 8), 800, newpage, 10.5, 2.5, "T", 9, grid)
    if y > 760:
        p.page()
        y = 40
    p.para(40, y + 18, "Please do not share your ATM, Debit/Credit card number, PIN and OTP with anyone over mail, SMS, phone call or any "
           "other media. Bank never asks for such information.", 515, 11, "T", 9)
    p.t(40, y + 46, "**This is a computer generated statement and does not require a signature.", "T", 9)
    return bank({"bank_name": "RAJKOSH BANK OF BHARAT", "account_number": acct, "account_holder": name, "account_type": typ,
                 "ifsc": ifsc, "statement_period": {"from": iso(a), "to": iso(b)}, "opening_balance": plain(op),
                 "transactions": [tx(r, True) for r in rs]})


def narr_counter(rnd, d, cr, v):
    k = rnd.random()
    n = digits(rnd, 12)
    if cr:
        s = rnd.choice([f"By Cash", f"NEFT_IN:{rnd.choice(IFS)}N5202{digits(rnd, 10)}/{rnd.choice(FIRMS)}", f"UPI/{n}/CR/{person(rnd)}/{vpa(rnd)}",
                        f"BY CLG {rnd.choice(FIRMS)}", f"IMPS-IN/{n}/{digits(rnd, 10)}/{person(rnd)}", f"SB INT PAID UPTO {dmy(d, '-')}"])
        return {"desc": s, "ref": ""}
    if k < 0.55:
        return {"desc": f"UPI/{n}/P2{rnd.choice('AM')}/{vpa(rnd)}/{person(rnd)}/{rnd.choice(IFS)}", "ref": ""}
    if k < 0.75:
        return {"desc": f"{rnd.choice(['TO CLG', 'To Self', 'CHQ PAID TO'])} {person(rnd).upper()}", "ref": digits(rnd, 6)}
    return {"desc": rnd.choice([f"ATM-CASH/{letters(rnd, 4)}{digits(rnd, 4)}/{digits(rnd, 12)}", "SMS CHRG FOR QTR", f"RTGS_OUT:{rnd.choice(IFS)}R{digits(rnd, 17)}/{rnd.choice(FIRMS)}",
                                f"LOCKER RENT RECOVERED A/C {digits(rnd, 4)}", f"ACH/{rnd.choice(['LIC OF BHARAT', 'BAJAJA FIN', 'MUTUAL FD SIP'])}/{digits(rnd, 14)}"]), "ref": ""}


def counter(p, rnd, rows):
    a, b = month(rnd, (2017, 2023), 2)
    op = rnd.randint(200000, 20000000)
    rs = flow(rnd, rows, a, b, op, narr_counter, pcr=0.34, hi=2500000)
    name, acct = person(rnd).upper(), digits(rnd, 16)
    br = rnd.choice(CITIES).upper()
    ad = [s.upper() for s in address(rnd)]
    prn = b + dt.timedelta(rnd.randint(1, 9))
    stamp = f"{rnd.randint(10, 16)}:{rnd.randint(10, 59)}:{rnd.randint(10, 59)}"
    cust, ifsc = digits(rnd, 9), "PURV0" + digits(rnd, 6)
    PER, W = 66, 118
    st = {"row": 0}

    def out(s=""):
        if s.strip():
            p.t(28, 38 + st["row"] * 11.6, s, "C", 7.6)
        st["row"] += 1

    def line(d, part, chq, wd, dp, bal):
        out(f"{d:<11}{part:<42}{chq:<10}{wd:>16}{dp:>16}{bal:>20}".rstrip())

    def head():
        st["row"] = 0
        out("PURVANCHAL RASHTRIYA BANK".center(W))
        out(f"BRANCH OFFICE : {br} (CIVIL LINES)".center(W))
        out(f"Report Id : ACCSTMT/07".ljust(80) + f"Run Date : {dmy(prn, '-')} {stamp}")
        out(f"Sol Id : {acct[:4]}".ljust(80) + f"Page No. : {p.n}")
        out("-" * W)
        if p.n == 1:
            out(f"A/C NO  : {acct:<40}CUST ID : {cust:<22}IFSC : {ifsc}")
            out(f"NAME    : {name:<40}SCHEME  : SBGEN-SAVING FUND GENERAL")
            out(f"ADDRESS : {ad[0]:<40}CCY     : INR")
            out(f"          {ad[1]:<40}JT.HOLDER:")
            out(f"          {ad[2]}")
            out()
        out(f"STATEMENT OF ACCOUNT FOR THE PERIOD {dmy(a, '-')} TO {dmy(b, '-')}" + ("" if p.n == 1 else f"   A/C NO {acct} (CONTD.)"))
        out("=" * W)
        line("TRAN DATE", "PARTICULARS", "CHQ.NO.", "WITHDRAWALS", "DEPOSITS", "BALANCE")
        out("=" * W)

    head()
    bal, pd, pc = op, 0, 0
    f = lambda v: plain(abs(v)) + ("Cr" if v >= 0 else "Dr")
    line("", "B/F", "", "", "", f(op))
    for r in rs:
        ss = [r["desc"][i:i + 40].strip() for i in range(0, len(r["desc"]), 40)]
        if st["row"] + len(ss) > PER - 6:
            out("-" * W)
            line("", "PAGE TOTAL", "", plain(pd), plain(pc), "")
            line("", "C/F", "", "", "", f(bal))
            p.page()
            head()
            line("", "B/F", "", "", "", f(bal))
            pd = pc = 0
        bal, pd, pc = r["bal"], pd + (r["dr"] or 0), pc + (r["cr"] or 0)
        line(dmy(r["date"], "-"), ss[0], r["ref"], plain(r["dr"]) if r["dr"] else "", plain(r["cr"]) if r["cr"] else "", f(bal))
        for s in ss[1:]:
            line("", s, "", "", "", "")
    td, tc = sums(rs)
    out("-" * W)
    line("", "PAGE TOTAL", "", plain(pd), plain(pc), "")
    line("", "GRAND TOTAL", "", plain(td), plain(tc), f(bal))
    out("=" * W)
    out("Unless the constituent brings to the notice of the Bank any discrepancy, this is taken as correct.")
    out("** END OF STATEMENT **".center(W))
    return bank({"bank_name": "PURVANCHAL RASHTRIYA BANK", "account_number": acct, "account_holder": name,
                 "account_type": "SBGEN-SAVING FUND GENERAL", "ifsc": ifsc, "currency": "INR",
                 "statement_period": {"from": iso(a), "to": iso(b)}, "opening_balance": plain(op), "closing_balance": plain(bal),
                 "total_debits": plain(td), "total_credits": plain(tc), "transactions": [tx(r, True) for r in rs]})


def narr_meridian(rnd, d, cr, v):
    k = rnd.random()
    n = "0000" + digits(rnd, 12)
    who = person(rnd).upper()
    bk = rnd.choice(IFS)
    if k < 0.6:
        u = vpa(rnd).upper()
        return {"desc": f"UPI-{who if rnd.random() < .5 else rnd.choice(SHOPS).upper()}-{u}-{bk}0{digits(rnd, 6)}-{n[4:]}-{rnd.choice(['UPI', 'PAYMENT FROM PHONE', 'SENT USING PAYTM U', 'NO REMARKS'])}", "ref": n}
    if cr:
        f = rnd.choice(FIRMS).upper()
        return {"desc": rnd.choice([f"NEFT CR-{bk}0{digits(rnd, 6)}-{f}-{who}-{bk}N{digits(rnd, 11)}", f"IMPS-{n[4:]}-{who}-{bk}-XXXXXXXX{digits(rnd, 4)}-TRF",
                                    f"CREDIT INTEREST CAPITALISED", f"SALARY {MON[d.month - 1].upper()} {f}"]), "ref": n}
    return rnd.choice([{"desc": f"POS {digits(rnd, 6)}XXXXXX{digits(rnd, 4)} {rnd.choice(SHOPS).upper()} POS DEBIT", "ref": n},
                       {"desc": f"ACH D- {rnd.choice(['INDIAN CLEARING CORP', 'HDB FINSERV', 'BAJAJA FINANCE LTD'])}-{digits(rnd, 9)}", "ref": n},
                       {"desc": f"CHQ PAID-MICR CTS-{rnd.choice(CITIES).upper()}-{who}", "ref": n},
                       {"desc": f"NWD-{digits(rnd, 6)}XXXXXX{digits(rnd, 4)}-{letters(rnd, 4)}{digits(rnd, 4)}-{rnd.choice(CITIES).upper()}", "ref": n}])


def meridian(p, rnd, rows):
    a, b = month(rnd, span=1)
    op = rnd.randint(300000, 30000000)
    rs = flow(rnd, rows, a, b, op, narr_meridian, hi=4000000, pcr=0.2, cr_hi=9000000)
    name, acct = person(rnd).upper(), "501" + digits(rnd, 11)
    ad, city, ifsc = address(rnd), rnd.choice(CITIES).upper(), "MRDN000" + digits(rnd, 4)
    xs = [22, 62, 252, 346, 386, 450, 512, 574]
    cols = [(24, "l", 37), (65, "l", 184), (255, "l", 90), (348, "l", 37), (447, "r", 59), (509, "r", 59), (571, "r", 60)]
    heads = ["Date", "Narration", "Chq./Ref.No.", "Value Dt", "Withdrawal Amt.", "Deposit Amt.", "Closing Balance"]
    cust, od, micr, gst = digits(rnd, 8), dmy(dt.date(2015, 3, rnd.randint(1, 28))), digits(rnd, 9), "27AAACM" + digits(rnd, 4) + "D1Z" + digits(rnd, 1)
    br = rnd.choice(["KOTHRUD", "ANDHERI EAST", "BANJARA HILLS", "SALT LAKE"])

    def header():
        p.box(22, 20, 17, 17, "#d81f30")
        p.box(27, 25, 7, 7, "#ffffff")
        p.t(44, 34, "MERIDIAN BANK", "HB", 13, "#1b3f8f")
        p.t(44, 44, "We know your world", "HI", 6.5, "#1b3f8f")
        p.t(573, 28, f"Page No .: {p.n}", "H", 7.5, al="r")
        p.box(22, 54, 262, 92, None, "#000000", 0.5)
        p.lines(28, 66, ["MR " + name] + [s.upper() for s in ad] + ["MAHARASHTRA INDIA"], 11, "H", 8)
        p.t(28, 140, "JOINT HOLDERS :", "H", 7.5)
        right = [("Account Branch", br), ("Address", f"GROUND FLOOR, {br} ARCADE"), ("City", city),
                 ("State", "MAHARASHTRA"), ("Phone no.", "18002600"), ("OD Limit", "0.00      Currency : INR"), ("Email", name.split()[0] + "@EXAMPLE.IN"),
                 ("Cust ID", cust), ("Account No", acct + "   PRIME"), ("A/C Open Date", od), ("Account Status", "Regular"),
                 ("RTGS/NEFT IFSC", f"{ifsc}   MICR : {micr}"), ("Branch Code", ifsc[-4:] + "   Product Code : 100")]
        y = 58
        for k, v in right:
            p.t(330, y, k, "H", 7.2)
            p.t(396, y, ": " + v, "H", 7.2)
            y += 8.9
        p.t(22, 158, "Nomination : Registered", "H", 7.5)
        p.t(22, 178, f"From :  {dmy(a)}     To :  {dmy(b)}", "HB", 8)
        p.t(573, 178, "Statement of account", "HB", 9, al="r")
        p.box(22, 183, 552, 15, "#d9d9d9", "#000000", 0.5)
        for i, h in enumerate(heads):
            p.t((xs[i] + xs[i + 1]) / 2, 193, h, "HB", 7.2, al="c", w=xs[i + 1] - xs[i])
        return 198

    def footer(yend):
        p.box(22, 183, 552, yend - 183, None, "#000000", 0.5)
        for x in xs[1:-1]:
            p.line(x, 183, x, yend)
        p.t(22, 772, "MERIDIAN BANK LIMITED", "HB", 7)
        p.para(22, 780, "*Closing balance includes funds earmarked for hold and uncleared funds. Contents of this statement will be considered correct if no error is "
               "reported within 30 days of receipt of statement. The address on this statement is that on record with the Bank as at the day of requesting this statement.", 552, 7.5, "H", 6)
        p.t(22, 798, f"State account branch GSTN:{gst}", "H", 6)
        p.t(22, 806, "Registered Office Address: Meridian House, Senapati Marg, Lower Parel, Mumbai 400013", "H", 6)

    def newpage():
        footer(762)
        p.page()
        return header() + 3
    cells = [[dmy2(r["date"]), cwrap(r["desc"], "H", 7.4, 183), r["ref"], dmy2(r["date"]), ind(r["dr"]) if r["dr"] else "",
              ind(r["cr"]) if r["cr"] else "", ind(r["bal"])] for r in rs]
    y = table(p, cols, cells, header() + 3, 760, newpage, 9.4, 2.2, "H", 7.4)
    footer(y + 2)
    if y > 715:
        p.page()
        header()
        y = 205
        footer(y)
    td, tc = sums(rs)
    p.t(22, y + 16, "STATEMENT SUMMARY  :-", "HB", 8)
    sx = [60, 155, 225, 330, 430, 530]
    for x, h, v in zip(sx, ["Opening Balance", "Dr Count", "Cr Count", "Debits", "Credits", "Closing Bal"],
                       [ind(op), str(sum(r["dr"] is not None for r in rs)), str(sum(r["cr"] is not None for r in rs)), ind(td), ind(tc), ind(rs[-1]["bal"])]):
        p.t(x, y + 28, h, "HB", 7.5, al="c")
        p.t(x, y + 38, v, "H", 7.5, al="c")
    p.t(22, y + 50, f"Generated On: {dMy(b + dt.timedelta(2), '-', True)} 11:0{digits(rnd, 1)}:27   Generated By: {cust}   Requesting Branch Code: NET", "H", 6.5)
    p.t(22, y + 58, "This is a computer generated statement and does not require signature.", "H", 6.5)
    return bank({"bank_name": "MERIDIAN BANK", "account_number": acct, "account_holder": "MR " + name, "ifsc": ifsc, "currency": "INR",
                 "statement_period": {"from": iso(a), "to": iso(b)}, "opening_balance": plain(op), "closing_balance": plain(rs[-1]["bal"]),
                 "total_debits": plain(td), "total_credits": plain(tc), "transactions": [tx(r, True) for r in rs]})


BANKS = {"rajkosh": rajkosh, "counter": counter, "meridian": meridian}
