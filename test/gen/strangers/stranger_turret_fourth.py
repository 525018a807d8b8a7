# SPDX-License-Identifier: AGPL-3.0-or-later
"""An app's statement by days, a broker's ledger, a fixed-pitch current account on landscape, a town cooperative bank, one amount column with (Dr)/(Cr)."""
from reportlab.platypus import SimpleDocTemplate, Spacer, Table
from stranger_turret_kit import *


def tiffin(path, seed, rows):
    """A neobank's app: days as headings, newest first, no running balance, the partner bank in small print."""
    r = random.Random(f"tiffin/{seed}/{rows}")
    opening = r.randint(100000, 8000000)
    tx, a, b = ledger(r, rows, opening, dict(upi=9, upicr=3, pos=2, bill=2, imps=1, ach=1, neftcr=1), 1)
    d, cr, _, _ = sums(tx)
    c = canvas.Canvas(path, pagesize=A4, invariant=1)
    name, acc, ifsc, teal = person(r), digits(r, 14), "PNCH0000" + digits(r, 3), hx("#00796b")
    say = PLAIN | dict(upi=["Paid {who}", "Paid {who} for {note}"], upicr="From {who}", bill="{who} bill", pos="{who} on debit card", imps="Sent to {who}",
        ach="Autopay {who}", neftcr="NEFT from {who}")
    long = lambda x: dfmt(x, "%e %B %Y")
    N, B = "Bank24Noto", "Bank24NotoB"
    c.setFillColor(teal)
    c.roundRect(50, 784, 26, 26, 7, stroke=0, fill=1)
    put(c, 545, 793, "Panchnad Bank", B, 13, "r")
    put(c, 50, 752, f"Hi {name.split()[0]}, here is your Savings Account statement", B, 12)
    put(c, 50, 736, f"{long(a)} to {long(b)}", N, 9, col=colors.grey)
    for i, (k, v) in enumerate((("ACCOUNT HOLDER", name), ("ACCOUNT NUMBER", acc), ("IFSC", ifsc))):
        put(c, 50 + 180 * i, 705, k, B, 6.5, col=colors.grey)
        put(c, 50 + 180 * i, 691, v, N, 10)
    for i, (k, v) in enumerate((("Started with", opening), ("Came in", cr), ("Went out", d), ("Ended with", tx[-1].bal))):
        c.setFillColor(hx("#e0f2f1"))
        c.roundRect(50 + 126 * i, 636, 117, 40, 8, stroke=0, fill=1)
        put(c, 60 + 126 * i, 661, k, N, 7.5, col=teal)
        put(c, 60 + 126 * i, 645, "₹" + ind(v), B, 10)
    y, day, out = 612, None, []
    for t in reversed(tx):
        if y < (110 if t.day != day else 80):
            c.showPage()
            y, day = 790, None
        if t.day != day:
            put(c, 50, y - 6, long(t.day), B, 9, col=teal)
            rule(c, 50, y - 12, 545, y - 12, .6, hx("#b2dfdb"))
            y, day = y - 28, t.day
        de = [narr(t, say), f"{'UPI' if t.kind.startswith('upi') else 'Ref'} {t.ref}"]
        put(c, 50, y, de[0], N, 9)
        put(c, 50, y - 11, de[1], N, 7, col=colors.grey)
        put(c, 545, y - 4, ("+ ₹" if t.c else "₹") + ind(t.p), B, 9.5, "r", teal if t.c else None)
        y -= 30
        out.append(row(t, de, bal=False))
    put(c, 50, 44, "Opened through the tiffin app. tiffin is a technology company and not a bank. help@tiffin.example", N, 6.5, col=colors.grey)
    c.save()
    return {"data": head(bank_name="Panchnad Bank", account_holder=name, account_number=acc, ifsc=ifsc, account_type="Savings Account", period=(a, b),
        opening_balance=opening, closing_balance=tx[-1].bal, total_debits=d, total_credits=cr) | {"transactions": out}}


