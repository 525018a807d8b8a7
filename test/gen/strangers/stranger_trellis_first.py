# SPDX-License-Identifier: AGPL-3.0-or-later
"""Indian papers: combined relationship statement, co-operative bank from a DOS program, corporate with three current accounts."""
from stranger_trellis_kit import *
from reportlab.lib.enums import TA_RIGHT
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import BaseDocTemplate, Frame, KeepTogether, PageBreak, PageTemplate, Paragraph, Spacer, Table, TableStyle

PEOPLE = ["ANJALI DESHPANDE", "ROHIT KULKARNI", "MEENAKSHI IYER", "FARHAN QURESHI", "SUNITA BHARGAVA", "KIRAN NADKARNI"]
POOL = {"p": ["rahulverma@okaxis", "sneha.pillai@ybl", "mohan.traders@oksbi", "kavitastores@paytm", "arunk88@ybl"],
        "f": ["SHREE BALAJI AGENCIES", "OMKAR STEELS", "NILGIRI TEA CO", "VARDHMAN PACKAGING", "SAI ELECTRICALS", "KONARK CHEMICALS PVT LTD"],
        "c": ["PUNE", "THANE", "NASHIK", "MUMBAI", "KOCHI"], "s": ["DMART", "RELIANCE SMART", "BIG BASKET", "CROMA", "INDIAN OIL"]}
INDEB = ["UPI/############/Payment from Ph/{p}/Federal Bank|40|3800", "ATW-######XXXXXX####-S1@@###-{c}|500|9000|r", "POS ######XXXXXX#### {s} {c}|150|6500",
         "BIL/ONL/000#########/{s}/@@@#####/|300|5200", "NEFT-@@@@R##########-{f}-CREDIT CARD|2000|19000", "DEBIT CARD ANNUAL FEE INCL GST|177|590"]
INCRE = ["NEFT-@@@@N#########-{f}-SALARY|28000|96000", "UPI/############/Received/{p}/State Bank Of I|100|9000", "CLG/######/HDF/{c}|3000|40000",
         "INFT/##########/{f}|2500|30000"]


