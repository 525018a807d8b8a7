# SPDX-License-Identifier: AGPL-3.0-or-later
"""Banks of India, the other five."""
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle
from xml.sax.saxutils import escape

import stranger_teller_kit as kit
from stranger_teller_kit import Pen, amt, inr


def _p(s, st):
    return Paragraph(escape(s).replace("\n", "<br/>"), st)


def paisagram(path, seed, rows):
    """A payments bank's app export: date over time, two-line details, one signed amount column, no rules but hairlines."""
    r = kit.rng("paisagram", seed, rows)
    a, b = kit.period(r, rows, 1 if rows < 30 else 3)
    opening = kit.money(r, 300, 30000)

    def pick(r):
        k, who, t = r.random(), kit.person(r), kit.digits(r, 12)
        if k < .4:
            return f"Paid to {r.choice(kit.SHOPS).title()}\nUPI Ref No. {t}", t, "", "dr", kit.money(r, 10, 1500)
        if k < .6:
            return f"Money sent to {who}\nUPI Ref No. {t}", t, "", "dr", kit.money(r, 50, 4000)
        if k < .8:
            return f"Money received from {who}\nUPI Ref No. {t}", t, "", "cr", kit.money(r, 50, 5000)
        if k < .88:
            return f"Mobile recharge for {kit.digits(r, 10)}\nOrder ID {kit.digits(r, 11)}", t, "", "dr", r.choice((23900, 29900, 66600, 15500))
        if k < .95:
            return f"Added to account from debit card\nOrder ID {kit.digits(r, 11)}", t, "", "cr", r.randint(1, 20) * 50000
        return "Interest paid for the quarter\nRate 2.00% p.a.", t, "", "cr", r.randint(100, 9000)
    led = kit.ledger(r, rows, a, b, opening, pick)
    kit.fonts("Noto", "Noto-B")
    who, acc = kit.person(r), "91" + kit.digits(r, 10)
    ifsc = "PSGB0" + kit.digits(r, 6)
    d, c = kit.totals(led)
    navy, sky, grey, green = (.05, .13, .42), (0, .6, .85), (.45, .45, .5), (.08, .5, .25)
    byday = {}
    for x in led:
        byday.setdefault(x.day, []).append(r.randint(7 * 60, 22 * 60))
    clock = [m for day in byday for m in sorted(byday[day])]
    for x in led:
        x.lines = x.text.split("\n")

    def draw(path, total):
        p = Pen(path)

        def foot():
            p.line(40, 800, 555, 800, .4, (.8, .8, .85))
            p.t(40, 813, "Need help? Open the app > Profile > Help & Support", "Noto", 7, color=grey)
            p.t(555, 813, f"{p.page}/{total}", "Noto", 7, "r", grey)
        p.t(40, 48, "Paisa", "Noto-B", 20, color=navy)
        p.t(93, 48, "gram", "Noto-B", 20, color=sky)
        p.t(40, 62, "PAISAGRAM PAYMENTS BANK LIMITED", "Noto", 7.5, color=grey)
        p.t(555, 44, "Account Statement for", "Noto", 9, "r", grey)
        p.t(555, 58, f"{kit.dmony(a, ' ')} - {kit.dmony(b, ' ')}", "Noto-B", 10, "r", navy)
        p.line(40, 74, 555, 74, 1.4, sky)
        p.t(40, 98, who, "Noto-B", 14, color=navy)
        p.t(40, 114, f"Account no. {acc}  |  IFSC {ifsc}  |  Savings", "Noto", 8.5, color=grey)
        for i, (k, v, col) in enumerate((("Opening Balance", "₹" + inr(opening), navy), ("Total Money In", "+ ₹" + inr(c), green), ("Total Money Out", "- ₹" + inr(d), navy), ("Closing Balance", "₹" + inr(led[-1].bal), navy))):
            p.t(40 + i * 132, 142, k, "Noto", 8, color=grey)
            p.t(40 + i * 132, 157, v, "Noto-B", 11, color=col)

        def heads(y):
            p.box(40, y, 515, 18, fill=(.92, .96, 1))
            for xx, s, al in ((46, "Date & Time", "l"), (130, "Transaction Details", "l"), (430, "Amount", "r"), (549, "Available Balance", "r")):
                p.t(xx, y + 12, s, "Noto-B", 8, al, navy)
            return y + 18
        y = heads(174)
        for i, x in enumerate(led):
            if y + 32 > 794:
                foot()
                p.next()
                y = heads(40)
            m = clock[i]
            p.t(46, y + 13, f"{x.day.day:02d} {kit.MON[x.day.month - 1]} {x.day.year}", "Noto", 8.5)
            p.t(46, y + 24, f"{(m // 60 - 1) % 12 + 1}:{m % 60:02d} {'AM' if m < 720 else 'PM'}", "Noto", 7, color=grey)
            p.t(130, y + 13, x.lines[0], "Noto", 8.5)
            p.t(130, y + 24, x.lines[1], "Noto", 7, color=grey)
            p.t(430, y + 13, ("+ ₹" if x.cr else "- ₹") + inr(x.cr or x.dr), "Noto-B", 8.5, "r", green if x.cr else (0, 0, 0))
            p.t(549, y + 13, "₹" + inr(x.bal), "Noto", 8.5, "r")
            y += 31
            p.line(40, y, 555, y, .4, (.85, .87, .9))
        foot()
        p.save()
        return p.page
    kit.twice(path, draw)
    return {"data": {"bank_name": "PAISAGRAM PAYMENTS BANK LIMITED", "account_number": acc, "account_holder": who, "account_type": "Savings", "ifsc": ifsc, "currency": "INR",
                     "statement_period": kit.span(a, b), "opening_balance": amt(opening), "closing_balance": amt(led[-1].bal), "total_debits": amt(d), "total_credits": amt(c),
                     "transactions": [x.truth() for x in led]}}


