# SPDX-License-Identifier: AGPL-3.0-or-later
"""Italy, Netherlands, Switzerland."""
import datetime as dt

from reportlab.lib.colors import HexColor
from reportlab.platypus import Spacer, Table, TableStyle

from stranger_chest_kit import (credits, debits, digits, esc, flow, four, iban, money, month, paged, para,
                 postings, seeded, span, truth, wrap)

ITW = {"shop": ["FORNO BERTOLDI", "SUPERMERCATI ORSINI", "DISTRIBUTORE VALDARNO", "FARMACIA AL PONTE",
                "LIBRERIA MINIMA"], "cit": ["LUCCA", "PISTOIA", "EMPOLI"],
       "co": ["ACQUE DEL SERCHIO SPA", "LUCE TOSCANA SRL", "TELEFONIA BREZZA"],
       "who": ["BIANCHINI ELENA", "CONDOMINIO VIA FILLUNGO 9", "STUDIO TEC. PARDINI"]}
ITP = [(5, -1, 300, 12000, ["PAGAMENTO POS CARTA N. *{n4} DEL {-%d/%m/%y} ORE 18:22 C/O {shop} {cit}"],
        "", ""),
       (3, -1, 2000, 22000, ["ADDEBITO DIRETTO SEPA SDD A FAVORE {co} CODICE MANDATO {A2}{n12}"], "", ""),
       (2, -1, 3000, 90000, ["BONIFICO A VOSTRO CARICO BENEF. {who} CAUS. SALDO FATTURA N. {n3} "
                             "TRN {n10}"], "", ""),
       (2, -1, 2000, 25000, ["PRELIEVO BANCOMAT SPORTELLO {n4} {cit}"], "", ""),
       (1, -1, 200, 900, ["COMMISSIONI SU BONIFICI"], "", ""),
       (1, -1, 3420, 3420, ["IMPOSTA DI BOLLO E/C"], "", ""),
       (3, 1, 120000, 280000, ["BONIFICO A VOSTRO FAVORE ORD. CARTIERA MONTEFIORE SPA CAUS. "
                               "STIPENDIO RIF. {n9}"], "", ""),
       (2, 1, 4000, 60000, ["VERSAMENTO ASSEGNI N. PEZZI 1 DISTINTA {n6}"], "", "")]


