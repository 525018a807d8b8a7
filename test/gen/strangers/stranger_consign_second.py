# SPDX-License-Identifier: AGPL-3.0-or-later
"""Papers of stranger_consign.py, second part."""

from stranger_consign_kit import (Doc, A4, wrap, de, plain, rdiv, pct, iso, anydate, days, digits,
                             rng_for, truth, item, party)

MON = ["Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober", "November", "Dezember"]


def dd(d):
    return d.strftime("%d.%m.%Y")


def dlang(d, at=False):
    m = "Jänner" if at and d.month == 1 else MON[d.month - 1]
    return "%d. %s %d" % (d.day, m, d.year)


MATERIAL = [("NYM-J 5x1,5 mm² verlegt in Unterputz", "m", 285), ("Schalterdose luftdicht 68 mm", "Stck.", 195),
            ("FI/LS-Schalter B16A 30mA, Fabr. Hager o. glw., einschl. Anschluss", "Stck.", 6840),
            ("Steckdose reinweiß mit Rahmen", "Stck.", 1480), ("Kleinverteiler 3-reihig AP", "Stck.", 9850),
            ("LED-Feuchtraumleuchte 1,50 m, 4000 K, mit Bewegungsmelder und Montagematerial", "Stck.", 11290),
            ("Kleinmaterial (Klemmen, Dübel, Schrauben)", "psch.", 2850), ("Installationsrohr M25 grau", "m", 165)]
LOHN = [("Obermonteur, Demontage der alten Verteilung", "Std.", 6450), ("Geselle, Leitungen verlegen und anschließen", "Std.", 5680),
        ("Auszubildender 3. Lehrjahr", "Std.", 3200), ("Messung nach DIN VDE 0100-600 mit Protokoll", "psch.", 14500),
        ("An- und Abfahrt Servicewagen", "Stck.", 3900)]


