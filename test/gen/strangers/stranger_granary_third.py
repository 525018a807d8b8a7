# SPDX-License-Identifier: AGPL-3.0-or-later
"""A foreign bank's branch, a relationship statement, an NRE/NRO account, a payments bank."""
from stranger_granary_kit import *


def foreign(path, seed, rows):
    rng = start("foreign", seed, rows)
    s, who, pl, br = story(rng, rows, "sav"), person(rng, ("MR", "MS")).upper(), rng.choice(PLACES), rng.choice(BRANCHES)
    bank, acc, ifsc, kind = "The Oriental & Thames Banking Corporation Limited, India", (
            f"{rng.randint(10, 99):03d}-{digits(rng, 6)}-006"), "OTBC0" + digits(rng, 6), "SAVINGS ACCOUNT"
    forms = {"UPI-": "UPI {r} {P} {vpa} OUTWARD", "UPI+": "UPI {r} {P} {vpa} INWARD", "NEFT+": "{u} NEFT INWARD {P}", "NEFT-": "{u} NEFT OUTWARD {P}",
            "IMPS": "IMPS {r} {P}", "ATM": "CASH WITHDRAWAL ATM {city} {r}",
             "POS": "DEBIT CARD PURCHASE {P} {city}", "ACH": "NACH DEBIT {P} REF {r}", "INT": "CREDIT INTEREST", "CHG": "SERVICE FEE INCLUSIVE OF GST",
             "CHQ": "CHEQUE {chq}", "CLG": "CHEQUE DEPOSIT {chq} SUBJECT TO CLEARING",
             "CASH": "CASH DEPOSIT", "FT": "TRANSFER {P}"}
    c, txs, red = Paged(path, pagesize=A4, invariant=1), [], colors.HexColor("#a01818")
    dt = lambda d: f"{d:%d%b%Y}".upper()

    def words(x, y, text, font=H, size=8):
        for w in text.split():  # each word on its own
            put(c, x, y, w, font, size)
            x += stringWidth(w + " ", font, size)

    def head(first):
        words(40, 800, bank, TB, 12)
        c.setFillColor(red)
        c.rect(40, 790, 515, 2.5, stroke=0, fill=1)
        y = 764
        if first:
            for ln in [who, pl[0].upper(), pl[1].upper(), f"{pl[3].upper()} {pl[5]}", "INDIA"]:
                words(60, y, ln, H, 9)
                y -= 12
            for k, v, yy in [("Branch", br[0] + ", " + br[2].split()[0], 764), ("Account number", acc, 746),
                    ("Statement period", f"{dt(s.a)} to {dt(s.z)}", 728), ("IFSC", ifsc, 710), ("Currency", "INR", 692)]:
                put(c, 350, yy, k, HB, 7.5, col=red)
                words(440, yy, v, H, 8.5)
            y = 664
            words(40, y, kind + " - DETAILS OF YOUR TRANSACTIONS", HB, 9.5)
            y -= 10
        c.setFillColor(colors.HexColor("#efe3e3"))
        c.rect(40, y - 16, 515, 16, stroke=0, fill=1)
        for x, h, how in [(44, "Date", "l"), (108, "Transaction details", "l"), (390, "Deposits", "r"), (466, "Withdrawals", "r"), (551, "Balance", "r")]:
            put(c, x, y - 11, h, HB, 8, how)
        return y - 30
    y = head(True)
    words(44, y, dt(s.a))
    words(108, y, "BALANCE BROUGHT FORWARD", HB)
    put(c, 551, y, inr(s.op), HB, 8, "r")
    y -= 15
    shown = s.a
    for i, t in enumerate(s.tx):
        ls = wrap(say(t, forms), H, 8, 200)
        if y - 10 * len(ls) < 90:
            put(c, 551, 62, "continued on next page", H, 7, "r")
            c.showPage()
            y, shown = head(False), None
        if t.d != shown:
            words(44, y, dt(t.d))
            shown = t.d
        for k, ln in enumerate(ls):
            words(108, y - 10 * k, ln)
        yy = y - 10 * (len(ls) - 1)
        put(c, 466 if t.dr else 390, yy, inr(t.a), H, 8, "r")
        last = i + 1 == rows or s.tx[i + 1].d != t.d
        if last:
            put(c, 551, yy, inr(t.b), H, 8, "r")
        txs.append(row(t, ls, bal=last))
        y -= 10 * len(ls) + 4
    c.setStrokeColor(red)
    c.line(40, y + 6, 555, y + 6)
    words(44, y - 8, dt(s.z))
    words(108, y - 8, "CLOSING BALANCE", HB)
    put(c, 551, y - 8, inr(s.cl), HB, 8, "r")
    words(108, y - 24, f"Transaction turnover: {s.nc} deposits and {s.nd} withdrawals")
    put(c, 390, y - 24, inr(s.tc), H, 8, "r")
    put(c, 466, y - 24, inr(s.td), H, 8, "r")
    c.foot = lambda c, p, n: put(c, 40, 36, "Incorporated in England with limited liability. Please examine this statement at once.", T, 7.5) or put(c, 555,
            36, f"Page {p} of {n}", T, 7.5, "r")
    c.showPage()
    c.save()
    return pack(s, txs, bank_name=bank, account_number=acc, account_holder=who, account_type=kind, ifsc=ifsc, currency="INR", opening_balance=s.op,
            closing_balance=s.cl, total_debits=s.td, total_credits=s.tc,
                branch={"name": br[0] + ", " + br[2].split()[0], "ifsc": ifsc})


