# SPDX-License-Identifier: AGPL-3.0-or-later
"""German: a craftsman's with titles, wholesale groceries, Swiss with a payment part."""

from stranger_bills_second_base import (A4, C, CB, H, HB, HO, Paper, days, digits, dmy, eu, flat, fmt, fours, iban, num, pct, rdiv, some_day, wrap)

TITLES = [("Demontage und Entsorgung", [
    ("Demontage Sanitärobjekte", "WC, Waschtisch und Badewanne fachgerecht demontieren, zur Abfuhr bereitstellen und entsorgen, inkl. Deponiegebühr", "St", 18500),
    ("Wandfliesen abschlagen", "einschl. Dickbett bis auf das Mauerwerk, Bauschutt in bauseitigen Container", "m²", 2450),
    ("Stemmarbeiten", "für Leitungsschlitze", "Std", 5850)]),
    ("Rohinstallation", [
        ("Mehrschichtverbundrohr DA 20 x 2,25", "in Stangen, einschl. Form- und Verbindungsstücken sowie Befestigungsmaterial liefern und verlegen", "m", 2190),
        ("HT-Rohr DN 110", "Abwasserleitung mit Steckmuffe, Lippendichtring", "m", 2845),
        ("Vorwandelement für Wand-WC", "Bauhöhe 1120 mm, mit UP-Spülkasten 6/3 Liter,\nFabrikat: Gebrix Duoplan o. glw.\nBetätigung von vorn", "St", 28940),
        ("Kernbohrung d = 132 mm", "durch Stahlbetondecke bis 25 cm", "St", 14500)]),
    ("Fertigmontage", [
        ("Waschtischanlage komplett", "Keramik weiß, Breite 60 cm, mit Einhebelmischer verchromt, Ablaufgarnitur, Röhrengeruchsverschluss und 2 Eckventilen, "
         "dauerelastisch versiegelt", "St", 47890),
        ("Duschabtrennung Echtglas 8 mm", "nach Aufmaß, Profile silber hochglanz", "St", 98700),
        ("Silikonfugen", "Hinweis: Wartungsfuge nach DIN 18540", "m", 690),
        ("Anfahrt und Kleinmaterial", "", "psch", 8500)])]


