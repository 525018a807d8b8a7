# SPDX-License-Identifier: AGPL-3.0-or-later
"""Passbook print, rural bank (newest first, headings in two scripts), small finance bank."""
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, A5, landscape
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table

import stranger_briefcase_kit as kit
from stranger_briefcase_kit import MONO, SANS, SANSB, inr, plain, put

NOTO = kit.font("Bank19Noto", "noto/NotoSans-Regular.ttf", "Helvetica")
NOTOB = kit.font("Bank19NotoBold", "noto/NotoSans-Bold.ttf", "Helvetica-Bold")
DEVA = kit.font("Bank19Deva", "noto/NotoSansDevanagari-Regular.ttf", "")

BOOK = {
    "upiout": ["UPI/{n}/{s}"], "upiin": ["UPI/{n}/{s}"], "neftin": ["NEFT {F}"], "neftout": ["TRF TO {P}"], "imps": ["IMPS {n}"],
    "atm": ["ATM {C}"], "pos": ["ECOM {F}"], "ach": ["ACH BLUEPEAK INS"], "chqout": ["CLG {P}", "SELF"], "chqin": ["CLG DEP {C}"],
    "cash": ["CASH DEP"], "fee": ["SMS CHG {m}", "MIN BAL CHG"], "salary": ["SAL {m}"], "int": ["SB INT {m}"]}


def passbook(path, seed, rows):
    r = kit.rng("passbook", seed, rows)
    first, last = kit.period(r, rows)
    opening = r.randint(80000, 2500000)
    es = kit.entries(r, rows, first, last, opening, BOOK, kit.SAVINGS + ["int", "cash", "neftout", "chqin"])
    holder, city = r.choice(kit.PEOPLE).upper(), r.choice(kit.CITIES).upper()
    acct, ifsc = kit.digits(r, 15), "VNDB0" + kit.digits(r, 6)
    f = lambda d: d.strftime("%d/%m/%y")
    c = kit.Pages(path, pagesize=landscape(A5))
    put(c, 40, 372, "VINDHYA GRAMEEN AND COMMERCE BANK", "Helvetica-Bold", 14, "c", 515, colors.HexColor("#20407a"))
    put(c, 40, 356, "SAVINGS BANK PASS BOOK", "Helvetica", 10, "c", 515, colors.HexColor("#20407a"))
    for k, (a, b) in enumerate((("BRANCH", f"{city} ({ifsc[-4:]})"), ("IFSC", ifsc), ("MICR", kit.digits(r, 9)), ("CUSTOMER ID", kit.digits(r, 9)),
                                ("ACCOUNT NO", acct), ("NAME", holder), ("S/D/W OF", r.choice(kit.PEOPLE).upper()),
                                ("ADDRESS", f"WARD NO {r.randint(1, 30)}, {city}"), ("MODE OF OPR", "SELF"), ("A/C TYPE", "SB-GENERAL"),
                                ("NOMINATION", "REGISTERED"), ("DT OF ISSUE", first.strftime("%d/%m/%Y")))):
        put(c, 70, 325 - 20 * k, f"{a:<14}: {b}", MONO, 9.5)
    cols = [(24, 62, "l"), (86, 178, "l"), (264, 56, "c"), (320, 82, "r"), (402, 82, "r"), (484, 88, "r")]
    red = colors.HexColor("#b04a4a")

    def sheet():
        c.showPage()
        c.setStrokeColor(red)
        c.setLineWidth(.5)
        c.rect(24, 24, 548, 372)
        for x, w, a in cols[1:]:
            c.line(x, 24, x, 396)
        c.line(24, 372, 572, 372)
        for (x, w, a), s, t in zip(cols, ("DATE", "PARTICULARS", "CHEQUE", "AMOUNT", "AMOUNT", "BALANCE"), ("", "", "NO.", "WITHDRAWN", "DEPOSITED", "")):
            put(c, x, 386 if t else 381, s, "Helvetica-Bold", 7, "c", w, red)
            put(c, x, 376, t, "Helvetica-Bold", 7, "c", w, red)
        return 372

    def row(y, cells):
        for (x, w, a), s in zip(cols, cells):
            put(c, x + 4, y - 13, s, MONO, 7.8, a, w - 8)
        return y - 17
    y = row(sheet(), ["", "B/F", "", "", "", plain(opening) + "Cr"])
    for k, e in enumerate(es):
        if y < 24 + 36:
            row(y, ["", "C/F", "", "", "", plain(es[k - 1]["bal"]) + "Cr"])
            y = row(sheet(), ["", "B/F", "", "", "", plain(es[k - 1]["bal"]) + "Cr"])
        e["shown"] = e["desc"][:35].strip()
        y = row(y, [f(e["date"]), e["shown"], e["ref"] if "chq" in e["kind"] else "", plain(e["amt"]) if e["sign"] < 0 else "",
                    plain(e["amt"]) if e["sign"] > 0 else "", plain(e["bal"]) + "Cr"])
    c.showPage()
    c.save()
    return kit.truth(es, ref=lambda e: e["ref"] if "chq" in e["kind"] else "", bank_name="VINDHYA GRAMEEN AND COMMERCE BANK", account_number=acct,
                     account_holder=holder, account_type="SB-GENERAL", ifsc=ifsc, opening_balance=opening)


