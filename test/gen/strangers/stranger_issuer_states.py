# SPDX-License-Identifier: AGPL-3.0-or-later
"""Card layouts of the United States and of Mexico."""
import datetime as dt

from reportlab.lib.pagesizes import letter

from stranger_abroad_pen import (C, H, HB, HI, Pen, amt, card_tx, cents, digits, entries, iso, money, rng_for)

US = [
    (6, 1, 3, 190, "{AMAZON MKTPL*RT4XK2|WHOLEFDS LNK 10249 LINCOLN NE|SHELL OIL 57444212 OMAHA NE|TST* THE BLUE HERON OMAHA NE|HY-VEE OMAHA 1470 OMAHA NE|NETFLIX.COM LOS GATOS CA}"),
    (2, 1, 8, 420, "~FX"),
    (1, -1, 100, 2400, "Payment Thank You-Mobile"),
    (1, -1, 5, 140, "{AMZN Mktp US*RT4XK2 Amzn.com/bill WA|NORDSTROM #0632 DIRECT 800-285-5800 IA}"),
]
FX = [("RYANAIR FR9811 DUBLIN", "EURO", 10832), ("FORTNUM & MASON LONDON", "POUND STERLING", 12691), ("LAWSON SHINJUKU TOKYO", "YEN", 67)]


