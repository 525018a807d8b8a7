# SPDX-License-Identifier: AGPL-3.0-or-later
"""Statements of France, Spain and Italy."""
from stranger_isthmus_kit import *


@paged
def france(path, seed, rows, of):
    rng = dice("france", seed, rows)
    a, b = month(rng)
    start = rng.randint(-60000, 450000)
    outs = [("CARTE {dm} EPICERIE DU CANAL|NANTES", 4, 90), ("PRLV SEPA ENERGIE DE LOIRE|REF MANDAT ~~########", 40, 160), ("VIR SEPA {n}|MOTIF LOYER", 450,
        990), ("RETRAIT DAB NANTES COMMERCE ##", 20, 200),
            ("CHEQUE #######", 30, 600), ("COTISATION FORMULE ESSENTIEL", 3, 9)]
    ins = [("VIR SEPA RECU SARL BRETHON|SALAIRE", 1400, 2800), ("VIR INST DE {n}", 15, 350), ("REMISE CHEQUE N ######", 40, 500)]
    people = cast(rng, ["MME CLAIRE DAVENEL", "M. HUGO PERROTIN", "MME INES BOUTALEB"])
    txs = book(rng, rows, a, b, start, outs, ins, people, 0.25, floor=-70000)
    od, cr = sums(txs)
    end = txs[-1]["bal"]
    who, acct = people[0], digits(rng, 11)
    ib = iban("FR", "1780600472" + acct + digits(rng, 2))
    p = Pen(path)
    X = (40, 80, 125, 405, 480, 555)

    def eur(x):
        return money(abs(x), " ", ",")

    def head(y):
        p.box(X[0], y, 515, 18, fill="#d9ead9", stroke="#2c6e3f")
        p.f(HB, 8.5)
        for k, s in enumerate(("Date", "Valeur", "Nature des opérations", "Débit", "Crédit")):
            p.m((X[k] + X[k + 1]) / 2, y + 12, s)
        return y + 32

    def frame(y0, y1):
        for x in X:
            p.line(x, y0, x, y1, 0.5, "#2c6e3f")
        p.line(X[0], y1, X[5], y1, 0.5, "#2c6e3f")

    def solde(y, word, d, x):
        p.f(HB, 8.5).words(X[2] + 4, y, f"{word} {'CREDITEUR' if x >= 0 else 'DEBITEUR'} AU {d:%d.%m.%Y}")
        p.r(X[5] - 4 if x >= 0 else X[4] - 4, y, eur(x))
    p.f("Bank31SerifB", 17, "#2c6e3f").l(40, 55, "Banque du Val de Loire")
    p.f(HB, 12).l(330, 52, "RELEVE DE COMPTE CHEQUES")
    p.f(H, 8.5).words(330, 66, f"du {a:%d.%m.%Y} au {b:%d.%m.%Y}   -   n° {b.month}")
    p.f(H, 8).l(40, 85, "Votre agence : NANTES GRASLIN - Tél. : 02 55 50 01 " + digits(rng, 2))
    p.f(H, 9.5)
    for k, s in enumerate([who, f"{rng.randint(1, 90)} RUE DES OLIVETTES", "44000 NANTES"]):
        p.l(330, 115 + 13 * k, s)
    p.box(40, 165, 515, 32, stroke="#2c6e3f")
    p.f(H, 8).l(46, 178, f"Compte n° {acct}   -   Monnaie du compte : EUR")
    p.l(46, 191, f"IBAN : {fours(ib)}   BIC : BVLFFR2N")
    y0 = 215
    y = head(y0)
    solde(y, "SOLDE", a - timedelta(1), start)
    y += 16
    got = []
    for t in txs:
        t["text"] = t["text"].replace("{dm}", f"{t['date']:%d/%m}")
        lines = t["text"].split("|")
        if y + 10 * len(lines) > 750:
            frame(y0, y)
            p.f(H, 7).r(555, 815, f"P. {p.n}/{of}")
            p.page()
            p.f(H, 8).l(40, 40, f"{who}  -  Compte n° {acct}")
            y0 = 55
            y = head(y0)
        p.f(H, 8.5).m(60, y, f"{t['date']:%d.%m}")
        p.m(102, y, f"{min(b, t['date'] + timedelta(1)):%d.%m}")
        p.r((X[4] if t["out"] else X[5]) - 4, y, eur(t["in"] or t["out"]))
        for k, s in enumerate(lines):
            p.words(X[2] + 4, y + 10 * k, s)
        y += 10 * len(lines) + 3
        got.append(truth(t, t["text"].replace("|", " "), balance=False))
    p.line(X[0], y - 8, X[5], y - 8, 0.5, "#2c6e3f")
    p.f(HB, 8.5).words(X[2] + 4, y + 5, "TOTAL DES OPERATIONS")
    p.r(X[4] - 4, y + 5, eur(od))
    p.r(X[5] - 4, y + 5, eur(cr))
    solde(y + 20, "SOLDE", b, end)
    frame(y0, y + 28)
    p.f(H, 7).r(555, 815, f"P. {p.n}/{of}")
    p.l(40, 815, "Banque du Val de Loire - SA au capital de 45 000 000 EUR - RCS Nantes")
    return {"bank_name": "Banque du Val de Loire", "branch": "NANTES GRASLIN", "account_number": acct, "iban": fours(ib), "account_holder": who, "account_type": "COMPTE CHEQUES",
        "currency": "EUR",
            "statement_period": period(a, b), "opening_balance": val(start), "closing_balance": val(end), "total_debits": val(od), "total_credits": val(cr),
            "transactions": got}, p.save()


