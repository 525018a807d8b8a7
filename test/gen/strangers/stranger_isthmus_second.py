# SPDX-License-Identifier: AGPL-3.0-or-later
"""Statements of the UK (two kinds) and Germany."""
from stranger_isthmus_kit import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table

UK_NAMES = ["Imogen Hartley", "Callum Prosser", "Yusuf Adeyemi", "Bethan Rowlands", "Oliver Stanhope"]


@paged
def ukcodes(path, seed, rows, of):
    rng = dice("ukcodes", seed, rows)
    a, b = month(rng)
    start = rng.randint(-30000, 420000)
    outs = [("VIS|HOBBS GREENGROCER|LEEDS", 4, 90), (")))|CANAL ST COFFEE|LEEDS", 2, 15), ("DD|AIRE WATER LTD", 20, 60), ("DD|PENNINE ENERGY", 60, 190),
        ("SO|{n}|RENT ##", 300, 900),
            ("BP|{n}|INV####", 20, 600), ("ATM|CASH NOTEMAC ~~~##|HEADROW @1#:2#", 10, 200), ("CHQ|1000##", 40, 500)]
    ins = [("CR|THACKRAY MILLS LTD|SALARY", 1100, 2700), ("CR|{n}", 15, 400), ("BP|{n}|THANKS", 10, 150)]
    people = cast(rng, UK_NAMES)
    txs = book(rng, rows, a, b, start, outs, ins, [n.upper() for n in people], 0.24, floor=-60000)
    od, cr = sums(txs)
    end = txs[-1]["bal"]
    who = rng.choice(["Mr ", "Ms ", "Dr "]) + people[0]
    acct, sort = digits(rng, 8), f"40-{rng.randint(10, 99)}-{rng.randint(10, 99)}"
    ib = iban("GB", "NTHB" + sort.replace("-", "") + acct)
    p = Pen(path)

    def sgn(x):
        return money(abs(x)) + (" D" if x < 0 else "")

    def head(y):
        p.f(H, 9)
        p.l(52, y, "Date")
        p.l(104, y, "Payment type and details")
        p.f(H, 9).r(380, y, "Paid out")
        p.r(455, y, "Paid in")
        p.r(540, y, "Balance")
        p.line(50, y + 5, 545, y + 5, 0.8, "#c00000")
        return y + 18
    p.f(TB, 20).l(50, 62, "Northbank")
    p.box(152, 46, 20, 20, fill="#c00000")
    p.f(H, 7.5).r(545, 52, "Contact tel 0345 555 0104")
    p.r(545, 62, "Text phone 0345 555 0125")
    p.f(H, 20, "#444444").l(50, 110, "Your Current Account")
    p.f(H, 9.5)
    for k, s in enumerate([who, f"{rng.randint(1, 180)} Kirkgate Terrace", "Leeds", "LS6 2PQ"]):
        p.l(50, 140 + 12.5 * k, s)
    p.box(330, 126, 215, 88, fill="#f0f0f0")
    p.f(HB, 9.5).l(338, 140, "Account Summary")
    for k, (x, z) in enumerate([("Opening Balance", sgn(start)), ("Payments In", money(cr)), ("Payments Out", money(od)), ("Closing Balance", sgn(end))]):
        p.f(H, 9).l(338, 156 + 13 * k, x)
        p.r(525, 156 + 13 * k, z)
    p.f(H, 7.5).l(330, 226, "International Bank Account Number")
    p.f(H, 9).l(330, 237, ib)
    p.f(H, 7.5).l(330, 249, "Branch Identifier Code")
    p.f(H, 9).l(330, 260, "NTHBGB2115K")
    p.f(HB, 9.5).l(50, 232, f"{a.day} {a:%B} to {b.day} {b:%B %Y}")
    y = 285

    def account():
        for x, s, z in ((50, "Account Name", who), (280, "Sortcode", sort), (370, "Account Number", acct), (480, "Sheet Number", str(110 + p.n))):
            p.f(H, 7.5, "#555555").l(x, y, s)
            p.f(H, 9).l(x, y + 12, z)
    account()
    y += 38
    p.f(HB, 10).l(50, y, "Your Current Account details")
    y = head(y + 18)
    p.f(HB, 8.5).l(52, y, f"{a - timedelta(1):%d %b %y}")
    p.l(104, y, "BALANCE BROUGHT FORWARD")
    p.r(540, y, sgn(start))
    y += 14
    got, prev, top = [], start, False
    for t in txs:
        code, *lines = t["text"].split("|")
        if y + 11 * len(lines) > 720:
            p.f(HB, 8.5).l(52, y, f"{prev_day:%d %b %y}")
            p.l(104, y, "BALANCE CARRIED FORWARD")
            p.r(540, y, sgn(prev))
            p.line(50, y + 5, 545, y + 5, 0.4)
            p.f(H, 7).m(297, 800, "Northbank UK plc. Authorised by the Prudential Regulation Authority.")
            p.page()
            y = 60
            account()
            y = head(y + 50)
            p.f(HB, 8.5).l(104, y, "BALANCE BROUGHT FORWARD")
            p.r(540, y, sgn(prev))
            y += 14
            top = True
        p.f(H, 8.5)
        if t["first"] or top:
            p.l(52, y, f"{t['date']:%d %b %y}")
        p.f(HB, 8).l(104, y, code)
        p.f(H, 8.5)
        for k, s in enumerate(lines):
            p.l(134, y + 11 * k, s)
        y += 11 * (len(lines) - 1)
        p.r(380 if t["out"] else 455, y, money(t["in"] or t["out"]))
        if t["last"]:
            p.r(540, y, sgn(t["bal"]))
        y += 13
        prev, top, prev_day = t["bal"], False, t["date"]
        got.append(truth(t, t["text"].replace("|", " "), balance=t["last"]))
    p.f(HB, 8.5).l(52, y, f"{b:%d %b %y}")
    p.l(104, y, "BALANCE CARRIED FORWARD")
    p.r(540, y, sgn(end))
    p.line(50, y + 5, 545, y + 5, 0.8, "#c00000")
    p.f(H, 7).m(297, 800, "Northbank UK plc. Authorised by the Prudential Regulation Authority.")
    return {"bank_name": "Northbank", "account_number": acct, "iban": ib, "account_holder": who, "account_type": "Current Account", "currency": "GBP",
        "statement_period": period(a, b),
            "opening_balance": val(start), "closing_balance": val(end), "total_debits": val(od), "total_credits": val(cr), "transactions": got}, p.save()


