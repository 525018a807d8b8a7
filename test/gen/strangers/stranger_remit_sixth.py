# SPDX-License-Identifier: AGPL-3.0-or-later
"""Credit cards: one of India, one of the United Kingdom, one of Germany."""
from reportlab.lib.pagesizes import A4
from reportlab.lib import colors
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Spacer
from stranger_remit_kit import *


def spend(r, n, a, b, prev, buys, pays, share=.82):
    """Transactions of a card: purchases and fees add to what is owed, payments and refunds take from it."""
    t, due = [], prev
    for d in dates(r, a, b, n):
        out = r.random() < share or due < 50000
        mk, lo, hi, *step = r.choice(buys if out else pays)
        step = step[0] if step else 1
        amt = r.randint(lo // step, hi // step) * step
        if not out:
            amt = min(amt, due)
        due += amt if out else -amt
        t.append({"d": d, "text": mk(r, d), "out": amt if out else 0, "in": 0 if out else amt, "bal": due, "ref": ""})
    return t, due


def result(t, prev, due, a, b, **more):
    return {"data": dict(more, previous_balance=s(prev), total_amount_due=s(due), statement_period={"from": a.isoformat(), "to": b.isoformat()},
                         transactions=truth(t, balance=False))}


def cycle(r):
    y, m, day = r.choice((2023, 2024, 2025)), r.randint(1, 12), r.randint(5, 25)
    b = date(y, m, day)
    a = date(y - (m == 1), (m - 2) % 12 + 1, day) + timedelta(days=1)
    return a, b


def indcard(path, seed, rows):
    """Indian card: summary boxes with an equation, transactions of domestic spend, Cr behind credits, reward points."""
    r = rng("indcard", seed, rows)
    c = pdf(path, A4, "Credit card statement")
    a, b = cycle(r)
    prev = r.randint(100000, 6000000)
    t, due = spend(r, rows, a, b, prev,
                   [(lambda r, d: f"{r.choice(SHOPS).upper()} {r.choice(['MUMBAI', 'HYDERABAD', 'JAIPUR', 'KOCHI'])} IN", 9900, 900000), (fixed("VANDE TRAVELS ONLINE BOOKING GURGAON IN", "FOODWALLAH ORDER BENGALURU IN"), 25000, 2500000),
                    (lambda r, d: f"EMI PRINCIPAL {r.randint(1, 11)}/12 REF {digits(r, 10)} HOME APPLIANCES", 150000, 600000), (fixed("FUEL SURCHARGE"), 1000, 5000), (fixed("IGST-VPS DB @18%"), 1800, 9000)],
                   [(lambda r, d: f"UPI PAYMENT RECEIVED THANK YOU REF {digits(r, 12)}", 100000, 3000000), (lambda r, d: f"REFUND {r.choice(SHOPS).upper()} IN", 10000, 400000), (fixed("FUEL SURCHARGE WAIVER"), 1000, 5000)])
    out, inn = sums(t)
    limit = -(-(due + 10000000) // 5000000) * 5000000
    mad = max(min(due, 20000), due * 5 // 100)
    pay = b + timedelta(days=20)
    g = Cols([(40, 70, "l"), (110, 270, "l"), (380, 70, "r"), (450, 105, "r")], "Helvetica", 8.5, 10.5, 5)
    settle(t, "Helvetica", 8.5, g.inner(1))
    name, card, issuer = person(r).upper(), f"{r.randint(4000, 5599)} {r.randint(10, 99)}XX XXXX {digits(r, 4)}", "Himadri Cards"
    dk = colors.HexColor("#1d2b53")
    pg = [0]

    def foot():
        c.setFont("Helvetica", 7)
        c.drawString(40, 28, "GSTIN of card issuer 27AAKCH1234Q1Z8. HSN 997113. Write to care@himadricards.example")
        c.drawRightString(555, 28, f"Page {pg[0]}")

    def head():
        if pg[0]:
            foot()
            c.showPage()
        pg[0] += 1
        c.setFillColor(dk)
        c.rect(40, 786, 515, 32, fill=1, stroke=0)
        c.setFillColor(colors.white)
        c.setFont("Helvetica-Bold", 15)
        c.drawString(50, 796, issuer)
        c.setFont("Helvetica", 10)
        c.drawRightString(545, 797, "Credit Card Statement")
        c.setFillColor(colors.black)
        y = 764
        if pg[0] == 1:
            c.setFont("Helvetica-Bold", 10)
            c.drawString(40, y, name)
            c.setFont("Helvetica", 9)
            c.drawString(40, y - 13, f"C-{r.randint(10, 99)}, Gulmohar Enclave, Nagpur 440010")
            c.drawString(40, y - 26, f"Card Number: {card}")
            c.drawRightString(555, y, f"Statement Date: {dmy(b)}")
            c.drawRightString(555, y - 13, f"Statement Period: {dmy(a)} - {dmy(b)}")
            y -= 44
            for i, (k, v) in enumerate([("Total Amount Due", "Rs. " + inr(due)), ("Minimum Amount Due", "Rs. " + inr(mad)), ("Payment Due Date", dmy(pay))]):
                x = 40 + i * 175
                c.setFillColor(colors.HexColor("#e8ecf7"))
                c.rect(x, y - 36, 165, 40, fill=1, stroke=0)
                c.setFillColor(colors.black)
                c.setFont("Helvetica", 8)
                c.drawString(x + 8, y - 9, k)
                c.setFont("Helvetica-Bold", 13)
                c.drawString(x + 8, y - 28, v)
            y -= 54
            sm = Cols([(40 + 128.75 * i, 128.75, "c") for i in range(4)], "Helvetica", 9, 12)
            c.rect(40, y - 30, 515, 38)
            sm.put(c, y - 4, ["Opening Balance", "Payments / Credits", "Purchases / Debits", "Closing Balance"], size=8)
            sm.put(c, y - 21, [inr(prev), "- " + inr(inn), "+ " + inr(out), "= " + inr(due)], "Helvetica-Bold")
            y -= 48
            c.rect(40, y - 30, 515, 38)
            sm.put(c, y - 4, ["Credit Limit", "Available Credit Limit", "Cash Limit", "Available Cash"], size=8)
            sm.put(c, y - 21, [inr(limit), inr(limit - due), inr(limit // 5), inr(limit // 5)], "Helvetica-Bold")
            y -= 58
        c.setFont("Helvetica-Bold", 10)
        c.drawString(40, y, "Domestic Transactions")
        c.setFillColor(dk)
        c.rect(40, y - 34, 515, 26, fill=1, stroke=0)
        g.put(c, y - 19, ["Date", "Transaction Description", ["Reward", "Points"], ["Amount", "(in Rs.)"]], "Helvetica-Bold", 8, colors.white)
        return y - 48
    y = head()
    g.put(c, y, ["", name], "Helvetica-Bold")
    y -= 14
    for x in t:
        h = len(x["lines"]) * 10.5 + 5
        if y - h < 60:
            y = head()
        g.put(c, y, [dmy(x["d"]), x["lines"], str(x["out"] // 15000) if x["out"] >= 15000 else "", inr(x["out"]) if x["out"] else inr(x["in"]) + " Cr"])
        c.setStrokeColor(colors.lightgrey)
        c.line(40, y - h + 10, 555, y - h + 10)
        c.setStrokeColor(colors.black)
        y -= h
    foot()
    c.save()
    return result(t, prev, due, a, b, issuer=issuer, card_number=card, card_holder=name, statement_date=b.isoformat(), payment_due_date=pay.isoformat(),
                  credit_limit=s(limit), available_credit=s(limit - due), minimum_amount_due=s(mad))


def ukcard(path, seed, rows):
    """British card: two dates of which the year is not printed, CR behind credits, the new balance closes the list; Times and thin lines."""
    r = rng("ukcard", seed, rows)
    a, b = cycle(r)
    prev = r.randint(5000, 250000)
    t, due = spend(r, rows, a, b, prev,
                   [(lambda r, d: f"{r.choice(['GREENWAY FOODSTORES', 'OAK & IVY BOOKS', 'PENNINE RAIL', 'THE COPPER KETTLE'])} {r.choice(['LEEDS', 'YORK', 'HARROGATE'])} GBR", 250, 16000),
                    (lambda r, d: "HOTEL LINDENHOF WIEN AUT @ EUR", 7000, 26000), (fixed("NON-STERLING TRANSACTION FEE"), 100, 900), (fixed("INTEREST ON PURCHASES"), 150, 3500)],
                   [(fixed("PAYMENT RECEIVED - THANK YOU", "DIRECT DEBIT PAYMENT - THANK YOU"), 5000, 200000), (fixed("REFUND OAK & IVY BOOKS YORK GBR"), 500, 6000)])
    out, inn = sums(t)
    for x in t:
        x["text"] = x["text"].replace("@", us(x["out"] * r.randint(1150, 1190) // 1000))
    limit = -(-(due + 100000) // 50000) * 50000
    mn = min(due, max(500, due // 40))
    pay = b + timedelta(days=25)
    W = [78, 78, 280, 88]
    settle(t, "Times-Roman", 9.5, W[2] - 12)
    name, card, issuer = r.choice(["Mr Oliver P Hardcastle", "Miss Zainab Mirza", "Dr E M Fairweather"]), f"XXXX XXXX XXXX {digits(r, 4)}", "Ridings Credit Card"
    P = lambda v, f="Times-Roman", al=0: para(v, f, 9.5, al, lead=12.5)
    st = [para(issuer, "Times-Bold", 20, color="#1b4332", lead=24), para("Your statement", "Times-Italic", 12), Spacer(1, 10),
          Table([[P([name, f"{r.randint(1, 120)} Skipton Road", "Ilkley", "LS29 9EJ"]), P(["Card number", "Statement date", "Statement period", "Credit limit", "Available credit"]),
                  P([card, long(b), f"{long(a)} to {long(b)}", "\u00a3" + us(limit), "\u00a3" + us(limit - due)], "Times-Bold")]], [230, 100, 194], style=TableStyle([("VALIGN", (0, 0), (-1, -1), "TOP")])), Spacer(1, 14)]
    box = [["Previous balance", "\u00a3" + us(prev)], ["Payments and refunds", "\u00a3" + us(inn) + " CR"], ["Purchases, interest and fees", "\u00a3" + us(out)], ["Your new balance", "\u00a3" + us(due)],
           ["Minimum payment", "\u00a3" + us(mn)], ["Please pay by", long(pay)]]
    st += [Table(box, [200, 130], hAlign="LEFT", style=TableStyle([("FONT", (0, 0), (-1, -1), "Times-Roman", 10), ("FONT", (0, 3), (-1, -1), "Times-Bold", 10), ("ALIGN", (1, 0), (1, -1), "RIGHT"), ("LINEABOVE", (0, 3), (-1, 3), .8, colors.black),
                                                                  ("BOX", (0, 0), (-1, -1), .8, colors.HexColor("#1b4332")), ("BACKGROUND", (0, 4), (-1, -1), colors.HexColor("#e7f1ec"))])), Spacer(1, 16),
           para("Your transactions", "Times-Bold", 12, lead=16)]
    dm = lambda d: f"{d.day} {MONTHS[d.month - 1]}"
    body = [["Date of\ntransaction", "Date\nentered", "Description", "Amount (\u00a3)"]]
    for x in t:
        e = min(b, x["d"] + timedelta(days=r.randint(0, 2)))
        body.append([dm(x["d"]), dm(e), P(x["lines"]), us(x["out"] or x["in"]) + (" CR" if x["in"] else "")])
    body.append(["", "", "Your new balance", us(due)])
    st.append(Table(body, W, repeatRows=1, style=TableStyle([
        ("FONT", (0, 0), (-1, -1), "Times-Roman", 9.5), ("FONT", (0, 0), (-1, 0), "Times-Bold", 9.5), ("FONT", (0, -1), (-1, -1), "Times-Bold", 9.5), ("ALIGN", (3, 0), (3, -1), "RIGHT"), ("VALIGN", (0, 0), (-1, -1), "TOP"),
        ("VALIGN", (0, 0), (-1, 0), "BOTTOM"), ("LINEBELOW", (0, 0), (-1, 0), .8, colors.black), ("LINEABOVE", (0, -1), (-1, -1), .8, colors.black), ("TOPPADDING", (0, 0), (-1, -1), 1.5), ("BOTTOMPADDING", (0, 0), (-1, -1), 2)])))

    def foot(c, doc):
        c.setFont("Times-Roman", 7.5)
        c.drawString(36, 26, "If you only make the minimum payment each month, it will take you longer and cost you more to clear your balance.")
        c.drawRightString(560, 26, f"Page {doc.page}")
    SimpleDocTemplate(path, pagesize=A4, leftMargin=35, rightMargin=35, topMargin=40, bottomMargin=46, invariant=1).build(st, foot, foot)
    return result(t, prev, due, a, b, issuer=issuer, card_number=card, card_holder=name, statement_date=b.isoformat(), payment_due_date=pay.isoformat(),
                  credit_limit=s(limit), available_credit=s(limit - due), minimum_amount_due=s(mn))


def decard(path, seed, rows):
    """German card: Kreditkartenabrechnung with the sign behind the amount, old and new balance in the list, carried over pages."""
    r = rng("decard", seed, rows)
    c = pdf(path, A4, "Kreditkartenabrechnung")
    a, b = cycle(r)
    prev = r.randint(5000, 180000)
    t, due = spend(r, rows, a, b, prev,
                   [(lambda r, d: f"{r.choice(['Buchhandlung Linde', 'Tankstelle Nordring', 'Gasthof zum Hirschen', 'Bahnreisen Online'])} {r.choice(['Kassel', 'Göttingen', 'Fulda'])} DE", 390, 15000),
                    (lambda r, d: "Bergsport Alpina Innsbruck AT", 2000, 24000), (lambda r, d: "CHF @ Museumsladen Basel CH Kurs #", 1100, 22000), (fixed("Auslandseinsatzentgelt 1,75 %"), 20, 400)],
                   [(fixed("Ausgleich per Lastschrift"), 20000, 150000), (fixed("Gutschrift Bergsport Alpina Innsbruck AT"), 2000, 12000)])
    for x in t:
        k = r.randint(9300, 9790)
        x["text"] = x["text"].replace("@", eu((x["out"] * k + 5000) // 10000)).replace("#", f"0,{k}")
    limit = -(-(due + 50000) // 100000) * 100000
    pay = b + timedelta(days=10)
    g = Cols([(62, 62, "l"), (124, 62, "l"), (186, 254, "l"), (440, 98, "r")], "NotoSerif", 8, 11, 3)
    settle(t, "NotoSerif", 8, g.inner(2))
    name, card, issuer = r.choice(["Frau Henrike Ostermann", "Herrn Jörg Wölfle"]), f"{r.randint(4100, 5499)} **** **** {digits(r, 4)}", "Fuldatal Bank eG"
    sg = lambda p, owed: eu(p) + (" -" if owed else " +")
    pg = [0]

    def head():
        if pg[0]:
            c.showPage()
        pg[0] += 1
        c.setFont("NotoSerifB", 14)
        c.drawRightString(538, 796, issuer)
        c.setFont("NotoSerif", 7)
        c.drawString(62, 30, "Bitte prüfen Sie die Abrechnung. Einwendungen innerhalb von sechs Wochen.")
        c.drawRightString(538, 30, f"Blatt {pg[0]}")
        y = 770
        if pg[0] == 1:
            c.setFont("NotoSerif", 9)
            for i, q in enumerate([name, f"Mühlenweg {r.randint(1, 70)}", "34123 Kassel"]):
                c.drawString(62, 740 - 12.5 * i, q)
            c.setFont("NotoSerifB", 12)
            c.drawString(62, 672, f"Kreditkartenabrechnung vom {dmy(b, '.')}")
            kv(c, 62, 652, [("Kartennummer", card), ("Karteninhaber", name.replace("Herrn ", "Herr ")), ("Abrechnungszeitraum", f"{dmy(a, '.')} bis {dmy(b, '.')}")], 12.5, "NotoSerif", "NotoSerifB", 8, 104)
            kv(c, 350, 652, [("Verfügungsrahmen", eu(limit) + " EUR"), ("Noch verfügbar", eu(limit - due) + " EUR"), ("Fällig am", dmy(pay, "."))], 12.5, "NotoSerif", "NotoSerifB", 8, 100)
            y = 594
        c.line(62, y + 12, 538, y + 12)
        g.put(c, y, ["Belegdatum", "Buchung", "Verwendungszweck", "Betrag in EUR"], "NotoSerifB")
        c.line(62, y - 5, 538, y - 5)
        return y - 18
    y = head()
    g.put(c, y, ["", "", "Saldo der letzten Abrechnung", sg(prev, True)], "NotoSerifB")
    y -= 14
    run = prev
    for x in t:
        h = len(x["lines"]) * 11 + 3
        if y - h < 76:
            g.put(c, y - 3, ["", "", "Übertrag", sg(run, run > 0)])
            y = head()
            g.put(c, y, ["", "", "Übertrag von Blatt " + str(pg[0] - 1), sg(run, run > 0)])
            y -= 14
        e = min(b, x["d"] + timedelta(days=r.randint(0, 2)))
        g.put(c, y, [dmy(x["d"], ".", True), dmy(e, ".", True), x["lines"], sg(x["out"] or x["in"], x["out"] > 0)])
        run = x["bal"]
        y -= h
    c.line(62, y + 7, 538, y + 7)
    g.put(c, y - 6, ["", "", "Neuer Saldo zu unseren Gunsten", sg(due, True)], "NotoSerifB")
    c.setFont("NotoSerif", 8)
    c.drawString(62, y - 30, f"Der Betrag wird am {dmy(pay, '.')} von Ihrem Girokonto eingezogen.")
    c.save()
    return result(t, prev, due, a, b, issuer=issuer, card_number=card, card_holder=name.replace("Herrn ", "Herr "), statement_date=b.isoformat(), payment_due_date=pay.isoformat(),
                  credit_limit=s(limit), available_credit=s(limit - due))


CARDS = {"indcard": indcard, "ukcard": ukcard, "decard": decard}
