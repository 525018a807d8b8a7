# SPDX-License-Identifier: AGPL-3.0-or-later
"""India: a passbook print, a core system's report in Courier, a net-banking PDF."""
import datetime as dt
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle
from stranger_wallet_kit import (INDIA, Sheet, digits, entries, money, period, rng_for, totals, truth, twice, wrap)


def passbook(path, seed, rows):
    rng = rng_for("passbook", seed, rows)
    span = period(rng, rows)
    opening = rng.randint(150000, 4500000)
    txs = entries(rng, rows, span, opening, [
        ("UPI/{n12}/{shop}", 5000, 180000), ("ATM WDL {city} {n6}", 50000, 1000000), ("TO CASH WDL SELF", 100000, 2000000),
        ("CHQ PAID {person}", 200000, 3000000), ("SMS CHG QTR", 1500, 1770), ("ATM AMC CHG", 14750, 17700),
        ("APY CONTRIBUTION", 21000, 57700)], [
        ("BY CASH", 100000, 2500000), ("DBT LPG SUBSIDY", 7900, 30000), ("PENSION {n8}", 900000, 2800000),
        ("UPI/{n12}/{person}", 10000, 900000), ("BY CLG {n6}", 200000, 4000000), ("INT. CREDIT", 2300, 90000)], INDIA, step=None)
    acc = "3" + digits(rng, 10)
    holder = rng.choice(["SMT. KAMALA BAI SAHU", "SHRI RAMNATH VISHWAKARMA", "MS. NAZIA PARVEEN", "SHRI BIRENDRA KR. TOPPO"])
    ifsc = "VSDB0" + digits(rng, 6)
    place = rng.choice(["DEOGARH", "MANDLA FORT", "KHUNTI", "BETUL GANJ"])
    f, s, pitch = "Courier", 9, 13
    cols = [(28, "l"), (88, "l"), (272, "l"), (392, "r"), (470, "r"), (566, "r")]
    for t in txs:
        t["lines"] = [t["text"][:26].strip()]
        if "CHQ PAID" in t["text"]:
            t["ref"] = digits(rng, 6)

    def head(sh):
        top = sh.h - 34
        if sh.page == 1:
            sh.text(sh.w / 2, top, "VASUNDHARA BANK", "Courier-Bold", 13, "c")
            sh.text(sh.w / 2, top - 13, "(A Government of India Undertaking)", f, 8, "c")
            left = [("Name", holder), ("", "C/O B. PRASAD"), ("Address", f"WARD {rng_w}, {place}"),
                    ("CIF No", cif), ("A/c No", acc), ("A/c Type", "SB GENERAL - CHQ")]
            right = [("Branch", place), ("Br. Code", ifsc[-5:]), ("IFSC", ifsc), ("MICR", micr), ("Nomination", "REGISTERED"),
                     ("Opened on", "11-08-09")]
            for k, ((a, b), (c_, d)) in enumerate(zip(left, right)):
                y = top - 34 - 13 * k
                if a:
                    sh.text(28, y, f"{a:<9}:", f, s)
                sh.text(92, y, b, f, s)
                sh.text(350, y, f"{c_:<11}: {d}", f, s)
            y = top - 34 - 13 * 7
        else:
            y = top
        sh.row(cols, ["DATE", "PARTICULARS", "CHQ.NO.", "WITHDRAWAL", "DEPOSIT", "BALANCE"], "Courier-Bold", s, pitch, y)
        sh.y = y - pitch - 5

    rng_w, cif, micr = rng.randint(2, 19), digits(rng, 11), digits(rng, 9)
    sh = Sheet(path, (595, 420), 40, head)
    bal = opening
    sh.row(cols, ["", "B/F", "", "", "", money(bal, "in") + "Cr"], f, s, pitch)
    sh.y -= pitch
    for t in txs:
        if sh.y < sh.bottom + pitch:
            sh.row(cols, ["", "C/F", "", "", "", money(bal, "in") + "Cr"], f, s, pitch)
            sh.new()
            sh.row(cols, ["", "B/F", "", "", "", money(bal, "in") + "Cr"], f, s, pitch)
            sh.y -= pitch
        v = money(t["value"], "in")
        bal = t["balance"]
        sh.row(cols, [t["date"].strftime("%d-%m-%y"), t["lines"], t.get("ref", ""), "" if t["credit"] else v,
                      v if t["credit"] else "", money(bal, "in") + "Cr"], f, s, pitch)
        sh.y -= pitch
    sh.row(cols, ["", "CLOSING BAL", "", "", "", money(bal, "in") + "Cr"], f, s, pitch)
    sh.done()
    return truth({"bank_name": "VASUNDHARA BANK", "account_number": acc, "account_holder": holder,
                  "account_type": "SB GENERAL - CHQ", "ifsc": ifsc}, txs, None, opening, bal)


