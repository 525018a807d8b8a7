# SPDX-License-Identifier: AGPL-3.0-or-later
"""Payments bank, co-operative bank in Courier, Gramin bank's passbook, foreign bank's branch, current account with branch codes."""
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4

import stranger_coffer_kit as k

H = colors.HexColor


def chirpay(path, seed, rows):
    rng = k.seeded("chirpay", seed, rows)
    a, b = k.period(rng, 1)
    words = dict(upi_out="Paid to {who}|UPI ID: {vpa}|UPI Ref No: {rrn}", upi_in="Received from {who}|UPI ID: {vpa}|UPI Ref No: {rrn}",
                 pos="Paid to {who}|Order ID: {n16}", imps_out="Transferred to {who}|A/c XX{n4}, {code} Bank|IMPS Ref No: {rrn}",
                 cash_dep="Cash deposited at banking point|{city}, Txn ID: {n8}", int="Interest credited|Savings interest")
    mix = dict(upi_out=10, upi_in=6, pos=3, imps_out=1, cash_dep=1, int=1)
    op = rng.randint(800_00, 9000_00)
    tx = k.account(rng, rows, words, mix, a, b, op, value=0)
    who, mob = k.name(rng), rng.choice("6789") + k.digits(rng, 9)
    acct, ifsc = "91" + mob, "CHRP0" + k.digits(rng, 6)
    D, C, nd, nc = k.sums(tx)
    blue, lines = H("#0b5fd0"), []

    def fn(c, total):
        lines.clear()
        page = [1]
        tab = k.Tab(c, 40, [("Date &\nTime", 70, "l"), ("Transaction Details", 255, "l"), ("Amount", 95, "r"), ("Available\nBalance", 95, "r")],
                    "Bk21Noto", "Bk21NotoB", 8, lead=11, pad=5, rules="h", line=H("#d5dbe5"))

        def top():
            c.setFillColor(blue)
            c.circle(50, 806, 10, stroke=0, fill=1)
            k.text(c, 66, 801, "Chirpay Payments Bank", "Bk21NotoB", 14, fg=blue)
            k.text(c, 555, 24, f"Page {page[0]} of {total}", "Bk21Noto", 7, "r", colors.grey)
            k.text(c, 40, 24, "For queries reach us in the app: Profile > Help & Support", "Bk21Noto", 7, fg=colors.grey)
        top()
        k.text(c, 40, 770, who, "Bk21NotoB", 11)
        k.text(c, 40, 755, "Mobile: +91 " + mob, "Bk21Noto", 8)
        k.text(c, 555, 770, "Savings Account No. " + acct, "Bk21Noto", 8.5, "r")
        k.text(c, 555, 755, "IFSC: " + ifsc, "Bk21Noto", 8.5, "r")
        k.text(c, 40, 728, "Account Statement for %s to %s" % (k.dt(a, "%e %b %Y"), k.dt(b, "%e %b %Y")), "Bk21NotoB", 10)
        for i, (h, v) in enumerate([("Opening Balance", op), ("Money Received  +", C), ("Money Paid  -", D), ("Closing Balance", tx[-1]["bal"])]):
            k.text(c, 40 + i * 130, 706, h, "Bk21Noto", 7.5, fg=colors.grey)
            k.text(c, 40 + i * 130, 692, "Rs." + k.rs(v), "Bk21NotoB", 10)
        y = tab.heading(678)
        for e in tx:
            ln = [p for part in e["narr"].split("|") for p in tab.fold(1, part)]
            lines.append(ln)
            cells = [[k.dt(e["date"], "%e %b %Y"), dt12(e["time"])], ln, ("+ " if e["credit"] else "- ") + "Rs." + k.rs(e["amt"]), "Rs." + k.rs(e["bal"])]
            if y - tab.height(cells) < 45:
                c.showPage()
                page[0] += 1
                top()
                y = tab.heading(780)
            y = tab.row(y, cells)
        c.showPage()

    def dt12(t):
        h, m = t.split(":")
        return "%d:%s %s" % ((int(h) - 1) % 12 + 1, m, "AM" if int(h) < 12 else "PM")
    k.twice(path, A4, fn)
    return {"data": dict(bank_name="Chirpay Payments Bank", account_number=acct, account_holder=who, account_type="Savings Account", ifsc=ifsc,
                         currency="INR", statement_period={"from": a.isoformat(), "to": b.isoformat()}, opening_balance=k.plain(op),
                         closing_balance=k.plain(tx[-1]["bal"]), total_debits=k.plain(D), total_credits=k.plain(C),
                         transactions=k.truth(tx, lines))}


