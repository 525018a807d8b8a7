# SPDX-License-Identifier: AGPL-3.0-or-later
"""A marketplace's seller, a Swiss bill with its code, an Italian sheet of boxes, a Spanish wholesaler with the surcharge."""

from stranger_bills_third_base import (A4, HB, HE, day, de, digits, fm, hu, item, num, pack, plus, wrap)

MDE = ['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August', 'September', 'Oktober', 'November', 'Dezember']


def amz(d, R, rows):
    sup = R.choice(['Lumora Haushaltswaren GmbH', 'TechNest Trading S.à r.l.', 'Kaltwasser Elektronik e.K.'])
    cust, adr = R.choice([('Praxis Dr. Aumüller', ['Bahnhofplatz 3', 'Straubing, 94315', 'DE']), ('Stadtwerke Lindenau GmbH', ['Einkauf / Frau Zech', 'Werksweg 1-5', 'Lindenau, 73312', 'DE']), ('Miriam Osterkamp', ['Lange Reihe 80', 'Bremen, 28219', 'DE'])])
    date = day(R)
    lg = lambda x: '%02d %s %d' % (x.day, MDE[x.month - 1], x.year)
    uid = 'DE' + digits(R, 9)
    cid = 'DE' + digits(R, 9) if R.random() < .6 else None
    no = 'DS-AEU-INV-DE-%d-%s' % (date.year, digits(R, 8))
    order = '%s-%s-%s' % (digits(R, 3), digits(R, 7), digits(R, 7))
    po = 'PO-' + digits(R, 5) if R.random() < .5 else None
    pool = [('Lumora Thermobecher 500 ml Edelstahl doppelwandig auslaufsicher, BPA-frei, Kaffeebecher to go mit Deckel, Mattschwarz', 19), ('USB-C auf USB-C Kabel 100W [2m, 2 Stück] Schnellladekabel Nylon geflochten', 19), ('Bio Grüner Tee Sencha 1kg lose, Nachfüllbeutel', 7),
            ('Etikettenrollen kompatibel zu 99012, 36 x 89 mm, 10er Pack', 19), ('Das große Handbuch der Vereinsbuchführung (Taschenbuch, 3. Auflage)', 7), ('Schreibtischlampe LED dimmbar, 5 Farbtemperaturen, Touch, mit Klemme', 19), ('AA Batterien 48er', 19)]
    L = []
    for i in range(rows):
        nm, r = R.choice(pool)
        g = R.randrange(4, 90) * 100 + R.choice([99, 95, 49])
        q = R.choice([1, 1, 1, 2, 3, 6])
        L.append((nm, 'B0' + ''.join(R.choice('0123456789CDFGHKLMNPRTVXZ') for _ in range(8)), r, q, g, hu(g * 100, 100 + r)))
    ship = R.choice([0, 499, 399])
    prom = -ship if ship and R.random() < .5 else (-R.choice([250, 500]) if R.random() < .3 else 0)
    if sum(q * g for _, _, _, q, g, _ in L) + ship + prom < 100:
        prom = 0
    by = {}
    for nm, a, r, q, g, n in L:
        by[r] = by.get(r, 0) + q * g
    main = max(by, key=lambda k: by[k])
    by[main] += ship + prom
    total = sum(by.values())
    e = lambda v: de(v) + ' €'
    C = [36, 300, 372, 408, 476, 559]

    def foot():
        d.line(36, 770, 559, 770, .4, '#bbbbbb')
        d.para(36, 780, 'Rechnung ausgestellt von Amazin Services Europe S.à r.l. im Namen von %s, Lagerweg 9, 44147 Dortmund' % sup, 440, HE, 7)
        d.t(559, 780, 'Seite %d von %d' % (d.n, d.total), HE, 7, 'r')

    def thead(y):
        d.rect(36, y, 523, 38, '#eeeeee', None)
        d.t(40, y + 13, 'Beschreibung', HB, 8)
        for i, s in ((1, 'Menge'), (2, 'Stückpreis\n(ohne USt.)'), (3, 'USt. %'), (4, 'Stückpreis\n(inkl. USt.)'), (5, 'Zwischensumme\n(inkl. USt.)')):
            d.ml(C[i] - 3, y + 13, s.split('\n'), HB, 8, 10, 'r')
        return y + 52
    d.t(559, 50, 'Rechnung', HB, 20, 'r')
    d.t(36, 50, 'amazin', HB, 20)
    d.t(107, 50, 'business', HE, 15, c='#444444')
    d.rect(330, 64, 229, 60, '#f3f3f3', '#cccccc')
    d.t(338, 80, 'Bezahlt', HB, 10)
    d.t(338, 94, 'Zahlbetrag', HE, 9)
    d.t(551, 94, e(total), HB, 11, 'r')
    d.t(338, 108, 'Zahlungsreferenznummer ' + digits(R, 4) + 'KD7QXW', HE, 7.5)
    d.t(36, 80, 'Verkauft von ' + sup, HB, 9)
    d.t(36, 92, 'USt-IDNr. ' + uid, HE, 9)
    y = 142
    for k, v in (('Rechnungsdatum\n/Lieferdatum', lg(date)), ('Rechnungsnummer', no)):
        d.ml(330, y, k.split('\n'), HE, 9, 10)
        d.t(559, y, v, HE, 9, 'r')
        y += 23
    d.t(36, 142, 'Für Fragen zu Ihrer Bestellung besuchen Sie www.amazin.example/contact-us', HE, 7)
    y = 196
    for x, h, ls in ((36, 'Rechnungsadresse', [cust] + adr + (['USt-IDNr. ' + cid] if cid else [])), (216, 'Lieferadresse', [cust] + adr), (396, 'Verkauft von', [sup, 'Lagerweg 9', 'Dortmund, 44147', 'DE', 'USt-IDNr. ' + uid])):
        d.t(x, y, h, HB, 9)
        d.ml(x, y + 13, ls, HE, 8.5, 11)
    d.line(36, 276, 559, 276, .6)
    d.t(36, 291, 'Bestellinformationen', HB, 10)
    y = 306
    for k, v in (('Bestelldatum', lg(plus(date, -2))), ('Bestellnummer', order)) + ((('Auftragsnummer (PO)', po),) if po else ()):
        d.t(36, y, k, HE, 8.5)
        d.t(136, y, v, HE, 8.5)
        y += 12
    d.t(36, y + 12, 'Rechnungsdetails', HB, 10)
    y = thead(y + 20)
    items = []
    for nm, a, r, q, g, n in L:
        w = wrap(nm + ' | ' + a, HE, 8.5, 218)
        if y + 11 * len(w) + 16 > 758:
            foot()
            d.page()
            y = thead(40)
        for i, s in ((1, str(q)), (2, e(n)), (3, '%d%%' % r), (4, e(g)), (5, e(q * g))):
            d.t(C[i] - 3, y, s, HE, 8.5, 'r')
        y = d.ml(40, y, w, HE, 8.5, 11)
        d.t(40, y, 'ASIN: ' + a, HE, 8.5)
        y += 10
        d.line(36, y - 4, 559, y - 4, .3, '#cccccc')
        y += 8
        items.append(item(' '.join(w), num(q * g), str(q), num(g), str(r)))
    T = {}
    for nm, v, k in (('Versandkosten', ship, 'shipping'), ('Gutscheine und Rabatte', prom, 'discount')):
        if v:
            if y + 20 > 758:
                foot()
                d.page()
                y = thead(40)
            d.t(40, y, nm, HE, 8.5)
            n = hu(v * 100, 100 + main)
            for i, s in ((2, e(n)), (3, '%d%%' % main), (4, e(v)), (5, e(v))):
                d.t(C[i] - 3, y, s, HE, 8.5, 'r')
            y += 18
            T[k] = num(v)
    if y + 130 > 758:
        foot()
        d.page()
        y = 50
    d.line(36, y - 8, 559, y - 8, .8)
    d.t(360, y + 8, 'Gesamtpreis', HB, 12)
    d.t(556, y + 8, e(total), HB, 12, 'r')
    y += 28
    d.rect(300, y, 259, 26, '#eeeeee', None)
    d.t(350, y + 11, 'USt. %', HB, 8, 'r')
    d.ml(470, y + 11, ['Zwischensumme', '(ohne USt.)'], HB, 8, 10, 'r')
    d.t(556, y + 11, 'USt.', HB, 8, 'r')
    y += 38
    tn = tt = 0
    for r in sorted(by, reverse=True):
        n = hu(by[r] * 100, 100 + r)
        tn += n
        tt += by[r] - n
        for x, s in ((350, '%d%%' % r), (470, e(n)), (556, e(by[r] - n))):
            d.t(x, y, s, HE, 8.5, 'r')
        y += 13
    for x, s in ((350, 'Gesamt'), (470, e(tn)), (556, e(tt))):
        d.t(x, y, s, HB, 8.5, 'r')
    foot()
    T.update(subtotal=num(tn), tax=num(tt), total=num(total))
    return pack(no, date, None, 'EUR', (sup, uid), (cust, cid), items, T, po=po)


