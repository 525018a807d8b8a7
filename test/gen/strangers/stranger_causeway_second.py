# SPDX-License-Identifier: AGPL-3.0-or-later
"""Fixed-pitch papers: DOS statement, cooperative cash credit, core-banking report; one ruled grid."""
from stranger_causeway_kit import *


def gramin(path, seed, rows):
    """Gramin bank on a dot-matrix form: dashes, BROUGHT FORWARD / CARRIED FORWARD on every page, Cr behind the balance."""
    r = random.Random(f"gramin/{seed}/{rows}")
    p, h = person(r), history(r, rows, "plain", r.randint(200000, 3000000))
    acc, br = digits(r, 11), p.area
    c = canvas.Canvas(path, pagesize=(595, 792), invariant=1)
    ft = lambda v: inr(v) + "Cr"
    lines, out, page, n = [], [], 0, 0
    dash = "-" * 88

    def flush():
        for i, s in enumerate(lines):
            if s:
                text(c, 32, 758 - 11 * i, s, C, 10)
        c.showPage()
        lines.clear()

    def head():
        nonlocal page
        page += 1
        lines.extend(["KAVERI VALLEY GRAMIN BANK".center(88).rstrip(), f"BRANCH: {br}, {p.city}".center(88).rstrip(), "",
                      f"STATEMENT OF ACCOUNT FROM {h.a:%d/%m/%Y} TO {h.b:%d/%m/%Y}".ljust(74) + f"PAGE : {page:>4}", dash,
                      f"A/C NO : {acc}".ljust(46) + "A/C TYPE : SB GENERAL",
                      f"NAME   : {p.pre} {p.name}".ljust(46) + f"CUST ID  : {p.cust}",
                      f"ADDR   : {p.house}, {p.area}".ljust(46) + f"IFSC     : KVGN0{acc[:6]}", f"         {p.city} - {p.pin}", dash,
                      "DATE     PARTICULARS              CHQ NO       WITHDRAWAL        DEPOSIT         BALANCE", dash])

    # Courier 10 is 6 points a character: 88 of them fill 528 points
    head()
    bal = h.open
    lines.append(" " * 9 + "BROUGHT FORWARD".ljust(64) + f"{ft(bal):>15}")
    for t in h.tx:
        ls = chop(t.desc.upper(), 24)
        if len(lines) + len(ls) > 57:
            lines.extend([dash, " " * 9 + "CARRIED FORWARD".ljust(64) + f"{ft(bal):>15}"])
            flush()
            head()
            lines.append(" " * 9 + "BROUGHT FORWARD".ljust(64) + f"{ft(bal):>15}")
        ref = t.ref if t.kind == "c" else ""
        w, d = ("", inr(t.amt)) if t.cr else (inr(t.amt), "")
        lines.append(f"{t.date:%d-%m-%y} {ls[0]:<24} {ref:<9}{w:>14}{d:>15}{ft(t.bal):>16}")
        lines.extend(" " * 9 + s for s in ls[1:])
        bal = t.bal
        out.append(row(t, one(ls), ref=ref))
    lines.extend([dash, " " * 9 + "TOTAL / CLOSING BALANCE".ljust(34) + f"{inr(h.dr):>14}{inr(h.crs):>15}{ft(h.close):>16}", dash, "** END OF STATEMENT **"])
    flush()
    c.save()
    return truth(out, h, bank_name="KAVERI VALLEY GRAMIN BANK", account_number=acc, account_holder=f"{p.pre} {p.name}", account_type="SB GENERAL",
                 ifsc=f"KVGN0{acc[:6]}",
                 branch=f"{br}, {p.city}", opening_balance=m2(h.open), closing_balance=m2(h.close), total_debits=m2(h.dr), total_credits=m2(h.crs))



