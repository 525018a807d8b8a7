# SPDX-License-Identifier: AGPL-3.0-or-later
"""Papers of stranger_consign.py, first part."""

from stranger_consign_kit import (Doc, A4, wrap, de, plain, num, rdiv, pct, iso, anydate, days, digits,
                             rng_for, truth, item, party)


def dd(d):
    return d.strftime("%d.%m.%Y")


FEINKOST = [("Kaffeebohnen Hausmischung 1 kg", "kg", 2140, 7, "Röstung mittel, Charge wechselnd"),
            ("Espresso Siebträger-Reinigungspulver", "Dose", 1290, 19, ""),
            ("Bio-Honig Akazie 500 g", "Stk", 745, 7, "Herkunft: Brandenburg"),
            ("Miete Kaffeemaschine Typ K2", "Monat", 8900, 19, "Gerätenummer K2-0815, inklusive Wartung und\nTausch der Verschleißteile"),
            ("Anfahrtspauschale Zone 2", "pauschal", 3500, 19, ""),
            ("Teemischung Ostfriesland lose", "kg", 3180, 7, "im Aromabeutel zu 250 g"),
            ("Barista-Schulung im Haus", "Std.", 9500, 19, "bis zu 6 Teilnehmer, Unterlagen digital"),
            ("Zuckersticks bedruckt", "Karton", 2475, 7, ""),
            ("Pappbecher 0,2 l doppelwandig", "Pack", 1165, 19, "50 Stück je Pack"),
            ("Vollmilch haltbar 3,5 %", "Liter", 118, 7, "")]


