# SPDX-License-Identifier: AGPL-3.0-or-later
"""Bank layouts: overdraft with signed balances, text download printed from an editor."""
from stranger_ledger_pen import (A4, C, H, HB, HexColor, Paper, address, bank, digits, dmon, dmy, dmy2, flow, iso, lakh, period, person, plain, rng_for,
                                 row, safe_chop, sums, wrap)


def axod(path, seed, rows):
    r = rng_for("axod", seed)
    book = {"upi_in": "UPI/P2A/{rrn}/{name10}/{bk}/{note}", "upi_out": "UPI/P2M/{rrn}/{name20}/{note}/{bk}", "neft_in": "NEFT/{utr}/{firm}/{bk} BANK/{note}",
            "neft_out": "NEFT/MB/AXOMB{n9}/{firm}", "imps_out": "IMPS/P2A/{rrn}/{name10}/{bk}BANK/MOB", "rtgs_in": "RTGS/{rtgs}/{firm}/{city}",
            "chq_paid": "BRN-CLG-CHQ PAID TO {firm}", "chq_dep": "BY CLG INST {n6}/{ddmmyy}/{bk}/{city}", "cash_dep": "BY CASH DEPOSIT-BNA/CWBP{n4}/{n4}/{ddmmyy}/{city}",
            "ach": "ACH-DR-{org}-{n12}", "charge": ["Consolidated Charges for A/c incl GST", "Dr Card Charges ANNUAL {card6}"], "pos": "POS/{shop}/{city}/{ddmmyy}/{hhmm}",
            "atm": "ATM-CASH-AXIS/CWPR{n4}/{n4}/{ddmmyy}/{city}"}
    start, end = period(r, rows, 20)
    limit = r.randint(10, 60) * 10000000
    opening = -limit * r.randint(20, 80) // 100 + r.randint(0, 9999)
    ev = flow(r, rows, start, end, opening, book, scale=1.8, floor=-limit, weights={"charge": 1, "atm": 1, "upi_out": 4})
    nm = person(r).upper()
    joint = person(r).upper()
    acct = "9" + digits(r, 2, "12") + "0" + digits(r, 11, "01")
    ifsc = "AXLB0" + digits(r, 6, "0")
    td, tc = sums(ev)
    close = ev[-1]["bal"]
    p = Paper(path, A4, "Account Statement")
    burg = "#97144d"
    c = p.c
    c.setFillColor(HexColor(burg))
    q = c.beginPath()
    q.moveTo(500, p.h - 48)
    q.lineTo(512, p.h - 26)
    q.lineTo(524, p.h - 48)
    q.close()
    c.drawPath(q, fill=1, stroke=0)
    p.t(528, 46, "AXLE", HB, 15, col=burg)
    y = 44
    p.t(30, y, nm, HB, 8.5)
    p.t(30, y + 11, "Joint Holder :" + joint, H, 8)
    for k, s in enumerate(address(r)):
        p.t(30, y + 22 + 10.5 * k, s.upper(), H, 8)
    for k, (a, b) in enumerate([("Customer ID", digits(r, 9)), ("IFSC Code", ifsc), ("MICR Code", digits(r, 9)), ("Nominee Registered", "N"), ("PAN", "XXXXX" + digits(r, 4) + "X"),
                                ("OD Limit", lakh(limit)), ("Currency", "INR"), ("Scheme", "POWER HOME OD")]):
        p.t(560, 66 + 10.5 * k, f"{a} :{b}", H, 8, "r")
    y = 164
    p.t(298, y, f"Statement of Axle Account No :{acct} for the period (From : {dmy(start, '-')} To : {dmy(end, '-')})", HB, 8.5, "c")
    y += 10
    X = [30, 86, 136, 338, 406, 474, 542, 568]

    def band(y, h, vals, bold=False, fill=None):
        p.box(X[0], y, X[-1] - X[0], h, fill=fill, stroke="#666666", lw=.4)
        for x in X[1:-1]:
            p.line(x, y, x, y + h, .4, "#666666")
        f = HB if bold else H
        for k, a, s in vals:
            for n, ln in enumerate(s if isinstance(s, list) else [s]):
                p.t(X[k] + 3 if a == "l" else X[k + 1] - 3 if a == "r" else (X[k] + X[k + 1]) / 2, y + 10.5 + 9.5 * n, ln, f, 7.4, a)
        return y + h

    def head(y):
        return band(y, 25, [(0, "c", "Tran Date"), (1, "c", "Chq No"), (2, "c", "Particulars"), (3, "c", "Debit"), (4, "c", "Credit"), (5, "c", "Balance"), (6, "c", ["Init.", "Br"])],
                    True, "#f2e3ea")

    def turn(y, h):
        if y + h > 806:
            p.next()
            return head(30)
        return y

    y = head(y)
    y = band(y, 15, [(2, "l", "OPENING BALANCE"), (5, "r", lakh(opening))], True)
    out = []
    home = digits(r, 4, "1234")
    for e in ev:
        lines = wrap(e["text"], H, 7.4, 195)
        h = 5 + 9.5 * len(lines)
        y = turn(y, h)
        chq = e["f"]["chq"] if e["kind"] == "chq_paid" else ""
        y = band(y, h, [(0, "c", dmy(e["date"], "-")), (1, "c", chq), (2, "l", lines), (4 if e["credit"] else 3, "r", lakh(e["amt"])), (5, "r", lakh(e["bal"])),
                        (6, "c", home if e["kind"].startswith("c") else "248")])
        out.append(row(e, reference=chq or None))
    y = turn(y, 30)
    y = band(y, 15, [(2, "l", "TRANSACTION TOTAL"), (3, "r", lakh(td)), (4, "r", lakh(tc))], True)
    y = band(y, 15, [(2, "l", "CLOSING BALANCE"), (5, "r", lakh(close))], True)
    if y > 690:
        p.next()
        y = 24
    y = p.para(30, y + 16, "Unless the constituent notifies the bank immediately of any discrepancy found by him/her in this statement of Account, it will be taken that he/she has "
               "found the account correct.", H, 7, 538)
    p.t(30, y + 6, "Legends :", HB, 7.5)
    for k, s in enumerate(["ICONN - Transaction trough Internet Banking", "BRN-CLG-CHQ - Outward clearing cheque", "INT.COLL - Interest collected from the customer",
                           "ATM-CASH-AXIS - Cash withdrawal at own ATM", "CWBP - Cash deposit machine", "REV - Reversal of charges"]):
        p.t(30, y + 17 + 9.5 * k, s, H, 7)
    p.t(298, y + 84, "++++ End of Statement ++++", HB, 8, "c")
    p.save()
    return bank({"bank_name": "AXLE", "account_number": acct, "account_holder": nm, "account_type": "POWER HOME OD", "ifsc": ifsc, "currency": "INR",
                 "statement_period": {"from": iso(start), "to": iso(end)}, "opening_balance": plain(opening), "closing_balance": plain(close),
                 "total_debits": plain(td), "total_credits": plain(tc), "transactions": out})