def vindhya(path, seed, rows):
    """A regional rural bank's core printout: ASCII box of pipes, one amount column followed by its DR/CR column."""
    r = kit.rng("vindhya", seed, rows)
    a, b = kit.period(r, rows)
    opening = kit.money(r, 1500, 40000)
    led = kit.ledger(r, rows, a, b, opening, kit.pick_india("to"))
    who, acc, br = kit.person(r).upper(), "8" + kit.digits(r, 10), r.choice(kit.CITIES)
    kit.fonts("DejaMono")
    for x in led:
        x.lines = kit.chop(x.text, 34)
    rule = "+" + "-" * 10 + "+" + "-" * 36 + "+" + "-" * 9 + "+" + "-" * 14 + "+" + "-" * 4 + "+" + "-" * 18 + "+"
    fmt = lambda d, t, q, m, s, bal: f"|{d:^10}| {t:<34} |{q:^9}|{m:>13} |{s:^4}|{bal:>17} |"
    head = ["VINDHYA KSHETRIYA GRAMIN BANK", f"(A Government Undertaking)   BRANCH: {br[0].upper()} ({kit.digits(r, 4)})", ""]
    ifsc = "VDGB0" + kit.digits(r, 6)
    info = [f"Customer Name : {who:<40} Statement Date : {kit.dmy(b)}", f"Account No.   : {acc:<40} Product        : SB-GENERAL",
            f"CIF No.       : {kit.digits(r, 10):<40} IFSC           : {ifsc}", f"Currency      : {'INR':<40} Nominee        : YES", "",
            f"Statement of Transactions between {kit.dmy(a)} and {kit.dmy(b)}", ""]
    cols = [rule, fmt("TRAN DATE", "PARTICULARS", "CHEQUE", "AMOUNT", "TYPE", "BALANCE"), rule]
    sb = lambda v: inr(v) + " CR"
    pages, cur, n = [], head + info + cols + [fmt(kit.dmy(a), "OPENING BALANCE", "", "", "", sb(opening))], 0
    for x in led:
        if n + len(x.lines) > (36 if not pages else 46):
            pages.append(cur + [rule, "(Contd. on next page)"])
            cur, n = list(cols), 0
        cur.append(fmt(kit.dmy(x.day), x.lines[0], x.chq, inr(x.dr or x.cr), "DR" if x.dr else "CR", sb(x.bal)))
        cur += [fmt("", s, "", "", "", "") for s in x.lines[1:]]
        n += len(x.lines)
    cur += [rule, "", f"Closing Balance as on {kit.dmy(b)} : {sb(led[-1].bal)}", "",
            "*** END OF STATEMENT ***  Unless the constituent notifies the bank immediately of any discrepancy,", "it will be taken that the account has been found correct."]
    pages.append(cur)
    p = Pen(path)
    for i, pg in enumerate(pages):
        if i:
            p.next()
        for k, s in enumerate(pg):
            p.t(30, 44 + 13.2 * k, s, "DejaMono", 8.3)
        p.t(565, 826, f"Page {i + 1}", "DejaMono", 7, "r")
    p.save()
    return {"data": {"bank_name": "VINDHYA KSHETRIYA GRAMIN BANK", "account_number": acc, "account_holder": who, "account_type": "SB-GENERAL", "ifsc": ifsc, "currency": "INR",
                     "statement_period": kit.span(a, b), "opening_balance": amt(opening), "closing_balance": amt(led[-1].bal),
                     "transactions": [x.truth(ref=x.chq) for x in led]}}


