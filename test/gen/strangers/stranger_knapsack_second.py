# SPDX-License-Identifier: AGPL-3.0-or-later
"""India: a co-operative bank, a current account with cheque numbers and value dates, a cash-credit account."""
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, letter
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import KeepTogether, Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle

from stranger_knapsack_kit import (BANKC, EN, EN_FULL, FIRMS, Page, digits, fold, lakh, ledger, month, person, rng, totals, truth)


def _chq(r):
    return digits(r, 6, "0123456789")


def coop(path, seed, rows):
    """A boxed head, centred name, a small table of labels and values, a serial number at each row, sums at the foot."""
    r = rng("coop", seed, rows)
    start, end = month(r, 3)
    name = person(r)
    opening = r.randint(150000, 4000000)
    pool = [
        (-1, 4, lambda r, d: ("To Cash Withdrawal", _chq(r)), 500, 20000, 100),
        (-1, 2, lambda r, d: ("To RD Instl. A/c " + digits(r, 5), None), 500, 5000, 500),
        (-1, 3, lambda r, d: ("To Transfer " + person(r), _chq(r)), 300, 19000, True),
        (-1, 1, lambda r, d: ("To Share Capital Contribution", None), 100, 1000, 100),
        (-1, 1, lambda r, d: ("To Loan Instalment Trf. to LN/" + digits(r, 4), None), 1500, 9500, True),
        (-1, 1, lambda r, d: ("To Chq Book Charges", None), 30, 120, False),
        (1, 4, lambda r, d: ("By Cash Deposit", None), 500, 25000, 100),
        (1, 3, lambda r, d: ("By Milk Bill Payment Dairy Sanstha", None), 900, 14000, False),
        (1, 1, lambda r, d: ("By Clearing " + r.choice(FIRMS).title(), _chq(r)), 2000, 30000, False),
        (1, 1, lambda r, d: ("By Interest Posted", None), 40, 800, True)]
    tx = fold(ledger(r, rows, start, end, opening, pool), "Times-Roman", 9, 150)
    acc, ifsc = f"{digits(r, 3, '0')}/SB/{digits(r, 5)}", "KOLB0" + digits(r, 6, "0")
    bank = "The Krishnatir Nagari Sahakari Bank Ltd., Wai"
    T, B = "Times-Roman", "Times-Bold"
    pg = Page(path, font=T)
    L, R = 36, 559
    cols = [36, 64, 120, 278, 330, 404, 478, 559]

    def d10(d):
        return d.strftime("%d-%m-%Y")

    pg.box(L, 28, R - L, 62)
    pg.put(pg.w / 2, 48, bank, 15, B, "c")
    pg.put(pg.w / 2, 63, "Regd. No. STR/BNK/114 - Head Office: Ganpati Ali, Wai, Dist. Satara 412803", 8.5, None, "c")
    pg.put(pg.w / 2, 80, "ACCOUNT STATEMENT / KHATE UTARA", 10, B, "c")
    grid = [("Branch", "Panchgani Road", "Account No.", acc), ("Name", name, "Account Type", "Savings Deposit"),
            ("Member No.", digits(r, 5), "IFSC Code", ifsc), ("Period", f"{d10(start)} to {d10(end)}", "Print Date", d10(end))]
    y = 98
    for row in grid:
        for x, w, s, f in zip((36, 96, 298, 378), (60, 202, 80, 181), row, (B, T, B, T)):
            pg.box(x, y, w, 16, "#eeeeee" if f == B else None, "#555555", 0.4)
            pg.put(x + 4, y + 11.5, s, 9, f)
        y += 16

    def heads(y):
        pg.box(L, y, R - L, 18, "#dfe9df", "#000000", 0.6)
        for i, s in enumerate(("Sr.", "Tr. Date", "Particulars", "Chq. No.", "Debit (Rs.)", "Credit (Rs.)", "Balance (Rs.)")):
            if i < 4:
                pg.put(cols[i] + 4, y + 12.5, s, 9, B)
            else:
                pg.put(cols[i + 1] - 4, y + 12.5, s, 9, B, "r")
        return y

    def rules(y0, y1):
        for x in cols:
            pg.line(x, y0, x, y1, 0.5)
        pg.line(L, y1, R, y1, 0.6)

    top = heads(y + 12)
    y = top + 30
    pg.put(cols[2] + 4, y, "Opening Balance", 9, B)
    pg.put(R - 4, y, lakh(opening) + " Cr", 9, B, "r")
    y += 14
    for n, t in enumerate(tx, 1):
        if y + 11 * len(t["lines"]) > 775:
            rules(top, y - 6)
            pg.put(pg.w / 2, 815, f"- {pg.no} -", 9, None, "c")
            pg.next()
            top = heads(40)
            y = top + 30
        pg.put(cols[1] - 4, y, str(n), 9, None, "r")
        pg.put(cols[1] + 4, y, d10(t["date"]), 9)
        pg.put(cols[3] + 4, y, t["ref"] or "", 9)
        pg.put(cols[5] - 4 if t["amt"] < 0 else cols[6] - 4, y, lakh(t["amt"]), 9, None, "r")
        pg.put(R - 4, y, lakh(t["bal"]) + " Cr", 9, None, "r")
        for s in t["lines"]:
            pg.put(cols[2] + 4, y, s, 9)
            y += 11
        y += 3
    db, cr = totals(tx)
    rules(top, y - 6)
    y += 6
    pg.put(cols[2] + 4, y, "Total", 9, B)
    pg.put(cols[5] - 4, y, lakh(db), 9, B, "r")
    pg.put(cols[6] - 4, y, lakh(cr), 9, B, "r")
    pg.put(R - 4, y, lakh(tx[-1]["bal"]) + " Cr", 9, B, "r")
    rules(y - 12, y + 6)
    pg.put(R - 10, min(y + 40, 808), "Passing Officer", 9, None, "r")
    pg.put(pg.w / 2, 815, f"- {pg.no} -", 9, None, "c")
    pg.save()
    return truth({"bank_name": bank, "account_number": acc, "account_holder": name, "account_type": "Savings Deposit", "ifsc": ifsc, "currency": "INR",
                  "statement_period": (start, end), "opening_balance": opening, "closing_balance": tx[-1]["bal"], "total_debits": db,
                  "total_credits": cr}, tx, refs=True)


