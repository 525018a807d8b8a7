# SPDX-License-Identifier: AGPL-3.0-or-later
"""Foreign bank's NRE account (balance once a day), neobank app export (newest first, signed), stockbroker's client ledger."""
from stranger_sluice_kit import *

NRE = """
+8 neft transfer P 20000-150000k | NEFT CREDIT~{P}~{bk}{n:9} {note}
+5 - transfer - 60000-400000p | INWARD REMITTANCE~AED FCNR CONV REF {X:10}
-7 imps transfer P 5000-50000r | IMPS TRANSFER~TO {P}~REF {R:12}
-6 neft transfer P 10000-90000k | NEFT OUTWARD~{P} {ifsc}
-5 atm cash - 2000-10000k | CASH WITHDRAWAL ATM~{dmy} {tm} {city}
-6 pos merchant M 200-9000p | DEBIT CARD PURCHASE~{P:22} {city} IN
-@7 ach loan_emi L 18000-60000 | NACH DEBIT~{P}~MANDATE {X:4}{n:11}
-@15 ach investment S 5000-25000k | NACH DEBIT~{P} SIP
+@q interest interest - q3.0 | CREDIT INTEREST~{qs} TO {dmy}
-3 - insurance I 9000-45000 | BILL PAYMENT~{P}~POL {n:9}
-2 charges charges - =295.00,590.00,118.00 | SERVICE CHARGE~INCL GST @ 18 PCT
-4 cheque - F 10000-70000 | CHEQUE PAID {n:6}~{P}
-3 - card - 4000-60000p | CREDIT CARD PAYMENT~{card}
-2 - utilities U 500-5000p | BILL PAYMENT~{P}
"""

def nre(path, seed, rows):
    rng = start("nre", seed, rows)
    frm, to = span(rng, rows, 2.2)
    bank = rng.choice(["Albion & Orient Banking Corporation Limited, India", "Lion City Bank (India Branches)", "Gulf Commercial Bank P.S.C., India"])
    h, acc, br, ifsc, cid = person(rng).upper(), f"{digits(rng, 3)}-{digits(rng, 6)}-{digits(rng, 3)}", rng.choice(["Mumbai Fort", "Bengaluru M G Road",
            "Chennai Rajaji Salai"]), f"{rng.choice(BK)}0{digits(rng, 6, False)}", digits(rng, 8)
    ad = [f"P.O. Box {digits(rng, 5)}", f"Villa {rng.randint(2, 80)}, Al Noor Street", rng.choice(["Dubai", "Sharjah", "Abu Dhabi"]), "United Arab Emirates"]
    op = D(rng.randint(150000, 900000)) + D(rng.randint(0, 99)) / 100
    tx = ledger(rng, rows, NRE, op, frm, to)
    c = paper(path, A4, "Statement")
    f, fb, s = NSER, NSERB, 8.4
    dm = lambda d: f"{d.day:02d}{MON[d.month - 1].title()}{d.year}"  # noqa: E731
    st = NS(y=0)

    def top(first):
        c.setFillColorRGB(.72, .08, .12)
        c.rect(0, 812, 595, 8, stroke=0, fill=1)
        c.setFillGray(0)
        put(c, 40, 785, bank, fb, 12)
        right(c, 555, 766, f"Page {c.getPageNumber()}", f, 7.5)
        if first:
            put(c, 40, 740, h, f, 9)
            for i, a in enumerate(ad):
                c.drawString(40, 727 - 13 * i, a.upper())
            put(c, 330, 740, "Your NRE Savings statement", fb, 11)
            for i, (k, v) in enumerate((("Period from", dm(frm)), ("Period to", dm(to)), ("Account number", acc), ("Customer number", cid), ("Branch", br),
                    ("IFSC", ifsc))):
                put(c, 330, 722 - 13 * i, k, f, 8.4)
                c.drawString(430, 722 - 13 * i, v)
            st.y = 630
            put(c, 40, st.y, "Repatriable funds held in Indian Rupees (INR). Nomination: registered.", f, 7.5)
            st.y -= 22
        else:
            put(c, 40, 766, f"Account number {acc}", f, 8)
            st.y = 745
        c.setLineWidth(.8)
        c.line(40, st.y + 12, 555, st.y + 12)
        put(c, 40, st.y, "Date", fb, s)
        put(c, 110, st.y, "Transaction details", fb, s)
        for x, z in ((385, "Deposits"), (470, "Withdrawals"), (555, "Balance")):
            right(c, x, st.y, z, fb, s)
        c.line(40, st.y - 5, 555, st.y - 5)
        st.y -= 18
    top(True)
    put(c, 110, st.y, "BALANCE BROUGHT FORWARD", fb, s)
    right(c, 555, st.y, wes(op), fb, s)
    st.y -= 15
    last, close = None, tx[-1].bal
    for i, t in enumerate(tx):
        t.lines = [z for p in t.desc.split("~") for z in wrap(p, f, s, 190, t.name)]
        if st.y - 11 * len(t.lines) < 70:
            c.line(40, 62, 555, 62)
            put(c, 40, 50, "Continued overleaf", NOTOI, 7.5)
            c.showPage()
            top(False)
            last = None
        if t.date != last:
            put(c, 40, st.y, dm(t.date), f, s)
        last = t.date
        for k, z in enumerate(t.lines):
            put(c, 110, st.y - 11 * k, z, f, s)
        y = st.y - 11 * (len(t.lines) - 1)
        right(c, 385 if t.cr else 470, y, wes(t.cr or t.dr), f, s)
        if i + 1 == len(tx) or tx[i + 1].date != t.date:
            right(c, 555, y, wes(t.bal), f, s)
        else:
            t.bal = None
        st.y = y - 15
    dr, cr = sums(tx)
    if st.y < 120:
        c.showPage()
        top(False)
    c.line(40, st.y + 10, 555, st.y + 10)
    put(c, 110, st.y - 2, "BALANCE CARRIED FORWARD", fb, s)
    right(c, 555, st.y - 2, wes(close), fb, s)
    put(c, 110, st.y - 22, f"Total deposits ({sum(1 for t in tx if t.cr)})", f, s)
    right(c, 385, st.y - 22, wes(cr), f, s)
    put(c, 110, st.y - 35, f"Total withdrawals ({sum(1 for t in tx if t.dr)})", f, s)
    right(c, 470, st.y - 35, wes(dr), f, s)
    c.save()
    return truth(dict(bank_name=bank, branch=br, account_number=acc, account_holder=h, address=", ".join(a.upper() for a in ad), customer_id=cid, ifsc=ifsc,
            currency="INR",
                      account_type="NRE Savings", opening_balance=op, closing_balance=close, total_debits=dr, total_credits=cr), tx, frm, to)

