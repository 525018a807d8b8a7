# SPDX-License-Identifier: AGPL-3.0-or-later
"""Banks of India: a pass book, a cash management report, a loan account, an NRE account."""
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib import colors
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Spacer
from reportlab.lib.units import mm
from stranger_remit_kit import *


def passbook(path, seed, rows):
    """Pages of a pass book, the printer's Courier; carried forward and brought forward on each page."""
    r = rng("passbook", seed, rows)
    W, H = 150 * mm, 210 * mm
    c = pdf(path, (W, H), "Passbook")
    a, b = month(r)
    opening = r.randint(50000, 3000000)
    t, closing = flow(r, rows, a, b, opening,
                      [(fixed("TO CASH"), 50000, 800000, 10000), (fixed("ATM WDL", "TO CLG"), 50000, 500000, 10000),
                       (fixed("SMS CHGS"), 1770, 1770), (upi_out, 5000, 200000, 100)],
                      [(fixed("BY CASH"), 50000, 900000, 10000), (fixed("BY CLG"), 100000, 900000), (fixed("BY INT"), 1200, 60000),
                       (neft_in, 100000, 1500000, 100)], .6,
                      ref=lambda r, d: digits(r, 6) if r.random() < .3 else "")
    for x in t:
        if x["text"] not in ("TO CLG", "BY CLG", "TO CASH"):
            x["ref"] = ""
    g = Cols([(14, 53, "l"), (67, 102, "l"), (169, 42, "l"), (211, 63, "r"), (274, 63, "r"), (337, 74, "r")], "Courier", 7.5, 9, 2)
    settle(t, "Courier", 7.5, g.inner(1))
    name, acc = person(r).upper(), digits(r, 11)
    cif, ifs = digits(r, 9), "MDVB0" + digits(r, 6)
    # the inner cover
    c.setFont("Times-Bold", 17)
    c.drawCentredString(W / 2, H - 70, "MADHAV VILAS BANK LTD.")
    c.setFont("Times-Italic", 10)
    c.drawCentredString(W / 2, H - 86, "Savings Bank Pass Book")
    c.rect(28, 120, W - 56, H - 230)
    y = H - 140
    for k, v in [("A/c No.", acc), ("CIF No.", cif), ("Name", name), ("S/D/W/H/o", person(r).upper()), ("Address", f"{r.randint(2, 99)}, TEMPLE STREET"),
                 ("", "WARD NO 4, NASHIK 422001"), ("Branch", "PANCHAVATI"), ("IFSC", ifs), ("A/c Type", "SB-GEN-PUB-IND-NONRURAL-INR"),
                 ("Mode of Opn.", "SINGLE"), ("Nom. Reg. No.", digits(r, 7)), ("Date of Issue", dmy(a))]:
        c.setFont("Times-Roman", 10)
        c.drawString(44, y, k)
        c.setFont("Courier", 9)
        c.drawString(130, y, v)
        y -= 20
    c.showPage()
    page = [0]

    def head():
        page[0] += 1
        c.setFillColor(colors.HexColor("#5b2333"))
        c.rect(14, H - 48, 397, 24, fill=0)
        g.put(c, H - 34, ["Date", "Particulars", ["Chq.", "No."], ["Withdrawals", "Rs. P."], ["Deposits", "Rs. P."], ["Balance", "Rs. P."]],
              "Times-Bold", 8, "#5b2333")
        g.verticals(c, H - 24, 40)
        c.line(14, 40, 411, 40)
        c.setFont("Times-Roman", 7)
        c.drawCentredString(W / 2, 26, f"{page[0]}")
        return H - 62

    y = head()
    g.put(c, y, ["", "B/F", "", "", "", drcr(opening)])
    y -= 12
    bal = opening
    for x in t:
        h = len(x["lines"]) * 9 + 3
        if y - h < 58:
            g.put(c, 46, ["", "C/F", "", "", "", drcr(bal)])
            c.showPage()
            y = head()
            g.put(c, y, ["", "B/F", "", "", "", drcr(bal)])
            y -= 12
        bal = x["bal"]
        g.put(c, y, [dmy(x["d"], "-"), x["lines"], x["ref"], inr(x["out"]) if x["out"] else "", inr(x["in"]) if x["in"] else "", drcr(bal)])
        y -= h
    c.save()
    return {"data": {"bank_name": "MADHAV VILAS BANK LTD.", "account_number": acc, "account_holder": name,
                     "account_type": "SB-GEN-PUB-IND-NONRURAL-INR", "ifsc": ifs, "currency": "INR", "opening_balance": s(opening),
                     "closing_balance": s(closing), "transactions": truth(t, True)}}


