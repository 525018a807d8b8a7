# SPDX-License-Identifier: AGPL-3.0-or-later
"""GST invoices of the second stranger: a recharge, groceries, a label of a market place, a running account bill, an airline, shared desks."""

import datetime
from decimal import Decimal as Dc

from reportlab.lib import colors
from reportlab.lib.colors import HexColor
from reportlab.lib.pagesizes import A4, landscape
from reportlab.platypus import Table, TableStyle
from stranger_gst_second_base import GIVN, L, PP, Q, S, ST, STREET, SURN, by_rate, flow, fy, group, iso, layout, money, nz, party, pick_states, pl, rdate, rounded, west, who, words
from stranger_gst_trade import hexs, inr


@layout
def mobileapp(d):
    """billing app of a telephone: coloured bands, rupee signs, tax and discount as amount (percent) in one cell; some credit notes"""
    r, inter = d.r, d.seed % 3 == 2
    a, b = pick_states(r, inter)
    sup, rec = party(r, a, ['Furniture Mall', 'Mobile Point', 'Sanitary & Tiles', 'Cycle Store', 'Hardware & Paints']), party(r, b, ['Interiors', 'Constructions', 'Enterprises'])
    cn = d.seed % 5 == 0
    dt = rdate(r)
    inv = '%d' % r.randint(1, 2400) if not cn else 'CN-%d' % r.randint(1, 80)
    pool = [('Office Revolving Chair (Mesh back)', '9403', 18, 4200, 7800, 'Pcs'), ('Wall Putty 40 kg', '3214', 18, 640, 930, 'Bag'), ('Floor Tile Ivory 600x600 Matt', '6907', 18, 520, 810, 'Box'), ('Bicycle 26T Single Speed', '8712', 12, 4300, 6100, 'Pcs'), ('CP Pillar Cock', '8481', 18, 480, 1320, 'Nos'),
            ('Interior Emulsion White 20L', '3209', 18, 2900, 4600, 'Ctn'), ('LED Bulb 9W B22', '8539', 12, 62, 110, 'Pcs'), ('Sintex type water tank 1000L', '3925', 18, 5400, 7200, 'Nos'), ('Jute Door Mat', '5705', 5, 140, 360, 'Pcs'), ('Cement OPC 53 Grade', '2523', 28, 330, 420, 'Bag')]
    ls = []
    for i in range(d.rows):
        ds, h, rt, lo, hi, u = r.choice(pool)
        q, p, pc = r.choice([1, 2, 3, 5, 10, 25]), Dc(r.randint(lo, hi)), Dc(r.choice([0, 0, 0, 5, 8]))
        if r.random() < .25:
            ds += ' (Colour: %s, Batch %s)' % (r.choice(['Walnut', 'Ivory', 'Teal']), r.randint(100, 999))
        l = L(ds, h, q, p, rt, inter, disc=Q(q * p * pc / 100))
        l.pc, l.u = pc, u
        ls.append(l)
    tot, ro = rounded(S(ls, 'total'))
    BAND = HexColor(r.choice(['#6a4fb3', '#0f8a8a', '#c2410c', '#1d6fb8']))
    d.open(A4)
    x0, x9 = 28, 567
    RS = '\u20b9 '

    def foot():
        d.t(d.W / 2, 832, 'Page %d of %d' % (d.pno, d.N), 'N', 6.5, 'c', colors.grey)
    d.foot = foot
    d.t(d.W / 2, 38, 'Credit Note' if cn else 'Tax Invoice', 'NB', 13, 'c', BAND)
    d.box(x0, 48, 52, 52, HexColor('#f1edf9'), 0, rad=5)
    d.t(x0 + 26, 84, sup['name'][0], 'NB', 26, 'c', BAND)
    d.t(x9, 62, sup['name'], 'NB', 15, 'r')
    d.t(x9, 74, sup['a1'] + ', ' + sup['a2'] + ', ' + sup['city'] + ' ' + sup['pin'], 'N', 8, 'r')
    d.t(x9, 85, 'Phone no.: %s  Email: %s' % (sup['ph'], sup['mail']), 'N', 8, 'r')
    d.t(x9, 96, 'GSTIN: %s, State: %s-%s' % (sup['gstin'], a, ST[a][0]), 'N', 8, 'r')
    d.box(x0, 106, x9 - x0, 15, BAND, 0)
    d.t(x0 + 5, 117, 'Return From' if cn else 'Bill To', 'NB', 8.5, col=colors.white)
    d.t(x0 + 230, 117, '' if cn else 'Shipping To', 'NB', 8.5, col=colors.white)
    d.t(x9 - 5, 117, 'Credit Note Details' if cn else 'Invoice Details', 'NB', 8.5, 'r', col=colors.white)
    d.t(x0 + 5, 133, rec['name'], 'NB', 9)
    d.lines(x0 + 5, 144, [rec['a1'] + ',', rec['city'] + ' ' + rec['pin'], 'Contact No. : ' + rec['ph'], 'GSTIN : ' + rec['gstin'], 'State: %s-%s' % (b, ST[b][0])], 'N', 8, 10.5)
    if not cn:
        d.lines(x0 + 230, 133, [rec['name'] + ' (site)', 'Survey %d/%d, %s' % (r.randint(1, 90), r.randint(1, 9), r.choice(STREET)), rec['city']], 'N', 8, 10.5)
    M = [('Return No.' if cn else 'Invoice No.', inv), ('Date', dt.strftime('%d-%m-%Y'))] + ([('Invoice No.', '%d' % r.randint(1, 2400)), ('Invoice Date', (dt - datetime.timedelta(days=9)).strftime('%d-%m-%Y'))] if cn else [('Due Date', (dt + datetime.timedelta(days=7)).strftime('%d-%m-%Y'))]) + [('Place of supply', '%s-%s' % (b, ST[b][0]))]
    for i, (k, v) in enumerate(M):
        d.t(x9 - 5, 133 + i * 11, k + ' : ' + v, 'N' if i else 'NB', 8, 'r')
    z = 8
    H = ['#', 'Item name', 'HSN/ SAC', 'Quantity', 'Unit', 'Price/ Unit', 'Discount', 'GST', 'Amount']
    cw = [20, 147, 42, 46, 32, 60, 62, 66, 64]
    data = [[PP(h, 'NB', z, 0 if i < 3 else 2, col=colors.white) for i, h in enumerate(H)]]
    for i, l in enumerate(ls):
        data.append([PP(i + 1, 'N', z), PP(l.desc, 'NB', z), PP(l.hsn, 'N', z), PP(nz(l.qty), 'N', z, 2), PP(l.u, 'N', z, 2), PP(RS + inr(l.price), 'N', z, 2), PP([RS + inr(l.disc), '(%s%%)' % nz(l.pc)], 'N', z, 2), PP([RS + inr(l.tax), '(%s%%)' % nz(l.rate)], 'N', z, 2), PP(RS + inr(l.total), 'N', z, 2)])
    data.append([PP('', 'N', z), PP('Total', 'NB', z), '', PP(nz(S(ls, 'qty')), 'NB', z, 2), '', '', PP(RS + inr(S(ls, 'disc')), 'NB', z, 2), PP(RS + inr(S(ls, 'tax')), 'NB', z, 2), PP(RS + inr(S(ls, 'total')), 'NB', z, 2)])
    st = [('BACKGROUND', (0, 0), (-1, 0), BAND), ('VALIGN', (0, 0), (-1, -1), 'TOP'), ('LEFTPADDING', (0, 0), (-1, -1), 3), ('RIGHTPADDING', (0, 0), (-1, -1), 3), ('TOPPADDING', (0, 0), (-1, -1), 2), ('BOTTOMPADDING', (0, 0), (-1, -1), 4),
          ('LINEBELOW', (0, 1), (-1, -2), .4, HexColor('#cfc8e6')), ('LINEABOVE', (0, -1), (-1, -1), .9, BAND), ('LINEBELOW', (0, -1), (-1, -1), .9, BAND)]
    y = flow(d, Table(data, cw, style=TableStyle(st), repeatRows=1), x0, 200, 815, lambda: 34)
    gr = []
    for rt, q in by_rate(ls):
        if inter:
            gr.append(('IGST@%s%%' % nz(rt), S(q, 'ig')))
        else:
            gr += [('SGST@%s%%' % nz(rt / 2), S(q, 'sg')), ('CGST@%s%%' % nz(rt / 2), S(q, 'cg'))]
    if y + 130 + len(gr) * 13 > 810:
        d.new()
        y = 34
    y += 8
    y1 = y
    aw = words(tot, paise='').replace(' Only', ' Rupees only')
    d.box(x0, y, 262, 15, BAND, 0)
    d.t(x0 + 5, y + 11, ('Credit Note' if cn else 'Invoice') + ' Amount In Words', 'NB', 8.5, col=colors.white)
    ya = d.para(x0 + 5, y + 27, aw, 250, 'N', 8)
    d.box(x0, ya + 2, 262, 15, BAND, 0)
    d.t(x0 + 5, ya + 13, 'Terms and conditions', 'NB', 8.5, col=colors.white)
    ya = d.para(x0 + 5, ya + 29, 'Thanks for doing business with us! Pay by UPI at %s@upi and get 1%% off on next bill above 5,000.' % sup['ph'], 250, 'N', 8)
    d.box(x0 + 276, y, 263, 15, BAND, 0)
    d.t(x0 + 281, y + 11, 'Amounts', 'NB', 8.5, col=colors.white)
    y += 27
    for k, v in [('Sub Total', S(ls, 'tv'))] + gr + [('Round off', ro), ('Total', tot), ('Paid' if cn else 'Received', Q(0)), ('Balance', tot)]:
        fb = 'NB' if k == 'Total' else 'N'
        d.t(x0 + 281, y, k, fb, 8.5)
        d.t(x9 - 5, y, ('- ' if v < 0 else '') + RS + inr(abs(v)), fb, 8.5, 'r')
        d.ln(x0 + 276, y + 3.5, x9, y + 3.5, .3, '#cfc8e6')
        y += 13
    d.t(x9 - 5, max(y, ya) + 10, 'For : ' + sup['name'], 'N', 8, 'r')
    d.t(x9 - 5, max(y, ya) + 42, 'Authorized Signatory', 'NB', 8, 'r')
    due = {} if cn else dict(due_date=iso(dt + datetime.timedelta(days=7)))
    return dict(invoice_number=inv, invoice_date=iso(dt), **due, document_type='credit_note' if cn else 'invoice', supplier=who(sup), recipient=who(rec), place_of_supply=b,
                line_items=[money(description=l.desc, hsn_sac=l.hsn, quantity=nz(l.qty), unit_price=l.price, discount=l.disc if l.disc else None, tax_rate=nz(l.rate), total=l.total) for l in ls],
                totals=money(taxable_value=S(ls, 'tv'), cgst=None if inter else S(ls, 'cg'), sgst=None if inter else S(ls, 'sg'), igst=S(ls, 'ig') if inter else None, round_off=ro, total=tot), amount_in_words=aw)


