# SPDX-License-Identifier: AGPL-3.0-or-later
from stranger_pouch_kit import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle


def P(s, font=H, size=8, lead=None, al=0, col=black):
    return Paragraph(s, ParagraphStyle("x", fontName=font, fontSize=size, leading=lead or size * 1.2, alignment=al, textColor=col))


def esc(ls):
    return "<br/>".join(q.replace("&", "&amp;") for q in ls)


def urbancoop(path, seed, rows):
    """Urban co-operative bank: Times, To/By particulars, full grid, balances with Dr/Cr, total row at the foot of the table"""
    R = rng("urbancoop", seed, rows)
    a = date(R.choice([2022, 2023]), 4, 1)
    b = date(a.year + 1, 3, 31)
    op = R.randint(300000, 4000000)
    pool = [(-1, "To Cash", "{chq}", 50000, 2000000, 10000), (1, "By Cash", "", 50000, 3000000, 10000),
            (-1, "To Clg. {p}", "{chq}", 50000, 3000000, 100), (1, "By Clg. {f}", "{chq}", 80000, 6000000, 100),
            (1, "By Trf Salary ZP Satara", "", 2200000, 4800000, 100), (-1, "To Trf Loan Instt. A/c 412/{n4}", "", 200000, 900000, 1000),
            (-1, "To Share Cap. Contribution", "", 50000, 50000, 100), (1, "By Dividend", "", 20000, 200000, 100),
            (-1, "To IMPS {n12} {p}", "", 50000, 900000, 100), (1, "By Int. on SB", "", 4000, 60000, 100), (-1, "To Locker Rent incl. CGST SGST", "", 118000, 236000, 100)]
    txs = gen(R, rows, op, pool, a, 365)
    acc = f"002/{R.randint(1, 9)}/{digits(R, 5)}"
    who = R.choice(["Shri Dattatray Balwant Mhatre", "Smt. Usha Chandrakant Gaikwad", "Shri Yusuf Ismail Mulla"])
    ifsc = "SHYD0UCB" + digits(R, 3)
    td, tc = sums(txs)
    bank = "The Sahyog Nagarik Sahakari Bank Ltd., Satara"
    st = []
    st.append(P(bank, TB, 15, 19, 1, HexColor("#7a1f1f")))
    st.append(P("(Multi-purpose Urban Co-operative Bank) Regn. No. STR/BNK/118 dt. 14-2-1961", T, 9, 12, 1))
    st.append(P("Head Office : 27 Bhavani Peth, Satara 415002 &nbsp; Ph. 02162-23" + acc[-4:], T, 9, 14, 1))
    st.append(P("<u>EXTRACT OF ACCOUNT</u>", TB, 11, 18, 1))
    hd = Table([["Name", who, "Account No.", acc], ["Address", f"{R.randint(100, 999)}, Shaniwar Peth\nNear Ganpati Mandir, Satara", "Account Type", "Savings Deposit (Member)"],
                ["Branch", "Yadogopal Peth", "IFS Code", ifsc], ["Member No.", digits(R, 5), "Period", f"{a:%d-%m-%Y} to {b:%d-%m-%Y}"]],
               colWidths=[62, 205, 75, 183])
    hd.setStyle(TableStyle([("FONT", (0, 0), (-1, -1), T, 10), ("FONT", (0, 0), (0, -1), TB, 10), ("FONT", (2, 0), (2, -1), TB, 10),
                            ("BOX", (0, 0), (-1, -1), .8, black), ("LINEAFTER", (1, 0), (1, -1), .5, black), ("VALIGN", (0, 0), (-1, -1), "TOP"),
                            ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 2)]))
    st += [hd, Spacer(1, 8)]
    data = [["Date", "Particulars", "Instr.\nNo.", "Withdrawal\nRs.     Ps.", "Deposit\nRs.     Ps.", "Balance\nRs.     Ps."],
            [f"{a:%d-%m-%Y}", "Opening Balance", "", "", "", drcr(op, gap=" ", cr="Cr.", dr="Dr.")]]
    for t in txs:
        ls = wrap(t.desc, T, 9.5, 168)
        t.desc = " ".join(ls)
        data.append([f"{t.date:%d-%m-%Y}", "\n".join(ls), t.ref, inr(t.d) if t.d else "", inr(t.c) if t.c else "", drcr(t.bal, cr="Cr.", dr="Dr.")])
    data.append(["", "Total", "", inr(td), inr(tc), drcr(txs[-1].bal, cr="Cr.", dr="Dr.")])
    tb = Table(data, colWidths=[62, 180, 48, 75, 75, 85], repeatRows=1)
    tb.setStyle(TableStyle([("FONT", (0, 0), (-1, -1), T, 9.5, 11.5), ("FONT", (0, 0), (-1, 0), TB, 9.5, 11), ("FONT", (0, -1), (-1, -1), TB, 9.5),
                            ("GRID", (0, 0), (-1, -1), .5, black), ("ALIGN", (3, 0), (-1, -1), "RIGHT"), ("ALIGN", (0, 0), (2, 0), "CENTER"),
                            ("VALIGN", (0, 0), (-1, -1), "TOP"), ("VALIGN", (0, 0), (-1, 0), "MIDDLE"), ("BACKGROUND", (0, 0), (-1, 0), HexColor("#f3e6d8")),
                            ("TOPPADDING", (0, 0), (-1, -1), 1.5), ("BOTTOMPADDING", (0, 0), (-1, -1), 2.5)]))
    st += [tb, Spacer(1, 30), P("Checked by &nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; For " + bank + " &nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; Br. Manager", T, 9, 12, 1)]
    SimpleDocTemplate(path, pagesize=A4, leftMargin=35, rightMargin=35, topMargin=34, bottomMargin=40, invariant=1).build(st)
    return truth({"bank_name": bank, "account_number": acc, "account_holder": who, "account_type": "Savings Deposit (Member)", "ifsc": ifsc, "currency": "INR",
                  "statement_period": period(a, b), "opening_balance": dot(op), "closing_balance": dot(txs[-1].bal),
                  "total_debits": dot(td), "total_credits": dot(tc)}, txs)


