# SPDX-License-Identifier: AGPL-3.0-or-later
"""Savings of a private bank, savings of a state bank, a cash credit from a DOS program, a bank in an app."""
from itertools import groupby

from stranger_granary_kit import *


def sapphire(path, seed, rows):
    rng = start("sapphire", seed, rows)
    s, who, pl, br = story(rng, rows, "sav"), person(rng, ("MR.", "MS.")).upper(), rng.choice(PLACES), rng.choice(BRANCHES)
    bank, acc, ifsc, micr = "Nivara Bank Ltd.", "501" + digits(rng, 11), "NVRA0" + digits(rng, 6), digits(rng, 9)
    kind, joint = rng.choice(["SAVINGS - REGULAR (101)", "SAVINGS MAX (146)"]), rng.choice(["", person(rng, ("MR.", "MRS.")).upper()])
    forms = {"UPI": "UPI-{P}-{vpa}-{ifsc}-{r}-{note}", "NEFT+": "NEFT CR-{ifsc}-{P}-" + who[4:] + "-{u}", "NEFT-": "NEFT DR-{ifsc}-{P}-NETBANK, MUM-{u}",
            "IMPS": "IMPS-{r}-{P}-{bk}-XXXXXXXX{n:04d}-{note}",
             "ATM": "NWD-{card}-{bk}{n:04d}-{city}", "POS": "POS {card} {P} POS DEBIT", "ACH": "ACH D- {P}-{r}", "INT": "CREDIT INTEREST CAPITALISED",
             "CHG": "INSTAALERT CHG Q{qu} INCL GST {ds}",
             "CHQ": "CHQ PAID-CTS S5-{P}", "CLG": "CHQ DEP - TRANSFER OW {n} - {P}", "CASH": "CASH DEPOSIT BY - SELF - {city}",
             "FT": "IB FUNDS TRANSFER {P}"}
    xs = [22, 64, 268, 352, 392, 453, 514, 575]
    c, txs = Paged(path, pagesize=A4, invariant=1), []

    def head():
        put(c, 22, 806, bank, HB, 15, col=colors.HexColor("#0b3d91"))
        put(c, 22, 794, "We understand your world of savings", H, 6.5, col=colors.grey)
        y = 764
        for ln in [who] + [x.upper() for x in pl[:3]] + [pl[3].upper() + " " + pl[5], pl[4].upper(), "INDIA"]:
            put(c, 30, y, ln, H, 8)
            y -= 11
        put(c, 30, 672, "JOINT HOLDERS :" + (" " + joint if joint else ""), H, 7.5)
        c.roundRect(22, 664, 255, 114, 4)
        y = pairs(c, 300, 806, [("Account Branch", br[0].upper()), ("Address", [br[1].upper(), br[2].upper()]), ("Phone no.", "18002" + acc[3:8]),
                ("OD Limit", "0.00"), ("Currency", "INR"), ("Email", who[4:].split()[0] + "@MAILBOX.IN"),
                                ("Cust ID", acc[4:12]), ("Account No", acc), ("A/C Open Date", "14/08/2017"), ("Account Status", "Regular"),
                                ("RTGS/NEFT IFSC", ifsc), ("MICR", micr), ("Account Type", kind)], 385, size=7.5, lead=10.3)
        put(c, 22, 648, f"From : {s.a:%d/%m/%Y}      To : {s.z:%d/%m/%Y}", H, 8)
        put(c, 430, 648, "Statement of account", HB, 10)
        c.rect(xs[0], 626, xs[-1] - xs[0], 15)
        for i, h in enumerate(["Date", "Narration", "Chq./Ref.No.", "Value Dt", "Withdrawal Amt.", "Deposit Amt.", "Closing Balance"]):
            put(c, (xs[i] + xs[i + 1]) / 2, 631, h, H, 7, "c")
        return 616

    def tail(y):
        c.line(xs[0], y, xs[-1], y)
        for x in xs:
            c.line(x, 641, x, y)
    y = head()
    for t in s.tx:
        lines = hard(say(t, forms), H, 7, 200)
        if y - 9 * len(lines) < 70:
            tail(66)
            c.showPage()
            y = head()
        ref = {"CHQ": "0000000000" + t.chq, "NEFT": t.u, "INT": "000000000000000", "CHG": "MIR" + t.r}.get(t.m, "0000" + t.r)
        put(c, 24, y, f"{t.d:%d/%m/%y}", H, 7)
        for k, ln in enumerate(lines):
            put(c, 66, y - 9 * k, ln, H, 7)
        put(c, 270, y, ref, H, 7)
        put(c, 354, y, f"{t.vd:%d/%m/%y}", H, 7)
        put(c, 450 if t.dr else 511, y, inr(t.a), H, 7, "r")
        put(c, 572, y, inr(t.b), H, 7, "r")
        txs.append(row(t, lines, ref))
        y -= 9 * len(lines) + 3
    tail(y)
    if y < 150:
        c.showPage()
        y = 800
    put(c, 22, y - 24, "STATEMENT SUMMARY :-", HB, 8)
    for x, k, v in zip([90, 190, 270, 370, 470, 570], ["Opening Balance", "Dr Count", "Cr Count", "Debits", "Credits", "Closing Bal"],
            [inr(s.op), str(s.nd), str(s.nc), inr(s.td), inr(s.tc), inr(s.cl)]):
        put(c, x, y - 38, k, HB, 7.5, "r")
        put(c, x, y - 50, v, H, 7.5, "r")
    put(c, 298, y - 68, f"Generated On: {s.z:%d-%b-%Y} 21:14:08      This is a computer generated statement and does not require signature.", H, 6.5, "c")
    c.foot = lambda c, p, n: put(c, 22, 822, f"Page No .: {p}", H, 7) or put(c, 22, 30,
            "*Closing balance includes funds earmarked for hold and uncleared funds", H, 6)
    c.showPage()
    c.save()
    return pack(s, txs, bank_name=bank, account_number=acc, account_holder=who, account_type=kind, ifsc=ifsc, currency="INR", opening_balance=s.op,
            closing_balance=s.cl, total_debits=s.td, total_credits=s.tc,
                branch={"name": br[0].upper(), "address": (br[1] + ", " + br[2]).upper(), "ifsc": ifsc, "micr": micr})


