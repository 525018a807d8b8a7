# SPDX-License-Identifier: AGPL-3.0-or-later
"""Corporate net-banking download (grid), browser print of net banking (newest first), combined relationship statement with sweep deposits."""
from stranger_sluice_kit import *

CORP = """
-9 neft transfer F 9000-300000p | NEFT/{X:4}H{jd}{n:6}/{P}/{bn}/VENDOR PMT | {n:9}
-6 rtgs transfer F 200000-900000p | RTGS/{X:4}R5{ymd}{n:8}/{P}/{bk} | {n:9}
+9 neft transfer F 20000-500000p | NEFT/{bk}N{jd}{n:6}/{P}/INV {n:5}
+5 rtgs transfer F 250000-1500000p | RTGS/{bk}R5{ymd}{n:8}/{P}
+4 upi transfer F 500-45000 | UPI/CR/{n:12}/{P}/{bk}/{vpa}
-4 imps transfer P 3000-90000 | MMT/IMPS/{n:12}/ADV/{P}/{bk} | {n:9}
-3 - tax T 9000-300000 | {P}/TAXPAY/{X:4}{n:10}/{fy} | {n:9}
-@7 - salary - 180000-260000 | BULK SALARY UPLOAD/{mon}/FILE {n:8} | {n:9}
-@5 ach loan_emi L 22000-60000 | ACH/{P}/TERM LOAN/{n:10}
-2 charges charges - =17.70,59.00,118.00,1180.00 | GST AND CHRGS/CMS/{mon}
+4 cheque - F 15000-200000 | CLG/{P}/{bk}/{city} | {R:6}
-3 cheque - F 9000-90000 | CLG/{P}/{bn} | {R:6}
-1 - rent F 40000-90000k | OFFICE RENT {mon}/{P}/TRF | {n:9}
-1 - utilities U 3000-40000p | BBPS/{P}/{n:12} | {n:9}
"""


def corpnet(path, seed, rows):
    rng = start("corpnet", seed, rows)
    frm, to = span(rng, rows, 1)
    h, acc = firm(rng).upper().replace(" PVT LTD", "") + " PRIVATE LIMITED", digits(rng, 12)
    bank, br = rng.choice(["VISTARA COMMERCIAL BANK", "INDUS FEDERATED BANK", "BANK OF KONKAN"]), rng.choice(["HINJEWADI", "BKC CORPORATE", "ANNA SALAI"])
    op = D(rng.randint(600000, 4000000)) + D(rng.randint(0, 99)) / 100
    tx = ledger(rng, rows, CORP, op, frm, to, holder=h)
    W, H = landscape(A4)
    c = paper(path, (W, H), "OpTransactionHistory")
    f, fb = "Helvetica", "Helvetica-Bold"
    put(c, 28, H - 36, f"DETAILED STATEMENT - {bank}", fb, 11)
    y = H - 54
    put(c, 28, y, "Transactions List -  " + f"{h} (INR) - {acc}", f, 8.5)
    for k, v in (("Account Type", "CURRENT ACCOUNT"), ("Branch", br), ("Transaction Date from", f"{frm:%d/%m/%Y} to {to:%d/%m/%Y}"), ("Amount from",
            "  to "), ("Transaction Type", "All"), ("Advanced Search", "No")):
        y -= 12
        put(c, 28, y, k + (":" if k != "Amount from" else ""), f, 8)
        c.drawString(150, y, v)
    X = [28, 52, 108, 162, 216, 268, 536, 610, 684, W - 28]
    y -= 14
    hd = [["No."], ["Transaction", "ID"], ["Value Date"], ["Txn Posted", "Date"], ["ChequeNo.", "/Ref No."], ["Description"], ["Withdrawal",
            "Amount (INR)"], ["Deposit", "Amount (INR)"], ["Available", "Balance (INR)"]]

    def row(y, hh, cells, font, size):
        for k, (a, b, v) in enumerate(zip(X, X[1:], cells)):
            c.rect(a, y - hh, b - a, hh)
            for j, z in enumerate(v):
                (right if k > 5 and font == f else put)(c, b - 3 if k > 5 and font == f else a + 3, y - 9 - 9 * j, z, font, size)
        return y - hh
    c.setLineWidth(.4)
    y = row(y, 24, hd, fb, 7.2)
    for i, t in enumerate(tx, 1):
        t.lines = wrap(t.desc, f, 7.2, 262, t.name, hard=True)
        hh = 5 + 9 * len(t.lines)
        if y - hh < 40:
            c.showPage()
            c.setLineWidth(.4)
            y = H - 30
        if t.ref and len(t.ref) > 9:
            t.ref = t.ref[:9]
        y = row(y, hh, [[str(i)], ["S" + digits(rng, 8)], [f"{t.vdate:%d/%m/%Y}"], [f"{t.date:%d/%m/%Y}"], [t.ref or "-"], t.lines, [plain(t.dr) or "0.00"],
                [plain(t.cr) or "0.00"], [plain(t.bal)]], f, 7.2)
    dr, cr = sums(tx)
    if y < 80:
        c.showPage()
        y = H - 30
    y = row(y, 14, [[""], [""], [""], [""], [""], ["Total"], [plain(dr)], [plain(cr)], [""]], f, 7.2)
    put(c, 28, y - 16,
            f"Opening Bal: {plain(op)}    Withdrawals: {plain(dr)} ({sum(1 for t in tx if t.dr)})    Deposits: {plain(cr)} ({sum(1 for t in tx if t.cr)})    "
        f"Closing Bal: {plain(tx[-1].bal)}", fb, 7.5)
    put(c, 28, y - 28, "Legends: MMT - Mobile Money Transfer, CLG - Clearing, CMS - Cash Management Services, BBPS - Bharat Bill Payment System", f, 7)
    c.save()
    return truth(dict(bank_name=bank, branch=br, account_number=acc, account_holder=h, currency="INR", account_type="CURRENT ACCOUNT", opening_balance=op,
            closing_balance=tx[-1].bal, total_debits=dr, total_credits=cr),
                 tx, frm, to, vdate=True)


