# SPDX-License-Identifier: AGPL-3.0-or-later
"""Germany, Switzerland, France, Poland."""
import datetime as dt
import random

from stranger_globe_pen import (A4, C, CB, H, HB, HO, alnum, bank, chop, digits, money, month_end, period, plain, render, row, series, sgn,
                                totals, wrap)


def volksbank(path, seed, rows):
    r = random.Random("volksbank%s" % seed)
    y, m = r.choice([2022, 2023, 2024]), r.choice([1, 1, 4, 7, 10])
    b = month_end(dt.date(y, m, 1))
    a = dt.date(y, m, 1) - dt.timedelta(days=r.randint(1, 3))
    acct = digits(r, 8)
    iban = "DE%s 6209 %s %s %s %s" % (digits(r, 2), digits(r, 4), "00" + acct[:2], acct[2:6], acct[6:])
    who = r.choice(["Frau Hannelore Zürcher-Böhm", "Herrn Jörg Mäckelburg", "Bäckerei Löffelstiel GmbH"])

    def ib(r):
        return "DE%s" % digits(r, 20)

    def bic(r):
        return r.choice(["GENODES1%s" % alnum(r, 3), "SOLADES1%s" % alnum(r, 3), "DEUTDESS%s" % alnum(r, 3)])

    def ll(who_, code):
        def f(r, d):
            return ("Basislastschrift", "PN:931", [who_], "%s EREF: %s MREF: %s CRED: DE%sZZZ%s IBAN: %s BIC: %s" % (
                code.format(digits(r, 9), d.strftime("%m/%Y")), alnum(r, 16), alnum(r, 11), digits(r, 2), digits(r, 11, False), ib(r), bic(r)))
        return f

    def card(r, d):
        p = d - dt.timedelta(days=1)
        return ("Kartenzahlung girocard", "PN:931", [r.choice(["EDEKKA Hofmann SAGT DANKE", "REWEE Markt Ludwigsburg", "ARRAL Stuttgart", "dm-Droge Markt Esslingen"])],
                "%sT%02d:%02d:%02d Debitk.0 %d-12 %s KRYPTO EREF: %s IBAN: %s" % (p.isoformat(), r.randint(8, 20), r.randint(0, 59), r.randint(0, 59), y + 2, digits(r, 4), digits(r, 24), ib(r)))
    pool = [
        (3, 1, 120000, 360000, 1, lambda r, d: ("LOHN, GEHALT, RENTE GUTSCHR", "PN:3900", ["Neckar Getriebebau AG"], "LOHN/GEHALT %s/%d PERSNR %s EREF: %s IBAN: %s BIC: %s" % (d.strftime("%m"), d.year, digits(r, 6), alnum(r, 14), ib(r), bic(r)))),
        (2, 1, 1500, 90000, 100, lambda r, d: ("Überweisungsgutschr.", "PN:801", [r.choice(["Ute Knöringer", "Dr. Falk Siebenrock"])], "%s IBAN: %s BIC: %s" % (r.choice(["Anteil Geschenk Oma", "Miete Garage", "Rückzahlung Urlaub Südtirol"]), ib(r), bic(r)))),
        (7, -1, 400, 14000, 1, card),
        (3, -1, 1500, 30000, 1, ll("Stadtwerke Unterland GmbH", "Abschlag Strom VK {0} {1}")),
        (2, -1, 900, 20000, 1, ll("Provinzia Versicherung AG", "Beitrag Hausrat VS-NR {0} Zeitraum ab {1}")),
        (2, -1, 2000, 150000, 100, lambda r, d: ("Überweisungsauftrag", "PN:801", ["Wohnbau Heuchelberg eG"], "MIETE %s MIETER-NR %s IBAN: %s BIC: %s" % (d.strftime("%m.%Y"), digits(r, 6), ib(r), bic(r)))),
        (2, -1, 2000, 40000, 1000, lambda r, d: ("Auszahlung girocard", "PN:931", ["GA NR%s BLZ62091800" % digits(r, 8)], "%s/%02d.%02dUHR HEILBRONN" % (d.strftime("%d.%m"), r.randint(7, 22), r.randint(0, 59)))),
        (1, -1, 290, 890, 10, lambda r, d: ("Abschluss", "PN:905", ["ABSCHLUSS PER %s" % d.strftime("%d.%m.%Y")], "")),
    ]
    opening = r.randint(-90000, 600000)
    txs = series(r, a + dt.timedelta(days=1), b, rows, pool, opening, -150000, True)
    deb, cre = totals(txs)
    closing = opening + cre - deb
    no = m

    def sh(v):
        return money(v, ".", ",") + (" S" if v < 0 else " H")
    body = []
    for x in txs:
        v, pn, names, purpose = x.what
        body.append(names + chop(purpose, 55))

    def fn(p):
        L, Z, LD = 48, 9, 11
        cw = Z * .6

        def put(y, c_, s, f=C):
            p.t(L + c_ * cw, y, s, f, Z)

        def right(y, s, f=C):
            p.t(L + 91 * cw, y, s, f, Z, "r")

        def head():
            put(48, 0, "Volksbank Unterland-Zabergäu eG", CB)
            put(59, 0, "BLZ 620 918 00   BIC GENODES1VHZ")
            put(70, 0, "Marktstraße 12   74336 Brackenheim")
            right(48, "Kontoauszug", CB)
            right(59, "Nr. %d/%d   Blatt %d von %d" % (no, y, p.page, p.total))
            if p.page == 1:
                put(108, 0, who)
                put(119, 0, "Weinsteige %d" % (abs(opening) % 90 + 1))
                put(130, 0, "74336 Brackenheim")
                put(119, 58, "Service-Telefon 07135 555-0")
                put(130, 58, "USt-ID DE1459%s" % acct[:5])
                yy = 170
            else:
                yy = 96
            put(yy, 0, "VR-GiroKomfort")
            put(yy, 34, "EUR-Konto")
            put(yy, 46, "Kontonummer %s" % acct)
            right(yy, "erstellt am %s" % b.strftime("%d.%m.%Y"))
            p.line(L, yy + 5, L + 91 * cw, yy + 5, .6)
            put(yy + 17, 0, "Bu-Tag Wert   Vorgang")
            p.line(L, yy + 22, L + 91 * cw, yy + 22, .6)
            return yy + 36

        y_ = head()
        put(y_, 45, "alter Kontostand vom %s" % a.strftime("%d.%m.%Y"))
        right(y_, sh(opening))
        y_ += 17
        bal = opening
        for x, extra in zip(txs, body):
            h = LD * (1 + len(extra)) + 4
            if y_ + h > 745:
                put(y_ + 4, 52, "Übertrag auf Blatt %d" % (p.page + 1))
                right(y_ + 4, sh(bal))
                p.new()
                y_ = head()
                put(y_, 52, "Übertrag von Blatt %d" % (p.page - 1))
                right(y_, sh(bal))
                y_ += 17
            bal += x.amt
            put(y_, 0, x.date.strftime("%d.%m."))
            put(y_, 7, x.date.strftime("%d.%m."))
            put(y_, 14, x.what[0])
            put(y_, 46, x.what[1])
            right(y_, sh(x.amt))
            for i, s in enumerate(extra):
                put(y_ + LD * (i + 1), 14, s)
            y_ += h
        if y_ > 700:
            p.new()
            y_ = head()
        p.line(L + 45 * cw, y_ - 4, L + 91 * cw, y_ - 4, .6)
        put(y_ + 8, 45, "neuer Kontostand vom %s" % b.strftime("%d.%m.%Y"), CB)
        right(y_ + 8, sh(closing), CB)
        put(y_ + 30, 0, "IBAN: %s   BIC: GENODES1VHZ" % iban)
        put(y_ + 41, 0, "Ihr eingeräumter Kreditrahmen beträgt EUR 1.500,00")
        p.para(L, 780, 490, "Bitte beachten Sie auch die Hinweise auf der Rückseite. Einwendungen gegen diesen Kontoauszug müssen der Bank unverzüglich zugehen. "
               "Gutschriften von Schecks, Lastschriften und anderen Papieren erfolgen unter Vorbehalt des Eingangs (E.v.).", H, 6, 7.5)

    render(path, A4, fn)
    tr = [row(x, " ".join([x.what[0], x.what[1]] + x.what[2] + [x.what[3]]), None) for x in txs]
    return bank({"bank_name": "Volksbank Unterland-Zabergäu eG", "account_number": acct, "account_holder": who, "account_type": "VR-GiroKomfort", "currency": "EUR",
                 "opening_balance": plain(opening), "closing_balance": plain(closing), "transactions": tr})


