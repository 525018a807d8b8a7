# SPDX-License-Identifier: AGPL-3.0-or-later
"""Germany, France, Spain."""
import datetime as dt

from reportlab.lib.colors import HexColor
from reportlab.platypus import Spacer, Table, TableStyle

from stranger_chest_kit import (credits, debits, digits, esc, flow, four, iban, money, month, paged, para,
                 postings, seeded, span, truth)

DEW = {"co": ["Stadtwerke Lindental GmbH", "Fernhausen Mobilfunk GmbH", "Nordlicht Versicherung AG",
              "Rundfunk Beitragsstelle"],
       "shop": ["REWA MARKT SAGT DANKE", "BAECKEREI KLEINSCHMIDT", "TANKSTELLE HOLZER",
                "DROGERIE SEIDEL"], "ort": ["Lindental", "Bad Oelau", "Neustadt"],
       "who": ["Jonas Winterfeld", "Sabine Brückner", "Müller Hausverwaltung GbR"],
       "emp": ["Krämer Feinmechanik KG", "Landkreis Oelau"]}
DEP = [(4, -1, 1200, 24000, ["Basislastschrift", "{co}", "SVWZ+Vertrag {n8} Abschlag {%m/%Y}",
                             "EREF+{n12}", "MREF+{A2}{n9}", "CRED+DE{n2}ZZZ0000{n7}"], "", ""),
       (5, -1, 300, 14000, ["Kartenzahlung girocard", "{shop}//{ort}/DE",
                            "{%Y-%m-%d}T11:42 Debitk.1 2027-12"], "", ""),
       (2, -1, 20000, 98000, ["Dauerauftrag", "{who}", "SVWZ+Miete Whg. 4 {%m/%Y}"], "", ""),
       (2, -1, 2000, 40000, ["Überweisung", "{who}", "IBAN: DE{n2}1205{n4}{n10}",
                             "SVWZ+RG {n6} Kd.-Nr. {n5}"], "", ""),
       (1, -1, 5000, 40000, ["Auszahlung girocard", "GA NR00004711 BLZ25050000",
                             "{%d.%m}/09.14UHR {ort}"], "", ""),
       (3, 1, 150000, 330000, ["Lohn/Gehalt", "{emp}", "SVWZ+Lohn {%m/%Y} Pers.Nr. {n6}"], "", ""),
       (2, 1, 1000, 50000, ["Gutschrift", "{who}", "SVWZ+Rückzahlung Auslagen", "EREF+NOTPROVIDED"],
        "", "")]