def sahakari(path, seed, rows):
    """Courier line printer: B/F and C/F lines, page totals."""
    rng = k.seeded("sahakari", seed, rows)
    a, b = k.period(rng, 3)
    words = dict(neft_in="BY NEFT {utr} {WHO}", chq_paid="TO CLG {WHO}", chq_dep="BY CLG {WHO}", cash_dep="BY CASH", atm="TO ATM WDL {n6}",
                 neft_out="TO NEFT {utr} {WHO}", upi_out="TO UPI {rrn} {WHO}", upi_in="BY UPI {rrn} {WHO}", int="BY INT CREDIT", chg="TO CHQ BOOK CHGS")
    op = rng.randint(3000_00, 80000_00)
    tx = k.account(rng, rows, words, k.RETAIL | dict(chq_paid=3, chq_dep=2), a, b, op, value=0, refs=dict(chq_paid="{chq}", chq_dep="{chq}"))
    who, acct = k.name(rng).upper(), "003/SB/" + k.digits(rng, 6)
    adr, br = [s.upper() for s in k.address(rng)], rng.choice(k.CITY).upper()
    D, C, nd, nc = k.sums(tx)
    lines, W = [], 93
    dash = "-" * W

    def cols(d, p, q, dr, cr, bal):
        return f"{d:<10} {p:<30} {q:<8}{dr:>13} {cr:>13} {bal:>15}"

    def fn(c, total):
        lines.clear()
        s = dict(y=0, page=0, n=0, d=0, c=0)

        def put(t, bold=False):
            k.text(c, 24, s["y"], t, "Courier-Bold" if bold else "Courier", 9.6)
            s["y"] -= 12

        def top(first, bal):
            s.update(page=s["page"] + 1, y=806, n=0, d=0, c=0)
            put("THE SHRI SAHYADRI NAGARI SAHAKARI BANK LTD.".center(W).rstrip(), True)
            put(f"{br} BRANCH".center(W).rstrip())
            put(f"STATEMENT OF ACCOUNT FROM {k.dt(a, '%d/%m/%Y')} TO {k.dt(b, '%d/%m/%Y')}".center(W).rstrip())
            put("")
            put(f"A/C NO : {acct:<50}PAGE NO : {s['page']}")
            put(f"NAME   : {who:<50}DATE    : {k.dt(b + k.DAY, '%d/%m/%Y')}")
            if first:
                for ln in adr:
                    put("         " + ln)
                put("A/C TYPE : SAVINGS (GENERAL)")
            put(dash)
            put(cols("DATE", "PARTICULARS", "CHQ.NO.", "DEBIT", "CREDIT", "BALANCE"))
            put(dash)
            put(cols("", "OPENING BALANCE" if first else "B/F", "", "", "", k.drcr(bal, "DR", "CR", "no", "")))

        def total_line(word, bal):
            put(dash)
            put(cols("", word, "", k.plain(s["d"]), k.plain(s["c"]), k.drcr(bal, "DR", "CR", "no", "")))
            put(dash)
        top(True, op)
        bal = op
        for e in tx:
            ln = k.wrap(e["narr"], "Courier", 1, .6 * 30)
            lines.append(ln)
            if s["y"] - 12 * len(ln) < 78:
                total_line("PAGE TOTAL    C/F", bal)
                c.showPage()
                top(False, bal)
            bal = e["bal"]
            s["d" if not e["credit"] else "c"] += e["amt"]
            put(cols(k.dt(e["date"], "%d/%m/%Y"), ln[0], e["ref"], "" if e["credit"] else k.plain(e["amt"]),
                     k.plain(e["amt"]) if e["credit"] else "", k.drcr(bal, "DR", "CR", "no", "")))
            for x in ln[1:]:
                put(cols("", x, "", "", "", "").rstrip())
        total_line("PAGE TOTAL", bal)
        if s["y"] < 90:
            c.showPage()
            s["y"] = 806
        put(f"TOTAL DEBITS : {nd:>4}  AMOUNT : {k.plain(D):>14}     TOTAL CREDITS : {nc:>4}  AMOUNT : {k.plain(C):>14}")
        put(f"CLOSING BALANCE AS ON {k.dt(b, '%d/%m/%Y')} : {k.drcr(bal, 'DR', 'CR', 'no', '')}", True)
        put("")
        put("E.& O.E.   PLEASE REPORT DISCREPANCY IF ANY WITHIN 7 DAYS.                   MANAGER / OFFICER")
        c.showPage()
    k.twice(path, A4, fn)
    return {"data": dict(bank_name="THE SHRI SAHYADRI NAGARI SAHAKARI BANK LTD.", account_number=acct, account_holder=who, account_type="SAVINGS (GENERAL)",
                         statement_period={"from": a.isoformat(), "to": b.isoformat()}, opening_balance=k.plain(op),
                         closing_balance=k.plain(tx[-1]["bal"]), total_debits=k.plain(D), total_credits=k.plain(C),
                         transactions=k.truth(tx, lines, ref=True))}