NEO = """
-14 upi merchant M 30-2500 | {P}~UPI  ·  {vpa}
-9 upi transfer P 50-6000 | {P}~UPI  ·  {vpa}
+8 upi transfer P 50-9000 | {P}~UPI  ·  {vpa}
-5 pos merchant M 150-7000p | {P}~Debit card  ·  POS purchase
+@30 neft salary E 38000-120000r | {P}~NEFT  ·  Salary credit
+@q interest interest - q3.25 | Interest earned~Savings interest credit
+2 - refund M 99-2500p | {P}~Refund
-4 atm cash - 500-10000r | ATM withdrawal~{bn}, {city}
-@5 ach loan_emi L 3500-15000 | {P}~NACH auto-debit  ·  EMI
-@10 ach investment S 1000-10000r | {P}~NACH auto-debit  ·  SIP
-3 - utilities U 199-3200p | {P}~Bill payment
+3 imps transfer P 500-20000r | {P}~IMPS  ·  {n:12}
-2 charges charges - =11.80,29.50,236.00 | Debit card fee~Inclusive of GST
-@3 upi rent P 9000-24000k | {P}~UPI  ·  Rent
-2 - card - 2000-18000p | Credit card bill~Card ending {n:4}
"""

def neobank(path, seed, rows):
    rng = start("neobank", seed, rows)
    frm, to = span(rng, rows, 1.1)
    app, bank, h, acc, ifsc = rng.choice(["pocketly", "zuno", "Kite Money"]), rng.choice(BNAME), person(rng), digits(rng,
            14), f"{rng.choice(BK)}0{digits(rng, 6, False)}"
    op = D(rng.randint(4000, 70000)) + D(rng.randint(0, 99)) / 100
    tx = ledger(rng, rows, NEO, op, frm, to, "title")
    dr, cr = sums(tx)
    R = "\u20b9"
    c = paper(path, letter, "statement")
    dm = lambda d: f"{d.day} {MON[d.month - 1].title()} {d.year}"  # noqa: E731
    c.setFillColorRGB(.13, .1, .32)
    c.rect(0, 722, 612, 70, stroke=0, fill=1)
    c.setFillGray(1)
    put(c, 36, 750, app, NOTOB, 20)
    right(c, 576, 754, "Savings account statement", NOTO, 11)
    right(c, 576, 738, f"{dm(frm)} – {dm(to)}", NOTO, 9)
    c.setFillGray(.1)
    put(c, 36, 696, h, NOTOB, 13)
    put(c, 36, 680, f"A/c {acc}   |   IFSC {ifsc}   |   Banking services by {bank}", NOTO, 8.5)
    for i, (k, v) in enumerate((("Opening balance", op), ("Money in", cr), ("Money out", dr), ("Closing balance", tx[-1].bal))):
        c.setFillColorRGB(.94, .93, .98)
        c.roundRect(36 + i * 137, 622, 129, 44, 6, stroke=0, fill=1)
        c.setFillGray(.35)
        put(c, 46 + i * 137, 651, k, NOTO, 7.8)
        c.setFillGray(.05)
        put(c, 46 + i * 137, 633, R + inr(v), NOTOB, 11)
    y, day, out = 600, None, []

    def foot():
        c.setFillGray(.5)
        mid(c, 306, 26, "Need help? Chat with us in the app. This is a system generated statement.", NOTO, 7)
    for t in tx[::-1]:
        need = 32 + (24 if t.date != day else 0)
        if y - need < 45:
            foot()
            c.showPage()
            y, need = 750, 56
            day = None
        if t.date != day:
            c.setFillGray(.4)
            put(c, 36, y - 12, f"{'Mon Tue Wed Thu Fri Sat Sun'.split()[t.date.weekday()]}, {dm(t.date)}", NOTOB, 8.5)
            c.setStrokeGray(.8)
            c.line(36, y - 17, 576, y - 17)
            y -= 24
        day = t.date
        a, b = t.desc.split("~")
        t.lines = [a, " ".join(b.split())]
        c.setFillColorRGB(*rng.choice([(.85, .78, .95), (.78, .9, .85), (.97, .86, .75)]))
        c.circle(48, y - 13, 10, stroke=0, fill=1)
        c.setFillGray(.1)
        put(c, 66, y - 10, t.lines[0], NOTOB, 9)
        c.setFillGray(.4)
        put(c, 66, y - 21, t.lines[1], NOTO, 7.5)
        c.setFillColorRGB(*((.05, .5, .25) if t.cr else (.1, .1, .1)))
        right(c, 576, y - 13, ("+" if t.cr else "–") + R + inr(t.cr or t.dr), NOTOB, 9.5)
        y -= 32
        out.append(t)
    foot()
    c.save()
    return truth(dict(bank_name=bank, account_number=acc, account_holder=h, ifsc=ifsc, currency="INR", account_type="Savings account", opening_balance=op,
            closing_balance=tx[-1].bal,
                      total_debits=dr, total_credits=cr), out, frm, to, bal=False)

