# SPDX-License-Identifier: AGPL-3.0-or-later
"""French electricity, the Italian e-invoice view, a Spanish freelancer, a Swedish workshop, a Dutch wholesaler."""
from stranger_despatch_kit import columns, day, dec, digs, flow, fmt, half, item, paged, pick, plus, rng, room, short, taxes
from stranger_despatch_plat import HexColor, P, Spacer, Table, TableStyle, build

FR = "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split()
ES = "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split()


def energie(path, seed, rows):
    r = rng("energie", seed, rows)
    d = day(r)
    due = plus(d, 15)
    dm = lambda x: x.strftime("%d/%m/%Y")
    ld = lambda x: f"{x.day}{'er' if x.day == 1 else ''} {FR[x.month - 1]} {x.year}"
    its, body, nets, kind = [], [], [], None
    n1 = (rows + 2) // 3
    a0 = plus(d, -30 * n1)
    for i in range(rows):
        p0, p1 = plus(a0, 30 * (i % n1)), plus(a0, 30 * (i % n1) + 29)
        per = f"du {p0:%d/%m/%y} au {p1:%d/%m/%y}"
        if i < n1:
            cap, name, q, un, p, k = "Abonnement", "Abonnement 36 kVA", 1, "mois", 412300 + r.randrange(9000), 550
        elif i < 2 * n1:
            hp = r.random() < .5
            cap, name, q, un, p, k = "Consommation", "Consommation " + ("Heures Pleines" if hp else "Heures Creuses"), r.randrange(310, 4200), "kWh", r.randrange(1690, 2180) if hp else r.randrange(1210, 1480), 2000
        else:
            cap = "Taxes et contributions"
            name, q, un, p, k = r.choice([("Accise sur l'électricité", r.randrange(310, 4200), "kWh", 2050, 2000), ("Contribution Tarifaire d'Acheminement (CTA)", 1, "mois", 89900 + r.randrange(5000), 550)])
            p = 225 if un == "kWh" else p
        if cap != kind:
            body.append(cap)
            kind = cap
        a = half(q * p, 100)
        nets.append((k, a))
        ks = "5,5" if k == 550 else "20"
        its.append(item(name + " " + per, str(q), dec(p, 4), dec(a), ks.replace(",", ".")))
        body.append([name + "\n" + per, f"{fmt(q, 'fr', 0)} {un}", fmt(p, "fr", 4), fmt(a, "fr"), ks + " %"])
    t = taxes(nets)
    sub, tax = sum(a for _, a in nets), sum(v[1] for v in t.values())
    no, cust, pdl, tva = digs(r, "1########"), r.choice(["SCI LES ORMEAUX", "BOULANGERIE TESSON ET FILS", "SYNDICAT COPROPRIETE LE BELVEDERE"]), digs(r, "30 ### ### ### ###"), digs(r, "FR## 5## ### ###")
    green = "#2F8F46"

    def go(s):
        def foot(s):
            s.t(40, 815, "Voltane Énergies SA au capital de 4 200 000 € - 8 quai de la Darse, 44800 Saint-Evrain - N° TVA intracommunautaire " + tva, size=6.5, color="#666666")
            s.r(555, 826, f"Page {s.n}/{s.total}", size=7)
        s.foot = foot
        s.box(0, 0, 595, 8, fill=green)
        s.t(40, 48, "voltane", "Helvetica-Bold", 26, green)
        s.t(40, 62, "énergies", "Helvetica", 11, green)
        s.block(330, 110, [cust, "22 avenue des Peupliers", "44810 HERICOURT SUR ERDRE"], size=10, lead=13)
        s.block(40, 96, ["Vos références", f"N° client : {digits}", f"Point de livraison (PDL) : {pdl}", "Offre : Pro Sérénité fixe 2 ans"], size=8.5, lead=12, first="Helvetica-Bold")
        s.t(40, 186, f"Facture n° {no} du {ld(d)}", "Helvetica-Bold", 13)
        s.box(40, 200, 515, 74, fill="#EAF5EC", round_=6)
        s.block(54, 220, ["Total hors TVA", "TVA", "Montant total TTC à payer"], lead=17, size=10)
        for i, v in enumerate((sub, tax, sub + tax)):
            s.r(330, 220 + 17 * i, fmt(v, "fr") + " €", "Helvetica-Bold" if i == 2 else "Helvetica", 10)
        s.block(370, 220, ["À régler avant le", ld(due), "par prélèvement automatique"], lead=17, size=10, color=green)
        s.t(40, 304, "Détail de votre facture", "Helvetica-Bold", 12, green)
        cols = columns(40, [("", 235, "l"), ("Quantité", 80, "r"), ("Prix unitaire\nHT (€)", 75, "r"), ("Montant\nHT (€)", 75, "r"), ("Taux\nde TVA", 50, "r")])
        st = dict(font="Helvetica", size=8.5, x0=40, x1=555, hrule=1, ink=green, hcolor=green, caption=green, rule="#D5E5D8", sub=(0, "#666666"), lead=11)
        y = flow(s, cols, body, 314, 795, 40, st, True)
        y = room(s, y + 8, 40 + 14 * len(t), 795, 40)
        s.t(300, y + 12, "TVA", "Helvetica-Bold", 8.5, green)
        for k, (b, v) in t.items():
            y += 14
            s.t(300, y + 12, f"TVA à {'5,5' if k == 550 else '20'} % sur {fmt(b, 'fr')} €", size=8.5)
            s.r(502, y + 12, fmt(v, "fr"), size=8.5)
    digits = digs(r, "6 ### ### ###")
    paged(path, go)
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "EUR", "supplier": {"name": "Voltane Énergies SA", "tax_id": tva}, "customer": {"name": cust},
                     "line_items": its, "subtotal": dec(sub), "tax_total": dec(tax), "total": dec(sub + tax)}}


