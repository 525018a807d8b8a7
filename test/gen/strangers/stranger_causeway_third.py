# SPDX-License-Identifier: AGPL-3.0-or-later
"""Statements made with platypus tables and with plain word-by-word text; a passbook."""
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle

from stranger_causeway_kit import *


def kothari(path, seed, rows):
    """Private bank, platypus: one Amount column with Dr / Cr beside it, balance with Dr / Cr beside it; current account with overdraft."""
    r = random.Random(f"kothari/{seed}/{rows}")
    p, h = person(r), history(r, rows, "icici", r.randint(-300000, 900000), od=20000000, share=0.38)
    acc, ifsc = digits(r, 10), f"KTHR0{r.randint(100, 6000):06d}"
    br = f"{p.city} - {p.area}"
    doc = SimpleDocTemplate(path, pagesize=A4, invariant=1, leftMargin=30, rightMargin=30, topMargin=60, bottomMargin=44)
    side = lambda v: "DR" if v < 0 else "CR"
    left = "\n".join([p.firm, f"{p.house}, {p.soc}", p.area, f"{p.city} - {p.pin}", f"{p.state.title()}, India"])
    right = [["Period", f": {h.a:%d/%m/%Y} To {h.b:%d/%m/%Y}"], ["Cust.Reln.No", f": {p.cust}"], ["Account No", f": {acc}"],
             ["Account Type", ": CURRENT ACCOUNT"], ["Currency", ": INR"],
             ["Branch", f": {br}"], ["IFSC", f": {ifsc}"], ["Nominee Registered", ": N"]]
    tight = [("FONTSIZE", (0, 0), (-1, -1), 8), ("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 1),
             ("VALIGN", (0, 0), (-1, -1), "TOP")]
    rt = Table(right, colWidths=[86, 170], style=TableStyle(tight))
    data, out = [["Sl. No.", "Date", "Description", "Chq / Ref number", "Amount", "Dr / Cr", "Balance", "Dr / Cr"]], []
    for i, t in enumerate(h.tx):
        ls = wrap(t.desc, H, 7.5, 164)
        ref = {"r": "UPI-" + t.ref, "c": t.ref, "u": t.ref}.get(t.kind, "")
        data.append([str(i + 1), f"{t.date:%d/%m/%Y}", "\n".join(ls), ref, inr(t.amt), "CR" if t.cr else "DR", inr(t.bal), side(t.bal)])
        out.append(row(t, one(ls), ref=ref))
    tb = Table(data, colWidths=[34, 54, 170, 92, 62, 30, 66, 30], repeatRows=1, style=TableStyle(
        [("FONT", (0, 0), (-1, -1), H, 7.5), ("FONT", (0, 0), (-1, 0), HB, 7.5), ("LINEABOVE", (0, 0), (-1, 0), 1, colors.red),
         ("LINEBELOW", (0, 0), (-1, -1), 0.3, colors.grey),
         ("ALIGN", (4, 0), (4, -1), "RIGHT"), ("ALIGN", (6, 0), (6, -1), "RIGHT"), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 3),
         ("RIGHTPADDING", (0, 0), (-1, -1), 3)]))
    summ = Table([["Opening balance", f"as on {h.a:%d/%m/%Y}", f"INR {inr(h.open)} {side(h.open)}"],
                  ["Closing balance", f"as on {h.b:%d/%m/%Y}", f"INR {inr(h.close)} {side(h.close)}"]],
                 colWidths=[120, 120, 140], hAlign="LEFT",
                 style=TableStyle([("FONT", (0, 0), (-1, -1), H, 8.5), ("BOX", (0, 0), (-1, -1), 0.5, colors.red), ("NOSPLIT", (0, 0), (-1, -1))]))

    def deco(c, d):
        text(c, 30, A4[1] - 46, "kothari ", HB, 20, col=colors.HexColor("#c8102e"))
        text(c, 30 + stringWidth("kothari ", HB, 20), A4[1] - 46, "Kothari Mercantile Bank", HB, 10)
        text(c, 565, 26, f"Statement Generated on {h.b:%d %b %Y}    Page {d.page}", H, 7, "r")

    doc.build([Table([[left, rt]], colWidths=[278, 260], style=TableStyle(tight)), Spacer(1, 12), tb, Spacer(1, 14), summ], onFirstPage=deco,
              onLaterPages=deco)
    return truth(out, h, bank_name="Kothari Mercantile Bank", account_number=acc, account_holder=p.firm, account_type="CURRENT ACCOUNT", currency="INR",
                 ifsc=ifsc, branch=br,
                 opening_balance=m2(h.open), closing_balance=m2(h.close))


