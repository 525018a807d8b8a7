# SPDX-License-Identifier: AGPL-3.0-or-later
"""Seven more: newest rows first, two scripts, a line printer, an app, a wide page, cells in their middle, sub-totals of months."""

import random

from reportlab.lib import colors
from reportlab.lib.colors import HexColor as H
from reportlab.lib.pagesizes import A4, LETTER
from reportlab.platypus import Paragraph, Spacer, Table

from stranger_banks import A4L, P, PS, build, cell, crdr, digits, hv, ind, nar, platy, truth, txt, west

# ================================================================ 8 bank_sangam: newest first, serial number, amount with (Dr)/(Cr), balance (Cr)
S8 = dict(upi_out='UPIAR/{rrn}/DR/{n}/{bk}/{vpa}', upi_in='UPIAB/{rrn}/CR/{n}/{bk}/{vpa}', neft_in='NEFT:{N}/{utr}', neft_out='NEFTO-{N}/{utr}/{ifsc}', sal='NEFT:{N} SALARY/{utr}', imps_in='IMPSAB/{rrn}/{n}/{s11}', imps_out='MOBFT to: {n}/IMPSAR/{rrn}', atm='ATM WDL/{s4}/{area}/{city}', pos='POS:{N}/{rrn}', ach='ACH DR/{N}/{s8}', chq_out='CTS CHQ {chq} {N}', chq_in='CLG CR {chq} {bs}', cash_in='BY CASH', int='{s11}:Int.Pd:{pdmy}', chg='SMS Charges {MY}', bill='BBPS/{n}/{rrn}', refund='UPIAB/{rrn}/RR/{n}', self='CASH WITHDRAWAL CHQ {chq}')
def sangam(seed, rows):
    D = build('bank_sangam', seed, rows, density=2); R = D['R']; F, Z = 'Helvetica', 8
    nar(D, S8, 'slash', F, Z, 184, lambda t: 'S' + t['tid'])
    no = digits(R, 5) + '0' + digits(R, 9); ifsc = 'SNGM0' + D['brno']; br = D['area'].upper(); typ = 'Savings Account'; d3 = lambda x: f'{x:%d/%m/%Y}'; X = [42, 72, 130, 192, 386, 466, 553]; GR = H('#0b6e4f')
    def draw(c, tot):
        st = dict(p=0, y=0)
        def newp():
            if st['p']: c.showPage()
            st['p'] += 1; c.setFillColor(GR); c.rect(0, 815, 595, 27, fill=1, stroke=0); txt(c, 42, 823, 'Sangam Bank of India', 'Helvetica-Bold', 13, colors.white); txt(c, 553, 824, 'A Government of India Undertaking', 'Helvetica-Oblique', 7.5, colors.white, 'r'); st['y'] = 800
            c.setStrokeColor(GR); c.line(42, 40, 553, 40); txt(c, 42, 30, 'https://www.sangambank.example   |   Toll free: 1800 22 2244 / 1800 208 2244', F, 7); txt(c, 553, 30, str(st['p']), F, 8, a='r')
        def thead():
            c.setFillColor(H('#d8efe6')); c.rect(42, st['y'] - 18, 511, 18, fill=1, stroke=0)
            for i, s in enumerate(['S.No', 'Date', 'Transaction Id', 'Remarks', 'Amount(Rs.)', 'Balance(Rs.)']): cell(c, X[i], X[i + 1], st['y'] - 4, 10, [s], 'Helvetica-Bold', 8, 10, 'l' if i < 4 else 'r')
            st['y'] -= 18
        newp(); txt(c, 297, 792, 'Statement of Account', 'Helvetica-Bold', 12, a='c')
        rowsk = [('Name', D['holder'].upper(), 'Account Number', no), ('Address', D['addr'][0].upper(), 'Account Type', typ), ('', D['addr'][1].upper(), 'Home Branch', br), ('City', f'{D["city"].upper()} {D["pin"]}', 'IFSC', ifsc), ('Customer/CIF ID', D['cif'], 'MICR', D['micr']), ('Currency', 'INR', 'Statement Date', d3(D['gen']))]
        y = 770
        for a, b, e, f in rowsk:
            txt(c, 42, y, a, 'Helvetica-Bold', 8); txt(c, 118, y, b, F, 8); txt(c, 340, y, e, 'Helvetica-Bold', 8); txt(c, 430, y, f, F, 8); y -= 13
        txt(c, 42, y - 6, f'Statement Period From - {d3(D["from"])} To {d3(D["to"])}', 'Helvetica-Bold', 9, GR); st['y'] = y - 16; thead(); cnt = 0
        for t in reversed(D['tx']):
            cnt += 1; h = len(t['lines']) * 10 + 6
            if st['y'] - h < 52: newp(); thead()
            a = f'{ind(t["dr"])} (Dr)' if t['dr'] else f'{ind(t["cr"])} (Cr)'
            for i, v in enumerate([[str(cnt)], [d3(t['date'])], [t['ref']], t['lines'], [a], [ind(t['bal']) + ' (Cr)']]): cell(c, X[i], X[i + 1], st['y'] - 3, h, v, F, Z, 10, 'l' if i < 4 else 'r')
            st['y'] -= h; c.setStrokeColor(H('#bbbbbb')); c.setLineWidth(.3); c.line(42, st['y'], 553, st['y'])
        if st['y'] < 130: newp()
        y = st['y'] - 16
        for s in ['NEFT : National Electronic Fund Transfer    RTGS : Real Time Gross Settlement    UPI : Unified Payments Interface', 'BBPS : Bharat Bill Payment Service    IMPS : Immediate Payment Service', 'This is system generated statement and does not require signature. Registered office: 239, Sangam Bhavan Marg, Nariman Point, Mumbai 400021.', 'Request to our customers for immediately reporting unauthorised transactions on 1930 / 155260.']: txt(c, 42, y, s, F, 7); y -= 10
        c.showPage(); return st['p']
    return A4, draw, truth(D, rev=True, ref=True, bank_name='Sangam Bank of India', branch=br, ifsc=ifsc, account_number=no, account_holder=D['holder'].upper(), account_type=typ, currency='INR')

