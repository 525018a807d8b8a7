# SPDX-License-Identifier: AGPL-3.0-or-later
"""Papers of stranger_lodgement.py, third part."""

from reportlab.lib.pagesizes import landscape

from stranger_lodgement_kit import (A4, BANK4, C, CB, CITIES, Doc, FIRMS, SHOPS, addr, alnum, amt, bank_truth, book, cwrap, digits, ifsc4, ind, iso, month,
                                    person, plain, pwrap, sums, vpa, wrap)


def _indus_recipes():
    return [
        (38, "d", 1000, 450000, 100, lambda r, d: (f"UPI/{digits(r, 12, '3')}/{r.choice(['UPI', 'Payment from Ph', 'NA', 'Grocery'])}/{vpa(r)}/{r.choice(['Axis Bank Ltd.', 'State Bank Of I', 'Paytm Payments', 'YES BANK LIMITE'])}/{r.choice(['ICI', 'YBL', 'AXI', 'PTM'])}{alnum(r, 20).lower()}/", "")),
        (13, "c", 10000, 2500000, 100, lambda r, d: (f"UPI/{digits(r, 12, '3')}/NA/{vpa(r)}/HDFC BANK LTD/{alnum(r, 24)}/", "")),
        (8, "c", 500000, 9000000, 1, lambda r, d: (f"NEFT-{r.choice(['HDFCN', 'CITIN', 'AXISP'])}{digits(r, 12)}-{r.choice(FIRMS).upper()}--{digits(r, 14)}-{ifsc4(r)}", "")),
        (6, "d", 100000, 6000000, 100, lambda r, d: (f"BIL/INFT/{alnum(r, 10)}/{r.choice(['rent', 'advance', 'Self', 'invoice pymt'])}/ {person(r).upper()}", "")),
        (5, "d", 50000, 4000000, 100, lambda r, d: (f"MMT/IMPS/{digits(r, 12, '3')}/{person(r)}/{ifsc4(r)}", "")),
        (5, "d", 50000, 1000000, 50000, lambda r, d: (f"ATM/S1AW{digits(r, 4)}/CASH WDL/{d:%d-%m-%y}", "")),
        (5, "d", 9900, 650000, 1, lambda r, d: (f"VPS/{r.choice(SHOPS).upper()}/{d:%Y%m%d%H%M}{digits(r, 2)}/{digits(r, 12)}", "")),
        (5, "d", 500000, 9000000, 100, lambda r, d: (f"CLG/{r.choice(FIRMS).upper()}/{r.choice(BANK4)}", digits(r, 6))),
        (4, "c", 500000, 9000000, 100, lambda r, d: (f"CMS/{digits(r, 9)}/{r.choice(FIRMS)}", "")),
        (3, "d", 5900, 59000, 1, lambda r, d: ("GIB/" + digits(r, 12) + "/GST/" + alnum(r, 12), "")),
    ]


