# SPDX-License-Identifier: AGPL-3.0-or-later
"""France, Italy, Spain, Netherlands: a caterer, a farm supplier, an event hire, a cleaning firm."""
from stranger_almanac_kit import *


def traiteur(path, seed, rows):
    r = random.Random(f"traiteur/{seed}/{rows}")
    p = Pen(path)
    name, ad = local(seed, [("SARL LE PANIER D'ODETTE", ("ZA de la Croix Blanche", "14 rue des Tonneliers", "49400 SAUMUR")),
        ("MAISON GUILLERMIN TRAITEUR", ("3 quai Saint-Vincent", "71000 MACON"))])
    cn, cad = local(seed, [("COMITE DES FETES DE VARRAINS", ("1 place du Jeu de Paume", "49400 VARRAINS")),
        ("SAS BOURDELAIS EMBALLAGES", ("Service communication", "ZI Sud - Rue Lavoisier", "71000 MACON"))])
    d, no, siret = day(r), f"FA{r.randint(10000, 99999):08d}", luhn(r, 14); vat = fr_vat(siret[:9])
    pool = [("BUFF01", "Buffet froid campagnard (charcuteries, terrines, crudités, fromages affinés)", 14, 24, 10),
        ("COCK12", "Cocktail 12 pièces salées et sucrées", 15, 26, 10), ("VIN-SCH", "Saumur-Champigny 75 cl", 7, 13, 20),
        ("CREM", "Crémant de Loire brut 75 cl", 9, 16, 20), ("EAU", "Eau minérale plate / gazeuse 1 l", 1, 2, 10), ("SERV", "Serveur - vacation de 5 heures",
        110, 165, 20), ("NAP", "Nappage intissé au mètre", 2, 4, 20), ("VAIS", "Location vaisselle par convive", 3, 6, 20),
        ("PIECE", "Pièce montée 3 choux par personne", 4, 7, 10), ("CAFE", "Café, thé et mignardises", 2, 4, 10), ("LIV", "Livraison et reprise du matériel",
        45, 120, 20)]
    items = []
    for code, desc, lo, hi, v in pick(r, pool, rows):
        q, pr, di = D(r.randint(1, 6) if lo > 40 else r.randint(8, 140)), cash(r, lo, hi, "0.05"), D(r.choice([0, 0, 0, 5, 10]))
        items.append((code, desc, q, pr, di, q2(q * pr * (100 - di) / 100), v))
    nets = {v: sum((i[5] for i in items if i[6] == v), D(0)) for v in (10, 20)}; tax = {v: q2(nets[v] * v / 100) for v in nets}
    sub, tt, ech = sum(nets.values()), sum(tax.values()), plus(d, 30); f2 = lambda x: num(x, "fr"); X = (30, 84, 296, 342, 396, 438, 516, 565)
    cap = r.choice(["8 000", "15 000"])

    def head():
        p.t(30, 50, name, SANSB, 13); p.ls(30, 64, ad + ("Tél. : 02 41 99 " + siret[3:5] + " " + siret[5:7],), SANS, 8, 11)
        p.box(310, 40, 255, 24, HexColor("#f4e8d0"), .6, rad=5); p.t(437, 56, f"FACTURE N° {no}", SANSB, 11, "c")
        p.row(78, [(312, f"Date : {d:%d/%m/%Y}"), (437, "Code client : CL" + siret[-5:])], SANS, 8); p.box(310, 90, 255, 76, None, .6, rad=5)
        p.ls(322, 108, (cn,) + cad, SANS, 9, 13); p.t(30, 160, "Prestation : réception du " + f"{plus(d, -6):%d/%m/%Y}", SANS, 8)
        p.box(30, 180, 535, 440, None, .8, rad=4); p.hl(30, 565, 198, .8)
        for x in X[1:-1]:
            p.vl(x, 180, 620, .4)
        p.row(192, [((X[i] + X[i + 1]) / 2, k, "c") for i, k in enumerate(("Référence", "Désignation", "Quantité", "P.U. HT", "% Rem.", "Montant HT",
            "TVA"))], SANSB, 7.5)

    head(); y = 212
    for it in items:
        lines = wrap(it[1], X[2] - X[1] - 8, SANS, 8)
        if y + 10.5 * len(lines) > 620:
            p.t(565, 634, "Suite page suivante", SANS, 7.5, "r"); p.new(); head(); y = 212
        p.row(y, [(X[0] + 4, it[0]), (X[3] - 4, f2(it[2]), "r"), (X[4] - 4, f2(it[3]), "r"), (X[5] - 4, f2(it[4]) if it[4] else "", "r"),
            (X[6] - 4, f2(it[5]), "r"), (X[7] - 6, f2(it[6]), "r")], SANS, 8)
        y = p.ls(X[1] + 4, y, lines, SANS, 8, 10.5) + 3
    p.row(646, [(30, "Taux TVA"), (150, "Base HT", "r"), (225, "Montant TVA", "r")], SANSB, 8); p.hl(30, 225, 650, .4)
    for i, v in enumerate(v for v in nets if nets[v]):
        p.row(662 + 13 * i, [(30, f"{v},00 %"), (150, f2(nets[v]), "r"), (225, f2(tax[v]), "r")], SANS, 8)
    p.row(704, [(30, f"Échéance : {ech:%d/%m/%Y}"), (150, "Règlement : virement")], SANS, 8)
    for i, (k, v) in enumerate((("Total HT", sub), ("Total TVA", tt), ("Total TTC", sub + tt), ("NET À PAYER", sub + tt))):
        p.box(380, 636 + 18 * i, 185, 18, HexColor("#f4e8d0") if i == 3 else None, .5)
        p.row(649 + 18 * i, [(386, k), (559, f2(v) + " €", "r")], SANSB if i == 3 else SANS, 9)
    p.par(30, 732, "En cas de retard de paiement, une pénalité égale à trois fois le taux d'intérêt légal sera exigible, ainsi qu'une "
        "indemnité forfaitaire pour frais de recouvrement de 40 euros. " "Pas d'escompte pour paiement anticipé.", 535, SANS, 7, 9)
    p.save(lambda i, n: (p.t(297, 800, f"{name} au capital de {cap} € - SIRET {siret} - APE 5621Z - N° TVA intracom. {vat}", SANS, 6.5, "c"),
        p.t(565, 815, f"Page {i} / {n}", SANS, 6.5, "r")))
    return truth(invoice_number=no, invoice_date=d, due_date=ech, currency="EUR", supplier=party(name, adr(*ad), vat), customer=party(cn,
        adr(*[s for s in cad if "Service" not in s])), subtotal=sub, tax_total=tt, total=sub + tt, amount_due=sub + tt,
        line_items=[{"description": i[1], "quantity": a(i[2]), "unit_price": i[3], "discount": a(i[4]) if i[4] else None, "tax_rate": str(i[6]),
        "amount": i[5]} for i in items])


