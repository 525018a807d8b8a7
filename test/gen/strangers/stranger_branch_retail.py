# SPDX-License-Identifier: AGPL-3.0-or-later
"""Savings accounts: a small finance bank, an old private bank's NRE account, the post office."""

from reportlab.lib.colors import HexColor, black, white
from reportlab.lib.pagesizes import A4

import stranger_branch_kit as k

W, H = A4


# ---------------------------------------------------------------- small finance bank
def smallfin_text(rng, is_credit):
    who = k.person(rng)
    bank = rng.choice(k.BANKS)
    pick = rng.random()
    if is_credit:
        if pick < .45:
            ref = k.digits(rng, 12)
            return "UPI/CR/%s/%s/%s/%s/UPI" % (ref, who.upper(), bank[0], k.vpa(rng, who)), ref
        if pick < .7:
            ref = "%sN%s" % (bank[0], k.digits(rng, 11))
            return "NEFT CR-%s0%s-%s-%s" % (bank[0], k.digits(rng, 6), rng.choice(k.FIRMS).upper(), ref), ref
        if pick < .85:
            return "CASH DEPOSIT SELF AT %s BRANCH" % rng.choice(k.TOWNS).upper(), None
        return "INT.PD:%s INTEREST CAPITALISED" % k.digits(rng, 16), None
    if pick < .6:
        ref = k.digits(rng, 12)
        return "UPI/DR/%s/%s/%s/%s/%s" % (ref, rng.choice(k.SHOPS), bank[0], k.vpa(rng, who), rng.choice(("Payment", "UPI", "Sent using app", "NA"))), ref
    if pick < .75:
        ref = k.digits(rng, 12)
        return "POS/%s/%s/%s %s IN" % (k.digits(rng, 8), ref, rng.choice(k.SHOPS).upper(), rng.choice(k.TOWNS).upper()), ref
    if pick < .88:
        ref = "%06d" % rng.randint(1, 99999)
        return "CTS CLG CHQ PAID TO %s" % who.upper(), ref
    ref = k.digits(rng, 12)
    return "ATM CASH WDL/%s/%s/+%s ROAD" % (k.digits(rng, 8), k.letters(rng, 5), rng.choice(k.TOWNS).upper()), ref


