# SPDX-License-Identifier: AGPL-3.0-or-later
"""France, Italy, Spain."""
from stranger_palette_kit import *

FR_BUY = ["SARL Les Vergers d'Amblay", "Pharmacie du Beffroi", "Mairie de Saint-Orvin", "SCI Le Clos Marceau", "Garage Thévenard SAS"]
FR_AD = [["12 rue des Tanneurs", "21000 DIJON"], ["ZA de la Croix Verte", "49300 CHOLET"], ["3 bis avenue Jean Moulin", "34500 BÉZIERS"]]
FOURN = [("Carton double cannelure 60x40x40", "", 1.1, 2.4), ("Film étirable manuel 450 mm 17 microns", "", 5.2, 9.8),
    ("Ruban adhésif havane PVC 50 mm x 66 m", "", 1.4, 2.9), ("Manuel hygiène édition reliée", "", 12, 25),
         ("Palette bois EUR occasion triée, norme NIMP 15", "", 7, 12), ("Gants de manutention taille 9", "", 2.1, 4.9),
             ("Transpalette manuel 2500 kg", "", 239, 389), ("Étiquettes thermiques 100x150", "", 8, 16)]


def frgescom(path, seed, rows):
    """French sales package: columns ruled down to the foot, VAT code per row, recap by rate left of the sums."""
    r = rnd("frgescom", seed, rows)
    its = items(r, rows, FOURN, qty=(1, 2, 5, 10, 20, 50, 100), disc=(0, 0, 5, 10), rates=("20",), fixed={"Manuel hygiène édition reliée": "5.5"})
    sup, cust, d = r.choice(["EMBALLAGES DU VAL SAS", "SOFRAPACK DISTRIBUTION"]), r.choice(FR_BUY), day(r)
    due, no, vat = plus(d, 30), f"FA{d.year % 100}{r.randrange(1, 9999):05d}", "FR" + tax_no(r, "FR")
    port = r.choice((D("0.00"), D("12.50"), D("25.00")))
    goods = sum(i["net"] for i in its)
    g = by_rate(its + [{"rate": "20", "net": port}])
    ht, tva = goods + port, sum(v[1] for v in g.values())
    (sa, ca), p, per, blue = r.sample(FR_AD, 2), Sheet(path, title="Facture"), 24, "#1f3f7a"
    pages = [its[k:k + per] for k in range(0, len(its), per)]
    xs, ccode = (30, 96, 306, 350, 410, 450, 530, 565), "C" + digs(r, 5)
    for pn, ch in enumerate(pages):
        if pn:
            p.next()
        p.t(30, 50, sup, HB, 13, col=blue)
        p.block(30, 64, sa + ["N° TVA : " + vat, f"SIRET : {vat[4:]} 000{r.randrange(10, 99)}" if pn == 0 else ""], H, 8, 11)
        p.box(320, 96, 245, 74, None, blue, .8, 6)
        p.block(332, 114, [cust] + ca, H, 10, 15)
        p.t(30, 140, "FACTURE", HB, 18, col=blue)
        for k, (a, b) in enumerate((("Numéro", no), ("Date", dt(d, "DD/MM/YYYY")), ("Code client", ccode), ("Échéance", dt(due, "DD/MM/YYYY")),
            ("Page", f"{pn + 1}/{len(pages)}"))):
            p.box(30 + 107 * k, 182, 107, 16, "#dfe6f3", blue)
            p.box(30 + 107 * k, 198, 107, 16, None, blue)
            p.t(83.5 + 107 * k, 193, a, HB, 8, "c")
            p.t(83.5 + 107 * k, 209, b, H, 9, "c")
        p.box(30, 226, 535, 24, "#dfe6f3", None)
        for a, b, s in zip(xs, xs[1:], (("Référence",), ("Désignation",), ("Qté",), ("P.U.", "HT"), ("% Rem",), ("Montant", "HT"), ("TVA",))):
            p.box(a, 226, b - a, 430, None, blue)
            p.block((a + b) / 2, 240 if len(s) == 1 else 236, s, HB, 8, 10, "c")
        p.line(30, 250, 565, 250, .5, blue)
        col = (("code", "l", 34, None), ("text", "l", 100, None), ("q", "r", 346, 0), ("p", "r", 406, 2), ("disc", "r", 446, 2), ("net", "r", 526, 2))
        for k, al, x, dec in col:          # column by column
            y = 264
            for i in ch:
                if k != "disc" or i["disc"]:
                    p.t(x, y, i[k] if dec is None else num(i[k], "fr", dec), H, 8, al)
                y += 16
        for n, i in enumerate(ch):
            p.t(547, 264 + 16 * n, "1" if i["rate"] == "20" else "2", H, 8, "c")
    for k, s in enumerate(("Code", "Base HT", "Taux TVA", "Montant TVA")):
        p.t((34, 130, 190, 270)[k], 676, s, HB, 8, "l" if k == 0 else "r")
    for n, (k, v) in enumerate(g.items()):
        for x, s, a in ((34, "1" if k == "20" else "2", "l"), (130, num(v[0], "fr"), "r"), (190, num(D(k), "fr"), "r"), (270, num(v[1], "fr"), "r")):
            p.t(x, 690 + 13 * n, s, H, 8, a)
    for k, (a, v) in enumerate((("Total HT", goods), ("Port HT", port), ("Total HT Net", ht), ("Total TVA", tva), ("Total TTC", ht + tva),
        ("NET A PAYER", ht + tva))):
        p.box(370, 666 + 17 * k, 195, 17, "#dfe6f3" if k == 5 else None, blue)
        p.t(376, 678 + 17 * k, a, HB if k == 5 else H, 9)
        p.t(560, 678 + 17 * k, num(v, "fr") + (" €" if k == 5 else ""), HB if k == 5 else H, 9, "r")
    p.block(30, 736, ["Règlement : virement à 30 jours. Pas d'escompte pour paiement anticipé.",
                      "Pénalités de retard : 3 fois le taux d'intérêt légal.",
                      "Indemnité forfaitaire pour frais de recouvrement : 40 €."], H, 7, 10)
    p.save()
    for i in its:
        i["sdisc"] = st(i["disc"])
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "EUR", "supplier": {"name": sup,
        "tax_id": vat},
                     "customer": {"name": cust}, "line_items": truth(its, "q", "p", "disc", "net"), "subtotal": st(ht), "shipping": st(port),
                         "tax_total": st(tva),
                     "total": st(ht + tva), "amount_due": st(ht + tva)}}