def ukapp(path, seed, rows):
    rng = dice("ukapp", seed, rows)
    a, b = month(rng)
    start = rng.randint(5000, 160000)
    outs = [("BARLEY AND RYE BAKERY BRISTOL GBR", 2, 20), ("TRAMWAYS*TRIP HELP.TRAMWAYS.EXAMPLE GBR", 3, 25),
        ("MERCATO VECCHIO FIRENZE ITA Amount: EUR -##.##. Conversion rate: 1.17####.", 10, 90),
            ("{n} (Faster Payments) Reference: dinner", 8, 80), ("Avon Fibre (Direct Debit) Reference: AF########", 25, 45), ("Transfer to Pot", 10, 200)]
    ins = [("SEVERN DESIGN CO (Bacs) Reference: PAY ####", 1300, 2900), ("{n} (Faster Payments) Reference: Sent from Fernbank", 10, 300),
        ("Transfer from Pot", 20, 200)]
    people = cast(rng, UK_NAMES)
    txs = book(rng, rows, a, b, start, outs, ins, people, 0.25, floor=0)
    od, cr = sums(txs)
    end = txs[-1]["bal"]
    who, acct = people[0], digits(rng, 8)
    ib = iban("GB", "FERN040004" + acct)
    sty = ParagraphStyle("d", fontName="Bank31Noto", fontSize=8.5, leading=11)
    right = ParagraphStyle("r", parent=sty, alignment=2)
    small = ParagraphStyle("s", parent=sty, textColor=HexColor("#5a6b75"), fontSize=7.5)
    big = ParagraphStyle("b", parent=sty, fontName="Bank31NotoB", fontSize=15, leading=20)
    bold = ParagraphStyle("o", parent=sty, fontName="Bank31NotoB")
    boldr = ParagraphStyle("p", parent=bold, alignment=2)

    def sign(x):
        return ("-\u00a3" if x < 0 else "\u00a3") + money(abs(x))
    body = [Paragraph("Fernbank", ParagraphStyle("f", parent=big, textColor=HexColor("#0d6b5c"), fontSize=22, leading=30)), Spacer(1, 8),
            Table([[Paragraph("Personal Account statement", big), [Paragraph("Sort code: 04-00-04", sty), Paragraph(f"Account number: {acct}", sty),
                Paragraph("BIC: FERNGB2L", sty), Paragraph(f"IBAN: {fours(ib)}", sty)]],
                   [[Paragraph(f"{a:%d/%m/%Y} - {b:%d/%m/%Y}", sty), Spacer(1, 6), Paragraph(who, bold), Paragraph(f"Flat {rng.randint(1, 30)}, Harbour Way",
                   sty), Paragraph("Bristol BS1 5TT", sty)],
                    [Table([[Paragraph(x, small), Paragraph(z, boldr)] for x, z in (("Personal Account balance", sign(end)), ("Total outgoings", sign(-od)),
                    ("Total deposits", "+" + sign(cr)))], colWidths=[130, 90],
                           style=[("LINEBELOW", (0, 0), (-1, -2), 0.4, HexColor("#c9d6d3"))])]]], colWidths=[275, 240], style=[("VALIGN", (0, 0), (-1, -1),
                               "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 0)]), Spacer(1, 16)]
    cells = [[Paragraph("Date", bold), Paragraph("Description", bold), Paragraph("(GBP) Amount", boldr), Paragraph("(GBP) Balance", boldr)]]
    for t in reversed(txs):
        cells.append([Paragraph(f"{t['date']:%d/%m/%Y}", sty), Paragraph(t["text"], sty), Paragraph(money(t["in"] - t["out"]), right),
            Paragraph(money(t["bal"]), right)])
    body.append(Table(cells, colWidths=[75, 270, 85, 85], repeatRows=1, style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("LINEBELOW", (0, 0), (-1, 0), 1,
        HexColor("#0d6b5c")),
                                                                           ("LINEBELOW", (0, 1), (-1, -1), 0.3, HexColor("#c9d6d3")), ("LEFTPADDING", (0, 0),
                                                                           (0, -1), 0)]))

    def foot(c, doc):
        c.setFont("Bank31Noto", 6.5)
        c.drawString(40, 30, "Fernbank Limited is authorised by the Prudential Regulation Authority. Registered in England and Wales, No. 0955" + "1234.")
        c.drawRightString(555, 30, str(doc.page))
    SimpleDocTemplate(path, pagesize=A4, leftMargin=40, rightMargin=40, topMargin=40, bottomMargin=50, invariant=1).build(body, onFirstPage=foot,
        onLaterPages=foot)
    return {"data": {"bank_name": "Fernbank", "account_number": acct, "iban": fours(ib), "account_holder": who, "account_type": "Personal Account",
        "currency": "GBP", "statement_period": period(a, b),
                     "closing_balance": val(end), "total_debits": val(od), "total_credits": val(cr), "transactions": [truth(t) for t in reversed(txs)]}}


@paged
def germany(path, seed, rows, of):
    rng = dice("germany", seed, rows)
    a, b = month(rng)
    start = rng.randint(-90000, 500000)
    outs = [("Basislastschrift|STADTWERKE ELBTAL GMBH|ABSCHLAG VERTRAG ########|EREF: SW######## MREF: M####", 45, 180),
        ("Kartenzahlung girocard|KAUFHALLE LINDNER//DRESDEN/DE|####-##-##T##:## Debitk.1 VISA", 5, 120),
            ("Dauerauftrag|HAUSVERWALTUNG KROEGER|MIETE WHG ##", 480, 1100), ("Auszahlung girocard|VR-BANK GA ### DRESDEN", 50, 400),
            ("Überweisungsauftrag|{n}|RECHNUNG ####", 20, 900), ("Abschluss|Kontofuehrung", 4, 12)]
    outs[1] = ("Kartenzahlung girocard|KAUFHALLE LINDNER//DRESDEN/DE|Terminal ######## Bon ####", 5, 120)
    ins = [("Lohn/Gehalt|MASCHINENBAU OSTERLOH AG|LOHN PERS.NR. #####", 1600, 3100), ("Überweisungsgutschr.|{n}|DANKE", 10, 400),
        ("Dauerauftragsgutschr|{n}|ANTEIL NEBENKOSTEN", 40, 200)]
    people = cast(rng, ["Ute Brandner", "Henning Falk", "Ayse Korkmaz", "Jörg Wettin"])
    txs = book(rng, rows, a, b, start, outs, ins, people, 0.25, floor=-100000, workdays=True)
    end = txs[-1]["bal"]
    who, acct = people[0], digits(rng, 10)
    ib = iban("DE", "85090000" + acct)
    num = f"{b.month}/{b.year}"
    p = Pen(path)

    def sh(x):
        return money(abs(x), ".", ",") + (" S" if x < 0 else " H")

    def top():
        p.f(HB, 15, "#003d8f").l(57, 55, "Elbtalbank eG")
        p.f(C, 10).l(57, 95, "Kontoauszug")
        p.l(330, 95, f"Nr. {num:>8}  Blatt {p.n:>2}/{of}")
        p.l(57, 108, f"Kontonummer {acct}")
        p.l(330, 108, f"erstellt am {b:%d.%m.%Y}")
    top()
    p.f(C, 10)
    for k, s in enumerate([who, f"Weinbergstr. {rng.randint(1, 90)}", "01097 Dresden"]):
        p.l(57, 150 + 12 * k, s)
    p.l(57, 205, "Elbtal-PrivatKonto")
    p.l(330, 205, "EUR-Konto")
    p.l(57, 217, f"IBAN: {fours(ib)}  BIC: GENODEF1ELB")
    y = 245

    def head():
        nonlocal y
        p.f(CB, 9).l(57, y, "Bu-Tag Wert   Vorgang")
        p.line(57, y + 4, 540, y + 4, 0.6)
        y += 18
    head()
    p.f(C, 9).l(57 + 5.4 * 14, y, f"alter Kontostand vom {a - timedelta(1):%d.%m.%Y}")
    p.r(540, y, sh(start))
    y += 22
    got, prev = [], start
    for t in txs:
        lines = t["text"].split("|")
        if y + 11 * len(lines) > 770:
            p.f(C, 9).l(57 + 5.4 * 14, y, f"Übertrag auf Blatt {p.n + 1}")
            p.r(540, y, sh(prev))
            p.page()
            top()
            y = 135
            head()
            p.f(C, 9).l(57 + 5.4 * 14, y, f"Übertrag von Blatt {p.n - 1}")
            p.r(540, y, sh(prev))
            y += 18
        p.f(C, 9).l(57, y, f"{t['date']:%d.%m.} {t['date']:%d.%m.}")
        p.l(57 + 5.4 * 14, y, lines[0])
        p.r(540, y, sh(t["in"] - t["out"]))
        for k, s in enumerate(lines[1:]):
            y += 11
            p.l(57 + 5.4 * 14, y, s)
        y += 15
        prev = t["bal"]
        got.append(truth(t, t["text"].replace("|", " "), balance=False))
    p.line(430, y - 8, 540, y - 8, 0.5)
    p.f(CB, 9).l(57 + 5.4 * 14, y + 4, f"neuer Kontostand vom {b:%d.%m.%Y}")
    p.r(540, y + 4, sh(end))
    if y < 740:
        p.f(H, 6.5).l(57, 800, "Bitte beachten Sie die Hinweise auf der Rückseite. Einwendungen sind unverzüglich zu erheben. S = Soll, H = Haben")
    return {"bank_name": "Elbtalbank eG", "account_number": acct, "iban": fours(ib), "account_holder": who, "account_type": "Elbtal-PrivatKonto",
        "currency": "EUR",
            "opening_balance": val(start), "closing_balance": val(end), "transactions": got}, p.save()


BANKS = {"ukcodes": ukcodes, "ukapp": ukapp, "germany": germany}
