# SPDX-License-Identifier: AGPL-3.0-or-later
"""Banks of other countries: Brazil, Poland, France."""
from reportlab.lib.pagesizes import A4
from reportlab.lib import colors
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Spacer
from stranger_remit_kit import *


def period(a, b):
    return {"from": a.isoformat(), "to": b.isoformat()}


def brazil(path, seed, rows):
    """Extrato de conta corrente: one value column with C or D behind it, the date once a day, the balance at the day's end."""
    r = rng("brazil", seed, rows)
    c = pdf(path, A4, "Extrato de conta corrente")
    a, b = month(r)
    opening = r.randint(10000, 900000)
    t, closing = flow(r, rows, a, b, opening,
                      [(lambda r, d: f"PIX ENVIADO {r.choice(['PADARIA TRIGO DOURADO', 'JOAO BATISTA FERRAZ', 'MARCIA LIMA ALVES'])}", 800, 90000), (lambda r, d: f"COMPRA CARTAO DEBITO {r.choice(['SUPERM BOA VISTA', 'POSTO ESTRADA REAL'])}", 1500, 60000),
                       (fixed("TARIFA PACOTE DE SERVICOS"), 2990, 5490, 50), (fixed("PAGTO TITULO COBRANCA ENERGIA ELETRICA", "DEB AUT TELEFONIA"), 6000, 45000), (fixed("SAQUE TERMINAL 24H"), 5000, 100000, 5000)],
                      [(fixed("CREDITO DE SALARIO"), 250000, 900000), (lambda r, d: f"PIX RECEBIDO {r.choice(['ANA PAULA REIS', 'OFICINA DO ZECA LTDA'])}", 2000, 150000), (fixed("TED RECEBIDA"), 20000, 300000)], .74, -80000,
                      lambda r, d: digits(r, 7))
    dayends(t)
    g = Cols([(42, 62, "l"), (104, 224, "l"), (328, 60, "c"), (388, 82, "r"), (470, 84, "r")], "DejaC", 8, 11, 4)
    settle(t, "DejaC", 8, g.inner(1))
    name = r.choice(["LUCIANA TEIXEIRA PRADO", "RENATO AZEVEDO COUTINHO", "MERCEARIA SANTA RITA LTDA ME"])
    ag, acc, bank = digits(r, 4), f"{digits(r, 5)}-{r.randint(0, 9)}", "Banco Cerrado S.A."
    cd = lambda p: eu(abs(p)) + (" D" if p < 0 else " C")
    pg = [0]

    def head():
        if pg[0]:
            c.showPage()
        pg[0] += 1
        c.setFillColor(colors.HexColor("#f2b705"))
        c.rect(42, 784, 512, 28, fill=1, stroke=0)
        c.setFillColor(colors.black)
        c.setFont("DejaCB", 13)
        c.drawString(50, 793, bank)
        c.setFont("DejaC", 9)
        c.drawRightString(546, 793, "Extrato de Conta Corrente")
        c.setFont("DejaC", 7)
        c.drawString(42, 28, "SAC 0800 555 0199 - Ouvidoria 0800 555 0188")
        c.drawRightString(554, 28, f"Folha {pg[0]:03d}")
        y = 762
        if pg[0] == 1:
            kv(c, 42, y, [("Titular", name), ("Agência", ag), ("Conta corrente", acc)], 13, "DejaC", "DejaCB", 9, 90)
            kv(c, 330, y, [("Período", f"{dmy(a)} a {dmy(b)}"), ("Moeda", "R$"), ("Limite da conta", eu(80000))], 13, "DejaC", "DejaCB", 9, 90)
            y -= 56
        c.setLineWidth(.8)
        c.line(42, y + 12, 554, y + 12)
        g.put(c, y, ["Data", "Histórico", "Docto.", "Valor (R$)", "Saldo (R$)"], "DejaCB")
        c.line(42, y - 5, 554, y - 5)
        return y - 19
    y = head()
    g.put(c, y, [dmy(a), "SALDO ANTERIOR", "", "", cd(opening)], "DejaCB")
    y -= 14
    fresh = False
    for x in t:
        h = len(x["lines"]) * 11 + 3
        if y - h < 60:
            y, fresh = head(), True
        g.put(c, y, [dmy(x["d"]) if x["first"] or fresh else "", x["lines"], x["ref"], "", ""])
        g.put(c, y, ["", "", "", eu(x["out"] or x["in"]) + (" D" if x["out"] else " C"), ""], color=colors.HexColor("#b00020") if x["out"] else None)
        if x["show"]:
            g.put(c, y, ["", "", "", "", cd(x["bal"])], "DejaCB")
        fresh = False
        y -= h
    c.line(42, y + 8, 554, y + 8)
    g.put(c, y - 4, [dmy(b), "SALDO FINAL", "", "", cd(closing)], "DejaCB")
    c.save()
    return {"data": {"bank_name": bank, "account_number": acc, "account_holder": name, "account_type": "Conta corrente", "currency": "BRL", "statement_period": period(a, b),
                     "opening_balance": s(opening), "closing_balance": s(closing), "transactions": truth(t, True)}}


