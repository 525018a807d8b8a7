# SPDX-License-Identifier: AGPL-3.0-or-later
"""Fixed-pitch papers: urban cooperative ledger extract, gramin passbook, cash credit with drawing power."""
from stranger_sluice_kit import *

COOP = """
-10 cheque - F 1500-60000 | TO CLG {P} | {R:6}
-6 neft transfer F 2000-90000p | TO NEFT {bk} {P} UTR {X:4}N{jd}{n:5} | {R:6}
-4 rtgs transfer F 200000-450000r | TO RTGS/{X:4}R{jd}{n:7}/{P}
+9 cheque - F 4000-120000 | BY CLG {bn} {P} | {R:6}
+8 neft transfer F 3000-150000p | BY NEFT/{X:4}N{jd}{n:6}/{P}
+3 rtgs transfer F 200000-600000r | BY RTGS/{X:4}R{jd}{n:7}/{P}
+7 cash cash - 5000-90000r | BY CASH {city} BR
-5 cash cash - 2000-40000r | TO CASH SELF | {R:6}
-3 - tax T 1200-40000 | TO TRF {P} CHLN {n:14}
-3 charges charges - =59.00,118.00,236.00 | TO SERV CHRG CHQ BOOK ISSUE
-2 charges charges - =177.00,295.00,354.00 | TO CHQ RETURN CHRG+GST
-@30 charges charges - =118.00 | TO FOLIO CHARGES {mon} INCL GST
-@7 ach loan_emi L 8000-26000 | TO ACH DR {P} {n:10}
-2 - utilities U 900-14000p | TO BILL PMT {P} CONS NO {n:10}
-3 - rent P 9000-25000k | TO TRF SHOP RENT {P}
"""
def coopcbs(path, seed, rows):
    rng = start("coopcbs", seed, rows)
    frm, to = span(rng, rows, 1.6)
    bank = rng.choice(["SAHYADRI NAGARI SAHAKARI BANK LTD.", "THE GODAVARI URBAN CO-OPERATIVE BANK LTD.", "SHRI VITTHAL PEOPLES CO-OP. BANK LTD."])
    br, h, ad = rng.choice(["MARKET YARD", "CIDCO", "RAVIWAR PETH"]), firm(rng).upper(), home(rng)
    acc, ifsc, micr = f"0{rng.randint(10, 48)}/CA/{digits(rng, 6)}", f"{rng.choice(BK)}0{digits(rng, 6, False)}", digits(rng, 9)
    op = D(rng.randint(80000, 700000)) + D(rng.randint(0, 99)) / 100
    tx = ledger(rng, rows, COOP, op, frm, to, holder=h)
    c = paper(path, landscape(A4), "EXTRACT")
    st = NS(y=0, page=0)
    rule = "-" * 126
    def ln(s="", n=1):
        put(c, 34, st.y, s, "Courier", 10.2)
        st.y -= 11.2 * n
    def row(d, r, p, dr, cr, b):
        return f"{d:<11}|{r:<8}|{p:<44}|{dr:>17}|{cr:>17}|{b:>22}|"
    def top():
        if st.page:
            c.showPage()
        st.page += 1
        st.y = 560
        ln(bank.center(126))
        ln(f"BRANCH : {br}".center(126))
        ln(f"{'LEDGER EXTRACT FROM ' + frm.strftime('%d/%m/%Y') + ' TO ' + to.strftime('%d/%m/%Y'):<106}PAGE NO : {st.page:>4}")
        if st.page == 1:
            ln(rule)
            ln(f"A/C NO    : {acc:<50}A/C TYPE  : CURRENT DEPOSIT")
            ln(f"NAME      : {h:<50}CUST ID   : {cid}")
            for i, a in enumerate(ad.lines):
                ln(f"{'ADDRESS   : ' if i == 0 else ' ' * 12}{a.upper():<50}" + [f"IFSC CODE : {ifsc}", f"MICR CODE : {micr}", "OPER.MODE : PROPRIETOR", ""][i])
        ln(rule)
        ln(row("DATE", "INST.NO", "PARTICULARS", "DEBIT", "CREDIT", "BALANCE"))
        ln(rule)
    cid = digits(rng, 7)
    c.setFont("Courier", 10.2)
    top()
    ln(row("", "", "OPENING BALANCE", "", "", drcr(op, inr, " CR", " DR")))
    dr = cr = D(0)
    for t in tx:
        t.lines = wrap(t.desc, None, 0, 43, t.name)
        if st.y - 11.2 * (len(t.lines) + 3) < 30:
            ln(rule)
            ln(row("", "", "CARRIED FORWARD", plain(dr), plain(cr), drcr(bal, inr, " CR", " DR")))
            top()
            ln(row("", "", "BROUGHT FORWARD", plain(dr), plain(cr), drcr(bal, inr, " CR", " DR")))
        ln(row(t.date.strftime("%d/%m/%Y"), t.ref, t.lines[0], plain(t.dr), plain(t.cr), drcr(t.bal, inr, " CR", " DR")))
        for x in t.lines[1:]:
            ln(row("", "", x, "", "", ""))
        dr, cr, bal = dr + (t.dr or 0), cr + (t.cr or 0), t.bal
    if st.y < 105:
        top()
    ln(rule)
    ln(row("", "", "TOTAL", plain(dr), plain(cr), ""))
    ln(row("", "", "CLOSING BALANCE", "", "", drcr(bal, inr, " CR", " DR")))
    ln(rule, 2)
    ln(f"NO. OF DEBITS : {sum(1 for t in tx if t.dr):<8} NO. OF CREDITS : {sum(1 for t in tx if t.cr):<12} CHECKED BY               OFFICER")
    c.save()
    return truth(dict(bank_name=bank, branch=br, account_number=acc, account_holder=h, account_type="CURRENT DEPOSIT", ifsc=ifsc, micr=micr, customer_id=cid,
                      address=", ".join(a.upper() for a in ad.lines), opening_balance=op, closing_balance=bal, total_debits=dr, total_credits=cr), tx, frm, to)

