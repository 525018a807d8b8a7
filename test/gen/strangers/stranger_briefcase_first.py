# SPDX-License-Identifier: AGPL-3.0-or-later
"""Public bank (platypus), core system's report (Courier), net-banking PDF."""
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle

import stranger_briefcase_kit as kit
from stranger_briefcase_kit import inr, put

PUBLIC = {
    "upiout": ["TO TRANSFER-UPI/DR/{n}/{s}/{c}/{v}.{x}@oksb/UPI--", "TO TRANSFER-UPI/DR/{n}/{F}/{c}/paytoqr{x}/Payment--"],
    "upiin": ["BY TRANSFER-UPI/CR/{n}/{s}/{c}/{v}{x}@ibp/NA--"], "neftin": ["BY TRANSFER-NEFT*{c}0000{x}*{c}N52{d}*{F}--"],
    "neftout": ["TO TRANSFER-INB NEFT UTR NO: ARVBN{n}--{P}"], "imps": ["TO TRANSFER-INB IMPS{n}/{d}/XX{x}/IMPS--"],
    "atm": ["ATM WDL-ATM CASH {x} ARVALI ATM {C}--"], "pos": ["by debit card-OTHPG {n}{F} {C}--"],
    "ach": ["DEBIT-ACHDr {c}00{d} Bluepeak Insur--"], "chqout": ["CHQ TRANSFER-CTS CLG {c} {P}--"],
    "chqin": ["CHEQUE DEPOSIT-CLEARING {C}--"], "cash": ["CASH DEPOSIT-CASH DEPOSIT SELF--"],
    "fee": ["DEBIT-ATM AMC {m}+GST--", "TO CHARGES-SMS CHGS {m}--"], "salary": ["BY TRANSFER-BULK POSTING SALARY {m} {F}--"]}


