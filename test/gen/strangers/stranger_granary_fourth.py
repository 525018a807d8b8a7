# SPDX-License-Identifier: AGPL-3.0-or-later
"""A broker's client ledger, a small finance bank, an e-passbook of a state bank, an overdraft with one signed column."""
from stranger_granary_kit import *


def ledger(path, seed, rows):
    rng = start("ledger", seed, rows)
    s, who, pl = story(rng, rows, "sav", months=rng.choice([3, 6])), person(rng).upper(), rng.choice(PLACES)
    house, code = "Kuber Equities & Commodities Ltd", rng.choice("ABKMR") + digits(rng, 6)
    nos, txs, cells, amb = {}, [], [], colors.HexColor("#37474f")
    for t in s.tx:
        if t.dr:
            kind = rng.choice(["BILL", "BILL", "PYMT", "JV"])
            text = {"BILL": f"Bill for NSE-CM Settlement N/{t.d:%Y}{t.n + 41:03d} Net Obligation", "PYMT": f"Fund payout to {t.bk} A/c XXXX{t.r[-4:]}",
                    "JV": rng.choice(["DP charges for scrip sold on " + f"{t.d:%d/%m/%Y}", "Delayed payment charges", "AMC for demat account"])}[kind]
        else:
            kind = rng.choice(["BILL", "RCPT", "RCPT"])
            text = {"BILL": f"Bill for NSE-CM Settlement N/{t.d:%Y}{t.n + 41:03d} Net Obligation",
                    "RCPT": rng.choice([f"Funds received by UPI {t.r}", f"Funds received by NEFT {t.u} from {who}"])}[kind]
        nos[kind] = nos.get(kind, rng.randint(11, 900)) + rng.randint(1, 40)
        ref, ls = f"{kind}/{nos[kind]:05d}", wrap(text, T, 9, 196)
        cells.append([f"{t.d:%b %d, %Y}", kind, ref, "\n".join(ls), inr(t.a) if t.dr else "", "" if t.dr else inr(t.a), crdr(t.b)])
        txs.append(row(t, ls, ref))
    body = [["Date", "Vch Type", "Ref. No.", "Narration", "Debit (Rs.)", "Credit (Rs.)", "Running Balance"],
            ["", "", "", "Opening Balance", "", "", crdr(s.op)]] + cells + [["", "", "", "Total", inr(s.td), inr(s.tc), ""],
            ["", "", "", "Closing Balance", "", "", crdr(s.cl)]]
    tab = Table(body, [62, 42, 66, 204, 62, 64, 76], repeatRows=1, style=[("FONT", (0, 0), (-1, 0), TB, 9), ("FONT", (0, 1), (-1, -1), T, 9),
            ("FONT", (0, 1), (-1, 1), TB, 9), ("FONT", (0, -2), (-1, -1), TB, 9), ("LEADING", (0, 0), (-1, -1), 10.5),
                ("LINEABOVE", (0, 0), (-1, 0), 1.2, amb), ("LINEBELOW", (0, 0), (-1, 0), 1.2, amb), ("LINEBELOW", (0, 1), (-1, -3), .25, colors.grey),
                ("LINEBELOW", (0, -1), (-1, -1), 1.2, amb), ("LINEABOVE", (0, -2), (-1, -2), 1, amb),
                ("ALIGN", (4, 0), (-1, -1), "RIGHT"), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 2),
                ("RIGHTPADDING", (0, 0), (-1, -1), 2)])
    st = ParagraphStyle("l", fontName=T, fontSize=9.5, leading=12.5)
    cen = lambda size, f=T: ParagraphStyle("c", fontName=f, fontSize=size, leading=size + 4, alignment=1, textColor=amb)
    doc = SimpleDocTemplate(path, pagesize=letter, leftMargin=18, rightMargin=18, topMargin=30, bottomMargin=40, invariant=1)
    doc.build([Paragraph(house.replace("&", "&amp;"), cen(16, TB)),
               Paragraph("Member: NSE, BSE, MCX | SEBI Regn. No. INZ000391417 | Regd. Office: Nariman Chambers, Mumbai 400021", cen(8)), Spacer(1, 8),
               Paragraph(f"Financial Ledger of Client <b>{code}</b> from {s.a:%b %d, %Y} to {s.z:%b %d, %Y}", cen(11)), Spacer(1, 6),
               Paragraph(f"Client Name : <b>{who}</b><br/>Client Code : {code}<br/>"
                         f"Address : {pl[0]}, {pl[1]}, {pl[2]}, {pl[3]} - {pl[5]}<br/>Segment : All (NSE-CM, NSE-FO, BSE-CM)", st),
               Spacer(1, 8), tab, Spacer(1, 10),
               Paragraph("Dr : receivable from you. Cr : payable to you. Discrepancies, if any, are to be reported within 7 days.", st)],
              canvasmaker=paged(lambda c, p, n: put(c, 594, 20, f"Page {p} of {n}", T, 8, "r") or put(c, 18, 20, f"Printed on {s.z:%d/%m/%Y} 10:05", T, 8)))
    return pack(s, txs, bank_name=house, account_number=code, account_holder=who, opening_balance=s.op, closing_balance=s.cl, total_debits=s.td,
            total_credits=s.tc)