def coromandel(path, seed, rows):
    """A private bank's statement: opening row, total row and closing row inside the table; branch code column at the end."""
    r = kit.rng("coromandel", seed, rows)
    a, b = kit.period(r, rows)
    opening = kit.money(r, 5000, 120000)
    led = kit.ledger(r, rows, a, b, opening, kit.pick_india("slash", True))
    who, acc, ifsc, addr = kit.person(r).upper(), "9" + kit.digits(r, 14), "CRMB0000" + kit.digits(r, 3), kit.address(r)
    S = ParagraphStyle("s", fontName="Helvetica", fontSize=8, leading=9.5)
    R, C = ParagraphStyle("r", parent=S, alignment=2), ParagraphStyle("c", parent=S, alignment=1)
    H = ParagraphStyle("h", parent=C, fontName="Helvetica-Bold")
    B = ParagraphStyle("b", parent=R, fontName="Helvetica-Bold")
    W = [58, 48, 208, 66, 66, 70, 30]
    d, c = kit.totals(led)
    data = [[_p(h, H) for h in ("Tran Date", "Chq No", "Particulars", "Debit", "Credit", "Balance", "Init.\nBr")],
            ["", "", _p("OPENING BALANCE", B), "", "", _p(inr(opening), B), ""]]
    sol = kit.digits(r, 3)
    for x in led:
        x.lines = kit.wrap(x.text, "Helvetica", 8, W[2] - 9)
        data.append([_p(kit.dmy(x.day, "-"), C), _p(x.chq, C), _p("\n".join(x.lines), S), _p(inr(x.dr) if x.dr else "", R), _p(inr(x.cr) if x.cr else "", R), _p(inr(x.bal), R), _p(sol, C)])
    data += [["", "", _p("TRANSACTION TOTAL", B), _p(inr(d), B), _p(inr(c), B), "", ""], ["", "", _p("CLOSING BALANCE", B), "", "", _p(inr(led[-1].bal), B), ""]]
    doc = SimpleDocTemplate(path, pagesize=A4, leftMargin=24, rightMargin=24, topMargin=30, bottomMargin=44, invariant=1)
    big = ParagraphStyle("big", fontName="Helvetica-Bold", fontSize=14, leading=18, textColor=colors.HexColor("#7a1040"), alignment=2)
    left = "\n".join([who] + [q.upper() for q in addr] + ["INDIA"])
    right = "\n".join([f"Customer ID : {kit.digits(r, 9)}", f"IFSC Code : {ifsc}", f"MICR Code : {kit.digits(r, 9)}", "Nominee Registered : Y", "Scheme : CURRENT ACCOUNT - PRIVILEGE"])
    t0 = Table([[_p(left, S), _p(right, R)]], colWidths=[270, 276])
    t0.setStyle(TableStyle([("VALIGN", (0, 0), (-1, -1), "TOP")]))
    t = Table(data, colWidths=W, repeatRows=1)
    t.setStyle(TableStyle([("GRID", (0, 0), (-1, -1), .4, colors.HexColor("#888888")), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 3),
                           ("RIGHTPADDING", (0, 0), (-1, -1), 3), ("TOPPADDING", (0, 0), (-1, -1), 1.5), ("BOTTOMPADDING", (0, 0), (-1, -1), 2.5)]))
    foot = ParagraphStyle("f", parent=S, fontSize=7, leading=9)
    doc.build([_p("COROMANDEL BANK LTD", big), Spacer(1, 6), t0, Spacer(1, 8),
               _p(f"Statement of Account No - {acc} for the period (From : {kit.dmy(a, '-')} To : {kit.dmy(b, '-')})", ParagraphStyle("x", parent=C, fontName="Helvetica-Bold", fontSize=9)), Spacer(1, 8), t,
               Spacer(1, 10), _p("Unless the constituent notifies the bank immediately of any discrepancy found by him/her in this statement, it will be taken that he/she has found the account correct.", foot),
               _p("REGISTERED OFFICE - 14, Beach Road, Visakhapatnam. This is a system generated output and requires no signature.", foot), Spacer(1, 4), _p("++++ End of Statement ++++", C)])
    return {"data": {"bank_name": "COROMANDEL BANK LTD", "account_number": acc, "account_holder": who, "account_type": "CURRENT ACCOUNT - PRIVILEGE", "ifsc": ifsc,
                     "statement_period": kit.span(a, b), "opening_balance": amt(opening), "closing_balance": amt(led[-1].bal), "total_debits": amt(d), "total_credits": amt(c),
                     "transactions": [x.truth(ref=x.chq) for x in led]}}


