# SPDX-License-Identifier: AGPL-3.0-or-later
"""GST invoices of the third stranger: Tally and Busy."""

import datetime

from stranger_gst_third_base import bank, dfmt, flow, fy, inr, irn, party, pct, plain, rdate, rdiv, roundoff, rupees, split_tax, sums, sup, two, width, wrap

_HW = [('Havel LED Panel Light 15W Round (Cool White)', '9405', 'Nos', 42000, 18), ('Copper Wire 2.5 Sq.mm FR 90 Mtr Coil', '8544', 'Coil', 214500, 18),
       ('MCB SP 16A C Curve', '8536', 'Nos', 18650, 18), ('PVC Conduit Pipe 25mm ISI Medium 3 Mtr', '3917', 'Pcs', 9140, 18),
       ('Modular Switch 6A One Way White', '8536', 'Nos', 4275, 18), ('Ceiling Fan 1200mm Brown 5 Star', '8414', 'Nos', 248000, 18),
       ('Submersible Pump 1.5 HP Single Phase', '8413', 'Nos', 1165000, 12), ('Tape Roll Insulation 18mm x 7m', '8547', 'Box', 15600, 18),
       ('Distribution Board 8 Way SPN Double Door', '8537', 'Nos', 162500, 18), ('Armoured Cable 4C x 16 Sq.mm Al', '8544', 'Mtr', 19875, 18),
       ('Cement OPC 53 Grade', '2523', 'Bag', 38500, 28), ('Solar Water Heater 200 LPD ETC', '8419', 'Nos', 2180000, 12)]


def _items(rng, rows, cat, qmax=40):
    out = []
    for _ in range(rows):
        n, h, u, pr, r = rng.choice(cat)
        pr = pr * rng.randint(90, 115) // 100
        pr -= pr % 5
        q = rng.randint(1, qmax)
        out.append(dict(n=n, h=h, u=u, p=pr, r=r, q=q))
    return out