def smallfin(path, seed, rows):
    rng = start("smallfin", seed, rows)
    s, who, pl, br = story(rng, rows, "sav"), person(rng, ("Mr", "Mrs")), rng.choice(PLACES), rng.choice(BRANCHES)
    bank, acc, ifsc, micr, kind = "Udaan Small Finance Bank", "2" + digits(rng, 15), "UDNS0" + digits(rng, 6), digits(rng,
            9), rng.choice(["Savings - Platina", "Savings - Digital", "Savings - Samriddhi"])
    forms = {"UPI-": "UPI/DR/{r}/{p}/{bk}/{note}", "UPI+": "UPI/CR/{r}/{p}/{bk}/{note}", "NEFT+": "NEFT CR-{u}-{P}", "NEFT-": "NEFT DR-{u}-{P}",
            "IMPS": "IMPS P2A/{r}/{p}", "ATM": "ATM-CASH-{city}", "POS": "PCD/{n:04d}/{P}/{city}",
             "ACH": "NACH-DR-{P}", "INT": "Monthly interest credit for {mon}", "CHG": "Debit card annual fee incl. GST", "CHQ": "Cheque paid - {P}",
             "CLG": "Cheque deposit - {P}", "CASH": "Cash deposit", "FT": "Fund transfer - {p}"}
    c, txs, pur, pale = Paged(path, pagesize=A4, invariant=1), [], colors.HexColor("#6a1b7a"), colors.HexColor("#f4eaf6")
    xs = [34, 96, 276, 350, 424, 490, 562]  # date, description, ref, debit, credit, balance
    put(c, 562, 806, bank, NOTOB, 14, "r", pur)
    put(c, 34, 806, "ACCOUNT STATEMENT", NOTOB, 11)
    put(c, 34, 793, f"Statement period  {s.a:%d-%b-%Y} to {s.z:%d-%b-%Y}", NOTO, 8)
    for x, title in [(34, "Customer details"), (302, "Account details")]:
        c.setFillColor(pur)
        c.rect(x, 764, 260, 16, stroke=0, fill=1)
        put(c, x + 6, 769, title, NOTOB, 8, col=colors.white)
        c.setStrokeColor(pur)
        c.rect(x, 650, 260, 130)
    y = 750
    for ln, f in [(who, NOTOB)] + [(x, NOTO) for x in (pl[0], pl[1] + ", " + pl[2], pl[3] + ", " + pl[4], "PIN " + pl[5])]:
        put(c, 40, y, ln, f, 8.5)
        y -= 12.5
    put(c, 40, y - 6, "Customer ID", NOTO, 7.5, col=colors.grey)
    put(c, 110, y - 6, acc[5:13], NOTO, 8)
    y = 751
    for k, v in [("Account No.", acc), ("Account Type", kind), ("Branch", br[0]), ("Branch Address", br[1]), ("", br[2]), ("IFSC Code", ifsc),
            ("MICR Code", micr), ("Nominee", "Registered")]:
        put(c, 308, y, k, NOTO, 7.5, col=colors.grey)
        put(c, 388, y, v, NOTO, 8)
        y -= 12.5
    for i, (k, v) in enumerate([("Opening Balance", s.op), ("Total Debits", s.td), ("Total Credits", s.tc), ("Closing Balance", s.cl)]):
        c.setFillColor(pale)
        c.rect(34 + 132 * i, 606, 132, 34, fill=1)
        put(c, 40 + 132 * i, 628, k, NOTO, 7, col=pur)
        put(c, 160 + 132 * i, 612, inr(v), NOTOB, 9, "r")

    def head(y):
        c.setFillColor(pur)
        c.rect(34, y - 18, 528, 18, stroke=0, fill=1)
        for i, h in enumerate(["Date", "Description", "Ref/Cheque No.", "Debit", "Credit", "Balance"]):
            put(c, xs[i] + 5 if i < 3 else xs[i + 1] - 4, y - 12, h, NOTOB, 7.5, "l" if i < 3 else "r", colors.white)
        return y - 18
    y = head(590)
    for t in s.tx:
        ls = wrap(say(t, forms), NOTO, 7.5, 172)
        h = 10.5 * len(ls) + 7
        if y - h < 60:
            c.showPage()
            y = head(806)
        ref = {"UPI": t.r, "IMPS": t.r, "NEFT": t.u, "CHQ": t.chq, "CLG": t.chq}.get(t.m, "")
        mid = y - h / 2 - 2.7
        for x, v in [(558, inr(t.b)), (486, "-" if t.dr else inr(t.a)), (420, inr(t.a) if t.dr else "-")]:
            put(c, x, mid, v, NOTO, 7.5, "r")
        put(c, 39, mid, f"{t.d:%d-%b-%Y}", NOTO, 7.5)
        for k, ln in enumerate(ls):
            put(c, 101, y - 11 - 10.5 * k, ln, NOTO, 7.5)
        put(c, 281, mid, ref or "-", NOTO, 7)
        y -= h
        c.setStrokeColor(colors.HexColor("#d9c4de"))
        c.line(34, y, 562, y)
        txs.append(row(t, ls, ref))
    put(c, 298, y - 16, "*** End of statement ***", NOTO, 8, "c", pur)
    c.foot = lambda c, p, n: put(c, 34, 28, "Unless a discrepancy is brought to our notice within 21 days, this statement is treated as correct.", NOTO,
            6.5) or put(c, 562, 28, f"Page {p} of {n}", NOTO, 7, "r")
    c.showPage()
    c.save()
    return pack(s, txs, bank_name=bank, account_number=acc, account_holder=who, account_type=kind, ifsc=ifsc, opening_balance=s.op, closing_balance=s.cl,
            total_debits=s.td, total_credits=s.tc,
                branch={"name": br[0], "address": br[1] + ", " + br[2], "ifsc": ifsc, "micr": micr})


