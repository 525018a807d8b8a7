# SPDX-License-Identifier: AGPL-3.0-or-later
"""Public-sector cores (two), private e-mail statements (two)."""
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table
from reportlab.lib.styles import ParagraphStyle

import stranger_coffer_kit as k


def bharatsetu(path, seed, rows):
    rng = k.seeded("bharatsetu", seed, rows)
    a, b = k.period(rng)
    words = dict(upi_out="TO TRANSFER-UPI/DR/{rrn}/{who}/{code}/{vpa}/{note}--", int="CREDIT INTEREST--",
                 upi_in="BY TRANSFER-UPI/CR/{rrn}/{who}/{code}/{vpa}/{note}--", atm="ATM WDL-ATM CASH {n4} {code} {CITY}--",
                 neft_in="BY TRANSFER-NEFT*{code}0000{n4}*{utr}*{WHO}--", chg="ATM ANNUAL FEE {n6}--",
                 neft_out="TO TRANSFER-INB NEFT UTR NO: {utr}--{who}", cash_dep="CASH DEPOSIT-CASH DEPOSIT SELF--",
                 pos="by debit card-OTHPG {n8} {who} {city}--", ach="DEBIT-ACHDr {code}00{n8} {who}--",
                 salary="BULK POSTING-SALARY {WHO}--", chq_paid="CHEQUE TRANSFER TO-{who}--")
    refs = dict(upi_out="TRANSFER TO 4897{n6}", upi_in="TRANSFER FROM 4898{n6}", neft_in="TRANSFER FROM 3199{n6}",
                neft_out="IRM{n8} TRANSFER TO 3199{n6}", chq_paid="{chq}", salary="TRANSFER FROM 9985{n6}")
    op = rng.randint(8000_00, 90000_00)
    tx = k.account(rng, rows, words, k.RETAIL, a, b, op, refs=refs)
    who, br = k.name(rng), rng.choice(k.CITY)
    acct, ifsc = "000000" + k.digits(rng, 11), "BSTU00" + k.digits(rng, 5)
    st = ParagraphStyle("p", fontName="Helvetica", fontSize=7.5, leading=9.2)
    num = ParagraphStyle("n", parent=st, alignment=2)
    hd = ParagraphStyle("h", parent=st, fontName="Helvetica-Bold")
    big = ParagraphStyle("b", parent=st, fontName="Helvetica-Bold", fontSize=16, leading=20, textColor=colors.HexColor("#1b4f9c"))
    left = ParagraphStyle("l", parent=st, fontSize=8.5, leading=11)
    adr = k.address(rng)
    head = [("Account Name", who), ("Address", "<br/>".join(adr)), ("Date", k.dt(b + k.DAY, "%e %b %Y")),
            ("Account Number", acct), ("Account Description", "REGULAR SB CHQ-INDIVIDUALS"), ("Branch", br.upper() + " MAIN"),
            ("Drawing Power", "0.00"), ("Interest Rate(% p.a.)", "2.7"), ("MOD Balance", "0.00"),
            ("CIF No.", k.digits(rng, 11)), ("IFS Code", ifsc), ("MICR Code", k.digits(rng, 9)),
            ("Nomination Registered", "Yes"), ("Balance as on " + k.dt(a, "%e %b %Y"), k.rs(op))]
    el = [Paragraph("BHARAT SETU BANK", big), Spacer(1, 8),
          Table([[Paragraph(x, left), Paragraph(": " + y, left)] for x, y in head], colWidths=[150, 350], hAlign="LEFT",
                style=[("TOPPADDING", (0, 0), (-1, -1), .5), ("BOTTOMPADDING", (0, 0), (-1, -1), .5),
                       ("VALIGN", (0, 0), (-1, -1), "TOP")]),
          Spacer(1, 10), Paragraph("<b>Account Statement from %s to %s</b>" % (k.dt(a, "%e %b %Y"), k.dt(b, "%e %b %Y")), left),
          Spacer(1, 6)]
    W = [46, 46, 142, 88, 40, 56, 56, 62]
    data = [[Paragraph(x, hd) for x in ("Txn Date", "Value<br/>Date", "Description", "Ref No./Cheque<br/>No.",
                                        "Branch<br/>Code", "Debit", "Credit", "Balance")]]
    lines = []
    for e in tx:
        ln = k.wrap(e["narr"], "Helvetica", 7.5, W[2] - 8)
        rf = k.wrap(e["ref"], "Helvetica", 7.5, W[3] - 8)
        lines.append(ln)
        data.append([Paragraph(k.dt(e["date"], "%e %b %Y"), st), Paragraph(k.dt(e["vdate"], "%e %b %Y"), st),
                     Paragraph("<br/>".join(ln), st), Paragraph("<br/>".join(rf), st), Paragraph("0" + e["n4"], st),
                     Paragraph("" if e["credit"] else k.rs(e["amt"]), num), Paragraph(k.rs(e["amt"]) if e["credit"] else "", num),
                     Paragraph(k.rs(e["bal"]), num)])
    el.append(Table(data, colWidths=W, repeatRows=1, style=[
        ("GRID", (0, 0), (-1, -1), .4, colors.grey), ("VALIGN", (0, 0), (-1, -1), "TOP"),
        ("BACKGROUND", (0, 0), (-1, 0), colors.HexColor("#d9e4f5")), ("LEFTPADDING", (0, 0), (-1, -1), 3),
        ("RIGHTPADDING", (0, 0), (-1, -1), 3)]))
    el += [Spacer(1, 8), Paragraph("Please do not share your ATM, Debit/Credit card number, PIN and OTP with anyone over mail, "
                                   "SMS, phone call or any other media.", st),
           Paragraph("**This is a computer generated statement and does not require a signature", st)]
    SimpleDocTemplate(path, pagesize=A4, leftMargin=28, rightMargin=28, topMargin=34, bottomMargin=34, invariant=1).build(el)
    return {"data": dict(bank_name="BHARAT SETU BANK", account_number=acct, account_holder=who,
                         account_type="REGULAR SB CHQ-INDIVIDUALS", ifsc=ifsc,
                         statement_period={"from": a.isoformat(), "to": b.isoformat()}, opening_balance=k.plain(op),
                         transactions=k.truth(tx, lines, ref=True))}


