# SPDX-License-Identifier: AGPL-3.0-or-later
"""Indian papers: passbook print, Courier report, net banking, mobile app."""
from datetime import timedelta

from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib.units import mm
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle
from reportlab.lib.styles import ParagraphStyle

from stranger_satchel_kit import (FIRM, IN_WORDS, MAL, cells, crdr, digits, fmt, hard, ind, month, moves, paged, plain, put, rng,
                 rowtruth, totals, wrap)

SB = [("UPI/DR/{d12}/{who}/{bk}/{whol}", -20, -2500), ("UPI/CR/{d12}/{who}/{bk}/{whol}", 50, 9000),
      ("ATM WDL {d6} {place}", -500, -10000), ("BY SALARY {firm}", 18000, 64000), ("SMS CHARGES QTR {mon}", -15, -30),
      ("NEFT*{bk}0{d6}*{firm}", 2000, 40000), ("ACH DR {d10} LIC PREMIUM", -900, -6000), ("POS {d6} {who} {place}", -100, -5000)]


def lokpass(path, seed, rows):
    r = rng("lokpass", seed, rows)
    a, b = month(r, months=2)
    opening = r.randint(5000_00, 90000_00)
    tx = moves(r, rows, SB, IN_WORDS, opening, a, b)
    who, acc, cif = r.choice(MAL).upper(), digits(r, 11), digits(r, 11)
    ifsc = f"LOKA0{digits(r, 6)}"
    W, H = 200 * mm, 170 * mm
    out = []
    cols = [(30, "l"), (88, "l"), (275, "l"), (385, "r"), (455, "r"), (540, "r")]

    def page(c, total):
        out.clear()
        n, y, first = 0, 0, True
        bal = opening

        def top():
            nonlocal n, y
            n += 1
            if n == 1:
                put(c, 30, H - 34, "LOKAHIT BANK OF INDIA", "Helvetica-Bold", 13)
                put(c, 30, H - 47, "Savings Bank Pass Book", "Helvetica", 9)
                left = [("Branch", "HUBLI MAIN (04127)"), ("IFSC", ifsc), ("Name", who), ("S/D/W of", "LATE " + MAL[3].upper()),
                        ("Address", "14, STATION ROAD, HUBLI 580020")]
                right = [("CIF No.", cif), ("Account No.", acc), ("A/c Type", "SB-GENERAL-PUB-IND"), ("Opened on", "11-08-2011"),
                         ("Nom. Reg.", "YES")]
                for i in range(5):
                    put(c, 30, H - 68 - i * 12, left[i][0], "Courier", 8.5)
                    put(c, 84, H - 68 - i * 12, ": " + left[i][1], "Courier", 8.5)
                    put(c, 310, H - 68 - i * 12, right[i][0], "Courier", 8.5)
                    put(c, 384, H - 68 - i * 12, ": " + right[i][1], "Courier", 8.5)
                y = H - 146
            else:
                put(c, 30, H - 34, f"A/c No. {acc}", "Courier", 8.5)
                put(c, W - 30, H - 34, f"Page {n}", "Courier", 8.5, "r")
                y = H - 54
            c.line(28, y + 11, 542, y + 11)
            for (x, al), h in zip(cols, ("Date", "Particulars", "Chq.No.", "Withdrawal", "Deposit", "Balance")):
                put(c, x, y, h, "Courier-Bold", 8.5, al)
            c.line(28, y - 4, 542, y - 4)
            y -= 17
            cells(c, y, cols, ["", "B/F", "", "", "", crdr(bal, "")], "Courier", 8.5, 10)
            y -= 13
        top()
        for t in tx:
            ls = hard(t["desc"], 34)
            if y - 10 * len(ls) < 44:
                cells(c, y, cols, ["", "C/F", "", "", "", crdr(bal, "")], "Courier", 8.5, 10)
                c.showPage()
                top()
            bal = t["bal"]
            m = ind(t["amt"])
            cells(c, y, cols, [t["date"].strftime("%d-%m-%y"), ls, "", m if t["amt"] < 0 else "", m if t["amt"] > 0 else "",
                               crdr(bal, "")], "Courier", 8.5, 10)
            y -= 10 * len(ls) + 3
            out.append(rowtruth(t, " ".join(ls)))
        c.showPage()
        return n
    paged(path, (W, H), page)
    return {"data": {"bank_name": "LOKAHIT BANK OF INDIA", "account_number": acc, "account_holder": who, "ifsc": ifsc,
                     "account_type": "SB-GENERAL-PUB-IND", "opening_balance": plain(opening), "transactions": out}}


