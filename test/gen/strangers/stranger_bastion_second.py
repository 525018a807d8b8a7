# SPDX-License-Identifier: AGPL-3.0-or-later
"""Current accounts, cash credit and fixed-pitch prints: transaction table with initiating branch, Dr/Cr suffixes, passbook, core-banking listing."""
from stranger_bastion_kit import *


def ash_words(r, cr, a, d):
    k, who = r.random(), person(r)
    if k < .4:
        return f"UPI/P2{'A' if cr else 'M'}/{digits(r, 12)}/{who}/{r.choice(['UPI', 'Pay', 'Bill'])}/{r.choice(CODES).title()} Bank", "", None
    if k < .6:
        return (f"NEFT/{r.choice(CODES)}N{digits(r, 10)}/{r.choice(FIRMS)}/{r.choice(CODES)} BANK" if cr
                else f"INB/NEFT/AXMB{digits(r, 9)}/{r.choice(FIRMS)}"), "", None
    if k < .8:
        return (f"BY CASH DEPOSIT-BNA/{digits(r, 6)}/{d:%d-%m-%y}/{r.choice(CITIES)[0].upper()}", "",
                None) if cr else (f"BRN-CLG-CHQ PAID TO {who.upper()}", digits(r, 6), None)
    return (f"SB:{digits(r, 15)}:Int.Pd:{d:%d-%m-%Y}" if cr else f"PUR/{r.choice(SHOPS)}/{d:%d%m%y}/{digits(r, 6)}"), "", None


def ashwini(path, seed, rows):
    r = rnd("ashwini", seed, rows)
    start, end = span(r, 3)
    opening = r.randint(200000, 50000000)
    ts = entries(r, rows, ash_words, start, end, opening)
    a, name, no, code, p = place(r), person(r).upper(), "9" + digits(r, 14), ifsc(r, "ASHW"), Pen(path)
    joint = person(r).upper() if seed % 2 else "- -"
    sol, F, y, truth = digits(r, 4), "Helvetica", 50, []
    p.font("Helvetica-Bold", 16, "#97144d")
    p.r(560, 42, "ASHWINI BANK")
    p.font(F, 8)
    for s in (name, "Joint Holder :" + joint, a["door"].upper() + " " + a["street"].upper(), a["area"].upper(), a["city"].upper(),
            f"{a['state'].upper()}-INDIA", a["pin"]):
        p.l(36, y, s)
        y += 11
    y = 61
    for k, v in (("Customer ID", digits(r, 9)), ("IFSC Code", code), ("MICR Code", digits(r, 9)), ("Nominee Registered", "Y"),
            ("Scheme", "EASY ACCESS SAVINGS")):
        p.r(560, y, f"{k} :{v}")
        y += 11
    p.font("Helvetica-Bold", 9)
    p.m(298, 150, f"Statement of Account No :{no} for the period (From : {start:%d-%m-%Y} To : {end:%d-%m-%Y})")
    ws = [62, 48, 192, 66, 66, 68, 28]
    xs = [32 + sum(ws[:i]) for i in range(8)]

    def line_of(y, cells, h, bold=False):
        p.font("Helvetica-Bold" if bold else F, 7.5)
        for i, s in enumerate(cells):
            p.box(xs[i], y, ws[i], h, stroke="#808080", lw=.4)
            for j, t in enumerate(s if isinstance(s, list) else [s]):
                (p.r if i in (3, 4, 5) and not bold else p.m if bold and i != 2 else p.l)(
                    xs[i + 1] - 3 if i in (3, 4, 5) and not bold else (xs[i] + xs[i + 1]) / 2 if bold and i != 2 else xs[i] + 3, y + 9 + 9 * j, t)
        return y + h
    y = line_of(160, ["Tran Date", "Chq No", "Particulars", "Debit", "Credit", "Balance", ["Init.", "Br"]], 22, True)
    y = line_of(y, ["", "", "OPENING BALANCE", "", "", raw(opening), ""], 12)
    for t in ts:
        lines = wrap(t["desc"], F, 7.5, 186)
        h = 9 * len(lines) + 4
        if y + h > 800:
            p.page()
            y = 36
        y = line_of(y, [f"{t['d']:%d-%m-%Y}", t["ref"], lines, raw(t["dr"]) if t["dr"] else "", raw(t["cr"]) if t["cr"] else "", raw(t["bal"]), sol], h)
        truth.append(row(t, lines, t["ref"]))
    if y > 700:
        p.page()
        y = 36
    dr, cr, _, _ = sums(ts)
    y = line_of(y, ["", "", "TRANSACTION TOTAL", raw(dr), raw(cr), "", ""], 12)
    y = line_of(y, ["", "", "CLOSING BALANCE", "", "", raw(ts[-1]["bal"]), ""], 12)
    p.font(F, 7)
    for i, s in enumerate(["Unless the constituent notifies the bank immediately of any discrepancy found by him/her in this statement, it will be taken",
                           "that he/she has found the account correct.", "Legends :", "ICONN - Transaction trough Internet Banking",
                                   "CLG - Cheque Clearing Transaction",
                           "++++ End of Statement ++++"]):
        p.l(36, y + 18 + 10 * i, s.replace("trough", "through"))
    p.save()
    return data(truth, (start, end), bank_name="ASHWINI BANK", account_number=no, account_holder=name, account_type="EASY ACCESS SAVINGS", ifsc=code,
                opening_balance=opening, closing_balance=ts[-1]["bal"], total_debits=dr, total_credits=cr)


