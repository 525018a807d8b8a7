# SPDX-License-Identifier: AGPL-3.0-or-later
"""Papers of stranger_lodgement.py, fifth part."""

from stranger_lodgement_kit import (BANK4, CITIES, Doc, FIRMS, SHOPS, addr, alnum, amt, bank_truth, book, bwrap, digits, dt, honor, ifsc4, ind, iso, month,
                                    person, plain, sums, vpa, wrap)


def _kanara_recipes():
    def upi(side):
        def f(r, d):
            n = digits(r, 12, "3")
            t = f"{r.randint(0, 23):02d}:{digits(r, 1, str(r.randint(0, 5)))}{r.randint(0, 9)}:{r.randint(10, 59)}"
            who = (r.choice(SHOPS) if r.random() < .5 else person(r)).upper()[:10].strip()
            return (f"UPI/{side}/{n}/{who}/{r.choice(BANK4)}/**{vpa(r)[-12:]}/{r.choice(['UPI', 'Paymen', 'PAY TO', 'NA'])}//{r.choice(['PTM', 'YBL', 'AXI', 'SBI'])}{alnum(r, 32).lower()}/{d:%d/%m/%Y} {t}", n)
        return f
    return [
        (40, "d", 1000, 400000, 100, upi("DR")), (16, "c", 5000, 1500000, 100, upi("CR")),
        (7, "c", 1000000, 6000000, 100, lambda r, d: (f"NEFT CR--{ifsc4(r)}--{r.choice(FIRMS).upper()}--{person(r).upper()}--{r.choice(BANK4)}N{digits(r, 11)}", digits(r, 6))),
        (7, "d", 50000, 1000000, 50000, lambda r, d: (f"ATM WDL {alnum(r, 8)} {r.choice(CITIES).upper()} KAIN{d:%d/%m/%Y} {digits(r, 6)}", digits(r, 12))),
        (5, "d", 9900, 450000, 1, lambda r, d: (f"POS PRCH {r.choice(SHOPS).upper()} {r.choice(CITIES).upper()} {d:%d%m%Y}", digits(r, 12))),
        (3, "d", 150000, 2500000, 100, lambda r, d: (f"CHQ PAID-{r.choice(FIRMS).upper()}", digits(r, 6))),
        (3, "c", 100000, 4900000, 10000, lambda r, d: ("CASH DEPOSIT-SELF", "0")),
        (3, "d", 2360, 23600, 1, lambda r, d: ("SERVICE CHARGES SMS ALERT QUARTERLY AND GST", "0")),
        (2, "c", 4000, 60000, 100, lambda r, d: (f"SBINT:{digits(r, 13)}: {d:%d-%m-%Y}", "")),
    ]


