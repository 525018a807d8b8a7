# SPDX-License-Identifier: AGPL-3.0-or-later
"""The isles: UK personal current account, UK business account, Irish current account."""
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import BaseDocTemplate, Frame, PageTemplate, Paragraph, Spacer, Table, TableStyle
from stranger_lockhouse_kit import *

UK = [(2, 1, 1200, 2700, 1, "CR", lambda r, d: ["THORNEY COUNCIL", "SALARY"]), (2, 1, 10, 250, 500, "CR", lambda r,
    d: ["P HALLIWELL", r.choice(("RENT SHARE", "CONCERT TIX"))]),
      (6, -1, 3, 95, 1, "VIS", lambda r, d: [r.choice(("PENNYWORTHS S/MKT", "BEAN & GONE", "RAILTRIP.EXAMPLE")), r.choice(("LEEDS", "YORK", "LONDON"))]),
      (4, -1, 2, 60, 1, ")))", lambda r, d: [r.choice(("GREGSONS BAKERS", "CO-MART 0417", "THE PLOUGH")), r.choice(("HARROGATE", "LEEDS"))]),
          (3, -1, 18, 190, 1, "DD", lambda r, d: [r.choice(("AIRE WATER", "NIDD ENERGY", "BRIGHTFONE"))]),
      (2, -1, 10, 200, 1000, "ATM", lambda r, d: ["CASH NOTEMACHINE",
          f"{EN[d.month - 1][:3].upper()}{d.day:02d} HIGH ST@" + f"{r.randint(8, 19):02d}:{r.randint(10, 59)}"]),
              (1, -1, 300, 750, 500, "SO", lambda r, d: ["BECKSIDE LETTINGS"]), (1, -1, 20, 300, 500, "BP", lambda r, d: ["M OKONJO", "DECORATING"])]