def fattura(path, seed, rows):
    r = rng("fattura", seed, rows)
    pool = [("CF-1120", "OLIO EXTRA VERGINE DI OLIVA LT 5 LATTA", "PZ", 3850, 400), ("VN-0087", "VINO ROSSO COLLINE IGT 2021 CARTONE DA 6 BOTTIGLIE 0,75 L", "CT", 4140, 2200), ("PS-3301", "PASTA DI SEMOLA TRAFILATA AL BRONZO KG 0,5", "PZ", 162, 400),
            ("", "Contributo spese di trasporto", "", 1500, 2200), ("FM-0450", "PECORINO STAGIONATO 12 MESI FORMA INTERA", "KG", 1985, 400), ("DT-2210", "DETERGENTE SGRASSANTE PROFESSIONALE TANICA LT 10", "PZ", 2290, 2200)]
    d = day(r)
    due, no = plus(d, 30), f"{r.randrange(40, 2800)}/{r.choice(['A', '00', 'FE'])}"
    dm = lambda x: x.strftime("%d-%m-%Y")
    cs = lambda s, z=7.5, a="l", b=False: P(s, "DCB" if b else "DC", z, align=a)
    its, body, nets = [], [], []
    for code, desc, u, p, k in pick(r, pool, rows):
        q = 100 if not u else r.choice([100, 600, 1200, 2475, 350]) if u == "KG" else r.choice([100, 600, 1200, 2400])
        disc = r.choice([0, 0, 10, 5]) if u else 0
        a = half(q * p * (100 - disc), 10000)
        nets.append((k, a))
        its.append(item(desc, dec(q), dec(p), dec(a), dec(k), f"{disc}.00%" if disc else None))
        body.append([cs(code), cs(desc), cs(fmt(q, "de"), a="r"), cs(fmt(p, "de"), a="r"), cs(u, a="c"), cs(f"{disc},00%" if disc else "", a="r"), cs(fmt(k, "de"), a="r"), cs(fmt(a, "de"), a="r")])
    t = taxes(nets)
    sub, tax = sum(a for _, a in nets), sum(v[1] for v in t.values())
    piva, cpiva = digs(r, "IT0##########"), digs(r, "IT1##########")
    cust = r.choice(["TRATTORIA DA NERINA S.N.C.", "HOTEL MONTE SELVO S.R.L.", "GASTRONOMIA FRATELLI OLDANI S.A.S."])
    G = HexColor("#9A9A9A")
    party = lambda h, n, p, ad: [cs(h, 7, b=True), cs(f"Identificativo fiscale ai fini IVA: {p}\nCodice fiscale: {p[2:]}\nDenominazione: {n}\n{ad}", 7.5)]
    A = party("Cedente/prestatore (fornitore)", "DISTRIBUZIONE VALNERA S.R.L.", piva, "Regime fiscale: RF01 (ordinario)\nIndirizzo: VIA DELL'ARTIGIANATO 44\nComune: BORGOVERDE Provincia: PG\nCap: 06099 Nazione: IT")
    B = party("Cessionario/committente (cliente)", cust, cpiva, "Indirizzo: PIAZZA GARIBALDI 3\nComune: CASTEL RIVO Provincia: TR\nCap: 05099 Nazione: IT\nCodice destinatario: " + digs(r, "M#@##@1"))
    grid = [("GRID", (0, 0), (-1, -1), .5, G), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("TOPPADDING", (0, 0), (-1, -1), 2), ("BOTTOMPADDING", (0, 0), (-1, -1), 3)]
    hb = grid + [("BACKGROUND", (0, 0), (-1, 0), HexColor("#E4E4E4"))]
    hd = lambda *x: [cs(a, 7, "c", True) for a in x]
    story = [cs("FATTURA ELETTRONICA", 13, "l", True), Spacer(1, 6), Table([[A, B]], colWidths=[262, 262], style=grid), Spacer(1, 10),
             Table([hd("Tipologia documento", "Art. 73", "Numero documento", "Data documento", "Codice destinatario")[:4], [cs("TD01 (fattura)", a="c"), cs(""), cs(no, a="c"), cs(dm(d), a="c")]], colWidths=[174, 60, 150, 140], style=hb), Spacer(1, 10),
             Table([hd("Cod. articolo", "Descrizione", "Quantità", "Prezzo unitario", "UM", "Sconto o magg.", "%IVA", "Prezzo totale")] + body, colWidths=[56, 187, 48, 55, 26, 50, 38, 64], repeatRows=1, style=hb), Spacer(1, 10),
             cs("RIEPILOGHI IVA E TOTALI", 8, "l", True), Spacer(1, 3),
             Table([hd("Esigibilità IVA / riferimenti normativi", "%IVA", "Spese accessorie", "Totale imponibile", "Totale imposta")] + [[cs("I (esigibilità immediata)"), cs(fmt(k, "de"), a="r"), cs(""), cs(fmt(v[0], "de"), a="r"), cs(fmt(v[1], "de"), a="r")] for k, v in t.items()], colWidths=[224, 50, 80, 85, 85], style=hb), Spacer(1, 6),
             Table([hd("Importo bollo", "Sconto/Maggiorazione", "Divisa", "Totale documento"), [cs(""), cs(""), cs("EUR", a="c"), cs(fmt(sub + tax, "de"), 9, "r", True)]], colWidths=[120, 144, 60, 200], style=hb), Spacer(1, 8),
             Table([hd("Modalità pagamento", "IBAN", "Istituto", "Data scadenza", "Importo"), [cs("MP05 Bonifico"), cs("IT60X0542811101000000123456"), cs("Banca di Borgoverde"), cs(dm(due), a="c"), cs(fmt(sub + tax, "de"), a="r")]], colWidths=[90, 170, 104, 80, 80], style=hb)]
    build(path, story, margins=(36, 36, 36, 40))
    data = {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "EUR", "supplier": {"name": "DISTRIBUZIONE VALNERA S.R.L.", "tax_id": piva}, "customer": {"name": cust, "tax_id": cpiva},
            "line_items": its, "total": dec(sub + tax)}
    if len(t) == 1:  # with two rates the paper prints no sum of the two
        data["subtotal"], data["tax_total"] = dec(sub), dec(tax)
    return {"data": data}


