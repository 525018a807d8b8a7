# SPDX-License-Identifier: AGPL-3.0-or-later
"""Germany (savings bank, direct bank) and France."""
from stranger_lockhouse_kit import *

DE = [(1, 1, 1900, 3400, 1, "GEHALT/RENTE", lambda r, d: ["Uferwerk Maschinen GmbH", f"Lohn/Gehalt {d:%m/%Y} Pers.Nr. {digits(r, 5)}"]),
      (1, 1, 20, 400, 1, "GUTSCHRIFT", lambda r, d: ["Henrike Lüttgens", r.choice(("Anteil Ferienwohnung", "Danke fürs Auslegen",
          f"Rechnung {digits(r, 4)}"))]),
      (6, -1, 4, 130, 1, "KARTENZAHLUNG", lambda r, d: [r.choice(("Kaufmarkt Böttcher", "Bäckerei Ährenglück", "Tankhof Nord 0417")),
                                                       f"{d - timedelta(1):%Y-%m-%d}T{r.randint(8, 19):02d}:{r.randint(10, 59)} "
                                                       f"Debitk.{r.randint(1, 9)} 20{r.randint(26, 29)}-12"]),
      (4, -1, 15, 190, 1, "LASTSCHRIFT", lambda r, d: [r.choice(("Stadtwerke Ostenfeld", "Telefonika Nord GmbH", "Hansa-Rhein Versicherung AG")),
                                                      f"Kd-Nr. {digits(r, 8)} RG {digits(r, 6)} EREF+{digits(r, 11)} MREF+M{digits(r, 7)}"]),
      (2, -1, 20, 300, 1000, "BARGELDAUSZAHLUNG", lambda r, d: ["Geldautomat Marktstr. 4",
          f"{d - timedelta(1):%d.%m}/{r.randint(8, 19):02d}.{r.randint(10, 59)}UHR OSTENFELD"]),
      (1, -1, 450, 980, 500, "DAUERAUFTRAG", lambda r, d: ["Wohnbau Ostenfeld eG", f"Miete {d:%m/%Y} Whg. {r.randint(10, 90)}"])]


def sparkasse(path, seed, rows):
    r = random.Random(f"sparkasse/{seed}/{rows}")
    d0, d1 = month(r)
    start = r.randint(-60000, 420000)
    txs = flow(r, rows, d0, d1, DE, start, floor=-150000, lag=(0,))
    kind = {"GEHALT/RENTE": "Lohn, Gehalt, Rente", "GUTSCHRIFT": "Gutschr. Überweisung", "KARTENZAHLUNG": "Kartenzahlung girocard",
        "LASTSCHRIFT": "Basislastschrift",
            "BARGELDAUSZAHLUNG": "Bargeldauszahlung", "DAUERAUFTRAG": "Dauerauftrag"}
    for t in txs:
        t.lines = [kind[t.tag], t.text[0]] + wrap(t.text[1], "Helvetica", 9, 208)
    who, street, city = r.choice((("Frau Annegret Siebenbaum", "Lindenstieg 12", "24881 Ostenfeld"),
        ("Herrn Jörg-Peter Wichmann", "Am Deich 3 a", "24881 Ostenfeld")))
    acct = digits(r, 10)
    ib, no = iban("DE", "21750999" + acct), d0.month
    sg = lambda c: eu(abs(c)) + (" -" if c < 0 else " +")

    def draw(p, n):
        def head():
            p.box(52, 34, 22, 22, "#e2001a", None)
            p.t(82, 52, "Sparkasse Ostenfeld-Geest", font="Helvetica-Bold", size=15, col="#e2001a")
            p.t(545, 46, f"Kontoauszug {no}/{d0.year}", "r", "Helvetica-Bold", 11)
            p.t(545, 58, f"Seite {p.page} von {n}", "r", size=8)

        def cols(y):
            p.line(52, y - 12, 545, y - 12, 1)
            for x, a, b, al in ((54, "Datum", "", "l"), (120, "Erläuterung", "", "l"), (440, "Betrag Soll", "EUR", "r"), (543, "Betrag Haben", "EUR", "r")):
                p.t(x, y, a, al, "Helvetica-Bold", 9)
                if b:
                    p.t(x, y + 10, b, al, "Helvetica-Bold", 9)
            p.line(52, y + 15, 545, y + 15, 1)
            return y + 30
        head()
        for i, s in enumerate((who, street, city)):
            p.t(60, 116 + 13 * i, s, size=10)
        for i, (a, b) in enumerate((("Girokonto", acct), ("BLZ", "217 509 99"), ("BIC", "NOLADE21OSG"), ("IBAN", grp(ib)))):
            p.t(330, 116 + 13 * i, a)
            p.t(545, 116 + 13 * i, b, "r")
        p.t(54, 206, f"Kontoauszug vom {d0:%d.%m.%Y} bis {d1:%d.%m.%Y}", font="Helvetica-Bold", size=10)
        y = cols(234)
        p.t(54, y, f"Kontostand am {d0 - timedelta(1):%d.%m.%Y}, Auszug Nr. {no - 1 or 12}", font="Helvetica-Bold")
        p.t(543, y, sg(start), "r", "Helvetica-Bold")
        y += 18
        for t in txs:
            if y + 11 * len(t.lines) > 770:
                p.t(543, 790, "Fortsetzung siehe nächste Seite", "r", size=8)
                p.next()
                head()
                y = cols(96)
            p.t(54, y, f"{t.d:%d.%m.%Y}")
            for i, s in enumerate(t.lines):
                p.t(120, y + 11 * i, s, font="Helvetica" if i else "Helvetica-Bold")
            p.t(440 if t.amt < 0 else 543, y, ("-" if t.amt < 0 else "") + eu(abs(t.amt)), "r")
            y += 11 * len(t.lines) + 6
        if y > 735:
            p.next()
            head()
            y = 100
        p.line(52, y - 8, 545, y - 8)
        p.t(54, y + 6, f"Kontostand am {d1:%d.%m.%Y} um 20:{r0:02d} Uhr", font="Helvetica-Bold")
        p.t(543, y + 6, sg(txs[-1].bal), "r", "Helvetica-Bold")
        p.t(54, y + 22, f"Anzahl Anlagen 0     Eingeräumte Kontoüberziehung EUR 2.000,00", size=8)
        p.para(54, y + 40, "Bitte erheben Sie Einwendungen gegen einzelne Buchungen unverzüglich. "
               "Der angegebene Kontostand berücksichtigt nicht die Wertstellung der Buchungen.", 490, 9, size=7.5)
    r0 = r.randint(1, 9)
    paged(path, A4, draw)
    return truth(txs, start, d0, d1, bal="none", sums=False, bank_name="Sparkasse Ostenfeld-Geest", account_number=acct, iban=grp(ib), bic="NOLADE21OSG",
        account_holder=who,
                 account_type="Girokonto", currency="EUR", address=f"{street}, {city}")


