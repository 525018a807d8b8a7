# SPDX-License-Identifier: AGPL-3.0-or-later
"""India: passbook-like print, a core system's report, a net-banking paper, an app's paper."""
from datetime import timedelta

from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle

from stranger_knapsack_kit import (BANKC, EN, FIRMS, SHOPS, Page, chop, digits, fold, lakh, ledger, month, person, plain, rng, totals, truth)


def _chq(r):
    return digits(r, 6, "0123456789")


SAVINGS = [
    (-1, 6, lambda r, d: (f"UPI/DR/{digits(r, 12)}/{person(r).upper()}/{r.choice(BANKC)}", None), 20, 4500, True),
    (-1, 3, lambda r, d: (f"POS {digits(r, 12)} {r.choice(SHOPS)}", None), 90, 7800, False),
    (-1, 2, lambda r, d: ("ATM WDL " + r.choice(["MG ROAD", "STATION ROAD", "CIVIL LINES"]), None), 500, 10000, 500),
    (-1, 2, lambda r, d: ("CHQ PAID " + person(r).upper(), _chq(r)), 1000, 42000, True),
    (-1, 1, lambda r, d: ("SMS CHARGES INCL GST", None), 17, 24, False),
    (1, 3, lambda r, d: (f"NEFT {r.choice(BANKC)}{digits(r, 10)} {r.choice(FIRMS)}", None), 9000, 68000, False),
    (1, 2, lambda r, d: (f"UPI/CR/{digits(r, 12)}/{person(r).upper()}/{r.choice(BANKC)}", None), 50, 6000, True),
    (1, 1, lambda r, d: ("BY CASH DEPOSIT SELF", None), 1000, 30000, 100),
    (1, 1, lambda r, d: ("INT CREDIT", None), 60, 900, True),
]


def passbook(path, seed, rows):
    """Print as a passbook: mono, no rules, both columns and a balance with Cr, B/F and C/F at each page."""
    r = rng("passbook", seed, rows)
    start, end = month(r, 3)
    name, co = person(r), person(r)
    opening = r.randint(400000, 9000000)
    tx = ledger(r, rows, start, end, opening, SAVINGS)
    for t in tx:
        t["lines"] = chop(t["text"], 30)
    acc, ifsc = digits(r, 11), "PRGB0" + digits(r, 6, "0")
    F, S, P = "Courier", 8.5, 12
    pg = Page(path, font=F)
    xs = {"date": 34, "part": 92, "chq": 255, "wd": 372, "dep": 455, "bal": 562}

    def day(d):
        return f"{d.day:02d}-{d.month:02d}-{d.year % 100:02d}"

    def heads(y):
        for k, s, a in (("date", "DATE", "l"), ("part", "PARTICULARS", "l"), ("chq", "CHQ.NO.", "l"), ("wd", "WITHDRAWALS", "r"),
                        ("dep", "DEPOSITS", "r"), ("bal", "BALANCE", "r")):
            pg.put(xs[k], y, s, S, "Courier-Bold", a)
        return y + 18

    pg.put(34, 40, "PRAGATI GRAMODYOG BANK", 12, "Courier-Bold")
    pg.put(34, 54, "(A GOVT. OF INDIA UNDERTAKING)", S)
    left = [("BRANCH", "SADAR BAZAR, JHANSI"), ("BR. CODE", digits(r, 5, "0")), ("IFSC", ifsc), ("MICR", digits(r, 9)), ("PHONE", "0510-" + digits(r, 7))]
    right = [("A/C NO.", acc), ("NAME", name.upper()), ("S/O D/O W/O", co.upper()), ("CIF NO.", digits(r, 11)), ("A/C TYPE", "SB-GENERAL")]
    y = 76
    for (a, b), (c, d) in zip(left, right):
        pg.put(34, y, f"{a:<9}: {b}", S)
        pg.put(290, y, f"{c:<12}: {d}", S)
        y += P
    pg.put(34, y, f"{'ADDRESS':<9}: H.NO. {r.randint(2, 900)}, NEAR SHIV MANDIR, {r.choice(['GURSARAI', 'BARUASAGAR', 'MAURANIPUR'])}, DIST. JHANSI (U.P.)", S)
    y = heads(y + 28)

    def carried(y, word, bal):
        pg.put(xs["part"], y, word, S)
        pg.put(xs["bal"], y, plain(bal) + "Cr", S, None, "r")
        return y + P

    y = carried(y, "B/F", opening)
    for t in tx:
        if y + P * len(t["lines"]) > 780:
            carried(y, "C/F", t["bal"] - t["amt"])
            pg.put(298, 820, f"PAGE {pg.no}", S, None, "c")
            pg.next()
            y = carried(heads(40), "B/F", t["bal"] - t["amt"])
        pg.put(xs["date"], y, day(t["date"]), S)
        pg.put(xs["chq"], y, t["ref"] or "", S)
        pg.put(xs["wd" if t["amt"] < 0 else "dep"], y, plain(t["amt"]), S, None, "r")
        pg.put(xs["bal"], y, plain(t["bal"]) + "Cr", S, None, "r")
        for s in t["lines"]:
            pg.put(xs["part"], y, s, S)
            y += P
    pg.put(298, 820, f"PAGE {pg.no}", S, None, "c")
    pg.save()
    return truth({"bank_name": "PRAGATI GRAMODYOG BANK", "account_number": acc, "account_holder": name.upper(), "account_type": "SB-GENERAL",
                  "ifsc": ifsc, "opening_balance": opening, "closing_balance": tx[-1]["bal"]}, tx, refs=True)