def gramin(path, seed, rows):
    """Passbook print: small pages, few columns, no rules across."""
    rng = k.seeded("gramin", seed, rows)
    a, b = k.period(rng, 3)
    words = dict(dbt="DBT PFMS {n8}", cash_dep="BY CASH", cash_wd="TO SELF CASH", upi_out="UPI DR {rrn} {WHO}", upi_in="UPI CR {rrn} {WHO}",
                 neft_in="NEFT {utr} {WHO}", int="INTEREST", chg="SMS CHGS", aeps="AEPS WDL {n6} {CITY}")
    op = rng.randint(500_00, 20000_00)
    tx = k.account(rng, rows, words, k.RURAL, a, b, op, value=0)
    who, acct, ifsc = k.name(rng).upper(), k.digits(rng, 11), "PVGB0" + k.digits(rng, 6)
    so, vill, cif = rng.choice(k.FIRST).upper(), rng.choice(["RAMPUR", "SONBARSA", "KHERI", "BADLAPUR"]), k.digits(rng, 9)
    lines = []

    def fn(c, total):
        lines.clear()
        page = [1]
        tab = k.Tab(c, 24, [("DATE", 54, "l"), ("PARTICULARS", 124, "l"), ("WITHDRAWAL", 66, "r"), ("DEPOSIT", 62, "r"), ("BALANCE", 66, "r")],
                    "Bk21Mono", "Bk21MonoB", 6.6, lead=9.5, pad=2, rules="v", line=H("#9aa89a"), gap=3)

        def head():
            k.text(c, 210, 574, "PURVANCHAL VIKAS GRAMIN BANK", "Bk21NotoB", 11, "c", H("#1d6b2e"))
            return tab.heading(562)
        k.text(c, 210, 560, "PURVANCHAL VIKAS GRAMIN BANK", "Bk21NotoB", 14, "c", H("#1d6b2e"))
        k.text(c, 210, 545, "SAVINGS BANK PASS BOOK", "Bk21NotoB", 10, "c")
        k.pairs(c, 40, 515, [("Name", who), ("S/o, D/o, W/o", so), ("Address", ["VILL " + vill, "PO " + vill + ", DIST GORAKHNAGAR"]),
                             ("Account No.", acct), ("Account Type", "SB-GENERAL"), ("CIF No.", cif), ("IFSC", ifsc), ("Branch", vill), ("Date of Issue", k.dt(a, "%d-%m-%Y")),
                             ("Mode of Operation", "SELF"), ("Nomination", "REGISTERED")], 150, 15, "Bk21Mono", "Bk21Noto", 9)
        c.showPage()
        page[0] = 2
        y = head()
        y = tab.row(y, [k.dt(a, "%d/%m/%y"), "B/F", "", "", k.rs(op) + "Cr"])
        for e in tx:
            ln = tab.fold(1, e["narr"])
            lines.append(ln)
            cells = [k.dt(e["date"], "%d/%m/%y"), ln, "" if e["credit"] else k.rs(e["amt"]), k.rs(e["amt"]) if e["credit"] else "", k.rs(e["bal"]) + "Cr"]
            if y - tab.height(cells) < 50:
                tab.base(y)
                k.text(c, 396, 34, "Contd. on page %d" % (page[0] + 1), "Bk21Mono", 6.5, "r")
                c.showPage()
                page[0] += 1
                y = head()
            y = tab.row(y, cells)
        tab.base(y)
        c.showPage()
    k.twice(path, (420, 595), fn)
    return {"data": dict(bank_name="PURVANCHAL VIKAS GRAMIN BANK", account_number=acct, account_holder=who, account_type="SB-GENERAL", ifsc=ifsc,
                         opening_balance=k.plain(op), transactions=k.truth(tx, lines))}


