# SPDX-License-Identifier: AGPL-3.0-or-later
"""Large public banks of India: net banking PDF, e-passbook, remarks with (Dr)/(Cr), core system's report."""
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib import colors
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Spacer, Paragraph
from reportlab.lib.styles import ParagraphStyle
from stranger_drawer_kit import *



def dmy(d):
    return f"{d.day} {MON[d.month - 1]} {d.year}"


def rashtra(path, seed, rows):
    r = rng_of("rashtra", seed, rows)
    d0, d1 = period(r)
    tpl = {"upi_out": "TO TRANSFER-UPI/DR/{r}/{F}/{b}/{v}/{z}--", "upi_in": "BY TRANSFER-UPI/CR/{r}/{F}/{b}/{v}/Paym--",
           "neft_in": "BY TRANSFER-NEFT*{b}0000{t}*{u}*{P}--", "neft_out": "TO TRANSFER-INB NEFT UTR NO: {u}--{P}",
           "atm": "ATM WDL-ATM CASH {t} SBK {w}--", "pos": "by debit card-POS {t}{r} {P} {w}--", "cash": "CASH DEPOSIT-CASH DEPOSIT SELF--",
           "chq": "TO CLEARING-CHQ TRANSFER {P}--", "ach": "DEBIT-ACHDr {b}00000{t} {P}--", "int": "CREDIT INTEREST--", "fee": "DEBIT-SMS CHARGES--"}
    ref = {"upi_out": "TRANSFER TO 48976{r}", "upi_in": "TRANSFER FROM 48976{r}", "neft_in": "TRANSFER FROM 319{r}", "neft_out": "{u} / TRANSFER TO 319{t}",
           "chq": "{q}"}
    op = r.randint(200000, 9000000)
    tx = flow(r, rows, op, d0, d1, tpl, ref)
    who, (town, state, pin), st = r.choice(PEOPLE), r.choice(TOWNS), r.choice(STREETS)
    acct, ifsc, kind = digits(r, 17, "0") , "RVBK0" + digits(r, 6, "01"), r.choice(["SBCHQ-GEN-PUB-IND-ALL-INR", "REGULAR SB CHQ-INDIVIDUALS"])
    acct = "000000" + acct[6:]
    title = r.choice(["Mr. ", "Mrs. ", "Ms. "]) + who.upper()
    head = [("Account Name", title), ("Address", st.upper()), ("", f"{town.upper()} {state.upper()}"), ("", pin),
            ("Date", dmy(d1)), ("Account Number", acct), ("Account Description", kind), ("Branch", f"{town.upper()} MAIN BRANCH"),
            ("Drawing Power", "0.00"), ("Interest Rate(% p.a.)", "2.70"), ("MOD Balance", "0.00"), ("CIF No.", digits(r, 11)),
            ("IFS Code", ifsc), ("MICR Code", pin[:3] + "002" + digits(r, 3)), ("Nomination Registered", r.choice(["Yes", "No"])),
            (f"Balance as on {dmy(d0)}", inr(op))]
    doc = SimpleDocTemplate(path, pagesize=A4, leftMargin=36, rightMargin=36, topMargin=34, bottomMargin=34, invariant=1)
    el = [Paragraph("Rashtra Vikas Bank", ParagraphStyle("h", fontName="Helvetica-Bold", fontSize=17, leading=22, textColor="#1b4f9c")), Spacer(1, 8)]
    t = Table([[a, ":", b] for a, b in [(a, b) if a else ("", b) for a, b in head]], colWidths=[140, 10, 373], hAlign="LEFT")
    t.setStyle(TableStyle([("FONT", (0, 0), (-1, -1), "Helvetica", 9), ("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 1),
                           ("LEFTPADDING", (0, 0), (-1, -1), 0)]))
    for i, (a, b) in enumerate(head):
        if not a:
            t._cellvalues[i][1] = ""
    el += [t, Spacer(1, 10), Paragraph(f"Account Statement from {dmy(d0)} to {dmy(d1)}", ParagraphStyle("s", fontName="Helvetica-Bold", fontSize=9.5)), Spacer(1, 6)]
    cw = [50, 50, 148, 95, 57, 57, 66]
    data, truth = [["Txn Date", "Value\nDate", "Description", "Ref No./Cheque\nNo.", "Debit", "Credit", "Balance"]], []
    for x in tx:
        dc, ds = cell(x["text"], "Helvetica", 8, 142)
        rc, rs = cell(x["ref"], "Helvetica", 8, 89) if x["ref"] else ("", "")
        dt, _ = cell(dmy(x["date"]), "Helvetica", 8, 44)
        data.append([dt, cell(dmy(x["date"]), "Helvetica", 8, 44)[0], dc, rc, inr(-x["amt"]) if x["amt"] < 0 else "", inr(x["amt"]) if x["amt"] > 0 else "", inr(x["bal"])])
        truth.append(tru(x, ds, rs))
    t = Table(data, colWidths=cw, repeatRows=1)
    t.setStyle(TableStyle([("GRID", (0, 0), (-1, -1), .5, colors.black), ("FONT", (0, 0), (-1, -1), "Helvetica", 8), ("FONT", (0, 0), (-1, 0), "Helvetica-Bold", 8),
                           ("VALIGN", (0, 0), (-1, -1), "TOP"), ("ALIGN", (4, 0), (-1, -1), "RIGHT"), ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3)]))
    el += [t, Spacer(1, 10), Paragraph("Please do not share your ATM, Debit/Credit card number, PIN and OTP with anyone over mail, SMS, phone call or any other media. "
           "**This is a computer generated statement and does not require a signature.", ParagraphStyle("f", fontName="Helvetica", fontSize=7.5, leading=9))]
    doc.build(el)
    return {"data": {"bank_name": "Rashtra Vikas Bank", "account_number": acct, "account_holder": title, "account_type": kind, "ifsc": ifsc,
                     **({"currency": "INR"} if kind.endswith("INR") else {}), "statement_period": per(d0, d1), "opening_balance": raw(op), "transactions": truth}}