def rashtriya(path, seed, rows):
    rng = k.seeded("rashtriya", seed, rows)
    a, b = k.period(rng, 2)
    words = dict(upi_out="UPI/{rrn}/P2M/{vpa}/{who}", upi_in="UPI/{rrn}/P2A/{vpa}/{who}", ach="NACH/{code}/{n8}/{WHO}",
                 neft_in="NEFT_IN:{utr}/{n4}/{WHO}", neft_out="NEFT_OUT:{utr}/{WHO}", imps_in="IMPS-IN/{rrn}/{n6}/{WHO}",
                 imps_out="IMPS-OUT/{rrn}/{n6}/{WHO}", atm="ATM WDR {n6}/{CITY}/{dmy}", chq_paid="CLG:{WHO}", chg="SMS CHRG FOR QTR/GST",
                 cash_dep="BY CASH/SELF", int="SB INT PD UPTO {dmy}", pos="POS/{n8}/{WHO}/{CITY}")
    op = rng.randint(5000_00, 60000_00)
    tx = k.account(rng, rows, words, k.RETAIL, a, b, op, refs=dict(chq_paid="{chq}"))
    who, acct, ifsc = k.name(rng).upper(), k.digits(rng, 16), "RLKB0" + k.digits(rng, 6)
    adr, br, cif = [s.upper() for s in k.address(rng)], rng.choice(k.CITY).upper(), k.digits(rng, 9)
    D, C, nd, nc = k.sums(tx)
    lines = []

    def fn(c, total):
        lines.clear()
        tab = k.Tab(c, 30, [("Transaction\nDate", 58, "l"), ("Cheque\nNumber", 48, "l"), ("Withdrawal", 72, "r"),
                            ("Deposit", 72, "r"), ("Balance", 88, "r"), ("Narration", 197, "l")],
                    "Times-Roman", "Times-Bold", 8.5, rules="", pad=2, gap=4)

        def top():
            k.text(c, 297, 806, "RASHTRIYA LOK BANK", "Times-Bold", 15, "c", colors.HexColor("#8a1c1c"))
            k.text(c, 297, 792, "(A Government of India Undertaking)", "Times-Italic", 8.5, "c")
            c.line(30, 786, 565, 786)
        top()
        k.text(c, 297, 770, "STATEMENT OF ACCOUNT", "Times-Bold", 11, "c")
        k.pairs(c, 30, 750, [("Customer Name", who), ("Address", adr)], 110, 12, "Times-Roman", "Times-Roman", 9)
        k.pairs(c, 340, 750, [("Branch", "0%s-%s" % (cif[:4], br)), ("IFSC", ifsc), ("Customer Id", cif), ("Account No", acct),
                              ("Product", "SAVINGS BANK GENERAL")], 410, 12, "Times-Roman", "Times-Roman", 9)
        k.text(c, 30, 678, "Statement for the period %s to %s" % (k.dt(a, "%d-%m-%Y"), k.dt(b, "%d-%m-%Y")), "Times-Bold", 9)
        y = tab.heading(668)
        y = tab.row(y, ["", "", "", "", k.drcr(op, "Dr.", "Cr."), "OPENING BALANCE"])
        page = 1
        for e in tx:
            ln = tab.fold(5, e["narr"], True)
            lines.append(ln)
            cells = [k.dt(e["date"], "%d-%m-%Y"), e["ref"], "" if e["credit"] else k.rs(e["amt"]),
                     k.rs(e["amt"]) if e["credit"] else "", k.drcr(e["bal"], "Dr.", "Cr."), ln]
            if y - tab.height(cells) < 60:
                k.text(c, 565, 30, f"Page {page} of {total}", "Times-Roman", 8, "r")
                c.showPage()
                page += 1
                top()
                y = tab.heading(774)
            y = tab.row(y, cells)
        if y < 130:
            k.text(c, 565, 30, f"Page {page} of {total}", "Times-Roman", 8, "r")
            c.showPage()
            page += 1
            top()
            y = 770
        tab.base(y - 2)
        k.text(c, 34, y - 14, f"Total No. of Debits : {nd}     Total Debit Amount : {k.rs(D)}", "Times-Roman", 9)
        k.text(c, 34, y - 26, f"Total No. of Credits : {nc}     Total Credit Amount : {k.rs(C)}", "Times-Roman", 9)
        k.text(c, 34, y - 38, "Closing Balance : " + k.drcr(tx[-1]["bal"], "Dr.", "Cr."), "Times-Bold", 9)
        k.text(c, 297, y - 56, "*** END OF STATEMENT ***", "Times-Roman", 8.5, "c")
        k.text(c, 565, 30, f"Page {page} of {total}", "Times-Roman", 8, "r")
        c.showPage()
    k.twice(path, A4, fn)
    return {"data": dict(bank_name="RASHTRIYA LOK BANK", account_number=acct, account_holder=who, ifsc=ifsc,
                         account_type="SAVINGS BANK GENERAL", statement_period={"from": a.isoformat(), "to": b.isoformat()},
                         opening_balance=k.plain(op), closing_balance=k.plain(tx[-1]["bal"]), total_debits=k.plain(D),
                         total_credits=k.plain(C), transactions=k.truth(tx, lines, ref=True))}