@paged
def spain(path, seed, rows, of):
    rng = dice("spain", seed, rows)
    a, b = month(rng)
    start = rng.randint(20000, 500000)
    outs = [("COMPRA TARJ. ####XXXXXXXX####|ULTRAMARINOS EL OLMO-VALENCIA", 4, 95), ("ADEUDO RECIBO LUZ DEL TURIA S.A.|N. RECIBO ##########", 35, 140),
        ("TRANSFERENCIA A FAVOR DE {n}", 50, 800),
            ("REINTEGRO CAJERO AUTOMATICO|OFICINA ####", 20, 300), ("BIZUM ENVIADO A {n}", 5, 60), ("COMISION MANTENIMIENTO", 3, 15)]
    ins = [("NOMINA TALLERES BENIMAR S.L.", 1200, 2400), ("TRANSFERENCIA DE {n}|CONCEPTO: PAGO MES", 30, 600), ("BIZUM RECIBIDO DE {n}", 5, 80)]
    people = cast(rng, ["NURIA CASTELLS ROIG", "PABLO ARREGUI SANZ", "LUCIA FERRANDIZ MORA"])
    txs = book(rng, rows, a, b, start, outs, ins, people, 0.25, floor=-20000)
    end = txs[-1]["bal"]
    who, ccc = people[0], "31900" + digits(rng, 15)
    ib = iban("ES", ccc)
    p = Pen(path)

    def eur(x):
        return money(abs(x), ".", ",") + ("-" if x < 0 else "")

    def head(y):
        p.box(45, y - 11, 505, 26, fill="#7a1f3d")
        p.f(HB, 8, "#ffffff")
        for x, s, z in ((70, "F. OPER.", ""), (125, "F. VALOR", ""), (240, "CONCEPTO", "")):
            p.m(x, y + 4, s)
        p.r(462, y - 1, "IMPORTE")
        p.r(462, y + 9, "(EUR)")
        p.r(545, y - 1, "SALDO")
        p.r(545, y + 9, "(EUR)")
        return y + 28

    def foot():
        p.f(H, 7).l(45, 815, "Caja Levantina, S.A. - Reg. Merc. de Valencia, Tomo 4120, Folio 88 - N.I.F. A46000000")
        p.r(550, 815, f"Hoja {p.n} de {of}")
    p.f("Bank31CondB", 19, "#7a1f3d").l(45, 58, "CAJA LEVANTINA")
    p.f(HB, 12).r(550, 58, "EXTRACTO DE CUENTA")
    for k, (x, z) in enumerate((("TITULAR", who), ("PRODUCTO", "CUENTA CORRIENTE"), ("DIVISA", "EUR"), ("PERIODO", f"DEL {a:%d-%m-%Y} AL {b:%d-%m-%Y}"),
            ("IBAN", fours(ib)))):
        p.box(45, 80 + 17 * k, 70, 17, fill="#f3e6ea", stroke="#ffffff")
        p.f(HB, 7.5).l(50, 92 + 17 * k, x)
        p.f(H, 9).l(122, 92 + 17 * k, z)
    y = head(195)
    p.f(HB, 8.5).l(155, y, "SALDO ANTERIOR")
    p.r(545, y, eur(start))
    y += 16
    got = []
    for k, t in enumerate(txs):
        lines = t["text"].split("|")
        if y + 22 > 770:
            foot()
            p.page()
            y = head(60)
        if k % 2 == 0:
            p.box(45, y - 10, 505, 24, fill="#f7f3f4")
        p.f("Bank31Cond", 8).m(70, y, f"{t['date']:%d-%m-%Y}")
        p.m(125, y, f"{t['date']:%d-%m-%Y}")
        p.r(462, y, eur(t["in"] - t["out"]))
        p.r(545, y, eur(t["bal"]))
        for j, s in enumerate(lines):
            p.l(155, y + 10 * j, s)
        y += 24
        got.append(truth(t, t["text"].replace("|", " ")))
    p.line(45, y - 8, 550, y - 8, 0.8, "#7a1f3d")
    p.f(HB, 8.5).l(155, y + 5, f"SALDO A SU FAVOR AL {b:%d-%m-%Y}" if end >= 0 else f"SALDO A NUESTRO FAVOR AL {b:%d-%m-%Y}")
    p.r(545, y + 5, eur(end))
    foot()
    return {"bank_name": "CAJA LEVANTINA", "iban": fours(ib), "account_holder": who, "account_type": "CUENTA CORRIENTE", "currency": "EUR",
        "statement_period": period(a, b),
            "opening_balance": val(start), "closing_balance": val(end), "transactions": got}, p.save()


