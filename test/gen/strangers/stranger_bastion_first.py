# SPDX-License-Identifier: AGPL-3.0-or-later
"""Big banks' savings and current statements: ruled platypus table, narration columns, mode column, fixed-pitch listing."""
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle
from reportlab.lib.styles import ParagraphStyle

from stranger_bastion_kit import *


def lok_words(r, cr, a, d):
    who, k = r.choice(FIRST).upper()[:8], r.random()
    if k < .5:
        no = digits(r, 12)
        return (f"{'BY' if cr else 'TO'} TRANSFER-UPI/{'CR' if cr else 'DR'}/{no}/{who}/{r.choice(CODES)}/{who.lower()}{r.randint(1, 99)}@/UPI-",
                f"TRANSFER {'FROM' if cr else 'TO'} {digits(r, 13)}", None)
    if k < .65:
        return (f"BY TRANSFER-NEFT*{ifsc(r, r.choice(CODES))}*N{digits(r, 12)}*{r.choice(FIRMS).upper()}-", f"TRANSFER FROM {digits(r, 13)}", None) if cr \
            else (f"ATM WDL-ATM CASH {digits(r, 4)} {r.choice(STREETS).upper()}-", None, None)
    if k < .8:
        return ("CREDIT INTEREST--", None, None) if cr else (f"by debit card-OTHPG {digits(r, 12)} {r.choice(SHOPS)}--", None, None)
    return (f"CASH DEPOSIT-CASH DEPOSIT SELF--", None, None) if cr else (f"CHEQUE WDL-CHEQUE TRANSFER TO {digits(r, 11)}-{r.choice(FIRMS).upper()}",
            digits(r, 6), None)