HTM = """
-12 upi merchant M 20-3000 | UPIOUT/{R:12}/{vpa}/{note}/{P}
-7 upi transfer P 100-8000 | UPIOUT/{R:12}/{vpa}/{P}
+8 upi transfer P 100-9000 | UPI IN/{R:12}/{vpa}/{P}
+3 neft transfer P 5000-60000 | NFT/{P}/{bk}N{n:10}
-4 neft transfer P 5000-40000k | NFT/TO {P}/{n:10}/FBMS
+@28 neft salary E 30000-110000 | NFT/{P}/SALARY/{mon}
-4 atm cash - 500-10000r | ATM/{n:4}/{city} {d}
-4 pos merchant M 150-6000p | POS/{P}/{city}/{n:6}
+3 cash cash - 2000-49000r | CASH DEP/SELF/{city}
-2 cheque - P 3000-30000 | CHQ PAID/{P} | {R:6}
+2 cheque - F 3000-60000 | CLG INW/{P}/{bk} | {R:6}
-@8 ach loan_emi L 4000-14000 | ACH/{P}/{n:12}
-@1 ach insurance I 900-5000 | ACH/{P}/{n:10}
+@q interest interest - q2.75 | SBINT:{qs} TO {dmy}
-2 charges charges - =17.70,23.60,177.00 | CHRG/SMS ALERT/{mon}
-1 - utilities U 300-3000p | BBPS/{P}/{X:10}
"""