# ================================================================ 9 bank_vadodra: bilingual, cash credit account with Dr/Cr balances
S9 = dict(upi_out='UPI/{rrn}/{ts}/UPI/{vpa}/{note}', upi_in='UPI/{rrn}/{ts}/UPI/{vpa}/{note}', neft_in='NEFT-{utr}-{N}', neft_out='NEFT-{utr}-{N}-{ifsc}', rtgs_in='RTGS-{bk}R5{s11}{s6}-{N}', imps_in='IMPS/P2A/{rrn}/{n}', imps_out='IMPS/P2A/{rrn}/{n}/{bs}', ach='ACH-DR-{N}-{s11}', chq_out='TO CLG:{N}', chq_in='BY CLG:{N} {bs} LOCAL', cash_in='BY CASH {sol}', chg='CC INSPECTION CHGS INCL GST {MY}', self='TO SELF CASH', bill='BBPS {n} {rrn}')
def vadodra(seed, rows):
    D = build('bank_vadodra', seed, rows, 'cc', density=1.6); R = D['R']; F, Z = 'NS', 7.4
    nar(D, S9, 'slash', F, Z, 166, lambda t: t['chq'] or None)
    no = digits(R, 5) + '0500' + digits(R, 5); ifsc = 'VDBX0' + D['brno']; br = D['area'].upper(); typ = 'CASH CREDIT ACCOUNT'; lim = 100000000; d3 = lambda x: f'{x:%d-%m-%Y}'; OG = H('#f15a22'); ad = D['addr']
    def bi(h, e, a=0, z=7.2): return Paragraph(f'<font name="DEVB">{hv(h)}</font><br/>{e}', PS('NSB', z, 9.4, a, colors.white))
    def lab(h, e): return Paragraph(f'<font name="DEV">{hv(h)}</font> / {e}', PS('NS', 7.6, 10))
    def story():
        v = PS('NSB', 7.6, 10); vr = lambda s: P(s, v)
        kv = [[lab('खाता नाम', 'Account Name'), vr('M/s ' + D['holder']), lab('शाखा', 'Branch'), vr(br)], [lab('पता', 'Address'), vr([ad[0], ad[1], D['city'] + ' ' + D['pin']]), lab('आईएफएससी', 'IFSC'), vr(ifsc)], [lab('खाता सं.', 'Account No.'), vr(no), lab('एमआईसीआर', 'MICR'), vr(D['micr'])], [lab('खाता योजना', 'Scheme'), vr(typ), lab('सीमा', 'Sanctioned Limit'), vr('INR ' + ind(lim))], [lab('अवधि', 'Period'), vr(f'{d3(D["from"])} to {d3(D["to"])}'), lab('ग्राहक आईडी', 'Customer ID') if 0 else lab('पैन', 'PAN'), vr(D['pan'])]]
        t = Table(kv, [100, 175, 110, 140]); t.setStyle([('BOX', (0, 0), (-1, -1), .7, OG), ('VALIGN', (0, 0), (-1, -1), 'TOP'), ('TOPPADDING', (0, 0), (-1, -1), 2), ('BOTTOMPADDING', (0, 0), (-1, -1), 2)])
        l, r, cc, b, brr = PS(F, Z, 9.4), PS(F, Z, 9.4, 2), PS(F, Z, 9.4, 1), PS('NSB', Z, 9.4), PS('NSB', Z, 9.4, 2)
        R_ = [[bi('तारीख', 'DATE'), bi('विवरण', 'PARTICULARS'), bi('चेक नं.', 'CHQ.NO.', 1), bi('आहरण', 'WITHDRAWALS', 2), bi('जमा', 'DEPOSITS', 2), bi('शेष', 'BALANCE', 2)], ['', Paragraph(f'<font name="DEVB">{hv("आरंभिक शेष") if 0 else "पिछला शेष" if 0 else hv("पिछला शेष")}</font> Opening Balance', b), '', '', '', P(crdr(D['opening'], ''), brr)]]
        for x in D['tx']: R_.append([P(d3(x['date']), l), P(x['lines'], l), P(x['ref'] or '', cc), P(ind(x['dr']) if x['dr'] else '', r), P(ind(x['cr']) if x['cr'] else '', r), P(crdr(x['bal'], ''), r)])
        R_.append(['', Paragraph(f'<font name="DEVB">कुल</font> Total', b), '', P(ind(D['td']), brr), P(ind(D['tc']), brr), P(crdr(D['closing'], ''), brr)])
        n = len(R_) - 1; t2 = Table(R_, [54, 176, 52, 78, 78, 88], repeatRows=1)
        t2.setStyle([('BACKGROUND', (0, 0), (-1, 0), OG), ('VALIGN', (0, 0), (-1, -1), 'TOP'), ('LINEBELOW', (0, 1), (-1, -1), .3, colors.grey, None, (1, 2)), ('BOX', (0, 0), (-1, -1), .7, OG), ('LINEABOVE', (0, n), (-1, n), .8, OG), ('LEFTPADDING', (0, 0), (-1, -1), 4), ('RIGHTPADDING', (0, 0), (-1, -1), 4), ('TOPPADDING', (0, 0), (-1, -1), 2), ('BOTTOMPADDING', (0, 0), (-1, -1), 3)])
        q = PS(F, 6.6, 8.6)
        return [t, Spacer(1, 8), t2, Spacer(1, 8), P(f'Effective balance as on {d3(D["to"])}: drawing power INR 9,50,000.00, limit expiry 31-12-2026, rate of interest 10.65%. Dr = debit balance (amount due to the Bank), Cr = credit balance.', q), P('This is a computer-generated statement and does not require signature. For queries call 1800 5700 / 079-66296009.', q)]
    def head(c, d, p, tot):
        c.setFillColor(OG); c.rect(0, 806, 595, 36, fill=1, stroke=0); txt(c, 34, 822, 'वडोदरा जन बैंक', 'DEVB', 13, colors.white); txt(c, 34, 811, 'Vadodra Jan Bank', 'NSB', 9, colors.white)
        txt(c, 562, 822, 'खाते का ' + hv('विवरण'), 'DEVB', 9, colors.white, 'r'); txt(c, 562, 811, 'STATEMENT OF ACCOUNT', 'NSB', 9, colors.white, 'r')
        txt(c, 34, 20, f'Print Date {d3(D["gen"])} {D["gt"]}', F, 6.5); txt(c, 562, 20, f'Page {p}/{tot}', F, 6.5, a='r')
    return A4, platy(A4, story, head, head, (34, 34, 46, 46, 36)), truth(D, ref=True, bank_name='Vadodra Jan Bank', branch=br, ifsc=ifsc, account_number=no, account_holder=D['holder'], account_type=typ, currency='INR', opening_balance=D['opening'], closing_balance=D['closing'], total_debits=D['td'], total_credits=D['tc'])