def smallfin(path, seed, rows):
    rng = k.seeded("smallfin", seed)
    k.fonts("Noto", "Noto-B")
    bank = "Prerana Small Finance Bank"
    plum, saffron, mist = HexColor("#5b2a6f"), HexColor("#f08a24"), HexColor("#f5eff8")
    frm, to = k.period(rng, rows)
    opening = rng.randint(200000, 9000000)
    moves = k.flow(rng, k.days(rng, rows, frm, to), opening)
    holder, number = k.person(rng).upper(), "2" + k.digits(rng, 15)
    ifsc = "PRSF000%s" % k.digits(rng, 4)
    kind = rng.choice(("Prerana Digital Savings Account", "Savings Account - Abhi", "Savings Royale"))
    debit_sum, credit_sum = k.totals(moves)
    c = k.paper(path, A4, "Account Statement", bank)
    cols = (("Trans Date", 28, "l"), ("Value Date", 82, "l"), ("Description/Narration", 136, "l"), ("Chq./Ref. No.", 316, "l"),
            ("Debit(\u20b9)", 446, "r"), ("Credit(\u20b9)", 506, "r"), ("Balance(\u20b9)", 566, "r"))
    page = [0]

    def heads(y):
        c.setFillColor(plum)
        c.rect(22, y - 6, W - 44, 20, stroke=0, fill=1)
        c.setFillColor(white)
        c.setFont("Noto-B", 7.2)
        for label, x, side in cols:
            (c.drawRightString if side == "r" else c.drawString)(x, y, label)
        c.setFillColor(black)
        return y - 6

    def start():
        page[0] += 1
        c.setFillColor(saffron)
        c.rect(0, H - 8, W, 8, stroke=0, fill=1)
        c.setFillColor(plum)
        c.circle(40, H - 36, 12, stroke=0, fill=1)
        c.setFont("Noto-B", 13)
        c.drawString(58, H - 34, "PRERANA")
        c.setFont("Noto", 7)
        c.drawString(58, H - 44, "SMALL FINANCE BANK")
        c.setFont("Noto-B", 12)
        c.drawRightString(W - 28, H - 38, "ACCOUNT STATEMENT")
        c.setFillColor(black)
        c.setStrokeColor(saffron)
        c.line(22, H - 54, W - 22, H - 54)
        c.setFillColor(HexColor("#666666"))
        c.setFont("Noto", 6)
        c.drawString(22, 30, "Registered Office: 19-A, Lotus Circle, Jaipur 302 001 | CIN: L36911RJ1996PLC011381 | Toll free 1800 1200 1200")
        c.drawString(22, 21, "This is an auto-generated statement and does not require any signature. Please examine and report discrepancies within 14 days.")
        c.drawRightString(W - 22, 21, "Page %d" % page[0])
        c.setFillColor(black)

    start()
    y = H - 74
    left = [("Customer Name", holder), ("CIF Number", k.digits(rng, 8))] + [("Address" if i == 0 else "", a) for i, a in enumerate(k.address(rng))]
    right = [("Account Number", number), ("Account Type", kind), ("Branch Name", rng.choice(k.TOWNS)), ("IFSC Code", ifsc), ("Nominee Registered", rng.choice(("Yes", "No")))]
    for (a, b), (d, e) in zip(left, right):
        c.setFont("Noto", 7.5)
        c.setFillColor(HexColor("#777777"))
        c.drawString(28, y, a)
        c.drawString(320, y, d)
        c.setFillColor(black)
        c.setFont("Noto-B", 7.5)
        if a:
            c.drawString(104, y, ": ")
        c.drawString(112, y, b)
        c.drawString(408, y, ": " + e)
        y -= 13
    y -= 6
    tiles = (("Statement Period", "%s to %s" % (frm.strftime("%d %b %Y"), to.strftime("%d %b %Y")), 152), ("Opening Balance(\u20b9)", k.lakh(opening), 100),
             ("Total Debits(\u20b9)", k.lakh(debit_sum), 100), ("Total Credits(\u20b9)", k.lakh(credit_sum), 100), ("Closing Balance(\u20b9)", k.lakh(moves[-1][3]), 99))
    x = 22
    for label, value, wide in tiles:
        c.setFillColor(mist)
        c.roundRect(x + 1, y - 26, wide - 3, 34, 4, stroke=0, fill=1)
        c.setFillColor(plum)
        c.setFont("Noto", 6.5)
        c.drawCentredString(x + wide / 2, y - 4, label)
        c.setFont("Noto-B", 7.5)
        c.drawCentredString(x + wide / 2, y - 18, value)
        x += wide
    y = heads(y - 52)
    items = []
    for n, (day, debit, credit, balance) in enumerate(moves):
        text, ref = smallfin_text(rng, credit is not None)
        lines = k.wrap(text, "Noto", 6.8, 174)
        tall = 9 * len(lines) + 6
        if y - tall < 48:
            c.showPage()
            start()
            y = heads(H - 76)
        late = day + k.dt.timedelta(days=1) if "CTS" in text else day
        base = y - 10
        c.setFont("Noto", 6.8)
        c.drawString(28, base, day.strftime("%d %b %Y"))
        c.drawString(82, base, late.strftime("%d %b %Y"))
        for i, line in enumerate(lines):
            c.drawString(136, base - 9 * i, line)
        c.drawString(316, base, ref or "-")
        c.drawRightString(446, base, k.lakh(debit) if debit else "-")
        c.drawRightString(506, base, k.lakh(credit) if credit else "-")
        c.drawRightString(566, base, k.lakh(balance))
        y -= tall
        c.setStrokeColor(HexColor("#d9c9e0"))
        c.setLineWidth(.4)
        c.line(22, y, W - 22, y)
        items.append(k.row(day, text, debit, credit, balance, reference=ref))
    if y < 80:
        c.showPage()
        start()
        y = H - 66
    c.setFont("Noto", 7)
    c.setFillColor(plum)
    c.drawCentredString(W / 2, y - 16, "*** End of Statement ***")
    c.save()
    return k.truth(bank_name=bank.upper(), account_number=number, account_holder=holder, account_type=kind, ifsc=ifsc,
                   currency="INR", statement_period=k.span(frm, to), opening_balance=k.amount(opening), closing_balance=k.amount(moves[-1][3]),
                   total_debits=k.amount(debit_sum), total_credits=k.amount(credit_sum), transactions=items)


