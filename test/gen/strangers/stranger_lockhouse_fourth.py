# SPDX-License-Identifier: AGPL-3.0-or-later
"""Spain, Italy, the Netherlands."""
from stranger_lockhouse_kit import *

ES = [(1, 1, 1100, 2600, 1, "c", lambda r, d: f"NOMINA TALLERES BELLVER SL {EM[d.month - 1]}"),
    (1, 1, 15, 350, 500, "c", lambda r, d: "BIZUM DE LUCIA ORTIGOSA CONCEPTO CENA"),
      (7, -1, 3, 110, 1, "w", lambda r, d: r.choice(("COMPRA TARJ. 5402XXXXXXXX", "PAGO MOVIL TARJ. *")) + digits(r,
          4) + " " + r.choice(("FRUTERIA LA HUERTA-ALCOY", "SUPERSOLER ALCOY", "GASOLINERA EL PONT"))),
      (3, -1, 20, 160, 1, "w", lambda r, d: r.choice(("RECIBO LUZ DEL SEGURA CORE", "RECIBO AGUAS DE SERPIS",
          "ADEUDO SEGUROS PENAGUILA SA")) + " N " + digits(r, 10)), (2, -1, 20, 200, 1000, "w", lambda r,
              d: "REINTEGRO CAJERO " + digits(r, 6) + " AV ALAMEDA"),
      (1, -1, 300, 700, 500, "w", lambda r, d: "TRANSFERENCIA A FAVOR DE J MOLTO ALQUILER"), (1, -1, 2, 15, 5, "w", lambda r, d: "COMISION MANTENIMIENTO")]
EM = "ENERO FEBRERO MARZO ABRIL MAYO JUNIO JULIO AGOSTO SEPTIEMBRE OCTUBRE NOVIEMBRE DICIEMBRE".split()


