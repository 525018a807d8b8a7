# SPDX-License-Identifier: AGPL-3.0-or-later
"""Banks of Portugal, Greece and Norway."""
import datetime

from reportlab.lib import colors
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle

import stranger_purse_kit as kit
from stranger_purse_kit import group, line, money, put, rect

PT = {"loja": ["PADARIA DO LARGO", "SUPERMERCADO BOA FONTE", "FARMACIA CENTRAL", "POSTO RIO TINTO", "LIVRARIA ATLANTICA"],
      "nome": ["MARTA F LOUREIRO", "RUI TEIXEIRA", "INES VALADARES", "CONDOMINIO RUA NOVA 12"],
      "emp": ["TECIDOS MONDEGO LDA", "CONSERVAS VILAMAR SA", "OFICINAS SERRALVA LDA"]}
PT_DR = [("COMPRA #### {loja} CONTACTLESS", 190, 9800, 1), ("PAG SERV 2####/######### LUZ E GAS", 2400, 14900, 1),
         ("TRF SEPA+ P/ {nome}", 20, 900, 100), ("LEVANTAMENTO MB #### COIMBRA", 1, 20, 1000), ("IMPOSTO SELO S/ COMISSAO 4%", 12, 64, 1),
         ("COMISSAO MANUT CONTA", 520, 520, 1), ("DEB DIRETO AGUAS MUNICIPAIS ADC PT##########", 900, 5400, 1)]
PT_CR = [("TRF SEPA DE {emp} VENCIMENTO", 98000, 245000, 1), ("DEPOSITO NUMERARIO", 5, 120, 1000), ("TRF MBWAY DE 91*****##", 5, 90, 100),
         ("DEVOLUCAO COMPRA {loja}", 500, 6900, 1)]