def overseas(path, seed, rows):
    """Foreign bank's Indian branch: a date is printed once a day."""
    rng = k.seeded("overseas", seed, rows)
    a, b = k.period(rng, 1)
    words = dict(upi_out="UPI PAYMENT {rrn} {vpa} {who}", upi_in="UPI RECEIPT {rrn} {vpa} {who}", neft_in="INWARD NEFT {utr} {WHO} /ATTN/ {note}",
                 neft_out="NEFT PAYMENT {utr} BENEFICIARY {WHO}", imps_out="IMPS {rrn} TO {WHO} {code}", ach="NACH DEBIT {WHO} UMRN {code}{n16}",
                 pos="PURCHASE {who} {city} CARD {card}", atm="CASH WITHDRAWAL ATM {city} {n6}", salary="SALARY CREDIT FROM {WHO}",
                 int="CREDIT INTEREST", chq_paid="CHEQUE {chq} {WHO}")
    op = rng.randint(60000_00, 700000_00)
    tx = k.account(rng, rows, words, k.RETAIL, a, b, op)
    for e in tx:
        e["vdate"] = e["date"]
    who, acct, ifsc = k.name(rng), "%s-%s-006" % (k.digits(rng, 3), k.digits(rng, 6)), "MHOB0" + k.digits(rng, 6)
    adr = k.address(rng)
    D, C, nd, nc = k.sums(tx)
    lines, red = [], H("#a50f1f")

    def fn(c, total):
        lines.clear()
        page = [1]
        tab = k.Tab(c, 60, [("Date", 62, "l"), ("Details", 212, "l"), ("Withdrawals", 68, "r"), ("Deposits", 66, "r"), ("Balance", 72, "r")],
                    "Helvetica", "Helvetica-Bold", 8, lead=10, pad=2.5, rules="", gap=2)

        def top():
            c.setFillColor(red)
            p = c.beginPath()
            p.moveTo(60, 800), p.lineTo(74, 814), p.lineTo(88, 800), p.close()
            c.drawPath(p, stroke=0, fill=1)
            k.text(c, 94, 802, "Meridian & Harbour Overseas Bank", "Times-Bold", 15)
            k.text(c, 540, 802, "INDIA", "Times-Roman", 10, "r", red)
            k.text(c, 540, 786, f"Page {page[0]} of {total}", size=7.5, how="r")
            k.text(c, 60, 26, "Meridian & Harbour Overseas Bank Limited, India. Incorporated abroad with limited liability. DR = Debit", size=6.5)

        def over():
            c.showPage()
            page[0] += 1
            top()
        top()
        y = 756
        for ln in [who] + adr:
            k.text(c, 60, y, ln, size=9)
            y -= 12
        k.pairs(c, 340, 756, [("Account Number", acct), ("Account Type", "Premier Savings"), ("Account Currency", "INR"), ("IFSC", ifsc),
                              ("Statement Date", b.strftime("%d%b%Y").upper())], 430, 12)
        k.text(c, 60, 678, "Your Premier Savings statement", "Times-Bold", 13)
        k.text(c, 60, 664, "%s to %s" % (k.dt(a, "%e %B %Y"), k.dt(b, "%e %B %Y")), "Times-Italic", 10)
        y = tab.heading(650)
        y = tab.row(y, [a.strftime("%d%b%Y").upper(), "BALANCE BROUGHT FORWARD", "", "", k.rs(op, "us")], bold=True)
        last, bal = None, op
        for e in tx:
            ln = tab.fold(1, e["narr"])
            lines.append(ln)
            if y - (len(ln) * 10 + 5) < 75:
                tab.row(y, ["", "BALANCE CARRIED FORWARD", "", "", k.rs(bal, "us")], bold=True)
                over()
                y = tab.heading(770)
                y = tab.row(y, ["", "BALANCE BROUGHT FORWARD", "", "", k.rs(bal, "us")], bold=True)
                last = None
            bal = e["bal"]
            y = tab.row(y, [e["date"].strftime("%d%b%Y").upper() if e["date"] != last else "", ln, "" if e["credit"] else k.rs(e["amt"], "us"),
                            k.rs(e["amt"], "us") if e["credit"] else "", k.rs(bal, "us")])
            last = e["date"]
        y = tab.row(y, ["", "CLOSING BALANCE", "", "", k.rs(bal, "us")], bold=True)
        tab.base(y - 2)
        if y < 120:
            over()
            y = 770
        k.text(c, 62, y - 18, "Transaction turnover", "Helvetica-Bold", 8.5)
        k.text(c, 62, y - 31, f"Withdrawals   {nd} items", size=8)
        k.text(c, 400, y - 31, k.rs(D, "us"), size=8, how="r")
        k.text(c, 62, y - 43, f"Deposits   {nc} items", size=8)
        k.text(c, 400, y - 43, k.rs(C, "us"), size=8, how="r")
        c.showPage()
    k.twice(path, A4, fn)
    return {"data": dict(bank_name="Meridian & Harbour Overseas Bank", account_number=acct, account_holder=who, account_type="Premier Savings", ifsc=ifsc,
                         currency="INR", statement_period={"from": a.isoformat(), "to": b.isoformat()}, opening_balance=k.plain(op),
                         closing_balance=k.plain(tx[-1]["bal"]), total_debits=k.plain(D), total_credits=k.plain(C),
                         transactions=k.truth(tx, lines))}


