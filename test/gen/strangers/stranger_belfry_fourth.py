# SPDX-License-Identifier: AGPL-3.0-or-later
"""France: fish wholesaler. Belgium (Dutch): bakery with returns. Italy: machine maker with options."""
from stranger_belfry_kit import *


def maree(path, seed, rows):
    """French wholesale print: rounded frames, column rules to the foot, codes of VAT and their breakdown under the table."""
    rng = random.Random(f"maree/{seed}/{rows}")
    sup = rng.choice([("MARÉE DU GOULET SAS", "Criée – Magasin 14", "Quai de la Douane", "29770 PORT-AUDREN", "FR 41 512 803 996"),
        ("ETS LE BIHAN MAREYEUR", "Zone portuaire", "4 rue des Langoustiers", "56290 PORZ-LANN", "FR 07 388 914 205")])
    cus = rng.choice([("SARL LA TABLE D'ARMELLE", "18 rue du Vieux Marché", "35400 SAINT-SERVAN"), ("POISSONNERIE KERJEAN", "Halles centrales – étal 9",
        "29000 KEMPERLE"), ("COLLÈGE LES ORMEAUX", "Service restauration", "2 avenue de la Gare", "56100 LANESTREL")])
    cat = [("BAR", "Bar de ligne 1/2 kg – Dicentrarchus labrax – FAO 27.8a", "kg", 19, 27, 1), ("LIEUJ",
        "Lieu jaune vidé 2/4 – Pollachius pollachius – FAO 27.7h", "kg", 9, 14, 1), ("LANGV", "Langoustine vivante 11/15 – Nephrops norvegicus", "kg", 24,
        36, 1),
           ("MERLU", "Merlu vidé 1/2 – Merluccius merluccius – FAO 27.8", "kg", 7, 11, 1), ("HUIC3", "Huître creuse n° 3, bourriche 5 dz", "pce", 24, 31,
           1), ("SOLE", "Sole portion 200/300 – Solea solea", "kg", 15, 22, 1), ("TOURT", "Tourteau femelle vivant", "kg", 5, 9, 1),
           ("GLACE", "Glace écaille, bac 20 kg", "bac", 3, 5, 2), ("CAISS", "Caisse polystyrène 10 kg perdue", "pce", 1.2, 1.9, 2), ("MAQU",
           "Maquereau de ligne – Scomber scombrus", "kg", 3, 6, 1)]
    d0, items = day(rng), []
    for c, n, u, lo, hi, v in [rng.choice(cat) for _ in range(rows)]:
        q = D(rng.randint(900, 28500)) / 1000 if u == "kg" else D(rng.randint(1, 12))
        up = price(rng, lo, hi, "0.01")
        items.append({"c": c, "n": n, "u": u, "q": q, "up": up, "v": v, "rate": "5.5" if v == 1 else "20", "net": r2(q * up), "k": rng.randint(1, 4)})
    summ = [(rt, b, r2(b * D(rt) / 100)) for rt, b in rates(items)]
    net, tax = sum(s[1] for s in summ), sum(s[2] for s in summ)
    no, cl, due = f"FA{d0:%y%m}{rng.randint(100, 999)}", f"C{rng.randint(400, 999):05d}", plus(d0, 20)
    p = Pad(path, A4, HE, 8)
    x = [34, 78, 292, 322, 372, 396, 446, 526, 561]
    n3 = lambda i: num(i["q"], " ", ",", 3 if i["u"] == "kg" else 0)

    def head():
        p.t(34, 52, sup[0], 15, HEB)
        for k, s in enumerate(sup[1:4]):
            p.t(34, 66 + 10 * k, s)
        p.t(34, 96 + 2, "Agrément sanitaire FR 29.195.021 CE", 7)
        p.box(310, 92, 251, 78, rad=6)
        for k, s in enumerate(cus):
            p.t(322, 112 + 14 * k, s, 10, HEB if not k else HE)
        p.box(34, 182, 340, 36, colors.HexColor("#dfe9f2"), rad=5)
        for k, (a, v) in enumerate((("FACTURE N°", no), ("DATE", f"{d0:%d/%m/%Y}"), ("CODE CLIENT", cl), ("PAGE", str(p.page)))):
            p.m(76 + 85 * k, 195, a, 7)
            p.m(76 + 85 * k, 210, v, 9, HEB)
        p.box(34, 232, 527, 26, colors.HexColor("#dfe9f2"))
        p.box(34, 258, 527, 392)
        for a in x[1:-1]:
            p.line(a, 232, a, 650)
        for k, s in enumerate(("Code", "Désignation", "Colis", "Quantité", "Un.", "P.U. HT", "Montant HT", "TVA")):
            p.m((x[k] + x[k + 1]) / 2, 248, s, 8, HEB)
    head()
    y = 270
    for i in items:
        ls = wrap(i["n"], HE, 8, 206)
        if y + 9 * len(ls) > 646:
            p.r(561, 664, "…/…  à suivre", font=HEI)
            p.new()
            head()
            y = 270
        p.t(37, y, i["c"])
        for k, s in enumerate(ls):
            p.t(82, y + 9 * k, s)
        p.r(318, y, str(i["k"]))
        p.r(368, y, n3(i))
        p.m(384, y, i["u"])
        p.r(442, y, fr(i["up"]))
        p.r(522, y, fr(i["net"]))
        p.m(543, y, str(i["v"]))
        y += 9 * len(ls) + 4
    p.box(34, 662, 290, 16 + 14 * len(summ))
    for k, s in enumerate(("Code", "Base HT", "Taux TVA", "Montant TVA")):
        p.r(70 + 80 * k, 673, s, 7.5, HEB)
    for j, (rt, b, t) in enumerate(summ):
        for k, s in enumerate(("1" if rt == "5.5" else "2", fr(b), de(D(rt)) + " %", fr(t))):
            p.r(70 + 80 * k, 686 + 14 * j, s)
    for k, (a, v) in enumerate((("Total HT", net), ("Total TVA", tax), ("NET À PAYER", net + tax))):
        p.box(372, 662 + 20 * k, 189, 20, colors.HexColor("#dfe9f2") if k == 2 else None)
        p.t(378, 676 + 20 * k, a, 9, HEB if k == 2 else HE)
        p.r(555, 676 + 20 * k, fr(v) + (" €" if k == 2 else ""), 9, HEB if k == 2 else HE)
    p.t(34, 746, f"Règlement par virement à échéance du {due:%d/%m/%Y}. Pas d'escompte pour paiement anticipé.")
    p.t(34, 757, "Pénalités de retard : 3 fois le taux d'intérêt légal. Indemnité forfaitaire de recouvrement : 40 €.", 7)
    p.m(297, 806, f"{sup[0]} au capital de 60 000 € – N° TVA intracommunautaire {sup[4]} – APE 4638A", 7)
    p.save()
    return clean({"data": {
        "invoice_number": no, "invoice_date": d0.isoformat(), "due_date": due.isoformat(), "document_type": "invoice", "currency": "EUR",
        "supplier": {"name": sup[0], "address": addr(*sup[1:4]), "tax_id": sup[4]},
        "customer": {"name": cus[0], "address": addr(*[s for s in cus[1:] if not s.startswith("Service")])},
        "line_items": [{"description": i["n"], "quantity": n3(i).replace(" ", "").replace(",", "."), "unit": i["u"], "unit_price": S(i["up"]),
        "amount": S(i["net"])} for i in items],
        "tax_summary": [{"tax_rate": a, "taxable": S(b), "tax": S(c)} for a, b, c in summ], "subtotal": S(net), "tax_total": S(tax), "total": S(net + tax)}})


