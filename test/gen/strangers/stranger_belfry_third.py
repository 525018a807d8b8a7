# SPDX-License-Identifier: AGPL-3.0-or-later
"""Germany: a sawmill's letter, a laboratory's negative credit memo. Switzerland: crane hire."""
from stranger_belfry_kit import *


def saege(path, seed, rows):
    """Letter by the German norm: sender's line over the window, block of references, carried-over sums at page ends."""
    rng = random.Random(f"saege/{seed}/{rows}")
    sup = rng.choice([("Sägewerk Höllerer GmbH & Co. KG", "Mühlgasse 12", "94268 Ruhmannsgrün", "DE 288 914 037"), ("Holzwerk Aichbrunn GmbH",
        "An der Säge 3", "87760 Lachenau", "DE 311 572 096")])
    cus = rng.choice([("Zimmerei Leopold Stracke", "Gewerbering 8", "93413 Chammünz"), ("Bachmaier Holzbau GmbH", "Herrn Kranz", "Austraße 41 a",
        "86825 Wörishofen-Ost"), ("Schreinerei Wiebke Ohlsen", "Postfach 11 40", "94202 Regenau")])
    cat = [("KVH Fichte NSi 60/120", "getrocknet 15 %, gehobelt, 13 m", "m³", 410, 495), ("Bauholz Fichte nach Liste",
        "S10, frisch, Listenlänge bis 6,50 m", "m³", 325, 390), ("Dachlatten 40/60", "S10, imprägniert braun", "lfm", .95, 1.4),
           ("Lärche Rhombusleiste 27/68", "A-Sortierung, 4 m", "lfm", 2.8, 3.9), ("Schalung sägerauh 24 mm", "Breite fallend 10–18 cm", "m²", 6.2, 8.4),
           ("Lohnschnitt Rundholz Kunde", "inkl. Besäumen, ohne Stapeln", "fm", 48, 66),
           ("Hackschnitzel G50", "Sägerestholz, frei Hof", "Srm", 17, 24), ("BSH Fichte GL24h 160/320", "Sichtqualität, foliert", "m³", 690, 820),
           ("Sägemehl lose", "", "Srm", 9, 13), ("Trocknung Schnittholz", "auf 12 % ± 2", "m³", 55, 78)]
    d0 = day(rng)
    items, po = [], rng.choice(["BV Halle Kranz", "2024-0381", "B 77/Kz"])
    for n, z, u, lo, hi in [rng.choice(cat) for _ in range(rows)]:
        q = r2(rng.uniform(60, 900)).quantize(D("1")) if u in ("lfm", "m²") else D(rng.randint(350, 14800)) / 1000
        up = price(rng, lo, hi, "0.05")
        items.append((n, z, q, u, up, r2(q * up)))
    goods = sum(i[5] for i in items)
    ship = rng.choice([None, D("85.00"), D("140.00")])
    net = goods + (ship or 0)
    tax = r2(net * D("0.19"))
    no, kd, due = f"RE{d0.year % 100}-{rng.randint(300, 4800):05d}", str(rng.randint(10020, 19990)), plus(d0, 21)
    f, fb, n3 = "Com24Sans", "Com24SansB", lambda q, u: de(q, 0 if u in ("lfm", "m²") else 3)
    dd = lambda d: f"{d:%d.%m.%Y}"
    p = Pad(path, A4, f, 8.5)

    def bottom():
        p.line(70, 786, 540, 786, .3)
        for k, ls in enumerate(((sup[0], sup[1], sup[2]), ("Amtsgericht Deggenau HRA 2215", f"USt-IdNr. {sup[3]}", "PEFC-zertifiziert"),
            ("Raiffbank Bayerwald-Süd", "IBAN DE27 7416 9990 0003 1187 40", "BIC GENODEF1BWS"))):
            for j, s in enumerate(ls):
                p.t(70 + 170 * k, 797 + 9 * j, s, 6.3)

    def heads(y):
        for xx, s, right in ((70, "Pos.", 0), (98, "Bezeichnung", 0), (338, "Menge", 1), (346, "EH", 0), (440, "Preis/EH", 1), (540, "Gesamt EUR", 1)):
            (p.r if right else p.t)(xx, y, s, font=fb)
        p.line(70, y + 5, 540, y + 5, .8)
        return y + 20
    p.m(297, 60, sup[0], 17, "Com24SerifB")
    p.m(297, 76, "Bauholz · Listenbauholz · Hobelware · Lohnschnitt", 8)
    p.t(70, 132, f"{sup[0]} · {sup[1]} · {sup[2]}", 6)
    p.line(70, 135, 295, 135, .3)
    for k, s in enumerate(cus):
        p.t(70, 152 + 13 * k, s, 9.5)
    for k, (a, v) in enumerate((("Kunden-Nr.", kd), ("Ihre Bestellung", po), ("Lieferdatum", dd(plus(d0, -3))), ("Datum", dd(d0)))):
        p.t(370, 152 + 14 * k, a)
        p.t(460, 152 + 14 * k, v)
    p.t(70, 260, f"Rechnung Nr. {no}", 12, fb)
    p.t(70, 282, "Sehr geehrte Damen und Herren,")
    p.t(70, 298, "für unsere Lieferung und Leistung erlauben wir uns zu berechnen:")
    y, run = heads(324), D(0)
    for k, (n, z, q, u, up, g) in enumerate(items):
        if y > 728:
            p.t(98, y + 4, "Übertrag", font=fb)
            p.r(540, y + 4, de(run), font=fb)
            bottom()
            p.new()
            p.t(70, 60, f"Rechnung Nr. {no} vom {dd(d0)}")
            p.r(540, 60, f"Seite {p.page}")
            y = heads(84)
            p.t(98, y, "Übertrag", font=fb)
            p.r(540, y, de(run), font=fb)
            y += 18
        p.r(88, y, str(k + 1))
        p.t(98, y, n)
        if z:
            p.t(98, y + 10, z, 7.5)
        p.r(338, y, n3(q, u))
        p.t(346, y, u)
        p.r(440, y, de(up))
        p.r(540, y, de(g))
        run += g
        y += 25 if z else 16
    if y > 630:
        bottom()
        p.new()
        p.t(70, 60, f"Rechnung Nr. {no} vom {dd(d0)}")
        p.r(540, 60, f"Seite {p.page}")
        y = 96
    p.line(340, y - 8, 540, y - 8)
    for a, v in ([("Warenwert", goods), ("Fracht", ship)] if ship else []) + [("Nettobetrag", net), ("zzgl. 19 % MwSt.", tax)]:
        p.t(340, y + 4, a)
        p.r(540, y + 4, de(v))
        y += 15
    p.line(340, y - 6, 540, y - 6, .8)
    p.t(340, y + 7, "Rechnungsbetrag EUR", font=fb)
    p.r(540, y + 7, de(net + tax), font=fb)
    p.line(340, y + 11, 540, y + 11, .8)
    p.line(340, y + 13, 540, y + 13, .8)
    p.t(70, y + 40, f"Zahlbar bis {dd(due)} ohne Abzug. Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum.")
    p.t(70, y + 54, "Das Holz wurde nach den Tegernseer Gebräuchen gehandelt.")
    bottom()
    p.save()
    return clean({"data": {
        "invoice_number": no, "invoice_date": d0.isoformat(), "due_date": due.isoformat(), "purchase_order": po, "document_type": "invoice",
            "currency": "EUR",
        "supplier": {"name": sup[0], "address": addr(*sup[1:3]), "tax_id": sup[3]}, "customer": {"name": cus[0], "address": addr(*cus[-2:])},
        "line_items": [{"description": f"{i[0]} {i[1]}".strip(), "quantity": n3(i[2], i[3]).replace(".", "").replace(",", "."), "unit": i[3],
        "unit_price": S(i[4]), "amount": S(i[5])} for i in items],
        "subtotal": S(net), "shipping": S(ship) if ship else None, "tax_total": S(tax), "total": S(net + tax)}})