BRK = """
+9 upi investment - 1000-50000r | Payin received through UPI Ref {n:12} | BR{n:7}
+4 neft investment - 10000-200000k | Payin NEFT UTR {X:4}N{jd}{n:6} from {bn} | BR{n:7}
-7 neft investment - 2000-90000p | Payout of funds by NEFT to {bn} A/c XX{n:4} | BP{n:7}
-12 - investment - 900-80000p | Net obligation for NSE-CM Bill {n:7} Settl. {jd} | NB{n:7}
+11 - investment - 900-90000p | Net obligation for NSE-CM Bill {n:7} Settl. {jd} | NB{n:7}
-5 - investment - 60-9000p | F&O MTM NSE-FO Bill {n:7} | FO{n:7}
+4 - investment - 60-9000p | F&O MTM NSE-FO Bill {n:7} | FO{n:7}
-4 charges charges - =15.93,18.80,31.86,47.79 | DP charges for sale of shares incl. GST | JV{n:7}
-@30 charges charges - =88.50 | AMC charges for demat account {mon} | JV{n:7}
-2 interest interest - 12-600p | Delayed payment interest upto {sl} | JV{n:7}
-2 charges charges - =59.00 | Call & Trade charges | JV{n:7}
"""

def broker(path, seed, rows):
    rng = start("broker", seed, rows)
    frm, to = span(rng, rows, 3)
    bank, h, ad = rng.choice(["Growtree Broking Limited", "Trishul Securities Pvt. Ltd.",
            "Nakshatra Shares & Stock Brokers Ltd"]), person(rng).upper(), home(rng)
    ucc, op = f"{alnum(rng, 2)}{digits(rng, 5)}", D(rng.randint(-4000, 60000)) + D(rng.randint(0, 99)) / 100
    tx = ledger(rng, rows, BRK, op, frm, to, "title", floor=D(-30000))
    c = paper(path, A4, "Ledger")
    f, fb = "Times-Roman", "Times-Bold"
    mid(c, 297, 800, bank, fb, 14)
    mid(c, 297, 787, "Member : NSE, BSE   SEBI Regn. No. INZ000" + digits(rng, 6), f, 8)
    mid(c, 297, 766, f"Ledger Account of {h} [ {ucc} ]", fb, 11)
    mid(c, 297, 752, f"From {frm:%d/%m/%Y} To {to:%d/%m/%Y}   Exchange : ALL   Currency : INR", f, 9)
    mid(c, 297, 740, ", ".join(ad.lines), f, 8)
    X = [36, 88, 142, 196, 372, 436, 497, 559]
    st = NS(y=724)

    def head():
        c.setLineWidth(.8)
        c.line(36, st.y, 559, st.y)
        for x, z in zip(X, ("Vch Date", "Type", "Vch No", "Narration")):
            put(c, x + 2, st.y - 12, z, fb, 8.5)
        for x, z in zip(X[5:], ("Debit", "Credit", "Net Balance")):
            right(c, x - 2, st.y - 12, z, fb, 8.5)
        c.line(36, st.y - 17, 559, st.y - 17)
        st.y -= 29
    head()
    if op:
        put(c, 198, st.y, "Opening Balance", NOTOI, 7.8)
        right(c, X[5 if op < 0 else 6] - 2, st.y, wes(abs(op)), f, 8.5)
        right(c, 557, st.y, drcr(op, wes, gap=" "), f, 8.5)
        st.y -= 14
    for t in tx:
        t.lines = wrap(t.desc, f, 8.5, 172, t.name, seps="")
        if st.y - 10 * len(t.lines) < 60:
            right(c, 559, 40, f"Page {c.getPageNumber()} (contd.)", f, 7.5)
            c.showPage()
            st.y = 800
            head()
        ty = {"BR": "Receipt", "BP": "Payment", "JV": "Journal"}.get(t.ref[:2], "Bill")
        for x, z in ((38, f"{t.date:%d/%m/%Y}"), (90, ty), (144, t.ref)):
            put(c, x, st.y, z, f, 8.5)
        for k, z in enumerate(t.lines):
            put(c, 198, st.y - 10 * k, z, f, 8.5)
        right(c, X[5 if t.dr else 6] - 2, st.y, wes(t.dr or t.cr), f, 8.5)
        right(c, 557, st.y, drcr(t.bal, wes, gap=" "), f, 8.5)
        st.y -= 10 * len(t.lines) + 4
    dr, cr = sums(tx)
    c.line(372, st.y + 8, 559, st.y + 8)
    put(c, 198, st.y - 3, "Total of transactions", fb, 8.5)
    right(c, X[5] - 2, st.y - 3, wes(dr), fb, 8.5)
    right(c, X[6] - 2, st.y - 3, wes(cr), fb, 8.5)
    put(c, 198, st.y - 17, "Closing Balance", fb, 8.5)
    right(c, 557, st.y - 17, drcr(tx[-1].bal, wes, gap=" "), fb, 8.5)
    c.save()
    return truth(dict(bank_name=bank, account_number=ucc, account_holder=h, address=", ".join(ad.lines), currency="INR", opening_balance=op,
            closing_balance=tx[-1].bal, total_debits=dr, total_credits=cr), tx, frm, to)

BANKS = {"nre": nre, "neobank": neobank, "broker": broker}
