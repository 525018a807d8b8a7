# SPDX-License-Identifier: AGPL-3.0-or-later
"""A neobank's application statement, grouped by day, and a payments bank's statement, newest entry first."""

from reportlab.lib.colors import HexColor, black, white
from reportlab.lib.pagesizes import A4

import stranger_branch_kit as k

W, H = A4


# ---------------------------------------------------------------- neobank
def neobank(path, seed, rows):
    rng = k.seeded("neobank", seed)
    k.fonts("Noto", "Noto-B")
    frm, to = k.period(rng, rows)
    opening = rng.randint(300000, 15000000)
    moves = k.flow(rng, k.days(rng, rows, frm, to), opening, share=.25)
    d, cr = k.totals(moves)
    holder, number, ifsc = k.person(rng), "77" + k.digits(rng, 12), "FDRX0007%s" % k.digits(rng, 3)
    violet, ink, soft = HexColor("#4b2be0"), HexColor("#1c1c28"), HexColor("#8a8aa0")
    tints = [HexColor(x) for x in ("#ffd9cf", "#d6f5e3", "#dde4ff", "#fff1c9", "#f2d9ff")]
    c = k.paper(path, A4, "Statement", "Guava Money")
    page = [0]

    def r(v):
        return "\u20b9" + k.lakh(v)

    def foot():
        page[0] += 1
        c.setFont("Noto", 6.3)
        c.setFillColor(soft)
        c.drawString(48, 34, "guava is not a bank. Banking services for your savings account are provided by Fedora Bank, our RBI licensed partner.")
        c.drawString(48, 25, "Need help? Chat with us in the app or write to care@guava.example")
        c.drawRightString(W - 48, 25, "%d" % page[0])

    c.setFillColor(violet)
    c.rect(0, H - 210, W, 210, stroke=0, fill=1)
    c.setFillColor(white)
    c.setFont("Noto-B", 22)
    c.drawString(48, H - 58, "guava")
    c.setFont("Noto", 8)
    c.drawRightString(W - 48, H - 50, "Savings account statement")
    c.setFont("Noto-B", 10)
    c.drawRightString(W - 48, H - 64, "%d %s \u2013 %d %s" % (frm.day, frm.strftime("%b %Y"), to.day, to.strftime("%b %Y")))
    c.setFont("Noto-B", 13)
    c.drawString(48, H - 98, "Hi %s," % holder.split()[0])
    c.setFont("Noto", 9)
    c.drawString(48, H - 113, "here's where your money went.")
    for i, (a, b) in enumerate((("Started with", r(opening)), ("Money in", r(cr)), ("Money out", r(d)), ("Ended with", r(moves[-1][3])))):
        x = 48 + i * 127
        c.setFillColor(HexColor("#6a4ff0"))
        c.roundRect(x, H - 186, 118, 52, 8, stroke=0, fill=1)
        c.setFillColor(white)
        c.setFont("Noto-B", 11)
        c.drawString(x + 10, H - 156, b)
        c.setFont("Noto", 7.5)
        c.drawString(x + 10, H - 172, a)
    c.setFillColor(ink)
    y = H - 232
    for i, (a, b) in enumerate((("Name", holder), ("Account number", number), ("IFSC", ifsc), ("Partner bank", "Fedora Bank"))):
        x = 48 + i * 127
        c.setFont("Noto-B", 8.5)
        c.drawString(x, y, b)
        c.setFillColor(soft)
        c.setFont("Noto", 7)
        c.drawString(x, y - 11, a)
        c.setFillColor(ink)
    y -= 40
    items, groups = [], []
    for m in reversed(moves):
        if not groups or groups[-1][0] != m[0]:
            groups.append((m[0], []))
        groups[-1][1].append(m)
    for day, group in groups:
        if y < 110:
            foot()
            c.showPage()
            y = H - 60
        c.setFillColor(HexColor("#f3f2fb"))
        c.roundRect(40, y - 7, W - 80, 20, 5, stroke=0, fill=1)
        c.setFillColor(ink)
        c.setFont("Noto-B", 8.5)
        c.drawString(48, y - .5, "%s, %d %s" % (day.strftime("%a"), day.day, day.strftime("%b %Y")))
        y -= 26
        clock = sorted((rng.randint(0, 1439) for _ in group), reverse=True)
        for (day, debit, credit, balance), t in zip(group, clock):
            who = k.person(rng)
            if credit is not None:
                title, line, tag = rng.choice(((who, "Received via UPI from %s" % k.vpa(rng, who), "Friends"), (rng.choice(k.FIRMS), "NEFT \u2022 %sN%s" % (rng.choice(k.BANKS)[0], k.digits(rng, 11)), "Income"),
                                               (rng.choice(k.SHOPS), "Refund \u2022 UPI ref %s" % k.digits(rng, 12), "Refund"), ("Pot broken", "Moved from pot \u2018%s\u2019" % rng.choice(("Goa trip", "New phone", "Rainy day")), "Savings")))
            else:
                shop = rng.choice(k.SHOPS)
                title, line, tag = rng.choice(((shop, "Paid via UPI to %s" % k.vpa(rng, shop), "Shopping"), (shop, "Debit card ending %s \u2022 %s" % (k.digits(rng, 4), rng.choice(k.TOWNS)), "Food"),
                                               (who, "Sent via UPI to %s \u2022 rent and maintenance for %s, thanks" % (k.vpa(rng, who), day.strftime("%B")), "Home"), ("Auto-save", "Moved to pot \u2018Rainy day\u2019", "Savings"),
                                               (shop, "AutoPay mandate %s" % k.digits(rng, 14), "Bills")))
            lines = k.wrap(line, "Noto", 7, 210)
            tall = 27 + 9 * len(lines)
            if y - tall < 50:
                foot()
                c.showPage()
                y = H - 60
            c.setFillColor(rng.choice(tints))
            c.circle(62, y - 6, 11, stroke=0, fill=1)
            c.setFillColor(violet)
            c.setFont("Noto-B", 9)
            c.drawCentredString(62, y - 9, title[0])
            c.setFillColor(ink)
            c.setFont("Noto-B", 9)
            c.drawString(84, y - 2, title)
            c.setFont("Noto", 7)
            c.setFillColor(soft)
            for i, ln in enumerate(lines):
                c.drawString(84, y - 13 - 9 * i, ln)
            c.drawString(318, y - 2, tag)
            c.drawString(390, y - 2, "%d:%02d %s" % ((t // 60) % 12 or 12, t % 60, "am" if t < 720 else "pm"))
            c.setFont("Noto-B", 9.5)
            c.setFillColor(HexColor("#0b8a4a") if credit else ink)
            c.drawRightString(W - 48, y - 2, ("+ " if credit else "\u2013 ") + r(debit or credit))
            y -= tall
            items.append(k.row(day, title + " " + line, debit, credit, None))
    foot()
    c.save()
    return k.truth(bank_name="Fedora Bank", account_number=number, account_holder=holder, account_type="Savings account", ifsc=ifsc, currency="INR",
                   statement_period=k.span(frm, to), opening_balance=k.amount(opening), closing_balance=k.amount(moves[-1][3]),
                   total_debits=k.amount(d), total_credits=k.amount(cr), transactions=items)


# ---------------------------------------------------------------- payments bank
def payments(path, seed, rows):
    rng = k.seeded("payments", seed)
    k.fonts("DVSans", "DVSans-B")
    frm, to = k.period(rng, rows)
    opening = rng.randint(0, 900000)
    moves = k.flow(rng, k.days(rng, rows, frm, to), opening, share=.5, debits=lambda r: r.choice((r.randint(1, 40) * 5000, r.randint(900, 90000))),
                   credits=lambda r: r.choice((r.randint(1, 50) * 10000, r.randint(1000, 200000))))
    holder, number, ifsc = k.person(rng), rng.choice("6789") + k.digits(rng, 9), "PYMB0000001"
    red, pale = HexColor("#e4002b"), HexColor("#fbeff0")
    c = k.paper(path, A4, "eStatement", "Hilo Payments Bank")
    edges = (30, 92, 186, 362, 426, 490, 565)
    page = [0]

    def foot():
        page[0] += 1
        c.setFont("Helvetica-Oblique", 6.5)
        c.setFillColor(HexColor("#555555"))
        c.drawCentredString(W / 2, 36, "Hilo Payments Bank Limited. Corporate Office: 16 Ring Road, New Delhi 110 049. For support dial 400 from your Hilo mobile or 8800688006.")
        c.drawCentredString(W / 2, 27, "The end-of-day balance in a payments bank account cannot exceed Rs. 2,00,000.")
        c.drawRightString(565, 27, "Pg. %d" % page[0])
        c.setFillColor(black)

    def header(y):
        c.setFont("DVSans-B", 6.6)
        c.setStrokeColor(red)
        c.setLineWidth(.7)
        c.setFillColor(white)
        c.rect(edges[0], y - 28, edges[-1] - edges[0], 28, stroke=1, fill=1)
        c.setFillColor(red)
        for i, two in enumerate((("Transaction", "Date & Time"), ("Transaction ID", ""), ("Transaction Details", ""), ("Money Out", "(Rs.)"), ("Money In", "(Rs.)"), ("Closing", "Balance (Rs.)"))):
            mid = (edges[i] + edges[i + 1]) / 2
            if two[1]:
                c.drawCentredString(mid, y - 12, two[0])
                c.drawCentredString(mid, y - 21, two[1])
            else:
                c.drawCentredString(mid, y - 16, two[0])
        for e in edges[1:-1]:
            c.line(e, y, e, y - 28)
        c.setFillColor(black)
        return y - 28

    c.setFillColor(red)
    c.setFont("Helvetica-Bold", 24)
    c.drawString(30, H - 62, "hilo")
    c.setFont("Helvetica", 9)
    c.drawString(80, H - 62, "payments bank")
    c.setFillColor(black)
    c.setFont("DVSans-B", 9)
    c.drawRightString(565, H - 58, "Statement of your Savings Account")
    c.setFont("DVSans", 7.5)
    c.drawRightString(565, H - 70, "from %s to %s" % (frm.strftime("%d-%b-%y"), to.strftime("%d-%b-%y")))
    boxes = (("Customer Name", holder, 150), ("Account No. (Mobile No.)", number, 125), ("IFSC", ifsc, 100), ("Customer Type", rng.choice(("FULL KYC", "SBA - MIN KYC")), 160))
    x, y = 30, H - 92
    for a, b, wide in boxes:
        c.setStrokeColor(HexColor("#bbbbbb"))
        c.rect(x, y - 30, wide, 30)
        c.setFont("DVSans", 6.3)
        c.setFillColor(HexColor("#777777"))
        c.drawString(x + 5, y - 11, a)
        c.setFillColor(black)
        c.setFont("DVSans-B", 8)
        c.drawString(x + 5, y - 24, b)
        x += wide
    y -= 44
    c.setFont("DVSans", 7.5)
    for i, (a, v) in enumerate((("Opening Balance as on %s" % frm.strftime("%d-%b-%y"), opening), ("Closing Balance as on %s" % to.strftime("%d-%b-%y"), moves[-1][3]))):
        c.drawString(30 + 285 * i, y - 6, "%s : Rs. %s" % (a, k.lakh(v)))
    c.setFillColor(pale)
    c.roundRect(30, y - 40, 535, 24, 4, stroke=0, fill=1)
    c.setFillColor(red)
    c.setFont("DVSans-B", 7.5)
    c.drawCentredString(W / 2, y - 31, "Earn 7% p.a. on balances above Rs. 1 lakh!  Get Rs. 25 cashback on your first DTH recharge of Rs. 200. T&C apply.")
    c.setFillColor(black)
    y = header(y - 50)
    items = []
    for n, (day, debit, credit, balance) in enumerate(reversed(moves)):
        who, shop = k.person(rng), rng.choice(k.SHOPS)
        if credit is not None:
            text = rng.choice(("UPI Received from %s (%s)" % (who, k.vpa(rng, who)), "Cash Deposit at Hilo Banking Point %s" % k.digits(rng, 6), "DBT/LPG Subsidy credit from PFMS",
                               "IMPS received from %s A/c xx%s" % (rng.choice(k.BANKS)[1].title(), k.digits(rng, 4)), "Cashback for Txn %s" % k.digits(rng, 10)))
        else:
            text = rng.choice(("UPI Payment to %s (%s)" % (shop, k.vpa(rng, shop)), "Prepaid Recharge for %s" % k.digits(rng, 10), "Aadhaar Cash Withdrawal at %s via BC %s" % (rng.choice(k.TOWNS), k.digits(rng, 8)),
                               "Electricity Bill - %s CA No. %s" % (shop, k.digits(rng, 11)), "Money Transfer to %s, %s A/c xxxxxx%s charge incl. GST" % (who, rng.choice(k.BANKS)[1].title(), k.digits(rng, 4))))
        lines = k.wrap(text, "DVSans", 6.8, 168)
        tall = max(2, len(lines)) * 9 + 6
        if y - tall < 54:
            foot()
            c.showPage()
            y = header(H - 40)
        if n % 2 == 0:
            c.setFillColor(pale)
            c.rect(edges[0], y - tall, edges[-1] - edges[0], tall, stroke=0, fill=1)
            c.setFillColor(black)
        c.setLineWidth(.3)
        c.setStrokeColor(HexColor("#e0a0a8"))
        c.rect(edges[0], y - tall, edges[-1] - edges[0], tall)
        for e in edges[1:-1]:
            c.line(e, y, e, y - tall)
        c.setFont("DVSans", 6.8)
        c.drawCentredString(61, y - 10, day.strftime("%d-%b-%y"))
        c.drawCentredString(61, y - 19, "%02d:%02d:%02d %s" % (rng.randint(1, 12), rng.randint(0, 59), rng.randint(0, 59), rng.choice(("AM", "PM"))))
        ref = "%s%s" % (rng.choice(("FTT", "UPI", "IFT")), k.digits(rng, 12))
        c.drawCentredString(139, y - 10, ref)
        for i, ln in enumerate(lines):
            c.drawString(190, y - 10 - 9 * i, ln)
        if debit:
            c.drawRightString(422, y - 10, k.lakh(debit))
        else:
            c.drawRightString(486, y - 10, k.lakh(credit))
        c.drawRightString(561, y - 10, k.lakh(balance))
        y -= tall
        items.append(k.row(day, text, debit, credit, balance, reference=ref))
    foot()
    c.save()
    return k.truth(bank_name="Hilo Payments Bank", account_number=number, account_holder=holder, account_type="Savings Account", ifsc=ifsc, currency="INR",
                   statement_period=k.span(frm, to), opening_balance=k.amount(opening), closing_balance=k.amount(moves[-1][3]), transactions=items)


LAYOUTS = {"neobank": neobank, "payments": payments}
