# SPDX-License-Identifier: AGPL-3.0-or-later
"""Mobile app, co-operative bank, current account (amount with Cr/Dr), cash credit with drawing power."""
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table

import stranger_briefcase_kit as kit
from stranger_briefcase_kit import SANS, SANSB, inr, put
from stranger_briefcase_first import NET

APP = {
    "upiout": ["Paid to {f}|UPI ID: {v}{x}@mld  UPI Ref {n}", "Sent to {p}|UPI ID: {v}.{x}@okbk  UPI Ref {n}"],
    "upiin": ["Received from {p}|UPI ID: {v}{x}@mld  UPI Ref {n}"], "neftin": ["NEFT from {f}|UTR {c}N{n}"],
    "neftout": ["Transfer to {p}|NEFT  UTR MLDBN{n}"], "imps": ["Transfer to {p}|IMPS  RRN {n}"],
    "atm": ["Cash withdrawal|ATM {d}, {ci}"], "pos": ["{f}|Debit card ending {x}"], "ach": ["Bluepeak Insurance|AutoPay mandate {c}{d}"],
    "chqout": ["Cheque cleared|Cheque {n}"], "chqin": ["Cheque deposit|Cheque {n}"], "cash": ["Cash deposit|Branch {ci}"],
    "fee": ["Debit card annual fee|incl. 18% GST"], "salary": ["Salary from {f}|UTR {c}N{n}"], "int": ["Interest earned|Quarterly payout"]}


def mobapp(path, seed, rows):
    r = kit.rng("mobapp", seed, rows)
    first, last = kit.period(r, rows)
    opening = r.randint(150000, 3500000)
    es = kit.entries(r, rows, first, last, opening, APP, kit.SAVINGS + ["upiout", "upiin", "int"])
    holder = r.choice(kit.PEOPLE)
    acct, ifsc = kit.digits(r, 12), "MLDB0000" + kit.digits(r, 3)
    ink, grey, vio = colors.HexColor("#1d1b2e"), colors.HexColor("#77748a"), colors.HexColor("#5b2bd9")
    day = lambda d: f"{d.day:02d} {kit.MONTHS[d.month - 1]} {d.year}"
    rs = "\u20b9"

    def foot(c, i, n):
        put(c, 40, 28, "Malhar Digital is a unit of Malhar Bank Ltd. Need help? Chat with us in the app.", SANS, 6.5, color=grey)
        put(c, 500, 28, f"{i}/{n}", SANS, 6.5, "r", 55, grey)
    c = kit.Pages(path, foot, pagesize=A4)
    c.setFillColor(vio)
    c.rect(0, 772, 596, 70, fill=1, stroke=0)
    put(c, 40, 800, "Malhar Digital", SANSB, 18, color=colors.white)
    put(c, 330, 808, "Account statement", SANSB, 10, "r", 225, colors.white)
    put(c, 330, 793, f"{day(first)} to {day(last)}", SANS, 9, "r", 225, colors.white)
    dr, cr = kit.sums(es)
    for k, (a, b) in enumerate((("Account holder", holder), ("Account number", acct), ("IFSC", ifsc), ("Account type", "Savings Plus"))):
        put(c, 40 + (0, 165, 290, 400)[k], 748, a, SANS, 7, color=grey)
        put(c, 40 + (0, 165, 290, 400)[k], 735, b, SANSB, 9, color=ink)
    for k, (a, b) in enumerate((("Opening balance", opening), ("Money in", cr), ("Money out", dr), ("Closing balance", es[-1]["bal"]))):
        c.setFillColor(colors.HexColor("#f2eefe"))
        c.roundRect(40 + 131 * k, 678, 122, 42, 6, fill=1, stroke=0)
        put(c, 50 + 131 * k, 705, a, SANS, 7.5, color=grey)
        put(c, 50 + 131 * k, 688, rs + inr(b), SANSB, 9.5, color=ink)

    def heads(y):
        for x, w, al, s in ((40, 80, "l", "When"), (130, 200, "l", "Details"), (345, 100, "r", "Amount"), (455, 100, "r", "Balance")):
            put(c, x, y, s, SANS, 8, al, w, grey)
        c.setStrokeColor(colors.HexColor("#c9c4dd"))
        c.line(40, y - 6, 555, y - 6)
        return y - 6
    y, prev, mins = heads(655), None, 0
    for e in es:
        mins = mins + r.randint(4, 50) if e["date"] == prev else r.randint(370, 900)
        prev = e["date"]
        a, b = e["desc"].split("|")
        e["shown"] = a + " " + " ".join(b.split())
        if y - 36 < 50:
            c.showPage()
            y = heads(800)
        put(c, 40, y - 15, day(e["date"]), SANS, 8.5, color=ink)
        put(c, 40, y - 26, f"{(mins // 60 - 1) % 12 + 1}:{mins % 60:02d} {'AM' if mins < 720 else 'PM'}", SANS, 7, color=grey)
        put(c, 130, y - 15, a, SANSB, 8.5, color=ink)
        put(c, 130, y - 26, b, SANS, 7, color=grey)
        col = colors.HexColor("#16803c") if e["sign"] > 0 else ink
        put(c, 345, y - 15, ("+" if e["sign"] > 0 else "-") + rs + inr(e["amt"]), SANSB, 8.5, "r", 100, col)
        put(c, 455, y - 15, rs + inr(e["bal"]), SANS, 8.5, "r", 100, ink)
        c.setStrokeColor(colors.HexColor("#e8e5f2"))
        c.line(40, y - 34, 555, y - 34)
        y -= 34
    c.showPage()
    c.save()
    return kit.truth(es, bank_name="Malhar Digital", account_number=acct, account_holder=holder, account_type="Savings Plus", ifsc=ifsc,
                     currency="INR", statement_period=(first, last), opening_balance=opening, closing_balance=es[-1]["bal"],
                     total_debits=dr, total_credits=cr)


