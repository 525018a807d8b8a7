# SPDX-License-Identifier: AGPL-3.0-or-later
"""GST invoices of the third stranger: Vyapar, SAP and Oracle."""

import datetime

from stranger_gst_third_base import bank, dfmt, flow, fy, inr, irn, pct, plain, rdate, rdiv, roundoff, rupees, split_tax, sums, sup, two, west, wrap

_FUR = [('Plywood BWP 19mm 8x4', '4412', 'Pcs', 289000, 18), ('Laminate Sheet 1mm SF 2204', '4823', 'Pcs', 98000, 18), ('Fevitol SH 50 Kg', '3506', 'Drm', 865000, 18), ('Soft Close Hinge', '8302', 'Pcs', 14500, 18),
        ('Telescopic Channel 20" (Zinc)', '8302', 'Set', 38500, 18), ('Edge Band Tape 22mm', '3919', 'Rol', 42000, 18), ('Flush Door 30mm 81x36', '4418', 'Pcs', 212500, 18), ('MDF Board 12mm', '4411', 'Pcs', 134000, 18),
        ('Veneer Recon Teak', '4408', 'Pcs', 176000, 12), ('Wood Screw 35x8', '7318', 'Box', 21000, 18)]


def vyapar(d, rng, rows):
    s, b, inter = two(rng, inter=rng.random() < .25, mid=rng.choice(['Plywood', 'Hardware & Ply', 'Timber Mart', 'Interio']), leg='')
    dt = rdate(rng)
    b2c = not inter and rng.random() < .3
    no = str(rng.randint(1, 900)) if rng.random() < .6 else 'SI/%s/%d' % (fy(dt), rng.randint(1, 900))
    P, LT = '#8e7cc3', '#eceaf6'
    items = []
    for _ in range(rows):
        n, h, u, p, r = rng.choice(_FUR)
        q = rng.randint(1, 25)
        dp = rng.choice([0, 0, 5, 8, 10])
        it = dict(n=n, h=h, u=u, p=p, r=r, q=q, dp=dp, ds=rdiv(q * p * dp, 100))
        it['tv'] = q * p - it['ds']
        it['cg'], it['sg'], it['ig'] = split_tax(it['tv'], r, inter)
        it['gst'] = it['cg'] + it['sg'] + it['ig']
        items.append(it)
    S = sums(items)
    gst = S['cg'] + S['sg'] + S['ig']
    net, ro = roundoff(S['tv'] + gst)
    L, R = 30, 565
    d.t(298, 34, 'Tax Invoice', 'NB', 13, 'c', P)
    d.t(L, 56, s['name'], 'NB', 15)
    d.ls(L, 70, ['%s, %s, %s, %s' % (s['a1'], s['a2'], s['city'], s['pin']), 'Phone no.: %s' % s['phone'], 'Email: ' + s['email'], 'GSTIN: %s, State: %s-%s' % (s['gstin'], s['code'], s['state'])], 'N', 8.5, 11)
    d.box(R - 50, 44, R, 94, 1, P)
    d.t(R - 25, 76, s['name'][0], 'NB', 24, 'c', P)
    d.hl(L, R, 112, 1, P)
    d.box(L, 116, R, 130, 0, fill=P)
    d.t(L + 4, 126, 'Bill To', 'NB', 9, col=1)
    d.t(R - 4, 126, 'Invoice Details', 'NB', 9, 'r', 1)
    d.t(L + 4, 143, b['name'], 'NB', 9.5)
    ls = [b['a1'] + ',', '%s, %s' % (b['city'], b['pin']), 'Contact No. : ' + b['phone']]
    if not b2c:
        ls.append('GSTIN : ' + b['gstin'])
    d.ls(L + 4, 154, ls + ['State: %s-%s' % (b['code'], b['state'])], 'N', 8.5, 11)
    d.ls(R - 4, 143, ['Invoice No. : ' + no, 'Date : ' + dfmt(dt, 'dmy-'), 'Place of supply: %s-%s' % (b['code'], b['state'])], 'N', 8.5, 11.5, 'r')
    cols = [('#', 20, 'l'), ('Item name', 0, 'l'), ('HSN/ SAC', 46, 'l'), ('Quantity', 46, 'r'), ('Unit', 30, 'r'), ('Price/ unit', 64, 'r'), ('Discount', 62, 'r'), ('GST', 66, 'r'), ('Amount', 74, 'r')]
    fx = R - L - sum(c[1] for c in cols)
    xs = [L]
    for c in cols:
        xs.append(xs[-1] + (c[1] or fx))

    def thead(y):
        d.box(L, y, R, y + 16, 0, fill=P)
        for k, c in enumerate(cols):
            d.t(xs[k] + 4 if c[2] == 'l' else xs[k + 1] - 4, y + 11, c[0], 'NB', 8, c[2], 1)
        return y + 16

    def np(_):
        d.t(298, 830, 'Page %d of %d' % (d.page, d.total), 'N', 7, 'c', .5)
        d.next()
        return thead(30)
    units, lines = [], []
    for n, it in enumerate(items, 1):
        nm = wrap(it['n'], 'NB', 8, fx - 8)
        h = max(26, 10 * len(nm) + 8)

        def f(y, it=it, n=n, nm=nm, h=h):
            d.t(xs[0] + 4, y + 11, str(n), 'N', 8)
            d.ls(xs[1] + 4, y + 11, nm, 'NB', 8, 10)
            d.t(xs[2] + 4, y + 11, it['h'], 'N', 8)
            for k, v in ((4, str(it['q'])), (5, it['u']), (6, '₹ ' + inr(it['p'])), (7, '₹ ' + inr(it['ds'])), (8, '₹ ' + inr(it['gst'])), (9, '₹ ' + inr(it['tv'] + it['gst']))):
                d.t(xs[k] - 4, y + 11, v, 'N', 8, 'r')
            d.t(xs[7] - 4, y + 21, '(%d%%)' % it['dp'], 'N', 7, 'r', .4)
            d.t(xs[8] - 4, y + 21, '(%s%%)' % pct(it['r']), 'N', 7, 'r', .4)
            d.hl(L, R, y + h, .4, .8)
        units.append((h, f))
        lines.append({'description': ' '.join(nm), 'hsn_sac': it['h'], 'quantity': str(it['q']), 'unit': it['u'], 'unit_price': plain(it['p']), 'discount': plain(it['ds']), 'tax_rate': pct(it['r']),
                      'total': plain(it['tv'] + it['gst'])})

    def tot(y):
        d.hl(L, R, y + 1, .8)
        d.t(xs[1] + 4, y + 12, 'Total', 'NB', 8.5)
        d.t(xs[4] - 4, y + 12, str(sum(i['q'] for i in items)), 'NB', 8.5, 'r')
        for k, v in ((7, sum(i['ds'] for i in items)), (8, gst), (9, S['tv'] + gst)):
            d.t(xs[k] - 4, y + 12, '₹ ' + inr(v), 'NB', 8 if v < 10 ** 9 else 7, 'r')
        d.hl(L, R, y + 17, .8)
    units.append((20, tot))
    y = flow(thead(216), units, 800, np)
    if y > 600:
        y = np(0)
    y += 10
    rates = sorted({i['r'] for i in items})
    t0 = y
    d.box(L, y, 330, y + 14, 0, fill=P)
    for k, v in enumerate(['Tax type', 'Taxable amount', 'Rate', 'Tax amount']):
        d.t([L + 4, 170, 230, 322][k], y + 10, v, 'NB', 8, 'lrrr'[k], 1)
    y += 14
    for k in (['ig'] if inter else ['sg', 'cg']):
        for r in rates:
            z = sums([i for i in items if i['r'] == r])
            d.t(L + 4, y + 10, {'ig': 'IGST', 'sg': 'SGST', 'cg': 'CGST'}[k], 'N', 8)
            d.t(170, y + 10, '₹ ' + inr(z['tv']), 'N', 8, 'r')
            d.t(230, y + 10, pct(r if inter else r / 2) + '%', 'N', 8, 'r')
            d.t(322, y + 10, '₹ ' + inr(z[k]), 'N', 8, 'r')
            y += 13
    y = max(y, t0 + 14) + 8
    d.box(L, y, 330, y + 14, 0, fill=P)
    d.t(L + 4, y + 10, 'Invoice Amount In Words', 'NB', 8, col=1)
    y2 = d.wr(L + 4, y + 26, rupees(net, '', 'Paise', 'only', and_=True).replace(' only', ' Rupees only'), 'N', 8.5, 286, 11)
    d.box(L, y2 + 2, 330, y2 + 16, 0, fill=P)
    d.t(L + 4, y2 + 12, 'Terms and conditions', 'NB', 8, col=1)
    d.t(L + 4, y2 + 28, 'Thanks for doing business with us!', 'N', 8)
    rec = rng.choice([0, net, net // 200 * 100])
    y = t0
    d.box(345, y, R, y + 14, 0, fill=P)
    d.t(349, y + 10, 'Amounts', 'NB', 8, col=1)
    y += 14
    rr = [('Sub Total', S['tv'] + gst, 'N')] + ([('Round off', ro, 'N')] if ro else []) + [('Total', net, 'NB'), ('Received', rec, 'N'), ('Balance', net - rec, 'N')]
    for a, v, f in rr:
        if a == 'Total':
            d.box(345, y + 2, R, y + 17, 0, fill=LT)
        d.t(349, y + 12, a, f, 8.5)
        d.t(R - 4, y + 12, ('- ' if v < 0 else '') + '₹ ' + inr(abs(v)), f, 8.5, 'r')
        y += 16
    d.t(349, y + 12, 'You Saved', 'N', 8.5)
    d.t(R - 4, y + 12, '₹ ' + inr(sum(i['ds'] for i in items)), 'N', 8.5, 'r')
    d.t(455, y + 40, 'For : ' + s['name'], 'N', 8.5, 'c')
    d.t(455, y + 95, 'Authorized Signatory', 'NB', 8.5, 'c')
    d.t(298, 830, 'Page %d of %d' % (d.page, d.total), 'N', 7, 'c', .5)
    T = {}
    if len(rates) == 1:
        T['taxable_value'] = plain(S['tv'])
        T.update({'igst': plain(S['ig'])} if inter else {'cgst': plain(S['cg']), 'sgst': plain(S['sg'])})
    if ro:
        T['round_off'] = plain(ro)
    T['total'] = plain(net)
    return {'invoice_number': no, 'invoice_date': dt.isoformat(), 'document_type': 'invoice', 'supplier': sup(s), 'recipient': {'name': b['name']} if b2c else sup(b), 'place_of_supply': b['code'],
            'line_items': lines, 'totals': T}


_BRG = [('DEEP GROOVE BALL BEARING 6205-2RS1/C3', '84821011', 'EA', 31250), ('TAPERED ROLLER BRG 32008 X/Q', '84822011', 'EA', 164500), ('OIL SEAL 40X62X10 HMSA10 RG', '40169330', 'EA', 18400),
        ('V-BELT SPB 2360', '40103290', 'EA', 77650), ('COUPLING SPIDER L-100 NBR', '84836090', 'SET', 43500), ('GREASE LGMT 3 - 18 KG PAIL', '34031900', 'PAL', 1486500),
        ('PLUMMER BLOCK HOUSING SNL 511-609 WITH TWO LOCATING RINGS AND END COVER', '84833000', 'EA', 412000), ('ADAPTER SLEEVE H 311', '84829900', 'EA', 98000)]


def sap(d, rng, rows):
    s, b, inter = two(rng, mid=rng.choice(['Bearings', 'Rolling Elements', 'Power Transmission']), leg=' India Limited')
    dt = rdate(rng)
    kind = rng.choice(['invoice', 'credit_note', 'debit_note', 'credit_note'])
    title = {'invoice': 'TAX INVOICE', 'credit_note': 'CREDIT NOTE', 'debit_note': 'DEBIT NOTE'}[kind]
    lab = {'invoice': 'Invoice No.', 'credit_note': 'Credit Memo No.', 'debit_note': 'Debit Memo No.'}[kind]
    no = '%s%d' % ({'invoice': '90', 'credit_note': '95', 'debit_note': '96'}[kind], rng.randint(10 ** 7, 10 ** 8 - 1))
    odn = '%s%s%07d' % (b['code'], {'invoice': 'IN', 'credit_note': 'CN', 'debit_note': 'DN'}[kind], rng.randint(1, 10 ** 6))
    ref, rd = '%sIN%07d' % (b['code'], rng.randint(1, 10 ** 6)), dt - datetime.timedelta(rng.randint(10, 60))
    items = []
    for _ in range(rows):
        n, h, u, p = rng.choice(_BRG)
        q = rng.randint(1, 60)
        dp = rng.choice([0, 5, 12, 22.5])
        it = dict(n=n, h=h, u=u, p=p, q=q, dp=dp, mat='%s-%05d' % (rng.choice(['BRG', 'SKX', 'PTX']), rng.randint(1, 99999)), bt='%010d' % rng.randint(1, 99999), r=18, ds=rdiv(q * p * int(dp * 10), 1000))
        it['tv'] = q * p - it['ds']
        it['cg'], it['sg'], it['ig'] = split_tax(it['tv'], 18, inter)
        items.append(it)
    S = sums(items)
    net, ro = roundoff(sum(S.values()))
    f, z = 'C', 8
    L = 30
    cw = 4.8

    def at(col, y, txt, al='l', fo=f):
        d.t(L + col * cw, y, txt, fo, z, al)

    def head():
        at(0, 40, s['name'].upper(), fo='CB')
        at(110, 40, 'ORIGINAL FOR RECIPIENT', 'r')
        at(0, 50, 'Regd. Office & Works: %s, %s, %s - %s' % (s['a1'], s['a2'], s['city'], s['pin']))
        at(0, 60, 'GSTIN: %s   PAN: %s   State Code: %s' % (s['gstin'], s['pan'], s['code']))
        at(0, 70, '=' * 110)
        at(55, 82, title, 'c', 'CB')
        at(0, 94, '%-16s: %s' % (lab, odn))
        at(60, 94, '%-16s: %s' % ('Date', dfmt(dt, 'dmy.')))
        at(0, 104, '%-16s: %s' % ('SAP Document No.', no))
        at(60, 104, '%-16s: %d / %d' % ('Page', d.page, d.total))
        y = 114
        if kind != 'invoice':
            at(0, y, '%-16s: %s' % ('Against Inv. No.', ref))
            at(60, y, '%-16s: %s' % ('Dated', dfmt(rd, 'dmy.')))
            y += 10
            at(0, y, '%-16s: %s' % ('Reason', reason))
            y += 10
        at(0, y, '%-16s: %s' % ('Place of Supply', b['code'] + ' - ' + b['state'].upper()))
        at(60, y, '%-16s: NO' % 'Reverse Charge')
        y += 10
        if d.page == 1:
            at(0, y, '-' * 110)
            y += 10
            for k, (u, v) in enumerate([('Bill-to Party: %d' % cust, 'Ship-to Party: %d' % cust), (b['name'], b['name']), (b['a1'], b['a1']), ('%s, %s - %s' % (b['a2'], b['city'], b['pin']),) * 2,
                                        ('GSTIN: ' + b['gstin'], 'GSTIN: ' + b['gstin'])]):
                at(0, y, u, fo='CB' if k == 1 else f)
                at(60, y, v, fo='CB' if k == 1 else f)
                y += 10
        at(0, y, '-' * 110)
        at(0, y + 10, 'Item   Material No. Description                            HSN Code      Quantity UoM')
        at(97, y + 10, 'Rate (INR)', 'r')
        at(110, y + 10, 'Amount (INR)', 'r')
        at(0, y + 20, '-' * 110)
        return y + 32

    cust = rng.randint(100000, 999999)
    reason = rng.choice(['Rate difference', 'Quality rejection', 'Short supply', 'Price revision w.e.f. 1st of month'])
    units, lines = [], []
    for n, it in enumerate(items, 1):
        nm = wrap(it['n'], f, z, 37 * cw)

        def f1(y, it=it, n=n, nm=nm):
            at(0, y, '%06d' % (n * 10))
            at(7, y, it['mat'])
            at(20, y, nm[0])
            at(59, y, it['h'])
            at(81, y, '%d.000' % it['q'], 'r')
            at(82, y, it['u'])
            at(97, y, west(it['p']), 'r')
            at(110, y, west(it['q'] * it['p']), 'r')
        units.append((10, f1))
        for ex in nm[1:] + ['Batch: ' + it['bt']]:
            units.append((10, lambda y, ex=ex: at(20, y, ex)))
        cond = ([('Less: Trade Discount', '%.2f %%' % it['dp'], it['ds'])] if it['ds'] else []) + [('Assessable Value', '', it['tv'])]
        cond += [('JOIG IN: Integrated GST', '18.000 %', it['ig'])] if inter else [('JOCG IN: Central GST', '9.000 %', it['cg']), ('JOSG IN: State GST', '9.000 %', it['sg'])]
        for a, r, v in cond:
            def f2(y, a=a, r=r, v=v):
                at(59, y, a)
                at(97, y, r, 'r')
                at(110, y, west(v), 'r')
            units.append((10, f2))
        units.append((5, lambda y: None))
        row = {'description': ' '.join(nm + ['Batch: ' + it['bt']]), 'hsn_sac': it['h'], 'quantity': '%d.000' % it['q'], 'unit': it['u'], 'unit_price': plain(it['p']), 'taxable_value': plain(it['tv']), 'tax_rate': '18'}
        if it['ds']:
            row['discount'] = plain(it['ds'])
        row.update({'igst': plain(it['ig'])} if inter else {'cgst': plain(it['cg']), 'sgst': plain(it['sg'])})
        lines.append(row)

    def np(_):
        at(110, 812, '*** CONTINUED ON NEXT PAGE ***', 'r')
        d.next()
        return head()
    y = flow(head(), units, 795, np)
    if y > 640:
        y = np(0)
    at(0, y, '-' * 110)
    rr = [('Total Assessable Value', S['tv'])] + ([('Integrated GST', S['ig'])] if inter else [('Central GST', S['cg']), ('State GST', S['sg'])]) + ([('Rounding Off', ro)] if ro else [])
    for a, v in rr:
        y += 10
        at(59, y, a)
        at(110, y, west(abs(v)) + ('-' if v < 0 else ''), 'r')
    at(59, y + 10, '-' * 51)
    at(59, y + 20, 'TOTAL %s VALUE' % title.split()[-1], fo='CB')
    at(110, y + 20, west(net), 'r', 'CB')
    at(0, y + 30, '-' * 110)
    for k, l in enumerate(wrap('Amount in words: ' + rupees(net, 'RUPEES').upper(), f, z, 108 * cw)):
        at(0, y + 42 + 10 * k, l)
    at(0, y + 70, 'Certified that the particulars given above are true and correct and the amount indicated represents the price')
    at(0, y + 80, 'actually charged and that there is no flow of additional consideration directly or indirectly from the buyer.')
    at(110, y + 100, 'For ' + s['name'].upper(), 'r')
    at(110, y + 135, 'Authorised Signatory', 'r')
    T = {'taxable_value': plain(S['tv'])}
    T.update({'igst': plain(S['ig'])} if inter else {'cgst': plain(S['cg']), 'sgst': plain(S['sg'])})
    if ro:
        T['round_off'] = plain(ro)
    T['total'] = plain(net)
    return {'invoice_number': odn, 'invoice_date': dt.isoformat(), 'document_type': kind, 'supplier': {'name': s['name'].upper(), 'gstin': s['gstin']}, 'recipient': sup(b), 'place_of_supply': b['code'],
            'reverse_charge': False, 'line_items': lines, 'totals': T}


_BEV = [('COLA CRUSH 250ML PET X 30', '22021010', 42875, 28, 12), ('COLA CRUSH 2.25L PET X 9', '22021010', 65430, 28, 12), ('LEMON FIZZ 600ML PET X 24', '22021020', 71250, 28, 12), ('ORANGE POP 300ML CAN X 24', '22021020', 68190, 28, 12),
        ('AQUAPURE WATER 1L X 12', '22011010', 11400, 18, 0), ('MANGO NECTAR 200ML TETRA X 30', '22029920', 33560, 12, 0), ('ENERGY BOLT 250ML CAN X 24', '22029990', 152300, 28, 12)]


def oracle(d, rng, rows):
    d.resize(842, 595)
    s, b, inter = two(rng, inter=True, mid=rng.choice(['Beverages', 'Bottling Company', 'Food & Beverages']), leg=' Private Limited')
    dt = rdate(rng)
    no = str(rng.randint(200000000, 299999999))
    ir, ack = irn(rng), '1%d' % rng.randint(10 ** 13, 10 ** 14 - 1)
    items = []
    for _ in range(rows):
        n, h, p, r, c = rng.choice(_BEV)
        q = rng.choice([24, 50, 96, 120, 250, 400])
        it = dict(n=n, h=h, p=p, r=r, c=c, q=q, tv=q * p, item='FG%04d.%02d' % (rng.randint(1, 9999), rng.randint(1, 20)))
        it['cg'], it['sg'], it['ig'] = split_tax(it['tv'], r, True)
        it['cs'] = rdiv(it['tv'] * c, 100)
        it['tot'] = it['tv'] + it['ig'] + it['cs']
        items.append(it)
    S = sums(items)
    net = sum(S.values())
    L, R = 28, 814
    cols = [('Line', 28, 'c'), ('Item Number', 66, 'l'), ('Description', 0, 'l'), ('HSN', 52, 'l'), ('UOM', 34, 'c'), ('Qty', 44, 'r'), ('Unit Price', 58, 'r'), ('Taxable Value', 76, 'r'), ('IGST %', 40, 'r'), ('IGST Amount', 70, 'r'), ('Comp.\nCess %', 40, 'r'),
            ('Cess Amount', 66, 'r'), ('Line Total', 80, 'r')]
    fx = R - L - sum(c[1] for c in cols)
    xs = [L]
    for c in cols:
        xs.append(xs[-1] + (c[1] or fx))

    def head():
        d.t(L, 30, s['name'], 'HB', 12)
        d.t(R, 30, 'TAX INVOICE', 'HB', 14, 'r')
        d.t(L, 41, '%s, %s, %s %s %s, IN' % (s['a1'], s['a2'], s['city'], s['ab'], s['pin']), 'H', 7.5)
        d.t(R, 41, 'Original for Recipient', 'HI', 7.5, 'r')
        d.t(L, 51, 'First Party Registration (GSTIN): ' + s['gstin'], 'H', 7.5)
        d.hl(L, R, 56, 1.5, '#c74634')
        if d.page > 1:
            d.t(L, 68, 'Transaction Number: %s' % no, 'H', 8)
            y = 74
        else:
            y = 68
            for k, (a, v) in enumerate([('Bill To', b['name']), ('', b['a1'] + ', ' + b['a2']), ('', '%s %s %s' % (b['city'], b['ab'], b['pin'])), ('Third Party Reg. No.', b['gstin']), ('Place of Supply', '%s-%s' % (b['code'], b['state']))]):
                d.t(L, y + 11 * k, a, 'HB', 8)
                d.t(L + 90, y + 11 * k, v, 'H', 8)
            for k, (a, v) in enumerate([('Transaction Number', no), ('Transaction Date', dfmt(dt, 'ora')), ('Payment Terms', '30 NET'), ('Due Date', dfmt(dt + datetime.timedelta(30), 'ora')), ('Sales Order', str(so))]):
                d.t(400, y + 11 * k, a, 'HB', 8)
                d.t(495, y + 11 * k, v, 'H', 8)
            d.qr(R - 58, 60, 56, rng)
            d.t(L, y + 58, 'IRN: ' + ir, 'H', 7)
            d.t(400, y + 58, 'Acknowledgement No: %s   Acknowledgement Date: %s' % (ack, dfmt(dt, 'ora')), 'H', 7)
            y += 66
        d.box(L, y, R, y + 22, .5, .5, '#312d2a')
        for k, c in enumerate(cols):
            ls = c[0].split('\n')
            x = {'l': xs[k] + 3, 'r': xs[k + 1] - 3, 'c': (xs[k] + xs[k + 1]) / 2}[c[2]]
            d.ls(x, y + (13 if len(ls) == 1 else 9), ls, 'HB', 7.5, 9, c[2], 1)
        return y + 22

    so = rng.randint(10 ** 7, 10 ** 8)
    units, lines = [], []
    for n, it in enumerate(items, 1):
        nm = wrap(it['n'], 'H', 7.5, fx - 6)
        h = 9 * len(nm) + 6

        def f(y, it=it, n=n, nm=nm, h=h):
            if n % 2 == 0:
                d.box(L, y, R, y + h, 0, fill='#f1efed')
            vals = [str(n), it['item'], None, it['h'], 'CS', str(it['q']), west(it['p']), west(it['tv']), str(it['r']), west(it['ig']), str(it['c']) if it['c'] else '', west(it['cs']) if it['c'] else '', west(it['tot'])]
            for k, v in enumerate(vals):
                if v is None:
                    d.ls(xs[k] + 3, y + 10, nm, 'H', 7.5, 9)
                    continue
                x = {'l': xs[k] + 3, 'r': xs[k + 1] - 3, 'c': (xs[k] + xs[k + 1]) / 2}[cols[k][2]]
                d.t(x, y + 10, v, 'H', 7.5, cols[k][2])
        units.append((h, f))
        lines.append({'description': ' '.join(nm), 'hsn_sac': it['h'], 'quantity': str(it['q']), 'unit': 'CS', 'unit_price': plain(it['p']), 'taxable_value': plain(it['tv']), 'tax_rate': str(it['r']), 'igst': plain(it['ig']),
                      'cess': plain(it['cs']) if it['c'] else None, 'total': plain(it['tot'])})

    def foot():
        d.t(L, 578, 'Report: XXAR_IN_TAX_INVOICE', 'H', 6.5, col=.4)
        d.t(R, 578, 'Page %d of %d' % (d.page, d.total), 'H', 6.5, 'r', .4)

    def np(_):
        foot()
        d.next()
        return head()
    y = flow(head(), units, 560, np)
    if y > 460:
        y = np(0)
    d.hl(L, R, y, 1)
    d.t(xs[2] + 3, y + 11, 'Total', 'HB', 8)
    for k, v in ((8, S['tv']), (10, S['ig']), (12, S['cs']), (13, net)):
        d.t(xs[k] - 3, y + 11, west(v), 'HB', 7.5, 'r')
    d.hl(L, R, y + 15, 1)
    d.t(L, y + 32, 'Amount in Words (INR):', 'HB', 8)
    d.wr(L + 96, y + 32, rupees(net, 'Rupees', 'Paise'), 'H', 8, 480)
    d.t(L, y + 54, 'Remit To: %s, Account %s, IFSC %s' % bank(rng), 'H', 8)
    d.t(L, y + 66, 'Tax is payable on reverse charge basis: No', 'H', 8)
    d.t(R, y + 54, 'For ' + s['name'], 'HB', 8, 'r')
    d.t(R, y + 88, 'Digitally signed - Authorised Signatory', 'H', 7.5, 'r')
    foot()
    return {'invoice_number': no, 'invoice_date': dt.isoformat(), 'document_type': 'invoice', 'supplier': sup(s), 'recipient': sup(b), 'place_of_supply': b['code'], 'reverse_charge': False, 'irn': ir, 'ack_number': ack,
            'ack_date': dt.isoformat(), 'line_items': lines, 'totals': {'taxable_value': plain(S['tv']), 'igst': plain(S['ig']), 'cess': plain(S['cs']), 'total': plain(net)}}


LAYOUTS = {'vyapar': vyapar, 'sap': sap, 'oracle': oracle}