def kav_words(r, cr, a, d):
    k = r.random()
    if k < .5:
        n = digits(r, 12)
        return f"UPI/{person(r)}/{n}/{r.choice(['NA', 'Payment', 'monthly', 'UPI'])}", "UPI-" + n, None
    if k < .75:
        n = digits(r, 9)
        return (f"NEFT {r.choice(CODES)}{n} {r.choice(FIRMS).upper()}", "NEFTINW-" + n,
                None) if cr else (f"PCI/{digits(r, 4)}/{r.choice(SHOPS)}/{digits(r, 8)}", digits(r, 10), None)
    return (f"Received from {person(r)} IMPS", "IMPS-" + digits(r, 12), None) if cr else (f"TO CLG {r.choice(FIRMS).upper()}", digits(r, 6), None)


def kaveri(path, seed, rows):
    """One amount column whose figures carry (Dr)/(Cr); columns drawn one after the other."""
    r = rnd("kaveri", seed, rows)
    start, end = span(r, 1)
    opening = r.randint(50000, 9000000)
    ts = entries(r, rows, kav_words, start, end, opening)
    a, name, no, p, F = place(r), person(r), digits(r, 10), Pen(path), "Bank27Sans"
    truth, code, day = [], ifsc(r, "KVRB"), "%d-%m-%Y"
    p.font("Bank27SansB", 14, "#003874")
    p.l(40, 50, "Kaveri Mutual Bank")
    p.font("Bank27SansB", 9)
    p.l(40, 84, name)
    p.font(F, 7.5)
    for i, s in enumerate([f"{a['door']} {a['street']}", a["area"], f"{a['city']}, {a['pin']}", a["state"] + ", India"]):
        p.l(40, 96 + i * 10, s)
    for i, (k, v) in enumerate([("Period", f"{start:{day}} To {end:{day}}"), ("Cust.Reln.No.", digits(r, 9)), ("Account No.", no), ("Currency", "INR"),
            ("Branch", f"{a['city']} - {a['street']}"),
                                ("Nominee Registered", "Y"), ("MICR Code", digits(r, 9)), ("IFSC Code", code)]):
        p.l(330, 64 + i * 11, k)
        p.l(425, 64 + i * 11, ":  " + v)
    y, todo, first = 170, list(ts), True
    while todo:
        part, used = [], y + 18
        while todo:
            t = todo[0]
            d, n = wrap(t["desc"], F, 7.2, 180), wrap(t["ref"], F, 7.2, 95)
            h = 9.5 * max(len(d), len(n)) + 5
            if used + h > 790:
                break
            part.append((used, t, d, n))
            used += h
            todo.pop(0)
        p.box(40, y, 515, 16, fill="#e6ecf5", stroke=None)
        p.line(40, y, 555, y, .8, "#003874")
        p.font("Bank27SansB", 7)
        for x, s in ((44, "Date"), (100, "Narration"), (290, "Chq/Ref No")):
            p.l(x, y + 11, s)
        p.r(476, y + 11, "Withdrawal(Dr)/Deposit(Cr)")
        p.r(551, y + 11, "Balance")
        p.font(F, 7.2)
        for u, t, d, n in part:
            p.l(44, u + 9, f"{t['d']:{day}}")
        for u, t, d, n in part:
            for j, s in enumerate(d):
                p.l(100, u + 9 + 9.5 * j, s)
        for u, t, d, n in part:
            for j, s in enumerate(n):
                p.l(290, u + 9 + 9.5 * j, s)
        for u, t, d, n in part:
            p.r(476, u + 9, f"{west(t['dr'] or t['cr'])}({'Dr' if t['dr'] else 'Cr'})")
        for u, t, d, n in part:
            p.r(551, u + 9, f"{west(t['bal'])}(Cr)")
            truth.append(row(t, d, " ".join(n)))
        y = used
        if todo:
            p.page()
            y = 40
    if y > 690:
        p.page()
        y = 40
    dr, cr, nd, nc = sums(ts)
    p.font("Bank27SansB", 8)
    p.l(40, y + 20, "Statement Summary")
    p.font(F, 7.5)
    for i, (k, v) in enumerate([("Opening Balance", f"{west(opening)}(Cr)"), ("Total Withdrawal Amount", f"{west(dr)}(Dr)"), ("Total Deposit Amount",
            f"{west(cr)}(Cr)"),
                                ("Closing Balance", f"{west(ts[-1]['bal'])}(Cr)"), ("Withdrawal Count", str(nd)), ("Deposit Count", str(nc))]):
        p.l(40, y + 34 + 12 * i, k)
        p.l(160, y + 34 + 12 * i, ":")
        p.l(170, y + 34 + 12 * i, v)
    p.save()
    return data(truth, (start, end), bank_name="Kaveri Mutual Bank", account_number=no, account_holder=name, ifsc=code, currency="INR",
            opening_balance=opening,
                closing_balance=ts[-1]["bal"], total_debits=dr, total_credits=cr)