def indus(path, rng, rows):
    start, end = month(rng, months=rng.choice([1, 3, 6]))
    opening = rng.randint(200000, 19000000)
    tx = book(rng, rows, start, end, opening, _indus_recipes())
    W, Hh = landscape(A4)
    name = person(rng).upper() if rng.random() < .5 else rng.choice(FIRMS).upper()
    acc = digits(rng, 12, rng.choice(["0390", "6238", "1234"]))

    def footer(doc, i, n):
        doc.t(doc.w / 2, Hh - 18, f"Page {i}", "Noto", 7, "c")
    doc = Doc(path, size=(W, Hh), footer=footer, title="OpTransactionHistory")
    ws = [34, 62, 74, 78, 300, 80, 80, 80]
    xs = [27]
    for w in ws:
        xs.append(xs[-1] + w)
    f, fb, s = "Noto", "NotoB", 7.6
    y = 38
    doc.t((xs[0] + xs[-1]) / 2, y, "DETAILED STATEMENT", fb, 10, "c")
    y += 22
    doc.t(xs[1] + 3, y, "Search", fb, s)
    y += 13
    rows_ = [("Account Number", f"{acc} ( INR )  - {name}"), ("Transaction Date from", f"{start:%d/%m/%Y}", "to", f"{end:%d/%m/%Y}"), ("Transaction Period", "Select"), ("Advanced Search", ""),
             ("Amount from", "", "to", ""), ("Cheque number from", "", "to", ""), ("Transaction remarks", ""), ("Transaction type", "All")]
    for r in rows_:
        doc.t(xs[1] + 3, y, r[0], f, s)
        doc.t(xs[3] + 3, y, r[1], f, s)
        if len(r) > 2:
            doc.t(xs[4] + 3, y, r[2], f, s)
            doc.t(xs[4] + 60, y, r[3], f, s)
        y += 12
    y += 8
    doc.t(xs[1] + 3, y, f"Transactions List -{name}( INR ) - {acc}", fb, s)
    y += 7
    heads = ["S No.", "Value Date", "Transaction Date", "Cheque Number", "Transaction Remarks", "Withdrawal Amount (INR )", "Deposit Amount (INR )", "Balance (INR )"]
    for i, lab in enumerate(heads):
        doc.box(xs[i], y, ws[i], 25, fill="#d9d9d9", stroke="#000000", lw=.4)
        lines = wrap(lab, ws[i] - 6, fb, s)
        doc.lines(xs[i] + ws[i] / 2, y + (15 if len(lines) == 1 else 10), lines, fb, s, 10, "c")
    y += 25
    for n, t in enumerate(tx, 1):
        lines = pwrap(t.desc, ws[4] - 8, f, s)
        h = len(lines) * 10.2 + 3.5
        if y + h > Hh - 36:
            doc.new()
            y = 36
        b = y + h - 4
        top = y + 9.6
        vals = [str(n), f"{t.date:%d/%m/%Y}", f"{t.date:%d/%m/%Y}", t.ref or "-", None, plain(t.d or 0), plain(t.c or 0), plain(t.bal)]
        for i, v in enumerate(vals):
            doc.box(xs[i], y, ws[i], h, stroke="#000000", lw=.4)
            if i == 4:
                doc.lines(xs[i] + 4, top, lines, f, s, 10.2)
            elif i >= 5:
                doc.t(xs[i + 1] - 4, b, v, f, s, "r")
            else:
                doc.t(xs[i] + 4, b, v, f, s)
        y += h
    legend = ["BIL - Internet Bill payment or funds transfer to Third party", "BPAY - Bill payment", "CCWD - Cardless Cash Withdrawal", "DTAX - Direct Tax", "INF - Internet fund transfer in linked accounts", "IDTX - Indirect Tax",
              "MMT - Mobile Money Transfer (Insta FT - IMPS)", "NCHG - NEFT Charges", "PAVC - Pay any Visa Credit Card", "UPI - Unified Payments Interface", "VAT/MAT/NFS - Cash withdrawal at other bank ATM", "VPS/IPS - Debit card transaction"]
    if y + 170 > Hh - 30:
        doc.new()
        y = 30
    y += 20
    doc.t(xs[1] + 3, y, "Legends Used in Account Statement", fb, s)
    for i, ln in enumerate(legend):
        doc.t(xs[1] + 3, y + 12 + i * 10.6, f"{i + 1}. {ln}", f, 7)
    doc.save()
    return bank_truth(account_number=acc, account_holder=name, currency="INR", statement_period={"from": iso(start), "to": iso(end)},
                      transactions=[dict(t.truth(ref=True), reference=t.ref or None) for t in tx])


def _vijay_recipes():
    return [
        (14, "d", 500000, 25000000, 100, lambda r, d: (f"TO CLG {r.choice(FIRMS).upper()}", digits(r, 6))),
        (12, "c", 500000, 25000000, 100, lambda r, d: (f"BY CLG {r.choice(BANK4)} {r.choice(CITIES).upper()}", digits(r, 6))),
        (16, "c", 500000, 30000000, 1, lambda r, d: (f"NEFT-{r.choice(BANK4)}{digits(r, 12)}-{r.choice(FIRMS).upper()}", "")),
        (12, "d", 500000, 30000000, 1, lambda r, d: (f"RTGS-BVJR{digits(r, 15)}-{r.choice(FIRMS).upper()}-{ifsc4(r)}", "")),
        (9, "c", 200000, 9000000, 100000, lambda r, d: ("BY CASH", "")),
        (8, "d", 100000, 4000000, 100000, lambda r, d: ("CASH WITHDRAWAL SELF", digits(r, 6))),
        (8, "d", 200000, 5000000, 100, lambda r, d: (f"TRF TO {digits(r, 14)} {r.choice(FIRMS).upper()}", "")),
        (6, "c", 200000, 5000000, 100, lambda r, d: (f"TRF FROM {digits(r, 14)} {r.choice(FIRMS).upper()}", "")),
        (5, "d", 300000, 4500000, 1, lambda r, d: (f"GST/CPIN {digits(r, 14)} ONLINE TAX PAYMENT", "")),
        (4, "d", 11800, 177000, 1, lambda r, d: (f"{digits(r, 14)}:LEDGER FOLIO CHARGES INCL GST", "")),
        (3, "d", 500000, 6000000, 100, lambda r, d: (f"{digits(r, 14)}:Int.Coll:01-{d:%m-%Y} to {d:%d-%m-%Y}", "")),
        (3, "d", 800000, 5000000, 100, lambda r, d: ("CHQ RETURN-FUNDS INSUFFICIENT", digits(r, 6))),
    ]