@layout
def quickgrocery(d):
    """quick-commerce bill to a consumer: everything centred in ruled cells, HSN inside the description, MRP with tax, cess; no place of recipient GSTIN"""
    r = d.r
    a, b = pick_states(r, False)
    sup = party(r, a, ['Retail Private Limited', 'Commerce Private Limited', 'Ecomm Ventures Limited'])
    cu = r.choice(GIVN) + ' ' + r.choice(SURN)
    dt = rdate(r)
    inv = 'C%02d%sX%s%08d' % (dt.year % 100, ST[a][1], r.choice(['T', 'I']), r.randint(1, 99999999))
    pool = [('Amrit Taaza Toned Milk (Pouch) - 500 ml', '04012000', 0, 28, 0), ('Potato Chips Magic Masala - 90 g', '20052000', 12, 50, 0), ('Cola Soft Drink - 750 ml', '22021010', 28, 40, 12), ('Onion (Pyaz) 0.95 - 1.05 kg', '07031010', 0, 46, 0), ('Multigrain Bread - 400 g', '19059010', 0, 60, 0),
            ('Dishwash Gel Lemon - 750 ml', '34029019', 18, 165, 0), ('Paneer Fresh Block - 200 g', '04061000', 5, 92, 0), ('Frozen Green Peas - 500 g', '07102100', 5, 105, 0), ('Dark Chocolate 55% - 80 g', '18063200', 18, 190, 0), ('Curd Cup - 400 g', '04031000', 5, 35, 0)]
    ls = []
    for i in range(d.rows):
        ds, h, rt, mrp, ce = r.choice(pool)
        q = r.choice([1, 1, 1, 2, 3])
        di = Q(Dc(mrp) * r.choice([0, 5, 10, 12]) / 100)
        pay = (Dc(mrp) - di) * q
        tv = Q(pay * 100 / (100 + rt + ce))
        l = L(ds, h, q, Dc(mrp), rt, False, base=tv)
        l.cess, l.cp = Q(tv * ce / 100), ce
        l.cg = l.sg = Q((pay - tv - l.cess) / 2)
        l.mrp, l.di, l.upc = Dc(mrp), di, '89%011d' % r.randint(10 ** 9, 10 ** 11 - 1)
        ls.append(l)
    fee = L('Handling charge', '999799', 1, Dc('10.17'), 18, False)
    fee.mrp, fee.di, fee.upc, fee.cp = Dc('12.01'), Q(0), '', 0
    if d.seed % 2:
        ls.append(fee)
    tot = S(ls, 'total')
    d.open(A4)
    x0, TW = 22, 551
    d.foot = lambda: d.t(d.W / 2, 830, 'This is a computer generated invoice. Toll free 1800-208-%04d. Page %d/%d' % (int(sup['pin']) % 9999, d.pno, d.N), 'H', 6, 'c')
    d.t(x0, 38, r.choice(['zippit', 'flashkart', 'instabasket']), 'HB', 20, col=HexColor('#0c831f'))
    d.t(x0 + TW, 36, 'Tax Invoice/Bill of Supply/Cash Memo', 'HB', 10, 'r')
    d.t(x0 + TW, 46, '(Original for Recipient)', 'H', 7, 'r')
    L1 = ['Sold By / Seller', sup['name'], '%s, %s, %s, %s - %s' % (sup['a1'], sup['a2'], sup['city'], ST[a][0], sup['pin']), 'GSTIN : ' + sup['gstin'], 'FSSAI License No. : 1%013d' % r.randint(1, 10 ** 13 - 1), 'CIN : U51909%s2019PTC%06d' % (ST[a][1], r.randint(1, 399999))]
    L2 = ['Invoice To', cu, '%d/%d, %s, %s, %s' % (r.randint(1, 20), r.randint(101, 904), r.choice(STREET), sup['city'], ST[a][0]), 'Order Id : %d' % r.randint(10 ** 9, 9 * 10 ** 9), 'Invoice Number : ' + inv, 'Invoice Date : ' + dt.strftime('%d-%b-%Y'), 'Place of Supply : %s (%s)' % (ST[a][0], a)]
    d.box(x0, 54, TW, 84, None, .5)
    d.ln(x0 + TW / 2, 54, x0 + TW / 2, 138, .5)
    for x, q in ((x0 + 5, L1), (x0 + TW / 2 + 5, L2)):
        y = 65
        for i, t in enumerate(q):
            y = d.para(x, y, t, TW / 2 - 12, 'HB' if i < 2 else 'H', 7.5, 10)
    z = 6.4
    H = ['Sr. no', 'UPC', 'Item & Description', 'MRP', 'Discount', 'Qty.', 'Taxable Value', 'CGST (%)', 'CGST (INR)', 'SGST (%)', 'SGST (INR)', 'Cess (%)', 'Cess (INR)', 'Total']
    cw = [20, 58, 110, 36, 40, 22, 42, 30, 36, 30, 36, 26, 30, 35]
    data = [[PP(h, 'HB', z, 1) for h in H]]
    for i, l in enumerate(ls):
        h2 = '%s%%' % pl(l.rate / 2)
        data.append([PP(t, 'H', z, 1) for t in (i + 1, l.upc, [l.desc, '(HSN Code: %s)' % l.hsn], pl(l.mrp), pl(l.di * l.qty), nz(l.qty), pl(l.tv), h2, pl(l.cg), h2, pl(l.sg), pl(Dc(l.cp)), pl(l.cess), pl(l.total))])
    data.append([PP('Total', 'HB', z, 1)] + [''] * 4 + [PP(nz(S(ls, 'qty')), 'HB', z, 1), PP(pl(S(ls, 'tv')), 'HB', z, 1), '', PP(pl(S(ls, 'cg')), 'HB', z, 1), '', PP(pl(S(ls, 'sg')), 'HB', z, 1), '', PP(pl(S(ls, 'cess')), 'HB', z, 1), PP(pl(tot), 'HB', z, 1)])
    st = [('GRID', (0, 0), (-1, -1), .4, colors.black), ('VALIGN', (0, 0), (-1, -1), 'MIDDLE'), ('LEFTPADDING', (0, 0), (-1, -1), 1.5), ('RIGHTPADDING', (0, 0), (-1, -1), 1.5), ('TOPPADDING', (0, 0), (-1, -1), 2), ('BOTTOMPADDING', (0, 0), (-1, -1), 3), ('SPAN', (0, -1), (4, -1))]
    y = flow(d, Table(data, cw, style=TableStyle(st), repeatRows=0), x0, 146, 800, lambda: 26)
    if y > 715:
        d.new()
        y = 30
    aw = words(tot, and_=True, paise=' and {} Paise Only')
    d.box(x0, y, TW, 30, None, .4)
    d.t(x0 + 5, y + 11, 'Amount in Words : ' + aw, 'HB', 7.5)
    d.t(x0 + 5, y + 23, 'Whether the tax is payable on reverse charge basis : No', 'H', 7)
    y = d.para(x0, y + 42, 'Note: Discount includes coupon, if any, given by the seller. MRP is inclusive of all taxes. Your savings on this order: INR %s. For returns write to help@seller.example within 48 hours.' % pl(sum((l.di * l.qty for l in ls), Dc(0))), TW, 'H', 6.5)
    d.t(x0 + TW, y + 16, 'For ' + sup['name'], 'HB', 7.5, 'r')
    d.t(x0 + TW, y + 40, 'Authorised Signatory', 'H', 7, 'r')
    return dict(invoice_number=inv, invoice_date=iso(dt), document_type='invoice', supplier=who(sup), recipient=dict(name=cu), place_of_supply=a,
                line_items=[money(description=l.desc, hsn_sac=l.hsn, quantity=nz(l.qty), unit_price=l.mrp, discount=(l.di * l.qty) or None, taxable_value=l.tv, tax_rate=nz(l.rate), cgst=l.cg, sgst=l.sg, total=l.total) for l in ls],
                totals=money(taxable_value=S(ls, 'tv'), cgst=S(ls, 'cg'), sgst=S(ls, 'sg'), cess=S(ls, 'cess'), total=tot), amount_in_words=aw)