def poland(path, seed, rows):
    """Wyciag bankowy: signed amounts with a comma, two dates in one cell, the balance after each operation; platypus."""
    r = rng("poland", seed, rows)
    a, b = month(r)
    opening = r.randint(20000, 1500000)
    t, closing = flow(r, rows, a, b, opening,
                      [(lambda r, d: f"Płatność kartą {digits(r, 4)} {r.choice(['Sklep Żuraw', 'Apteka pod Dębem', 'Stacja Orzeł'])} {r.choice(['Łódź', 'Gdynia', 'Rzeszów'])}", 500, 35000),
                       (lambda r, d: f"Przelew wychodzący {r.choice(['Spółdzielnia Mieszkaniowa Zgoda', 'Zakład Energetyczny Wisła'])} faktura {digits(r, 5)}/{d.year}", 5000, 120000),
                       (fixed("Wypłata z bankomatu"), 5000, 100000, 5000), (fixed("Opłata za prowadzenie rachunku"), 900, 1200, 100), (fixed("Przelew BLIK na telefon"), 1000, 50000)],
                      [(fixed("Przelew przychodzący Wynagrodzenie Fabryka Mebli Jodła sp. z o.o."), 350000, 900000), (fixed("Przelew BLIK na telefon przychodzący"), 1000, 40000), (fixed("Zwrot podatku Urząd Skarbowy"), 10000, 250000)], .75)
    out, inn = sums(t)
    W = [68, 68, 226, 78, 84]
    settle(t, "Deja", 7.5, W[2] - 10)
    name = r.choice(["Grażyna Wiśniewska-Kłos", "Paweł Żądło", "Stanisław Młynarczyk"])
    bank = "Bank Spółdzielczy Bursztyn"
    bb = "84210003" + digits(r, 16)
    ib = iban("PL", bb)
    acc = ib[2:]
    z = lambda p: eu(p, " ")
    blue = colors.HexColor("#123c69")
    st = [para(bank, "DejaB", 14, color="#123c69", lead=18), para("ul. Długa 14, 80-827 Gdańsk", "Deja", 8), Spacer(1, 12),
          para(f"WYCIĄG Z RACHUNKU nr {b.month}/{b.year}", "DejaB", 12, 1, lead=16), para(f"za okres od {a.isoformat()} do {b.isoformat()}", "Deja", 9, 1), Spacer(1, 10),
          Table([["Posiadacz rachunku:", name], ["Numer rachunku:", acc], ["Rodzaj rachunku:", "Rachunek oszczędnościowo-rozliczeniowy"], ["Waluta:", "PLN"]], [130, 394],
                style=TableStyle([("FONT", (0, 0), (0, -1), "Deja", 8.5), ("FONT", (1, 0), (1, -1), "DejaB", 8.5), ("BOTTOMPADDING", (0, 0), (-1, -1), 1)])), Spacer(1, 8),
          Table([["Saldo początkowe", "Suma uznań", "Suma obciążeń", "Saldo końcowe"], [z(opening), z(inn), z(out), z(closing)]], [131] * 4,
                style=TableStyle([("FONT", (0, 0), (-1, 0), "Deja", 8), ("FONT", (0, 1), (-1, 1), "DejaB", 9), ("ALIGN", (0, 0), (-1, -1), "CENTER"), ("BACKGROUND", (0, 0), (-1, -1), colors.HexColor("#e8eef5"))])), Spacer(1, 10)]
    body = [["Data\nksięgowania", "Data\noperacji", "Opis operacji", "Kwota\noperacji", "Saldo po\noperacji"]]
    for x in t:
        od = max(a, x["d"] - timedelta(days=r.randint(0, 2)))
        x["od"] = od
        body.append([x["d"].isoformat(), od.isoformat(), para(x["lines"], "Deja", 7.5, lead=9.5), ("-" if x["out"] else "") + z(x["out"] or x["in"]), z(x["bal"])])
    st.append(Table(body, W, repeatRows=1, style=TableStyle([
        ("FONT", (0, 0), (-1, -1), "Deja", 7.5), ("FONT", (0, 0), (-1, 0), "DejaB", 7.5), ("TEXTCOLOR", (0, 0), (-1, 0), blue), ("LINEABOVE", (0, 0), (-1, 0), 1.2, blue), ("LINEBELOW", (0, 0), (-1, 0), .6, blue),
        ("ROWBACKGROUNDS", (0, 1), (-1, -1), [colors.white, colors.HexColor("#f5f7fa")]), ("ALIGN", (3, 0), (-1, -1), "RIGHT"), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), 5), ("RIGHTPADDING", (0, 0), (-1, -1), 5)])))

    def foot(c, doc):
        c.setFont("Deja", 6.5)
        c.drawString(36, 26, "Dokument sporządzony elektronicznie, nie wymaga podpisu ani stempla (art. 7 Prawa bankowego).")
        c.drawRightString(560, 26, f"Strona {doc.page}")
    SimpleDocTemplate(path, pagesize=A4, leftMargin=35, rightMargin=35, topMargin=38, bottomMargin=44, invariant=1).build(st, foot, foot)
    return {"data": {"bank_name": bank, "account_number": acc, "account_holder": name, "account_type": "Rachunek oszczędnościowo-rozliczeniowy", "currency": "PLN", "statement_period": period(a, b),
                     "opening_balance": s(opening), "closing_balance": s(closing), "total_debits": s(out), "total_credits": s(inn), "transactions": [dict(row, date=x["od"].isoformat()) for row, x in zip(truth(t), t)]}}


