# SPDX-License-Identifier: AGPL-3.0-or-later
"""Small finance bank (platypus, value dates, counts), payments bank (zebra), housing-loan ledger drawn column by column."""
from stranger_sluice_kit import *
from reportlab.lib import colors
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table
from reportlab.lib.styles import ParagraphStyle

SFB = """
-12 upi merchant M 20-2500 | UPI-{P}-{vpa}-{bk}0UPI001-{R:12}-{note} | {R:12}
-7 upi transfer P 100-8000 | UPI-{P}-{vpa}-{R:12} | {R:12}
+8 upi transfer P 100-9000 | UPI-{P}-{vpa}-{R:12} | {R:12}
+3 neft transfer F 5000-60000p | NEFT CR-{ifsc}-{P}-{me}-{R:4}{jd} | {R:4}{jd}
-3 neft transfer P 5000-40000k | NEFT DR-{ifsc}-{P}-NETBANK | {R:10}
+@30 neft salary E 28000-90000r | NEFT CR-{ifsc}-{P}-SALARY {mon} | {X:4}{jd}{n:5}
-@5 ach loan_emi L 4000-14000 | ACH D-{P}-{X:6}{n:8} | {n:10}
-@10 ach investment S 1000-5000r | ACH D-{P}-SIP{n:7} | {n:10}
+2 ach dividend D 40-2600p | ACH C-{P}-DIV {fy}-{n:6} | {n:10}
-4 atm cash - 500-10000r | ATM-NFS-{card}-{city} | {n:6}
-4 pos merchant M 150-6000p | POS {card} {P} {city} | {n:6}
+3 cheque - F 5000-60000 | CHQ DEP-CTS-{P} | {R:6}
-2 cheque - P 3000-30000 | CHQ PAID-CTS-{P} | {R:6}
+@q interest interest - q6.0 | INTEREST CREDIT FROM {qs} TO {dmy}
-2 charges charges - =29.50,118.00,295.00 | AMB NON MAINT CHRG {mon} INCL GST
-1 - insurance I 1500-20000 | BILLPAY-{P}-{X:8} | {n:12}
"""

