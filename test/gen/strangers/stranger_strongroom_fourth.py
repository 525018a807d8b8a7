# SPDX-License-Identifier: AGPL-3.0-or-later
"""A current account with branch codes, a cash credit, an NRE account, a term loan's account."""
import datetime as dt

from reportlab.lib import colors
from reportlab.lib.enums import TA_RIGHT
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle

from stranger_strongroom_kit import *

AX = {"upi_cr": "UPI/P2A/{rrn}/{name}/{b4} Bank/UPI", "upi_dr": "UPI/P2M/{rrn}/{shop}/Pay/{b4} Bank", "neft_cr": "NEFT/{utr}/{firm}/{b4} BANK LTD/INV {n6}", "neft_dr": "NEFT/MB/{utr}/{firm}/{b4} BANK/VENDOR PAYMENT",
      "imps_dr": "IMPS/P2A/{rrn}/{name}/{b4}BANK/X{card}", "ach_dr": "ACH-DR-{lender}-{n8}", "chq_dr": "CLG-CHQ PAID TO {firm}", "chq_cr": "BRN-CLG-CHQ DEPOSIT {firm} {city}", "cash_cr": "BY CASH DEPOSIT-BNA/{n8}/{dd}/{city}",
      "chg_dr": "GST @18% on Charge", "pos_dr": "PUR/{shop}/{city}/{dd}/{hm}"}


def kaveri(path, seed, rows):
    """Current account: two dates, cheque, one amount column with a DR/CR column beside it, branch code; landscape."""
    r = start("kaveri", seed, rows)
    a, e = period(r)
    op = r.randint(8000000, 90000000)
    tx = moves(r, rows, a, e, op, AX, scale=4)
    who, ac, ifs = r.choice(FIRMS), "9" + digits(r, 14), f"KVCB0000{digits(r, 3)}"
    sol = r.sample(range(101, 999), 4)
    cut(tx, "Helvetica", 8, 280)
    C = cols(40, (30, "r"), (66, "c"), (66, "c"), (56, "c"), (290, "l"), (80, "r"), (38, "c"), (84, "r"), (50, "c"))
    c = page(path, landscape(A4), "Statement")
    d1 = "%d-%m-%Y"
    c.setLineWidth(.4)
    c.setFont("Helvetica-Bold", 16)
    c.setFillColorRGB(.0, .35, .6)
    c.drawString(40, 550, "KAVERI COMMERCIAL BANK")
    c.setFillColorRGB(0, 0, 0)
    c.setFont("Helvetica-Bold", 9)
    c.drawString(40, 528, who)
    c.setFont("Helvetica", 8.5)
    c.drawString(40, 516, f"SHED {r.randint(2, 80)}, INDUSTRIAL ESTATE, {r.choice(CITIES)} - {digits(r, 6)}")
    c.drawString(40, 504, f"GSTIN : 29ABCDE{digits(r, 4)}F1Z{digits(r, 1)}")
    kv(c, 560, 528, [("Customer ID", digits(r, 9)), ("IFSC Code", ifs), ("MICR Code", digits(r, 9)), ("Scheme", "CA - BUSINESS ADVANTAGE")], "Helvetica", 8.5, 11.5, 66)
    c.setFont("Helvetica-Bold", 9)
    c.drawString(40, 478, f"Statement of Account No - {ac} for the period (From : {a.strftime(d1)} To : {e.strftime(d1)})")
    T = ["S.No", "Tran Date\n(dd-mm-yyyy)", "Value Date\n(dd-mm-yyyy)", "Chq No", "Transaction Particulars", "Amount\n(INR)", "DR|CR", "Balance\n(INR)", "Branch\nCode"]

    def hd(y):
        return head(c, C, T, y, "Helvetica-Bold", 8, fill=(.8, .9, .96), box=True)

    def turn(i):
        c.showPage()
        c.setLineWidth(.4)
        return hd(560)
    items = [["", "", "", "", "OPENING BALANCE", "", "", inr(op), ""]]
    items += [[str(i + 1), m["d"].strftime(d1), m["v"].strftime(d1), m["chq"], m["lines"], inr(m["dr"] or m["cr"]), "DR" if m["dr"] else "CR", inr(m["bal"]), str(r.choice(sol))] for i, m in enumerate(tx)]
    dr, cr = sums(tx)
    items += [["", "", "", "", "TRANSACTION TOTAL DR", inr(dr), "", "", ""], ["", "", "", "", "TRANSACTION TOTAL CR", inr(cr), "", "", ""], ["", "", "", "", "CLOSING BALANCE", "", "", inr(tx[-1]["bal"]), ""]]
    grid(c, C, items, hd(468), 40, turn, "Helvetica", 8, 10, rule="box", gap=5)
    c.save()
    return {"data": dict(bank_name="KAVERI COMMERCIAL BANK", account_number=ac, account_holder=who, account_type="CA - BUSINESS ADVANTAGE", ifsc=ifs, currency="INR", statement_period={"from": iso(a), "to": iso(e)},
                         opening_balance=t(op), closing_balance=t(tx[-1]["bal"]), total_debits=t(dr), total_credits=t(cr), transactions=truth_rows(tx, "chq"))}


