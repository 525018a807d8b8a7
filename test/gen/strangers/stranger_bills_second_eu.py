# SPDX-License-Identifier: AGPL-3.0-or-later
"""Europe's: a French caterer, an Italian courtesy sheet, a Spanish trader with the equivalence surcharge, a Polish faktura."""

from stranger_bills_second_base import (A4, C, H, HB, HO, Paper, days, digits, dmy, eu, flat, fmt, fours, iban, luhn, num, pct, rdiv, some_day, sp,
                                        width, wrap)

FR = [("CHAMP-BRUT75", "Champagne Brut Réserve 75 cl\nMaison Delorme-Vignier\nLot L2409", 200, 1890), ("JUS-POM1L", "Pur jus de pomme artisanal 1 L", 55, 215),
      ("EAU-PL150", "Eau de source plate 1,5 L – pack de 6", 55, 174), ("PLAT-TRAIT", "Prestation plateau repas « Marché » livré, boisson non alcoolisée comprise", 100, 1650),
      ("LOC-NAPPE", "Location nappage coton blanc 3 x 3 m,\nlavage compris", 200, 1240), ("PERS-MO", "Mise à disposition d'un maître d'hôtel (vacation 4 h)", 200, 14800),
      ("CAFE-BUF", "Buffet café d'accueil", 100, 520), ("CONF-FRB", "Confiture de framboise, bocal 370 g, emballage perdu", 55, 412)]