def smallfin(path, seed, rows):
    """Small finance bank, joint savings account: coloured head, boxes of summary at the top, bands, headings of two lines"""
    R = rng("smallfin", seed, rows)
    a = date(2025, R.choice([1, 3, 5, 7]), 1)
    b = a + timedelta(30)
    op = R.randint(100000, 15000000)
    txs = gen(R, rows, op, SB, a, 31)
    acc = "20" + digits(R, 13)
    h1, h2 = R.choice([("DEVIKA SUBRAMANIAN", "ARUN SUBRAMANIAN"), ("MANPREET KAUR GILL", "HARJOT SINGH GILL")])
    ifsc = "NGRB0SFB" + digits(R, 3)
    td, tc = sums(txs)
    vio, lil = HexColor("#5b2a86"), HexColor("#f4eef9")
    st = []
    adr = Table([[P(f"<b>{h1}</b><br/>JT: {h2}<br/>NO {R.randint(3, 88)}, 4TH CROSS, KUVEMPU NAGAR<br/>MYSURU - 570023, KARNATAKA", H, 8.5, 11.5),
                  Table([["Account Number", acc], ["Customer ID", digits(R, 8)], ["Account Type", "DIGI SAVINGS PLUS"], ["Mode of Operation", "Either or Survivor"],
                         ["Branch", "MYSURU KUVEMPU NAGAR"], ["IFSC Code", ifsc], ["Account Currency", "INR"]], colWidths=[95, 150], rowHeights=12,
                        style=[("FONT", (0, 0), (-1, -1), H, 8), ("TEXTCOLOR", (0, 0), (0, -1), vio), ("TOPPADDING", (0, 0), (-1, -1), 0), ("BOTTOMPADDING", (0, 0), (-1, -1), 2)])]],
                colWidths=[285, 250], style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (0, 0), 2)])
    st += [adr, Spacer(1, 10)]
    bx = Table([["Opening Balance", "Total Deposits", "Total Withdrawals", "Closing Balance"], ["INR " + inr(v) for v in (op, tc, td, txs[-1].bal)]],
               colWidths=[133.75] * 4, style=[("FONT", (0, 0), (-1, 0), H, 8), ("FONT", (0, 1), (-1, 1), HB, 10.5), ("ALIGN", (0, 0), (-1, -1), "CENTER"),
                                              ("BACKGROUND", (0, 0), (-1, -1), lil), ("INNERGRID", (0, 0), (-1, -1), 3, white), ("LINEBELOW", (0, 0), (-1, 0), 0, lil)])
    st += [bx, Spacer(1, 10), P(f"Transactions from {a.day} {MON[a.month-1]} {a.year} to {b.day} {MON[b.month-1]} {b.year}", HB, 9, 14, 0, vio)]
    data = [[P("Transaction<br/>Date", HB, 8, 9.6, 0, white), P("Value<br/>Date", HB, 8, 9.6, 0, white), P("Transaction<br/>Details", HB, 8, 9.6, 0, white), P("Cheque /<br/>Ref. No.", HB, 8, 9.6, 0, white),
             P("Withdrawal<br/>(INR)", HB, 8, 9.6, 2, white), P("Deposit<br/>(INR)", HB, 8, 9.6, 2, white), P("Balance<br/>(INR)", HB, 8, 9.6, 2, white)]]
    for t in txs:
        ls = wrap(t.desc, H, 7.8, 156)
        t.desc = " ".join(ls)
        data.append([f"{t.date:%d-%b-%Y}", f"{t.vdate:%d-%b-%Y}", P(esc(ls), H, 7.8, 9.6), t.ref or "-", inr(t.d) if t.d else "-", inr(t.c) if t.c else "-", inr(t.bal)])
    tb = Table(data, colWidths=[57, 55, 168, 77, 58, 58, 62], repeatRows=1)
    tb.setStyle(TableStyle([("FONT", (0, 1), (-1, -1), H, 7.8), ("BACKGROUND", (0, 0), (-1, 0), vio), ("ALIGN", (4, 1), (-1, -1), "RIGHT"), ("VALIGN", (0, 0), (-1, -1), "TOP"),
                            ("ROWBACKGROUNDS", (0, 1), (-1, -1), [white, lil]), ("LEFTPADDING", (0, 0), (-1, -1), 4), ("RIGHTPADDING", (0, 0), (-1, -1), 4)]))
    st += [tb, Spacer(1, 12), P("This is a system generated statement and does not require signature. Deposits are insured with DICGC up to Rs. 5,00,000 per depositor.", H, 7, 9)]

    def deco(c, d):
        c.saveState()
        c.setFillColor(vio); c.rect(0, A4[1] - 44, A4[0], 44, stroke=0, fill=1)
        put(c, 30, A4[1] - 29, "Neelgiri Small Finance Bank", HB, 16, col=white)
        put(c, A4[0] - 30, A4[1] - 28, "Statement of Account", H, 11, "r", white)
        put(c, A4[0] / 2, 22, f"Page {d.page}", H, 7, "c")
        c.restoreState()
    SimpleDocTemplate(path, pagesize=A4, leftMargin=30, rightMargin=30, topMargin=58, bottomMargin=40, invariant=1).build(st, onFirstPage=deco, onLaterPages=deco)
    return truth({"bank_name": "Neelgiri Small Finance Bank", "account_number": acc, "account_holder": h1, "account_type": "DIGI SAVINGS PLUS", "ifsc": ifsc,
                  "currency": "INR", "statement_period": period(a, b), "opening_balance": dot(op), "closing_balance": dot(txs[-1].bal),
                  "total_debits": dot(td), "total_credits": dot(tc)}, txs)


