# SPDX-License-Identifier: AGPL-3.0-or-later
"""Large public banks: net banking grid, newest first list, Courier core report, credits before debits, cash credit."""
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, landscape
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle
from reportlab.lib.styles import ParagraphStyle
from xml.sax.saxutils import escape
from stranger_chequer_kit import amt, chop, columns, drcr, inr, make, pairs, put, row, run, sw, truth, twice, west, wrap

W, H = A4


def day(d):
    return f"{d.day} {d:%b %Y}"


def rashtriya(path, seed, rows):
    """Net banking PDF with one column of labels and a grid of Paragraph cells; dates wrap."""
    a = make("rashtriya", seed, rows, "state", prefix="BRAS")
    s = ParagraphStyle("n", fontName="Helvetica", fontSize=8, leading=10)
    rt = ParagraphStyle("r", parent=s, alignment=2)
    b = ParagraphStyle("b", parent=s, fontName="Helvetica-Bold", alignment=1)
    who = f"{a.r.choice(['Mr.', 'Mrs.'])} {a.holder.upper()}"
    no = "000000" + a.acno
    lab = [("Account Name", who), ("Address", f"{a.house.upper()}, {a.street.upper()}<br/>{a.town.upper()}-{a.pin}<br/>{a.state.upper()}"),
           ("Date", day(a.end)), ("Account Number", no), ("Account Description", "REGULAR SB CHQ-INDIVIDUALS"),
           ("Branch", f"{a.town.upper()} {a.area.upper()}"), ("Drawing Power", "0.00"), ("Interest Rate(% p.a.)", "2.70"), ("MOD Balance", "0.00"),
           ("CIF No.", "8" + a.cif + "1"), ("IFS Code<br/>(Indian Financial System)", a.ifsc), ("MICR Code<br/>(Magnetic Ink Character Recognition)", a.micr),
           ("Nomination Registered", "Yes"), (f"Balance as on {day(a.start)}", inr(a.opening))]
    top = Table([[Paragraph(k, s), Paragraph(": " + v, s)] for k, v in lab], colWidths=[165, 340],
                style=[("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 1), ("VALIGN", (0, 0), (-1, -1), "TOP")])
    ws = [46, 46, 150, 100, 62, 62, 68]
    data = [[Paragraph(x, b) for x in ("Txn Date", "Value<br/>Date", "Description", "Ref No./Cheque<br/>No.", "Debit", "Credit", "Balance")]]

    def cell(lines, st=s):
        return Paragraph("<br/>".join(escape(x) for x in lines), st)
    for t in a.tx:
        t.lines = wrap(t.desc, "Helvetica", 8, ws[2] - 8)
        t.refs = wrap(t.ref, "Helvetica", 8, ws[3] - 8) if t.ref else ""
        dl = [f"{t.date.day} {t.date:%b}", f"{t.date:%Y}"]
        data.append([cell(dl), cell(dl), cell(t.lines), cell(t.refs or [""]), Paragraph(inr(t.dr) if t.dr else "", rt),
                     Paragraph(inr(t.cr) if t.cr else "", rt), Paragraph(inr(t.bal), rt)])
    tab = Table(data, colWidths=ws, repeatRows=1, style=TableStyle([
        ("GRID", (0, 0), (-1, -1), .5, colors.black), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 3),
        ("RIGHTPADDING", (0, 0), (-1, -1), 3), ("BACKGROUND", (0, 0), (-1, 0), colors.HexColor("#e6e6e6"))]))
    name = "Bharat Rashtriya Bank"
    h = ParagraphStyle("h", parent=s, fontName="Helvetica-Bold", fontSize=16, leading=20, textColor=colors.HexColor("#1b4f9c"))
    foot = Paragraph("Please do not share your ATM, debit card or net banking password with anyone. This is a computer generated statement and does "
                     "not require a signature.", s)
    SimpleDocTemplate(path, pagesize=A4, invariant=1, leftMargin=30, rightMargin=30, topMargin=34, bottomMargin=36).build(
        [Paragraph(name, h), Spacer(1, 8), top, Spacer(1, 10),
         Paragraph(f"Account Statement from {day(a.start)} to {day(a.end)}", ParagraphStyle("t", parent=b, fontSize=9)), Spacer(1, 6), tab, Spacer(1, 8), foot])
    return truth(a, ("period", "opening"), "refs", bank_name=name, account_number=no, account_holder=who, account_type="REGULAR SB CHQ-INDIVIDUALS",
                 ifsc=a.ifsc)


def panchnad(path, seed, rows):
    """Newest entry first, remarks in the last column, balances with Cr., two boxes in the head."""
    a = make("panchnad", seed, rows, "state", prefix="PNAD", acno=16)
    a.tx.reverse()
    name, cw = "Panchnad National Bank", 165

    def body(c, n):
        cols = columns(30, (70, "c"), (62, "c"), (72, "r"), (72, "r"), (84, "r"), (175, "l"))
        xs = [30] + [x + w for x, w, _ in cols]

        def head(y):
            c.setFillColor("#a20e37")
            c.rect(30, y - 26, 535, 26, stroke=0, fill=1)
            c.setFillColor("white")
            c.setFont("Helvetica-Bold", 8)
            row(c, cols, [["Transaction", "Date"], ["Cheque", "Number"], "Withdrawal", "Deposit", "Balance", "Narration"], y - 10, 10, 4)
            return y - 26

        def foot():
            c.setFont("Helvetica", 7)
            c.setFillColor("black")
            c.drawRightString(565, 24, f"Page {c.getPageNumber()} of {n}")

        def turn(i, y):
            foot()
            c.showPage()
            return head(H - 40)

        def deco(i, y, h):
            c.setStrokeColor("#c9a3ad")
            c.setLineWidth(.4)
            for x in xs:
                c.line(x, y, x, y - h)
            c.line(30, y - h, 565, y - h)
        c.setFont("Times-Bold", 19)
        c.setFillColor("#a20e37")
        c.drawString(30, H - 50, name)
        c.setFillColor("black")
        c.setFont("Helvetica-Bold", 10)
        c.drawString(30, H - 74, f"Account Statement for Account Number {a.acno}")
        c.rect(30, H - 196, 262, 112)
        c.rect(303, H - 196, 262, 112)
        c.drawString(36, H - 97, "Branch Details")
        c.drawString(309, H - 97, "Customer Details")
        pairs(c, 36, H - 112, [("Branch Name", f"{a.town.upper()}, {a.area.upper()}"), ("Branch Address", [f"{a.bno}, {a.bstreet.upper()}", a.town.upper()]),
                               ("City", a.town.upper()), ("Pin", a.pin), ("IFSC Code", a.ifsc), ("MICR Code", a.micr)], "Helvetica", "Helvetica", 8, 12, 92)
        pairs(c, 309, H - 112, [("Customer Name", a.holder.upper()), ("Customer Address", [a.house.upper() + ", " + a.street.upper(), f"{a.town.upper()} {a.pin}"]),
                                ("Mobile No", a.mobile), ("Nominee Name", a.nominee.upper()), ("Account Type", "SB GENERAL"), ("Account Currency", "INR")],
              "Helvetica", "Helvetica", 8, 12, 96)
        c.setFont("Helvetica", 8.5)
        c.drawString(30, H - 214, f"Statement Period : {a.start:%d-%m-%Y} to {a.end:%d-%m-%Y}")
        items = []
        for t in a.tx:
            t.lines = wrap(t.desc, "Helvetica", 7.5, cw)
            items.append([f"{t.date:%d-%m-%Y}", t.chq, inr(t.dr) if t.dr else "", inr(t.cr) if t.cr else "", drcr(t.bal, d="Dr.", c="Cr."), t.lines])
        y = run(c, items, cols, head(H - 224), 44, 9, 6, "Helvetica", 7.5, turn, deco, 4)
        foot()
        return truth(a, ("period",), "chq", bank_name=name, account_number=a.acno, account_holder=a.holder.upper(), account_type="SB GENERAL",
                     ifsc=a.ifsc, currency="INR")
    return twice(path, A4, body)


def purvanchal(path, seed, rows):
    """Core system's report in Courier, 130 columns, landscape, B/F and page totals."""
    a = make("purvanchal", seed, rows, "old", prefix="PVCL", acno=14)
    name = "UNITED BANK OF PURVANCHAL"
    LW, LH = landscape(A4)

    def body(c, n):
        def line(s=""):
            nonlocal y
            c.setFont("Courier", 8.5)
            c.drawString(48, y, s)
            y -= 11

        def fmt(d, v, p, q, w, e, b):
            return f"{d:<11}{v:<11}{p:<42}{q:<14}{w:>17}{e:>17}{b:>20}"

        def top(full):
            line(f"{name:<96}PAGE NO. : {c.getPageNumber():>4}")
            line(f"{(a.town + ' ' + a.area).upper():<96}RUN DATE : {a.end:%d/%m/%Y}")
            line(f"STATEMENT OF ACCOUNT FOR THE PERIOD {a.start:%d/%m/%Y} TO {a.end:%d/%m/%Y}")
            line("-" * 132)
            if full:
                L = [a.holder.upper(), a.house.upper() + ", " + a.street.upper(), a.town.upper() + " " + a.pin, a.state.upper(), ""]
                R = [f"A/C NO     : {a.acno}", f"A/C TYPE   : SAVINGS BANK-GENERAL", f"CUST ID    : {a.cif}", f"IFSC       : {a.ifsc}    MICR : {a.micr}",
                     "CURRENCY   : INR    NOMINATION : REGISTERED"]
                for p, q in zip(L, R):
                    line(f"{p:<72}{q}")
            else:
                line(f"A/C NO : {a.acno}   {a.holder.upper()}")
            line("-" * 132)
            line(fmt("TRAN DATE", "VALUE DATE", "PARTICULARS", "CHQ/REF NO", "WITHDRAWALS", "DEPOSITS", "BALANCE"))
            line("-" * 132)
        y = LH - 44
        top(True)
        line(fmt("", "", "BROUGHT FORWARD", "", "", "", drcr(a.opening, sep="")))
        pd = pc = 0
        for t in a.tx:
            t.lines = chop(t.desc, 40)
            if y - 11 * len(t.lines) < 66:
                line("-" * 132)
                line(fmt("", "", "PAGE TOTAL", "", inr(pd), inr(pc), ""))
                c.showPage()
                y, pd, pc = LH - 44, 0, 0
                top(False)
            line(fmt(f"{t.date:%d/%m/%Y}", f"{t.vdate:%d/%m/%Y}", t.lines[0], t.ref, inr(t.dr) if t.dr else "", inr(t.cr) if t.cr else "", drcr(t.bal, sep="")))
            for x in t.lines[1:]:
                line(fmt("", "", x, "", "", "", ""))
            pd, pc = pd + t.dr, pc + t.cr
        line("-" * 132)
        line(fmt("", "", "PAGE TOTAL", "", inr(pd), inr(pc), ""))
        line(fmt("", "", "GRAND TOTAL", "", inr(a.dr), inr(a.cr), drcr(a.closing, sep="")))
        line("-" * 132)
        line("*** END OF STATEMENT ***")
        return truth(a, ("period", "opening", "closing", "totals"), "ref", bank_name=name, account_number=a.acno, account_holder=a.holder.upper(),
                     account_type="SAVINGS BANK-GENERAL", ifsc=a.ifsc, currency="INR")
    return twice(path, landscape(A4), body)


def kannada(path, seed, rows):
    """Sentence and right box in the head, time stamp below the date, deposits before withdrawals, cheque line within particulars."""
    a = make("kannada", seed, rows, "slash", prefix="KJAN", acno=13)
    name = "Kaveri Jana Bank"
    f, fb = "DejaVuSansCondensed", "DejaVuSansCondensed-Bold"

    def body(c, n):
        cols = columns(36, (62, "l"), (225, "l"), (76, "r"), (76, "r"), (84, "r"))

        def head(y):
            c.setFillColor("#0091d5")
            c.rect(36, y - 17, 523, 17, stroke=0, fill=1)
            c.setFillColor("white")
            c.setFont(fb, 8)
            row(c, cols, ["Date", "Particulars", "Deposits", "Withdrawals", "Balance"], y - 12, 9)
            c.setFillColor("black")
            return y - 17

        def turn(i, y):
            c.setFont(f, 7)
            c.drawCentredString(W / 2, 26, f"page {c.getPageNumber()}")
            c.showPage()
            return head(H - 40)

        def deco(i, y, h):
            if i % 2:
                c.setFillColor("#eef7fc")
                c.rect(36, y - h, 523, h, stroke=0, fill=1)
        c.setFillColor("#0091d5")
        c.setFont(fb, 17)
        c.drawRightString(559, H - 50, name)
        c.setFillColor("black")
        c.setFont(fb, 9)
        c.drawString(36, H - 48, f"Statement for A/c {a.acno}")
        c.setFont(f, 9)
        c.drawString(36, H - 62, f"Between {a.start:%d-%m-%Y} and {a.end:%d-%m-%Y}")
        pairs(c, 36, H - 90, [("Customer Id", a.cif), ("Name", a.holder.upper()), ("Phone", "+91" + a.mobile),
                              ("Address", [a.house.upper(), a.street.upper(), f"{a.town.upper()}, {a.state.upper()}", f"{a.pin}, INDIA"])], f, fb, 8, 12, 66, "")
        pairs(c, 320, H - 90, [("Branch Code", a.code), ("Branch Name", f"{a.town.upper()} {a.area.upper()}"), ("IFSC Code", a.ifsc),
                               ("Address", [f"NO {a.bno}, {a.bstreet.upper()}", f"{a.town.upper()} {a.pin}"])], f, fb, 8, 12, 74, "")
        items = [["", "Opening Balance", "", "", "Rs. " + inr(a.opening)]]
        for t in a.tx:
            t.lines = wrap(t.desc, f, 8, 217)
            if t.chq:
                t.lines = t.lines + [f"Chq: {t.chq}"]
            items.append([[f"{t.date:%d-%m-%Y}", f"{t.time:%H:%M:%S}"], t.lines, inr(t.cr) if t.cr else "", inr(t.dr) if t.dr else "", inr(t.bal)])
        items.append(["", "Closing Balance", "", "", "Rs. " + inr(a.closing)])
        y = run(c, items, cols, head(H - 184), 70, 10, 7, f, 8, turn, deco)
        c.setFont(f, 7)
        c.drawString(36, y - 14, "Unless a constituent notifies the Bank of any discrepancy within 15 days, the entries will be taken as correct.")
        c.drawCentredString(W / 2, 26, f"page {c.getPageNumber()}")
        return truth(a, ("period", "opening", "closing"), bank_name=name, account_number=a.acno, account_holder=a.holder.upper(), ifsc=a.ifsc, currency="INR")
    return twice(path, A4, body)


def ekta(path, seed, rows):
    """Cash credit account of a firm: one amount column with (Dr)/(Cr), balance in debit, serial numbers, a grid of head cells."""
    a = make("ekta", seed, rows, "slash", business=True, limit=250000000, prefix="EKTB", acno=15,
             opening=lambda r: -r.randint(20000000, 120000000))
    name = "Ekta Bank of India"
    cell = ParagraphStyle("c", fontName="Helvetica", fontSize=7.5, leading=9.5)
    bold = ParagraphStyle("b", parent=cell, fontName="Helvetica-Bold")
    big = ParagraphStyle("g", parent=bold, fontSize=15, leading=19, alignment=1, textColor=colors.HexColor("#c8102e"))
    mid = ParagraphStyle("m", parent=bold, fontSize=10, leading=13, alignment=1)
    kv = [("Name of Customer", a.holder.upper(), "Account No.", a.acno), ("Address", f"{a.house}, {a.street}, {a.town} - {a.pin}, {a.state}", "Account Type", "CASH CREDIT - STOCKS"),
          ("Customer/CIF ID", a.cif, "Currency", "INR"), ("Home Branch", f"{a.area}, {a.town}", "Sanctioned Limit (Rs.)", inr(250000000)),
          ("IFSC", a.ifsc, "Drawing Power (Rs.)", inr(250000000)), ("MICR Code", a.micr, "Statement Period", f"From {a.start:%d/%m/%Y} To {a.end:%d/%m/%Y}")]
    top = Table([[Paragraph(p, bold if i % 2 == 0 else cell) for i, p in enumerate(x)] for x in kv], colWidths=[85, 185, 100, 165],
                style=[("GRID", (0, 0), (-1, -1), .4, colors.grey), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 3)])
    data = [["S.No", "Date", "Transaction\nId", "Remarks", "Amount\n(Rs.)", "Balance\n(Rs.)"]]
    for i, t in enumerate(a.tx):
        t.lines = wrap(t.desc, "Helvetica", 7.5, 182)
        data.append([str(i + 1), f"{t.date:%d/%m/%Y}", t.tid, "\n".join(t.lines), inr(t.dr or t.cr) + (" (Dr)" if t.dr else " (Cr)"), drcr(t.bal, d="(Dr)", c="(Cr)")])
    tab = Table(data, colWidths=[28, 56, 56, 190, 98, 107], repeatRows=1, style=[
        ("FONT", (0, 0), (-1, 0), "Helvetica-Bold", 8), ("FONT", (0, 1), (-1, -1), "Helvetica", 7.5), ("LEADING", (0, 1), (-1, -1), 9.5),
        ("VALIGN", (0, 0), (-1, -1), "MIDDLE"), ("ALIGN", (4, 0), (5, -1), "RIGHT"), ("LINEBELOW", (0, 0), (-1, -1), .3, colors.lightgrey),
        ("LINEABOVE", (0, 0), (-1, 0), 1, colors.HexColor("#c8102e")), ("LINEBELOW", (0, 0), (-1, 0), 1, colors.HexColor("#c8102e")),
        ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3)])
    total = Table([["Opening Balance", "Total Debits", "Total Credits", "Closing Balance"],
                   [drcr(a.opening, d="(Dr)", c="(Cr)"), f"{inr(a.dr)} ({a.ndr} Nos.)", f"{inr(a.cr)} ({a.ncr} Nos.)", drcr(a.closing, d="(Dr)", c="(Cr)")]],
                  colWidths=[133] * 4, style=[("FONT", (0, 0), (-1, 0), "Helvetica-Bold", 8), ("FONT", (0, 1), (-1, 1), "Helvetica", 8),
                                              ("BOX", (0, 0), (-1, -1), .6, colors.black), ("ALIGN", (0, 0), (-1, -1), "CENTER")])
    SimpleDocTemplate(path, pagesize=A4, invariant=1, leftMargin=30, rightMargin=30, topMargin=30, bottomMargin=34).build(
        [Paragraph(name, big), Paragraph("Statement of Account", mid), Spacer(1, 6), top, Spacer(1, 10), tab, Spacer(1, 10), total])
    return truth(a, ("period", "opening", "closing", "totals"), "tid", bank_name=name, account_number=a.acno, account_holder=a.holder.upper(),
                 account_type="CASH CREDIT - STOCKS", ifsc=a.ifsc, currency="INR")


BANKS = {"rashtriya": rashtriya, "panchnad": panchnad, "purvanchal": purvanchal, "kannada": kannada, "ekta": ekta}
