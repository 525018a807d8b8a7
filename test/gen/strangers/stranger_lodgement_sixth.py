# SPDX-License-Identifier: AGPL-3.0-or-later
"""Papers of stranger_lodgement.py, sixth part."""

from stranger_lodgement_kit import (C, CB, CITIES, Doc, SHOPS, addr, alnum, amt, bank_truth, book, cwrap, digits, dt, honor, ind, iso, month, person, sums,
                                    vpa, west, wrap)


def _patra_recipes():
    ref = lambda r: "UPI Ref No: " + digits(r, 12, "3")
    tid = lambda r: "Transaction ID: " + alnum(r, 3) + digits(r, 14)
    return [
        (40, "d", 1000, 300000, 100, lambda r, d: (f"Paid to {r.choice(SHOPS)}\n{vpa(r)}\n{ref(r)}", "")),
        (18, "c", 5000, 900000, 100, lambda r, d: (f"Money received from {person(r)}\n{vpa(r)}\n{ref(r)}", "")),
        (8, "d", 1900, 99900, 100, lambda r, d: (f"Mobile recharge for {digits(r, 10, '9')}\n{tid(r)}", "")),
        (6, "c", 50000, 1000000, 10000, lambda r, d: (f"Added to account via cash at {r.choice(SHOPS)}\n{tid(r)}", "")),
        (6, "d", 9900, 200000, 1, lambda r, d: (f"Purchase on {r.choice(SHOPS)} using debit card ending {digits(r, 4)}\n{tid(r)}", "")),
        (4, "d", 10000, 900000, 100, lambda r, d: (f"Transferred to {person(r)}\nA/c XX{digits(r, 4)}, IMPS RRN {digits(r, 12, '3')}", "")),
        (2, "c", 100, 5000, 1, lambda r, d: ("Interest earned\nCredited for the month", "")),
        (2, "d", 2000, 50000, 1, lambda r, d: (f"Fixed deposit created with partner bank\n{tid(r)}", "")),
    ]


