# SPDX-License-Identifier: AGPL-3.0-or-later
"""GST invoices of the third stranger: Marg and Zoho Books."""

import datetime

from stranger_gst_third_base import bank, dfmt, flow, inr, pct, plain, rdate, rdiv, roundoff, rupees, split_tax, sums, sup, two, wrap

_PH = [('AZITHRAL-KEM 500 TAB', '30042019', "1*5", 'ALK', 11950, 12), ('PANTOSEC-D SR CAP', '30049039', "1*15", 'CPL', 20640, 12), ('DOLOMAX 650 TAB', '30049069', "1*15", 'MCL', 3360, 12),
       ('CEFOXIM-O 200 TAB', '30042032', "1*10", 'ABT', 11450, 12), ('INSUGEN R 40IU INJ', '30043110', "10ML", 'BIO', 16880, 5), ('BETANOL M CREAM', '30049099', "20GM", 'GSK', 5820, 12),
       ('ORS LEMON POWDER', '30049099', "21.8G", 'FDC', 2250, 12), ('HORLICKA WOMENS PLUS JAR', '19019090', "400GM", 'HUL', 32000, 18), ('SURGICAL GLOVES 7.0', '40151200', "1PR", 'SUR', 5400, 12),
       ('COUGHREL SYP', '30049011', "100ML", 'ZYD', 11000, 12), ('SANITARY WIPES', '96190010', "1*20", 'PGH', 9900, 0), ('LIVOTONE DS SYP', '30049011', "200ML", 'HIM', 15500, 12)]


