# SPDX-License-Identifier: AGPL-3.0-or-later
"""Banks of India, the other five."""
from reportlab.lib.colors import HexColor
from reportlab.lib.pagesizes import A4, landscape

from stranger_locker_kit import (DV, DVB, INS, NR, NRB, NS, NSB, OUTS, Tab, entry, fill, inr, ledger, month, pairs, person, put, rng, run, sums, truth)

W, H = A4


def base(name, acc, who, kind, ifs, a, b, op, led, tx, **more):
    d = {"bank_name": name, "account_number": acc, "account_holder": who, "account_type": kind, "ifsc": ifs,
         "statement_period": {"from": a.isoformat(), "to": b.isoformat()}, "opening_balance": truth(op), "closing_balance": truth(led[-1]["bal"] if led else op), "transactions": tx}
    d.update(more)
    return {"data": {k: v for k, v in d.items() if v is not None}}


def two(x):
    return [inr(x["out"]) if x["out"] else "", inr(x["into"]) if x["into"] else ""]


def coop(path, seed, rows):
    """An urban co-operative bank's line-printer ledger extract: Courier, dashes, page sums carried."""
    r = rng("coop", seed, rows)
    a, b = month(r, 2)
    who, acc, ifs = person(r).upper(), fill(r, "002/SB/{6}"), "KVUC0000002"
    op = r.randint(50000, 2000000)
    led = ledger(r, rows, a, b, op, [("BY CASH", 500, 30000), ("BY CLG {A4} BK", 1000, 40000), ("BY NEFT {WHO}", 1000, 30000), ("BY DIV ON SHARES", 100, 900)],
                 [("TO CASH SELF", 500, 9000), ("TO CLG {WHO}", 500, 20000), ("TO PIGMY A/C {5}", 100, 1500), ("TO MIN BAL CHGS+GST", 20, 60), ("TO UPI {12}", 20, 2000)])
    chq = [fill(r, "{6}") if "TO C" in x["text"] else "" for x in led]
    name = "THE KOKANVEL URBAN CO-OPERATIVE BANK LTD."
    tx, mem = [], fill(r, "{5}")
    od, oc = sums(led)

    def draw(c, total):
        tx.clear()
        f, n = "Courier", 8.6
        st = {"y": 0, "k": 0}

        def say(s, bold=False):
            put(c, 36, st["y"], s, "Courier-Bold" if bold else f, n)
            st["y"] -= 11.5

        def top(first):
            st["y"] = H - 46
            say(name.center(100), True)
            say("BRANCH : VENGURLA BAZAR PETH    (SCHEDULED BANK)".center(100))
            say(f"{'STATEMENT OF ACCOUNT':<74}PAGE NO : {c.getPageNumber():>4}")
            if first:
                say("")
                say(f"{'A/C NO   : ' + acc:<56}A/C TYPE : SAVINGS BANK")
                say(f"{'NAME     : ' + who:<56}MEMBER NO: {mem}")
                say(f"{'ADDRESS  : HOUSE NO 114, TELI WADA, VENGURLA':<56}IFSC     : {ifs}")
                say(f"PERIOD   : {a:%d/%m/%Y} TO {b:%d/%m/%Y}")
            say("-" * 100)
            say(f"{'DATE':<11}{'PARTICULARS':<30}{'CHQ NO':<8}{'DEBIT':>15}{'CREDIT':>16}{'BALANCE':>17}")
            say("-" * 100)
        top(True)
        say(f"{a:%d/%m/%Y} {'OPENING BALANCE':<38}{'':>31}{inr(op) + ' Cr':>20}")
        d0 = c0 = 0
        bal = op
        for x, q in zip(led, chq):
            if st["y"] < 250:
                say("-" * 100)
                say(f"{'':<11}{'CARRIED FORWARD':<38}{inr(d0):>15}{inr(c0):>16}{inr(bal) + ' Cr':>20}")
                c.showPage()
                top(False)
                say(f"{'':<11}{'BROUGHT FORWARD':<38}{inr(d0):>15}{inr(c0):>16}{inr(bal) + ' Cr':>20}")
            dd, cc = two(x)
            say(f"{x['d']:%d/%m/%Y} {x['text'][:29]:<30}{q:<8}{dd:>15}{cc:>16}{inr(x['bal']) + ' Cr':>20}")
            d0, c0, bal = d0 + x["out"], c0 + x["into"], x["bal"]
            tx.append(entry(x, x["text"][:29].strip(), **({"reference": q} if q else {})))
        say("-" * 100)
        say(f"{'':<11}{'TOTAL / CLOSING BALANCE':<38}{inr(d0):>15}{inr(c0):>16}{inr(bal) + ' Cr':>20}", True)
        say("-" * 100)
        st["y"] -= 14
        say(f"{'CHECKED BY':<78}MANAGER")
    run(path, A4, draw)
    return base(name, acc, who, "SAVINGS BANK", ifs, a, b, op, led, tx, total_debits=truth(od), total_credits=truth(oc))