def indrel(path, seed, rows):
    g = random.Random(f"indrel/{seed}/{rows}")
    d0, d1 = period(g)
    bank, holder = "Konkan Heritage Bank Limited", g.choice(["MR. ", "MS. "]) + g.choice(PEOPLE)
    br = g.choice(["Kothrud, Pune", "Vile Parle (E), Mumbai", "Panjim Main"])
    f = lambda c: m(c, "in")
    ddmy = lambda d: d.strftime("%d-%m-%Y")
    acs = []
    for typ, n, pc in (("Savings Account", rows, .25), ("Current Account", two(rows), .45)):
        op = g.randint(900000, 28000000)
        acs.append((typ, dg(g, 12), op, gen(g, n, d0, d1, op, INDEB, INCRE, POOL, pc)))
    fds = [(dg(g, 12), d0 - dt.timedelta(days=g.randint(40, 300)), g.choice((6.75, 7.1, 7.25)), g.randint(2, 30) * 2500000) for _ in range(g.randint(1, 3))]
    c = Cv(path, pagesize=A4)
    L, X = 34, 561
    cid = dg(g, 9)
    def head():
        box(c, 0, 806, 595, 36, fill="#7a1f2b")
        put(c, (T, L, 818, bank, "Helvetica-Bold", 14, WHITE), (R, X, 819, "Relationship Statement", "Helvetica", 10, WHITE))
    head()
    T(c, L, 782, holder, "Helvetica-Bold", 10)
    for i, s in enumerate((f"FLAT {g.randint(1, 40)}, SAHYADRI APARTMENTS", "OPP. MUNICIPAL GARDEN", g.choice(("PUNE - 411038", "MUMBAI - 400057")),
            "MAHARASHTRA, INDIA")):
        T(c, L, 769 - 11 * i, s, z=8.5)
    for i, (a, b) in enumerate((("Customer ID", cid), ("Home Branch", br), ("Statement Period", f"{ddmy(d0)} to {ddmy(d1)}"), ("Nomination", "Registered"))):
        put(c, (T, 340, 782 - 13 * i, a, "Helvetica", 8.5, GREY), (T, 425, 782 - 13 * i, ": " + b, "Helvetica", 8.5))
    y = 708
    T(c, L, y, f"Summary of your relationship as on {ddmy(d1)}", "Helvetica-Bold", 10)
    y -= 18
    box(c, L, y - 4, X - L, 15, fill="#ecd9dc")
    for x, s in ((L + 4, "ACCOUNT TYPE"), (190, "ACCOUNT NUMBER"), (320, "CURRENCY")):
        T(c, x, y, s, "Helvetica-Bold", 7.5)
    R(c, X - 4, y, "BALANCE (INR)", "Helvetica-Bold", 7.5)
    fdsum, ssum = sum(q[3] for q in fds), sum(a[3][-1]["b"] for a in acs)
    for a, b, v in [(a[0], a[1], a[3][-1]["b"]) for a in acs] + [("Fixed Deposits (linked)", f"{len(fds)} deposit(s)", fdsum)]:
        y -= 15
        put(c, (T, L + 4, y, a, "Helvetica", 8.5), (T, 190, y, b, "Helvetica", 8.5), (T, 320, y, "INR", "Helvetica", 8.5))
        R(c, X - 4, y, f(v), z=8.5)
        line(c, L, y - 4, X, y - 4, "#c9a5aa", .4)
    y -= 16
    put(c, (T, L + 4, y, "TOTAL RELATIONSHIP VALUE", "Helvetica-Bold", 8.5), (R, X - 4, y, f(fdsum + ssum), "Helvetica-Bold", 8.5))
    y -= 30
    CX = (L + 2, 92, 400, 482, X - 2)
    def cols(y):
        line(c, L, y + 11, X, y + 11, "#7a1f2b", .9)
        for x, s in ((CX[0], "DATE"), (CX[1], "PARTICULARS")):
            T(c, x, y, s, "Helvetica-Bold", 7.5)
        for x, s in ((CX[2], "DEPOSITS"), (CX[3], "WITHDRAWALS"), (CX[4], "BALANCE")):
            R(c, x, y, s, "Helvetica-Bold", 7.5)
        line(c, L, y - 4, X, y - 4, "#7a1f2b", .9)
        return y - 15
    truth = []
    for typ, num, op, txs in acs:
        if y < 150:
            c.showPage()
            head()
            y = 780
        box(c, L, y - 5, X - L, 18, fill="#7a1f2b")
        T(c, L + 5, y, f"Statement of transactions in {typ} Number : {num} in INR", "Helvetica-Bold", 8.5, WHITE)
        R(c, X - 5, y, f"for the period {d0:%d-%b-%Y} - {d1:%d-%b-%Y}", z=7.5, col=WHITE)
        y = cols(y - 22)
        put(c, (T, CX[0], y, ddmy(d0), "Helvetica", 8), (T, CX[1], y, "B/F", "Helvetica", 8), (R, CX[4], y, f(op), "Helvetica", 8))
        y -= 14
        out = []
        for t in txs:
            ls = wrap(t["t"], "Helvetica", 8, 222)
            if y - 10 * len(ls) < 60:
                c.showPage()
                head()
                y = cols(780)
            put(c, (R, CX[4], y, f(t["b"]), "Helvetica", 8), (R, CX[2] if t["a"] > 0 else CX[3], y, f(t["a"]), "Helvetica", 8))
            T(c, CX[0], y, ddmy(t["d"]), z=8)
            for s in ls:
                T(c, CX[1], y, s, z=8)
                y -= 10
            y -= 4
            out.append(tx(t, " ".join(ls), True))
        de, cr = tot(txs)
        if y < 70:
            c.showPage()
            head()
            y = 780
        line(c, L, y + 9, X, y + 9, "#7a1f2b", .6)
        y -= 3
        T(c, CX[1], y, "Total:", "Helvetica-Bold", 8)
        for x, v in ((CX[2], cr), (CX[3], de), (CX[4], txs[-1]["b"])):
            R(c, x, y, f(v), "Helvetica-Bold", 8)
        y -= 34
        truth.append(acct(num, typ, "INR", op, txs[-1]["b"], out, de, cr))
    if y < 130:
        c.showPage()
        head()
        y = 780
    T(c, L, y, "FIXED DEPOSITS - detail", "Helvetica-Bold", 9)
    y -= 15
    for x, s in ((L + 2, "DEPOSIT NO."), (140, "OPEN DATE"), (225, "ROI % P.A."), (300, "PERIOD")):
        T(c, x, y, s, "Helvetica-Bold", 7.5)
    R(c, X - 2, y, "DEPOSIT AMT (INR)", "Helvetica-Bold", 7.5)
    for no, o, r, v in fds:
        y -= 13
        for x, s in ((L + 2, no), (140, ddmy(o)), (225, f"{r:.2f}"), (300, "24 M 0 D")):
            T(c, x, y, s, z=8)
        R(c, X - 2, y, f(v), z=8)
    def late(k, p, n, *_):
        T(k, L, 34, "This is a system generated statement and does not require a signature. Regd. Office: Heritage House, Panaji 403001.", z=6.5, col=GREY)
        R(k, X, 34, f"Page {p} of {n}", z=7)
    c.late = late
    finish(c)
    return paper(bank, holder, d0, d1, truth, branch=br)


