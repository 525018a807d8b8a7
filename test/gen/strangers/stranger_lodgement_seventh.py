# SPDX-License-Identifier: AGPL-3.0-or-later
"""Papers of stranger_lodgement.py, seventh part."""

from reportlab.lib.pagesizes import letter

from stranger_lodgement_kit import (Doc, H, HB, HO, alnum, amt, bank_truth, book, digits, honor, iso, month, sums, west, wrap)

USSHOP = "TARGETTE 00012|KROGUR #421|SHELLY OIL 5744|WM SUPERCENTR #88|CHIPOTLO 1180|TRADER JOSE #61|STARBUKS STORE 0921|COSTKO WHSE #0488|WALGREENZ #7123".split("|")
USTOWN = "PHOENIX AZ|AUSTIN TX|DENVER CO|RALEIGH NC|TAMPA FL|OGDEN UT".split("|")
USNAME = "MARGARET L ELLISON|DEREK T WHITMAN|ROSA M CASTELLANO|KEVIN J BRANDT|ANITA F DUBOIS".split("|")


def pacifica(path, rng, rows):
    start, end = month(rng)
    dd = lambda d: f"{d:%m/%d/%y}"
    long = lambda d: f"{d:%B} {d.day}, {d.year}"
    opening = rng.randint(30000, 900000)
    name = rng.choice(USNAME)

    def dep(r, d):
        k = r.random()
        if k < .4:
            return f"{r.choice(['BRIGHTPATH INC', 'COUNTY OF MARLOW', 'NORTHSIDE HOSP'])}   DES:PAYROLL    ID:{digits(r, 10)} INDN:{name.replace(' ', ',', 1)[:22]}  CO ID:{digits(r, 10)} PPD"
        if k < .75:
            return f"Zelle payment from {r.choice(USNAME)} for \"{r.choice(['Dinner', 'rent share', 'Thanks!'])}\"; Conf# {alnum(r, 9).lower()}"
        return f"PC MOBILE DEPOSIT {d:%m/%d} {digits(r, 10)}"

    atm = lambda r, d: (f"CHECKCARD {d:%m%d} {r.choice(USSHOP)} {r.choice(USTOWN)} {digits(r, 23)} CKCD {digits(r, 4)} XXXXXXXXXXXX{digits(r, 4)}" if r.random() < .7 else
                        f"PURCHASE {d:%m%d} {r.choice(USSHOP)} {r.choice(USTOWN)} {digits(r, 15)}")

    def oth(r, d):
        k = r.random()
        if k < .5:
            return f"{r.choice(['DUKEE ENERGY', 'GEIKO AUTO', 'T-MOBIL', 'WELLS MTG'])}   DES:{r.choice(['BILL PAY', 'INS PREM', 'PCS SVC', 'PAYMENT'])}   ID:{digits(r, 12)}   INDN:{name[:18]}   CO ID:{digits(r, 10)} WEB"
        if k < .8:
            return f"Zelle payment to {r.choice(USNAME).title()} Conf# {alnum(r, 9).lower()}"
        return f"Online Banking transfer to SAV {digits(r, 4)} Confirmation# {digits(r, 10)}"
    tx = book(rng, rows, start, end, opening, [
        (18, "c", 2000, 280000, 1, lambda r, d: (dep(r, d), "", "dep")), (45, "d", 300, 22000, 1, lambda r, d: (atm(r, d), "", "atm")),
        (6, "d", 2000, 40000, 2000, lambda r, d: (f"PCA ATM {d:%m/%d} #{digits(r, 9)} WITHDRWL {r.choice(USTOWN)}", "", "atm")),
        (20, "d", 1500, 120000, 1, lambda r, d: (oth(r, d), "", "oth")), (2, "d", 1200, 3500, 100, lambda r, d: (r.choice(["Monthly Maintenance Fee", "WIRE TRANSFER FEE", "NON-PCA ATM FEE"]), "", "fee"))])
    acc = " ".join(digits(rng, 4) for _ in range(3))
    red, navy = "#e31837", "#012169"
    W, Hh = letter

    def footer(doc, i, n):
        if i > 1:
            doc.t(36, 30, f"{name}  |  Account # {acc}  |  {long(start)} to {long(end)}", H, 8)
        doc.t(576, 770, f"Page {i} of {n}", H, 8, "r")
    doc = Doc(path, size=letter, footer=footer, title="eStatement")
    doc.t(36, 48, "PACIFICA", HB, 17, color=navy)
    doc.t(122, 48, "BANK, N.A.", H, 12, color=navy)
    doc.poly([(200, 50), (216, 36), (222, 36), (206, 50)], red)
    doc.poly([(210, 50), (226, 36), (232, 36), (216, 50)], navy)
    doc.lines(36, 64, ["P.O. Box 15284", "Wilmington, DE 19850"], H, 7.5, 9)
    doc.lines(36, 120, [name, f"{rng.randint(100, 9900)} {rng.choice(['E MAPLE ST', 'OAK HOLLOW DR', 'W 7TH AVE APT 3'])}", f"{rng.choice(USTOWN)}  {digits(rng, 5, '7')}-{digits(rng, 4)}"], H, 9, 11.5)
    doc.t(380, 52, "Customer service information", HB, 9, color=navy)
    doc.lines(380, 68, ["Customer service: 1.800.555.1200", "TDD/TTY users only: 1.800.555.4408", "En Español: 1.800.555.6262", "pacificabank.example", "Pacifica Bank, N.A.", "P.O. Box 25118", "Tampa, FL 33622-5118"], H, 8, 10.5)
    plan = rng.choice(["Your Adv Plus Banking", "Your Advantage SafeBalance Banking", "Your Preferred Checking"])
    doc.t(36, 190, plan, H, 20, color=red)
    doc.t(36, 208, f"for {long(start)} to {long(end)}", HB, 9)
    doc.t(576, 208, f"Account number: {acc}", HB, 9, "r")
    doc.t(36, 222, name, HB, 9)
    doc.t(36, 250, "Account summary", H, 14, color=navy)
    sec = {k: [t for t in tx if t.extra == k] for k in ("dep", "atm", "oth", "fee")}
    tot = {k: sum(t.d or t.c for t in v) for k, v in sec.items()}
    y = 266
    for lab, v in ((f"Beginning balance on {long(start)}", "$" + west(opening)), ("Deposits and other additions", west(tot["dep"])), ("ATM and debit card subtractions", "-" + west(tot["atm"])),
                   ("Other subtractions", "-" + west(tot["oth"])), ("Checks", "-0.00"), ("Service fees", "-" + west(tot["fee"]))):
        doc.t(36, y, lab, H, 9)
        doc.t(310, y, v, H, 9, "r")
        doc.line(36, y + 4, 310, y + 4, .3, "#aaaaaa")
        y += 15
    close = tx[-1].bal
    doc.t(36, y + 2, f"Ending balance on {long(end)}", HB, 9.5)
    doc.t(310, y + 2, "$" + west(close), HB, 9.5, "r")
    doc.box(340, 246, 236, 104, stroke=navy, lw=.6)
    doc.t(350, 262, "BANK DEPOSIT ACCOUNTS", HB, 7.5, color=red)
    doc.para(350, 276, "Want to get more out of your account? Set up alerts to get notified about balances, payments and unusual activity. Message and data rates may apply. Terms apply. Explore at pacificabank.example/alerts", 214, H, 8, 10.5)
    doc.t(350, 342, "PULL: B CYCLE: 52 SPEC: E DELIVERY: E TYPE: IMAGE: A BC: FL", H, 5)
    doc.new()
    y = 66
    out = []

    def heading(y, title, cont=False):
        doc.t(36, y, title + (" - continued" if cont else ""), H, 14, color=navy)
        y += 14
        doc.t(36, y, "Date", HB, 8)
        doc.t(96, y, "Description", HB, 8)
        doc.t(576, y, "Amount", HB, 8, "r")
        doc.line(36, y + 4, 576, y + 4, .8)
        return y + 4

    titles = {"dep": "Deposits and other additions", "atm": "ATM and debit card subtractions", "oth": "Other subtractions", "fee": "Service fees"}
    wd = False
    for key in ("dep", "atm", "oth", "fee"):
        if not sec[key]:
            continue
        if y > 670:
            doc.new()
            y = 66
        if key != "dep" and not wd:
            doc.t(36, y, "Withdrawals and other subtractions", HB, 12, color=red)
            y += 20
            wd = True
        y = heading(y, titles[key])
        for t in sec[key]:
            lines = wrap(t.desc, 400, H, 8)
            if y + 10.5 * len(lines) + 5 > 740:
                doc.t(576, y + 11, "continued on the next page", HO, 8, "r")
                doc.new()
                y = heading(66, titles[key], True)
            doc.t(36, y + 11, dd(t.date), H, 8)
            doc.lines(96, y + 11, lines, H, 8, 10.5)
            doc.t(576, y + 11, ("-" if t.d else "") + west(t.d or t.c), H, 8, "r")
            y += 10.5 * len(lines) + 4
            doc.line(36, y, 576, y, .25, "#bbbbbb")
            out.append(t.truth(bal=False))
        doc.t(36, y + 13, "Total " + titles[key][0].lower() + titles[key][1:] if key != "atm" else "Total ATM and debit card subtractions", HB, 8.5)
        doc.t(576, y + 13, ("-$" if key != "dep" else "$") + west(tot[key]), HB, 8.5, "r")
        y += 42
    doc.save()
    return bank_truth(bank_name="PACIFICA BANK, N.A.", account_number=acc, account_holder=name, account_type=plan[5:], statement_period={"from": iso(start), "to": iso(end)},
                      opening_balance=amt(opening), closing_balance=amt(close), total_credits=amt(tot["dep"]), transactions=out)


