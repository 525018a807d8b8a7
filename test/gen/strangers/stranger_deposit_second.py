# SPDX-License-Identifier: AGPL-3.0-or-later
"""Three more Indian banks."""

import datetime as dt
from stranger_deposit_kit import (FIRST, H, HB, Page, T, bank, chop, d2, day, digits, flow, inr, iso, month_end, person, rng, sums, twopass, tx, width,
                                  wrap)

GREY = (.4, .4, .4)


def ucb(path, seed, rows):
    r = rng("ucb", seed)
    a = day(r, "2023-04-01", "2025-03-01").replace(day=1)
    b = month_end(a + dt.timedelta(days=r.choice([0, 31])))
    op = -r.randint(20000000, 60000000)
    rr = lambda n: digits(r, n)
    firms = ["KULKARNI TRADERS", "OM SAI STEEL", "JADHAV BROTHERS", "NEW BHARAT MILL STORES", "SHREE KRUPA AGENCIES", "PATIL ENGG WORKS"]
    outs = [(lambda: f"To Clg. {r.choice(firms)}", 500000, 9000000), (lambda: f"To RTGS {r.choice(firms)} {rr(5)}", 2000000, 15000000), ("To Cash", 500000, 4000000), ("To Trf. Salary staff", 2000000, 5000000), ("To Int. on CC", 300000, 900000), ("To Inspection chgs + GST", 59000, 118000)]
    ins = [(lambda: f"By Clg. {r.choice(firms)}", 500000, 9900000), (lambda: f"By NEFT {r.choice(firms)}", 400000, 12000000), ("By Cash", 200000, 4800000), ("By Trf.", 100000, 5000000), ("By Chq. retn. 01-Funds insufficient", 500000, 3000000)]
    mv = flow(r, a, b, rows, outs, ins, op, -95000000, .45)
    td, tc = sums(mv)
    cust, ac = r.choice(["M/S SHIVNERI INDUSTRIES", "M/S D. V. CHAVAN & SONS", "M/S GAYATRI FOUNDRY"]), f"CCHYP/{r.randint(11, 980)}"
    p = Page(path, (612, 792))
    X = [36, 92, 282, 338, 420, 502, 576]
    BR = (.35, .2, .05)

    def head():
        p.t(306, 40, "नागरी सहकारी बँक", "HIB", 15, "c", BR)
        p.t(306, 56, "THE ISLAMPUR NAGARI SAHAKARI BANK LTD.", "BKB", 12, "c", BR)
        p.t(306, 68, "H.O. : Gandhi Chowk, Islampur, Dist. Sangli - 415409.   Estd. 1936   R.B.I. Lic. No. UBD.MH.874 P", "BK", 7, "c", BR)
        p.line(36, 73, 576, 73, 1.5, BR)
        p.t(36, 90, "शाखा", "HI", 8, col=BR)
        p.t(58, 90, "Branch :", "BK", 8, col=BR)
        p.t(100, 90, "MARKET YARD", "DM", 8)
        p.t(330, 90, "खाते", "HI", 8, col=BR)
        p.t(352, 90, "A/c No. :", "BK", 8, col=BR)
        p.t(396, 90, ac, "DMB", 8)
        p.t(36, 104, "नाव", "HI", 8, col=BR)
        p.t(58, 104, "Name :", "BK", 8, col=BR)
        p.t(100, 104, cust, "DMB", 8)
        p.t(330, 104, "Type :", "BK", 8, col=BR)
        p.t(396, 104, "CASH CREDIT (HYP)", "DM", 8)
        p.t(36, 118, "IFSC :", "BK", 8, col=BR)
        p.t(100, 118, "ICIC00INSBL", "DM", 8)
        p.t(330, 118, "Limit Rs. :", "BK", 8, col=BR)
        p.t(396, 118, "1000000.00  D.P. 950000.00", "DM", 8)
        p.t(306, 136, f"Extract of account from {a:%d/%m/%Y} to {b:%d/%m/%Y}", "BKB", 9, "c")
        p.box(36, 144, 540, 28, .8, BR)
        for i, (k, e) in enumerate((("तारीख", "Date"), ("तपशील", "Particulars"), ("चेक", "Chq. No."), ("नावे", "Debit"), ("जमा", "Credit"), ("बाकी", "Balance"))):
            p.t((X[i] + X[i + 1]) / 2, 155, k, "HI", 8, "c", BR)
            p.t((X[i] + X[i + 1]) / 2, 167, e, "BKB", 8, "c", BR)
        return 186

    def frame(y2):
        p.box(36, 172, 540, y2 - 172, .8, BR)
        for x in X[1:-1]:
            p.line(x, 144, x, y2, .4, BR)

    y = head()
    F = "DM"
    bal = lambda v: d2(abs(v)) + (" Cr" if v >= 0 else " Dr")
    p.t(X[1] + 4, y, "OP. BAL.", F, 7.5)
    p.t(X[6] - 4, y, bal(op), F, 7.5, "r")
    y += 13
    out = []
    for i, (d, text, amt, bl) in enumerate(mv):
        last = i + 1 == len(mv) or mv[i + 1][0] != d
        ls = wrap(text, F, 7.5, X[2] - X[1] - 8)
        if y + 11 * len(ls) > 730:
            frame(735)
            p.t(570, 748, "P.T.O.", "BK", 8, "r")
            p.new()
            y = head()
        chq = rr(6) if "Clg" in text or (text == "To Cash") else ""
        p.t(X[0] + 4, y, f"{d:%d/%m/%y}", F, 7.5)
        for j, s in enumerate(ls):
            p.t(X[1] + 4, y + 10 * j, s, F, 7.5)
        p.t(X[2] + 6, y, chq, F, 7.5)
        p.t(X[4] - 4, y, d2(-amt) if amt < 0 else "", F, 7.5, "r")
        p.t(X[5] - 4, y, d2(amt) if amt > 0 else "", F, 7.5, "r")
        p.t(X[6] - 4, y, bal(bl) if last else "", F, 7.5, "r")
        y += 10 * len(ls) + 3
        out.append(tx(d, text, amt, bl if last else None, reference=chq or None))
    if y > 700:
        frame(735)
        p.new()
        y = head()
    p.line(X[3], y - 6, 576, y - 6, .5, BR)
    p.t(X[1] + 4, y + 5, "TOTAL", F, 7.5)
    p.t(X[4] - 4, y + 5, d2(td), F, 7.5, "r")
    p.t(X[5] - 4, y + 5, d2(tc), F, 7.5, "r")
    p.t(X[6] - 4, y + 5, bal(mv[-1][3]), "DMB", 7.5, "r")
    frame(y + 14)
    p.t(36, y + 30, "Note : This is a computer generated extract. Errors, if any, to be informed within 8 days.", "BK", 7.5)
    p.t(576, y + 48, "For The Islampur Nagari Sahakari Bank Ltd.", "BK", 8, "r")
    p.t(576, y + 74, "Accountant / Br. Manager", "BK", 8, "r")
    p.save()
    return bank(bank_name="THE ISLAMPUR NAGARI SAHAKARI BANK LTD.", account_number=ac, account_holder=cust, account_type="CASH CREDIT (HYP)", ifsc="ICIC00INSBL", statement_period={"from": iso(a), "to": iso(b)},
                opening_balance=d2(op), closing_balance=d2(mv[-1][3]), total_debits=d2(td), total_credits=d2(tc), transactions=out)


