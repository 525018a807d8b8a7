# SPDX-License-Identifier: AGPL-3.0-or-later
"""A German, a British, an American and a French bank."""

from datetime import date, timedelta

from reportlab.lib.colors import HexColor
from reportlab.lib.pagesizes import A4, letter

from stranger_vault_kit import (Book, FULL, MON, caps, dec, digits, dmy, entry, euro, flow, iso, month_end, put, spread, sums, west, wrap)


def genoba(path, rng, n):
    W, H = A4
    bank = "Volksbank Auental eG"
    y0, m0 = rng.choice([2022, 2023, 2024]), rng.randint(2, 12)
    prev = date(y0, m0, 1) - timedelta(1)
    end = month_end(y0, m0)
    opening = rng.randint(20000, 800000)
    rows = flow(rng, spread(rng, date(y0, m0, 1), end, n), opening, share=0.28, floor=-50000, lo=500, hi=90000, biglo=3000, bighi=320000)
    out, inn = sums(rows)
    who = rng.choice(["Sabine", "Jürgen", "Heike", "Torsten", "Anneliese"]) + " " + rng.choice(["Brückner", "Hofstetter", "Weißgerber", "Lindemann", "Öhler"])
    k = digits(rng, 10)
    iban = "DE%s 6409 1300 %s %s %s" % (digits(rng, 2), "0" + k[:3], k[3:7], k[7:9])
    kto = k[:9]
    payees = ["Stadtwerke Auental GmbH", "REWA Markt 5521", "Krankenkasse Neckartal", "Mobilfunk Süd GmbH", "Bäckerei Scholl", "Tankstelle Amann", "Fitness Oase", "ADAKV Versicherung AG"]
    txns = []
    for r in rows:
        r["val"] = r["date"] + timedelta(rng.choice([0, 0, 0, 1]))
        if r["up"]:
            kind = rng.choice(["Gehalt/Rente", "Überweisungsgutschr.", "Gutschrift", "Bareinzahlung"])
            more = {"Gehalt/Rente": ["Metallbau Kessler KG", "LOHN/GEHALT %02d/%d EREF: %s" % (m0, y0, digits(rng, 14))],
                    "Überweisungsgutschr.": [rng.choice(["Lindemann, Erika", "Hausverwaltung Roth", "Finanzamt Auental"]), "Erstattung Nr. %s" % digits(rng, 8), "EREF: NOTPROVIDED"],
                    "Gutschrift": ["Familienkasse", "KG%sFK%s %02d%02d" % (digits(rng, 6), digits(rng, 6), m0, y0 % 100)],
                    "Bareinzahlung": []}[kind]
        else:
            kind = rng.choice(["Basislastschrift", "Basislastschrift", "Kartenzahlung girocard", "Überweisung", "Dauerauftrag", "Auszahlung girocard", "Abschluss"])
            p = rng.choice(payees)
            more = {"Basislastschrift": [p, "Rechnung %s Kundennr. %s" % (digits(rng, 8), digits(rng, 6)), "EREF: %s MREF: %s" % (digits(rng, 14), caps(rng, 3) + digits(rng, 8)), "CRED: DE%sZZZ0000%s" % (digits(rng, 2), digits(rng, 7))],
                    "Kartenzahlung girocard": [p, "%s//Auental/DE %s um %02d:%02d:%02d" % (p, dmy(r["date"], "."), rng.randint(8, 19), rng.randint(0, 59), rng.randint(0, 59)), "REF %s/%s" % (digits(rng, 6), digits(rng, 6))],
                    "Überweisung": [rng.choice(["Dr. med. Vogt", "Autohaus Renz", "Gemeindekasse Auental"]), "RE-%s vom %s" % (digits(rng, 5), dmy(prev, "."))],
                    "Dauerauftrag": ["Hausverwaltung Roth", "Miete %s" % rng.choice(["Whg. 4 OG links", "Garage 12"])],
                    "Auszahlung girocard": ["VB Auental//Auental/DE", "%s/%02d:%02d" % (dmy(r["date"], "."), rng.randint(8, 19), rng.randint(0, 59))],
                    "Abschluss": ["Kontoführung", "siehe Anlage Nr. 1"]}[kind]
        r["lines"] = ["%s PN:%s" % (kind, digits(rng, 3))]
        for s in more:
            r["lines"] += wrap(s, "Courier", 8.5, 5.1 * 44)
        t = entry(r, " ".join([r["lines"][0]] + more), bal=False)
        txns.append(t)

    c = Book(path, A4)
    st = {"page": 0}
    orange, blue = HexColor("#ff6600"), HexColor("#002d67")
    ausz = rng.randint(1, 12)

    def sh(p):
        return euro(abs(p)) + (" S" if p < 0 else " H")

    def head():
        st["page"] += 1
        c.setFillColor(blue)
        c.rect(455, H - 62, 22, 22, fill=1, stroke=0)
        c.setFillColor(orange)
        c.rect(463, H - 54, 22, 22, fill=1, stroke=0)
        put(c, 56, H - 50, bank, "Helvetica-Bold", 12, colour=blue)
        put(c, 56, H - 61, "Marktplatz 3 · 72999 Auental", "Helvetica", 6.5)
        if st["page"] == 1:
            put(c, 56, H - 130, "Herrn/Frau", "Helvetica", 9.5)
            put(c, 56, H - 143, who, "Helvetica", 9.5)
            put(c, 56, H - 156, street, "Helvetica", 9.5)
            put(c, 56, H - 169, "72999 Auental", "Helvetica", 9.5)
        y = H - 110 if st["page"] == 1 else H - 80
        for i, (a, b) in enumerate([("Kontonummer", kto), ("Kontoauszug Nr.", "%d/%d" % (ausz, y0)), ("erstellt am", dmy(end, ".") + " 20:14"), ("Blatt", str(st["page"]))]):
            put(c, 360, y - 12 * i, a, "Helvetica", 8.5)
            put(c, 540, y - 12 * i, b, "Helvetica-Bold", 8.5, "r")
        y = H - 215 if st["page"] == 1 else H - 140
        if st["page"] == 1:
            put(c, 56, y, "VR-PrivatKonto", "Helvetica-Bold", 10)
            put(c, 56, y - 13, "IBAN: " + iban + "   BIC: GENODES1AUE", "Helvetica", 8.5)
            put(c, 540, y, "EUR-Konto", "Helvetica", 8.5, "r")
            put(c, 540, y - 13, "Kontokorrent   eingeräumte Kontoüberziehung 500,00 EUR", "Helvetica", 7, "r")
            y -= 34
        c.setLineWidth(0.7)
        c.line(56, y + 10, 540, y + 10)
        put(c, 56, y, "Bu-Tag", "Helvetica", 8)
        put(c, 96, y, "Wert", "Helvetica", 8)
        put(c, 138, y, "Vorgang", "Helvetica", 8)
        c.line(56, y - 4, 540, y - 4)
        return y - 18

    def balance(y, text, p):
        put(c, 138, y, text, "Courier-Bold", 8.5)
        put(c, 540, y, sh(p), "Courier-Bold", 8.5, "r")
        return y - 18

    street = rng.choice(["Ahornweg 7", "Bahnhofstraße 112", "Im Gässle 3a"])
    y = head()
    y = balance(y, "alter Kontostand vom " + dmy(prev, "."), opening)
    last = opening
    for r in rows:
        h = 10 * len(r["lines"]) + 5
        if y - h < 105:
            balance(y, "Übertrag auf Blatt %d" % (st["page"] + 1), last)
            c.showPage()
            y = head()
            y = balance(y, "Übertrag von Blatt %d" % (st["page"] - 1), last)
        put(c, 56, y, "%02d.%02d." % (r["date"].day, r["date"].month), "Courier", 8.5)
        put(c, 96, y, "%02d.%02d." % (r["val"].day, r["val"].month), "Courier", 8.5)
        for i, s in enumerate(r["lines"]):
            put(c, 138, y - 10 * i, s, "Courier", 8.5)
        put(c, 540, y, euro(r["amt"]) + (" H" if r["up"] else " S"), "Courier", 8.5, "r")
        y -= h
        last = r["bal"]
    c.line(440, y + 7, 540, y + 7)
    y = balance(y - 5, "neuer Kontostand vom " + dmy(end, "."), last)
    fy = 78
    c.line(56, fy + 10, 540, fy + 10)
    for i, s in enumerate(["Bitte beachten Sie auch die Hinweise auf der Rückseite. Rechnungsabschlüsse gelten als genehmigt, sofern nicht innerhalb von sechs Wochen",
                           "nach Zugang Einwendungen erhoben werden. Guthaben sind als Einlagen nach Maßgabe des Einlagensicherungsgesetzes entschädigungsfähig.",
                           "Vorstand: M. Haug, P. Stoll · Genossenschaftsregister Stuttgart GnR 000000 · USt-IdNr. DE000000000"]):
        put(c, 56, fy - 9 * i, s, "Helvetica", 6.5)
    c.save()
    return {"bank_name": bank, "account_number": kto, "account_holder": who, "account_type": "VR-PrivatKonto", "currency": "EUR",
            "opening_balance": dec(opening), "closing_balance": dec(last), "transactions": txns}


