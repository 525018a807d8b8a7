# SPDX-License-Identifier: AGPL-3.0-or-later
"""An auditor's letter, work on goods of others and a hospital."""

import random
from datetime import timedelta
from stranger_cess_base import (STATES, day, div, firm, fy, gstin, ind, pct, person, place, plain, qd, render, street, truth, words, wrap)


def slash(p):
    return ind(p)[:-3] + '/-'


def whole(p):
    return str(p // 100)


def audit(path, seed, rows):
    g = random.Random('audit%s' % seed)
    st, bs = g.choice([('27', '27'), ('24', '24'), ('27', '29'), ('19', '19'), ('07', '06')])
    (city, pin), (bc, bpin) = place(g, st), place(g, bs)
    sup = g.choice(['Velankar Tambe & Co.', 'M. K. Barotra & Associates', 'Goswamy Nambir & Co. LLP'])
    buyer = firm(g, ['Chemicals Private Limited', 'Logistics Pvt. Ltd.', 'Agro Foods LLP'])
    sg, bg = gstin(g, st, 'F'), gstin(g, bs, 'C')
    d = day(g, (2021, 4, 10), (2026, 3, 1))
    inv = '%d / %d-%d' % (g.randint(1, 420), d.year - (d.month < 4), (d.year - (d.month < 4) + 1) % 100)
    y0 = d.year - 1
    cat = ['Statutory Audit for the year ended 31st March, %d' % y0, 'Tax Audit u/s 44AB of the Income-tax Act, 1961 for A.Y. %d-%02d' % (y0, (y0 + 1) % 100), 'Filing of GSTR-9 and reconciliation in Form GSTR-9C for F.Y. %d-%02d' % (y0 - 1, y0 % 100),
           'Certification work (Net worth certificate, Form 15CB etc.)', 'Representation before the Assessing Officer in connection with notice u/s 143(2), including preparation of written submissions', 'Retainership fees for the month of %s' % d.strftime('%B'), 'ROC filing - AOC-4, MGT-7 and DIR-3 KYC']
    items = [(cat[i] if i < len(cat) else g.choice(cat), g.randrange(250000, 12500000, 10000)) for i in range(rows)]
    TX = sum(i[1] for i in items)
    cg, ig = (pct(TX, 900), 0) if st == bs else (0, pct(TX, 1800))
    tot = TX + 2 * cg + ig
    sfx = 'th' if 10 < d.day < 14 else {1: 'st', 2: 'nd', 3: 'rd'}.get(d.day % 10, 'th')
    dtext = '%d%s %s, %d' % (d.day, sfx, d.strftime('%B'), d.year)
    adr, badr, frn = street(g), street(g), '%06dW' % g.randint(100000, 139999)

    def body(p):
        p.t(70, 66, sup, 'TB', 18, '#7b1e1e')
        p.t(70, 82, 'Chartered Accountants', 'TI', 12)
        p.r(525, 58, adr, 'T', 9)
        p.r(525, 69, '%s - %s.' % (city, pin), 'T', 9)
        p.r(525, 80, 'FRN : ' + frn, 'T', 9)
        p.ln(70, 92, 525, 92, .8, '#7b1e1e')
        p.m(297, 120, 'INVOICE', 'TB', 13)
        p.ln(268, 123, 326, 123, .8)
        p.t(70, 148, 'Bill No. : ' + inv, 'T', 11)
        p.r(525, 148, 'Date : ' + dtext, 'T', 11)
        y = 174
        for l in ('To,', buyer + ',', badr + ',', '%s - %s.' % (bc, bpin)):
            p.t(70, y, l, 'TB' if l.startswith(buyer) else 'T', 11)
            y += 14
        p.t(70, y + 4, 'GSTIN of the Recipient : ' + bg, 'T', 11)
        p.t(70, y + 26, 'Dear Sirs,', 'T', 11)
        y = p.para(70, y + 44, 'We give below the memorandum of our professional fees for the services rendered to you (SAC 998221), place of supply being %s (%s) :' % (STATES[bs][0], bs), 'T', 11, 455, 14)

        def th(y):
            p.ln(70, y, 525, y)
            p.ln(70, y + 18, 525, y + 18)
            p.m(255, y + 13, 'P A R T I C U L A R S', 'TB', 10)
            p.r(520, y + 13, 'Amount (Rs.)', 'TB', 10)
            return y

        def frame(a, b):
            for x in (70, 440, 525):
                p.ln(x, a, x, b)
            p.ln(70, b, 525, b)
        top = th(y + 4)
        y = top + 34
        for i, (n, a) in enumerate(items):
            ls = wrap(n, 'T', 11, 330)
            if y + 14 * len(ls) > 770:
                frame(top, y - 6)
                p.new()
                top = th(60)
                y = top + 34
            p.r(92, y, '%d)' % (i + 1), 'T', 11)
            for k, l in enumerate(ls):
                p.t(98, y + 13.5 * k, l, 'T', 11)
            p.r(520, y + 13.5 * (len(ls) - 1), slash(a), 'T', 11)
            y += 13.5 * len(ls) + 6
        if y > 560:
            frame(top, y - 6)
            p.new()
            top = 60
            p.ln(70, top, 525, top)
            y = 80
        p.ln(440, y - 6, 525, y - 6)
        p.r(520, y + 8, slash(TX), 'T', 11)
        for a, v in ([('Add : Central GST @ 9%', cg), ('Add : State GST @ 9%', cg)] if cg else [('Add : Integrated GST @ 18%', ig)]):
            y += 17
            p.t(98, y + 8, a, 'T', 11)
            p.r(520, y + 8, slash(v), 'T', 11)
        y += 16
        p.ln(440, y, 525, y)
        p.r(434, y + 15, 'TOTAL', 'TB', 11)
        p.r(520, y + 15, slash(tot), 'TB', 11)
        frame(top, y + 21)
        y = p.para(70, y + 40, '(Rupees %s Only)' % words(tot // 100), 'TI', 11, 455, 14)
        p.t(70, y + 12, 'Our GSTIN : %s          PAN : %s' % (sg, sg[2:12]), 'T', 10)
        p.t(70, y + 26, 'Cheques / NEFT in favour of "%s". TDS, if any, u/s 194J on fees excluding GST.' % sup, 'T', 10)
        p.t(360, y + 56, 'For ' + sup, 'TB', 11)
        p.t(360, y + 70, 'Chartered Accountants', 'T', 10)
        p.t(360, y + 112, 'Partner', 'T', 10)
        p.t(70, y + 112, 'E. & O. E.', 'T', 9)
    render(path, body)
    tt = {'taxable_value': whole(TX), 'total': whole(tot)}
    tt.update({'cgst': whole(cg), 'sgst': whole(cg)} if cg else {'igst': whole(ig)})
    return truth({'invoice_number': inv, 'invoice_date': d.isoformat(), 'document_type': 'invoice', 'supplier': {'name': sup, 'gstin': sg}, 'recipient': {'name': buyer, 'gstin': bg}, 'place_of_supply': bs,
                  'line_items': [{'description': n, 'taxable_value': whole(a)} for n, a in items], 'totals': tt})


def jobwork(path, seed, rows):
    g = random.Random('jobwork%s' % seed)
    st = g.choice(['27', '33', '06'])
    (city, pin), (bc, bpin) = place(g, st), place(g, st)
    sup, buyer = firm(g, ['Heat Treaters', 'Electroplaters', 'Metal Finishers']), firm(g, ['Auto Components Pvt. Ltd.', 'Forgings Ltd.', 'Transmissions Pvt. Ltd.'])
    sg, bg = gstin(g, st, 'P'), gstin(g, st, 'C')
    d = day(g, (2022, 4, 5), (2026, 3, 9))
    inv = 'JW-%04d' % g.randint(1, 9900)
    cat = [('Gear Blank 42T', 'Carburising & Hardening, case depth 0.8-1.0', 1150, 2800), ('Pinion Shaft PS-118', 'Induction Hardening', 900, 1900), ('Bracket LH/RH', 'Zinc Plating (Trivalent Blue) 8-12 micron', 1400, 3200),
           ('Bush 25 x 40', 'Black Oxide', 700, 1500), ('U-Bolt M16', 'Hot Dip Galvanising', 1600, 2900), ('Yoke Forging YF-7', 'Normalising & Shot Blasting', 600, 1300)]
    items = []
    for i in range(rows):
        n, pr, a, b = g.choice(cat)
        nos = g.randint(20, 1800)
        wt = nos * g.randint(120, 2400)
        rate = g.randrange(a, b, 25)
        items.append(('%d' % g.randint(100, 4999), d - timedelta(g.randint(2, 12)), n, pr, nos, wt, rate, div(wt * rate, 1000)))
    TX = sum(i[-1] for i in items)
    cg = pct(TX, 900)
    tot = TX + 2 * cg
    fin = (tot + 50) // 100 * 100
    adr, badr = street(g), street(g)
    tm = '%d.%02d' % (g.randint(9, 18), g.randint(0, 59))
    X = [28, 50, 110, 300, 348, 410, 456, 500, 567]

    def body(p):
        def head():
            p.box(28, 26, 539, 70)
            p.t(34, 48, sup, 'DB', 16)
            p.t(34, 62, 'Works : %s, %s - %s' % (adr, city, pin), 'D', 8)
            p.t(34, 73, 'GSTIN : ' + sg, 'DB', 8)
            p.t(34, 86, 'State : %s  Code : %s' % (STATES[st][0], st), 'D', 8)
            p.ln(360, 26, 360, 96)
            p.m(463, 42, 'DELIVERY CHALLAN CUM', 'DB', 10)
            p.m(463, 55, 'TAX INVOICE (JOB WORK)', 'DB', 10)
            p.ln(360, 62, 567, 62)
            p.t(366, 74, 'No.', 'D', 8)
            p.t(384, 74, inv, 'DB', 10)
            p.t(470, 74, 'Dt. ' + d.strftime('%d/%m/%Y'), 'DB', 9)
            p.t(366, 89, 'Time of removal  %s hrs.' % tm, 'D', 8)
            p.box(28, 96, 539, 52)
            p.t(34, 108, 'Name & Address of Principal (Customer)', 'D', 6.5, '#555555')
            p.t(34, 120, buyer, 'DB', 9)
            p.t(34, 131, '%s, %s - %s' % (badr, bc, bpin), 'D', 8)
            p.t(34, 142, 'GSTIN : ' + bg, 'D', 8)
            p.t(366, 108, 'SAC : 998898   Manufacturing services on', 'D', 8)
            p.t(366, 118, 'physical inputs owned by others', 'D', 8)
            p.t(366, 130, 'Rev. Charge (Y/N) : N', 'D', 8)
            p.t(366, 142, 'Vendor Code : V%05d' % (int(inv[3:]) * 7), 'D', 8)
            p.box(28, 148, 539, 28, '#eeeeee')
            for k, ls in enumerate([['Sr', 'No'], ['Your Challan', 'No. / Date'], ['Part Name', 'Process done'], ['Qty.', 'Nos.'], ['Weight', 'Kgs.'], ['Rate', '₹'], ['Per'], ['Job Charges', '₹']]):
                for j, l in enumerate(ls):
                    p.m((X[k] + X[k + 1]) / 2, 160 + 10 * j, l, 'DB', 7.5)
            return 176

        def vl(yb):
            for x in X:
                p.ln(x, 148, x, yb)
            p.ln(28, yb, 567, yb)
        y = head()
        for i, (cn, cd, n, pr, nos, wt, rate, a) in enumerate(items):
            ls = wrap(pr, 'D', 7, 184)
            h = 12 + 9 * len(ls) + 4
            if y + h > 780:
                vl(y)
                p.r(567, y + 12, 'Cont. on next sheet', 'D', 7)
                p.new()
                y = head()
            p.m(39, y + 11, str(i + 1), 'D', 8)
            p.t(X[1] + 3, y + 11, cn, 'D', 8)
            p.t(X[1] + 3, y + 21, cd.strftime('%d/%m/%Y'), 'D', 7.5)
            p.t(X[2] + 3, y + 11, n, 'DB', 8)
            for k, l in enumerate(ls):
                p.t(X[2] + 3, y + 21 + 9 * k, l, 'D', 7)
            p.r(X[4] - 3, y + 11, str(nos), 'D', 8)
            p.r(X[5] - 3, y + 11, qd(wt, 3), 'D', 8)
            p.r(X[6] - 3, y + 11, plain(rate), 'D', 8)
            p.m((X[6] + X[7]) / 2, y + 11, 'Kg', 'D', 8)
            p.r(X[8] - 3, y + 11, ind(a), 'D', 8)
            y += h
            p.ln(28, y, 567, y, .3, '#777777')
        if y > 600:
            vl(y)
            p.r(567, y + 12, 'Cont. on next sheet', 'D', 7)
            p.new()
            y = head()
        vl(y)
        p.box(28, y, 539, 14)
        p.r(X[3] - 4, y + 10, 'Total', 'DB', 8)
        p.r(X[4] - 3, y + 10, str(sum(i[4] for i in items)), 'DB', 8)
        p.r(X[5] - 3, y + 10, qd(sum(i[5] for i in items), 3), 'DB', 8)
        p.r(X[8] - 3, y + 10, ind(TX), 'DB', 8)
        y += 14
        p.box(28, y, 539, 66)
        p.ln(348, y, 348, y + 66)
        p.ln(500, y, 500, y + 66)
        for k, (a, v) in enumerate([('Taxable Value', TX), ('CGST   9 %', cg), ('SGST   9 %', cg), ('Rounding', fin - tot), ('Total Amount Payable', fin)]):
            p.t(352, y + 11 + 13 * k, a, 'DB' if k == 4 else 'D', 8)
            p.r(564, y + 11 + 13 * k, ind(v), 'DB' if k == 4 else 'D', 8)
        p.para(34, y + 12, 'Amount of job charges in words : Rs. %s Only' % words(fin // 100), 'D', 8, 305)
        p.t(34, y + 46, 'Scrap / rejection returned : NIL', 'D', 8)
        p.t(34, y + 58, 'Material returned after job work u/s 143 of CGST Act, 2017', 'D', 7)
        y += 66
        p.box(28, y, 539, 62)
        p.para(34, y + 11, 'Received the above material in good condition. Any complaint about quality will be entertained within 8 days only. Material lies at our works at owner\'s risk.', 'D', 7, 260)
        p.t(34, y + 56, "Receiver's Sign & Stamp", 'D', 7.5)
        p.m(340, y + 56, 'Inspected by', 'D', 7.5)
        p.r(562, y + 12, 'For ' + sup, 'DB', 8)
        p.r(562, y + 56, 'Auth. Signatory', 'D', 7.5)
    render(path, body)
    return truth({'invoice_number': inv, 'invoice_date': d.isoformat(), 'document_type': 'invoice', 'supplier': {'name': sup, 'gstin': sg}, 'recipient': {'name': buyer, 'gstin': bg}, 'reverse_charge': False,
                  'line_items': [{'description': n + ' ' + pr, 'quantity': qd(wt, 3), 'unit': 'Kg', 'unit_price': plain(rate), 'taxable_value': plain(a)} for cn, cd, n, pr, nos, wt, rate, a in items],
                  'totals': {'taxable_value': plain(TX), 'cgst': plain(cg), 'sgst': plain(cg), 'round_off': plain(fin - tot), 'total': plain(fin)}})


def hospital(path, seed, rows):
    g = random.Random('hospital%s' % seed)
    st = g.choice(['29', '33', '36', '32'])
    city, pin = place(g, st)
    sup = firm(g, ['Multispeciality Hospital', 'Institute of Medical Sciences', 'Super Speciality Hospitals Pvt. Ltd.'])
    sg = gstin(g, st, 'C')
    pat = person(g)
    fem = pat.split()[0] in ('Meenakshi', 'Vaishali', 'Sunita', 'Devika', 'Leela', 'Nandini')
    pat = (g.choice(['Mrs. ', 'Ms. ']) if fem else 'Mr. ') + pat
    adm = day(g, (2022, 1, 4), (2026, 2, 2))
    dis = adm + timedelta(max(2, rows // 6))
    inv = 'IP%s%06d' % (fy(dis)[:2], g.randint(1, 999999))
    secs = [('ROOM CHARGES', [('Semi Private Ward - Bed Charges', '999311', 280000), ('Nursing Charges', '999311', 65000), ('ICU Bed Charges with Monitor', '999311', 980000)]),
            ('CONSULTATION', [('Consultation - Gen. Medicine (IP Visit)', '999312', 70000), ('Cross Consultation - Cardiology', '999312', 95000)]),
            ('INVESTIGATIONS', [('Complete Blood Count (CBC)', '999316', 38000), ('S. Creatinine', '999316', 24000), ('2D ECHO & Colour Doppler', '999316', 240000), ('CT Abdomen Plain & Contrast (incl. contrast material)', '999316', 720000), ('X-Ray Chest PA', '999316', 45000)]),
            ('PHARMACY & CONSUMABLES (INPATIENT)', [('Inj. Ceftriaxone 1 gm', '999311', 6245), ('IV Fluid RL 500 ml', '999311', 7860), ('Disp. Syringe 5 ml', '999311', 1175), ('Tab. Pantoprazole 40 mg', '999311', 1130)])]
    items, per = [], max(1, (rows + 3) // 4)
    for si in range(min(4, rows)):
        k = rows - len(items) if si == 3 else min(per, rows - len(items))
        blk = []
        for _ in range(k):
            n, sac, r = g.choice(secs[si][1])
            q = g.randint(1, 12) if si == 3 else 1
            blk.append((si, adm + timedelta(g.randint(0, (dis - adm).days)), n, sac, q, r, q * r))
        items += sorted(blk, key=lambda b: b[1])
    gross = sum(i[-1] for i in items)
    disc = pct(gross, g.choice([0, 0, 500])) // 100 * 100
    net = gross - disc
    dep = g.choice([0, net // 3 // 100000 * 100000])
    age, uh, doc = g.randint(22, 80), '%s%07d' % (city[:2].upper(), g.randint(1, 9999999)), 'Dr. ' + person(g)
    adr, padr = street(g), street(g)

    def body(p):
        def head(full):
            p.box(34, 30, 22, 8, '#c8102e', None)
            p.box(41, 23, 8, 22, '#c8102e', None)
            p.t(64, 38, sup, 'HB', 14, '#003b5c')
            p.t(64, 49, '%s, %s - %s | NABH Accredited | 24 x 7 Emergency' % (adr, city, pin), 'H', 7.5)
            p.r(561, 38, 'BILL OF SUPPLY', 'HB', 12)
            p.r(561, 49, 'In Patient Final Bill (Detailed)', 'H', 8)
            p.ln(34, 56, 561, 56, 1, '#c8102e')
            y = 68
            if full:
                L = [('UHID', uh), ('Patient Name', pat), ('Age / Gender', '%d Yrs / %s' % (age, 'F' if fem else 'M')), ('Address', padr + ', ' + city), ('Consultant', doc), ('Payer', 'SELF')]
                R = [('Bill No', inv), ('Bill Date', dis.strftime('%d-%b-%Y') + ' 11:42'), ('Admission Dt', adm.strftime('%d-%b-%Y') + ' 09:15'), ('Discharge Dt', dis.strftime('%d-%b-%Y') + ' 12:30'), ('Ward / Bed', 'SPW / %d' % (200 + age)), ('GSTIN', sg)]
                for k in range(6):
                    p.t(38, y + 12 * k, L[k][0], 'H', 8)
                    p.t(104, y + 12 * k, ': ' + L[k][1], 'HB' if k == 1 else 'H', 8)
                    p.t(350, y + 12 * k, R[k][0], 'H', 8)
                    p.t(418, y + 12 * k, ': ' + R[k][1], 'HB' if k == 0 else 'H', 8)
                y += 70
            else:
                p.t(38, y, 'Bill No : %s     UHID : %s     %s' % (inv, uh, pat), 'H', 8)
                y += 8
            p.box(34, y, 527, 15, '#003b5c', None)
            for x, l in ((38, 'Date'), (96, 'Service / Item Description'), (340, 'SAC')):
                p.t(x, y + 10.5, l, 'HB', 8, '#ffffff')
            for x, l in ((430, 'Qty'), (492, 'Rate'), (557, 'Amount')):
                p.r(x, y + 10.5, l, 'HB', 8, '#ffffff')
            return y + 28

        def foot():
            p.t(34, 824, 'Printed on %s 11:44 by BILLING%d' % (dis.strftime('%d-%b-%Y'), age % 7), 'H', 6.5)
            p.r(561, 824, 'Page %d of %d' % (p.no, p.total), 'H', 6.5)

        def turn(y, need):
            if y + need > 806:
                foot()
                p.new()
                return head(False)
            return y
        y = head(True)
        cur, ss = None, 0
        for i, (si, dt, n, sac, q, r, a) in enumerate(items):
            ls = wrap(n, 'H', 8, 205)
            if si != cur:
                y = turn(y, 34)
                p.t(38, y, secs[si][0], 'HB', 8, '#c8102e')
                y += 12
                cur, ss = si, 0
            y = turn(y, 10 * len(ls))
            p.t(38, y, dt.strftime('%d-%b-%Y'), 'H', 8)
            for k, l in enumerate(ls):
                p.t(96, y + 10 * k, l, 'H', 8)
            p.t(340, y, sac, 'H', 8)
            p.r(430, y, '%d' % q, 'H', 8)
            p.r(492, y, ind(r), 'H', 8)
            p.r(557, y, ind(a), 'H', 8)
            ss += a
            y += 10 * len(ls) + 2.5
            if i + 1 == len(items) or items[i + 1][0] != si:
                y = turn(y, 12)
                p.ln(440, y - 8, 561, y - 8, .4)
                p.r(492, y + 2, 'Sub Total', 'HB', 8)
                p.r(557, y + 2, ind(ss), 'HB', 8)
                y += 18
        if y > 660:
            foot()
            p.new()
            y = head(False)
        p.ln(34, y - 6, 561, y - 6, .8, '#003b5c')
        for a, v, f in (('Gross Bill Amount', gross, 'H'), ('Discount (-)', disc, 'H'), ('Net Bill Amount', net, 'HB'), ('Deposit / Advance Paid (-)', dep, 'H'), ('Balance Payable', net - dep, 'HB')):
            p.r(480, y + 8, a, f, 8.5)
            p.r(557, y + 8, ind(v), f, 8.5)
            y += 13
        p.t(38, y + 12, 'Net amount in words : Rupees %s and %s paise only' % (words(net // 100), words(net % 100)), 'H', 8)
        p.t(38, y + 26, 'Health care services by a clinical establishment are exempt from GST vide Sl. No. 74 of Notfn. 12/2017-CT (Rate).', 'H', 7)
        p.t(38, y + 36, 'Composite supply: medicines and consumables to inpatients are part of exempt health care service.', 'H', 7)
        p.t(38, y + 76, 'Patient / Attendant Signature', 'H', 8)
        p.r(557, y + 76, 'Authorised Signatory', 'H', 8)
        foot()
    render(path, body)
    return truth({'invoice_number': inv, 'invoice_date': dis.isoformat(), 'document_type': 'bill_of_supply', 'supplier': {'name': sup, 'gstin': sg}, 'recipient': {'name': pat},
                  'line_items': [{'description': n, 'hsn_sac': sac, 'quantity': str(q), 'unit_price': plain(r), 'taxable_value': plain(a)} for si, dt, n, sac, q, r, a in items],
                  'totals': {'total': plain(net)}})


LAYOUTS = {'audit': audit, 'jobwork': jobwork, 'hospital': hospital}
