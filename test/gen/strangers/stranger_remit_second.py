# SPDX-License-Identifier: AGPL-3.0-or-later
"""Banks of India: a Gramin bank in two languages, a wallet, a lender with sweep deposits."""
from reportlab.lib.pagesizes import A4
from reportlab.lib import colors
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Spacer
from stranger_remit_kit import *


def both(hi, en, size=7.5, align=1):
    """A heading cell: Hindi over English."""
    st = ParagraphStyle("h", fontName="NotoB", fontSize=size, leading=size * 1.45, alignment=align)
    return Paragraph(f'<font name="DevaB">{hi}</font><br/>{en}', st)


def gramin(path, seed, rows):
    """Gramin bank: full grid, Hindi over English headings, a total row; platypus."""
    r = rng("gramin", seed, rows)
    a, b = month(r)
    opening = r.randint(20000, 2500000)
    t, closing = flow(r, rows, a, b, opening,
                      [(fixed("CHEQUE PAID SELF"), 100000, 900000, 10000), (fixed("CSP CASH WITHDRAWAL AEPS"), 10000, 1000000, 10000), (upi_out, 2000, 250000, 100), (fixed("PMSBY PREMIUM RENEWAL"), 2000, 2000),
                       (fixed("KCC INTEREST TRANSFER"), 20000, 400000), (atm, 50000, 500000, 50000)],
                      [(fixed("PM-KISAN SAMMAN NIDHI DBT"), 200000, 200000), (fixed("MGNREGA WAGES NREGA APBS"), 120000, 360000, 100),
                       (fixed("CASH DEPOSIT AT BRANCH", "MILK SOCIETY PAYMENT"), 50000, 1200000, 1000), (fixed("DBTL GAS SUBSIDY"), 7926, 30000)], .6,
                      ref=lambda r, d: digits(r, 6))
    for x in t:
        x["ref"] = x["ref"] if x["text"].startswith("CHEQUE") else ""
    out, inn = sums(t)
    W = [22, 58, 170, 54, 70, 70, 84]
    settle(t, "Noto", 7.5, W[2] - 8)
    name, acc, ifs = person(r).upper(), digits(r, 15), "MLWG0RRB" + digits(r, 3)
    bank = "MALWA JANPAD GRAMIN BANK"
    cell = lambda hi, en: Paragraph(f'<font name="Deva">{hi}</font> / {en}', ParagraphStyle("k", fontName="Noto", fontSize=8, leading=11))
    V = lambda v: para(v, "NotoB", 8, lead=11)
    st = [para(bank, "NotoB", 15, 1, "#7a1f00", 20), para("(Sponsored by a scheduled commercial bank)  Head Office: Ujjain", "Noto", 8, 1), Spacer(1, 6),
          Table([[cell("नाम", "Name"), V(name), cell("खाता", "Account No."), V(acc)],
                 [cell("शाखा", "Branch"), V("TARANA (04" + digits(r, 2) + ")"), cell("खाता", "Account Type"), V("SB - KISAN BACHAT")],
                 [cell("गाँव", "Village"), V("KANASIA, DIST. UJJAIN"), "IFSC", V(ifs)]], [86, 178, 100, 164],
                style=TableStyle([("BOX", (0, 0), (-1, -1), .8, colors.HexColor("#7a1f00")), ("FONT", (0, 0), (-1, -1), "Noto", 8), ("VALIGN", (0, 0), (-1, -1), "MIDDLE")])),
          Spacer(1, 6), para(f"Statement of Account from {dmy(a, '/')} to {dmy(b, '/')}   (Amount in Rs.)", "NotoB", 9, 1), Spacer(1, 5)]
    head = [[both("सं", "Sl."), both("तारीख", "Date"), both("लेन-देन", "Particulars"), both("चेक सं", "Chq. No."), both("नामे", "Debit"), both("जमा", "Credit"), both("शेष", "Balance")]]
    body = [["", dmy(a), "BROUGHT FORWARD", "", "", "", drcr(opening, "DR", "CR", " ")]]
    for i, x in enumerate(t):
        body.append([str(i + 1), dmy(x["d"]), para(x["lines"], "Noto", 7.5), x["ref"], inr(x["out"]) if x["out"] else "", inr(x["in"]) if x["in"] else "",
                     drcr(x["bal"], "DR", "CR", " ")])
    body.append(["", "", "TOTAL", "", inr(out), inr(inn), drcr(closing, "DR", "CR", " ")])
    st.append(Table(head + body, W, repeatRows=1, style=TableStyle([
        ("GRID", (0, 0), (-1, -1), .5, colors.black), ("FONT", (0, 0), (-1, -1), "Noto", 7.5), ("FONT", (0, -1), (-1, -1), "NotoB", 7.5), ("BACKGROUND", (0, 0), (-1, 0), colors.HexColor("#fbe7d3")),
        ("ALIGN", (4, 0), (-1, -1), "RIGHT"), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 4), ("RIGHTPADDING", (0, 0), (-1, -1), 4),
        ("LINEABOVE", (0, -1), (-1, -1), 1.2, colors.black)])))
    st += [Spacer(1, 14), para("Computer generated statement. Contents will be deemed correct unless an error is reported within 15 days.", "Noto", 7)]

    def foot(c, doc):
        c.setFont("Noto", 7)
        c.drawCentredString(297, 24, f"Page No. {doc.page}")
    SimpleDocTemplate(path, pagesize=A4, leftMargin=33, rightMargin=33, topMargin=36, bottomMargin=42, invariant=1).build(st, foot, foot)
    return {"data": {"bank_name": bank, "account_number": acc, "account_holder": name, "account_type": "SB - KISAN BACHAT", "ifsc": ifs, "currency": "INR",
                     "statement_period": {"from": a.isoformat(), "to": b.isoformat()}, "opening_balance": s(opening), "closing_balance": s(closing),
                     "total_debits": s(out), "total_credits": s(inn), "transactions": truth(t, True)}}


