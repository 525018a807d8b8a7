# SPDX-License-Identifier: AGPL-3.0-or-later
"""Indian banks: a passbook's print, a core system's report, a net-banking statement."""
import textwrap

from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.units import mm
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle

import stranger_purse_kit as kit
from stranger_purse_india import CA_CR, CA_DR, POOLS, SB_CR, SB_DR
from stranger_purse_kit import lakh, line, money, put, rect


def passbook(path, seed, rows):
    """A savings passbook: a page of particulars in a box, then ruled pages filled by a line printer."""
    r = kit.rng("passbook", seed, rows)
    a, b = kit.period(r, rows)
    opening = r.randint(200000, 9000000)
    txs = kit.ledger(r, rows, a, b, opening, SB_DR, SB_CR, POOLS, floor=50000)
    kit.setlines(txs, "Courier", 8, 176)
    holder = "SHRI " + r.choice(("DATTATRAY S KADAM", "MOHD YUSUF ANSARI", "BALAKRISHNA HEGDE", "RAMLAL P VERMA"))
    acct, ifsc = kit.digits(r, "2017#######"), kit.digits(r, "SHYD000####")
    cif, micr = kit.digits(r, "8########"), kit.digits(r, "4110440##")
    branch = r.choice(("KARVE ROAD", "MARKET YARD", "STATION ROAD", "TILAK CHOWK"))
    opened = f"{r.randint(1, 28):02d}/{r.randint(1, 12):02d}/{r.randint(2006, 2019)}"
    closing = txs[-1]["bal"]
    day = lambda d: d.strftime("%d-%m-%y")
    cols = [(36, 60, "r", ["Sr"]), (60, 112, "l", ["Date"]), (112, 294, "l", ["Particulars"]),
            (294, 336, "l", ["Cheque", "No."]), (336, 404, "r", ["Withdrawals", "Rs."]),
            (404, 472, "r", ["Deposits", "Rs."]), (472, 559, "r", ["Balance", "Rs."])]

    c = kit.new(path, A4, "Passbook")
    put(c, 297, 800, "SAHYADRI BANK OF INDIA", "Times-Bold", 17, "c", (0.55, 0.05, 0.1))
    put(c, 297, 785, "(A Government of India Undertaking)", "Times-Italic", 9, "c")
    put(c, 297, 768, "SAVINGS BANK PASS BOOK", "Times-Bold", 12, "c")
    rect(c, 36, 596, 523, 160, stroke=(0.55, 0.05, 0.1), width=1)
    left = [("Account No.", acct), ("Customer ID", cif), ("Name", holder), ("S/o, D/o, W/o", "LATE " + holder.split()[-1]),
            ("Address", f"H NO {r.randint(10, 900)}, GANESH PETH"), ("", f"PUNE 4110{r.randint(10, 60)}"), ("Mode of Operation", "SINGLE"),
            ("Nomination", "REGISTERED")]
    right = [("Branch", branch), ("IFSC", ifsc), ("MICR Code", micr), ("A/c Type", "SB GENERAL"),
             ("A/c Opened on", opened), ("Phone", kit.digits(r, "020-2#######")), ("Printed from", a.strftime("%d/%m/%Y")),
             ("Printed upto", b.strftime("%d/%m/%Y"))]
    for x, gap, pairs in ((46, 92, left), (326, 78, right)):
        for k, (lab, val) in enumerate(pairs):
            put(c, x, 738 - k * 18, lab, "Times-Roman", 9)
            if lab:
                put(c, x + gap, 738 - k * 18, ":", "Times-Roman", 9)
            put(c, x + gap + 8, 738 - k * 18, val, "Courier-Bold", 9)

    def page(c):
        c.showPage()
        put(c, 36, 806, "SAHYADRI BANK OF INDIA", "Times-Bold", 9, color=(0.55, 0.05, 0.1))
        put(c, 559, 806, f"A/c No. {acct}", "Courier", 8, "r")
        return 796

    def carried(word, i):
        return ["", "", word, "", "", "", lakh(txs[i - 1]["bal"] if i else opening) + "Cr"]

    g = kit.Grid(c, cols, 60, page, "Courier", "Courier-Bold", 8, 10, vrule=0.5, headrule=1, rule=0.3, headfill=(0.98, 0.93, 0.93),
                 rulecolor=(0.6, 0.3, 0.3), foot=lambda i: carried("Carried Forward", i), top=lambda i: carried("Brought Forward", i))
    body = [(["", day(a), "Brought Forward", "", "", "", lakh(opening) + "Cr"], {})]
    for k, t in enumerate(txs):
        m = lakh(abs(t["amount"]))
        body.append(([str(k + 1), day(t["date"]), t["lines"], "", "" if t["amount"] > 0 else m, m if t["amount"] > 0 else "",
                      lakh(t["bal"]) + "Cr"], {}))
    g.foot, g.top = (lambda i: carried("Carried Forward", i - 1)), (lambda i: carried("Brought Forward", i - 1))
    y = g.run(580, body)
    put(c, 36, y - 16, "Cr - Credit balance.  Please get your pass book updated every month.", "Times-Italic", 8)
    c.save()
    return {"data": {"bank_name": "SAHYADRI BANK OF INDIA", "account_number": acct, "account_holder": holder,
                     "account_type": "SB GENERAL", "ifsc": ifsc, "currency": "INR", "statement_period": kit.span(a, b),
                     "opening_balance": money(opening), "closing_balance": money(closing), "transactions": kit.truth(txs)}}