def agraria(path, seed, rows):
    r = random.Random(f"agraria/{seed}/{rows}")
    p = Pen(path)
    name, st, town = local(seed, [("CONSORZIO AGRICOLO VALSESTERA SOC. COOP.", "Via dei Mulini 18", "26013 - Crema - CR - IT"),
        ("F.LLI BRUSADIN SEMENTI S.R.L.", "Strada Provinciale Bassa 204", "33082 - Azzano Decimo - PN - IT")])
    cn, cs, ct = local(seed, [("AZ. AGR. CASCINA LUNGA DI PEDRETTI MARIO", "Località Cascina Lunga 1", "26012 - Castelleone - CR - IT"),
        ("SOCIETA' AGRICOLA I TIGLI S.S.", "Via Roma 77", "33080 - Fiume Veneto - PN - IT")])
    d, no, piva, cpiva = day(r), f"{r.randint(100, 4999)}/A", luhn(r, 11), luhn(r, 11)
    pool = [("CONC-UREA46", "UREA AGRICOLA 46% BIG BAG KG 600", "QL", 44, 68, 4),
        ("SEM-P1551", "MAIS IBRIDO DA GRANELLA CLASSE 600 CONCIATO DOSE 25.000 SEMI", "NR", 92, 131, 10),
        ("GLIF-20", "ERBICIDA GLIFOSATE 360 G/L TANICA LT 20", "NR", 88, 140, 10), ("MANG-VL22", "MANGIME VACCHE DA LATTE 22 SFUSO", "QL", 33, 46, 10),
        ("SALE-B10", "SALE PASTORIZIO BLOCCHI KG 10", "NR", 4, 7, 22), ("RETE-3000", "RETE ROTOPRESSA MT 3000", "NR", 148, 199, 22),
        ("GUANTI-N", "GUANTI NITRILE TG. XL CF 100", "CF", 9, 15, 22), ("CONC-1824", "CONCIME NP 18-46 SACCHI KG 40", "QL", 61, 84, 4),
        ("OLIO-15W40", "OLIO TRATTORI 15W40 FUSTO LT 60", "NR", 170, 240, 22)]
    items = []
    for code, desc, u, lo, hi, v in pick(r, pool, rows):
        q, pr, di = D(r.randint(2, 90)) if u != "QL" else cash(r, 6, 240), cash(r, lo, hi), r.choice([0, 0, 5, 8])
        items.append((code, desc, q, pr, u, di, v, q2(q * pr * (100 - di) / 100)))
    nets = {v: sum((i[7] for i in items if i[6] == v), D(0)) for v in (4, 10, 22)}; tax = {v: q2(nets[v] * v / 100) for v in nets}
    sub, tt, due = sum(nets.values()), sum(tax.values()), plus(d, 60); e2, grey, F, B = lambda x: num(x, "de"), HexColor("#cfd8dc"), DISP, DISPB
    for x, k, who, s1, s2, pi in ((30, "Cedente/prestatore (fornitore)", name, st, town, piva), (304, "Cessionario/committente (cliente)", cn, cs, ct,
        cpiva)):
        p.box(x, 30, 262, 104, None, .4); p.t(x + 5, 42, k, B, 9)
        p.ls(x + 5, 56, (f"Identificativo fiscale ai fini IVA: IT{pi}", f"Codice fiscale: {pi}", f"Denominazione: {who}"), F, 8, 12)
        if x == 30:
            p.t(x + 5, 92, "Regime fiscale: RF01 (ordinario)", F, 8)
        p.ls(x + 5, 106, (f"Indirizzo: {s1}", s2.replace(" - IT", "").replace(" - ", " ") + " - Nazione: IT"), F, 8, 12)

    def band(y, xs, ks, h=26):
        p.box(30, y, 536, h, grey, .4)
        for i, k in enumerate(ks):
            p.vl(xs[i], y, y + h, .4); ls = k.split("|"); p.ls((xs[i] + xs[i + 1]) / 2, y + (16 if len(ls) == 1 else 11), ls, B, 7.5, 10, "c")
        return y + h

    def cells(y, xs, vs, h, al):
        for i, v in enumerate(vs):
            p.box(xs[i], y, xs[i + 1] - xs[i], h, None, .4); x = {"l": xs[i] + 3, "r": xs[i + 1] - 3, "c": (xs[i] + xs[i + 1]) / 2}[al[i]]
            p.ls(x, y + 11, v if isinstance(v, list) else [v], F, 8, 10.5, al[i])
        return y + h

    M = (30, 166, 266, 386, 466, 566)
    y = cells(band(150, M, ("Tipologia documento", "Art. 73", "Numero documento", "Data documento", "Codice destinatario")), M,
        ("TD01 fattura", "", no, f"{d:%d-%m-%Y}", "M5UXCR1"), 18, "lcccc") + 14
    X, hs = (30, 104, 274, 326, 382, 410, 450, 486, 566), ("Cod. articolo", "Descrizione", "Quantità", "Prezzo|unitario", "UM", "Sconto o|magg.", "%IVA",
        "Prezzo totale")
    y = band(y, X, hs)
    for it in items:
        lines = wrap(it[1], 164, F, 8)
        if y + 6 + 10.5 * len(lines) > 800:
            p.new(); y = band(36, X, hs)
        y = cells(y, X, (it[0], lines, e2(it[2]), e2(it[3]), it[4], f"-{it[5]},00%" if it[5] else "", f"{it[6]},00", e2(it[7])), 6 + 10.5 * len(lines),
            "llrrcrrr")
    if y > 620:
        p.new(); y = 30
    R = (30, 230, 290, 370, 480, 566); p.t(298, y + 22, "RIEPILOGHI IVA E TOTALI", B, 9, "c")
    y = band(y + 28, R, ("Esigibilità IVA / Riferimenti normativi", "%IVA", "Spese|accessorie", "Totale imponibile", "Totale imposta"))
    for v in nets:
        if nets[v]:
            y = cells(y, R, ("I (esigibilità immediata)", f"{v},00", "", e2(nets[v]), e2(tax[v])), 17, "lrrrr")
    T = (30, 130, 250, 370, 466, 566)
    y = cells(band(y + 4, T, ("Importo bollo", "Sconto/Maggiorazione", "Arrotondamento", "Divisa", "Totale documento")), T, ("", "", "", "EUR", e2(sub + tt)),
        17, "rrrcr") + 14
    Z = (30, 180, 366, 466, 566)
    y = cells(band(y, Z, ("Modalità pagamento", "IBAN", "Data scadenza", "Importo")), Z, ("MP05 Bonifico", iban("IT", "X" + digits(r, 22)).replace(" ", ""),
        f"{due:%d-%m-%Y}", e2(sub + tt)), 17, "llcr")
    p.save(); clean = lambda s: s.replace(" - IT", "").replace(" - ", " "); one = [tax[v] for v in nets if nets[v]]
    return truth(invoice_number=no, invoice_date=d, due_date=due, currency="EUR", supplier=party(name, adr(st, clean(town)), "IT" + piva),
        customer=party(cn, adr(cs, clean(ct)), "IT" + cpiva), subtotal=sub if len(one) == 1 else None, tax_total=tt if len(one) == 1 else None,
        total=sub + tt, line_items=[{"description": i[1], "quantity": a(i[2]), "unit": i[4], "unit_price": i[3], "discount": a(i[5]) if i[5] else None,
        "tax_rate": str(i[6]), "amount": i[7]} for i in items])


