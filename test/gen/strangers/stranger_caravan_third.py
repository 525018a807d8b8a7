# SPDX-License-Identifier: AGPL-3.0-or-later
"""Germany (two) and France (two)."""
from stranger_caravan_kit import *

H, HB = "Helvetica", "Helvetica-Bold"
DM = lambda d: f"{d:%d.%m.%Y}"

def delexikon(path, seed, rows):
    """Craft firm's German letter after DIN 5008: address window, carried-over sums, sentences, footer in three columns."""
    r = rng("delexikon", seed, rows)
    sup = r.choice([("Gartenbau Wessels GmbH", "Moorweg 12", "26129 Oldenburg"), ("Malerbetrieb Kranich e.K.", "Hauptstr. 88", "70563 Stuttgart"),
            ("Schreinerei Obermüller", "Am Anger 3", "84028 Landshut")])
    cust = r.choice([("Hausverwaltung Brandt & Söhne", "Frau Keller", "Lindenallee 45", "26122 Oldenburg"), ("Praxis Dr. Yilmaz", "Marktplatz 7",
            "70173 Stuttgart"), ("Familie Huber", "Isarweg 19", "84036 Landshut")])
    pool = ["Arbeitsstunden {Geselle|Meister};Std.;54", "Wandflächen grundieren und zweimal deckend streichen, Farbton {weiß|RAL 9010};m²;9.8",
            "Anfahrtspauschale Zone {1|2};psch.;35", "Heckenschnitt inkl. Abfuhr;lfm;7.4", "Rollrasen liefern und verlegen;m²;12.9",
            "Innentür Buche, {735|860} x 1985 mm mit Zarge, Drückergarnitur Edelstahl;Stk.;348", "Abdeckfolie;Rolle;8.45",
            "Rindenmulch {0-40|10-60} mm;Sack;6.2", "Entsorgung Altmaterial;psch.;90", "Acrylfugen {innen|außen};lfm;3.6"]
    vat, date, no, knr = ident(r, "DE"), day(r), f"RE-{r.randint(1001, 4999)}", str(r.randint(10010, 19999))
    due, tab, items, run = plus(date, 14), [], [], D(0)
    for n, (d, u, p) in enumerate(goods(r, pool, rows)):
        a = q2((q := D(1) if u == "psch." else count(r, p, u in ("Std.", "m²", "lfm"))) * p)
        tab.append((str(n + 1), eu(q), u, wrap(d, H, 9.5, 225), eu(p), eu(a), a))
        items.append({"description": d, "quantity": s2(q), "unit": u, "unit_price": str(p), "amount": s2(a)})
    sub = sum(t[6] for t in tab)
    tax = q2(sub * 19 / 100)
    total, ib = sub + tax, iban("DE", digits(r, 18))
    def draw(c, pages):
        def head(y, carry):
            rule(c, 62, y + 13, 550, 0.9)
            C(c, y, HB, 9, (62, "l", "Pos."), (130, "r", "Menge"), (136, "l", "Einheit"), (180, "l", "Bezeichnung"), (478, "r", "Einzelpreis €"), (550, "r",
                    "Gesamt €"))
            rule(c, 62, y - 5, 550, 0.5)
            if carry is not None:
                C(c, y - 19, H, 9.5, (180, "l", "Übertrag"), (550, "r", eu(carry)))
            return y - 19 - (15 if carry is not None else 0)
        def foot():
            rule(c, 62, 72, 550, 0.4)
            block(c, 62, 60, sup, H, 7.5, 10)
            block(c, 230, 60, ["Sparkasse Musterland", "IBAN: " + by(ib, 4), "BIC: MUSLDE21XXX"], H, 7.5, 10)
            block(c, 430, 60, ["USt-IdNr.: " + vat, f"Seite {page} von {pages}"], H, 7.5, 10)
        T(c, 550, 790, sup[0], HB, 16, "r")
        block(c, 550, 774, sup[1:], H, 9, 11, "r")
        T(c, 62, 706, " · ".join(sup), H, 6.5)
        block(c, 62, 688, cust, H, 10, 13.5)
        for j, (k, v) in enumerate((("Rechnungs-Nr.", no), ("Kunden-Nr.", knr), ("Datum", DM(date)))):
            C(c, 640 - 13 * j, H, 9.5, (400, "l", k), (550, "r", v))
        T(c, 62, 575, f"Rechnung Nr. {no}", HB, 13)
        block(c, 62, 555, ["Sehr geehrte Damen und Herren,",
                f"für die im {DE[date.month - 1]} {date.year} ausgeführten Leistungen berechnen wir Ihnen wie folgt:"], H, 9.5, 13)
        page, run, y = 1, D(0), head(512, None)
        for pos, q, u, ds, p, a, av in tab:
            if y - 12 * len(ds) < 108:
                C(c, y - 6, H, 9.5, (180, "l", "Zwischensumme"), (550, "r", eu(run)))
                foot()
                c.showPage()
                page, y = page + 1, head(780, run)
            C(c, y, H, 9.5, (62, "l", pos), (130, "r", q), (136, "l", u), (478, "r", p), (550, "r", a))
            y, run = block(c, 180, y, ds, H, 9.5, 12) - 4, run + av
        if y < 190:
            C(c, y - 6, H, 9.5, (180, "l", "Zwischensumme"), (550, "r", eu(run)))
            foot()
            c.showPage()
            page, y = page + 1, head(780, run)
        rule(c, 62, y + 6, 550)
        C(c, y - 8, H, 9.5, (180, "l", "Nettobetrag"), (550, "r", eu(sub)))
        C(c, y - 22, H, 9.5, (180, "l", "zzgl. 19,00 % USt."), (550, "r", eu(tax)))
        C(c, y - 38, HB, 10.5, (180, "l", "Rechnungsbetrag"), (550, "r", eu(total) + " €"))
        rule(c, 180, y - 43, 550, 1)
        block(c, 62, y - 64, [f"Bitte überweisen Sie den Rechnungsbetrag ohne Abzug bis zum {DM(due)}.", "Vielen Dank für Ihren Auftrag."], H, 9.5, 13)
        foot()
        return page
    twice(path, A4, draw)
    return truth(no, date, due, "EUR", (sup[0], vat), (cust[0], None), items, subtotal=sub, tax_total=tax, total=total)

