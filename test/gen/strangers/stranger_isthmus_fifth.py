# SPDX-License-Identifier: AGPL-3.0-or-later
"""Statements of Singapore, Australia and Hong Kong."""
from stranger_isthmus_kit import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table


@paged
def singapore(path, seed, rows, of):
    rng = dice("singapore", seed, rows)
    a, b = month(rng)
    start = rng.randint(50000, 1500000)
    outs = [("POINT-OF-SALE/NETS|######## KOPI HAUS TAMPINES", 3, 60), ("FAST PAYMENT|OTHR - {n}|PAYNOW TRF", 10, 500),
        ("GIRO|STRAITS UTILITIES PTE LTD|S########", 60, 240), ("CASH WITHDRAWAL|ATM ####", 50, 500),
            ("CHEQUE", 100, 2000, "check")]
    ins = [("GIRO - SALARY|LIM BROTHERS ENGINEERING", 2800, 6200), ("FUND TRANSFER|{n}|PAYNOW", 10, 400), ("INTEREST CREDIT", 0, 3)]
    people = cast(rng, ["TAN WEI XIANG", "NUR AISYAH BINTE RAHIM", "GOPAL S/O NAIDU", "CHUA HUI MIN"])
    txs = book(rng, rows, a, b, start, outs, ins[:2], people, 0.25)
    for t in txs:
        if t["kind"]:
            t["ref"] = digits(rng, 6)
    od, cr = sums(txs)
    end = txs[-1]["bal"]
    who, acct = people[0], f"{rng.randint(501, 699)}-{digits(rng, 6)}-001"
    p = Pen(path)

    def head(y):
        p.f(HB, 8)
        for x, s in ((40, "Transaction"), (92, "Value")):
            p.l(x, y, s)
            p.l(x, y + 10, "Date")
        p.l(140, y + 10, "Description")
        p.r(335, y + 10, "Cheque")
        p.r(405, y + 10, "Withdrawal")
        p.r(475, y + 10, "Deposit")
        p.r(555, y + 10, "Balance")
        p.line(40, y - 10, 555, y - 10, 1, "#d7182a")
        p.line(40, y + 15, 555, y + 15, 0.5)
        return y + 30
    p.f(HB, 18, "#d7182a").l(40, 55, "Straits Mercantile Bank")
    p.f(H, 7.5).l(40, 67, "Co. Reg. No.: 193200" + "777Z")
    p.f(HB, 11).r(555, 52, "STATEMENT OF ACCOUNT")
    p.f(H, 8.5).r(555, 66, f"Page 1 of {of}")
    p.f(H, 9)
    for k, s in enumerate([who, f"BLK {rng.randint(100, 900)} TAMPINES STREET 81", f"#{rng.randint(10, 15)}-{rng.randint(100, 400)}",
            "SINGAPORE 520" + digits(rng, 3)]):
        p.l(40, 105 + 12 * k, s)
    p.f(HB, 10).l(40, 185, "CLASSIC SAVINGS ACCOUNT")
    p.f(H, 9).l(40, 198, f"Account No. {acct}")
    p.f(H, 9).r(555, 198, f"{a.day} {a:%b %Y} TO {b.day} {b:%b %Y}".upper())
    y = head(225)
    p.f(H, 8).l(140, y, "BALANCE B/F")
    p.r(555, y, money(start))
    y += 14
    got = []
    for t in txs:
        lines = t["text"].split("|")
        if y + 10 * len(lines) > 770:
            p.page()
            p.f(H, 8.5).l(40, 40, f"Account No. {acct}")
            p.r(555, 40, f"Page {p.n} of {of}")
            y = head(70)
        p.f(H, 8)
        p.r(555, y, money(t["bal"]))
        p.r(405 if t["out"] else 475, y, money(t["in"] or t["out"]))
        if t["ref"]:
            p.r(335, y, t["ref"])
        for k, s in enumerate(lines):
            p.l(140, y + 10 * k, s)
        p.l(92, y, f"{t['date']:%d %b}".upper())
        p.l(40, y, f"{t['date']:%d %b}".upper())
        y += 10 * len(lines) + 4
        got.append(truth(t, t["text"].replace("|", " "), ref=True))
    p.f(HB, 8).l(140, y, "BALANCE C/F")
    p.r(555, y, money(end))
    p.line(40, y + 5, 555, y + 5, 0.5)
    y += 18
    p.l(140, y, "Total Withdrawals/Deposits")
    p.r(405, y, money(od))
    p.r(475, y, money(cr))
    if y < 760:
        p.f(H, 6.5).l(40, 805, "Deposits of non-bank depositors are insured up to S$100,000 in aggregate per depositor per Scheme member by law.")
    return {"bank_name": "Straits Mercantile Bank", "account_number": acct, "account_holder": who, "account_type": "CLASSIC SAVINGS ACCOUNT",
        "statement_period": period(a, b),
            "opening_balance": val(start), "closing_balance": val(end), "total_debits": val(od), "total_credits": val(cr), "transactions": got}, p.save()