def italy(path, seed, rows):
    rng = seeded("italy", seed, rows)
    y = rng.choice([2022, 2023, 2024])
    q = rng.randint(0, 3)
    a = dt.date(y, q * 3 + 1, 1)
    b = [dt.date(y, 3, 31), dt.date(y, 6, 30), dt.date(y, 9, 30), dt.date(y, 12, 31)][q]
    a0 = a - dt.timedelta(days=1)
    op = rng.randint(40000, 700000)
    txs = postings(rng, rows, ITP, ITW, a, (b - a).days + 1, op, 0)
    cl = txs[-1].b
    acct = "0000" + digits(rng, 8)
    ib = iban(rng, "IT", "X0864213700" + acct)
    who = rng.choice(["GIULIANI MARCO", "TESSUTI BALDASSARRI SNC"])
    m = lambda c: money(c, ".", ",")
    co, cb = "Courier", "Courier-Bold"
    xs = (40, 84, 196, 272, 284)

    def f(p):
        def head(p):
            p.t(40, 44, "BANCA DEL SERCHIO", "Times-Bold", 18, col="#5a0f14")
            p.t(40, 56, "Società Cooperativa per Azioni - Gruppo Apuano", "Times-Italic", 8)
            p.t(556, 44, "ESTRATTO CONTO", "Times-Bold", 13, "r")
            p.t(556, 57, f"al {b:%d/%m/%Y}   pag. {p.no} di {p.total}", "Times-Roman", 9, "r")
            p.y = 72
            if p.no == 1:
                p.box(40, 72, 250, 74, None, "#5a0f14", 0.8, 6)
                p.ts(50, 88, ["Conto corrente n. " + acct, "Intestato a:  " + who,
                              "Filiale di LUCCA BORGO - tipo conto: CONTO FAMIGLIA",
                              "Divisa: EURO"], "Times-Roman", 9, 15)
                p.ts(340, 96, [who, "VIA DEI FOSSI 31", "55100 LUCCA LU"], co, 10, 13)
                p.t(40, 162, "Coordinate IBAN:  " + ib, "Times-Bold", 9)
                p.t(556, 162, f"Periodo dal {a:%d/%m/%Y} al {b:%d/%m/%Y}", "Times-Roman", 9, "r")
                p.y = 172
            p.box(40, p.y, 516, 28, "#efe3df", "#5a0f14", 0.6)
            for x, s1, s2, al in ((44, "DATA", "OPER.", "l"), (88, "DATA", "VALUTA", "l"),
                                  (xs[2], "MOVIMENTI", "DARE", "r"), (xs[3], "MOVIMENTI", "AVERE", "r"),
                                  (xs[4], "DESCRIZIONE DELLE", "OPERAZIONI", "l")):
                p.t(x, p.y + 11, s1, "Times-Bold", 8, al)
                p.t(x, p.y + 22, s2, "Times-Bold", 8, al)
            st["top"] = p.y
            p.y += 42

        def foot(p):
            p.box(40, st["top"], 516, 780 - st["top"], None, "#5a0f14", 0.6)
            for x in (82, 128, 201, 278):
                p.line(x, st["top"], x, 780, 0.4, "#5a0f14")
            p.t(40, 795, "Trascorsi 60 giorni dal ricevimento l'estratto conto si intende approvato "
                "(art. 119 T.U.B.).", "Times-Roman", 7)

        def row(d, v, c, ls, fn=co):
            p.t(42, p.y, d, fn, 7.5)
            p.t(86, p.y, v, fn, 7.5)
            if c is not None:
                p.t(xs[2] if c < 0 else xs[3], p.y, m(c), fn, 8, "r")
            p.y = p.ts(xs[4], p.y, ls, fn, 7.5, 9.5) + 4
        st = {}
        p.head, p.foot, p.bottom = head, foot, 776
        head(p)
        row(f"{a0:%d/%m/%y}", "", op, ["SALDO INIZIALE A VOSTRO CREDITO"], cb)
        for t in txs:
            ls = wrap(t.desc, co, 7.5, 265)
            p.need(9.5 * len(ls) + 4)
            row(f"{t.d:%d/%m/%y}", f"{t.d:%d/%m/%y}", t.c, ls)
        p.need(40)
        p.y += 4
        p.t(xs[2], p.y, m(debits(txs)), cb, 8, "r")
        row("", "", credits(txs), ["TOTALE MOVIMENTI"], cb)
        row(f"{b:%d/%m/%y}", "", cl, ["SALDO FINALE A VOSTRO CREDITO"], cb)
    paged(path, f, title="Estratto conto")
    return truth({"bank_name": "BANCA DEL SERCHIO", "branch": "LUCCA BORGO", "account_number": acct, "account_holder": who,
                  "account_type": "CONTO FAMIGLIA", "iban": ib, "currency": "EUR",
                  "statement_period": span(a, b), "opening_balance": op, "closing_balance": cl,
                  "total_debits": debits(txs), "total_credits": credits(txs)}, txs, lambda t: False)


NLW = {"shop": ["Kruidenier De Molen", "Bakkerij Van Wijngaarden", "Fietsenhuis Spaak",
                "Tankstation A58", "Boekhandel Het Lezen"], "st": ["BREDA", "TILBURG", "GOES"],
       "co": ["Waterbedrijf Zuidwest", "Energie Delta B.V.", "Zorgpolis Zeker N.V.", "Kabelnet B.V."],
       "who": ["A. de Ruiter", "Hr J.P. Smulders", "Woningstichting Markdal"]}
NLP = [(5, -1, 250, 9000, ["Betaalautomaat", "{shop} {st}", "Pasvolgnr 012 {-%d-%m-%Y} 17:40",
                           "Transactie {A1}{n6} Term {n6}"], "", ""),
       (3, -1, 1800, 21000, ["SEPA Incasso algemeen doorlopend", "{co}",
                             "Incassant: NL{n2}ZZZ{n12}", "Machtiging: {n9}",
                             "Kenmerk: {n12}"], "", ""),
       (2, -1, 3000, 95000, ["SEPA Overboeking", "IBAN: NL{n2}DELB0{n9}", "Naam: {who}",
                             "Omschrijving: huur {%m-%Y}"], "", ""),
       (2, -1, 1000, 8000, ["iDEAL", "Naam: Webwinkel Tulp via Betaalbrug",
                            "Omschrijving: bestelling {n7}"], "", ""),
       (3, 1, 130000, 320000, ["SEPA Overboeking", "Naam: Haven Logistiek B.V.",
                               "Omschrijving: Salaris {%m-%Y}", "Kenmerk: NOTPROVIDED"], "", ""),
       (2, 1, 500, 15000, ["Tikverzoek", "Naam: {who}", "Omschrijving: etentje"], "", "")]