def postoffice(path, seed, rows):
    """Post office savings: dates with hyphens, deposits before withdrawals, balance, full grid."""
    r = rng("postoffice", seed, rows)
    a, b = month(r, 3)
    who, acc = person(r).upper(), fill(r, "010{8}")
    op = r.randint(50000, 3000000)
    led = ledger(r, rows, a, b, op, [("CASH DEPOSIT", 500, 9000), ("MIS INTEREST CREDIT {12}", 500, 5500), ("DBT/PMKSN/{12}", 2000, 2001), ("SB INTEREST", 100, 1200)],
                 [("CASH WITHDRAWAL", 500, 9000), ("RD INSTALMENT TRANSFER TO {12}", 500, 3000), ("ATM/{12}/{shop}", 500, 5000), ("PPF TRANSFER TO {12} - INTERNET BANKING", 500, 9000)], p=0.4)
    name, cif, sol = "Post Office Savings Bank", fill(r, "{9}"), fill(r, "{6}00")
    tx = []

    def draw(c, total):
        tx.clear()

        def turn():
            c.showPage()
            return H - 50
        put(c, W / 2, H - 48, name, "Times-Bold", 15, "#b30000", "c")
        put(c, W / 2, H - 63, "Account Statement (SB Account)", "Times-Roman", 11, at="c")
        c.setStrokeColor(HexColor("#b30000"))
        c.line(40, H - 70, W - 40, H - 70)
        y = H - 90
        pairs(c, 44, y, [("Name of Depositor", who), ("CIF ID", cif), ("Account No.", acc), ("Scheme", "SBGEN")], 90, "Times-Roman", "Times-Bold", 10, 14)
        pairs(c, 320, y, [("Post Office", "Jodhpur Kutchery S.O."), ("SOL ID", sol), ("From Date", f"{a:%d-%m-%Y}"), ("To Date", f"{b:%d-%m-%Y}"), ("Mode of Operation", "Single")], 96, "Times-Roman", "Times-Bold", 10, 14)
        put(c, 44, y - 74, "Balance at beginning of period : Rs. " + inr(op), "Times-Roman", 10)
        tab = Tab(c, [("Sl.\nNo.", 40, 28, "c"), ("Date of\ntransaction", 68, 66, "c"), ("Particulars", 134, 180, "l"), ("Deposits\n(Rs.)", 314, 76, "r"), ("Withdrawals\n(Rs.)", 390, 76, "r"), ("Balance\n(Rs.)", 466, 88, "r")],
                  turn, 60, "Times-Roman", "Times-Bold", 9.5, 11.5, 3, False, "hv", "#000000")
        y = tab.header(y - 84)
        for i, x in enumerate(led):
            dd, cc = two(x)
            y, ls = tab.row(y, [str(i + 1), f"{x['d']:%d-%m-%Y}", x["text"], cc, dd, inr(x["bal"])])
            tx.append(entry(x, ls[2]))
        if y < 100:
            y = turn()
        put(c, 44, y - 22, "Balance at end of period : Rs. " + inr(led[-1]["bal"]), "Times-Bold", 10)
        put(c, 44, y - 40, "This is a computer generated statement. Entries in the passbook prevail.", "Times-Italic", 9)
    run(path, A4, draw)
    return base(name, acc, who, "SBGEN", None, a, b, op, led, tx, currency="INR")