def hdtext(path, seed, rows):
    r = rng_for("hdtext", seed)
    book = {"upi_out": "UPI-{name}-{vpa}-{ifsc}-{rrn}-{note}", "upi_in": "UPI-{name}-{vpa}-{ifsc}-{rrn}-{note}", "neft_in": "NEFT CR-{ifsc}-{firm}-{PERSON}-{utr}",
            "imps_out": "IMPS-{rrn}-{name20}-{bk}-XXXXXXXX{n4}-{note}", "pos": "POS {card6} {shop} POS DEBIT", "ach": "ACH D- {org}-{n12}", "emi": "EMI {n9} CHQ S{n9} {mm}{n6}",
            "atm": "NWD-{card6}-{n8}-{city}", "bill": "BIL/ONL/{n9}/{biller}", "intpd": "INTEREST PAID TILL {me}-{mon}-{yyyy}", "chq_paid": "CHQ PAID-MICR CTS-NA-{firm}",
            "charge": "INSTAALERT CHG {mon}-{yyyy} {n15}", "refund": "CRV POS {card} {shop}"}
    start, end = period(r, rows, 20)
    opening = r.randint(900, 300000) * 100 + r.randint(0, 99)
    ev = flow(r, rows, start, end, opening, book, scale=.8, weights={"upi_out": 8, "charge": 1})
    nm = r.choice(["MR ", "MS "]) + person(r).upper()
    acct = "50100" + digits(r, 9)
    ifsc = "HDXC000" + digits(r, 4, "0123")
    ad = [a.upper() for a in address(r)]
    td, tc = sums(ev)
    close = ev[-1]["bal"]
    p = Paper(path, (A4[1], A4[0]), "Notepad")
    size, x0 = 7.4, 36
    L = [0]
    fname = f"Acct Statement_XX{acct[-4:]}_{dmy(end, '')}.txt - Notepad"

    def put(s=""):
        if L[0] >= 56:
            p.next()
            L[0] = 0
        if not L[0]:
            p.t(A4[1] / 2, 26, fname, C, 8, "c")
            p.t(A4[1] / 2, 582, f"Page {p.page}", C, 8, "c")
        if s.strip():
            p.t(x0, 48 + L[0] * 9.3, s.rstrip(), C, size)
        L[0] += 1

    def title():
        put("HDXC BANK Ltd.")
        put(f"{'':68}Statement of accounts")
        put("*" * 172)

    title()
    for a, b in [(nm, "Account Branch : " + ad[2]), (ad[0], "Address        : " + ad[2] + " MAIN ROAD"), (ad[1], "Currency       : INR"),
                 (ad[2] + " " + ad[4], "Email          : " + nm.split()[1] + "@MAIL.EXAMPLE"), (ad[3] + " INDIA", "Cust ID        : " + digits(r, 8)),
                 ("", f"Account No     : {acct}   PRIME"), ("JOINT HOLDERS :", "A/C Open Date  : " + f"0{r.randint(1, 9)}/0{r.randint(1, 9)}/20{r.randint(10, 19)}"),
                 ("", "Account Status : Regular"), ("Nomination : Registered", f"RTGS/NEFT IFSC : {ifsc}   MICR : {digits(r, 9)}"),
                 (f"Statement From : {dmy(start)} To : {dmy(end)}", "")]:
        put(f"{a:<92}{b}")

    def header():
        put("-" * 172)
        put(f"{'Date':<10}{'Narration':<42}{'Chq./Ref.No.':<20}{'Value Dt':<10}{'Withdrawal Amt.':>28}{'Deposit Amt.':>30}{'Closing Balance':>32}")
        put("-" * 172)

    header()
    out = []
    for e in ev:
        lines = safe_chop(e["text"], 40)
        ref = {"upi_out": e["f"]["rrn"], "upi_in": e["f"]["rrn"], "imps_out": e["f"]["rrn"], "neft_in": e["f"]["utr"], "chq_paid": e["f"]["chq"]}.get(e["kind"], "0")
        ref = ref.rjust(16, "0")
        if L[0] + len(lines) > 56:
            L[0] = 56
        a = lakh(e["amt"])
        d, cr = ("", a) if e["credit"] else (a, "")
        put(f"{dmy2(e['date']):<10}{lines[0]:<42}{ref:<20}{dmy2(e['date']):<10}{d:>28}{cr:>30}{lakh(e['bal']):>32}")
        for ln in lines[1:]:
            put(f"{'':10}{ln}")
        out.append(row(e, reference=ref))
    if L[0] > 44:
        L[0] = 56
    put("*" * 172)
    put()
    put("STATEMENT SUMMARY  :-")
    nd = sum(1 for e in ev if not e["credit"])
    put(f"{'Opening Balance':<24}{'Dr Count':<14}{'Cr Count':<14}{'Debits':<24}{'Credits':<24}{'Closing Bal':<24}")
    put(f"{lakh(opening):<24}{nd:<14}{len(ev) - nd:<14}{lakh(td):<24}{lakh(tc):<24}{lakh(close):<24}")
    put()
    put(f"Generated On: {dmon(end)} 10:{r.randint(10, 59)}     Generated By: {digits(r, 8)}     Requesting Branch Code: NET")
    put("This is a computer generated statement and does not require signature.")
    put("*Closing balance includes funds earmarked for hold and uncleared funds")
    p.save()
    return bank({"bank_name": "HDXC BANK Ltd.", "account_number": acct, "account_holder": nm, "account_type": "PRIME", "ifsc": ifsc, "currency": "INR",
                 "statement_period": {"from": iso(start), "to": iso(end)}, "opening_balance": plain(opening), "closing_balance": plain(close),
                 "total_debits": plain(td), "total_credits": plain(tc), "transactions": out})
