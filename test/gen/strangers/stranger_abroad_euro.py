# SPDX-License-Identifier: AGPL-3.0-or-later
"""Bank layouts: a German co-operative bank, a French retail bank, a Polish bank, a Swiss business account."""
import datetime as dt

from reportlab.lib.pagesizes import A4

from stranger_abroad_pen import (C, CB, H, HB, HI, TB, Pen, amt, digits, entries, four, iban, iso, money, rng_for,
                                 running, sums, tx)

VOBA = [
    (5, -1, 4, 120, ["Basislastschrift", "{REWE Markt GmbH-Zw West|EDEKA CENTER HOFMANN|ALDI SUED|DM-DROGERIE MARKT}",
                     "girocard {9x10}{Ax6}{9x4}  {d:%d.%m.} {9x4}//{LIMBURG|DIEZ|WETZLAR}/DE {d:%Y-%m-%d}T1{9x1}:2{9x1}:00 FOLGE-NR. 004 VERFALLDATUM 2027-12 EREF: {9x12}{9x10} MREF: OFFLINE CRED: DE{9x2}ZZZ0000{9x7}"]),
    (3, -1, 20, 400, ["Basislastschrift", "{Telekom Deutschland GmbH|EVL Energieversorgung Limburg GmbH|HUK-COBURG Allg. Vers. AG}",
                      "{Mobilfunk Kundenkonto|Abschlag Strom Vertragskonto|Kfz-Versicherung Nr.} {9x10} RG {9x10}/{d:%d.%m.%Y} EREF: {Ax22} MREF: {Ax12} CRED: DE{9x2}ZZZ0000{9x7} IBAN: DE{9x20} BIC: COBADEFFXXX"]),
    (2, -1, 300, 1100, ["Dauerauftrag", "{Wohnbau Lahn eG|Ute und Karl Seibert}", "{Miete Whg. 12 inkl. NK|Rueckzahlung Darlehen} {d:%m/%Y}"]),
    (2, -1, 15, 800, ["Überweisung", "{Dr. med. dent. Böhm|Autohaus Schäfer GmbH & Co. KG|Finanzamt Limburg-Weilburg}", "Rechnung {9x6}/{d:%y} {vom|v.} {d:%d.%m.%Y} EREF: NOTPROVIDED"]),
    (1, -1, 20, 300, ["Barauszahlung", "GA NR{9x8} BLZ51190000 1", "{d:%d.%m}/1{9x1}.0{9x1}UHR {LIMBURG|ELZ}"]),
    (1, -1, 2, 9, ["Abschluss", "Kontoführungsgebühren", "siehe Anlage Nr. {1|2}"]),
    (2, 1, 300, 3900, ["Lohn, Gehalt, Rente", "{Stadtwerke Diez GmbH|Deutsche Rentenversicherung Bund}", "{Lohn/Gehalt|RENTE} {d:%m/%Y} PERS.-NR. {9x8} EREF: {9x14}"]),
    (2, 1, 10, 700, ["Überweisungsgutschr.", "{Familienkasse|Jonas Weyrich|PayPal Europe S.a.r.l. et Cie S.C.A}", "{KG FK|Danke fürs Auslegen|PP.4417.PP . , Abbuchung vom PayPal-Konto} EREF: {9x13} PAYPAL"]),
]


def _charwrap(s, n):
    """Cut every n characters; a blank at a cut is not printed, so lines never begin or end with one."""
    out = []
    while len(s) > n:
        cut = s[:n]
        rest = s[n:]
        out.append(cut.rstrip(" "))
        s = rest.lstrip(" ")
    return out + [s]


