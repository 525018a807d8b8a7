# SPDX-License-Identifier: AGPL-3.0-or-later
"""Cash credit with drawing power, NRE account, recurring deposit, a mobile app's PDF, one amount column with Dr/Cr type."""
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, LETTER
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table

import stranger_coffer_kit as k

H = colors.HexColor


def udyogcc(path, seed, rows):
    """Cash credit: balances mostly Dr, B/F and C/F, drawing power."""
    rng = k.seeded("udyogcc", seed, rows)
    a, b = k.period(rng, 1)
    words = dict(neft_in="By NEFT {utr} {WHO} {code}0{n6}", neft_out="To NEFT {utr} {WHO}", rtgs_in="By RTGS {utr} {WHO} REMITTER A/C XX{n4}",
                 rtgs_out="To RTGS {utr} {WHO} BENEFICIARY BANK {code}", chq_paid="To Clg Chq Paid {WHO}", chq_dep="By Clg {WHO} MICR {n8}",
                 cash_dep="By Cash Deposited at {city}", chg="To Ledger Folio Charges incl GST", gst="To GST Payment CPIN {n16}",
                 upi_in="By UPI {rrn} {vpa} {WHO}", ach="To NACH {WHO} {n8}")
    limit = rng.choice([50, 75, 100]) * 100000_00
    dp = limit - rng.randint(2, 9) * 100000_00
    op = -rng.randint(400000_00, 1800000_00)
    tx = k.account(rng, rows, words, k.TRADE | dict(rtgs_out=5, neft_out=6), a, b, op, floor=-dp, value=.3,
                   refs=dict(chq_paid="{chq}", chq_dep="{chq}"))
    who, acct, ifsc = rng.choice(k.FIRMS).upper(), k.digits(rng, 15), "UDYB0" + k.digits(rng, 6)
    adr, br = [s.upper() for s in k.address(rng)], rng.choice(k.CITY)
    D, C, nd, nc = k.sums(tx)
    lines = []

    def fn(c, total):
        lines.clear()
        s = dict(page=1)
        tab = k.Tab(c, 28, [("Post\nDate", 52, "l"), ("Value\nDate", 52, "l"), ("Particulars", 160, "l"), ("Cheque\nNo.", 46, "l"),
                            ("Debit", 72, "r"), ("Credit", 72, "r"), ("Balance", 85, "r")],
                    "Times-Roman", "Times-Bold", 8.4, lead=10, pad=2, rules="v", line=H("#444444"))

        def top():
            k.text(c, 28, 812, "UDYOG BANK LIMITED", "Times-Bold", 14)
            k.text(c, 28, 800, "MSME Branch, " + br, "Times-Roman", 9)
            k.text(c, 567, 812, "Account Statement", "Times-Bold", 11, "r")
            k.text(c, 567, 800, f"Page: {s['page']} / {total}", "Times-Roman", 9, "r")
            c.setLineWidth(1)
            c.line(28, 794, 567, 794)
        top()
        y1 = k.pairs(c, 28, 778, [("Name", who), ("Address", adr), ("Account No", acct), ("Account Type", "CASH CREDIT (HYPOTHECATION)")],
                     100, 12, "Times-Roman", "Times-Bold", 9)
        k.pairs(c, 350, 778, [("Sanctioned Limit", "INR " + k.rs(limit)), ("Drawing Power", "INR " + k.rs(dp)), ("Rate of Interest", "10.35 % p.a."),
                              ("Limit Expiry Date", k.dt(b + 200 * k.DAY, "%d/%m/%Y")), ("IFSC", ifsc),
                              ("Period", k.dt(a, "%d/%m/%Y") + " - " + k.dt(b, "%d/%m/%Y"))], 440, 12, "Times-Roman", "Times-Bold", 9)
        y = tab.heading(y1 - 4)
        y = tab.row(y, ["", "", "B/F", "", "", "", k.drcr(op)])
        bal = op
        for e in tx:
            ln = tab.fold(2, e["narr"])
            lines.append(ln)
            cells = [k.dt(e["date"], "%d/%m/%Y"), k.dt(e["vdate"], "%d/%m/%Y"), ln, e["ref"], "" if e["credit"] else k.rs(e["amt"]),
                     k.rs(e["amt"]) if e["credit"] else "", k.drcr(e["bal"])]
            if y - tab.height(cells) < 62:
                y = tab.row(y, ["", "", "C/F", "", "", "", k.drcr(bal)])
                tab.base(y)
                c.showPage()
                s["page"] += 1
                top()
                y = tab.heading(780)
                y = tab.row(y, ["", "", "B/F", "", "", "", k.drcr(bal)])
            bal = e["bal"]
            y = tab.row(y, cells)
        tab.base(y)
        if y < 140:
            c.showPage()
            s["page"] += 1
            top()
            y = 780
        k.text(c, 28, y - 16, "Statement Summary", "Times-Bold", 9.5)
        for i, (h, v) in enumerate([("Opening Balance", k.drcr(op)), (f"Debits ({nd})", k.rs(D)), (f"Credits ({nc})", k.rs(C)),
                                    ("Closing Balance", k.drcr(bal)), ("Available within DP", k.rs(max(0, dp + bal)))]):
            k.text(c, 28 + 110 * i, y - 30, h, "Times-Roman", 8.5)
            k.text(c, 28 + 110 * i, y - 42, v, "Times-Bold", 9)
        k.text(c, 28, y - 60, "Interest is charged at monthly rests. Submit the stock statement by the 10th of every month.", "Times-Italic", 8)
        c.showPage()
    k.twice(path, A4, fn)
    return {"data": dict(bank_name="UDYOG BANK LIMITED", account_number=acct, account_holder=who, account_type="CASH CREDIT (HYPOTHECATION)", ifsc=ifsc,
                         currency="INR", statement_period={"from": a.isoformat(), "to": b.isoformat()}, opening_balance=k.plain(op),
                         closing_balance=k.plain(tx[-1]["bal"]), total_debits=k.plain(D), total_credits=k.plain(C),
                         transactions=k.truth(tx, lines, ref=True))}


