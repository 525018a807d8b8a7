# SPDX-License-Identifier: AGPL-3.0-or-later
"""A foreign bank's Indian branch (NRE), an urban co-operative bank (overdraft), a regional rural bank."""
from reportlab.lib.pagesizes import A4, letter
from reportlab.lib import colors
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Spacer, Paragraph, KeepTogether
from reportlab.lib.styles import ParagraphStyle
from stranger_drawer_kit import *



def meridian(path, seed, rows):
    """NRE savings: glance box, day's balance only after the day's last entry, date only at the day's first."""
    r = rng_of("meridian", seed, rows)
    d0, d1 = period(r, 1)
    tpl = {"neft_in": ["INWARD REMITTANCE {t}{q} {P}", "NEFT IN {u} {P}"], "neft_out": "NEFT OUT {u} {P}", "chq": "CHEQUE {q}", "atm": "ATM CASH {t} {w}", "pos": "DEBIT CARD {P} {w}",
           "ach": "SI {P} INSTALMENT {t}", "int": "INTEREST CREDIT NRE", "fee": "SERVICE CHARGE INCL GST", "upi_out": "IMPS {r} {P}"}
    op = r.randint(2000000, 90000000)
    tx = flow(r, rows, op, d0, d1, tpl, scale=3)
    dr, cr = sums(tx)
    who = r.choice(PEOPLE).upper()
    acct, ifsc, kind = f"{digits(r, 3)}-{digits(r, 6)}-{digits(r, 3)}", "MROB0" + digits(r, 6, "0"), "NRE SAVINGS ACCOUNT"
    p, fmt = Pen(path, A4, "Statement"), lambda d: f"{d:%d}{MON[d.month - 1].upper()}{d:%y}"
    F, B, I = "Times-Roman", "Times-Bold", "Times-Italic"
    abroad = r.choice([("P O BOX 4410", "DUBAI", "UNITED ARAB EMIRATES"), ("18 MAPLE COURT", "SLOUGH SL1 4QR", "UNITED KINGDOM"), ("BLK 77 #09-12 BEDOK", "SINGAPORE 460077", "SINGAPORE")])

    def top(n):
        p.t(50, 796, "Meridian & Orient Bank plc", B, 16, "#00573d")
        p.t(50, 784, "Mumbai Branch, 21 Harbour Road, Fort, Mumbai 400001, India (incorporated abroad with limited liability)", I, 7.5)
        p.t(545, 796, "STATEMENT", B, 12, align="r")
        if n > 1:
            p.t(50, 760, f"{who}     {acct}", F, 9.5)
            p.t(545, 760, f"Page {n}", F, 9.5, align="r")
            return 735
        for i, s in enumerate((who,) + abroad):
            p.t(50, 745 - 12.5 * i, s, F, 10)
        for i, (a, b) in enumerate((("Page", "1"), ("Statement date", fmt(d1)), ("Statement period", f"{fmt(d0)} to {fmt(d1)}"), ("Account number", acct), ("Branch IFSC", ifsc), ("Customer number", digits(r, 9)))):
            p.t(330, 745 - 12.5 * i, a, F, 10)
            p.t(545, 745 - 12.5 * i, b, B, 10, align="r")
        p.box(50, 600, 495, 56, stroke="#00573d", lw=1)
        p.t(58, 642, "Your account at a glance", B, 10, "#00573d")
        for x, a, v in ((58, "Opening balance", op), (185, "Deposits", cr), (310, "Withdrawals", dr), (430, "Closing balance", tx[-1]["bal"])):
            p.t(x, 626, a, F, 9)
            p.t(x, 610, "INR " + inr(v), B, 10)
        return 575

    def heads(y):
        p.t(50, y, kind + "   INR", B, 10)
        p.line(50, y - 6, 545, y - 6, .8)
        for x, s, a in ((50, "Date", "l"), (110, "Transaction details", "l"), (375, "Deposits", "r"), (460, "Withdrawals", "r"), (545, "Balance", "r")):
            p.t(x, y - 18, s, B, 9.5, align=a)
        p.line(50, y - 23, 545, y - 23, .8)
        return y - 37
    y, n, truth, prev = heads(top(1)), 1, [], None
    p.t(50, y, fmt(d0), F, 9.5)
    p.t(110, y, "BALANCE BROUGHT FORWARD", F, 9.5)
    p.t(545, y, inr(op), F, 9.5, align="r")
    y -= 15
    for i, x in enumerate(tx):
        ls = wrap(x["text"], F, 9.5, 190)
        if y - 11.5 * len(ls) < 75:
            p.t(297, 40, "continued overleaf", I, 8, align="c")
            p.c.showPage()
            n += 1
            y, prev = heads(top(n)), None
        if x["date"] != prev:
            p.t(50, y, fmt(x["date"]), F, 9.5)
            prev = x["date"]
        for j, s in enumerate(ls):
            p.t(110, y - 11.5 * j, s, F, 9.5)
        yy = y - 11.5 * (len(ls) - 1)
        p.t(375 if x["amt"] > 0 else 460, yy, inr(abs(x["amt"])), F, 9.5, align="r")
        last = i + 1 == rows or tx[i + 1]["date"] != x["date"]
        if last:
            p.t(545, yy, inr(x["bal"]), F, 9.5, align="r")
        y = yy - 15
        truth.append(tru(x, " ".join(ls), bal=last))
    if y < 100:
        p.c.showPage()
        n += 1
        y = heads(top(n))
    p.t(50, y, fmt(d1), F, 9.5)
    p.t(110, y, "CLOSING BALANCE", B, 9.5)
    p.t(545, y, inr(tx[-1]["bal"]), B, 9.5, align="r")
    p.line(50, y - 6, 545, y - 6, .8)
    p.t(50, y - 22, "Funds in this account are freely repatriable. Please tell us of any discrepancy within 14 days.", I, 8)
    p.c.save()
    return {"data": {"bank_name": "Meridian & Orient Bank plc", "account_number": acct, "account_holder": who, "account_type": kind, "ifsc": ifsc, "currency": "INR", "statement_period": per(d0, d1),
                     "opening_balance": raw(op), "closing_balance": raw(tx[-1]["bal"]), "total_debits": raw(dr), "total_credits": raw(cr), "transactions": truth}}


