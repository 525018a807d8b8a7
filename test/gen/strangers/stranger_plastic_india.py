# SPDX-License-Identifier: AGPL-3.0-or-later
"""Indian cards: an app-only metal card, a charge card, a public sector bank's card."""

from reportlab.lib.colors import HexColor, black, white
from reportlab.lib.pagesizes import A4

import stranger_plastic_kit as k

W, H = A4
SHOPS = ("Saffron Bistro", "Big Basket House", "Urban Ladder Works", "Indigo Feather Air", "MediPlus Chemist", "PetroHub Fuels", "Reliant Trends", "Swish Eats", "Zest Grocers", "BookMyScreen",
         "Tanish Jewels", "Croma Point", "Lenskraft", "Cult Gymkhana", "Fab Weaves", "Chai Adda", "DMart Plaza", "Nykaa Lane", "IRCT Rail", "Decathlete Sports")
CITIES = ("Mumbai", "Pune", "Gurugram", "Bengaluru", "Kochi", "Noida", "Chennai", "Jaipur")


def rupees(rng):
    return rng.choice((rng.randint(99, 900) * 100, rng.randint(5000, 350000), rng.randint(100000, 2500000), rng.randint(20, 400) * 5000))


# ---------------------------------------------------------------- app-only metal card
def metal(path, seed, rows):
    rng = k.seeded("metal", seed)
    k.fonts("Noto", "Noto-B")
    frm, to = k.cycle(rng)
    previous = rng.randint(0, 5000000)
    entries = k.business(rng, rows, frm, to, previous, rupees)
    bought, paid = k.sums(entries)
    due = previous + bought - paid
    least = 0 if due <= 0 else min(due, max(20000, -(-due * 5 // 10000) * 100))
    by = to + k.dt.timedelta(days=18)
    limit = k.ceiling(due, rng.randint(4, 60) * 2500000, 2500000)
    holder, card = rng.choice(k.INDIANS), "XXXX XXXX XXXX " + k.digits(rng, 4)
    c = k.paper(path, A4, "statement")
    dark, mint, grey = HexColor("#111418"), HexColor("#00c48c"), HexColor("#7a7f87")
    page = [0]

    def r(v):
        return ("-" if v < 0 else "") + "\u20b9" + k.lakh(abs(v))

    def foot():
        page[0] += 1
        c.setFillColor(grey)
        c.setFont("Noto", 6)
        c.drawString(40, 30, "Obsidian card is issued by Coromandel Small Finance Bank Ltd. and managed by Obsidian Technologies Pvt Ltd.")
        c.drawRightString(W - 40, 30, "%d" % page[0])
        c.setFillColor(black)

    c.setFillColor(dark)
    c.rect(0, H - 230, W, 230, stroke=0, fill=1)
    c.setFillColor(white)
    c.setFont("Noto-B", 15)
    c.drawString(40, H - 52, "obsidian")
    c.setFont("Noto", 8)
    c.drawRightString(W - 40, H - 46, "Credit card statement")
    c.drawRightString(W - 40, H - 58, "%s - %s" % (frm.strftime("%d %b %Y"), to.strftime("%d %b %Y")))
    c.setFont("Noto", 9)
    c.drawString(40, H - 92, holder)
    c.setFillColor(HexColor("#b7bcc4"))
    c.drawString(40, H - 105, card)
    c.setFont("Noto", 8)
    c.drawString(40, H - 136, "Total amount due")
    c.drawString(240, H - 136, "Minimum amount due")
    c.drawString(420, H - 136, "Pay by")
    c.setFillColor(white)
    c.setFont("Noto-B", 20)
    c.drawString(40, H - 160, r(due))
    c.setFont("Noto-B", 13)
    c.drawString(240, H - 158, r(least))
    c.setFillColor(mint)
    c.drawString(420, H - 158, by.strftime("%d %b %Y"))
    c.setFillColor(HexColor("#b7bcc4"))
    c.setFont("Noto", 7)
    c.drawString(40, H - 196, "Credit limit")
    c.drawString(180, H - 196, "Available limit")
    c.drawString(320, H - 196, "Reward points earned")
    c.setFillColor(white)
    c.setFont("Noto", 9)
    c.drawString(40, H - 209, r(limit))
    c.drawString(180, H - 209, r(limit - due))
    c.drawString(320, H - 209, "%.2f" % (bought / 50000))
    y = H - 262
    c.setFillColor(black)
    c.setFont("Noto-B", 10)
    c.drawString(40, y, "How we got to your total")
    y -= 26
    for i, (a, b, sign) in enumerate((("Previous dues", previous, ""), ("Payments & refunds", paid, "\u2013"), ("Spends, fees & interest", bought, "+"), ("Total amount due", due, "="))):
        x = 40 + 132 * i
        c.setFillColor(HexColor("#f1f3f5"))
        c.roundRect(x, y - 22, 114, 36, 6, stroke=0, fill=1)
        c.setFillColor(black)
        c.setFont("Noto-B", 8.5)
        c.drawString(x + 8, y, r(b))
        c.setFillColor(grey)
        c.setFont("Noto", 6.5)
        c.drawString(x + 8, y - 13, a)
        c.setFont("Noto-B", 11)
        if sign:
            c.drawCentredString(x - 9, y - 8, sign)
    y -= 56
    items = []
    groups = (("Payments & refunds", [e for e in entries if k.is_credit(e)]), ("Spends", [e for e in entries if e["kind"] == "buy"]), ("Fees, interest & taxes", [e for e in entries if e["kind"] in ("fee", "tax", "interest")]))
    for title, group in groups:
        if not group:
            continue
        if y < 110:
            foot()
            c.showPage()
            y = H - 60
        c.setFillColor(black)
        c.setFont("Noto-B", 10)
        c.drawString(40, y, title)
        y -= 20
        for e in group:
            extra = None
            if e["kind"] == "pay":
                text = rng.choice(("Payment via UPI", "AutoPay payment, thank you", "Payment via NetBanking"))
            elif e["kind"] == "refund":
                text = "Refund from %s" % rng.choice(SHOPS)
            elif e["kind"] == "fee":
                text = rng.choice(("Late payment fee", "Overlimit fee", "EMI processing fee"))
            elif e["kind"] == "tax":
                text = "GST @ 18%"
            elif e["kind"] == "interest":
                text = "Interest charged for %s" % to.strftime("%B")
            else:
                text = "%s, %s" % (rng.choice(SHOPS), rng.choice(CITIES))
                if rng.random() < .12:
                    text = rng.choice(("Paddle.net", "Cloudhost Inc", "Steamgames"))
                    extra = "USD %d.%02d converted at \u20b9%d.%02d, forex markup 1%%" % (max(1, e["paise"] // 8500), rng.randint(0, 99), rng.randint(82, 86), rng.randint(0, 99))
            if y < 64:
                foot()
                c.showPage()
                y = H - 60
            c.setFillColor(grey)
            c.setFont("Noto", 8)
            c.drawString(40, y, e["day"].strftime("%d %b %Y"))
            c.setFillColor(black)
            c.setFont("Noto", 9)
            c.drawString(120, y, text)
            if extra:
                c.setFont("Noto", 6.5)
                c.setFillColor(grey)
                c.drawString(120, y - 10, extra)
            c.setFont("Noto-B", 9)
            c.setFillColor(mint if k.is_credit(e) else black)
            c.drawRightString(W - 40, y, ("+" if k.is_credit(e) else "") + r(e["paise"]))
            y -= 30 if extra else 20
            items.append(k.entry(e, text + (" " + extra if extra else "")))
        y -= 12
    foot()
    c.save()
    return k.truth(issuer="Coromandel Small Finance Bank Ltd.", card_number=card, card_holder=holder, currency="INR", due_date=by.isoformat(), statement_period=k.span(frm, to), credit_limit=k.plain(limit),
                   previous_balance=k.plain(previous), new_balance=k.plain(due), minimum_due=k.plain(least), payments=k.plain(paid), purchases=k.plain(bought), transactions=items)


# ---------------------------------------------------------------- charge card
def charge(path, seed, rows):
    rng = k.seeded("charge", seed)
    frm, to = k.cycle(rng)
    previous = rng.randint(200000, 40000000)
    entries = k.business(rng, rows, frm, to, previous, lambda r: rupees(r) * 3)
    bought, paid = k.sums(entries)
    due = previous + bought - paid
    by = to + k.dt.timedelta(days=20)
    holder, card = rng.choice(k.INDIANS).upper(), "XXXX-XXXXXX-%s" % (k.digits(rng, 1) + "1004")
    c = k.paper(path, A4, "Statement")
    blue = HexColor("#00538a")
    page = [0]

    def written(day):
        return "%s %d, %d" % (day.strftime("%B"), day.day, day.year)

    def credit(v):
        return k.thousand(abs(v)) + (" CR" if v < 0 else "")

    def head():
        page[0] += 1
        c.setFillColor(blue)
        c.setFont("Helvetica-Bold", 11)
        c.drawString(40, H - 40, "CONTINENTAL TRAVEL SERVICES")
        c.setFont("Helvetica", 7)
        c.drawString(40, H - 50, "Continental Travel Banking Corp., Gurugram Branch")
        c.setFillColor(black)
        c.setFont("Helvetica-Bold", 10)
        c.drawRightString(W - 40, H - 40, "Statement of Account")
        c.setFont("Helvetica", 7)
        c.drawRightString(W - 40, H - 50, "Page %d" % page[0])
        c.setFont("Helvetica", 7)
        for x, a, b in ((40, "Prepared for", holder), (240, "Membership Number", card), (420, "Date", "%s" % to.strftime("%d/%m/%Y"))):
            c.drawString(x, H - 76, a)
            c.setFont("Helvetica-Bold", 9)
            c.drawString(x, H - 88, b)
            c.setFont("Helvetica", 7)
        c.setStrokeColor(blue)
        c.line(40, H - 96, W - 40, H - 96)
        return H - 112

    def table(y):
        c.setFillColor(HexColor("#d5e5f0"))
        c.rect(40, y - 8, W - 80, 22, stroke=0, fill=1)
        c.setFillColor(black)
        c.setFont("Helvetica-Bold", 8)
        c.drawString(44, y, "Details")
        c.drawRightString(440, y, "Foreign Spending")
        c.drawRightString(W - 44, y, "Amount Rs")
        return y - 22

    y = head()
    c.setFont("Helvetica", 7.5)
    top = y
    for i, (a, b) in enumerate((("Opening Balance Rs", previous), ("New Credits Rs", paid), ("New Debits Rs", bought), ("Closing Balance Rs", due))):
        x = 40 + 112 * i
        c.setFont("Helvetica", 7.5)
        c.drawString(x + 4, top - 8, a)
        c.setFont("Helvetica-Bold", 10)
        c.drawString(x + 4, top - 24, credit(b))
        c.setFont("Helvetica", 12)
        if i:
            c.drawString(x - 10, top - 24, "-+="[i - 1])
    c.setFillColor(blue)
    c.rect(490, top - 34, 65, 38, stroke=0, fill=1)
    c.setFillColor(white)
    c.setFont("Helvetica", 7)
    c.drawCentredString(522, top - 10, "Due by")
    c.setFont("Helvetica-Bold", 8.5)
    c.drawCentredString(522, top - 24, by.strftime("%d/%m/%Y"))
    c.setFillColor(black)
    y = top - 54
    c.setFont("Helvetica", 8)
    c.drawString(40, y, "Statement Period From %s to %s" % (written(frm), written(to)))
    c.drawString(40, y - 14, "This is a Charge Card and the Closing Balance is payable in full by %s. There is no pre-set spending limit." % written(by))
    y = table(y - 44)
    items = []

    def put(e, lines, foreign):
        nonlocal y
        tall = max(11 * len(lines), 22 if k.is_credit(e) else 11) + 4
        if y - tall < 60:
            c.setFont("Helvetica-Oblique", 7)
            c.drawRightString(W - 44, 44, "continued overleaf")
            c.showPage()
            y = table(head() - 8)
        c.setFont("Helvetica", 8)
        c.drawString(44, y, "%s %d" % (e["day"].strftime("%B"), e["day"].day))
        for i, line in enumerate(lines):
            c.drawString(118, y - 11 * i, line)
        if foreign:
            for i, line in enumerate(foreign):
                c.setFont("Helvetica", 8 if not i else 6)
                c.drawRightString(440, y - 9 * i, line)
        c.setFont("Helvetica", 8)
        c.drawRightString(W - 58, y, k.thousand(e["paise"]))
        if k.is_credit(e):
            c.drawRightString(W - 58, y - 11, "CR")
        y -= tall
        items.append(k.entry(e, " ".join(lines)))

    def subtotal(text, value):
        nonlocal y
        if y < 80:
            c.showPage()
            y = table(head() - 8)
        c.setFont("Helvetica-Bold", 8)
        c.line(40, y + 8, W - 40, y + 8)
        c.drawString(44, y - 3, text)
        c.drawRightString(W - 58, y - 3, k.thousand(abs(value)) + (" CR" if value < 0 else ""))
        y -= 22

    credits = [e for e in entries if e["kind"] == "pay"]
    for e in credits:
        put(e, ["PAYMENT RECEIVED. THANK YOU"], None)
    if credits:
        subtotal("Total of payments received", -sum(e["paise"] for e in credits))
    domestic, overseas, other = [], [], []
    for e in entries:
        if e["kind"] in ("fee", "tax", "interest"):
            other.append(e)
        elif e["kind"] != "pay":
            (overseas if rng.random() < .25 else domestic).append(e)
    for title, group in (("New domestic transactions for %s" % holder, domestic), ("New overseas transactions for %s" % holder, overseas), ("Other account transactions", other)):
        if not group:
            continue
        if y < 100:
            c.showPage()
            y = table(head() - 8)
        c.setFont("Helvetica-Bold", 8.5)
        c.setFillColor(blue)
        c.drawString(44, y, title)
        c.setFillColor(black)
        y -= 15
        for e in group:
            if e["kind"] == "fee":
                put(e, ["DELINQUENCY CHARGE"], None)
            elif e["kind"] == "interest":
                put(e, ["SERVICE CHARGE ON OVERDUE BALANCE"], None)
            elif e["kind"] == "tax":
                put(e, ["CGST 9% AND SGST 9% ON CHARGES"], None)
            elif group is overseas:
                name, unit = rng.choice((("UNITED STATES DOLLAR", 8460), ("EUROPEAN UNION EURO", 9120), ("POUND STERLING", 10810), ("SINGAPORE DOLLAR", 6290)))
                amount = e["paise"] * 100 // unit
                put(e, [rng.choice(("HOTEL ARCADE", "RIVER TAXI", "MUSEUM CAFE", "SKYWAY AIRLINES 0982214")) + " " + rng.choice(("LONDON", "PARIS", "NEW YORK", "SINGAPORE")),
                        "CARD MEMBER ACCT. NO. ENDING %s" % card[-5:]], [k.thousand(amount), name])
            else:
                put(e, ["%s %s" % (rng.choice(SHOPS).upper(), rng.choice(CITIES).upper())] + (["RETURN OF GOODS"] if e["kind"] == "refund" else rng.choice(([], ["ROC NO. %s" % k.digits(rng, 8)]))), None)
        total = sum(-e["paise"] if k.is_credit(e) else e["paise"] for e in group)
        subtotal("Total of " + title[0].lower() + title[1:], total)
    c.setFont("Helvetica", 6.5)
    if y < 90:
        c.showPage()
        y = head() - 8
    c.drawString(40, y - 12, "Cheques may be made payable to Continental Travel Banking Corp. A/c followed by your 15 digit Card number. CR denotes credit. Foreign spending is converted at the rate of the day")
    c.drawString(40, y - 21, "of processing and increased by a conversion commission of 3.5%. Please keep this statement for GST purposes: GSTIN 06AAACC1122B1ZK. HSN code 9971.")
    c.save()
    return k.truth(issuer="Continental Travel Banking Corp.", card_number=card, card_holder=holder, currency="INR", statement_date=to.isoformat(), due_date=by.isoformat(), statement_period=k.span(frm, to),
                   previous_balance=k.plain(previous), new_balance=k.plain(due), payments=k.plain(paid), purchases=k.plain(bought), transactions=items)


# ---------------------------------------------------------------- public sector bank
def sarkari(path, seed, rows):
    rng = k.seeded("sarkari", seed)
    k.fonts("Deva", "Deva-B")
    frm, to = k.cycle(rng)
    previous = rng.randint(0, 3000000)
    entries = k.business(rng, rows, frm, to, previous, rupees)
    bought, paid = k.sums(entries)
    due = previous + bought - paid
    least = 0 if due <= 0 else min(due, max(10000, (due * 5 // 100 + 99) // 100 * 100))
    by = to + k.dt.timedelta(days=21)
    limit = k.ceiling(due, rng.randint(1, 20) * 2500000, 2500000)
    holder, card = rng.choice(k.INDIANS).upper(), "%s**********%s" % (k.digits(rng, 4) + "52", k.digits(rng, 4)[:4])
    c = k.paper(path, A4, "CC")
    orange = HexColor("#e85d0c")
    page = [0]

    def drcr(v):
        return k.lakh(abs(v)) + (" Cr" if v < 0 else " Dr")

    def head():
        page[0] += 1
        c.setFillColor(orange)
        c.setFont("Deva-B", 12)
        c.drawString(36, H - 40, "\u092c\u0901\u0915 \u0911\u092b \u092e\u093e\u0932\u0935\u093e")
        c.setFont("Helvetica-Bold", 12)
        c.drawString(126, H - 40, "BANK OF MALWA")
        c.setFont("Helvetica", 7)
        c.drawString(36, H - 51, "(A Government of India Undertaking)   Credit Card Division, Indore")
        c.setFillColor(black)
        c.setFont("Courier", 8)
        c.drawRightString(W - 36, H - 40, "Page No.: %d" % page[0])
        return H - 66

    y = head()
    c.setFont("Helvetica-Bold", 10)
    c.drawCentredString(W / 2, y, "CREDIT CARD MONTHLY STATEMENT")
    y -= 14
    c.rect(36, y - 74, 262, 74)
    c.rect(298, y - 74, 261, 74)
    c.setFont("Courier", 8.5)
    for i, line in enumerate((holder, "H.NO. %d SECTOR %d" % (rng.randint(1, 400), rng.randint(1, 70)), rng.choice(("BHOPAL", "UJJAIN", "DEWAS")) + " MP %s" % k.digits(rng, 6), "MOBILE : 98******%s" % k.digits(rng, 2))):
        c.drawString(42, y - 16 - 13 * i, line)
    for i, (d, a, b) in enumerate((("\u0928\u0902\u092c\u0930", "Card Number", card), ("\u0924\u093e\u0930\u0940\u0916", "Statement Date", to.strftime("%d/%m/%Y")),
                                    ("\u0905\u0935\u0927\u0940", "Billing Cycle", "%s - %s" % (frm.strftime("%d/%m/%Y"), to.strftime("%d/%m/%Y"))), ("\u0926\u0947\u092f \u0924\u093e\u0930\u0940\u0916", "Payment Due Date", by.strftime("%d/%m/%Y")))):
        c.setFont("Deva", 7.5)
        c.drawString(304, y - 16 - 16 * i, d)
        c.setFont("Helvetica", 7.5)
        c.drawString(350, y - 16 - 16 * i, a)
        c.setFont("Courier-Bold", 8.5)
        c.drawString(425, y - 16 - 16 * i, b)
    y -= 88
    boxes = (("Total Credit", "Limit", k.lakh(limit)), ("Cash Limit", "", k.lakh(limit // 5)), ("Opening", "Balance", drcr(previous)), ("Payments/", "Credits", k.lakh(paid)),
             ("Purchases &", "Other Charges", k.lakh(bought)), ("Total Amount", "Due", drcr(due)), ("Minimum", "Amount Due", k.lakh(least)))
    wide = 523 / 7
    for i, (a, b, v) in enumerate(boxes):
        x = 36 + wide * i
        c.setFillColor(HexColor("#fbe3d3"))
        c.rect(x, y - 24, wide, 24, fill=1)
        c.setFillColor(black)
        c.rect(x, y - 42, wide, 18)
        c.setFont("Helvetica-Bold", 7)
        c.drawCentredString(x + wide / 2, y - (10 if b else 15), a)
        c.drawCentredString(x + wide / 2, y - 19, b)
        c.setFont("Courier-Bold", 7)
        c.drawCentredString(x + wide / 2, y - 36, v)
    y -= 60
    edges = (36, 66, 132, 430, 520, 559)

    def table(y):
        c.setFont("Helvetica-Bold", 8)
        c.rect(36, y - 20, 523, 20)
        for i, h in enumerate(("Sr.", "Txn Date", "Transaction Particulars", "Amount (in Rs.)", "Dr/Cr")):
            c.drawCentredString((edges[i] + edges[i + 1]) / 2, y - 13, h)
        return y - 20

    def sides(top, low):
        for x in edges:
            c.line(x, top, x, low)
        c.line(36, low, 559, low)

    y = table(y)
    top = y + 20
    items = []
    for n, e in enumerate(entries, 1):
        kind = e["kind"]
        text = {"pay": rng.choice(("PAYMENT RECEIVED - BBPS %s%s" % (k.letters(rng, 2), k.digits(rng, 14)), "PAYMENT RECEIVED THRU UPI REF %s" % k.digits(rng, 12), "AUTO DEBIT FROM SB A/C XXXXXXX%s" % k.digits(rng, 4))),
                "refund": "REVERSAL %s %s IN" % (rng.choice(SHOPS).upper(), rng.choice(CITIES).upper()), "fee": rng.choice(("CASH ADVANCE FEE", "LATE PAYMENT CHARGES", "ANNUAL MEMBERSHIP FEE")),
                "tax": "IGST 18 PCT ON FEE/INTEREST SAC 997113", "interest": "FINANCE CHARGES RETAIL",
                "buy": rng.choice(("POS %s %s MH IN %s", "ECOM*%s %s IND RRN %s", "UPI-RUPAY-%s %s-%s-PAYMENT FOR GOODS AND SERVICES")) % (rng.choice(SHOPS).upper(), rng.choice(CITIES).upper(), k.digits(rng, 12))}[kind]
        lines = k.wrap(text, "Courier", 8, 290)
        tall = 10 * len(lines) + 4
        if y - tall < 60:
            sides(top - 20, y)
            c.showPage()
            y = table(head())
            top = y + 20
        c.setFont("Courier", 8)
        c.drawRightString(62, y - 10, str(n))
        c.drawCentredString(99, y - 10, e["day"].strftime("%d/%m/%Y"))
        for i, line in enumerate(lines):
            c.drawString(136, y - 10 - 10 * i, line)
        c.drawRightString(516, y - 10, k.lakh(e["paise"]))
        c.drawCentredString(540, y - 10, "Cr" if k.is_credit(e) else "Dr")
        y -= tall
        items.append(k.entry(e, text))
    sides(top - 20, y)
    if y < 150:
        c.showPage()
        y = head()
    c.setFont("Helvetica-Bold", 7.5)
    c.drawString(36, y - 18, "REWARD POINTS SUMMARY")
    c.setFont("Courier", 8)
    c.drawString(36, y - 30, "Opening %6d   Earned %6d   Redeemed      0   Expired      0" % (rng.randint(0, 9000), bought // 10000))
    c.setFont("Helvetica", 6.8)
    for i, t in enumerate(("Making only the minimum payment every month would result in the repayment stretching over years with consequent compounded interest payment on your outstanding balance.",
                           "Late payment charges: up to Rs. 500 - Nil; Rs. 501 to 1,000 - Rs. 100; Rs. 1,001 to 10,000 - Rs. 500; above Rs. 10,000 - Rs. 750 (plus GST).",
                           "In case of dispute write to the Nodal Officer, Credit Card Division, within 30 days. Grievance: 1800 233 4455.")):
        c.drawString(36, y - 46 - 10 * i, t)
    c.save()
    return k.truth(issuer="BANK OF MALWA", card_number=card, card_holder=holder, statement_date=to.isoformat(), due_date=by.isoformat(), statement_period=k.span(frm, to), credit_limit=k.plain(limit),
                   previous_balance=k.plain(previous), new_balance=k.plain(due), minimum_due=k.plain(least), payments=k.plain(paid), purchases=k.plain(bought), currency="INR", transactions=items)


LAYOUTS = {"metal": metal, "charge": charge, "sarkari": sarkari}