def indcoop(path, seed, rows):
    g = random.Random(f"indcoop/{seed}/{rows}")
    d0, d1 = period(g, 3)
    bank, holder = "SHRI SIDDHESHWAR SAHAKARI BANK LTD.", g.choice(("VITTHAL KRISHI SEVA KENDRA", "GAJANAN MEDICAL STORES", "M/S LAXMI OIL MILL"))
    br = g.choice(("AKLUJ", "BARSHI", "PANDHARPUR"))
    deb = ["TO CASH SELF|500|12000|r", "TO CLG {f}|1500|38000", "TO TRF CHQ BOOK CHGS|59|236", "TO SMS CHARGES|15|60", "TO LOAN INST TL/###|2500|9000",
            "TO RTGS {f} {c}|20000|60000"]
    cre = ["BY CASH|1000|45000|r", "BY CLG {c}|2500|52000", "BY NEFT {f}|4000|61000", "BY TRF FROM SB/####|1000|9000"]
    lines, truth = [], []
    drcr = lambda b: f"{m(b, 'in')}{'Dr' if b < 0 else 'Cr'}"
    W = 86
    h = f"{'DATE':<9}{'PARTICULARS':<25}{'CHQ.NO':<8}{'DEBIT':>13}{'CREDIT':>14}{'BALANCE':>16}"
    for code, name, n, op, fl in (("SB", "SAVINGS BANK", rows, g.randint(1500000, 9000000), 0), ("OD", "CASH CREDIT / OVERDRAFT", two(rows),
            -g.randint(9000000, 30000000), -60000000)):
        num = f"{code}/{dg(g, 3)}/{dg(g, 6)}"
        txs = gen(g, n, d0, d1, op, deb, cre, POOL, .35, fl)
        sec = [("h", f" A/C TYPE : {name}"), ("", f" A/C NO.  : {num:<30} IFSC : SSSB0000{int(dg(g, 3)):03d}")]
        if code == "OD":
            sec.append(("", f" LIMIT    : {m(60000000, 'in'):<30} DRAWING POWER : {m(60000000, 'in')}"))
        sec += [("", "-" * W), ("h", h), ("", "-" * W), ("b", f"{'':<9}{'OPENING BALANCE':<60}{drcr(op):>16}", drcr(op))]
        out = []
        for t in txs:
            chq = dg(g, 6) if "CLG" in t["t"] and t["a"] < 0 else ""
            ls = chop(t["t"], 23)
            a, b = (m(t["a"], "in"), "") if t["a"] < 0 else ("", m(t["a"], "in"))
            sec.append(("b", f"{t['d']:%d/%m/%y} {ls[0]:<25}{chq:<8}{a:>13}{b:>14}{drcr(t['b']):>16}", drcr(t["b"])))
            sec += [("c", f"{'':<9}{s}") for s in ls[1:]]
            out.append(tx(t, " ".join(ls), True, chq or None))
        de, cr = tot(txs)
        sec += [("", "-" * W), ("", f"{'':<9}{'TOTAL':<33}{m(de, 'in'):>13}{m(cr, 'in'):>14}"), ("",
                f"{'':<9}{'CLOSING BALANCE':<60}{drcr(txs[-1]['b']):>16}"), ("", "=" * W), ("", "")]
        lines.append(sec)
        truth.append(acct(num, name, None, op, txs[-1]["b"], out, de, cr, ifsc=sec[1][1].split("IFSC : ")[1]))
    c, page = Cv(path, pagesize=A4), 0
    y = 0
    prn = lambda s, y, b=False: T(c, 38, y, s.rstrip(), "Courier-Bold" if b else "Courier", 10)
    def top():
        nonlocal page
        page += 1
        c.setFont("Courier", 10)
        prn(f"{bank:^{W}}", 800, True)
        prn(f"{'BRANCH : ' + br:^{W}}", 788)
        prn(f" NAME : {holder:<50} PAGE : {page:>3}", 768)
        prn(f" STATEMENT OF ACCOUNT FROM {d0:%d/%m/%Y} TO {d1:%d/%m/%Y}     CUST.ID : {cust}", 756)
        prn("=" * W, 745)
        return 733
    cust, last = dg(g, 6), None
    y = top()
    for sec in lines:
        if y < 170:
            c.showPage()
            y = top()
        last = None
        for i, ln in enumerate(sec):
            nxt = sec[i + 1][0] if i + 1 < len(sec) else ""
            if last and y < 120 and ln[0] == "b":
                prn(f"{'':<9}{'CARRIED FORWARD':<60}{last:>16}", y)
                c.showPage()
                y = top()
                prn(h, y, True)
                prn("-" * W, y - 11)
                prn(f"{'':<9}{'BROUGHT FORWARD':<60}{last:>16}", y - 22)
                y -= 33
            prn(ln[1], y, ln[0] == "h")
            last = ln[2] if ln[0] == "b" else last
            y -= 11 if nxt == "c" else 12
    prn("E.& O.E.   ENTRIES SHOULD BE VERIFIED WITHIN 15 DAYS.            MANAGER / ACCOUNTANT", max(y - 20, 24))
    finish(c)
    return paper(bank, holder, d0, d1, truth, branch=br)


