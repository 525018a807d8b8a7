# SPDX-License-Identifier: AGPL-3.0-or-later
"""GST invoices of the third stranger: an auditor, a courier, a market place."""

import datetime

from stranger_gst_third_base import STATES, bank, dfmt, flow, fy, group, inr, pct, plain, rdate, rdiv, roundoff, rupees, split_tax, sup, two, wrap

_FE = ['Audit fees for statutory audit of accounts for the year ended 31st March %d', 'Tax audit u/s 44AB of the Income Tax Act, 1961 including preparation of Form 3CA/3CD for A.Y. %d-%d', 'Filing of monthly GSTR-1 and GSTR-3B returns for the quarter, %d returns',
       'Attending hearing before the Joint Commissioner (Appeals) including drafting of written submissions and paper book of %d pages', 'Certification of Form 15CB for foreign remittance, %d certificates', 'Out of pocket expenses: conveyance, courier and stamp paper, reimbursed at actuals',
       'Consultation on applicability of TDS u/s 194Q and 194R to the trade schemes floated by the Company, memo no. %d']


def fees(d, rng, rows):
    s, b, inter = two(rng, leg=' & Associates', mid=rng.choice(['Mehta', 'Raghavan', 'Sengupta']), first=rng.choice(['K. L.', 'P. R.', 'Shah']))
    dt = rdate(rng)
    no = rng.choice(['KLM/%s/%03d' % (fy(dt), rng.randint(1, 400)), '%03d/%d' % (rng.randint(1, 400), dt.year)])
    items = []
    for _ in range(rows):
        n = rng.choice(_FE)
        k = n.count('%d')
        y = dt.year
        n = n % {0: (), 1: ((y if 'March' in n else rng.randint(3, 90)),), 2: (y, y % 100 + 1)}[k] if k else n
        items.append(dict(n=n, tv=rng.randint(5, 900) * 100))
    tv = sum(i['tv'] for i in items)
    c = tv * 9 // 100
    tot = tv + 2 * c
    L, R = 80, 520

    def amt(v):
        return group(v) + '/-'

    def top():
        if d.page == 1:
            d.t(297, 58, s['name'], 'RB', 17, 'c')
            d.t(297, 72, 'CHARTERED ACCOUNTANTS', 'R', 8.5, 'c', 0)
            d.t(297, 85, '%s, %s, %s - %s. Phone %s' % (s['a1'], s['a2'], s['city'], s['pin'], s['tel']), 'R', 7.5, 'c')
            d.hl(60, 540, 92, 1)
            return 120
        d.t(297, 50, '- %d -' % d.page, 'R', 9, 'c')
        return 80

    def foot():
        d.hl(60, 540, 800, .5)
        d.t(297, 811, 'GSTIN: %s   |   PAN: %s   |   Firm Regn. No. 1%05dW' % (s['gstin'], s['pan'], fr), 'R', 7.5, 'c')
    fr = rng.randint(1, 99999)

    def np(_):
        foot()
        d.next()
        return top()
    y = top()
    d.t(L, y, 'Invoice No. ' + no, 'R', 10)
    d.t(R, y, dfmt(dt, 'long'), 'R', 10, 'r')
    y += 26
    y = d.ls(L, y, ['To', 'The Director', b['name'], b['a1'] + ', ' + b['a2'], '%s - %s, %s' % (b['city'], b['pin'], b['state']), 'GSTIN: ' + b['gstin']], 'R', 10, 14) + 12
    d.t(L, y, 'Dear Sir,', 'R', 10)
    y += 20
    d.t(297, y, 'Sub: Tax Invoice for professional services rendered', 'RB', 10, 'c')
    y += 20
    y = d.wr(L, y, 'We enclose our invoice for the professional services (SAC 9982) rendered to you during the period. Place of supply of the services is %s (State Code %s) and no tax is payable on reverse charge.' % (b['state'], b['code']), 'R', 10, R - L, 14) + 8
    d.t(R, y, 'Rs.', 'RB', 10, 'r')
    y += 18
    units, lines = [], []
    for n, it in enumerate(items, 1):
        nm = wrap(it['n'], 'R', 10, 310)
        for j, t in enumerate(nm):
            def f(y, j=j, t=t, n=n, it=it, last=len(nm) - 1):
                if j == 0:
                    d.t(L, y, '%d.' % n, 'R', 10)
                d.t(L + 24, y, t, 'R', 10)
                if j == last:
                    d.t(R, y, amt(it['tv']), 'R', 10, 'r')
            units.append((14, f))
        units.append((5, lambda y: None))
        lines.append({'description': ' '.join(nm), 'taxable_value': str(it['tv'])})
    y = flow(y, units, 785, np)
    if y > 535:
        y = np(0)
    d.hl(R - 80, R, y - 10, .5)
    for a, v in [('Total fees', tv)] + ([('Add: IGST @ 18%', 2 * c)] if inter else [('Add: CGST @ 9%', c), ('Add: SGST @ 9%', c)]):
        d.t(L + 24, y + 4, a, 'R', 10)
        d.t(R, y + 4, amt(v), 'R', 10, 'r')
        y += 15
    d.hl(R - 80, R, y - 4, .5)
    d.t(L + 24, y + 8, 'Total amount payable', 'RB', 10)
    d.t(R, y + 8, amt(tot), 'RB', 10, 'r')
    d.hl(R - 80, R, y + 13, .5)
    d.hl(R - 80, R, y + 15, .5)
    y = d.wr(L, y + 32, '(Rupees %s)' % rupees(tot * 100, '', and_=True).strip(), 'RI', 10, R - L, 14) + 8
    bk = bank(rng)
    y = d.wr(L, y, 'Kindly remit the amount to our account no. %s with %s (IFSC %s) within 15 days. Tax may please be deducted u/s 194J on the fees excluding GST.' % (bk[1], bk[0], bk[2]), 'R', 10, R - L, 14) + 10
    d.ls(L, y, ['Thanking you,', 'Yours faithfully,', 'For ' + s['name']], 'R', 10, 15)
    d.t(L, y + 80, 'Partner', 'R', 10)
    foot()
    T = {'taxable_value': str(tv), 'total': str(tot)}
    T.update({'igst': str(2 * c)} if inter else {'cgst': str(c), 'sgst': str(c)})
    return {'invoice_number': no, 'invoice_date': dt.isoformat(), 'document_type': 'invoice', 'supplier': sup(s), 'recipient': sup(b), 'place_of_supply': b['code'], 'reverse_charge': False, 'line_items': lines, 'totals': T}