# ================================================================ 10 bank_jansahakari: cooperative, monospaced print, page totals, b/f c/f
S10 = dict(upi_out='UPI DR {rrn} {N}', upi_in='UPI CR {rrn} {N}', neft_in='NEFT {utr} {N}', neft_out='NEFT {utr} TO {N}', sal='NEFT SAL {N}', imps_in='IMPS IN {rrn} {N}', imps_out='IMPS OUT {rrn} {N}', atm='ATM WDL {term} {city}', pos='POS {rrn} {N}', ach='NACH {N} {s8}', chq_out='To CLG {N}', chq_in='By CLG {bs} {N}', cash_in='By CASH', int='By INT UPTO {pdmy}', chg='To SMS CHG+GST {MY}', bill='To BILL {N}', refund='UPI RET {rrn}', self='To SELF', rtgs_in='RTGS {utr} {N}')
def jansah(seed, rows):
    cur = seed % 3 == 0
    D = build('bank_jansahakari', seed, rows, 'ca' if cur else 'sb', density=1.5); R = D['R']
    def cw(s, n):
        o = []; cur_ = ''
        for w in s.split():
            while len(w) > n:
                if cur_: o.append(cur_); cur_ = ''
                o.append(w[:n]); w = w[n:]
            if len(cur_) + len(w) + (1 if cur_ else 0) > n: o.append(cur_); cur_ = w
            else: cur_ = (cur_ + ' ' + w).strip()
        if cur_: o.append(cur_)
        return o
    nar(D, S10, 'word', 'Courier', 8, 9999, lambda t: t['chq'] or None)
    for t in D['tx']: t['lines'] = cw(t['desc'], 26); t['desc'] = ' '.join(t['lines'])
    no = D['brno'][-3:] + ('2010' if cur else '1010') + digits(R, 8); ifsc = 'JSBL0' + D['brno']; br = D['area'].upper() + ' BRANCH'; typ = 'CURRENT DEPOSIT' if cur else 'SAVINGS DEPOSIT'; d8 = lambda x: f'{x:%d/%m/%Y}'; B = lambda p: f'{ind(abs(p))}{"Dr" if p<0 else "Cr"}'
    W = 100; LP = 62
    def line(a='', b='', cq='', w='', d='', bal=''): return f'{a:<12}{b:<28}{cq:<9}{w:>15} {d:>15} {bal:>18}'.rstrip()
    def draw(c, tot):
        st = dict(p=0, out=[], pd=0, pc=0, last=D['opening'])
        def flush():
            y = 806; c.setFillColor(colors.black); c.setFont('Courier', 8.6)
            for s in st['out']:
                if s.startswith('\x01'): txt(c, 30, y, s[1:], 'Courier', 8.6, dbl=True); c.setFont('Courier', 8.6)
                elif s: c.drawString(30, y, s)
                y -= 11.2
            c.showPage()
        def head():
            st['p'] += 1; o = st['out'] = []; st['pd'] = st['pc'] = 0
            o.append('\x01' + 'JAN SAHAKARI BANK LTD.'.center(W)); o.append(f'{br}, {D["city"].upper()}'.center(W)); o.append('')
            o.append(f'{"STATEMENT OF ACCOUNT":<70}PAGE NO  : {st["p"]:>4}'); o.append(f'{"FROM " + d8(D["from"]) + " TO " + d8(D["to"]):<70}RUN DATE : {d8(D["gen"])}')
            o.append(f'{"A/C NO   : " + no:<70}IFSC     : {ifsc}'); o.append(f'{"NAME     : " + D["holder"].upper():<70}CUST ID  : {D["cif"]}')
            o.append(f'{"A/C TYPE : " + typ:<70}CURRENCY : INR'); o.append('-' * W); o.append(line('DATE', 'PARTICULARS', 'CHQ.NO.', 'WITHDRAWALS', 'DEPOSITS', 'BALANCE')); o.append('-' * W)
            o.append(line('', 'BALANCE B/F', '', '', '', B(st['last'])))
        head()
        for i, t in enumerate(D['tx']):
            if len(st['out']) + len(t['lines']) > LP - 2:
                st['out'] += ['-' * W, line('', 'PAGE TOTAL', '', ind(st['pd']), ind(st['pc'])), line('', 'BALANCE C/F', '', '', '', B(st['last'])), '', 'Contd...'.rjust(W)]; flush(); head()
            st['out'].append(line(d8(t['date']), t['lines'][0], t['ref'] or '', ind(t['dr']) if t['dr'] else '', ind(t['cr']) if t['cr'] else '', B(t['bal'])))
            for x in t['lines'][1:]: st['out'].append(line('', x))
            st['last'] = t['bal']; st['pd'] += t['dr']; st['pc'] += t['cr']
        st['out'] += ['-' * W, line('', 'PAGE TOTAL', '', ind(st['pd']), ind(st['pc'])), '-' * W, line('', 'GRAND TOTAL', '', ind(D['td']), ind(D['tc'])), line('', 'CLOSING BALANCE', '', '', '', B(D['closing'])), '=' * W, f'NO. OF DEBITS : {D["nd"]}   NO. OF CREDITS : {D["nc"]}', 'E. & O.E.  KINDLY REPORT ANY DISCREPANCY WITHIN 15 DAYS.' + 'AUTHORISED SIGNATORY'.rjust(40)]
        flush(); return st['p']
    return A4, draw, truth(D, ref=True, bank_name='JAN SAHAKARI BANK LTD.', branch=br, ifsc=ifsc, account_number=no, account_holder=D['holder'].upper(), account_type=typ, currency='INR', opening_balance=D['opening'], closing_balance=D['closing'], total_debits=D['td'], total_credits=D['tc'])