def tunga(path, seed, rows):
    """E-passbook: no rules, deposits before withdrawals, cheque line under the particulars."""
    r = rng_of("tunga", seed, rows)
    d0, d1 = period(r)
    tpl = {"upi_out": "UPI/DR/{r}/{F}/{b}/**{t}@OKZ/{z}//{b}{u}", "upi_in": "UPI/CR/{r}/{F}/{b}/**{t}@YBX/UPI//{b}{u}",
           "neft_in": "NEFT CR-{b}0000{t}-{P}-{u}", "neft_out": "IB-NEFT DR-{b}0000{t}-{P}-{u}", "atm": "CASH-ATM-{t}-{w} BUS STAND",
           "chq": "CHQ PAID-MICR INWARD CLEARING-{P}", "cash": "CASH DEP-BY SELF-{w}", "fee": "SMS CHARGES INCL GST", "int": "SB INTEREST CREDIT",
           "ach": "ACH DR-{P}-{b}000{t}{r}"}
    op = r.randint(100000, 4000000)
    tx = flow(r, rows, op, d0, d1, tpl)
    dr, cr = sums(tx)
    who, (town, state, pin), st = r.choice(PEOPLE), r.choice(TOWNS), r.choice(STREETS)
    acct, ifsc = "XXXXXXXXX" + digits(r, 4), "TGBK0" + digits(r, 6, "0")
    p, fmt = Pen(path, A4, "e-Passbook"), "%d-%m-%Y"
    p.t(40, 795, "Tungabhadra Bank", "NSB", 16, "#00579c")
    p.t(40, 782, "A Government of India Undertaking", "NS", 7, "#666666")
    p.t(555, 795, "e-Passbook", "NS", 11, "#00579c", "r")
    p.t(40, 758, f"Statement for A/c {acct} between {d0:{fmt}} and {d1:{fmt}}", "NSB", 9.5)
    left = [("Customer Id", "XXXXX" + digits(r, 4)), ("Name", who.upper()), ("Phone", "+91 XXXXXX" + digits(r, 4)), ("Address", st.upper()), ("", f"{town}, {state} - {pin}".upper())]
    right = [("Branch Code", ifsc[-4:]), ("Branch Name", f"{town.upper()} II"), ("IFSC Code", ifsc), ("MICR", pin[:3] + "015" + digits(r, 3)), ("Product", "SB GENERAL")]
    for x, rows_ in ((40, left), (330, right)):
        for i, (a, b) in enumerate(rows_):
            p.t(x, 738 - 13 * i, a, "NS", 8, "#555555")
            p.t(x + 75, 738 - 13 * i, b, "NS", 8)
    y = 660
    for lab, v in (("Opening Balance", op), ("Closing Balance", op + cr - dr)):
        p.t(40, y, lab, "NSB", 8.5)
        p.t(190, y, f"Rs. {inr(v)}", "NS", 8.5, align="r")
        y -= 14
    pg = 1

    def heads(y):
        p.line(40, y + 13, 555, y + 13, .8, "#00579c")
        for x, s, a in ((40, "Date", "l"), (115, "Particulars", "l"), (392, "Deposits", "r"), (472, "Withdrawals", "r"), (555, "Balance", "r")):
            p.t(x, y, s, "NSB", 8.5, "#00579c", a)
        p.line(40, y - 5, 555, y - 5, .8, "#00579c")
        return y - 18
    y = heads(y - 14)
    p.t(115, y, "Opening Balance", "NS", 8)
    p.t(555, y, inr(op), "NS", 8, align="r")
    y, truth = y - 17, []
    for x in tx:
        ls = wrap(x["text"], "NS", 8, 205)
        if x["kind"] == "chq":
            ls.append(f"Chq: {x['q']}")
        elif x["kind"].startswith("upi"):
            ls += [f"{x['date']:%d/%m/%Y} {x['time']}:00", f"Chq: {x['r']}"]
        if y - 10.5 * len(ls) < 45:
            p.t(297, 24, f"page {pg}", "NS", 7, "#666666", "c")
            p.c.showPage()
            pg += 1
            y = heads(790)
        for i, s in enumerate(ls):
            p.t(115, y - 10.5 * i, s, "NS", 8)
        p.t(40, y, f"{x['date']:{fmt}}", "NS", 8)
        p.t(392 if x["amt"] > 0 else 472, y, inr(abs(x["amt"])), "NS", 8, align="r")
        p.t(555, y, inr(x["bal"]), "NS", 8, align="r")
        y -= 10.5 * len(ls) + 7
        truth.append(tru(x, " ".join(ls)))
    if y < 60:
        p.t(297, 24, f"page {pg}", "NS", 7, "#666666", "c")
        p.c.showPage()
        pg, y = pg + 1, heads(790)
    p.t(115, y, "Closing Balance", "NSB", 8.5)
    p.t(555, y, inr(tx[-1]["bal"]), "NSB", 8.5, align="r")
    p.t(297, 24, f"page {pg}", "NS", 7, "#666666", "c")
    p.c.save()
    return {"data": {"bank_name": "Tungabhadra Bank", "account_number": acct, "account_holder": who.upper(), "account_type": "SB GENERAL", "ifsc": ifsc, "currency": "INR",
                     "statement_period": per(d0, d1), "opening_balance": raw(op), "closing_balance": raw(tx[-1]["bal"]), "transactions": truth}}


