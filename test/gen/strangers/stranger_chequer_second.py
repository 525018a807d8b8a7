# SPDX-License-Identifier: AGPL-3.0-or-later
"""Private, small finance and payments banks."""
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, landscape
from reportlab.platypus import PageBreak, Paragraph, SimpleDocTemplate, Spacer, Table
from reportlab.lib.styles import ParagraphStyle
from xml.sax.saxutils import escape
from stranger_chequer_kit import amt, columns, drcr, inr, make, pairs, put, row, run, sw, truth, twice, west, wrap

W, H = A4


def sahyadri(path, seed, rows):
    """Address box left without labels, labels right, narration with 15-digit reference, summary with counts at the foot."""
    a = make("sahyadri", seed, rows, "new", prefix="SAHY", acno=14)
    name = "SAHYADRI BANK LTD."

    def body(c, n):
        cols = columns(26, (48, "c"), (164, "l"), (98, "l"), (48, "c"), (64, "r"), (58, "r"), (64, "r"))
        xs = [26] + [x + w for x, w, _ in cols]
        mr = "MR " if a.cif < "5" else "MS "

        def head():
            c.setFont("Times-Roman", 8)
            c.drawString(500, H - 24, f"Page No .: {c.getPageNumber()}")
            c.setFont("Helvetica-Bold", 15)
            c.setFillColor("#004b8d")
            c.drawString(26, H - 44, name)
            c.setFillColor("black")
            c.roundRect(26, H - 176, 250, 88, 4)
            c.setFont("Times-Roman", 9)
            y = H - 101
            for s in (mr + a.holder.upper(), a.house.upper(), a.street.upper(), f"{a.town.upper()} {a.pin}", f"{a.state.upper()} INDIA"):
                c.drawString(32, y, s)
                y -= 13
            c.drawString(32, y - 4, "JOINT HOLDERS :")
            pairs(c, 300, H - 62, [("Account Branch", a.area.upper()), ("Address", [f"{a.bno} {a.bstreet.upper()}", a.town.upper()]),
                                   ("City", f"{a.town.upper()} {a.pin}"), ("State", a.state.upper()), ("Currency", "INR"), ("Cust ID", a.cif),
                                   ("Account No", f"{a.acno}   PREFERRED"), ("A/C Open Date", f"{a.opened:%d/%m/%Y}"), ("Account Status", "Regular"),
                                   ("RTGS/NEFT IFSC", f"{a.ifsc}   MICR : {a.micr}"), ("Branch Code", a.code), ("Account Type", "SAVINGS A/C - RESIDENT")],
                  "Times-Roman", "Times-Roman", 8.5, 10.4, 84)
            c.setFont("Times-Roman", 8.5)
            c.drawString(32, H - 194, "Nomination : Registered")
            c.drawString(32, H - 208, f"From : {a.start:%d/%m/%Y}     To : {a.end:%d/%m/%Y}")
            c.setFont("Helvetica-Bold", 9)
            c.drawCentredString(W / 2, H - 222, "Statement of account")
            y = H - 230
            c.rect(26, y - 16, 544, 16)
            c.setFont("Helvetica-Bold", 7)
            row(c, [(x, w, "c") for x, w, _ in cols], ["Date", "Narration", "Chq./Ref.No.", "Value Dt", "Withdrawal Amt.", "Deposit Amt.", "Closing Balance"], y - 11, 9, 1)
            for x in xs:
                c.line(x, y, x, y - 16)
            return y - 16
        c.setLineWidth(.6)

        def close(y):
            c.line(26, y, 570, y)
            c.setFont("Times-Roman", 7)
            c.drawString(26, 34, "*Closing balance includes funds earmarked for hold and uncleared funds")

        def turn(i, y):
            close(y)
            c.showPage()
            c.setLineWidth(.6)
            return head()

        def deco(i, y, h):
            for x in xs:
                c.line(x, y, x, y - h)
        items = []
        for t in a.tx:
            t.lines = wrap(t.desc, "Helvetica", 7.2, 158)
            items.append([f"{t.date:%d/%m/%y}", t.lines, t.ref, f"{t.vdate:%d/%m/%y}", inr(t.dr) if t.dr else "", inr(t.cr) if t.cr else "", inr(t.bal)])
        y = run(c, items, cols, head(), 60, 9, 5, "Helvetica", 7.2, turn, deco)
        close(y)
        if y < 110:
            c.showPage()
            y = H - 40
        c.setFont("Helvetica-Bold", 8.5)
        c.drawString(30, y - 20, "STATEMENT SUMMARY :-")
        sc = columns(30, (90, "r"), (70, "r"), (70, "r"), (100, "r"), (100, "r"), (100, "r"))
        row(c, sc, ["Opening Balance", "Dr Count", "Cr Count", "Debits", "Credits", "Closing Bal"], y - 34, 10)
        c.setFont("Helvetica", 8.5)
        row(c, sc, [inr(a.opening), str(a.ndr), str(a.ncr), inr(a.dr), inr(a.cr), inr(a.closing)], y - 47, 10)
        return truth(a, ("period", "opening", "closing", "totals"), "ref", bank_name=name, account_number=a.acno, account_holder=mr + a.holder.upper(),
                     account_type="SAVINGS A/C - RESIDENT", ifsc=a.ifsc, currency="INR")
    return twice(path, A4, body)


