# SPDX-License-Identifier: AGPL-3.0-or-later
"""Statements of Canada, the Netherlands and the Emirates."""
from stranger_isthmus_kit import *
from stranger_isthmus_first import span


@paged
def canada(path, seed, rows, of):
    rng = dice("canada", seed, rows)
    a, b = span(rng)
    start = rng.randint(60000, 700000)
    outs = [("Contactless Interac purchase - ####|LOON LAKE GROC", 6, 130), ("Visa Debit purchase - ####|TRAILHEAD OUTFI", 20, 240),
        ("Online Banking payment - ####|NORTHGRID HYDRO", 60, 240),
            ("ATM withdrawal - ~~######", 20, 300), ("e-Transfer sent|{n}|~~~#~#", 30, 800), ("Mortgage payment", 900, 2100), ("Monthly fee", 4, 16),
            ("Cheque - ##", 100, 900)]
    ins = [("Payroll Deposit|MAPLE & FINCH LTD", 1200, 2600), ("e-Transfer - Autodeposit|{n}|~#~~##", 20, 700), ("Mobile cheque deposit - ####", 50, 900)]
    people = cast(rng, ["CHLOE TREMBLAY", "ANIL DHALIWAL", "GRANT MACPHEE", "SOPHIE LALONDE"])
    txs = book(rng, rows, a, b, start, outs, ins, people, 0.26, floor=-40000)
    od, cr = sums(txs)
    end = txs[-1]["bal"]
    who, acct = people[0], f"0{digits(rng, 4)}-{digits(rng, 7)}"
    p = Pen(path, LETTER)

    def day(d):
        return f"{d:%B} {d.day}, {d.year}"
    p.box(36, 30, 26, 32, fill="#00539b")
    p.f(TB, 15, "#ffffff").m(49, 52, "DB")
    p.f(H, 16, "#00539b").l(330, 46, "Your Dominion personal")
    p.l(330, 63, "banking account statement")
    p.f(H, 10).l(330, 80, f"From {day(a)} to {day(b)}")
    p.f(H, 8).l(36, 76, "Dominion Lakes Bank")
    p.l(36, 86, "P.O. Box 4047 Terminal A, Toronto Ontario M5W 1L5")
    p.f(H, 9.5)
    for k, s in enumerate([who, f"{rng.randint(2, 999)} SPADINA GROVE", "HAMILTON ON L8P 1A4"]):
        p.l(60, 132 + 12 * k, s)
    p.line(330, 108, 576, 108, 1, "#00539b")
    p.f(HB, 9).l(330, 120, "Your account number:")
    p.f(H, 9).r(576, 120, acct)
    p.f(HB, 9).l(330, 138, "How to reach us:")
    p.f(H, 9).r(576, 138, "1-800-555-0163")
    p.r(576, 150, "www.dominionlakes.example")
    p.f(HB, 12, "#00539b").l(36, 206, "Summary of your account for this period")
    p.f(HB, 9).l(36, 224, "Dominion Day to Day Banking\u00ae")
    p.f(H, 9).l(200, 224, acct)
    y = 244
    for x, z in [(f"Your opening balance on {day(a)}", money(start).replace("-", "-$") if start < 0 else "$" + money(start)),
            ("Total deposits into your account", "+ " + money(cr)),
                 ("Total withdrawals from your account", "- " + money(od)), (f"Your closing balance on {day(b)}",
                 "= " + ("-$" if end < 0 else "$") + money(abs(end)))]:
        p.f(HB if x.endswith(str(b.year)) and "closing" in x else H, 9).l(36, y, x)
        p.r(400, y, z)
        p.line(36, y + 4, 400, y + 4, 0.4, "#00539b")
        y += 15
    p.f(HI, 8).l(36, y + 2, "All amounts are in Canadian dollars (CAD).")
    y += 34

    def head():
        nonlocal y
        p.f(HB, 12, "#00539b").l(36, y, "Details of your account activity" + (" - continued" if p.n > 1 else ""))
        p.line(36, y + 8, 576, y + 8, 1.5, "#00539b")
        y += 22
        p.f(HB, 8).l(36, y, "Date")
        p.l(86, y, "Description")
        p.r(400, y, "Withdrawals ($)")
        p.r(488, y, "Deposits ($)")
        p.r(576, y, "Balance ($)")
        p.line(36, y + 5, 576, y + 5, 0.6)
        y += 17

    def foot():
        p.f(H, 7.5).r(576, 768, f"{p.n} of {of}")
        p.l(36, 768, "DLBDA10300_" + f"{b:%y%m%d}")
    head()
    p.f(H, 9).l(86, y, "Opening Balance")
    p.r(576, y, money(start))
    y += 15
    got, top = [], False
    for t in txs:
        lines = t["text"].split("|")
        if y + 11 * len(lines) > 730:
            foot()
            p.page()
            y, top = 60, True
            head()
        p.f(H, 9)
        if t["first"] or top:
            p.l(36, y, f"{t['date'].day} {t['date']:%b}")
        for k, s in enumerate(lines):
            p.l(86, y + 11 * k, s)
        y += 11 * (len(lines) - 1)
        p.r(400 if t["out"] else 488, y, money(t["in"] or t["out"]))
        if t["last"]:
            p.r(576, y, money(t["bal"]))
            p.line(36, y + 4, 576, y + 4, 0.25, "#999999")
        y += 15
        top = False
        got.append(truth(t, t["text"].replace("|", " "), balance=t["last"]))
    p.f(HB, 9).l(86, y, "Closing Balance")
    p.r(576, y, ("-$" if end < 0 else "$") + money(abs(end)))
    p.line(36, y + 5, 576, y + 5, 1)
    foot()
    return {"bank_name": "Dominion Lakes Bank", "account_number": acct, "account_holder": who, "account_type": "Dominion Day to Day Banking\u00ae",
        "currency": "CAD",
            "statement_period": period(a, b), "opening_balance": val(start), "closing_balance": val(end), "total_debits": val(od), "total_credits": val(cr),
            "transactions": got}, p.save()