def volksbank(path, seed, rows):
    r = rng_for("volksbank", seed, rows)
    y0, m0 = r.choice([(2023, 12), (2024, 2), (2024, 8), (2025, 1)])
    start = dt.date(y0, m0, 1)
    end = (start + dt.timedelta(days=31)).replace(day=1) - dt.timedelta(days=1)
    if seed % 3 == 0:
        start = start - dt.timedelta(days=16)
    ents = entries(r, max(rows, 1), start, end, VOBA, True)
    opening = r.choice([1, 1, 1, -1]) * r.randint(5000, 420000)
    closing = running(opening, ents)
    ib = iban("DE", "511900" + "00" + "00" + digits(r, 8))
    konto, nr = str(int(ib[12:])), end.month
    name = r.choice(["Herrn Matthias Weyrich", "Frau Dr. Sabine Thönges", "Weyrich & Sohn GbR"])
    sh = lambda c: money(abs(c), "de") + (" H" if c >= 0 else " S")
    p = Pen(path, A4, "Kontoauszug")
    X, CW, LEAD = 58, 5.4, 11.5
    at = lambda col, s, f=C: p.t(X + col * CW, y, s, f, 9)
    right = lambda col, s, f=C: p.t(X + col * CW, y, s, f, 9, "r")
    y = 0
    blatt = []

    def frame(prev):
        nonlocal y
        p.rect(58, 40, 26, 26, fill="#0066b3")
        p.poly([(62, 46), (80, 46), (71, 62)], "#ff6600")
        p.t(92, 58, "Volksbank Lahntal-Diez eG", HB, 14, col="#0066b3")
        y = 84
        at(0, "Volksbank Lahntal-Diez eG, Werner-Senger-Str. 8, 65549 Limburg")
        y = 96
        at(0, "BIC GENODE51LDZ    Telefon 06431 290-0")
        y = 126
        at(0, name.replace("Herrn ", "").replace("Frau ", ""))
        at(48, "Kontoauszug", CB)
        y += LEAD
        at(0, "Im Schlenker 14")
        at(48, f"Nr.  {nr}/{end.year}")
        y += LEAD
        at(0, "65582 Diez")
        blatt.append((p.i, y))
        y += LEAD
        at(48, f"erstellt am {end + dt.timedelta(days=1):%d.%m.%Y}")
        y += LEAD * 1.6
        at(0, f"VR-Girokonto          Kontonummer {konto}          EUR-Konto")
        y += LEAD
        at(0, f"IBAN: {four(ib)}   Kontokorrent")
        y += 6
        p.line(X, y, X + 88 * CW, y, 0.8)
        y += LEAD
        at(0, "Bu-Tag Wert   Vorgang")
        right(86, "Betrag")
        y += 5
        p.line(X, y, X + 88 * CW, y, 0.8)
        y += LEAD + 3
        if prev is None:
            at(14, f"alter Kontostand vom {start - dt.timedelta(days=1):%d.%m.%Y}", CB)
            right(88, sh(opening), CB)
        else:
            at(14, f"Übertrag von Blatt {p.i}")
            right(88, sh(prev))
        y += LEAD * 1.7
    frame(None)
    rowsout, prev = [], opening
    for e in ents:
        value = e["d"] + dt.timedelta(days=r.choice([0, 0, 0, 1, -1]))
        kind, who, text = e["parts"]
        text = " ".join(text.split())
        ls = [kind, *_charwrap(who, 35), *_charwrap(text, 35)]
        for k, s in enumerate(ls):
            if y > 752:
                y += 6
                at(14, f"Übertrag auf Blatt {p.i + 2}")
                right(88, sh(prev if k == 0 else e["bal"]))
                p.page()
                frame(prev if k == 0 else e["bal"])
            if k == 0:
                at(0, f"{e['d']:%d.%m.}")
                at(7, f"{value:%d.%m.}")
                right(88, sh(e["a"]))
            at(14, s)
            y += LEAD
        y += 3
        prev = e["bal"]
        rowsout.append(tx(e["d"], " ".join([kind, who, text]), e["a"]))
    if y > 700:
        p.page()
        frame(prev)
    p.line(X + 70 * CW, y - 4, X + 88 * CW, y - 4, 0.6)
    y += 10
    at(14, f"neuer Kontostand vom {end:%d.%m.%Y}", CB)
    right(88, sh(closing), CB)
    y += LEAD * 2
    for s in ("Bitte beachten Sie: Gutschriften aus eingereichten Lastschriften und", "Schecks erfolgen unter dem Vorbehalt der Einlösung. Guthaben sind als",
              "Einlagen nach Maßgabe des Einlagensicherungsgesetzes entschädigungsfähig."):
        at(0, s)
        y += LEAD

    def footer(i, n):
        nonlocal y
        y = blatt[i - 1][1]
        at(48, f"Blatt {i} von {n}")
        p.t(X, 800, "Vorstand: Dirk Hofmann (Vors.), Anja Kreuder    Amtsgericht Montabaur GnR 20xx8    USt-IdNr. DE 1490000xx", C, 6.5)
    p.finish(None, footer)
    return {
        "bank_name": "Volksbank Lahntal-Diez eG", "account_number": konto, "iban": ib,
        "account_holder": name.replace("Herrn ", "").replace("Frau ", ""), "account_type": "VR-Girokonto", "currency": "EUR",
        "opening_balance": amt(opening), "closing_balance": amt(closing), "transactions": rowsout}