DEKIND = {"GEHALT/RENTE": "Gehalt/Rente", "GUTSCHRIFT": "Gutschrift", "KARTENZAHLUNG": "Lastschrift", "LASTSCHRIFT": "Lastschrift",
    "BARGELDAUSZAHLUNG": "Abbuchung", "DAUERAUFTRAG": "Dauerauftrag/Terminueberw."}


def dedirect(path, seed, rows):
    r = random.Random(f"dedirect/{seed}/{rows}")
    d0, d1 = month(r)
    start = r.randint(30000, 900000)
    txs = flow(r, rows, d0, d1, DE, start, floor=-100000, lag=(0, 0, 0, -1, 1))
    for t in txs:
        t.lines = [DEKIND[t.tag] + " " + t.text[0]] + wrap(t.text[1], "Bank35Noto", 8, 275)
    who, street, city = r.choice((("Dr. Wiebke Ahrendt", "Kastanienallee 88", "04277 Leipzig"),
        ("Milan Kostka und Jule Kostka", "Schnorrstraße 5", "04229 Leipzig")))
    ib, long = iban("DE", "76055599" + digits(r, 10)), d1.strftime("%d.%m.%Y")
    org = "#c75000"

    def draw(p, n):
        p.f("Bank35Noto", 8)

        def side():
            p.t(54, 46, "KARUSSELL", font="Bank35NotoB", size=19, col=org)
            p.t(170, 46, "Bank", font="Bank35Noto", size=19, col="#333333")
            p.t(54, 815, "Karussell Bank AG · Ringpromenade 100 · 90402 Nürnberg · Vorstand: Dr. I. Thalbach, S. Quant · AG Nürnberg HRB 90099", size=6.5,
                col="#666666")
            p.t(545, 815, f"Seite {p.page} von {n}", "r", size=7)

        def cols(y):
            p.t(54, y, "Buchung", font="Bank35NotoB")
            p.t(130, y, "Buchung / Verwendungszweck", font="Bank35NotoB")
            p.t(545, y, "Betrag (EUR)", "r", "Bank35NotoB")
            p.t(54, y + 11, "Valuta", font="Bank35NotoB")
            p.line(54, y + 16, 545, y + 16, 0.8, org)
            return y + 29
        side()
        p.t(54, 92, "Karussell Bank AG · 90402 Nürnberg", size=6, col="#666666")
        for i, s in enumerate((who, street, city)):
            p.t(54, 110 + 13 * i, s, size=9.5)
        rows_ = (("Datum", long), ("Auszugsnummer", str(d0.month)), ("Eingeräumte Kontoüberziehung", "1.000,00 Euro"), ("Alter Saldo", eu(start) + " Euro"),
            ("Neuer Saldo", eu(txs[-1].bal) + " Euro"), ("IBAN", grp(ib)), ("BIC", "KARUDE55XXX"))
        for i, (a, b) in enumerate(rows_):
            p.t(330, 98 + 14 * i, a, col="#555555")
            p.t(545, 98 + 14 * i, b, "r", "Bank35NotoB" if "Saldo" in a else None)
            p.line(330, 102 + 14 * i, 545, 102 + 14 * i, 0.3, "#cccccc")
        p.t(54, 232, f"Girokonto Nummer {ib[-10:]}", font="Bank35NotoB", size=11)
        p.t(54, 247, f"Kontoauszug {MON[d0.month - 1]} {d0.year} · Zeitraum {d0:%d.%m.%Y} - {long}", size=9)
        y = cols(276)
        for t in txs:
            if y + 11 * max(2, len(t.lines)) > 790:
                p.next()
                side()
                y = cols(84)
            p.t(54, y, f"{t.d:%d.%m.%Y}")
            p.t(54, y + 11, f"{t.v:%d.%m.%Y}", col="#555555")
            p.t(130, y, t.lines[0])
            for i, s in enumerate(t.lines[1:]):
                p.t(130, y + 11 * (i + 1), s, col="#555555")
            p.t(545, y, eu(t.amt), "r")
            y += 11 * max(2, len(t.lines))
            p.line(54, y - 6, 545, y - 6, 0.25, "#bbbbbb")
            y += 6
        if y > 740:
            p.next()
            side()
            y = 100
        p.t(130, y + 6, "Neuer Saldo", font="Bank35NotoB", size=9)
        p.t(545, y + 6, eu(txs[-1].bal), "r", "Bank35NotoB", 9)
        p.t(54, y + 34, "Kunden-Information", font="Bank35NotoB", col=org)
        p.para(54, y + 46, "Guthaben sind nach Maßgabe des Einlagensicherungsgesetzes entschädigungsfähig. "
               "Bitte beachten Sie auch den Informationsbogen für den Einleger.", 490, 10, size=7)
    paged(path, A4, draw)
    return truth(txs, start, d0, d1, value=True, bal="none", sums=False, bank_name="Karussell Bank AG", account_number=ib[-10:], iban=grp(ib),
        bic="KARUDE55XXX", account_holder=who,
                 account_type="Girokonto", currency="EUR", address=f"{street}, {city}")