def nivesh(path, seed, rows):
    """A share broker's ledger of a client: vouchers, particulars about settlements, net balance, opening and closing rows."""
    r = random.Random(f"nivesh/{seed}/{rows}")
    opening = r.randint(0, 20000000)
    mix = dict(upicr=4, neft=3, neftcr=2, chq=4, chqcr=4, fee=2)
    tx, a, b = ledger(r, rows, opening, mix, 2, floor=-5000000, start=date(r.randint(2021, 2024), 4, 1), per=.4)
    d, cr, _, _ = sums(tx)
    c = canvas.Canvas(path, pagesize=A4, invariant=1)
    name, code, bank = person(r).upper(), r.choice("ABKMZ") + r.choice("DRTX") + digits(r, 4), "Nivesh Broking Private Limited"
    put(c, 40, 800, bank, "Bank24SerifB", 13)
    put(c, 40, 786, f"Member: National Stock Mart   SEBI Regn. No.: INZ000{digits(r, 6)}   CIN: U65990MH20{r.randint(10, 19)}PTC{digits(r, 6)}", SA, 6.5)
    rule(c, 40, 780, 555, 780, 1.2)
    put(c, 40, 760, f"Ledger for equity from {a:%Y-%m-%d} to {b:%Y-%m-%d}", SB, 9.5)
    for i, (k, v) in enumerate((("Client ID", code), ("Client Name", name), ("PAN", f"XXXXXX{digits(r, 3)}C"))):
        c.setFillColor(hx("#eeeeee"))
        c.rect(40, 738 - 16 * i, 90, 16, fill=1)
        c.rect(130, 738 - 16 * i, 240, 16)
        put(c, 45, 743 - 16 * i, k, SB, 7.5)
        put(c, 136, 743 - 16 * i, v, SA, 7.5)
    say = dict(upicr="Funds added using UPI from {code}00{chq} with reference number {ref}",
        neftcr="Funds added using payment gateway from {code} BANK with reference number {ref}",
               neft="Funds transferred back as part of the payout request to {code} BANK", chq="Net settlement for Equity with settlement number: 20{chq}",
                   fee="DP charges for sale of securities on {dmy}",
               chqcr="Net settlement for Equity with settlement number: 20{chq}", cash="Funds added by cheque")
    kind = dict(upicr="Bank Receipts", neftcr="Bank Receipts", neft="Bank Payments", chq="Book Voucher", chqcr="Book Voucher", fee="Journal Entry")
    cols = [(40, "Particulars", "l"), (268, "Posting date", "l"), (328, "Voucher type", "l"), (428, "Debit", "r"), (488, "Credit", "r"),
        (555, "Net balance", "r")]
    sign = lambda p: "-" * (p < 0) + ind(p)

    def line(y, cells, font=SA):
        for (x, _, al), v in zip(reversed(cols), reversed(cells)):       # right to left
            for k, s in enumerate(v if isinstance(v, list) else [v]):
                put(c, x, y - 9 * k, s, font, 6.8, al)

    def heading(y):
        rule(c, 40, y + 10, 555, y + 10, .4)
        rule(c, 40, y - 5, 555, y - 5, .4)
        line(y, [q[1] for q in cols], SB)
        return y - 18
    y, out = heading(680), []
    line(y, ["Opening Balance", "", "", "", "", sign(opening)], SB)
    y -= 14
    for t in tx:
        de = wrap(narr(t, say), SA, 6.8, 216)
        if y - 9 * len(de) < 50:
            c.showPage()
            y = heading(800)
        line(y, [de, f"{t.day:%Y-%m-%d}", kind[t.kind], ind(t.d) if t.d else "0.00", ind(t.c) if t.c else "0.00", sign(t.bal)])
        y -= 9 * len(de) + 5
        out.append(row(t, de))
    y = 800 if y < 80 and not c.showPage() else y
    rule(c, 40, y + 8, 555, y + 8, .4)
    line(y - 3, ["Total", "", "", ind(d), ind(cr), ""], SB)
    line(y - 17, ["Closing Balance", "", "", "", "", sign(tx[-1].bal)], SB)
    put(c, 40, y - 36, "A negative net balance is due from the client to the broker.", SA, 6.5)
    c.save()
    return {"data": head(bank_name=bank, account_holder=name, account_number=code, period=(a, b), opening_balance=opening, closing_balance=tx[-1].bal,
        total_debits=d, total_credits=cr)
            | {"transactions": out}}


