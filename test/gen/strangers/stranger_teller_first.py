# SPDX-License-Identifier: AGPL-3.0-or-later
"""Banks of India, first five."""
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle
from xml.sax.saxutils import escape

import stranger_teller_kit as kit
from stranger_teller_kit import Pen, amt, inr


def himalaya(path, seed, rows):
    """A big public bank's net banking PDF: label list, gridded table, dates like '3 Apr 2024'."""
    r = kit.rng("himalaya", seed, rows)
    a, b = kit.period(r, rows)
    opening = kit.money(r, 4000, 90000)
    led = kit.ledger(r, rows, a, b, opening, kit.pick_india("to"))
    who, acc = r.choice(("Mr. ", "Mrs. ", "Ms. ")) + kit.person(r), "000000" + kit.digits(r, 11)
    ifsc, typ = "HMLB00" + kit.digits(r, 5), r.choice(("REGULAR SB CHQ-INDIVIDUALS", "SB-SALARY PACKAGE-GOLD"))
    addr = kit.address(r)
    nice = lambda d: f"{d.day} {kit.MON[d.month - 1]} {d.year}"
    S = ParagraphStyle("s", fontName="Helvetica", fontSize=8, leading=9.6)
    R = ParagraphStyle("r", parent=S, alignment=2)
    H = ParagraphStyle("h", parent=S, fontName="Helvetica-Bold")
    HR = ParagraphStyle("hr", parent=H, alignment=2)
    P = lambda s, st=S: Paragraph(escape(s).replace("\n", "<br/>"), st)
    doc = SimpleDocTemplate(path, pagesize=A4, leftMargin=36, rightMargin=36, topMargin=34, bottomMargin=40, invariant=1)
    story = [Paragraph("HIMALAYA BANK OF INDIA", ParagraphStyle("b", fontName="Helvetica-Bold", fontSize=15, leading=20, textColor=colors.HexColor("#1b3f8b"))), Spacer(1, 10)]
    info = [("Account Name", who), ("Address", "\n".join(addr)), ("Date", nice(b)), ("Account Number", acc),
            ("Account Description", typ), ("Branch", addr[2].split(" - ")[0].upper()), ("Drawing Power", "0.00"),
            ("Interest Rate(% p.a.)", "2.70"), ("MOD Balance", "0.00"), ("CIF No.", kit.digits(r, 11)), ("IFS Code", ifsc),
            ("MICR Code", kit.digits(r, 9)), ("Nomination Registered", "Yes"), (f"Balance as on {nice(a)}", inr(opening))]
    t = Table([[P(k), P(": " + v if "\n" not in v else ": " + v.replace("\n", "\n  "))] for k, v in info], colWidths=[130, 290], hAlign="LEFT")
    t.setStyle(TableStyle([("VALIGN", (0, 0), (-1, -1), "TOP"), ("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 1), ("LEFTPADDING", (0, 0), (-1, -1), 0)]))
    story += [t, Spacer(1, 12), P(f"Account Statement from {nice(a)} to {nice(b)}", H), Spacer(1, 6)]
    W = [48, 48, 158, 82, 58, 58, 70]
    data = [[P("Txn Date", H), P("Value\nDate", H), P("Description", H), P("Ref No./Cheque\nNo.", H), P("Debit", HR), P("Credit", HR), P("Balance", HR)]]
    tx = []
    for x in led:
        x.lines = kit.wrap(x.text, "Helvetica", 8, W[2] - 10)
        ref = ""
        if x.chq:
            ref = x.chq
        elif x.ref and "UPI" in x.text:
            ref = f"TRANSFER {'TO' if x.dr else 'FROM'} {kit.digits(r, 11)}"
        rl = kit.wrap(ref, "Helvetica", 8, W[3] - 10)
        dl = f"{x.day.day} {kit.MON[x.day.month - 1]}\n{x.day.year}"
        data.append([P(dl), P(dl), P("\n".join(x.lines)), P("\n".join(rl)), P(inr(x.dr) if x.dr else "", R),
                     P(inr(x.cr) if x.cr else "", R), P(inr(x.bal), R)])
        tx.append(x.truth(ref=" ".join(rl)))
    t = Table(data, colWidths=W, repeatRows=1)
    t.setStyle(TableStyle([("GRID", (0, 0), (-1, -1), .5, colors.black), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 4),
                           ("RIGHTPADDING", (0, 0), (-1, -1), 4), ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 3)]))
    story += [t, Spacer(1, 14), P("Please do not share your ATM, Debit/Credit card number, PIN and OTP with anyone over mail, SMS or phone call."),
              P("**This is a computer generated statement and does not require a signature.")]
    doc.build(story)
    return {"data": {"bank_name": "HIMALAYA BANK OF INDIA", "account_number": acc, "account_holder": who, "account_type": typ, "ifsc": ifsc,
                     "statement_period": kit.span(a, b), "opening_balance": amt(opening), "transactions": tx}}


def malwa(path, seed, rows):
    """A large private bank's mailed statement: upright rules only, narration over lines, summary at the end."""
    r = kit.rng("malwa", seed, rows)
    a, b = kit.period(r, rows)
    opening = kit.money(r, 9000, 150000)
    led = kit.ledger(r, rows, a, b, opening, kit.pick_india("dash"))
    who, acc, ifsc = kit.person(r).upper(), "50100" + kit.digits(r, 9), "MLWA0000" + kit.digits(r, 3)
    addr, typ = kit.address(r), "SAVINGS A/C - RESIDENT (194)"
    br, cid = kit.address(r), kit.digits(r, 8)
    X = [24, 70, 270, 352, 394, 454, 514, 572]
    F = "Times-Roman"
    for x in led:
        x.lines = kit.wrap(x.text, F, 8, X[2] - X[1] - 8)
        x.print_ref = (x.ref or "0").rjust(16, "0") if not x.chq else x.chq.rjust(16, "0")

    def head(p, n):
        p.t(24, 40, "MALWA BANK LIMITED", "Times-Bold", 16, color=(.05, .2, .45))
        p.t(24, 53, "We walk beside you", "Times-Italic", 8)
        p.t(572, 40, f"Page No .: {p.page}", F, 8, "r")
        y = 78
        for s in [who] + [q.upper() for q in addr] + ["INDIA"]:
            p.t(28, y, s, F, 9)
            y += 11
        p.t(28, y + 2, "JOINT HOLDERS :", F, 8)
        y = 66
        for k, v in (("Account Branch", br[2].split(" - ")[0].upper() + " MAIN"), ("Address", br[1].upper()), ("City", br[2].upper()), ("State", br[3].upper()),
                     ("Currency", "INR"), ("Cust ID", cid), ("Account No", acc + "   PRIME"), ("Account Type", typ), ("RTGS/NEFT IFSC", ifsc)):
            p.t(312, y, k, F, 8)
            p.t(382, y, ": " + v, F, 8)
            y += 10
        p.box(24, 66, 250, 92, stroke=(0, 0, 0))
        p.t(28, 172, "Nomination : Registered", F, 8)
        p.t(24, 190, f"Statement of account      From : {kit.dmy(a)}   To : {kit.dmy(b)}", "Times-Bold", 9)
        top = 198
        p.box(X[0], top, X[-1] - X[0], 18, fill=(.9, .9, .9), stroke=(0, 0, 0))
        for i, h in enumerate(("Date", "Narration", "Chq./Ref.No.", "Value Dt", "Withdrawal Amt.", "Deposit Amt.", "Closing Balance")):
            p.t((X[i] + X[i + 1]) / 2, top + 12, h, "Times-Bold", 7.6, "c")
        return top + 18

    def draw(path, total):
        p = Pen(path)
        y = top = head(p, total)
        bottom = 770

        def close():
            for xx in X:
                p.line(xx, top, xx, y + 4)
            p.line(X[0], y + 4, X[-1], y + 4)
            p.t(24, 812, "MALWA BANK LIMITED", "Times-Bold", 7)
            p.t(24, 821, "*Closing balance includes funds earmarked for hold and uncleared funds. Contents of this statement will be considered correct if no error is reported within 30 days.", F, 6.5)
        for x in led:
            if y + len(x.lines) * 9.5 + 4 > bottom:
                close()
                p.next()
                y = head(p, total)
            y += 11
            p.t(X[0] + 4, y, kit.dmy(x.day, short=True), F, 8)
            p.t(X[2] + 4, y, x.print_ref[:22], F, 7.4)
            p.t(X[3] + 4, y, kit.dmy(x.day, short=True), F, 8)
            if x.dr:
                p.t(X[5] - 4, y, inr(x.dr), F, 8, "r")
            else:
                p.t(X[6] - 4, y, inr(x.cr), F, 8, "r")
            p.t(X[7] - 4, y, inr(x.bal), F, 8, "r")
            for i, s in enumerate(x.lines):
                p.t(X[1] + 4, y + 9.5 * i, s, F, 8)
            y += 9.5 * (len(x.lines) - 1)
        close()
        if y > 690:
            p.next()
            y = 30
        d, c = kit.totals(led)
        y += 26
        p.t(24, y, "STATEMENT SUMMARY :-", "Times-Bold", 9)
        cols = ((60, "Opening Balance", inr(opening)), (160, "Dr Count", str(sum(1 for q in led if q.dr))), (230, "Cr Count", str(sum(1 for q in led if q.cr))),
                (320, "Debits", inr(d)), (420, "Credits", inr(c)), (520, "Closing Bal", inr(led[-1].bal)))
        for xx, k, v in cols:
            p.t(xx, y + 14, k, "Times-Bold", 8, "c")
            p.t(xx, y + 27, v, F, 8.5, "c")
        p.t(24, y + 50, "This is a computer generated statement and does not require signature.", F, 7.5)
        p.save()
        return p.page
    kit.twice(path, draw)
    d, c = kit.totals(led)
    return {"data": {"bank_name": "MALWA BANK LIMITED", "account_number": acc, "account_holder": who, "account_type": typ, "ifsc": ifsc, "currency": "INR",
                     "statement_period": kit.span(a, b), "opening_balance": amt(opening), "closing_balance": amt(led[-1].bal), "total_debits": amt(d),
                     "total_credits": amt(c), "transactions": [x.truth(ref=x.print_ref[:22]) for x in led]}}


def konkan(path, seed, rows):
    """A cooperative bank's line printer statement of a cash credit account; carried balances, Dr and Cr after sums."""
    r = kit.rng("konkan", seed, rows)
    a, b = kit.period(r, rows)
    opening = -kit.money(r, 20000, 300000) if r.random() < .6 else kit.money(r, 5000, 90000)
    led = kit.ledger(r, rows, a, b, opening, kit.pick_india("slash", True), od=90000000)
    who, acc, br = r.choice(kit.FIRMS), f"{r.randint(1, 40):03d}/CC/{kit.digits(r, 6)}", r.choice(kit.CITIES)[0].upper()
    ifsc, typ = "KNKN0" + kit.digits(r, 6), "CASH CREDIT - HYPOTHECATION"
    sgn = lambda v: inr(abs(v)) + (" Dr" if v < 0 else " Cr")
    W = 96
    for x in led:
        x.lines = kit.chop(x.text, 32)
    rule = "-" * W
    fmt = lambda d, t, c, w, dep, bal: f"{d:<10} {t:<32} {c:<8}{w:>13} {dep:>13} {bal:>16}"
    pages, cur = [], []

    def start(carried):
        n = len(pages) + 1
        out = ["THE KONKAN MERCHANTS CO-OPERATIVE BANK LTD.".center(W).rstrip(), f"BRANCH : {br}".center(W).rstrip(),
               f"IFSC : {ifsc}".ljust(70) + f"PAGE : {n}", "",
               f"STATEMENT OF ACCOUNT FROM {kit.dmy(a, '-')} TO {kit.dmy(b, '-')}".center(W).rstrip(), "",
               f"A/C NO.   : {acc:<30} A/C TYPE : {typ}", f"NAME      : M/S {who}", f"LIMIT     : {inr(90000000)}", rule,
               fmt("DATE", "PARTICULARS", "CHQ.NO.", "WITHDRAWALS", "DEPOSITS", "BALANCE"), rule,
               fmt("", "BALANCE B/F" if n == 1 else "BROUGHT FORWARD", "", "", "", sgn(carried))]
        return out
    cur, used = start(opening), 0
    last = opening
    for x in led:
        if used + len(x.lines) > 44:
            pages.append(cur + [rule, fmt("", "CARRIED FORWARD", "", "", "", sgn(last))])
            cur, used = start(last), 0
        cur.append(fmt(kit.dmy(x.day, "-"), x.lines[0], x.chq, inr(x.dr) if x.dr else "", inr(x.cr) if x.cr else "", sgn(x.bal)))
        cur += [" " * 11 + s for s in x.lines[1:]]
        used, last = used + len(x.lines), x.bal
    d, c = kit.totals(led)
    cur += [rule, fmt("", "TOTAL", "", inr(d), inr(c), ""), fmt("", "CLOSING BALANCE", "", "", "", sgn(last)), rule,
            "E.&O.E.   Entries not objected to within 15 days will be taken as correct.", "", " " * 66 + "FOR BRANCH MANAGER"]
    pages.append(cur)
    p = Pen(path)
    for i, pg in enumerate(pages):
        if i:
            p.next()
        for k, s in enumerate(pg):
            if s:
                p.t(28, 46 + 12 * k, s, "Courier", 9.2)
    p.save()
    return {"data": {"bank_name": "THE KONKAN MERCHANTS CO-OPERATIVE BANK LTD.", "account_number": acc, "account_holder": "M/S " + who, "account_type": typ,
                     "ifsc": ifsc, "statement_period": kit.span(a, b), "opening_balance": amt(opening), "closing_balance": amt(last), "total_debits": amt(d),
                     "total_credits": amt(c), "transactions": [x.truth(ref=x.chq) for x in led]}}


def saffron(path, seed, rows):
    """A private bank's 'detailed statement': serial numbers, headings over three lines, zero columns written out."""
    r = kit.rng("saffron", seed, rows)
    a, b = kit.period(r, rows)
    opening = kit.money(r, 15000, 200000)
    led = kit.ledger(r, rows, a, b, opening, kit.pick_india("slash"))
    who, acc = kit.person(r).upper(), kit.digits(r, 12)
    kit.fonts("DejaC", "DejaC-B")
    S = ParagraphStyle("s", fontName="DejaC", fontSize=7.5, leading=9.4)
    C = ParagraphStyle("c", parent=S, alignment=1)
    R = ParagraphStyle("r", parent=S, alignment=2)
    H = ParagraphStyle("h", parent=C, fontName="DejaC-B", textColor=colors.white)
    P = lambda s, st=S: Paragraph(escape(s).replace("\n", "<br/>"), st)
    W = [26, 56, 58, 48, 162, 62, 62, 62]
    data = [[P(h, H) for h in ("S\nNo.", "Value Date", "Transaction\nDate", "Cheque\nNumber", "Transaction Remarks", "Withdrawal\nAmount\n(INR)", "Deposit\nAmount\n(INR)", "Balance\n(INR)")]]
    for i, x in enumerate(led, 1):
        x.lines = kit.wrap(x.text, "DejaC", 7.5, W[4] - 9)
        dd = kit.dmy(x.day)
        data.append([P(str(i), C), P(dd, C), P(dd, C), P(x.chq or "-", C), P("\n".join(x.lines)), P(inr(x.dr), R), P(inr(x.cr), R), P(inr(x.bal), R)])
    doc = SimpleDocTemplate(path, pagesize=A4, leftMargin=28, rightMargin=28, topMargin=60, bottomMargin=46, invariant=1)

    def deco(c, d):
        c.saveState()
        c.setFillColorRGB(.72, .27, .05)
        c.setFont("DejaC-B", 15)
        c.drawString(30, 806, "Saffron Bank")
        c.setFont("DejaC", 8)
        c.setFillColorRGB(.2, .2, .2)
        c.drawRightString(567, 806, "DETAILED STATEMENT")
        c.setStrokeColorRGB(.72, .27, .05)
        c.line(28, 798, 567, 798)
        c.drawCentredString(297, 24, f"Page {d.page}")
        c.restoreState()
    B = ParagraphStyle("b", fontName="DejaC-B", fontSize=9, leading=12)
    info = Table([[P("Name:", B), P(who), P("A/C Branch:", B), P(kit.address(r)[2].split(" - ")[0].upper())], [P("A/C No:", B), P(acc), P("A/C Type:", B), P("Savings Account")],
                  [P("Cust ID:", B), P("XXXXX" + kit.digits(r, 4)), P("Transaction Period:", B), P(f"From {kit.dmy(a)} To {kit.dmy(b)}")]], colWidths=[60, 190, 110, 176])
    info.setStyle(TableStyle([("BOX", (0, 0), (-1, -1), .6, colors.HexColor("#b8450d")), ("VALIGN", (0, 0), (-1, -1), "MIDDLE")]))
    t = Table(data, colWidths=W, repeatRows=1)
    t.setStyle(TableStyle([("BACKGROUND", (0, 0), (-1, 0), colors.HexColor("#b8450d")), ("ROWBACKGROUNDS", (0, 1), (-1, -1), [colors.white, colors.HexColor("#fbeee6")]),
                           ("LINEBELOW", (0, 0), (-1, -1), .3, colors.HexColor("#d9b8a6")), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"), ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3)]))
    doc.build([info, Spacer(1, 8), P("Transactions List - " + who + " (INR) - " + acc, B), Spacer(1, 6), t, Spacer(1, 10),
               P("Legends: UPI - Unified Payments Interface, CLG - Cheque clearing, MMT - Instant fund transfer, POS - Purchase at a shop.")], onFirstPage=deco, onLaterPages=deco)
    return {"data": {"bank_name": "Saffron Bank", "account_number": acc, "account_holder": who, "account_type": "Savings Account", "currency": "INR",
                     "statement_period": kit.span(a, b), "transactions": [x.truth(ref=x.chq) for x in led]}}


def udaan(path, seed, rows):
    """A small finance bank's e-mailed PDF: coloured summary tiles, the rupee sign, no rules but pale bands."""
    r = kit.rng("udaan", seed, rows)
    a, b = kit.period(r, rows)
    opening = kit.money(r, 900, 60000)
    led = kit.ledger(r, rows, a, b, opening, kit.pick_india("plain"))
    kit.fonts("Noto", "Noto-B")
    who, acc, ifsc, addr = kit.person(r), kit.digits(r, 14), "UDSF000" + kit.digits(r, 4), kit.address(r)
    typ = r.choice(("Digital Savings Account", "Udaan Mahila Savings", "Basic Savings Bank Deposit Account"))
    d, c = kit.totals(led)
    teal, pale, grey = (0, .42, .45), (.93, .97, .97), (.35, .35, .35)
    for x in led:
        x.lines = kit.wrap(x.text, "Noto", 8, 178)

    def draw(path, total):
        p = Pen(path)

        def foot():
            p.t(36, 818, "Udaan Small Finance Bank Ltd. | Deposits insured up to ₹5 lakh per depositor", "Noto", 6.5, color=grey)
            p.t(559, 818, f"Page {p.page} of {total}", "Noto", 6.5, "r", grey)

        def heads(y):
            for xx, s, al in ((36, "Date", "l"), (104, "Transaction details", "l"), (290, "Ref. no.", "l"), (428, "Money out", "r"), (492, "Money in", "r"), (559, "Balance", "r")):
                p.t(xx, y, s, "Noto-B", 8, al, teal)
            p.line(36, y + 5, 559, y + 5, 1, teal)
            return y + 6
        p.box(0, 0, p.w, 56, fill=teal)
        p.t(36, 35, "Udaan Small Finance Bank", "Noto-B", 17, color=(1, 1, 1))
        p.t(559, 35, "Account statement", "Noto", 11, "r", (1, 1, 1))
        p.t(36, 82, who, "Noto-B", 11)
        for i, s in enumerate(addr):
            p.t(36, 96 + 11 * i, s, "Noto", 8, color=grey)
        for i, (k, v) in enumerate((("Account number", acc), ("Account type", typ), ("IFSC", ifsc), ("Statement period", f"{kit.dmony(a, ' ')} to {kit.dmony(b, ' ')}"))):
            p.t(330, 82 + 13 * i, k, "Noto", 8, color=grey)
            p.t(559, 82 + 13 * i, v, "Noto-B", 8, "r")
        for i, (k, v) in enumerate((("Opening balance", opening), ("Total money in", c), ("Total money out", d), ("Closing balance", led[-1].bal))):
            xx = 36 + i * 132
            p.box(xx, 150, 126, 40, fill=pale, radius=4)
            p.t(xx + 10, 165, k, "Noto", 7.5, color=grey)
            p.t(xx + 10, 181, "₹" + inr(v), "Noto-B", 11, color=teal)
        y = heads(216)
        for i, x in enumerate(led):
            h = 8 + 10.5 * len(x.lines)
            if y + h > 796:
                foot()
                p.next()
                y = heads(40)
            if i % 2:
                p.box(36, y, 523, h, fill=pale)
            q = y + 11.5
            p.t(40, q, kit.dmony(x.day, " "), "Noto", 8)
            for k, s in enumerate(x.lines):
                p.t(104, q + 10.5 * k, s, "Noto", 8)
            p.t(290, q, x.ref, "Noto", 6.5, color=grey)
            p.t(428 if x.dr else 492, q, inr(x.dr or x.cr), "Noto", 8, "r")
            p.t(555, q, inr(x.bal), "Noto-B", 8, "r")
            y += h
        p.line(36, y, 559, y, .6, teal)
        foot()
        p.save()
        return p.page
    kit.twice(path, draw)
    return {"data": {"bank_name": "Udaan Small Finance Bank", "account_number": acc, "account_holder": who, "account_type": typ, "ifsc": ifsc, "currency": "INR",
                     "statement_period": kit.span(a, b), "opening_balance": amt(opening), "closing_balance": amt(led[-1].bal), "total_debits": amt(d),
                     "total_credits": amt(c), "transactions": [x.truth(ref=x.ref) for x in led]}}


BANKS = {"himalaya": himalaya, "malwa": malwa, "konkan": konkan, "saffron": saffron, "udaan": udaan}
