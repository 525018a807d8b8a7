# SPDX-License-Identifier: AGPL-3.0-or-later
"""A gramin bank, an urban cooperative bank, a passbook, and a download of a corporate net-banking site."""
from stranger_granary_kit import *


def gramin(path, seed, rows):
    rng = start("gramin", seed, rows)
    s, who, pl, br = story(rng, rows, "sav"), person(rng, ("Shri", "Smt.")), PLACES[9], ("Sohawal", "Main Bazar", "Faizabad 224188")
    bank, acc, ifsc, cif, kind = "Saryu Gramin Bank", digits(rng, 14), "SRYU0" + digits(rng, 6), digits(rng,
            8), rng.choice(["SB-KCC LINKED", "SB GENERAL", "PMJDY SAVINGS"])
    forms = {"UPI-": "UPI/DR/{r}/{p}/{vpa}", "UPI+": "UPI/CR/{r}/{p}/{vpa}", "NEFT+": "NEFT-IN {u} {P}", "NEFT-": "NEFT-OUT {u} {P}",
            "IMPS": "IMPS/{r}/{P}", "ATM": "RUPAY ATM/{r}/{city}", "POS": "RUPAY POS/{r}/{P}", "ACH": "NACH/{P}",
             "INT": "SB INT PAID UPTO {mon}", "CHG": "SMS CHARGES Q{qu} + GST", "CHQ": "CHQ WDL {P}", "CLG": "CTS CLG {P}", "CASH": "CASH DEP SELF",
             "FT": "TRF {P}"}
    c, txs, green = Paged(path, pagesize=A4, invariant=1), [], colors.HexColor("#1b5e20")
    put(c, 298, 800, bank, TB, 18, "c", green)
    put(c, 298, 786, "(A Government Enterprise)  Head Office: Awadh Marg, Faizabad (U.P.)", T, 8.5, "c")
    c.setStrokeColor(green)
    c.line(40, 779, 555, 779)
    c.line(40, 777, 555, 777)
    boxes = [[("खाता / Account No.", acc), ("शाखा / Branch", br[0]), ("IFSC", ifsc), ("CIF", cif)],
            [("नाम / Name", who), ("पता / Address", pl[0] + ", " + pl[3]), ("Scheme", kind), ("Mobile", "XXXXXX" + cif[:4])]]
    for r, line in enumerate(boxes):
        for i, (k, v) in enumerate(line):
            x, w = [40, 178, 338, 458][i], [138, 160, 120, 97][i]
            c.rect(x, 736 - 32 * r, w, 32)
            hindi, _, eng = k.rpartition(" / ")
            put(c, x + 4, 758 - 32 * r, hindi, DEVA, 7, col=green)
            put(c, x + 4 + (stringWidth(hindi, DEVA, 7) if hindi else 0), 758 - 32 * r, (" / " if hindi else "") + eng, NOTO, 6.5, col=green)
            put(c, x + 4, 742 - 32 * r, v, T, 8.5)
    put(c, 40, 684, f"Statement of account no. {acc} in the name of {who} for the period from {s.a:%d.%m.%Y} to {s.z:%d.%m.%Y}.", T, 10)
    xs = [40, 96, 286, 338, 408, 478, 555]
    heads = [("तारीख", "Date"), ("", "Particulars"), ("चेक", "Cheque"), ("नामे", "Debit"), ("जमा", "Credit"), ("शेष", "Balance")]
    todo, top = [(None, ["OPENING BALANCE"])] + [(t, wrap(say(t, forms), T, 8.5, 182)) for t in s.tx], 674
    while todo:
        y, page = top - 28, []
        while todo and y - 10 * len(todo[0][1]) - 5 > 60:
            page.append((y, *todo.pop(0)))
            y -= 10 * len(page[-1][2]) + 5
            c.line(xs[0], y, xs[-1], y)
        c.setFillColor(colors.HexColor("#e6f2e6"))
        c.rect(xs[0], top - 28, xs[-1] - xs[0], 28, fill=1)
        for x in xs:
            c.line(x, top, x, y)
        for i, (a, b) in enumerate(heads):
            put(c, (xs[i] + xs[i + 1]) / 2, top - 11, a, DEVA, 8, "c")
            put(c, (xs[i] + xs[i + 1]) / 2, top - 23, b, TB, 8.5, "c")
        for y0, t, ls in page:  # column by column
            put(c, 44, y0 - 10, f"{(t.d if t else s.a):%d.%m.%Y}", T, 8.5)
        for y0, t, ls in page:
            for k, ln in enumerate(ls):
                put(c, 100, y0 - 10 - 10 * k, ln, T, 8.5)
        for y0, t, ls in page:
            if t and t.m in ("CHQ", "CLG"):
                put(c, 312, y0 - 10, t.chq, T, 8.5, "c")
        for side in (True, False):
            for y0, t, ls in page:
                if t and t.dr == side:
                    put(c, 405 if side else 475, y0 - 10, inr(t.a), T, 8.5, "r")
        for y0, t, ls in page:
            put(c, 551, y0 - 10, crdr(t.b if t else s.op), T, 8.5, "r")
            if t:
                txs.append(row(t, ls, t.chq if t.m in ("CHQ", "CLG") else None))
        if todo:
            c.showPage()
            c.setStrokeColor(green)
            top = 800
    y -= 20
    if y < 90:
        c.showPage()
        y = 790
    put(c, 40, y, f"Total debits: Rs. {inr(s.td)} ({s.nd})     Total credits: Rs. {inr(s.tc)} ({s.nc})     Balance at close of period: Rs. {crdr(s.cl)}", T,
            9.5)
    put(c, 40, y - 16, "Cheques, if deposited, are subject to realisation. Kindly get your Aadhaar seeded at the branch.", T, 8.5)
    c.foot = lambda c, p, n: put(c, 298, 34, f"Page {p} of {n}", T, 8, "c")
    c.showPage()
    c.save()
    return pack(s, txs, bank_name=bank, account_number=acc, account_holder=who, account_type=kind, ifsc=ifsc, opening_balance=s.op, closing_balance=s.cl,
            total_debits=s.td, total_credits=s.tc, branch={"name": br[0], "ifsc": ifsc})


