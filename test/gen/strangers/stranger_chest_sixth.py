# SPDX-License-Identifier: AGPL-3.0-or-later
"""Sweden, Japan (English), Mexico."""
import datetime as dt

from reportlab.lib.colors import HexColor
from reportlab.platypus import Spacer, Table, TableStyle

from stranger_chest_kit import (ENL, EN, credits, debits, digits, esc, flow, four, iban, money, month, paged, para,
                 postings, seeded, span, truth)

SEW = {"shop": ["ÅKERS LIVS", "BOKKAFÉET", "APOTEK NORRA", "MACKEN VID E4", "JÄRNBODEN"],
       "co": ["Mälarkraft El", "Bostadsbolaget Ek", "Tryggförsäkring", "Bredband Nord"],
       "who": ["Lindqvist Sara", "Öberg & Son Bygg AB", "Wallin, Per-Åke"]}
SEP = [(6, -1, 2500, 120000, ["Kortköp {-%y%m%d} {shop}"], "{n5}-{n6}", ""),
       (3, -1, 15000, 900000, ["Autogiro {co}"], "{n8}", ""),
       (3, -1, 5000, 200000, ["Swish betalning {who}"], "{n5}-{n6}", ""),
       (2, -1, 20000, 1200000, ["Bg-bet. via internet {co}"], "{n4}-{n4}", ""),
       (1, -1, 3900, 3900, ["Kontoavgift"], "{n6}", ""),
       (3, 1, 2200000, 3900000, ["Lön Mekaniska Verken AB"], "{n8}", ""),
       (2, 1, 5000, 150000, ["Swish inbetalning {who}"], "{n5}-{n6}", "")]


def sweden(path, seed, rows):
    rng = seeded("sweden", seed, rows)
    a, b, n = month(rng)
    op = rng.randint(100000, 4000000)
    txs = postings(rng, rows, SEP, SEW, a, n, op, 0)
    cl = txs[-1].b
    ib = iban(rng, "SE", "993" + "#" * 17)
    acct = f"99{digits(rng, 2)}-{digits(rng, 2)} {digits(rng, 3)} {digits(rng, 2)}"
    who = rng.choice(["ANNA-KARIN STRÖMBERG", "HÅKANSSONS PLÅT AB"])

    def m(c):
        return money(c, " ", ",", "-")

    def story():
        P = lambda s, bo=False, al=0: para(s, "Bk22NsB" if bo else "Bk22Ns", 7.5, 9.6, a=al)
        rs = [[P("Bokförings-<br/>datum", True), P("Valuta-<br/>datum", True),
               P("Verifikations-<br/>nummer", True), P("Text", True),
               P("Insättning/<br/>Uttag", True, 2), P("Saldo", True, 2)]]
        rs.append([P(f"{a:%Y-%m-%d}"), "", "", P("Ingående saldo"), "", P(m(op), al=2)])
        for t in txs:
            rs.append([P(f"{t.d:%Y-%m-%d}"), P(f"{t.d:%Y-%m-%d}"), P(t.ref), P(esc(t.desc)),
                       P(m(t.c), al=2), P(m(t.b), al=2)])
        rs.append([P(f"{b:%Y-%m-%d}"), "", "", P("Utgående saldo", True), "", P(m(cl), True, 2)])
        t = Table(rs, colWidths=[62, 62, 78, 168, 70, 75], repeatRows=1)
        t.setStyle(TableStyle([("LINEABOVE", (0, 0), (-1, 0), 1, HexColor("#1b5e20")),
                               ("LINEBELOW", (0, 0), (-1, 0), 1, HexColor("#1b5e20")),
                               ("LINEABOVE", (0, -1), (-1, -1), 0.6, HexColor("#1b5e20")),
                               ("VALIGN", (0, 0), (-1, -1), "TOP"),
                               ("TOPPADDING", (0, 0), (-1, -1), 1.5),
                               ("BOTTOMPADDING", (0, 0), (-1, -1), 2.5)]))
        u = Table([[P("Summa insättningar", True), P(m(credits(txs)), al=2),
                    P("Summa uttag", True), P(m(debits(txs)), al=2)]], colWidths=[110, 80, 90, 80])
        return [Spacer(1, 112), t, Spacer(1, 8), u]

    def on(p):
        p.t(40, 50, "Mälarbanken", "Bk22NsB", 19, col="#1b5e20")
        p.t(555, 44, "Kontoutdrag", "Bk22NsB", 13, "r")
        p.t(555, 58, f"Sida {p.no} ({p.total})", "Bk22Ns", 8, "r")
        if p.no == 1:
            for i, (k, v) in enumerate((("Kontohavare", who), ("Kontonummer", acct), ("IBAN", four(ib)),
                                        ("Kontotyp", "Privatkonto"), ("Valuta", "SEK"),
                                        ("Period", f"{a:%Y-%m-%d} - {b:%Y-%m-%d}"))):
                x, y = (40 if i < 3 else 330), 92 + 26 * (i % 3)
                p.t(x, y, k, "Bk22Ns", 7, col="#666666")
                p.t(x, y + 11, v, "Bk22Ns", 9)
    flow(path, story, on, margins=(40, 40, 76, 40), title="Kontoutdrag")
    return truth({"bank_name": "Mälarbanken", "account_number": acct, "account_holder": who,
                  "account_type": "Privatkonto", "iban": four(ib), "currency": "SEK",
                  "statement_period": span(a, b), "opening_balance": op, "closing_balance": cl,
                  "total_debits": debits(txs), "total_credits": credits(txs)}, txs, ref=True)


