# SPDX-License-Identifier: AGPL-3.0-or-later
"""Kenya, Brazil, Poland."""
import datetime as dt

from reportlab.lib.colors import HexColor
from reportlab.platypus import Spacer, Table, TableStyle

from stranger_chest_kit import (ENL, credits, debits, digits, esc, flow, four, iban, money, month, paged, para,
                 postings, seeded, span, truth)

KEW = {"shop": ["RIFT VALLEY GROCERS", "SAVANNAH HARDWARE", "UHURU PHARMACY", "LAKE TILAPIA HOTEL"],
       "who": ["GRACE WANJIRU N", "PETER OCHIENG", "KAMAU TRANSPORTERS"],
       "co": ["NYUMBANI POWER TOKENS", "MAJI SAFI WATER", "ANGA TV"]}
KEP = [(4, -1, 10000, 900000, ["MOBILE MONEY TRF TO 2547XXXXX{n3} {who}"], "S{A2}{n2}{A3}{n2}", ""),
       (3, -1, 50000, 1200000, ["PAYBILL {n6} {co} ACC {n8}"], "R{A2}{n2}{A3}{n2}", ""),
       (2, -1, 3000, 12000, ["EXCISE DUTY AND TRF CHARGE"], "CHG{n7}", ""),
       (3, -1, 50000, 2500000, ["POS {shop} NAIROBI KE CARD {n4}"], "POS{n7}", ""),
       (2, -1, 100000, 4000000, ["ATM WDL WESTLANDS BRANCH"], "ATM{n7}", ""),
       (2, 1, 4500000, 18000000, ["RTGS SALARY MLIMA TEA ESTATES LTD {%b %Y}"], "RTG{n7}", ""),
       (3, 1, 100000, 3000000, ["CASH DEPOSIT BY {who} ELDORET"], "CSH{n7}", ""),
       (2, 1, 50000, 1500000, ["PESALINK INWARD FROM {who} RENT UNIT B{n1}"], "PSL{n7}", "")]


def kenya(path, seed, rows):
    rng = seeded("kenya", seed, rows)
    a, b, n = month(rng)
    op = rng.randint(500000, 9000000)
    txs = postings(rng, rows, KEP, KEW, a, n, op, 0)
    cl = txs[-1].b
    acct = "01" + digits(rng, 11)
    who = rng.choice(["FAITH MUTHONI KARIUKI", "SIMBA AGROVET ENTERPRISES"])
    g = "#b5121b"

    def D(d):
        return f"{d:%d-%m-%Y}"

    def story():
        P = lambda s, bo=False, al=0, c="#000000": para(s, "Helvetica-Bold" if bo else "Helvetica", 7.5,
                                                        a=al, col=c)
        left = Table([[P(who, True)], [P("P.O. BOX 4471 - 00100")], [P("NAIROBI, KENYA")]],
                     colWidths=[230])
        right = Table([[P(k, True), P(v)] for k, v in (
            ("Account No:", acct), ("Account Type:", "MWANANCHI SAVINGS"), ("Currency:", "KES"),
            ("Branch:", "WESTLANDS"), ("Period:", f"{D(a)} To {D(b)}"))], colWidths=[80, 190])
        for t in (left, right):
            t.setStyle(TableStyle([("TOPPADDING", (0, 0), (-1, -1), 1),
                                   ("BOTTOMPADDING", (0, 0), (-1, -1), 1)]))
        s = [Table([[left, right]], colWidths=[245, 280], style=[("VALIGN", (0, 0), (-1, -1), "TOP")]),
             Spacer(1, 10)]
        rs = [[P(x, True, 1) for x in ("Trans Date", "Value Date", "Transaction<br/>Reference",
                                       "Particulars", "Money Out", "Money In", "Ledger<br/>Balance")]]
        rs.append([P(D(a)), "", "", P("Balance Brought Forward", True), "", "", P(money(op), al=2)])
        for t in txs:
            rs.append([P(D(t.d)), P(D(t.d)), P(t.ref), P(esc(t.desc)),
                       P(money(t.c), al=2) if t.c < 0 else "", P(money(t.c), al=2) if t.c > 0 else "",
                       P(money(t.b), al=2)])
        rs.append(["", "", "", P("Grand Total", True), P(money(debits(txs)), True, 2),
                   P(money(credits(txs)), True, 2), P(money(cl), True, 2)])
        t = Table(rs, colWidths=[54, 54, 66, 157, 64, 64, 66], repeatRows=1)
        t.setStyle(TableStyle([("BOX", (0, 0), (-1, -1), 0.8, HexColor("#444444")),
                               ("LINEAFTER", (0, 0), (-2, -1), 0.3, HexColor("#999999")),
                               ("LINEBELOW", (0, 0), (-1, 0), 0.8, HexColor("#444444")),
                               ("LINEABOVE", (0, -1), (-1, -1), 0.8, HexColor("#444444")),
                               ("ROWBACKGROUNDS", (0, 1), (-1, -1), [None, HexColor("#f7ecec")]),
                               ("BACKGROUND", (0, 0), (-1, 0), HexColor("#eccfd0")),
                               ("VALIGN", (0, 0), (-1, 0), "MIDDLE"), ("VALIGN", (0, 1), (-1, -1), "TOP"),
                               ("LEFTPADDING", (0, 0), (-1, -1), 3), ("RIGHTPADDING", (0, 0), (-1, -1), 3),
                               ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 3)]))
        return s + [t, Spacer(1, 8), P("Any omission or errors in this statement should be promptly "
                                       "advised in writing within 30 days.")]

    def on(p):
        if p.no == 1:
            p.box(35, 28, 525, 4, g)
            p.t(297, 56, "TWIGA COMMERCIAL BANK", "Helvetica-Bold", 17, "c", g)
            p.t(297, 70, "BANK STATEMENT", "Helvetica-Bold", 10, "c")
        p.t(297, 822, f"Page {p.no} of {p.total}", "Helvetica", 7.5, "c")
    flow(path, story, on, margins=(35, 35, 82, 40))
    return truth({"bank_name": "TWIGA COMMERCIAL BANK", "account_number": acct, "account_holder": who,
                  "account_type": "MWANANCHI SAVINGS", "currency": "KES",
                  "statement_period": span(a, b), "opening_balance": op, "closing_balance": cl,
                  "total_debits": debits(txs), "total_credits": credits(txs)}, txs, ref=True)


