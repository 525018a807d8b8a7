# SPDX-License-Identifier: AGPL-3.0-or-later
"""Banks of Nigeria (platypus) and Thailand in English (canvas)."""
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle

import stranger_purse_kit as kit
from stranger_purse_kit import group, line, money, put, rect

NG = {"n": ["OKORO CHINEDU PAUL", "ADEYEMI FUNMILAYO", "BELLO SADIQ", "EKPO GRACE IME"], "s": ["MAMA TEE FOODS", "JUBILEE PHARMACY IKEJA", "PALMGROVE FILLING STATION"],
      "f": ["DELTA AGRO FOODS LTD", "LEKKI PROPERTIES PLC", "KANO LEATHER WORKS"], "b": ["GNB", "SVB", "LGB"]}
NG_DR = [("NIP/{b}/{n}/TRANSFER FOR UPKEEP", 10, 2500, 10000, "0000##24##########"), ("POS/WEB PMT {s} LANG", 90000, 4500000, 1, "2########"),
         ("ELECTRONIC MONEY TRANSFER LEVY", 5000, 5000, 1, "EMTL######"), ("SMS ALERT CHARGE FOR THE MONTH", 4000, 32000, 100, "SMS######"),
         ("AIRTIME PURCHASE 080########", 5, 50, 10000, "3########"), ("ATM CASH WITHDRAWAL {s}", 10, 400, 10000, "4########"), ("VAT ON TRANSFER FEE", 75, 375, 1, "VAT######")]
NG_CR = [("NIP CR/{b}/{n}/PART PAYMENT", 50, 5000, 10000, "0000##24##########"), ("SALARY PAYMENT FROM {f}", 12000000, 65000000, 1, "SAL######"),
         ("CASH DEPOSIT BY {n}", 20, 3000, 10000, "1########"), ("REVERSAL POS {s}", 90000, 2500000, 1, "RV#######")]


