# SPDX-License-Identifier: AGPL-3.0-or-later
"""Private bank with summary boxes, two net-banking downloads, a small finance bank, a payments bank."""
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table

import stranger_coffer_kit as k

H = colors.HexColor


def icewell(path, seed, rows):
    rng = k.seeded("icewell", seed, rows)
    a, b = k.period(rng, 1)
    words = dict(upi_out="UPI/{rrn}/{note}/{vpa}/{code} Bank", upi_in="UPI/{rrn}/{note}/{vpa}/{code} Bank", atm="CASH WDL/{dmy}/{n6}/{CITY}",
                 neft_in="NEFT-{utr}-{WHO}-{n8}", neft_out="BIL/NEFT/{utr}/{who}/{code}", imps_out="MMT/IMPS/{rrn}/{note}/{who}/{code}",
                 ach="ACH/{who}/{n16}", pos="VIN/{who}/{dmy}/{rrn}", salary="BULK SAL/{WHO}", int="Int.Pd:{dmy}", chq_paid="CLG/{WHO}/{code}")
    modes = dict(upi_out="UPI", upi_in="UPI", atm="ATM", neft_in="NEFT", neft_out="NET BANKING", imps_out="MOBILE BANKING",
                 ach="ACH", pos="DEBIT CARD", salary="TRANSFER", int="INTEREST", chq_paid="CLEARING")
    op, fd = rng.randint(30000_00, 300000_00), rng.randint(100000_00, 900000_00)
    tx = k.account(rng, rows, words, k.RETAIL, a, b, op)
    who, acct = k.name(rng).upper(), "0" + k.digits(rng, 11)
    adr, cid, ifsc = [s.upper() for s in k.address(rng)], "XXXXX" + k.digits(rng, 4), "ICWL000" + k.digits(rng, 4)
    fdno = "XXXXXXXX" + k.digits(rng, 4)
    D, C, nd, nc = k.sums(tx)
    end = tx[-1]["bal"]
    red, pale = H("#b0441e"), H("#fbeee6")
    lines = []

    def fn(c, total):
        lines.clear()
        page = [1]
        tab = k.Tab(c, 36, [("DATE", 58, "l"), ("MODE**", 78, "l"), ("PARTICULARS", 189, "l"), ("DEPOSITS", 62, "r"),
                            ("WITHDRAWALS", 68, "r"), ("BALANCE", 68, "r")], "Bk21Noto", "Bk21NotoB", 7.2, rules="h", pad=3,
                    lead=9.5, head=red, ink=colors.white, line=H("#d9b8a8"))

        def top():
            k.text(c, 36, 800, "Icewell Bank", "Bk21NotoB", 17, fg=red)
            k.text(c, 559, 800, "www.icewell.example", "Bk21Noto", 7.5, "r")
            k.text(c, 559, 24, f"Page {page[0]} of {total}", "Bk21Noto", 7, "r")

        def over():
            c.showPage()
            page[0] += 1
            top()
        top()
        y = 778
        for ln in [who] + adr:
            k.text(c, 36, y, ln, "Bk21Noto", 8)
            y -= 11
        k.text(c, 559, 778, "Your Base Branch: ICEWELL BANK LTD, HILL VIEW", "Bk21Noto", 8, "r")
        k.text(c, 559, 767, "CUST ID: " + cid, "Bk21Noto", 8, "r")
        k.text(c, 36, 722, "Summary of Accounts held under Cust ID: %s as on %s" % (cid, b.strftime("%B %d, %Y")), "Bk21NotoB", 8.5)
        for i, (h, v, n) in enumerate([("SAVINGS", end, 1), ("DEPOSITS", fd, 1), ("TOTAL", end + fd, 2)]):
            x = 36 + i * 178
            c.setFillColor(pale)
            c.roundRect(x, 672, 167, 40, 4, stroke=0, fill=1)
            k.text(c, x + 8, 698, h, "Bk21NotoB", 7.5, fg=red)
            k.text(c, x + 8, 681, "INR " + k.rs(v), "Bk21NotoB", 11)
            k.text(c, x + 159, 698, f"{n} account" + "s" * (n > 1), "Bk21Noto", 6.5, "r")
        ov = k.Tab(c, 36, [("ACCOUNT TYPE", 160, "l"), ("ACCOUNT NUMBER", 140, "l"), ("BALANCE(INR)", 110, "r"), ("NOMINATION", 113, "c")],
                   "Bk21Noto", "Bk21NotoB", 7.2, rules="h", head=pale, line=H("#d9b8a8"))
        yy = ov.heading(660)
        yy = ov.row(yy, ["Savings Account - Gold", acct, k.rs(end), "Registered"])
        yy = ov.row(yy, ["Fixed Deposit", fdno, k.rs(fd), "Registered"])
        yy = ov.row(yy, ["TOTAL", "", k.rs(end + fd), ""], bold=True)
        k.text(c, 36, yy - 24, "Statement of Transactions in Savings Account Number: %s in INR for the period %s - %s" % (
            acct, a.strftime("%B %d, %Y"), b.strftime("%B %d, %Y")), "Bk21NotoB", 7.8)
        k.text(c, 36, yy - 36, "Account Type: Savings Account - Gold     IFSC: " + ifsc, "Bk21Noto", 7.5)
        y = tab.heading(yy - 44)
        y = tab.row(y, [k.dt(a, "%d-%m-%Y"), "B/F", "", "", "", k.rs(op)])
        for e in tx:
            ln = tab.fold(2, e["narr"])
            lines.append(ln)
            cells = [k.dt(e["date"], "%d-%m-%Y"), modes[e["kind"]], ln, k.rs(e["amt"]) if e["credit"] else "",
                     "" if e["credit"] else k.rs(e["amt"]), k.rs(e["bal"])]
            if y - tab.height(cells) < 60:
                over()
                y = tab.heading(780)
            y = tab.row(y, cells)
        y = tab.row(y, ["Total:", "", "", k.rs(C), k.rs(D), k.rs(end)], bold=True, bg=pale)
        if y < 110:
            over()
            y = 780
        k.text(c, 36, y - 18, "** MODE: ACH - automated clearing, ATM - cash machine, CLEARING - cheque presented by another bank.", "Bk21Noto", 6.5)
        k.text(c, 36, y - 28, "Sincerely, Team Icewell Bank. This is a system generated statement and does not require signature.", "Bk21Noto", 6.5)
        c.showPage()
    k.twice(path, A4, fn)
    return {"data": dict(bank_name="Icewell Bank", account_number=acct, account_holder=who, account_type="Savings Account - Gold", ifsc=ifsc,
                         currency="INR", statement_period={"from": a.isoformat(), "to": b.isoformat()}, opening_balance=k.plain(op),
                         closing_balance=k.plain(end), total_debits=k.plain(D), total_credits=k.plain(C),
                         transactions=k.truth(tx, lines))}