def germany(path, seed, rows):
    rng = seeded("germany", seed, rows)
    a, b, n = month(rng)
    a0 = a - dt.timedelta(days=1)
    op = rng.randint(-20000, 240000)
    txs = postings(rng, rows, DEP, DEW, a, n, op, 120000)
    cl = txs[-1].b
    ib = iban(rng, "DE", "2505990000########"[:8] + "00########")
    acct = str(int(ib[12:]))
    who = rng.choice(["Herrn Matthias Oltmanns", "Frau Dr. Katrin Seeger-Wolff"])
    nr, mo = a.month, "Bk22Mo"

    def sh(c):
        return money(c, ".", ",") + (" S" if c < 0 else " H")

    def f(p):
        def head(p):
            p.box(56, 34, 34, 34, "#003d8f")
            p.box(62, 40, 22, 10, "#ff6600")
            p.t(100, 58, "Volkskasse Lindental eG", "Helvetica-Bold", 15, col="#003d8f")
            p.t(555, 46, f"Kontoauszug Nr. {nr}/{a.year}", "Helvetica-Bold", 10, "r")
            p.t(555, 58, f"Blatt {p.no} von {p.total}", "Helvetica", 9, "r")
            p.y = 96
            if p.no == 1:
                p.t(56, 98, "Volkskasse Lindental eG, Am Markt 3, 31099 Lindental", z=6.5)
                p.ts(56, 114, [*who.split(" ", 1), "Birkenweg 17 b", "31099 Lindental"], "Helvetica", 10, 13)
                x = 330
                for i, (k, v) in enumerate([("Kontonummer", acct), ("IBAN", four(ib)),
                                            ("BIC", "GENODEXLDT1"), ("Kontoart", "GiroKomfort"),
                                            ("Kontowährung", "EUR"),
                                            ("erstellt am", f"{b:%d.%m.%Y}")]):
                    p.t(x, 104 + 13 * i, k, "Helvetica", 8)
                    p.t(x + 75, 104 + 13 * i, v, "Helvetica", 8.5)
                p.y = 200
            p.line(56, p.y, 555, p.y, 1)
            p.t(56, p.y + 11, "Bu-Tag", "Helvetica-Bold", 8)
            p.t(100, p.y + 11, "Wert", "Helvetica-Bold", 8)
            p.t(146, p.y + 11, "Vorgang", "Helvetica-Bold", 8)
            p.t(548, p.y + 11, "Umsatz in EUR", "Helvetica-Bold", 8, "r")
            p.line(56, p.y + 16, 555, p.y + 16, 1)
            p.y += 30
            if p.no > 1:
                p.t(146, p.y, f"Übertrag von Blatt {p.no - 1}", mo, 8)
                p.t(555, p.y, sh(st["b"]), mo, 8, "r")
                p.y += 16

        def foot(p):
            p.line(56, 792, 555, 792, 0.4)
            p.t(56, 802, "H = Guthaben / Gutschrift, S = Sollsaldo / Belastung. Bitte beachten Sie die "
                "Hinweise auf der Rückseite.", "Helvetica", 6.5)
        st = {"b": op}
        p.head, p.foot, p.bottom = head, foot, 762
        head(p)
        p.t(146, p.y, f"alter Kontostand vom {a0:%d.%m.%Y}", mo, 8)
        p.t(555, p.y, sh(op), mo, 8, "r")
        p.y += 17
        for t in txs:
            if p.y + 10 * len(t.lines) + 14 > p.bottom:
                p.t(146, p.y, f"Übertrag auf Blatt {p.no + 1}", mo, 8)
                p.t(555, p.y, sh(st["b"]), mo, 8, "r")
                p.brk()
            p.t(56, p.y, f"{t.d:%d.%m.}", mo, 8)
            p.t(100, p.y, f"{t.d:%d.%m.}", mo, 8)
            p.t(555, p.y, sh(t.c), mo, 8, "r")
            p.y = p.ts(146, p.y, t.lines, mo, 8, 10) + 4
            st["b"] = t.b
        p.need(20)
        p.line(430, p.y - 8, 555, p.y - 8)
        p.t(146, p.y + 4, f"neuer Kontostand vom {b:%d.%m.%Y}", "Bk22MoB", 8)
        p.t(555, p.y + 4, sh(cl), "Bk22MoB", 8, "r")
    paged(path, f, title="Kontoauszug")
    return truth({"bank_name": "Volkskasse Lindental eG", "account_number": acct,
                  "account_holder": who.split(" ", 1)[1], "account_type": "GiroKomfort",
                  "iban": four(ib), "currency": "EUR",
                  "opening_balance": op, "closing_balance": cl}, txs, lambda t: False)


FRW = {"shop": ["BOULANGERIE MARTEL", "SUPER U LES HALLES", "PHARMACIE DU PONT", "LIBRAIRIE OBLIQUE",
                "STATION ROUTE BLEUE"], "ville": ["TOURS", "BLOIS", "AMBOISE"],
       "co": ["ELECTRICITE DE LOIRE", "MUTUELLE SEREINE", "TELECOM HORIZON", "ASSUR VAL"],
       "who": ["M. HERVE LUCAS", "MME CHANTAL DUPIN", "SCI DES TILLEULS"],
       "emp": ["ATELIERS RENAUDIN", "MAIRIE DE BLOIS"]}