def lexo(path, seed, rows):
    rng = rng_for("lexo", seed, rows)
    p = Doc(path, A4, "Rechnung")
    cust = party(rng, "de")
    sup = rng.choice(["Kaffeewerk Havelsee", "Rösterei Bernau & Söhne GbR", "Kontor Sieben GmbH"])
    vat = "DE" + digits(rng, 9)
    d = anydate(rng)
    due = days(d, rng.choice([7, 14, 30]))
    no = "RE%04d" % rng.randint(100, 4999)
    kd = str(rng.randint(10001, 10990))
    red, grey = "#2b5f75", "#666666"
    cols = [(70, "l", "H"), (98, "l", "HB"), (338, "r", "H"), (346, "l", "H"), (447, "r", "H"), (478, "r", "H"), (545, "r", "H")]

    def foot():
        p.line(70, 770, 545, 770, .4, "#bbbbbb")
        for x, ls in ((70, [sup, "Am Wasserwerk 3", "16321 Bernau", "Deutschland"]),
                      (200, ["Tel. 03338 55 01 90", "buero@kaffee-hs.example", "www.kaffee-hs.example"]),
                      (330, ["USt.-ID " + vat, "Steuer-Nr. 065/221/" + "08144"]),
                      (440, ["Havelbank eG", "IBAN DE02 1009 0045 7711 30", "BIC HAVBDE21XXX"])):
            p.ts(x, 782, ls, "H", 6.8, 8.6, c=grey)

    def thead(y):
        p.box(70, y - 11, 475, 16, "#e9eef0")
        p.row(y, cols, ["Pos.", "Bezeichnung", "Menge", "Einheit", "Einzel", "USt.", "Gesamt"], 8.5)
        return y + 18

    p.circle(512, 62, 22, red)
    p.box(496, 58, 32, 8, "#ffffff")
    p.t(478, 60, sup, "HB", 13, "r", red)
    p.t(70, 138, sup + " | Am Wasserwerk 3 | 16321 Bernau", "H", 6.5, c=grey)
    p.ts(70, 154, [cust["name"], "z. Hd. Einkauf", cust["street"], cust["city"]], "H", 10, 13)
    y = 154
    for a, b in (("Rechnungsnr.", no), ("Kundennr.", kd), ("Datum", dd(d)), ("Lieferdatum", dd(days(d, -3)))):
        p.t(400, y, a, "H", 9, c=grey)
        p.t(545, y, b, "H", 9, "r")
        y += 14
    p.t(70, 262, "Rechnung", "HB", 16)
    p.para(70, 284, "Sehr geehrte Damen und Herren,\nvielen Dank für Ihren Auftrag. Wir stellen Ihnen wie folgt in Rechnung:", 470, "H", 9.5, 14)
    y = thead(326)
    foot()
    lines, base = [], {7: 0, 19: 0}
    for i in range(rows):
        n, u, pr, r, sub = rng.choice(FEINKOST)
        q = rng.choice([1, 2, 3, 5, 6, 12]) * 100
        if u in ("kg", "Std."):
            q += rng.choice([0, 50, 25])
        pr += rng.randint(-9, 9) * 5
        amt = rdiv(q * pr, 100)
        base[r] += amt
        dl = wrap(n, "HB", 9, 185)
        sl = wrap(sub, "H", 8, 185) if sub else []
        h = 12 * len(dl) + 10 * len(sl) + 7
        if y + h > 755:
            p.page()
            foot()
            p.t(545, 50, lambda a, b: "Rechnung %s  -  Seite %d/%d" % (no, a, b), "H", 8, "r", grey)
            y = thead(80)
        p.row(y, cols, [str(i + 1), None, de(q), u, de(pr) + " €", "%d %%" % r, de(amt) + " €"], 9)
        yy = p.ts(98, y, dl, "HB", 9, 12)
        p.ts(98, yy - 1, sl, "H", 8, 10, c=grey)
        p.line(70, y + h - 9, 545, y + h - 9, .3, "#d5d5d5")
        y += h + 3
        lines.append(item(" ".join(dl + sl), plain(q), plain(pr), str(r), plain(amt)))
    net = sum(base.values())
    tx = {r: pct(b, r * 100) for r, b in base.items()}
    if y + 150 > 755:
        p.page()
        foot()
        y = 80
    y += 8
    rowsum = [("Gesamtbetrag netto", net)] + [("zzgl. Umsatzsteuer %d %%" % r, tx[r]) for r in (7, 19) if base[r]]
    for a, v in rowsum:
        p.t(338, y, a, "H", 9)
        p.t(545, y, de(v) + " €", "H", 9, "r")
        y += 14
    p.line(338, y - 9, 545, y - 9, .8)
    tot = net + sum(tx.values())
    p.t(338, y + 3, "Gesamtbetrag brutto", "HB", 10)
    p.t(545, y + 3, de(tot) + " €", "HB", 10, "r")
    y += 34
    p.para(70, y, "Bitte überweisen Sie den Rechnungsbetrag ohne Abzüge bis zum %s unter Angabe der Rechnungsnummer auf das unten angegebene Konto. "
           "Lieferung und Leistung erfolgten, soweit nicht anders vermerkt, am oben genannten Lieferdatum." % dd(due), 470, "H", 9, 13)
    p.t(70, y + 56, "Mit freundlichen Grüßen", "H", 9)
    p.t(70, y + 70, sup, "H", 9)
    p.save()
    tt = {"subtotal": plain(net), "total": plain(tot)}
    if len([r for r in base if base[r]]) == 1:
        tt["tax"] = plain(sum(tx.values()))
    return truth(invoice_number=no, invoice_date=iso(d), due_date=iso(due), currency="EUR",
                 supplier={"name": sup, "tax_id": vat}, recipient={"name": cust["name"]}, line_items=lines, totals=tt)


AGENTUR = [("Konzeption Landingpage", "Std.", 8800, "Workshop, Seitenstruktur, Textgerüst"),
           ("Suchmaschinenoptimierung", "Std.", 9500, "Onpage-Prüfung, Meta-Daten, interne Verlinkung und Bericht"),
           ("Hosting Paket M", "Stk", 1990, "Laufzeit 12 Monate im Voraus"),
           ("Bildbearbeitung", "Stk", 1450, "Freisteller inkl. Schatten"),
           ("Newsletter-Versand", "pauschal", 24000, "Segment Bestandskunden"),
           ("Druckdatenerstellung Flyer DIN lang", "Stk", 18500, "4/4-farbig"),
           ("Lizenz Schriftschnitt Web", "Stk", 3900, ""),
           ("Pflege Online-Shop", "Std.", 7900, "laut Stundenzettel")]