def bakker(path, seed, rows):
    """Flemish bakery's week: delivered, returned and charged pieces; no rules; pale label boxes."""
    rng = random.Random(f"bakker/{seed}/{rows}")
    sup = rng.choice([("Bakkerij Van Hecke-Moens bv", "Kouterbaan 88", "9280 Lebbegem", "BE 0478.912.304"), ("Warme Bakker Dirckx", "Steenweg 211",
        "3560 Lummeren", "BE 0831.207.655")])
    cus = rng.choice([("WZC Ter Linde vzw", "Lindendreef 4", "9200 Dendermeer", "BE 0412.880.137"), ("Traiteur 't Zout", "Grote Markt 17",
        "3500 Hasselbroek", "BE 0699.145.820")])
    cat = [("Groot wit gesneden", 2.1, 2.6), ("Grof volkoren 800 g", 2.3, 2.8), ("Pistolet", .35, .5), ("Boterkoek met rozijnen", .95, 1.25),
        ("Suikerbrood", 3.4, 4.2), ("Sandwich zacht", .4, .6), ("Rijsttaart 8 pers.", 9.5, 12.5),
           ("Stokbrood", 1.5, 1.9), ("Mattentaart", 1.6, 2.1), ("Frangipane", 1.7, 2.2), ("Meergranen klein", 1.8, 2.2)]
    d0, items = day(rng), []
    d = plus(d0, -7)
    for n, lo, hi in [rng.choice(cat) for _ in range(rows)]:
        g = rng.choice([2, 6, 10, 20, 40, 60])
        rt = rng.choice([0, 0, 0, 1, 2])
        up = price(rng, lo, hi, "0.005")
        items.append((d, n, g, rt, g - rt, up, r2((g - rt) * up)))
        d = min(d0, plus(d, rng.choice([0, 0, 0, 1])))
    net = sum(i[6] for i in items)
    tax = r2(net * D("0.06"))
    no, due = f"{d0.year}/{rng.randint(200, 2400):05d}", plus(d0, 14)
    ogm = f"{rng.randint(100, 999)}/{rng.randint(1000, 9999)}"
    base = int(ogm.replace("/", "")) * 1000 + rng.randint(100, 999)
    s10 = f"{base:010d}"
    ogm = f"+++{s10[:3]}/{s10[3:7]}/{s10[7:]}{(base % 97) or 97:02d}+++"
    p = Pad(path, A4, "Com24Noto", 9)
    B, tint, br = "Com24NotoB", colors.HexColor("#f6ead8"), colors.HexColor("#8a4b12")
    p.t(50, 62, sup[0], 18, "Com24NotoSerifB", br)
    p.t(50, 78, f"{sup[1]} – {sup[2]} – BTW {sup[3]}", 8)
    p.t(50, 120, "Factuur", 16, B)
    for k, (a, v) in enumerate((("Factuurnummer", no), ("Factuurdatum", f"{d0:%d/%m/%Y}"), ("Vervaldatum", f"{due:%d/%m/%Y}"), ("Week",
        str(d0.isocalendar()[1])))):
        p.box(50, 134 + 18 * k, 100, 16, tint, None)
        p.t(55, 145 + 18 * k, a, 8, col=br)
        p.t(158, 145 + 18 * k, v)
    for k, s in enumerate(cus[:3] + (f"BTW-nr.: {cus[3]}",)):
        p.t(340, 145 + 14 * k, s)

    def hd(y):
        p.box(50, y - 12, 495, 18, tint, None)
        for xx, s, rt in ((55, "Dag", 0), (100, "Artikel", 0), (300, "Geleverd", 1), (350, "Retour", 1), (405, "Aangerek.", 1), (465, "Prijs/st.", 1), (540,
            "Bedrag", 1)):
            (p.r if rt else p.t)(xx, y, s, 8, col=br)
        return y + 20
    y, last = hd(236), None
    for i in items:
        if y > 775:
            p.r(545, 800, f"blz. {p.page}", 8)
            p.new()
            y, last = hd(60), None
        if i[0] != last:
            p.words(55, y, ("ma di wo do vr za zo".split()[i[0].weekday()]) + f" {i[0]:%d/%m}", 8.5)
            last = i[0]
        p.words(112, y, i[1])
        for xx, s in ((300, str(i[2])), (350, str(i[3]) if i[3] else ""), (405, str(i[4])), (465, de(i[5], 3)), (540, de(i[6]))):
            if s:
                p.r(xx, y, s)
        y += 14.5
    if y > 690:
        p.r(545, 800, f"blz. {p.page}", 8)
        p.new()
        y = 70
    y += 16
    for k, (a, v) in enumerate((("Maatstaf van heffing", de(net)), ("BTW-tarief", "6 %"), ("BTW", de(tax)), ("Te betalen", "€ " + de(net + tax)))):
        p.box(50 + 125 * k, y, 120, 16, tint, None)
        p.m(110 + 125 * k, y + 11, a, 8, col=br)
        p.m(110 + 125 * k, y + 31, v, 10, B if k == 3 else None)
    p.t(50, y + 64, f"Gelieve te betalen op BE31 7379 0118 4255 met de mededeling {ogm}", 8.5)
    p.t(50, y + 78, "Klachten binnen 3 dagen. Retour enkel volgens afspraak en dezelfde week.", 8.5)
    p.r(545, 800, f"blz. {p.page}", 8)
    p.save()
    return clean({"data": {
        "invoice_number": no, "invoice_date": d0.isoformat(), "due_date": due.isoformat(), "document_type": "invoice", "currency": "EUR",
        "supplier": {"name": sup[0], "address": addr(*sup[1:3]), "tax_id": sup[3]}, "customer": {"name": cus[0], "address": addr(*cus[1:3]),
        "tax_id": cus[3]},
        "line_items": [{"description": i[1], "quantity": str(i[4]), "unit_price": f"{i[5]:.3f}", "amount": S(i[6])} for i in items],
        "tax_summary": [{"tax_rate": "6", "taxable": S(net), "tax": S(tax)}], "subtotal": S(net), "tax_total": S(tax), "total": S(net + tax)}})


