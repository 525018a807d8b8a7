# SPDX-License-Identifier: AGPL-3.0-or-later
"""Cards of India, Singapore and Spain."""

import datetime as dt
from stranger_deposit_kit import (C, CB, H, HB, Page, card, d2, dates, day, digits, euro, inr, iso, limit, month_end, pct, person, rng, twopass, west,
                                  wrap)

GREY = (.45, .45, .45)
WHITE = (1, 1, 1)


def spend(r, a, b, n, outs, pays, share=.15):
    res = []
    for i, d in enumerate(dates(r, a, b, n)):
        credit = n > 1 and r.random() < share
        txt, lo, hi = r.choice(pays if credit else outs)
        amt = r.randint(lo, hi)
        res.append((d, txt() if callable(txt) else txt, -amt if credit else amt))
    return res


def totals(mv):
    return sum(x[2] for x in mv if x[2] > 0), sum(-x[2] for x in mv if x[2] < 0)


def ctx(d, text, amt, post=None):
    e = {"date": iso(d)}
    if post:
        e["posting_date"] = iso(post)
    e.update(description=text, debit=d2(amt) if amt > 0 else None, credit=d2(-amt) if amt < 0 else None)
    return e


@twopass
def ratnam(path, seed, rows, total):
    r = rng("ratnam", seed)
    sd = day(r, "2023-05-01", "2025-08-01").replace(day=r.choice([11, 16, 23]))
    a = (sd.replace(day=1) - dt.timedelta(days=1)).replace(day=sd.day) + dt.timedelta(days=1)
    due = sd + dt.timedelta(days=20)
    rr = lambda n: digits(r, n)
    outs = [(lambda: f"{r.choice(['BLINKIT GURGAON IN', 'SWIGGY INSTAMART BANGALORE IN', 'BOOKMYSHOW MUMBAI IN', 'CROMA RETAIL THANE IN', 'IRCTC CO IN NEW DELHI IN', 'NYKAA E RETAIL MUMBAI IN'])}", 9900, 1500000), (lambda: f"UPI-{r.choice(['SHREE GANESH MEDICAL', 'CAFE ARABICA', 'RAJ PETROLEUM'])}-{rr(12)}", 2000, 300000),
            (lambda: f"EMI {r.randint(2, 9)} of 12 - SAMSUNG INDIA ELECTRONICS (Principal)", 120000, 900000), ("IGST @18% ON FEES AND INTEREST", 1800, 90000), ("FUEL SURCHARGE", 1000, 9000), (lambda: f"ANTHROSOFT SUBSCRIPTION SAN FRANCISCO US (USD {r.randint(5, 60)}.00)", 45000, 500000)]
    pays = [(lambda: f"PAYMENT RECEIVED - BBPS {rr(10)}", 500000, 4000000), ("FUEL SURCHARGE REVERSAL", 1000, 9000), ("REFUND - MYNTRA DESIGNS BANGALORE IN", 49900, 400000)]
    mv = spend(r, a, sd, rows, outs, pays)
    pu, pay = totals(mv)
    prev = r.randint(300000, 9000000)
    new = prev + pu - pay
    mind = max(20000, pct(max(new, 0), 500)) if new > 0 else 0
    lim = limit(r, new, 5000000)
    cust = person(r).upper()
    cn = f"{r.choice(['5243', '4477'])} {r.randint(10, 99)}XX XXXX {rr(4)}"
    p = Page(path, (595, 842))
    F, B = "NN", "NNB"
    NV, OR = (.02, .1, .35), (.93, .35, .1)
    crd = lambda v: inr(abs(v)) + (" Cr" if v < 0 else "")

    def foot():
        p.t(28, 826, "Ratnam Bank Limited  |  Regd. Office: 1st Lane, Shahupuri, Kolhapur 416001  |  CIN L65191PN1943PLC007308", F, 7, col=GREY)
        p.t(567, 826, f"{p.n} / {total}", F, 8, "r", GREY)

    def side():
        p.box(440, 300, 127, 190, 0, fill=(1, .94, .88))
        p.t(450, 320, "Convert to EMI!", B, 12, col=OR)
        p.para(450, 336, "Split purchases above Rs. 2,500 in 3 to 24 easy instalments at just 1.25% p.m. SMS XPRESS to 5607011.", F, 9, 108, 11.5)
        p.t(450, 410, "Reward Points", B, 11, col=OR)
        for i, (k, v) in enumerate((("Opening", "4,218"), ("Earned", str(pu // 10000)), ("Redeemed", "0"), ("Closing", f"{4218 + pu // 10000:,}"))):
            p.t(450, 426 + 13 * i, k, F, 9)
            p.t(557, 426 + 13 * i, v, F, 9, "r")

    p.box(28, 28, 539, 40, 0, fill=NV)
    p.t(40, 54, "RATNAM", "UGB", 20, col=WHITE)
    p.t(136, 54, "BANK", "UG", 20, col=OR)
    p.t(555, 46, "Credit Card Statement", B, 13, "r", WHITE)
    p.t(555, 60, "Platinum Delight Card", F, 10, "r", WHITE)
    p.t(28, 90, cust, B, 11)
    for i, s in enumerate(("B-704 SUNSHINE HEIGHTS", "BALEWADI HIGH STREET", "PUNE 411045 MAHARASHTRA")):
        p.t(28, 103 + 12 * i, s, F, 9.5)
    for i, (k, v) in enumerate((("Credit Card Number", cn), ("Statement Date", f"{sd:%d %b %Y}".upper()), ("Statement Period", f"{a:%d %b %Y} - {sd:%d %b %Y}".upper()), ("Customer GSTIN", "Unregistered"))):
        p.t(340, 90 + 13 * i, k, F, 9.5, col=GREY)
        p.t(567, 90 + 13 * i, v, B, 9.5, "r")
    for i, (k, v, c) in enumerate((("TOTAL AMOUNT DUE", crd(new), NV), ("MIN. AMT. DUE", inr(mind), NV), ("PAYMENT DUE DATE", f"{due:%d %b %Y}".upper(), OR))):
        x = 28 + i * 182
        p.box(x, 152, 175, 40, 0, fill=c, r=4)
        p.t(x + 87, 166, k, F, 9, "c", WHITE)
        p.t(x + 87, 184, ("Rs. " if i < 2 else "") + v, B, 14, "c", WHITE)
    p.t(28, 212, "ACCOUNT SUMMARY", B, 10, col=OR)
    cells = [("Opening Balance", crd(prev)), ("Payments / Credits", inr(pay)), ("Purchases / Debits", inr(pu)), ("Credit Limit", inr(lim)), ("Available Credit Limit", inr(lim - new)), ("Cash Limit", inr(lim // 5))]
    for i, (k, v) in enumerate(cells):
        x = 28 + i * 90
        p.box(x, 218, 89, 34, .5, GREY)
        p.t(x + 44, 231, k, F, 8.5, "c", GREY)
        p.t(x + 44, 245, v, B, 10, "c")

    def thead(y, w):
        p.box(28, y, w - 28, 16, 0, fill=NV)
        p.t(34, y + 11.5, "DATE", B, 9, col=WHITE)
        p.t(92, y + 11.5, "TRANSACTION DETAILS", B, 9, col=WHITE)
        p.t(w - 6, y + 11.5, "AMOUNT (Rs.)", B, 9, "r", WHITE)
        return y + 29

    side()
    W = 428
    y = thead(276, W)
    p.t(92, y, f"Primary Card : {cn}  {cust}", B, 9)
    y += 14
    out = []
    for d, text, amt in mv:
        ls = wrap(text, F, 9.5, W - 175)
        if y + 12 * len(ls) > 800:
            foot()
            p.new()
            W = 567
            y = thead(36, W)
        p.t(34, y, f"{d:%d %b %Y}".upper(), F, 9.5)
        for j, s in enumerate(ls):
            p.t(92, y + 11 * j, s, F, 9.5)
        p.t(W - 6, y, crd(amt), F, 9.5, "r", (.0, .45, .2) if amt < 0 else (0, 0, 0))
        y += 11 * len(ls) + 3
        p.line(28, y - 9.5, W, y - 9.5, .2, (.75, .75, .75))
        out.append(ctx(d, text, amt))
    if y > 700:
        foot()
        p.new()
        y = 50
    y = max(y, 510) + 10
    p.t(28, y, "IMPORTANT MESSAGES", B, 10, col=OR)
    p.para(28, y + 13, "Making only the minimum payment every month would result in the repayment stretching over years with consequent interest payment on your outstanding balance. Interest rate 3.99% p.m. (47.88% p.a.). Late payment charges as per MITC. "
           "Please quote your 16 digit card number on the reverse of cheque payable to 'Ratnam Bank Credit Card'.", F, 8.5, 539, 11)
    foot()
    p.save()
    return card(issuer="RATNAM BANK", card_number=cn, card_holder=cust, currency="INR", statement_date=iso(sd), due_date=iso(due), statement_period={"from": iso(a), "to": iso(sd)}, credit_limit=d2(lim), previous_balance=d2(prev),
                new_balance=d2(new), minimum_due=d2(mind), payments=d2(pay), purchases=d2(pu), transactions=out), p.n


def vplus(path, seed, rows):
    r = rng("vplus", seed)
    sd = day(r, "2023-05-01", "2025-08-01").replace(day=20)
    a = (sd.replace(day=1) - dt.timedelta(days=1)).replace(day=21)
    due = sd + dt.timedelta(days=21)
    rr = lambda n: digits(r, n)
    outs = [(lambda: f"{r.choice(['BIG BAZAAR HUBLI', 'KSRTC ONLINE BANGALORE', 'INDIAN OIL CORP MANDYA', 'MORE SUPERMARKET SHIMOGA', 'KAMAT YATRI NIVAS', 'BESCOM BILL DESK'])}", 10000, 900000), ("SERVICE TAX/GST ON INT AND CHGS", 1500, 60000), ("FINANCE CHARGES", 9000, 300000), ("CASH ADVANCE CANBK ATM DAVANGERE", 100000, 1000000)]
    pays = [("AUTO DEBIT FROM SB A/C 0512101XXXX18", 500000, 3000000), ("REVERSAL OF FINANCE CHARGES", 5000, 100000), ("CASH PAYMENT AT BRANCH DP 0512", 200000, 2000000)]
    mv = spend(r, a, sd - dt.timedelta(days=3), rows, outs, pays, .2)
    pu, pay = totals(mv)
    prev = r.choice([r.randint(100000, 4000000), r.randint(100000, 4000000), -r.randint(1000, 90000)])
    new = prev + pu - pay
    mind = ((max(new, 0) // 20 + 99) // 100) * 100
    lim = limit(r, new, 2500000)
    cust = person(r).upper()
    cn = f"4213XXXXXXXX{rr(4)}"
    p = Page(path, (612, 792), "VISIONPLUS STMT")
    S, M = 8.5, 34
    y = 0
    cr = lambda v: west(abs(v)) + ("CR" if v < 0 else "  ")

    def w(s="", f=C):
        nonlocal y
        p.t(M, y, s, f, S)
        y += 11.2

    def head():
        nonlocal y
        y = 40
        w(f"{'MALNAD BANK':<70}{'PAGE ' + str(p.n):>34}", CB)
        w("CREDIT CARD DIVISION, CARD CENTRE, SPENCER TOWERS, M G ROAD, BANGALORE 560001")
        w()

    head()
    w(f"{'':<36}STATEMENT OF CARD ACCOUNT", CB)
    w()
    for s1, s2 in ((cust, f"CARD NUMBER      : {cn}"), ("NO 14 2ND MAIN VIDYANAGAR", f"STATEMENT DATE   : {sd:%d/%m/%Y}"), ("OPP WATER TANK", f"BILLING PERIOD   : {a:%d/%m/%Y} - {sd:%d/%m/%Y}"), ("DAVANGERE 577005", f"PAYMENT DUE DATE : {due:%d/%m/%Y}")):
        w(f"{s1:<52}{s2}")
    w()
    w("=" * 104)
    w(f"{'CREDIT LIMIT':>17}{'CASH LIMIT':>17}{'AVAIL CREDIT':>17}{'MINIMUM DUE':>17}{'TOTAL DUE':>17}")
    w(f"{west(lim):>17}{west(lim // 5):>17}{west(lim - new):>17}{west(mind):>17}{cr(new):>19}")
    w("-" * 104)
    w(f"{'PREV BALANCE':>17}  - {'PAYMENTS/CREDITS':>17}  + {'PURCHASES/DEBITS':>17}  = {'NEW BALANCE':>17}")
    w(f"{cr(prev):>19}  {west(pay):>17}    {west(pu):>17}    {cr(new):>19}")
    w("=" * 104)
    cap = f"{'TRAN DT':<9}{'POST DT':<9}{'REFERENCE NUMBER':<26}{'DESCRIPTION':<42}{'AMOUNT RS.':>14}"

    def caps():
        w(cap)
        w("-" * 104)

    caps()
    out = []
    for d, text, amt in mv:
        if y > 735:
            w(f"{'CONTINUED ON NEXT PAGE':>104}")
            p.new()
            head()
            caps()
        post = d + dt.timedelta(days=r.choice([0, 1, 1, 2]))
        w(f"{d:%d/%m/%y} {post:%d/%m/%y} {rr(23):<26}{text:<42}{cr(amt):>16}")
        out.append(ctx(d, text, amt, post))
    if y > 620:
        p.new()
        head()
    w("-" * 104)
    w(f"{'':<44}{'TOTAL PURCHASES/DEBITS':<42}{west(pu):>14}")
    w(f"{'':<44}{'TOTAL PAYMENTS/CREDITS':<42}{west(pay):>14}CR")
    w()
    w("PLEASE PAY THE MINIMUM DUE ON OR BEFORE THE PAYMENT DUE DATE TO AVOID LATE PAYMENT FEE.")
    w("IF YOU HAVE OPTED FOR AUTO DEBIT YOUR ACCOUNT WILL BE DEBITED ON THE PAYMENT DUE DATE.")
    w("TO REPORT LOSS OF CARD CALL 1800 425 0018 (TOLL FREE) / 080-25580625. ** COMPUTER GENERATED **")
    p.save()
    return card(issuer="MALNAD BANK", card_number=cn, card_holder=cust, currency="INR", statement_date=iso(sd), due_date=iso(due), statement_period={"from": iso(a), "to": iso(sd)}, credit_limit=d2(lim), previous_balance=d2(prev),
                new_balance=d2(new), minimum_due=d2(mind), payments=d2(pay), purchases=d2(pu), transactions=out)


@twopass
def straits(path, seed, rows, total):
    r = rng("straits", seed)
    sd = day(r, "2023-05-01", "2025-08-01").replace(day=r.choice([3, 12, 24]))
    a = (sd.replace(day=1) - dt.timedelta(days=1)).replace(day=sd.day) + dt.timedelta(days=1)
    due = sd + dt.timedelta(days=21)
    rr = lambda n: digits(r, n)
    outs = [(lambda: f"{r.choice(['COLD STORAGE-GREAT WORLD SINGAPORE', 'BUS/MRT 412088120 SINGAPORE', 'GRAB* A-7KQ2LPW5 SINGAPORE', 'NTUC FP-BEDOK MALL SINGAPORE', 'SHOPEE SINGAPORE MP Singapore', 'DIN TAI FUNG-PARAGON SINGAPORE'])}", 180, 35000),
            (lambda: f"AGODA.COM HOTEL Internet THB {r.randint(1200, 9900):,}.00", 4500, 40000), (lambda: f"SP DIGITAL PL-UTILITIES SINGAPORE", 6000, 29000), ("CCY CONVERSION FEE SGD 310.22", 310, 900)]
    pays = [("PAYMT THRU E-BANK/HOMEB/CYBERB (EP12)", 20000, 300000), ("ONE CASH REBATE", 500, 8000), ("REFUND ZALORA SINGAPORE", 2000, 15000)]
    mv = spend(r, a, sd - dt.timedelta(days=3), rows, outs, pays, .14)
    pu, pay = totals(mv)
    prev = r.randint(15000, 900000)
    new = prev + pu - pay
    mind = max(5000, pct(new, 300)) if new > 0 else 0
    lim = limit(r, new, 250000)
    cust = r.choice(["TAN WEI LING", "MUHAMMAD FAIZAL BIN OSMAN", "LIM JUN HAO", "S. RAJESWARI"])
    cn = f"5522-XXXX-XXXX-{rr(4)}"
    p = Page(path, (595, 842))
    RD, NV = (.8, .05, .12), (.05, .12, .3)
    F, B = H, HB
    crd = lambda v: west(abs(v)) + (" CR" if v < 0 else "")

    def foot():
        p.t(40, 810, "Please note that you are bound by a duty under the rules governing the operation of this account, to check the entries in the above statement. If you do not notify us in writing of any errors, omissions or", F, 5.6, col=GREY)
        p.t(40, 817, "unauthorised debits within fourteen (14) days of this statement, the entries above shall be deemed valid, correct, accurate and conclusively binding upon you.", F, 5.6, col=GREY)
        p.t(40, 828, "Straits United Bank Limited  80 Raffles Quay Singapore 048624  Co. Reg. No. 193500026Z", F, 6, col=GREY)
        p.t(555, 828, f"Page {p.n} of {total}", F, 7, "r", GREY)

    for i, x in enumerate((40, 49, 58)):
        p.box(x, 32, 6, 22, 0, fill=RD)
    p.t(72, 50, "SUB", HB, 22, col=NV)
    p.t(555, 44, "Credit Card(s) Statement", B, 13, "r", NV)
    for i, s in enumerate((cust, f"BLK {r.randint(1, 480)} TAMPINES ST {r.randint(11, 91)}", f"#{r.randint(2, 15):02d}-{r.randint(100, 420)}", f"SINGAPORE 52{rr(4)}")):
        p.t(40, 92 + 11.5 * i, s, F, 9)
    p.t(330, 80, "Statement Summary", B, 10, col=NV)
    for i, (k, v) in enumerate((("Statement Date", f"{sd:%d %b %Y}".upper()), ("Total Credit Limit", "SGD " + west(lim)), ("Total Minimum Payment Due", "SGD " + west(mind)), ("Due Date", f"{due:%d %b %Y}".upper()))):
        p.line(330, 86 + 16 * i, 555, 86 + 16 * i, .4, GREY)
        p.t(330, 97 + 16 * i, k, F, 8.5)
        p.t(555, 97 + 16 * i, v, B, 8.5, "r")
    p.line(330, 150, 555, 150, .4, GREY)
    p.t(40, 176, "Card Number", B, 7.5, col=GREY)
    p.t(190, 176, "Name on Card", B, 7.5, col=GREY)
    p.t(400, 176, "Minimum Payment (SGD)", B, 7.5, "r", GREY)
    p.t(555, 176, "Total Amount Due (SGD)", B, 7.5, "r", GREY)
    p.line(40, 180, 555, 180, .8, NV)
    p.t(40, 192, cn, F, 8.5)
    p.t(190, 192, cust, F, 8.5)
    p.t(400, 192, west(mind), F, 8.5, "r")
    p.t(555, 192, crd(new), B, 8.5, "r")
    p.line(40, 198, 555, 198, .4, NV)
    p.para(40, 214, "If you only make the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. The effective interest rate is 27.8% p.a.", F, 7, 515, 9, col=GREY)

    def thead(y):
        p.t(40, y, "SUB ONE CARD", B, 10, col=NV)
        p.t(130, y, f"{cn}  {cust}", F, 9)
        if p.n > 1:
            p.t(555, y, "(continued)", F, 8, "r")
        y += 8
        p.box(40, y, 515, 26, 0, fill=(.9, .92, .96))
        for x, k, al in ((44, "Post|Date", "l"), (88, "Trans|Date", "l"), (134, "Description of Transaction", "l"), (551, "Transaction Amount|SGD", "r")):
            for j, s in enumerate(k.split("|")):
                p.t(x, y + 11 + 10 * j, s, B, 8, al)
        return y + 39

    y = thead(246)
    p.t(134, y, "PREVIOUS BALANCE", F, 8.5)
    p.t(551, y, crd(prev), F, 8.5, "r")
    y += 16
    out = []
    posted = sorted(((d + dt.timedelta(days=r.choice([1, 1, 2, 3])), d, text, amt) for d, text, amt in mv), key=lambda v: v[0])
    for post, d, text, amt in posted:
        ref = "" if "REBATE" in text or "PAYMT" in text or "FEE" in text else f"Ref No. : 7{rr(22)}"
        if y + 22 > 795:
            foot()
            p.new()
            y = thead(40)
        p.t(44, y, f"{post:%d %b}".upper(), F, 8.5)
        p.t(88, y, f"{d:%d %b}".upper(), F, 8.5)
        p.t(134, y, text, F, 8.5)
        p.t(551, y, crd(amt), F, 8.5, "r")
        y += 11
        if ref:
            p.t(134, y, ref, F, 8.5)
            y += 11
        y += 3
        out.append(ctx(d, (text + " " + ref).strip(), amt, post))
    if y > 740:
        foot()
        p.new()
        y = thead(40)
    p.line(134, y - 6, 555, y - 6, .4, NV)
    p.t(134, y + 5, "SUB TOTAL", B, 8.5)
    p.t(551, y + 5, crd(new), F, 8.5, "r")
    p.t(134, y + 20, "TOTAL BALANCE FOR SUB ONE CARD", B, 8.5)
    p.t(551, y + 20, crd(new), B, 8.5, "r")
    p.line(134, y + 25, 555, y + 25, .8, NV)
    p.t(297, y + 42, "------------------------------ End of Transaction Details ------------------------------", F, 8, "c")
    foot()
    p.save()
    return card(issuer="Straits United Bank Limited", card_number=cn, card_holder=cust, currency="SGD", statement_date=iso(sd), due_date=iso(due), credit_limit=d2(lim), previous_balance=d2(prev),
                new_balance=d2(new), minimum_due=d2(mind), transactions=out), p.n


@twopass
def tarjeta(path, seed, rows, total):
    r = rng("tarjeta", seed)
    sd = month_end(day(r, "2023-02-01", "2025-08-01"))
    a = sd.replace(day=1)
    due = sd + dt.timedelta(days=5)
    rr = lambda n: digits(r, n)
    outs = [(lambda: f"{r.choice(['MERCADONA AV. CATALUÑA ZARAGOZA', 'REPSOL E.S. LA MUELA', 'EL CORTE INGLÉS PASEO INDEPENDENCIA', 'RENFE VIAJEROS MADRID', 'FARMACIA IBÁÑEZ C.B.', 'PAYPAL *DECATHLON ESP'])}", 250, 18000), (lambda: f"DISPOSICIÓN EFECTIVO CAJERO {rr(4)} IBERCAJA", 2000, 30000),
            (lambda: f"RYANAIR DUBLIN {r.randint(20, 99)},00 GBP COMISIÓN CAMBIO INCL.", 2400, 13000), ("INTERESES DEL PERIODO", 300, 6000), ("SEGURO PROTECCIÓN DE PAGOS", 390, 1200)]
    pays = [("RECIBO DOMICILIADO - GRACIAS", 4000, 60000), ("DEVOLUCIÓN ZARA ESPAÑA", 1500, 9000)]
    mv = spend(r, a, sd, rows, outs, pays, .14)
    pu, pay = totals(mv)
    prev = r.randint(10000, 250000)
    new = prev + pu - pay
    mind = max(3000, pct(new, 400)) if new > 0 else 0
    lim = limit(r, new, 100000)
    cust = r.choice(["PILAR GRACIA LÁZARO", "IÑAKI BELSUÉ MARCO", "NURIA PEÑA SANZ"])
    cn = f"4176 **** **** {rr(4)}"
    e = lambda v: euro(v, ".") + " €"
    p = Page(path, (595, 842))
    F, B = "DC", "DCB"
    GN = (.1, .55, .35)
    df = lambda d: f"{d:%d/%m/%Y}"

    def foot():
        p.c.saveState()
        p.c.translate(18, 250)
        p.c.rotate(90)
        p.c.setFont(F, 5)
        p.c.setFillColorRGB(.4, .4, .4)
        p.c.drawString(0, 0, "Crédito Ebro Bank, S.A. - Pza. de Basilio Paraíso 2, 50008 Zaragoza - R.M. de Zaragoza T. 1194 F. 83 H. Z-4862 - N.I.F. A-50000" + "319")
        p.c.restoreState()
        p.t(555, 824, f"Pág. {p.n} de {total}", F, 7, "r")

    def thead(y):
        p.t(40, y, "Detalle de movimientos", B, 10, col=GN)
        y += 14
        for x, k, al in ((40, "Fecha operación", "l"), (130, "Concepto", "l"), (455, "Cargos", "r"), (555, "Abonos", "r")):
            p.t(x, y, k, B, 8, al)
        p.line(40, y + 4, 555, y + 4, 1.2, GN)
        return y + 17

    p.t(40, 52, "crédito ebro", "UGB", 20, col=GN)
    p.t(40, 66, "EXTRACTO DE TU TARJETA", B, 8.5)
    for i, s in enumerate((cust, f"C/ PREDICADORES {r.randint(1, 99)}, {r.randint(1, 6)}º {r.choice('ABCD')}", "50003 ZARAGOZA")):
        p.t(345, 60 + 12 * i, s, F, 9)
    p.para(40, 112, f"Hola {cust.split()[0].title()}, este es el resumen de tu tarjeta Clásica {cn} del {df(a)} al {df(sd)}. El día {df(due)} pasaremos el cargo de tu cuota en la cuenta domiciliada ES** **** **** **** **** {rr(4)}.", F, 9, 515, 12.5)
    left = [("Deuda anterior", prev), ("Compras, disposiciones, intereses y comisiones", pu), ("Pagos y abonos", -pay), ("Deuda total a fecha de extracto", new)]
    for i, (k, v) in enumerate(left):
        y = 158 + 16 * i
        p.t(40, y, k, B if i == 3 else F, 8.5)
        p.t(310, y, e(v), B if i == 3 else F, 8.5, "r")
        p.line(40, y + 4, 310, y + 4, .3, GREY)
    right = [("Fecha de extracto", df(sd)), ("Fecha de cargo", df(due)), ("Límite de crédito", e(lim)), ("Crédito disponible", e(lim - new)), ("Cuota a pagar (mínimo)", e(mind))]
    p.box(335, 144, 220, 84, 0, fill=(.92, .97, .94))
    for i, (k, v) in enumerate(right):
        p.t(345, 158 + 15 * i, k, F, 8.5)
        p.t(547, 158 + 15 * i, v, B, 8.5, "r")
    y = thead(252)
    out = []
    for d, text, amt in mv:
        if y > 770:
            foot()
            p.new()
            y = thead(48)
        p.t(40, y, df(d), F, 8.5)
        p.t(130, y, text, F, 8.5)
        p.t(455 if amt > 0 else 555, y, e(abs(amt)), F, 8.5, "r")
        y += 14
        out.append(ctx(d, text, amt))
    if y > 690:
        foot()
        p.new()
        y = thead(48)
    p.line(40, y - 8, 555, y - 8, .5, GN)
    p.t(130, y + 3, "Total movimientos", B, 8.5)
    p.t(455, y + 3, e(pu), B, 8.5, "r")
    p.t(555, y + 3, e(pay), B, 8.5, "r")
    p.para(40, y + 34, "Tipo de interés nominal anual 18,00% (TAE 19,56%). Si mantienes la cuota mínima y no realizas más disposiciones tardarás más tiempo en amortizar la deuda. Dispones de 30 días para manifestar tu disconformidad con este extracto. Para cambiar tu forma de pago llama al 976 70 00 00.", F, 7.5, 515, 10)
    foot()
    p.save()
    return card(issuer="crédito ebro", card_number=cn, card_holder=cust, currency="EUR", statement_date=iso(sd), due_date=iso(due), statement_period={"from": iso(a), "to": iso(sd)}, credit_limit=d2(lim), previous_balance=d2(prev),
                new_balance=d2(new), minimum_due=d2(mind), payments=d2(pay), purchases=d2(pu), transactions=out), p.n


CARDS = {"ratnam": ratnam, "vplus": vplus, "straits": straits, "tarjeta": tarjeta}
