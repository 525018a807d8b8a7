# SPDX-License-Identifier: AGPL-3.0-or-later
"""Card layouts: a charge card company in Britain and a German co-branded credit card."""
import datetime as dt

from reportlab.lib.pagesizes import A4

from stranger_abroad_pen import (H, HB, HI, T, TB, Pen, amt, card_tx, cents, digits, entries, iban, four, iso, money, rng_for)

UK = [
    (6, 1, 2, 180, "{WAITROSE 214                BATH|TRAINLINE                   WWW.TRAINLINE|PRET A MANGER 0412          BRISTOL|BOOTS 1184                  BATH}"),
    (3, 1, 6, 600, "~FX"),
    (1, 1, 9, 40, "{APPLE.COM/BILL              HOLLYHILL|DISNEY PLUS                 LONDON}"),
    (1, -1, 50, 1800, "PAYMENT RECEIVED - THANK YOU"),
    (1, -1, 5, 120, "{JOHN LEWIS PARTNERSHIP      BRISTOL|ASOS.COM                    LONDON}"),
]
UKFX = [("LA BOQUERIA                 BARCELONA", "EUROPEAN UNION EURO", 1.1701), ("MTA*NYCT PAYGO              NEW YORK", "UNITED STATES DOLLAR", 1.2688),
        ("COOP OSTBANEHALLEN          OSLO", "NORWEGIAN KRONE", 13.412)]