@layout
def labelmarket(d):
    """marketplace: shipping label above, tax invoice in small print below the cut line; the taxes of a line stand in one cell; some credit notes"""
    r, inter = d.r, d.seed % 2 == 1
    a, b = pick_states(r, inter)
    sup = party(r, a, ['Fashion', 'Textiles', 'Creations', 'Handicrafts', 'Trendz'])
    cu = r.choice(GIVN) + ' ' + r.choice(SURN)
    to = party(r, b, ['x'])
    cn = d.seed % 3 == 0
    dt = rdate(r)
    inv = '%s%s%04d' % (r.choice('abcdefgh'), r.choice(['4m8', 'q7k', '1zt']), r.randint(1, 9999)) if 0 else '%s%s%05d' % (''.join(r.choice('bcdfghjk') for _ in range(5)), str(dt.year)[2:], r.randint(1, 99999))
    if cn:
        inv = 'CR' + inv
    order = '%d_%d' % (r.randint(10 ** 11, 10 ** 12 - 1), r.randint(1, 4))
    pool = [("Women's Rayon Printed Anarkali Kurta with Dupatta", '621142', 5, 399, 899, ['S', 'M', 'L', 'XL']), ("Men's Solid Cotton Blend Casual Shirt, Full Sleeve", '620520', 5, 299, 699, ['M', 'L', 'XL']), ('Stainless Steel Water Bottle 1000 ml, Set of 2', '732393', 12, 249, 499, ['Free Size']),
            ('Kids Rubber Clogs with Backstrap', '640299', 12, 199, 449, ['9C', '12C']), ('Wall Sticker 3D PVC Self Adhesive 60 x 90 cm', '391990', 18, 129, 349, ['Free Size']), ('Oxidised Silver Plated Jhumka Earrings', '711719', 3, 99, 259, ['Free Size']), ('Trolley Bag Cover Polyester 24 inch', '420292', 18, 329, 799, ['Medium'])]
    ls = []
    for i in range(d.rows):
        ds, h, rt, lo, hi, sz = r.choice(pool)
        q = r.choice([1, 1, 1, 2])
        gp = Dc(r.randint(lo, hi))
        di = Q(gp * q * r.choice([0, 0, 8, 15]) / 100)
        net = gp * q - di
        tv = Q(net * 100 / (100 + rt))
        l = L(ds + ' - ' + r.choice(sz), h, q, gp, rt, inter, base=tv)
        l.gr, l.di = Q(gp * q), di
        t = net - tv
        l.ig = t if inter else Q(0)
        l.cg = l.sg = Q(0) if inter else Q(t / 2)
        ls.append(l)
        if i == 0 and d.rows > 1 and d.seed % 4:
            l2 = L('Other Charges', h, 1, Dc(40), rt, inter, base=Q(Dc(4000) / (100 + rt)))
            l2.gr, l2.di, l2.oth = Q(40), Q(0), 1
            ls.append(l2)
    ls = ls[:d.rows]
    tot = S(ls, 'total')
    d.open(A4)
    x0, x9 = 30, 565
    f, fb, z = ('DC', 'DCB', 6.6) if d.seed % 2 else ('H', 'HB', 7)
    y = 24
    if not cn:
        d.box(x0, y, 535, 236, None, .8)
        d.ln(x0 + 270, y, x0 + 270, y + 150, .8)
        d.t(x0 + 6, y + 14, 'Customer Address', fb, 8)
        d.lines(x0 + 6, y + 27, [cu, to['a1'], to['a2'], '%s, %s, %s' % (to['city'], to['state'], to['pin'])], f, 9, 12)
        d.t(x0 + 6, y + 92, 'If undelivered, return to:', fb, 8)
        d.lines(x0 + 6, y + 104, [sup['name'], sup['a1'] + ', ' + sup['a2'], '%s, %s, %s' % (sup['city'], sup['state'], sup['pin'])], f, 8, 11)
        pay = 'COD: Check the payable amount on the app' if d.seed % 2 else 'PREPAID: Do not collect cash'
        d.box(x0 + 270, y, 265, 18, colors.black, 0)
        d.t(x0 + 402, y + 12.5, pay, fb, 8, 'c', colors.white)
        d.t(x0 + 280, y + 36, r.choice(['Valmo', 'Xpress Bees', 'Shadowfax']), fb, 13)
        d.t(x0 + 525, y + 36, 'Pickup', f, 9, 'r')
        awb = 'VL%d' % r.randint(10 ** 12, 9 * 10 ** 12)
        d.t(x0 + 280, y + 54, 'Destination Code', f, 7)
        d.t(x0 + 280, y + 68, '%s_%s   Return Code  %s,%d' % (to['city'][:3].upper(), to['pin'], sup['pin'], r.randint(1000, 9999)), fb, 9)
        d.bar(x0 + 282, y + 80, awb, 40, 1.0)
        d.t(x0 + 402, y + 136, awb, fb, 9, 'c')
        d.ln(x0, y + 150, x9, y + 150, .8)
        d.t(x0 + 6, y + 163, 'Product Details', fb, 8)
        for i, (h, v, w) in enumerate((('SKU', 'KT-%04d' % r.randint(1, 9999), 6), ('Size', ls[0].desc.split(' - ')[-1], 150), ('Qty', nz(ls[0].qty), 230), ('Color', r.choice(['Multi', 'Teal', 'NA']), 290), ('Order No.', order, 370))):
            d.t(x0 + w, y + 178, h, f, 8)
            d.t(x0 + w, y + 191, v, fb, 8)
        d.ln(x0, y + 242, x9, y + 242, .7, dash=([3, 2], 0))
        y += 250
    T = 'Credit Note' if cn else 'TAX INVOICE'
    d.box(x0, y, 535, 14, '#dddddd', 0)
    d.t(x0 + 267, y + 10, T, fb, 8.5, 'c')
    d.t(x9 - 4, y + 10, 'Original For Recipient', f, 6.5, 'r')
    y += 24
    d.t(x0, y, 'BILL TO / SHIP TO', fb, z)
    d.para(x0, y + 9, '%s - %s, %s, %s, %s, %s. Place of Supply : %s' % (cu, to['a1'], to['a2'], to['city'], ST[b][0], to['pin'], b), 255, f, z)
    d.para(x0 + 270, y, 'Sold by : ' + sup['name'], 265, fb, z)
    d.para(x0 + 270, y + 9, '%s, %s, %s, %s, %s' % (sup['a1'], sup['a2'], sup['city'], ST[a][0], sup['pin']), 265, f, z)
    d.t(x0 + 270, y + 27, 'GSTIN - ' + sup['gstin'], f, z)
    y += 42
    M = [('Purchase Order No.', order.split('_')[0]), ('Credit Note No.' if cn else 'Invoice No.', inv), ('Order Date', (dt - datetime.timedelta(days=2)).strftime('%d.%m.%Y')), ('Credit Note Date' if cn else 'Invoice Date', dt.strftime('%d.%m.%Y'))]
    if cn:
        M[2] = ('Original Invoice No.', inv[2:-5] + '%05d' % r.randint(1, 99999))
    for i, (k, v) in enumerate(M):
        d.t(x0 + i * 134, y, k, fb, z)
        d.t(x0 + i * 134, y + 9, v, f, z)
    y += 15
    cols = [dict(k='ds', h='Description', w=168), dict(k='_', h='', w=8), dict(k='h', h='HSN', w=42), dict(k='q', h='Qty', w=28), dict(k='g', h='Gross Amount', w=66), dict(k='di', h='Discount', w=54), dict(k='tv', h='Taxable Value', w=60), dict(k='tx', h='Taxes', w=64), dict(k='to', h='Total', w=45)]
    o = dict(z=z, hpad=2.5, pad=2)
    R = lambda v: 'Rs.' + pl(v)

    def head(y):
        d.ln(x0, y, x9, y, .6)
        h = d.row(cols, {c['k']: c['h'] for c in cols}, x0, y, f=fb, z=z, pad=2)
        d.ln(x0, y + h, x9, y + h, .6)
        return y + h
    y = head(y)
    for l in ls:
        tx = ['IGST @%s%%' % pl(l.rate, 1), R(l.ig)] if inter else ['CGST @%s%% :%s' % (nz(l.rate / 2), R(l.cg)), 'SGST @%s%% :%s' % (nz(l.rate / 2), R(l.sg))]
        ro = dict(ds=l.desc, h=l.hsn, q='NA' if hasattr(l, 'oth') else nz(l.qty), g=R(l.gr), di=R(l.di), tv=R(l.tv), tx=tx, to=R(l.total))
        if y + d.rh(cols, ro, f=f, z=z, hpad=2.5, pad=2) > 800:
            d.new()
            y = head(28)
        y += d.row(cols, ro, x0, y, f=f, **o)
    if y > 770:
        d.new()
        y = 28
    d.ln(x0, y, x9, y, .6)
    y += d.row(cols, dict(ds='Total', tx=R(S(ls, 'tax')), to=R(tot), _f=fb), x0, y, **o)
    d.ln(x0, y, x9, y, .6)
    d.para(x0, y + 12, 'Tax is not payable on reverse charge basis. This is a computer generated invoice and does not require signature. Other charges are charges that are applicable to your order and include charges for logistics fee (where applicable). Includes discounts for your city and/or for online payments (as applicable).', 535, f, z - .8)
    tr = lambda v: None if v is None else v
    return dict(invoice_number=inv, invoice_date=iso(dt), document_type='credit_note' if cn else 'invoice', supplier=who(sup), recipient=dict(name=cu), place_of_supply=b,
                line_items=[money(description=l.desc, hsn_sac=l.hsn, quantity=None if hasattr(l, 'oth') else nz(l.qty), discount=l.di if l.di else None, taxable_value=l.tv, tax_rate=nz(l.rate), cgst=None if inter else l.cg, sgst=None if inter else l.sg, igst=l.ig if inter else None, total=l.total) for l in ls], totals=money(total=tot))


