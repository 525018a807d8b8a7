# SPDX-License-Identifier: AGPL-3.0-or-later
"""A boxed grid, a corporate download, a gramin bank's fixed-pitch report and a cooperative bank's passbook."""
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle
from reportlab.lib.styles import ParagraphStyle
from stranger_turret_kit import *


def ashva(path, seed, rows):
    """A private bank's sentence over a full grid with opening, total and closing rows and the initiating branch."""
    r = random.Random(f"ashva/{seed}/{rows}")
    opening = r.randint(200000, 8000000)
    tx, a, b = ledger(r, rows, opening, RETAIL, 1)
    d, cr, _, _ = sums(tx)
    c = canvas.Canvas(path, pagesize=A4, invariant=1)
    name, joint, (ad, city) = person(r).upper(), person(r).upper() if r.random() < .5 else "", address(r)
    acc, ifsc, maroon, br = "9" + digits(r, 14), "ASHV0000" + digits(r, 3), hx("#97144d"), digits(r, 4)
    kind = r.choice(["SBEZY", "SB-PRIME", "SBSAL-EASY"])
    say = dict(upi="UPI/P2M/{ref}/{WHO}/{note}/{code} Bank", upicr="UPI/P2A/{ref}/{WHO}/{code} Bank/{note}", atm="ATM-CASH/{txid}/{CITY}/{dmy}/{chq}",
        pos="POS/{WHO}/{CITY}/{dmy}/{time}",
               neftcr="NEFT/{utr}/{WHO}/{code} BANK/{note}", neft="NEFT/MB/{utr}/{WHO}/{code} BANK", imps="IMPS/P2A/{ref}/{WHO}/{code}BANK/{note}",
                   ach="ACH-DR-{WHO}-{code}{ref}",
               chq="BRN-CLG-CHQ PAID TO {WHO}", cash="BY CASH DEPOSIT-BNA/{txid}/{chq}/{dmy}", fee="Dr Card Charges ISSUE {chq}",
                   intr="{acc}:Int.Pd:{dmy}".replace("{acc}", acc), bill="ECOM PUR/{WHO}/{ref}")
    put(c, 560, 805, "ASHVA BANK", HB, 16, "r", maroon)
    left = [name] + (["Joint Holder :" + joint] if joint else ["Joint Holder :--"]) + [s.upper() for s in ad] + [city[1].upper() + "-INDIA"]
    right = [("Customer ID", digits(r, 9)), ("IFSC Code", ifsc), ("MICR Code", digits(r, 9)), ("Nominee Registered", "Y"),
        ("PAN", "ABCP" + name[0] + digits(r, 4) + "K"), ("Scheme", kind)]
    for i, s in enumerate(left):
        put(c, 36, 770 - i * 11.5, s, HB if i == 0 else H, 8)
    for i, (k, v) in enumerate(right):
        put(c, 560, 770 - i * 11.5, f"{k} :{v}", H, 8, "r")
    words(c, 36, 684, f"Statement of Account No :{acc} for the period (From : {a:%d-%m-%Y} To : {b:%d-%m-%Y})", HB, 9)
    xs = [36, 92, 140, 344, 410, 476, 540, 568]

    def band(y, cells, h, font=H, fill=None):
        if fill:
            c.setFillColor(fill)
            c.rect(xs[0], y - h, xs[-1] - xs[0], h, stroke=0, fill=1)
        c.setStrokeColor(hx("#555555"))
        c.setLineWidth(.4)
        for i in range(7):
            c.rect(xs[i], y - h, xs[i + 1] - xs[i], h)
            v = cells[i] if isinstance(cells[i], list) else [cells[i]]
            for k, s in enumerate(v):
                al = "r" if 3 <= i <= 5 else "c" if i in (0, 6) else "l"
                put(c, {"r": xs[i + 1] - 3, "c": (xs[i] + xs[i + 1]) / 2, "l": xs[i] + 3}[al], y - 10 - 9 * k, s, font, 7.2, al)
        return y - h
    top, pale = ["Tran Date", "Chq No", "Particulars", "Debit", "Credit", "Balance", ["Init.", "Br"]], hx("#eedbe3")
    y = band(672, top, 23, HB, pale)
    y = band(y, ["", "", "OPENING BALANCE", "", "", ind(opening), ""], 14, HB)
    out = []
    for t in tx:
        de = wrap(narr(t, say), H, 7.2, 197)
        h = 9 * len(de) + 5
        if y - h < 50:
            c.showPage()
            y = band(806, top, 23, HB, pale)
        ref = t.chq if t.kind == "chq" else ""
        y = band(y, [f"{t.day:%d-%m-%Y}", ref, de, ind(t.d) if t.d else "", ind(t.c) if t.c else "", ind(t.bal), br if t.kind in ("chq", "cash") else "248"],
            h)
        out.append(row(t, de, ref))
    if y < 150:
        c.showPage()
        y = 800
    y = band(y, ["", "", "TRANSACTION TOTAL", ind(d), ind(cr), "", ""], 14, HB)
    y = band(y, ["", "", "CLOSING BALANCE", "", "", ind(tx[-1].bal), ""], 14, HB)
    for s in ("Unless the constituent notifies the bank immediately of any discrepancy found by him/her in this statement of Account, it will be taken",
              "that he/she has found the account correct.", "REGISTERED OFFICE - ASHVA BANK LTD, Asvattha Tower, Law Garden, Ahmedabad 380006.", "Legends :",
              "INT.PD - Interest paid to customer     CLG - Cheque clearing     BNA - Cash deposit at machine", "++++ End of Statement ++++"):
        y -= 11
        put(c, 36, y - 6, s, H, 7.2)
    c.save()
    return {"data": head(bank_name="ASHVA BANK", account_holder=name, account_number=acc, account_type=kind, ifsc=ifsc, period=(a, b), opening_balance=opening,
        closing_balance=tx[-1].bal, total_debits=d, total_credits=cr) | {"transactions": out}}