def nigeria(path, seed, rows):
    """Landscape, a band of colour over the head, label and value in a small striped table, summary beside it."""
    r = kit.rng("nigeria", seed, rows)
    a, b = kit.period(r, rows)
    opening = r.randint(2000000, 90000000)
    txs = kit.ledger(r, rows, a, b, opening, NG_DR, NG_CR, NG, floor=50000, lag=1)
    kit.setlines(txs, "PurseCond", 8, 238)
    holder = r.choice(("AMAECHI NGOZI BLESSING", "OLUWASEUN TRADING ENTERPRISES", "IBRAHIM MUSA DANJUMA"))
    acct = kit.digits(r, "01########")
    kind = "CURRENT ACCOUNT - SME" if "TRADING" in holder else "SAVINGS ACCOUNT"
    g = group
    d, k = kit.sums(txs)
    wine = colors.Color(0.45, 0.05, 0.2)
    day = lambda x: x.strftime("%d-%b-%Y")
    S = lambda size=8, font="PurseCond", al=0, col=colors.black: ParagraphStyle("n", fontName=font, fontSize=size, leading=size * 1.25, alignment=al, textColor=col)
    P = lambda s, *x: Paragraph(s, S(*x))

    def page(c, doc):
        rect(c, 0, 560, 842, 36, (0.45, 0.05, 0.2))
        put(c, 36, 571, "Savannah Bank PLC", "PurseCondB", 16, color=(1, 1, 1))
        put(c, 806, 572, "CUSTOMER STATEMENT", "PurseCondB", 11, "r", (1, 1, 1))
        put(c, 36, 22, "Please notify us of any discrepancy within 14 days. Savannah Bank PLC RC 999123.", "PurseCond", 7)
        put(c, 806, 22, f"Page {doc.page}", "PurseCond", 7, "r")

    left = Table([[P(x, 8, "PurseCondB"), P(y)] for x, y in (("Account Name", holder), ("Address", f"{r.randint(2, 99)} ALLEN AVENUE, IKEJA, LAGOS STATE"), ("Account Number", acct),
                                                       ("Account Type", kind), ("Currency", "Nigerian Naira (NGN)"))], colWidths=[100, 270])
    right = Table([[P(x, 8, "PurseCondB"), P(y, 8, "PurseCond", 2)] for x, y in (("Statement Period", f"{day(a)} to {day(b)}"), ("Opening Balance", g(opening)), ("Total Withdrawals", g(d)),
                                                                      ("Total Lodgements", g(k)), ("Closing Balance", g(txs[-1]["bal"])))], colWidths=[110, 160])
    for t in (left, right):
        t.setStyle(TableStyle([("ROWBACKGROUNDS", (0, 0), (-1, -1), [colors.Color(0.97, 0.93, 0.95), colors.white]), ("TOPPADDING", (0, 0), (-1, -1), 2),
                               ("BOTTOMPADDING", (0, 0), (-1, -1), 3), ("LINEBELOW", (0, -1), (-1, -1), 0.6, wine)]))
    head = Table([[left, right]], colWidths=[440, 330])
    head.setStyle(TableStyle([("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 0), ("ALIGN", (1, 0), (1, 0), "RIGHT"), ("RIGHTPADDING", (0, 0), (-1, -1), 0)]))
    H = lambda s, al=0: P(s, 8, "PurseCondB", al, colors.white)
    data = [[H("Trans. Date"), H("Value Date"), H("Reference"), H("Remarks"), H("Withdrawals", 2), H("Lodgements", 2), H("Balance", 2)]]
    for t in txs:
        m = P(g(abs(t["amount"])), 8, "PurseCond", 2)
        nil = P("0.00", 8, "PurseCond", 2)
        data.append([P(day(t["date"])), P(day(t["value"])), P(t["ref"]), P("<br/>".join(t["lines"])), m if t["amount"] < 0 else nil, m if t["amount"] > 0 else nil,
                     P(g(t["bal"]), 8, "PurseCond", 2)])
    tab = Table(data, colWidths=[68, 68, 104, 250, 88, 92, 100], repeatRows=1)
    tab.setStyle(TableStyle([("BACKGROUND", (0, 0), (-1, 0), wine), ("ROWBACKGROUNDS", (0, 1), (-1, -1), [colors.white, colors.Color(0.95, 0.95, 0.95)]),
                             ("BOX", (0, 0), (-1, -1), 0.6, wine), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"), ("TOPPADDING", (0, 0), (-1, -1), 2.5), ("BOTTOMPADDING", (0, 0), (-1, -1), 3.5)]))
    SimpleDocTemplate(path, pagesize=landscape(A4), leftMargin=36, rightMargin=36, topMargin=48, bottomMargin=40, invariant=1).build(
        [head, Spacer(1, 12), tab], onFirstPage=page, onLaterPages=page)
    return {"data": {"bank_name": "Savannah Bank PLC", "account_number": acct, "account_holder": holder, "account_type": kind, "currency": "NGN",
                     "statement_period": kit.span(a, b), "opening_balance": money(opening), "closing_balance": money(txs[-1]["bal"]), "total_debits": money(d),
                     "total_credits": money(k), "transactions": kit.truth(txs, ref=True)}}


TH = {"n": ["MR. SOMSAK P", "MS. KANYA R", "MRS. DUANGJAI T"], "s": ["LOTUS LANE MART", "BAAN KAFE NIMMAN", "SIAM FUEL STATION 12"], "b": ["LNB", "RTB", "KPB"]}
TH_DR = [("Transfer Withdrawal To {b} X#### {n}", 50, 15000, 100), ("Payment To {s}", 4500, 320000, 1), ("Cash Withdrawal", 5, 200, 10000),
         ("Direct Debit Electricity Authority Ref X####", 42000, 480000, 1), ("Fee Withdrawal SMS Alert", 1500, 3500, 100)]
TH_CR = [("Transfer Deposit From {b} X#### {n}", 100, 20000, 100), ("Cash Deposit", 5, 300, 10000), ("Payroll Deposit From CHIANG MAI CERAMICS CO., LTD.", 1800000, 6400000, 1),
         ("Interest Deposit", 120, 9800, 1)]
WAY = {"Transfer": ["Mobile", "Internet"], "Payment": ["Mobile", "EDC"], "Cash": ["ATM", "CDM", "Branch"], "Direct": ["Automatic"], "Fee": ["Automatic"], "Payroll": ["Media"], "Interest": ["Automatic"]}


def siam(path, seed, rows):
    """Thailand in English: one column for withdrawal and deposit without signs, times, channels, beginning balance as first row."""
    r = kit.rng("siam", seed, rows)
    a, b = kit.period(r, rows)
    opening = r.randint(300000, 8000000)
    txs = kit.ledger(r, rows, a, b, opening, TH_DR, TH_CR, TH, floor=10000)
    kit.setlines(txs, "Helvetica", 8, 182)
    last = {}
    for t in txs:
        m = min(1430, max(last.get(t["date"], 360), 0) + r.randint(3, 400))
        last[t["date"]] = m
        t["time"], t["way"] = f"{m // 60:02d}:{m % 60:02d}", r.choice(WAY[t["text"].split()[0]])
    holder = r.choice(("MS. PIMCHANOK SRISAWAT", "MR. THANAKORN WONGCHAI", "MRS. ORATHAI MEESUK"))
    acct = kit.digits(r, "###-2-#####-#")
    d, k = kit.sums(txs)
    nd = sum(t["amount"] < 0 for t in txs)
    teal = (0, 0.42, 0.42)
    full = lambda x: x.strftime("%d/%m/%Y")
    short = lambda x: x.strftime("%d-%m-%y")

    def draw(total):
        c, n = kit.new(path, A4, "Statement"), 1

        def top():
            put(c, 36, 800, "LANNA BANK", "Helvetica-Bold", 16, color=teal)
            put(c, 559, 804, "STATEMENT OF SAVINGS ACCOUNT", "Helvetica-Bold", 10, "r")
            put(c, 559, 792, f"Page (Of) {n}/{total}", "Helvetica", 8, "r")
            line(c, 36, 786, 559, 786, 2, teal)
            return 776

        def page(c):
            nonlocal n
            c.showPage()
            n += 1
            y = top()
            put(c, 36, y - 10, f"Account Number {acct}", "Helvetica", 8)
            put(c, 559, y - 10, f"Period {full(a)} - {full(b)}", "Helvetica", 8, "r")
            return y - 20

        y = top()
        for i, s in enumerate((holder, "88/7 MOO 4 NIMMAN ROAD", "SUTHEP, MUEANG", "CHIANG MAI 50200")):
            put(c, 36, y - 22 - 12 * i, s, "Helvetica", 9)
        rect(c, 310, y - 74, 249, 66, stroke=teal, width=0.8)
        for i, (lab, val) in enumerate((("Account Number", acct), ("Account Branch", "NIMMAN, CHIANG MAI"), ("Period", f"{full(a)} - {full(b)}"), ("Currency", "THB"))):
            put(c, 318, y - 22 - 14 * i, lab, "Helvetica", 8, color=(0.3, 0.3, 0.3))
            put(c, 402, y - 22 - 14 * i, val, "Helvetica-Bold", 8.5)
        y -= 86
        rect(c, 36, y - 34, 523, 34, (0.9, 0.96, 0.96))
        for i, (lab, val) in enumerate((("Ending Balance", group(txs[-1]["bal"])), (f"Total Withdrawal {nd} Items", group(d)), (f"Total Deposit {rows - nd} Items", group(k)))):
            put(c, 46 + 175 * i, y - 13, lab, "Helvetica", 8)
            put(c, 46 + 175 * i, y - 26, val, "Helvetica-Bold", 9.5)
        cols = [(36, 84, "l", ["Date"]), (84, 118, "l", ["Time"]), (118, 306, "l", ["Descriptions"]), (306, 396, "r", ["Withdrawal /", "Deposit"]),
                (396, 486, "r", ["Outstanding", "Balance"]), (486, 559, "l", ["    Channel"])]
        grid = kit.Grid(c, cols, 60, page, "Helvetica", "Helvetica-Bold", 8, 10, headfill=teal, headcolor=(1, 1, 1), gap=3, rule=0.25, rulecolor=(0.7, 0.8, 0.8))
        body = [([short(a), "", "Beginning Balance", "", group(opening), ""], {})]
        for t in txs:
            body.append(([short(t["date"]), t["time"], t["lines"], group(abs(t["amount"])), group(t["bal"]), "    " + t["way"]], {}))
        y = grid.run(y - 44, body)
        put(c, 297, 36, "Issued by the Lanna e-Statement service. Contact 02-555-0188.", "Helvetica", 7, "c")
        c.save()
        return n

    kit.twice(draw)
    return {"data": {"bank_name": "LANNA BANK", "account_number": acct, "account_holder": holder, "account_type": "SAVINGS ACCOUNT", "currency": "THB",
                     "statement_period": kit.span(a, b), "opening_balance": money(opening), "closing_balance": money(txs[-1]["bal"]), "total_debits": money(d),
                     "total_credits": money(k), "transactions": kit.truth(txs)}}


BANKS = {"nigeria": nigeria, "siam": siam}