CHNAME = "Regula Zumstein|Beat Amrhein|Corinne Bächtold|Urs Niederhäuser|Fabienne Roulin|Marcel Tschudi".split("|")
CHTOWN = "Olten|Thun|Wil SG|Uster|Chur|Biel/Bienne".split("|")
CHSHOP = "MIGROZ M|COOB PRONTO|SBBB TICKET SHOP|DENNNER|MANORA|LANDI MARKT|APOTHEKE ZUR ROSE".split("|")


def gelbpost(path, rng, rows):
    start, end = month(rng)
    opening = rng.randint(20000, 3500000)
    card = "XXXX" + digits(rng, 4)
    iban_ch = lambda r: "CH" + digits(r, 2) + " " + " ".join([digits(r, 4, "0900")] + [digits(r, 4) for _ in range(3)] + [digits(r, 1)])
    tx = book(rng, rows, start, end, opening, [
        (34, "d", 280, 18000, 5, lambda r, d: (f"KAUF/DIENSTLEISTUNG\nVOM {d:%d.%m.%Y}\nKARTEN NR. {card}\n{r.choice(CHSHOP)} {digits(r, 4)}\n{r.choice(CHTOWN).upper()}", "")),
        (10, "d", 2000, 50000, 1000, lambda r, d: (f"BARGELDBEZUG\nVOM {d:%d.%m.%Y}\nKARTEN NR. {card}\nPOSTOMAT {r.choice(CHTOWN).upper()}", "")),
        (18, "d", 1500, 180000, 5, lambda r, d: (f"E-FINANCE {r.randint(10, 99)}-{digits(r, 5)}-{r.randint(1, 9)}\n{r.choice(['KRANKENKASSE VISANO', 'SWISSKOMM (SCHWEIZ) AG', 'STEUERVERWALTUNG', 'LIEGENSCHAFTEN HUBER AG'])}\nREFERENZNUMMER:\n{digits(r, 2, '00')} {digits(r, 5)} {digits(r, 5)} {digits(r, 5)} {digits(r, 5)} {digits(r, 5)}", "")),
        (8, "d", 500, 20000, 50, lambda r, d: (f"TWINT GELD SENDEN VOM\n{d:%d.%m.%Y}\nAN TELEFON-NR. +4179{digits(r, 7)}\n{r.choice(CHNAME)}", "")),
        (7, "c", 500, 20000, 50, lambda r, d: (f"TWINT GELD EMPFANGEN VOM\n{d:%d.%m.%Y}\nVON TELEFON-NR. +4178{digits(r, 7)}", "")),
        (9, "c", 380000, 850000, 5, lambda r, d: (f"GUTSCHRIFT VON FREMDBANK\nAUFTRAGGEBER: {r.choice(['UHRENFABRIK BALMER AG', 'KANTONSSPITAL', 'GEMEINDE ' + r.choice(CHTOWN).upper()])}\nMITTEILUNGEN: SALAER {d:%m/%Y}\n{iban_ch(r)}", "")),
        (2, "d", 500, 1500, 100, lambda r, d: ("PREIS FÜR KONTOFÜHRUNG", "")),
    ])
    sp = lambda p: west(p, " ", ".")
    s2 = lambda d: f"{d:%d.%m.%y}"
    name = rng.choice(CHNAME)
    iban = iban_ch(rng)
    doc = Doc(path, title="Kontoauszug", footer=lambda doc, i, n: doc.t(555, 812, f"Seite {i} / {n}", "Noto", 7.5, "r"))
    yel = "#ffcc00"
    xs = [40, 92, 338, 408, 460, 555]
    MON = "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split()
    td, tc = sums(tx)
    town = rng.choice(CHTOWN)

    def top(first):
        doc.box(440, 28, 115, 26, fill=yel)
        doc.t(448, 45, "GelbPost Finanz", "NotoB", 11)
        if first:
            doc.lines(40, 48, ["GelbPost Finanz AG", "Operations Center", "4808 Zofikon", "", "Telefon 0848 888 701"], "Noto", 8, 11)
            doc.lines(340, 108, [honor(rng, name, ["Herr"], ["Frau"]), name, f"{rng.choice(['Seestrasse', 'Dorfweg', 'Rebhalde'])} {rng.randint(1, 99)}", f"{digits(rng, 4, '8')} {town}"], "Noto", 9.5, 13)
            doc.t(40, 186, f"Kontoauszug {MON[start.month - 1]} {start.year}", "NotoB", 13)
            doc.t(555, 186, f"Datum: {end:%d.%m.%Y}", "Noto", 8.5, "r")
            y = 204
            for lab, v in (("Privatkonto", "CHF"), ("IBAN", iban), ("Kontoinhaber", name), ("Periode", f"{start:%d.%m.%Y} - {end:%d.%m.%Y}")):
                doc.t(40, y, lab, "Noto", 8.5)
                doc.t(120, y, v, "NotoB" if lab == "IBAN" else "Noto", 8.5)
                y += 12
            y += 8
        else:
            doc.t(40, 46, f"Kontoauszug {MON[start.month - 1]} {start.year}   IBAN {iban}", "Noto", 8)
            y = 72
        doc.box(40, y, 515, 16, fill=yel)
        for x, lab, al in ((44, "Datum", "l"), (92, "Text", "l"), (338, "Gutschrift", "r"), (408, "Lastschrift", "r"), (440, "Valuta", "c"), (551, "Saldo", "r")):
            doc.t(x, y + 11, lab, "NotoB", 8, al)
        return y + 16

    y = top(True) + 13
    doc.t(44, y, s2(start), "Noto", 8)
    doc.t(92, y, "Kontostand", "NotoB", 8)
    doc.t(551, y, sp(opening), "NotoB", 8, "r")
    y += 4
    out = []
    for i, t in enumerate(tx):
        parts = t.desc.split("\n")
        h = len(parts) * 10 + 4
        if y + h > 785:
            doc.new()
            y = top(False)
        eod = i + 1 == len(tx) or tx[i + 1].date != t.date
        doc.t(44, y + 11, s2(t.date), "Noto", 8)
        doc.lines(92, y + 11, parts, "Noto", 8, 10)
        doc.t(338 if t.c else 408, y + 11, sp(t.c or t.d), "Noto", 8, "r")
        doc.t(440, y + 11, s2(t.date), "Noto", 8, "c")
        if eod:
            doc.t(551, y + 11, sp(t.bal), "Noto", 8, "r")
        y += h
        doc.line(40, y + 1, 555, y + 1, .25, "#c9c9c9")
        out.append(t.truth(bal=eod))
    if y > 730:
        doc.new()
        y = top(False)
    doc.line(40, y + 2, 555, y + 2, .8)
    doc.t(92, y + 14, "Total", "NotoB", 8)
    doc.t(338, y + 14, sp(tc), "NotoB", 8, "r")
    doc.t(408, y + 14, sp(td), "NotoB", 8, "r")
    doc.t(44, y + 27, s2(end), "Noto", 8)
    doc.t(92, y + 27, "Kontostand", "NotoB", 8)
    doc.t(551, y + 27, sp(tx[-1].bal), "NotoB", 8, "r")
    doc.para(40, y + 48, "Bitte überprüfen Sie den Kontoauszug. Ohne Ihren Gegenbericht innert 30 Tagen gilt er als genehmigt. Details zu Preisen und Zinsen finden Sie unter www.gelbpostfinanz.example/preise.", 515, "Noto", 7, 9)
    doc.save()
    return bank_truth(bank_name="GelbPost Finanz AG", account_number=iban, account_holder=name, account_type="Privatkonto", currency="CHF", statement_period={"from": iso(start), "to": iso(end)},
                      opening_balance=amt(opening), closing_balance=amt(tx[-1].bal), total_debits=amt(td), total_credits=amt(tc), transactions=out)


LAYOUTS = {"pacifica": pacifica, "gelbpost": gelbpost}