def corereport(path, seed, rows):
    r = rng("corereport", seed, rows)
    a, b = month(r)
    opening = r.randint(40000_00, 900000_00)
    kinds = [("RTGS-{bk}R5{d10}-{firm}", 200000, 600000), ("TRF TO {d8} {firm}", -3000, -90000), ("CASH DEPOSIT SELF {place}", 5000, 80000),
             ("CLG {firm} {place}", -2000, -60000), ("GST ON CHARGES", -18, -90), ("NEFT INWARD {bk}N{d9} {firm}", 8000, 120000)]
    tx = moves(r, rows, kinds, IN_WORDS, opening, a, b)
    who, acc = r.choice(FIRM).upper(), f"{digits(r, 4)}-{digits(r, 3)}-{digits(r, 6)}"
    for t in tx:
        t["ref"] = digits(r, 6) if t["desc"].startswith("CLG") else ""
        t["id"] = "S" + digits(r, 7)
    td, tc = totals(tx)
    D = lambda d: d.strftime("%d-%b-%Y").upper()
    out = []

    def page(c, total):
        out.clear()
        n, line, bal = 0, 0, opening

        def w(s):
            nonlocal line
            put(c, 36, 560 - line * 10.6, s, "Courier", 8.2)
            line += 1

        def top():
            nonlocal n, line
            n += 1
            line = 0
            w(f"{'DAKSHIN SAMRIDDHI BANK LTD':<60}{'STATEMENT OF ACCOUNT':<50}PAGE NO. : {n:>5}")
            w(f"{'SERVICE OUTLET : 0417 TIRUPPUR BAZAAR':<60}{'REPORT ID : ACST/2104':<50}RUN DATE : {D(b + timedelta(1))}")
            w("")
            w(f"ACCOUNT NO.  : {acc:<45}CURRENCY : INR")
            w(f"ACCOUNT NAME : {who:<45}SCHEME   : CA201 CURRENT ACCOUNT - GENERAL")
            w(f"PERIOD       : {D(a)} TO {D(b)}")
            w("-" * 143)
            w(f"{'TRAN DATE':<13}{'TRAN ID':<11}{'INSTR NO':<11}{'PARTICULARS':<48}{'DEBIT':>18}{'CREDIT':>18}{'BALANCE':>22}")
            w("-" * 143)
            w(f"{'':<35}{'OPENING BALANCE' if n == 1 else 'BROUGHT FORWARD':<48}{'':>36}{ind(bal) + ' CR':>22}")
        top()
        for t in tx:
            ls = hard(t["desc"], 46)
            if line + len(ls) > 46:
                w(f"{'':<35}{'CARRIED FORWARD':<48}{'':>36}{ind(bal) + ' CR':>22}")
                c.showPage()
                top()
            bal = t["bal"]
            m = ind(t["amt"])
            w(f"{D(t['date']):<13}{t['id']:<11}{t['ref']:<11}{ls[0]:<48}{m if t['amt'] < 0 else '':>18}"
              f"{m if t['amt'] > 0 else '':>18}{ind(bal) + ' CR':>22}")
            for s in ls[1:]:
                w(f"{'':<35}{s}")
            out.append(rowtruth(t, " ".join(ls), t["ref"]))
        w("-" * 143)
        w(f"{'':<35}{'TOTAL':<48}{ind(td):>18}{ind(tc):>18}")
        w(f"{'':<35}{'CLOSING BALANCE':<48}{'':>36}{ind(bal) + ' CR':>22}")
        w("=" * 143)
        w(f"{'*** END OF STATEMENT ***':^143}")
        c.showPage()
        return n
    paged(path, landscape(A4), page)
    return {"data": {"bank_name": "DAKSHIN SAMRIDDHI BANK LTD", "account_number": acc, "account_holder": who, "currency": "INR",
                     "account_type": "CA201 CURRENT ACCOUNT - GENERAL", "statement_period": {"from": a.isoformat(), "to": b.isoformat()},
                     "opening_balance": plain(opening), "closing_balance": plain(tx[-1]["bal"]), "total_debits": plain(td),
                     "total_credits": plain(tc), "transactions": out}}


