# SPDX-License-Identifier: AGPL-3.0-or-later
"""Banks of India: a co-operative society, a mini statement of net-banking, a consolidated statement with two accounts."""
from reportlab.lib.pagesizes import A4
from reportlab.lib import colors
from stranger_remit_kit import *


def coop(path, seed, rows):
    """Co-operative credit society: plain print of a line printer, Courier and dashes, To and By, Dr or Cr in a column of its own."""
    r = rng("coop", seed, rows)
    c = pdf(path, A4, "Ledger extract")
    y0 = r.choice((2022, 2023, 2024))
    a, b = date(y0, 4, 1), date(y0 + 1, 3, 31)
    opening = r.randint(50000, 1500000)
    t, closing = flow(r, rows, a, b, opening,
                      [(fixed("To Cash withdrawn by self", "To Cash"), 50000, 1500000, 10000), (lambda r, d: f"To Chq {digits(r, 6)} {person(r)}", 100000, 900000),
                       (lambda r, d: f"To Trf Loan instalment A/c LN-{digits(r, 4)}", 150000, 600000, 100), (fixed("To Share capital"), 10000, 100000, 10000)],
                      [(fixed("By Cash deposited", "By Cash"), 50000, 1200000, 10000), (fixed("By Interest credited half yearly"), 2000, 60000),
                       (fixed("By Dividend on shares for last year"), 10000, 90000), (lambda r, d: f"By Clg Chq {digits(r, 6)} drawn on district bank", 100000, 2000000)], .55, -500000)
    out, inn = sums(t)
    for x in t:
        lines, cur = [], ""
        for w in x["text"].split():
            if len(cur) + len(w) + 1 > 26:
                lines.append(cur)
                cur = w
            else:
                cur = f"{cur} {w}".strip()
        x["lines"] = lines + [cur]
        x["text"] = " ".join(x["lines"])
    name, acc = person(r), f"SB/{r.randint(1, 9)}/{digits(r, 5)}"
    bank = "JANKALYAN NAGARI SAHAKARI PATSANSTHA MARYADIT"
    dash = "-" * 96
    lf = r.randint(10, 80)

    def ln(d, p, l, o, i, q, bal):
        return f"{d:<11}{p:<27}{l:>6}{o:>17}{i:>17} {q:<2}{bal:>15}"
    hd = [dash, ln("Date", "Particulars", "L.F.", "Debit Rs.", "Credit Rs.", "", "Balance Rs."), dash]
    text = [f"{bank:^96}", f"{'Regn. No. JLN/' + digits(r, 4) + '   Market Yard, Jalna':^96}", "", f"{'LEDGER EXTRACT':^96}", "",
            f"Account No. : {acc:<44}Account Type : Savings Deposit", f"Member      : {name:<44}Member No.   : {digits(r, 5)}", f"Period      : {dmy(a, '.')} to {dmy(b, '.')}", ""]
    pages, cur = [], text + hd + [ln(dmy(a, "."), "Opening Balance", "", "", "", "Dr" if opening < 0 else "Cr", inr(abs(opening)))]
    so, si, bal = 0, 0, opening
    for x in t:
        if len(cur) + len(x["lines"]) > 58:
            cur += [dash, ln("", "Carried over", "", inr(so), inr(si), "Dr" if bal < 0 else "Cr", inr(abs(bal)))]
            pages.append(cur)
            cur = [f"{bank}   A/c {acc}", ""] + hd + [ln("", "Brought forward", "", inr(so), inr(si), "Dr" if bal < 0 else "Cr", inr(abs(bal)))]
            lf += 1
        so, si, bal = so + x["out"], si + x["in"], x["bal"]
        cur.append(ln(dmy(x["d"], "."), x["lines"][0], str(lf), inr(x["out"]) if x["out"] else "", inr(x["in"]) if x["in"] else "", "Dr" if bal < 0 else "Cr", inr(abs(bal))))
        cur += [ln("", q, "", "", "", "", "") for q in x["lines"][1:]]
    cur += [dash, ln("", "Total", "", inr(out), inr(inn), "", ""), ln(dmy(b, "."), "Closing Balance", "", "", "", "Dr" if bal < 0 else "Cr", inr(abs(bal))), dash, "",
            "Checked by: ______________        Manager / Secretary: ______________"]
    pages.append(cur)
    for i, p in enumerate(pages):
        c.setFont("Courier", 9)
        for k, q in enumerate(p):
            c.drawString(38, 800 - k * 12, q.rstrip())
        c.drawRightString(556, 30, f"Page {i + 1} of {len(pages)}")
        c.showPage()
    c.save()
    return {"data": {"bank_name": bank, "account_number": acc, "account_holder": name, "account_type": "Savings Deposit", "currency": "INR",
                     "statement_period": {"from": a.isoformat(), "to": b.isoformat()}, "opening_balance": s(opening), "closing_balance": s(closing),
                     "total_debits": s(out), "total_credits": s(inn), "transactions": truth(t)}}


