# SPDX-License-Identifier: AGPL-3.0-or-later
"""Papers of stranger_consign.py, third part."""

from stranger_consign_kit import (Doc, A4, wrap, fr, plain, rdiv, pct, iso, anydate, days, digits,
                             rng_for, truth, item, party)

MOIS = ["janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre", "octobre", "novembre", "décembre"]


def dj(d):
    return d.strftime("%d/%m/%Y")


def dl_(d):
    return "%s %s %d" % ("1er" if d.day == 1 else d.day, MOIS[d.month - 1], d.year)


def tva_id(rng):
    return "FR" + digits(rng, 2) + " " + digits(rng, 9)


BOUTIQUE = [("RAM500", "Ramette papier A4 80 g, 500 feuilles", 412, 2000), ("TON-BR24", "Toner noir compatible TN-24, 3 000 pages", 3890, 2000),
            ("CLAS8", "Classeur à levier dos 8 cm, assortis", 229, 2000), ("LIV-JEU", "Livre jeunesse « Les marées »", 1180, 550),
            ("AGR26/6", "Agrafes 26/6 boîte de 1000", 95, 2000), ("FAUT-ERG", "Fauteuil ergonomique dossier maille, accoudoirs 3D\nColoris anthracite - garantie 5 ans", 18900, 2000),
            ("CAF-1K", "Café moulu arabica 1 kg", 1345, 550), ("DES-PTR", "Destructeur de documents coupe croisée P4", 8750, 2000),
            ("ENV-C5", "Enveloppes C5 autocollantes (par 500)", 1975, 2000)]


