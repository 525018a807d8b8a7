# SPDX-License-Identifier: AGPL-3.0-or-later
"""GST invoices of the third stranger: a shop without the credit of tax, Swipe, work on goods of others."""

import datetime

from stranger_gst_third_base import MON, bank, dfmt, flow, group, inr, party, pct, plain, rdate, rdiv, roundoff, rupees, split_tax, sums, sup, two, width, wrap

_KI = [('Toor Dal Loose', '0713', 'Kg', 13500), ('Sharbati Atta 10 Kg', '1101', 'Bag', 42500), ('Refined Soya Oil 1 Ltr', '1507', 'Pch', 12850), ('Basmati Rice Tukda', '1006', 'Kg', 6250), ('Bath Soap 4x100 gm', '3401', 'Pkt', 14200), ('Jaggery (Gud)', '1701', 'Kg', 5575),
       ('Detergent Powder 1 Kg', '3402', 'Pkt', 9800), ('Tea Dust 250 gm', '0902', 'Pkt', 11650), ('Coconut (Nariyal)', '0801', 'Nos', 3200)]


def supply(d, rng, rows):
    d.resize(420, 595)
    s = party(rng, mid=rng.choice(['Kirana Bhandar', 'General Stores', 'Provision Store']), leg='')
    b = party(rng, s['code'])
    reg = rng.random() < .4
    dt = rdate(rng)
    no = str(rng.randint(1, 3000))
    items = []
    for _ in range(rows):
        n, h, u, p = rng.choice(_KI)
        q = rng.choice([1, 2, 3, 5, 10, 12, 25])
        items.append(dict(n=n, h=h, u=u, p=p, q=q, tv=p * q))
    tot = sum(i['tv'] for i in items)
    net, ro = roundoff(tot)
    G = '#0b5d2a'
    L, R = 20, 400
    xs = [L, 44, 196, 232, 280, 330, 380, R]
    per = 20
    lines = []

    def frame(last):
        d.box(L, 20, R, 575, 1.2, G)
        d.t(210, 32, 'BILL OF SUPPLY', 'SB', 9, 'c', G)
        d.t(210, 52, s['name'], 'SB', 16, 'c', G)
        d.t(210, 64, '%s, %s, %s - %s' % (s['a1'], s['a2'], s['city'], s['pin']), 'Z', 7.5, 'c', G)
        d.t(L + 5, 32, 'GSTIN : ' + s['gstin'], 'ZB', 7, col=G)
        d.t(R - 5, 32, 'Mob. ' + s['phone'], 'Z', 7, 'r', G)
        d.t(210, 76, 'Composition taxable person, not eligible to collect tax on supplies', 'SI', 7.5, 'c', G)
        d.hl(L, R, 81, .8, G)
        d.t(L + 5, 94, 'No.', 'Z', 9, col=G)
        d.t(L + 26, 94, no, 'SB', 11, col='#c00000')
        d.t(290, 94, 'Date :', 'Z', 9, col=G)
        d.t(322, 94, dfmt(dt, 'dmy/'), 'S', 9)
        d.t(L + 5, 108, 'M/s.', 'Z', 9, col=G)
        d.t(L + 28, 108, b['name'] + ', ' + b['city'], 'S', 9)
        d.hl(L + 26, R - 5, 110.5, .4, G, (1, 1.5))
        d.t(L + 5, 121, 'GSTIN', 'Z', 8, col=G)
        if reg:
            d.t(L + 38, 121, b['gstin'], 'S', 8.5)
        d.hl(L, R, 126, .8, G)
        for k, v in enumerate(['Sr.', 'PARTICULARS', 'HSN', 'Qty.', 'Rate', 'Rs.', 'P.']):
            d.t((xs[k] + xs[k + 1]) / 2, 137, v, 'ZB', 8, 'c', G)
        d.hl(L, R, 142, .8, G)
        for x in xs[1:-1]:
            d.vl(x, 126, 480, .6, G)
        d.hl(L, R, 480, .8, G)
    for n, it in enumerate(items):
        if n % per == 0:
            if n:
                d.t(xs[5] - 4, 492, 'C/F', 'SI', 8, 'r')
                cf = sum(i['tv'] for i in items[:n])
                d.t(xs[6] - 3, 492, group(cf // 100), 'S', 8, 'r')
                d.t(xs[7] - 4, 492, '%02d' % (cf % 100), 'S', 8, 'r')
                d.next()
            frame(False)
        y = 154 + 16 * (n % per)
        d.t(xs[1] - 4, y, str(n + 1), 'S', 8, 'r')
        d.t(xs[1] + 4, y, it['n'], 'S', 8)
        d.t((xs[2] + xs[3]) / 2, y, it['h'], 'S', 8, 'c')
        d.t(xs[4] - 3, y, '%d %s' % (it['q'], it['u']), 'S', 8, 'r')
        d.t(xs[5] - 3, y, plain(it['p']), 'S', 8, 'r')
        d.t(xs[6] - 3, y, group(it['tv'] // 100), 'S', 8, 'r')
        d.t(xs[7] - 4, y, '%02d' % (it['tv'] % 100), 'S', 8, 'r')
        lines.append({'description': it['n'], 'hsn_sac': it['h'], 'quantity': str(it['q']), 'unit': it['u'], 'unit_price': plain(it['p']), 'taxable_value': plain(it['tv'])})
    y = 492
    for a, v in ([('Round off', ro)] if ro else []) + [('TOTAL', net)]:
        d.t(xs[5] - 4, y, a, 'SB' if a == 'TOTAL' else 'Z', 9, 'r', G)
        d.t(xs[6] - 3, y, ('-' if v < 0 else '') + group(abs(v) // 100), 'SB', 8.5, 'r')
        d.t(xs[7] - 4, y, '%02d' % (abs(v) % 100), 'SB', 8.5, 'r')
        y += 14
    d.vl(xs[5], 480, 511, .6, G)
    d.vl(xs[6], 480, 511, .6, G)
    d.hl(L, R, 511, .6, G)
    d.wr(L + 5, 522, 'Rs. ' + rupees(net, '').strip(), 'S', 8, 370, 10)
    d.t(L + 5, 560, 'E. & O. E.   Goods once sold will not be taken back.', 'Z', 7, col=G)
    d.t(R - 6, 550, 'For ' + s['name'], 'ZB', 8, 'r', G)
    d.t(R - 6, 571, 'Signature', 'Z', 7, 'r', G)
    T = {'total': plain(net)}
    if ro:
        T['round_off'] = plain(ro)
    return {'invoice_number': no, 'invoice_date': dt.isoformat(), 'document_type': 'bill_of_supply', 'supplier': sup(s), 'recipient': sup(b) if reg else {'name': b['name']}, 'line_items': lines, 'totals': T}


_SW = [('Organic Cold Pressed Groundnut Oil 5L', '15089091', 'CAN', 112500, 5), ('Millet Cookies Assorted 200g', '19053100', 'BOX', 17500, 18), ('Raw Forest Honey 500g', '04090000', 'BTL', 38500, 5), ('Copper Water Bottle 950 ml Hammered', '74181022', 'PCS', 74900, 12), ('Gift Hamper Box Kraft', '48191010', 'PCS', 6250, 18)]


def swipe(d, rng, rows):
    s, b, inter = two(rng, mid=rng.choice(['Naturals', 'Organics', 'Foods']), leg='')
    dt = rdate(rng)
    kind = rng.choice(['invoice', 'credit_note', 'debit_note'])
    K = {'invoice': ('TAX INVOICE', 'Invoice', 'INV'), 'credit_note': ('CREDIT NOTE', 'Credit Note', 'CN'), 'debit_note': ('DEBIT NOTE', 'Debit Note', 'DN')}[kind]
    no = '%s-%d' % (K[2], rng.randint(1, 900))
    items = []
    for _ in range(rows):
        n, h, u, p, r = rng.choice(_SW)
        q = rng.randint(1, 24)
        dp = rng.choice([0, 0, 5, 10])
        it = dict(n=n, h=h, u=u, p=p, r=r, q=q, dp=dp, tv=rdiv(p * q * (100 - dp), 100))
        it['cg'], it['sg'], it['ig'] = split_tax(it['tv'], r, inter)
        it['tx'] = it['cg'] + it['sg'] + it['ig']
        items.append(it)
    S = sums(items)
    net, ro = roundoff(sum(S.values()))
    L, R = 34, 561
    A = '#2b59ff'
    d.t(L, 40, K[0], 'KB', 9, col=A)
    d.box(L + 76, 31, L + 186, 44, .5, .6)
    d.t(L + 131, 40, 'ORIGINAL FOR RECIPIENT', 'K', 7, 'c', .35)
    d.t(L, 64, s['name'], 'KB', 14)
    d.ls(L, 77, ['GSTIN %s    PAN %s' % (s['gstin'], s['pan']), s['a1'] + ', ' + s['a2'], '%s, %s, %s' % (s['city'].upper(), s['state'].upper(), s['pin']), 'Mobile +91 %s    Email %s' % (s['phone'], s['email'])], 'K', 8, 10.5)
    x = L
    hd = [(K[1] + ' #:', no), (K[1] + ' Date:', dfmt(dt, 'dmony'))]
    hd.append(('Due Date:', dfmt(dt + datetime.timedelta(14), 'dmony')) if kind == 'invoice' else ('Ref. Invoice:', 'INV-%d' % rng.randint(1, 900)))
    for a, v in hd:
        d.t(x, 130, a, 'K', 8)
        d.t(x + width(a, 'K', 8) + 3, 130, v, 'KB', 8)
        x += 180
    d.ls(L, 148, ['Customer Details:'], 'K', 8, 10, col=.4)
    yn = d.wr(L, 159, b['name'], 'KB', 9, 170, 10.5)
    d.ls(L, yn + .5, ['GSTIN: ' + b['gstin'], 'Ph: ' + b['phone']], 'K', 8, 10.5)
    d.t(L + 180, 148, 'Billing Address:', 'K', 8, col=.4)
    d.ls(L + 180, 159, [b['a1'], b['a2'], '%s, %s, %s' % (b['city'], b['state'].upper(), b['pin'])], 'K', 8, 10.5)
    d.t(L + 360, 148, 'Place of Supply:', 'K', 8, col=.4)
    d.t(L + 360, 159, '%s-%s' % (b['code'], b['state'].upper()), 'KB', 8)
    cx = [L, L + 18, 250, 330, 380, 435, 500, R]
    # columns: #, Item, HSN/SAC, Rate / Item, Qty, Taxable Value, Tax Amount, Amount

    def thead(y):
        d.hl(L, R, y, 1, A)
        for x, v, al in ((cx[0], '#', 'l'), (cx[1], 'Item', 'l'), (214, 'HSN/SAC', 'l'), (318, 'Rate/Item', 'r'), (362, 'Qty', 'r'), (430, 'Taxable Value', 'r'), (500, 'Tax Amount', 'r'), (R, 'Amount', 'r')):
            d.t(x, y + 11, v, 'KB', 8, al)
        d.hl(L, R, y + 16, 1, A)
        return y + 17

    def foot():
        d.t(L, 824, 'Page %d / %d  •  This is a computer generated document and requires no signature.' % (d.page, d.total), 'K', 6.5, col=.4)
        d.t(R, 824, 'Powered by GetSweep', 'K', 6.5, 'r', .4)

    def np(_):
        foot()
        d.next()
        return thead(30)
    units, lines = [], []
    for n, it in enumerate(items, 1):
        nm = wrap(it['n'], 'KB', 8, 152)
        h = max(24, 10 * len(nm) + 6)

        def f(y, it=it, n=n, nm=nm, h=h):
            d.t(cx[0], y + 10, str(n), 'K', 8)
            d.ls(cx[1], y + 10, nm, 'KB', 8, 10)
            d.t(214, y + 10, it['h'], 'K', 8)
            d.t(318, y + 10, inr(it['p']), 'K', 8, 'r')
            if it['dp']:
                d.t(318, y + 19, '(-%d%%)' % it['dp'], 'K', 6.5, 'r', .4)
            d.t(362, y + 10, '%d %s' % (it['q'], it['u']), 'K', 8, 'r')
            d.t(430, y + 10, inr(it['tv']), 'K', 8, 'r')
            d.t(500, y + 10, '%s (%s%%)' % (inr(it['tx']), pct(it['r'])), 'K', 8, 'r')
            d.t(R, y + 10, inr(it['tv'] + it['tx']), 'K', 8, 'r')
            d.hl(L, R, y + h, .3, .85)
        units.append((h, f))
        lines.append({'description': ' '.join(nm), 'hsn_sac': it['h'], 'quantity': str(it['q']), 'unit': it['u'], 'unit_price': plain(it['p']), 'taxable_value': plain(it['tv']), 'tax_rate': pct(it['r']), 'total': plain(it['tv'] + it['tx'])})
    y = flow(thead(198), units, 806, np)
    rates = sorted({i['r'] for i in items})
    if y + 190 + 26 * len(rates) > 815:
        foot()
        d.next()
        y = 24
    y += 14
    rr = [('Taxable Amount', inr(S['tv']))]
    for r in rates:
        z = sums([i for i in items if i['r'] == r])
        rr += [('IGST %s%%' % pct(r), inr(z['ig']))] if inter else [('CGST %.1f%%' % (r / 2), inr(z['cg'])), ('SGST %.1f%%' % (r / 2), inr(z['sg']))]
    if ro:
        rr.append(('Round Off', inr(ro)))
    t0 = y
    for a, v in rr:
        d.t(440, y, a, 'K', 8.5, 'r')
        d.t(R, y, '₹' + v if not v.startswith('-') else '-₹' + v[1:], 'K', 8.5, 'r')
        y += 13
    d.hl(330, R, y - 8, .6)
    d.t(440, y + 4, 'Total', 'KB', 11, 'r')
    d.t(R, y + 4, '₹' + inr(net), 'KB', 11, 'r')
    d.t(L, t0, 'Total Items / Qty : %d / %d.00' % (rows, sum(i['q'] for i in items)), 'K', 8)
    y += 14
    d.hl(L, R, y, .6, .7)
    d.wr(L, y + 11, 'Total amount (in words): ' + rupees(net, 'INR', 'Paise', 'Only.'), 'K', 8, R - L)
    d.hl(L, R, y + 17, .6, .7)
    bk = bank(rng)
    d.t(L, y + 34, 'Pay using UPI:', 'KB', 8)
    d.qr(L, y + 40, 60, rng, 25)
    d.t(L + 110, y + 34, 'Bank Details:', 'KB', 8)
    for k, (a, v) in enumerate([('Bank:', bk[0]), ('Account #:', bk[1]), ('IFSC Code:', bk[2]), ('Branch:', s['city'].upper())]):
        d.t(L + 110, y + 46 + 11 * k, a, 'K', 8)
        d.t(L + 165, y + 46 + 11 * k, v, 'KB', 8)
    d.t(R, y + 34, 'For ' + s['name'], 'K', 8, 'r')
    d.t(R, y + 98, 'Authorized Signatory', 'K', 8, 'r')
    foot()
    T = {'taxable_value': plain(S['tv'])}
    if len(rates) == 1:
        T.update({'igst': plain(S['ig'])} if inter else {'cgst': plain(S['cg']), 'sgst': plain(S['sg'])})
    if ro:
        T['round_off'] = plain(ro)
    T['total'] = plain(net)
    return {'invoice_number': no, 'invoice_date': dt.isoformat(), 'document_type': kind, 'supplier': sup(s), 'recipient': sup(b), 'place_of_supply': b['code'], 'line_items': lines, 'totals': T}


_JB = [('SHAFT DIA 32 X 210', 'CNC TURNING'), ('FLANGE 6" 150#', 'DRILLING 8 HOLES'), ('BRACKET LH', 'POWDER COATING RAL 7035'), ('GEAR BLANK 48T', 'HOBBING'), ('COVER PLATE', 'ZINC PLATING (BLUE)'), ('BUSH EN8', 'HARD CHROME')]


def gen(p):
    s = plain(p)
    return s.rstrip('0').rstrip('.')


def jobwork(d, rng, rows):
    d.resize(612, 792)
    s, b, _x = two(rng, inter=False, mid=rng.choice(['Engg. Works', 'Precision', 'Metal Finishers']), leg='')
    dt = rdate(rng)
    no = '%d' % rng.randint(1, 400)
    items = []
    for _ in range(rows):
        n, pr = rng.choice(_JB)
        q, p = rng.choice([25, 40, 100, 150, 320, 500]), rng.choice([350, 475, 1250, 1825, 2600, 5450])
        items.append(dict(n=n + ' - ' + pr, q=q, p=p, tv=q * p, ch=rng.randint(100, 999), dt=dt - datetime.timedelta(rng.randint(1, 28))))
    items.sort(key=lambda i: (i['dt'], i['ch']))
    tv = sum(i['tv'] for i in items)
    cg, sg, _y = split_tax(tv, 12, False)
    net, ro = roundoff(tv + cg + sg)
    xs = [50, 80, 140, 196, 392, 440, 490, 562]
    rh = 15
    mon = MON[dt.month - 1]
    st = {'y': 60}

    def deco():
        d.t(306, 30, 'Labour Bill %s.xlsx - Sheet1' % mon, 'H', 8, 'c')
        d.t(306, 772, 'Page %d' % d.page, 'H', 8, 'c')
    deco()

    def row(cells, bold=False, merge=None):
        if st['y'] + rh > 745:
            d.next()
            deco()
            st['y'] = 50
        y = st['y']
        if merge:
            d.box(xs[0], y, xs[-1], y + rh, .4, .55)
            d.t(306, y + 11, merge, 'HB' if bold else 'H', 12 if bold == 2 else 9, 'c')
        else:
            for k, v in enumerate(cells):
                d.box(xs[k], y, xs[k + 1], y + rh, .4, .55)
                if isinstance(v, str):
                    d.t(xs[k] + 2, y + 11, v, 'HB' if bold else 'H', 9)
                elif v:
                    d.t(xs[k + 1] - 2, y + 11, v[0], 'HB' if bold else 'H', 9, 'r')
        st['y'] += rh
    row(None, 2, s['name'].upper())
    row(None, 0, '%s, %s, %s-%s' % (s['a1'], s['a2'], s['city'], s['pin']))
    row(None, 0, 'GSTIN ' + s['gstin'])
    row(None, 1, 'TAX INVOICE FOR JOB WORK')

    def pair(a, v, e, w):
        y = st['y']
        d.box(xs[0], y, xs[4], y + rh, .4, .55)
        d.box(xs[4], y, xs[-1], y + rh, .4, .55)
        d.t(xs[0] + 2, y + 11, a + v, 'H', 9)
        d.t(xs[4] + 2, y + 11, e + w, 'H', 9)
        st['y'] += rh
    pair('Party: ', b['name'], 'Bill No: ', no)
    pair('', b['a1'] + ', ' + b['city'] + ' ' + b['pin'], 'Date: ', dfmt(dt, 'tally'))
    pair('GSTIN: ', b['gstin'], 'SAC: ', '998898')
    pair('Place of Supply: ', '%s-%s' % (b['code'], b['state']), 'RCM: ', 'No')
    row(['Sr No', 'Ch. Date', 'Challan No', 'Part / Operation', 'Qty', 'Rate', 'Amount'], True)
    lines = []
    for n, it in enumerate(items, 1):
        nm = wrap(it['n'], 'H', 9, xs[4] - xs[3] - 4)
        row([(str(n),), (dfmt(it['dt'], 'tally'),), (str(it['ch']),), nm[0], (str(it['q']),), (gen(it['p']),), (gen(it['tv']),)])
        for ex in nm[1:]:
            row(['', '', '', ex, '', '', ''])
        lines.append({'description': ' '.join(nm), 'quantity': str(it['q']), 'unit_price': gen(it['p']), 'taxable_value': gen(it['tv'])})
    row([''] * 7)
    for a, v, bo in [('Total', tv, 0), ('CGST 6%', cg, 0), ('SGST 6%', sg, 0), ('Round off', ro, 0), ('Grand Total', net, 1)]:
        if a == 'Round off' and not ro:
            continue
        row(['', '', '', a, '', '', (gen(v),)], bo)
    row(None, 0, 'In words: ' + rupees(net, 'Rupees'))
    row([''] * 7)
    row(['', '', '', 'For ' + s['name'].upper(), '', '', ''], 1)
    row([''] * 7)
    row(['', '', '', 'Proprietor', '', '', ''])
    T = {'taxable_value': gen(tv), 'cgst': gen(cg), 'sgst': gen(sg)}
    if ro:
        T['round_off'] = gen(ro)
    T['total'] = gen(net)
    return {'invoice_number': no, 'invoice_date': dt.isoformat(), 'document_type': 'invoice', 'supplier': {'name': s['name'].upper(), 'gstin': s['gstin']}, 'recipient': sup(b), 'place_of_supply': b['code'], 'reverse_charge': False, 'line_items': lines,
            'totals': T}


LAYOUTS = {'supply': supply, 'swipe': swipe, 'jobwork': jobwork}