def spain(path, seed, rows):
    r = random.Random(f"spain/{seed}/{rows}")
    d0, d1 = month(r)
    start = r.randint(30000, 400000)
    txs = flow(r, rows, d0, d1, ES, start, floor=-30000, lag=(0, 0, 0, 1, -1))
    for t in txs:
        t.lines = wrapn(t.text, 40)
    who, addr = r.choice((("RAFAEL IBORRA CARBONELL", ("CL SANT MATEU 17 3 B", "03801 ALCOY (ALICANTE)")),
        ("MARIA DEL MAR GISBERT POLO", ("PZ DE DINS 4 1", "03801 ALCOY (ALICANTE)"))))
    ent, ofi, cc = "2099", "0" + digits(r, 3), digits(r, 10)
    dc = lambda s, w=(1, 2, 4, 8, 5, 10, 9, 7, 3, 6): {10: 1, 11: 0}.get(v := 11 - sum(int(a) * b for a, b in zip(s, w)) % 11, v)
    ccc = f"{ent}{ofi}{dc('00' + ent + ofi)}{dc(cc)}{cc}"
    ib = iban("ES", ccc)
    m = lambda c: eu(abs(c)) + ("-" if c < 0 else " ")
    rule = "+----------+----------+" + "-" * 42 + "+" + "-" * 14 + "+" + "-" * 15 + "+"

    def draw(p, n):
        f, z, lead = "Bank35Mono", 8.7, 11.5

        def put(y, s, b=False):
            p.t(42, y, s.rstrip(), font="Bank35MonoB" if b else f, size=z)
            return y + lead

        def head():
            p.t(42, 44, "CAIXA RURAL DEL SERPIS", font="Bank35SansB", size=14, col="#006a4e")
            p.t(552, 44, "EXTRACTO DE CUENTA CORRIENTE", "r", "Bank35SansB", 9)
            p.t(552, 56, f"HOJA {p.page} DE {n}", "r", "Bank35Sans", 7.5)

        def cols(y):
            for s in (rule, "|  F.OPER. |  F.VALOR |" + "CONCEPTO".center(42) + "|" + "IMPORTE".center(14) + "|" + "SALDO".center(15) + "|", rule):
                y = put(y, s)
            return y
        head()
        y = 84
        for a, b in (("ENTIDAD 2099  OFICINA " + ofi + "  ALCOY", who), ("MONEDA: EUR", addr[0]), (f"PERIODO: {d0:%d-%m-%Y} A {d1:%d-%m-%Y}", addr[1])):
            p.t(42, y, a, font=f, size=z)
            p.t(330, y, b, font=f, size=9)
            y += 13
        p.t(42, y + 14, "TITULAR: " + who, font=f, size=z)
        p.t(42, y + 27, f"CODIGO CUENTA CLIENTE: {ccc[:4]} {ccc[4:8]} {ccc[8:10]} {ccc[10:]}", font=f, size=z)
        p.t(42, y + 40, f"IBAN: {grp(ib)}    BIC: CRSEES2AXXX", font=f, size=z)
        y = cols(y + 66)
        y = put(y, "|          |          |" + " SALDO ANTERIOR".ljust(42) + "|" + " " * 14 + "|" + m(start).rjust(14) + " |")
        for t in txs:
            if y + lead * len(t.lines) > 770:
                put(y, rule)
                p.next()
                head()
                y = cols(84)
            for i, s in enumerate(t.lines):
                a = f"| {t.d:%d-%m-%y} | {t.v:%d-%m-%y} |" if not i else "|          |          |"
                y = put(y, a + (" " + s).ljust(42) + "|" + (
                    m(t.amt).rjust(13) + " |" + m(t.bal).rjust(14) + " |" if not i else " " * 14 + "|" + " " * 15 + "|"))
        y = put(y, rule) + 8
        if y > 735:
            p.next()
            head()
            y = 90
        y = put(y, " TOTAL CARGOS: " + eu(debits(txs)).rjust(14) + "     TOTAL ABONOS: " + eu(credits(txs)).rjust(14))
        y = put(y + 3, (" SALDO A SU FAVOR" if txs[-1].bal >= 0 else " SALDO A NUESTRO FAVOR") + f" AL {d1:%d-%m-%Y}:  EUR " + m(txs[-1].bal), True)
        p.t(42, y + 16, "Salvo error u omisión. Rogamos nos comuniquen su conformidad o reparos en el plazo de 15 días.", font="Bank35Sans", size=7)
    paged(path, A4, draw)
    return truth(txs, start, d0, d1, value=True, bank_name="CAIXA RURAL DEL SERPIS", account_number=f"{ccc[:4]} {ccc[4:8]} {ccc[8:10]} {ccc[10:]}",
        iban=grp(ib), bic="CRSEES2AXXX", account_holder=who,
                 account_type="CUENTA CORRIENTE", currency="EUR", branch="ALCOY", address=", ".join(addr))


IT = [(1, 1, 1200, 2500, 1, "c", lambda r,
    d: f"BONIFICO A VOSTRO FAVORE BONIFICO SEPA DA OREFICERIA MONTALDO SRL PER EMOLUMENTI {d:%m/%Y} COMM 0,00 SPESE 0,00 TRN " + digits(r, 18)),
      (1, 1, 40, 700, 1, "c", lambda r, d: "VERSAMENTO CONTANTI SPORTELLO AUTOMATICO"), (6, -1, 5, 140, 1, "w", lambda r,
          d: f"PAGAMENTO POS CARTA *{digits(r, 4)} DEL {d - timedelta(1):%d/%m/%Y} " + r.choice(("PANIFICIO DA NENO ASTI", "EUROSPESA 112 ASTI",
              "ENOTECA LA BARBERA"))),
      (3, -1, 20, 190, 1, "w", lambda r, d: "ADDEBITO SEPA DD PER FATTURA A VOSTRO CARICO INCASSO " + digits(r,
          12) + " SDD CORE " + r.choice(("LUCE E GAS DEL TANARO SPA", "TELEITALICA MOBILE SPA"))),
      (2, -1, 20, 250, 1000, "w", lambda r,
          d: f"PRELIEVO BANCOMAT DEL {d - timedelta(1):%d/%m/%Y} ORE {r.randint(8, 19):02d}:{r.randint(10, 59)} CORSO ALFIERI ASTI"),
          (1, -1, 1, 9, 5, "w", lambda r, d: "IMPOSTA DI BOLLO E COMPETENZE"),
      (1, -1, 60, 900, 1, "w", lambda r, d: "DISPOSIZIONE DI BONIFICO SEPA A AMMINISTRAZIONE CONDOMINIO VIA ROERO CRO " + digits(r, 11))]


