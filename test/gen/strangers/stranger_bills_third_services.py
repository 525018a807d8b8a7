# SPDX-License-Identifier: AGPL-3.0-or-later
"""A payment service's invoice, a hotel's folio, a lawyer's hours, a builder's progress claim."""

from stranger_bills_third_base import (A4, HB, HE, TB, TI, TR, day, digits, fm, hu, item, letter, num, pack, plus, sw, wrap)

MEN = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September',
       'October', 'November', 'December']


def us_long(d):
    return '%s %d, %d' % (MEN[d.month - 1], d.day, d.year)


def us_short(d):
    return '%s %d, %d' % (MEN[d.month - 1][:3], d.day, d.year)


def usd(v):
    return ('-' if v < 0 else '') + '$' + fm(abs(v))


def stripe(d, R, rows):
    sup = R.choice(['Larkfield Metrics, Inc.', 'Pagebolt Inc.', 'Quillstack Software, Inc.', 'Tarnmoor Cloud LLC'])
    cust, addr, vat = R.choice([
        ('Brennhafen Digital GmbH', ['Speicherstraße 41', '20457 Hamburg', 'Germany'], ('DE VAT DE', 'VAT - Germany', 19)),
        ('Atelier Coudrin SARL', ['8 rue des Tanneurs', '69005 Lyon', 'France'], ('FR VAT FR41', 'VAT - France', 20)),
        ('Juniper & Hale Co.', ['2210 Alder Street, Suite 5', 'Portland, Oregon 97205', 'United States'], None),
        ('Osprey Lane Studios', ['77 Wharf Road', 'London N1 7TX', 'United Kingdom'], ('GB VAT GB', 'VAT - United Kingdom', 20))])
    date = day(R)
    due = plus(date, R.choice([0, 14, 30]))
    no = ''.join(R.choice('0123456789ABCDEF') for _ in range(8)) + '-%04d' % R.randrange(1, 60)
    ein = '%s-%s' % (digits(R, 2), digits(R, 7))
    taxid = vat and vat[0].split(' ')[-1] + digits(R, 9)
    start = date.replace(day=1)
    per = '%s – %s' % (us_short(start), us_short(plus(start, 31).replace(day=1)))
    pool = [('Team plan (per seat)', 1500), ('Growth – monthly', 24900), ('API requests', 4), ('Additional workspace', 9900),
            ('Priority support', 19900), ('Dedicated IP address', 4500), ('SMS segments (United States and Canada)', 79),
            ('Data retention add-on, 400 days', 5900), ('Single sign-on (SAML) and user provisioning with audit log export', 12500)]
    items = []
    lines = []
    for i in range(rows):
        if rows > 2 and i and R.random() < .12:
            plan, pr = R.choice(pool[:2])
            kind = R.random() < .5
            desc = '%s on %s after %s' % ('Unused time' if kind else 'Remaining time', plan, us_short(plus(start, 11)))
            amt = -R.randrange(100, 900) if kind else R.randrange(1000, 20000)
            q, u = '1', None
        else:
            desc, pr = R.choice(pool)
            n = R.randrange(200, 9000) if pr < 100 else R.choice([1, 1, 2, 5, 12, 25])
            q, u, amt = fm(n, ',', '', 0), pr, n * pr
        tr = vat and vat[2]
        lines.append((desc, per, q, u, tr, amt))
    sub = sum(x[5] for x in lines)
    disc = hu(sub * 20, 100) if R.random() < .4 else 0
    net = sub - disc
    tax = hu(net * vat[2], 100) if vat else 0
    total = net + tax
    paid = R.random() < .4
    dueamt = 0 if paid else total
    head = '%s USD %s %s' % (usd(dueamt if not paid else total), 'paid on' if paid else 'due', us_long(date if paid else due))

    def foot():
        d.line(40, 752, 572, 752, .4, '#cccccc')
        d.t(40, 768, no + ' · ' + head, HE, 8, c='#666666')
        d.t(572, 768, 'Page %d of %d' % (d.n, d.total), HE, 8, 'r', '#666666')

    d.rect(0, 0, d.W, 5, '#5b4bd6', None)
    d.t(40, 60, 'Invoice', HB, 20)
    d.t(572, 60, sup.split(',')[0].split(' ')[0], HB, 17, 'r', '#8a8a8a')
    y = 88
    for k, v in (('Invoice number', no), ('Date of issue', us_long(date)), ('Date due', us_long(due))):
        d.t(40, y, k, HB, 9)
        d.t(118, y, v, HB if k == 'Invoice number' else HE, 9)
        y += 13
    d.t(40, 150, sup, HB, 9)
    d.ml(40, 163, ['354 Oyster Point Blvd', 'South San Francisco, California 94080', 'United States', 'billing@example.com', 'US EIN ' + ein], HE, 9, 13)
    d.t(300, 150, 'Bill to', HB, 9)
    d.ml(300, 163, [cust] + addr + ['accounts@example.org'] + ([vat[0].split(' VAT')[0] + ' VAT ' + taxid] if vat else []), HE, 9, 13)
    d.t(40, 262, head, HB, 14)
    y = 284
    if not paid:
        d.t(40, y, 'Pay online', HB, 9, c='#5b4bd6')
    y = 318

    def header(y):
        d.t(40, y, 'Description', HE, 8, c='#555555')
        d.t(372 if vat else 420, y, 'Qty', HE, 8, 'r', '#555555')
        d.t(448 if vat else 496, y, 'Unit price', HE, 8, 'r', '#555555')
        if vat:
            d.t(496, y, 'Tax', HE, 8, 'r', '#555555')
        d.t(572, y, 'Amount', HE, 8, 'r', '#555555')
        d.line(40, y + 7, 572, y + 7, .8)
        return y + 24
    y = header(y)
    for desc, p, q, u, tr, amt in lines:
        w = wrap(desc, HE, 9, 280)
        if y + 12 * len(w) + 18 > 735:
            foot()
            d.page()
            y = header(50)
        d.t(372 if vat else 420, y, q, HE, 9, 'r')
        if u is not None:
            d.t(448 if vat else 496, y, usd(u), HE, 9, 'r')
        if vat:
            d.t(496, y, '%d%%' % tr, HE, 9, 'r')
        d.t(572, y, usd(amt), HE, 9, 'r')
        y = d.ml(40, y, w, HE, 9, 12)
        d.t(40, y, p, HE, 9, c='#666666')
        y += 21
        o = item(' '.join(w) + ' ' + p, num(amt), q.replace(',', ''), None if u is None else num(u))
        if vat:
            o['tax_rate'] = str(tr)
        items.append(o)
    tot = [('Subtotal', usd(sub), 0)]
    T = {'subtotal': num(sub)}
    if disc:
        tot.append(('LAUNCH20 (20% off)', usd(-disc), 0))
        T['discount'] = num(-disc)
    if vat:
        tot += [('Total excluding tax', usd(net), 0), ('%s (%d%% on %s)' % (vat[1], vat[2], usd(net)), usd(tax), 0)]
        T['tax'] = num(tax)
    T['total'] = num(total)
    tot.append(('Total', usd(total), 0))
    if paid:
        tot.append(('Amount paid', usd(total), 0))
        T['paid'] = num(total)
    else:
        tot.append(('Amount due', usd(total) + ' USD', 1))
        T['due'] = num(total)
    if y + len(tot) * 18 > 735:
        foot()
        d.page()
        y = 60
    for k, v, b in tot:
        d.line(306, y - 11, 572, y - 11, .4, '#dddddd')
        d.t(306, y, k, HB if b else HE, 9)
        d.t(572, y, v, HB if b else HE, 9, 'r')
        y += 18
    foot()
    return pack(no, date, due, 'USD', (sup, ein), (cust, taxid), items, T)