BATI = [("Dépose de l'ancien carrelage et évacuation en déchetterie", "m²", 14, 24),
    ("Fourniture et pose de carrelage grès cérame 60 x 60, joints compris", "m²", 52, 78), ("Ragréage fibré", "m²", 13, 21),
        ("Plinthes assorties", "ml", 9, 15), ("Receveur de douche 90 x 120", "U", 320, 540), ("Main d'œuvre", "h", 38, 52),
            ("Installation et protection du chantier", "forfait", 90, 180), ("Étanchéité sous carrelage (SEL)", "m²", 22, 36)]


def artisan(path, seed, rows):
    """Word-made bill of a French tiler: Times, plain grid, two VAT rates, deposit taken off."""
    r = rnd("artisan", seed, rows)
    its = items(r, rows, BATI, qty=("1", "2", "4.5", "12.75", "18", "23.4"), rates=("10",), fixed={"Receveur de douche 90 x 120": "20"})
    sup, cust, d = r.choice(["Carrelages Bastien Roudier", "EURL Morvan Rénovation"]), r.choice(FR_BUY), day(r)
    no, vat, g = f"{d.year}-{r.randrange(1, 180):03d}", "FR" + tax_no(r, "FR"), by_rate(its)
    ht, tva = sum(i["net"] for i in its), sum(v[1] for v in g.values())
    ttc = ht + tva
    ac = q2(ttc * D("0.3")).quantize(D(1)) + D("0.00")
    (sa, ca), p = r.sample(FR_AD, 2), Sheet(path, title="Facture")
    p.block(56, 60, [sup] + sa + ["TVA intracommunautaire " + vat], TR, 11, 14)
    p.block(340, 130, [cust] + ca, TR, 11, 14)
    p.words(340, 190, f"{sa[1].split(' ', 1)[1].title()}, le {dt(d, '#D MMMM YYYY', 'fr')}", TR, 11)
    p.t(297, 226, "FACTURE N° " + no, TB, 15, "c")
    xs = (56, 270, 312, 362, 424, 462, 540)

    def row(y, cells, f, ls):
        h = 13 * len(ls) + 6
        for a, b in zip(xs, xs[1:]):
            p.box(a, y, b - a, h)
        p.block(xs[0] + 4, y + 12, ls, f, 10, 13)
        for k, s in enumerate(cells):
            p.block((xs[k + 1] + xs[k + 2]) / 2 if f == TB or k in (0, 3) else xs[k + 2] - 4, y + 12, s.split("\n"), f, 10, 13,
                "c" if f == TB or k in (0, 3) else "r")
        return y + h
    y = row(246, ("Unité", "Quantité", "Prix unitaire\nH.T.", "TVA", "Total H.T."), TB, ["Désignation des travaux", ""])
    for i in its:
        ls = wrap(i["text"], TR, 10, 206)
        if y + 13 * len(ls) + 6 > 780:
            p.next()
            y = 60
        y = row(y, (i["unit"], str(i["q"]).replace(".", ","), num(i["p"], "fr"), i["rate"] + " %", num(i["net"], "fr")), TR, ls)
    if y > 610:
        p.next()
        y = 50
    y += 18
    for a, v in [("Total H.T.", ht)] + [(f"TVA {k} %", v[1]) for k, v in g.items()] + [("Total T.T.C.", ttc), ("Acompte versé à la commande", -ac),
        ("Reste à payer", ttc - ac)]:
        p.t(424, y, a, TB if a[:2] in ("Re", "To") else TR, 11, "r")
        p.t(536, y, num(v, "fr") + " €", TB if a[:2] in ("Re", "To") else TR, 11, "r")
        y += 16
    p.block(56, y + 16, ["Facture payable à réception. Assurance décennale souscrite, garantie France métropolitaine.",
        "Chèque à l'ordre de " + sup + "."], TR, 10, 14)
    p.save()
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "currency": "EUR", "supplier": {"name": sup, "tax_id": vat},
        "customer": {"name": cust},
                     "line_items": truth(its, "unit", "q", "p", "rate", "net"), "subtotal": st(ht), **tax_once(v[1] for v in g.values()), "total": st(ttc),
                         "amount_due": st(ttc - ac)}}


