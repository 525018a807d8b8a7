# SPDX-License-Identifier: AGPL-3.0-or-later
"""Savings papers: core-banking print, small finance bank, payments bank app."""
from stranger_esplanade_kit import *
from reportlab.platypus import SimpleDocTemplate, Paragraph, Table, TableStyle, Spacer
from reportlab.lib.styles import ParagraphStyle

CORE = dict(upi_p="upi;UPI/DR/{rrn}/[[{who:.16}]]/{bank}/**{vpa:.8}/{note}//PVB{acc}/{dm} {time}",
    upi_in="upi;UPI/CR/{rrn}/[[{who:.16}]]/{bank}/**{vpa:.8}/{note}//PVB{acc}/{dm} {time}",
    upi_m="upi;UPI/DR/{rrn}/[[{who:.16}]]/{bank}/**{vpa:.8}/PAY TO MERCHANT//PVB{acc}", neft_in="neft;NEFT CR-{utr}-[[{who}]]-{ifsc}",
    imps_in="imps;MOB-IMPS-CR/[[{who}]]/{bank}/{acc}/{rrn}", imps_out="imps;MOB-IMPS-DR/[[{who}]]/{bank}/{acc}/{rrn}",
    atm="atm;ATM CASH-{tid}-{city} MAIN ROAD-{seq}", pos="pos;POS-{tid}-[[{who}]] {city}-{seq}", emi="ach;NACH-DR-LOAN EMI-[[{who}]]-{mand}",
    sip="ach;NACH-DR-SIP-[[{who}]]-{mand}", ins="ach;NACH-DR-PREMIUM-[[{who}]]-{mand}", div="ach;NACH-CR-INT DIV {yr}-[[{who}]]-{tr}",
    util="_;BILLPAY-BBPS-[[{who}]]-{rrn}", rent="imps;MOB-IMPS-DR/[[{who}]]/{bank}/{acc}/{rrn}/HOUSE RENT {mo}", sal="neft;NEFT CR-{utr}-[[{who}]]-SALARY {my}",
    chq_out="cheque;CHQ PAID-INWARD CLG-[[{who}]] {bank}", chq_in="cheque;CHQ DEP-OUTWARD CLG-[[{who}]] {bank2}", cash_in="cash;CASH DEPOSIT-SELF",
    card="_;CREDIT CARD PAYMENT-{card}-{tr}", int_cr="interest;SB INT CREDIT FOR QTR {my}", chg="charges;SERVICE CHARGES-{sac} INCL GST",
    tax="_;DIRECT TAX PAYMENT-{txk}-CIN {tr}{seq}", refund="upi;UPI/CR/{rrn}/[[{who:.16}]]/{bank}/REFUND//PVB{acc}")