def relation(path, seed, rows):
    rng = start("relation", seed, rows)
    s, who, pl, br = story(rng, rows, "sav"), person(rng, ("MR.", "MS.")).upper(), rng.choice(PLACES), rng.choice(BRANCHES)
    bank, acc, micr, cust = "Aravali Bank Limited", "XXXXXXXX" + digits(rng, 4), digits(rng, 9), "XXXXX" + digits(rng, 4)
    ifsc, long = "ARVB0" + digits(rng, 6), lambda d: f"{d:%B %d, %Y}"
    forms = {"UPI": "UPI/{p}/{vpa}/{note}/{bk}/{r}/ARV{u}", "NEFT": "NEFT-{u}-{P}-{ifsc}", "IMPS": "MMT/IMPS/{r}/{note}/{P}/{bk}",
            "ATM": "ATM/CASH WDL/{ds}/{city}", "POS": "VPS/{P}/{r}/{city}", "ACH": "ACH/{P}/{r}",
             "INT": "Int.Pd:01-{mon}", "CHG": "DCARDFEE{n:04d}{mon} INCL GST", "CHQ": "CLG/{P}/{chq}/{bk}/{ds}", "CLG": "CLG/{chq}/{P}/{ds}",
             "CASH": "BY CASH -{city}", "FT": "INF/INFT/{r}/{P}"}
    mode = {"UPI": "", "NEFT": "NET BANKING", "IMPS": "MOBILE BANKING", "ATM": "ATM", "POS": "DEBIT CARD", "CASH": "BRANCH"}
    sm, org = ParagraphStyle("s", fontName=NOTO, fontSize=8, leading=11), colors.HexColor("#b8500d")
    capt = ParagraphStyle("c", fontName=NOTOB, fontSize=9, leading=13, textColor=org)
    left = "<br/>".join([who] + [x.upper() for x in pl[:4]] + [f"{pl[4].upper()} - INDIA - {pl[5]}"])
    right = f"<b>Your Base Branch:</b> {br[0].upper()},<br/>{br[1].upper()},<br/>{br[2].upper()}"
    right += "<br/><br/>Dial your Bank 1860 000 4422<br/>www.aravalibank.example"
    hd = Table([[Paragraph(left, sm), Paragraph(right, sm)]], [300, 223], style=[("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 0)])
    summ = Table([["ACCOUNT DETAILS - INR", "", "", "", ""], ["ACCOUNT TYPE", "ACCOUNT NUMBER", "IFSC", "BALANCE (INR)", "NOMINATION"],
            ["Privilege Savings", acc, ifsc, inr(s.cl), "Registered"], ["TOTAL", "", "", inr(s.cl), ""]],
                 [123, 110, 100, 110, 80], style=[("SPAN", (0, 0), (-1, 0)), ("FONT", (0, 0), (-1, 1), NOTOB, 7.5), ("FONT", (0, 2), (-1, -1), NOTO, 8),
                 ("FONT", (0, 3), (-1, 3), NOTOB, 8), ("BACKGROUND", (0, 0), (-1, 0), org),
                  ("TEXTCOLOR", (0, 0), (-1, 0), colors.white), ("ALIGN", (3, 1), (3, -1), "RIGHT"), ("LINEBELOW", (0, 1), (-1, -1), .5, org),
                  ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 3)])
    cells, txs = [[f"{s.a:%d-%m-%Y}", "", "B/F", "", "", inr(s.op)]], []
    for t in s.tx:
        ls = wrap(say(t, forms), NOTO, 7.5, 188)
        cells.append([f"{t.d:%d-%m-%Y}", mode.get(t.m, ""), "\n".join(ls), "" if t.dr else inr(t.a), inr(t.a) if t.dr else "", inr(t.b)])
        txs.append(row(t, ls))
    cells.append(["Total:", "", "", inr(s.tc), inr(s.td), inr(s.cl)])
    tab = Table([["DATE", "MODE**", "PARTICULARS", "DEPOSITS", "WITHDRAWALS", "BALANCE"]] + cells, [56, 72, 196, 64, 66, 69], repeatRows=1,
                style=[("FONT", (0, 0), (-1, 0), NOTOB, 7.5), ("FONT", (0, 1), (-1, -2), NOTO, 7.5), ("FONT", (0, -1), (-1, -1), NOTOB, 7.5),
                ("LEADING", (0, 0), (-1, -1), 9.5), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("ALIGN", (3, 0), (-1, -1), "RIGHT"),
                       ("LINEABOVE", (0, 0), (-1, 0), 1, org), ("LINEBELOW", (0, 0), (-1, 0), 1, org),
                       ("LINEBELOW", (0, 1), (-1, -1), .3, colors.lightgrey), ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3),
                       ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 3)])
    doc = SimpleDocTemplate(path, pagesize=A4, leftMargin=36, rightMargin=36, topMargin=34, bottomMargin=46, invariant=1)
    doc.build([Paragraph(bank, ParagraphStyle("b", fontName=NOTOB, fontSize=17, leading=24, textColor=org)), Spacer(1, 6), hd, Spacer(1, 12),
            Paragraph("Statement of your relationship", capt),
               Paragraph(f"Summary of accounts held under Cust ID: {cust} as on {long(s.z)}", sm), Spacer(1, 4), summ, Spacer(1, 12),
               Paragraph(f"Statement of Transactions in Savings Account Number: {acc} in INR for the period {long(s.a)} - {long(s.z)}", capt), Spacer(1, 4),
               tab, Spacer(1, 10),
               Paragraph(f"Reward points: you hold {rng.randint(120, 4800)} points as on {long(s.z)}."
                         " ** Mode is printed for transactions made through a channel of the bank.", sm)],
              canvasmaker=paged(lambda c, p, n: put(c, 298, 24, f"Page {p} of {n}", NOTO, 7, "c") or put(c, 36, 24, "MICR " + micr, NOTO, 7)))
    return pack(s, txs, bank_name=bank, account_number=acc, account_holder=who, account_type="Privilege Savings", ifsc=ifsc, currency="INR",
            opening_balance=s.op, closing_balance=s.cl, total_debits=s.td, total_credits=s.tc,
                branch={"name": br[0].upper(), "address": (br[1] + ", " + br[2]).upper(), "ifsc": ifsc, "micr": micr})