FRP = [(6, -1, 250, 12000, ["CARTE {-%d/%m} {shop} {ville} CB*4417"], "", ""),
       (4, -1, 1500, 16000, ["PRLV SEPA {co}", "REF {A2}{n10}", "MDT/FR{n12}"], "", ""),
       (2, -1, 5000, 70000, ["VIR SEPA {who}", "MOTIF: LOYER {%m %Y}"], "", ""),
       (2, -1, 3000, 50000, ["CHEQUE N° {n7}"], "", ""),
       (1, -1, 2000, 20000, ["RETRAIT DAB {-%d/%m} {%H}H12 {ville} CENTRE"], "", ""),
       (1, -1, 240, 900, ["COTISATION FORMULE CLARTE"], "", ""),
       (3, 1, 120000, 290000, ["VIR RECU {emp}", "SALAIRE {%m/%Y}"], "", ""),
       (2, 1, 2000, 60000, ["REMISE CHEQUES BORD. {n6}"], "", "")]


def france(path, seed, rows):
    rng = seeded("france", seed, rows)
    a, b, n = month(rng)
    a0 = a - dt.timedelta(days=1)
    op = rng.randint(30000, 400000)
    txs = postings(rng, rows, FRP, FRW, a, n, op, 60000)
    cl = txs[-1].b
    ib = iban(rng, "FR", "144060" + "####" + "###########" + "##")
    acct = ib[14:25]
    who = rng.choice(["M. OU MME FABIEN GARNIER", "MLLE INES BELKACEM"])
    g = "#1d6b45"

    def fm(c):
        return money(c, " ", ",")

    def story():
        P = lambda s, b=False, a=0, c="#000000": para(s, "Bk22SeB" if b else "Bk22Se", 7.5, a=a, col=c)
        rs = [[P("Date<br/>opération", True, 1, "#ffffff"), P("Date<br/>valeur", True, 1, "#ffffff"),
               P("Libellé des opérations", True, 0, "#ffffff"), P("Débit", True, 2, "#ffffff"),
               P("Crédit", True, 2, "#ffffff")]]
        o = f"Ancien solde {'créditeur' if op >= 0 else 'débiteur'} au {a0:%d.%m.%Y}"
        rs.append(["", "", P(o, True), P(fm(op), True, 2) if op < 0 else "",
                   P(fm(op), True, 2) if op >= 0 else ""])
        for t in txs:
            v = t.d + dt.timedelta(days=1 if t.lines[0].startswith("REMISE") else 0)
            rs.append([P(f"{t.d:%d.%m}", a=1), P(f"{v:%d.%m}", a=1), P("<br/>".join(map(esc, t.lines))),
                       P(fm(t.c), a=2) if t.c < 0 else "", P(fm(t.c), a=2) if t.c > 0 else ""])
        rs.append(["", "", P("Total des opérations", True, 2),
                   P(fm(debits(txs)), True, 2), P(fm(credits(txs)), True, 2)])
        o = f"Nouveau solde {'créditeur' if cl >= 0 else 'débiteur'} au {b:%d.%m.%Y}"
        rs.append(["", "", P(o, True), P(fm(cl), True, 2) if cl < 0 else "",
                   P(fm(cl), True, 2) if cl >= 0 else ""])
        t = Table(rs, colWidths=[50, 50, 259, 78, 78], repeatRows=1)
        t.setStyle(TableStyle([
            ("BACKGROUND", (0, 0), (-1, 0), HexColor(g)), ("BOX", (0, 1), (-1, -1), 0.8, HexColor(g)),
            ("LINEAFTER", (0, 1), (-2, -1), 0.5, HexColor(g)), ("VALIGN", (0, 0), (-1, 0), "MIDDLE"),
            ("VALIGN", (0, 1), (-1, -1), "TOP"), ("TOPPADDING", (0, 0), (-1, -1), 2),
            ("BOTTOMPADDING", (0, 0), (-1, -1), 2),
            ("LINEABOVE", (0, -2), (-1, -2), 0.5, HexColor(g)),
            ("BACKGROUND", (0, -1), (-1, -1), HexColor("#e4f0e9"))]))
        return [Spacer(1, 150), P("COMPTE COURANT - relevé en euros", True), Spacer(1, 4), t,
                Spacer(1, 10), P("Vous disposez de deux mois pour contester une opération. Découvert "
                                 "autorisé : 600,00 EUR.")]

    def on(p):
        p.t(40, 44, "Caisse du Val de Cisse", "Bk22SeB", 16, col=g)
        p.t(555, 44, f"RELEVÉ DE COMPTE N° {a.month:03d}", "Bk22SeB", 10, "r")
        p.t(555, 57, f"Période du {a:%d.%m.%Y} au {b:%d.%m.%Y}", "Bk22Se", 8, "r")
        if p.no == 1:
            p.ts(320, 110, [who, "8 RUE DES TANNEURS", "41000 BLOIS"], "Bk22Se", 10, 14)
            for i, (k, v) in enumerate([("Agence", "BLOIS VIENNE (00412)"), ("N° de compte", acct),
                                        ("IBAN", four(ib)), ("BIC", "CVCIFR2BXXX")]):
                p.t(40, 150 + 13 * i, k, "Bk22SeB", 8)
                p.t(105, 150 + 13 * i, v, "Bk22Se", 8)
        p.t(555, 815, f"Page {p.no}/{p.total}", "Bk22Se", 7.5, "r")
        p.t(40, 815, "Caisse du Val de Cisse - société coopérative à capital variable - RCS BLOIS",
            "Bk22Se", 6.5)
    flow(path, story, on, margins=(40, 40, 66, 44), title="Releve")
    return truth({"bank_name": "Caisse du Val de Cisse", "account_number": acct,
                  "account_holder": who, "account_type": "COMPTE COURANT", "iban": four(ib),
                  "currency": "EUR", "statement_period": span(a, b), "opening_balance": op,
                  "closing_balance": cl, "total_debits": debits(txs),
                  "total_credits": credits(txs)}, txs, lambda t: False)