def marg(d, rng, rows):
    d.resize(842, 595)
    s, b, _ = two(rng, inter=False, mid=rng.choice(['Medical Agencies', 'Pharma Distributors', 'Drug House', 'Medico']), leg='')
    b['name'] = rng.choice(['CITY', 'APEX', 'LIFE CARE', 'SANJEEVANI', 'NEW JANTA']) + ' ' + rng.choice(['MEDICAL STORE', 'CHEMIST', 'MEDICOSE', 'PHARMACY'])
    dt = rdate(rng)
    no = '%s%06d' % (rng.choice(['A', 'GST', 'CR/', 'S']), rng.randint(1, 30000))
    items = []
    for _ in range(rows):
        n, h, pk, mf, mrp, r = rng.choice(_PH)
        mrp = mrp * rng.randint(90, 120) // 100
        rate = mrp * 10000 // (100 + r) // 100 * 80 // 100
        q = rng.choice([1, 2, 3, 5, 10, 20, 30, 50])
        dis = rng.choice([0, 0, 2, 3, 5, 10])
        it = dict(n=n, h=h, pk=pk, mf=mf, mrp=mrp, p=rate, r=r, q=q, free=rng.choice([0, 0, q // 10]), dis=dis)
        it['tv'] = q * rate - rdiv(q * rate * dis, 100)
        it['cg'], it['sg'], _ig = split_tax(it['tv'], r, False)
        it['batch'] = rng.choice(['AB', 'T', 'GT2', 'KL', 'B4']) + str(rng.randint(100, 99999))
        it['exp'] = '%02d/%02d' % (rng.randint(1, 12), dt.year % 100 + rng.randint(1, 3))
        items.append(it)
    S = sums(items)
    net, ro = roundoff(S['tv'] + S['cg'] + S['sg'])
    L, R = 20, 822
    cols = [('SN', 22, 'c'), ('MFG', 30, 'l'), ('HSN', 54, 'l'), ('PRODUCT NAME', 170, 'l'), ('PACK', 40, 'l'), ('BATCH', 58, 'l'), ('EXP', 36, 'c'), ('M.R.P', 52, 'r'), ('QTY', 34, 'r'),
            ('FREE', 32, 'r'), ('RATE', 52, 'r'), ('DIS%', 36, 'r'), ('SGST%', 40, 'r'), ('CGST%', 40, 'r'), ('AMOUNT', 0, 'r')]
    xs = [L]
    for c in cols:
        xs.append(xs[-1] + (c[1] or R - xs[-1]))
    npg = max(1, -(-rows // 18))

    def head():
        d.box(L, 18, R, 577, 1)
        d.t(L + 4, 34, s['name'].upper(), 'HB', 14)
        d.ls(L + 4, 46, ['%s, %s' % (s['a1'].upper(), s['a2'].upper()), '%s-%s' % (s['city'].upper(), s['pin']), 'Phone : ' + s['tel'] + ', ' + s['phone']], 'H', 7, 10)
        d.t(L + 4, 78, 'GSTIN : ' + s['gstin'], 'HB', 9)
        d.t(L + 4, 89, 'D.L.No. : 20B-%d, 21B-%d' % (dl, dl + 1), 'H', 8)
        d.vl(300, 18, 94)
        d.vl(520, 18, 94)
        d.t(410, 32, 'GST INVOICE', 'HB', 13, 'c')
        d.t(410, 43, 'CREDIT' if cr else 'CASH', 'H', 9, 'c')
        d.hl(300, 520, 48)
        for k, (a, v) in enumerate([('Invoice No.', no), ('Date', dfmt(dt, 'dmy-')), ('Due Date', dfmt(dt + datetime.timedelta(21), 'dmy-')), ('Page No.', '%d/%d' % (d.page, npg))]):
            d.t(306, 59 + 10.5 * k, a, 'H', 8.5)
            d.t(366, 59 + 10.5 * k, ': ' + v, 'HB', 8.5)
        d.t(525, 30, 'TO', 'H', 7.5)
        d.t(542, 32, b['name'], 'HB', 10)
        d.ls(525, 44, ['%s, %s' % (b['a1'].upper(), b['a2'].upper()), b['city'].upper() + '   Ph.No. : ' + b['phone']], 'H', 7, 10)
        d.t(525, 67, 'D.L.No. : %s/20B/%d' % (b['ab'], dl * 3), 'H', 8)
        d.t(525, 78, 'GSTIN : ' + b['gstin'], 'HB', 9)
        d.t(525, 89, 'State Code : %s - %s' % (b['code'], b['state']), 'H', 8)
        d.hl(L, R, 94)
        for k, c in enumerate(cols):
            d.t({'r': xs[k + 1] - 3, 'l': xs[k] + 3, 'c': (xs[k] + xs[k + 1]) / 2}[c[2]], 104, c[0], 'HB', 8, c[2])
        d.hl(L, R, 108)
        for x in xs[1:-1]:
            d.vl(x, 94, 440)
        d.hl(L, R, 440)

    dl, cr = rng.randint(10000, 99999), rng.random() < .7
    lines = []
    for n, it in enumerate(items):
        if n % 18 == 0:
            if n:
                d.t(R - 6, 460, 'Continued...%d' % (d.page + 1), 'HBI', 10, 'r')
                d.next()
            head()
        y = 119 + 18 * (n % 18)
        vals = [str(n + 1), it['mf'], it['h'], it['n'], it['pk'], it['batch'], it['exp'], plain(it['mrp']), str(it['q']), str(it['free']) if it['free'] else '', plain(it['p']),
                '%d.00' % it['dis'], '%.2f' % (it['r'] / 2), '%.2f' % (it['r'] / 2), plain(it['tv'])]
        for k, v in enumerate(vals):
            al = cols[k][2]
            d.t({'r': xs[k + 1] - 3, 'l': xs[k] + 3, 'c': (xs[k] + xs[k + 1]) / 2}[al], y, v, 'H', 8.5, al)
        lines.append({'description': it['n'], 'hsn_sac': it['h'], 'quantity': str(it['q']), 'unit_price': plain(it['p']), 'taxable_value': plain(it['tv']), 'tax_rate': pct(it['r'])})
    hx = [L + 62, L + 130, L + 180, L + 240, L + 300, L + 365]
    for k, v in enumerate(['CLASS', 'TOTAL', 'SCH.', 'SGST', 'CGST', 'TOTAL GST']):
        d.t(hx[k], 451, v, 'HB', 8, 'r')
    d.hl(L, 390, 455)
    y = 465
    for r in (5, 12, 18, 28, 0, 'T'):
        z = sums([i for i in items if r == 'T' or i['r'] == r])
        lab = 'TOTAL' if r == 'T' else 'GST %.2f' % r
        if r == 'T':
            d.hl(L, 390, y - 8)
        for k, v in enumerate([lab, plain(z['tv']), '0.00', plain(z['sg']), plain(z['cg']), plain(z['sg'] + z['cg'])]):
            d.t(hx[k], y, v, 'HB' if r == 'T' else 'H', 8, 'r')
        y += 10.5
    d.vl(390, 440, 530)
    d.hl(L, 600, 530)
    d.ls(395, 452, ['No. of Items : %d' % rows, 'Total Qty : %d' % sum(i['q'] + i['free'] for i in items), 'Remarks :'], 'H', 8, 11)
    d.wr(L + 4, 541, rupees(net, 'Rs.'), 'HB', 8.5, 570)
    d.ls(L + 4, 556, ['Terms & Conditions : Goods once sold will not be taken back or exchanged. Bills not paid by due date will attract 24% interest.',
                      'All disputes subject to %s Jurisdiction only. Cheque bounce charges Rs. 500/-' % s['city'].upper()], 'H', 7, 9)
    d.vl(600, 440, 577)
    y = 452
    for a, v in [('SUB TOTAL', S['tv']), ('SGST PAYBLE', S['sg']), ('CGST PAYBLE', S['cg']), ('CR/DR NOTE', 0), ('ROUND OFF', ro)]:
        d.t(606, y, a, 'H', 9)
        d.t(R - 4, y, plain(v), 'H', 9, 'r')
        y += 12
    d.box(600, y - 7, R, y + 13, .6, 0, .88)
    d.t(606, y + 6, 'GRAND TOTAL', 'HB', 11)
    d.t(R - 4, y + 6, plain(net), 'HB', 12, 'r')
    d.t(R - 4, y + 26, 'For ' + s['name'].upper(), 'HB', 8, 'r')
    d.t(R - 4, 573, 'Authorised Signatory', 'H', 8, 'r')
    return {'invoice_number': no, 'invoice_date': dt.isoformat(), 'document_type': 'invoice', 'supplier': {'name': s['name'].upper(), 'gstin': s['gstin']},
            'recipient': {'name': b['name'], 'gstin': b['gstin']}, 'line_items': lines,
            'totals': {'taxable_value': plain(S['tv']), 'cgst': plain(S['cg']), 'sgst': plain(S['sg']), 'round_off': plain(ro), 'total': plain(net)}}


_IT = [('Annual Website Maintenance', 'Includes security patches, two content updates per month and daily off-site backups.', '998315', 'yr', 3600000, 18),
       ('Google Workspace Business Starter', 'Per user per year', '997331', 'nos', 163200, 18), ('Logo & Brand Identity Design', 'Three concepts, two rounds of revision', '998391', 'job', 1850000, 18),
       ('SEO Retainer', 'For the month', '998361', 'mon', 1500000, 18), ('Domain Registration (.in)', '', '998319', 'nos', 79900, 18),
       ('Wireless Mouse WM-126', 'Colour: Black\nSerial No: CN0%06d', '84716060', 'pcs', 61500, 18), ('Laptop Adapter 65W Type-C', 'Serial No: PH8%06d', '85044030', 'pcs', 189000, 18),
       ('Printed Brochure A4 Tri-fold', '170 GSM art paper, matt lamination', '49111010', 'pcs', 1850, 18), ('Office Chair Mesh Back', 'Adjustable armrest', '94033010', 'pcs', 549000, 18)]


def zoho(d, rng, rows):
    s, b, inter = two(rng, mid=rng.choice(['Webworks', 'Digital', 'Systems', 'Design Studio']))
    dt = rdate(rng)
    no = 'INV-%06d' % rng.randint(1, 2500)
    terms = rng.choice([0, 15, 30])
    items = []
    for _ in range(rows):
        n, sub, h, u, p, r = rng.choice(_IT)
        q100 = rng.choice([100, 100, 200, 300, 500, 1000, 150, 250])
        if '%' in sub:
            sub = sub % rng.randint(1, 999999)
            q100 = 100
        it = dict(n=n, sub=sub, h=h, u=u, p=p, r=r, q=q100, tv=rdiv(q100 * p, 100))
        it['cg'], it['sg'], it['ig'] = split_tax(it['tv'], r, inter)
        items.append(it)
    S = sums(items)
    net, ro = roundoff(sum(S.values()))
    L, R = 34, 561
    tw = [('IGST', 34, 60)] if inter else [('CGST', 30, 52), ('SGST', 30, 52)]
    xs = [L, L + 20]
    fixed = [('hsn', 50), ('qty', 44), ('rate', 60)] + [(t[0] + k, w) for t in tw for k, w in (('p', t[1]), ('a', t[2]))] + [('amt', 68)]
    desc_w = R - L - 20 - sum(w for _, w in fixed)
    xs.append(xs[-1] + desc_w)
    for _, w in fixed:
        xs.append(xs[-1] + w)
    g = '#f2f3f4'
    ln = .75

    def thead(y):
        d.box(L, y, R, y + 26, .5, ln, g)
        for k, (v, i) in enumerate([('#', 0), ('Item & Description', 1), ('HSN\n/SAC', 2)]):
            d.ls(xs[i] + 4, y + 11, v.split('\n'), 'NB', 7.5, 9)
        d.t(xs[4] - 4, y + 16, 'Qty', 'NB', 7.5, 'r')
        d.t(xs[5] - 4, y + 16, 'Rate', 'NB', 7.5, 'r')
        for k, t in enumerate(tw):
            a = 5 + 2 * k
            d.t((xs[a] + xs[a + 2]) / 2, y + 10, t[0], 'NB', 7.5, 'c')
            d.hl(xs[a], xs[a + 2], y + 13, .5, ln)
            d.t(xs[a + 1] - 4, y + 22, '%', 'NB', 7.5, 'r')
            d.t(xs[a + 2] - 4, y + 22, 'Amt', 'NB', 7.5, 'r')
        d.t(R - 4, y + 16, 'Amount', 'NB', 7.5, 'r')
        st['top'] = y
        return y + 26

    st = {}

    def rules(y2):
        for k, x in enumerate(xs):
            d.vl(x, st['top'] + (13 if k in (6, 8) and k < len(xs) - 2 else 0), y2, .5, ln)
        d.hl(L, R, y2, .5, ln)

    d.c.setFillColor(d._col('#f0483e'))
    d.c.circle(62, d.H - 70, 20, stroke=0, fill=1)
    d.t(62, 75, s['name'][0], 'NB', 18, 'c', 1)
    d.box(L, 40, R, 112, .5, ln)
    d.t(100, 56, s['name'], 'NB', 11)
    d.ls(100, 68, [s['a1'], s['a2'], '%s %s %s' % (s['city'], s['state'], s['pin']), 'India', 'GSTIN ' + s['gstin']], 'N', 8, 9.8)
    d.t(R - 8, 104, 'TAX INVOICE', 'N', 20, 'r')
    d.box(L, 112, R, 162, .5, ln)
    d.vl(298, 112, 250, .5, ln)
    for k, (a, v) in enumerate([('#', no), ('Invoice Date', dfmt(dt, 'dmy/')), ('Terms', 'Net %d' % terms if terms else 'Due on Receipt'), ('Due Date', dfmt(dt + datetime.timedelta(terms), 'dmy/'))]):
        d.t(L + 4, 123 + 11 * k, a, 'N', 8, col=.3)
        d.t(L + 80, 123 + 11 * k, ': ' + v, 'NB', 8)
    d.t(302, 123, 'Place Of Supply', 'N', 8, col=.3)
    d.t(380, 123, ': %s (%s)' % (b['state'], b['code']), 'NB', 8)
    d.box(L, 162, R, 176, .5, ln, g)
    d.t(L + 4, 172, 'Bill To', 'NB', 8)
    d.t(302, 172, 'Ship To', 'NB', 8)
    d.box(L, 176, R, 250, .5, ln)
    d.t(L + 4, 188, b['name'], 'NB', 9, col='#2f6fc4')
    ad = [b['a1'], b['a2'], b['city'], '%s %s' % (b['pin'], b['state']), 'India']
    d.ls(L + 4, 199, ad[:4] + ['GSTIN ' + b['gstin']], 'N', 8, 10)
    d.ls(302, 188, ad + ['GSTIN ' + b['gstin']], 'N', 8, 10)
    if terms and rng.random() < .5:
        d.t(L, 262, 'Subject :', 'N', 7.5, col=.35)
        d.t(L + 40, 262, 'Services for the quarter', 'N', 7.5)
    y = thead(266)
    units, lines = [], []
    for n, it in enumerate(items, 1):
        a = wrap(it['n'], 'N', 8, desc_w - 8)
        c = wrap(it['sub'], 'N', 7, desc_w - 8) if it['sub'] else []
        h = max(26, 10 * len(a) + 9 * len(c) + 6)

        def f(y, it=it, a=a, c=c, n=n, h=h):
            d.t(xs[0] + 5, y + 10, str(n), 'N', 8)
            yy = d.ls(xs[1] + 4, y + 10, a, 'N', 8, 10)
            d.ls(xs[1] + 4, yy - 1, c, 'N', 7, 9, col=.45)
            d.t(xs[2] + 4, y + 10, it['h'], 'N', 8)
            d.t(xs[4] - 4, y + 10, plain(it['q']), 'N', 8, 'r')
            d.t(xs[4] - 4, y + 20, it['u'], 'N', 7, 'r', .45)
            d.t(xs[5] - 4, y + 10, inr(it['p']), 'N', 8, 'r')
            tx = [it['ig']] if inter else [it['cg'], it['sg']]
            for k, v in enumerate(tx):
                d.t(xs[6 + 2 * k] - 4, y + 10, pct(it['r'] / len(tx)) + '%', 'N', 8, 'r')
                d.t(xs[7 + 2 * k] - 4, y + 10, inr(v), 'N', 8, 'r')
            d.t(R - 4, y + 10, inr(it['tv']), 'N', 8, 'r')
            d.hl(L, R, y + h, .5, ln)
        units.append((h, f))
        row = {'description': ' '.join(a + c), 'hsn_sac': it['h'], 'quantity': plain(it['q']), 'unit': it['u'], 'unit_price': plain(it['p']), 'taxable_value': plain(it['tv']), 'tax_rate': pct(it['r'])}
        row.update({'igst': plain(it['ig'])} if inter else {'cgst': plain(it['cg']), 'sgst': plain(it['sg'])})
        lines.append(row)

    def np(y0):
        rules(y0)
        d.t(R, 828, str(d.page), 'N', 7, 'r', .4)
        d.next()
        return thead(40)
    y = flow(y, units, 800, np)
    rules(y)
    if y > 640:
        d.t(R, 828, str(d.page), 'N', 7, 'r', .4)
        d.next()
        y = 40
    t0 = y
    d.t(L + 4, y + 14, 'Total In Words', 'N', 8)
    d.wr(L + 4, y + 26, rupees(net, 'Indian Rupee', 'Paise', hyphen=True), 'NB', 8, 270, 10)
    d.ls(L + 4, y + 62, ['Notes', 'Thanks for your business.'], 'N', 8, 11, col=.2)
    bk = bank(rng)
    d.ls(L + 4, y + 92, ['Terms & Conditions', 'Account Name: ' + s['name'], 'Bank: ' + bk[0], 'Account No: ' + bk[1], 'IFSC: ' + bk[2]], 'N', 7.5, 10, col=.2)
    rr = [('Sub Total', inr(S['tv']), 'N')]
    for r in sorted({i['r'] for i in items}):
        z = sums([i for i in items if i['r'] == r])
        rr += [('IGST%s (%s%%)' % (pct(r), pct(r)), inr(z['ig']), 'N')] if inter else [('%s%s (%s%%)' % (k, pct(r / 2), pct(r / 2)), inr(z[v]), 'N') for k, v in (('CGST', 'cg'), ('SGST', 'sg'))]
    if ro:
        rr.append(('Rounding', inr(ro), 'N'))
    rr += [('Total', '₹' + inr(net), 'NB'), ('Balance Due', '₹' + inr(net), 'NB')]
    for a, v, f in rr:
        y += 14
        d.t(470, y, a, f, 8, 'r')
        d.t(R - 4, y, v, f, 8, 'r')
    d.vl(340, t0, t0 + 150, .5, ln)
    d.hl(340, R, y + 6, .5, ln)
    d.t(450, t0 + 146, 'Authorized Signature', 'N', 7.5, 'c')
    d.box(L, t0, R, t0 + 150, .5, ln)
    d.t(R, 828, str(d.page), 'N', 7, 'r', .4)
    tot = {'taxable_value': plain(S['tv'])}
    tot.update({'igst': plain(S['ig'])} if inter else {'cgst': plain(S['cg']), 'sgst': plain(S['sg'])})
    if ro:
        tot['round_off'] = plain(ro)
    tot['total'] = plain(net)
    return {'invoice_number': no, 'invoice_date': dt.isoformat(), 'document_type': 'invoice', 'supplier': sup(s), 'recipient': sup(b), 'place_of_supply': b['code'],
            'line_items': lines, 'totals': tot}


LAYOUTS = {'marg': marg, 'zoho': zoho}
