# SPDX-License-Identifier: AGPL-3.0-or-later
"""Core-banking print in Courier (portrait, sentence head), NRO account with transaction types, foreign bank's corporate account in blocks."""
from stranger_sluice_kit import *

RRB = """
-9 upi merchant M 20-1800 | TRANSFER TO {n:13} UPI/DR/{R:12}/{P}/{bk}/{vpa}/
-7 upi transfer P 100-6000 | TRANSFER TO {n:13} UPI/DR/{R:12}/{P}/{bk}/{vpa}/
+8 upi transfer P 100-7000 | TRANSFER FROM {n:13} UPI/CR/{R:12}/{P}/{bk}/
+4 neft transfer F 5000-45000p | TRANSFER FROM {n:13} NEFT*{ifsc}*{X:6}{n:6}*{P}*
-3 imps transfer P 1000-20000r | TRANSFER TO {n:13} INB IMPS{n:12}/{P}/{bk}
-5 atm cash - 500-10000r | ATM WDL ATM CASH {n:5} {city} BRANCH
+4 cash cash - 1000-30000r | CASH DEPOSIT SELF AT {city}
-2 cash cash - 1000-20000r | CASH CHEQUE PAID TO SELF | {R:6}
+2 cheque - F 3000-30000 | CHEQUE DEPOSIT {P} | {R:6}
-2 cheque - P 3000-30000 | CHEQUE TRANSFER TO {P} | {R:6}
-2 charges charges - =14.75,17.70,147.50 | ATM CARD AMC {n:6}******{n:4}
+@q interest interest - q2.7 | INTEREST CREDIT
-@8 ach loan_emi L 3000-9000 | DEBIT ACHDR {X:4}{n:9} {P}
-@20 ach insurance I 400-3000 | DEBIT ACHDR {X:4}{n:9} {P}
+@28 - salary - 24000-56000 | TRANSFER FROM {n:13} SALARY {mon} ZP TREASURY
-3 pos merchant M 200-4000p | BY DEBIT CARD OTHPG POS {n:12} {P} {city}
"""

def bancs(path, seed, rows):
    rng = start("bancs", seed, rows)
    frm, to = span(rng, rows, 2.6)
    bank, br, h, ad = rng.choice(["ODIPRABHA GRAMYA BANK", "BARAK VALLEY RURAL BANK", "STATE BANK OF HADOTI"]), rng.choice(["KHORDHA EVENING",
            "SADAR BAZAR", "COLLECTORATE"]), person(rng).upper(), home(rng)
    acc, cif, ifsc, micr = "000000" + digits(rng, 11), digits(rng, 11), f"{rng.choice(BK)}0{digits(rng, 6, False)}", digits(rng, 9)
    op = D(rng.randint(6000, 90000)) + D(rng.randint(0, 99)) / 100
    tx = ledger(rng, rows, RRB, op, frm, to)
    for t in tx:
        t.ref = t.ref if t.channel in ("cheque", "cash") else ""
    c, st = paper(path, A4, "STATEMENT"), NS(y=810, page=1)
    ttl = rng.choice(["", title(h) + ". "])

    def ln(s="", bold=False):
        put(c, 30, st.y, s.rstrip(), "Courier-Bold" if bold else "Courier", 9)
        st.y -= 11

    def table_head():
        ln("=" * 99)
        ln(f"{'Post Date':<11}{'Details':<36}{'Chq.No.':<9}{'Debit':>13}{'Credit':>14}{'Balance':>16}")
        ln("=" * 99)
    ln(bank.center(99), True)
    ln(f"Branch: {br}    Phone: 0{digits(rng, 3)}-{digits(rng, 7)}".center(99))
    ln()
    side = [f"Date     : {(to + timedelta(days=2)):%d/%m/%Y}   Time : {rng.randint(10, 16)}:{rng.randint(10, 59)}:{rng.randint(10, 59)}",
            f"CIF No   : {cif}", f"IFSC     : {ifsc}", f"MICR     : {micr}", "Currency : INR", "Nominee  : YES"]
    for a, b in zip([ttl + h] + [x.upper() for x in ad.lines] + [""], side):
        ln(f"{a:<56}{b}")
    ln()
    ln(f"Statement of account no. {acc} (SBCHQ-GEN-PUB-IND) for the period")
    ln(f"{frm:%d/%m/%Y} to {to:%d/%m/%Y}.   Uncleared Amt: 0.00   Lien Amt: 0.00   Int. Rate: 2.70 % p.a.")
    ln()
    table_head()
    ln(f"{'':<11}{'BROUGHT FORWARD':<36}{'':<36}{drcr(op, inr, 'CR', 'DR'):>16}", True)
    bal = op
    for t in tx:
        t.lines = wrap(t.desc, None, 0, 34, t.name, hard=True)
        if st.y - 11 * (len(t.lines) + 2) < 40:
            ln(f"{'':<11}{'CARRIED FORWARD':<72}{drcr(bal, inr, 'CR', 'DR'):>16}")
            ln(f"Page {st.page}".rjust(99))
            c.showPage()
            st.y, st.page = 810, st.page + 1
            ln(f"A/c {acc}   {ttl}{h}")
            table_head()
            ln(f"{'':<11}{'BROUGHT FORWARD':<72}{drcr(bal, inr, 'CR', 'DR'):>16}", True)
        bal = t.bal
        ln(f"{t.date:%d/%m/%y}   {t.lines[0]:<36}{t.ref:<9}{inr(t.dr):>13}{inr(t.cr):>14}{drcr(bal, inr, 'CR', 'DR'):>16}")
        for z in t.lines[1:]:
            ln(f"{'':<11}{z}")
    dr, cr = sums(tx)
    if st.y < 130:
        c.showPage()
        st.y = 810
    ln("=" * 99)
    ln(f"{'':<11}{'CLOSING BALANCE':<72}{drcr(bal, inr, 'CR', 'DR'):>16}", True)
    ln("=" * 99)
    ln("Statement Summary  :-")
    ln(f"{'Dr. Count':<12}{sum(1 for t in tx if t.dr):<8}{'Cr. Count':<12}{sum(1 for t in tx if t.cr):<8}"
       f"{'Total Debit':<14}{inr(dr):<17}{'Total Credit':<14}{inr(cr)}")
    ln()
    ln("In case your account is operated by a letter of authority, please check the entries carefully.")
    c.save()
    return truth(dict(bank_name=bank, branch=br, account_number=acc, account_holder=ttl + h, address=", ".join(a.upper() for a in ad.lines),
            customer_id=cif, ifsc=ifsc, micr=micr, currency="INR",
                      account_type="SBCHQ-GEN-PUB-IND", opening_balance=op, closing_balance=bal, total_debits=dr, total_credits=cr), tx, frm, to)

