# SPDX-License-Identifier: AGPL-3.0-or-later
"""Private banks of India: summary boxes, e-mailed monthly statement, small finance bank, payments bank."""
from reportlab.lib.pagesizes import A4
from reportlab.lib import colors
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Spacer, Paragraph
from reportlab.lib.styles import ParagraphStyle
from stranger_drawer_kit import *

H = colors.HexColor


def dMy(d, sep=" "):
    return f"{d.day:02d}{sep}{MON[d.month - 1]}{sep}{d.year}"


def navira(path, seed, rows):
    """New private bank: label above value in boxes, summary at the foot, opening balance row in the table."""
    r = rng_of("navira", seed, rows)
    d0, d1 = period(r)
    tpl = {"upi_out": "UPI/{p}/{r}/{z}", "upi_in": "UPI/{p}/{r}/Paid via app", "neft_in": "NEFT {u} {P}", "neft_out": "Sent NEFT {u}/{p}", "pos": "PCD/{t}/{P}/{W}{d}/{time_}",
           "atm": "ATL/{t}/{r}/ CASH {W}", "ach": "NACH-DR-{P}-{t}", "int": "Int.Pd:{a_}", "chq": "CHEQUE PAID TO {P}", "fee": "Chrg: Debit Card Annual Fee"}
    tpl = {k: v.replace("{time_}", "12:40").replace("{a_}", f"{d0:%d-%m-%Y} to {d1:%d-%m-%Y}") for k, v in tpl.items()}
    ref = {"upi_out": "UPI-{r}", "upi_in": "UPI-{r}", "neft_in": "NEFTINW-{t}", "neft_out": "NEFT-{t}", "pos": "PCD-{r}", "atm": "ATM-{t}", "ach": "NACHDB{t}", "chq": "{q}"}
    op = r.randint(500000, 20000000)
    tx = flow(r, rows, op, d0, d1, tpl, ref)
    dr, cr = sums(tx)
    who, (town, state, pin), st = r.choice(PEOPLE), r.choice(TOWNS), r.choice(STREETS)
    acct, ifsc, kind = digits(r, 10), "NVRB0" + digits(r, 6, "0"), r.choice(["Savings", "Savings - Edge", "Salary - Ace"])
    p, fmt = Pen(path, A4, "Account Statement"), dMy
    red = "#e4002b"

    def top(first):
        p.box(0, 806, 595, 36, fill=red)
        p.t(40, 818, "Navira Bank", "DVB", 15, "#ffffff")
        p.t(555, 818, "Account Statement", "DV", 12, "#ffffff", "r")
        if not first:
            return 780
        p.t(40, 784, f"{fmt(d0)} - {fmt(d1)}", "DV", 9, "#444444")
        p.t(40, 762, who, "DVB", 12)
        for i, s in enumerate((st + ",", f"{town}, {state},", f"India - {pin}")):
            p.t(40, 748 - 12 * i, s, "DV", 8.5)
        for i, (a, b) in enumerate((("Account No.", acct), ("CRN", "xxxxxx" + digits(r, 3)), ("IFSC Code", ifsc), ("MICR", pin[:3] + "485" + digits(r, 3)),
                                    ("Account Type", kind), ("Branch", town + " MG Road"), ("Nominee Registered", r.choice(["Yes", "No"])), ("Currency", "INR"))):
            x, y = 40 + 130 * (i % 4), 690 - 40 * (i // 4)
            p.box(x, y - 18, 125, 36, fill="#f4f4f6", radius=4)
            p.t(x + 7, y + 6, a, "DV", 7, "#777777")
            p.t(x + 7, y - 9, b, "DVB", 9)
        p.t(40, 610, f"{kind} Account Transactions", "DVB", 11, red)
        return 590

    def heads(y):
        p.box(40, y - 8, 515, 20, fill="#3c3c46")
        for x, s, a in ((46, "#", "l"), (64, "Date", "l"), (122, "Description", "l"), (282, "Chq/Ref. No.", "l"), (427, "Withdrawal (Dr.)", "r"), (490, "Deposit (Cr.)", "r"), (551, "Balance", "r")):
            p.t(x, y - 1, s, "DVB", 7.5, "#ffffff", a)
        return y - 22

    def foot(n):
        p.line(40, 42, 555, 42, .4, "#bbbbbb")
        p.t(40, 30, f"Statement generated on {fmt(d1)}, 11:20 PM", "DV", 7, "#777777")
        p.t(555, 30, f"Page {n}", "DV", 7, "#777777", "r")
    y, pg, truth = heads(top(True)), 1, []
    p.t(46, y, "-", "DV", 8)
    p.t(64, y, "-", "DV", 8)
    p.t(122, y, "Opening Balance", "DV", 8)
    for xx in (282,):
        p.t(xx, y, "-", "DV", 8)
    p.t(427, y, "-", "DV", 8, align="r")
    p.t(490, y, "-", "DV", 8, align="r")
    p.t(551, y, inr(op), "DV", 8, align="r")
    p.line(40, y - 6, 555, y - 6, .3, "#cccccc")
    y -= 17
    for i, x in enumerate(tx):
        a, b = wrap(x["text"], "DV", 8, 152), wrap(x["ref"], "DV", 8, 78)
        n = max(len(a), len(b), 1)
        if y - 10 * n < 50:
            foot(pg)
            p.c.showPage()
            pg += 1
            y = heads(top(False))
        for j, s in enumerate(a):
            p.t(122, y - 10 * j, s, "DV", 8)
        for j, s in enumerate(b):
            p.t(282, y - 10 * j, s, "DV", 8)
        p.t(46, y, str(i + 1), "DV", 8)
        p.t(64, y, fmt(x["date"]), "DV", 8)
        p.t(427 if x["amt"] < 0 else 490, y, inr(abs(x["amt"])), "DV", 8, "#000000" if x["amt"] < 0 else "#0a7a2f", "r")
        p.t(551, y, inr(x["bal"]), "DV", 8, align="r")
        y -= 10 * n
        p.line(40, y + 4, 555, y + 4, .3, "#cccccc")
        y -= 7
        truth.append(tru(x, " ".join(a), " ".join(b)))
    if y < 150:
        foot(pg)
        p.c.showPage()
        pg += 1
        y = top(False)
    p.t(40, y - 20, "Account Summary", "DVB", 10, red)
    for i, (a, b) in enumerate((("Opening Balance", op), ("Total Withdrawal (Dr.)", dr), ("Total Deposit (Cr.)", cr), ("Closing Balance", tx[-1]["bal"]))):
        p.t(46, y - 38 - 14 * i, a, "DV", 8.5)
        p.t(300, y - 38 - 14 * i, "₹ " + inr(b), "DVB", 8.5, align="r")
        p.line(40, y - 42 - 14 * i, 306, y - 42 - 14 * i, .3, "#cccccc")
    foot(pg)
    p.c.save()
    return {"data": {"bank_name": "Navira Bank", "account_number": acct, "account_holder": who, "account_type": kind, "ifsc": ifsc, "currency": "INR", "statement_period": per(d0, d1),
                     "opening_balance": raw(op), "closing_balance": raw(tx[-1]["bal"]), "total_debits": raw(dr), "total_credits": raw(cr), "transactions": truth}}


def zenora(path, seed, rows):
    """Big private bank: address box left, label : value right, column rules only, statement summary at the foot."""
    r = rng_of("zenora", seed, rows)
    d0, d1 = period(r)
    tpl = {"upi_out": "UPI-{P}-{v}-{b}0000{t}-{r}-{z}", "upi_in": "UPI-{P}-{v}-{b}0000{t}-{r}-UPI", "neft_in": "NEFT CR-{b}0000001-{P}-SELF-{u}", "neft_out": "NEFT DR-{b}0000{t}-{P}-NETBANK, MUM-{u}",
           "pos": "POS 4160{c}XXXX {P}", "atm": "ATW-4160{c}XXXX-S1A{t}-{w}", "ach": "ACH D- {P}-{t}{q}", "chq": "CHQ PAID-MICR CTS-{P}", "int": "INTEREST PAID TILL " + d1.strftime("%d-%b-%Y").upper(),
           "fee": "INSTA ALERT CHG {q}"}
    ref = {"upi_out": "0000{r}", "upi_in": "0000{r}", "neft_in": "{u}", "neft_out": "{u}", "pos": "0000{r}", "atm": "000000000{q}", "ach": "0000{r}", "chq": "0000000000{q}", "int": "000000000000000", "fee": "MIR{r}"}
    op = r.randint(300000, 30000000)
    tx = flow(r, rows, op, d0, d1, tpl, ref)
    dr, cr = sums(tx)
    who, (town, state, pin), st = r.choice(PEOPLE).upper(), r.choice(TOWNS), r.choice(STREETS)
    acct, ifsc, kind = digits(r, 14, "5"), "ZENB0" + digits(r, 6, "0"), "SAVINGS A/C - RESIDENT (100)"
    hold = r.choice(["MR ", "MRS ", "MS "]) + who
    p = Pen(path, A4, "Statement")
    F, B, cust, micr = "Helvetica", "Helvetica-Bold", digits(r, 9), pin[:3] + "240" + digits(r, 3)
    X = [30, 72, 238, 335, 375, 440, 503, 567]

    def top(pg):
        p.box(30, 800, 22, 22, fill="#004c8f")
        p.t(58, 805, "ZENORA BANK LTD.", B, 14, "#004c8f")
        p.t(567, 820, f"Page No .: {pg}", F, 7.5, align="r")
        p.t(567, 800, "Statement of account", B, 10, align="r")
        p.box(30, 695, 240, 92, stroke="#000000")
        for i, s in enumerate((hold, st.upper(), town.upper(), pin, f"{state.upper()} INDIA")):
            p.t(36, 774 - 11 * i, s, F, 8)
        p.t(36, 703, "JOINT HOLDERS :", F, 8)
        for i, (a, b) in enumerate((("Account Branch", f"{town.upper()} - CIVIL LINES"), ("City", f"{town.upper()} {pin}"), ("State", state.upper()), ("OD Limit", "0.00     Currency : INR"),
                                    ("Cust ID", cust), ("Account No", f"{acct}   PRIME"), ("A/C Open Date", "14/08/2017"), ("Account Status", "Regular"),
                                    ("RTGS/NEFT IFSC", f"{ifsc}   MICR : {micr}"), ("Account Type", kind))):
            p.t(290, 780 - 10.5 * i, a, F, 8)
            p.t(366, 780 - 10.5 * i, ": " + b, F, 8)
        p.t(30, 681, "Nomination : Registered", F, 8)
        p.t(30, 664, f"From : {d0:%d/%m/%Y}     To : {d1:%d/%m/%Y}", B, 8)
        p.box(30, 640, 537, 16, fill="#d9e2ec", stroke="#000000")
        for i, s in enumerate(("Date", "Narration", "Chq./Ref.No.", "Value Dt", "Withdrawal Amt.", "Deposit Amt.", "Closing Balance")):
            p.t((X[i] + X[i + 1]) / 2, 645, s, B, 7.5, align="c")
        return 628

    def close(y):
        for x in X:
            p.line(x, 640, x, y, .5)
        p.line(30, y, 567, y, .5)
    pg, y, truth = 1, top(1), []
    for x in tx:
        a = wrap(x["text"], F, 8, 159)
        rf = x["ref"]
        if y - 10 * len(a) < 120:
            close(110)
            p.t(30, 60, "ZENORA BANK LIMITED", B, 7)
            p.t(30, 50, "*Closing balance includes funds earmarked for hold and uncleared funds", F, 7)
            p.c.showPage()
            pg += 1
            y = top(pg)
        p.t(33, y, f"{x['date']:%d/%m/%y}", F, 8)
        for j, s in enumerate(a):
            p.t(76, y - 10 * j, s, F, 8)
        p.t(331, y, rf, F, 7.5, align="r")
        p.t(338, y, f"{x['date']:%d/%m/%y}", F, 8)
        p.t(437 if x["amt"] < 0 else 500, y, inr(abs(x["amt"])), F, 8, align="r")
        p.t(564, y, inr(x["bal"]), F, 8, align="r")
        y -= 10 * len(a) + 3
        truth.append(tru(x, " ".join(a), rf))
    if y < 220:
        close(110)
        p.c.showPage()
        pg += 1
        y = top(pg) + 4
    close(y + 6)
    y -= 24
    p.t(30, y, "STATEMENT SUMMARY :-", B, 8.5)
    nd = sum(t["amt"] < 0 for t in tx)
    for x, a, b in ((110, "Opening Balance", inr(op)), (215, "Dr Count", str(nd)), (280, "Cr Count", str(rows - nd)), (375, "Debits", inr(dr)), (470, "Credits", inr(cr)), (567, "Closing Bal", inr(tx[-1]["bal"]))):
        p.t(x, y - 18, a, B, 8, align="r")
        p.t(x, y - 32, b, F, 8, align="r")
    p.t(30, y - 56, f"Generated On: {d1:%d-%b-%Y} 22:14:05     Generated By: {cust}     Requesting Branch Code: NET", F, 7)
    p.t(30, y - 68, "This is a computer generated statement and does not require signature.", F, 7)
    p.c.save()
    return {"data": {"bank_name": "ZENORA BANK LTD.", "account_number": acct, "account_holder": hold, "account_type": kind, "ifsc": ifsc, "currency": "INR", "statement_period": per(d0, d1),
                     "opening_balance": raw(op), "closing_balance": raw(tx[-1]["bal"]), "total_debits": raw(dr), "total_credits": raw(cr), "transactions": truth}}


def prithvi(path, seed, rows):
    """Small finance bank: summary strip at the top, three small tables side by side, dashes for empty cells."""
    r = rng_of("prithvi", seed, rows)
    d0, d1 = period(r)
    tpl = {"upi_out": "UPI/DR/{r}/{p}/{b}/{v}", "upi_in": "UPI/CR/{r}/{p}/{b}/{v}", "neft_in": "NEFT/{b}/{u}/{p}", "neft_out": "NEFT OUT/{u}/{p}", "atm": "ATM-NFS/CASH WITHDRAWAL/{w}/{t}",
           "pos": "POS/{P}/{w}", "cash": "CASH DEPOSIT AT {w} BRANCH", "int": "Monthly interest credit", "ach": "ACH-DR-{P}", "fee": "SMS alert fee incl. 18% GST"}
    ref = {"upi_out": "{r}", "upi_in": "{r}", "neft_in": "{u}", "neft_out": "{u}", "atm": "{t}", "pos": "{r}", "ach": "{t}{q}"}
    op = r.randint(100000, 5000000)
    tx = flow(r, rows, op, d0, d1, tpl, ref)
    dr, cr = sums(tx)
    who, (town, state, pin), st = r.choice(PEOPLE), r.choice(TOWNS), r.choice(STREETS)
    acct, ifsc, kind = digits(r, 16, "2"), "PSFB0" + digits(r, 6, "0"), r.choice(["Digital Savings Account", "Sampoorna Savings Account"])
    F, B, vio = "NS", "NSB", H("#5b2b82")
    S = lambda s, z=8, f=F, c="black", al=0: Paragraph(s, ParagraphStyle("s", fontName=f, fontSize=z, leading=z * 1.35, textColor=c, alignment=al))
    doc = SimpleDocTemplate(path, pagesize=A4, leftMargin=32, rightMargin=32, topMargin=34, bottomMargin=44, invariant=1)

    def page(c, d):
        c.setFont(F, 6.5)
        c.setFillColor(H("#666666"))
        c.drawCentredString(297, 26, "This is an auto-generated statement. Deposits are insured up to INR 5 lakh per depositor.")
        c.drawRightString(563, 26, f"{d.page}")
    el = [Table([[S("Prithvi Small Finance Bank", 14, B, vio), S("ACCOUNT STATEMENT", 10, B, "black", 2)]], colWidths=[330, 201]), Spacer(1, 6),
          S(f"Dear <b>{who}</b>, here is your statement for the period {dMy(d0, '-')} to {dMy(d1, '-')}.".replace("<b>", f'<font name="{B}">').replace("</b>", "</font>"), 8.5), Spacer(1, 8)]
    el[0].setStyle(TableStyle([("LEFTPADDING", (0, 0), (-1, -1), 0), ("LINEBELOW", (0, 0), (-1, -1), 1.2, vio)]))
    box = [[S(a, 7, F, H("#5b2b82"), 1) for a in ("Opening Balance", "Total Debits", "Total Credits", "Closing Balance")], [S("₹" + inr(v), 10, B, "black", 1) for v in (op, dr, cr, tx[-1]["bal"])]]
    t = Table(box, colWidths=[132.75] * 4)
    t.setStyle(TableStyle([("BACKGROUND", (0, 0), (-1, -1), H("#f1eaf7")), ("LINEAFTER", (0, 0), (-2, -1), .6, colors.white), ("BOTTOMPADDING", (0, 0), (-1, 0), 0)]))
    el += [t, Spacer(1, 8)]

    def small(title, pairs):
        q = Table([[S(title, 7.5, B, colors.white), ""]] + [[S(a, 7, F, H("#555555")), S(b, 7, B)] for a, b in pairs], colWidths=[62, 111])
        q.setStyle(TableStyle([("BACKGROUND", (0, 0), (-1, 0), vio), ("SPAN", (0, 0), (-1, 0)), ("TOPPADDING", (0, 0), (-1, -1), 1.5), ("BOTTOMPADDING", (0, 0), (-1, -1), 2), ("LEFTPADDING", (0, 0), (-1, -1), 4),
                               ("RIGHTPADDING", (0, 0), (-1, -1), 2), ("BOX", (0, 0), (-1, -1), .5, vio), ("VALIGN", (0, 0), (-1, -1), "TOP")]))
        return q
    g = Table([[small("Customer details", [("Customer ID", digits(r, 8)), ("Mobile", "XXXXXX" + digits(r, 4)), ("Address", f"{st}, {town}, {state} {pin}")]),
                small("Account details", [("Account No.", acct), ("Type", kind), ("Currency", "INR"), ("Nominee", r.choice(PEOPLE))]),
                small("Branch details", [("Branch", f"{town} East"), ("IFSC", ifsc), ("MICR", pin[:3] + "765" + digits(r, 3)), ("Phone", "1800 000 " + digits(r, 4))])]], colWidths=[179, 179, 173])
    g.setStyle(TableStyle([("LEFTPADDING", (0, 0), (-1, -1), 0), ("RIGHTPADDING", (0, 0), (-1, -1), 0), ("VALIGN", (0, 0), (-1, -1), "TOP")]))
    el += [g, Spacer(1, 10)]
    hd = [S(a, 7.5, B, colors.white, al) for a, al in (("Transaction<br/>Date", 0), ("Value Date", 0), ("Description/Narration", 0), ("Cheque/<br/>Reference No.", 0), ("Debit (₹)", 2), ("Credit (₹)", 2), ("Balance (₹)", 2))]
    data, truth = [hd], []
    for x in tx:
        c, s = cell(x["text"], F, 7.5, 146)
        e, q = cell(x["ref"] or "-", F, 7.5, 86)
        data.append([dMy(x["date"]), dMy(x["date"]), c, e, inr(-x["amt"]) if x["amt"] < 0 else "-", inr(x["amt"]) if x["amt"] > 0 else "-", inr(x["bal"])])
        truth.append(tru(x, s, q if x["ref"] else None))
    t = Table(data, colWidths=[56, 56, 152, 92, 57, 57, 61], repeatRows=1)
    t.setStyle(TableStyle([("BACKGROUND", (0, 0), (-1, 0), vio), ("FONT", (0, 1), (-1, -1), F, 7.5), ("ALIGN", (4, 0), (-1, -1), "RIGHT"), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 3),
                           ("RIGHTPADDING", (0, 0), (-1, -1), 3), ("LINEBELOW", (0, 1), (-1, -1), .4, H("#d8c8e6"))]))
    el.append(t)
    doc.build(el, onFirstPage=page, onLaterPages=page)
    return {"data": {"bank_name": "Prithvi Small Finance Bank", "account_number": acct, "account_holder": who, "account_type": kind, "ifsc": ifsc, "currency": "INR", "statement_period": per(d0, d1),
                     "opening_balance": raw(op), "closing_balance": raw(tx[-1]["bal"]), "total_debits": raw(dr), "total_credits": raw(cr), "transactions": truth}}