PASS = """
-8 upi transfer P 100-4000 | UPI DR {R:12} {P:18}
-8 upi merchant M 30-1500 | UPI DR {R:12} {P:20}
+6 upi transfer P 100-6000 | UPI CR {R:12} {P:18}
+3 cash cash - 1000-20000r | By Cash Deposit
-5 cash cash - 1000-9000r | To Cash Wdl Self | {R:6}
-5 atm cash - 500-8000r | ATM WDL {bk} {city}
+3 - - - =2000.00 | DBT PM-KISAN INSTALMENT
+2 - - - 900-5600p | DBT LPG/MGNREGA {X:10}
+@q interest interest - q2.75 | SB INT UPTO {dmy}
-@28 - investment - =200.00,500.00,1000.00 | To RD Inst {n:11}
-2 charges charges - =17.70,11.80,23.60 | SMS CHG {mon}
-@10 ach loan_emi L 2000-6000 | ACH DR {P}
-2 cheque - P 2000-15000 | To Chq {P:18} | {R:6}
+2 cheque - F 3000-25000 | By Clg {P:22} | {R:6}
+3 neft transfer F 5000-30000p | NEFT CR {bk} {P:22}
"""
def passbook(path, seed, rows):
    rng = start("passbook", seed, rows)
    frm, to = span(rng, rows, 5)
    bank, hq = rng.choice([("VINDHYA KSHETRIYA GRAMIN BANK", "REWA"), ("KONKAN GRAMEENA BANK", "RATNAGIRI"), ("MALWA-NIMAR GRAMIN BANK", "DEWAS")])
    n1, n2, ad = person(rng).upper(), person(rng).upper(), home(rng, False)
    joint = rng.random() < .5
    br, ifsc, acc, cif = rng.choice(["PIPARIYA", "KHEDA BAZAR", "SONKUTCH"]), f"{rng.choice(BK)}0RRB{digits(rng, 4)}"[:11], digits(rng, 11), digits(rng, 10)
    op = D(rng.randint(3000, 40000)) + D(rng.randint(0, 99)) / 100
    tx = ledger(rng, rows, PASS, op, frm, to)
    c = paper(path, (430, 560), "Passbook")
    mid(c, 215, 500, bank, SERIFB, 15)
    mid(c, 215, 484, f"Head Office : {hq}", SERIF, 9)
    c.setLineWidth(1.2)
    c.roundRect(30, 130, 370, 330, 8)
    c.setLineWidth(.4)
    mid(c, 215, 440, "SAVINGS BANK PASS BOOK", SERIFB, 11)
    y, micr = 415, digits(rng, 9)
    issue = (frm - timedelta(days=rng.randint(30, 300))).strftime("%d/%m/%Y")
    rws = [("Branch", br), ("IFSC", ifsc), ("MICR", micr), ("Account No.", acc), ("CIF No.", cif), ("Name", n1)]
    rws += [("Jt. Holder", n2)] if joint else []
    rws += [("Address", ad.lines[0].upper()), ("", ad.lines[1].upper()), ("", ad.lines[2].upper()), ("Mode of Operation",
            "EITHER OR SURVIVOR" if joint else "SINGLE"),
            ("Nomination", f"Registered  ({digits(rng, 5)})"), ("Date of Issue", issue), ("Br. Phone", f"0{digits(rng, 4)}-{digits(rng, 6)}")]
    for k, v in rws:
        put(c, 45, y, k, SERIF, 8.5)
        c.drawString(140, y, ":" if k else "")
        put(c, 150, y, v, MONO, 8.6)
        y -= 20
    c.setDash(2, 2)
    c.line(235, 150 - 20 + 8, 395, 138)
    c.setDash()
    put(c, 300, 142, "Branch Manager", SERIF, 7.5)
    # pages: 15 lines above the fold, 15 below; the lines are pre-printed, the entries printed by the passbook printer
    X = [14, 66, 204, 250, 316, 384]
    slot = NS(i=99, p=0)
    def page():
        c.showPage()
        slot.i, slot.p = 0, slot.p + 1
        c.setStrokeColorRGB(.55, .65, .85)
        for x in (12, 62, 200, 246, 302, 358, 424):
            c.line(x, 40, x, 530)
        for y in (530, 508, 40):
            c.line(12, y, 424, y)
        c.setFillColorRGB(.25, .35, .6)
        for x, a, b in ((37, "Date", ""), (131, "Particulars", ""), (223, "Chq.", "No."), (274, "Withdrawal", ""), (330, "Deposit", ""), (391, "Balance", "")):
            mid(c, x, 520 if b else 516, a, SERIFB, 7)
            if b:
                c.drawCentredString(x, 511, b)
        mid(c, 418, 28, str(slot.p), SERIF, 7)
        c.setFillColorRGB(.1, .1, .1)
    def line(d, p, ch, dr, cr, b):
        if slot.i >= 30:
            page()
        y = 496 - slot.i * 14.4 - (22 if slot.i >= 15 else 0)
        slot.i += 1
        for x, s in ((14, d), (64, p), (202, ch)):
            put(c, x, y, s, MONO, 6.9)
        for x, s in ((300, dr), (356, cr), (422, b)):
            right(c, x, y, s, MONO, 6.9)
    slot.i = 30
    line("", "Brought Forward", "", "", "", drcr(op))
    for t in tx:
        t.lines = wrap(t.desc, MONO, 6.9, 134, t.name)
        if slot.i + len(t.lines) > 30:
            slot.i = 30
        for k, x in enumerate(t.lines):
            z = k == len(t.lines) - 1  # the printer puts the amounts on the entry's last line
            line(t.date.strftime("%d/%m/%y") if k == 0 else "", x, t.ref if k == 0 else "", plain(t.dr) if z else "", plain(t.cr) if z else "",
                    drcr(t.bal) if z else "")
    c.save()
    return truth(dict(bank_name=bank, branch=br, account_number=acc, account_holder=n1, ifsc=ifsc, micr=micr, customer_id=cif, account_type="SAVINGS BANK",
                      address=", ".join(a.upper() for a in ad.lines), opening_balance=op), tx)