def udyog(path, seed, rows):
    """A corporate net-banking download on landscape paper: no bank's name, one amount column and Cr/Dr."""
    r = random.Random(f"udyog/{seed}/{rows}")
    opening = r.randint(20000000, 900000000)
    tx, a, b = ledger(r, rows, opening, TRADE, 4, per=5)
    name, acc = firm(r).upper(), "0" + digits(r, 11)
    say = SLASH | dict(neft="INF/NEFT/{utr}/{ifsc}/{note}/{WHO}", rtgs="RTGS/{utr}/{ifsc}/{WHO}", neftcr="NEFT-{utr}-{WHO}-/ATTN/INVOICE-{chq}-{ifsc}",
        cash="CAM/{chq}CRW/CASH DEP/{dmy}/{txid}")
    st = ParagraphStyle("a", fontName=SA, fontSize=8, leading=11)
    stamp = lambda t: f"{t.day:%d/%m/%Y}\n{(int(t.time[:2]) - 1) % 12 + 1:02d}{t.time[2:]} {'AM' if t.time < '12' else 'PM'}"
    body, out = [["No.", "Transaction ID", "Value Date", "Txn Posted Date", "Description", "Cr/Dr", "Transaction\nAmount(INR)", "Available\nBalance(INR)"]], []
    for i, t in enumerate(tx):
        de = wrap(narr(t, say), SA, 7.5, 294)
        body.append([str(i + 1), t.txid, f"{t.vday:%d/%m/%Y}", stamp(t), "\n".join(de), "CR" if t.c else "DR", ind(t.p), ind(t.bal)])
        out.append(row(t, de, t.txid))
    tb = Table(body, colWidths=[28, 74, 62, 82, 306, 36, 84, 88], repeatRows=0)
    tb.setStyle(TableStyle([("FONT", (0, 0), (-1, -1), SA, 7.5, 9.5), ("FONT", (0, 0), (-1, 0), SB, 7.5, 9.5), ("GRID", (0, 0), (-1, -1), .6, colors.black),
        ("VALIGN", (0, 0), (-1, -1), "MIDDLE"),
                            ("BACKGROUND", (0, 0), (-1, 0), hx("#d9d9d9")), ("ALIGN", (6, 1), (-1, -1), "RIGHT"), ("ALIGN", (0, 0), (0, -1), "CENTER"),
                                ("ALIGN", (5, 0), (5, -1), "CENTER"), ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 3)]))
    p = [Paragraph("<b>DETAILED STATEMENT</b>", ParagraphStyle("t", fontName=SA, fontSize=12, alignment=1)), Spacer(1, 12), Paragraph("<b>Search</b>", st),
         Paragraph(f"Account Number: {acc} ( INR )  - {name.replace('&', '&amp;')}", st), Paragraph(f"Transaction Period: From {a:%d/%m/%Y} To {b:%d/%m/%Y}",
             st), Paragraph("Advanced Search: Amount from - To - , Transaction type: All", st), Spacer(1, 8),
         Paragraph(f"<b>Transactions List - {name.replace('&', '&amp;')} (INR) - {acc}</b>", st), Spacer(1, 6), tb]
    SimpleDocTemplate(path, pagesize=landscape(A4), leftMargin=40, rightMargin=40, topMargin=36, bottomMargin=36, invariant=1).build(p)
    return {"data": head(account_holder=name, account_number=acc, currency="INR", period=(a, b)) | {"transactions": out}}