def netherlands(path, seed, rows):
    rng = seeded("netherlands", seed, rows)
    a, b, n = month(rng)
    op = rng.randint(20000, 400000)
    txs = postings(rng, rows, NLP, NLW, a, n, op, 50000)
    cl = txs[-1].b
    ib = iban(rng, "NL", "DELB0#########")
    who = rng.choice(["M.J. van den Heuvel", "E.C. Kuipers e/o T. Kuipers-Bos"])
    g, h = "#00857a", "Helvetica"

    def m(c):
        return money(c, ".", ",")

    def pm(c):
        return m(c) + (" -/DEBET" if c < 0 else " +/CREDIT")

    def story():
        s = [Spacer(1, 150)]
        P = lambda x, bo=False, a=0: para(x, "Helvetica-Bold" if bo else h, 8, a=a)
        u = Table([["Vorig saldo", "Totaal bedrag af", "Totaal bedrag bij", "Nieuw saldo"],
                   [pm(op), m(debits(txs)), m(credits(txs)), pm(cl)]], colWidths=[130] * 4)
        u.setStyle(TableStyle([("FONT", (0, 0), (-1, 0), "Helvetica-Bold", 8),
                               ("FONT", (0, 1), (-1, 1), h, 8.5),
                               ("BACKGROUND", (0, 0), (-1, -1), HexColor("#e0f2f0"))]))
        s += [u, Spacer(1, 14)]
        rs = [[P("Boekdatum<br/>(Rentedatum)", True), P("Omschrijving", True),
               P("Bedrag af<br/>(debet)", True, 2), P("Bedrag bij<br/>(credit)", True, 2)]]
        for t in txs:
            v = f"{t.d:%d-%m}<br/>({t.d:%d-%m})"
            rs.append([P(v), P("<br/>".join(map(esc, t.lines))), P(m(t.c), a=2) if t.c < 0 else "",
                       P(m(t.c), a=2) if t.c > 0 else ""])
        t = Table(rs, colWidths=[80, 280, 80, 80], repeatRows=1)
        t.setStyle(TableStyle([("VALIGN", (0, 0), (-1, -1), "TOP"),
                               ("LINEBELOW", (0, 0), (-1, 0), 1.2, HexColor(g)),
                               ("TOPPADDING", (0, 0), (-1, -1), 3),
                               ("BOTTOMPADDING", (0, 1), (-1, -1), 4)]))
        return s + [t]

    def on(p):
        p.box(0, 0, 14, p.h, g)
        p.t(37, 46, "Deltabank", "Helvetica-Bold", 22, col=g)
        p.t(557, 40, "Rekeningafschrift", "Helvetica-Bold", 13, "r")
        p.t(557, 54, "Privérekening", h, 9, "r")
        if p.no == 1:
            p.ts(37, 96, [who, "Haagdijk 108", "4811 TT BREDA"], h, 10, 13)
            for i, (k, v) in enumerate([("IBAN", four(ib)), ("BIC", "DELBNL2X"), ("Valuta", "EUR"),
                                        ("Periode", f"{a:%d-%m-%Y} t/m {b:%d-%m-%Y}"),
                                        ("Rekeninghouder", who)]):
                p.t(300, 96 + 14 * i, k, h, 8, col="#555555")
                p.t(375, 96 + 14 * i, v, h, 9)
        p.t(557, 68, f"Bladnummer {p.no} van {p.total}", h, 8, "r")
        p.t(37, 822, "Dit product valt onder het depositogarantiestelsel.", h, 7)
    flow(path, story, on, margins=(37, 38, 76, 44), title="Rekeningafschrift")
    return truth({"bank_name": "Deltabank", "account_holder": who, "account_type": "Privérekening",
                  "iban": four(ib), "currency": "EUR", "statement_period": span(a, b),
                  "opening_balance": op, "closing_balance": cl, "total_debits": debits(txs),
                  "total_credits": credits(txs)}, txs, lambda t: False)


CHW = {"shop": ["Bäckerei Zuberbühler", "Dorfladen Rüti", "Apotheke Lindenhof", "Velowerk Seefeld"],
       "ort": ["8400 Winterthur", "8004 Zürich", "8610 Uster"],
       "co": ["Elektrizitätswerk Töss", "Krankenkasse Alpina", "Steueramt Winterthur", "Funknetz AG"],
       "who": ["Reto Ammann", "Immo Sihl AG", "Nadja Gygax"]}
CHP = [(5, -1, 400, 12000, ["Einkauf Debitkarte", "{shop}, {ort}", "Karte XXXX{n4}, {%d.%m.%Y} 12:15"],
        "", ""),
       (4, -1, 5000, 60000, ["E-Banking Vergütungsauftrag", "{co}", "Ref. {n2} {n5} {n5} {n5}"], "", ""),
       (2, -1, 8000, 170000, ["Dauerauftrag", "{who}", "Miete"], "", ""),
       (2, -1, 5000, 40000, ["Bezug Bancomat {%d.%m.%Y}", "{ort}"], "", ""),
       (1, -1, 4467, 4467, ["Einkauf Debitkarte Ausland", "Trattoria Lario, Como",
                            "EUR 46.00 zum Kurs von 0.9711"], "", ""),
       (3, 1, 300000, 780000, ["Gutschrift", "Maschinenfabrik Töss AG", "Salär {%m.%Y}"], "", ""),
       (2, 1, 2000, 50000, ["Gutschrift TWINT-Konto", "{who}"], "", "")]