def tirupati(path, seed, rows):
    r = random.Random(f"tirupati/{seed}/{rows}")
    opening = r.randint(1500000, 9000000)
    ev, f, t = events(r, rows, PERSONAL, opening, 50000, 1 if rows < 16 else 3)
    name, acct, cust, addr, ph = person(r), digits(r, 13), digits(r, 9), home(r), digits(r, 10)
    br, ifsc, micr = r.choice(AREAS).title() + " " + addr[2].title(), "TNDB000" + digits(r, 4), addr[4][:3] + "031" + digits(r, 3)
    data = {"bank_name": "Tirunelveli National Bank", "account_number": acct, "account_holder": name, "ifsc": ifsc, "micr": micr, "branch": br,
            "customer_id": cust, "currency": "INR", "address": ", ".join(addr), "statement_period": span(f, t), "opening_balance": T(opening),
            "closing_balance": T(ev[-1]["bal"]), "transactions": []}
    tiny, b = ParagraphStyle("a", fontName="Bank32Sans", fontSize=8.2, leading=10.6), ParagraphStyle("b", fontName="Bank32SansB", fontSize=12.5, leading=17,
        alignment=1)
    head = ParagraphStyle("h", fontName="Bank32SansB", fontSize=9.5, leading=13, alignment=1)
    left = [("Customer Id", cust), ("Name", name), ("Phone", "+91" + ph), ("Address", "<br/>".join(addr))]
    right = [("Branch Code", digits(r, 4)), ("Branch Name", br), ("IFSC Code", ifsc), ("MICR Code", micr), ("Currency", "INR"), ("Nomination",
        r.choice(["Registered", "Not registered"]))]
    box = [Table([[Paragraph(f"<font name='Bank32SansB'>{k}</font>", tiny), Paragraph(v, tiny)] for k, v in side], colWidths=[72, 180],
                 style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 1)]) for side in (left,
                     right)]
    cells = [["Date", "Particulars", "Deposits", "Withdrawals", "Balance"], ["", "Opening Balance", "", "", inr(opening)]]
    for e in ev:
        text, keys = narrate(e, CORE)
        lines = wrap(text, 225, "Bank32Sans", 8, "/- ") + ([f"Chq: {e['chq']}"] if e["k"].startswith("chq") else [])
        data["transactions"].append(row(e, lines, keys))
        cells.append([dt(e["d"], "dd-mm-yyyy"), "\n".join(lines), inr(e["amt"]) if e["cr"] else "", "" if e["cr"] else inr(e["amt"]), inr(e["bal"])])
    cells.append(["", "Closing Balance", "", "", inr(ev[-1]["bal"])])
    table = Table(cells, colWidths=[62, 235, 72, 76, 78], repeatRows=1, style=[
        ("FONT", (0, 0), (-1, -1), "Bank32Sans", 8, 10), ("FONT", (0, 0), (-1, 0), "Bank32SansB", 8.5), ("ALIGN", (2, 0), (-1, -1), "RIGHT"), ("VALIGN", (0,
        0), (-1, -1), "TOP"),
        ("LINEABOVE", (0, 0), (-1, 0), .8, colors.black), ("LINEBELOW", (0, 0), (-1, 0), .8, colors.black), ("LINEABOVE", (0, -1), (-1, -1), .4, colors.grey),
        ("FONT", (1, 1), (-1, 1), "Bank32SansB", 8), ("FONT", (1, -1), (-1, -1), "Bank32SansB", 8), ("BOTTOMPADDING", (0, 0), (-1, -1), 4)])
    story = [Paragraph("Tirunelveli National Bank", b), Paragraph(f"Statement for A/c {acct} between {dt(f, 'dd-Mmm-yyyy')} and {dt(t, 'dd-Mmm-yyyy')}", head),
        Spacer(1, 8),
             Table([box], colWidths=[262, 262], style=[("VALIGN", (0, 0), (-1, -1), "TOP")]), Spacer(1, 10), table, Spacer(1, 14),
             Paragraph("Disclaimer: Unless the constituent notifies the bank immediately of any discrepancy found by him/her in this "
                       "statement of account, it will be taken that he/she has "
                       "found the account correct. END OF STATEMENT - from Internet banking.", tiny)]

    def foot(c, d):
        c.setFont("Bank32Sans", 7.5)
        c.drawRightString(A4[0] - 36, 24, f"page {d.page}")
    SimpleDocTemplate(path, pagesize=A4, margins=0, leftMargin=34, rightMargin=34, topMargin=36, bottomMargin=44, invariant=1).build(story, onFirstPage=foot,
        onLaterPages=foot)
    return {"data": data}


SFB = dict(upi_p="upi;UPI-[[{whot}]]-{vpa}-{bank}-{note}", upi_in="upi;UPI-CR-[[{whot}]]-{vpa}-{note}", upi_m="upi;UPI-[[{whot}]]-{vpa}-Merchant Pay",
    neft_in="neft;NEFT Inward-[[{whot}]]-{ifsc}", imps_in="imps;IMPS Credit from [[{whot}]] {bank} a/c {card}",
    imps_out="imps;IMPS Transfer to [[{whot}]] {bank} a/c {card}", atm="atm;ATM Cash Withdrawal Self {tid} {city} IN",
    pos="pos;POS Purchase [[{whot}]] {city} IN", emi="ach;ACH Debit [[{whot}]] Loan EMI {my}", sip="ach;ACH Debit [[{whot}]] SIP {mand}",
    ins="ach;ACH Debit [[{whot}]] Policy Premium {tr}", div="ach;ACH Credit [[{whot}]] Final Dividend {yr}", util="upi;UPI-[[{whot}]]-{vpa}-Bill Payment",
    rent="upi;UPI-[[{whot}]]-{vpa}-Flat Rent {mo}", sal="neft;NEFT Inward-[[{whot}]]-Salary for {my}", chq_out="cheque;Cheque Paid To [[{whot}]] CTS {city}",
    chq_in="cheque;Cheque Deposit [[{whot}]] {bank2} Clearing", cash_in="cash;Cash Deposit by Self at {city} Branch", card="_;Credit Card Bill Payment {card}",
    int_cr="interest;Interest Capitalised for {my}", chg="charges;{sac} with GST @18%", tax="_;Income Tax Dept {txk} Challan {tr}",
    refund="upi;UPI-CR-[[{whot}]]-{vpa}-Refund Order {tr}")