def deindustrie(path, seed, rows):
    """A works' ERP form in fixed pitch: item number and text on one line, quantity, price per 1 or 100 and value on the next."""
    r = rng("deindustrie", seed, rows)
    sup, cust = r.choice([("Rheintal Wälzlager AG", "56068 Koblenz"), ("NORDMETALL Technik GmbH",
            "24143 Kiel")]), r.choice([("Maschinenbau Tröger GmbH & Co. KG", "Werkstr. 5", "08523 Plauen"), ("Hansen Fördertechnik GmbH", "Kaistr. 101",
            "24114 Kiel"), ("Papierfabrik Auental AG", "Auental 1", "91301 Forchheim")])
    pool = ["Rillenkugellager {6204|6205|6308} 2RS;ST;8.45;1", "Zylinderschraube DIN 912 M8x{20|30|45} 8.8;ST;14.2;100",
            "Sicherungsring DIN 471 {20|25}x1,2;ST;9.9;100", "Flachriemen {40|60} mm;M;17.35;1", "Hydrauliköl HLP 46 Kanister 20 l;KAN;78;1",
            "Getriebemotor {0,75|1,5} kW B3;ST;612;1", "Scheibe DIN 125 A{8|10} verzinkt;ST;2.35;100", "O-Ring {24|32}x3 NBR 70;ST;31;100"]
    date, no, vc, vs = day(r), f"90{digits(r, 6)}", ident(r, "DE"), ident(r, "DE")
    due, frt, tab, items, per = plus(date, 30), r.choice([D("28.50"), D("46.00")]), [], [], {p.split(";")[0][:6]: D(p.split(";")[3]) for p in pool}
    for n, (d, u, p, k) in enumerate(goods(r, pool, rows)):
        k, dis = int(k), r.choice([0, 0, 3, 5])
        q = D(r.randint(2, 40) * 50) if k == 100 else count(r, p)
        a = q2(q * p / k * (100 - dis) / 100)
        tab.append((f"{(n + 1) * 10:06d}", f"{sum(map(ord, d)) * 7919 % 900000 + 100000}", d, f"{num(q, 0, '.', ',')} {u}", f"{eu(p)} EUR / {k} {u}",
                f"{eu(dis, 1)}- %" if dis else "", eu(a)))
        items.append({"description": d, "quantity": str(q), "unit": u, "unit_price": str(p), "amount": s2(a)} | ({"discount": f"{dis}.0%"} if dis else {}))
    sub = sum(D(i["amount"]) for i in items)
    tax = q2((sub + frt) * 19 / 100)
    total, F, B, kd, af = sub + frt + tax, "Courier", "Courier-Bold", f"{r.randint(100000, 199999)}", f"{r.randint(4500000, 4599999)}"
    def draw(c, pages):
        def head():
            TT(c, (50, 800, sup[0], "Helvetica-Bold", 14), (545, 800, f"Seite {page} / {pages}", F, 9, "r"))
        def cols(y):
            rule(c, 50, y + 12, 545)
            C(c, y, F, 9, (50, "l", "Pos."), (105, "l", "Material"), (175, "l", "Bezeichnung"))
            C(c, y - 12, F, 9, (190, "r", "Menge"), (350, "r", "Preis / Einheit"), (430, "r", "Rabatt"), (545, "r", "Wert EUR"))
            rule(c, 50, y - 18, 545)
            return y - 34
        page = 1
        head()
        block(c, 50, 740, ("Firma",) + cust, F, 10, 12.5)
        T(c, 320, 752, "Rechnung", B, 13)
        for j, s in enumerate(("Nummer/Datum", f"{no} / {DM(date)}", "Auftragsnr.", af, "Kundennr.", kd, "Ihre USt-IdNr.", vc, "Unsere USt-IdNr.", vs)):
            TW(c, 320 if j % 2 == 0 else 332, 734 - 11.5 * j, s, F, 9)
        y = cols(588)
        for pos, mat, d, q, p, dis, a in tab:
            if y < 90:
                T(c, 545, 60, "Fortsetzung nächste Seite", F, 8, "r")
                c.showPage()
                page += 1
                head()
                y = cols(765)
            C(c, y, F, 9, (50, "l", pos), (105, "l", mat), (175, "l", d))
            C(c, y - 11, F, 9, (190, "r", q), (350, "r", p), (430, "r", dis), (545, "r", a))
            y -= 27
        if y < 150:
            c.showPage()
            page, y = page + 1, 765
            head()
        rule(c, 50, y + 8, 545)
        for k, v, f in (("Summe Positionen", sub, F), ("Frachtkosten", frt, F), (f"Ausgangssteuer 19,000 % auf {eu(sub + frt)}", tax, F), ("Endbetrag EUR",
                total, B)):
            C(c, y - 8, f, 9, (190, "l", k), (545, "r", eu(v)))
            y -= 13
        rule(c, 190, y, 545)
        block(c, 50, y - 22, ["Lieferbedingung: FCA " + sup[1][6:], f"Zahlungsbedingung: bis {DM(plus(date, 10))} abzüglich 2,000 % Skonto,",
                f"                   bis {DM(due)} ohne Abzug"], F, 9, 12)
        return page
    twice(path, A4, draw)
    return truth(no, date, due, "EUR", (sup[0], vs), (cust[0], vc), items, subtotal=sub, shipping=frt, tax_total=tax, total=total)