ITP = [("Olio extravergine di oliva lt 5 - raccolta 2023", "LT", 34, 52), ("Passata di pomodoro 700 g", "PZ", 1.1, 2),
    ("Trasporto con mezzo refrigerato", "N", 18, 40), ("Farina tipo 00 sacco kg 25", "KG", 14, 22), ("Aceto balsamico di Modena IGP ml 250", "PZ", 4, 9),
       ("Confezioni regalo in cartone con stampa personalizzata a un colore", "NR", 2, 4), ("Grana grattugiato busta kg 1", "KG", 11, 16)]
IT_BUY = ["Trattoria Da Nives S.n.c.", "Alimentari Bortolan S.r.l.", "Hotel Belsito di Fausto Merlin & C. S.a.s."]


def fatturaxml(path, seed, rows):
    """Style-sheet print of the Italian electronic invoice: grey heads, party boxes, recap and payment tables."""
    r = rnd("fatturaxml", seed, rows)
    its = items(r, rows, ITP, qty=(1, 2, 6, 12, 24, 5), rates=("22",),
                fixed={ITP[0][0]: "4", ITP[1][0]: "4", ITP[3][0]: "4", ITP[4][0]: "10", ITP[6][0]: "4"}, disc=(0, 0, 0, 5))
    sup, cust, d = r.choice(["Frantoio Colle Rondine S.r.l.", "Dispensa Adriatica S.p.A."]), r.choice(IT_BUY), day(r)
    due, no, piva, pc, g = plus(d, 30), f"{r.randrange(1, 2900)}/{r.choice('AE')}", "IT" + tax_no(r, "IT"), "IT" + tax_no(r, "IT"), by_rate(its)
    net, iva = sum(v[0] for v in g.values()), sum(v[1] for v in g.values())
    p, z = Sheet(path, title="Fattura"), 7
    for x, a, nm, vat, ad in ((36, "Cedente/prestatore (fornitore)", sup, piva, ["Indirizzo: Via delle Fornaci 31", "Comune: Jesi Provincia: AN",
        "Cap: 60035 Nazione: IT"]),
                              (304, "Cessionario/committente (cliente)", cust, pc, ["Indirizzo: Piazza Garibaldi 8", "Comune: Este Provincia: PD",
                                  "Cap: 35042 Nazione: IT"])):
        p.box(x, 40, 255, 96)
        p.t(x + 6, 52, a, HB, 8)
        p.block(x + 6, 66, ["Identificativo fiscale ai fini IVA: " + vat, "Codice fiscale: " + vat[2:], "Denominazione: " + nm] + ad, H, 7.5, 11)

    def grid(y, xs, cells, head=False, al=None):
        n = max(len(c) for c in cells)
        h = 9 * n + 6
        for k, c in enumerate(cells):
            p.box(xs[k], y, xs[k + 1] - xs[k], h, "#d9d9d9" if head else None)
            a = "c" if head else (al or "l" * 9)[k]
            p.block({"l": xs[k] + 3, "r": xs[k + 1] - 3, "c": (xs[k] + xs[k + 1]) / 2}[a], y + 10, c, HB if head else H, z, 9, a)
        return y + h
    xs = (36, 146, 296, 376, 466, 559)
    y = grid(150, xs, (["Tipologia documento"], ["Art. 73"], ["Numero documento"], ["Data documento"], ["Codice destinatario"]), True)
    y = grid(y, xs, (["TD01 (fattura)"], [""], [no], [dt(d, "DD-MM-YYYY")], ["".join(r.choice("ABCDEFGHJKLM0123456789") for _ in range(7))]), al="lcccc") + 12
    xs = (36, 92, 262, 312, 372, 400, 450, 490, 559)
    hd = (["Cod. articolo"], ["Descrizione"], ["Quantità"], ["Prezzo", "unitario"], ["UM"], ["Sconto o", "magg."], ["%IVA"], ["Prezzo totale"])
    y = grid(y, xs, hd, True)
    for i in its:
        ls = wrap(i["text"], H, z, 164)
        if y + 9 * len(ls) > 780:
            p.next()
            y = grid(40, xs, hd, True)
        y = grid(y, xs, ([i["code"]], ls, [num(i["q"], "de")], [num(i["p"], "de")], [i["unit"]], [f"-{num(i['disc'], 'de')}%" if i["disc"] else ""],
            [num(D(i["rate"]), "de")], [num(i["net"], "de")]), al="llrrcrrr")
    if y > 590:
        p.next()
        y = 40
    p.t(297, y + 18, "RIEPILOGHI IVA E TOTALI", HB, 9, "c")
    xs = (36, 256, 320, 400, 480, 559)
    y = grid(y + 26, xs, (["esigibilità iva / riferimenti normativi"], ["%IVA"], ["Spese", "accessorie"], ["Totale", "imponibile"], ["Totale",
        "imposta"]), True)
    for k, v in g.items():
        y = grid(y, xs, (["I (esigibilità immediata)"], [num(D(k), "de")], [""], [num(v[0], "de")], [num(v[1], "de")]), al="lrrrr")
    xs = (36, 170, 300, 420, 559)
    y = grid(y + 8, xs, (["Importo bollo"], ["Sconto/Maggiorazione"], ["Arr."], ["Totale documento"]), True)
    y = grid(y, xs, ([""], [""], [""], ["EUR " + num(net + iva, "de")]), al="rrrr") + 14
    xs = (36, 166, 356, 450, 559)
    y = grid(y, xs, (["Modalità pagamento"], ["IBAN"], ["Data scadenza"], ["Importo"]), True)
    grid(y, xs, (["MP05 Bonifico"], [f"IT{digs(r, 2)}X{digs(r, 22)}"], [dt(due, "DD-MM-YYYY")], [num(net + iva, "de")]), al="llcr")
    p.save()
    for i in its:
        i["sq"], i["sdisc"] = f"{i['q']:.2f}", st(i["disc"])
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "EUR", "supplier": {"name": sup,
        "tax_id": piva},
                     "customer": {"name": cust, "tax_id": pc}, "line_items": truth(its, "q", "unit", "p", "disc", "rate", "net"),
                     **tax_once(v[1] for v in g.values()), "total": st(net + iva), **({"subtotal": st(net)} if len(g) == 1 else {})}}