def meridian(path, seed, rows):
    r = rng_for("meridian", seed, rows)
    sdate = r.choice([dt.date(2024, 1, 14), dt.date(2024, 3, 22), dt.date(2024, 10, 9)])
    first = (sdate - dt.timedelta(days=31)).replace(day=sdate.day) + dt.timedelta(days=1)
    n = max(rows, 1)
    nf = 0 if n < 4 else 2 if n > 8 else 1
    ents = entries(r, n - nf, first, sdate - dt.timedelta(days=1), UK)
    for e in ents:
        e["parts"] = [" ".join(e["parts"][0].split())]
        if e["parts"][0] == "~FX":
            who, cur, rate = r.choice(UKFX)
            base = int(e["a"] / 1.0299)
            fee = e["a"] - base
            e["parts"] = [" ".join(who.split()), f"Commission Amount {money(fee)}", f"Currency Conversion Rate {rate:.4f}"]
            e["fx"] = (money(int(base * rate)), cur)
    pay = [e for e in ents if e["a"] < 0 and "PAYMENT" in e["parts"][0]]
    rest = [e for e in ents if not any(e is x for x in pay)]
    cut = len(rest) // 3 if len(rest) > 4 else 0
    supp = [e for e in rest if e["a"] > 0][:cut]
    main = [e for e in rest if not any(e is x for x in supp)]
    other = [{"d": sdate, "a": a, "parts": [t]} for t, a in (("INTEREST CHARGE ON PURCHASES", cents(r, 2, 60)), ("LATE PAYMENT FEE", 1200))][:nf]
    everything = pay + main + supp + other
    creds = -sum(e["a"] for e in everything if e["a"] < 0)
    debs = sum(e["a"] for e in everything if e["a"] > 0)
    prev = r.randint(5000, 260000)
    new = prev - creds + debs
    if new < 0 and seed % 3:
        prev += 8800 - new
        new = 8800
    mad = 0 if new <= 0 else min(new, max(2500, new // 50))
    limit = r.choice([4000, 8500, 15000])
    while limit * 100 < new:
        limit *= 2
    due = sdate + dt.timedelta(days=25)
    name, sup = r.choice([("MR A J PEMBERTON", "MRS C PEMBERTON"), ("DR F ADEYEMI", "MISS T ADEYEMI")])
    num = f"xxxx-xxxxxx-{digits(r, 5)}"
    md = lambda d: f"{d:%b} {d.day:2d}".replace("  ", " ")
    dmy = lambda d: f"{d:%d/%m/%y}"
    cr = lambda c: money(abs(c)) + ("CR" if c < 0 else "")
    p = Pen(path, A4, "Statement of Account")
    b = "#016fb9"

    def frame():
        p.rect(40, 28, 44, 44, fill=b)
        p.lines(62, 48, ["MERIDIAN", "EXPRESS"], HB, 7.5, 11, al="c", col=1)
        p.t(100, 44, "The Preferred Rewards Gold Credit Card", TB, 13)
        p.t(100, 58, "Statement of Account", T, 11)
        for x, a, v in ((40, "Prepared for", name), (220, "Membership Number", num), (400, "Date", dmy(sdate))):
            p.t(x, 92, a, H, 7)
            p.t(x, 104, v, HB, 9)
        p.line(40, 110, 555, 110, 0.8, b)
    frame()
    y = 128
    w0 = 515 / 5
    for i, (a, v, sg) in enumerate((("Previous Balance £", cr(prev), "-"), ("New Credits £", money(creds), "+"), ("New Debits £", money(debs), "="), ("New Balance £", cr(new), ""), ("Minimum Payment £", money(mad), ""))):
        x = 40 + w0 * i
        p.rect(x, y, w0 - 12, 38, fill="#e6f1f9" if i < 3 else b)
        p.t(x + (w0 - 12) / 2, y + 13, a, H, 8, "c", 0 if i < 3 else 1)
        p.t(x + (w0 - 12) / 2, y + 29, v, HB, 10, "c", 0 if i < 3 else 1)
        p.t(x + w0 - 6, y + 24, sg, HB, 10, "c")
    y = 184
    p.t(40, y, f"Credit Limit £{limit:,}.00", H, 8.5)
    p.t(200, y, f"Available Credit £{money(max(0, limit * 100 - new))}", H, 8.5)
    if new > 0:
        p.t(400, y, f"Payment due by {due.day} {due:%B} {due.year}", HB, 8.5)
    else:
        p.t(400, y, "You do not need to make a payment", HB, 8.5)
    p.t(40, y + 16, f"Statement includes payments and charges received by {sdate.day} {sdate:%B} {sdate.year}", HI, 8)
    p.para(40, y + 32, "Minimum payments: if you make only the minimum payment each month, it will take you longer and cost you more to clear your balance. "
           "Direct Debit: the amount shown will be collected from your bank account on or shortly after the due date.", 515, H, 7)
    y = 244
    out = []

    def thead():
        nonlocal y
        for x, a, c, al in ((40, "Transaction", "Date", "l"), (94, "Process", "Date", "l"), (140, "Transaction Details", "", "l"), (470, "Foreign Spend", "", "r"), (555, "Amount £", "", "r")):
            p.t(x, y, a, HB, 7.5, al, b)
            p.t(x, y + 9, c, HB, 7.5, al, b)
        p.line(40, y + 13, 555, y + 13, 0.5, b)
        y += 26
    thead()

    def room(h):
        nonlocal y
        if y + h > 765:
            p.page()
            frame()
            y = 128
            thead()
    for title, group, total in ((f"New transactions and payments for {name}", pay + main, True), (f"New transactions for {sup}", supp, True), ("Other Account Transactions", other, False)):
        if not group:
            continue
        room(44)
        p.t(40, y, title, HB, 8.5)
        if sup in title:
            p.t(555, y, f"Card Number xxxx-xxxxxx-{digits(r, 5)}", H, 7.5, "r")
        y += 14
        for e in group:
            h = 11 * max(len(e["parts"]), 2 if e["a"] < 0 or "fx" in e else 1) + 3
            room(h)
            post = min(sdate, e["d"] + dt.timedelta(days=r.choice([0, 1, 1, 2])))
            p.t(40, y, md(e["d"]), H, 8)
            p.t(94, y, md(post), H, 8)
            p.lines(140, y, e["parts"], H, 8, 10)
            if "fx" in e:
                p.t(470, y, e["fx"][0], H, 8, "r")
                p.t(470, y + 10, e["fx"][1], H, 6.5, "r")
            p.t(555, y, money(abs(e["a"])), H, 8, "r")
            if e["a"] < 0:
                p.t(555, y + 10, "CR", H, 8, "r")
            y += h
            out.append(card_tx(e["d"], " ".join(e["parts"]), e["a"], post))
        if total:
            room(20)
            s = sum(e["a"] for e in group)
            p.line(300, y - 6, 555, y - 6, 0.4)
            p.t(455, y + 4, f"Total of new transactions for {name if group is not supp else sup}", HB, 8, "r")
            p.t(555, y + 4, cr(s), HB, 8, "r")
            y += 24
    room(60)
    p.rect(40, y, 515, 44, fill="#f2f2f2")
    p.t(48, y + 13, "Membership Rewards® points", HB, 8.5)
    for i, (a, v) in enumerate((("Opening balance", "18,402"), ("Earned this month", f"{debs // 100:,}"), ("Bonus", "250"), ("Closing balance", f"{18652 + debs // 100:,}"))):
        p.t(48 + 125 * i, y + 26, a, H, 7.5)
        p.t(48 + 125 * i, y + 38, v, H, 8)

    def footer(i, n):
        p.t(555, 44, f"Page {i} of {n}", H, 8, "r")
        p.t(40, 806, "Meridian Express Services Europe Limited, Belgrave House, 76 Buckingham Palace Road, London. Authorised and regulated by the Financial Conduct Authority.", H, 6)
        p.t(40, 816, "Interest rates: purchases 1.91% monthly, 25.4% simple annual; cash advances 2.26% monthly.", H, 6)
    p.finish(None, footer)
    data = {"issuer": "MERIDIAN EXPRESS", "card_number": num, "card_holder": name, "currency": "GBP", "statement_date": iso(sdate), "credit_limit": amt(limit * 100),
            "previous_balance": amt(prev), "payments": amt(creds), "purchases": amt(debs), "new_balance": amt(new), "minimum_due": amt(mad), "transactions": out}
    if new > 0:
        data["due_date"] = iso(due)
    return data


DE = [
    (6, 1, 4, 240, "{AMZN MKTP DE AMAZON.DE|DB VERTRIEB GMBH FRANKFURT|SHELL 1142 KOELN|HORNBACH AG BORNHEIM|SPOTIFY AB STOCKHOLM}"),
    (3, 1, 9, 400, "~FX"),
    (1, 1, 50, 400, "BARGELDAUSZAHLUNG {SPARDA-BANK KOELN|EURONET PRAG}"),
    (1, -1, 10, 300, "GUTSCHRIFT {ZALANDO SE BERLIN|BOOKING.COM AMSTERDAM}"),
    (1, -1, 100, 1500, "UEBERWEISUNG GUTSCHRIFT, VIELEN DANK"),
]
DEFX = [("SHINKANSEN TICKETS TOKYO", "JPY", 161.8800), ("SBB MOBILE BERN", "CHF", 0.9612), ("NORDISKA KOMPANIET STOCKHOLM", "SEK", 11.2745), ("KIWI.COM BRNO", "CZK", 25.3310)]


def abrechnung(path, seed, rows):
    r = rng_for("abrechnung", seed, rows)
    sdate = r.choice([dt.date(2024, 1, 22), dt.date(2024, 5, 21), dt.date(2025, 2, 20)])
    first = sdate - dt.timedelta(days=30)
    n = max(rows, 1)
    ents = entries(r, n, first, sdate - dt.timedelta(days=1), DE)
    i = 0
    while i < len(ents):
        e = ents[i]
        if e["parts"][0] == "~FX":
            who, cur, rate = r.choice(DEFX)
            e["parts"] = [who]
            raw = int(e["a"] * rate)
            e["fx"] = (cur, money(raw, "de")[:-3] if cur == "JPY" else money(raw, "de"), f"{rate:.4f}".replace(".", ","))
            if len(ents) > 2 and i + 1 < len(ents):
                ents[i + 1] = {"d": e["d"], "a": max(1, (e["a"] * 175 + 5000) // 10000), "parts": ["1,75% AUSLANDSEINSATZENTGELT"]}
                i += 1
        i += 1
    if n > 5:
        ents[-1] = {"d": sdate, "a": cents(r, 1, 30), "parts": ["SOLLZINSEN 15,90% P.A."]}
    two = n >= 8
    groups = [ents] if not two else [ents[:n * 2 // 3], ents[n * 2 // 3:]]
    prev = r.randint(5000, 240000)
    tot = sum(e["a"] for e in ents)
    new = prev + tot
    if new < 0:
        prev += 5555 - new
        new = 5555
    limit = r.choice([2500, 5000, 10000])
    while limit * 100 < new:
        limit *= 2
    mad = min(new, max(3000, new // 20))
    due = sdate + dt.timedelta(days=14)
    name, partner = r.choice([("Henning Brockmann", "Ilka Brockmann"), ("Dr. Ayse Yildirim-Koch", "Stefan Koch")])
    num, pnum = f"4871 78XX XXXX {digits(r, 4)}", f"4871 78XX XXXX {digits(r, 4)}"
    m = lambda c: money(abs(c), "de") + (" -" if c > 0 else " +")
    d6 = lambda d: f"{d:%d.%m.%y}"
    p = Pen(path, A4, "Kreditkartenabrechnung")
    org = "#d4700a"
    p.rect(380, 30, 175, 4, fill=org)
    p.t(555, 54, "Rheinische Landeskartenbank", HB, 12, "r")
    p.t(555, 66, "AutoClub Plus Visa Card", H, 9, "r", org)
    p.t(56, 112, "Rheinische Landeskartenbank AG - Postfach 10 12 xx - 50452 Köln", H, 6)
    p.lines(56, 126, [f"{'Frau' if 'Ayse' in name else 'Herrn'}", name, "Mauenheimer Gürtel 77", "50739 Köln"], H, 10, 13)
    for k, (a, v) in enumerate((("Kreditkartennummer", num), ("Rechnungsdatum", f"{sdate:%d.%m.%Y}"), ("Verfügungsrahmen EUR", money(limit * 100, "de")), ("Kundenservice", "0221 8282 xx"))):
        p.t(380, 126 + 13 * k, a, H, 8)
        p.t(555, 126 + 13 * k, v, H, 8, "r")
    p.t(56, 214, f"Ihre Visa-Abrechnung vom {sdate:%d.%m.%Y}", HB, 12)
    y = 238

    def thead():
        nonlocal y
        p.line(56, y - 10, 555, y - 10, 0.8)
        for x, a, c, al in ((56, "Beleg-", "datum", "l"), (104, "Buchungs-", "datum", "l"), (152, "Verwendungszweck", "", "l"), (352, "Fremdwährung", "", "l"), (476, "Kurs", "", "r"), (555, "Betrag in", "EUR", "r")):
            p.t(x, y, a, HB, 7.5, al)
            p.t(x, y + 9, c, HB, 7.5, al)
        p.line(56, y + 13, 555, y + 13, 0.4)
        y += 27
    thead()
    p.t(152, y, "Saldo der letzten Abrechnung", H, 8.5)
    p.t(555, y, m(prev), H, 8.5, "r")
    y += 18
    out, run = [], prev
    for g, (card, who) in zip(groups, ((num, name), (pnum, partner))):
        p.t(56, y, f"{'Hauptkarte' if who == name else 'Partnerkarte'} {card}  {who}", HB, 8.5)
        y += 14
        for e in g:
            if y > 735:
                p.t(152, y + 4, f"Übertrag auf Seite {p.i + 2}", HI, 8.5)
                p.t(555, y + 4, m(run), HI, 8.5, "r")
                p.page()
                y = 80
                thead()
                p.t(152, y, f"Übertrag von Seite {p.i}", HI, 8.5)
                p.t(555, y, m(run), HI, 8.5, "r")
                y += 16
            post = min(sdate, e["d"] + dt.timedelta(days=r.choice([0, 1, 2, 3])))
            p.t(56, y, d6(e["d"]), H, 8.5)
            p.t(104, y, d6(post), H, 8.5)
            ls = p.wrap(e["parts"][0], 192, H, 8.5)
            p.t(555, y, m(e["a"]), H, 8.5, "r")
            if "fx" in e:
                p.t(352, y, e["fx"][0], H, 8.5)
                p.t(434, y, e["fx"][1], H, 8.5, "r")
                p.t(476, y, e["fx"][2], H, 8.5, "r")
            y = p.lines(152, y, ls, H, 8.5, 10.5) + 2
            run += e["a"]
            out.append(card_tx(e["d"], " ".join(e["parts"]), e["a"], post))
        sub = sum(e["a"] for e in g)
        p.line(480, y - 7, 555, y - 7, 0.3)
        p.t(152, y + 3, f"Zwischensumme {card[-4:]}", H, 8.5)
        p.t(555, y + 3, m(sub) if sub else "0,00", H, 8.5, "r")
        y += 20
        if y > 700:
            p.page()
            y = 80
            thead()
    p.line(56, y - 8, 555, y - 8, 0.8)
    p.t(152, y + 4, "Neuer Saldo", HB, 9.5)
    p.t(555, y + 4, m(new), HB, 9.5, "r")
    p.line(56, y + 10, 555, y + 10, 0.8)
    y += 28
    ib = four(iban("DE", "37050198" + digits(r, 10)))
    y = p.para(56, y, f"Den Mindestbetrag von {money(mad, 'de')} EUR buchen wir am {due:%d.%m.%Y} von Ihrem Konto {ib[:9]} **** **** {ib[-7:]} ab. Sollzinssatz gebunden p.a. 14,84 %, effektiver Jahreszins 15,90 %. "
               "Beanstandungen bitte unverzüglich, spätestens sechs Wochen nach Zugang schriftlich mitteilen.", 499, H, 8)
    p.t(56, y + 10, f"AutoClub-Bonuspunkte: Stand {r.randint(900, 9000)} Punkte", HB, 8, col=org)

    def footer(i, n):
        p.t(555, 90 if i == 1 else 60, f"Seite {i} von {n}", H, 8, "r")
        if i > 1:
            p.t(56, 60, f"Abrechnung vom {sdate:%d.%m.%Y}, {num}", H, 8)
        p.t(56, 812, "Vorstand: Dr. J. Kremers, B. Thelen  Aufsichtsratsvorsitz: M. Paffrath  Sitz: Köln  HRB 88xx1  USt-IdNr. DE 8137xx204", H, 6)
    p.finish(None, footer)
    return {
        "issuer": "Rheinische Landeskartenbank", "card_number": num, "card_holder": name, "currency": "EUR", "statement_date": iso(sdate), "due_date": iso(due),
        "credit_limit": amt(limit * 100), "previous_balance": amt(prev), "new_balance": amt(new), "minimum_due": amt(mad), "transactions": out}


LAYOUTS = {"meridian": meridian, "abrechnung": abrechnung}
