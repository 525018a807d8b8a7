# SPDX-License-Identifier: AGPL-3.0-or-later
"""France, Italy, Spain: a vineyard, a dance school, a forestry firm, a sign maker."""
from stranger_guildhall_kit import *

def domaine(path, seed, rows):
    """A French vineyard's trade program: rounded frames, columns without row rules, VAT bases at the foot."""
    r, p = rng("domaine", seed, rows), Pg(path, A4, SA, 8.5)
    sup = party(r, "EARL Château Peyrelongue|Lieu-dit Peyrelongue|33330 SAINT-LAURENT-DES-COMBES;SCEA Domaine des Trois Clochers|12 route de Beaune|21190 "
            "MEURSAULT")
    cus = party(r, "Cave du Vieux Pressoir|8 rue des Halles|37000 TOURS;SARL Les Caprices de Bacchus|Centre commercial Grand Large|Cellule 14|44600 "
            "SAINT-NAZAIRE;Restaurant L'Écluse|2 quai du Port Neuf|34500 BÉZIERS")
    sir = siren(r)
    tva = f"FR{(12 + 3 * (int(sir) % 97)) % 97:02d}{sir}"
    cat = tab("RG{}75|Grand vin rouge {} - 75 cl|11|19|20;BL{}75|Blanc sec élevé en fûts {} - 75 cl|9|16|20;MG{}15|Magnum rouge {} - caisse bois|28|42|20;"
            "RS{}75|Rosé de saignée {} - 75 cl|6|9|20;BB{}5|BIB rouge 5 L {}|17|22|20;JR1|Jus de raisin pétillant sans alcool - 75 cl|3|4|5.5;CRAT6|Carton de "
              "transport 6 bouteilles|1|2|20;TBC|Tire-bouchon sommelier gravé|7|9|20")
    d, no = day(r), f"FA{r.randint(1000, 9999):08d}"
    due, items, base = plus(d, 45), [], {}
    for _ in range(rows):
        c, n, lo, hi, v = r.choice(cat)
        y, q, pr, re = r.randint(2016, 2021), r.choice((6, 12, 18, 24, 36, 60, 120)), D(r.randint(int(lo) * 20, int(hi) * 20)) / 20, r.choice((None, None,
                "3,00", "5,00"))
        am = R(q * pr * (100 - D((re or "0").replace(",", "."))) / 100)
        base[v] = base.get(v, 0) + am
        items.append((c.format(y % 100), n.format(y), q, pr, re, am, v))
    sub, port = sum(base.values()), D(r.choice(("0", "24.00", "48.50")))
    if port:
        base["20"] = base.get("20", 0) + port
    taxes = {v: R(b * D(v) / 100) for v, b in base.items()}
    tax = sum(taxes.values())
    tot, f, e = sub + port + tax, (lambda x: x.strftime("%d/%m/%Y")), (lambda x: fm(x, "fr"))
    code, X = f"CL{r.randint(100, 999):05d}", (36, 92, 300, 345, 402, 442, 518, 559)
    def head():
        p.t(36, 52, sup[0], SEB, 15, c=0x5B1226)
        p.m(36, 66, sup[1] + ["Tél. 05 57 00 " + no[-4:-2] + " " + no[-2:]], 11)
        p.box(36, 112, 240, 58, rad=6)
        for i, (a, b) in enumerate((("Facture N°", no), ("Date", f(d)), ("Code client", code), ("Échéance", f(due)))):
            p.row(126 + 13 * i, [(44, a), (110, ": " + b)], SAB if not i else SA)
        p.box(310, 90, 249, 80, rad=6)
        p.m(322, 108, [cus[0]] + cus[1], 13, fs=9.5)
        p.box(36, 184, 523, 446, rad=6)
        p.ln(36, 204, 559, 204)
        for x, s in zip(X, ("Code", "Désignation", "Qté", "P.U. HT", "Rem. %", "Montant HT", "TVA")):
            p.t((x + X[X.index(x) + 1]) / 2, 197, s, SAB, 8.5, "c")
        for x in X[1:-1]:
            p.ln(x, 184, x, 630)
    head()
    y, out = 219, []
    for c, n, q, pr, re, am, v in items:
        if y > 610:
            p.t(559, 645, "Suite page suivante…", SAI, 8, "r")
            p.next()
            head()
            y = 219
        p.row(y, [(40, c), (97, n), (341, str(q), "r"), (398, e(pr), "r"), (438, re or "", "r"), (514, e(am), "r"), (555, fm(v, "fr"), "r")])
        y += 15
        out.append(dict(description=n, quantity=str(q), unit_price=pr, discount=re and re.replace(",", "."), tax_rate=v, amount=am))
    p.box(36, 640, 250, 72, rad=6)
    p.ln(36, 656, 286, 656)
    p.row(651, [(90, "Taux", "r"), (185, "Base HT", "r"), (278, "Montant TVA", "r")], SAB)
    for i, v in enumerate(sorted(base)):
        p.row(669 + 13 * i, [(90, fm(v, "fr"), "r"), (185, e(base[v]), "r"), (278, e(taxes[v]), "r")])
    p.box(345, 640, 214, 72, rad=6)
    for i, (a, b) in enumerate([("Total HT", sub)] + ([("Frais de port HT", port)] if port else []) + [("Total TVA", tax), ("Total TTC", tot)]):
        p.row(654 + 13 * i, [(353, a), (551, e(b), "r")])
    p.t(353, 707, "Net à payer", SAB, 10)
    p.t(551, 707, e(tot) + " €", SAB, 10, "r")
    p.m(36, 728, [f"Règlement par virement à 45 jours, le {f(due)}. Escompte pour paiement anticipé : néant.", "Tout retard entraîne une pénalité au taux de "
            "3 fois l'intérêt légal et une indemnité forfaitaire de 40 € pour frais de recouvrement.",
                     "L'abus d'alcool est dangereux pour la santé, à consommer avec modération."], 10, fs=7)
    p.t(297, 800, f"{sup[0]} - SIREN {sir[:3]} {sir[3:6]} {sir[6:]} - N° TVA intracommunautaire {tva} - APE 0121Z", fs=7, al="c")
    p.end()
    return fact(no, d, "EUR", sup, cus, out, tva, due_date=due, subtotal=sub, shipping=port or None, tax_total=tax, total=tot, amount_due=tot)