def facturefr(p: Paper, rng, rows):
    p.open(A4)
    d = some_day(rng)
    due = days(d, 30)
    no = "FA%08d" % rng.randrange(1800, 42000)
    siren = luhn(digits(rng, 8))
    vat = "FR%02d%s" % ((12 + 3 * (int(siren) % 97)) % 97, siren)
    bs = luhn(digits(rng, 8))
    bvat = "FR%02d%s" % ((12 + 3 * (int(bs) % 97)) % 97, bs)
    buyer = rng.choice(["SARL IMPRIMERIE DU PORT", "MAIRIE DE SAINT-AUBIN-LÈS-FORGES", "CABINET ROUSSELIN & ASSOCIÉS", "SAS TRANSPORTS GUIVARCH"])
    acc = iban("FR", "14707000" + digits(rng, 15))
    po = "BC-%s" % digits(rng, 5) if rng.random() < .5 else None
    lst = []
    for _ in range(rows):
        ref, s, r, pr = rng.choice(FR)
        q, pr, rem = rng.choice([1, 2, 4, 6, 12, 18, 24, 60]), pr + rng.randrange(0, 60), rng.choice([0, 0, 0, 5, 10])
        lst.append((ref, s, r, q, pr, rem, rdiv(q * pr * (100 - rem), 100)))
    bases = {}
    for r in lst:
        bases[r[2]] = bases.get(r[2], 0) + r[6]
    net = sum(bases.values())
    taxes = {r: pct(b, r) for r, b in bases.items()}
    tax = sum(taxes.values())
    ttc = net + tax
    acompte = 20000 if ttc > 60000 and rng.random() < .6 else 0
    rt = lambda r: fmt(r * 10, ",", "")
    X = [(28, 92), (92, 310), (310, 348), (348, 408), (408, 444), (444, 516), (516, 567)]
    HEAD = ["Référence", "Désignation", "Qté", "P.U. HT", "% Rem", "Montant HT", "TVA %"]
    top, bot = 292, 596
    items, run, y = [], 0, 0

    def open_page():
        nonlocal y
        p.t(28, 52, "LA TABLE DES QUAIS", HB, 17, col="#7A1F2B")
        p.lines(28, 66, ["SAS au capital de 40 000 €", "12 quai de la Fosse – 76600 LE HAVRE", "Tél. : 02 35 55 01 10 – compta@tabledesquais.example"], H, 8, 10)
        p.box(300, 36, 267, 26, "#7A1F2B", None, r=6)
        p.t(312, 54, "FACTURE", HB, 15, col="#FFFFFF")
        p.t(557, 53, "N° " + no, HB, 11, "r", "#FFFFFF")
        p.box(300, 66, 267, 22, None, "#7A1F2B", r=5)
        p.t(308, 80, "Date : " + dmy(d, "/"), H, 9)
        p.t(432, 80, "Code client : C%04d" % cc, H, 9)
        p.lines(318, 130, wrap(buyer, HB, 10, 240) + ["Service comptabilité", "%d rue Jules-Lecesne" % (cc % 90 + 1), "76600 LE HAVRE"], H, 10, 13)
        p.t(28, 206, "N° TVA client : " + bvat, H, 8.5)
        p.box(28, 220, 539, 36, None, "#7A1F2B", r=5)
        for i, (a, b) in enumerate((("Mode de règlement", "Virement"), ("Date d'échéance", dmy(due, "/")), ("Votre commande", po or ""), ("Représentant", "JLM"))):
            p.t(36 + i * 135, 233, a, HB, 8, col="#7A1F2B")
            p.t(36 + i * 135, 248, b, H, 9)
        p.box(28, top - 22, 539, 20, "#F1E3E5", "#7A1F2B")
        for (a, b), s in zip(X, HEAD):
            p.t((a + b) / 2, top - 9, s, HB, 8, "c")
        p.box(28, top - 2, 539, bot - top + 2, None, "#7A1F2B")
        for a, _ in X[1:]:
            p.line(a, top - 22, a, bot, .5, "#7A1F2B")
        y = top + 12

    def legal():
        p.para(28, 772, "Pas d'escompte pour paiement anticipé. Tout retard de paiement entraîne l'application de pénalités au taux de 3 fois le taux d'intérêt légal "
               "ainsi qu'une indemnité forfaitaire pour frais de recouvrement de 40 €. Les marchandises restent notre propriété jusqu'au complet paiement.",
               H, 6.5, 539, 8, col="#555555")
        p.t(297, 802, "SAS LA TABLE DES QUAIS – SIRET %s 00024 – NAF 5621Z – RCS Le Havre – N° TVA intracommunautaire : %s" % (siren, vat), H, 6.5, "c")
        p.t(567, 815, "Page %d / %d" % (p.page, p.total), H, 7, "r")
    cc = rng.randrange(1, 9000)
    open_page()
    for ref, s, r, q, pr, rem, amt in lst:
        ls = wrap(s, H, 8.5, 208)
        if y + 10.5 * len(ls) > bot - 20:
            p.t(304, bot - 6, "À reporter", HO, 8.5, "r")
            p.t(512, bot - 6, sp(run), HO, 8.5, "r")
            legal()
            p.next()
            open_page()
            p.t(304, y, "Report", HO, 8.5, "r")
            p.t(512, y, sp(run), HO, 8.5, "r")
            y += 15
        p.t(31, y, ref, H, 7)
        p.t(344, y, fmt(q * 100, ",", " "), H, 8.5, "r")
        p.t(404, y, sp(pr), H, 8.5, "r")
        if rem:
            p.t(440, y, fmt(rem * 100, ",", ""), H, 8.5, "r")
        p.t(512, y, sp(amt), H, 8.5, "r")
        p.t(541, y, rt(r), H, 8.5, "c")
        y = p.lines(97, y, ls, H, 8.5, 10.5) + 4
        run += amt
        items.append({"description": flat(s), "quantity": num(q * 100), "unit_price": num(pr), "tax_rate": ("%g" % (r / 10)), "amount": num(amt)})
    y = bot + 10
    n = len(bases)
    p.box(28, y, 240, 16 + 14 * (n + 1), None, "#7A1F2B", r=4)
    for a, b, s in ((28, 98, "Taux TVA"), (98, 183, "Base HT"), (183, 268, "Montant TVA")):
        p.t((a + b) / 2, y + 11, s, HB, 8, "c")
    yy = y + 26
    for r in sorted(bases, reverse=True):
        p.t(63, yy, rt(r) + " %", H, 8.5, "c")
        p.t(178, yy, sp(bases[r]), H, 8.5, "r")
        p.t(262, yy, sp(taxes[r]), H, 8.5, "r")
        yy += 14
    p.t(63, yy, "Total", HB, 8.5, "c")
    p.t(178, yy, sp(net), HB, 8.5, "r")
    p.t(262, yy, sp(tax), HB, 8.5, "r")
    p.lines(28, yy + 18, ["Règlement par virement :", "IBAN %s" % fours(acc), "BIC CEPAFRPP147"], H, 8, 10)
    yy = y
    end = [("Total HT", net), ("Total TVA", tax), ("Total TTC", ttc)] + ([("Acompte versé", acompte)] if acompte else [])
    p.box(340, yy, 227, 14 * len(end) + 6, None, "#7A1F2B", r=4)
    for a, v in end:
        p.t(350, yy + 13, a, H, 9)
        p.t(559, yy + 13, sp(v) + " €", H, 9, "r")
        yy += 14
    p.box(340, yy + 10, 227, 24, "#7A1F2B", None, r=4)
    p.t(350, yy + 26, "NET À PAYER", HB, 11, col="#FFFFFF")
    p.t(559, yy + 26, sp(ttc - acompte) + " €", HB, 11, "r", "#FFFFFF")
    legal()
    tot = {"subtotal": num(net), "tax": num(tax), "total": num(ttc), "amount_due": num(ttc - acompte)}
    if acompte:
        tot["paid"] = num(acompte)
    data = {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "EUR", "document_type": "invoice",
            "seller": {"name": "SAS LA TABLE DES QUAIS", "tax_id": vat, "iban": acc}, "buyer": {"name": buyer, "tax_id": bvat},
            "line_items": items, "totals": tot}
    if po:
        data["purchase_order"] = po
    return data