def ebp(path, seed, rows):
    rng = rng_for("ebp", seed, rows)
    p = Doc(path, A4, "Facture", "EBP Gestion Commerciale")
    cust = party(rng, "fr")
    sup = rng.choice(["BUREAU PLUS ATLANTIQUE", "PAPETERIE DES HALLES SARL", "COMPTOIR KERGOAT EQUIPEMENT"])
    tid, ctid = tva_id(rng), tva_id(rng)
    siret = digits(rng, 14)
    d = anydate(rng)
    due = days(d, 30)
    no = "FA%08d" % rng.randint(100, 9800)
    xs = [28, 92, 288, 326, 378, 418, 478, 520, 567]
    heads = ["Référence", "Désignation", "Qté", "P.U. HT", "% Rem.", "P.U. net HT", "TVA", "Montant HT"]
    top, bot = 262, 640

    def frame():
        p.box(28, 28, 250, 86, None, "#000080", .8, 6)
        p.t(36, 46, sup, "HB", 12, c="#000080")
        p.ts(36, 60, ["ZA Kermelin - 18 rue Ampère", "56000 VANNES", "Tél : 02 97 00 41 22", "SIRET : " + siret], "H", 8, 10)
        p.t(36, 106, "N° TVA : " + tid, "H", 8)
        p.box(300, 28, 267, 24, "#000080", None, .8, 4)
        p.t(433, 45, "FACTURE", "HB", 14, "c", "#ffffff")
        for x, w, a, b in ((300, 85, "Numéro", no), (391, 85, "Date", dj(d)), (482, 85, "Code client", kd)):
            p.box(x, 58, w, 32, None, "#000080", .6, 4)
            p.t(x + w / 2, 69, a, "HB", 7.5, "c", "#000080")
            p.t(x + w / 2, 83, b, "H", 9, "c")
        p.box(300, 124, 267, 84, None, "#000080", .8, 6)
        p.ts(310, 142, [cust["name"], cust["street"], "", cust["city"], "N° TVA client : " + ctid], "H", 9.5, 13)
        p.t(28, 228, "Mode de règlement : Virement      Date d'échéance : " + dj(due), "H", 8.5)
        p.box(28, top - 18, 539, bot - top + 18, None, "#000080", .6)
        p.box(28, top - 18, 539, 18, "#dfe3f3", "#000080", .6)
        for x in xs[1:-1]:
            p.line(x, top - 18, x, bot, .5, "#000080")
        for i, h in enumerate(heads):
            p.t((xs[i] + xs[i + 1]) / 2, top - 6, h, "HB", 7.2, "c", "#000080")
        p.t(567, 826, lambda a, b: "Page %d/%d" % (a, b), "H", 7, "r")
        p.t(28, 826, sup + " - SARL au capital de 20 000,00 € - RCS Vannes - APE 4762Z", "H", 7)

    kd = "C%05d" % rng.randint(1, 999)
    frame()
    y = top + 12
    lines, base = [], {}
    for i in range(rows):
        c, n, pr, r = rng.choice(BOUTIQUE)
        pr += rng.randint(0, 30)
        q = rng.choice([1, 1, 2, 3, 5, 10, 20])
        rem = rng.choice([0, 0, 0, 500, 1000])
        pn = pr - pct(pr, rem)
        amt = q * pn
        base[r] = base.get(r, 0) + amt
        dl = wrap(n, "H", 8, 190)
        if y + 10 * len(dl) > bot - 4:
            p.t(520, bot + 14, "A reporter : " , "HI", 8, "r")
            p.t(565, bot + 14, fr(sum(base.values()) - amt), "HI", 8, "r")
            p.page()
            frame()
            y = top + 12
        p.t(xs[0] + 3, y, c, "H", 8)
        for j, v in ((2, fr(q * 100)), (3, fr(pr)), (4, fr(rem) if rem else ""), (5, fr(pn)), (6, fr(r)), (7, fr(amt))):
            p.t(xs[j + 1] - 3, y, v, "H", 8, "r")
        y = p.ts(xs[1] + 3, y, dl, "H", 8, 10) + 4
        lines.append(item(" ".join(dl), plain(q * 100), plain(pr), plain(r).rstrip("0").rstrip("."), plain(amt)))
    net = sum(base.values())
    port = rng.choice([0, 0, 990, 1500])
    gross = dict(base)
    if port:
        gross[2000] = gross.get(2000, 0) + port
    tx = {r: pct(b, r) for r, b in gross.items()}
    tax = sum(tx.values())
    tot = net + port + tax
    ac = rng.choice([0, 0, rdiv(tot, 3)])
    p.box(28, 652, 300, 66, None, "#000080", .6)
    for x, h in ((60, "Taux"), (170, "Base HT"), (300, "Montant TVA")):
        p.t(x, 663, h, "HB", 8, "c" if x == 60 else "r", "#000080")
    p.line(28, 667, 328, 667, .5, "#000080")
    yy = 680
    for r in sorted(gross):
        p.t(74, yy, fr(r), "H", 8, "r")
        p.t(170, yy, fr(gross[r]), "H", 8, "r")
        p.t(300, yy, fr(tx[r]), "H", 8, "r")
        yy += 12
    rs = [("Total HT", net)] + ([("Port HT", port)] if port else []) + [("Total TVA", tax), ("Total TTC", tot)]
    if ac:
        rs.append(("Acompte", ac))
    rs.append(("NET A PAYER", tot - ac))
    yy = 663
    p.box(350, 652, 217, len(rs) * 14 + 4, None, "#000080", .6)
    for a, v in rs:
        f = "HB" if a.isupper() else "H"
        p.t(358, yy, a, f, 9)
        p.t(560, yy, fr(v) + " €", f, 9, "r")
        yy += 14
    p.para(28, 762, "En cas de retard de paiement, une pénalité égale à 3 fois le taux d'intérêt légal sera exigible (Article L441-10 du Code de Commerce), "
           "ainsi qu'une indemnité forfaitaire pour frais de recouvrement de 40 €. Pas d'escompte pour règlement anticipé.", 539, "HI", 7, 9)
    p.save()
    tt = {"subtotal": plain(net), "tax": plain(tax), "total": plain(tot), "due": plain(tot - ac)}
    if ac:
        tt["paid"] = plain(ac)
    if port:
        tt["shipping"] = plain(port)
    return truth(invoice_number=no, invoice_date=iso(d), due_date=iso(due), currency="EUR", supplier={"name": sup, "tax_id": tid},
                 recipient={"name": cust["name"], "tax_id": ctid}, line_items=lines, totals=tt)