def lokseva(path, seed, rows):
    r = rnd("lokseva", seed, rows)
    start, end = span(r, r.choice([1, 3]))
    opening = r.randint(5000, 9000000)
    ts = entries(r, rows, lok_words, start, end, opening)
    a, name, no, kind = place(r), r.choice(["Mr. ", "Mrs. ", "Ms. "]) + person(r), "000000" + digits(r, 11), r.choice(["REGULAR SB CHQ-INDIVIDUALS",
            "SBCHQ-GEN-PUB-IND-NONRURAL-INR"])
    code = ifsc(r, "LKSB")
    day = lambda d: f"{d.day} {d:%b %Y}"
    st = ParagraphStyle("x", fontName="Helvetica", fontSize=9, leading=12)
    doc = SimpleDocTemplate(path, pagesize=A4, leftMargin=32, rightMargin=32, topMargin=60, bottomMargin=40, invariant=1)
    pairs = [("Account Name", name), ("Address", a["door"] + ", " + a["street"]), ("", a["area"]), ("", f"{a['city']}-{a['pin']}"),
            ("Date", day(end + dt.timedelta(days=4))),
             ("Account Number", no), ("Account Description", kind), ("Branch", a["city"].upper() + " MAIN"), ("Drawing Power", "0.00"),
             ("Interest Rate(% p.a.)", "2.7"), ("MOD Balance", "0.00"), ("CIF No.", digits(r, 11)), ("IFS Code", code), ("(Indian Financial System)", ""),
             ("MICR Code", digits(r, 9)), ("(Magnetic Ink Character Recognition)", ""), ("Nomination Registered", r.choice(["Yes", "No"])),
             (f"Balance as on {day(start)}", ind(opening))]
    head = Table([[k, ":" if v else "", v] for k, v in pairs], colWidths=[170, 12, 349], rowHeights=13)
    head.setStyle(TableStyle([("FONT", (0, 0), (-1, -1), "Helvetica", 9), ("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 1)]))
    grid, truth = [["Txn Date", "Value\nDate", "Description", "Ref No./Cheque\nNo.", "Debit", "Credit", "Balance"]], []
    for t in ts:
        desc = wrap(t["desc"], "Helvetica", 8, 142)
        ref = wrap(t["ref"] or "", "Helvetica", 8, 82)
        dd = "\n".join([f"{t['d'].day} {t['d']:%b}", f"{t['d']:%Y}"])
        grid.append([dd, dd, "\n".join(desc), "\n".join(ref), ind(t["dr"]) if t["dr"] else "", ind(t["cr"]) if t["cr"] else "", ind(t["bal"])])
        truth.append(row(t, desc, " ".join(ref)))
    tab = Table(grid, colWidths=[46, 46, 152, 92, 62, 62, 71], repeatRows=1)
    tab.setStyle(TableStyle([("GRID", (0, 0), (-1, -1), .6, colors.black), ("FONT", (0, 0), (-1, -1), "Helvetica", 8), ("FONT", (0, 0), (-1, 0),
            "Helvetica-Bold", 8),
                             ("LEADING", (0, 0), (-1, -1), 9.6), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("ALIGN", (4, 0), (-1, -1), "RIGHT"),
                             ("LEFTPADDING", (0, 0), (-1, -1), 4), ("RIGHTPADDING", (0, 0), (-1, -1), 4)]))

    def logo(c, _):
        c.setFillColor(HexColor("#1c6fb8"))
        c.circle(50, 805, 14, stroke=0, fill=1)
        c.setFillColor(colors.white)
        c.rect(48.5, 790, 3, 15, stroke=0, fill=1)
        c.circle(50, 805, 4, stroke=0, fill=1)
    doc.build([head, Spacer(1, 14), Paragraph(f"<b>Account Statement from {day(start)} to {day(end)}</b>", st), Spacer(1, 8), tab, Spacer(1, 14),
               Paragraph("Please do not share your ATM, Debit/Credit card number, PIN and OTP with anyone over mail, SMS, phone call or any other media. "
                         "Bank never asks for such information.", st), Spacer(1, 6),
               Paragraph("**This is a computer generated statement and does not require a signature.", st)], onFirstPage=logo)
    return data(truth, (start, end), account_number=no, account_holder=name, account_type=kind, ifsc=code, opening_balance=opening)


def dhan_words(r, cr, a, d):
    who, k = person(r).upper(), r.random()
    no = digits(r, 12)
    if k < .55:
        note = r.choice(["PAYMENT FROM PHONE", "RENT", "UPI", "DINNER"])
        return f"UPI-{who}-{who.split()[0]}{digits(r, 4)}@OKDHN-{ifsc(r, r.choice(CODES))}-{no}-{note}", "0000" + no, None
    if k < .75:
        return (f"NEFT CR-{ifsc(r, r.choice(CODES))}-{r.choice(FIRMS).upper()}-{who}-{r.choice(CODES)}N{digits(r, 14)}" if cr else
                f"POS 4{digits(r, 5)}XXXXXX{digits(r, 4)} {r.choice(SHOPS)} POS DEBIT"), "0000" + no, None
    return (f"CHQ DEP - MICR CTS - {r.choice(CODES)} WBO" if cr else f"CHQ PAID-MICR CTS-{r.choice(CODES)}-{who}"), "0000000000" + digits(r, 6), None


def dhanada(path, seed, rows):
    r = rnd("dhanada", seed, rows)
    start, end = span(r, 2)
    opening = r.randint(500000, 20000000)
    ts = entries(r, rows, dhan_words, start, end, opening)
    a, b, name, no, code = place(r), place(r), person(r).upper(), "50100" + digits(r, 9), ifsc(r, "DHNB")
    joint = person(r).upper() if r.random() < .5 else ""
    kind = r.choice(["SAVINGS - REGULAR", "SAVINGS MAX A/C", "CURRENT - PREMIUM"])
    p, F, f1 = Pen(path), "Times-Roman", "%d/%m/%y"
    xs = [20, 62, 262, 348, 390, 454, 512, 576]
    truth, state, phone, cust, opened = [], {"n": 0}, "18002600" + digits(r, 3), digits(r, 9), f"14/08/{r.randint(2005, 2017)}"

    def head():
        state["n"] += 1
        p.box(20, 24, 556, 132)
        p.line(300, 24, 300, 156)
        p.font("Times-Bold", 13, "#00377b")
        p.l(26, 40, "DHANADA BANK")
        p.font(F, 8)
        p.r(572, 20, f"Page No .: {state['n']}")
        for i, s in enumerate([("M/S. " if "CURRENT" in kind else "MR ") + name, a["door"].upper(), a["street"].upper(), a["area"].upper(),
                               f"{a['city'].upper()} {a['pin']}", f"{a['state'].upper()} INDIA"]):
            p.l(26, 58 + i * 11, s)
        p.l(26, 130, "JOINT HOLDERS : " + joint)
        right = [("Account Branch", b["city"].upper() + " - " + b["street"].upper()), ("Address", "SHOP NO 3 & 4, GROUND FLOOR"),
                ("City", f"{b['city'].upper()} {b['pin']}"),
                 ("State", b["state"].upper()), ("Phone no.", phone), ("OD Limit", "0.00     Currency : INR"), ("Cust ID", cust),
                 ("Account No", no), ("A/C Open Date", opened), ("Account Status", "Regular"), ("RTGS/NEFT IFSC", code), ("Account Type", kind)]
        for i, (k, v) in enumerate(right):
            p.l(306, 35 + i * 10.4, k)
            p.l(378, 35 + i * 10.4, ": " + v)
        p.l(26, 150, "Nomination : Registered")
        p.font("Times-Bold", 9)
        p.l(20, 170, f"From : {start:%d/%m/%Y}      To : {end:%d/%m/%Y}")
        p.r(576, 170, "Statement of account")
        p.line(20, 176, 576, 176)
        p.line(20, 190, 576, 190)
        p.font("Times-Bold", 7.6)
        for i, s in enumerate(["Date", "Narration", "Chq./Ref.No.", "Value Dt", "Withdrawal Amt.", "Deposit Amt.", "Closing Balance"]):
            p.m((xs[i] + xs[i + 1]) / 2, 186, s)
        p.font(F, 8)
        return 200

    def foot(y):
        for x in xs:
            p.line(x, 176, x, y)
        p.line(20, y, 576, y)
        p.font(F, 6.4)
        p.l(20, 806, "DHANADA BANK LIMITED")
        p.l(20, 814, "*Closing balance includes funds earmarked for hold and uncleared funds. Contents are taken as right if no error is told in 30 days.")
        p.l(20, 822, "Registered Office Address: Dhanada House, Senapati Marg, Mumbai 400013. GSTN of the bank: 27AAXCD4417Q1ZV")
    y = head()
    for t in ts:
        lines = wrap(t["desc"], F, 8, 194)
        if y + 10 * len(lines) > 780:
            foot(786)
            p.page()
            y = head()
        p.l(23, y, f"{t['d']:{f1}}")
        for i, s in enumerate(lines):
            p.l(65, y + i * 10, s)
        p.l(265, y, t["ref"])
        p.l(352, y, f"{t['v']:{f1}}")
        if t["dr"]:
            p.r(451, y, west(t["dr"]))
        else:
            p.r(509, y, west(t["cr"]))
        p.r(573, y, west(t["bal"]))
        y += 10 * len(lines) + 3
        truth.append(row(t, lines, t["ref"]))
    if y > 715:
        foot(y - 6)
        p.page()
        y = head()
    foot(y - 6 if y > 200 else 200)
    dr, cr, nd, nc = sums(ts)
    y += 14
    p.font("Times-Bold", 8.5)
    p.l(20, y, "STATEMENT SUMMARY :-")
    cells = [("Opening Balance", west(opening)), ("Dr Count", str(nd)), ("Cr Count", str(nc)), ("Debits", west(dr)), ("Credits", west(cr)),
            ("Closing Bal", west(ts[-1]["bal"]))]
    for i, (k, v) in enumerate(cells):
        x = [110, 190, 250, 350, 450, 570][i]
        p.font("Times-Bold", 8)
        p.r(x, y + 14, k)
        p.font(F, 8)
        p.r(x, y + 26, v)
    p.l(20, y + 44, f"Generated On: {end + dt.timedelta(days=2):%d-%b-%Y} 11:42     Generated By: {digits(r, 9)}     Requesting Branch Code: NET")
    p.save()
    return data(truth, (start, end), bank_name="DHANADA BANK", account_number=no, account_holder=("M/S. " if "CURRENT" in kind else "MR ") + name,
            account_type=kind, ifsc=code,
                currency="INR", opening_balance=opening, closing_balance=ts[-1]["bal"], total_debits=dr, total_credits=cr)


def svrn_words(r, cr, a, d):
    k, who = r.random(), person(r)
    if k < .5:
        note = r.choice(["Payment from Ph", "NA", "groceries", "Sent using app"])
        return f"UPI/{who.split()[0].lower()}{r.randint(10, 99)}@svrn/{note}/{r.choice(CODES)} BANK/{digits(r, 12)}", "", None
    if k < .7:
        return (f"NEFT-{r.choice(CODES)}H{digits(r, 11)}-{r.choice(FIRMS).upper()}", "NET BANKING",
                None) if cr else (f"BIL/ONL/{digits(r, 9)}/{r.choice(SHOPS)}/{digits(r, 8)}", "NET BANKING", None)
    if k < .85:
        return (f"{digits(r, 10)}:Int.Pd:{d:%d-%m-%Y}", "", None) if cr else (f"CASH WDL/{d:%d-%m-%y}/{digits(r, 6)}", "ATM", None)
    return (f"CLG/{who.upper()}/{digits(r, 6)}/{r.choice(CODES)}", "CLEARING", None) if cr else (f"VPS/{r.choice(SHOPS)}/{d:%Y%m%d}/{digits(r, 12)}",
            "DEBIT CARD", None)


def suvarna(path, seed, rows):
    """Landscape-free zebra statement: date, mode, particulars, deposits, withdrawals, balance; brought-forward row and Total row."""
    r = rnd("suvarna", seed, rows)
    start, end = span(r, 1)
    opening = r.randint(100000, 30000000)
    ts = entries(r, rows, svrn_words, start, end, opening)
    a, name, no, p = place(r), person(r).upper(), "XXXXXXXX" + digits(r, 4), Pen(path)
    N, B, truth = "Bank27Noto", "Bank27NotoB", []
    p.box(0, 0, p.w, 34, fill="#ae282e", stroke=None)
    p.font(B, 15, "#ffffff")
    p.l(30, 23, "Suvarna Bank")
    p.font(N, 8, "#ffffff")
    p.r(565, 23, "Your Details With Us:  call 1860 120 4400")
    p.font(B, 9)
    for i, s in enumerate([("MR." if seed % 2 else "MS.") + name, a["door"] + ", " + a["street"], a["area"], f"{a['city']} - {a['pin']}",
            a["state"] + ", INDIA"]):
        p.l(30, 62 + i * 12, s)
        p.font(N, 8)
    p.font(N, 8)
    p.r(565, 62, f"Your Base Branch: {a['city'].upper()}, {a['street'].upper()}")
    p.font(B, 9, "#ae282e")
    p.l(30, 142, "Summary of Accounts held under Cust ID: XXXXX" + digits(r, 4) + f" as on {end:%B %d, %Y}")
    p.box(30, 150, 535, 32, stroke="#bbbbbb")
    p.font(B, 7.5)
    for x, s in ((36, "ACCOUNT TYPE"), (180, "A/c BALANCE(I)"), (290, "FIXED DEPOSITS (LINKED) BAL.(II)")):
        p.l(x, 162, s)
    p.r(560, 162, "NOMINATION")
    p.font(N, 8)
    p.l(36, 176, "Savings A/c " + no)
    p.l(180, 176, ind(ts[-1]["bal"]))
    p.l(290, 176, "0.00")
    p.r(560, 176, "Registered")

    def columns(y):
        p.box(30, y, 535, 15, fill="#f3d9bf", stroke=None)
        p.font(B, 7.5)
        p.l(34, y + 10, "DATE")
        p.l(84, y + 10, "MODE")
        p.l(150, y + 10, "PARTICULARS")
        for x, s in ((425, "DEPOSITS"), (495, "WITHDRAWALS"), (561, "BALANCE")):
            p.r(x, y + 10, s)
        p.font(N, 7.5)
        return y + 15
    p.font(B, 7.5, "#ae282e")
    p.l(30, 206, f"Statement of Transactions in Savings Account Number: {no} in INR for the period {start:%B %d, %Y} - {end:%B %d, %Y}")
    y = columns(214)
    p.l(34, y + 10, f"{start:%d-%m-%Y}")
    p.l(150, y + 10, "B/F")
    p.r(561, y + 10, ind(opening))
    y += 14
    for i, t in enumerate(ts):
        lines = wrap(t["desc"], N, 7.5, 205)
        h = 10 * len(lines) + 4
        if y + h > 790:
            p.page()
            y = columns(40)
        if i % 2 == 0:
            p.box(30, y, 535, h, fill="#f5f5f5", stroke=None)
        p.r(561, y + 10, ind(t["bal"]))
        p.r(495 if t["dr"] else 425, y + 10, ind(t["dr"] or t["cr"]))
        for j, s in enumerate(lines):
            p.l(150, y + 10 + 10 * j, s)
        p.l(84, y + 10, t["ref"])
        p.l(34, y + 10, f"{t['d']:%d-%m-%Y}")
        y += h
        truth.append(row(t, lines))
    dr, cr, _, _ = sums(ts)
    p.line(30, y, 565, y, .8, "#ae282e")
    p.font(B, 7.5)
    p.l(34, y + 11, "Total:")
    for x, s in ((425, cr), (495, dr), (561, ts[-1]["bal"])):
        p.r(x, y + 11, ind(s))
    p.font(N, 7)
    p.l(30, y + 32, "Sincerely, Team Suvarna Bank.   This is a system-generated statement. Hence, it does not require any signature.")
    p.save()
    return data(truth, (start, end), bank_name="Suvarna Bank", account_number=no, account_holder=("MR." if seed % 2 else "MS.") + name,
            account_type="Savings A/c", currency="INR",
                opening_balance=opening, closing_balance=ts[-1]["bal"], total_debits=dr, total_credits=cr)


BANKS = {"lokseva": lokseva, "dhanada": dhanada, "suvarna": suvarna}