def ujala(path, seed, rows):
    r = random.Random(f"ujala/{seed}/{rows}")
    opening = r.randint(900000, 6000000)
    ev, f, t = events(r, rows, PERSONAL, opening, 200000, 1 if rows < 20 else 2)
    name, joint, acct, cust, addr = person(r, False), person(r, True), digits(r, 16), digits(r, 8), home(r)
    out, inn = totals(ev)
    br, ifsc = addr[2].title() + " - " + addr[1].title(), "USFB0000" + digits(r, 3)
    data = {"bank_name": "Ujala Small Finance Bank", "account_number": acct, "account_holder": name, "account_type": "Savings - Platina", "ifsc": ifsc,
            "branch": br, "customer_id": cust, "address": ", ".join(addr), "statement_period": span(f, t), "opening_balance": T(opening),
            "closing_balance": T(ev[-1]["bal"]), "total_debits": T(out), "total_credits": T(inn), "transactions": []}
    items = []
    for e in ev:
        text, keys = narrate(e, SFB)
        lines, ref = wrap(text, 172, "Bank32Disp", 8), ref_of(e)
        items.append((e, lines, ref))
        data["transactions"].append(row(e, lines, keys, ref))
    xs = [30, 88, 146, 324, 408, 462, 516, 566]
    w, h = A4
    plum = colors.HexColor("#5b2a86")

    def draw(c, total):
        def tablehead(y):
            c.setFillColor(plum)
            c.roundRect(28, y - 26, w - 56, 28, 4, stroke=0, fill=1)
            c.setFillColor(colors.white)
            c.setFont("Bank32DispB", 8)
            for x, a in ((32, ("Transaction", "Date")), (90, ("Value", "Date")), (148, ("Description",)), (326, ("Cheque / Ref No.",))):
                for i, s in enumerate(a):
                    c.drawString(x, y - 9 - i * 10, s)
            for x, s in ((xs[5] - 4, "Debit"), (xs[6] - 4, "Credit"), (xs[7] - 4, "Balance")):
                c.drawRightString(x, y - 9, s)
            return y - 28
        c.setFillColor(plum)
        c.rect(0, h - 62, w, 62, stroke=0, fill=1)
        c.setFillColor(colors.white)
        c.setFont("Bank32DispB", 17)
        c.drawString(30, h - 38, "Ujala Small Finance Bank")
        c.setFont("Bank32Disp", 9)
        c.drawRightString(w - 30, h - 30, "Account Statement")
        c.drawRightString(w - 30, h - 44, f"{dt(f, 'dd Mmm yyyy')} to {dt(t, 'dd Mmm yyyy')}")
        c.setFillColor(colors.black)
        c.setFont("Bank32DispB", 10)
        c.drawString(30, h - 84, name)
        c.setFont("Bank32Disp", 8.5)
        for i, a in enumerate(addr):
            c.drawString(30, h - 97 - i * 11, a)
        for i, (k, v) in enumerate([("Account Number", acct), ("Customer ID", cust), ("Account Type", "Savings - Platina"), ("Joint Holder", joint), ("Branch",
            br), ("IFSC", ifsc)]):
            y = h - 84 - i * 12
            c.setFillColor(colors.grey)
            c.drawString(310, y, k)
            c.setFillColor(colors.black)
            c.drawString(400, y, v)
        y = h - 178
        for i, (k, v) in enumerate([("Opening Balance", opening), ("Total Credits", inn), ("Total Debits", out), ("Closing Balance", ev[-1]["bal"])]):
            c.setFillColor(colors.HexColor("#efe6f7"))
            c.roundRect(30 + i * 135, y - 22, 128, 40, 5, stroke=0, fill=1)
            c.setFillColor(plum)
            c.setFont("Bank32Disp", 8)
            c.drawString(38 + i * 135, y + 4, k)
            c.setFont("Bank32DispB", 10.5)
            c.drawString(38 + i * 135, y - 13, "₹ " + inr(v))
        y, page = tablehead(y - 40), 1
        for i, (e, lines, ref) in enumerate(items):
            hh = 10.5 * len(lines) + 8
            if y - hh < 60:
                footer(c, page, total)
                c.showPage()
                y, page = tablehead(h - 40), page + 1
            if i % 2:
                c.setFillColor(colors.HexColor("#f6f2fa"))
                c.rect(28, y - hh, w - 56, hh, stroke=0, fill=1)
            c.setFillColor(colors.black)
            c.setFont("Bank32Disp", 8)
            c.drawString(32, y - 11, dt(e["d"], "dd-Mmm-yyyy"))
            c.drawString(90, y - 11, dt(e["d"], "dd-Mmm-yyyy"))
            for j, s in enumerate(lines):
                c.drawString(148, y - 11 - j * 10.5, s)
            if ref:
                c.setFont("Bank32Disp", 6.6)
                c.drawString(326, y - 11, ref)
                c.setFont("Bank32Disp", 8)
            c.drawRightString(xs[6 if e["cr"] else 5] - 4, y - 11, inr(e["amt"]))
            c.drawRightString(xs[7] - 2, y - 11, inr(e["bal"]))
            y -= hh
        footer(c, page, total)

    def footer(c, page, total):
        c.setFillColor(colors.grey)
        c.setFont("Bank32Disp", 7)
        c.drawString(30, 34, "This is a system generated statement and does not require a signature. Deposits are insured by DICGC up to Rs 5 lakh.")
        c.drawRightString(w - 30, 22, f"Page {page} of {total}")
    paged(path, A4, draw)
    return {"data": data}