# ================================================================ 11 bank_pocket: payments bank app PDF, signed amounts, no year in rows
S11 = dict(upi_out='Paid to {n}\nUPI ID: {vpa}\nUPI Ref No: {rrn}', upi_in='Received from {n}\nUPI ID: {vpa}\nUPI Ref No: {rrn}', neft_in='NEFT received from {n}\nUTR: {utr}', neft_out='NEFT sent to {n}\nUTR: {utr}', sal='Salary from {n}\nUTR: {utr}', imps_in='Received from {n}\nIMPS Ref No: {rrn}', imps_out='Sent to {n}, {bank} A/c XX{s4}\nIMPS Ref No: {rrn}', atm='Cash withdrawal at ATM {term}\nCard ending {c4}', pos='Paid at {n}\nDebit card ending {c4}', ach='Auto debit: {n}\nMandate ID: {s11}', chq_out='Paid to {n}', chq_in='Received from {n}', cash_in='Cash deposit at banking point\nAgent ID: {s6}', int='Interest credited for the quarter', chg='Debit card annual charge\nIncludes 18% GST', bill='Bill payment: {n}\nOrder ID: {s11}', refund='Refund from {n}\nUPI Ref No: {rrn}', self='Cash withdrawal at banking point')
def pocket(seed, rows):
    D = build('bank_pocket', seed, rows, density=1.5); R = D['R']; F, Z = 'NS', 8.4
    nar(D, S11, 'word', F, Z, 265)
    no = '91' + digits(R, 10); ifsc = 'PCKT0' + '123456'; d3 = lambda x: f"{x.day} {x:%b %Y}"; RU = '\u20b9'; sz = LETTER; w, hh = sz; NV, G_, RED, GRN = H('#1f2a5c'), H('#6b7280'), H('#b91c1c'), H('#15803d'); W = D
    X = [40, 110, 385, 480, 572]
    def draw(c, tot):
        st = dict(p=0, y=0)
        def newp():
            if st['p']: c.showPage()
            st['p'] += 1; txt(c, 40, 26, 'Need help? Open the app > Profile > 24x7 Help, or call 0120-4456456', F, 7, G_); txt(c, 572, 26, f'Page {st["p"]} of {tot}', F, 7, G_, 'r'); st['y'] = hh - 45
        def thead():
            for i, (s, a) in enumerate([('Date & Time', 'l'), ('Transaction Details', 'l'), ('Amount', 'r'), ('Available Balance', 'r')]): cell(c, X[i], X[i + 1], st['y'], 10, [s], 'NSB', 8, 10, a, pad=0, col=G_)
            st['y'] -= 15; c.setStrokeColor(H('#d1d5db')); c.line(40, st['y'], 572, st['y'])
        newp(); c.setFillColor(NV); c.rect(0, hh - 96, w, 96, fill=1, stroke=0); txt(c, 40, hh - 44, 'pocket', 'NSB', 22, colors.white); txt(c, 40, hh - 58, 'Pocket Payments Bank Limited', F, 8, colors.white)
        txt(c, 572, hh - 40, 'Account Statement', 'NSB', 13, colors.white, 'r'); txt(c, 572, hh - 56, f'{d3(D["from"])} - {d3(D["to"])}', F, 9.5, colors.white, 'r')
        y = hh - 122; txt(c, 40, y, D['holder'], 'NSB', 12, NV); txt(c, 40, y - 14, f'{D["addr"][0]}, {D["city"]} {D["pin"]}', F, 8, G_)
        for i, (l, v) in enumerate([('Account Number', no), ('Account Type', 'Digital Savings Account'), ('IFSC', ifsc)]): txt(c, 340, y - i * 13, l, F, 8, G_); txt(c, 572, y - i * 13, v, 'NSB', 8.5, a='r')
        y -= 46
        for i, (l, v, col) in enumerate([('Opening Balance', RU + ind(D['opening']), NV), ('Money In', '+ ' + RU + ind(D['tc']), GRN), ('Money Out', '- ' + RU + ind(D['td']), RED), ('Closing Balance', RU + ind(D['closing']), NV)]):
            x = 40 + i * 135; c.setFillColor(H('#f3f4f6')); c.roundRect(x, y - 30, 127, 40, 6, fill=1, stroke=0); txt(c, x + 8, y - 4, l, F, 7.5, G_); txt(c, x + 8, y - 20, v, 'NSB', 10, col)
        c.setFillColor(H('#fff7ed')); c.roundRect(40, y - 66, 532, 26, 5, fill=1, stroke=0); txt(c, 50, y - 57, f'Get up to {RU}500.00 cashback on your first electricity bill of {RU}1,000 or more. Offer valid till 31 Dec. T&C apply.', F, 8, H('#9a3412')); st['y'] = y - 82; thead()
        for t in D['tx']:
            n = max(2, len(t['lines'])); h = n * 11 + 9
            if st['y'] - h < 48: newp(); thead()
            d = t['date']; hr = t['tm'][0]; yy = st['y'] - 5
            txt(c, X[0], yy - 8, f'{d.day} {d:%b}', 'NSB', 8.4); txt(c, X[0], yy - 19, f'{(hr-1)%12+1}:{t["tm"][1]:02d} {"AM" if hr<12 else "PM"}', F, 7.2, G_)
            for j, s in enumerate(t['lines']): txt(c, X[1], yy - 8 - 11 * j, s, F if j else 'NS', Z if j == 0 else 7.4, NV if j == 0 else G_)
            txt(c, X[3], yy - 8, (f'- {RU}{ind(t["dr"])}' if t['dr'] else f'+ {RU}{ind(t["cr"])}'), 'NSB', 8.6, RED if t['dr'] else GRN, 'r'); txt(c, X[4], yy - 8, RU + ind(t['bal']), F, 8.4, a='r')
            st['y'] -= h; c.setStrokeColor(H('#e5e7eb')); c.setLineWidth(.5); c.line(40, st['y'], 572, st['y'])
        if st['y'] < 120: newp()
        y = st['y'] - 16
        for s in ['Balances above Rs. 2,00,000.00 at the end of the day are swept to a partner bank deposit. Deposits are insured by DICGC up to Rs. 5,00,000.00.', f'This is a system generated statement, created on {d3(D["gen"])}. Registered office: B-121, Sector 5, Noida 201301. CIN U65999UP2016PLC085423']: txt(c, 40, y, s, F, 6.8, G_); y -= 10
        c.showPage(); return st['p']
    return LETTER, draw, truth(D, bank_name='Pocket Payments Bank Limited', ifsc=ifsc, account_number=no, account_holder=D['holder'], account_type='Digital Savings Account', currency='INR', opening_balance=D['opening'], closing_balance=D['closing'], total_debits=D['td'], total_credits=D['tc'])