NRO = """
+7 - rent F 12000-60000k | FT RENT {mon} {P}
+5 neft transfer P 10000-90000p | NEFT/{bk}N{n:10}/{P}
-6 imps transfer P 2000-40000r | FT IMPS/IFO/{n:12}/{P}/{note}
-7 upi merchant M 60-4000p | UPIOUT/{n:12}/{vpa}/{P}/5411
-3 - utilities U 400-6000p | BBPS/{P}/{n:8}
+3 ach dividend D 500-18000p | NACH/ACHCR/{P}/{n:7}
+@q interest interest - q3.05 | INT.PAID FROM {qs} TO {dmy}
-@30 - tax - 120-900p | TDS ON NRO INTEREST {mon} @31.2%
-3 - insurance I 3000-40000 | SI/{P}/PREMIUM
-3 atm cash - 1000-10000r | ATM/{n:6}/{city}
-3 cheque - P 5000-60000r | CLG/{P} | {R:8}
+2 cheque - F 5000-60000 | CLG/{P}/{bk} | {R:8}
-2 charges charges - =236.00,590.00,885.00 | CHRGS/15CA 15CB PROCESSING
-2 - tax T 1500-16000 | PROPERTY TAX/{P}
-1 ach investment S 3000-20000k | NACH/{P}/SIP
"""