def midshire(path, rng, n):
    W, H = A4
    bank = "Midshire Bank UK"
    y0, m0 = rng.choice([2021, 2022, 2023]), rng.randint(1, 11)
    start, end = date(y0, m0, rng.randint(5, 20)), None
    end = date(y0, m0 + 1, start.day - 1)
    opening = rng.randint(10000, 600000)
    rows = flow(rng, spread(rng, start, end, n), opening, share=0.22, floor=-80000, lo=150, hi=60000, biglo=2000, bighi=280000)
    out, inn = sums(rows)
    who = rng.choice(["Mr", "Mrs", "Ms"]) + " " + rng.choice(["Oliver", "Gemma", "Alistair", "Rhian", "Dev"]) + " " + rng.choice(["Thackeray", "Pemberton", "Okafor", "Llewellyn", "Marsden"])
    sort, acct = "40-%s-%s" % (digits(rng, 2), digits(rng, 2)), digits(rng, 8)
    ones = ["TESKO STORES 3342", "SAINSBERRY'S S/MKT", "GREGGSON BAKERY", "TFL TRAVEL CHARGE", "SHELLEY PETROL A38", "COSTALOT COFFEE"]
    txns = []
    prevd = None
    for i, r in enumerate(rows):
        if r["up"]:
            code, lines = rng.choice([("CR", ["MARLOW & DEAN LTD", "SALARY %s" % digits(rng, 6)]), ("CR", ["%s %s" % (caps(rng, 1), rng.choice(["PATTERSON", "HUGHES", "AHMED"])), "%s THANKS" % caps(rng, 4)]), ("CR", ["GROSS INTEREST TO %s" % ("%02d%s%d" % (r["date"].day, MON[r["date"].month - 1].upper(), y0))]), ("VIS", ["AMZONIA MKTPLACE", "REFUND"])])
        else:
            code = rng.choice(["VIS", "VIS", ")))", ")))", "DD", "DD", "SO", "BP", "ATM", "DR"])
            lines = {"VIS": [rng.choice(ones), rng.choice(["LONDON", "BIRMINGHAM", "LEEDS GB"])], ")))": [rng.choice(ones), rng.choice(["BRISTOL", "SOLIHULL"])],
                     "DD": [rng.choice(["OCTAVE ENERGY", "VODAPHONIC LTD", "CITY OF BIRM C TAX", "TV LICENCE MBP"])] , "SO": ["M PEMBERTON", "RENT FLAT 2"],
                     "BP": [rng.choice(["J HUGHES", "ALLOTMENT SOC"]), "INV %s" % digits(rng, 4)], "ATM": ["CASH MIDSHIR %s" % (MON[r["date"].month - 1].upper() + "%02d" % r["date"].day), "SOLIHULL @%02d:%02d" % (rng.randint(8, 21), rng.randint(0, 59))],
                     "DR": ["NON-STERLING", "TRANSACTION FEE"]}[code]
            if code == "VIS" and rng.random() < 0.25:
                usd = r["amt"] * 125 // 100
                lines = ["INT'L %s" % digits(rng, 10), "CLOUDHOST.COM", "AUSTIN TX", "USD %s @ 1.2500" % west(usd), "Visa Rate"]
        r["code"], r["lines"] = code, lines
        r["eod"] = i == len(rows) - 1 or rows[i + 1]["date"] != r["date"]
        t = entry(r, code + " " + " ".join(lines), bal=r["eod"])
        txns.append(t)
    F, B = "Helvetica", "Helvetica-Bold"
    red = HexColor("#db0011")
    sheet = rng.randint(20, 300)

    def foot(c, no, total):
        put(c, 50, 40, "2 Centenary Way Birmingham B1 1HQ", F, 7)
        put(c, W - 50, 40, "Sheet Number %d" % (sheet + no - 1), F, 7, "r")

    c = Book(path, A4, foot)
    st = {"n": 0}
    X = {"date": 50, "code": 112, "desc": 140, "out": 372, "in": 455, "bal": W - 50}

    def head():
        st["n"] += 1
        put(c, 50, H - 46, "Contact tel 03450 000 000", F, 7)
        put(c, 50, H - 55, "Text phone 03450 000 001 www.midshire.example", F, 7)
        c.setFillColor(red)
        for dx in (0, 14):
            p = c.beginPath()
            p.moveTo(W - 80 + dx, H - 40)
            p.lineTo(W - 66 + dx, H - 40 - 14 * (1 if dx else 0) if dx else H - 54)
            p.lineTo(W - 80 + dx, H - 54)
            p.close()
            c.drawPath(p, fill=1, stroke=0)
        put(c, W - 90, H - 52, "Midshire Bank UK", B, 13, "r")
        put(c, 50, H - 92, "Your Statement" if st["n"] == 1 else "Your Bank Account details", B, 16)
        if st["n"] == 1:
            for i, s in enumerate([who, rng.choice(["14 Alcester Rd", "Flat 2 Elm Court"]), "Moseley", "Birmingham", "B13 8XX"]):
                put(c, 50, H - 122 - 12 * i, s, F, 9)
            bx = 330
            c.setFillGray(0.94)
            c.rect(bx, H - 186, W - 50 - bx, 84, fill=1, stroke=0)
            c.setFillGray(0)
            put(c, bx + 8, H - 116, "Account Summary", B, 9.5)
            for i, (a, b) in enumerate([("Opening Balance", opening), ("Payments In", inn), ("Payments Out", out), ("Closing Balance", rows[-1]["bal"]), ("Arranged Overdraft Limit", 80000)]):
                put(c, bx + 8, H - 131 - 12 * i, a, F, 8.5)
                put(c, W - 58, H - 131 - 12 * i, west(abs(b)) + (" D" if b < 0 else ""), F, 8.5, "r")
            put(c, 50, H - 212, "%d %s to %d %s %d" % (start.day, FULL[start.month - 1], end.day, FULL[end.month - 1], y0), B, 9.5)
            y = H - 236
        else:
            y = H - 116
        put(c, 50, y, "Account Name", F, 7.5)
        put(c, 50, y - 12, who, B, 9)
        put(c, 290, y, "Sortcode", F, 7.5)
        put(c, 290, y - 12, sort, B, 9)
        put(c, 370, y, "Account Number", F, 7.5)
        put(c, 370, y - 12, acct, B, 9)
        put(c, 480, y, "Sheet Number", F, 7.5)
        put(c, 480, y - 12, str(sheet + st["n"] - 1), B, 9)
        y -= 38
        put(c, 50, y, "Your Midshire Advance details" if st["n"] == 1 else "Your Midshire Advance details (continued)", B, 10)
        y -= 16
        for k, s, al in [("date", "Date", "l"), ("code", "Payment type and details", "l"), ("out", "Paid out", "r"), ("in", "Paid in", "r"), ("bal", "Balance", "r")]:
            put(c, X[k] , y, s, B, 8, al)
        c.setLineWidth(0.6)
        c.line(50, y - 4, W - 50, y - 4)
        return y - 16

    def fwd(y, d, text, p):
        if d:
            put(c, X["date"], y, "%02d %s %02d" % (d.day, MON[d.month - 1], d.year % 100), F, 8.5)
        put(c, X["code"], y, text, B, 8.5)
        put(c, X["bal"], y, west(abs(p)) + (" D" if p < 0 else ""), F, 8.5, "r")
        return y - 13

    y = head()
    y = fwd(y, start - timedelta(1), "BALANCE BROUGHT FORWARD", opening)
    last, shown = opening, None
    for r in rows:
        h = 10.5 * len(r["lines"]) + 1.5
        if y - h < 74:
            fwd(y, None, "BALANCE CARRIED FORWARD", last)
            c.showPage()
            y = head()
            y = fwd(y, None, "BALANCE BROUGHT FORWARD", last)
            shown = None
        if shown != r["date"]:
            put(c, X["date"], y, "%02d %s %02d" % (r["date"].day, MON[r["date"].month - 1], r["date"].year % 100), F, 8.5)
            shown = r["date"]
        put(c, X["code"], y, r["code"], F, 8.5)
        for i, s in enumerate(r["lines"]):
            put(c, X["desc"], y - 10.5 * i, s, F, 8.5)
        by = y - 10.5 * (len(r["lines"]) - 1)
        put(c, X["in"] if r["up"] else X["out"], by, west(r["amt"]), F, 8.5, "r")
        if r["eod"]:
            put(c, X["bal"], by, west(abs(r["bal"])) + (" D" if r["bal"] < 0 else ""), F, 8.5, "r")
        y -= h
        last = r["bal"]
    y = fwd(y, end, "BALANCE CARRIED FORWARD", last)
    if y < 150:
        c.showPage()
        st["n"] += 1
        y = H - 50
    put(c, 50, y - 20, "Information about the Financial Services Compensation Scheme", B, 8)
    put(c, 50, y - 32, "Your deposit is covered by the Financial Services Compensation Scheme up to the limit that applies. Exclusions list at www.fscs.example", F, 7)
    put(c, 50, y - 48, "Credit Interest Rates     balance     AER     Debit Interest Rates     balance     EAR", B, 7)
    put(c, 50, y - 58, "Credit interest is not applied     upto 25 0%     over 25 39.9%", F, 7)
    c.save()
    return {"bank_name": bank, "account_number": acct, "account_holder": who, "statement_period": {"from": iso(start), "to": iso(end)},
            "account_type": "Midshire Advance", "opening_balance": dec(opening), "closing_balance": dec(last), "total_debits": dec(out), "total_credits": dec(inn), "transactions": txns}


