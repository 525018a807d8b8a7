# SPDX-License-Identifier: AGPL-3.0-or-later
"""Large banks' savings statements: a state bank, two private banks."""
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle
from reportlab.lib.styles import ParagraphStyle
from stranger_turret_kit import *


def setu(path, seed, rows):
    """A state-owned bank's internet-banking statement: list of labels, grid with broken cells."""
    r = random.Random(f"setu/{seed}/{rows}")
    bank, opening = "Rashtriya Setu Bank", r.randint(300000, 9000000)
    tx, a, b = ledger(r, rows, opening, RETAIL)
    name, (ad, city) = title(person(r)), address(r)
    acc, ifsc, kind = "000000" + digits(r, 11), "RSBK00" + digits(r, 5), r.choice(["REGULAR SB CHQ-INDIVIDUALS", "SB-STAFF PENSIONER",
        "SBCHQ-GEN-PUB-IND-RURAL-INR"])
    day = lambda d: dfmt(d, "%e %b %Y")
    say = dict(upi=["TO TRANSFER-UPI/DR/{ref}/{WHO}/{code}/{vpa}/{note}--"], upicr="BY TRANSFER-UPI/CR/{ref}/{WHO}/{code}/{vpa}/{note}--",
               atm="ATM WDL-ATM CASH {txid} {CITY} BRANCH--", pos="by debit card-OTHPOS{ref}{WHO} {CITY}--", neftcr="BY TRANSFER-NEFT*{ifsc}*{utr}*{WHO}--",
               neft="TO TRANSFER-INB NEFT UTR NO: {utr}--{who}", imps="TO TRANSFER-INB IMPS{ref}/{chq}/XX{chq}/{note}--",
                   ach="DEBIT-ACHDr {code}0000{chq} {WHO}--",
               chq="TO CLEARING-{WHO}--{code}", cash=["CASH DEPOSIT-CASH DEPOSIT SELF--", "CASH DEPOSIT-GREEN CHANNEL--"],
                   fee=["DEBIT-ATM ANNUAL FEE--", "TO DEBIT-SMS CHARGES QTR--"], intr="CREDIT-INTEREST CREDIT--", bill="TO TRANSFER-INB {who} bill--")
    body, out = [], []
    for t in tx:
        de = wrap(narr(t, say), H, 7.5, 150)
        ref = t.chq if t.kind == "chq" else None if t.kind in ("cash", "fee", "intr", "atm") else f"TRANSFER {'TO' if t.d else 'FROM'} {t.ref} / {t.who}"
        rl = wrap(ref, H, 7.5, 86) if ref else []
        dl, vl = wrap(day(t.day), H, 7.5, 32), wrap(day(t.vday), H, 7.5, 32)
        body.append(["\n".join(x) for x in (dl, vl, de, rl)] + [ind(t.d) if t.d else "", ind(t.c) if t.c else "", ind(t.bal)])
        out.append(row(t, de, " ".join(rl)))
    st = ParagraphStyle("a", fontName=H, fontSize=9, leading=11)
    pairs = [("Account Name", name)] + [("Address" if i == 0 else "", x) for i, x in enumerate(ad + [city[1]])] + [
        ("Date", day(b + timedelta(days=3))), ("Account Number", acc), ("Account Description", kind), ("Branch",
            r.choice(STREETS).upper() + ", " + city[0].upper()),
        ("Drawing Power", "0.00"), ("Interest Rate(% p.a.)", "2.7"), ("MOD Balance", "0.00"), ("CIF No.", digits(r, 11)),
            ("IFS Code\n(Indian Financial System)", ifsc),
        ("MICR Code\n(Magnetic Ink Character Recognition)", digits(r, 9)), ("Nomination Registered", r.choice(["Yes", "No"])),
            (f"Balance as on {day(a)}", ind(opening))]
    ht = Table([[k, ":" if k else "", v] for k, v in pairs], colWidths=[175, 12, 330], hAlign="LEFT")
    ht.setStyle(TableStyle([("FONT", (0, 0), (-1, -1), H, 9), ("TOPPADDING", (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 2),
        ("VALIGN", (0, 0), (-1, -1), "TOP")]))
    tb = Table([["Txn Date", "Value\nDate", "Description", "Ref No./Cheque\nNo.", "Debit", "Credit", "Balance"]] + body,
        colWidths=[40, 40, 158, 94, 62, 62, 70], repeatRows=1)
    tb.setStyle(TableStyle([("FONT", (0, 0), (-1, -1), H, 7.5), ("FONT", (0, 0), (-1, 0), HB, 7.5), ("GRID", (0, 0), (-1, -1), .5, colors.grey),
                            ("BACKGROUND", (0, 0), (-1, 0), hx("#c8d8ee")), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("ALIGN", (4, 0), (-1, -1), "RIGHT"),
                            ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3), ("LEADING", (0, 0), (-1, -1), 9)]))

    def logo(c, doc):
        c.setFillColor(hx("#1f4fa3"))
        c.circle(50, 800, 13, stroke=0, fill=1)
        put(c, 69, 794, bank, HB, 17, col=hx("#1f4fa3"))
    SimpleDocTemplate(path, pagesize=A4, leftMargin=34, rightMargin=34, topMargin=66, bottomMargin=40, invariant=1).build(
        [ht, Spacer(1, 10), Paragraph(f"<b>Account Statement from {day(a)} to {day(b)}</b>", st), Spacer(1, 6), tb, Spacer(1, 12),
         Paragraph("Please do not share your ATM, Debit/Credit card number, PIN and OTP with anyone over mail, SMS, phone call or any other media.", st),
         Paragraph("**This is a computer generated statement and does not require a signature.", st)], onFirstPage=logo)
    return {"data": head(bank_name=bank, account_holder=name, account_number=acc, account_type=kind, ifsc=ifsc, period=(a, b),
        opening_balance=opening) | {"transactions": out}}