def cashmgmt(path, seed, rows):
    """Corporate cash management report: landscape, platypus, headings repeated, totals of counts and amounts."""
    r = rng("cashmgmt", seed, rows)
    a, b = month(r)
    opening = r.randint(20000000, 900000000)
    t, closing = flow(r, rows, a, b, opening,
                      [(lambda r, d: f"RTGS OUTWARD {r.choice(['VENDOR PAYMENT', 'CAPEX'])} {r.choice(['KRISTAL POLYMERS LLP', 'HARIYALI AGRO INPUTS', 'TEJAS FREIGHT CARRIERS PVT LTD'])} INV {digits(r, 4)}", 20000000, 190000000),
                       (lambda r, d: f"BULK SALARY UPLOAD FILE {digits(r, 8)} {r.randint(20, 180)} RECORDS", 50000000, 300000000),
                       (lambda r, d: f"GST PAYMENT CPIN {digits(r, 14)}", 1000000, 50000000, 100),
                       (fixed("CMS SERVICE CHARGES INCL GST"), 11800, 590000, 118)],
                      [(lambda r, d: f"CMS COLLECTION DEPOSIT SLIP {digits(r, 7)} LOC {r.choice(['INDORE', 'KOCHI', 'SURAT'])}", 3000000, 90000000),
                       (lambda r, d: f"NEFT INWARD {r.choice(['BLUE LOTUS RETAIL PRIVATE LIMITED', 'ARAVALI CEMENT STORES', 'DECCAN PUMPS'])} VIRTUAL A/C ZPEN{digits(r, 8)}", 2000000, 150000000),
                       (fixed("ECS RETURN REVERSAL"), 100000, 2500000)], .5, -50000000,
                      lambda r, d: f"{r.choice('SMT')}{digits(r, 8)}")
    settle(t, "Helvetica", 7, 250 - 6)
    out, inn = sums(t)
    holder = r.choice(["ZENITH PEN & STATIONERY PRIVATE LIMITED", "TRIKUTA COLD CHAIN LIMITED", "VAYU AUTOMATION LLP"])
    acc, bank = digits(r, 14), "Pragati International Bank"
    P = para
    W = [58, 58, 66, 42, 250, 88, 88, 98]
    st = [P(f"{bank}", "Helvetica-Bold", 14, color="#004b6b"), P("Transaction Banking | Account Activity Report", "Helvetica", 9, color="#555555"), Spacer(1, 8)]
    info = [["Customer Name", holder, "Report Period", f"{dmon(a)} to {dmon(b)}"],
            ["Account Number", acc, "Account Currency", "INR"],
            ["Product", "Cash Credit Account", "Generated On", f"{dmon(b)} 18:{r.randint(10, 59)} IST by MAKER{r.randint(1, 9)}"]]
    st.append(Table(info, [95, 280, 100, 273], style=TableStyle([
        ("FONT", (0, 0), (-1, -1), "Helvetica", 8), ("FONT", (0, 0), (0, -1), "Helvetica-Bold", 8), ("FONT", (2, 0), (2, -1), "Helvetica-Bold", 8),
        ("BACKGROUND", (0, 0), (-1, -1), colors.HexColor("#eef4f7")), ("BOX", (0, 0), (-1, -1), .5, colors.HexColor("#004b6b"))])))
    st.append(Spacer(1, 8))
    nd, nc = sum(1 for x in t if x["out"]), sum(1 for x in t if x["in"])
    summ = [["Opening Ledger Balance", "No. of Debits", "Total Debit Amount", "No. of Credits", "Total Credit Amount", "Closing Ledger Balance"],
            [inr(opening), str(nd), inr(out), str(nc), inr(inn), inr(closing)]]
    st.append(Table(summ, [140, 90, 140, 90, 140, 148], style=TableStyle([
        ("FONT", (0, 0), (-1, 0), "Helvetica-Bold", 7.5), ("FONT", (0, 1), (-1, 1), "Helvetica", 8.5), ("ALIGN", (0, 0), (-1, -1), "CENTER"),
        ("GRID", (0, 0), (-1, -1), .4, colors.grey)])))
    st.append(Spacer(1, 10))
    hd = [["Value\nDate", "Posting\nDate", "Bank\nReference", "Txn\nType", "Narrative", "Debit Amount", "Credit Amount", "Ledger\nBalance"]]
    body = [[dmon(x["d"]), dmon(x["d"]), x["ref"], "DR" if x["out"] else "CR", P(x["lines"], "Helvetica", 7), inr(x["out"]) if x["out"] else "",
             inr(x["in"]) if x["in"] else "", inr(x["bal"])] for x in t]
    st.append(Table(hd + body, W, repeatRows=1, style=TableStyle([
        ("FONT", (0, 0), (-1, -1), "Helvetica", 7), ("FONT", (0, 0), (-1, 0), "Helvetica-Bold", 7.5), ("BACKGROUND", (0, 0), (-1, 0), colors.HexColor("#004b6b")),
        ("TEXTCOLOR", (0, 0), (-1, 0), colors.white), ("ALIGN", (5, 0), (-1, -1), "RIGHT"), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("VALIGN", (0, 0), (-1, 0), "MIDDLE"),
        ("ROWBACKGROUNDS", (0, 1), (-1, -1), [colors.white, colors.HexColor("#f4f7f9")]), ("LINEBELOW", (0, 0), (-1, -1), .25, colors.lightgrey),
        ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3)])))
    st += [Spacer(1, 8), P("*** End of Report ***", "Helvetica", 7, 1)]

    def foot(c, doc):
        c.setFont("Helvetica", 7)
        c.drawString(40, 22, "System generated. Balances shown are ledger balances as at the time of extraction.")
        c.drawRightString(landscape(A4)[0] - 40, 22, f"Page {doc.page}")
    SimpleDocTemplate(path, pagesize=landscape(A4), leftMargin=40, rightMargin=40, topMargin=34, bottomMargin=40, invariant=1).build(st, foot, foot)
    return {"data": {"bank_name": bank, "account_number": acc, "account_holder": holder, "account_type": "Cash Credit Account", "currency": "INR",
                     "statement_period": {"from": a.isoformat(), "to": b.isoformat()}, "opening_balance": s(opening), "closing_balance": s(closing),
                     "total_debits": s(out), "total_credits": s(inn), "transactions": truth(t, True)}}