@twopass
def periyar(path, seed, rows, total):
    r = rng("periyar", seed)
    a = day(r, "2023-01-01", "2025-03-01").replace(day=1)
    b = month_end(a + dt.timedelta(days=r.choice([0, 31, 62])))
    op = r.randint(500000, 15000000)
    rr = lambda n: digits(r, n)
    up = lambda: person(r).upper()
    outs = [(lambda: f"UPIOUT/{rr(12)}/{r.choice(FIRST).lower()}{rr(4)}@oksbi/UPI/{rr(4)}", 2000, 500000), (lambda: f"POS/LULU HYPERMARKET/{rr(12)}/{rr(6)}/KOCHI", 30000, 800000), (lambda: f"FN IMPS/FDRL/{rr(12)}/{up()}/HDFC/chitty", 200000, 1500000),
            (lambda: f"TO CASH WITHDRAWAL ATM/{rr(6)}/EDAPPALLY", 50000, 1000000), (lambda: f"NACH DR-{rr(10)}-LIC OF INDIA", 120000, 900000), (lambda: f"TO ONL {rr(14)} {up()}", 100000, 4000000), (lambda: f"ACCT KEEPING CHRG {r.choice(['Q1', 'Q2'])} FY2324", 8850, 35400)]
    ins = [(lambda: f"UPI IN/{rr(12)}/{r.choice(FIRST).lower()}@okaxis/0000", 5000, 500000), (lambda: f"NFT/{r.choice(['UAEX', 'CITI'])}{rr(10)}/AL ANSARI EXCHANGE/FAMILY MAINTENANCE", 1500000, 9000000), ("BY CASH DEPOSIT", 100000, 4900000), (lambda: f"BY CLG {rr(6)} SIB", 400000, 6000000), (lambda: f"{rr(14)}:Int.Pd:01-04-2023 to 30-06-2023", 2000, 90000)]
    mv = flow(r, a, b, rows, outs, ins, op)
    td, tc = sums(mv)
    cust, ac = up(), "1" + digits(r, 13)
    p = Page(path, (595, 842))
    BL, YE = (.0, .2, .5), (.98, .75, .1)
    X = [22, 68, 114, 246, 278, 334, 378, 436, 494, 556, 573]
    K = ["Date", "Value|Date", "Particulars", "Tran|Type", "Tran ID", "Cheque|Details", "Withdrawals", "Deposits", "Balance", "DR|/CR"]

    def foot():
        p.t(22, 822, "Periyar Bank Ltd., Corporate Office, Aluva - 683 101, Kerala.  This is a system generated statement and does not require signature.", H, 6, col=GREY)
        p.t(573, 822, f"Page {p.n} of {total}", H, 6.5, "r")

    def thead(y):
        p.box(22, y, 551, 20, .5, BL, BL)
        for i, k in enumerate(K):
            for j, s in enumerate(k.split("|")):
                p.t((X[i] + X[i + 1]) / 2, y + (13 if "|" not in k else 8.5) + 8 * j, s, HB, 6.5, "c", (1, 1, 1))
        return y + 20

    p.c.setFillColorRGB(*YE)
    p.c.circle(38, 842 - 42, 13, stroke=0, fill=1)
    p.t(58, 47, "PERIYAR BANK", "PAB", 16, col=BL)
    p.t(573, 36, "Branch Name : ERNAKULAM / EDAPPALLY", H, 7, "r")
    p.t(573, 45, "IFSC : PRYB0001288     MICR : 682049012", H, 7, "r")
    p.t(573, 54, "Phone : 0484-2340012    E-mail : edp@periyarbank.example", H, 7, "r")
    p.line(22, 62, 573, 62, 1.5, YE)
    p.t(22, 80, "Name and Address", HB, 7.5, col=BL)
    for i, s in enumerate((cust, f"{r.choice(['THEKKEDATH', 'PUTHENPURAYIL'])} HOUSE", f"PERANDOOR ROAD, ELAMAKKARA P.O.", "ERNAKULAM, KERALA - 682026")):
        p.t(22, 91 + 10 * i, s, HB if i == 0 else H, 8)
    for i, (k, v) in enumerate((("Customer Id", rr(8)), ("Account Number", ac), ("Type of Account", r.choice(["PRY-CLASSIC SB", "NRE SAVINGS"])), ("Effective Available Balance", inr(mv[-1][3])), ("Currency", "INR"), ("Account Status", "ACTIVE"))):
        p.t(330, 80 + 9.6 * i, k, H, 7.5)
        p.t(440, 80 + 9.6 * i, ":  " + v, H, 7.5)
        if k[0] == "T":
            typ = v
    p.t(297, 150, "Statement of Account for the period " + f"{a:%d-%b-%Y}".upper() + " to " + f"{b:%d-%b-%Y}".upper(), HB, 9, "c")
    y = thead(160)

    def line(ls, vals, h, bold=False):
        f = HB if bold else H
        for x in X:
            p.line(x, y, x, y + h, .3, GREY)
        p.line(22, y + h, 573, y + h, .3, GREY)
        for i, s in vals.items():
            if i in (6, 7, 8):
                p.t(X[i + 1] - 3, y + 9, s, f, 6.8, "r")
            else:
                p.t((X[i] + X[i + 1]) / 2, y + 9, s, f, 6.3 if i < 2 else 6.8, "c")
        for j, s in enumerate(ls):
            p.t(X[2] + 3, y + 9 + 8.5 * j, s, f, 6.8)

    line(["Opening Balance"], {8: inr(op), 9: "CR"}, 14, True)
    y += 14
    out = []
    for d, text, amt, bal in mv:
        ls = []
        for w_ in wrap(text, H, 6.8, X[3] - X[2] - 6):
            ls += chop(w_, H, 6.8, X[3] - X[2] - 6) if width(w_, H, 6.8) > X[3] - X[2] - 6 else [w_]
        h = 8.5 * len(ls) + 5
        if y + h > 805:
            foot()
            p.new()
            y = thead(28)
        tt = "CLG" if "CLG" in text else "CASH" if "CASH DEP" in text else "MB" if "ONL" in text else "TFR"
        tid = "S" + rr(8)
        chq = text.split()[2] if tt == "CLG" else ""
        line(ls, {0: f"{d:%d-%b-%Y}".upper(), 1: f"{d:%d-%b-%Y}".upper(), 3: tt, 4: tid, 5: chq, 6: inr(-amt) if amt < 0 else "", 7: inr(amt) if amt > 0 else "", 8: inr(bal), 9: "CR"}, h)
        y += h
        out.append(tx(d, text, amt, bal, reference=tid))
    if y + 110 > 805:
        foot()
        p.new()
        y = thead(28)
    line(["GRAND TOTAL"], {6: inr(td), 7: inr(tc)}, 14, True)
    y += 30
    p.t(22, y, "Abbreviations Used :", HB, 7)
    for i, s in enumerate(("CASH : Cash Transaction      CLG : Clearing Transaction      TFR : Transfer Transaction      FT : Fund Transfer      MB : Mobile Banking", "SBINT : Interest on SB Account      TD : Term Deposit      MIN : Minimum Balance Charges      RTN : Returned")):
        p.t(22, y + 10 + 9 * i, s, H, 6.5)
    p.t(297, y + 44, "*** END OF STATEMENT ***", HB, 8, "c")
    p.para(22, y + 60, "DISCLAIMER : Customers are requested to verify the entries and report discrepancy, if any, within 15 days. In case your account is operated by a letter of authority/power of attorney holder, please check the transactions with extra care.", H, 6.5, 551)
    foot()
    p.save()
    return bank(bank_name="PERIYAR BANK", account_number=ac, account_holder=cust, account_type=typ, ifsc="PRYB0001288", currency="INR", statement_period={"from": iso(a), "to": iso(b)},
                opening_balance=d2(op), total_debits=d2(td), total_credits=d2(tc), transactions=out), p.n