def sangam(path, seed, rows):
    """Net banking, newest first, amount with (Dr)/(Cr), Tran Id column."""
    r = rng_of("sangam", seed, rows)
    d0, d1 = period(r)
    tpl = {"upi_out": "UPIAR/{r}/DR/{F}/{b}/{v}", "upi_in": "UPIAB/{r}/CR/{F}/{b}/{v}", "neft_in": "NEFT:{P} {u}", "neft_out": "NEFTO-{P} {u}",
           "atm": "ATM/CASH WDL/{d}/{t}/{w}", "pos": "PCD/{t}/{P} {w}/{d}/POS", "chq": "CLG/{q}/{P}", "cash": "BY CASH {w}", "int": "SB INT PAID FOR QUARTER", "fee": "SMS Charges for the quarter"}
    op = r.randint(300000, 7000000)
    tx = flow(r, rows, op, d0, d1, tpl)
    for x in tx:
        x["ref"] = r.choice("SCM") + digits(r, 8)
    who, (town, state, pin), st = r.choice(PEOPLE), r.choice(TOWNS), r.choice(STREETS)
    acct, ifsc = digits(r, 15), "SGMN0" + digits(r, 6, "5")
    F, B = "Helvetica", "Helvetica-Bold"
    doc = SimpleDocTemplate(path, pagesize=A4, leftMargin=40, rightMargin=40, topMargin=40, bottomMargin=40, invariant=1)
    h = lambda s, z, c="black", al=0: Paragraph(s, ParagraphStyle("h", fontName=B, fontSize=z, leading=z * 1.3, textColor=c, alignment=al))
    el = [h("Sangam National Bank", 15, "#b3202a"), h("Statement of Account", 12, "black", 1), Spacer(1, 8)]
    two = [["Name", who.upper(), "Customer Id", digits(r, 9)], ["Address", f"{st}, {town}", "Account No", acct], ["City / Pin", f"{town} - {pin}", "Currency", "INR"],
           ["State", state, "Account Type", "Savings Account"], ["Home Branch", f"{town.upper()} CANTT", "IFSC", ifsc],
           ["Nominee", r.choice(PEOPLE), "Statement Period", f"{d0:%d/%m/%Y} To {d1:%d/%m/%Y}"]]
    t = Table([[cell(c, B if i % 2 == 0 else F, 8, (63, 163, 78, 163)[i])[0] for i, c in enumerate(q)] for q in two], colWidths=[75, 175, 90, 175])
    t.setStyle(TableStyle([("BOX", (0, 0), (-1, -1), .7, colors.HexColor("#b3202a")), ("LINEAFTER", (1, 0), (1, -1), .4, colors.HexColor("#b3202a")), ("VALIGN", (0, 0), (-1, -1), "TOP"),
                           ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 2)]))
    el += [t, Spacer(1, 12)]
    data, truth = [["S.No", "Tran Id", "Tran Date", "Remarks", "Amount (Rs.)", "Balance (Rs.)"]], []
    for i, x in enumerate(reversed(tx)):
        c, s = cell(x["text"], F, 8, 178)
        data.append([str(i + 1), x["ref"], f"{x['date']:%d/%m/%Y}", c, f"{inr(abs(x['amt']))} ({'Dr' if x['amt'] < 0 else 'Cr'})", f"{inr(x['bal'])} (Cr)"])
        truth.append(tru(x, s, x["ref"]))
    t = Table(data, colWidths=[30, 62, 60, 190, 85, 88], repeatRows=1)
    t.setStyle(TableStyle([("FONT", (0, 0), (-1, -1), F, 8), ("FONT", (0, 0), (-1, 0), B, 8), ("BACKGROUND", (0, 0), (-1, 0), colors.HexColor("#b3202a")), ("TEXTCOLOR", (0, 0), (-1, 0), colors.white),
                           ("ROWBACKGROUNDS", (0, 1), (-1, -1), [colors.white, colors.HexColor("#f7e9ea")]), ("ALIGN", (4, 0), (-1, -1), "RIGHT"), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"),
                           ("LINEBELOW", (0, 0), (-1, -1), .3, colors.HexColor("#ccaaaa"))]))
    el += [t, Spacer(1, 8), Paragraph("This is a system generated statement; no signature is needed. NEFT: National Electronic Fund Transfer | UPI: Unified Payment Interface | CLG: Clearing", ParagraphStyle("n", fontName=F, fontSize=7))]
    doc.build(el)
    return {"data": {"bank_name": "Sangam National Bank", "account_number": acct, "account_holder": who.upper(), "account_type": "Savings Account", "ifsc": ifsc, "currency": "INR",
                     "statement_period": per(d0, d1), "transactions": truth}}