# ================================================================ 12 bank_malabar: landscape, many columns, DR/CR column for the balance, opening row, grand total
S12 = dict(upi_out='UPIOUT/{rrn}/{vpa}/{note}/{s4}', upi_in='UPI IN/{rrn}/{vpa}/{note}/{s4}', neft_in='NFT/{N}/{utr}/{bank}', neft_out='FN/NEFT/{utr}/{n}', sal='NFT/{N}/{utr}/SALARY {MY}', imps_in='IFN/{rrn}/{n}/{bank}', imps_out='FN IMPS/{rrn}/{n}/{ifsc}', atm='ATM/{rrn}/{term} {area}', pos='POS/{card}/{N}/{city}', ach='ACHDR/{N}/{s11}', chq_out='CTS/{chq}/{N}/{bs}', chq_in='CLG CR/{chq}/{N}/{bs}', cash_in='CASH DEPOSIT/{area}', int='INT CREDIT UP TO {pdmy}', chg='SMS ALERT CHG {MY} + GST', bill='BBPS/{n}/{rrn}', refund='UPI REV/{rrn}/{vpa}', self='CASH/CHQ {chq}/SELF', rtgs_in='RTGS/{N}/{utr}')
TT = dict(atm='CASH', cash_in='CASH', self='CASH', chq_out='CLG', chq_in='CLG', int='SBINT', chg='CHRG')
def malabar(seed, rows):
    D = build('bank_malabar', seed, rows, 'ca' if seed % 2 == 0 else 'sb', density=1.5); R = D['R']; F, Z = 'Helvetica', 8
    nar(D, S12, 'slash', F, Z, 228, lambda t: 'S' + t['tid'])
    no = digits(R, 4) + '0' + digits(R, 9); ifsc = 'MLBR0' + D['brno']; br = (D['city'] + ' / ' + D['area']).upper(); typ = 'CURRENT - GENERAL' if D['acct'] == 'ca' else 'SAVINGS - FEDNET'; typ = typ.replace('FEDNET', 'CLASSIC'); fm = lambda x: f'{x:%d-%b-%Y}'.upper(); d4 = lambda x: f'{x:%d/%m/%Y}'
    X = [30, 88, 146, 382, 428, 492, 574, 656, 746, 778 + 34]; X[-1] = 812; X = [30, 90, 150, 386, 436, 500, 584, 668, 762, 812]
    NB = H('#003a70')
    def draw(c, tot):
        st = dict(p=0, y=0)
        def newp():
            if st['p']: c.showPage()
            st['p'] += 1; txt(c, 421, 18, f'Page {st["p"]} of {tot}', F, 7, a='c'); st['y'] = 565
        def thead():
            c.setFillColor(NB); c.rect(30, st['y'] - 17, 782, 17, fill=1, stroke=0)
            for i, s in enumerate(['Date', 'Value Date', 'Particulars', 'Tran Type', 'Tran ID', 'Withdrawals', 'Deposits', 'Balance', 'DR/CR']): cell(c, X[i], X[i + 1], st['y'] - 4, 10, [s], 'Helvetica-Bold', 7.8, 10, 'lllclrrrc'[i], col=colors.white)
            st['y'] -= 17
        newp(); txt(c, 30, 556, 'MALABAR COAST BANK', 'Times-Bold', 17, NB); txt(c, 30, 545, 'Regd. Office: Coast Towers, Bank Junction, Aluva 683101, Kerala', F, 7); c.setStrokeColor(NB); c.line(30, 540, 812, 540)
        txt(c, 421, 526, f'Statement of Account for the period {fm(D["from"])} to {fm(D["to"])}', 'Helvetica-Bold', 10, a='c')
        A = [('Name', D['holder'].upper()), ('Communication Address', D['addr'][0].upper()), ('', D['addr'][1].upper()), ('', f'{D["city"].upper()}, {D["state"].upper()} {D["pin"]}'), ('Email ID', 'ne****7@example.in')]
        B = [('Account Number', no), ('Type of Account', typ), ('Branch Name', br), ('IFSC', ifsc), ('MICR Code', D['micr'])]
        C = [('Customer Id', D['cif']), ('Account Open Date', '14/08/2017'), ('Account Status', 'ACTIVE'), ('Currency', 'INR'), ('Nomination', 'Y')]
        for i in range(5):
            y = 508 - i * 12
            for x, x2, L in ((30, 135, A), (345, 425, B), (620, 712, C)): txt(c, x, y, L[i][0], F, 8); txt(c, x2, y, (': ' if L[i][0] else '  ') + L[i][1], F, 8)
        st['y'] = 442; thead()
        def row(v, bold=False, h=None):
            h = h or len(v[2]) * 9.6 + 5
            if st['y'] - h < 36: newp(); thead()
            for i in range(9): cell(c, X[i], X[i + 1], st['y'] - 2.5, h, v[i], 'Helvetica-Bold' if bold else F, Z, 9.6, 'lllclrrrc'[i])
            c.setStrokeColor(H('#9aa5b1')); c.setLineWidth(.4)
            for x in X: c.line(x, st['y'], x, st['y'] - h)
            st['y'] -= h; c.line(30, st['y'], 812, st['y'])
        s = lambda p: [ind(abs(p))]; q = lambda p: ['DR' if p < 0 else 'CR']
        row([[], [], ['Opening Balance'], [], [], [], [], s(D['opening']), q(D['opening'])], True)
        for t in D['tx']: row([[d4(t['date'])], [d4(t['vdate'])], t['lines'], [TT.get(t['kind'], 'TFR')], [t['ref']], s(t['dr']) if t['dr'] else [], s(t['cr']) if t['cr'] else [], s(t['bal']), q(t['bal'])])
        row([[], [], ['GRAND TOTAL'], [], [], s(D['td']), s(D['tc']), s(D['closing']), q(D['closing'])], True)
        if st['y'] < 110: newp()
        y = st['y'] - 14
        for x in ['Abbreviations Used:  CASH - Cash Transaction   TFR - Transfer Transaction   CLG - Clearing Transaction   SBINT - Interest on SB Account   CHRG - Service charges   FN - Fund transfer on mobile or net banking', 'DISCLAIMER: The customer is requested to bring any discrepancy in the statement to the notice of the Bank within 21 days. Balance shown includes uncleared effects. ** END OF STATEMENT **', f'Contact: 1800 425 1199, 0484-2630994. Deposits up to 5,00,000.00 insured by DICGC. Printed on {D["gen"]:%d-%m-%Y} {D["gt"]}']: txt(c, 30, y, x, F, 7); y -= 10
        c.showPage(); return st['p']
    return A4L, draw, truth(D, value=True, ref=True, bank_name='MALABAR COAST BANK', branch=br, ifsc=ifsc, account_number=no, account_holder=D['holder'].upper(), account_type=typ, currency='INR', opening_balance=D['opening'], closing_balance=D['closing'], total_debits=D['td'], total_credits=D['tc'])