def epassbook(path, seed, rows):
    rng = start("epassbook", seed, rows)
    s, who, pl, br = story(rng, rows, "sav"), person(rng).upper(), rng.choice(PLACES), rng.choice(BRANCHES)
    bank, acc, ifsc, micr = "Tungabhadra Bank", digits(rng, 13), "TGBK0" + digits(rng, 6), digits(rng, 9)
    c, txs = Canvas(path, pagesize=A4, invariant=1), []
    forms = {"UPI-": "UPI/DR/{r}/{P}/{bk}/**{vpa}/{note}//TGB{u}/{ds} {tm}", "UPI+": "UPI/CR/{r}/{P}/{bk}/**{vpa}/{note}//{bk}{u}/{ds} {tm}",
            "NEFT": "NEFT {w}-{u}-{P}-", "IMPS": "IMPS-{w}-{r}-{P}-{bk}-XXXXXXXXX{n:03d}-{ds} {tm}",
             "ATM": "ATM CASH-{r}-{city}-{ds} {tm}", "POS": "VPOS-{card}-{P} {city}-{ds} {tm}", "ACH": "NACH-ECS-{P}-{r}",
             "INT": "SBINT: INTEREST PAID FOR {mon}", "CHG": "SERVICE CHARGES- SMS ALERT AND DEBIT CARD", "CHQ": "CHEQUE PAID-{P}",
             "CLG": "CLG DEPOSIT-{P}", "CASH": "CASH DEPOSIT-SELF", "FT": "FUNDS TRANSFER {w}-{P}"}
    put(c, 40, 806, bank, HB, 16, col=colors.HexColor("#0077b6"))
    put(c, 40, 786, f"Statement for A/c {acc[:4]}XXXXX{acc[-4:]} between {s.a:%d-%b-%Y} and {s.z:%d-%b-%Y}", HB, 10)
    y = 764
    for k, v in [("Customer Id", "XXXXXX" + acc[5:8]), ("Name", who), ("Phone", "+91 XXXXXX" + acc[2:6]),
            ("Address", [pl[0].upper(), pl[1].upper(), pl[3].upper() + " " + pl[5]])]:
        put(c, 40, y, k, HB, 8.5)
        for ln in v if isinstance(v, list) else [v]:
            put(c, 120, y, ln, H, 8.5)
            y -= 12
    y = 764
    for k, v in [("Branch Code", ifsc[-4:]), ("Branch Name", br[0].upper()), ("IFSC Code", ifsc), ("MICR Code", micr), ("Product", "CANOPY SB GENERAL"),
            ("Searched By", f"From {s.a:%d %b %Y} To {s.z:%d %b %Y}")]:
        put(c, 330, y, k, HB, 8.5)
        put(c, 410, y, v, H, 8.5)
        y -= 12
    page = 1

    def head(y):
        c.setStrokeColor(colors.black)
        c.line(40, y + 12, 555, y + 12)
        for x, h, how in [(40, "Date", "l"), (110, "Particulars", "l"), (400, "Deposits", "r"), (478, "Withdrawals", "r"), (555, "Balance", "r")]:
            put(c, x, y, h, HB, 9, how)
        c.line(40, y - 5, 555, y - 5)
        return y - 20
    y = head(670)
    put(c, 110, y, "Opening Balance", HB, 8.5)
    put(c, 555, y, "Rs. " + inr(s.op), HB, 8.5, "r")
    y -= 18
    for t in s.tx:
        t.w = "Dr" if t.dr else "Cr"
        ls = wrap(say(t, forms), H, 8.5, 205)
        if t.m in ("CHQ", "CLG", "UPI", "IMPS", "NEFT", "FT"):
            ls.append("Chq: " + (t.chq if t.m in ("CHQ", "CLG") else t.r))
        if y - 11 * len(ls) < 60:
            put(c, 555, 34, f"page {page}", H, 8, "r")
            page += 1
            c.showPage()
            y = head(800)
        for k, ln in enumerate(ls):
            put(c, 110, y - 11 * k, ln, H, 8.5)
        put(c, 40, y, f"{t.d:%d-%m-%Y}", H, 8.5)
        put(c, 478 if t.dr else 400, y, inr(t.a), H, 8.5, "r")
        put(c, 555, y, inr(t.b), H, 8.5, "r")
        txs.append(row(t, ls))
        y -= 11 * len(ls) + 9
    put(c, 110, y, "Closing Balance", HB, 8.5)
    put(c, 555, y, "Rs. " + inr(s.cl), HB, 8.5, "r")
    put(c, 298, y - 20, "------ END OF STATEMENT ------", H, 8, "c")
    put(c, 555, 34, f"page {page}", H, 8, "r")
    c.save()
    return pack(s, txs, bank_name=bank, account_number=f"{acc[:4]}XXXXX{acc[-4:]}", account_holder=who, account_type="CANOPY SB GENERAL", ifsc=ifsc,
            opening_balance=s.op, closing_balance=s.cl,
                branch={"name": br[0].upper(), "ifsc": ifsc, "micr": micr})