def sevd(path, seed, rows):
    rng = rng_for("sevd", seed, rows)
    p = Doc(path, A4, "Stornorechnung")
    cust = party(rng, "at")
    sup = rng.choice(["Lichtfleck Mediendesign e.U.", "Agentur Donauknie OG", "Webschmiede Inntal GmbH"])
    uid = "ATU" + digits(rng, 8)
    cuid = "ATU" + digits(rng, 8)
    d = anydate(rng)
    no = "SR-%d" % rng.randint(1001, 1999)
    orig = "RE-%d" % rng.randint(1001, 1999)
    org, g = "#e2472f", "#7a7a7a"
    cols = [(60, "l", "DC"), (84, "l", "DCB"), (350, "r", "DC"), (445, "r", "DC"), (540, "r", "DC")]

    def head():
        p.box(0, 0, 595.28, 7, org)
        p.t(60, 52, sup, "DCB", 17, c=org)

    def foot():
        p.t(297, 800, " · ".join([sup, "Brückenkopfgasse 11", "8020 Graz", "FN 40%s k" % "2217"]), "DC", 6.5, "c", g)
        p.t(297, 810, "UID: %s · BKS Murtal · IBAN AT48 1200 0998 7766 5544 · BIC MURTAT2G" % uid, "DC", 6.5, "c", g)
        p.t(297, 823, lambda a, b: "%d / %d" % (a, b), "DC", 6.5, "c", g)

    def thead(y):
        p.row(y, cols, ["Pos.", "Beschreibung", "Menge", "Einzelpreis", "Gesamtpreis"], 8, org)
        p.line(60, y + 5, 540, y + 5, 1.2, org)
        return y + 20

    head()
    foot()
    p.ts(60, 118, [cust["name"], cust["street"], cust["city"], "Österreich"], "DC", 9.5, 13)
    p.t(60, 174, "UID-Nr. Kunde: " + cuid, "DC", 8, c=g)
    p.t(60, 216, "Stornorechnung Nr. " + no, "DCB", 15)
    p.t(60, 231, "Storno zur Rechnung Nr. %s" % orig, "DC", 9, c=g)
    for x, a, b in ((60, "Datum", dd(d)), (180, "Ihre Kundennummer", str(rng.randint(1002, 1400))),
                    (300, "Ihr Ansprechpartner", "Buchhaltung"), (420, "Leistungszeitraum", d.strftime("%m/%Y"))):
        p.box(x, 246, 112, 30, "#f6f3f1")
        p.t(x + 6, 257, a, "DC", 6.5, c=g)
        p.t(x + 6, 269, b, "DCB", 8.5)
    p.para(60, 300, "Sehr geehrte Damen und Herren, folgende Positionen wurden Ihnen irrtümlich verrechnet und werden hiermit storniert:", 480, "DC", 9, 12)
    y = thead(330)
    lines, net = [], 0
    for i in range(rows):
        n, u, pr, sub = rng.choice(AGENTUR)
        q = rng.randint(1, 9) * 100 + (rng.choice([0, 25, 50, 75]) if u == "Std." else 0)
        pr += rng.randint(0, 8) * 50
        amt = -rdiv(q * pr, 100)
        net += amt
        dl = wrap(n, "DCB", 8.5, 200)
        sl = wrap(sub, "DC", 8, 200) if sub else []
        h = 11 * len(dl) + 10 * len(sl) + 9
        if y + h > 775:
            p.page()
            head()
            foot()
            y = thead(90)
        if i % 2:
            p.box(60, y - 11, 480, h, "#faf8f7")
        p.row(y, cols, ["%d." % (i + 1), None, "%s %s" % (de(q), u), de(-pr) + " EUR", de(amt) + " EUR"], 8.5)
        yy = p.ts(84, y, dl, "DCB", 8.5, 11)
        p.ts(84, yy - 1, sl, "DC", 8, 10, c=g)
        y += h
        lines.append(item(" ".join(dl + sl), plain(q), plain(-pr), amount=plain(amt)))
    tax = pct(net, 2000)
    if y + 120 > 775:
        p.page()
        head()
        foot()
        y = 100
    p.line(60, y - 4, 540, y - 4, 1.2, org)
    y += 12
    for a, v, f in (("Gesamtbetrag (netto)", net, "DC"), ("Umsatzsteuer 20 %", tax, "DC"), ("Gesamtbetrag (brutto)", net + tax, "DCB")):
        p.t(300, y, a, f, 9)
        p.t(540, y, de(v) + " EUR", f, 9, "r")
        y += 15
    p.para(60, y + 16, "Der Betrag wird auf das uns bekannte Konto rücküberwiesen oder mit offenen Forderungen verrechnet.", 480, "DC", 8.5, 12)
    p.save()
    t = truth("credit_note", invoice_number=no, invoice_date=iso(d), currency="EUR", supplier={"name": sup, "tax_id": uid},
              recipient={"name": cust["name"], "tax_id": cuid}, line_items=lines,
              totals={"subtotal": plain(net), "tax": plain(tax), "total": plain(net + tax)})
    return t