def autonoma(path, seed, rows):
    r = rng("autonoma", seed, rows)
    pool = [("Traducción jurada ES-EN", "Escritura de constitución, 14 páginas", 4500), ("Corrección de estilo", "Catálogo de temporada", 3200), ("Interpretación consecutiva", "Jornada en feria, incluye desplazamiento dentro de la provincia", 38000),
            ("Transcripción de audio", "Precio por minuto", 185), ("Maquetación", "Adaptación bilingüe", 12000), ("Localización web", "Por cada mil palabras", 8750)]
    d = day(r)
    due, no = plus(d, 30), f"F{d.year % 100}{r.randrange(1, 350):04d}"
    its, body, sub = [], [], 0
    for n, x, p in pick(r, pool, rows):
        q = r.choice([1, 2, 4, 15])
        sub += p * q
        its.append(item(n + " " + x, str(q), dec(p), dec(p * q), "21"))
        body.append([[P(n, "NRB", 9), P(x, "NR", 8, color="#777777")], P(fmt(p, "de") + "€", "NR", 9, align="r"), P(str(q), "NR", 9, align="r"), P("21%", "NR", 9, align="r"), P(fmt(p * q, "de") + "€", "NR", 9, align="r")])
    tax, irpf = half(sub * 21, 100), half(sub * 15, 100)
    tot = sub + tax - irpf
    nif, cif, cust = digs(r, "########@"), digs(r, "B########"), r.choice(["Conservas Mar de Lúa, S.L.", "Editorial Trasgo Azul, S.L.", "Notaría Echevarne y Pons, S.L.P."])
    dm = lambda x: x.strftime("%d/%m/%Y")
    lab = lambda a, b, al="l": [P(a, "NRB", 8, color="#B0562B", align=al), P(b, "NR", 9, align=al, lead=12.5)]
    story = [Table([[P("Factura", "NRB", 26, 32, color="#B0562B"), P(f"Número # {no}\nFecha {dm(d)}\nVencimiento {dm(due)}", "NR", 9.5, 14, "r")]], colWidths=[250, 245], style=[("LEFTPADDING", (0, 0), (0, 0), 0), ("RIGHTPADDING", (-1, 0), (-1, 0), 0)]), Spacer(1, 14),
             Table([[lab("EMISOR", f"Irene Valdomar Quiroga\n{nif}\nRúa do Peirao 8, 2º B\n36990 Portocelo (Pontevedra)\nEspaña"), lab("CLIENTE", f"{cust}\n{cif}\nAvenida de la Ribera 101\n15990 Boirela (A Coruña)\nEspaña")]], colWidths=[250, 245], style=[("LEFTPADDING", (0, 0), (0, 0), 0), ("VALIGN", (0, 0), (-1, -1), "TOP")]), Spacer(1, 18)]
    h = [P(x, "NRB", 8, align=a) for x, a in (("CONCEPTO", "l"), ("PRECIO", "r"), ("UNIDADES", "r"), ("IVA", "r"), ("SUBTOTAL", "r"))]
    B = HexColor("#B0562B")
    story += [Table([h] + body, colWidths=[235, 75, 65, 45, 75], repeatRows=1, style=[("LINEABOVE", (0, 0), (-1, 0), 1, B), ("LINEBELOW", (0, 0), (-1, 0), .5, B), ("LINEBELOW", (0, -1), (-1, -1), 1, B), ("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (0, -1), 0)]), Spacer(1, 10)]
    sm = [("BASE IMPONIBLE", fmt(sub, "de")), ("IVA 21%", fmt(tax, "de")), ("IRPF -15%", "-" + fmt(irpf, "de")), ("TOTAL", fmt(tot, "de"))]
    story += [Table([["", P(a, "NRB" if a == "TOTAL" else "NR", 11 if a == "TOTAL" else 9), P(b + "€", "NRB" if a == "TOTAL" else "NR", 11 if a == "TOTAL" else 9, align="r")] for a, b in sm], colWidths=[280, 115, 100], style=[("NOSPLIT", (0, 0), (-1, -1)), ("TOPPADDING", (0, -1), (-1, -1), 6)]), Spacer(1, 22),
              P("Condiciones de pago: transferencia bancaria a ES91 2100 0418 4502 0005 1332.", "NR", 8.5)]
    build(path, story, margins=(50, 50, 55, 55), first=lambda c, dd: (c.setFont("NR", 7.5), c.drawRightString(545, 30, f"{no} · Pág. {c.getPageNumber()}")))
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "EUR", "supplier": {"name": "Irene Valdomar Quiroga", "tax_id": nif}, "customer": {"name": cust, "tax_id": cif},
                     "line_items": its, "subtotal": dec(sub), "tax_total": dec(tax), "total": dec(tot)}}


def fortnox(path, seed, rows):
    r = rng("fortnox", seed, rows)
    pool = [("1001", "Arbete verkstad", "tim", 89500), ("2210", "Kamrem med spännrulle, sats", "st", 184600), ("2214", "Oljefilter", "st", 14900), ("", "Miljöavgift", "st", 4500), ("3007", "Motorolja 5W-30 helsyntet", "l", 11980), ("2290", "Bromsbelägg fram inkl. slitagevarnare och monteringssats", "sats", 72350), ("2301", "Torkarblad par", "par", 32900)]
    d = day(r)
    due, no = plus(d, 30), str(r.randrange(10200, 48000))
    its, body, sub = [], [], 0
    for code, n, u, p in pick(r, pool, rows):
        q = r.choice([100, 100, 200, 150, 430]) if u in ("tim", "l") else r.choice([100, 200, 400])
        a = half(q * p, 100)
        sub += a
        qq, pl = short(q, 2)
        its.append(item(n, dec(qq, pl), dec(p), dec(a)))
        body.append([code, n, fmt(qq, "fr", pl), u, fmt(p, "fr"), fmt(a, "fr")])
    tax = half(sub * 25, 100)
    raw = sub + tax
    tot = half(raw, 100) * 100
    org, cust = digs(r, "556###-####"), r.choice(["Skogsbyns Bud & Transport AB", "Lerviks kommun, Tekniska förvaltningen", "Bröderna Hallsten Bygg HB"])
    vat = f"SE{org.replace('-', '')}01"
    kn = str(r.randrange(100, 999))

    def go(s):
        def foot(s):
            s.line(45, 752, 550, 752, .6)
            for x, ls in ((45, ["Adress", "Norrvik Bilservice AB", "Industrigatan 14", "899 90 Norrvik"]), (185, ["Telefon", "0670-555 12", "E-post", "faktura@norrvikbil.example"]), (330, ["Organisationsnr", org, "Momsreg.nr", vat]), (450, ["Bankgiro", "5555-0182", "Godkänd för F-skatt"])):
                s.block(x, 764, ls, "Helvetica", 8, 10.5, first="Helvetica-Bold")
            s.r(550, 45, f"{s.n} ({s.total})", size=9)
        s.foot = foot
        s.t(45, 60, "NORRVIK BILSERVICE", "Helvetica-BoldOblique", 16, "#0B3C6F")
        s.t(320, 60, "Faktura", "Helvetica-Bold", 18)
        for i, (a, b) in enumerate((("Fakturadatum", str(d)), ("Fakturanr", no), ("Kundnr", kn), ("Förfallodatum", str(due)), ("Betalningsvillkor", "30 dagar netto"), ("Dröjsmålsränta", "8,0 %"))):
            s.t(320, 84 + i * 13, a, "Helvetica-Bold", 9)
            s.t(420, 84 + i * 13, b, size=9)
        s.t(320, 176, "Fakturaadress", "Helvetica-Bold", 9)
        s.block(320, 190, [cust, "Box 77", "899 91 Lervik"], size=10, lead=13)
        cols = columns(45, [("Artnr", 48, "l"), ("Benämning", 217, "l"), ("Lev ant", 55, "r"), ("Enhet", 40, "l"), ("À-pris", 65, "r"), ("Summa", 80, "r")])
        st = dict(font="Helvetica", size=9, x0=45, x1=550, hfill="#E3E8EE", lead=11.5, pad=3.5)
        y = flow(s, cols, body, 245, 735, 70, st, True)
        y = room(s, y, 95, 745, 70)
        y = max(y + 20, 0) if s.n > 1 or y > 640 else 665
        s.box(45, y, 505, 52, stroke="#0B3C6F")
        xs = (52, 140, 228, 300, 380, 543)
        for x, a, b in zip(xs, ("Exkl. moms", "Moms %", "Moms", "Avrundning", "Totalt"), (fmt(sub, "fr"), "25,00", fmt(tax, "fr"), fmt(tot - raw, "fr"), fmt(tot, "fr"))):
            s.t(x, y + 15, a, "Helvetica-Bold", 8)
            s.t(x, y + 32, b, size=9)
        s.r(543, y + 15, "ATT BETALA", "Helvetica-Bold", 9)
        s.r(543, y + 35, "SEK " + fmt(tot, "fr"), "Helvetica-Bold", 12)
    paged(path, go)
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "SEK", "supplier": {"name": "Norrvik Bilservice AB", "tax_id": vat}, "customer": {"name": cust},
                     "line_items": its, "subtotal": dec(sub), "tax_total": dec(tax), "total": dec(tot)}}