def sfb(path, seed, rows):
    rng = start("sfb", seed, rows)
    frm, to = span(rng, rows, 1.5)
    bank, h, ad, br = rng.choice(["Aarohan Small Finance Bank Limited", "Ujwal Small Finance Bank",
            "Sthapana Small Finance Bank Ltd."]), person(rng), home(rng), rng.choice(["Kothrud", "Vijay Nagar", "T. Nagar", "Edappally"])
    acc, cid, ifsc, micr = digits(rng, 16), digits(rng, 8), f"{rng.choice(BK)}0{digits(rng, 6, False)}", digits(rng, 9)
    op = D(rng.randint(8000, 120000)) + D(rng.randint(0, 99)) / 100
    tx = ledger(rng, rows, SFB, op, frm, to, holder=h)
    dr, cr = sums(tx)
    org, P = colors.HexColor("#E8641B"), lambda s, **k: Paragraph(s, ParagraphStyle("p", fontName=k.pop("font", COND), fontSize=k.pop("size", 8),
            leading=10.5, **k))  # noqa: E731
    ttl = title(h) + "."
    left = [P(f"{ttl} {h}", font=CONDB, size=9.5)] + [P(a) for a in ad.lines]
    kv = [("Account Number", acc), ("CIF", cid), ("Product", "Digi Savings - 7% p.a."), ("Branch", br), ("IFSC / MICR", f"{ifsc} / {micr}"),
            ("Nominee Registered", rng.choice(["Yes", "No"])), ("Mode of Holding", "Self"),
          ("Statement Period", f"{frm:%d %b %Y} - {to:%d %b %Y}")]
    info = Table([[P(k, textColor=colors.grey), P(v)] for k, v in kv], colWidths=[85, 175], style=[("TOPPADDING", (0, 0), (-1, -1), 0), ("BOTTOMPADDING",
            (0, 0), (-1, -1), 1)])
    el = [Table([[left, info]], colWidths=[270, 270], style=[("VALIGN", (0, 0), (-1, -1), "TOP")]), Spacer(1, 8)]
    summ = [["Opening Balance", "Debits", "Debit Count", "Credits", "Credit Count", "Closing Balance"], [inr(op), inr(dr), str(sum(1 for t in tx if t.dr)),
            inr(cr), str(sum(1 for t in tx if t.cr)), inr(tx[-1].bal)]]
    el += [Table(summ, colWidths=[90] * 6, style=[("FONT", (0, 0), (-1, 0), COND, 7.5), ("FONT", (0, 1), (-1, 1), CONDB, 9), ("ALIGN", (0, 0), (-1, -1),
            "CENTER"), ("BACKGROUND", (0, 0), (-1, -1), colors.HexColor("#FDF0E7")),
                                                  ("TEXTCOLOR", (0, 0), (-1, 0), colors.grey)]), Spacer(1, 10)]
    data = [["Transaction\nDate", "Value\nDate", "Description / Narration", "Cheque /\nReference No.", "Debit (INR)", "Credit (INR)", "Balance (INR)"]]
    for t in tx:
        t.lines = wrap(t.desc, COND, 7.3, 166, t.name, hard=True)
        data.append([f"{t.date:%d-%b-%y}", f"{t.vdate:%d-%b-%y}", "\n".join(t.lines), t.ref, inr(t.dr) or "-", inr(t.cr) or "-", inr(t.bal)])
    el.append(Table(data, colWidths=[50, 50, 174, 70, 60, 62, 74], repeatRows=1, style=[
        ("FONT", (0, 0), (-1, 0), CONDB, 7.4), ("FONT", (0, 1), (-1, -1), COND, 7.3), ("LEADING", (0, 0), (-1, -1), 9), ("BACKGROUND", (0, 0), (-1, 0),
                org), ("TEXTCOLOR", (0, 0), (-1, 0), colors.white),
        ("VALIGN", (0, 0), (-1, -1), "MIDDLE"), ("ALIGN", (4, 0), (-1, -1), "RIGHT"), ("LINEBELOW", (0, 1), (-1, -1), .3, colors.lightgrey), ("LEFTPADDING",
                (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3)]))
    el += [Spacer(1, 8), P("**** End of Statement ****", alignment=1),
            P("Deposits are insured with DICGC up to Rs. 5 lakh. Please register a nominee if not done.", size=7, textColor=colors.grey)]

    def deco(c, d):
        c.setFillColor(org)
        put(c, 28, 806, bank, CONDB, 14)
        c.setFillGray(.4)
        right(c, 567, 808, "STATEMENT OF ACCOUNT", COND, 9)
        mid(c, 297, 22, f"Page {d.page} | Call 1800 {digits(random.Random(acc), 3)} {digits(random.Random(cid), 4)}", COND, 7)
    SimpleDocTemplate(path, pagesize=A4, leftMargin=22, rightMargin=22, topMargin=48, bottomMargin=38, invariant=1, title="SOA").build(el, onFirstPage=deco,
            onLaterPages=deco)
    return truth(dict(bank_name=bank, branch=br, account_number=acc, account_holder=f"{ttl} {h}", address=", ".join(ad.lines), customer_id=cid, ifsc=ifsc,
            micr=micr, currency="INR", account_type="Digi Savings - 7% p.a.",
                      opening_balance=op, closing_balance=tx[-1].bal, total_debits=dr, total_credits=cr), tx, frm, to, vdate=True)

PAY = """
-12 upi merchant M 10-900 | Paid to {P} via UPI, UPI Ref {R:12}, {vpa} | {X:4}{ymd}{n:8}
-7 upi transfer P 50-3000 | Sent to {P}, UPI Ref {R:12} | {X:4}{ymd}{n:8}
+8 upi transfer P 50-4000 | Received from {P}, UPI Ref {R:12} | {X:4}{ymd}{n:8}
+5 cash cash - 500-9000r | Cash deposit at banking point, {city} | CD{n:12}
-4 cash cash - 500-5000r | Cash withdrawal AePS, {city} | AW{n:12}
-6 - utilities U 99-1500 | Recharge / bill payment {P} | BP{n:12}
+3 imps transfer P 1000-15000r | IMPS credit from {P}, RRN {n:12} | IM{n:12}
-2 imps transfer P 1000-9000r | IMPS transfer to {P}, RRN {n:12} | IM{n:12}
+2 - refund M 49-900p | Refund from {P} for order {n:9} | RF{n:12}
+@q interest interest - q2.0 | Interest paid for quarter ended {dmy} | IN{n:12}
-2 charges charges - =5.90,11.80,17.70 | AePS charges incl. GST | CH{n:12}
-@4 - transfer - =500.00,1000.00 | Sweep out to partner bank deposit {n:11} | SW{n:12}
-@12 - insurance I 99-499 | Premium debited for {P} policy | PR{n:12}
"""

def paybank(path, seed, rows):
    rng = start("paybank", seed, rows)
    frm, to = span(rng, rows, .9)
    bank, h, ad = rng.choice(["Saral Payments Bank Limited", "Chowk Payments Bank Ltd", "Doorpe Payments Bank Limited"]), person(rng), home(rng)
    acc, cid, ifsc = "91" + digits(rng, 10), digits(rng, 10), f"{rng.choice(BK)}0000001"
    op = D(rng.randint(500, 30000)) + D(rng.randint(0, 99)) / 100
    tx = ledger(rng, rows, PAY, op, frm, to, "title")
    times = {}
    for t in tx:
        times.setdefault(t.date, []).append(t)
    for ts in times.values():
        for t, m in zip(ts, sorted(rng.sample(range(420, 1320), len(ts)))):
            t.tm = f"{(m // 60 - 1) % 12 + 1:02d}:{m % 60:02d} {'AM' if m < 720 else 'PM'}"
    dr, cr = sums(tx)
    c = paper(path, A4, "statement")
    f, fb = COND, CONDB
    c.setFillColorRGB(0, .45, .5)
    put(c, 36, 795, bank, fb, 16)
    c.setFillGray(.1)
    right(c, 559, 798, "Account Statement", fb, 12)
    right(c, 559, 784, f"{frm:%d/%m/%Y} to {to:%d/%m/%Y}", f, 9)
    put(c, 36, 762, f"Hi {h},", fb, 10)
    put(c, 36, 748, f"here is the statement of your Digital Savings account {acc} held with us.", f, 9)
    g = [("Customer ID", cid), ("IFSC Code", ifsc), ("Registered mobile", acc[2:6] + "XXXX" + acc[-2:]), ("Address", ", ".join(ad.lines[:2])), ("",
            ", ".join(ad.lines[2:])), ("Nominee", "Not registered")]
    for i, (k, v) in enumerate(g):
        put(c, 36, 728 - 13 * i, k, f, 8.5)
        put(c, 130, 728 - 13 * i, v, f, 8.5)
    for i, (k, v) in enumerate((("Opening Balance", op), ("Total Debit", dr), ("Total Credit", cr), ("Closing Balance", tx[-1].bal))):
        put(c, 380, 728 - 15 * i, k, fb, 8.5)
        right(c, 559, 728 - 15 * i, "Rs. " + inr(v), fb, 8.5)
    y, X = 640, (36, 62, 128, 338, 440, 502, 559)

    def head(y):
        c.setFillColorRGB(0, .45, .5)
        c.rect(36, y - 22, 523, 22, stroke=0, fill=1)
        c.setFillGray(1)
        for x, z in zip(X, ("#", "Date & Time", "Transaction Details", "Transaction ID")):
            put(c, x + 4, y - 14, z, fb, 8.2)
        right(c, 498, y - 14, "Amount", fb, 8.2)
        right(c, 555, y - 14, "Balance", fb, 8.2)
        return y - 22
    y = head(y)
    for i, t in enumerate(tx, 1):
        t.lines = wrap(t.desc, f, 8, 200, t.name)
        ids = wrap(t.ref, f, 7.2, 94, hard=True)
        hh = max(26, 8 + 10 * len(t.lines))
        if y - hh < 60:
            c.setFillGray(.4)
            mid(c, 297, 30, f"Page {c.getPageNumber()}", f, 7)
            c.showPage()
            y = head(806)
        if i % 2 == 0:
            c.setFillColorRGB(.92, .97, .97)
            c.rect(36, y - hh, 523, hh, stroke=0, fill=1)
        c.setFillGray(.1)
        put(c, 40, y - 11, str(i), f, 8)
        put(c, 66, y - 11, f"{t.date:%d/%m/%Y}", f, 8)
        put(c, 66, y - 21, t.tm, f, 7)
        for k, z in enumerate(t.lines):
            put(c, 132, y - 11 - 10 * k, z, f, 8)
        for k, z in enumerate(ids):
            put(c, 342, y - 11 - 9 * k, z, f, 7.2)
        t.ref = " ".join(ids)
        right(c, 498, y - 11, inr(t.dr or t.cr) + (" Dr" if t.dr else " Cr"), f, 8)
        right(c, 555, y - 11, inr(t.bal), f, 8)
        y -= hh
    c.setFillGray(.4)
    mid(c, 297, 44, "Balance above Rs. 2,00,000 at day end is swept to the partner bank as per your standing consent.", f, 7)
    mid(c, 297, 30, f"Page {c.getPageNumber()}", f, 7)
    c.save()
    return truth(dict(bank_name=bank, account_number=acc, account_holder=h, address=", ".join(ad.lines), customer_id=cid, ifsc=ifsc, currency="INR",
            account_type="Digital Savings",
                      opening_balance=op, closing_balance=tx[-1].bal, total_debits=dr, total_credits=cr), tx, frm, to)

LOAN = """
+@5 ach loan_emi - 38000-46000 | EMI RECD - NACH {bk} {mon}
-@30 interest interest - m8.9 | INTEREST DEBITED FOR {mon}
+4 imps loan_emi P 3000-60000k | PART PRE-PAYMENT IMPS {n:12} {P}
+3 cheque - P 10000-45000 | CHEQUE RECD {n:6} {bk} {P}
-3 charges charges - =590.00,708.00,1180.00 | CHEQUE/NACH BOUNCE CHARGES + GST
-2 charges charges - =236.00,413.00 | PENAL CHARGES ON OVERDUE
-2 - insurance I 6000-22000 | PROPERTY INSURANCE PREM {P}
-2 charges charges - =295.00,354.00 | STATEMENT / LEGAL / VISIT CHARGES
+3 upi loan_emi P 5000-44000 | OVERDUE RECD UPI {n:12} {P}
+2 - refund - 118-1180p | REVERSAL OF CHARGES {mon}
-1 rtgs transfer F 100000-400000k | DISBURSAL TRANCHE RTGS {X:4}R{jd}{n:5} {P}
"""

def loanled(path, seed, rows):
    rng = start("loanled", seed, rows)
    frm, to = span(rng, rows, 12)
    bank, h, h2, ad = rng.choice(["Ghar Housing Finance Limited", "Sampada Home Loans Ltd", "Neev Housing Credit Limited"]), person(rng), person(rng), home(rng)
    acc, br, op = f"HL{rng.choice(CITY)[:3].upper()}{digits(rng, 9)}", rng.choice(CITY), -D(rng.randint(1800000, 3900000)) - D(rng.randint(0, 99)) / 100
    tx = ledger(rng, rows, LOAN, op, frm, to, floor=D(-9000000))
    c = paper(path, A4, "Loan ledger")
    f, fb = "Helvetica", "Helvetica-Bold"
    dm = lambda d: f"{d:%d-%b-%Y}"  # noqa: E731
    put(c, 40, 800, "LOAN ACCOUNT STATEMENT", fb, 13)
    right(c, 555, 800, bank, fb, 11)
    put(c, 40, 786, f"This statement is for the period {dm(frm)} to {dm(to)}. All figures are in Indian Rupees.", f, 8.5)
    boxes = [("Loan account", acc), ("Borrower", h), ("Co-borrower", h2), ("Branch", br), ("Product", "Home Loan - Floating"), ("Sanctioned amount",
            "45,00,000.00"), ("Rate of interest", "8.90 % p.a."), ("Balance tenor", f"{rng.randint(60, 220)} months"),
             ("Property insured by", "Abhay General Insurance")]
    for i, (k, v) in enumerate(boxes):
        x, y = 40 + i % 3 * 174, 745 - i // 3 * 34
        c.setFillColorRGB(.88, .92, .97)
        c.rect(x, y, 168, 29, stroke=0, fill=1)
        c.setFillColorRGB(.2, .3, .5)
        put(c, x + 6, y + 18, k, f, 7)
        c.setFillGray(0)
        put(c, x + 6, y + 6, v, fb, 8.8)
    put(c, 40, 662, "Correspondence address: " + ", ".join(ad.lines), f, 8)
    y, i, bal = 640, 0, op
    while i < len(tx) or y:
        page, top = [], y
        put(c, 40, y, "Date", fb, 8.5)
        put(c, 115, y, "Particulars", fb, 8.5)
        for x, z in ((390, "Debit"), (465, "Credit"), (555, "Outstanding")):
            right(c, x, y, z, fb, 8.5)
        c.setStrokeColorRGB(.2, .3, .5)
        c.line(40, y - 5, 555, y - 5)
        y -= 20
        if i == 0:
            put(c, 115, y, f"Outstanding as on {dm(frm)}", fb, 8.3)
            right(c, 555, y, inr(op), fb, 8.3)
            y -= 16
        while i < len(tx) and y > 90:
            t = tx[i]
            t.lines = wrap(t.desc, f, 8.3, 205, t.name)
            page.append((y, t))
            y -= 5 + 11 * len(t.lines)
            i += 1
        for yy, t in page[::-1]:  # column by column, the balances first, from the foot up
            right(c, 555, yy, inr(t.bal), f, 8.3)
        for yy, t in page:
            right(c, 390 if t.dr else 465, yy, inr(t.dr or t.cr), f, 8.3)
        for yy, t in page:
            for k, z in enumerate(t.lines):
                put(c, 115, yy - 11 * k, z, f, 8.3)
        for yy, t in page:
            put(c, 40, yy, dm(t.date), f, 8.3)
        mid(c, 297, 30, f"{acc}  -  sheet {c.getPageNumber()}", f, 7)
        if i >= len(tx):
            break
        c.showPage()
        y = 800
    dr, cr = sums(tx)
    bal = tx[-1].bal
    c.line(40, y + 6, 555, y + 6)
    put(c, 115, y - 7, f"Outstanding as on {dm(to)}", fb, 8.3)
    right(c, 390, y - 7, inr(dr), fb, 8.3)
    right(c, 465, y - 7, inr(cr), fb, 8.3)
    right(c, 555, y - 7, inr(bal), fb, 8.3)
    put(c, 40, y - 24, "Minus sign denotes amount due from the borrower. Interest accrued after the last debit is not shown.", f, 7.2)
    c.save()
    return truth(dict(bank_name=bank, branch=br, account_number=acc, account_holder=h, address=", ".join(ad.lines), currency="INR",
            account_type="Home Loan - Floating", opening_balance=op, closing_balance=bal,
                      total_debits=dr, total_credits=cr), tx, frm, to, ref=False)

BANKS = {"sfb": sfb, "paybank": paybank, "loanled": loanled}