MON = "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split()
FR = [(1, 1, 1300, 2900, 1, "v", lambda r, d: ["VIR SEPA RECU ATELIERS DU VERDIER", f"SALAIRE {d:%m %Y} REF {digits(r, 8)}"]),
    (1, 1, 30, 500, 1, "v", lambda r, d: ["VIR INST RE 00" + digits(r, 8), "DE: MME SOLENE KERBRAT", "MOTIF: PARTICIPATION"]),
      (1, 1, 20, 300, 1, "v", lambda r, d: [f"REMISE CHEQUE N {digits(r, 7)}"]), (7, -1, 4, 120, 1, "c", lambda r,
          d: [f"CARTE X{digits(r, 4)} {d - timedelta(1):%d/%m} " + r.choice(("MARCHE BEL AIR", "BOULANGERIE PAINDOR", "PHARMACIE DU PUITS"))]),
      (3, -1, 15, 170, 1, "p", lambda r, d: ["PRELEVEMENT EUROPEEN " + digits(r, 10), "DE: " + r.choice(("ENERGIES DU RHONE", "MUTUELLE SAINT-ELOI",
          "TELECOM LUMIERE")), "MANDAT " + digits(r, 12)]),
      (1, -1, 30, 400, 1, "k", lambda r, d: ["CHEQUE " + digits(r, 7)]), (2, -1, 20, 200, 1000, "r", lambda r,
          d: [f"RETRAIT DAB {d - timedelta(1):%d/%m} 1{r.randint(0, 9)}H{r.randint(10, 59)} VIENNE"]), (1, -1, 2, 16, 5, "f", lambda r,
              d: [r.choice(("COTISATION FORMULE AZUR", "FRAIS DE TENUE DE COMPTE"))])]