def patra(path, rng, rows):
    start, end = month(rng, (2019, 2024), rng.choice([1, 2, 3]))
    opening = rng.randint(0, 1500000)
    tx = book(rng, rows, start, end, opening, _patra_recipes())
    navy, sky = "#042e6f", "#00b9f5"
    name = person(rng)
    acc = "91" + digits(rng, 10, "9")
    ifsc = "PTRA0123456"

    def footer(doc, i, n):
        doc.line(36, 800, 559, 800, .4, "#cccccc")
        doc.t(36, 812, "Patra Payments Bank Limited. Regd. Office: 136, First Floor, Devika Tower, Nehru Place, New Delhi - 110019. Contact: 0120-4456456", "Noto", 6, color="#777777")
        doc.t(559, 822, f"Page {i} of {n}", "Noto", 6.5, "r", "#777777")
    doc = Doc(path, footer=footer)
    doc.box(0, 0, 595, 8, fill=sky)
    doc.t(36, 48, "patra", "NotoB", 22, color=navy)
    doc.t(98, 48, "payments bank", "Noto", 15, color=sky)
    doc.t(559, 38, "Account Statement for", "Noto", 8, "r", "#666666")
    doc.t(559, 51, f"{start.day} {start:%b %Y} - {end.day} {end:%b %Y}", "NotoB", 10, "r", navy)
    doc.t(36, 84, name, "NotoB", 12, color=navy)
    doc.t(36, 98, f"{addr(rng, '')[0]}, {rng.choice(CITIES)}", "Noto", 7.5, color="#555555")
    for x, lab, v in ((36, "Account Number", acc), (160, "IFSC Code", ifsc), (270, "Account Type", "Savings Account"), (380, "Customer ID", digits(rng, 9)), (480, "Registered Mobile", "XXXXXX" + digits(rng, 4))):
        doc.t(x, 122, lab, "Noto", 7, color="#777777")
        doc.t(x, 134, v, "NotoB", 8.5)
    td, tc = sums(tx)
    doc.box(36, 146, 523, 46, fill="#eaf7fd", r=5)
    for k, (lab, v, col) in enumerate((("Opening Balance", "₹ " + ind(opening), "#000000"), ("Money In", "+ ₹ " + ind(tc), "#1a9b50"), ("Money Out", "- ₹ " + ind(td), "#c8322b"), ("Closing Balance", "₹ " + ind(tx[-1].bal), "#000000"))):
        x = 52 + k * 130
        doc.t(x, 163, lab, "Noto", 7.5, color="#555555")
        doc.t(x, 179, v, "NotoB", 10.5, color=col)

    def head(y):
        doc.t(36, y, "DATE & TIME", "NotoB", 7.5, color="#777777")
        doc.t(120, y, "TRANSACTION DETAILS", "NotoB", 7.5, color="#777777")
        doc.t(450, y, "AMOUNT", "NotoB", 7.5, "r", "#777777")
        doc.t(559, y, "AVAILABLE BALANCE", "NotoB", 7.5, "r", "#777777")
        doc.line(36, y + 6, 559, y + 6, .8, navy)
        return y + 6

    y = head(214)
    times = {}
    for k, t in enumerate(tx):
        times[k] = (t.date, rng.randint(0, 1439))
    mins = {}
    for d in {t.date for t in tx}:
        ks = [k for k, t in enumerate(tx) if t.date == d]
        for k, m in zip(ks, sorted(times[k][1] for k in ks)):
            mins[k] = m
    order = list(range(len(tx)))[::-1]
    for k in order:
        t = tx[k]
        parts = t.desc.split("\n")
        lines = wrap(parts[0], 260, "NotoB", 8.2)
        h = len(lines) * 10.5 + (len(parts) - 1) * 9.5 + 9
        h = max(h, 29)
        if y + h > 792:
            doc.new()
            y = head(40)
        m = mins[k]
        doc.t(36, y + 13, f"{t.date.day} {t.date:%b %Y}", "Noto", 8.2)
        doc.t(36, y + 23, f"{(m // 60 + 11) % 12 + 1}:{m % 60:02d} {'AM' if m < 720 else 'PM'}", "Noto", 7, color="#777777")
        yy = doc.lines(120, y + 13, lines, "NotoB", 8.2, 10.5)
        doc.lines(120, yy, parts[1:], "Noto", 7, 9.5, color="#666666")
        doc.t(450, y + 13, ("- ₹ " if t.d else "+ ₹ ") + ind(t.d or t.c), "NotoB", 8.4, "r", "#000000" if t.d else "#1a9b50")
        doc.t(559, y + 13, "₹ " + ind(t.bal), "Noto", 8.4, "r")
        y += h
        doc.line(36, y, 559, y, .3, "#dddddd")
    if y > 740:
        doc.new()
        y = 30
    doc.para(36, y + 20, "This is a system generated statement and does not require signature. Balance shown in the statement is as of the close of the last day of the statement period. As per RBI guidelines, the end of day balance in a payments bank account cannot exceed ₹2,00,000; the surplus is moved to a fixed deposit with the partner bank.", 523, "Noto", 6.8, 9, "#666666")
    doc.save()
    return bank_truth(bank_name="Patra Payments Bank Limited", account_number=acc, account_holder=name, account_type="Savings Account", ifsc=ifsc, currency="INR",
                      statement_period={"from": iso(start), "to": iso(end)}, opening_balance=amt(opening), closing_balance=amt(tx[-1].bal),
                      total_debits=amt(td), total_credits=amt(tc), transactions=[tx[k].truth() for k in order])


DENAME = "Sabine Hollerbach|Jürgen Weißkopf|Katharina Lindemeyer|Thorsten Grüneberg|Marlies Öttinger|Dieter Kaltenbrunn".split("|")
DEFIRM = "Raiffenmarkt GmbH & Co.|Stadtwerke Lindental|Telekommunikation Nord AG|Hausverwaltung Sommer|Allsecura Versicherung AG|Rundfunk ARDO ZDFO Beitragsservice|Drillisch Funk GmbH|Fitnesshaus Pulsar".split("|")


def _iban_de(r):
    return "DE" + digits(r, 20)