def amerigo(path, rng, n):
    W, H = letter
    bank = "Bank of Amerigo, N.A."
    y0, m0 = rng.choice([2021, 2022, 2023, 2024]), rng.randint(1, 12)
    start, end = date(y0, m0, 1), month_end(y0, m0)
    opening = rng.randint(50000, 1500000)
    rows = flow(rng, spread(rng, start, end, n), opening, share=0.25, lo=300, hi=120000, biglo=2000, bighi=450000)
    fee = n > 2 and rows[-1]["bal"] > 1200 and rng.random() < 0.6
    who = rng.choice(["MARGARET", "DWAYNE", "LUCIA", "TREVOR"]) + " " + rng.choice(["A", "J", "L"]) + " " + rng.choice(["HOLLOWAY", "ESPINOZA", "KRAMER", "WHITTAKER"])
    acct = "%s %s %s" % (digits(rng, 4), digits(rng, 4), digits(rng, 4))
    for r in rows:
        md = "%02d/%02d" % (r["date"].month, r["date"].day)
        if r["up"]:
            r["desc"] = rng.choice(["NORTHFIELD MFG DES:PAYROLL ID:%s INDN:%s CO ID:%s PPD" % (digits(rng, 9), who, digits(rng, 10)), "Zelle payment from %s Conf# %s" % (rng.choice(["CARLA KRAMER", "BEN ORTIZ"]), caps(rng, 2).lower() + digits(rng, 7)),
                                    "Mobile Check Deposit, confirmation %s" % digits(rng, 10), "BKOFAMERIGO ATM %s #0000%s DEPOSIT MAPLE & 5TH AUSTIN TX" % (md, digits(rng, 5))])
            r["sec"] = "dep"
        else:
            k = rng.random()
            if k < 0.15:
                r["sec"], r["chk"] = "chk", digits(rng, 4)
                r["desc"] = ""
            elif k < 0.7:
                r["sec"] = "wd"
                r["desc"] = rng.choice(["CHECKCARD %s%s %s %s %s %s" % (md.replace("/", ""), "", rng.choice(["HEBB GROCERY", "SHELLY OIL", "TARGIT 00021", "CHIPOTELLE 1123"]), "AUSTIN", "TX", digits(rng, 23)),
                                        "PURCHASE %s AMZONIA MKTPL WA %s" % (md.replace("/", ""), digits(rng, 23)), "Zelle payment to %s for \"%s\"; Conf# %s" % (rng.choice(["Dana", "Maple Daycare"]), rng.choice(["rent", "dinner"]), caps(rng, 4).lower() + digits(rng, 5))])
            else:
                r["sec"] = "wd"
                r["desc"] = rng.choice(["AUSTIN ENERGYCO DES:UTIL PYMT ID:%s INDN:%s CO ID:%s WEB" % (digits(rng, 10), who, digits(rng, 10)), "BKOFAMERIGO ATM %s #0000%s WITHDRWL LAMAR BLVD AUSTIN TX" % (md, digits(rng, 5)), "CAPITAL ONCE DES:CRCARDPMT ID:%s INDN:%s CO ID:%s CCD" % (digits(rng, 12), who, digits(rng, 10))])
    if fee:
        rows.append({"date": end, "up": False, "amt": 1200, "bal": rows[-1]["bal"] - 1200, "sec": "fee", "desc": "Monthly Maintenance Fee"})
    closing = rows[-1]["bal"]
    S = {k: [r for r in rows if r["sec"] == k] for k in ("dep", "wd", "chk", "fee")}
    tot = {k: sum(r["amt"] for r in v) for k, v in S.items()}
    txns = []
    F, B = "Helvetica", "Helvetica-Bold"
    red, blue = HexColor("#e31837"), HexColor("#012169")

    def mdy(d):
        return "%02d/%02d/%02d" % (d.month, d.day, d.year % 100)

    long = "%s %d, %d to %s %d, %d" % (FULL[m0 - 1], 1, y0, FULL[m0 - 1], end.day, y0)

    def foot(c, no, total):
        put(c, W - 48, 30, "Page %d of %d" % (no, total), F, 8, "r")

    c = Book(path, letter, foot)
    st = {"p": 1, "y": 0}

    def cont():
        c.showPage()
        st["p"] += 1
        put(c, 48, H - 40, "%s  |  Account # %s  |  %s" % (who, acct, long), F, 8)
        c.setFillColor(blue)
        c.setStrokeGray(0.4)
        c.line(48, H - 46, W - 48, H - 46)
        c.setFillGray(0)
        st["y"] = H - 76

    put(c, 48, H - 60, "P.O. Box 15284", F, 7.5)
    put(c, 48, H - 70, "Wilmington, DE 19850", F, 7.5)
    put(c, W - 48, H - 60, "BANK OF AMERIGO", B, 14, "r", blue)
    c.setFillColor(red)
    for i in range(3):
        c.rect(W - 60 + 4 * i, H - 76 + 0 * i, 3, 8, fill=1, stroke=0)
    c.setFillGray(0)
    for i, s in enumerate([who, "%s LIVE OAK DR APT %s" % (digits(rng, 4), digits(rng, 2)), "AUSTIN, TX  78704-" + digits(rng, 4)]):
        put(c, 60, H - 150 - 12 * i, s, F, 9.5)
    put(c, 400, H - 110, "Customer service information", B, 8.5, colour=blue)
    for i, s in enumerate(["Customer service: 1.800.000.0000", "En Español: 1.800.000.0001", "bankofamerigo.example", bank, "P.O. Box 25118", "Tampa, FL 33622-5118"]):
        put(c, 400, H - 124 - 12 * i, s, F, 8)
    y = H - 238
    put(c, 48, y, "Your Advantage Plus Banking", B, 16, colour=red)
    put(c, 48, y - 18, "for " + long, F, 10)
    put(c, W - 48, y - 18, "Account number: " + acct, B, 9.5, "r")
    put(c, 48, y - 34, who, B, 9.5)
    y -= 64
    put(c, 48, y, "Account summary", B, 12, colour=blue)
    c.setStrokeGray(0.5)
    L = [("Beginning balance on %s 1, %d" % (FULL[m0 - 1], y0), "$" + west(opening)), ("Deposits and other additions", west(tot["dep"])), ("Withdrawals and other subtractions", west(-tot["wd"]) if tot["wd"] else "-0.00"),
         ("Checks", west(-tot["chk"]) if tot["chk"] else "-0.00"), ("Service fees", west(-tot["fee"]) if tot["fee"] else "-0.00")]
    for i, (a, b) in enumerate(L):
        put(c, 48, y - 18 - 15 * i, a, F, 9)
        put(c, 320, y - 18 - 15 * i, b, F, 9, "r")
        c.line(48, y - 22 - 15 * i, 320, y - 22 - 15 * i)
    put(c, 48, y - 95, "Ending balance on %s %d, %d" % (FULL[m0 - 1], end.day, y0), B, 9)
    put(c, 320, y - 95, "$" + west(closing), B, 9, "r")
    c.setFillGray(0.95)
    c.rect(350, y - 100, W - 48 - 350, 100, fill=1, stroke=0)
    c.setFillGray(0)
    put(c, 360, y - 18, "Set up alerts your way", B, 10, colour=red)
    for i, s in enumerate(["Get notified of low balances, deposits", "and unusual activity. Sign in to the Mobile", "Banking app and choose Alerts to begin."]):
        put(c, 360, y - 34 - 11 * i, s, F, 8)
    put(c, 360, y - 90, "SSM-01-24-0000.B | 0000000", F, 5.5)
    st["y"] = y - 130

    def section(title, items, total_label, total, neg):
        if not items:
            return
        if st["y"] < 130:
            cont()

        def header(t):
            put(c, 48, st["y"], t, B, 12, colour=blue)
            st["y"] -= 18
            put(c, 48, st["y"], "Date", B, 8.5)
            put(c, 110, st["y"], "Description", B, 8.5)
            put(c, W - 48, st["y"], "Amount", B, 8.5, "r")
            c.line(48, st["y"] - 4, W - 48, st["y"] - 4)
            st["y"] -= 16
        header(title)
        for r in items:
            lines = wrap(r["desc"], F, 8.5, 330)
            h = 10.5 * len(lines) + 5.5
            if st["y"] - h < 70:
                put(c, W - 48, st["y"], "continued on the next page", "Helvetica-Oblique", 8, "r")
                cont()
                header(title + " - continued")
            put(c, 48, st["y"], mdy(r["date"]), F, 8.5)
            for i, s in enumerate(lines):
                put(c, 110, st["y"] - 10.5 * i, s, F, 8.5)
            put(c, W - 48, st["y"], ("-" if neg else "") + west(r["amt"]), F, 8.5, "r")
            c.setStrokeGray(0.85)
            c.line(48, st["y"] - h + 11, W - 48, st["y"] - h + 11)
            c.setStrokeGray(0.4)
            st["y"] -= h
            t = entry(r, r["desc"], bal=False)
            txns.append(t)
        put(c, 48, st["y"] - 2, total_label, B, 9)
        put(c, W - 48, st["y"] - 2, ("-" if neg else "") + "$" + west(total), B, 9, "r")
        st["y"] -= 34

    section("Deposits and other additions", S["dep"], "Total deposits and other additions", tot["dep"], False)
    section("Withdrawals and other subtractions", S["wd"], "Total withdrawals and other subtractions", tot["wd"], True)
    if S["chk"]:
        if st["y"] < 120 + 15 * ((len(S["chk"]) + 1) // 2):
            cont()
        put(c, 48, st["y"], "Checks", B, 12, colour=blue)
        st["y"] -= 18
        half = (len(S["chk"]) + 1) // 2
        for k in range(2 if len(S["chk"]) > 1 else 1):
            ox = 48 + 270 * k
            put(c, ox, st["y"], "Date", B, 8.5)
            put(c, ox + 62, st["y"], "Check #", B, 8.5)
            put(c, ox + 240, st["y"], "Amount", B, 8.5, "r")
            c.line(ox, st["y"] - 4, ox + 240, st["y"] - 4)
        for i, r in enumerate(S["chk"]):
            ox, yy = 48 + 270 * (i // half), st["y"] - 16 - 14 * (i % half)
            put(c, ox, yy, mdy(r["date"]), F, 8.5)
            put(c, ox + 62, yy, r["chk"], F, 8.5)
            put(c, ox + 240, yy, west(-r["amt"]), F, 8.5, "r")
            txns.append(entry(r, r["chk"], bal=False))
        st["y"] -= 20 + 14 * half
        put(c, 48, st["y"], "Total checks", B, 9)
        put(c, W - 48, st["y"], "-$" + west(tot["chk"]), B, 9, "r")
        st["y"] -= 14
        put(c, 48, st["y"], "Total # of checks", B, 9)
        put(c, W - 48, st["y"], str(len(S["chk"])), B, 9, "r")
        st["y"] -= 34
    section("Service fees", S["fee"], "Total service fees", tot["fee"], True)
    if st["y"] < 90:
        cont()
    put(c, 48, st["y"], "Note your Ending Balance already reflects the subtraction of Service Fees.", "Helvetica-Oblique", 8)
    c.save()
    d = {"bank_name": "BANK OF AMERIGO", "account_number": acct, "account_holder": who, "account_type": "Advantage Plus Banking", "statement_period": {"from": iso(start), "to": iso(end)},
         "opening_balance": dec(opening), "closing_balance": dec(closing), "total_credits": dec(tot["dep"]), "transactions": txns}
    return d


def armorique(path, rng, n):
    W, H = A4
    bank = "Crédit Rural d'Armorique"
    y0, m0 = rng.choice([2022, 2023, 2024]), rng.randint(2, 12)
    prev, end = date(y0, m0, 1) - timedelta(1), month_end(y0, m0)
    opening = rng.randint(-20000, 500000)
    rows = flow(rng, spread(rng, date(y0, m0, 1), end, n), opening, share=0.25, floor=-60000, lo=400, hi=80000, biglo=2000, bighi=260000)
    out, inn = sums(rows)
    who = rng.choice(["M.", "MME", "M. OU MME"]) + " " + rng.choice(["LE GOFF", "KERVELLA", "MARCHAND", "TANGUY"]) + " " + rng.choice(["YANN", "SOIZIC", "ÉLODIE", "BERNARD"])
    acct = digits(rng, 11)
    txns = []
    B = "Helvetica-Bold"
    for r in rows:
        r["val"] = r["date"] + timedelta(rng.choice([-1, 0, 0, 1]))
        dm = "%02d/%02d" % (r["date"].day, r["date"].month)
        if r["up"]:
            L = rng.choice([["Virement", "Vir Inst de SARL MENUISERIE TANGUY", "SALAIRE %02d %d" % (m0, y0)], ["Virement", "C.P.A.M. FINISTERE", "%s %s" % (digits(rng, 13), "REMB SOINS")], ["Remise Chèque", "No %s" % digits(rng, 7)], ["Versement", "Espèces Guichet automatique %s" % dm]])
        else:
            L = rng.choice([["Carte", "X%s INTERMARKET BREST %s" % (digits(rng, 4), dm)], ["Carte", "X%s BOULANGERIE DU PORT %s" % (digits(rng, 4), dm)], ["Prlv", "Électricité de l'Ouest", "%s MENSUALITE" % digits(rng, 12), "%s ICS FR%sZZZ%s" % (caps(rng, 6), digits(rng, 2), digits(rng, 6))],
                            ["Chèque", digits(rng, 7)], ["Ret.DAB", "%s %02dH%02d QUIMPER CENTRE" % (dm, rng.randint(8, 20), rng.randint(0, 59))], ["Virement Web", "LOYER TANGUY BERNARD", "Loyer %s" % dm], ["Cotisation", "Offre Compte à Composer"]])
        r["lines"] = [L[0] + " " + L[1]] + L[2:]
        t = entry(r, " ".join(r["lines"]), bal=False)
        txns.append(t)

    c = Book(path, A4)
    st = {"p": 0}
    green = HexColor("#006f6a")
    xs = [40, 76, 112, 372, 452, 532]

    def amt(p):
        return euro(p, " ")

    def head():
        st["p"] += 1
        c.setFillColor(green)
        c.rect(40, H - 66, 26, 26, fill=1, stroke=0)
        put(c, 72, H - 50, "CRÉDIT RURAL", B, 11, colour=green)
        put(c, 72, H - 63, "D'ARMORIQUE", B, 11, colour=green)
        put(c, 532, H - 50, "RELEVÉ DE COMPTES", B, 13, "r")
        put(c, 532, H - 64, "Date d'arrêté : %d %s %d" % (end.day, mois[m0 - 1], y0), "Helvetica", 8.5, "r")
        put(c, 532, H - 75, "Page %d" % st["p"], "Helvetica", 8.5, "r")
        if st["p"] > 1:
            return table(H - 104)
        for i, s in enumerate(["Votre agence", "BREST SIAM", "12 rue de Siam", "29200 BREST", "Tél. 02 98 00 00 00"]):
            put(c, 40, H - 100 - 11 * i, s, B if i == 0 else "Helvetica", 8)
        for i, s in enumerate([who, "4 venelle des Ajoncs", "29200 BREST"]):
            put(c, 320, H - 130 - 13 * i, s, "Helvetica", 10)
        put(c, 40, H - 190, "Compte de Dépôt", B, 11)
        put(c, 150, H - 190, "en euros n° %s" % acct, B, 11)
        put(c, 40, H - 204, "IBAN : FR76 1290 6000 %s %s %s %s" % (acct[:4], acct[4:8], acct[8:] + "0", "0" + digits(rng, 2)), "Helvetica", 8)
        put(c, 320, H - 204, "BIC : AGRIFRPP829", "Helvetica", 8)
        return table(H - 222)

    def table(y):
        c.setFillColor(green)
        c.rect(40, y - 24, 492, 24, fill=1, stroke=0)
        w = HexColor("#ffffff")
        put(c, 58, y - 10, "Date", B, 7.5, "c", w)
        put(c, 58, y - 19, "opé.", B, 7.5, "c", w)
        put(c, 94, y - 10, "Date", B, 7.5, "c", w)
        put(c, 94, y - 19, "valeur", B, 7.5, "c", w)
        put(c, 118, y - 14, "Libellé des opérations", B, 7.5, "l", w)
        put(c, 412, y - 14, "Débit", B, 7.5, "c", w)
        put(c, 492, y - 14, "Crédit", B, 7.5, "c", w)
        st["top"] = y - 24
        return y - 38

    def rules(y):
        c.setStrokeColor(green)
        for x in xs:
            c.line(x, st["top"], x, y)
        c.line(40, y, 532, y)

    def solde(y, text, p):
        put(c, 118, y, text % ("débiteur" if p < 0 else "créditeur"), B, 8)
        put(c, 448 if p < 0 else 528, y, amt(abs(p)), B, 8, "r")
        return y - 15

    mois = ["Janvier", "Février", "Mars", "Avril", "Mai", "Juin", "Juillet", "Août", "Septembre", "Octobre", "Novembre", "Décembre"]
    y = head()
    y = solde(y, "Ancien solde %s au " + dmy(prev, "."), opening)
    for r in rows:
        h = 9.5 * len(r["lines"]) + 4
        if y - h < 90:
            rules(y + 4)
            c.showPage()
            y = head()
        put(c, 58, y, "%02d.%02d" % (r["date"].day, r["date"].month), "Helvetica", 8, "c")
        put(c, 94, y, "%02d.%02d" % (r["val"].day, r["val"].month), "Helvetica", 8, "c")
        for i, s in enumerate(r["lines"]):
            put(c, 118, y - 9.5 * i, s, "Helvetica", 8)
        put(c, 528 if r["up"] else 448, y, amt(r["amt"]), "Helvetica", 8, "r")
        y -= h
    y -= 4
    put(c, 364, y, "Total des opérations", B, 8, "r")
    put(c, 448, y, amt(out), B, 8, "r")
    put(c, 528, y, amt(inn), B, 8, "r")
    y = solde(y - 15, "Nouveau solde %s au " + dmy(end, "."), rows[-1]["bal"])
    rules(y + 6)
    for i, s in enumerate(["Les sommes en dépôt sont garanties par le FGDR dans la limite de 100 000 €. Réclamations : s'adresser au Service Clients, 7 route du Loch, 29000 QUIMPER.",
                           "Crédit Rural d'Armorique - Société coopérative à capital variable, agréée en tant qu'établissement de crédit - RCS QUIMPER 000 000 000 - Société de courtage d'assurances."]):
        put(c, 40, 50 - 9 * i, s, "Helvetica", 6)
    c.save()
    return {"bank_name": bank, "account_number": acct, "account_holder": who, "account_type": "Compte de Dépôt", "currency": "EUR",
            "opening_balance": dec(opening), "closing_balance": dec(rows[-1]["bal"]), "total_debits": dec(out), "total_credits": dec(inn), "transactions": txns}