def mini(path, seed, rows):
    """Net-banking page printed from the browser: newest first, one amount with DR/CR, no opening or closing balance."""
    r = rng("mini", seed, rows)
    c = pdf(path, A4, "Mini Statement")
    a, b = month(r)
    t, closing = flow(r, rows, a, b, r.randint(50000, 6000000), OUTS, INS, .7)
    t = t[::-1]
    g = Cols([(40, 66, "l"), (106, 232, "l"), (338, 84, "r"), (422, 44, "c"), (466, 90, "r")], "DejaC", 8, 10.5, 4)
    settle(t, "DejaC", 8, g.inner(1))
    name, acc, bank = person(r), "XXXXXXX" + digits(r, 4), "Kosala Bank"
    when = f"{b.day}/{b.month}/{b.year % 100}, {r.randint(1, 11)}:{r.randint(10, 59)} PM"
    pages = [[]]
    room = 520
    for x in t:
        h = len(x["lines"]) * 10.5 + 8
        if room < h:
            pages.append([])
            room = 690
        pages[-1].append((x, h))
        room -= h
    for i, p in enumerate(pages):
        c.setFont("Helvetica", 7.5)
        c.drawString(24, 824, when)
        c.drawCentredString(310, 824, "Mini Statement - Kosala Bank NetBanking")
        c.drawString(24, 16, "https://netbanking.kosalabank.example/retail/accounts/ministatement")
        c.drawRightString(571, 16, f"{i + 1}/{len(pages)}")
        y = 790
        if i == 0:
            c.setFont("DejaCB", 16)
            c.drawString(40, y - 6, bank)
            c.setFont("DejaC", 8)
            c.drawRightString(556, y - 4, f"Welcome, {name}  |  Logout")
            c.setStrokeColor(colors.HexColor("#0a58ca"))
            c.line(40, y - 16, 556, y - 16)
            c.setFont("DejaCB", 12)
            c.drawString(40, y - 40, "Mini Statement")
            kv(c, 40, y - 62, [("Account Number", acc), ("Account Name", name), ("Product", "Regular Savings"), ("Available Balance", "INR " + inr(closing))], 14, "DejaC", "DejaCB", 9, 110)
            y -= 140
        c.setStrokeColor(colors.HexColor("#cccccc"))
        if i == 0:
            c.setFillColor(colors.HexColor("#e9ecef"))
            c.rect(40, y - 8, 516, 20, fill=1)
            g.put(c, y - 1, ["Date", "Description", "Amount (INR)", "Type", "Balance (INR)"], "DejaCB", 8)
            y -= 21
        for x, h in p:
            g.put(c, y, [dmon(x["d"], "-", True), x["lines"], inr(x["out"] or x["in"]), "DR" if x["out"] else "CR", inr(x["bal"])])
            c.line(40, y - h + 10.5, 556, y - h + 10.5)
            y -= h
        c.showPage()
    c.save()
    return {"data": {"bank_name": bank, "account_number": acc, "account_holder": name, "account_type": "Regular Savings", "currency": "INR", "transactions": truth(t)}}