def handwerk(p: Paper, rng, rows):
    p.open(A4)
    d = some_day(rng)
    due = days(d, 14)
    no = "RE%d%04d" % (d.year % 100, rng.randrange(20, 900))
    who, short = rng.choice([("Bäder & Wärme Lindholz GmbH", "LINDHOLZ"), ("Haustechnik Oberwieser GmbH & Co. KG", "OBERWIESER")])
    buyer, street, town = rng.choice([("Eheleute Hanna und Jörg Plettner", "Am Mühlbach 7", "31134 Hildesheim"),
                                      ("WEG Parkstraße 12–16", "c/o Hausverwaltung Krell", "31139 Hildesheim"),
                                      ("Zahnarztpraxis Dr. Uta Sielaff", "Bahnhofsallee 30", "31134 Hildesheim")])
    acc = iban("DE", "25950130" + digits(rng, 10))
    plan, left = [], rows
    for i, (title, pool) in enumerate(TITLES):
        n = left if i == 2 else min(left, max(1, (rows + 1) // 3))
        left -= n
        lst = []
        for _ in range(n):
            a, b, u, pr = rng.choice(pool)
            q = 100 if u == "psch" else rng.choice([100, 200, 300]) if u == "St" else rng.randrange(100, 4200, 25)
            pr += rng.randrange(-300, 900, 5) if pr > 5000 else rng.randrange(0, 150, 5)
            lst.append((a, b, u, q, pr, rdiv(q * pr, 100)))
        if lst:
            plan.append((title, lst))
    net = sum(r[5] for _, l in plan for r in l)
    tax = pct(net, 19, 1)
    gross = net + tax
    ab = [(days(d, -30 - 20 * i), rdiv(gross * rng.choice([25, 30]), 10000) * 100) for i in range(rng.choice([0, 1, 2]))]
    ab = [a for a in reversed(ab) if a[1] > 0]
    rest = gross - sum(a[1] for a in ab)
    wage = rdiv(gross * 46, 100)

    p.box(56, 40, 12, 34, "#C46A1B", None)
    p.box(70, 52, 12, 22, "#8A8A8A", None)
    p.t(90, 62, short, HB, 20, col="#333333")
    p.t(90, 74, "Heizung · Sanitär · Solar · Meisterbetrieb", H, 8, col="#666666")
    p.t(62, 132, who + " · Steuerwalder Str. 88 · 31137 Hildesheim", H, 6.5)
    p.line(62, 134, 290, 134, .3)
    p.lines(62, 152, wrap(buyer, H, 10.5, 230) + [street, "", town], H, 10.5, 13)
    y = 152
    for a, b in (("Rechnungs-Nr.", no), ("Kunden-Nr.", str(10000 + rng.randrange(900))), ("Datum", dmy(d)),
                 ("Leistungszeitraum", "%s – %s" % (dmy(days(d, -19)), dmy(days(d, -6)))), ("Bearbeiter", "Fr. Nowotny")):
        p.t(372, y, a, H, 9)
        p.t(464, y, b, H, 9)
        y += 13
    p.t(62, 256, "Schlussrechnung" if ab else "Rechnung", HB, 14)
    p.t(62, 272, "BV: Badsanierung 1. OG links", HB, 9.5)
    p.t(62, 292, "Für die Ausführung der Arbeiten erlauben wir uns, wie folgt zu berechnen:", H, 9.5)
    items = []
    run = 0
    y = 318

    def head():
        nonlocal y
        for x, a, s in ((62, "l", "Pos."), (128, "r", "Menge"), (134, "l", "Einh."), (170, "l", "Leistungsbeschreibung"), (470, "r", "EP (€)"), (538, "r", "GP (€)")):
            p.t(x, y, s, HB, 8.5, a)
        p.line(62, y + 4, 538, y + 4, 1.1, "#C46A1B")
        y += 18

    def foot():
        p.line(62, 772, 538, 772, .4, "#C46A1B")
        for x, rowsf in ((62, [who, "Steuerwalder Str. 88", "31137 Hildesheim"]), (212, ["Tel. 05121 55 01-0", "Fax 05121 55 01-20", "info@%s.example" % short.lower()]),
                         (312, ["Sparkasse Innerstetal", "IBAN " + fours(acc), "BIC NOLADE21XXX"]),
                         (458, ["AG Hildesheim HRB 20%d" % 417, "St.-Nr. 30/207/41882", "GF: B. Lindholz"])):
            p.lines(x, 782, rowsf, H, 6.5, 8.5, col="#555555")
        p.t(538, 822, "Seite %d/%d" % (p.page, p.total), H, 7, "r")

    def turn():
        nonlocal y
        p.t(170, y + 4, "Übertrag", HO, 9)
        p.t(538, y + 4, eu(run), HO, 9, "r")
        foot()
        p.next()
        p.t(62, 52, "Rechnung %s vom %s" % (no, dmy(d)), H, 8.5)
        y = 80
        head()
        p.t(170, y, "Übertrag", HO, 9)
        p.t(538, y, eu(run), HO, 9, "r")
        y += 18

    def need(h):
        if y + h > 742:
            turn()
    head()
    for i, (title, lst) in enumerate(plan, 1):
        need(60)
        p.t(62, y, "%d." % i, HB, 9.5)
        p.t(170, y, title, HB, 9.5)
        y += 16
        for j, (a, b, u, q, pr, amt) in enumerate(lst, 1):
            l1, l2 = wrap(a, HB, 9, 240), wrap(b, H, 8.5, 240) if b else []
            need(12 * len(l1) + 10.5 * len(l2))
            p.t(66, y, "%d.%d" % (i, j), H, 9)
            p.t(128, y, eu(q), H, 9, "r")
            p.t(134, y, u, H, 9)
            p.t(470, y, eu(pr), H, 9, "r")
            p.t(538, y, eu(amt), H, 9, "r")
            y = p.lines(170, y, l1, HB, 9, 11.5)
            y = p.lines(170, y, l2, H, 8.5, 10.5) + 7
            run += amt
            items.append({"description": flat(a + " " + b), "quantity": num(q), "unit_price": num(pr), "amount": num(amt)})
        need(20)
        p.line(170, y - 9, 538, y - 9, .3)
        p.t(170, y + 2, "Summe Titel %d. %s" % (i, title), HB, 9)
        p.t(538, y + 2, eu(sum(r[5] for r in lst)), HB, 9, "r")
        y += 24
    if y + 110 + 14 * len(ab) > 745:
        foot()
        p.next()
        p.t(62, 52, "Rechnung %s vom %s" % (no, dmy(d)), H, 8.5)
        y = 90
    p.line(300, y - 10, 538, y - 10, .8)
    end = [("Nettosumme", net, H), ("zzgl. 19 % MwSt.", tax, H), ("Rechnungsbetrag", gross, HB)]
    end += [("abzgl. %d. Abschlag vom %s" % (i, dmy(a[0])), -a[1], H) for i, a in enumerate(ab, 1)]
    if ab:
        end.append(("Noch zu zahlender Restbetrag", rest, HB))
    for a, v, f in end:
        p.t(300, y + 3, a, f, 9.5)
        p.t(538, y + 3, eu(v) + " €", f, 9.5, "r")
        y += 15
    y += 14
    y = p.para(62, y, "Zahlbar bis zum %s ohne Abzug. Im Rechnungsbetrag sind Lohnkosten von %s € brutto enthalten (§ 35a EStG). "
               "Privatkunden sind verpflichtet, diese Rechnung zwei Jahre aufzubewahren (§ 14b Abs. 1 UStG)." % (dmy(due), eu(wage)), H, 8.5, 476, 11)
    foot()
    tot = {"subtotal": num(net), "tax": num(tax), "total": num(gross)}
    if ab:
        tot["amount_due"] = num(rest)
        if len(ab) == 1:
            tot["paid"] = num(-ab[0][1])
    return {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "EUR", "document_type": "invoice",
            "seller": {"name": who, "tax_id": "30/207/41882", "iban": acc}, "buyer": {"name": buyer}, "line_items": items, "totals": tot}


GROSS = [("104417", "RAPSOEL RAFFINIERT 10 L KAN", "GENTECHNIKFREI", "KAN", 1, 1689), ("220981", "WEIZENMEHL TYPE 405", "SACK A 25 KG", "SCK", 1, 1345),
         ("310077", "PASTA PENNE RIGATE 5 KG", "", "KAR", 1, 1190), ("417720", "TOMATEN GESCHAELT 2550 G", "6 DS / KARTON DEMETER O. GLW.", "KAR", 1, 1878),
         ("500112", "MINERALWASSER MEDIUM 12X0,7", "GLAS MEHRWEG", "KIS", 2, 489), ("500113", "PFAND KISTE 12X0,7 GLAS", "", "KIS", 2, 330),
         ("508831", "PILSENER FASS 50 L", "EINWEG KEG", "FAS", 2, 11290), ("661004", "GESCHIRRREINIGER FLUESSIG 12 KG", "GEFAHRGUT UN 1824 KL 8 II", "KAN", 2, 3475),
         ("662290", "SERVIETTEN 40X40 3-LG WEISS", "1000 ST / KARTON", "KAR", 2, 3120), ("150006", "BUTTER MILDGES. 250 G", "HANDELSKLASSE I", "KAR", 1, 4875),
         ("190044", "LACHSFILET TK M.H. 1,2-1,6 KG", "CHARGE L24-0881  MHD 03/27", "KG", 1, 1795)]


def grosshandel(p: Paper, rng, rows):
    p.open(A4)
    d = some_day(rng)
    no = "1%s" % digits(rng, 6)
    cust = "4%s" % digits(rng, 4)
    po = "%d/%s" % (rng.randrange(100, 999), rng.choice(["KUE", "BAR", "BF"])) if rng.random() < .7 else None
    buyer = rng.choice(["GASTHAUS ZUR LINDE INH. M. ROHRBACHER", "HOTEL SEEBLICK BETRIEBS GMBH", "KANTINE STADTWERKE AHRBRUECK", "CATERING WUNDERLE KG"])
    acc = iban("DE", "70020270" + digits(rng, 10))
    z, lead, x0 = 8.6, 10.6, 44
    W = 98
    y = 0
    items, run = [], 0
    blatt = 0

    def ln(s="", bold=False, n=1):
        nonlocal y
        if s.strip():
            i = len(s) - len(s.lstrip(" "))
            p.t(x0 + i * z * .6, y, s.strip(), CB if bold else C, z)
        y += lead * n

    def put(pairs):
        buf = [" "] * W
        for col, s, a in pairs:
            at = col if a == "l" else col - len(s)
            buf[at:at + len(s)] = s
        return "".join(buf).rstrip()

    def tm(v):
        return eu(abs(v)) + ("-" if v < 0 else " ")

    def header():
        nonlocal y
        y = 46
        ln("G A S T R O   U N I O N   S U E D   E G", True)
        ln("LEBENSMITTEL-GROSSHANDEL  *  85221 DACHAU  *  KOPERNIKUSSTR. 41")
        ln("-" * W)
        ln()
        if p.page == 1:
            ln("FIRMA")
            ln(buyer)
            ln("WIRT-/EINKAUF")
            ln("HAUPTSTRASSE %d" % hn)
            ln("82362 WEILHEIM", n=2)
        ln(put([(0, "R E C H N U N G", "l"), (34, "NR.", "l"), (39, no, "l"), (50, "DATUM", "l"), (56, d.strftime("%d.%m.%y"), "l"), (68, "KD-NR.", "l"),
                (75, cust, "l"), (86, "BLATT %2d" % p.page, "l")]), True)
        if p.page == 1:
            ln("BEI ZAHLUNG UND RUECKFRAGEN BITTE RECHNUNGS- UND KUNDEN-NR. ANGEBEN")
            if po:
                ln("IHRE BESTELLUNG-NR. " + po)
        ln("=" * W)
        ln(put([(0, "ART.-NR.", "l"), (9, "ARTIKELBEZEICHNUNG", "l"), (52, "MENGE", "r"), (54, "ME", "l"), (69, "PREIS", "r"), (77, "RAB.%", "r"), (91, "BETRAG EUR", "r"),
                (94, "S", "l")]))
        ln("=" * W)

    hn = rng.randrange(1, 80)
    header()
    left, n = rows, 0
    ls_no, ls_day = int(digits(rng, 7)), days(d, -14)
    net = {1: 0, 2: 0}
    while left > 0:
        take = min(left, rng.randrange(2, 9))
        left -= take
        ls_no += rng.randrange(3, 90)
        ls_day = min(days(ls_day, rng.randrange(0, 3)), d)
        if y > 700:
            ln(put([(9, "UEBERTRAG", "l"), (92, tm(run), "r")]))
            p.next()
            header()
            ln(put([(9, "UEBERTRAG", "l"), (92, tm(run), "r")]))
        ln()
        ln("LIEFERSCHEIN %d VOM %s" % (ls_no, ls_day.strftime("%d.%m.%y")), n=1)
        for _ in range(take):
            if y > 735:
                ln(put([(9, "UEBERTRAG", "l"), (92, tm(run), "r")]))
                p.next()
                header()
                ln(put([(9, "UEBERTRAG", "l"), (92, tm(run), "r")]))
            art, a, b, me, s, pr = GROSS[5] if rng.random() < .08 else rng.choice(GROSS)
            pr += rng.randrange(0, 120)
            pfand = a.startswith("PFAND")
            back = pfand and run > 25000 and rng.random() < .6
            q = rng.randrange(1000, 9000, 5) if me == "KG" else rng.choice([1, 2, 3, 5, 6] if back else [1, 2, 3, 5, 6, 10, 24]) * 1000
            q = -q if back else q
            rab = rng.choice([0, 0, 0, 30, 50, 125]) if not pfand else 0
            amt = rdiv(q * pr * (1000 - rab), 1000 * 1000)
            qs = (eu(abs(q), 3) if me == "KG" else str(abs(q) // 1000)) + ("-" if back else "")
            qcol = 52 if not back else 53
            ln(put([(0, art, "l"), (9, a, "l"), (qcol, qs, "r"), (54, me, "l"), (69, eu(pr), "r")] +
                   ([(77, fmt(rab, ",", "", 1), "r")] if rab else []) + [(92, tm(amt), "r"), (94, str(s), "l")]))
            if b:
                ln(put([(9, b, "l")]))
            run += amt
            net[s] += amt
            items.append({"description": flat(a + " " + b), "quantity": num(q, 3) if me == "KG" else str(q // 1000), "unit_price": num(pr), "amount": num(amt)})
    if y > 620:
        ln(put([(9, "UEBERTRAG", "l"), (92, tm(run), "r")]))
        p.next()
        header()
        ln(put([(9, "UEBERTRAG", "l"), (92, tm(run), "r")]))
    ln()
    ln("-" * W)
    ln(put([(0, "S", "l"), (4, "MWST-SATZ", "l"), (36, "WARENWERT NETTO", "r"), (56, "MWST-BETRAG", "r"), (91, "BRUTTO EUR", "r")]))
    tn = tt = 0
    for s, r in ((1, 70), (2, 190)):
        if any(True for i in items) and net[s]:
            t = pct(net[s], r)
            tn, tt = tn + net[s], tt + t
            ln(put([(0, str(s), "l"), (13, fmt(r * 10, ",", "", 2), "r"), (14, "%", "l"), (37, tm(net[s]), "r"), (57, tm(t), "r"), (92, tm(net[s] + t), "r")]))
    ln(put([(4, "SUMME", "l"), (37, tm(tn), "r"), (57, tm(tt), "r"), (92, tm(tn + tt), "r")]), True)
    ln("=" * W)
    ln(put([(4, "RECHNUNGSBETRAG", "l"), (92, tm(tn + tt), "r")]), True, 2)
    total = tn + tt
    due = days(d, 21)
    ln("ZAHLBAR BIS %s MIT 2,00 %% SKONTO = EUR %s ODER BIS %s REIN NETTO" % (
        days(d, 7).strftime("%d.%m.%y"), tm(total - pct(total, 2, 1)).strip(), due.strftime("%d.%m.%y")))
    ln("VERSTEUERUNG NACH VEREINBARTEN ENTGELTEN. WARE BLEIBT BIS ZUR BEZAHLUNG UNSER EIGENTUM.", n=2)
    ln("IBAN %s  BIC HYVEDEMMXXX   UST-IDNR. DE129876%s" % (fours(acc), tail(no)))
    ln("GASTRO UNION SUED EG   GENREG. MUENCHEN GNR 2214   VORSTAND: A. DEMEL, K. ZIRNGIBL")
    data = {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "EUR", "document_type": "invoice",
            "seller": {"name": "GASTRO UNION SUED EG", "tax_id": "DE129876" + tail(no), "iban": acc}, "buyer": {"name": buyer}, "line_items": items,
            "totals": {"subtotal": num(tn), "tax": num(tt), "total": num(total)}}
    if po:
        data["purchase_order"] = po
    return data


def tail(no):
    return no[-3:]


CHI = [("Beratung Prozessoptimierung", "Workshop vor Ort, inkl. Vor- und Nachbereitung gemäss Protokoll vom Steuerungsausschuss", "Std.", 18500),
       ("Hosting Managed Server M", "Laufzeit 12 Monate, jährliche Abrechnung im Voraus", "Mt.", 8900), ("Wegpauschale", "", "Pausch.", 12000),
       ("Webdesign: Unterseiten umsetzen", "Responsive Umsetzung nach freigegebenem Layout", "Std.", 15500), ("Lizenz Buchungsmodul", "", "Stk.", 49000),
       ("Druck Broschüre A5, 24 Seiten, 4/4-farbig, Recyclingpapier 135 g/m²", "Auflage 1'000 Ex.", "Stk.", 137)]


def recursive10(s):
    tab, c = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5], 0
    for ch in s:
        c = tab[(c + int(ch)) % 10]
    return s + str((10 - c) % 10)


def swissqr(p: Paper, rng, rows):
    p.open(A4)
    d = some_day(rng)
    due = days(d, 30)
    no = "RE-%05d" % rng.randrange(300, 9000)
    me = rng.choice(["Alpsicht Digital GmbH", "Rüegsegger & Partner AG"])
    uid = "CHE-%s.%s.%s" % (digits(rng, 3), digits(rng, 3), digits(rng, 3))
    buyer, st, ort = rng.choice([("Gemeindeverwaltung Oberhofen", "Schoren 1", "3653 Oberhofen am Thunersee"),
                                 ("Bäckerei Zürcher AG", "Marktgasse 22", "3600 Thun"), ("Physio am Bach", "Bachstrasse 5a", "5000 Aarau")])
    acc = iban("CH", "30808" + digits(rng, 12))
    ref = recursive10(digits(rng, 26))
    q10 = lambda v: fmt(v, ".", "'")
    lst = []
    for _ in range(rows):
        a, b, u, pr = rng.choice(CHI)
        q = {"Std.": rng.randrange(50, 1600, 25), "Mt.": 1200, "Pausch.": 100}.get(u) or (100000 if pr < 500 else rng.choice([100, 200]))
        pr += rng.randrange(0, 10, 5) if pr < 500 else rng.randrange(0, 2000, 50)
        lst.append((a, b, u, q, pr, rdiv(q * pr, 100)))
    net = sum(r[5] for r in lst)
    tax = pct(net, 81)
    raw = net + tax
    total = rdiv(raw, 5) * 5
    p.poly([(440, 66), (464, 34), (488, 66)], "#2A7D8C")
    p.poly([(464, 66), (482, 46), (500, 66)], "#8CC1CA")
    p.lines(440, 82, [me, "Seestrasse 114", "CH-3604 Thun", "", "T +41 33 555 01 40", "www.alpsicht.example", "MWST-Nr.: %s MWST" % uid], "NS", 8, 11)
    p.lines(68, 150, [buyer, st, ort], "NS", 10, 13.5)
    p.t(68, 214, "Rechnung %s" % no, "NSB", 15)
    y = 236
    for a, b in (("Datum:", dmy(d)), ("Fällig am:", dmy(due)), ("Ihre Referenz:", "Hr. Aebersold")):
        p.t(68, y, a, "NS", 9)
        p.t(140, y, b, "NS", 9)
        y += 12.5
    y += 12
    p.t(68, y, "Besten Dank für Ihren Auftrag. Wir verrechnen Ihnen gerne folgende Leistungen:", "NS", 9)
    y += 22
    gr = "#777777"

    def head():
        nonlocal y
        for x, a, s in ((68, "l", "Pos."), (92, "l", "Bezeichnung"), (372, "r", "Menge"), (378, "l", "Einheit"), (470, "r", "Preis"), (536, "r", "Total CHF")):
            p.t(x, y, s, "NSB", 8.5, a)
        p.line(68, y + 5, 536, y + 5, .6, gr)
        y += 19

    def foot():
        p.t(536, 826, "%d / %d" % (p.page, p.total), "NS", 7, "r", gr)
    head()
    items = []
    for i, (a, b, u, q, pr, amt) in enumerate(lst, 1):
        l1, l2 = wrap(a, "NS", 9, 220), wrap(b, "NS", 7.5, 220) if b else []
        if y + 12 * len(l1) + 10 * len(l2) > 790:
            foot()
            p.next()
            y = 70
            head()
        p.t(68, y, str(i), "NS", 9)
        p.t(372, y, q10(q), "NS", 9, "r")
        p.t(378, y, u, "NS", 9)
        p.t(470, y, q10(pr), "NS", 9, "r")
        p.t(536, y, q10(amt), "NS", 9, "r")
        y = p.lines(92, y, l1, "NS", 9, 12)
        y = p.lines(92, y - 1, l2, "NS", 7.5, 10, col=gr) + 1
        p.line(68, y - 7, 536, y - 7, .25, "#BBBBBB")
        y += 7
        items.append({"description": flat(a + " " + b), "quantity": num(q), "unit_price": num(pr), "amount": num(amt)})
    if y + 70 > 790:
        foot()
        p.next()
        y = 70
    ends = [("Total exkl. MWST", net, "NS"), ("MWST 8.1%% von CHF %s" % q10(net), tax, "NS")]
    if total != raw:
        ends.append(("Rundungsdifferenz", total - raw, "NS"))
    for a, v, f in ends + [("Gesamtbetrag CHF", total, "NSB")]:
        p.t(330, y + 4, a, f, 9)
        p.t(536, y + 4, q10(v), f, 9, "r")
        y += 14
    p.line(330, y - 5, 536, y - 5, .6)
    p.line(330, y - 3, 536, y - 3, .6)
    p.t(68, y + 8, "Freundliche Grüsse – %s" % me, "NS", 9)
    if y > 520:
        foot()
        p.next()
    sp_ = lambda v: fmt(v, ".", " ")
    Y = 842 - 298
    p.line(0, Y, 595, Y, .5, dash=([2, 2],))
    p.line(176, Y, 176, 842, .5, dash=([2, 2],))
    grouped = ref[:2] + " " + " ".join(ref[2 + i:7 + i] for i in range(0, 25, 5))
    p.t(14, Y + 24, "Empfangsschein", HB, 11)
    y = Y + 42

    def blk(x, y, h, rowsb, z1, z2):
        p.t(x, y, h, HB, z1)
        return p.lines(x, y + z2 + 1, rowsb, H, z2, z2 + 1) + z2 - 1
    ad = [me, "Seestrasse 114", "3604 Thun"]
    y = blk(14, y, "Konto / Zahlbar an", [fours(acc)] + ad, 6, 8)
    y = blk(14, y, "Referenz", [grouped], 6, 7.5)
    blk(14, y, "Zahlbar durch", wrap(buyer, H, 8, 150) + [st, ort], 6, 8)
    for x, s, v in ((14, "Währung", "CHF"), (54, "Betrag", sp_(total))):
        p.t(x, Y + 200, s, HB, 6)
        p.t(x, Y + 211, v, H, 8)
    p.t(162, Y + 240, "Annahmestelle", HB, 6, "r")
    p.t(190, Y + 24, "Zahlteil", HB, 11)
    for i in range(41):
        for j in range(41):
            if rng.random() < .5:
                p.box(190 + i * 3.2, Y + 44 + j * 3.2, 3.2, 3.2, "#000000", None)
    p.box(246, Y + 100, 20, 20, "#000000", "#FFFFFF", 2)
    p.box(254, Y + 103, 4, 14, "#FFFFFF", None)
    p.box(249, Y + 108, 14, 4, "#FFFFFF", None)
    for x, s, v in ((190, "Währung", "CHF"), (240, "Betrag", sp_(total))):
        p.t(x, Y + 204, s, HB, 8)
        p.t(x, Y + 217, v, H, 10)
    y = blk(342, Y + 22, "Konto / Zahlbar an", [fours(acc)] + ad, 8, 10)
    y = blk(342, y, "Referenz", [grouped], 8, 10)
    y = blk(342, y, "Zusätzliche Informationen", ["Rechnung " + no], 8, 10)
    blk(342, y, "Zahlbar durch", wrap(buyer, H, 10, 230) + [st, ort], 8, 10)
    p.t(582, 836, "%d / %d" % (p.page, p.total), "NS", 6, "r", gr)
    return {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "CHF", "document_type": "invoice",
            "seller": {"name": me, "tax_id": uid + " MWST", "iban": acc}, "buyer": {"name": buyer}, "line_items": items,
            "totals": {"subtotal": num(net), "tax": num(tax), "total": num(total)}}


LAYOUTS = {"handwerk": handwerk, "grosshandel": grosshandel, "swissqr": swissqr}