def folio(d, R, rows):
    hotel, uid = R.choice([('Hotel Gartenpalais Wien', 'ATU'), ('Grand Hotel Traunblick', 'ATU'), ('Residenz am Ring', 'ATU')])
    uid += digits(R, 8)
    guest, comp = R.choice([('Mr. Olav Brandsrud', 'Nordkyst Shipping AS'), ('Mrs. Edith Tolland', 'Tolland & Marsh Ltd'), ('Herr Dieter Quast', 'Quast Anlagenbau GmbH')])
    nights = max(1, rows // 4)
    dep = day(R)
    arr = plus(dep, -nights)
    no = digits(R, 6)
    room = str(R.randrange(101, 640))
    f2 = lambda x: x.strftime('%d-%m-%y')
    pool = [('Minibar', 20, (380, 2900)), ('Restaurant Orangerie Dinner', 10, (2400, 14800)), ('Bar Beverage', 20, (650, 5400)),
            ('Garage', 20, (3200, 3200)), ('Laundry', 20, (900, 4600)), ('Spa Treatment', 20, (6500, 12900)), ('Telephone Local', 20, (60, 740)), ('Breakfast', 10, (2900, 5800))]
    rate = R.choice([14900, 18900, 23450])
    ch = []
    for i in range(rows):
        dd = plus(arr, min(nights - 1, i * nights // rows))
        if i % 4 == 0:
            ch.append((dd, 'Accommodation', None, 10, rate))
        elif i % 4 == 1:
            ch.append((dd, 'City Tax', None, 0, hu(rate * 32, 1100)))
        else:
            n, r, (a, b) = R.choice(pool)
            sub = 'Room# %s : CHECK# %s' % (room, digits(R, 7)) if R.random() < .6 else None
            ch.append((dd, n, sub, r, R.randrange(a, b + 1)))
    total = sum(c[4] for c in ch)
    pm = R.choice([('Visa / Mastercard', 'XXXXXXXXXXXX%s  XX/XX' % digits(R, 4)), ('City Ledger', None)])
    ledger = pm[0] == 'City Ledger'

    def head():
        d.t(d.W / 2, 46, hotel.upper(), TR, 17, 'c', '#6b5522')
        d.t(d.W / 2, 60, '* * * * *', TR, 9, 'c', '#6b5522')
        d.t(48, 104, comp, TR, 10)
        d.ml(48, 117, [guest, 'Havnegata 12' if 'Olav' in guest else 'Hauptstrasse 9', '0150 Oslo' if 'Olav' in guest else '70173 Stuttgart'], TR, 10, 13)
        y = 104
        for k, v in (('Room No.', room), ('Arrival', f2(arr)), ('Departure', f2(dep)), ('Page No.', '%d of %d' % (d.n, d.total)),
                     ('Folio No.', no), ('Cashier No.', '42'), ('Conf. No.', '7' + no + '1')):
            d.t(370, y, k, TR, 9)
            d.t(440, y, ':', TR, 9)
            d.t(450, y, v, TR, 9)
            y += 12
        d.t(48, 200, 'INVOICE / RECHNUNG', TB, 12)
        d.t(547, 200, 'Wien, ' + f2(dep), TR, 10, 'r')
        d.line(48, 208, 547, 208, .8)
        d.t(48, 220, 'Date', TB, 9)
        d.t(112, 220, 'Text', TB, 9)
        d.t(450, 220, 'Charges', TB, 9, 'r')
        d.t(547, 220, 'Credits', TB, 9, 'r')
        d.t(48, 231, 'Datum', TI, 8)
        d.t(112, 231, 'Leistung', TI, 8)
        d.t(450, 231, 'EUR', TI, 8, 'r')
        d.t(547, 231, 'EUR', TI, 8, 'r')
        d.line(48, 236, 547, 236, .8)
        d.line(48, 778, 547, 778, .4)
        d.t(d.W / 2, 790, '%s · Parkring 1 · 1010 Wien · Austria · UID %s · FN 31%sk' % (hotel, uid, no[:4]), TR, 7.5, 'c')
        d.t(d.W / 2, 801, 'I agree that my liability for this bill is not waived and agree to be held personally liable in the event that the indicated person or company fails to pay.', TI, 6.8, 'c')
        return 252
    y = head()
    items = []
    for dd, n, sub, r, amt in ch:
        if y + (24 if sub else 13) > 760:
            d.page()
            y = head()
        d.t(48, y, f2(dd), TR, 9.5)
        d.t(112, y, n, TR, 9.5)
        d.t(450, y, fm(amt), TR, 9.5, 'r')
        if sub:
            y += 11
            d.t(120, y, sub, TR, 8.5)
        y += 13
        items.append(item(n + (' ' + sub if sub else ''), num(amt)))
    by = {}
    for c in ch:
        by[c[3]] = by.get(c[3], 0) + c[4]
    if y + 66 + 14 * len(by) + 40 > 765:
        d.page()
        y = head()
    if not ledger:
        d.t(48, y, f2(dep), TR, 9.5)
        d.t(112, y, pm[0], TR, 9.5)
        d.t(547, y, fm(total), TR, 9.5, 'r')
        d.t(120, y + 11, pm[1], TR, 8.5)
        y += 24
    d.line(360, y - 6, 547, y - 6, .5)
    d.t(300, y + 6, 'Total', TB, 10)
    d.t(450, y + 6, fm(total), TB, 10, 'r')
    d.t(547, y + 6, '0.00' if ledger else fm(total), TB, 10, 'r')
    d.t(300, y + 20, 'Balance', TB, 10)
    d.t(547, y + 20, fm(total if ledger else 0) + ' EUR', TB, 10, 'r')
    y += 40
    xs = (200, 270, 340, 410)
    for x, s in zip(xs, ('', 'Net', 'VAT', 'Gross')):
        d.t(x, y, s, TI, 9, 'r')
    netsum = taxsum = 0
    for r in sorted(by):
        y += 13
        net = hu(by[r] * 100, 100 + r)
        netsum += net
        taxsum += by[r] - net
        d.t(112, y, 'VAT %d %%' % r if r else 'Not taxable', TR, 9)
        for x, v in zip(xs[1:], (net, by[r] - net, by[r])):
            d.t(x, y, fm(v), TR, 9, 'r')
    y += 15
    d.line(112, y - 10, 410, y - 10, .4)
    d.t(112, y, 'Total', TB, 9)
    for x, v in zip(xs[1:], (netsum, taxsum, total)):
        d.t(x, y, fm(v), TB, 9, 'r')
    T = {'subtotal': num(netsum), 'tax': num(taxsum), 'total': num(total), 'paid': '0.00' if ledger else num(total), 'due': num(total if ledger else 0)}
    return pack(no, dep, None, 'EUR', (hotel, uid), (comp, None), items, T)


def timeslips(d, R, rows):
    firm = R.choice(['Harrow, Pell & Vance LLP', 'Dunmore Castillo P.C.', 'Whitlock & Asher, Attorneys at Law'])
    cl, a = R.choice([('Meridian Orchard Holdings, LLC', ['1800 Cannery Row', 'Yakima, WA 98901']), ('Estate of Theodora Blunt', ['c/o Samuel Blunt', '44 Ferry Lane', 'Astoria, OR 97103']),
                      ('Kestrel Point Marina, Inc.', ['9 Harbor Way', 'Anacortes, WA 98221'])])
    date = day(R)
    no = str(R.randrange(10200, 48999))
    us = lambda x: '%d/%d/%d' % (x.month, x.day, x.year)
    tk = [('JMC', 41500), ('RWV', 52500), ('LT', 18500)]
    text = ['Telephone conference with client regarding status of easement negotiations and next steps.', 'Draft and revise motion for summary judgment; legal research regarding prescriptive easements, adverse use and tacking of successive periods of possession; review of survey by expert; correspondence with opposing counsel concerning extension of the briefing schedule.',
            'Review correspondence from opposing counsel.', "Prepare for and attend deposition of plaintiff's surveyor; travel time not charged.", 'Email to client re: settlement conference.', 'Revise operating agreement and schedule of capital contributions per client comments of last week; conference with RWV regarding indemnity provisions.',
            'File review; organize exhibits for mediation.', 'Attend hearing on motion to compel (telephonic).']
    exp = [('Filing fee, Superior Court', 24000, 0), ('Photocopies', 15, 1), ('Process server', 9500, 0), ('Deposition transcript, certified copy', 61250, 0), ('Mileage', 67, 1)]
    nexp = max(0, min(4, rows // 4))
    fees = []
    dd = plus(date, -28)
    for i in range(max(1, rows - nexp)):
        k, rate = R.choice(tk)
        h = R.randrange(1, 60) * 10
        fees.append((plus(dd, i * 26 // max(1, rows)), k, R.choice(text), h, rate, hu(h * rate, 100)))
    ex = []
    for i in range(nexp):
        n, p, many = R.choice(exp)
        q = R.randrange(10, 300) if many else 1
        ex.append((plus(dd, 8 + i * 4), n, q, p, q * p))
    y = 60

    def top(first):
        if first:
            d.t(306, 64, firm, TB, 16, 'c')
            d.ml(306, 80, ['A Professional Service Firm', '600 Commerce Building, 19th Floor', 'Seattle, WA 98104', 'Tax I.D. No. 91-%s' % tin], TR, 10, 12, 'c')
            return 150
        d.t(54, 54, cl, TR, 10)
        d.t(558, 54, 'Page %5d' % d.n, TR, 10, 'r')
        d.line(54, 62, 558, 62, .4)
        return 84
    tin = digits(R, 7)
    y = top(True)
    y += 10
    d.t(54, y, 'Invoice submitted to:', TR, 10)
    y = d.ml(54, y + 12, [cl] + a, TR, 10, 12)
    y += 24
    d.t(54, y, us_long(date), TR, 10)
    d.t(54, y + 18, 'In Reference To:', TB, 10)
    d.t(150, y + 18, 'General representation; file 20%s' % no[:3], TR, 10)
    d.t(54, y + 32, 'Invoice #' + no, TR, 10)
    y += 60

    def heads(y, title, h):
        d.t(54, y, title, TB, 10)
        d.t(480, y + 14, h, TR, 10, 'r')
        d.line(480 - sw(h, TR, 10), y + 16, 480, y + 16, .5)
        d.t(558, y + 14, 'Amount', TR, 10, 'r')
        d.line(558 - sw('Amount', TR, 10), y + 16, 558, y + 16, .5)
        return y + 32

    def room(y, need):
        if y + need > 740:
            d.page()
            return top(False)
        return y
    y = heads(y, 'Professional Services', 'Hrs/Rate')
    items = []
    for fd, k, tx, h, rate, amt in fees:
        w = wrap(tx, TR, 10, 275)
        y = room(y, 24)
        d.t(112, y, us(fd), TR, 10, 'r')
        d.t(120, y, k, TR, 10)
        d.t(480, y, fm(h), TR, 10, 'r')
        d.t(558, y, fm(amt), TR, 10, 'r')
        d.t(480, y + 12, fm(rate) + '/hr', TR, 10, 'r')
        for j in range(max(2, len(w))):
            y = room(y, 12)
            if j < len(w):
                d.t(152, y, w[j], TR, 10)
            y += 12
        y += 8
        items.append(item(' '.join(w), num(amt), num(h), num(rate)))
    ft = sum(f[5] for f in fees)
    y = room(y, 30)
    d.line(440, y - 8, 480, y - 8)
    d.line(500, y - 8, 558, y - 8)
    d.t(152, y + 4, 'For professional services rendered', TR, 10)
    d.t(480, y + 4, fm(sum(f[3] for f in fees)), TR, 10, 'r')
    d.t(558, y + 4, '$' + fm(ft), TR, 10, 'r')
    y += 28
    if ex:
        y = room(y, 80)
        y = heads(y, 'Additional Charges :', 'Qty/Price')
        for fd, n, q, p, amt in ex:
            y = room(y, 32)
            d.t(112, y, us(fd), TR, 10, 'r')
            d.t(152, y, n, TR, 10)
            d.t(480, y, str(q), TR, 10, 'r')
            d.t(558, y, fm(amt), TR, 10, 'r')
            d.t(480, y + 12, fm(p), TR, 10, 'r')
            y += 32
            items.append(item(n, num(amt), str(q), num(p)))
        y = room(y, 30)
        d.line(500, y - 8, 558, y - 8)
        d.t(152, y + 4, 'Total additional charges', TR, 10)
        d.t(558, y + 4, '$' + fm(sum(e[4] for e in ex)), TR, 10, 'r')
        y += 28
    tot = ft + sum(e[4] for e in ex)
    prev = R.randrange(20000, 900000)
    pay = prev if R.random() < .5 else prev // 2
    y = room(y, 110)
    d.line(500, y - 8, 558, y - 8)
    d.t(152, y + 4, 'Total amount of this bill', TB, 10)
    d.t(558, y + 4, '$' + fm(tot), TB, 10, 'r')
    d.t(152, y + 28, 'Previous balance', TR, 10)
    d.t(558, y + 28, '$' + fm(prev), TR, 10, 'r')
    d.t(112, y + 52, us(plus(date, -9)), TR, 10, 'r')
    d.t(152, y + 52, 'Payment - Thank You. Check No. ' + digits(R, 4), TR, 10)
    d.t(558, y + 52, '($' + fm(pay) + ')', TR, 10, 'r')
    d.line(500, y + 62, 558, y + 62)
    d.t(152, y + 74, 'Balance due', TB, 10)
    d.t(558, y + 74, '$' + fm(tot + prev - pay), TB, 10, 'r')
    d.line(500, y + 78, 558, y + 78)
    d.line(500, y + 80, 558, y + 80)
    T = {'total': num(tot), 'due': num(tot + prev - pay)}
    return pack(no, date, None, None, (firm, '91-' + tin), (cl, None), items, T)


def progress(d, R, rows):
    b = R.choice(['Corella Built Pty Ltd', 'Ironbark Ridge Constructions Pty Ltd', 'Saltmarsh Homes & Joinery'])
    cl = R.choice(['Wattlebird Property Trust', 'P & K Dempsey', 'Shire of Lower Barrang'])
    abn = '%s %s %s %s' % (digits(R, 2), digits(R, 3), digits(R, 3), digits(R, 3))
    date = day(R)
    due = plus(date, R.choice([10, 15, 20]))
    claim = R.randrange(2, 9)
    no = 'PC%02d-%s' % (claim, digits(R, 4))
    po = 'CON-' + digits(R, 5)
    names = ['Preliminaries & site establishment', 'Demolition & asbestos removal', 'Excavation, cut to fill and spoil removal', 'Concrete slab & footings', 'Structural steel', 'Frame & trusses', 'Roof plumbing – Colorbond Monument', 'Brickwork', 'Windows & external doors (supply only)', 'Electrical rough-in', 'Plumbing rough-in', 'Plasterboard', 'Waterproofing', 'Tiling incl. allowance PC item $55/m2', 'Joinery', 'Painting', 'Landscaping']
    nv = rows // 5
    L = []
    for i in range(rows - nv):
        cv = R.randrange(30, 2400) * 5000
        done = R.choice([0, 25, 40, 60, 80, 100, 100])
        pv = done if done == 0 else R.choice([0, done // 2, done])
        L.append(('%d' % (i + 1), names[i % len(names)] + (' – Stage %d' % (i // len(names) + 1) if rows > 17 else ''), cv, done, pv))
    V = []
    for i in range(nv):
        cv = R.choice([1, 1, 1, -1]) * R.randrange(40, 900) * 1000
        V.append(('V%02d' % (i + 1), R.choice(['Upgrade to 20 mm stone benchtops per email', 'Latent conditions – rock excavation', 'Delete rear pergola', 'Additional GPOs, 12 no.']), cv, 100, R.choice([0, 100])))
    if all(x[3] == x[4] for x in L + V):
        i0 = L[0]
        L[0] = (i0[0], i0[1], i0[2], 100, 50)
    xs = [40, 72, 262, 330, 362, 430, 492, 560]
    pf = lambda v: fm(v) if v >= 0 else '(' + fm(-v) + ')'
    HD = ['Item', 'Description of Works', 'Contract\nValue', '%\nComp.', 'Completed\nto Date', 'Previous\nClaims', 'This Claim\n(ex GST)']

    def thead(y):
        for i, h in enumerate(HD):
            d.rect(xs[i], y, xs[i + 1] - xs[i], 26, '#d9e1f2')
            d.ml((xs[i] + xs[i + 1]) / 2, y + (11 if '\n' in h else 16), h.split('\n'), HB, 8, 10, 'c')
        return y + 26

    def row(y, cells, f=HE, fill=None):
        w = wrap(cells[1], f, 8, xs[2] - xs[1] - 6)
        h = 4 + 10 * len(w)
        if y + h > 780:
            d.page()
            y = thead(40)
        for i, c in enumerate(cells):
            d.rect(xs[i], y, xs[i + 1] - xs[i], h, fill, '#999999', .4)
            if i == 1:
                d.ml(xs[1] + 3, y + 9.5, w, f, 8, 10)
            elif c:
                if i == 0:
                    d.t(xs[0] + 3, y + 9.5, c, f, 8)
                else:
                    d.t(xs[i + 1] - 3, y + 9.5, c, f, 8, 'r')
        return y + h, ' '.join(w)
    d.t(40, 60, b, HB, 15)
    d.t(40, 74, 'ABN ' + abn + '   |   Lic. 241' + digits(R, 3) + 'C', HE, 8.5)
    d.t(560, 60, 'TAX INVOICE', HB, 15, 'r')
    d.t(560, 76, 'PROGRESS CLAIM No. %d' % claim, HB, 11, 'r', '#1f3864')
    y = 104
    for k, v, k2, v2 in (('Principal:', cl, 'Invoice no.', no), ('Project:', R.choice(['Lot 14 Banksia Rise', 'Depot amenities block', 'Alts & adds, 3 Tern St']), 'Claim date', date.strftime('%d/%m/%Y')),
                         ('Contract:', po, 'Due date', due.strftime('%d/%m/%Y')), ('Claim period to:', plus(date, -1).strftime('%d/%m/%Y'), 'Terms', '%d days (SOP Act)' % (due - date).days)):
        d.t(40, y, k, HE, 9)
        d.t(122, y, v, HB, 9)
        d.rect(362, y - 10, 198, 14, None, '#999999', .4)
        d.t(366, y, k2, HE, 9)
        d.t(556, y, v2, HE, 9, 'r')
        y += 14
    y = thead(y + 14)
    items = []
    sums = [0, 0, 0, 0]
    for sec, LL in (('A. CONTRACT WORKS', L), ('B. VARIATIONS', V)):
        if not LL:
            continue
        y, _ = row(y, ['', sec, '', '', '', '', ''], HB, '#eeeeee')
        s = [0, 0, 0, 0]
        for n, nm, cv, dn, pv in LL:
            td, pr = hu(cv * dn, 100), hu(cv * pv, 100)
            y, w = row(y, [n, nm, pf(cv), '%d%%' % dn, pf(td), pf(pr), pf(td - pr)])
            items.append(item(w, num(td - pr)))
            s = [a + c for a, c in zip(s, (cv, td, pr, td - pr))]
        sums = [a + c for a, c in zip(sums, s)]
        y, _ = row(y, ['', 'Subtotal ' + sec[0], pf(s[0]), '', pf(s[1]), pf(s[2]), pf(s[3])], HB)
    y, _ = row(y, ['', 'TOTALS', pf(sums[0]), '', pf(sums[1]), pf(sums[2]), pf(sums[3])], HB, '#d9e1f2')
    ret = hu(sums[3] * 5, 100)
    net = sums[3] - ret
    gst = hu(net, 10)
    if y + 130 > 790:
        d.page()
        y = 40
    y += 14
    for k, v, bb in (('Value of work this claim', sums[3], 0), ('Less retention 5.0%', -ret, 0), ('Net amount this claim (ex GST)', net, 0), ('GST 10%', gst, 0), ('TOTAL PAYABLE THIS CLAIM (inc GST)', net + gst, 1)):
        d.rect(262, y, 298, 15, '#fff2cc' if bb else None, '#999999', .4)
        d.t(266, y + 11, k, HB if bb else HE, 8.5)
        d.t(478, y + 11, '$', HB if bb else HE, 8.5)
        d.t(556, y + 11, pf(v), HB if bb else HE, 8.5, 'r')
        y += 15
    d.t(40, y + 14, 'This is a payment claim made under the Building and Construction Industry Security of Payment Act.', HE, 7.5)
    d.t(40, y + 26, 'EFT: %s   BSB 06%s-%s   A/c %s' % (b, digits(R, 1), digits(R, 3), digits(R, 8)), HE, 7.5)
    return pack(no, date, due, None, (b, abn), (cl, None), items, {'subtotal': num(net), 'tax': num(gst), 'total': num(net + gst)})


LAYOUTS = {'stripe': (stripe, letter), 'folio': (folio, A4), 'timeslips': (timeslips, letter), 'progress': (progress, A4)}