BRW = {"who": ["Larissa Pontes", "Edson M Tavares", "Condominio Ipe"],
       "co": ["Energia Serrana", "Agua Boa Saneamento", "Claranet Telecom"],
       "shop": ["Padaria Estrela", "Mercado Bom Dia", "Posto Ipiranguinha", "Drogaria Santa Fe"]}
BRP = [(5, -1, 500, 30000, ["PIX ENVIADO", "{who} {%d/%m}"], "{n7}", ""),
       (4, -1, 500, 22000, ["COMPRA CARTAO DEB", "{shop}"], "{n6}", ""),
       (3, -1, 4000, 60000, ["PAGTO ELETRON COBRANCA", "{co}"], "{n7}", ""),
       (1, -1, 3990, 3990, ["TARIFA BANCARIA", "CESTA EXPRESSO"], "{n6}", ""),
       (2, -1, 5000, 100000, ["SAQUE DINHEIRO 24H", "AG 1187"], "{n6}", ""),
       (3, 1, 200000, 700000, ["CREDITO DE SALARIO", "METALURGICA VALE VERDE"], "{n7}", ""),
       (3, 1, 2000, 90000, ["PIX RECEBIDO", "{who} {%d/%m}"], "{n7}", ""),
       (1, 1, 20000, 200000, ["TED-TRANSF ELET DISPON", "REMET. {who}"], "{n7}", "")]