def kanara(path, rng, rows):
    start, end = month(rng, (2022, 2025), rng.choice([1, 3, 6]))
    opening = rng.randint(30000, 4000000)
    tx = book(rng, rows, start, end, opening, _kanara_recipes())
    blue = "#0091d5"

    def footer(doc, i, n):
        doc.t(doc.w / 2, 826, f"page {i}", "Cond", 7, "c")
    doc = Doc(path, footer=footer)
    acc = digits(rng, 12, rng.choice(["1100", "0421", "2513"]))
    name = person(rng).upper()
    city = rng.choice(CITIES).upper()
    ifsc = "KNRA" + digits(rng, 7, "000")
    doc.poly([(36, 66), (56, 32), (64, 46), (52, 66)], blue)
    doc.poly([(60, 66), (70, 49), (80, 66)], "#fdd000")
    doc.t(88, 54, "Kanara Bank", "CondB", 17, color=blue)
    doc.t(88, 65, "Together we grow", "Cond", 7.5, color="#444444")
    doc.t(559, 54, "e-Passbook / Statement", "Cond", 9, "r")
    doc.t(36, 92, f"Statement for A/c {acc[:0]}XXXXXXXXX{acc[-3:]}", "CondB", 9.5)
    a, b = f"{start:%d-%b-%Y}", f"{end:%d-%b-%Y}"
    doc.t(210, 92, f"between {a} and {b}", "Cond", 9.5)
    masked = "XXXXXXXXX" + acc[-3:]
    y = 112
    for lab, v, lab2, v2 in (("Customer Id", "XXXXXX" + digits(rng, 3), "Branch Code", digits(rng, 4)), ("Name", name, "Branch Name", f"{city} {rng.choice(['MAIN', 'II', 'CIDCO'])}"),
                             ("Phone", "+91XXXXXXX" + digits(rng, 3), "IFSC Code", ifsc), ("Address", " ".join(addr(rng, city)).upper(), "Address", f"CTS NO {rng.randint(100, 990)} {city}"),
                             ("", f"{city} MAHARASHTRA {digits(rng, 6, '4')} IN", "", "MAHARASHTRA IN")):
        doc.t(36, y, lab, "CondB", 7.8)
        doc.t(330, y, lab2, "CondB", 7.8)
        ln = wrap(v, 220, "Cond", 7.8)
        doc.lines(95, y, ln, "Cond", 7.8, 10)
        doc.t(395, y, v2, "Cond", 7.8)
        y += max(1, len(ln)) * 10 + 3
    xs = [36, 92, 330, 405, 482, 559]

    def head(y):
        doc.box(36, y, 523, 18, fill="#e9e9e9")
        for x, lab, al in ((xs[0] + 4, "Date", "l"), (xs[1] + 4, "Particulars", "l"), (xs[3] - 4, "Deposits", "r"), (xs[4] - 4, "Withdrawals", "r"), (xs[5] - 4, "Balance", "r")):
            doc.t(x, y + 12, lab, "CondB", 8.4, al)
        return y + 18

    y = head(y + 6)
    doc.t(xs[1] + 4, y + 13, "Opening Balance", "CondB", 7.8)
    doc.t(xs[5] - 4, y + 13, "Rs. " + ind(opening), "CondB", 7.8, "r")
    y += 20
    doc.line(36, y, 559, y, .4, "#cccccc")
    out = []
    for t in tx:
        full = t.desc + (f" Chq: {t.ref}" if t.ref else "")
        lines = bwrap(t.desc, 226, "Cond", 7.6, " ") + ([f"Chq: {t.ref}"] if t.ref else [])
        h = len(lines) * 9.6 + 8
        if y + h > 806:
            doc.new()
            y = head(34)
        mid = y + h / 2 + 2.5
        doc.t(xs[0] + 4, mid, f"{t.date:%d-%m-%Y}", "Cond", 7.8)
        doc.lines(xs[1] + 4, y + 11, lines, "Cond", 7.6, 9.6)
        doc.t((xs[3] if t.c else xs[4]) - 4, mid, ind(t.c or t.d), "Cond", 7.8, "r")
        doc.t(xs[5] - 4, mid, ind(t.bal), "Cond", 7.8, "r")
        y += h
        doc.line(36, y, 559, y, .4, "#cccccc")
        out.append(t.truth(desc=full))
    if y > 640:
        doc.new()
        y = 40
    doc.t(xs[1] + 4, y + 14, "Closing Balance", "CondB", 7.8)
    doc.t(xs[5] - 4, y + 14, "Rs. " + ind(tx[-1].bal), "CondB", 7.8, "r")
    y += 40
    doc.t(36, y, "Disclaimer", "CondB", 8)
    y = doc.para(36, y + 11, "UNLESS THE CONSTITUENT BRINGS TO THE NOTICE OF THE BANK ANY UNAUTHORISED DEBITS IMMEDIATELY ON RECEIPT OF THIS STATEMENT, THE ENTRIES SHALL BE TREATED AS CORRECT AND THE BANK SHALL NOT BE LIABLE FOR ANY LOSS ARISING THEREFROM.", 523, "Cond", 7, 9)
    y = doc.para(36, y + 3, "BEWARE OF PHISHING ATTACKS THROUGH EMAIL AND FAKE WEBSITES. BANK NEVER ASKS FOR OTP, PASSWORD, CARD NUMBER, EXPIRY OR CVV.", 523, "Cond", 7, 9)
    y = doc.para(36, y + 3, "COMPUTER OUTPUT DOES NOT REQUIRE SIGNATURE.", 523, "Cond", 7, 9)
    doc.t(doc.w / 2, y + 12, "-----END OF STATEMENT-----", "Cond", 8, "c")
    doc.save()
    return bank_truth(bank_name="Kanara Bank", account_number=masked, account_holder=name, ifsc=ifsc, currency="INR", statement_period={"from": iso(start), "to": iso(end)},
                      opening_balance=amt(opening), closing_balance=amt(tx[-1].bal), transactions=out)