# ---------------------------------------------------------------- NRE account
def nre_text(rng, is_credit, day):
    who, bank, pick = k.person(rng).upper(), rng.choice(k.BANKS), rng.random()
    if is_credit:
        if pick < .4:
            return "FIR/INW REM/%s EXCHANGE LLC/USD %d.00@%d.%02d/%s" % (rng.choice(("AL NOOR", "GULFSTAR", "LULWA")), rng.randint(2, 90) * 50,
                                                                         rng.randint(80, 86), rng.randint(0, 99), k.digits(rng, 10)), "TFR"
        if pick < .7:
            return "FT NRI/%s/NEFT/%sH%s/%s" % (k.digits(rng, 13), bank[0], k.digits(rng, 12), who), "TFR"
        return "%s:Int.Pd:%s to %s" % (k.digits(rng, 14), (day - k.dt.timedelta(days=91)).strftime("%d-%m-%Y"), day.strftime("%d-%m-%Y")), "SBINT"
    if pick < .4:
        return "UPIOUT/%s/%s/UPI/%s" % (k.digits(rng, 12), k.vpa(rng, who), k.digits(rng, 4)), "TFR"
    if pick < .6:
        return "FN/OUT/IMPS/%s/P2A/%s/%s" % (k.digits(rng, 12), who, bank[0]), "FT"
    if pick < .72:
        return "ECOM PUR/%s/%s/%s" % (rng.choice(k.SHOPS), k.digits(rng, 10), rng.choice(k.TOWNS)), "MB"
    if pick < .84:
        return "CHQ PAID TO %s" % who, "CLG"
    return "SI/LOAN EMI/%s/%s" % (k.digits(rng, 14), rng.choice(("HOME", "GOLD"))), "TFR"