def brazil(path, seed, rows):
    rng = seeded("brazil", seed, rows)
    a, b, n = month(rng)
    a0 = a - dt.timedelta(days=1)
    op = rng.randint(10000, 600000)
    txs = postings(rng, rows, BRP, BRW, a, n, op, 100000)
    cl = txs[-1].b
    acct = f"{digits(rng, 6)}-{rng.randint(0, 9)}"
    who = rng.choice(["RENATA ALMEIDA COUTINHO", "OFICINA DOIS IRMAOS LTDA"])
    h, hb = "Helvetica", "Helvetica-Bold"
    xs = (40, 95, 285, 385, 465, 553)

    def m(c):
        return money(c, ".", ",", "-")

    def f(p):
        def head(p):
            p.box(0, 0, p.w, 60, "#0d2b6b")
            p.t(40, 38, "Banco Serra Azul", hb, 18, col="#ffffff")
            p.t(555, 30, "Extrato Mensal / Conta Corrente", hb, 10, "r", "#ffffff")
            p.t(555, 44, f"Folha {p.no}/{p.total}", h, 8, "r", "#ffffff")
            p.y = 76
            if p.no == 1:
                p.t(40, 82, "Nome: ", h, 9)
                p.t(72, 82, who, hb, 9)
                p.t(40, 96, f"Agência: 1187   Conta: {acct}", h, 9)
                p.t(40, 110, f"Extrato de: {a:%d/%m/%Y} a {b:%d/%m/%Y}", h, 9)
                p.t(555, 82, "CPF/CNPJ: ***.417.228-**", h, 9, "r")
                p.y = 124
            p.box(40, p.y, 515, 17, "#dfe6f5")
            for x, s, al in ((xs[0] + 3, "Data", "l"), (xs[1], "Histórico", "l"), (xs[2], "Docto.", "r"),
                             (xs[3], "Crédito (R$)", "r"), (xs[4], "Débito (R$)", "r"),
                             (xs[5], "Saldo (R$)", "r")):
                p.t(x, p.y + 11.5, s, hb, 8, al)
            p.y += 29

        def foot(p):
            p.t(40, 812, "Os dados acima têm como base a data de emissão. SAC 0800 000 0099", h, 7)
        p.head, p.foot, p.bottom = head, foot, 790
        head(p)
        p.t(xs[0] + 3, p.y, f"{a0:%d/%m/%Y}", h, 8)
        p.t(xs[1], p.y, "SALDO ANTERIOR", h, 8)
        p.t(xs[5], p.y, m(op), h, 8, "r")
        p.y += 14
        fresh = True
        for t in txs:
            if p.need(22):
                fresh = True
            if t.first or fresh:
                if t.first:
                    p.line(40, p.y - 9.5, 555, p.y - 9.5, 0.3, "#9aa8c8")
                p.t(xs[0] + 3, p.y, f"{t.d:%d/%m/%Y}", h, 8)
            fresh = False
            p.t(xs[2], p.y, t.ref, h, 8, "r")
            p.t(xs[3] if t.c > 0 else xs[4], p.y, m(t.c), h, 8, "r", None if t.c > 0 else "#b3261e")
            p.t(xs[5], p.y, m(t.b), h, 8, "r")
            p.y = p.ts(xs[1], p.y, t.lines, h, 8, 9.5) + 3
        p.need(20)
        p.box(40, p.y - 7, 515, 16, "#dfe6f5")
        p.t(xs[1], p.y + 4, "Total", hb, 8)
        p.t(xs[3], p.y + 4, m(credits(txs)), hb, 8, "r")
        p.t(xs[4], p.y + 4, m(-debits(txs)), hb, 8, "r")
        p.t(xs[5], p.y + 4, m(cl), hb, 8, "r")
    paged(path, f, title="Extrato")
    return truth({"bank_name": "Banco Serra Azul", "account_number": acct, "account_holder": who,
                  "account_type": "Conta Corrente", "currency": "BRL",
                  "statement_period": span(a, b), "opening_balance": op, "closing_balance": cl,
                  "total_debits": debits(txs), "total_credits": credits(txs)}, txs, ref=True)


PLW = {"shop": ["SKLEP ŻABKOWO", "APTEKA POD LWEM", "STACJA PALIW BŁYSK", "PIEKARNIA ŁĄCKA"],
       "m": ["Kraków", "Wieliczka", "Bochnia"],
       "who": ["MAŁGORZATA ŚLIWA", "WSPÓLNOTA MIESZK. DĘBOWA 7", "TOMASZ JĘDRUSIK"],
       "co": ["ENERGIA PODGÓRZE S.A.", "TELEFONIA GWAR SP. Z O.O."]}
PLP = [(6, -1, 500, 25000, ["ZAKUP PRZY UŻYCIU KARTY", "{shop} {m}", "DATA TRANSAKCJI: {-%Y-%m-%d}"], "", ""),
       (3, -1, 4000, 60000, ["POLECENIE ZAPŁATY", "{co}", "faktura {n3}/{%m/%Y}"], "", ""),
       (3, -1, 5000, 250000, ["PRZELEW ZEWNĘTRZNY WYCHODZĄCY", "{who}", "{n2} 1990 {n4} {n4} {n4} {n4} {n4}",
                              "czynsz {%m/%Y}"], "", ""),
       (2, -1, 5000, 100000, ["WYPŁATA W BANKOMACIE", "{m} UL. DŁUGA 8"], "", ""),
       (1, -1, 700, 1500, ["OPŁATA MIESIĘCZNA ZA KARTĘ"], "", ""),
       (3, 1, 450000, 1100000, ["PRZELEW ZEWNĘTRZNY PRZYCHODZĄCY", "ZAKŁADY WIŚLANE S.A.",
                                "WYNAGRODZENIE ZA {%m/%Y}"], "", ""),
       (2, 1, 2000, 40000, ["BLIK PRZELEW NA TELEFON", "{who}"], "", "")]


