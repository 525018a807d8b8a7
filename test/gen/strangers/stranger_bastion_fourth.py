# SPDX-License-Identifier: AGPL-3.0-or-later
"""Corporate net-banking download, broker's ledger, small finance relationship statement, foreign corporate account, urban bank overdraft."""
from reportlab.platypus import LongTable, Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle
from reportlab.lib.styles import ParagraphStyle

from stranger_bastion_kit import *

def corpnet(path, seed, rows):
    """Corporate net banking 'Detailed Statement', landscape: serial, transaction id, value date, posted date and time, cheque, CR/DR column, one amount."""
    r = rnd("corpnet", seed, rows)
    start, end = span(r, 1)
    ts = entries(r, rows, corp_words, start, end, r.randint(20000000, 900000000), lo=100000, hi=500000000)
    a, firm, no, F, truth = place(r), r.choice(FIRMS).upper(), digits(r, 12), "Bank27Sans", []
    st = lambda n, z, b=0: ParagraphStyle("s", fontName="Bank27SansB" if b else F, fontSize=z, leading=z * 1.4, textColor=HexColor(n))
    grid = [["No.", "Transaction\nID", "Value Date", "Txn Posted Date", "ChequeNo.", "Description", "Cr/Dr", "Transaction\nAmount(INR)",
            "Available\nBalance(INR)"]]
    for i, t in enumerate(ts):
        d = wrap(t["desc"], F, 7, 222)
        ap = f"{(t['sec'] // 3600 + 11) % 12 + 1:02d}{clock(t['sec'])[2:]} {'AM' if t['sec'] < 43200 else 'PM'}"
        grid.append([str(i + 1), t["ref"], f"{t['v']:%d/%m/%Y}", f"{t['d']:%d/%m/%Y}\n{ap}", t["chq"], "\n".join(d), "CR" if t["cr"] else "DR",
                west(t["cr"] or t["dr"]), west(t["bal"])])
        truth.append(row(t, d, t["chq"] if t["chq"] != "-" else None))
    tab = LongTable(grid, colWidths=[28, 62, 62, 70, 58, 232, 36, 104, 110], repeatRows=1)
    tab.setStyle(TableStyle([("FONT", (0, 0), (-1, -1), F, 7), ("FONT", (0, 0), (-1, 0), "Bank27SansB", 7), ("BACKGROUND", (0, 0), (-1, 0),
            HexColor("#d9d9d9")), ("LEADING", (0, 0), (-1, -1), 9),
                             ("INNERGRID", (0, 0), (-1, -1), .25, colors.grey), ("BOX", (0, 0), (-1, -1), .25, colors.grey), ("VALIGN", (0, 0), (-1, -1),
                                     "MIDDLE"), ("ALIGN", (7, 1), (-1, -1), "RIGHT"),
                             ("LEFTPADDING", (0, 0), (-1, -1), 4), ("RIGHTPADDING", (0, 0), (-1, -1), 4)]))
    mini = Table([["Search", "Account Number", no + " (INR) - " + firm, "", ""], ["", "Transaction Date from", f"{start:%d/%m/%Y}", "to", f"{end:%d/%m/%Y}"],
                  ["", "Transaction Period", "Custom", "Transaction type", "All"]], colWidths=[50, 120, 250, 90, 252])
    mini.setStyle(TableStyle([("FONT", (0, 0), (-1, -1), F, 7.5), ("BOX", (0, 0), (-1, -1), .5, colors.grey), ("FONT", (0, 0), (0, 0), "Bank27SansB", 7.5),
            ("TOPPADDING", (0, 0), (-1, -1), 1)]))

    def foot(c, doc):
        c.setFont(F, 6.5)
        c.drawString(40, 22, "This is a computer-generated statement downloaded through corporate internet banking.")
        c.drawRightString(802, 22, f"Page {doc.page}")
    SimpleDocTemplate(path, pagesize=landscape(A4), leftMargin=40, rightMargin=40, topMargin=34, bottomMargin=40, invariant=1).build(
        [Paragraph("DETAILED STATEMENT", st("#7a1f1f", 12, 1)), Spacer(1, 6), mini, Spacer(1, 8),
         Paragraph(f"Transactions List -  - {firm} (INR) - {no}", st("#000000", 8.5, 1)), Spacer(1, 6), tab], onFirstPage=foot, onLaterPages=foot)
    return data(truth, (start, end), account_number=no, account_holder=firm, currency="INR")