def postfinance(path, seed, rows):
    r = random.Random("postfinance%s" % seed)
    y, m = r.choice([2022, 2023, 2024]), r.randint(1, 12)
    a = dt.date(y, m, 1)
    b = month_end(a)
    iban = "CH%s 0900 0000 %s %s %s" % (digits(r, 2), digits(r, 4), digits(r, 4), digits(r, 1))
    who = r.choice(["Zgraggen Ursina", "Hürlimann Reto und Silvia", "Spenglerei Aebischer AG"])
    card4 = "XXXX%s" % digits(r, 4)
    shop = ["KOOP-4418 THUN", "MIGRO M BERN-WANKDORF", "BÄCKEREI GLATZER BERN", "SBBB MOBILE BERN", "LANDY NEUENEGG"]

    def kauf(r, d):
        return ["KAUF/DIENSTLEISTUNG", "VOM %s" % (d - dt.timedelta(days=r.randint(0, 2))).strftime("%d.%m.%Y"), "KARTEN NR. %s" % card4, r.choice(shop)]
    pool = [
        (3, 1, 250000, 780000, 5, lambda r, d: ["GIRO AUS KONTO", "CH%s" % digits(r, 19), "KANTON BERN, PERSONALAMT", "LOHN %s %d" % (["JANUAR", "FEBRUAR", "MÄRZ", "APRIL", "MAI", "JUNI", "JULI", "AUGUST", "SEPTEMBER", "OKTOBER", "NOVEMBER", "DEZEMBER"][d.month - 1], d.year)]),
        (2, 1, 1000, 30000, 5, lambda r, d: ["TWINNT GELD EMPFANGEN", "VON MOBILE NR. +4179555%s" % digits(r, 4), "MITTEILUNG: %s" % r.choice(["Znacht", "Konzert", "Merci!"])]),
        (10, -1, 300, 16000, 5, kauf),
        (3, -1, 400, 12000, 5, lambda r, d: ["TWINNT KAUF/DIENSTLEISTUNG", "VOM %s" % d.strftime("%d.%m.%Y"), r.choice(["PARKINGPAI AG", "KIOSKK 2214", "BRACKO.CH"])]),
        (3, -1, 4000, 220000, 5, lambda r, d: ["LASTSCHRIFT", "EZAG", "ZAHLUNGEN: %d" % r.randint(1, 6)]),
        (2, -1, 5000, 80000, 5, lambda r, d: ["GIRO POST", "CH%s" % digits(r, 19), "CSSA KRANKEN-VERSICHERUNG AG", "6002 LUZERN", "REFERENZEN: %s" % digits(r, 27)]),
        (2, -1, 2000, 60000, 1000, lambda r, d: ["BARGELDBEZUG", "VOM %s" % d.strftime("%d.%m.%Y"), "KARTEN NR. %s" % card4, "POSTOMATT BERN SCHANZENPOST"]),
        (1, -1, 500, 500, 500, lambda r, d: ["PREIS FÜR KONTOFÜHRUNG"]),
    ]
    opening = r.randint(90000, 2500000)
    txs = series(r, a, b, rows, pool, opening, 0)
    deb, cre = totals(txs)
    closing = opening + cre - deb

    def n(v):
        return sgn(v, " ", ".")

    def fn(p):
        L, R = 52, 560
        GX, SX, VX, BX = 352, 424, 440, R - 2

        def head():
            p.box(L, 36, 96, 26, "#ffcc00")
            p.t(L + 8, 54, "PostKasse", HB, 15)
            p.t(R, 46, "Datum: %s" % b.strftime("%d.%m.%Y"), H, 8, "r")
            p.t(R, 57, "Seite: %d / %d" % (p.page, p.total), H, 8, "r")
            if p.page > 1:
                p.t(L, 84, "Kontoauszug %s - %s" % (a.strftime("%d.%m.%Y"), b.strftime("%d.%m.%Y")), HB, 9)
                p.t(R, 84, iban, H, 9, "r")
                yy = 102
            else:
                p.ts(L, 84, ["PostKasse AG", "Kundendienst", "Mingerstrasse 20", "3030 Bern"], H, 8, 10)
                p.t(L, 132, "www.postkasse.example   Telefon 0848 555 700", H, 7.5)
                p.ts(330, 110, [who, "Kramgasse %d" % (opening % 80 + 1), "30%02d Bern" % (closing % 30)], H, 9.5, 12)
                p.t(L, 196, "Kontoauszug %s - %s" % (a.strftime("%d.%m.%Y"), b.strftime("%d.%m.%Y")), HB, 13)
                for i, (l, v) in enumerate([("Kontoart", "Privatkonto"), ("Währung", "CHF"), ("IBAN", iban), ("BIC", "POKACHBEXXX"), ("Kontoinhaber", who)]):
                    p.t(L, 216 + 12 * i, l, H, 8.5)
                    p.t(L + 80, 216 + 12 * i, v, H, 8.5)
                yy = 294
            p.line(L, yy - 10, R, yy - 10, 1)
            for x, s, al in [(L, "Datum", "l"), (104, "Text", "l"), (GX, "Gutschrift", "r"), (SX, "Lastschrift", "r"), (VX + 20, "Valuta", "c"), (BX, "Saldo", "r")]:
                p.t(x, yy, s, HB, 8, al)
            p.line(L, yy + 4, R, yy + 4, .4)
            return yy + 17

        y_ = head()
        p.t(L, y_, a.strftime("%d.%m.%y"), H, 8)
        p.t(104, y_, "Kontostand", HB, 8)
        p.t(BX, y_, n(opening), HB, 8, "r")
        y_ += 14
        for x in txs:
            h = 9.5 * len(x.what) + 5
            if y_ + h > 780:
                p.new()
                y_ = head()
            p.t(L, y_, x.date.strftime("%d.%m.%y"), H, 8)
            p.ts(104, y_, x.what, H, 8, 9.5)
            p.t(GX if x.amt > 0 else SX, y_, money(x.amt, " "), H, 8, "r")
            p.t(VX, y_, x.date.strftime("%d.%m.%y"), H, 8)
            if x.last:
                p.t(BX, y_, n(x.bal), H, 8, "r")
            y_ += h
        if y_ > 740:
            p.new()
            y_ = head()
        p.line(L, y_ - 8, R, y_ - 8, .4)
        p.t(104, y_ + 3, "Total", HB, 8)
        p.t(GX, y_ + 3, money(cre, " "), HB, 8, "r")
        p.t(SX, y_ + 3, money(deb, " "), HB, 8, "r")
        p.t(L, y_ + 18, b.strftime("%d.%m.%y"), H, 8)
        p.t(104, y_ + 18, "Kontostand", HB, 8)
        p.t(BX, y_ + 18, n(closing), HB, 8, "r")
        p.line(L, y_ + 24, R, y_ + 24, 1)
        p.t(L, y_ + 42, "Bitte überprüfen Sie den Kontoauszug. Ohne Ihren Gegenbericht innert 30 Tagen gilt er als genehmigt.", H, 7)

    render(path, A4, fn)
    return bank({"bank_name": "PostKasse AG", "account_number": iban, "account_holder": who, "account_type": "Privatkonto", "currency": "CHF",
                 "statement_period": period(a, b), "opening_balance": plain(opening), "closing_balance": plain(closing), "total_debits": plain(deb), "total_credits": plain(cre),
                 "transactions": [row(x, " ".join(x.what), x.bal if x.last else None) for x in txs]})


