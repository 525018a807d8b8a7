# SPDX-License-Identifier: AGPL-3.0-or-later
"""Papers from Britain and Germany: vet, security firm, dental laboratory, waste haulier."""
from stranger_orchard_kit import *  # noqa: F403


def vet(path, seed, rows):
    r = rng("vet", seed, rows)
    p = Pg(path)
    sup, sa, vat = "Greenhollow Veterinary Centre", ["The Old Forge", "Bromyard Road", "Leominster",
            "HR6 8QT"], "GB " + digits(r, 3) + " " + digits(r, 4) + " " + digits(r, 2)
    cn, ca = who(r, "uk")
    d, no = day(r), digits(r, 6)
    p.C(297, 56, sup, F["SerifB"], 16)
    p.C(297, 72, ", ".join(sa), F["Serif"], 8)
    p.C(297, 84, "VAT Registration No. " + vat, F["Serif"], 8)
    p.many(60, 126, [cn] + ca, F["Serif"], 9.5, 13)
    p.box(380, 114, 165, 56, None)
    for i, (k, v) in enumerate((("Invoice", no), ("Date / Tax point", d.strftime("%d/%m/%Y")), ("Client a/c", "O" + digits(r, 4)))):
        p.L(388, 130 + 15 * i, k, F["Serif"], 8.5)
        p.R(538, 130 + 15 * i, v, F["SerifB"], 8.5)
    cat = ["Consultation", "Re-examination", "Metacam oral suspension 32 ml", "Booster vaccination",
            "Dental scale and polish under general anaesthetic, including extraction of two teeth", "Blood profile, in-house", "Microchip",
           "Flea & worm spot-on", "Nail clip", "Synulox 250 mg tablets", "Visit fee, farm", "Rotavec Corona"]

    def head(y):
        for x, s, m in ((50, "Date", "L"), (112, "Treatment", "L"), (345, "Qty", "R"), (410, "Net", "R"), (465, "VAT", "R"), (545, "Total", "R")):
            getattr(p, m)(x, y, s, F["SerifB"], 8.5)
        p.hl(50, 545, y + 4)
        p.hl(50, 545, y + 6)
        return y + 20
    y, items, net, vt = head(214), [], D(0), D(0)
    for i in range(rows):
        if y > 745:
            p.R(545, 800, "continued overleaf", F["Serif"], 8)
            y = head(p.next(60))
        if i % 6 == 0:
            p.L(112, y, "Patient: " + ["Biscuit", "Moss", "Duchess", "Pip"][i // 6 % 4], F["SerifB"], 8.5)
            y += 14
        de, n, v = cat[(i * 7 + r.randrange(3)) % 12], r.choice([1, 1, 1, 2, 5]), price(r, 6, 240, ".01")
        t = q(v * D("0.2"))
        p.L(50, y, later(d, -r.randrange(0, 14)).strftime("%d/%m/%y"), F["Serif"], 8.5)
        for x, s in ((345, str(n)), (410, mon(v)), (465, mon(t)), (545, mon(v + t))):
            p.R(x, y, s, F["Serif"], 8.5)
        y = p.para(112, y, de, 205, F["Serif"], 8.5, 11) + 3
        net, vt = net + v, vt + t
        items.append({"description": de, "quantity": str(n), "tax": s2(t), "amount": s2(v)})  # of "Net", "VAT" and "Total" the first is the amount
    if y > 660:
        y = p.next(60)
    dep = min(D(50), q(net / 2, 0))
    p.hl(300, 545, y)
    for k, v, f in (("Total excluding VAT", net, "Serif"), ("VAT at 20%", vt, "Serif"), ("Invoice total", net + vt, "SerifB"),
            ("Deposit received with thanks", -dep, "Serif"), ("Balance to pay", net + vt - dep, "SerifB")):
        y += 16
        p.L(300, y, k, F[f], 9)
        p.R(545, y, ("-" if v < 0 else "") + "\u00a3" + mon(abs(v)), F[f], 9)
    p.para(50, y + 34,
            "Fees are due at the time of treatment. Accounts unpaid after 30 days attract an administration charge.", 495, F["Serif"], 8)
    p.end()
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "currency": "GBP", "supplier": {"name": sup, "address": adr(sa), "tax_id": vat},
                     "customer": {"name": cn, "address": adr(ca)},
                     "line_items": items, "subtotal": s2(net), "tax_total": s2(vt), "total": s2(net + vt), "amount_due": s2(net + vt - dep)}}