def netbanking(path, seed, rows):
    r = rng("netbanking", seed, rows)
    a, b = month(r)
    opening = r.randint(20000_00, 300000_00)
    kinds = [("UPI-{who}-{whol}@okutp-UTPL0000{d3}-{d12}-PAYMENT FROM PHONE", -30, -3000), ("NEFT CR-{bk}0{d6}-{firm}-{bk}N{d9}", 4000, 70000),
             ("IB BILLPAY DR-HGAE7-{who}", -200, -4000), ("IMPS-{d12}-{who}-{bk}-XXXXXXXX{d4}", -500, -20000), ("INTEREST PAID TILL {mon}", 40, 900),
             ("ACH D- TP ACH {firm}-{d10}", -1500, -15000)]
    tx = moves(r, rows, kinds, IN_WORDS, opening, a, b)
    who, acc, ifsc, cust = r.choice(MAL).upper(), digits(r, 14), f"UTPL000{digits(r, 4)}", digits(r, 8)
    td, tc = totals(tx)
    F = lambda d: d.strftime("%d/%m/%Y")
    navy = colors.HexColor("#1f3a68")
    small = ParagraphStyle("s", fontName="Helvetica", fontSize=7.4, leading=9.2)
    lab = lambda k, v: Paragraph(f'<font color="#666666" size="6.5">{k}</font><br/>{v}', small)
    name = "Utpala Bank"
    head = Table([[Paragraph(f'<font size="15" color="#1f3a68"><b>{name}</b></font>', small),
                   Paragraph('<para align="right"><font size="10"><b>Account Statement</b></font></para>', small)]], colWidths=[270, 265])
    info = Table([[lab("Account Holder", who), lab("Account Number", acc), lab("Account Branch", "Kottayam - Baker Junction")],
                  [lab("Address", "B-204, Sumeru Heights,<br/>M C Road, Kottayam 686001"), lab("Account Type", "Savings Max - Resident"), lab("IFSC", ifsc)],
                  [lab("Customer ID", cust), lab("Currency", "INR"), lab("Statement Period", f"{F(a)} - {F(b)}")]], colWidths=[205, 165, 165])
    info.setStyle(TableStyle([("BOX", (0, 0), (-1, -1), 0.6, navy), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("LINEBELOW", (0, 0), (-1, -2), 0.25, colors.lightgrey)]))
    P = lambda s: Paragraph(f"<para align='center'><font color='white'><b>{s}</b></font></para>", small)
    data = [[P("Txn Date"), P("Narration"), P("Chq. / Ref. No."), P("Value Date"), P("Withdrawal Amt. (INR)"), P("Deposit Amt. (INR)"), P("Closing Balance (INR)")]]
    out = []
    for t in tx:
        ref = digits(r, 12).zfill(16)
        ls = wrap(t["desc"], "Helvetica", 7.2, 150)
        m = ind(t["amt"])
        data.append([F(t["date"]), "\n".join(ls), ref, F(t["date"]), m if t["amt"] < 0 else "", m if t["amt"] > 0 else "", ind(t["bal"])])
        out.append(rowtruth(t, " ".join(ls), ref))
    body = Table(data, colWidths=[50, 158, 76, 50, 66, 64, 71], repeatRows=1)
    body.setStyle(TableStyle([("FONT", (0, 1), (-1, -1), "Helvetica", 7.2), ("LEADING", (0, 1), (-1, -1), 8.8), ("BACKGROUND", (0, 0), (-1, 0), navy),
                              ("GRID", (0, 0), (-1, -1), 0.3, colors.grey), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("VALIGN", (0, 0), (-1, 0), "MIDDLE"),
                              ("ALIGN", (4, 1), (-1, -1), "RIGHT"), ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3)]))
    summ = Table([["Opening Balance", "Dr Count", "Cr Count", "Debits", "Credits", "Closing Bal"],
                  [ind(opening), str(sum(t["amt"] < 0 for t in tx)), str(sum(t["amt"] > 0 for t in tx)), ind(td), ind(tc), ind(tx[-1]["bal"])]], colWidths=[100, 65, 65, 100, 100, 105])
    summ.setStyle(TableStyle([("FONT", (0, 0), (-1, 0), "Helvetica-Bold", 7.5), ("FONT", (0, 1), (-1, 1), "Helvetica", 8), ("ALIGN", (0, 0), (-1, -1), "CENTER"),
                              ("BACKGROUND", (0, 0), (-1, 0), colors.HexColor("#e6ebf4")), ("BOX", (0, 0), (-1, -1), 0.5, navy)]))

    def foot(c, doc):
        put(c, 30, 24, "This is a system generated statement and does not require a signature.", "Helvetica", 6.5)
        put(c, A4[0] - 30, 24, f"Page {doc.page}", "Helvetica", 6.5, "r")
    SimpleDocTemplate(str(path), pagesize=A4, leftMargin=30, rightMargin=30, topMargin=32, bottomMargin=42, invariant=1).build(
        [head, Spacer(1, 8), info, Spacer(1, 10), body, Spacer(1, 12), Paragraph("<b>STATEMENT SUMMARY</b>", small), Spacer(1, 4), summ], onFirstPage=foot, onLaterPages=foot)
    return {"data": {"bank_name": name, "account_number": acc, "account_holder": who, "account_type": "Savings Max - Resident", "ifsc": ifsc, "currency": "INR",
                     "statement_period": {"from": a.isoformat(), "to": b.isoformat()}, "opening_balance": plain(opening), "closing_balance": plain(tx[-1]["bal"]),
                     "total_debits": plain(td), "total_credits": plain(tc), "transactions": out}}