CCDP = """
-8 rtgs transfer F 200000-700000r | RTGS O/W {ifsc} {P}
-9 neft transfer F 12000-180000p | NEFT O/W {ifsc} {P} {X:3}H{jd}{n:5}
-7 cheque - F 8000-120000 | CTS CLG {P} | {R:6}
+10 rtgs transfer F 200000-900000r | RTGS I/W UTR {X:4}R5{ymd}{n:8} {P}
+12 neft transfer F 15000-260000p | NEFT I/W {X:4}N{jd}{n:6} {P}
+7 cheque - F 20000-220000 | O/W CLG {P} {bn} | {R:6}
-@q charges charges - =5900.00 | STOCK AUDIT FEE INCL GST
-@30 interest interest - m10.4 | INT COLL {ms} TO {dmy}
-4 charges charges - =590.00,1180.00,2360.00 | PROC CHGS LC/BG {n:9}
-4 - tax T 12000-140000 | GST PMT CPIN {n:14} {P}
-4 imps transfer P 5000-60000k | IMPS O/W {R:12} {P}
-3 - salary - 30000-90000k | WAGES {mon} BULK UPLOAD {n:8}
-2 - insurance I 14000-60000 | STOCK INSURANCE PREM {P}
-2 - utilities U 14000-90000 | E-PMT {P} HT BILL {n:9}
+2 cheque - F 15000-90000 | INST RETD UNPAID FUNDS INSUFF {P} | {R:6}
"""
def odpower(path, seed, rows):
    rng = start("odpower", seed, rows)
    frm, to = span(rng, rows, 1.4)
    h, ad, br = firm(rng).upper(), home(rng), rng.choice(["INDUSTRIAL ESTATE", "SSI BRANCH PEENYA", "MID CORPORATE BRANCH"])
    bank, lim = rng.choice(["Pragati National Bank", "Bank of Deccan", "Uttara Commercial Bank"]), rng.choice([2500000, 5000000, 7500000])
    dp, acc, ifsc = D(lim) - rng.randint(0, 4) * 100000, digits(rng, 14), f"{rng.choice(BK)}0{digits(rng, 6, False)}"
    op = -D(rng.randint(lim // 5, lim // 2)) - D(rng.randint(0, 99)) / 100
    tx = ledger(rng, rows, CCDP, op, frm, to, floor=-dp)
    W, H = landscape(A4)
    c = paper(path, (W, H), "CC statement")
    f, fb = "Helvetica", "Helvetica-Bold"
    mid(c, W / 2, H - 40, bank, fb, 15)
    mid(c, W / 2, H - 54, br, f, 9)
    mid(c, W / 2, H - 74, f"STATEMENT OF CASH CREDIT ACCOUNT NO. {acc} FOR THE PERIOD FROM {frm:%d-%m-%Y} TO {to:%d-%m-%Y}", fb, 9)
    cid, top = digits(rng, 9), H - 84
    c.rect(30, top - 78, W - 60, 78)
    c.line(330, top, 330, top - 78)
    c.line(590, top, 590, top - 78)
    for i, s in enumerate(["M/s " + h] + ad.lines):
        put(c, 36, top - 14 - 13 * i, s, fb if i == 0 else f, 8.5)
    kv = [[("Customer ID", cid), ("Scheme", "OCC - MSME STOCKS"), ("Currency", "INR"), ("IFSC", ifsc), ("Mode of Opn.", "AS PER BOARD RESOLUTION")],
          [("Sanction Limit", inr(D(lim))), ("Drawing Power", inr(dp)), ("Margin %", "25.00"), ("ROI % p.a.", "10.40"), ("Limit Expiry",
                  (to + timedelta(days=rng.randint(60, 300))).strftime("%d-%m-%Y"))]]
    for x, col in zip((336, 596), kv):
        for i, (k, v) in enumerate(col):
            put(c, x, top - 14 - 14 * i, k, f, 8.5)
            put(c, x + 72, top - 14 - 14 * i, ": " + v, f, 8.5)
    X = [30, 90, 150, 470, 570, 670, W - 30]
    st = NS(y=top - 92, top=0)
    def head():
        st.top = st.y
        c.setFillGray(.86)
        c.rect(30, st.y - 18, W - 60, 18, fill=1)
        c.setFillGray(0)
        for a, b, s in zip(X, X[1:], ("Tran Date", "Chq No", "Particulars", "Withdrawals", "Deposits", "Balance")):
            mid(c, (a + b) / 2, st.y - 12, s, fb, 8.5)
        st.y -= 18
    def close():
        for x in X:
            c.line(x, st.top, x, st.y)
        c.line(30, st.y, W - 30, st.y)
    def cells(hh, *v, font=f):
        for i, s in enumerate(v):
            for k, z in enumerate(s if isinstance(s, list) else [s]):
                (right if i > 2 else put)(c, X[i + 1] - 4 if i > 2 else X[i] + 4, st.y - 11 - 10.5 * k, z, font, 8.3)
        st.y -= hh
    head()
    cells(15, "", "", "B/F", "", "", drcr(op), font=fb)
    for t in tx:
        t.lines = wrap(t.desc, f, 8.3, 308, t.name)
        hh = 5 + 10.5 * len(t.lines)
        if st.y - hh < 50:
            close()
            mid(c, W / 2, 24, f"Page {c.getPageNumber()}", f, 7.5)
            c.showPage()
            st.y = H - 36
            head()
        cells(hh, t.date.strftime("%d-%m-%Y"), t.ref, t.lines, inr(t.dr), inr(t.cr), drcr(t.bal))
    close()
    dr, cr = sums(tx)
    if st.y < 110:
        c.showPage()
        st.y = H - 40
    y = st.y - 18
    for k, v in (("Total withdrawals", inr(dr)), ("Total deposits", inr(cr)), ("Closing balance", drcr(bal := tx[-1].bal)), ("Available drawing power",
            inr(dp + min(bal, D(0))))):
        put(c, 470, y, k, fb, 8.3)
        right(c, W - 34, y, v, fb, 8.3)
        y -= 13
    put(c, 30, y + 13, "Unless the constituent notifies the bank of any discrepancy within 15 days the entries will be taken as correct.", f, 7)
    c.save()
    return truth(dict(bank_name=bank, branch=br, account_number=acc, account_holder="M/s " + h, address=", ".join(ad.lines), customer_id=cid,
            currency="INR", ifsc=ifsc, account_type="CASH CREDIT",
                      opening_balance=op, closing_balance=bal, total_debits=dr, total_credits=cr), tx, frm, to)

BANKS = {"coopcbs": coopcbs, "passbook": passbook, "odpower": odpower}