IT = [("MOB-0881", "Sedia impilabile in faggio laccato mod. NINA, confezione da 4 pezzi", "CF", 22, 18640), ("", "Trasporto e montaggio al piano", "NR", 22, 9500),
      ("LIB-204", "Volume \"Storia minima del Veneto\" ISBN 978-88-000-1234-5", "PZ", 4, 1730), ("TAV-PIEG", "Tavolo pieghevole 180x75 ripiano HDPE\nColore: grigio RAL 7035\nConsegna c/o Vs. sede di Mestre", "PZ", 22, 7425),
      ("ALI-OLIO5", "Olio extravergine di oliva latta 5 L", "LT", 4, 4890), ("AB-INT", "Manutenzione straordinaria porte interne", "H", 10, 3850),
      ("LAMP-12", "Lampadina LED E27 12W 4000K", "PZ", 22, 389)]


def cortesia(p: Paper, rng, rows):
    p.open(A4)
    d = some_day(rng)
    due = days(d, rng.choice([30, 60]))
    no = rng.choice(["%d/%d" % (rng.randrange(10, 999), d.year), "%d/A" % rng.randrange(10, 999), "FPR %d/%d" % (rng.randrange(9, 400), d.year % 100)])
    me, piva = rng.choice([("Arredi Lagunari S.r.l.", luhn("0431902027")), ("Forniture Serenissime di Zorzi Alvise & C. s.n.c.", luhn("0277310026"))])
    buyer = rng.choice(["Cooperativa Sociale Il Girasole Onlus", "Hotel Al Ponte di Bressan Carla", "Comune di San Polo sul Sile"])
    bp = luhn("0" + digits(rng, 9))
    acc = iban("IT", "Q0306902117" + digits(rng, 12))
    po = "%d" % rng.randrange(1000, 99999) if rng.random() < .6 else None
    lst = []
    for _ in range(rows):
        k, s, u, r, pr = rng.choice(IT)
        q = rng.choice([100, 200, 300, 600, 1200, 250])
        pr, sc = pr + rng.randrange(0, 100), rng.choice([0, 0, 0, 10])
        lst.append((k, s, u, r, q, pr, sc, rdiv(q * pr * (100 - sc), 10000)))
    bases = {}
    for r in lst:
        bases[r[3]] = bases.get(r[3], 0) + r[7]
    total = sum(b + pct(b, r, 1) for r, b in bases.items())
    g = "#D9D9D9"

    def party(x, head, rowsp):
        p.box(x, 46, 262, 92, None, "#000000", .7)
        p.t(x + 4, 56, head, HB, 7.5)
        y = 68
        for a, b in rowsp:
            p.t(x + 4, y, a, H, 7)
            p.t(x + 4 + width(a, H, 7) + 2, y, b, HB if "Denom" in a else H, 7)
            y += 10
    p.t(297, 34, "FATTURA DI CORTESIA – documento privo di valenza fiscale ai sensi dell'art. 21 DPR 633/72. L'originale è disponibile all'indirizzo telematico da Lei fornito",
        HO, 6.3, "c")
    party(30, "Cedente/prestatore (fornitore)", [("Identificativo fiscale ai fini IVA:", "IT" + piva), ("Codice fiscale:", piva), ("Denominazione:", me),
                                                ("Regime fiscale:", "RF01 Ordinario"), ("Indirizzo:", "Via Terraglio 188"), ("Comune:", "Mogliano Veneto  Provincia: TV"),
                                                ("Cap:", "31021  Nazione: IT")])
    party(303, "Cessionario/committente (cliente)", [("Identificativo fiscale ai fini IVA:", "IT" + bp), ("Codice fiscale:", bp), ("Denominazione:", buyer),
                                                    ("Indirizzo:", "Via Rialto %d" % rng.randrange(1, 90)), ("Comune:", "Treviso  Provincia: TV"), ("Cap:", "31100  Nazione: IT")])

    def grid(y, widths, heads, rowsg, aligns, h=13, hh=13):
        x = 30
        for w, s in zip(widths, heads):
            p.box(x, y, w, hh, g, "#000000", .4)
            for i, part in enumerate(s.split("\n")):
                p.t(x + w / 2, y + 8.5 + i * 8, part, HB, 6.8, "c")
            x += w
        y += hh
        for row in rowsg:
            cells = [wrap(c, H, 7, w - 6) for c, w in zip(row, widths)]
            rh = max(h, 4.5 + 8.6 * max(len(c) for c in cells))
            x = 30
            for c, w, a in zip(cells, widths, aligns):
                p.box(x, y, w, rh, None, "#000000", .4)
                p.lines(x + {"l": 3, "c": w / 2, "r": w - 3}[a], y + 9, c, H, 7, 8.6, a)
                x += w
            y += rh
        return y

    y = grid(146, [135, 70, 110, 100, 120], ["Tipologia documento", "Art. 73", "Numero documento", "Data documento", "Codice destinatario"],
             [["TD01 fattura", "", no, dmy(d, "-"), digits(rng, 7)]], "lcccc") + 8
    W = [62, 178, 44, 62, 28, 50, 38, 73]
    heads = ["Cod. articolo", "Descrizione", "Quantità", "Prezzo unitario", "UM", "Sconto o\nmagg.", "%IVA", "Prezzo totale"]
    if po:
        y = grid(y, [178, 178, 179], ["Rif. ordine di acquisto", "Data ordine", "CIG"], [[po, dmy(days(d, -12), "-"), "Z%s" % digits(rng, 9)]], "ccc") + 8
    items, batch = [], []

    def foot():
        p.t(565, 826, "%d / %d" % (p.page, p.total), H, 6.5, "r")

    yy = y + 21
    for k, s, u, r, q, pr, sc, amt in lst:
        n = max(len(wrap(s, H, 7, W[1] - 6)), 1)
        hgt = max(13, 4.5 + 8.6 * n)
        if yy + hgt > 800:
            grid(y, W, heads, batch, "llrrccrr", hh=21)
            foot()
            p.next()
            batch, y = [], 40
            yy = y + 21
        batch.append([k, s, eu(q), eu(pr), u, "-%d,00%%" % sc if sc else "", "%d,00" % r, eu(amt)])
        yy += hgt
        items.append({"description": flat(s), "quantity": num(q), "unit_price": num(pr), "tax_rate": str(r), "amount": num(amt)})
    y = grid(y, W, heads, batch, "llrrccrr", hh=21) + 10
    if y + 170 > 805:
        foot()
        p.next()
        y = 40
    p.t(297, y + 7, "RIEPILOGHI IVA E TOTALI", HB, 8, "c")
    y = grid(y + 12, [205, 40, 75, 35, 90, 90], ["Esigibilità iva / Riferimenti normativi", "%IVA", "Spese accessorie", "Arr.", "Totale imponibile", "Totale imposta"],
             [["I (esigibilità immediata)", "%d,00" % r, "", "", eu(b), eu(pct(b, r, 1))] for r, b in sorted(bases.items(), reverse=True)], "lrrrrr")
    y = grid(y + 4, [110, 110, 75, 240], ["Importo bollo", "Sconto/Maggiorazione", "Valuta", "Totale documento"], [["", "", "EUR", eu(total)]], "ccrr") + 10
    y = grid(y, [140, 215, 85, 95], ["Modalità pagamento", "Dettagli", "Scadenze", "Importo"],
             [["MP05 Bonifico", "IBAN %s\nBanca Intesa Lagunare ag. 3" % acc, "Data scadenza %s" % dmy(due, "-"), eu(total)]], "lllr")
    foot()
    data = {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "EUR", "document_type": "invoice",
            "seller": {"name": me, "tax_id": "IT" + piva, "iban": acc}, "buyer": {"name": buyer, "tax_id": "IT" + bp}, "line_items": items,
            "totals": {"total": num(total)}}
    if po:
        data["purchase_order"] = po
    return data