def corereport(path, seed, rows):
    """A core system's report: landscape Courier, dashes, page headers, carried forward sums."""
    r = rng("corereport", seed, rows)
    start, end = month(r, 2)
    firm = r.choice(FIRMS)
    opening = r.randint(2000000, 90000000)
    pool = [
        (-1, 4, lambda r, d: (f"RTGS:{r.choice(FIRMS)}/{r.choice(BANKC)}R{digits(r, 10)}", None), 200000, 900000, False),
        (-1, 5, lambda r, d: ("TO CLG " + r.choice(FIRMS), _chq(r)), 2000, 190000, False),
        (-1, 2, lambda r, d: ("TO CASH SELF", _chq(r)), 5000, 90000, 1000),
        (-1, 1, lambda r, d: ("LEDGER FOLIO CHGS + GST", None), 100, 600, False),
        (-1, 2, lambda r, d: (f"GST PMT CPIN {digits(r, 14)}", None), 5000, 99000, True),
        (1, 5, lambda r, d: (f"NEFT:{r.choice(FIRMS)}/{r.choice(BANKC)}N{digits(r, 10)}", None), 4000, 800000, False),
        (1, 3, lambda r, d: ("BY CLG " + r.choice(FIRMS), _chq(r)), 3000, 300000, False),
        (1, 1, lambda r, d: ("BY CASH", None), 1000, 190000, 500)]
    tx = ledger(r, rows, start, end, opening, pool, lag=1)
    for t in tx:
        t["lines"] = chop(t["text"], 34)
    acc = digits(r, 14, "0")
    ifsc = "UTPB0" + digits(r, 6, "0")
    pg = Page(path, landscape(A4), "Courier")
    S, P, X = 8.5, 10.6, 42
    dash = "-" * 146

    def d10(d):
        return d.strftime("%d/%m/%Y")

    def row(a="", b="", c="", i="", dr="", cr="", bal=""):
        return f"{a:<10}  {b:<10}  {c:<34}  {i:<8}  {dr:>20}  {cr:>20}  {bal:>22}"

    sums = [0, 0]

    def header():
        y = 36
        lines = [f"{'UTTARPATH BANK LIMITED':<60}{'STATEMENT OF ACCOUNT':<50}PAGE NO. : {pg.no:>4}",
                 f"{'SERVICE OUTLET : 0417 PITHAMPUR IND. AREA':<60}{'REPORT ID : PSR/ACSTMT':<50}RUN DATE : {d10(end + timedelta(2))}",
                 "",
                 f"A/C NO   : {acc:<28}NAME : {firm:<40}CUST ID : {cust}",
                 f"A/C TYPE : {'CAA-CURRENT GENERAL':<28}CCY  : {'INR':<40}IFSC    : {ifsc}",
                 f"FOR THE PERIOD FROM {d10(start)} TO {d10(end)}",
                 dash, row("TRAN", "VALUE", "", "INSTR", "", "", ""),
                 row("DATE", "DATE", "PARTICULARS", "NUMBER", "DEBITS", "CREDITS", "BALANCE"), dash]
        for s in lines:
            pg.put(X, y, s, S)
            y += P
        return y

    def bal(p):
        return lakh(p) + (" CR" if p >= 0 else " DR")

    cust = digits(r, 9)
    y = header()
    pg.put(X, y, row(c="OPENING BALANCE", bal=bal(opening)), S)
    y += P
    for t in tx:
        if y + P * len(t["lines"]) > 535:
            pg.put(X, y, dash, S)
            pg.put(X, y + P, row(c="CARRIED FORWARD", dr=lakh(sums[0]), cr=lakh(sums[1]), bal=bal(t["bal"] - t["amt"])), S)
            pg.next()
            y = header()
            pg.put(X, y, row(c="BROUGHT FORWARD", dr=lakh(sums[0]), cr=lakh(sums[1]), bal=bal(t["bal"] - t["amt"])), S)
            y += P
        a = t["amt"]
        sums[a > 0] += abs(a)
        pg.put(X, y, row(d10(t["date"]), d10(t["value"]), t["lines"][0], t["ref"] or "", lakh(a) if a < 0 else "", lakh(a) if a > 0 else "",
                         bal(t["bal"])), S)
        y += P
        for s in t["lines"][1:]:
            pg.put(X, y, row(c=s), S)
            y += P
    db, cr = totals(tx)
    for s in (dash, row(c="TOTALS / CLOSING BALANCE", dr=lakh(db), cr=lakh(cr), bal=bal(tx[-1]["bal"])), dash,
              "*** END OF REPORT ***".center(146)):
        pg.put(X, y, s, S)
        y += P
    pg.save()
    return truth({"bank_name": "UTTARPATH BANK LIMITED", "account_number": acc, "account_holder": firm, "account_type": "CAA-CURRENT GENERAL",
                  "ifsc": ifsc, "currency": "INR", "statement_period": (start, end), "opening_balance": opening,
                  "closing_balance": tx[-1]["bal"], "total_debits": db, "total_credits": cr}, tx, refs=True)