def portugal(path, seed, rows):
    """Extrato combinado: window address on the right, table of balances, movements with thin green rules."""
    r = kit.rng("portugal", seed, rows)
    a, b = kit.period(r, rows)
    opening = r.randint(40000, 900000)
    txs = kit.ledger(r, rows, a, b, opening, PT_DR, PT_CR, PT, floor=2000, lag=2)
    kit.setlines(txs, "Helvetica", 8, 190)
    holder = r.choice(("MARIA LEONOR SEABRA PINTO", "JOAO HENRIQUE CARDIM", "ANTONIO LUIS MEALHADA"))
    acct = kit.digits(r, "4-###########")
    iban = kit.digits(r, "PT50 0097 #### ########### ##").replace("  ", " ")
    d, k = kit.sums(txs)
    g = lambda n: group(n, ".", ",")
    green = colors.Color(0, 0.38, 0.3)
    S = lambda size=8, font="Helvetica", al=0, col=colors.black: ParagraphStyle("p", fontName=font, fontSize=size, leading=size * 1.22, alignment=al, textColor=col)
    P = lambda s, *x: Paragraph(s, S(*x))
    day = lambda x: x.strftime("%d-%m-%Y")
    B = "Helvetica-Bold"

    def page(c, doc):
        put(c, 40, 800, "Banco do Mondego", "Times-Bold", 16, color=(0, 0.38, 0.3))
        put(c, 555, 806, "EXTRATO DE CONTA", B, 9, "r")
        put(c, 555, 795, f"Página {doc.page}", "Helvetica", 8, "r")
        put(c, 40, 26, "Banco do Mondego, S.A. - Sede: Largo da Portagem 3, Coimbra - Capital Social 120.000.000 Euros - NIPC 599 000 111", "Helvetica", 6.5)

    top = Table([[[P("Data de emissão: " + day(b)), P(f"Extrato N.º {b.month:03d}/{b.year}"), P("Balcão: 0412 - Coimbra Baixa"), P("Moeda: EUR")],
                  [P(holder, 9.5), P(f"RUA DAS FLORES {r.randint(1, 90)} 2 ESQ", 9.5), P(f"3000-{r.randint(100, 480)} COIMBRA", 9.5)]]], colWidths=[285, 230])
    top.setStyle(TableStyle([("VALIGN", (0, 0), (-1, -1), "TOP")]))
    story = [top, Spacer(1, 14), P("CONTA À ORDEM", 11, B, 0, green), Spacer(1, 3), P(f"Titular: {holder}"),
             P(f"Conta n.º <b>{acct}</b> &nbsp;&nbsp;&nbsp; IBAN <b>{iban}</b> &nbsp;&nbsp;&nbsp; BIC/SWIFT <b>BDMDPTPL</b>"),
             P(f"Período de {day(a)} a {day(b)}"), Spacer(1, 8)]
    box = Table([[P(x, 8, B, 2) for x in ("Saldo anterior", "Total de débitos", "Total de créditos", "Saldo final")],
                 [P(g(x), 9, "Helvetica", 2) for x in (opening, d, k, txs[-1]["bal"])]], colWidths=[128.75] * 4)
    box.setStyle(TableStyle([("BACKGROUND", (0, 0), (-1, 0), colors.Color(0.88, 0.95, 0.92)), ("BOX", (0, 0), (-1, -1), 0.6, green)]))
    data = [[P("Data<br/>Mov.", 8, B), P("Data<br/>Valor", 8, B), P("Descritivo do movimento", 8, B), P("Débito", 8, B, 2), P("Crédito", 8, B, 2), P("Saldo<br/>contabilístico", 8, B, 2)],
            ["", "", P("SALDO ANTERIOR", 8, B), "", "", P(g(opening), 8, B, 2)]]
    for t in txs:
        m = P(g(abs(t["amount"])), 8, "Helvetica", 2)
        data.append([P(t["date"].strftime("%d-%m-%y")), P(t["value"].strftime("%d-%m-%y")), P("<br/>".join(t["lines"])), "" if t["amount"] > 0 else m,
                     m if t["amount"] > 0 else "", P(g(t["bal"]), 8, "Helvetica", 2)])
    data.append(["", "", P(f"SALDO FINAL EM {day(b)}", 8, B), "", "", P(g(txs[-1]["bal"]), 8, B, 2)])
    tab = Table(data, colWidths=[52, 52, 200, 66, 66, 79], repeatRows=1)
    tab.setStyle(TableStyle([("LINEBELOW", (0, 0), (-1, 0), 1, green), ("LINEBELOW", (0, 1), (-1, -1), 0.25, green), ("VALIGN", (0, 0), (-1, -1), "TOP"),
                             ("VALIGN", (0, 0), (-1, 0), "BOTTOM"), ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 3)]))
    story += [box, Spacer(1, 10), tab]
    SimpleDocTemplate(path, pagesize=A4, leftMargin=40, rightMargin=40, topMargin=66, bottomMargin=44, invariant=1).build(story, onFirstPage=page, onLaterPages=page)
    return {"data": {"bank_name": "Banco do Mondego", "account_number": acct, "account_holder": holder, "account_type": "CONTA À ORDEM", "iban": iban,
                     "currency": "EUR", "statement_period": kit.span(a, b), "opening_balance": money(opening), "closing_balance": money(txs[-1]["bal"]),
                     "total_debits": money(d), "total_credits": money(k), "transactions": kit.truth(txs)}}


GR = {"k": ["ΣΟΥΠΕΡ ΜΑΡΚΕΤ ΕΛΑΙΩΝΑΣ", "ΦΑΡΜΑΚΕΙΟ ΝΙΚΟΛΑΟΥ", "ΠΡΑΤΗΡΙΟ ΥΓΡΩΝ ΚΑΥΣΙΜΩΝ ΑΙΓΑΙΟ", "ΒΙΒΛΙΟΠΩΛΕΙΟ ΛΟΓΟΣ"],
      "n": ["ΠΑΠΑΔΑΚΗΣ ΜΑΝΩΛΗΣ", "ΓΕΩΡΓΙΟΥ ΑΝΝΑ", "ΚΑΡΑΜΑΝΗΣ ΣΤΑΥΡΟΣ"]}