def statebank(path, seed, rows):
    rng = start("statebank", seed, rows)
    s, who, pl, br = story(rng, rows, "sav"), person(rng, ("Mr.", "Ms.")), rng.choice(PLACES), rng.choice(BRANCHES)
    bank, acc, ifsc, micr, cif = "Union State Bank of Bharat", "000000" + digits(rng, 11), "USBB0" + digits(rng, 6), digits(rng, 9), digits(rng, 11)
    kind = rng.choice(["REGULAR SB CHQ-INDIVIDUALS", "SBCHQ-GEN-PUB-IND-NONRURAL-INR", "SURABHI SB GOLD"])
    forms = {"UPI-": "TO TRANSFER-UPI/DR/{r}/{p}/{bk}/{vpa}/{note}--", "UPI+": "BY TRANSFER-UPI/CR/{r}/{p}/{bk}/{vpa}/{note}--",
            "NEFT+": "BY TRANSFER-NEFT*{ifsc}*{u}*{P}--", "NEFT-": "TO TRANSFER-INB NEFT UTR NO: {u}--{P}",
             "IMPS-": "TO TRANSFER-INB IMPS/P2A/{r}/XXXXX{n:03d}/{bk}--", "IMPS+": "BY TRANSFER-IMPS/{r}/{bk}-{p}--",
             "ATM": "ATM WDL-ATM CASH {n:04d} {city}--", "POS": "by debit card-OTHPG {r} {P} {city}--",
             "INT": "CREDIT INTEREST--", "CHG": "DEBIT-ATMCard AMC {n:04d}*{card}--", "CHQ": "CHEQUE WDL-CHEQUE TRANSFER TO {chq} {P}--",
             "CLG": "CHEQUE DEPOSIT-CTS CLEARING {P}--", "CASH": "CASH DEPOSIT-CASH DEPOSIT SELF--"}
    st, cell = ParagraphStyle("a", fontName=H, fontSize=8.5, leading=11.5), []
    lab = [("Account Name", who), ("Address", "<br/>".join([pl[0], pl[1] + ", " + pl[2], pl[3] + "-" + pl[5], pl[4]])), ("Date", f"{s.z.day} {s.z:%b %Y}"),
            ("Account Number", acc), ("Account Description", kind), ("Branch", br[0].upper()),
           ("Drawing Power", "0.00"), ("Interest Rate(% p.a.)", "2.7"), ("MOD Balance", "0.00"), ("CIF No.", cif),
           ("IFS Code<br/>(Indian Financial System)", ifsc), ("MICR Code<br/>(Magnetic Ink Character Recognition)", micr),
           ("Nomination Registered", rng.choice(["Yes", "No"])), (f"Balance as on {s.a.day} {s.a:%b %Y}", inr(s.op))]
    box = Table([[Paragraph(k, st), ":", Paragraph(v, st)] for k, v in lab], [185, 10, 320], style=[("VALIGN", (0, 0), (-1, -1), "TOP"),
            ("TOPPADDING", (0, 0), (-1, -1), 0.5), ("BOTTOMPADDING", (0, 0), (-1, -1), 1.5), ("FONTSIZE", (0, 0), (-1, -1), 8.5)])
    txs, day = [], lambda d: f"{d.day} {d:%b}\n{d:%Y}"
    for t in s.tx:
        lines = wrap(say(t, forms), H, 8, 128)
        ref = wrap({"CHQ": t.chq, "UPI": ("TRANSFER TO " if t.dr else "TRANSFER FROM ") + t.r[1:],
                "NEFT": ("TRANSFER TO " if t.dr else "TRANSFER FROM ") + t.r[1:],
                "IMPS": "MAB" + t.r + (" TRANSFER TO" if t.dr else " TRANSFER FROM")}.get(t.m, ""), H, 8, 78)
        cell.append([day(t.d), day(t.vd), "\n".join(lines), "\n".join(ref), inr(t.a) if t.dr else "", "" if t.dr else inr(t.a), inr(t.b)])
        txs.append(row(t, lines, " ".join(ref)))
    tab = Table([["Txn Date", "Value\nDate", "Description", "Ref No./Cheque\nNo.", "Debit", "Credit", "Balance"]] + cell, [46, 42, 138, 86, 66, 66, 74],
            repeatRows=1,
                style=[("GRID", (0, 0), (-1, -1), .6, colors.black), ("FONT", (0, 0), (-1, 0), HB, 8), ("FONT", (0, 1), (-1, -1), H, 8),
                ("LEADING", (0, 0), (-1, -1), 10), ("VALIGN", (0, 0), (-1, -1), "TOP"),
                       ("ALIGN", (4, 0), (-1, -1), "RIGHT"), ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3)])
    hd = ParagraphStyle("h", fontName=HB, fontSize=16, leading=22, textColor=colors.HexColor("#1c4fa0"))
    sm = ParagraphStyle("s", fontName=H, fontSize=7.5, leading=10)
    doc = SimpleDocTemplate(path, pagesize=A4, leftMargin=36, rightMargin=36, topMargin=34, bottomMargin=40, invariant=1)
    doc.build([Paragraph(bank, hd), Spacer(1, 8), box, Spacer(1, 10),
            Paragraph(f"<b>Account Statement from {s.a.day} {s.a:%b %Y} to {s.z.day} {s.z:%b %Y}</b>", st), Spacer(1, 5), tab, Spacer(1, 10),
               Paragraph("Please do not share your ATM, Debit/Credit card number, PIN and OTP with anyone over mail, SMS,"
                         " phone call or any other media. Bank never asks for such information.", sm),
               Paragraph("**This is a computer generated statement and does not require a signature.", sm)])
    return pack(s, txs, bank_name=bank, account_number=acc, account_holder=who, account_type=kind, ifsc=ifsc, opening_balance=s.op,
            branch={"name": br[0].upper(), "ifsc": ifsc, "micr": micr})