ESW = {"shop": ["MERCADO LA PLAZA", "FARMACIA RUIZAFA", "GASOLINERA EL CRUCE", "PANADERIA SOLER",
                "FERRETERIA NAVAS"], "ciu": ["CASTELLON", "VALENCIA", "ALCOY"],
       "co": ["AGUAS DE LEVANTE", "ELECTRICA DEL SURESTE", "SEGUROS MERIDIANO", "FIBRAMAR TELECOM"],
       "who": ["Lucía Ferrándiz Mas", "Comunidad Prop. Mayor 12", "Óscar Beltrán"]}
ESP = [(5, -1, 300, 11000, ["COMPRA TARJ. 5402XXXXXXXX7719", "{shop}-{ciu}"], "", ""),
       (4, -1, 1500, 17000, ["RECIBO DOMICILIADO", "{co} N° {n10}"], "", ""),
       (2, -1, 4000, 80000, ["TRANSFERENCIA REALIZADA", "{who} Concepto: alquiler"], "", ""),
       (2, -1, 2000, 25000, ["REINTEGRO CAJERO", "{ciu} OF. {n4}"], "", ""),
       (1, -1, 500, 1800, ["COMISION MANTENIMIENTO"], "", ""),
       (1, -1, 2331, 2331, ["COMPRA COMERCIO EXTRANJERO", "LONDON BOOKS GBP 20,00 T.C. 0,8580"],
        "", ""),
       (3, 1, 110000, 260000, ["ABONO NOMINA", "CERAMICAS ONDAVAL S.L."], "", ""),
       (2, 1, 1000, 30000, ["BIZUM RECIBIDO", "DE {who}"], "", "")]