MAT = [("Zylinderschraube ISO 4762 M8x25 8.8 verz.", 100, "ST", 1890), ("Sechskantmutter DIN 934 M10 A2", 100, "ST", 964),
       ("Dichtring Kupfer 12x16x1,5", 1000, "ST", 8420), ("Hydraulikschlauch 2SN DN10 L=850 mm beidseitig DKOL", 1, "ST", 2365),
       ("Kabelkanal LFG 60x40 RAL 9010", 100, "M", 28650), ("Gleitlagerfett Kartusche 400 g", 1, "ST", 739),
       ("Flachstahl S235JR 40x8 EN 10058", 100, "KG", 13780), ("Näherungsschalter induktiv M12 PNP NO 4 mm Steckeranschluss", 1, "ST", 3410),
       ("Stützrolle mit Bolzen KR 22 PPA", 1, "ST", 1286), ("O-Ring NBR70 32x3", 100, "ST", 2275)]


def sapde(path, seed, rows):
    rng = rng_for("sapde", seed, rows)
    p = Doc(path, A4, "SAPscript RD00", "SAP R/3")
    cust = party(rng, "de")
    sup = rng.choice(["Weserwerk Antriebstechnik AG", "Norddeutsche Fluidkomponenten GmbH", "Ruhrland Stahl- und Industriebedarf SE"])
    vat = "DE" + digits(rng, 9)
    cvat = "DE" + digits(rng, 9)
    d = anydate(rng)
    no = "9" + digits(rng, 9, False)
    po = "45" + digits(rng, 8, False)
    kd = digits(rng, 7)

    def head(first):
        p.t(57, 40, sup, "HB", 12)
        p.line(57, 48, 552, 48, 1.5)
        if first:
            p.t(57, 128, sup + " · Postfach 11 20 · 28195 Bremen", "H", 6)
            p.ts(57, 146, ["Firma", cust["name"], cust["street"], cust["city"]], "C", 10, 12)
            p.t(330, 98, "Rechnung", "HB", 14)
            p.box(325, 106, 227, 124, None, "#000000", .6)
            y = 118
            for a, b in (("Nummer/Datum", "%s / %s" % (no, dd(d))), ("Auftragsnummer/Datum", "%s / %s" % (digits(rng, 7), dd(days(d, -9)))),
                         ("Lieferscheinnummer/Datum", "8%s / %s" % (digits(rng, 7), dd(days(d, -1)))),
                         ("Bestellnummer/Datum", "%s / %s" % (po, dd(days(d, -11)))), ("Kundennummer", kd)):
                p.t(330, y, a, "H", 7)
                p.t(338, y + 10, b, "C", 9)
                y += 23.5
            p.ts(57, 222, ["Ihre USt-IdNr.   " + cvat, "Unsere USt-IdNr. " + vat], "C", 9, 11)
            return 258
        p.t(330, 70, "Rechnung", "HB", 11)
        p.t(330, 84, "Nummer/Datum", "H", 7)
        p.t(338, 95, "%s / %s" % (no, dd(d)), "C", 9)
        p.t(552, 70, lambda a, b: "Seite %d von %d" % (a, b), "H", 8, "r")
        return 128

    def thead(y):
        p.line(57, y - 12, 552, y - 12, .6)
        p.t(57, y, "Pos.", "H", 8)
        p.t(96, y, "Material", "H", 8)
        p.t(96, y + 10, "Menge", "H", 8)
        p.t(190, y, "Bezeichnung", "H", 8)
        p.t(400, y + 10, "Preis", "H", 8, "r")
        p.t(412, y + 10, "Preiseinheit", "H", 8)
        p.t(552, y + 10, "Wert", "H", 8, "r")
        p.t(552, y, "EUR", "H", 8, "r")
        p.line(57, y + 15, 552, y + 15, .6)
        return y + 30

    y = head(True)
    p.para(57, y, "Wir lieferten Ihnen gemäß unseren Allgemeinen Verkaufs- und Lieferbedingungen, die wir Ihnen auf Wunsch zusenden:", 495, "H", 8.5, 11)
    y = thead(y + 40)
    lines, net = [], 0
    for i in range(rows):
        n, pe, u, pr = rng.choice(MAT)
        pr += rng.randint(-30, 60)
        q = rng.choice([1, 2, 4, 10, 25, 50]) * (1 if pe == 1 else max(1, pe // 10))
        gross = rdiv(q * pr, pe)
        rab = rng.choice([0, 0, 5, 10]) * 100
        dis = pct(gross, rab)
        amt = gross - dis
        net += amt
        mat = "%s-%s" % (digits(rng, 4), digits(rng, 5, False))
        dl = wrap(n, "C", 9, 270)
        h = 11 * len(dl) + 12 + (22 if rab else 0) + 8
        if y + h > 770:
            p.t(552, 790, "Übertrag         " + de(net - amt), "C", 9, "r")
            p.page()
            y = thead(head(False))
            p.t(552, y, "Übertrag         " + de(net - amt), "C", 9, "r")
            y += 16
        p.t(57, y, "%06d" % ((i + 1) * 10), "C", 9)
        p.t(96, y, mat, "C", 9)
        y = p.ts(190, y, dl, "C", 9, 11)
        p.t(96, y, "%s %s" % (de(q, 0), u), "C", 9)
        p.t(400, y, de(pr), "C", 9, "r")
        p.t(412, y, "EUR  %4s %s" % (de(pe, 0), u), "C", 9)
        p.t(552, y, de(gross) if rab else de(amt), "C", 9, "r")
        y += 11
        if rab:
            p.t(190, y, "Kundenrabatt", "C", 9)
            p.t(400, y, num(rab, 3 - 1, ".", ",") + "- %", "C", 9, "r")
            p.t(552, y, de(-dis, 2, "post"), "C", 9, "r")
            y += 11
            p.t(190, y, "Positionsnettowert", "C", 9)
            p.t(552, y, de(amt), "C", 9, "r")
            y += 11
        y += 9
        lines.append(item(" ".join(dl), str(q), plain(pr), amount=plain(amt)))
    fr_ = rng.choice([0, 1250, 1890])
    base = net + fr_
    tax = pct(base, 1900)
    if y + 140 > 770:
        p.page()
        y = head(False)
    p.line(57, y - 8, 552, y - 8, .6)
    y += 4
    rs = [("Summe Positionen", "", net)]
    if fr_:
        rs.append(("Fracht", "", fr_))
    rs.append(("Ausgangssteuer", "19,000 %   " + de(base), tax))
    for a, m, v in rs:
        p.t(57, y, a, "C", 9)
        p.t(430, y, m, "C", 9, "r")
        p.t(552, y, de(v), "C", 9, "r")
        y += 13
    p.t(57, y + 4, "Endbetrag", "CB", 10)
    p.t(552, y + 4, de(base + tax), "CB", 10, "r")
    p.line(440, y + 8, 552, y + 8, .5)
    p.line(440, y + 10, 552, y + 10, .5)
    due = days(d, 30)
    p.ts(57, y + 34, ["Zahlungsbedingungen", "Bis %s erhalten Sie 2,000 %% Skonto" % dd(days(d, 14)), "Bis %s ohne Abzug" % dd(due),
                      "Lieferbedingung EXW ab Werk Bremen"], "H", 8.5, 11)
    p.t(57, y + 92, "Sitz der Gesellschaft: Bremen · Registergericht Bremen HRB 0%s · Vorsitz des Aufsichtsrats: auf Anfrage" % "9127", "H", 6)
    p.save()
    tt = {"subtotal": plain(net), "tax": plain(tax), "total": plain(base + tax)}
    if fr_:
        tt["shipping"] = plain(fr_)
    return truth(invoice_number=no, invoice_date=iso(d), due_date=iso(due), currency="EUR", purchase_order=po,
                 supplier={"name": sup, "tax_id": vat}, recipient={"name": cust["name"], "tax_id": cvat}, line_items=lines, totals=tt)


LAYOUTS = {"lexo": lexo, "sevd": sevd, "sapde": sapde}