@paged
def dutch(path, seed, rows, of):
    rng = dice("dutch", seed, rows)
    a, b = month(rng)
    start = rng.randint(10000, 400000)
    outs = [("BEA, Betaalpas|Kruidenier De Brink,PAS021|NR:~~##~#, {dm}/1#:2#", 4, 95),
        ("SEPA Incasso algemeen doorlopend|Naam: Waterbedrijf Vecht|Machtiging: ########", 20, 60),
            ("SEPA Overboeking|Naam: {n}|Omschrijving: huur", 400, 1100), ("GEA, Betaalpas|Geldmaat Utrecht,PAS021", 20, 250)]
    ins = [("SEPA Overboeking|Naam: Drukkerij Oudegracht BV|Omschrijving: salaris", 1500, 2900), ("SEPA iDEAL|Naam: {n}", 8, 120)]
    people = cast(rng, ["M. van Rossem", "S. Kuipers", "F. el Amrani", "J.P. Hoekstra"])
    txs = book(rng, rows, a, b, start, outs, ins, people, 0.25)
    od, cr = sums(txs)
    end = txs[-1]["bal"]
    who, ib = people[0], iban("NL", "VECB0" + digits(rng, 9))
    p = Pen(path)

    def top():
        p.f(HB, 16, "#00716b").l(50, 50, "Vechtbank")
        p.f(H, 9).r(550, 50, "Rekeningafschrift")
        cells = [("IBAN", fours(ib), 50), ("Periode", f"{a:%d-%m-%Y} t/m {b:%d-%m-%Y}", 220), ("Blad", f"{p.n} van {of}", 400), ("Valuta", "EUR", 480)]
        for x, z, at in cells:
            p.f(H, 7, "#00716b").l(at, 140, x)
            p.f(H, 9).l(at, 152, z)
        p.line(50, 158, 550, 158, 0.5)
        for x, z, at in [("Vorig saldo", start, 50), ("Nieuw saldo", end, 180), ("Totaal bedrag af", od, 310), ("Totaal bedrag bij", cr, 440)]:
            p.f(H, 7, "#00716b").l(at, 170, x)
            p.f(H, 9).l(at, 182, money(z, ".", ",") + (" +/CREDIT" if "saldo" in x else ""))
        p.line(50, 190, 550, 190, 0.5)
        p.f(HB, 8).l(50, 206, "Boekdatum")
        p.f(H, 7).l(50, 216, "(Rentedatum)")
        p.f(HB, 8).l(125, 206, "Omschrijving")
        p.r(470, 206, "Bedrag af (debet)")
        p.r(550, 206, "Bedrag bij (credit)")
        return 236
    y = top()
    p.f(H, 9).l(50, 85, who)
    p.l(50, 97, f"Oudegracht {rng.randint(2, 380)}")
    p.l(50, 109, "3511 AH  UTRECHT")
    got = []
    for t in txs:
        t["text"] = t["text"].replace("{dm}", f"{t['date']:%d.%m.%y}")
        lines = t["text"].split("|")
        if y + 11 * max(2, len(lines)) > 790:
            p.page()
            y = top()
        p.f(H, 8.5).l(50, y, f"{t['date']:%d-%m}")
        p.l(50, y + 11, f"({t['date']:%d-%m})")
        for k, s in enumerate(lines):
            p.l(125, y + 11 * k, s)
        p.r(470 if t["out"] else 550, y, money(t["in"] or t["out"], ".", ","))
        y += 11 * max(2, len(lines)) + 6
        got.append(truth(t, t["text"].replace("|", " "), balance=False))
    return {"bank_name": "Vechtbank", "iban": fours(ib), "account_holder": who, "currency": "EUR", "statement_period": period(a, b),
        "opening_balance": val(start),
            "closing_balance": val(end), "total_debits": val(od), "total_credits": val(cr), "transactions": got}, p.save()


