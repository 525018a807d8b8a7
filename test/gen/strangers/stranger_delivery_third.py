# SPDX-License-Identifier: AGPL-3.0-or-later
"""French builder, Spanish freelancer with IRPF, Italian e-invoice view, Mexican CFDI print."""
from reportlab.lib.colors import HexColor
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import KeepTogether, Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle
from stranger_delivery_kit import (A4, LETTER, block, canvas, cols, day, dec, digits, div, eu, fill_goods, font, fr, Grid, hline, money, numbered, pct, plus, put,
                 qty, rng, taxes, us)


def batir(path, seed, rows):
    r = rng("batir", seed, rows)
    f, b = font("DJ")
    sup = r.choice(["Ravalement Castagnède SARL", "Les Toitures du Val d'Oule SAS"])
    cus = r.choice(["SCI Les Glycines", "M. et Mme Pélissard", "Syndicat de copropriété Le Beffroi"])
    no, d = f"F-2025-{r.randint(1, 999):03d}", day(r)
    due = plus(d, 30)
    tva = f"FR{r.randint(10, 99)}{digits(r, 9)}"
    goods = [("Échafaudage de pied, pose, dépose et location 3 semaines", "ft", 185000, 1000), ("Décapage et lavage haute pression", "m²", 890, 1000), ("Enduit monocouche gratté", "m²", 4350, 1000),
             ("Fourniture et pose de gouttière zinc développé 33", "ml", 5890, 1000), ("Tuile mécanique terre cuite", "u", 245, 2000), ("Évacuation des gravats en décharge agréée", "m³", 7800, 2000),
             ("Isolation par l'extérieur polystyrène 140 mm, y compris profilés de départ et chevilles", "m²", 7240, 550), ("Main-d'œuvre compagnon", "h", 4800, 1000), ("Peinture des volets, deux couches", "u", 6500, 1000)]
    if rows < 3:
        goods = goods[:3]
    items = []
    for t, u, p, v in fill_goods(r, goods, rows):
        if v == 550 and seed % 2:
            v = 1000
        q = 100 if u == "ft" else (r.randint(2, 400) * 100 if u == "u" else r.randint(4, 480) * 25)
        items.append((t, u, q, p, v, div(q * p, 100)))
    net = sum(i[5] for i in items)
    tx = taxes([(i[4], i[5]) for i in items])
    tax = sum(v[1] for v in tx.values())
    ttc = net + tax
    acc = ttc * 3 // 10 // 1000 * 1000

    def e(v):
        return fr(v) + "\u00a0€"
    P = ParagraphStyle("p", fontName=f, fontSize=7.5, leading=10)
    R = ParagraphStyle("r", parent=P, alignment=2)
    C = ParagraphStyle("c", parent=P, alignment=1)
    H = ParagraphStyle("h", parent=C, fontName=b, textColor=HexColor("#ffffff"))
    doc = SimpleDocTemplate(path, pagesize=A4, leftMargin=40, rightMargin=40, topMargin=40, bottomMargin=62, invariant=1)
    top = Table([[Paragraph(f'<font size="12" color="#b5541c"><b>{sup}</b></font><br/><br/>14 chemin des Carrières<br/>30200 Bagnols-sur-Cèze<br/>Tél. 04 66 00 41 17<br/>Décennale : contrat n° {digits(r, 7)}', ParagraphStyle("a", parent=P, leading=11)),
                  Paragraph(f'<font size="15"><b>FACTURE</b></font><br/><br/>N° {no}<br/>Date d\'émission : {d:%d/%m/%Y}<br/>Date d\'échéance : {due:%d/%m/%Y}', ParagraphStyle("b", parent=R, leading=11))],
                 ["", Paragraph(f"<b>Client</b><br/>{cus}<br/>3 place de la Fontaine<br/>30630 Goudargues", ParagraphStyle("d", parent=P, borderWidth=.6, borderColor=HexColor("#b5541c"), borderPadding=6))],
                 ], colWidths=[285, 225])
    top.setStyle(TableStyle([("VALIGN", (0, 0), (-1, -1), "TOP"), ("TOPPADDING", (0, 1), (-1, 1), 14)]))
    data = [[Paragraph(h, H) for h in ("Désignation", "Qté", "Unité", "Prix unitaire<br/>HT", "TVA", "Montant<br/>HT")]]
    for t, u, q, p, v, a in items:
        data.append([Paragraph(t, P), Paragraph(money(q, "\u00a0", ","), R), Paragraph(u, C), Paragraph(e(p), R), Paragraph(money(v, "", ",").replace(",00", "") .replace("5,50", "5,5") + "\u00a0%", R), Paragraph(e(a), R)])
    t = Table(data, colWidths=[215, 55, 36, 74, 46, 84], repeatRows=1)
    t.setStyle(TableStyle([("BACKGROUND", (0, 0), (-1, 0), HexColor("#b5541c")), ("BOX", (0, 0), (-1, -1), .6, HexColor("#b5541c")), ("LINEAFTER", (0, 0), (-2, -1), .3, HexColor("#d9a58a")), ("VALIGN", (0, 0), (-1, 0), "MIDDLE"), ("VALIGN", (0, 1), (-1, -1), "TOP")]))
    lines = [["Total HT", e(net)]] + [[f"TVA {money(k, '', ',').rstrip('0').rstrip(',')} % (base {e(v[0])})", e(v[1])] for k, v in tx.items()]
    if len(tx) > 1:
        lines.append(["Total TVA", e(tax)])
    lines += [["Total TTC", e(ttc)]]
    nb = len(lines) - 1
    if acc:
        lines += [["Acompte versé à la commande", "-" + e(acc)], ["Net à payer", e(ttc - acc)]]
    sm = Table(lines, colWidths=[175, 90], hAlign="RIGHT")
    st = [("FONT", (0, 0), (-1, -1), f, 8), ("ALIGN", (1, 0), (1, -1), "RIGHT"), ("FONT", (0, nb), (-1, nb), b, 8), ("LINEBELOW", (0, 0), (-1, -1), .3, HexColor("#d9a58a"))]
    if acc:
        st += [("FONT", (0, -1), (-1, -1), b, 9), ("BACKGROUND", (0, -1), (-1, -1), HexColor("#f7e6dc"))]
    sm.setStyle(TableStyle(st))
    note = Paragraph("Règlement par virement : IBAN FR76 1027 8041 0000 0204 4170 118. En cas de retard de paiement, indemnité forfaitaire pour frais de recouvrement de 40 € et pénalités au taux de trois fois l'intérêt légal. Pas d'escompte pour paiement anticipé.", P)

    def page(c, doc):
        put(c, 297, 38, f"{sup} – capital de 12 000 € – SIRET {siret} – APE 4391B – N° TVA intracommunautaire {tva}", f, 6.5, "c")
        put(c, 297, 28, f"Facture {no} – page {doc.page}", f, 6.5, "c")
    siret = f"{tva[4:7]} {tva[7:10]} {tva[10:13]} 00021"
    doc.build([top, Spacer(1, 20), t, Spacer(1, 10), KeepTogether([sm]), Spacer(1, 14), note], onFirstPage=page, onLaterPages=page)
    t = {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "EUR", "supplier": {"name": sup, "tax_id": tva}, "customer": {"name": cus},
         "line_items": [{"description": i[0], "quantity": qty(i[2]), "unit_price": dec(i[3]), "tax_rate": pct(i[4]), "amount": dec(i[5])} for i in items],
         "subtotal": dec(net), "tax_total": dec(tax), "total": dec(ttc)}
    if acc:
        t["amount_due"] = dec(ttc - acc)
    return {"data": t}