def tally(d, rng, rows):
    s, b, inter = two(rng)
    dt = rdate(rng)
    cons = party(rng, b['code']) if rng.random() < .5 else b
    einv = rng.random() < .5
    disc = rng.random() < .5
    showrate = rng.random() < .6
    words_head = rng.choice(['INR', 'Indian Rupees'])
    no = rng.choice(['%d/%s' % (rng.randint(1, 999), fy(dt)), 'SSE/%s/%04d' % (fy(dt), rng.randint(1, 2500)), 'GST-%d' % rng.randint(100, 9999)])
    items = _items(rng, rows, _HW)
    for it in items:
        it['d'] = rng.choice([0, 0, 5, 10, 12.5]) if disc else 0
        g = it['q'] * it['p']
        it['tv'] = g - rdiv(g * int(it['d'] * 10), 1000)
        it['cg'], it['sg'], it['ig'] = split_tax(it['tv'], it['r'], inter)
        it['sub'] = []
        if rng.random() < .3:
            it['sub'].append('Batch : %s%03d' % (rng.choice('ABKM'), rng.randint(1, 999)))
        elif rng.random() < .2:
            it['sub'] += ['Sr. No. %d' % rng.randint(10 ** 7, 10 ** 8), 'Warranty : 24 Months']
    S = sums(items)
    gross = sum(S.values())
    net, ro = roundoff(gross)
    L, R, Mid = 28, 567, 300
    ir, ack = irn(rng), '1%d' % rng.randint(10 ** 13, 10 ** 14 - 1)
    bk = bank(rng)
    refs = {'Delivery Note': str(rng.randint(100, 999)), 'Mode/Terms of Payment': '%d Days' % rng.choice([15, 30, 45]),
            "Buyer's Order No.": 'PO/%d' % rng.randint(1000, 9999), 'Dispatched through': rng.choice(['By Road', 'VRL Logistix', 'Self']),
            'Destination': cons['city'], 'odt': dfmt(dt - datetime.timedelta(days=rng.randint(2, 12)), 'tally')}
    cols = [('Sl\nNo.', 20), ('Description of Goods', 0), ('HSN/SAC', 46)]
    if showrate:
        cols.append(('GST\nRate', 30))
    cols += [('Quantity', 54), ('Rate', 52), ('per', 26)]
    if disc:
        cols.append(('Disc. %', 34))
    cols.append(('Amount', 76))
    flex = R - L - sum(c[1] for c in cols)
    xs, x = [L], L
    for n, w in cols:
        x += w or flex
        xs.append(x)
    ix = {c[0].replace('\n', ' '): i for i, c in enumerate(cols)}

    def rt(key, y, txt, f='H'):
        d.t(xs[ix[key] + 1] - 3, y, txt, f, 8.5, 'r')

    def addr(p, y, lab):
        if lab:
            d.t(L + 3, y, lab, 'H', 7.5)
            y += 10
        d.t(L + 3, y, p['name'], 'HB', 9)
        y = d.ls(L + 3, y + 10, [p['a1'] + ', ' + p['a2'], p['city'] + ' - ' + p['pin']], 'H', 8, 9.5)
        d.t(L + 3, y, 'GSTIN/UIN', 'H', 8)
        d.t(L + 75, y, ': ' + p['gstin'], 'H', 8)
        d.t(L + 3, y + 9.5, 'State Name', 'H', 8)
        d.t(L + 75, y + 9.5, ':  %s, Code : %s' % (p['state'], p['code']), 'H', 8)
        return y + 19

    def head():
        d.t(297, 26, 'Tax Invoice' + ('(Page %d)' % d.page if d.page > 1 else ''), 'HB', 11, 'c')
        d.t(R, 26, '(ORIGINAL FOR RECIPIENT)', 'HI', 7.5, 'r')
        y = 34
        if einv and d.page == 1:
            d.t(R - 30, 40, 'e-Invoice', 'HB', 9, 'r')
            d.qr(R - 82, 46, 74, rng)
            d.t(L, 58, 'IRN', 'H', 8.5)
            d.t(L + 46, 58, ':  ' + ir[:40] + '-', 'HB', 8.5)
            d.t(L + 46, 68, '   ' + ir[40:], 'HB', 8.5)
            d.t(L, 79, 'Ack No.', 'H', 8.5)
            d.t(L + 46, 79, ':  ' + ack, 'HB', 8.5)
            d.t(L, 90, 'Ack Date', 'H', 8.5)
            d.t(L + 46, 90, ':  ' + dfmt(dt, 'tally'), 'HB', 8.5)
            y = 128
        top = y
        y = addr(s, y + 11, '')
        d.t(L + 3, y, 'E-Mail : ' + s['email'], 'H', 8)
        y += 4
        d.hl(L, Mid, y)
        y = addr(cons, y + 9, 'Consignee (Ship to)') - 5
        d.hl(L, Mid, y)
        y = addr(b, y + 9, 'Buyer (Bill to)')
        d.t(L + 3, y, 'Place of Supply', 'H', 8)
        d.t(L + 75, y, ':  ' + b['state'], 'H', 8)
        y += 5
        m2 = (Mid + R) / 2
        grid = [('Invoice No.', no, 'Dated', dfmt(dt, 'tally')), ('Delivery Note', refs['Delivery Note'], 'Mode/Terms of Payment', refs['Mode/Terms of Payment']),
                ('Reference No. & Date.', '', 'Other References', ''), ("Buyer's Order No.", refs["Buyer's Order No."], 'Dated', refs['odt']),
                ('Dispatch Doc No.', '', 'Delivery Note Date', ''), ('Dispatched through', refs['Dispatched through'], 'Destination', refs['Destination'])]
        g = top
        for a, v, e, w in grid:
            d.t(Mid + 3, g + 8, a, 'H', 7.5)
            d.t(Mid + 3, g + 18, v, 'HB', 8.5)
            d.t(m2 + 3, g + 8, e, 'H', 7.5)
            d.t(m2 + 3, g + 18, w, 'HB', 8.5)
            g += 22
            d.hl(Mid, R, g)
        d.vl(m2, top, g)
        d.t(Mid + 3, g + 8, 'Terms of Delivery', 'H', 7.5)
        d.box(L, top, R, y)
        d.vl(Mid, top, y)
        d.hl(L, R, y + 21)
        for i, c in enumerate(cols):
            d.ls((xs[i] + xs[i + 1]) / 2, y + 9, c[0].split('\n'), 'H', 8, 9, 'c')
        st['top'] = y
        return y + 32

    st = {}

    def close(yb):
        for xx in xs:
            d.vl(xx, st['top'], yb)
        d.hl(L, R, yb)

    def np(_):
        close(800)
        d.t(R, 812, 'continued to page number %d' % (d.page + 1), 'H', 7.5, 'r')
        d.t(297, 826, 'This is a Computer Generated Invoice', 'H', 7.5, 'c')
        d.next()
        return head()

    units, lines = [], []
    for n, it in enumerate(items, 1):
        nm = wrap(it['n'], 'HB', 8.5, flex - 6)
        qs = '%d %s' % (it['q'], it['u'])

        def f(y, it=it, nm=nm, n=n, qs=qs):
            d.t((xs[0] + xs[1]) / 2, y, str(n), 'H', 8.5, 'c')
            yy = d.ls(xs[1] + 3, y, nm, 'HB', 8.5, 10)
            d.ls(xs[1] + 14, yy, it['sub'], 'HI', 8, 9.5)
            d.t(xs[2] + 3, y, it['h'], 'H', 8.5)
            if showrate:
                rt('GST Rate', y, pct(it['r']) + ' %')
            rt('Quantity', y, qs, 'HB')
            rt('Rate', y, inr(it['p']))
            d.t(xs[ix['per']] + 3, y, it['u'], 'H', 8.5)
            if disc and it['d']:
                rt('Disc. %', y, pct(it['d']) + ' %')
            rt('Amount', y, inr(it['tv']), 'HB')
        units.append((10 * len(nm) + 9.5 * len(it['sub']) + 1, f))
        row = {'description': ' '.join(nm + it['sub']), 'hsn_sac': it['h'], 'quantity': str(it['q']), 'unit': it['u'], 'unit_price': plain(it['p']),
               'taxable_value': plain(it['tv'])}
        if showrate:
            row['tax_rate'] = pct(it['r'])
        lines.append(row)
    taxes = [('IGST', S['ig'])] if inter else [('CGST', S['cg']), ('SGST', S['sg'])]

    def sub(y):
        d.hl(xs[-2], R, y - 8)
        d.t(R - 3, y + 2, inr(S['tv']), 'H', 8.5, 'r')
    units.append((18, sub))
    for n, v in taxes + ([('Round Off', ro)] if ro else []):
        def f(y, n=n, v=v):
            if v < 0:
                d.t(xs[1] + 3, y, 'Less :', 'HI', 8.5)
            d.t(xs[2] - 3, y, n, 'HBI', 8.5, 'r')
            d.t(R - 3, y, ('(-)' if v < 0 else '') + inr(abs(v)), 'HB', 8.5, 'r')
        units.append((11, f))
    hs = {}
    for it in items:
        hs.setdefault((it['h'], it['r']), []).append(it)
    foot = 16 + 44 + (len(hs) + 3) * 12 + 14 + 92
    y = flow(head(), units, 792, np)
    if y + foot > 812:
        y = np(y)
    yb = 812 - foot
    close(yb)
    d.t(xs[2] - 3, yb + 11, 'Total', 'H', 8.5, 'r')
    us = {i['u'] for i in items}
    if len(us) == 1:
        rt('Quantity', yb + 11, '%d %s' % (sum(i['q'] for i in items), us.pop()), 'HB')
    d.t(R - 3, yb + 11.5, '₹ ' + inr(net), 'KB', 8.5, 'r')
    d.hl(L, R, yb + 16)
    for xx in xs:
        d.vl(xx, yb, yb + 16)
    y = yb + 26
    d.t(L + 3, y, 'Amount Chargeable (in words)', 'H', 7.5)
    d.t(R - 3, y, 'E. & O.E', 'HI', 7.5, 'r')
    d.wr(L + 3, y + 12, rupees(net, words_head), 'HB', 9, R - L - 10, 11)
    y += 34
    t0 = y
    hx = [L, 290, 370, 410, 485, R] if inter else [L, 215, 287, 320, 382, 415, 480, R]
    d.hl(L, R, y)
    d.t((hx[0] + hx[1]) / 2, y + 10, 'HSN/SAC', 'H', 8, 'c')
    d.t((hx[1] + hx[2]) / 2, y + 10, 'Taxable', 'H', 8, 'c')
    d.t((hx[1] + hx[2]) / 2, y + 21, 'Value', 'H', 8, 'c')
    for k, nm in enumerate(['IGST'] if inter else ['CGST', 'SGST/UTGST']):
        d.t((hx[2 + 2 * k] + hx[4 + 2 * k]) / 2, y + 10, nm, 'H', 8, 'c')
        d.hl(hx[2 + 2 * k], hx[4 + 2 * k], y + 13)
        d.t((hx[2 + 2 * k] + hx[3 + 2 * k]) / 2, y + 21, 'Rate', 'H', 8, 'c')
        d.t((hx[3 + 2 * k] + hx[4 + 2 * k]) / 2, y + 21, 'Amount', 'H', 8, 'c')
    d.t((hx[-2] + hx[-1]) / 2, y + 10, 'Total', 'H', 8, 'c')
    d.t((hx[-2] + hx[-1]) / 2, y + 21, 'Tax Amount', 'H', 8, 'c')
    y += 24
    d.hl(L, R, y)
    for (h, r), g in sorted(hs.items()) + [(('', ''), items)]:
        z = sums(g)
        fb = 'H'
        if not h:
            d.hl(L, R, y)
            d.t(hx[1] - 3, y + 9, 'Total', 'HB', 8, 'r')
            fb = 'HB'
        d.t(hx[0] + 3, y + 9, h, 'H', 8)
        vals = [inr(z['tv'])] + ([pct(r) + '%' if h else '', inr(z['ig'])] if inter else
                                 [pct(r / 2) + '%' if h else '', inr(z['cg']), pct(r / 2) + '%' if h else '', inr(z['sg'])]) + [inr(z['cg'] + z['sg'] + z['ig'])]
        for k, v in enumerate(vals):
            d.t(hx[k + 2] - 3, y + 9, v, fb, 8, 'r')
        y += 12
    d.hl(L, R, y)
    for k, xx in enumerate(hx[1:-1], 1):
        d.vl(xx, t0 + 13 if k in (3, 5) and k < len(hx) - 2 else t0, y)
    d.t(L + 3, y + 11, 'Tax Amount (in words) :', 'H', 7.5)
    d.t(L + 92, y + 11, rupees(gross - S['tv'], words_head), 'HB', 7.8)
    y += 20
    d.t(L + 3, y + 10, "Company's PAN", 'H', 8)
    d.t(L + 75, y + 10, ': ' + s['pan'], 'HB', 8)
    d.t(L + 3, y + 22, 'Declaration', 'H', 8)
    d.ls(L + 3, y + 32, ['We declare that this invoice shows the actual price of the', 'goods described and that all particulars are true and', 'correct.'], 'H', 7.5, 9)
    d.t(Mid, y + 10, "Company's Bank Details", 'H', 8)
    d.ls(Mid, y + 20, ['Bank Name : ' + bk[0], 'A/c No. : ' + bk[1], 'Branch & IFS Code : ' + s['city'] + ' & ' + bk[2]], 'H', 8, 9.5)
    d.hl(Mid - 3, R, y + 43)
    d.vl(Mid - 3, y + 43, 812)
    d.t(R - 3, y + 53, 'for ' + s['name'], 'HB', 8, 'r')
    d.t(R - 3, 808, 'Authorised Signatory', 'H', 8, 'r')
    d.vl(L, yb, 812)
    d.vl(R, yb, 812)
    d.hl(L, R, 812)
    d.t(297, 826, 'This is a Computer Generated Invoice', 'H', 7.5, 'c')
    tot = {'taxable_value': plain(S['tv'])}
    tot.update({'igst': plain(S['ig'])} if inter else {'cgst': plain(S['cg']), 'sgst': plain(S['sg'])})
    if ro:
        tot['round_off'] = plain(ro)
    tot['total'] = plain(net)
    out = {'invoice_number': no, 'invoice_date': dt.isoformat(), 'document_type': 'invoice', 'supplier': sup(s), 'recipient': sup(b),
           'place_of_supply': b['code'], 'line_items': lines, 'totals': tot}
    if einv:
        out.update(irn=ir, ack_number=ack, ack_date=dt.isoformat())
    return out


