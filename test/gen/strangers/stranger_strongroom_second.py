# SPDX-License-Identifier: AGPL-3.0-or-later
"""Private banks' e-mail statements (three) and a net-banking download."""
from reportlab.lib import colors
from reportlab.lib.enums import TA_RIGHT
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle

from stranger_strongroom_kit import *

HD = {"upi_dr": ["UPI-{NAME}-{vpa}-{b4}0000{n6}-{rrn}-PAYMENT FROM PHONE", "UPI-{shop}-PAYTMQR{n8}@MRCHT-{b4}0PTMUPI-{rrn}-UPI"], "upi_cr": "UPI-{NAME}-{vpa}-{b4}0000{n6}-{rrn}-SENT",
      "neft_cr": "NEFT CR-{b4}0000{n6}-{firm}-{utr}", "neft_dr": "NEFT DR-{b4}0000{n6}-{NAME}-NETBANK, MUM-{utr}", "imps_dr": "IMPS-{rrn}-{NAME}-{b4}-XXXXXXX{card}-TRANSFER",
      "ach_dr": "ACH D- {lender}-{n8}", "pos_dr": "POS 4160XXXXXXXX{card} {shop}", "atm_dr": "NWD-4160XXXXXXXX{card}-{n8}-{city}", "chq_dr": "CHQ PAID-MICR CTS-{city}-{NAME}",
      "chq_cr": "CHQ DEP - MICR CLG - {firm}", "int_cr": "CREDIT INTEREST CAPITALISED", "chg_dr": "FEE-ATM CASH (1TXN) {dd}"}


def arvali(path, seed, rows):
    r = start("arvali", seed, rows)
    a, e = period(r)
    op = r.randint(500000, 15000000)
    tx = moves(r, rows, a, e, op, HD)
    for m in tx:
        m["refno"] = (m["f"]["utr"] if "neft" in m["k"] else m["ref"].zfill(16) if m["ref"] else m["chq"].zfill(16) if m["chq"] else digits(r, 12).zfill(16))
    who, ac, ifs = person(r), "50100" + digits(r, 9), f"ARVL0{digits(r, 6)}"
    who = f"{title(who)} {who}".upper()
    C = cols(22, (44, "l"), (186, "l"), (88, "l"), (46, "c"), (64, "r"), (60, "r"), (64, "r"))
    cut(tx, "Helvetica", 7.5, 180)
    c = page(path, A4, "Statement")
    city, adr, cust, pg = r.choice(CITIES), f"FLAT {r.randint(101, 909)} ROSEWOOD APTS", digits(r, 8), [0]
    f2 = "%d/%m/%y"

    def top():
        pg[0] += 1
        c.setLineWidth(.6)
        c.setFillColorRGB(.45, .05, .2)
        c.rect(22, 796, 120, 24, fill=1, stroke=0)
        c.setFillColorRGB(1, 1, 1)
        c.setFont("Helvetica-Bold", 13)
        c.drawString(30, 803, "ARAVALI BANK")
        c.setFillColorRGB(0, 0, 0)
        c.setFont("Helvetica", 8)
        c.drawRightString(574, 806, f"Page No .: {pg[0]}")
        c.rect(22, 690, 250, 92)
        for i, s in enumerate([who, adr, "LINK ROAD", f"{city} {411000 + seed}", "INDIA"]):
            c.setFont("Helvetica-Bold" if not i else "Helvetica", 8)
            c.drawString(28, 770 - 12 * i, s)
        c.drawString(28, 697, "JOINT HOLDERS :")
        kv(c, 300, 775, [("Account Branch", f"LINK ROAD {city}"), ("Currency", "INR"), ("Cust ID", cust), ("Account No", ac + "   PRIME"), ("A/C Open Date", "12/06/2017"),
                         ("Account Status", "Regular"), ("RTGS/NEFT IFSC", ifs), ("Branch Code", ifs[-4:] + "      Account Type : SAVINGS A/C (106)")], "Helvetica", 8, 11.5, 72)
        c.drawString(22, 676, f"Statement From   : {a.strftime('%d/%m/%Y')}    To   : {e.strftime('%d/%m/%Y')}")
        c.setFont("Helvetica", 6.5)
        c.drawString(22, 34, "ARAVALI BANK LIMITED   *Closing balance includes funds earmarked for hold and uncleared funds. Registered Office: Aravali House, Jaipur 302001")
        return head(c, C, ["Date", "Narration", "Chq./Ref.No.", "Value Dt", "Withdrawal Amt.", "Deposit Amt.", "Closing Balance"], 668, "Helvetica-Bold", 7, fill=(.88, .88, .9), box=True)

    def turn(i):
        c.line(22, yy[0], 574, yy[0]) if yy[0] else None
        c.showPage()
        return top()
    yy = [0]
    y = grid(c, C, [[m["d"].strftime(f2), m["lines"], m["refno"], m["v"].strftime(f2), inr(m["dr"]) if m["dr"] else "", inr(m["cr"]) if m["cr"] else "", inr(m["bal"])]
                    for m in tx], top(), 60, turn, "Helvetica", 7.5, 9.5, rule="v", gap=4)
    c.line(22, y, 574, y)
    if y < 130:
        c.showPage()
        top()
        y = 650
    dr, cr = sums(tx)
    c.setFont("Helvetica-Bold", 8)
    c.drawString(22, y - 22, "STATEMENT SUMMARY :-")
    S = cols(22, (100, "r"), (70, "r"), (70, "r"), (100, "r"), (100, "r"), (110, "r"))
    y2 = head(c, S, ["Opening Balance", "Dr Count", "Cr Count", "Debits", "Credits", "Closing Bal"], y - 26, "Helvetica-Bold", 8)
    c.setFont("Helvetica", 8)
    nd = sum(m["dr"] > 0 for m in tx)
    for col, v in zip(S, [inr(op), str(nd), str(rows - nd), inr(dr), inr(cr), inr(tx[-1]["bal"])]):
        put(c, *col, v, y2 - 10)
    c.save()
    return {"data": dict(bank_name="ARAVALI BANK", account_number=ac, account_holder=who, account_type="SAVINGS A/C (106)", ifsc=ifs, currency="INR",
                         statement_period={"from": iso(a), "to": iso(e)}, opening_balance=t(op), closing_balance=t(tx[-1]["bal"]), total_debits=t(dr), total_credits=t(cr),
                         transactions=truth_rows(tx, "refno"))}