def autonoma(path, seed, rows):
    r = rng("autonoma", seed, rows)
    f, b = font("NS")
    sup = r.choice(["Leire Odriozola Cabrales", "Nuria Bassols Fontanet"])
    cus = r.choice(["Editorial Mareas del Norte, S.L.", "Bodegas Cerro Albar, S.A.", "Turismo Rural Peñagrande, S.L."])
    no, d = f"{d0(r)}", day(r)
    due = plus(d, 30)
    nif, cif = f"{digits(r, 8)}{r.choice('TRWAGMYFPDXBNJZSQVHLCKE')}", f"B{digits(r, 8)}"
    goods = [("Traducción ES>EN", "Catálogo de primavera, precio por palabra", 9), ("Corrección ortotipográfica", "Por página", 450), ("Diseño de etiqueta", "Dos propuestas y una ronda de cambios", 38000), ("Redacción de notas de cata", "", 6500),
             ("Sesión fotográfica de producto", "Media jornada en estudio", 32000), ("Maquetación", "", 1850), ("Reunión de seguimiento", "Videollamada", 4500), ("Gestión de redes sociales", "Cuota mensual", 29000), ("Ilustración interior a color", "Cesión de derechos por 5 años", 14500)]
    items = []
    for t, s, p in fill_goods(r, goods, rows):
        q = r.randint(300, 4000) if p < 10 else (r.randint(10, 220) if p < 2000 else r.choice([1, 1, 2, 3]))
        ds = r.choice([0, 0, 0, 10, 15])
        items.append((t, s, q, p, ds, div(q * p * (100 - ds), 100)))
    net = sum(i[5] for i in items)
    tax, irpf = div(net * 21, 100), div(net * 15, 100)
    tot = net + tax - irpf

    def e(v):
        return eu(v) + "€"
    c = canvas(path, title="Factura")
    g = Grid(c, cols(45, ("CONCEPTO", 215, "l"), ("PRECIO", 62, "r"), ("UNIDADES", 58, "r"), ("DTO.", 40, "r"), ("IVA", 42, "r"), ("SUBTOTAL", 88, "r")), f, b, 8.5, 11.5, above=5, below=6)
    c.setFillColor(HexColor("#e9f4f1"))
    c.rect(0, 722, 595, 120, stroke=0, fill=1)
    put(c, 45, 790, "Factura", b, 24, color="#1c6e5c")
    put(c, 45, 766, f"Número # {no}", f, 9.5)
    put(c, 45, 752, f"Fecha: {d:%d/%m/%Y}", f, 9.5)
    put(c, 45, 738, f"Vencimiento: {due:%d/%m/%Y}", f, 9.5)
    block(c, 330, 790, [sup, f"NIF {nif}", "Calle Rúa Vieja 31, 2.º B", "26001 Logroño (La Rioja), España"], f, 9.5, 13)
    put(c, 45, 698, "CLIENTE", b, 8, color="#1c6e5c")
    block(c, 45, 684, [cus, cif, "Polígono El Sequero, parcela 40", "26150 Agoncillo (La Rioja), España"], f, 9.5, 13)
    y = g.head(618, color="#1c6e5c", size=7.5, line=(1, "#1c6e5c"))
    for t, s, q, p, ds, a in items:
        cells = (t + ("\n" + s if s else ""), e(p), f"{q:,}".replace(",", "."), f"{ds}%" if ds else "", "21%", e(a))
        if y - g.height(cells) < 60:
            put(c, 550, 30, f"{no} – continúa", f, 7.5, "r", "#777777")
            c.showPage()
            y = g.head(800, color="#1c6e5c", size=7.5, line=(1, "#1c6e5c"))
        y = g.row(y, cells, line=(.3, "#cfdedb"))
    if y < 190:
        c.showPage()
        y = 800
    y -= 20
    for k, v in (("BASE IMPONIBLE", net), ("IVA 21%", tax), ("IRPF -15%", -irpf)):
        put(c, 390, y, k, f, 8.5)
        put(c, 548, y, e(v), f, 8.5, "r")
        y -= 16
    c.setFillColor(HexColor("#1c6e5c"))
    c.rect(380, y - 8, 172, 20, stroke=0, fill=1)
    put(c, 390, y - 2, "TOTAL", b, 10, color="#ffffff")
    put(c, 548, y - 2, e(tot), b, 10, "r", "#ffffff")
    put(c, 45, y - 44, "Condiciones de pago", b, 8.5)
    put(c, 45, y - 57, "Pagar por transferencia bancaria a la siguiente cuenta: ES21 3008 0217 4409 2210 5514", f, 8.5)
    c.save()
    out = []
    for i in items:
        o = {"description": (i[0] + " " + i[1]).strip(), "quantity": str(i[2]), "unit_price": dec(i[3]), "tax_rate": "21", "amount": dec(i[5])}
        if i[4]:
            o["discount"] = f"{i[4]}%"
        out.append(o)
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "EUR", "supplier": {"name": sup, "tax_id": nif}, "customer": {"name": cus, "tax_id": cif},
                     "line_items": out, "subtotal": dec(net), "tax_total": dec(tax), "total": dec(tot)}}