def tradeleaf(path, seed, rows):
    """Stock broker's client ledger: voucher column first, Dr./Cr. suffix in a column of its own, double-ruled totals."""
    r = rnd("tradeleaf", seed, rows)
    y0 = r.randint(2019, 2024)
    start, end = dt.date(y0, 4, 1), dt.date(y0 + 1, 3, 31)
    opening = r.choice([-1, 1]) * r.randint(10000, 9000000)
    ts = entries(r, rows, brk_words, start, end, opening, lo=1500, hi=9000000, floor=-15000000, whole=.1)
    a, name, no, p, truth = place(r), person(r).upper(), r.choice("ABKTR") + r.choice("LMNS") + digits(r, 4), Pen(path, LETTER), []
    F, B, page, tag = "Helvetica", "Helvetica-Bold", 1, lambda b: "Dr" if b < 0 else "Cr"
    p.font(B, 13)
    p.m(306, 44, "TRADELEAF SECURITIES PRIVATE LIMITED")
    p.font(F, 7.5)
    p.m(306, 55, "Member : NSE / BSE / MCX    SEBI Regn. No. INZ000" + digits(r, 6) + "    4th Floor, Ashoka Arcade, Vadodara 390007")
    p.font(B, 10)
    p.m(306, 76, f"Ledger Account From {start:%d/%m/%Y} To {end:%d/%m/%Y}")
    p.box(36, 84, 540, 44)
    p.font(F, 8.5)
    p.l(42, 97, f"Client : {name} [{no}]")
    p.l(42, 109, f"{a['door']}, {a['street']}, {a['city']} - {a['pin']}")
    p.l(42, 121, "Segment : ALL (Group ledger)")
    p.r(570, 97, "PAN : " + "".join(r.choice("ABCDEFGHK") for _ in range(3)) + "P" + name.split()[-1][0] + digits(r, 4) + r.choice("CFKL"))

    def heads(y):
        p.box(36, y, 540, 15, fill="#dfe8d8")
        p.font(B, 8)
        for x, s in ((40, "Voucher No"), (100, "Vch. Date"), (156, "Narration")):
            p.l(x, y + 10, s)
        for x, s in ((416, "Debit"), (486, "Credit"), (556, "Balance")):
            p.r(x, y + 10, s)
        p.font(F, 8)
        return y + 26
    y = heads(136)
    p.l(156, y, "Opening Balance")
    p.r(556, y, west(opening))
    p.l(560, y, tag(opening))
    y += 12
    for t in ts:
        lines = wrap(t["desc"], F, 8, 195)
        if y + 10 * len(lines) > 740:
            p.font(F, 7)
            p.r(576, 765, f"Page {page}   Contd...")
            p.page()
            page += 1
            y = heads(40)
        p.r(556, y, west(t["bal"]))
        p.l(560, y, tag(t["bal"]))
        p.r(416 if t["dr"] else 486, y, west(t["dr"] or t["cr"]))
        p.l(40, y, t["ref"])
        p.l(100, y, f"{t['d']:%d/%m/%Y}")
        for j, s in enumerate(lines):
            p.l(156, y + 10 * j, s)
        y += 10 * len(lines) + 2
        truth.append(row(t, lines, t["ref"]))
    dr, cr, _, _ = sums(ts)
    for g in (-6, 8, 10):
        p.line(346, y + g, 556, y + g)
    p.font(B, 8)
    b = ts[-1]["bal"]
    for way, x, g, s in ((p.l, 156, 4, "Total"), (p.r, 416, 4, west(dr)), (p.r, 486, 4, west(cr)), (p.l, 156, 22, "Closing Balance"),
            (p.r, 556, 22, west(b)), (p.l, 560, 22, tag(b))):
        way(x, y + g, s)
    p.save()
    return data(truth, (start, end), account_number=no, account_holder=name, bank_name="TRADELEAF SECURITIES PRIVATE LIMITED", opening_balance=opening,
                closing_balance=ts[-1]["bal"], total_debits=dr, total_credits=cr)