def gramin(path, seed, rows):
    """A gramin bank's line-printer report: fixed pitch, dashes, page totals, brought and carried forward, no grouping of digits."""
    r = random.Random(f"gramin/{seed}/{rows}")
    opening = r.randint(80000, 3000000)
    tx, a, b = ledger(r, rows, opening, RURAL, 1, per=.6)
    d, cr, nd, nc = sums(tx)
    c = canvas.Canvas(path, pagesize=A4, invariant=1)
    bank, name, (ad, city) = r.choice(["SAHYADRI VIKAS GRAMIN BANK", "PURVANCHAL SAMRIDDHI GRAMIN BANK", "MALWA KSHETRIYA GRAMIN BANK"]), title(person(r),
        "SHRI ", "SMT ").upper(), address(r)
    acc, ifsc, kind = digits(r, 11), "SVGB0RR" + digits(r, 4), r.choice(["SB-NO FRILLS PMJDY", "SAVINGS BANK GENERAL", "SB KISAN"])
    say = dict(cash="BY CASH", cashwd=["TO CASH SELF", "TO CASH WDL SLIP"], dbt="APBS CR {ref}", chq="TO CLG {WHO}", chqcr="BY CLG {code}", upi="UPI/DR/{ref}",
        upicr="UPI/CR/{ref}", fee="SMS CHGS", intr="SB INT", atm="ATM WDL {CITY}")
    n, pages, out, width = 0, 0, [], 94

    def line(s):
        nonlocal n
        put(c, 60, 800 - n * 11.5, s, CO, 8.4)
        n += 1

    def top():
        nonlocal n, pages
        n, pages = 0, pages + 1
        line(bank.center(width).rstrip())
        line(f"BRANCH : {city[0].upper()} {ad[1].upper()}".center(width).rstrip())
        line(f"IFSC : {ifsc}".center(width).rstrip())
        line("")
        line(f"STATEMENT OF ACCOUNT FROM {a:%d-%m-%Y} TO {b:%d-%m-%Y}".ljust(width - 10) + f"PAGE : {pages}")
        line(f"A/C NO  : {acc}".ljust(48) + f"A/C TYPE : {kind}")
        line(f"NAME    : {name}".ljust(48) + f"CIF NO   : {cif}")
        line(f"ADDRESS : {ad[0].upper()}".ljust(48) + f"MODE OPR : {mode}")
        line(" " * 10 + f"{ad[1].upper()}, {ad[2].upper()}")
        line("-" * width)
        line(f"{'DATE':<10} {'PARTICULARS':<30} {'CHQ NO':<8}{'WITHDRAWAL':>14}{'DEPOSIT':>14}{'BALANCE':>16}")
        line("-" * width)
    cif, mode = digits(r, 8), r.choice(["SINGLE", "EITHER OR SURVIVOR"])
    flat = lambda p: amt(abs(p))
    tail = lambda word, x, y, z: line(f"{'':<10} {word:<30} {'':<8}{x:>14}{y:>14}{z:>16}".rstrip())
    top()
    tail("BROUGHT FORWARD", "", "", flat(opening) + "Cr")
    pd = pc = 0
    for t in tx:
        if n > 58:
            line("-" * width)
            tail("PAGE TOTAL", flat(pd), flat(pc), "")
            tail("CARRIED FORWARD", "", "", flat(t.bal - t.c + t.d) + "Cr")
            c.showPage()
            top()
            tail("BROUGHT FORWARD", "", "", flat(t.bal - t.c + t.d) + "Cr")
            pd = pc = 0
        de, ref = narr(t, say)[:30].strip(), t.chq if t.kind == "chq" else ""
        line(f"{t.day:%d-%m-%y}   {de:<30} {ref:<8}{flat(t.d) if t.d else '':>14}{flat(t.c) if t.c else '':>14}{flat(t.bal) + 'Cr':>16}")
        out.append(row(t, de, ref))
        pd, pc = pd + t.d, pc + t.c
    line("-" * width)
    tail("PAGE TOTAL", flat(pd), flat(pc), "")
    tail(f"GRAND TOTAL  DR:{nd} CR:{nc}", flat(d), flat(cr), "")
    tail("CLOSING BALANCE", "", "", flat(tx[-1].bal) + "Cr")
    line("=" * width)
    line("*** END OF STATEMENT ***".center(width).rstrip())
    c.save()
    return {"data": head(bank_name=bank, account_holder=name, account_number=acc, account_type=kind, ifsc=ifsc, period=(a, b), opening_balance=opening,
        closing_balance=tx[-1].bal, total_debits=d, total_credits=cr) | {"transactions": out}}