def d0(r):
    return f"A25-{r.randint(10, 399):04d}"


def fattura(path, seed, rows):
    r = rng("fattura", seed, rows)
    f, b = font("DJC")
    sup = r.choice(["Molino Barozzi S.r.l.", "Caseificio Fratelli Gandolfi S.n.c."])
    cus = r.choice(["Trattoria Da Ezechiele S.a.s.", "Supermercati Alto Adda S.p.A.", "Gastronomia Bellavista S.r.l."])
    no, d = f"{r.randint(10, 1999)}/A", day(r)
    due = plus(d, 60)
    piva, pivac = digits(r, 11), digits(r, 11)
    goods = [("FARINA TIPO 00 SACCO KG 25", "SC", 1980, 400), ("FORMAGGIO STAGIONATO 24 MESI SOTTOVUOTO", "KG", 1675, 400), ("BURRO DI CENTRIFUGA GR 500", "PZ", 445, 400), ("SEMOLA RIMACINATA DI GRANO DURO KG 5", "PZ", 590, 400),
             ("LIEVITO SECCO BARATTOLO", "PZ", 720, 1000), ("CASSETTA TERMICA A RENDERE", "NR", 650, 2200), ("MIELE DI ACACIA VASO GR 400", "VS", 610, 1000), ("PANE CARASAU CONFEZIONE CATERING LOTTO 25/117 SCAD. 11/2025", "CF", 890, 400)]
    two = r.sample([400, 1000, 2200], 2) if rows > 1 else [400]
    if 400 not in two:
        two[0] = 400
    goods = [g for g in goods if g[3] in two]
    items = []
    for t, u, p, v in fill_goods(r, goods, rows):
        q = r.randint(100, 3000) if u == "KG" else r.randint(1, 40) * 100
        ds = r.choice([0, 0, 500, 1000])
        items.append((t, u, q, p, ds, v, div(q * p * (10000 - ds), 1000000)))
    tx = taxes([(i[5], i[6]) for i in items])
    net, tax = sum(i[6] for i in items), sum(v[1] for v in tx.values())
    tot = net + tax
    iban = f"IT60{r.choice('ABCX')}0542811101{digits(r, 12)}"

    def draw(c, total):
        def boxed(x, y, w, h, head, lines):
            c.setLineWidth(.5)
            c.rect(x, y - h, w, h)
            put(c, x + 4, y - 10, head, b, 7.5)
            block(c, x + 4, y - 22, lines, f, 7.5, 10)
        boxed(34, 806, 258, 82, "Cedente/prestatore (fornitore)", [f"Identificativo fiscale ai fini IVA: IT{piva}", f"Codice fiscale: {piva}", f"Denominazione: {sup}", "Regime fiscale: RF01 Ordinario", "Indirizzo: Via del Mulino 8", "Comune: Sondrio Provincia: SO Cap: 23100 Nazione: IT"])
        boxed(303, 806, 258, 82, "Cessionario/committente (cliente)", [f"Identificativo fiscale ai fini IVA: IT{pivac}", f"Codice fiscale: {pivac}", f"Denominazione: {cus}", "Indirizzo: Corso Vittoria 52", "Comune: Lecco Provincia: LC Cap: 23900 Nazione: IT"])
        h = Grid(c, cols(34, ("Tipologia documento", 150, "l"), ("Art. 73", 50, "c"), ("Numero documento", 117, "c"), ("Data documento", 90, "c"), ("Codice destinatario", 120, "c")), f, b, 7.5)
        y = h.head(714, fill="#e2e2e2")
        y = h.row(y, ("TD01 fattura", "", no, d.strftime("%d-%m-%Y"), "M5UXCR1"))
        h.verticals(714, y)
        g = Grid(c, cols(34, ("Descrizione", 207, "l"), ("Quantità", 46, "r"), ("Prezzo\nunitario", 52, "r"), ("UM", 28, "c"), ("Sconto o\nmagg.", 52, "r"), ("%IVA", 42, "r"), ("Prezzo totale", 100, "r")), f, b, 7.5)
        top = y - 12
        y, p = g.head(top, fill="#e2e2e2"), 1
        for t, u, q, pr, ds, v, a in items:
            cells = (t, money(q, ".", ","), eu(pr), u, f"-{money(ds, '', ',')}%" if ds else "", money(v, "", ","), eu(a))
            if y - g.height(cells) < 50:
                g.verticals(top, y)
                put(c, 561, 24, f"Pagina {p} di {total}", f, 7, "r")
                c.showPage()
                p += 1
                top = 806
                y = g.head(top, fill="#e2e2e2")
            y = g.row(y, cells)
        g.verticals(top, y)
        if y < 190:
            put(c, 561, 24, f"Pagina {p} di {total}", f, 7, "r")
            c.showPage()
            p += 1
            y = 820
        y -= 12
        put(c, 297, y - 8, "RIEPILOGHI IVA E TOTALI", b, 8, "c")
        y -= 14
        h = Grid(c, cols(34, ("Esigibilità IVA / Riferimenti normativi", 197, "l"), ("%IVA", 50, "r"), ("Spese accessorie", 80, "r"), ("Totale imponibile", 100, "r"), ("Totale imposta", 100, "r")), f, b, 7.5)
        t0 = y
        y = h.head(y, fill="#e2e2e2")
        for k, v in tx.items():
            y = h.row(y, ("I (esigibilità immediata)", money(k, "", ","), "", eu(v[0]), eu(v[1])))
        h.verticals(t0, y)
        h = Grid(c, cols(34, ("Importo bollo", 107, "r"), ("Sconto/Maggiorazione", 140, "r"), ("Divisa", 60, "c"), ("Totale documento", 220, "r")), f, b, 7.5)
        t0 = y - 8
        y = h.head(t0, fill="#e2e2e2")
        y = h.row(y, ("", "", "EUR", eu(tot)), fnt=b)
        h.verticals(t0, y)
        h = Grid(c, cols(34, ("Modalità pagamento", 127, "l"), ("IBAN", 210, "l"), ("Data scadenza", 90, "c"), ("Importo", 100, "r")), f, b, 7.5)
        t0 = y - 8
        y = h.head(t0, fill="#e2e2e2")
        y = h.row(y, ("MP05 Bonifico", iban, due.strftime("%d-%m-%Y"), eu(tot)))
        h.verticals(t0, y)
        put(c, 34, y - 14, "Copia analogica della fattura elettronica inviata al Sistema di Interscambio, priva di valore fiscale.", f, 7)
        put(c, 561, 24, f"Pagina {p} di {total}", f, 7, "r")
        return p, None
    numbered(path, draw)
    out = []
    for i in items:
        o = {"description": i[0], "quantity": qty(i[2]), "unit_price": dec(i[3]), "tax_rate": pct(i[5]), "amount": dec(i[6])}
        if i[4]:
            o["discount"] = f"{pct(i[4])}%"
        out.append(o)
    t = {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "EUR", "supplier": {"name": sup, "tax_id": f"IT{piva}"}, "customer": {"name": cus, "tax_id": f"IT{pivac}"},
         "line_items": out, "total": dec(tot)}
    if len(tx) == 1:
        t["subtotal"], t["tax_total"] = dec(net), dec(tax)
    return {"data": t}