def poland(path, seed, rows):
    rng = seeded("poland", seed, rows)
    a, b, n = month(rng)
    op = rng.randint(50000, 1500000)
    txs = postings(rng, rows, PLP, PLW, a, n, op, 0)
    cl = txs[-1].b
    ib = iban(rng, "PL", "19900001" + "################")
    nrb = ib[2:4] + " " + four(ib[4:])
    who = rng.choice(["BARTŁOMIEJ WĄSOWSKI", "USŁUGI REMONTOWE ŚWIĄTEK"])
    no, nb = "Bk22Dv", "Bk22DvB"
    xs = (42, 112, 452, 553)

    def m(c):
        return money(c, "\u00a0", ",", "-")

    def f(p):
        def head(p):
            p.t(42, 48, "Bank Małopolan S.A.", nb, 14, col="#8a0b4e")
            p.t(553, 42, f"ELEKTRONICZNE ZESTAWIENIE OPERACJI NR {a.month}/{a.year}", nb, 8.5, "r")
            p.t(553, 54, f"za okres od {a:%Y-%m-%d} do {b:%Y-%m-%d}", no, 8, "r")
            p.line(42, 60, 553, 60, 1.5, "#8a0b4e")
            p.y = 76
            if p.no == 1:
                p.ts(42, 80, [who, "UL. KOŁŁĄTAJA 14/3", "30-001 KRAKÓW"], no, 8.5, 12)
                p.t(250, 80, "Numer rachunku:", no, 7.5)
                p.t(553, 80, nrb, nb, 8.5, "r")
                p.t(250, 93, "Rodzaj rachunku:", no, 7.5)
                p.t(553, 93, "eKonto Plus", nb, 8.5, "r")
                p.t(250, 106, "Waluta:", no, 7.5)
                p.t(553, 106, "PLN", nb, 8.5, "r")
                nc = sum(t.c > 0 for t in txs)
                p.box(42, 122, 511, 60, None, "#8a0b4e", 0.6)
                for i, (k, q, v) in enumerate((("Saldo początkowe", "", m(op)),
                                               ("Suma uznań", str(nc), m(credits(txs))),
                                               ("Suma obciążeń", str(rows - nc), m(debits(txs))),
                                               ("Saldo końcowe", "", m(cl)))):
                    p.t(50, 135 + 13 * i, k, no, 8)
                    p.t(300, 135 + 13 * i, q, no, 8, "r")
                    p.t(545, 135 + 13 * i, v, nb if i in (0, 3) else no, 8, "r")
                p.y = 198
            for x, s1, s2, al in ((xs[0], "Data księgowania", "Data operacji", "l"),
                                  (xs[1] + 24, "Opis operacji", "", "l"), (xs[2], "Kwota", "", "r"),
                                  (xs[3], "Saldo po operacji", "", "r")):
                p.t(x, p.y, s1, nb, 7, al)
                p.t(x, p.y + 9, s2, nb, 7, al)
            p.line(42, p.y + 14, 553, p.y + 14, 0.8)
            p.y += 26

        def foot(p):
            p.t(42, 815, "Dokument sporządzony na podstawie art. 7 Ustawy Prawo Bankowe. Nie wymaga "
                "podpisu ani stempla.", no, 6)
            p.t(553, 815, f"strona {p.no}/{p.total}", no, 6.5, "r")
        p.head, p.foot, p.bottom = head, foot, 795
        head(p)
        for t in txs:
            k = max(2, len(t.lines))
            p.need(9.5 * k + 6)
            p.t(xs[0], p.y, f"{t.d:%Y-%m-%d}", no, 7.5)
            p.t(xs[0], p.y + 9.5, f"{t.d:%Y-%m-%d}", no, 7.5)
            p.t(xs[2], p.y, m(t.c), no, 7.5, "r")
            p.t(xs[3], p.y, m(t.b), no, 7.5, "r")
            p.ts(xs[1] + 24, p.y, t.lines, no, 7.5, 9.5)
            p.y += 9.5 * k + 6
            p.line(42, p.y - 11.5, 553, p.y - 11.5, 0.25, "#aaaaaa")
    paged(path, f, title="Zestawienie operacji")
    return truth({"bank_name": "Bank Małopolan S.A.", "account_number": nrb, "account_holder": who,
                  "account_type": "eKonto Plus", "currency": "PLN", "statement_period": span(a, b),
                  "opening_balance": op, "closing_balance": cl, "total_debits": debits(txs),
                  "total_credits": credits(txs)}, txs)


BANKS = {"kenya": kenya, "brazil": brazil, "poland": poland}