COOP = {
    "upiout": ["To UPI {n} {p}"], "upiin": ["By UPI {n} {p}"], "neftin": ["By NEFT {f}"], "neftout": ["To NEFT {p} {c}"],
    "imps": ["To IMPS {n} {p}"], "atm": ["To ATM Cash {ci}"], "pos": ["To POS {f}"], "ach": ["To ACH Dr. Bluepeak Insurance Prem. {d}"],
    "chqout": ["To Clg. {p}", "To Self", "To Trf. {f}"], "chqin": ["By Clg. {c} {ci}"], "cash": ["By Cash"],
    "fee": ["To SMS Charges {m} incl. GST", "To Share Dept. Folio Fee"], "salary": ["By Trf. Salary {f}"], "int": ["By Interest on Savings"]}


def coopbank(path, seed, rows):
    r = kit.rng("coopbank", seed, rows)
    first, last = kit.period(r, rows)
    opening = r.randint(500000, 5500000)
    es = kit.entries(r, rows, first, last, opening, COOP, "chqout chqout chqin cash upiout upiin neftin neftout atm ach fee int salary".split())
    kit.shape(es, "Times-Roman", 9.5, 164)
    holder = r.choice(("Shri ", "Smt. ")) + r.choice(kit.PEOPLE)
    acct, ifsc, city = "00" + kit.digits(r, 3) + "/SB/" + kit.digits(r, 6), "SHVB0NSB" + kit.digits(r, 3), r.choice(kit.CITIES)
    f = lambda d: d.strftime("%d.%m.%Y")
    bal = lambda p: kit.drcr(p)

    def foot(c, i, n):
        c.setLineWidth(.8)
        c.line(40, 62, 555, 62)
        put(c, 40, 50, "E. & O. E. Entries to be pointed out within 15 days.", "Times-Italic", 8)
        put(c, 430, 50, f"Page {i} of {n}", "Times-Roman", 8, "r", 125)
        put(c, 400, 28, "Authorised Signatory", "Times-Bold", 9, "r", 155)
    c = kit.Pages(path, foot, pagesize=A4)
    cols = [(40, 54, "l"), (94, 170, "l"), (264, 48, "c"), (312, 74, "r"), (386, 74, "r"), (460, 95, "r")]

    def heads(y):
        c.setLineWidth(.8)
        c.line(40, y, 555, y)
        c.line(40, y - 2, 555, y - 2)
        for (x, w, al), s in zip(cols, ("Date", "Particulars", "Inst. No.", "Debit Rs.", "Credit Rs.", "Balance Rs.")):
            put(c, x + 3, y - 14, s, "Times-Bold", 9.5, al, w - 6)
        c.line(40, y - 20, 555, y - 20)
        return y - 22

    def extra(y, word, cells):
        put(c, 97, y - 11, word, "Times-Bold", 9.5)
        for k, s in cells:
            put(c, cols[k][0] + 3, y - 11, s, "Times-Bold", 9.5, "r", cols[k][1] - 6)
        return y - 16
    put(c, 40, 796, "SHREE VARDHINI NAGARI SAHAKARI BANK LTD.", "Times-Bold", 15, "c", 515)
    put(c, 40, 782, f"(Regd. No. {city[:3].upper()}/BNK/0{kit.digits(r, 3)}/1978)  Branch : {city}  Tel. 0{kit.digits(r, 3)}-{kit.digits(r, 7)}", "Times-Roman", 9, "c", 515)
    put(c, 40, 754, "Statement of Account", "Times-Bold", 12, "c", 515)
    put(c, 40, 730, f"Name : {holder}", "Times-Roman", 10.5)
    put(c, 40, 716, f"Flat {r.randint(1, 20)}, Sahyadri Society, {city} {kit.digits(r, 6)}", "Times-Roman", 10.5)
    put(c, 340, 730, f"A/c No. : {acct}", "Times-Roman", 10.5)
    put(c, 340, 716, f"IFSC : {ifsc}", "Times-Roman", 10.5)
    put(c, 340, 702, "A/c Type : Savings Bank", "Times-Roman", 10.5)
    put(c, 40, 702, f"Period : {f(first)} to {f(last)}", "Times-Roman", 10.5)
    y = extra(heads(686), "Opening Balance", [(5, bal(opening))])
    start = [0]

    def brk(y, i):
        c.line(312, y, 555, y)
        d, k = kit.sums(es[:i])
        extra(y, "Carried Over", [(3, inr(d)), (4, inr(k)), (5, bal(es[i - 1]["bal"]))])
        start[0] = i

    def new():
        c.showPage()
        put(c, 40, 800, f"SHREE VARDHINI NAGARI SAHAKARI BANK LTD.    A/c No. : {acct}", "Times-Bold", 9.5)
        i = start[0]
        d, k = kit.sums(es[:i])
        return extra(heads(788), "Brought Over", [(3, inr(d)), (4, inr(k)), (5, bal(es[i - 1]["bal"]))])
    body = [[f(e["date"]), e["lines"], e["ref"] if "chq" in e["kind"] else "", inr(e["amt"]) if e["sign"] < 0 else "",
             inr(e["amt"]) if e["sign"] > 0 else "", bal(e["bal"])] for e in es]
    y = kit.table(c, cols, body, y, 104, new, "Times-Roman", 9.5, 11.5, 4, onbreak=brk)
    dr, cr = kit.sums(es)
    c.line(312, y, 555, y)
    y = extra(y, "Total", [(3, inr(dr)), (4, inr(cr))])
    extra(y, "Closing Balance", [(5, bal(es[-1]["bal"]))])
    c.showPage()
    c.save()
    return kit.truth(es, ref=lambda e: e["ref"] if "chq" in e["kind"] else "", bank_name="SHREE VARDHINI NAGARI SAHAKARI BANK LTD.",
                     account_number=acct, account_holder=holder, account_type="Savings Bank", ifsc=ifsc, currency="INR", statement_period=(first, last),
                     opening_balance=opening, closing_balance=es[-1]["bal"], total_debits=dr, total_credits=cr)