def security(path, seed, rows):
    r = rng("security", seed, rows)
    p = Pg(path)
    sup, sa, vat = "Bastion Row Guarding Ltd", ["22 Corn Exchange", "LEEDS", "LS1 7BR"], "GB" + digits(r, 9)
    cn, ca = who(r, "uk")
    d = day(r)
    due, no = later(d, 30), "INV-" + digits(r, 4)
    uk = lambda x: f"{x.day} " + x.strftime("%b %Y")  # noqa: E731
    p.L(45, 75, "INVOICE", H, 24)
    p.many(45, 120, [cn] + ca, H, 9.5, 13)
    y = 75
    for k, v in (("Invoice Date", uk(d)), ("Invoice Number", no), ("Reference", f"PO {digits(r, 5)}"), ("VAT Number", vat)):
        p.L(310, y, k, HB, 9)
        p.L(310, y + 12, v, H, 9)
        y += 29
    p.many(425, 75, [sup] + sa, H, 9, 12)
    cat = ["Static guard, SIA licensed, days", "Static guard, nights and weekends", "Mobile patrol, lock and unlock", "Key holding and alarm response",
            "Door supervisor", "CCTV monitoring, per camera", "Dog handler"]

    def head(y):
        for x, s, m in ((45, "Description", "L"), (325, "Quantity", "R"), (395, "Unit Price", "R"), (450, "VAT", "R"), (550, "Amount GBP", "R")):
            getattr(p, m)(x, y, s, HB, 9)
        p.hl(45, 550, y + 7, 1.2)
        return y + 24
    y, items, net = head(230), [], D(0)
    for i in range(rows):
        if y > 770:
            y = head(p.next(60))
        n, u = q(r.randrange(2, 340) / D(2)), price(r, 12, 42, ".05")
        de = cat[(i + r.randrange(2)) % 7] + f", week ending {uk(later(d, -7 * (i % 4 + 1)))}"
        a = q(n * u)
        for x, s in ((325, mon(n)), (395, mon(u)), (450, "20%"), (550, mon(a))):
            p.R(x, y, s, H, 9)
        y = p.para(45, y, de, 225, H, 9, 12)
        p.hl(45, 550, y - 4, .3, GREY)
        y += 11
        net += a
        items.append({"description": de, "quantity": s2(n), "unit_price": s2(u), "tax_rate": "20", "amount": s2(a)})
    if y > 560:
        y = p.next(60)
    vt = q(net * D("0.2"))
    tot = net + vt
    paid = q(tot * D("0.25"))
    for k, v, f in (("Subtotal", net, H), ("TOTAL VAT 20%", vt, H), ("TOTAL GBP", tot, HB), ("Less Amount Paid", paid, H), ("AMOUNT DUE GBP", tot - paid, HB)):
        if f == HB:
            p.hl(330, 550, y - 11, .8)
        p.R(450, y, k, f, 9)
        p.R(550, y, mon(v), f, 9)
        y += 18
    p.L(45, y + 6, "Due Date: " + uk(due), HB, 10)
    p.L(45, y + 20, "Payment by BACS, sort code 20-00-00, account 5550" + digits(r, 4) + ".", H, 9)
    p.hl(45, 550, 690, .6, GREY, [3, 3])
    p.L(45, 725, "PAYMENT ADVICE", H, 17)
    p.many(65, 745, ["To: " + sup], H, 8.5)
    for i, (k, v) in enumerate((("Customer", cn), ("Invoice Number", no), ("Amount Due", mon(tot - paid)), ("Due Date", uk(due)))):
        p.L(310, 725 + 15 * i, k, HB, 9)
        p.L(400, 725 + 15 * i, v, H, 9)
    p.end()
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "GBP",
            "supplier": {"name": sup, "address": adr(sa), "tax_id": vat},

                     "customer": {"name": cn,
                        "address": adr(ca)}, "line_items": items, "subtotal": s2(net), "tax_total": s2(vt), "total": s2(tot), "amount_due": s2(tot - paid)}}