def evento(path, seed, rows):
    r = random.Random(f"evento/{seed}/{rows}")
    p = Pen(path)
    name, st, town = local(seed, [("Carpas y Sonido Levante, S.L.", "Pol. Ind. La Vallaeta, C/ Fusters, 12", "46136 Museros (Valencia)"),
        ("Eventos Guadalete S.L.U.", "Avda. de la Ilustración, 3, nave 7", "11407 Jerez de la Frontera (Cádiz)")])
    cn, cs, ct = local(seed, [("Ayuntamiento de Albuixarda", "Plaza Mayor, 1", "46137 Albuixarda (Valencia)"),
        ("Bodegas Hermanos Lozoya, S.A.", "Ctra. de Trebujena, km 2,3", "11408 Jerez de la Frontera (Cádiz)")])
    d = day(r); no = f"F{d:%y}{r.randint(1, 999):04d}"; cif, ccif = f"B{digits(r, 8)}", f"{'P' if 'Ayunt' in cn else 'A'}{digits(r, 8)}"
    pool = [("Carpa plegable 6x3 m", "Con laterales y contrapesos", 95, 160),
        ("Equipo de sonido 2.000 W", "Incluye mesa de mezclas y dos micrófonos inalámbricos", 180, 320), ("Silla plegable blanca", "", 0.9, 1.8),
        ("Mesa redonda 1,80 m", "", 6, 9), ("Escenario modular", "Precio por m²", 9, 16), ("Generador 20 kVA", "Combustible no incluido", 140, 230),
        ("Técnico de montaje", "Jornada completa", 130, 190), ("Caseta sanitaria portátil", "Entrega, recogida y limpieza", 70, 110),
        ("Transporte", "Camión con plataforma elevadora", 90, 180), ("Valla peatonal 2,5 m", "", 1.5, 3)]
    items = []
    for t, s, lo, hi in pick(r, pool, rows):
        q, pr, di = r.randint(1, 6) if hi > 50 else r.randint(10, 250), cash(r, lo, hi), r.choice([0, 0, 0, 10])
        items.append((t, s, pr, q, di, q2(pr * q * (100 - di) / 100)))
    sub = sum(i[5] for i in items); tax = q2(sub * D("0.21")); e2, vio = lambda x: num(x, "de") + "€", HexColor("#5b3cc4")
    p.t(50, 74, "Factura", NOTOB, 26, col=vio)
    p.row(96, [(50, f"Nº {no}"), (180, f"Fecha: {d:%d/%m/%Y}"), (320, f"Vencimiento: {plus(d, 15):%d/%m/%Y}")], NOTO, 9)
    for x, k, who, s1, s2, t in ((50, "DE", name, st, town, cif), (310, "PARA", cn, cs, ct, ccif)):
        p.t(x, 128, k, NOTOB, 7.5, col=GREY); p.t(x, 143, who, NOTOB, 10); p.ls(x, 157, (s1, s2, "España", t), NOTO, 9, 12.5)

    def cols(y):
        p.row(y, [(50, "CONCEPTO"), (330, "PRECIO", "r"), (390, "UNIDADES", "r"), (430, "DTO.", "r"), (470, "IVA", "r"), (545, "SUBTOTAL", "r")], NOTOB, 7,
            GREY)
        p.hl(50, 545, y + 6, .5, GREY)
        return y + 22

    y = cols(234)
    for n, (t, s, pr, q, di, am) in enumerate(items, 1):
        lines = wrap(s, 220, NOTO, 8) if s else []
        if y + 11 * len(lines) > (750 if n < rows else 660):
            p.new(); y = cols(60)
        p.t(50, y, t, NOTOB, 9); p.ls(50, y + 12, lines, NOTO, 8, 11, col=GREY)
        p.row(y, [(330, e2(pr), "r"), (390, str(q), "r"), (430, f"{di}%" if di else "", "r"), (470, "21%", "r"), (545, e2(am), "r")], NOTO, 9)
        y += 20 + 11 * len(lines); p.hl(50, 545, y - 13, .3, HexColor("#d0d0d0"))
    for i, (k, v) in enumerate((("BASE IMPONIBLE", sub), ("IVA 21%", tax))):
        p.row(y + 8 + 16 * i, [(400, k, "r"), (545, e2(v), "r")], NOTO, 9)
    p.box(300, y + 36, 245, 24, vio, 0, rad=3); p.row(y + 52, [(400, "TOTAL", "r"), (539, e2(sub + tax), "r")], NOTOB, 11, white)
    p.ls(50, y + 84, ["Condiciones de pago", f"Transferencia a 15 días a la cuenta {iban('ES', digits(r, 20))}"], NOTO, 8, 12, col=GREY)
    p.save(lambda i, n: p.t(545, 815, f"{no} · Pág. {i} de {n}", NOTO, 7, "r", GREY))
    return truth(invoice_number=no, invoice_date=d, due_date=plus(d, 15), currency="EUR", supplier=party(name, adr(st, town, "España"), cif),
        customer=party(cn, adr(cs, ct, "España"), ccif), subtotal=sub, tax_total=tax, total=sub + tax, line_items=[{"description": f"{i[0]} {i[1]}".strip(),
        "quantity": str(i[3]), "unit_price": i[2], "discount": str(i[4]) if i[4] else None, "tax_rate": "21", "amount": i[5]} for i in items])