def labor(path, seed, rows):
    """Print of a large business system in fixed pitch: two-line positions, minus signs behind, a credit memo."""
    rng = random.Random(f"labor/{seed}/{rows}")
    sup = rng.choice([("Analytik Werraland GmbH", "Am Kalkofen 22", "37269 Eschfeld", "DE199045728"), ("Umweltlabor Dr. Pietsch AG", "Hafenstraße 101",
        "26725 Emdersiel", "DE256310884")])
    cus = rng.choice([("Stadtwerke Niederhain", "Wasserwerk", "Talsperrenweg 1", "34369 Niederhain"), ("Molkerei Ostmoor eG", "Einkauf / Frau Jabbusch",
        "Deichstraße 60", "26759 Hinterdeich")])
    cat = [("4001120", "Trinkwasser mikrobiologisch, Gr. A", 38, 55), ("4001135", "Legionellen nach DIN EN ISO 11731", 29, 44), ("4002210",
        "Schwermetalle ICP-MS, 12 Elemente", 96, 140), ("4003007", "Nitrat / Nitrit photometrisch", 9, 14),
           ("4004100", "PFAS, 20 Einzelstoffe", 165, 230), ("4005520", "Kohlenwasserstoffe C10-C40", 48, 70), ("4009001", "Probenahme, Anfahrt bis 50 km",
           60, 85), ("4006300", "Listerien qualitativ, 25 g", 17, 24),
           ("4006411", "Hemmstofftest Rohmilch", 6, 9), ("4009010", "Prüfbericht englisch", 25, 25)]
    d0, items = day(rng), []
    for m, n, lo, hi in [rng.choice(cat) for _ in range(rows)]:
        q, up = rng.choice([1, 1, 2, 3, 4, 8, 12]), price(rng, lo, hi, "0.10")
        items.append((m, n, q, up, q * up))
    net = sum(i[4] for i in items)
    tax = r2(net * D("0.19"))
    no, ref, po = f"9{rng.randint(10**7, 10**8 - 1)}", f"9{rng.randint(10**7, 10**8 - 1)}", f"45{rng.randint(10**7, 10**8 - 1)}"
    neg = lambda v: de(v) + "-"
    p = Pad(path, A4, "Com24Mono", 8.4)
    y = 0

    def out(s, font=None, dy=11.5):
        nonlocal y
        if s.strip():
            p.t(52 + 5.057 * (len(s) - len(s.lstrip())), y, s.strip(), font=font)
        y += dy

    def head():
        nonlocal y
        y = 50
        out(f"{'Gutschrift':<56}{'Seite':>30} {p.page:>3}", "Com24MonoB")
        out(f"Nummer/Datum: {no} / {d0:%d.%m.%Y}")
        out("")
        if p.page == 1:
            out(f"{sup[0]}, {sup[1]}, {sup[2]}", dy=22)
            info = (f"Referenzbeleg  {ref}", f"Bestellnummer  {po}", f"Kundennummer   {rng.randint(100000, 199999)}", "Währung        EUR")
            for a, b in zip(cus, info):
                out(f"{a:<54}{b}")
            out("")
            out(f"Unsere USt-IdNr.: {sup[3]}", dy=23)
            out(f"Wir schreiben Ihnen zur Rechnung {ref} gut:", dy=20)
        out("_" * 90)
        out(f"{'Pos.':<7}{'Material':<12}{'Bezeichnung':<40}")
        out(f"{'':<19}{'Menge':>10}{'Preis':>19}{'Preiseinheit':>19}{'Wert':>23}")
        out("_" * 90, dy=16)
    head()
    for k, (m, n, q, up, g) in enumerate(items):
        if y > 750:
            p.new()
            head()
        out(f"{(k + 1) * 10:06d} {m:<12}{n}")
        out(f"{'':<19}{q:>7} ST{de(up) + ' EUR':>19}{'1 ST':>19}{neg(g):>23}", dy=15)
    if y > 690:
        p.new()
        head()
    out("_" * 90, dy=16)
    out(f"{'Summe Positionen':<67}{neg(net):>23}")
    out(f"{'Mehrwertsteuer':<25}{'19,000 %':>14}{'auf':>6}{neg(net):>20}{neg(tax):>25}")
    out("_" * 90, dy=16)
    out(f"{'Endbetrag':<67}{neg(net + tax):>23}", "Com24MonoB", 24)
    out("Der Betrag wird mit Ihrer nächsten Zahlung verrechnet.")
    p.save()
    return clean({"data": {
        "invoice_number": no, "invoice_date": d0.isoformat(), "purchase_order": po, "document_type": "credit_note", "currency": "EUR",
        "supplier": {"name": sup[0], "address": addr(*sup[1:3]), "tax_id": sup[3]}, "customer": {"name": cus[0], "address": addr(*cus[2:])},
        "line_items": [{"description": i[1], "quantity": str(i[2]), "unit": "ST", "unit_price": S(i[3]), "amount": S(-i[4])} for i in items],
        "tax_summary": [{"tax_rate": "19", "taxable": S(-net), "tax": S(-tax)}], "subtotal": S(-net), "tax_total": S(-tax), "total": S(-net - tax)}})


