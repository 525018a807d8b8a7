# SPDX-License-Identifier: AGPL-3.0-or-later
"""GST invoices of the third stranger: ERPNext, the portal of e-invoices, a transporter."""

import datetime

from stranger_gst_third_base import STATES, bank, dfmt, flow, fy, inr, irn, pct, plain, rdate, rdiv, roundoff, rupees, split_tax, sums, sup, two, width, wrap

_CH = [('SOLV-0231', 'Isopropyl Alcohol 99.8%', 'Packing: 160 Kg MS Drum', '2905', 'Kg', 13850, 18), ('ACID-0012', 'Hydrochloric Acid 33%', 'Packing: Tanker', '2806', 'Kg', 640, 18),
       ('PIGM-1180', 'Titanium Dioxide Rutile R-902', 'Packing: 25 Kg Bag', '3206', 'Kg', 24500, 18), ('SALT-0007', 'Caustic Soda Flakes', 'Packing: 50 Kg HDPE Bag', '2815', 'Kg', 4725, 18),
       ('RESN-0440', 'Epoxy Resin LY-556', 'Packing: 240 Kg Drum', '3907', 'Kg', 31200, 18), ('SRFC-0092', 'Linear Alkyl Benzene Sulphonic Acid 90%', 'Packing: 200 Kg Carboy', '3402', 'Kg', 11790, 18)]