def arvali(path, seed, rows):
    r = kit.rng("arvali", seed, rows)
    first, last = kit.period(r, rows)
    opening = r.randint(210000, 8900000)
    es = kit.entries(r, rows, first, last, opening, PUBLIC, kit.SAVINGS)
    kit.shape(es, "Helvetica", 7.5, 150)
    holder = r.choice(["Mr. ", "Shri ", ""]) + r.choice(kit.PEOPLE).upper()
    acct = "000000" + kit.digits(r, 11)
    ifsc = "ARVB000" + kit.digits(r, 4)
    city = r.choice(kit.CITIES)
    day = lambda d: f"{d.day} {kit.MONTHS[d.month - 1]} {d.year}"
    n = ParagraphStyle("n", fontName="Helvetica", fontSize=8.5, leading=11)
    s = ParagraphStyle("s", fontName="Helvetica", fontSize=7.5, leading=9)
    sr = ParagraphStyle("sr", parent=s, alignment=2)
    h = ParagraphStyle("h", parent=s, fontName="Helvetica-Bold", alignment=1)
    doc = SimpleDocTemplate(path, pagesize=A4, leftMargin=28, rightMargin=28, topMargin=36, bottomMargin=40, invariant=1,
                            title="Account Statement")
    left = [("Account Name", holder), ("Address", f"H.No. {r.randint(2, 190)}, Gandhi Chowk<br/>{city} - {kit.digits(r, 6)}"),
            ("Date", day(last)), ("Account Number", acct), ("Account Description", "REGULAR SB CHQ-INDIVIDUALS"),
            ("Branch", f"{city.upper()} MAIN"), ("Drawing Power", "0.00"), ("Interest Rate(% p.a.)", "2.75"),
            ("MOD Balance", "0.00"), ("CIF No.", kit.digits(r, 11)), ("IFS Code", ifsc),
            ("(Indian Financial System)", ""), ("MICR Code", kit.digits(r, 9)), ("Nomination Registered", r.choice(["Yes", "No"])),
            (f"Balance as on {day(first)}", inr(opening))]
    head = Table([[Paragraph(a, n), Paragraph(": " + b if b else "", n)] for a, b in left], colWidths=[150, 330], hAlign="LEFT")
    head.setStyle([("TOPPADDING", (0, 0), (-1, -1), 0), ("BOTTOMPADDING", (0, 0), (-1, -1), 1), ("VALIGN", (0, 0), (-1, -1), "TOP")])
    ref = lambda e: e["ref"] if e["kind"] in ("chqout", "chqin") else ("TRANSFER TO " if e["sign"] < 0 else "TRANSFER FROM ") + \
        str(48976162000 + int(e["ref"][-3:])) if e["kind"] in ("upiout", "upiin", "neftin", "neftout", "imps") else ""
    data = [[Paragraph(x, h) for x in ("Txn Date", "Ref No./<br/>Cheque No.", "Description", "Value<br/>Date", "Branch<br/>Code", "Credit",
                                       "Debit", "Balance")]]
    for e in es:
        dd = lambda d: Paragraph(f"{d.day} {kit.MONTHS[d.month - 1]}<br/>{d.year}", s)
        e["ref2"] = " ".join(kit.wrap(ref(e), "Helvetica", 7.5, 66))
        data.append([dd(e["date"]), Paragraph("<br/>".join(kit.wrap(ref(e), "Helvetica", 7.5, 66)), s),
                     Paragraph("<br/>".join(e["lines"]), s), dd(e["vdate"]), Paragraph(e["ref"][-4:], s),
                     Paragraph(inr(e["amt"]) if e["sign"] > 0 else "", sr),
                     Paragraph(inr(e["amt"]) if e["sign"] < 0 else "", sr), Paragraph(inr(e["bal"]), sr)])
    t = Table(data, colWidths=[40, 72, 158, 40, 40, 60, 60, 68], repeatRows=1)
    t.setStyle(TableStyle([("GRID", (0, 0), (-1, -1), .5, colors.black), ("VALIGN", (0, 0), (-1, -1), "TOP"),
                           ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3),
                           ("BACKGROUND", (0, 0), (-1, 0), colors.HexColor("#d6e4f0"))]))

    def page(c, d):
        if d.page == 1:
            c.setFillColor(colors.HexColor("#17548c"))
            c.circle(50, 796, 13, fill=1, stroke=0)
            put(c, 70, 790, "Arvali Bank of India", "Helvetica-Bold", 17, color=colors.HexColor("#17548c"))
        put(c, 28, 24, "**This is a computer generated statement and does not require a signature", "Helvetica-Oblique", 7)
    doc.build([Spacer(1, 34), head, Spacer(1, 8), Paragraph(f"<b>Account Statement from {day(first)} to {day(last)}</b>", n), Spacer(1, 6), t,
               Spacer(1, 8), Paragraph("Please do not share your ATM, Debit/Credit card number, PIN and OTP with anyone over mail, SMS, "
                                       "phone call or any other media. Bank never asks for such information.", s)],
              onFirstPage=page, onLaterPages=page)
    return kit.truth(es, ref=lambda e: e["ref2"], bank_name="Arvali Bank of India", account_number=acct, account_holder=holder,
                     account_type="REGULAR SB CHQ-INDIVIDUALS", ifsc=ifsc, statement_period=(first, last), opening_balance=opening)


CORE = {
    "upiout": ["UPI/{n}/{s}/DR"], "upiin": ["UPI/{n}/{s}/CR"], "neftin": ["NEFT-{c}N{n}-{F}", "RTGS-{c}R5{n}-{F}"],
    "neftout": ["NEFT-O/W-{P}"], "imps": ["IMPS-O/W-{n}-{s}"], "atm": ["ATM-WDL {C}"], "pos": ["POS {F}"], "ach": ["ACH-DR-BLUEPEAK INSURANCE-{d}"],
    "chqout": ["CLG:{P}", "SELF"], "chqin": ["O/W CLG:{F}"], "cash": ["BY CASH-{C}"], "fee": ["CHGS-LEDGER FOLIO-{m}", "CHQ BOOK ISSUE CHARGES"],
    "salary": ["BULK CR {F}"]}


