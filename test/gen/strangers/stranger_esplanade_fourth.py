# SPDX-License-Identifier: AGPL-3.0-or-later
"""Sweep-deposit statement, browser print, relationship statement."""
from stranger_esplanade_kit import *
from stranger_esplanade_second import GRAM as _GRAM


FED = dict(upi_p="upi;UPIOUT/{rrn}/[[{who}]]/{vpa}/{seq}", upi_in="upi;UPI IN/{rrn}/[[{who}]]/{vpa}/{seq}", upi_m="upi;UPIOUT/{rrn}/[[{who}]]/{vpa}/5411",
    neft_in="neft;NFT/[[{who}]]/{utr}", imps_in="imps;FT IMPS/IFI/{rrn}/[[{who}]]", imps_out="imps;FT IMPS/IFO/{rrn}/[[{who}]]", atm="atm;ATM WDL/{tid}/{city}",
    pos="pos;POS/[[{who}]]/{city}/{tr}", emi="ach;ACH/[[{who}]]/EMI/{mand}", sip="ach;ACH/[[{who}]]/SIP/{mand}", ins="ach;ACH/[[{who}]]/PREMIUM",
    div="ach;ACH CR/[[{who}]]/DIVIDEND", util="_;BBPS/[[{who}]]/{acc}", rent="imps;FT IMPS/IFO/{rrn}/[[{who}]]/RENT", sal="neft;NFT/[[{who}]]/SALARY {my}",
    chq_out="cheque;CLG PAID/[[{who}]]", chq_in="cheque;CLG DEP/[[{who}]]/{bank}", cash_in="cash;CASH DEP/SELF", card="_;CARD BILL/{card}",
    int_cr="interest;SBINT:{my}", chg="charges;CHRG:{sac}", tax="_;TAX/{txk}/{tr}", refund="upi;UPI IN/{rrn}/[[{who}]]/REFUND",
    cash_out="_;SWEEP OUT TO MOD {acc}")