def australia(path, seed, rows):
    rng = dice("australia", seed, rows)
    a, b = month(rng)
    start = rng.randint(20000, 900000)
    outs = [("WATTLE ST BUTCHERS BRUNSWICK VIC AUS|Card xx####|Value Date: {vd}", 6, 120), ("Direct Debit ###### YARRA ENERGY|##########", 60, 260),
        ("Transfer to {n} NetBank|rent", 300, 1200), ("Wdl ATM SYDNEY RD BRUNSWICK|Card xx####", 20, 300)]
    ins = [("Salary KURRAJONG CONSTRUCTION|PAY ######", 1400, 3200), ("Fast Transfer From {n}|to PayID Phone", 10, 400),
        ("Direct Credit ###### HEALTHWELL FUND", 20, 180)]
    people = cast(rng, ["Jarrah Whelan", "Mei-Lin Sutcliffe", "Darren Papas"])
    txs = book(rng, rows, a, b, start, outs, ins, people, 0.25, floor=-30000)
    for t in txs:
        t["text"] = t["text"].replace("{vd}", f"{max(a, t['date'] - timedelta(2)):%d/%m/%Y}")
    od, cr = sums(txs)
    end = txs[-1]["bal"]
    who, acct = people[0], f"06 3{digits(rng, 3)} {digits(rng, 8)}"
    sty = ParagraphStyle("a", fontName=H, fontSize=8.5, leading=10.5)
    bold, right = ParagraphStyle("b", parent=sty, fontName=HB), ParagraphStyle("c", parent=sty, alignment=2)
    boldr = ParagraphStyle("d", parent=bold, alignment=2)

    def bal(x):
        return f"${money(abs(x))} " + ("CR" if x >= 0 else "DR")

    def day(d):
        return f"{d.day} {d:%b %Y}"
    info = [("Account Number", acct), ("Statement Period", f"{day(a)} - {day(b)}"), ("Closing Balance", bal(end)), ("Enquiries", "13 00 55")]
    body = [Table([[[Paragraph("Southern Cross Savings Bank", ParagraphStyle("e", parent=bold, fontSize=14, leading=18)),
        Paragraph("ABN 48 123 000 124 AFSL 234000", sty), Spacer(1, 40), Paragraph(who.upper(), sty),
                      Paragraph(f"{rng.randint(1, 90)} ALBION ST", sty), Paragraph("BRUNSWICK VIC 3056", sty)],
                    [Paragraph("Your Statement", ParagraphStyle("g", parent=bold, fontSize=16, leading=24)),
                     Table([[Paragraph(x, bold), Paragraph(z, right)] for x, z in info], colWidths=[100, 135], style=[("BACKGROUND", (0, 0), (-1, -1),
                         HexColor("#fff4c7")), ("LINEBELOW", (0, 0), (-1, -1), 0.5, HexColor("#ffffff"))])]]],
                  colWidths=[280, 240], style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (0, 0), 0)]), Spacer(1, 18),
            Paragraph("Smart Everyday Account", ParagraphStyle("h", parent=bold, fontSize=13, leading=18)),
            Paragraph(
                "If this account has an attached overdraft limit or facility which is secured over your primary place of residence or over a "
                "residential investment property, please ensure that the property is insured.", sty),
            Spacer(1, 6), Paragraph(f"<b>Name:</b> {who.upper()}", sty), Spacer(1, 12)]
    cells = [[Paragraph("Date", bold), Paragraph("Transaction", bold), Paragraph("Debit", boldr), Paragraph("Credit", boldr), Paragraph("Balance", boldr)],
             [Paragraph(f"{a:%d %b}", sty), Paragraph(f"<b>{a.year} OPENING BALANCE</b>", sty), "", "", Paragraph(bal(start), right)]]
    got = []
    for t in txs:
        cells.append([Paragraph(f"{t['date']:%d %b}", sty), [Paragraph(s, sty) for s in t["text"].split("|")], Paragraph(money(t["out"]),
            right) if t["out"] else "",
                      Paragraph("$" + money(t["in"]), right) if t["in"] else "", Paragraph(bal(t["bal"]), right)])
        got.append(truth(t, t["text"].replace("|", " ")))
    cells.append([Paragraph(f"{b:%d %b}", sty), Paragraph(f"<b>{b.year} CLOSING BALANCE</b>", sty), "", "", Paragraph(bal(end), boldr)])
    body.append(Table(cells, colWidths=[50, 245, 70, 70, 85], repeatRows=1, style=[("VALIGN", (0, 0), (-1, -1), "BOTTOM"), ("VALIGN", (0, 0), (0, -1), "TOP"),
        ("LINEBELOW", (0, 0), (-1, -1), 0.4, HexColor("#999999")),
                                                                             ("BACKGROUND", (0, 0), (-1, 0), HexColor("#e6e6e6")), ("TOPPADDING", (0, 0), (-1,
                                                                             -1), 2)]))
    heads = ["Opening balance", "-", "Total debits", "+", "Total credits", "=", "Closing balance"]
    body += [Spacer(1, 14), Table([[Paragraph(s, boldr) for s in heads], [Paragraph(s, right) for s in (bal(start), "", "$" + money(od), "", "$" + money(cr),
        "", bal(end))]],
                                  colWidths=[110, 20, 100, 20, 100, 20, 110], style=[("BOX", (0, 0), (-1, -1), 0.6, HexColor("#555555"))])]

    def foot(c, doc):
        c.setFont(H, 7)
        c.drawString(38, 30, f"{acct}    Statement {b.month}    (Page {doc.page})")
    SimpleDocTemplate(path, pagesize=A4, leftMargin=36, rightMargin=36, topMargin=36, bottomMargin=48, invariant=1).build(body, onFirstPage=foot,
        onLaterPages=foot)
    return {"data": {"bank_name": "Southern Cross Savings Bank", "account_number": acct, "account_holder": who.upper(),
        "account_type": "Smart Everyday Account", "currency": "AUD", "statement_period": period(a, b),
                     "opening_balance": val(start), "closing_balance": val(end), "total_debits": val(od), "total_credits": val(cr), "transactions": got}}