def nro(path, seed, rows):
    rng = start("nro", seed, rows)
    frm, to = span(rng, rows, 4)
    bank, h, j = rng.choice(["THE PERIYAR BANK LTD", "VEMBANAD BANK LIMITED", "DHANALEKHA BANK LTD"]), person(rng).upper(), person(rng).upper()
    br, ad = rng.choice(["THIRUVALLA", "KOZHENCHERRY", "GURUVAYUR"]), home(rng)
    acc, cid, ifsc, micr, op = digits(rng, 14), digits(rng, 9), f"{rng.choice(BK)}000{digits(rng, 4)}", digits(rng, 9), D(rng.randint(20000,
            400000)) + D(rng.randint(0, 99)) / 100
    tx = ledger(rng, rows, NRO, op, frm, to)
    dr, cr = sums(tx)
    c = paper(path, A4, "SOA")
    f, fb, dm = SANS, SANSB, lambda d: f"{d.day:02d}-{MON[d.month - 1]}-{d.year}"
    right(c, 570, 806, bank, fb, 13)
    right(c, 570, 794, f"{br} BRANCH, KERALA, INDIA", f, 6.5)
    put(c, 25, 770, h, fb, 8)
    put(c, 25, 760, f"Jointly with {j}", f, 7)
    for i, a in enumerate(ad.lines):
        put(c, 25, 748 - 10 * i, a, f, 7)
    c.setLineWidth(.5)
    band = [("Account Number", acc), ("Type of Account", "NRO SAVINGS"), ("Customer ID", cid), ("IFSC", ifsc), ("MICR Code", micr), ("Nomination", "Yes")]
    wd, x = [112, 92, 90, 92, 86, 73], 25
    for (k, v), w in zip(band, wd):
        c.setFillGray(.9)
        c.rect(x, 684, w, 14, fill=1)
        c.setFillGray(0)
        c.rect(x, 668, w, 16)
        mid(c, x + w / 2, 688, k, f, 6.8)
        mid(c, x + w / 2, 673, v, fb, 7.2)
        x += w
    mid(c, 297, 652, f"Statement of Account for the period {dm(frm)} to {dm(to)} (Currency: INR)", fb, 8)
    X, B = [25, 76, 127, 284, 306, 350, 394, 450, 506, 556, 572], 6.4
    kinds = {"neft": "TFR", "imps": "TFR", "upi": "TFR", "ach": "TFR", "atm": "ATM", "cheque": "CLG", "interest": "INT", "charges": "SBC"}

    def row(y, hh, v, font=f):
        for i, (a, b, z) in enumerate(zip(X, X[1:], v)):
            for k, s in enumerate(z):
                if 6 <= i <= 8 and font == f:
                    right(c, b - 2, y - 8 - 8 * k, s, font, B)
                else:
                    put(c, a + 2, y - 8 - 8 * k, s, font, B)
        c.setStrokeGray(.7)
        c.line(25, y - hh, 572, y - hh)
        return y - hh
    head = [["Date"], ["Value Date"], ["Particulars"], ["Tran", "Type"], ["Tran ID"], ["Cheque", "Details"], ["Withdrawals"], ["Deposits"], ["Balance"],
            ["Dr/", "Cr"]]
    X[7:9] = [447, 500]
    y = row(640, 20, head, fb)
    y = row(y, 12, [[""], [""], ["Opening Balance"], [""], [""], [""], [""], [""], [inr(op)], ["Cr"]])
    for t in tx:
        t.lines = wrap(t.desc, f, B, 152, t.name)
        hh = 4 + 8 * len(t.lines)
        if y - hh < 50:
            put(c, 25, 30, f"Page {c.getPageNumber()}", f, 6.4)
            c.showPage()
            y = row(810, 20, head, fb)
        y = row(y, hh, [[dm(t.date)], [dm(t.vdate)], t.lines, [kinds.get(t.channel, "TFR")], ["S" + digits(rng, 8)], [t.ref], [inr(t.dr)], [inr(t.cr)],
                [inr(t.bal)], ["Cr"]])
    if y < 110:
        c.showPage()
        y = 810
    y = row(y, 14, [[""], [""], ["GRAND TOTAL"], [""], [""], [""], [inr(dr)], [inr(cr)], [inr(tx[-1].bal)], ["Cr"]])
    put(c, 25, y - 16, "Abbreviations: TFR - Transfer, CLG - Clearing, INT - Interest, SBC - Service charges, ATM - Cash withdrawal", f, 6.2)
    put(c, 25, y - 26, "Tax is deducted at source from interest on NRO accounts at the rates in force.   *** END OF STATEMENT ***", f, 6.2)
    c.save()
    return truth(dict(bank_name=bank, branch=f"{br} BRANCH", account_number=acc, account_holder=h, address=", ".join(ad.lines), customer_id=cid, ifsc=ifsc,
            micr=micr, currency="INR", account_type="NRO SAVINGS",
                      opening_balance=op, closing_balance=tx[-1].bal, total_debits=dr, total_credits=cr), tx, frm, to, vdate=True)

CUR = """
+9 rtgs transfer F 300000-4000000p | INWARD RTGS~ORDP/{P}~REMI/INV {n:6}~{bk}R5{ymd}{n:8}
+8 neft transfer F 20000-500000p | INWARD NEFT~ORDP/{P}~{bk}N{jd}{n:6}
-7 neft transfer F 20000-600000p | OUTWARD NEFT~BENM/{P}~REMI/PO {n:8}
-6 rtgs transfer F 250000-3000000p | OUTWARD RTGS~BENM/{P}~REMI/PO {n:8}
-3 - tax T 40000-500000 | TAX PAYMENT~BENM/{P}~CIN {n:17}
-@28 - salary - 400000-700000 | SALARY PAYMENT~BATCH {n:8} {mon}
-3 charges charges - =177.00,1180.00,2950.00 | COMMISSION AND FEES~INCL IGST
-@5 ach utilities U 20000-90000p | DIRECT DEBIT NACH~CRED/{P}~UMRN {X:4}{n:12}
-2 - insurance I 20000-90000 | TRANSFER DEBIT~BENM/{P}~GRP POLICY {n:9}
+2 cheque - F 20000-300000 | CHEQUE COLLECTION~DRWR/{P}~CHQ {n:6}
+1 - - - 200000-900000k | FX CONVERSION USD/INR~DEAL {n:9}
"""