def coop(path, seed, rows):
    rng = start("coop", seed, rows)
    s, firm, pl, br = story(rng, rows, "cur"), rng.choice(FIRMS), rng.choice(PLACES), rng.choice(BRANCHES)
    bank, acc, micr, kind = "The Sahyadri Nagari Sahakari Bank Ltd.", f"{rng.randint(1, 40):03d}/CA/{digits(rng, 5)}", digits(rng, 9), "CURRENT DEPOSIT"
    forms = {"NEFT+": "By NEFT {P}", "NEFT-": "To NEFT {P}", "RTGS+": "By RTGS {u} {P}", "RTGS-": "To RTGS {u} {P}", "CHQ": "To Clg {P}",
            "CLG": "By Clg {P}", "CASH+": "By Cash", "CASH-": "To Cash Self", "CHG": "To Chq Book / Folio Chgs",
             "UPI-": "To UPI {r}", "UPI+": "By UPI {r}", "IMPS-": "To IMPS {r}", "IMPS+": "By IMPS {r}", "FT-": "To Trf {P}", "FT+": "By Trf {P}",
             "ACH": "To ECS {P}"}
    xs = [36, 94, 268, 318, 396, 474, 538, 560]
    c, txs = Canvas(path, pagesize=A4, invariant=1), []

    def head(n):
        put(c, 298, 806, bank, TB, 15, "c")
        put(c, 298, 793, "(Regd. No. BOM/BNK/142 dt. 11-02-1974)", T, 8, "c")
        put(c, 298, 781, f"Branch : {br[0]}, {br[1]}, {br[2]}", T, 9, "c")
        put(c, 298, 769, f"IFSC : SHYN0000{acc[:3]}   MICR : {micr}", T, 9, "c")
        c.line(36, 763, 560, 763)
        put(c, 36, 748, "Name", T, 9.5)
        put(c, 90, 748, f"{firm}", TB, 9.5)
        put(c, 560, 748, f"Page No. {n}", T, 9.5, "r")
        put(c, 36, 735, "Address", T, 9.5)
        put(c, 90, 735, f"{pl[0]}, {pl[1]}", T, 9.5)
        put(c, 90, 723, f"{pl[2]}, {pl[3]} {pl[5]}", T, 9.5)
        put(c, 370, 735, f"A/c No.  {acc}", TB, 9.5)
        put(c, 370, 723, f"A/c Type  {kind}", T, 9.5)
        put(c, 298, 704, f"Account Extract from {s.a:%d/%m/%Y} to {s.z:%d/%m/%Y}", TB, 10.5, "c")
        c.setLineWidth(1)
        c.rect(36, 676, 524, 20)
        c.setLineWidth(.4)
        for i, h in enumerate(["Trn. Date", "Particulars", "Inst. No.", "Withdrawals", "Deposits", "Balance", ""]):
            put(c, (xs[i] + xs[i + 1]) / 2 if i != 1 else 98, 683, h, TB, 9, "c" if i != 1 else "l")
        return 663

    def entry(y, dt, ls, q, a, b, bal, f=T):  # drawn from right to left
        if bal is not None:
            put(c, 556, y, "Dr" if bal < 0 else "Cr", f, 9, "r")
            put(c, 535, y, west(abs(bal)), f, 9, "r")
        put(c, 471, y, b, f, 9, "r")
        put(c, 393, y, a, f, 9, "r")
        put(c, 293, y, q, f, 9, "c")
        for k, ln in enumerate(ls):
            put(c, 98, y - 11 * k, ln, f, 9)
        put(c, 40, y, dt, f, 9)

    def tail(y):
        for x in xs[:6] + xs[7:]:
            c.line(x, 676, x, y)
        c.line(36, y, 560, y)
    n, y = 1, head(1)
    entry(y, "", ["By Balance B/F"], "", "", "", s.op, TB)
    y -= 15
    for t in s.tx:
        ls = wrap(say(t, forms), T, 9, 166)
        if y - 11 * len(ls) < 84:
            tail(70)
            put(c, 560, 56, "Continued ...", T, 8.5, "r")
            c.showPage()
            n += 1
            y = head(n)
        q = t.chq if t.m in ("CHQ", "CLG") or (t.m == "CASH" and t.dr) else ""
        entry(y, f"{t.d:%d/%m/%Y}", ls, q, west(t.a) if t.dr else "", "" if t.dr else west(t.a), t.b)
        txs.append(row(t, ls, q))
        y -= 11 * len(ls) + 3
    tail(y + 4)
    entry(y - 9, "", ["Total"], "", west(s.td), west(s.tc), s.cl, TB)
    c.line(36, y - 15, 560, y - 15)
    put(c, 36, y - 34, "Checked by", T, 9)
    put(c, 560, y - 34, "For The Sahyadri Nagari Sahakari Bank Ltd.", T, 9, "r")
    c.save()
    return pack(s, txs, bank_name=bank, account_number=acc, account_holder=firm, account_type=kind, ifsc="SHYN0000" + acc[:3], opening_balance=s.op,
            closing_balance=s.cl, total_debits=s.td, total_credits=s.tc,
                branch={"name": br[0], "address": br[1] + ", " + br[2], "ifsc": "SHYN0000" + acc[:3], "micr": micr})


