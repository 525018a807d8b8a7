# SPDX-License-Identifier: AGPL-3.0-or-later
"""GST invoices of the second stranger: an auditor's fee note, a hospital, a work sheet, a press."""

import datetime
from decimal import Decimal as Dc

from reportlab.lib import colors
from reportlab.lib.colors import HexColor
from reportlab.lib.pagesizes import A4, A5, LETTER, landscape
from stranger_gst_second_base import GIVN, L, Q, S, ST, SURN, fy, group, iso, layout, money, nz, party, pick_states, pl, rdate, rounded, who, words
from stranger_gst_trade import inr


@layout
def feenote(d):
    """chartered accountants' fee note: letterhead in serif, hardly any rules, no quantity, long narrations, expenses"""
    r, inter = d.r, d.seed % 2 == 0
    a, b = pick_states(r, inter)
    sup, rec = party(r, a, ['x'], 'F'), party(r, b, ['Textiles Private Limited', 'Foods LLP', 'Infotech Private Limited', 'Realty Developers'])
    sup['name'] = '%s %s & %s' % tuple(r.sample(SURN, 3)) if r.random() < .5 else '%s & Associates' % ' '.join(r.sample(SURN, 2))
    dt = rdate(r)
    due = dt + datetime.timedelta(days=15)
    inv = '%s/%s/%03d' % (''.join(w[0] for w in sup['name'].split() if w != '&'), fy(dt), r.randint(1, 640))
    pool = [('Statutory audit of the financial statements for the year ended 31st March, %d under the Companies Act, 2013', '998221', 45000, 350000), ('Tax audit under section 44AB of the Income-tax Act, 1961 for A.Y. %d-26 including certification in Form 3CD', '998222', 25000, 150000),
            ('Professional fees for filing of GSTR-1 and GSTR-3B for the quarter ended June %d', '998231', 6000, 24000), ('Appearance before the Commissioner (Appeals) and preparation of written submissions, A.Y. %d-22', '998231', 15000, 90000),
            ('Certification of net worth as on 30th September %d for bank purposes', '998221', 3000, 12000), ('Retainership for the month of April %d', '998222', 10000, 40000), ('Filing of Form AOC-4 XBRL and MGT-7 with the Registrar of Companies (F.Y. %d)', '998216', 8000, 18000), ('Out of pocket expenses: conveyance, stationery and courier', '998221', 300, 4500)]
    ls = []
    for i in range(d.rows):
        ds, h, lo, hi = r.choice(pool)
        ds = ds % r.choice([2024, 2025]) if '%d' in ds else ds
        if r.random() < .2:
            ds += ' (as per our engagement letter dated %s)' % (dt - datetime.timedelta(days=90)).strftime('%d.%m.%Y')
        ls.append(L(ds, h, 1, Q(r.randint(lo // 50, hi // 50) * 50), 18, inter))
    tv = S(ls, 'tv')
    cg = Q(0) if inter else Q(tv * 9 / 100)
    ig = Q(tv * 18 / 100) if inter else Q(0)
    tot = tv + 2 * cg + ig
    f, fb = ('T', 'TB') if d.seed % 3 else ('S', 'SB')
    z = 10.5 if f == 'T' else 9
    d.open(LETTER if d.seed % 4 == 1 else A4)
    x0, x9 = 64, d.W - 60
    NV = HexColor('#14284b')

    def letterhead():
        d.t(d.W / 2, 50, sup['name'].upper(), fb, 17, 'c', NV, cs=1.6)
        d.t(d.W / 2, 65, 'CHARTERED ACCOUNTANTS', f, 9, 'c', NV, cs=3)
        d.ln(x0, 73, x9, 73, 1, NV)
        d.ln(x0, 75.5, x9, 75.5, .4, NV)
        d.t(d.W / 2, 87, '%s, %s, %s - %s   Tel: 0%d %d   FRN: %06d%s' % (sup['a1'], sup['a2'], sup['city'], sup['pin'], 20 + int(a), int(sup['pin']) * 37 % 8999999 + 1000000, int(sup['pin']) % 99999 + 100000, 'W' if a < '25' else 'S'), f, 8.5, 'c')

    def foot():
        d.ln(x0, d.H - 44, x9, d.H - 44, .4, NV)
        d.t(d.W / 2, d.H - 33, 'Offices at Mumbai (022 2%07d), Pune and Surat  |  GSTIN %s  |  PAN %s' % (int(sup['pin']) * 7 % 9999999, sup['gstin'], sup['pan']), f, 7.5, 'c', NV)
        if d.N > 1:
            d.t(x9, d.H - 22, '- %d -' % d.pno, f, 8, 'r')
    d.foot = foot
    letterhead()
    d.t(d.W / 2, 116, r.choice(['FEE NOTE CUM TAX INVOICE', 'TAX INVOICE', 'INVOICE FOR PROFESSIONAL SERVICES']), fb, 12, 'c')
    y = 142
    for k, v in (('Bill No.', inv), ('Date', '%s %s, %d' % (dt.strftime('%B'), dt.day, dt.year)), ('Due on', '%s %s, %d' % (due.strftime('%B'), due.day, due.year)), ('Place of Supply', '%s - %s' % (b, ST[b][0]))):
        d.t(x9 - 175, y, k, f, z)
        d.t(x9 - 85, y, v, f if k == 'Due on' else fb, z)
        y += 14
    d.lines(x0, 142, ['To,', 'The Board of Directors / Partners,'], f, z, 14)
    d.t(x0, 170, rec['name'], fb, z)
    y = d.lines(x0, 184, [rec['a1'], rec['a2'], '%s - %s' % (rec['city'], rec['pin']), 'GSTIN: ' + rec['gstin']], f, z, 14)
    W = 300 if d.W > 600 else 290

    def head(y):
        d.ln(x0, y, x9, y, .8)
        d.t(x0, y + 14, 'Sr.', fb, z)
        d.t(x0 + 28, y + 14, 'Particulars', fb, z)
        d.t(x9 - 125, y + 14, 'SAC', fb, z, 'c')
        d.t(x9, y + 14, 'Amount (Rs.)', fb, z, 'r')
        d.ln(x0, y + 19, x9, y + 19, .8)
        return y + 34
    y = head(y + 8)
    for i, l in enumerate(ls):
        n = d.wrap(l.desc, W, f, z)
        if y + len(n) * z * 1.3 > d.H - 70:
            d.new()
            letterhead()
            y = head(110)
        d.t(x0, y, '%d.' % (i + 1), f, z)
        d.t(x9 - 125, y, l.hsn, f, z, 'c')
        yb = d.lines(x0 + 28, y, n, f, z, z * 1.3)
        d.t(x9, yb - z * 1.3, inr(l.tv), f, z, 'r')  # the amount stands beside the last line
        y = yb + 6
    if y > d.H - 320:
        d.new()
        letterhead()
        y = 120
    d.ln(x9 - 95, y - 6, x9, y - 6, .5)
    for k, v, ff in [('Total value of services', tv, f)] + ([('Add: IGST @ 18%', ig, f)] if inter else [('Add: CGST @ 9%', cg, f), ('Add: SGST @ 9%', cg, f)]) + [('Total amount payable', tot, fb)]:
        if ff == fb:
            d.ln(x9 - 95, y - 1, x9, y - 1, .5)
            y += 4
        d.t(x9 - 130, y + 8, k, ff, z, 'r')
        d.t(x9, y + 8, inr(v), ff, z, 'r')
        y += 16
    d.ln(x9 - 95, y - 4, x9, y - 4, .5)
    d.ln(x9 - 95, y - 2, x9, y - 2, .5)
    aw = words(tot, hy='-', and_=True, paise=' and {} Paise Only')
    y = d.para(x0, y + 14, '(Rupees ' + aw + ')', x9 - x0, 'TI' if f == 'T' else f, z)
    y = d.para(x0, y + 8, 'Kindly remit by NEFT to A/c No. %d with Bank of Maharashtra, IFSC MAHB0000%03d. Please deduct TDS u/s 194J @ 10%% on Rs. %s only (excluding GST) and send us Form 16A. MSME (Udyam) No. UDYAM-%s-%02d-%07d.' % (r.randint(10 ** 10, 9 * 10 ** 10), r.randint(1, 999), inr(tv), sup['sc'], r.randint(1, 33), r.randint(1, 99999)), x9 - x0, f, z - 2)
    d.t(x9, y + 22, 'For ' + sup['name'], fb, z, 'r')
    d.t(x9, y + 35, 'Chartered Accountants', f, z, 'r')
    d.t(x9, y + 72, 'CA ' + r.choice(GIVN) + ' ' + sup['name'].split()[0], f, z, 'r')
    d.t(x9, y + 85, 'Partner  (M. No. %06d)' % r.randint(30000, 199999), f, z, 'r')
    return dict(invoice_number=inv, invoice_date=iso(dt), due_date=iso(due), document_type='invoice', supplier=who(dict(sup, name=sup['name'].upper())), recipient=who(rec), place_of_supply=b,
                line_items=[money(description=l.desc, hsn_sac=l.hsn, taxable_value=l.tv) for l in ls], totals=money(taxable_value=tv, cgst=None if inter else cg, sgst=None if inter else cg, igst=ig if inter else None, total=tot), amount_in_words=aw)


@layout
def hospital(d):
    """in-patient bill of supply: grouped by department with subtotals, dates on lines, word-by-word text"""
    r = d.r
    a, b = pick_states(r, False)
    sup = party(r, a, ['Multispeciality Hospital', 'Hospital & Research Centre', 'Superspeciality Hospital Pvt. Ltd.'])
    pat = r.choice(['Mr. ', 'Mrs. ', 'Master ', 'Ms. ']) + r.choice(GIVN) + ' ' + r.choice(SURN)
    dt = rdate(r)
    adm = dt - datetime.timedelta(days=r.randint(2, 9))
    inv = 'IP%02d-%06d' % (dt.year % 100, r.randint(1, 99999))
    secs = [('ROOM RENT & NURSING', '999311', [('Semi Private Room - Bed Charges', 3800), ('Nursing Charges (per day)', 650), ('ICU Bed Charges', 4950), ('RMO Charges', 400)]),
            ('CONSULTATION', '999312', [('Consultation - Dr. V. Nambiar (Cardiology)', 1200), ('Consultation - Dr. S. Gill (Gen. Medicine)', 800), ('Cross Reference Visit - Nephrology', 1000)]),
            ('INVESTIGATIONS', '999316', [('CBC (Complete Blood Count)', 340), ('Serum Creatinine', 210), ('HbA1c', 560), ('2D Echo with Colour Doppler', 2600), ('X-Ray Chest PA View', 450), ('ECG 12 Lead', 300), ('CT Brain Plain 64 Slice', 4200), ('ABG Analysis', 950)]),
            ('PROCEDURES & OT', '999311', [('Coronary Angiography - Package', 18500), ('OT Charges - Major (per hour)', 7800), ('Anaesthesia Charges', 9000), ('Central Line Insertion', 3200)]),
            ('OTHER SERVICES', '999319', [('Dietician Counselling', 300), ('Physiotherapy - Session', 550), ('Medical Records Charges', 250), ('Bio-medical Waste', 180.5)])]
    per = [0] * 5
    for i in range(d.rows):
        per[r.choice([0, 1, 2, 2, 2, 3, 4])] += 1
    G = []
    for (h, sac, pool), n in zip(secs, per):
        if n:
            q = []
            for _ in range(n):
                ds, p = r.choice(pool)
                l = L(ds, sac, r.choice([1, 1, 1, 2, 3]), Q(p), 0, False)
                l.dt, l.code = adm + datetime.timedelta(days=r.randint(0, (dt - adm).days)), '%s%04d' % (h[:2], r.randint(1, 9999))
                q.append(l)
            G.append((h, sac, sorted(q, key=lambda l: l.dt)))
    ls = [l for g in G for l in g[2]]
    tv = S(ls, 'tv')
    d.open(A4)
    f, fb = ('DC', 'DCB')
    GR = HexColor('#00695c')
    x0, x9 = 36, 559
    X = dict(dt=x0 + 4, code=x0 + 62, ds=x0 + 128, q=x0 + 352, p=x0 + 430, g=x9 - 4)

    def foot():
        d.t(x0, 818, 'Emergency 0%s-2%06d | NABH Accredited | Regd. under Clinical Establishments Act No. CE/%s/%05d' % (sup['pin'][:3], int(sup['pin']) * 3 % 999999, sup['sc'], int(sup['pin']) % 9999), f, 6.5, col=GR)
        d.t(x9, 818, 'Page %d of %d' % (d.pno, d.N), f, 6.5, 'r')
    d.foot = foot

    def head(y):
        d.ln(x0, y, x9, y, 1, GR)
        for k, h, al in (('dt', 'Date', 'l'), ('code', 'Service Code', 'l'), ('ds', 'Service Description', 'l'), ('q', 'Qty', 'r'), ('p', 'Rate', 'r'), ('g', 'Amount', 'r')):
            d.t(X[k], y + 11, h, fb, 8, al, GR)
        d.ln(x0, y + 15, x9, y + 15, 1, GR)
        return y + 27
    d.box(x0, 26, 30, 30, GR, 0)
    d.t(x0 + 15, 48, '+', 'HB', 24, 'c', colors.white)
    d.t(x0 + 38, 42, sup['name'], fb, 15, col=GR, wd=True)
    d.t(x0 + 38, 54, '%s, %s, %s %s. Ph %s. GSTIN: %s' % (sup['a1'], sup['a2'], sup['city'], sup['pin'], sup['ph'], sup['gstin']), f, 7.5)
    d.t(d.W / 2, 74, 'BILL OF SUPPLY', fb, 11, 'c')
    d.t(d.W / 2, 84, 'In-Patient Final Bill (Detailed) - Health care services exempt under Notification 12/2017-CT(R) Sl. No. 74', f, 7, 'c')
    info = [('Patient Name', pat, 'Bill No', inv), ('UHID / IP No', 'UH%07d / IP%06d' % (r.randint(1, 999999), r.randint(1, 99999)), 'Bill Date', dt.strftime('%d-%b-%y') + ' 11:%02d AM' % r.randint(10, 59)), ('Age / Sex', '%d Y / %s' % (r.randint(5, 80), 'F' if pat[:3] in ('Mrs', 'Ms.') else 'M'), 'Admission', adm.strftime('%d-%b-%y') + ' 09:%02d PM' % r.randint(10, 59)),
            ('Consultant', 'Dr. V. Nambiar', 'Discharge', dt.strftime('%d-%b-%y') + ' 10:15 AM'), ('Payer', 'SELF / CASH', 'Ward / Bed', 'SP-%d / %dB' % (r.randint(2, 6), r.randint(201, 640)))]
    d.box(x0, 90, x9 - x0, 64, None, .6, '#00695c')
    for i, q in enumerate(info):
        for k, x, ff in ((0, x0 + 6, f), (1, x0 + 76, fb), (2, x0 + 320, f), (3, x0 + 380, fb)):
            d.t(x, 102 + i * 11.5, (': ' if k % 2 else '') + q[k], ff, 8, wd=True)
    y = head(160)
    for h, sac, q in G:
        for i, l in enumerate(q):
            if y > 780:
                d.new()
                d.t(x0, 34, '%s   Bill No: %s   (contd.)' % (pat, inv), f, 8)
                y = head(42)
            if i == 0:
                d.t(X['dt'], y, '%s (SAC %s)' % (h, sac), fb, 8, wd=True)
                y += 12
            d.t(X['dt'], y, l.dt.strftime('%d-%b-%y'), f, 7.8)
            d.t(X['code'], y, l.code, f, 7.8)
            d.t(X['ds'], y, l.desc, f, 7.8, wd=True)
            d.t(X['q'], y, pl(l.qty), f, 7.8, 'r')
            d.t(X['p'], y, inr(l.price), f, 7.8, 'r')
            d.t(X['g'], y, inr(l.tv), f, 7.8, 'r')
            y += 11.5
        d.ln(x9 - 80, y - 8, x9, y - 8, .3)
        d.t(X['p'], y + 1, 'Sub Total', fb, 8, 'r')
        d.t(X['g'], y + 1, inr(S(q, 'tv')), fb, 8, 'r')
        y += 15
    if y > 640:
        d.new()
        y = 50
    tot, ro = rounded(tv)
    d.ln(x0, y - 6, x9, y - 6, 1, GR)
    for k, v in (('Gross Bill Amount', tv), ('GST (Exempt)', Q(0)), ('Rounding', ro), ('Net Payable Amount', tot)):
        d.t(X['p'], y + 6, k, fb if k[0] == 'N' else f, 8.5, 'r')
        d.t(X['g'], y + 6, inr(v), fb if k[0] == 'N' else f, 8.5, 'r')
        y += 13
    aw = words(tot, paise='')
    d.t(x0, y + 10, 'Amount in words : Rupees ' + aw, fb, 8)
    d.t(x0, y + 26, 'Receipt details', fb, 7.5)
    p1 = Q(int(tot * Dc('0.4')))
    for i, (m, v) in enumerate((('Advance - UPI', p1), ('Final - Card XX%04d' % r.randint(1, 9999), tot - p1))):
        d.t(x0, y + 38 + i * 10, 'RC%07d' % r.randint(1, 9999999), f, 7.5)
        d.t(x0 + 70, y + 38 + i * 10, m, f, 7.5)
        d.t(x0 + 230, y + 38 + i * 10, inr(v), f, 7.5, 'r')
    d.t(x9, y + 70, 'Billing Executive: ' + r.choice(GIVN), f, 7.5, 'r')
    return dict(invoice_number=inv, invoice_date=iso(dt), document_type='bill_of_supply', supplier=who(sup), recipient=dict(name=pat),
                line_items=[money(description=l.desc, quantity=nz(l.qty), unit_price=l.price, taxable_value=l.tv) for l in ls], totals=money(round_off=ro, total=tot), amount_in_words=aw)


@layout
def worksheet(d):
    """free spreadsheet template, shrunk to a landscape page: every cell bordered, CGST, SGST and IGST columns always there, unused rows left empty"""
    r, inter = d.r, d.seed % 2 == 1
    a, b = pick_states(r, inter)
    sup, rec = party(r, a, ['Seeds & Fertilizers', 'Agro Agency', 'Krishi Seva Kendra', 'Crop Care']), party(r, b, ['Farmer Producer Company Limited', 'Agro Mart', 'Krishi Bhandar'])
    dt = rdate(r)
    inv = '%s/%03d' % (fy(dt), r.randint(1, 960))
    pool = [('Hybrid Maize Seed (4 kg pack)', '10051000', 0, 'Bag', 980, 1450), ('NPK 19:19:19 Water Soluble 25 kg', '31052000', 5, 'Bag', 2400, 3300), ('Chlorpyriphos 20% EC 1 L', '38089199', 18, 'Ltr', 310, 460), ('Glyphosate 41% SL 5 L', '38089390', 18, 'Can', 1450, 2100), ('Zinc Sulphate Monohydrate 33%', '28332990', 18, 'Kg', 62, 96),
            ('Knapsack Sprayer 16 L, battery operated', '84244100', 12, 'Nos', 1850, 2900), ('Vermicompost 40 kg', '31010099', 5, 'Bag', 240, 380), ('Drip Lateral 16 mm Class 2 (400 m coil)', '84249000', 12, 'Coil', 3100, 4200), ('DAP 18-46-0 50 kg', '31053000', 5, 'Bag', 1285, 1350)]
    ls = []
    for i in range(d.rows):
        ds, h, rt, u, lo, hi = r.choice(pool)
        if r.random() < .3:
            ds += ' Lot %s/%d Exp. %s' % (r.choice(['KH', 'RB']), r.randint(100, 999), (dt + datetime.timedelta(days=500)).strftime('%m-%Y'))
        q, p = Dc(r.choice([1, 2, 5, 10, 20, '7.5'])), Dc(r.randint(lo, hi))
        l = L(ds, h, q, p, rt, inter, disc=Q(r.choice([0, 0, 0, 10, 50])))
        l.u = u
        ls.append(l)
    d.open(landscape(A4))
    z = 6.8
    zero = ['', '0.00', '-'][d.seed % 3]
    cw = [22, 138, 44, 28, 32, 44, 54, 40, 56, 28, 46, 28, 46, 28, 48, 62]
    cw[1] += 786 - sum(cw)
    K = ['Sr. No.', 'Product Description', 'HSN code', 'UOM', 'Qty', 'Rate', 'Amount', 'Less: Discount', 'Taxable Value', 'CGST', '', 'SGST', '', 'IGST', '', 'Total']
    x0, TW = 28, 786
    X = [x0]
    for w in cw:
        X.append(X[-1] + w)
    YL, BLU = '#ffe699', '#ddebf7'

    def cell(i, j, y, h, t, al='c', f='H', fill=None, ls_=None):
        d.box(X[i], y, X[j] - X[i], h, fill, .4)
        t = ls_ or [t]
        yy = y + h / 2 - (len(t) - 1) * z * .58 + z * .35
        for s in t:
            d.t((X[i] + X[j]) / 2 if al == 'c' else X[i] + 2 if al == 'l' else X[j] - 2, yy, s, f, z, al)
            yy += z * 1.16

    def head(y):
        for i, k in enumerate(K):
            if k in ('CGST', 'SGST', 'IGST'):
                cell(i, i + 2, y, 12, k, f='HB', fill=YL)
                cell(i, i + 1, y + 12, 12, 'Rate', f='HB', fill=YL)
                cell(i + 1, i + 2, y + 12, 12, 'Amount', f='HB', fill=YL)
            elif k:
                cell(i, i + 1, y, 24, '', f='HB', fill=YL, ls_=d.wrap(k, cw[i] - 2, 'HB', z))
        return y + 24
    d.foot = lambda: d.t(d.W / 2, 584, 'Page %d' % d.pno, 'H', 6.5, 'c')
    d.box(x0, 24, TW, 30, BLU, .6)
    d.t(d.W / 2, 38, sup['name'], 'HB', 14, 'c')
    d.t(d.W / 2, 49, '%s, %s, %s - %s.  Mob. %s   Seed Lic. %s/%04d   Fert. Lic. %s/%05d' % (sup['a1'], sup['a2'], sup['city'], sup['pin'], sup['ph'], sup['sc'], r.randint(1, 9999), sup['sc'], r.randint(1, 99999)), 'H', 7, 'c')
    d.box(x0, 54, TW, 14, YL, .6)
    d.t(x0 + 4, 64, 'GSTIN: ' + sup['gstin'], 'HB', 8)
    d.t(d.W / 2, 64, 'Tax Invoice', 'HB', 10, 'c')
    h = X[9]
    y = 68
    for (k, v), (k2, v2) in zip((('Invoice No:', inv), ('Invoice date:', dt.strftime('%d-%b-%y')), ('Reverse Charge (Y/N):', 'N'), ('State:', '%s      Code  %s' % (ST[a][0], a))), (('Transport Mode:', r.choice(['Tempo', 'By hand', 'Own'])), ('Vehicle number:', '%s %02d T %04d' % (sup['sc'], r.randint(1, 40), r.randint(1, 9999))), ('Date of Supply:', dt.strftime('%d-%b-%y')), ('Place of Supply:', '%s (%s)' % (ST[b][0], b)))):
        d.box(x0, y, h - x0, 11, None, .4)
        d.box(h, y, X[-1] - h, 11, None, .4)
        d.t(x0 + 3, y + 8, k, 'H', z + .4)
        d.t(x0 + 95, y + 8, v, 'HB' if 'Inv' in k else 'H', z + .4)
        d.t(h + 3, y + 8, k2, 'H', z + .4)
        d.t(h + 95, y + 8, v2, 'H', z + .4)
        y += 11
    for x, x2, t in ((x0, h, 'Bill to Party'), (h, X[-1], 'Ship to Party')):
        d.box(x, y, x2 - x, 11, BLU, .4)
        d.t((x + x2) / 2, y + 8, t, 'HB', z + .4, 'c')
        for i, (k, v) in enumerate((('Name:', rec['name']), ('Address:', rec['a1'] + ', ' + rec['city'] + ' ' + rec['pin']), ('GSTIN:', rec['gstin']), ('State:', '%s      Code  %s' % (ST[b][0], b)))):
            d.box(x, y + 11 + i * 11, x2 - x, 11, None, .4)
            d.t(x + 3, y + 19 + i * 11, k, 'H', z + .4)
            d.t(x + 50, y + 19 + i * 11, v, 'H', z + .4)
    y = head(y + 58)
    al = 'clcccrrrrcrcrcrr'
    m = lambda v: inr(v) if v else zero
    for i in range(max(len(ls), 10)):
        if i < len(ls):
            l = ls[i]
            hf = nz(l.rate / 2) + '%'
            v = [str(i + 1), l.desc, l.hsn, l.u, nz(l.qty), pl(l.price), inr(l.gross), m(l.disc), inr(l.tv)] + ([zero, zero] * 2 + [nz(l.rate) + '%', inr(l.ig)] if inter else [hf, inr(l.cg), hf, inr(l.sg), zero, zero]) + [inr(l.total)]
        else:
            v = [''] * 16
        n = d.wrap(v[1], cw[1] - 4, 'H', z)
        hh = max(13, len(n) * z * 1.16 + 5)
        if y + hh > 572:
            d.new()
            y = head(26)
        for k in range(16):
            cell(k, k + 1, y, hh, v[k], al[k], ls_=n if k == 1 else None)
        y += hh
    if y > 430:
        cell(0, 16, y, 10, 'continued...', 'r')
        d.new()
        y = head(26)
    cell(0, 4, y, 14, 'Total', 'c', 'HB', YL)
    tv_ = ['', '', '', '', nz(S(ls, 'qty')), '', inr(S(ls, 'gross')), m(S(ls, 'disc')), inr(S(ls, 'tv')), '', m(S(ls, 'cg')), '', m(S(ls, 'sg')), '', m(S(ls, 'ig')), inr(S(ls, 'total'))]
    for k in range(4, 16):
        cell(k, k + 1, y, 14, tv_[k], al[k], 'HB', YL)
    y += 14
    tot, ro = rounded(S(ls, 'total'))
    aw = words(tot, and_=True, paise='')
    cell(0, 9, y, 13, 'Total Invoice amount in words', 'c', 'HB', BLU)
    d.box(x0, y + 13, X[9] - x0, 26, None, .4)
    d.t((x0 + X[9]) / 2, y + 29, 'Rupees ' + aw, 'H', 8, 'c')
    d.box(x0, y + 39, X[9] - x0, 65, None, .4)
    d.lines(x0 + 4, y + 49, ['Bank Details', 'Bank A/C: %d' % r.randint(10 ** 10, 10 ** 11), 'Bank IFSC: BKID000%04d' % r.randint(1, 9999), 'Terms & conditions: seeds once sold will not be returned; dispute within 3 days.'], 'H', 7, 10)
    for k, v in (('Total Amount before Tax', S(ls, 'tv')), ('Add: CGST', S(ls, 'cg')), ('Add: SGST', S(ls, 'sg')), ('Add: IGST', S(ls, 'ig')), ('Total Tax Amount', S(ls, 'tax')), ('Round Off', ro), ('Total Amount after Tax:', tot), ('GST on Reverse Charge', Q(0))):
        cell(9, 14, y, 13, k, 'l', 'HB' if 'after' in k else 'H', BLU if 'after' in k else None)
        cell(14, 16, y, 13, inr(v), 'r', 'HB' if 'after' in k else 'H', BLU if 'after' in k else None)
        y += 13
    d.t(X[-1], y + 12, 'For ' + sup['name'], 'HB', 8, 'r')
    d.t(X[-1], y + 32, 'Authorised signatory', 'H', 7, 'r')
    items = []
    for l in ls:
        t = dict(cgst=Q(0) if zero == '0.00' else None, sgst=Q(0) if zero == '0.00' else None, igst=l.ig) if inter else dict(cgst=l.cg, sgst=l.sg, igst=Q(0) if zero == '0.00' else None)
        items.append(money(description=l.desc, hsn_sac=l.hsn, quantity=nz(l.qty), unit_price=l.price, discount=l.disc or None, taxable_value=l.tv, tax_rate=nz(l.rate), total=l.total, **t))
    return dict(invoice_number=inv, invoice_date=iso(dt), document_type='invoice', supplier=who(sup), recipient=who(rec), place_of_supply=b, line_items=items, totals=money(taxable_value=S(ls, 'tv'), cgst=S(ls, 'cg'), sgst=S(ls, 'sg'), igst=S(ls, 'ig'), round_off=ro, total=tot), amount_in_words=aw)


@layout
def pressbill(d):
    """printing press bill-book, A5: maroon pre-printed form, rupees and paise in separate columns, carried-over sums"""
    r, inter = d.r, d.seed % 4 == 2
    a, b = pick_states(r, inter)
    sup, rec = party(r, a, ['Offset Printers', 'Printing Press', 'Graphics & Flex', 'Mudranalaya']), party(r, b, ['Caterers', 'Public School', 'Classes', 'Diagnostics'])
    dt = rdate(r)
    inv = '%d' % r.randint(101, 4999)
    pool = [('Visiting Cards 350 GSM matt laminated, both side', '4909', 12, 200, 1000, '0.85', '2.60'), ('Letter Heads A4 100 GSM sunshine', '4820', 18, 100, 1000, '1.20', '2.90'), ('Bill Books duplicate 50x2, 1/6 size', '4820', 18, 5, 50, '62', '95'), ('Flex Banner 10 x 4 ft with eyelets', '4911', 18, 1, 8, '480', '720'),
            ('Brochure 4 colour 170 GSM art paper', '4901', 5, 250, 2000, '3.40', '9.75'), ('Wedding Cards with envelope, gold foil', '4909', 12, 100, 600, '14.50', '38'), ('Designing charges', '998391', 18, 1, 4, '300', '1500'), ('Rubber Stamp self inking', '9611', 18, 1, 6, '180', '420'), ('Calendar wall 12 sheets spiral', '4910', 12, 50, 500, '28', '61.25')]
    ls = []
    for i in range(d.rows):
        ds, h, rt, q1, q2, lo, hi = r.choice(pool)
        p = Dc(r.randint(int(Dc(lo) * 20), int(Dc(hi) * 20))) / 20
        q = r.randint(q1, q2)
        if q > 20:
            q = q // 50 * 50 or 50
        ls.append(L(ds, h, q, p, rt, inter))
    gr = [g for g in group(ls, inter)]
    tv = S(ls, 'tv')
    raw = tv + sum(g[2] + g[3] + g[4] for g in gr)
    tot, ro = rounded(raw)
    d.open(A5)
    MR = HexColor('#8b1a2b')
    x0, TW = 20, d.W - 40
    cols = [dict(k='n', h='No.', w=22, al='c'), dict(k='ds', h='PARTICULARS', w=142), dict(k='h', h='HSN / SAC', w=44, al='c'), dict(k='q', h='Qty.', w=36, al='c'), dict(k='p', h='Rate', w=50, al='r'), dict(k='rs', h='Rs.', w=60, al='r'), dict(k='ps', h='P.', w=0, al='c')]
    cols[-1]['w'] = TW - sum(c['w'] for c in cols)
    X = [x0]
    for c in cols:
        X.append(X[-1] + c['w'])
    oth = rec['gstin']
    BOT = 548

    def rp(v):
        s = inr(v)
        return s[:-3], s[-2:]

    def top():
        d.box(x0, 18, TW, BOT - 18 + 28, None, 1, '#8b1a2b')
        d.t(x0 + 6, 30, 'GSTIN : ' + sup['gstin'], 'HB', 7.5, col=MR)
        d.t(x0 + TW - 6, 30, 'Mob.: %s' % sup['ph'], 'HB', 7.5, 'r', MR)
        d.t(d.W / 2, 30, 'TAX INVOICE', 'HB', 8, 'c', MR)
        d.t(d.W / 2, 50, sup['name'], 'TB', 21, 'c', MR)
        d.t(d.W / 2, 61, 'Offset & Digital Printing * Flex * Wedding Cards * Rubber Stamps * Binding', 'TI', 8, 'c', MR)
        d.t(d.W / 2, 71, '%s, %s, %s - %s (State Code %s)' % (sup['a1'], sup['a2'], sup['city'], sup['pin'], a), 'H', 7.5, 'c', MR)
        d.ln(x0, 76, x0 + TW, 76, .8, MR)
        d.t(x0 + 6, 89, 'Invoice No.', 'H', 8, col=MR)
        d.t(x0 + 56, 89, inv, 'CB', 11)
        d.t(x0 + TW - 110, 89, 'Date :', 'H', 8, col=MR)
        d.t(x0 + TW - 80, 89, dt.strftime('%d/%m/%Y'), 'C', 10)
        d.t(x0 + 6, 104, 'M/s.', 'H', 8, col=MR)
        d.t(x0 + 30, 104, rec['name'], 'C', 10)
        d.ln(x0 + 28, 107, x0 + TW - 6, 107, .4, MR, ([1, 1.5], 0))
        d.t(x0 + 30, 117, rec['a1'] + ', ' + rec['city'], 'C', 9)
        d.ln(x0 + 28, 120, x0 + TW - 6, 120, .4, MR, ([1, 1.5], 0))
        d.t(x0 + 6, 131, "Party's GSTIN", 'H', 8, col=MR)
        d.t(x0 + 68, 131, rec['gstin'], 'C', 9.5)
        d.t(x0 + TW - 140, 131, 'Place of Supply', 'H', 8, col=MR)
        d.t(x0 + TW - 74, 131, '%s-%s' % (b, ST[b][1]), 'C', 9.5)
        y = 137
        d.box(x0, y, TW, 24, '#f9ebee', .8, '#8b1a2b')
        for c, x in zip(cols[:5], X):
            d.t(x + c['w'] / 2, y + 15, c['h'], 'HB', 7.5, 'c', MR)
        d.t((X[5] + X[7]) / 2, y + 9, 'AMOUNT', 'HB', 7.5, 'c', MR)
        d.ln(X[5], y + 12, X[7], y + 12, .5, MR)
        d.t((X[5] + X[6]) / 2, y + 20, 'Rs.', 'HB', 7, 'c', MR)
        d.t((X[6] + X[7]) / 2, y + 20, 'P.', 'HB', 7, 'c', MR)
        return y + 24

    def sides(y):
        for i, x in enumerate(X[1:-1]):
            d.ln(x, 161 - (24 if i < 5 else 12), x, y, .6, MR)

    def amt(y, k, v, f='C'):
        d.t(X[5] - 4, y, k, 'HB' if f == 'CB' else 'H', 8, 'r', MR)
        q = rp(abs(v))
        d.t(X[6] - 3, y, ('(-)' if v < 0 else '') + q[0], f, 9, 'r')
        d.t((X[6] + X[7]) / 2, y, q[1], f, 9, 'c')
    y = top()
    for i, l in enumerate(ls):
        q = rp(l.tv)
        row = dict(n=str(i + 1), ds=l.desc, h=l.hsn, q=nz(l.qty), p=pl(l.price), rs=q[0], ps=q[1])
        o = dict(f='C', z=8.2, pad=3, hpad=2)
        if y + d.rh(cols, row, **o) > BOT - 20:
            d.ln(x0, BOT - 14, x0 + TW, BOT - 14, .6, MR)
            amt(BOT - 3, 'Carried over', S(ls[:i], 'tv'))
            sides(BOT + 2)
            d.ln(x0, BOT + 2, x0 + TW, BOT + 2, .6, MR)
            d.t(x0 + TW - 6, BOT + 14, 'P.T.O.', 'HI', 7.5, 'r', MR)
            d.new()
            y = top()
            amt(y + 10, 'Brought over', S(ls[:i], 'tv'))
            y += 14
        y += d.row(cols, row, x0, y, **o)
    T = [('Total (Taxable)', tv, 'C')]
    for rt, v, c, s_, i_ in gr:
        T += [('IGST %s%% on %s' % (nz(rt), inr(v)), i_, 'C')] if inter else [('CGST %s%% on %s' % (nz(rt / 2), inr(v)), c, 'C'), ('SGST %s%% on %s' % (nz(rt / 2), inr(v)), s_, 'C')]
    T += [('Round off', ro, 'C'), ('GRAND TOTAL', tot, 'CB')]
    need = len(T) * 12 + 66
    if y + need > BOT:
        d.ln(x0, BOT - 14, x0 + TW, BOT - 14, .6, MR)
        amt(BOT - 3, 'Carried over', tv)
        sides(BOT + 2)
        d.ln(x0, BOT + 2, x0 + TW, BOT + 2, .6, MR)
        d.t(x0 + TW - 6, BOT + 14, 'P.T.O.', 'HI', 7.5, 'r', MR)
        d.new()
        y = top()
        amt(y + 10, 'Brought over', tv)
        y += 14
    y = BOT - need
    sides(y)
    d.ln(x0, y, x0 + TW, y, .8, MR)
    y1 = y
    for k, v, f in T:
        amt(y + 10, k, v, f)
        y += 12
        d.ln(X[5], y + 1, x0 + TW, y + 1, .3, MR)
    for x in X[5:7]:
        d.ln(x, y1, x, y + 1, .6, MR)
    d.ln(x0, y + 1, x0 + TW, y + 1, .8, MR)
    aw = words(tot, paise='')
    d.t(x0 + 6, y + 13, 'Rupees in words :', 'H', 7.5, col=MR)
    d.para(x0 + 74, y + 13, aw, TW - 80, 'C', 8, 10)
    d.t(x0 + 6, y + 46, 'Composition scheme: No.  50%% advance with order. Subject to %s jurisdiction.' % sup['city'], 'H', 6.5, col=MR)
    d.t(x0 + TW - 6, y + 60, 'For, ' + sup['name'], 'HB', 8, 'r', MR)
    d.t(x0 + 6, y + 60, "Customer's Sign", 'H', 7, col=MR)
    d.t(x0 + TW - 6, y + 84, 'Auth. Sign.', 'H', 7, 'r', MR)
    s2 = lambda k: sum((g[k] for g in gr), Dc(0))
    return dict(invoice_number=inv, invoice_date=iso(dt), document_type='invoice', supplier=who(sup), recipient=who(rec), place_of_supply=b, line_items=[money(description=l.desc, hsn_sac=l.hsn, quantity=nz(l.qty), unit_price=l.price, taxable_value=l.tv) for l in ls],
                totals=money(taxable_value=tv, cgst=None if inter else s2(2), sgst=None if inter else s2(3), igst=s2(4) if inter else None, round_off=ro, total=tot), amount_in_words=aw)