def nre(path, seed, rows):
    rng = start("nre", seed, rows)
    s, who, joint, br = story(rng, rows, "nre"), person(rng).upper(), person(rng).upper(), BRANCHES[4]
    bank, acc, ifsc, micr, kind = "PERIYAR BANK LTD", digits(rng, 14), "PRYR0" + digits(rng, 6), digits(rng,
            9), rng.choice(["NRE SAVINGS", "NRO SAVINGS", "SB NRE PREMIUM"])
    home = rng.choice([("P.O. BOX 28814", "AL NAHDA 2", "DUBAI, UAE"), ("FLAT 9, 41 HARROW VIEW", "MIDDLESEX HA1 1RG", "UNITED KINGDOM"),
            ("BLK 212 YISHUN ST 21", "#08-14", "SINGAPORE 760212")])
    forms = {"NEFT-": "NFT/{P}/{u}", "NEFT+": "NFT/{u}/{P}", "RTGS": "INWARD REM/{u}/{P}", "FT-": "FD OPENING/{n:04d}{r}", "FT+": "FD CLOSURE PROCEEDS/{r}",
            "INT": "INT.CREDIT {mon}", "ACH": "NACH/{P}/{r}", "UPI-": "UPIOUT/{r}/{vpa}/{note}",
             "IMPS": "IMPS/{r}/{P}", "CHQ": "CTS/{P}", "ATM": "ATM/{r}/{city}", "CHG": "CHRG/SMS/{mon}"}
    kinds = {"ATM": "CSH", "CHQ": "CLG", "INT": "SYS", "CHG": "SYS"}
    xs = [30, 84, 138, 330, 358, 404, 476, 548, 626, 650]
    W, Ht = 680, 842
    c, txs = Paged(path, pagesize=(W, Ht), invariant=1), []
    put(c, 30, 806, bank, SANSB, 13)
    put(c, 650, 806, "STATEMENT OF ACCOUNT", SANSB, 10, "r")
    c.rect(30, 668, 620, 128)
    c.line(330, 668, 330, 796)
    y = pairs(c, 36, 783, [("Name", who), ("Joint Holder", joint), ("Mailing Address", list(home)), ("Customer Id", acc[4:13]),
            ("Mode of Operation", "EITHER OR SURVIVOR"), ("Email ID", who.split()[0].lower() + "@example.net")],
              134, font=SANS, bold=SANS, size=7.5, lead=12.5)
    pairs(c, 336, 783, [("Account Number", acc), ("Account Type", kind), ("Branch Name", br[0].upper()), ("Branch Address", [br[1].upper(), br[2].upper()]),
            ("IFSC", ifsc), ("MICR Code", micr), ("Currency", "INR"), ("Effective Available Balance", inr(s.cl))],
          482, font=SANS, bold=SANS, size=7.5, lead=12.5)
    put(c, 30, 652, f"Statement for the period {s.a:%d-%b-%Y} to {s.z:%d-%b-%Y}", SANSB, 8)

    def head(y):
        c.setFillColor(colors.HexColor("#d9e2ef"))
        c.rect(30, y - 26, 620, 26, fill=1)
        for i, h in enumerate([["Date"], ["Value Date"], ["Particulars"], ["Tran", "Type"], ["Cheque", "Details"], ["Withdrawals"], ["Deposits"],
                ["Balance"], ["DR/", "CR"]]):
            for k, ln in enumerate(h):
                put(c, (xs[i] + xs[i + 1]) / 2, y - (16 if len(h) == 1 else 11 + 10 * k), ln, SANSB, 6.8, "c")
            c.line(xs[i], y - 26, xs[i], y)
        return y - 26

    def grid(y, cells, ls, f=SANS):
        h = 10 * len(ls) + 5
        for i, (v, how) in enumerate(zip(cells, "ccXcccrrrc"[:2] + "l" + "ccrrrc")):
            c.rect(xs[i], y - h, xs[i + 1] - xs[i], h)
            if i == 2:
                for k, ln in enumerate(ls):
                    put(c, xs[2] + 3, y - 10 - 10 * k, ln, f, 7)
            elif v:
                put(c, xs[i + 1] - 3 if how == "r" else (xs[i] + xs[i + 1]) / 2, y - 10, v, f, 7, how)
        return y - h
    c.setLineWidth(.4)
    y = grid(head(644), ["", "", "", "", "", "", "", inr(s.op), "CR"], ["Opening Balance"])
    for t in s.tx:
        ls = wrap(say(t, forms), SANS, 7, 184)
        if y - 10 * len(ls) < 60:
            c.showPage()
            c.setLineWidth(.4)
            y = head(806)
        q = t.chq if t.m == "CHQ" else ""
        y = grid(y, [f"{t.d:%d-%b-%Y}", f"{t.vd:%d-%b-%Y}", "", kinds.get(t.m, "TFR"), q, inr(t.a) if t.dr else "", "" if t.dr else inr(t.a), inr(t.b),
                "CR"], ls)
        txs.append(row(t, ls, q))
    if y < 110:
        c.showPage()
        c.setLineWidth(.4)
        y = 806
    y = grid(y, ["", "", "", "", "", inr(s.td), inr(s.tc), inr(s.cl), "CR"], ["GRAND TOTAL"], SANSB)
    put(c, 30, y - 18, "Abbreviations: TFR - Transfer, CLG - Clearing, CSH - Cash, SYS - System entry", SANS, 6.5)
    put(c, 30, y - 30, "Balances in NRE/NRO accounts are governed by the Foreign Exchange Management (Deposit) Regulations.", SANS, 6.5)
    c.foot = lambda c, p, n: put(c, 650, 28, f"Page {p} of {n}", SANS, 7, "r")
    c.showPage()
    c.save()
    return pack(s, txs, bank_name=bank, account_number=acc, account_holder=who, account_type=kind, ifsc=ifsc, currency="INR", opening_balance=s.op,
            closing_balance=s.cl, total_debits=s.td, total_credits=s.tc,
                branch={"name": br[0].upper(), "address": (br[1] + ", " + br[2]).upper(), "ifsc": ifsc, "micr": micr})