IC = {"upi_dr": "UPI/{rrn}/Payment from Ph/{vpa}/{b4} BANK/ARI{n8}{n6}", "upi_cr": "UPI/{rrn}/UPI/{vpa}/{b4} BANK/NMD{n8}{n6}", "neft_cr": "NEFT-{utr}-{firm}-SALARY {mon}",
      "imps_cr": "MMT/IMPS/{rrn}/{name}/{b4}0000{n6}", "imps_dr": "MMT/IMPS/{rrn}/rent/{name}/{b4}", "ach_dr": "ACH/{lender}/{n8}/{n6}", "pos_dr": "VPS/{shop}/20{dd}/{rrn}/0",
      "atm_dr": "CAM/CASH WDL/{dd}/{n6}/{city}", "chq_dr": "CLG/{NAME}/{b4}", "int_cr": "{n8}:Int.Pd:Quarter to {mon}", "neft_dr": "BIL/ONL/{n8}/{shop}", "cash_cr": "BY CASH - {city} CDM"}


def neelam(path, seed, rows):
    """Overview of a relationship (three accounts), then the movements of the savings account; a Table with Paragraphs."""
    r = start("neelam", seed, rows)
    a, e = period(r)
    op = r.randint(800000, 12000000)
    tx = moves(r, rows, a, e, op, IC)
    who, ac = person(r).upper(), digits(r, 12)
    cut(tx, "Bank23Noto", 7.5, 226)
    st = ParagraphStyle("b23n", fontName="Bank23Noto", fontSize=7.5, leading=9.5)
    sr = ParagraphStyle("b23r", parent=st, alignment=TA_RIGHT)
    sb = ParagraphStyle("b23b", parent=st, fontName="Bank23NotoB")
    sbr = ParagraphStyle("b23br", parent=sb, alignment=TA_RIGHT)
    org = colors.Color(.8, .38, .1)
    big = ParagraphStyle("b23big", parent=sb, fontSize=16, leading=20, textColor=org)
    fd, ppf = r.randint(1000000, 50000000), r.randint(100000, 9000000)
    end = tx[-1]["bal"]
    dl = "%B %d, %Y"
    el = [Paragraph("Neelam Bank", big), Spacer(1, 6),
          Table([[[Paragraph(x, sb if not i else st) for i, x in enumerate([who, f"{r.randint(1, 90)} LAKE VIEW ENCLAVE", f"{r.choice(CITIES)} - {digits(r, 6)}"])],
                  [Paragraph(x, st) for x in [f"Your Base Branch: LAKE ROAD, {r.choice(CITIES)}", f"IFSC Code: NMDB000{digits(r, 4)}", f"Customer ID: XXXXX{digits(r, 4)}"]]]], [270, 270],
                style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (0, 0), 0)]), Spacer(1, 8),
          Paragraph(f"Summary of Accounts held under Cust ID as on {e.strftime(dl)}", sb), Spacer(1, 3)]
    ifs = el[2]._cellvalues[0][1][1].text.split(": ")[1]
    over = [[Paragraph(x, sb) for x in ("ACCOUNT TYPE", "ACCOUNT NUMBER", "NOMINATION")] + [Paragraph("BALANCE (INR)", sbr)]]
    for ty, no, b in (("Savings A/c", ac, end), ("Fixed Deposits (linked)", digits(r, 12), fd), ("PPF A/c", digits(r, 12), ppf)):
        over.append([Paragraph(ty, st), Paragraph(no if ty == "Savings A/c" else "XXXXXXXX" + no[-4:], st), Paragraph("Registered", st), Paragraph(inr(b), sr)])
    over.append([Paragraph("TOTAL", sb), "", "", Paragraph(inr(end + fd + ppf), sbr)])
    el.append(Table(over, [170, 140, 110, 120], style=[("BACKGROUND", (0, 0), (-1, 0), colors.Color(.98, .9, .82)), ("LINEBELOW", (0, 0), (-1, -1), .4, org), ("BOX", (0, 0), (-1, -1), .8, org)]))
    el += [Spacer(1, 12), Paragraph(f"Statement of Transactions in Savings Account Number: {ac} in INR for the period {a.strftime(dl)} - {e.strftime(dl)}", sb), Spacer(1, 4)]
    data = [[Paragraph(x, sb) for x in ("DATE", "MODE", "PARTICULARS")] + [Paragraph(x, sbr) for x in ("DEPOSITS", "WITHDRAWALS", "BALANCE")],
            [Paragraph(a.strftime("%d-%m-%Y"), st), "", Paragraph("B/F", st), "", "", Paragraph(inr(op), sr)]]
    mode = {"atm_dr": "ATM", "pos_dr": "CARD"}
    for m in tx:
        data.append([Paragraph(m["d"].strftime("%d-%m-%Y"), st), Paragraph(mode.get(m["k"], ""), st), Paragraph("<br/>".join(m["lines"]), st),
                     Paragraph(inr(m["cr"]) if m["cr"] else "", sr), Paragraph(inr(m["dr"]) if m["dr"] else "", sr), Paragraph(inr(m["bal"]), sr)])
    dr, cr = sums(tx)
    data.append([Paragraph("Total:", sb), "", "", Paragraph(inr(cr), sbr), Paragraph(inr(dr), sbr), Paragraph(inr(end), sbr)])
    el.append(Table(data, [56, 36, 238, 66, 72, 72], repeatRows=1, style=TableStyle(
        [("BACKGROUND", (0, 0), (-1, 0), colors.Color(.98, .9, .82)), ("LINEBELOW", (0, 0), (-1, -1), .3, colors.lightgrey), ("VALIGN", (0, 0), (-1, -1), "TOP"),
         ("LEFTPADDING", (0, 0), (-1, -1), 4), ("RIGHTPADDING", (0, 0), (-1, -1), 4)])))

    def foot(c, doc):
        c.setFont("Bank23Noto", 6.5)
        c.drawString(28, 22, "Neelam Bank Ltd. Regd. Office: Neelam Towers, Race Course Circle. This is a system-generated statement.")
        c.drawRightString(567, 22, f"Page {doc.page}")
    SimpleDocTemplate(path, pagesize=A4, leftMargin=28, rightMargin=28, topMargin=30, bottomMargin=40, invariant=1, title="Statement").build(el, onFirstPage=foot, onLaterPages=foot)
    return {"data": dict(bank_name="Neelam Bank", account_number=ac, account_holder=who, account_type="Savings A/c", ifsc=ifs, currency="INR",
                         statement_period={"from": iso(a), "to": iso(e)}, opening_balance=t(op), closing_balance=t(end), total_debits=t(dr), total_credits=t(cr), transactions=truth_rows(tx))}