@layout
def rabill(d):
    """construction contractor's running account bill, A4 landscape: previous / this bill / upto date quantities, carried-over sums"""
    r, inter = d.r, d.seed % 3 == 1
    a, b = pick_states(r, inter)
    sup, rec = party(r, a, ['Infracon Pvt. Ltd.', 'Buildwell LLP', 'Constructions']), party(r, b, ['Realty Limited', 'Township Developers', 'Warehousing Pvt. Ltd.'])
    dt = rdate(r)
    ra = r.randint(2, 14)
    inv = 'RA-%02d/%s/%s' % (ra, r.choice(['WH3', 'TWR-B', 'CLB']), fy(dt))
    gov = d.seed % 5 == 2
    rate = 12 if gov else 18
    pool = [('Excavation in all types of soil including dewatering, shoring and disposal within 50 m lead', 'Cum', 180, 420), ('PCC M-10 (1:3:6) in foundation with 40 mm down graded metal', 'Cum', 4200, 5600), ('RCC M-25 RMC in columns, beams and slabs excluding shuttering and steel', 'Cum', 5900, 7400), ('Providing, cutting, bending and placing TMT steel Fe-500D', 'MT', 64000, 76000),
            ('Centering and shuttering with plywood upto 4.0 m height', 'Sqm', 380, 560), ('230 mm thick AAC block masonry in CM 1:6', 'Cum', 4800, 6100), ('12 mm internal cement plaster in CM 1:4 finished smooth', 'Sqm', 240, 360), ('Vitrified tile flooring 600 x 600 mm incl. bedding and grouting', 'Sqm', 980, 1450), ('Waterproofing of terrace by brick bat coba with 10 years guarantee', 'Sqm', 720, 990)]
    ls = []
    for i in range(d.rows):
        ds, u, lo, hi = r.choice(pool)
        q = Dc(r.randint(500, 64000)) / 100
        if u == 'MT':
            q = Dc(r.randint(800, 19000)) / 1000
        l = L(ds, '995411', q, Dc(r.randint(lo, hi)), rate, inter)
        l.u, l.pq, l.no = u, Dc(r.randint(0, 90000)) / 100 if r.random() < .7 else Dc(0), '%d.%02d' % (i // 9 + 1, i % 9 + 1)
        ls.append(l)
    tv = S(ls, 'tv')
    cg, ig = (Q(0), Q(tv * rate / 100)) if inter else (Q(tv * rate / 200), Q(0))
    tot, ro = rounded(tv + 2 * cg + ig)
    d.open(landscape(A4))
    x0, TW = 34, 774
    cols = [dict(k='no', h='BOQ Item', w=40, al='c'), dict(k='ds', h='Description of Item of Work', w=250), dict(k='u', h='Unit', w=34, al='c'), dict(k='pq', h='Qty. upto Previous Bill', w=68, al='r'), dict(k='q', h='Qty. This Bill', w=68, al='r'), dict(k='uq', h='Qty. upto Date', w=68, al='r'), dict(k='p', h='Rate (Rs.)', w=72, al='r'), dict(k='g', h='Amount This Bill (Rs.)', w=92, al='r'), dict(k='rm', h='MB Page', w=82, al='c')]
    o = dict(f='T', z=8.6, va='m', vr=.4, hr=.4, hpad=2.5, wd=True)
    mb = r.randint(11, 60)

    def top():
        d.t(x0, 40, sup['name'], 'TB', 16, col=HexColor('#7a1f1f'))
        d.t(x0, 52, 'Engineers & Contractors   |   GSTIN ' + sup['gstin'], 'T', 9)
        d.t(x0 + TW, 40, 'TAX INVOICE  -  RUNNING ACCOUNT BILL No. %02d' % ra, 'TB', 12, 'r')
        d.t(x0 + TW, 52, 'Invoice No. %s   Dated %s   Sheet %d of %d' % (inv, dt.strftime('%d/%m/%Y'), d.pno, d.N), 'T', 9, 'r')
        d.ln(x0, 57, x0 + TW, 57, 1.5, '#7a1f1f')
        return 64

    def srow(v, t):
        h = 16
        d.box(x0, y, TW, h, '#f6efe6', .4)
        d.t(x0 + 590, y + 11, t, 'TB', 9, 'r')
        d.t(x0 + 40 + 250 + 34 + 68 * 3 + 72 + 89, y + 11, inr(v), 'TB', 9, 'r')
        return h
    y = top()
    y2 = d.lines(x0, y + 12, ['To,', rec['name'], rec['a1'] + ', ' + rec['a2'], '%s - %s (%s)' % (rec['city'], rec['pin'], ST[b][0]), 'GSTIN: ' + rec['gstin']], 'T', 9.5, 12)
    d.lines(x0 + 380, y + 12, ['Name of work: Construction of %s at %s' % (r.choice(['warehouse shed no. 3', 'residential tower B', 'club house']), rec['city']), 'W.O. No. %s/WO/%04d dated %s, value Rs. %s' % (rec['name'].split()[0].upper(), r.randint(1, 999), (dt - datetime.timedelta(days=300)).strftime('%d/%m/%Y'), inr(Dc(r.randint(10 ** 7, 9 * 10 ** 7)), 0)), 'Period of measurement: %s to %s' % ((dt - datetime.timedelta(days=36)).strftime('%d/%m/%Y'), (dt - datetime.timedelta(days=6)).strftime('%d/%m/%Y')), 'SAC: 995411   Place of Supply: %s (Code %s)' % (ST[b][0], b), 'Rate of GST: %d%%' % rate], 'T', 9.5, 12)
    y = y2 + 2
    y += d.head(cols, x0, y, f='TB', z=8.6, va='m', vr=.4, hr=.4)
    sub = Q(0)
    for i, l in enumerate(ls):
        row = dict(no=l.no, ds=l.desc, u=l.u, pq=pl(l.pq, 3) if l.pq else '-', q=pl(l.qty, 3), uq=pl(l.qty + l.pq, 3), p=inr(l.price), g=inr(l.tv), rm='MB-%d / %d' % (ra, mb + i // 3))
        if y + d.rh(cols, row, f='T', z=8.6, hpad=2.5) > 535:
            y += srow(sub, 'Total carried over to sheet %d' % (d.pno + 1))
            d.new()
            y = top()
            y += srow(sub, 'Total brought forward from sheet %d' % (d.pno - 1))
        y += d.row(cols, row, x0, y, **o)
        sub += l.tv
    if y > 420:
        d.new()
        y = top()
    for k, v in [('Gross value of work done this bill (taxable)', tv)] + ([('IGST @ %d%%' % rate, ig)] if inter else [('CGST @ %d%%' % (rate // 2), cg), ('SGST @ %d%%' % (rate // 2), cg)]) + [('Rounding off', ro), ('Total amount of this bill', tot)]:
        y += srow(v, k)
    aw = words(tot, paise='')
    d.t(x0, y + 14, 'Amount in words: Rs. ' + aw, 'TB', 9.5)
    d.para(x0, y + 28, 'TDS under section 194C @ 2%, retention money @ 5% and labour cess @ 1%, where applicable, may be deducted by the client at the time of payment from the certified value.', 500, 'T', 8)
    for x, t in ((x0, 'Site Engineer'), (x0 + 200, 'Checked by (PMC)'), (x0 + 400, 'Client\'s Representative'), (x0 + 620, 'For ' + sup['name'])):
        d.t(x, y + 84, t, 'T', 9)
    return dict(invoice_number=inv, invoice_date=iso(dt), document_type='invoice', supplier=who(sup), recipient=who(rec), place_of_supply=b, line_items=[money(description=l.desc, quantity=nz(l.qty), unit_price=l.price, taxable_value=l.tv) for l in ls],
                totals=money(taxable_value=tv, cgst=None if inter else cg, sgst=None if inter else cg, igst=ig if inter else None, round_off=ro, total=tot), amount_in_words=aw)


@layout
def airline(d):
    """airline's GST invoice for corporate travel: two-tier heads, exempt value column, one line per PNR and charge"""
    r, inter = d.r, d.seed % 2 == 0
    a, b = pick_states(r, inter)
    sup, rec = party(r, a, ['Airways Limited', 'Aviation Limited']), party(r, b, ['Consultants Private Limited', 'Software Limited', 'Pharma Limited'])
    dt = rdate(r)
    inv = '%s1%02d%02d%s%05d' % (ST[a][1], dt.year % 100, dt.month, r.choice(['AB', 'AC', 'BX']), r.randint(1, 99999))
    cls, crate = r.choice([('Economy', 5), ('Business', 12)])
    ls = []
    for i in range(d.rows):
        if i % 3 == 2:
            l = L('Airport Charges', '996421', 1, Dc(r.randint(300, 1900)), 0, inter)
            l.ex, l.tv0 = l.tv, Q(0)
        elif i % 3 == 1:
            l = L(r.choice(['Seat, Meal and Excess Baggage Fees', 'Convenience Fee', 'Change / Cancellation Charges']), '996425', 1, Q(Dc(r.randint(9000, 240000)) / 100), 18, inter)
            l.ex, l.tv0 = Q(0), l.tv
        else:
            l = L('Air Travel and related charges', '996425', 1, Q(Dc(r.randint(190000, 1490000)) / 100), crate, inter)
            l.ex, l.tv0 = Q(0), l.tv
            pnr = ''.join(r.choice('ABCDEFGHJKLMNPQRSTUVWXYZ0123456789') for _ in range(6))
            pax, rt = (r.choice(GIVN) + ' ' + r.choice(SURN)).upper(), r.choice(['DEL-BOM', 'BLR-HYD', 'MAA-CCU', 'AMD-DEL', 'PNQ-BLR']) + ' %s-%d' % ('7Z', r.randint(101, 6999))
        l.desc = l.desc + ' - PNR ' + pnr
        if i % 3 == 0:
            l.desc += ' %s %s' % (pax, rt)
        ls.append(l)
    tot = S(ls, 'total')
    d.open(landscape(A4))
    x0, TW = 30, 782
    IN = HexColor('#1b2a6b')
    d.foot = lambda: (d.t(x0, 578, 'Reg. Office: %s, %s, %s %s. CIN L62100%s2004PLC%06d. Email: customer.relations@%s.example  Tel +91 124 %d' % (sup['a1'], sup['a2'], sup['city'], sup['pin'], sup['sc'], int(sup['pin']) % 99999, sup['name'].split()[0].lower(), int(sup['pin']) + 4000000), 'D', 5.8, col=IN), d.t(x0 + TW, 578, 'Page %d of %d' % (d.pno, d.N), 'D', 5.8, 'r'))
    d.t(x0, 48, sup['name'].split()[0].lower(), 'DB', 24, col=IN, cs=-.5)
    d.t(x0 + TW, 42, 'TAX INVOICE', 'DB', 13, 'r', IN)
    d.t(x0 + TW, 53, 'ORIGINAL FOR RECIPIENT', 'D', 6.5, 'r')
    d.ln(x0, 60, x0 + TW, 60, 2, IN)
    y = 74
    irn, ack = hexs(r, 64), '1%d' % r.randint(10 ** 13, 9 * 10 ** 13)
    for k, v, k2, v2 in (('Name of Supplier', sup['name'], 'Invoice Number', inv), ('GSTIN of Supplier', sup['gstin'], 'Invoice Date', dt.strftime('%d-%b-%Y')), ('Address', '%s, %s, %s %s, %s' % (sup['a1'], sup['a2'], sup['city'], sup['pin'], ST[a][0]), 'Place of Supply', '%s / %s' % (ST[b][0], b)), ('GSTIN of Customer', rec['gstin'], 'Flight / Class', 'Domestic / ' + cls), ('GSTIN Customer Name', rec['name'], 'Currency', 'INR'), ('IRN', irn, 'Ack No / Date', '%s / %s' % (ack, dt.strftime('%d-%b-%Y')))):
        d.t(x0, y, k, 'DB', 6.8)
        d.t(x0 + 100, y, v, 'D', 6.8)
        d.t(x0 + 510, y, k2, 'DB', 6.8)
        d.t(x0 + 590, y, v2, 'D', 6.8)
        y += 11
    z = 6.3
    names = ['CGST', 'SGST/UTGST'] if not inter else ['IGST']
    H1, H2 = ['Description', 'SAC Code', 'Taxable Value', 'Non Taxable/ Exempted Value', 'Total'], [''] * 5
    span = [('SPAN', (i, 0), (i, 1)) for i in range(5)]
    cw = [230, 48, 62, 66, 62]
    for n in names:
        k = len(H1)
        H1 += [n, '']
        H2 += ['Tax %', 'Amount']
        span.append(('SPAN', (k, 0), (k + 1, 0)))
        cw += [38, 60] if not inter else [70, 90]
    H1.append('Total (Incl Taxes)')
    H2.append('')
    span.append(('SPAN', (len(H1) - 1, 0), (len(H1) - 1, 1)))
    cw.append(TW - sum(cw))
    data = [[PP(h, 'DB', z, 1) for h in H1], [PP(h, 'DB', z, 1) for h in H2]]
    bl = '-' if d.seed % 3 else '0.00'
    m = lambda v: west(v) if v else bl
    for l in ls:
        tx = [pl(l.rate), m(l.ig)] if inter else [pl(l.rate / 2), m(l.cg), pl(l.rate / 2), m(l.sg)]
        if not l.rate:
            tx = [bl] * len(tx)
        data.append([PP(l.desc, 'D', z)] + [PP(t, 'D', z, 2 if i else 1) for i, t in enumerate([l.hsn, m(l.tv0), m(l.ex), west(l.tv)] + tx + [west(l.total)])])
    tx = ['', m(S(ls, 'ig'))] if inter else ['', m(S(ls, 'cg')), '', m(S(ls, 'sg'))]
    data.append([PP('Grand Total', 'DB', z)] + [PP(t, 'DB', z, 2) for t in ['', west(S(ls, 'tv0')), m(S(ls, 'ex')), west(S(ls, 'tv'))] + tx + [west(tot)]])
    st = span + [('LINEBELOW', (0, 0), (-1, -1), .3, HexColor('#8890b5')), ('BOX', (0, 0), (-1, -1), .8, IN), ('LINEAFTER', (0, 0), (-2, -1), .3, HexColor('#8890b5')), ('BACKGROUND', (0, 0), (-1, 1), HexColor('#dfe3f5')), ('VALIGN', (0, 0), (-1, 1), 'MIDDLE'), ('VALIGN', (0, 2), (-1, -1), 'TOP'), ('LEFTPADDING', (0, 0), (-1, -1), 3), ('RIGHTPADDING', (0, 0), (-1, -1), 3), ('TOPPADDING', (0, 0), (-1, -1), 2), ('BOTTOMPADDING', (0, 0), (-1, -1), 3)]
    y = flow(d, Table(data, cw, style=TableStyle(st), repeatRows=2), x0, y + 4, 565, lambda: 34)
    if y > 500:
        d.new()
        y = 34
    d.para(x0, y + 12, 'Air Travel and related charges: includes all charges related to air transportation of passengers. Airport Charges: includes ADF, UDF and PSF collected on behalf of the airport operator, as applicable. Miscellaneous fee of Rs. 250/- per passenger per sector applies to bookings by call centre. Amount is not payable under reverse charge.', TW, 'D', 5.8)
    d.t(x0, y + 40, 'Authorised signatory for ' + sup['name'], 'D', 6.5)
    items = []
    for l in ls:
        t = {} if not l.rate and bl == '-' else dict(tax_rate=nz(l.rate), cgst=None if inter else l.cg, sgst=None if inter else l.sg, igst=l.ig if inter else None)
        items.append(money(description=l.desc, hsn_sac=l.hsn, taxable_value=l.tv0 if l.tv0 or bl != '-' else None, total=l.total, **t))
    return dict(invoice_number=inv, invoice_date=iso(dt), document_type='invoice', supplier=who(sup), recipient=who(rec), place_of_supply=b, irn=irn, ack_number=ack, ack_date=iso(dt), line_items=items,
                totals=money(taxable_value=S(ls, 'tv0'), cgst=None if inter else S(ls, 'cg'), sgst=None if inter else S(ls, 'sg'), igst=S(ls, 'ig') if inter else None, total=tot))


@layout
def cowork(d):
    """co-working space, print of an open-source ERP: no vertical rules, section rows with subtotals, discounts as percent, tax names in a column"""
    r, inter = d.r, d.seed % 3 == 0
    a, b = pick_states(r, inter)
    sup, rec = party(r, a, ['Cowork Spaces Private Limited', 'Workhub LLP', 'Desk & Co Private Limited']), party(r, b, ['Labs Private Limited', 'Media LLP', 'Ventures Private Limited'])
    dt = rdate(r)
    due = dt + datetime.timedelta(days=r.choice([7, 15, 30]))
    inv = 'INV/%d/%05d' % (dt.year, r.randint(1, 9999))
    mon = dt.strftime('%B %Y')
    secs = [('Memberships - ' + mon, [('[CW-FD] Fixed Desk - 3rd Floor', '997212', 8500), ('[CW-HD] Hot Desk Membership', '997212', 5900), ('[CW-PO6] Private Office 6 seater, cabin no. 14, incl. electricity and housekeeping', '997212', 66000)]), ('Meeting Rooms', [('[MR-08] Meeting Room 8 pax (hourly)', '997212', 750), ('[CR-20] Conference Room 20 pax, half day', '997212', 4200)]),
            ('Usage & Add-ons', [('[PRN] Printing B&W A4', '998912', '1.75'), ('[PKG] Parking slot - four wheeler', '996743', 2500), ('[VO] Virtual Office - GST registration address', '998599', 1250), ('[TEA] Pantry consumption', '996331', 45)])]
    G, n = [], d.rows
    for i, (h, pool) in enumerate(secs):
        k = n if i == 2 else min(n, max(1, d.rows // 3))
        n -= k
        q = []
        for _ in range(k):
            ds, sac, p = r.choice(pool)
            if r.random() < .3:
                ds += ' ' + '%s to %s' % (dt.replace(day=1).strftime('%d/%m/%Y'), dt.strftime('%d/%m/%Y'))
            qty, p = Dc(r.choice([1, 1, 2, 3, '2.5', 12])), Dc(p)
            pc = Dc(r.choice([0, 0, 0, 10, '12.5']))
            l = L(ds, sac, qty, p, 5 if sac == '996331' else 18, inter, disc=Q(qty * p * pc / 100))
            l.pc = pc
            q.append(l)
        if q:
            G.append((h, q))
    ls = [l for g in G for l in g[1]]
    gr = group(ls, inter)
    tv = S(ls, 'tv')
    tot = tv + sum(g[2] + g[3] + g[4] for g in gr)
    d.open(A4)
    x0, x9 = 42, 553
    PU = HexColor('#5b3e8a')
    RS = '\u20b9 '

    def top():
        d.t(x0, 48, sup['name'].split()[0].lower() + '.', 'NB', 18, col=PU)
        d.ln(x0, 58, x9, 58, .6, '#999999')
        d.lines(x0, 70, [sup['name'], sup['a1'], '%s %s' % (sup['city'], sup['pin']), 'India', 'GSTIN: ' + sup['gstin']] if d.pno == 1 else [sup['name']], 'N', 7.8, 10)
        return 84

    def foot():
        d.ln(x0, 806, x9, 806, .6, '#999999')
        d.t(d.W / 2, 817, '+91 80 4%07d  %s  http://www.%s.example' % (int(sup['pin']) * 11 % 9999999, sup['mail'], sup['name'].split()[0].lower()), 'N', 7, 'c', HexColor('#666666'))
        d.t(d.W / 2, 827, 'Page: %d / %d' % (d.pno, d.N), 'N', 7, 'c', HexColor('#666666'))
    d.foot = foot
    top()
    d.lines(x0 + 300, 130, [rec['name'], rec['a1'] + ', ' + rec['a2'], '%s %s' % (rec['city'], rec['pin']), ST[b][0] + ', India', 'GSTIN: ' + rec['gstin']], 'N', 9, 12.5)
    d.t(x0, 210, 'Invoice ' + inv, 'N', 17, col=PU)
    for i, (k, v) in enumerate((('Invoice Date:', dt.strftime('%d/%m/%Y')), ('Due Date:', due.strftime('%d/%m/%Y')), ('Source:', 'SUB%05d' % r.randint(1, 9999)), ('Place of supply:', '%s (%s)' % (ST[b][0], ST[b][1] if 0 else b)))):
        d.t(x0 + i * 128, 232, k, 'NB', 9)
        d.t(x0 + i * 128, 244, v, 'N', 9)
    cols = [dict(k='ds', h='Description', w=191), dict(k='h', h='HSN/SAC', w=50, hal='l'), dict(k='q', h='Quantity', w=52, al='r'), dict(k='p', h='Unit Price', w=58, al='r'), dict(k='pc', h='Disc.%', w=40, al='r'), dict(k='tx', h='Taxes', w=48, al='r'), dict(k='g', h='Amount', w=72, al='r')]
    cols = [dict(c, hal=c.get('al', 'l')) for c in cols]

    def head(y):
        h = d.head(cols, x0, y, f='NB', z=8.6)
        d.ln(x0, y + h, x9, y + h, 1, PU)
        return y + h + 1
    y = head(258)
    gl = '#dddddd'
    for h, q in G:
        if y > 770:
            d.new()
            y = head(top())
        d.box(x0, y, x9 - x0, 15, '#ece9f2', 0)
        d.t(x0 + 3, y + 11, h, 'NB', 8.6)
        y += 15
        for l in q:
            row = dict(ds=l.desc, h=l.hsn, q=pl(l.qty), p=inr(l.price), pc=pl(l.pc) if l.pc else '', tx='%s %d%%' % ('IGST' if inter else 'GST', l.rate), g=RS + inr(l.tv))
            if y + d.rh(cols, row, f='N', z=8.6) > 796:
                d.new()
                y = head(top())
            hh = d.row(cols, row, x0, y, f='N', z=8.6)
            y += hh
            d.ln(x0, y, x9, y, .4, gl)
        d.t(x9 - 90, y + 11, 'Subtotal', 'NB', 8.6, 'r')
        d.t(x9 - 3, y + 11, RS + inr(S(q, 'tv')), 'NB', 8.6, 'r')
        y += 16
    if y > 640:
        d.new()
        y = top() + 10
    y += 12
    xs = x0 + 290
    T = [('Untaxed Amount', tv)]
    for rt, v, c, s_, i_ in gr:
        T += [('IGST %s%% on %s' % (nz(rt), RS + inr(v)), i_)] if inter else [('CGST %s%% on %s' % (nz(rt / 2), RS + inr(v)), c), ('SGST %s%% on %s' % (nz(rt / 2), RS + inr(v)), s_)]
    for k, v in T + [('Total', tot)]:
        d.ln(xs, y, x9, y, .5, PU if k == 'Total' else gl)
        d.t(xs + 3, y + 12, k, 'NB' if k[0] in 'UT' else 'N', 9, col=PU if k == 'Total' else None)
        d.t(x9 - 3, y + 12, RS + inr(v), 'NB' if k == 'Total' else 'N', 9, 'r', col=PU if k == 'Total' else None)
        y += 17
    aw = words(tot, hy='-', and_=False, paise=' Rupees and {} Paise', only=' Rupees')
    d.t(x0, y + 8, 'Total amount in words:', 'N', 8, col=HexColor('#666666'))
    y = d.para(x0, y + 20, aw, 500, 'N', 8.6)
    d.t(x0, y + 12, 'Payment Communication: ' + inv + ' on this account: %d' % r.randint(10 ** 11, 9 * 10 ** 11), 'N', 8.6)
    d.t(x0, y + 26, 'Payment terms: %d Days. Security deposit held: %s (interest free).' % ((due - dt).days, RS + inr(Dc(r.randint(5, 90) * 1000))), 'N', 8.6)
    s2 = lambda k: sum((g[k] for g in gr), Dc(0))
    return dict(invoice_number=inv, invoice_date=iso(dt), due_date=iso(due), document_type='invoice', supplier=who(sup), recipient=who(rec), place_of_supply=b,
                line_items=[money(description=l.desc, hsn_sac=l.hsn, quantity=nz(l.qty), unit_price=l.price, taxable_value=l.tv, tax_rate=nz(l.rate)) for l in ls],
                totals=money(taxable_value=tv, cgst=None if inter else s2(2), sgst=None if inter else s2(3), igst=s2(4) if inter else None, total=tot), amount_in_words=aw)
