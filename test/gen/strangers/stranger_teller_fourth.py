# SPDX-License-Identifier: AGPL-3.0-or-later
"""Banks of other countries: Emirates, Kenya."""
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle
from xml.sax.saxutils import escape

import stranger_teller_kit as kit
from stranger_teller_kit import amt, west


def _p(s, st):
    return Paragraph(escape(s).replace("\n", "<br/>"), st)


def marjan(path, seed, rows):
    """A bank of the Emirates: dates like 05MAR24, Times table with bands, brought-forward and total rows."""
    r = kit.rng("marjan", seed, rows)
    a, b = kit.period(r, rows, None)
    opening = r.randint(400000, 6000000)
    firms = ("AL NOOR STATIONERY TRADING LLC", "GULF BREEZE MARINE FZE", "DESERT ROSE CATERING", "HATTA BUILDING MATERIALS LLC")

    def pick(r):
        k, n, f = r.random(), kit.digits(r, 9), r.choice(firms)
        if k < .3:
            return f"OUTWARD TT {f} INV {kit.digits(r, 4)} REF FT{n}", f"FT{n}", "", "dr", r.randint(5, 400) * 10000 + r.choice((0, 2575))
        if k < .5:
            return f"INWARD REMITTANCE {f} FUNDS TRANSFER AED", f"FT{n}", "", "cr", r.randint(500, 60000) * 100
        if k < .65:
            return f"POS-PURCHASE CARD NO.4{kit.digits(r, 3)}XXXXXXXX{kit.digits(r, 4)} {r.choice(('PALM GROCERY DUBAI:AE', 'CREEK FUEL SHARJAH:AE'))}", "", "", "dr", r.randint(900, 90000)
        if k < .78:
            return f"INWARD CLEARING CHQ {f}", kit.digits(r, 6), "", "dr", r.randint(500, 30000) * 100
        if k < .9:
            return "CASH DEPOSIT CDM DEIRA BRANCH", "CD" + n, "", "cr", r.randint(5, 200) * 10000
        return r.choice(("CHARGES TT FEE", "VAT ON CHARGES", "MONTHLY ACCOUNT FEE")), "", "", "dr", r.choice((5250, 263, 10500, 2625))
    led = kit.ledger(r, rows, a, b, opening, pick)
    who, acc = r.choice(("SEABRIDGE GENERAL TRADING LLC", "FALCON PEAK CONSULTANTS FZ-LLC", "MR. YOUSEF HARIB SALEM")), "10" + kit.digits(r, 10)
    ib = kit.iban("AE", "037" + acc.rjust(16, "0"))
    d, c = kit.totals(led)
    S = ParagraphStyle("s", fontName="Times-Roman", fontSize=8.5, leading=10)
    R, H = ParagraphStyle("r", parent=S, alignment=2), ParagraphStyle("h", parent=S, fontName="Times-Bold", alignment=1, textColor=colors.white)
    B, BR = ParagraphStyle("b", parent=S, fontName="Times-Bold"), ParagraphStyle("br", parent=R, fontName="Times-Bold")
    W = [52, 52, 176, 66, 64, 64, 70]
    up = lambda x: kit.dmony(x, "", True, True)
    data = [[_p(h, H) for h in ("Posting\nDate", "Value\nDate", "Description", "Cheque /\nRef. No.", "Debits\n(AED)", "Credits\n(AED)", "Balance\n(AED)")],
            ["", "", _p("BROUGHT FORWARD", B), "", "", "", _p(west(opening), BR)]]
    for x in led:
        x.lines = kit.wrap(x.text, "Times-Roman", 8.5, W[2] - 13)
        data.append([_p(up(x.day), S), _p(up(x.day), S), _p("\n".join(x.lines), S), _p(x.ref, S), _p(west(x.dr) if x.dr else "", R), _p(west(x.cr) if x.cr else "", R), _p(west(x.bal), R)])
    data.append(["", "", _p("TOTAL / CLOSING BALANCE", B), "", _p(west(d), BR), _p(west(c), BR), _p(west(led[-1].bal), BR)])
    green = colors.HexColor("#1f5c4a")
    t = Table(data, colWidths=W, repeatRows=1)
    t.setStyle(TableStyle([("BACKGROUND", (0, 0), (-1, 0), green), ("ROWBACKGROUNDS", (0, 1), (-1, -2), [colors.white, colors.HexColor("#eef5f2")]), ("BOX", (0, 0), (-1, -1), .7, green),
                           ("INNERGRID", (0, 1), (-1, -1), .25, colors.HexColor("#b9d0c7")), ("LINEABOVE", (0, -1), (-1, -1), 1, green), ("VALIGN", (0, 0), (-1, -1), "TOP")]))
    doc = SimpleDocTemplate(path, pagesize=A4, leftMargin=25, rightMargin=25, topMargin=40, bottomMargin=48, invariant=1)

    def deco(cv, dd):
        cv.saveState()
        cv.setFont("Times-Roman", 7.5)
        cv.drawString(27, 26, "Marjan Commercial Bank PJSC is licensed by the central bank. Please examine this statement and report differences within 30 days.")
        cv.drawRightString(568, 26, f"Page {dd.page}")
        cv.restoreState()
    info = Table([[_p(who, B), _p("Account Number", S), _p(acc, B)], [_p("P.O. Box " + kit.digits(r, 5), S), _p("IBAN", S), _p(ib, B)], [_p("Dubai, United Arab Emirates", S), _p("Account Type", S), _p("CURRENT ACCOUNT", B)],
                  ["", _p("Currency", S), _p("AED", B)], ["", _p("Statement Period", S), _p(f"{kit.dmony(a, ' ')} - {kit.dmony(b, ' ')}", B)]], colWidths=[260, 100, 184])
    info.setStyle(TableStyle([("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 1), ("VALIGN", (0, 0), (-1, -1), "TOP")]))
    doc.build([_p("MARJAN COMMERCIAL BANK PJSC", ParagraphStyle("t", fontName="Times-Bold", fontSize=15, leading=19, textColor=green)), _p("STATEMENT OF ACCOUNT", B), Spacer(1, 12), info, Spacer(1, 12), t],
              onFirstPage=deco, onLaterPages=deco)
    return {"data": {"bank_name": "MARJAN COMMERCIAL BANK PJSC", "account_number": acc, "account_holder": who, "account_type": "CURRENT ACCOUNT", "iban": ib, "currency": "AED",
                     "statement_period": kit.span(a, b), "opening_balance": amt(opening), "closing_balance": amt(led[-1].bal), "total_debits": amt(d), "total_credits": amt(c),
                     "transactions": [x.truth(ref=x.ref) for x in led]}}


def savanna(path, seed, rows):
    """A Kenyan mobile-money bank: receipt numbers, completion times, a status column, withdrawals printed with a minus."""
    r = kit.rng("savanna", seed, rows)
    a, b = kit.period(r, rows, 1 if rows < 30 else 2)
    opening = r.randint(20000, 2500000)
    names = ("WANJIKU KAMAU", "OTIENO ODHIAMBO", "MUTHONI NJERI", "KIPROP CHERUIYOT", "ACHIENG AUMA")

    def pick(r):
        k, ph, n = r.random(), "07" + kit.digits(r, 2) + "****" + kit.digits(r, 2), r.choice(names)
        ref = kit.alnum(r, 10)
        if k < .35:
            return f"Customer Transfer to {ph} - {n}", ref, "", "dr", r.randint(2, 300) * 5000
        if k < .5:
            return f"Pay Bill to {kit.digits(r, 6)} - {r.choice(('TWIGA POWER PREPAID', 'MAJI WATER LTD'))} Acc. {kit.digits(r, 8)}", ref, "", "dr", r.randint(1, 90) * 5000
        if k < .62:
            return f"Merchant Payment to {kit.digits(r, 6)} - {r.choice(('ACACIA SUPERMARKET', 'BARAKA CHEMIST'))}", ref, "", "dr", r.randint(5000, 400000)
        if k < .7:
            return "Customer Transfer Charge", ref, "", "dr", r.choice((700, 1300, 2300, 3300))
        if k < .9:
            return f"Funds received from {ph} - {n}", ref, "", "cr", r.randint(2, 400) * 5000
        return f"Deposit of Funds at Agent Till {kit.digits(r, 6)} - {n} SHOP", ref, "", "cr", r.randint(2, 200) * 10000
    led = kit.ledger(r, rows, a, b, opening, pick)
    kit.fonts("Deja", "Deja-B")
    d, c = kit.totals(led)
    who, acc = r.choice(("GRACE WAMBUI MWANGI", "PETER BARASA WEKESA", "FATUMA ALI NOOR")), "07" + kit.digits(r, 8)
    g = colors.HexColor("#2e7d32")
    S = ParagraphStyle("s", fontName="Deja", fontSize=7, leading=9)
    R, H = ParagraphStyle("r", parent=S, alignment=2), ParagraphStyle("h", parent=S, fontName="Deja-B", textColor=colors.white)
    B = ParagraphStyle("b", parent=S, fontName="Deja-B")
    W = [76, 60, 166, 62, 60, 62, 62]
    HR = ParagraphStyle("hr", parent=H, alignment=2)
    data = [[_p(h, HR if h in ("Paid In", "Withdrawn", "Balance") else H) for h in ("Receipt No.", "Completion\nTime", "Details", "Transaction\nStatus", "Paid In", "Withdrawn", "Balance")]]
    by = {}
    for x in led:
        by.setdefault(x.day, []).append(r.randint(6 * 3600, 22 * 3600))
    secs = [s for day in by for s in sorted(by[day])]
    for x, s in zip(led, secs):
        x.lines = kit.wrap(x.text, "Deja", 7, W[2] - 13)
        data.append([_p(x.ref, S), _p(f"{x.day.isoformat()}\n{s // 3600:02d}:{s // 60 % 60:02d}:{s % 60:02d}", S), _p("\n".join(x.lines), S), _p("Completed", S), _p(west(x.cr) if x.cr else "", R), _p(west(-x.dr) if x.dr else "", R), _p(west(x.bal), R)])
    t = Table(data, colWidths=W, repeatRows=1)
    t.setStyle(TableStyle([("BACKGROUND", (0, 0), (-1, 0), g), ("BOX", (0, 0), (-1, -1), .4, colors.grey), ("LINEBELOW", (0, 1), (-1, -1), .3, colors.lightgrey), ("VALIGN", (0, 0), (-1, -1), "TOP")]))
    info = Table([[_p(k, B), _p(v, S)] for k, v in (("Customer Name:", who), ("Account Number:", acc), ("Account Type:", "Savanna Wallet Plus"), ("Statement Period:", f"{kit.dmony(a, ' ')} - {kit.dmony(b, ' ')}"), ("Currency:", "KES"))], colWidths=[110, 250], hAlign="LEFT")
    sm = Table([[_p(h, B) for h in ("SUMMARY", "OPENING BALANCE", "TOTAL PAID IN", "TOTAL WITHDRAWN", "CLOSING BALANCE")], [_p("All transactions", S)] + [_p(west(v), S) for v in (opening, c, d, led[-1].bal)]], colWidths=[110] * 5)
    for q in (info, sm):
        q.setStyle(TableStyle([("TOPPADDING", (0, 0), (-1, -1), 1.5), ("BOTTOMPADDING", (0, 0), (-1, -1), 2), ("LINEBELOW", (0, 0), (-1, -1), .3, colors.lightgrey)]))
    doc = SimpleDocTemplate(path, pagesize=A4, leftMargin=22, rightMargin=22, topMargin=36, bottomMargin=40, invariant=1)
    doc.build([_p("SAVANNA MOBILE BANK", ParagraphStyle("t", fontName="Deja-B", fontSize=14, leading=20, textColor=g)), _p("FULL STATEMENT", B), Spacer(1, 8), info, Spacer(1, 8), sm, Spacer(1, 10), _p("DETAILED STATEMENT", B), Spacer(1, 4), t,
               Spacer(1, 8), _p("Disclaimer: This record is produced for your personal use and is not transferable.", S)])
    return {"data": {"bank_name": "SAVANNA MOBILE BANK", "account_number": acc, "account_holder": who, "account_type": "Savanna Wallet Plus", "currency": "KES", "statement_period": kit.span(a, b),
                     "opening_balance": amt(opening), "closing_balance": amt(led[-1].bal), "total_debits": amt(d), "total_credits": amt(c), "transactions": [x.truth(ref=x.ref) for x in led]}}


BANKS = {"marjan": marjan, "savanna": savanna}