WALLET = dict(upi_p="upi;Paid to [[{whot}]]|UPI ID: {vpa}|UPI Ref No: {rrn}", upi_in="upi;Received from [[{whot}]]|UPI ID: {vpa}|UPI Ref No: {rrn}",
    upi_m="upi;Paid to [[{whot}]]|UPI ID: {vpa}|UPI Ref No: {rrn}", neft_in="neft;NEFT received from [[{whot}]]|Bank A/c {card} {bank}|UTR: {utr}",
    imps_in="imps;IMPS received from [[{whot}]]|Bank A/c {card} {bank}|RRN: {rrn}", imps_out="imps;IMPS sent to [[{whot}]]|Bank A/c {card} {bank}|RRN: {rrn}",
    atm="atm;Cash withdrawn at ATM|{tid} {city}", pos="pos;Debit card purchase at POS|[[{whot}]] {city}", emi="ach;Auto debit: Loan EMI|[[{whot}]] NACH {mand}",
    sip="ach;Auto debit: Mutual fund SIP|[[{whot}]] NACH {mand}", ins="ach;Auto debit: Insurance premium|[[{whot}]] NACH {mand}",
    div="ach;Dividend received|[[{whot}]] NACH {tr}", util="_;Bill paid for [[{whot}]]|Order ID: {acc}",
    rent="upi;Rent paid to [[{whot}]]|UPI ID: {vpa}|UPI Ref No: {rrn}", sal="neft;Salary received from [[{whot}]]|NEFT UTR: {utr}",
    chq_out="cheque;Cheque {chq} paid|In favour of [[{whot}]]", chq_in="cheque;Cheque {chq} deposited|Drawn by [[{whot}]]",
    cash_in="cash;Cash deposited at banking point|Agent ID: {tid}", card="_;Credit card bill paid|Card ending {seq}",
    int_cr="interest;Interest credited|For the month {my}", chg="charges;Charges: {sac}|Including GST", tax="_;Tax payment: {txk}|CIN {tr}{seq}",
    refund="_;Refund from [[{whot}]]|Order ID: {acc}")