def dentallabor(path, seed, rows):
    r = rng("dentallabor", seed, rows)
    p = Pg(path)
    sup, sa, ust = "Dentaltechnik Rosenhag GmbH", ["Kirchgasse 7", "35390 Gießen"], "DE" + digits(r, 9)
    cn, ca = r.choice(PEOPLE["de"][::2])
    d, no = day(r), f"{r.randrange(1000, 9999)}/{r.randrange(10, 99)}"
    p.R(545, 60, sup, TB, 17)
    p.R(545, 75, "Meisterbetrieb", TI, 10)
    p.L(60, 128, sup + " \u00b7 " + " \u00b7 ".join(sa), T, 7)
    p.hl(60, 270, 131, .3)
    p.many(60, 148, [cn] + ca, T, 11, 14)
    p.L(60, 230, f"Rechnung Nr. {no} vom {d.strftime('%d.%m.%Y')}", TB, 13)
    p.L(60, 246, f"Patient: Kennziffer {digits(r, 5)}     Auftrag: {digits(r, 6)}", T, 10)
    bel = ["Modell", "Doublieren", "Mittelwertartikulator", "Krone für vestibuläre Verblendung", "Verblendung aus Keramik", "Metallbasis, gegossen",
            "Klammer, einarmig", "Funktionslöffel", "Versandkosten je Versandgang", "NEM-Legierung"]
    y = 270
    p.hl(60, 545, y - 12, .8)
    for x, s, m in ((60, "BEL-Nr.", "L"), (140, "Menge", "R"), (155, "Leistung", "L"), (460, "Einzelpreis \u20ac", "R"), (545, "Gesamt \u20ac", "R")):
        getattr(p, m)(x, y, s, TB, 9.5)
    p.hl(60, 545, y + 5, .8)
    y, items, net = y + 20, [], D(0)
    for i in range(rows):
        if y > 750:
            p.R(460, y + 4, "Übertrag", TI, 10)
            p.R(545, y + 4, eu(net), TI, 10)
            p.next()
            p.L(60, 50, f"Rechnung {no}, Seite {p.n}", T, 9)
            p.R(460, 70, "Übertrag", TI, 10)
            p.R(545, 70, eu(net), TI, 10)
            y = 88
        k = (i * 3 + r.randrange(2)) % 10
        n, u = r.randrange(1, 5), price(r, 4, 118, ".01")
        p.L(60, y, f"{k:03d} {r.randrange(10)}", T, 10)
        p.R(140, y, f"{n},0", T, 10)
        p.L(155, y, bel[k], T, 10)
        p.R(460, y, eu(u), T, 10)
        p.R(545, y, eu(n * u), T, 10)
        y += 14
        net += n * u
        items.append({"description": bel[k], "quantity": f"{n}.0", "unit_price": s2(u), "amount": s2(n * u)})
    if y > 650:
        y = p.next(60)
    vt = q(net * D("0.07"))
    p.hl(300, 545, y, .5)
    for k, v, f in (("Summe netto", net, T), ("zzgl. 7 % MwSt.", vt, T), ("Rechnungsbetrag", net + vt, TB)):
        y += 16
        p.L(340, y, k, f, 10.5)
        p.R(545, y, eu(v) + " \u20ac", f, 10.5)
    p.hl(300, 545, y + 4, .5)
    p.hl(300, 545, y + 6, .5)
    p.para(60, y + 34, "Zahlbar innerhalb von 14 Tagen netto ohne Abzug. Die Konformitätserklärung liegt der Arbeit bei.", 485,
            T, 10)
    p.C(302, 810, f"USt-IdNr. {ust}   \u00b7   Amtsgericht Gießen HRB {digits(r, 4)}   \u00b7   Geschäftsführerin: Ute Rosenhag", T, 8)
    p.end()
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "currency": "EUR", "supplier": {"name": sup, "address": adr(sa), "tax_id": ust},
                     "customer": {"name": cn, "address": adr(ca)},
                     "line_items": items, "subtotal": s2(net), "tax_total": s2(vt), "total": s2(net + vt)}}