def cashcredit(path, seed, rows):
    """Public bank, cash credit account: limit, drawing power, rate of interest; balances mostly Dr; branch code column"""
    R = rng("cashcredit", seed, rows)
    a = date(2024, R.choice([4, 7, 10]), 1)
    b = a + timedelta(91 if a.month != 4 else 90)
    lim = R.choice([250, 400, 600, 1000]) * 10000000 // 10
    dp = lim * R.randint(70, 98) // 100 // 100000 * 100000
    op = -dp * R.randint(20, 80) // 100
    pool = [(1 if s > 0 else -1, d, r, l // 2, h // 2, k) for s, d, r, l, h, k in CA] + [
        (-1, "INT DEBITED CC A/C", "", 800000, 4500000, 100), (-1, "INSPECTION CHGS STOCK AUDIT", "", 118000, 590000, 100), (1, "TRF FROM BILLS DISC {n6}", "", 5000000, 30000000, 100)]
    txs = gen(R, rows, op, pool, a, (b - a).days + 1, floor=-dp)
    acc, who = digits(R, 14), R.choice(["M/S GODAVARI RICE AND PULSE MILLS", "M/S CHENAB WOOLLEN INDUSTRIES"])
    ifsc = "RJPB0" + digits(R, 6)
    W, HT = A4
    col = HexColor("#8c1515")
    cols = [(26, "l"), (78, "l"), (130, "l"), (259, "c"), (275, "l"), (420, "r"), (488, "r"), (570, "r")]
    vx = [22, 74, 126, 246, 272, 356, 424, 492, 574]
    data = [["", "", ["BALANCE BROUGHT FORWARD"], "", "", "", "", drcr(op, gap="")]]
    for t in txs:
        ls = wrap(t.desc, H, 7.2, 113)
        t.desc = " ".join(ls)
        rf = wrap(t.ref, H, 7.2, 80)
        t.ref = " ".join(rf)
        data.append([f"{t.date:%d-%m-%Y}", f"{t.vdate:%d-%m-%Y}", ls, f"{R.choice([417, 417, 417, 99922, 1206])}", rf,
                     inr(t.d) if t.d else "", inr(t.c) if t.c else "", drcr(t.bal, gap="")])

    def paint(c, total):
        p = [1]
        put(c, W / 2, HT - 38, "RASHTRIYA JANPAD BANK", TB, 18, "c", col)
        put(c, W / 2, HT - 51, "SME Branch, Nizamabad - 503001", T, 9.5, "c")
        y = HT - 74
        put(c, 26, y, "Statement of Cash Credit Account", HB, 11)
        put(c, 570, y, f"Date of Statement : {b + timedelta(5):%d-%m-%Y}", H, 8, "r")
        y -= 8
        c.setLineWidth(.5); c.rect(22, y - 88, 552, 88); c.line(300, y, 300, y - 88)
        yy = y - 12
        for k, v in [("Account Name", who), ("Address", "Survey No 88/2, Bodhan Road"), ("", "Nizamabad, Telangana"), ("Account No.", acc), ("Product", "CC-HYP-STOCK AND BOOK DEBTS"), ("IFSC", ifsc), ("Customer No.", acc[3:11])]:
            put(c, 28, yy, k, H, 8); put(c, 100, yy, (": " if k else "  ") + v, H, 8); yy -= 11.5
        yy = y - 12
        for k, v in [("Sanctioned Limit", "Rs. " + inr(lim)), ("Drawing Power", "Rs. " + inr(dp)), ("D.P. valid upto", f"{b + timedelta(20):%d-%m-%Y}"), ("Rate of Interest", "11.35 % p.a. (MCLR + 2.10 %)"),
                     ("Limit Expiry Date", f"{b + timedelta(200):%d-%m-%Y}"), ("Statement Period", f"{a:%d-%m-%Y} to {b:%d-%m-%Y}"), ("Currency", "INR")]:
            put(c, 306, yy, k, H, 8); put(c, 384, yy, ": " + v, H, 8); yy -= 11.5
        y -= 98
        def head(y):
            c.setFillColor(HexColor("#ead9d9")); c.rect(22, y - 24, 552, 24, stroke=0, fill=1)
            c.setStrokeColor(black); c.setLineWidth(.4); c.rect(22, y - 24, 552, 24)
            for x in vx[1:-1]:
                c.line(x, y, x, y - 24)
            mids = [(vx[i] + vx[i + 1]) / 2 for i in range(8)]
            for x, s in zip(mids, [("Post", "Date"), ("Value", "Date"), ("Transaction", "Description"), ("Br.", "Code"), ("Cheque/", "Ref. No."), ("Debit", "Amount"), ("Credit", "Amount"), ("Balance", "Amount")]):
                put(c, x, y - 10, s[0], HB, 7.5, "c"); put(c, x, y - 19, s[1], HB, 7.5, "c")
            return y - 24
        def foot():
            put(c, W / 2, 26, f"Page {p[0]} of {total}", H, 7.5, "c")
        def new():
            foot(); c.showPage(); p[0] += 1
            put(c, 26, HT - 40, f"RASHTRIYA JANPAD BANK     A/c No. {acc}     (Contd.)", H, 8)
            return head(HT - 48)
        y = rows_out(c, cols, data, head(y), 60, new, H, 7.2, 9, rule=HexColor("#999999"), x0=22, x1=574, grid=(black, vx))
        if y < 100:
            foot(); c.showPage(); p[0] += 1; y = HT - 30
        put(c, 26, y - 18, f"Closing Balance as on {b:%d-%m-%Y} : Rs. {drcr(txs[-1].bal)}", HB, 9)
        put(c, 26, y - 32, f"Available within drawing power : Rs. {inr(dp + txs[-1].bal)}", H, 8)
        foot(); c.showPage()
        return p[0]
    two_pass(path, A4, paint)
    return truth({"bank_name": "RASHTRIYA JANPAD BANK", "account_number": acc, "account_holder": who, "account_type": "CC-HYP-STOCK AND BOOK DEBTS", "ifsc": ifsc, "currency": "INR",
                  "statement_period": period(a, b), "opening_balance": dot(op), "closing_balance": dot(txs[-1].bal)}, txs)


def foreignnre(path, seed, rows):
    """Indian branch of a foreign bank, NRE account: letter head, date once a day, balance at the day's end, deposits before withdrawals"""
    R = rng("foreignnre", seed, rows)
    a = date(2023, R.randint(1, 11), 16)
    b = a + timedelta(30)
    op = R.randint(5000000, 90000000)
    pool = [(1, "INWARD REMITTANCE FROM {p} REF FX{n8}", "", 8000000, 50000000, 1), (-1, "BILL PAYMENT HOUSING LOAN {n8}", "", 2500000, 9000000, 100),
            (-1, "NEFT TO {p} N{n12}", "", 500000, 8000000, 100), (-1, "MUTUAL FUND SIP GLOBEVIEW EQUITY FOLIO {n7}", "", 500000, 2500000, 50000),
            (1, "FIXED DEPOSIT {n9} MATURITY PROCEEDS", "", 10000000, 60000000, 1), (-1, "TRANSFER TO FIXED DEPOSIT {n9}", "", 5000000, 30000000, 100000),
            (-1, "DEBIT CARD PURCHASE {s} BENGALURU IN", "", 20000, 2500000, 1), (1, "CREDIT INTEREST", "", 2000, 90000, 1), (-1, "CHEQUE {chq}", "", 500000, 9000000, 100)]
    txs = gen(R, rows, op, pool, a, 31)
    for i, t in enumerate(txs):
        t.showbal = i + 1 == len(txs) or txs[i + 1].date != t.date
    acc = f"{R.randint(10, 99)}{R.randint(0, 9)}-{digits(R, 6)}-006"
    who = R.choice(["MR PRASHANT IYENGAR", "DR SHALINI MENON"])
    ifsc = "MLKA0" + digits(R, 6)
    td, tc = sums(txs)
    W, HT = A4
    d1 = lambda d: f"{d.day:02d}{MON[d.month - 1].upper()}"
    cols = [(50, "l"), (105, "l"), (385, "r"), (465, "r"), (545, "r")]
    data, last = [[d1(a), ["BALANCE BROUGHT FORWARD"], "", "", inr(op)]], a
    for t in txs:
        ls = wrap(t.desc, "Bank18NSerif", 8, 200)
        t.desc = " ".join(ls)
        data.append([d1(t.date) if t.date != last else "", ls, [""] * (len(ls) - 1) + [inr(t.c) if t.c else ""], [""] * (len(ls) - 1) + [inr(t.d) if t.d else ""],
                     [""] * (len(ls) - 1) + [inr(t.bal) if t.showbal else ""]])
        last = t.date
    data += [["", ["CLOSING BALANCE"], "", "", inr(txs[-1].bal)], ["", ["TRANSACTION TURNOVER"], inr(tc), inr(td), ""]]
    F, FB = "Bank18NSerif", "Bank18NSerifB"

    def paint(c, total):
        p = [1]
        def top():
            put(c, 50, HT - 52, "Malacca & Orient Bank", FB, 17, col=HexColor("#00563f"))
            put(c, 50, HT - 66, "India Branches", F, 9, col=HexColor("#00563f"))
            put(c, 545, HT - 52, f"Page {p[0]} of {total}", F, 8, "r")
            put(c, 545, HT - 66, f"Account {acc}", F, 8, "r")
        top()
        y = HT - 105
        for s in [who, f"UNIT {R.randint(4, 6)} HARBOUR RESIDENCES", "DUBAI, UNITED ARAB EMIRATES"]:
            put(c, 50, y, s, F, 9); y -= 13
        y -= 14
        put(c, 50, y, "NRE Savings Account Statement", FB, 12)
        y -= 16
        put(c, 50, y, f"Your account number {acc}, held in Indian Rupees (INR) at our Mahatma Gandhi Road, Bengaluru branch", F, 8)
        put(c, 50, y - 12, f"(IFSC {ifsc}), for the period from {a.day} {a:%B %Y} to {b.day} {b:%B %Y}.", F, 8)
        def head(y):
            c.setStrokeColor(HexColor("#00563f")); c.setLineWidth(1.2); c.line(50, y, 545, y); c.line(50, y - 18, 545, y - 18)
            for (x, al), s in zip(cols, ["Date", "Transaction details", "Deposits", "Withdrawals", "Balance"]):
                put(c, x, y - 12.5, s, FB, 8.5, al)
            return y - 20
        def new():
            c.showPage(); p[0] += 1; top(); return head(HT - 90)
        rows_out(c, cols, data, head(y - 30), 60, new, F, 8, 11)
        put(c, 50, 38, "Balances in NRE accounts are freely repatriable. Interest is exempt from Indian income tax under the rules in force.", F, 7)
        c.showPage()
        return p[0]
    state = R.getstate()
    def paint1(c, total):
        R.setstate(state)
        return paint(c, total)
    two_pass(path, A4, paint1)
    return truth({"bank_name": "Malacca & Orient Bank", "branch": "Mahatma Gandhi Road, Bengaluru", "account_number": acc, "account_holder": who, "account_type": "NRE Savings Account", "ifsc": ifsc, "currency": "INR",
                  "statement_period": period(a, b), "opening_balance": dot(op), "closing_balance": dot(txs[-1].bal), "total_debits": dot(td), "total_credits": dot(tc)}, txs, ref=False)


BANKS = {"urbancoop": urbancoop, "smallfin": smallfin, "cashcredit": cashcredit, "foreignnre": foreignnre}