def passbook(path, seed, rows):
    """A cooperative bank's pass book: a first leaf with the holder, then printed lines on ready-made leaves with a fold."""
    r = random.Random(f"passbook/{seed}/{rows}")
    opening = r.randint(50000, 4000000)
    tx, a, b = ledger(r, rows, opening, RURAL | dict(pos=1), 1, per=.8)
    pw, ph, green = 510, 400, hx("#1b6b3a")
    c = canvas.Canvas(path, pagesize=(pw, ph), invariant=1)
    bank, name, joint, (ad, city) = r.choice(["Janseva Nagari Sahakari Bank Ltd.",
        "The Mulshi Taluka Co-operative Bank Ltd."]), person(r).upper(), person(r).upper(), address(r)
    acc, ifsc = digits(r, 3) + "/" + digits(r, 6), "JNSB0" + digits(r, 6)
    put(c, pw / 2, 360, bank, "Bank24SerifB", 15, "c", green)
    put(c, pw / 2, 343, f"Head Office : {city[0]}   Branch : {ad[1]}", "Bank24Serif", 8, "c", green)
    put(c, pw / 2, 318, "SAVINGS PASS BOOK", "Bank24SerifB", 11, "c", green)
    c.setStrokeColor(green)
    c.rect(390, 210, 80, 92)
    put(c, 430, 252, "Photo", "Bank24Serif", 8, "c", green)
    y = 288
    for k, vs in (("Account No.", [acc]), ("Customer ID", [digits(r, 7)]), ("Name(s)", ["1) " + name, "2) " + joint]), ("Address", [x.upper() for x in ad]),
        ("Date of Opening", [f"{r.randint(1, 28):02d}/0{r.randint(1, 9)}/201{r.randint(0, 9)}"]),
                  ("Mode of Operation", ["EITHER OR SURVIVOR"]), ("Nomination Regd. No.", [digits(r, 5)]), ("IFSC", [ifsc]), ("MICR", [digits(r, 9)])):
        put(c, 40, y, k, "Bank24Serif", 8, col=green)
        for v in vs:
            put(c, 160, y, v, CO, 9)
            y -= 15
        y -= 3
    put(c, 470, 50, "Authorised Signatory", "Bank24Serif", 8, "r", green)
    xs = [20, 74, 226, 276, 346, 416, 490]
    say = dict(cash=["BY CASH", "CASH DEP"], cashwd="TO CASH", dbt="DBT/APBS", chq="TO CLG {chq}", chqcr="BY CLG {code}", upi="UPI {ref}",
        upicr="UPI CR {ref}", fee="SMS CHRG+GST", intr="BY INT", atm="ATM {txid}", pos="POS {WHO}")

    def leaf():
        c.showPage()
        c.setFillColor(hx("#dff0e3"))
        c.rect(20, 352, 470, 22, stroke=0, fill=1)
        for x in xs:
            rule(c, x, 28, x, 374, .5, green)
        for yy in (374, 352, 28):
            rule(c, 20, yy, 490, yy, .5, green)
        for i, s in enumerate(("Date", "Particulars", "Chq. No.", "Withdrawals", "Deposits", "Balance")):
            put(c, (xs[i] + xs[i + 1]) / 2, 360, s, "Bank24SerifB", 7.5, "c", green)

    def entry(i, cells):
        y = 340 - 12.4 * i - (20 if i > 11 else 0)
        for k, s in enumerate(cells):
            put(c, xs[k + 1] - 3 if k > 2 else xs[k] + 3, y, s, CO, 8.4, "r" if k > 2 else "l")
    leaf()
    entry(0, [f"{a:%d/%m/%y}", "B/F", "", "", "", ind(opening)])
    i, out = 1, []
    for t in tx:
        if i > 22:
            entry(i, ["", "C/F", "", "", "", ind(t.bal - t.c + t.d)])
            leaf()
            entry(0, ["", "B/F", "", "", "", ind(t.bal - t.c + t.d)])
            i = 1
        de, ref = narr(t, say)[:28].strip(), t.chq if t.kind == "chq" else ""
        de = "TO CLG" if ref else de
        entry(i, [f"{t.day:%d/%m/%y}", de, ref, ind(t.d) if t.d else "", ind(t.c) if t.c else "", ind(t.bal)])
        out.append(row(t, de, ref))
        i += 1
    c.save()
    return {"data": head(bank_name=bank, account_holder=name, account_number=acc, account_type="SAVINGS", ifsc=ifsc,
        opening_balance=opening) | {"transactions": out}}


BANKS = {"ashva": ashva, "udyog": udyog, "gramin": gramin, "passbook": passbook}