def frgestion(path, seed, rows):
    """French management package: ruled body to the foot, VAT recap at the left, cartouche of sums at the right."""
    r = rng("frgestion", seed, rows)
    sup = r.choice([("SARL LES CAVES DU PONTET", "12 rue des Tonneliers", "33000 BORDEAUX"), ("ALPES BUREAU SERVICE", "ZA des Glières", "74000 ANNECY")])
    cust = r.choice([("RESTAURANT LE PETIT QUAI", "5 quai Richelieu", "33000 BORDEAUX"), ("MAIRIE DE SEVRIER", "2000 route d'Albertville", "74320 SEVRIER"),
            ("COMITE DES FETES", "Place du Marché", "33500 LIBOURNE")])
    pool = ["Ramette papier A4 80g {blanc|ivoire};20;4.35", "Toner compatible {noir|cyan|magenta} haute capacité, env. 6000 pages;20;68",
            "Jus de pomme artisanal 1L;5.5;2.6", "Coffret bois 3 bouteilles;20;7.9", "Terrine de campagne 180g;5.5;4.1",
            "Classeur à levier dos {50|80} mm;20;2.15", "Guide des vins de la région;5.5;16.5", "Fauteuil de bureau dossier résille;20;179",
            "Eau minérale {50cl|1L} x 6;5.5;2.2"]
    vat, date, no, cc = ident(r, "FR"), day(r), f"FA{r.randint(2, 9)}{r.randint(1000, 9999)}", f"C{r.randint(100, 999):05d}"
    due, port, tab, items, base = plus(date, 30), r.choice([D(0), D("12.00")]), [], [], {}
    for d, t, p in goods(r, pool, rows):
        q, dis = count(r, p), r.choice([0, 0, 0, 5, 10])
        a = q2(q * p * (100 - dis) / 100)
        base[t] = base.get(t, 0) + a
        tab.append((f"{d[:3].upper()}{sum(map(ord, d)) % 1000:03d}", wrap(d, H, 8.5, 200), fr(q), fr(p), fr(dis) if dis else "", fr(a), fr(D(t))))
        items.append({"description": d, "quantity": s2(q), "unit_price": str(p), "tax_rate": t, "amount": s2(a)} | ({"discount": f"{dis}.00"} if dis else {}))
    sub = sum(base.values())
    if port:
        base["20"] = base.get("20", 0) + port
    tax = sum((tvas := {t: q2(b * D(t) / 100) for t, b in sorted(base.items())}).values())
    total, acp = sub + port + tax, r.choice([D(0), D("20.00")]) if sub > 40 else D(0)
    xs, hs = [30, 88, 296, 342, 402, 446, 516, 565], ("Code", "Désignation", "Qté", "P.U. HT", "% Rem.", "Montant HT", "TVA %")
    def draw(c, pages):
        n, page = 0, 0
        while n < len(tab):
            page += 1
            block(c, 30, 800, sup, HB, 10, 13)
            TT(c, (30, 760, f"N° TVA intracom. : {vat}", H, 8), (30, 735, "FACTURE", HB, 20, "l", "#1f3b73"))
            c.roundRect(310, 700, 255, 76, 8)
            block(c, 322, 758, cust, H, 10, 14)
            for j, (k, v, w) in enumerate((("Numéro", no, 90), ("Date", f"{date:%d/%m/%Y}", 80), ("Code client", cc, 80), ("Échéance", f"{due:%d/%m/%Y}", 90),
                    ("Mode de règlement", "Virement 30 jours", 135), ("Page", f"{page}/{pages}", 60))):
                x = 30 + sum((90, 80, 80, 90, 135, 60)[:j])
                fill(c, x, 672, w, 14, "#1f3b73")
                c.rect(x, 656, w, 30)
                TT(c, (x + w / 2, 676, k, HB, 8, "c", "#ffffff"), (x + w / 2, 661, v, H, 8.5, "c"))
            fill(c, 30, 624, 535, 18, "#d9e0ee")
            c.rect(30, 210, 535, 432)
            for a, b, h in zip(xs, xs[1:], hs):
                c.line(b, 642, b, 210)
                T(c, (a + b) / 2, 630, h, HB, 8, "c")
            rule(c, 30, 624, 565)
            y = 610
            while n < len(tab) and y - 11 * len(tab[n][1]) > 210:
                code, ds, *nums = tab[n]
                C(c, y, H, 8.5, (33, "l", code), *[(x - 4, "r", v) for x, v in zip(xs[3:], nums)])
                y, n = block(c, 91, y, ds, H, 8.5, 11) - 3, n + 1
            if n < len(tab):
                T(c, 561, 195, "Suite page suivante ...", "Helvetica-Oblique", 8.5, "r")
            else:
                for j, (k, b, v) in enumerate([("Taux", "Base HT", "Montant TVA")] + [(fr(D(t)), fr(base[t]), fr(v)) for t, v in tvas.items()]):
                    c.rect(30, 176 - 15 * j, 220, 15)
                    C(c, 180 - 15 * j, HB if j == 0 else H, 8.5, (80, "r", k), (160, "r", b), (244, "r", v))
                fill(c, 385, 89, 180, 18, "#d9e0ee")
                foot = ("Total HT", sub), ("Port HT", port), ("Total TVA", tax), ("Total TTC", total), ("Acompte", acp), ("NET À PAYER", total - acp)
                for j, (k, v) in enumerate(foot):
                    C(c, 180 - 17 * j, HB if j > 4 else H, 9.5, (391, "l", k), (559, "r", fr(v) + (" €" if j == 5 else "")))
                c.rect(385, 89, 180, 103)
            block(c, 30, 60, ["Pénalités de retard : trois fois le taux d'intérêt légal. Indemnité forfaitaire pour frais de recouvrement : 40 €.",
                    "Pas d'escompte pour règlement anticipé."], H, 7, 9)
            c.showPage()
        return page
    twice(path, A4, draw)
    return truth(no, date, due, "EUR", (sup[0], vat), (cust[0], None), items, subtotal=sub, shipping=port, tax_total=tax, total=total, amount_due=total - acp)

