# SPDX-License-Identifier: AGPL-3.0-or-later
"""A Swiss bill by hours, a Dubai hotel folio."""
import datetime as dt

from reportlab.lib.colors import HexColor

from stranger_transit_kit import (A4, A4H, A4W, amt, block, day, digits, fmt, left, lines, mid, paint, part, pick, right, rng, row,
                 table)

MONAT = ["Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober", "November",
         "Dezember"]


def chstunden(path, seed, rows):
    r = rng("chstunden", seed, rows)
    firm, ort = r.choice([("Zumbrunn Treuhand & Beratung AG", "6003 Luzern"), ("Ingenieurbüro Hächler + Tobler", "9000 St. Gallen"),
                          ("Rüegsegger Informatik GmbH", "3400 Burgdorf")])
    who, person, st, tw = r.choice([("Schreinerei Abegglen AG", "Frau Ursina Abegglen", "Seestrasse 48", "6052 Hergiswil"),
                                    ("Stockwerkeigentümergemeinschaft Rosenberg", "c/o Verwaltung Fässler", "Rosenbergstrasse 5", "9000 St. Gallen"),
                                    ("Käserei Oberbalm-Grossen", "Herr Beat Grossen", "Dorf 12", "3096 Oberbalm")])
    d = dt.date(r.choice([2024, 2025]), r.randrange(2, 13), r.randrange(1, 29))
    due = d + dt.timedelta(days=30)
    num = f"{d.year}-{r.randrange(20, 640)}"
    u = digits(r, 9)
    uid = f"CHE-{u[:3]}.{u[3:6]}.{u[6:]} MWST"
    pool = ["Besprechung vor Ort und Protokoll", "Durchsicht der Buchhaltung, Rückfragen", "Jahresabschluss, Entwurf Bilanz und Erfolgsrechnung mit Anhang",
            "Telefon betreffend Mehrwertsteuer", "Berechnung Varianten", "Installation Server und Übernahme der Daten aus dem Altsystem",
            "Ausarbeitung Offertvergleich", "Begleitung Abnahme", "Schulung zwei Mitarbeitende", "Steuererklärung juristische Person", "Planbereinigung nach Rückmeldung der Gemeinde",
            "Fehlersuche Drucker / Netzwerk", "Aktenstudium, Stellungnahme"]
    staff = [("HZ", 220_00), ("MT", 165_00), ("SK", 135_00), ("LB", 98_50)]
    when = sorted(d - dt.timedelta(days=r.randrange(2, 40)) for _ in range(rows))
    items, truth, fee = [], [], 0
    for desc, t in zip(pick(r, pool, rows), when):
        s, rate = r.choice(staff)
        q = r.choice([25, 50, 75, 100, 150, 225, 300, 450, 800])
        v = part(q * rate, 100)
        fee += v
        items.append({"t": f"{t:%d.%m.%y}", "s": s, "d": desc, "q": fmt(q), "p": fmt(rate, "’"), "a": fmt(v, "’")})
        truth.append(row(desc, amt(q), amt(rate), amount=amt(v)))
    costs = part(fee * 3, 100)
    net = fee + costs
    tax = part(net * 81, 1000)
    exact = net + tax
    total = part(exact, 5) * 5
    cols = [("t", 70, 48, "l"), ("s", 122, 24, "l"), ("d", 150, 224, "l"), ("q", 378, 36, "r"), ("p", 420, 50, "r"), ("a", 476, 64, "r")]
    f, fb = "Com12Nr", "Com12NrB"

    def head(c, y):
        for x, s, al in ((70, "Datum", 0), (122, "MA", 0), (150, "Tätigkeit", 0), (414, "Std.", 1), (470, "Ansatz", 1), (540, "Betrag", 1)):
            (right if al else left)(c, x, y - 10, s, fb, 8.5)
        right(c, 470, y - 20, "CHF/Std.", f, 7)
        right(c, 540, y - 20, "CHF", f, 7)
        c.setLineWidth(.5)
        c.line(70, y - 25, 540, y - 25)
        return y - 28

    def draw(c, n):
        def foot():
            mid(c, A4W / 2, 34, f"{firm} · Pilatusweg 9 · {ort} · {uid}", f, 7)

        def turn(c):
            foot()
            c.showPage()
            right(c, 540, A4H - 48, f"Rechnung {num}, Blatt {c.getPageNumber()}", f, 8)
            return A4H - 62
        y = lines(c, 352, A4H - 62, [firm, "Pilatusweg 9", ort, "Telefon 041 000 00 " + u[:2]], f, 9, 12.5, fb)
        y = lines(c, 70, A4H - 146, [who, person, st, tw], f, 10, 14)
        left(c, 70, A4H - 224, f"{ort.split(' ', 1)[1]}, {d.day}. {MONAT[d.month - 1]} {d.year}", f, 9.5)
        left(c, 70, A4H - 256, f"Honorarrechnung Nr. {num}", fb, 13)
        left(c, 70, A4H - 272, f"Unsere Leistungen vom {when[0]:%d.%m.%Y} bis {when[-1]:%d.%m.%Y}, aufgeführt nach Aufwand:", f, 9)
        y = table(c, cols, items, A4H - 284, 60, head, turn, f, 8.6, 11.5, 4)
        if y < 200:
            y = turn(c)
        c.line(70, y - 3, 540, y - 3)
        y -= 18
        rest = [("Honorar nach Aufwand", fee, f), ("Spesenpauschale 3 %", costs, f), ("Zwischentotal", net, fb), ("Mehrwertsteuer 8.1 %", tax, f)]
        if total != exact:
            rest.append(("Rundung", total - exact, f))
        for k, v, ff in rest + [("Total CHF inkl. MWST", total, fb)]:
            if v == total and ff == fb:
                c.line(150, y + 11, 540, y + 11)
            left(c, 150, y, k, ff, 9)
            right(c, 540, y, fmt(v, "’"), ff, 9)
            y -= 14
        c.line(150, y + 9, 540, y + 9)
        lines(c, 70, y - 18, [f"Zahlbar netto bis {due:%d.%m.%Y} auf IBAN CH00 0077 8000 {u[:4]} {u[4:8]} 0.", "", "Freundliche Grüsse", firm], f, 9, 13)
        foot()
    paint(path, A4, "Honorarrechnung", draw)
    return {"data": {"invoice_number": num, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "CHF", "supplier": {"name": firm, "tax_id": uid}, "customer": {"name": who},
                     "line_items": truth, "subtotal": amt(net), "tax_total": amt(tax), "total": amt(total)}}