def nre(path, seed, rows):
    rng = k.seeded("nre", seed)
    bank = "THE MALANADU BANK LIMITED"
    frm, to = k.period(rng, rows)
    opening = rng.randint(2500000, 90000000)
    moves = k.flow(rng, k.days(rng, rows, frm, to), opening, debits=lambda r: r.choice((k.small(r), r.randint(5, 200) * 100000)),
                   credits=lambda r: r.choice((r.randint(10, 400) * 100000, r.randint(1200000, 30000000))))
    debit_sum, credit_sum = k.totals(moves)
    holder, number, ifsc = k.person(rng).upper(), "1" + k.digits(rng, 13), "MALB000%s" % k.digits(rng, 4)
    holder = rng.choice(("MR. ", "MS. ")) + holder
    branch = rng.choice(("THRISSUR / ROUND NORTH", "ANGAMALY", "KOTTAYAM / TB JUNCTION"))
    c = k.paper(path, A4, "Statement of Account", bank)
    blue = HexColor("#0b3d91")
    names = (("Date",), ("Value Date",), ("Particulars",), ("Tran", "Type"), ("Cheque", "Details"), ("Withdrawals",), ("Deposits",), ("Balance",), ("Dr/", "Cr"))
    edges = (24, 70, 116, 282, 310, 358, 422, 486, 552, 572)
    page = [0]

    def heads(y):
        c.setLineWidth(.6)
        c.setStrokeColor(black)
        c.setFillColor(HexColor("#dfe7f5"))
        c.rect(edges[0], y - 24, edges[-1] - edges[0], 24, stroke=1, fill=1)
        c.setFillColor(black)
        c.setFont("Helvetica-Bold", 7)
        for i, name in enumerate(names):
            mid = (edges[i] + edges[i + 1]) / 2
            for j, line in enumerate(name):
                c.drawCentredString(mid, y - (14 if len(name) == 1 else 10) - 8 * j, line)
        return y - 24

    def rules(top, bottom):
        c.setLineWidth(.4)
        for x in edges:
            c.line(x, top, x, bottom)
        c.line(edges[0], bottom, edges[-1], bottom)

    def foot():
        page[0] += 1
        c.setFont("Helvetica", 6.5)
        c.setFillColor(blue)
        c.drawCentredString(W / 2, 34, "Regd. Office: P.B. No. 103, Malanadu Towers, Aluva, Kerala 683 101  Phone: 0484-2630994  Email: support@malanadubank.example")
        c.drawCentredString(W / 2, 24, "Page %d" % page[0])
        c.setFillColor(black)

    c.setFillColor(blue)
    c.setFont("Times-Bold", 17)
    c.drawString(24, H - 46, "THE MALANADU BANK LIMITED")
    c.setFont("Times-Italic", 8.5)
    c.drawString(24, H - 58, "Your companion since 1931")
    c.setFillColor(black)
    c.setFont("Helvetica-Bold", 9)
    c.drawCentredString(W / 2, H - 82, "Statement of Account for the period %s to %s" % (frm.strftime("%d-%m-%Y"), to.strftime("%d-%m-%Y")))
    c.rect(24, H - 196, 548, 104)
    c.line(280, H - 92, 280, H - 196)
    c.setFont("Helvetica", 7.5)
    c.drawString(30, H - 104, "Name and Address of the Customer")
    for i, line in enumerate([holder] + k.address(rng) + ["KERALA, INDIA", "Communication: P.O. Box %s, Sharjah, UAE" % k.digits(rng, 5)]):
        c.drawString(30, H - 118 - 10 * i, line)
    pairs = (("Branch Name", branch), ("IFSC", ifsc), ("SWIFT Code", "MALBINBB"), ("Customer Id", k.digits(rng, 9)), ("Account Number", number),
             ("Type of Account", "SB NRE - GENERAL"), ("Currency", "INR"), ("Date of Issue", (to + k.dt.timedelta(days=3)).strftime("%d-%m-%Y")))
    for i, (label, value) in enumerate(pairs):
        c.drawString(286, H - 104 - 11.4 * i, label)
        c.drawString(372, H - 104 - 11.4 * i, ":")
        c.drawString(380, H - 104 - 11.4 * i, value)
    foot()
    y = heads(H - 206)
    top = y

    def cells(base, values):
        sides = "cclccrrrc"
        for i, v in enumerate(values):
            if not v:
                continue
            if sides[i] == "r":
                c.drawRightString(edges[i + 1] - 3, base, v)
            elif sides[i] == "c":
                c.drawCentredString((edges[i] + edges[i + 1]) / 2, base, v)
            else:
                for j, line in enumerate(v if isinstance(v, list) else [v]):
                    c.drawString(edges[i] + 3, base - 8 * j, line)

    c.setFont("Helvetica", 6.8)
    cells(y - 9, ("", "", "Opening Balance", "", "", "", "", k.lakh(opening), "Cr"))
    y -= 13
    c.line(edges[0], y, edges[-1], y)
    items = []
    for day, debit, credit, balance in moves:
        text, kind = nre_text(rng, credit is not None, day)
        lines = k.wrap_any(text, "Helvetica", 6.8, 160)
        tall = 8 * len(lines) + 5
        if y - tall < 60:
            rules(top, y)
            c.showPage()
            foot()
            y = top = heads(H - 40)
        c.setFont("Helvetica", 6.8)
        cheque = "%s" % k.digits(rng, 6) if kind == "CLG" else ""
        cells(y - 9, (day.strftime("%d-%m-%Y"), day.strftime("%d-%m-%Y"), lines, kind, cheque,
                      k.lakh(debit) if debit else "", k.lakh(credit) if credit else "", k.lakh(balance), "Cr"))
        y -= tall
        c.setLineWidth(.25)
        c.line(edges[0], y, edges[-1], y)
        items.append(k.row(day, text, debit, credit, balance, reference=cheque or None))
    if y < 150:
        rules(top, y)
        c.showPage()
        foot()
        y = top = heads(H - 40)
    c.setFont("Helvetica-Bold", 6.6)
    cells(y - 10, ("", "", "GRAND TOTAL", "", "", k.lakh(debit_sum), k.lakh(credit_sum), k.lakh(moves[-1][3]), "Cr"))
    y -= 15
    rules(top, y)
    c.setFont("Helvetica-Bold", 7)
    c.drawString(24, y - 14, "Abbreviations Used:")
    c.setFont("Helvetica", 6.5)
    for i, line in enumerate(("CASH : Cash Transaction    TFR : Transfer Transaction    FT : Fund Transfer    CLG : Clearing Transaction    MB : Mobile Banking",
                              "SBINT : Interest on SB Account    LN : Loan    TL : Term Loan    OD : Overdraft    FIR : Foreign Inward Remittance",
                              "DISCLAIMER: This is a computer generated statement and does not require authentication. Funds in NRE accounts are freely repatriable.",
                              "Unless the constituent notifies the bank immediately of any discrepancy, it will be taken that he has found the account correct.")):
        c.drawString(24, y - 25 - 9 * i, line)
    c.save()
    return k.truth(bank_name=bank, account_number=number, account_holder=holder, account_type="SB NRE - GENERAL", ifsc=ifsc, currency="INR",
                   statement_period=k.span(frm, to), opening_balance=k.amount(opening), closing_balance=k.amount(moves[-1][3]),
                   total_debits=k.amount(debit_sum), total_credits=k.amount(credit_sum), transactions=items)