def frartisan(path, seed, rows):
    """A builder's spreadsheet: full grid, lots with headings and sub-totals, cells written from right to left."""
    r = rng("frartisan", seed, rows)
    sup, cust = r.choice([("Martin Lescure Maçonnerie", "Lieu-dit La Borde", "46100 FIGEAC"), ("EURL Bâti Ouest", "7 impasse du Four",
            "56800 PLOËRMEL")]), r.choice([("M. et Mme Vidal", "18 rue Haute", "46100 FIGEAC"), ("SCI des Tilleuls", "3 place de l'Église", "56120 JOSSELIN"),
            ("Mme Claire Rouzic", "Kergoat", "56460 SÉRENT")])
    pool = ["Dépose de {carrelage|parquet} existant et évacuation en déchetterie;m²;18.5", "Enduit à la chaux, {deux|trois} passes;m²;42",
            "Linteau béton précontraint {1,20|1,60} m;u;38", "Main d'œuvre;h;45",
            "Fourniture et pose de plaques BA13 hydrofuges sur ossature métallique;m²;36.8", "Installation de chantier;forfait;350", "Seuil en pierre;u;120",
            "Tranchée et évacuation {EU|EP} PVC Ø100;ml;31"]
    vat, date, no = ident(r, "FR"), day(r), f"{r.randint(1, 180):03d}"
    no, tab, items, lots = f"{date.year}-{no}", [], [], "Démolition;Maçonnerie;Cloisons et doublages;Extérieurs;Finitions".split(";")
    for k, (d, u, p) in enumerate(goods(r, pool, rows)):
        a = q2((q := D(1) if u == "forfait" else count(r, p, u in "m² h ml")) * p)
        if rows > 3 and k % max(4, -(-rows // 5)) == 0:
            tab += [("st", acc)] if k else []
            tab, acc = tab + [("lot", f"Lot {sum(t[0] == 'lot' for t in tab) + 1} - {lots[sum(t[0] == 'lot' for t in tab)]}")], D(0)
        elif k == 0:
            acc = D(0)
        acc += a
        tab.append(("row", wrap(d, "Comm13Sans", 8.5, 232), u, fr(q), fr(p) + " €", fr(a) + " €"))
        items.append({"description": d, "quantity": s2(q), "unit": u, "unit_price": str(p), "amount": s2(a)})
    tab += [("st", acc)] if rows > 3 else []
    sub = sum(D(i["amount"]) for i in items)
    tax, total, F, B = q2(sub / 10), sub + q2(sub / 10), "Comm13Sans", "Comm13SansB"
    acp, ws = q2(total * D("0.3")) if r.random() < .6 else None, (245, 45, 62, 75, 88)
    def draw(c, pages):
        def line(y, h, cells, f=F, bg=None, aligns="lcrrr"):
            for i in reversed(range(len(cells))):
                x, w = 40 + sum(ws[:i]), ws[i]
                if bg:
                    fill(c, x, y - h, w, h, bg)
                c.setLineWidth(.5)
                c.rect(x, y - h, w, h)
                tx = {"l": x + 5, "r": x + w - 5, "c": x + w / 2}[aligns[i]]
                block(c, tx, y - 11, cells[i] if isinstance(cells[i], list) else [cells[i]], f, 8.5, 11, aligns[i])
            return y - h
        block(c, 40, 795, [sup[0]], B, 14)
        block(c, 40, 779, sup[1:] + (f"SIREN {by(vat[4:], 3)} - TVA {vat}",), F, 9, 12)
        TT(c, (555, 795, f"FACTURE N° {no}", B, 13, "r"), (555, 779, f"Date : {date.day} {FR[date.month - 1]} {date.year}", F, 9, "r"))
        block(c, 340, 735, ("Client :",) + cust, F, 10, 13.5)
        T(c, 40, 664, "Travaux de rénovation suivant devis accepté", F, 9)
        page, y = 1, line(650, 17, ["Désignation", "Unité", "Quantité", "PU HT", "Total HT"], B, "#fbe5d0", "ccccc")
        for kind, *v in tab:
            h = 11 * len(v[0]) + 6 if kind == "row" else 17
            y, page = turn(c, y, 60 + h, page, 800)
            lot, st = ([v[0], "", "", "", ""], B, "#f3f3f3"), (["", "", "", "Sous-total", fr(v[0]) + " €" if kind == "st" else ""], B)
            y = line(y, h, *(lot if kind == "lot" else st if kind == "st" else (v,)))
        y, page = turn(c, y, 190, page, 800)
        y -= 12
        for k, v in [("TOTAL HT", sub), ("TVA 10 %", tax), ("TOTAL TTC", total)] + ([("Acompte versé", -acp), ("NET À PAYER", total - acp)] if acp else []):
            c.rect(392, y - 16, 75, 16)
            c.rect(467, y - 16, 88, 16)
            C(c, y - 12, B if "T" == k[0] or "N" == k[0] else F, 8.5, (397, "l", k), (550, "r", fr(v) + " €"))
            y -= 16
        block(c, 40, y - 20, ["Règlement à réception de facture, par chèque ou virement.", "Assurance décennale n° 48 221 907 - France métropolitaine."], F, 8,
                10)
        return page
    twice(path, A4, draw)
    return truth(no, date, None, "EUR", (sup[0], vat), (cust[0], None), items, subtotal=sub, tax_total=tax, total=total,
            amount_due=total - acp if acp else None)

LAYOUTS = {"delexikon": delexikon, "deindustrie": deindustrie, "frgestion": frgestion, "frartisan": frartisan}