def peepalnet(path, seed, rows):
    rng = k.seeded("peepalnet", seed, rows)
    a, b = k.period(rng)
    words = dict(upi_out="UPI/{who}/{vpa}/{note}/{code}/{rrn}/NVD{n16}", upi_in="UPI/{who}/{vpa}/{note}/{code}/{rrn}/YBX{n16}",
                 neft_in="NEFT-{utr}-{WHO}-/URGENT/-{n16}-{code}0000{n4}", neft_out="INF/NEFT/{utr}/{code}000{n4}/{who}/{note}",
                 imps_out="MMT/IMPS/{rrn}/{note}/{who}/{code}000{n4}", rtgs_in="RTGS-{utr}-{WHO}-{n16}", rtgs_out="INF/RTGS/{utr}/{WHO}",
                 chq_paid="CLG/{who}/{code}", chq_dep="CLG/{n6}/{code}/{dmy} {who}", chg="Txn Chg/{n8}/GST", gst="GIB/{n8}/GST /{rrn}",
                 cash_dep="CAM/{n8}/CASH DEP/{dmy}", ach="ACH/{who}/{n8}", imps_in="MMT/IMPS/{rrn}/{who}/{code}")
    op = rng.randint(200000_00, 1500000_00)
    tx = k.account(rng, rows, words, k.TRADE, a, b, op, refs=dict(chq_paid="{chq}"))
    who, acct = rng.choice(k.FIRMS).upper(), k.digits(rng, 12)
    st = ParagraphStyle("p", fontName="Helvetica", fontSize=7, leading=8.6)
    num, cen = ParagraphStyle("n", parent=st, alignment=2), ParagraphStyle("c", parent=st, alignment=1)
    bold = ParagraphStyle("h", parent=st, fontName="Helvetica-Bold", alignment=1)
    big = ParagraphStyle("b", parent=st, fontName="Helvetica-Bold", fontSize=13, leading=17)
    el = [Paragraph("PEEPAL BANK", big), Paragraph("DETAILED STATEMENT", ParagraphStyle("s", parent=st, fontName="Helvetica-Bold", fontSize=10, leading=14)),
          Spacer(1, 6),
          Table([[Paragraph("Transactions List - %s (INR) - %s" % (who, acct), st), ""],
                 [Paragraph("Account Type", st), Paragraph("Current Account - Roaming", st)],
                 [Paragraph("Transaction Date from", st), Paragraph("%s to %s" % (k.dt(a, "%d/%m/%Y"), k.dt(b, "%d/%m/%Y")), st)],
                 [Paragraph("Transaction Period", st), Paragraph("Custom", st)],
                 [Paragraph("Advanced Search", st), Paragraph("Amount from : -    Cheque number from : -    Transaction remarks : -", st)]],
                colWidths=[110, 430], style=[("SPAN", (0, 0), (1, 0)), ("BOX", (0, 0), (-1, -1), .5, colors.black),
                                             ("BACKGROUND", (0, 0), (-1, 0), H("#efefef")), ("TOPPADDING", (0, 0), (-1, -1), 2),
                                             ("BOTTOMPADDING", (0, 0), (-1, -1), 2)]), Spacer(1, 8)]
    W = [26, 54, 56, 46, 178, 62, 58, 64]
    data = [[Paragraph(x, bold) for x in ("S No.", "Value Date", "Transaction<br/>Date", "Cheque<br/>Number", "Transaction Remarks",
                                          "Withdrawal<br/>Amount<br/>(INR )", "Deposit<br/>Amount<br/>(INR )", "Balance<br/>(INR )")]]
    lines = []
    for i, e in enumerate(tx, 1):
        ln = k.wrap(e["narr"], "Helvetica", 7, W[4] - 10, hard=True)
        lines.append(ln)
        data.append([Paragraph(str(i), cen), Paragraph(k.dt(e["vdate"], "%d/%m/%Y"), cen), Paragraph(k.dt(e["date"], "%d/%m/%Y"), cen),
                     Paragraph(e["ref"] or "-", cen), Paragraph("<br/>".join(ln), st),
                     Paragraph("0.00" if e["credit"] else k.plain(e["amt"]), num), Paragraph(k.plain(e["amt"]) if e["credit"] else "0.00", num),
                     Paragraph(k.plain(e["bal"]), num)])
    el.append(Table(data, colWidths=W, style=[("GRID", (0, 0), (-1, -1), .5, colors.black), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"),
                                              ("BACKGROUND", (0, 0), (-1, 0), H("#f3d9c6")), ("LEFTPADDING", (0, 0), (-1, -1), 3),
                                              ("RIGHTPADDING", (0, 0), (-1, -1), 3), ("TOPPADDING", (0, 0), (-1, -1), 2),
                                              ("BOTTOMPADDING", (0, 0), (-1, -1), 3)]))
    el += [Spacer(1, 8), Paragraph("<b>Legends Used in Account Statement</b>", st),
           Paragraph("1. MMT - Mobile Money Transfer  2. CLG - Clearing of cheque  3. INF - Internet fund transfer  4. GIB - Government payment", st)]
    SimpleDocTemplate(path, pagesize=A4, leftMargin=24, rightMargin=24, topMargin=34, bottomMargin=34, invariant=1).build(el)
    return {"data": dict(bank_name="PEEPAL BANK", account_number=acct, account_holder=who, account_type="Current Account - Roaming", currency="INR",
                         statement_period={"from": a.isoformat(), "to": b.isoformat()}, transactions=k.truth(tx, lines, ref=True))}