def erpnext(d, rng, rows):
    s, b, inter = two(rng, mid=rng.choice(['Chemicals', 'Chem Industries', 'Colour Chem']), leg=' Pvt Ltd')
    dt = rdate(rng)
    no = 'SINV-%s-%05d' % (fy(dt)[:2], rng.randint(1, 9999))
    ab = ''.join(w[0] for w in s['name'].split())[:4].upper()
    items = []
    for _ in range(rows):
        c, n, pk, h, u, p, r = rng.choice(_CH)
        q10 = rng.choice([500, 1250, 2000, 3205, 7500, 10000])
        it = dict(c=c, n=n, pk=pk, h=h, u=u, p=p, r=r, q=q10, tv=rdiv(q10 * p, 10), lot='Batch: CB-%05d' % rng.randint(1, 99999))
        it['cg'], it['sg'], it['ig'] = split_tax(it['tv'], r, inter)
        items.append(it)
    S = sums(items)
    gross = sum(S.values())
    net, ro = roundoff(gross)
    L, R = 43, 552
    rs = '₹ '
    cols = [('Sr', 26, 'l'), ('Item Code', 66, 'l'), ('Description', 0, 'l'), ('Quantity', 74, 'r'), ('Rate', 72, 'r'), ('Amount', 90, 'r')]
    fx = R - L - sum(c[1] for c in cols)
    xs = [L]
    for c in cols:
        xs.append(xs[-1] + (c[1] or fx))
    g = .82

    def thead(y):
        d.box(L, y, R, y + 22, .5, g, .97)
        for k, c in enumerate(cols):
            d.t(xs[k] + 6 if c[2] == 'l' else xs[k + 1] - 6, y + 14, c[0], 'HB', 8.5, c[2], .25)
        st['t'] = y
        return y + 22
    st = {}

    def close(y):
        for x in xs:
            d.vl(x, st['t'], y, .5, g)

    def foot():
        d.t(297, 822, 'Page %d of %d' % (d.page, d.total), 'H', 7.5, 'c', .45)

    def np(y):
        close(y)
        foot()
        d.next()
        return thead(42)
    d.t(L, 62, s['name'], 'HB', 13)
    d.t(R, 60, 'TAX INVOICE', 'HB', 16, 'r', .2)
    d.t(R, 76, no, 'H', 11, 'r', .45)
    d.hl(L, R, 86, 1, .7)
    lab = [('Customer', b['name']), ('Address', b['a1']), ('', b['a2']), ('', b['city']), ('', '%s, State Code: %s' % (b['state'], b['code'])), ('', 'PIN Code: ' + b['pin'] + ', India'), ('Customer GSTIN', b['gstin'])]
    for k, (a, v) in enumerate(lab):
        d.t(L, 104 + 12.5 * k, a, 'HB', 8.5, col=.3)
        d.t(L + 90, 104 + 12.5 * k, v, 'H', 8.5)
    for k, (a, v) in enumerate([('Date', dfmt(dt, 'dmy-')), ('Payment Due Date', dfmt(dt + datetime.timedelta(30), 'dmy-')), ('Company GSTIN', s['gstin']), ('Place of Supply', '%s-%s' % (b['code'], b['state'])),
                                ('Is Reverse Charge', 'No'), ('GST Category', 'Registered Regular')]):
        d.t(322, 104 + 12.5 * k, a, 'HB', 8.5, col=.3)
        d.t(416, 104 + 12.5 * k, v, 'H', 8.5)
    y = thead(202)
    units, lines = [], []
    for n, it in enumerate(items, 1):
        nm = wrap(it['n'], 'H', 8.5, fx - 12)
        des = nm + [it['pk'], it['lot'], 'HSN/SAC: ' + it['h']]
        q = '%d.%d' % (it['q'] // 10, it['q'] % 10)
        if it['q'] % 10 == 0:
            q = '%d' % (it['q'] // 10)
        h = 11 * len(des) + 10

        def f(y, it=it, n=n, des=des, q=q, h=h):
            d.t(xs[0] + 6, y + 13, str(n), 'H', 8.5)
            d.t(xs[1] + 6, y + 13, it['c'], 'H', 8.5)
            d.ls(xs[2] + 6, y + 13, des, 'H', 8.5, 11)
            d.t(xs[4] - 6, y + 13, '%s %s' % (q, it['u']), 'H', 8.5, 'r')
            d.t(xs[5] - 6, y + 13, rs + inr(it['p']), 'K', 8, 'r')
            d.t(xs[6] - 6, y + 13, rs + inr(it['tv']), 'K', 8, 'r')
            d.hl(L, R, y + h, .5, g)
        units.append((h, f))
        lines.append({'description': ' '.join(des[:-1]), 'hsn_sac': it['h'], 'quantity': q, 'unit': it['u'], 'unit_price': plain(it['p']), 'taxable_value': plain(it['tv'])})
    y = flow(y, units, 795, np)
    close(y)
    hs = sorted({i['h'] for i in items})
    if y + 190 + 16 * len(hs) > 800:
        foot()
        d.next()
        y = 36
    y += 16
    rr = [('Total', S['tv'], 0)] + ([('Output Tax IGST @ 18.0 - ' + ab, S['ig'], 0)] if inter else [('Output Tax CGST @ 9.0 - ' + ab, S['cg'], 0), ('Output Tax SGST @ 9.0 - ' + ab, S['sg'], 0)])
    rr += [('Grand Total', gross, 1), ('Rounding Adjustment', ro, 0), ('Rounded Total', net, 1)]
    for a, v, bd in rr:
        d.t(300, y, a, 'HB', 8.5, col=.3)
        d.t(R - 6, y, rs + inr(v), 'KB' if bd else 'K', 8, 'r')
        y += 14
    d.t(300, y, 'In Words', 'HB', 8.5, col=.3)
    y = max(d.wr(372, y, rupees(net, 'INR', tail='only.'), 'H', 8.5, R - 378, 11), y) + 12
    d.t(L, y, 'Tax Breakup', 'HB', 9)
    y += 6
    hd = ['HSN/SAC', 'Taxable Amount'] + (['Output Tax IGST'] if inter else ['Output Tax CGST', 'Output Tax SGST'])
    cw = (R - L) / len(hd)
    for row in [None] + hs:
        for k in range(len(hd)):
            d.box(L + k * cw, y, L + k * cw + cw, y + 16, .5, g, .97 if row is None else None)
        if row is None:
            for k, v in enumerate(hd):
                d.t(L + 5 if k == 0 else L + (k + 1) * cw - 5, y + 11, v, 'HB', 8, 'l' if k == 0 else 'r')
        else:
            z = sums([i for i in items if i['h'] == row])
            d.t(L + 5, y + 11, row, 'H', 8)
            for k, v in enumerate([rs + inr(z['tv'])] + (['(18.0%) ' + rs + inr(z['ig'])] if inter else ['(9.0%) ' + rs + inr(z['cg']), '(9.0%) ' + rs + inr(z['sg'])])):
                d.t(L + (k + 2) * cw - 5, y + 11, v, 'K', 7.5, 'r')
        y += 16
    foot()
    T = {'taxable_value': plain(S['tv'])}
    T.update({'igst': plain(S['ig'])} if inter else {'cgst': plain(S['cg']), 'sgst': plain(S['sg'])})
    T.update(round_off=plain(ro), total=plain(net))
    return {'invoice_number': no, 'invoice_date': dt.isoformat(), 'document_type': 'invoice', 'supplier': sup(s), 'recipient': sup(b), 'place_of_supply': b['code'], 'reverse_charge': False, 'line_items': lines, 'totals': T}


_ST = [('TMT BAR FE500D 12MM', '72142090', 'MTS', 5425000, 18, 0), ('MS ANGLE 50X50X6', '72165000', 'MTS', 5680000, 18, 0), ('STEAM COAL G-11 GRADE', '27011920', 'MTS', 421500, 5, 40000), ('HR COIL 2.5MM X 1250', '72083940', 'MTS', 6010000, 18, 0),
       ('BINDING WIRE 20 GAUGE', '72171010', 'KGS', 7250, 18, 0), ('GI PIPE 40NB MEDIUM CLASS', '73063090', 'NOS', 285000, 18, 0), ('WELDING ELECTRODE E6013 3.15MM', '83111000', 'BOX', 67500, 18, 0)]


def einvoice(d, rng, rows):
    s, b, inter = two(rng, mid=rng.choice(['Steels', 'Ispat', 'Coal & Steel', 'Metals']), leg=rng.choice([' PRIVATE LIMITED', ' LIMITED']))
    s['name'], b['name'] = s['name'].upper(), b['name'].upper()
    dt = rdate(rng)
    ad = dt + datetime.timedelta(rng.choice([0, 0, 1]))
    kind = rng.choice(['invoice', 'invoice', 'credit_note', 'debit_note'])
    no = {'invoice': '', 'credit_note': 'CN', 'debit_note': 'DN'}[kind] + '%s/%04d' % (fy(dt).replace('-', ''), rng.randint(1, 9999))
    ir, ack = irn(rng), '1%d' % rng.randint(10 ** 13, 10 ** 14 - 1)
    items = []
    for _ in range(rows):
        n, h, u, p, r, nadv = rng.choice(_ST)
        q = rng.randint(1500, 29999) if u == 'MTS' else rng.randint(10, 300) * 1000
        it = dict(n=n, h=h, u=u, p=p, r=r, q=q, ds=rng.choice([0, 0, 0, 50000, 125000]), cs=rdiv(q * nadv, 1000))
        it['tv'] = rdiv(q * p, 1000) - it['ds']
        it['cg'], it['sg'], it['ig'] = split_tax(it['tv'], r, inter)
        it['tot'] = it['tv'] + it['cg'] + it['sg'] + it['ig'] + it['cs']
        items.append(it)
    S = sums(items)
    g = sum(S.values())
    net, ro = roundoff(g)
    L, R = 40, 555

    def foot():
        d.t(R, 826, 'Page %d of %d' % (d.page, d.total), 'T', 8, 'r')

    d.t(L, 50, s['gstin'], 'TB', 10)
    d.t(L, 64, s['name'], 'TB', 12)
    d.qr(R - 92, 34, 92, rng, 33)

    def sec(y, t):
        d.hl(L, R - (100 if y < 130 else 0), y - 11, .5, .6)
        d.t(L, y, t, 'TB', 10)
        return y + 14
    y = sec(86, '1.e-Invoice Details')
    d.t(L + 4, y, 'IRN :', 'TB', 8.5)
    d.t(L + 28, y, ir[:50], 'T', 8.5)
    d.t(L + 28, y + 10, ir[50:], 'T', 8.5)
    y += 24
    d.t(L + 4, y, 'Ack. No :', 'TB', 8.5)
    d.t(L + 46, y, ack, 'T', 8.5)
    d.t(250, y, 'Ack. Date :', 'TB', 8.5)
    d.t(298, y, dfmt(ad, 'dmy-') + ' %02d:%02d:00' % (rng.randint(9, 20), rng.randint(0, 59)), 'T', 8.5)
    y = sec(y + 24, '2.Transaction Details')
    rows2 = [[('Supply type Code :', 'B2B'), ('Document No. :', no)], [('Place of Supply :', b['state'].upper()), ('Document Type :', {'invoice': 'Tax Invoice', 'credit_note': 'Credit Note', 'debit_note': 'Debit Note'}[kind]), ('Document Date :', dfmt(dt, 'dmy-'))]]
    xx = [[L + 4, 250], [L + 4, 190, 380]]
    for k, rw in enumerate(rows2):
        for j, (a, v) in enumerate(rw):
            d.t(xx[k][j], y, a, 'TB', 8.5)
            d.t(xx[k][j] + width(a, 'TB', 8.5) + 4, y, v, 'T', 8.5)
        y += 13
    d.t(L + 4, y, 'IGST applicable despite Supplier and Recipient located in same State :', 'TB', 8.5)
    d.t(L + 290, y, 'No', 'T', 8.5)
    y = sec(y + 22, '3.Party Details')
    for x, a, p in ((L + 4, 'Supplier :', s), (300, 'Recipient :', b)):
        d.t(x, y, a, 'TB', 8.5)
        d.ls(x, y + 11, ['GSTIN : ' + p['gstin'], p['name'], p['a1'] + ' ' + p['a2'], p['city'], '%s %s' % (p['pin'], p['state'].upper())], 'T', 8.5, 11)
    y = sec(y + 78, '4.Details of Goods / Services')
    y -= 6
    cols = [('SlNo', 24, 'c'), ('Item Description', 92, 'l'), ('HSN Code', 46, 'l'), ('Quantity', 42, 'r'), ('Unit', 26, 'c'), ('Unit Price(Rs)', 46, 'r'), ('Discount(Rs)', 42, 'r'), ('Taxable Amount(Rs)', 56, 'r'),
            ('Tax Rate(GST + Cess | State Cess + Cess Non.Advol)', 58, 'c'), ('Other charges(Rs)', 36, 'r'), ('Total(Rs)', 0, 'r')]
    xs = [L]
    for c in cols:
        xs.append(xs[-1] + (c[1] or R - xs[-1]))

    def thead(y):
        hh = 46
        for k, c in enumerate(cols):
            d.box(xs[k], y, xs[k + 1], y + hh, .5, .5, .92)
            d.ls((xs[k] + xs[k + 1]) / 2, y + 9, wrap(c[0].replace('(Rs)', ' (Rs)').replace('Tax Rate(', 'Tax Rate ('), 'TB', 7.2, xs[k + 1] - xs[k] - 4), 'TB', 7.2, 8, 'c')
        return y + hh

    def np(_):
        foot()
        d.next()
        return thead(40)
    units, lines = [], []
    for n, it in enumerate(items, 1):
        nm = wrap(it['n'], 'T', 8, 88)
        q = '%d.%03d' % (it['q'] // 1000, it['q'] % 1000)
        tr = ['%s + 0 | 0 +' % pct(it['r']), plain(it['cs']) if it['cs'] else '0']
        h = 9.5 * max(2, len(nm)) + 5
        vals = [str(n), nm, it['h'], q, it['u'], plain(it['p']), plain(it['ds']) if it['ds'] else '0', plain(it['tv']), tr, '0', plain(it['tot'])]

        def f(y, vals=vals, h=h):
            for k, v in enumerate(vals):
                d.box(xs[k], y, xs[k + 1], y + h, .5, .5)
                x = {'l': xs[k] + 2, 'r': xs[k + 1] - 2, 'c': (xs[k] + xs[k + 1]) / 2}[cols[k][2]]
                d.ls(x, y + 10, v if isinstance(v, list) else [v], 'T', 7.6, 9.5, cols[k][2])
        units.append((h, f))
        row = {'description': ' '.join(nm), 'hsn_sac': it['h'], 'quantity': q, 'unit': it['u'], 'unit_price': plain(it['p']), 'discount': vals[6], 'taxable_value': plain(it['tv']), 'tax_rate': pct(it['r']), 'total': plain(it['tot'])}
        if it['cs']:
            row['cess'] = tr[1]
        lines.append(row)
    y = flow(thead(y), units, 800, np)
    if y > 690:
        foot()
        d.next()
        y = 30
    y += 14
    hd = ["Tax'ble Amt", 'CGST Amt', 'SGST Amt', 'IGST Amt', 'CESS Amt', 'State CESS', 'Discount', 'Other Charges', 'Round off Amt', 'Tot Inv. Amt']
    ws = [60, 52, 52, 56, 48, 42, 42, 44, 50, 69]
    vs = [plain(v) for v in (S['tv'], S['cg'], S['sg'], S['ig'], S['cs'], 0, 0, 0, ro, net)]
    x = L
    for a, w, v in zip(hd, ws, vs):
        d.box(x, y, x + w, y + 16, .5, .5, .92)
        d.t(x + w / 2, y + 11, a, 'TB', 6.6, 'c')
        d.box(x, y + 16, x + w, y + 32, .5, .5)
        d.t(x + w - 3, y + 27, v, 'T', 8, 'r')
        x += w
    y += 56
    d.t(L, y, 'Generated By :', 'TB', 8.5)
    d.t(L + 58, y, s['gstin'], 'T', 8.5)
    d.t(L, y + 13, 'Print Date :', 'TB', 8.5)
    d.t(L + 58, y + 13, dfmt(ad, 'dmy-') + ' 18:42:10', 'T', 8.5)
    d.barcode(225, y - 10, 120, 28, rng)
    d.t(285, y + 28, ack, 'T', 8, 'c')
    d.t(R - 60, y, 'eSign', 'TB', 9, 'c')
    d.t(R - 60, y + 12, 'Digitally Signed by NIC-IRP', 'T', 8, 'c')
    d.t(R - 60, y + 22, 'on: %s 18:41' % dfmt(ad, 'dmy-'), 'T', 8, 'c')
    foot()
    return {'invoice_number': no, 'invoice_date': dt.isoformat(), 'document_type': kind, 'supplier': sup(s), 'recipient': sup(b), 'place_of_supply': b['code'], 'irn': ir, 'ack_number': ack, 'ack_date': ad.isoformat(), 'line_items': lines,
            'totals': {'taxable_value': vs[0], 'cgst': vs[1], 'sgst': vs[2], 'igst': vs[3], 'cess': vs[4], 'round_off': vs[8], 'total': vs[9]}}


_GD = ['Cotton Yarn', 'MS Plates', 'Ceramic Tiles', 'Empty Cylinders', 'Soya DOC', 'Paint Drums', 'Machinery Parts', 'Cement Bags']


def gta(d, rng, rows):
    s, b, inter = two(rng, mid=rng.choice(['Roadlines', 'Transport Co.', 'Cargo Carriers', 'Logistics']), leg='')
    dt = rdate(rng)
    no = rng.choice(['BLR/%d', '%d', 'FB-%d']) % rng.randint(100, 9999)
    L, R = 26, 569
    cols = [('Sr.', 22, 'c'), ('LR Date', 50, 'c'), ('LR No.', 40, 'c'), ('Particulars', 0, 'l'), ('Truck No.', 62, 'c'), ('Weight\n(MT)', 42, 'r'), ('Rate\nper MT', 50, 'r'), ('Freight\nRs.', 66, 'r'), ('Hamali &\nDetention', 52, 'r'), ('Amount\nRs.', 70, 'r')]
    fx = R - L - sum(c[1] for c in cols)
    xs = [L]
    for c in cols:
        xs.append(xs[-1] + (c[1] or fx))
    items = []
    lr = rng.randint(1000, 8000)
    for k in range(rows):
        o = rng.choice(STATES[s['code']][2])[0]
        to = rng.choice(STATES[rng.choice(sorted(STATES))][2])[0]
        q, p = rng.randint(900, 3200), rng.randint(90, 450) * 1000
        ham = rng.choice([0, 0, 50000, 120000, 75000])
        lr += rng.randint(1, 5)
        fr = rdiv(rdiv(q * p, 100), 100) * 100
        items.append(dict(dt=dt - datetime.timedelta(rng.randint(1, 28)), lr=lr, n='%s to %s %s' % (o, to, rng.choice(_GD)), q=q, p=p, fr=fr, ham=ham, tv=fr + ham,
                          veh=rng.choice(['GJ', 'MH', 'RJ', s['ab']]) + '%02d %s %04d' % (rng.randint(1, 30), rng.choice(['AX', 'TT', 'BZ']), rng.randint(1, 9999))))
    for it, v in zip(sorted(items, key=lambda i: i['dt']), [i['lr'] for i in items]):
        it['lr'] = v
    items.sort(key=lambda i: i['lr'])
    tot = sum(i['tv'] for i in items)
    pan = s['pan']

    def head():
        if d.page == 1:
            d.t(297, 26, '|| Shree Ganeshay Namah ||', 'R', 7.5, 'c', '#a00000')
            d.t(297, 48, s['name'].upper(), 'RB', 20, 'c', '#a00000')
            d.t(297, 60, 'FLEET OWNERS & TRANSPORT CONTRACTORS', 'RB', 8.5, 'c')
            d.t(297, 71, '%s, %s, %s - %s  Mob. %s' % (s['a1'], s['a2'], s['city'], s['pin'], s['phone']), 'R', 8, 'c')
            d.t(297, 82, 'GSTIN : %s    PAN : %s    (GTA - GST under RCM)' % (s['gstin'], pan), 'R', 8, 'c')
            d.box(L, 88, R, 104, .8, 0, '#ffe9c7')
            d.t(297, 99.5, 'FREIGHT BILL / TAX INVOICE', 'RB', 10, 'c')
            d.box(L, 104, R, 168, .8)
            d.vl(370, 104, 168)
            d.t(L + 4, 115, 'M/s. ' + b['name'], 'RB', 9)
            d.ls(L + 4, 126, [b['a1'] + ', ' + b['a2'], '%s - %s (%s)' % (b['city'], b['pin'], b['state']), 'GSTIN : ' + b['gstin']], 'R', 8.5, 11)
            d.ls(374, 116, ['Bill No. : ' + no, 'Bill Date : ' + dfmt(dt, 'dmy/'), 'SAC Code : 996791', 'Place of Supply : %s (%s)' % (b['code'], b['state']), 'Tax payable on Reverse Charge : YES'], 'R', 8.5, 11.6)
            y = 168
        else:
            y = 30
        for k, c in enumerate(cols):
            d.box(xs[k], y, xs[k + 1], y + 24, .8, 0, '#ffe9c7')
            ls = c[0].split('\n')
            d.ls((xs[k] + xs[k + 1]) / 2, y + (15 if len(ls) == 1 else 10), ls, 'RB', 7.8, 10, 'c')
        return y + 24

    def np(_):
        d.next()
        return head()
    units, lines = [], []
    for n, it in enumerate(items, 1):
        nm = wrap(it['n'], 'R', 8, fx - 5)
        h = max(15, 10.5 * len(nm) + 4)
        vals = [str(n), dfmt(it['dt'], 'dmy2'), str(it['lr']), nm, it['veh'], plain(it['q']), inr(it['p'] // 100, 0), inr(it['fr'] // 100, 0), inr(it['ham'] // 100, 0) if it['ham'] else '-', inr(it['tv'])]

        def f(y, vals=vals, h=h):
            for k, v in enumerate(vals):
                d.box(xs[k], y, xs[k + 1], y + h, .5)
                x = {'l': xs[k] + 3, 'r': xs[k + 1] - 3, 'c': (xs[k] + xs[k + 1]) / 2}[cols[k][2]]
                d.ls(x, y + 10.5, v if isinstance(v, list) else [v], 'R', 8 if k != 4 else 7.2, 10.5, cols[k][2])
        units.append((h, f))
        lines.append({'description': ' '.join(nm), 'quantity': plain(it['q']), 'unit_price': plain(it['p'] // 100, 0), 'taxable_value': plain(it['tv']), 'nocheck': 1})
    for _ in range(max(0, 8 - rows)):
        def e(y):
            for k in range(len(cols)):
                d.box(xs[k], y, xs[k + 1], y + 15, .5)
        units.append((15, e))
    for r in lines:
        r.pop('nocheck')
    y = flow(head(), units, 800, np)
    if y > 655:
        d.next()
        y = 30
    d.box(L, y, R, y + 16, .8)
    d.t(xs[5] - 4, y + 11.5, 'TOTAL', 'RB', 9, 'r')
    d.t(xs[6] - 3, y + 11.5, plain(sum(i['q'] for i in items)), 'RB', 8, 'r')
    d.t(xs[8] - 3, y + 11.5, inr(sum(i['fr'] for i in items) // 100, 0), 'RB', 8, 'r')
    d.t(R - 3, y + 11.5, inr(tot), 'RB', 8, 'r')
    d.box(L, y + 16, R, y + 46, .8)
    d.t(xs[8], y + 28, 'GST (Nil - payable by recipient under RCM)', 'R', 8, 'r')
    d.t(R - 3, y + 28, 'NIL', 'R', 8, 'r')
    d.t(xs[8], y + 40, 'NET BILL AMOUNT', 'RB', 9, 'r')
    d.t(R - 3, y + 40, inr(tot), 'RB', 9, 'r')
    d.box(L, y + 46, R, y + 64, .8)
    d.t(L + 4, y + 58, 'Rs. in words : ' + rupees(tot, 'Rupees', and_=True), 'RB', 8.5)
    bk = bank(rng)
    d.ls(L + 4, y + 78, ['Bank : %s   A/c : %s   IFSC : %s' % bk, 'Note : 1) GST @ 5% on GTA service is to be paid by the service recipient under reverse charge mechanism vide Notification No. 13/2017-CT(R).',
                         '2) We have not availed ITC of GST paid on inputs.  3) TDS not to be deducted u/s 194C(6), declaration enclosed.', '4) Interest @ 24% p.a. if not paid within 15 days.'], 'R', 7, 10)
    d.t(R - 6, y + 132, 'For, ' + s['name'].upper(), 'RB', 8.5, 'r')
    d.t(R - 6, y + 160, 'Prop. / Auth. Sign.', 'R', 8, 'r')
    return {'invoice_number': no, 'invoice_date': dt.isoformat(), 'document_type': 'invoice', 'supplier': {'name': s['name'].upper(), 'gstin': s['gstin']}, 'recipient': sup(b), 'place_of_supply': b['code'], 'reverse_charge': True,
            'line_items': lines, 'totals': {'total': plain(tot)}}


LAYOUTS = {'erpnext': erpnext, 'einvoice': einvoice, 'gta': gta}