MOIS = "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split()
FR = [
    (6, -1, 3, 160, ["Paiement par carte X{9x4} {CARREFOUR CITY|SNCF INTERNET|LECLERC DRIVE|BOULANGERIE PAUL}", "{RENNES|PARIS|BREST} {d:%d/%m}"]),
    (4, -1, 9, 260, ["Prlv {EDF clients particuliers|Free Mobile|DIRECTION GENERALE DES FINANCES|MAIF}", "{9x12} {Ax10}", "Mandat {Ax4}{9x12}"]),
    (2, -1, 50, 1300, ["Virement emis web", "{Agence Foncia Ouest|Mme Le Goff Annaick|SARL Menuiserie Tanguy}", "{Loyer|Remboursement|Facture F24-}{9x3}"]),
    (1, -1, 20, 200, ["Retrait au distributeur X{9x4}", "{RENNES VILLEJEAN|CESSON SEVIGNE} {d:%d/%m} 14H2{9x1}"]),
    (2, -1, 20, 900, ["Chèque émis {9x7}"]),
    (1, -1, 1, 12, ["Cotisation {Offre Compte à composer|Carte Gold}", "dont TVA : 0,00 EUR"]),
    (2, 1, 200, 3400, ["Virement {SALAIRE CHU DE RENNES|CAF D ILLE ET VILAINE|CPAM 35 RENNES}", "{9x8} XPXREFERENCE {Ax12}"]),
    (1, 1, 30, 700, ["Remise de chèques n° {9x7}", "{2|3} chèque(s)"]),
]