def corerep(path, seed, rows):
    r = kit.rng("corerep", seed, rows)
    first, last = kit.period(r, rows)
    opening = r.randint(4000000, 32000000)
    es = kit.entries(r, rows, first, last, opening, CORE, kit.TRADE + ["pos", "upiout", "upiout"])
    holder = "M/S " + r.choice(kit.FIRMS).upper()
    acct, cif = kit.digits(r, 4) + "201" + kit.digits(r, 7), kit.digits(r, 8)
    city, ifsc = r.choice(kit.CITIES).upper(), "TPTB0" + kit.digits(r, 6)
    c = kit.Pages(path, pagesize=A4)
    f = lambda d: d.strftime("%d-%m-%Y")
    W, rule = 110, "-" * 110
    st = {"y": 0, "page": 0}

    def line(s=""):
        put(c, 32, st["y"], s, "Courier", 8)
        st["y"] -= 9.6

    def top():
        st["page"] += 1
        st["y"] = 806
        line(f"REPORT ID : GL/ACST/07{'TRIPATAKA BANK LTD':^58}RUN DATE : {f(last)}")
        line(f"SERVICE OUTLET : {ifsc[-4:]}{city + ' BRANCH':^64}PAGE NO. : {st['page']:>5}")
        line(f"{'STATEMENT OF ACCOUNT FOR THE PERIOD ' + f(first) + ' TO ' + f(last):^{W}}")
        line()
        if st["page"] == 1:
            for a, b in ((f"{holder}", f"A/C NO.    : {acct}"), (f"PLOT {kit.digits(r, 2)}, MIDC ROAD", f"CUST ID    : {cif}"),
                         (f"{city} {kit.digits(r, 6)}", "A/C TYPE   : CURRENT DEPOSIT-GEN"), ("", f"IFSC       : {ifsc}"),
                         ("", "CURRENCY   : INR"), ("JOINT HOLDERS : NIL", "LIMIT      : 0.00")):
                line(f"{a:<66}{b}")
        else:
            line(f"A/C NO. : {acct}   {holder}")
        line(rule)
        line(f"{'TRAN':<11}{'VALUE':<11}{'PARTICULARS':<29}{'INSTR':>8}  {'WITHDRAWALS':>15}{'DEPOSITS':>15}{'BALANCE':>19}")
        line(f"{'DATE':<11}{'DATE':<11}{'':<29}{'NO.':>8}")
        line(rule)

    bal = lambda p: kit.drcr(p, inr, "", "Dr", "Cr")
    top()
    line(f"{'':<22}{'OPENING BALANCE':<39}{'':>32}{bal(opening):>17}")
    for e in es:
        e["lines"] = [e["desc"][k:k + 27].strip() for k in range(0, len(e["desc"]), 27)]
        e["shown"] = " ".join(e["lines"])
        if st["y"] < 70 + 9.6 * len(e["lines"]):
            prev = e["bal"] - e["sign"] * e["amt"]
            line(rule)
            line(f"{'':<22}{'CARRIED FORWARD':<39}{'':>32}{bal(prev):>17}")
            c.showPage()
            top()
            line(f"{'':<22}{'BROUGHT FORWARD':<39}{'':>32}{bal(prev):>17}")
        w, d = (inr(e["amt"]), "") if e["sign"] < 0 else ("", inr(e["amt"]))
        line(f"{f(e['date']):<11}{f(e['vdate']):<11}{e['lines'][0]:<29}{e['ref'] if 'chq' in e['kind'] else '':>8}  {w:>15}{d:>15}{bal(e['bal']):>19}")
        for x in e["lines"][1:]:
            line(f"{'':<22}{x}")
    dr, cr = kit.sums(es)
    line(rule)
    line(f"{'':<22}{'TRANSACTION TOTAL':<39}{inr(dr):>15}{inr(cr):>15}")
    line(f"{'':<22}{'CLOSING BALANCE':<39}{'':>32}{bal(es[-1]['bal']):>17}")
    line(rule)
    line(f"{'*** END OF STATEMENT ***':^{W}}")
    c.showPage()
    c.save()
    return kit.truth(es, ref=lambda e: e["ref"] if "chq" in e["kind"] else "", bank_name="TRIPATAKA BANK LTD", account_number=acct,
                     account_holder=holder, account_type="CURRENT DEPOSIT-GEN", ifsc=ifsc, currency="INR", statement_period=(first, last),
                     opening_balance=opening, closing_balance=es[-1]["bal"], total_debits=dr, total_credits=cr)


