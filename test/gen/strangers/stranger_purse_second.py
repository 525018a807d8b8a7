# SPDX-License-Identifier: AGPL-3.0-or-later
"""Indian banks: a mobile app's statement, a co-operative bank, a current account, a cash credit."""
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle

import stranger_purse_kit as kit
from stranger_purse_india import CA_CR, CA_DR, POOLS, SB_CR, SB_DR
from stranger_purse_kit import lakh, line, money, put, rect

APP_DR = [("Paid to {shop}", 20, 3500, 100), ("Paid to {vpa}", 10, 2500, 100), ("Card payment {shop} {city}", 9900, 350000, 1),
          ("Electricity bill MSEDCL ########", 34000, 390000, 1), ("Transfer to Pot: Rainy days", 5, 40, 10000),
          ("Cash withdrawal {city} ATM ####", 5, 100, 10000)]
APP_CR = [("Received from {vpa}", 50, 6000, 100), ("Salary {firm}", 2500000, 8000000, 1), ("Refund {shop}", 9900, 190000, 1),
          ("Added from linked account XX####", 10, 200, 10000), ("Interest for the month", 900, 29000, 1)]


def mobile(path, seed, rows):
    """An app bank: newest first, one signed amount in colour, labels above the values, no rules but hairlines."""
    r = kit.rng("mobile", seed, rows)
    a, b = kit.period(r, rows)
    opening = r.randint(300000, 6000000)
    txs = kit.ledger(r, rows, a, b, opening, APP_DR, APP_CR, POOLS, floor=10000)
    kit.setlines(txs, "PurseNoto", 8.5, 226)
    holder = r.choice(("Ishaan Bhattacharya", "Tanvi Salunkhe", "Zoya Khan", "Nikhil D'Souza"))
    acct, ifsc = kit.digits(r, "9172########"), kit.digits(r, "NMDB0000###")
    grey, violet = (0.45, 0.45, 0.5), (0.36, 0.17, 0.6)
    day = lambda d: f"{d.day} {d:%b} {d.year}"
    sign = lambda n: ("+ " if n > 0 else "- ") + "₹" + lakh(abs(n))
    d, k = kit.sums(txs)
    txs.reverse()

    def draw(total):
        c = kit.new(path, A4, "Statement")
        n = 1

        def foot():
            put(c, 45, 30, "Narmada Digital is a service of Narmada Digital Bank Limited. For help write to care@narmadadigital.example", "PurseNoto", 6.5, color=grey)
            put(c, 550, 30, f"{n}/{total}", "PurseNoto", 6.5, "r", grey)

        put(c, 45, 785, "narmada digital", "PurseNotoB", 20, color=violet)
        put(c, 45, 752, "Your account statement", "PurseNotoB", 13)
        put(c, 45, 737, f"{day(a)} \u2013 {day(b)}", "PurseNoto", 9.5, color=grey)
        for x, y, lab, val in ((45, 708, "Name", holder), (205, 708, "Account number", acct), (315, 708, "Account type", "Zero Balance Savings"),
                               (460, 708, "IFSC", ifsc), (45, 668, "Opening balance", "₹" + lakh(opening)), (205, 668, "Money in", "₹" + lakh(k)),
                               (315, 668, "Money out", "₹" + lakh(d)), (460, 668, "Closing balance", "₹" + lakh(txs[0]["bal"]))):
            put(c, x, y, lab, "PurseNoto", 7.5, color=grey)
            put(c, x, y - 13, val, "PurseNotoB", 9.5)
        line(c, 45, 640, 550, 640, 1.2, violet)

        def page(c):
            nonlocal n
            foot()
            c.showPage()
            n += 1
            put(c, 45, 800, "narmada digital", "PurseNotoB", 11, color=violet)
            return 785

        cols = [(42, 112, "l", ["Date"]), (112, 345, "l", ["Details"]), (345, 445, "r", ["Amount"]), (445, 553, "r", ["Balance"])]
        g = kit.Grid(c, cols, 55, page, "PurseNoto", "PurseNotoB", 8.5, 12, gap=5, rule=0.3, rulecolor=(0.82, 0.82, 0.86), headcolor=grey)
        body = []
        for t in txs:
            green = t["amount"] > 0
            body.append(([day(t["date"]), t["lines"], sign(t["amount"]), "₹" + lakh(t["bal"])],
                         {"color": lambda i, green=green: (0.05, 0.5, 0.2) if green and i == 2 else (0.1, 0.1, 0.1)}))
        g.run(632, body)
        foot()
        c.save()
        return n

    kit.twice(draw)
    return {"data": {"bank_name": "narmada digital", "account_number": acct, "account_holder": holder,
                     "account_type": "Zero Balance Savings", "ifsc": ifsc, "currency": "INR", "statement_period": kit.span(a, b),
                     "opening_balance": money(opening), "closing_balance": money(txs[0]["bal"]), "total_debits": money(d),
                     "total_credits": money(k), "transactions": kit.truth(txs)}}