def consol(path, seed, rows):
    """A consolidated statement: a summary of the relationship, then two accounts, each with its own table of the same columns."""
    r = rng("consol", seed, rows)
    c = pdf(path, A4, "Consolidated statement")
    a, b = month(r)
    n2 = rows // 3
    accs = []
    for n, kind in ((rows - n2, "Savings Account"), (n2, "Current Account")):
        op = r.randint(100000, 9000000)
        t, cl = flow(r, n, a, b, op, OUTS, INS, .66)
        accs.append({"acc": digits(r, 12), "kind": kind, "op": op, "cl": cl, "t": t, "ifs": "VRKS0" + digits(r, 6)})
    g = Cols([(36, 54, "l"), (90, 234, "l"), (324, 78, "r"), (402, 78, "r"), (480, 80, "r")], "DSerif", 7.2, 9.5, 3)
    name, bank = person(r), "Vriksha Bank"
    pg = [0]

    def page():
        if pg[0]:
            c.showPage()
        pg[0] += 1
        c.setFont("DSerifB", 14)
        c.setFillColor(colors.HexColor("#2f5d34"))
        c.drawRightString(560, 800, bank)
        c.setFillColor(colors.black)
        c.setFont("DSerif", 7)
        c.drawString(36, 28, "Please examine this statement and report any discrepancy within 30 days.")
        c.drawRightString(560, 28, f"Page {pg[0]}")
        return 800

    y = page()
    c.setFont("DSerifB", 10)
    c.drawString(36, 800, "Consolidated Account Statement")
    c.setFont("DSerif", 8.5)
    for i, q in enumerate([name, "Plot 18, Shanti Vihar", "Bhubaneswar, Odisha 751012", f"Customer ID {digits(r, 9)}"]):
        c.drawString(36, 776 - 12 * i, q)
    c.drawRightString(560, 776, f"Period: {dmon(a, ' ')} to {dmon(b, ' ')}")
    y = 712
    sm = Cols([(36, 140, "l"), (176, 130, "l"), (306, 60, "c"), (366, 97, "r"), (463, 97, "r")], "DSerif", 8, 12)
    c.setFont("DSerifB", 9)
    c.drawString(36, y, "Summary of your accounts")
    c.line(36, y - 6, 560, y - 6)
    sm.put(c, y - 18, ["Account Type", "Account Number", "Currency", "Opening Balance", "Closing Balance"], "DSerifB")
    for i, q in enumerate(accs):
        sm.put(c, y - 34 - 14 * i, [q["kind"], q["acc"], "INR", inr(q["op"]), inr(q["cl"])])
    c.line(36, y - 54, 560, y - 54)
    y -= 84

    def head(y, q, more):
        c.setFillColor(colors.HexColor("#e3efe4"))
        c.rect(36, y - 6, 524, 18, fill=1, stroke=0)
        c.setFillColor(colors.black)
        c.setFont("DSerifB", 8.5)
        c.drawString(40, y, f"{q['kind']} No. {q['acc']}" + (" (continued)" if more else ""))
        c.drawRightString(556, y, f"IFSC {q['ifs']}")
        g.put(c, y - 20, ["Date", "Transaction Particulars", "Withdrawals (Dr)", "Deposits (Cr)", "Balance"], "DSerifB")
        c.line(36, y - 25, 560, y - 25)
        return y - 37
    for q in accs:
        settle(q["t"], "DSerif", 7.2, g.inner(1))
        if y < 160:
            y = page() - 36
        y = head(y, q, False)
        g.put(c, y, [dmy(a, "-"), "Opening Balance", "", "", inr(q["op"])])
        y -= 13
        for x in q["t"]:
            h = len(x["lines"]) * 9.5 + 3.5
            if y - h < 60:
                y = head(page() - 36, q, True)
            g.put(c, y, [dmy(x["d"], "-"), x["lines"], inr(x["out"]) if x["out"] else "", inr(x["in"]) if x["in"] else "", inr(x["bal"])])
            y -= h
        if not q["t"]:
            g.put(c, y, ["", "No transactions in this period"], color=colors.grey)
            y -= 13
        if y < 70:
            y = head(page() - 36, q, True)
        o, i_ = sums(q["t"])
        c.line(36, y + 9, 560, y + 9)
        g.put(c, y - 2, ["", "Total / Closing Balance", inr(o), inr(i_), inr(q["cl"])], "DSerifB")
        y -= 36
    c.setFont("DSerif", 7.5)
    c.save()
    every = []
    out = []
    for q in accs:
        o, i_ = sums(q["t"])
        tt = truth(q["t"])
        out.append({"account_number": q["acc"], "account_type": q["kind"], "ifsc": q["ifs"], "currency": "INR", "opening_balance": s(q["op"]), "closing_balance": s(q["cl"]),
                    "total_debits": s(o), "total_credits": s(i_), "transactions": tt})
        every += [dict(e, account_number=q["acc"]) for e in tt]
    return {"data": {"bank_name": bank, "account_holder": name, "currency": "INR", "statement_period": {"from": a.isoformat(), "to": b.isoformat()},
                     "accounts": out, "transactions": every}}


BANKS = {"coop": coop, "mini": mini, "consol": consol}
