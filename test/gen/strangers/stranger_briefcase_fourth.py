# SPDX-License-Identifier: AGPL-3.0-or-later
"""NRE account of an overseas bank's Indian branch; combined statement with deposits besides."""
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table

import stranger_briefcase_kit as kit
from stranger_briefcase_kit import SERIF, SERIFB, inr, put

NRE = {
    "upiout": ["UPI PAYMENT {n} {P}"], "upiin": ["UPI CREDIT {n} {P}"], "neftin": ["INWARD REMITTANCE {n} USD @ 83.{x}"],
    "neftout": ["NEFT OUTWARD TO {P} REF {n}"], "imps": ["IMPS {n} TO {P}"], "atm": ["CASH WITHDRAWAL {C} CARD XXXX{x}"],
    "pos": ["PURCHASE {F} {C} CARD XXXX{x}"], "ach": ["NACH {d} BLUEPEAK INSURANCE"], "chqout": ["CHEQUE {n}"], "fee": ["ATM ISSUER FEE INCL GST"],
    "int": ["NRE TERM DEPOSIT INTEREST {d}"]}


def nre(path, seed, rows):
    r = kit.rng("nre", seed, rows)
    first, last = kit.period(r, rows)
    opening = r.randint(5000000, 40000000)
    kinds = "upiout upiout neftin neftin neftout imps atm pos pos ach chqout fee int".split()
    es = kit.entries(r, rows, first, last, opening, NRE, kinds, even=False)
    kit.shape(es, SERIF, 8, 190)
    for a, b in zip(es, es[1:]):
        a["nobal"] = a["date"] == b["date"]
    closing = es[-1]["bal"]
    holder = r.choice(kit.PEOPLE)
    acct, ifsc = f"{kit.digits(r, 3)}-{kit.digits(r, 6)}-006", "HRBB0560" + kit.digits(r, 3)
    f = lambda d: f"{d.day:02d}{kit.MONTHS[d.month - 1].upper()}{d.year}"
    g = lambda d: f"{d.day} {d:%B} {d.year}"
    navy = colors.HexColor("#10243f")

    def foot(c, i, n):
        put(c, 50, 40, "Harbour & Eastern Bank, India branches. Incorporated with limited liability overseas.", SERIF, 6.5)
        put(c, 440, 40, f"Sheet {i} of {n}", SERIF, 7, "r", 105)
    c = kit.Pages(path, foot, pagesize=A4)
    put(c, 50, 792, "Harbour & Eastern Bank", SERIFB, 16, color=navy)
    put(c, 50, 778, f"{r.randint(3, 80)} Fort Road, Mumbai 400 001", SERIF, 8)
    for k, x in enumerate((holder, f"Apt {r.randint(100, 2400)}, Marina Crescent", "PO Box " + kit.digits(r, 5), "Dubai, United Arab Emirates")):
        put(c, 50, 738 - 12 * k, x, SERIF, 9)
    put(c, 50, 672, "NRE Savings Account Statement", SERIFB, 13, color=navy)
    put(c, 50, 655, f"This statement covers account number {acct} (INR) from {g(first)} to {g(last)}.", SERIF, 8.5)
    put(c, 50, 642, f"Remittances to this account should quote IFSC {ifsc}. Balances shown are in Indian Rupees.", SERIF, 8.5)
    cols = [(50, 66, "l"), (116, 198, "l"), (314, 72, "r"), (386, 72, "r"), (458, 87, "r")]

    def heads(y):
        c.setStrokeColor(navy)
        c.setLineWidth(1.2)
        c.line(50, y, 545, y)
        for (x, w, a), s in zip(cols, (("Date",), ("Transaction", "details"), ("Deposits",), ("With-", "drawals"), ("Balance at", "end of day"))):
            for k, t in enumerate(s):
                put(c, x + 3, y - 12 - 10 * k, t, SERIFB, 8.5, a, w - 6, navy)
        c.setLineWidth(.5)
        c.line(50, y - 28, 545, y - 28)
        return y - 30

    def new():
        c.showPage()
        put(c, 50, 800, f"Account number {acct}", SERIF, 8)
        return heads(786)
    bold = lambda cells: {"font": SERIFB, "cells": cells}
    body = [bold([f(first), "BALANCE BROUGHT FORWARD", "", "", inr(opening)])]
    for e in es:
        body.append([f(e["date"]), e["lines"], inr(e["amt"]) if e["sign"] > 0 else "", inr(e["amt"]) if e["sign"] < 0 else "",
                     "" if e.get("nobal") else inr(e["bal"])])
    body.append(bold([f(last), "CLOSING BALANCE", "", "", inr(closing)]))
    y = kit.table(c, cols, body, heads(622), 70, new, SERIF, 8, 10.5, 5)
    c.line(50, y - 2, 545, y - 2)
    c.showPage()
    c.save()
    return kit.truth(es, bank_name="Harbour & Eastern Bank", account_number=acct, account_holder=holder, account_type="NRE Savings Account", ifsc=ifsc,
                     currency="INR", statement_period=(first, last), opening_balance=opening, closing_balance=closing)