def hamara(path, seed, rows):
    """A private bank's monthly statement: address left, long list right, columns ruled to the page's foot."""
    r = random.Random(f"hamara/{seed}/{rows}")
    c = canvas.Canvas(path, pagesize=A4, invariant=1)
    opening = r.randint(500000, 20000000)
    tx, a, b = ledger(r, rows, opening, RETAIL, 2)
    d, cr, nd, nc = sums(tx)
    name, joint, (ad, city) = title(person(r), "MR ", "MS ").upper(), person(r).upper() if r.random() < .6 else "", address(r)
    acc, ifsc, kind = "501" + digits(r, 11), "HMRA000" + digits(r, 4), r.choice(["SAVINGS - RESIDENT (105)", "SAVING MAX A/C (158)", "SALARY ACCOUNT (112)"])
    say = dict(upi="UPI-{WHO}-{vpa}-{ifsc}-{ref}-{NOTE}", upicr="UPI-{WHO}-{vpa}-{ifsc}-{ref}-{NOTE}", atm="NWD-512967XXXXXX4417-{txid}-{CITY}",
        pos="POS 512967XXXXXX4417 {WHO} POS DEBIT",
               neftcr="NEFT CR-{ifsc}-{WHO}-{utr}", neft="NEFT DR-{ifsc}-{WHO}-NETBANK,MUM-{utr}", imps="IMPS-{ref}-{WHO}-{code}-XXXXXXX{chq}-{NOTE}",
                   ach="ACH D- {WHO}-{chq}",
               chq="CHQ PAID-MICR CTS-{CITY}-{WHO}", cash="CASH DEPOSIT BY - SELF - {CITY}", fee="DEBIT CARD ANNUAL FEE-{mon}-{yr} {ref}",
                   intr="INTEREST PAID TILL {dmy}", bill="IB BILLPAY DR-HMRAUT-{WHO}")
    xs = [24, 62, 254, 346, 384, 442, 500, 571]
    heads, info = ["Date", "Narration", "Chq./Ref.No.", "Value Dt", "Withdrawal Amt.", "Deposit Amt.", "Closing Balance"], [
        ("Account Branch", r.choice(STREETS).upper()), ("Address", "GROUND FLOOR, " + r.choice(STREETS).upper()), ("", city[0].upper()),
            ("City", f"{city[0].upper()} {city[2]}"), ("State", city[1].upper()), ("Phone no.", "1800" + digits(r, 7)), ("OD Limit", "0"), ("Currency", "INR"),
            ("Email", name.split()[1] + digits(r, 2) + "@EXAMPLE.IN"),
        ("Cust ID", digits(r, 8)), ("Account No", acc), ("A/C Open Date", f"{r.randint(10, 28)}/0{r.randint(1, 9)}/20{r.randint(10, 19)}"),
            ("Account Status", "Regular"), ("RTGS/NEFT IFSC", ifsc + "   MICR : " + digits(r, 9)), ("Branch Code", digits(r, 4)), ("Account Type", kind)]
    page = 0

    def sheet():
        nonlocal page
        page += 1
        put(c, 571, 822, f"Page No .: {page}", H, 7.5, "r")
        put(c, 300, 806, "Statement of account", HB, 10)
        c.setFillColor(hx("#12375f"))
        c.rect(24, 796, 110, 20, stroke=0, fill=1)
        put(c, 30, 802, "HAMARA BANK", HB, 12, col=colors.white)
        y = 780
        for x in [name] + [s.upper() for s in ad] + [city[1].upper() + " INDIA"]:
            put(c, 34, y, x, H, 8)
            y -= 11
        put(c, 34, 694, "JOINT HOLDERS :" + (" " + joint if joint else ""), H, 7.5)
        put(c, 34, 655, "Nomination : " + "Registered", H, 7.5)
        put(c, 34, 640, f"From : {a:%d/%m/%Y}", H, 7.5)
        put(c, 130, 640, f"To : {b:%d/%m/%Y}", H, 7.5)
        c.setLineWidth(.6)
        c.setStrokeColor(colors.black)
        c.roundRect(24, 682, 250, 110, 4)
        for i, (k, v) in enumerate(info):
            put(c, 300, 784 - i * 9.4, k, H, 7)
            put(c, 366, 784 - i * 9.4, (": " if k else "  ") + v, H, 7)
        c.rect(24, 80, 547, 548)
        rule(c, 24, 612, 571, 612, .6)
        for x in xs[1:-1]:
            rule(c, x, 80, x, 628, .6)
        for i, h in enumerate(heads):
            put(c, (xs[i] + xs[i + 1]) / 2, 617, h, HB, 6.6, "c")
        put(c, 24, 66, "HAMARA BANK LIMITED", HB, 7)
        put(c, 24, 57, "*Closing balance includes funds earmarked for hold and uncleared funds", H, 6.5)
        put(c, 24, 48, "Contents of this statement will be considered correct if no error is reported within 30 days of receipt of statement.", H, 6.5)
        put(c, 24, 39, "Registered Office Address: Hamara House, Senapati Marg, Lower Parel, Mumbai 400013", H, 6.5)
    sheet()
    y, out, chunk = 602, [], []

    def flush():
        for col in range(7):                                   # column by column
            for yy, cells in chunk:
                for k, s in enumerate(cells[col]):
                    put(c, xs[col + 1] - 3 if col > 3 else xs[col] + 3, yy - 9 * k, s, H, 7, "r" if col > 3 else "l")
        chunk.clear()
    for t in tx:
        de = wrap(narr(t, say), H, 7, 185)
        ref = t.chq.zfill(15) if t.kind == "chq" else t.utr if t.kind in ("neft", "neftcr") else "000000000000000" if t.kind == "intr" else "0000" + t.ref
        if y - 9 * len(de) < 84:
            flush()
            c.showPage()
            sheet()
            y = 602
        chunk.append((y, [[f"{t.day:%d/%m/%y}"], de, [ref], [f"{t.vday:%d/%m/%y}"], [ind(t.d)] if t.d else [], [ind(t.c)] if t.c else [], [ind(t.bal)]]))
        out.append(row(t, de, ref))
        y -= 9 * len(de) + 4
    flush()
    c.showPage()
    sheet_y = 780
    put(c, 24, sheet_y, "STATEMENT SUMMARY :-", HB, 9)
    for x, k, v in ((34, "Opening Balance", ind(opening)), (150, "Dr Count", str(nd)), (220, "Cr Count", str(nc)), (300, "Debits", ind(d)),
        (400, "Credits", ind(cr)), (500, "Closing Bal", ind(tx[-1].bal))):
        put(c, x, sheet_y - 18, k, HB, 8)
        put(c, x, sheet_y - 31, v, H, 8)
    put(c, 24, sheet_y - 58, f"Generated On: {dfmt(b + timedelta(days=2), '%d-%b-%Y')} 10:42:07   Generated By: {digits(r, 8)}   Requesting Branch Code: NET",
        H, 7.5)
    put(c, 24, sheet_y - 70, "This is a computer generated statement and does not require signature.", H, 7.5)
    c.save()
    return {"data": head(bank_name="HAMARA BANK", account_holder=name, account_number=acc, account_type=kind, ifsc=ifsc, currency="INR", period=(a, b),
        opening_balance=opening, closing_balance=tx[-1].bal, total_debits=d, total_credits=cr) | {"transactions": out}}


