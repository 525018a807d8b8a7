# SPDX-License-Identifier: AGPL-3.0-or-later
"""Germany, Spain, and an American department store's card."""
from stranger_buckle_kit import *
from reportlab.platypus import BaseDocTemplate, Frame, PageTemplate, Table, Paragraph, Spacer
from reportlab.lib.styles import ParagraphStyle
from stranger_buckle_third import PEOPLE, TOWN

DE = [("Kornblume Biomarkt", 8, 120), ("Bäckerei Rüdiger Ohlsen", 3, 24), ("Tankhof Süd GmbH", 30, 95), ("Buchhandlung Zeilenweise", 9, 70),
      ("Fernzug Direkt Fahrkarten", 19, 180), ("Möbelwerk Lindner", 49, 690), ("Streamkiste Abo", 9.99, 17.99), ("Gasthaus Zum Goldenen Hirsch", 22, 130)]
DEP = [("Frau", "Annegret Hüttenbrauck", "Lerchenweg 12", "48147 Münster"), ("Herrn", "Dr. Jonas Weißenfels", "Kastanienallee 88a", "10435 Berlin"), ("Herrn",
        "Mehmet Yıldırım-Koch", "Am Rheinufer 3", "50668 Köln")]
MONAT = "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split()


def rhein(path, seed, rows):
    r = random.Random(f"rhein/{seed}/{rows}")
    frm, end, due = cycle(r, 8)
    tx, prev = ledger(r, rows, (frm, end), DE, ["Münster", "Berlin", "Köln", "Hamburg", "Leipzig"], "EUR", ["Lastschrifteinzug, vielen Dank",
            "Überweisung eingegangen"], [("Jahresentgelt Kreditkarte", 29, 69), ("Ersatzkarte Entgelt", 10, 10)], fx=.25)
    w = r.choice(DEP)
    pays, buys, fee = tot(tx, "pay", "refund"), tot(tx, "buy", "fx"), tot(tx, "fee")
    new, card = prev - pays + buys + fee, f"{r.choice(['4930', '5232'])} 00** **** {digits(r, 4)}"
    lim, iban = limit(r, new, 500), f"DE{digits(r, 2)} XXXX XXXX XXXX XX{digits(r, 2)} {digits(r, 2)}"
    for t in tx:
        t["lines"] = wrap(("Gutschrift " if t["k"] == "refund" else "") + (t["name"].title() + " " + t["city"].title()[:-2] + t["city"][-2:] if t["fc"]
                else t["name"] + (" " + t["city"] if t["city"] else "")), NOTO, 8, 162)
    d8 = lambda d: d.strftime("%d.%m.%y")
    S = lambda c: eu(abs(c)) + (" -" if c < 0 else " +")

    def draw(p, n):
        L, R, run = 62, p.W - 36, [0]

        def top(y0):
            p.ts((R, 44, "Rheinische Landbank eG", NOTOB, 13, "r", "#7a5c00"), (R, 56, "Die Bank an Ihrer Seite", NOTO, 8, "r"))
            p.t(R, p.H - 30, f"Seite {p.n} von {n}", NOTO, 7.5, "r")
            p.t(L, p.H - 30, "Rheinische Landbank eG · Domplatz 7 · 53111 Bonn · GnR 318 Amtsgericht Bonn · USt-IdNr. DE 122 116 993", NOTO, 6)
            p.line(L - 42, 297, L - 34, 297, .3)
            return y0

        def cols(y):
            p.box(L, y, R - L, 28, "#f3ebcf")
            for x, a, b, al in ((L + 4, "Beleg-", "datum", "l"), (L + 50, "Buchungs-", "datum", "l"), (L + 104, "Verwendungszweck", "", "l"),
                                (L + 272, "Wäh-", "rung", "l"), (L + 362, "Betrag", "Fremdwährung", "r"),
                                (L + 414, "Umrechn.-", "kurs", "r"), (R - 4, "Betrag", "in EUR", "r")):
                p.ts((x, y + (12 if b else 17), a, NOTOB, 7.5, al), (x, y + 22, b, NOTOB, 7.5, al))
            return y + 42

        def sumrow(y, a, c, f=NOTO):
            p.ts((L + 104, y, a, f, 8), (R - 4, y, S(c), f, 8, "r"))
            return y + 14
        top(0)
        p.t(L, 128, "Rheinische Landbank eG · Postfach 1207 · 53002 Bonn", NOTO, 6)
        p.line(L, 131, L + 170, 131, .3)
        for i, s in enumerate(w):
            p.t(L, 148 + i * 13, s, NOTO, 10)
        for i, (a, b) in enumerate([("Kartennummer", card), ("Karteninhaber", w[1]), ("Abrechnungsdatum", dmy(end, ".")), ("Abrechnungszeitraum",
                f"{dmy(frm, '.')} - {dmy(end, '.')}"), ("Verfügungsrahmen", eu(lim) + " EUR")]):
            p.ts((340, 140 + i * 13, a + ":", NOTO, 8), (R, 140 + i * 13, b, NOTO, 8, "r"))
        p.t(L, 250, f"Ihre Kreditkartenabrechnung {MONAT[end.month - 1]} {end.year}", NOTOB, 12)
        y = cols(270)
        y = sumrow(y, "Saldo Ihrer letzten Abrechnung", -prev) + 2
        run[0] = -prev
        for t in tx:
            if y + 11 * len(t["lines"]) > p.H - 74:
                sumrow(y + 2, "Übertrag auf Folgeseite", run[0], NOTOB)
                p.page()
                y = sumrow(cols(top(80)), f"Übertrag von Seite {p.n - 1}", run[0], NOTOB)
            c = t["c"] if t["cr"] else -t["c"]
            run[0] += c
            p.t(R - 4, y, S(c), NOTO, 8, "r")
            if t["fc"]:
                p.ts((L + 414, y, f"{t['fa'] / t['c']:.4f}".replace(".", ","), NOTO, 8, "r"), (L + 362, y, eu(t["fa"]), NOTO, 8, "r"))
                p.t(L + 272, y, t["fc"], NOTO, 8)
            for i, ln in enumerate(t["lines"]):
                p.t(L + 104, y + i * 10.5, ln, NOTO, 8)
            p.ts((L + 50, y, d8(t["p"]), NOTO, 8), (L + 4, y, d8(t["d"]), NOTO, 8))
            y += 10.5 * len(t["lines"]) + 3
        if y > p.H - 180:
            p.page()
            y = top(80)
        p.line(L, y - 4, R, y - 4, .6)
        y += 10
        for a, c in (("Summe Zahlungen und Gutschriften", pays), ("Summe Umsätze", -buys), ("Summe Entgelte", -fee)):
            y = sumrow(y, a, c)
        p.line(L + 104, y - 8, R, y - 8, .4)
        y = sumrow(y + 4, "Neuer Saldo", -new, NOTOB)
        p.line(L + 104, y - 9, R, y - 9, .4)
        p.line(L + 104, y - 7, R, y - 7, .4)
        msg = f"Den Rechnungsbetrag von {eu(new)} EUR buchen wir am {dmy(due, '.')} von Ihrem Konto {iban} ab." if new else "Es ist kein Betrag zu begleichen."
        p.para(L, y + 16, msg + " Einwendungen gegen diese Abrechnung erheben Sie bitte innerhalb von sechs Wochen nach Zugang.", R - L, NOTO, 8.5, 12)
    twice(draw, path)
    return truth(tx, post=True, bank_name="Rheinische Landbank eG", card_number=card, account_holder=w[1], currency="EUR", statement_date=end,
                 statement_period=(frm, end), payment_due_date=due if new else None, previous_balance=prev, payments=pays, purchases=buys, fees=fee,
                 total_amount_due=new, credit_limit=lim)