def handwerk(path, seed, rows):
    rng = rng_for("handwerk", seed, rows)
    p = Doc(path, A4, "Microsoft Word - Rechnung.doc", "Word")
    cust = party(rng, "de")
    own = rng.choice(["Elektro Thalbacher", "Elektro-Meisterbetrieb Korte & Lüning", "Elektrotechnik Sommerkamp e.K."])
    stnr = "%s/%s/%s" % (digits(rng, 2), digits(rng, 3), digits(rng, 5))
    d = anydate(rng)
    no = "%d/%03d" % (d.year, rng.randint(4, 380))
    p.t(297, 60, own, "TB", 22, "c")
    p.t(297, 76, "Beratung  ·  Planung  ·  Ausführung  ·  Kundendienst", "TI", 10, "c")
    p.line(70, 84, 525, 84, 1)
    p.t(70, 140, own + ", Feldweg 4, 65549 Limburg", "T", 7)
    p.line(70, 142.5, 240, 142.5, .3)
    y = p.ts(70, 160, ["An", cust["name"], cust["street"], "", cust["city"]], "T", 12, 14)
    p.t(525, 258, "Limburg, den " + dlang(d), "T", 12, "r")
    p.t(70, 290, "Rechnung Nr. " + no, "TB", 14)
    p.t(70, 306, "Bauvorhaben: Umbau %s, %s" % (rng.choice(["Werkstatt", "Bürotrakt", "Ladengeschäft"]), cust["city"].split(" ", 1)[1]), "T", 12)
    p.para(70, 332, "Sehr geehrte Damen und Herren,\nfür die in der Zeit vom %s bis %s ausgeführten Arbeiten erlauben wir uns zu berechnen:" % (
        days(d, -20).strftime("%d.%m."), dd(days(d, -6))), 455, "T", 12, 15)
    y = 396
    nm = int(rows * 0.6)
    secs = ([("Material", MATERIAL, nm)] if nm else []) + [("Arbeitslohn", LOHN, rows - nm)]
    lines, net = [], 0

    def brk(y, h):
        if y + h > 770:
            p.page()
            p.t(297, 50, lambda a, b: "- Seite %d zur Rechnung Nr. %s -" % (a, no), "T", 10, "c")
            return 84
        return y

    for si, (sn, pool, cnt) in enumerate(secs, 1):
        y = brk(y, 50)
        p.t(70, y, "%d." % si, "TB", 11)
        p.t(100, y, sn, "TB", 11)
        y += 17
        ssum = 0
        for i in range(cnt):
            n, u, pr = rng.choice(pool)
            pr += rng.randint(0, 12) * 5
            q = {"m": rng.randint(4, 80) * 100, "Std.": rng.randint(2, 60) * 25, "psch.": 100}.get(u, rng.randint(1, 14) * 100)
            amt = rdiv(q * pr, 100)
            ssum += amt
            dl = wrap(n, "T", 11, 195)
            y = brk(y, 13)
            p.t(70, y, "%d.%d" % (si, i + 1), "T", 11)
            for ln in dl:
                y = brk(y, 13)
                p.t(100, y, ln, "T", 11)
                yl, y = y, y + 13
            y2 = y
            p.t(352, yl, de(q), "T", 11, "r")
            p.t(358, yl, u, "T", 11)
            p.t(440, yl, "à  " + de(pr) + " €", "T", 11, "r")
            p.t(525, yl, de(amt) + " €", "T", 11, "r")
            y = y2 + 3
            lines.append(item(" ".join(dl), plain(q), plain(pr), amount=plain(amt)))
        y = brk(y, 30)
        p.line(455, y - 10, 525, y - 10, .5)
        p.t(100, y + 2, "Summe " + sn, "TI", 11)
        p.t(525, y + 2, de(ssum) + " €", "TI", 11, "r")
        y += 24
        net += ssum
    tax = pct(net, 1900)
    tot = net + tax
    paid = rdiv(tot * rng.choice([0, 30, 50]), 100)
    paid -= paid % 5000
    y = brk(y, 210)
    out = [("Nettosumme", net, "T"), ("zuzüglich 19 % MwSt.", tax, "T"), ("Rechnungsbetrag", tot, "TB")]
    if paid:
        out += [("abzüglich Abschlagszahlung vom " + dd(days(d, -25)), -paid, "T"), ("noch zu zahlen", tot - paid, "TB")]
    for a, v, f in out:
        if f == "TB":
            p.line(440, y - 12, 525, y - 12, .5)
        p.t(200, y, a, f, 12)
        p.t(525, y, ("./. " if v < 0 else "") + de(abs(v)) + " €", f, 12, "r")
        y += 17
    y = p.para(70, y + 12, "Bitte überweisen Sie den Betrag innerhalb von 10 Tagen ohne Abzug. Gemäß § 35a EStG sind im Rechnungsbetrag "
               "anteilige Lohnkosten enthalten. Privatpersonen sind verpflichtet, diese Rechnung zwei Jahre aufzubewahren.", 455, "T", 11, 13)
    p.t(70, y + 12, "Für Ihren Auftrag bedanken wir uns herzlich.", "T", 12)
    p.t(70, y + 30, "Mit freundlichem Gruß", "T", 12)
    p.t(297, 806, "Steuernummer %s   ·   Kreissparkasse   ·   IBAN DE71 5115 0018 0033 1904 22" % stnr, "T", 9, "c")
    p.save()
    tt = {"subtotal": plain(net), "tax": plain(tax), "total": plain(tot)}
    if paid:
        tt["paid"], tt["due"] = plain(paid), plain(tot - paid)
    return truth(invoice_number=no, invoice_date=iso(d), currency="EUR", supplier={"name": own, "tax_id": stnr},
                 recipient={"name": cust["name"]}, line_items=lines, totals=tt)


TARIF = [("Grundentgelt Business Flex M", 1, 249083), ("Grundentgelt Glasfaser Office 150", 1, 415833), ("Datenpaket EU 5 GB", 1, 83333),
         ("Fixe IP-Adresse", 1, 49917), ("Verbindungen Inland außerhalb Paket (Minuten)", 0, 1500), ("SMS Inland", 0, 1250),
         ("Roaming Zone 2 Daten (MB)", 0, 4167), ("Gutschrift Treuebonus", -1, -50000), ("Servicepauschale anteilig", 2, 0)]


