# SPDX-License-Identifier: AGPL-3.0-or-later
"""A Czech program's faktura, electricity of many sites, a courier's waybills."""

from stranger_bills_third_base import (A4, HB, HE, HI, day, digits, fm, hu, item, landscape, num, pack, plus, wrap)

MEN = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']
gb = lambda x: '%d %s %d' % (x.day, MEN[x.month - 1], x.year)


def pohoda(d, R, rows):
    sup = R.choice(['Zahradní centrum Podlesí s.r.o.', 'ELEKTRO Vávra, spol. s r.o.', 'Truhlářství Krčmář a syn'])
    cust = R.choice(['Obec Horní Lhota', 'AB Stavby Žďár a.s.', 'Intelektuální kavárna Šálek z.s.'])
    date = day(R)
    due = plus(date, 14)
    no = '%s01%05d' % (str(date.year)[2:], R.randrange(1, 900))
    ico, cico = digits(R, 8), digits(R, 8)
    cz = lambda x: x.strftime('%d.%m.%Y')
    k = lambda v, p=2: fm(v, ' ', ',', p)
    F, FB = 'DejaC', 'DejaCB'
    pool = [('Sekačka benzínová SX 46, záběr 46 cm', 'ks', 899000, 21), ('Substrát zahradnický 70 l', 'ks', 18950, 21), ('Kabel CYKY 3J x 2,5', 'm', 2390, 21), ('Jistič 16A/B/1', 'ks', 14200, 21), ('Montážní práce', 'hod', 55000, 21), ('Sazenice – muškát převislý', 'ks', 4500, 12), ('Doprava', '', 25000, 21), ('Jablka stolní I. jakost', 'kg', 2990, 12), ('Deska dubová spárovka 27 mm', 'm2', 189000, 21)]
    X = [36, 200, 254, 306, 336, 396, 422, 486, 560]

    def thead(y):
        d.line(30, y - 4, 565, y - 4, .8)
        for i, (h, a) in enumerate((('Označení dodávky', 'l'), ('Množství', 'r'), ('J.cena', 'r'), ('Sleva', 'r'), ('Cena', 'r'), ('%DPH', 'r'), ('DPH', 'r'), ('Kč Celkem', 'r'))):
            d.t(X[0] if i == 0 else X[i + 1], y + 8, h, F, 8, a)
        d.line(30, y + 13, 565, y + 13, .4)
        return y + 26

    def foot():
        d.line(30, 796, 565, 796, .4)
        d.t(36, 806, 'Ekonomický a informační systém POHODA', F, 6)
        d.t(560, 806, 'strana %d/%d' % (d.n, d.total), F, 6.5, 'r')
    d.rect(30, 36, 535, 26)
    d.t(36, 54, 'FAKTURA - DAŇOVÝ DOKLAD', FB, 12)
    d.t(560, 54, 'č. ' + no, FB, 12, 'r')
    d.rect(30, 62, 267, 178)
    d.rect(297, 62, 268, 178)
    d.t(36, 74, 'Dodavatel:', F, 7.5)
    d.ml(48, 90, [sup, 'Nádražní 114', '378 21  Kardašova Řečice'], FB, 9.5, 13)
    d.t(48, 140, 'IČ: ' + ico, F, 8.5)
    d.t(48, 152, 'DIČ: CZ' + ico, F, 8.5)
    d.line(30, 176, 297, 176, .4)
    acc = digits(R, 9)
    for y, a, b in ((188, 'Číslo účtu:', acc), (200, 'Kód banky:', '0800'), (212, 'Variabilní symbol:', no), (224, 'Konstantní symbol:', '0308')):
        d.t(48, y, a, F, 8)
        d.t(140, y, b, FB, 8.5)
    d.t(303, 74, 'Odběratel:', F, 7.5)
    d.t(440, 74, 'IČ: ' + cico, F, 8)
    d.t(440, 85, 'DIČ: CZ' + cico, F, 8)
    d.ml(315, 108, [cust, 'Hlavní 7', '591 01  Žďár nad Sázavou'], FB, 10, 14)
    d.line(297, 160, 565, 160, .4)
    for y, a, b in ((173, 'Objednávka č.:', 'OBJ' + no[-4:]), (188, 'Datum vystavení:', cz(date)), (201, 'Datum splatnosti:', cz(due)), (214, 'Datum uskutečnění plnění:', cz(plus(date, -1))), (227, 'Forma úhrady:', 'Příkazem')):
        d.t(315, y, a, FB if 'splat' in a else F, 8)
        d.t(440, y, b, FB if 'splat' in a else F, 8.5)
    d.t(36, 254, 'Fakturujeme Vám za dodané zboží či služby:', F, 8)
    y = thead(264)
    items = []
    by = {}
    for i in range(rows):
        nm, u, p, r = R.choice(pool)
        q = R.randrange(1, 40) * 10 if u in ('m', 'm2', 'kg', 'hod') else R.randrange(1, 20) * 10
        q = 10 if not u else q
        qs = fm(q, ' ', ',', 1) if q % 10 else fm(q // 10, ' ', '', 0)
        dc = R.choice([0, 0, 0, 5, 10])
        c = hu(q * p * (100 - dc), 1000)
        v = hu(c * r, 100)
        b = by.setdefault(r, [0, 0])
        b[0] += c
        b[1] += v
        w = wrap(nm, F, 8, 140)
        if y + 11 * len(w) > 786:
            foot()
            d.page()
            y = thead(40)
        d.t(X[2], y, qs + (' ' + u if u else ''), F, 8, 'r')
        for j, s in ((3, k(p)), (4, '%d%%' % dc if dc else ''), (5, k(c)), (6, '%d%%' % r), (7, k(v)), (8, k(c + v))):
            d.t(X[j], y, s, F, 8, 'r')
        y = d.ml(X[0], y, w, F, 8, 11)
        items.append(item(' '.join(w), num(c + v), num(q, 1) if q % 10 else str(q // 10), num(p), str(r)))
    net, tx = sum(b[0] for b in by.values()), sum(b[1] for b in by.values())
    tot = net + tx
    rtot = hu(tot, 100) * 100
    if y + 60 + 14 * len(by) + 70 > 786:
        foot()
        d.page()
        y = 60
    d.line(30, y - 4, 565, y - 4, .4)
    d.t(X[0], y + 7, 'Součet položek', F, 8)
    for j, v in ((5, net), (7, tx), (8, tot)):
        d.t(X[j], y + 7, k(v), F, 8, 'r')
    y += 20
    if rtot != tot:
        d.t(X[0], y, 'Zaokrouhlení', F, 8)
        d.t(X[8], y, k(rtot - tot), F, 8, 'r')
        y += 12
    d.rect(30, y - 2, 535, 20, '#e8e8e8')
    d.t(X[0], y + 12, 'CELKEM K ÚHRADĚ', FB, 11)
    d.t(X[8], y + 12, k(rtot), FB, 11, 'r')
    y += 40
    d.t(X[0], y, 'Vystavil: Jana', F, 8)
    d.t(250, y, 'Rekapitulace DPH v Kč:', FB, 7.5)
    for x, h in ((400, 'Základ v Kč'), (440, 'Sazba'), (500, 'DPH v Kč'), (560, 'Celkem s DPH v Kč')):
        d.t(x, y + 12 if x == 560 else y, h, F, 7, 'r') if x != 560 else d.t(560, y, 'Celkem', F, 7, 'r')
    for r in sorted(by):
        y += 12
        b = by[r]
        for x, s in ((400, k(b[0])), (440, '%d%%' % r), (500, k(b[1])), (560, k(sum(b)))):
            d.t(x, y, s, F, 8, 'r')
    foot()
    return pack(no, date, due, 'CZK', (sup, 'CZ' + ico), (cust, 'CZ' + cico), items, {'subtotal': num(net), 'tax': num(tx), 'total': num(rtot)}, po='OBJ' + no[-4:])


def energy(d, R, rows):
    sup = R.choice(['Brightwater Energy Ltd', 'Northmoor Power & Gas Limited', 'Halcyon Business Energy'])
    cust = R.choice(['The Ploughshare Inns Ltd', 'Eddington Dental Group', 'Cobalt Yard Workshops CIC'])
    date = day(R)
    due = plus(date, 14)
    no = digits(R, 9)
    ac = 'A-%s' % digits(R, 8)
    vr = 'GB ' + ' '.join([digits(R, 3), digits(R, 4), digits(R, 2)])
    end = plus(date, -3)
    nd = R.choice([30, 31, 28])
    start = plus(end, -nd + 1)
    P, T_ = '#00796b', '#e0f2f1'
    L = []
    left = rows
    while left > 0:
        k = min(left, R.choice([3, 4, 5]))
        left -= k
        s = []
        names = [('Day units', 'kWh', 24531), ('Night units', 'kWh', 18204), ('Standing charge', 'days', 65380), ('Climate Change Levy', 'kWh', 801), ('Availability charge', 'kVA', 154000)]
        kwh = 0
        for nm, u, p in names[:k]:
            p += R.randrange(-400, 400) if nm != 'Climate Change Levy' else 0
            if u == 'kWh':
                q = R.randrange(2000, 99000) if 'Levy' not in nm else kwh
                kwh += q
                qp = 1
            elif u == 'days':
                q, qp = nd, 0
            else:
                q, qp = R.choice([45, 60, 90]), 0
            s.append((nm, u, q, qp, p, hu(q * p, 1000 * 10 ** qp)))
        L.append((R.choice(['2 Market Sq', 'Unit 14 Kiln Lane', 'The Old Maltings', '91 Castle Street']), s))
    net = sum(x[5] for _, s in L for x in s)
    tx = hu(net * 20, 100)
    prev = R.randrange(5000, 200000)
    pay = prev if R.random() < .6 else prev - R.randrange(1000, 4000)
    gp = lambda v: ('-' if v < 0 else '') + '£' + fm(abs(v))
    d.rect(0, 0, d.W, 70, P, None)
    d.circle(60, 36, 16, '#ffd54f')
    d.t(86, 42, sup, 'DejaB', 15, c='#ffffff')
    d.t(548, 42, 'Your electricity bill', 'Deja', 13, 'r', '#ffffff')
    d.ml(46, 110, [cust, 'Accounts Payable', '3 Priory Row', 'Ludlow', 'SY8 9ZZ'], 'Deja', 9.5, 13)
    y = 104
    for k, v in (('Bill date', gb(date)), ('Account number', ac), ('Invoice number', no), ('Billing period', '%s – %s' % (start.strftime('%d %b %y'), end.strftime('%d %b %y')))):
        d.t(340, y, k, 'Deja', 7.5, c='#666666')
        d.t(340, y + 12, v, 'DejaB', 9.5)
        y += 29
    d.rect(46, 236, 502, 150, T_, None, r=8)
    d.t(60, 258, 'Your account summary', 'DejaB', 11.5, c=P)
    y = 278
    for k, v, b in (('Balance on your last bill', gp(prev), 0), ('Payments received – thank you', gp(-pay), 0), ('Balance brought forward', gp(prev - pay), 0), ('Total new charges (including VAT)', gp(net + tx), 0)):
        d.t(60, y, k, 'Deja', 9.5)
        d.t(330, y, v, 'Deja', 9.5, 'r')
        y += 17
    d.rect(356, 250, 180, 112, '#ffffff', P, 1, 6)
    d.t(446, 272, 'Please pay', 'Deja', 10, 'c')
    d.t(446, 302, gp(net + tx + prev - pay), 'DejaB', 20, 'c', P)
    d.t(446, 324, 'by ' + gb(due), 'DejaB', 10, 'c')
    d.t(446, 344, 'We do not collect this automatically', 'Deja', 6.5, 'c')
    d.t(60, 370, 'Balance outstanding', 'DejaB', 9.5)
    d.t(330, 370, gp(net + tx + prev - pay), 'DejaB', 9.5, 'r')
    d.rect(46, 400, 502, 54, None, '#ffd54f', 1.5, 8)
    d.t(60, 418, 'Switch to paperless and save £12.00 a year', 'DejaB', 9, c=P)
    d.t(60, 434, 'Manage your account, submit readings and see usage by half hour at my.example.co.uk', 'Deja', 8)
    d.t(46, 480, 'Your charges in detail', 'DejaB', 12, c=P)
    y = 502
    items = []

    def foot():
        d.t(46, 812, '%s. Registered in England No. 0%s. VAT Reg No. %s' % (sup, no[:7], vr), 'Deja', 6.5, c='#666666')
        d.t(548, 812, 'Page %d of %d' % (d.n, d.total), 'Deja', 7, 'r', '#666666')

    def room(y, n):
        if y + n > 790:
            foot()
            d.page()
            d.rect(0, 0, d.W, 12, P, None)
            d.t(46, 36, 'Account number %s   ·   Invoice number %s' % (ac, no), 'Deja', 8)
            return 64
        return y
    for a, s in L:
        y = room(y, 74)
        d.rect(46, y - 11, 502, 16, T_, None)
        d.t(52, y, a, 'DejaB', 9)
        d.t(542, y, 'MPAN  %s %s %s %s' % (R.choice(['03 801 100', '00 845 A01']), digits(R, 2), digits(R, 4), digits(R, 4)), 'Deja', 8, 'r')
        y += 16
        r0 = R.randrange(1000, 80000)
        d.t(52, y, 'Meter %s%s   Previous reading %05d (E)   Latest reading %05d (A)' % (R.choice(['E12Z', 'K18B']), digits(R, 5), r0, r0 + sum(x[2] for x in s if x[0].endswith('units')) // 10), 'Deja', 7.5, c='#555555')
        y += 17
        for nm, u, q, qp, p, amt in s:
            y = room(y, 16)
            d.t(52, y, nm, 'Deja', 9)
            d.t(400, y, '%s %s x %sp' % (fm(q, ',', '.', qp), u, fm(p, ',', '.', 3)), 'Deja', 9, 'r')
            d.t(542, y, gp(amt), 'Deja', 9, 'r')
            y += 14
            items.append(item(nm, num(amt), num(q, qp), num(p, 3)))
        y = room(y, 16)
        d.line(440, y - 9, 542, y - 9, .4, P)
        d.t(52, y + 2, 'Subtotal for this supply', 'DejaB', 8.5)
        d.t(542, y + 2, gp(sum(x[5] for x in s)), 'DejaB', 8.5, 'r')
        y += 24
    y = room(y, 64)
    d.line(46, y - 8, 548, y - 8, 1, P)
    for k, v, f in (('Total charges excluding VAT', net, 'Deja'), ('VAT at 20% on ' + gp(net), tx, 'Deja'), ('Total new charges (including VAT)', net + tx, 'DejaB')):
        d.t(52, y + 6, k, f, 9.5)
        d.t(542, y + 6, gp(v), f, 9.5, 'r')
        y += 16
    foot()
    return pack(no, date, due, 'GBP', (sup, vr), (cust, None), items, {'subtotal': num(net), 'tax': num(tx), 'total': num(net + tx), 'due': num(net + tx + prev - pay)})


def waybill(d, R, rows):
    sup = R.choice(['DGX Express (Ireland) Ltd.', 'Redwing Worldwide Express DAC', 'Transglobe Parcels Ireland Ltd.'])
    cust = R.choice(['Shannonvale Medical Devices Ltd', 'Oakhurst Optics Teoranta', 'Fjordglass International DAC'])
    date = day(R)
    due = plus(date, 30)
    no = R.choice(['DUBR', 'AMSR', 'ARNR']) + '000' + digits(R, 6)
    v1, v2 = 'IE' + digits(R, 7) + 'T', 'IE' + digits(R, 7) + 'W'
    f = lambda x: x.strftime('%d/%m/%Y')
    W = d.W
    X = [24, 84, 134, 262, 384, 462, 520, 590, 692, 752, 818]
    HD = ['Air Waybill\nNumber', 'Shipment\nDate', 'Origin\n(Shipper)', 'Destination\n(Receiver)', 'Type of\nService', 'Weight kg\n(B/V/W)', 'Standard\nCharge', 'Extra Charges', 'Amount', 'Total Amount\n(excl. VAT)']
    cit = [('DUBLIN', 'IRELAND'), ('BRUSSELS', 'BELGIUM'), ('SHANGHAI', 'CHINA, PEOPLES REPUBLIC'), ('EAST MIDLANDS', 'UNITED KINGDOM'), ('CINCINNATI', 'UNITED STATES OF AMERICA'), ('LEIPZIG', 'GERMANY')]
    co = ['Shannonvale Medical', 'Hôpital Sainte-Aude', 'Kwan Tai Trading Co', 'Medline Partners Inc', 'Optik Bauer']

    def page(first):
        d.rect(0, 0, W, 34, '#ffcc00', None)
        d.t(24, 24, sup.split(' ')[0].upper() + ' EXPRESS', 'Helvetica-BoldOblique', 18, c='#d40511')
        d.t(818, 22, 'INVOICE' if first else 'INVOICE (continued)', HB, 13, 'r')
        if first:
            d.ml(24, 56, [sup, 'Unit 3, Elm Road, Airport Business Park', 'VAT No.: ' + v1], HE, 8, 10.5)
            d.t(24, 100, 'Billing Address', HB, 8)
            d.ml(24, 112, [cust, 'Free Zone East', 'VAT No.: ' + v2], HE, 9, 11)
            y = 56
            for k, v in (('Invoice Number:', no), ('Account Number:', '30' + digits(R, 7)), ('Invoice Date:', f(date)), ('Payment Due Date:', f(due)), ('Type of Service:', 'TD / Express Worldwide'), ('Page:', '%d of %d' % (d.n, d.total))):
                d.t(590, y, k, HB, 8)
                d.t(818, y, v, HE, 8, 'r')
                y += 12
            y = 146
        else:
            d.t(24, 48, 'Invoice Number: %s   Invoice Date: %s   Page: %d of %d' % (no, f(date), d.n, d.total), HE, 8)
            y = 56
        d.rect(24, y, 794, 24, '#d40511', None)
        for i, h in enumerate(HD):
            r = i in (5, 6, 8, 9)
            d.ml(X[i + 1] - 4 if r else X[i] + 3, y + (10 if '\n' in h else 15), h.split('\n'), HB, 7, 9, 'r' if r else 'l', '#ffffff')
        return y + 36
    y = page(True)
    items = []
    S = [0, 0]
    for i in range(rows):
        sv = R.choice(['EXPRESS WORLDWIDE NONDOC', 'EXPRESS 12:00 DOC', 'ECONOMY SELECT', 'EXPRESS WORLDWIDE DOC'])
        o, t = R.sample(cit, 2)
        std = R.randrange(1500, 60000)
        ex = [('FUEL SURCHARGE', hu(std * 285, 1000))]
        for nm, a in (('REMOTE AREA DELIVERY', 2600), ('SHIPMENT INSURANCE', 1200), ('GOGREEN PLUS', hu(std * 3, 100)), ('DUTY TAX PAID', 1800)):
            if R.random() < .3:
                ex.append((nm, a))
        amt = std + sum(a for _, a in ex)
        S[0] += std
        S[1] += amt - std
        n = max(4, len(ex))
        if y + n * 9 + 4 > 560:
            d.page()
            y = page(False)
        if i % 2:
            d.rect(24, y - 9, 794, n * 9 + 4, '#fff6cc', None)
        wb = digits(R, 10)
        d.t(X[0] + 3, y, wb[:2] + ' ' + wb[2:6] + ' ' + wb[6:], HE, 7.5)
        d.t(X[1] + 3, y, f(plus(date, -R.randrange(2, 9))), HE, 7.5)
        for j, (c1, c2) in ((2, o), (3, t)):
            d.ml(X[j] + 3, y, [R.choice(co), c1, c2], HE, 7, 9)
        d.t(X[2] + 3, y + 27, 'Ref: ' + R.choice(['PO', 'SO/', 'RMA-']) + digits(R, 6), HI, 7)
        ws = wrap(sv, HE, 7.5, 72)
        d.ml(X[4] + 3, y, ws, HE, 7.5, 9)
        d.t(X[6] - 4, y, fm(R.randrange(1, 700) * 5, ',', '.', 1) + ' ' + R.choice('BVW'), HE, 7.5, 'r')
        d.t(X[7] - 4, y, fm(std), HE, 7.5, 'r')
        for j, (nm, a) in enumerate(ex):
            d.t(X[7] + 3, y + 9 * j, nm, HE, 7)
            d.t(X[9] - 4, y + 9 * j, fm(a), HE, 7.5, 'r')
        d.t(X[10] - 4, y, fm(amt), HB, 7.5, 'r')
        y += n * 9 + 4
        items.append(item(' '.join(ws), num(amt)))
    net = S[0] + S[1]
    rt = R.choice([2300, 0, 2100])
    tx = hu(net * rt, 10000)
    if y + 84 > 560:
        d.page()
        y = page(False)
    d.line(24, y - 6, 818, y - 6, 1, '#d40511')
    d.t(X[0] + 3, y + 6, 'Total  (%d shipments)' % rows, HB, 8)
    for x, v in ((X[7], S[0]), (X[9], S[1]), (X[10], net)):
        d.t(x - 4, y + 6, fm(v), HB, 8, 'r')
    y += 22
    d.t(24, y, 'Analysis of VAT', HB, 8)
    for x, s in ((270, 'VAT Rate'), (360, 'Net (EUR)'), (440, 'VAT (EUR)')):
        d.t(x, y, s, HE, 7.5, 'r')
    for x, s in ((270, fm(rt) + '%'), (360, fm(net)), (440, fm(tx))):
        d.t(x, y + 13, s, HE, 8, 'r')
    for k, v in (('Total amount (excl. VAT)', net), ('Total VAT', tx), ('Total amount (incl. VAT)  EUR', net + tx)):
        d.t(640, y, k, HB if 'incl.' in k else HE, 8.5)
        d.t(814, y, fm(v), HB if 'incl.' in k else HE, 8.5, 'r')
        y += 14
    d.t(24, 578, 'Codes for weight: B = billed by customer, V = volumetric, W = weighed. Queries must be raised within 14 days. Business is conducted under the Terms and Conditions of Carriage.', HE, 6.5)
    return pack(no, date, due, 'EUR', (sup, v1), (cust, v2), items, {'subtotal': num(net), 'tax': num(tx), 'total': num(net + tx)})


LAYOUTS = {'pohoda': (pohoda, A4), 'energy': (energy, A4), 'waybill': (waybill, landscape(A4))}
