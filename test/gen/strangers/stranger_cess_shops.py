# SPDX-License-Identifier: AGPL-3.0-or-later
"""A retail program, a market place's seller, a restaurant behind an app and a bank."""

import random
from datetime import timedelta
from stranger_cess_base import (HexColor, STATES, bars, date, day, div, firm, fy, gstin, ind, pct, person, place, plain, render, street, truth, width,
                                words, wrap)


def gofrugal(path, seed, rows):
    g = random.Random('gofrugal%s' % seed)
    st = g.choice(['33', '32', '29'])
    city, pin = place(g, st)
    sup = firm(g, ['Super Market', 'Hyper Mart', 'Departmental Stores']).upper()
    buyer = firm(g, ['Canteen Services', 'Hostel', 'Caterers', 'Bakes & Sweets'])
    sg, bg = gstin(g, st, 'F'), gstin(g, st, 'P')
    d = day(g, (2023, 5, 1), (2025, 8, 30))
    bill = 'WS%02d-%05d' % (g.randint(1, 6), g.randint(100, 99999))
    cat = [('UDHAIYAM TOOR DHALL 1KG', '07136000', 500, 19800), ('GOLDWIN SUNFLOWER OIL 1L PCH', '15121910', 500, 15500), ('MEERA SHIKAKAI PWD 120G', '33059011', 1800, 9800),
           ('3 ROSES NATURAL DUST 500G', '09024010', 500, 34500), ('SURFEX MATIC TOP LOAD 2KG', '34022010', 1800, 46000), ('NANDINI GHEE POUCH 500ML', '04059020', 1200, 32500),
           ('LIFEGUARD TOTAL SOAP 4X125G', '34011190', 1800, 16400), ('KISSMO MIXED FRUIT JAM 700G', '20079910', 1200, 23500), ('PARRY GOLD BISCUIT 800G FAMILY PK', '19053100', 1800, 12000),
           ('IDHAYAM GINGELLY OIL 500ML', '15155091', 500, 22800), ('CADBERY BOURNVITE JAR 1KG', '18069010', 1800, 43900), ('AASHIR ATTA WITH MULTIGRAINS 5KG', '11010000', 500, 34000)]
    items, slabs = [], {}
    for i in range(rows):
        n, h, bp, mrp = g.choice(cat)
        q = g.randint(1, 24)
        rate = mrp - mrp * g.choice([0, 2, 4, 5, 8]) // 100
        dp = g.choice([0, 0, 0, 200, 500])
        dis = pct(rate * q, dp)
        net = rate * q - dis
        tx = div(net * 10000, 10000 + bp)
        half = (net - tx) // 2
        tx = net - 2 * half
        s = slabs.setdefault(bp, [0, 0])
        s[0] += tx
        s[1] += half
        items.append((n, h, mrp, q, rate, dp, dis, bp, net))
    tot = sum(i[-1] for i in items)
    fin = (tot + 50) // 100 * 100
    X = [30, 52, 212, 262, 308, 340, 390, 424, 468, 503, 565]

    def body(p):
        def head():
            p.t(30, 46, sup, 'NB', 15, '#7a1020')
            p.t(30, 59, '%s, %s - %s' % (adr, city, pin), 'N', 8)
            p.t(30, 70, 'Ph : 0%d-%d  Cust.Care : %d' % (ph[0], ph[1], ph[2]), 'N', 8)
            p.t(30, 81, 'GSTIN : ' + sg + '   FSSAI : 1%013d' % ph[3], 'NB', 8)
            p.r(565, 46, 'TAX INVOICE', 'NB', 12)
            p.r(565, 58, '(Original for Recipient)', 'N', 7)
            p.box(30, 90, 535, 52, '#f4f4f4', '#999999')
            p.t(36, 103, 'Customer', 'N', 8)
            p.t(84, 103, ': ' + buyer, 'NB', 8)
            p.t(36, 115, 'Address', 'N', 8)
            p.t(84, 115, ': ' + badr, 'N', 8)
            p.t(36, 127, 'GST No', 'N', 8)
            p.t(84, 127, ': ' + bg, 'N', 8)
            p.t(400, 103, 'Bill No', 'N', 8)
            p.t(450, 103, ': ' + bill, 'NB', 8)
            p.t(400, 115, 'Bill Date', 'N', 8)
            p.t(450, 115, ': ' + d.strftime('%d/%m/%Y') + ' ' + tm, 'N', 8)
            p.t(400, 127, 'Sales Man', 'N', 8)
            p.t(450, 127, ': COUNTER %d' % (ph[0] % 7 + 1), 'N', 8)
            p.box(30, 148, 535, 17, '#7a1020', None)
            for k, (lab, al) in enumerate([('S.No', 'l'), ('Particulars', 'l'), ('HSN', 'l'), ('MRP', 'r'), ('Qty', 'r'), ('Rate', 'r'), ('Dis%', 'r'), ('Disc', 'r'), ('GST%', 'r'), ('Net Amt', 'r')]):
                (p.t(X[k] + 3, 159, lab, 'NB', 7.5, '#ffffff') if al == 'l' else p.r(X[k + 1] - 3, 159, lab, 'NB', 7.5, '#ffffff'))
            return 177
        y = head()
        for i, (n, h, mrp, q, rate, dp, dis, bp, net) in enumerate(items):
            if y > 770:
                p.r(565, 790, 'Contd...%d' % (p.no + 1), 'N', 7)
                p.new()
                y = head()
            p.t(X[0] + 3, y, str(i + 1), 'N', 7.5)
            for k, l in enumerate(wrap(n, 'N', 7.5, 156)):
                p.t(X[1] + 3, y + 9 * k, l, 'N', 7.5)
            p.t(X[2] + 3, y, h, 'N', 7.5)
            for k, v in ((4, plain(mrp)), (5, str(q)), (6, plain(rate)), (7, plain(dp)), (8, plain(dis)), (9, str(bp // 100)), (10, plain(net))):
                p.r(X[k] - 3, y, v, 'N', 7.5)
            y += 9 * len(wrap(n, 'N', 7.5, 156)) + 3
        if y > 640:
            p.new()
            y = head()
        p.ln(30, y - 6, 565, y - 6)
        p.t(33, y + 5, 'Items : %d    Qty : %d' % (len(items), sum(i[3] for i in items)), 'NB', 8)
        p.r(500, y + 5, 'Total', 'N', 8)
        p.r(562, y + 5, plain(tot), 'N', 8)
        p.r(500, y + 17, 'Round Off', 'N', 8)
        p.r(562, y + 17, plain(fin - tot), 'N', 8)
        p.box(390, y + 22, 175, 20, '#7a1020', None)
        p.t(396, y + 36, 'NET AMOUNT', 'NB', 10, '#ffffff')
        p.r(562, y + 36, '₹ ' + plain(fin), 'NB', 11, '#ffffff')
        z = y + 24
        p.t(33, z, 'GST Breakup', 'NB', 7.5)
        for k, l in enumerate(['GST%', 'Taxable Amt', 'CGST', 'SGST', 'Total GST']):
            p.r(62 + 66 * k, z + 12, l, 'NB', 7)
        p.ln(33, z + 15, 330, z + 15)
        z += 24
        for bp in sorted(slabs):
            a, b = slabs[bp]
            for k, v in enumerate([plain(bp), plain(a), plain(b), plain(b), plain(2 * b)]):
                p.r(62 + 66 * k, z, v, 'N', 7)
            z += 10
        p.ln(33, z - 7, 330, z - 7)
        for k, v in enumerate(['', plain(TX), plain(CG), plain(CG), plain(2 * CG)]):
            p.r(62 + 66 * k, z + 2, v, 'NB', 7)
        z += 22
        p.t(33, z, 'Rupees ' + words(fin // 100) + ' Only', 'N', 8)
        p.t(33, z + 20, '* Rate is inclusive of GST. Goods once sold cannot be exchanged after 7 days.', 'N', 7)
        p.r(565, z + 30, 'For ' + sup, 'NB', 8)
        p.r(565, z + 62, 'Authorised Signatory', 'N', 7)
        p.m(297, z + 78, '*** Thank You ! Visit Again ***', 'NB', 8)
    adr, badr = street(g), '%s, %s' % (street(g), city)
    ph = [g.randint(400, 499), g.randint(2200000, 2999999), g.randint(9000000000, 9899999999), g.randint(10 ** 12, 10 ** 13 - 1)]
    tm = '%02d:%02d %s' % (g.randint(1, 12), g.randint(0, 59), g.choice(['AM', 'PM']))
    TX, CG = sum(s[0] for s in slabs.values()), sum(s[1] for s in slabs.values())
    render(path, body)
    return truth({'invoice_number': bill, 'invoice_date': d.isoformat(), 'document_type': 'invoice', 'supplier': {'name': sup, 'gstin': sg}, 'recipient': {'name': buyer, 'gstin': bg},
                  'line_items': [{'description': n, 'hsn_sac': h, 'quantity': str(q), 'unit_price': plain(rate), 'discount': plain(dis), 'tax_rate': str(bp // 100), 'total': plain(net)}
                                 for n, h, mrp, q, rate, dp, dis, bp, net in items],
                  'totals': {'taxable_value': plain(TX), 'cgst': plain(CG), 'sgst': plain(CG), 'round_off': plain(fin - tot), 'total': plain(fin)}})


def marketplace(path, seed, rows):
    g = random.Random('marketplace%s' % seed)
    st, bs = g.choice([('29', '36'), ('06', '09'), ('27', '23'), ('07', '08')])
    (city, pin), (bc, bp_) = place(g, st), place(g, bs)
    sup = firm(g, ['Ecom Retail Private Limited', 'Lifestyle Ventures LLP', 'Online Trading Pvt Ltd'])
    sg = gstin(g, st, 'C')
    b2b = g.random() < .5
    buyer = firm(g, ['Enterprises', 'Agencies']) if b2b else person(g)
    bg = gstin(g, bs, 'P') if b2b else None
    d = day(g, (2023, 10, 1), (2025, 9, 10))
    inv = 'B%s%s-%06d' % (g.choice(['LR', 'DL', 'WH']), fy(d).replace('-', ''), g.randint(1, 99999))
    order = '%03d-%07d-%07d' % (g.randint(100, 499), g.randint(0, 9999999), g.randint(0, 9999999))
    adr, badr, awb = street(g), street(g), str(g.randint(10 ** 11, 10 ** 12 - 1))
    cat = [('Women Navy Blue Printed Straight Kurta with Palazzo', 'KRT-PLZ-NVY', '62114290', 500, 84900), ('boAtt Airdops 141 Bluetooth Truly Wireless Earbuds (Active Black)', 'BT-AD141-BLK', '85183000', 1800, 129900),
           ('Non-Stick Induction Base Kadai with Glass Lid, 2.5 Litre', 'NSK-25-GLS', '76151021', 1200, 109500), ('Unisex Running Shoes - Olive / UK 8', 'RNS-OLV-08', '64041190', 1800, 219900),
           ('Vitamin C Face Serum 30 ml', 'VCS-30', '33049990', 1800, 59900), ('Cotton Double Bedsheet with 2 Pillow Covers, 144 TC, Floral', 'BDS-FLR-2P', '63041910', 500, 79900),
           ('Stainless Steel Insulated Water Bottle 1000 ml', 'SSB-1L', '96170012', 1800, 89900), ('Kids Wooden Puzzle Board', 'KWP-11', '95030030', 1200, 34900)]
    items = []
    for i in range(rows):
        n, sku, h, bp, price = g.choice(cat)
        q = g.choice([1, 1, 1, 2, 3])
        sku = sku + '-%s' % g.choice(['S', 'M', 'L', 'XL', 'STD'])
        dis = pct(price * q, g.choice([0, 500, 1000, 1500]))
        gross = div(price * q * 10000, 10000 + bp)
        da = div(dis * 10000, 10000 + bp)
        tx = gross - da
        ig = pct(tx, bp)
        items.append((n, sku, h, q, gross, da, tx, bp, ig, tx + ig))
    s = [sum(i[k] for i in items) for k in (4, 5, 6, 8, 9)]
    X = [26, 50, 236, 262, 330, 384, 440, 502, 569]

    def cols(p, y1, y2):
        for x in X:
            p.ln(x, y1, x, y2, .4)

    def body(p):
        p.box(26, 24, 543, 66)
        p.ln(300, 24, 300, 90)
        bars(p, 36, 34, 190, 30, inv)
        p.m(131, 76, awb, 'H', 8)
        p.m(434, 44, 'TAX INVOICE', 'HB', 13)
        p.t(310, 62, 'Invoice No: ', 'H', 8)
        p.t(356, 62, inv, 'HB', 8)
        p.t(310, 74, 'Invoice Date: ' + d.strftime('%d %b %Y'), 'H', 8)
        p.t(440, 62, 'Channel: MYNTRO_PPMP', 'H', 7)
        p.t(440, 74, 'Payment: PREPAID', 'H', 7)
        p.t(310, 85, 'Order No: ' + order, 'H', 8)
        p.box(26, 90, 543, 84)
        p.ln(207, 90, 207, 174)
        p.ln(388, 90, 388, 174)
        for x, hd, ls in ((30, 'Sold By', [sup, adr, '%s, %s' % (city, STATES[st][0].upper()), pin, 'GSTIN: ' + sg]),
                          (211, 'Billing Address', [buyer, badr, '%s, %s' % (bc, STATES[bs][0].upper()), bp_] + (['GSTIN: ' + bg] if b2b else [])),
                          (392, 'Shipping Address', [buyer, badr, '%s, %s' % (bc, STATES[bs][0].upper()), bp_])):
            p.t(x, 102, hd + ':', 'HB', 8)
            y = 113
            for k, l in enumerate(ls):
                y = p.para(x, y, l, 'HB' if k == 0 else 'H', 7.5, 172, 9.5)
        p.box(26, 174, 543, 16)
        p.t(30, 185, 'Place of Supply: %s (%s)' % (STATES[bs][0], bs), 'H', 7.5)
        p.t(230, 185, 'Nature of Supply: Inter-State', 'H', 7.5)
        p.t(392, 185, 'Whether tax is payable under reverse charge: No', 'H', 7.5)

        def head(y):
            p.box(26, y, 543, 28, '#e6e6e6')
            for k, ls in enumerate([['S.', 'No'], ['Product Name', '& SKU'], ['Qty'], ['Gross', 'Amount (Rs)'], ['Discount', '(Rs)'], ['Taxable', 'Value (Rs)'], ['IGST', '(Rs)'], ['Total', '(Rs)']]):
                for j, l in enumerate(ls):
                    p.m((X[k] + X[k + 1]) / 2, y + (12 if len(ls) == 2 else 17) + 10 * j, l, 'HB', 7.5)
            cols(p, y, y + 28)
            return y + 28
        y = head(190)
        for i, (n, sku, h, q, gr, da, tx, bp, ig, tt) in enumerate(items):
            ls = wrap(n, 'H', 7.5, 180)
            ht = 10 * (len(ls) + 2) + 5
            if y + ht > 800:
                p.m(297, 822, 'Page %d of %d' % (p.no, p.total), 'H', 7)
                p.new()
                y = head(30)
            p.m((X[0] + X[1]) / 2, y + 11, str(i + 1), 'H', 7.5)
            for k, l in enumerate(ls):
                p.t(X[1] + 3, y + 11 + 10 * k, l, 'H', 7.5)
            k = len(ls)
            p.t(X[1] + 3, y + 11 + 10 * k, 'SKU: ' + sku, 'H', 6.5, '#555555')
            p.t(X[1] + 3, y + 11 + 10 * (k + 1), 'HSN: ' + h, 'H', 6.5, '#555555')
            p.m((X[2] + X[3]) / 2, y + 11, str(q), 'H', 7.5)
            for c, v in ((4, gr), (5, da), (6, tx), (7, ig), (8, tt)):
                p.r(X[c] - 3, y + 11, plain(v), 'H', 7.5)
            p.r(X[7] - 3, y + 21, '@ %s%%' % plain(bp), 'H', 6.5, '#555555')
            p.box(26, y, 543, ht, None, '#000000', .4)
            cols(p, y, y + ht)
            y += ht
        if y > 690:
            p.m(297, 822, 'Page %d of %d' % (p.no, p.total), 'H', 7)
            p.new()
            y = 30
        p.box(26, y, 543, 16)
        p.t(X[1] + 3, y + 11, 'Total', 'HB', 8)
        p.m((X[2] + X[3]) / 2, y + 11, str(sum(i[3] for i in items)), 'HB', 7.5)
        for c, v in zip((4, 5, 6, 7, 8), s):
            p.r(X[c] - 3, y + 11, plain(v), 'HB', 7.5)
        cols(p, y, y + 16)
        p.box(26, y + 16, 543, 18)
        p.t(30, y + 28, 'Amount in words: Rupees %s and %s Paise Only' % (words(s[4] // 100), words(s[4] % 100)), 'H', 7.5)
        p.box(26, y + 34, 543, 66)
        p.para(30, y + 46, 'Declaration: The goods sold are intended for end user consumption and not for resale. In case of return, quote the order number. '
               'This is a computer generated invoice and does not require signature.', 'H', 7, 300)
        p.r(564, y + 46, 'For ' + sup, 'HB', 7.5)
        p.r(564, y + 92, 'Authorized Signatory', 'H', 7.5)
        p.t(26, y + 112, 'Regd. Office: %s, %s - %s' % (adr, city, pin), 'H', 6.5)
        p.r(569, y + 112, 'Powered by Unikommerce', 'H', 6.5)
        p.m(297, 822, 'Page %d of %d' % (p.no, p.total), 'H', 7)
    render(path, body)
    rec = {'name': buyer}
    if b2b:
        rec['gstin'] = bg
    return truth({'invoice_number': inv, 'invoice_date': d.isoformat(), 'document_type': 'invoice', 'supplier': {'name': sup, 'gstin': sg}, 'recipient': rec, 'place_of_supply': bs,
                  'reverse_charge': False,
                  'line_items': [{'description': n, 'hsn_sac': h, 'quantity': str(q), 'discount': plain(da), 'taxable_value': plain(tx), 'tax_rate': str(bp // 100), 'igst': plain(ig),
                                  'total': plain(tt)} for n, sku, h, q, gr, da, tx, bp, ig, tt in items],
                  'totals': {'taxable_value': plain(s[2]), 'igst': plain(s[3]), 'total': plain(s[4])}})


def foodapp(path, seed, rows):
    g = random.Random('foodapp%s' % seed)
    st = g.choice(['29', '27', '36', '33'])
    city, pin = place(g, st)
    legal = firm(g, ['Hospitality Private Limited', 'Foods LLP', 'Kitchens'])
    sg = gstin(g, st, 'C')
    cust = person(g)
    d = day(g, (2022, 1, 5), (2025, 12, 20))
    inv = '%s%s%06d' % (fy(d).replace('-', ''), g.choice(['AKA', 'BMH', 'CTG']), g.randint(1, 999999))
    oid = str(g.randint(10 ** 13, 10 ** 14 - 1) * 10 + g.randint(0, 9))
    adr, cadr = street(g), '%d, %s Residency, %s' % (g.randint(101, 999), g.choice(['Palm', 'Lake View', 'Sai Krupa']), street(g))
    dishes = ['Paneer Butter Masala', 'Chicken Dum Biryani (Serves 1)', 'Butter Naan', 'Ghee Podi Masala Dosa', 'Veg Manchurian Dry', 'Mutton Rogan Josh [Half]', 'Jeera Rice', 'Gulab Jamun (2 Pcs)',
              'Hyderabadi Egg Biryani Family Pack With Raita And Mirchi Ka Salan', 'Sweet Lassi 300 Ml', 'Tandoori Roti', 'Crispy Corn Chilli Pepper']
    items = []
    for i in range(rows):
        q = g.choice([1, 1, 1, 2, 3])
        u = g.randint(45, 480) * 100
        items.append([g.choice(dishes), q, u, q * u, 0])
    if g.random() < .7:
        cut = min(sum(i[3] for i in items) // 5, 12000)
        tot0, left = sum(i[3] for i in items), cut
        for it in items[:-1]:
            it[4] = cut * it[3] // tot0
            left -= it[4]
        items[-1][4] = left
    sub = sum(i[3] - i[4] for i in items)
    pack = g.choice([0, 1000, 1500, 2000])
    cg = pct(sub + pack, 250)
    tot = sub + pack + 2 * cg
    X = [40, 62, 252, 300, 342, 396, 448, 492, 555]

    def body(p):
        p.c.setFillColor(HexColor('#fc8019'))
        p.c.circle(54, p.h - 44, 12, stroke=0, fill=1)
        p.t(50, 48, 'S', 'HB', 12, '#ffffff')
        p.t(72, 49, 'swiftty', 'HB', 16, '#fc8019')
        p.r(555, 48, 'TAX INVOICE', 'HB', 14, '#444444')
        p.ln(40, 62, 555, 62, 1, '#fc8019')
        y = 80
        for lab, v in (('Invoice To', cust), ('Customer Address', '%s, %s, %s %s, India' % (cadr, city, STATES[st][0], pin)), ('GSTIN', 'Unregistered'), ('Order ID', oid)):
            p.t(40, y, lab + ':', 'HB', 8)
            y = p.para(122, y, v, 'H', 8, 178) + 3
        y2 = 80
        p.t(320, y2, 'Invoice issued by Swiftty on behalf of:', 'HI', 8)
        y2 += 14
        for lab, v in (('Restaurant Name', legal), ('Restaurant GSTIN', sg), ('FSSAI', '1%013d' % (int(oid) % 10 ** 13)), ('Address', '%s, %s' % (adr, city)), ('City', city), ('State', STATES[st][0]), ('Pincode', pin),
                       ('Invoice No', inv), ('Date of Invoice', d.strftime('%d-%m-%Y')), ('Document', 'INV'), ('Category', 'B2C'), ('Transaction Type', 'REG'),
                       ('Invoice Type', 'RG'), ('Whether Reverse Charges Applicable', 'No')):
            p.t(320, y2, lab + ':', 'HB', 7.5)
            y2 = p.para(320 + width(lab + ': ', 'HB', 7.5) + 2, y2, v, 'H', 7.5, 233 - width(lab + ': ', 'HB', 7.5)) + 1.5
        p.t(40, y + 6, 'HSN Code:', 'HB', 8)
        p.t(122, y + 6, '996331', 'H', 8)
        p.t(40, y + 20, 'Service Description:', 'HB', 8)
        p.t(126, y + 20, 'Restaurant Services', 'H', 8)
        p.t(40, y + 34, 'Place of Supply:', 'HB', 8)
        p.t(122, y + 34, STATES[st][0], 'H', 8)

        def head(y):
            p.ln(40, y, 555, y, .8, '#888888')
            heads = [['Sr No'], ['Description'], ['Unit of', 'Measure'], ['Quantity'], ['Unit', 'Price'], ['Amount', '(Rs.)'], ['Discount'], ['Net Assessable', 'Value (Rs.)']]
            for k, ls in enumerate(heads):
                for j, l in enumerate(ls):
                    if k < 2:
                        p.t(X[k], y + 12 + 9 * j, l, 'HB', 7)
                    else:
                        p.r(X[k + 1], y + 12 + 9 * j, l, 'HB', 7)
            p.ln(40, y + 26, 555, y + 26, .8, '#888888')
            return y + 38
        y = head(max(y + 48, y2 + 8))
        for i, (n, q, u, a, di) in enumerate(items):
            ls = wrap(n, 'H', 7.5, 184)
            if y + 10 * len(ls) > 800:
                p.new()
                y = head(40)
            p.t(X[0] + 4, y, str(i + 1), 'H', 7.5)
            for k, l in enumerate(ls):
                p.t(X[1], y + 9.5 * k, l, 'H', 7.5)
            p.r(X[3], y, 'OTH', 'H', 7.5)
            for c, v in ((4, str(q)), (5, plain(u)), (6, plain(a)), (7, plain(di)), (8, plain(a - di))):
                p.r(X[c], y, v, 'H', 7.5)
            y += 9.5 * len(ls) + 5
        if y > 660:
            p.new()
            y = 50
        p.ln(40, y - 6, 555, y - 6, .8, '#888888')
        for lab, v in (('Subtotal', sub), ('Packing Charges', pack), ('CGST 2.5%', cg), ('SGST/UTGST 2.5%', cg)):
            p.r(470, y + 6, lab, 'H', 8)
            p.r(555, y + 6, plain(v), 'H', 8)
            y += 14
        p.box(330, y - 2, 225, 18, '#fff0e2', None)
        p.r(470, y + 10, 'Invoice Total', 'HB', 9)
        p.r(555, y + 10, plain(tot), 'HB', 9)
        p.t(40, y + 32, 'Invoice total in words: ' + words(tot // 100) + ' Rupees and ' + words(tot % 100) + ' Paise Only', 'H', 8)
        p.para(40, y + 50, 'GST on restaurant services supplied through the platform is collected and paid by the e-commerce operator under section 9(5) of the CGST Act, 2017. '
               'Disclaimer: This is an electronic invoice; food delivery fee, if any, is invoiced separately by the delivery partner.', 'H', 7, 515, None, '#666666')
        p.t(40, y + 86, 'Digitally signed by', 'H', 7, '#666666')
        p.t(40, y + 95, 'BUNDEL TECHNOLOGIES PVT. LTD.  GSTIN (ECO): ' + eco, 'H', 7, '#666666')
    eco = gstin(g, st, 'C')
    render(path, body)
    return truth({'invoice_number': inv, 'invoice_date': d.isoformat(), 'document_type': 'invoice', 'supplier': {'name': legal, 'gstin': sg}, 'recipient': {'name': cust}, 'place_of_supply': st,
                  'reverse_charge': False,
                  'line_items': [{'description': n, 'quantity': str(q), 'unit': 'OTH', 'unit_price': plain(u), 'discount': plain(di), 'taxable_value': plain(a - di)} for n, q, u, a, di in items],
                  'totals': {'cgst': plain(cg), 'sgst': plain(cg), 'total': plain(tot)}})


def bank(path, seed, rows):
    g = random.Random('bank%s' % seed)
    st = g.choice(['27', '29', '33', '24'])
    inter = g.random() < .4
    bs = g.choice([s for s in ('23', '08', '19') if s != st]) if inter else st
    (city, pin), (bc, bpin) = place(g, st), place(g, bs)
    sup = g.choice(['Deccan Mercantile Bank Ltd.', 'Konkan Union Bank Limited', 'Vindhya Commerce Bank Ltd.'])
    sg, bg = gstin(g, st, 'C', 'D'), gstin(g, bs, 'F')
    buyer = firm(g, ['ENGINEERING WORKS', 'POLYMERS', 'EXPORTS']).upper()
    adr = street(g).upper()
    m = g.randint(1, 12)
    y0 = g.choice([2023, 2024, 2025])
    last = date(y0 + (m == 12), m % 12 + 1, 1) - timedelta(1)
    inv = '%s%s%02d%08d' % (st, 'GI' if g.random() < .5 else 'TI', m, g.randint(1, 99999999))
    acct = 'XXXXXXXX%04d' % g.randint(0, 9999)
    cat = [('NEFT Outward Charges', 'N%03d%d', 250, 2500), ('RTGS Outward Charges', 'R%d%03d', 2000, 5000), ('Cheque Return Charges - Inward', 'CHQ %d/%03d', 50000, 50000),
           ('SMS Alert Charges for Qtr', 'SMS%d%03d', 1500, 1500), ('Cash Handling Charges - Non Home Branch', 'CSH%d%03d', 10000, 150000), ('Non Maintenance of AMB', 'AMB%d%03d', 60000, 60000),
           ('Bank Guarantee Commission 0418BG000', 'BG%d%03d', 120000, 900000), ('POS Terminal Rental', 'MRT%d%03d', 39900, 75000), ('Cheque Book Issuance Charges', 'CBK%d%03d', 7500, 30000),
           ('LC Amendment Charges incl. SWIFT', 'LCA%d%03d', 100000, 250000)]
    days = sorted(g.randint(1, last.day) for _ in range(rows))
    items = []
    for dd in days:
        n, rf, a, b = g.choice(cat)
        tx = g.randrange(a, b + 1, 50)
        rf = rf % (g.randint(100, 999), g.randint(100, 999))
        ig = pct(tx, 1800) if inter else 0
        cg = 0 if inter else pct(tx, 900)
        items.append((date(y0, m, dd), n, rf, '9971%02d' % g.choice([13, 19, 59]), tx, cg, cg, ig, tx + ig + 2 * cg))
    S = [sum(i[k] for i in items) for k in (4, 5, 6, 7, 8)]
    X = [28, 56, 112, 262, 338, 384, 446, 484, 534, 572, 622, 660, 720, 814]

    def body(p):
        def head():
            p.box(28, 22, 26, 26, '#0b3b7a', None)
            p.box(34, 28, 14, 14, '#ffffff', None)
            p.t(62, 42, sup, 'SB', 15, '#0b3b7a')
            p.m(500, 36, 'कर बीजक', 'DV', 12)
            p.m(500, 50, 'TAX INVOICE', 'SB', 11)
            p.r(814, 36, 'Page %d/%d' % (p.no, p.total), 'S', 7)
            p.ln(28, 56, 814, 56, 1.2, '#0b3b7a')

        def thead(y):
            p.box(28, y, 786, 30, '#dce6f3', '#0b3b7a')
            for a, b, l in ((0, 1, 'Sr.'), (1, 2, 'Txn Date'), (2, 3, 'Description of Service'), (3, 4, 'Txn Ref'), (4, 5, 'SAC'), (5, 6, 'Taxable Value'), (12, 13, 'Total (INR)')):
                p.m((X[a] + X[b]) / 2, y + 18, l, 'SB', 7)
            for a, l in ((6, 'CGST'), (8, 'SGST/UTGST'), (10, 'IGST')):
                p.m((X[a] + X[a + 2]) / 2, y + 11, l, 'SB', 7)
                p.m((X[a] + X[a + 1]) / 2, y + 25, 'Rate', 'SB', 6.5)
                p.m((X[a + 1] + X[a + 2]) / 2, y + 25, 'Amount', 'SB', 6.5)
                p.ln(X[a], y + 15, X[a + 2], y + 15, .4, '#0b3b7a')
            return y + 30
        head()
        p.t(28, 72, 'Details of Supplier', 'SB', 8)
        for k, l in enumerate([sup, 'Central Processing Centre, ' + sadr, '%s - %s' % (city, pin), 'State : %s   State Code : %s' % (STATES[st][0], st), 'GSTIN : ' + sg]):
            p.t(28, 84 + 11 * k, l, 'S', 7.5)
        p.t(300, 72, 'Details of Receiver (Billed to)', 'SB', 8)
        for k, l in enumerate(['Name : ' + buyer, 'Address : ' + adr, '%s - %s' % (bc.upper(), bpin), 'GSTIN / UIN : ' + bg, 'Place of Supply : %s-%s' % (bs, STATES[bs][0])]):
            p.t(300, 84 + 11 * k, l, 'S', 7.5)
        for k, (a, b) in enumerate([('Invoice No.', inv), ('Invoice Date', last.strftime('%d/%m/%Y')), ('Account No.', acct), ('Cust ID', cid),
                                    ('Statement period', '01/%02d/%d to %s' % (m, y0, last.strftime('%d/%m/%Y')))]):
            p.t(590, 84 + 11 * k, a, 'S', 7.5)
            p.t(670, 84 + 11 * k, b, 'SB', 7.5)
        y = thead(142)
        for i, (dt, n, rf, sac, tx, c1, c2, ig, tt) in enumerate(items):
            ls = wrap(n, 'S', 7, 144)
            h = 9 * len(ls) + 4
            if y + h > 545:
                p.new()
                head()
                y = thead(66)
            p.t(X[0] + 4, y + 9, str(i + 1), 'S', 7)
            p.t(X[1] + 3, y + 9, dt.strftime('%d/%m/%Y'), 'S', 7)
            for k, l in enumerate(ls):
                p.t(X[2] + 3, y + 9 + 9 * k, l, 'S', 7)
            p.t(X[3] + 3, y + 9, rf, 'S', 7)
            p.t(X[4] + 3, y + 9, sac, 'S', 7)
            p.r(X[6] - 3, y + 9, ind(tx), 'S', 7)
            for a, r_, v in ((6, 900 * (not inter), c1), (8, 900 * (not inter), c2), (10, 1800 * inter, ig)):
                p.r(X[a + 1] - 3, y + 9, plain(r_) + '%', 'S', 7)
                p.r(X[a + 2] - 3, y + 9, ind(v), 'S', 7)
            p.r(X[13] - 3, y + 9, ind(tt), 'S', 7)
            y += h
            p.ln(28, y, 814, y, .3, '#9fb4d0')
        if y > 470:
            p.new()
            head()
            y = 66
        p.box(28, y, 786, 15, '#eef3fa', '#0b3b7a')
        p.t(X[2] + 3, y + 10, 'Total', 'SB', 7.5)
        for c, v in zip((6, 8, 10, 12, 13), S):
            p.r(X[c] - 3, y + 10, ind(v), 'SB', 7)
        y += 30
        p.t(28, y, 'Invoice Value in words : Rupees %s and Paise %s Only' % (words(S[4] // 100), words(S[4] % 100)), 'S', 7.5)
        p.t(28, y + 13, 'Whether tax is payable under reverse charge basis : No', 'S', 7.5)
        p.para(28, y + 30, 'The charges above have already been recovered from your account; no payment is to be made against this invoice. Discrepancy, if any, should be reported within 15 days. '
               'Being a banking company, the Bank has availed the option of not issuing serially numbered invoices per transaction (proviso to Rule 54(2)).', 'S', 6.5, 600, 8.5, '#444444')
        p.t(28, y + 56, 'This is a system generated document and does not require signature.', 'S', 6.5)
    sadr, cid = street(g), str(g.randint(10 ** 8, 10 ** 9 - 1))
    render(path, body, 842, 595)
    return truth({'invoice_number': inv, 'invoice_date': last.isoformat(), 'document_type': 'invoice', 'supplier': {'name': sup, 'gstin': sg}, 'recipient': {'name': buyer, 'gstin': bg},
                  'place_of_supply': bs, 'reverse_charge': False,
                  'line_items': [{'description': n, 'hsn_sac': sac, 'taxable_value': plain(tx), 'tax_rate': '18', 'cgst': plain(c1), 'sgst': plain(c2), 'igst': plain(ig), 'total': plain(tt)}
                                 for dt, n, rf, sac, tx, c1, c2, ig, tt in items],
                  'totals': dict(zip(('taxable_value', 'cgst', 'sgst', 'igst', 'total'), map(plain, S)))})


LAYOUTS = {'gofrugal': gofrugal, 'marketplace': marketplace, 'foodapp': foodapp, 'bank': bank}
