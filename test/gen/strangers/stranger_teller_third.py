# SPDX-License-Identifier: AGPL-3.0-or-later
"""Banks of other countries: United Kingdom, United States, Germany."""
from datetime import timedelta

from reportlab.lib.pagesizes import letter

import stranger_teller_kit as kit
from stranger_teller_kit import Pen, amt, german, west


def thornbury(path, seed, rows):
    """A British high-street bank: a date once a day, the balance once a day, D for overdrawn, carried balances on each page."""
    r = kit.rng("thornbury", seed, rows)
    a, b = kit.period(r, rows, 1 if rows < 30 else 2)
    opening = r.randint(-20000, 240000)
    shops = ("BRIAR & SONS GROCERS BATH", "THE OLD MILL CAFE", "PENNYWELL PETROL 114", "FOXGLOVE GARDEN CTR", "HALE RAIL TICKETS", "LARKSPUR BOOKS YORK")
    people = ("H WINSTANLEY", "ORLA PEMBROKE", "T ASHDOWN", "K MBEKI-HALL", "FERNDALE LETTINGS")

    def pick(r):
        k = r.random()
        if k < .42:
            return "VIS " + r.choice(shops), "", "", "dr", r.randint(180, 9500)
        if k < .6:
            return "DD " + r.choice(("SEVERNSIDE WATER", "MOORLAND ENERGY", "THORNBURY COUNCIL", "CLEARLINE BROADBAND")), "", "", "dr", r.randint(1500, 19000)
        if k < .72:
            return f"BP {r.choice(people)} {r.choice(('RENT', 'HOLIDAY SHARE', 'INV ' + kit.digits(r, 4)))}", "", "", "dr", r.randint(2, 70) * 1000
        if k < .8:
            return f"ATM CASH {r.choice(('HIGH ST', 'STATION'))} {kit.digits(r, 6)}", "", "", "dr", r.randint(1, 20) * 1000
        if k < .92:
            return f"CR {r.choice(people)} {r.choice(('REFUND', 'GIFT', 'THANKS'))}", "", "", "cr", r.randint(500, 60000)
        return "CR ASHCOMBE DESIGN LTD SALARY", "", "", "cr", r.randint(140000, 290000)
    led = kit.ledger(r, rows, a, b, opening, pick, od=150000)
    who = r.choice(("Ms Imogen Cartwright", "Mr Desmond Okafor", "Mrs Bethan Llewellyn", "Dr Rowan Ellery"))
    sort, acc = f"{r.randint(10, 99)}-{r.randint(10, 99)}-{r.randint(10, 99)}", kit.digits(r, 8)
    ib = kit.fours(kit.iban("GB", "THBY" + sort.replace("-", "") + acc))
    d, c = kit.totals(led)
    red = (.7, .05, .1)
    bal = lambda v: west(abs(v)) + (" D" if v < 0 else "")
    dd = lambda x: kit.dmony(x, " ", True)
    last = {x.day: i for i, x in enumerate(led)}

    def draw(path, total):
        p = Pen(path)

        def start(carried, day):
            p.t(48, 52, "Thornbury Bank", "Times-Bold", 20, color=red)
            p.t(547, 46, "Contact tel 0345 000 0101", "Helvetica", 7.5, "r")
            p.t(547, 56, "www.thornbury.example", "Helvetica", 7.5, "r")
            if p.page == 1:
                p.t(48, 96, who, "Helvetica", 10)
                for i, s in enumerate(("14 Orchard Lane", "Kingsmead", "BA2 7QT")):
                    p.t(48, 109 + 13 * i, s, "Helvetica", 10)
                p.t(340, 90, "Account Summary", "Helvetica-Bold", 11, color=red)
                for i, (k, v) in enumerate((("Opening Balance", bal(opening)), ("Payments In", west(c)), ("Payments Out", west(d)), ("Closing Balance", bal(led[-1].bal)))):
                    p.t(340, 106 + 13 * i, k, "Helvetica", 9)
                    p.t(547, 106 + 13 * i, v, "Helvetica-Bold", 9, "r")
                p.t(340, 164, "International Bank Account Number", "Helvetica", 7.5)
                p.t(340, 174, ib, "Helvetica", 9)
                y = 200
            else:
                y = 84
            p.t(48, y, f"{kit.long_date(a)} to {kit.long_date(b)}" if p.page == 1 else "Your Statement", "Helvetica-Bold", 11)
            p.t(547, y, "Classic Current Account", "Helvetica", 10, "r")
            p.t(48, y + 20, "Account Name", "Helvetica", 8)
            p.t(48, y + 31, who, "Helvetica", 9)
            for xx, k, v in ((330, "Sortcode", sort), (420, "Account Number", acc), (510, "Sheet", str(p.page))):
                p.t(xx, y + 20, k, "Helvetica", 8)
                p.t(xx, y + 31, v, "Helvetica", 9)
            y += 44
            p.t(48, y + 10, "Your Bank Account details" if p.page == 1 else "Your Bank Account details (continued)", "Helvetica-Bold", 10, color=red)
            p.line(48, y + 15, 547, y + 15, 1, red)
            for xx, s, al in ((48, "Date", "l"), (104, "Payment type and details", "l"), (392, "Paid out", "r"), (468, "Paid in", "r"), (540, "Balance", "r")):
                p.t(xx, y + 27, s, "Helvetica-Oblique", 8.5, al)
            y += 42
            p.t(48, y, dd(day), "Helvetica", 9)
            p.t(104, y, "BALANCE BROUGHT FORWARD", "Helvetica-Bold", 9)
            p.t(540, y, bal(carried), "Helvetica-Bold", 9, "r")
            return y
        y = start(opening, a - timedelta(days=1))
        shown = None
        for i, x in enumerate(led):
            if y > 735 and shown is not None and led[i - 1].day != x.day:
                p.t(48, y + 14, dd(led[i - 1].day), "Helvetica", 9)
                p.t(104, y + 14, "BALANCE CARRIED FORWARD", "Helvetica-Bold", 9)
                p.t(540, y + 14, bal(led[i - 1].bal), "Helvetica-Bold", 9, "r")
                p.next()
                y = start(led[i - 1].bal, led[i - 1].day)
            y += 14
            if shown != x.day:
                p.t(48, y, dd(x.day), "Helvetica", 9)
                shown = x.day
            p.t(104, y, x.text, "Helvetica", 9)
            p.t(392 if x.dr else 468, y, west(x.dr or x.cr), "Helvetica", 9, "r")
            if last[x.day] == i:
                p.t(540, y, bal(x.bal), "Helvetica", 9, "r")
        p.t(48, y + 14, dd(b), "Helvetica", 9)
        p.t(104, y + 14, "BALANCE CARRIED FORWARD", "Helvetica-Bold", 9)
        p.t(540, y + 14, bal(led[-1].bal), "Helvetica-Bold", 9, "r")
        p.t(48, 822, "Amounts are in pounds sterling (GBP). D after a balance shows that the account was overdrawn.", "Helvetica", 7)
        p.save()
        return p.page
    kit.twice(path, draw)
    return {"data": {"bank_name": "Thornbury Bank", "account_number": acc, "account_holder": who, "account_type": "Classic Current Account", "iban": ib, "currency": "GBP",
                     "statement_period": kit.span(a, b), "opening_balance": amt(opening), "closing_balance": amt(led[-1].bal), "total_debits": amt(d), "total_credits": amt(c),
                     "transactions": [x.truth(last[x.day] == i) for i, x in enumerate(led)]}}