def vistara(path, seed, rows):
    """E-mailed monthly statement: summary table of the account, then a sentence above the list, B/F and Total."""
    a = make("vistara", seed, rows, "slash", prefix="VSTR", acno=12)
    name = "Vistar Bank"
    s = ParagraphStyle("n", fontName="Helvetica", fontSize=8, leading=10.5)
    big = ParagraphStyle("g", parent=s, fontName="Helvetica-Bold", fontSize=17, leading=22, textColor=colors.HexColor("#b02a30"))
    bold = ParagraphStyle("b", parent=s, fontName="Helvetica-Bold", fontSize=9, leading=12)
    who = f"{'MR.' if a.cif < '5' else 'MS.'}{a.holder.upper()}"
    mask = "XXXXXXXX" + a.acno[-4:]
    long = f"{a.start:%B %d, %Y} - {a.end:%B %d, %Y}"
    left = Paragraph(f"<b>{who}</b><br/>{a.house.upper()} {a.street.upper()}<br/>{a.town.upper()}<br/>{a.state.upper()} - INDIA - {a.pin}", s)
    right = Paragraph(f"<b>Your Base Branch:</b> {a.area.upper()}, {a.bno} {a.bstreet.upper()}, {a.town.upper()}, {a.state.upper()} - {a.pin}<br/>"
                      f"<b>Dial your Bank</b> 1800 000 4455", s)
    head = Table([[left, right]], colWidths=[270, 260], style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 0)])
    asum = Table([["ACCOUNT TYPE", "ACCOUNT NO.", "IFSC CODE", "MICR CODE", "BALANCE (INR)", "NOMINATION"],
                  ["Savings", mask, a.ifsc, a.micr, inr(a.closing), "Registered"]], colWidths=[80, 95, 90, 80, 100, 85],
                 style=[("FONT", (0, 0), (-1, 0), "Helvetica-Bold", 7.5), ("FONT", (0, 1), (-1, -1), "Helvetica", 8), ("ALIGN", (4, 0), (4, -1), "RIGHT"),
                        ("BACKGROUND", (0, 0), (-1, 0), colors.HexColor("#f3d9c5")), ("LINEBELOW", (0, -1), (-1, -1), .6, colors.HexColor("#b02a30"))])
    ws = [56, 72, 172, 76, 76, 78]
    data = [["DATE", "MODE**", "PARTICULARS", "DEPOSITS", "WITHDRAWALS", "BALANCE"], [f"{a.start:%d-%m-%Y}", "", "B/F", "", "", inr(a.opening)]]
    modes = {"upiout": "", "pos": "DEBIT CARD", "atm": "SELF ATM", "neftin": "NET BANKING", "neftout": "NET BANKING", "impsin": "MOBILE BANKING", "impsout": "MOBILE BANKING"}
    for t in a.tx:
        t.lines = wrap(t.desc, "Helvetica", 8, ws[2] - 10)
        m = modes.get(t.kind, "").replace(" ", "\n")
        data.append([f"{t.date:%d-%m-%Y}", m, "\n".join(t.lines), inr(t.cr) if t.cr else "", inr(t.dr) if t.dr else "", inr(t.bal)])
    data.append(["", "", "Total:", inr(a.cr), inr(a.dr), inr(a.closing)])
    tab = Table(data, colWidths=ws, repeatRows=1, style=[
        ("FONT", (0, 0), (-1, 0), "Helvetica-Bold", 8), ("FONT", (0, 1), (-1, -2), "Helvetica", 8), ("FONT", (0, -1), (-1, -1), "Helvetica-Bold", 8),
        ("LEADING", (0, 1), (-1, -1), 10), ("BACKGROUND", (0, 0), (-1, 0), colors.HexColor("#f3d9c5")), ("VALIGN", (0, 0), (-1, -1), "TOP"),
        ("ALIGN", (3, 0), (-1, -1), "RIGHT"), ("LINEBELOW", (0, 1), (-1, -1), .25, colors.HexColor("#d8b8a0")), ("LEFTPADDING", (0, 0), (-1, -1), 4),
        ("RIGHTPADDING", (0, 0), (-1, -1), 4)])
    SimpleDocTemplate(path, pagesize=A4, invariant=1, leftMargin=32, rightMargin=32, topMargin=30, bottomMargin=40).build(
        [Paragraph(name, big), Spacer(1, 8), head, Spacer(1, 12),
         Paragraph(f"Summary of account held under Cust ID {a.cif} as on {a.end:%B %d, %Y}", bold), Spacer(1, 4), asum, Spacer(1, 14),
         Paragraph(f"Statement of Transactions in Savings Account Number: {mask} in INR for the period {long}", bold), Spacer(1, 5), tab, Spacer(1, 10),
         Paragraph("**MODE: the channel through which the transaction was made. Sincerely, Team Vistar Bank. This is a system generated statement "
                   "and requires no signature.", s)])
    return truth(a, ("period", "opening", "closing", "totals"), bank_name=name, account_number=mask, account_holder=who, account_type="Savings",
                 ifsc=a.ifsc, currency="INR")