def telat(path, seed, rows):
    rng = rng_for("telat", seed, rows)
    p = Doc(path, A4, "Rechnung")
    cust = party(rng, "at")
    sup = rng.choice(["Alpnetz Telekom Austria GmbH", "Donaufunk Kommunikations AG", "Enzian Mobil GmbH"])
    uid = "ATU" + digits(rng, 8)
    d = anydate(rng)
    due = days(d, 16)
    no = digits(rng, 12)
    kd = digits(rng, 9)
    gr, lg = "#00795c", "#e3f1ec"
    lines, body, base = [], [], {20: 0, 10: 0}
    per = "%s-%s" % (d.replace(day=1).strftime("%d.%m."), d.replace(day=28).strftime("%d.%m.%y"))
    left = rows
    while left:
        k = min(left, rng.randint(2, 6))
        left -= k
        body.append(("s", "Rufnummer 0%d %s" % (rng.choice([660, 664, 676, 699]), digits(rng, 7)), None))
        for _ in range(k):
            n, m, pr = rng.choice(TARIF if lines else TARIF[:4])
            if m == -1 and sum(base.values()) < 3000:
                n, m, pr = TARIF[2]
            r = 20
            if m == 2:
                amt, q, pt = rng.randint(110, 950), None, None
            else:
                q = rng.randint(3, 420) if m == 0 else 1
                if pr > 0:
                    pr += rng.randint(-3, 9) * (1 if m == 0 else 417)
                amt, pt = rdiv(q * pr, 100), pr
            base[r] += amt
            body.append(("i", n, (per if m == 1 else "", q, pt, amt, r)))
            lines.append(item(n, None if q is None else str(q), None if pt is None else plain(pt, 4), str(r), plain(amt)))
    net, tax = sum(base.values()), sum(pct(b, r * 100) for r, b in base.items())
    tot = net + tax

    def top():
        p.box(0, 0, 16, 841.89, gr)
        p.circle(60, 50, 14, gr)
        p.circle(70, 44, 6, "#ffffff")
        p.t(84, 56, sup.split(" ")[0].lower(), "NB", 20, c=gr)
        p.t(545, 50, lambda a, b: "Seite %d von %d" % (a, b), "N", 7.5, "r")
        p.t(50, 822, "%s, Praterkai 40, 1020 Wien · FN 280571f, Handelsgericht Wien · UID %s · DVR 0962%s" % (sup, uid, "635"), "N", 6)

    top()
    p.ts(50, 140, [cust["name"], "z.H. Rechnungsprüfung", cust["street"], cust["city"]], "N", 10, 13)
    p.box(360, 92, 185, 96, lg)
    y = 108
    for a, b in (("Rechnungsnummer", no), ("Rechnungsdatum", dlang(d, True)), ("Kundennummer", kd), ("Verrechnungskonto", digits(rng, 8)), ("Kontakt", "0800 66 40 70")):
        p.t(368, y, a, "N", 7.5)
        p.t(538, y, b, "NB", 7.5, "r")
        y += 17
    p.t(50, 250, "Ihre Rechnung im Überblick", "NB", 17, c=gr)
    y = 284
    for a, v in (("Summe Entgelte netto", net), ("Umsatzsteuer 20% von EUR " + de(base[20]), tax)):
        p.t(50, y, a, "N", 10)
        p.t(400, y, de(v), "N", 10, "r")
        p.line(50, y + 6, 400, y + 6, .4, "#99ccbb")
        y += 20
    p.box(50, y - 8, 350, 26, gr)
    p.t(58, y + 9, "Gesamtbetrag inkl. USt.", "NB", 11, c="#ffffff")
    p.t(394, y + 9, "EUR " + de(tot), "NB", 11, "r", "#ffffff")
    p.box(415, 268, 130, 110, None, gr, 1, 6)
    p.para(423, 284, "Schon gewusst?\nMit der App haben Sie Verbrauch und Rechnungen immer im Blick und laden um 3 Euro Guthaben nach.", 116, "N", 7.5, 10.5)
    p.para(50, y + 44, "Der Betrag von EUR %s wird am %s von Ihrem Konto AT** **** **** **** 4471 per SEPA-Lastschrift abgebucht." % (
        de(tot), dlang(due, True)), 340, "N", 9, 13)
    p.para(50, 560, "Einwendungen gegen die Rechnung können binnen drei Monaten ab Zugang schriftlich erhoben werden; andernfalls gelten die "
           "verrechneten Entgelte als anerkannt. Nähere Informationen zum Einspruchs- und Schlichtungsverfahren finden Sie in unseren AGB.", 495, "N", 7.5, 10)
    cols = [(58, "l", "N"), (310, "l", "N"), (408, "r", "N"), (462, "r", "N"), (496, "r", "N"), (545, "r", "N")]

    def thead():
        p.page()
        top()
        p.t(50, 96, "Rechnungsdetails", "NB", 13, c=gr)
        p.row(116, cols, ["Leistung", "Zeitraum", "Anzahl/Min.", "Einzelpreis", "USt.", "Netto EUR"], 7, gr)
        p.line(50, 121, 545, 121, 1, gr)
        return 136

    y = thead()
    for kind, n, v in body:
        if y + (34 if kind == "s" else 14) > 800:
            y = thead()
        if kind == "s":
            p.box(50, y - 10, 495, 14, lg)
            p.t(54, y, n, "NB", 8)
        else:
            z, q, pt, amt, r = v
            p.row(y, cols, [n, z, None if q is None else de(q, 0), None if pt is None else de(pt, 4), "%d%%" % r, de(amt)], 8)
        y += 15
    if y > 790:
        y = thead()
    p.line(50, y - 10, 545, y - 10, .6, gr)
    p.t(58, y + 2, "Summe netto", "NB", 8)
    p.t(545, y + 2, de(net), "NB", 8, "r")
    p.save()
    return truth(invoice_number=no, invoice_date=iso(d), due_date=iso(due), currency="EUR", supplier={"name": sup, "tax_id": uid},
                 recipient={"name": cust["name"]}, line_items=lines,
                 totals={"subtotal": plain(net), "tax": plain(tax), "total": plain(tot)})