def releve(path, seed, rows):
    r = rng_for("releve", seed, rows)
    y0, m0 = r.choice([(2023, 11), (2024, 2), (2024, 6), (2024, 12)])
    first = dt.date(y0, m0, 1)
    end = (first + dt.timedelta(days=31)).replace(day=1) - dt.timedelta(days=1)
    start = first - dt.timedelta(days=1)
    ents = entries(r, max(rows, 1), first, end, FR)
    opening = r.choice([1, 1, 1, -1]) * r.randint(3000, 380000)
    closing = running(opening, ents)
    deb, cre = sums(ents)
    ib = iban("FR", "1360600024" + digits(r, 11) + digits(r, 2))
    num = ib[14:25]
    name = r.choice(["M. LE GOFF YANN", "MME TANGUY SOAZIG", "M. OU MME PRIGENT"])
    fr = lambda c: money(abs(c), "fr")
    side = lambda c: "créditeur" if c >= 0 else "débiteur"
    long = lambda d: f"{d.day}{'er' if d.day == 1 else ''} {MOIS[d.month - 1]} {d.year}"
    p = Pen(path, A4, "Relevé de comptes")
    g = "#00665e"
    y = 0
    V = (36, 80, 126, 404, 480, 556)

    def frame(top):
        nonlocal y
        p.poly([(36, 30), (62, 30), (49, 56)], g)
        p.t(68, 44, "BANQUE DE L'ARMORIQUE", HB, 11, col=g)
        p.t(68, 55, "Société coopérative à capital variable", HI, 7)
        if top:
            p.t(300, 44, "RELEVÉ DE COMPTES", HB, 14)
            p.t(300, 60, f"Date d'arrêté : {long(end)}", H, 9)
            p.t(36, 84, "Votre agence : RENNES VILLEJEAN", H, 8)
            p.lines(36, 96, ["8 cours Kennedy 35000 RENNES", "Tél. 02 99 00 41 xx", "Votre conseiller : Gwenaëlle HAMON", "SOS Cartes : 09 69 39 92 91"], H, 8, 11)
            p.lines(330, 110, [name, "3 RUE DU GUE AUX LOUPS", "35830 BETTON"], H, 10, 13)
            p.rect(36, 152, 520, 56, stroke=0.5, r=4)
            p.t(44, 164, "VOTRE IBAN - À communiquer pour l'émission ou la réception de vos virements", HB, 7)
            p.t(44, 180, "IBAN :", HB, 9)
            p.t(80, 180, four(ib), C, 9.5)
            p.t(350, 180, "BIC : AGRIFRPP836", C, 9.5)
            p.t(44, 198, "Rappel : aucune opération au débit ne devra dépasser votre découvert autorisé de 800,00 € (TAEG variable 15,90 %).", H, 7)
            y = 236
        else:
            y = 90
        p.t(36, y, f"COMPTE CHÈQUE N° {num}", HB, 10, col=g)
        p.t(556, y, f"{name}", H, 8, "r")
        y += 13
        if top:
            p.t(36, y, f"Relevé du {long(start)} au {long(end)}", H, 8.5)
            y += 8
        frames.append([p.i, y])
        p.rect(V[0], y, V[5] - V[0], 24, fill=g)
        for x, a, b in ((58, "Date", "opé."), (103, "Date", "valeur")):
            p.t(x, y + 10, a, HB, 8, "c", 1)
            p.t(x, y + 20, b, HB, 8, "c", 1)
        p.t(V[2] + 6, y + 15, "Libellé des opérations", HB, 8, col=1)
        p.t(V[4] - 6, y + 15, "Débit", HB, 8, "r", 1)
        p.t(V[5] - 6, y + 15, "Crédit", HB, 8, "r", 1)
        y += 38

    frames = []

    def close():
        top = frames[-1][1]
        p.rect(V[0], top, V[5] - V[0], y - top, stroke=0.4)
        for x in V[1:5]:
            if x != V[3]:
                p.line(x, top + 24, x, y, 0.4, 0.6)
        p.line(V[3], top + 24, V[3], y, 0.4, 0.6)

    def total(label, d, c, bold=True):
        nonlocal y
        p.rect(V[0] + 0.5, y - 10, V[5] - V[0] - 1, 15, fill="#e3efec")
        p.t(V[2] + 6, y, label, HB, 8.5)
        p.t(V[4] - 6, y, d, HB, 8.5, "r")
        p.t(V[5] - 6, y, c, HB, 8.5, "r")
        y += 17
    sal = lambda c: (fr(c), "") if c < 0 else ("", fr(c))
    frame(True)
    total(f"Ancien solde {side(opening)} au {start:%d.%m.%Y}", *sal(opening))
    rowsout = []
    for e in ents:
        ls = [z for s in e["parts"] for z in p.wrap(s, V[3] - V[2] - 10, H, 8)]
        if y + len(ls) * 10 > 748:
            close()
            p.page()
            frame(False)
        val = e["d"] + dt.timedelta(days=r.choice([0, 0, 1]))
        p.t(58, y, f"{e['d']:%d.%m}", H, 8, "c")
        p.t(103, y, f"{val:%d.%m}", H, 8, "c")
        p.t(V[4 if e["a"] < 0 else 5] - 6, y, fr(e["a"]), H, 8, "r")
        y = p.lines(V[2] + 6, y, ls[:1], H, 8, 10)
        y = p.lines(V[2] + 12, y, ls[1:], H, 7.5, 9.5) + 3
        rowsout.append(tx(e["d"], " ".join(e["parts"]), e["a"]))
    y += 4
    total("Total des opérations", fr(deb), fr(cre))
    total(f"Nouveau solde {side(closing)} au {end:%d.%m.%Y}", *sal(closing))
    close()
    y += 16
    if y < 770:
        p.para(36, y, "Les frais et cotisations ci-dessus sont libellés en euros. Dépôts garantis par le FGDR à hauteur de 100 000 € par client. Vous disposez "
               "d'un délai de deux mois pour contester les opérations figurant sur ce relevé ; passé ce délai, elles sont réputées approuvées.", 520, H, 6.5)

    def footer(i, n):
        p.t(556, 66 if i > 1 else 76, f"Page {i} / {n}", H, 8, "r")
        p.rot(24, 700, f"00{digits(r, 6)} - Banque de l'Armorique - RCS RENNES 777 4xx 5x1 - Intermédiaire en assurance ORIAS 07 0xx 571", H, 5.5, 90, 0.4)
    p.finish(None, footer)
    return {
        "bank_name": "BANQUE DE L'ARMORIQUE", "account_number": num, "iban": ib, "account_holder": name, "account_type": "COMPTE CHÈQUE",
        "currency": "EUR", "statement_period": {"from": iso(start), "to": iso(end)}, "opening_balance": amt(opening),
        "closing_balance": amt(closing), "total_debits": amt(deb), "total_credits": amt(cre), "transactions": rowsout}