def pravasi(path, seed, rows):
    """NRE account; amount and balance each followed by a Dr / Cr column."""
    rng = k.seeded("pravasi", seed, rows)
    a, b = k.period(rng, 3)
    words = dict(remit="INWARD REMITTANCE FIRC {n8} USD CONV {code} {WHO}", neft_out="NEFT {utr} {WHO}", imps_out="SENT IMPS{rrn} {WHO} {code}",
                 ach="NACH-10-DR-{WHO}-{n8}", upi_out="UPI/{who}/{rrn}/{note}", int="INT PD NRE SB", chg="CHRG: DEBIT CARD ANNUAL FEE",
                 pos="PCD/{n4}/{who}/{city}{dmy}/{time}", upi_in="UPI/{who}/{rrn}/REFUND")
    refs = dict(remit="FIR{n8}", neft_out="NEFTINW-{n8}", imps_out="IMPS-{rrn}", ach="NACH-{n8}", upi_out="UPI-{rrn}", upi_in="UPI-{rrn}", pos="{rrn}")
    mix = dict(remit=3, neft_out=3, imps_out=2, ach=3, upi_out=5, int=1, chg=1, pos=3, upi_in=1)
    op = rng.randint(100000_00, 900000_00)
    tx = k.account(rng, rows, words, mix, a, b, op, refs=refs)
    for e in tx:
        if e["kind"] == "pos":
            e["narr"] = words["pos"].format(**e)
    who, acct, ifsc = k.name(rng).upper(), k.digits(rng, 10), "MLBR000" + k.digits(rng, 4)
    crn = "XXXXXX" + k.digits(rng, 3)
    D, C, nd, nc = k.sums(tx)
    st = ParagraphStyle("p", fontName="Bk21Noto", fontSize=7, leading=9.2)
    num, cen = ParagraphStyle("n", parent=st, alignment=2), ParagraphStyle("c", parent=st, alignment=1)
    hd = ParagraphStyle("h", parent=st, fontName="Bk21NotoB")
    hn = ParagraphStyle("hn", parent=hd, alignment=2)
    big = ParagraphStyle("b", parent=hd, fontSize=15, leading=20, textColor=H("#c8102e"))
    el = [Paragraph("Malabar Global Bank", big), Spacer(1, 4),
          Table([[Paragraph("<br/>".join([who, "VILLA 42, AL NAHDA", "DUBAI", "UNITED ARAB EMIRATES"]), st),
                  Paragraph("Period : %s To %s<br/>Cust.Reln.No : %s<br/>Account No : %s<br/>Account Type : NRE Savings Account<br/>"
                            "Currency : INR<br/>Branch : KOCHI - NRI CENTRE<br/>IFSC Code : %s<br/>Nominee Registered : Y" % (
                                k.dt(a, "%d-%m-%Y"), k.dt(b, "%d-%m-%Y"), crn, acct, ifsc), st)]],
                colWidths=[310, 230], style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (0, 0), 0)]), Spacer(1, 10)]
    W = [28, 54, 186, 92, 66, 28, 70, 28]
    data = [[Paragraph(x, s) for x, s in (("Sl. No.", hd), ("Date", hd), ("Description", hd), ("Chq / Ref number", hd), ("Amount", hn),
                                          ("Dr / Cr", hd), ("Balance", hn), ("Dr / Cr", hd))]]
    lines = []
    for i, e in enumerate(tx, 1):
        ln = k.wrap(e["narr"], "Bk21Noto", 7, W[2] - 12)
        lines.append(ln)
        data.append([Paragraph(str(i), st), Paragraph(k.dt(e["date"], "%d/%m/%Y"), st), Paragraph("<br/>".join(ln), st), Paragraph(e["ref"], st),
                     Paragraph(k.rs(e["amt"]), num), Paragraph("CR" if e["credit"] else "DR", cen), Paragraph(k.rs(e["bal"]), num), Paragraph("CR", cen)])
    style = [("LINEABOVE", (0, 0), (-1, 0), 1, H("#c8102e")), ("LINEBELOW", (0, 0), (-1, 0), 1, H("#c8102e")), ("VALIGN", (0, 0), (-1, -1), "TOP"),
             ("LINEBELOW", (0, -1), (-1, -1), .5, colors.grey), ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3),
             ("TOPPADDING", (0, 0), (-1, -1), 1.5), ("BOTTOMPADDING", (0, 0), (-1, -1), 2.5)]
    el.append(Table(data, colWidths=W, repeatRows=1, style=style))
    el += [Spacer(1, 10), Paragraph("<b>Statement Summary</b>", st),
           Table([[Paragraph(x, st), Paragraph(y, num), Paragraph(z, cen)] for x, y, z in [
               ("Opening Balance", k.rs(op), "(CR)"), ("Total Withdrawal Amount", k.rs(D), "(DR)"), ("Total Deposit Amount", k.rs(C), "(CR)"),
               ("Closing Balance", k.rs(tx[-1]["bal"]), "(CR)"), ("Withdrawal Count", str(nd), ""), ("Deposit Count", str(nc), "")]],
                 colWidths=[130, 90, 34], hAlign="LEFT", style=[("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 1),
                                                                ("LEFTPADDING", (0, 0), (-1, -1), 0)])]
    SimpleDocTemplate(path, pagesize=LETTER, leftMargin=30, rightMargin=30, topMargin=34, bottomMargin=40, invariant=1).build(el)
    return {"data": dict(bank_name="Malabar Global Bank", account_number=acct, account_holder=who, account_type="NRE Savings Account", ifsc=ifsc,
                         currency="INR", statement_period={"from": a.isoformat(), "to": b.isoformat()}, opening_balance=k.plain(op),
                         closing_balance=k.plain(tx[-1]["bal"]), total_debits=k.plain(D), total_credits=k.plain(C),
                         transactions=k.truth(tx, lines, ref=True))}


def samriddhi(path, seed, rows):
    """Recurring deposit: instalments paid from the savings account, interest each quarter, a fee now and then."""
    rng = k.seeded("samriddhi", seed, rows)
    inst = rng.choice([1000, 2000, 3500, 5000]) * 100
    y0, m0, day = rng.choice([2018, 2019]), rng.randint(1, 12), rng.randint(2, 12)
    sb, tx, bal, n, t = "XXXXXXX" + k.digits(rng, 4), [], 0, 0, 0
    while len(tx) < rows:
        d = k.D(y0 + (m0 - 1 + t) // 12, (m0 - 1 + t) % 12 + 1, day)
        n, t = n + 1, t + 1
        todo = [(d, "INSTALMENT %03d TRF FROM SB %s" % (n, sb), inst, True)]
        if rng.random() < .08:
            todo.append((d + 3 * k.DAY, "LATE FEE FOR INSTALMENT %03d" % n, inst // 100, False))
        if t % 3 == 0:
            todo.append((d + 14 * k.DAY, "QUARTERLY INTEREST CREDIT", (bal + inst) * 65 // 4000, True))
        for d, w, amt, cr in todo[:rows - len(tx)]:
            bal += amt if cr else -amt
            tx.append(dict(date=d, narr=w, amt=amt, credit=cr, bal=bal, ref="%s%06d" % ("TR", rng.randint(1, 999999))))
    who, acct, ifsc = k.name(rng), k.digits(rng, 14), "SMRD0" + k.digits(rng, 6)
    D, C, nd, nc = k.sums(tx)
    a, b = tx[0]["date"].replace(day=1), tx[-1]["date"] + 2 * k.DAY
    lines = []

    def fn(c, total):
        lines.clear()
        page = [1]
        teal = H("#0c7a78")
        tab = k.Tab(c, 50, [("Txn. Date", 66, "c"), ("Txn. Ref.", 66, "c"), ("Particulars", 150, "l"), ("Debit", 60, "r"), ("Credit", 66, "r"),
                            ("Balance", 80, "r")], "Helvetica", "Helvetica-Bold", 8, rules="hv", line=teal, pad=3, head=H("#dff1f0"), halign="c")

        def top():
            c.setStrokeColor(teal)
            c.setLineWidth(2)
            c.rect(30, 40, 535, 775)
            k.text(c, 297, 790, "SAMRIDDHI CO-OPERATIVE & THRIFT BANK", "Helvetica-Bold", 14, "c", teal)
            k.text(c, 555, 48, f"Page {page[0]} of {total}", size=7, how="r")
        top()
        k.text(c, 297, 774, "Recurring Deposit Account Statement", "Helvetica-Oblique", 10, "c")
        k.pairs(c, 50, 750, [("Depositor", who), ("RD A/c No.", acct), ("A/c Type", "RECURRING DEPOSIT - 60 MONTHS"), ("IFSC", ifsc),
                             ("Linked SB A/c", sb)], 125, 13)
        k.pairs(c, 350, 750, [("Date of Opening", k.dt(tx[0]["date"], "%d.%m.%Y")), ("Instalment", "Rs. " + k.rs(inst)), ("Rate of Interest", "6.50 % p.a."),
                              ("From", k.dt(a, "%d.%m.%Y")), ("To", k.dt(b, "%d.%m.%Y"))], 430, 13)
        y = tab.heading(676)
        for e in tx:
            ln = tab.fold(2, e["narr"])
            lines.append(ln)
            cells = [k.dt(e["date"], "%d.%m.%Y"), e["ref"], ln, "" if e["credit"] else k.rs(e["amt"]), k.rs(e["amt"]) if e["credit"] else "", k.rs(e["bal"])]
            if y - tab.height(cells) < 70:
                c.showPage()
                page[0] += 1
                top()
                y = tab.heading(770)
            y = tab.row(y, cells)
        if y < 100:
            c.showPage()
            page[0] += 1
            top()
            y = 770
        y = tab.row(y, ["", "", "Total", k.rs(D), k.rs(C), ""], bold=True, bg=H("#dff1f0"))
        k.text(c, 54, y - 16, "Balance in account as on %s : Rs. %s" % (k.dt(b, "%d.%m.%Y"), k.rs(bal)), "Helvetica-Bold", 8.5)
        c.showPage()
    k.twice(path, A4, fn)
    return {"data": dict(bank_name="SAMRIDDHI CO-OPERATIVE & THRIFT BANK", account_number=acct, account_holder=who, ifsc=ifsc, currency="INR",
                         account_type="RECURRING DEPOSIT - 60 MONTHS", statement_period={"from": a.isoformat(), "to": b.isoformat()},
                         closing_balance=k.plain(bal), total_debits=k.plain(D), total_credits=k.plain(C), transactions=k.truth(tx, lines, ref=True))}


def jhatpat(path, seed, rows):
    """Mobile app's PDF: arrows, signs, a line for each day."""
    rng = k.seeded("jhatpat", seed, rows)
    a, b = k.period(rng, 1)
    words = dict(upi_out="Paid to {who}|UPI \u00b7 {vpa} \u00b7 {rrn}", upi_in="Received from {who}|UPI \u00b7 {vpa} \u00b7 {rrn}",
                 neft_in="Received from {who}|NEFT \u00b7 {utr}", imps_out="Sent to {who}|IMPS \u00b7 {rrn}", pos="Paid at {who}|Card \u00b7\u00b7{n4} \u00b7 {city}",
                 ach="AutoPay to {who}|Mandate \u00b7 {n8}", salary="Salary from {who}|NEFT \u00b7 {utr}", int="Interest earned|Savings account", atm="Cash withdrawn|ATM \u00b7 {city}")
    op = rng.randint(3000_00, 60000_00)
    tx = k.account(rng, rows, words, k.RETAIL, a, b, op, value=0)
    who, acct, ifsc = k.name(rng), k.digits(rng, 14), "JHPT0" + k.digits(rng, 6)
    D, C, nd, nc = k.sums(tx)
    for d in {e["date"] for e in tx}:
        day = [e for e in tx if e["date"] == d]
        for e, t in zip(day, sorted(e["time"] for e in day)):
            e["time"] = t
    lines, ink, mint = [], H("#22223b"), H("#0a8f5b")

    def fn(c, total):
        lines.clear()
        page = [1]

        def top():
            c.setFillColor(ink)
            c.roundRect(28, 796, 539, 30, 6, stroke=0, fill=1)
            k.text(c, 40, 806, "jhatpat bank", "Bk21DejaB", 13, fg=colors.white)
            k.text(c, 555, 806, "Account statement", "Bk21Deja", 9, "r", colors.white)
            k.text(c, 297, 22, f"{page[0]} / {total}", "Bk21Deja", 7, "c", colors.grey)

        def heads(y):
            for x, h, how in ((60, "Transaction", "l"), (330, "Time", "l"), (465, "Amount", "r"), (560, "Balance", "r")):
                k.text(c, x, y, h, "Bk21DejaB", 7.5, how, colors.grey)
            return y - 8
        top()
        k.text(c, 34, 772, who, "Bk21DejaB", 12)
        k.text(c, 34, 757, "Savings account  \u2022  %s  \u2022  IFSC %s" % (acct, ifsc), "Bk21Deja", 8)
        k.text(c, 34, 743, "%s \u2013 %s" % (k.dt(a, "%e %b %Y"), k.dt(b, "%e %b %Y")), "Bk21Deja", 8)
        for i, (h, v) in enumerate([("Opening balance", op), ("\u2193 Money in", C), ("\u2191 Money out", D), ("Closing balance", tx[-1]["bal"])]):
            c.setStrokeColor(H("#ccccd8"))
            c.setLineWidth(.8)
            c.roundRect(34 + i * 133, 698, 125, 34, 5)
            k.text(c, 42 + i * 133, 719, h, "Bk21Deja", 7, fg=colors.grey)
            k.text(c, 42 + i * 133, 705, "\u20b9" + k.rs(v), "Bk21DejaB", 9.5)
        y, last = heads(678), None
        for e in tx:
            ln = [p for part in e["narr"].split("|") for p in k.wrap(part, "Bk21Deja", 8, 260)]
            lines.append(ln)
            need = 11 * len(ln) + 8 + (20 if e["date"] != last else 0)
            if y - need < 45:
                c.showPage()
                page[0] += 1
                top()
                y, last = heads(776), None
            if e["date"] != last:
                c.setFillColor(H("#eeeef4"))
                c.rect(34, y - 16, 530, 15, stroke=0, fill=1)
                k.text(c, 40, y - 12, k.dt(e["date"], "%e %b %Y"), "Bk21DejaB", 7.5)
                y, last = y - 20, e["date"]
            col = mint if e["credit"] else ink
            k.text(c, 42, y - 11, "\u2193" if e["credit"] else "\u2191", "Bk21DejaB", 10, fg=col)
            k.text(c, 330, y - 10, e["time"], "Bk21Deja", 8)
            k.text(c, 465, y - 10, ("+" if e["credit"] else "-") + " \u20b9" + k.rs(e["amt"]), "Bk21DejaB", 8, "r", col)
            k.text(c, 560, y - 10, "\u20b9" + k.rs(e["bal"]), "Bk21Deja", 8, "r")
            for i, x in enumerate(ln):
                k.text(c, 60, y - 10 - 11 * i, x, "Bk21Deja", 8 if i == 0 else 7, fg=ink if i == 0 else colors.grey)
            y -= 11 * len(ln) + 6
        k.text(c, 34, y - 12, "That's all for this period.", "Bk21Deja", 7, fg=colors.grey)
        c.showPage()
    k.twice(path, A4, fn)
    return {"data": dict(bank_name="jhatpat bank", account_number=acct, account_holder=who, account_type="Savings account", ifsc=ifsc,
                         currency="INR", statement_period={"from": a.isoformat(), "to": b.isoformat()}, opening_balance=k.plain(op),
                         closing_balance=k.plain(tx[-1]["bal"]), total_debits=k.plain(D), total_credits=k.plain(C),
                         transactions=k.truth(tx, lines))}


BANKS = {"udyogcc": udyogcc, "pravasi": pravasi, "samriddhi": samriddhi, "jhatpat": jhatpat}