def danse(path, seed, rows):
    """A dance school's word-processor letter: number and dates in sentences, family reductions, no VAT."""
    r, p = rng("danse", seed, rows), Pg(path, A4, TR, 11)
    sup = party(r, "École de danse Entrechats|5 impasse du Lavoir|29200 Brest;Association Pas de Deux|Maison des associations, 31 rue Voltaire|69003 Lyon")
    cus = party(r, "Madame Solène Kerbrat|19 rue de Siam|29200 Brest;Monsieur et Madame Diallo|44 cours Lafayette|69006 Lyon;Comité d'entreprise Ardoval|Zone "
            "de Kergaradec|29850 Gouesnou")
    cat = tab("Éveil à la danse (4-5 ans)|8|11;Danse classique, niveau {}|11|15;Modern jazz adolescents, niveau {}|10|14;Barre au sol|9|12;Stage de "
            "claquettes, vacances de février|18|24;Location de costume pour le gala|25|35;Cours particulier de pointes avec pianiste accompagnateur|38|45")
    d, no, sir = day(r), f"{r.randint(1, 240):03d}", siren(r)
    due, eu, long = plus(d, 20), (lambda x: fm(x, "fr") + " €"), (lambda x: f"{'1er' if x.day == 1 else x.day} {FR[x.month - 1]} {x.year}")
    p.t(297, 60, sup[0], TB, 20, "c")
    p.t(297, 76, " – ".join(sup[1]), TI, 10, "c")
    p.t(297, 89, f"N° SIREN {sir[:3]} {sir[3:6]} {sir[6:]}", TI, 10, "c")
    p.m(330, 140, [cus[0]] + cus[1], 14)
    p.t(330, 205, f"{sup[1][1].split()[1]}, le {long(d)}")
    p.words(70, 250, f"Facture n° {d.year}/{no}", TB, 13)
    p.words(70, 276, f"Nous vous prions de trouver ci-dessous le détail des cours du trimestre,")
    p.words(70, 291, f"à régler avant le {long(due)} par chèque à l'ordre de l'école ou en espèces à l'accueil.")
    X = (70, 300, 355, 420, 470, 525)
    def head(y):
        p.box(70, y, 455, 20, None, 0, .8)
        p.row(y + 14, [(185, "Cours", "c"), (327, "Séances", "c"), (387, "Tarif", "c"), (445, "Réduct.", "c"), (497, "Montant", "c")], TB, 11)
        for x in X[1:-1]:
            p.ln(x, y, x, y + 20, .8)
        return y + 20
    y, tot, out = head(310), D(0), []
    for i in range(rows):
        n, lo, hi = r.choice(cat)
        n, q, pr, red = n.format(r.randint(1, 4)), r.randint(1, 12), D(r.randint(int(lo) * 2, int(hi) * 2)) / 2, D(r.choice((0, 0, 3, 5)))
        am, ls = q * pr - red, wrap(n, TR, 11, 220)
        h = 13 * len(ls) + 7
        if y + h > 780:
            y = head(p.next(60))
        p.box(70, y, 455, h, None, 0, .4)
        for x in X[1:-1]:
            p.ln(x, y, x, y + h, .4)
        for k, s in enumerate(ls):
            p.words(75, y + 13 + 13 * k, s)
        p.row(y + 13, [(327, str(q), "c"), (415, eu(pr), "r"), (466, "- " + eu(red) if red else "", "r"), (521, eu(am), "r")])
        y, tot = y + h, tot + am
        out.append(dict(description=n, quantity=str(q), unit_price=pr, discount=S(red) if red else None, amount=am))
    y = p.fit(y, 660, 60)
    p.box(355, y, 170, 22, None, 0, .8)
    p.row(y + 15, [(360, "Total à payer"), (521, eu(tot), "r")], TB)
    p.words(70, y + 50, "TVA non applicable, article 293 B du Code général des impôts.", TI, 10)
    p.words(70, y + 66, "Toute séance manquée reste due, sauf certificat médical.", TI, 10)
    p.t(400, y + 96, "La trésorière")
    p.end()
    return fact(f"{d.year}/{no}", d, "EUR", (sup[0], [" – ".join(sup[1])]), cus, out, None, due_date=due, total=tot)

