# SPDX-License-Identifier: AGPL-3.0-or-later
"""A bottler with cess."""

import random
from stranger_cess_base import (STATES, day, firm, gstin, pct, place, plain, qr, render, street, truth, words, wrap)


def beverage(path, seed, rows):
    g = random.Random('beverage%s' % seed)
    st = g.choice(['09', '23', '36', '19'])
    (city, pin), (bc, bpin) = place(g, st), place(g, st)
    sup, buyer = firm(g, ['Beverages Pvt Ltd', 'Bottling Company Ltd']).upper(), firm(g, ['COOL CORNER', 'WINE & COLD DRINKS', 'DEPARTMENTAL STORE', 'PAN PALACE']).upper()
    sg, bg = gstin(g, st, 'C'), gstin(g, st, 'P')
    d = day(g, (2021, 10, 4), (2025, 9, 18))
    inv = '%s%d%07d' % (g.choice('IDV'), d.year % 100, g.randint(1, 9999999))
    irn = ''.join(g.choice('0123456789abcdef') for _ in range(64))
    ack = str(g.randint(112100000000000, 172599999999999))
    cat = [('THUMS-X 300ML RGB 24', '22021010', 2800, 1200, 26000), ('COLAA 2.25L PET 9', '22021010', 2800, 1200, 62500), ('LIMKA-N 600ML PET 24', '22021020', 2800, 1200, 61000), ('SPRYTE 250ML PET 28 PROMO', '22021020', 2800, 1200, 39000),
           ('MAAZAA MANGO 1.2L PET 12', '22029920', 1200, 0, 64500), ('MINUTE MADD PULPY 400ML', '22029920', 1200, 0, 61500), ('KINLAY WATER 1L PET 12', '22011010', 1800, 0, 13600), ('KINLAY SODA 750ML PET', '22011020', 1800, 0, 18500)]
    items = []
    for i in range(rows):
        n, h, bp, cp, r = g.choice(cat)
        q = g.randint(1, 40)
        rate = r + g.randrange(0, 1500, 5)
        dis = pct(q * rate, g.choice([0, 0, 200, 350]))
        tx = q * rate - dis
        c, s = pct(tx, bp // 2), pct(tx, cp)
        items.append((n, '%06d' % g.randint(100000, 199999), h, q, rate, q * rate, dis, tx, bp, c, cp, s, tx + 2 * c + s))
    S = {k: sum(i[k] for i in items) for k in (3, 5, 6, 7, 9, 11, 12)}
    fin = (S[12] + 50) // 100 * 100
    adr, badr, veh = street(g), street(g), 'UP%02d%s%04d' % (g.randint(10, 96), 'AT', g.randint(1, 9999))
    X = [24, 60, 172, 216, 246, 296, 352, 396, 454, 484, 530, 560, 606, 638, 686, 738, 818]

    def body(p):
        def head():
            p.t(24, 34, sup, 'CB', 13)
            p.t(24, 46, '%s, %s-%s %s' % (adr, city, pin, STATES[st][0]), 'C', 8)
            p.t(24, 56, 'GSTIN %s   FSSAI LIC 1001%010d' % (sg, int(ack) % 10 ** 10), 'C', 8)
            p.m(470, 34, 'TAX INVOICE', 'CB', 12)
            p.m(470, 45, 'ORIGINAL FOR BUYER', 'C', 7)
            p.r(738, 56, 'PAGE %d OF %d' % (p.no, p.total), 'C', 7)
            qr(p, 756, 18, 25, 2.5, irn)
            p.ln(24, 62, 745, 62, .6)
            for k, l in enumerate(['BILL TO: ' + buyer, '         %s' % badr, '         %s %s  STATE %s' % (bc, bpin, st), '         GSTIN ' + bg]):
                p.t(24, 73 + 10 * k, l, 'CB' if k == 0 else 'C', 8)
            for k, l in enumerate(['INVOICE NO   ' + inv, 'INVOICE DATE ' + d.strftime('%d-%b-%Y').upper(), 'POS          %s-%s' % (st, STATES[st][0].upper()), 'VEHICLE      ' + veh]):
                p.t(330, 73 + 10 * k, l, 'CB' if k == 0 else 'C', 8)
            for k, l in enumerate(['ROUTE   R%03d  PRESELL' % (int(ack) % 300), 'REV.CHG NO', 'TERMS   CASH']):
                p.t(570, 73 + 10 * k, l, 'C', 8)
            p.t(24, 115, 'IRN ' + irn, 'C', 7)
            p.t(330, 115, 'ACK NO %s  ACK DT %s 18:%02d' % (ack, d.strftime('%d-%b-%Y').upper(), int(ack) % 60), 'C', 7)
            p.ln(24, 120, 818, 120, .6)
            for k, (a, b) in enumerate([('MAT', 'CODE'), ('DESCRIPTION', ''), ('HSN', ''), ('QTY', 'CS'), ('RATE', '/CS'), ('GROSS', 'AMT'), ('DISC', 'AMT'), ('TAXABLE', 'VALUE'), ('CGST', '%'), ('CGST', 'AMT'), ('SGST', '%'), ('SGST', 'AMT'),
                                        ('CESS', '%'), ('CESS', 'AMT'), ('TOTAL', 'TAX'), ('NET', 'AMOUNT')]):
                for j, l in enumerate((a, b)):
                    (p.t(X[k], 130 + 9 * j, l, 'CB', 7) if k < 3 else p.r(X[k + 1] - 2, 130 + 9 * j, l, 'CB', 7))
            p.ln(24, 144, 818, 144, .6)
            return 155
        y = head()
        for n, mc, h, q, rate, gr, dis, tx, bp, c, cp, s, net in items:
            ls = wrap(n, 'C', 7, 108)
            if y + 9 * len(ls) > 560:
                p.t(24, 578, 'CONTINUED ON NEXT PAGE', 'C', 7)
                p.new()
                y = head()
            p.t(X[0], y, mc, 'C', 7)
            for k, l in enumerate(ls):
                p.t(X[1], y + 8.5 * k, l, 'C', 7)
            p.t(X[2], y, h, 'C', 7)
            for k, v in enumerate([str(q), plain(rate), plain(gr), plain(dis), plain(tx), plain(bp // 2), plain(c), plain(bp // 2), plain(c), plain(cp), plain(s), plain(2 * c + s), plain(net)]):
                p.r(X[k + 4] - 2, y, v, 'C', 7)
            y += 8.5 * len(ls) + 3
        if y > 460:
            p.t(24, 578, 'CONTINUED ON NEXT PAGE', 'C', 7)
            p.new()
            y = head()
        p.ln(24, y - 5, 818, y - 5, .6)
        p.t(X[1], y + 5, 'TOTAL', 'CB', 7)
        for k, v in ((4, str(S[3])), (6, plain(S[5])), (7, plain(S[6])), (8, plain(S[7])), (10, plain(S[9])), (12, plain(S[9])), (14, plain(S[11])), (15, plain(2 * S[9] + S[11])), (16, plain(S[12]))):
            p.r(X[k] - 2, y + 5, v, 'CB', 7)
        p.ln(24, y + 10, 818, y + 10, .6)
        p.r(738, y + 22, 'ROUND OFF', 'C', 8)
        p.r(816, y + 22, plain(fin - S[12]), 'C', 8)
        p.r(738, y + 34, 'INVOICE VALUE', 'CB', 9)
        p.r(816, y + 34, plain(fin), 'CB', 9)
        p.t(24, y + 22, 'RUPEES ' + words(fin // 100).upper() + ' ONLY', 'C', 8)
        p.t(24, y + 40, 'EMPTIES: ISSUED CS ____  RECEIVED CS ____  DEPOSIT BALANCE AS PER STATEMENT', 'C', 7)
        p.t(24, y + 52, 'WE CERTIFY THAT FOOD MENTIONED IN THIS INVOICE IS WARRANTED TO BE OF THE NATURE AND QUALITY WHICH IT PURPORTS TO BE (FORM E).', 'C', 6.5)
        p.t(24, y + 80, 'CUSTOMER SIGN', 'C', 7)
        p.r(816, y + 80, 'FOR ' + sup, 'C', 7)
    render(path, body, 842, 595)
    return truth({'invoice_number': inv, 'invoice_date': d.isoformat(), 'document_type': 'invoice', 'supplier': {'name': sup, 'gstin': sg}, 'recipient': {'name': buyer, 'gstin': bg}, 'place_of_supply': st,
                  'reverse_charge': False, 'irn': irn, 'ack_number': ack, 'ack_date': d.isoformat(),
                  'line_items': [{'description': n, 'hsn_sac': h, 'quantity': str(q), 'unit_price': plain(rate), 'discount': plain(dis), 'taxable_value': plain(tx), 'tax_rate': str(bp // 100), 'cgst': plain(c), 'sgst': plain(c),
                                  'cess': plain(s), 'total': plain(net)} for n, mc, h, q, rate, gr, dis, tx, bp, c, cp, s, net in items],
                  'totals': {'taxable_value': plain(S[7]), 'cgst': plain(S[9]), 'sgst': plain(S[9]), 'cess': plain(S[11]), 'round_off': plain(fin - S[12]), 'total': plain(fin)}})


LAYOUTS = {'beverage': beverage}