def sahakari(path, seed, rows):
    """Urban cooperative bank, cash credit: Courier between pipes, one running balance with DR/CR in a column of its own."""
    r = random.Random(f"sahakari/{seed}/{rows}")
    p, h = person(r), history(r, rows, "corp", -r.randint(10000000, 60000000), od=250000000, share=0.4)
    acc, lim = f"{r.randint(1, 40):03d}/CCH/{r.randint(10, 9999):06d}", "25,00,000.00"
    c = canvas.Canvas(path, pagesize=landscape(A4), invariant=1)
    Ht, cw, y = A4[0], 5.4, 0
    rule = "+" + "+".join("-" * k for k in (12, 44, 10, 16, 16, 16, 4)) + "+"

    def put(s, font=C):
        nonlocal y
        text(c, 60, y, s, font, 9)
        y -= 10.5

    def cols():
        put(rule)
        put("|" + "|".join(s.center(k) for s, k in zip(["DATE", "NARRATION", "INSTR NO", "DEBIT RS.", "CREDIT RS.", "BALANCE RS.", ""],
                                                       (12, 44, 10, 16, 16, 16, 4))) + "|")
        put(rule)

    side = lambda v: "DR" if v < 0 else "CR"
    y = Ht - 40
    put("THE DAKSHIN KONKAN NAGARI SAHAKARI BANK LTD.", CB)
    put(f"{p.city} BRANCH   (ESTD. 1964)")
    y -= 6
    put(f"Ledger extract of CASH CREDIT (HYPOTHECATION) account no. {acc} of M/S {p.firm}")
    put(f"from {h.a:%d.%m.%Y} to {h.b:%d.%m.%Y}.   Sanctioned limit Rs. {lim}   Rate of interest 11.25%")
    y -= 6
    cols()
    fmt = lambda a, b, ch, d, cr, v: f"| {a:<10} | {b:<42} | {ch:<8} | {d:>14} | {cr:>14} | {inr(v):>14} | {side(v)} |"
    put(fmt("", "OPENING BALANCE", "", "", "", h.open))
    out = []
    for t in h.tx:
        ls = chop(t.desc.replace("/", " / "), 42)
        if y - 10.5 * len(ls) < 50:
            put(rule)
            c.showPage()
            y = Ht - 40
            cols()
        ref = t.ref if t.kind == "c" else ""
        put(fmt(f"{t.date:%d.%m.%Y}", ls[0], ref, "" if t.cr else inr(t.amt), inr(t.amt) if t.cr else "", t.bal))
        for s in ls[1:]:
            put(f"| {'':<10} | {s:<42} | {'':<8} | {'':>14} | {'':>14} | {'':>14} |    |")
        out.append(row(t, one(ls), ref=ref))
    put(rule)
    if y < 90:
        c.showPage()
        y = Ht - 40
    put(f"  {'':<10}   {'TOTAL / CLOSING BALANCE':<42}   {'':<8}   {inr(h.dr):>14}   {inr(h.crs):>14}   {inr(h.close):>14}   {side(h.close)}")
    y -= 18
    put("E. & O. E.                                                  Clerk                          Accountant / Manager")
    c.save()
    return truth(out, h, bank_name="THE DAKSHIN KONKAN NAGARI SAHAKARI BANK LTD.", account_number=acc, account_holder=p.firm,
                 account_type="CASH CREDIT (HYPOTHECATION)",
                 branch=f"{p.city} BRANCH", opening_balance=m2(h.open), closing_balance=m2(h.close), total_debits=m2(h.dr), total_credits=m2(h.crs))