PL = [
    (6, -1, 5, 400, ["ZAKUP PRZY UŻYCIU KARTY", "{ŻABKA Z5431 K.1|BIEDRONKA 2217|ORLEN STACJA NR 4412|JMP S.A.} /{Wrocław|Łódź|Gdynia} DATA TRANSAKCJI: {d:%Y-%m-%d}"]),
    (3, -1, 30, 1900, ["PRZELEW WEWNĘTRZNY WYCHODZĄCY", "{SPÓŁDZIELNIA MIESZKANIOWA \"PIAST\" UL. NOWODWORSKA|TAURON SPRZEDAŻ SP. Z O.O.} {12|61} {9x4} {9x4} {9x4} {9x4} {9x4} {9x4}", "{CZYNSZ ZA LOKAL 14/3|FAKTURA NR} {9x6}/{d:%Y}"]),
    (2, -1, 20, 300, ["BLIK ZAKUP E-COMMERCE", "{allegro.pl|empik.com|PayPro S.A.} {9x11} {Ax16}"]),
    (1, -1, 50, 1000, ["WYPŁATA W BANKOMACIE", "{EURONET|PLANET CASH} /{Wrocław|Oława} DATA TRANSAKCJI: {d:%Y-%m-%d}"]),
    (1, -1, 1, 12, ["OPŁATA ZA KARTĘ"]),
    (2, 1, 300, 9000, ["PRZELEW ZEWNĘTRZNY PRZYCHODZĄCY", "{ZAKŁADY MIĘSNE KARKONOSZE S.A.|ZUS ODDZIAŁ WE WROCŁAWIU} {9x2} {9x4} {9x4} {9x4} {9x4} {9x4} {9x4}", "{WYNAGRODZENIE|ŚWIADCZENIE WYCHOWAWCZE} {d:%m/%Y}"]),
    (1, 1, 5, 400, ["ZWROT ZA ZAKUP", "{ALLEGRO SP. Z O.O.|ZALANDO SE} {9x9}"]),
]