def navodaya(path, seed, rows):
    rng = k.seeded("navodaya", seed, rows)
    a, b = k.period(rng, 1)
    words = dict(upi_out="UPI-{WHO}-{vpa}-{code}0{n6}-{rrn}-{note}", upi_in="UPI-{WHO}-{vpa}-{code}0{n6}-{rrn}-{note}",
                 neft_in="NEFT CR-{code}0{n6}-{WHO}-NAVODAYA-{utr}", neft_out="NEFT DR-{code}0{n6}-{WHO}-NETBANK, MUM-{utr}",
                 imps_out="IMPS-{rrn}-{WHO}-{code}-XXXXXXXX{n4}-{note}", imps_in="IMPS-{rrn}-{WHO}-{code}-XXXXXXXX{n4}-{note}",
                 ach="ACH D- {WHO}-{n8}", pos="POS {card} {WHO}", atm="NWD-{card}-{n8}-{CITY}", chq_paid="CHQ PAID-MICR CTS-{CITY}-{WHO}",
                 salary="SALARY CREDIT {WHO}", int="CREDIT INTEREST CAPITALISED", chg="DEBIT CARD ANNUAL FEE-MAY {n8}")
    refs = {q: "0000{rrn}" for q in ("upi_out", "upi_in", "imps_out", "imps_in")}
    refs |= dict(neft_in="{utr}", neft_out="{utr}", ach="0000{rrn}", pos="0000{rrn}", atm="0000{rrn}", chq_paid="0000000000{chq}",
                 int="000000000000000", chg="MIR{n8}{n4}", salary="0000{rrn}")
    op = rng.randint(9000_00, 150000_00)
    tx = k.account(rng, rows, words, k.RETAIL, a, b, op, refs=refs)
    who, acct, ifsc = k.name(rng).upper(), "5010" + k.digits(rng, 10), "NVDB0" + k.digits(rng, 6)
    adr, br, cid = [s.upper() for s in k.address(rng)], rng.choice(k.CITY).upper(), k.digits(rng, 8)
    D, C, nd, nc = k.sums(tx)
    lines, box = [], colors.HexColor("#555555")

    def fn(c, total):
        lines.clear()
        tab = k.Tab(c, 22, [("Date", 44, "l"), ("Narration", 190, "l"), ("Chq./Ref.No.", 92, "l"), ("Value Dt", 44, "l"),
                            ("Withdrawal Amt.", 62, "r"), ("Deposit Amt.", 58, "r"), ("Closing Balance", 62, "r")],
                    size=7, lead=9, rules="v", pad=2, line=box, head=colors.HexColor("#e6e6e6"), halign="c")

        def top(page):
            c.setFillColor(colors.HexColor("#0b3d6e"))
            c.rect(22, 800, 120, 22, stroke=0, fill=1)
            k.text(c, 82, 806, "NAVODAYA BANK", "Helvetica-Bold", 12, "c", colors.white)
            k.text(c, 574, 808, f"Page No .: {page}", size=8, how="r")
            c.setStrokeColor(box)
            c.rect(22, 690, 250, 100)
            y = 776
            for ln in [who] + adr + ["INDIA", "", "JOINT HOLDERS :"]:
                k.text(c, 28, y, ln, size=8)
                y -= 12
            k.pairs(c, 300, 784, [("Account Branch", br), ("Address", "GROUND FLOOR, CROWN PLAZA"), ("Phone no.", "1800 000 0000"),
                                  ("OD Limit", "0.00"), ("Currency", "INR"), ("Cust ID", cid), ("Account No", acct + "   OTHER"),
                                  ("A/C Open Date", "14/07/2016"), ("Account Status", "Regular"),
                                  ("RTGS/NEFT IFSC", ifsc + "   MICR : 400240078")], 380, 10, size=7.5)
            k.text(c, 22, 676, "Nomination : Registered", size=8)
            k.text(c, 22, 662, "From : %s      To : %s" % (k.dt(a, "%d/%m/%Y"), k.dt(b, "%d/%m/%Y")), size=8)
            k.text(c, 574, 662, "Statement of account", "Helvetica-Bold", 9, "r")
            yy = tab.heading(654)
            c.line(22, 654, 574, 654)
            return yy
        page = 1
        y = top(page)
        for e in tx:
            ln = tab.fold(1, e["narr"], True)
            lines.append(ln)
            cells = [k.dt(e["date"], "%d/%m/%y"), ln, e["ref"], k.dt(e["vdate"], "%d/%m/%y"),
                     "" if e["credit"] else k.rs(e["amt"], "us"), k.rs(e["amt"], "us") if e["credit"] else "", k.rs(e["bal"], "us")]
            if y - tab.height(cells) < 70:
                tab.base(y)
                foot(c)
                c.showPage()
                page += 1
                y = top(page)
            y = tab.row(y, cells)
        tab.base(y)
        if y < 150:
            foot(c)
            c.showPage()
            page += 1
            y = 800
        k.text(c, 22, y - 18, "STATEMENT SUMMARY  :-", "Helvetica-Bold", 8.5)
        for x, h, v in [(22, "Opening Balance", k.rs(op, "us")), (130, "Dr Count", str(nd)), (200, "Cr Count", str(nc)),
                        (270, "Debits", k.rs(D, "us")), (370, "Credits", k.rs(C, "us")), (470, "Closing Bal", k.rs(tx[-1]["bal"], "us"))]:
            k.text(c, x, y - 34, h, "Helvetica-Bold", 8)
            k.text(c, x, y - 46, v, size=8)
        k.text(c, 22, y - 64, "Generated On: %s 09:14:51   Generated By: %s   Requesting Branch Code: NET" % (k.dt(b + k.DAY, "%d-%b-%Y"), cid), size=7)
        foot(c)
        c.showPage()

    def foot(c):
        k.text(c, 22, 44, "NAVODAYA BANK LIMITED", "Helvetica-Bold", 7.5)
        k.text(c, 22, 34, "*Closing balance includes funds earmarked for hold and uncleared funds", size=6.5)
        k.text(c, 22, 25, "Contents of this statement will be considered correct if no error is reported within 30 days of receipt of statement.", size=6.5)
    k.twice(path, A4, fn)
    return {"data": dict(bank_name="NAVODAYA BANK", account_number=acct, account_holder=who, ifsc=ifsc, currency="INR",
                         statement_period={"from": a.isoformat(), "to": b.isoformat()}, opening_balance=k.plain(op),
                         closing_balance=k.plain(tx[-1]["bal"]), total_debits=k.plain(D), total_credits=k.plain(C),
                         transactions=k.truth(tx, lines, ref=True))}