def cashcredit(path, seed, rows):
    rng = start("cashcredit", seed, rows)
    s, firm, pl, br = story(rng, rows, "od"), "M/S " + rng.choice(FIRMS).upper(), rng.choice(PLACES), rng.choice(BRANCHES)
    bank, acc, W = "MALWA COMMERCIAL BANK LTD", digits(rng, 5) + "CC" + digits(rng, 7), 96
    forms = {"NEFT+": "NEFT {P}", "NEFT-": "NEFT TO {P}", "RTGS+": "RTGS {P}", "RTGS-": "RTGS TO {P}", "CHQ": "TO {P}", "CLG": "CLG {P}", "CASH+": "CASH",
            "CHG": "STK INSPECTION CHGS+GST", "INT": "INT. FOR {mon}",
             "FT-": "TRF {P}", "FT+": "BY TRF {P}", "ACH": "ECS {P}", "IMPS": "IMPS {r}"}
    bal = lambda p: inr(abs(p)) + ("DR" if p < 0 else "CR")
    line = lambda d, p, q, a, b, x: f" {d:<10} {p[:28]:<28} {q:<8} {a:>14} {b:>14} {x:>17}".rstrip()
    c, txs, y, page = Canvas(path, pagesize=A4, invariant=1), [], 0, 0

    def out(text=""):
        nonlocal y
        put(c, 16, y, text, C, 9.6)
        y -= 11.4

    def head():
        nonlocal y, page
        y, page = 810, page + 1
        out(bank.center(W - 12).rstrip().ljust(W - 12) + f"PAGE {page:>4}")
        out(f"BRANCH : {br[0].upper()}".center(W - 12).rstrip())
        out()
        if page == 1:
            for a, b in [(firm, f"A/C NO.  : {acc}"), (pl[0].upper(), "A/C TYPE : CASH CREDIT (HYP)"), (pl[1].upper(), f"LIMIT    : {inr(250000000)}"),
                    (pl[3].upper() + " - " + pl[5], f"DATE     : {s.z:%d-%m-%Y}")]:
                out(f" {a:<52}{b}")
            out()
        out(f" STATEMENT OF ACCOUNT FROM {s.a:%d-%m-%Y} TO {s.z:%d-%m-%Y}")
        out(" " + "-" * W)
        out(line("DATE", "PARTICULARS", "CHQ.NO.", "DEBIT", "CREDIT", "BALANCE"))
        out(" " + "-" * W)
    head()
    out(line("", "B/F", "", "", "", bal(s.op)))
    pd = pc = 0
    for t in s.tx:
        if y < 110:
            out(" " + "-" * W)
            out(line("", "PAGE TOTAL", "", inr(pd), inr(pc), ""))
            out(line("", "C/F", "", "", "", bal(t.b + (t.a if t.dr else -t.a))))
            c.showPage()
            head()
            out(line("", "B/F", "", "", "", bal(t.b + (t.a if t.dr else -t.a))))
            pd = pc = 0
        d, q = say(t, forms)[:28].strip(), t.chq if t.m in ("CHQ", "CLG") else ""
        out(line(f"{t.d:%d-%m-%Y}", d, q, inr(t.a) if t.dr else "", "" if t.dr else inr(t.a), bal(t.b)))
        txs.append(row(t, d, q))
        pd, pc = pd + (t.a if t.dr else 0), pc + (0 if t.dr else t.a)
    for x in [" " + "-" * W, line("", "PAGE TOTAL", "", inr(pd), inr(pc), ""), line("", "GRAND TOTAL", "", inr(s.td), inr(s.tc), bal(s.cl)), " " + "=" * W,
            "", " E.& O.E.   PLEASE REPORT ANY DISCREPANCY WITHIN 15 DAYS", "",
              " " * 70 + "MANAGER/ACCOUNTANT"]:
        out(x)
    c.save()
    return pack(s, txs, bank_name=bank, account_number=acc, account_holder=firm, account_type="CASH CREDIT (HYP)", opening_balance=s.op,
            closing_balance=s.cl, total_debits=s.td, total_credits=s.tc, branch={"name": br[0].upper()})