def qrbill(d, R, rows):
    sup, sa = R.choice([('Menuiserie Favre & Fils Sàrl', ['Chemin des Scieries 4', '1630 Bulle']), ('Atelier Graphique Corminboeuf', ['Rue du Lac 17', '1400 Yverdon-les-Bains']), ('Paysages Berthoud SA', ['Route de Vevey 88', '1009 Pully'])])
    cust, ca = R.choice([('Régie Lavanchy SA', ['Av. de la Gare 12', '1003 Lausanne']), ('Commune de Montagny-la-Ville', ['Case postale 3', '1776 Montagny']), ('Hôtel des Trois Sapins', ['Rue Haute 2', '1874 Champéry'])])
    date = day(R, 2024, 2026)
    due = plus(date, 30)
    no = 'RE-%05d' % R.randrange(10000, 20000)
    uid = 'CHE-%s.%s.%s' % (digits(R, 3), digits(R, 3), digits(R, 3))
    ch = lambda v: fm(v, "'", '.')
    sp = lambda v: fm(v, ' ', '.')
    pool = [('Heures de régie, ouvrier qualifié', 'h', 8850), ('Fourniture de panneaux 3 plis épicéa 27 mm, débités sur mesure et poncés', 'm²', 11240), ('Déplacement forfaitaire', 'forfait', 6500), ('Conception graphique – affiche F4, trois variantes, deux tours de corrections', 'pce', 128000), ('Vis inox A2', 'bte', 2475), ('Taille de haie et évacuation', 'h', 7200), ('Location nacelle', 'jour', 31000)]
    items = []
    X = [68, 96, 340, 372, 450, 538]

    def thead(y):
        for i, (s, a) in enumerate((('Pos.', 'l'), ('Description', 'l'), ('Quantité', 'r'), ('', 'l'), ('Prix unitaire', 'r'), ('Total CHF', 'r'))):
            d.t(X[i], y, s, 'NotoB', 8.5, a)
        d.line(68, y + 5, 538, y + 5, 1)
        return y + 20
    d.ml(68, 60, [sup] + sa, 'Noto', 9, 13)
    d.t(68, 102, 'N° TVA ' + uid + ' TVA', 'Noto', 8)
    d.ml(330, 140, [cust] + ca, 'Noto', 10, 14)
    d.t(68, 210, 'Facture ' + no, 'NotoB', 15)
    y = 232
    for k, v in (('Date', dd(date)), ('Payable jusqu’au', dd(due)), ('N° client', 'K-00' + digits(R, 3)), ('Interlocuteur', 'Yvan Corminb.')):
        d.t(68, y, k + ' :', 'Noto', 9)
        d.t(160, y, v, 'Noto', 9)
        y += 13
    d.para(68, y + 8, 'Nous vous remercions de votre confiance et vous facturons les prestations suivantes :', 470, 'Noto', 9)
    y = thead(y + 34)
    net = 0
    for i in range(rows):
        nm, u, p = R.choice(pool)
        q = 100 if u == 'forfait' else R.randrange(1, 60) * R.choice([100, 50, 25])
        amt = hu(q * p, 100)
        net += amt
        w = wrap(nm, 'Noto', 8.5, 195)
        if y + 12 * len(w) > 780:
            d.t(538, 815, '%d/%d' % (d.n, d.total), 'Noto', 8, 'r')
            d.page()
            y = thead(60)
        d.t(X[0], y, str(i + 1), 'Noto', 8.5)
        d.t(X[2], y, ch(q), 'Noto', 8.5, 'r')
        d.t(X[3] - 26, y, u, 'Noto', 8.5)
        d.t(X[4], y, ch(p), 'Noto', 8.5, 'r')
        d.t(X[5], y, ch(amt), 'Noto', 8.5, 'r')
        y = d.ml(X[1], y, w, 'Noto', 8.5, 12)
        d.line(68, y - 7, 538, y - 7, .3, '#bbbbbb')
        y += 6
        items.append(item(' '.join(w), num(amt), num(q), num(p)))
    tx = hu(net * 81, 1000)
    raw = net + tx
    tot = hu(raw, 5) * 5
    if y + 80 > 790:
        d.page()
        y = 60
    R5 = [('Total hors TVA', net), ('TVA 8.10%% (exclue) sur %s' % ch(net), tx)]
    if tot != raw:
        R5.append(('Différence d’arrondi', tot - raw))
    for k, v in R5:
        d.t(340, y + 4, k, 'Noto', 8.5)
        d.t(538, y + 4, ch(v), 'Noto', 8.5, 'r')
        y += 14
    d.line(340, y - 4, 538, y - 4, .6)
    d.t(340, y + 9, 'Total CHF', 'NotoB', 10)
    d.t(538, y + 9, ch(tot), 'NotoB', 10, 'r')
    y += 36
    if y > 530:
        d.page()
    else:
        d.t(68, y, 'Meilleures salutations', 'Noto', 9)
    # payment part
    Y = d.H - 298
    d.line(0, Y, d.W, Y, .5, dash=(2, 2))
    d.line(176, Y, 176, d.H, .5, dash=(2, 2))
    iban = 'CH%s 3000 0%s %s %s %s' % (digits(R, 2), digits(R, 3), digits(R, 4), digits(R, 4), digits(R, 1))
    ref = '00 00000 %s %s %s %s' % (digits(R, 5), digits(R, 5), digits(R, 5), digits(R, 5))
    d.t(14, Y + 24, 'Récépissé', HB, 11)
    y = Y + 40
    for h, ls in (('Compte / Payable à', [iban, sup] + sa), ('Référence', [ref]), ('Payable par', [cust] + ca)):
        d.t(14, y, h, HB, 6)
        y = d.ml(14, y + 9, ls, HE, 7, 9) + 6
    d.t(14, Y + 205, 'Monnaie', HB, 6)
    d.t(60, Y + 205, 'Montant', HB, 6)
    d.t(14, Y + 216, 'CHF', HE, 8)
    d.t(60, Y + 216, sp(tot), HE, 8)
    d.t(162, Y + 240, 'Point de dépôt', HB, 6, 'r')
    d.t(190, Y + 24, 'Section paiement', HB, 11)
    for i in range(29):
        for j in range(29):
            if R.random() < .5 and not (11 < i < 17 and 11 < j < 17):
                d.rect(190 + i * 4.5, Y + 42 + j * 4.5, 4.5, 4.5, '#000000', None)
    d.rect(190 + 55, Y + 42 + 55, 20, 20, '#000000', '#ffffff', 2)
    d.t(190, Y + 205, 'Monnaie', HB, 8)
    d.t(240, Y + 205, 'Montant', HB, 8)
    d.t(190, Y + 218, 'CHF', HE, 10)
    d.t(240, Y + 218, sp(tot), HE, 10)
    y = Y + 24
    for h, ls in (('Compte / Payable à', [iban, sup] + sa), ('Référence', [ref]), ('Informations supplémentaires', ['Facture ' + no + ' du ' + dd(date)]), ('Payable par', [cust] + ca)):
        d.t(346, y, h, HB, 8)
        y = d.ml(346, y + 12, ls, HE, 10, 11.5) + 8
    return pack(no, date, due, 'CHF', (sup, uid + ' TVA'), (cust, None), items, {'subtotal': num(net), 'tax': num(tx), 'total': num(tot)})