WARE = [("HT-BOGEN DN 50 87 GRAD", 1, 142, 19), ("PRESSFITTING T-STUECK 22MM CU", 1, 1184, 19), ("FLACHDICHTUNG 3/4\" AFM", 100, 1850, 19),
        ("WASCHTISCH-EINHEBELM. CHROM", 1, 11940, 19), ("SCHRAUBEN TX25 5X60 VERZ", 100, 645, 19), ("HANFZOPF 80G", 1, 395, 19),
        ("SILIKON SANITAER MANHATTAN", 1, 788, 19), ("SIPHON 1 1/4\" KUNSTSTOFF", 1, 1065, 19), ("FACHBUCH TRINKWASSER-VO", 1, 4490, 7),
        ("DAEMMSCHALE 22/20 ALUK.", 1, 512, 19), ("KUGELHAHN DN20 DVGW FLUEGEL", 1, 2376, 19),
        ("THERMOSTAT-BRAUSEBATTERIE AUFPUTZ CHROM EIGENSICHER DIN EN 1717", 1, 18630, 19),
        ("HEIZKOERPER TYP 22 600X1200 WEISS RAL 9016 MIT KONSOLEN", 1, 24475, 19)]


def grosso(path, seed, rows):
    rng = rng_for("grosso", seed, rows)
    p = Doc(path, A4, "SPOOL QPRINT")
    cust = party(rng, "de")
    sup = rng.choice(["HANSEN-WIEBOLDT SANITAERGROSSHANDEL KG", "RHEINTAL HAUSTECHNIK GROSSHANDEL GMBH"])
    vat = "DE " + digits(rng, 9)
    d = anydate(rng)
    no = digits(rng, 7)
    kd = digits(rng, 5)
    S = lambda x: x.upper().replace("Ü", "UE").replace("Ö", "OE").replace("Ä", "AE").replace("ß", "SS")
    cname = S(cust["name"])
    ch, lead = 4.8, 10.6
    st = {"ln": 0}

    def put(s, f="C"):
        x = 46
        i = 0
        while i < len(s):
            if s[i] == " ":
                i += 1
                continue
            j = s.find("  ", i)
            j = len(s) if j < 0 else j
            p.t(x + i * ch, 40 + st["ln"] * lead, s[i:j], f, 8)
            i = j
        st["ln"] += 1

    def n(v, w, nd=2):
        return de(v, nd, "post").rjust(w)

    def kopf(cont):
        put(sup, "CB")
        put("HAFENRING 17    68159 MANNHEIM    TEL 0621/77 00-0    USTID " + vat)
        put("=" * 107)
        if not cont:
            put("")
            for a, b in (("", ""), (cname, "R E C H N U N G"), (S(cust["street"]), ""), (S(cust["city"]), "RECHNUNGS-NR  : " + no),
                         ("", "RECHN.-DATUM  : " + d.strftime("%d.%m.%y")), ("", "KUNDEN-NR     : " + kd), ("", "VERTRETER     : 014")):
                put(a.ljust(60) + b)
        else:
            put("RECHNUNG %s VOM %s   KD %s" % (no, d.strftime("%d.%m.%y"), kd))
        put("SEITE " + str(p.n))
        put("-" * 107)
        put("POS  ARTIKEL-NR    BEZEICHNUNG                      MENGE  ME     PREIS   PE   RAB1   RAB2      BETRAG MWST")
        put("-" * 107)

    kopf(False)
    lines, base, i = [], {7: 0, 19: 0}, 0
    left = rows
    run = 0

    def need(k):
        if st["ln"] + k > 67:
            put("-" * 107)
            put("UEBERTRAG".rjust(77) + n(run, 25))
            p.page()
            st["ln"] = 0
            kopf(True)
            put("UEBERTRAG".rjust(77) + n(run, 25))

    while left:
        k = min(left, rng.randint(2, 7))
        left -= k
        need(5)
        put("")
        put("     *** LIEFERSCHEIN %s VOM %s   KOMMISSION: %s" % (digits(rng, 6), days(d, -rng.randint(1, 9)).strftime("%d.%m.%y"),
            rng.choice(["NEUBAU KITA", "BV SEESTR. 8", "LAGER", "BAD OG", "ABHOLUNG"])))
        for _ in range(k):
            i += 1
            b, pe, pr, r = rng.choice(WARE)
            pr += rng.randint(0, 40)
            q = rng.choice([1, 2, 3, 5, 10, 20, 24]) * (50 if pe == 100 else 1)
            r1, r2 = rng.choice([(0, 0), (3500, 0), (4200, 500), (2750, 300), (1000, 0)])
            if r == 7:
                r1 = r2 = 0
            a = rdiv(q * pr, pe)
            a -= pct(a, r1)
            a -= pct(a, r2)
            note = rng.random() < .2
            need(4)
            put("%03d  %-13s %-30s%8s  %-3s%9s  %3d %6s %6s %s   %2d" % (i, "%s.%s.%s" % (digits(rng, 3), digits(rng, 4), digits(rng, 2)), b[:30], de(q, 0), rng.choice(["ST", "M"]) if b.startswith("DAEMM") else "ST",
                de(pr), pe, de(r1) if r1 else "", de(r2) if r2 else "", n(a, 11), r))
            for j in range(30, len(b), 30):
                put(" " * 19 + b[j:j + 30])
            if note:
                put("                   " + rng.choice(["IHRE ART.-NR. B-2207", "RESTMENGE FOLGT", "SONDERBESTELLUNG - KEINE RUECKNAHME"]))
            base[r] += a
            run += a
            lines.append(item(b, str(q), plain(pr), str(r), plain(a)))
    net = sum(base.values())
    rate_ = {r: pct(v, r * 100) for r, v in base.items()}
    fracht = rng.choice([0, 0, 890])
    if fracht:
        base[19] += fracht
        rate_[19] = pct(base[19], 1900)
    tax = sum(rate_.values())
    tot = net + fracht + tax
    need(18)
    put("-" * 107)
    put("WARENWERT NETTO".rjust(77) + n(net, 25))
    if fracht:
        put("FRACHT / VERPACKUNG".rjust(77) + n(fracht, 25))
    put("")
    put("     MWST-SATZ      WARENWERT      MWST-BETRAG        BRUTTO")
    for r in (7, 19):
        if base[r]:
            put("     %6s %%  %s  %s  %s" % (de(r * 100), n(base[r], 13), n(rate_[r], 13), n(base[r] + rate_[r], 13)))
    put("")
    put("SUMME MWST".rjust(77) + n(tax, 25))
    put("RECHNUNGSBETRAG EUR".rjust(77) + n(tot, 25), "CB")
    put("=" * 107)
    sk = pct(tot, 300)
    due = days(d, 30)
    put("ZAHLBAR BIS %s MIT 3,00 %% SKONTO = %s EUR, BIS %s NETTO KASSE" % (days(d, 10).strftime("%d.%m.%y"), de(tot - sk), due.strftime("%d.%m.%y")))
    put("DIE WARE BLEIBT BIS ZUR VOLLSTAENDIGEN BEZAHLUNG UNSER EIGENTUM. LIEFERDATUM = LIEFERSCHEINDATUM.")
    p.save()
    tt = {"subtotal": plain(net), "tax": plain(tax), "total": plain(tot)}
    if fracht:
        tt["shipping"] = plain(fracht)
    return truth(invoice_number=no, invoice_date=iso(d), due_date=iso(due), currency="EUR", supplier={"name": sup, "tax_id": vat},
                 recipient={"name": cname}, line_items=lines, totals=tt)


LAYOUTS = {"handwerk": handwerk, "telat": telat, "grosso": grosso}