def kaverinet(path, seed, rows):
    """Newest first, as some net-banking pages print."""
    rng = k.seeded("kaverinet", seed, rows)
    a, b = k.period(rng, 2)
    words = dict(upi_out="UPI/DR/{rrn}/{who}/{code}/**{n4}@{code}/{note}//{n8}", upi_in="UPI/CR/{rrn}/{who}/{code}/**{n4}@{code}/{note}//{n8}",
                 neft_in="NEFT CR-{utr}-{WHO}", neft_out="NEFT DR-{utr}-{WHO}", imps_in="IMPS-CR/{rrn}/{code}/{who}", atm="ATM CASH-{n8}-{CITY}",
                 imps_out="IMPS-DR/{rrn}/{code}/{who}", ach="ECS/NACH DR {WHO} {n8}", pos="POS PRCH {WHO} {CITY}", int="SB INTEREST CREDIT",
                 chg="SMS CHARGES INCL GST", chq_paid="CHQ PAID {WHO}", salary="SALARY {WHO}", cash_dep="CASH DEPOSIT BY SELF")
    refs = {q: "S{n8}" for q in words}
    op = rng.randint(4000_00, 90000_00)
    tx = k.account(rng, rows, words, k.RETAIL, a, b, op, refs=refs)
    who, acct = k.name(rng), k.digits(rng, 13)
    D, C, nd, nc = k.sums(tx)
    shown, lines = tx[::-1], []

    def fn(c, total):
        lines.clear()
        page = [1]
        tab = k.Tab(c, 36, [("Tran Id", 66, "l"), ("Tran Date", 100, "l"), ("Value Date", 66, "l"), ("Remarks", 268, "l"),
                            ("Dr Amount (Rs.)", 88, "r"), ("Cr Amount (Rs.)", 88, "r"), ("Balance (Rs.)", 92, "r")],
                    "Bk21Serif", "Bk21SerifB", 8, rules="t", pad=3, head=H("#17594a"), ink=colors.white, line=H("#9bb8b0"), band=H("#eef5f2"))

        def top():
            c.setFillColor(H("#17594a"))
            c.rect(0, 560, 842, 35, stroke=0, fill=1)
            k.text(c, 36, 572, "KAVERI GRAMEENA & COMMERCE BANK", "Bk21SerifB", 14, fg=colors.white)
            k.text(c, 806, 572, "e-Statement  |  Net Banking", "Bk21Serif", 9, "r", colors.white)
            k.text(c, 806, 18, "Page %d/%d" % (page[0], total), "Bk21Serif", 7.5, "r")
            k.text(c, 36, 18, "Printed on %s at 18:22:09 hrs from Internet Banking" % k.dt(b + k.DAY, "%d %b %Y"), "Bk21Serif", 7.5)
        top()
        k.pairs(c, 36, 542, [("Account Holder", who), ("Account No.", acct), ("Account Type", "Savings Account")], 130, 13, "Bk21Serif", "Bk21SerifB", 8.5)
        k.pairs(c, 430, 542, [("Period", k.dt(a, "%d-%b-%Y") + " to " + k.dt(b, "%d-%b-%Y")), ("Opening Balance", "Rs. " + k.rs(op)),
                              ("Closing Balance", "Rs. " + k.rs(tx[-1]["bal"]))], 540, 13, "Bk21Serif", "Bk21SerifB", 8.5)
        k.text(c, 36, 496, "Latest transactions are shown first", "Bk21Serif", 7.5, fg=colors.grey)
        y = tab.heading(490)
        for i, e in enumerate(shown):
            ln = tab.fold(3, e["narr"])
            lines.append(ln)
            sec = "%02d" % (i * 7 % 60)
            cells = [e["ref"], k.dt(e["date"], "%d-%b-%Y ") + e["time"] + ":" + sec, k.dt(e["vdate"], "%d-%b-%Y"), ln,
                     "" if e["credit"] else k.rs(e["amt"]), k.rs(e["amt"]) if e["credit"] else "", k.rs(e["bal"])]
            if y - tab.height(cells) < 40:
                c.showPage()
                page[0] += 1
                top()
                y = tab.heading(545)
            y = tab.row(y, cells)
        if y < 60:
            c.showPage()
            page[0] += 1
            top()
            y = 545
        k.text(c, 36, y - 16, "Debits: %d   Rs. %s        Credits: %d   Rs. %s" % (nd, k.rs(D), nc, k.rs(C)), "Bk21SerifB", 8.5)
        c.showPage()
    for d in {e["date"] for e in tx}:
        day = [e for e in tx if e["date"] == d]
        for e, t in zip(day, sorted(e["time"] for e in day)):
            e["time"] = t
    k.twice(path, landscape(A4), fn)
    return {"data": dict(bank_name="KAVERI GRAMEENA & COMMERCE BANK", account_number=acct, account_holder=who, account_type="Savings Account",
                         currency="INR", statement_period={"from": a.isoformat(), "to": b.isoformat()}, opening_balance=k.plain(op),
                         closing_balance=k.plain(tx[-1]["bal"]), total_debits=k.plain(D), total_credits=k.plain(C),
                         transactions=k.truth(shown, lines, ref=True))}