def akshat(path, seed, rows):
    """Sentence with the account and the period above the table; opening, total and closing are rows of it; branch code last."""
    a = make("akshat", seed, rows, "slash", prefix="AKSH", acno=15)
    name = "AKSHAT BANK"

    def body(c, n):
        cols = columns(34, (58, "c"), (46, "c"), (197, "l"), (66, "r"), (66, "r"), (68, "r"), (28, "c"))
        xs = [34] + [x + w for x, w, _ in cols]
        c.setLineWidth(.4)

        def deco(i, y, h):
            for x in xs:
                c.line(x, y, x, y - h)
            c.line(34, y - h, 563, y - h)

        def foot():
            c.setFont("Helvetica", 6.5)
            c.drawString(34, 22, f"Page {c.getPageNumber()} of {n}")

        def turn(i, y):
            foot()
            c.showPage()
            c.setLineWidth(.4)
            c.line(34, H - 36, 563, H - 36)
            return H - 36
        c.setFont("Helvetica-Bold", 16)
        c.setFillColor("#8a1253")
        c.drawRightString(563, H - 44, name)
        c.setFillColor("black")
        c.setFont("Helvetica", 8.5)
        y = H - 70
        for s in (a.holder.upper(), "Joint Holder :- -", a.house.upper(), a.street.upper(), a.town.upper(), f"{a.state.upper()}-INDIA", a.pin):
            c.drawString(34, y, s)
            y -= 12
        y = H - 70
        for k, v in (("Customer ID", a.cif), ("IFSC Code", a.ifsc), ("MICR Code", a.micr), ("Nominee Registered", "Y"), ("Registered Mobile No", a.mobile),
                     ("Scheme", "EASY ACCESS SAVINGS ACCOUNT"), ("Branch", f"{a.area.upper()}, {a.town.upper()}")):
            c.drawRightString(563, y, f"{k} :{v}")
            y -= 12
        c.setFont("Helvetica-Bold", 9)
        c.drawCentredString(W / 2, y - 12, f"Statement of Account No :{a.acno} for the period (From : {a.start:%d-%m-%Y} To : {a.end:%d-%m-%Y})")
        y -= 22
        c.line(34, y, 563, y)
        y = run(c, [["Tran Date", "Chq No", "Particulars", "Debit", "Credit", "Balance", ["Init.", "Br"]]], [(x, w, "c") for x, w, _ in cols], y, 0, 9, 5,
                "Helvetica-Bold", 8, None, deco)
        items = [["", "", "OPENING BALANCE", "", "", inr(a.opening), ""]]
        for t in a.tx:
            t.lines = wrap(t.desc, "Helvetica", 8, 190)
            items.append([f"{t.date:%d-%m-%Y}", t.chq, t.lines, inr(t.dr) if t.dr else "", inr(t.cr) if t.cr else "", inr(t.bal), t.br])
        items += [["", "", "TRANSACTION TOTAL", inr(a.dr), inr(a.cr), "", ""], ["", "", "CLOSING BALANCE", "", "", inr(a.closing), ""]]
        y = run(c, items, cols, y, 60, 9.5, 5, "Helvetica", 8, turn, deco, 2.5)
        c.setFont("Helvetica", 7)
        c.drawString(34, y - 16, "++++ End of Statement ++++")
        foot()
        return truth(a, ("period", "opening", "closing", "totals"), "chq", bank_name=name, account_number=a.acno, account_holder=a.holder.upper(),
                     account_type="EASY ACCESS SAVINGS ACCOUNT", ifsc=a.ifsc)
    return twice(path, A4, body)