JPW = {"shop": ["SAKURA MART", "HIKARI BOOKS", "KAWABE SHOKUDO", "MIDORI DRUG"],
       "co": ["TOSHIN GAS", "KANTO SUIDO", "NIJI MOBILE", "JUKI CARD SERVICE"],
       "who": ["YAMADA HANAKO", "K.K. AOBA SHOJI", "SUZUKI REAL ESTATE"]}
JPP = [(5, -1, 50000, 1200000, ["DEBIT", "{shop} {n6}"], "", ""),
       (3, -1, 200000, 3000000, ["DIRECT DEBIT", "{co}"], "", ""),
       (3, -1, 500000, 12000000, ["TRANSFER", "{who}"], "", ""),
       (2, -1, 1000000, 5000000, ["CARD", "ATM SHINJUKU-NISHI"], "", ""),
       (1, -1, 11000, 66000, ["FEE", "TRANSFER CHARGE"], "", ""),
       (3, 1, 22000000, 48000000, ["SALARY", "K.K. FUJIMINE KOGYO"], "", ""),
       (2, 1, 300000, 9000000, ["TRANSFER", "{who}"], "", ""),
       (1, 1, 100, 3000, ["INTEREST", "ORDINARY DEPOSIT"], "", "")]


def japan(path, seed, rows):
    rng = seeded("japan", seed, rows)
    a = dt.date(rng.choice([2023, 2024]), rng.choice([1, 4, 7]), 1)
    b = dt.date(a.year, a.month + 3, 1) - dt.timedelta(days=1)
    op = rng.randint(100000, 2500000) * 100
    txs = postings(rng, rows, JPP, JPW, a, (b - a).days + 1, op, 0, step=100)
    cl = txs[-1].b
    acct = digits(rng, 7)
    who = rng.choice(["MORGAN ELLIS TAYLOR", "AOYAMA DESIGN WORKS K.K."])
    f1, fb = "Bk22Mo", "Bk22MoB"

    def y(c):
        return f"{c // 100:,}"
    xs = (50, 122, 232, 395, 470, 548)

    def f(p):
        def head(p):
            p.t(297, 48, "FUJIMINE TRUST BANK, LTD.", "Times-Bold", 15, "c")
            p.t(297, 66, "STATEMENT OF ACCOUNT", "Times-Roman", 12, "c")
            p.line(190, 71, 405, 71, 0.6)
            p.t(548, 86, f"PAGE {p.no}", f1, 7.5, "r")
            p.y = 96
            if p.no == 1:
                for i, (k, v) in enumerate((("ACCOUNT NAME", who), ("BRANCH", "SHINJUKU-NISHI (217)"),
                                            ("ACCOUNT TYPE", "ORDINARY DEPOSIT"),
                                            ("ACCOUNT NO.", acct),
                                            ("PERIOD", f"{a:%Y/%m/%d} - {b:%Y/%m/%d}"),
                                            ("CURRENCY", "JPY"))):
                    p.t(50, 100 + 13 * i, k, f1, 8)
                    p.t(135, 100 + 13 * i, ": " + v, f1, 8)
                p.y = 184
            p.line(50, p.y, 548, p.y, 0.8)
            p.line(50, p.y + 2, 548, p.y + 2, 0.4)
            for x, s, al in ((xs[0], "DATE", "l"), (xs[1], "TRANSACTION", "l"), (xs[2], "REMARKS", "l"),
                             (xs[3], "WITHDRAWALS", "r"), (xs[4], "DEPOSITS", "r"),
                             (xs[5], "BALANCE", "r")):
                p.t(x, p.y + 13, s, fb, 7.5, al)
            p.line(50, p.y + 18, 548, p.y + 18, 0.4, dash=(2, 2))
            p.y += 31

        def foot(p):
            p.t(297, 812, "1-2-3 Nishi-machi, Shinjuku-ku, Tokyo", "Times-Roman", 8, "c")
        p.head, p.foot, p.bottom = head, foot, 785
        head(p)
        p.t(xs[1], p.y, "BALANCE BROUGHT FORWARD", f1, 7.5)
        p.t(xs[5], p.y, y(op), f1, 7.5, "r")
        p.y += 14
        for t in txs:
            p.need(14)
            p.t(xs[0], p.y, f"{t.d:%Y/%m/%d}", f1, 7.5)
            p.t(xs[1], p.y, t.lines[0], f1, 7.5)
            p.t(xs[2], p.y, t.lines[1], f1, 7.5)
            p.t(xs[3] if t.c < 0 else xs[4], p.y, y(abs(t.c)), f1, 7.5, "r")
            p.t(xs[5], p.y, y(t.b), f1, 7.5, "r")
            p.y += 14
        p.need(40)
        p.line(50, p.y - 8, 548, p.y - 8, 0.4, dash=(2, 2))
        p.t(xs[1], p.y + 3, "TOTAL", fb, 7.5)
        p.t(xs[3], p.y + 3, y(debits(txs)), fb, 7.5, "r")
        p.t(xs[4], p.y + 3, y(credits(txs)), fb, 7.5, "r")
        p.t(xs[1], p.y + 18, f"BALANCE AS OF {b:%Y/%m/%d}", fb, 7.5)
        p.t(xs[5], p.y + 18, y(cl), fb, 7.5, "r")
        p.line(50, p.y + 24, 548, p.y + 24, 0.8)
    paged(path, f)
    return truth({"bank_name": "FUJIMINE TRUST BANK, LTD.", "account_number": acct,
                  "account_holder": who, "account_type": "ORDINARY DEPOSIT", "currency": "JPY",
                  "statement_period": span(a, b), "opening_balance": op, "closing_balance": cl,
                  "total_debits": debits(txs), "total_credits": credits(txs)}, txs)