GR_DR = [("ΑΓΟΡΑ ΜΕ ΚΑΡΤΑ {k}", 190, 9900, 1), ("ΑΝΑΛΗΨΗ ΑΤΜ ####", 2, 30, 2000), ("ΜΕΤΑΦΟΡΑ ΣΕ {n}", 20, 700, 100),
         ("ΠΛΗΡΩΜΗ ΛΟΓΑΡΙΑΣΜΟΥ ΗΛΕΚΤΡΙΚΟΥ ΡΕΥΜΑΤΟΣ RF##############", 3200, 21900, 1), ("ΠΡΟΜΗΘΕΙΑ ΕΜΒΑΣΜΑΤΟΣ", 50, 300, 1)]
GR_CR = [("ΜΙΣΘΟΔΟΣΙΑ ΝΑΥΤΙΛΙΑΚΗ ΠΟΡΕΙΑ ΑΕ", 92000, 210000, 1), ("ΕΜΒΑΣΜΑ ΑΠΟ {n}", 20, 900, 100), ("ΚΑΤΑΘΕΣΗ ΜΕΤΡΗΤΩΝ", 5, 80, 1000), ("ΤΟΚΟΙ ΚΑΤΑΘΕΣΕΩΝ", 8, 410, 1)]


def hellas(path, seed, rows):
    """A Greek savings account: one amount with Χ or Π after it, heads of two lines, label and value in two columns."""
    r = kit.rng("hellas", seed, rows)
    a, b = kit.period(r, rows)
    opening = r.randint(60000, 1500000)
    txs = kit.ledger(r, rows, a, b, opening, GR_DR, GR_CR, GR, floor=1000, lag=1)
    kit.setlines(txs, "PurseSans", 7.5, 206)
    holder = r.choice(("ΔΗΜΗΤΡΙΟΥ ΕΛΕΝΗ", "ΒΑΣΙΛΑΚΗΣ ΚΩΝΣΤΑΝΤΙΝΟΣ", "ΜΑΥΡΙΔΟΥ ΣΟΦΙΑ"))
    acct, iban = kit.digits(r, "5072-######-###"), kit.digits(r, "GR## 0780 5070 0050 72## #### ###")
    g = lambda n: group(n, ".", ",")
    full = lambda x: x.strftime("%d/%m/%Y")
    d, k = kit.sums(txs)

    def draw(total):
        c, n = kit.new(path, A4, "Antigrafo"), 1

        def top():
            rect(c, 30, 794, 26, 26, (0.02, 0.3, 0.6))
            put(c, 43, 801, "ΑΤ", "PurseSansB", 11, "c", (1, 1, 1))
            put(c, 64, 803, "ΑΙΓΑΙΑΚΗ ΤΡΑΠΕΖΑ", "PurseSansB", 13, color=(0.02, 0.3, 0.6))
            put(c, 565, 803, f"Σελίδα {n} από {total}", "PurseSans", 7.5, "r")
            line(c, 30, 788, 565, 788, 1, (0.02, 0.3, 0.6))
            return 776

        y = top()
        put(c, 297, y - 10, "ΑΝΤΙΓΡΑΦΟ ΚΙΝΗΣΗΣ ΛΟΓΑΡΙΑΣΜΟΥ", "PurseSansB", 11, "c")
        for x, gap, pairs in ((30, 105, (("ΔΙΚΑΙΟΥΧΟΣ", holder), ("ΑΡ. ΛΟΓΑΡΙΑΣΜΟΥ", acct), ("IBAN", iban), ("ΠΡΟΪΟΝ", "ΤΑΜΙΕΥΤΗΡΙΟ"))),
                              (350, 95, (("ΚΑΤΑΣΤΗΜΑ", "5072 ΧΑΝΙΑ"), ("ΝΟΜΙΣΜΑ", "EUR"), ("ΑΠΟ", full(a)), ("ΕΩΣ", full(b))))):
            for i, (lab, val) in enumerate(pairs):
                put(c, x, y - 36 - 13 * i, lab, "PurseSansB", 7.5)
                put(c, x + gap, y - 36 - 13 * i, val, "PurseSans", 8)

        def page(c):
            nonlocal n
            c.showPage()
            n += 1
            return top()

        cols = [(30, 84, "l", ["ΗΜ/ΝΙΑ", "ΚΙΝΗΣΗΣ"]), (84, 138, "l", ["ΗΜ/ΝΙΑ", "ΑΞΙΑΣ"]), (138, 178, "l", ["ΚΑΤ/ΜΑ"]), (178, 390, "l", ["ΑΙΤΙΟΛΟΓΙΑ"]),
                (390, 454, "r", ["ΠΟΣΟ"]), (454, 480, "c", ["Χ/Π"]), (480, 565, "r", ["ΛΟΓΙΣΤΙΚΟ", "ΥΠΟΛΟΙΠΟ"])]
        grid = kit.Grid(c, cols, 60, page, "PurseSans", "PurseSansB", 7.5, 9.5, headfill=(0.86, 0.92, 0.98), gap=3, zebra=(0.96, 0.98, 1))
        grid.hsize = 7
        body = [(["", "", "", "ΥΠΟΛΟΙΠΟ ΑΠΟ ΜΕΤΑΦΟΡΑ", "", "", g(opening)], {"bold": True})]
        for t in txs:
            body.append(([full(t["date"]), full(t["value"]), "5072", t["lines"], g(abs(t["amount"])), "Π" if t["amount"] > 0 else "Χ", g(t["bal"])], {}))
        y = grid.run(y - 98, body)
        if y < 100:
            y = page(c)
        line(c, 30, y, 565, y, 1, (0.02, 0.3, 0.6))
        put(c, 30, y - 16, f"ΣΥΝΟΛΟ ΧΡΕΩΣΕΩΝ: {g(d)}", "PurseSans", 8)
        put(c, 230, y - 16, f"ΣΥΝΟΛΟ ΠΙΣΤΩΣΕΩΝ: {g(k)}", "PurseSans", 8)
        put(c, 562, y - 16, f"ΝΕΟ ΥΠΟΛΟΙΠΟ: {g(txs[-1]['bal'])}", "PurseSansB", 8, "r")
        put(c, 30, y - 34, "Χ = Χρέωση, Π = Πίστωση", "PurseSans", 7)
        c.save()
        return n

    kit.twice(draw)
    return {"data": {"bank_name": "ΑΙΓΑΙΑΚΗ ΤΡΑΠΕΖΑ", "account_number": acct, "account_holder": holder, "account_type": "ΤΑΜΙΕΥΤΗΡΙΟ", "iban": iban,
                     "currency": "EUR", "statement_period": kit.span(a, b), "opening_balance": money(opening), "closing_balance": money(txs[-1]["bal"]),
                     "total_debits": money(d), "total_credits": money(k), "transactions": kit.truth(txs)}}