def meridian(path, seed, rows):
    """Overdraft of a firm; label above value in three columns; running number; negative balances with a minus."""
    a = make("meridian", seed, rows, "new", business=True, limit=150000000, prefix="MERI", acno=10, opening=lambda r: r.randint(-60000000, 30000000))
    name = "Meridian Commercial Bank"
    f, fb = "DejaVuSans", "DejaVuSans-Bold"

    def body(c, n):
        cols = columns(40, (24, "l"), (58, "l"), (155, "l"), (86, "l"), (64, "r"), (64, "r"), (66, "r"))

        def head(y):
            c.setFont(fb, 6.6)
            c.setFillColor("#222222")
            c.line(40, y, 557, y)
            row(c, cols, ["#", "Date", "Description", "Chq/Ref. No.", ["Withdrawal", "(Dr.)"], ["Deposit", "(Cr.)"], "Balance"], y - 10, 9, 2)
            c.line(40, y - 24, 557, y - 24)
            return y - 26

        def foot():
            c.setFont(f, 6)
            c.setFillColor("#555555")
            c.drawString(40, 28, f"Statement generated on {a.end:%d %b %Y}")
            c.drawRightString(557, 28, f"Page {c.getPageNumber()} of {n}")

        def turn(i, y):
            foot()
            c.showPage()
            c.setStrokeColor("#999999")
            return head(H - 44)
        c.setFillColor("#003974")
        c.rect(0, H - 56, W, 56, stroke=0, fill=1)
        c.setFillColor("white")
        c.setFont(fb, 15)
        c.drawString(40, H - 35, name)
        c.setFont(f, 9)
        c.drawRightString(557, H - 34, "Account Statement")
        y = H - 80
        c.setFillColor("black")
        c.setFont(fb, 10)
        c.drawString(40, y, a.holder)
        c.setFont(f, 7.5)
        c.drawString(40, y - 12, f"{a.house}, {a.street}, {a.town} {a.pin}, {a.state}")
        y -= 34
        per = f"{a.start:%d %b %Y} - {a.end:%d %b %Y}"
        for k in (("Account No.", a.acno), ("Account Type", "Overdraft against Property"), ("Statement Period", per)), \
                 (("CRN", "xxxxx" + a.cif[-4:]), ("IFSC", a.ifsc), ("Branch", f"{a.town} - {a.area}")), \
                 (("Currency", "INR"), ("MICR", a.micr), ("Overdraft Limit", inr(150000000))):
            for i, (p, q) in enumerate(k):
                c.setFont(f, 6.5)
                c.setFillColor("#777777")
                c.drawString(40 + i * 178, y, p)
                c.setFont(fb, 8)
                c.setFillColor("black")
                c.drawString(40 + i * 178, y - 11, q)
            y -= 28
        c.setStrokeColor("#999999")
        items = [["", "", "Opening Balance", "", "", "", inr(a.opening)]]
        for i, t in enumerate(a.tx):
            t.lines = wrap(t.desc, f, 6.6, 149)
            t.refs = wrap(t.ref, f, 6.6, 80)
            items.append([str(i + 1), f"{t.date:%d %b %Y}", t.lines, t.refs, inr(t.dr) if t.dr else "", inr(t.cr) if t.cr else "", inr(t.bal)])
        y = run(c, items, cols, head(y - 2), 56, 8.6, 7, f, 6.6, turn, None, 2)
        if y < 130:
            y = turn(0, y)
        c.setFillColor("#eef2f7")
        c.rect(40, y - 58, 240, 52, stroke=0, fill=1)
        pairs_ = [("Opening Balance", inr(a.opening)), ("Total Withdrawals", inr(a.dr)), ("Total Deposits", inr(a.cr)), ("Closing Balance", inr(a.closing))]
        c.setFillColor("black")
        for i, (k, v) in enumerate(pairs_):
            c.setFont(fb if i == 3 else f, 7.5)
            c.drawString(48, y - 18 - i * 11.5, k)
            c.drawRightString(272, y - 18 - i * 11.5, v)
        foot()
        return truth(a, ("period", "opening", "closing", "totals"), "refs", bank_name=name, account_number=a.acno, account_holder=a.holder,
                     account_type="Overdraft against Property", ifsc=a.ifsc, currency="INR")
    return twice(path, A4, body)