def indivar(path, seed, rows):
    """A combined relationship statement: summary of accounts, then B/F, mode, deposits before withdrawals, zebra, total row."""
    r = random.Random(f"indivar/{seed}/{rows}")
    c = canvas.Canvas(path, pagesize=A4, invariant=1)
    opening = r.randint(100000, 30000000)
    tx, a, b = ledger(r, rows, opening, RETAIL, 3)
    d, cr, _, _ = sums(tx)
    name, (ad, city) = person(r).upper(), address(r)
    acc, orange = "0" + digits(r, 11), hx("#b5531c")
    fd = r.randint(50, 900) * 100000 if r.random() < .5 else 0
    long = lambda x: dfmt(x, "%B %d, %Y")
    say = dict(upi="UPI/{ref}/{note}/{vpa}/{code} BANK", upicr="UPI/{ref}/{note}/{vpa}/{code} BANK/{txid}", atm="CAM/{txid}/CASH WDL/{dmy}",
        pos="VPS/{WHO}/{dmy}{chq}/{ref}/{CITY}",
               neftcr="NEFT-{utr}-{WHO}-{note}-{ifsc}", neft="BIL/NEFT/{utr}/{note}/{who}/{ifsc}", imps="MMT/IMPS/{ref}/{note}/{who}/{code}0000{chq}",
                   ach="ACH/{who}/{code}{ref}/{chq}",
               chq="CLG/{WHO}/{code}", cash="CASH DEPOSIT AT {CITY} BY SELF", fee="SMS CHRGS {mon}-{yr}+GST", intr="{acc}:Int.Pd:{dmy}".replace("{acc}", acc),
                   bill="BIL/ONL/{ref}/{who}/BILLPAY")
    mode = dict(upi="", atm="ATM", pos="DEBIT CARD", ach="", imps="MOBILE BANKING", bill="NET BANKING", cash="CASH")
    put(c, 40, 800, "INDIVAR BANK", "Bank24SerifB", 16, col=orange)
    put(c, 555, 806, "Your Base Branch: INDIVAR BANK LTD, " + r.choice(STREETS).upper(), SA, 6.5, "r")
    put(c, 555, 797, f"{city[0].upper()} - {city[2]}, {city[1].upper()}", SA, 6.5, "r")
    for i, s in enumerate([name] + [x.upper() for x in ad]):
        put(c, 40, 760 - i * 11, s, SB if not i else SA, 8)
    put(c, 555, 760, "Visit www.indivarbank.example", SA, 7, "r")
    put(c, 555, 749, "Dial your Bank  1860 120 0000", SA, 7, "r")
    put(c, 40, 705, f"Summary of accounts held under Cust ID: {digits(r, 9)} as on {long(b)}", SB, 8.5, col=orange)
    put(c, 40, 690, "ACCOUNT DETAILS - INR", SB, 7.5)
    rule(c, 40, 684, 555, 684, .8, orange)
    items = [("ACCOUNT TYPE", "A/c BALANCE ( I )", "FIXED DEPOSITS (LINKED) BAL. ( II )", "TOTAL BALANCE ( I + II )", "NOMINATION"),
        (f"Savings A/c {acc}", ind(tx[-1].bal), ind(fd), ind(tx[-1].bal + fd), "Registered"), ("TOTAL", ind(tx[-1].bal), ind(fd), ind(tx[-1].bal + fd), "")]
    for i, it in enumerate(items):
        for x, s in zip((40, 240, 380, 480, 555), it):
            put(c, x, 673 - i * 14, s, SB if i != 1 else SA, 6.2 if not i else 7.5, "l" if x == 40 else "r")
    rule(c, 40, 638, 555, 638, .8, orange)
    put(c, 40, 612, f"Statement of Transactions in Savings Account Number: {acc} in INR for the period {long(a)} - {long(b)}", SB, 6.7, col=orange)
    y, page = 592, 1

    def heading(y):
        c.setFillColor(orange)
        c.rect(40, y - 5, 515, 17, stroke=0, fill=1)
        for x, s, al in ((44, "DATE", "l"), (100, "MODE**", "l"), (172, "PARTICULARS", "l"), (418, "DEPOSITS", "r"), (486, "WITHDRAWALS", "r"),
            (552, "BALANCE", "r")):
            put(c, x, y, s, SB, 7, al, colors.white)
        return y - 20

    def foot():
        put(c, 297, 30, f"Page {page}", SA, 7, "c")
    y, z, out = heading(y), 0, []
    put(c, 44, y + 2, f"{a:%d-%m-%Y}", SA, 7)
    put(c, 172, y + 2, "B/F", SA, 7)
    put(c, 552, y + 2, ind(opening), SA, 7, "r")
    y -= 14
    for t in tx:
        de = wrap(narr(t, say), SA, 7, 172)
        h = 9.5 * len(de) + 4
        if y - h < 60:
            foot()
            c.showPage()
            page += 1
            y = heading(800)
        if z % 2 == 0:
            c.setFillColor(hx("#f5ece4"))
            c.rect(40, y - h + 10.5, 515, h, stroke=0, fill=1)
        z += 1
        put(c, 44, y, f"{t.day:%d-%m-%Y}", SA, 7)
        put(c, 100, y, mode.get(t.kind, ""), SA, 6.5)
        for k, s in enumerate(de):
            put(c, 172, y - 9.5 * k, s, SA, 7)
        put(c, 418 if t.c else 486, y, ind(t.p), SA, 7, "r")
        put(c, 552, y, ind(t.bal), SA, 7, "r")
        out.append(row(t, de))
        y -= h
    if y < 130:
        foot()
        c.showPage()
        page += 1
        y = 790
    rule(c, 40, y + 8, 555, y + 8, .8, orange)
    for x, s, al in ((172, "Total:", "l"), (418, ind(cr), "r"), (486, ind(d), "r"), (552, ind(tx[-1].bal), "r")):
        put(c, x, y - 2, s, SB, 7, al)
    put(c, 40, y - 30, "**MODE: the channel through which the transaction was made. This is an authenticated intimation and needs no signature.", SA, 6.5)
    put(c, 40, y - 40, "Legends: VPS - Visa purchase, CAM - Cash withdrawal at ATM, MMT - Mobile money transfer, BIL - Internet bill payment.", SA, 6.5)
    foot()
    c.save()
    return {"data": head(bank_name="INDIVAR BANK", account_holder=name, account_number=acc, account_type="Savings Account", currency="INR", period=(a, b),
        opening_balance=opening, closing_balance=tx[-1].bal, total_debits=d, total_credits=cr) | {"transactions": out}}


BANKS = {"setu": setu, "hamara": hamara, "indivar": indivar}