def malabar(path, seed, rows):
    """A southern private bank on landscape paper: type and id of each posting, DR/CR column, grand total row."""
    r = random.Random(f"malabar/{seed}/{rows}")
    opening = r.randint(1000000, 40000000)
    tx, a, b = ledger(r, rows, opening, TRADE, 2, floor=-30000000)
    d, cr, _, _ = sums(tx)
    name, (ad, city) = firm(r).upper(), address(r, ("Kochi", "Kerala", "682016"))
    acc, ifsc, kind, bank = digits(r, 4) + "0200" + digits(r, 6), "MLBR0001" + digits(r, 3), r.choice(["CURRENT ACCOUNT - TRADE PLUS",
        "OVERDRAFT - BUSINESS"]), "THE MALABAR COAST BANK LTD"
    typ = dict(neftcr="TFR", neft="TFR", rtgs="TFR", rtgscr="TFR", chq="CLG", chqcr="CLG", cash="CASH", cashwd="CASH", fee="CHRG", tax="TFR")
    say = SLASH | dict(upi="UPIOUT/{ref}/{vpa}/{note}", upicr="UPI IN/{ref}/{vpa}/{note}", neft="NFT/{WHO}/{utr}", fee="CHRG:ANNUAL FEE {ref}", cashwd="SELF")
    dm = lambda x: dfmt(x, "%d-%b-%Y").upper()
    body, out = [["Date", "Value Date", "Particulars", "Tran\nType", "Cheque Details", "Withdrawals", "Deposits", "Balance", "DR/\nCR"],
                 [dm(a), "", "Opening Balance", "", "", "", "", ind(opening), "CR"]], []
    for t in tx:
        de = wrap(narr(t, say), CO, 8, 252)
        ref = t.chq if t.kind in ("chq", "cashwd") else ""
        body.append([dm(t.day), dm(t.vday), "\n".join(de), "FT" if t.kind == "ach" else typ.get(t.kind, "TFR"), ref, ind(t.d) if t.d else "",
            ind(t.c) if t.c else "", ind(t.bal), "DR" if t.bal < 0 else "CR"])
        out.append(row(t, de, ref))
    body.append(["", "", "GRAND TOTAL", "", "", ind(d), ind(cr), ind(tx[-1].bal), "DR" if tx[-1].bal < 0 else "CR"])
    tb = Table(body, colWidths=[66, 66, 262, 36, 74, 84, 84, 84, 26], repeatRows=1)
    tb.setStyle([("FONT", (0, 0), (-1, -1), CO, 8, 9), ("FONT", (0, 0), (-1, 0), CB, 8, 9), ("FONT", (0, -1), (-1, -1), CB, 8, 9),
        ("VALIGN", (0, 0), (-1, -1), "TOP"), ("ALIGN", (5, 0), (7, -1), "RIGHT"),
                 ("BOX", (0, 0), (-1, 0), 1, colors.black), ("LINEABOVE", (0, -1), (-1, -1), 1, colors.black),
                     ("LINEBELOW", (0, -1), (-1, -1), 1, colors.black), ("TOPPADDING", (0, 0), (-1, -1), 1),
                 ("BOTTOMPADDING", (0, 0), (-1, -1), 3), ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3)])
    left = "Name and Address:\n" + "\n".join([name] + [x.upper() for x in ad] + [city[1].upper()])
    right = (f"Branch Name       : {ad[1].upper()}\nAccount Number    : {acc}\n"
        + f"Type of Account   : {kind}\nCurrency          : INR\n"
        + f"IFSC              : {ifsc}\nEffective Avl Bal : {ind(tx[-1].bal)}{'DR' if tx[-1].bal < 0 else 'CR'}")
    ht = Table([[left, right]], colWidths=[391, 391])
    ht.setStyle([("FONT", (0, 0), (-1, -1), CO, 8.5, 11), ("BOX", (0, 0), (-1, -1), .7, colors.black), ("INNERGRID", (0, 0), (-1, -1), .7, colors.black),
        ("VALIGN", (0, 0), (-1, -1), "TOP")])

    def leaf(c, doc):
        if doc.page == 1:
            put(c, 421, 560, bank, CB, 14, "c")
            put(c, 421, 545, f"Statement of Account for the period {dm(a)} to {dm(b)}", CO, 9.5, "c")
        put(c, 812, 22, f"Page {doc.page}", CO, 8, "r")
    SimpleDocTemplate(path, pagesize=landscape(A4), leftMargin=30, rightMargin=30, topMargin=56, bottomMargin=36, invariant=1).build([ht, Spacer(1, 10), tb],
        onFirstPage=leaf, onLaterPages=leaf)
    return {"data": head(bank_name=bank, account_holder=name, account_number=acc, account_type=kind, ifsc=ifsc, currency="INR", period=(a, b),
        opening_balance=opening, closing_balance=tx[-1].bal, total_debits=d, total_credits=cr) | {"transactions": out}}