def kran(path, seed, rows):
    """Swiss office program: apostrophes, recipient at the right, sender's address in the foot only, everything drawn from right to left."""
    rng = random.Random(f"kran/{seed}/{rows}")
    sup = rng.choice([("Gerber & Zumstein Krane AG", "Industriestrasse 19", "3422 Kirchrüti", "CHE-114.902.377 MWST"), ("Rheintal Hebetechnik GmbH",
        "Feldmoosweg 4", "9443 Widenau", "CHE-278.441.906 MWST")])
    cus = rng.choice([("Baugenossenschaft Sonnhalde", "Verwaltung", "Tannackerweg 7", "3400 Burgfeld"), ("Holzbau Inauen AG", "Sägetobel 2",
        "9056 Gaisswil"), ("Montagebau Räss", "Bahnhofplatz 5", "9450 Altstätt")])
    cat = [("Autokran 60 t inkl. Kranführer", "h", 245, 285), ("An- und Rückfahrt Autokran 60 t", "Psch.", 380, 460), ("Raupenkran 25 t, Miete", "Tag", 690,
        880), ("Hilfsmonteur / Anschläger", "h", 82, 96), ("Zusatzballast 12 t, Transport", "Psch.", 290, 410),
           ("Lastverteilplatten", "Stk", 18, 26), ("LSVA Anteil", "km", 1.1, 1.6), ("Sperrung und Signalisation Trottoir", "Psch.", 240, 420),
           ("Anhängerkran 27 m, Miete", "Tag", 310, 390), ("Wartezeit bauseits", "h", 180, 210), ("Personenkorb mit Abnahme", "Stk", 120, 160)]
    d0, items = day(rng), []
    d = plus(d0, -20)
    for n, u, lo, hi in [rng.choice(cat) for _ in range(rows)]:
        q = D(1) if u == "Psch." else D(rng.randint(2, 40)) / 4 if u == "h" else D(rng.randint(2, 48))
        up, ds = price(rng, lo, hi, "0.50" if hi > 5 else "0.05"), rng.choice([0, 0, 0, 0, 5, 10])
        items.append((d, n, q, u, up, ds, r2(q * up * (100 - ds) / 100)))
        d = min(d0, plus(d, rng.choice([0, 0, 1, 2])))
    net = sum(i[6] for i in items)
    tax = r2(net * D("0.081"))
    paid = rng.choice([None, None, D("1000.00")])
    paid = paid if paid and net > 3000 else None
    chf = lambda v, k=2: num(v, "'", ".", k)
    no, due, po = str(rng.randint(24100, 25990)), plus(d0, 30), rng.choice([None, "Obj. 114 Sonnhalde", "W-5561"])
    p = Pad(path, A4, HE, 9.5)
    blue = colors.HexColor("#1d4f91")
    x = (57, 105, 330, 360, 430, 465, 540)

    def tail():
        p.line(57, 792, 540, 792, .7, blue)
        p.m(298, 805, f"{sup[0]} · {sup[1]} · {sup[2]} · {sup[3]}", 7.5, col=blue)

    def hd(y):
        for xx, s, rt in reversed(((x[0], "Datum", 0), (x[1], "Leistung", 0), (x[2], "Menge", 1), (336, "Einh.", 0), (x[4], "Ansatz", 1), (x[5], "Rab. %",
            1), (x[6], "CHF", 1))):
            (p.r if rt else p.t)(xx, y, s, 8.5, HEB, blue)
        return y + 18
    for k, s in enumerate(reversed(cus)):
        p.t(345, 150 + 13 * (len(cus) - 1 - k), s, 10)
    p.t(57, 58, sup[0], 16, HEB, blue)
    p.t(57, 230, f"{sup[2][5:]}, {d0.day}. {MON_DE[d0.month - 1]} {d0.year}")
    p.t(57, 258, f"Rechnung {no}", 14, HEB)
    if po:
        p.t(57, 276, f"Ihre Referenz: {po}")
    y = hd(306)
    for k, i in enumerate(items):
        if y > 768:
            tail()
            p.new()
            p.r(540, 50, f"Rechnung {no}, Seite {p.page}", 8)
            y = hd(76)
        p.r(x[6], y, chf(i[6]))
        if i[5]:
            p.r(x[5], y, str(i[5]))
        p.r(x[4], y, chf(i[4]))
        p.t(336, y, i[3])
        p.r(x[2], y, chf(i[2]))
        p.t(x[1], y, i[1])
        p.t(x[0], y, f"{i[0]:%d.%m.}")
        p.line(57, y + 4, 540, y + 4, .25, colors.grey)
        y += 17
    if y > 660:
        tail()
        p.new()
        y = 80
    for a, v, b in [("Total exkl. MWST", net, HE), (f"MWST 8.1% auf {chf(net)}", tax, HE), ("Total inkl. MWST", net + tax, HEB)] + ([("Akontozahlung",
        -paid, HE), ("Offener Betrag", net + tax - paid, HEB)] if paid else []):
        p.r(540, y + 6, chf(v), font=b)
        p.r(465, y + 6, "CHF", font=b)
        p.t(300, y + 6, a, font=b)
        y += 16
    p.t(57, y + 30, f"Wir bitten um Überweisung bis am {due:%d.%m.%Y}. Besten Dank für Ihren Auftrag.")
    p.t(57, y + 44, "Konto: Regionalbank Emmetal, CH36 0699 9016 2204 1187 5")
    tail()
    p.save()
    return clean({"data": {
        "invoice_number": no, "invoice_date": d0.isoformat(), "due_date": due.isoformat(), "purchase_order": po, "document_type": "invoice",
            "currency": "CHF",
        "supplier": {"name": sup[0], "address": addr(*sup[1:3]), "tax_id": sup[3]}, "customer": {"name": cus[0], "address": addr(*cus[-2:])},
        "line_items": [{"description": i[1], "quantity": S(i[2]), "unit": i[3], "unit_price": S(i[4]), "discount": str(i[5]) if i[5] else None,
        "amount": S(i[6])} for i in items],
        "tax_summary": [{"tax_rate": "8.1", "taxable": S(net), "tax": S(tax)}], "subtotal": S(net), "tax_total": S(tax), "total": S(net + tax),
        "paid": S(paid) if paid else None, "amount_due": S(net + tax - paid) if paid else None}})


LAYOUTS = {"saege": saege, "labor": labor, "kran": kran}