def wallet(path, seed, rows):
    """A prepaid wallet: one signed amount column, two-line entries, date over time, rounded cards at the top."""
    r = rng("wallet", seed, rows)
    c = pdf(path, A4, "Wallet statement")
    a, b = month(r)
    opening = r.randint(5000, 800000)
    t, closing = flow(r, rows, a, b, opening,
                      [(lambda r, d: f"Paid to {r.choice(SHOPS)}", 1000, 90000), (fixed("Mobile recharge - Prepaid", "FASTag recharge", "Metro card top-up"), 10000, 99900, 100),
                       (lambda r, d: f"Money sent to {person(r)}", 10000, 300000, 100), (fixed("Movie tickets (2 seats) convenience fee included"), 30000, 80000)],
                      [(fixed("Money added from UPI", "Money added from debit card ending " + digits(r, 4)), 50000, 500000, 10000), (fixed("Cashback received"), 100, 5000),
                       (lambda r, d: f"Refund from {r.choice(SHOPS)}", 5000, 70000), (lambda r, d: f"Received from {person(r)}", 5000, 200000, 100)], .7,
                      ref=lambda r, d: "T" + d.strftime("%y%m%d") + digits(r, 9))
    out, inn = sums(t)
    g = Cols([(40, 78, "l"), (118, 190, "l"), (308, 100, "l"), (408, 74, "r"), (482, 73, "r")], "Deja", 8, 10.5, 4)
    settle(t, "Deja", 8, g.inner(1))
    name, acc, bank = person(r), "+91 " + digits(r, 5) + " " + digits(r, 5), "ChutkiPay"
    purple = colors.HexColor("#5f259f")
    times = [r.randint(360, 1420) for _ in t]
    for k in range(1, len(t)):
        if t[k]["d"] == t[k - 1]["d"]:
            times[k] = min(1439, max(times[k - 1] + 1, times[k]))
    c.setFillColor(purple)
    c.setFont("DejaB", 20)
    c.drawString(40, 792, bank)
    c.setFillColor(colors.black)
    c.setFont("Deja", 9)
    c.drawString(40, 776, "Wallet Statement")
    c.drawRightString(555, 792, f"{dmon(a, ' ')} - {dmon(b, ' ')}")
    c.setFont("Deja", 7)
    c.drawRightString(555, 778, "ChutkiPay Payments Pvt Ltd, PPI issuer (full KYC wallet)")
    c.setFont("DejaB", 10)
    c.drawString(40, 748, name)
    c.setFont("Deja", 9)
    c.drawString(40, 734, f"Wallet linked to {acc}")
    for i, (k, v) in enumerate([("Opening balance", opening), ("Money in", inn), ("Money out", out), ("Closing balance", closing)]):
        x = 40 + i * 130
        c.setStrokeColor(purple)
        c.roundRect(x, 676, 122, 42, 6)
        c.setFont("Deja", 7.5)
        c.drawString(x + 8, 702, k)
        c.setFont("DejaB", 11)
        c.drawString(x + 8, 685, "\u20b9" + inr(v))

    def head(y):
        c.setFillColor(colors.HexColor("#efe6f8"))
        c.rect(40, y - 7, 515, 20, fill=1, stroke=0)
        g.put(c, y, ["Date & Time", "Transaction Details", "Transaction ID", "Amount", "Balance"], "DejaB", 8)
        return y - 24
    y, pg = head(650), 1
    for k, x in enumerate(t):
        mark = times[k]
        lines = x["lines"]
        h = max(len(lines), 2) * 10.5 + 7
        if y - h < 60:
            c.setFont("Deja", 7)
            c.drawCentredString(297, 30, f"Page {pg}")
            c.showPage()
            pg += 1
            y = head(790)
        amt = ("- \u20b9" if x["out"] else "+ \u20b9") + inr(x["out"] or x["in"])
        g.put(c, y, [dmon(x["d"], " "), lines, x["ref"], "", "\u20b9" + inr(x["bal"])])
        g.put(c, y, ["", "", "", amt, ""], "DejaB", 8, colors.black if x["out"] else colors.HexColor("#138a36"))
        g.put(c, y - 10.5, [f"{(mark // 60 + 11) % 12 + 1:02d}:{mark % 60:02d} {'AM' if mark < 720 else 'PM'}"], size=6.5, color=colors.grey)
        c.setStrokeColor(colors.HexColor("#dddddd"))
        c.line(40, y - h + 9, 555, y - h + 9)
        y -= h
    c.setFont("Deja", 7)
    c.drawCentredString(297, 44, "This is a system generated statement. For help, open the app and tap History.")
    c.drawCentredString(297, 30, f"Page {pg}")
    c.save()
    return {"data": {"bank_name": bank, "account_number": acc, "account_holder": name, "currency": "INR",
                     "statement_period": {"from": a.isoformat(), "to": b.isoformat()}, "opening_balance": s(opening), "closing_balance": s(closing),
                     "total_debits": s(out), "total_credits": s(inn), "transactions": truth(t, True)}}