def courier(d, rng, rows):
    s, b, inter = two(rng, mid='Express Couriers', leg=rng.choice([' Ltd.', ' Pvt Ltd']))
    dt = rdate(rng)
    no = '%s%s%06d' % (s['city'][:3].upper(), dt.strftime('%m%y'), rng.randint(1, 999999))
    cust = 'C%s%04d' % (s['city'][0].upper(), rng.randint(1, 9999))
    mod = ['DOX-AIR', 'NDX-SFC', 'NDX-AIR', 'PRIME', 'GROUND']
    items = []
    awb = rng.randint(10 ** 7, 9 * 10 ** 7)
    for _ in range(rows):
        w = rng.choice([100, 250, 500, 1000, 2350, 5100, 12400])
        awb += rng.randint(1, 4000)
        items.append(dict(dt=dt - datetime.timedelta(rng.randint(1, 29)), awb='%s%d' % (s['city'][0].upper(), awb), ds=rng.choice(STATES[rng.choice(sorted(STATES))][2])[0].upper(), m=rng.choice(mod), w=w, tv=3500 + w * rng.randint(5, 12) // 2 * 5 // 5))
    items.sort(key=lambda i: (i['dt'], i['awb']))
    g = sum(i['tv'] for i in items)
    fp = rng.choice([15, 18, 22.5, 30])
    fsc = rdiv(g * int(fp * 10), 1000)
    tv = g + fsc
    cg, sg, ig = split_tax(tv, 18, inter)
    net, ro = roundoff(tv + cg + sg + ig)
    L, R = 40, 555
    B = '#123c7c'
    cx = [L, 78, 134, 210, 340, 420, 480, R]

    def head():
        d.c.setFillColor(d._col('#f58220'))
        p = d.c.beginPath()
        p.moveTo(L, d.H - 58)
        p.lineTo(L + 26, d.H - 30)
        p.lineTo(L + 52, d.H - 58)
        p.close()
        d.c.drawPath(p, stroke=0, fill=1)
        d.t(L + 58, 46, s['name'], 'HBI', 14, col=B)
        d.t(L + 58, 57, '%s, %s %s | GSTIN %s' % (s['a1'], s['city'], s['pin'], s['gstin']), 'H', 7.5)
        d.t(R, 40, 'Page : %d / %d' % (d.page, d.total), 'H', 7.5, 'r')
        if d.page > 1:
            d.t(R, 52, 'Invoice : %s' % no, 'H', 7.5, 'r')
            y = 70
        else:
            d.t(R, 56, 'TAX INVOICE', 'HB', 12, 'r', B)
            y = 78
            d.ls(L, y, ['Customer : %s' % cust, b['name'], b['a1'], b['a2'] + ', ' + b['city'] + ' ' + b['pin'], 'GSTIN/UIN : ' + b['gstin']], 'H', 8.5, 11)
            for k, (a, v) in enumerate([('Invoice No', no), ('Invoice Date', dfmt(dt, 'dmy/')), ('Billing Period', '%s - %s' % (dfmt(dt - datetime.timedelta(29), 'dmy/'), dfmt(dt - datetime.timedelta(1), 'dmy/'))), ('Place of Supply', '%s-%s' % (b['code'], b['state'].upper())),
                                        ('SAC / RCM', '996812 / No')]):
                d.t(350, y + 11 * k, a, 'HB', 8.5)
                d.t(430, y + 11 * k, v, 'H', 8.5)
            y += 60
        for k, (v, al) in enumerate([('SlNo', 'l'), ('Date', 'l'), ('AWB No', 'l'), ('Destination', 'l'), ('Product', 'l'), ('Wt. (Kgs)', 'r'), ('Amount', 'r')]):
            d.t(cx[k] if al == 'l' else cx[k + 1], y, v, 'HB', 8, al, B)
        d.hl(L, R, y + 3, .8, B)
        return y + 14

    def np(_):
        d.next()
        return head()
    units, lines = [], []
    for n, it in enumerate(items, 1):
        def f(y, it=it, n=n):
            for k, v in enumerate([str(n), dfmt(it['dt'], 'dmy2'), it['awb'], it['ds'], it['m']]):
                d.t(cx[k], y, v, 'H', 8)
            d.t(cx[6], y, g3_(it['w']), 'H', 8, 'r')
            d.t(R, y, plain(it['tv']), 'H', 8, 'r')
        units.append((10.5, f))
        lines.append({'description': it['m'], 'quantity': g3_(it['w']), 'taxable_value': plain(it['tv'])})
    y = flow(head(), units, 806, np)
    if y > 650:
        y = np(0)
    d.hl(L, R, y - 6, .8, B)
    rr = [('Total Freight (%d shipments)' % rows, g), ('Fuel Surcharge @ %s%%' % pct(fp), fsc), ('Taxable Value', tv)] + ([('IGST @ 18%', ig)] if inter else [('CGST @ 9%', cg), ('SGST @ 9%', sg)])
    rr += ([('Rounding', ro)] if ro else []) + [('Invoice Amount Rs.', net)]
    y += 6
    for a, v in rr:
        bo = 'HB' if 'Invoice' in a else 'H'
        d.t(cx[6], y, a, bo, 8.5, 'r')
        d.t(R, y, inr(v), bo, 8.5, 'r')
        y += 12.5
    d.wr(L, y + 6, 'Rupees : ' + rupees(net, ''), 'HB', 8, R - L)
    d.ls(L, y + 24, ['* All payments by crossed cheque favouring %s. Discrepancy if any must be intimated in writing within 7 days.' % s['name'], '* Consignments are carried subject to the terms printed on the reverse of the AWB; liability limited to Rs. 100 per shipment.'], 'H', 6.8, 9)
    d.t(R, y + 62, 'Authorised Signatory', 'H', 8, 'r')
    T = {'taxable_value': plain(tv)}
    T.update({'igst': plain(ig)} if inter else {'cgst': plain(cg), 'sgst': plain(sg)})
    if ro:
        T['round_off'] = plain(ro)
    T['total'] = plain(net)
    return {'invoice_number': no, 'invoice_date': dt.isoformat(), 'document_type': 'invoice', 'supplier': sup(s), 'recipient': sup(b), 'place_of_supply': b['code'], 'reverse_charge': False, 'line_items': lines, 'totals': T}


def g3_(n):
    return '%d.%03d' % (n // 1000, n % 1000)


_MK = [('Boltt Stainless Steel Water Bottle, 1 Litre, Leakproof, Single Wall, Silver', '732393', 42288, 18), ("Urbanrush Men's Cotton Regular Fit Polo T-Shirt (Navy, Large)", '610910', 57048, 5), ('Kitchora Non-Stick Dosa Tawa 28 cm, Induction Base, 3 mm Thick', '761510', 71100, 12),
       ('Amplio 20W USB-C Fast Charger Adapter with 1 m Braided Cable (White)', '850440', 67712, 18), ('Herbaya Neem & Aloe Face Wash 150 ml (Pack of 2)', '330499', 25339, 18), ('Pagewell A5 Ruled Hardbound Notebook 240 Pages', '482010', 22232, 12)]


def marketplace(d, rng, rows):
    s, b, inter = two(rng, mid='Retail', leg=rng.choice([' Private Limited', ' LLP']))
    nm = rng.choice(['Rohit Menon', 'Sneha Patil', 'Arjun Das', 'Meera Joseph'])
    biz = rng.random() < .25
    dt = rdate(rng)
    od = dt - datetime.timedelta(rng.randint(0, 3))
    no = '%s%s-%d' % (rng.choice(['IN-', '']), b['ab'] + rng.choice('ABDX') + str(rng.randint(1, 9)), rng.randint(100000, 9999999))
    L, R = 36, 559
    items, lines = [], []
    while len(lines) < rows:
        n, h, p, r = rng.choice(_MK)
        q = rng.choice([1, 1, 1, 2, 3])
        asin = 'B0' + ''.join(rng.choice('ABCDEFGHJKLMNPQRSTVWXYZ0123456789') for _ in range(8))
        txt = '%s | %s ( %s-%d )' % (n, asin, rng.choice(['URB', 'KT', 'SKU', 'AMP']), rng.randint(100, 9999))
        it = dict(txt=txt, h=h, p=p, r=r, q=q, tv=p * q)
        items.append(it)
        lines.append(1)
        if len(lines) < rows and rng.random() < .4:
            items.append(dict(txt='Shipping Charges', h=None, p=3390, r=r, q=None, tv=3390))
            lines.append(1)
    for it in items:
        it['cg'], it['sg'], it['ig'] = split_tax(it['tv'], it['r'], inter)
        it['tx'] = it['cg'] + it['sg'] + it['ig']
        it['tot'] = it['tv'] + it['tx']
    tx, tot = sum(i['tx'] for i in items), sum(i['tot'] for i in items)
    d.t(L, 50, 'bazaario', 'NB', 20, col='#232f3e')
    d.c.setStrokeColor(d._col('#ff9900'))
    d.c.setLineWidth(2)
    d.c.bezier(L + 4, d.H - 56, L + 30, d.H - 64, L + 60, d.H - 64, L + 86, d.H - 55)
    d.t(R, 42, 'Tax Invoice/Bill of Supply/Cash Memo', 'NB', 11, 'r')
    d.t(R, 54, '(Original for Recipient)', 'N', 9, 'r')
    y = 84
    d.t(L, y, 'Sold By :', 'NB', 8.5)
    d.ls(L, y + 11, [s['name'], '* ' + s['a1'] + ', ' + s['a2'], '%s, %s, %s' % (s['city'], s['state'], s['pin']), 'IN'], 'N', 8.5, 11)
    d.t(R, y, 'Billing Address :', 'NB', 8.5, 'r')
    who = b['name'] if biz else nm
    ad = [who, b['a1'], b['a2'], '%s, %s, %s' % (b['city'].upper(), b['state'].upper(), b['pin']), 'IN']
    ya = d.ls(R, y + 11, ad, 'N', 8.5, 11, 'r')
    if biz:
        d.t(R, ya, 'GST Registration No: ' + b['gstin'], 'N', 8.5, 'r')
        ya += 11
    d.t(R, ya, 'State/UT Code: ' + b['code'], 'N', 8.5, 'r')
    d.t(L, y + 66, 'PAN No: ' + s['pan'], 'N', 8.5)
    d.t(L, y + 77, 'GST Registration No: ' + s['gstin'], 'N', 8.5)
    y = 184
    d.t(R, y, 'Shipping Address :', 'NB', 8.5, 'r')
    ya = d.ls(R, y + 11, [who] + ad, 'N', 8.5, 11, 'r')
    d.ls(R, ya, ['State/UT Code: ' + b['code'], 'Place of supply: ' + b['state'].upper(), 'Place of delivery: ' + b['state'].upper(), 'Invoice Number : ' + no, 'Invoice Details : %s-%d-%s' % (s['ab'], rng.randint(10 ** 8, 10 ** 10), fy(dt).replace('-', '')),
                         'Invoice Date : ' + dfmt(dt, 'dmy.')], 'N', 8.5, 11, 'r')
    d.t(L, y + 110, 'Order Number: %d-%07d-%07d' % (rng.randint(171, 408), rng.randint(1, 9999999), rng.randint(1, 9999999)), 'N', 8.5)
    d.t(L, y + 121, 'Order Date: ' + dfmt(od, 'dmy.'), 'N', 8.5)
    cols = [('Sl.\nNo', 22), ('Description', 0), ('Unit\nPrice', 54), ('Qty', 24), ('Net\nAmount', 56), ('Tax\nRate', 34), ('Tax\nType', 34), ('Tax\nAmount', 54), ('Total\nAmount', 62)]
    fx = R - L - sum(c[1] for c in cols)
    xs = [L]
    for c in cols:
        xs.append(xs[-1] + (c[1] or fx))

    def thead(y):
        for k, c in enumerate(cols):
            d.box(xs[k], y, xs[k + 1], y + 26, .6, 0, '#d3d3d3')
            d.ls(xs[k] + 3, y + 10, c[0].split('\n'), 'NB', 8, 10.5)
        return y + 26

    def foot():
        d.ls(L, 806, ['*ASSPL-Bazaario Seller Services Pvt. Ltd., ARIPL-Bazaario Retail India Pvt. Ltd. (only where Bazaario Retail India Pvt. Ltd. fulfillment center is co-located)',
                      'Customers desirous of availing input GST credit are requested to create a Business account and purchase from Business eligible offers. Page %d of %d' % (d.page, d.total)], 'N', 5.8, 8)

    def np(_):
        foot()
        d.next()
        return thead(36)
    units, out = [], []
    sl = 0
    for it in items:
        ls = wrap(it['txt'], 'N', 8, fx - 6) + (['HSN:' + it['h']] if it['h'] else [])
        sl += 1 if it['h'] else 0
        tx2 = [('IGST', it['r'], it['ig'])] if inter else [('CGST', it['r'] / 2, it['cg']), ('SGST', it['r'] / 2, it['sg'])]
        h = max(10.5 * len(ls), 10.5 * len(tx2)) + 6

        def f(y, it=it, ls=ls, tx2=tx2, h=h, sl=sl):
            for k in range(len(cols)):
                d.box(xs[k], y, xs[k + 1], y + h, .6)
            if it['h']:
                d.t(xs[0] + 3, y + 11, str(sl), 'N', 8)
                d.t(xs[3] + 3, y + 11, str(it['q']), 'N', 8)
            d.ls(xs[1] + 3, y + 11, ls, 'N', 8, 10.5)
            d.t(xs[2] + 3, y + 11, '₹' + inr(it['p']), 'N', 8)
            d.t(xs[4] + 3, y + 11, '₹' + inr(it['tv']), 'N', 8)
            for j, (a, r, v) in enumerate(tx2):
                yy = y + 11 + 10.5 * j
                d.t(xs[5] + 3, yy, pct(r) + '%', 'N', 8)
                d.t(xs[6] + 3, yy, a, 'N', 8)
                d.t(xs[7] + 3, yy, '₹' + inr(v), 'N', 8)
            d.t(xs[8] + 3, y + 11, '₹' + inr(it['tot']), 'N', 8)
        units.append((h, f))
        row = {'description': ' '.join(ls[:-1] if it['h'] else ls), 'hsn_sac': it['h'], 'quantity': str(it['q']) if it['q'] else None, 'unit_price': plain(it['p']), 'taxable_value': plain(it['tv']), 'tax_rate': pct(it['r']), 'total': plain(it['tot'])}
        row.update({'igst': plain(it['ig'])} if inter else {'cgst': plain(it['cg']), 'sgst': plain(it['sg'])})
        out.append(row)
    y = flow(thead(354), units, 795, np)
    if y > 690:
        y = np(0)
    d.box(L, y, R, y + 15, .6, 0)
    d.box(xs[7], y, xs[8], y + 15, .6, 0, '#d3d3d3')
    d.box(xs[8], y, R, y + 15, .6, 0, '#d3d3d3')
    d.t(L + 3, y + 11, 'TOTAL:', 'NB', 8.5)
    d.t(xs[7] + 3, y + 11, '₹' + inr(tx), 'NB', 8)
    d.t(xs[8] + 3, y + 11, '₹' + inr(tot), 'NB', 8)
    d.box(L, y + 15, R, y + 42, .6)
    d.t(L + 3, y + 26, 'Amount in Words:', 'NB', 8.5)
    d.t(L + 3, y + 37, rupees(tot, '', 'Paise', 'only', hyphen=True).strip(), 'NB', 8.5)
    d.box(L, y + 42, R, y + 92, .6)
    d.t(R - 4, y + 54, 'For %s:' % s['name'], 'NB', 8.5, 'r')
    d.t(R - 4, y + 88, 'Authorized Signatory', 'NB', 8.5, 'r')
    d.t(L, y + 104, 'Whether tax is payable under reverse charge - No', 'N', 8.5)
    foot()
    return {'invoice_number': no, 'invoice_date': dt.isoformat(), 'document_type': 'invoice', 'supplier': sup(s), 'recipient': sup(b) if biz else {'name': nm}, 'place_of_supply': b['code'], 'reverse_charge': False, 'line_items': out, 'totals': {'total': plain(tot)}}


LAYOUTS = {'fees': fees, 'courier': courier, 'marketplace': marketplace}
