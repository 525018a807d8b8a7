# SPDX-License-Identifier: AGPL-3.0-or-later
"""Papers from France, Italy, Spain and the Netherlands: wine merchant, coffee roaster, web agency, machine rental."""
from stranger_orchard_kit import *  # noqa: F403


def cave(path, seed, rows):
    r = rng("cave", seed, rows)
    p = Pg(path, title="Facture")
    sup, sa, tva = "CAVE DES TROIS CLOCHERS", ["16 place du March\u00e9", "71000 M\u00c2CON"], "FR" + digits(r, 2) + " " + digits(r, 9)
    cn, ca = who(r, "fr")
    d = day(r)
    due, no, f = later(d, 30), "FA" + d.strftime("%y%m") + digits(r, 4), "%d/%m/%Y"
    cat = ["Saint-V\u00e9ran Les Combes 75 cl", "M\u00e2con-Villages Vieilles Vignes 75 cl", "Givry 1er Cru Clos Salin magnum 150 cl en caisse bois",
            "Cr\u00e9mant de Bourgogne brut 75 cl", "Beaujolais-Villages 75 cl",
           "Marc \u00e9grapp\u00e9 70 cl", "Chablis Vau Giraud 37,5 cl", "Coffret d\u00e9gustation 6 verres", "Viognier IGP cubi 10 L"]
    edges = [30, 88, 300, 345, 410, 455, 530, 565]
    heads = ["R\u00e9f\u00e9rence", "D\u00e9signation", "Qt\u00e9", "P.U. HT", "Rem.", "Montant HT", "TVA"]

    def top():
        p.L(30, 50, sup, HB, 15)
        p.many(30, 66, sa + ["TVA intracom. : " + tva], H, 8.5, 11)
        p.box(310, 90, 255, 72, None, rad=6)
        p.many(322, 108, [cn] + ca, H, 10, 13)
        for i, (k, v) in enumerate((("FACTURE N\u00b0", no), ("DATE", d.strftime(f)), ("\u00c9CH\u00c9ANCE", due.strftime(f)), ("PAGE", str(p.n)))):
            p.box(30 + 68 * i, 118, 68, 15, colors.Color(.85, .89, .95))
            p.box(30 + 68 * i, 133, 68, 17)
            p.C(64 + 68 * i, 129, k, HB, 7.5)
            p.C(64 + 68 * i, 145, v, H, 8.5)
        p.box(30, 185, 535, 18, colors.Color(.85, .89, .95))
        for i, s in enumerate(heads):
            p.C((edges[i] + edges[i + 1]) / 2, 197, s, HB, 8.5)
        p.box(30, 185, 535, 425)
        for x in edges[1:-1]:
            p.vl(x, 185, 610)
        return 217
    y, items, net = top(), [], D(0)
    for i in range(rows):
        if y > 585:
            p.R(565, 625, "\u00c0 reporter : " + fr(net), HI, 9)
            p.next()
            y = top()
        k = (i * 4 + r.randrange(2)) % 9
        n, u, rm = r.choice([3, 6, 12, 24, 36, 60]), price(r, 4, 48, ".05"), r.choice([0, 0, 0, 5, 10])
        a = q(n * u * (100 - rm) / 100)
        ls = wrap(cat[k], H, 8.5, 204)
        p.L(34, y, f"VIN{r.randrange(100, 999)}", H, 8.5)
        for x, s in ((341, str(n)), (406, fr(u)), (451, f"{rm},00%" if rm else ""), (526, fr(a))):
            p.R(x, y, s, H, 8.5)
        p.C(547, y, "20,00", H, 8.5)
        y = p.many(92, y, ls, H, 8.5, 11) + 3
        net += a
        it = {"description": cat[k], "quantity": str(n), "unit_price": s2(u), "tax_rate": "20.00", "amount": s2(a)}
        if rm:
            it["discount"] = f"{rm}.00%"
        items.append(it)
    port = price(r, 12, 45, ".5")
    vt = q((net + port) * D("0.2"))
    tot = net + port + vt
    ac = q(tot * D("0.3"))
    p.box(30, 640, 270, 34)
    for x, a, b in ((75, "Taux", "20,00"), (165, "Base HT", fr(net + port)), (255, "Montant TVA", fr(vt))):
        p.C(x, 652, a, HB, 8)
        p.C(x, 668, b, H, 8.5)
    p.hl(30, 300, 657)
    y = 640
    for k, v, b in (("Total HT", net, H), ("Port HT", port, H), ("Total TVA", vt, H), ("Total TTC", tot, HB), ("Acompte vers\u00e9", ac, H),
            ("NET \u00c0 PAYER (EUR)", tot - ac, HB)):
        p.box(350, y, 125, 16)
        p.box(475, y, 90, 16)
        p.L(355, y + 11, k, b, 9)
        p.R(560, y + 11, fr(v), b, 9)
        y += 16
    p.para(30, 700,
            "R\u00e8glement par virement \u00e0 30 jours. Retard : indemnit\u00e9 forfaitaire de 40 \u20ac pour frais de recouvrement.", 290, H, 7.5)
    p.C(297, 800, "SARL au capital de 20 000 \u20ac - RCS M\u00e2con " + tva[5:] + " - APE 4725Z", H, 7)
    p.end()
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "EUR", "supplier": {"name": sup,
            "address": adr(sa), "tax_id": tva}, "customer": {"name": cn, "address": adr(ca)},
                     "line_items": items, "subtotal": s2(net), "shipping": s2(port), "tax_total": s2(vt), "total": s2(tot), "amount_due": s2(tot - ac)}}