def flikpay(path, seed, rows):
    """Payments bank: date over time, signed amounts with Rs., sentences for the account, no rules."""
    r = rng_of("flikpay", seed, rows)
    d0, d1 = period(r, 1)
    tpl = {"upi_out": ["Paid to {p} UPI Ref No: {r}", "Sent to {p} ({v}) UPI Ref No: {r}"], "upi_in": "Received from {p} ({v}) UPI Ref No: {r}", "pos": "Card purchase at {p}, {W} Txn ID {t}{q}",
           "atm": "Cash withdrawn at ATM, {W} Txn ID {q}", "cash": "Cash deposited at banking point {W} Txn ID {q}", "int": "Interest credited to your account", "neft_in": "Received by NEFT from {p} UTR {u}"}
    kin = {k: (v[0], v[1], v[2] // 2, v[3] // 4, v[4]) for k, v in KINDS.items()}
    kin["atm"] = (-1, 1, 50000, 300000, 50000)
    kin["cash"] = (1, 1, 50000, 900000, 50000)
    op = r.randint(20000, 900000)
    tx = flow(r, rows, op, d0, d1, tpl, kinds=kin)
    dr, cr = sums(tx)
    who, (town, state, pin), st = r.choice(PEOPLE), r.choice(TOWNS), r.choice(STREETS)
    acct, ifsc = "91" + digits(r, 10, "6789"), "FLIK0" + digits(r, 6, "1")
    p, blu = Pen(path, A4, "Flikpay Payments Bank"), "#0a2a7a"
    p.t(48, 792, "Flikpay Payments Bank", "Helvetica-Bold", 17, blu)
    p.t(48, 768, f"Savings Account statement for {d0.day} {MON[d0.month - 1]} {d0.year} to {d1.day} {MON[d1.month - 1]} {d1.year}", "Helvetica", 9.5, "#444444")
    p.t(48, 736, who.upper(), "Helvetica-Bold", 11)
    p.t(48, 722, f"{st}, {town}, {state} {pin}", "Helvetica", 8.5, "#444444")
    p.t(48, 704, f"Account number {acct}  |  IFSC {ifsc}  |  Nominee: {r.choice(PEOPLE)}", "Helvetica", 8.5)
    p.box(48, 640, 499, 50, fill="#e8f4fd", radius=6)
    for x, a, s, v in ((60, "Opening balance", "", op), (185, "Money in", "+ ", cr), (310, "Money out", "- ", dr), (430, "Closing balance", "", tx[-1]["bal"])):
        p.t(x, 671, a, "Helvetica", 8, "#555555")
        p.t(x, 653, f"{s}Rs.{inr(v)}", "Helvetica-Bold", 11, blu)

    def heads(y):
        for x, s, a in ((48, "DATE & TIME", "l"), (130, "TRANSACTION DETAILS", "l"), (440, "AMOUNT", "r"), (547, "AVAILABLE BALANCE", "r")):
            p.t(x, y, s, "Helvetica-Bold", 7.5, "#888888", a)
        return y - 20
    y, pg, truth = heads(616), 1, []
    for x in tx:
        ls = wrap(x["text"], "Helvetica", 9, 215)
        if " UPI Ref" in x["text"] or " Txn ID" in x["text"] or " UTR" in x["text"]:
            k = max(x["text"].find(m) for m in (" UPI Ref", " Txn ID", " UTR"))
            ls = wrap(x["text"][:k], "Helvetica", 9, 215) + [x["text"][k + 1:]]
        n = max(2, len(ls))
        if y - 12 * n < 60:
            p.t(297, 30, f"Page {pg}", "Helvetica", 7.5, "#888888", "c")
            p.c.showPage()
            pg += 1
            y = heads(790)
        d = x["date"]
        p.t(48, y, f"{d.day} {MON[d.month - 1]} {d.year}", "Helvetica", 9)
        hh, mm = x["time"].split(":")
        p.t(48, y - 12, f"{(int(hh) - 1) % 12 + 1}:{mm} {'AM' if int(hh) < 12 else 'PM'}", "Helvetica", 8, "#888888")
        for j, s in enumerate(ls):
            p.t(130, y - 12 * j, s, "Helvetica", 9 if j == 0 else 8.5, "#000000" if j == 0 else "#666666")
        p.t(440, y, f"{'-' if x['amt'] < 0 else '+'} Rs.{inr(abs(x['amt']))}", "Helvetica-Bold", 9, "#000000" if x["amt"] < 0 else "#12873b", "r")
        p.t(547, y, f"Rs.{inr(x['bal'])}", "Helvetica", 9, align="r")
        y -= 12 * n + 10
        truth.append(tru(x, " ".join(ls)))
    p.t(297, 30, f"Page {pg}", "Helvetica", 7.5, "#888888", "c")
    p.c.save()
    return {"data": {"bank_name": "Flikpay Payments Bank", "account_number": acct, "account_holder": who.upper(), "account_type": "Savings Account", "ifsc": ifsc, "currency": "INR", "statement_period": per(d0, d1),
                     "opening_balance": raw(op), "closing_balance": raw(tx[-1]["bal"]), "total_debits": raw(dr), "total_credits": raw(cr), "transactions": truth}}


BANKS = {"navira": navira, "zenora": zenora, "prithvi": prithvi, "flikpay": flikpay}