def current(path, seed, rows):
    """A current account on its side: eleven columns, Dr/Cr marks behind the balance."""
    r = rng("current", seed, rows)
    a, b = month(r)
    who = r.choice(["SHREE GANRAJ TRADERS", "KAVERI POLYPACK PRIVATE LIMITED", "OMKAR AUTO COMPONENTS LLP", "SAPTAGIRI AGENCIES"])
    acc, ifs = fill(r, "{15}"), fill(r, "NVKR000{4}")
    op = r.randint(2000000, 90000000)
    led = ledger(r, rows, a, b, op, [("RTGS/{A4}R5{12}/{A4} INDUSTRIES LTD", 200000, 900000), ("NEFT/{A4}N{10}/{shop}", 5000, 190000), ("CLG/{WHO}/{A4}", 5000, 90000), ("CASH DEP CDM/{8}", 5000, 49000)],
                 [("RTGS/NVKRR5{12}/{A4} STEELS", 200000, 500000), ("GST PAYMENT/{14}", 2000, 90000), ("SALARY UPLOAD {6}", 20000, 200000), ("CHQ PAID/{WHO}", 1000, 60000), ("NEFT CHARGES INCL GST", 5, 30), ("IFN/FT/{9}/{shop}", 500, 50000)], p=0.45)
    L, T = landscape(A4)
    name = "Navkar Commercial Bank Ltd."
    aux = [(fill(r, "S{8}"), fill(r, "{6}") if "CHQ" in x["text"] else "", fill(r, "{4}")) for x in led]
    tx, od, oc = [], *sums(led)

    def draw(c, total):
        tx.clear()

        def foot():
            put(c, 30, 24, f"{name}  Regd. Office: 14 Rajwada Chowk, Indore 452001", size=7, ink="#555555")
            put(c, L - 30, 24, f"Page {c.getPageNumber()} of {total}", size=7, at="r")

        def turn():
            foot()
            c.showPage()
            return T - 36
        put(c, 30, T - 44, name, "Helvetica-BoldOblique", 16, "#a84300")
        put(c, L - 30, T - 44, f"Detailed Statement  {a:%d/%m/%Y} - {b:%d/%m/%Y}", "Helvetica-Bold", 10, at="r")
        pairs(c, 30, T - 66, [("Name", who), ("Account No", acc), ("Account Type", "CURRENT ACCOUNT-GENERAL (CAGEN)")], 74)
        pairs(c, 330, T - 66, [("Branch", "SIYAGANJ, INDORE"), ("IFSC Code", ifs), ("Customer Id", ifs[-4:] + acc[:5])], 64)
        pairs(c, 600, T - 66, [("Currency", "INR"), ("Opening Balance", inr(op) + " CR"), ("Effective Bal.", inr(led[-1]["bal"]) + " CR")], 80)
        tab = Tab(c, [("Sl\nNo", 30, 24, "c"), ("Tran\nDate", 54, 52, "c"), ("Value\nDate", 106, 52, "c"), ("Tran Id", 158, 56, "l"), ("Chq/Inst\nNo", 214, 44, "l"), ("Transaction Particulars", 258, 200, "l"),
                      ("Debit\nAmount", 458, 80, "r"), ("Credit\nAmount", 538, 80, "r"), ("Balance", 618, 92, "r"), ("Cr/\nDr", 710, 22, "c"), ("Init.\nBr", 732, 40, "c")],
                  turn, 44, size=7.5, lead=9, pad=3, rule="h", ruleink="#d0a080", headfill="#f7e3d3", zebra="#fdf7f1")
        y = tab.header(T - 108)
        for i, (x, q) in enumerate(zip(led, aux)):
            y, ls = tab.row(y, [str(i + 1), f"{x['d']:%d/%m/%Y}", f"{x['d']:%d/%m/%Y}", q[0], q[1], x["text"], *two(x), inr(x["bal"]), "CR", q[2]])
            tx.append(entry(x, ls[5], reference=q[0]))
        y, _ = tab.row(y, ["", "", "", "", "", "TRANSACTION TOTAL", inr(od), inr(oc), "", "", ""], "Helvetica-Bold", "#f7e3d3")
        y, _ = tab.row(y, ["", "", "", "", "", "CLOSING BALANCE", "", "", inr(led[-1]["bal"]), "CR", ""], "Helvetica-Bold", "#f7e3d3")
        foot()
    run(path, (L, T), draw)
    return base(name, acc, who, "CURRENT ACCOUNT-GENERAL (CAGEN)", ifs, a, b, op, led, tx, currency="INR", total_debits=truth(od), total_credits=truth(oc))


