# SPDX-License-Identifier: AGPL-3.0-or-later
"""Banks of India, the first five."""
from reportlab.lib import colors
from reportlab.lib.colors import HexColor
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle

from stranger_locker_kit import (DV, DVB, INS, NS, NSB, OUTS, Tab, entry, fill, inr, ledger, month, pairs, person, put, rng, run, sums, truth, wrap)

W, H = A4


def dmy(d, f="%d/%m/%Y"):
    return d.strftime(f)


def public(path, seed, rows):
    """A large public bank's net-banking statement: label block, full grid, headings once."""
    r = rng("public", seed, rows)
    a, b = month(r)
    who, acc, ifs = person(r).upper(), fill(r, "000000{11}"), fill(r, "BSAM00{5}")
    opening = r.randint(500000, 25000000)
    outs = [("TO TRANSFER-UPI/DR/{12}/{shop}/{A4}/q{8}@ybx/UPI--", 10, 4000), ("ATM WDL-ATM CASH {4} {shop} RD--", 500, 10000),
            ("by debit card-OTHPG {12}{shop} MUMBAI--", 50, 6000), ("TO TRANSFER-INB {WHO}--", 1000, 50000), ("DEBIT-ACHDr {A4}{8} {A4} LIFE--", 500, 9000)]
    ins = [("BY TRANSFER-NEFT*{A4}000{4}*{A4}N{9}*{WHO}--", 2000, 80000), ("BY TRANSFER-UPI/CR/{12}/{WHO}/{A4}/{8}@okx/UPI--", 10, 9000),
           ("CASH DEPOSIT-CASH DEPOSIT SELF--", 500, 40000)]
    led = ledger(r, rows, a, b, opening, ins, outs)
    p = ParagraphStyle("p", fontName="Helvetica", fontSize=8, leading=9.6)
    day = lambda d: f"{d.day} {d:%b %Y}"  # noqa: E731
    lab = [("Account Name", who), ("Address", f"{r.randint(2, 99)}, Shanti Vihar, Phase {r.randint(1, 4)}, NAGPUR-4400{r.randint(10, 35)}"), ("Date", day(b.replace(day=b.day))),
           ("Account Number", acc), ("Account Description", "REGULAR SB CHQ-INDIVIDUALS"), ("Branch", "DHARAMPETH"), ("Drawing Power", "0.00"),
           ("Interest Rate(% p.a.)", "2.7"), ("MOD Balance", "0.00"), ("CIF No.", fill(r, "{11}")), ("IFS Code", ifs),
           ("MICR Code", fill(r, "{9}")), ("Nomination Registered", r.choice(["Yes", "No"])), (f"Balance as on {day(a)}", inr(opening))]
    t1 = Table([[k, ":", v] for k, v in lab], colWidths=[130, 10, 390], rowHeights=13, hAlign="LEFT")
    t1.setStyle(TableStyle([("FONT", (0, 0), (-1, -1), "Helvetica", 8.5), ("LEFTPADDING", (0, 0), (-1, -1), 0)]))
    data = [["Txn Date", "Value\nDate", "Description", "Ref No./Cheque\nNo.", "Debit", "Credit", "Balance"]]
    tx = []
    for x in led:
        ref = fill(r, r.choice(["TRANSFER TO {13}", "TRANSFER FROM {13}"])) if "TRANSFER" in x["text"] else ""
        if ref:
            ref = ref.replace("TO" if x["into"] else "FROM", "FROM" if x["into"] else "TO")
        ls, rs = wrap(x["text"], "Helvetica", 8, 140), wrap(ref, "Helvetica", 8, 78)
        data.append([day(x["d"]), day(x["d"]), "\n".join(ls), "\n".join(rs), x["out"] and inr(x["out"]) or "", x["into"] and inr(x["into"]) or "", inr(x["bal"])])
        tx.append(entry(x, " ".join(ls), **({"reference": " ".join(rs)} if ref else {})))
    t2 = Table(data, colWidths=[56, 56, 150, 86, 60, 60, 66], repeatRows=0)
    t2.setStyle(TableStyle([("FONT", (0, 0), (-1, -1), "Helvetica", 8), ("FONT", (0, 0), (-1, 0), "Helvetica-Bold", 8), ("GRID", (0, 0), (-1, -1), 0.4, colors.black),
                            ("ALIGN", (4, 0), (-1, -1), "RIGHT"), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3), ("LEADING", (0, 0), (-1, -1), 9.6)]))
    name = "BHARAT SAMRIDDHI BANK"
    SimpleDocTemplate(path, pagesize=A4, leftMargin=28, rightMargin=28, topMargin=36, bottomMargin=40, invariant=1).build([
        Paragraph(name, ParagraphStyle("h", fontName="Helvetica-Bold", fontSize=16, textColor=HexColor("#1b3f94"), leading=22)), Spacer(1, 8), t1, Spacer(1, 10),
        Paragraph(f"<b>Account Statement from {day(a)} to {day(b)}</b>", ParagraphStyle("s", fontName="Helvetica", fontSize=10)), Spacer(1, 10), t2, Spacer(1, 14),
        Paragraph("Please do not share your ATM, Debit/Credit card number, PIN and OTP with anyone over mail, SMS, phone call or any other media. "
                  "**This is a computer generated statement and does not require a signature.", p)])
    return {"data": {"bank_name": name, "account_number": acc, "account_holder": who, "account_type": "REGULAR SB CHQ-INDIVIDUALS", "ifsc": ifs,
                     "statement_period": {"from": a.isoformat(), "to": b.isoformat()}, "opening_balance": truth(opening), "transactions": tx}}