def wyciag(path, seed, rows):
    r = rng_for("wyciag", seed, rows)
    y0, m0 = r.choice([(2023, 10), (2024, 3), (2024, 9), (2025, 1)])
    start = dt.date(y0, m0, 1)
    end = (start + dt.timedelta(days=31)).replace(day=1) - dt.timedelta(days=1)
    ents = entries(r, max(rows, 1), start, end, PL)
    opening = r.randint(2000, 1900000)
    closing = running(opening, ents)
    deb, cre = sums(ents)
    nrb = iban("PL", "11402017" + "0000" + digits(r, 12))[2:]
    nrb = nrb[:2] + " " + four(nrb[2:])
    name = r.choice(["ŁUKASZ WIŚNIEWSKI", "MAŁGORZATA ŻUKOWSKA", "STOLARSTWO BRZĘCZEK S.C."])
    prod = r.choice(["eKonto osobiste", "mKonto Intensive"])
    z = lambda c: money(c, "fr")
    p = Pen(path, A4, "Elektroniczne zestawienie operacji")
    p.rect(40, 30, 6, 30, fill="#d9281c")
    p.rect(48, 30, 6, 30, fill="#f6a800")
    p.rect(56, 30, 6, 30, fill="#007a3d")
    p.t(70, 52, "odraBank", "NSB", 18)
    p.lines(555, 38, ["odraBank S.A., Bankowość Detaliczna", "Skrytka Pocztowa 2108, 90-959 Łódź 2", "www.odrabank.example, oLinia: 801 300 8xx"], "ND", 7.5, 10, al="r")
    p.t(40, 96, "Elektroniczne zestawienie operacji", "NSB", 14)
    p.t(40, 112, f"za okres od {start} do {end}", "NS", 9.5)
    p.t(40, 136, "Dane posiadacza:", "ND", 8)
    p.lines(40, 149, [name, "UL. KSIĘCIA WITOLDA 11 M. 4", "50-202 WROCŁAW"], "NS", 9, 12)
    p.t(300, 136, "Dane rachunku:", "ND", 8)
    p.t(300, 149, f"{prod}, waluta: PLN", "NS", 9)
    p.t(300, 161, f"nr: {nrb}", "NSB", 9)
    p.t(300, 173, "BIC/SWIFT: ODRAPLPW", "NS", 8)
    p.t(40, 204, "Podsumowanie obrotów na rachunku:", "NSB", 9)
    y = 210
    for x, w0, s in ((40, 150, ""), (190, 90, "Liczba operacji"), (280, 110, "Wartość operacji (PLN)")):
        p.rect(x, y, w0, 14, fill="#ededed", stroke=0.7)
        p.t(x + w0 / 2, y + 10, s, "ND", 8, "c")
    nd, nc = sum(e["a"] < 0 for e in ents), sum(e["a"] > 0 for e in ents)
    for a, n, v in (("Uznania", nc, z(cre)), ("Obciążenia", nd, z(-deb if deb else 0)), ("Łącznie", nd + nc, z(cre - deb))):
        y += 14
        for x, w0 in ((40, 150), (190, 90), (280, 110)):
            p.rect(x, y, w0, 14, stroke=0.7)
        p.t(46, y + 10, a, "ND", 8)
        p.t(274, y + 10, n, "ND", 8, "r")
        p.t(384, y + 10, v, "ND", 8, "r")
    p.t(405, 238, "Limit kredytu:", "ND", 8)
    p.t(555, 238, "0,00 PLN", "ND", 8, "r")
    y = 286
    V = (40, 98, 160, 418, 484, 555)

    def thead():
        nonlocal y
        p.rect(V[0], y, V[5] - V[0], 26, fill="#333333")
        for x, a, b in ((69, "Data", "operacji"), (129, "Data", "księgowania"), (520, "Saldo", "po operacji")):
            p.t(x, y + 11, a, "NSB", 8, "c", 1)
            p.t(x, y + 21, b, "NSB", 8, "c", 1)
        p.t((V[2] + V[3]) / 2, y + 16, "Opis operacji", "NSB", 8, "c", 1)
        p.t((V[3] + V[4]) / 2, y + 16, "Kwota", "NSB", 8, "c", 1)
        y += 26

    def band(a, v):
        nonlocal y
        p.rect(V[0], y, V[5] - V[0], 16, stroke=0.7)
        p.t(V[3] - 6, y + 11, a, "NSB", 8.5, "r")
        p.t(V[5] - 5, y + 11, v, "NSB", 8.5, "r")
        y += 16
    thead()
    band("Saldo początkowe", z(opening))
    rowsout = []
    for e in ents:
        ls = [q for s in e["parts"] for q in p.wrap(s, V[3] - V[2] - 10, "ND", 8)]
        h = len(ls) * 10 + 8
        if y + h > 760:
            p.page()
            y = 50
            thead()
        p.line(V[0], y + h, V[5], y + h, 0.4, 0.6)
        book = e["d"] + dt.timedelta(days=r.choice([0, 0, 1, 2]))
        book = min(book, end)
        p.t(69, y + 11, e["d"].isoformat(), "ND", 8, "c")
        p.t(129, y + 11, book.isoformat(), "ND", 8, "c")
        p.lines(V[2] + 5, y + 11, ls, "ND", 8, 10)
        p.t(V[4] - 4, y + 11, z(e["a"]), "ND", 8, "r")
        p.t(V[5] - 5, y + 11, z(e["bal"]), "ND", 8, "r")
        y += h
        rowsout.append(tx(e["d"], " ".join(e["parts"]), e["a"], e["bal"]))
    if y > 700:
        p.page()
        y = 50
    band("Saldo końcowe", z(closing))
    y += 18
    p.para(40, y, "Niniejszy dokument jest wydrukiem komputerowym sporządzonym zgodnie z art. 7 Ustawy Prawo Bankowe (Dz. U. Nr 140 z 1997 roku, poz. 939 z późniejszymi "
           "zmianami) i nie wymaga podpisu ani stempla. Środki na rachunku są objęte ochroną Bankowego Funduszu Gwarancyjnego.", 515, "ND", 7, 9.5)

    def footer(i, n):
        p.line(40, 796, 555, 796, 0.4, 0.5)
        p.t(40, 806, "odraBank S.A. z siedzibą w Warszawie, ul. Senatorska 18, KRS 00000255xx, NIP 526-02-15-0xx. Kapitał zakładowy 169 120 508 złotych.", "ND", 6.5)
        p.t(555, 818, f"Strona {i} z {n}", "ND", 7, "r")
    p.finish(None, footer)
    return {
        "bank_name": "odraBank", "account_number": nrb, "account_holder": name, "account_type": prod, "currency": "PLN",
        "statement_period": {"from": iso(start), "to": iso(end)}, "opening_balance": amt(opening), "closing_balance": amt(closing),
        "total_debits": amt(deb), "total_credits": amt(cre), "transactions": rowsout}