def caledonia(path, seed, rows):
    """Foreign bank's branch, NRO account: letter style, no rules, the date only on the first movement of a day, several detail lines."""
    r = random.Random(f"caledonia/{seed}/{rows}")
    p, h = person(r), history(r, rows, "hdfc", r.randint(5000000, 90000000), months=1 if rows < 30 else 2)
    acc, kind = f"{digits(r, 3)}-{digits(r, 6)}-{digits(r, 3)}", r.choice(["NRO SAVINGS ACCOUNT", "NRO PREMIER SAVINGS ACCOUNT"])
    c = canvas.Canvas(path, pagesize=A4, invariant=1)
    Ht, page = A4[1], 0
    dd = lambda d: f"{d:%d%b%Y}"

    def words(x, y, s, font=T, size=9.5):
        for w in s.split():
            text(c, x, y, w, font, size)
            x += stringWidth(w + " ", font, size)

    def head():
        nonlocal page
        page += 1
        words(50, Ht - 52, "Caledonian & Eastern Bank plc", TB, 15)
        words(50, Ht - 64, "Incorporated in Scotland with limited liability - India branches", T, 7.5)
        if page == 1:
            for i, s in enumerate([f"{p.pre.title()} {p.name.title()}", "APT 1104, AL RIGGA TOWER", "DUBAI", "UNITED ARAB EMIRATES"]):
                words(50, Ht - 110 - 12 * i, s)
            for i, (a, s) in enumerate([("STATEMENT", f"{dd(h.a)} to {dd(h.b)}"), ("BRANCH", f"{p.area}, {p.city}"), ("ACCOUNT NUMBER", acc),
                                        ("CURRENCY", "INDIAN RUPEE"), ("BRANCH PHONE", "1800 000 2211")]):
                words(340, Ht - 110 - 14 * i, a, TB, 7.5)
                words(430, Ht - 110 - 14 * i, s, T, 9)
        words(50, Ht - 190 if page == 1 else Ht - 90, kind + ("" if page == 1 else " (continued)"), TB, 11)
        y = Ht - 210 if page == 1 else Ht - 110
        for x, s, al in [(50, "Date", "l"), (110, "Details", "l"), (390, "Deposits", "r"), (466, "Withdrawals", "r"), (546, "Balance (INR)", "r")]:
            text(c, x, y, s, TB, 9, al)
        text(c, 546, 34, f"Page {page}", T, 8, "r")
        return y - 18

    y = head()
    text(c, 50, y, dd(h.a), T, 9.5)
    words(110, y, "BALANCE BROUGHT FORWARD", TB)
    text(c, 546, y, west(h.open), T, 9.5, "r")
    y -= 18
    out, prev = [], None
    for i, t in enumerate(h.tx):
        last = i + 1 == len(h.tx) or h.tx[i + 1].date != t.date
        ls = wrap(t.desc.replace("-", " "), T, 9.5, 200)
        if y - 11.5 * len(ls) < 60:
            c.showPage()
            y, prev = head(), None
        if prev != t.date:
            words(50, y, dd(t.date))
        prev, e = t.date, y - 11.5 * (len(ls) - 1)
        for k, s in enumerate(ls):
            words(110, y - 11.5 * k, s)
        text(c, 390 if t.cr else 466, e, west(t.amt), T, 9.5, "r")
        if last:
            text(c, 546, e, west(t.bal), T, 9.5, "r")
        y -= 11.5 * len(ls) + (9 if last else 2)
        out.append(row(t, one(ls), bal=last))
    if y < 120:
        c.showPage()
        y = head()
    words(110, y - 4, "CLOSING BALANCE", TB)
    text(c, 546, y - 4, west(h.close), TB, 9.5, "r")
    words(110, y - 26, f"{h.ncr} deposits totalling {west(h.crs)}")
    words(110, y - 39, f"{h.ndr} withdrawals totalling {west(h.dr)}")
    c.save()
    return truth(out, h, bank_name="Caledonian & Eastern Bank plc", account_number=acc, account_holder=f"{p.pre.title()} {p.name.title()}",
                 account_type=kind, currency="INR", branch=f"{p.area}, {p.city}",
                 opening_balance=m2(h.open), closing_balance=m2(h.close), total_debits=m2(h.dr), total_credits=m2(h.crs))