def _coop_recipes():
    return [
        (14, "c", 100000, 3000000, 50000, lambda r, d: (r.choice(["By Cash", "By Cash - Self", "BY CASH DEP."]), "")),
        (14, "d", 50000, 1500000, 50000, lambda r, d: ("To Cash - Self", digits(r, 6))),
        (10, "c", 100000, 6000000, 100, lambda r, d: (f"By Clg. {r.choice(['SBI', 'BOM', 'HDFC', 'ICICI', 'UBI'])} {r.choice(FIRMS)}", digits(r, 6))),
        (10, "d", 100000, 4000000, 100, lambda r, d: (f"To O/W Clg {r.choice(FIRMS)}", digits(r, 6))),
        (10, "d", 5000, 500000, 100, lambda r, d: (f"UPI/{digits(r, 12, '3')}/{r.choice(SHOPS)}/{vpa(r)}", "")),
        (8, "c", 5000, 900000, 100, lambda r, d: (f"IMPS/{digits(r, 12, '3')}/{person(r)}", "")),
        (6, "d", 50000, 500000, 10000, lambda r, d: (f"To Trf. R.D. A/c {digits(r, 5, '0')}", "")),
        (5, "d", 200000, 1500000, 100, lambda r, d: (f"To Trf. Loan Inst. {r.choice(['HYL', 'VEH', 'GLD'])}/{digits(r, 4)}", "")),
        (5, "c", 500000, 9000000, 1, lambda r, d: (f"RTGS/NEFT {r.choice(BANK4)}{digits(r, 10)} {r.choice(['Sahakari Sakhar Karkhana Us Bill', 'Dudh Sangh Milk Payment', 'Krushi Utpanna Bajar Samiti'])}", "")),
        (4, "d", 1770, 5900, 1, lambda r, d: (r.choice(["SMS Chg + GST", "Min.Bal.Chg+GST", "Chq Book Chg + GST"]), "")),
        (3, "c", 5000, 150000, 100, lambda r, d: ("By Int. on S.B.", "")),
        (2, "c", 10000, 90000, 100, lambda r, d: ("By Dividend on Shares", "")),
    ]


