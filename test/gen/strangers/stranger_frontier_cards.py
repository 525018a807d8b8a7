# SPDX-License-Identifier: AGPL-3.0-or-later
"""Credit card statements: India (three), USA, United Kingdom."""
from reportlab.platypus import LongTable, Paragraph, SimpleDocTemplate, Spacer
from reportlab.lib.styles import ParagraphStyle
from stranger_frontier_kit import *


def meridian(path, seed, rows):
    r, a, b, prev, ts, cre, deb, due = start("meridian", seed, rows, 600000, IN, "NETBANKING TRANSFER PAYMENT (Ref# 00000000250114)", 16)
    who, num = r.choice(["ARVIND SUBRAMANIAN", "NEHA KULKARNI", "IMRAN SHEIKH"]), digits(r, "5522 60XX XXXX ####")
    lim, mn, last = (due // 10000000 + 3) * 10000000, max(20000, due // 2000 * 100), b + timedelta(20)
    d8 = lambda d: d.strftime("%d/%m/%Y")
    for t in ts:
        t["at"] = f"{r.randint(8, 22):02d}:{r.randint(0, 59):02d}:{r.randint(0, 59):02d}"

    def draw(c, total):
        n = 1
        box(c, 0, 800, 595, 42, "#004c8f")
        L(c, 30, 814, "MERIDIAN BANK", SANSB, 16, "#ffffff")
        R(c, 565, 815, "Regent Credit Card Statement", SANSB, 11, "#ffffff")
        for k, (s, v) in enumerate([("Name", who), ("Email", "xxxxxxxx@mail.example"), ("Address", "14 LAKE VIEW ROAD, PUNE 411001")]):
            L(c, 30, 770 - 14 * k, s, SANS, 8)
            L(c, 75, 770 - 14 * k, f": {v}", SANS, 8)
        for x, y, s, f in [(370, 770, "Card No:", SANSB), (450, 770, num, SANS), (370, 756, "Statement Date:", SANSB), (450, 756, d8(b), SANS)]:
            L(c, x, y, s, f, 8)
        for y, cells in [(672, [("Payment Due Date", d8(last)), ("Total Dues", lakh(due)), ("Minimum Amount Due", lakh(mn))]),
                         (618, [("Credit Limit", lakh(lim)[:-3]), ("Available Credit Limit", lakh(lim - due)), ("Available Cash Limit", lakh(lim // 5)[:-3])])]:
            for k, (s, v) in enumerate(cells):
                box(c, 30 + 180 * k, y, 175, 42, None, "#004c8f")
                box(c, 30 + 180 * k, y + 24, 175, 18, "#dce8f3", "#004c8f")
                M(c, 117 + 180 * k, y + 29, s, SANSB, 8)
                M(c, 117 + 180 * k, y + 8, v, SANSB, 11)
        L(c, 30, 596, "Account Summary", SANSB, 10, "#004c8f")
        for k, (s1, s2, v) in enumerate([("Opening", "Balance", prev), ("Payment/", "Credits", cre), ("Purchase/", "Debits", deb), ("Finance", "Charges", 0),
                ("Total", "Dues", due)]):
            x = 77 + 108 * k
            for y, q, f, z in [(580, s1, SANS, 7.5), (571, s2, SANS, 7.5), (552, lakh(v), SANSB, 9)]:
                M(c, x, y, q, f, z)
            if k:
                M(c, x - 54, 562, " -++="[k], SANS, 12)

        def top(y):
            L(c, 30, y, "Domestic Transactions", SANSB, 10, "#004c8f")
            box(c, 30, y - 26, 535, 18, "#004c8f")
            for x, s, fn in [(36, "Date", L), (130, "Transaction Description", L), (455, "Feature Reward Points", R), (560, "Amount (in Rs.)", R)]:
                fn(c, x, y - 20, s, SANSB, 8, "#ffffff")
            R(c, 565, 24, f"Page {n} of {total}", SANS, 7)
            return y - 40
        y = top(522)
        L(c, 130, y, who, SANSB, 8)
        y -= 16
        for k, t in enumerate(ts):
            if y < 50:
                c.showPage()
                n += 1
                y = top(790)
            L(c, 36, y, f"{d8(t['d'])} {t['at']}", SANS, 7.5)
            L(c, 130, y, t["lines"][0], SANS, 8)
            if t["n"] > 0:
                R(c, 455, y, str(t["n"] // 15000 * 4), SANS, 8)
            R(c, 560 if t["n"] < 0 else 546, y, lakh(abs(t["n"])) + (" Cr" if t["n"] < 0 else ""), SANS, 8)
            rule(c, 30, y - 5, 565, lw=.3, col="#b7c9da")
            y -= 16
    twice(path, A4, draw)
    return card("MERIDIAN BANK", num, who, None, b, last, prev, due, mn, lim, ts)


def samriddhi(path, seed, rows):
    r, a, b, prev, ts, cre, deb, due = start("samriddhi", seed, rows, 450000, IN, "PAYMENT RECEIVED 000PP014020BPPU1DX", 13)
    who, num = r.choice(["RAJESH TIWARI", "SUNITA DEVI AGARWAL", "THOMAS KURIAN"]), digits(r, "XXXX XXXX XXXX XX##")
    lim, last = (due // 10000000 + 2) * 10000000, b + timedelta(20)
    mn, d9 = max(20000, due // 20), lambda d: d.strftime("%d %b %Y")

    def draw(c, total):
        n, blue = 1, "#2b2d7c"
        L(c, 36, 800, "Samriddhi Card", NSANSB, 18, blue)
        R(c, 560, 803, "Monthly Statement", NSANSB, 12)
        for k, s in enumerate([who, "H NO 7-1-54 AMEERPET", "HYDERABAD 500016", "TELANGANA"]):
            L(c, 50, 755 - 12 * k, s, NSANS, 8.5)
        for k, (s, v) in enumerate([("Credit Card Number", num), ("*Total Amount Due ( ₹ )", lakh(due)), ("**Minimum Amount Due ( ₹ )", lakh(mn)),
                ("Statement Date", d9(b)), ("Payment Due Date", d9(last))]):
            y = 752 - 31 * k
            box(c, 330, y - 12, 230, 28, "#e7e7f4" if k in (1, 2) else "#f6f6f6")
            L(c, 338, y + 6, s, NSANS, 7, "#444444")
            L(c, 338, y - 7, v, NSANSB, 10, blue)
        for k, (s, v) in enumerate([("Credit Limit ( ₹ )", lakh(lim)), ("Available Credit Limit ( ₹ )", lakh(lim - due))]):
            L(c, 50 + 120 * k, 680, s, NSANS, 7, "#444444")
            L(c, 50 + 120 * k, 666, v, NSANSB, 9)
        L(c, 50, 640, f"for Statement Period: {d9(a)} to {d9(b)}", NSANS, 8)
        L(c, 36, 600, "ACCOUNT SUMMARY", NSANSB, 9, blue)
        rule(c, 36, 595, 560, col=blue)
        for k, (p, q, v) in enumerate([("Previous Balance", "( ₹ )", prev), ("Payments, Reversals", "& other Credits ( ₹ )", cre), ("Purchases & Other",
                "Debits ( ₹ )", deb),
                                       ("Fee, Taxes & Interest", "Charges ( ₹ )", 0), ("Total Outstanding", "( ₹ )", due)]):
            L(c, 36 + 107 * k, 583, p, NSANS, 7.5)
            L(c, 36 + 107 * k, 573, q, NSANS, 7.5)
            L(c, 36 + 107 * k, 558, lakh(v), NSANSB, 9)

        def top(y):
            rule(c, 36, y + 14, 560, lw=1.5, col=blue)
            L(c, 36, y, "Date", NSANSB, 8)
            L(c, 110, y, f"Transaction Details for Statement Period: {d9(a)} to {d9(b)}", NSANSB, 8)
            R(c, 545, y, "Amount ( ₹ )", NSANSB, 8)
            rule(c, 36, y - 5, 560, col=blue)
            L(c, 36, 26, f"Page {n} of {total}", NSANS, 7)
            return y - 18
        y = top(525)
        L(c, 110, y, f"TRANSACTIONS FOR {who}", NSANSB, 8)
        for t in ts:
            y -= 15
            if y < 60:
                c.showPage()
                n += 1
                y = top(790)
            L(c, 36, y, t["d"].strftime("%d %b %y"), NSANS, 8)
            words(c, 110, y, t["lines"][0], NSANS, 8)
            R(c, 536, y, lakh(abs(t["n"])), NSANS, 8)
            L(c, 545, y, "C" if t["n"] < 0 else "D", NSANS, 8)
        rule(c, 36, y - 8, 560, lw=1, col=blue)
        L(c, 36, y - 18, "C=Credit; D=Debit; EN=Encash; FP=Flexipay; EMD=Easy Money Draft", NSANS, 6.5)
    twice(path, A4, draw)
    return card("Samriddhi Card", num, who, a, b, last, prev, due, mn, lim, ts)


def trident(path, seed, rows):
    r, a, b, prev, ts, cre, deb, due = start("trident", seed, rows, 300000, IN, "BBPS Payment received", 19)
    who, num = r.choice(["MS FARAH ANSARI", "MR VIKRAM DESHMUKH", "MR JOSEPH DSOUZA"]), digits(r, "4315XXXXXXXX###3")
    lim, last, mn = (due // 5000000 + 2) * 5000000, b + timedelta(18), max(10000, due // 2000 * 100)
    for t in ts:
        t["sn"] = digits(r, "119########")

    def draw(c, total):
        n, y, og = 0, 0, "#ad1e23"
        for t in ts:
            if n == 0 or y < 60:
                if n:
                    c.showPage()
                n += 1
                L(c, 30, 806, "Trident Bank", HB, 17, og)
                R(c, 565, 808, "CREDIT CARD STATEMENT", HB, 11)
                R(c, 565, 24, f"Page {n} of {total}", HV, 7)
                x, y = (195, 640) if n == 1 else (30, 770)
                if n == 1:
                    box(c, 30, 330, 150, 455, "#fdf1e7")
                    for k, (s, v) in enumerate([
                            ("STATEMENT DATE", longdate(b)), ("PAYMENT DUE DATE", longdate(last)), ("Statement period", f"{longdate(a)} to"), ("", longdate(b)),
                            *[(q, "Rs. " + lakh(v)) for q, v in [("Total Amount due", due), ("Minimum Amount due", mn), ("Credit Limit (Including cash)", lim),
                                                                ("Available Credit (Including cash)", lim - due)]]]):
                        yy = 765 - 44 * k + (26 if k > 3 else 0) + (32 if k == 3 else 0)
                        L(c, 38, yy + 6, s, HV, 8, "#555555")
                        L(c, 38, yy - 7, v, HB, 9 if k in (2, 3) else 10.5)
                    for k, s in enumerate([who, "B-204 SAI KRUPA CHS", "ANDHERI EAST", "MUMBAI 400069"]):
                        L(c, 195, 775 - 12 * k, s, HV, 9)
                    L(c, 195, 716, "STATEMENT SUMMARY", HB, 8.5, og)
                    for k, (s, v) in enumerate([("Previous Balance", prev), ("Purchases / Charges", deb), ("Cash Advances", 0), ("Payments / Credits", cre)]):
                        L(c, 195 + 94 * k, 700, s, HV, 7.5)
                        L(c, 195 + 94 * k, 687, "Rs. " + lakh(v), HB, 8.5)
                box(c, x, y, 565 - x, 24, "#f4ccb0")
                for xx, p, q, fn in [(x + 4, "Date", "", L), (x + 52, "SerNo.", "", L), (x + 108, "Transaction Details", "", L), (490, "Reward", "Points", R),
                        (560, "Amount (in Rs.)", "", R)]:
                    fn(c, xx, y + 14, p, HB, 7.5)
                    fn(c, xx, y + 5, q, HB, 7.5) if q else None
                y -= 14
                if n == 1:
                    L(c, x + 4, y, num, HB, 8)
                    y -= 15
            for xx, s in [(x + 4, t["d"].strftime("%d/%m/%Y")), (x + 52, t["sn"]), (x + 108, t["lines"][0])]:
                L(c, xx, y, s, HV, 7.5)
            R(c, 490, y, str(t["n"] // 10000 if t["n"] > 0 else 0), HV, 7.5)
            R(c, 560, y, lakh(abs(t["n"])) + (" CR" if t["n"] < 0 else ""), HV, 7.5)
            y -= 14
    twice(path, A4, draw)
    return card("Trident Bank", num, who, a, b, last, prev, due, mn, lim, ts)


def redwood(path, seed, rows):
    r, a, b, prev, ts, cre, deb, due = start("redwood", seed, rows, 22000, US, "Payment Thank You-Mobile", 8)
    who, num = r.choice(["JASON M HOLLIS", "CARMEN DELGADO", "STEVEN K ABARA"]), digits(r, "XXXX XXXX XXXX ####")
    lim, last, mn, d8 = (due // 100000 + 5) * 100000, b + timedelta(25), min(due, max(3500, due // 100)), lambda d: d.strftime("%m/%d/%y")
    groups = [(g, [t for t in ts if (t["n"] < 0) == neg]) for g, neg in [("PAYMENTS AND OTHER CREDITS", True), ("PURCHASE", False)]]

    def draw(c, total):
        n, y = 1, 740
        L(c, 40, 752, "REDWOOD", TB, 20, "#6b1d1d")
        L(c, 40, 740, "FREEDOM VISA", TR, 9)
        for k, (s, v) in enumerate([("New Balance", "$" + us(due)), ("Minimum Payment Due", "$" + us(mn)), ("Payment Due Date", d8(last))]):
            L(c, 330, 752 - 24 * k, s, TR, 11)
            R(c, 572, 752 - 24 * k, v, TB, 13)
        para(c, 40, 680, f"Late Payment Warning: If we do not receive your minimum payment by {d8(last)}, you may owe a late fee of up to $40.", TR, 9, 250)
        L(c, 330, 668, "ACCOUNT SUMMARY", TB, 12, "#6b1d1d")
        L(c, 330, 654, f"Account Number: {num}", TR, 9.5)
        for k, (s, v) in enumerate([
                ("Previous Balance", "$" + us(prev)), ("Payment, Credits", ("-$" if cre else "$") + us(cre)), ("Purchases", ("+$" if deb else "$") + us(deb)),
                ("Cash Advances", "$0.00"), ("Fees Charged", "$0.00"), ("Interest Charged", "$0.00"), ("New Balance", "$" + us(due)),
                ("Opening/Closing Date", f"{d8(a)} - {d8(b)}"), ("Credit Access Line", "$" + us(lim)[:-3]), ("Available Credit", "$" + us(lim - due))]):
            L(c, 330, 639 - 14 * k, s, TB if k in (0, 6) else TR, 9.5)
            R(c, 572, 639 - 14 * k, v, TB if k in (0, 6) else TR, 9.5)
        for k, s in enumerate([who, "9021 BARTON CREEK BLVD", "AUSTIN TX 78735-1144"]):
            L(c, 60, 590 - 12 * k, s, CR, 10)
        y = 470

        def top(y):
            L(c, 40, y, "ACCOUNT ACTIVITY" + (" (CONTINUED)" if n > 1 else ""), TB, 12, "#6b1d1d")
            for x, p, q, fn in [(40, "Date of", "Transaction", L), (130, "", "Merchant Name or Transaction Description", L), (572, "", "$ Amount", R)]:
                if p:
                    fn(c, x, y - 18, p, TR, 8.5)
                fn(c, x, y - 28, q, TR, 8.5)
            rule(c, 40, y - 33, 572)
            L(c, 40, 30, who, TR, 8)
            R(c, 572, 30, f"Page {n} of {total}     Statement Date: {d8(b)}", TR, 8)
            return y - 48
        y = top(y)
        for g, part in groups:
            if part and y < 90:
                c.showPage()
                n += 1
                y = top(750)
            if part:
                L(c, 130, y, g, TB, 9.5)
                y -= 14
            for t in part:
                if y < 55:
                    c.showPage()
                    n += 1
                    y = top(750)
                L(c, 40, y, t["d"].strftime("%m/%d"), TR, 9.5)
                words(c, 130, y, t["lines"][0], TR, 9.5)
                R(c, 572, y, us(t["n"]), TR, 9.5)
                y -= 13
    twice(path, letter, draw)
    return card("REDWOOD", num, who, a, b, last, prev, due, mn, lim, [t for _, part in groups for t in part])


def harbourcard(path, seed, rows):
    r, a, b, prev, ts, cre, deb, due = start("harbourcard", seed, rows, 15000, UK, "PAYMENT RECEIVED - THANK YOU", 25)
    who, num = r.choice(["MR GARETH LLOYD", "MRS HELEN OSBORNE", "DR SAMIR PATEL"]), digits(r, "5301 27** **** ####")
    lim, last, mn = (due // 50000 + 4) * 50000, b + timedelta(25), min(due, max(500, due // 40))
    p9 = ParagraphStyle("p", fontName=HV, fontSize=9, leading=12.5)
    rows_ = [["Date", "Description", "Amount"]]
    rows_ += [[t["d"].strftime("%d %b %Y"), t["lines"][0], "£" + us(abs(t["n"])) + (" CR" if t["n"] < 0 else "")] for t in ts]

    def first(c, doc):
        box(c, 0, 775, 595, 67, "#0a2f5c")
        L(c, 45, 800, "Harbourcard", HB, 22, "#ffffff")
        for k, s in enumerate([who, "8 Quayside Mews", "Bristol", "BS1 5TY"]):
            L(c, 60, 735 - 12 * k, s, HV, 9.5)
        R(c, 550, 735, f"Card number {num}", HV, 9)
        R(c, 550, 721, f"Statement date {ukdate(b)}", HV, 9)
        foot(c, doc)

    def foot(c, doc):
        L(c, 45, 30, "Harbourcard is issued by Harbour Finance UK plc, authorised by the Financial Conduct Authority.", HV, 6.5)
        R(c, 550, 30, f"Page {doc.page}", HV, 7)
    navy, white, end, all_ = HexColor("#0a2f5c"), HexColor("#ffffff"), (-1, -1), (0, 0)
    base = [("FONT", all_, end, HV, 9), ("ALIGN", (-1, 0), end, "RIGHT"), ("TOPPADDING", all_, end, 3), ("BOTTOMPADDING", all_, end, 3)]
    summ = LongTable([["Your last statement balance", "£" + us(prev)], ["Payments and refunds", "-£" + us(cre) if cre else "£0.00"],
                      ["New purchases", "£" + us(deb)], ["Interest and charges", "£0.00"], ["Your new balance", "£" + us(due)]], colWidths=[180, 90],
                     hAlign="LEFT", style=base + [("FONT", (0, -1), end, HB, 10), ("LINEABOVE", (0, -1), end, .8, navy)])
    main = LongTable(rows_, colWidths=[80, 325, 100], repeatRows=1, hAlign="LEFT", style=base + [
        ("BACKGROUND", all_, (-1, 0), navy), ("TEXTCOLOR", all_, (-1, 0), white), ("ROWBACKGROUNDS", (0, 1), end, [white, HexColor("#eef3f9")]),
        ("FONT", all_, (-1, 0), HB, 9)])
    doc = SimpleDocTemplate(path, pagesize=A4, leftMargin=45, rightMargin=45, topMargin=50, bottomMargin=50, invariant=1)
    due_text = f"Your credit limit is <b>£{us(lim)}</b> and your available credit is <b>£{us(lim - due)}</b>. Please make sure your minimum payment of " \
        f"<b>£{us(mn)}</b> reaches us by <b>{ukdate(last)}</b>."
    title = Paragraph(f"<b>Your transactions from {ukdate(a)} to {ukdate(b)}</b>", p9)
    doc.build([Spacer(1, 125), summ, Spacer(1, 10), Paragraph(due_text, p9), Spacer(1, 12), title, Spacer(1, 6), main], onFirstPage=first, onLaterPages=foot)
    return card("Harbourcard", num, who, a, b, last, prev, due, mn, lim, ts)


CARDS = {"meridian": meridian, "samriddhi": samriddhi, "trident": trident, "redwood": redwood, "harbourcard": harbourcard}