# ================================================================ 13 bank_lakshya: small finance bank, narration over 3 lines, everything vertically centred, "-" for blanks
S13 = dict(upi_out='UPI/DR/{rrn}/{N}/{bk}/{s16:.18}/{note} {vpa}', upi_in='UPI/CR/{rrn}/{N}/{bk}/{s16:.18}/{note} {vpa}', neft_in='NEFT CR {utr} {N} {ifsc} {bank} {note}', neft_out='NEFT DR {utr} {N} {ifsc} {bank} {note}', sal='NEFT CR {utr} {N} SALARY FOR {MY} {H}', imps_in='IMPS/CR/{rrn}/{N}/{bank}/XXXXXX{s4}/{note}', imps_out='IMPS/DR/{rrn}/{N}/{bank}/XXXXXX{s4}/{note}', atm='ATM CASH WDL {card} {term} {area} {city} IN', pos='POS PRCH {card} {N} {city} IN {rrn}', ach='NACH DR {N} UMRN {bk}{s11}{s8} SETTLEMENT {dmy}', chq_out='CTS OUTWARD CLEARING CHEQUE PAID TO {N} {bank}', chq_in='CTS INWARD CHEQUE DEPOSIT {N} {bank} {area}', cash_in='CASH DEPOSIT BY SELF AT {area} BRANCH DENOMINATION VERIFIED', int='CREDIT INTEREST CAPITALISED FOR THE MONTH ENDING {pdmy}', chg='DEBIT CARD ANNUAL FEE INCLUDING IGST/CGST/SGST FOR CARD {card}', bill='BBPS BILL PAYMENT {N} REF {rrn} CONSUMER NO {s11}', refund='UPI/REVERSAL/{rrn}/{N}/{vpa}/FAILED TXN', self='CASH WITHDRAWAL BY CHEQUE SELF AT {area} BRANCH')
def lakshya(seed, rows):
    D = build('bank_lakshya', seed, rows, density=1.4); R = D['R']; F, Z = 'DVC', 6.9
    def ref(t):
        k = t['kind']; return t['chq'] or (t['rrn'] if k[:3] in ('upi', 'imp') or k in ('pos', 'bill', 'refund', 'atm') else None)
    nar(D, S13, 'slash', F, Z, 118, ref)
    no = digits(R, 2) + '21' + digits(R, 12); ifsc = 'LKSF0' + D['brno']; br = f'{D["area"]}, {D["city"]}'; RU = '\u20b9'; d3 = lambda x: f'{x:%d %b %Y}'; PU, typ = H('#5b2a86'), 'Savings Account - Digital'
    def story():
        k, v = PS(F, 7.6, 10.2, col=H('#555555')), PS('DVCB', 7.6, 10.2)
        A = Table([[P('Name', k), P(f'{D["pfx"]}. {D["holder"]}', v), P('Customer ID', k), P(D['cif'], v)], [P('Customer Type', k), P('Individual - Resident', v), P('Account Number', k), P(no, v)], [P('Address', k), P(D['addr'] + [f'{D["city"]}, {D["state"]} - {D["pin"]}'], v), P('Account Type', k), P(typ, v)], [P('Contact', k), P(D['mob'], v), P('Branch', k), P(br, v)], [P('Nominee', k), P('Registered', v), P('IFSC | MICR', k), P(f'{ifsc} | {D["micr"]}', v)], [P('Statement Period', k), P(f'{d3(D["from"])} to {d3(D["to"])}', v), P('Statement Date', k), P(d3(D['gen']), v)]], [80, 190, 85, 180])
        A.setStyle([('VALIGN', (0, 0), (-1, -1), 'TOP'), ('TOPPADDING', (0, 0), (-1, -1), 1.5), ('BOTTOMPADDING', (0, 0), (-1, -1), 1.5), ('LEFTPADDING', (0, 0), (-1, -1), 0)])
        hb, vb = PS(F, 7.4, 9.4, 1, H('#555555')), PS('DVCB', 9.5, 12, 1, PU)
        O = Table([[P(f'Opening Balance({RU})', hb), P(f'Closing Balance({RU})', hb)], [P(ind(D['opening']), vb), P(ind(D['closing']), vb)]], [267, 268]); O.setStyle([('BOX', (0, 0), (-1, -1), .8, PU), ('LINEAFTER', (0, 0), (0, -1), .8, PU), ('TOPPADDING', (0, 0), (-1, -1), 2), ('BOTTOMPADDING', (0, 0), (-1, -1), 2)])
        ad = Table([[Paragraph(f'<b>Earn up to 7.25% p.a.</b> on balances above {RU}5,00,000 &ndash; paid every month! Open a Fixed Deposit from {RU}1,000 in the app. Give a missed call on 1800 1200 1200.', PS('DVC', 8, 10.5, 1, H('#7a3e00')))]], [535]); ad.setStyle([('BACKGROUND', (0, 0), (-1, -1), H('#ffe9cf')), ('TOPPADDING', (0, 0), (-1, -1), 5), ('BOTTOMPADDING', (0, 0), (-1, -1), 6)])
        c_, l, r = PS(F, Z, 8.8, 1), PS(F, Z, 8.8), PS(F, Z, 8.8, 2); h_, hr = PS('DVCB', 7, 9, 1, colors.white), PS('DVCB', 7, 9, 2, colors.white)
        R_ = [[P(['Trans', 'Date'], h_), P(['Value', 'Date'], h_), P('Description/Narration', h_), P(['Chq./Ref.', 'No.'], h_), P(['Debit', f'({RU})'], hr), P(['Credit', f'({RU})'], hr), P(['Balance', f'({RU})'], hr)]]
        for x in D['tx']: R_.append([P(d3(x['date']), c_), P(d3(x['vdate']), c_), P(x['lines'], l), P(x['ref'] or '-', c_), P(ind(x['dr']) if x['dr'] else '-', r), P(ind(x['cr']) if x['cr'] else '-', r), P(ind(x['bal']), r)])
        t = Table(R_, [57, 57, 130, 74, 70, 70, 77], repeatRows=1); t.setStyle([('BACKGROUND', (0, 0), (-1, 0), PU), ('VALIGN', (0, 0), (-1, -1), 'MIDDLE'), ('ROWBACKGROUNDS', (0, 1), (-1, -1), [colors.white, H('#f5effa')]), ('INNERGRID', (0, 0), (-1, -1), .3, H('#c9b6da')), ('BOX', (0, 0), (-1, -1), .3, H('#c9b6da')), ('LEFTPADDING', (0, 0), (-1, -1), 4), ('RIGHTPADDING', (0, 0), (-1, -1), 4), ('TOPPADDING', (0, 0), (-1, -1), 2), ('BOTTOMPADDING', (0, 0), (-1, -1), 4)])
        q = PS(F, 6.4, 8.4)
        return [A, Spacer(1, 6), O, Spacer(1, 6), ad, Spacer(1, 8), t, Spacer(1, 8), P('Review your account statement: Please check your account statement and inform us of any discrepancy within 14 days. Cheque collection charges: Nil. Non-maintenance charge Rs. 100.00 per month where MAB falls below Rs. 2,000.00.', q), P('This is an auto generated statement and requires no signature. Lakshya Small Finance Bank Limited (A Scheduled Commercial Bank), Regd. Office: 19-A, Dhuleshwar Garden, Jaipur 302001. CIN L36911RJ1996PLC011381', q)]
    def head(c, d, p, tot):
        txt(c, 30, 806, 'LAKSHYA', 'DVB', 15, PU, cs=1.6); txt(c, 30, 796, 'SMALL FINANCE BANK', F, 7, H('#f07f09'), cs=1.1); txt(c, 565, 806, 'ACCOUNT STATEMENT', 'DVB', 10, PU, 'r'); txt(c, 565, 20, f'Page {p} of {tot}', F, 6.8, a='r'); txt(c, 30, 20, 'Call us at 1800 1200 1200   |   Website www.lakshyasfb.example   |   Email customercare@lakshyasfb.example', F, 6.8)
    return A4, platy(A4, story, head, head, (30, 30, 62, 62, 40)), truth(D, value=True, ref=True, bank_name='Lakshya Small Finance Bank Limited', branch=br, ifsc=ifsc, account_number=no, account_holder=D['holder'], account_type=typ, currency='INR', opening_balance=D['opening'], closing_balance=D['closing'])