def ukcurrent(path, seed, rows):
    r = random.Random(f"ukcurrent/{seed}/{rows}")
    d0, d1 = month(r)
    start = r.randint(-20000, 240000)
    txs = dayends(flow(r, rows, d0, d1, UK, start, floor=-50000, lag=(0,)))
    for t in txs:
        t.lines = [f"{t.tag} {t.text[0]}"] + t.text[1:]
    who, street = r.choice((("Mrs Philippa Sugden-Hall", ("9 Mill Croft", "Pateley Row", "HARROGATE", "HG3 5ZZ")),
        ("Mr Arun Devereux", ("Flat 2", "31 Cold Bath Place", "HARROGATE", "HG2 0XY"))))
    sort, acct = "40-" + grp(digits(r, 4), 2, "-"), digits(r, 8)
    bic = "NRTHGB2LXXX"[:8]
    ib = iban("GB", "NRTH" + sort.replace("-", "") + acct)
    sheet, col = r.randint(20, 240), "#444444"
    m = lambda c: num(abs(c)) + (" D" if c < 0 else "")

    def draw(p, n):
        x = (52, 100, 126, 388, 468, 543)

        def head():
            p.t(543, 52, "Northgate Bank", "r", "Bank35NotoB", 20, "#8a1538")
            p.t(543, 66, "Contact tel 03450 555 0101   see reverse for call times", "r", "Bank35Noto", 7, col)
            y = 206
            for a, b, s in ((52, "Account Name", who), (280, "Sortcode", sort), (370, "Account Number", acct), (480, "Sheet Number", str(sheet + p.page - 1))):
                p.t(a, y, b, font="Bank35Noto", size=7.5, col=col)
                p.t(a, y + 12, s, font="Bank35Noto", size=9)
            p.line(52, y + 20, 543, y + 20, 1.4, "#8a1538")
            p.t(52, y + 40, "Your BANK ACCOUNT details", font="Bank35NotoB", size=11)
            y += 58
            p.box(52, y - 11, 491, 16, "#e9e4e6", None)
            p.t(x[0], y, "Date", font="Bank35NotoB", size=8)
            p.t(x[1], y, "Payment type and details", font="Bank35NotoB", size=8)
            for i, s in ((3, "£Paid out"), (4, "£Paid in"), (5, "£Balance")):
                p.t(x[i] - (2 if i == 5 else 0), y, s, "r", "Bank35NotoB", 8)
            return y + 17

        def carry(y, s, d, bal):
            p.t(x[0], y, f"{d:%d} {EN[d.month - 1][:3]} {d:%y}", font="Bank35Noto", size=8)
            p.t(x[1], y, s, font="Bank35NotoB", size=8)
            amount(y, bal)

        def amount(y, bal):
            p.t(533, y, num(abs(bal)), "r", "Bank35Noto", 8)
            if bal < 0:
                p.t(536, y, "D", font="Bank35Noto", size=8)
        head()
        p.f("Bank35Noto", 9)
        for i, s in enumerate((who,) + street):
            p.t(60, 84 + 12 * i, s)
        p.t(52, 170, "Your Statement", font="Bank35NotoB", size=15, col="#8a1538")
        p.t(52, 186, f"{d0.day} {EN[d0.month - 1]} to {d1.day} {EN[d1.month - 1]} {d1.year}", font="Bank35Noto", size=9)
        p.box(330, 84, 213, 60, None, "#8a1538")
        for i, (a, b) in enumerate((("Opening Balance", start), ("Payments In", credits(txs)), ("Payments Out", debits(txs)),
            ("Closing Balance", txs[-1].bal))):
            p.t(338, 97 + 13.5 * i, a, size=8)
            p.t(524, 97 + 13.5 * i, num(abs(b)), "r", size=8)
            if b < 0:
                p.t(528, 97 + 13.5 * i, "D", size=8)
        p.t(290, 160, "International Bank Account Number", size=7.5, col=col)
        p.t(543, 160, ib, "r", size=8)
        p.t(290, 173, "Branch Identifier Code", size=7.5, col=col)
        p.t(543, 173, bic, "r", size=8)
        y, last = 281, None
        carry(y, "BALANCE BROUGHT FORWARD", d0 - timedelta(1), start)
        y += 14
        for k, t in enumerate(txs):
            if y + 11 * len(t.lines) > 760:
                carry(y, "BALANCE CARRIED FORWARD", txs[k - 1].d, txs[k - 1].bal)
                p.next()
                y, last = head(), None
                carry(y, "BALANCE BROUGHT FORWARD", txs[k - 1].d, txs[k - 1].bal)
                y += 14
            if t.d != last:
                p.t(x[0], y, f"{t.d:%d} {EN[t.d.month - 1][:3]} {t.d:%y}", size=8)
                last = t.d
            p.t(x[1], y, t.tag, size=8)
            for i, s in enumerate(t.text):
                p.t(x[2], y + 11 * i, s, size=8)
            y += 11 * (len(t.text) - 1)
            p.t(x[3] if t.amt < 0 else x[4], y, num(abs(t.amt)), "r", size=8)
            if t.show:
                amount(y, t.bal)
            y += 11.5
        carry(y + 3, "BALANCE CARRIED FORWARD", d1, txs[-1].bal)
        p.t(52, 800, "Information about the Financial Services Compensation Scheme is shown overleaf. Overdrawn balances are marked D.", size=7, col=col)
    paged(path, A4, draw)
    return truth(txs, start, d0, d1, bal="day", bank_name="Northgate Bank", account_number=acct, iban=ib, bic=bic, account_holder=who, currency="GBP",
                 address=", ".join(street))


UKB = [(3, 1, 200, 5200, 1, "FPI", lambda r, d: r.choice(("MARLPIT ESTATES LTD", "HEDGEROW & SONS",
    "J PARTRIDGE")) + f" INV {r.randint(1000, 4999)} {digits(r, 12)}"), (1, 1, 300, 2500, 1, "BGC", lambda r, d: "CARDNET SETTLEMENT " + digits(r, 8)),
       (1, 1, 60, 1900, 1000, "DEP", lambda r, d: f"{r.randint(100, 999)}{r.randint(100, 999)} LUDLOW"),
           (4, -1, 8, 420, 1, "DEB", lambda r, d: r.choice(("TEME TIMBER MERCHANTS", "SHELDRAKE FUEL 114", "SCREWBOX DIRECT")) + f" CD {digits(r, 4)}"),
       (3, -1, 40, 700, 1, "DD", lambda r, d: r.choice(("SEVERN POWER", "CLUN INSURANCE SVCS", "VANLEASE UK")) + " " + digits(r, 9)),
           (3, -1, 80, 2600, 1, "FPO", lambda r, d: r.choice(("D PRICE WAGES", "HMRC VAT", "CORVE PLUMBING SUPPLIES")) + f" {digits(r, 15)}"),
       (1, -1, 90, 900, 1, "CHQ", lambda r, d: f"{r.randint(100200, 100390)}"), (1, -1, 7, 30, 50, "PAY", lambda r,
           d: "SERVICE CHARGES REF : " + digits(r, 9)), (1, -1, 400, 1400, 5000, "SO", lambda r, d: "OLD BUTTER YARD RENT")]