def indcorp(path, seed, rows):
    g = random.Random(f"indcorp/{seed}/{rows}")
    d0, d1 = period(g)
    bank, holder = "Bharat Vanijya Bank", g.choice(("TRIVENI AUTO COMPONENTS PRIVATE LIMITED", "SUVARNA AGRO FOODS LIMITED",
            "DECCAN PRECISION CASTINGS PVT LTD"))
    deb = ["TO TRANSFER RTGS UTR NO: @@@@R5########## {f}|200000|900000", "CHEQUE WDL CHEQUE PAID {f}|15000|240000",
            "DEBIT ACHDr @@@@000#### EPFO CHALLAN|20000|90000",
           "TO TRANSFER INB GST PMT CPIN ##############|12000|380000", "COMMISSION ON LC OPENING INCL GST|1180|9440"]
    cre = ["BY TRANSFER NEFT {f} INV ###/24|40000|700000", "BY CLEARING CHQ {c}|15000|200000", "DEPOSIT TRANSFER FROM ############|50000|300000"]
    st = lambda n, z=7, al=0, **k: ParagraphStyle(n, fontName="Multi37Cond", fontSize=z, leading=z + 2, alignment=al, splitLongWords=1, **k)
    P, PR, HB = st("p"), st("r", al=TA_RIGHT), st("h", 7.2, textColor=WHITE)
    HB.fontName = "Multi37CondB"
    widths, story, truth = [50, 50, 148, 80, 36, 66, 66, 71], [], []
    third = g.randint(0, 3)
    for k, (typ, n) in enumerate((("CA-REGULAR-PUB-OTH-ALL-INR", rows), ("CA-DIAMOND-PUB-IND-NONRURAL-INR", two(rows)), ("CA-COLLECTION ESCROW-INR", third))):
        num, op = dg(g, 11).rjust(17, "0"), g.randint(80000000, 900000000)
        txs = gen(g, n, d0, d1, op, deb, cre, POOL, .4)
        ifsc, br = f"BVBN00{dg(g, 5)}", g.choice(("INDUSTRIAL FINANCE BRANCH, PUNE", "CHAKAN", "OVERSEAS BRANCH MUMBAI"))
        info = [("Account Name", holder), ("Address", "PLOT NO. J-14, MIDC INDUSTRIAL AREA, BHOSARI, PUNE 411026"), ("Date", d1.strftime("%-d %b %Y")),
                ("Account Number", num),
                ("Account Description", typ), ("Branch", br), ("Drawing Power", "0.00"), ("Interest Rate (% p.a.)", "0.0"), ("MOD Balance", "0.00"),
                ("IFS Code", ifsc), (f"Balance as on {d0:%-d %b %Y}", m(op, "in"))]
        if k:
            story += [PageBreak()]
        story += [Table([[Paragraph(a, st("i", 8)), ":", Paragraph(b, st("i", 8))] for a, b in info], colWidths=[130, 12, 300], hAlign="LEFT", style=TableStyle(
            [("VALIGN", (0, 0), (-1, -1), "TOP"), ("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 1), ("FONT", (0, 0), (-1, -1),
                    "Multi37Cond", 8)])),
            Spacer(1, 8), Paragraph(f"Account Statement from {d0:%-d %b %Y} to {d1:%-d %b %Y}", st("t", 9, spaceAfter=6))]
        grid = [[Paragraph(s, HB) for s in ("Txn Date", "Value Date", "Description", "Ref No./Cheque No.", "Branch Code", "Debit", "Credit", "Balance")]]
        out = []
        for t in txs:
            ref = dg(g, 6) if "CHEQUE" in t["t"] else (f"TRANSFER TO {dg(g, 13)}" if t["a"] < 0 and "TRANSFER" in t["t"] else "")
            grid.append([Paragraph(t["d"].strftime("%-d %b %Y"), P), Paragraph(t["v"].strftime("%-d %b %Y"), P), Paragraph(t["t"], P), Paragraph(ref, P),
                    Paragraph(dg(g, 5), P),
                         Paragraph(m(t["a"], "in") if t["a"] < 0 else "", PR), Paragraph(m(t["a"], "in") if t["a"] > 0 else "", PR), Paragraph(m(t["b"], "in"),
                                 PR)])
            out.append(tx(t, t["t"], True, ref or None, True))
        if txs:
            story.append(Table(grid, colWidths=widths, repeatRows=1, style=TableStyle([
                ("GRID", (0, 0), (-1, -1), .4, HX("#8a93a5")), ("BACKGROUND", (0, 0), (-1, 0), HX("#1d3c78")), ("VALIGN", (0, 0), (-1, -1), "TOP"),
                ("LEFTPADDING", (0, 0), (-1, -1), 2.5), ("RIGHTPADDING", (0, 0), (-1, -1), 2.5), ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0),
                        (-1, -1), 3)])))
        else:
            story.append(Paragraph("No transactions found for the selected period.", st("no", 9)))
        story.append(KeepTogether([Spacer(1, 6), Paragraph(f"Closing Balance as on {d1:%-d %b %Y} : INR {m(txs[-1]['b'] if txs else op, 'in')}", st("cl",
                8.5))]))
        truth.append(acct(num, typ, "INR", op, txs[-1]["b"] if txs else op, out, ifsc=ifsc))
    def deco(c, doc):
        box(c, 14, 792, 26, 26, fill="#1d3c78")
        put(c, (T, 20, 799, "B", "Multi37CondB", 15, WHITE), (T, 48, 800, bank, "Multi37CondB", 15, HX("#1d3c78")))
    def late(c, p, n, *_):
        M(c, 297, 22, "Please do not share your ATM, Debit/Credit card number, PIN and OTP with anyone over mail, SMS, phone call or any other media.",
                "Multi37Cond", 6.5)
        R(c, 581, 22, f"{p}/{n}", "Multi37Cond", 7)
    def mk(*a, **k):
        k = {q: v for q, v in k.items() if q == "pagesize"}
        c = Cv(a[0], **k)
        c.late = late
        return c
    doc = BaseDocTemplate(path, pagesize=A4, invariant=1)
    doc.addPageTemplates(PageTemplate("p", [Frame(14, 40, 567, 745, 0, 0, 0, 0)], onPage=deco))
    doc.build(story, canvasmaker=mk)
    return paper(bank, holder, d0, d1, truth)


BANKS = {"indrel": indrel, "indcoop": indcoop, "indcorp": indcorp}