TRADE = [
    (-1, 5, lambda r, d: (f"RTGS/{r.choice(BANKC)}R5{digits(r, 12)}/{r.choice(FIRMS)}", None), 200000, 700000, False),
    (-1, 5, lambda r, d: (f"CLG/{r.choice(FIRMS)}/{r.choice(BANKC)}", _chq(r)), 3000, 160000, False),
    (-1, 2, lambda r, d: ("CASH PAID SELF", _chq(r)), 5000, 80000, 500),
    (-1, 1, lambda r, d: (f"GIB/{digits(r, 9, '0')}/GST/{digits(r, 14)}", None), 9000, 90000, True),
    (-1, 1, lambda r, d: ("CONSOLIDATED CHARGES INCL GST " + EN[d.month - 1].upper() + str(d.year), None), 90, 900, False),
    (1, 5, lambda r, d: (f"NEFT/{r.choice(BANKC)}N5{digits(r, 12)}/{r.choice(FIRMS)}/INVOICE PAYMENT", None), 8000, 500000, False),
    (1, 3, lambda r, d: ("BY CLG " + r.choice(FIRMS), _chq(r)), 4000, 250000, False),
    (1, 1, lambda r, d: (f"CAM/{digits(r, 8)}/CASH DEP/{d.strftime('%d-%m-%y')}", None), 2000, 150000, 500)]


