# SPDX-License-Identifier: AGPL-3.0-or-later
"""GST invoices of the second stranger: a manufacturer's form, a workshop, a distributor, a steel trader."""

import datetime
from decimal import Decimal as Dc

from reportlab.lib import colors
from reportlab.lib.colors import HexColor
from reportlab.lib.pagesizes import A4, landscape
from stranger_gst_second_base import GIVN, L, Q, S, ST, SURN, flow, fy, gstin, irn_qr, iso, layout, money, nz, party, pick_states, pl, rdate, rounded, who, words
from stranger_gst_trade import hexs, inr


@layout
def smartform(d):
    """manufacturer's ERP form, landscape, carried-over sums"""
    r, inter = d.r, d.seed % 2 == 0
    a, b = pick_states(r, inter)
    sup, rec = party(r, a, ['Hydraulics Limited', 'Forgings Limited', 'Bearings India Limited', 'Auto Components Pvt. Ltd.']), party(r, b, ['Tractors Limited', 'Motors Pvt. Ltd.', 'Earthmovers Limited'])
    dt = rdate(r)
    due = dt + datetime.timedelta(days=r.choice([30, 45, 60]))
    inv = '%s%02d%07d' % (r.choice(['9', '7', '21']), dt.year % 100, r.randint(1, 99999))
    pool = [('HYD CYLINDER ASSY 63X35X250', '84122100', 18, 2150, 9800), ('SEAL KIT FOR LIFT CYLINDER', '84879000', 18, 180, 950), ('BRG TAPER ROLLER 32210', '84822011', 18, 310, 1290),
            ('PISTON ROD DIA 35 CHROME PLATED', '84129090', 18, 640, 2400), ('BUSH BRONZE PB2 40X50X45', '84833000', 18, 95, 430), ('AXLE HOUSING REAR RH MACHINED', '87085000', 28, 4200, 12800),
            ('BRACKET MOUNTING FRT SUSPENSION', '87089900', 28, 260, 1150), ('GEAR HELICAL 32T M4 CASE HARDENED', '84834000', 18, 1200, 5600), ('TRACTOR DRAW BAR ASSY W/ PIN', '87089900', 28, 880, 2600)]
    pf = r.choice([Dc('1.5'), Dc(2), Dc(0)])
    ls = []
    po = '45%08d' % r.randint(1000, 99999999)
    for i in range(d.rows):
        ds, h, rt, lo, hi = r.choice(pool)
        if r.random() < .4:
            ds += ' Your Mat.No: %s-%03d' % (r.choice(['TR', 'EM', 'ZX']), r.randint(1, 999))
        qty = r.choice([1, 2, 4, 10, 25, 60, 144, 500])
        pr = Dc(r.randint(lo * 100, hi * 100)) / 100
        g = Q(qty * pr)
        p = Q(g * pf / 100)
        l = L(ds, h, qty, pr, rt, inter, base=g + p)
        l.pf, l.g0, l.mat, l.dlv, l.it = p, g, 'FG%08d' % r.randint(10000, 99999), '80%08d' % r.randint(1, 9999999), (i + 1) * 10
        ls.append(l)
    d.open(landscape(A4))
    cols = [dict(k='it', h='Item', w=26, al='c'), dict(k='mat', h='Material Code', w=56), dict(k='ds', h='Material Description', w=132), dict(k='hsn', h='HSN/SAC Code', w=46, al='c'),
            dict(k='dlv', h='Delivery No. / PO No. - Item', w=70), dict(k='q', h='Quantity', w=48, al='r'), dict(k='u', h='UoM', w=26, al='c'), dict(k='p', h='Base Price (INR/Unit)', w=54, al='r'),
            dict(k='g', h='Basic Value', w=64, al='r')] + ([dict(k='pf', h='P & F %s%%' % pf, w=50, al='r')] if pf else []) + [dict(k='tv', h='Assessable Value', w=66, al='r')]
    cols += [dict(k='ig', h='IGST Rate % / Amount', w=62, al='r')] if inter else [dict(k='cg', h='CGST Rate % / Amount', w=56, al='r'), dict(k='sg', h='SGST Rate % / Amount', w=56, al='r')]
    cols[2]['w'] += 785 - sum(c['w'] for c in cols)
    x0 = 28
    TW = sum(c['w'] for c in cols)
    irn, ack = hexs(r, 64), '1%d' % r.randint(10 ** 13, 9 * 10 ** 13)
    mode = r.choice(['BY ROAD', 'Surface Transport', 'CUSTOMER VEHICLE'])
    veh, lr = '%s%02d%s%04d' % (rec['sc'], r.randint(1, 48), 'AB', r.randint(100, 9999)), r.randint(10000, 999999)
    ord_, cust, ven = '11%08d' % r.randint(1, 999999), '1%05d' % r.randint(1, 99999), '5%05d' % r.randint(1, 99999)

    def top():
        d.box(x0, 24, TW, 128)
        d.t(x0 + 6, 40, sup['name'].upper(), 'HB', 12)
        d.t(x0 + 6, 52, '%s, %s, %s - %s, %s' % (sup['a1'], sup['a2'], sup['city'], sup['pin'], sup['state']), 'H', 7)
        d.t(x0 + 6, 61, 'CIN: L29%03d%s19%02dPLC%06d   PAN: %s   GSTIN: %s   State Code: %s' % (int(sup['pin'][:3]), sup['sc'], int(sup['pin'][3:5]) % 60 + 30, int(sup['pin']) % 99999, sup['pan'], sup['gstin'], a), 'H', 7)
        d.t(x0 + TW / 2 + 140, 40, 'TAX INVOICE', 'HB', 13, 'c')
        d.t(x0 + TW - 62, 34, 'ORIGINAL FOR RECIPIENT', 'H', 6, 'r')
        irn_qr(d, x0 + TW - 56, 27, 52, inv + sup['gstin'] + irn)
        d.ln(x0, 82, x0 + TW, 82)
        d.t(x0 + 6, 70, 'IRN: ' + irn, 'H', 6.5)
        d.t(x0 + 6, 78.5, 'Ack No.: %s   Ack Date: %s' % (ack, dt.strftime('%d.%m.%Y')), 'H', 6.5)
        x1, x2 = x0 + 240, x0 + 480
        for x in (x1, x2):
            d.ln(x, 82, x, 152)
        for x, h in ((x0, 'Billed To  (Sold-to party %s)' % cust), (x1, 'Shipped To  (Ship-to party %s)' % cust)):
            d.t(x + 4, 91, h, 'HB', 7)
            d.lines(x + 4, 101, [rec['name'], rec['a1'], rec['a2'] + ', ' + rec['city'] + ' ' + rec['pin'], 'State: %s   State Code: %s' % (rec['state'], b), 'GSTIN: ' + rec['gstin']], 'H', 7.5, 10)
        y = 91
        for k, v in (('Invoice No.', inv), ('Invoice Date', dt.strftime('%d.%m.%Y')), ('Sales Order', ord_), ('Customer PO', po + ' / ' + (dt - datetime.timedelta(days=20)).strftime('%d.%m.%Y')), ('Vendor Code', ven), ('Due Date', due.strftime('%d.%m.%Y')), ('Place of Supply', '%s (%s)' % (ST[b][0], b))):
            d.t(x2 + 4, y, k, 'H', 7)
            d.t(x2 + 70, y, ': ' + v, 'HB' if 'Invoice' in k else 'H', 7)
            y += 9.2
        d.t(x2 + 190, 91, mode, 'H', 7)
        d.t(x2 + 190, 101, 'Veh: ' + veh, 'H', 7)
        d.t(x2 + 190, 111, 'LR No: %d' % lr, 'H', 7)
        return 152 + d.head(cols, x0, 152, z=7, fill=HexColor('#e4e4e4'), vr=.5, hr=.5, va='m')

    def foot():
        d.t(x0, 582, 'Regd. Office: %s, %s %s | Tel +91 20 4%07d | This is a system generated document.' % (sup['a1'], sup['city'], sup['pin'], int(sup['pin']) * 3 % 9999999), 'H', 6)
        d.t(x0 + TW, 582, 'Page %d of %d' % (d.pno, d.N), 'H', 6.5, 'r')
    d.foot = foot

    def sums(q, txt):
        o = dict(ds=txt, g=inr(S(q, 'g0')), pf=inr(S(q, 'pf')), tv=inr(S(q, 'tv')), cg=inr(S(q, 'cg')), sg=inr(S(q, 'sg')), ig=inr(S(q, 'ig')), _f='HB')
        return o
    y = top()
    ropt = dict(z=7, vr=.5, hr=.25, pad=2.5, hpad=2.5)
    for i, l in enumerate(ls):
        rt = '%s%%' % nz(l.rate if inter else l.rate / 2)
        ro = dict(it='%d' % l.it, mat=l.mat, ds=l.desc, hsn=l.hsn, dlv=[l.dlv, po + ' - %d' % l.it], q=pl(l.qty, 3), u=r.choice(['EA', 'NOS']) if 0 else 'EA', p=inr(l.price), g=inr(l.g0), pf=inr(l.pf), tv=inr(l.tv),
                  cg=[rt, inr(l.cg)], sg=[rt, inr(l.sg)], ig=[rt, inr(l.ig)])
        if y + d.rh(cols, ro, **ropt) > 545:
            d.row(cols, sums(ls[:i], 'Carried Forward'), x0, y, **ropt)
            d.new()
            y = top()
            y += d.row(cols, sums(ls[:i], 'Brought Forward'), x0, y, **ropt)
        y += d.row(cols, ro, x0, y, **ropt)
    y += d.row(cols, dict(sums(ls, 'TOTAL'), q=pl(S(ls, 'qty'), 3)), x0, y, **dict(ropt, fill=HexColor('#f2f2f2')))
    if y > 450:
        d.new()
        y = top()
    tot, ro = rounded(S(ls, 'total'))
    aw = words(tot, paise='')
    y0 = y
    for k, v in (('Total Assessable Value', S(ls, 'tv')), *((('Integrated GST (IGST)', S(ls, 'ig')),) if inter else (('Central GST (CGST)', S(ls, 'cg')), ('State GST (SGST)', S(ls, 'sg')))), ('Rounding Off', ro), ('GRAND TOTAL (INR)', tot)):
        y += 11
        d.t(x0 + TW - 90, y, k, 'HB' if 'GR' in k else 'H', 8, 'r')
        d.t(x0 + TW - 4, y, inr(v), 'HB' if 'GR' in k else 'H', 8, 'r')
    d.t(x0 + 4, y0 + 12, 'Amount in words (INR):', 'HB', 7.5)
    d.para(x0 + 4, y0 + 22, aw, 440, 'H', 7.5)
    d.t(x0 + 4, y0 + 46, 'Whether tax is payable under reverse charge: No', 'H', 7)
    d.para(x0 + 4, y0 + 56, 'Certified that the particulars given above are true and correct and the amount indicated represents the price actually charged and that there is no flow of additional consideration directly or indirectly from the buyer.', 430, 'H', 6)
    d.t(x0 + TW - 4, y + 16, 'For ' + sup['name'], 'HB', 8, 'r')
    d.t(x0 + TW - 4, y + 46, 'Authorised Signatory', 'H', 7, 'r')
    items = [money(description=l.desc, hsn_sac=l.hsn, quantity=nz(l.qty), unit_price=l.price, taxable_value=l.tv, tax_rate=nz(l.rate), cgst=None if inter else l.cg, sgst=None if inter else l.sg, igst=l.ig if inter else None) for l in ls]
    return dict(invoice_number=inv, invoice_date=iso(dt), due_date=iso(due), document_type='invoice', supplier=who(dict(sup, name=sup['name'].upper())), recipient=who(rec), place_of_supply=b, irn=irn, ack_number=ack, ack_date=iso(dt), line_items=items,
                totals=money(taxable_value=S(ls, 'tv'), cgst=None if inter else S(ls, 'cg'), sgst=None if inter else S(ls, 'sg'), igst=S(ls, 'ig') if inter else None, round_off=ro, total=tot), amount_in_words=aw)


