# SPDX-License-Identifier: AGPL-3.0-or-later
"""GST invoices of the third stranger: an exporter, a restaurant, telephones, a hotel."""

import datetime

from stranger_gst_third_base import dfmt, flow, fy, inr, party, pct, plain, rdate, rdiv, roundoff, rupees, split_tax, sums, sup, west, width, words, wrap

_EX = [('Handwoven Cotton Dhurrie Rug 4x6 ft', '57024990', 'PCS', 3850), ('Brass Candle Stand Antique Finish', '83062990', 'PCS', 1275), ('Mango Wood Serving Bowl Set of 3', '44191900', 'SET', 2140), ('Block Printed Table Cover 60x90', '63025110', 'PCS', 890),
       ('Leather Pouffe Embroidered', '42050090', 'PCS', 4200), ('Stainless Steel Tiffin 3 Tier', '73239390', 'PCS', 715), ('Jute Storage Basket Large', '46021919', 'PCS', 560)]
_BUY = [('Northgate Home Imports Inc.', '2210 Harbor Ave, Newark NJ 07114', 'U.S.A.', 'NEW YORK'), ('Lindqvist Handel AB', 'Fabriksgatan 18, 412 51 Goteborg', 'SWEDEN', 'GOTHENBURG'), ('Casa Duna Decor S.L.', 'Calle Alcala 233, 28027 Madrid', 'SPAIN', 'VALENCIA')]