ESP = [("Diseño de etiqueta\nDos propuestas y artes finales", 120, 260), ("Impresión folleto A5\n1.000 unidades, cuatricromía", 90, 170),
    ("Sesión de fotos", 180, 320), ("Gestión de redes sociales\nCuota mensual", 150, 290),
       ("Hosting anual", 60, 110), ("Vinilo escaparate\nMedición, corte y colocación en el local del cliente", 85, 190), ("Hora de consultoría", 40, 65)]


def nubes(path, seed, rows):
    """Spanish cloud ERP: airy rows, price before units, net and gross columns side by side."""
    r = rnd("nubes", seed, rows)
    its = items(r, rows, [(a, "", b, c) for a, b, c in ESP], qty=(1, 2, 3, 4, 6), rates=("21",))
    sup, cust, d = r.choice(["Taller Gráfico Almazuela SL", "Comunicación Brezo SL"]), r.choice(["Bodegas Peñaluenga SL",
        "Clínica Dental Urrutia SLP", "Panadería Hermanos Lozano CB"]), day(r)
    due, no, cif, cc = plus(d, 15), f"F{d.year % 100}{r.randrange(1, 900):04d}", tax_no(r, "ES"), tax_no(r, "ES")
    base, iva = sum(i["net"] for i in its), sum(i["tax"] for i in its)
    p, g = Sheet(path, title="Factura"), "#8a94a6"
    p.t(50, 70, "Factura", NO, 24)
    p.t(50, 98, f"Número # {no}", NO, 9)
    p.t(50, 111, f"Fecha {dt(d, 'DD/MM/YYYY')}", NO, 9)
    p.t(50, 124, f"Vencimiento {dt(due, 'DD/MM/YYYY')}", NO, 9)
    p.block(50, 160, [cust, cc, "Calle del Olmo 22", "La Rioja (26001), Logroño, España"], NO, 9, 13)
    p.block(310, 160, [sup, cif, "Avenida del Puerto 140", "Valencia (46021), Valencia, España"], NO, 9, 13)
    cols = ((50, "CONCEPTO", "l"), (318, "PRECIO", "r"), (380, "UNIDADES", "r"), (450, "SUBTOTAL", "r"), (485, "IVA", "r"), (545, "TOTAL", "r"))
    for x, s, a in cols:
        p.t(x, 240, s, NOB, 7, a, g)
    p.line(50, 248, 545, 248, 1.2)
    y = 264
    for i in its:
        a, *b = i["text"].split("\n")
        ls = wrap(b[0], NO, 7.5, 190) if b else []
        if y + 10 * len(ls) > 780:
            p.next()
            y = 60
        for x, s in ((545, num(i["net"] + i["tax"], "de") + "€"), (485, "21%"), (450, num(i["net"], "de") + "€"), (380, num(i["q"], "de", 0)), (318,
            num(i["p"], "de") + "€")):
            p.t(x, y, s, NO, 8.5, "r")           # right to left
        p.t(50, y, a, NOB, 8.5)
        y = p.block(50, y + 11, ls, NO, 7.5, 10, "l", g) - 3
        p.line(50, y, 545, y, .3, "#d5dae2")
        y += 16
    if y > 700:
        p.next()
        y = 60
    for a, v in (("BASE IMPONIBLE", base), ("IVA 21%", iva), ("TOTAL", base + iva)):
        p.t(400, y + 8, a, NOB, 8 if a != "TOTAL" else 11)
        p.t(545, y + 8, num(v, "de") + "€", NOB if a == "TOTAL" else NO, 8.5 if a != "TOTAL" else 11, "r")
        y += 18
    p.t(50, y + 20, "Condiciones de pago", NOB, 8)
    p.t(50, y + 32, f"Pagar por transferencia bancaria al siguiente número de cuenta: ES{digs(r, 22)}", NO, 8)
    p.save()
    for i in its:
        i["text"] = i["text"].replace("\n", " ")
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "EUR", "supplier": {"name": sup,
        "tax_id": cif},
                     "customer": {"name": cust, "tax_id": cc}, "line_items": truth(its, "p", "q", "net", "rate"), "subtotal": st(base),
                         "tax_total": st(iva), "total": st(base + iva)}}


LAYOUTS = {"frgescom": frgescom, "artisan": artisan, "fatturaxml": fatturaxml, "nubes": nubes}