def groothandel(path, seed, rows):
    r = rng("groothandel", seed, rows)
    pool = [("40.1127", "Tulpenbollen gemengd, zak 50 st.", 685, 900), ("12.0090", "Potgrond universeel 40 L", 412, 2100), ("12.0155", "Tuinhandschoen nitril mt. 9 per 12 paar", 1890, 2100), ("55.3302", "Vaste plant Salvia nemorosa 'Caradonna' P9", 178, 900), ("55.3310", "Siergras Pennisetum P11", 265, 900),
            ("80.0021", "CC-container statiegeld", 6500, 0), ("12.0201", "Gieter verzinkt 9 L met broes", 1745, 2100), ("40.1180", "Narcissen 'Tête-à-Tête', krat 250 st.", 2990, 900)]
    d = day(r)
    due, no = plus(d, 21), str(d.year * 10**4 + r.randrange(100, 9000))
    its, body, nets, run = [], [], [], [0]
    for code, n, p, k in pick(r, pool, rows):
        q, disc = r.choice([1, 6, 12, 40, 120]), 0 if not k else r.choice([0, 0, 5, 10, 15])
        a = half(q * p * (100 - disc), 100)
        nets.append((k, a))
        run.append(run[-1] + a)
        its.append(item(n, str(q), dec(p), dec(a), str(k // 100), f"{disc}%" if disc else None))
        body.append([str(q), code, n, fmt(p, "de"), str(disc) if disc else "", fmt(a, "de"), str(k // 100)])
    t = taxes(nets)
    sub, tax = run[-1], sum(v[1] for v in t.values())
    btw, cbtw, cust = digs(r, "NL8########B01"), digs(r, "NL8########B02"), r.choice(["Tuincentrum De Waterhoek B.V.", "Hoveniersbedrijf Van der Zwaal", "Bloemsierkunst Marjolein V.O.F."])
    dm = lambda x: x.strftime("%d-%m-%Y")

    def go(s):
        def foot(s):
            s.m(297, 822, f"KvK 55501{btw[4:7]}  |  BTW-nr {btw}  |  IBAN NL91 ABNA 0417 1643 00  |  Op al onze leveringen zijn de HBN-voorwaarden van toepassing", "DC", 6.5)
        s.foot = foot
        s.box(0, 0, 595, 78, fill="#5B7F3A")
        s.t(40, 46, "Kwekerij Oosterpolder B.V.", "DCB", 20, "#FFFFFF")
        s.t(40, 63, "Groothandel in bollen, planten en tuinbenodigdheden", "DC", 9, "#FFFFFF")
        s.block(400, 100, ["Middenweg 210", "1799 AB Polderdam", "Tel. 0227 - 55 51 20"], "DC", 8.5, 11.5)
        s.block(40, 128, [cust, "T.a.v. crediteurenadministratie", "Dijkstraat 5", "1798 CD Waterhoek", f"BTW-nr: {cbtw}"], "DC", 9.5, 13)
        s.t(40, 216, "FACTUUR", "DCB", 14)
        for x, a, b in ((40, "Factuurnummer", no), (150, "Factuurdatum", dm(d)), (260, "Vervaldatum", dm(due)), (370, "Debiteurnummer", deb), (470, "Uw referentie", "PO " + deb[::-1])):
            s.t(x, 236, a, "DCB", 8)
            s.t(x, 249, b, "DC", 9)
        cols = columns(40, [("Aantal", 42, "r"), ("Artikel", 56, "l"), ("Omschrijving", 212, "l"), ("Prijs", 58, "r"), ("Korting\n%", 45, "r"), ("Bedrag\n€", 68, "r"), ("BTW\n%", 34, "r")])
        st = dict(font="DC", size=8.5, x0=40, x1=555, grid="#AAB89B", hfill="#E6EDDE", lead=11, pad=2.5)

        def carry(s, i, y, top):
            s.r(cols[4]["x"] + 39, y, "Van vorige pagina" if top else "Transporteren", "DC", 8.5)
            s.r(cols[5]["x"] + cols[5]["w"], y, fmt(run[i], "de"), "DC", 8.5)
        y = flow(s, cols, body, 262, 800, 40, st, True, carry)
        y = room(s, y + 10, 40 + 14 * max(4, len(t)), 800, 40)
        s.block(0, 0, [])
        for x, a in ((90, "BTW %"), (175, "Grondslag"), (260, "BTW-bedrag")):
            s.r(x, y + 12, a, "DCB", 8)
        for i, (k, (b, v)) in enumerate(t.items()):
            for x, q in ((90, str(k // 100)), (175, fmt(b, "de")), (260, fmt(v, "de"))):
                s.r(x, y + 26 + 13 * i, q, "DC", 8.5)
        for i, (a, b) in enumerate((("Goederenbedrag excl. BTW", sub), ("BTW", tax), ("Te betalen EUR", sub + tax))):
            f = "DCB" if i == 2 else "DC"
            s.t(340, y + 12 + 15 * i, a, f, 9.5)
            s.r(555, y + 12 + 15 * i, fmt(b, "de"), f, 9.5)
        s.line(440, y + 31, 555, y + 31)
    deb = str(r.randrange(10021, 19999))
    paged(path, go)
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "EUR", "supplier": {"name": "Kwekerij Oosterpolder B.V.", "tax_id": btw}, "customer": {"name": cust, "tax_id": cbtw},
                     "line_items": its, "subtotal": dec(sub), "tax_total": dec(tax), "total": dec(sub + tax)}}


LAYOUTS = {"energie": energie, "fattura": fattura, "autonoma": autonoma, "fortnox": fortnox, "groothandel": groothandel}