FR = "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split()


def bnp(path, seed, rows):
    r = random.Random("bnp%s" % seed)
    y, m = r.choice([2021, 2022, 2023]), r.choice([2, 4, 7, 9, 12])
    a = dt.date(y, m, r.randint(4, 12))
    b = (a + dt.timedelta(days=32)).replace(day=a.day)
    iban = "FR76 3000 4%s 0000 %s %s %s" % (digits(r, 3), digits(r, 4), digits(r, 4), digits(r, 3))
    who = r.choice(["MLLE CLEMENCE VAUTRIN", "M OU MME TANGUY LE GOASTER", "SARL AU FOURNIL D ARSENE"])

    def s8(d):
        return d.strftime("%d%m%y")
    pool = [
        (3, 1, 120000, 340000, 1, lambda r, d: ["VIR SEPA RECU /DE AERONAVALE OUEST SA", "/MOTIF SALAIRE %s %d /REF %s" % (FR[d.month - 1].upper().replace("É", "E").replace("Û", "U"), d.year, alnum(r, 15))]),
        (2, 1, 1500, 60000, 100, lambda r, d: ["VIR SEPA INST RECU /DE %s" % r.choice(["MLLE OCEANE PRIGENT", "M HUGO BARTHELEMI"]), "/MOTIF %s" % r.choice(["CADEAU MAMIE", "COLOC EDF", "VACANCES"]), "/REF NOTPROVIDED"]),
        (12, -1, 300, 16000, 1, lambda r, d: ["FACTURE CARTE DU %s %s" % (s8(d - dt.timedelta(days=r.randint(1, 3))), r.choice(["CARREFORD CITY PARIS", "SNCFF INTERNET PARIS", "BOUL. ANGE NANTES", "LEROY MERLAN REZE", "PICAR SURGELES"])), "CARTE 4974XXXXXXXX%s" % digits(r, 4)]),
        (4, -1, 900, 25000, 1, lambda r, d: ["PRLV SEPA %s" % r.choice(["ORANJE SA", "ENGIE-ON CLIENTS", "MAIFF ASSURANCES"]), "ECH/%s ID EMETTEUR/FR%sZZZ%s" % (s8(d), digits(r, 2), digits(r, 6)), "MDT/++%s REF/%s" % (alnum(r, 11), digits(r, 13)), "LIB/FACTURE %s" % digits(r, 8)]),
        (2, -1, 2000, 30000, 1000, lambda r, d: ["RETRAIT DAB %s %02dH%02d" % (d.strftime("%d/%m/%y"), r.randint(8, 21), r.randint(0, 59)), "BNPRO NANTES %s" % digits(r, 6), "CARTE 4974XXXXXXXX%s" % digits(r, 4)]),
        (2, -1, 3000, 120000, 1, lambda r, d: ["CHEQUE N° %s" % digits(r, 7)]),
        (1, -1, 245, 1560, 1, lambda r, d: ["* COTISATION ESPRIT LIBRE", "DONT TVA 20,00 %"]),
    ]
    opening = r.randint(-30000, 500000)
    txs = series(r, a + dt.timedelta(days=1), b, rows, pool, opening, -60000, True)
    vals = [x.date + dt.timedelta(days=r.choice([0, 0, 1, -1])) for x in txs]
    deb, cre = totals(txs)
    closing = opening + cre - deb

    def long(d):
        return "%d%s %s %d" % (d.day, "er" if d.day == 1 else "", FR[d.month - 1], d.year)

    def n(v):
        return money(v, " ", ",")

    def solde(v, d):
        return "SOLDE %s AU %s" % ("CREDITEUR" if v >= 0 else "DEBITEUR", d.strftime("%d.%m.%Y"))

    def fn(p):
        L, R = 56, 556
        cols = [L, 92, 348, 392, 474, R]

        def table(top, bottom):
            p.box(L, top, R - L, bottom - top, None, "#00965e", .7)
            for x in cols[1:-1]:
                p.line(x, top, x, bottom, .5, "#00965e")
            p.box(L, top, R - L, 16, "#00965e")
            for i, s in enumerate(["Date", "Nature des opérations", "Valeur", "Débit", "Crédit"]):
                p.t((cols[i] + cols[i + 1]) / 2, top + 11, s, HB, 8, "c", "#ffffff")
            return top + 30

        def foot():
            p.para(L, 806, 470, "BNPRO PROVENCE SA au capital de 2 468 663 292 € - 16, boulevard des Piémontais 75009 PARIS - RCS Paris 662 0%s - Identifiant C.E. FR 76 662 042 449 - ORIAS n° 07 022 735" % iban[-2:], H, 5.5, 7)
            p.t(R, 812, "P. %d/%d" % (p.page, p.total), H, 7, "r")
            p.rot(28, 640, "SCPT%s %s" % (iban[-3:], b.strftime("%d%m%Y")), H, 5)
        p.box(L, 34, 24, 24, "#00965e")
        p.t(L + 32, 46, "BNPRO PROVENCE", HB, 12)
        p.t(L + 32, 57, "La banque d'une région qui change", HO, 7)
        p.t(L, 80, "NANTES GRASLIN", HB, 8)
        p.ts(L, 91, ["Vos contacts : votre conseiller au 02 55 50 %s" % iban[-2:] + " 14", "Service client : 3477 (service 0,00 €/min + prix appel)"], H, 7, 9)
        p.t(R, 46, "RELEVE DE COMPTE CHEQUES", HB, 12, "r")
        p.t(R, 59, "du %s au %s" % (long(a), long(b)), H, 9, "r")
        p.ts(330, 122, [who, "%d RUE DES OLIVETTES" % (abs(closing) % 120 + 1), "44000 NANTES"], C, 9.5, 12)
        p.box(L, 176, R - L, 32, "#eef7f2")
        p.t(L + 6, 188, "IBAN : %s" % iban, H, 8)
        p.t(L + 6, 201, "BIC : BNPRFRPPNTE", H, 8)
        p.t(R - 6, 188, "Monnaie du compte : Euro", H, 8, "r")
        p.t(R - 6, 201, who, H, 8, "r")
        bottom = 790
        y_ = table(220, bottom)

        def am(y__, v, f=H):
            x = cols[5] if v >= 0 else cols[4]
            p.t(x - 5, y__, n(v), f, 8, "r")
        p.t(cols[1] + 4, y_, solde(opening, a), HB, 8)
        am(y_, opening, HB)
        y_ += 14
        for x, v in zip(txs, vals):
            ls = []
            for s in x.what:
                ls += wrap(s, H, 7.5, 246)
            h = 9 * len(ls) + 3
            if y_ + h > bottom - 4:
                foot()
                p.new()
                p.t(L, 44, "RELEVE DE COMPTE CHEQUES (suite)", HB, 9)
                p.t(R, 44, "du %s au %s" % (long(a), long(b)), H, 8, "r")
                y_ = table(56, bottom)
            p.t(L + 18, y_, x.date.strftime("%d.%m"), H, 8, "c")
            p.ts(cols[1] + 4, y_, ls, H, 7.5, 9)
            p.t(370, y_, v.strftime("%d.%m"), H, 8, "c")
            am(y_, x.amt)
            y_ += h
        if y_ + 52 > bottom:
            foot()
            p.new()
            y_ = table(56, bottom)
        y_ += 4
        p.t(cols[1] + 4, y_, "TOTAL DES OPERATIONS", HB, 8)
        p.t(cols[4] - 5, y_, n(deb), HB, 8, "r")
        p.t(cols[5] - 5, y_, n(cre), HB, 8, "r")
        p.t(cols[1] + 4, y_ + 14, solde(closing, b), HB, 8)
        am(y_ + 14, closing, HB)
        p.t(cols[1] + 4, y_ + 30, "* Commissions sur services et opérations bancaires", H, 6.5)
        p.t(cols[1] + 4, y_ + 39, "Taux de TVA en vigueur", H, 6.5)
        foot()

    render(path, A4, fn)
    return bank({"bank_name": "BNPRO PROVENCE", "account_number": iban, "account_holder": who, "account_type": "COMPTE CHEQUES", "currency": "EUR",
                 "statement_period": period(a, b), "opening_balance": plain(opening), "closing_balance": plain(closing), "total_debits": plain(deb), "total_credits": plain(cre),
                 "transactions": [row(x, " ".join(x.what), None) for x in txs]})