def udaan(path, seed, rows):
    """Small finance bank, landscape: four summary cards at the top, label-value table in three columns, Paragraph cells."""
    a = make("udaan", seed, rows, "new", prefix="UDSF", acno=16)
    name = "Udaan Small Finance Bank"
    s = ParagraphStyle("n", fontName="DejaVuSansCondensed", fontSize=7.6, leading=9.8)
    g = ParagraphStyle("g", parent=s, textColor=colors.HexColor("#6b3fa0"))
    big = ParagraphStyle("t", parent=s, fontName="DejaVuSans-Bold", fontSize=15, leading=19, textColor=colors.HexColor("#6b3fa0"))
    rt = ParagraphStyle("r", parent=s, alignment=2)
    cid = a.cif
    items = [("Name", a.holder), ("Customer ID", cid), ("Branch", f"{a.town} {a.area}"), ("Account Number", a.acno), ("Account Type", "Digital Savings Account"),
             ("IFSC", a.ifsc), ("Period", f"{a.start:%d-%b-%Y} to {a.end:%d-%b-%Y}"), ("Nominee", a.nominee), ("MICR", a.micr),
             ("Email", a.email), ("Mobile", a.mobile), ("Address", f"{a.house}, {a.street}, {a.town}, {a.state} - {a.pin}")]
    grid = [[x for k, v in items[i:i + 3] for x in (Paragraph(k, g), Paragraph(v, s))] for i in range(0, len(items), 3)]
    top = Table(grid, colWidths=[78, 182, 70, 170, 60, 200], style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("TOPPADDING", (0, 0), (-1, -1), 1),
                                                                    ("BOTTOMPADDING", (0, 0), (-1, -1), 2)])
    cards = Table([["Opening Balance", "Total Credits", "Total Debits", "Closing Balance"], ["₹ " + inr(a.opening), "₹ " + inr(a.cr), "₹ " + inr(a.dr), "₹ " + inr(a.closing)]],
                  colWidths=[190] * 4, style=[("FONT", (0, 0), (-1, 0), "DejaVuSansCondensed", 8), ("FONT", (0, 1), (-1, 1), "DejaVuSans-Bold", 11),
                                              ("ALIGN", (0, 0), (-1, -1), "CENTER"), ("BACKGROUND", (0, 0), (-1, -1), colors.HexColor("#f1ebf8")),
                                              ("INNERGRID", (0, 0), (-1, -1), 0, colors.HexColor("#f1ebf8")), ("LINEAFTER", (0, 0), (2, -1), 3, colors.white)])
    ws = [66, 66, 310, 118, 66, 66, 78]
    data = [["Trans Date", "Value Date", "Description/Narration", "Chq./Ref. No.", "Debit (₹)", "Credit (₹)", "Balance (₹)"]]
    for t in a.tx:
        t.lines = wrap(t.desc, "DejaVuSansCondensed", 7.6, ws[2] - 14)
        data.append([f"{t.date:%d-%b-%Y}", f"{t.vdate:%d-%b-%Y}", Paragraph("<br/>".join(escape(x) for x in t.lines), s), t.ref,
                     Paragraph(inr(t.dr) if t.dr else "-", rt), Paragraph(inr(t.cr) if t.cr else "-", rt), Paragraph(inr(t.bal), rt)])
    tab = Table(data, colWidths=ws, repeatRows=1, style=[
        ("FONT", (0, 0), (-1, 0), "DejaVuSans-Bold", 7.4), ("FONT", (0, 1), (-1, -1), "DejaVuSansCondensed", 7.6), ("TEXTCOLOR", (0, 0), (-1, 0), colors.white),
        ("BACKGROUND", (0, 0), (-1, 0), colors.HexColor("#6b3fa0")), ("ROWBACKGROUNDS", (0, 1), (-1, -1), [colors.white, colors.HexColor("#f7f4fb")]),
        ("ALIGN", (4, 0), (-1, 0), "RIGHT"), ("VALIGN", (0, 0), (-1, -1), "MIDDLE")])

    def page(c, doc):
        c.setFont("DejaVuSansCondensed", 7)
        c.drawCentredString(421, 20, f"{doc.page}")
    SimpleDocTemplate(path, pagesize=landscape(A4), invariant=1, leftMargin=36, rightMargin=36, topMargin=28, bottomMargin=36).build(
        [Paragraph(name, big), Paragraph("Account Statement", s), Spacer(1, 8), top, Spacer(1, 8), cards, Spacer(1, 12), tab], onFirstPage=page, onLaterPages=page)
    return truth(a, ("period", "opening", "closing", "totals"), "ref", bank_name=name, account_number=a.acno, account_holder=a.holder,
                 account_type="Digital Savings Account", ifsc=a.ifsc, currency="INR")