def france(path, seed, rows):
    r = random.Random(f"france/{seed}/{rows}")
    d0, d1 = month(r)
    start = r.randint(-15000, 320000)
    txs = flow(r, rows, d0, d1, FR, start, floor=-60000, lag=(0, 0, 1, -1))
    for t in txs:
        t.lines = t.text
    who, addr = r.choice((("M BASTIEN CHAMPROUX", ("12 MONTEE DES TISSERANDS", "38200 VIENNE")),
        ("MME ODILE FERRANDIN", ("RESIDENCE LES CEDRES", "4 RUE DE LA GERE", "38200 VIENNE"))))
    bq, gu, num11 = "1" + digits(r, 4), "0" + digits(r, 4), digits(r, 11)
    key = 97 - (89 * int(bq) + 15 * int(gu) + 3 * int(num11)) % 97
    ib = iban("FR", f"{bq}{gu}{num11}{key:02d}")
    m = lambda c: num(abs(c), " ", ",")
    say = lambda c: "CREDITEUR" if c >= 0 else "DEBITEUR"
    blue, X = "#1c3f94", (40, 86, 348, 400, 476, 555)

    def draw(p, n):
        def frame(y0, y1):
            for x in X:
                p.line(x, y0, x, y1, 0.6, blue)
            p.line(X[0], y1, X[-1], y1, 0.6, blue)

        def cols(y):
            p.box(X[0], y, X[-1] - X[0], 18, blue, blue)
            for j, h in enumerate(("Date", "Nature des opérations", "Valeur", "Débit", "Crédit")):
                p.t((X[j] + X[j + 1]) / 2, y + 12, h, "c", "Helvetica-Bold", 8.5, "#ffffff")
            return y + 31

        def put(y, s, c):
            p.t(92, y, s, font="Helvetica-Bold", size=8.5)
            p.t(X[4 if c < 0 else 5] - 5, y, m(c), "r", "Helvetica-Bold", 8.5)
        p.t(40, 52, "BANQUE DES DEUX RIVES", font="Helvetica-Bold", size=16, col=blue)
        p.t(40, 64, "Agence de Vienne Centre - Tél. 04 99 55 01 01", size=8)
        p.t(555, 52, "RELEVE DE COMPTE CHEQUES", "r", "Helvetica-Bold", 12)
        p.t(555, 66, f"du {d0:%d/%m/%Y} au {d1:%d/%m/%Y}", "r")
        p.t(555, 78, f"N° {d0.month}  -  Page 1 / {n}", "r", size=8)
        for i, s in enumerate((who,) + addr):
            p.t(330, 128 + 13 * i, s, size=10)
        p.t(40, 196, f"Titulaire du compte : {who}", size=8.5)
        p.box(40, 204, 515, 32, None, blue)
        for x, a, b in ((46, "Code banque", bq), (104, "Code guichet", gu), (166, "N° de compte", num11), (246, "Clé RIB", f"{key:02d}"),
            (292, "IBAN", grp(ib)), (472, "BIC", "BDRIFRPPXXX")):
            p.t(x, 215, a, size=7, col=blue)
            p.t(x, 229, b, size=8.5)
        y0 = 252
        y = cols(y0)
        put(y, f"SOLDE {say(start)} AU {d0 - timedelta(1):%d.%m.%Y}", start)
        y += 17
        for t in txs:
            if y + 10.5 * len(t.lines) > 775:
                frame(y0, 782)
                p.next()
                p.t(40, 48, "BANQUE DES DEUX RIVES", font="Helvetica-Bold", size=10, col=blue)
                p.t(555, 48, f"Compte n° {num11} - Page {p.page} / {n}", "r", size=8)
                y0 = 60
                y = cols(y0)
            p.t(46, y, f"{t.d:%d.%m}", size=8.5)
            for i, s in enumerate(t.lines):
                p.t(92 + 6 * bool(i), y + 10.5 * i, s, size=8.5)
            p.t(374, y, f"{t.v:%d.%m}", "c", size=8.5)
            p.t(X[4 if t.amt < 0 else 5] - 5, y, m(t.amt), "r", size=8.5)
            y += 10.5 * len(t.lines) + 3.5
        if y + 36 > 780:
            frame(y0, y - 6)
            p.next()
            y0 = 60
            y = cols(y0)
        p.line(X[0], y - 8, X[-1], y - 8, 0.6, blue)
        p.t(92, y + 4, "TOTAL DES OPERATIONS", font="Helvetica-Bold", size=8.5)
        for j, c in ((4, debits(txs)), (5, credits(txs))):
            p.t(X[j] - 5, y + 4, m(c), "r", "Helvetica-Bold", 8.5)
        put(y + 20, f"SOLDE {say(txs[-1].bal)} AU {d1:%d.%m.%Y}", txs[-1].bal)
        frame(y0, y + 28)
        p.t(40, 806, "Montants exprimés en euros. Banque des Deux Rives, société coopérative à capital variable, 5 quai Jean-Jaurès, 38200 Vienne.", size=7)
    paged(path, A4, draw)
    return truth(txs, start, d0, d1, value=True, bal="none", bank_name="BANQUE DES DEUX RIVES", account_number=num11, iban=grp(ib), bic="BDRIFRPPXXX",
        account_holder=who, branch="Vienne Centre",
                 account_type="COMPTE CHEQUES", currency="EUR", address=", ".join(addr))


BANKS = {"sparkasse": sparkasse, "dedirect": dedirect, "france": france}