@paged
def italy(path, seed, rows, of):
    rng = dice("italy", seed, rows)
    y0 = rng.randint(2022, 2025)
    q = rng.choice([1, 4, 7, 10])
    a = date(y0, q, 1)
    b = date(y0, q + 2, calendar.monthrange(y0, q + 2)[1])
    start = rng.randint(-40000, 700000)
    outs = [("PAGAMENTO POS CARTA N. ####XXXX#### DEL {dm} PRESSO ALIMENTARI FRATELLI BOSI MODENA", 5, 110),
        ("ADDEBITO DIRETTO SDD CORE EMILIA GAS E LUCE SPA MANDATO ##########", 40, 190),
            ("PRELIEVO BANCOMAT SPORTELLO #### DEL {dm}", 50, 250), ("VS. BONIFICO A FAVORE DI {n} CAUSALE AFFITTO", 350, 800), ("IMPOSTA DI BOLLO E/C", 8,
            9), ("DELEGA F24 TELEMATICO", 80, 900)]
    ins = [("ACCREDITO EMOLUMENTI DA CERAMICHE SASSO ALTO SRL", 1200, 2500), ("BONIFICO A VS. FAVORE ORDINANTE {n} CAUSALE RIMBORSO SPESE TRASFERTA", 40,
        600), ("VERSAMENTO CONTANTI", 50, 900)]
    people = cast(rng, ["ROSSANA BELLETTI", "DARIO MONTEVECCHI", "GIADA FERRAGUTI"])
    txs = book(rng, rows, a, b, start, outs, ins, people, 0.25, floor=-50000, workdays=True)
    od, cr = sums(txs)
    end = txs[-1]["bal"]
    who, cc = people[0], digits(rng, 12)
    ib = iban("IT", "K0538812900" + cc)
    p = Pen(path)
    f, s9 = "Bank31Serif", 7.5

    def eur(x):
        return money(x, ".", ",")

    def head(y):
        p.line(40, y - 12, 555, y - 12, 0.6)
        p.f(f, 7.5).m(65, y, "DATA")
        p.m(118, y, "VALUTA")
        p.m(223, y - 3, "MOVIMENTI")
        p.r(220, y + 7, "DARE")
        p.r(300, y + 7, "AVERE")
        p.l(312, y, "DESCRIZIONE DELLE OPERAZIONI")
        p.line(40, y + 12, 555, y + 12, 0.6)
        return y + 26

    def foot():
        p.f(f, 7).m(297, 815, f"Pagina {p.n} di {of}")
    p.f("Bank31SerifB", 15).l(40, 55, "Banca Popolare del Secchia")
    p.f(f, 7).l(40, 67, "Società cooperativa per azioni - Sede in Modena")
    p.f("Bank31SerifB", 10).l(40, 100, f"ESTRATTO CONTO AL {b:%d/%m/%Y}")
    p.f(f, 8).l(40, 116, f"Conto corrente n. {cc}")
    p.l(40, 128, f"IBAN {ib}")
    p.l(40, 140, "Divisa: EURO")
    p.l(40, 152, f"Periodo dal {a:%d/%m/%Y} al {b:%d/%m/%Y}")
    p.f(f, 9).l(340, 110, who)
    p.l(340, 123, f"VIA DEI TINTORI {rng.randint(1, 120)}")
    p.l(340, 136, "41121 MODENA MO")
    y = head(190)

    def saldo(x, word, d):
        p.f("Bank31SerifB", s9).m(65, y, f"{d:%d/%m/%y}")
        p.r(220 if x < 0 else 300, y, eur(abs(x)))
        p.l(312, y, word + (" A VS. CREDITO" if x >= 0 else " A VS. DEBITO"))
    saldo(start, "SALDO INIZIALE", a - timedelta(1))
    y += 15
    got = []
    for t in txs:
        t["text"] = t["text"].replace("{dm}", f"{t['date']:%d/%m/%y}")
        lines = wrap(t["text"], f, s9, 240)
        if y + 10 * len(lines) > 770:
            foot()
            p.page()
            y = head(60)
        p.f(f, s9)
        for j, s in enumerate(lines):
            p.l(312, y + 9.5 * j, s)
        p.r(220 if t["out"] else 300, y, eur(t["in"] or t["out"]))
        p.m(118, y, f"{t['date']:%d/%m/%y}")
        p.m(65, y, f"{t['date']:%d/%m/%y}")
        y += 9.5 * len(lines) + 4
        got.append(truth(t, balance=False))
    p.line(140, y - 8, 300, y - 8, 0.5)
    p.f(f, s9).r(220, y + 2, eur(od))
    p.r(300, y + 2, eur(cr))
    p.l(312, y + 2, "TOTALE MOVIMENTI")
    y += 17
    saldo(end, "SALDO FINALE", b)
    foot()
    return {"bank_name": "Banca Popolare del Secchia", "account_number": cc, "iban": ib, "account_holder": who, "account_type": "Conto corrente",
        "currency": "EUR", "statement_period": period(a, b),
            "opening_balance": val(start), "closing_balance": val(end), "total_debits": val(od), "total_credits": val(cr), "transactions": got}, p.save()


BANKS = {"france": france, "spain": spain, "italy": italy}