def finreport(path, seed, rows):
    """Core-banking report of a current account: grouped by day, the balance printed only on the last row of each day."""
    r = random.Random(f"finreport/{seed}/{rows}")
    p, h = person(r), history(r, rows, "corp", r.randint(90000000, 200000000), share=0.45, months=1)
    acc, sol = digits(r, 14), f"{r.randint(100, 9999):04d}"
    c = canvas.Canvas(path, pagesize=A4, invariant=1)
    L, out = [], []
    for i, t in enumerate(h.tx):
        last = i + 1 == len(h.tx) or h.tx[i + 1].date != t.date
        ls = [t.desc[k:k + 30].strip() for k in range(0, len(t.desc), 30)]
        w, d, b = "" if t.cr else west(t.amt), west(t.amt) if t.cr else "", west(t.bal) + " Cr" if last else ""
        L.append([f"{t.date:%d-%b-%Y}".upper() + f"  {ls[0]:<30}  {w:>15} {d:>15} {b:>18}"]
                 + [" " * 13 + s for s in ls[1:]] + ([""] if last else []))
        out.append(row(t, one(ls), bal=last))
    page, y = 0, 0

    def top():
        nonlocal page, y
        page += 1
        y = 806
        for s in [f"UTKARSHA NATIONAL BANK                    SERVICE OUTLET : {sol} {p.city} MAIN",
                  f"REPORT : ACCOUNT LEDGER INQUIRY           PRINTED ON     : {h.b:%d-%m-%Y}    PAGE {page}", "",
                  f"A/C. ID    : {acc}  INR", f"NAME       : {p.firm}", "SCHEME     : CAGEN  CURRENT ACCOUNT - GENERAL",
                  f"PERIOD     : {h.a:%d-%m-%Y} TO {h.b:%d-%m-%Y}", "=" * 95,
                  f"{'TRAN DATE':<13}{'PARTICULARS':<32}{'DEBIT':>15} {'CREDIT':>15} {'BALANCE':>15}", "=" * 95]:
            put(s)

    def put(s):
        nonlocal y
        if s.strip():
            text(c, 36, y, s, MONO, 8.6)
        y -= 10.6

    top()
    put(f"{'':<13}{'OPENING BALANCE':<32}{'':>15} {'':>15} {west(h.open) + ' Cr':>18}")
    put("")
    for ls in L:
        if y - 10.6 * len(ls) < 40:
            c.showPage()
            top()
        for s in ls:
            put(s)
    if y < 100:
        c.showPage()
        top()
    put("-" * 95)
    put(f"{'':<13}{f'NO. OF DEBITS {h.ndr}  CREDITS {h.ncr}':<32}{west(h.dr):>15} {west(h.crs):>15}")
    put(f"{'':<13}{'CLOSING BALANCE':<32}{'':>15} {'':>15} {west(h.close) + ' Cr':>18}")
    c.save()
    return truth(out, h, bank_name="UTKARSHA NATIONAL BANK", account_number=acc, account_holder=p.firm, account_type="CURRENT ACCOUNT - GENERAL",
                 currency="INR",
                 branch=f"{p.city} MAIN", opening_balance=m2(h.open), closing_balance=m2(h.close), total_debits=m2(h.dr), total_credits=m2(h.crs))


