# SPDX-License-Identifier: AGPL-3.0-or-later
"""GST invoices of the third stranger: a jeweller, a textile mill, public works."""

from stranger_gst_third_base import bank, dfmt, flow, fy, inr, plain, rdate, rdiv, roundoff, rupees, split_tax, sup, two, wrap

_JW = [('Gold Chain Rope', '22K', 916), ('Ladies Ring Floral', '18K', 750), ('Mangalsutra with Black Beads', '22K', 916), ('Bangle Pair Antique', '22K', 916), ('Gold Ear Tops Jhumka', '22K', 916), ('Diamond Pendant Solitaire Look', '18K', 750), ('Gold Coin 24Kt', '24K', 995)]


def g3(n):
    return '%d.%03d' % (n // 1000, n % 1000)


def jewel(d, rng, rows):
    s, b, _x = two(rng, inter=False, mid=rng.choice(['Jewellers', 'Gold Palace', 'Abhushan', 'Ornaments']), leg='')
    b['name'] = rng.choice(['Smt. Lata Kulkarni', 'Shri Mohan Agarwal', 'Mrs. Fatima Sheikh', 'Mr. Joseph Dsouza'])
    dt = rdate(rng)
    no = '%s/%s/%d' % (rng.choice(['RS', 'GJ', 'SJ']), fy(dt), rng.randint(1, 4000))
    r24 = rng.randint(5200, 9800) * 100
    items = []
    for _ in range(rows):
        n, k, pu = rng.choice(_JW)
        gw = rng.randint(1500, 42000)
        sw = 0 if 'Coin' in n else rng.choice([0, 0, rng.randint(50, 900)])
        nw = gw - sw
        rate = rdiv(r24 * pu, 1000)
        mk = rdiv(rdiv(nw * rate, 1000) * rng.choice([8, 10, 12, 15]), 100)
        stn = rng.randint(5, 200) * 10000 if sw else 0
        tv = rdiv(nw * rate, 1000) + mk + stn
        items.append(dict(n=n, k=k, gw=gw, nw=nw, rate=rate, mk=mk, st=stn, tv=tv, h='7113' if 'Coin' not in n else '7118', pc=2 if 'Pair' in n or 'Tops' in n else 1, hu='HUID: ' + ''.join(rng.choice('ABCDEFGHJKLMNPRSTUVWXYZ0123456789') for _ in range(6))))
    tv = sum(i['tv'] for i in items)
    cg = rdiv(tv * 15, 1000)
    net, ro = roundoff(tv + 2 * cg)
    L, R = 30, 565
    cols = [('Sr', 18), ('Ornament Description', 0), ('HSN', 30), ('Purity', 34), ('Pcs', 22), ('Gross\nWt (gm)', 46), ('Net Wt\n(gm)', 46), ('Rate /\ngm', 52), ('Making\nCharges', 56), ('Stone\nCharges', 54), ('Amount\n(Rs.)', 68)]
    fx = R - L - sum(c[1] for c in cols)
    xs = [L]
    for c in cols:
        xs.append(xs[-1] + (c[1] or fx))
    M, CR = '#7b1113', '#fbf3dc'

    def head():
        d.box(22, 20, 573, 822, 1.6, M)
        d.box(25, 23, 570, 819, .5, M)
        d.t(297, 52, s['name'], 'SB', 20, 'c', M)
        d.t(297, 65, 'Hallmarked Gold  *  Certified Diamonds  *  Silver Articles', 'SI', 8, 'c', M)
        d.t(297, 77, '%s, %s, %s - %s   Ph: %s' % (s['a1'], s['a2'], s['city'], s['pin'], s['tel']), 'Z', 8, 'c')
        d.t(L, 92, 'GSTIN: ' + s['gstin'], 'ZB', 8.5)
        d.t(R, 92, 'BIS Lic. No.: HM/C-%d' % bis, 'Z', 8.5, 'r')
        d.box(L, 98, R, 113, 0, fill=M)
        d.t(297, 109, 'TAX INVOICE', 'ZB', 10, 'c', '#ffffff')
        d.ls(L, 126, ['Customer : ' + b['name'], 'Address : %s, %s' % (b['a2'], b['city']), 'Mobile : ' + b['phone'], 'State : %s (Code %s)' % (b['state'], b['code'])], 'Z', 8.5, 12)
        d.ls(400, 126, ['Invoice No : ' + no, 'Date : ' + dfmt(dt, 'dmony'), 'Gold 24K Rate : %s /gm' % inr(r24), 'Salesman : ' + sm], 'Z', 8.5, 12)
        y = 170
        d.box(L, y, R, y + 26, .6, M, CR)
        for k, c in enumerate(cols):
            ls = c[0].split('\n')
            d.ls((xs[k] + xs[k + 1]) / 2, y + (16 if len(ls) == 1 else 11), ls, 'ZB', 7.4, 9.5, 'c', M)
        return y + 26
    bis, sm = rng.randint(10 ** 9, 10 ** 10 - 1), rng.choice(['Dinesh', 'Kavita', 'Farhan'])

    def np(y):
        for x in xs:
            d.vl(x, 170, y, .4, M)
        d.hl(L, R, y, .6, M)
        d.t(R, 812, 'P.T.O.', 'SI', 8, 'r')
        d.next()
        return head()
    units, lines = [], []
    for n, it in enumerate(items, 1):
        nm = wrap(it['n'], 'Z', 8, fx - 6)
        h = 10 * (len(nm) + 1) + 6

        def f(y, it=it, n=n, nm=nm, h=h):
            yy = d.ls(xs[1] + 3, y + 11, nm, 'Z', 8, 10)
            d.t(xs[1] + 3, yy, it['hu'], 'Z', 7, col=.35)
            for k, v in ((0, str(n)), (2, it['h']), (3, it['k']), (4, str(it['pc']))):
                d.t((xs[k] + xs[k + 1]) / 2, y + 11, v, 'Z', 8, 'c')
            for k, v in ((5, g3(it['gw'])), (6, g3(it['nw'])), (7, inr(it['rate'])), (8, inr(it['mk'])), (9, inr(it['st']) if it['st'] else '-'), (10, inr(it['tv']))):
                d.t(xs[k + 1] - 3, y + 11, v, 'Z', 7.8, 'r')
            d.hl(L, R, y + h, .3, '#c9a9a9')
        units.append((h, f))
        lines.append({'description': ' '.join(nm + [it['hu']]), 'hsn_sac': it['h'], 'quantity': g3(it['nw']), 'unit_price': plain(it['rate']), 'taxable_value': plain(it['tv'])})
    y = flow(head(), units, 790, np)
    if y > 570:
        y = np(y)
    y0 = max(y, 400)
    for x in xs:
        d.vl(x, 170, y0, .4, M)
    d.box(L, y0, R, y0 + 16, .6, M, CR)
    d.t(xs[1] + 3, y0 + 11, 'Total', 'ZB', 8)
    for k, v in ((4, str(sum(i['pc'] for i in items))),):
        d.t((xs[k] + xs[k + 1]) / 2, y0 + 11, v, 'ZB', 8, 'c')
    for k, v in ((5, g3(sum(i['gw'] for i in items))), (6, g3(sum(i['nw'] for i in items))), (10, inr(tv))):
        d.t(xs[k + 1] - 3, y0 + 11, v, 'ZB', 7.6, 'r')
    y = y0 + 30
    rr = [('Taxable Amount', tv), ('CGST @ 1.5%', cg), ('SGST @ 1.5%', cg)] + ([('Round Off', ro)] if ro else []) + [('Invoice Total', net)]
    old = 0
    if rng.random() < .5:
        old = net // 300 * 100
    for a, v in rr + ([('Less: Old Gold %s gm' % g3(old * 1000 // rdiv(r24 * 900, 1000)), old), ('Net Receivable', net - old)] if old else []):
        bo = a in ('Invoice Total', 'Net Receivable')
        d.t(380, y, a, 'ZB' if bo else 'Z', 8.5)
        d.t(R - 3, y, ('(-) ' if v < 0 else '') + inr(abs(v)), 'ZB' if bo else 'Z', 8.5, 'r')
        y += 13
    d.wr(L, y0 + 30, 'Rupees ' + rupees(net, ''), 'SI', 8.5, 320, 11)
    d.ls(L, y0 + 62, ['Payment: %s' % rng.choice(['Card 4417xx', 'UPI', 'Cash / Cheque']), 'Weight & purity verified in presence of the customer.', 'Exchange within 7 days with original bill. Making charges non-refundable.', 'Subject to %s jurisdiction. E.&O.E.' % s['city']], 'Z', 7.5, 10.5)
    d.t(L, y0 + 160, "Customer's Signature", 'Z', 8)
    d.t(R, y0 + 132, 'For ' + s['name'], 'ZB', 8.5, 'r', M)
    d.t(R, y0 + 160, 'Authorised Signatory', 'Z', 8, 'r')
    T = {'taxable_value': plain(tv), 'cgst': plain(cg), 'sgst': plain(cg)}
    if ro:
        T['round_off'] = plain(ro)
    T['total'] = plain(net)
    return {'invoice_number': no, 'invoice_date': dt.isoformat(), 'document_type': 'invoice', 'supplier': sup(s), 'recipient': {'name': b['name']}, 'line_items': lines, 'totals': T}


_TX = [('60-60 WEIGHTLESS PRINT', '54075490', 9500), ('RAYON 14KG DYED', '55161200', 6250), ('COTTON CAMBRIC 44"', '52085290', 7800), ('POLY CREPE EMB. WORK', '54076190', 15500), ('CHINON BANDHANI', '54078490', 11200), ('LINEN SLUB SHIRTING', '53092190', 18500)]


def textile(d, rng, rows):
    s, b, inter = two(rng, code='24', mid=rng.choice(['Fashions', 'Synthetics', 'Creation', 'Tex Prints']), leg='')
    dt = rdate(rng)
    no = str(rng.randint(1, 6000))
    items = []
    for _ in range(rows):
        n, h, p = rng.choice(_TX)
        p += rng.randint(-8, 20) * 50
        pc = rng.randint(1, 14)
        m = pc * rng.randint(900, 2400) + rng.choice([0, 25, 50, 75])
        items.append(dict(n=n + ' D.NO.%d' % rng.randint(101, 999), h=h, p=p, pc=pc, m=m, tv=rdiv(m * p, 100), bale=rng.randint(100, 999)))
    gross = sum(i['tv'] for i in items)
    dp = rng.choice([0, 2, 3, 5])
    ds = rdiv(gross * dp, 100)
    pk = rng.choice([0, 15000, 25000])
    tv = gross - ds + pk
    cg, sg, ig = split_tax(tv, 5, inter)
    net, ro = roundoff(tv + cg + sg + ig)
    f, z, cw, L = 'C', 9, 5.4, 32
    W = 98
    per = 34
    pages = max(1, -(-rows // per))

    def at(c, y, t, al='l', fo=f):
        d.t(L + c * cw, y, t, fo, z, al)
    agent, trans = rng.choice(['SHYAM TEXTILE AGENCY', 'DIRECT', 'R.K. BROKERS']), rng.choice(['NEW BHARAT ROADWAYS', 'V TRANS', 'GUJARAT GOLDEN'])
    lrn = rng.randint(10 ** 5, 10 ** 6)
    X = [0, 5, 11, 46, 57, 63, 74, 83, 98]
    lines = []

    def bar(y1, y2, at_=(0, 98)):
        for c in at_:
            d.vl(L + c * cw, y1, y2, .7)
    y = 0
    for n, it in enumerate(items):
        if n % per == 0:
            if n:
                at(97, y + 16, 'CONTD...', 'r', 'CB')
                bar(150, y + 22, X)
                d.hl(L, L + W * cw, y + 22, .7)
                d.next()
            d.t(297, 38, '"SHREE"', 'C', 8, 'c')
            d.t(297, 56, s['name'].upper(), 'CB', 18, 'c')
            d.t(297, 68, ('%s, %s, %s-%s. (M) %s' % (s['a1'], s['a2'], s['city'], s['pin'], s['phone'])).upper(), f, 8, 'c')
            at(0, 82, 'GSTIN: ' + s['gstin'], fo='CB')
            at(98, 82, 'TAX INVOICE', 'r', 'CB')
            d.hl(L, L + W * cw, 86, .7)
            at(1, 97, 'M/S ' + b['name'].upper(), fo='CB')
            at(1, 108, ('%s, %s' % (b['a1'], b['a2'])).upper())
            at(1, 119, ('%s-%s' % (b['city'], b['pin'])).upper())
            at(1, 130, 'GSTIN: %s  STATE: %s-%s' % (b['gstin'], b['code'], b['state'].upper()))
            at(1, 141, 'BROKER: ' + agent)
            for k, (a, v) in enumerate([('BILL NO', no), ('DATE', dfmt(dt, 'dmy2')), ('TRANSPORT', trans), ('L.R.NO', str(lrn)), ('PAGE', '%d/%d' % (d.page, pages))]):
                at(63, 97 + 11 * k, '%-10s: %s' % (a, v))
            bar(86, 150, (0, 62, 98))
            d.hl(L, L + W * cw, 150, .7)
            for c, t, al in ((4, 'SR', 'r'), (10, 'BALE', 'r'), (12, 'QUALITY', 'l'), (47, 'HSN', 'l'), (62, 'PCS', 'r'), (73, 'MTRS', 'r'), (82, 'RATE', 'r'), (97, 'AMOUNT', 'r')):
                at(c, 161, t, al, 'CB')
            d.hl(L, L + W * cw, 166, .7)
            y = 178
        for c, t, al in ((4, str(n + 1), 'r'), (10, str(it['bale']), 'r'), (12, it['n'], 'l'), (47, it['h'], 'l'), (62, str(it['pc']), 'r'), (73, plain(it['m']), 'r'), (82, plain(it['p']), 'r'), (97, plain(it['tv']), 'r')):
            at(c, y, t, al)
        y += 12
        lines.append({'description': it['n'], 'hsn_sac': it['h'], 'quantity': plain(it['m']), 'unit_price': plain(it['p']), 'taxable_value': plain(it['tv'])})
    y = max(y, 330)
    bar(150, y, X)
    d.hl(L, L + W * cw, y, .7)
    at(12, y + 12, 'TOTAL', fo='CB')
    at(62, y + 12, str(sum(i['pc'] for i in items)), 'r', 'CB')
    at(73, y + 12, plain(sum(i['m'] for i in items)), 'r', 'CB')
    at(97, y + 12, plain(gross), 'r', 'CB')
    d.hl(L, L + W * cw, y + 16, .7)
    t0 = y
    y += 29
    rr = ([('LESS DISC. %d.00 %%' % dp, -ds)] if ds else []) + ([('ADD PACKING', pk)] if pk else []) + [('TAXABLE AMOUNT', tv)]
    rr += [('IGST 5.00 %', ig)] if inter else [('CGST 2.50 %', cg), ('SGST 2.50 %', sg)]
    rr += [('ROUND OFF', ro)] if ro else []
    for a, v in rr:
        at(63, y, a)
        at(97, y, plain(v), 'r')
        y += 11.5
    d.hl(L + 62 * cw, L + W * cw, y - 7, .7)
    at(63, y + 4, 'NET AMOUNT', fo='CB')
    at(97, y + 4, plain(net), 'r', 'CB')
    for k, t in enumerate(['DUE DAYS: 60   REVERSE CHARGE: N', 'BANK : %s' % bank(rng)[0].upper(), 'TERMS: GOODS SOLD WILL NOT BE TAKEN BACK.', 'INTEREST @ 2% PER MONTH AFTER DUE DATE.', 'SUBJECT TO SURAT JURISDICTION.']):
        at(1, t0 + 29 + 11.5 * k, t)
    ye = max(y + 12, t0 + 92)
    bar(t0, t0 + 16, X)
    bar(t0 + 16, ye, (0, 62, 98))
    d.hl(L, L + W * cw, ye, .7)
    for k, t in enumerate(wrap('RS. ' + rupees(net, '').strip().upper(), f, z, 96 * cw)):
        at(1, ye + 12 + 11 * k, t)
    d.hl(L, L + W * cw, ye + 28, .7)
    bar(ye, ye + 28)
    at(98, ye + 42, 'FOR ' + s['name'].upper(), 'r', 'CB')
    at(0, ye + 70, 'E.& O.E.')
    at(98, ye + 70, '(AUTH. SIGN)', 'r')
    T = {'taxable_value': plain(tv)}
    T.update({'igst': plain(ig)} if inter else {'cgst': plain(cg), 'sgst': plain(sg)})
    if ro:
        T['round_off'] = plain(ro)
    T['total'] = plain(net)
    return {'invoice_number': no, 'invoice_date': dt.isoformat(), 'document_type': 'invoice', 'supplier': {'name': s['name'].upper(), 'gstin': s['gstin']}, 'recipient': {'name': b['name'].upper(), 'gstin': b['gstin']}, 'reverse_charge': False,
            'line_items': lines, 'totals': T}


_BQ = [('Earthwork in excavation by mechanical means (hydraulic excavator) over areas exceeding 30 cm in depth, including disposal of excavated earth, lead up to 50 m and lift up to 1.5 m, all kinds of soil.', 'cum', 28550),
       ('Providing and laying in position cement concrete of specified grade excluding the cost of centering and shuttering - all work up to plinth level: 1:4:8', 'cum', 561200),
       ('Brick work with common burnt clay F.P.S. bricks of class designation 7.5 in superstructure above plinth level in cement mortar 1:6', 'cum', 672540), ('12 mm cement plaster of mix 1:6', 'sqm', 26830),
       ('Steel reinforcement for R.C.C. work including straightening, cutting, bending, placing in position and binding, TMT bars Fe-500D', 'kg', 8265), ('Distempering with oil bound washable distemper, two or more coats', 'sqm', 9240),
       ('Centering and shuttering including strutting, propping etc. and removal of form for columns, pillars, piers', 'sqm', 71480)]


def works(d, rng, rows):
    s, b, inter = two(rng, inter=False, mid=rng.choice(['Constructions', 'Infra Projects', 'Buildcon']), leg=rng.choice([' Pvt. Ltd.', ' & Co.']))
    b['name'] = rng.choice(['Executive Engineer, P.W.D. Division No. II', 'Zilla Vikas Housing Board', 'Nagar Parishad Works Department'])
    dt = rdate(rng)
    ra = rng.randint(2, 9)
    no = 'RA-%02d/%s/%03d' % (ra, fy(dt), rng.randint(1, 200))
    items = []
    for k in range(rows):
        n, u, p = rng.choice(_BQ)
        q, pv = rng.randint(500, 40000), rng.randint(0, 90000)
        items.append(dict(n=n, u=u, p=p, q=q, pv=pv, tv=rdiv(q * p, 100), no='%d.%d' % (k // 6 + 1, k % 6 + 1)))
    tv = sum(i['tv'] for i in items)
    cg, sg, _x = split_tax(tv, 18, False)
    tot = tv + cg + sg
    L, R = 36, 560
    cols = [('Item\nNo.', 30), ('Description of Work', 0), ('Unit', 32), ('Qty. up to\nprevious bill', 56), ('Qty. this\nbill', 50), ('Qty. up to\ndate', 56), ('Rate (Rs.)', 52), ('Amount this\nbill (Rs.)', 76)]
    fx = R - L - sum(c[1] for c in cols)
    xs = [L]
    for c in cols:
        xs.append(xs[-1] + (c[1] or fx))

    def head():
        y = 40
        if d.page == 1:
            d.t(L, 48, s['name'], 'DB', 14)
            d.t(L, 60, 'Govt. Registered "A" Class Contractors', 'DI', 7.5)
            d.t(L, 71, '%s, %s, %s %s. GSTIN/PAN: %s / %s' % (s['a1'], s['a2'], s['city'], s['pin'], s['gstin'], s['pan']), 'D', 7)
            d.hl(L, R, 77, 1.5)
            d.hl(L, R, 79.5, .4)
            d.t(297, 96, 'TAX INVOICE CUM RUNNING ACCOUNT BILL', 'DB', 10.5, 'c')
            d.t(L, 114, 'To,', 'D', 8)
            d.ls(L, 125, [b['name'], '%s, %s - %s' % (b['a2'], b['city'], b['pin']), 'GSTIN: ' + b['gstin']], 'D', 8, 11)
            d.ls(360, 114, ['Invoice No.: ' + no, 'Invoice Date: ' + dfmt(dt, 'dmy.'), 'R.A. Bill No.: %d' % ra, 'SAC: 9954 (Works Contract Service)', 'Place of Supply: %s, Code %s' % (b['state'], b['code'])], 'D', 8, 11)
            d.wr(L, 176, 'Name of Work: Construction of %s at %s, Agreement No. %d/SE/%s' % (job, b['city'], ag, fy(dt)), 'DB', 8, R - L, 11)
            y = 196
        for k, c in enumerate(cols):
            d.box(xs[k], y, xs[k + 1], y + 24, .6)
            ls = c[0].split('\n')
            d.ls((xs[k] + xs[k + 1]) / 2, y + (14 if len(ls) == 1 else 9.5), ls, 'DB', 6.8, 9, 'c')
            d.box(xs[k], y + 24, xs[k + 1], y + 34, .4)
            d.t((xs[k] + xs[k + 1]) / 2, y + 31.5, str(k + 1), 'D', 6, 'c')
        st['y'] = y + 34
        return y + 44
    job, ag = rng.choice(['primary health centre', '33/11 kV substation building', 'community hall and compound wall']), rng.randint(10, 300)
    st = {}

    def close(y):
        for x in xs:
            d.vl(x, st['y'], y, .5)
        d.hl(L, R, y, .5)

    def foot():
        d.t(R, 826, 'Page %d of %d' % (d.page, d.total), 'D', 6.5, 'r')

    def np(y):
        close(y - 6)
        foot()
        d.next()
        return head()
    units, lines = [], []
    for k, it in enumerate(items):
        nm = wrap(it['n'], 'D', 7.2, fx - 6)
        for j, t in enumerate(nm):
            def f(y, j=j, t=t, it=it):
                d.t(xs[1] + 3, y, t, 'D', 7.2)
                if j == 0:
                    d.t((xs[0] + xs[1]) / 2, y, it['no'], 'D', 7.2, 'c')
                if j == len_(it) - 1:
                    d.t((xs[2] + xs[3]) / 2, y, it['u'], 'D', 7.2, 'c')
                    for c, v in ((3, plain(it['pv'])), (4, plain(it['q'])), (5, plain(it['pv'] + it['q'])), (6, inr(it['p'])), (7, inr(it['tv']))):
                        d.t(xs[c + 1] - 3, y, v, 'D', 7.2, 'r')
            it['nl'] = len(nm)
            units.append((9.2, f))
        units.append((6, lambda y: None))
        lines.append({'description': ' '.join(nm), 'quantity': plain(it['q']), 'unit': it['u'], 'unit_price': plain(it['p']), 'taxable_value': plain(it['tv'])})
    y = flow(head(), units, 800, np)
    if y > 598:
        y = np(y)
    close(y - 4)
    tds, ret, cess = rdiv(tv * 2, 100), rdiv(tv * 5, 100), rdiv(tv, 100)
    rr = [('A', 'Gross value of work done (this bill)', tv), ('B', 'Add: CGST @ 9%', cg), ('C', 'Add: SGST @ 9%', sg), ('D', 'Total Invoice Value (A+B+C)', tot), ('E', 'Less: Retention money @ 5% of A', ret), ('F', 'Less: TDS u/s 194C @ 2% of A', tds),
          ('G', 'Less: GST TDS u/s 51 @ 2% of A', tds), ('H', 'Less: Labour cess @ 1% of A', cess), ('I', 'Net amount payable (D-E-F-G-H)', tot - ret - tds - tds - cess)]
    y += 4
    for a, t, v in rr:
        bo = 'DB' if a in 'DI' else 'D'
        d.box(xs[2], y - 8, R, y + 5, .4)
        d.t(xs[2] + 4, y + 1, a, bo, 7.5)
        d.t(xs[2] + 20, y + 1, t, bo, 7.5)
        d.t(R - 3, y + 1, inr(v), bo, 7.5, 'r')
        y += 13
    d.wr(L, y + 8, 'Invoice value in words: ' + rupees(tot, 'Rupees', and_=True), 'DI', 7.5, R - L, 10)
    d.t(L, y + 34, 'Certified that the work billed has been executed as per agreement and recorded in M.B. No. %d, pages %d to %d.' % (rng.randint(100, 900), 12, 48), 'D', 7)
    d.t(R, y + 56, 'For ' + s['name'], 'DB', 8, 'r')
    d.t(R, y + 92, 'Contractor', 'D', 8, 'r')
    d.t(L, y + 92, 'Junior Engineer', 'D', 8)
    d.t(230, y + 92, 'Asst. Engineer', 'D', 8)
    foot()
    return {'invoice_number': no, 'invoice_date': dt.isoformat(), 'document_type': 'invoice', 'supplier': sup(s), 'recipient': sup(b), 'place_of_supply': b['code'], 'line_items': lines,
            'totals': {'taxable_value': plain(tv), 'cgst': plain(cg), 'sgst': plain(sg), 'total': plain(tot)}}


def len_(it):
    return it['nl']


LAYOUTS = {'jewel': jewel, 'textile': textile, 'works': works}