def _eg_recipes():
    def sepa(r):
        return f"EREF: {alnum(r, 14)} MREF: {alnum(r, 9)} CRED: DE{digits(r, 2)}ZZZ0000{digits(r, 7)} IBAN: {_iban_de(r)} BIC: {r.choice(['GENODEF1', 'COBADEFF', 'DEUTDEDB'])}{alnum(r, 3)}"
    return [
        (26, "d", 450, 19000, 1, lambda r, d: (f"Basislastschrift\n{r.choice(DEFIRM)}\nRechnung {digits(r, 9)} Kunde {digits(r, 6)}\n{sepa(r)}", "")),
        (22, "d", 350, 12000, 1, lambda r, d: (f"Kartenzahlung girocard\n{r.choice(['EDIKA MARKT', 'REWA SAGT DANKE', 'LIDEL DIENSTLEISTUNG', 'ARAL STATION', 'DROGERIE MULLER'])} {digits(r, 5)}/{r.choice(['Ulm', 'Fulda', 'Celle'])}/DE\n{d:%d.%m.%Y} um {r.randint(8, 20):02d}:{r.randint(10, 59)}:{r.randint(10, 59)} Uhr REF {digits(r, 6)}/{digits(r, 6)}", "")),
        (9, "d", 2000, 50000, 1000, lambda r, d: (f"Auszahlung girocard\nGA NR0000{digits(r, 4)} BLZ{digits(r, 8)} 0\n{d:%d.%m}/{r.randint(8, 20):02d}.{r.randint(10, 59)}UHR {r.choice(['ULM', 'FULDA'])}", "")),
        (8, "d", 30000, 140000, 100, lambda r, d: (f"Dauerauftrag\n{r.choice(DENAME)}\nMiete Wohnung 2. OG links IBAN: {_iban_de(r)}", "")),
        (10, "d", 1500, 90000, 1, lambda r, d: (f"Überweisungsauftrag\n{r.choice(DENAME)}\nRE {digits(r, 5)} vom {d:%d.%m.%Y} IBAN: {_iban_de(r)} TAN: {digits(r, 6)}", "")),
        (8, "c", 140000, 420000, 1, lambda r, d: (f"Lohn/Gehalt\n{r.choice(['Maschinenbau Kessler GmbH', 'Klinikum Lindental', 'Landratsamt'])}\nLohn/Gehalt {d:%m/%Y} EREF: {digits(r, 12)}", "")),
        (8, "c", 1500, 60000, 1, lambda r, d: (f"Gutschrift\n{r.choice(DENAME)}\n{r.choice(['Danke fuer die Auslage', 'Anteil Geschenk', 'Erstattung'])} IBAN: {_iban_de(r)}", "")),
        (2, "d", 295, 990, 5, lambda r, d: (f"Abschluss\nAbschluss per {d:%d.%m.%Y}\nKontoführungsentgelt", "")),
    ]


