# SPDX-License-Identifier: AGPL-3.0-or-later
"""Credit cards: two of India, one of the United States."""
from datetime import date, timedelta

from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, letter
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle
from xml.sax.saxutils import escape

import stranger_teller_kit as kit
from stranger_teller_kit import Pen, amt, inr, west


def _p(s, st):
    return Paragraph(escape(s).replace("\n", "<br/>"), st)


def cycle(r, day):
    """A billing month that ends on the given day."""
    m = r.randint(1, 30)
    end = date(2023 + m // 12, m % 12 + 1, day)
    m -= 1
    return date(2023 + m // 12, m % 12 + 1, day) + timedelta(days=1), end


def spend(r, rows, a, b, pick, prev):
    """Entries of a card; the balance is what is owed."""
    led = []
    for d in sorted(r.randint(0, (b - a).days) for _ in range(rows)):
        text, side, p = pick(r)
        led.append(kit.Row(a + timedelta(days=d), text, "", "", side, p, 0))
    d, c = kit.totals(led)
    if prev + d - c <= 0:
        prev += (c - prev - d) // 100 * 100 + r.randint(200000, 900000)
    return led, d, c, prev, prev + d - c


def minimum(due):
    return min(due, max(20000, due // 20 // 100 * 100))


def lotus(path, seed, rows):
    """A private bank's card in India: dues in a banded strip, summary with plus and minus signs, 'Cr' after payments."""
    r = kit.rng("lotus", seed, rows)
    a, b = cycle(r, r.randint(12, 20))

    def pick(r):
        k, city = r.random(), r.choice(kit.CITIES)[0].upper()
        if k < .78:
            return f"{r.choice(kit.SHOPS)} {city}", "dr", kit.money(r, 120, 14000)
        if k < .86:
            return f"NETBANKING TRANSFER PAYMENT (Ref# {kit.digits(r, 14)})", "cr", kit.money(r, 2000, 40000)
        if k < .91:
            return f"REFUND {r.choice(kit.SHOPS)} {city}", "cr", kit.money(r, 100, 3000)
        if k < .96:
            return f"FUEL SURCHARGE INCL GST (Ref# {kit.digits(r, 10)})", "dr", r.randint(1000, 6000)
        return f"EMI {r.randint(2, 11)}/12 VISHAL ELECTRONICS {city}", "dr", r.randint(90000, 600000)
    led, d, c, prev, due = spend(r, rows, a, b, pick, kit.money(r, 3000, 60000))
    limit = max(20000000, (due // 10000000 + 2) * 10000000)
    who, card, addr = kit.person(r).upper(), f"4377 {r.randint(10, 99)}XX XXXX {kit.digits(r, 4)}", kit.address(r)
    pay, mini = b + timedelta(days=20), minimum(due)
    S = ParagraphStyle("s", fontName="Helvetica", fontSize=8, leading=10)
    R, C = ParagraphStyle("r", parent=S, alignment=2), ParagraphStyle("c", parent=S, alignment=1)
    B, H = ParagraphStyle("b", parent=S, fontName="Helvetica-Bold"), ParagraphStyle("h", parent=C, fontName="Helvetica-Bold")
    big = ParagraphStyle("big", parent=C, fontName="Helvetica-Bold", fontSize=11, leading=14)
    rose, pale = colors.HexColor("#9c1d57"), colors.HexColor("#f7e6ee")
    top = Table([[_p("Lotus Bank Credit Cards", ParagraphStyle("l", fontName="Helvetica-Bold", fontSize=15, leading=19, textColor=rose)), _p("Lotus Platinum Credit Card Statement", R)]], colWidths=[280, 255])
    info = Table([[_p(f"Name : {who}\nEmail : {who.split()[0].lower()}{kit.digits(r, 2)}@mail.example\nAddress : {addr[0].upper()}\n{addr[1].upper()}\n{addr[2].upper()}", S),
                   _p(f"Card No: {card}\nStatement Date: {kit.dmy(b)}\nBilling Period: {kit.dmy(a)} - {kit.dmy(b)}", S)]], colWidths=[320, 215])
    info.setStyle(TableStyle([("VALIGN", (0, 0), (-1, -1), "TOP")]))

    def strip(heads, vals, widths, st):
        t = Table([[_p(h, H) for h in heads], [_p(v, st) for v in vals]], colWidths=widths)
        t.setStyle(TableStyle([("BACKGROUND", (0, 0), (-1, 0), pale), ("BOX", (0, 0), (-1, -1), .6, rose), ("INNERGRID", (0, 0), (-1, -1), .3, rose)]))
        return t
    s1 = strip(("Payment Due Date", "Total Dues", "Minimum Amount Due"), (kit.dmy(pay), inr(due), inr(mini)), [178, 179, 178], big)
    s2 = strip(("Credit Limit", "Available Credit Limit", "Available Cash Limit"), (inr(limit).split(".")[0], inr(limit - due), inr((limit - due) * 2 // 5)), [178, 179, 178], C)
    s3 = strip(("Opening\nBalance", "Payment/\nCredits", "Purchase/\nDebits", "Finance\nCharges", "Total Dues"), (inr(prev), "- " + inr(c), "+ " + inr(d), "+ 0.00", "= " + inr(due)), [107] * 5, C)
    W = [66, 330, 60, 79]
    data = [[_p("Domestic Transactions", B), "", "", ""], [_p("Date", B), _p("Transaction Description", B), _p("Reward\nPoints", H), _p("Amount (in ₹)".replace("₹", "INR"), ParagraphStyle("hr", parent=R, fontName="Helvetica-Bold"))]]
    for x in led:
        x.lines = kit.wrap(x.text, "Helvetica", 8, W[1] - 13)
        data.append([_p(kit.dmy(x.day), S), _p("\n".join(x.lines), S), _p(str(x.dr // 15000 * 2) if x.dr >= 15000 else "", C), _p(inr(x.dr or x.cr) + (" Cr" if x.cr else ""), R)])
    t = Table(data, colWidths=W, repeatRows=2)
    t.setStyle(TableStyle([("SPAN", (0, 0), (-1, 0)), ("BACKGROUND", (0, 0), (-1, 0), pale), ("LINEBELOW", (0, 1), (-1, 1), .6, rose), ("TOPPADDING", (0, 0), (-1, -1), 2), ("LINEBELOW", (0, -1), (-1, -1), .6, rose)]))
    doc = SimpleDocTemplate(path, pagesize=A4, leftMargin=30, rightMargin=30, topMargin=32, bottomMargin=46, invariant=1)

    def deco(cv, dd):
        cv.setFont("Helvetica", 7)
        cv.drawString(34, 26, "Lotus Bank Credit Cards, P.O. Box 8654, Chennai 600041. GSTIN of the card division is printed on the tax invoice.")
        cv.drawRightString(560, 26, f"Page {dd.page}")
    sp = lambda n: Spacer(1, n)
    doc.build([top, sp(6), info, sp(8), s1, sp(8), s2, sp(8), _p("Account Summary", B), sp(3), s3, sp(12), t, sp(10),
               _p("Paying only the minimum amount due each month lengthens the time of repayment, with interest on the rest.", S)], onFirstPage=deco, onLaterPages=deco)
    return {"data": {"issuer": "Lotus Bank Credit Cards", "card_number": card, "card_holder": who, "statement_date": b.isoformat(), "payment_due_date": pay.isoformat(), "credit_limit": amt(limit),
                     "available_credit": amt(limit - due), "total_amount_due": amt(due), "minimum_amount_due": amt(mini), "previous_balance": amt(prev), "statement_period": kit.span(a, b),
                     "transactions": [x.truth(False) for x in led]}}


def zest(path, seed, rows):
    """A card company's statement in India: a panel of sums at the right, entries with C and D behind the sums, the rupee sign in heads."""
    r = kit.rng("zest", seed, rows)
    a, b = cycle(r, r.randint(3, 26))
    kit.fonts("Noto", "Noto-B")

    def pick(r):
        k, city = r.random(), r.choice(kit.CITIES)[0].upper()
        if k < .76:
            return f"{r.choice(kit.SHOPS)} {city} IN", "dr", kit.money(r, 90, 9000)
        if k < .88:
            return f"PAYMENT RECEIVED {alnum(r)}", "cr", kit.money(r, 1000, 30000)
        if k < .93:
            return "CASHBACK CREDIT", "cr", kit.money(r, 20, 750)
        return r.choice(("LATE PAYMENT FEE", "IGST DB @ 18.00%", "FIN CHARGES ON RETAIL")), "dr", r.choice((50000, 9000, 13500, 24871))
    alnum = lambda r: "000" + kit.digits(r, 8)
    led, d, c, prev, due = spend(r, rows, a, b, pick, kit.money(r, 1500, 40000))
    limit = max(8000000, (due // 5000000 + 2) * 5000000)
    who, card, addr = kit.person(r), "XXXX XXXX XXXX XX" + kit.digits(r, 2), kit.address(r)
    pay, mini = b + timedelta(days=20), minimum(due)
    N, B = "Noto", "Noto-B"
    blue, pale, grey = (.05, .3, .55), (.9, .95, 1), (.4, .4, .4)
    nice = lambda x: kit.dmony(x, " ")

    def draw(path, total):
        p = Pen(path)
        p.t(36, 46, "ZestCard Services Limited", B, 15, color=blue)
        p.t(36, 60, "Monthly Statement", N, 9, color=grey)
        p.t(36, 88, who, B, 10)
        for i, s in enumerate(addr):
            p.t(36, 101 + 12 * i, s, N, 8.5)
        p.t(36, 170, "Credit Card Number", N, 8, color=grey)
        p.t(36, 183, card, B, 10)
        p.box(300, 74, 259, 122, fill=pale)
        for i, (k, v) in enumerate((("*Total Amount Due (₹)", inr(due)), ("**Minimum Amount Due (₹)", inr(mini)), ("Statement Date", nice(b)), ("Payment Due Date", nice(pay)),
                                    ("Credit Limit (₹)", inr(limit)), ("Available Credit Limit (₹)", inr(limit - due)), ("Available Cash Limit (₹)", inr((limit - due) // 5)))):
            p.t(310, 91 + 16 * i, k, N, 8.5)
            p.t(549, 91 + 16 * i, v, B, 9.5 if i > 1 else 10.5, "r")
        p.t(36, 222, "ACCOUNT SUMMARY", B, 9, color=blue)
        fees = sum(x.dr for x in led if "IN" != x.text[-2:])
        for i, (k1, k2, v) in enumerate((("Previous", "Balance (₹)", prev), ("Payments, Reversals", "& other Credits (₹)", c), ("Purchases & other", "Debits (₹)", d - fees), ("Fee, Taxes &", "Interest Charges (₹)", fees), ("Total", "Outstanding (₹)", due))):
            x0 = 36 + 104.6 * i
            p.box(x0, 228, 104.6, 44, stroke=blue, lw=.5)
            p.t(x0 + 52, 240, k1, N, 7.5, "c")
            p.t(x0 + 52, 250, k2, N, 7.5, "c")
            p.t(x0 + 52, 265, inr(v), B, 9, "c")

        def heads(y, first):
            p.box(36, y, 523, 18, fill=blue)
            p.t(42, y + 12, "Date", B, 8.5, color=(1, 1, 1))
            p.t(120, y + 12, f"Transaction Details for Statement Period: {kit.dmony(a, ' ', True)} to {kit.dmony(b, ' ', True)}" if first else "Transaction Details", B, 8.5, color=(1, 1, 1))
            p.t(540, y + 12, "Amount (₹)", B, 8.5, "r", (1, 1, 1))
            return y + 32

        def foot():
            p.t(36, 812, "C=Credit; D=Debit.  *Includes all dues up to the statement date.  **Payable by the due date to keep the card in use.", N, 7, color=grey)
            p.t(559, 826, f"Page {p.page} of {total}", N, 7, "r", grey)
        y = heads(290, True)
        pays = [x for x in led if x.cr]
        buys = [x for x in led if x.dr]
        for title, xs in ((None, pays), (f"TRANSACTIONS FOR {who.upper()}", buys)):
            if not xs:
                continue
            if title:
                if y > 770:
                    foot()
                    p.next()
                    y = heads(36, False)
                p.t(120, y, title, B, 8)
                y += 15
            for x in xs:
                if y > 796:
                    foot()
                    p.next()
                    y = heads(36, False)
                p.t(42, y, kit.dmony(x.day, " ", True), N, 8.5)
                p.t(120, y, x.text, N, 8.5)
                p.t(540, y, inr(x.dr or x.cr), N, 8.5, "r")
                p.t(548, y, "D" if x.dr else "C", N, 8.5)
                y += 15
        foot()
        p.save()
        return p.page
    kit.twice(path, draw)
    return {"data": {"issuer": "ZestCard Services Limited", "card_number": card, "card_holder": who, "statement_date": b.isoformat(), "payment_due_date": pay.isoformat(), "credit_limit": amt(limit),
                     "available_credit": amt(limit - due), "total_amount_due": amt(due), "minimum_amount_due": amt(mini), "previous_balance": amt(prev), "statement_period": kit.span(a, b),
                     "transactions": [x.truth(False) for x in led if x.cr] + [x.truth(False) for x in led if x.dr]}}


def harbor(path, seed, rows):
    """An American card: MM/DD dates with the year only in the closing dates, payments first in minus, fees in a section of their own, a pay slip."""
    r = kit.rng("harbor", seed, rows)
    a, b = cycle(r, r.randint(6, 24))

    def pick(r):
        k = r.random()
        if k < .8:
            return f"{r.choice(('TIDEWATER GROCERY', 'LANTERN CAFE', 'CAPSTAN FUEL 0412', 'DRIFTWOOD BOOKS', 'GULLWING AIR', 'NORTHPORT PHARMACY'))} {r.choice(('PORTLAND ME', 'SALEM MA', '800-555-0142 NH'))}", "dr", r.randint(299, 38000)
        if k < .9:
            return "Payment Thank You-Mobile", "cr", r.randint(25, 900) * 100
        if k < .95:
            return "DRIFTWOOD BOOKS PORTLAND ME RETURN", "cr", r.randint(900, 6000)
        return r.choice(("LATE FEE", "FOREIGN TRANSACTION FEE")), "dr", r.choice((2900, 214, 4000))
    led, d, c, prev, due = spend(r, rows, a, b, pick, r.randint(20000, 200000))
    limit = max(800000, (due // 100000 + 4) * 100000)
    who, card = r.choice(("ELAINE R MARCHETTI", "DOUGLAS PETTIBONE", "SIOBHAN KEARNS")), "XXXX XXXX XXXX " + kit.digits(r, 4)
    mini, pay = min(due, max(3500, due // 100)), b + timedelta(days=25)
    us = lambda x: f"{x.month:02d}/{x.day:02d}/{x.year % 100:02d}"
    F, B, sea = "Helvetica", "Helvetica-Bold", (.05, .28, .36)
    fees = [x for x in led if x.text.endswith("FEE")]
    buys = [x for x in led if x.dr and x not in fees]
    pays = [x for x in led if x.cr]
    p = Pen(path, letter)
    p.t(40, 48, "HARBORLIGHT CARD SERVICES", B, 14, color=sea)
    p.t(572, 42, "Customer Service 1-800-555-0199", F, 8, "r")
    p.t(572, 53, "harborlight.example", F, 8, "r")
    p.box(40, 68, 532, 46, fill=(.9, .95, .96))
    for i, (k, v) in enumerate((("New Balance", "$" + west(due)), ("Minimum Payment Due", "$" + west(mini)), ("Payment Due Date", us(pay)))):
        p.t(60 + 180 * i, 86, k, F, 9)
        p.t(60 + 180 * i, 103, v, B, 13, color=sea)
    p.t(40, 140, who, B, 10)
    p.t(40, 153, "88 QUARRY ROAD", F, 9)
    p.t(40, 165, "SACO ME 04072", F, 9)
    p.t(40, 200, "Late Payment Warning: If we do not receive your", F, 8)
    p.t(40, 210, "minimum payment by the due date, you may have to", F, 8)
    p.t(40, 220, "pay a late fee of up to $40.00.", F, 8)
    y = 140
    p.t(310, y, "ACCOUNT SUMMARY", B, 10, color=sea)
    p.line(310, y + 4, 572, y + 4, 1, sea)
    feet, buyt = sum(x.dr for x in fees), sum(x.dr for x in buys)
    for k, v in (("Account Number:", card), ("Previous Balance", "$" + west(prev)), ("Payment, Credits", "-$" + west(c)), ("Purchases", "+$" + west(buyt)), ("Cash Advances", "$0.00"),
                 ("Fees Charged", ("+$" if feet else "$") + west(feet)), ("Interest Charged", "$0.00"), ("New Balance", "$" + west(due)), ("Opening/Closing Date", f"{us(a)} - {us(b)}"),
                 ("Credit Access Line", "$" + west(limit)[:-3]), ("Available Credit", "$" + west(limit - due))):
        y += 14.5
        f = B if k == "New Balance" else F
        p.t(310, y + 2, k, f, 9)
        p.t(572, y + 2, v, f, 9, "r")
    y = 340

    def heads(cont=False):
        top = 60 if cont else y
        p.t(40, top, "ACCOUNT ACTIVITY" + (" (CONTINUED)" if cont else ""), B, 11, color=sea)
        p.line(40, top + 4, 572, top + 4, 1.2, sea)
        p.t(40, top + 17, "Date of", F, 8)
        p.t(40, top + 26, "Transaction", F, 8)
        p.t(120, top + 26, "Merchant Name or Transaction Description", F, 8)
        p.t(572, top + 26, "$ Amount", F, 8, "r")
        return top + 34

    def turn():
        p.t(306, 776, f"{who}     Page {p.page}     Statement Date: {us(b)}", F, 7.5, "c")
        p.next()
        return heads(True)
    y = heads()
    for title, xs in (("PAYMENTS AND OTHER CREDITS", pays), ("PURCHASE", buys), ("FEES CHARGED", fees)):
        if not xs:
            continue
        if y > 715:
            y = turn()
        y += 14
        p.t(40, y, title, B, 9)
        for x in xs:
            if y > 745:
                y = turn()
            y += 13
            p.t(40, y, f"{x.day.month:02d}/{x.day.day:02d}", F, 9)
            p.t(120, y, x.text, F, 9)
            p.t(572, y, west(x.dr - x.cr), F, 9, "r")
        if title[0] == "F":
            y += 13
            p.t(120, y, "TOTAL FEES FOR THIS PERIOD", F, 9)
            p.t(572, y, "$" + west(feet), F, 9, "r")
        y += 6
    p.t(306, 776, f"{who}     Page {p.page}     Statement Date: {us(b)}", F, 7.5, "c")
    p.save()
    return {"data": {"issuer": "HARBORLIGHT CARD SERVICES", "card_number": card, "card_holder": who, "statement_date": b.isoformat(), "payment_due_date": pay.isoformat(), "credit_limit": amt(limit),
                     "available_credit": amt(limit - due), "total_amount_due": amt(due), "minimum_amount_due": amt(mini), "previous_balance": amt(prev), "statement_period": kit.span(a, b),
                     "transactions": [x.truth(False) for x in pays + buys + fees]}}


CARDS = {"lotus": lotus, "zest": zest, "harbor": harbor}