def private(path, seed, rows):
    """A new private bank: narration, upright rules only, statement summary at the end."""
    r = rng("private", seed, rows)
    a, b = month(r, r.choice([1, 2]))
    who, acc, ifs = person(r).upper(), fill(r, "50{12}"), fill(r, "MCBL000{4}")
    opening = r.randint(200000, 9000000)
    outs = [("UPI-{shop}-{8}@PTX-MCBL000{4}-{12}-PAYMENT FROM PHONE", 20, 5000), ("POS 4{5}XXXXXX{4} {shop}", 100, 8000), ("IMPS-{12}-{WHO}-MCBL-XXXXXXX{4}-TRANSFER", 500, 30000),
            ("ACH D- {A4} MUTUAL FUND-{10}", 1000, 10000), ("NWD-4{5}XXXXXX{4}-{8}-PUNE", 500, 10000)]
    ins = [("NEFT CR-{A4}0{6}-{A4} SYSTEMS PVT LTD-{WHO}-{A4}N{12}", 20000, 95000), ("UPI-{WHO}-{8}@OKX-BSAM00{5}-{12}-UPI", 50, 9000), ("INTEREST PAID TILL QUARTER END", 50, 900)]
    led = ledger(r, rows, a, b, opening, ins, outs)
    od, oc = sums(led)
    addr = [who, f"{r.randint(10, 900)} SUNFLOWER RESIDENCY", "BANER ROAD NEAR WATER TANK", f"PUNE 4110{r.randint(10, 60)}", "MAHARASHTRA INDIA"]
    cust, micr = fill(r, "{8}"), fill(r, "{9}")
    refs = [fill(r, "0000{12}") for _ in led]
    tx = []

    def draw(c, total):
        tx.clear()

        def page():
            if c.getPageNumber() > 1 or tx:
                tail()
                c.showPage()
            c.setFillColor(HexColor("#0a4d8c"))
            c.rect(24, H - 58, 20, 20, stroke=0, fill=1)
            put(c, 50, H - 54, "MERIDIAN CREST BANK", "Helvetica-Bold", 15, "#0a4d8c")
            put(c, W - 24, H - 30, f"Page No .: {c.getPageNumber()}", size=7, at="r")
            put(c, W - 24, H - 54, "Statement of account", "Helvetica-Bold", 11, at="r")
            y = H - 80
            c.rect(24, y - 92, 240, 92)
            for i, s in enumerate(addr):
                put(c, 30, y - 14 - 11 * i, s, size=8)
            put(c, 30, y - 78, "JOINT HOLDERS :", size=8)
            pairs(c, 300, y - 6, [("Account Branch", "BANER"), ("City", "PUNE 411045"), ("OD Limit", "0.00   Currency : INR"), ("Cust ID", cust), ("Account No", acc + "   PRIME"),
                                  ("Account Type", "SAVINGS A/C - RESIDENT"), ("RTGS/NEFT IFSC", f"{ifs}   MICR : {micr}"), ("Branch Code", ifs[-4:])], 82, bold="Helvetica", size=7.5, lead=11, colon=" : ")
            y -= 108
            put(c, 24, y, f"Statement From   : {dmy(a)}   To : {dmy(b)}", "Helvetica-Bold", 8)
            return y - 8

        def tail():
            c.line(24, tab.y, W - 24, tab.y)
            put(c, 24, 44, "MERIDIAN CREST BANK LIMITED", "Helvetica-Bold", 6.5)
            put(c, 24, 35, "*Closing balance includes funds earmarked for hold and uncleared funds. Contents of this statement will be considered correct if no error is reported within 30 days of receipt.", size=6)
        tab = Tab(c, [("Date", 24, 46, "l"), ("Narration", 70, 180, "l"), ("Chq./Ref.No.", 250, 84, "l"), ("Value Dt", 334, 44, "l"), ("Withdrawal Amt.", 378, 66, "r"), ("Deposit Amt.", 444, 62, "r"),
                      ("Closing Balance", 506, W - 24 - 506, "r")], page, 66, size=7.2, lead=9, pad=2, rule="v", headfill="#dfe7f1", ruleink="#444444", headsize=7)
        y = tab.header(page())
        for x, ref in zip(led, refs):
            tab.y = y
            y, ls = tab.row(y, [dmy(x["d"], "%d/%m/%y"), x["text"], ref, dmy(x["d"], "%d/%m/%y"), x["out"] and inr(x["out"]) or "", x["into"] and inr(x["into"]) or "", inr(x["bal"])])
            tx.append(entry(x, ls[1], reference=ref))
        tab.y = y
        if y < 130:
            y = page()
            tab.y = y
        c.line(24, y, W - 24, y)
        y -= 24
        put(c, 24, y, "STATEMENT SUMMARY :-", "Helvetica-Bold", 8)
        xs = [100, 190, 250, 350, 450, 560]
        for px, k, v in zip(xs, ["Opening Balance", "Dr Count", "Cr Count", "Debits", "Credits", "Closing Bal"],
                            [inr(opening), str(sum(1 for x in led if x["out"])), str(sum(1 for x in led if x["into"])), inr(od), inr(oc), inr(led[-1]["bal"])]):
            put(c, px, y - 14, k, "Helvetica-Bold", 8, at="r")
            put(c, px, y - 26, v, size=8, at="r")
        tail()
        return None
    run(path, A4, draw)
    return {"data": {"bank_name": "MERIDIAN CREST BANK", "account_number": acc, "account_holder": who, "account_type": "SAVINGS A/C - RESIDENT", "ifsc": ifs, "currency": "INR",
                     "statement_period": {"from": a.isoformat(), "to": b.isoformat()}, "opening_balance": truth(opening), "closing_balance": truth(led[-1]["bal"]),
                     "total_debits": truth(od), "total_credits": truth(oc), "transactions": tx}}