MES = "ENE FEB MAR ABR MAY JUN JUL AGO SEP OCT NOV DIC".split()
MXW = {"shop": ["TIENDA LA ESQUINA", "GASOLINERIA CERRO", "FARMACIA SAN JUDAS", "TAQUERIA EL FOGON"],
       "who": ["MARIANA OLVERA", "JOSE LUIS RANGEL", "ADMON EDIF NOGAL"],
       "co": ["LUZ DEL BAJIO", "AGUAS QRO", "TELEMAYA"]}
MXP = [(5, -1, 4000, 180000, ["T17 {shop}", "RFC: AAA{n6}XX{n1} 14:07 AUT: {n6}"], "******{n4}", ""),
       (4, -1, 20000, 900000, ["T09 SPEI ENVIADO BANCRECE", "{n10} {n4}renta", "{who}"], "{n10}", ""),
       (3, -1, 15000, 150000, ["N06 PAGO CUENTA DE TERCERO", "{co} GUIA:{n7}"], "{n10}", ""),
       (2, -1, 50000, 600000, ["C07 RETIRO CAJERO AUTOMATICO"], "{n4}", ""),
       (3, 1, 900000, 2600000, ["W01 PAGO DE NOMINA", "AUTOPARTES CIMATARIO SA DE CV"], "{n9}", ""),
       (2, 1, 20000, 500000, ["T20 SPEI RECIBIDO NORTEBANCO", "{n7} TRANSFERENCIA", "{who}"], "{n10}", "")]