def france(path, seed, rows):
    """Releve de compte: dates without a year, value date, no running balance, old and new balance in their own column, carried totals."""
    r = rng("france", seed, rows)
    c = pdf(path, A4, "Relevé de compte")
    a, b = month(r)
    opening = r.randint(-20000, 600000)
    t, closing = flow(r, rows, a, b, opening,
                      [(lambda r, d: f"CARTE {dmy(d, '/', True)} {r.choice(['BOULANGERIE LE FOURNIL', 'SUPER DU VIEUX PORT', 'LIBRAIRIE DES HALLES'])}", 250, 15000), (lambda r, d: f"PRLV SEPA {r.choice(['ENERGIE DU RHONE', 'MOBILE AZUR', 'MUTUELLE DES ARTISANS'])} REF {digits(r, 8)}", 1500, 22000),
                       (lambda r, d: f"VIR SEPA EMIS VERS {r.choice(['M LEROY PASCAL LOYER', 'MME FABRE JULIE'])}", 5000, 90000), (lambda r, d: f"CHEQUE {digits(r, 7)}", 2000, 50000), (fixed("COTISATION OFFRE SERENITE"), 890, 890), (lambda r, d: f"RETRAIT DAB {dmy(d, '/', True)} VALENCE CENTRE", 2000, 20000, 1000)],
                      [(fixed("VIR RECU SALAIRE ATELIERS MERCIER SARL"), 140000, 320000), (fixed("REMISE CHEQUES"), 5000, 80000), (fixed("VIR CPAM REMBOURSEMENT SOINS"), 500, 12000)], .78, -40000)
    out, inn = sums(t)
    g = Cols([(48, 50, "l"), (98, 266, "l"), (364, 44, "c"), (408, 70, "r"), (478, 70, "r")], "Helvetica", 8.5, 10.5, 4)
    settle(t, "Helvetica", 8.5, g.inner(1))
    name, bank = r.choice(["MME CLAIRE VASSEUR", "M. OU MME HENRI DUCROS", "M. YANNICK LE GOFF"]), "Banque de la Drôme"
    acc = digits(r, 11)
    ib = iban("FR", "18990" + "00412" + acc + f"{r.randint(10, 97)}")
    e = lambda p: eu(p, " ")
    dm = lambda d: f"{d.day:02d}.{d.month:02d}"
    pg, top = [0], [0]

    def head():
        pg[0] += 1
        c.setFont("Helvetica-Bold", 14)
        c.setFillColor(colors.HexColor("#6a1b4d"))
        c.drawString(48, 796, bank)
        c.setFillColor(colors.black)
        c.setFont("Helvetica", 8)
        c.drawRightString(548, 796, f"Page {pg[0]}")
        y = 776
        if pg[0] == 1:
            c.setFont("Helvetica-Bold", 11)
            c.drawString(48, 760, "RELEVÉ DE COMPTE EN EUROS")
            c.setFont("Helvetica", 9)
            c.drawString(48, 746, f"du {dmy(a)} au {dmy(b)}")
            for i, q in enumerate([name, f"{r.randint(1, 90)} RUE DES TANNEURS", "26000 VALENCE"]):
                c.drawString(340, 720 - 12 * i, q)
            kv(c, 48, 720, [("Titulaire", name), ("Compte de chèques n°", acc), ("IBAN", ib), ("BIC", "BDRMFR2X")], 12, "Helvetica", "Helvetica-Bold", 8, 98)
            y = 648
        c.setFillColor(colors.HexColor("#efe4eb"))
        c.rect(48, y - 8, 500, 20, fill=1)
        g.put(c, y - 1, ["Date", "Nature de l'opération", "Valeur", "Débit", "Crédit"], "Helvetica-Bold")
        top[0] = y + 12
        return y - 22

    def close(y):
        g.verticals(c, top[0], y)
        c.line(48, y, 548, y)
    y = head()
    g.put(c, y, [dm(a), f"ANCIEN SOLDE {'DEBITEUR' if opening < 0 else 'CREDITEUR'}", "", e(-opening) if opening < 0 else "", e(opening) if opening >= 0 else ""], "Helvetica-Bold")
    y -= 15
    so = si = 0
    for x in t:
        h = len(x["lines"]) * 10.5 + 4
        if y - h < 90:
            g.put(c, y - 2, ["", "Total des opérations à reporter", "", e(so), e(si)], "Helvetica-Oblique")
            close(y - 10)
            c.showPage()
            y = head()
            g.put(c, y, ["", "Report des opérations", "", e(so), e(si)], "Helvetica-Oblique")
            y -= 15
        so, si = so + x["out"], si + x["in"]
        g.put(c, y, [dm(x["d"]), x["lines"], dm(x["d"]), e(x["out"]) if x["out"] else "", e(x["in"]) if x["in"] else ""])
        y -= h
    g.put(c, y - 2, ["", "TOTAL DES OPÉRATIONS", "", e(out), e(inn)], "Helvetica-Bold")
    g.put(c, y - 18, [dm(b), f"NOUVEAU SOLDE {'DEBITEUR' if closing < 0 else 'CREDITEUR'}", "", e(-closing) if closing < 0 else "", e(closing) if closing >= 0 else ""], "Helvetica-Bold")
    close(y - 26)
    c.setFont("Helvetica", 7)
    c.drawString(48, 36, "Sauf erreur ou omission. Toute réclamation doit parvenir à l'agence dans un délai d'un mois.")
    c.save()
    return {"data": {"bank_name": bank, "account_number": acc, "account_holder": name, "account_type": "Compte de chèques", "iban": ib, "currency": "EUR", "statement_period": period(a, b),
                     "opening_balance": s(opening), "closing_balance": s(closing), "total_debits": s(out), "total_credits": s(inn), "transactions": truth(t, balance=False)}}


BANKS = {"brazil": brazil, "poland": poland, "france": france}