CODES = {"FPI": "Faster Payment In", "BGC": "Bank Giro Credit", "DEP": "Deposit", "DEB": "Debit Card", "DD": "Direct Debit", "FPO": "Faster Payment Out",
    "CHQ": "Cheque", "PAY": "Payment", "SO": "Standing Order"}


def ukbusiness(path, seed, rows):
    r = random.Random(f"ukbusiness/{seed}/{rows}")
    d0, d1 = month(r)
    start = r.randint(200000, 1900000)
    txs = flow(r, rows, d0, d1, UKB, start, floor=-100000, lag=(0,))
    firm = r.choice(("TEMESIDE JOINERY LIMITED", "LONG MYND ROOFING LTD"))
    addr, sort, acct = ("UNIT 4 STATION YARD", "CORVE STREET", "LUDLOW", "SY8 9ZZ"), "30-" + grp(digits(r, 4), 2, "-"), digits(r, 8)
    green, long = colors.HexColor("#0a5c3f"), lambda d: f"{d.day:02d} {EN[d.month - 1]} {d.year}"
    body, small, bold = ParagraphStyle("b", fontName="Helvetica", fontSize=8.5, leading=10.5), ParagraphStyle("s", fontName="Helvetica", fontSize=7.5,
        leading=9.5), ParagraphStyle("h", fontName="Helvetica-Bold", fontSize=11, leading=15)
    pounds = lambda c: ("-" if c < 0 else "") + "\u00a3" + num(abs(c))

    def furniture(c, doc):
        c.setFont("Helvetica-Bold", 18)
        c.setFillColor(green)
        c.drawString(45, 790, "Saltersford Bank")
        c.setFillColor(colors.black)
        c.setFont("Helvetica", 8)
        c.drawRightString(550, 794, f"Page {doc.page}")
        c.drawString(45, 32, "Saltersford Bank plc. Registered Office: 8 Salters Row, Chester CH1 9ZZ. Registered in England and Wales no. 02990417.")
    doc = BaseDocTemplate(path, pagesize=A4, invariant=1)
    doc.addPageTemplates(PageTemplate("a", [Frame(45, 50, 505, 725, 0, 0, 0, 0)], onPage=furniture))
    top = Table([[Paragraph("<br/>".join((firm,) + addr), body),
        Paragraph(f"<b>BUSINESS ACCOUNT</b><br/>Sort Code: {sort}<br/>Account Number: {acct}<br/>BIC: SALTGB21<br/>Branch: Ludlow", body)]], [300, 205],
            style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 0)])
    sums = Table([["Money In", pounds(credits(txs)), f"Balance on {long(d0)}", pounds(start)],
        ["Money Out", pounds(debits(txs)), f"Balance on {long(d1)}", pounds(txs[-1].bal)]], [75, 110, 200, 120],
                 style=[("FONT", (0, 0), (-1, -1), "Helvetica", 9), ("FONT", (1, 0), (1, -1), "Helvetica-Bold", 9),
                     ("FONT", (3, 0), (3, -1), "Helvetica-Bold", 9), ("ALIGN", (1, 0), (1, -1), "RIGHT"), ("ALIGN", (3, 0), (3, -1), "RIGHT"),
                        ("BACKGROUND", (0, 0), (1, -1), colors.HexColor("#e4efe9")), ("BACKGROUND", (2, 0), (3, -1), colors.HexColor("#f1f1ec")),
                            ("LINEBELOW", (0, 0), (-1, 0), 1.5, colors.white)])
    data = [["Date", "Description", "Type", "In (\u00a3)", "Out (\u00a3)", "Balance (\u00a3)"]]
    for t in txs:
        t.lines = wrap(t.text, "Helvetica", 8.5, 188)
        data.append([f"{t.d:%d} {EN[t.d.month - 1][:3]} {t.d:%y}", "\n".join(t.lines), t.tag, num(t.amt) if t.amt > 0 else "",
            num(-t.amt) if t.amt < 0 else "", num(t.bal)])
    grid = Table(data, [62, 200, 38, 65, 65, 75], repeatRows=1, style=TableStyle([
        ("FONT", (0, 0), (-1, -1), "Helvetica", 8.5), ("FONT", (0, 0), (-1, 0), "Helvetica-Bold", 8.5), ("BACKGROUND", (0, 0), (-1, 0), green),
            ("TEXTCOLOR", (0, 0), (-1, 0), colors.white), ("ALIGN", (3, 0), (-1, -1), "RIGHT"),
        ("VALIGN", (0, 0), (-1, -1), "TOP"), ("ROWBACKGROUNDS", (0, 1), (-1, -1), [colors.white, colors.HexColor("#eef4f1")]),
            ("TOPPADDING", (0, 0), (-1, -1), 3), ("BOTTOMPADDING", (0, 0), (-1, -1), 3), ("LEADING", (0, 0), (-1, -1), 10.5)]))
    used = [c for c in CODES if any(t.tag == c for t in txs)]
    legend = "<b>Transaction types</b>&nbsp;&nbsp; " + " &nbsp; ".join(f"{c} - {CODES[c]}" for c in used)
    doc.build([top, Spacer(1, 18), Paragraph("Your Account", bold), Paragraph(f"Statement period: {long(d0)} to {long(d1)}", body), Spacer(1, 8), sums,
        Spacer(1, 14), Paragraph("Your Transactions", bold), Spacer(1, 3), grid, Spacer(1, 12), Paragraph(legend, small)])
    return truth(txs, start, d0, d1, bank_name="Saltersford Bank", account_number=acct, bic="SALTGB21", branch="Ludlow", account_holder=firm,
        account_type="BUSINESS ACCOUNT", currency="GBP", address=", ".join(addr))