def foreigncur(path, seed, rows):
    rng = start("foreigncur", seed, rows)
    frm, to = span(rng, rows, .9)
    bank, br = rng.choice(["Rheinische Handelsbank AG", "Banque du Ponant S.A.", "Pacific Union Bank N.A."]), rng.choice(["Mumbai", "Gurugram", "Chennai"])
    h = f"{rng.choice(['Kestrel', 'Brandt', 'Novarra', 'Lumiq'])} {rng.choice(['Automotive', 'Chemicals', 'Systems'])} India Pvt. Ltd."
    acc, ifsc, cid = digits(rng, 10), f"{rng.choice(BK)}0{digits(rng, 6, False)}", digits(rng, 7)
    op = D(rng.randint(3000000, 9000000)) + D(rng.randint(0, 99)) / 100
    tx = ledger(rng, rows, CUR, op, frm, to)
    c, st = paper(path, A4, "Account statement"), NS(y=0)
    f, fb, dm = "Helvetica", "Helvetica-Bold", lambda d: f"{d:%d.%m.%Y}"

    def top():
        put(c, 50, 800, bank, fb, 12)
        put(c, 50, 788, f"{br} Branch, India", f, 8)
        c.rect(540, 790, 15, 15)
        c.line(540, 790, 555, 805)
        for x, k, v in ((50, "Account no.", acc), (150, "Currency", "INR"), (215, "Statement period", f"{dm(frm)} - {dm(to)}"), (370, "Branch IFSC", ifsc),
                (480, "Sheet", str(c.getPageNumber()))):
            put(c, x, 762, k, f, 6.5)
            put(c, x, 751, v, fb, 8.5)
        c.line(50, 744, 555, 744)
        st.y = 726
    top()
    for i, (k, v) in enumerate((("Account holder", h), ("Client number", cid), ("Account", "Current Account - Resident"), ("Overdraft limit", "0.00"))):
        put(c, 50, st.y, k, f, 8)
        put(c, 150, st.y, v, f, 8)
        st.y -= 12
    st.y -= 8
    put(c, 50, st.y, "Opening ledger balance " + dm(frm), fb, 8.5)
    right(c, 555, st.y, wes(op) + " C", fb, 8.5)
    st.y -= 20
    for i, t in enumerate(tx):
        parts = t.desc.split("~")
        t.lines = parts
        need = 12 * len(parts) + 8
        if st.y - need - 24 < 60:
            put(c, 50, 40, "to be continued", f, 7)
            c.showPage()
            top()
        if i == 0 or tx[i - 1].date != t.date:
            c.setFillGray(.92)
            c.rect(50, st.y - 4, 505, 14, stroke=0, fill=1)
            c.setFillGray(0)
            put(c, 54, st.y, f"Entries booked on {dm(t.date)}", fb, 8)
            st.y -= 16
        put(c, 54, st.y, "Value " + dm(t.vdate), f, 8)
        right(c, 555, st.y, wes(t.dr or t.cr) + (" D" if t.dr else " C"), f, 8.5)
        for z in parts:
            put(c, 150, st.y, z, f, 8)
            st.y -= 11.5
        st.y -= 4
        if i + 1 == len(tx) or tx[i + 1].date != t.date:
            put(c, 330, st.y + 2, "Ledger balance", f, 7.5)
            right(c, 555, st.y + 2, wes(t.bal) + " C", fb, 8)
            st.y -= 16
        else:
            t.bal = None
    if st.y < 110:
        c.showPage()
        top()
    dr, cr = sums(tx)
    c.line(50, st.y + 6, 555, st.y + 6)
    for k, v in ((f"Sum of debits ({sum(1 for t in tx if t.dr)} items)", wes(dr) + " D"), (f"Sum of credits ({sum(1 for t in tx if t.cr)} items)",
            wes(cr) + " C"), ("Closing ledger balance " + dm(to), wes(tx[-1].bal) + " C")):
        put(c, 50, st.y - 8, k, fb, 8.5)
        right(c, 555, st.y - 8, v, fb, 8.5)
        st.y -= 13
    c.save()
    return truth(dict(bank_name=bank, branch=f"{br} Branch", account_number=acc, account_holder=h, customer_id=cid, ifsc=ifsc, currency="INR",
            account_type="Current Account - Resident", opening_balance=op,
                      closing_balance=tx[-1].bal, total_debits=dr, total_credits=cr), tx, frm, to, vdate=True)

BANKS = {"bancs": bancs, "nro": nro, "foreigncur": foreigncur}