def core(path, seed, rows):
    """A core system's report: fixed pitch, page heads, dashes, page totals and balances carried."""
    r = kit.rng("core", seed, rows)
    a, b = kit.period(r, rows)
    opening = r.randint(20000000, 90000000)
    txs = kit.ledger(r, rows, a, b, opening, CA_DR, CA_CR, POOLS, floor=1000000, share=0.45, lag=1)
    holder = "M/S " + r.choice(POOLS["firm"])
    acct, ifsc = kit.digits(r, "0417050000####"), kit.digits(r, "KVNB0000###")
    day = lambda d: d.strftime("%d-%m-%Y")
    run = r.randint(1000, 9999)
    for t in txs:
        t["lines"] = textwrap.wrap(t["text"], 34)
    per = 40
    pages, cur = [], []
    for t in txs:
        if cur and sum(len(x["lines"]) for x in cur) + len(t["lines"]) > per:
            pages.append(cur)
            cur = []
        cur.append(t)
    pages.append(cur)
    wide = 126
    c = kit.new(path, landscape(A4), "ACSTMT")
    held = opening
    for n, part in enumerate(pages):
        out = [f"{'KAVERI NATIONAL BANK LTD':<86}PAGE NO.    : {n + 1} OF {len(pages)}",
               f"{'BRANCH : 0417 HUBLI MAIN':<86}REPORT ID   : ACSTMT/{run}",
               f"{'IFSC   : ' + ifsc:<86}RUN DATE    : {day(b)}", "",
               f"STATEMENT OF ACCOUNT FOR THE PERIOD {day(a)} TO {day(b)}".center(wide).rstrip(), "",
               f"A/C NUMBER    : {acct:<40}A/C NAME : {holder}", f"SCHEME        : {'CURRENT ACCOUNT - GENERAL':<40}CURRENCY : INR",
               "-" * wide,
               f"{'TRAN DATE':<11}{'VALUE DATE':<11}{'PARTICULARS':<36}{'INSTR NO':<10}{'WITHDRAWALS':>18}{'DEPOSITS':>18}{'BALANCE':>18}",
               "-" * wide]
        word = "OPENING BALANCE" if n == 0 else "BALANCE BROUGHT FORWARD"
        out.append(f"{'':<22}{word:<36}{'':<10}{'':>36}{lakh(held) + ' Cr':>20}")
        for t in part:
            m = lakh(abs(t["amount"]))
            out.append(f"{day(t['date']):<11}{day(t['value']):<11}{t['lines'][0]:<36}{t['ref']:<10}"
                       f"{m if t['amount'] < 0 else '':>18}{m if t['amount'] > 0 else '':>18}{lakh(t['bal']) + ' Cr':>20}".rstrip())
            out += [f"{'':<22}{s}" for s in t["lines"][1:]]
        held = part[-1]["bal"]
        d, k = kit.sums(part)
        out.append("-" * wide)
        out.append(f"{'':<22}{'PAGE TOTAL':<46}{lakh(d):>18}{lakh(k):>18}")
        if n + 1 < len(pages):
            out.append(f"{'':<22}{'BALANCE CARRIED FORWARD':<82}{lakh(held) + ' Cr':>20}")
        else:
            d, k = kit.sums(txs)
            out += [f"{'':<22}{'GRAND TOTAL':<46}{lakh(d):>18}{lakh(k):>18}",
                    f"{'':<22}{'CLOSING BALANCE':<82}{lakh(held) + ' Cr':>20}", "-" * wide,
                    "*** END OF STATEMENT ***".center(wide).rstrip()]
        for i, s in enumerate(out):
            put(c, 34, 565 - i * 9.2, s, "Courier", 10)
        c.showPage()
    c.save()
    d, k = kit.sums(txs)
    return {"data": {"bank_name": "KAVERI NATIONAL BANK LTD", "account_number": acct, "account_holder": holder,
                     "account_type": "CURRENT ACCOUNT - GENERAL", "ifsc": ifsc, "currency": "INR", "statement_period": kit.span(a, b),
                     "opening_balance": money(opening), "closing_balance": money(held), "total_debits": money(d),
                     "total_credits": money(k), "transactions": kit.truth(txs, ref=True)}}