def neobank(path, seed, rows):
    rng = start("neobank", seed, rows)
    s, who = story(rng, rows, "sav"), person(rng)
    bank, acc, ifsc, ink = "Tarang Digital Bank", "77" + digits(rng, 10), "TRNG0" + digits(rng, 6), colors.HexColor(rng.choice(["#5b2be0", "#00796b",
            "#d6336c"]))
    sub = {"UPI": "UPI · {vpa}", "NEFT": "NEFT · {u}", "IMPS": "IMPS · {r}", "ATM": "Cash withdrawal · {city}", "POS": "Debit card · {city}",
            "ACH": "AutoPay · {r}", "INT": "Savings interest", "CHG": "Fees · incl. 18% GST",
           "CHQ": "Cheque · {chq}", "CLG": "Cheque deposit", "CASH": "Cash deposit · {city}", "FT": "Tarang to Tarang"}
    top = {"ATM": "ATM", "INT": "Interest credited", "CHG": "Card replacement fee", "CASH": "Cash added"}
    c, txs, y = Paged(path, pagesize=A4, invariant=1), [], 0
    c.setFillColor(ink)
    c.rect(0, 742, 596, 100, stroke=0, fill=1)
    put(c, 40, 800, bank, NOTOB, 19, col=colors.white)
    put(c, 40, 778, "Account statement", NOTO, 11, col=colors.white)
    put(c, 40, 760, f"{s.a.day} {s.a:%B %Y} – {s.z.day} {s.z:%B %Y}", NOTO, 9, col=colors.white)
    put(c, 40, 716, who, NOTOB, 14)
    for x, k, v in [(40, "Account number", acc), (180, "IFSC", ifsc), (300, "Account type", "Zero-balance Savings"), (450, "Currency", "INR")]:
        put(c, x, 696, k, NOTO, 7.5, col=colors.grey)
        put(c, x, 684, v, NOTO, 9.5)
    for i, (k, v) in enumerate([("Opening balance", s.op), ("Money in", s.tc), ("Money out", s.td), ("Closing balance", s.cl)]):
        c.setFillColor(colors.HexColor("#f3f1fa"))
        c.roundRect(40 + 130 * i, 628, 122, 42, 6, stroke=0, fill=1)
        put(c, 50 + 130 * i, 654, k, NOTO, 7.5, col=colors.grey)
        put(c, 50 + 130 * i, 638, "₹" + inr(v), SANSB, 10)
    y = 600
    for d, g in groupby(s.tx, key=lambda t: t.d):
        g = list(g)
        if y < 115:
            c.showPage()
            y = 790
        put(c, 40, y, f"{d:%a}, {d.day} {d:%B %Y}", NOTOB, 9, col=ink)
        c.setStrokeColor(colors.lightgrey)
        c.line(40, y - 5, 555, y - 5)
        y -= 21
        for t in g:
            if y < 75:
                c.showPage()
                y = 790
            a, b = top.get(t.m, t.p), say(t, sub)
            put(c, 40, y, a, NOTO, 9.5)
            put(c, 40, y - 11, b, NOTO, 7.5, col=colors.grey)
            put(c, 555, y - 3, ("– " if t.dr else "+ ") + "₹" + inr(t.a), SANS, 9.5, "r", colors.black if t.dr else colors.HexColor("#12803c"))
            txs.append(row(t, [a, b], bal=False))
            y -= 28
    c.foot = lambda c, p, n: put(c, 40, 32, "Questions? Chat with us in the app, 24x7. Deposits are insured up to Rs 5 lakh by DICGC.", NOTO, 7,
            col=colors.grey) or put(c, 555, 32, f"{p}/{n}", NOTO, 7, "r", colors.grey)
    c.showPage()
    c.save()
    return pack(s, txs, bank_name=bank, account_number=acc, account_holder=who, account_type="Zero-balance Savings", ifsc=ifsc, currency="INR",
            opening_balance=s.op, closing_balance=s.cl, total_debits=s.td, total_credits=s.tc,
                branch={"ifsc": ifsc})


BANKS = {"sapphire": sapphire, "statebank": statebank, "cashcredit": cashcredit, "neobank": neobank}
