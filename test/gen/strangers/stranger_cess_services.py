# SPDX-License-Identifier: AGPL-3.0-or-later
"""A contractor's sections, a supply to a special zone, a line to the net and a dealer of vehicles."""

import random
from datetime import timedelta
from stranger_cess_base import (HexColor, STATES, charwrap, date, day, div, firm, fy, gstin, ind, pct, person, place, plain, qd, qr, render, street,
                                truth, west, words, wrap)


def interior(path, seed, rows):
    g = random.Random('interior%s' % seed)
    st = g.choice(['27', '29', '06', '33'])
    (city, pin), (bc, bpin) = place(g, st), place(g, st)
    sup, buyer = firm(g, ['Interiors & Decorators', 'Interior Solutions', 'Turnkey Projects']), firm(g, ['Diagnostics Pvt. Ltd.', 'Co-operative Credit Society Ltd.', 'Wealth Advisors LLP'])
    sg, bg = gstin(g, st, 'P'), gstin(g, st, 'C')
    d = day(g, (2022, 5, 1), (2026, 3, 1))
    inv = '%s/%s/RA-%02d' % (''.join(w[0] for w in sup.split() if w[0].isalpha()), fy(d), g.randint(1, 48))
    groups = [('CIVIL & DEMOLITION WORK', [('Dismantling of existing gypsum partition, glazing and carting away debris to approved dumping yard', 'sq.ft.', 1800, 4200), ('Providing and fixing 4" thk. siporex block masonry in CM 1:4 incl. scaffolding, curing etc. complete', 'sq.ft.', 9500, 14500),
                                           ('Cement plaster 12 mm thk. single coat', 'sq.ft.', 4200, 6500)]),
              ('FALSE CEILING', [('P/F gypsum board false ceiling with GI channel framing @ 24" c/c, incl. cut-outs for light fixtures', 'sq.ft.', 8500, 12500), ('Armstrong type 2\'x2\' mineral fibre tile ceiling', 'sq.ft.', 9800, 14000), ('Cove / pelmet 6" ht. in gypsum', 'r.ft.', 11000, 17500)]),
              ('CARPENTRY & FURNITURE', [('Workstation 1200 x 600 in 25 mm pre-lam board with 2 mm PVC edge band, mobile pedestal (1+1+1) and keyboard tray; all hardware of approved make', 'nos.', 1150000, 1860000),
                                         ('Full ht. storage 18" deep in 19 mm BWP ply finished with 1 mm laminate', 'sq.ft.', 98000, 145000), ('MD table 7\'-0" x 3\'-0" with side return, veneer finish in melamine polish', 'nos.', 6500000, 9800000), ('Flush door 35 mm thk. with laminate on both sides & SS hinges', 'nos.', 1450000, 2200000)]),
              ('PAINTING & ELECTRICAL', [('Plastic emulsion paint 2 coats over putty and primer', 'sq.ft.', 2200, 3400), ('Point wiring for light / fan with 1.5 sq.mm FRLS wire in PVC conduit', 'pts.', 72000, 98000), ('LED panel 2\'x2\' 36 W supply & fixing', 'nos.', 165000, 240000)])]
    items, per = [], max(1, (rows + 3) // 4)
    for gi in range(min(4, rows)):
        k = rows - len(items) if gi == 3 else min(per, rows - len(items))
        for j in range(k):
            n, u, a, b = groups[gi][1][j % len(groups[gi][1])]
            q = g.randint(2, 14) * 1000 if u == 'nos.' else g.randrange(12000, 900000, 250) if 'ft' in u else g.randint(4, 60) * 1000
            rate = g.randrange(a, b, 100)
            items.append((gi, j, n, u, q, rate, div(q * rate, 1000)))
    TX = sum(i[-1] for i in items)
    cg = pct(TX, 900)
    fin = TX + 2 * cg
    adr, badr, wo = street(g), street(g), 'WO/%d/%s' % (g.randint(100, 999), fy(d))
    X = [36, 64, 330, 370, 424, 484, 560]

    def body(p):
        def grid(y, h, fill=None):
            p.box(36, y, 524, h, fill, '#000000', .4)

        def cols(y, h, fill=None):
            grid(y, h, fill)
            for x in X[1:-1]:
                p.ln(x, y, x, y + h, .4)
        y = 36
        grid(y, 44, '#ddebf7')
        p.m(298, y + 18, sup, 'NB', 15, '#1f4e78')
        p.m(298, y + 30, '%s, %s - %s' % (adr, city, pin), 'N', 8)
        p.m(298, y + 40, 'GSTIN: %s | PAN: %s' % (sg, sg[2:12]), 'N', 8)
        grid(80, 16, '#ffe699')
        p.m(298, 92, 'TAX INVOICE CUM R.A. BILL', 'NB', 10)
        grid(96, 64)
        p.ln(330, 96, 330, 160, .4)
        p.t(39, 108, 'To,', 'N', 8)
        p.t(39, 120, buyer, 'NB', 8.5)
        p.t(39, 131, badr + ',', 'N', 8)
        p.t(39, 142, '%s - %s' % (bc, bpin), 'N', 8)
        p.t(39, 154, 'GST NO. : ' + bg, 'N', 8)
        for k, (a, b) in enumerate([('BILL NO.', inv), ('BILL DATE', d.strftime('%d.%m.%Y')), ('W.O. REF.', wo), ('SAC CODE', '995476'), ('SITE', bc + ' Office')]):
            p.t(334, 107 + 11.5 * k, a, 'N', 8)
            p.t(396, 107 + 11.5 * k, b, 'NB' if k < 2 else 'N', 8)
        y = 160

        def head(y):
            cols(y, 16, '#d9d9d9')
            for k, l in enumerate(['SR.', 'PARTICULARS', 'UNIT', 'QTY', 'RATE', 'AMOUNT (RS.)']):
                p.m((X[k] + X[k + 1]) / 2, y + 11, l, 'NB', 7.5)
            return y + 16

        def room(y, h):
            if y + h > 806:
                p.new()
                return head(36)
            return y
        y = head(y)
        cur, ssum = None, 0
        for i, (gi, j, n, u, q, rate, a) in enumerate(items):
            ls = wrap(n, 'N', 7.5, 260)
            h = 10 * len(ls) + 4
            if gi != cur:
                y = room(y, 16 + h)
                cols(y, 15)
                p.m(50, y + 11, 'ABCD'[gi], 'NB', 8)
                p.t(67, y + 11, groups[gi][0], 'NB', 8)
                y += 15
                cur, ssum = gi, 0
            y = room(y, h)
            cols(y, h)
            p.m(50, y + 10, '%s.%d' % ('ABCD'[gi], j + 1), 'N', 7.5)
            for k, l in enumerate(ls):
                p.t(67, y + 10 + 10 * k, l, 'N', 7.5)
            b = y + h - 4
            p.m(350, b, u, 'N', 7.5)
            p.r(421, b, qd(q, 2), 'N', 7.5)
            p.r(481, b, ind(rate), 'N', 7.5)
            p.r(557, b, ind(a), 'N', 7.5)
            ssum += a
            y += h
            if i + 1 == len(items) or items[i + 1][0] != gi:
                y = room(y, 15)
                cols(y, 15, '#f2f2f2')
                p.r(327, y + 11, 'SUB TOTAL - ' + 'ABCD'[gi], 'NB', 7.5)
                p.r(557, y + 11, ind(ssum), 'NB', 7.5)
                y += 15
        if y > 660:
            p.new()
            y = 36
        for a, v, bold in (('TOTAL ( %s )' % ' + '.join('ABCD'[k] for k in sorted({i[0] for i in items})), TX, 1), ('CGST @ 9%', cg, 0), ('SGST @ 9%', cg, 0), ('GRAND TOTAL', fin, 1)):
            grid(y, 15, '#ffe699' if a[0] == 'G' else None)
            p.ln(484, y, 484, y + 15, .4)
            p.r(480, y + 11, a, 'NB' if bold else 'N', 8)
            p.r(557, y + 11, ind(v), 'NB' if bold else 'N', 8)
            y += 15
        grid(y, 16)
        p.t(39, y + 11, 'RS. %s AND PAISE %s ONLY' % (words(fin // 100).upper(), words(fin % 100).upper()), 'NB', 7)
        y += 28
        p.t(39, y, 'Note :', 'NB', 7.5)
        p.t(39, y + 11, '1) Measurement sheet enclosed.  2) TDS to be deducted on basic amount only.  3) Retention 5% as per W.O.', 'N', 7.5)
        p.t(39, y + 28, 'Bank : Sahyadri Urban Co-op. Bank   A/C : %d   IFSC : SUCB0000%03d' % (d.toordinal() * 9973, d.day * 7), 'N', 7.5)
        p.r(557, y + 28, 'FOR ' + sup.upper(), 'NB', 8)
        p.r(557, y + 70, 'PROPRIETOR', 'N', 8)
    render(path, body)
    return truth({'invoice_number': inv, 'invoice_date': d.isoformat(), 'document_type': 'invoice', 'supplier': {'name': sup, 'gstin': sg}, 'recipient': {'name': buyer, 'gstin': bg},
                  'line_items': [{'description': n, 'unit': u, 'quantity': qd(q, 2), 'unit_price': plain(rate), 'taxable_value': plain(a)} for gi, j, n, u, q, rate, a in items],
                  'totals': {'taxable_value': plain(TX), 'cgst': plain(cg), 'sgst': plain(cg), 'total': plain(fin)}})


def sez(path, seed, rows):
    g = random.Random('sez%s' % seed)
    st, bs = g.choice([('27', '29'), ('06', '24'), ('29', '33'), ('33', '36')])
    (city, pin), (bc, bpin) = place(g, st), place(g, bs)
    sup, buyer = firm(g, ['Process Controls India Private Limited', 'Precision Valves (India) Pvt. Ltd.', 'Automation Systems Limited']), firm(g, ['Aerostructures Pvt Ltd (SEZ Unit)', 'Semicon Assembly Pvt Ltd - SEZ', 'Biologics Limited, SEZ Unit-II'])
    sg, bg = gstin(g, st, 'C'), gstin(g, bs, 'C')
    d = day(g, (2023, 4, 10), (2026, 3, 20))
    inv = '%d' % (9100000000 + g.randint(1, 9999999))
    irn = ''.join(g.choice('0123456789abcdef') for _ in range(64))
    ack, ackd = str(g.randint(112300000000000, 172699999999999)), d + timedelta(g.choice([0, 0, 1]))
    cat = [('PRESSURE TRANSMITTER 0-16 BAR 4-20MA HART', '90262000', 1850000, 4250000, 'EA'), ('BALL VALVE SS316 DN25 PN40 FLANGED FULL BORE', '84818030', 620000, 1340000, 'EA'), ('CONTROL CABLE 12C X 1.5 SQMM ARMOURED FRLS', '85444999', 21500, 38000, 'M'),
           ('GASKET SPIRAL WOUND 2" 150#', '84841010', 24000, 41000, 'EA'), ('THERMOWELL SS316 L=150MM 1/2" NPT(M) WITH CERTIFICATE 3.1', '90269000', 180000, 320000, 'EA'), ('HYDRAULIC OIL ISO VG 46', '27101980', 19500, 26500, 'L')]
    items, pos = [], 10
    for i in range(rows):
        n, h, a, b, u = g.choice(cat)
        q = g.randint(1, 60) * 1000 if u == 'EA' else g.randrange(20000, 800000, 500)
        rate = g.randrange(a, b, 10)
        items.append((pos, '%08d' % g.randint(40000000, 49999999), n, h, q, u, rate, div(q * rate, 1000)))
        pos += 10
    TX = sum(i[-1] for i in items)
    adr, badr, po = street(g), street(g), '45%08d' % g.randint(0, 99999999)
    lut = 'AD%s%02d%02d%06d' % (st, d.month, d.year % 100, g.randint(1, 999999)) + 'K'
    X = [34, 62, 132, 322, 372, 428, 452, 508, 565]

    def body(p):
        def head():
            p.t(34, 40, sup, 'HB', 13, '#005f6b')
            p.t(34, 52, 'Works: %s, %s - %s, %s, India' % (adr, city, pin, STATES[st][0]), 'H', 7.5)
            p.t(34, 62, 'CIN: U29%03dXX20%02dPTC%06d   GSTIN: %s' % (d.day * 31 % 1000, d.day % 20, d.toordinal() % 999999, sg), 'H', 7.5)
            p.r(565, 40, 'Tax Invoice', 'HB', 14)
            p.r(565, 52, 'Original for Recipient', 'H', 7.5)
            p.r(565, 62, 'Page %d of %d' % (p.no, p.total), 'H', 7.5)
            p.ln(34, 68, 565, 68, 1, '#005f6b')
        head()
        p.para(34, 80, '"SUPPLY MEANT FOR SUPPLY TO SEZ UNIT OR SEZ DEVELOPER FOR AUTHORISED OPERATIONS UNDER BOND OR LETTER OF UNDERTAKING WITHOUT PAYMENT OF INTEGRATED TAX"', 'HB', 7.5, 440)
        qr(p, 495, 76, 25, 2.8, irn)
        ir = charwrap(irn, 'H', 7.5, 200)
        p.t(34, 106, 'IRN', 'H', 7.5)
        for k, l in enumerate(ir):
            p.t(90, 106 + 9 * k, l, 'H', 7.5)
        p.t(34, 126, 'Ack. No. / Date', 'H', 7.5)
        p.t(90, 126, '%s / %s' % (ack, ackd.strftime('%d.%m.%Y')), 'H', 7.5)
        for k, (a, b) in enumerate([('Invoice No.', inv), ('Invoice Date', d.strftime('%d.%m.%Y')), ('LUT ARN', lut), ('Delivery No.', '80%08d' % (int(inv) % 10 ** 8))]):
            p.t(320, 102 + 10 * k, a, 'H', 7.5)
            p.t(374, 102 + 10 * k, b, 'HB', 7.5)
        y = 160
        for x, a, ls in ((34, 'Sold-to / Bill-to party', [buyer, badr, '%s %s' % (bc, bpin), '%s  (State Code %s)' % (STATES[bs][0], bs), 'GSTIN: ' + bg]),
                         (220, 'Ship-to party', [buyer, 'Gate No. 3, Special Economic Zone', '%s %s' % (bc, bpin), STATES[bs][0], 'LoA: SEZ/%d/%d' % (d.day * 13, d.year - 4)])):
            p.box(x, y - 10, 180, 13, '#e0eef0', None)
            p.t(x + 3, y, a, 'HB', 7.5)
            z = y + 13
            for k, l in enumerate(ls):
                z = p.para(x + 3, z, l, 'HB' if k == 0 else 'H', 7.5, 174, 10)
        for k, (a, b) in enumerate([('Customer PO', po), ('PO Date', (d - timedelta(30)).strftime('%d.%m.%Y')), ('Incoterms', 'FOR Destination'), ('Payment terms', 'Net 45 days'), ('Place of supply', '%s %s' % (bs, STATES[bs][0])), ('Reverse charge', 'No')]):
            p.t(412, y + 2 + 10 * k, a, 'H', 7.5)
            p.t(478, y + 2 + 10 * k, b, 'H', 7.5)

        def th(y):
            p.ln(34, y, 565, y, .8)
            for k, ls in enumerate([['Item'], ['Material'], ['Description'], ['HSN'], ['Quantity'], ['UoM'], ['Rate', '(INR)'], ['Assessable', 'Value (INR)']]):
                for j, l in enumerate(ls):
                    (p.r(X[k + 1], y + 10 + 9 * j, l, 'HB', 7.5) if k in (4, 6, 7) else p.t(X[k] + (5 if k == 5 else 0), y + 10 + 9 * j, l, 'HB', 7.5))
            p.ln(34, y + 23, 565, y + 23, .8)
            return y + 35
        y = th(240)
        for ps, mat, n, h, q, u, rate, a in items:
            ls = wrap(n, 'H', 7.5, 184)
            if y + 10 * len(ls) + 12 > 790:
                p.new()
                head()
                y = th(80)
            p.t(X[0], y, '%06d' % ps, 'H', 7)
            p.t(X[1], y, mat, 'H', 7.5)
            for k, l in enumerate(ls):
                p.t(X[2], y + 9.5 * k, l, 'H', 7.5)
            p.t(X[3], y, h, 'H', 7.5)
            p.r(X[5], y, format(q // 1000, ',') + '.%03d' % (q % 1000), 'H', 7.5)
            p.t(X[5] + 5, y, u, 'H', 7.5)
            p.r(X[7], y, west(rate), 'H', 7.5)
            p.r(X[8], y, west(a), 'H', 7.5)
            y += 9.5 * len(ls)
            p.t(X[2], y, 'IGST', 'H', 7, '#555555')
            p.r(X[7], y, '0.00 %', 'H', 7, '#555555')
            p.r(X[8], y, '0.00', 'H', 7, '#555555')
            y += 14
        if y > 640:
            p.new()
            head()
            y = 90
        p.ln(34, y - 6, 565, y - 6, .8)
        for k, (a, v) in enumerate([('Total Assessable Value', TX), ('Integrated Tax (IGST)', 0), ('Total Invoice Value (INR)', TX)]):
            p.t(380, y + 6 + 12 * k, a, 'HB' if k == 2 else 'H', 8)
            p.r(565, y + 6 + 12 * k, west(v), 'HB' if k == 2 else 'H', 8)
        p.ln(380, y + 34, 565, y + 34, .8)
        p.para(34, y + 8, 'Amount in words: INR %s Rupees %s Paise Only' % (words(TX // 100), words(TX % 100)), 'H', 8, 320)
        p.para(34, y + 52, 'Certified that the particulars given above are true and correct. Endorsement by the Specified Officer of the SEZ to be returned within 45 days. Interest @ 18% p.a. on overdue amounts.', 'H', 7, 285)
        p.r(565, y + 56, 'For ' + sup, 'H', 8)
        p.r(565, y + 92, 'Authorised Signatory', 'H', 8)
        p.m(297, 822, 'Registered Office: %s, %s - %s' % (adr, city, pin), 'H', 6.5, '#555555')
    render(path, body)
    return truth({'invoice_number': inv, 'invoice_date': d.isoformat(), 'document_type': 'invoice', 'supplier': {'name': sup, 'gstin': sg}, 'recipient': {'name': buyer, 'gstin': bg}, 'place_of_supply': bs,
                  'reverse_charge': False, 'irn': irn, 'ack_number': ack, 'ack_date': ackd.isoformat(),
                  'line_items': [{'description': n, 'hsn_sac': h, 'quantity': qd(q, 3), 'unit': u, 'unit_price': plain(rate), 'taxable_value': plain(a), 'tax_rate': '0', 'igst': '0.00'} for ps, mat, n, h, q, u, rate, a in items],
                  'totals': {'taxable_value': plain(TX), 'igst': '0.00', 'total': plain(TX)}})


def isp(path, seed, rows):
    g = random.Random('isp%s' % seed)
    st = g.choice(['29', '36', '33', '07'])
    city, pin = place(g, st)
    sup = firm(g, ['Fibernet Private Limited', 'Broadband Services Pvt. Ltd.', 'Netlink Communications Ltd'])
    sg = gstin(g, st, 'C')
    corp = g.random() < .5
    buyer = firm(g, ['Design Studio', 'Dental Clinic', 'Tutorials']) if corp else person(g)
    bg = gstin(g, st, 'F') if corp else None
    d = day(g, (2023, 1, 2), (2026, 2, 3)).replace(day=3)
    inv = 'BLR%s-I1-%d' % ('' if st == '29' else st, g.randint(10 ** 7, 10 ** 8 - 1))
    items = []
    per = '%s - %s' % (d.strftime('%d/%m/%y'), (d + timedelta(29)).strftime('%d/%m/%y'))
    items.append(('Monthly Rental - Storm 300 Mbps Unlimited', per, g.choice([98500, 113500, 79900])))
    cat = [('Static IP Charges', 20000, 50000), ('OTT Pack - StreamBox Premium', 14900, 39900), ('Wi-Fi Mesh Router Rental', 9900, 19900), ('Data Top-up 100 GB', 15000, 29900), ('Shifting Charges (One Time)', 50000, 50000),
           ('Voice Charges - Local / STD / Mobile beyond free limit', 150, 28500), ('Late Payment Fee', 10000, 10000), ('Engineer Visit Charges', 25000, 35000)]
    while len(items) < rows:
        n, a, b = g.choice(cat)
        e = d - timedelta(g.randint(1, 28))
        items.append((n, per if 'Rental' in n or 'IP' in n or 'OTT' in n else e.strftime('%d/%m/%y'), g.randrange(a, b + 1, 25)))
    TX = sum(i[2] for i in items)
    cg = pct(TX, 900)
    cur = TX + 2 * cg
    prev = g.choice([0, 118000, 117882, 94282])
    paid = g.choice([prev, prev, prev - prev // 3])
    due = prev - paid + cur
    cust, adr, badr = str(g.randint(10 ** 8, 10 ** 9 - 1)), street(g), '%d, %s' % (g.randint(1, 90), street(g))

    def body(p):
        p.box(0, 0, 595, 58, '#5b2a86', None)
        p.c.setFillColor(HexColor('#f5a623'))
        p.c.circle(50, p.h - 29, 15, stroke=0, fill=1)
        p.t(76, 36, sup.split(' ')[0].lower() + '.net', 'DB', 18, '#ffffff')
        p.r(565, 28, 'Tax Invoice', 'DB', 13, '#ffffff')
        p.r(565, 42, 'Original for Recipient', 'D', 7.5, '#ffffff')
        p.t(30, 78, buyer, 'DB', 10)
        p.para(30, 91, badr + ',', 'D', 8, 240)
        p.t(30, 112, '%s, %s - %s' % (city, STATES[st][0], pin), 'D', 8)
        if corp:
            p.t(30, 124, 'GSTIN: ' + bg, 'D', 8)
        for k, (a, b) in enumerate([('Account No.', cust), ('Invoice No.', inv), ('Invoice Date', d.strftime('%d/%m/%Y')), ('Due Date', (d + timedelta(12)).strftime('%d/%m/%Y')), ('Billing Period', per), ('Place of Supply', STATES[st][0])]):
            p.t(340, 78 + 12 * k, a, 'D', 8, '#666666')
            p.t(430, 78 + 12 * k, b, 'DB', 8)
        bx = [('Previous Balance', prev, ''), ('Payments', paid, '-'), ('Adjustments', 0, '-'), ('Current Charges', cur, '+'), ('Amount Due', due, '=')]
        for k, (a, v, sgn) in enumerate(bx):
            x = 30 + 108 * k
            if sgn:
                p.m(x - 6, 184, sgn, 'DB', 12)
            p.box(x, 160, 96, 40, '#f5a623' if k == 4 else '#f0eaf6', None)
            p.m(x + 48, 174, a, 'D', 7.5)
            p.m(x + 48, 191, '₹ ' + ind(v), 'DB', 10)
        p.t(30, 222, 'Details of current charges', 'DB', 10, '#5b2a86')

        def th(y):
            p.ln(30, y, 400, y, 1, '#5b2a86')
            p.t(30, y + 12, 'Description', 'DB', 8)
            p.t(208, y + 12, 'Period / Date', 'DB', 8)
            p.t(312, y + 12, 'SAC', 'DB', 8)
            p.r(400, y + 12, 'Amount (₹)', 'DB', 8)
            p.ln(30, y + 17, 400, y + 17, .5, '#5b2a86')
            return y + 30
        y = th(230)
        p.box(416, 230, 150, 210, '#fff7e8', '#f5a623')
        p.m(491, 252, 'Refer & Earn!', 'DB', 12, '#5b2a86')
        p.para(424, 270, 'Get ₹ 500 off on your next bill for every friend who joins. No limits. Share code FRIEND%s today.' % cust[-4:], 'D', 8, 134)
        p.m(491, 350, '1000 Mbps @ ₹ 1,999', 'DB', 10)
        p.m(491, 364, 'Upgrade now - call 60001 23456', 'D', 7.5)
        p.m(491, 420, 'T&C apply', 'D', 6)
        for n, pr, a in items:
            ls = wrap(n, 'D', 8, 172)
            if y + 10 * len(ls) > 790:
                p.m(297, 820, 'Page %d / %d' % (p.no, p.total), 'D', 7)
                p.new()
                y = th(40)
            for k, l in enumerate(ls):
                p.t(30, y + 10 * k, l, 'D', 8)
            p.t(208, y, pr, 'D', 7.5)
            p.t(312, y, '998422', 'D', 8)
            p.r(400, y, ind(a), 'D', 8)
            y += 10 * len(ls) + 4
        if y > 620:
            p.m(297, 820, 'Page %d / %d' % (p.no, p.total), 'D', 7)
            p.new()
            y = 60
        p.ln(30, y - 6, 400, y - 6, .5, '#5b2a86')
        for a, v, f in (('Sub Total', TX, 'DB'), ('CGST @ 9%', cg, 'D'), ('SGST @ 9%', cg, 'D'), ('Total Current Charges', cur, 'DB')):
            p.t(208, y + 6, a, f, 8)
            p.r(400, y + 6, ind(v), f, 8)
            y += 13
        p.t(30, y + 16, 'In words: Rupees %s and Paise %s Only' % (words(cur // 100), words(cur % 100)), 'D', 8)
        p.t(30, y + 36, sup, 'DB', 8)
        p.t(30, y + 47, '%s, %s - %s   GSTIN: %s' % (adr, city, pin, sg), 'D', 7.5)
        p.t(30, y + 58, 'Tax is not payable on reverse charge basis. This is a computer generated invoice.', 'D', 7)
        y = max(y, 388) if p.no == 1 else y
        p.ln(30, y + 72, 565, y + 72, .5, '#888888', ([3, 2], 0))
        p.t(30, y + 86, 'PAYMENT SLIP', 'DB', 8)
        p.t(30, y + 99, 'Account No. %s     Amount Due ₹ %s     Amount after due date ₹ %s' % (cust, ind(due), ind(due + 10000)), 'D', 8)
        p.m(297, 820, 'Page %d / %d' % (p.no, p.total), 'D', 7)
    render(path, body)
    rec = {'name': buyer}
    if corp:
        rec['gstin'] = bg
    return truth({'invoice_number': inv, 'invoice_date': d.isoformat(), 'document_type': 'invoice', 'supplier': {'name': sup, 'gstin': sg}, 'recipient': rec, 'place_of_supply': st, 'reverse_charge': False,
                  'line_items': [{'description': n, 'hsn_sac': '998422', 'taxable_value': plain(a)} for n, pr, a in items],
                  'totals': {'taxable_value': plain(TX), 'cgst': plain(cg), 'sgst': plain(cg), 'total': plain(cur)}})


def erick(path, seed, rows):
    g = random.Random('erick%s' % seed)
    st = g.choice(['09', '19', '07', '08'])
    (city, pin), (bc, bpin) = place(g, st), place(g, st)
    sup = firm(g, ['E-Vehicles', 'Auto Sales', 'Green Motors']).upper()
    sg = gstin(g, st, 'P')
    b2b = rows > 4 or g.random() < .3
    buyer = firm(g, ['Automobiles', 'Fleet Services']) if b2b else person(g)
    bg = gstin(g, st, 'P') if b2b else None
    d = day(g, (2022, 4, 4), (2026, 3, 5))
    inv = '%s/%03d' % (fy(d), g.randint(1, 999))
    items = []
    for i in range(rows):
        if i == 0 or g.random() < .6:
            n = g.choice(['E-RICKSHAW "SHAKTI DLX" (4+1)', 'E-RICKSHAW "VAYU MAX" SS BODY', 'E-CART LOADER "BHAR-1"'])
            sub = ['Chassis No. : M%sE%s%06d' % (g.choice('AEK'), g.choice(['RSDK', 'VMXB']), g.randint(1, 999999)), 'Motor No. : %s%07d' % (g.choice(['BM', 'YJ']), g.randint(1, 9999999)),
                   'Battery : 4 x 130AH %s' % g.choice(['EASTMEN', 'LIVEGARD']), 'Colour : %s, Mfg. Year : %d' % (g.choice(['RED', 'BLUE', 'GREEN']), d.year)]
            h, q, rate = '87038040' if 'CART' not in n else '87046000', 1, g.randrange(10800000, 14800000, 10000)
        else:
            n, h, rate = g.choice([('DIFFERENTIAL GEAR ASSY 1200W', '87085000', 450000), ('CONTROLLER 24 MOSFET 48V', '85371000', 285000), ('BATTERY CHARGER 48V 15A', '85044030', 390000)])
            sub, q = [], g.randint(1, 10)
        bp = 500 if sub or 'CHARGER' in n else 2800 if d < date(2025, 9, 22) and 'GEAR' in n else 1800
        tx = q * rate
        cg = pct(tx, bp // 2)
        items.append((n, sub, h, q, rate, tx, bp, cg, tx + 2 * cg))
    TX, CG, GT = (sum(i[k] for i in items) for k in (5, 7, 8))
    fin = (GT + 50) // 100 * 100
    fname, adr, badr, mob = person(g), street(g), street(g), g.randint(7000000000, 9899999999)
    fin_by = g.choice(['CASH', 'Hyp. to REVFINE SERVICES', 'Hyp. to MAHAVEER FINCAP'])
    X = [40, 62, 236, 284, 308, 370, 432, 494, 560]

    def body(p):
        green = '#0a6b2d'

        def head():
            p.box(40, 30, 520, 66, None, green, 1.5)
            p.t(46, 42, 'GSTIN: ' + sg, 'TB', 9, green)
            p.r(554, 42, 'Mob.: %d' % mob, 'TB', 9, green)
            p.m(300, 64, sup, 'TB', 22, green)
            p.m(300, 78, 'Auth. Dealer : SHAKTI & VAYU Battery Operated E-Rickshaw, E-Cart & Spare Parts', 'TI', 9)
            p.m(300, 90, '%s, %s - %s (%s)' % (adr, city, pin, STATES[st][0]), 'T', 9)
            p.box(250, 102, 100, 17, green, None)
            p.m(300, 114, 'TAX INVOICE', 'TB', 11, '#ffffff')
            p.t(44, 114, 'Invoice No. ' + inv, 'TB', 10)
            p.r(556, 114, 'Date ' + d.strftime('%d/%m/%Y'), 'TB', 10)
            y = 138
            for a, b in (('Name', ('M/s ' if b2b else '') + buyer), ('S/o, W/o', '' if b2b else fname), ('Address', '%s, %s - %s' % (badr, bc, bpin)), ('GSTIN', bg or ''), ('Mode / HPA', fin_by)):
                if (b2b and a == 'S/o, W/o') or (not b2b and a == 'GSTIN'):
                    continue
                p.t(44, y, a, 'T', 10)
                p.t(106, y, b, 'TB', 10)
                p.ln(104, y + 2.5, 556, y + 2.5, .4, '#666666', ([1, 2], 0))
                y += 16
            y = 200
            p.box(40, y, 520, 26, '#dff0e3', green)
            for k, ls in enumerate([['S.', 'No.'], ['Particulars'], ['HSN'], ['Qty'], ['Rate'], ['CGST'], ['SGST'], ['Total']]):
                for j, l in enumerate(ls):
                    p.m((X[k] + X[k + 1]) / 2, y + (10 if len(ls) == 2 else 16) + 11 * j, l, 'TB', 9)
            return y + 26

        def vl(yb):
            p.box(40, 200, 520, yb - 200, None, green, 1)
            for x in X[1:-1]:
                p.ln(x, 200, x, yb, .5, green)
        y = head() + 13
        for i, (n, sub, h, q, rate, tx, bp, cg, tt) in enumerate(items):
            ls = wrap(n, 'TB', 9, 168)
            ht = 11 * (len(ls) + len(sub)) + 6
            if y + ht > 770:
                vl(776)
                p.r(556, 790, 'P.T.O.', 'TI', 9)
                p.new()
                y = head() + 13
            p.m(51, y, str(i + 1), 'T', 9)
            for k, l in enumerate(ls + sub):
                p.t(X[1] + 3, y + 11 * k, l, 'TB' if k < len(ls) else 'T', 9 if k < len(ls) else 8.5)
            p.m((X[2] + X[3]) / 2, y, h, 'T', 9)
            p.m((X[3] + X[4]) / 2, y, str(q), 'T', 9)
            p.r(X[5] - 3, y, ind(rate), 'T', 9)
            for c, v in ((6, cg), (7, cg)):
                p.r(X[c] - 3, y, ind(v), 'T', 9)
                p.r(X[c] - 3, y + 10, '(%s%%)' % ('%g' % (bp / 200)), 'T', 7.5)
            p.r(X[8] - 3, y, ind(tt), 'T', 9)
            y += max(ht, 27)
        if y > 590:
            vl(776)
            p.r(556, 790, 'P.T.O.', 'TI', 9)
            p.new()
            y = head() + 13
        vl(600)
        p.box(40, 600, 520, 16, '#dff0e3', green)
        p.t(66, 611, 'Total', 'TB', 9)
        for c, v in ((6, CG), (7, CG), (8, GT)):
            p.r(X[c] - 3, 611, ind(v), 'TB', 9)
        for k, (a, v) in enumerate([('Taxable Value', TX), ('Total GST', 2 * CG), ('Round off (+/-)', fin - GT), ('G. Total', fin)]):
            f = 'TB' if k == 3 else 'T'
            p.t(400, 632 + 14 * k, a, f, 10)
            p.r(557, 632 + 14 * k, ind(v) + ('' if k < 3 else ' /-'), f, 10)
        p.para(44, 632, 'Rupees : ' + words(fin // 100) + ' Only', 'TI', 9.5, 320)
        p.para(44, 664, 'Warranty: Motor, controller & differential 6 months; battery as per battery company terms. Registration and insurance charges extra. Vehicle once sold will not be taken back.', 'T', 8, 320)
        p.t(44, 720, "Customer's Signature", 'T', 9)
        p.r(556, 705, 'For ' + sup, 'TB', 10, green)
        p.r(556, 740, 'Auth. Signatory', 'T', 9)
        p.m(300, 760, 'All disputes subject to %s jurisdiction only. E. & O.E.' % city, 'T', 8)
    render(path, body)
    rec = {'name': buyer}
    if b2b:
        rec['gstin'] = bg
    return truth({'invoice_number': inv, 'invoice_date': d.isoformat(), 'document_type': 'invoice', 'supplier': {'name': sup, 'gstin': sg}, 'recipient': rec,
                  'line_items': [{'description': ' '.join([n] + sub), 'hsn_sac': h, 'quantity': str(q), 'unit_price': plain(rate), 'tax_rate': str(bp // 100), 'cgst': plain(cg), 'sgst': plain(cg), 'total': plain(tt)}
                                 for n, sub, h, q, rate, tx, bp, cg, tt in items],
                  'totals': {'taxable_value': plain(TX), 'cgst': plain(CG), 'sgst': plain(CG), 'round_off': plain(fin - GT), 'total': plain(fin)}})


LAYOUTS = {'interior': interior, 'sez': sez, 'isp': isp, 'erick': erick}