ES = [("002314", "GEL DE BAÑO AVENA 750 ML", 210, 16840), ("002320", "CHAMPÚ ANTICASPA 400 ML PACK 2 UD", 210, 31275), ("004410", "PAN DE MOLDE INTEGRAL 450 G", 40, 9950), ("006077", "SUAVIZANTE CONCENTRADO FLOR DE AZAHAR 72 LAVADOS EDICIÓN ANIVERSARIO + REGALO PAÑO MICROFIBRA", 210, 42615),
      ("005002", "GALLETA MARÍA DORADA CAJA 12 PAQ.", 100, 114500), ("005118", "ACEITUNA RELLENA ANCHOA LATA 350 G", 100, 13320),
      ("008815", "BOLSA BASURA 30 L AUTOCIERRE ROLLO 15 UD", 210, 9875), ("009901", "LECHE ENTERA BRIK 1 L (CAJA 6)", 40, 54780)]
RE = {210: 52, 100: 14, 40: 5}


def recargo(p: Paper, rng, rows):
    p.open(A4)
    d = some_day(rng)
    due = days(d, 30)
    no = "%d/%06d" % (1, rng.randrange(210, 9000)) if rng.random() < .4 else "A-%d%05d" % (d.year % 100, rng.randrange(210, 9000))
    cif, nif = "B%s" % digits(rng, 8), "%s%s" % (digits(rng, 8), rng.choice("TRWAGMYFPDXBNJZS"))
    buyer = rng.choice(["ULTRAMARINOS LA ESQUINA – PILAR GALÁN", "AUTOSERVICIO HNOS. TEJERO", "DROGUERÍA CASTELLANOS – J. M. BERMEJO"])
    acc = iban("ES", "21034417" + digits(rng, 12))
    X = [36, 84, 300, 350, 412, 452, 492, 560]
    heads = ["ARTÍCULO", "DESCRIPCIÓN", "CANTIDAD", "PRECIO", "DTO. %", "IVA", "TOTAL"]
    items, bases = [], {}
    y = 0

    def top():
        nonlocal y
        p.t(36, 58, "Distribuciones Moncayo, S.L.", "DSB", 15)
        p.lines(36, 74, ["C/ Río Huecha, 14 – Pol. Ind. Malpica", "50057 ZARAGOZA", "C.I.F. " + cif, "Tel. 976 550 110"], "DS", 8, 11)
        p.box(330, 44, 230, 80, None, "#000000", .8)
        p.lines(340, 60, wrap(buyer, "DSB", 9, 210) + ["Avda. Constitución, %d" % hn, "50500 TARAZONA (ZARAGOZA)", "N.I.F. " + nif], "DS", 9, 13)
        xs = [36, 116, 196, 276, 356, 470, 560]
        p.box(36, 136, 524, 30, None, "#000000", .8)
        for i, (a, b) in enumerate((("DOCUMENTO", "FACTURA"), ("NÚMERO", no), ("PÁGINA", str(p.page)), ("FECHA", dmy(d, "/")), ("FORMA DE PAGO", "Recibo 30 días"),
                                    ("CLIENTE", "%05d" % hn))):
            p.t(xs[i] + 4, 146, a, "DS", 6.5)
            p.t(xs[i] + 4, 160, b, "DSB", 8.5)
            if i:
                p.line(xs[i], 136, xs[i], 166, .8)
        p.box(36, 176, 524, 16, "#C9C9C9", "#000000", .8)
        for i, s in enumerate(heads):
            p.t((X[i] + X[i + 1]) / 2, 187, s, "DSB", 7, "c")
        p.box(36, 192, 524, 440, None, "#000000", .8)
        for x in X[1:-1]:
            p.line(x, 176, x, 632, .4)
        y = 205

    hn = rng.randrange(1, 200)
    top()
    left, alb = rows, rng.randrange(1000, 9000)
    while left > 0:
        n = min(left, rng.randrange(2, 8))
        left -= n
        if y > 600:
            p.t(560, 650, "Suma y sigue ...", "DS", 8, "r")
            p.next()
            top()
        alb += rng.randrange(1, 30)
        p.t(88, y, "Albarán A-%06d de fecha %s" % (alb, dmy(days(d, -1 - left * 24 // rows), "/")), "DS", 7.5)
        y += 13
        for _ in range(n):
            k, s, r, pr = rng.choice(ES)
            if y + 9.5 * len(wrap(s, "DS", 7.5, 208)) > 634:
                p.t(560, 650, "Suma y sigue ...", "DS", 8, "r")
                p.next()
                top()
            pr += rng.randrange(-900, 900)
            q, dto = rng.choice([1, 2, 3, 6, 12, 24, 48]), rng.choice([0, 0, 500, 750])
            amt = rdiv(q * pr * (10000 - dto), 10 ** 6)
            ls = wrap(s, "DS", 7.5, 208)
            p.t(40, y, k, "DS", 7.5)
            for x, v in ((346, str(q)), (408, eu(pr, 4)), (448, fmt(dto, ",", "") if dto else ""), (488, fmt(r * 10, ",", "")), (556, eu(amt))):
                p.t(x, y, v, "DS", 7.5, "r")
            y = p.lines(88, y, ls, "DS", 7.5, 9.5) + 2.5
            bases[r] = bases.get(r, 0) + amt
            items.append({"description": s, "quantity": str(q), "unit_price": num(pr, 4), "tax_rate": "%g" % (r / 10), "amount": num(amt)})
    xs = [36, 106, 176, 246, 286, 352, 388, 452]
    p.box(36, 646, 416, 62, None, "#000000", .8)
    for i, s in enumerate(["IMPORTE", "DTO. P.P.", "BASE", "% I.V.A.", "CUOTA I.V.A.", "% R.E.", "CUOTA R.E."]):
        p.t((xs[i] + xs[i + 1]) / 2, 655, s, "DSB", 6.2, "c")
    total, yy = 0, 670
    p.line(36, 659, 452, 659, .4)
    for r in (210, 100, 40):
        b = bases.get(r, 0)
        iva, re_ = pct(b, r), pct(b, RE[r])
        total += b + iva + re_
        if b:
            for x, v in zip(xs[1:], (eu(b), "", eu(b), fmt(r * 10, ",", ""), eu(iva), fmt(RE[r] * 10, ",", ""), eu(re_))):
                p.t(x - 4, yy, v, "DS", 7.5, "r")
        yy += 15
    p.box(460, 646, 100, 62, "#EEEEEE", "#000000", .8)
    p.t(510, 662, "TOTAL", "DSB", 9, "c")
    p.t(510, 688, eu(total) + " €", "DSB", 12, "c")
    p.t(36, 724, "VENCIMIENTOS", "DSB", 7)
    p.t(112, 724, "%s    %s €" % (dmy(due, "/"), eu(total)), "DS", 8)
    p.t(36, 738, "DOMICILIACIÓN", "DSB", 7)
    p.t(112, 738, "Su cuenta ES** **** **** ** ******%s" % digits(rng, 4), "DS", 8)
    p.t(36, 752, "Para transferencias: IBAN " + fours(acc), "DS", 8)
    p.para(36, 776, "Distribuciones Moncayo, S.L. – Inscrita en el Registro Mercantil de Zaragoza, Tomo 2418, Folio 77, Hoja Z-25514. De conformidad con el RGPD sus datos serán "
           "tratados para la gestión administrativa.", "DS", 6, 524, 8)
    return {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "EUR", "document_type": "invoice",
            "seller": {"name": "Distribuciones Moncayo, S.L.", "tax_id": cif, "iban": acc}, "buyer": {"name": buyer, "tax_id": nif},
            "line_items": items, "totals": {"total": num(total)}}


PL = [("Płyta OSB/3 12 mm 1250x2500", "16.21.13.0", "szt.", 23, 6890), ("Wełna mineralna 150 mm λ=0,035", "23.99.19.0", "m2", 23, 2745), ("Usługa transportowa HDS do 20 km, rozładunek w cenie", "49.41.19.0", "usł.", 23, 35000),
      ("Podręcznik BHP na budowie wyd. 4", "58.11.12.0", "szt.", 5, 4762), ("Gwoździe budowlane 3,5x90 opak. 5 kg", "25.93.14.0", "op.", 23, 3899), ("Roboty murarskie – budynek mieszkalny", "43.99.60.0", "godz.", 8, 7400),
      ("Klej do styropianu 25 kg", "20.52.10.0", "worek", 23, 2187)]
PLW = "zero jeden dwa trzy cztery pięć sześć siedem osiem dziewięć".split()


def nip(rng):
    while True:
        b = digits(rng, 9)
        c = sum(int(a) * w for a, w in zip(b, (6, 5, 7, 2, 3, 4, 5, 6, 7))) % 11
        if c < 10:
            return "%s-%s-%s-%s%d" % (b[:3], b[3:6], b[6:8], b[8], c)


def fakturapl(p: Paper, rng, rows):
    p.open(A4)
    d = some_day(rng)
    n = rng.choice([7, 14, 30])
    due = days(d, n)
    no = rng.choice(["FV/%d/%02d/%d" % (rng.randrange(1, 400), d.month, d.year), "%d/MAG/%d" % (rng.randrange(100, 4000), d.year), "FS-%d/%02d/%02d" % (rng.randrange(9, 900), d.year % 100, d.month)])
    a, b = nip(rng), nip(rng)
    buyer, street = rng.choice([("Zakład Remontowo-Budowlany \"MUREX\" Zdzisław Grot", "ul. Ceglana 4"), ("Spółdzielnia Mieszkaniowa Wrzosowe Wzgórze", "os. Jesienne 11"), ("DOMBUD Inwestycje Sp. z o.o. Sp.k.", "al. Solidarności 88/14")])
    acc = iban("PL", "1140" + digits(rng, 20))
    lst = []
    for _ in range(rows):
        s, k, u, r, pr = rng.choice(PL)
        q = rng.randrange(500, 40000, 125) if u in ("m2", "godz.") else rng.choice([1, 2, 4, 10, 25, 60]) * 1000
        rab = rng.choice([0, 0, 3, 10])
        pr = pr + rng.randrange(0, 100)
        after = rdiv(pr * (100 - rab), 100)
        nt = rdiv(q * after, 1000)
        v = pct(nt, r, 1)
        lst.append((s, k, u, r, q, pr, rab, after, nt, v))
    W = [20, 136, 46, 28, 44, 44, 28, 44, 54, 26, 46, 55]
    heads = ["Lp", "Nazwa towaru\nlub usługi", "PKWiU", "J.m.", "Ilość", "Cena\nbez rab.", "Rab.\n%", "Cena\nnetto", "Wartość\nnetto", "VAT\n%", "Kwota\nVAT", "Wartość\nbrutto"]
    x0 = 12
    p.t(585, 36, "Gorzów Wlkp., dnia %s" % d.isoformat(), "DC", 8, "r")
    p.t(297, 62, "Faktura VAT nr " + no, "DCB", 14, "c")
    p.t(297, 75, "ORYGINAŁ", "DC", 8, "c")
    p.lines(585, 90, ["Data sprzedaży: %s" % days(d, -1).isoformat(), "Termin płatności: %s (przelew %d dni)" % (due.isoformat(), n)], "DC", 8, 11, "r")
    for x, h, rowsx in ((14, "Sprzedawca:", ["Hurtownia Materiałów Budowlanych STROPEX Sp. z o.o.", "ul. Mironicka 22, 66-400 Gorzów Wielkopolski", "NIP: " + a, "BDO: 000%s" % digits(rng, 6)]),
                        (320, "Nabywca:", wrap(buyer, "DC", 9, 262) + [street + ", 66-400 Gorzów Wielkopolski", "NIP: " + b])):
        p.t(x, 122, h, "DCB", 9)
        p.lines(x, 136, rowsx, "DC", 9, 12)
    y = 196
    p.t(14, y - 6, "Bank: mBank S.A.  Nr rachunku: PL %s %s" % (acc[2:4], fours(acc[4:])), "DC", 8)

    def head():
        nonlocal y
        x = x0
        for w, s in zip(W, heads):
            p.box(x, y, w, 24, "#E6E6E6", "#000000", .5)
            parts = s.split("\n")
            p.lines(x + w / 2, y + (11 if len(parts) == 2 else 15), parts, "DCB", 6.8, 8.5, "c")
            x += w
        y += 24

    def row(cells, h):
        nonlocal y
        x = x0
        for i, (w, c) in enumerate(zip(W, cells)):
            if c is not None:
                p.box(x, y, w, h, None, "#000000", .5)
                al = "l" if i in (1, 2) else "c" if i in (0, 3, 6, 9) else "r"
                p.lines(x + {"l": 2, "c": w / 2, "r": w - 2}[al], y + 9.5, c if isinstance(c, list) else [c], "DC", 7.2, 9, al)
            x += w
        y += h
    foot = lambda: p.t(297, 828, "Strona %d z %d" % (p.page, p.total), "DC", 7, "c")
    head()
    items, sums = [], {}
    for i, (s, k, u, r, q, pr, rab, after, nt, v) in enumerate(lst, 1):
        ls = wrap(s, "DC", 7.2, W[1] - 4)
        h = 9 * len(ls) + 5
        if y + h > 805:
            foot()
            p.next()
            y = 40
            head()
        row([str(i), ls, k, u, fmt(q, ",", " ", 3), sp(pr), str(rab), sp(after), sp(nt), str(r), sp(v), sp(nt + v)], h)
        o = sums.get(r, (0, 0))
        sums[r] = (o[0] + nt, o[1] + v)
        items.append({"description": s, "quantity": num(q, 3), "unit_price": num(after), "tax_rate": str(r), "amount": num(nt)})
    if y + 170 > 805:
        foot()
        p.next()
        y = 40
    nt, v = sum(x[0] for x in sums.values()), sum(x[1] for x in sums.values())
    row([None] * 7 + ["Razem:", sp(nt), "X", sp(v), sp(nt + v)], 14)
    for i, r in enumerate(sorted(sums, reverse=True)):
        row([None] * 7 + ["w tym:" if not i else "", sp(sums[r][0]), str(r), sp(sums[r][1]), sp(sums[r][0] + sums[r][1])], 14)
    gross = nt + v
    paid = rdiv(gross, 300) * 100 if rng.random() < .4 else 0
    y += 18
    p.t(14, y, "Razem do zapłaty: %s PLN" % sp(gross), "DCB", 11)
    p.t(14, y + 14, "Słownie: %s PLN %02d/100" % ("*".join(PLW[int(ch)] for ch in str(gross // 100)), gross % 100), "DC", 8)
    if paid:
        p.t(14, y + 30, "Zapłacono gotówką: %s PLN" % sp(paid), "DC", 9)
        p.t(14, y + 43, "Pozostaje do zapłaty: %s PLN" % sp(gross - paid), "DCB", 9)
    p.t(14, y + 60, "Uwagi: mechanizm podzielonej płatności" if gross > 1500000 else "Uwagi: towar wydano z magazynu WZ/%s" % digits(rng, 4), "DC", 8)
    for x, s in ((110, "podpis osoby upoważnionej do odbioru faktury"), (480, "podpis osoby upoważnionej do wystawienia faktury")):
        p.line(x - 90, y + 108, x + 90, y + 108, .5, dash=([1, 2],))
        p.t(x, y + 117, s, "DC", 6.5, "c")
    foot()
    tot = {"subtotal": num(nt), "tax": num(v), "total": num(gross)}
    if paid:
        tot.update(paid=num(paid), amount_due=num(gross - paid))
    return {"invoice_number": no, "invoice_date": d.isoformat(), "due_date": due.isoformat(), "currency": "PLN", "document_type": "invoice",
            "seller": {"name": "Hurtownia Materiałów Budowlanych STROPEX Sp. z o.o.", "tax_id": a, "iban": acc}, "buyer": {"name": buyer, "tax_id": b},
            "line_items": items, "totals": tot}


LAYOUTS = {"facturefr": facturefr, "cortesia": cortesia, "recargo": recargo, "fakturapl": fakturapl}