def loan(path, seed, rows):
    """Statement of a term loan: the balance is owed (Dr), EMI by credit, interest by debit."""
    r = rng("loan", seed, rows)
    c = pdf(path, A4, "Loan account statement")
    y0 = r.choice((2022, 2023, 2024))
    a, b = date(y0, 4, 1), date(y0 + 1, 3, 31)
    opening = -r.randint(90000000, 420000000)
    emi = r.randint(1100000, 4200000)
    bal, t = opening, []
    for d in dates(r, a, b, rows):
        k = r.random()
        if k < .42:
            x = (f"EMI RECOVERED THROUGH NACH MANDATE {digits(r, 10)}", 0, emi)
        elif k < .8:
            x = (f"Interest Debited for {MON[d.month - 1]} {d.year}", int(-bal * 9 // 1200) , 0)
        elif k < .88:
            x = ("NACH BOUNCE CHARGES", 59000, 0)
        elif k < .94:
            x = (f"PART PREPAYMENT CHQ {digits(r, 6)}", 0, r.randint(20, 90) * 100000)
        else:
            x = ("Insurance Premium - Property", r.randint(300000, 1400000), 0)
        bal += x[2] - x[1]
        t.append({"d": d, "text": x[0], "out": x[1], "in": x[2], "bal": bal, "ref": ""})
    out, inn = sums(t)
    g = Cols([(36, 62, "c"), (98, 62, "c"), (160, 158, "l"), (318, 76, "r"), (394, 76, "r"), (470, 90, "r")], "Times-Roman", 9, 11, 4)
    settle(t, "Times-Roman", 9, g.inner(2))
    acc, name, ifs = "LN" + digits(r, 12), person(r), "GRHV0000" + digits(r, 3)
    bank = "Grihavriddhi Housing Bank Limited"

    def head(first):
        c.setFont("Times-Bold", 15)
        c.drawCentredString(298, 800, bank)
        c.setFont("Times-Roman", 8.5)
        c.drawCentredString(298, 788, "Regd. Office: 4th Floor, Udyog Bhavan, Ashram Road, Ahmedabad 380009")
        c.line(36, 780, 560, 780)
        y = 762
        if first:
            c.setFont("Times-Bold", 11)
            c.drawCentredString(298, y, f"STATEMENT OF LOAN ACCOUNT FOR THE PERIOD {dmy(a)} TO {dmy(b)}")
            y -= 22
            kv(c, 36, y, [("Loan Account No.", acc), ("Borrower", name), ("Co-Borrower", person(r)), ("Scheme", "Housing Loan - Floating"), ("IFSC Code", ifs)],
               13, "Times-Roman", "Times-Bold", 9.5, 100)
            kv(c, 320, y, [("Sanctioned Amount", inr(-opening + 50000000)), ("Rate of Interest", "9.00 % p.a."), ("EMI Amount", inr(emi)), ("Next EMI Due", dmy(b + timedelta(days=5))),
                           ("Overdue", "Nil")], 13, "Times-Roman", "Times-Bold", 9.5, 110)
            y -= 78
        c.setFillGray(.88)
        c.rect(36, y - 18, 524, 30, fill=1)
        g.put(c, y, [["Transaction", "Date"], ["Value", "Date"], "Particulars", ["Debit", "(Rs.)"], ["Credit", "(Rs.)"], ["Outstanding", "Balance (Rs.)"]], "Times-Bold", 9)
        return y + 12, y - 30
    top, y = head(True)
    pg = 1
    g.put(c, y, ["", "", "Opening Balance", "", "", drcr(opening, gap=" ")], "Times-Italic")
    y -= 15
    for x in t:
        h = len(x["lines"]) * 11 + 4
        if y - h < 70:
            g.verticals(c, top, y + 6)
            c.line(36, y + 6, 560, y + 6)
            c.drawRightString(560, 40, f"Page {pg} (contd.)")
            c.showPage()
            pg += 1
            top, y = head(False)
        g.put(c, y, [dmy(x["d"]), dmy(x["d"]), x["lines"], inr(x["out"]) if x["out"] else "", inr(x["in"]) if x["in"] else "", drcr(x["bal"], gap=" ")])
        y -= h
    c.line(36, y + 8, 560, y + 8)
    g.put(c, y - 4, ["", "", "Total / Closing Balance", inr(out), inr(inn), drcr(bal, gap=" ")], "Times-Bold")
    g.verticals(c, top, y - 10)
    c.line(36, y - 10, 560, y - 10)
    c.setFont("Times-Italic", 8)
    c.drawString(36, y - 26, "Dr denotes amount payable by the borrower. Figures are subject to audit.")
    c.drawRightString(560, 40, f"Page {pg}")
    c.save()
    return {"data": {"bank_name": bank, "account_number": acc, "account_holder": name, "account_type": "Housing Loan - Floating", "ifsc": ifs, "currency": "INR",
                     "statement_period": {"from": a.isoformat(), "to": b.isoformat()}, "opening_balance": s(opening), "closing_balance": s(bal),
                     "total_debits": s(out), "total_credits": s(inn), "transactions": truth(t)}}


def nre(path, seed, rows):
    """NRE savings account, headings in Hindi over English, no vertical rules, a tinted balance column."""
    r = rng("nre", seed, rows)
    c = pdf(path, A4, "NRE account statement")
    a, b = month(r)
    opening = r.randint(5000000, 90000000)
    t, closing = flow(r, rows, a, b, opening,
                      [(lambda r, d: f"TPT-FAMILY MAINTENANCE-{person(r).upper()}", 500000, 6000000, 50000), (upi_out, 5000, 900000, 100),
                       (fixed("SI-HOME LOAN EMI 004417", "SIP-BHARAT TREASURY FLEXI FUND"), 500000, 4200000)],
                      [(lambda r, d: f"INW REMITTANCE {r.choice(['USD', 'AED', 'GBP'])} @ REF {r.choice(['FIR', 'TTI'])}{digits(r, 8)} ORDG CUST SELF", 4000000, 60000000),
                       (fixed("CREDIT INTEREST CAPITALISED"), 40000, 900000)], .62,
                      ref=lambda r, d: "S" + digits(r, 7))
    out, inn = sums(t)
    for x in t:
        rate = next((v for k, v in {"USD": 83, "AED": 22, "GBP": 105}.items() if k in x["text"]), 1)
        x["text"] = x["text"].replace("@", us(x["in"] * 100 // (rate * 100 + r.randint(0, 90))))
    g = Cols([(40, 60, "l"), (100, 196, "l"), (296, 52, "l"), (348, 68, "r"), (416, 68, "r"), (484, 74, "r")], "Noto", 7.5, 10, 3)
    settle(t, "Noto", 7.5, g.inner(1))
    name, acc, ifs, bank = person(r), digits(r, 4) + " " + digits(r, 5) + " " + digits(r, 4), "SGRM0" + digits(r, 6), "Sagarmala Bank"
    pg = [0]

    def head():
        pg[0] += 1
        c.setFillColor(colors.HexColor("#0b3d2e"))
        c.rect(0, 800, 595, 42, fill=1, stroke=0)
        c.setFillColor(colors.white)
        c.setFont("NotoB", 16)
        c.drawString(40, 815, bank)
        c.setFont("Noto", 9)
        c.drawRightString(555, 817, "NRI Services  |  nri@sagarmalabank.example")
        c.setFillColor(colors.black)
        y = 780
        if pg[0] == 1:
            c.setFont("Deva", 9)
            c.drawString(40, y, "खाता धारक का नाम")
            c.drawString(310, y, "खाता ")
            c.setFont("Noto", 8.5)
            c.drawString(130, y, "/ Account Holder")
            c.drawString(332, y, "/ Account Details")
            c.setFont("NotoB", 10)
            c.drawString(40, y - 15, name)
            c.setFont("Noto", 8)
            for i, q in enumerate(["Flat 1204, Al Noor Residency", "Al Majaz 3, Sharjah", "United Arab Emirates"]):
                c.drawString(40, y - 28 - 11 * i, q)
            kv(c, 310, y - 15, [("Account No.", acc), ("Account Type", "NRE Savings Account"), ("Currency", "INR"), ("IFSC", ifs),
                                ("Statement From", f"{dmon(a, ' ')} To {dmon(b, ' ')}")], 11.5, "Noto", "NotoB", 8, 84)
            y -= 90
        c.setStrokeColor(colors.HexColor("#0b3d2e"))
        c.setLineWidth(1)
        c.line(40, y + 12, 558, y + 12)
        g.put(c, y, [["तारीख", "Date"], ["लेनदेन", "Transaction Remarks"], ["Ref.", "No."], ["आहरण", "Withdrawal"], ["जमा", "Deposit"], ["शेष", "Balance"]], "NotoB", 8)
        c.line(40, y - 16, 558, y - 16)
        c.setLineWidth(.3)
        return y - 29

    def foot():
        c.setFont("Noto", 6.5)
        c.drawString(40, 30, "Balances in the NRE account are freely repatriable. Interest is exempt under the Income-tax Act for eligible holders.")
        c.drawRightString(555, 30, f"{pg[0]}")
    y = head()
    g.put(c, y, [dmy(a, "."), "OPENING BALANCE", "", "", "", inr(opening)], "NotoB")
    y -= 14
    for x in t:
        h = len(x["lines"]) * 10 + 5
        if y - h < 55:
            foot()
            c.showPage()
            y = head()
        g.put(c, y, [dmy(x["d"], "."), x["lines"], x["ref"], inr(x["out"]) if x["out"] else "-", inr(x["in"]) if x["in"] else "-", inr(x["bal"])])
        c.setStrokeColor(colors.lightgrey)
        c.line(40, y - h + 9, 558, y - h + 9)
        y -= h
    if y < 110:
        foot()
        c.showPage()
        y = head()
    g.put(c, y - 6, ["", "TOTAL", "", inr(out), inr(inn), ""], "NotoB")
    g.put(c, y - 20, ["", "CLOSING BALANCE", "", "", "", inr(closing)], "NotoB")
    foot()
    c.save()
    return {"data": {"bank_name": bank, "account_number": acc, "account_holder": name, "account_type": "NRE Savings Account", "ifsc": ifs, "currency": "INR",
                     "statement_period": {"from": a.isoformat(), "to": b.isoformat()}, "opening_balance": s(opening), "closing_balance": s(closing),
                     "total_debits": s(out), "total_credits": s(inn), "transactions": truth(t, True)}}


BANKS = {"passbook": passbook, "cashmgmt": cashmgmt, "loan": loan, "nre": nre}