def prairie(path, seed, rows):
    """A bank of the United States: no running balance, entries by kind in sections, cheques in a list of their own, daily balances at the end."""
    r = kit.rng("prairie", seed, rows)
    a, b = kit.period(r, rows, 1)
    opening = r.randint(80000, 900000)

    def pick(r):
        k, n = r.random(), kit.digits(r, 4)
        if k < .22:
            return r.choice((f"Remote Online Deposit {n}", "Bluestem Logistics Payroll PPD ID: 9" + kit.digits(r, 9), f"Instant Payment From Dana Whitlock {n}")), "", "", "cr", r.randint(4000, 320000)
        if k < .36:
            return "", n, n, "dr", r.randint(2500, 180000)
        if k < .74:
            return f"Card Purchase {r.choice(('Cottonwood Market', 'Dry Creek Fuel', 'Sandhill Diner', 'Mesa Hardware'))} {r.choice(('Omaha NE', 'Lincoln NE', 'Salina KS'))} Card {n}", "", "card", "dr", r.randint(400, 22000)
        if k < .95:
            return r.choice(("Platte Power Co Utility", "Homestead Mtg Payment", "Wagon Ins Premium")) + " Web ID: " + kit.digits(r, 10), "", "el", "dr", r.randint(3000, 160000)
        return r.choice(("Monthly Service Fee", "Non-Network ATM Fee")), "", "fee", "dr", r.choice((1200, 300, 250))
    led = kit.ledger(r, rows, a, b, opening, pick)
    who, acc = r.choice(("WALTER J HENDRICKS", "COTTONWOOD BAKERY LLC", "RUTH ANN OSTERBERG")), "0000" + kit.digits(r, 8)
    groups = (("DEPOSITS AND ADDITIONS", "Deposits and Additions", [x for x in led if x.cr]), ("CHECKS PAID", "Checks Paid", sorted((x for x in led if x.dr and x.chq.isdigit()), key=lambda x: x.chq)),
              ("ATM & DEBIT CARD WITHDRAWALS", "ATM & Debit Card Withdrawals", [x for x in led if x.chq == "card"]), ("ELECTRONIC WITHDRAWALS", "Electronic Withdrawals", [x for x in led if x.chq == "el"]),
              ("FEES", "Fees", [x for x in led if x.chq == "fee"]))
    F, B = "Helvetica", "Helvetica-Bold"
    us = lambda d: f"{d.month:02d}/{d.day:02d}"
    p = Pen(path, letter)
    p.t(44, 50, "PRAIRIE STATE BANK", B, 15, color=(.1, .3, .2))
    p.t(44, 62, "P O Box 1180, Grand Island, NE 68802", F, 8)
    p.t(568, 50, f"{kit.MONTH[a.month - 1]} {a.day:02d}, {a.year} through {kit.MONTH[b.month - 1]} {b.day:02d}, {b.year}", F, 9, "r")
    p.t(568, 62, f"Account Number: {acc}", B, 9, "r")
    for i, s in enumerate((who, f"{r.randint(100, 999)} W 4TH ST", "KEARNEY NE 68847")):
        p.t(44, 104 + 12 * i, s, F, 10)
    p.box(44, 152, 524, 16, fill=(.88, .92, .88))
    p.t(48, 163, "CHECKING SUMMARY", B, 10)
    p.t(200, 163, "Prairie Business Complete Checking" if "LLC" in who else "Prairie Total Checking", F, 9)
    y = 184
    p.t(400, y, "AMOUNT", B, 8, "r")
    y += 13
    p.t(48, y, "Beginning Balance", B, 9)
    p.t(400, y, "$" + west(opening), B, 9, "r")
    for _, k, xs in groups:
        if xs:
            y += 13
            s = sum(x.cr - x.dr for x in xs)
            p.t(48, y, k, F, 9)
            p.t(400, y, west(s), F, 9, "r")
    y += 14
    p.line(48, y - 10, 400, y - 10)
    p.t(48, y, "Ending Balance", B, 9)
    p.t(400, y, "$" + west(led[-1].bal), B, 9, "r")
    y += 26

    def room(n, again=None):
        nonlocal y
        if y + n > 748:
            p.t(306, 775, f"Page {p.page}", F, 8, "c")
            p.next()
            p.t(568, 40, f"Account Number: {acc}", F, 8, "r")
            y = 66
            if again:
                again(True)

    tx = []
    for title, k, xs in groups:
        if not xs:
            continue
        chk = title == "CHECKS PAID"

        def heads(cont=False):
            nonlocal y
            p.box(44, y - 11, 524, 16, fill=(.88, .92, .88))
            p.t(48, y, title + (" (continued)" if cont else ""), B, 10)
            y += 19
            for xx, s, al in (((48, "CHECK NUMBER", "l"), (200, "DATE PAID", "l"), (330, "AMOUNT", "r")) if chk else ((48, "DATE", "l"), (100, "DESCRIPTION", "l"), (564, "AMOUNT", "r"))):
                p.t(xx, y, s, B, 8, al)
            y += 4
        room(60)
        heads()
        for j, x in enumerate(xs):
            room(16, heads)
            y += 13
            v = ("$" if not j else "") + west(x.dr or x.cr)
            if chk:
                p.t(48, y, x.chq, F, 9)
                p.t(200, y, us(x.day), F, 9)
                p.t(330, y, v, F, 9, "r")
                t = {"date": x.day.isoformat(), "reference": x.chq, "debit": amt(x.dr)}
            else:
                p.t(48, y, us(x.day), F, 9)
                p.t(100, y, x.text, F, 9)
                p.t(564, y, v, F, 9, "r")
                t = x.truth(False)
            tx.append(t)
        room(20)
        y += 14
        p.line(48, y - 10, 330 if chk else 564, y - 10, .4)
        p.t(48, y, "Total " + k, B, 9)
        p.t(330 if chk else 564, y, "$" + west(sum(x.dr + x.cr for x in xs)), B, 9, "r")
        y += 26
    days = {}
    for x in led:
        days[x.day] = x.bal
    items = list(days.items())
    n = (len(items) + 2) // 3
    room(40 + 12 * n)
    p.box(44, y - 11, 524, 16, fill=(.88, .92, .88))
    p.t(48, y, "DAILY ENDING BALANCE", B, 10)
    for i, (day, v) in enumerate(items):
        k, j = divmod(i, n)
        if not j:
            p.t(48 + 180 * k, y + 18, "DATE", B, 8)
            p.t(190 + 180 * k, y + 18, "AMOUNT", B, 8, "r")
        p.t(48 + 180 * k, y + 31 + 12 * j, us(day), F, 9)
        p.t(190 + 180 * k, y + 31 + 12 * j, "$" + west(v) if not j else west(v), F, 9, "r")
    p.t(306, 775, f"Page {p.page}", F, 8, "c")
    p.save()
    out = {"bank_name": "PRAIRIE STATE BANK", "account_number": acc, "account_holder": who, "account_type": "Prairie Business Complete Checking" if "LLC" in who else "Prairie Total Checking",
           "currency": "USD", "statement_period": kit.span(a, b), "opening_balance": amt(opening), "closing_balance": amt(led[-1].bal), "transactions": tx}
    if groups[0][2]:
        out["total_credits"] = amt(sum(x.cr for x in led))
    return {"data": out}