def forestale(path, seed, rows):
    """The print of an Italian electronic invoice: two framed parties, small tables one under another."""
    r, p = rng("forestale", seed, rows), Pg(path, A4, H, 7.5)
    sup = party(r, "Boschi & Legnami Val Taro S.r.l.|Via Fondovalle 88|43043 - Borgo Val di Taro - PR IT;Cooperativa Forestale Alta Carnia|Località Pian "
            "delle Streghe 3|33020 - Sutrio - UD IT")
    cus = party(r, "Agriturismo La Fienaia di Bertoli Ines|Strada della Cisa 210|43042 - Berceto - PR IT;Comune di Ravascletto|Piazza Divisione Julia "
            "1|33020 - Ravascletto - UD IT;Pizzeria Forno Antico S.n.c.|Via Emilia Ovest 17|43126 - Parma - PR IT")
    piva, civa = "IT" + luhn(digits(r, 10)), "IT" + luhn(digits(r, 10))
    cat = tab("Legna da ardere faggio stagionato, pezzatura 33 cm|q.li|14|19|10;Pellet abete certificato A1, sacco 15 kg|SAC|4|6|10;Taglio e allestimento "
            "bosco ceduo, particella 14 foglio 7|ORE|34|46|22;Trasporto con trattore e rimorchio|VG|90|140|22;Cippato G30 sfuso|MST|19|27|10;Paleria castagno "
              "scortecciata, diam. 10/12 lunghezza 250 cm|NR|5|8|22;Pulizia sentiero CAI con decespugliatore|ORE|28|33|22;Bancale EPAL a rendere|NR|9|12|22")
    d, no = day(r), f"{r.randint(1, 900)}/{r.choice(('A', 'FE', 'PA'))}"
    due, items, base = plus(d, 30), [], {}
    for _ in range(rows):
        n, u, lo, hi, v = r.choice(cat)
        q, pr, sc = D(r.randint(2, 160)) / (1 if u in ("SAC", "NR", "VG") else 2), R(D(str(r.uniform(float(lo), float(hi))))), r.choice((None, None, None,
                "5,00"))
        am = R(q * pr * (D("0.95") if sc else 1))
        base[v] = base.get(v, 0) + am
        items.append((n, q, pr, u, sc, v, am))
    taxes = {v: R(b * int(v) / 100) for v, b in base.items()}
    e, tax, sub = (lambda x: fm(x, "de")), sum(taxes.values()), sum(base.values())
    def bar(y, cells, edges, fill=0xDDDDDD, h=14, font=HB, fs=6.5):
        for k, s in enumerate(cells):
            p.box(edges[k], y, edges[k + 1] - edges[k], h, fill, 0x555555, .4)
            p.t((edges[k] + edges[k + 1]) / 2, y + h - 4.5, s, font, fs, "c")
        return y + h
    for x, t, q, i in ((40, "Cedente/prestatore (fornitore)", sup, piva), (302, "Cessionario/committente (cliente)", cus, civa)):
        p.box(x, 40, 253, 92, None, 0x555555, .4)
        p.t(x + 5, 51, t, HB, 8)
        p.m(x + 5, 65, [f"Identificativo fiscale ai fini IVA: {i}", f"Codice fiscale: {i[2:]}",
                f"Denominazione: {q[0]}"] + (["Regime fiscale: RF01 (ordinario)"] if x == 40 else [])
            + [f"Indirizzo: {q[1][0]}", "Comune: " + q[1][1].split(" - ")[1] + " Provincia: " + q[1][1].split()[-2], f"Cap: {q[1][1][:5]} Nazione: IT"], 10)
    E1 = (40, 150, 230, 345, 450, 555)
    y = bar(144, ("Tipologia documento", "Art. 73", "Numero documento", "Data documento", "Codice destinatario"), E1)
    y = bar(y, ("TD01 fattura", "", no, d.strftime("%d-%m-%Y"), "".join(r.choice("ABCDEFGHKLM0123456789") for _ in range(7))), E1, None, 15, H, 7.5) + 12
    E2, out, hd = (40, 256, 306, 366, 396, 456, 496, 555), [], ("Descrizione", "Quantità", "Prezzo unitario", "UM", "Sconto o magg.", "%IVA", "Prezzo totale")
    y = bar(y, hd, E2, fs=6)
    for n, q, pr, u, sc, v, am in items:
        ls = wrap(n, H, 7.5, 206)
        h = 9 * len(ls) + 6
        if y + h > 800:
            p.next()
            y = bar(40, hd, E2, fs=6)
        for k, s in enumerate(("", e(q), e(pr), u, f"-{sc}%" if sc else "", v + ",00", e(am))):
            p.box(E2[k], y, E2[k + 1] - E2[k], h, None, 0x555555, .4)
            p.t(E2[k + 1] - 4 if k != 3 else (E2[3] + E2[4]) / 2, y + 10, s, al="r" if k != 3 else "c")
        p.m(E2[0] + 4, y + 10, ls, 9)
        y += h
        out.append(dict(description=n, quantity=S(q), unit_price=pr, unit=u, discount=sc and f"-{sc}%".replace(",", "."), tax_rate=v, amount=am))
    y, E3, E4, E5 = p.fit(y, 600, 28), (40, 210, 290, 350, 450, 555), (40, 250, 350, 450, 555), (40, 140, 330, 450, 555)
    y = bar(y + 12, ("RIEPILOGHI IVA E TOTALI",), (40, 555), 0xBBBBBB)
    y = bar(y, ("Esigibilità IVA / riferimenti normativi", "%IVA", "Spese accessorie", "Totale imponibile", "Totale imposta"), E3)
    for v in sorted(base):
        y = bar(y, ("I (esigibilità immediata)", v + ",00", "", e(base[v]), e(taxes[v])), E3, None, 14, H, 7.5)
    y = bar(y + 8, ("Importo bollo", "Sconto/Maggiorazione", "Arr.", "Totale documento"), E4)
    y = bar(y, ("", "", "", e(sub + tax)), E4, None, 15, HB, 8)
    y = bar(y + 12, ("Modalità pagamento", "IBAN", "Data scadenza", "Importo"), E5)
    y = bar(y, ("MP05 Bonifico", iban("IT", "X0690" + digits(r, 6) + digits(r, 12)), due.strftime("%d-%m-%Y"), e(sub + tax)), E5, None, 15, H, 7.5)
    p.end()
    one, addr = len(base) == 1, (lambda q: (q[0], [q[1][0], q[1][1].split(' - ')[1] + " " + q[1][1].split()[-2], q[1][1][:5]]))
    return fact(no, d, "EUR", addr(sup), addr(cus), out, piva, civa, due_date=due, subtotal=sub if one else None, tax_total=tax if one else None,
            total=sub + tax)