def aehotel(path, seed, rows):
    r = rng("aehotel", seed, rows)
    firm, legal = r.choice([("PALM LANTERN HOTEL", "Palm Lantern Hospitality LLC"), ("AL NAWRAS CREEK SUITES", "Al Nawras Creek Hotels L.L.C."), ("THE SADDLE DUNE RESORT", "Saddle Dune Resort Management LLC")])
    who, guest = r.choice([("Sandgate Petroleum Services FZE", "Mr. Tobias Wehrle"), ("Orrin & Maddox Consulting DMCC", "Ms. Priya Raghunath"), ("Khor Dental Supplies Trading LLC", "Mr. Fadi Haddadin")])
    dep = day(r)
    nights = max(1, min(24, (rows + 3) // 4))
    arr = dep - dt.timedelta(days=nights)
    num = f"INV-{r.randrange(10000, 98999)}"
    trn, ctrn = "100" + digits(r, 9) + "003", "100" + digits(r, 9) + "003"
    room = str(r.randrange(301, 1820))
    nightly = r.choice([545_00, 689_00, 812_50])
    extras = [("Restaurant Saffron - Dinner", 164_00), ("Minibar", 42_00), ("Laundry - Express service, 3 shirts and 1 suit", 96_00), ("In-Room Dining", 118_50), ("Lobby Cafe", 37_00),
              ("Airport Transfer - Sedan", 150_00), ("Business Centre - Printing", 12_00), ("Spa - Massage 60 min", 395_00), ("Rebate - Minibar", -42_00), ("Pool Bar", 73_00), ("Late Check-Out Charge", 250_00)]
    pool = pick(r, extras, rows)
    posts = []
    for k in range(rows):
        t = arr + dt.timedelta(days=min(k // 4, nights - 1))
        if k % 4 == 0:
            posts.append((t, f"Accommodation Room {room}", nightly, True))
        elif k % 4 == 1:
            posts.append((t, "Tourism Dirham Fee", 15_00, False))
        else:
            posts.append((t, pool[k][0], pool[k][1], True))
    items, truth, gross, free = [], [], 0, 0
    for i, (t, desc, v, vat) in enumerate(posts):
        gross += v
        free += 0 if vat else v
        s = fmt(abs(v))
        items.append({"t": f"{t:%d-%b-%y}", "d": desc, "r": f"#{int(digits_ref(i, num)):05d}", "a": s if v >= 0 else "", "c": s if v < 0 else ""})
        truth.append(row(desc, amount=amt(v)))
    tax = part((gross - free) * 5, 105)
    deposit = r.choice([0, nightly])
    cols = [("t", 48, 60, "l"), ("d", 114, 214, "l"), ("r", 336, 60, "l"), ("a", 400, 68, "r"), ("c", 476, 68, "r")]
    gold = HexColor("#8c6d1f")

    def head(c, y):
        c.setStrokeColor(gold)
        c.setLineWidth(1)
        c.line(44, y, 550, y)
        for x, a, b, al in ((48, "Date", "", 0), (114, "Description", "", 0), (336, "Reference", "", 0), (468, "Charges", "AED", 1), (544, "Credits", "AED", 1)):
            (right if al else left)(c, x, y - 12, a, "Times-Bold", 10)
            if b:
                right(c, x, y - 23, b, "Times-Bold", 9)
        c.line(44, y - 28, 550, y - 28)
        return y - 31

    def draw(c, n):
        def top():
            c.setFillColor(gold)
            mid(c, A4W / 2, A4H - 58, firm, "Times-Bold", 20)
            c.setFillGray(0)
            mid(c, A4W / 2, A4H - 74, "TAX INVOICE", "Times-Bold", 12)
            y = A4H - 104
            a = [("Guest Name", guest), ("Company", who), ("Company TRN", ctrn), ("Address", "P.O. Box 00" + num[-4:] + ", Dubai, UAE")]
            b = [("Invoice No.", num), ("Invoice Date", f"{dep:%d-%b-%Y}"), ("Room No.", room), ("Arrival", f"{arr:%d-%b-%Y}"), ("Departure", f"{dep:%d-%b-%Y}"), ("Page", f"{c.getPageNumber()} of {n}")]
            for i, (k, v) in enumerate(a):
                left(c, 48, y - 14 * i, k, "Times-Roman", 10)
                left(c, 118, y - 14 * i, ": " + v, "Times-Roman", 10)
            for i, (k, v) in enumerate(b):
                left(c, 370, y - 14 * i, k, "Times-Roman", 10)
                left(c, 440, y - 14 * i, ": " + v, "Times-Roman", 10)
            return y - 92

        def foot():
            mid(c, A4W / 2, 46, f"{legal} · Al Marsa Street, Dubai, United Arab Emirates · Tel +971 4 000 0000", "Times-Roman", 8)
            mid(c, A4W / 2, 35, f"TRN {trn}", "Times-Roman", 8)

        def turn(c):
            foot()
            c.showPage()
            return top()
        y = table(c, cols, items, top(), 70, head, turn, "Times-Roman", 10, 12.5, 3)
        if y < 200:
            y = turn(c)
        c.setStrokeColor(gold)
        c.line(44, y - 4, 550, y - 4)
        y -= 20
        rest = [("Total Amount Excluding VAT", gross - tax, 0), ("VAT 5%", tax, 0), ("Total Including VAT", gross, 1)]
        if deposit:
            rest.append(("Advance Deposit Received", -deposit, 0))
        rest.append(("Balance Due" if gross - deposit >= 0 else "Balance in Guest's Favour", gross - deposit, 1))
        for k, v, b in rest:
            ff = "Times-Bold" if b else "Times-Roman"
            right(c, 440, y, k, ff, 10)
            right(c, 544, y, "AED " + fmt(v), ff, 10)
            y -= 14
        left(c, 48, y - 6, "Rates include 10% service charge and 7% municipality fee. Tourism Dirham is outside the scope of VAT.", "Times-Italic", 8.5)
        left(c, 48, y - 44, "Guest Signature ______________________", "Times-Roman", 10)
        foot()
    paint(path, A4, "Tax Invoice", draw)
    return {"data": {"invoice_number": num, "invoice_date": dep.isoformat(), "currency": "AED", "supplier": {"name": legal, "tax_id": trn}, "customer": {"name": who, "tax_id": ctrn},
                     "line_items": truth, "subtotal": amt(gross - tax), "tax_total": amt(tax), "total": amt(gross), "amount_due": amt(gross - deposit)}}


def digits_ref(i, num):
    return str((int(num[-5:]) * 7 + i * 37) % 90000 + 10000)


LAYOUTS = {"chstunden": chstunden, "aehotel": aehotel}