NET_DR = [(k[0], k[1], k[2], k[3], "############") for k in SB_DR]
NET_CR = [(k[0], k[1], k[2], k[3], "############") for k in SB_CR]


def netbank(path, seed, rows):
    """A private bank's net-banking PDF: platypus, head of three columns, wrapped narrations."""
    r = kit.rng("netbank", seed, rows)
    a, b = kit.period(r, rows)
    opening = r.randint(500000, 20000000)
    txs = kit.ledger(r, rows, a, b, opening, NET_DR, NET_CR, POOLS, floor=100000, lag=1)
    kit.setlines(txs, "PurseNoto", 7.5, 140)
    holder = r.choice(("Ms. Ananya Krishnaswamy", "Mr. Devendra Rathod", "Mrs. Farida Merchant", "Mr. Joseph Kurian"))
    acct, ifsc = kit.digits(r, "6108 #### ####"), kit.digits(r, "ARVB0##0###")
    d, k = kit.sums(txs)
    blue = colors.Color(0.09, 0.22, 0.44)
    st = lambda size=8, font="PurseNoto", al=0, col=colors.black: ParagraphStyle("x", fontName=font, fontSize=size, leading=size * 1.3,
                                                                            alignment=al, textColor=col)
    P = lambda s, *x: Paragraph(s, st(*x))
    day = lambda d: d.strftime("%d %b %Y")

    def frame(c, doc):
        rect(c, 0, 812, 595.3, 30, (0.09, 0.22, 0.44))
        put(c, 36, 822, "Aravalli Bank", "PurseNotoB", 14, color=(1, 1, 1))
        put(c, 559, 822, "Account Statement", "PurseNoto", 10, "r", (1, 1, 1))
        put(c, 36, 24, "This is a system generated statement and does not require a signature.", "PurseNoto", 6.5)
        put(c, 559, 24, f"Page {doc.page}", "PurseNoto", 6.5, "r")

    lab = lambda s: P(s, 7, "PurseNoto", 0, colors.grey)
    stack = lambda pairs: [x for q in pairs for x in (lab(q[0]), P(q[1], 8, "PurseNotoB"), Spacer(1, 3))]
    head = Table([[
        [P(holder, 11, "PurseNotoB"), P(f"Flat {r.randint(1, 40)}, Shanti Residency,<br/>Linking Road, Jodhpur,<br/>Rajasthan - 34200{r.randint(1, 9)}")],
        stack([("Account Number", acct), ("Account Type", "Savings - Prime"), ("Currency", "INR")]),
        stack([("Branch", "Jodhpur, Sardarpura"), ("IFSC", ifsc), ("Customer ID", kit.digits(r, "44######"))])]],
        colWidths=[233, 150, 140])
    head.setStyle(TableStyle([("VALIGN", (0, 0), (-1, -1), "TOP"), ("LINEBELOW", (0, 0), (-1, -1), 0.6, blue)]))
    data = [[P(s, 7.5, "PurseNotoB", al, colors.white) for s, al in (
        ("Txn<br/>Date", 0), ("Value<br/>Date", 0), ("Description", 0), ("Ref No./<br/>Cheque No.", 0), ("Debit<br/>(₹)", 2),
        ("Credit<br/>(₹)", 2), ("Balance<br/>(₹)", 2))]]
    for t in txs:
        m = P(lakh(abs(t["amount"])), 7.5, "PurseNoto", 2)
        data.append([P(day(t["date"]), 7.5), P(day(t["value"]), 7.5), P("<br/>".join(t["lines"]), 7.5), P(t["ref"], 7.5),
                     "" if t["amount"] > 0 else m, m if t["amount"] > 0 else "", P(lakh(t["bal"]), 7.5, "PurseNoto", 2)])
    table = Table(data, colWidths=[54, 54, 148, 66, 62, 66, 73], repeatRows=1)
    table.setStyle(TableStyle([("BACKGROUND", (0, 0), (-1, 0), blue), ("VALIGN", (0, 0), (-1, -1), "TOP"),
                               ("LINEBELOW", (0, 1), (-1, -1), 0.4, colors.lightgrey), ("LEFTPADDING", (0, 0), (-1, -1), 4),
                               ("RIGHTPADDING", (0, 0), (-1, -1), 4)]))
    box = Table([[P(s, 7, "PurseNoto", 1, colors.grey) for s in ("Opening Balance", "Total Debits", "Total Credits", "Closing Balance")],
                 [P("₹ " + lakh(x), 9, "PurseNotoB", 1) for x in (opening, d, k, txs[-1]["bal"])]], colWidths=[130.75] * 4)
    box.setStyle(TableStyle([("BOX", (0, 0), (-1, -1), 0.6, blue), ("BACKGROUND", (0, 0), (-1, -1), colors.Color(0.94, 0.96, 1))]))
    doc = SimpleDocTemplate(path, pagesize=A4, leftMargin=36, rightMargin=36, topMargin=40, bottomMargin=16 * mm, invariant=1)
    doc.build([head, Spacer(1, 8), P(f"Statement for the period {day(a)} to {day(b)}", 9, "PurseNotoB"), Spacer(1, 6), box, Spacer(1, 8),
               table], onFirstPage=frame, onLaterPages=frame)
    return {"data": {"bank_name": "Aravalli Bank", "account_number": acct, "account_holder": holder, "account_type": "Savings - Prime",
                     "ifsc": ifsc, "currency": "INR", "statement_period": kit.span(a, b), "opening_balance": money(opening),
                     "closing_balance": money(txs[-1]["bal"]), "total_debits": money(d), "total_credits": money(k),
                     "transactions": kit.truth(txs, ref=True)}}


BANKS = {"passbook": passbook, "corereport": core, "netbank": netbank}