ES = [("SUPERMERCADOS LA ALACENA", 9, 130), ("BAR CASA MANOLÍN", 4, 38), ("GASOLINERA EL CRUCE", 20, 85), ("FARMACIA LDA. IBÁÑEZ", 5, 60),
      ("ZAPATERÍA PASO FINO", 25, 160), ("CINES ALBÉNIZ", 7, 44), ("AUTOPISTA DEL EBRO PEAJE", 2, 31)]
EST = ["ZARAGOZA", "MADRID", "LOGROÑO", "VALENCIA", "BILBAO"]


def iberia(path, seed, rows):
    r = random.Random(f"iberia/{seed}/{rows}")
    frm, end, due = cycle(r, 7)
    tx, prev = ledger(r, rows, (frm, end), ES, EST, "EUR", ["SU PAGO RECIBO MENSUAL", "INGRESO ANTICIPADO EN TARJETA"], [("CUOTA ANUAL TARJETA", 24, 43),
            ("COMISIÓN DUPLICADO EXTRACTO", 3, 3)], fx=.15)
    who = r.choice(["D. ÍÑIGO ARIZMENDI LACALLE", "DÑA. ROSARIO PEÑALVER SOTO", "D. JOAN FERRAN PUIGVERT"])
    pays, buys, fee = tot(tx, "pay", "refund"), tot(tx, "buy", "fx"), tot(tx, "fee")
    new, card = prev - pays + buys + fee, "4548 XXXX XXXX " + digits(r, 4)
    mini, lim = min(new, max(3000, new // 20)), limit(r, new, 300)
    st = lambda f=COND, z=8, a=0, k=black: ParagraphStyle("s", fontName=f, fontSize=z, leading=z * 1.22, alignment=a, textColor=col(k))
    P = lambda s, f=COND, z=8, a=0, k=black: Paragraph(s.replace("&", "&amp;"), st(f, z, a, k))
    WINE = "#8a1538"

    def page(c, d):
        c.setFillColor(col(WINE))
        c.rect(0, 812, 595, 30, fill=1, stroke=0)
        c.setFillColor(white)
        c.setFont(CONDB, 14)
        c.drawString(42, 821, "Caja Moncayo")
        c.setFont(COND, 9)
        c.drawRightString(553, 822, "Extracto mensual de tarjeta de crédito")
        c.setFillColor(black)
        c.setFont(COND, 6.5)
        c.drawString(42, 26, "Caja Moncayo, S.A. · Paseo de la Independencia 41, 50001 Zaragoza · R.M. Zaragoza, Tomo 2.211, Hoja Z-8.164 · CIF A-50998877")
        c.drawRightString(553, 26, f"Hoja {d.page}")
    doc = BaseDocTemplate(path, pagesize=A4, invariant=1, title="")
    doc.addPageTemplates([PageTemplate("p", [Frame(36, 40, 523, 764, id="f")], onPage=page)])
    pairs = [("Titular", who), ("Tarjeta", "Moncayo Visa Clásica  " + card), ("Periodo de liquidación", f"Del {dmy(frm)} al {dmy(end)}"),
             ("Fecha de cargo en cuenta", dmy(due)), ("Cuenta de cargo", "ES•• 2099 •••• •••• •••• " + digits(r, 4))]
    heads = ["Saldo anterior", "Pagos y abonos", "Compras del periodo", "Cuotas y comisiones", "Saldo pendiente"]
    E = lambda c: eu(c) + " €"
    fl = [Spacer(1, 8), Table([[P(a, COND, 8, 0, "#666666"), P(b, CONDB, 8.5)] for a, b in pairs], colWidths=[130, 280], hAlign="LEFT", style=[("TOPPADDING",
            (0, 0), (-1, -1), 1), ("BOTTOMPADDING", (0, 0), (-1, -1), 2)]), Spacer(1, 10), P("Resumen de la liquidación (importes en euros)", CONDB, 9.5, 0,
                    WINE), Spacer(1, 4), Table([[P(h, COND, 7.5, 1) for h in heads], [P(E(v), CONDB, 9, 1) for v in (prev, pays, buys, fee, new)]],
                            colWidths=[101] * 5, style=[("BOX", (0, 0), (-1, -1), .8, col(WINE)), ("INNERGRID", (0, 0), (-1, -1), .3, col("#c9a3b0")),
                                    ("BACKGROUND", (0, 0), (-1, 0), col("#f7edf0")), ("BACKGROUND", (-1, 1), (-1, 1), col("#f7edf0"))]), Spacer(1, 6),
          P(f"Límite de crédito: {E(lim)}. Crédito disponible: {E(lim - new)}. Importe mínimo a pagar este mes: {E(mini)}. T.A.E. 19,84 %."),
          Spacer(1, 12), P("Movimientos", CONDB, 9.5, 0, WINE), Spacer(1, 4)]
    H = [P(a, CONDB, 7.5, al, white) for a, al in (("Fecha<br/>operación", 0), ("Concepto", 0), ("Localidad", 0), ("Importe en<br/>divisa", 2),
            ("Cargos<br/>(€)", 2), ("Abonos<br/>(€)", 2))]
    body = [H]
    for t in tx:
        t["lines"] = [("DEVOLUCIÓN " if t["k"] == "refund" else "") + t["name"]]
        v = P(eu(t["c"]), a=2)
        body.append([P(dmy(t["d"])), P(t["lines"][0]), P(t["city"]), P(f"{eu(t['fa'])} {t['fc']}" if t["fc"] else "", a=2), "" if t["cr"] else v, v if t["cr"]
                     else ""])
    body.append(["", P("TOTAL MOVIMIENTOS", CONDB), "", "", P(eu(buys + fee), CONDB, 8, 2), P(eu(pays), CONDB, 8, 2)])
    fl.append(Table(body, colWidths=[58, 178, 88, 73, 56, 56], repeatRows=1, style=[("BACKGROUND", (0, 0), (-1, 0), col(WINE)), ("ROWBACKGROUNDS", (0, 1),
            (-1, -2), [white, col("#f5f1f2")]), ("LINEABOVE", (0, -1), (-1, -1), .8, col(WINE)), ("VALIGN", (0, 1), (-1, -1), "TOP"), ("VALIGN", (0, 0),
                    (-1, 0), "MIDDLE"), ("LEFTPADDING", (0, 0), (-1, -1), 4), ("RIGHTPADDING", (0, 0), (-1, -1), 4), ("TOPPADDING", (0, 0), (-1, -1), 2),
                    ("BOTTOMPADDING", (0, 0), (-1, -1), 4)]))
    fl += [Spacer(1, 10), P("Los movimientos en divisa distinta del euro se convierten al tipo de cambio de Visa e incluyen la comisión por cambio del 3 %.",
                            COND, 7)]
    doc.build(fl)
    return truth(tx, bank_name="Caja Moncayo", card_number=card, account_holder=who, currency="EUR", statement_period=(frm, end), payment_due_date=due,
                 previous_balance=prev, payments=pays, purchases=buys, fees=fee, total_amount_due=new, minimum_amount_due=mini, credit_limit=lim,
                 available_credit=lim - new)


DEPT = [("HARLAN & PIKE #0217", 18, 260), ("HARLAN & PIKE ONLINE", 25, 310), ("HARLAN & PIKE #0340", 12, 190), ("H&P HOME OUTLET #0611", 30, 640)]
GOODS = ["WOMENS SHOES", "BED AND BATH", "MENS FURNISHINGS", "SMALL ELECTRICS", "COSMETICS", "CHILDRENS", "LUGGAGE", "FINE JEWELRY", "COATS"]


def harlan(path, seed, rows):
    r = random.Random(f"harlan/{seed}/{rows}")
    frm, end, due = cycle(r, 23)
    tx, prev = ledger(r, rows, (frm, end), DEPT, TOWN, "USD", ["PAYMENT - THANK YOU"], [("LATE FEE", 28, 39), ("PAPER STATEMENT FEE", 1.99, 1.99)], fx=0,
                      prev=r.randint(9000, 88000))
    w = r.choice(PEOPLE)
    pay, ref, buys, fee = tot(tx, "pay"), tot(tx, "refund"), tot(tx, "buy"), tot(tx, "fee")
    new = prev - pay - ref + buys + fee
    mini, lim = min(new, 3000), limit(r, new, 250)
    card = "****-****-" + digits(r, 4)
    for t in tx:
        t["ref"] = "" if t["k"] == "fee" else r.choice("PF") + digits(r, 7) + "".join(r.choice("ABCDEHJKLMNPRSTWXZ0123456789") for _ in range(9))
        t["lines"] = [(t["name"] + " " + t["city"]).strip()]
        if t["k"] in ("buy", "refund"):
            t["lines"].append(", ".join(r.sample(GOODS, r.randint(1, 2))))
    q = 5.4

    def draw(p, n):
        def at(c, y, s, f=CR, z=9):
            p.t(40 + c * q, y, s, f, z)

        def rt(c, y, s, f=CR):
            at(c - len(s), y, s, f)

        def head():
            p.t(40, 48, "Harlan & Pike", TMI, 22)
            rt(98, 40, f"Page {p.n} of {n}")
            at(0, 66, "HARLAN & PIKE CREDIT CARD  -  ACCOUNT NUMBER " + card)

        def cols(y):
            p.line(40, y - 10, p.W - 40, y - 10, .7)
            for c, a, b in ((0, "Tran", "Date"), (7, "Post", "Date"), (14, "Reference", "Number"), (34, "Description of", "Transaction or Credit")):
                at(c, y, a)
                at(c, y + 10, b)
            rt(98, y + 10, "Amount")
            p.line(40, y + 15, p.W - 40, y + 15, .7)
            return y + 28
        head()
        y = 92
        at(0, y, "SUMMARY OF ACCOUNT ACTIVITY", CRB)
        at(54, y, "PAYMENT INFORMATION", CRB)
        left = [("Previous Balance", us(prev)), ("- Payments", us(pay)), ("- Other Credits", us(ref)), ("+ Purchases/Debits", us(buys)), ("+ Fees Charged",
                us(fee)), ("+ Interest Charged", "0.00"), ("= New Balance", us(new)), ("Credit Limit", us(lim)), ("Available Credit", us(lim - new)),
                ("Statement Closing Date", mdy(end, "%Y")), ("Days in Billing Cycle", str((end - frm).days + 1))]
        right = [("New Balance", "$" + us(new)), ("Total Minimum Payment Due", "$" + us(mini)), ("Payment Due Date", mdy(due, "%Y"))]
        for i, (a, b) in enumerate(left):
            at(0, y + 14 + i * 11, a)
            rt(44, y + 14 + i * 11, ("$" if i in (0, 6, 7, 8) else "") + b)
        for i, (a, b) in enumerate(right):
            at(54, y + 14 + i * 11, a)
            rt(98, y + 14 + i * 11, b)
        for i, s in enumerate(w):
            at(54, y + 70 + i * 11, s)
        y = 252
        at(0, y, "TRANSACTION DETAIL", CRB)
        y = cols(y + 22)
        for t in tx:
            if y + 22 > p.H - 60:
                p.page()
                head()
                y = cols(94)
            at(0, y, mdy(t["d"], ""))
            at(7, y, mdy(t["p"], ""))
            at(14, y, t["ref"])
            for i, ln in enumerate(t["lines"]):
                at(34, y + i * 10.5, ln)
            rt(98, y, f"({us(t['c'])})" if t["cr"] else us(t["c"]) + " ")
            y += 10.5 * len(t["lines"]) + 2
        if y > p.H - 110:
            p.page()
            head()
            y = 96
        y += 12
        at(0, y, "CARDHOLDER NEWS", CRB)
        p.para(40, y + 13, "STAR REWARDS MEMBERS: EARN DOUBLE POINTS ON HOME AT ANY HARLAN & PIKE STORE THIS MONTH.", p.W - 80, CR, 8)
        p.t(40, p.H - 34, "Your account is issued by Cedar Valley National Bank.  Send inquiries to P.O. Box 965033, Sioux Falls, SD 57117.", TM, 7.5)
    twice(draw, path, letter)
    return truth(tx, post=True, ref=True, bank_name="Cedar Valley National Bank", card_number=card, account_holder=w[0], currency="USD", statement_date=end,
                 payment_due_date=due, previous_balance=prev, purchases=buys, fees=fee, total_amount_due=new, minimum_amount_due=mini, credit_limit=lim,
                 available_credit=lim - new)


CARDS = {"rhein": rhein, "iberia": iberia, "harlan": harlan}