def payments(path, seed, rows):
    rng = start("payments", seed, rows)
    s, who = story(rng, rows, "sav"), person(rng)
    bank, acc, ifsc = "Chirag Payments Bank Limited", "91" + digits(rng, 10), "CHPB0000001"
    line1 = {"UPI-": "Paid to {p}", "UPI+": "Received from {p}", "NEFT+": "NEFT received from {p}", "NEFT-": "NEFT sent to {p}",
            "IMPS+": "IMPS received from {p}", "IMPS-": "IMPS sent to {p}", "ATM": "Cash withdrawn at ATM, {city}",
             "POS": "Card payment at {p}", "ACH": "Auto debit by {p}", "INT": "Interest credited", "CHG": "Debit card charges", "CHQ": "Sent to {p}",
             "CLG": "Received from {p}", "CASH": "Cash added at banking point", "FT-": "Sent to {p}",
             "FT+": "Received from {p}"}
    c, txs, blue = Paged(path, pagesize=A4, invariant=1), [], colors.HexColor("#01579b")
    put(c, 36, 800, bank, NOTOB, 15, col=blue)
    put(c, 36, 780, who, NOTOB, 11)
    put(c, 36, 766, f"A/c {acc}   |   IFSC {ifsc}   |   Savings Account   |   INR", NOTO, 8.5)
    put(c, 559, 780, f"{s.a:%d %b %Y} to {s.z:%d %b %Y}", NOTO, 9, "r")
    put(c, 559, 766, "Latest transactions first", NOTO, 7.5, "r", colors.grey)
    for x, k, v in [(36, "Opening Balance", s.op), (170, "Total Credit", s.tc), (304, "Total Debit", s.td), (438, "Closing Balance", s.cl)]:
        c.setStrokeColor(blue)
        c.rect(x, 716, 121, 36)
        put(c, x + 60, 738, k, NOTO, 7.5, "c", colors.grey)
        put(c, x + 60, 723, "₹ " + inr(v), SANSB, 9, "c")

    def head(y):
        for x, h, how in [(46, "DATE & TIME", "l"), (130, "TRANSACTION DETAILS", "l"), (440, "AMOUNT", "r"), (549, "AVAILABLE BALANCE", "r")]:
            put(c, x, y, h, NOTOB, 7.5, how, blue)
        return y - 10
    y = head(696)
    for t in reversed(s.tx):
        if y < 90:
            c.showPage()
            y = head(800)
        c.setStrokeColor(colors.HexColor("#b3cde0"))
        c.roundRect(36, y - 36, 523, 34, 4)
        hh = int(t.tm[:2])
        ls = [say(t, line1), (f"UPI ID: {t.vpa}" if t.m == "UPI" else f"Txn ID: {t.u}")]
        put(c, 46, y - 15, f"{t.d:%d %b %Y}", NOTO, 8.5)
        put(c, 46, y - 28, f"{(hh - 1) % 12 + 1}:{t.tm[3:5]} {'AM' if hh < 12 else 'PM'}", NOTO, 7, col=colors.grey)
        put(c, 130, y - 15, ls[0], NOTO, 9)
        put(c, 130, y - 28, ls[1], NOTO, 7, col=colors.grey)
        put(c, 440, y - 20, ("- " if t.dr else "+ ") + "₹" + inr(t.a), SANS, 9, "r", colors.HexColor("#b00020" if t.dr else "#1b7a3a"))
        put(c, 549, y - 20, "₹" + inr(t.b), SANS, 9, "r")
        txs.append(row(t, ls))
        y -= 40
    c.foot = lambda c, p, n: put(c, 36, 36, "This statement is generated by the system. For help call 1800 300 5511 or visit any banking point.", NOTO, 6.5,
            col=colors.grey) or put(c, 559, 24, f"Page {p} of {n}", NOTO, 7, "r")
    c.showPage()
    c.save()
    return pack(s, txs, bank_name=bank, account_number=acc, account_holder=who, account_type="Savings Account", ifsc=ifsc, currency="INR",
            opening_balance=s.op, closing_balance=s.cl, total_debits=s.td, total_credits=s.tc, branch={"ifsc": ifsc})


BANKS = {"foreign": foreign, "relation": relation, "nre": nre, "payments": payments}