def export(d, rng, rows):
    s = party(rng, rng.choice(['08', '09', '27']), mid=rng.choice(['Exports', 'Handicrafts', 'Overseas']), leg='')
    by = rng.choice(_BUY)
    dt = rdate(rng)
    no = 'EXP/%03d/%s' % (rng.randint(1, 400), fy(dt))
    fx = rng.randint(8150, 8690)
    items = []
    for _ in range(rows):
        n, h, u, p = rng.choice(_EX)
        q = rng.choice([48, 60, 100, 144, 200, 300])
        p = p * rng.randint(90, 120) // 100
        items.append(dict(n=n, h=h, u=u, p=p, q=q, tv=q * p, ct=rng.randint(4, 30)))
    fob = sum(i['tv'] for i in items)
    fr, ins = rng.randint(300, 1800) * 100, rng.randint(2000, 9000)
    cif = fob + fr + ins
    L, R = 30, 565
    cols = [('Marks &\nNos.', 52), ('No. & Kind\nof Pkgs.', 56), ('Description of Goods', 0), ('HSN', 52), ('Quantity', 64), ('Rate\nUSD', 52), ('Amount\nUSD', 72)]
    dw = R - L - sum(c[1] for c in cols)
    xs = [L]
    for c in cols:
        xs.append(xs[-1] + (c[1] or dw))
    st = {}

    def head():
        d.t(297, 28, 'INVOICE', 'TB', 13, 'c')
        d.t(297, 39, 'SUPPLY MEANT FOR EXPORT UNDER LETTER OF UNDERTAKING WITHOUT PAYMENT OF INTEGRATED TAX', 'TB', 7.5, 'c')
        M = 305

        def cell(x1, y1, x2, y2, lab, ls, f='TB'):
            d.box(x1, y1, x2, y2, .7)
            d.t(x1 + 3, y1 + 8, lab, 'TI', 7.5)
            d.ls(x1 + 6, y1 + 18, ls[:1], f, 9, 10.5)
            d.ls(x1 + 6, y1 + 28.5, ls[1:], 'T', 8.5, 10.5)
        cell(L, 44, M, 112, 'Exporter', [s['name'].upper(), s['a1'] + ', ' + s['a2'], '%s - %s, %s, INDIA' % (s['city'], s['pin'], s['state']), 'GSTIN : ' + s['gstin'], 'LUT ARN : ' + arn])
        cell(M, 44, 435, 68, 'Invoice No. & Date', ['%s  Dt. %s' % (no, dfmt(dt, 'dmy.'))])
        cell(435, 44, R, 68, "Exporter's Ref. (IEC)", [iec])
        cell(M, 68, R, 90, "Buyer's Order No. & Date", ['PO-%d  Dt. %s' % (po, dfmt(dt - datetime.timedelta(40), 'dmy.'))])
        cell(M, 90, R, 112, 'Other Reference(s)', ['State of Origin : %s   End Use Code : GNX100' % s['state']], 'T')
        cell(L, 112, M, 162, 'Consignee', [by[0], by[1], by[2]])
        cell(M, 112, R, 138, 'Buyer (if other than consignee)', ['SAME AS CONSIGNEE'], 'T')
        cell(M, 138, 435, 162, 'Country of Origin of Goods', ['INDIA'])
        cell(435, 138, R, 162, 'Country of Final Destination', [by[2]])
        cell(L, 162, 167, 186, 'Pre-Carriage by', ['ROAD'], 'T')
        cell(167, 162, M, 186, 'Place of Receipt', [s['city'].upper()], 'T')
        cell(L, 186, 167, 210, 'Vessel / Flight No.', ['BY SEA'], 'T')
        cell(167, 186, M, 210, 'Port of Loading', [port], 'T')
        cell(L, 210, 167, 234, 'Port of Discharge', [by[3]], 'T')
        cell(167, 210, M, 234, 'Place of Supply', ['96 - OTHER COUNTRIES'], 'T')
        cell(M, 162, R, 234, 'Terms of Delivery and Payment', ['CIF ' + by[3], 'PAYMENT : 30% ADVANCE, BALANCE AGAINST BL COPY', 'EXCHANGE RATE : 1 USD = INR %s' % plain(fx), 'TAX PAYABLE UNDER REVERSE CHARGE : NO'])
        y = 234
        for k, c in enumerate(cols):
            d.ls((xs[k] + xs[k + 1]) / 2, y + 10, c[0].split('\n'), 'TB', 8.5, 10, 'c')
        d.hl(L, R, y + 24, .7)
        st['t'] = y
        return y + 36
    arn = 'AD%s%02d%02d%06d%s' % (s['code'], rng.randint(3, 4), dt.year % 100, rng.randint(1, 99999), rng.choice('ABCXYZ'))
    iec, po, port = str(rng.randint(10 ** 9, 2 * 10 ** 9)), rng.randint(10000, 99999), rng.choice(['MUNDRA', 'NHAVA SHEVA', 'PIPAVAV'])

    def close(y):
        for x in xs:
            d.vl(x, st['t'], y, .7)
        d.hl(L, R, y, .7)

    def np(y):
        close(800)
        d.t(R, 812, 'Contd....%d' % (d.page + 1), 'TI', 9, 'r')
        d.next()
        return head()
    units, lines = [], []
    for n, it in enumerate(items):
        nm = wrap(it['n'], 'T', 9, dw - 8)

        def f(y, it=it, nm=nm, n=n):
            if n == 0:
                d.ls(xs[0] + 4, y, [by[0].split()[0].upper(), by[3], 'C/NO. 1-UP'], 'T', 6.5, 9)
            d.t((xs[1] + xs[2]) / 2, y, '%d CTNS' % it['ct'], 'T', 9, 'c')
            d.ls(xs[2] + 4, y, nm, 'T', 9, 11)
            d.t((xs[3] + xs[4]) / 2, y, it['h'], 'T', 9, 'c')
            d.t(xs[5] - 4, y, '%d %s' % (it['q'], it['u']), 'T', 9, 'r')
            d.t(xs[6] - 4, y, west(it['p']), 'T', 9, 'r')
            d.t(xs[7] - 4, y, west(it['tv']), 'T', 9, 'r')
        units.append((11 * len(nm) + 3, f))
        lines.append({'description': ' '.join(nm), 'hsn_sac': it['h'], 'quantity': str(it['q']), 'unit': it['u'], 'unit_price': plain(it['p']), 'taxable_value': plain(it['tv'])})
    y = flow(head(), units, 790, np)
    if rows <= 2:
        y = max(y, 302)
    if y > 600:
        y = np(y)
    close(640)
    yy = 640
    for a, v in [('F.O.B. VALUE', fob), ('FREIGHT', fr), ('INSURANCE', ins)]:
        d.t(xs[6] - 6, yy + 11, a, 'T', 9, 'r')
        d.t(R - 4, yy + 11, west(v), 'T', 9, 'r')
        yy += 13
    d.hl(xs[6], R, yy + 2)
    d.t(xs[6] - 6, yy + 13, 'TOTAL C.I.F. USD', 'TB', 10, 'r')
    d.t(R - 4, yy + 13, west(cif), 'TB', 10, 'r')
    d.t(L + 4, 651, 'Total Cartons : %d' % sum(i['ct'] for i in items), 'T', 9)
    d.box(L, 640, R, 700, .7)
    d.vl(xs[6], 640, 700)
    d.box(L, 700, R, 730, .7)
    w = 'US DOLLARS ' + _mil(cif // 100) + (' AND CENTS ' + words(cif % 100) if cif % 100 else '') + ' ONLY'
    d.t(L + 4, 711, 'Amount Chargeable (in words)', 'TI', 7.5)
    d.wr(L + 4, 723, w.upper(), 'TB', 8.5, R - L - 8)
    d.box(L, 730, R, 808, .7)
    d.ls(L + 4, 742, ['We intend to claim benefits under RoDTEP Scheme as applicable.', 'Declaration :', 'We declare that this Invoice shows the actual price of the goods', 'described and that all particulars are true and correct.'], 'T', 8.5, 11)
    d.t(R - 6, 743, 'For ' + s['name'].upper(), 'TB', 9, 'r')
    d.t(R - 6, 800, 'Authorised Signatory', 'T', 8.5, 'r')
    return {'invoice_number': no, 'invoice_date': dt.isoformat(), 'document_type': 'invoice', 'supplier': {'name': s['name'].upper(), 'gstin': s['gstin']}, 'recipient': {'name': by[0]}, 'place_of_supply': '96', 'reverse_charge': False,
            'line_items': lines, 'totals': {'total': plain(cif)}}


def _mil(n):
    out = []
    for v, nm in ((10 ** 6, 'Million'), (1000, 'Thousand'), (1, '')):
        if n // v:
            out.append((words(n // v) + ' ' + nm).strip())
        n %= v
    return ' '.join(out)


_FD = [('Paneer Butter Masala', 28000), ('Dal Makhani', 24000), ('Butter Naan', 5500), ('Tandoori Roti', 2500), ('Jeera Rice', 16000), ('Veg Hyderabadi Biryani (Full)', 29500), ('Masala Dosa', 12000), ('Fresh Lime Soda', 8000), ('Gulab Jamun (2 Pcs)', 9000),
       ('Mineral Water 1 Ltr', 4000), ('Chicken Tikka Kebab Platter', 42500), ('Sweet Corn Soup', 13500), ('Filter Coffee', 6000), ('Hakka Noodles', 19000)]


def restaurant(d, rng, rows):
    s = party(rng, mid=rng.choice(['Pure Veg Restaurant', 'Family Restaurant', 'Bhavan', 'Dhaba']), leg='')
    dt = rdate(rng)
    items = []
    for _ in range(rows):
        n, p = rng.choice(_FD)
        q = rng.randint(1, 4)
        items.append(dict(n=n, p=p, q=q, tv=p * q))
    sub = sum(i['tv'] for i in items)
    cg = rdiv(sub * 25, 1000)
    net, ro = roundoff(sub + 2 * cg)
    no = '%s%05d' % (rng.choice(['', 'T-', 'DIN/']), rng.randint(1, 60000))
    f, z, ld = 'M', 7.2, 9.6
    cw = width('0', f, z)
    W = 42 * cw + 16
    out, lines = [], []
    add = out.append

    def ctr(t):
        add(t.center(42).rstrip())

    def lr(a, b):
        add(a + b.rjust(42 - len(a)))
    ctr(s['name'].upper())
    ctr(s['a1'])
    ctr('%s - %s' % (s['city'], s['pin']))
    ctr('Ph: ' + s['phone'])
    ctr('GSTIN: ' + s['gstin'])
    ctr('FSSAI Lic No. 1%013d' % rng.randint(1, 10 ** 12))
    add('-' * 42)
    ctr('TAX INVOICE')
    add('-' * 42)
    lr('Bill No: ' + no, 'Date: ' + dfmt(dt, 'dmy/'))
    lr('Table: %d  Cvr: %d' % (rng.randint(1, 40), rng.randint(1, 8)), 'Time: %02d:%02d' % (rng.randint(12, 22), rng.randint(0, 59)))
    lr('Captain: ' + rng.choice(['RAJU', 'SURESH', 'IMRAN', 'ANITA']), 'Dine In')
    add('SAC: 996331')
    add('-' * 42)
    add('%-20s%4s%8s%10s' % ('Item', 'Qty', 'Rate', 'Amount'))
    add('-' * 42)
    for it in items:
        nm = wrap(it['n'], f, z, 20 * cw)
        add('%-20s%4d%8s%10s' % (nm[0], it['q'], plain(it['p']), plain(it['tv'])))
        out.extend(nm[1:])
        lines.append({'description': ' '.join(nm), 'quantity': str(it['q']), 'unit_price': plain(it['p']), 'taxable_value': plain(it['tv'])})
    add('-' * 42)
    lr('Items: %d   Total Qty: %d' % (rows, sum(i['q'] for i in items)), '')
    lr('Sub Total', plain(sub))
    lr('CGST @ 2.50%', plain(cg))
    lr('SGST @ 2.50%', plain(cg))
    if ro:
        lr('Round Off', plain(ro))
    add('-' * 42)
    big = len(out)
    add('')
    add('-' * 42)
    mode = rng.choice(['UPI', 'CASH', 'CARD'])
    lr('Paid by ' + mode, plain(net))
    add('')
    ctr('Cash Memo / Thank You !! Visit Again')
    d.resize(W, 30 + ld * (len(out) + 2))
    y = 20
    for k, t in enumerate(out):
        if k == big:
            y += 4
            d.t(8, y, 'GRAND TOTAL  Rs.', 'MB', 9.5)
            d.t(W - 8, y, plain(net), 'MB', 9.5, 'r')
        elif t:
            d.t(8, y, t, 'MB' if k in (0, 7) else f, z)
        y += ld
    T = {'taxable_value': plain(sub), 'cgst': plain(cg), 'sgst': plain(cg)}
    if ro:
        T['round_off'] = plain(ro)
    T['total'] = plain(net)
    return {'invoice_number': no, 'invoice_date': dt.isoformat(), 'document_type': 'invoice', 'supplier': {'name': s['name'].upper(), 'gstin': s['gstin']}, 'line_items': lines, 'totals': T}


def telecom(d, rng, rows):
    s = party(rng, mid='Telecom', leg=' Limited', first=rng.choice(['Vayu', 'Tarang', 'Sanket']))
    b = party(rng, s['code'])
    dt = rdate(rng)
    no = '%s%02d%02d%07d' % (s['ab'], dt.year % 100, dt.month, rng.randint(1, 10 ** 7 - 1))
    acc = '1-%d' % rng.randint(10 ** 10, 10 ** 11)
    per0, per1 = dt - datetime.timedelta(30), dt - datetime.timedelta(1)
    P = '#d81f26'
    plans = [('Business Plus 399', 39900), ('Business Pro 499', 49900), ('Business Elite 799', 79900), ('IoT SIM 75', 7500)]
    items = []
    num = rng.randint(7000000000, 7999000000)
    for k in range(rows):
        pl, p = rng.choice(plans)
        num += rng.randint(1, 900)
        us = rng.choice([0, 0, 0, 1250, 4999, 18037])
        ds = rng.choice([0, 0, p // 10, p // 4])
        it = dict(num=str(num), pl=pl, p=p, us=us, ds=ds, tv=p + us - ds)
        it['cg'], it['sg'], it['ig'] = split_tax(it['tv'], 18, False)
        it['tot'] = it['tv'] + 2 * it['cg']
        items.append(it)
    S = sums(items)
    tot = S['tv'] + S['cg'] + S['sg']
    prev = rng.randint(1000, 90000) * 10

    def foot():
        d.hl(24, 571, 806, .5, .6)
        d.ls(297, 815, ['%s | CIN: L64200%s2004PLC%06d | Regd. Office: %s, %s %s' % (s['name'], s['ab'], cin, s['a1'], s['city'], s['pin']), 'This is a digitally generated bill and does not require signature.'], 'K', 6, 7.5, 'c', .4)
        d.t(571, 830, '%d/%d' % (d.page, d.total), 'K', 6.5, 'r', .4)
    cin = rng.randint(1, 999999)
    d.box(0, 0, d.W, 54, 0, fill=P)
    d.t(24, 34, s['name'].split()[0].lower(), 'KB', 22, col=1)
    d.t(571, 26, 'your corporate mobile bill', 'K', 11, 'r', 1)
    d.t(571, 40, 'Tax Invoice - original for recipient', 'K', 7.5, 'r', 1)
    d.t(24, 76, b['name'], 'KB', 11)
    d.ls(24, 88, [b['a1'], b['a2'], '%s %s, %s' % (b['city'], b['pin'], b['state']), 'GSTIN: ' + b['gstin']], 'K', 8, 10.5)
    for k, (a, v) in enumerate([('account number', acc), ('bill number', no), ('bill date', dfmt(dt, 'd-mon-y')), ('bill period', '%s to %s' % (dfmt(per0, 'd-mon-y'), dfmt(per1, 'd-mon-y'))), ('pay by date', dfmt(dt + datetime.timedelta(18), 'd-mon-y')),
                                ('place of supply', '%s (%s)' % (b['state'], b['code']))]):
        d.t(400, 74 + 11 * k, a, 'K', 8, 'r', .35)
        d.t(408, 74 + 11 * k, v, 'KB', 8)
    bx = [('previous balance', prev), ('payments received', -prev), ("this month's charges", tot), ('amount due', tot)]
    x = 24
    for k, (a, v) in enumerate(bx):
        d.box(x, 148, x + 130, 190, 0, fill=P if k == 3 else '#f3f3f3')
        c = 1 if k == 3 else 0
        d.t(x + 65, 161, a, 'K', 8, 'c', c)
        d.t(x + 65, 181, '₹ ' + inr(v), 'KB', 12, 'c', c)
        x += 139
    d.t(24, 212, "this month's summary", 'KB', 10, col=P)
    y = 226
    for a, v, f in [('monthly rentals', sum(i['p'] for i in items), 'K'), ('usage charges', sum(i['us'] for i in items), 'K'), ('discounts', -sum(i['ds'] for i in items), 'K'), ('total taxable value (SAC 998413)', S['tv'], 'KB'),
                    ('central GST (CGST) 9%', S['cg'], 'K'), ('state GST (SGST) 9%', S['sg'], 'K'), ("total this month's charges", tot, 'KB')]:
        d.t(24, y, a, f, 8.5)
        d.t(330, y, inr(v), f, 8.5, 'r')
        d.hl(24, 330, y + 3.5, .4, .8)
        y += 14
    d.box(348, 204, 571, 318, .8, P)
    d.t(360, 222, 'Go paperless. Plant a tree.', 'KB', 11, col=P)
    d.ls(360, 238, ['Switch to e-bill on the app and get', '10% off on your next international', 'roaming pack. Dial *121# for details.', 'Offer ends on last day of the quarter.'], 'K', 8.5, 12)
    d.t(360, 300, 'Save up to Rs. 150.00 per connection', 'KB', 8.5)
    d.wr(24, y + 8, 'Amount in words: ' + rupees(tot, 'Rupees'), 'KI', 8, 540)
    d.t(24, y + 20, 'GSTIN of supplier: %s     Whether tax is payable on reverse charge: No' % s['gstin'], 'K', 8)
    y += 42
    d.t(24, y, 'connection wise charges', 'KB', 10, col=P)
    cx = [24, 150, 210, 262, 318, 378, 430, 482, 571]
    hd = ['connection / plan', 'monthly\nrental', 'usage', 'discount', 'taxable\nvalue', 'CGST\n9%', 'SGST\n9%', 'total (₹)']

    def thead(y):
        d.hl(24, 571, y, 1.2, P)
        for k, v in enumerate(hd):
            d.ls(cx[k] if k == 0 else cx[k + 1] - 2, y + 10, v.split('\n'), 'KB', 7.5, 9, 'l' if k == 0 else 'r')
        d.hl(24, 571, y + 23, .6, P)
        return y + 24

    def np(_):
        foot()
        d.next()
        d.t(24, 28, 'bill number %s' % no, 'K', 7.5, col=.4)
        d.t(571, 28, 'account number %s' % acc, 'K', 7.5, 'r', .4)
        return thead(36)
    units, lines = [], []
    for k, it in enumerate(items):
        def f(y, it=it, k=k):
            if k % 2:
                d.box(24, y, 571, y + 22, 0, fill='#fbeaea')
            d.t(24, y + 9, it['num'], 'KB', 8)
            d.t(24, y + 18.5, it['pl'], 'K', 7.5, col=.3)
            for j, v in enumerate([it['p'], it['us'], it['ds'], it['tv'], it['cg'], it['sg'], it['tot']]):
                d.t(cx[j + 2] - 2, y + 9, inr(v), 'K', 8, 'r')
        units.append((22, f))
        lines.append({'description': it['num'] + ' ' + it['pl'], 'discount': plain(it['ds']), 'taxable_value': plain(it['tv']), 'cgst': plain(it['cg']), 'sgst': plain(it['sg']), 'tax_rate': '18', 'total': plain(it['tot'])})

    def fin(y):
        d.hl(24, 571, y, 1, P)
        d.t(24, y + 11, 'total', 'KB', 8)
        for j, v in enumerate([sum(i['p'] for i in items), sum(i['us'] for i in items), sum(i['ds'] for i in items), S['tv'], S['cg'], S['sg'], tot]):
            d.t(cx[j + 2] - 2, y + 11, inr(v), 'KB', 8, 'r')
    units.append((16, fin))
    flow(thead(y + 8), units, 798, np)
    foot()
    return {'invoice_number': no, 'invoice_date': dt.isoformat(), 'document_type': 'invoice', 'supplier': sup(s), 'recipient': sup(b), 'place_of_supply': b['code'], 'reverse_charge': False, 'line_items': lines,
            'totals': {'taxable_value': plain(S['tv']), 'cgst': plain(S['cg']), 'sgst': plain(S['sg']), 'total': plain(tot)}}


def hotel(d, rng, rows):
    s = party(rng, mid=rng.choice(['Residency', 'Grand Palace', 'Inn & Suites', 'Regency']), leg='', first='Hotel ' + rng.choice(['Samrat', 'Konkan', 'Ashwamedh', 'Nandanvan']))
    b = party(rng)
    corp = rng.random() < .7
    dt = rdate(rng)
    no = 'FO/%s/%05d' % (fy(dt), rng.randint(1, 20000))
    room = rng.choice([345000, 520000, 890000])
    rr = 12 if room <= 750000 else 18
    cat = [('Room Service - Food', '996332', 5 if rr == 12 else 18), ('Restaurant - Spice Court', '996332', 5 if rr == 12 else 18), ('Laundry', '999712', 18), ('Airport Transfer - Sedan', '996412', 5), ('Mini Bar', '996332', 18), ('Conference Hall Hire', '997212', 18)]
    items = []
    nights = max(1, rows // 2)
    arr = dt - datetime.timedelta(nights)
    rm = str(rng.randint(101, 612))
    for k in range(rows):
        day = arr + datetime.timedelta(k // 2)
        if k % 2 == 0:
            n, h, p, r = 'Room Charges %s' % rm, '996311', room, rr
        else:
            n, h, r = rng.choice(cat)
            n += ' #%d' % rng.randint(1000, 9999)
            p = rng.randint(120, 3000) * 100
        it = dict(dt=day, n=n, h=h, r=r, tv=p)
        it['cg'], it['sg'], _x = split_tax(p, r, False)
        items.append(it)
    S = sums(items)
    net, ro = roundoff(S['tv'] + S['cg'] + S['sg'])
    L, R = 50, 545
    G = '#7a5c1e'
    d.t(297, 52, s['name'].upper(), 'TB', 20, 'c', G, 0)
    d.t(297, 66, '%s, %s, %s - %s' % (s['a1'], s['a2'], s['city'], s['pin']), 'TI', 9, 'c')
    d.t(297, 78, 'Tel: %s  |  %s  |  GSTIN %s' % (s['tel'], s['web'], s['gstin']), 'T', 9, 'c')
    d.hl(L, R, 86, 2, G)
    d.hl(L, R, 89, .5, G)
    d.t(297, 106, 'GUEST FOLIO - TAX INVOICE', 'TB', 12, 'c')
    gn = rng.choice(['Mr. A. Deshpande', 'Ms. R. Iyer', 'Mr. S. Banerjee', 'Mrs. K. Rao'])
    lf = [('Guest Name', gn), ('Company', b['name'] if corp else 'FIT'), ('Company GSTIN', b['gstin'] if corp else ''), ('Arrival', dfmt(arr, 'dmony') + '  14:05'), ('Departure', dfmt(dt, 'dmony') + '  10:40')]
    rt = [('Invoice No', no), ('Invoice Date', dfmt(dt, 'dmony')), ('Room No / Pax', rm + ' / 1'), ('Plan', 'CP'), ('Place of Supply', '%s - %s' % (s['code'], s['state']))]
    for k in range(5):
        if lf[k][1]:
            d.t(L, 126 + 13 * k, lf[k][0], 'T', 9)
            d.t(L + 78, 126 + 13 * k, ': ' + lf[k][1], 'TB', 9)
        d.t(340, 126 + 13 * k, rt[k][0], 'T', 9)
        d.t(420, 126 + 13 * k, ': ' + rt[k][1], 'TB', 9)
    cx = [L, L + 58, L + 232, L + 287, L + 320, L + 375, L + 430, R]

    def thead(y):
        d.hl(L, R, y, 1, G)
        for x, v, al in ((L, 'Date', 'l'), (cx[1], 'Particulars', 'l'), (cx[2] - 4, 'SAC', 'r'), (cx[3], 'Amount', 'r'), (cx[4], 'GST%', 'r'), (cx[5], 'CGST', 'r'), (cx[6], 'SGST', 'r'), (R, 'Total (Rs.)', 'r')):
            d.t(x, y + 11, v, 'TB', 9, al)
        d.hl(L, R, y + 15, 1, G)
        return y + 27

    def foot():
        d.t(297, 812, 'Check-out time 12 noon. Regardless of charge instructions, I agree to be personally liable for the payment of this folio.', 'TI', 7.5, 'c')
        d.t(R, 824, 'Page %d' % d.page, 'T', 8, 'r')

    def np(y):
        d.t(R, y + 4, 'Carried forward ...', 'TI', 8.5, 'r')
        foot()
        d.next()
        d.t(L, 40, '%s - Folio %s contd.' % (s['name'], no), 'TI', 9)
        return thead(48)
    units, lines = [], []
    last = None
    for it in items:
        show = it['dt'] != last
        last = it['dt']

        def f(y, it=it, show=show):
            if show:
                d.t(L, y, dfmt(it['dt'], 'dmony'), 'T', 9)
            d.t(cx[1], y, it['n'], 'T', 9)
            d.t(cx[2] - 4, y, it['h'], 'T', 9, 'r')
            for x, v in ((cx[3], inr(it['tv'])), (cx[4], pct(it['r'])), (cx[5], inr(it['cg'])), (cx[6], inr(it['sg'])), (R, inr(it['tv'] + 2 * it['cg']))):
                d.t(x, y, v, 'T', 9, 'r')
        units.append((14, f))
        lines.append({'description': it['n'], 'hsn_sac': it['h'], 'taxable_value': plain(it['tv']), 'tax_rate': pct(it['r']), 'cgst': plain(it['cg']), 'sgst': plain(it['sg']), 'total': plain(it['tv'] + 2 * it['cg'])})
    y = flow(thead(204), units, 770, np)
    if y > 560:
        y = np(y)
    d.hl(L, R, y - 6, .6)
    d.t(cx[1], y + 6, 'Total Charges', 'TB', 9)
    for x, v in ((cx[3], inr(S['tv'])), (cx[5], inr(S['cg'])), (cx[6], inr(S['sg'])), (R, inr(net - ro))):
        d.t(x, y + 6, v, 'TB', 9, 'r')
    y += 20
    if ro:
        d.t(cx[6], y, 'Round Off', 'T', 9, 'r')
        d.t(R, y, inr(ro), 'T', 9, 'r')
        y += 14
    d.t(cx[6], y, 'Net Bill Amount', 'TB', 10, 'r')
    d.t(R, y, inr(net), 'TB', 10, 'r')
    y += 14
    d.t(cx[6], y, 'Less: Advance / ' + rng.choice(['Visa xx4021', 'UPI', 'BTC']), 'T', 9, 'r')
    d.t(R, y, inr(net), 'T', 9, 'r')
    d.t(cx[6], y + 13, 'Balance', 'T', 9, 'r')
    d.t(R, y + 13, '0.00', 'T', 9, 'r')
    d.wr(L, y + 34, 'Rupees in words: ' + rupees(net, ''), 'TI', 9, R - L)
    y += 56
    d.t(L, y, 'GST Slab Summary', 'TB', 9)
    for k, v in enumerate(['Slab', 'Taxable', 'CGST', 'SGST']):
        d.t(L + 60 + 75 * k, y + 14, v, 'TB', 8.5, 'r')
    y += 28
    for r in sorted({i['r'] for i in items}):
        z = sums([i for i in items if i['r'] == r])
        for k, v in enumerate(['%s%%' % pct(r), inr(z['tv']), inr(z['cg']), inr(z['sg'])]):
            d.t(L + 60 + 75 * k, y, v, 'T', 8.5, 'r')
        y += 12
    d.t(L, y + 44, 'Cashier', 'T', 9)
    d.t(R, y + 44, 'Guest Signature', 'T', 9, 'r')
    foot()
    T = {'taxable_value': plain(S['tv']), 'cgst': plain(S['cg']), 'sgst': plain(S['sg'])}
    if ro:
        T['round_off'] = plain(ro)
    T['total'] = plain(net)
    return {'invoice_number': no, 'invoice_date': dt.isoformat(), 'document_type': 'invoice', 'supplier': {'name': s['name'].upper(), 'gstin': s['gstin']}, 'recipient': sup(b) if corp else {'name': gn}, 'place_of_supply': s['code'],
            'line_items': lines, 'totals': T}


LAYOUTS = {'export': export, 'restaurant': restaurant, 'telecom': telecom, 'hotel': hotel}