def udaan(path, seed, rows):
    """Small finance bank: coloured boxes of label over value, white on purple table head, zebra stripes, the rupee sign at each sum."""
    r = random.Random(f"udaan/{seed}/{rows}")
    p, h = person(r), history(r, rows, "icici", r.randint(100000, 4000000))
    acc, ifsc = digits(r, 16), f"UDSF0{r.randint(1000, 9000):06d}"
    pur, pale = colors.HexColor("#5b2a86"), colors.HexColor("#f1eaf7")
    kind = r.choice(["Digital Savings Account", "Udaan Platina Savings", "Garima Savings Account"])
    br = f"{p.city.title()} {p.area.title()}"
    st = ParagraphStyle("l", fontName=NOTO, fontSize=7, leading=9)
    cell = lambda a, b: Paragraph(f'<font color="#777777">{a}</font><br/><font name="{NOTOB}" size="8.5">{b}</font>',
                                  ParagraphStyle("v", parent=st, leading=12))
    doc = SimpleDocTemplate(path, pagesize=letter, invariant=1, leftMargin=36, rightMargin=36, topMargin=70, bottomMargin=50)
    info = Table([[cell("Account Holder", p.name.title()), cell("Account Number", acc), cell("Customer ID", p.cust)],
                  [cell("Account Type", kind), cell("Branch", br), cell("IFSC Code", ifsc)],
                  [cell("Statement Period", f"{h.a:%d %b %Y} - {h.b:%d %b %Y}"), cell("Nominee", "Registered"), cell("Mobile", p.mob)]], colWidths=[180] * 3,
                 style=TableStyle([("BACKGROUND", (0, 0), (-1, -1), pale), ("LINEBELOW", (0, 0), (-1, -2), 1, colors.white)]))
    ru = lambda v: "\u20b9" + inr(v)
    box = Table([["Opening Balance", "Total Credits (+)", "Total Debits (-)", "Closing Balance"], [ru(h.open), ru(h.crs), ru(h.dr), ru(h.close)]],
                colWidths=[135] * 4,
                style=TableStyle([("FONT", (0, 0), (-1, 0), NOTO, 7.5), ("FONT", (0, 1), (-1, 1), NOTOB, 10), ("ALIGN", (0, 0), (-1, -1), "CENTER"),
                                  ("BOX", (0, 0), (-1, -1), 1, pur),
                                  ("LINEBEFORE", (1, 0), (-1, -1), 0.5, pur)]))
    data, out = [["Date", "Transaction Details", "Withdrawal (Dr)", "Deposit (Cr)", "Balance"]], []
    for t in h.tx:
        ls = wrap(t.desc, NOTO, 7.5, 212)
        data.append([f"{t.date:%d-%b-%Y}", "\n".join(ls), "-" if t.cr else ru(t.amt), ru(t.amt) if t.cr else "-", ru(t.bal)])
        out.append(row(t, one(ls)))
    tb = Table(data, colWidths=[64, 224, 84, 84, 84], repeatRows=1, style=TableStyle(
        [("FONT", (0, 0), (-1, -1), NOTO, 7.5), ("FONT", (0, 0), (-1, 0), NOTOB, 8), ("BACKGROUND", (0, 0), (-1, 0), pur),
         ("TEXTCOLOR", (0, 0), (-1, 0), colors.white),
         ("ROWBACKGROUNDS", (0, 1), (-1, -1), [colors.white, pale]), ("ALIGN", (2, 0), (-1, -1), "RIGHT"), ("VALIGN", (0, 0), (-1, -1), "MIDDLE")]))

    def deco(c, d):
        c.setFillColor(pur)
        c.rect(0, letter[1] - 52, letter[0], 52, fill=1, stroke=0)
        text(c, 36, letter[1] - 32, "Udaan Small Finance Bank", NOTOB, 15, col=colors.white)
        text(c, letter[0] - 36, letter[1] - 32, "Account Statement", NOTO, 10, "r", colors.white)
        text(c, letter[0] / 2, 28, f"Deposits are insured with DICGC up to \u20b95 lakh. Toll free 1800 309 0000 | Page {d.page}", NOTO, 6.5, "c")

    doc.build([info, Spacer(1, 12), box, Spacer(1, 12), tb], onFirstPage=deco, onLaterPages=deco)
    return truth(out, h, bank_name="Udaan Small Finance Bank", account_number=acc, account_holder=p.name.title(), account_type=kind, ifsc=ifsc, branch=br,
                 opening_balance=m2(h.open),
                 closing_balance=m2(h.close), total_debits=m2(h.dr), total_credits=m2(h.crs))


