# SPDX-License-Identifier: AGPL-3.0-or-later
"""A Swedish faktura, a Japanese qualified invoice, a French garage."""

from stranger_bills_third_base import (A4, HexColor, TB, TI, TR, day, digits, fm, hu, item, num, pack, plus, wrap)


def fortnox(d, R, rows):
    sup = R.choice(['Lindbacka Kontorsmöbler AB', 'Roslagens Båtvarv & Marin AB', 'Östgöta VVS-Grossist AB'])
    cust = R.choice(['Brf Sjöutsikten 4', 'Hammarö Kommun', 'Sverkers Åkeri i Ånge AB'])
    date = day(R)
    due = plus(date, 30)
    kr = R.random() < .3
    sg = -1 if kr else 1
    no = digits(R, 5)
    org = '55%s-%s' % (digits(R, 4), digits(R, 4))
    vat = 'SE' + org.replace('-', '') + '01'
    s_ = lambda v, p=2: fm(v, ' ', ',', p)
    pool = [('Skrivbord höj- och sänkbart 160x80 björk', 'st', 459500), ('Kontorsstol Capella svart', 'st', 289000), ('Ballofix kulventil 15 mm', 'st', 8990), ('Kopparrör 22 mm hårt', 'm', 12450), ('Arbete montering', 'tim', 64000), ('Bottenfärg svart 2,5 l', 'st', 61200), ('Milersättning servicebil', 'km', 4200), ('Impeller', 'st', 34900), ('Förtöjningsgods förzinkat, sats med schackel och kätting', 'sats', 121900)]
    po = R.choice(['Anna-Karin', 'BEST-' + digits(R, 4)])
    X = [42, 96, 306, 314, 404, 450, 548]
    F, FB = 'Noto', 'NotoB'

    def foot():
        d.line(42, 768, 553, 768, .6)
        for x, h, ls in ((42, 'Adress', [sup, 'Box 412', '581 04 Linköping']), (190, 'Telefon', ['013-10 20 %s' % no[:2]]), (290, 'Bankgiro', ['%s-%s' % (no[:3], no[1:5])]), (380, 'Organisationsnr', [org]), (470, 'Momsreg.nr', [vat])):
            d.t(x, 777, h, FB, 6.5)
            d.ml(x, 786, ls, F, 7, 9)
        d.t(470, 804, 'Godkänd för F-skatt', F, 6.5)

    def head():
        d.t(42, 56, sup, FB, 14, c='#1b5e20')
        d.t(330, 56, 'Kreditfaktura' if kr else 'Faktura', FB, 16)
        d.t(553, 56, 'Sida %d (%d)' % (d.n, d.total), F, 8, 'r')
        L = (('Fakturadatum', date.isoformat()), ('Fakturanr', no), ('Kundnr', no[1:4]), ('OCR', no + '37'))
        for i, (k, v) in enumerate(L):
            d.t(330 + (i % 2) * 110, 76 + (i // 2) * 26, k, F, 7)
            d.t(330 + (i % 2) * 110, 87 + (i // 2) * 26, v, FB, 9)
        d.ml(330, 140, [cust, 'Fakturaservice, FE 21', '851 85 Sundsvall'], F, 9.5, 13)
        L = (('Er referens', po if po[0] == 'A' else 'Leif Å'), ('Ert ordernr', '' if po[0] == 'A' else po), ('Vår referens', 'Gunilla'), ('Betalningsvillkor', '30 dagar netto'), ('Förfallodatum', due.isoformat()), ('Dröjsmålsränta', '8,00 %'))
        for i, (k, v) in enumerate(L):
            d.t(42 + (i % 2) * 256, 200 + (i // 2) * 13, k, FB, 8)
            d.t(132 + (i % 2) * 256, 200 + (i // 2) * 13, v, F, 8)
        d.rect(42, 246, 511, 15, '#e8f0e8', None)
        for i, (h, a) in enumerate((('Artnr', 'l'), ('Benämning', 'l'), ('Lev ant', 'r'), ('Enhet', 'l'), ('À-pris', 'r'), ('Rabatt', 'r'), ('Summa', 'r'))):
            d.t(X[i], 257, h, FB, 8, a)
        foot()
        return 276
    y = head()
    items = []
    sub = 0
    for i in range(rows):
        nm, u, p = R.choice(pool)
        q = sg * R.randrange(1, 30) * (50 if u in ('tim', 'm') else 100)
        dc = R.choice([0, 0, 10, 15, 25])
        amt = hu(q * p * (100 - dc), 10000)
        sub += amt
        w = wrap(nm, F, 8.5, 165)
        if y + 12 * len(w) > 680:
            d.page()
            y = head()
        d.t(X[0], y, digits(R, 5), F, 8.5)
        for j, s, a in ((2, s_(q), 'r'), (3, u, 'l'), (4, s_(p), 'r'), (5, '%d %%' % dc if dc else '', 'r'), (6, s_(amt), 'r')):
            d.t(X[j], y, s, F, 8.5, a)
        y = d.ml(X[1], y, w, F, 8.5, 12)
        items.append(item(' '.join(w), num(amt), num(q), num(p)))
    fr = sg * R.choice([0, 9500, 24900])
    tx = hu((sub + fr) * 25, 100)
    raw = sub + fr + tx
    tot = hu(raw, 100) * 100
    rd = tot - raw
    d.rect(42, 706, 511, 48, None, '#444444', .6)
    d.line(42, 730, 553, 730, .4)
    cells = [('Netto', s_(sub)), ('Frakt', s_(fr)), ('Exkl. moms', s_(sub + fr)), ('Moms %', '25'), ('Moms kr', s_(tx)), ('Öresutj', s_(rd))]
    for i, (k, v) in enumerate(cells):
        d.t(50 + i * 84, 715, k, F, 7)
        d.t(50 + i * 84, 726, v, F, 9)
    d.t(50, 746, 'Att erhålla' if kr else 'ATT BETALA', FB, 10)
    d.t(545, 746, 'SEK ' + s_(tot), FB, 12, 'r')
    T = {'subtotal': num(sub), 'shipping': num(fr), 'tax': num(tx), 'total': num(tot)}
    return pack(no, date, due, 'SEK', (sup, vat), (cust, None), items, T, kind='credit_note' if kr else 'invoice', po=po if po[0] == 'B' else None)


def seikyu(d, R, rows):
    sup = R.choice(['Minatogawa Foods Co., Ltd.', 'Hoshikusa Packaging K.K.', 'Takenoko Trading Corporation'])
    cust = R.choice(['Blue Heron Hospitality G.K.', 'Sakuradai International School', 'Lotte & Finch Japan K.K.'])
    date = day(R, 2024, 2026)
    due = plus(date, 30)
    no = '%s-%03d' % (date.strftime('%Y%m'), R.randrange(1, 400))
    reg = 'T' + digits(R, 13)
    jp = lambda x: x.strftime('%Y/%m/%d')
    pool = [('Koshihikari rice, 30 kg bag', 'bag', 13800, 8), ('Green tea (sencha) 100 g', 'pc', 1080, 8), ('Paper cups 9 oz, sleeve of 50', 'sleeve', 430, 10), ('Catering set “Matsu”, delivered', 'set', 3500, 8), ('Chafing dish rental', 'day', 6000, 10), ('Delivery fee', 'set', 1500, 10), ('Soy sauce 1.8 L', 'btl', 980, 8), ('Sake, junmai 720 ml', 'btl', 2150, 10), ('Corrugated carton 120 size', 'pc', 265, 10)]
    X = [36, 84, 300, 348, 390, 446, 484, 559]
    F, FB = 'Noto', 'NotoB'
    L = []
    by = {}
    for i in range(rows):
        nm, u, p, r = R.choice(pool)
        q = R.randrange(1, 60)
        L.append((plus(date, -28 + i * 27 // max(1, rows)), nm, u, q, p, r, q * p))
        by[r] = by.get(r, 0) + q * p
    tax = {r: by[r] * r // 100 for r in by}
    net, tx = sum(by.values()), sum(tax.values())
    yen = lambda v: '¥' + fm(v, ',', '', 0)
    d.t(d.W / 2, 56, 'I N V O I C E', FB, 17, 'c')
    d.line(200, 62, 395, 62, .5)
    d.line(200, 64, 395, 64, .5)
    d.t(36, 100, cust, F, 12)
    d.t(300, 100, 'Messrs.', F, 8, 'r')
    d.line(36, 105, 300, 105, .6)
    d.t(559, 86, 'Invoice No. ' + no, F, 8.5, 'r')
    d.t(559, 99, 'Date ' + jp(date), F, 8.5, 'r')
    d.ml(380, 126, [sup, '2-14-6 Kaigan-dori, Chuo-ku', 'Kobe 650-0024', 'TEL 078-332-' + reg[-4:], 'Registration Number ' + reg], F, 8.5, 12)
    d.c.saveState()
    d.c.setStrokeColor(HexColor('#c62828'))
    d.c.setLineWidth(1.4)
    d.c.circle(535, d.H - 132, 15, stroke=1, fill=0)
    d.c.restoreState()
    d.t(36, 132, 'We hereby submit our invoice as follows.', F, 8.5)
    d.rect(36, 142, 290, 34, None, '#000000', 1.2)
    d.line(140, 142, 140, 176, .6)
    d.t(88, 157, 'Amount billed', FB, 9, 'c')
    d.t(88, 168, '(tax included)', F, 7.5, 'c')
    d.t(316, 166, yen(net + tx) + ' -', FB, 15, 'r')
    d.t(36, 192, 'Payment due: %s    Bank transfer: Sanriku Bank, Kobe Branch (ordinary) %s' % (jp(due), reg[-7:]), F, 8)
    H = 17

    def thead(y):
        for i, h in enumerate(('Date', 'Item', 'Qty', 'Unit', 'Unit Price', 'Tax', 'Amount (¥)')):
            d.rect(X[i], y, X[i + 1] - X[i], H, '#cfd8dc')
            d.t((X[i] + X[i + 1]) / 2, y + 12, h, FB, 8, 'c')
        return y + H

    def line(y, c=None):
        for i in range(7):
            d.rect(X[i], y, X[i + 1] - X[i], H, None, '#000000', .3)
        if c:
            for i, (s, a) in enumerate(zip(c, 'llrcrrr')):
                d.t(X[i] + 3 if a == 'l' else X[i + 1] - 3 if a == 'r' else (X[i] + X[i + 1]) / 2, y + 12, s, F, 8, a)
        return y + H
    y = thead(202)
    items = []
    for k, (dt_, nm, u, q, p, r, amt) in enumerate(L):
        if y + H > 790:
            d.t(d.W / 2, 822, '- %d -' % d.n, F, 8, 'c')
            d.page()
            d.t(559, 40, 'Invoice No. ' + no, F, 8.5, 'r')
            y = thead(50)
        y = line(y, [dt_.strftime('%m/%d'), nm, fm(q, ',', '', 0), u, fm(p, ',', '', 0), '8% *' if r == 8 else '10%', fm(amt, ',', '', 0)])
        items.append(item(nm, str(amt), str(q), str(p), str(r)))
    for k in range(len(L), 15):
        y = line(y)
    if y + 110 > 800:
        d.t(d.W / 2, 822, '- %d -' % d.n, F, 8, 'c')
        d.page()
        y = 40
    for k, v, f in (('Subtotal', net, F), ('Consumption tax', tx, F), ('Total', net + tx, FB)):
        d.rect(X[4], y, X[6] - X[4], H, '#eceff1', lw=.3)
        d.rect(X[6], y, X[7] - X[6], H, None, lw=.3)
        d.t((X[4] + X[6]) / 2, y + 12, k, f, 8, 'c')
        d.t(X[7] - 3, y + 12, fm(v, ',', '', 0), f, 8, 'r')
        y += H
    yy = y - 3 * H + 12
    d.t(36, yy, '* indicates items subject to the reduced tax rate (8%)', F, 7.5)
    for r in sorted(by, reverse=True):
        yy += 13
        d.t(36, yy, 'Total subject to %d%%: %s   (consumption tax %s)' % (r, yen(by[r]), yen(tax[r])), F, 8)
    d.rect(36, y + 10, 523, 34, None, lw=.4)
    d.t(40, y + 21, 'Remarks', F, 7.5)
    d.t(40, y + 35, 'Fractions of consumption tax are rounded down per tax rate. Transfer fees are borne by the customer.', F, 7.5)
    d.t(d.W / 2, 822, '- %d -' % d.n, F, 8, 'c')
    return pack(no, date, due, 'JPY', (sup, reg), (cust, None), items, {'subtotal': str(net), 'tax': str(tx), 'total': str(net + tx)})


def garage(d, R, rows):
    sup = R.choice(['GARAGE DU PONT NEUF', 'SARL AUTO SERVICES MOREL', 'ETS LACHENAL ET FILS'])
    cust = R.choice(['M. THIERRY GAUVIN', 'AMBULANCES DES DEUX RIVES', 'MME LUCIE PRADEAU'])
    date = day(R)
    no = R.choice(['F', 'FA', '']) + digits(R, 6)
    tva = 'FR%s%s' % (digits(R, 2), digits(R, 9))
    f = lambda x: x.strftime('%d/%m/%Y')
    n_ = lambda v, p=2: fm(v, ' ', ',', p)
    MO = [('MO1', 'REMPLACEMENT KIT DISTRIBUTION + POMPE A EAU', 6890), ('MO2', 'VIDANGE MOTEUR', 6890), ('MO3', 'DIAGNOSTIC ELECTRONIQUE VALISE', 7950), ('MO1', 'PURGE CIRCUIT DE FREIN', 6890)]
    PC = [('1987949', 'PLAQUETTES AV', 5870), ('0986479', 'DISQUE DE FREIN AV VENTILE', 7265), ('OC1063', 'FILTRE A HUILE', 1490), ('5W30C2', 'HUILE MOTEUR 5W30 C2 VRAC LITRE', 1185), ('KD457', 'KIT DISTRIBUTION', 18950), ('H7LL', 'LAMPE H7 LONGUE DUREE', 890), ('20555', 'PNEU 205/55 R16 91V ETE ENERGY SAVER', 8940)]
    DV = [('REC', 'RECYCLAGE DECHETS', 450), ('FOR', 'FORFAIT CONTROLE GEOMETRIE', 7900), ('PF', 'PETITES FOURNITURES', 390)]
    nm_, nd = max(1, rows // 4) if rows > 1 else 0, rows // 6
    X = [36, 96, 322, 372, 430, 470, 536, 560]

    def head():
        d.t(36, 50, sup, TB, 16, c='#b71c1c')
        d.ml(36, 63, ['Réparateur agréé toutes marques – Carrosserie – Dépannage 24/24', '12, route de Lyon  38200 VIENNE   Tél. 04 74 85 ' + no[-2:] + ' 40', 'SIRET %s 00017  APE 4520A  N° TVA %s' % (tva[4:], tva)], TR, 8, 10)
        d.t(560, 50, 'FACTURE', TB, 16, 'r')
        d.t(560, 64, 'Page %d / %d' % (d.n, d.total), TR, 8, 'r')
        bx = [(36, 80, 'N° FACTURE', no), (116, 80, 'DATE', f(date)), (196, 70, 'N° O.R.', orn), (266, 64, 'COMPTE', '411' + orn[-3:])]
        for x, w, k, v in bx:
            d.rect(x, 100, w, 26)
            d.t(x + 3, 108, k, TR, 6.5)
            d.t(x + w / 2, 121, v, TB, 9.5, 'c')
        d.rect(340, 78, 220, 66, None, r=4)
        d.ml(350, 98, [cust, '3 IMPASSE DES LILAS', '38780 PONT EVEQUE'], TR, 10.5, 14)
        x = 36
        for w, k, v in ((84, 'IMMATRICULATION', imm), (116, 'MARQUE / MODELE', veh), (128, 'N° SERIE (V.I.N.)', vin), (70, '1ère M.E.C.', mec), (66, 'KILOMETRAGE', km), (60, 'RECEPTION', 'JPM')):
            d.rect(x, 154, w, 26)
            d.rect(x, 154, w, 10, '#dddddd')
            d.t(x + w / 2, 161.5, k, TR, 6.5, 'c')
            d.t(x + w / 2, 175, v, TR, 8.5, 'c')
            x += w
        d.rect(36, 190, 524, 16, '#dddddd')
        for i, h in enumerate(('Référence', 'Désignation', 'Qté', 'P.U. H.T.', '% Rem', 'Montant H.T.', 'T')):
            d.t((X[i] + X[i + 1]) / 2, 201, h, TB, 8.5, 'c')
        for xx in X:
            d.line(xx, 190, xx, 690, .5)
        d.line(36, 690, 560, 690, .5)
        d.t(298, 822, '%s – SARL au capital de 7 622 € – RCS Vienne %s – Pas d’escompte pour paiement anticipé. Indemnité forfaitaire pour frais de recouvrement : 40 €.' % (sup, tva[4:]), TR, 6.5, 'c')
        return 219
    orn = digits(R, 5)
    imm = R.choice(['AB-%s-CD', 'EK-%s-ZW', 'FR-%s-QT']) % digits(R, 3)
    veh = R.choice(['RENAULT MEGANE III', 'PEUGEOT 308', 'CITROEN BERLINGO'])
    vin = 'VF1' + ''.join(R.choice('ABCDEFGHJKLMNPR0123456789') for _ in range(8)) + digits(R, 6)
    mec = f(plus(date, -R.randrange(900, 5000)))
    km = n_(R.randrange(20000, 260000), 0)
    y = head()
    items = []
    sums = []
    for title, pool, n in (("MAIN D'OEUVRE", MO, nm_), ('PIECES', PC, rows - nm_ - nd), ('DIVERS', DV, nd)):
        s = 0
        if n:
            if y + 30 > 682:
                d.t(530, 702, '.../...', TR, 9, 'r')
                d.page()
                y = head()
            d.t(100, y, title, TB, 9)
            y += 14
        for i in range(n):
            rf, nm, p = R.choice(pool)
            forf = title == 'DIVERS'
            q = 100 if forf else R.randrange(1, 14) * (25 if title[0] == 'M' or 'VRAC' in nm else 100)
            dc = 0 if forf or title[0] == 'M' else R.choice([0, 0, 500, 1000])
            amt = hu(q * p * (10000 - dc), 1000000)
            s += amt
            w = wrap(nm, TR, 9, 218)
            if y + 11 * len(w) > 688:
                d.t(530, 702, '.../...', TR, 9, 'r')
                d.page()
                y = head()
            d.t(39, y, rf, TR, 9)
            if not forf:
                d.t(369, y, n_(q), TR, 9, 'r')
                d.t(427, y, n_(p), TR, 9, 'r')
            if dc:
                d.t(467, y, n_(dc), TR, 9, 'r')
            d.t(533, y, n_(amt), TR, 9, 'r')
            d.t(548, y, '1', TR, 9, 'c')
            y = d.ml(100, y, w, TR, 9, 11) + 1
            items.append(item(' '.join(w), num(amt), None if forf else num(q), None if forf else num(p)))
        sums.append(s)
        y += 6
    net = sum(sums)
    tx = hu(net * 20, 100)
    tot = net + tx
    ac = R.choice([0, 0, 10000, 5000])
    ac = 0 if ac >= tot else ac
    x = 36
    for w, k, v in ((76, "MAIN D'OEUVRE", n_(sums[0])), (76, 'PIECES', n_(sums[1])), (66, 'DIVERS', n_(sums[2])), (84, 'TOTAL H.T.', n_(net)), (30, 'T', '1'), (46, 'TAUX', '20,00'), (70, 'T.V.A.', n_(tx)), (76, 'TOTAL T.T.C.', n_(tot))):
        d.rect(x, 708, w, 30)
        d.rect(x, 708, w, 11, '#dddddd')
        d.t(x + w / 2, 716.5, k, TR, 7, 'c')
        d.t(x + w - 4, 732, v, TR, 9.5, 'r')
        x += w
    T = {'subtotal': num(net), 'tax': num(tx), 'total': num(tot)}
    if ac:
        d.t(470, 756, 'Acompte reçu', TR, 9, 'r')
        d.t(556, 756, n_(ac), TR, 9.5, 'r')
        T['paid'] = num(ac)
    T['due'] = num(tot - ac)
    d.rect(400, 762, 160, 22, None, lw=1.5)
    d.t(406, 776, 'NET A PAYER', TB, 10)
    d.t(556, 776, n_(tot - ac) + ' €', TB, 12, 'r')
    due = plus(date, 0 if R.random() < .5 else 30)
    d.t(36, 756, 'Mode de règlement : ' + ('CARTE BANCAIRE' if due == date else 'VIREMENT 30 JOURS'), TR, 9)
    d.t(36, 769, 'Echéance : ' + f(due), TR, 9)
    d.t(36, 782, 'Pièces remplacées non réclamées. Garantie 12 mois.', TI, 8)
    return pack(no, date, due, 'EUR', (sup, tva), (cust, None), items, T)


LAYOUTS = {'fortnox': (fortnox, A4), 'seikyu': (seikyu, A4), 'garage': (garage, A4)}