def smallfinance(path, seed, rows):
    """A small finance bank: band on top, repeated coloured headings, opening row, totals row."""
    r = rng("smallfinance", seed, rows)
    a, b = month(r, 2)
    who, acc, ifs = person(r), fill(r, "{13}"), fill(r, "UJJN000{4}")
    opening = r.randint(100000, 3000000)
    led = ledger(r, rows, a, b, opening, [("NEFT {A4} {12} {who}", 1000, 40000), ("Cash deposit at branch", 500, 20000), ("Fixed deposit interest {10}", 100, 3000)],
                 [("UPI {12} {shop}", 20, 2500), ("EMI recovery loan {9}", 1500, 6000), ("ATM withdrawal {shop} Stand", 500, 9000), ("Debit card annual fee plus GST", 118, 236)])
    od, oc = sums(led)
    p = ParagraphStyle("p", fontName=NS, fontSize=8, leading=10)
    f = "%d-%b-%Y"
    data = [["TRANSACTION\nDATE", "PARTICULARS", "CHEQUE\nNO.", "WITHDRAWALS\n(INR)", "DEPOSITS\n(INR)", "BALANCE\n(INR)"], [dmy(a, f), "Opening Balance", "", "", "", inr(opening)]]
    tx = []
    for x in led:
        ch = fill(r, "{6}") if x["out"] and r.random() < 0.15 else ""
        if ch:
            x["text"] = "Cheque paid to " + person(r)
        data.append([dmy(x["d"], f), Paragraph(x["text"], p), ch, x["out"] and inr(x["out"]) or "-", x["into"] and inr(x["into"]) or "-", inr(x["bal"])])
        tx.append(entry(x, **({"reference": ch} if ch else {})))
    data.append(["", "Total", "", inr(od), inr(oc), inr(led[-1]["bal"])])
    t = Table(data, colWidths=[74, 185, 50, 76, 76, 78], repeatRows=1)
    t.setStyle(TableStyle([("FONT", (0, 0), (-1, -1), NS, 8), ("FONT", (0, 0), (-1, 0), NSB, 7.5), ("FONT", (0, -1), (-1, -1), NSB, 8), ("TEXTCOLOR", (0, 0), (-1, 0), colors.white),
                           ("BACKGROUND", (0, 0), (-1, 0), HexColor("#00796b")), ("ROWBACKGROUNDS", (0, 1), (-1, -2), [colors.white, HexColor("#e6f3f1")]), ("ALIGN", (3, 0), (-1, -1), "RIGHT"),
                           ("LINEABOVE", (0, -1), (-1, -1), 1, HexColor("#00796b")), ("LINEBELOW", (0, -1), (-1, -1), 1, HexColor("#00796b")), ("VALIGN", (0, 0), (-1, -1), "MIDDLE")]))
    name = "Ujjvala Small Finance Bank"
    lab = [["Customer Name", who, "Account Number", acc], ["Customer ID", fill(r, "{9}"), "Account Type", "Savings - Sampoorna"], ["Address", Paragraph(f"No. {r.randint(1, 80)}, 3rd Cross, Gandhi Nagar, Mysuru 5700{r.randint(10, 30)}", p), "IFSC", ifs],
           ["Branch", "Mysuru Main", "Period", f"{dmy(a, f)} to {dmy(b, f)}"]]
    t1 = Table(lab, colWidths=[85, 190, 90, 174])
    t1.setStyle(TableStyle([("FONT", (0, 0), (-1, -1), NS, 8), ("FONT", (0, 0), (0, -1), NSB, 8), ("FONT", (2, 0), (2, -1), NSB, 8), ("VALIGN", (0, 0), (-1, -1), "TOP")]))

    def deco(c, doc):
        c.setFillColor(HexColor("#00796b"))
        c.rect(0, H - 46, W, 46, stroke=0, fill=1)
        put(c, 28, H - 30, name, NSB, 15, "#ffffff")
        put(c, W - 28, H - 29, "ACCOUNT STATEMENT", NS, 10, "#ffffff", "r")
        put(c, W / 2, 22, f"Page {doc.page}  |  Toll free 1800 000 4455  |  Deposits are insured up to Rs. 5 lakh", NS, 7, "#666666", "c")
    SimpleDocTemplate(path, pagesize=A4, leftMargin=28, rightMargin=28, topMargin=64, bottomMargin=44, invariant=1).build([t1, Spacer(1, 12), t], onFirstPage=deco, onLaterPages=deco)
    return {"data": {"bank_name": name, "account_number": acc, "account_holder": who, "account_type": "Savings - Sampoorna", "ifsc": ifs, "currency": "INR",
                     "statement_period": {"from": a.isoformat(), "to": b.isoformat()}, "opening_balance": truth(opening), "closing_balance": truth(led[-1]["bal"]),
                     "total_debits": truth(od), "total_credits": truth(oc), "transactions": tx}}