def ujaala(path, seed, rows):
    rng = k.seeded("ujaala", seed, rows)
    a, b = k.period(rng, 3)
    words = dict(upi_out="UPI/DR/{rrn}/{WHO}/{code}/{n16}/{note}", upi_in="UPI/CR/{rrn}/{WHO}/{code}/{n16}/{note}", atm="ATM/CASH/{CITY}/{n8}",
                 neft_in="NEFT/{utr}/{WHO}/{code} BANK LTD", imps_in="IMPS/CR/{rrn}/{WHO}", imps_out="IMPS/DR/{rrn}/{WHO}",
                 ach="NACH-DR-{n8}-{WHO}", pos="ECOM/{WHO}/{n6}", int="CREDIT INTEREST", chg="MIN BALANCE CHARGES", cash_dep="CASH DEP {CITY} BRANCH")
    refs = {q: "{rrn}" for q in ("upi_out", "upi_in", "imps_in", "imps_out")} | {"neft_in": "{utr}", "ach": "{n8}"}
    op = rng.randint(1000_00, 40000_00)
    tx = k.account(rng, rows, words, k.RETAIL, a, b, op, refs=refs)
    who, acct, ifsc = k.name(rng), k.digits(rng, 16), "UJSF0" + k.digits(rng, 6)
    adr, cif = k.address(rng), k.digits(rng, 8)
    D, C, nd, nc = k.sums(tx)
    st = ParagraphStyle("p", fontName="Bk21Deja", fontSize=6.4, leading=8.2)
    num = ParagraphStyle("n", parent=st, alignment=2)
    hd = ParagraphStyle("h", parent=st, fontName="Bk21DejaB", textColor=colors.white)
    hr = ParagraphStyle("hr", parent=hd, alignment=2)
    bx = ParagraphStyle("bx", parent=st, fontName="Bk21DejaB", fontSize=8.5, leading=12, alignment=1)
    orange, dark = H("#f08a24"), H("#4b2a7b")
    info = [[Paragraph("<b>%s</b><br/>%s" % (who, "<br/>".join(adr)), st),
             Paragraph("Customer ID : %s<br/>Account Number : %s<br/>Account Type : Digital Savings<br/>IFSC : %s<br/>Currency : INR" % (cif, acct, ifsc), st)]]
    box = [[Paragraph(x, bx) for x in ("Opening Balance", "Total Credits", "Total Debits", "Closing Balance")],
           [Paragraph("\u20b9 " + k.rs(v), bx) for v in (op, C, D, tx[-1]["bal"])]]
    el = [Spacer(1, 36), Table(info, colWidths=[300, 235], style=[("VALIGN", (0, 0), (-1, -1), "TOP")]), Spacer(1, 6),
          Table(box, colWidths=[133.75] * 4, style=[("BACKGROUND", (0, 0), (-1, -1), H("#f4effa")), ("INNERGRID", (0, 0), (-1, -1), 2, colors.white)]),
          Spacer(1, 8), Paragraph("Account statement for the period %s to %s" % (k.dt(a, "%d %B %Y"), k.dt(b, "%d %B %Y")), bx), Spacer(1, 6)]
    W = [62, 56, 164, 82, 54, 54, 63]
    data = [[Paragraph(x, hd) for x in ("Transaction<br/>Date", "Value<br/>Date", "Description / Narration", "Cheque /<br/>Reference No.")] +
            [Paragraph(x, hr) for x in ("Debit<br/>(\u20b9)", "Credit<br/>(\u20b9)", "Balance<br/>(\u20b9)")]]
    lines = []
    for e in tx:
        ln = k.wrap(e["narr"], "Bk21Deja", 6.4, W[2] - 14)
        lines.append(ln)
        data.append([Paragraph(k.dt(e["date"], "%d %b %Y"), st), Paragraph(k.dt(e["vdate"], "%d %b %Y"), st), Paragraph("<br/>".join(ln), st),
                     Paragraph(e["ref"], st), Paragraph("-" if e["credit"] else k.rs(e["amt"]), num),
                     Paragraph(k.rs(e["amt"]) if e["credit"] else "-", num), Paragraph(k.rs(e["bal"]), num)])
    el.append(Table(data, colWidths=W, repeatRows=1, style=[
        ("BACKGROUND", (0, 0), (-1, 0), dark), ("ROWBACKGROUNDS", (0, 1), (-1, -1), [colors.white, H("#f7f3fb")]),
        ("VALIGN", (0, 0), (-1, -1), "TOP"), ("TOPPADDING", (0, 0), (-1, -1), 3), ("BOTTOMPADDING", (0, 0), (-1, -1), 4)]))
    el += [Spacer(1, 8), Paragraph("Number of debits: %d   |   Number of credits: %d" % (nd, nc), st),
           Paragraph("Deposits are insured up to \u20b9 5 lakh. This statement needs no signature.", st)]

    def deco(c, doc):
        c.setFillColor(orange)
        c.rect(0, 826, 595, 16, stroke=0, fill=1)
        k.text(c, 30, 796, "ujaala", "Bk21DejaB", 20, fg=dark)
        k.text(c, 112, 796, "SMALL FINANCE BANK", "Bk21Deja", 9, fg=orange)
        k.text(c, 565, 20, "Page %d" % doc.page, "Bk21Deja", 6.5, "r")
    SimpleDocTemplate(path, pagesize=A4, leftMargin=30, rightMargin=30, topMargin=54, bottomMargin=36, invariant=1).build(
        el, onFirstPage=deco, onLaterPages=deco)
    return {"data": dict(bank_name="ujaala SMALL FINANCE BANK", account_number=acct, account_holder=who, account_type="Digital Savings", ifsc=ifsc,
                         currency="INR", statement_period={"from": a.isoformat(), "to": b.isoformat()}, opening_balance=k.plain(op),
                         closing_balance=k.plain(tx[-1]["bal"]), total_debits=k.plain(D), total_credits=k.plain(C),
                         transactions=k.truth(tx, lines, ref=True))}


BANKS = {"icewell": icewell, "peepalnet": peepalnet, "kaverinet": kaverinet, "ujaala": ujaala}