QUINC = [("CHEV0860", "Cheville nylon 8x60", "CT", 745, 1), ("VISAGG45", "Vis aggloméré TF 4,5x40 Torx", "BT", 1234, 1), ("CIM25", "Ciment CEM II 32,5 sac 25 kg", "SAC", 812, 1),
         ("BA13-250", "Plaque de plâtre BA13 2,50x1,20", "M2", 389, 1), ("RAIL48", "Rail R48 longueur 3 m", "ML", 158, 1), ("PEINTMAT", "Peinture mate blanche 15 L", "U", 6420, 1),
         ("ISOLV100", "Laine de verre 100 mm R=3,15", "M2", 574, 2), ("PORTEGAL", "Bloc-porte alvéolaire 73 G", "U", 9875, 1), ("MOR25", "Mortier colle flex C2S1 25 kg", "SAC", 1999, 1)]


def sagefr(path, seed, rows):
    rng = rng_for("sagefr", seed, rows)
    p = Doc(path, A4, "Facture.rpt", "Sage 100c")
    cust = party(rng, "fr")
    sup = rng.choice(["NEGOCE MATERIAUX DU VEXIN", "DOCK DES ARTISANS SAS", "QUINCAILLERIE PRADIER-LHOTE"])
    tid = tva_id(rng).replace(" ", "")
    d = anydate(rng)
    due = days(d, 45)
    no = "FC%06d" % rng.randint(12000, 89000)
    kd = "CL" + digits(rng, 6)
    ds = lambda x: x.strftime("%d/%m/%y")
    cols = [(30, "l", "C"), (98, "l", "C"), (362, "r", "C"), (370, "l", "C"), (450, "r", "C"), (530, "r", "C"), (553, "r", "C")]

    def head():
        p.t(30, 44, sup, "TB", 15)
        p.ts(30, 58, ["Route de Magny", "95420 CHARMONT", "Tél. 01 34 00 12 60"], "T", 9, 11)
        p.t(30, 96, "N° Identification CEE : " + tid, "T", 8)
        p.t(345, 80, "Facture", "TB", 18)
        p.ts(345, 112, [cust["name"].upper(), cust["street"].upper(), "", cust["city"]], "C", 10, 12)
        p.line(30, 168, 560, 168, .7)
        for x, a, b in ((30, "Numéro", no), (110, "Date", ds(d)), (180, "Code client", kd), (280, "Echéance", ds(due)), (360, "Règlement", "LCR 45 J NET"), (470, "Page", None)):
            p.t(x, 179, a, "TB", 8)
            p.t(x, 192, b if b else (lambda a, b: "%d" % a), "C", 9)
        p.line(30, 198, 560, 198, .7)
        for (x, al, f), h in zip(cols, ["Code article", "Désignation", "Quantité", "Unité", "P.U. HT", "Montant HT", "C"]):
            p.t(x, 212, h, "TB", 9, al)
        p.line(30, 217, 560, 217, .4)
        return 232

    y = head()
    lines, base, run, left = [], {1: 0, 2: 0}, 0, rows

    def brk(y, h):
        if y + h > 690:
            p.t(450, 704, "A reporter", "C", 9, "r")
            p.t(530, 704, fr(run), "C", 9, "r")
            p.page()
            y = head()
            p.t(450, y, "Report", "C", 9, "r")
            p.t(530, y, fr(run), "C", 9, "r")
            return y + 14
        return y

    while left:
        k = min(left, rng.randint(2, 6))
        left -= k
        y = brk(y, 38)
        p.t(98, y, "BL N° BL%05d du %s" % (rng.randint(1000, 99999), ds(days(d, -rng.randint(1, 20)))), "CB", 9)
        p.t(98, y + 11, "Vos Réf. : CHANTIER " + rng.choice(["LES ORMES", "ECOLE J. FERRY", "VILLA 12"]), "C", 9)
        y += 24
        for _ in range(k):
            c, n, u, pr, code = rng.choice(QUINC)
            pr += rng.randint(0, 20)
            q = rng.randint(1, 40) * 1000 + (rng.choice([0, 250, 500, 720]) if u in ("M2", "ML") else 0)
            amt = rdiv(q * pr, 1000)
            y = brk(y, 12)
            p.row(y, cols, [c, n, fr(q, 3), u, fr(pr), fr(amt), str(code)], 9)
            y += 12
            run += amt
            base[code] += amt
            lines.append(item(n, plain(q, 3), plain(pr), amount=plain(amt)))
        y += 4
    esc = pct(run, 200) if rng.random() < .5 else 0
    b2 = {}
    left_e = esc
    for code in (2, 1):
        if base[code]:
            e = pct(base[code], 200) if esc else 0
            if code == 1 or not base[1]:
                e = left_e
            left_e -= e
            b2[code] = base[code] - e
    rates = {1: 2000, 2: 1000}
    tx = {c: pct(v, rates[c]) for c, v in b2.items()}
    tax = sum(tx.values())
    tot = run - esc + tax
    p.line(30, 712, 560, 712, .7)
    for x, h in ((40, "Code"), (120, "Base"), (170, "Taux"), (250, "Taxe")):
        p.t(x, 724, h, "TB", 9, "r" if x > 40 else "c")
    yy = 738
    for c in sorted(b2):
        p.t(40, yy, str(c), "C", 9, "c")
        p.t(120, yy, fr(b2[c]), "C", 9, "r")
        p.t(170, yy, fr(rates[c]), "C", 9, "r")
        p.t(250, yy, fr(tx[c]), "C", 9, "r")
        yy += 12
    yy = 724
    for a, v in ([("Total HT brut", run), ("Remise 2,00 %", -esc)] if esc else []) + [("Total HT", run - esc), ("Total TVA", tax), ("Total TTC", tot), ("NET A PAYER EUR", tot)]:
        f = "CB" if a.startswith("NET") else "C"
        p.t(340, yy, a, f, 9)
        p.t(530, yy, fr(v), f, 9, "r")
        yy += 12
    p.line(30, 800, 560, 800, .4)
    p.t(30, 812, "Clause de réserve de propriété : la marchandise reste notre propriété jusqu'au paiement intégral du prix (loi 80-335 du 12 mai 1980).", "T", 7)
    p.t(30, 821, "S.A.S. au capital de 150 000 Euros - R.C.S. PONTOISE B 38%s 041 - NAF 4673A" % "4 112", "T", 7)
    p.save()
    tt = {"subtotal": plain(run), "tax": plain(tax), "total": plain(tot)}
    if esc:
        tt["discount"] = plain(-esc)
    return truth(invoice_number=no, invoice_date=iso(d), due_date=iso(due), currency="EUR", supplier={"name": sup, "tax_id": tid},
                 recipient={"name": cust["name"].upper()}, line_items=lines, totals=tt)


