# SPDX-License-Identifier: AGPL-3.0-or-later
"""Servers by the hour, a craftsman's letter, a form of an enterprise's program, a mill supplier's green bars."""

from stranger_bills_third_base import (A4, CB, CO, HB, HE, HI, day, de, digits, fm, hu, item, letter, num, pack, plus, wrap)

dd = lambda x: x.strftime('%d.%m.%Y')


def hosting(d, R, rows):
    sup = R.choice(['Rechenwerk Online GmbH', 'Falkenserver Hosting AG', 'Kernblock Cloud GmbH'])
    cust, adr = R.choice([('Möwenblick Reisen e.K.', ['Frau Antje Brodersen', 'Strandallee 14', '23669 Timmendorfer Strand']), ('pixelfarm Agentur UG (haftungsbeschränkt)', ['Kastanienweg 3', '04275 Leipzig']),
                          ('Ing.-Büro Sattelmair', ['Am Anger 22', '83646 Bad Tölz'])])
    vat = 'DE' + digits(R, 9)
    date = day(R).replace(day=2)
    due = plus(date, R.choice([7, 10]))
    last = plus(date, -2)
    first = last.replace(day=1)
    no = 'R00' + digits(R, 8)
    kd = 'K' + digits(R, 10)
    period = '%s – %s' % (dd(first), dd(last))
    hrs = last.day * 24
    proj = R.sample(['webshop-prod', 'staging', 'Kunde Meissner', 'default', 'backup-fsn1'], max(1, min(4, rows // 5 + 1)))
    pool = [('Cloud Server CX32', 'h', 136, hrs), ('Cloud Server CPX51', 'h', 1040, hrs), ('Primäre IPv4-Adresse', 'h', 8, hrs), ('Volume 100 GB', 'h', 70, hrs), ('Snapshot', 'GB', 119, 0), ('Load Balancer LB11', 'h', 96, hrs),
            ('Dedicated Root Server AX42 (Zusatz-IP, Remote Console, erweiterte Überwachung)', 'Monat', 463000, 1), ('Storage Box BX21', 'Monat', 128000, 1), ('Object Storage – ausgehender Traffic', 'TB', 10000, 0), ('Domain-Registrierung .de', 'Jahr', 99000, 1)]
    xs = dict(pos=54, d=78, q=372, u=380, p=470, a=545)

    def foot():
        d.line(54, 772, 545, 772, .3, '#aaaaaa')
        cols = [[sup, 'Industriestr. 25', '91710 Gunzenhausen'], ['Tel. +49 9831 505-0', 'Fax +49 9831 505-3', 'buchhaltung@example.de'], ['Registergericht Ansbach', 'HRB ' + no[-4:], 'Geschäftsführer: M. Hetz'], ['USt-IdNr. ' + tax, 'IBAN DE92 7655 0000 0000 %s' % kd[-4:], 'BIC BYLADEM1ANS']]
        for i, c in enumerate(cols):
            d.ml(54 + i * 124, 783, c, 'Narrow', 7.5, 9.5, c='#555555')
        d.t(545, 826, 'Seite %d/%d' % (d.n, d.total), 'Narrow', 8, 'r')
    tax = 'DE' + digits(R, 9)

    def thead(y):
        d.rect(50, y - 11, 499, 16, '#d50c2d', None)
        for k, s, a in (('pos', 'Pos.', 'l'), ('d', 'Leistung', 'l'), ('q', 'Menge', 'r'), ('u', 'Einh.', 'l'), ('p', 'Einzelpreis', 'r'), ('a', 'Preis', 'r')):
            d.t(xs[k], y, s, 'NarrowB', 9.5, a, '#ffffff')
        return y + 19
    d.rect(54, 34, 120, 22, '#d50c2d', None)
    d.t(60, 50, sup.split(' ')[0].upper(), 'NarrowB', 16, c='#ffffff')
    d.t(54, 122, sup + ' · Industriestr. 25 · 91710 Gunzenhausen', 'Narrow', 7, c='#555555')
    d.ml(54, 138, [cust] + adr, 'Narrow', 10.5, 13)
    y = 138
    for k, v in (('Rechnungsnummer', no), ('Rechnungsdatum', dd(date)), ('Kundennummer', kd), ('Ihre USt-IdNr.', vat), ('Leistungszeitraum', period)):
        d.t(345, y, k + ':', 'NarrowB', 9.5)
        d.t(430, y, v, 'Narrow', 9.5)
        y += 13
    d.t(54, 236, 'Rechnung ' + no, 'NarrowB', 14)
    y = thead(262)
    items = []
    net = 0
    pos = 0
    share = [rows // len(proj) + (1 if i < rows % len(proj) else 0) for i in range(len(proj))]

    def room(y, n, f=True):
        if y + n > 758:
            foot()
            d.page()
            d.t(54, 44, 'Rechnung %s vom %s – Fortsetzung' % (no, dd(date)), 'Narrow', 9)
            return thead(66) if f else 70
        return y
    for pj, n in zip(proj, share):
        y = room(y, 34)
        d.t(xs['d'], y, 'Projekt „%s“' % pj, 'NarrowB', 10)
        y += 15
        ps = 0
        for i in range(n):
            nm, u, p, h = R.choice(pool)
            q = h * R.choice([1, 1, 2]) if h else R.randrange(120, 9800)
            if u == 'h' and R.random() < .3:
                q = R.randrange(1, hrs)
            qp = 0 if h else 2
            amt = hu(q * p, 100 * 10 ** qp)
            txt = nm + (' #%s "%s"' % (digits(R, 7), R.choice(['app-01', 'db-02', 'mail', 'web-lb', 'ci-runner-3'])) if h else '')
            if R.random() < .3:
                txt += ' (%s)' % period
            w = wrap(txt, 'Narrow', 9.5, 245)
            y = room(y, 12 * len(w) + 2)
            pos += 1
            net += amt
            ps += amt
            d.t(xs['pos'], y, str(pos), 'Narrow', 9.5)
            d.t(xs['q'], y, de(q, qp), 'Narrow', 9.5, 'r')
            d.t(xs['u'], y, u, 'Narrow', 9.5)
            d.t(xs['p'], y, de(p, 4) + ' €', 'Narrow', 9.5, 'r')
            d.t(xs['a'], y, de(amt) + ' €', 'Narrow', 9.5, 'r')
            y = d.ml(xs['d'], y, w, 'Narrow', 9.5, 12) + 2
            items.append(item(' '.join(w), num(amt), num(q, qp), num(p, 4)))
        y = room(y, 24)
        d.t(xs['d'], y, 'Summe Projekt „%s“' % pj, 'Narrow', 9.5, c='#555555')
        d.t(xs['a'], y, de(ps) + ' €', 'Narrow', 9.5, 'r', '#555555')
        d.line(xs['d'], y + 4, xs['a'], y + 4, .3, '#aaaaaa')
        y += 20
    t = hu(net * 19, 100)
    y = room(y, 110, False)
    for k, v, f in (('Summe (netto)', net, 'Narrow'), ('zzgl. 19 % USt.', t, 'Narrow'), ('Gesamtbetrag', net + t, 'NarrowB')):
        d.t(380, y, k, f, 10.5)
        d.t(545, y, de(v) + ' €', f, 10.5, 'r')
        y += 15
    y += 14
    d.para(54, y, 'Den Rechnungsbetrag buchen wir ab dem %s per SEPA-Lastschrift (Mandatsreferenz %s-M1) von Ihrem Konto ab. Bitte sorgen Sie für ausreichende Deckung.' % (dd(due), kd), 490, 'Narrow', 10, 13)
    foot()
    return pack(no, date, due, 'EUR', (sup, tax), (cust, vat), items, {'subtotal': num(net), 'tax': num(t), 'total': num(net + t)})


def lexware(d, R, rows):
    sup = R.choice(['Holz & Form Tischlerei Brüggemann', 'Sanitär Ohlsen & Sohn GmbH', 'Malerbetrieb Kraehenbring'])
    cust, adr = R.choice([('Hausverwaltung Nordlicht GmbH', ['z. Hd. Frau Petersen', 'Holtenauer Str. 211', '', '24106 Kiel']), ('Herrn', ['Klaus-Peter Wennigsen', 'Deichweg 8', '', '25946 Norddorf'])])
    rec = cust if cust != 'Herrn' else adr[0]
    date = day(R)
    due = plus(date, 30)
    sk = plus(date, 10)
    no = 'RE-%d-%04d' % (date.year, R.randrange(20, 3000))
    st = '20/%s/%s' % (digits(R, 3), digits(R, 5))
    pool = [('Lieferung und Montage Innentür Buche furniert, inkl. Zarge, Drückergarnitur Edelstahl matt', 'Stck', 38950), ('Facharbeiterstunde', 'Std', 5480), ('Auszubildendenstunde', 'Std', 2890), ('An- und Abfahrt', 'psch', 4500), ('Silikonfuge, dauerelastisch', 'lfdm', 640),
            ('Entsorgung Altmaterial', 'psch', 8500), ('Dispersionsanstrich, 2-fach, Farbton nach Wahl des Auftraggebers, einschließlich Abkleben und Abdecken', 'm²', 985), ('Kleinmaterial', 'psch', 1250), ('Sockelleiste weiß 58 x 19 mm', 'lfdm', 795), ('Rohrisolierung DN 22', 'm', 415)]

    def thead(y):
        d.line(60, y, 545, y, .8)
        for x, s, a in ((60, 'Pos', 'l'), (124, 'Menge', 'r'), (130, 'ME', 'l'), (165, 'Bezeichnung', 'l'), (462, 'E-Preis', 'r'), (545, 'G-Preis', 'r')):
            d.t(x, y + 12, s, HE, 9, a)
        d.t(462, y + 22, 'EUR', HE, 7, 'r')
        d.t(545, y + 22, 'EUR', HE, 7, 'r')
        d.line(60, y + 26, 545, y + 26, .8)
        return y + 42

    def foot():
        d.line(60, 786, 545, 786, .3)
        d.t(302, 796, '%s · Werkstraße 5 · 24113 Kiel · Tel. 0431 / 55 01 %s' % (sup, st[-2:]), HE, 7, 'c')
        d.t(302, 806, 'Förde Sparkasse · IBAN DE44 2105 0170 00%s · Steuer-Nr. %s' % (no[-4:] + '1123', st), HE, 7, 'c')
    d.t(545, 52, sup, HB, 15, 'r', '#2a5d34')
    d.t(545, 66, 'Meisterbetrieb seit 1954', HI, 9, 'r', '#2a5d34')
    d.t(60, 138, '%s, Werkstraße 5, 24113 Kiel' % sup, HE, 6.5)
    d.line(60, 141, 290, 141, .3)
    d.ml(60, 156, [cust] + adr, HE, 10, 13)
    y = 156
    for k, v in (('Rechnungs-Nr.:', no), ('Kunden-Nr.:', '1' + digits(R, 4)), ('Datum:', dd(date)), ('Sachbearbeiter:', 'H. Thomsen')):
        d.t(380, y, k, HE, 9)
        d.t(545, y, v, HE, 9, 'r')
        y += 13
    d.t(60, 262, 'Rechnung Nr. ' + no, HB, 13)
    d.t(60, 284, 'Bauvorhaben: %s' % R.choice(['Sanierung WE 04, 2. OG links', 'Treppenhaus Vorderhaus', 'Bad EG']), HE, 9.5)
    d.t(60, 300, 'Für die Ausführung der beauftragten Arbeiten erlauben wir uns zu berechnen:', HE, 9.5)
    y = thead(312)
    run_ = 0
    items = []
    for i in range(rows):
        nm, u, p = R.choice(pool)
        w = wrap(nm, HE, 9.5, 225)
        if y + 12.5 * len(w) > 752:
            d.t(165, y + 6, 'Übertrag', HB, 9.5)
            d.t(545, y + 6, de(run_), HB, 9.5, 'r')
            d.t(545, y + 26, '- Fortsetzung auf Seite %d -' % (d.n + 1), HE, 8, 'r')
            foot()
            d.page()
            d.t(60, 50, 'Seite %d zur Rechnung Nr. %s vom %s' % (d.n, no, dd(date)), HE, 9)
            y = thead(64)
            d.t(165, y, 'Übertrag', HB, 9.5)
            d.t(545, y, de(run_), HB, 9.5, 'r')
            y += 18
        q = 100 if u == 'psch' else R.randrange(1, 120) * R.choice([100, 100, 25])
        amt = hu(q * p, 100)
        run_ += amt
        d.t(60, y, str(i + 1), HE, 9.5)
        d.t(124, y, de(q), HE, 9.5, 'r')
        d.t(130, y, u, HE, 9.5)
        d.t(462, y, de(p), HE, 9.5, 'r')
        d.t(545, y, de(amt), HE, 9.5, 'r')
        y = d.ml(165, y, w, HE, 9.5, 12.5) + 4
        items.append(item(' '.join(w), num(amt), num(q), num(p)))
    if y + 150 > 775:
        d.t(545, y + 12, '- Fortsetzung auf Seite %d -' % (d.n + 1), HE, 8, 'r')
        foot()
        d.page()
        y = 70
    t = hu(run_ * 19, 100)
    d.line(60, y - 6, 545, y - 6, .8)
    for k, k2, v, f in (('Summe Netto', '', run_, HE), ('Umsatzsteuer', '19,00 % auf ' + de(run_) + ' EUR', t, HE), ('Endbetrag', '', run_ + t, HB)):
        d.t(165, y + 8, k, f, 10)
        d.t(420, y + 8, k2, HE, 8.5, 'r')
        d.t(462, y + 8, 'EUR', f, 10, 'r')
        d.t(545, y + 8, de(v), f, 10, 'r')
        y += 15
    d.line(165, y, 545, y, .5)
    d.line(165, y + 2, 545, y + 2, .5)
    y += 20
    skb = hu((run_ + t) * 2, 100)
    y = d.para(60, y, 'Zahlbar bis %s mit 2,00 %% Skonto = %s EUR (Zahlbetrag %s EUR), bis spätestens %s ohne Abzug.' % (dd(sk), de(skb), de(run_ + t - skb), dd(due)), 480, HE, 9.5, 13)
    y = d.para(60, y + 4, 'Das Leistungsdatum entspricht dem Rechnungsdatum. Im Endbetrag sind Lohnkosten enthalten, die nach § 35a EStG begünstigt sein können. Es gilt eine Aufbewahrungspflicht von zwei Jahren.', 480, HE, 8, 10.5)
    foot()
    return pack(no, date, due, 'EUR', (sup, st), (rec, None), items, {'subtotal': num(run_), 'tax': num(t), 'total': num(run_ + t)})


def sapform(d, R, rows):
    sup = R.choice(['IDES Armaturen AG', 'Nordstahl Fittings GmbH', 'Werra Pumpentechnik AG'])
    cust, adr = R.choice([('Becker Anlagenbau GmbH', ['Calvinstr. 36', '13467 BERLIN']), ('Karsson High Tech Markt', ['Maximilianstr. 30', '80539 MÜNCHEN']), ('Loma Process Ltd.', ['Unit 7, Severn Gate', 'BRISTOL BS11 9FG'])])
    date = day(R)
    due = plus(date, 30)
    no = '9003' + digits(R, 4)
    po = '45000' + digits(R, 5)
    ust, cust_ust = 'DE' + digits(R, 9), 'DE' + digits(R, 9)
    pool = [('Ball valve DN25 PN40', 'PC', 4520), ('Gasket set EPDM', 'SET', 1290), ('Casing, cast iron GG25, machined, with lifting eyes', 'PC', 118000), ('Shaft sealing', 'PC', 8735), ('Hydraulic oil ISO VG 46', 'L', 485), ('Flange bolt M16x80', 'PC', 21350), ('Control unit 24V DC', 'PC', 56400)]
    trail = lambda v, p=2: de(abs(v), p) + ('-' if v < 0 else ' ')
    F, Z = CO, 9

    def head():
        d.t(60, 52, sup, CB, 12)
        if d.n == 1:
            d.t(60, 120, sup + ', Postfach 16 04 60, D-60070 Frankfurt', CO, 6)
            d.ml(60, 136, ['Firma', cust] + adr, F, 10, 12)
            d.rect(330, 96, 220, 140)
            d.t(336, 90, 'Invoice', CB, 13)
            y = 108
            for k, v in (('Document number / Date', '%s / %s' % (no, dd(date))), ('Your order number / Date', '%s / %s' % (po, dd(plus(date, -20)))), ('Delivery note number / Date', '8001%s / %s' % (no[-4:], dd(plus(date, -1)))),
                         ('Order number / Date', '1%s / %s' % (no[-4:], dd(plus(date, -19)))), ('Customer number', '130%s' % no[-1])):
                d.t(336, y, k, F, 7.5)
                d.t(336, y + 10, v, CB, 9)
                y += 25
            d.t(60, 262, 'Our VAT reg. no. : %s' % ust, F, 9)
            d.t(60, 274, 'Your VAT reg. no.: %s' % cust_ust, F, 9)
            d.t(60, 292, 'Terms of payment : Up to %s without deduction' % dd(due), F, 9)
            d.t(60, 304, 'Terms of delivery: EXW Frankfurt', F, 9)
            d.t(550, 304, 'Currency EUR', F, 9, 'r')
            y = 316
        else:
            d.t(330, 52, 'Invoice', CB, 12)
            d.t(60, 70, 'Document number / Date   %s / %s' % (no, dd(date)), F, 9)
            y = 80
        d.t(550, 72 if d.n == 1 else 70, 'Page %4d / %d' % (d.n, d.total), F, 9, 'r')
        d.line(60, y, 550, y, .8)
        for x, s, a in ((60, 'Item', 'l'), (104, 'Material', 'l'), (282, 'Qty', 'r'), (380, 'Price', 'r'), (470, 'Price unit', 'r'), (545, 'Value', 'r')):
            d.t(x, y + 11, s, F, Z, a)
        d.t(104, y + 22, 'Description', F, Z)
        d.line(60, y + 27, 550, y + 27, .8)
        return y + 41

    def over(y):
        if y > 790:
            d.page()
            return head()
        return y

    y = head()
    items = []
    net = 0
    for i in range(rows):
        nm, u, p = R.choice(pool)
        bolt = 'bolt' in nm
        pu = 100 if bolt else 1
        q = R.randrange(1, 40) * (50 if bolt else 1)
        gross = hu(q * p, pu)
        dr = R.choice([0, 0, 5000, 12500, 3000])
        dv = -hu(gross * dr, 100000)
        sur = hu(gross * 12, 1000) if R.random() < .2 else 0
        nv = gross + dv + sur
        net += nv
        w = wrap(nm, F, Z, 175)
        if y + 12 * (1 + len(w)) > 790:
            d.page()
            y = head()
        d.t(60, y, '%06d' % ((i + 1) * 10), F, Z)
        d.t(104, y, R.choice(['P-', '400-', 'R-F']) + digits(R, 3), F, Z)
        d.t(282, y, de(q, 0) + ' ' + u, F, Z, 'r')
        y = over(d.ml(104, y + 12, w, F, Z, 12))
        d.t(116, y, 'Gross Price', F, Z)
        d.t(380, y, de(p) + ' EUR', F, Z, 'r')
        d.t(470, y, '%d %s' % (pu, u), F, Z, 'r')
        d.t(550, y, trail(gross), F, Z, 'r')
        y = over(y + 12)
        if dv:
            d.t(116, y, 'Customer discount', F, Z)
            d.t(380, y, de(dr, 3) + '- %', F, Z, 'r')
            d.t(550, y, trail(dv), F, Z, 'r')
            y = over(y + 12)
        if sur:
            d.t(116, y, 'Alloy surcharge', F, Z)
            d.t(380, y, '1,200  %', F, Z, 'r')
            d.t(550, y, trail(sur), F, Z, 'r')
            y = over(y + 12)
        d.t(116, y, 'Net value for item', F, Z)
        d.t(550, y, trail(nv), F, Z, 'r')
        y += 20
        items.append(item(' '.join(w), num(nv), num(q, 0), num(p)))
    if y + 70 > 790:
        d.page()
        y = head()
    t = hu(net * 19, 100)
    d.line(60, y - 8, 550, y - 8, .8)
    d.t(60, y + 6, 'Items total', F, Z)
    d.t(550, y + 6, trail(net), F, Z, 'r')
    d.t(60, y + 20, 'Output Tax', F, Z)
    d.t(380, y + 20, '19,000  %', F, Z, 'r')
    d.t(470, y + 20, trail(net), F, Z, 'r')
    d.t(550, y + 20, trail(t), F, Z, 'r')
    d.line(60, y + 28, 550, y + 28, .4)
    d.t(60, y + 42, 'Final amount', CB, 10)
    d.t(550, y + 42, trail(net + t), CB, 10, 'r')
    return pack(no, date, due, 'EUR', (sup, ust), (cust, cust_ust), items, {'subtotal': num(net), 'tax': num(t), 'total': num(net + t)}, po=po)


def greenbar(d, R, rows):
    sup = R.choice(['TRI-COUNTY MILL SUPPLY CO', 'LAKELAND BEARING & BELT INC', 'GULF STATES FASTENER CORP'])
    cust, adr = R.choice([('HENDRICKS PAPER CO', ['PO BOX 1140', 'APPLETON WI 54912']), ('BAYOU MARINE FABRICATORS', ['7781 CANAL RD', 'HOUMA LA 70363']), ('R & S MACHINE SHOP', ['120 FOUNDRY ST', 'ROCKFORD IL 61104'])])
    date = day(R)
    cm = R.random() < .3
    no = digits(R, 6) + '-00'
    po = R.choice(['VERBAL-DAN', digits(R, 5) + 'R2', 'B' + digits(R, 7)])
    us = lambda x: x.strftime('%m/%d/%y')
    P = [('6205-2RS', 'BRG DEEP GROOVE SEALED', 'EA', 2385), ('B-68', 'V-BELT CLASSICAL', 'EA', 1940), ('HHCS-1/2-13X2', 'HEX HD CAP SCR GR5 ZP', 'C', 9815), ('LOC-242-50', 'THREADLOCKER BLUE 50ML', 'BT', 3410), ('RC-60-10', 'ROLLER CHAIN RIVETED 10FT BX', 'BX', 7722), ('GL-NIT-L', 'GLOVE NITRILE LRG 100/BX', 'BX', 1265), ('SPR-2517-1.5/8', 'BUSHING TAPER LOCK', 'EA', 4108)]
    CW = 5.4

    def row(y, s, f=CO):
        d.t(36, y, s, f, 9)
    PER = 21

    def head():
        for k in range(0, 10):
            d.rect(30, 242 + k * 48, 552, 24, '#e3f1e3', None)
        row(54, '%-46s%s' % (sup, 'C R E D I T   M E M O' if cm else 'I N V O I C E'), CB)
        row(66, '1400 INDUSTRIAL PKWY')
        row(78, 'P O BOX 776')
        row(90, 'FED ID %s' % fid)
        row(54, ' ' * 76 + 'PAGE  %2d' % d.n)
        d.t(36 + 46 * CW, 78, '%-12s%-12s%s' % ('INVOICE NO', 'INV DATE', 'CUST NO'), CO, 9)
        d.t(36 + 46 * CW, 90, '%-12s%-12s%s' % (no, us(date), cn), CO, 9)
        row(120, 'SOLD TO:  %-36sSHIP TO:  %s' % (cust, 'SAME'))
        for i, a in enumerate(adr):
            row(132 + 12 * i, ' ' * 10 + a)
        row(176, 'CUST P.O. NO      SLSM  SHIP VIA        TERMS                 ORDER DATE  F.O.B.')
        row(188, '%-18s%-6s%-16s%-22s%-12s%s' % (po, '014', 'OUR TRUCK', '2% 10TH NET 25TH PROX', us(plus(date, -4)), 'DEST'))
        row(200, '-' * 98)
        row(212, '%5s%5s%5s %2s %-36s%10s%7s%12s%13s' % ('ORD', 'SHP', 'B/O', 'UM', 'ITEM NUMBER / DESCRIPTION', 'LIST PRICE', 'DISC%', 'NET PRICE', 'EXTENSION'))
        row(224, '-' * 98)
        return 252
    fid = '%s-%s' % (digits(R, 2), digits(R, 7))
    cn = digits(R, 5)
    y = head()
    items = []
    sub = 0
    m = '-' if cm else ' '
    for i in range(rows):
        if i and i % PER == 0:
            row(756, ' ' * 76 + '** CONTINUED **')
            d.page()
            y = head()
        it, nm, u, lp = R.choice(P)
        o = R.randrange(1, 40)
        s = o if cm or R.random() < .8 else R.choice([0, o // 2])
        if i == 0:
            s = o
        dc = R.choice([0, 250, 350, 425])
        np_ = hu(lp * 10 * (1000 - dc), 1000)
        ext = hu(np_ * s, 10)
        sub += ext
        row(y, '%5d%5d%5s %2s %-36s%10s%7s%12s%14s' % (o, s, (o - s) or '', u, it, fm(lp), '%d.%d' % (dc // 10, dc % 10) if dc else '', fm(np_, ',', '.', 3), (fm(ext) + m) if s else ' '))
        row(y + 12, ' ' * 19 + nm)
        y += 24
        items.append(item(nm, num(-ext if cm else ext) if s else None, str(s), num(np_, 3)))
    fr = 0 if cm else R.choice([0, R.randrange(850, 4900)])
    rt = R.choice([0, 550, 825])
    tx = hu(sub * rt, 10000)
    tot = sub + fr + tx
    if rows % PER > PER - 1 or (rows % PER == 0):
        row(756, ' ' * 76 + '** CONTINUED **')
        d.page()
        y = head()
    d.rect(30, 738, 552, 26, '#ffffff', None)
    row(730, '-' * 98)
    row(742, '%16s%18s%18s%18s%26s' % ('MERCHANDISE', 'FREIGHT', 'SALES TAX', 'MISC', 'CREDIT TOTAL' if cm else 'INVOICE TOTAL'))
    f2 = lambda v: (fm(v) if v >= 100 or not v else fm(v)[1:] if v < 100 else '') + m if v else '.00 '
    row(756, '%16s%18s%18s%18s%26s' % (f2(sub), f2(fr), f2(tx), '.00 ', f2(tot)), CB)
    row(774, 'NO RETURNS WITHOUT AUTHORIZATION. 1 1/2% PER MONTH SERVICE CHARGE ON PAST DUE ACCOUNTS.')
    sg = -1 if cm else 1
    T = {'subtotal': num(sg * sub), 'shipping': num(sg * fr), 'tax': num(sg * tx), 'total': num(sg * tot)}
    return pack(no, date, None, None, (sup, fid), (cust, None), items, T, kind='credit_note' if cm else 'invoice', po=po)


LAYOUTS = {'hosting': (hosting, A4), 'lexware': (lexware, A4), 'sapform': (sapform, A4), 'greenbar': (greenbar, letter)}