def passbook(path, seed, rows):
    rng = start("passbook", seed, rows)
    s, pl, br = story(rng, rows, "sav"), rng.choice(PLACES), rng.choice(BRANCHES)
    who, joint = person(rng).upper(), person(rng).upper()
    bank, acc, ifsc, micr, size = "KONARK NATIONAL BANK", digits(rng, 15), "KNKN0" + digits(rng, 6), digits(rng, 9), (188 * mm, 176 * mm)
    forms = {"UPI": "UPI/{r}/{P}", "NEFT": "NEFT:{P}", "IMPS": "IMPS/{r}/{P}", "ATM": "ATM/{n:05d}/{city}", "POS": "PUR/{r}/{P}", "ACH": "ECS/{P}",
            "INT": "INT.PD", "CHG": "SMSCHG+GST", "CHQ": "TO {P}", "CLG": "CLG/{P}",
             "CASH": "BY CASH", "FT-": "TO TRF {P}", "FT+": "BY TRF {P}"}
    c, txs = Canvas(path, pagesize=size, invariant=1), []
    put(c, 266, 455, bank, CB, 15, "c")
    y = 420
    for k, v in [("BRANCH", br[0].upper()), ("", (br[1] + ", " + br[2]).upper()), ("IFSC / MICR", f"{ifsc} / {micr}"), ("", ""),
            ("CUSTOMER ID", digits(rng, 9)), ("A/C NO", acc), ("A/C TYPE", "SAVINGS BANK A/C"), ("MODE OF OPR", "EITHER OR SURVIVOR"),
                 ("NAME", who), ("JT. HOLDER", joint), ("ADDRESS", pl[0].upper()), ("", pl[1].upper()), ("", (pl[3] + " " + pl[5]).upper()),
                 ("NOMINATION", "REGISTERED"), ("DATE OF ISSUE", f"{s.z:%d-%m-%Y}")]:
        if v:
            put(c, 60, y, f"{k:<14}{':' if k else ' '} {v}", C, 10.5)
        y -= 16
    line = lambda d, p, q, a, b, x: f"{d:<9}{p[:24]:<25}{q:<7}{a:>13}{b:>13}{x:>16}".rstrip()
    todo, prev = list(s.tx), s.op
    while todo:
        c.showPage()
        for yy in (466, 448):
            c.line(14, yy, size[0] - 14, yy)
        put(c, 18, 454, line("DATE", "PARTICULARS", "CHQ.NO", "WITHDRAWAL", "DEPOSIT", "BALANCE"), C, 9.9)
        put(c, 18, 434, line("", "BALANCE B/F", "", "", "", inr(prev) + "Cr"), C, 9.9)
        for i in range(24):
            if not todo:
                break
            t = todo.pop(0)
            y = 420 - 13.6 * i - (40 if i > 11 else 0)  # the fold of the book
            d, q = say(t, forms)[:24].strip(), t.chq if t.m in ("CHQ", "CLG") else ""
            put(c, 18, y, line(f"{t.d:%d-%m-%y}", d, q, inr(t.a) if t.dr else "", "" if t.dr else inr(t.a), inr(t.b) + "Cr"), C, 9.9)
            txs.append(row(t, d, q))
            prev = t.b
        if todo:
            put(c, 18, 40, line("", "C/F TO NEXT PAGE", "", "", "", inr(prev) + "Cr"), C, 9.9)
    c.save()
    return pack(s, txs, period=False, bank_name=bank, account_number=acc, account_holder=who, account_type="SAVINGS BANK A/C", ifsc=ifsc,
            opening_balance=s.op,
                branch={"name": br[0].upper(), "address": (br[1] + ", " + br[2]).upper(), "ifsc": ifsc, "micr": micr})