def sahakar(path, seed, rows):
    """A town cooperative bank: the head is one sentence, sums after each month, receipts left of payments."""
    r = random.Random(f"sahakar/{seed}/{rows}")
    opening = r.randint(500000, 20000000)
    tx, a, b = ledger(r, rows, opening, TRADE | dict(rtgs=0, rtgscr=0), 1, per=.5)
    d, cr, _, _ = sums(tx)
    c = canvas.Canvas(path, pagesize=A4, invariant=1)
    name, (ad, city), bank = "M/s. " + firm(r), address(r), "Shree Balaji Urban Co-op. Bank Ltd."
    acc, page, out = "CA/" + digits(r, 5), 0, []
    xs = [30, 84, 304, 352, 424, 496, 565]

    def top():
        nonlocal page
        page += 1
        put(c, 297, 800, bank, "Times-Bold", 16, "c")
        put(c, 297, 786, f"{ad[1]} Branch, {city[0]} - {city[2]}", "Times-Roman", 9.5, "c")
        y = 764
        if page == 1:
            for s in wrap(f"Statement of account of {name}, {', '.join(ad)}, "
                          f"in respect of Current Account No. {acc} for the period from {a:%d.%m.%Y} to {b:%d.%m.%Y}.", "Times-Italic", 11, 530):
                words(c, 30, y, s, "Times-Italic", 11)
                y -= 14
        c.rect(30, y - 18, 535, 20)
        for i, s in enumerate(("Date", "Particulars", "Chq. No.", "Receipts", "Payments", "Balance")):
            put(c, xs[i + 1] - 3 if i > 2 else xs[i] + 3, y - 11, s, "Times-Bold", 9.5, "r" if i > 2 else "l")
        return y - 32

    def line(y, cells, font="Times-Roman"):
        for i, v in enumerate(cells):
            for k, s in enumerate(v if isinstance(v, list) else [v]):
                put(c, xs[i + 1] - 3 if i > 2 else xs[i] + 3, y - 10.5 * k, s, font, 9, "r" if i > 2 else "l")
    y = top()
    line(y, ["", "Opening Balance", "", "", "", ind(opening) + " Cr."], "Times-Bold")
    y, md, mc = y - 15, 0, 0
    for i, t in enumerate(tx):
        de = wrap(narr(t, PLAIN), "Times-Roman", 9, 212)
        ref = t.chq if t.kind in ("chq", "chqcr") else ""
        if y < 80:
            c.showPage()
            y = top()
        line(y, [f"{t.day:%d.%m.%Y}", de, ref, ind(t.c) if t.c else "", ind(t.d) if t.d else "", ind(t.bal) + " Cr."])
        y, md, mc = y - 10.5 * len(de) - 4, md + t.d, mc + t.c
        out.append(row(t, de, ref))
        if i + 1 == len(tx) or tx[i + 1].day.month != t.day.month:
            rule(c, xs[3], y + 9, xs[5], y + 9)
            line(y - 2, ["", f"Total for {MONTHS[t.day.month - 1]} {t.day.year}", "", ind(mc), ind(md), ""], "Times-Bold")
            y, md, mc = y - 20, 0, 0
    y = top() if y < 110 and not c.showPage() else y
    rule(c, 30, y + 10, 565, y + 10)
    line(y - 3, ["", "Grand Total", "", ind(cr), ind(d), ""], "Times-Bold")
    line(y - 18, ["", "Closing Balance", "", "", "", ind(tx[-1].bal) + " Cr."], "Times-Bold")
    rule(c, 30, y - 24, 565, y - 24)
    put(c, 565, y - 52, "Branch Manager", "Times-Roman", 10, "r")
    put(c, 30, y - 52, "E. & O. E.", "Times-Roman", 9)
    c.save()
    return {"data": head(bank_name=bank, account_holder=name, account_number=acc, account_type="Current Account", period=(a, b), opening_balance=opening,
        closing_balance=tx[-1].bal, total_debits=d, total_credits=cr) | {"transactions": out}}