CH = [
    (4, -1, 30, 4200, ["e-banking-Auftrag", "{Sunrise GmbH, 8152 Glattpark|AHV-Ausgleichskasse Zürich|Helvetia Versicherungen, 9001 St.Gallen|Stutz Elektro AG, 8050 Zürich}", "QRR: {9x2} {9x5} {9x5} {9x5} {9x5} {9x5}", "Transaktions-Nr. {9x7}TI{9x7}"]),
    (2, -1, 2000, 19000, ["Sammelauftrag", "Anzahl Zahlungen: {9|14|22}", "Transaktions-Nr. {9x7}BN{9x7}"]),
    (3, -1, 5, 190, ["Kauf Debit Mastercard, Karte {9x4}", "{COOP PRONTO 2214 ZUERICH|SBB CFF FFS EASYRIDE|LANDI WINTERTHUR}", "{d:%d.%m.%y} 1{9x1}:1{9x1}"]),
    (2, -1, 200, 3400, ["Dauerauftrag", "{Livit AG, Miete Büro Hardturmstrasse|Leasing AMAG Services AG}"]),
    (1, -1, 3, 40, ["Saldo DL-Preisabschluss", "Detailangaben gemäss separater Aufstellung"]),
    (4, 1, 80, 14500, ["Gutschrift", "{Gemeinde Wallisellen, Finanzabteilung|Imhof Treuhand AG, 6300 Zug|Baumann & Cie., 4001 Basel}", "RECHNUNG {9x5} / PROJEKT {Ax6}"]),
    (1, 1, 15, 900, ["TWINT-Gutschrift", "TWINT Acq. Sammelgutschrift {d:%d.%m.%y}"]),
]


