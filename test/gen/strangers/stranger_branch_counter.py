# SPDX-License-Identifier: AGPL-3.0-or-later
"""A co-operative's printed passbook and a foreign bank's current account statement."""

from reportlab.lib.colors import HexColor, black
from reportlab.lib.pagesizes import A4
from reportlab.lib.units import mm

import stranger_branch_kit as k


# ---------------------------------------------------------------- district co-operative bank, passbook
def passbook(path, seed, rows):
    rng = k.seeded("passbook", seed)
    k.fonts("Deva", "Deva-B")
    W, H = 176 * mm, 250 * mm
    frm, to = k.period(rng, rows)
    opening = rng.randint(50000, 3000000)
    moves = k.flow(rng, k.days(rng, rows, frm, to), opening, share=.45, debits=lambda r: r.choice((r.randint(5, 200) * 10000, r.randint(1500, 300000))),
                   credits=lambda r: r.choice((r.randint(5, 300) * 10000, r.randint(10000, 2500000))))
    holder, number, ifsc = k.person(rng).upper(), "0%02d%s" % (rng.randint(10, 99), k.digits(rng, 12)), "IBKL0478SDC"
    title = "SAHYAGIRI DISTRICT CENTRAL CO-OP. BANK LTD."
    c = k.paper(path, (W, H), "Passbook", title)
    teal, ink = HexColor("#00695c"), HexColor("#20205a")
    edges = [16, 68, 196, 244, 318, 392, 470, W - 8]
    heads = (("\u0924\u093e\u0930\u0940\u0916", "Date"), ("\u0924\u092a\u0936\u0940\u0932", "Particulars"), ("\u091a\u0947\u0915 \u0928\u0902.", "Chq. No."),
             ("\u0928\u093e\u0935\u0947", "Withdrawal"), ("\u091c\u092e\u093e", "Deposit"), ("\u092c\u093e\u0915\u0940", "Balance"), ("", "Sign"))

    c.setFillColor(teal)
    c.setFont("Deva-B", 15)
    c.drawCentredString(W / 2, H - 60, "\u0938\u0939\u0915\u093e\u0930\u0940 \u092c\u0901\u0915 \u092a\u093e\u0938\u092c\u0941\u0915")
    c.setFont("Helvetica-Bold", 13)
    c.drawCentredString(W / 2, H - 82, title)
    c.setFont("Helvetica", 8)
    c.drawCentredString(W / 2, H - 95, "Head Office: Sahakar Bhavan, Shivaji Chowk, Satara 415 001   (Scheduled)")
    c.setStrokeColor(teal)
    c.setLineWidth(1.5)
    c.roundRect(40, H - 320, W - 80, 205, 8)
    lines = [("\u0936\u093e\u0916\u093e / Branch", "%03d %s" % (rng.randint(2, 300), rng.choice(k.TOWNS).upper())), ("\u0916\u093e\u0924\u0947 \u0928\u0902. / Account No.", number),
             ("Customer ID", k.digits(rng, 7)),
             ("\u0928\u093e\u0935 / Name", holder)]
    lines += [("\u092a\u0924\u093e / Address" if i == 0 else "", a) for i, a in enumerate(k.address(rng))]
    lines += [("Type of Account", "SAVINGS DEPOSIT - MEMBER"), ("IFSC", ifsc), ("MICR", k.digits(rng, 9)), ("Date of Issue", (frm - k.dt.timedelta(days=rng.randint(20, 90))).strftime("%d-%m-%Y"))]
    y = H - 140
    for a, b in lines:
        c.setFillColor(teal)
        local, _, english = a.rpartition(" / ")
        c.setFont("Deva", 9)
        c.drawString(54, y, local)
        c.setFont("Helvetica", 8.5)
        c.drawString(54 + k.width(local, "Deva", 9), y, (" / " if local else "") + english)
        c.setFillColor(ink)
        c.setFont("Courier-Bold", 10)
        c.drawString(176, y, b)
        y -= 16
    c.setFillColor(teal)
    c.setFont("Helvetica", 7)
    for i, t in enumerate(("1. Please keep this pass book in safe custody and have it updated every month.", "2. Deposits are insured with DICGC up to Rs. 5,00,000 per depositor.",
                           "3. Loss of the pass book must be reported at once. A duplicate is issued at a charge of Rs. 100 + GST.")):
        c.drawString(46, H - 350 - 12 * i, t)

    pitch, half = 15.6, 18
    state = {"slot": 99, "page": 0}

    def form():
        c.showPage()
        state["page"] += 1
        state["slot"] = 0
        state["dx"], state["dy"] = rng.choice((-1.5, 0, 1, 2)), rng.choice((-1.5, 0, 1.5))
        for top in (H - 24, H / 2 - 22):
            c.setStrokeColor(teal)
            c.setLineWidth(.6)
            bottom = top - 26 - pitch * half
            c.rect(edges[0], bottom, edges[-1] - edges[0], top - bottom)
            c.line(edges[0], top - 26, edges[-1], top - 26)
            for x in edges[1:-1]:
                c.line(x, top, x, bottom)
            c.setFillColor(teal)
            for i, (up, down) in enumerate(heads):
                mid = (edges[i] + edges[i + 1]) / 2
                c.setFont("Deva-B", 8)
                c.drawCentredString(mid, top - 11, up)
                c.setFont("Helvetica-Bold", 7)
                c.drawCentredString(mid, top - 21, down)
        c.setDash(2, 3)
        c.setStrokeColor(HexColor("#999999"))
        c.line(0, H / 2, W, H / 2)
        c.setDash()
        c.setFont("Helvetica", 7)
        c.drawCentredString(W / 2, 10, "%d" % state["page"])

    def put(date, text, cheque, debit, credit, balance):
        if state["slot"] >= 2 * half:
            form()
        n = state["slot"]
        top = (H - 24 if n < half else H / 2 - 22) - 26
        y = top - pitch * (n % half) - 11 + state["dy"]
        c.setFillColor(ink)
        c.setFont("Courier", 8.2)
        dx = state["dx"]
        c.drawString(edges[0] + 4 + dx, y, date)
        c.drawString(edges[1] + 4 + dx, y, text)
        c.drawString(edges[2] + 4 + dx, y, cheque)
        for i, v in ((3, debit), (4, credit), (5, balance)):
            c.drawRightString(edges[i + 1] - 4 + dx, y, v)
        state["slot"] += 1

    form()
    put("", "B/F", "", "", "", k.lakh(opening) + "Cr")
    items, before = [], opening
    for n, (day, debit, credit, balance) in enumerate(moves):
        if state["slot"] == 2 * half - 1:
            put("", "C/F", "", "", "", k.lakh(before) + "Cr")
            form()
            put("", "B/F", "", "", "", k.lakh(before) + "Cr")
        cheque = None
        if credit is not None:
            text = rng.choice(("By Cash", "By Milk Bill %s" % day.strftime("%b%y"), "By CLG SBI %s" % rng.choice(k.TOWNS), "By TRF %s" % rng.choice(k.LAST), "Int.Cr %s" % day.strftime("%d%m%y"),
                               "NEFT-%s" % k.digits(rng, 12), "By Sugar Fact. Pymt", "RuPay Refund"))
        else:
            cheque = rng.choice((None, "%06d" % rng.randint(100, 99999)))
            text = rng.choice(("To Cash Self", "To %s" % k.person(rng), "To CLG %s" % rng.choice(k.LAST))) if cheque else rng.choice(
                ("ATM %s" % k.digits(rng, 12), "To PACS Loan %d" % rng.randint(100, 9999), "SMS Chg+GST", "To MSEDCL %s" % k.digits(rng, 8), "To RD %05d" % rng.randint(1, 9999), "IMPS %s" % k.digits(rng, 12)))
        text = text[:24]
        put(day.strftime("%d/%m/%y"), text, cheque or "", k.lakh(debit) if debit else "", k.lakh(credit) if credit else "", k.lakh(balance) + "Cr")
        before = balance
        items.append(k.row(day, text.strip(), debit, credit, balance, reference=cheque))
    c.save()
    return k.truth(bank_name=title, account_number=number, account_holder=holder, account_type="SAVINGS DEPOSIT - MEMBER", ifsc=ifsc,
                   opening_balance=k.amount(opening), transactions=items)