dd = lambda x: x.strftime('%d.%m.%Y')


def fattura(d, R, rows):
    sup = R.choice(['Cartotecnica Bellandi S.r.l.', 'FRATELLI ZANOTTO S.N.C.', 'Officine Meccaniche Trevisan S.p.A.'])
    cust = R.choice(['Comune di Castelvecchio', 'Ristorante Da Nello di Nello Fabbri', 'Edil Gamma S.r.l.'])
    date = day(R)
    due = plus(date, R.choice([30, 60]))
    no = R.choice(['%d/PA' % R.randrange(1, 900), 'FPR %d/%s' % (R.randrange(1, 900), str(date.year)[2:]), 'V1/%07d' % R.randrange(1, 9999)])
    f = lambda x: x.strftime('%d-%m-%Y')
    piva, cp = 'IT0' + digits(R, 10), 'IT0' + digits(R, 10)
    multi = R.random() < .5
    pool = [('Carta fotocopie A4 80 g/m2 risma 500 fogli', 'PZ', 389, 22), ('Manutenzione ordinaria impianto di depurazione come da contratto rep. 1184, canone trimestrale anticipato', '', 84500, 22), ('Tubo in acciaio zincato 2"', 'MT', 1475, 22), ('Farina tipo 00 sacco kg 25', 'KG', 92, 4), ('Acqua minerale naturale 1 lt', 'CT', 415, 22),
            ('Sostituzione infissi (D.M. 29/12/1999)', 'NR', 45000, 10), ('Olio extravergine di oliva 5 lt', 'NR', 3990, 4), ('Toner compatibile nero 2.400 copie', 'NR', 2750, 22)]
    if not multi:
        pool = [p for p in pool if p[3] == 22]
    X = [34, 92, 268, 316, 382, 410, 462, 500, 561]
    H = ['Cod. articolo', 'Descrizione', 'Quantità', 'Prezzo unitario', 'UM', 'Sconto o\nmagg.', '%IVA', 'Prezzo totale']
    G = '#f2f2f2'

    def thead(y):
        for i, h in enumerate(H):
            d.rect(X[i], y, X[i + 1] - X[i], 20, G, '#888888', .4)
            d.ml((X[i] + X[i + 1]) / 2, y + (8.5 if '\n' in h else 12), h.split('\n'), 'Noto', 6.5, 8, 'c')
        return y + 20
    for x, t, ls in ((34, 'Cedente/prestatore (fornitore)', ['Identificativo fiscale ai fini IVA: ' + piva, 'Codice fiscale: ' + piva[2:], 'Denominazione: ' + sup, 'Regime fiscale: RF01 (ordinario)', 'Indirizzo: VIA ROMA, 81', 'Comune: CASALECCHIO Provincia: BO', 'Cap: 40033 Nazione: IT']),
                     (301, 'Cessionario/committente (cliente)', ['Identificativo fiscale ai fini IVA: ' + cp, 'Codice fiscale: ' + cp[2:], 'Denominazione: ' + cust, 'Indirizzo: PIAZZA DEL POPOLO 1', 'Comune: SASSO Provincia: BO', 'Cap: 40037 Nazione: IT', 'Pec: protocollo@example.it'])):
        d.rect(x, 34, 260, 104, None, '#888888', .4)
        d.rect(x, 34, 260, 14, G, '#888888', .4)
        d.t(x + 4, 44, t, 'NotoB', 8)
        d.ml(x + 4, 60, ls, 'Noto', 7.5, 11)
    y = 148
    xs = [34, 166, 246, 350, 430, 561]
    for i, (h, v) in enumerate((('Tipologia documento', 'TD01 fattura'), ('Art. 73', ''), ('Numero documento', no), ('Data documento', f(date)), ('Codice destinatario', 'M5UXCR1'))):
        d.rect(xs[i], y, xs[i + 1] - xs[i], 14, G, '#888888', .4)
        d.rect(xs[i], y + 14, xs[i + 1] - xs[i], 16, None, '#888888', .4)
        d.t((xs[i] + xs[i + 1]) / 2, y + 10, h, 'Noto', 7, 'c')
        d.t((xs[i] + xs[i + 1]) / 2, y + 25, v, 'NotoB' if i == 2 else 'Noto', 8, 'c')
    y = thead(190)
    items = []
    by = {}
    for i in range(rows):
        nm, u, p, r = R.choice(pool)
        q = R.randrange(1, 80) * 100 if u else 100
        dc = R.choice([0, 0, 1000, 1550])
        amt = hu(q * p * (10000 - dc), 100 * 10000)
        by[r] = by.get(r, 0) + amt
        w = wrap(nm, 'Noto', 7, X[2] - X[1] - 6)
        h = 9 * len(w) + 5
        if y + h > 800:
            d.t(34, 822, 'Versione prodotta con foglio di stile – copia di cortesia priva di valore fiscale', 'NotoI', 6.5)
            d.page()
            y = thead(34)
        cells = [digits(R, 6) if R.random() < .7 else '', None, de(q), de(p * 10000, 6), u, '-%s%%' % de(dc) if dc else '', de(r * 100), de(amt)]
        for j, c in enumerate(cells):
            d.rect(X[j], y, X[j + 1] - X[j], h, None, '#888888', .4)
            if j == 1:
                d.ml(X[1] + 3, y + 9, w, 'Noto', 7, 9)
            elif c:
                d.t(X[j + 1] - 3 if j not in (0, 4) else X[j] + 3, y + 9, c, 'Noto', 7, 'r' if j not in (0, 4) else 'l')
        y += h
        items.append(item(' '.join(w), num(amt), num(q), num(p * 10000, 6), num(r * 100)))
    taxes = {r: hu(by[r] * r, 100) for r in by}
    if y + 40 + 16 * len(by) + 110 > 800:
        d.t(34, 822, 'Versione prodotta con foglio di stile – copia di cortesia priva di valore fiscale', 'NotoI', 6.5)
        d.page()
        y = 34
    y += 12
    d.rect(34, y, 527, 14, '#d9d9d9', '#888888', .4)
    d.t(297, y + 10, 'RIEPILOGHI IVA E TOTALI', 'NotoB', 7.5, 'c')
    y += 14
    xs = [34, 234, 284, 374, 464, 561]

    def grid(y, cells, fill=None, f='Noto'):
        for i, c in enumerate(cells):
            d.rect(xs[i], y, xs[i + 1] - xs[i], 14, fill, '#888888', .4)
            d.t(xs[i + 1] - 3 if i else xs[0] + 3, y + 10, c, f, 7, 'r' if i else 'l')
        return y + 14
    y = grid(y, ['esigibilità iva / riferimenti normativi', '%IVA', 'Spese accessorie', 'Totale imponibile', 'Totale imposta'], G)
    for r in sorted(by):
        y = grid(y, ['I (esigibilità immediata)', de(r * 100), '', de(by[r]), de(taxes[r])])
    net, tx = sum(by.values()), sum(taxes.values())
    xs = [34, 166, 298, 430, 561]
    y = grid(y, ['Importo bollo', 'Sconto/Maggiorazione', 'Divisa', 'Totale documento'], G)
    y = grid(y, ['', '', 'EUR', de(net + tx)], None, 'NotoB')
    y += 12
    xs = [34, 150, 380, 464, 561]
    y = grid(y, ['Modalità pagamento', 'Dettagli', 'Scadenze', 'Importo'], G)
    y = grid(y, ['MP05 Bonifico', 'IBAN IT60X05428111010000%s' % digits(R, 6), f(due), de(net + tx)])
    d.t(34, 822, 'Versione prodotta con foglio di stile – copia di cortesia priva di valore fiscale', 'NotoI', 6.5)
    T = {'total': num(net + tx)}
    if len(by) == 1:
        T.update(subtotal=num(net), tax=num(tx))
    return pack(no, date, due, 'EUR', (sup, piva), (cust, cp), items, T)