NET = {
    "upiout": ["UPI-{F}-{v}.{x}@okv-{c}0000{x}-{n}-PAYMENT", "UPI-{P}-{v}{x}@ybp-{c}0DIGITL-{n}-UPI"],
    "upiin": ["UPI-{P}-{v}{x}@axl-{c}0001{x}-{n}-SENT USING APP"], "neftin": ["NEFT CR-{c}0000{x}-{F}-{P}-{c}N5{n}"],
    "neftout": ["NEFT DR-{c}0002{x}-{P}-NETBANK, {C}-N{n}"], "imps": ["IMPS-{n}-{P}-{c}-XXXXXXX{x}-RENT {m}"],
    "atm": ["ATW-4160XXXXXXXX{x}-S1A{d}-{C}", "NWD-4160XXXXXXXX{x}-{d}-{C}"], "pos": ["POS 4160XXXXXXXX{x} {F} POS DEBIT"],
    "ach": ["ACH D- ZENLITE-{d}", "EMI {d} CHQ S{x} {m}"], "chqout": ["CHQ PAID-MICR CTS-{C}-{P}"], "chqin": ["CHQ DEP - MICR CLG - {C}"],
    "cash": ["CASH DEPOSIT BY - SELF - {C}"], "fee": ["INSTAALERT CHG {m}", "DEBIT CARD ANNUAL FEE-{m} {n}"],
    "salary": ["{F} SALARY {m}"], "int": ["CREDIT INTEREST CAPITALISED"]}