def rotulos(path, seed, rows):
    """A Spanish web program: concept with small print, IVA per line, last column with tax included."""
    r, p = rng("rotulos", seed, rows), Pg(path, A4, CN, 8.5)
    sup = party(r, "Rótulos Vega Baja S.L.|Polígono Industrial Los Azarbes, nave 7|03300 Orihuela (Alicante)|España;Neón y Vinilo Cantábrico S.L.|Calle del "
            "Muelle 21, bajo|39004 Santander|España")
    cus = party(r, "Farmacia Ruipérez S.L.|Avenida de la Estación 4|03300 Orihuela (Alicante)|España;Talleres Hermanos Quijano S.L.|Barrio La Mies 30|39470 "
            "Renedo (Cantabria)|España;Hotel Mirador del Puerto S.L.|Paseo Marítimo 118|39012 Santander|España")
    cat = tab("Rótulo luminoso LED|Letra corpórea en metacrilato, 240 x 45 cm|480|760;Vinilo de corte|Escaparate, incluye colocación|60|140;Lona "
            "microperforada|Ojales cada 50 cm|38|75;Placa profesional|Latón grabado 30 x 20 cm|70|110;Rotulación de vehículo||220|390;Mantenimiento cruz de "
            "farmacia|Revisión anual|85|120;Banderola doble cara|Soporte a pared incluido|150|240")
    nif, cnif, d, no = cif(r), cif(r), day(r), None
    no = f"F{d.year % 100}{r.randint(1, 999):04d}"
    due, e, c1 = plus(d, r.choice((15, 30, 60))), (lambda x: fm(x, "de") + "€"), r.choice((0xD9482B, 0x1C8A7A, 0x3B4CB8))
    p.t(45, 72, "Factura", CNB, 24, c=c1)
    p.row(92, [(45, f"Número #  {no}"), (190, f"Fecha  {d.strftime('%d/%m/%Y')}"), (310, f"Vencimiento  {due.strftime('%d/%m/%Y')}")])
    p.m(45, 130, [sup[0]], font=CNB, fs=9.5)
    p.m(45, 143, [nif] + sup[1] + ["taller@rotulos.example"], 12)
    p.m(310, 130, [cus[0]], font=CNB, fs=9.5)
    p.m(310, 143, [cnif] + cus[1], 12)
    def head(y):
        p.ln(45, y + 6, 550, y + 6, 1.2, c1)
        p.row(y, [(45, "CONCEPTO"), (322, "PRECIO", "r"), (370, "UNIDADES", "r"), (408, "DTO.", "r"), (470, "SUBTOTAL", "r"), (500, "IVA", "r"), (550, "TOTAL",
                "r")], CNB, 7.5, c1)
        return y + 22
    y, sub, tax, out = head(235), D(0), D(0), []
    for _ in range(rows):
        n, b, lo, hi = r.choice(cat)
        q, pr, di = r.randint(1, 6), D(r.randint(int(lo) * 100, int(hi) * 100)) / 100, r.choice(("", "", "5%", "10%"))
        am = R(q * pr * (100 - D(di.rstrip("%") or 0)) / 100)
        t = R(am * 21 / 100)
        sub, tax, y = sub + am, tax + t, (head(p.next(60)) if y > 780 else y)
        p.row(y, [(322, e(pr), "r"), (370, str(q), "r"), (408, di, "r"), (470, e(am), "r"), (500, "21%", "r"), (550, e(am + t), "r")])
        p.t(45, y, n, CNB)
        if b:
            p.t(45, y + 11, b, fs=7.5, c=0x777777)
        y += 30 if b else 20
        out.append(dict(description=(n + " " + b).strip(), quantity=str(q), unit_price=pr, discount=di or None, tax_rate="21", amount=am + t))
    y = p.fit(y, 690, 60)
    for k, v, f in (("BASE IMPONIBLE", sub, CN), ("IVA 21%", tax, CN), ("TOTAL", sub + tax, CNB)):
        p.box(370, y, 180, 19, c1 if k == "TOTAL" else 0xF3F3F3, None)
        p.row(y + 13, [(378, k), (544, e(v), "r")], f, c=0xFFFFFF if k == "TOTAL" else 0)
        y += 19
    p.m(45, y + 24, ["Condiciones de pago", f"Pagar por transferencia bancaria al siguiente número de cuenta: {iban('ES', '2048' + digits(r, 16))}"], 12)
    p.end(lambda i, n: p.t(550, 820, f"Pág. {i} de {n}", fs=7, al="r", c=0x777777))
    return fact(no, d, "EUR", sup, cus, out, nif, cnif, due_date=due, subtotal=sub, tax_total=tax, total=sub + tax)

LAYOUTS = {"domaine": domaine, "danse": danse, "forestale": forestale, "rotulos": rotulos}