def htmlnet(path, seed, rows):
    rng = start("htmlnet", seed, rows)
    frm, to = span(rng, rows, 1.8)
    bank, h, ad, br = rng.choice(["Malabar Syrian Bank Ltd.", "The Cauvery Valley Bank Limited",
            "Tamraparni Bank Ltd"]), person(rng).upper(), home(rng), rng.choice(["ALUVA", "KARUR MAIN", "TIRUNELVELI JN"])
    acc, cid, ifsc = digits(rng, 15), "A" + digits(rng, 8), f"{rng.choice(BK)}0{digits(rng, 6, False)}"
    op = D(rng.randint(9000, 150000)) + D(rng.randint(0, 99)) / 100
    tx = ledger(rng, rows, HTM, op, frm, to)
    c = paper(path, A4, "Statement of Account")
    f, fb = SERIF, SERIFB
    when = to + timedelta(days=rng.randint(1, 9))
    url = f"https://netbanking.{re.sub('[^a-z]', '', bank.lower())[:14]}.example/corp/Finacle?bwayparam={alnum(rng, 18)}"
    X, out = [30, 85, 140, 185, 365, 432, 498, 566], tx[::-1]
    st = NS(y=0)

    def frame():
        put(c, 24, 822, f"{when:%d/%m/%Y}, {rng.randint(8, 20)}:{rng.randint(10, 59)}", "Times-Roman", 8)
        mid(c, 297, 822, "Statement of Account", "Times-Roman", 8)
        put(c, 24, 18, url, "Times-Roman", 8)
        right(c, 571, 18, str(c.getPageNumber()), "Times-Roman", 8)
        c.setStrokeGray(.6)
        st.y = 795

    def cell(i, y, hh, v, font=f, bg=None):
        if bg:
            c.setFillColorRGB(*bg)
        c.rect(X[i] + .8, y - hh + .8, X[i + 1] - X[i] - 1.6, hh - 1.6, fill=1 if bg else 0)
        c.setFillGray(0)
        for k, z in enumerate(v):
            (right if i > 3 else put)(c, X[i + 1] - 4 if i > 3 else X[i] + 4, y - 11 - 10 * k, z, font, 7.8)
    frame()
    put(c, 30, st.y, bank, fb, 13)
    put(c, 30, st.y - 22, f"Account Statement of {h}", fb, 9.5)
    y = st.y - 44
    for k, v in (("Account No", acc), ("Account Type", "SB GENERAL"), ("Customer Id", cid), ("Address", ", ".join(a.upper() for a in ad.lines)),
            ("Branch Name", br), ("IFSC", ifsc), ("Currency", "INR"),
                 ("Effective Available Balance", inr(tx[-1].bal)), ("Lien / Hold Amount", "0.00"), ("Statement From", f"{frm:%d-%m-%Y}  To  {to:%d-%m-%Y}")):
        right(c, 190, y, k + " :", f, 8.2)
        put(c, 196, y, v, fb, 8.2)
        y -= 13
    st.y = y - 8
    hd = ("Tran Date", "Value Date", "Instr. ID", "Remarks", "Debit", "Credit", "Balance")
    for i, z in enumerate(hd):
        cell(i, st.y, 16, [z], fb, (.8, .85, .9))
    st.y -= 16
    for t in out:
        t.lines = wrap(t.desc, f, 7.8, 172, t.name)
        hh = 6 + 10 * len(t.lines)
        if st.y - hh < 40:
            c.showPage()
            frame()
        for i, v in enumerate(([f"{t.date:%d-%m-%Y}"], [f"{t.vdate:%d-%m-%Y}"], [t.ref], t.lines, [inr(t.dr)], [inr(t.cr)], [inr(t.bal)])):
            cell(i, st.y, hh, v)
        st.y -= hh
    if st.y < 70:
        c.showPage()
        frame()
    put(c, 30, st.y - 16, "Latest transaction is shown first. This is a computer generated statement and does not require signature.", f, 7)
    c.save()
    return truth(dict(bank_name=bank, branch=br, account_number=acc, account_holder=h, address=", ".join(a.upper() for a in ad.lines), customer_id=cid,
            ifsc=ifsc, currency="INR", account_type="SB GENERAL",
                      ), out, frm, to, vdate=True)


COMB = """
-10 upi merchant M 40-4000 | UPI/{R:12}/{P}/{note} | {R:12}
-6 upi transfer P 100-9000 | UPI/{R:12}/{P}/{bn} | {R:12}
+5 upi transfer P 500-9000 | UPI/{R:12}/{P}/{bn} | {R:12}
+4 imps transfer P 2000-60000r | IMPS INWARD/{R:12}/{P} | {R:12}
+@30 neft salary E 60000-190000 | NEFT/{X:4}{jd}/{P}/SALARY | {n:9}
-@q - investment - =25000.00,50000.00 | SWEEP TRF TO FD {n:12} | {n:9}
+2 - - - 5000-25000p | FD MATURITY PROCEEDS {n:12} | {n:9}
-@5 ach loan_emi L 12000-45000 | ACH-DR/{P}/EMI {n:10} | {n:9}
-3 - card - 3000-60000p | CREDIT CARD AUTOPAY XX{n:4} | {n:9}
-3 atm cash - 1000-20000r | ATW/{card}/{city} | {n:9}
-3 pos merchant M 300-12000p | PCD/{P}/{city}/{n:6} | {n:9}
+@q interest interest - q3.0 | INT.PD {qs} TO {dmy}
+2 ach dividend D 80-4000p | ACH-CR/{P}/DIVIDEND | {n:9}
-2 rtgs transfer F 200000-260000k | RTGS/{X:4}R5{ymd}/{P} | {n:9}
-1 charges charges - =236.00,590.00 | LOCKER/DD ISSUE CHRG INC GST
-2 - insurance I 2000-30000 | BILLDESK/{P}/{n:10} | {n:9}
"""