RURAL = {
    "upiout": ["UPI/{n}/{t}/UPI/{v}.{x}@okgr/{F}"], "upiin": ["UPI/{n}/{t}/UPI/{v}{x}@ybn/Paid"], "neftin": ["NEFT-{c}H{n}-{F}-ATTN-INB"],
    "neftout": ["NEFT-BARVN{n}-{P}"], "imps": ["IMPS/P2A/{n}/{P}/ShvbBank"], "atm": ["ATMWDR/{n}/+{C} CHOWK"], "pos": ["PUR/{F}/{C}/{n}"],
    "ach": ["ACH-D-{c}MANDATE-{d}"], "chqout": ["{P}", "CLEARING-{F}"], "chqin": ["OW CLG {c} {C}"], "cash": ["CASH DEPOSIT BY SELF", "BC CASH DEP {x}"],
    "fee": ["SMS Charges for {m} Quarter", "Rupay AMC {x}"], "salary": ["DBT/{n}/SCHEME BENEFIT", "WAGES {m} {F}"], "int": ["Int.Pd:{m}"]}


def regrural(path, seed, rows):
    r = kit.rng("regrural", seed, rows)
    first, last = kit.period(r, rows)
    opening = r.randint(80000, 2500000)
    es = kit.entries(r, rows, first, last, opening, RURAL, kit.SAVINGS + ["int", "cash", "chqin"])
    closing = es[-1]["bal"]
    kit.shape(es, NOTO, 8, 250)
    holder, city = r.choice(kit.PEOPLE), r.choice(kit.CITIES)
    acct, ifsc = kit.digits(r, 14), "ARVB0RRB" + city[:3].upper()
    f = lambda d: d.strftime("%d/%m/%Y")
    green = colors.HexColor("#2f6b2a")

    def foot(c, i, n):
        put(c, 36, 24, "This is system generated. In case of discrepancy please contact the base branch.", NOTO, 7)
        put(c, 700, 24, f"Page {i} of {n}", NOTO, 7, "r", 106)
    c = kit.Pages(path, foot, pagesize=landscape(A4))
    c.setFillColor(green)
    c.rect(36, 528, 770, 36, fill=1, stroke=0)
    put(c, 46, 541, "Dakshin Malwa Gramin Bank", NOTOB, 16, color=colors.white)
    put(c, 500, 541, "Statement of Account", NOTO, 12, "r", 296, colors.white)
    cells = [[("Customer Name", holder), ("Customer Id", kit.digits(r, 9)), ("Address", f"Gram {r.choice(('Pipliya', 'Sonkheda', 'Barodi'))}, Dist. {city}")],
             [("Account No", acct), ("Account Type", "SB-BSBDA"), ("Account Currency", "INR")],
             [("Branch", f"{city} Mandi"), ("IFSC", ifsc), ("MICR", kit.digits(r, 9))]]
    for k, col in enumerate(cells):
        for j, (a, b) in enumerate(col):
            put(c, (36, 330, 580)[k], 508 - 14 * j, a, NOTO, 8.5, color=green)
            put(c, (36, 330, 580)[k] + (84, 92, 50)[k], 508 - 14 * j, b, NOTOB, 8.5)
    put(c, 36, 458, f"Statement period: {f(first)} - {f(last)}.  Opening balance: Rs. {inr(opening)} Cr.  Closing balance: Rs. {inr(closing)} Cr.", NOTO, 9)
    cols = [(36, 34, "c"), (70, 66, "l"), (136, 78, "c"), (214, 62, "c"), (276, 258, "l"), (534, 84, "r"), (618, 84, "r"), (702, 104, "r")]
    hs = [("", "Sr."), ("तारीख", "Date"), ("", "Br. Code"), ("चेक", "Cheque No."), ("लेनदेन", "Remarks"), ("जमा", "Credit"), ("नामे", "Debit"), ("शेष", "Balance")]

    def heads(y):
        c.setFillColor(colors.HexColor("#dcebd9"))
        c.rect(36, y - 28, 770, 28, fill=1, stroke=0)
        for (x, w, a), (t, s) in zip(cols, hs):
            put(c, x + 3, y - (23 if t and DEVA else 17), s, NOTOB, 8.5, a, w - 6)
            if DEVA and t:
                put(c, x + 3, y - 11, t, DEVA, 8, a, w - 6)
        return y - 28

    def deco(top, bot, i):
        if i % 2:
            c.setFillColor(colors.HexColor("#f4f8f3"))
            c.rect(36, bot, 770, top - bot, fill=1, stroke=0)
            c.setFillGray(0)

    def new():
        c.showPage()
        return heads(562)
    shown = es[::-1]
    body = [[str(i), f(e["date"]), "0" + e["ref"][-3:], e["ref"] if "chq" in e["kind"] else "", e["lines"],
             inr(e["amt"]) if e["sign"] > 0 else "", inr(e["amt"]) if e["sign"] < 0 else "", inr(e["bal"]) + " (Cr)"] for i, e in enumerate(shown, 1)]
    kit.table(c, cols, body, heads(444), 44, new, NOTO, 8, 10, 5, deco=deco)
    c.showPage()
    c.save()
    return kit.truth(shown, ref=lambda e: e["ref"] if "chq" in e["kind"] else "", bank_name="Dakshin Malwa Gramin Bank", account_number=acct,
                     account_holder=holder, account_type="SB-BSBDA", ifsc=ifsc, currency="INR", statement_period=(first, last),
                     opening_balance=opening, closing_balance=closing)