def sweep(path, seed, rows):
    r = random.Random(f"sweep/{seed}/{rows}")
    opening = r.randint(2500000, 5000000)
    ev, f, t = events(r, rows, {**PERSONAL, "cash_out": 3}, opening, 100000, 1 if rows < 20 else 2)
    name, acct, cust, addr = person(r), digits(r, 14), digits(r, 9), home(r)
    out, inn = totals(ev)
    br, mod = addr[2] + " / " + addr[1], r.randint(2, 30) * 2500000
    data = {"bank_name": "The Malayala Federal Bank Limited", "account_number": acct, "account_holder": name, "account_type": "AUTO SWEEP SAVINGS",
            "branch": br, "customer_id": cust, "ifsc": "MLWA0001204", "micr": "682049008", "address": ", ".join(addr), "currency": "INR",
            "statement_period": span(f, t), "opening_balance": T(opening), "closing_balance": T(ev[-1]["bal"]), "total_debits": T(out), "total_credits": T(inn),
            "transactions": []}
    for e in ev:
        if e["k"] == "cash_out":
            e["cat"] = None
        text, keys = narrate(e, FED)
        e["lines"] = wrap(text, 128, "Bank32Cond", 6.8, "/ ")
        data["transactions"].append(row(e, e["lines"], keys, ref_of(e, True)))
    (w, h), grid = A4, [26, 76, 126, 260, 292, 340, 384, 440, 496, 554, 570]

    def draw(c, total):
        page = 1

        def cells(y, hh, vals, bold=False):
            c.setFont("Bank32CondB" if bold else "Bank32Cond", 6.8)
            c.rect(26, y - hh, 544, hh)
            for i, v in enumerate(vals):
                c.line(grid[i], y, grid[i], y - hh)
                for j, s in enumerate(v if isinstance(v, list) else [v]):
                    (c.drawRightString if i in (6, 7, 8) else c.drawString)(grid[i + 1] - 3 if i in (6, 7, 8) else grid[i] + 3, y - 10 - 8.5 * j, s)
            return y - hh
        heads = ["Date", "Value Date", "Particulars", ["Tran", "Type"], "Tran ID", ["Cheque", "Details"], "Withdrawals", "Deposits", "Balance", ["DR", "/CR"]]
        c.setLineWidth(.4)
        c.setFont("Bank32CondB", 12)
        c.drawString(26, h - 45, "The Malayala Federal Bank Limited")
        c.setFont("Bank32Cond", 8)
        c.drawString(26, h - 57, "Regd. Office: Periyar Towers, Aluva, Kerala")
        for i, (a, b) in enumerate(zip([("Name", name)] + [("Address" if j == 0 else "", x) for j, x in enumerate(addr)], [("Branch Name", br), ("Branch IFSC",
            "MLWA0001204"), ("MICR Code", "682049008"), ("Account Number", acct),
                                   ("Customer ID", cust), ("Scheme", "AUTO SWEEP SAVINGS")])):
            for x, (k, v) in ((26, a), (300, b)):
                c.drawString(x, h - 80 - 12 * i, k)
                c.drawString(x + 72, h - 80 - 12 * i, (": " if k else "  ") + v)
        c.drawString(300, h - 152, "Currency")
        c.drawString(372, h - 152, ": INR")
        c.drawString(26, h - 152, "Deposits under sweep (MOD)")
        c.drawString(150, h - 152, f": {inr(mod)} as on {dt(f, 'dd-MMM-yyyy')}")
        c.setFont("Bank32CondB", 9)
        c.drawCentredString(w / 2, h - 172, f"Statement of Account for the period {dt(f, 'dd-MMM-yyyy')} to {dt(t, 'dd-MMM-yyyy')}")
        y = cells(h - 180, 24, heads, True)
        y = cells(y, 15, ["", "", "Opening Balance", "", "", "", "", "", inr(opening), "CR"], True)
        for e in ev:
            hh = 8.5 * len(e["lines"]) + 6.5
            if y - hh < 70:
                c.setFont("Bank32Cond", 7)
                c.drawRightString(570, 28, f"Page {page} of {total}")
                c.showPage()
                c.setLineWidth(.4)
                page, y = page + 1, cells(h - 40, 24, heads, True)
            typ = "CLG" if e["k"].startswith("chq") else "CSH" if e["k"] == "cash_in" else "TFR"
            d = dt(e["d"], "dd-MMM-yyyy")
            y = cells(y, hh, [d, d, e["lines"], typ, "S" + e["tid"], ref_of(e, True) or "", "" if e["cr"] else inr(e["amt"]), inr(e["amt"]) if e["cr"] else "",
                inr(e["bal"]), "CR"])
        y = cells(y, 15, ["", "", "GRAND TOTAL", "", "", "", inr(out), inr(inn), inr(ev[-1]["bal"]), "CR"], True)
        c.setFont("Bank32Cond", 7)
        c.drawString(26, 44, "Abbreviations: TFR Transfer, CLG Clearing, CSH Cash, FT Fund Transfer, NFT NEFT, MOD Multi Option Deposit.")
        c.drawRightString(570, 28, f"Page {page} of {total}")
    paged(path, A4, draw)
    return {"data": data}