def overdraft(path, seed, rows):
    """Cash credit with limit and drawing power: balances mostly debit, Dr/Cr behind the figures."""
    r = rng("overdraft", seed, rows)
    a, b = month(r)
    who = r.choice(["SRI VENKATA RICE MILLS", "ANJANEYA COTTON GINNING CO", "PADMAVATHI HARDWARE STORES"])
    acc, ifs = fill(r, "3{10}0{2}"), fill(r, "VDCB000{4}")
    limit = r.choice([5000000, 7500000, 10000000]) * 100
    dp = limit * r.choice([80, 85, 92]) // 100
    op = -r.randint(dp // 4, dp // 2)
    led = ledger(r, rows, a, b, op, INS[:1] + INS[4:] + [("RTGS CR {A4}R{14} {A4} EXPORTS", 100000, 900000)],
                 [("CHEQUE PAID {WHO}", 10000, 300000), ("RTGS DR {A4}R{14} {shop}", 200000, 900000), ("INTEREST DEBIT CC A/C", 5000, 60000), ("PROCESSING/STOCK INSPECTION CHGS", 1000, 9000), ("TRF TO {11} WAGES", 20000, 200000)], floor=-dp, p=0.36)
    name = "Vindhya Commerce Bank"
    ch = [fill(r, "{6}") if "CHEQUE" in x["text"] else "" for x in led]
    tx, od, oc = [], *sums(led)
    bal = lambda v: inr(abs(v)) + (" Dr" if v < 0 else " Cr")  # noqa: E731

    def draw(c, total):
        tx.clear()
        st = {"b": op}

        def turn():
            put(c, W - 36, 30, f"Contd... {c.getPageNumber() + 1}", NR, 7.5, at="r")
            c.showPage()
            put(c, 36, H - 40, f"{name}   A/c {acc}   {who}", NRB, 8)
            return H - 50
        put(c, W / 2, H - 46, name, NRB, 17, "#214d2b", "c")
        put(c, W / 2, H - 60, "(A Government Undertaking)  Industrial Estate Branch, Guntur", NR, 8, at="c")
        put(c, W / 2, H - 80, f"STATEMENT OF ACCOUNT FOR THE PERIOD {a:%d-%b-%Y} TO {b:%d-%b-%Y}".upper(), NRB, 9, at="c")
        pairs(c, 40, H - 104, [("Account No.", acc), ("A/c Name", who), ("Product", "CASH CREDIT - HYPOTHECATION"), ("IFSC", ifs)], 70, NR, NRB, 8, 13)
        pairs(c, 350, H - 104, [("Sanctioned Limit", inr(limit)), ("Drawing Power", inr(dp)), ("Rate of Interest", "10.35 % p.a."), ("Currency", "INR")], 90, NR, NRB, 8, 13)
        c.rect(34, H - 156, W - 68, 66)
        tab = Tab(c, [("Post Date", 34, 58, "l"), ("Val Date", 92, 58, "l"), ("Details", 150, 150, "l"), ("Chq No.", 300, 40, "l"), ("Debit", 340, 66, "r"), ("Credit", 406, 66, "r"), ("Balance", 472, 89, "r")],
                  turn, 62, NR, NRB, 7.8, 10, 2.5, True, "hv", "#7a9c80", headfill="#dceadf")
        tab.foot = lambda y: tab.row(y, ["", "", "Carried Forward", "", "", "", bal(st["b"])], NRB, plain=True)
        tab.top = lambda y: tab.row(y, ["", "", "Brought Forward", "", "", "", bal(st["b"])], NRB, plain=True)[0]
        y = tab.header(H - 168)
        y, _ = tab.row(y, ["", "", "Brought Forward", "", "", "", bal(op)], NRB, plain=True)
        for x, q in zip(led, ch):
            y, ls = tab.row(y, [f"{x['d']:%d-%b-%Y}", f"{x['d']:%d-%b-%Y}", x["text"], q, *two(x), bal(x["bal"])])
            st["b"] = x["bal"]
            tx.append(entry(x, ls[2], **({"reference": q} if q else {})))
        y, _ = tab.row(y, ["", "", "Total", "", inr(od), inr(oc), ""], NRB, plain=True)
        y, _ = tab.row(y, ["", "", "Closing Balance", "", "", "", bal(led[-1]["bal"])], NRB, plain=True)
        put(c, 40, 44, "Unless the constituent notifies any discrepancy within 15 days, the entries shall be taken as correct. Dr = amount owed to the bank.", NR, 7)
    run(path, A4, draw)
    return base(name, acc, who, "CASH CREDIT - HYPOTHECATION", ifs, a, b, op, led, tx, currency="INR", total_debits=truth(od), total_credits=truth(oc))


def app(path, seed, rows):
    """An app's e-mailed statement: newest first, two-line entries, signed amounts with the rupee sign, no table rules."""
    r = rng("app", seed, rows)
    a, b = month(r)
    who, acc, ifs = person(r), fill(r, "2{10}7"), fill(r, "ARUN000{4}")
    op = r.randint(100000, 4000000)
    led = ledger(r, rows, a, b, op, [("{who}\nReceived via UPI", 50, 6000), ("Interest for the month\nSavings pot", 10, 400), ("{A4} Technologies\nSalary by NEFT", 30000, 80000)],
                 [("{shop}\nPaid via UPI", 20, 3000), ("{shop}\nDebit card ending {4}", 100, 8000), ("{who}\nSent via IMPS", 500, 20000), ("Jar top-up\nRound-ups", 10, 99)])
    od, oc = sums(led)
    tx = []
    name = "Kavaa by Arunoday Bank"

    def draw(c, total):
        tx.clear()

        def foot():
            put(c, 56, 34, "Kavaa is a technology partner. Banking services by Arunoday Bank Ltd. Questions? help@kavaa.example", NS, 7, "#888888")
            put(c, W - 56, 34, f"{c.getPageNumber()}/{total}", NS, 7, "#888888", "r")

        def turn():
            foot()
            c.showPage()
            return H - 56
        c.setFillColor(HexColor("#ff5a36"))
        c.circle(66, H - 62, 10, stroke=0, fill=1)
        put(c, 84, H - 67, name, NSB, 14)
        put(c, 56, H - 104, f"Hi {who.split()[0]}, here is your statement", NSB, 12)
        put(c, 56, H - 120, f"{a:%d %B %Y} to {b:%d %B %Y}", NS, 9, "#666666")
        y = H - 150
        for i, (k, v) in enumerate([("Account holder", who), ("Account no.", acc), ("IFSC code", ifs), ("Type", "Savings")]):
            put(c, 56 + i * 125, y, k, NS, 7.5, "#888888")
            put(c, 56 + i * 125, y - 13, v, NSB, 9)
        y -= 40
        for i, (k, v) in enumerate([("Started with", op), ("Came in", oc), ("Went out", od), ("Ended with", led[-1]["bal"])]):
            put(c, 56 + i * 125, y, k, NS, 7.5, "#888888")
            put(c, 56 + i * 125, y - 14, "₹" + inr(v), DVB, 10, "#0f8a4b" if i == 1 else "#000000")
        y -= 46
        put(c, 56, y, "Date", NS, 7.5, "#888888")
        put(c, 130, y, "Transaction", NS, 7.5, "#888888")
        put(c, 440, y, "Amount", NS, 7.5, "#888888", "r")
        put(c, W - 56, y, "Balance", NS, 7.5, "#888888", "r")
        y -= 20
        for x in reversed(led):
            if y < 76:
                y = turn()
            t, s = x["text"].split("\n")
            put(c, 56, y, f"{x['d']:%d %b %Y}", NS, 8.5)
            put(c, 130, y, t, NSB, 9)
            put(c, 130, y - 11, s, NS, 7.5, "#777777")
            put(c, 440, y, ("+₹" if x["into"] else "−₹") + inr(x["into"] or x["out"]), DV, 8.5, "#0f8a4b" if x["into"] else "#000000", "r")
            put(c, W - 56, y, "₹" + inr(x["bal"]), DV, 8.5, "#444444", "r")
            y -= 28
            tx.append(entry(x, t + " " + s))
        foot()
    run(path, A4, draw)
    return base(name, acc, who, "Savings", ifs, a, b, op, led, tx, currency="INR", total_debits=truth(od), total_credits=truth(oc))


BANKS = {"coop": coop, "postoffice": postoffice, "current": current, "overdraft": overdraft, "app": app}