@layout
def workshop(d):
    """car dealer's service bill: parts and labour in two tables, blue furniture, centred cells"""
    r, inter = d.r, d.seed % 4 == 3
    a, b = pick_states(r, inter)
    sup, rec = party(r, a, ['Motors Pvt. Ltd.', 'Automobiles', 'Cars LLP', 'Wheels Pvt. Ltd.']), party(r, b, ['Logistics', 'Infra Projects', 'Travels Pvt. Ltd.'])
    dt = rdate(r)
    inv = 'BR%02d/%s/%05d' % (dt.year % 100 - (dt.month < 4), r.choice(['SRV', 'BC', 'WS']), r.randint(1, 9999))
    parts = [('OIL FILTER', '84212300', 18, 85, 640), ('ENGINE OIL 5W30 FULLY SYNTHETIC 3.5L', '27101972', 18, 1450, 2600), ('DRAIN PLUG GASKET', '84849000', 18, 14, 60), ('AIR CLEANER ELEMENT', '84213100', 18, 240, 820),
             ('PAD KIT-FRONT DISC BRAKE', '87083000', 28, 1650, 3900), ('COOLANT PREMIX 1L', '38200000', 18, 210, 380), ('WIPER BLADE ASSY, DRIVER SIDE', '85129000', 28, 310, 720), ('BATTERY 12V 44B20L', '85071000', 28, 3900, 5600),
             ('BULB-HEAD LAMP H4 60/55W', '85392120', 28, 160, 330), ('CLUTCH DISC & COVER SET', '87089300', 28, 3100, 6400), ('CABIN FILTER (AC)', '84213990', 18, 260, 690)]
    labs = [('PERIODIC MAINTENANCE SERVICE - PAID 30,000 KM', 2250), ('WHEEL ALIGNMENT & BALANCING (4 WHEELS)', 1100), ('FRONT BRAKE PAD R&R', 650), ('AC DISINFECTANT / EVAPORATOR CLEANING', 1299),
            ('WASHING & VACUUM CLEANING', 550), ('CLUTCH OVERHAUL', 3800), ('HEAD LAMP FOCUS ADJUSTMENT', 180), ('OUTSIDE WORK - LATHE', 900)]
    np_ = max(1, -(-d.rows * 2 // 3))
    P, B = [], []
    for i in range(np_):
        ds, h, rt, lo, hi = r.choice(parts)
        q = r.choice([1, 1, 1, 2, 4])
        pr = Dc(r.randint(lo * 100, hi * 100)) / 100
        l = L(ds, h, q, pr, rt, inter, disc=Q(q * pr * r.choice([0, 0, 0, 5, 10]) / 100))
        l.no = '%05d%s%03d' % (r.randint(9000, 99999), r.choice(['M68K', 'TA0', 'KB1']), r.randint(0, 999))
        P.append(l)
    for i in range(d.rows - np_):
        ds, lo = r.choice(labs)
        l = L(ds, '998729', 1, Dc(lo), 18, inter, disc=Q(Dc(lo) * r.choice([0, 0, 10, 15]) / 100))
        l.no = r.choice(['PMS', 'GR', 'BR', 'EL']) + '%04d' % r.randint(1, 9999)
        B.append(l)
    d.open(A4)
    BL = HexColor('#0b3c75')
    x0, TW = 24, 547
    taxc = [dict(k='ig', h='IGST Amt', w=86, al='c')] if inter else [dict(k='cg', h='CGST Amt', w=43, al='c'), dict(k='sg', h='SGST Amt', w=43, al='c')]
    pc = [dict(k='n', h='Sr', w=20, al='c'), dict(k='no', h='Part No.', w=60, al='c'), dict(k='ds', h='Part Description', w=98), dict(k='h', h='HSN', w=42, al='c'), dict(k='q', h='Qty', w=24, al='c'), dict(k='p', h='Rate', w=42, al='c'),
          dict(k='di', h='Disc.', w=38, al='c'), dict(k='tv', h='Taxable Amt', w=50, al='c'), dict(k='rt', h='GST %', w=26, al='c')] + taxc
    pc += [dict(k='to', h='Total', w=TW - sum(c['w'] for c in pc), al='c')]
    bc = [dict(k='n', h='Sr', w=20, al='c'), dict(k='no', h='Op. Code', w=50, al='c'), dict(k='ds', h='Labour / Job Description', w=140), dict(k='h', h='SAC', w=44, al='c'), dict(k='p', h='Labour Amt', w=50, al='c'),
          dict(k='di', h='Disc.', w=38, al='c'), dict(k='tv', h='Taxable Amt', w=50, al='c'), dict(k='rt', h='GST %', w=26, al='c')] + taxc
    bc += [dict(k='to', h='Total', w=TW - sum(c['w'] for c in bc), al='c')]
    jc = 'JC%02d%06d' % (dt.year % 100, r.randint(1, 99999))
    km = r.randint(4000, 148000)
    reg = '%s-%02d-%s-%04d' % (rec['sc'], r.randint(1, 49), r.choice(['BT', 'CQ', 'KA']), r.randint(1, 9999))
    vin = 'MA3%s%02d%06d' % (r.choice(['EUA', 'FJE', 'BXW']), r.randint(10, 99), r.randint(1, 999999))

    def foot():
        d.ln(x0, 815, x0 + TW, 815, 1.2, BL)
        d.t(x0, 825, 'Customer Care: 1800-%03d-%04d   |   24x7 Breakdown: %s   |   Next service due at %d KM' % (int(sup['pin'][:3]), km % 9999, sup['ph'], (km // 10000 + 1) * 10000), 'H', 6.5, col=BL)
        d.t(x0 + TW, 825, '%d / %d' % (d.pno, d.N), 'H', 6.5, 'r')
    d.foot = foot
    d.box(x0, 20, TW, 40, BL, 0)
    d.t(x0 + 8, 40, sup['name'].upper(), 'HB', 15, col=colors.white)
    d.t(x0 + 8, 53, 'Authorised Dealer & Service Station - %s, %s - %s  Ph: %s' % (sup['a1'], sup['city'], sup['pin'], sup['ph']), 'H', 7, col=colors.white)
    d.t(x0 + TW - 8, 38, 'TAX INVOICE', 'HB', 12, 'r', col=colors.white)
    d.t(x0 + TW - 8, 50, '(Service - Paid)', 'H', 7, 'r', col=colors.white)
    L3 = [[('Invoice No', inv), ('Invoice Date', dt.strftime('%d-%b-%Y') + ' 17:%02d' % r.randint(10, 59)), ('Job Card No', jc), ('Job Card Date', (dt - datetime.timedelta(days=r.randint(0, 3))).strftime('%d-%b-%Y')), ('Dealer GSTIN', sup['gstin']), ('Place of Supply', '%s-%s' % (b, ST[b][0].upper()))],
          [('Customer Name', rec['name']), ('Address', rec['a1']), ('', '%s %s' % (rec['city'], rec['pin'])), ('Mobile', rec['ph'][:5] + 'XXXXX'), ('Customer GSTIN', rec['gstin'])],
          [('Reg. No', reg), ('VIN', vin), ('Engine No', 'K12N%07d' % r.randint(1, 9999999)), ('Kms', '%d' % km), ('Service Type', r.choice(['Paid Service', 'Running Repair'])), ('Advisor', r.choice(GIVN) + ' ' + r.choice('ABDKMPS'))]]
    for i, blk in enumerate(L3):
        x = x0 + i * 184
        d.box(x, 66, 179, 68, None, .6, '#0b3c75', 4)
        y = 77
        for k, v in blk:
            d.t(x + 5, y, k, 'H', 6.8, col=HexColor('#444444'))
            d.t(x + 60, y, v, 'HB', 7, wd=True)
            y += 10
    y = 142
    o = dict(z=6.8, va='m', pad=2, hpad=2.6, vr=.3, hr=.3)

    def tab(title, cols, q, y):
        if y > 730:
            d.new()
            y = 30
        d.t(x0, y + 8, title, 'HB', 8.5, col=BL)
        y += 12

        def hd(y):
            return y + d.row([dict(c, al='c') for c in cols], {c['k']: c['h'] for c in cols}, x0, y, **dict(o, f='HB', fill=BL, col=colors.white))
        y = hd(y)
        for i, l in enumerate(q):
            z = '-'
            ro = dict(n=str(i + 1), no=l.no, ds=l.desc, h=l.hsn, q=nz(l.qty), p=inr(l.price), di=inr(l.disc) if l.disc else z, tv=inr(l.tv), rt=nz(l.rate), cg=inr(l.cg), sg=inr(l.sg), ig=inr(l.ig), to=inr(l.total))
            if y + d.rh(cols, ro, **{k: o[k] for k in ('z', 'pad', 'hpad')}) > 800:
                d.new()
                y = hd(30)
            y += d.row(cols, ro, x0, y, **dict(o, fill=HexColor('#eef3fa') if i % 2 else None))
        y += d.row(cols, dict(ds='Sub Total', p='' if cols is pc else inr(S(q, 'gross')), di=inr(S(q, 'disc')), tv=inr(S(q, 'tv')), cg=inr(S(q, 'cg')), sg=inr(S(q, 'sg')), ig=inr(S(q, 'ig')), to=inr(S(q, 'total')), _f='HB'), x0, y, **o)
        return y + 8
    y = tab('A. PARTS / LUBRICANTS', pc, P, y)
    if B:
        y = tab('B. LABOUR CHARGES', bc, B, y)
    if y > 650:
        d.new()
        y = 30
    A = P + B
    tot, ro = rounded(S(A, 'total'))
    aw = words(tot, and_=True).upper()
    for k, v in [('Parts Taxable Value', S(P, 'tv')), ('Labour Taxable Value', S(B, 'tv')), ('Total Taxable Value', S(A, 'tv'))] + ([('IGST', S(A, 'ig'))] if inter else [('CGST', S(A, 'cg')), ('SGST', S(A, 'sg'))]) + [('Round Off', ro), ('Net Payable Amount', tot)]:
        if k[:3] == 'Net':
            d.box(x0 + 330, y + 1, 217, 13, HexColor('#eef3fa'), 0)
        d.t(x0 + 335, y + 10, k, 'HB' if k[:3] == 'Net' else 'H', 8)
        d.t(x0 + TW - 5, y + 10, inr(v), 'HB' if k[:3] == 'Net' else 'H', 8, 'r')
        y += 13
    d.para(x0, y - 60, 'Rupees ' + aw, 310, 'HB', 7)
    d.para(x0, y - 30, 'Old parts returned to customer: Yes. Vehicle taken at owner\'s risk. Demurrage of Rs. 250/- per day after 48 hours of intimation. Warranty on replaced parts 6 months / 10,000 km whichever is earlier.', 310, 'H', 6)
    d.t(x0, y + 50, 'Customer Signature', 'H', 7)
    d.t(x0 + TW, y + 22, 'for ' + sup['name'], 'HB', 7.5, 'r')
    d.t(x0 + TW, y + 50, 'Authorised Signatory', 'H', 7, 'r')
    T = dict(cgst=None if inter else 1, sgst=None if inter else 1, igst=1 if inter else None)
    tx = lambda l: dict(cgst=None if inter else l.cg, sgst=None if inter else l.sg, igst=l.ig if inter else None)
    items = [money(description=l.desc, hsn_sac=l.hsn, quantity=nz(l.qty) if l in P else None, unit_price=l.price if l in P else None, discount=l.disc if l.disc else None, taxable_value=l.tv, tax_rate=nz(l.rate), total=l.total, **tx(l)) for l in A]
    return dict(invoice_number=inv, invoice_date=iso(dt), document_type='invoice', supplier=who(dict(sup, name=sup['name'].upper())), recipient=who(rec), place_of_supply=b, line_items=items,
                totals=money(taxable_value=S(A, 'tv'), cgst=None if inter else S(A, 'cg'), sgst=None if inter else S(A, 'sg'), igst=S(A, 'ig') if inter else None, round_off=ro, total=tot), amount_in_words=aw)


@layout
def distributor(d):
    """FMCG distributor: one string per line in monospaced columns, free goods, scheme and CD, HSN summary, carried-over sums"""
    r, inter = d.r, d.seed % 5 == 4
    a, b = pick_states(r, inter)
    sup, rec = party(r, a, ['Agencies', 'Distributors', 'Marketing', 'Enterprises']), party(r, b, ['Super Market', 'Kirana Stores', 'General Stores', 'Provision Store'])
    dt = rdate(r)
    inv = '%s%06d' % (r.choice(['SI', 'GST-', 'A']), r.randint(1, 99999))
    pool = [('MARIGOLD TEA DUST 250G', '09024020', 5, 24, 110), ('GLUCO BISCUIT 75G', '19053100', 18, 144, 10), ('SUNLITE DET POWDER 1KG', '34025000', 18, 12, 142), ('COCO HAIR OIL 200ML', '15131900', 5, 36, 105), ('MINT FRESH T/PASTE 150G', '33061020', 18, 48, 98),
            ('SALT IODISED 1KG', '25010020', 0, 25, 28), ('MANGO DRINK 1.2L', '22029920', 12, 12, 75), ('BATH SOAP SANDAL 4X100G', '34011190', 18, 30, 180), ('TOMATO KETCHUP 900G', '21032000', 12, 12, 145), ('NOODLES MASALA 280G', '19023010', 18, 48, 56), ('GHEE COW POUCH 500ML', '04059020', 12, 20, 330)]
    ls = []
    for i in range(d.rows):
        ds, h, rt, pc, mrp = r.choice(pool)
        cs, ps = r.choice([(0, r.randint(1, 11)), (1, 0), (2, 0), (1, r.randint(1, 6)), (5, 0)])
        q = cs * pc + ps
        mrp = Dc(mrp)
        base = Q(mrp / (1 + Dc(rt) / 100) * Dc(r.randint(78, 90)) / 100)
        g = Q(base * q)
        sp, cp = Dc(r.choice([0, 0, 2, 3, 5])), Dc(r.choice([0, 0, 1, '1.5']))
        sa = Q(g * sp / 100)
        ca = Q((g - sa) * cp / 100)
        l = L(ds, h, q, base, rt, inter, disc=sa + ca)
        l.cs, l.ps, l.mrp, l.sp, l.sa, l.cp, l.ca, l.fr = cs, ps, mrp, sp, sa, cp, ca, r.choice([0, 0, 0, 1, 2, 12]) if q > 6 else 0
        ls.append(l)
    d.open(landscape(A4))
    Z, LD, x0 = 6.9, 8.3, 22
    ff, fb = ('C', 'CB') if d.seed % 2 else ('M', 'MB')
    if ff == 'M':
        Z = 6.6
    spec = [('Sr', 3, 'r'), ('Item Description', 26, 'l'), ('HSN', 8, 'l'), ('MRP', 7, 'r'), ('Cs', 3, 'r'), ('Pcs', 4, 'r'), ('TotQty', 6, 'r'), ('Free', 5, 'r'), ('Rate', 8, 'r'), ('Gross Amt', 11, 'r'), ('Sch%', 5, 'r'), ('Sch Amt', 9, 'r'), ('CD%', 4, 'r'), ('CD Amt', 8, 'r'), ('Taxable', 11, 'r')]
    spec += [('IGST%', 6, 'r'), ('IGST Amt', 10, 'r')] if inter else [('GST%', 6, 'r'), ('CGST', 9, 'r'), ('SGST', 9, 'r')]
    spec += [('Net Amt', 12, 'r')]
    TWc = sum(s[1] for s in spec) + len(spec) - 1

    def fmt(v):
        return ' '.join(str(x)[:n].rjust(n) if al == 'r' else str(x)[:n].ljust(n) for x, (h, n, al) in zip(v, spec))

    def out(s, b=False):
        d.t(x0, d.y, s, fb if b else ff, Z)
        d.y += LD
    due = dt + datetime.timedelta(days=r.choice([7, 10, 14]))
    beat, sm = r.choice(['MARKET YARD', 'STATION RD', 'OLD CITY']), r.choice(GIVN).upper()
    frm = lambda q, n: [l for l in q[:n]]

    def top():
        d.y = 30
        out((sup['name'].upper()).center(TWc), True)
        out(('%s, %s, %s-%s  PH: %s' % (sup['a1'], sup['a2'], sup['city'], sup['pin'], sup['ph'])).upper().center(TWc))
        out(('GSTIN: %s   FSSAI: 1%d   STATE: %s-%s' % (sup['gstin'], 1 * 10 ** 12 + int(sup['pin']) * 104729, a, ST[a][0].upper())).center(TWc))
        out('GST TAX INVOICE (CREDIT)'.center(TWc), True)
        out('=' * TWc)
        for p, q in (('To: ' + rec['name'].upper(), 'Invoice No : ' + inv), ('    ' + rec['a1'].upper() + ', ' + rec['city'].upper(), 'Inv. Date  : ' + dt.strftime('%d/%m/%y')), ('    GSTIN: %s  STATE: %s-%s' % (rec['gstin'], b, ST[b][0].upper()), 'Due Date   : ' + due.strftime('%d/%m/%y')),
                     ('    BEAT: %s   SALESMAN: %s' % (beat, sm), 'Page       : %d/%d' % (d.pno, d.N))):
            out(p.ljust(TWc - 40) + q)
        out('-' * TWc)
        out(fmt([s[0] for s in spec]), True)
        out('-' * TWc)

    def srow(q, txt):
        v = ['', txt, '', '', sum(l.cs for l in q), sum(l.ps for l in q), nz(S(q, 'qty')), sum(l.fr for l in q), '', pl(S(q, 'gross')), '', pl(S(q, 'sa')), '', pl(S(q, 'ca')), pl(S(q, 'tv')), '']
        return v + ([pl(S(q, 'ig'))] if inter else [pl(S(q, 'cg')), pl(S(q, 'sg'))]) + [pl(S(q, 'total'))]
    top()
    for i, l in enumerate(ls):
        if d.y > 545:
            out('-' * TWc)
            out(fmt(srow(ls[:i], 'C/F TO NEXT PAGE ......')))
            d.new()
            top()
            out(fmt(srow(ls[:i], 'B/F FROM PREV PAGE .....')))
        z = lambda x: x if x else ''
        v = [i + 1, l.desc, l.hsn, pl(l.mrp), z(l.cs), z(l.ps), nz(l.qty), z(l.fr), pl(l.price), pl(l.gross), pl(l.sp) if l.sp else '', pl(l.sa) if l.sa else '', pl(l.cp, 1) if l.cp else '', pl(l.ca) if l.ca else '', pl(l.tv), pl(l.rate)[:5]]
        out(fmt(v + ([pl(l.ig)] if inter else [pl(l.cg), pl(l.sg)]) + [pl(l.total)]))
    out('-' * TWc)
    out(fmt(srow(ls, 'TOTAL')), True)
    out('=' * TWc)
    hs = {}
    for l in ls:
        hs.setdefault((l.hsn, l.rate), []).append(l)
    if d.y + LD * (max(len(hs) + 2, 8) + 6) > 575:
        d.new()
        top()
    tot, ro = rounded(S(ls, 'total'))
    left = ['HSN       GST%%    TAXABLE   %s' % ('IGST' if inter else '  CGST       SGST')]
    for (h, rt), q in sorted(hs.items()):
        left.append('%-8s %5s %11s %s' % (h, pl(rt), pl(S(q, 'tv')), '%10s' % pl(S(q, 'ig')) if inter else '%10s %10s' % (pl(S(q, 'cg')), pl(S(q, 'sg')))))
    left[0] = '%-8s %5s %11s %s' % ('HSN', 'GST%', 'TAXABLE', '%10s' % 'IGST AMT' if inter else '%10s %10s' % ('CGST AMT', 'SGST AMT'))
    right = [('GROSS AMOUNT', S(ls, 'gross')), ('LESS: SCHEME', -S(ls, 'sa')), ('LESS: CASH DISC', -S(ls, 'ca')), ('TAXABLE AMOUNT', S(ls, 'tv'))] + ([('ADD: IGST', S(ls, 'ig'))] if inter else [('ADD: CGST', S(ls, 'cg')), ('ADD: SGST', S(ls, 'sg'))]) + [('ROUND OFF', ro), ('NET PAYABLE', tot)]
    right = ['%-18s %14s' % (k, pl(v)) for k, v in right]
    for i in range(max(len(left), len(right))):
        out((left[i] if i < len(left) else '').ljust(TWc - 36) + (right[i] if i < len(right) else ''), i == len(right) - 1)
    out('-' * TWc)
    aw = words(tot, paise='').upper()
    out('RS. ' + aw)
    out('GOODS ONCE SOLD WILL NOT BE TAKEN BACK. CHEQUE BOUNCE CHARGES RS.500/-. E.&O.E.'.ljust(TWc - 44) + ('FOR ' + sup['name'].upper()).rjust(44))
    d.y += 20
    out('RECEIVER\'S SIGN'.ljust(TWc - 44) + 'AUTH. SIGN'.rjust(44))
    tx = lambda l: dict(cgst=None if inter else l.cg, sgst=None if inter else l.sg, igst=l.ig if inter else None)
    items = [money(description=l.desc, hsn_sac=l.hsn, quantity=nz(l.qty), unit_price=l.price, discount=l.disc if bool(l.sa) != bool(l.ca) else None, taxable_value=l.tv, tax_rate=nz(l.rate), total=l.total, **tx(l)) for l in ls]
    return dict(invoice_number=inv, invoice_date=iso(dt), due_date=iso(due), document_type='invoice', supplier=dict(name=sup['name'].upper(), gstin=sup['gstin']), recipient=dict(name=rec['name'].upper(), gstin=rec['gstin']), line_items=items,
                totals=money(taxable_value=S(ls, 'tv'), cgst=None if inter else S(ls, 'cg'), sgst=None if inter else S(ls, 'sg'), igst=S(ls, 'ig') if inter else None, round_off=ro, total=tot), amount_in_words=aw)


@layout
def steel(d):
    """steel trader, desktop program's print: MT with 3 decimals, coil numbers below the item, taxes below the lines, rate summary; some debit notes"""
    r, inter = d.r, d.seed % 2 == 1
    a, b = pick_states(r, inter)
    sup, rec = party(r, a, ['Steel Traders', 'Ispat Pvt. Ltd.', 'Iron & Steel Co.', 'Metal Corporation']), party(r, b, ['Fabricators', 'Engineering Works', 'Structurals Pvt. Ltd.', 'Roofing Industries'])
    dt = rdate(r)
    dn = d.seed % 4 == 0
    inv = ('DN/%s/%03d' if dn else 'ST/%s/%04d') % (fy(dt), r.randint(1, 900))
    pool = [('HR COIL 2.50MM X 1250MM IS 2062 E250', '72083840', 48, 56), ('CR SHEET 1.00MM X 1250 X 2500 IS 513', '72091690', 58, 68), ('GP COIL 0.50MM 120GSM IS 277', '72104900', 64, 74), ('M.S. ANGLE 50X50X6', '72162100', 50, 57), ('M.S. CHANNEL ISMC 100', '72163100', 51, 58),
            ('TMT BAR FE 550D 12MM', '72142090', 47, 56), ('M.S. PLATE 10MM', '72085110', 52, 60), ('ERW PIPE 48.3 OD X 2.9MM', '73063090', 59, 69)]
    ls = []
    for i in range(d.rows):
        ds, h, lo, hi = r.choice(pool)
        q = Dc(r.randint(180, 28650)) / 1000
        l = L(ds, h, q, Dc(r.randint(lo * 10, hi * 10)) * 100 if not dn else Dc(r.randint(2, 18)) * 50, 18, inter)
        l.sub = 'Coil No.: ' + ', '.join('%s%06d' % (r.choice(['JS', 'TH', 'E']), r.randint(1, 999999)) for _ in range(r.randint(1, 3))) if 'COIL' in ds else 'Bundle %d, Heat No. %05d' % (r.randint(1, 9), r.randint(1, 99999)) if r.random() < .4 else ''
        ls.append(l)
    lod = Q(0) if dn else Q(S(ls, 'qty') * 120)
    if lod:
        lx = L('Loading Charges', '9967', 1, lod, 18, inter)
    tv = S(ls, 'tv') + lod
    hf = Q(tv * 9 / 100)
    cg = sg = Q(0) if inter else hf
    ig = Q(tv * 18 / 100) if inter else Q(0)
    tot, ro = rounded(tv + cg + sg + ig)
    d.open(A4)
    x0, TW = 30, 535
    cols = [dict(k='n', h='S.N.', w=26, al='r'), dict(k='ds', h='Description of Goods', w=205), dict(k='h', h='HSN/SAC Code', w=58), dict(k='q', h='Qty.', w=58, al='r'), dict(k='u', h='Unit', w=32), dict(k='p', h='Price', w=66, al='r'), dict(k='g', h='Amount(Rs.)', w=90, al='r')]
    gr, tn = r.randint(1000, 99999), 'M/s ' + r.choice(SURN) + ' Roadlines'
    veh = '%s-%02d-G-%04d' % (sup['sc'], r.randint(1, 30), r.randint(1, 9999))
    eway = '%d %d %d' % (r.randint(1000, 9999), r.randint(1000, 9999), r.randint(1000, 9999))
    ref = 'ST/%s/%04d' % (fy(dt), r.randint(1, 900))
    title = 'DEBIT NOTE' if dn else 'TAX INVOICE'

    def top(first):
        d.y = 26
        d.t(x0, 36, 'GSTIN : ' + sup['gstin'], 'HB', 8.5)
        d.t(x0 + TW, 36, 'Original Copy' if d.seed % 3 else 'Duplicate Copy', 'HI', 8, 'r')
        d.t(x0 + TW / 2, 48, title, 'HB', 10, 'c', dbl=True)
        d.ln(x0 + TW / 2 - 34, 50, x0 + TW / 2 + 34, 50, .7)
        d.t(x0 + TW / 2, 66, sup['name'].upper(), 'TB', 17, 'c', dbl=True)
        d.t(x0 + TW / 2, 77, ('%s, %s, %s-%s' % (sup['a1'], sup['a2'], sup['city'], sup['pin'])).upper(), 'H', 8, 'c')
        d.t(x0 + TW / 2, 87, 'Tel. : %s, 0%d-24%05d  email : %s' % (sup['ph'], int(sup['pin'][:2]) + 60, int(sup['pin']) % 99999, sup['mail']), 'H', 8, 'c')
        y = 94
        L1 = [('Invoice No.' if not dn else 'Debit Note No.', inv), ('Dated', dt.strftime('%d-%m-%Y')), ('Place of Supply', '%s (%s)' % (ST[b][0], b)), ('Reverse Charge', 'N')]
        L2 = [('GR/RR No.', '%d' % gr), ('Transport', tn), ('Vehicle No.', veh), ('E-Way Bill No.', eway)] if not dn else [('Against Inv. No.', ref), ('Inv. Dated', (dt - datetime.timedelta(days=11)).strftime('%d-%m-%Y')), ('Reason', 'Rate Difference'), ('', '')]
        d.box(x0, y, TW, 52)
        d.ln(x0 + TW / 2, y, x0 + TW / 2, y + 122)
        for i in range(4):
            for x, q in ((x0, L1), (x0 + TW / 2, L2)):
                if q[i][0]:
                    d.t(x + 5, y + 12 + i * 11.5, q[i][0], 'H', 8.5)
                    d.t(x + 82, y + 12 + i * 11.5, ': ' + q[i][1], 'HB' if i < 2 and x == x0 else 'H', 8.5)
        d.box(x0, y + 52, TW, 70)
        for x, h in ((x0, 'Billed to :'), (x0 + TW / 2, 'Shipped to :')):
            d.t(x + 5, y + 63, h, 'HI', 8.5)
            d.lines(x + 5, y + 74, [rec['name'], rec['a1'], rec['city'] + '-' + rec['pin'] + ' ' + rec['state'], ''], 'HB', 8.5, 10.5)
            d.t(x + 5, y + 110, 'GSTIN / UIN', 'H', 8.5)
            d.t(x + 82, y + 110, ': ' + rec['gstin'], 'H', 8.5)
        y += 122
        h = d.head(cols, x0, y, f='HB', z=8.5, vr=.5, hr=.5, hpad=4)
        d.y0 = y
        return y + h

    def sides(y1, y2):
        x = x0
        for c in cols + [dict(w=0)]:
            d.ln(x, y1, x, y2)
            x += c['w']
    y = top(True)
    for i, l in enumerate(ls):
        ro_ = dict(n='%d.' % (i + 1), ds=[l.desc] + ([l.sub] if l.sub else []), h=l.hsn, q=pl(l.qty, 3), u='MT', p=pl(l.price), g=inr(l.tv))
        h = d.rh(cols, ro_, z=8.5, hpad=1.5)
        if y + h > 770:
            d.t(x0 + TW - 93, y + 12, 'Totals c/o', 'HI', 8.5, 'r')
            d.t(x0 + TW - 3, y + 12, inr(S(ls[:i], 'tv')), 'HB', 8.5, 'r')
            sides(d.y0, y + 18)
            d.ln(x0, y + 18, x0 + TW, y + 18)
            d.t(x0 + TW, y + 30, 'Contd. on Page No. %d' % (d.pno + 1), 'HI', 8, 'r')
            d.new()
            y = top(False)
            d.t(x0 + TW - 93, y + 10, 'Totals b/f', 'HI', 8.5, 'r')
            d.t(x0 + TW - 3, y + 10, inr(S(ls[:i], 'tv')), 'HB', 8.5, 'r')
            y += 15
        y += d.row(cols, ro_, x0, y, z=8.5, hpad=1.5)
    if y > 590:
        d.t(x0 + TW - 3, 792, 'Contd. on Page No. %d' % (d.pno + 1), 'HI', 8, 'r')
        sides(d.y0, 780)
        d.ln(x0, 780, x0 + TW, 780)
        d.new()
        y = top(False)
    y += 6
    d.ln(x0 + TW - 90, y, x0 + TW, y)
    d.t(x0 + TW - 3, y + 11, inr(S(ls, 'tv')), 'H', 8.5, 'r')
    y += 14
    adds = ([('Add  : Loading Charges', '@120.00/MT', lod)] if lod else []) + ([('Add  : IGST', '@ 18.00 %', ig)] if inter else [('Add  : CGST', '@ 9.00 %', cg), ('Add  : SGST', '@ 9.00 %', sg)])
    if ro:
        adds.append(('%s : Rounded Off (%s)' % (('Add ', '+') if ro > 0 else ('Less', '-')), '', abs(ro)))
    for k, m, v in adds:
        d.t(x0 + 60, y + 10, k, 'HI', 8.5)
        d.t(x0 + 345, y + 10, m, 'H', 8.5, 'r')
        d.t(x0 + TW - 3, y + 10, inr(v), 'H', 8.5, 'r')
        y += 12.5
    y = max(y + 4, 600 if d.pno == 1 else y + 4)
    sides(d.y0, y)
    d.box(x0, y, TW, 16)
    d.t(x0 + 190, y + 11, 'Grand Total', 'HB', 9, 'r')
    d.t(x0 + 26 + 205 + 58 + 55, y + 11, pl(S(ls, 'qty'), 3), 'HB', 8.5, 'r')
    d.t(x0 + 26 + 205 + 58 + 61, y + 11, 'MT', 'HB', 8.5)
    d.t(x0 + TW - 3, y + 11, inr(tot), 'HB', 9, 'r')
    y += 16
    d.box(x0, y, TW, 30)
    hh = ['Tax Rate', 'Taxable Amt.'] + (['IGST Amt.'] if inter else ['CGST Amt.', 'SGST Amt.']) + ['Total Tax']
    vv = ['18%', inr(tv)] + ([inr(ig)] if inter else [inr(cg), inr(sg)]) + [inr(cg + sg + ig)]
    for i, (h, v) in enumerate(zip(hh, vv)):
        d.t(x0 + 60 + i * 85, y + 11, h, 'H', 8, 'r')
        d.ln(x0 + 60 + i * 85 - d.w(h, 'H', 8), y + 13, x0 + 60 + i * 85, y + 13, .4)
        d.t(x0 + 60 + i * 85, y + 24, v, 'H', 8, 'r')
    y += 30
    aw = words(tot)
    d.box(x0, y, TW, 15)
    d.t(x0 + 5, y + 10.5, 'Rupees ' + aw, 'HB', 8.5)
    y += 15
    d.box(x0, y, TW, 15)
    d.t(x0 + 5, y + 10.5, 'Bank Details : KARNATAKA BANK LTD, A/C NO. %012d, IFSC KARB0000%03d' % (r.randint(1, 10 ** 11), r.randint(100, 999)), 'H', 8.5)
    y += 15
    d.box(x0, y, TW, 78)
    d.ln(x0 + TW / 2, y, x0 + TW / 2, y + 78)
    d.t(x0 + 5, y + 11, 'Terms & Conditions', 'HB', 8)
    d.lines(x0 + 5, y + 21, ['E.& O.E.', '1. Goods once sold will not be taken back.', '2. Interest @ 24% p.a. will be charged if the payment', 'is not made within 15 days.', '3. Weighment of our weigh bridge is final.', "4. Subject to '%s' Jurisdiction only." % sup['city']], 'H', 7.5, 9.5)
    d.t(x0 + TW / 2 + 5, y + 11, "Receiver's Signature   :", 'H', 8)
    d.t(x0 + TW - 5, y + 34, 'for ' + sup['name'].upper(), 'HB', 8.5, 'r')
    d.t(x0 + TW - 5, y + 72, 'Authorised Signatory', 'H', 8, 'r')
    items = [money(description=(l.desc + ' ' + l.sub).strip(), hsn_sac=l.hsn, quantity=nz(l.qty), unit_price=l.price, taxable_value=l.tv) for l in ls]
    return dict(invoice_number=inv, invoice_date=iso(dt), document_type='debit_note' if dn else 'invoice', supplier=who(dict(sup, name=sup['name'].upper())), recipient=who(rec), place_of_supply=b, line_items=items,
                totals=money(taxable_value=tv, cgst=None if inter else cg, sgst=None if inter else sg, igst=ig if inter else None, round_off=ro if ro else None, total=tot), amount_in_words=aw)