PRESTA = [("Abonnement plateforme - Formule Équipe", "Du 1er au 30 du mois, 12 utilisateurs inclus"), ("Audit d'accessibilité RGAA", "Rapport détaillé et restitution en visioconférence"),
          ("Développement back-end", "Lot 2 du devis D-2024-118"), ("Forfait maintenance corrective", ""), ("Formation « Prise en main »", "Demi-journée, dans vos locaux"),
          ("Frais de déplacement refacturés", "Train aller-retour 2nde classe"), ("Intégration API de paiement", "")]


def penny(path, seed, rows):
    rng = rng_for("penny", seed, rows)
    p = Doc(path, A4, "facture", "Pennylane")
    cust = party(rng, "fr")
    sup = rng.choice(["Studio Belette SAS", "Coopérative Numérique du Trégor", "Atelier Mirabelle"])
    tid = tva_id(rng).replace(" ", "")
    ctid = tva_id(rng).replace(" ", "")
    d = anydate(rng)
    due = days(d, 30)
    no = "F-%d-%03d" % (d.year, rng.randint(1, 480))
    vio, g = "#3c1e8c", "#777788"
    nb = "\u00a0"
    f_ = lambda v: fr(v, 2, nb) + nb + "€"
    cols = [(48, "l", "NB"), (330, "r", "N"), (410, "r", "N"), (462, "r", "N"), (547, "r", "N")]

    def thead(y):
        p.box(48, y - 13, 499, 20, vio, None, .5, 3)
        p.row(y, [(54, "l", "NB"), (330, "r", "NB"), (410, "r", "NB"), (462, "r", "NB"), (541, "r", "NB")], ["Produits", "Qté", "Prix u. HT", "TVA (%)", "Total HT"], 8, "#ffffff")
        return y + 24

    def foot():
        p.t(48, 812, "%s, SAS au capital de 8 000 € - SIREN %s - %s" % (sup, tid[4:], no), "N", 6.5, c=g)
        p.t(547, 812, lambda a, b: "%d/%d" % (a, b), "N", 6.5, "r", g)

    p.t(48, 66, "Facture", "NB", 24, c=vio)
    p.circle(520, 56, 20, "#f4b400")
    p.circle(530, 66, 12, vio)
    y = 96
    for a, b in (("Numéro de facture", no), ("Date d'émission", dl_(d)), ("Date d'échéance", dl_(due)), ("Type de vente", "Prestation de services")):
        p.t(48, y, a, "NB", 8.5)
        p.t(150, y, b, "N", 8.5)
        y += 14
    p.t(48, 176, sup, "NB", 10)
    p.ts(48, 190, ["4 venelle des Écluses", "22300 Lannion, France", "compta@belette.example", "Numéro de TVA : " + tid], "N", 8.5, 12)
    p.t(310, 164, "Facturé à", "N", 7.5, c=g)
    p.t(310, 176, cust["name"], "NB", 10)
    p.ts(310, 190, [cust["street"], cust["city"].title() + ", France", "Numéro de TVA : " + ctid], "N", 8.5, 12)
    y = thead(262)
    foot()
    lines, base = [], {}
    for i in range(rows):
        n, sub = rng.choice(PRESTA)
        q = rng.choice([1, 1, 2, 3, 5]) * 10 + (5 if rng.random() < .2 else 0)
        pr = rng.randint(40, 900) * 100 + rng.choice([0, 0, 50, 90])
        r = 1000 if n.startswith("Frais") else 2000
        amt = rdiv(q * pr, 10)
        base[r] = base.get(r, 0) + amt
        dl = wrap(n, "NB", 8.5, 232)
        sl = wrap(sub, "N", 7.5, 232) if sub else []
        h = 11 * len(dl) + 10 * len(sl) + 9
        if y + h > 785:
            p.page()
            foot()
            y = thead(60)
        qs = fr(q, 1) if q % 10 else fr(q // 10, 0)
        p.row(y, cols, [None, qs, f_(pr), fr(r // 100, 0) + " %", f_(amt)], 8.5)
        yy = p.ts(48, y, dl, "NB", 8.5, 11)
        p.ts(48, yy - 1, sl, "N", 7.5, 10, c=g)
        y += h
        p.line(48, y - 12, 547, y - 12, .4, "#dddde8")
        y += 3
        lines.append(item(" ".join(dl + sl), qs.replace(",", "."), plain(pr), str(r // 100), plain(amt)))
    net = sum(base.values())
    tx = {r: pct(b, r) for r, b in base.items()}
    tot = net + sum(tx.values())
    if y + 150 > 785:
        p.page()
        foot()
        y = 70
    y += 8
    p.t(48, y, "Détails TVA", "NB", 8.5, c=vio)
    p.row(y + 14, [(48, "l", "N"), (160, "r", "N"), (240, "r", "N")], ["Taux", "Montant TVA", "Base HT"], 7.5, g)
    yy = y + 26
    for r in sorted(base):
        p.row(yy, [(48, "l", "N"), (160, "r", "N"), (240, "r", "N")], [fr(r // 100, 0) + " %", f_(tx[r]), f_(base[r])], 7.5)
        yy += 12
    p.t(330, y, "Récapitulatif", "NB", 8.5, c=vio)
    y += 16
    for a, v, f in (("Total HT", net, "N"), ("Total TVA", sum(tx.values()), "N"), ("Total TTC", tot, "NB")):
        p.t(330, y, a, f, 9)
        p.t(547, y, f_(v), f, 9, "r")
        y += 15
    y += 22
    p.t(48, y, "Paiement", "NB", 8.5, c=vio)
    p.ts(48, y + 13, ["Établissement : Banque du Ponant", "IBAN : FR76 1558 9000 2204 1177 3094 512", "BIC : BKPOFR2BXXX", "Référence : " + no], "N", 8, 11)
    p.t(48, y + 66, "Pénalités de retard : trois fois le taux annuel d'intérêt légal. Indemnité forfaitaire de 40 €. Escompte : néant.", "N", 7, c=g)
    p.save()
    return truth(invoice_number=no, invoice_date=iso(d), due_date=iso(due), currency="EUR", supplier={"name": sup, "tax_id": tid},
                 recipient={"name": cust["name"], "tax_id": ctid}, line_items=lines,
                 totals={"subtotal": plain(net), "tax": plain(sum(tx.values())), "total": plain(tot)})


MAIRIE = [("Entretien espaces verts - passage mensuel, site du stade municipal et abords", "FOR", 128000, 2000), ("Repas scolaire maternelle", "REP", 312, 550),
          ("Repas scolaire élémentaire", "REP", 348, 550), ("Location nacelle 12 m avec opérateur, demi-journée", "JOU", 41500, 2000), ("Goûter périscolaire", "U", 84, 550),
          ("Traitement des déchets verts en déchetterie", "T", 4850, 1000), ("Fourniture paillage BRF, livré en vrac", "M3", 3600, 1000), ("Dépannage éclairage public, candélabre 8 m", "INT", 18725, 2000)]


def chorus(path, seed, rows):
    rng = rng_for("chorus", seed, rows)
    p = Doc(path, (A4[1], A4[0]), "FACTURE")
    town = rng.choice(["COMMUNE DE SAINT-AUBERT-LES-PRES", "CCAS DE MONTREUIL-LE-HAUT", "SYNDICAT INTERCOMMUNAL DU VAL DE SEVRE"])
    sup = rng.choice(["PAYSAGES & SERVICES DU BOCAGE", "OUEST RESTAURATION COLLECTIVE", "TRAVAUX PUBLICS GUEGANO"])
    tid = tva_id(rng)
    siren = tid[5:]
    eng = rng.choice(["BC", "EJ"]) + digits(rng, 8)
    d = anydate(rng)
    due = days(d, 30)
    no = "%d%02d-%04d" % (d.year, d.month, rng.randint(1, 9000))
    cols = [(40, "l", "DC"), (64, "l", "DC"), (380, "r", "DC"), (388, "l", "DC"), (480, "r", "DC"), (560, "r", "DC"), (606, "r", "DC"), (690, "r", "DC"), (800, "r", "DC")]
    H_ = ["N°", "Libellé de la prestation", "Quantité", "Unité", "Prix unitaire HT", "Montant HT", "Taux TVA", "Montant TVA", "Montant TTC"]

    def thead(y):
        p.box(36, y - 12, 770, 18, "#d9d9d9", "#000000", .5)
        p.row(y, [(x, al, "DCB") for x, al, _ in cols], H_, 7.5)
        return y + 18

    def foot():
        p.t(421, 580, lambda a, b: "Facture n° %s - Page %d sur %d - Document déposé sur le portail de facturation" % (no, a, b), "DC", 6.5, "c")

    p.t(40, 46, sup, "DCB", 13)
    p.ts(40, 60, ["La Haute Lande - 85190 AIZENOIS", "SIREN %s - N° TVA intracommunautaire %s" % (siren, tid)], "DC", 8, 11)
    p.t(806, 46, "FACTURE DE PRESTATIONS", "DCB", 13, "r")
    p.t(806, 60, "émise le %s, payable au plus tard le %s" % (dj(d), dj(due)), "DC", 8.5, "r")
    p.box(36, 86, 380, 78, None, "#000000", .6)
    p.box(426, 86, 380, 78, None, "#000000", .6)
    y = 100
    for a, b in (("Identifiant de la facture :", no), ("Cadre de facturation :", "A1 - Dépôt par un fournisseur d'une facture"), ("N° d'engagement :", eng), ("Code service :", "SRV-" + digits(rng, 3)), ("Marché :", "non renseigné")):
        p.t(42, y, a, "DCB", 8)
        p.t(160, y, b, "DC", 8)
        y += 13.5
    p.t(432, 100, "Destinataire", "DCB", 8)
    p.ts(432, 114, [town, "Service des finances", "1 place de la Mairie", "SIRET " + "2" + digits(rng, 13)], "DC", 8.5, 13)
    y = thead(188)
    foot()
    lines, b = [], {}
    tn = tt_ = 0
    for i in range(rows):
        n, u, pr, r = rng.choice(MAIRIE)
        pr += rng.randint(0, 20)
        q = {"FOR": 100, "REP": rng.randint(60, 900) * 100, "U": rng.randint(60, 500) * 100}.get(u, rng.randint(2, 60) * 50)
        ht = rdiv(q * pr, 100)
        tv = pct(ht, r)
        b.setdefault(r, [0, 0])
        b[r][0] += ht
        b[r][1] += tv
        dl = wrap(n, "DC", 8, 268)
        h = 10 * len(dl) + 5
        if y + h > 560:
            p.page()
            foot()
            y = thead(50)
        rs = fr(r // 10, 1) + "%"
        p.row(y, cols, [str(i + 1), None, fr(q), u, fr(pr), fr(ht), rs, fr(tv), fr(ht + tv)], 8)
        p.ts(64, y, dl, "DC", 8, 10)
        y += h
        p.line(36, y - 10, 806, y - 10, .25, "#888888")
        lines.append(item(" ".join(dl), plain(q), plain(pr), plain(r // 10, 1).replace(".0", ""), plain(ht)))
    if y + 105 > 560:
        p.page()
        foot()
        y = 60
    y += 10
    for x, h in ((470, "Récapitulatif TVA"), (560, "Montant HT"), (690, "Montant TVA"), (800, "Montant TTC")):
        p.t(x, y, h, "DCB", 8, "r")
    y += 13
    net = sum(v[0] for v in b.values())
    tax = sum(v[1] for v in b.values())
    for r in sorted(b):
        p.row(y, [(470, "r", "DC"), (560, "r", "DC"), (690, "r", "DC"), (800, "r", "DC")], ["TVA " + fr(r // 10, 1) + "%", fr(b[r][0]), fr(b[r][1]), fr(sum(b[r]))], 8)
        y += 12
    p.line(400, y - 8, 806, y - 8, .6)
    p.row(y + 4, [(470, "r", "DCB"), (560, "r", "DCB"), (690, "r", "DCB"), (800, "r", "DCB")], ["TOTAL (EUR)", fr(net), fr(tax), fr(net + tax)], 8.5)
    y += 26
    p.t(40, y, "Montant restant à payer : %s EUR" % fr(net + tax), "DCB", 9)
    p.t(40, y + 14, "Règlement par mandat administratif - IBAN FR76 3000 1005 6200 0V85 0440 178", "DC", 8)
    p.save()
    return truth(invoice_number=no, invoice_date=iso(d), due_date=iso(due), currency="EUR", purchase_order=eng, supplier={"name": sup, "tax_id": tid},
                 recipient={"name": town}, line_items=lines,
                 totals={"subtotal": plain(net), "tax": plain(tax), "total": plain(net + tax), "due": plain(net + tax)})


LAYOUTS = {"ebp": ebp, "sagefr": sagefr, "penny": penny, "chorus": chorus}