SMALL = {
    "upiout": ["UPI/DR/{n}/{f}/{c}/{v}{x}@", "UPI/DR/{n}/{p}/{c}/{v}.{x}@"], "upiin": ["UPI/CR/{n}/{p}/{c}/{v}{x}@"], "neftin": ["NEFT/{c}N{n}/{f}/{c}"],
    "neftout": ["NEFT DR {p} {c}0000{x}"], "imps": ["IMPS/P2A/{n}/{c}/{p}"], "atm": ["NFS CASH WDL/{d}/{ci}"], "pos": ["POS/{f}/{ci}/IN"],
    "ach": ["NACH DR/Zenlite Broadband/{d}", "LOAN EMI RECOVERY {d}"], "chqout": ["CTS O/W RTN-NIL/{p}", "CTS INW CLG/{p}"], "chqin": ["CTS OUTWARD/{ci}"],
    "cash": ["Cash Deposit/{ci}/Self"], "fee": ["Doorstep Banking Chrg {m}", "GST @18% on Chrg"], "salary": ["Salary/{f}/{m}"], "int": ["Monthly Interest Payout {m}"]}
MODE = {"upiout": "UPI", "upiin": "UPI", "neftin": "NEFT", "neftout": "NEFT", "imps": "IMPS", "atm": "ATM", "pos": "Card", "ach": "NACH", "chqout": "Cheque",
        "chqin": "Cheque", "cash": "Cash", "fee": "System", "salary": "Bulk", "int": "System"}