def switzerland(path, seed, rows):
    rng = seeded("switzerland", seed, rows)
    a, b, n = month(rng)
    op = rng.randint(120000, 2400000)
    txs = postings(rng, rows, CHP, CHW, a, n, op, 0)
    cl = txs[-1].b
    acct = f"1100-{digits(rng, 4)}.{digits(rng, 3)}"
    ib = iban(rng, "CH", "00799" + "0" + acct.replace("-", "").replace(".", ""))
    who = rng.choice(["Beat Hungerbühler", "Schreinerei Näf GmbH"])
    m = lambda c: money(c, "'", ".")
    h, hb = "Helvetica", "Helvetica-Bold"

    def f(p):
        def head(p):
            p.t(57, 50, "Kantonsbank Eulach", hb, 16)
            p.line(57, 58, 250, 58, 3, "#d4001a")
            p.t(555, 50, "Kontoauszug", hb, 14, "r")
            p.y = 84
            if p.no == 1:
                p.ts(57, 92, ["Privatkonto in CHF", "Konto-Nr. " + acct, "IBAN " + four(ib),
                              f"Lautend auf {who}"], h, 9, 13)
                p.ts(350, 105, [who, "Technikumstrasse 44", "8400 Winterthur"], h, 10, 13)
                p.t(57, 172, f"Kontoauszug {a:%d.%m.%Y} - {b:%d.%m.%Y}", hb, 10)
                p.y = 190
            p.line(57, p.y, 555, p.y, 0.8)
            for x, s, al in ((57, "Datum", "l"), (112, "Buchungstext", "l"), (356, "Belastung", "r"),
                             (424, "Gutschrift", "r"), (442, "Valuta", "l"), (555, "Saldo CHF", "r")):
                p.t(x, p.y + 12, s, hb, 8, al)
            p.line(57, p.y + 18, 555, p.y + 18, 0.8)
            p.y += 32

        def foot(p):
            p.t(57, 806, f"{b:%d.%m.%Y} / Formular ohne Unterschrift", h, 7)
            p.t(555, 806, f"Seite {p.no}/{p.total}", h, 7, "r")
        p.head, p.foot, p.bottom = head, foot, 775
        head(p)
        p.t(112, p.y, "Saldovortrag", hb, 8)
        p.t(555, p.y, m(op), hb, 8, "r")
        p.y += 15
        for t in txs:
            p.need(10 * len(t.lines) + 5)
            p.t(57, p.y, f"{t.d:%d.%m.%Y}", h, 8)
            p.t(356 if t.c < 0 else 424, p.y, m(t.c), h, 8, "r")
            p.t(442, p.y, f"{t.d:%d.%m.%Y}", h, 8)
            if t.last:
                p.t(555, p.y, m(t.b), h, 8, "r")
            p.t(112, p.y, t.lines[0], h, 8)
            p.y = p.ts(112, p.y + 10, t.lines[1:], h, 7.5, 10, col="#444444") + 5
        p.need(40)
        p.line(57, p.y - 8, 555, p.y - 8, 0.8)
        p.t(112, p.y + 4, "Umsatztotal", hb, 8)
        p.t(356, p.y + 4, m(debits(txs)), hb, 8, "r")
        p.t(424, p.y + 4, m(credits(txs)), hb, 8, "r")
        p.t(112, p.y + 19, f"Schlusssaldo per {b:%d.%m.%Y} zu Ihren Gunsten", hb, 8)
        p.t(555, p.y + 19, m(cl), hb, 8, "r")
        p.line(480, p.y + 23, 555, p.y + 23, 0.5)
        p.line(480, p.y + 25, 555, p.y + 25, 0.5)
    paged(path, f, title="Kontoauszug")
    return truth({"bank_name": "Kantonsbank Eulach", "account_number": acct, "account_holder": who,
                  "account_type": "Privatkonto", "iban": four(ib), "currency": "CHF",
                  "statement_period": span(a, b), "opening_balance": op, "closing_balance": cl,
                  "total_debits": debits(txs), "total_credits": credits(txs)}, txs,
                 lambda t: t.last)


BANKS = {"italy": italy, "netherlands": netherlands, "switzerland": switzerland}