# ---------------------------------------------------------------- foreign bank's branch, current account
def foreign(path, seed, rows):
    rng = k.seeded("foreign", seed)
    W, H = A4
    frm, to = k.period(rng, rows)
    opening = rng.randint(-8000000, 40000000)
    moves = k.flow(rng, k.days(rng, rows, frm, to), opening, floor=-50000000, share=.4, debits=lambda r: r.choice((k.small(r) * 4, r.randint(10, 700) * 100000)),
                   credits=lambda r: r.choice((r.randint(100000, 25000000), r.randint(5, 400) * 100000)))
    holder = rng.choice(k.FIRMS).upper() + rng.choice((" PVT LTD", " LLP", " INDIA PRIVATE LIMITED"))
    number = "%s-%s-%03d" % (k.digits(rng, 3), k.digits(rng, 6), rng.choice((1, 6, 101)))
    debit_sum, credit_sum = k.totals(moves)
    bank = "The Straits and Peninsular Banking Corporation Limited"
    c = k.paper(path, A4, "Statement", bank)
    red, grey = HexColor("#c8102e"), HexColor("#5c5c5c")
    sheets = [0]

    def signed(v):
        return k.thousand(abs(v)) + ("DR" if v < 0 else "")

    def head():
        sheets[0] += 1
        c.setFillColor(red)
        p = c.beginPath()
        p.moveTo(42, H - 40)
        p.lineTo(62, H - 52)
        p.lineTo(42, H - 64)
        p.close()
        c.drawPath(p, fill=1, stroke=0)
        c.setFillColor(black)
        c.setFont("Times-Roman", 13)
        c.drawString(70, H - 50, "Straits & Peninsular")
        c.setFont("Helvetica", 6.3)
        c.drawString(70, H - 60, bank + ", India")
        c.setFont("Helvetica", 7)
        c.drawRightString(W - 42, H - 46, "Page %d" % sheets[0])
        if sheets[0] == 1:
            c.setFont("Helvetica-Bold", 16)
            c.setFillColor(grey)
            c.drawRightString(W - 42, H - 72, "Statement")
            c.setFillColor(black)
            c.setFont("Helvetica", 9)
            for i, line in enumerate([holder, "ATTN: ACCOUNTS"] + [a.upper() for a in address]):
                c.drawString(62, H - 112 - 12 * i, line)
            for i, (a, b) in enumerate((("Account Number", number), ("Statement Date", to.strftime("%d%b%Y").upper()), ("Branch", "FORT, MUMBAI"), ("IFSC / MICR", ifsc + " / 400039002"))):
                c.setFont("Helvetica", 7)
                c.setFillColor(grey)
                c.drawString(384, H - 106 - 22 * i, a)
                c.setFillColor(black)
                c.setFont("Helvetica-Bold", 9)
                c.drawString(384, H - 116 - 22 * i, b)
            c.setFont("Helvetica-Bold", 10.5)
            c.drawString(42, H - 216, "BusinessVantage Current Account - INR")
            c.setFont("Helvetica", 8)
            c.drawString(42, H - 228, "For the period %s to %s" % (frm.strftime("%d%b%Y").upper(), to.strftime("%d%b%Y").upper()))
            y = H - 250
        else:
            c.setFont("Helvetica", 8)
            c.drawString(42, H - 88, number + "   BusinessVantage Current Account (continued)")
            y = H - 108
        c.setStrokeColor(red)
        c.setLineWidth(1.2)
        c.line(42, y + 12, W - 42, y + 12)
        c.setFont("Helvetica-Bold", 8)
        c.drawString(42, y, "Date")
        c.drawString(100, y, "Transaction Details")
        c.drawRightString(388, y, "Deposits")
        c.drawRightString(472, y, "Withdrawals")
        c.drawRightString(W - 42, y, "Balance")
        c.setFont("Helvetica", 6)
        c.drawRightString(W - 42, y - 7, "(DR=Debit)")
        c.setFont("Helvetica", 5.8)
        c.setFillColor(grey)
        c.drawString(42, 36, "Incorporated in Singapore with limited liability. Please advise us within 14 days of any error. Interest, where applicable, is calculated on daily closing balances.")
        c.drawString(42, 28, "Deposits up to INR 500,000 are insured by the DICGC. Banking Ombudsman details are displayed at our branches and on our website.")
        c.setFillColor(black)
        return y - 22

    address, ifsc = k.address(rng), "STPB0400002"
    y = head()
    c.setFont("Helvetica-Bold", 8)
    c.drawString(42, y, frm.strftime("%d%b%Y").upper())
    c.drawString(100, y, "BALANCE BROUGHT FORWARD")
    c.drawRightString(W - 42, y, signed(opening))
    y -= 13
    items, shown = [], None
    for n, (day, debit, credit, balance) in enumerate(moves):
        bk, firm, who = rng.choice(k.BANKS), rng.choice(k.FIRMS).upper(), k.person(rng).upper()
        if credit is not None:
            lines = rng.choice((["%s0%s" % (bk[0], k.digits(rng, 6)), "NEFT %s%s" % (bk[0], k.digits(rng, 12)), firm], ["CHQ DEP HIGH VALUE CLG", "%s %s" % (k.digits(rng, 6), bk[1])],
                                ["INWARD TT %s" % k.digits(rng, 9), "B/O %s PTE LTD" % firm, "USD%s.00 RATE %d.%04d" % (k.digits(rng, 4), rng.randint(81, 86), rng.randint(0, 9999))], ["FD REDEMPTION %s" % k.digits(rng, 9)]))
        else:
            lines = rng.choice((["CHQ PAID %s" % k.digits(rng, 6)], ["RTGS %sR%s" % ("STPB", k.digits(rng, 14)), firm, "INV %s/%s" % (k.letters(rng, 3), k.digits(rng, 4))],
                                ["GST PMT CPIN %s" % k.digits(rng, 14)], ["SALARY BULK %s" % day.strftime("%b%y").upper(), "FILE %s 0%d TXNS" % (k.digits(rng, 7), rng.randint(10, 60))],
                                ["DEBIT CARD PURCHASE", rng.choice(k.SHOPS).upper() + " " + rng.choice(k.TOWNS).upper()], ["AUTOPAY ACH D- %s" % firm, "MANDATE %s%s" % (k.letters(rng, 4), k.digits(rng, 12))],
                                ["NEFT CHARGES", "INCL CGST 9% SGST 9%"] if debit < 500000 else ["TAX PMT CIN %s" % k.digits(rng, 14)], ["IMPS %s" % k.digits(rng, 12), who]))
        tall = 9.5 * len(lines) + 3
        if y - tall < 60:
            c.showPage()
            y = head()
            shown = None
        c.setFont("Helvetica", 8)
        if shown != day:
            c.drawString(42, y, day.strftime("%d%b%Y").upper())
            shown = day
        for i, line in enumerate(lines):
            c.drawString(100, y - 9.5 * i, line)
        last = y - 9.5 * (len(lines) - 1)
        if credit:
            c.drawRightString(388, last, k.thousand(credit))
        else:
            c.drawRightString(472, last, k.thousand(debit))
        end = n + 1 == len(moves) or moves[n + 1][0] != day
        if end:
            c.drawRightString(W - 42, last, signed(balance))
        y -= tall
        items.append(k.row(day, " ".join(lines), debit, credit, balance if end else None))
    if y < 130:
        c.showPage()
        y = head()
    c.setFont("Helvetica-Bold", 8)
    c.drawString(42, y - 2, to.strftime("%d%b%Y").upper())
    c.drawString(100, y - 2, "CLOSING BALANCE")
    c.drawRightString(W - 42, y - 2, signed(moves[-1][3]))
    c.setLineWidth(.4)
    c.line(42, y - 9, W - 42, y - 9)
    c.setFont("Helvetica", 8)
    c.drawString(100, y - 22, "Transaction Turnover")
    c.drawRightString(388, y - 22, k.thousand(credit_sum))
    c.drawRightString(472, y - 22, k.thousand(debit_sum))
    c.drawString(100, y - 34, "Transaction Count")
    c.drawRightString(388, y - 34, str(sum(m[2] is not None for m in moves)))
    c.drawRightString(472, y - 34, str(sum(m[1] is not None for m in moves)))
    c.save()
    return k.truth(bank_name=bank, account_number=number, account_holder=holder, account_type="BusinessVantage Current Account", ifsc=ifsc, currency="INR",
                   statement_period=k.span(frm, to), opening_balance=k.amount(opening), closing_balance=k.amount(moves[-1][3]),
                   total_debits=k.amount(debit_sum), total_credits=k.amount(credit_sum), transactions=items)


LAYOUTS = {"passbook": passbook, "foreign": foreign}