def corereport(path, seed, rows):
    rng = rng_for("corereport", seed, rows)
    span = period(rng, rows)
    opening = rng.randint(2500000, 30000000)
    txs = entries(rng, rows, span, opening, [
        ("NEFT-{firm}-{bk}N{n10}", 500000, 9000000), ("TRF TO {person}", 100000, 3000000), ("GST PMT CPIN {n12}", 200000, 4000000),
        ("CHQ PAID-INWARD CLG-{firm}", 300000, 8000000), ("ELEC BILL {n10}", 80000, 900000), ("SERVICE CHGS INCL GST", 5900, 59000)], [
        ("NEFT CR-{firm}-{bk}H{n10}", 500000, 9000000), ("CASH DEPOSIT-{city}", 200000, 5000000),
        ("RTGS {bk}R5{n10} {firm}", 20000000, 40000000), ("CLG CHQ DEP {n6}", 300000, 6000000)], INDIA, share=0.42)
    acc = "0" + digits(rng, 13)
    holder = rng.choice(["M/S SHIVNERI AGRO INPUTS", "M/S KONKAN CASHEW WORKS", "M/S BHIMA HARDWARE MART"])
    ifsc, cust, who = "SYGB0" + digits(rng, 6), digits(rng, 9), digits(rng, 5)
    for t in txs:
        full = t["text"]
        cut = [full[i:i + 34] for i in range(0, len(full), 34)]
        t["lines"] = [x.strip() for x in cut]
        if "CHQ PAID" in full:
            t["ref"] = digits(rng, 6)
        t["vdate"] = t["date"] + dt.timedelta(days=1 if "CLG" in full and t["date"] < span[1] else 0)
    dr, cr = totals(txs)
    stamp = (span[1] + dt.timedelta(days=3)).strftime("%d-%m-%Y")

    def flag(n):
        return f"{money(abs(n), 'in')}{'Cr' if n >= 0 else 'Dr'}"

    def line(a="", b="", c="", d="", e="", g="", h=""):
        return f"{a:<11}{b:<11}{c:<36}{d:<9}{e:>18}{g:>18}{h:>20}"

    def go(where, pages):
        def put(sh, s, font="Courier"):
            sh.text(36, sh.y, s, font, 9.2)
            sh.y -= 11

        def head(sh):
            sh.y = sh.h - 36
            n = 123
            put(sh, "SAHYADRI GRAMEEN VIKAS BANK".ljust(n - 22) + f"Page No. : {sh.page:>4}")
            put(sh, f"BRANCH : {ifsc[-4:]} SATARA ROAD".ljust(n - 22) + f"Run Date : {stamp}")
            put(sh, "REPORT : ACLEDG7  CUSTOMER ACCOUNT LEDGER".ljust(n - 22) + f"User Id  : {who}")
            put(sh, "")
            put(sh, f"Account No   : {acc:<40}Currency   : INR")
            put(sh, f"Account Name : {holder:<40}Customer Id: {cust}")
            put(sh, f"Scheme       : {'CURRENT DEPOSIT - GENERAL':<40}IFSC       : {ifsc}")
            put(sh, f"Period       : {span[0]:%d-%m-%Y} To {span[1]:%d-%m-%Y}")
            put(sh, "-" * n)
            put(sh, line("Tran", "Value", "Particulars", "Instr.", "Withdrawals", "Deposits", "Balance"))
            put(sh, line("Date", "Date", "", "Number", "(Rs.)", "(Rs.)", "(Rs.)"))
            put(sh, "-" * n)

        sh = Sheet(where, landscape(A4), 48, head)
        bal, pd, pc = opening, 0, 0
        put(sh, line(c="Opening Balance", h=flag(bal)))
        for t in txs:
            if sh.y - 11 * len(t["lines"]) < sh.bottom + 22:
                put(sh, "-" * 123)
                put(sh, line(c="Page Total / Carried Forward", e=money(pd, "in"), g=money(pc, "in"), h=flag(bal)))
                sh.new()
                put(sh, line(c="Brought Forward", h=flag(bal)))
                pd = pc = 0
            v, bal = money(t["value"], "in"), t["balance"]
            if t["credit"]:
                pc += t["value"]
            else:
                pd += t["value"]
            put(sh, line(f"{t['date']:%d-%m-%Y}", f"{t['vdate']:%d-%m-%Y}", t["lines"][0], t.get("ref", ""),
                         "" if t["credit"] else v, v if t["credit"] else "", flag(bal)))
            for more in t["lines"][1:]:
                put(sh, line(c=more))
        if sh.y < sh.bottom + 55:
            sh.new()
        put(sh, "-" * 123)
        put(sh, line(c="Page Total", e=money(pd, "in"), g=money(pc, "in")))
        put(sh, line(c="Grand Total", e=money(dr, "in"), g=money(cr, "in")))
        put(sh, line(c="Closing Balance", h=flag(bal)))
        put(sh, "*** END OF REPORT ***".center(123))
        return sh.done()
    go(path, 0)
    return truth({"bank_name": "SAHYADRI GRAMEEN VIKAS BANK", "account_number": acc, "account_holder": holder, "currency": "INR",
                  "account_type": "CURRENT DEPOSIT - GENERAL", "ifsc": ifsc}, txs, span, opening, txs[-1]["balance"], True)