def italy(path, seed, rows):
    r = random.Random(f"italy/{seed}/{rows}")
    q = r.choice((1, 4, 7, 10))
    y_ = r.randint(2021, 2025)
    d0, d1 = date(y_, q, 1), date(y_, q + 2, calendar.monthrange(y_, q + 2)[1])
    start = r.randint(40000, 700000)
    txs = flow(r, rows, d0, d1, IT, start, lag=(0, 0, 0, 1, 2, -1))
    for t in txs:
        t.lines = wrap(t.text, "Helvetica", 8, 228)
    who, addr = r.choice((("BOASSO ERMINIA", ("VIA ROERO 21", "14100 ASTI AT")), ("CERRATO UGO E VALPREDA TERESA",
        ("CORSO SAVONA 305 INT 4", "14100 ASTI AT"))))
    conto = "0000" + digits(r, 8)
    abi, cab = "06088", "10300"
    odd = (1, 0, 5, 7, 9, 13, 15, 17, 19, 21)
    cin = chr(65 + sum(odd[int(ch)] if i % 2 == 0 else int(ch) for i, ch in enumerate(abi + cab + conto)) % 26)
    ib = iban("IT", cin + abi + cab + conto)
    X = (42, 96, 150, 226, 302, 553)

    def draw(p, n):
        p.f("Helvetica", 8)

        def head():
            p.words(42, 50, "Banca Popolare del Monferrato", "Times-Bold", 17, "#7b1113")
            p.t(553, 50, f"Pag. {p.page}/{n}", "r")
            p.line(42, 58, 553, 58, 2, "#7b1113")

        def cols(y):
            p.box(X[0], y, 511, 26, "#f3e6e0", None)
            for j, (a, b) in enumerate((("DATA", "OPERAZ."), ("DATA", "VALUTA"), ("USCITE", "ADDEBITI"), ("ENTRATE", "ACCREDITI"))):
                right = j > 1
                for i, s in enumerate((a, b)):
                    p.t(X[j + 1] - 6 if right else X[j] + 3, y + 11 + 10 * i, s, "r" if right else "l", "Helvetica-Bold", 7.5)
            p.words(X[4] + 10, y + 16, "DESCRIZIONE OPERAZIONI", "Helvetica-Bold", 7.5)
            return y + 39

        def saldo(y, s, d, c):
            p.t(X[0] + 3, y, f"{d:%d.%m.%y}", font="Helvetica-Bold")
            p.t(X[3 if c < 0 else 4] - 6, y, eu(abs(c)), "r", "Helvetica-Bold")
            p.words(X[4] + 10, y, s, "Helvetica-Bold", 8)
        head()
        p.words(42, 84, "ESTRATTO CONTO", "Helvetica-Bold", 13)
        p.words(42, 99, f"n. {q // 3 + 1:03d}/{d0.year} - Periodo dal {d0:%d.%m.%Y} al {d1:%d.%m.%Y}", "Helvetica", 9)
        for i, s in enumerate((who,) + addr):
            p.words(330, 96 + 13 * i, s, "Helvetica", 10)
        for i, (a, b) in enumerate((("Conto corrente ordinario n.", conto), ("Intestato a", who), ("Filiale di", "Asti Centro"), ("Divisa", "EUR"),
            ("Codice IBAN", grp(ib)), ("Codice BIC", "BPMNIT22XXX"))):
            p.words(42, 148 + 12 * i, a, "Helvetica", 8, "#7b1113")
            p.words(160, 148 + 12 * i, b, "Helvetica-Bold", 8)
        y = cols(230)
        saldo(y, "SALDO INIZIALE", d0 - timedelta(1), start)
        y += 16
        for t in txs:
            if y + 10 * len(t.lines) > 790:
                p.next()
                head()
                y = cols(72)
            p.t(X[0] + 3, y, f"{t.d:%d.%m.%y}")
            p.t(X[1] + 3, y, f"{t.v:%d.%m.%y}")
            p.t(X[3 if t.amt < 0 else 4] - 6, y, eu(abs(t.amt)), "r")
            for i, s in enumerate(t.lines):
                p.words(X[4] + 10, y + 9.5 * i, s)
            y += 9.5 * len(t.lines) + 6
        if y > 720:
            p.next()
            head()
            y = cols(72)
        p.line(42, y - 8, 553, y - 8, 0.5, "#7b1113")
        p.t(X[3] - 6, y + 4, eu(debits(txs)), "r")
        p.t(X[4] - 6, y + 4, eu(credits(txs)), "r")
        p.words(X[4] + 10, y + 4, "TOTALE MOVIMENTI")
        saldo(y + 20, "SALDO FINALE", d1, txs[-1].bal)
        p.line(42, y + 27, 553, y + 27, 0.5, "#7b1113")
        p.para(42, y + 46, "Trascorsi 60 giorni dal ricevimento senza reclamo scritto, l'estratto conto si intende approvato (art. 119 D.Lgs. 385/1993).", 505,
            9, size=7)
    paged(path, A4, draw)
    return truth(txs, start, d0, d1, value=True, bal="none", bank_name="Banca Popolare del Monferrato", account_number=conto, iban=grp(ib), bic="BPMNIT22XXX",
        account_holder=who,
                 account_type="Conto corrente ordinario", currency="EUR", branch="Asti Centro", address=", ".join(addr))