IE = [(2, 1, 900, 2800, 1, "c", lambda r, d: ["CORRIB DAIRY CO-OP", "SALARY " + digits(r, 6)]),
    (1, 1, 140, 140, 1000, "c", lambda r, d: ["DSP CHILD BENEFIT"]), (6, -1, 3, 130, 1, "w", lambda r,
        d: [r.choice(("VDP-CENTRAV TUAM", "VDC-SUPERQUIK", "VDP-O'GRADYS PHAR", "VDC-THE LAZY COW"))]),
      (2, -1, 20, 300, 1000, "w", lambda r, d: [f"ATM {d.day:02d}{EN[d.month - 1][:3].upper()} {d:%y} TUAM"]),
          (3, -1, 25, 240, 1, "w", lambda r, d: ["D/D " + r.choice(("ESKER ELECTRIC", "LIBRATEL", "WILD ATL INSURE")),
              "IE" + digits(r, 2) + "SDD" + digits(r, 6)]),
      (2, -1, 30, 700, 500, "w", lambda r, d: ["*MOBI " + r.choice(("NIAMH", "SAVINGS", "CREDIT UNION"))]), (1, -1, 2, 12, 1, "w", lambda r, d: ["FEE-QTR"]),
          (1, -1, 30, 400, 1, "w", lambda r, d: [f"CHQ {r.randint(310, 390)}"])]