KO = {"upi_dr": "UPI/{name}/{rrn}/{shop}", "upi_cr": "UPI/{name}/{rrn}/Sent using app", "neft_cr": "NEFT {utr} {firm}", "neft_dr": "NEFT Sent {utr} to {name}",
      "imps_cr": "Received:IMPS/{rrn}/{name}/{card}", "ach_dr": "NACH-DR-{lender}-{n8}", "pos_dr": "PCD/{card}/{shop}/{city}/{hm}", "atm_dr": "ATL/{card}/{n6}/{city}/{hm}",
      "chq_dr": "TO CLEARING {NAME}", "int_cr": "Int.Pd:{n8} {mon}", "chg_dr": "Chrg: Debit Card Annual Fee {card}", "imps_dr": "Sent IMPS/{rrn}/{name}/School fee"}


def shyamal(path, seed, rows):
    r = start("shyamal", seed, rows)
    a, e = period(r)
    op = r.randint(300000, 7000000)
    tx = moves(r, rows, a, e, op, KO)
    for m in tx:
        m["refno"] = {"u": "UPI-", "n": "NEFTINW-", "i": "IMPS-"}.get(m["k"][0], "") + m["ref"] if m["ref"] else m["chq"]
    who, ac, ifs = person(r), digits(r, 10), f"SHYB0{digits(r, 6)}"
    C = cols(40, (66, "l"), (202, "l"), (92, "l"), (84, "r"), (80, "r"))
    cut(tx, "Bank23Cond", 7.5, 195)
    c = page(path, A4, "Account statement")
    d2 = "%d-%b-%y"
    cust, br = digits(r, 8), r.choice(CITIES).title()
    c.setFont("Bank23CondB", 17)
    c.setFillColorRGB(.1, .1, .45)
    c.drawRightString(564, 795, "Shyamal Mercantile Bank")
    c.setFillColorRGB(0, 0, 0)
    c.setFont("Bank23CondB", 9)
    c.drawString(43, 760, who)
    c.setFont("Bank23Cond", 8)
    for i, s in enumerate([f"Plot {r.randint(5, 400)}, Sector {r.randint(2, 60)}", f"{br} {digits(r, 6)}", "India"]):
        c.drawString(43, 748 - 11 * i, s)
    kv(c, 310, 760, [("Period", f"{a.strftime(d2)} To {e.strftime(d2)}"), ("Cust.Reln.No", cust), ("Account No", ac), ("Currency", "INR"), ("Branch", br), ("Nominee Registered", "Y"), ("IFSC Code", ifs)],
       "Bank23Cond", 8, 11, 92)
    T = ["Date", "Narration", "Chq/Ref No", "Withdrawal (Dr)/\nDeposit (Cr)", "Balance"]
    hd = lambda y: head(c, C, T, y, "Bank23CondB", 8, fill=(.86, .88, .96), rules=True)
    npage = [1]

    def pf():
        c.setFont("Bank23Cond", 7)
        c.drawCentredString(297, 30, f"Page {npage[0]}")

    def turn(i):
        pf()
        c.showPage()
        npage[0] += 1
        return hd(800)
    y = hd(675)
    y = grid(c, C, [["", "B/F", "", "", f"{inr(op)}(Cr)"]] + [[m["d"].strftime(d2), m["lines"], m["refno"], f"{inr(m['dr'])}(Dr)" if m["dr"] else f"{inr(m['cr'])}(Cr)", f"{inr(m['bal'])}(Cr)"] for m in tx],
             y, 60, turn, "Bank23Cond", 7.5, 9.5, rule="h", gap=5)
    if y < 160:
        turn(0)
        y = 800
    dr, cr = sums(tx)
    nd = sum(m["dr"] > 0 for m in tx)
    c.setFont("Bank23CondB", 9)
    c.drawString(43, y - 24, "Statement Summary")
    kv(c, 43, y - 40, [("Opening Balance", f"{inr(op)}(Cr)"), ("Total Withdrawal Amount", f"{inr(dr)}(Dr)"), ("Total Deposit Amount", f"{inr(cr)}(Cr)"),
                       ("Closing Balance", f"{inr(tx[-1]['bal'])}(Cr)"), ("Withdrawal Count", str(nd)), ("Deposit Count", str(rows - nd))], "Bank23Cond", 8, 12, 120)
    pf()
    c.save()
    return {"data": dict(bank_name="Shyamal Mercantile Bank", account_number=ac, account_holder=who, ifsc=ifs, currency="INR", statement_period={"from": iso(a), "to": iso(e)},
                         opening_balance=t(op), closing_balance=t(tx[-1]["bal"]), total_debits=t(dr), total_credits=t(cr), transactions=truth_rows(tx, "refno"))}