def entsorgung(path, seed, rows):
    r = rng("entsorgung", seed, rows)
    p = Pg(path)
    sup, sa, ust = "Nordheide Wertstoff GmbH & Co. KG", ["Am Kanal 60", "21423 Winsen"], "DE" + digits(r, 9)
    cn, ca = r.choice(PEOPLE["de"][1::2])
    d = day(r)
    due, no, gm = later(d, 14), "90" + digits(r, 8), "%d.%m.%Y"
    p.many(60, 140, [cn] + ca, H, 10, 13)
    p.L(340, 60, "Rechnung", HB, 16)
    for i, (k, v) in enumerate((("Belegnummer", no), ("Belegdatum", d.strftime(gm)), ("Kundennummer", digits(r, 7)), ("Bestellnummer",
            "telefonisch"), ("Zahlbar bis", due.strftime(gm)))):
        p.L(340, 90 + 14 * i, k, H, 9)
        p.L(430, 90 + 14 * i, ": " + v, H, 9)
    cat = [("Bauschutt, sortenrein", "17 01 07"), ("Altholz A I bis A III", "17 02 01"), ("Baustellenmischabfall", "17 09 04"), ("Boden und Steine",
            "17 05 04"), ("Gewerbeabfall zur Verwertung", "20 03 01"), ("Dämmmaterial, verpackt", "17 06 03*")]

    def head(y):
        p.box(55, y, 495, 30, colors.Color(.9, .9, .9), None)
        for x, a, b, m in ((60, "Pos.", "", "L"), (92, "Material", "Bezeichnung", "L"), (330, "Menge", "", "R"), (340, "ME", "", "L"), (455, "Preis",
            "EUR / ME", "R"), (545, "Wert", "EUR", "R")):
            getattr(p, m)(x, y + 12, a, HB, 8.5)
            getattr(p, m)(x, y + 24, b, HB, 8.5)
        return y + 44

    def foot():
        p.L(60, 800, f"{sup} | {sa[0]} | {sa[1]} | USt-IdNr. {ust}", H, 7.5)
        p.R(545, 800, f"Seite {p.n}", H, 7.5)
    y, items, net = head(210), [], D(0)
    for i in range(rows):
        if y > 755:
            foot()
            y = head(p.next(50))
        (de, avv), n, u = cat[(i + r.randrange(3)) % 6], q(r.uniform(.4, 14), 3), price(r, 18, 290, ".5")
        a = q(n * u)
        for x, s, m in ((60, f"{(i + 1) * 10:06d}", "L"), (110, f"4000{r.randrange(100, 999)}", "L"), (330, eu(n, 3), "R"), (340, "TO",
            "L"), (455, eu(u), "R"), (545, eu(a), "R")):
            getattr(p, m)(x, y, s, H, 9)
        p.L(110, y + 12, de, H, 9)
        p.L(340, y + 12, "AVV " + avv, H, 8)
        y += 31
        net += a
        items.append({"description": de, "quantity": str(n), "unit": "TO", "unit_price": s2(u), "amount": s2(a)})
    if y > 660:
        foot()
        y = p.next(60)
    vt = q(net * D("0.19"))
    p.hl(55, 550, y - 8, 1)
    for k, m, v, f in (("Nettowert", "", net, H), ("Umsatzsteuer", "19,00 %", vt, H), ("Endbetrag", "", net + vt, HB)):
        p.L(110, y + 6, k, f, 9.5)
        p.R(400, y + 6, m, f, 9.5)
        p.L(440, y + 6, "EUR", f, 9.5)
        p.R(545, y + 6, eu(v), f, 9.5)
        y += 16
    p.L(60, y + 24, f"Zahlungsbedingung: bis {due.strftime(gm)} ohne Abzug. Wiegescheine liegen bei.", H, 9)
    foot()
    p.end()
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "EUR",
            "supplier": {"name": sup, "address": adr(sa), "tax_id": ust},
                     "customer": {"name": cn, "address": adr(ca)}, "line_items": items, "subtotal": s2(net), "tax_total": s2(vt), "total": s2(net + vt)}}


LAYOUTS = {"vet": vet, "security": security, "dentallabor": dentallabor, "entsorgung": entsorgung}