def schoonmaak(path, seed, rows):
    r = random.Random(f"schoonmaak/{seed}/{rows}")
    p = Pen(path)
    name, st, town = local(seed, [("Helder & Zn. Schoonmaakdiensten B.V.", "Ambachtsweg 22", "3899 AP Zeewolde"),
        ("Frisia Bedrijfsreiniging V.O.F.", "De Kiel 9b", "9206 BG Drachten")])
    cn, cs, ct = local(seed, [("Stichting Kinderopvang De Waterlelie", "Gelderseweg 3", "3891 EE Zeewolde"),
        ("Notariskantoor Hoekstra-Plas", "Noorderbuurt 41", "9203 AL Drachten")])
    d, btw = day(r), f"NL{digits(r, 9)}B01"; no = f"{d:%y}7{r.randint(1000, 9999)}"; per = f"{MON['nl'][d.month - 1]} {d.year}"
    pool = [("Dagelijks onderhoud kantoor", "uur", 26, 33, 21), ("Periodiek vloeronderhoud, strippen en in de was zetten", "m2", 3, 6, 21),
        ("Glasbewassing buitenzijde incl. kozijnen", "beurt", 85, 240, 21), ("Schoonmaak woning conciërge", "uur", 24, 29, 9),
        ("Levering sanitaire middelen", "doos", 19, 44, 21), ("Toiletpapier 2-laags 48 rol", "pak", 17, 26, 21), ("Tapijtreiniging", "m2", 2, 4, 21),
        ("Inzet hoogwerker", "dag", 190, 310, 21), ("Afvalzakken LDPE 70x110", "doos", 16, 29, 21), ("Woningschoonmaak na oplevering", "uur", 28, 36, 9)]
    items = []
    for desc, u, lo, hi, v in pick(r, pool, rows):
        q, pr = (D(r.randint(4, 180)) / 4 if u == "uur" else D(r.randint(1, 90) if u == "m2" else r.randint(1, 6))), cash(r, lo, hi, "0.05")
        items.append((desc, per if r.random() < .5 else "", q, u, pr, v, q2(q * pr)))
    nets = {v: sum((i[6] for i in items if i[5] == v), D(0)) for v in (21, 9)}; tax = {v: q2(nets[v] * v / 100) for v in nets}
    sub, tt = sum(nets.values()), sum(tax.values()); g = HexColor("#00796b")
    p.t(56, 70, name, NOTOB, 15, col=g); p.ls(56, 130, (cn, cs, ct), NOTO, 10, 14); p.t(56, 208, "FACTUUR", NOTOB, 18)
    for i, (k, v) in enumerate((("Factuurnummer", no), ("Factuurdatum", f"{d:%d-%m-%Y}"), ("Vervaldatum", f"{plus(d, 30):%d-%m-%Y}"),
        ("Debiteurnummer", digits(r, 5)))):
        p.t(56 + 122 * i, 232, k, NOTO, 7.5, col=GREY); p.t(56 + 122 * i, 245, v, NOTO, 9.5)
    X = (56, 282, 334, 378, 440, 478, 540)

    def cols(y):
        for x, k, al in ((X[0], "Omschrijving", "l"), (X[2] - 6, "Aantal", "r"), (X[2], "Eenheid", "l"), (X[4], "Prijs", "r"), (X[5], "Btw %", "r"),
            (X[6], "Bedrag", "r")):
            p.t(x, y, k, NOTOB, 8.5, al, g)
        p.hl(56, 540, y + 5, 1.2, g)
        return y + 20

    y = cols(276)
    for n, (desc, ex, q, u, pr, v, am) in enumerate(items, 1):
        lines = wrap(desc, 176, NOTO, 9) + ([ex] if ex else [])
        if y + 12 * len(lines) > (740 if n < rows else 640):
            p.new(); y = cols(64)
        p.t(X[6], y, "€ " + num(am, "de"), NOTO, 9, "r"); p.t(X[4], y, "€ " + num(pr, "de"), NOTO, 9, "r"); p.t(X[5] - 4, y, str(v), NOTO, 9, "r")
        p.t(X[2] - 6, y, num(q, "de"), NOTO, 9, "r"); p.t(X[2], y, u, NOTO, 9)
        for s in lines:
            p.words(X[0], y, s, NOTO, 9); y += 12
        y += 3
    out = [("Totaal excl. btw", sub)] + [(f"Btw {v}% over € {num(nets[v], 'de')}", tax[v]) for v in nets if nets[v]] + [("Totaal te voldoen", sub + tt)]
    p.hl(334, 540, y - 4, .6, g)
    for i, (k, v) in enumerate(out):
        p.t(334, y + 10 + 15 * i, k, NOTOB if i == len(out) - 1 else NOTO, 9.5)
        p.t(540, y + 10 + 15 * i, "€ " + num(v, "de"), NOTOB if i == len(out) - 1 else NOTO, 9.5, "r")
    p.par(56, y + 92, f"Wij verzoeken u het bedrag van € {num(sub + tt, 'de')} vóór {long(plus(d, 30), 'nl')} over te maken onder vermelding van {no}.", 484,
        NOTO, 8.5)
    p.save(lambda i, n: (p.hl(56, 540, 790, .4), p.t(298, 802, f"{name}  |  {st}  |  {town}  |  KvK {no}2  |  Btw-nr. {btw}", NOTO, 7, "c", GREY)))
    one = [tax[v] for v in nets if nets[v]]
    return truth(invoice_number=no, invoice_date=d, due_date=plus(d, 30), currency="EUR", supplier=party(name, adr(st, town), btw),
        customer=party(cn, adr(cs, ct)), subtotal=sub, tax_total=one[0] if len(one) == 1 else None, total=sub + tt,
        line_items=[{"description": f"{i[0]} {i[1]}".strip(), "quantity": a(i[2]), "unit": i[3], "unit_price": i[4], "tax_rate": str(i[5]), "amount": i[6]}
        for i in items])


LAYOUTS = {"traiteur": traiteur, "agraria": agraria, "evento": evento, "schoonmaak": schoonmaak}
