# SPDX-License-Identifier: AGPL-3.0-or-later
"""Credit card statements: India (three), USA, United Kingdom."""
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table
from reportlab.lib.styles import ParagraphStyle

from stranger_harbour_kit import *



def nilgiri(path, seed, rows):
    """Indian card: dues band, limits band, account summary equation, domestic transactions with Cr."""
    r = rng("nilgiri", seed, rows)
    s = spend(r, rows, SHOPS, ["BPPY CC PAYMENT " + digits(r, 12), "NETBANKING TRANSFER (Ref# " + digits(r, 15) + ")"], 4000000)
    card, who = f"{digits(r, 4)} {digits(r, 2)}XX XXXX {digits(r, 4)}", r.choice(["RAMESH IYENGAR", "PRIYA NAMBIAR"])
    addr = [f"{r.randint(1, 200)} COONOOR MAIN ROAD", "UDHAGAMANDALAM", "TAMIL NADU 643001"]
    c, F, B, blue, out = new(path, A4, "Credit Card Statement"), "Helvetica", "Helvetica-Bold", colors.HexColor("#16468c"), []
    txt(c, 40, 795, "NILGIRI BANK", B, 17, color=blue)
    txt(c, 555, 795, "Nilgiri Regal Credit Card Statement", B, 11, "r")
    for i, a in enumerate([f"Name : {who}"] + addr):
        txt(c, 40, 760 - 12 * i, a, F, 9)
    txt(c, 340, 760, f"Card No: {card}", F, 9)
    txt(c, 340, 746, f"Statement Date:{s['end']:%d/%m/%Y}", F, 9)
    txt(c, 340, 732, f"Billing Period: {s['start']:%d/%m/%Y} - {s['end']:%d/%m/%Y}", F, 9)

    def band(y, cells):
        w = 515 / len(cells)
        for i, (a, b) in enumerate(cells):
            c.setFillColor(colors.HexColor("#dfe9f7"))
            c.rect(40 + w * i, y, w, 16, fill=1, stroke=1)
            c.rect(40 + w * i, y - 20, w, 20, fill=0, stroke=1)
            txt(c, 40 + w * (i + .5), y + 5, a, B, 7.5, "c")
            txt(c, 40 + w * (i + .5), y - 14, b, B, 9.5, "c")
    band(684, (("Payment Due Date", f"{s['pay']:%d/%m/%Y}"), ("Total Dues", ind(s["due"])), ("Minimum Amount Due", ind(s["min"]))))
    band(636, (("Credit Limit", ind(s["limit"])), ("Available Credit Limit", ind(s["avail"])), ("Available Cash Limit", ind(min(s["avail"], s["limit"] // 5)))))
    txt(c, 40, 598, "Account Summary", B, 10, color=blue)
    band(576, (("Opening Balance", ind(s["prev"])), ("Payment/ Credits", ind(s["cre"])), ("Purchase/ Debits", ind(s["deb"])), ("Finance Charges",
        "0.00"), ("Total Dues", ind(s["due"]))))

    def heads(y):
        txt(c, 40, y, "Domestic Transactions", B, 10, color=blue)
        c.setFillColor(blue)
        c.rect(40, y - 22, 515, 16, fill=1, stroke=0)
        for x, a, h in ((46, "l", "Date"), (140, "l", "Transaction Description"), (548, "r", "Amount (in Rs.)")):
            txt(c, x, y - 17, h, B, 8, a, colors.white)
        return y - 37
    y = heads(530)
    txt(c, 140, y, who, B, 8)
    y -= 15
    for m in s["ms"]:
        if y < 60:
            c.showPage()
            y = heads(790)
        txt(c, 46, y, f"{m['date']:%d/%m/%Y}", F, 8)
        txt(c, 140, y, m["lines"][0], F, 8)
        txt(c, 548, y, ind(abs(m["amt"])) + (" Cr" if m["amt"] > 0 else ""), F, 8, "r")
        out.append(row(m))
        y -= 15
    c.save()
    return truth("NILGIRI BANK", card, who, s, out, ALL, address=", ".join(addr))


def konkan(path, seed, rows):
    """Indian card: side panel with labels over values, platypus table, C and D behind the amount."""
    r = rng("konkan", seed, rows)
    s = spend(r, rows, SHOPS, ["PAYMENT RECEIVED 000" + digits(r, 10) + " UPI"], 2500000)
    card, who = "XXXX XXXX XXXX XX" + digits(r, 2), r.choice(["Mr. SANDEEP GAWADE", "Ms. FARIDA MERCHANT"])
    N, B, teal, out = "Bank33Noto", "Bank33NotoB", colors.HexColor("#0a8a8f"), []
    p = ParagraphStyle("p", fontName=N, fontSize=8, leading=11)
    cell = lambda a, b: Paragraph(f"{a}<br/><font name='{B}' size='10'>{b}</font>", p)  # noqa: E731
    day = lambda d: f"{d.day:02d} {d:%b %Y}"  # noqa: E731
    box = [("BACKGROUND", (0, 0), (-1, -1), colors.HexColor("#e6f5f5")), ("INNERGRID", (0, 0), (-1, -1), 2, colors.white), ("TOPPADDING", (0, 0), (-1,
        -1), 5), ("BOTTOMPADDING", (0, 0), (-1, -1), 6)]
    S = [Paragraph(f"<font name='{B}' size='16' color='#0a8a8f'>Konkan Card</font> &nbsp; Konkan Cards &amp; Payments Limited", p), Spacer(1, 16),
         Paragraph(f"{who}<br/>Credit Card Number {card}", p), Spacer(1, 10),
         Table([[cell("*Total Amount Due ( ₹ )", ind(s["due"])), cell("**Minimum Amount Due ( ₹ )", ind(s["min"])), cell("Payment Due Date", day(s["pay"]))],
                [cell("Credit Limit ( ₹ )", ind(s["limit"])), cell("Available Credit Limit ( ₹ )", ind(s["avail"])), cell("Statement Date",
                    day(s["end"]))]], colWidths=[170] * 3, style=box),
         Spacer(1, 12), Paragraph(f"<font name='{B}'>ACCOUNT SUMMARY</font>", p), Spacer(1, 3),
         Table([["Previous Balance", "Payments, Reversals\n& other Credits", "Purchases &\nOther Debits", "Fee, Taxes &\nInterest Charges",
             "Total\nOutstanding"],
                [ind(s["prev"]), ind(s["cre"]), ind(s["deb"]), "0.00", ind(s["due"])]], colWidths=[102] * 5,
               style=[("FONT", (0, 0), (-1, -1), N, 7.5), ("ALIGN", (0, 0), (-1, -1), "CENTER"), ("LINEABOVE", (0, 0), (-1, 0), 1, teal),
                   ("LINEBELOW", (0, 1), (-1, 1), 1, teal)]), Spacer(1, 14)]
    body = [["Date", "Transaction Details", "Amount ( ₹ )"], ["", f"TRANSACTIONS FOR {who.split(' ', 1)[1]}", ""]]
    for m in s["ms"]:
        body.append([f"{m['date']:%d %b %y}", m["lines"][0], ind(abs(m["amt"])) + (" C" if m["amt"] > 0 else " D")])
        out.append(row(m))
    S.append(Paragraph(f"for Statement Period: {day(s['start'])} to {day(s['end'])}", p))
    S.append(Spacer(1, 4))
    S.append(Table(body, colWidths=[80, 320, 110], repeatRows=1, style=[("FONT", (0, 0), (-1, -1), N, 8), ("FONT", (0, 0), (-1, 1), B, 8), ("ALIGN",
        (2, 0), (2, -1), "RIGHT"),
             ("BACKGROUND", (0, 0), (-1, 0), teal), ("TEXTCOLOR", (0, 0), (-1, 0), colors.white), ("ROWBACKGROUNDS", (0, 2), (-1, -1), [colors.white,
              colors.HexColor("#f1f7f7")])]))
    S += [Spacer(1, 8), Paragraph("C=Credit; D=Debit; EN=Encash; FP=Flexipay. Please pay the Total Amount Due to avoid interest charges.",
        ParagraphStyle("n", fontName=N, fontSize=6.5))]
    SimpleDocTemplate(path, pagesize=A4, leftMargin=42, rightMargin=42, topMargin=40, bottomMargin=40, invariant=1, title="Statement").build(S)
    return truth("Konkan Cards & Payments Limited", card, who, s, out, ALL)


def malwa(path, seed, rows):
    """Indian card with serial numbers and reward points, amount with CR, left summary column."""
    r = rng("malwa", seed, rows)
    s = spend(r, rows, SHOPS, ["INFINITY PAYMENT RECEIVED, THANK YOU"], 3000000)
    card, who = digits(r, 4) + "XXXXXXXX" + digits(r, 4), r.choice(["MRS KAVITA SOLANKI", "MR IMRAN QURESHI"])
    c, N, B, out, page = new(path, A4, "Statement"), "Bank33Sans", "Bank33SansB", [], 1
    long = lambda d: f"{d:%B} {d.day}, {d.year}"  # noqa: E731
    txt(c, 555, 795, "MALWA BANK", B, 16, "r", colors.HexColor("#a63a12"))
    txt(c, 40, 795, "CREDIT CARD STATEMENT", B, 12)
    txt(c, 40, 770, who, N, 9)
    y = 735
    for a, b in (("STATEMENT DATE", long(s["end"])), ("PAYMENT DUE DATE", long(s["pay"])), ("Total Amount due", "₹" + ind(s["due"])),
        ("Minimum Amount due", "₹" + ind(s["min"])),
                 ("Credit Limit", "₹" + ind(s["limit"])), ("Available Credit", "₹" + ind(s["avail"])), ("Previous Balance", "₹" + ind(s["prev"])),
                 ("Purchases / Charges", "₹" + ind(s["deb"])), ("Payments / Credits", "₹" + ind(s["cre"]))):
        txt(c, 40, y, a, N, 7, color=colors.HexColor("#666666"))
        txt(c, 40, y - 13, b, B, 9.5)
        y -= 34
    txt(c, 180, 770, f"Statement period : {long(s['start'])} to {long(s['end'])}", N, 8)

    def heads(y):
        txt(c, 180, y, card, B, 8)
        for x, a, h, k in ((180, "l", "Date", ""), (236, "l", "SerNo.", ""), (300, "l", "Transaction Details", ""), (488, "r", "Reward", "Points"),
            (555, "r", "Amount (in₹)", "")):
            txt(c, x, y - 16, h, B, 7, a)
            txt(c, x, y - 25, k, B, 7, a)
        c.line(180, y - 30, 555, y - 30)
        return y - 43
    y = heads(735)
    for m in s["ms"]:
        lines = wrap(m["lines"][0], N, 7, 150)
        if y - 9 * len(lines) < 60:
            c.showPage()
            y = heads(790)
        for k, t in enumerate(lines):
            txt(c, 300, y - 9 * k, t, N, 7)
        txt(c, 180, y, f"{m['date']:%d/%m/%Y}", N, 7)
        txt(c, 236, y, digits(r, 10), N, 7)
        txt(c, 488, y, str(max(0, -m["amt"] // 10000 * 2)), N, 7, "r")
        txt(c, 555, y, ind(abs(m["amt"])) + (" CR" if m["amt"] > 0 else ""), N, 7, "r")
        out.append(row(m))
        y -= 9 * len(lines) + 5
    c.save()
    return truth("MALWA BANK", card, who, s, out, ALL)


def granite(path, seed, rows):
    """USA: account summary with signs, payment coupon head, payments first and purchases after."""
    r = rng("granite", seed, rows)
    s = spend(r, rows, ["COPPERLEAF GROCERY CONCORD NH", "SUMMIT OUTFITTERS 800-555-0188 VT", "BIRCH & BEAN CAFE KEENE NH",
        "GRANITE STATE PARKING MANCHESTER NH"],
              ["Payment Thank You - Web", "AUTOMATIC PAYMENT - THANK YOU"], 180000)
    s["avail"] = s["limit"] - s["due"]
    card, who = "XXXX XXXX XXXX " + digits(r, 4), r.choice(["HANNAH P LINDQUIST", "MARCUS WHITCOMB"])
    addr = [f"{r.randint(2, 90)} OLD QUARRY RD", "KEENE NH 03431-" + digits(r, 4)]
    c, F, B, out = new(path, LETTER, "Statement"), "Helvetica", "Helvetica-Bold", []
    us = lambda d: f"{d:%m/%d/%y}"  # noqa: E731
    usd = lambda v: ("-" if v < 0 else "") + "$" + fmt(abs(v))  # noqa: E731
    txt(c, 40, 745, "GRANITE PEAK BANK", B, 16)
    for i, (a, b) in enumerate((("New Balance", usd(s["due"])), ("Minimum Payment Due", usd(s["min"])), ("Payment Due Date", us(s["pay"])))):
        txt(c, 40 + 130 * i, 715, a, F, 8.5)
        txt(c, 40 + 130 * i, 698, b, B, 12)
    warn = "Late Payment Warning: If we do not receive your minimum payment by the due date, you may have to pay a late fee of up to $40.00."
    for i, t in enumerate(wrap(warn, F, 8, 230)):
        txt(c, 40, 665 - 10 * i, t, F, 8)
    for i, t in enumerate([who] + addr):
        txt(c, 60, 590 - 12 * i, t, "Courier", 9.5)
    c.rect(310, 500, 262, 178)
    txt(c, 318, 662, "ACCOUNT SUMMARY", B, 10)
    for i, (a, b) in enumerate((("Account Number:", card), ("Previous Balance", usd(s["prev"])), ("Payment, Credits", usd(-s["cre"])), ("Purchases",
        "+" + usd(s["deb"])),
                                ("Cash Advances", "$0.00"), ("Fees Charged", "$0.00"), ("Interest Charged", "$0.00"), ("New Balance", usd(s["due"])),
                                ("Opening/Closing Date", f"{us(s['start'])} - {us(s['end'])}"), ("Credit Access Line", usd(s["limit"])),
                                 ("Available Credit", usd(s["avail"])))):
        txt(c, 318, 646 - 13.5 * i, a, B if i in (0, 7) else F, 8.5)
        txt(c, 565, 646 - 13.5 * i, b, B if i in (0, 7) else F, 8.5, "r")

    def heads(y):
        txt(c, 40, y, "ACCOUNT ACTIVITY", B, 10)
        c.line(40, y - 4, 572, y - 4)
        txt(c, 40, y - 15, "Date of", F, 7.5)
        txt(c, 40, y - 24, "Transaction", F, 7.5)
        txt(c, 130, y - 24, "Merchant Name or Transaction Description", F, 7.5)
        txt(c, 572, y - 24, "$ Amount", F, 7.5, "r")
        return y - 42
    y = heads(465)
    for title, part in (("PAYMENTS AND OTHER CREDITS", [m for m in s["ms"] if m["amt"] > 0]), ("PURCHASE", [m for m in s["ms"] if m["amt"] < 0])):
        if not part:
            continue
        txt(c, 40, y, title, B, 8)
        y -= 14
        for m in part:
            if y < 60:
                c.showPage()
                txt(c, 40, 760, f"{who}    {card}", F, 8)
                y = heads(735)
            txt(c, 40, y, f"{m['date']:%m/%d}", F, 8.5)
            txt(c, 130, y, m["lines"][0], F, 8.5)
            txt(c, 572, y, fmt(-m["amt"]), F, 8.5, "r")
            out.append(row(m))
            y -= 13
        y -= 8
    c.save()
    return truth("GRANITE PEAK BANK", card, who, s, out, ALL[1:], address=", ".join(addr))


def albion(path, seed, rows):
    """UK: two dates a row, opening balance as a row, CR behind credits, sums in a left list."""
    r = rng("albion", seed, rows)
    s = spend(r, rows, ["THORNBURY DELI BRISTOL", "AVON RAIL TICKETS INTERNET", "WESTON PIER CAFE WESTON-S-MARE", "PENNYFARTHING CYCLES BATH"],
        ["PAYMENT RECEIVED - THANK YOU", "DIRECT DEBIT PAYMENT - THANK YOU"], 150000)
    card, who = f"{digits(r, 4)} **** **** {digits(r, 4)}", r.choice(["MRS GEMMA TREVELYAN", "MR ROSS ABERCROMBIE"])
    addr = [f"{r.randint(1, 99)} HARBOUR WALK", "BRISTOL", f"BS{r.randint(1, 9)} {r.randint(1, 9)}{r.choice('ABDE')}{r.choice('HJLN')}"]
    c, N, B, out, day = new(path, A4, "Statement"), "Bank33Serif", "Bank33SerifB", [], lambda d: f"{d.day} {d:%B %Y}"
    txt(c, 297, 795, "Albion Building Society Credit Card", B, 15, "c", colors.HexColor("#20407a"))
    for i, t in enumerate([who] + addr):
        txt(c, 60, 750 - 12 * i, t, N, 9)
    for i, (a, b) in enumerate((("Card number", card), ("Statement date", day(s["end"])), ("Credit limit", "£" + fmt(s["limit"])),
        ("Available to spend", "£" + fmt(s["avail"])),
                                ("Previous balance", "£" + fmt(s["prev"])), ("New balance", "£" + fmt(s["due"])), ("Minimum payment",
                                 "£" + fmt(s["min"])), ("Payment due by", day(s["pay"])))):
        txt(c, 330, 750 - 14 * i, a, N, 8.5)
        txt(c, 540, 750 - 14 * i, b, B, 8.5, "r")
    txt(c, 55, 625, "If you make only the minimum payment each month, it will take you longer and cost you more to clear your balance.", N, 7.5)

    def heads(y):
        for x, a, h, k in ((55, "l", "Date of", "transaction"), (130, "l", "Date", "entered"), (205, "l", "Description", ""), (540, "r", "Amount", "(£)")):
            txt(c, x, y, h, B, 8, a)
            txt(c, x, y - 10, k, B, 8, a)
        c.setDash(2, 2)
        c.line(55, y - 15, 540, y - 15)
        c.setDash()
        return y - 30
    y = heads(595)
    txt(c, 205, y, "BALANCE FROM PREVIOUS STATEMENT", N, 8)
    txt(c, 540, y, fmt(s["prev"]), N, 8, "r")
    y -= 14
    for m in s["ms"]:
        if y < 70:
            c.showPage()
            y = heads(780)
        for x, a, t in ((540, "r", fmt(abs(m["amt"])) + (" CR" if m["amt"] > 0 else "")), (205, "l", m["lines"][0]),
                        (130, "l", f"{min(s['end'], m['date'] + dt.timedelta(days=1)):%d %b}"), (55, "l", f"{m['date']:%d %b}")):
            txt(c, x, y, t, N, 8, a)
        out.append(row(m))
        y -= 14
    txt(c, 205, y - 4, "NEW BALANCE", B, 8)
    txt(c, 540, y - 4, fmt(s["due"]), B, 8, "r")
    c.save()
    return truth("Albion Building Society", card, who, s, out, [k for k in ALL if k != "statement_period"], address=", ".join(addr))


CARDS = {"nilgiri": nilgiri, "konkan": konkan, "malwa": malwa, "granite": granite, "albion": albion}