def coop(path, seed, rows):
    """A district co-operative bank: Times, sentence above a ruled table, Dr/Cr in a column of its own, total at the foot."""
    r = kit.rng("coop", seed, rows)
    a, b = kit.period(r, rows)
    opening = r.randint(100000, 4000000)
    txs = kit.ledger(r, rows, a, b, opening, SB_DR + [("TO CHEQUE {name}", 1000, 30000, 100, "00####")], SB_CR, POOLS, floor=20000)
    kit.setlines(txs, "Times-Roman", 9, 150)
    holder = r.choice(("SMT. KAMALABAI VITTHAL JADHAV", "SHRI. PANDURANG NAMDEO SHINDE", "SHRI. ASHOK BHIMRAO GAIKWAD"))
    acct, ifsc = kit.digits(r, "012/SB/0#####"), kit.digits(r, "DCGB0000###")
    day = lambda d: d.strftime("%d/%m/%Y")
    kinds = {"UPI": "TRF", "NEF": "TRF", "IMP": "TRF", "BY ": "CSH", "ATM": "CSH", "POS": "TRF", "SMS": "CHG", "CRE": "INT"}
    d, k = kit.sums(txs)
    S = lambda size, font="Times-Roman", al=0: ParagraphStyle("s", fontName=font, fontSize=size, leading=size * 1.2, alignment=al)
    P = lambda s, size=9, font="Times-Roman", al=0: Paragraph(s, S(size, font, al))
    story = [P("THE GODAVARI DISTRICT CENTRAL CO-OPERATIVE BANK LTD.", 13, "Times-Bold", 1),
             P("Head Office : Shivaji Chowk, Nanded - 431601 &nbsp; Regd. No. 512 dated 14/08/1961", 8.5, "Times-Roman", 1),
             P("ACCOUNT STATEMENT", 11, "Times-Bold", 1), Spacer(1, 6)]
    info = Table([[P("Branch : 012 - Mudkhed Road"), P(f"IFS Code : {ifsc}"), P(f"Date : {day(b)}")],
                  [P(f"A/c No. : {acct}"), P("A/c Type : Savings Deposit"), P(f"Member No. : {r.randint(1000, 9999)}")],
                  [P(f"Name : {holder}"), "", P("Int. Rate : 3.00 %")]], colWidths=[211, 160, 156])
    info.setStyle(TableStyle([("BOX", (0, 0), (-1, -1), 0.8, colors.black), ("VALIGN", (0, 0), (-1, -1), "TOP"),
                              ("SPAN", (0, 2), (1, 2)), ("TOPPADDING", (0, 0), (-1, -1), 1.5), ("BOTTOMPADDING", (0, 0), (-1, -1), 2.5)]))
    story += [info, Spacer(1, 6), P(f"Statement of transactions in the above account from {day(a)} to {day(b)}", 9.5, "Times-Italic"), Spacer(1, 4)]
    H = lambda s, al=1: P(s, 9, "Times-Bold", al)
    R = lambda s: P(s, 9, "Times-Roman", 2)
    data = [[H("Tran.<br/>Date"), H("Type"), H("Particulars"), H("Instr.<br/>No."), H("Debit<br/>Amount (Rs.)"), H("Credit<br/>Amount (Rs.)"),
             H("Balance<br/>Amount (Rs.)"), H("Dr/<br/>Cr")],
            ["", "", P("Opening Balance", 9, "Times-Bold"), "", "", "", R(lakh(opening)), "Cr"]]
    for t in txs:
        m = R(lakh(abs(t["amount"])))
        data.append([day(t["date"]), kinds.get(t["text"][:3], "TRF") if not t["ref"] else "CLG", P("<br/>".join(t["lines"])), t["ref"],
                     "" if t["amount"] > 0 else m, m if t["amount"] > 0 else "", R(lakh(t["bal"])), "Cr"])
    data.append(["", "", P("Total", 9, "Times-Bold"), "", R(lakh(d)), R(lakh(k)), R(lakh(txs[-1]["bal"])), "Cr"])
    tab = Table(data, colWidths=[54, 32, 158, 44, 70, 70, 75, 24], repeatRows=1)
    tab.setStyle(TableStyle([("GRID", (0, 0), (-1, -1), 0.5, colors.black), ("FONT", (0, 0), (-1, -1), "Times-Roman", 9),
                             ("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3),
                             ("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 3), ("BACKGROUND", (0, -1), (-1, -1), colors.Color(.9, .9, .9))]))
    story += [tab, Spacer(1, 10), P("Entries shown above may please be verified with your pass book. Errors if any should be reported within 15 days.", 8.5),
              Spacer(1, 26), P("Branch Manager", 9.5, "Times-Roman", 2)]
    page = lambda c, doc: put(c, 297, 22, f"- {doc.page} -", "Times-Roman", 8, "c")
    SimpleDocTemplate(path, pagesize=A4, leftMargin=34, rightMargin=34, topMargin=36, bottomMargin=40, invariant=1).build(
        story, onFirstPage=page, onLaterPages=page)
    return {"data": {"bank_name": "THE GODAVARI DISTRICT CENTRAL CO-OPERATIVE BANK LTD.", "account_number": acct, "account_holder": holder,
                     "account_type": "Savings Deposit", "ifsc": ifsc, "currency": "INR", "statement_period": kit.span(a, b),
                     "opening_balance": money(opening), "closing_balance": money(txs[-1]["bal"]), "total_debits": money(d),
                     "total_credits": money(k), "transactions": kit.truth(txs, ref=True)}}


def current(path, seed, rows):
    """A private bank's current account: condensed sans, address window, two columns of labels, bands, summary at the foot."""
    r = kit.rng("current", seed, rows)
    a, b = kit.period(r, rows)
    opening = r.randint(5000000, 80000000)
    txs = kit.ledger(r, rows, a, b, opening, CA_DR, CA_CR, POOLS, floor=500000, share=0.45, lag=2)
    kit.setlines(txs, "PurseCond", 7.5, 172)
    holder = r.choice(POOLS["firm"])
    acct, ifsc = kit.digits(r, "5020007#######"), kit.digits(r, "ZNTH0000###")
    day = lambda d: d.strftime("%d/%m/%y")
    full = lambda d: d.strftime("%d/%m/%Y")
    d, k = kit.sums(txs)

    def draw(total):
        c = kit.new(path, A4, "Current account")
        n = 1

        def top():
            put(c, 28, 806, "ZENITH COMMERCIAL BANK", "PurseCondB", 13, color=(0.75, 0.1, 0.1))
            put(c, 567, 806, f"Page No .: {n} of {total}" if total else "", "PurseCond", 8, "r")
            put(c, 567, 792, "Statement of account", "PurseCondB", 10, "r")
            rect(c, 28, 688, 250, 92, stroke=(0.4, 0.4, 0.4))
            for i, s in enumerate((f"M/S. {holder}", "SHOP NO 7, APMC COMPLEX", "RING ROAD, SURAT 395002", "GUJARAT, INDIA")):
                put(c, 36, 764 - i * 12, s, "PurseCondB" if i == 0 else "PurseCond", 8.5)
            put(c, 36, 698, "JOINT HOLDERS :", "PurseCond", 7.5)
            for i, (lab, val) in enumerate((("Account Branch", "RING ROAD"), ("City", "SURAT 395002"), ("Currency", "INR"), ("Cust ID", "71240588"),
                                            ("Account No", acct), ("A/C Open Date", "11/02/2016"), ("Account Status", "Regular"),
                                            ("RTGS/NEFT IFSC", ifsc), ("Product", "CURRENT ACCOUNT TRADE PLUS"))):
                y = 772 - i * 10.5
                put(c, 300, y, lab, "PurseCond", 8)
                put(c, 378, y, ": " + val, "PurseCond", 8)
            put(c, 28, 672, f"From : {full(a)}     To : {full(b)}", "PurseCondB", 8.5)
            return 662

        def page(c):
            nonlocal n
            line(c, 28, g.last, 567, g.last, 0.6, (0.5, 0.5, 0.5))
            c.showPage()
            n += 1
            return top()

        cols = [(28, 70, "c", ["Date"]), (70, 248, "l", ["Narration"]), (248, 300, "l", ["Chq./", "Ref.No."]), (300, 344, "c", ["Value", "Dt"]),
                (344, 416, "r", ["Withdrawal", "Amt."]), (416, 488, "r", ["Deposit", "Amt."]), (488, 567, "r", ["Closing", "Balance"])]
        g = kit.Grid(c, cols, 50, page, "PurseCond", "PurseCondB", 7.5, 9.5, vrule=0.4, headrule=0.6, zebra=(0.955, 0.955, 0.955), headfill=(0.85, 0.85, 0.85),
                     rulecolor=(0.5, 0.5, 0.5), gap=2.5)
        body = []
        for t in txs:
            m = lakh(abs(t["amount"]))
            body.append(([day(t["date"]), t["lines"], t["ref"], day(t["value"]), "" if t["amount"] > 0 else m, m if t["amount"] > 0 else "",
                          lakh(t["bal"])], {}))
        y = g.run(top(), body)
        line(c, 28, y, 567, y, 0.6, (0.5, 0.5, 0.5))
        if y < 120:
            y = page(c)
        put(c, 28, y - 20, "STATEMENT SUMMARY :-", "PurseCondB", 8.5)
        cnt = sum(t["amount"] < 0 for t in txs)
        for x, lab, val in ((110, "Opening Balance", lakh(opening)), (210, "Dr Count", str(cnt)), (290, "Cr Count", str(rows - cnt)), (380, "Debits", lakh(d)),
                            (470, "Credits", lakh(k)), (567, "Closing Bal", lakh(txs[-1]["bal"]))):
            put(c, x, y - 34, lab, "PurseCondB", 8, "r")
            put(c, x, y - 46, val, "PurseCond", 8, "r")
        c.save()
        return n

    kit.twice(draw)
    return {"data": {"bank_name": "ZENITH COMMERCIAL BANK", "account_number": acct, "account_holder": f"M/S. {holder}",
                     "account_type": "CURRENT ACCOUNT TRADE PLUS", "ifsc": ifsc, "currency": "INR", "statement_period": kit.span(a, b),
                     "opening_balance": money(opening), "closing_balance": money(txs[-1]["bal"]), "total_debits": money(d),
                     "total_credits": money(k), "transactions": kit.truth(txs, ref=True)}}


def cashcredit(path, seed, rows):
    """A cash credit against stocks: limit and drawing power in the head, balances Dr, carried from page to page."""
    r = kit.rng("cashcredit", seed, rows)
    a, b = kit.period(r, rows)
    limit = r.choice((5000000, 7500000, 15000000)) * 100
    power = limit * r.randint(78, 97) // 10000 * 100
    opening = -power * r.randint(40, 75) // 100 + r.randint(0, 99)
    extra = [("INTEREST DEBIT AT 10.65 PCT", 1500000, 4800000, 1), ("STOCK INSPECTION CHARGES", 59000, 118000, 1)]
    txs = kit.ledger(r, rows, a, b, opening, CA_DR + extra, CA_CR, POOLS, floor=-power, share=0.45, ceil=-1000000)
    kit.setlines(txs, "Helvetica", 7.5, 168)
    holder = r.choice(POOLS["firm"])
    acct, ifsc = kit.digits(r, "3391#######"), kit.digits(r, "PCBK000####")
    day = lambda d: d.strftime("%d-%b-%Y").upper()
    dr = lambda n: lakh(abs(n)) + (" Dr" if n < 0 else " Cr")
    c = kit.new(path, A4, "CC statement")
    cols = [(30, 88, "l", ["DATE"]), (88, 262, "l", ["PARTICULARS"]), (262, 312, "l", ["CHQ.NO."]), (312, 388, "r", ["DEBIT"]), (388, 464, "r", ["CREDIT"]),
            (464, 565, "r", ["BALANCE"])]

    def page(c):
        c.showPage()
        put(c, 30, 808, f"PRAGATI COMMERCIAL BANK - A/c {acct} - {holder}", "Helvetica", 8)
        return 798

    at = lambda i: dr(txs[i - 1]["bal"] if i > 0 else opening)
    g = kit.Grid(c, cols, 60, page, size=7.5, lead=9.5, headrule=0.8, gap=2, foot=lambda i: ["", "C/F", "", "", "", at(i - 1)],
                 top=lambda i: ["", "B/F", "", "", "", at(i - 1)])
    put(c, 297, 803, "PRAGATI COMMERCIAL BANK", "Helvetica-Bold", 14, "c")
    put(c, 297, 790, "INDUSTRIAL FINANCE BRANCH, PLOT 14 MIDC ROAD, AURANGABAD 431005", "Helvetica", 8, "c")
    put(c, 297, 770, f"STATEMENT OF CASH CREDIT ACCOUNT FOR THE PERIOD {day(a)} TO {day(b)}", "Helvetica-Bold", 9, "c")
    rect(c, 30, 686, 535, 74, stroke=(0, 0, 0))
    line(c, 300, 686, 300, 760)
    line(c, 30, 722, 300, 722)
    put(c, 36, 747, "BORROWER", "Helvetica", 6.5)
    put(c, 36, 734, holder, "Helvetica-Bold", 9)
    put(c, 36, 711, "ACCOUNT NUMBER", "Helvetica", 6.5)
    put(c, 36, 698, acct, "Helvetica-Bold", 9)
    put(c, 160, 711, "IFSC", "Helvetica", 6.5)
    put(c, 160, 698, ifsc, "Helvetica-Bold", 9)
    for i, (lab, val) in enumerate((("FACILITY", "CC - HYPOTHECATION OF STOCK"), ("SANCTIONED LIMIT (Rs.)", lakh(limit)), ("DRAWING POWER (Rs.)", lakh(power)),
                                    ("RATE OF INTEREST", "10.65 % P.A. MONTHLY RESTS"), ("DP VALID UPTO", day(b)))):
        put(c, 306, 748 - i * 13, lab, "Helvetica", 7.5)
        put(c, 420, 748 - i * 13, val, "Helvetica-Bold", 7.5)
    body = [(["", "BALANCE B/F", "", "", "", dr(opening)], {"bold": True})]
    for t in txs:
        m = lakh(abs(t["amount"]))
        body.append(([day(t["date"]), t["lines"], t["ref"], "" if t["amount"] > 0 else m, m if t["amount"] > 0 else "", dr(t["bal"])], {}))
    y = g.run(674, body)
    if y < 110:
        y = page(c)
    d, k = kit.sums(txs)
    line(c, 30, y - 2, 565, y - 2, 0.8)
    y = g.row(y - 2, ["", "TOTAL TURNOVER", "", lakh(d), lakh(k), ""], bold=True)
    y = g.row(y, ["", "CLOSING BALANCE", "", "", "", dr(txs[-1]["bal"])], bold=True)
    line(c, 30, y, 565, y, 0.8)
    y = g.row(y, ["", "AVAILABLE WITHIN DRAWING POWER", "", "", "", lakh(power + txs[-1]["bal"])])
    c.save()
    return {"data": {"bank_name": "PRAGATI COMMERCIAL BANK", "branch": "INDUSTRIAL FINANCE BRANCH", "account_number": acct, "account_holder": holder,
                     "account_type": "CC - HYPOTHECATION OF STOCK", "ifsc": ifsc, "currency": "INR", "statement_period": kit.span(a, b),
                     "opening_balance": money(opening), "closing_balance": money(txs[-1]["bal"]), "total_debits": money(d),
                     "total_credits": money(k), "transactions": kit.truth(txs, ref=True)}}


BANKS = {"mobileapp": mobile, "coop": coop, "currentaccount": current, "cashcredit": cashcredit}