def overdraft(path, seed, rows):
    rng = start("overdraft", seed, rows)
    s, firm, pl, br = story(rng, rows, "od"), rng.choice(FIRMS).upper(), rng.choice(PLACES), rng.choice(BRANCHES)
    bank, acc, ifsc, micr = "Mahanadi Mercantile Bank", digits(rng, 10), "MMBK0" + digits(rng, 6), digits(rng, 9)
    forms = {"NEFT": "NEFT {u} {P}", "RTGS": "RTGS {u} {P}", "CHQ": "TO CLG {P} {bk}", "CLG": "BY CLG {P} {bk}", "CASH": "CASH DEP {city}",
            "CHG": "CHRG: LEDGER FOLIO AND GST", "INT": "OD INTEREST RECOVERED {mon}", "FT": "FUND TRF {P}",
             "ACH": "NACH DR {P}", "IMPS": "SENT IMPS {r} {P}"}
    c, txs = Paged(path, pagesize=A4, invariant=1), []
    sign = lambda p: inr(abs(p)) + ("(Dr)" if p < 0 else "(Cr)")
    y = 800
    for ln in [firm] + [x.upper() for x in pl[:3]] + [f"{pl[3].upper()} - {pl[5]}", f"{pl[4].upper()}, INDIA"]:
        put(c, 40, y, ln, H, 9)
        y -= 12
    put(c, 556, 804, bank, HB, 13, "r", colors.HexColor("#c62828"))
    y = 784
    for k, v in [("Period", f"{s.a:%d-%m-%Y} To {s.z:%d-%m-%Y}"), ("Cust.Reln.No", acc[1:9]), ("Account No", acc), ("A/c Type", "OVERDRAFT - BUSINESS"),
            ("Currency", "INR"), ("Branch", br[0].upper()), ("IFSC", ifsc), ("MICR Code", micr)]:
        put(c, 340, y, f"{k} : {v}", H, 8.5)
        y -= 11.5
    put(c, 40, 692, "Sanctioned Limit " + inr(250000000) + "   secured by hypothecation of stock and book debts", H, 8)

    def head(y, title):
        put(c, 298, y + 8, title, HB, 10, "c")
        c.setDash(1, 2)
        c.line(40, y, 556, y)
        for x, a, b, how in [(40, "Date", "", "l"), (100, "Narration", "", "l"), (308, "Chq/Ref No", "", "l"),
                (470, "Withdrawal (Dr)/", "Deposit (Cr)", "r"), (556, "Balance", "", "r")]:
            put(c, x, y - 12, a, HB, 8.5, how)
            put(c, x, y - 23, b, HB, 8.5, how)
        c.line(40, y - 29, 556, y - 29)
        c.setDash()
        return y - 42
    y = head(664, "Statement of Banking Account")
    put(c, 100, y, "B/F", H, 8.5)
    put(c, 556, y, sign(s.op), H, 8.5, "r")
    y -= 15
    for t in s.tx:
        ls = wrap(say(t, forms), H, 8.5, 200)
        if y - 11 * len(ls) < 80:
            c.showPage()
            y = head(790, "Statement of Banking Account (contd.)")
        ref = {"CHQ": t.chq, "CLG": t.chq, "NEFT": "NEFTINW-" + t.r[:10], "RTGS": "RTGS-" + t.r[:10], "IMPS": "IMPS-" + t.r}.get(t.m, "")
        ref = ref.replace("INW", "OUT") if t.dr else ref
        for x, v, how in [(40, f"{t.d:%d-%m-%Y}", "l"), (308, ref, "l"), (470, inr(t.a) + ("(Dr)" if t.dr else "(Cr)"), "r"), (556, sign(t.b), "r")]:
            put(c, x, y, v, H, 8.5, how)
        for k, ln in enumerate(ls):
            put(c, 100, y - 11 * k, ln, H, 8.5)
        txs.append(row(t, ls, ref))
        y -= 11 * len(ls) + 4
    if y < 160:
        c.showPage()
        y = 800
    c.setDash(1, 2)
    c.line(40, y, 556, y)
    put(c, 40, y - 18, "Statement Summary", HB, 9)
    for i, (k, v) in enumerate([("Opening Balance", sign(s.op)), ("Total Withdrawal Amount", inr(s.td) + "(Dr)"),
            ("Total Deposit Amount", inr(s.tc) + "(Cr)"), ("Closing Balance", sign(s.cl)), ("Withdrawal Count", str(s.nd)), ("Deposit Count", str(s.nc))]):
        put(c, 40, y - 32 - 12 * i, k, H, 8.5)
        put(c, 170, y - 32 - 12 * i, ":", H, 8.5)
        put(c, 290, y - 32 - 12 * i, v, H, 8.5, "r")
    c.foot = lambda c, p, n: put(c, 40, 30, "Any discrepancy in the statement should be brought to the notice of the Bank within one month.", H,
            7) or put(c, 556, 30, f"Page {p} of {n}", H, 7.5, "r")
    c.showPage()
    c.save()
    return pack(s, txs, bank_name=bank, account_number=acc, account_holder=firm, account_type="OVERDRAFT - BUSINESS", ifsc=ifsc, currency="INR",
            opening_balance=s.op, closing_balance=s.cl, total_debits=s.td, total_credits=s.tc,
                branch={"name": br[0].upper(), "ifsc": ifsc, "micr": micr})


BANKS = {"ledger": ledger, "smallfin": smallfin, "epassbook": epassbook, "overdraft": overdraft}