def malabar(path, seed, rows):
    """Net-banking download: numbered, two dates, bands, no summary; grid of Paragraphs, landscape."""
    r = start("malabar", seed, rows)
    a, e = period(r)
    op = r.randint(300000, 7000000)
    tx = moves(r, rows, a, e, op, IC)
    who, ac = person(r).upper(), digits(r, 15)
    cut(tx, "Helvetica", 8, 288)
    st = ParagraphStyle("b23m", fontName="Helvetica", fontSize=8, leading=10)
    sr = ParagraphStyle("b23mr", parent=st, alignment=TA_RIGHT)
    sh = ParagraphStyle("b23mh", parent=st, fontName="Helvetica-Bold", textColor=colors.white)
    f = "%d/%m/%Y"
    el = [Paragraph("<b>Malabar Coast Bank</b> - Internet Banking", ParagraphStyle("x23", parent=st, fontSize=13, leading=18)),
          Paragraph("DETAILED STATEMENT", ParagraphStyle("y23", parent=st, fontName="Helvetica-Bold", fontSize=10, leading=16)),
          Paragraph(f"Account Number : {ac} ( INR )  - {who}", st), Paragraph(f"Transaction Date from {a.strftime(f)} to {e.strftime(f)}", st),
          Paragraph("Transaction Type : ALL", st), Spacer(1, 6), Paragraph("<b>Transactions List</b>", st), Spacer(1, 3)]
    data = [[Paragraph(x, sh) for x in ("S No.", "Value Date", "Transaction Date", "Cheque Number", "Transaction Remarks", "Withdrawal Amount (INR )", "Deposit Amount (INR )", "Balance (INR )")]]
    for i, m in enumerate(tx):
        data.append([Paragraph(str(i + 1), st), Paragraph(m["v"].strftime(f), st), Paragraph(m["d"].strftime(f), st), Paragraph(m["chq"] or "-", st), Paragraph("<br/>".join(m["lines"]), st),
                     Paragraph(t(m["dr"]) if m["dr"] else "0.00", sr), Paragraph(t(m["cr"]) if m["cr"] else "0.00", sr), Paragraph(t(m["bal"]), sr)])
    el.append(Table(data, [32, 58, 66, 56, 300, 80, 80, 80], repeatRows=1, style=TableStyle(
        [("BACKGROUND", (0, 0), (-1, 0), colors.Color(.1, .4, .35)), ("ROWBACKGROUNDS", (0, 1), (-1, -1), [colors.white, colors.Color(.93, .97, .95)]),
         ("GRID", (0, 0), (-1, -1), .4, colors.grey), ("VALIGN", (0, 0), (-1, -1), "MIDDLE")])))
    el += [Spacer(1, 8), Paragraph("Legends : MMT - Mobile Money Transfer, BIL - Bill payment, CAM - Cash at machine, VPS - Card purchase, CLG - Clearing", ParagraphStyle("z23", parent=st, fontSize=7))]
    SimpleDocTemplate(path, pagesize=landscape(A4), leftMargin=40, rightMargin=40, topMargin=36, bottomMargin=36, invariant=1, title="OpTransactionHistory").build(el)
    return {"data": dict(bank_name="Malabar Coast Bank", account_number=ac, account_holder=who, currency="INR", statement_period={"from": iso(a), "to": iso(e)},
                         transactions=truth_rows(tx, "chq"))}


BANKS = {"arvali": arvali, "neelam": neelam, "shyamal": shyamal, "malabar": malabar}