COMB = {
    "upiout": ["UPI/{p}/{v}.{x}@icx/Payment/{c}/{n}", "UPI/{f}/q{d}@ybx/UPI/{c}/{n}"], "upiin": ["UPI/{p}/{v}{x}@okx/NA/{c}/{n}"],
    "neftin": ["NEFT-{c}N{n}-{F}-SETTLEMENT"], "neftout": ["BIL/NEFT/{n}/{p}"], "imps": ["MMT/IMPS/{n}/{p}/{c}"],
    "atm": ["ATM/CASH WDL/{d}/{ci}"], "pos": ["VPS/{F}/{n}", "VIN/{F}/{n}"], "ach": ["ACH/BLUEPEAK/{d}", "BIL/ONL/{n}/Kaveri Power/{x}"],
    "chqout": ["CLG/{P}/{c}"], "chqin": ["CLG/{F}/{c}/{m}"], "cash": ["CAM/CASH DEP/{ci}/{x}"], "fee": ["DCARDFEE{x} {m}", "CASH TXN FEE {m}"],
    "salary": ["NEFT-{c}N{n}-SALARY {F}"], "int": ["{x}:Int.Pd:{m}"]}
MODE = {"upiout": "UPI", "upiin": "UPI", "atm": "ATM", "pos": "DEBIT CARD", "chqout": "CHEQUE", "chqin": "CHEQUE", "cash": "CASH DEP", "neftin": "NET BANKING",
        "neftout": "NET BANKING", "imps": "MOBILE BANKING", "ach": "AUTO DEBIT", "fee": "", "salary": "", "int": ""}