def payments(path, seed, rows):
    """A payments bank's passbook: one signed amount column, date over time, the order id in a column."""
    r = rng("payments", seed, rows)
    a, b = month(r)
    who, acc, ifs = person(r), fill(r, "91{10}"), "TRNG0000001"
    opening = r.randint(20000, 900000)
    led = ledger(r, rows, a, b, opening, [("Money received from {who}\nUPI ID {8}@okx", 20, 5000), ("Wallet cashback received", 5, 60), ("Salary transfer received from {A4} Staffing", 5000, 20000)],
                 [("Paid to {shop}\nUPI ID q{9}@trg", 10, 900), ("Mobile recharge of {10}", 149, 719), ("Money sent to {who}\nA/c XX{4}", 50, 4000), ("Electricity bill paid for {9}", 200, 2000)])
    od, oc = sums(led)
    mins = [m for _, m in sorted((x["d"], r.randint(0, 1439)) for x in led)]
    times = [f"{m // 60 % 12 or 12}:{m % 60:02d} {'PM' if m >= 720 else 'AM'}" for m in mins]
    refs = [fill(r, "{12}") for _ in led]
    phone = fill(r, "98{8}")
    tx = []

    def draw(c, total):
        tx.clear()

        def turn():
            put(c, W - 40, 26, f"Page {c.getPageNumber()} of {total}", DV, 7, "#777777", "r")
            c.showPage()
            return H - 40
        put(c, 40, H - 56, "Tarang Payments Bank", DVB, 16, "#5b2a86")
        put(c, 40, H - 72, "Statement of Savings Account", DV, 9, "#555555")
        put(c, W - 40, H - 56, f"{a.day} {a:%b %Y} - {b.day} {b:%b %Y}", DVB, 9, at="r")
        put(c, 40, H - 104, who, DVB, 11)
        put(c, 40, H - 118, f"+91 {phone}", DV, 8)
        pairs(c, 330, H - 104, [("Account Number", acc), ("IFSC", ifs), ("Account Type", "Savings (Individual)")], 95, DV, DVB, 8, 13)
        y = H - 160
        for i, (k, v) in enumerate([("Opening Balance", inr(opening)), ("Money In", "+ " + inr(oc)), ("Money Out", "- " + inr(od)), ("Closing Balance", inr(led[-1]["bal"]))]):
            c.setFillColor(HexColor("#f1eaf7"))
            c.roundRect(40 + i * 130, y - 34, 122, 44, 5, stroke=0, fill=1)
            put(c, 50 + i * 130, y - 5, k, DV, 7.5, "#555555")
            put(c, 50 + i * 130, y - 24, ("₹ " + v) if v[0].isdigit() else v[0] + " ₹ " + v[2:], DVB, 10)
        tab = Tab(c, [("DATE & TIME", 40, 80, "l"), ("TRANSACTION DETAILS", 120, 180, "l"), ("REFERENCE ID", 300, 85, "l"), ("AMOUNT", 385, 85, "r"), ("AVAILABLE BALANCE", 470, 85, "r")], turn, 50, DV, DVB, 7.5, 10, 5, False,
                  "h", "#dddddd", headink="#5b2a86", headsize=6.8)
        y = tab.header(y - 52)
        for x, t, ref in zip(led, times, refs):
            v = x["into"] or x["out"]
            y, ls = tab.row(y, [f"{x['d'].day} {x['d']:%b %Y}\n{t}", x["text"], ref, ("+ ₹ " if x["into"] else "- ₹ ") + inr(v), "₹ " + inr(x["bal"])])
            tx.append(entry(x, ls[1], reference=ref))
        put(c, 40, 26, "This is a system generated statement.", DV, 7, "#777777")
        put(c, W - 40, 26, f"Page {c.getPageNumber()} of {total}", DV, 7, "#777777", "r")
    run(path, A4, draw)
    return {"data": {"bank_name": "Tarang Payments Bank", "account_number": acc, "account_holder": who, "account_type": "Savings (Individual)", "ifsc": ifs, "currency": "INR",
                     "statement_period": {"from": a.isoformat(), "to": b.isoformat()}, "opening_balance": truth(opening), "closing_balance": truth(led[-1]["bal"]),
                     "total_debits": truth(od), "total_credits": truth(oc), "transactions": tx}}