def sweep(path, seed, rows):
    """A small finance bank: account with sweep deposits, which stand in a table of their own after the transactions."""
    r = rng("sweep", seed, rows)
    a, b = month(r)
    opening = r.randint(2500000, 9000000)
    fd = ["FD" + digits(r, 9) for _ in range(3)]
    t, closing = flow(r, rows, a, b, opening,
                      [(lambda r, d: f"AUTO SWEEP OUT TO {r.choice(fd)}", 1000000, 3000000, 100000), (upi_out, 5000, 500000, 100), (pos, 15000, 600000),
                       (lambda r, d: f"IMPS-{digits(r, 12)}-{person(r).upper()}-{r.choice(IFS)}-RENT", 800000, 2500000, 50000)],
                      [(lambda r, d: f"SWEEP IN FROM {r.choice(fd)} PART PREMATURE", 1000000, 2000000, 100000), (neft_in, 500000, 9000000), (fixed("INT.PD ON SAVINGS"), 4000, 90000)], .62,
                      2500000)
    out, inn = sums(t)
    W = [60, 60, 214, 64, 64, 72]
    settle(t, "Helvetica", 8, W[2] - 12)
    name, acc, ifs, bank = person(r), digits(r, 16), "UTTH0" + digits(r, 6), "Utthan Small Finance Bank"
    org = colors.HexColor("#e4572e")
    st = [Table([[para(bank, "Helvetica-Bold", 15, color="#e4572e", lead=18), para(["Account Statement", f"{dmy(a, '-')} to {dmy(b, '-')}"], "Helvetica", 9, 2)]], [330, 204]),
          Spacer(1, 8),
          Table([[para([name, "12/B, Lake View Apartments", "Thiruvanmiyur, Chennai 600041"], "Helvetica", 9, lead=12),
                  para([f"Account Number: {acc}", "Account Type: Sampann Savings - Auto Sweep", f"IFSC: {ifs}", f"Customer ID: {digits(r, 8)}", "Sweep threshold: INR 25,000.00"], "Helvetica", 9, lead=12)]], [270, 264],
                style=TableStyle([("VALIGN", (0, 0), (-1, -1), "TOP"), ("LINEABOVE", (0, 0), (-1, 0), 1, org)])), Spacer(1, 8),
          para("TRANSACTION DETAILS", "Helvetica-Bold", 10), Spacer(1, 3)]
    head = [["Txn Date", "Value Date", "Narration", "Debit", "Credit", "Balance"]]
    body = [["", "", "Opening Balance", "", "", inr(opening)]]
    body += [[dmy(x["d"], "-"), dmy(x["d"], "-"), para(x["lines"], "Helvetica", 8), inr(x["out"]) if x["out"] else "0.00", inr(x["in"]) if x["in"] else "0.00", inr(x["bal"])] for x in t]
    body.append(["", "", "Closing Balance", "", "", inr(closing)])
    st.append(Table(head + body, W, repeatRows=1, style=TableStyle([
        ("FONT", (0, 0), (-1, -1), "Helvetica", 8), ("FONT", (0, 0), (-1, 0), "Helvetica-Bold", 8), ("LINEBELOW", (0, 0), (-1, 0), 1, org), ("LINEABOVE", (0, 0), (-1, 0), 1, org),
        ("FONT", (0, 1), (-1, 1), "Helvetica-Bold", 8), ("FONT", (0, -1), (-1, -1), "Helvetica-Bold", 8), ("ALIGN", (3, 0), (-1, -1), "RIGHT"), ("VALIGN", (0, 0), (-1, -1), "TOP"),
        ("LINEBELOW", (0, 1), (-1, -1), .2, colors.lightgrey), ("BOTTOMPADDING", (0, 0), (-1, -1), 4)])))
    st += [Spacer(1, 10), para("SWEEP DEPOSITS LINKED TO THIS ACCOUNT", "Helvetica-Bold", 10), Spacer(1, 3)]
    sd = [["Deposit No.", "Opened On", "Principal (INR)", "Rate % p.a.", "Maturity Date", "Maturity Amount (INR)"]]
    for f in fd:
        p, o = r.randint(10, 90) * 100000, a - timedelta(days=r.randint(20, 300))
        sd.append([f, dmy(o, "-"), inr(p), "7.25", dmy(date(o.year + 1, o.month, min(o.day, 28)), "-"), inr(p + p * 725 // 10000)])
    st.append(Table(sd, [90, 80, 90, 70, 90, 114], style=TableStyle([("FONT", (0, 0), (-1, -1), "Helvetica", 8), ("FONT", (0, 0), (-1, 0), "Helvetica-Bold", 8),
                                                                    ("GRID", (0, 0), (-1, -1), .3, colors.grey), ("ALIGN", (2, 0), (-1, -1), "RIGHT"), ("BACKGROUND", (0, 0), (-1, 0), colors.HexColor("#fdeee9"))])))

    def foot(c, doc):
        c.setFont("Helvetica", 7)
        c.drawString(30, 24, "Deposits are insured by the deposit insurer up to Rs 5 lakh per depositor.")
        c.drawRightString(565, 24, f"{doc.page}")
    SimpleDocTemplate(path, pagesize=A4, leftMargin=30, rightMargin=30, topMargin=36, bottomMargin=42, invariant=1).build(st, foot, foot)
    return {"data": {"bank_name": bank, "account_number": acc, "account_holder": name, "account_type": "Sampann Savings - Auto Sweep", "ifsc": ifs, "currency": "INR",
                     "statement_period": {"from": a.isoformat(), "to": b.isoformat()}, "opening_balance": s(opening), "closing_balance": s(closing), "transactions": truth(t)}}


BANKS = {"gramin": gramin, "wallet": wallet, "sweep": sweep}