def netbank(path, seed, rows):
    """A net-banking paper: platypus grid, the holder's address at the left without labels, a summary at the foot."""
    r = rng("netbank", seed, rows)
    start, end = month(r)
    name = r.choice(["MR. ", "MS. "]) + person(r).upper()
    opening = r.randint(900000, 20000000)
    pool = [(s, w, (lambda m: lambda r, d: (m(r, d)[0].replace("/DR/", "-").replace("/CR/", "-"),
                                            digits(r, 16, "0")))(m), lo, hi, wh) for s, w, m, lo, hi, wh in SAVINGS]
    tx = fold(ledger(r, rows, start, end, opening, pool, lag=1), "Helvetica", 7, 168)
    acc, ifsc = digits(r, 14, "5"), "SGNB0" + digits(r, 6, "0")
    body = ParagraphStyle("b", fontName="Helvetica", fontSize=8, leading=10)
    bold = ParagraphStyle("h", parent=body, fontName="Helvetica-Bold")
    who = [Paragraph(s, body) for s in (f"<b>{name}</b>", f"Flat {r.randint(101, 1204)}, Kamdhenu Heights", "Off Link Road, Goregaon East",
                                        f"MUMBAI {digits(r, 6, '4')}", "MAHARASHTRA INDIA")]
    terms = [("Account Branch", "GOREGAON EAST"), ("Cust ID", digits(r, 8)), ("Account No", acc + "   PRIME"), ("Account Status", "Regular"),
             ("Account Type", "SAVINGS - RESIDENT"), ("RTGS/NEFT IFSC", ifsc), ("MICR", digits(r, 9)), ("Currency", "INR"),
             ("OD Limit", "0.00")]
    info = Table([[a, ": " + b] for a, b in terms], colWidths=[84, 180], rowHeights=11)
    info.setStyle(TableStyle([("FONT", (0, 0), (-1, -1), "Helvetica", 8), ("TOPPADDING", (0, 0), (-1, -1), 0), ("BOTTOMPADDING", (0, 0), (-1, -1), 1)]))
    top = Table([[who, info]], colWidths=[265, 275])
    top.setStyle(TableStyle([("VALIGN", (0, 0), (-1, -1), "TOP"), ("BOX", (0, 0), (0, 0), 0.6, colors.grey)]))

    def dm(d):
        return d.strftime("%d/%m/%y")

    data = [["Date", "Narration", "Chq./Ref.No.", "Value Dt", "Withdrawal Amt.", "Deposit Amt.", "Closing Balance"]]
    for t in tx:
        a = t["amt"]
        data.append([dm(t["date"]), "\n".join(t["lines"]), t["ref"], dm(t["value"]), lakh(a) if a < 0 else "", lakh(a) if a > 0 else "", lakh(t["bal"])])
    main = Table(data, colWidths=[44, 176, 80, 44, 66, 62, 68], repeatRows=1)
    main.setStyle(TableStyle([("FONT", (0, 0), (-1, -1), "Helvetica", 7), ("FONT", (0, 0), (-1, 0), "Helvetica-Bold", 7.2), ("LEADING", (0, 0), (-1, -1), 8.6),
                              ("BACKGROUND", (0, 0), (-1, 0), colors.HexColor("#d7e0ee")), ("LINEBELOW", (0, 0), (-1, 0), 0.6, colors.black),
                              ("LINEAFTER", (0, 0), (-2, -1), 0.4, colors.grey), ("BOX", (0, 0), (-1, -1), 0.6, colors.black),
                              ("ALIGN", (4, 0), (-1, -1), "RIGHT"), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 3),
                              ("RIGHTPADDING", (0, 0), (-1, -1), 3), ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 2)]))
    db, cr = totals(tx)
    foot = Table([["Opening Balance", "Dr Count", "Cr Count", "Debits", "Credits", "Closing Bal"],
                  [lakh(opening), str(sum(t["amt"] < 0 for t in tx)), str(sum(t["amt"] > 0 for t in tx)), lakh(db), lakh(cr), lakh(tx[-1]["bal"])]],
                 colWidths=[90] * 6)
    foot.setStyle(TableStyle([("FONT", (0, 0), (-1, 0), "Helvetica-Bold", 8), ("FONT", (0, 1), (-1, 1), "Helvetica", 8), ("ALIGN", (0, 0), (-1, -1), "RIGHT"),
                              ("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 1)]))
    bank = "Sagarneel Bank"
    story = [Paragraph(bank, ParagraphStyle("t", fontName="Helvetica-Bold", fontSize=17, leading=22, textColor=colors.HexColor("#123a7a"))),
             Spacer(1, 6), top, Spacer(1, 8),
             Paragraph(f"Statement of account &nbsp;&nbsp; From : {start.strftime('%d/%m/%Y')} &nbsp;&nbsp; To : {end.strftime('%d/%m/%Y')}", bold),
             Spacer(1, 6), main, Spacer(1, 10), Paragraph("STATEMENT SUMMARY :-", bold), Spacer(1, 3), foot, Spacer(1, 8),
             Paragraph("This is a computer generated statement and does not require signature.", ParagraphStyle("s", parent=body, fontSize=7))]

    def deco(c, doc):
        c.setFont("Helvetica", 7)
        c.drawRightString(567, 20, f"Page No .: {doc.page}")

    SimpleDocTemplate(path, pagesize=A4, leftMargin=27, rightMargin=27, topMargin=30, bottomMargin=36, invariant=1).build(story, deco, deco)
    return truth({"bank_name": bank, "account_number": acc, "account_holder": name, "account_type": "SAVINGS - RESIDENT", "ifsc": ifsc,
                  "currency": "INR", "statement_period": (start, end), "opening_balance": opening, "closing_balance": tx[-1]["bal"],
                  "total_debits": db, "total_credits": cr}, tx, refs=True)


def appstmt(path, seed, rows):
    """A mobile app's paper: labels above values, a coloured summary band, amounts with signs, newest entry first."""
    r = rng("appstmt", seed, rows)
    start, end = month(r)
    name = person(r)
    opening = r.randint(300000, 6000000)
    pool = [
        (-1, 6, lambda r, d: ("Paid to " + r.choice(SHOPS).title(), "UPI"), 10, 2500, True),
        (-1, 3, lambda r, d: ("Sent to " + person(r), "UPI"), 50, 6000, True),
        (-1, 2, lambda r, d: (r.choice(SHOPS).title() + " card purchase", "Card"), 99, 5500, False),
        (-1, 1, lambda r, d: ("Electricity bill - autopay", "Mandate"), 400, 3900, False),
        (1, 4, lambda r, d: ("Received from " + person(r), "UPI"), 50, 9000, True),
        (1, 1, lambda r, d: ("Salary from " + r.choice(FIRMS).title(), "NEFT"), 22000, 64000, False),
        (1, 1, lambda r, d: ("Cashback earned", "Reward"), 5, 60, True)]
    tx = fold(ledger(r, rows, start, end, opening, pool), "Bank20Noto", 9, 190)
    acc, ifsc = digits(r, 12), "MVSB0" + digits(r, 6, "0")
    pg = Page(path, font="Bank20Noto")
    B, ink = "Bank20NotoB", "#5b21b6"
    db, cr = totals(tx)
    rs = "\u20b9"

    def long(d):
        return f"{d.day:02d} {EN[d.month - 1]} {d.year}"

    pg.box(0, 0, pg.w, 64, ink, None)
    pg.put(40, 40, "Mayura Small Finance Bank", 17, B, color="#ffffff")
    pg.put(555, 40, "Account statement", 11, None, "r", "#ffffff")
    cells = [("ACCOUNT HOLDER", name), ("ACCOUNT NUMBER", acc), ("IFSC", ifsc), ("STATEMENT PERIOD", f"{long(start)} - {long(end)}")]
    for x, (k, v) in zip((40, 185, 300, 395), cells):
        pg.put(x, 88, k, 6.5, None, color="#777777")
        pg.put(x, 102, v, 9, B)
    pg.box(40, 116, 515, 44, "#f1ecfb", None, radius=6)
    for x, (k, v) in zip((55, 185, 315, 445), (("Opening balance", opening), ("Money out", db), ("Money in", cr), ("Closing balance", tx[-1]["bal"]))):
        pg.put(x, 132, k, 7.5, None, color="#555555")
        pg.put(x, 149, rs + lakh(v), 11, B)

    def heads(y):
        for x, s, a in ((40, "Date", "l"), (120, "Details", "l"), (325, "Mode", "l"), (460, "Amount", "r"), (555, "Balance", "r")):
            pg.put(x, y, s, 8, B, a, ink)
        pg.line(40, y + 6, 555, y + 6, 1, ink)
        return y + 22

    y = heads(186)
    for t in reversed(tx):
        if y + 12 * len(t["lines"]) > 790:
            pg.put(555, 825, f"Page {pg.no}", 7, None, "r", "#777777")
            pg.next()
            y = heads(44)
        pg.put(40, y, long(t["date"]), 9)
        pg.put(325, y, t["ref"], 8, color="#555555")
        pg.put(460, y, ("+ " if t["amt"] > 0 else "- ") + rs + lakh(t["amt"]), 9, B if t["amt"] > 0 else None, "r", "#15803d" if t["amt"] > 0 else "#111111")
        pg.put(555, y, rs + lakh(t["bal"]), 9, None, "r")
        for s in t["lines"]:
            pg.put(120, y, s, 9)
            y += 12
        pg.line(40, y - 5, 555, y - 5, 0.3, "#d8d8d8")
        y += 8
    pg.put(555, 825, f"Page {pg.no}", 7, None, "r", "#777777")
    pg.save()
    return truth({"bank_name": "Mayura Small Finance Bank", "account_number": acc, "account_holder": name, "ifsc": ifsc, "currency": "INR",
                  "statement_period": (start, end), "opening_balance": opening, "closing_balance": tx[-1]["bal"],
                  "total_debits": db, "total_credits": cr}, list(reversed(tx)))


BANKS = {"passbook": passbook, "corereport": corereport, "netbank": netbank, "appstmt": appstmt}