NL = [(1, 1, 1400, 2900, 1, "c", lambda r, d: ["SEPA Overboeking", "IBAN: " + iban("NL", "DIJK" + digits(r, 10)), "BIC: DIJKNL2A",
    "Naam: Scheepswerf De Hoop BV", f"Omschrijving: Salaris {d:%m-%Y}"]), (1, 1, 5, 200, 1, "c", lambda r, d: ["Tikkie terugbetaling", "Naam: T. Wieringa"]),
      (7, -1, 2, 90, 1, "w", lambda r, d: [f"BEA, Betaalpas        {r.choice(('Groenteboer Piet', 'Kaashuis De Waag', 'Buurtsuper 1187'))},PAS011",
          f"NR:{digits(r, 6)}, {d:%d.%m.%y}/{r.randint(8, 19):02d}:{r.randint(10, 59)}", "HOORN"]),
      (3, -1, 10, 180, 1, "w", lambda r, d: ["SEPA Incasso algemeen doorlopend", "Incassant: NL" + digits(r, 2) + "ZZZ" + digits(r, 12),
          "Naam: " + r.choice(("Waterschap West-Friesland", "Polder Energie NV")), "Machtiging: " + digits(r, 10)]),
      (1, -1, 20, 250, 1000, "w", lambda r, d: ["GEA, Betaalpas        Geldmaat Breed 22,PAS011",
          f"NR:{digits(r, 6)}, {d:%d.%m.%y}/{r.randint(8, 19):02d}:{r.randint(10, 59)}"]), (1, -1, 400, 900, 100, "w", lambda r,
              d: ["SEPA Periodieke overb.", "Naam: Stichting Wonen Hoorn", "Omschrijving: huur"])]