def sanchar(path, seed, rows):
    """Payments bank: phone-made page; day and time, narration with the reference beneath, signed amount, balance with rupee sign."""
    kinds = ("upiout", "upiin", "pos", "impsin", "impsout", "neftin", "cashin", "cashout", "int", "ach")
    a = make("sanchar", seed, rows, "app", prefix="SPBL", acno=10, allow=kinds)
    name = "Sanchar Payments Bank"
    f, fb = "DejaVuSans", "DejaVuSans-Bold"

    def body(c, n):
        cols = columns(36, (84, "l"), (245, "l"), (97, "r"), (97, "r"))

        def head(y):
            c.setFont(fb, 7.5)
            c.setFillColor("#00687a")
            row(c, cols, ["DATE & TIME", "TRANSACTION DETAILS", "AMOUNT", "AVAILABLE BALANCE"], y - 11, 9)
            c.setStrokeColor("#00687a")
            c.setLineWidth(1.2)
            c.line(36, y - 17, 559, y - 17)
            return y - 20

        def turn(i, y):
            c.setFont(f, 6.5)
            c.setFillColor("#555555")
            c.drawRightString(559, 24, f"Page {c.getPageNumber()} of {n}")
            c.showPage()
            return head(H - 36)

        def deco(i, y, h):
            c.setStrokeColor("#d5e3e6")
            c.setLineWidth(.5)
            c.line(36, y - h, 559, y - h)
        c.setFillColor("#00687a")
        c.setFont(fb, 18)
        c.drawString(36, H - 52, name)
        c.setFillColor("black")
        c.setFont(fb, 11)
        c.drawString(36, H - 86, a.holder)
        c.setFont(f, 8)
        for i, s in enumerate((f"{a.house}, {a.street},", f"{a.town}, {a.state} {a.pin}", a.email, f"+91 {a.mobile}")):
            c.drawString(36, H - 100 - 11 * i, s)
        y = H - 84
        for k, v in (("Account Number:", a.acno), ("IFSC Code:", a.ifsc), ("Account Type:", "Savings Account"), ("Nominee:", a.nominee)):
            c.setFont(f, 8)
            c.drawString(340, y, k)
            c.setFont(fb, 8)
            c.drawRightString(559, y, v)
            y -= 14
        c.setFillColor("#e4f3f5")
        c.roundRect(36, H - 202, 523, 46, 6, stroke=0, fill=1)
        c.setFillColor("black")
        c.setFont(fb, 8.5)
        c.drawString(46, H - 172, f"Account Statement for {a.start:%d %b %Y} to {a.end:%d %b %Y}")
        c.setFont(f, 7.5)
        c.drawString(46, H - 190, f"Opening Balance ₹{inr(a.opening)}   +   Money In ₹{inr(a.cr)}   -   Money Out ₹{inr(a.dr)}   =   Closing Balance ₹{inr(a.closing)}")
        items = []
        for t in a.tx:
            lab = "UTR No: " if t.kind == "neftin" else "UPI Ref No: " if t.kind.startswith("upi") else "Txn ID: "
            t.lines = wrap(t.desc, f, 8, 236) + [lab + t.ref]
            tm = f"{t.time:%I:%M %p}".lstrip("0")
            items.append([[f"{t.date:%d %b %Y}", tm], t.lines, ("- " if t.dr else "+ ") + "₹" + inr(t.dr or t.cr), "₹" + inr(t.bal)])
        run(c, items, cols, head(H - 214), 48, 11, 9, f, 8, turn, deco)
        c.setFont(f, 6.5)
        c.setFillColor("#555555")
        c.drawRightString(559, 24, f"Page {c.getPageNumber()} of {n}")
        return truth(a, ("period", "opening", "closing", "totals"), bank_name=name, account_number=a.acno, account_holder=a.holder,
                     account_type="Savings Account", ifsc=a.ifsc, currency="INR")
    return twice(path, A4, body)


BANKS = {"sahyadri": sahyadri, "vistara": vistara, "akshat": akshat, "meridian": meridian, "udaan": udaan, "sanchar": sanchar}