def pocket(path, seed, rows):
    """Payments bank app: day over time, two-line details, signed amount, thin separators."""
    r = random.Random(f"pocket/{seed}/{rows}")
    p, h = person(r), history(r, rows, "app", r.randint(20000, 900000), share=0.3, months=1)
    acc, ifsc = "91" + digits(r, 10), "PPPB0000001"
    c = canvas.Canvas(path, pagesize=A4, invariant=1)
    Ht, navy, page = A4[1], colors.HexColor("#002e6e"), 1
    text(c, 40, Ht - 50, "PaisaPocket Payments Bank Limited", NOTOB, 14, col=navy)
    text(c, 40, Ht - 66, f"Savings account statement for {h.a.day} {h.a:%b %Y} to {h.b.day} {h.b:%b %Y}", NOTO, 9)
    for i, s in enumerate([p.name.title(), f"{p.house.title()}, {p.soc.title()}, {p.area.title()}", f"{p.city.title()}, {p.state.title()} {p.pin}"]):
        text(c, 40, Ht - 92 - 13 * i, s, NOTOB if i == 0 else NOTO, 9)
    for i, (a, s) in enumerate([("Account no.", acc), ("IFSC", ifsc), ("Mobile", p.mob)]):
        text(c, 420, Ht - 92 - 13 * i, a, NOTO, 8, "r", colors.grey)
        text(c, 428, Ht - 92 - 13 * i, s, NOTO, 9)
    y = Ht - 140
    for i, (a, s) in enumerate([("Opening balance", h.open), ("Money in", h.crs), ("Money out", h.dr), ("Closing balance", h.close)]):
        c.setStrokeColor(colors.lightgrey)
        c.roundRect(40 + 130 * i, y - 40, 122, 42, 5)
        text(c, 50 + 130 * i, y - 14, a, NOTO, 8)
        text(c, 50 + 130 * i, y - 30, "\u20b9" + inr(s), NOTOB, 10)
    y -= 66

    def head():
        for x, s, al in [(40, "Date & Time", "l"), (112, "Transaction Details", "l"), (430, "Amount", "r"), (554, "Available Balance", "r")]:
            text(c, x, y, s, NOTOB, 8.5, al, navy)
        c.line(40, y - 6, 554, y - 6)
        return y - 22

    y, out = head(), []
    for t in h.tx:
        person_ = not any(w in t.desc for w in ("bill", "recharge", "Added", "Cashback", "Refund"))
        a = (("Received from " if t.cr else "Paid to ") if person_ else "") + t.desc
        b = ("UPI Ref No: " if person_ else "Txn ID: ") + t.utr
        if y < 80:
            text(c, 297, 30, f"Page {page}", NOTO, 7, "c")
            c.showPage()
            page, y = page + 1, Ht - 50
            y = head()
        text(c, 40, y, f"{t.date.day} {t.date:%b %Y}", NOTO, 8.5)
        text(c, 40, y - 11, f"{int(t.time[:2]) % 12 or 12}{t.time[2:]} {'AM' if int(t.time[:2]) < 12 else 'PM'}", NOTO, 7.5, col=colors.grey)
        text(c, 112, y, a, NOTO, 8.5)
        text(c, 112, y - 11, b, NOTO, 7.5, col=colors.grey)
        text(c, 430, y, f"{'+' if t.cr else '-'} \u20b9{inr(t.amt)}", NOTOB, 8.5, "r", colors.HexColor("#1a7f37") if t.cr else colors.black)
        text(c, 554, y, f"\u20b9{inr(t.bal)}", NOTO, 8.5, "r")
        c.setStrokeColor(colors.lightgrey)
        c.line(40, y - 18, 554, y - 18)
        y -= 31
        out.append(row(t, f"{a} {b}"))
    text(c, 297, 44, "This is a system generated statement. Need help? Tap 24x7 Help in the app.", NOTO, 7, "c")
    text(c, 297, 30, f"Page {page}", NOTO, 7, "c")
    c.save()
    return truth(out, h, bank_name="PaisaPocket Payments Bank Limited", account_number=acc, account_holder=p.name.title(), account_type="Savings account",
                 ifsc=ifsc,
                 opening_balance=m2(h.open), closing_balance=m2(h.close), total_debits=m2(h.dr), total_credits=m2(h.crs))