def combined(path, seed, rows):
    r = kit.rng("combined", seed, rows)
    first, last = kit.period(r, rows)
    opening = r.randint(900000, 12000000)
    es = kit.entries(r, rows, first, last, opening, COMB, kit.SAVINGS + ["int", "pos"])
    kit.shape(es, "Helvetica", 7.5, 172)
    closing = es[-1]["bal"]
    holder, city = r.choice(("MR.", "MRS.")) + r.choice(kit.PEOPLE).upper(), r.choice(kit.CITIES)
    acct, cust = kit.digits(r, 12), "XXXX" + kit.digits(r, 4)
    ifsc = "MGDB0000" + kit.digits(r, 3)
    fds = [(kit.digits(r, 12), r.randint(25, 300) * 100000, r.randint(650, 760), r.choice((12, 15, 24, 36))) for _ in range(r.randint(1, 3))]
    f = lambda d: d.strftime("%d-%m-%Y")
    g = lambda d: f"{d:%B} {d.day:02d}, {d.year}"
    blue, pale = colors.HexColor("#00477f"), colors.HexColor("#e7f0f8")
    n = ParagraphStyle("n", fontName="Helvetica", fontSize=8.5, leading=11)
    s = ParagraphStyle("s", fontName="Helvetica", fontSize=7.5, leading=9.2)
    sr, sb = ParagraphStyle("sr", parent=s, alignment=2), ParagraphStyle("sb", parent=s, fontName="Helvetica-Bold")
    sbr = ParagraphStyle("sbr", parent=sb, alignment=2)
    h2 = ParagraphStyle("h2", parent=n, fontName="Helvetica-Bold", fontSize=10, leading=13, textColor=blue, spaceBefore=10, spaceAfter=4)
    doc = SimpleDocTemplate(path, pagesize=A4, leftMargin=34, rightMargin=34, topMargin=64, bottomMargin=46, invariant=1, title="Statement")
    grid = [("GRID", (0, 0), (-1, -1), .3, colors.HexColor("#9db8cf")), ("BACKGROUND", (0, 0), (-1, 0), pale), ("VALIGN", (0, 0), (-1, -1), "TOP"),
            ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3), ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 3)]
    left = [Paragraph(x, n) for x in (f"<b>{holder}</b>", f"{r.randint(1, 400)} Lake View Layout", f"{city} {kit.digits(r, 6)}", "India")]
    right = [Paragraph(x, n) for x in (f"Your Base Branch: {city}, M G Road", f"IFSC: {ifsc}", f"Cust ID: {cust}", "Nominee: Yes")]
    head = Table([[left, right]], colWidths=[300, 227])
    head.setStyle([("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 0)])
    port = Table([[Paragraph(x, sb) for x in ("ACCOUNT TYPE", "ACCOUNT NUMBER")] + [Paragraph("BALANCE (INR)", sbr)],
                  [Paragraph("Savings A/c", s), Paragraph(acct, s), Paragraph(inr(closing), sr)],
                  [Paragraph("Fixed Deposits (linked)", s), Paragraph(f"{len(fds)} deposit{'s' if len(fds) > 1 else ''}", s), Paragraph(inr(sum(x[1] for x in fds)), sr)],
                  [Paragraph("TOTAL", sb), "", Paragraph(inr(closing + sum(x[1] for x in fds)), sbr)]], colWidths=[200, 180, 147])
    port.setStyle(grid)
    data = [[Paragraph(x, sb) for x in ("DATE", "PARTICULARS", "MODE")] + [Paragraph(x, sbr) for x in ("WITHDRAWALS", "DEPOSITS", "BALANCE")],
            [Paragraph(f(first), s), Paragraph("B/F", s), "", "", "", Paragraph(inr(opening), sr)]]
    for e in es:
        data.append([Paragraph(f(e["date"]), s), Paragraph("<br/>".join(e["lines"]), s), Paragraph(MODE[e["kind"]], s),
                     Paragraph(inr(e["amt"]) if e["sign"] < 0 else "", sr), Paragraph(inr(e["amt"]) if e["sign"] > 0 else "", sr),
                     Paragraph(inr(e["bal"]), sr)])
    dr, cr = kit.sums(es)
    data.append(["", Paragraph("Total:", sb), ""] + [Paragraph(inr(x), sbr) for x in (dr, cr, closing)])
    t = Table(data, colWidths=[56, 180, 68, 70, 70, 83], repeatRows=1)
    t.setStyle(grid + [("BACKGROUND", (0, -1), (-1, -1), pale)])
    fd = [[Paragraph(x, sb) for x in ("DEPOSIT NO.", "OPEN DATE", "DEPOSIT AMT", "ROI%", "PERIOD")]]
    for no, amt, roi, mon in fds:
        fd.append([Paragraph(x, s) for x in (no, f(first.replace(year=first.year - 1)), inr(amt), f"{roi / 100:.2f}", f"{mon} Months")])
    ft = Table(fd, colWidths=[140, 97, 120, 70, 100])
    ft.setStyle(grid)

    def page(c, d):
        c.setFillColor(blue)
        c.rect(34, 792, 527, 26, fill=1, stroke=0)
        put(c, 42, 800, "Meghdoot Bank", "Times-BoldItalic", 16, color=colors.white)
        put(c, 300, 801, "COMBINED STATEMENT", "Helvetica-Bold", 9, "r", 253, colors.white)
        put(c, 34, 26, "Meghdoot Bank Limited, Regd. Office: Race Course Circle, Vadodara 390007", "Helvetica", 6.5)
        put(c, 460, 26, f"Page {d.page}", "Helvetica", 7, "r", 101)
    doc.build([head, Paragraph(f"Summary of Accounts held under Cust ID: {cust} as on {g(last)}", h2), port,
               Paragraph(f"Statement of Transactions in Savings Account Number: {acct} in INR for the period {g(first)} - {g(last)}", h2), t,
               Paragraph("Fixed Deposits", h2), ft, Spacer(1, 8), Paragraph("Interest on savings account is calculated on the daily closing balance.", s)],
              onFirstPage=page, onLaterPages=page)
    return kit.truth(es, bank_name="Meghdoot Bank", account_number=acct, account_holder=holder, account_type="Savings A/c", ifsc=ifsc, currency="INR",
                     statement_period=(first, last), opening_balance=opening, closing_balance=closing, total_debits=dr, total_credits=cr)


BANKS = {"nre": nre, "combined": combined}