def recargo(d, R, rows):
    sup = R.choice(['Distribuciones Paco Herrero, S.L.', 'ALMACENES GALINDO S.A.', 'Hijos de V. Ferrándiz C.B.'])
    cust = R.choice(['PAPELERIA EL TINTERO', 'Mª Dolores Quesada Ríos', 'ULTRAMARINOS LA PLAZA'])
    cif, nif = R.choice('BAE') + digits(R, 8), digits(R, 8) + R.choice('TRWAGMYFPDX')
    date = day(R)
    no = R.choice(['A/%s' % digits(R, 4), '1-%06d' % R.randrange(1, 99999), str(date.year) + '/%05d' % R.randrange(1, 9999)])
    v1, v2 = plus(date, 30), plus(date, 60)
    es = lambda x: x.strftime('%d/%m/%Y')
    RE = {21: 52, 10: 14, 4: 5}
    pool = [('BOLIGRAFO CRISTAL AZUL C/50', 845, 21), ('CUADERNO A4 TAPA DURA 80H 90GR', 189, 21), ('ACEITE OLIVA V.E. 1L', 745, 4), ('GALLETA MARIA 800G', 168, 10), ('LEJIA 2L', 92, 21), ('ARROZ REDONDO 1KG', 129, 10), ('PAN DE MOLDE', 104, 4), ('DETERGENTE LIQ. 40 LAV. PROMO 3X2', 699, 21), ('LIBRO INFANTIL ILUSTRADO', 895, 4)]
    X = [30, 92, 300, 342, 396, 432, 464, 500, 565]
    HD = ['ARTÍCULO', 'DESCRIPCIÓN', 'UDS.', 'PRECIO', '% DTO', '% IVA', '% R.E.', 'IMPORTE']
    BLU = '#003a70'

    def head():
        d.t(30, 50, sup, 'GothicB', 14, c=BLU)
        d.ml(30, 64, ['C.I.F. ' + cif, 'Pol. Ind. El Viso, C/ Torneros 14', '29006 MÁLAGA', 'Tel. 952 33 ' + cif[-2:] + ' 10'], 'Gothic', 8, 10.5)
        d.rect(320, 40, 245, 70, None, BLU, 1, 6)
        d.ml(330, 56, [cust, 'C/ Real, 44', '29400 RONDA (MÁLAGA)', 'N.I.F. ' + nif], 'Gothic', 9, 13)
        x = 30
        for k, v, w in (('FACTURA', no, 110), ('FECHA', es(date), 80), ('CLIENTE', '430.' + cif[-4:], 80), ('AGENTE', '03', 50), ('PÁGINA', '%d' % d.n, 50)):
            d.rect(x, 122, w, 13, BLU, BLU)
            d.rect(x, 135, w, 15, None, BLU)
            d.t(x + w / 2, 131.5, k, 'GothicB', 7.5, 'c', '#ffffff')
            d.t(x + w / 2, 146, v, 'Gothic', 9, 'c')
            x += w
        d.rect(30, 158, 535, 14, BLU, BLU)
        for i, h in enumerate(HD):
            d.t((X[i] + X[i + 1]) / 2, 168, h, 'GothicB', 7.5, 'c', '#ffffff')
        for x in X:
            d.line(x, 172, x, 640, .5, BLU)
        d.line(30, 640, 565, 640, .5, BLU)
        d.rot(22, 520, 'Inscrita en el R.M. de Málaga, T. 2214, L. 1127, F. 88, Hoja MA-%s' % cif[-5:], 'Gothic', 6, 90, '#555555')
        return 185
    y = head()
    items = []
    by = {}
    left = 0
    alb = R.randrange(1000, 8000)
    for i in range(rows):
        if left == 0:
            left = R.randrange(2, 7)
            if y + 26 > 632:
                d.t(560, 655, 'SUMA Y SIGUE ...', 'Gothic', 8, 'r')
                d.page()
                y = head()
            d.t(95, y, 'Albarán %d de %s' % (alb, es(plus(date, -20 + i % 15))), 'GothicB', 8)
            alb += R.randrange(1, 60)
            y += 13
        if y > 632:
            d.t(560, 655, 'SUMA Y SIGUE ...', 'Gothic', 8, 'r')
            d.page()
            y = head()
        left -= 1
        nm, p, r = R.choice(pool)
        q = R.randrange(1, 48)
        dc = R.choice([0, 0, 5, 10, 15])
        pp = p * 10 + R.randrange(10)
        amt = hu(q * pp * (100 - dc), 1000)
        by[r] = by.get(r, 0) + amt
        d.t(X[0] + 3, y, '84' + digits(R, 6), 'Gothic', 8)
        d.t(X[1] + 3, y, nm, 'Gothic', 8)
        for j, s in ((2, de(q, 0)), (3, de(pp, 3)), (4, '%d' % dc if dc else ''), (5, '%d' % r), (6, de(RE[r], 1)), (7, de(amt))):
            d.t(X[j + 1] - 3, y, s, 'Gothic', 8, 'r')
        y += 13
        items.append(item(nm, num(amt), str(q), num(pp, 3), str(r)))
    x = [30, 130, 180, 260, 310, 390]
    d.rect(30, 648, 360, 13, BLU, BLU)
    for i, h in enumerate(('BASE IMPONIBLE', '% I.V.A.', 'CUOTA I.V.A.', '% R.E.', 'CUOTA R.E.')):
        d.t((x[i] + x[i + 1]) / 2, 657.5, h, 'GothicB', 7, 'c', '#ffffff')
    y = 673
    net = tx = 0
    for r in sorted(by, reverse=True):
        iv, re_ = hu(by[r] * r, 100), hu(by[r] * RE[r], 1000)
        net += by[r]
        tx += iv + re_
        for i, s in enumerate((de(by[r]), '%d,00' % r, de(iv), de(RE[r] * 10), de(re_))):
            d.t(x[i + 1] - 4, y, s, 'Gothic', 8.5, 'r')
        y += 13
    d.rect(30, 661, 360, 44, None, BLU)
    d.rect(398, 648, 167, 57, None, BLU)
    for yy, k, v in ((662, 'Total bases', net), (676, 'Total impuestos', tx)):
        d.t(404, yy, k, 'Gothic', 8.5)
        d.t(560, yy, de(v), 'Gothic', 8.5, 'r')
    d.rect(398, 684, 167, 21, BLU, BLU)
    d.t(404, 698, 'TOTAL FACTURA', 'GothicB', 9.5, c='#ffffff')
    d.t(560, 698, de(net + tx) + ' €', 'GothicB', 11, 'r', '#ffffff')
    half = (net + tx) // 2
    d.t(30, 722, 'Forma de pago: RECIBO DOMICILIADO 30/60 DÍAS', 'Gothic', 8)
    d.t(30, 735, 'Vencimientos:', 'GothicB', 8)
    d.t(110, 735, '%s   %s €' % (es(v1), de(half)), 'Gothic', 8)
    d.t(110, 747, '%s   %s €' % (es(v2), de(net + tx - half)), 'Gothic', 8)
    d.para(30, 790, 'De conformidad con la normativa de protección de datos le informamos de que sus datos se incorporan a un fichero responsabilidad de %s' % sup, 535, 'Gothic', 6)
    return pack(no, date, None, 'EUR', (sup, cif), (cust, nif), items, {'subtotal': num(net), 'tax': num(tx), 'total': num(net + tx)})


LAYOUTS = {'amzbusiness': (amz, A4), 'qrbill': (qrbill, A4), 'fattura': (fattura, A4), 'recargo': (recargo, A4)}