def combined(path, seed, rows):
    rng = start("combined", seed, rows)
    frm, to = span(rng, rows, 1.4)
    bank, h, j, ad, br = rng.choice(["Rajdhani Bank Limited", "Zenova Bank",
            "Aravali Bank Ltd"]), person(rng), person(rng), home(rng), rng.choice(["Connaught Place", "Banjara Hills", "Salt Lake Sector V"])
    acc, cid, ifsc, micr, op = digits(rng, 10), digits(rng, 9), f"{rng.choice(BK)}0{digits(rng, 6, False)}", digits(rng, 9), D(rng.randint(60000,
            500000)) + D(rng.randint(0, 99)) / 100
    tx = ledger(rng, rows, COMB, op, frm, to)
    bal, fds = tx[-1].bal, [(digits(rng, 12), D(rng.choice([25000, 50000, 100000])), frm - timedelta(days=rng.randint(20, 300)), rng.choice([365, 400,
            730])) for _ in range(rng.randint(1, 3))]
    fds += [(t.desc.split()[-1], t.dr, t.date, 365) for t in tx if t.desc.startswith("SWEEP")]
    c = paper(path, A4, "Combined Statement")
    f, fb, dm = NOTO, NOTOB, lambda d: f"{d:%d-%m-%Y}"
    st = NS(y=0)

    def bar(s):
        c.setFillColorRGB(.16, .2, .25)
        c.rect(36, st.y - 14, 523, 16, stroke=0, fill=1)
        c.setFillGray(1)
        put(c, 42, st.y - 10, s, fb, 8.5)
        c.setFillGray(0)
        st.y -= 28

    def line(*v, font=f, size=8):
        for x, z in v:
            (right if x < 0 else put)(c, abs(x), st.y, z, font, size)
    right(c, 559, 800, bank, fb, 15)
    right(c, 559, 785, "Combined Statement of your relationship", f, 9)
    for i, s in enumerate([h.upper()] + ad.lines):
        put(c, 36, 770 - 12 * i, s, fb if i == 0 else f, 8.6)
    for i, (k, v) in enumerate((("Cust. Reln. No.", cid), ("Period", f"{dm(frm)} To {dm(to)}"), ("Currency", "INR"), ("Home Branch", br), ("Nominee",
            "Registered"))):
        put(c, 340, 756 - 12 * i, k, f, 8)
        c.drawString(425, 756 - 12 * i, v)
    st.y = 686
    bar("Summary of relationship as on " + dm(to))
    line((42, "Relationship"), (-330, "Number of accounts"), (-553, "Balance (INR)"), font=fb)
    for r in (("Savings Account", "1", bal), ("Sweep Term Deposits", str(len(fds)), sum(x[1] for x in fds))):
        st.y -= 13
        line((42, r[0]), (-330, r[1]), (-553, inr(r[2])))
    st.y -= 15
    line((42, "Total"), (-553, inr(bal + sum(x[1] for x in fds))), font=fb)
    st.y -= 20
    bar(f"Savings Account No. {acc} - Privy Savings")
    line((42, f"IFSC {ifsc}    MICR {micr}    Joint holder {j.upper()}    Operation: Any one"), size=7.6)
    st.y -= 18

    def head():
        line((42, "Date"), (98, "Narration"), (320, "Chq/Ref No."), (-455, "Amount (Dr/Cr)"), (-553, "Balance"), font=fb)
        c.line(36, st.y - 4, 559, st.y - 4)
        st.y -= 16
    head()
    line((98, "B/F"), (-553, inr(op) + "(Cr)"))
    st.y -= 14
    for t in tx:
        t.lines = wrap(t.desc, f, 7.8, 214, t.name) + ["Value Dt " + dm(t.vdate)]
        if st.y - 10 * len(t.lines) < 56:
            mid(c, 297, 30, f"Page {c.getPageNumber()}", f, 7)
            c.showPage()
            st.y = 800
            head()
        line((42, dm(t.date)), (320, t.ref), (-455, inr(t.dr or t.cr) + ("(Dr)" if t.dr else "(Cr)")), (-553, inr(t.bal) + "(Cr)"), size=7.8)
        for z in t.lines:
            line((98, z), size=7.8)
            st.y -= 10
        st.y -= 4
    dr, cr = sums(tx)
    if st.y < 150 + 12 * len(fds):
        c.showPage()
        st.y = 800
    c.line(36, st.y + 8, 559, st.y + 8)
    line((42, f"Total withdrawals {inr(dr)}    Total deposits {inr(cr)}    Closing balance {inr(bal)}"), font=fb, size=7.8)
    st.y -= 24
    bar("Sweep Term Deposits")
    line((42, "Deposit No."), (150, "Opened on"), (230, "Tenure"), (300, "Rate"), (-455, "Principal"), font=fb)
    for a, p, d, n in fds:
        st.y -= 12
        line((42, a), (150, dm(d)), (230, f"{n} days"), (300, "7.10%"), (-455, inr(p)))
    mid(c, 297, 30, f"Page {c.getPageNumber()}", f, 7)
    c.save()
    return truth(dict(bank_name=bank, branch=br, account_number=acc, account_holder=h.upper(), address=", ".join(ad.lines), customer_id=cid, ifsc=ifsc,
            micr=micr, currency="INR", account_type="Privy Savings",
                      opening_balance=op, closing_balance=bal, total_debits=dr, total_credits=cr), tx, frm, to, vdate=True)


BANKS = {"corpnet": corpnet, "htmlnet": htmlnet, "combined": combined}