NO = {"b": ["Fjordmat Bergen", "Kiosken Torget", "Bensin Nord AS", "Apoteket Rosen", "Sport og Fritid"], "n": ["Kari Solheim", "Ola Myklebust", "Borettslaget Utsikten"],
      "f": ["Vestfisk AS", "Havbruk Drift AS", "Nordlys Regnskap AS"]}
NO_DR = [("Varekjøp {b} kl. 1#.2#", 2900, 189900, 1), ("Avtalegiro Til: Kraftlag Strøm Kid: ##########", 39900, 289000, 1),
         ("Nettgiro til: {n} Betalt", 200, 9500, 100), ("Minibankuttak Torgallmenningen", 2, 20, 10000), ("Omkostninger giro", 200, 600, 1), ("Overføring Innland, Til: {n}", 100, 8000, 100)]
NO_CR = [("Lønn Fra: {f}", 1890000, 4480000, 1), ("Overføring Innland, Fra: {n}", 100, 9000, 100), ("Giro Fra: {f} Betalingsref ######", 10000, 980000, 1)]


def norge(path, seed, rows):
    """Kontoutskrift: Norwegian, dates ddmm, no running balance, first and last line hold the balances."""
    r = kit.rng("norge", seed, rows)
    a, b = kit.period(r, rows)
    opening = r.randint(300000, 6000000)
    txs = kit.ledger(r, rows, a, b, opening, NO_DR, NO_CR, NO, floor=5000, lag=1)
    kit.setlines(txs, "Helvetica", 9, 226)
    holder = r.choice(("Ingrid Haugland", "Per Kristian Aasen", "Sølvi Bråten"))
    acct, iban = kit.digits(r, "3624 ## #####"), kit.digits(r, "NO## 3624 #### ###")
    g = lambda n: group(n, ".", ",")
    full = lambda x: x.strftime("%d.%m.%Y")
    d, k = kit.sums(txs)

    def draw(total):
        c, n = kit.new(path, A4, "Kontoutskrift"), 1

        def top():
            put(c, 50, 795, "Vestland Sparebank", "Times-BoldItalic", 18, color=(0.1, 0.3, 0.25))
            put(c, 545, 801, f"Side {n} av {total}", "Helvetica", 8, "r")
            put(c, 545, 789, f"Utskriftsdato {full(b)}", "Helvetica", 8, "r")
            return 770

        def page(c):
            nonlocal n
            c.showPage()
            n += 1
            y = top()
            put(c, 50, y - 10, f"Kontoutskrift for konto {acct} fortsetter", "Helvetica", 9)
            return y - 22

        y = top()
        for i, s in enumerate((holder, f"Fjellveien {r.randint(2, 80)} B", f"50{r.randint(10, 99)} BERGEN")):
            put(c, 50, y - 30 - 13 * i, s, "Helvetica", 10.5)
        put(c, 330, y - 43, "IBAN", "Helvetica", 8)
        put(c, 410, y - 43, iban, "Helvetica", 9)
        put(c, 330, y - 56, "BIC", "Helvetica", 8)
        put(c, 410, y - 56, "VESSNO22", "Helvetica", 9)
        put(c, 50, y - 110, f"Kontoutskrift for konto {acct} i perioden {full(a)} - {full(b)}", "Helvetica-Bold", 11)
        put(c, 50, y - 126, "Kontotype: Brukskonto      Valuta: NOK", "Helvetica", 9)
        cols = [(47, 280, "l", ["Forklaring"]), (280, 330, "c", ["Rente-", "dato"]), (330, 415, "r", ["Ut av konto"]), (415, 500, "r", ["Inn på konto"]), (500, 548, "c", ["Bokført"])]
        grid = kit.Grid(c, cols, 60, page, "Helvetica", "Helvetica-Bold", 9, 11.5, headrule=0.5, gap=2)
        mm = lambda x: x.strftime("%d.%m")
        body = [([f"Saldo fra kontoutskrift {full(a - datetime.timedelta(1))}", "", "", g(opening), ""], {"bold": True})]
        for t in txs:
            m = g(abs(t["amount"]))
            body.append(([t["lines"], mm(t["value"]), "" if t["amount"] > 0 else m, m if t["amount"] > 0 else "", mm(t["date"])], {}))
        y = grid.run(y - 138, body)
        if y < 110:
            y = grid.head(page(c))
        line(c, 47, y - 2, 548, y - 2)
        y = grid.row(y - 3, ["Sum bevegelser", "", g(d), g(k), ""])
        y = grid.row(y, [f"Saldo i Deres favør {full(b)}", "", "", g(txs[-1]["bal"]), ""], bold=True)
        c.save()
        return n

    kit.twice(draw)
    return {"data": {"bank_name": "Vestland Sparebank", "account_number": acct, "account_holder": holder, "account_type": "Brukskonto", "iban": iban,
                     "currency": "NOK", "statement_period": kit.span(a, b), "opening_balance": money(opening), "closing_balance": money(txs[-1]["bal"]),
                     "total_debits": money(d), "total_credits": money(k), "transactions": kit.truth(txs, balance=False)}}


BANKS = {"portugal": portugal, "hellas": hellas, "norge": norge}