def dhruv(path, seed, rows):
    """Private bank: right-hand address, OPENING BALANCE / TRANSACTION TOTAL / CLOSING BALANCE rows inside the grid, Init. Br column."""
    r = random.Random(f"dhruv/{seed}/{rows}")
    p, h = person(r), history(r, rows, "icici", r.randint(200000, 6000000))
    acc, ifsc, sol = "9" + digits(r, 14), f"DHRV0{r.randint(100, 4000):06d}", str(r.randint(100, 4000))
    br = p.area.title() + " Branch"
    c = canvas.Canvas(path, pagesize=A4, invariant=1)
    W, Ht = A4
    X = [24, 84, 132, 318, 390, 462, 538, 572]
    mar = colors.HexColor("#8a1538")
    c.setStrokeColor(mar)
    c.setLineWidth(3)
    c.line(24, Ht - 58, 572, Ht - 58)
    text(c, 24, Ht - 50, "DHRUV BANK LTD.", SERIFB, 14, col=mar)
    for i, s in enumerate([p.name, f"Joint Holder :{p.joint if seed % 2 == 0 else '-'}", f"{p.house} {p.soc}", p.area, p.city, f"{p.state}-{p.pin}"]):
        text(c, 24, Ht - 78 - 11 * i, s, T, 9)
    for i, (a, s) in enumerate([("Customer ID", p.cust), ("IFSC Code", ifsc), ("MICR Code", p.micr), ("Nominee Registered", "Y"),
                                ("Registered Mobile No", p.mob), ("Scheme", "SB-EASY ACCESS")]):
        text(c, 572, Ht - 78 - 11 * i, f"{a} :{s}", T, 9, "r")
    text(c, W / 2, Ht - 160, f"Statement of Account No :{acc} for the period (From : {h.a:%d-%m-%Y} To : {h.b:%d-%m-%Y})", TB, 10, "c")
    y = Ht - 172
    c.setLineWidth(0.4)
    c.setStrokeColor(colors.black)

    def grid(cells, hh, bold=False, fill=None):
        nonlocal y
        if y - hh < 36:
            c.showPage()
            c.setLineWidth(0.4)
            y = Ht - 36
        if fill:
            c.setFillColor(fill)
            c.rect(X[0], y - hh, X[-1] - X[0], hh, fill=1, stroke=0)
            c.setFillColor(colors.black)
        for x0, x1 in zip(X, X[1:]):
            c.rect(x0, y - hh, x1 - x0, hh)
        for i in (6, 5, 4, 3, 2, 1, 0):
            for k, s in enumerate(cells[i]):
                f = TB if bold else T
                if i in (3, 4, 5):
                    text(c, X[i + 1] - 4, y - 11 - 10 * k, s, f, 8.5, "r")
                elif i == 2:
                    text(c, X[i] + 4, y - 11 - 10 * k, s, f, 8.5)
                else:
                    text(c, (X[i] + X[i + 1]) / 2, y - 11 - 10 * k, s, f, 8.5, "c")
        y -= hh

    grid([["Tran Date"], ["Chq No"], ["Particulars"], ["Debit"], ["Credit"], ["Balance"], ["Init.", "Br"]], 26, True, colors.HexColor("#e8e8e8"))
    grid([[], [], ["OPENING BALANCE"], [], [], [inr(h.open)], []], 16)
    out = []
    for t in h.tx:
        ls = wrap(t.desc, T, 8.5, X[3] - X[2] - 8)
        ref = t.ref if t.kind == "c" else ""
        a = [inr(t.amt)]
        grid([[f"{t.date:%d-%m-%Y}"], [ref] if ref else [], ls, [] if t.cr else a, a if t.cr else [], [inr(t.bal)], [sol]], 10 * len(ls) + 6)
        out.append(row(t, one(ls), ref=ref))
    grid([[], [], ["TRANSACTION TOTAL"], [inr(h.dr)], [inr(h.crs)], [], []], 16, True)
    grid([[], [], ["CLOSING BALANCE"], [], [], [inr(h.close)], []], 16, True)
    if y < 110:
        c.showPage()
        y = Ht - 36
    for i, s in enumerate(["Unless the constituent notifies the bank immediately of any discrepancy found by him/her in this statement",
                           "of Account, it will be taken that he/she has found the account correct.",
                           f"BRANCH ADDRESS - Dhruv Bank Ltd, {br}, {p.city.title()}, {p.pin}", "++++ End of Statement ++++"]):
        text(c, 24, y - 18 - 10 * i, s, T, 8)
    c.save()
    return truth(out, h, bank_name="DHRUV BANK LTD.", account_number=acc, account_holder=p.name, account_type="SB-EASY ACCESS", ifsc=ifsc, branch=br,
                 opening_balance=m2(h.open), closing_balance=m2(h.close), total_debits=m2(h.dr), total_credits=m2(h.crs))


BANKS = {"dhruv": dhruv, "gramin": gramin, "sahakari": sahakari, "finreport": finreport}