def kesari(path, seed, rows):
    """A private bank's current account: one column of amounts with (Dr) or (Cr), period beside a plain list, summary at the end."""
    r = random.Random(f"kesari/{seed}/{rows}")
    opening = r.randint(500000, 60000000)
    tx, a, b = ledger(r, rows, opening, TRADE | dict(upi=4, pos=2), 2)
    d, cr, nd, nc = sums(tx)
    c = canvas.Canvas(path, pagesize=A4, invariant=1)
    name, (ad, city), red = firm(r), address(r), hx("#c8102e")
    acc, kind, ifsc = digits(r, 10), r.choice(["CA-NEO", "CA-STARTUP", "CA-PRO"]), "KSRB0000" + digits(r, 3)
    put(c, 545, 800, "kesari bank", HB, 15, "r", red)
    for i, s in enumerate([name] + ad + [f"{city[1]}, INDIA"]):
        put(c, 50, 772 - 12 * i, s, HB if i == 0 else H, 9)
    for i, (k, v) in enumerate((("Period", f"{a:%d-%m-%Y} To {b:%d-%m-%Y}"), ("Cust.Reln.No", digits(r, 8)), ("Account No", acc), ("Account Type", kind),
        ("Currency", "INR"), ("Branch", f"{city[0].upper()}-{ad[1].upper()}"), ("IFSC Code", ifsc), ("Nominee Registered", "N"))):
        put(c, 330, 772 - 12 * i, k, H, 8.5)
        put(c, 425, 772 - 12 * i, ": " + v, H, 8.5)
    say = SLASH | dict(neftcr="NEFT {utr} {WHO}", rtgs="RTGS {utr} {WHO}", chq="TO CLG : {WHO}", chqcr="BY CLG INST {chq} : {code}")

    def heading(y):
        rule(c, 50, y + 12, 545, y + 12, 1, red)
        for x, s, al in ((50, "Date", "l"), (110, "Narration", "l"), (285, "Chq/Ref No", "l"), (455, "Withdrawal(Dr)/", "r"), (455, "Deposit(Cr)", "r"),
            (545, "Balance", "r")):
            put(c, x, y - (10 if "Dep" in s else 0), s, HB, 8, al)
        rule(c, 50, y - 15, 545, y - 15, 1, red)
        return y - 28
    y, out = heading(655), []
    for t in tx:
        de = chop(narr(t, say), 32)
        ref = t.chq if t.kind in ("chq", "chqcr") else ("UPI-" if t.kind.startswith("upi") else "KBLH") + t.ref
        if y - 10 * len(de) < 50:
            c.showPage()
            y = heading(800)
        put(c, 50, y, f"{t.day:%d-%m-%Y}", H, 8)
        for k, s in enumerate(de):
            put(c, 110, y - 10 * k, s, H, 7.6)
        put(c, 285, y, ref, H, 8)
        put(c, 455, y, ind(t.p) + ("(Cr)" if t.c else "(Dr)"), H, 8, "r")
        put(c, 545, y, ind(t.bal) + "(Cr)", H, 8, "r")
        y -= 10 * len(de) + 5
        out.append(row(t, de, ref))
    y = 800 if y < 170 and not c.showPage() else y - 10
    put(c, 50, y, "Statement Summary", HB, 9, col=red)
    for i, (k, v) in enumerate((("Opening Balance", ind(opening) + "(Cr)"), ("Closing Balance", ind(tx[-1].bal) + "(Cr)"),
        ("Total Withdrawal Amount", ind(d) + "(Dr)"), ("Total Deposit Amount", ind(cr) + "(Cr)"), ("Withdrawal Count", str(nd)), ("Deposit Count", str(nc)))):
        put(c, 50, y - 15 - 12 * i, k, H, 8.5)
        put(c, 180, y - 15 - 12 * i, ": " + v, H, 8.5)
    c.save()
    return {"data": head(bank_name="kesari bank", account_holder=name, account_number=acc, account_type=kind, ifsc=ifsc, currency="INR", period=(a, b),
        opening_balance=opening, closing_balance=tx[-1].bal, total_debits=d, total_credits=cr) | {"transactions": out}}


BANKS = {"tiffin": tiffin, "nivesh": nivesh, "malabar": malabar, "sahakar": sahakar, "kesari": kesari}