def current(path, seed, rows):
    r = kit.rng("current", seed, rows)
    first, last = kit.period(r, rows)
    opening = r.randint(8000000, 60000000)
    es = kit.entries(r, rows, first, last, opening, NET, kit.TRADE + ["pos", "imps"])
    kit.shape(es, SANS, 6.8, 148)
    holder = r.choice(kit.FIRMS).upper() + r.choice((" PRIVATE LIMITED", " LLP", ""))
    acct, ifsc, city = kit.digits(r, 4) + "05" + kit.digits(r, 6), "KSNB000" + kit.digits(r, 4), r.choice(kit.CITIES)
    f = lambda d: d.strftime("%d-%b-%Y")
    g = lambda d: d.strftime("%B %d, %Y")
    n = ParagraphStyle("n", fontName=SANS, fontSize=7.5, leading=10)
    s = ParagraphStyle("s", fontName=SANS, fontSize=6.8, leading=8.4)
    sr, sc = ParagraphStyle("sr", parent=s, alignment=2), ParagraphStyle("sc", parent=s, alignment=1)
    h = ParagraphStyle("h", parent=s, fontName=SANSB, textColor=colors.white, alignment=1)
    red = colors.HexColor("#8c1d18")
    b = lambda x: Paragraph(f"<font name='{SANSB}'>{x}</font>", n)
    p = lambda x: Paragraph(x, n)
    doc = SimpleDocTemplate(path, pagesize=A4, leftMargin=30, rightMargin=30, topMargin=60, bottomMargin=45, invariant=1, title="Detailed Statement")
    head = Table([[b("Account Number"), p(acct + " (INR)"), b("Customer ID"), p(kit.digits(r, 9))],
                  [b("Account Name"), p(holder), b("Branch"), p(f"{city}, {r.choice(kit.CITIES)} Road")],
                  [b("Account Type"), p("Current Account - Business Advantage"), b("IFSC Code"), p(ifsc)],
                  [b("Transaction Date from"), p(f(first)), b("Transaction Date to"), p(f(last))],
                  [b("Transaction Period"), p("Advanced Search"), b("Advanced Search"), p("Amount from - to -, Cheque number from - to -, "
                                                                                         "Transaction type All")]], colWidths=[95, 175, 95, 170])
    head.setStyle([("GRID", (0, 0), (-1, -1), .4, colors.HexColor("#c8b6a0")), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"),
                   ("BACKGROUND", (0, 0), (0, -1), colors.HexColor("#f7f0e6")), ("BACKGROUND", (2, 0), (2, -1), colors.HexColor("#f7f0e6")),
                   ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 3)])
    data = [[Paragraph(x, h) for x in ("Sr. No.", "Transaction Date", "Value Date", "Transaction Remarks", "Cheque Number", "Cr/Dr",
                                       "Transaction Amount (INR)", "Available Balance (INR)")]]
    for i, e in enumerate(es, 1):
        data.append([Paragraph(str(i), sc), Paragraph(f(e["date"]), s), Paragraph(f(e["vdate"]), s), Paragraph("<br/>".join(e["lines"]), s),
                     Paragraph(e["ref"] if "chq" in e["kind"] else "-", sc), Paragraph("CR" if e["sign"] > 0 else "DR", sc),
                     Paragraph(inr(e["amt"]), sr), Paragraph(inr(e["bal"]), sr)])
    t = Table(data, colWidths=[26, 56, 56, 157, 50, 30, 78, 82], repeatRows=1)
    t.setStyle([("BACKGROUND", (0, 0), (-1, 0), red), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"), ("GRID", (0, 0), (-1, -1), .4, colors.HexColor("#c8b6a0")),
                ("ROWBACKGROUNDS", (0, 1), (-1, -1), [colors.white, colors.HexColor("#fbf7f1")]), ("LEFTPADDING", (0, 0), (-1, -1), 3.5),
                ("RIGHTPADDING", (0, 0), (-1, -1), 3.5), ("TOPPADDING", (0, 0), (-1, -1), 2.5)])

    def page(c, d):
        put(c, 30, 803, "Kasturi National Bank", SERB, 15, color=red)
        put(c, 300, 803, "Detailed Statement", SANSB, 10, "r", 265)
        c.setStrokeColor(red)
        c.line(30, 795, 565, 795)
        put(c, 30, 25, f"Page {d.page}", SANS, 6.5)
        put(c, 165, 25, f"Generated on {g(last)} through Corporate Internet Banking", SANS, 6.5, "r", 400)
    SERB = kit.SERIFB
    doc.build([head, Spacer(1, 12), t, Spacer(1, 10), p("Legends: CR - Credit, DR - Debit, CLG - Clearing, ACH - Automated clearing house")],
              onFirstPage=page, onLaterPages=page)
    return kit.truth(es, ref=lambda e: e["ref"] if "chq" in e["kind"] else "", bank_name="Kasturi National Bank", account_number=acct,
                     account_holder=holder, account_type="Current Account - Business Advantage", ifsc=ifsc, currency="INR", statement_period=(first, last))