def axial(path, seed, rows):
    rng = k.seeded("axial", seed, rows)
    a, b = k.period(rng)
    words = dict(upi_out="UPI/P2M/{rrn}/{who}/{code}/{note}", upi_in="UPI/P2A/{rrn}/{who}/{code}/{note}", atm="ATM-CASH/{CITY}/{n6}/{dmy}",
                 neft_in="NEFT/{utr}/{WHO}/{code} BANK", neft_out="NEFT/IB/{utr}/{WHO}/{code}", imps_out="IMPS/P2A/{rrn}/{WHO}/{code}/{note}",
                 ach="ACH-DR-{WHO}-{n8}", pos="PUR/{WHO}/{CITY}/{dmy}/{n6}", chq_paid="BRN-CLG-CHQ PAID TO {WHO}", int="{n16}:Int.Pd:01-01 to 31-03",
                 chg="Consolidated Charges for A/c", salary="SAL/{WHO}/{dmy}", cash_dep="BY CASH DEPOSIT-BNA/{n8}/{dmy}/{CITY}")
    op = rng.randint(2000_00, 70000_00)
    tx = k.account(rng, rows, words, k.RETAIL, a, b, op, refs=dict(chq_paid="{chq}"))
    who, acct, ifsc = k.name(rng).upper(), "9" + k.digits(rng, 14), "AXLB0" + k.digits(rng, 6)
    adr, cid = [s.upper() for s in k.address(rng)], k.digits(rng, 9)
    D, C, nd, nc = k.sums(tx)
    st = ParagraphStyle("p", fontName="Bk21Cond", fontSize=7, leading=8.8)
    num = ParagraphStyle("n", parent=st, alignment=2)
    bold = ParagraphStyle("h", parent=st, fontName="Bk21CondB")
    nb = ParagraphStyle("nb", parent=num, fontName="Bk21CondB")
    cen = ParagraphStyle("c", parent=bold, alignment=1)
    big = ParagraphStyle("big", parent=st, fontName="Bk21CondB", fontSize=14, leading=18, textColor=colors.HexColor("#97144d"))
    lft = [Paragraph(x, st) for x in [who, "Joint Holder :- -"] + adr]
    rgt = [Paragraph(x, st) for x in ["Customer ID :" + cid, "IFSC Code :" + ifsc, "MICR Code :411211008", "Nominee Registered : Y",
                                      "PAN :AXXXX%sK" % k.digits(rng, 4), "Scheme :SB - PRIME SAVINGS"]]
    el = [Paragraph("Axial Bank", big), Spacer(1, 6), Table([[lft, rgt]], colWidths=[300, 235]), Spacer(1, 6),
          Paragraph("Statement of Axial Account No :%s for the period (From : %s To : %s)" % (
              acct, k.dt(a, "%d-%m-%Y"), k.dt(b, "%d-%m-%Y")), cen), Spacer(1, 6)]
    W = [52, 46, 210, 66, 66, 70, 32]
    data = [[Paragraph(x, cen) for x in ("Tran Date", "Chq No", "Particulars", "Debit", "Credit", "Balance", "Init.<br/>Br")],
            ["", "", Paragraph("OPENING BALANCE", bold), "", "", Paragraph(k.plain(op), nb), ""]]
    lines = []
    for e in tx:
        ln = k.wrap(e["narr"], "Bk21Cond", 7, W[2] - 14)
        lines.append(ln)
        data.append([Paragraph(k.dt(e["date"], "%d-%m-%Y"), st), Paragraph(e["ref"], st), Paragraph("<br/>".join(ln), st),
                     Paragraph("" if e["credit"] else k.plain(e["amt"]), num), Paragraph(k.plain(e["amt"]) if e["credit"] else "", num),
                     Paragraph(k.plain(e["bal"]), num), Paragraph(e["n4"][:3], st)])
    data += [["", "", Paragraph("TRANSACTION TOTAL", bold), Paragraph(k.plain(D), nb), Paragraph(k.plain(C), nb), "", ""],
             ["", "", Paragraph("CLOSING BALANCE", bold), "", "", Paragraph(k.plain(tx[-1]["bal"]), nb), ""]]
    el.append(Table(data, colWidths=W, repeatRows=1, style=[
        ("LINEBELOW", (0, 0), (-1, -1), .3, colors.lightgrey), ("LINEABOVE", (0, 0), (-1, 0), .8, colors.HexColor("#97144d")),
        ("BACKGROUND", (0, 0), (-1, 0), colors.HexColor("#f6e6ee")), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"),
        ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 3)]))
    el += [Spacer(1, 10), Paragraph("Unless the constituent notifies the bank immediately of any discrepancy found by him/her in this statement "
                                    "of Account, it will be taken that he/she has found the account correct.", st),
           Paragraph("Legends : UPI - Unified Payments Interface, PUR - POS purchase, BRN-CLG-CHQ - Cheque paid in clearing, Int.Pd - Interest paid", st),
           Paragraph("++++ End of Statement ++++", cen)]

    def foot(c, doc):
        k.text(c, 297, 20, "REGISTERED OFFICE - AXIAL BANK LTD, Skyline House, Ellis Road, Surat - 395002.   This is a system generated output.",
               "Bk21Cond", 6, "c", colors.grey)
    SimpleDocTemplate(path, pagesize=A4, leftMargin=26, rightMargin=26, topMargin=30, bottomMargin=36, invariant=1).build(
        el, onFirstPage=foot, onLaterPages=foot)
    return {"data": dict(bank_name="Axial Bank", account_number=acct, account_holder=who, account_type="SB - PRIME SAVINGS", ifsc=ifsc,
                         statement_period={"from": a.isoformat(), "to": b.isoformat()}, opening_balance=k.plain(op),
                         closing_balance=k.plain(tx[-1]["bal"]), total_debits=k.plain(D), total_credits=k.plain(C),
                         transactions=k.truth(tx, lines, ref=True))}


BANKS = {"bharatsetu": bharatsetu, "rashtriya": rashtriya, "navodaya": navodaya, "axial": axial}