def browser(path, seed, rows):
    r = random.Random(f"browser/{seed}/{rows}")
    opening = r.randint(900000, 5000000)
    ev, f, t = events(r, rows, PERSONAL, opening, 50000, 1 if rows < 25 else 2)
    book = {k: v.replace("ACH DR", "NACH Dr").replace("IMPSAR", "IMPS-Dr").replace("IMPSAB", "IMPS-Cr").replace("CLG TO", "CTS Inward").replace("CLG FROM",
        "CTS Outward") for k, v in _GRAM.items()}
    name, acct, addr = person(r), digits(r, 15), home(r)
    br = addr[2].title() + " Main"
    data = {"bank_name": "Sangam Union Bank", "account_number": acct, "account_holder": name, "account_type": "Savings Account", "branch": br,
            "ifsc": "SNGM05" + digits(r, 5), "currency": "INR", "address": ", ".join(addr), "statement_period": span(f, t), "transactions": []}
    (w, h), run, gen = A4, digits(r, 6), t + timedelta(r.randint(1, 9))

    def draw(c, total):
        page = 1

        def frame():
            c.setFont("Helvetica", 7)
            c.drawString(24, h - 18, f"{gen.month}/{gen.day}/{gen.year % 100}, 10:{run[:1]}4 AM")
            c.drawCentredString(w / 2, h - 18, "Account Statement")
            c.drawString(24, 16, f"https://netbanking.sangamunion.example/corp/AuthenticationController?bwayparam={run}")
            c.drawRightString(w - 24, 16, f"{page}/{total}")
        frame()
        c.setFont("Times-Bold", 16)
        c.drawString(40, h - 54, "Sangam Union Bank")
        c.setFont("Times-Bold", 11)
        c.drawString(40, h - 78, f"Account Statement as on {dt(gen, 'dd/mm/yyyy')}")
        y = h - 98
        for k, v in [("Account Holder", name), ("Address", addr)] + [("Account Number", acct), ("Account Type", "Savings Account"), ("Branch", br), ("IFSC",
            data["ifsc"]), ("Currency", "INR"),
                     ("Statement Period From", f"{dt(f, 'dd/mm/yyyy')} To {dt(t, 'dd/mm/yyyy')}")]:
            c.setFont("Times-Bold", 9.5)
            c.drawString(40, y, k)
            c.setFont("Times-Roman", 9.5)
            for s in v if isinstance(v, list) else [v]:
                c.drawString(170, y, s)
                y -= 12.5
        y -= 10
        xs = [40, 68, 128, 194, 386, 468, w - 40]
        todo = [(["S.No", "Date", "Transaction Id", ["Remarks"], "Amount(Rs.)", "Balance(Rs.)"], True)] + [([str(i), dt(e["d"], "dd/mm/yyyy"), "S" + e["tid"],
            e["lines"], inr(e["amt"]) + (" (Cr)" if e["cr"] else " (Dr)"),
                inr(e["bal"]) + " (Cr)"], False) for i, e in enumerate(ev, 1)]
        for vals, bold in todo:
            hh = 10.5 * len(vals[3]) + 7
            if y - hh < 40:
                c.showPage()
                page, y = page + 1, h - 36
                frame()
            c.setLineWidth(.5)
            for a, b, v in reversed(list(zip(xs, xs[1:], vals))):   # right to left
                c.rect(a, y - hh, b - a, hh)
                c.setFont("Times-Bold" if bold else "Times-Roman", 8.5)
                for j, s in enumerate(v if isinstance(v, list) else [v]):
                    c.drawString(a + 4, y - 11.5 - 10.5 * j, s)
            y -= hh
        c.setFont("Times-Italic", 8)
        if y > 70:
            c.drawString(40, y - 16, "** This is a computer generated statement and does not require a signature **")
    for e in ev:
        text, keys = narrate(e, book)
        e["lines"] = wrap(text, 184, "Times-Roman", 8.5, "/ ")
        data["transactions"].append(row(e, e["lines"], keys))
    paged(path, A4, draw)
    return {"data": data}