CC = {
    "upiout": ["UPI/P2M/{n}/{F}"], "upiin": ["UPI/P2A/{n}/{P}/{C}"], "neftin": ["NEFT/{c}N{n}/{F}", "RTGS/{c}R{n}/{F}"],
    "neftout": ["RTGS/PRGBR{n}/{F}/{P}", "INB/NEFT/{n}/{F}"], "imps": ["IMPS/P2A/{n}/{P}/VENDOR"], "ach": ["ACH-DR/BLUEPEAK/{d}"],
    "chqout": ["CLG-CHQ PAID TO {F}/{C}"], "chqin": ["BY CLG/{c}/{C}"], "cash": ["BY CASH/{C}/{P}"],
    "fee": ["STOCK INSPECTION CHGS {m}", "CC RENEWAL PROC FEE", "GST ON CHARGES {m}"]}


def cashcredit(path, seed, rows):
    r = kit.rng("cashcredit", seed, rows)
    first, last = kit.period(r, rows)
    limit = r.choice((150, 200, 250, 400)) * 10000000
    dp = limit * r.randint(80, 97) // 100 // 100000 * 100000
    opening = -r.randint(dp // 3, dp * 2 // 3)
    es = kit.entries(r, rows, first, last, opening, CC, kit.TRADE + ["neftout", "chqout"], od=dp, scale=9, even=False)
    kit.shape(es, "Helvetica", 8, 182)
    holder = r.choice(kit.FIRMS).upper()
    acct, ifsc, city = "9" + kit.digits(r, 14), "PRGB0000" + kit.digits(r, 3), r.choice(kit.CITIES).upper()
    f = lambda d: d.strftime("%d-%m-%Y")
    bal = lambda p: kit.drcr(p, kit.inr, "", "Dr", "Cr")
    wine = colors.HexColor("#6a1b4d")

    def foot(c, i, n):
        put(c, 36, 26, "REGISTERED OFFICE - PRAGATI BANK LTD, PRAGATI TOWER, RING ROAD, SURAT 395002.", "Helvetica", 6.5)
        put(c, 460, 26, f"Page {i} of {n}", "Helvetica", 6.5, "r", 100)
    c = kit.Pages(path, foot, pagesize=A4)
    put(c, 36, 800, "PRAGATI BANK", "Helvetica-Bold", 18, color=wine)
    for k, x in enumerate((holder, "Joint Holder :- -", f"GALA NO {r.randint(1, 60)}, UDYOG NAGAR", city, f"GUJARAT-INDIA {kit.digits(r, 6)}")):
        put(c, 36, 772 - 12 * k, x, "Helvetica", 8.5)
    for k, x in enumerate((f"Customer No :{kit.digits(r, 9)}", "Scheme :CASH CREDIT - STOCK AND BOOK DEBTS", "Currency :INR", f"IFSC Code :{ifsc}",
                           f"MICR Code :{kit.digits(r, 9)}")):
        put(c, 300, 772 - 12 * k, x, "Helvetica", 8.5, "r", 260)
    c.setFillColor(colors.HexColor("#f1e6ed"))
    c.rect(36, 672, 524, 36, fill=1, stroke=0)
    for k, (a, b) in enumerate((("Sanctioned Limit", inr(limit)), ("Drawing Power", inr(dp)), ("Rate of Interest", f"{r.randint(96, 118) / 10:.2f}% p.a."),
                                ("Limit Expiry", f"31-03-{last.year + 1}"))):
        put(c, 36 + 131 * k, 695, a, "Helvetica", 7.5, "c", 131)
        put(c, 36 + 131 * k, 680, b, "Helvetica-Bold", 9, "c", 131)
    put(c, 36, 652, f"Statement of Account No :{acct} for the period (From : {f(first)} To : {f(last)})", "Helvetica-Bold", 9, "c", 524)
    cols = [(36, 54, "l"), (90, 42, "c"), (132, 44, "c"), (176, 188, "l"), (364, 64, "r"), (428, 64, "r"), (492, 68, "r")]
    cols[4:] = [(360, 64, "r"), (424, 64, "r"), (488, 76, "r")]

    def heads(y):
        c.setFillColor(wine)
        c.rect(36, y - 16, 528, 16, fill=1, stroke=0)
        for (x, w, a), s in zip(cols, ("Tran Date", "Init. Br", "Chq No", "Particulars", "Credit", "Debit", "Balance")):
            put(c, x + 3, y - 11, s, "Helvetica-Bold", 8, a, w - 6, colors.white)
        return y - 16

    def deco(top, bot, i):
        c.setStrokeColor(colors.HexColor("#d9c3d0"))
        c.setLineWidth(.5)
        c.line(36, bot, 564, bot)

    def new():
        c.showPage()
        return heads(806)
    bold = lambda cells: {"font": "Helvetica-Bold", "cells": cells}
    dr, cr = kit.sums(es)
    br = [str(r.randint(100, 999)) for _ in range(3)]
    body = [bold(["", "", "", "OPENING BALANCE", "", "", bal(opening)])]
    body += [[f(e["date"]), r.choice(br), e["ref"] if "chq" in e["kind"] else "", e["lines"], inr(e["amt"]) if e["sign"] > 0 else "",
              inr(e["amt"]) if e["sign"] < 0 else "", bal(e["bal"])] for e in es]
    body += [bold(["", "", "", "TRANSACTION TOTAL", inr(cr), inr(dr), ""]), bold(["", "", "", "CLOSING BALANCE", "", "", bal(es[-1]["bal"])])]
    y = kit.table(c, cols, body, heads(640), 60, new, "Helvetica", 8, 9.6, 6, deco=deco)
    if y < 110:
        c.showPage()
        y = 820
    put(c, 36, y - 18, "Unless the constituent notifies the bank immediately of any discrepancy found by him in this statement of Account,", "Helvetica", 7)
    put(c, 36, y - 27, "it will be taken that he has found the account correct.", "Helvetica", 7)
    c.showPage()
    c.save()
    return kit.truth(es, ref=lambda e: e["ref"] if "chq" in e["kind"] else "", bank_name="PRAGATI BANK", account_number=acct, account_holder=holder,
                     account_type="CASH CREDIT - STOCK AND BOOK DEBTS", ifsc=ifsc, currency="INR", statement_period=(first, last),
                     opening_balance=opening, closing_balance=es[-1]["bal"], total_debits=dr, total_credits=cr)


BANKS = {"mobapp": mobapp, "coopbank": coopbank, "current": current, "cashcredit": cashcredit}