def ireland(path, seed, rows):
    r = random.Random(f"ireland/{seed}/{rows}")
    d0, d1 = month(r)
    start = r.randint(20000, 300000)
    txs = dayends(flow(r, rows, d0, d1, IE, start, floor=-40000, lag=(0,)))
    for t in txs:
        t.lines = t.text
    who, addr = r.choice((("MR FINTAN O MUIRI", ("CLOONASCRAGH", "TUAM", "CO GALWAY", "H54 XX00")),
        ("MS SAOIRSE NI BHROIN", ("14 BISHOP STREET", "TUAM", "CO GALWAY", "H54 YY11"))))
    acct, nsc = digits(r, 8), "93-" + grp(digits(r, 4), 2, "-")
    ib = iban("IE", "ATLB" + nsc.replace("-", "") + acct)
    pages, room = [[]], 0
    for t in txs:  # pages first: columns are printed one after the other
        if room + len(t.lines) > 36:
            pages.append([])
            room = 0
        pages[-1].append(t)
        room += len(t.lines)
    m, bal = lambda c: num(abs(c)) + (" dr" if c < 0 else ""), start
    p = Pen(path, A4)
    for k, part in enumerate(pages):
        p.f("Bank35Serif", 8.5)
        p.t(48, 56, "Atlantic Seaboard Bank", font="Bank35SerifB", size=17, col="#5b2a86")
        for i, s in enumerate(("The Square, Tuam, Co Galway", "Tel (093) 555 0110", "BIC: ATLBIE2D")):
            p.t(48, 72 + 11 * i, s, size=7.5)
        p.t(547, 56, "Statement of Account with Atlantic Seaboard Bank, Tuam", "r", size=8)
        for i, (a, b) in enumerate((("Branch", "Tuam"), ("National Sort Code", nsc), ("Account Number", acct), ("Account Name", who),
            ("Page Number", str(k + 1)), ("Date of Statement", f"{d1.day} {EN[d1.month - 1]} {d1.year}"))):
            p.t(340, 76 + 13 * i, a, size=8, col="#5b2a86")
            p.t(547, 76 + 13 * i, b, "r", size=8)
        for i, s in enumerate((who,) + addr):
            p.t(60, 122 + 12 * i, s, size=9)
        p.t(340, 162, "IBAN", size=8, col="#5b2a86")
        p.t(547, 162, grp(ib), "r", size=8)
        p.t(48, 202, "Personal Current Account", font="Bank35SerifB", size=10)
        p.t(547, 202, f"Transactions from {d0.day} {EN[d0.month - 1][:3]} {d0.year} to {d1.day} {EN[d1.month - 1][:3]} {d1.year}", "r", size=8)
        edges = (48, 118, 300, 384, 462, 547)
        p.box(48, 212, 499, 20, "#e6dcf0", "#5b2a86")
        p.box(48, 212, 499, 560, None, "#5b2a86")
        ys, y = [], 262
        for t in part:
            ys.append(y)
            y += 12.5 * len(t.lines)
        for j, (h, al) in enumerate((("Date", "l"), ("Details", "l"), ("Debit \u20ac", "r"), ("Credit \u20ac", "r"), ("Balance \u20ac", "r"))):
            a, b = edges[j] + 5, edges[j + 1] - 5
            p.t(a if al == "l" else b, 225, h, al, "Bank35SerifB", 8.5)
            if j:
                p.line(edges[j], 212, edges[j], 772, 0.5, "#5b2a86")
            if j == 1:
                p.t(a, 247, "BALANCE FORWARD")
            if j == 4:
                p.t(b, 247, m(bal), "r")
            last = None
            for t, yy in zip(part, ys):
                ye = yy + 12.5 * (len(t.lines) - 1)
                if j == 0 and t.d != last:
                    p.t(a, yy, f"{t.d.day} {EN[t.d.month - 1][:3]} {t.d.year}")
                last = t.d
                if j == 1:
                    for i, s in enumerate(t.lines):
                        p.t(a, yy + 12.5 * i, s)
                if j == (2 if t.amt < 0 else 3):
                    p.t(b, ye, num(abs(t.amt)), "r")
                if j == 4 and t.show:
                    p.t(b, ye, m(t.bal), "r")
            if j in (1, 4) and k < len(pages) - 1:
                p.t(a if j == 1 else b, 764, "SUBTOTAL:" if j == 1 else m(part[-1].bal), "l" if j == 1 else "r")
        bal = part[-1].bal
        p.t(48, 790, "Thank you for banking with us. Overdrawn balances are marked dr. "
            "Atlantic Seaboard Bank p.l.c. is regulated by the Central Bank of Ireland.", size=6.5)
        if k < len(pages) - 1:
            p.next()
    p.c.save()
    out = truth(txs, start, d0, d1, bal="day", sums=False, bank_name="Atlantic Seaboard Bank", account_number=acct, iban=grp(ib), bic="ATLBIE2D",
        branch="Tuam", account_holder=who,
                account_type="Personal Current Account", currency="EUR", address=", ".join(addr))
    return out


BANKS = {"ukcurrent": ukcurrent, "ukbusiness": ukbusiness, "ireland": ireland}