def passbook(path, seed, rows):
    """Passbook: a cover leaf of label over value, then small leaves of 18 printed lines, drawn column by column."""
    r = random.Random(f"passbook/{seed}/{rows}")
    p, h = person(r), history(r, rows, "plain", r.randint(100000, 2000000))
    acc, ifsc = digits(r, 15), f"MLCB0{r.randint(100, 3000):06d}"
    W, Ht = 520, 370
    c = canvas.Canvas(path, pagesize=(W, Ht), invariant=1)
    text(c, W / 2, Ht - 40, "Malabar Coast Bank", SERIFB, 16, "c", colors.HexColor("#0b5d4a"))
    text(c, W / 2, Ht - 56, "SAVINGS BANK PASS BOOK", H, 9, "c")
    c.roundRect(36, 40, W - 72, Ht - 120, 8)
    for i, (a, b) in enumerate([("Name of account holder(s)", p.name), ("Account No.", acc), ("Customer ID", p.cust), ("Branch", f"{p.area} {p.city}"),
                                ("IFSC", ifsc),
                                ("Date of issue", f"{h.a:%d-%m-%Y}"), ("Mode of operation", "SELF"), ("Nominee", "REGISTERED")]):
        x, y = (50 if i % 2 == 0 else 280), Ht - 104 - 56 * (i // 2)
        text(c, x, y, a, H, 7, col=colors.HexColor("#0b5d4a"))
        text(c, x, y - 15, b, CB, 10)
    c.showPage()
    items = []
    for t in h.tx:
        ls = chop(t.desc.upper(), 20)
        if items and len(items) % 18 + len(ls) > 18:
            items.extend([None] * (18 - len(items) % 18))
        items.extend((t, i, s) for i, s in enumerate(ls))
    out = [row(t, one(chop(t.desc.upper(), 20)), ref=t.ref if t.kind == "c" else "") for t in h.tx]
    for k in range(0, len(items), 18):
        part = [(x, Ht - 64 - 15 * i) for i, x in enumerate(items[k:k + 18]) if x]
        c.setStrokeColor(colors.HexColor("#0b5d4a"))
        c.line(20, Ht - 46, W - 20, Ht - 46)
        c.line(20, Ht - 26, W - 20, Ht - 26)
        for x in (78, 212, 262, 342, 420):
            c.line(x, Ht - 26, x, 24)
        for x, s in [(49, "DATE"), (145, "PARTICULARS"), (237, "CHQ.NO."), (302, "WITHDRAWALS"), (381, "DEPOSITS"), (460, "BALANCE")]:
            text(c, x, Ht - 39, s, HB, 7, "c", colors.HexColor("#0b5d4a"))
        first = [(x[0], y) for x, y in part if x[1] == 0]
        for t, y in first:
            text(c, 22, y, f"{t.date:%d-%m-%y}", C, 9)
        for x, y in part:
            text(c, 82, y, x[2], C, 9)
        for t, y in first:
            text(c, 498, y, f"{inr(t.bal)}", C, 9, "r")
            text(c, 418 if t.cr else 340, y, inr(t.amt), C, 9, "r")
            if t.kind == "c":
                text(c, 220, y, t.ref, C, 9)
        text(c, W - 20, 14, f"{k // 18 + 1}", H, 7, "r")
        c.showPage()
    c.save()
    return truth(out, bank_name="Malabar Coast Bank", account_number=acc, account_holder=p.name, ifsc=ifsc, branch=f"{p.area} {p.city}")


BANKS = {"passbook": passbook, "kothari": kothari, "caledonia": caledonia, "udaan": udaan, "pocket": pocket}