def sahyadri(path, seed, rows):
    """A portal's search result printed: newest first, amounts each with a 'Dr / Cr' column behind."""
    r = kit.rng("sahyadri", seed, rows)
    a, b = kit.period(r, rows)
    opening = kit.money(r, 8000, 90000)
    led = kit.ledger(r, rows, a, b, opening, kit.pick_india("plain"), od=2500000)
    who, acc, addr = kit.person(r), kit.digits(r, 10), kit.address(r)
    S = ParagraphStyle("s", fontName="Helvetica", fontSize=8, leading=10)
    R, H = ParagraphStyle("r", parent=S, alignment=2), ParagraphStyle("h", parent=S, fontName="Helvetica-Bold", textColor=colors.HexColor("#00338d"))
    HR = ParagraphStyle("hr", parent=H, alignment=2)
    W = [28, 56, 148, 98, 66, 30, 72, 30]
    data = [[_p(h, st) for h, st in (("Sl. No.", H), ("Date", H), ("Description", H), ("Chq / Ref number", H), ("Amount", HR), ("Dr / Cr", H), ("Balance", HR), ("Dr / Cr", H))]]
    led2 = led[::-1]
    tx = []
    for i, x in enumerate(led2, 1):
        x.lines = kit.wrap(x.text, "Helvetica", 8, W[2] - 9)
        ref = x.chq or (("UPI-" if "UPI" in x.text else "IMPS-" if "IMPS" in x.text else "NEFT-") + x.ref if x.ref else "")
        rl = kit.wrap(ref, "Helvetica", 8, W[3] - 9)
        data.append([_p(str(i), S), _p(kit.dmy(x.day), S), _p("\n".join(x.lines), S), _p("\n".join(rl), S), _p(inr(x.dr or x.cr), R), _p("DR" if x.dr else "CR", S),
                     _p(inr(abs(x.bal)), R), _p("DR" if x.bal < 0 else "CR", S)])
        tx.append(x.truth(ref=" ".join(rl)))
    t = Table(data, colWidths=W, repeatRows=0)
    t.setStyle(TableStyle([("LINEBELOW", (0, 0), (-1, 0), 1, colors.HexColor("#00338d")), ("LINEBELOW", (0, 1), (-1, -1), .25, colors.lightgrey), ("VALIGN", (0, 0), (-1, -1), "TOP"),
                           ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3), ("TOPPADDING", (0, 0), (-1, -1), 3), ("BOTTOMPADDING", (0, 0), (-1, -1), 3)]))
    doc = SimpleDocTemplate(path, pagesize=A4, leftMargin=34, rightMargin=34, topMargin=36, bottomMargin=40, invariant=1)
    info = Table([[_p("\n".join([who] + addr), S), _p("\n".join([f"Account Number : {acc}", "Account Type : Salary Account with Overdraft", f"Branch : {addr[2].split(' - ')[0]}", "Currency : INR", f"Period : {kit.dmy(a)} to {kit.dmy(b)}"]), S)]], colWidths=[264, 264])
    info.setStyle(TableStyle([("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 3)]))
    story = [_p("Sahyadri Bank", ParagraphStyle("b", fontName="Helvetica-Bold", fontSize=16, leading=22, textColor=colors.HexColor("#00338d"))), Spacer(1, 4), info, Spacer(1, 10),
             _p("Account Statement (latest transactions first)", ParagraphStyle("k", parent=H, fontSize=10)), Spacer(1, 6), t, Spacer(1, 12)]
    bal = lambda v: f"{inr(abs(v))} ({'DR' if v < 0 else 'CR'})"
    sm = Table([[_p("Opening balance", H), _p(bal(opening), R)], [_p("Closing balance", H), _p(bal(led[-1].bal), R)]], colWidths=[130, 110], hAlign="LEFT")
    sm.setStyle(TableStyle([("BOX", (0, 0), (-1, -1), .5, colors.grey), ("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 3)]))
    doc.build(story + [sm])
    return {"data": {"bank_name": "Sahyadri Bank", "account_number": acc, "account_holder": who, "account_type": "Salary Account with Overdraft", "currency": "INR",
                     "statement_period": kit.span(a, b), "opening_balance": amt(opening), "closing_balance": amt(led[-1].bal), "transactions": tx}}


def deccan(path, seed, rows):
    """A public bank's overdraft ledger on landscape paper: sums carried from page to page, debit balances in minus."""
    r = kit.rng("deccan", seed, rows)
    a, b = kit.period(r, rows)
    opening = -kit.money(r, 40000, 700000)
    led = kit.ledger(r, rows, a, b, opening, kit.pick_india("slash", True), od=150000000)
    firm, acc, addr = r.choice(kit.FIRMS), kit.digits(r, 14), kit.address(r)
    ifsc = "DCNB0" + kit.digits(r, 6)
    F, FB = "Times-Roman", "Times-Bold"
    X = [30, 92, 154, 414, 494, 582, 670, 812]
    for x in led:
        x.lines = kit.wrap(x.text, F, 9, X[3] - X[2] - 8)
    d, c = kit.totals(led)

    def draw(path, total):
        p = Pen(path, landscape(A4))
        st = {"y": 0, "top": 0}

        def cell(i, s, y, al, font=F):
            p.t(X[i] + 4 if al == "l" else X[i + 1] - 4, y, s, font, 9, al)

        def start():
            p.t(p.w / 2, 34, "DECCAN NATIONAL BANK", FB, 15, "c")
            p.t(p.w / 2, 47, "(A Govt. of India Undertaking)", F, 8, "c")
            if p.page == 1:
                for i, s in enumerate([f"M/s {firm}"] + addr):
                    p.t(30, 66 + 12 * i, s, FB if not i else F, 10)
                for i, (k, v) in enumerate((("Account No.", acc), ("Account Type", "Overdraft against Property"), ("IFSC", ifsc), ("Sanctioned Limit", "INR 15,00,000.00"), ("Period", f"{kit.dmony(a)} to {kit.dmony(b)}"))):
                    p.t(520, 66 + 12 * i, k, F, 10)
                    p.t(610, 66 + 12 * i, ": " + v, FB, 10)
                top = 130
            else:
                p.t(30, 64, f"A/c {acc}  M/s {firm}", F, 9)
                top = 72
            p.t(812, 34, f"Page {p.page} of {total}", F, 8, "r")
            p.line(30, top, 812, top, .8)
            for i, h in enumerate(("Transaction", "Value", "Particulars", "Instrument", "Debit", "Credit", "Balance")):
                al = "l" if i < 4 else "r"
                cell(i, h, top + 12, al, FB)
                cell(i, ("Date", "Date", "", "No.", "(INR)", "(INR)", "(- = Debit balance)")[i], top + 23, al, FB)
            p.line(30, top + 28, 812, top + 28, .8)
            st["y"] = top + 28

        def special(text, dr, cr, bal):
            st["y"] += 13
            cell(2, text, st["y"], "l", FB)
            for i, v in ((4, dr), (5, cr), (6, bal)):
                if v is not None:
                    cell(i, inr(v), st["y"], "r", FB)
        start()
        special("Opening Balance", None, None, opening)
        sd = sc = 0
        bal = opening
        for x in led:
            if st["y"] + 11 * len(x.lines) + 40 > 560:
                p.line(30, st["y"] + 5, 812, st["y"] + 5, .4)
                st["y"] += 3
                special("Carried Over", sd, sc, bal)
                p.next()
                start()
                special("Brought Forward", sd, sc, bal)
            st["y"] += 13
            y = st["y"]
            cell(0, kit.dmony(x.day), y, "l")
            cell(1, kit.dmony(x.day), y, "l")
            cell(3, x.chq, y, "l")
            cell(4 if x.dr else 5, inr(x.dr or x.cr), y, "r")
            cell(6, inr(x.bal), y, "r")
            for k, s in enumerate(x.lines):
                cell(2, s, y + 11 * k, "l")
            st["y"] += 11 * (len(x.lines) - 1)
            sd, sc, bal = sd + x.dr, sc + x.cr, x.bal
        p.line(30, st["y"] + 5, 812, st["y"] + 5, .8)
        st["y"] += 3
        special("Grand Total", sd, sc, None)
        special("Closing Balance", None, None, bal)
        p.line(30, st["y"] + 5, 812, st["y"] + 5, .8)
        p.save()
        return p.page
    kit.twice(path, draw)
    return {"data": {"bank_name": "DECCAN NATIONAL BANK", "account_number": acc, "account_holder": "M/s " + firm, "account_type": "Overdraft against Property", "ifsc": ifsc, "currency": "INR",
                     "statement_period": kit.span(a, b), "opening_balance": amt(opening), "closing_balance": amt(led[-1].bal), "total_debits": amt(d), "total_credits": amt(c),
                     "transactions": [x.truth(ref=x.chq) for x in led]}}


BANKS = {"paisagram": paisagram, "vindhya": vindhya, "coromandel": coromandel, "sahyadri": sahyadri, "deccan": deccan}