def netbanking(path, seed, rows):
    rng = rng_for("netbanking", seed, rows)
    span = period(rng, rows)
    opening = rng.randint(800000, 15000000)
    txs = entries(rng, rows, span, opening, [
        ("UPI/DR/{n12}/{shop}/{bk}/{vpa}/Payment", 3000, 450000), ("IMPS/P2A/{n12}/{person}/rent", 400000, 2500000),
        ("BIL/ONL/{n9}/BROADBAND", 49900, 199900), ("ACH D- {firm}-{n8}", 150000, 1800000),
        ("POS {n4}XXXXXXXX{n4} {shop} {city}", 20000, 900000)], [
        ("SALARY FOR THE MONTH {firm}", 4500000, 12000000), ("UPI/CR/{n12}/{person}/{bk}/{vpa}/split", 5000, 200000),
        ("INT.PD TO SB A/C", 4000, 90000), ("NEFT*{bk}0{n6}*{bk}N{n9}*{person}", 100000, 5000000)], INDIA, share=0.28)
    acc = digits(rng, 12)
    holder = rng.choice(["Ms. Ananya Ghoshal", "Mr. Vikram Deshpande", "Mrs. Leela Narayanan"])
    ifsc = "KMLN0" + digits(rng, 6)
    navy, pale = colors.HexColor("#7a1f4b"), colors.HexColor("#f7edf2")
    lab = ParagraphStyle("a", fontName="Helvetica", fontSize=7.5, leading=10, textColor=colors.HexColor("#666666"))
    val = ParagraphStyle("b", fontName="Helvetica-Bold", fontSize=8, leading=10)
    cell = ParagraphStyle("c", fontName="Helvetica", fontSize=7.5, leading=9)
    hd = ParagraphStyle("h", fontName="Helvetica-Bold", fontSize=7.5, leading=9, textColor=colors.white)
    hr = ParagraphStyle("hr", parent=hd, alignment=2)
    info = [["Customer Name", holder, "Account No.", acc, "Branch", "Koregaon Park East"],
            ["Customer ID", "C" + digits(rng, 8), "Account Type", "Savings - Select", "IFSC", ifsc],
            ["Communication Address", f"Flat {rng.randint(101, 904)}, Tulip Heights, Lane 6, Pune 411001", "Currency", "INR",
             "MICR Code", digits(rng, 9)]]
    head = Table([[Paragraph(x, val if i % 2 else lab) for i, x in enumerate(r)] for r in info],
                 colWidths=[82, 130, 58, 80, 48, 125])
    head.setStyle(TableStyle([("BOX", (0, 0), (-1, -1), 0.6, navy), ("VALIGN", (0, 0), (-1, -1), "TOP")]))
    dr, cr = totals(txs)
    body = [[Paragraph("Transaction<br/>Date", hd), Paragraph("Value<br/>Date", hd), Paragraph("Description", hd),
             Paragraph("Ref No. /<br/>Cheque No.", hd), Paragraph("Debit", hr), Paragraph("Credit", hr), Paragraph("Balance", hr)]]
    for t in txs:
        t["lines"] = wrap(t["text"], "Helvetica", 7.5, 158)
        t["ref"] = rng.choice("SMU") + digits(rng, 8)
        d, v = t["date"].strftime("%d %b %Y"), money(t["value"], "in")
        body.append([d, d, Paragraph("<br/>".join(x.replace("&", "&amp;") for x in t["lines"]), cell), t["ref"],
                     "" if t["credit"] else v, v if t["credit"] else "", money(t["balance"], "in")])
    tab = Table(body, colWidths=[56, 56, 166, 62, 58, 60, 65], repeatRows=1)
    tab.setStyle(TableStyle([("BACKGROUND", (0, 0), (-1, 0), navy), ("FONT", (0, 1), (-1, -1), "Helvetica", 7.5),
                             ("ALIGN", (4, 1), (-1, -1), "RIGHT"), ("VALIGN", (0, 0), (-1, -1), "TOP"),
                             ("ROWBACKGROUNDS", (0, 1), (-1, -1), [colors.white, pale]), ("LEFTPADDING", (0, 0), (-1, -1), 4),
                             ("RIGHTPADDING", (0, 0), (-1, -1), 4), ("LINEBELOW", (0, -1), (-1, -1), 0.6, navy)]))
    foot = Table([["Statement Summary", "", "", "", "", ""],
                  ["Brought Forward", "Dr Count", "Cr Count", "Total Debits", "Total Credits", "Closing Balance"],
                  [money(opening, "in"), str(sum(not t["credit"] for t in txs)), str(sum(t["credit"] for t in txs)),
                   money(dr, "in"), money(cr, "in"), money(txs[-1]["balance"], "in")]], colWidths=[87] * 6)
    foot.setStyle(TableStyle([("FONT", (0, 0), (-1, 1), "Helvetica-Bold", 7.5), ("FONT", (0, 2), (-1, 2), "Helvetica", 8),
                              ("SPAN", (0, 0), (-1, 0)), ("BACKGROUND", (0, 1), (-1, 1), pale), ("BOX", (0, 1), (-1, 2), 0.5, navy)]))

    def page(c, doc):
        c.setFillColor(navy)
        c.rect(36, 790, 16, 16, stroke=0, fill=1)
        c.setFont("Helvetica-Bold", 15)
        c.drawString(58, 792, "Kamalini Bank")
        c.setFillGray(0.35)
        c.setFont("Helvetica", 7)
        c.drawString(36, 28, "This is a computer generated statement and does not require a signature.")
        c.drawRightString(559, 28, f"Page {doc.page}")
    doc = SimpleDocTemplate(path, pagesize=A4, invariant=1, leftMargin=36, rightMargin=36, topMargin=64, bottomMargin=46)
    day = "%d %b %Y"
    doc.build([head, Spacer(1, 8), Paragraph(f"Account Statement from {span[0].strftime(day)} to {span[1].strftime(day)}", val),
               Spacer(1, 6), tab, Spacer(1, 12), foot], onFirstPage=page, onLaterPages=page)
    return truth({"bank_name": "Kamalini Bank", "account_number": acc, "account_holder": holder, "account_type": "Savings - Select",
                  "ifsc": ifsc, "currency": "INR"}, txs, span, opening, txs[-1]["balance"], True)


BANKS = {"passbook": passbook, "corereport": corereport, "netbanking": netbanking}