def netcsv(path, seed, rows):
    rng = start("netcsv", seed, rows)
    s, firm, br = story(rng, rows, "cur"), rng.choice(FIRMS).upper(), rng.choice(BRANCHES)
    acc = "9" + digits(rng, 14)
    forms = {"NEFT+": "NEFT/{u}/{P}/{bk}/ATTN//INB", "NEFT-": "NEFT/MB/{u}/{P}/{bk}/{note}", "RTGS": "RTGS/{u}/{ifsc}/{P}",
            "UPI": "UPI/P2M/{r}/{P}/{note}/{bk}", "CHQ": "BRN-CLG-CHQ PAID TO {P} / {bk}", "CLG": "BY CLG INST {chq}/{P}",
             "CASH+": "CASH DEP/CDM/{city}", "CASH-": "SELF CASH WDL/{city}", "CHG": "Consolidated Charges for A/c {mon}", "ACH": "ACH-DR-{P}-{r}",
             "IMPS": "IMPS/P2A/{r}/{P}/{bk}", "FT": "TRF/{P}/INTERNAL"}
    doc = SimpleDocTemplate(path, pagesize=landscape(A4), leftMargin=24, rightMargin=24, topMargin=26, bottomMargin=30, invariant=1)
    tx = [["S.No", "Transaction Date\n(dd/mm/yyyy)", "Value Date\n(dd/mm/yyyy)", "Particulars", "Amount(INR)", "Debit/\nCredit", "Balance(INR)",
            "Cheque\nNumber", "Branch Name(SOL)"]]
    sols, txs = [br[0].upper() + "(" + acc[1:5] + ")", "CENTRAL PROC HUB(248)", "SERVICE BRANCH(99)"], []
    for i, t in enumerate(s.tx):
        ls, q = wrap(say(t, forms), H, 7, 262), t.chq if t.m == "CHQ" else ""
        tx.append([str(i + 1), f"{t.d:%d/%m/%Y}", f"{t.vd:%d/%m/%Y}", "\n".join(ls), flat(t.a), "DR" if t.dr else "CR", flat(t.b), q or "-",
                sols[0 if t.m in ("CASH", "CHG") else 2 if t.m in ("CHQ", "CLG") else 1]])
        txs.append(row(t, ls, q))
    grey = colors.HexColor("#8a0f3c")
    tab = Table(tx, [30, 78, 70, 272, 72, 40, 84, 46, 102], repeatRows=1, style=[("FONT", (0, 0), (-1, 0), HB, 7), ("FONT", (0, 1), (-1, -1), H, 7),
            ("LEADING", (0, 0), (-1, -1), 8.5), ("BACKGROUND", (0, 0), (-1, 0), grey),
                ("TEXTCOLOR", (0, 0), (-1, 0), colors.white), ("ROWBACKGROUNDS", (0, 1), (-1, -1), [colors.white, colors.HexColor("#f1f1f1")]),
                ("VALIGN", (0, 0), (-1, -1), "MIDDLE"), ("ALIGN", (4, 0), (4, -1), "RIGHT"),
                ("ALIGN", (6, 0), (6, -1), "RIGHT"), ("ALIGN", (5, 0), (5, -1), "CENTER"), ("LEFTPADDING", (0, 0), (-1, -1), 4),
                ("RIGHTPADDING", (0, 0), (-1, -1), 4), ("TOPPADDING", (0, 0), (-1, -1), 2.5), ("BOTTOMPADDING", (0, 0), (-1, -1), 3)])
    st = ParagraphStyle("x", fontName=H, fontSize=8, leading=12)
    crit = Table([["Account Number", f"{acc} - {firm}", "Scheme", "CURRENT ACCOUNT - BUSINESS ADVANTAGE"],
            ["Transaction Period", f"From {s.a:%d/%m/%Y} To {s.z:%d/%m/%Y}", "Sort By", "Transaction Date - Ascending"],
                  ["Amount Range", "-", "Transaction Type", "All"]], [100, 320, 90, 284], style=[("FONT", (0, 0), (-1, -1), H, 8),
                  ("FONT", (0, 0), (0, -1), HB, 8), ("FONT", (2, 0), (2, -1), HB, 8), ("BOX", (0, 0), (-1, -1), .5, colors.grey),
                  ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 2)])
    doc.build([Paragraph("<b>Account Statement - Download</b>", ParagraphStyle("t", fontName=H, fontSize=12, leading=16, textColor=grey)), crit,
            Spacer(1, 8), tab, Spacer(1, 6),
               Paragraph(f"Number of records: {rows} &nbsp;&nbsp; Total Debit Amount(INR): {flat(s.td)} &nbsp;&nbsp;"
                         f" Total Credit Amount(INR): {flat(s.tc)}", st)],
              canvasmaker=paged(lambda c, p, n: put(c, 24, 14, f"Downloaded on {s.z:%d/%m/%Y} 18:42:07 by user MAKER01", H, 7) or put(c, 818, 14,
              f"{p} / {n}", H, 7, "r")))
    return pack(s, txs, account_number=acc, account_holder=firm, account_type="CURRENT ACCOUNT - BUSINESS ADVANTAGE", total_debits=s.td, total_credits=s.tc)


BANKS = {"gramin": gramin, "coop": coop, "passbook": passbook, "netcsv": netcsv}