def netpriv(path, seed, rows):
    r = kit.rng("netpriv", seed, rows)
    first, last = kit.period(r, rows)
    opening = r.randint(900000, 15000000)
    es = kit.entries(r, rows, first, last, opening, NET, kit.SAVINGS + ["int"])
    kit.shape(es, "Helvetica", 7.5, 164)
    holder = r.choice(("MR ", "MS ")) + r.choice(kit.PEOPLE).upper()
    acct, ifsc, city = "5" + kit.digits(r, 13), "UDYB0000" + kit.digits(r, 3), r.choice(kit.CITIES).upper()
    f = lambda d: d.strftime("%d/%m/%y")
    g = lambda d: d.strftime("%d/%m/%Y")
    teal = colors.HexColor("#0b5e55")

    def foot(c, i, n):
        put(c, 28, 40, "UDYAN BANK LIMITED", "Helvetica-Bold", 7.5)
        put(c, 28, 30, "*Closing balance includes funds earmarked for hold and uncleared funds", "Helvetica", 6.5)
        put(c, 28, 21, "Registered Office: Udyan House, Lotus Park, Senapati Road, Mumbai 400013", "Helvetica", 6.5)
        put(c, 460, 800, f"Page No .: {i}", "Helvetica", 8, "r", 107)
    c = kit.Pages(path, foot, pagesize=A4)
    adr = [holder, f"{r.randint(1, 40)}/B LAXMI NIWAS", "NEAR WATER TANK", f"{city} {kit.digits(r, 6)}", "INDIA"]
    inf = [("Account Branch", city + " - STATION ROAD"), ("Phone no.", "1800 200 0" + kit.digits(r, 3)), ("OD Limit", "0.00"), ("Currency", "INR"),
           ("Cust ID", kit.digits(r, 8)), ("Account No", acct + "   PRIME"), ("A/C Open Date", "14/08/2017"), ("Account Status", "Regular"),
           ("RTGS/NEFT IFSC", ifsc), ("Branch Code", ifsc[-4:]), ("Account Type", "SAVINGS A/C - RESIDENT (104)")]
    cols = [(28, 40, "c"), (68, 76, "l"), (144, 170, "l"), (314, 40, "c"), (354, 68, "r"), (422, 68, "r"), (490, 77, "r")]
    heads = ["Date", "Chq./Ref.No.", "Narration", "Value Dt", "Deposit Amt.", "Withdrawal Amt.", "Closing Balance"]

    def top(table=True):
        c.setFillColor(teal)
        c.rect(28, 782, 92, 28, fill=1, stroke=0)
        put(c, 28, 792, "UDYAN BANK", "Helvetica-Bold", 12, "c", 92, colors.white)
        put(c, 28, 768, "We grow what you sow", "Helvetica-Oblique", 7)
        c.setLineWidth(.6)
        c.rect(28, 648, 232, 108)
        for k, s in enumerate(adr):
            put(c, 38, 740 - 12 * k, s, "Helvetica", 8.5)
        put(c, 38, 656, "Nomination : Registered", "Helvetica", 8)
        for k, (a, b) in enumerate(inf):
            put(c, 290, 780 - 12 * k, a, "Helvetica", 8)
            put(c, 366, 780 - 12 * k, ": " + b, "Helvetica", 8)
        put(c, 28, 630, f"From : {g(first)}", "Helvetica", 8.5)
        put(c, 112, 630, f"To : {g(last)}", "Helvetica", 8.5)
        put(c, 320, 630, "Statement of account", "Helvetica-Bold", 10)
        if not table:
            return 622
        c.rect(28, 604, 539, 18)
        for (x, w, a), s in zip(cols, heads):
            put(c, x, 610, s, "Helvetica-Bold", 7.5, "c", w)
        return 604
    st = {"y": top()}

    def box(y):
        c.setLineWidth(.6)
        c.rect(28, y, 539, 622 - y)
        for x, w, a in cols[1:]:
            c.line(x, y, x, 622)

    def new():
        c.showPage()
        return top()
    z = lambda e: e["ref"] if "chq" in e["kind"] else "0000" + e["ref"]
    body = [[f(e["date"]), z(e), e["lines"], f(e["vdate"]), inr(e["amt"]) if e["sign"] > 0 else "", inr(e["amt"]) if e["sign"] < 0 else "",
             inr(e["bal"])] for e in es]
    y = kit.table(c, cols, body, st["y"], 62, new, "Helvetica", 7.5, 9, 4, 3, onbreak=lambda y, i: box(y))
    box(y)
    if y < 150:
        c.showPage()
        y = top(False)
    dr, cr = kit.sums(es)
    put(c, 28, y - 24, "STATEMENT SUMMARY :-", "Helvetica-Bold", 8.5)
    vals = [("Opening Balance", inr(opening)), ("Dr Count", str(sum(e["sign"] < 0 for e in es))), ("Cr Count", str(sum(e["sign"] > 0 for e in es))),
            ("Debits", inr(dr)), ("Credits", inr(cr)), ("Closing Bal", inr(es[-1]["bal"]))]
    for k, (a, b) in enumerate(vals):
        put(c, 28 + 90 * k, y - 40, a, "Helvetica-Bold", 8, "r", 84)
        put(c, 28 + 90 * k, y - 52, b, "Helvetica", 8, "r", 84)
    c.showPage()
    c.save()
    return kit.truth(es, ref=z, bank_name="UDYAN BANK", account_number=acct, account_holder=holder, account_type="SAVINGS A/C - RESIDENT (104)",
                     ifsc=ifsc, currency="INR", statement_period=(first, last), opening_balance=opening, closing_balance=es[-1]["bal"],
                     total_debits=dr, total_credits=cr)


BANKS = {"arvali": arvali, "corerep": corerep, "netpriv": netpriv}