def current(path, seed, rows):
    """A private bank's current account: a title that is a sentence, three columns of label above value, banded rows, temporary overdraft in brackets."""
    r = rng("current", seed, rows)
    start, end = month(r, r.choice((1, 2)))
    firm = r.choice(FIRMS)
    opening = r.randint(1500000, 60000000)
    tx = ledger(r, rows, start, end, opening, TRADE, floor=-50000000, lag=1)
    acc, ifsc = digits(r, 12), "MVSB0" + digits(r, 6, "0")
    body = ParagraphStyle("b", fontName="Bank20Cond", fontSize=7.4, leading=9)
    small = ParagraphStyle("s", parent=body, fontSize=6.8, textColor=colors.HexColor("#8a3b12"))
    bold = ParagraphStyle("h", parent=body, fontName="Bank20CondB", fontSize=8.2, leading=10)
    head = ParagraphStyle("hd", parent=body, fontName="Bank20CondB", textColor=colors.white)
    right = ParagraphStyle("r", parent=head, alignment=2)

    def dmy(d):
        return f"{d.day:02d}-{EN[d.month - 1]}-{d.year}"

    def words(d):
        return f"{EN_FULL[d.month - 1]} {d.day:02d}, {d.year}"

    def cell(k, v):
        return [Paragraph(k, small), Paragraph(v, bold)]

    info = Table([[cell("Account Name", firm), cell("Account Number", acc), cell("Account Type", "Current Account - Trade Plus")],
                  [cell("Registered Address", f"Plot {r.randint(3, 300)}, MIDC Phase II, Ranjangaon 412209"), cell("IFSC Code", ifsc),
                   cell("Branch", "Ranjangaon Industrial Estate")],
                  [cell("Customer ID", digits(r, 9)), cell("MICR Code", digits(r, 9)), cell("Nomination", "Not applicable")]], colWidths=[225, 140, 170])
    info.setStyle(TableStyle([("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 0), ("LINEBELOW", (0, 0), (-1, -1), 0.4, colors.HexColor("#d9b8a6"))]))
    def money(p):
        return f"({lakh(p)})" if p < 0 else lakh(p)

    fold(tx, "Bank20Cond", 7.4, 172)
    data = [[Paragraph(s, a) for s, a in (("S No.", head), ("Transaction<br/>Date", head), ("Value<br/>Date", head), ("Cheque<br/>Number", head),
                                          ("Transaction Remarks", head), ("Withdrawal<br/>Amount (INR)", right), ("Deposit<br/>Amount (INR)", right),
                                          ("Balance<br/>(INR)", right))]]
    data.append(["", "", "", "", "Opening Balance", "", "", money(opening)])
    for n, t in enumerate(tx, 1):
        a = t["amt"]
        data.append([str(n), dmy(t["date"]), dmy(t["value"]), t["ref"] or "-", "\n".join(t["lines"]), lakh(a) if a < 0 else "0.00",
                     lakh(a) if a > 0 else "0.00", money(t["bal"])])
    db, cr = totals(tx)
    main = Table(data, colWidths=[26, 58, 50, 42, 180, 64, 60, 64], repeatRows=1)
    main.setStyle(TableStyle([("FONT", (0, 1), (-1, -1), "Bank20Cond", 7.4), ("LEADING", (0, 1), (-1, -1), 9), ("BACKGROUND", (0, 0), (-1, 0), colors.HexColor("#b4511c")),
                              ("ROWBACKGROUNDS", (0, 1), (-1, -1), [colors.white, colors.HexColor("#fbf1ea")]), ("ALIGN", (5, 1), (-1, -1), "RIGHT"),
                              ("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3),
                              ("TOPPADDING", (0, 0), (-1, -1), 2.5), ("BOTTOMPADDING", (0, 0), (-1, -1), 2.5), ("LINEBELOW", (0, -1), (-1, -1), 0.8, colors.HexColor("#b4511c"))]))
    foot = Table([["Total Withdrawals", lakh(db)], ["Total Deposits", lakh(cr)], ["Closing Balance", money(tx[-1]["bal"])]], colWidths=[110, 90], hAlign="RIGHT")
    foot.setStyle(TableStyle([("FONT", (0, 0), (-1, -1), "Bank20CondB", 8), ("ALIGN", (1, 0), (1, -1), "RIGHT"), ("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 1)]))
    bank = "MADHAV VIKAS BANK"
    story = [Paragraph(bank, ParagraphStyle("t", fontName="Bank20CondB", fontSize=16, leading=20, textColor=colors.HexColor("#b4511c"))), Spacer(1, 4),
             Paragraph(f"Statement of Transactions in Current Account Number: {acc} in INR for the period {words(start)} - {words(end)}", bold),
             Spacer(1, 6), info, Spacer(1, 10), main, Spacer(1, 8), KeepTogether([foot])]

    def deco(c, doc):
        c.setFont("Bank20Cond", 7)
        c.drawCentredString(306, 22, f"Page {doc.page}   |   Amounts in brackets are debit balances")

    SimpleDocTemplate(path, pagesize=letter, leftMargin=34, rightMargin=34, topMargin=34, bottomMargin=40, invariant=1).build(story, deco, deco)
    return truth({"bank_name": bank, "account_number": acc, "account_holder": firm, "account_type": "Current Account - Trade Plus", "ifsc": ifsc,
                  "currency": "INR", "statement_period": (start, end), "opening_balance": opening, "closing_balance": tx[-1]["bal"],
                  "total_debits": db, "total_credits": cr}, tx, refs=True)


def cashcredit(path, seed, rows):
    """A cash-credit account of a public bank: two boxes (borrower, terms with limit and drawing power), balances Dr, sums by page."""
    r = rng("cashcredit", seed, rows)
    start, end = month(r)
    firm = "M/S " + r.choice(FIRMS)
    limit = r.choice((50, 75, 100, 150, 250)) * 10000000
    power = limit * r.randint(70, 98) // 100 // 100000 * 100000
    opening = -r.randint(power // 4, power * 3 // 4)
    pool = TRADE + [(-1, 1, lambda r, d: ("INT. DEBITED FOR " + EN[d.month - 1].upper() + " " + str(d.year), None), 9000, 95000, True),
                    (-1, 1, lambda r, d: ("STOCK INSPECTION CHARGES", None), 500, 2500, False)]
    tx = fold(ledger(r, rows, start, end, opening, pool, floor=-power, lag=1), "Bank20Sans", 7, 150)
    acc, ifsc = digits(r, 15), "PRGB0" + digits(r, 6, "0")
    bank = "PURVANCHAL JANSEVA BANK"
    S, B = "Bank20Sans", "Bank20SansB"
    pg = Page(path, font=S)

    def d10(d):
        return d.strftime("%d.%m.%Y")

    def bal(p):
        return lakh(p) + ("Dr" if p < 0 else "Cr")

    pg.put(pg.w / 2, 40, bank, 14, B, "c", "#7a0019")
    pg.put(pg.w / 2, 53, "Mid Corporate Branch, Mahmoorganj, Varanasi 221010", 8, None, "c")
    pg.line(30, 60, 565, 60, 1.2, "#7a0019")
    pg.box(30, 68, 255, 100, None, "#7a0019", 0.7)
    pg.box(295, 68, 270, 100, None, "#7a0019", 0.7)
    y = 82
    for s in ("To,", firm, f"Shed No. {r.randint(2, 99)}, Ramnagar Industrial Area,", "Chandauli, Uttar Pradesh", "PIN " + digits(r, 6, "2"),
              "GSTIN 09" + "".join(r.choice("ABCDEFGHJKLMNPQRSTUVWXYZ") for _ in range(5)) + digits(r, 4) + "K1Z" + digits(r, 1)):
        pg.put(38, y, s, 8, B if s == firm else S)
        y += 14
    y = 80
    rate = f"{r.randint(9, 12)}.{r.choice(('15', '40', '65', '90'))}% p.a."
    for k, v in (("Account No.", acc), ("Scheme", "CC-HYPOTHECATION (STOCKS)"), ("Sanctioned Limit", "Rs. " + lakh(limit)), ("Drawing Power", "Rs. " + lakh(power)),
                 ("Rate of Interest", rate), ("IFSC", ifsc), ("CIF No.", digits(r, 10)), ("Statement", f"{d10(start)} - {d10(end)}")):
        pg.put(302, y, k, 7.2)
        pg.put(370, y, v, 7.2, B)
        y += 11.6
    X = dict(d=30, v=78, p=126, c=284, dr=404, cr=482, b=565)

    def heads(y):
        pg.line(30, y - 12, 565, y - 12, 0.8, "#7a0019")
        for k, a, s1, s2 in (("d", "l", "Post", "Date"), ("v", "l", "Value", "Date"), ("p", "l", "Description", ""), ("c", "l", "Cheque", "No."),
                             ("dr", "r", "Debit", "(Rs.)"), ("cr", "r", "Credit", "(Rs.)"), ("b", "r", "Balance", "(Rs.)")):
            pg.put(X[k], y, s1, 7.5, B, a)
            pg.put(X[k], y + 10, s2, 7.5, B, a)
        pg.line(30, y + 15, 565, y + 15, 0.8, "#7a0019")
        return y + 27

    def sums(y, word, a, b, c):
        pg.put(X["p"], y, word, 7, B)
        for k, v in (("dr", a), ("cr", b)):
            if v is not None:
                pg.put(X[k], y, lakh(v), 7, B, "r")
        pg.put(X["b"], y, bal(c), 7, B, "r")

    y = heads(190)
    sums(y, "BALANCE BROUGHT FORWARD", None, None, opening)
    y += 13
    mine = [0, 0]
    for t in tx:
        if y + 10 * len(t["lines"]) > 770:
            pg.line(30, y - 9, 565, y - 9, 0.4)
            sums(y + 2, "PAGE TOTAL / BALANCE C/F", *mine, t["bal"] - t["amt"])
            pg.put(565, 820, f"Page No. {pg.no}", 7, None, "r")
            pg.next()
            y = heads(48)
            sums(y, "BALANCE B/F", None, None, t["bal"] - t["amt"])
            y += 13
            mine = [0, 0]
        a = t["amt"]
        mine[a > 0] += abs(a)
        pg.put(X["d"], y, d10(t["date"]), 7)
        pg.put(X["v"], y, d10(t["value"]), 7)
        pg.put(X["c"], y, t["ref"] or "", 7)
        pg.put(X["dr" if a < 0 else "cr"], y, lakh(a), 7, None, "r")
        pg.put(X["b"], y, bal(t["bal"]), 7, None, "r")
        for s in t["lines"]:
            pg.put(X["p"], y, s, 7)
            y += 10
        y += 3
    db, cr = totals(tx)
    pg.line(30, y - 9, 565, y - 9, 0.8, "#7a0019")
    sums(y + 3, "GRAND TOTAL / CLOSING BALANCE", db, cr, tx[-1]["bal"])
    free = power + tx[-1]["bal"]
    pg.put(30, y + 24, f"Available drawing power on {d10(end)}: Rs. {lakh(free)}", 7)
    pg.put(565, 820, f"Page No. {pg.no}", 7, None, "r")
    pg.save()
    return truth({"bank_name": bank, "account_number": acc, "account_holder": firm, "account_type": "CC-HYPOTHECATION (STOCKS)",
                  "ifsc": ifsc, "currency": "INR", "statement_period": (start, end), "opening_balance": opening, "closing_balance": tx[-1]["bal"],
                  "total_debits": db, "total_credits": cr}, tx, refs=True)


BANKS = {"coop": coop, "current": current, "cashcredit": cashcredit}