def shivneri(path, seed, rows):
    """Urban co-operative bank: account's data in lines above the table, overdraft, Cr/Dr in a column, carried sums by page."""
    r = rng_of("shivneri", seed, rows)
    d0, d1 = period(r)
    tpl = {"chq": "To {p}", "cash": "By Cash", "neft_in": "By NEFT {u} {p}", "neft_out": "To RTGS {u} {p}", "fee": "To Service Charges + GST", "ach": "To ECS {p}", "upi_in": "By IMPS {r} {p}", "upi_out": "To UPI {r} {p}"}
    lim, firm = r.choice([50000000, 100000000]), r.choice(FIRMS)
    op = r.choice([-1, -1, 1]) * r.randint(1000000, 20000000)
    tx = flow(r, rows, op, d0, d1, tpl, {"chq": "{q}"}, floor=-lim, scale=3, firms=[f for f in FIRMS if f != firm])
    dr, cr = sums(tx)
    town, state, pin = r.choice(TOWNS)
    acct, ifsc = f"{digits(r, 3, '0')}/OD/{digits(r, 5)}", "SHVC0" + digits(r, 6, "0")
    p = Pen(path, A4, "Account Ledger")
    F, B = "Times-Roman", "Times-Bold"
    name = "The Shivneri Peoples Co-operative Bank Ltd."
    X = [35, 60, 115, 300, 350, 420, 490, 562]
    hs = ("Sr.", "Date", "Particulars", "Chq No.", "Debit", "Credit", "Balance")

    def put(y, cells, f=F):
        for i, s in enumerate(cells):
            if i >= 4:
                p.t(X[i + 1] - 3, y, s, f, 9, align="r")
            else:
                p.t(X[i] + 3, y, s, f, 9)

    def top(n):
        p.t(297, 800, name, B, 15, align="c")
        p.t(297, 786, f"Branch: {town}, {state}   IFSC: {ifsc}   Regd. under the Co-operative Societies Act", F, 9, align="c")
        p.line(35, 778, 562, 778, 1)
        y = 762
        if n == 1:
            p.t(35, y, f"Account Statement of {firm}, {r.choice(STREETS)}, {town} {pin}", F, 10)
            p.t(35, y - 14, f"A/c No. {acct}  -  Overdraft Account  -  Limit Rs. {inr(lim)}  -  From {d0:%d.%m.%Y} To {d1:%d.%m.%Y}", F, 10)
            y -= 34
        p.t(562, y + 4, f"Page {n}", F, 8, align="r")
        p.box(35, y - 16, 527, 16, fill="#e6e6e6", stroke="#000000")
        for i, s in enumerate(hs):
            p.t((X[i] + X[i + 1]) / 2, y - 11.5, s, B, 9, align="c")
        return y, y - 29

    def grid(y0, y1):
        for x in X:
            p.line(x, y0, x, y1)
        p.line(X[0], y1, X[-1], y1)
    side = lambda v: f"{inr(abs(v))} {'Dr' if v < 0 else 'Cr'}"
    n, truth, a, b, bal = 1, [], 0, 0, op
    y0, y = top(1)
    put(y, ["", f"{d0:%d.%m.%Y}", "Opening Balance", "", "", "", side(op)], B)
    y -= 14
    for i, x in enumerate(tx):
        ls = wrap(x["text"], F, 9, 178)
        if y - 11 * len(ls) < 80:
            put(y, ["", "", "Carried Forward", "", inr(a), inr(b), side(bal)], B)
            grid(y0, y - 5)
            p.c.showPage()
            n += 1
            y0, y = top(n)
            put(y, ["", "", "Brought Forward", "", inr(a), inr(b), side(bal)], B)
            y -= 14
        put(y, [str(i + 1), f"{x['date']:%d.%m.%Y}", ls[0], x["ref"], inr(-x["amt"]) if x["amt"] < 0 else "", inr(x["amt"]) if x["amt"] > 0 else "", side(x["bal"])])
        for j, s in enumerate(ls[1:]):
            p.t(X[2] + 3, y - 11 * (j + 1), s, F, 9)
        y -= 11 * len(ls) + 3
        a, b, bal = a + max(0, -x["amt"]), b + max(0, x["amt"]), x["bal"]
        truth.append(tru(x, " ".join(ls), x["ref"]))
    p.line(X[0], y + 9, X[-1], y + 9)
    put(y - 2, ["", "", "Total", "", inr(a), inr(b), side(bal)], B)
    grid(y0, y - 7)
    p.t(35, y - 24, f"Closing Balance as on {d1:%d.%m.%Y}: Rs. {side(bal)}", B, 10)
    p.t(562, y - 52, "Officer / Manager", F, 9, align="r")
    p.t(35, y - 52, "E. & O. E.", F, 9)
    p.c.save()
    return {"data": {"bank_name": name, "account_number": acct, "account_holder": firm, "account_type": "Overdraft Account", "ifsc": ifsc, "currency": "INR", "statement_period": per(d0, d1),
                     "opening_balance": raw(op), "closing_balance": raw(bal), "total_debits": raw(dr), "total_credits": raw(cr), "transactions": truth}}