@twopass
def doaba(path, seed, rows, total):
    r = rng("doaba", seed)
    b = day(r, "2023-05-01", "2025-06-01")
    a = b - dt.timedelta(days=r.choice([30, 60, 90]))
    rr = lambda n: digits(r, n)
    up = lambda: person(r).upper()
    outs = [(lambda: f"UPI/DR/{rr(12)}/{up()}/PYTM/paytmqr{rr(6)}@paytm/UPI", 1000, 400000), (lambda: f"NEFT_OUT:PUNBH{rr(11)}/{up()}", 100000, 3000000), (lambda: f"ATM-WD/{rr(6)}/+JALANDHAR CANTT", 50000, 1000000), (lambda: f"ECS/ACH/{r.choice(['HDFC LTD', 'MUTHOOT FINCORP'])}/{rr(9)}", 200000, 1500000),
            ("SMS CHRG FOR:01-10-2023to31-12-2023", 1770, 1770), (lambda: f"To Chq Paid-MICR Inward Clearing-{up()}-HDFC", 200000, 5000000)]
    ins = [(lambda: f"UPI/CR/{rr(12)}/{up()}/SBIN/{rr(10)}@ibl/NA", 1000, 500000), (lambda: f"NEFT_IN:{r.choice(['HDFCN', 'BARBR'])}{rr(16)}/PUNJAB STATE POWER CORP/PENSION", 2000000, 4500000), (lambda: f"{rr(16)}:Int.Pd:01-09-2023 to 30-11-2023", 2000, 60000), ("By Cash", 200000, 4900000)]
    op = r.randint(100000, 9000000)
    mv = flow(r, a, b, rows, outs, ins, op)
    cust, ac = up(), digits(r, 4) + "000" + digits(r, 9)
    p = Page(path, (595, 842), "Account Statement")
    now = b + dt.timedelta(days=1)
    X = [30, 52, 98, 300, 352, 398, 452, 506, 565]
    MA = (.64, .09, .2)

    def edges():
        p.t(24, 20, f"{now.month}/{now.day}/{now:%y}, {r0}:{r1} PM", T, 8)
        p.t(297, 20, "Internet Banking - Account Statement", T, 8, "c")
        p.t(24, 830, "https://netpdb.punjabdoababank.example/corp/Finacle?fldJsp=AccStmt&FORMSGROUP_ID__=OpTransactionHistoryUX5", T, 7)
        p.t(571, 830, f"{p.n}/{total}", T, 8, "r")

    r0, r1 = r.randint(1, 11), r.randint(10, 59)
    edges()
    p.t(30, 50, "PUNJAB & DOABA BANK", "NSB", 14, col=MA)
    p.t(565, 50, "...the bank you can lean on", "NSI", 8, "r", GREY)
    p.box(30, 58, 535, 16, 0, fill=(.96, .9, .75))
    p.t(36, 69, "Account Statement", "NSB", 9)
    for i, (k, v) in enumerate((("Account Number :", ac), ("Account Holder Name :", cust), ("Account Type :", "SAVING PRUDENT SWEEP"), ("Branch / IFSC :", "BO: MODEL TOWN JALANDHAR / PUDB0034500"), ("Statement Period :", f"{a:%d/%m/%Y} to {b:%d/%m/%Y}"), ("Currency :", "INR"))):
        yy = 90 + 14 * i
        p.t(36, yy, k, "NSB", 8)
        p.t(150, yy, v, "NS", 8)
    K = ["Sr.", "Txn Date", "Description", "Branch", "Cheque|No.", "Dr|Amount", "Cr|Amount", "Balance"]
    y = 180
    p.box(30, y, 535, 24, .4, (.7, .7, .7), MA)
    for i, k in enumerate(K):
        for j, s in enumerate(k.split("|")):
            p.t(X[i] + 3, y + 10 + 9 * j, s, "NSB", 7, col=(1, 1, 1))
    y += 24
    out = []
    for i, (d, text, amt, bal) in enumerate(reversed(mv)):
        ls = []
        for w_ in wrap(text, "NS", 7, X[3] - X[2] - 6):
            ls += chop(w_, "NS", 7, X[3] - X[2] - 6) if width(w_, "NS", 7) > X[3] - X[2] - 6 else [w_]
        h = max(9 * len(ls), 18) + 5
        if y + h > 810:
            p.new()
            edges()
            y = 36
        chq = rr(6) if "Chq" in text else ""
        p.box(30, y, 535, h, .4, (.75, .75, .75), (.97, .97, .97) if i % 2 else None)
        for x in X[1:-1]:
            p.line(x, y, x, y + h, .4, (.75, .75, .75))
        for c, s in ((0, i + 1), (1, f"{d:%d/%m/%Y}"), (4, chq), (5, inr(-amt) if amt < 0 else ""), (6, inr(amt) if amt > 0 else "")):
            p.t(X[c] + 3, y + 10, s, "NS", 7)
        for j, s in enumerate(("MODEL", "TOWN")):
            p.t(X[3] + 3, y + 10 + 9 * j, s, "NS", 7)
        p.t(X[7] + 3, y + 10, inr(bal) + " Cr.", "NS", 7)
        for j, s in enumerate(ls):
            p.t(X[2] + 3, y + 10 + 9 * j, s, "NS", 7)
        y += h
        out.append(tx(d, text, amt, bal, reference=chq or None))
    if y > 770:
        p.new()
        edges()
        y = 36
    p.t(30, y + 16, "Unless constituent notifies the bank immediately of any discrepancy found by him in this statement of account, it will be taken", "NS", 7)
    p.t(30, y + 26, "that he has found the account correct.      [ Print ]   [ Back ]   [ Download as: XLS  PDF ]", "NS", 7)
    p.save()
    return bank(bank_name="PUNJAB & DOABA BANK", account_number=ac, account_holder=cust, account_type="SAVING PRUDENT SWEEP", ifsc="PUDB0034500", currency="INR", statement_period={"from": iso(a), "to": iso(b)}, transactions=out), p.n


LAYOUTS = {"ucb": ucb, "periyar": periyar, "doaba": doaba}