def mexico(path, seed, rows):
    rng = seeded("mexico", seed, rows)
    a, b, n = month(rng)
    op = rng.randint(100000, 3000000)
    txs = postings(rng, rows, MXP, MXW, a, n, op, 0)
    cl = txs[-1].b
    acct = "0" + digits(rng, 9)
    clabe = "899680" + acct + digits(rng, 2)
    who = rng.choice(["PATRICIA ELENA ZUÑIGA CORREA", "REFACCIONES EL MARQUES SA DE CV"])
    h, hb, c1 = "Helvetica", "Helvetica-Bold", "#00594c"
    xs = (34, 70, 108, 318, 425, 500, 578)

    def f(p):
        def head(p):
            p.t(34, 46, "BANCO QUERETANO", hb, 17, col=c1)
            p.t(578, 38, "Estado de Cuenta", hb, 12, "r")
            p.t(578, 50, f"CUENTA ÁGIL   PAGINA {p.no} / {p.total}", h, 8, "r")
            p.y = 76
            if p.no == 1:
                p.ts(34, 84, [who, "CALLE INDEPENDENCIA 45 COL CENTRO", "QUERETARO, QRO CP 76000"], h, 8.5)
                for i, (k, v) in enumerate((("Periodo", f"DEL {a:%d/%m/%Y} AL {b:%d/%m/%Y}"),
                                            ("No. de Cuenta", acct), ("CLABE", clabe),
                                            ("Moneda", "MXN"))):
                    p.t(360, 80 + 12 * i, k, h, 8)
                    p.t(578, 80 + 12 * i, v, hb, 8, "r")
                p.box(34, 134, 544, 15, c1)
                p.t(40, 144.5, "Comportamiento", hb, 9, col="#ffffff")
                ks = (("Saldo Anterior", "", op), ("Depósitos / Abonos (+)",
                      str(sum(t.c > 0 for t in txs)), credits(txs)), ("Retiros / Cargos (-)",
                      str(sum(t.c < 0 for t in txs)), debits(txs)), ("Saldo Final (+)", "", cl))
                for i, (k, q, v) in enumerate(ks):
                    p.t(40, 163 + 12 * i, k, h, 8.5)
                    p.t(210, 163 + 12 * i, q, h, 8.5, "r")
                    p.t(320, 163 + 12 * i, money(v), hb if i == 3 else h, 8.5, "r")
                p.y = 222
            p.t(34, p.y, "Detalle de Movimientos Realizados", hb, 10, col=c1)
            p.y += 8
            p.box(34, p.y, 544, 26, c1)
            w = "#ffffff"
            p.t(71, p.y + 10, "FECHA", hb, 7.5, "c", w)
            p.t(539, p.y + 10, "SALDO", hb, 7.5, "c", w)
            for x, s, al in ((xs[0] + 4, "OPER", "l"), (xs[1] + 2, "LIQ", "l"),
                             (xs[2] + 2, "COD. DESCRIPCIÓN", "l"), (xs[3] - 48, "REFERENCIA", "l"),
                             (xs[4] - 23, "CARGOS", "r"), (xs[5] - 20, "ABONOS", "r"),
                             (xs[6] - 4, "OPERACIÓN", "r")):
                p.t(x, p.y + 21, s, hb, 7.5, al, w)
            p.y += 38

        def foot(p):
            p.t(306, 764, "Banco Queretano, S.A., Institución de Banca Múltiple", h, 7, "c")
        p.head, p.foot, p.bottom = head, foot, 745
        head(p)
        for t in txs:
            p.need(9.5 * len(t.lines) + 4)
            d = f"{t.d:%d}/{MES[t.d.month - 1]}"
            p.t(xs[0] + 2, p.y, d, h, 7.5)
            p.t(xs[1], p.y, d, h, 7.5)
            p.t(xs[3] - 48, p.y, t.ref, h, 7.5)
            p.t(xs[4] - 23 if t.c < 0 else xs[5] - 20, p.y, money(t.c), h, 7.5, "r")
            if t.last:
                p.t(xs[6] - 4, p.y, money(t.b), h, 7.5, "r")
            p.y = p.ts(xs[2] + 2, p.y, t.lines, h, 7.5, 9.5) + 4
        p.need(64)
        p.y += 8
        p.t(34, p.y, "Total de Movimientos", hb, 10, col=c1)
        p.line(34, p.y + 4, 578, p.y + 4, 0.8, c1)
        for i, (k, v, k2, v2) in enumerate((
                ("TOTAL IMPORTE CARGOS", money(debits(txs)), "TOTAL MOVIMIENTOS CARGOS",
                 str(sum(t.c < 0 for t in txs))),
                ("TOTAL IMPORTE ABONOS", money(credits(txs)), "TOTAL MOVIMIENTOS ABONOS",
                 str(sum(t.c > 0 for t in txs))))):
            yy = p.y + 18 + 13 * i
            p.t(40, yy, k, h, 8)
            p.t(270, yy, v, hb, 8, "r")
            p.t(330, yy, k2, h, 8)
            p.t(570, yy, v2, hb, 8, "r")
    paged(path, f, (612, 792), title="Estado de cuenta")
    return truth({"bank_name": "BANCO QUERETANO", "account_number": acct, "account_holder": who,
                  "account_type": "CUENTA ÁGIL", "currency": "MXN",
                  "statement_period": span(a, b), "opening_balance": op, "closing_balance": cl,
                  "total_debits": debits(txs), "total_credits": credits(txs)}, txs,
                 lambda t: t.last, ref=True)


BANKS = {"sweden": sweden, "japan": japan, "mexico": mexico}