def himgiri(path, seed, rows):
    """Core system's report in Courier: cash credit, balances Dr, page totals, brought and carried forward."""
    r = rng_of("himgiri", seed, rows)
    d0, d1 = period(r)
    tpl = {"neft_in": "NEFT {u} {P}", "neft_out": "RTGS/{u}/{P}", "chq": "TO CLG {P}", "cash": "BY CASH", "fee": ["LEDGER FOLIO CHGS", "CHQ BOOK ISSUE CHGS"], "ach": "NACH {P}", "upi_in": "UPI/{r}/{P}"}
    lim = r.choice([150000000, 250000000, 400000000])
    firm = r.choice(FIRMS).upper()
    op = -r.randint(lim // 5, lim // 2)
    tx = flow(r, rows, op, d0, d1, tpl, floor=-lim, scale=6, firms=[f for f in FIRMS if f.upper() != firm])
    dr, cr = sums(tx)
    town, state, pin = r.choice(TOWNS)
    acct, ifsc = digits(r, 14), "HIMC0" + digits(r, 6, "0")
    p = Pen(path, landscape(A4), "STATEMENT")
    sd = lambda n: inr(abs(n)) + ("Dr" if n < 0 else "Cr")
    L = lambda y, s: p.t(40, y, s, "Courier", 9)
    pg, truth, left = 1, [], list(tx)
    bal = op
    while left:
        y = 560
        L(y, f"{'HIMGIRI COMMERCIAL BANK LTD.':<100}PAGE NO : {pg:>4}")
        L(y - 12, f"{('BRANCH : ' + town.upper() + ' INDUSTRIAL ESTATE'):<60}{'IFSC : ' + ifsc:<40}RUN DATE: {d1:%d-%m-%Y}")
        y -= 30
        if pg == 1:
            L(y, f"{'STATEMENT OF ACCOUNT FOR THE PERIOD ' + d0.strftime('%d-%m-%Y') + ' TO ' + d1.strftime('%d-%m-%Y'):^125}")
            for a, b in ((f"M/S {firm}", f"ACCOUNT NO    : {acct}"), (f"{r.choice(STREETS).upper()}", "ACCOUNT TYPE  : CASH CREDIT - HYPOTHECATION"), (town.upper(), f"SANCTION LIMIT: {inr(lim)}"),
                         (f"{state.upper()} {pin}", f"DRAWING POWER : {inr(lim * 9 // 10)}"), ("", "CURRENCY      : INR")):
                y -= 13
                L(y, f"{a:<70}{b}")
            y -= 20
        else:
            L(y, f"A/C {acct}  {firm}")
            y -= 16
        L(y, "-" * 125)
        L(y - 11, f"{'TRAN DT':<11}{'VALUE DT':<11}{'CHQ NO':<8}{'PARTICULARS':<44}{'WITHDRAWALS':>16}{'DEPOSITS':>16}{'BALANCE':>19}")
        L(y - 21, "-" * 125)
        y -= 33
        L(y, f"{'':<30}{'OPENING BALANCE' if pg == 1 else 'B/F':<44}{'':>32}{sd(bal):>19}")
        y -= 12
        a = b = 0
        while left:
            x = left[0]
            s, more = x["text"], ""
            if len(s) > 42:
                k = s.rfind(" ", 0, 43)
                s, more = s[:k], s[k + 1:]
            if y < 95:
                break
            q = x["q"] if x["kind"] == "chq" else ""
            L(y, f"{x['date']:%d-%m-%Y} {x['date']:%d-%m-%Y} {q:<8}{s:<44}{inr(-x['amt']) if x['amt'] < 0 else '':>16}{inr(x['amt']) if x['amt'] > 0 else '':>16}{sd(x['bal']):>19}")
            if more:
                y -= 10.5
                L(y, " " * 30 + more)
            y -= 12
            a, b = a + max(-x["amt"], 0), b + max(x["amt"], 0)
            bal = x["bal"]
            truth.append(tru(x, (s + " " + more).strip(), q))
            left.pop(0)
        L(y, "-" * 125)
        L(y - 11, f"{'':<30}{'PAGE TOTAL':<44}{inr(a):>16}{inr(b):>16}{sd(bal):>19}")
        if left:
            L(y - 22, f"{'':<30}{'C/F':<76}{sd(bal):>19}")
            p.c.showPage()
            pg += 1
        else:
            L(y - 22, f"{'':<30}{'GRAND TOTAL':<44}{inr(dr):>16}{inr(cr):>16}")
            L(y - 33, f"{'':<30}{'CLOSING BALANCE':<76}{sd(bal):>19}")
            L(y - 48, f"{'*** END OF STATEMENT ***':^125}")
    p.c.save()
    return {"data": {"bank_name": "HIMGIRI COMMERCIAL BANK LTD.", "account_number": acct, "account_holder": "M/S " + firm, "account_type": "CASH CREDIT - HYPOTHECATION", "ifsc": ifsc, "currency": "INR",
                     "statement_period": per(d0, d1), "opening_balance": raw(op), "closing_balance": raw(bal), "total_debits": raw(dr), "total_credits": raw(cr), "transactions": truth}}


BANKS = {"rashtra": rashtra, "tunga": tunga, "sangam": sangam, "himgiri": himgiri}
