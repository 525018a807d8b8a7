# SPDX-License-Identifier: AGPL-3.0-or-later
"""Bank layouts: corporate net-banking list, app statement, cash-credit printout, browser print."""
import datetime as dt

from stranger_ledger_pen import (A4, C, CITIES, FIRMS, H, HB, HI, Paper, STATES, STREETS, T, address, ampm, bank, digits, dmy, dmy2, flow, iso, lakh,
                                 period, person, plain, rng_for, row, safe_chop, white, width, wrap)


def corpline(path, seed, rows):
    r = rng_for("corpline", seed)
    book = {"upi_in": "UPI/{rrn}/{note}/{vpa}/{bk} BANK/ICI{n15}", "neft_in": "NEFT-{utr}-{firm}-/ATTN//INV {n4}-{n12}-{ifsc}",
            "rtgs_in": "RTGS-{rtgs}-{firm}-{n12}-{ifsc}", "rtgs_out": "RTGS/{rtgs}/{ifsc}/{firm}",
            "imps_out": "INF/INFT/{n12}/{n6}/{firm}", "neft_out": "INF/NEFT/{n15}/{ifsc}/{name}/Vendor pymt {mon}{yy}",
            "imps_in": "MMT/IMPS/{rrn}/{note}/{name10}/{bk} Bank", "chq_paid": "CLG/{firm}/{n6}/{bk}/{ddmmyy}",
            "chq_dep": "CLG/{name20}/{bk}", "charge": ["NEFT CHG {ddmmyy} {n4}", "RTN CHG {n6} {ddmmyy} + GST"],
            "gst": "GIB/{n12}/GST PMT/{n10}", "ach": "ACH/{org}/ICIC7{n10}/{n9}", "bill": "BIL/ONL/{n9}/{biller}/{n12}",
            "cash_dep": "CAM/{n6}CASH DEP/CASH DEP/{dd}-{mm}-{yy}"}
    start, end = period(r, rows)
    opening = r.randint(200000, 9000000) * 100 + r.randint(0, 99)
    ev = flow(r, rows, start, end, opening, book, scale=4, weights={"charge": 1, "gst": 1, "upi_in": 3, "neft_in": 3})
    firm, acct = r.choice(FIRMS), "0" + digits(r, 11)
    p = Paper(path, (A4[1], A4[0]), "OpTransactionHistory", "JasperReports")
    cols = [(28, 30, "No."), (58, 62, "Transaction ID"), (120, 54, "Value Date"), (174, 84, "Txn Posted Date"),
            (258, 52, "ChequeNo."), (310, 232, "Description"), (542, 34, "Cr/Dr"), (576, 112, "Transaction\nAmount(INR)"),
            (688, 126, "Available\nBalance(INR)")]

    def head(y):
        p.box(28, y, 786, 24, fill="#f0e6dc", stroke="#999999")
        for x, w, s in cols:
            p.line(x, y, x, y + 24, .5, "#999999")
            ls = s.split("\n")
            for k, ln in enumerate(ls):
                p.t(x + w / 2, y + (15 if len(ls) == 1 else 10 + 10 * k), ln, HB, 7.5, "c")
        return y + 24

    p.box(28, 24, 10, 22, fill="#b5451b", stroke=None, r=4)
    p.t(43, 42, "Indica Bank", "BookB", 17, col="#8a2a0e")
    p.t(814, 34, "Corporate Internet Banking", H, 8, "r", "#777777")
    p.t(421, 66, "DETAILED STATEMENT", HB, 11, "c")
    y = 84
    p.t(28, y, f"Transactions List - -{firm} (INR) - {acct}", HB, 9)
    crit = [("Account Number", f"{acct} ( INR ) - {firm}"), ("Transaction Date from", f"{dmy(start)} to {dmy(end)}"),
            ("Amount from", "NA to NA"), ("Cheque number from", "NA to NA"), ("Transaction remarks", "NA"),
            ("Transaction type", "All")]
    y = 100
    for k, (a, b) in enumerate(crit):
        x = 28 if k % 2 == 0 else 430
        p.t(x, y + 12 * (k // 2), a, H, 8, col="#444444")
        p.t(x + 110, y + 12 * (k // 2), b, H, 8)
    y = head(142)
    out = []
    for n, e in enumerate(ev, 1):
        lines = wrap(e["text"], H, 7.5, 224)
        chq = e["f"]["chq"] if e["kind"] == "chq_paid" else "-"
        tid = r.choice("SSCM") + e["f"]["n8"]
        h = 6 + 9 * max(len(lines), 2 if chq else 1)
        if y + h > 540:
            p.t(421, 575, f"Page {p.page}", H, 7, "c")
            p.next()
            y = head(28)
        p.box(28, y, 786, h, fill="#ffffff" if n % 2 else "#faf7f4", stroke="#bbbbbb", lw=.4)
        for x, _, _ in cols:
            p.line(x, y, x, y + h, .4, "#bbbbbb")
        yy = y + 10
        p.t(43, yy, str(n), H, 7.5, "c")
        p.t(61, yy, tid, H, 7.5)
        p.t(123, yy, dmy(e["date"]), H, 7.5)
        p.t(177, yy, dmy(e["date"]), H, 7.5)
        p.t(177, yy + 9, ampm(e["time"], True), H, 7.5)
        p.t(284, yy, chq, H, 7.5, "c")
        for k, ln in enumerate(lines):
            p.t(314, yy + 9 * k, ln, H, 7.5)
        p.t(559, yy, "CR" if e["credit"] else "DR", H, 7.5, "c")
        p.t(684, yy, lakh(e["amt"]), H, 7.5, "r")
        p.t(810, yy, lakh(e["bal"]), H, 7.5, "r")
        y += h
        out.append(row(e, reference=tid))
    if y > 470:
        p.t(421, 575, f"Page {p.page}", H, 7, "c")
        p.next()
        y = 28
    y += 16
    p.t(28, y, "Legends Used in Account Statement", HB, 7.5)
    for s in ["1. CLG - Cheque clearing  2. MMT - Mobile money transfer (IMPS)  3. INF - Internet fund transfer in linked or other accounts",
              "4. BIL - Internet bill payment or funds transfer to third party  5. CAM - Cash deposit at cash acceptance machine",
              "6. GIB - Government internet banking tax payment  7. ACH - Automated clearing house debit"]:
        y += 10
        p.t(28, y, s, H, 6.5, col="#555555")
    p.t(421, 575, f"Page {p.page}", H, 7, "c")
    p.save()
    return bank({"bank_name": "Indica Bank", "account_number": acct, "account_holder": firm, "currency": "INR",
                 "statement_period": {"from": iso(start), "to": iso(end)}, "transactions": out})


def bharatapp(path, seed, rows):
    r = rng_for("bharatapp", seed)
    book = {"upi_in": "DEP TFR UPI/CR/{rrn}/{name10}/{bk}/{vpa}/{note}", "upi_out": "WDL TFR UPI/DR/{rrn}/{name10}/{bk}/{vpa}/{note}",
            "neft_in": "DEP TFR NEFT*{ifsc}*{utr}*{name20}", "imps_out": "WDL TFR IMPS/P2A/{rrn}/{bk}/XXXXXX{n4}/{note}",
            "atm": "ATM WDL ATM CASH {n4} {city}", "pos": "DEBIT CARD POS/{n12}/{shop}/{city}", "intpd": "CREDIT INTEREST",
            "ach": "DEBIT ACHDr {org} {n10}", "sms": "CHARGES SMS ALERT CHG {mon}-{yy}", "salary": "BULK POSTING BY SALARY {n6}",
            "subsidy": "DEP TFR DBT/PFMS/{n10}/LPG SUBSIDY", "chq_paid": "CHEQUE WDL CHEQUE TRANSFER TO {n10}"}
    start, end = period(r, rows)
    opening = r.randint(900, 90000) * 100 + r.randint(0, 99)
    ev = flow(r, rows, start, end, opening, book, scale=.6, weights={"upi_out": 12, "upi_in": 5, "intpd": 1, "sms": 1})
    p = Paper(path, A4, "Account Statement")
    nm = r.choice(["Mr. ", "Mrs. ", "Ms. "]) + person(r).upper()
    acct, cif = "0000000" + digits(r, 10), digits(r, 11, "89")
    ifsc = "BRTN00" + digits(r, 5, "01")
    teal = "#0b6a8f"
    p.box(0, 0, 596, 50, fill=teal, stroke=None)
    p.box(24, 12, 26, 26, fill="#ffffff", stroke=None, r=13)
    p.box(35, 24, 4, 14, fill=teal, stroke=None)
    p.t(58, 24, "भारतीय राज बैंक", "DevaB", 11, col=white)
    p.t(58, 39, "STATE BANK OF BHARAT", HB, 11, col=white)
    p.t(571, 31, "YUVA  app statement", HI, 9, "r", white)
    p.t(298, 70, "STATEMENT OF ACCOUNT", HB, 11, "c", teal)
    y = 90
    p.t(24, y, nm, HB, 9)
    for s in address(r):
        y += 11
        p.t(24, y, s, H, 8)
    left = y
    y = 90
    info = [("Account Number / खाता संख्या", acct), ("CIF Number", cif), ("Product", "Regular SB CHQ-Individuals"),
            ("Branch / शाखा", r.choice(CITIES).title() + " Main (" + digits(r, 5) + ")"), ("IFSC", ifsc), ("MICR", digits(r, 9)),
            ("Currency", "INR"), ("Nominee", "Registered")]
    for a, b in info:
        if "/" in a:
            e_, h_ = a.split("/ ")
            p.mix(300, y, [(e_ + "/ ", H), (h_, "Deva")], 8, "#555555")
        else:
            p.t(300, y, a, H, 8, col="#555555")
        p.t(430, y, ":", H, 8)
        p.t(437, y, b, HB if a.startswith("Acc") else H, 8)
        y += 12
    y = max(left, y) + 6
    p.box(24, y, 547, 44, fill="#e8f3f8", stroke=teal, r=5)
    p.t(34, y + 14, f"Statement From : {dmy(start, '-')} to {dmy(end, '-')}", HB, 8.5)
    p.t(34, y + 32, f"Your Opening Balance on {dmy2(start, '-')} : ", H, 8.5)
    p.t(34 + width(f"Your Opening Balance on {dmy2(start, '-')} : ", H, 8.5), y + 32, lakh(opening), HB, 8.5)
    s = f"Your Closing Balance on {dmy2(end, '-')} : "
    close = ev[-1]["bal"]
    p.t(561 - width(lakh(close), HB, 8.5), y + 32, s, H, 8.5, "r")
    p.t(561, y + 32, lakh(close), HB, 8.5, "r")
    y += 56
    cols = [(24, 52, "Date"), (76, 205, "Transaction Reference"), (281, 82, "Ref.No./Chq.No."), (363, 66, "Credit"), (429, 66, "Debit"),
            (495, 76, "Balance")]

    def head(y):
        p.box(24, y, 547, 20, fill="#c9e2ee", stroke=None)
        for x, w, s in cols:
            p.t(x + w / 2, y + 13, s, HB, 8, "c", teal)
        return y + 20

    def foot():
        p.line(24, 806, 571, 806, .5, teal)
        p.t(24, 817, "Please do not share your ATM, Debit/Credit card number, PIN and OTP with anyone over mail, SMS, phone call.", HI, 6.5)
        p.t(571, 817, f"{p.page}", H, 7, "r")

    y = head(y)
    out = []
    for e in ev:
        lines = wrap(e["text"], H, 7.5, 198)
        ref = e["f"]["chq"] if e["kind"] == "chq_paid" else "-"
        h = 9 + 9.5 * len(lines)
        if y + h > 800:
            foot()
            p.next()
            y = head(30)
        mid = y + h / 2 + 3
        p.t(50, mid, dmy2(e["date"], "-"), H, 7.5, "c")
        for k, ln in enumerate(lines):
            p.t(80, y + 11 + 9.5 * k, ln, H, 7.5)
        p.t(322, mid, ref, H, 7.5, "c")
        p.t(396, mid, lakh(e["amt"]) if e["credit"] else "-", H, 7.5, "c")
        p.t(462, mid, "-" if e["credit"] else lakh(e["amt"]), H, 7.5, "c")
        p.t(533, mid, lakh(e["bal"]), HB, 7.5, "c")
        y += h
        p.line(24, y, 571, y, .4, "#9cc7da")
        out.append(row(e, reference=None if ref == "-" else ref))
    if y > 760:
        foot()
        p.next()
        y = 40
    p.para(24, y + 16, "This is a computer generated statement and does not require a signature. Deposits are insured by DICGC "
           "up to Rs. 5,00,000 per depositor subject to the prescribed conditions.", H, 7, 547, col="#555555")
    foot()
    p.save()
    return bank({"bank_name": "STATE BANK OF BHARAT", "account_number": acct, "account_holder": nm,
                 "account_type": "Regular SB CHQ-Individuals", "ifsc": ifsc, "currency": "INR",
                 "statement_period": {"from": iso(start), "to": iso(end)}, "opening_balance": plain(opening),
                 "closing_balance": plain(close), "transactions": out})


def drcr(p):
    return lakh(abs(p)) + ("DR" if p < 0 else "CR")


def finacle(path, seed, rows):
    r = rng_for("finacle", seed)
    book = {"chq_paid": "TO CLG {chq} {firm}", "chq_dep": "BY CLG {bk} {city} CHQ {n6}", "rtgs_in": "RTGS-{rtgs}-{firm}",
            "rtgs_out": "RTGS/{rtgs}/{firm}/{ifsc}", "neft_in": "NEFT/{utr}/{firm}/{ifsc}", "neft_out": "NEFT O/W {utr} {name20}",
            "cash_dep": "BY CASH {city} BR", "ach": "ACH DR INW {org} {n12}", "emi": "TRF TO TL A/C {n12} EMI",
            "charge": ["INSPECTION CHGS INCL GST", "CHQ BK ISSUE CHGS + GST 18%", "STOCK STMT NON SUBMN PENAL"],
            "upi_in": "UPI/{rrn}/CR/{name20}/{vpa}"}
    start, end = period(r, rows, 24)
    limit = r.choice([2500000, 4000000, 7500000, 15000000]) * 100
    dp = limit * r.randint(78, 99) // 100
    opening = -limit * r.randint(35, 70) // 100 + r.randint(0, 9999)
    ev = flow(r, rows, start, end, opening, book, scale=5, floor=-dp, weights={"charge": 1, "emi": 1, "rtgs_in": 3})
    firm, acct = "M/S " + r.choice(FIRMS), digits(r, 15, "01")
    ifsc = "KDMB0" + digits(r, 6, "0")
    city = r.choice(CITIES)
    br = digits(r, 4, "01")
    p = Paper(path, A4, "HPSP", "Finacle")
    size, x0 = 6.9, 22
    L = [0]

    def put(s, font=C):
        if s.strip():
            p.t(x0, 34 + L[0] * 9, s.rstrip(), font, size)
        L[0] += 1

    rule = "-" * 132
    run = end + dt.timedelta(days=r.randint(1, 4))

    def top():
        L[0] = 0
        put(f"{'KADAMBA BANK LTD':<60}{'SERVICE OUTLET : ' + br:<46}{'PAGE NO : ' + str(p.page):>24}")
        put(f"{city + ' MAIN BRANCH':<60}{'REPORT : HPSP':<46}{'RUN DATE : ' + dmy(run, '-'):>24}")
        put("")
        put(f"{'STATEMENT OF ACCOUNT FOR THE PERIOD  ' + dmy(start, '-') + '  TO  ' + dmy(end, '-'):^132}")
        put("")
        if p.page == 1:
            put(f"A/C NO     : {acct:<40}SCHEME     : CC010 CASH CREDIT (STOCKS)")
            put(f"A/C NAME   : {firm:<40}CCY        : INR      IFSC : {ifsc}")
            put(f"ADDRESS    : {r.choice(STREETS).upper():<40}SANCT LIM  : {lakh(limit)}")
            put(f"             {city:<40}DRWG POWER : {lakh(dp)}")
            put(f"             {STATES[city][0]:<40}INT RATE   : {r.choice(['10.65', '9.90', '11.25'])}% P.A. MONTHLY RESTS")
        else:
            put(f"A/C NO     : {acct:<40}A/C NAME   : {firm}")
        put(rule)
        put(f"{'TRAN DATE':<11}{'VALUE DT':<11}{'PARTICULARS':<38}{'INSTR NO':<10}{'DEBIT':>18}{'CREDIT':>18}{'BALANCE':>20} {'BY':<4}")
        put(rule)

    def bf(label, v):
        put(f"{'':22}{label:<48}{'':36}{drcr(v):>20}")

    top()
    bf("OPENING BALANCE", opening)
    out, pd, pc, td, tc, prev = [], 0, 0, 0, 0, opening
    for e in ev:
        lines = safe_chop(e["text"], 36)
        if L[0] + len(lines) > 80:
            put(rule)
            put(f"{'':22}{'PAGE TOTAL':<48}{lakh(pd):>18}{lakh(pc):>18}")
            bf("CARRIED FORWARD", prev)
            p.next()
            top()
            bf("BROUGHT FORWARD", prev)
            pd = pc = 0
        chq = e["f"]["chq"] if e["kind"] == "chq_paid" else ""
        a = lakh(e["amt"])
        d, c = ("", a) if e["credit"] else (a, "")
        put(f"{dmy(e['date'], '-'):<11}{dmy(e['date'], '-'):<11}{lines[0]:<38}{chq:<10}{d:>18}{c:>18}{drcr(e['bal']):>20} "
            f"{'SYS' if e['kind'] in ('charge', 'ach', 'emi', 'upi_in') else 'T' + e['f']['n4'][:2]:<4}")
        for ln in lines[1:]:
            put(f"{'':22}{ln}")
        if e["credit"]:
            pc += e["amt"]
            tc += e["amt"]
        else:
            pd += e["amt"]
            td += e["amt"]
        prev = e["bal"]
        x = row(e, reference=chq or None)
        out.append(x)
    if L[0] > 76:
        p.next()
        top()
    put(rule)
    put(f"{'':22}{'GRAND TOTAL':<48}{lakh(td):>18}{lakh(tc):>18}{drcr(prev):>20}")
    put(rule)
    put("UNLESS THE CONSTITUENT BRINGS TO THE NOTICE OF THE BANK IMMEDIATELY ANY DISCREPANCY FOUND BY HIM IN THIS STATEMENT OF A/C,")
    put("IT WILL BE TAKEN THAT HE HAS FOUND THE ACCOUNT CORRECT.                         *** END OF STATEMENT ***")
    p.save()
    return bank({"bank_name": "KADAMBA BANK LTD", "account_number": acct, "account_holder": firm, "ifsc": ifsc,
                 "account_type": "CASH CREDIT (STOCKS)", "currency": "INR",
                 "statement_period": {"from": iso(start), "to": iso(end)}, "opening_balance": plain(opening),
                 "closing_balance": plain(prev), "total_debits": plain(td), "total_credits": plain(tc), "transactions": out})


def netprint(path, seed, rows):
    r = rng_for("netprint", seed)
    book = {"upi_out": "UPI/DR/{rrn}/{name10}/{bk}/{vpa}/{note}", "upi_in": "UPI/CR/{rrn}/{name10}/{bk}/{vpa}/{note}",
            "neft_in": "NEFT_IN:null//{utr}/{ifsc}/{name20}", "imps_in": "IMPS-IN/{rrn}/{n10}/{name20}", "atm": "NFS CASH WDL {rrn} {n8}/{city}/",
            "bill": "BBPS/{biller}/{n12}", "ach": "ACH/{org}/{n10}/NACH DR", "sms": "SMS CHRG FOR:01-{mm}-{yyyy}to{me}-{mm}-{yyyy}",
            "intpd": "INT.PD:01-01-{yyyy} to {me}-{mm}-{yyyy}", "chq_paid": "CHQ PAID-CTS S1-{city}-{firm}", "pos": "POS:{n12}/{shop} {city}IN",
            "subsidy": "PFMS:{n12} PM KISAN NIDHI {n6}"}
    start, end = period(r, rows)
    opening = r.randint(500, 60000) * 100 + r.randint(0, 99)
    ev = flow(r, rows, start, end, opening, book, scale=.5, weights={"upi_out": 10, "upi_in": 4, "intpd": 1, "sms": 1, "subsidy": 1})
    nm, acct = person(r).upper(), "X" * 12 + digits(r, 4)
    p = Paper(path, A4, "Account Statement", "Mozilla/5.0")
    city = r.choice(CITIES)
    stamp = f"{end.month}/{end.day}/{end.year % 100}, {r.randint(1, 11)}:{r.randint(10, 59)} PM"
    ops = []
    y = [0.0]

    def add(x, s, font, size, a="l", col="#212529", dy=0.0):
        ops.append(("t", y[0] + dy, x, s, font, size, a, col))

    y[0] = 24
    add(30, "PUNJ NATIONAL BANK", HB, 15, col="#a20e37")
    add(565, "Retail Internet Banking", H, 9, "r", "#6c757d")
    y[0] += 22
    add(30, "Account Statement", H, 13)
    y[0] += 20
    gen = [("Account Number", acct), ("Customer Name", nm), ("Branch Name", city + " - " + r.choice(STREETS).upper()),
           ("IFSC Code", "PNJB0" + digits(r, 6, "0123")), ("Account Type", "Savings Account"),
           ("Statement Period", f"{dmy(start)} to {dmy(end)}")]
    for a, b in gen:
        add(30, a + ":", HB, 9)
        add(150, b, H, 9)
        y[0] += 14
    y[0] += 10
    xs = [30, 86, 142, 214, 286, 372, 565]
    ops.append(("r", y[0] - 12, y[0] + 16, "#a20e37"))
    for (a, b), s1, s2 in zip(zip(xs, xs[1:]), ["Transaction", "Cheque", "Withdrawal", "Deposit", "Balance", "Narration"],
                              ["Date", "Number", "", "", "", ""]):
        add((a + b) / 2, s1, HB, 8.5, "c", white, 0 if s2 else 5)
        add((a + b) / 2, s2, HB, 8.5, "c", white, 10)
    y[0] += 16
    ops.append(("l", y[0]))
    out = []
    for e in reversed(ev):
        lines = wrap(e["text"], H, 8.5, 183)
        y[0] += 13
        chq = e["f"]["chq"] if e["kind"] == "chq_paid" else ""
        add(34, dmy(e["date"]), H, 8.5)
        add(114, chq, H, 8.5, "c")
        add(210, "" if e["credit"] else lakh(e["amt"]), H, 8.5, "r")
        add(282, lakh(e["amt"]) if e["credit"] else "", H, 8.5, "r")
        add(367, lakh(e["bal"]) + " Cr.", H, 8.5, "r")
        for k, ln in enumerate(lines):
            add(376, ln, H, 8.5, dy=11.5 * k)
        y[0] += 11.5 * (len(lines) - 1) + 7
        ops.append(("l", y[0]))
        out.append(row(e, reference=chq or None))
    y[0] += 24
    add(30, "Disclaimer: The Bank is not responsible for the correctness of the statement printed by the customer.", H, 7.5, col="#6c757d")
    y[0] += 22
    ops.append(("b", y[0]))
    add(60, "Print", H, 9, "c", white)
    add(118, "Close", H, 9, "c", white)
    avail, top = 770.0, 36
    last = y[0]
    total = int((last + 12) // avail) + 1
    ops.sort(key=lambda o: int((o[1] + 3) // avail))
    for k in range(total):
        if k:
            p.next()
        p.t(30, 20, stamp, T, 8)
        p.t(298, 20, "Account Statement", T, 8, "c")
        p.t(30, 830, "https://netbanking.punjnb.example/retail/stmt/viewTxn.do?acId=" + acct[-4:], T, 8)
        p.t(565, 830, f"{k + 1}/{total}", T, 8, "r")
        for o in ops:
            if int((o[1] + 3) // avail) != k:
                continue
            yy = o[1] - k * avail + top
            if o[0] == "t":
                p.t(o[2], yy, o[3], o[4], o[5], o[6], o[7])
            elif o[0] == "l":
                p.line(30, yy, 565, yy, .5, "#dee2e6")
            elif o[0] == "r":
                p.box(30, yy, 535, o[2] - o[1], fill=o[3], stroke=None)
            elif o[0] == "b":
                p.box(36, yy - 12, 48, 17, fill="#a20e37", stroke=None, r=3)
                p.box(94, yy - 12, 48, 17, fill="#6c757d", stroke=None, r=3)
    p.save()
    return bank({"bank_name": "PUNJ NATIONAL BANK", "account_number": acct, "account_holder": nm, "ifsc": gen[3][1],
                 "account_type": "Savings Account", "statement_period": {"from": iso(start), "to": iso(end)}, "transactions": out})