def torrefazione(path, seed, rows):
    r = rng("torrefazione", seed, rows)
    p = Pg(path, title="Fattura")
    f, b = F["Sans"], F["SansB"]
    sup, sa, iva = "Torrefazione Monteluce S.r.l.", ["Via delle Officine 33", "06126 Perugia (PG)"], "IT" + digits(r, 11)
    cn, ca = who(r, "it")
    civa, d = "IT" + digits(r, 11), day(r)
    due, no = later(d, 60), f"{r.randrange(10, 999)}/A"
    for x, t, n, pi, a in ((30, "Cedente/prestatore (fornitore)", sup, iva, sa), (302, "Cessionario/committente (cliente)", cn, civa, ca)):
        p.box(x, 35, 263, 92, None, GREY)
        p.L(x + 5, 46, t, b, 7)
        for i, (k, v) in enumerate((("Identificativo fiscale ai fini IVA: ", pi), ("Denominazione: ", n), ("Indirizzo: ", a[0]), ("Comune: ", a[1]),
                ("Nazione: ", "IT"))):
            p.L(x + 5, 62 + 13 * i, k, f, 7.5)
            p.L(x + 5 + width(k, f, 7.5), 62 + 13 * i, v, b if k[0] == "D" else f, 7.5)

    def bar(y, cols):
        p.box(30, y, 535, 22, colors.Color(.92, .92, .92), GREY)
        for i, (x, s) in enumerate(cols):
            e = cols[i + 1][0] if i + 1 < len(cols) else 565
            ls = s.split("\n")
            p.many((x + e) / 2, y + (14 if len(ls) == 1 else 9.5), ls, b, 6.5, 8.5, side="C")
            if i:
                p.vl(x, y, y + 22, .6, GREY)

    def line(y, h, cols):
        p.box(30, y, 535, h, None, GREY)
        for x, _ in cols[1:]:
            p.vl(x, y, y + h, .6, GREY)
    c0 = [(30, "Tipologia documento"), (190, "Numero documento"), (290, "Data documento"), (390, "Codice destinatario")]
    bar(140, c0)
    line(162, 16, c0)
    for x, s in ((110, "TD01 fattura"), (240, no), (340, d.strftime("%d-%m-%Y")), (477, "M5" + digits(r, 4) + "X")):
        p.C(x, 173, s, f, 7.5)
    c1 = [(30, "Cod. articolo"), (90, "Descrizione"), (270, "Quantit\u00e0"), (320, "Prezzo unitario"), (385, "UM"), (410, "Sconto o\nmagg."), (458, "%IVA"),
            (493, "Prezzo totale")]
    cat = ["Miscela Bar Oro in grani, sacco 1 kg", "Miscela Decaffeinato macinato 250 g", "Cialde ESE 44 mm cartone da 150 pezzi monoporzione",
            "Monorigine Etiopia Sidamo", "Orzo solubile", "Zucchero in bustine", "Tazzine cappuccino con piattino, servizio da sei", "Comodato macinadosatore"]
    bar(190, c1)
    y, items, net = 212, [], D(0)
    for i in range(rows):
        k = (i * 3 + r.randrange(2)) % 8
        ls = wrap(cat[k], f, 7.5, 172)
        h = 6 + 10 * len(ls)
        if y + h > 800:
            p.next()
            bar(35, c1)
            y = 57
        n, u, sc = r.randrange(1, 90), price(r, 2, 34, ".01"), r.choice([0, 0, 5, 10])
        um, a = ["KG", "PZ", "CT", "KG", "PZ", "CT", "PZ", "NR"][k], q(n * u * (100 - sc) / 100)
        line(y, h, c1)
        p.L(34, y + 11, f"TM{k:02d}{r.randrange(10, 99)}", f, 7.5)
        p.many(94, y + 11, ls, f, 7.5, 10)
        for x, s in ((316, f"{n},00"), (381, eu(u, 6)), (454, f"-{sc},00%" if sc else ""), (489, "22,00"), (561, eu(a))):
            p.R(x, y + 11, s, f, 7.5)
        p.C(397, y + 11, um, f, 7.5)
        y += h
        net += a
        it = {"description": cat[k], "quantity": f"{n}.00", "unit": um, "unit_price": str(q(u, 6)), "tax_rate": "22.00", "amount": s2(a)}
        if sc:
            it["discount"] = f"-{sc}.00%"
        items.append(it)
    if y > 640:
        y = p.next(20)
    vt = q(net * D("0.22"))
    p.C(297, y + 22, "RIEPILOGHI IVA E TOTALI", b, 8)
    for cols, vals in (([(30, "Esigibilit\u00e0 IVA"), (200, "%IVA"), (260, "Totale imponibile"), (360, "Totale imposta"), (460, "Totale documento")],
            ["I (esigibilit\u00e0 immediata)", "22,00", eu(net), eu(vt), eu(net + vt)]),
                       ([(30, "Modalit\u00e0 pagamento"), (200, "IBAN"), (380, "Data scadenza"), (470, "Importo EUR")], ["MP05 Bonifico",
                        "IT60X0542811101" + digits(r, 12), due.strftime("%d-%m-%Y"), eu(net + vt)])):
        bar(y + 30, cols)
        line(y + 52, 16, cols)
        for i, s in enumerate(vals):
            p.C((cols[i][0] + (cols[i + 1][0] if i + 1 < len(cols) else 565)) / 2, y + 63, s, f, 7.5)
        y += 52
    p.end()
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "EUR", "supplier": {"name": sup,
            "address": adr(sa), "tax_id": iva},
                     "customer": {"name": cn, "address": adr(ca),
                        "tax_id": civa}, "line_items": items, "subtotal": s2(net), "tax_total": s2(vt), "total": s2(net + vt)}}