@paged
def hongkong(path, seed, rows, of):
    rng = dice("hongkong", seed, rows)
    a, b = month(rng)
    start = rng.randint(300000, 6000000)
    outs = [("ATM WITHDRAWAL|########", 200, 3000), ("FPS TRANSFER TO|{n}|N######", 50, 3000), ("AUTOPAY OUT|KOWLOON GAS LIGHT CO", 150, 900),
        ("EPS PURCHASE|WAH FUNG SUPERMKT", 40, 800), ("CHEQUE WITHDRAWAL|NO. ######", 500, 9000)]
    ins = [("AUTOPAY IN|HARBOUR FREIGHT (HK) LTD|SALARY", 16000, 42000), ("FPS TRANSFER FROM|{n}", 100, 4000), ("CASH DEPOSIT", 500, 6000)]
    people = cast(rng, ["CHAN KA MING", "WONG SIU FONG", "LEUNG HO YIN"])
    txs = book(rng, rows, a, b, start, outs, ins, people, 0.25)
    od, cr = sums(txs)
    end = txs[-1]["bal"]
    who, acct = people[0], f"{rng.randint(100, 899)}-{digits(rng, 6)}-833"
    p = Pen(path)
    Z = "STSong-Light"

    def head(y):
        for x, s, z, how in ((45, "Date", "\u65e5\u671f", p.l), (95, "Transaction Details", "\u9032\u652f\u8a73\u60c5", p.l), (385, "Deposit", "\u5b58\u5165",
                p.r), (465, "Withdrawal", "\u63d0\u53d6", p.r), (550, "Balance", "\u7d50\u9918", p.r)):
            p.f(Z, 8.5)
            how(x, y, z)
            p.f(H, 8)
            how(x, y + 11, s)
        p.line(45, y + 16, 550, y + 16, 0.8)
        return y + 30

    def foot():
        p.f(H, 7.5).r(550, 812, f"Page {p.n} of {of}")
        p.l(45, 812, "The Victoria Harbour Bank Limited")
    p.f(TB, 17, "#00573f").l(45, 52, "The Victoria Harbour Bank Limited")
    p.f(Z, 11).l(45, 68, "\u7dad\u6e2f\u9280\u884c\u6709\u9650\u516c\u53f8")
    p.f(H, 9)
    for k, s in enumerate([who, f"FLAT {rng.choice('ABCDEF')} {rng.randint(2, 38)}/F HOI WAH BUILDING", "QUARRY BAY", "HONG KONG"]):
        p.l(45, 110 + 12 * k, s)
    for k, (x, z, s) in enumerate((("Number", "\u6236\u53e3\u865f\u78bc", acct), ("Statement Period", "\u7d50\u55ae\u671f",
            f"{a.day} {a:%b %Y} to {b.day} {b:%b %Y}"), ("Account Type", "\u6236\u53e3\u985e\u5225", "HKD Savings"))):
        p.f(H, 8).l(330, 110 + 14 * k, x)
        p.f(Z, 8).l(400, 110 + 14 * k, z)
        p.f(H, 8).r(550, 110 + 14 * k, s)
    p.box(45, 185, 505, 18, fill="#dcebe5")
    p.f(HB, 9).l(50, 197, "HKD Savings - Account Activities")
    y = head(222)
    p.f(H, 8.5).l(45, y, f"{a.day} {a:%b}")
    p.l(95, y, "B/F BALANCE")
    p.r(550, y, money(start))
    y += 14
    got, top = [], False
    for t in txs:
        lines = t["text"].split("|")
        if y + 10 * len(lines) > 760:
            foot()
            p.page()
            y, top = head(55), True
        p.f(H, 8.5)
        if t["last"]:
            p.r(550, y + 10 * (len(lines) - 1), money(t["bal"]))
        p.r(465 if t["out"] else 385, y + 10 * (len(lines) - 1), money(t["in"] or t["out"]))
        for k in reversed(range(len(lines))):
            p.l(95 if k == 0 else 103, y + 10 * k, lines[k])
        if t["first"] or top:
            p.l(45, y, f"{t['date'].day} {t['date']:%b}")
        y += 10 * len(lines) + 3
        top = False
        got.append(truth(t, t["text"].replace("|", " "), balance=t["last"]))
    p.f(HB, 8.5).l(95, y, "C/F BALANCE")
    p.r(550, y, money(end))
    p.line(45, y + 5, 550, y + 5, 0.6)
    for x, n, s in (("Total No. of Deposits:", sum(1 for t in txs if t["in"]), ("Total Deposit Amount:", cr)), ("Total No. of Withdrawals:",
            sum(1 for t in txs if t["out"]), ("Total Withdrawal Amount:", od))):
        y += 14
        p.f(H, 8).l(95, y + 4, x)
        p.r(230, y + 4, str(n))
        p.l(280, y + 4, s[0])
        p.r(465, y + 4, money(s[1]))
    foot()
    return {"bank_name": "The Victoria Harbour Bank Limited", "account_number": acct, "account_holder": who, "account_type": "HKD Savings", "currency": "HKD",
        "statement_period": period(a, b),
            "opening_balance": val(start), "closing_balance": val(end), "total_debits": val(od), "total_credits": val(cr), "transactions": got}, p.save()


BANKS = {"singapore": singapore, "australia": australia, "hongkong": hongkong}