def janseva(path, rng, rows):
    y0 = rng.randint(2016, 2024)
    start, end = dt.date(y0, 4, 1), dt.date(y0 + 1, 3, 31)
    opening = rng.randint(50000, 5000000)
    tx = book(rng, rows, start, end, opening, _coop_recipes())
    doc = Doc(path, title="Khate Utara")
    town = rng.choice(["Sangli", "Satara", "Barshi", "Vita"])
    bank = f"JANSEVA NAGARI SAHAKARI BANK LTD., {town.upper()}"
    acc = f"{rng.randint(1, 12):03d}/SB/{digits(rng, 7, '000')}"
    name = person(rng)
    name = honor(rng, name, ["Shri. "], ["Smt. ", "Sau. "]) + name
    nominee = person(rng)
    user = rng.choice(["SMK", "CLERK2", "PRJ"])
    xs = [30, 92, 290, 340, 408, 476, 544, 566]

    def top():
        doc.t(doc.w / 2, 40, "जनसेवा नागरी सहकारी बँक", "DevaB", 13, "c")
        doc.t(doc.w / 2, 57, bank, "SerifB", 11.5, "c")
        doc.t(doc.w / 2, 69, "(Regd. No. SAN/BNK/104/1985)   H.O. : Ganpati Peth, Dist. " + town + "   Ph. 2373041, 2375512", "SerifC", 7.5, "c")
        doc.t(doc.w / 2, 83, "Statement of Account (Khate Utara)", "SerifB", 9.5, "c")
        doc.line(30, 88, 566, 88, 1)
        doc.line(30, 90, 566, 90, .4)
        doc.t(30, 103, "A/c No. : " + acc, "Serif", 8.4)
        doc.t(300, 103, "A/c Type : Savings Deposit", "Serif", 8.4)
        doc.t(566, 103, f"Pg. {doc.page}", "Serif", 8.4, "r")
        doc.t(30, 116, "Name : " + name, "Serif", 8.4)
        doc.t(300, 116, "Nominee : " + nominee, "Serif", 8.4)
        doc.t(30, 129, f"Add. : At Post {town}, Tal. {town}", "Serif", 8.4)
        doc.t(300, 129, f"From {start:%d/%m/%Y} To {end:%d/%m/%Y}", "Serif", 8.4)
        y = 136
        doc.line(30, y, 566, y, .8)
        for i, (lab, al) in enumerate((("Tr.Date", "l"), ("Particulars", "l"), ("Inst.No.", "l"), ("Debit Rs.", "r"), ("Credit Rs.", "r"), ("Balance Rs.", "r"), ("D/C", "c"))):
            x = xs[i] + 3 if al == "l" else (xs[i + 1] - 3 if al == "r" else (xs[i] + xs[i + 1]) / 2)
            doc.t(x, y + 11, lab, "SerifB", 7.8 if i < 6 else 7, al)
        doc.line(30, y + 15, 566, y + 15, .8)
        return y + 15

    def row(y, date, parts, inst, d, c, b, font="SerifC"):
        doc.t(xs[0] + 3, y, date, font, 8)
        doc.lines(xs[1] + 3, y, parts, font, 8, 9.8)
        doc.t(xs[2] + 3, y, inst, font, 8)
        for k, v in ((4, d), (5, c), (6, b)):
            if v is not None:
                doc.t(xs[k] - 3, y, plain(abs(v)), font, 8, "r")
        if b is not None:
            doc.t((xs[6] + xs[7]) / 2, y, "Cr", font, 8, "c")

    def rules(y):
        for x in xs[1:-1]:
            doc.line(x, 136, x, y, .3, "#000000", ([1, 2],))
        doc.line(30, y, 566, y, .8)

    y = top() + 12
    row(y, f"{start:%d/%m/%Y}", ["Opening Balance"], "", None, None, opening, "SerifB")
    last = opening
    for t in tx:
        parts = wrap(t.desc, 190, "SerifC", 8)
        if y + len(parts) * 9.8 + 4 > 770:
            rules(776)
            doc.t(566, 788, "contd...", "SerifC", 8, "r")
            doc.new()
            y = top()
        y += 13.5
        row(y, f"{t.date:%d/%m/%Y}", parts, t.ref, t.d, t.c, t.bal)
        y += 9.8 * (len(parts) - 1)
        last = t.bal
    td, tc = sums(tx)
    if y > 710:
        rules(776)
        doc.new()
        y = top()
    y += 7
    rules(y)
    y += 11
    row(y, "", ["Total :"], "", td, tc, None, "SerifB")
    y += 13
    row(y, "", ["Closing Balance :"], "", None, None, last, "SerifB")
    doc.line(30, y + 5, 566, y + 5, .8)
    doc.t(30, y + 20, f"Entries : {len(tx)}     Printed by : {user}   on {end:%d/%m/%Y} 16:42", "SerifC", 7.5)
    doc.t(30, y + 34, "Please inform difference if any within 8 days, otherwise balance will be treated as correct.", "SerifC", 7.5)
    doc.t(430, y + 60, "Clerk", "SerifC", 8)
    doc.t(500, y + 60, "Officer / Manager", "SerifC", 8)
    doc.save()
    return bank_truth(bank_name=bank, account_number=acc, account_holder=name, account_type="Savings Deposit", currency="INR", statement_period={"from": iso(start), "to": iso(end)},
                      opening_balance=amt(opening), closing_balance=amt(last), total_debits=amt(td), total_credits=amt(tc), transactions=[t.truth(ref=True) for t in tx])


LAYOUTS = {"kanara": kanara, "janseva": janseva}