def satpura(path, seed, rows):
    """Regional rural bank's branch print: narrow mono font, one amount column with a DR/CR column, account block in a three-column table."""
    r = rng_of("satpura", seed, rows)
    d0, d1 = period(r, r.choice([2, 3]))
    tpl = {"cash": ["CASH DEPOSIT SELF", "BC POINT DEPOSIT {w}"], "atm": "AEPS WDL {r}", "neft_in": ["DBT-PM KISAN NIDHI {t}{q}", "NEFT {u} {P}"], "upi_out": "UPI/{r}/DR/{P}", "upi_in": "UPI/{r}/CR/{P}", "chq": "WITHDRAWAL SLIP SELF",
           "int": "SB INT CR", "fee": "PMJJBY PREMIUM", "ach": "KCC LOAN RECOVERY TRF {t}"}
    op = r.randint(50000, 1500000)
    tx = flow(r, rows, op, d0, d1, tpl, {"chq": "{q}"})
    dr, cr = sums(tx)
    who, (town, state, pin) = r.choice(PEOPLE).upper(), r.choice(TOWNS)
    acct, ifsc, kind = digits(r, 11, "8"), "STPG0" + digits(r, 6, "0"), "SAVINGS BANK - GENERAL"
    F, B = "DM", "DMB"
    S = lambda s, z=7.5, f=F, al=0: Paragraph(s, ParagraphStyle("s", fontName=f, fontSize=z, leading=z * 1.3, alignment=al))
    doc = SimpleDocTemplate(path, pagesize=letter, leftMargin=40, rightMargin=40, topMargin=36, bottomMargin=40, invariant=1)
    el = [S("SATPURA GHATI GRAMIN BANK", 12, B, 1), S(f"HEAD OFFICE: {town.upper()} ({state.upper()})", 7.5, F, 1), Spacer(1, 4), S("ACCOUNT STATEMENT / PASSBOOK DUPLICATE", 8.5, B, 1), Spacer(1, 6)]
    tri = [[("NAME", who), ("ACCOUNT NO", acct), ("BRANCH", f"{town.upper()} MANDI")], [("C/O", r.choice(PEOPLE).upper()), ("CIF NO", digits(r, 10)), ("IFSC", ifsc)],
           [("VILLAGE/PO", r.choice(["BARKHEDA", "PIPALIYA", "RAMPURA"]) + " " + pin), ("A/C TYPE", kind), ("MICR", pin[:3] + "811" + digits(r, 3))],
           [("NOMINEE", r.choice(PEOPLE).upper()), ("MODE", "SINGLE"), ("PERIOD", f"{d0:%d/%m/%y}-{d1:%d/%m/%y}")]]
    t = Table([[S(f"{a}: {b}", 7) for a, b in q] for q in tri], colWidths=[177, 190, 165])
    t.setStyle(TableStyle([("BOX", (0, 0), (-1, -1), .6, colors.black), ("INNERGRID", (0, 0), (-1, -1), .3, colors.grey), ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 2), ("VALIGN", (0, 0), (-1, -1), "TOP")]))
    el += [t, Spacer(1, 8)]
    data = [["POST\nDATE", "INSTRUMENT\nNO", "NARRATION", "AMOUNT\n(IN RS.)", "DR/\nCR", "BALANCE\n(IN RS.)"], ["", "", "BALANCE B/F", "", "", inr(op)]]
    truth = []
    for x in tx:
        c, s = cell(x["text"], F, 7.5, 201)
        data.append([f"{x['date']:%d/%m/%y}", x["ref"], c, inr(abs(x["amt"])), "DR" if x["amt"] < 0 else "CR", inr(x["bal"])])
        truth.append(tru(x, s, x["ref"]))
    t = Table(data, colWidths=[55, 67, 213, 83, 30, 84], repeatRows=1)
    t.setStyle(TableStyle([("FONT", (0, 0), (-1, -1), F, 7.5), ("FONT", (0, 0), (-1, 0), B, 7.5), ("ALIGN", (3, 0), (3, -1), "RIGHT"), ("ALIGN", (5, 0), (5, -1), "RIGHT"), ("ALIGN", (4, 0), (4, -1), "CENTER"), ("VALIGN", (0, 0), (-1, -1), "TOP"),
                           ("LINEABOVE", (0, 0), (-1, 0), .8, colors.black), ("LINEBELOW", (0, 0), (-1, 0), .8, colors.black), ("LINEBELOW", (0, -1), (-1, -1), .8, colors.black), ("TOPPADDING", (0, 0), (-1, -1), 1.5), ("BOTTOMPADDING", (0, 0), (-1, -1), 2)]))
    nd = sum(x["amt"] < 0 for x in tx)
    q = Table([["", "COUNT", "AMOUNT"], ["DEBITS", str(nd), inr(dr)], ["CREDITS", str(rows - nd), inr(cr)], ["CLOSING BALANCE", "", inr(tx[-1]["bal"])]], colWidths=[110, 50, 90], hAlign="RIGHT")
    q.setStyle(TableStyle([("FONT", (0, 0), (-1, -1), F, 7.5), ("ALIGN", (1, 0), (-1, -1), "RIGHT"), ("BOX", (0, 0), (-1, -1), .5, colors.black), ("LINEBELOW", (0, 0), (-1, 0), .3, colors.black), ("BOTTOMPADDING", (0, 0), (-1, -1), 1.5), ("TOPPADDING", (0, 0), (-1, -1), 1.5)]))
    el += [t, Spacer(1, 8), KeepTogether([q, Spacer(1, 18), S("BRANCH SEAL AND SIGNATURE", 7.5, F, 2)])]
    doc.build(el)
    return {"data": {"bank_name": "SATPURA GHATI GRAMIN BANK", "account_number": acct, "account_holder": who, "account_type": kind, "ifsc": ifsc, "currency": "INR", "statement_period": per(d0, d1),
                     "opening_balance": raw(op), "closing_balance": raw(tx[-1]["bal"]), "total_debits": raw(dr), "total_credits": raw(cr), "transactions": truth}}


BANKS = {"meridian": meridian, "shivneri": shivneri, "satpura": satpura}