def pb_words(r, cr, a, d):
    return r.choice([("BY CASH", "BY TRF UPI", "INT.PAID", "BY CLG", "NEFT CR " + r.choice(FIRMS).upper()[:10], "DBT GAS SUBSIDY"),
                     ("TO CASH", "ATM WDL", "UPI " + r.choice(FIRST).upper(), "SMS CHRG", "TO TRF", "PMSBY RENEWAL")][not cr]), digits(r,
                             6) if not cr and r.random() < .3 else "", None


def passbook(path, seed, rows):
    """Savings bank passbook as a line printer fills it: cover page, then 18 lines a page with carried-over balances."""
    r = rnd("passbook", seed, rows)
    start, end = span(r, 6)
    opening = r.randint(50000, 3000000)
    ts = entries(r, rows, pb_words, start, end, opening, lo=2000, hi=900000, whole=.8)
    a, n1, no, p, M = place(r), person(r).upper(), digits(r, 11), Pen(path, (470, 330)), "Courier"
    rel, code, truth = r.choice(["S/O", "W/O", "D/O"]) + " " + person(r).upper(), ifsc(r, "TRVN"), []
    p.font("Courier-Bold", 12)
    p.m(235, 40, "TRIVENI GRAMIN BANK")
    p.font(M, 9)
    for i, s in enumerate([f"BRANCH   : {a['city'].upper()} ({digits(r, 5)})", f"IFSC     : {code}", f"CIF NO   : {digits(r, 11)}", f"A/C NO   : {no}",
            f"NAME     : {n1}", f"           {rel}",
                           f"ADDRESS  : {a['door'].upper()} {a['street'].upper()}", f"           {a['city'].upper()} {a['pin']}", "TYPE     : SB GENERAL",
                                   "MODE OF OPERATION : SINGLE",
                           f"DATE OF ISSUE : {start:%d/%m/%Y}"]):
        p.l(50, 75 + i * 16, s)
    rest = list(ts)
    bal = opening
    while rest:
        p.page()
        p.font(M, 8)
        p.l(24, 30, " DATE     PARTICULARS           CHQ.NO     WITHDRAWAL       DEPOSIT         BALANCE")
        p.l(24, 48, f"          {'BROUGHT FORWARD':<22}{'':8}{'':13} {'':13} {ind(bal) + 'Cr':>16}")
        for i, t in enumerate(rest[:18]):
            dr, cr = (ind(t["dr"]) if t["dr"] else ""), (ind(t["cr"]) if t["cr"] else "")
            s = f"{t['d']:%d/%m/%y}  {t['desc']:<22}{t['ref']:<8}{dr:>13} {cr:>13} {ind(t['bal']) + 'Cr':>16}"
            p.l(24, 61 + i * 13, s)
            truth.append(row(t, t["desc"], t["ref"]))
            bal = t["bal"]
        if len(rest) > 18:
            p.l(24, 61 + 18 * 13, f"          {'CARRIED FORWARD':<22}{'':8}{'':13} {'':13} {ind(bal) + 'Cr':>16}")
        rest = rest[18:]
    p.save()
    return data(truth, bank_name="TRIVENI GRAMIN BANK", account_number=no, account_holder=n1, account_type="SB GENERAL", ifsc=code, opening_balance=opening)