def agencia(path, seed, rows):
    r = rng("agencia", seed, rows)
    p = Pg(path, title="Factura")
    f, b, blue = F["Noto"], F["NotoB"], colors.Color(.1, .3, .6)
    sup, sa, nif = "Irene Calatrava Montes", ["C/ Almirante Cadarso 9, pta. 5", "46005 Valencia"], digits(r, 8) + "K"
    cn, ca = who(r, "es")
    cif, d = "B" + digits(r, 8), day(r)
    no = f"F{d.year}-{r.randrange(1, 400):04d}"
    p.L(40, 70, "Factura", b, 26, blue)
    p.L(40, 88, "N.\u00ba " + no, f, 10)
    p.R(555, 70, d.strftime("%d/%m/%Y"), f, 10)
    p.R(555, 56, "Fecha", f, 7.5, GREY)
    for x, t, n, i, a in ((40, "De", sup, nif, sa), (310, "Para", cn, cif, ca)):
        p.L(x, 120, t, f, 8, GREY)
        p.L(x, 135, n, b, 9.5)
        p.many(x, 149, a + ["NIF " + i], f, 9, 13)
    cat = ["Dise\u00f1o de p\u00e1gina de inicio", "Maquetaci\u00f3n responsive", "Redacci\u00f3n de textos SEO", "Mantenimiento mensual del sitio",
            "Integraci\u00f3n de pasarela de pago con pruebas en entorno real", "Sesi\u00f3n de formaci\u00f3n", "Retoque fotogr\u00e1fico"]
    y, items, net = 222, [], D(0)

    def head(y):
        p.box(40, y - 14, 515, 20, blue, None)
        for x, s, m in ((48, "CONCEPTO", "L"), (345, "PRECIO", "R"), (420, "UNIDADES", "R"), (470, "IVA", "R"), (547, "SUBTOTAL", "R")):
            getattr(p, m)(x, y, s, b, 8, colors.white)
        return y + 24
    y = head(y)
    for i in range(rows):
        if y > 760:
            y = head(p.next(60))
        k, n, u = (i * 2 + r.randrange(2)) % 7, r.randrange(1, 16), price(r, 25, 320, ".5")
        ls = wrap(cat[k], f, 9, 220)
        if i % 2:
            p.box(40, y - 13, 515, 8 + 12 * len(ls), colors.Color(.94, .96, .99), None)
        for x, s in ((547, eu(n * u) + " \u20ac"), (470, "21%"), (420, str(n)), (345, eu(u) + " \u20ac")):
            p.R(x, y, s, f, 9)
        y = p.many(48, y, ls, f, 9, 12) + 8
        net += n * u
        items.append({"description": cat[k], "quantity": str(n), "unit_price": s2(u), "tax_rate": "21", "amount": s2(n * u)})
    if y > 660:
        y = p.next(60)
    vt, irpf = q(net * D("0.21")), q(net * D("0.15"))
    for k, v, ff in (("BASE IMPONIBLE", net, f), ("IVA 21%", vt, f), ("TOTAL FACTURA", net + vt, b), ("RETENCI\u00d3N IRPF -15%", -irpf, f),
            ("L\u00cdQUIDO A PERCIBIR", net + vt - irpf, b)):
        y += 18
        p.R(440, y, k, ff, 9)
        p.R(547, y, eu(v) + " \u20ac", ff, 9)
    p.L(40, y + 40, "Condiciones de pago: transferencia a 30 d\u00edas fecha factura.", f, 8.5)
    p.end()
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "currency": "EUR", "supplier": {"name": sup, "address": adr(sa), "tax_id": nif},
            "customer": {"name": cn, "address": adr(ca), "tax_id": cif},
                     "line_items": items, "subtotal": s2(net), "tax_total": s2(vt), "total": s2(net + vt), "amount_due": s2(net + vt - irpf)}}