def macchine(path, seed, rows):
    """Italian accounting form: every field a cell with a tiny label on top; article code, discount and VAT columns; summary cells at the foot."""
    rng = random.Random(f"macchine/{seed}/{rows}")
    sup = rng.choice([("OFFICINE BRENTANI S.r.l.", "Via dell'Artigianato 27", "36061 ROSANO DEL GRAPPA (VI)", "IT03318840246"),
        ("Nordtec Imballaggi S.p.A.", "Strada Vecchia 115", "40064 OZZANINO (BO)", "IT02774910378")])
    cus = rng.choice([("Conserve Pellegrino S.r.l.", "Contrada Macchia 3", "84014 NOCELLA (SA)", "IT04120980655"), ("Cantina Sociale Tre Colli",
        "Via Asti 60", "14053 CANELLO (AT)", "IT00918820052")])
    cat = [("MB-200", "Etichettatrice lineare mod. 200, 380V, telaio inox AISI 304", 14200, 18900), ("OPT-TAV",
        "Opzione: tavolo rotante di accumulo Ø 1200", 1450, 2100), ("OPT-INK", "Opzione: marcatore inkjet lotto/scadenza con encoder", 2300, 3200),
        ("KIT-F75", "Kit cambio formato bottiglia 0,75 l", 380, 560),
           ("QE-EST", "Quadro elettrico predisposto 4.0, interfaccia OPC-UA", 1900, 2600), ("NAS-3M", "Nastro trasportatore 3 m con motoriduttore", 980,
           1340), ("COLL", "Collaudo e avviamento c/o cliente, giornata tecnico", 520, 640), ("CORS", "Corso operatori", 240, 320), ("RIC-RUL",
           "Rullo gommato ricambio", 46, 72), ("IMB-C", "Imballo in cassa fumigata", 210, 340)]
    d0, items = day(rng), []
    for c, n, lo, hi in [rng.choice(cat) for _ in range(rows)]:
        q, up, sc = rng.choice([1, 1, 1, 2, 3]), price(rng, lo, hi, "1"), rng.choice([0, 0, 5, 10, 12])
        items.append((c, n, q, up, sc, r2(q * up * (100 - sc) / 100)))
    net = sum(i[5] for i in items)
    tax = r2(net * D("0.22"))
    acc = r2(net * D("0.3")).quantize(D("1")) if rng.random() < .6 else None
    no, po = f"{rng.randint(12, 890)}/A", rng.choice(["OC 231 del 14/01", "4500-7781", None])
    p = Pad(path, A4, "Com24Sans", 8)
    B, g = "Com24SansB", colors.HexColor("#555555")

    def cell(x, y, w, h, lab, v, right=False, font=None, fs=8):
        p.box(x, y, w, h, lw=.4)
        p.t(x + 3, y + 7, lab, 5.2, col=g)
        if v:
            (p.r if right else p.t)(x + w - 4 if right else x + 4, y + 19, v, fs, font)
    X = [30, 92, 318, 340, 380, 448, 476, 500, 565]

    def head():
        p.t(30, 48, sup[0], 13, B)
        for k, s in enumerate((sup[1], sup[2], f"Partita IVA e C.F. {sup[3]}")):
            p.t(30, 62 + 11 * k, s, 7.5)
        p.box(310, 34, 255, 70, lw=.4)
        p.t(313, 41, "Spett.le", 5.2, col=g)
        for k, s in enumerate(cus[:3]):
            p.t(320, 56 + 13 * k, s, 8.5)
        for xx, w, a, v in ((30, 100, "Tipo documento", "FATTURA"), (130, 80, "Numero", no), (210, 80, "Data", f"{d0:%d/%m/%Y}"), (290, 125, "Vs. ordine",
            po), (415, 110, "Partita IVA cliente", cus[3]), (525, 40, "Pag.", str(p.page))):
            cell(xx, 114, w, 24, a, v)
        cell(30, 138, 385, 24, "Modalità di pagamento", "Bonifico bancario 60 gg f.m. d.f.")
        cell(415, 138, 150, 24, "Valuta", "EURO")
        for k, s in enumerate(("Codice", "Descrizione", "UM", "Quantità", "Prezzo unit.", "Sc.%", "IVA", "Importo")):
            p.box(X[k], 172, X[k + 1] - X[k], 16, colors.HexColor("#ececec"), lw=.4)
            p.m((X[k] + X[k + 1]) / 2, 183, s, 6.8, B)
    head()
    y = 202
    for c, n, q, up, sc, v in items:
        ls = wrap(n, "Com24Sans", 8, 218)
        if y + 10 * len(ls) > 690:
            p.r(565, 704, "segue", 7)
            p.new()
            head()
            y = 202
        p.r(561, y, de(v))
        p.r(496, y, "22")
        p.r(472, y, str(sc) if sc else "")
        p.r(444, y, de(up))
        p.r(376, y, de(D(q)))
        p.m(329, y, "NR")
        for k, s in enumerate(ls):
            p.t(96, y + 10 * k, s)
        p.t(33, y, c)
        y += 10 * len(ls) + 3
        p.line(30, y - 8.5, 565, y - 8.5, .2, colors.lightgrey)
        y += 3
    cell(30, 714, 110, 26, "Totale merce/servizi", de(net), True)
    cell(140, 714, 60, 26, "Aliquota IVA %", "22", True)
    cell(200, 714, 110, 26, "Imponibile", de(net), True)
    cell(310, 714, 110, 26, "Imposta", de(tax), True)
    cell(420, 714, 145, 26, "TOTALE FATTURA", "€ " + de(net + tax), True, B, 9.5)
    if acc:
        cell(310, 740, 110, 26, "Acconto versato", de(acc), True)
        cell(420, 740, 145, 26, "NETTO A PAGARE", "€ " + de(net + tax - acc), True, B, 9.5)
    p.t(30, 790, "Copia di cortesia: il documento fiscalmente valido è la fattura elettronica trasmessa tramite SdI. Contributo CONAI assolto ove dovuto.", 6)
    p.save()
    return clean({"data": {
        "invoice_number": no, "invoice_date": d0.isoformat(), "purchase_order": po, "document_type": "invoice", "currency": "EUR",
            "supplier": {"name": sup[0], "address": addr(*sup[1:3]), "tax_id": sup[3]},
        "customer": {"name": cus[0], "address": addr(*cus[1:3]), "tax_id": cus[3]},
        "line_items": [{"description": i[1], "quantity": f"{i[2]}.00", "unit": "NR", "unit_price": S(i[3]), "discount": str(i[4]) if i[4] else None,
        "tax_rate": "22", "amount": S(i[5])} for i in items],
        "tax_summary": [{"tax_rate": "22", "taxable": S(net), "tax": S(tax)}], "subtotal": S(net), "tax_total": S(tax), "total": S(net + tax),
        "paid": S(acc) if acc else None, "amount_due": S(net + tax - acc) if acc else None}})


LAYOUTS = {"maree": maree, "bakker": bakker, "macchine": macchine}