def mbank(path, seed, rows):
    r = random.Random("mbank%s" % seed)
    y, m = r.choice([2021, 2022, 2023, 2024]), r.randint(1, 12)
    a = dt.date(y, m, 1)
    b = month_end(a)

    def nrb(r):
        return "%s %s %s %s %s %s %s" % ((digits(r, 2),) + tuple(digits(r, 4) for _ in range(6)))
    acct = nrb(r)
    who = r.choice(["ŁUCJA ŻÓŁKIEWICZ-BĄK", "WOJCIECH ŚCIBORSKI", "STANISŁAW GRZĘDA"])
    cit = ["WARSZAWA", "ŁÓDŹ", "KRAKÓW", "GDAŃSK"]
    pool = [
        (3, 1, 300000, 1200000, 1, lambda r, d: "PRZELEW ZEWNĘTRZNY PRZYCHODZĄCY %s FABRYKA ŁOŻYSK SP. Z O.O. UL. PRZEMYSŁOWA 9 %s WYNAGRODZENIE ZA %s" % (who.split()[1] + " " + who.split()[0], nrb(r), d.strftime("%m/%Y"))),
        (2, 1, 1000, 60000, 100, lambda r, d: "PRZELEW NA TWOJE CELE / BLIK PRZELEW NA TELEFON PRZYCHODZĄCY %s" % r.choice(["OLA - PIZZA", "ZWROT ZA BILETY", "SKŁADKA PREZENT"])),
        (12, -1, 300, 40000, 1, lambda r, d: "ZAKUP PRZY UŻYCIU KARTY %s /%s DATA TRANSAKCJI: %s" % (r.choice(["ŻABCIA Z1422 K.1", "JMPP S.A. BIEDRON 331", "ORLON STACJA 55", "ROSSMANIA 410"]), r.choice(cit), (d - dt.timedelta(days=r.randint(1, 3))).isoformat())),
        (4, -1, 1500, 30000, 1, lambda r, d: "BLIK ZAKUP E-COMMERCE PAYPRO.PL ALLEGRIA ZAKUP NR %s" % digits(r, 9)),
        (4, -1, 5000, 300000, 1, lambda r, d: "PRZELEW ZEWNĘTRZNY WYCHODZĄCY SPÓŁDZIELNIA MIESZKANIOWA POŁUDNIE %s CZYNSZ %s LOKAL %d" % (nrb(r), d.strftime("%m.%Y"), r.randint(1, 90))),
        (2, -1, 5000, 80000, 5000, lambda r, d: "WYPŁATA W BANKOMACIE EURONETA /%s DATA TRANSAKCJI: %s" % (r.choice(cit), d.isoformat())),
        (1, -1, 100, 900, 100, lambda r, d: "OPŁATA MIESIĘCZNA ZA KARTĘ"),
    ]
    opening = r.randint(20000, 1500000)
    txs = series(r, a, b, rows, pool, opening, 0)
    ops = [x.date - dt.timedelta(days=r.choice([0, 0, 1, 2])) for x in txs]
    deb, cre = totals(txs)
    closing = opening + cre - deb
    nb = "\u00a0"

    def n(v):
        return sgn(v, nb, ",")

    def fn(p):
        L, R = 36, 559
        strip = ["#da1f2c", "#8c0a14", "#000000", "#00774a", "#0065b1", "#ed7d00"]

        def foot():
            p.t(L, 816, "mKasa S.A. z siedzibą w Warszawie, ul. Prosta 81, wpisana do KRS pod numerem 00000%s254. Kapitał zakładowy wynosi 169 733 980 złotych i jest w całości wpłacony." % acct[:2], "NS", 5)
            p.t(R, 826, "Strona %d/%d" % (p.page, p.total), "NS", 6.5, "r")
        for i, k in enumerate(strip):
            p.box(L + 9 * i, 30, 9, 22, k)
        p.t(L + 62, 48, "mKasa", "NSB", 16)
        p.t(R, 40, "Elektroniczne zestawienie operacji", "NSB", 11, "r")
        p.t(R, 53, "za okres od %s do %s" % (a.isoformat(), b.isoformat()), "NS", 8.5, "r")
        p.ts(L, 84, [who, "UL. ŚWIĘTOJAŃSKA %d M. %d" % (opening % 90 + 1, closing % 40 + 1), "81-391 GDYNIA"], "NS", 8.5, 11)
        p.t(330, 84, "Dla rachunku:", "NSB", 8.5)
        p.t(330, 95, "eKonto osobiste - %s" % "PLN", "NS", 8.5)
        p.t(330, 106, "Numer rachunku:", "NSB", 8.5)
        p.t(330, 117, acct, "NS", 8.5)
        y_ = 140
        p.box(L, y_, 260, 13, "#e5e5e5")
        p.t(L + 4, y_ + 9.5, "Podsumowanie obrotów", "NSB", 7.5)
        p.t(200, y_ + 9.5, "Liczba operacji", "NSB", 7.5, "r")
        p.t(292, y_ + 9.5, "Wartość", "NSB", 7.5, "r")
        nd = sum(x.amt < 0 for x in txs)
        for l, c_, v in [("Uznania", len(txs) - nd, n(cre)), ("Obciążenia", nd, n(-deb)), ("Łącznie", len(txs), n(cre - deb))]:
            y_ += 13
            p.t(L + 4, y_ + 9.5, l, "NS", 7.5)
            p.t(200, y_ + 9.5, str(c_), "NS", 7.5, "r")
            p.t(292, y_ + 9.5, v, "NS", 7.5, "r")
            p.line(L, y_ + 13, 296, y_ + 13, .3, "#aaaaaa")
        p.t(330, 150, "Saldo początkowe:", "NSB", 7.5); p.t(R, 150, n(opening) + " PLN", "NS", 7.5, "r")
        p.t(330, 163, "Saldo końcowe:", "NSB", 7.5); p.t(R, 163, n(closing) + " PLN", "NS", 7.5, "r")
        y_ += 30
        DX, AX, BX = 158, 476, R - 3

        def hdr(y_):
            p.box(L, y_, R - L, 24, "#e5e5e5")
            p.ts(L + 3, y_ + 10, ["Data", "księgowania"], "NSB", 7, 9)
            p.ts(98, y_ + 10, ["Data", "operacji"], "NSB", 7, 9)
            p.t(DX, y_ + 14, "Opis operacji", "NSB", 7)
            p.t(AX, y_ + 14, "Kwota", "NSB", 7, "r")
            p.ts(BX, y_ + 10, ["Saldo po", "operacji"], "NSB", 7, 9, "r")
            return y_ + 35
        y_ = hdr(y_)
        for x, o in zip(txs, ops):
            ls = wrap(x.what, "NS", 7, 250)
            h = 9 * len(ls) + 4
            if y_ + h > 805:
                foot()
                p.new()
                y_ = hdr(34)
            p.t(L + 3, y_, x.date.isoformat(), "NS", 7)
            p.t(98, y_, o.isoformat(), "NS", 7)
            p.ts(DX, y_, ls, "NS", 7, 9)
            p.t(AX, y_, n(x.amt), "NS", 7, "r")
            p.t(BX, y_, n(x.bal), "NS", 7, "r")
            y_ += h
            p.line(L, y_ - 9.5, R, y_ - 9.5, .25, "#bbbbbb")
        if y_ > 760:
            foot()
            p.new()
            y_ = 50
        p.para(L, y_ + 10, 520, "Niniejszy dokument jest wydrukiem komputerowym sporządzonym zgodnie z art. 7 Ustawy Prawo Bankowe i nie wymaga podpisu ani stempla. Niezgodność salda prosimy zgłaszać w terminie 14 dni od dnia otrzymania.", "NS", 6, 8)
        foot()

    render(path, A4, fn)
    return bank({"bank_name": "mKasa S.A.", "account_number": acct, "account_holder": who, "account_type": "eKonto osobiste", "currency": "PLN",
                 "statement_period": period(a, b), "opening_balance": plain(opening), "closing_balance": plain(closing), "total_debits": plain(deb), "total_credits": plain(cre),
                 "transactions": [{**row(x, x.what, x.bal), "date": ops[k].isoformat()} for k, x in enumerate(txs)]})