OD = {"neft_cr": "RTGS INWARD {utr} {firm}", "neft_dr": "RTGS OUTWARD {utr} {firm}", "chq_dr": "TO CLG INST {chq} {firm}", "chq_cr": "BY INST CLG {firm} {city}", "cash_cr": "CASH DEPOSIT SELF", "ach_dr": "LC COMMISSION {n8}",
      "chg_dr": "STOCK INSPECTION CHARGES {mon}", "imps_cr": "IMPS {rrn} {firm}", "imps_dr": "GST PAYMENT CPIN {rrn}"}


def rajdhani(path, seed, rows):
    """Cash credit: limit, drawing power, balances with Dr; carries over; totals of the page and at the end."""
    r = start("rajdhani", seed, rows)
    a, e = period(r)
    op = -r.randint(60000000, 260000000)
    tx = moves(r, rows, a, e, op, OD, floor=-500000000, scale=9)
    who, ac, ifs = "M/S " + r.choice(FIRMS), digits(r, 11), f"RJDH0{digits(r, 6)}"
    br = digits(r, 5)
    cut(tx, "Bank23Cond", 7.5, 150)
    C = cols(30, (50, "l"), (50, "l"), (42, "c"), (46, "c"), (155, "l"), (62, "r"), (62, "r"), (70, "r"))
    c = page(path, A4, "CC statement")
    d1 = "%d/%m/%y"
    pg = [0]
    cif = digits(r, 10)

    def top():
        pg[0] += 1
        c.setLineWidth(.5)
        c.setFont("Bank23CondB", 13)
        c.drawString(30, 806, "RAJDHANI BANK OF COMMERCE")
        c.setFont("Bank23Cond", 8)
        c.drawRightString(567, 806, f"Page No: {pg[0]}")
        kv(c, 30, 786, [("Name", who), ("Account No", ac), ("Product", "CC-SME STOCK HYPOTHECATION"), ("Branch Code", br), ("IFSC", ifs)], "Bank23Cond", 8, 11.5, 70)
        kv(c, 350, 786, [("CIF No", cif), ("Currency", "INR"), ("Sanctioned Limit", "60,00,000.00"), ("Drawing Power", "50,00,000.00"), ("Interest Rate", "10.65 % p.a.")], "Bank23Cond", 8, 11.5, 80)
        c.drawString(30, 722, f"Statement From : {a.strftime('%d/%m/%Y')} to {e.strftime('%d/%m/%Y')}")
        return head(c, C, ["Post\nDate", "Value\nDate", "Branch\nCode", "Cheque\nNo", "Account Description", "Debit", "Credit", "Balance"], 714, "Bank23CondB", 7.5, rules=True)

    def line(y, label, b):
        c.setFont("Bank23CondB", 7.5)
        put(c, *C[4], label, y - 10)
        put(c, *C[7], crdr(b), y - 10)
        return y - 13

    def turn(i):
        line(66, "CARRIED FORWARD :", tx[i - 1]["bal"])
        c.showPage()
        return line(top(), "BROUGHT FORWARD :", tx[i - 1]["bal"])
    y = line(top(), "BROUGHT FORWARD :", op)
    y = grid(c, C, [[m["d"].strftime(d1), m["v"].strftime(d1), br, m["chq"], m["lines"], inr(m["dr"]) if m["dr"] else "", inr(m["cr"]) if m["cr"] else "", crdr(m["bal"])] for m in tx],
             y, 70, turn, "Bank23Cond", 7.5, 9.5, gap=4)
    y = line(y - 2, "CLOSING BALANCE :", tx[-1]["bal"])
    if y < 120:
        c.showPage()
        y = 800
    dr, cr = sums(tx)
    nd = sum(m["dr"] > 0 for m in tx)
    S = cols(30, (90, "r"), (60, "r"), (60, "r"), (100, "r"), (100, "r"), (127, "r"))
    c.setFont("Bank23CondB", 8)
    c.drawString(30, y - 18, "Statement Summary")
    y = head(c, S, ["Opening Balance", "Dr. Count", "Cr. Count", "Total Debits", "Total Credits", "Closing Balance"], y - 24, "Bank23CondB", 8, rules=True)
    c.setFont("Bank23Cond", 8)
    for col, v in zip(S, [crdr(op), str(nd), str(rows - nd), inr(dr), inr(cr), crdr(tx[-1]["bal"])]):
        put(c, *col, v, y - 11)
    c.save()
    return {"data": dict(bank_name="RAJDHANI BANK OF COMMERCE", account_number=ac, account_holder=who, account_type="CC-SME STOCK HYPOTHECATION", ifsc=ifs, currency="INR", statement_period={"from": iso(a), "to": iso(e)},
                         opening_balance=t(op), closing_balance=t(tx[-1]["bal"]), total_debits=t(dr), total_credits=t(cr), transactions=truth_rows(tx, "chq"))}