def lindental(path, rng, rows):
    start, end = month(rng)
    opening = rng.randint(-80000, 500000)
    tx = book(rng, rows, start, end, opening, _eg_recipes(), -250000)
    doc = Doc(path, title="Kontoauszug")
    name = rng.choice(DENAME)
    acc = digits(rng, 8, rng.choice("123456789"))
    blz = "63" + digits(rng, 6)
    iban = f"DE{digits(rng, 2)}{blz}00{acc}"
    iban = " ".join(iban[i:i + 4] for i in range(0, 22, 4))
    no = end.month
    de = lambda p: west(p, ".", ",")
    sh = lambda p: de(abs(p)) + (" S" if p < 0 else " H")
    prev = start - dt.timedelta(days=1)
    blue, orange = "#0a4ea2", "#ff6600"
    city = rng.choice(["Lindental", "Oberfelden", "Weilstadt"])
    bank = f"Volksbank {city} eG"
    strasse = f"{rng.choice(['Ahornweg', 'Bahnhofstr.', 'Am Kirchberg'])} {rng.randint(1, 80)}"
    plz = digits(rng, 5, "8")

    def footer(doc, i, n):
        doc.t(553, 74, f"Blatt {i} von {n}", C, 9, "r")
        doc.line(40, 790, 555, 790, .4, blue)
        doc.t(40, 800, "Bitte beachten Sie die Hinweise auf der Rückseite. Einwendungen gegen den Rechnungsabschluss sind innerhalb von sechs Wochen nach Zugang in Textform zu erheben.", "Noto", 5.6, color="#444444")
        doc.t(40, 808, f"{bank} · Marktplatz 4 · {plz} {city} · Vorstand: H. Eberle (Vors.), M. Sautter · Registergericht Ulm GnR 410022 · USt-IdNr. DE147044915", "Noto", 5.6, color="#444444")
    doc.c.footer = lambda i, n: footer(doc, i, n)

    def top():
        doc.poly([(40, 40), (52, 40), (60, 56), (68, 40), (80, 40), (64, 66), (56, 66)], orange)
        doc.t(88, 58, bank, "NotoB", 13, color=blue)
        doc.t(553, 50, "Kontoauszug", "NotoB", 13, "r", blue)
        doc.t(553, 63, f"Nr. {no}/{end.year}   erstellt am {end:%d.%m.%Y}", C, 9, "r")

    top()
    doc.t(40, 100, f"{bank} · {plz} {city}", "Noto", 6)
    doc.lines(40, 118, [honor(rng, name, ["Herrn"], ["Frau"]), name, strasse, f"{plz} {city}"], C, 10, 13)
    y = 104
    for lab, v in (("Kontonummer", acc), ("Kontoart", "VR-PrivatKonto"), ("Währung", "EUR"), ("eingeräumte Kontoüberziehung", "2.500,00"), ("IBAN", iban), ("BIC", "GENODES1" + alnum(rng, 3))):
        doc.t(330, y, lab, "Noto", 7, color=blue)
        doc.t(553, y, v, C, 9, "r")
        y += 12

    def band(y):
        doc.box(40, y, 515, 15, fill="#dfe8f4")
        for x, lab, al in ((44, "Bu-Tag", "l"), (84, "Wert", "l"), (124, "Vorgang", "l"), (553, "Betrag EUR", "r")):
            doc.t(x, y + 10.5, lab, "NotoB", 7.5, al, blue)
        return y + 15

    y = band(196)
    y += 15
    doc.t(300, y, f"alter Kontostand vom {prev:%d.%m.%Y}", C, 9)
    doc.t(553, y, sh(opening), CB, 9, "r")
    y += 15
    for t in tx:
        parts = t.desc.split("\n")
        det = []
        for p in parts[1:]:
            det += cwrap(p, 58)
        h = (1 + len(det)) * 10.6 + 3
        if y + h > 755:
            doc.t(300, 772, f"Übertrag auf Blatt {doc.page + 1}", C, 9)
            doc.t(553, 772, sh(last), CB, 9, "r")
            doc.new()
            top()
            y = band(92) + 15
            doc.t(300, y, f"Übertrag von Blatt {doc.page - 1}", C, 9)
            doc.t(553, y, sh(last), CB, 9, "r")
            y += 15
        doc.t(44, y, f"{t.date:%d.%m.}", C, 9)
        doc.t(84, y, f"{t.date:%d.%m.}", C, 9)
        doc.t(124, y, parts[0], C, 9)
        doc.t(553, y, de(t.d or t.c) + (" S" if t.d else " H"), C, 9, "r")
        doc.lines(124, y + 10.6, det, C, 9, 10.6)
        y += h
        last = t.bal
    if y > 740:
        doc.new()
        top()
        y = 100
    doc.line(470, y - 6, 553, y - 6, .5)
    y += 6
    doc.t(300, y, f"neuer Kontostand vom {end:%d.%m.%Y}", C, 9)
    doc.t(553, y, sh(tx[-1].bal), CB, 9, "r")
    if y < 690:
        doc.box(40, y + 22, 515, 34, stroke=orange, lw=.8)
        doc.t(48, y + 36, "Unser Tipp: Mit der VR-App haben Sie Ihr Konto immer dabei.", "NotoB", 8, color=orange)
        doc.t(48, y + 48, "Guthaben sind nach Maßgabe des Einlagensicherungsgesetzes entschädigungsfähig.", "Noto", 7)
    doc.save()
    return bank_truth(bank_name=bank, account_number=acc, account_holder=name, account_type="VR-PrivatKonto", currency="EUR",
                      opening_balance=amt(opening), closing_balance=amt(tx[-1].bal), transactions=[t.truth(bal=False) for t in tx])


LAYOUTS = {"patra": patra, "lindental": lindental}