def spain(path, seed, rows):
    rng = seeded("spain", seed, rows)
    a, b, n = month(rng)
    op = rng.randint(30000, 500000)
    txs = postings(rng, rows, ESP, ESW, a, n, op, 0)
    cl = txs[-1].b
    ib = iban(rng, "ES", "3992" + "####" + "##" + "##########")
    who = rng.choice(["AMPARO GISBERT LLORET", "DISTRIBUCIONES TORREBLANCA S.L."])

    def em(c):
        return money(c, ".", ",", "-")

    def f(p):
        no, nb = "Bk22No", "Bk22NoB"
        xs = [38, 96, 154, 455, 557]

        def head(p):
            p.box(38, 30, 519, 44, "#f6b200")
            p.t(50, 58, "CAJA LEVANTINA", nb, 18, col="#3b2600")
            p.t(545, 52, "EXTRACTO DE CUENTA", nb, 11, "r", "#3b2600")
            p.t(545, 65, f"Hoja {p.no} de {p.total}", no, 8, "r", "#3b2600")
            p.y = 90
            if p.no == 1:
                lab = [("Titular", who), ("IBAN", four(ib)), ("Producto", "CUENTA CORRIENTE VENTAJA"),
                       ("Divisa", "EUR"), ("Periodo", f"{a:%d-%m-%Y} a {b:%d-%m-%Y}")]
                for i, (k, v) in enumerate(lab):
                    p.t(38, 98 + 14 * i, k + ":", nb, 8.5)
                    p.t(95, 98 + 14 * i, v, no, 8.5)
                p.y = 178
            p.t(xs[0], p.y, "F. OPER.", nb, 8)
            p.t(xs[1], p.y, "F. VALOR", nb, 8)
            p.t(xs[2], p.y, "CONCEPTO", nb, 8)
            p.t(xs[3], p.y, "IMPORTE", nb, 8, "r")
            p.t(xs[4], p.y, "SALDO", nb, 8, "r")
            p.line(38, p.y + 5, 557, p.y + 5, 1.2, "#f6b200")
            p.y += 18
            p.t(xs[2], p.y, "SALDO ANTERIOR" if p.no == 1 else "SUMA Y SIGUE", nb, 8)
            p.t(xs[4], p.y, em(st["b"]), nb, 8, "r")
            p.y += 6

        def foot(p):
            p.t(38, 810, "Caja Levantina, Coop. de Crédito V. - Inscrita en el R.M. de Castellón, "
                "tomo 1188, folio 40", no, 6.5)
        st = {"b": op}
        p.head, p.foot, p.bottom = head, foot, 790
        head(p)
        for i, t in enumerate(txs):
            h = 11 * len(t.lines) + 5
            p.need(h)
            if i % 2 == 0:
                p.box(38, p.y, 519, h, "#fdf3d6")
            p.y += 11
            p.t(xs[0], p.y, f"{t.d:%d-%m-%Y}", no, 8)
            p.t(xs[1], p.y, f"{t.d:%d-%m-%Y}", no, 8)
            p.t(xs[3], p.y, em(t.c), no, 8, "r", "#b00000" if t.c < 0 else None)
            p.t(xs[4], p.y, em(t.b), no, 8, "r")
            p.ts(xs[2], p.y, t.lines, no, 8, 11)
            p.y += h - 11
            st["b"] = t.b
        p.need(50)
        p.y += 18
        p.line(154, p.y - 12, 557, p.y - 12, 1.2, "#f6b200")
        p.t(xs[2], p.y, f"SALDO A {b:%d-%m-%Y}", nb, 9)
        p.t(xs[4], p.y, em(cl) + " EUR", nb, 9, "r")
        p.t(xs[2], p.y + 16, "Total cargos " + money(debits(txs), ".", ",") + "     Total abonos "
            + money(credits(txs), ".", ","), no, 8)
    paged(path, f, title="Extracto")
    return truth({"bank_name": "CAJA LEVANTINA", "account_holder": who,
                  "account_type": "CUENTA CORRIENTE VENTAJA", "iban": four(ib), "currency": "EUR",
                  "statement_period": span(a, b), "opening_balance": op, "closing_balance": cl,
                  "total_debits": debits(txs), "total_credits": credits(txs)}, txs)


BANKS = {"germany": germany, "france": france, "spain": spain}