_AUTO = [('BRAKE SHOE SET CT-100', '87083000', 'Set', 21500, 28), ('CLUTCH PLATE 5 PCS ACTIVA', '87141090', 'Set', 34000, 28),
         ('CHAIN SPROCKET KIT SPLENDOR (43T/14T)', '87141090', 'Kit', 78500, 28), ('AIR FILTER ELEMENT BS-IV', '84213100', 'Pcs', 11800, 18),
         ('SPARK PLUG 3-ELECTRODE', '85111000', 'Pcs', 9500, 18), ('ENGINE OIL 20W40 900ML', '27101980', 'Pcs', 28500, 18),
         ('BEARING 6301 2RS', '84821020', 'Pcs', 7240, 18), ('HEAD LIGHT ASSY. PULSAR', '85122010', 'Pcs', 61500, 18), ('SEAT COVER FOAM', '87149990', 'Pcs', 15500, 28)]


def busy(d, rng, rows):
    s, b, inter = two(rng, mid=rng.choice(['Auto Agencies', 'Motors', 'Auto Spares', 'Trading Co.']), leg='')
    dt = rdate(rng)
    no = rng.choice(['%s/%d' % (fy(dt), rng.randint(1, 4000)), 'A-%d' % rng.randint(1, 3000), '%05d' % rng.randint(1, 20000)])
    items = _items(rng, rows, _AUTO, 30)
    for it in items:
        it['tv'] = it['q'] * it['p']
        it['cg'], it['sg'], it['ig'] = split_tax(it['tv'], it['r'], inter)
        it['tot'] = it['tv'] + it['cg'] + it['sg'] + it['ig']
    S = sums(items)
    net, ro = roundoff(sum(S.values()))
    L, R = 36, 560
    if inter:
        cols = [('S.N.', 24, 'r'), ('Description of Goods', 0, 'l'), ('HSN/SAC\nCode', 54, 'l'), ('Qty.', 38, 'r'), ('Unit', 30, 'l'), ('Price', 56, 'r'),
                ('IGST\nRate', 40, 'r'), ('IGST\nAmount', 56, 'r'), ('Amount(`)', 72, 'r')]
    else:
        cols = [('S.N.', 24, 'r'), ('Description of Goods', 0, 'l'), ('HSN/SAC\nCode', 48, 'l'), ('Qty.', 38, 'r'), ('Unit', 24, 'l'), ('Price', 46, 'r'),
                ('CGST\nRate', 36, 'r'), ('CGST\nAmount', 46, 'r'), ('SGST\nRate', 36, 'r'), ('SGST\nAmount', 46, 'r'), ('Amount(`)', 62, 'r')]
    flex = R - L - sum(c[1] for c in cols)
    xs = [L]
    for c in cols:
        xs.append(xs[-1] + (c[1] or flex))
    gr, veh = str(rng.randint(1000, 99999)), s['ab'] + '%02d%s%04d' % (rng.randint(1, 30), rng.choice(['AB', 'GT', 'TC']), rng.randint(1, 9999))
    st = {}
    f10 = 'T'

    def head():
        d.t(L + 4, 42, 'GSTIN : ' + s['gstin'], 'TB', 9)
        d.t(R - 4, 42, 'Original Copy', 'TI', 9, 'r')
        d.t(298, 56, 'TAX INVOICE', 'TB', 10, 'c')
        d.hl(268, 328, 58, .5)
        d.t(298, 75, s['name'].upper(), 'TB', 17, 'c')
        d.t(298, 88, '%s, %s, %s-%s' % (s['a1'].upper(), s['a2'].upper(), s['city'].upper(), s['pin']), f10, 9, 'c')
        d.t(298, 99, 'Tel. : %s   email : %s' % (s['tel'], s['email']), f10, 9, 'c')
        d.hl(L, R, 105)
        y = 116
        left = [('Invoice No.', no), ('Dated', dfmt(dt, 'dmy-')), ('Place of Supply', '%s (%s)' % (b['state'], b['code'])), ('Reverse Charge', 'N'), ('GR/RR No.', gr)]
        right = [('Transport', 'BY ROAD'), ('Vehicle No.', veh), ('Station', b['city'].upper()), ('E-Way Bill No.', '')]
        for k, (a, v) in enumerate(left):
            d.t(L + 4, y + 11 * k, a, f10, 9)
            d.t(L + 78, y + 11 * k, ':  ' + v, 'TB' if k == 0 else f10, 9)
        for k, (a, v) in enumerate(right):
            d.t(302, y + 11 * k, a, f10, 9)
            d.t(372, y + 11 * k, ':  ' + v, f10, 9)
        d.hl(L, R, 166)
        d.vl(298, 105, 236)
        for x0, lab in ((L + 4, 'Billed to :'), (302, 'Shipped to :')):
            d.t(x0, 177, lab, 'TBI', 9)
            d.ls(x0, 188, [b['name'].upper(), b['a1'] + ', ' + b['a2'], b['city'] + ' - ' + b['pin']], f10, 9, 11)
            d.t(x0, 231, 'GSTIN / UIN', f10, 9)
            d.t(x0 + 74, 231, ':  ' + b['gstin'], f10, 9)
        d.hl(L, R, 236)
        for i, c in enumerate(cols):
            ls = c[0].split('\n')
            if c[2] == 'r':
                d.ls(xs[i + 1] - 3, 247, ls, 'TB', 8.5, 10, 'r')
            else:
                d.ls(xs[i] + 3, 247, ls, 'TB', 8.5, 10)
        d.hl(L, R, 262)
        st['top'] = 236
        return 273

    def close(yb):
        for x in xs[1:-1]:
            d.vl(x, st['top'], yb)

    def np(_):
        close(786)
        d.hl(L, R, 786)
        d.t(R - 4, 798, 'Contd. on Page %d' % (d.page + 1), 'TBI', 9, 'r')
        d.box(L, 30, R, 805)
        d.next()
        return head()

    def cell(k, y, v, f='T', sz=8.5):
        if cols[k][2] == 'r':
            d.t(xs[k + 1] - 3, y, v, f, sz, 'r')
        else:
            d.t(xs[k] + 3, y, v, f, sz)
    units, lines = [], []
    for n, it in enumerate(items, 1):
        nm = wrap(it['n'], 'T', 8.5, flex - 6)
        q = '%d.00' % it['q']

        def f(y, it=it, n=n, nm=nm, q=q):
            tx = [pct(it['r']) + '.00 %', plain(it['ig'])] if inter else ['%.2f %%' % (it['r'] / 2), plain(it['cg']), '%.2f %%' % (it['r'] / 2), plain(it['sg'])]
            for k, v in enumerate(['%d.' % n, None, it['h'], q, it['u'], plain(it['p'])] + tx + [inr(it['tot'])]):
                if v is not None:
                    cell(k, y, v)
            d.ls(xs[1] + 3, y, nm, 'T', 8.5, 10)
        units.append((10 * len(nm) + 2, f))
        row = {'description': ' '.join(nm), 'hsn_sac': it['h'], 'quantity': q, 'unit': it['u'], 'unit_price': plain(it['p']), 'tax_rate': pct(it['r']),
               'total': plain(it['tot'])}
        row.update({'igst': plain(it['ig'])} if inter else {'cgst': plain(it['cg']), 'sgst': plain(it['sg'])})
        lines.append(row)

    def ro_line(y):
        d.hl(xs[-2], R, y - 7)
        d.t(R - 3, y + 3, inr(net - ro), 'T', 8.5, 'r')
        if ro:
            d.t(xs[1] + 30, y + 15, ('Less' if ro < 0 else 'Add') + '  : Rounded Off (%s)' % ('-' if ro < 0 else '+'), 'TI', 9)
            d.t(R - 3, y + 15, plain(abs(ro)), 'T', 8.5, 'r')
    units.append((28, ro_line))
    rates = sorted({i['r'] for i in items})
    foot = 18 + 14 + 12 * (len(rates) + 1) + 26 + 24 + 78
    y = flow(head(), units, 782, np)
    if y + foot > 805:
        np(y)
    yb = 805 - foot
    close(yb)
    d.hl(L, R, yb)
    d.t(xs[2] - 4, yb + 12, 'Grand Total', 'TB', 9.5, 'r')
    cell(3, yb + 12, '%d.00' % sum(i['q'] for i in items), 'TB', 8.5)
    if inter:
        cell(7, yb + 12, inr(S['ig']), 'TB', 8.5)
    else:
        cell(7, yb + 12, inr(S['cg']), 'TB', 8)
        cell(9, yb + 12, inr(S['sg']), 'TB', 8)
    d.t(R - 3, yb + 12, inr(net), 'TB', 9, 'r')
    d.hl(L, R, yb + 18)
    y = yb + 30
    hd = ['Tax Rate', 'Taxable Amt.'] + (['IGST Amt.'] if inter else ['CGST Amt.', 'SGST Amt.']) + ['Total Tax']
    for k, v in enumerate(hd):
        xx = L + 60 + 76 * k
        d.t(xx, y, v, 'T', 9, 'r')
        d.hl(xx - width(v, 'T', 9), xx, y + 2, .5)
    y += 12
    for r in rates + (['Totals'] if len(rates) > 1 else []):
        z = sums([i for i in items if r in ('Totals', i['r'])])
        vals = ['%s%%' % r if r != 'Totals' else r, inr(z['tv'])] + ([inr(z['ig'])] if inter else [inr(z['cg']), inr(z['sg'])]) + [inr(z['cg'] + z['sg'] + z['ig'])]
        for k, v in enumerate(vals):
            d.t(L + 60 + 76 * k, y, v, 'TB' if r == 'Totals' else 'T', 9, 'r')
        y += 12
    y = yb + 18 + 14 + 12 * (len(rates) + 1) + 12
    d.wr(L + 4, y, rupees(net, 'Rupees'), 'TB', 10, R - L - 8, 12)
    bk = bank(rng)
    d.hl(L, R, 805 - 100)
    d.t(L + 4, 805 - 89, 'Bank Details : %s  A/C No. %s  IFSC : %s' % (bk[0].upper(), bk[1], bk[2]), 'TB', 9)
    d.hl(L, R, 805 - 82)
    d.vl(298, 805 - 82, 805)
    d.t(L + 4, 733, 'Terms & Conditions', 'TB', 8)
    d.ls(L + 4, 743, ['E.& O.E.', '1. Goods once sold will not be taken back.', '2. Interest @ 18% p.a. will be charged if the payment',
                      'is not made within the stipulated time.', "3. Subject to '%s' Jurisdiction only." % s['city']], 'T', 8, 9)
    d.t(302, 733, "Receiver's Signature :", 'T', 8)
    d.hl(298, R, 760)
    d.t(R - 4, 772, 'for ' + s['name'].upper(), 'TB', 9, 'r')
    d.t(R - 4, 800, 'Authorised Signatory', 'TI', 9, 'r')
    d.box(L, 30, R, 805)
    tot = {'taxable_value': plain(S['tv'])}
    tot.update({'igst': plain(S['ig'])} if inter else {'cgst': plain(S['cg']), 'sgst': plain(S['sg'])})
    if ro:
        tot['round_off'] = plain(ro)
    tot['total'] = plain(net)
    return {'invoice_number': no, 'invoice_date': dt.isoformat(), 'document_type': 'invoice', 'supplier': {'name': s['name'].upper(), 'gstin': s['gstin']},
            'recipient': {'name': b['name'].upper(), 'gstin': b['gstin']}, 'place_of_supply': b['code'], 'reverse_charge': False, 'line_items': lines, 'totals': tot}


LAYOUTS = {'tally': tally, 'busy': busy}