# ---------------------------------------------------------------- post office savings
def postoffice(path, seed, rows):
    rng = k.seeded("postoffice", seed)
    frm, to = k.period(rng, rows)
    opening = rng.randint(50000, 4000000)
    moves = k.flow(rng, k.days(rng, rows, frm, to), opening, share=.55, debits=lambda r: r.randint(2, 100) * 10000,
                   credits=lambda r: r.choice((r.randint(1, 40) * 50000, r.randint(3000, 900000))))
    debit_sum, credit_sum = k.totals(moves)
    holder, number = k.person(rng).upper(), "010" + k.digits(rng, 7)
    office = rng.choice(k.TOWNS) + " H.O"
    ifsc = "IPOS0000DOP"
    c = k.paper(path, A4, "SB statement", "DOP")
    edges = (40, 66, 128, 192, 356, 386, 464, 555)
    red = HexColor("#b3131b")

    def heads(y):
        c.setFont("Times-Bold", 9)
        c.setStrokeColor(red)
        c.setFillColor(HexColor("#fdeccb"))
        c.rect(edges[0], y - 30, edges[-1] - edges[0], 30, fill=1)
        c.setFillColor(black)
        for i, name in enumerate((("Sl", "No"), ("Transaction", "Date"), ("Tran ID",), ("Transaction Remarks",), ("Dr/", "Cr"), ("Amount", "(in Rs.)"), ("Balance", "(in Rs.)"))):
            for j, line in enumerate(name):
                c.drawCentredString((edges[i] + edges[i + 1]) / 2, y - (18 if len(name) == 1 else 13) - 11 * j, line)
        for x in edges[1:-1]:
            c.line(x, y, x, y - 30)
        return y - 30

    c.setFillColor(red)
    c.rect(40, H - 86, 46, 46, stroke=0, fill=1)
    c.setStrokeColor(HexColor("#f7c600"))
    c.setLineWidth(3)
    for i in range(3):
        c.line(46, H - 54 - 10 * i, 80, H - 48 - 10 * i)
    c.setLineWidth(.6)
    c.setFillColor(black)
    c.setFont("Times-Bold", 14)
    c.drawCentredString(W / 2 + 20, H - 54, "DEPARTMENT OF POSTS")
    c.setFont("Times-Roman", 10)
    c.drawCentredString(W / 2 + 20, H - 68, "Ministry of Communications, Government of India")
    c.setFont("Times-Bold", 11)
    c.drawCentredString(W / 2 + 20, H - 84, "Post Office Savings Bank - Statement of Account")
    y = H - 110
    pairs = (("Account ID", number, "SOL", "%s00  %s" % (k.digits(rng, 6), office)), ("Name of Depositor", holder, "CIF ID", k.digits(rng, 9)),
             ("Scheme", "SBGEN - PO SAVINGS ACCOUNT", "Mode of Operation", "SINGLE"), ("From Date", frm.strftime("%d-%m-%Y"), "To Date", to.strftime("%d-%m-%Y")),
             ("IFS Code", ifsc, "Nomination", rng.choice(("REGISTERED", "NOT REGISTERED"))), ("Balance B/F (Rs.)", k.lakh(opening), "Balance as on %s (Rs.)" % to.strftime("%d-%m-%Y"), k.lakh(moves[-1][3])))
    for a, b, d, e in pairs:
        c.setFont("Times-Bold", 9)
        c.drawString(40, y, a)
        c.drawString(310, y, d)
        c.setFont("Times-Roman", 9)
        c.drawString(128, y, b)
        c.drawString(440, y, e)
        y -= 14
    y = heads(y)
    items, page = [], 1

    def foot():
        c.setFont("Times-Italic", 8)
        c.drawString(40, 34, "Please quote the Account ID in all correspondence. Toll free 1800 266 6868.")
        c.drawRightString(555, 34, "Page : %d" % page)

    for n, (day, debit, credit, balance) in enumerate(moves, 1):
        if credit is not None:
            text = rng.choice(("By Cash", "CASH DEPOSIT AT COUNTER %d" % rng.randint(1, 6), "RD MATURITY CLOSURE CREDIT A/C 020%s" % k.digits(rng, 7),
                               "MIS INTEREST CREDIT FOR A/C 030%s" % k.digits(rng, 7), "NEFT/%sN%s/%s" % (rng.choice(k.BANKS)[0], k.digits(rng, 11), rng.choice(k.FIRMS).upper()),
                               "DBT/PFMS/%s/PM KISAN" % k.digits(rng, 12)))
        else:
            text = rng.choice(("To Cash", "CASH WITHDRAWAL THRU SB-7", "TRF TO SSA A/C 060%s" % k.digits(rng, 7), "RD INSTALMENT SI A/C 020%s" % k.digits(rng, 7),
                               "ATM CASH WDL %s %s" % (k.digits(rng, 8), rng.choice(k.TOWNS).upper()), "PLI PREMIUM POLICY KL-%s-P" % k.digits(rng, 6)))
        ref = rng.choice(("S", "C", "DOP")) + k.digits(rng, 7)
        lines = k.wrap(text, "Times-Roman", 9, 156)
        tall = 11 * len(lines) + 6
        if y - tall < 60:
            foot()
            c.showPage()
            page += 1
            c.setLineWidth(.6)
            y = heads(H - 50)
        c.setFont("Times-Roman", 9)
        mid = y - tall / 2 - 3
        c.drawCentredString(53, mid, str(n))
        c.drawCentredString(97, mid, day.strftime("%d-%m-%Y"))
        c.drawCentredString(160, mid, ref)
        for i, line in enumerate(lines):
            c.drawString(196, y - 11 - 11 * i, line)
        c.drawCentredString(371, mid, "Dr" if debit else "Cr")
        c.drawRightString(460, mid, k.lakh(debit or credit))
        c.drawRightString(551, mid, k.lakh(balance))
        c.rect(edges[0], y - tall, edges[-1] - edges[0], tall)
        for x in edges[1:-1]:
            c.line(x, y, x, y - tall)
        y -= tall
        items.append(k.row(day, text, debit, credit, balance, reference=ref))
    if y < 120:
        foot()
        c.showPage()
        page += 1
        y = H - 50
    c.setFont("Times-Bold", 9)
    c.drawString(40, y - 18, "Total Deposits : Rs. %s" % k.lakh(credit_sum))
    c.drawString(220, y - 18, "Total Withdrawals : Rs. %s" % k.lakh(debit_sum))
    c.setFont("Times-Roman", 8)
    c.drawString(40, y - 34, "This is a system generated statement, signature of the Postmaster is not required. Any difference with the passbook be got verified at the")
    c.drawString(40, y - 44, "SOL concerned. The entries in the books of the Department shall prevail.")
    foot()
    c.save()
    return k.truth(bank_name="Post Office Savings Bank", account_number=number, account_holder=holder, account_type="SBGEN - PO SAVINGS ACCOUNT", ifsc=ifsc,
                   currency="INR", statement_period=k.span(frm, to), opening_balance=k.amount(opening), closing_balance=k.amount(moves[-1][3]),
                   total_debits=k.amount(debit_sum), total_credits=k.amount(credit_sum), transactions=items)


LAYOUTS = {"smallfin": smallfin, "nre": nre, "postoffice": postoffice}