def foreign(path, seed, rows):
    """A foreign bank's Indian branch: Times, date once a day, balance at the day's end, brought and carried forward."""
    r = rng("foreign", seed, rows)
    a, b = month(r)
    who, acc = person(r).upper(), fill(r, "{3}-{6}-006")
    ifs = "HEBC0400002"
    opening = r.randint(5000000, 90000000)
    led = ledger(r, rows, a, b, opening, INS[:1] + INS[3:4], OUTS[2:5] + OUTS[:1])
    od, oc = sums(led)
    tx = []
    addr = [who, f"FLAT {r.randint(1, 20)}0{r.randint(1, 4)} PALM GROVE TOWERS", "LINKING ROAD KHAR WEST", "MUMBAI 400 052"]

    def draw(c, total):
        tx.clear()
        st = {"bal": opening}

        def head():
            put(c, 50, H - 50, "Halworth & Eastern Bank", "Times-Bold", 17, "#8a1020")
            put(c, 50, H - 63, "India", "Times-Italic", 10)
            put(c, W - 50, H - 50, f"Page {c.getPageNumber()} of {total}", "Times-Roman", 9, at="r")
            return H - 90

        def foot(y):
            tab.row(y, ["", "BALANCE CARRIED FORWARD", "", "", inr(st["bal"])], font="Times-Bold", plain=True)

        def top(y):
            st["last"] = None
            return tab.row(y, ["", "BALANCE BROUGHT FORWARD", "", "", inr(st["bal"])], font="Times-Bold", plain=True)[0]

        def turn():
            c.showPage()
            return head()
        y = head()
        for i, s in enumerate(addr):
            put(c, 50, y - 12 * i, s, "Times-Roman", 10)
        pairs(c, 340, y, [("Account Number", acc), ("Account Type", "SAVINGS ACCOUNT"), ("Currency", "INR"), ("IFSC", ifs), ("Statement Period", f"{a:%d%b%Y} TO {b:%d%b%Y}".upper())], 88, "Times-Roman", "Times-Bold", 9, 13)
        put(c, 50, y - 84, "YOUR ACCOUNT ACTIVITY", "Times-Bold", 11, "#8a1020")
        tab = Tab(c, [("Date", 50, 60, "l"), ("Transaction Details", 110, 205, "l"), ("Withdrawals", 315, 75, "r"), ("Deposits", 390, 75, "r"), ("Balance", 465, 80, "r")], turn, 84, "Times-Roman", "Times-Bold", 9, 11, 2, foot=foot)
        tab.top = top
        y = tab.header(y - 94)
        c.line(50, y, 545, y)
        y, _ = tab.row(y, [f"{a:%d%b%Y}".upper(), "BALANCE BROUGHT FORWARD", "", "", inr(opening)], font="Times-Bold", plain=True)
        st["last"] = None
        for i, x in enumerate(led):
            # would the row turn the page? then the day is printed anew
            h = len(wrap(x["text"], "Times-Roman", 9, 200)) * 11 + 4
            new = x["d"] != st["last"] or y - h < 84
            end = i + 1 == len(led) or led[i + 1]["d"] != x["d"]
            y, ls = tab.row(y, [f"{x['d']:%d%b%Y}".upper() if new else "", x["text"], x["out"] and inr(x["out"]) or "", x["into"] and inr(x["into"]) or "", inr(x["bal"]) if end else ""])
            st.update(bal=x["bal"], last=x["d"])
            tx.append(entry(x, ls[1], bal=end))
        c.line(50, y, 545, y)
        y, _ = tab.row(y, [f"{b:%d%b%Y}".upper(), "CLOSING BALANCE", inr(od), inr(oc), inr(led[-1]["bal"])], font="Times-Bold", plain=True)
        put(c, 50, 40, "The Halworth and Eastern Banking Corporation, incorporated outside India with limited liability. *** End of statement ***", "Times-Italic", 8)
    run(path, A4, draw)
    return {"data": {"bank_name": "Halworth & Eastern Bank", "account_number": acc, "account_holder": who, "account_type": "SAVINGS ACCOUNT", "ifsc": ifs, "currency": "INR",
                     "statement_period": {"from": a.isoformat(), "to": b.isoformat()}, "opening_balance": truth(opening), "closing_balance": truth(led[-1]["bal"]),
                     "total_debits": truth(od), "total_credits": truth(oc), "transactions": tx}}


BANKS = {"public": public, "private": private, "smallfinance": smallfinance, "payments": payments, "foreign": foreign}