def vanijya(path, seed, rows):
    """Current account: cheque number, value date, branch code, page totals."""
    rng = k.seeded("vanijya", seed, rows)
    a, b = k.period(rng, 1)
    words = dict(neft_in="NEFT CR-{code}0{n6}-{WHO}-{utr}", neft_out="NEFT DR-{utr}-{WHO}", rtgs_in="RTGS CR-{code}0{n6}-{WHO}-{utr}",
                 rtgs_out="RTGS DR-{utr}-{WHO}", chq_paid="INWARD CLG {WHO}", chq_dep="OUTWARD CLG CTS {WHO}", cash_dep="CASH DEP BNA {n6}",
                 upi_in="UPI/CR/{rrn}/{WHO}/{code}", imps_out="IB-IMPS-DR/{code}/{n4}/{rrn}", chg="CASH HANDLING CHGS + GST", gst="IB GST PMT CPIN {n16}",
                 ach="NACH DR {WHO} {n8}")
    op = rng.randint(300000_00, 2500000_00)
    tx = k.account(rng, rows, words, k.TRADE, a, b, op, value=.35, refs=dict(chq_paid="{chq}", chq_dep="{chq}"))
    who, acct, ifsc = "M/S " + rng.choice(k.FIRMS).upper(), k.digits(rng, 14), "VNJB0" + k.digits(rng, 6)
    adr, br, cid = [s.upper() for s in k.address(rng)], rng.choice(k.CITY).upper(), k.digits(rng, 9)
    D, C, nd, nc = k.sums(tx)
    lines = []

    def fn(c, total):
        lines.clear()
        s = dict(page=1, d=0, c=0)
        tab = k.Tab(c, 20, [("TRANS\nDATE", 50, "c"), ("VALUE\nDATE", 50, "c"), ("BRANCH", 36, "c"), ("REF/CHQ.NO", 50, "c"),
                            ("DESCRIPTION", 155, "l"), ("WITHDRAWS", 68, "r"), ("DEPOSIT", 68, "r"), ("BALANCE", 78, "r")],
                    "Bk21Cond", "Bk21CondB", 6.8, lead=8.8, pad=3, rules="hv", head=H("#ffe9a8"), line=H("#7a7a7a"), halign="c")

        def top():
            k.text(c, 20, 812, "VANIJYA BANK OF INDORE", "Bk21CondB", 13, fg=H("#0d4f8b"))
            k.text(c, 575, 812, f"Page {s['page']} of {total}", "Bk21Cond", 7, "r")
            k.text(c, 20, 800, f"Branch : {br} (DP Code {cid[:4]})   IFSC : {ifsc}   MICR : 452015002", "Bk21Cond", 7.5)
            k.text(c, 20, 789, f"Account Number : {acct}   {who}   Account Type : CURRENT ACCOUNT-TRADERS   Currency : INR", "Bk21Cond", 7.5)
            k.text(c, 20, 778, "Statement Period : %s to %s" % (k.dt(a, "%d-%b-%y"), k.dt(b, "%d-%b-%y")), "Bk21Cond", 7.5)

        def ptotal(y, word="PAGE TOTAL"):
            return tab.row(y, ["", "", "", "", word, k.rs(s["d"]), k.rs(s["c"]), ""], bold=True, bg=H("#f2f2f2"))
        top()
        y = 760
        for ln in ["Address :"] + adr + ["Customer Id : " + cid]:
            k.text(c, 20, y, ln, "Bk21Cond", 7.5)
            y -= 10
        y = tab.heading(y - 4)
        y = tab.row(y, ["", "", "", "", "Opening Balance", "", "", k.drcr(op)], bold=True)
        for e in tx:
            ln = tab.fold(4, e["narr"], True)
            lines.append(ln)
            cells = [k.dt(e["date"], "%d-%b-%y"), k.dt(e["vdate"], "%d-%b-%y"), e["n4"], e["ref"], ln, "" if e["credit"] else k.rs(e["amt"]),
                     k.rs(e["amt"]) if e["credit"] else "", k.drcr(e["bal"])]
            if y - tab.height(cells) < 55:
                ptotal(y)
                c.showPage()
                s.update(page=s["page"] + 1, d=0, c=0)
                top()
                y = tab.heading(768)
            s["c" if e["credit"] else "d"] += e["amt"]
            y = tab.row(y, cells)
        y = ptotal(y)
        if y < 100:
            c.showPage()
            s.update(page=s["page"] + 1)
            top()
            y = 768
        y = tab.row(y, ["", "", "", "", "GRAND TOTAL (%d Dr / %d Cr)" % (nd, nc), k.rs(D), k.rs(C), k.drcr(tx[-1]["bal"])], bold=True, bg=H("#ffe9a8"), rules="hv")
        k.text(c, 20, y - 14, "Closing Balance : " + k.drcr(tx[-1]["bal"]), "Bk21CondB", 8)
        k.text(c, 297, y - 30, "Computer output does not require signature. Cheques are credited subject to realisation.", "Bk21Cond", 6.5, "c")
        c.showPage()
    k.twice(path, A4, fn)
    return {"data": dict(bank_name="VANIJYA BANK OF INDORE", account_number=acct, account_holder=who, account_type="CURRENT ACCOUNT-TRADERS", ifsc=ifsc,
                         currency="INR", statement_period={"from": a.isoformat(), "to": b.isoformat()}, opening_balance=k.plain(op),
                         closing_balance=k.plain(tx[-1]["bal"]), total_debits=k.plain(D), total_credits=k.plain(C),
                         transactions=k.truth(tx, lines, ref=True))}


BANKS = {"chirpay": chirpay, "sahakari": sahakari, "gramin": gramin, "overseas": overseas, "vanijya": vanijya}