def freedom(path, seed, rows):
    r = rng_for("freedom", seed, rows)
    close = r.choice([dt.date(2024, 1, 13), dt.date(2024, 5, 16), dt.date(2024, 12, 13)])
    first = (close - dt.timedelta(days=31)).replace(day=close.day + 1)
    n = max(rows, 1)
    nf = 1 if n >= 5 else 0
    ni = 1 if n >= 4 else 0
    ents = entries(r, n - nf - ni, first, close, US)
    for e in ents:
        if e["parts"][0] == "~FX":
            who, cur, rate = r.choice(FX)
            e["parts"] = [who]
            e["fx"] = (cur, f"{money(e['a'] * 10000 // rate)[:-3 if cur == 'YEN' else None]} X {rate / 10000:.9f} (EXCHG RATE)")
    creds = [e for e in ents if e["a"] < 0]
    purch = [e for e in ents if e["a"] > 0]
    cut = len(purch) // 3 if len(purch) > 4 else 0
    other, mine = sorted(purch[::3][:cut], key=lambda e: e["d"]), []
    mine = [e for e in purch if not any(e is o for o in other)]
    fees = [{"d": close, "a": r.choice([2900, 4000]), "parts": ["LATE FEE"]}] * nf
    ints = [{"d": close, "a": cents(r, 2, 70), "parts": ["PURCHASE INTEREST CHARGE"]}] * ni
    s_ = lambda g: sum(e["a"] for e in g)
    prev = r.randint(8000, 420000)
    new = prev + s_(ents) + s_(fees) + s_(ints)
    if new < 0 and seed % 2:
        prev += 5000 - new
        new = 5000
    mad = 0 if new <= 0 else min(new, 4000 + s_(ints) + s_(fees))
    due = close + dt.timedelta(days=25)
    limit = r.choice([6500, 12000, 24300])
    while limit * 100 < new:
        limit *= 2
    last4, add4 = digits(r, 4), digits(r, 4)
    card = f"XXXX XXXX XXXX {last4}"
    name, second = r.choice([("DEBORAH A LINDGREN", "ERIK LINDGREN"), ("MARCUS T OYELARAN", "JOY OYELARAN")])
    usd = lambda c, plus="": ("-" if c < 0 else plus if c > 0 else "") + "$" + money(abs(c))
    md = lambda d: f"{d:%m/%d}"
    mdy = lambda d: f"{d:%m/%d/%y}"
    p = Pen(path, letter, "Statement")
    blue = "#0b5cab"
    p.t(40, 52, "PLATTE", HB, 20, col=blue, cs=2)
    p.t(150, 52, "freedom", HI, 16, col="#5f7f9f")
    p.lines(572, 42, ["Manage your account online at:  www.plattecards.example", "Customer Service: 1-800-524-38xx", "Mobile: Download the Platte Mobile® app today"], H, 7, 9, al="r")
    p.rect(40, 74, 170, 108, fill=0.95, stroke=0.7)
    p.t(125, 92, "New Balance", H, 9, "c")
    p.t(125, 110, usd(new), HB, 15, "c")
    p.t(125, 128, "Minimum Payment Due", H, 9, "c")
    p.t(125, 142, usd(mad), HB, 12, "c")
    p.t(125, 160, "Payment Due Date", H, 9, "c")
    p.t(125, 174, mdy(due), HB, 12, "c")
    p.para(40, 198, "Late Payment Warning: If we do not receive your minimum payment by the date listed above, you may have to pay a late fee of up to $40.00 and your APR's will be "
           "subject to increase to a maximum Penalty APR of 29.99%.", 250, H, 7)
    p.para(40, 248, "Minimum Payment Warning: Enroll in Auto-Pay and avoid missing a payment. If you would like information about credit counseling services, call 1-866-797-28xx.", 250, H, 7)
    p.rect(320, 74, 252, 16, fill=blue)
    p.t(326, 85, "ACCOUNT SUMMARY", HB, 9, col=1)
    y = 104
    p.t(326, y, f"Account Number:  {card}", HB, 8)
    for a, b in (("Previous Balance", usd(prev)), ("Payment, Credits", usd(s_(creds))), ("Purchases", usd(s_(purch), "+")), ("Cash Advances", "$0.00"), ("Balance Transfers", "$0.00"),
                 ("Fees Charged", usd(s_(fees), "+")), ("Interest Charged", usd(s_(ints), "+")), ("New Balance", usd(new))):
        y += 13
        bold = HB if a == "New Balance" else H
        p.t(326, y, a, bold, 8.5)
        p.t(566, y, b, bold, 8.5, "r")
    p.line(320, y - 10, 572, y - 10, 0.6)
    y += 10
    p.line(320, y - 5, 572, y - 5, 0.3)
    for a, b in (("Opening/Closing Date", f"{mdy(first)} - {mdy(close)}"), ("Credit Access Line", f"${limit:,}"), ("Available Credit", f"${max(0, limit - -(-new // 100)):,}"),
                 ("Cash Access Line", f"${limit // 5:,}"), ("Past Due Amount", "$0.00"), ("Balance over the Credit Access Line", "$0.00")):
        y += 9
        p.t(326, y, a, H, 7.5)
        p.t(566, y, b, H, 7.5, "r")
        y += 3
    p.rect(40, 300, 532, 60, fill="#eaf2fa")
    p.t(48, 314, "PLATTE ULTIMATE REWARDS® SUMMARY", HB, 8.5, col=blue)
    pts = r.randint(2000, 30000)
    for i, (a, b) in enumerate((("Previous points balance", f"{pts:,}"), ("+ 1 Point per $1 earned on all purchases", f"{s_(purch) // 100:,}"), ("= Total points available for redemption", f"{pts + s_(purch) // 100:,}"))):
        p.t(48, 327 + 11 * i, a, H, 7.5)
        p.t(300, 327 + 11 * i, b, H, 7.5, "r")
    p.lines(330, 328, ["You always earn unlimited 1% cash back on all", "your purchases. Activate 5% categories today!"], HI, 8, 11)
    p.line(40, 560, 572, 560, 0.5, 0, ([3, 3],))
    p.t(40, 574, "Please detach and mail the coupon with your check payable to: Platte Card Services", H, 7)
    p.t(40, 600, f"Payment Due Date: {mdy(due)}", H, 8)
    p.t(40, 612, f"New Balance: {usd(new)}", H, 8)
    p.t(40, 624, f"Minimum Payment Due: {usd(mad)}", H, 8)
    p.t(300, 600, f"Account number:  {card}", H, 8)
    p.t(300, 618, "$ ________________ Amount Enclosed", H, 8)
    p.lines(80, 668, [name, f"{r.randint(100, 9999)} PACIFIC ST APT 4", f"OMAHA NE 68106-{digits(r, 4)}"], C, 9, 12)
    p.t(40, 730, f"000000{digits(r, 12)} 0{digits(r, 7)} 0000{digits(r, 4)}", C, 8)
    p.page()
    y = 70
    out = []

    def thead():
        nonlocal y
        p.t(40, y, "ACCOUNT ACTIVITY", HB, 11, col=blue)
        y += 8
        p.line(40, y, 572, y, 1, blue)
        y += 12
        p.t(40, y, "Date of", HB, 7.5)
        p.t(40, y + 9, "Transaction", HB, 7.5)
        p.t(330, y + 9, "Merchant Name or Transaction Description", HB, 7.5, "c")
        p.t(572, y + 9, "$ Amount", HB, 7.5, "r")
        y += 24
    thead()

    def room(h):
        nonlocal y
        if y + h > 735:
            p.page()
            y = 70
            thead()

    def item(e, cap=True):
        nonlocal y
        room(34 if "fx" in e else 12)
        p.t(46, y, md(e["d"]), H, 8)
        p.t(110, y, e["parts"][0], H, 8)
        p.t(572, y, money(e["a"]), H, 8, "r")
        desc = e["parts"][0]
        if "fx" in e:
            p.t(46, y + 10, md(e["d"] + dt.timedelta(days=1)), H, 7.5)
            p.t(126, y + 10, e["fx"][0], H, 7.5)
            p.t(126, y + 20, e["fx"][1], H, 7.5)
            desc += " " + " ".join(e["fx"])
            y += 20
        y += 12
        out.append(card_tx(e["d"], desc, e["a"]))

    def section(title):
        nonlocal y
        room(30)
        p.t(110, y, title, HB, 8)
        y += 13
    if creds:
        section("PAYMENTS AND OTHER CREDITS")
        for e in creds:
            item(e)
        y += 6
    if purch:
        section("PURCHASE")
        for who, four_, group, extra in ((name, last4, mine, s_(creds)), (second, add4, other, 0)):
            if not group:
                continue
            for e in group:
                item(e)
            room(34)
            p.t(110, y, who, H, 8)
            p.t(110, y + 10, f"TRANSACTIONS THIS CYCLE (CARD {four_}) {usd(s_(group) + extra)}", H, 8)
            if extra:
                p.t(110, y + 20, "INCLUDING PAYMENTS RECEIVED", H, 8)
                y += 10
            y += 26
    for title, group, tot in (("FEES CHARGED", fees, "TOTAL FEES FOR THIS PERIOD"), ("INTEREST CHARGED", ints, "TOTAL INTEREST FOR THIS PERIOD")):
        if group:
            section(title)
            for e in group:
                item(e)
            room(16)
            p.t(110, y, tot, HB, 8)
            p.t(572, y, usd(s_(group)), HB, 8, "r")
            y += 18
    room(80)
    p.rect(190, y, 230, 48, stroke=0)
    p.t(305, y + 13, f"{close.year} Totals Year-to-Date", HB, 8.5, "c")
    ytdf, ytdi = s_(fees) + (2900 if close.month > 1 else 0), s_(ints) + (1187 * (close.month - 1))
    for i, (a, b) in enumerate(((f"Total fees charged in {close.year}", ytdf), (f"Total interest charged in {close.year}", ytdi))):
        p.t(198, y + 27 + 12 * i, a, H, 8)
        p.t(412, y + 27 + 12 * i, usd(b), H, 8, "r")
    y += 66
    room(90)
    p.t(40, y, "INTEREST CHARGES", HB, 11, col=blue)
    p.para(40, y + 12, "Your Annual Percentage Rate (APR) is the annual interest rate on your account.", 500, H, 7.5)
    for x, s in ((40, "Balance Type"), (230, "Annual Percentage Rate (APR)"), (376, "Balance Subject To Interest Rate"), (572, "Interest Charges")):
        p.t(x, y + 28, s, HB, 7.5, "r" if x == 572 else "l")
    for i, (a, b, c, d) in enumerate((("Purchases", "20.49%(v)(d)", "- 0 -" if not ints else usd(s_(ints) * 58), usd(s_(ints)) if ints else "- 0 -"), ("Cash Advances", "29.99%(v)(d)", "- 0 -", "- 0 -"))):
        for x, s in ((40, a), (230, b), (376, c), (572, d)):
            p.t(x, y + 41 + 12 * i, s, H, 8, "r" if x == 572 else "l")

    def footer(i, n):
        p.t(572, 770, f"Page {i} of {n}", H, 7, "r")
        p.t(306, 770, f"Statement Date:  {mdy(close)}", H, 7, "c")
        p.t(40, 770, name if i > 1 else "", H, 7)
    p.finish(None, footer)
    data = {"issuer": "PLATTE", "card_number": card, "card_holder": name, "statement_period": {"from": iso(first), "to": iso(close)},
            "statement_date": iso(close), "due_date": iso(due), "credit_limit": str(limit), "previous_balance": amt(prev), "payments": amt(-s_(creds)),
            "purchases": amt(s_(purch)), "new_balance": amt(new), "minimum_due": amt(mad), "transactions": out}
    return data