def smallfin(path, seed, rows):
    r = kit.rng("smallfin", seed, rows)
    first, last = kit.period(r, rows)
    opening = r.randint(500000, 9000000)
    es = kit.entries(r, rows, first, last, opening, SMALL, kit.SAVINGS + ["int", "upiin"])
    kit.shape(es, SANS, 7, 140)
    holder, city = r.choice(kit.PEOPLE), r.choice(kit.CITIES)
    acct, ifsc = kit.digits(r, 16), "TRGB0SFB" + kit.digits(r, 3)
    f = lambda d: f"{d.day:02d} {kit.MONTHS[d.month - 1]} '{d:%y}"
    g = lambda d: f"{d.day:02d} {kit.MONTHS[d.month - 1]} {d.year}"
    org = colors.HexColor("#d65a00")
    s = ParagraphStyle("s", fontName=SANS, fontSize=7, leading=9)
    sr = ParagraphStyle("sr", parent=s, alignment=2)
    lab = ParagraphStyle("lab", parent=s, textColor=colors.HexColor("#7a7a7a"))
    val = ParagraphStyle("val", fontName=SANSB, fontSize=8, leading=10)
    h, hr = ParagraphStyle("h", parent=s, fontName=SANSB, textColor=org), ParagraphStyle("hr", parent=s, fontName=SANSB, textColor=org, alignment=2)
    doc = SimpleDocTemplate(path, pagesize=A4, leftMargin=32, rightMargin=32, topMargin=70, bottomMargin=46, invariant=1, title="e-Statement")
    dr, cr = kit.sums(es)
    cell = lambda a, b: [Paragraph(a, lab), Paragraph(b, val)]
    head = Table([[cell("Name", holder), cell("Account Number", acct), cell("Product", "Digi Sweep Savings")],
                  [cell("Statement Period", f"{g(first)} - {g(last)}"), cell("IFSC", ifsc), cell("Home Branch", city)],
                  [cell("Nominee", "Registered"), cell("CIF", kit.digits(r, 10)), cell("Communication Address", f"{r.randint(1, 99)}, Shanti Layout, {city} {kit.digits(r, 6)}")]],
                 colWidths=[177, 177, 177])
    head.setStyle([("VALIGN", (0, 0), (-1, -1), "TOP"), ("BOX", (0, 0), (-1, -1), .7, org), ("BOTTOMPADDING", (0, 0), (-1, -1), 5)])
    data = [[Paragraph("Date", h), Paragraph("Mode", h), Paragraph("Particulars", h), Paragraph("Reference<br/>Number", h),
             Paragraph("Debit<br/>(\u20b9)", hr), Paragraph("Credit<br/>(\u20b9)", hr), Paragraph("Running<br/>Balance<br/>(\u20b9)", hr)]]
    for e in es:
        data.append([Paragraph(f(e["date"]), s), Paragraph(MODE[e["kind"]], s), Paragraph("<br/>".join(e["lines"]), s), Paragraph(e["ref"], s),
                     Paragraph(inr(e["amt"]) if e["sign"] < 0 else "-", sr), Paragraph(inr(e["amt"]) if e["sign"] > 0 else "-", sr),
                     Paragraph(inr(e["bal"]), sr)])
    t = Table(data, colWidths=[50, 40, 148, 72, 68, 68, 85], repeatRows=1)
    t.setStyle([("LINEBELOW", (0, 0), (-1, 0), 1, org), ("LINEABOVE", (0, 0), (-1, 0), 1, org), ("LINEBELOW", (0, 1), (-1, -1), .3, colors.lightgrey),
                ("VALIGN", (0, 0), (-1, -1), "TOP"), ("VALIGN", (0, 0), (-1, 0), "BOTTOM"), ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3)])
    summ = Table([[Paragraph(x, hr) for x in ("Opening Balance (\u20b9)", "Total Debits (\u20b9)", "Total Credits (\u20b9)", "Closing Balance (\u20b9)")],
                  [Paragraph(inr(x), ParagraphStyle("b", parent=sr, fontName=SANSB)) for x in (opening, dr, cr, es[-1]["bal"])]], colWidths=[132.7] * 4)
    summ.setStyle([("BACKGROUND", (0, 0), (-1, -1), colors.HexColor("#fff3e8")), ("NOSPLIT", (0, 0), (-1, -1))])

    def page(c, d):
        c.setFillColor(org)
        c.rect(0, 832, 596, 10, fill=1, stroke=0)
        put(c, 32, 795, "Tarang Small Finance Bank", SANSB, 14, color=org)
        put(c, 360, 795, "Account e-Statement", SANS, 9, "r", 203)
        put(c, 32, 24, "Tarang Small Finance Bank Limited. Deposits insured up to \u20b9 5 lakh by the deposit insurance scheme.", SANS, 6)
        put(c, 400, 24, str(d.page), SANS, 7, "r", 163)
    doc.build([head, Spacer(1, 12), t, Spacer(1, 14), summ], onFirstPage=page, onLaterPages=page)
    return kit.truth(es, ref=lambda e: e["ref"], bank_name="Tarang Small Finance Bank", account_number=acct, account_holder=holder,
                     account_type="Digi Sweep Savings", ifsc=ifsc, currency="INR", statement_period=(first, last), opening_balance=opening,
                     closing_balance=es[-1]["bal"], total_debits=dr, total_credits=cr)


BANKS = {"passbook": passbook, "regrural": regrural, "smallfin": smallfin}