NR = {"neft_cr": "FOREIGN INWARD REMITTANCE AED/{n8} EXCH HOUSE {firm}", "neft_dr": "NEFT TO {NAME} {utr} FAMILY MAINTENANCE", "ach_dr": "ACH DEBIT {lender} MANDATE {n8}", "pos_dr": "POS {shop} {city} CARD XX{card}", "atm_dr": "ATM CASH {city} XX{card}",
      "int_cr": "NRE SAVINGS INTEREST {mon}", "imps_dr": "IMPS TO {NAME} {rrn}", "chq_dr": "CHEQUE PAID {NAME}", "imps_cr": "TRANSFER FROM NRE FD {n8} ON MATURITY", "chg_dr": "DEBIT CARD ANNUAL FEE"}


def videsh(path, seed, rows):
    r = start("videsh", seed, rows)
    a, e = period(r)
    op = r.randint(3000000, 40000000)
    tx = moves(r, rows, a, e, op, NR, scale=2)
    who = person(r)
    who, ac, ifs = f"{title(who)} {who}", digits(r, 4) + " " + digits(r, 4) + " " + digits(r, 4), f"PYMB0{digits(r, 6)}"
    cut(tx, "Times-Roman", 9, 190)
    st = ParagraphStyle("v", fontName="Times-Roman", fontSize=9, leading=11)
    sr = ParagraphStyle("vr", parent=st, alignment=TA_RIGHT)
    sb = ParagraphStyle("vb", parent=st, fontName="Times-Bold")
    sbr = ParagraphStyle("vbr", parent=sr, fontName="Times-Bold")
    d1 = lambda d: dfmt(d, "%q %b %Y")
    dl = lambda d: dfmt(d, "%q %B %Y")
    adr = [who, f"P O Box {digits(r, 5)}", "Deira, Dubai", "United Arab Emirates"]
    info = [("Account number", ac), ("Account type", "NRE Savings Account"), ("Account currency", "Indian Rupees (INR)"), ("IFSC", ifs), ("Joint holder", "None"), ("Mode of operation", "Single")]
    el = [Paragraph("Pamban & Madurai Bank Ltd", ParagraphStyle("vt", parent=sb, fontSize=16, leading=20)), Paragraph("NRI Services, Cantonment Branch, Tiruchirappalli 620001", st), Spacer(1, 14),
          Table([[[Paragraph(x, st) for x in adr], [Paragraph(f"{k}: <b>{v}</b>", st) for k, v in info]]], [270, 240], style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (0, 0), 0)]), Spacer(1, 10),
          Paragraph(f"Your statement for {dl(a)} to {dl(e)}", ParagraphStyle("vs", parent=sb, fontSize=11, leading=15)), Spacer(1, 4)]
    data = [[Paragraph(x, sb) for x in ("Date", "Description", "Cheque<br/>number")] + [Paragraph(x, sbr) for x in ("Money out<br/>Rs.", "Money in<br/>Rs.", "Balance<br/>Rs.")],
            [Paragraph(d1(a), st), Paragraph("Opening balance", sb), "", "", "", Paragraph(inr(op), sbr)]]
    for m in tx:
        data.append([Paragraph(d1(m["d"]), st), Paragraph("<br/>".join(m["lines"]), st), Paragraph(m["chq"], st), Paragraph(inr(m["dr"]) if m["dr"] else "", sr), Paragraph(inr(m["cr"]) if m["cr"] else "", sr), Paragraph(inr(m["bal"]), sr)])
    dr, cr = sums(tx)
    data.append([Paragraph(d1(e), st), Paragraph("Closing balance", sb), "", Paragraph(inr(dr), sbr), Paragraph(inr(cr), sbr), Paragraph(inr(tx[-1]["bal"]), sbr)])
    el.append(Table(data, [62, 200, 50, 64, 66, 70], repeatRows=1, style=TableStyle(
        [("LINEABOVE", (0, 0), (-1, 0), 1, colors.black), ("LINEBELOW", (0, 0), (-1, 0), 1, colors.black), ("LINEABOVE", (0, -1), (-1, -1), .6, colors.black), ("LINEBELOW", (0, -1), (-1, -1), 1, colors.black),
         ("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3), ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 3)])))
    el += [Spacer(1, 10), Paragraph("Balances in NRE accounts are freely repatriable. Interest is exempt from tax under section 10(4)(ii).", ParagraphStyle("vf", parent=st, fontName="Times-Italic", fontSize=8))]

    def foot(c, doc):
        c.setFont("Times-Roman", 8)
        c.drawCentredString(297, 24, f"- {doc.page} -")
    SimpleDocTemplate(path, pagesize=A4, leftMargin=40, rightMargin=40, topMargin=36, bottomMargin=44, invariant=1, title="Statement").build(el, onFirstPage=foot, onLaterPages=foot)
    return {"data": dict(bank_name="Pamban & Madurai Bank Ltd", account_number=ac, account_holder=who, account_type="NRE Savings Account", ifsc=ifs, currency="INR", statement_period={"from": iso(a), "to": iso(e)},
                         opening_balance=t(op), closing_balance=t(tx[-1]["bal"]), total_debits=t(dr), total_credits=t(cr), transactions=truth_rows(tx, "chq"))}


def grihalaya(path, seed, rows):
    """Term loan: interest debited at each month's end, EMI credited on the 5th; debit balances throughout."""
    r = start("grihalaya", seed, rows)
    y0, m0 = r.choice([2019, 2020, 2021]), r.choice([4, 7, 10])
    op = -r.randint(80000000, 300000000)
    emi, rate = abs(op) // 10000 * 95, r.choice([865, 890, 925])
    bal, tx = op, []
    for i in range(rows):
        n = m0 - 1 + i // 2
        yy, mm = y0 + n // 12, n % 12 + 1
        if i % 2 == 0:
            d, text, dr, cr = dt.date(yy, mm, 5), f"EMI RECOVERY SI {digits(r, 8)}", 0, emi
        else:
            d = dt.date(yy + mm // 12, mm % 12 + 1, 1) - dt.timedelta(1)
            text, dr, cr = f"INTEREST DEBITED @ {rate / 100:.2f}%", abs(bal) * rate // 120000, 0
        bal += cr - dr
        tx.append(dict(d=d, text=text, dr=dr, cr=cr, bal=bal))
    a, e = dt.date(y0, m0, 1), tx[-1]["d"]
    who, ac, ifs = person(r), "HL/" + digits(r, 4) + "/" + digits(r, 7), f"GRHB0{digits(r, 6)}"
    cut(tx, "Helvetica", 9, 195)
    C = cols(50, (78, "l"), (202, "l"), (66, "r"), (66, "r"), (84, "r"))
    c = page(path, A4, "Loan account statement")
    f = "%d.%m.%Y"
    c.setFont("Helvetica-Bold", 14)
    c.drawCentredString(297, 800, "Grihalaya Bank")
    c.setFont("Helvetica", 10)
    c.drawCentredString(297, 785, "Loan Account Statement")
    kv(c, 50, 755, [("Borrower", who), ("Loan Account No.", ac), ("Loan Type", "Housing Loan - Floating"), ("IFSC", ifs)], "Helvetica", 9, 13, 92, bold="Helvetica-Bold")
    kv(c, 330, 755, [("Period", f"{a.strftime(f)} - {e.strftime(f)}"), ("EMI", "Rs. " + inr(emi)), ("Rate of Interest", f"{rate / 100:.2f}% p.a."), ("Branch", r.choice(CITIES).title())], "Helvetica", 9, 13, 84, bold="Helvetica-Bold")

    def hd(y):
        return head(c, C, ["Transaction\nDate", "Narration", "Debit\n(Rs.)", "Credit\n(Rs.)", "Outstanding\nBalance (Rs.)"], y, "Helvetica-Bold", 9, fill=(.2, .45, .3), ink=(1, 1, 1))

    def turn(i):
        c.showPage()
        return hd(805)
    dr, cr = sums(tx)
    items = [["", "Opening Balance", "", "", crdr(op, gap=" ")]] + [[m["d"].strftime(f), m["lines"], inr(m["dr"]) if m["dr"] else "", inr(m["cr"]) if m["cr"] else "", crdr(m["bal"], gap=" ")] for m in tx]
    items += [["", "Total", inr(dr), inr(cr), ""], ["", "Closing Balance", "", "", crdr(bal, gap=" ")]]
    grid(c, C, items, hd(690), 60, turn, "Helvetica", 9, 11, gap=6, band=(.94, .97, .94))
    c.setFont("Helvetica", 7.5)
    c.drawString(50, 34, "Dr denotes the amount payable to the Bank. Computer generated, no signature needed.")
    c.save()
    return {"data": dict(bank_name="Grihalaya Bank", account_number=ac, account_holder=who, account_type="Housing Loan - Floating", ifsc=ifs, currency="INR", statement_period={"from": iso(a), "to": iso(e)},
                         opening_balance=t(op), closing_balance=t(bal), total_debits=t(dr), total_credits=t(cr), transactions=truth_rows(tx))}


BANKS = {"kaveri": kaveri, "rajdhani": rajdhani, "videsh": videsh, "grihalaya": grihalaya}