def paisaapp(path, seed, rows):
    r = rng("paisaapp", seed, rows)
    a, b = month(r)
    opening = r.randint(3000_00, 60000_00)
    kinds = [("Paid to {who}|UPI Ref {d12}", -10, -1800), ("Received from {who}|UPI Ref {d12}", 50, 6000), ("Salary from {firm}|NEFT {bk}N{d9}", 15000, 42000),
             ("Mobile recharge {d10}|UPI Ref {d12}", -149, -799), ("Card payment at {who}|Debit card ending {d4}", -80, -4000)]
    tx = moves(r, rows, kinds, IN_WORDS, opening, a, b)
    who, acc = r.choice(MAL), digits(r, 12)
    td, tc = totals(tx)
    tx.reverse()
    W, H = A4
    out = []
    D = lambda d: d.strftime("%d %b %Y")
    S, B, grey, teal = "Bank16Sans", "Bank16SansB", colors.HexColor("#707070"), colors.HexColor("#00796b")

    def page(c, total):
        out.clear()
        n, y = 0, 0

        def top():
            nonlocal n, y
            n += 1
            c.setFillColor(teal)
            c.rect(0, H - 54, W, 54, stroke=0, fill=1)
            put(c, 36, H - 34, "Neeti Small Finance Bank", B, 15, "l", colors.white)
            put(c, W - 36, H - 34, f"Page {n} of {total}", S, 8, "r")
            y = H - 80
            if n == 1:
                put(c, 36, y, who, B, 12, "l", colors.black)
                put(c, 36, y - 15, f"Savings account {acc}  \u2022  IFSC NTSF0000{acc[:3]}", S, 8.5, "l", grey)
                put(c, 36, y - 28, f"Transactions from {D(a)} to {D(b)}", S, 8.5)
                y -= 46
                for i, (k, v) in enumerate((("Opening balance", opening), ("Money in", tc), ("Money out", td), ("Closing balance", tx[0]["bal"]))):
                    x = 36 + i * 132
                    c.setFillColor(colors.HexColor("#e0f2f1"))
                    c.roundRect(x, y - 36, 124, 38, 5, stroke=0, fill=1)
                    put(c, x + 8, y - 11, k, S, 7.5, "l", grey)
                    put(c, x + 8, y - 27, "\u20b9" + ind(v), B, 10, "l", colors.black)
                y -= 58
            for x, al, h in ((36, "l", "Date"), (112, "l", "Transaction details"), (440, "r", "Amount"), (W - 36, "r", "Balance")):
                put(c, x, y, h, B, 8, al, teal)
            c.setStrokeColor(teal)
            c.line(36, y - 6, W - 36, y - 6)
            c.setStrokeColor(colors.HexColor("#dddddd"))
            y -= 21
        top()
        for t in tx:
            if y < 62:
                c.showPage()
                top()
            one, two = t["desc"].split("|")
            put(c, 36, y, D(t["date"]), S, 8.5, "l", colors.black)
            put(c, 112, y, one, S, 9)
            put(c, 112, y - 11, two, S, 7, "l", grey)
            put(c, 440, y, ("+ " if t["amt"] > 0 else "- ") + "\u20b9" + ind(t["amt"]), B, 9, "r", teal if t["amt"] > 0 else colors.black)
            put(c, W - 36, y, "\u20b9" + ind(t["bal"]), S, 9, "r", colors.black)
            c.line(36, y - 17, W - 36, y - 17)
            y -= 31
            out.append(rowtruth(t, f"{one} {two}"))
        c.showPage()
        return n
    paged(path, A4, page)
    return {"data": {"bank_name": "Neeti Small Finance Bank", "account_number": acc, "account_holder": who, "account_type": "Savings account", "currency": "INR",
                     "ifsc": f"NTSF0000{acc[:3]}", "statement_period": {"from": a.isoformat(), "to": b.isoformat()}, "opening_balance": plain(opening),
                     "closing_balance": plain(tx[0]["bal"]), "total_debits": plain(td), "total_credits": plain(tc), "transactions": out}}


BANKS = {"lokpass": lokpass, "corereport": corereport, "netbanking": netbanking, "paisaapp": paisaapp}