MES = "ene feb mar abr may jun jul ago sep oct nov dic".split()
MX = [
    (6, 1, 25, 2900, "{OXXO ROMA SUR MX|UBER EATS MEXICO|WALMART CUERNAVACA|PEMEX ES 10332|CINEPOLIS VIP|MERCADO PAGO*TAQUERIA}"),
    (2, 1, 90, 4000, "~FX"),
    (1, -1, 500, 15000, "{SU PAGO GRACIAS SPEI|PAGO POR DOMICILIACION}"),
    (1, -1, 40, 900, "DEVOLUCION {LIVERPOOL INSURGENTES|AMAZON MX MARKETPLACE}"),
]


def tarjeta(path, seed, rows):
    r = rng_for("tarjeta", seed, rows)
    close = r.choice([dt.date(2024, 1, 8), dt.date(2024, 4, 18), dt.date(2024, 12, 4)])
    first = (close - dt.timedelta(days=31)).replace(day=close.day) + dt.timedelta(days=1)
    n = max(rows, 1)
    nf = 0 if n < 4 else 2
    ents = entries(r, n - nf, first, close, MX)
    for e in ents:
        if e["parts"][0] == "~FX":
            who, cur, rate = r.choice([("OPENAI *CHATGPT US", "USD", 17.0213), ("STEAMGAMES.COM DE", "EUR", 18.4477), ("AVIANCA BOGOTA CO", "USD", 17.1160)])
            e["parts"] = [f"{who} {cur} {money(int(e['a'] / rate))} TC {rate:.4f}"]
    base = 0
    if nf:
        base = cents(r, 80, 900)
        ents += [{"d": close, "a": base, "parts": ["INTERESES ORDINARIOS GRAVADOS"], "k": "int"}, {"d": close, "a": (base * 16 + 50) // 100, "parts": ["IVA SOBRE COMISIONES E INTERESES"], "k": "iva"}]
    msi = [("LIVERPOOL POR INTERNET", r.randint(3, 9), 12, r.randint(300000, 1200000)), ("PALACIO DE HIERRO POLANCO", r.randint(1, 5), 6, r.randint(100000, 900000))][: r.randint(1, 2)]
    quota = sum(o // t for _, _, t, o in msi)
    interest, iva = base, (base * 16 + 50) // 100
    charges = sum(e["a"] for e in ents if e["a"] > 0) - interest - iva
    pays = -sum(e["a"] for e in ents if e["a"] < 0)
    prev = r.randint(90000, 2900000)
    noint = prev + charges + quota + interest + iva - pays
    if noint < 0:
        prev += -noint + 45000
        noint = 45000
    mad = min(noint, max(45000, noint * 4 // 100))
    limit = r.choice([38000, 85000, 150000])
    while limit * 100 < noint * 2:
        limit *= 2
    due = close + dt.timedelta(days=20)
    es = lambda d: f"{d:%d}-{MES[d.month - 1]}-{d.year}"
    mx = lambda c: f"${money(abs(c))}"
    name = r.choice(["XIMENA ORTEGA VILLASEÑOR", "JOSÉ LUIS CÁRDENAS PEÑA"])
    card = f"4152 31XX XXXX {digits(r, 4)}"
    p = Pen(path, letter, "Estado de cuenta")
    tq = "#004a6e"
    p.rect(0, 0, 612, 46, fill=tq)
    p.t(36, 30, "BANCO CENZONTLE", "NSB", 16, col=1)
    p.t(576, 30, "TARJETA ORO", "NS", 12, "r", 1)
    p.t(36, 70, name, "NSB", 9)
    p.lines(36, 83, ["CALLE TLACOQUEMÉCATL 118 INT 3", "COL. DEL VALLE", "BENITO JUÁREZ, CIUDAD DE MÉXICO", "C.P. 03100"], "ND", 8, 11)
    p.t(36, 134, f"Número de tarjeta: {card}", "NSB", 8.5)
    p.t(36, 146, f"RFC: OEVX85{digits(r, 4)}{'T2A'}     Número de cliente: {digits(r, 8)}", "ND", 8)
    p.rect(320, 60, 256, 14, fill=tq)
    p.t(448, 70, "TU PAGO REQUERIDO ESTE PERIODO", "NSB", 8, "c", 1)
    y = 74
    for a, b in (("Periodo", f"Del {es(first)} al {es(close)}"), ("Fecha de corte", es(close)), ("Número de días en el periodo", str((close - first).days + 1)), ("Fecha límite de pago:¹", es(due)),
                 ("Pago para no generar intereses:²", mx(noint)), ("Pago mínimo + compras y cargos diferidos a meses:³", mx(mad + quota)), ("Pago mínimo:⁴", mx(mad))):
        p.rect(320, y, 256, 14, stroke=0.7)
        p.t(324, y + 10, a, "DC", 7)
        p.t(572, y + 10, b, "DCB", 7.5, "r")
        y += 14
    p.rect(36, 190, 262, 14, fill=tq)
    p.t(167, 200, "RESUMEN DE CARGOS Y ABONOS DEL PERIODO", "NSB", 8, "c", 1)
    y = 204
    for a, sg, v in (("Adeudo del periodo anterior", "", prev), ("Cargos regulares (no a meses)", "+", charges), ("Cargos y compras a meses (capital)", "+", quota), ("Monto de intereses", "+", interest),
                     ("Monto de comisiones", "+", 0), ("IVA de intereses y comisiones", "+", iva), ("Pagos y abonos", "-", pays), ("Pago para no generar intereses", "=", noint)):
        p.rect(36, y, 262, 13, stroke=0.7)
        p.t(40, y + 9.5, a, "DC", 7.5)
        p.t(222, y + 9.5, sg, "DC", 7.5)
        p.t(294, y + 9.5, mx(v), "DC", 7.5, "r")
        y += 13
    p.rect(320, 190, 256, 14, fill=tq)
    p.t(448, 200, "NIVEL DE USO DE TU TARJETA", "NSB", 8, "c", 1)
    pend = sum(o - o // t * k for _, k, t, o in msi)
    yy = 204
    for a, b in (("Saldo cargos regulares (no a meses)", mx(noint)), ("Saldo cargos a meses", mx(pend)), ("Saldo deudor total", mx(noint + pend)), ("Límite de crédito:", f"${limit:,}.00"), ("Crédito disponible:", mx(max(0, limit * 100 - noint - pend)))):
        p.rect(320, yy, 256, 13, stroke=0.7)
        p.t(324, yy + 9.5, a, "DC", 7.5)
        p.t(572, yy + 9.5, b, "DC", 7.5, "r")
        yy += 13
    p.para(320, yy + 12, "CAT promedio ponderado 71.4% sin IVA. Tasa de interés anual ordinaria 52.30%. Incumplir tus obligaciones te puede generar comisiones e intereses moratorios.", 256, "DC", 6.5)
    y = 336
    p.t(36, y, "DESGLOSE DE MOVIMIENTOS", "NSB", 10, col=tq)
    y += 8
    p.rect(36, y, 540, 13, fill="#cfe3ee")
    p.t(306, y + 9.5, "COMPRAS Y CARGOS DIFERIDOS A MESES SIN INTERESES     Tarjeta titular: " + card, "DCB", 7.5, "c")
    y += 13
    cols = ((66, "Fecha de la", "operación"), (170, "", "Descripción"), (318, "Monto", "original"), (388, "Saldo", "pendiente"), (450, "Pago", "requerido"), (508, "Núm. de", "pago"), (556, "Tasa de", "interés"))
    for x, a, b in cols:
        p.t(x, y + 9, a, "DCB", 7, "c")
        p.t(x, y + 18, b, "DCB", 7, "c")
    y += 31
    for who, k, t, o in msi:
        d = first - dt.timedelta(days=30 * k)
        for (x, _, _), s in zip(cols, (es(d), who, mx(o), mx(o - o // t * k), mx(o // t), f"{k} de {t}", "0.00%")):
            p.t(x, y, s, "DC", 7.5, "c")
        y += 12
    y += 4
    out = []

    def thead():
        nonlocal y
        p.rect(36, y, 540, 13, fill="#cfe3ee")
        p.t(306, y + 9.5, "CARGOS, COMPRAS Y ABONOS REGULARES (NO A MESES)     Tarjeta titular: " + card, "DCB", 7.5, "c")
        y += 13
        for x, a, b in ((70, "Fecha", "de la operación"), (150, "Fecha", "de cargo"), (330, "", "Descripción del movimiento"), (540, "", "Monto")):
            p.t(x, y + 9, a, "DCB", 7, "c")
            p.t(x, y + 18, b, "DCB", 7, "c")
        y += 31
    thead()
    for e in ents:
        if y > 735:
            p.page()
            y = 60
            thead()
        post = min(close, e["d"] + dt.timedelta(days=r.choice([0, 1, 2])))
        p.t(70, y, es(e["d"]), "DC", 7.5, "c")
        p.t(150, y, es(post), "DC", 7.5, "c")
        p.t(196, y, e["parts"][0], "DC", 7.5)
        p.t(512, y, "+" if e["a"] > 0 else "-", "DC", 7.5)
        p.t(572, y, mx(e["a"]), "DC", 7.5, "r")
        p.line(36, y + 3, 576, y + 3, 0.2, 0.8)
        y += 12.5
        out.append(card_tx(e["d"], e["parts"][0], e["a"], post))
    for a, v in (("TOTAL CARGOS", charges + interest + iva), ("TOTAL ABONOS", -pays)):
        p.t(440, y, a, "DCB", 7.5)
        p.t(512, y, "+" if v > 0 else "-", "DCB", 7.5)
        p.t(572, y, mx(v), "DCB", 7.5, "r")
        y += 12.5

    def footer(i, n):
        p.t(36, 780, "Banco Cenzontle, S.A., Institución de Banca Múltiple. Atención a usuarios CONDUSEF: 55 5340 09xx, www.condusef.gob.mx", "DC", 6.5)
        p.t(576, 780, f"Página {i} de {n}", "DC", 7, "r")
    p.finish(None, footer)
    return {
        "issuer": "BANCO CENZONTLE", "card_number": card, "card_holder": name, "statement_period": {"from": iso(first), "to": iso(close)},
        "statement_date": iso(close), "due_date": iso(due), "credit_limit": amt(limit * 100), "previous_balance": amt(prev), "payments": amt(pays),
        "purchases": amt(charges), "new_balance": amt(noint), "minimum_due": amt(mad), "transactions": out}


LAYOUTS = {"freedom": freedom, "tarjeta": tarjeta}