def combined(path, seed, rows):
    r = random.Random(f"combined/{seed}/{rows}")
    opening = r.randint(1500000, 7000000)
    ev, f, t = events(r, rows, PERSONAL, opening, 50000, 1)
    name, acct, crn, addr = person(r).title(), digits(r, 10), digits(r, 8), [x.title() for x in home(r)]
    br, fd, out, inn = addr[1] + ", " + addr[2], r.randint(4, 40) * 5000000, *totals(ev)
    data = {"bank_name": "Konark Mahanagar Bank", "account_number": acct, "account_holder": name, "account_type": "Savings - Edge", "branch": br,
            "customer_id": crn, "ifsc": "KONB0000" + digits(r, 3), "currency": "INR", "address": ", ".join(addr), "statement_period": span(f, t),
            "opening_balance": T(opening), "closing_balance": T(ev[-1]["bal"]), "total_debits": T(out), "total_credits": T(inn), "transactions": []}
    (w, h), red, lines = A4, colors.HexColor("#a8171c"), []
    c = rl_canvas.Canvas(path, pagesize=A4, invariant=1)

    def say(x, y, s, font="Bank32Sans", size=8, right=False):
        c.setFont(font, size)
        (c.drawRightString if right else c.drawString)(x, y, s)
    say(w - 40, h - 46, "Konark Mahanagar Bank", "Bank32SansB", 15, True)
    say(w - 40, h - 60, "Relationship Statement", size=10, right=True)
    for i, s in enumerate([name] + addr):
        say(40, h - 90 - 12 * i, s, "Bank32SansB" if i == 0 else "Bank32Sans", 9)
    for i, (k, v) in enumerate((("Period", f"{dt(f, 'dd-mm-yyyy')} To {dt(t, 'dd-mm-yyyy')}"), ("Cust. Reln. No.", crn), ("Home Branch", br),
        ("Nominee Registered", "Y"))):
        say(330, h - 90 - 12 * i, f"{k} : {v}", size=9)
    say(40, h - 184, "Summary of your relationship", "Bank32SansB", 10)
    for i, (k, v) in enumerate((("Savings accounts (1)", ev[-1]["bal"]), ("Term deposits (1)", fd), ("Total assets", ev[-1]["bal"] + fd))):
        say(46, h - 202 - 14 * i, k, "Bank32SansB" if i == 2 else "Bank32Sans")
        say(300, h - 202 - 14 * i, "INR " + inr(v), right=True)
    say(40, h - 258, f"Savings - Edge account no. {acct}, IFSC {data['ifsc']}, currency INR", "Bank32SansB", 10)

    def head(y):
        c.setFillColor(red)
        c.rect(40, y, w - 80, 1.6, stroke=0, fill=1)
        c.setFillColor(colors.black)
        for x, s, right in ((42, "Date", 0), (98, "Narration", 0), (305, "Chq/Ref No", 0), (462, "Withdrawal (Dr)/", 1), (w - 42, "Balance", 1)):
            say(x, y - 12, s, "Bank32SansB", 8, right)
        say(462, y - 22, "Deposit (Cr)", "Bank32SansB", 8, True)
        c.line(40, y - 27, w - 40, y - 27)
        return y - 40
    y, page = head(h - 270), 1
    say(98, y, "B/F")
    say(w - 42, y, drcr(opening, inr, "(", "Cr)", "Dr)"), right=True)
    y -= 15
    for e in ev:
        text, keys = narrate(e, {k: v.replace("UPIAB/{rrn}/", "UPI/").replace("UPIAR/{rrn}/", "UPI/").replace("IMPSAR/{rrn}",
            "Sent IMPS").replace("IMPSAB/{rrn}", "Recd:IMPS") for k, v in _GRAM.items()})
        lines, ref = wrap(text, 196, "Bank32Sans", 8, "/ "), ref_of(e)
        data["transactions"].append(row(e, lines, keys, ref))
        if y - 10.5 * len(lines) < 60:
            say(w / 2, 30, f"Page {page}", size=7)
            c.showPage()
            y, page = head(h - 40), page + 1
        for j, s in enumerate(lines):
            say(98, y - 10.5 * j, s)
        for x, s, right in ((42, dt(e["d"], "dd-mm-yyyy"), 0), (462, inr(e["amt"]) + ("(Cr)" if e["cr"] else "(Dr)"), 1), (w - 42, drcr(e["bal"], inr, "(",
            "Cr)", "Dr)"), 1)):
            say(x, y, s, right=right)
        say(305, y, ref or "", size=6.6)
        y -= 10.5 * len(lines) + 5
    if y < 120:
        say(w / 2, 30, f"Page {page}", size=7)
        c.showPage()
        y, page = h - 50, page + 1
    c.line(40, y + 8, w - 40, y + 8)
    for i, (k, v) in enumerate((("Opening balance", inr(opening)), ("Total Withdrawal Amount", inr(out)), ("Total Deposit Amount", inr(inn)),
        ("Closing balance", inr(ev[-1]["bal"])),
                                ("Withdrawal Count", str(sum(not e["cr"] for e in ev))), ("Deposit Count", str(sum(e["cr"] for e in ev))))):
        say(42, y - 6 - 12 * i, f"{k} : {v}", "Bank32SansB")
    say(w / 2, 30, f"Page {page}", size=7)
    c.save()
    return {"data": data}


BANKS = {"sweep": sweep, "browser": browser, "combined": combined}