def netherlands(path, seed, rows):
    r = random.Random(f"netherlands/{seed}/{rows}")
    d0, d1 = month(r)
    start = r.randint(30000, 500000)
    txs = flow(r, rows, d0, d1, NL, start, floor=-50000, lag=(0,))
    for t in txs:
        t.lines = [" ".join(s.split()) for s in t.text]
    who, addr = r.choice((("MW A.B. VAN DER KLEI", ("Grote Oost 114", "1621 BX HOORN NH")),
        ("HR J. TERPSTRA E/O MW L. BOON", ("Veemarkt 7 hs", "1621 JC HOORN NH"))))
    while True:  # the eleven test of Dutch account numbers
        nr = "0" + digits(r, 9)
        if sum(int(ch) * (10 - i) for i, ch in enumerate(nr)) % 11 == 0:
            break
    ib, af, bij = iban("NL", "ZUID" + nr), [t for t in txs if t.amt < 0], [t for t in txs if t.amt > 0]
    kind, sg = r.choice(("Privérekening", "Betaalrekening")), lambda c: ("+/CREDIT" if c >= 0 else "-/DEBET")

    def draw(p, n):
        def head():
            p.t(40, 50, "Zuiderkoog Bank", font="Bank35SansB", size=16, col="#005e5d")
            p.t(40, 78, kind, font="Bank35SansB", size=10)
            p.t(40, 92, "Rekeningafschrift in EUR", font="Bank35Sans", size=8)
            p.box(40, 164, 515, 30, None, "#005e5d", 0.6, 4)
            for x, a, b in ((46, "IBAN", grp(ib)), (214, "BIC", "ZUIDNL2A"), (290, "Boekdatum van", f"{d0:%d-%m-%Y}"), (362, "t/m", f"{d1:%d-%m-%Y}"),
                (440, "Blad", f"{p.page} van {n}"), (500, "Volgnr", f"{d0.month:03d}")):
                p.t(x, 175, a, font="Bank35Sans", size=6.5, col="#005e5d")
                p.t(x, 188, b, font="Bank35Sans", size=8)

        def cols(y):
            for x, a, b, al in ((40, "Boekdatum", "(Rentedatum)", "l"), (116, "Omschrijving", "", "l"), (460, "Bedrag af", "(debet)", "r"),
                (555, "Bedrag bij", "(credit)", "r")):
                p.t(x, y, a, al, "Bank35SansB", 7.5)
                p.t(x, y + 10, b, al, "Bank35Sans", 7.5)
            p.line(40, y + 15, 555, y + 15, 0.8, "#005e5d")
            return y + 29
        head()
        for i, s in enumerate((who,) + addr):
            p.t(330, 104 + 13 * i, s, font="Bank35Sans", size=9)
        p.box(40, 202, 515, 42, "#eaf4f3", None)
        cells = (("Vorig saldo", f"{eu(abs(start))} {sg(start)}"), ("Totaal bedrag af", eu(debits(txs))), ("Totaal bedrag bij", eu(credits(txs))),
            ("Nieuw saldo", f"{eu(abs(txs[-1].bal))} {sg(txs[-1].bal)}"))
        for x, (a, b), s in zip((46, 190, 300, 416), cells, ("", f"Aantal afschrijvingen {len(af)}", f"Aantal bijschrijvingen {len(bij)}", "")):
            p.t(x, 214, a, font="Bank35SansB", size=7.5)
            p.t(x, 226, b, font="Bank35Sans", size=8)
            p.t(x, 238, s, font="Bank35Sans", size=6.5)
        y, last = cols(264), None
        for t in txs:
            if y + 10 * max(2, len(t.lines)) > 785:
                p.next()
                head()
                y, last = cols(216), None
            p.t(40, y, f"{t.d:%d-%m-%Y}", font="Bank35Sans", size=7.5)
            p.t(40, y + 10, f"({t.v:%d-%m-%Y})", font="Bank35Sans", size=7.5)
            for i, s in enumerate(t.lines):
                p.t(116, y + 10 * i, s, font="Bank35Sans", size=7.5)
            p.t(460 if t.amt < 0 else 555, y, eu(abs(t.amt)), "r", "Bank35Sans", 7.5)
            y += 10 * max(2, len(t.lines)) + 5
        p.t(40, 812, "Zuiderkoog Bank N.V., gevestigd te Hoorn. Deposito's vallen onder het Nederlandse depositogarantiestelsel.", font="Bank35Sans", size=6.5)
    paged(path, A4, draw)
    return truth(txs, start, d0, d1, value=True, bal="none", bank_name="Zuiderkoog Bank", iban=grp(ib), bic="ZUIDNL2A", account_holder=who, account_type=kind,
        currency="EUR", address=", ".join(addr))


BANKS = {"spain": spain, "italy": italy, "netherlands": netherlands}