def doorstep(path, seed, rows):
    r = random.Random(f"doorstep/{seed}/{rows}")
    opening = r.randint(300000, 1500000)
    ev, f, t = events(r, rows, PERSONAL, opening, 0, 1 if rows < 30 else 2)
    name, acct, ifsc, addr = person(r).title(), "91" + digits(r, 10), "DKPB0000001", home(r)
    data = {"bank_name": "Dak Seva Payments Bank", "account_number": acct, "account_holder": name, "ifsc": ifsc, "account_type": "Savings Account",
            "address": ", ".join(addr), "statement_period": span(f, t), "closing_balance": T(ev[-1]["bal"]), "transactions": []}
    items = []
    for e in ev:
        text, keys = narrate(e, WALLET)
        lines = text.split("|")
        items.append((e, lines))
        data["transactions"].append(row(e, lines, keys))
    w, h = A4

    def draw(c, total):
        page = 1
        c.setFont("Bank32DejaB", 14)
        c.setFillColor(colors.HexColor("#00396b"))
        c.drawString(40, h - 50, "Dak Seva Payments Bank")
        c.setFillColor(colors.black)
        c.setFont("Bank32Deja", 8)
        c.drawString(40, h - 64, f"Account Statement for {dt(f, 'dd Mmm yyyy')} to {dt(t, 'dd Mmm yyyy')}")
        c.setFont("Bank32DejaB", 10)
        c.drawString(40, h - 90, name)
        c.setFont("Bank32Deja", 8)
        for i, a in enumerate([addr[0] + ",", addr[1] + ",", addr[2] + ",", f"{addr[3]},", addr[4]]):
            c.drawString(40, h - 103 - 11 * i, a)
        for i, (k, v) in enumerate((("ACCOUNT NUMBER", acct), ("IFSC CODE", ifsc), ("ACCOUNT TYPE", "Savings Account"), ("AVAILABLE BALANCE",
            "Rs. " + inr(ev[-1]["bal"])))):
            c.setFont("Bank32Deja", 6.5)
            c.drawString(330 + 120 * (i % 2), h - 90 - 34 * (i // 2), k)
            c.setFont("Bank32DejaB", 8.5)
            c.drawString(330 + 120 * (i % 2), h - 102 - 34 * (i // 2), v)

        def bar(y):
            c.setFillColor(colors.HexColor("#e3f2fd"))
            c.rect(40, y - 20, w - 80, 20, stroke=0, fill=1)
            c.setFillColor(colors.HexColor("#00396b"))
            c.setFont("Bank32DejaB", 7)
            c.drawString(46, y - 13, "DATE & TIME")
            c.drawString(140, y - 13, "TRANSACTION DETAILS")
            c.drawRightString(440, y - 13, "AMOUNT")
            c.drawRightString(w - 46, y - 13, "AVAILABLE BALANCE")
            c.setFillColor(colors.black)
            return y - 20
        y = bar(h - 176)
        for e, lines in items:
            hh = 12 * max(2, len(lines)) + 12
            if y - hh < 50:
                c.setFont("Bank32Deja", 7)
                c.drawCentredString(w / 2, 28, f"Page {page} of {total}")
                c.showPage()
                page, y = page + 1, bar(h - 40)
            c.setFont("Bank32Deja", 8)
            c.drawString(46, y - 16, dt(e["d"], "dd Mmm yyyy"))
            c.drawRightString(440, y - 16, ("+ " if e["cr"] else "- ") + "Rs. " + inr(e["amt"]))
            c.drawRightString(w - 46, y - 16, "Rs. " + inr(e["bal"]))
            for j, s in enumerate(lines):
                c.setFont("Bank32DejaB" if j == 0 else "Bank32Deja", 8 if j == 0 else 7)
                c.drawString(140, y - 16 - 12 * j, s)
            c.setFont("Bank32Deja", 7)
            c.setFillColor(colors.grey)
            c.drawString(46, y - 27, e["time"])
            c.setFillColor(colors.black)
            c.setStrokeColor(colors.lightgrey)
            c.line(40, y - hh, w - 40, y - hh)
            y -= hh
        c.setFont("Bank32Deja", 7)
        c.drawCentredString(w / 2, 28, f"Page {page} of {total}")
    paged(path, A4, draw)
    return {"data": data}


BANKS = {"tirupati": tirupati, "ujala": ujala, "doorstep": doorstep}