def cfdi(path, seed, rows):
    r = rng("cfdi", seed, rows)
    f, b = font("Helvetica")
    sup = r.choice(["REFACCIONARIA EL CARDENAL", "AUTOPARTES DEL ALTIPLANO"])
    cus = r.choice(["TRANSPORTES SIERRA MOJADA", "TALLER MECANICO HERMANOS OCHOA", "FLETES Y MUDANZAS DEL BAJIO"])
    no, d = f"F {r.randint(1000, 99999)}", day(r)
    rfc, rfcc = f"{'REC' if 'CARDENAL' in sup else 'AAL'}{r.randint(10, 20):02d}0{r.randint(1, 9)}{r.randint(10, 28)}{r.choice('ABQ')}{r.randint(10, 99)}", f"{r.choice(['TSM', 'THO', 'FMB'])}0{r.randint(1, 9)}11{r.randint(10, 28)}{r.choice('KLM')}{r.randint(10, 99)}"
    goods = [("25172900", "Balata delantera cerámica juego 4 pzas", 68900), ("25171700", "Disco de freno ventilado 11 pulgadas", 94550), ("40161513", "Filtro de aceite sellado", 11800), ("15121501", "Aceite sintético 5W-30, garrafa 5 L", 84900), ("26111700", "Acumulador 12 V 600 CCA", 239900),
             ("25174800", "Amortiguador trasero gas, lado derecho e izquierdo indistinto", 112300), ("31171500", "Balero de rueda con sensor ABS", 76000), ("25173900", "Bujía iridio", 18950), ("40141700", "Manguera radiador superior", 32700)]
    items = []
    for k, t, p in fill_goods(r, goods, rows):
        q = r.randint(1, 12)
        off = div(q * p * r.choice([0, 0, 5, 8]), 100)
        items.append((k, t, q, p, off, q * p))
    sub, off = sum(i[5] for i in items), sum(i[4] for i in items)
    tax = div((sub - off) * 16, 100)
    tot = sub - off + tax
    P = ParagraphStyle("p", fontName=f, fontSize=7, leading=8.6)
    R = ParagraphStyle("r", parent=P, alignment=2)
    C = ParagraphStyle("c", parent=P, alignment=1)
    H = ParagraphStyle("h", parent=C, fontName=b, textColor=HexColor("#ffffff"))
    doc = SimpleDocTemplate(path, pagesize=LETTER, leftMargin=30, rightMargin=30, topMargin=30, bottomMargin=40, invariant=1)
    uuid = "-".join("".join(r.choice("0123456789ABCDEF") for _ in range(n)) for n in (8, 4, 4, 4, 12))
    top = Table([[Paragraph(f'<font size="11"><b>{sup}</b></font><br/>RFC: {rfc}<br/>Régimen fiscal: 601 - General de Ley Personas Morales<br/>Lugar de expedición: 78000', ParagraphStyle("x", parent=P, leading=11)),
                  Paragraph(f"<b>FACTURA</b><br/>Serie y folio: {no}<br/>Fecha de emisión: {d:%d/%m/%Y} {r.randint(9, 18)}:{r.randint(10, 59)}:{r.randint(10, 59)}<br/>Tipo de comprobante: I - Ingreso<br/>Folio fiscal: {uuid}", R)],
                 [Paragraph(f"<b>RECEPTOR</b><br/>{cus}<br/>RFC: {rfcc}<br/>Uso CFDI: G03 - Gastos en general", P), Paragraph(f"Método de pago: PUE - Pago en una sola exhibición<br/>Forma de pago: 03 - Transferencia electrónica<br/>Moneda: MXN - Peso mexicano<br/>Exportación: 01 - No aplica", R)]], colWidths=[276, 276])
    top.setStyle(TableStyle([("VALIGN", (0, 0), (-1, -1), "TOP"), ("BOX", (0, 1), (-1, 1), .5, HexColor("#26408b"))]))
    data = [[Paragraph(h, H) for h in ("Clave<br/>Prod/Serv", "Cant.", "Clave<br/>unidad", "Descripción", "Valor<br/>unitario", "Descuento", "Impuestos", "Importe")]]
    for k, t, q, p, o, a in items:
        data.append([Paragraph(k, C), Paragraph(f"{q}.00", R), Paragraph("H87", C), Paragraph(t, P), Paragraph(us(p), R), Paragraph(us(o), R), Paragraph("002 IVA 16%", C), Paragraph(us(a), R)])
    t = Table(data, colWidths=[52, 36, 38, 180, 62, 56, 62, 66], repeatRows=1)
    t.setStyle(TableStyle([("BACKGROUND", (0, 0), (-1, 0), HexColor("#26408b")), ("GRID", (0, 0), (-1, -1), .3, HexColor("#9aa5c9")), ("VALIGN", (0, 0), (-1, -1), "MIDDLE"), ("TOPPADDING", (0, 1), (-1, -1), 2), ("BOTTOMPADDING", (0, 1), (-1, -1), 2)]))
    sm = Table([["Subtotal", f"$ {us(sub)}"], ["Descuento", f"$ {us(off)}"], ["IVA trasladado 16%", f"$ {us(tax)}"], ["Total", f"$ {us(tot)}"]], colWidths=[100, 90], hAlign="RIGHT")
    sm.setStyle(TableStyle([("FONT", (0, 0), (-1, -1), f, 8), ("FONT", (0, 3), (-1, 3), b, 9), ("ALIGN", (0, 0), (-1, -1), "RIGHT"), ("LINEABOVE", (0, 3), (-1, 3), .6, HexColor("#26408b"))]))
    seal = "".join(r.choice("ABCDEFGHabcdefghijkmnopqrstuvw0123456789+/") for _ in range(172)) + "=="
    tail = Paragraph("<b>Sello digital del CFDI</b><br/>" + " ".join(seal[i:i + 110] for i in range(0, len(seal), 110)) + "<br/>Este documento es una representación impresa de un CFDI versión 4.0", ParagraphStyle("s", parent=P, fontSize=6))

    def page(c, doc):
        put(c, 582, 24, f"Página {doc.page}", f, 7, "r")
    doc.build([top, Spacer(1, 10), t, Spacer(1, 8), KeepTogether([sm]), Spacer(1, 10), tail], onFirstPage=page, onLaterPages=page)
    out = []
    for i in items:
        out.append({"description": i[1], "quantity": str(i[2]), "unit_price": dec(i[3]), "discount": dec(i[4]), "tax_rate": "16", "amount": dec(i[5])})
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "currency": "MXN", "supplier": {"name": sup, "tax_id": rfc}, "customer": {"name": cus, "tax_id": rfcc}, "line_items": out,
                     "subtotal": dec(sub), "tax_total": dec(tax), "total": dec(tot)}}


LAYOUTS = {"batir": batir, "autonoma": autonoma, "fattura": fattura, "cfdi": cfdi}