def vijay(path, rng, rows):
    start, end = month(rng, (2014, 2022), rng.choice([1, 3]))
    opening = -rng.randint(20000000, 190000000)
    limit = rng.choice([300000000, 400000000, 500000000])
    tx = book(rng, rows, start, end, opening, _vijay_recipes(), -limit)
    doc = Doc(path, title="STMT_RPT")
    firm = "M/S " + rng.choice(FIRMS).upper()
    acc = digits(rng, 14, rng.choice(["0945050", "2736040", "5178050"]))
    city = rng.choice(CITIES).upper()
    ifsc = "BVJR0" + "".join(rng.choice("ABDEGHIKLMNOPRSTUV") for _ in range(6))
    br = f"{rng.choice(['INDUSTRIAL ESTATE', 'MAIN BRANCH', 'STATION ROAD'])} {city}"
    ad = [x.upper() for x in addr(rng, city)]
    size, lead, per = 8.2, 10.0, 74
    state = {"n": 0}

    def p(s="", bold=False):
        state["n"] += 1
        if s.strip():
            doc.t(32, 30 + state["n"] * lead, s, CB if bold else C, size)
    bal = lambda v: ind(abs(v)) + ("Cr" if v >= 0 else "Dr")
    fmt = lambda a, b, c_, w, d, e: f"{a:<11}{b:<36}{c_:>8}{w:>16}{d:>16}{e:>20}"
    rule = "-" * 107
    typ = "CASH CREDIT-HYPOTHECATION-SME"
    cust = digits(rng, 9)

    def head():
        state["n"] = 0
        p(f"{'VIJAY BANK OF BARODIA':^107}", True)
        p(f"{'BRANCH : ' + br:<66}{'PAGE NO  : ' + str(doc.page)}")
        p(f"{'IFSC   : ' + ifsc:<66}{'RUN DATE : ' + end.strftime('%d-%m-%Y')}")
        p()
        p(f"{'NAME   : ' + firm:<66}{'A/C NO   : ' + acc}")
        p(f"{'         ' + ad[0]:<66}{'CUST ID  : ' + cust}")
        p(f"{'         ' + ad[1] + ' ' + ad[2]:<66}{'CURRENCY : INR'}")
        p(f"{'         ' + city:<66}{'A/C TYPE : ' + typ}")
        p(f"{'':<66}{'SANCT LIM: ' + ind(limit)}")
        p()
        p(f"STATEMENT OF ACCOUNT FOR THE PERIOD OF {start:%d-%m-%Y} TO {end:%d-%m-%Y}")
        p(rule)
        p(fmt("DATE", "PARTICULARS", "CHQ.NO.", "WITHDRAWALS", "DEPOSITS", "BALANCE"))
        p(rule)

    head()
    p(fmt("", "B/F", "", "", "", bal(opening)))
    pd = pc = 0
    last = opening
    for t in tx:
        lines = cwrap(t.desc, 34)
        if state["n"] + len(lines) > per - 5:
            p(rule)
            p(fmt("", "PAGE TOTAL", "", ind(pd), ind(pc), bal(last)))
            p(rule)
            p(fmt("", "CARRIED FORWARD", "", "", "", bal(last)))
            doc.new()
            head()
            p(fmt("", "BROUGHT FORWARD", "", "", "", bal(last)))
            pd = pc = 0
        p(fmt(f"{t.date:%d-%m-%Y}", lines[0], t.ref, ind(t.d) if t.d else "", ind(t.c) if t.c else "", bal(t.bal)))
        for ln in lines[1:]:
            p(" " * 11 + ln)
        pd += t.d or 0
        pc += t.c or 0
        last = t.bal
    td, tc = sums(tx)
    if state["n"] > per - 10:
        doc.new()
        head()
    p(rule)
    p(fmt("", "PAGE TOTAL", "", ind(pd), ind(pc), bal(last)))
    p(fmt("", "GRAND TOTAL", "", ind(td), ind(tc), bal(last)))
    p(rule)
    p("UNLESS THE CONSTITUENT BRINGS TO THE NOTICE OF THE BANK ANY DISCREPANCY WITHIN 15 DAYS, THE ENTRIES")
    p("SHALL BE TREATED AS CORRECT.   E.& O.E.")
    p()
    p(f"{'*** END OF STATEMENT ***':^107}")
    p(f"{'AUTHORISED SIGNATORY':>105}")
    doc.save()
    return bank_truth(bank_name="VIJAY BANK OF BARODIA", account_number=acc, account_holder=firm, account_type=typ, ifsc=ifsc, currency="INR",
                      statement_period={"from": iso(start), "to": iso(end)}, opening_balance=amt(opening), closing_balance=amt(last),
                      total_debits=amt(td), total_credits=amt(tc), transactions=[t.truth(ref=True) for t in tx])


LAYOUTS = {"indus": indus, "vijay": vijay}
