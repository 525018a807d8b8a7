# SPDX-License-Identifier: AGPL-3.0-or-later
"""A hotel's folio, tiles, a silk mill and a credit note of consumer goods."""

import random
from datetime import timedelta
from stranger_cess_base import (STATES, day, div, firm, fy, gstin, ind, pct, person, place, plain, qd, render, street, truth, width, words, wrap)


def hotel(path, seed, rows):
    g = random.Random('hotel%s' % seed)
    st = g.choice(['08', '32', '29', '24'])
    city, pin = place(g, st)
    sup = 'The ' + firm(g, ['Palace & Resorts', 'Grand Hotel', 'Heritage Inn'])
    sg = gstin(g, st, 'F')
    bs = g.choice(['27', '07', '36'])
    guest, comp = 'Mr./Ms. ' + person(g), firm(g, ['Infosystems Pvt Ltd', 'Pharma Limited', 'Consulting LLP'])
    bg = gstin(g, bs, 'C')
    arr = day(g, (2023, 1, 5), (2025, 6, 20))
    tariff = g.randrange(320000, 720000, 5000)
    items, dt = [], arr
    while len(items) < rows:
        items.append((dt, 'Room Charges - Deluxe AC Room', 'RM%05d' % g.randint(1, 99999), '996311', tariff, 1200))
        for _ in range(g.choice([1, 2, 3])):
            if len(items) == rows:
                break
            n, sac, a, b, r = g.choice([('Restaurant - Dinner Buffet (Spice Court)', '996332', 45000, 190000, 500), ('Room Service', '996332', 12000, 88000, 500), ('Laundry & Dry Cleaning', '999712', 8000, 56000, 1800),
                                        ('Travel Desk - Airport Drop (Innova Crysta)', '996601', 120000, 260000, 500), ('Spa & Wellness', '999721', 180000, 420000, 1800), ('Coffee Shop', '996332', 9000, 42000, 500),
                                        ('Telephone / Fax', '998413', 1000, 14000, 1800), ('Extra Bed', '996311', 100000, 150000, 1200)])
            items.append((dt, n, '%s%05d' % (n[:2].upper(), g.randint(1, 99999)), sac, g.randrange(a, b, 100), r))
        dt += timedelta(1)
    items = [i + (pct(i[4], i[5] // 2), i[4] + 2 * pct(i[4], i[5] // 2)) for i in items]
    dep = dt
    inv = 'FO/%s/%05d' % (fy(dep), g.randint(1, 40000))
    TX, CG, GT = (sum(i[k] for i in items) for k in (4, 6, 7))
    fin = (GT + 50) // 100 * 100
    adv = g.choice([0, fin // 300 * 100])
    room, adr, gadr, gst_t = g.randint(101, 512), street(g), street(g), g.randint(100000, 999999)
    (gc, gp) = place(g, bs)
    X = [40, 98, 290, 336, 392, 446, 494, 555]

    def body(p):
        def head():
            p.m(297, 42, sup.upper(), 'TB', 17, '#5a4217')
            p.m(297, 55, '(A unit of %s Hoteliers)' % sup.split(' ')[1], 'TI', 9)
            p.m(297, 67, '%s, %s - %s, %s' % (adr, city, pin, STATES[st][0]), 'T', 9)
            p.m(297, 79, 'GSTIN No : %s     State Code : %s' % (sg, st), 'T', 9)
            p.ln(40, 86, 555, 86, 1.4, '#5a4217')
            p.m(297, 101, 'GUEST FOLIO - TAX INVOICE', 'TB', 12)
            L = [('Guest Name', guest), ('Company', comp), ('Address', gadr), ('', '%s - %s' % (gc, gp)), ('Guest GSTIN', bg), ('Billing Instr.', 'Bill to Company - All')]
            R = [('Folio / Inv. No.', inv), ('Invoice Date', dep.strftime('%d-%b-%y')), ('Room No.', '%d  / DLX' % room), ('Arrival', arr.strftime('%d-%b-%y') + '  13:%02d' % (room % 60)),
                 ('Departure', dep.strftime('%d-%b-%y') + '  10:%02d' % (gst_t % 60)), ('Pax / Plan', '2 (A)  0 (C)  /  CP')]
            for k, (a, b) in enumerate(L):
                p.t(40, 120 + 12 * k, a, 'T', 9)
                p.t(108, 120 + 12 * k, (': ' if a else '  ') + b, 'TB' if k < 2 else 'T', 9)
            for k, (a, b) in enumerate(R):
                p.t(360, 120 + 12 * k, a, 'T', 9)
                p.t(436, 120 + 12 * k, ': ' + b, 'T', 9)
            p.ln(40, 188, 555, 188, .7)
            for k, l in enumerate(['Date', 'Particulars', 'SAC', 'Ref.No.', 'Charges', 'CGST', 'SGST', 'Amount']):
                if k < 4:
                    p.t([40, 98, 250, 298][k], 199, l, 'TB', 9)
                else:
                    p.r(X[k] if k < 7 else 555, 199, l, 'TB', 9)
            p.ln(40, 204, 555, 204, .7)
            return 217
        y = head()
        prev, dsum = None, 0
        for i, (d, n, rf, sac, tx, r, cg, tt) in enumerate(items):
            ls = wrap(n, 'T', 9, 142)
            if y + 11 * len(ls) > 785:
                p.r(555, 805, 'Continued on page %d' % (p.no + 1), 'TI', 8)
                p.new()
                y = head()
                prev = None
            if d != prev:
                p.t(40, y, d.strftime('%d-%b-%y'), 'T', 9)
                prev = d
            for k, l in enumerate(ls):
                p.t(98, y + 10.5 * k, l, 'T', 9)
            p.t(250, y, sac, 'T', 9)
            p.t(298, y, rf, 'T', 9)
            for x, v in ((X[4], tx), (X[5], cg), (X[6], cg), (555, tt)):
                p.r(x, y, ind(v), 'T', 9)
            dsum += tt
            y += 10.5 * len(ls) + 3
            if i + 1 == len(items) or items[i + 1][0] != d:
                p.r(494, y, 'Total for the day', 'TI', 8, '#5a4217')
                p.r(555, y, ind(dsum), 'TI', 8, '#5a4217')
                dsum = 0
                y += 14
        if y > 600:
            p.new()
            y = head()
        p.ln(40, y - 6, 555, y - 6, .7)
        y += 6
        p.t(98, y, 'Grand Total', 'TB', 9)
        for x, v in ((X[4], TX), (X[5], CG), (X[6], CG), (555, GT)):
            p.r(x, y, ind(v), 'TB', 9)
        rowsT = [('Round Off', fin - GT), ('Net Amount', fin), ('Less : Advance Received', -adv), ('Balance Due', fin - adv)]
        for k, (a, v) in enumerate(rowsT):
            p.r(470, y + 16 + 13 * k, a, 'TB' if k in (1, 3) else 'T', 9)
            p.r(555, y + 16 + 13 * k, ind(v), 'TB' if k in (1, 3) else 'T', 9)
        z = y + 18
        p.t(40, z, 'Tax Summary', 'TB', 8)
        for r in sorted({i[5] for i in items}):
            z += 11
            a, b = sum(i[4] for i in items if i[5] == r), sum(i[6] for i in items if i[5] == r)
            p.t(40, z, 'CGST %.1f%% on %s = %s' % (r / 200, ind(a), ind(b)), 'T', 8)
            p.t(180, z, 'SGST %.1f%% on %s = %s' % (r / 200, ind(a), ind(b)), 'T', 8)
        z = max(z, y + 60) + 20
        p.t(40, z, 'Place of Supply : ' + STATES[st][0] + '.  Tax payable under reverse charge : No', 'T', 9)
        p.para(40, z + 14, 'I agree that my liability for this bill is not waived and agree to be held personally liable in the event that the indicated person, company or association fails to pay for any part or the full amount of these charges.', 'TI', 8, 515)
        p.t(40, z + 70, 'Front Office Asst. : FO%d' % (room % 9), 'T', 9)
        p.r(555, z + 70, "Guest's Signature", 'T', 9)
    render(path, body)
    return truth({'invoice_number': inv, 'invoice_date': dep.isoformat(), 'document_type': 'invoice', 'supplier': {'name': sup.upper(), 'gstin': sg}, 'recipient': {'name': comp, 'gstin': bg},
                  'place_of_supply': st, 'reverse_charge': False,
                  'line_items': [{'description': n, 'hsn_sac': sac, 'taxable_value': plain(tx), 'cgst': plain(cg), 'sgst': plain(cg), 'total': plain(tt)} for d, n, rf, sac, tx, r, cg, tt in items],
                  'totals': {'taxable_value': plain(TX), 'cgst': plain(CG), 'sgst': plain(CG), 'round_off': plain(fin - GT), 'total': plain(fin)}})


def tiles(path, seed, rows):
    g = random.Random('tiles%s' % seed)
    st = g.choice(['24', '23', '09', '08'])
    (city, pin), (bc, bpin) = place(g, st), place(g, st)
    sup, buyer = firm(g, ['TILES & SANITARY', 'CERAMICS', 'MARBLE & TILES']).upper(), firm(g, ['Builders & Developers', 'Construction Co.', 'Hardware Mart'])
    sg, bg = gstin(g, st, 'P'), gstin(g, st, g.choice('FP'))
    d = day(g, (2023, 4, 3), (2026, 2, 20))
    inv = '%s/%s/%d' % (g.choice(['TS', 'GST', 'MT']), fy(d), g.randint(11, 2900))
    cat = [('Vit. Tiles 600x1200 Statuario Glossy Prm', '69072100', 15500, 5200, 1), ('Vit. Tiles 800x1600 Onyx Aqua High Gloss', '69072100', 27550, 8800, 1), ('Wall Tiles 300x450 HL-1 8034', '69072300', 8720, 3100, 1),
           ('Parking Tiles 300x300 Heavy Duty Rustic', '69072200', 9680, 3600, 1), ('EWC One Piece S-Trap 225mm White', '69101000', 0, 645000, 0), ('Table Top Basin 16x16 Ivory', '69101000', 0, 189000, 0),
           ('CP Pillar Cock Foam Flow Quarter Turn', '84818020', 0, 112500, 0), ('Tile Adhesive Grey 20 Kg Bag', '38245090', 0, 34000, 2), ('Epoxy Grout 1 Kg Smoke Grey', '32149090', 0, 56000, 0)]
    items = []
    for i in range(rows):
        n, h, per, rate, k = g.choice(cat)
        rate = rate + g.randrange(0, rate // 6, 25)
        disc = g.choice([0, 0, 300, 500, 1000])
        if k == 1:
            bx = g.randint(4, 160)
            q, u = bx * per, 'Sq.Ft'
        else:
            bx, q, u = None, g.randint(1, 40) * 1000, 'Pcs.' if k == 0 else 'Bags'
        a = div(q * rate, 1000)
        a -= pct(a, disc)
        items.append((n, h, bx, q, u, rate, disc, a))
    sub = sum(i[-1] for i in items)
    cart = g.choice([0, 50000, 120000])
    TX = sub + cart
    cg = pct(TX, 900)
    tot = TX + 2 * cg
    fin = (tot + 50) // 100 * 100
    ro = fin - tot
    veh = 'GJ-%02d-%s-%04d' % (g.randint(1, 38), 'TX', g.randint(1, 9999))
    adr, badr, mob = street(g), street(g), g.randint(9000000000, 9899999999)
    X = [24, 46, 208, 258, 296, 356, 392, 448, 484, 571]

    def body(p):
        def head():
            p.t(28, 30, 'GSTIN : ' + sg, 'DB', 8)
            p.r(567, 30, 'Original Copy', 'D', 8)
            p.m(297, 42, 'TAX INVOICE', 'DB', 10)
            p.ln(297 - width('TAX INVOICE', 'DB', 10) / 2, 44, 297 + width('TAX INVOICE', 'DB', 10) / 2, 44)
            p.m(297, 61, sup, 'DB', 16)
            p.m(297, 73, '%s, %s-%s (%s)' % (adr.upper(), city.upper(), pin, STATES[st][0]), 'D', 8)
            p.m(297, 83, 'Tel. : %d   email : sales@%s.example' % (mob, sup.split()[0].lower()), 'D', 8)
            p.ln(24, 90, 571, 90)
            p.ln(298, 90, 298, 148)
            for k, (a, b) in enumerate([('Invoice No.', inv), ('Dated', d.strftime('%d-%m-%Y')), ('Place of Supply', '%s (%s)' % (STATES[st][0], st)), ('Reverse Charge', 'N'), ('GR/RR No.', '')]):
                p.t(28, 101 + 11 * k, a, 'D', 8)
                p.t(104, 101 + 11 * k, ': ' + b, 'DB' if k < 2 else 'D', 8)
            for k, (a, b) in enumerate([('Transport', 'By Road'), ('Vehicle No.', veh), ('Station', bc.upper()), ('E-Way Bill No.', ewb)]):
                p.t(302, 101 + 11 * k, a, 'D', 8)
                p.t(378, 101 + 11 * k, ': ' + b, 'D', 8)
            p.ln(24, 148, 571, 148)
            p.ln(298, 148, 298, 214)
            for x, l in ((28, 'Billed to :'), (302, 'Shipped to :')):
                p.t(x, 159, l, 'DB', 8)
                p.t(x, 170, buyer, 'D', 8)
                p.t(x, 181, badr, 'D', 8)
                p.t(x, 192, '%s - %s' % (bc, bpin), 'D', 8)
                p.t(x, 207, 'GSTIN / UIN', 'D', 8)
                p.t(x + 76, 207, ': ' + bg, 'D', 8)
            p.ln(24, 214, 571, 214)
            for k, ls in enumerate([['S.N.'], ['Description of Goods'], ['HSN/SAC', 'Code'], ['Box'], ['Qty.'], ['Unit'], ['Price'], ['Disc.', '(%)'], ['Amount(₹)']]):
                for j, l in enumerate(ls):
                    if k in (3, 4, 6, 7, 8):
                        p.r(X[k + 1] - 3, 225 + 10 * j, l, 'DB', 8)
                    else:
                        p.t(X[k] + 3, 225 + 10 * j, l, 'DB', 8)
            p.ln(24, 240, 571, 240)
            return 252

        def foot(y):
            for x in X[1:-1]:
                p.ln(x, 214, x, y)
            p.box(24, 20, 547, y - 20)
        y = head()
        for i, (n, h, bx, q, u, rate, disc, a) in enumerate(items):
            ls = wrap(n, 'DB', 8, 154)
            if y + 10 * len(ls) > 770:
                p.r(568, 795, 'Carried Over ...', 'D', 8)
                foot(800)
                p.new()
                y = head()
            p.r(X[1] - 4, y, '%d.' % (i + 1), 'D', 8)
            for k, l in enumerate(ls):
                p.t(X[1] + 3, y + 10 * k, l, 'DB', 8)
            p.t(X[2] + 3, y, h, 'D', 8)
            if bx is not None:
                p.r(X[4] - 3, y, str(bx), 'D', 8)
            p.r(X[5] - 3, y, qd(q, 3), 'D', 8)
            p.t(X[5] + 3, y, u, 'D', 8)
            p.r(X[7] - 3, y, ind(rate), 'D', 8)
            p.r(X[8] - 3, y, plain(disc), 'D', 8)
            p.r(X[9] - 3, y, ind(a), 'D', 8)
            y += 10 * len(ls) + 4
        if y > 540:
            p.r(568, 795, 'Carried Over ...', 'D', 8)
            foot(800)
            p.new()
            y = head()
        p.ln(X[8], y, 571, y)
        p.r(X[9] - 3, y + 11, ind(sub), 'D', 8)
        y += 24
        adds = ([('Add', ': Cartage & Loading', '', cart)] if cart else []) + [('Add', ': CGST', '@   9.00 %', cg), ('Add', ': SGST', '@   9.00 %', cg)]
        if ro:
            adds.append(('Less' if ro < 0 else 'Add', ': Rounded Off (%s)' % ('-' if ro < 0 else '+'), '', abs(ro)))
        for a, b, c, v in adds:
            p.t(236, y, a, 'DB', 8)
            p.t(262, y, b, 'D', 8)
            p.t(400, y, c, 'D', 8)
            p.r(X[9] - 3, y, ind(v), 'D', 8)
            y += 12
        yb = max(y, 560)
        for x in (X[1],):
            p.ln(x, 214, x, yb)
        for x in X[2:8]:
            p.ln(x, 214, x, y - 12 * len(adds) - 22)
        p.ln(X[8], 214, X[8], yb)
        p.box(24, 20, 547, yb + 128)
        p.ln(24, yb, 571, yb)
        sq = sum(i[3] for i in items if i[4] == 'Sq.Ft')
        p.t(196, yb + 12, 'Grand Total', 'DB', 9)
        if sq:
            p.r(X[5] + 32, yb + 12, qd(sq, 3) + ' Sq.Ft', 'DB', 8)
        p.r(X[9] - 3, yb + 12, '₹ ' + ind(fin), 'DB', 9)
        p.ln(24, yb + 17, 571, yb + 17)
        for k, (a, b) in enumerate([('Tax Rate', '18%'), ('Taxable Amt.', ind(TX)), ('CGST Amt.', ind(cg)), ('SGST Amt.', ind(cg)), ('Total Tax', ind(2 * cg))]):
            p.r(70 + 74 * k, yb + 28, a, 'DB', 7.5)
            p.ln(70 + 74 * k - width(a, 'DB', 7.5), yb + 29.5, 70 + 74 * k, yb + 29.5, .3)
            p.r(70 + 74 * k, yb + 39, b, 'D', 7.5)
        p.t(28, yb + 56, 'Rupees ' + words(fin // 100) + ' Only', 'DB', 8.5)
        p.ln(24, yb + 62, 571, yb + 62)
        p.t(28, yb + 73, 'Terms & Conditions', 'DB', 7.5)
        for k, l in enumerate(['E.& O.E.', '1. Goods once sold will not be taken back.', '2. Interest @ 18% p.a. will be charged if payment is not made within the stipulated time.', '3. Shade variation and breakage in transit is not our responsibility.',
                               "4. Subject to '%s' Jurisdiction only." % city]):
            p.t(28, yb + 84 + 10 * k, l, 'D', 7.5 if width(l, 'D', 7.5) < 266 else 6)
        p.ln(298, yb + 62, 298, yb + 148)
        p.t(302, yb + 73, "Receiver's Signature  :", 'D', 8)
        p.ln(298, yb + 90, 571, yb + 90)
        p.r(567, yb + 103, 'for ' + sup, 'DB', 8)
        p.r(567, yb + 140, 'Authorised Signatory', 'D', 8)
    ewb = '%012d' % g.randint(10 ** 11, 10 ** 12 - 1)
    render(path, body)
    tt = {'taxable_value': plain(TX), 'cgst': plain(cg), 'sgst': plain(cg), 'total': plain(fin)}
    if ro:
        tt['round_off'] = plain(ro)
    return truth({'invoice_number': inv, 'invoice_date': d.isoformat(), 'document_type': 'invoice', 'supplier': {'name': sup, 'gstin': sg}, 'recipient': {'name': buyer, 'gstin': bg},
                  'place_of_supply': st, 'reverse_charge': False,
                  'line_items': [{'description': n, 'hsn_sac': h, 'quantity': qd(q, 3), 'unit': u, 'unit_price': plain(rate), 'taxable_value': plain(a)} for n, h, bx, q, u, rate, disc, a in items],
                  'totals': tt})


def textile(path, seed, rows):
    g = random.Random('textile%s' % seed)
    st, bs = '24', g.choice(['27', '33', '19', '07', '24'])
    city, pin = 'Surat', '395002'
    bc, bpin = place(g, bs)
    sup, buyer = firm(g, ['SILK MILLS', 'SYNTHETICS', 'TEXFAB']).upper(), firm(g, ['SAREE CENTRE', 'CLOTH STORES', 'GARMENTS', 'VASTRA BHANDAR']).upper()
    sg, bg = gstin(g, st, 'P'), gstin(g, bs, 'P')
    d = day(g, (2022, 7, 1), (2026, 3, 10))
    inv = str(g.randint(20, 6800))
    ch0, bale0 = g.randint(100, 9000), g.randint(1000, 8000)
    cat = [('60X60 GEORGETTE DYED', '54075290', 3), ('SANA SILK PRINT 44"', '54075490', 3), ('RAYON 14KG FOIL PRINT', '55161200', 3), ('DOLA JACQUARD SAREE WITH BP', '54071019', 1), ('CHINON CRUSH 58"', '54076190', 3), ('VICHITRA SEQUENCE SAREE', '54071019', 1)]
    items = []
    for i in range(rows):
        n, h, k = g.choice(cat)
        pcs = g.randint(4, 60)
        cut = g.choice([630, 550, 600]) if k == 1 else g.choice([11000, 10500, 9850])
        mts = pcs * cut if k == 1 else pcs * cut + g.randrange(-2000, 3000, 25)
        rate = g.randrange(28000, 125000, 500) if k == 1 else g.randrange(3800, 17500, 25)
        amt = pcs * rate if k == 1 else div(mts * rate, 100)
        items.append((bale0 + i // 2, n, h, pcs, cut, mts, rate, 'Pcs' if k == 1 else 'Mtr', amt))
    gross = sum(i[-1] for i in items)
    dr = g.choice([200, 300, 500])
    dis = pct(gross, dr)
    tx = gross - dis
    cg, ig = (pct(tx, 250), 0) if bs == st else (0, pct(tx, 500))
    tot = tx + 2 * cg + ig
    fin = (tot + 50) // 100 * 100
    adr, badr, agent, lr = 'Shop No. %d, %s Textile Market, Ring Road' % (g.randint(1001, 4099), g.choice(['Radhe', 'Milenium', 'Abhinandan'])), street(g).upper(), person(g).upper(), g.randint(10000, 99999)
    X = [30, 52, 92, 232, 286, 322, 360, 416, 464, 490, 565]

    def body(p):
        def head():
            p.box(30, 24, 535, 792, None, '#1a1a80', 1.2)
            p.m(297, 34, '!! SHREE GANESHAYA NAMAH !!', 'H', 6.5, '#1a1a80')
            p.m(297, 55.5, sup, 'SB', 19, '#1a1a80')
            p.m(297, 66, '%s, %s - %s.' % (adr, city, pin), 'H', 8)
            p.m(297, 77, 'MFRS. & DEALERS IN : ALL KINDS OF FANCY SAREES & DRESS MATERIALS', 'HI', 7)
            p.ln(30, 82, 565, 82, .8, '#1a1a80')
            p.t(34, 93, 'GSTIN : ' + sg, 'HB', 8.5)
            p.m(297, 93, 'TAX INVOICE', 'HB', 10)
            p.r(561, 93, 'STATE : %s-GUJARAT' % st, 'H', 8)
            p.ln(30, 98, 565, 98, .8, '#1a1a80')
            p.ln(350, 98, 350, 168, .5, '#1a1a80')
            p.t(34, 110, 'M/s. ' + buyer, 'HB', 10)
            p.t(54, 122, badr, 'H', 8)
            p.t(54, 133, '%s - %s' % (bc.upper(), bpin), 'H', 8)
            p.t(34, 147, 'GSTIN : ' + bg, 'HB', 8)
            p.t(34, 160, 'Place of Supply : %s-%s' % (bs, STATES[bs][0].upper()), 'H', 8)
            for k, (a, b) in enumerate([('Bill No.', inv), ('Bill Date', d.strftime('%d/%m/%y')), ('Challan No.', str(ch0)), ('Broker', agent), ('Transport', 'SHREE MAHAVIR ROADWAYS'), ('L.R. No.', '%d   Bales : %d' % (lr, items[-1][0] - bale0 + 1))]):
                p.t(354, 109 + 11 * k, a, 'H', 8)
                p.t(402, 109 + 11 * k, ': ' + b, 'HB' if k < 2 else 'H', 8)
            p.ln(30, 168, 565, 168, .8, '#1a1a80')
            for k, l in enumerate(['Sr', 'Bale No', 'Quality', 'HSN', 'Pcs', 'Cut', 'Mts.', 'Rate', 'Per', 'Amount']):
                p.m((X[k] + X[k + 1]) / 2, 180, l, 'HB', 8, '#1a1a80')
            p.ln(30, 185, 565, 185, .8, '#1a1a80')
            return 197

        def vl(yb):
            for x in X[1:-1]:
                p.ln(x, 168, x, yb, .4, '#1a1a80')
            p.ln(30, yb, 565, yb, .8, '#1a1a80')
        y = head()
        last = None
        for i, (bl, n, h, pcs, cut, mts, rate, per, amt) in enumerate(items):
            if y > 760:
                vl(768)
                p.r(560, 782, 'Continue...', 'HI', 8)
                p.new()
                y = head()
                last = None
            p.m((X[0] + X[1]) / 2, y, str(i + 1), 'H', 8)
            p.m((X[1] + X[2]) / 2, y, str(bl) if bl != last else '"', 'H', 8)
            last = bl
            ls = wrap(n, 'H', 8, 134)
            for k, l in enumerate(ls):
                p.t(X[2] + 3, y + 10 * k, l, 'H', 8)
            p.t(X[3] + 3, y, h, 'H', 8)
            for c, v in ((5, str(pcs)), (6, plain(cut)), (7, plain(mts)), (8, plain(rate)), (10, plain(amt))):
                p.r(X[c] - 3, y, v, 'H', 8)
            p.m((X[8] + X[9]) / 2, y, per, 'H', 7)
            y += 10 * len(ls) + 4
        if y > 570:
            vl(768)
            p.r(560, 782, 'Continue...', 'HI', 8)
            p.new()
            y = head()
        vl(590)
        p.t(X[2] + 3, 602, 'TOTAL', 'HB', 8)
        p.r(X[5] - 3, 602, str(sum(i[3] for i in items)), 'HB', 8)
        p.r(X[7] - 3, 602, plain(sum(i[5] for i in items)), 'HB', 8)
        p.r(X[10] - 3, 602, plain(gross), 'HB', 8)
        p.ln(30, 608, 565, 608, .8, '#1a1a80')
        p.ln(360, 608, 360, 720, .5, '#1a1a80')
        ls = [('Less : Disc. %s %%' % plain(dr), plain(-dis)), ('Taxable Amount', plain(tx))]
        ls += [('Add : CGST 2.50 %', plain(cg)), ('Add : SGST 2.50 %', plain(cg))] if cg else [('Add : IGST 5.00 %', plain(ig))]
        ls += [('Round Off', plain(fin - tot))]
        for k, (a, b) in enumerate(ls):
            p.t(366, 622 + 15 * k, a, 'H', 8.5)
            p.r(562, 622 + 15 * k, b, 'H', 8.5)
        p.ln(360, 700, 565, 700, .5, '#1a1a80')
        p.t(366, 714, 'NET AMOUNT', 'HB', 10)
        p.r(562, 714, plain(fin), 'HB', 10)
        p.para(34, 622, 'Rs. (in words) : ' + words(fin // 100).upper() + ' ONLY', 'HB', 8, 318)
        p.t(34, 656, 'Due Date : ' + (d + timedelta(45)).strftime('%d/%m/%y') + '  (45 Days)', 'H', 8)
        p.t(34, 670, 'Bank : SARVODAY SAHAKARI BANK   A/c. No. %d' % (10 ** 11 + lr * 7919), 'H', 8)
        p.ln(30, 720, 565, 720, .8, '#1a1a80')
        for k, l in enumerate(['1) Payment to be made by A/c Payee cheque / RTGS only.', '2) Interest @ 24% p.a. will be charged after due date.', '3) Any complaint for goods should be made within 7 days.', '4) SUBJECT TO SURAT JURISDICTION.   E.&O.E.']):
            p.t(34, 733 + 11 * k, l, 'H', 7)
        p.r(560, 735, 'For, ' + sup, 'HB', 9, '#1a1a80')
        p.r(560, 800, 'Auth. Sign.', 'H', 8)
    render(path, body)
    tt = {'taxable_value': plain(tx), 'round_off': plain(fin - tot), 'total': plain(fin)}
    tt.update({'cgst': plain(cg), 'sgst': plain(cg)} if cg else {'igst': plain(ig)})
    return truth({'invoice_number': inv, 'invoice_date': d.isoformat(), 'document_type': 'invoice', 'supplier': {'name': sup, 'gstin': sg}, 'recipient': {'name': buyer, 'gstin': bg}, 'place_of_supply': bs,
                  'line_items': [{'description': n, 'hsn_sac': h, 'quantity': plain(mts) if per == 'Mtr' else str(pcs), 'unit': per, 'unit_price': plain(rate), 'taxable_value': plain(amt)}
                                 for bl, n, h, pcs, cut, mts, rate, per, amt in items], 'totals': tt})


def fmcgcn(path, seed, rows):
    g = random.Random('fmcgcn%s' % seed)
    st = g.choice(['09', '06', '23', '08'])
    city, pin = place(g, st)
    sup, buyer = firm(g, ['AGENCIES', 'DISTRIBUTORS', 'MARKETING CO']).upper(), firm(g, ['GENERAL STORE', 'KIRANA STORE', 'TRADERS']).upper()
    sg, bg = gstin(g, st, 'P'), gstin(g, st, 'P')
    d = day(g, (2023, 4, 10), (2025, 9, 15))
    od = d - timedelta(g.randint(6, 40))
    inv, oinv = 'CN%06d' % g.randint(1, 9999), 'S%06d' % g.randint(10000, 99999)
    cat = [('CLINIKPLUS SHMP 6ML', '960PC', '33051090', 1800), ('PARLAY-G 55GM', '144PC', '19053100', 1800), ('MAGGEE NDL 70GM', '96PC', '19023010', 1200), ('TATTA SALT 1KG', '25PC', '25010020', 500),
           ('COLGET STRONG 100G', '72PC', '33061020', 1800), ('FORTUNA S.OIL 1L', '12PC', '15079010', 500), ('HALDIRAJ BHUJIA 200G', '48PC', '21069099', 1200), ('VEEM BAR 300G', '36PC', '34024900', 1800)]
    items = []
    for i in range(rows):
        n, pk, h, bp = g.choice(cat)
        q = g.randint(1, 60)
        free = q // 12 if g.random() < .4 else 0
        rate = g.randrange(450, 19500, 5)
        mrp = (rate * 125 // 100) // 100 * 100 + 100
        sch = pct(q * rate, g.choice([0, 0, 150, 300]))
        am = q * rate - sch
        items.append((n, pk, h, mrp, q, free, rate, sch, bp, am, ('B%03d%s' % (g.randint(1, 999), g.choice('ABX')), '%02d/%02d' % (g.randint(1, 12), d.year % 100 + 1))))
    slabs = {}
    for it in items:
        slabs[it[8]] = slabs.get(it[8], 0) + it[9]
    tax = {bp: pct(a, bp // 2) for bp, a in slabs.items()}
    TX, CG = sum(slabs.values()), sum(tax.values())
    tot = TX + 2 * CG
    fin = (tot + 50) // 100 * 100
    adr = street(g).upper()
    why = g.choice(['EXPIRY / BREAKAGE', 'SALES RETURN', 'RATE DIFFERENCE'])
    W = 124

    def body(p):
        y = [30]

        def w(s, f='C'):
            p.t(30, y[0], s.rstrip(), f, 7.15)
            y[0] += 9.6
        rule = '-' * W

        def head():
            y[0] = 34
            w(sup.center(W), 'CB')
            w(('%s, %s-%s' % (adr, city.upper(), pin)).center(W))
            w(('GSTIN: %s   STATE: %s %s' % (sg, st, STATES[st][0].upper())).center(W))
            w(rule)
            w('* * *  CREDIT NOTE  * * *'.center(W), 'CB')
            w(rule)
            w(('PARTY : ' + buyer).ljust(70) + 'CR.NOTE NO : ' + inv)
            w(('        ' + padr).ljust(70) + 'DATE       : ' + d.strftime('%d-%m-%Y'))
            w(('        ' + city.upper()).ljust(70) + 'AGST.INV.NO: %s DT. %s' % (oinv, od.strftime('%d-%m-%Y')))
            w(('GSTIN : ' + bg).ljust(70) + 'REASON     : ' + why + ('   PAGE: %d' % p.no))
            w(rule)
            w('%-3s %-21s %-6s %-9s %-6s %-6s %8s %5s %4s %9s %9s %6s %6s %12s' % ('SN', 'PRODUCT', 'PACK', 'HSN', 'BATCH', 'EXP', 'MRP', 'QTY', 'FREE', 'RATE', 'SCH.AMT', 'SGST%', 'CGST%', 'AMOUNT'), 'CB')
            w(rule)
        head()
        for i, (n, pk, h, mrp, q, fr, rate, sch, bp, am, (ba, ex)) in enumerate(items):
            if y[0] > 780:
                w(rule)
                w('CONTD...'.rjust(W))
                p.new()
                head()
            w('%-3s %-21s %-6s %-9s %-6s %-6s %8s %5d %4s %9s %9s %6s %6s %12s' % ('%d.' % (i + 1), n, pk, h, ba, ex, plain(mrp), q, fr or '', plain(rate), plain(sch), plain(bp // 2), plain(bp // 2), plain(am)))
        if y[0] > 670:
            w(rule)
            w('CONTD...'.rjust(W))
            p.new()
            head()
        w(rule)
        tail = [('SUB TOTAL', TX), ('ADD SGST', CG), ('ADD CGST', CG), ('ROUND OFF', fin - tot)]
        left = ['CLASS      TAXABLE       SGST       CGST  TOTAL GST'] + ['GST %5s%% %10s %10s %10s %10s' % (plain(b), plain(slabs[b]), plain(tax[b]), plain(tax[b]), plain(2 * tax[b])) for b in sorted(slabs)]
        for k in range(max(len(left), len(tail))):
            a = left[k] if k < len(left) else ''
            b = '%-18s: %14s' % (tail[k][0], plain(tail[k][1])) if k < len(tail) else ''
            w(a.ljust(W - 34) + b)
        w(rule)
        w(('RS. ' + words(fin // 100).upper() + ' ONLY').ljust(W - 34) + '%-18s: %14s' % ('CR.NOTE AMOUNT', plain(fin)), 'CB')
        w(rule)
        w('INPUT TAX CREDIT TO BE REVERSED BY THE PARTY U/S 34 OF CGST ACT.'.ljust(W - 34) + 'FOR ' + sup)
        w('E.&O.E.')
        w('')
        w('PREPARED BY          CHECKED BY'.ljust(W - 34) + 'AUTH.SIGNATORY')
    padr = street(g).upper()[:48]
    render(path, body)
    L = []
    for n, pk, h, mrp, q, fr, rate, sch, bp, am, be in items:
        L.append({'description': n, 'hsn_sac': h, 'quantity': str(q), 'unit_price': plain(rate), 'discount': plain(sch), 'taxable_value': plain(am), 'tax_rate': str(bp // 100)})
    return truth({'invoice_number': inv, 'invoice_date': d.isoformat(), 'document_type': 'credit_note', 'supplier': {'name': sup, 'gstin': sg}, 'recipient': {'name': buyer, 'gstin': bg}, 'line_items': L,
                  'totals': {'taxable_value': plain(TX), 'cgst': plain(CG), 'sgst': plain(CG), 'round_off': plain(fin - tot), 'total': plain(fin)}})


LAYOUTS = {'hotel': hotel, 'tiles': tiles, 'textile': textile, 'fmcgcn': fmcgcn}