def narmada(path, seed, rows):
    """Small finance bank's relationship statement: coloured boxes with label over value, closing balance in a sentence."""
    r = rnd("narmada", seed, rows)
    start, end = span(r, 1)
    opening = r.randint(100000, 9000000)
    ts = entries(r, rows, sfb_words, start, end, opening, lo=1000, hi=3000000)
    a, name, no, code, p, S, B, truth = place(r), person(r), digits(r, 13), ifsc(r, "NRMD"), Pen(path), "Bank27Noto", "Bank27NotoB", []
    day, dr, cr = (lambda d: f"{d:%d-%b-%y}"), sums(ts)[0], sums(ts)[1]

    def words(x, y, s):
        for w in s.split(" "):
            p.l(x, y, w)
            x += width(w + " ", p.f, p.s)
    p.box(0, 0, 12, p.h, fill="#00796b", stroke=None)
    p.font(B, 16, "#00796b")
    words(36, 48, "Narmada Small Finance Bank")
    p.font(S, 8)
    for i, s in enumerate([name, a["door"] + ", " + a["street"], f"{a['city']} {a['pin']}, {a['state']}"]):
        words(36, 74 + i * 11, s)
    words(36, 122, f"Relationship statement as of {day(end)}")
    for i, (k, v) in enumerate([("Account Number", no), ("Product", "Digi Savings"), ("IFSC", code), ("Statement Period", f"{day(start)} to {day(end)}"),
                                ("Opening Balance", "INR " + ind(opening)), ("Total Withdrawals", "INR " + ind(dr)), ("Total Deposits", "INR " + ind(cr)),
                                        ("Customer ID", digits(r, 8))]):
        x, y = 36 + 132 * (i % 4), 134 + 40 * (i // 4)
        p.box(x, y, 128, 15, fill="#b2dfdb", stroke=None)
        p.box(x, y, 128, 35, stroke="#b2dfdb")
        p.font(S, 7)
        words(x + 5, y + 10, k)
        p.font(B, 8)
        words(x + 5, y + 27, v)
    p.font(B, 9, "#00796b")
    words(36, 236, "Transactions in your Digi Savings account")
    y = 244
    for i, t in enumerate([None] + ts):
        lines = wrap(t["desc"], S, 8, 180) if t else []
        if y + 11 * len(lines) > 785:
            p.page()
            p.box(0, 0, 12, p.h, fill="#00796b", stroke=None)
            y = 40
        if t is None:
            p.font(B, 7.5, "#00796b")
            for x, s in ((36, "Transaction Date"), (116, "Value Date"), (176, "Details")):
                words(x, y + 12, s)
            for x, s in ((428, "Money Out"), (494, "Money In"), (560, "Balance")):
                p.r(x, y + 12, s)
            p.line(36, y + 17, 560, y + 17, 1.2, "#00796b")
            y += 20
            continue
        p.font(S, 8)
        words(36, y + 10, day(t["d"]))
        words(116, y + 10, day(t["v"]))
        for j, s in enumerate(lines):
            words(176, y + 10 + 11 * j, s)
        for x, k in ((428, "dr"), (494, "cr"), (560, "bal")):
            p.r(x, y + 10, ind(t[k]))
        y += 11 * len(lines) + 4
        p.line(36, y, 560, y, .3, "#cccccc")
        truth.append(row(t, lines))
    p.font(S, 8)
    words(36, y + 18, f"Your closing balance on {day(end)} is INR {ind(ts[-1]['bal'])}. Nominee: registered.")
    p.save()
    return data(truth, (start, end), bank_name="Narmada Small Finance Bank", account_number=no, account_holder=name, account_type="Digi Savings", ifsc=code,
            currency="INR",
                opening_balance=opening, closing_balance=ts[-1]["bal"], total_debits=dr, total_credits=cr)

def meridian(path, seed, rows):
    """Foreign bank, corporate current account: Courier figures with trailing minus in one amount column, reference column, western commas."""
    r = rnd("meridian", seed, rows)
    start, end = span(r, 1)
    opening = r.randint(50000000, 900000000)
    ts = entries(r, rows, int_words, start, end, opening, lo=500000, hi=300000000)
    firm, no, p, M, truth, page = r.choice(FIRMS).upper(), "0" + digits(r, 9), Pen(path), "Courier", [], 0
    sg, code, y, dr, cr = (lambda v: west(v) + ("-" if v < 0 else " ")), ifsc(r, "MRDN"), 999, sums(ts)[0], sums(ts)[1]
    for t in ts + [None]:
        lines = t["desc"].split("|") if t else []
        if y + 11 * len(lines) + (0 if t else 60) > 780:
            if page:
                p.page()
            page += 1
            p.font("Helvetica-Bold", 12)
            p.l(40, 44, "MERIDIAN CONTINENTAL BANK N.A.")
            p.font("Helvetica", 7)
            p.l(40, 54, "Mumbai Branch, Bandra Kurla Complex")
            p.font(M, 8.5)
            for i, s in enumerate([f"ACCOUNT NAME     {firm}", f"ACCOUNT NUMBER   {no}",
                    f"ACCOUNT TYPE     CURRENT ACCOUNT        CCY  INR        IFSC  {code}",
                                   f"STATEMENT FROM   {start:%d %b %Y} TO {end:%d %b %Y}".upper() + f"        PAGE  {page}"]):
                p.l(40, 76 + 12 * i, s)
            p.line(40, 120, 555, 120, .8)
            p.l(40, 131, f"{'ENTRY DATE':<13}{'BANK REF':<13}{'DETAILS':<34}{'AMOUNT':>18}{'BALANCE':>20}")
            p.line(40, 136, 555, 136, .8)
            y = 150
            if page == 1:
                p.l(40, y, f"{'':26}{'OPENING BALANCE':<34}{'':>18}{sg(opening):>20}")
                y += 14
        if t:
            p.l(40, y, f"{t['d']:%d %b %Y}".upper().ljust(13) + f"{t['ref']:<13}{lines[0]:<34}{sg(t['cr'] - t['dr']):>18}{sg(t['bal']):>20}")
            for j, s in enumerate(lines[1:]):
                p.l(40, y + 11 + 11 * j, " " * 26 + s)
            y += 11 * len(lines) + 4
            truth.append(row(t, lines, t["ref"]))
    p.line(40, y - 6, 555, y - 6)
    for i, (k, v) in enumerate([("TOTAL CREDITS", sg(cr)), ("TOTAL DEBITS", sg(-dr)), ("CLOSING LEDGER BALANCE", sg(ts[-1]["bal"]))]):
        p.l(40, y + 8 + 12 * i, f"{'':26}{k:<34}{'' if i == 2 else v:>18}{v if i == 2 else '':>20}")
    p.save()
    return data(truth, (start, end), bank_name="MERIDIAN CONTINENTAL BANK N.A.", account_number=no, account_holder=firm, account_type="CURRENT ACCOUNT",
            ifsc=code, currency="INR",
                opening_balance=opening, closing_balance=ts[-1]["bal"], total_debits=dr, total_credits=cr)

def urban(path, seed, rows):
    """Urban co-operative bank, overdraft: boxed two-column head, D/C mark in a column of its own, figures drawn right to left."""
    r = rnd("urban", seed, rows)
    start, end = span(r, 3)
    limit = r.choice([200000, 500000, 1000000]) * 100
    opening = -int(limit * r.uniform(.05, .5))
    ts = entries(r, rows, urb_words, start, end, opening, lo=20000, hi=limit // 6, floor=-limit, credits=.5)
    a, firm, no, p, S, B, truth = place(r), r.choice(FIRMS), f"{digits(r, 3)}/CAOD/{digits(r, 4)}", Pen(path), "Bank27Serif", "Bank27SerifB", []
    bank, code, dr, cr = f"Shri Vithal Nagarik Urban Co-op. Bank Ltd., {a['city']}", ifsc(r, "SVNU"), sums(ts)[0], sums(ts)[1]
    p.font(B, 12)
    p.m(297, 40, bank)
    p.font(S, 8)
    p.m(297, 53, "(Multi-State Scheduled Bank)   ACCOUNT EXTRACT")
    [p.box(x, 62, w, 76) for x, w in ((30, 300), (330, 235))]
    for i, s in enumerate(["To,", firm, f"{a['door']}, {a['street']}", a["area"], f"{a['city']} - {a['pin']}"]):
        p.l(36, 76 + 13 * i, s)
    for i, (k, v) in enumerate([("A/c No", no), ("A/c Type", "Overdraft Against Property"), ("Sanction Limit", "Rs. " + ind(limit)), ("IFSC", code),
            ("Extract Period", f"{start:%d/%m/%Y} - {end:%d/%m/%Y}")]):
        p.l(336, 76 + 13 * i, k)
        p.l(410, 76 + 13 * i, "= " + v)

    def row_(y, cells, font):
        p.font(font, 7.6)
        for (x, way), s in list(zip([(30, "l"), (60, "l"), (118, "l"), (300, "l"), (410, "r"), (478, "r"), (546, "r"), (565, "r")], cells))[::-1]:
            getattr(p, way)(x, y, s)
    heads, y = ["Sr.", "Trn. Date", "Particulars", "Inst.No.", "Withdrawals", "Deposits", "Balance", "D/C"], 158
    for i, t in enumerate([None] + ts):
        lines = wrap(t["desc"], S, 7.6, 174) if t else []
        if y + 10.5 * len(lines) > 790 or t is None:
            if t:
                p.page()
                y = 40
            p.line(30, y - 9, 565, y - 9, 1)
            row_(y, heads, B)
            p.line(30, y + 4, 565, y + 4, 1)
            y += 16
            if t is None:
                row_(y, ["", "", "Opening Balance", "", "", "", ind(opening), "D"], S)
                y += 13
                continue
        row_(y, [str(i), f"{t['d']:%d/%m/%Y}", lines[0], t["ref"], ind(t["dr"]) if t["dr"] else "", ind(t["cr"]) if t["cr"] else "", ind(t["bal"]),
                "D" if t["bal"] < 0 else "C"], S)
        for j, s in enumerate(lines[1:]):
            p.l(118, y + 10.5 * j + 10.5, s)
        y += 10.5 * len(lines) + 2.5
        truth.append(row(t, lines, t["ref"]))
    row_(y + 4, ["", "", "Total / Closing Balance", "", ind(dr), ind(cr), ind(ts[-1]["bal"]), "D" if ts[-1]["bal"] < 0 else "C"], B)
    [p.line(30, y + g, 565, y + g, .5) for g in (-7, 9)]
    p.save()
    return data(truth, (start, end), bank_name=bank, account_number=no, account_holder=firm, account_type="Overdraft Against Property", ifsc=code,
            currency="INR",
                opening_balance=opening, closing_balance=ts[-1]["bal"], total_debits=dr, total_credits=cr)

BANKS = {"corpnet": corpnet, "tradeleaf": tradeleaf, "narmada": narmada, "meridian": meridian, "urban": urban}