def cc_words(r, cr, a, d):
    k, firm = r.random(), r.choice(FIRMS)
    if cr:
        return (f"By Clg {r.choice(CODES)} {firm}" if k < .4 else f"RTGS-{r.choice(CODES)}R5{d:%Y%m%d}{digits(r, 8)}-{firm.upper()}"), digits(r,
                6) if k < .4 else "", None
    if k < .3:
        return f"To {firm}", digits(r, 6), None
    return (f"RTGS/{r.choice(CODES)}/{firm.upper()}" if k < .7 else r.choice(["GST PAYMENT CPIN " + digits(r, 14), "Salary Upload", "LC Comm Recovery",
            "Stock Insp Charges + GST"])), "", None


def cashcredit(path, seed, rows):
    """Fixed-pitch core-banking listing of a cash credit account: page totals, carried-over balances, Dr balances."""
    r = rnd("cashcredit", seed, rows)
    start, end = span(r, 1)
    limit = r.choice([5000000, 10000000, 25000000]) * 100
    opening = -int(limit * r.uniform(.3, .7))
    ts = entries(r, rows, cc_words, start, end, opening, lo=200000, hi=limit // 20, floor=-limit, credits=.45)
    a, firm, no, code, p = place(r), "M/S " + r.choice(FIRMS).upper(), digits(r, 14), ifsc(r, "GODB"), Pen(path, landscape(A4))
    kind, truth, pages, sign = "CASH CREDIT (HYP)", [], [], lambda b: ind(b) + ("Dr" if b < 0 else "Cr")
    fmt, bar = "{:<12}{:<12}{:<44}{:<9}{:>18}{:>18}{:>20}", "-" * 133
    body = []
    for t in ts:
        d = chop(t["desc"], 42)
        body.append((t, d))
        truth.append(row(t, d, t["ref"]))
    bal, dr, cr, pg = opening, 0, 0, 0
    top = [f"{'GODAVARI BANK LTD':<66}STATEMENT OF ACCOUNT", f"BRANCH : {a['city'].upper() + ' SME BRANCH':<57}IFSC : {code}",
           f"A/C NO : {no:<57}A/C TYPE : {kind}", f"NAME   : {firm:<57}LIMIT : {ind(limit)}   DP : {ind(limit)}",
           f"         {a['door'].upper() + ' ' + a['street'].upper():<57}INT RATE : {r.choice(['9.85', '10.40', '11.15'])} %   CURRENCY : INR",
           f"         {a['city'].upper() + ' ' + a['pin']:<57}PERIOD : {start:%d-%m-%Y} TO {end:%d-%m-%Y}"]
    while body:
        pg += 1
        out = [f"{'':<110}PAGE NO : {pg}"] + top + [bar, fmt.format("TRAN DATE", "VALUE DATE", "PARTICULARS", "INST.NO", "DEBIT", "CREDIT", "BALANCE"), bar]
        out.append(fmt.format("", "", "OPENING BALANCE" if pg == 1 else "B/F", "", "", "", sign(bal)))
        while body and len(out) + len(body[0][1]) < 44:
            t, d = body.pop(0)
            out.append(fmt.format(f"{t['d']:%d-%m-%Y}", f"{t['v']:%d-%m-%Y}", d[0], t["ref"], ind(t["dr"]) if t["dr"] else "", ind(t["cr"]) if t["cr"]
                    else "", sign(t["bal"])))
            out += [" " * 24 + s for s in d[1:]]
            bal, dr, cr = t["bal"], dr + t["dr"], cr + t["cr"]
        out += [bar, fmt.format("", "", "C/F" if body else "GRAND TOTAL / CLOSING BALANCE", "", ind(dr), ind(cr), sign(bal)), bar]
        out += [] if body else [f"NO. OF DEBITS : {sums(ts)[2]}    NO. OF CREDITS : {sums(ts)[3]}", "*** END OF STATEMENT ***"]
        pages.append(out)
    for i, out in enumerate(pages):
        if i:
            p.page()
        p.font("Courier", 9.6)
        for j, s in enumerate(out):
            p.l(40, 26 + j * 11.4, s)
    p.save()
    return data(truth, (start, end), bank_name="GODAVARI BANK LTD", account_number=no, account_holder=firm, account_type=kind, ifsc=code, currency="INR",
            opening_balance=opening,
                closing_balance=bal, total_debits=dr, total_credits=cr)


BANKS = {"ashwini": ashwini, "kaveri": kaveri, "passbook": passbook, "cashcredit": cashcredit}