def verhuur(path, seed, rows):
    r = rng("verhuur", seed, rows)
    p = Pg(path, title="Factuur")
    f, b = F["NSerif"], F["NSerifB"]
    sup, sa, btw = "Machineverhuur De Rijn B.V.", ["Kleiweg 88", "6871 KD Renkum"], "NL" + digits(r, 9) + "B01"
    cn, ca = who(r, "nl")
    d = day(r)
    due, no = later(d, 14), f"{d.year}{r.randrange(100, 9999):05d}"
    mn = "januari februari maart april mei juni juli augustus september oktober november december".split()
    nl = lambda x: f"{x.day} {mn[x.month - 1]} {x.year}"  # noqa: E731
    p.many(545, 55, [sup], b, 12, side="R")
    p.many(545, 70, sa + ["Btw-nr. " + btw], f, 8.5, 12, side="R")
    p.many(60, 130, [cn] + ca, f, 10, 14)
    p.L(60, 215, "FACTUUR", b, 14)
    p.L(60, 235, f"Factuurnummer: {no}", f, 9)
    p.L(250, 235, f"Factuurdatum: {nl(d)}", f, 9)
    cat = ["Minigraver 1,8 t", "Trilplaat 90 kg", "Hoogwerker 12 m", "Aggregaat 20 kVA", "Rupsdumper", "Bouwlift", "Stratenmakerskar", "Betonmolen 140 l"]
    y, items, net = 262, [], D(0)

    def head(y):
        for x, s, m in ((60, "Aantal", "L"), (105, "Eenheid", "L"), (160, "Omschrijving", "L"), (430, "Prijs", "R"), (475, "Btw", "R"), (545, "Bedrag", "R")):
            getattr(p, m)(x, y, s, F["NSerif"], 8.5, GREY)
        p.hl(60, 545, y + 5, .5, None, [1, 2])
        return y + 20
    y = head(y)
    for i in range(rows):
        if y > 770:
            y = head(p.next(60))
        n, u = r.randrange(1, 15), price(r, 15, 210, ".5")
        un, de = "dag" if n == 1 else "dagen", cat[(i * 3 + r.randrange(2)) % 8] + f", week {r.randrange(1, 52)}"
        for x, s, m in ((80, str(n), "R"), (105, un, "L"), (160, de, "L"), (430, "\u20ac " + eu(u), "R"), (475, "21%", "R"), (545, "\u20ac " + eu(n * u), "R")):
            getattr(p, m)(x, y, s, f, 9)
        y += 15
        net += n * u
        items.append({"description": de, "quantity": str(n), "unit": un, "unit_price": s2(u), "tax_rate": "21", "amount": s2(n * u)})
    if y > 680:
        y = p.next(60)
    vt = q(net * D("0.21"))
    p.hl(400, 545, y - 8, .5)
    for k, v, ff in (("Subtotaal", net, f), ("21% btw", vt, f), ("Totaal te voldoen", net + vt, b)):
        y += 6
        p.L(330, y, k, ff, 9.5)
        p.R(545, y, "\u20ac " + eu(v), ff, 9.5)
        y += 10
    p.para(60, y + 30,
            f"Gelieve \u20ac {eu(net + vt)} voor {nl(due)} over te maken op NL04 BANK 0{digits(r, 7)}12.", 485, f, 9, 13)
    p.end()
    return {"data": {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "EUR", "supplier": {"name": sup,
            "address": adr(sa), "tax_id": btw}, "customer": {"name": cn, "address": adr(ca)},
                     "line_items": items, "subtotal": s2(net), "tax_total": s2(vt), "total": s2(net + vt)}}


LAYOUTS = {"cave": cave, "torrefazione": torrefazione, "agencia": agencia, "verhuur": verhuur}