# ================================================================ 14 bank_oriel: month sub-totals, rows dated 01DEC without year, balance only at the end of each day
S14 = dict(upi_out='UPI {rrn} {N} {vpa}', upi_in='UPI {rrn} FROM {N} {vpa}', neft_in='NEFT {utr} {N}', neft_out='TRF NEFT {utr} {N} {ifsc}', sal='SALARY {N} {utr}', imps_in='IMPS {rrn} {N} {bank}', imps_out='IMPS {rrn} TO {N}', atm='ATM CASH WITHDRAWAL {term} {city}', pos='DEBIT CARD PURCHASE {N} {city}', ach='NACH DEBIT {N} {s11}', chq_out='CHEQUE {chq} {N}', chq_in='INWARD CLEARING {chq} {bs}', cash_in='CASH DEPOSIT {area}', int='CREDIT INTEREST', chg='SERVICE CHARGE INCL GST', bill='BILL PAYMENT {N} {s8}', refund='UPI RETURN {rrn}', self='CASH CHEQUE {chq} SELF')
def oriel(seed, rows):
    R0 = random.Random(f'oriel{seed}'); D = build('bank_oriel', seed, rows, density=.6, start=R0.choice([(2024, 11), (2024, 12), (2024, 10), (2025, 2)])); R = D['R']; F, Z = 'Helvetica', 9
    nar(D, S14, 'word', F, Z, 218); tx = D['tx']
    for i, t in enumerate(tx): t['eod'] = i == len(tx) - 1 or tx[i + 1]['date'] != t['date']
    no = digits(R, 3) + '-' + digits(R, 6) + '-006'; ifsc = 'ORIL0' + D['brno']; br = f'{D["area"]} Branch, {D["city"]}'; d3 = lambda x: f'{x:%d %B %Y}'; typ = 'SAVINGS ACCOUNT-RESIDENT'; dm = lambda x: f'{x:%d%b}'.upper()
    X = [50, 95, 320, 400, 480, 556]; RD = H('#db0011')
    def draw(c, tot):
        st = dict(p=0, y=0)
        def newp():
            if st['p']: c.showPage()
            st['p'] += 1; c.setFillColor(RD); p = c.beginPath(); p.moveTo(50, 790); p.lineTo(62, 802); p.lineTo(74, 790); p.lineTo(62, 778); p.close(); c.drawPath(p, fill=1, stroke=0); txt(c, 82, 785, 'The Oriel Banking Corporation', 'Times-Bold', 14); txt(c, 556, 800, 'Statement of Account', 'Helvetica-Bold', 10, a='r'); txt(c, 556, 787, f'Page {st["p"]} of {tot}', F, 8, a='r'); st['y'] = 760
            txt(c, 50, 30, f'The Oriel Banking Corporation, {D["city"]}, incorporated with limited liability. Account number {no}', F, 6.6)
        def thead():
            c.setStrokeColor(colors.black); c.setLineWidth(.8); c.line(50, st['y'], 556, st['y'])
            for i, s in enumerate([['Date'], ['Details'], ['Withdrawals'], ['Deposits'], ['Balance', '(INR)']]): cell(c, X[i], X[i + 1], st['y'] - 3, 22, s, 'Helvetica-Bold', 8.6, 10, 'l' if i < 2 else 'r', pad=2)
            st['y'] -= 25; c.line(50, st['y'], 556, st['y']); st['y'] -= 3
        newp(); y = 750
        for s in [f'{D["pfx"].upper()} {D["holder"].upper()}'] + [a.upper() for a in D['addr']] + [f'{D["city"].upper()} {D["pin"]}', 'INDIA']: txt(c, 50, y, s, F, 9); y -= 12
        for i, (l, v) in enumerate([('Account Number', no), ('Branch', br), ('IFSC / MICR', f'{ifsc} / {D["micr"]}'), ('Statement From', d3(D['from'])), ('Statement To', d3(D['to']))]): txt(c, 330, 750 - i * 12, l, F, 8.6); txt(c, 412, 750 - i * 12, v, F, 8.6)
        txt(c, 50, 668, typ, 'Helvetica-Bold', 10); st['y'] = 660; thead()
        def row(d, ln, w='', dp='', b='', bold=False, line=False):
            h = len(ln) * 11 + 3
            if st['y'] - h < 52: newp(); thead()
            if line: c.setLineWidth(.4); c.setStrokeColor(colors.black); c.line(320, st['y'] - 1, 556, st['y'] - 1)
            for i, v in enumerate([[d], ln, [w], [dp], [b]]): cell(c, X[i], X[i + 1], st['y'] - 2, h, v if v != [''] else [], 'Helvetica-Bold' if bold else F, Z, 11, 'l' if i < 2 else 'r', pad=2, )
            st['y'] -= h
        row(dm(D['from']), ['BALANCE BROUGHT FORWARD'], b=west(D['opening']), bold=True); md = mc = 0
        for i, t in enumerate(tx):
            row(dm(t['date']), t['lines'], west(t['dr']) if t['dr'] else '', west(t['cr']) if t['cr'] else '', west(t['bal']) if t['eod'] else ''); md += t['dr']; mc += t['cr']
            if i == len(tx) - 1 or tx[i + 1]['date'].month != t['date'].month:
                row('', [f'SUB-TOTAL FOR {t["date"]:%B %Y}'.upper()], west(md), west(mc), bold=True, line=True); st['y'] -= 4; md = mc = 0
        row('', ['TOTAL'], west(D['td']), west(D['tc']), bold=True, line=True); row(dm(D['to']), ['CLOSING BALANCE'], b=west(D['closing']), bold=True)
        if st['y'] < 130: newp()
        y = st['y'] - 18; txt(c, 298, y, '*** END OF STATEMENT ***', F, 8, a='c')
        for s in ['Please examine this statement at once. If no error is reported within 30 days, the account will be considered correct.', 'Average Quarterly Balance requirement INR 150,000.00. Non-maintenance fee INR 900.00 plus taxes per quarter.', 'OBC PhoneBanking: 1800 267 3456 (from overseas +91 40 6126 8002)']: y -= 11; txt(c, 50, y - 6, s, F, 7.4)
        c.showPage(); return st['p']
    return A4, draw, truth(D, eod=True, bank_name='The Oriel Banking Corporation', branch=br, ifsc=ifsc, account_number=no, account_holder=D['holder'].upper(), account_type=typ, currency='INR', opening_balance=D['opening'], closing_balance=D['closing'], total_debits=D['td'], total_credits=D['tc'])

SECOND = {"sangam": sangam, "vadodra": vadodra, "jansahakari": jansah, "pocket": pocket, "malabar": malabar, "lakshya": lakshya, "oriel": oriel}