def zurich(path, seed, rows):
    r = rng_for("zurich", seed, rows)
    y0, m0 = r.choice([(2023, 12), (2024, 1), (2024, 5), (2024, 10)])
    start = dt.date(y0, m0, 1)
    end = (start + dt.timedelta(days=31)).replace(day=1) - dt.timedelta(days=1)
    ents = entries(r, max(rows, 1), start, end, CH, True)
    opening = r.randint(800000, 9900000)
    closing = running(opening, ents)
    deb, cre = sums(ents)
    ib = iban("CH", "00230" + digits(r, 12))
    name = r.choice(["Kübler Ingenieure AG", "Hofstetter Gartenbau GmbH", "Praxis Dr. Aebi"])
    m = lambda c: money(c, "ch")
    p = Pen(path, A4, "Kontoauszug")
    p.t(52, 60, "LBZ", TB, 30, col="#c40012", cs=3)
    p.lines(52, 78, ["Limmat Bank Zürich AG", "Postfach, CH-8098 Zürich", "Tel. 0848 848 05x", "BC-Nr. 0230, SWIFT LBZHCHZZ80A"], H, 7, 9)
    p.lines(340, 120, [name, "Hardturmstrasse 161", "8005 Zürich"], H, 10, 13)
    p.t(52, 190, "Kontoauszug", H, 18)
    p.t(52, 206, f"{start:%d.%m.%Y} - {end:%d.%m.%Y}", HB, 9)
    p.t(52, 228, "Kontokorrent für Unternehmen CHF", H, 9)
    p.t(300, 228, "IBAN", H, 9)
    p.t(350, 228, four(ib), H, 9)
    p.t(300, 240, "Auszug per", H, 9)
    p.t(350, 240, f"{end:%d.%m.%Y}", H, 9)
    y = 268
    XR = (370, 440, 492, 555)

    def thead():
        nonlocal y
        p.line(52, y - 11, 555, y - 11, 1.2)
        p.t(52, y, "Datum", HB, 7.5)
        p.t(98, y, "Informationen", HB, 7.5)
        for x, s in zip(XR, ("Belastungen", "Gutschriften", "Valuta", "Saldo")):
            p.t(x, y, s, HB, 7.5, "r")
        p.line(52, y + 5, 555, y + 5, 0.4)
        y += 17
    thead()
    p.t(52, y, f"{start:%d.%m.%y}", HB, 8)
    p.t(98, y, "Anfangssaldo", HB, 8)
    p.t(555, y, m(opening), HB, 8, "r")
    y += 15
    rowsout = []
    for i, e in enumerate(ents):
        ls = [e["parts"][0]] + [q for s in e["parts"][1:] for q in p.wrap(s, 190, H, 7)]
        if y + 9 * len(ls) > 752:
            p.page()
            y = 96
            thead()
        last = i == len(ents) - 1 or ents[i + 1]["d"] != e["d"]
        p.t(52, y, f"{e['d']:%d.%m.%y}", H, 8)
        p.t(98, y, ls[0], H, 8)
        p.t(XR[0 if e["a"] < 0 else 1], y, m(abs(e["a"])), H, 8, "r")
        p.t(XR[2], y, f"{e['d'] + dt.timedelta(days=r.choice([0, 0, 1])):%d.%m.%y}", H, 8, "r")
        if last:
            p.t(XR[3], y, m(e["bal"]), H, 8, "r")
        y = p.lines(98, y + 9, ls[1:], H, 7, 9) + 5
        rowsout.append(tx(e["d"], " ".join(e["parts"]), e["a"], e["bal"] if last else None))
    if y > 720:
        p.page()
        y = 96
        thead()
    p.line(300, y - 9, 555, y - 9, 0.4)
    p.t(98, y, "Umsatztotal", HB, 8)
    p.t(XR[0], y, m(deb), HB, 8, "r")
    p.t(XR[1], y, m(cre), HB, 8, "r")
    y += 14
    p.t(52, y, f"{end:%d.%m.%y}", HB, 8)
    p.t(98, y, "Schlusssaldo", HB, 8)
    p.t(555, y, m(closing), HB, 8, "r")
    p.line(52, y + 5, 555, y + 5, 1.2)
    p.para(52, y + 24, "Wir bitten Sie, den Auszug zu prüfen und allfällige Unstimmigkeiten innert 30 Tagen zu melden. Formular ohne Unterschrift.", 500, H, 7)

    def header(i, n):
        p.t(555, 60, f"Seite {i} / {n}", H, 7.5, "r")
        if i > 1:
            p.t(52, 60, "LBZ", TB, 18, col="#c40012", cs=3)
            p.t(52, 74, f"{name}, IBAN {four(ib)}", H, 7.5)

    def footer(i, n):
        p.t(52, 812, f"E00{digits(r, 4)} 0230 {digits(r, 8)}", C, 6)
    p.finish(header, footer)
    return {
        "bank_name": "Limmat Bank Zürich AG", "iban": ib, "account_holder": name, "account_type": "Kontokorrent für Unternehmen", "currency": "CHF",
        "statement_period": {"from": iso(start), "to": iso(end)}, "opening_balance": amt(opening), "closing_balance": amt(closing),
        "total_debits": amt(deb), "total_credits": amt(cre), "transactions": rowsout}


LAYOUTS = {"volksbank": volksbank, "releve": releve, "wyciag": wyciag, "zurich": zurich}