def rheintal(path, seed, rows):
    """A German savings bank's Kontoauszug: S and H after sums, dates without year, purposes over lines, no running balance."""
    r = kit.rng("rheintal", seed, rows)
    a, b = kit.period(r, rows, 1)
    opening = r.randint(-30000, 350000)
    names = ("Annegret Lohmüller", "Bäckerei Sonnfeld GmbH", "Hausverwaltung Kessler KG", "Jörg Weißenbach", "Stadtwerke Oberlahn")

    def pick(r):
        k, n = r.random(), r.choice(names)
        if k < .3:
            return f"Kartenzahlung\n{r.choice(('FRISCHMARKT EBERT', 'TANKHOF MERTENS', 'BUCHHANDLUNG KRANZ'))}//OBERLAHN/DE\n{r.randint(8, 20)}:{r.randint(10, 59)} Uhr Girocard {kit.digits(r, 4)}", "", "", "dr", r.randint(300, 12000)
        if k < .55:
            return f"Basislastschrift\n{n}\nVertrag {kit.digits(r, 7)} Abschlag\nMandatsref. {kit.alnum(r, 10)}", "", "", "dr", r.randint(900, 24000)
        if k < .72:
            return f"Überweisung\n{n}\nRechnung {kit.digits(r, 5)}", "", "", "dr", r.randint(1000, 90000)
        if k < .78:
            return f"Bargeldauszahlung\nGA NR{kit.digits(r, 8)} OBERLAHN", "", "", "dr", r.randint(2, 40) * 1000
        if k < .84:
            return "Lohn/Gehalt\nFeinmechanik Dörr AG\nEntgelt Pers.-Nr. " + kit.digits(r, 5), "", "", "cr", r.randint(180000, 320000)
        return f"Überweisungsgutschrift\n{n}\nErstattung {kit.digits(r, 6)}", "", "", "cr", r.randint(800, 60000)
    led = kit.ledger(r, rows, a, b, opening, pick, od=200000)
    who, acc = r.choice(("Frau Mareike Thönnes", "Herrn Lothar Brandeis", "Frau Dr. Swantje Köppel")), kit.digits(r, 10)
    blz = "5" + kit.digits(r, 7)
    ib = kit.fours(kit.iban("DE", blz + acc))
    sh = lambda v: german(abs(v)) + (" S" if v < 0 else " H")
    F, B = "Helvetica", "Helvetica-Bold"
    for x in led:
        x.lines = x.text.split("\n")

    def draw(path, total):
        p = Pen(path)

        def start(label, v):
            p.box(0, 0, 14, p.h, fill=(.88, .1, .1))
            p.t(56, 50, "Sparbank Rheintal", B, 16, color=(.88, .1, .1))
            p.t(545, 46, f"Kontoauszug {a.month}/{a.year}", B, 11, "r")
            p.t(545, 59, f"Blatt {p.page} von {total}", F, 9, "r")
            if p.page == 1:
                for i, s in enumerate((who, "Lindenweg 27", "56410 Oberlahn")):
                    p.t(56, 96 + 13 * i, s, F, 10)
                for i, (k, w) in enumerate((("Kontonummer", acc), ("IBAN", ib), ("BIC", "SPRTDE5KXXX"), ("Kontoart", "Girokonto Komfort"), ("Zeitraum", f"{kit.dmy(a, '.')} - {kit.dmy(b, '.')}"))):
                    p.t(320, 96 + 13 * i, k, F, 9)
                    p.t(390, 96 + 13 * i, w, F, 9)
                y = 186
            else:
                y = 90
            p.line(56, y, 545, y, .8)
            for xx, s, al in ((56, "Bu.-Tag", "l"), (102, "Wert", "l"), (148, "Vorgang", "l"), (545, "Betrag EUR", "r")):
                p.t(xx, y + 12, s, B, 9, al)
            p.line(56, y + 17, 545, y + 17, .8)
            p.t(148, y + 32, label, B, 9.5)
            p.t(545, y + 32, sh(v), B, 9.5, "r")
            return y + 40
        y = start(f"alter Kontostand vom {kit.dmy(a - timedelta(days=1), '.')}", opening)
        v = opening
        for x in led:
            h = 11.5 * len(x.lines) + 6
            if y + h > 765:
                p.t(148, y + 16, f"Übertrag auf Blatt {p.page + 1}", B, 9.5)
                p.t(545, y + 16, sh(v), B, 9.5, "r")
                p.next()
                y = start(f"Übertrag von Blatt {p.page - 1}", v)
            q = y + 11
            p.t(56, q, f"{x.day.day:02d}.{x.day.month:02d}.", F, 9.5)
            p.t(102, q, f"{x.day.day:02d}.{x.day.month:02d}.", F, 9.5)
            p.t(545, q, sh(x.cr - x.dr), F, 9.5, "r")
            for k, s in enumerate(x.lines):
                p.t(148, q + 11.5 * k, s, F, 9.5)
            y, v = y + h, x.bal
        p.line(56, y + 4, 545, y + 4, .8)
        p.t(148, y + 19, f"neuer Kontostand vom {kit.dmy(b, '.')}", B, 9.5)
        p.t(545, y + 19, sh(v), B, 9.5, "r")
        p.t(56, 822, "S = Soll (Belastung), H = Haben (Gutschrift). Einwendungen sind innerhalb von sechs Wochen zu erheben.", F, 7)
        p.save()
        return p.page
    kit.twice(path, draw)
    return {"data": {"bank_name": "Sparbank Rheintal", "account_number": acc, "account_holder": who, "account_type": "Girokonto Komfort", "iban": ib, "currency": "EUR",
                     "statement_period": kit.span(a, b), "opening_balance": amt(opening), "closing_balance": amt(led[-1].bal), "transactions": [x.truth(False) for x in led]}}


BANKS = {"thornbury": thornbury, "prairie": prairie, "rheintal": rheintal}