@paged
def emirates(path, seed, rows, of):
    rng = dice("emirates", seed, rows)
    a, b = month(rng)
    start = rng.randint(100000, 3000000)
    outs = [("POS-PURCHASE CARD NO.######******#### AL WAHA HYPERMARKET DUBAI:AE", 20, 600), ("ATM CASH WITHDRAWAL AT DEIRA ###### CARD NO.######******####",
        100, 2000), ("UTILITY BILL PAYMENT REF ##########", 200, 900),
            ("TRANSFER TO {n} AE############ RENT", 2000, 6000), ("SERVICE CHARGES INCLUDING VAT", 5, 27)]
    ins = [("SALARY TRANSFER GULF CREST TRADING LLC", 6000, 14000), ("INWARD REMITTANCE FROM {n} REF ~~~#######", 200, 3000), ("CASH DEPOSIT CDM ####", 100,
        2500)]
    people = cast(rng, ["KHALID AL MARZOUQI", "PRIYA RAGHUNATHAN", "OMAR HADDADIN", "JOSEPHINE ABELLA"])
    txs = book(rng, rows, a, b, start, outs, ins, people, 0.25)
    end = txs[-1]["bal"]
    who, acct = people[0], f"101{digits(rng, 10)}"
    ib = iban("AE", "047000" + acct)
    p = Pen(path)
    X = (30, 88, 330, 408, 486, 565)

    def top():
        p.f("Bank31NotoB", 15, "#1b3a6b").r(565, 50, "Gulf Meridian Bank")
        p.f("Bank31NotoB", 11).l(30, 50, "STATEMENT OF ACCOUNT")
        p.f("Bank31Noto", 8).l(30, 64, f"FROM {a:%d %b %Y} TO {b:%d %b %Y}".upper())
        y = 90
        for x, z in (("Account Holder", who), ("Account Number", acct), ("IBAN", ib), ("Account Type", "CURRENT ACCOUNT"), ("Currency", "AED"), ("Branch",
                "AL RIGGA ROAD")):
            p.f("Bank31Noto", 8).l(30, y, x)
            p.l(115, y, ": " + z)
            y += 12
        p.box(30, y, 535, 18, fill="#1b3a6b")
        p.f("Bank31NotoB", 8, "#ffffff")
        for k, s in enumerate(("Date", "Description", "Debits", "Credits", "Balance")):
            p.m((X[k] + X[k + 1]) / 2, y + 12, s)
        return y + 18

    def flush(rows_, y):
        """Column by column."""
        at = []
        for r in rows_:
            at.append(y)
            y += 10 * len(r[1]) + 6
            p.line(30, y, 565, y, 0.3, "#888888")
        p.f("Bank31Noto", 7.5)
        for k in range(5):
            for r, yy in zip(rows_, at):
                if k == 1:
                    for j, s in enumerate(r[1]):
                        p.l(X[1] + 3, yy + 10 + 10 * j, s)
                elif k == 0:
                    p.l(X[0] + 3, yy + 10, r[0])
                else:
                    p.r(X[k + 1] - 3, yy + 10, r[k])
        for x in X:
            p.line(x, at[0], x, y, 0.3, "#888888")
        p.f("Bank31Noto", 7).m(297, 818, f"Page {p.n} of {of}")
        return y

    cells = [("", ["BROUGHT FORWARD"], "", "", money(start) + " Cr")]
    got = []
    for t in txs:
        cells.append((f"{t['date']:%d%b%y}".upper(), wrap(t["text"], "Bank31Noto", 7.5, 232), money(t["out"]) if t["out"] else "",
            money(t["in"]) if t["in"] else "", money(t["bal"]) + " Cr"))
        got.append(truth(t))
    cells.append(("", ["CARRIED FORWARD"], "", "", money(end) + " Cr"))
    y = top()
    part, used = [], y
    for r in cells:
        need = 10 * len(r[1]) + 6
        if used + need > 770:
            flush(part, y)
            p.page()
            y = used = top()
            part = []
        part.append(r)
        used += need
    y = flush(part, y)
    p.f("Bank31Noto", 6.5).l(30, y + 14, "The items and balance shown on this statement should be verified. Any discrepancy should be reported within 30 days.")
    return {"bank_name": "Gulf Meridian Bank", "account_number": acct, "iban": ib, "account_holder": who, "account_type": "CURRENT ACCOUNT",
        "currency": "AED", "statement_period": period(a, b),
            "opening_balance": val(start), "closing_balance": val(end), "transactions": got}, p.save()


BANKS = {"canada": canada, "dutch": dutch, "emirates": emirates}
