# SPDX-License-Identifier: AGPL-3.0-or-later
"""Seven Indian banks of a stranger: private and public ones with boxes, grids and summaries of other accounts."""

import random

from reportlab.lib import colors
from reportlab.lib.colors import HexColor as H
from reportlab.lib.pagesizes import A4
from reportlab.platypus import Spacer, Table

from stranger_banks import P, PS, build, cell, digits, gst, ind, nar, plain, platy, truth, txt, wrap

# ================================================================ 1 bank_meridian: private bank, full furniture on each page, boxes and vertical rules, foot summary
S1 = dict(upi_out='UPI-{N}-{VPA}-{ifsc}-{rrn}-{note}', upi_in='UPI-{N}-{VPA}-{ifsc}-{rrn}-{note}', neft_in='NEFT CR-{ifsc}-{N}-{H}-{utr}', neft_out='NEFT DR-{ifsc}-{N}-NETBANK, MUM-{utr}-{note}', sal='NEFT CR-{ifsc}-{N}-{H}-SALARY {MY}-{utr}', imps_in='IMPS-{rrn}-{N}-{bs}-XXXXXXXX{s4}-{note}', imps_out='IMPS-{rrn}-{N}-{bs}-XXXXXXXX{s4}-{note}',
          atm='ATW-{card}-{term}-{city}', pos='POS {card} {N} POS DEBIT', ach='ACH D- {N}-{s11}', chq_out='CHQ PAID-MICR CTS-MU-{N}', chq_in='CHQ DEP - MICR 4 CLG - {area} WBO', cash_in='CASH DEPOSIT BY - SELF - {area}', int='INTEREST PAID TILL {prev:%d-%b-%Y}', chg='INSTAALERT CHG {MY} {s6}-MIR{s11}', bill='IB BILLPAY DR-MERBL-{N}-{s8}', refund='UPI REV-{N}-{VPA}-{rrn}', self='CHQ PAID-SELF-{H}')
def meridian(seed, rows):
    D = build('bank_meridian', seed, rows, density=2.4); R = D['R']; F, Z = 'Helvetica', 7.2
    def ref(t): return (t['chq'] if t['kind'] in ('chq_out', 'self', 'chq_in') else t['utr'] if t['kind'] in ('neft_in', 'sal', 'neft_out') else t['rrn'] if t['kind'][:3] in ('upi', 'imp', 'ref') else t['s6'] if t['kind'] in ('atm', 'pos', 'ach', 'bill') else '').zfill(16)[:16]
    nar(D, S1, 'char', F, Z, 160, ref)
    no = '50100' + digits(R, 9); ifsc = 'MRDN' + '0' + D['brno']; typ = 'SAVINGS A/C - RESIDENT (100)'; br = D['area'].upper()
    od = f'{R.randint(1, 28):02d}/0{R.randint(1, 9)}/20{R.randint(10, 19)}'; gs = gst(D['sc'], 'AACCM' + digits(R, 4) + 'H'); gby = digits(R, 9); em = D['holder'].split()[0].upper() + digits(R, 3) + '@EXAMPLE.COM'
    X = [28, 67, 233, 311, 350, 421, 489, 567]
    def draw(c, tot):
        st = dict(p=0, y=0)
        def head():
            st['p'] += 1; c.setFillColor(H('#004b8d')); c.rect(28, 796, 14, 14, fill=1, stroke=0); c.setFillColor(H('#d71920')); c.rect(32, 800, 6, 6, fill=1, stroke=0)
            txt(c, 47, 799, 'MERIDIAN BANK', 'Helvetica-Bold', 14, H('#004b8d')); txt(c, 47, 789, 'We chart your course', 'Helvetica-Oblique', 6.5)
            txt(c, 440, 822, f'Page No .: {st["p"]}', F, 7.5)
            c.setStrokeColor(colors.black); c.setLineWidth(.6); c.rect(28, 662, 252, 116)
            y = 766
            for s in [f'{D["pfx"].upper()}. {D["holder"].upper()}'] + [a.upper() for a in D['addr']] + [D['city'].upper() + ' ' + D['pin'], D['state'].upper() + ' INDIA']: txt(c, 34, y, s, F, 8); y -= 11
            txt(c, 34, 690, 'JOINT HOLDERS : ' + (D['joint'] or '').upper(), F, 8)
            y = 800
            for l, v in [('Account Branch', br), ('Address', f'SHOP 4-7 GROUND FLOOR, MAIN ROAD'), ('City', f'{D["city"].upper()} {D["pin"]}'), ('State', D['state'].upper()), ('Phone no.', '18001600/18002600'), ('OD Limit', '0.00      Currency : INR'), ('Email', em), ('Cust ID', D['cif']), ('Account No', no + '   PREFERRED'), ('A/C Open Date', od), ('Account Status', 'Regular'), ('RTGS/NEFT IFSC', f'{ifsc}    MICR : {D["micr"]}'), ('Branch Code', str(int(D['brno']))), ('Account Type', typ)]:
                txt(c, 300, y, l, F, 7.5); txt(c, 365, y, ': ' + v, F, 7.5); y -= 10.4
            txt(c, 28, 650, 'Nomination : Registered', F, 7.5)
            txt(c, 28, 636, f'From : {D["from"]:%d/%m/%Y}        To : {D["to"]:%d/%m/%Y}', F, 7.5); txt(c, 567, 636, 'Statement of account', 'Helvetica-Bold', 8.5, a='r')
            c.rect(28, 614, 539, 14)
            for i, (s, a) in enumerate([('Date', 'c'), ('Narration', 'c'), ('Chq./Ref.No.', 'c'), ('Value Dt', 'c'), ('Withdrawal Amt.', 'c'), ('Deposit Amt.', 'c'), ('Closing Balance', 'c')]): cell(c, X[i], X[i + 1], 625.5, 10, [s], 'Helvetica-Bold', 7.2, 9, a)
            st['y'] = 611
        def foot(bottom):
            for x in X: c.line(x, 628, x, bottom)
            c.line(28, bottom, 567, bottom)
            txt(c, 28, 62, 'MERIDIAN BANK LIMITED', 'Helvetica-Bold', 7)
            for i, s in enumerate(['*Closing balance includes funds earmarked for hold and uncleared funds', 'Contents of this statement will be considered correct if no error is reported within 30 days of receipt of statement. The address on this statement is that on record with the Bank as at the day of requesting', f'this statement.   State account branch GSTN:{gs}', 'Meridian Bank GSTIN number details are available at https://www.meridianbank.example/gst', 'Registered Office Address: Meridian House, Senapati Marg, Lower Parel, Mumbai 400013']): txt(c, 28, 53 - i * 8, s, F, 5.6)
        head(); F2 = 'Helvetica'
        for t in D['tx']:
            h = len(t['lines']) * 8.6 + 2.5
            if st['y'] - h < 82: foot(76); c.showPage(); head()
            y = st['y']; kw = dict(f=F, z=Z, ld=8.6)
            for i, (v, a) in enumerate([([t['date'].strftime('%d/%m/%y')], 'l'), (t['lines'], 'l'), ([t['ref']], 'l'), ([t['vdate'].strftime('%d/%m/%y')], 'l'), ([ind(t['dr'])] if t['dr'] else [], 'r'), ([ind(t['cr'])] if t['cr'] else [], 'r'), ([ind(t['bal'])], 'r')]): cell(c, X[i], X[i + 1], y, h, v, a=a, **kw)
            st['y'] -= h
        if st['y'] < 160: foot(st['y'] - 2); c.showPage(); head()
        foot(st['y'] - 2); y = st['y'] - 22
        txt(c, 28, y, 'STATEMENT SUMMARY  :-', 'Helvetica-Bold', 8)
        for x, l, v in [(28, 'Opening Balance', ind(D['opening'])), (150, 'Dr Count', str(D['nd'])), (225, 'Cr Count', str(D['nc'])), (300, 'Debits', ind(D['td'])), (395, 'Credits', ind(D['tc'])), (490, 'Closing Bal', ind(D['closing']))]: txt(c, x, y - 13, l, 'Helvetica-Bold', 7.5); txt(c, x, y - 24, v, F, 7.5)
        txt(c, 28, y - 42, f'Generated On: {D["gen"]:%d-%b-%Y} {D["gt"]}', F, 7); txt(c, 220, y - 42, f'Generated By: {gby}', F, 7); txt(c, 400, y - 42, 'Requesting Branch Code: NET', F, 7)
        txt(c, 28, y - 54, 'This is a computer generated statement and does not require signature.', F, 7)
        c.showPage(); return st['p']
    return A4, draw, truth(D, value=True, ref=True, bank_name='MERIDIAN BANK', branch=br, ifsc=ifsc, account_number=no, account_holder=D['holder'].upper(), account_type=typ, currency='INR', opening_balance=D['opening'], closing_balance=D['closing'], total_debits=D['td'], total_credits=D['tc'])

# ================================================================ 2 bank_rashtra: public sector, label list, two-line wrapped dates, no closing balance
S2 = dict(upi_out=['TO TRANSFER-UPI/DR/{rrn}/{n}/{bk}/{vpa}/{note}--', 'WDL TFR UPI/DR/{rrn}/{n}/{bk}/{vpa}/{note}'], upi_in='BY TRANSFER-UPI/CR/{rrn}/{n}/{bk}/{vpa}/{note}--', neft_in='BY TRANSFER-NEFT*{ifsc}*{utr}*{N}--', neft_out='TO TRANSFER-INB NEFT UTR NO: {utr}-- {n}', sal='BULK POSTING-{utr} {s6} SALARY {N}-', imps_in='BY TRANSFER-INB IMPS{rrn}/{s11}/XX{s4}/{note}--', imps_out='TO TRANSFER-INB IMPS/P2A/{rrn}/{n}/{bk}--',
          atm='ATM WDL-ATM CASH {s4} +{area} {city}--', pos='by debit card-OTHPG {rrn}{N}--', ach='DEBIT-ACHDr {bk}R0000000{s6} {N}-', chq_out='CHEQUE WDL-CHEQUE TRANSFER TO {N}--', chq_in='CHEQUE DEPOSIT-{bs}-', cash_in='CSH DEP (CDM)-CASH DEPOSIT SELF AT {area}--', int='INTEREST CREDIT--', chg='DEBIT-ATMCard AMC {card}- GST INCL', bill='TO TRANSFER-INB BILLDESK {N}--', refund='BY TRANSFER-UPI/REV/{rrn}/{n}--', self='CASH CHEQUE-CASH WITHDRAWAL SELF--')
def rashtra(seed, rows):
    D = build('bank_rashtra', seed, rows, density=1.5); R = D['R']; F, Z = 'Helvetica', 7.6
    def ref(t):
        k = t['kind']
        if k in ('chq_out', 'self', 'chq_in'): return f'/ {t["chq"]}'
        if k in ('upi_out', 'imps_out', 'neft_out', 'bill'): return f'TRANSFER TO 489769{t["s6"]}'
        if k in ('upi_in', 'imps_in', 'neft_in', 'refund'): return f'TRANSFER FROM 489773{t["s6"]}'
        if k == 'pos': return 'SBIPG ' + t['s8'] if 0 else 'PG ' + t['s8']
        return None
    nar(D, S2, 'slash', F, Z, 138, ref)
    for t in D['tx']: t['rl'] = wrap(t['ref'], F, Z, 74) if t['ref'] else []; t['ref'] = ' '.join(t['rl']) or None
    no = '0000003' + digits(R, 10); ifsc = 'RSHT0' + D['brno']; br = D['area'].upper() + ' BRANCH'; typ = 'REGULAR SB CHQ-INDIVIDUALS'; cif = digits(R, 11); d = lambda x: f'{x.day} {x:%b %Y}'
    g = dict(ls=PS(F, Z, 9), rs=PS(F, Z, 9, 2), hs=PS('Helvetica-Bold', Z, 9), hr=PS('Helvetica-Bold', Z, 9, 2))
    def story():
        kv = [('Account Name', f'{D["pfx"]}. {D["holder"].upper()}'), ('Address', [a.upper() for a in D['addr']] + [f'{D["city"].upper()}-{D["pin"]}', D['state'].upper()]), ('Date', d(D['gen'])), ('Account Number', no), ('Account Description', typ), ('Branch', br), ('Drawing Power', '0.00'), ('Interest Rate(% p.a.)', '2.70'), ('MOD Balance', '0.00'), ('CIF No.', cif), ('CKYCR Number', 'XXXXXXXXXX' + D['micr'][-4:]), (['IFS Code', '(Indian Financial System)'], ifsc), (['MICR Code', '(Magnetic Ink Character Recognition)'], D['micr']), ('Nomination Registered', 'Yes'), (f'Balance as on {d(D["from"])}', ind(D['opening']))]
        a = PS(F, 8.5, 10.5)
        t = Table([[P(k, a), P(':', a), P(v, a)] for k, v in kv], [165, 12, 340]); t.setStyle([('VALIGN', (0, 0), (-1, -1), 'TOP'), ('TOPPADDING', (0, 0), (-1, -1), 1), ('BOTTOMPADDING', (0, 0), (-1, -1), 1), ('LEFTPADDING', (0, 0), (-1, -1), 0)])
        s = [t, Spacer(1, 10), P(f'Account Statement from {d(D["from"])} to {d(D["to"])}', PS('Helvetica-Bold', 9.5, 12)), Spacer(1, 6)]
        rows = [[P(['Txn Date'], g['hs']), P(['Value', 'Date'], g['hs']), P('Description', g['hs']), P(['Ref No./Cheque', 'No.'], g['hs']), P('Debit', g['hr']), P('Credit', g['hr']), P('Balance', g['hr'])]]
        for x in D['tx']:
            dd = lambda q: P([f'{q.day} {q:%b}', f'{q:%Y}'], g['ls'])
            rows.append([dd(x['date']), dd(x['vdate']), P(x['lines'], g['ls']), P(x['rl'] or '', g['ls']), P(ind(x['dr']) if x['dr'] else '', g['rs']), P(ind(x['cr']) if x['cr'] else '', g['rs']), P(ind(x['bal']), g['rs'])])
        t = Table(rows, [42, 42, 148, 84, 66, 66, 72], repeatRows=1, hAlign='LEFT'); t.setStyle([('GRID', (0, 0), (-1, -1), .5, colors.black), ('VALIGN', (0, 0), (-1, -1), 'TOP'), ('LEFTPADDING', (0, 0), (-1, -1), 4), ('RIGHTPADDING', (0, 0), (-1, -1), 4), ('TOPPADDING', (0, 0), (-1, -1), 2), ('BOTTOMPADDING', (0, 0), (-1, -1), 3)])
        f = PS(F, 7.5, 9.5)
        return s + [t, Spacer(1, 10), P('Please do not share your ATM, Debit/Credit card number, PIN (Personal Identification Number) and OTP (One Time Password) with anyone over mail, SMS, phone call or any other media. Bank never asks for such information.', f), Spacer(1, 5), P('**This is a computer generated statement and does not require a signature.', PS('Helvetica-Bold', 7.5, 9.5))]
    def first(c, dc, p, tot):
        c.setFillColor(H('#1a73b7')); c.circle(52, 806, 11, fill=1, stroke=0); c.setFillColor(colors.white); c.circle(52, 804, 4, fill=1, stroke=0); txt(c, 70, 800, 'RASHTRA BANK OF INDIA', 'Helvetica-Bold', 13, H('#1a3d7c'))
    return A4, platy(A4, story, first, lambda *a: None, (37, 37, 62, 40, 40)), truth(D, value=True, ref=True, bank_name='RASHTRA BANK OF INDIA', branch=br, ifsc=ifsc, account_number=no, account_holder=D['holder'].upper(), account_type=typ, opening_balance=D['opening'])

# ================================================================ 3 bank_vista: several accounts' summary on page 1; MODE; deposits before withdrawals; B/F row; Total row
S3 = dict(upi_out='UPI/{rrn}/{note}/{vpa}/{bank}/{s16}', upi_in='UPI/{rrn}/{note}/{vpa}/{bank}/{s16}', neft_in='NEFT-{utr}-{N}-{note}-{s11}-{ifsc}', neft_out='INF/NEFT/{utr}/{ifsc}/{note}/{n}', sal='NEFT-{utr}-{N}-SALARY FOR {MY}', imps_in='MMT/IMPS/{rrn}/{note}/{n}/{bank}', imps_out='MMT/IMPS/{rrn}/{note}/{n}/{bank}', atm='CAM/{term}/CASH WDL/{dmy}', pos='VPS/{N}/{s11}/{rrn}/{city}', ach='ACH/{N}/{s11}/{s8}', chq_out='CLG/{N}/{bs}', chq_in='CLG/{N}/{bs}', cash_in='BY CASH - {city} - {area}', int='{s11}:Int.Pd:{prev:%d-%m-%Y}', chg='Dcardfee{s4}{mon}/GST', bill='BIL/ONL/{s8}{s4}/{n}/{rrn}', refund='UPI/RVSL/{rrn}/{vpa}', self='CASH PAID:SELF')
M3 = dict(upi_out='', upi_in='', atm='ATM WITHDRAWAL', pos='DEBIT CARD', imps_out='MOBILE BANKING', imps_in='MOBILE BANKING', bill='NET BANKING', neft_out='NET BANKING')
def vista(seed, rows):
    D = build('bank_vista', seed, rows, density=1.8); R = D['R']; F, Z = 'NS', 6.8
    nar(D, S3, 'slash', F, Z, 196)
    no = digits(R, 4) + '01' + digits(R, 6); fd = [(digits(R, 12), R.randint(20, 400) * 100000, R.choice(['7.10', '6.90', '7.25'])) for _ in range(R.randint(1, 3))]; ppf = R.randint(100000, 90000000); ifsc = 'VSTA0' + D['brno']
    tfd = sum(f[1] for f in fd); cust = digits(R, 9); L = lambda x: f'{x:%B %d, %Y}'; X = [36, 90, 168, 372, 436, 500, 563]
    OR = H('#b45309')
    def draw(c, tot):
        st = dict(p=0, y=0)
        def newp():
            if st['p']: c.showPage()
            st['p'] += 1; c.setFillColor(H('#9a3412')); c.roundRect(36, 800, 90, 20, 4, fill=1, stroke=0); txt(c, 81, 806, 'Vista Bank', 'NSB', 11, colors.white, 'c')
            txt(c, 563, 812, 'www.vistabank.example', F, 7, a='r'); txt(c, 563, 803, 'Dial your Bank 1860 120 7777', F, 7, a='r'); st['y'] = 785
            txt(c, 36, 28, 'Vista Bank Limited, Regd. Office: Vista Tower, Near Chakli Circle, Old Padra Road, Vadodara 390007. CIN L65190GJ1994PLC021012', F, 5.6); txt(c, 563, 18, f'Page {st["p"]} of {tot}', F, 6.5, a='r')
        def thead():
            c.setFillColor(H('#fdebd8')); c.rect(36, st['y'] - 13, 527, 13, fill=1, stroke=0)
            for i, (s, a) in enumerate([('DATE', 'l'), ('MODE**', 'l'), ('PARTICULARS', 'l'), ('DEPOSITS', 'r'), ('WITHDRAWALS', 'r'), ('BALANCE', 'r')]): cell(c, X[i], X[i + 1], st['y'] - 2.5, 10, [s], 'NSB', 6.8, 9, a)
            st['y'] -= 14
        newp(); y = 778
        for s in [f'{D["pfx"].upper()}.{D["holder"].upper()}'] + [a.upper() for a in D['addr']] + [D['city'].upper(), f'{D["state"].upper()} - INDIA - {D["pin"]}']: txt(c, 36, y, s, F, 8); y -= 11
        txt(c, 340, 778, 'Your Base Branch:', 'NSB', 8); txt(c, 340, 767, f'{D["area"].upper()} BRANCH', F, 7.5); txt(c, 340, 756, f'GR FLOOR, {D["city"].upper()}, {D["state"].upper()} {D["pin"]}', F, 7.5)
        y -= 8; txt(c, 36, y, f'Summary of Accounts held under Cust ID: {cust} as on {L(D["to"])}', 'NSB', 8.5, OR); y -= 14
        XA = [36, 160, 240, 330, 420, 563]; txt(c, 36, y, 'ACCOUNT DETAILS - INR', 'NSB', 7); y -= 4
        c.setStrokeColor(colors.grey); c.setLineWidth(.4); top = y
        rowsS = [(['ACCOUNT TYPE'], ['A/c BALANCE(I)'], ['FIXED DEPOSITS', '(LINKED) BAL.(II)'], ['TOTAL BALANCE', '(I+II)'], ['NOMINATION']), (['Savings A/c ' + no], [ind(D['closing'])], [ind(tfd)], [ind(D['closing'] + tfd)], ['Registered']), (['PPF A/c ' + digits(random.Random(no), 12)], [ind(ppf)], ['0.00'], [ind(ppf)], ['Registered']), (['TOTAL'], [ind(D['closing'] + ppf)], [ind(tfd)], [ind(D['closing'] + ppf + tfd)], [''])]
        for i, r in enumerate(rowsS):
            h = 22 if i == 0 else 13
            for j in range(5): cell(c, XA[j], XA[j + 1], y - 2, h, r[j], 'NSB' if i in (0, 3) else F, 6.8, 9, 'l' if j == 0 else 'c' if j == 4 else 'r')
            y -= h; c.line(36, y, 563, y)
        c.line(36, top, 563, top)
        y -= 16; txt(c, 36, y, 'FIXED DEPOSITS - INR', 'NSB', 7); y -= 4; c.line(36, y, 563, y)
        XB = [36, 130, 210, 260, 330, 420, 500]
        for i, r in enumerate([('DEPOSIT NO.', 'OPEN DATE', 'ROI%', 'PERIOD', 'MATURITY DATE', 'DEPOSIT AMT.#')] + [(f[0], f'{D["from"].replace(year=D["from"].year-1):%d-%m-%Y}', f[2], '24 Months', f'{D["from"].replace(year=D["from"].year+1):%d-%m-%Y}', ind(f[1])) for f in fd]):
            for j in range(6): cell(c, XB[j], XB[j + 1], y - 2, 12, [r[j]], 'NSB' if i == 0 else F, 6.8, 9, 'r' if j == 5 else 'l')
            y -= 12; c.line(36, y, 500, y)
        y -= 20; txt(c, 36, y, f'Statement of Transactions in Savings Account Number: {no} in INR for the period {L(D["from"])} - {L(D["to"])}', 'NSB', 8, OR)
        st['y'] = y - 6; thead()
        def row(t=None, bf=False):
            ln = t['lines'] if t else ['B/F']; h = len(ln) * 9 + 3
            if st['y'] - h < 50: newp(); thead()
            v = [(f'{D["from"]:%d-%m-%Y}' if not t else f'{t["date"]:%d-%m-%Y}')], [M3.get(t['kind'], '') if t else ''], ln, [ind(t['cr']) if t and t['cr'] else ''], [ind(t['dr']) if t and t['dr'] else ''], [ind(t['bal'] if t else D['opening'])]
            for i in range(6): cell(c, X[i], X[i + 1], st['y'] - 1, h, v[i], F, Z, 9, 'l' if i < 3 else 'r')
            st['y'] -= h; c.setStrokeColor(H('#dddddd')); c.line(36, st['y'], 563, st['y'])
        row()
        for t in D['tx']: row(t)
        if st['y'] < 190: newp()
        c.setFillColor(H('#fdebd8')); c.rect(36, st['y'] - 14, 527, 13, fill=1, stroke=0)
        for i, s in [(2, 'Total:'), (3, ind(D['tc'])), (4, ind(D['td'])), (5, ind(D['closing']))]: cell(c, X[i], X[i + 1], st['y'] - 3, 10, [s], 'NSB', 6.8, 9, 'r')
        y = st['y'] - 34; txt(c, 36, y, 'ACCOUNT RELATED OTHER INFORMATION', 'NSB', 7.5, OR); y -= 13
        for r in [('ACCOUNT TYPE', 'ACCOUNT NUMBER', 'MICR CODE', 'IFS CODE'), ('Savings', no, D['micr'], ifsc)]:
            for x, s in zip([36, 150, 280, 390], r): txt(c, x, y, s, 'NSB' if r[0][1] == 'C' else F, 7)
            y -= 11
        y -= 6
        for s in ['**MODE gives the channel of the transaction. CAM = Cash withdrawal at ATM/CDM; VPS/IPS = Debit card transaction; MMT = Mobile money transfer; BIL = Bill payment; INF = Internal fund transfer;', 'CLG = Clearing. #Deposit amount excludes accrued interest. TDS is deducted at 10% where interest crosses Rs. 40,000.00 (Rs. 50,000.00 for senior citizens) in a financial year.', 'Deposits are insured with DICGC up to Rs. 5,00,000.00 per depositor. This is a system-generated statement. Hence, it does not require any signature.']: txt(c, 36, y, s, F, 5.8); y -= 8
        c.showPage(); return st['p']
    return A4, draw, truth(D, bank_name='Vista Bank', branch=D['area'].upper() + ' BRANCH', ifsc=ifsc, account_number=no, account_holder=D['holder'].upper(), account_type='Savings', currency='INR', opening_balance=D['opening'], closing_balance=D['closing'], total_debits=D['td'], total_credits=D['tc'])

# ================================================================ 4 bank_axiom: Init. Br, OPENING BALANCE / TRANSACTION TOTAL / CLOSING BALANCE rows, header only once, legends
S4 = dict(upi_out=['UPI/P2M/{rrn}/{n}/{note}/{bank}', 'UPI/P2A/{rrn}/{N}/{bank}/{note}'], upi_in='UPI/P2A/{rrn}/{N}/{bank}/{note}', neft_in='NEFT/{utr}/{N}/{bank}/', neft_out='INB/NEFT/{utr}/{n}/{bank}/{note}', sal='NEFT/{utr}/{N}/SAL {MY}', imps_in='IMPS/P2A/{rrn}/{n}/{bs}/X{s6}/{note}', imps_out='MOB/IMPS/{rrn}/{n}/{bank}', atm='ATM-CASH-AXM/{term}/{s4}/{ddmm}/{city}', pos='PUR/{N}/{city}/{ddmm}/{s6}', ach='ACH-DR-{N}-{s11}', chq_out='BRN-CLG-CHQ PAID TO {N}', chq_in='BRN-CLG-CHQ DEP FROM {N} {bs}', cash_in='BY CASH DEPOSIT-BNA/{term}/{s4}/{ddmm}/{city}', int='SB:{s11}:Int.Pd:{pdmy}', chg='CONSOLIDATED CHARGES FOR A/C-{MY} GST @18%', bill='BBPS/{n}/{rrn}/{s8}', refund='UPI/CRADJ/{rrn}/{n}', self='TO CASH-CHQ-SELF')
def axiom(seed, rows):
    cur = seed % 2 == 1
    D = build('bank_axiom', seed, rows, 'ca' if cur else 'sb', density=1.7); R = D['R']; F, Z = 'Helvetica', 8
    nar(D, S4, 'word', F, Z, 176, lambda t: t['chq'] if t['kind'] in ('chq_out', 'self', 'chq_in') else None)
    no = '92' + digits(R, 13); ifsc = 'AXMB0' + D['brno']; typ = 'CURRENT ACCOUNT - BUSINESS CLASSIC' if cur else 'EASY ACCESS SAVINGS ACCOUNT'; hold = D['holder'].upper(); f2 = lambda x: f'{x:%d-%m-%Y}'; ck = 'XXXXXXXXXX' + digits(R, 4)
    def story():
        ls, rs, cs = PS(F, Z, 9.6), PS(F, Z, 9.6, 2), PS(F, Z, 9.6, 1); hb = PS('Helvetica-Bold', Z, 9.6, 1); bs, br = PS('Helvetica-Bold', Z, 9.6), PS('Helvetica-Bold', Z, 9.6, 2)
        a = PS(F, 8.3, 10.4); b = PS(F, 8.3, 10.4, 2)
        left = [hold, 'Joint Holder :- ' + ('-' if cur else D['joint'] or '-').upper()] + [x.upper() for x in D['addr']] + [D['city'].upper(), f'{D["state"].upper()}-INDIA', D['pin']]
        right = [f'Customer ID :{D["cif"]}', f'IFSC Code :{ifsc}', f'MICR Code :{D["micr"]}', 'Nominee Registered : ' + ('N' if cur else 'Y'), f'Registered Mobile No :{D["mob"]}', 'Registered Email ID :ax****12@example.com', f'PAN :{D["pan"]}', f'Scheme :{typ}', f'CKYC NUMBER :{ck}']
        t = Table([[P(left, a), P(right, b)]], [260, 277]); t.setStyle([('VALIGN', (0, 0), (-1, -1), 'TOP'), ('LEFTPADDING', (0, 0), (-1, -1), 0), ('RIGHTPADDING', (0, 0), (-1, -1), 0)])
        s = [t, Spacer(1, 12), P(f'Statement of Axiom Account No :{no} for the period (From : {f2(D["from"])} To : {f2(D["to"])})', PS('Helvetica-Bold', 9, 12, 1)), Spacer(1, 8)]
        R_ = [[P(x, hb) for x in ('Tran Date', 'Chq No', 'Particulars', 'Debit', 'Credit', 'Balance', ['Init.', 'Br'])], ['', '', P('OPENING BALANCE', bs), '', '', P(plain(D['opening']), br), '']]
        for x in D['tx']: R_.append([P(f2(x['date']), cs), P(x['ref'] or '', cs), P(x['lines'], ls), P(plain(x['dr']) if x['dr'] else '', rs), P(plain(x['cr']) if x['cr'] else '', rs), P(plain(x['bal']), rs), P(x['init'], cs)])
        R_ += [['', '', P('TRANSACTION TOTAL', bs), P(plain(D['td']), br), P(plain(D['tc']), br), '', ''], ['', '', P('CLOSING BALANCE', bs), '', '', P(plain(D['closing']), br), '']]
        t = Table(R_, [56, 48, 186, 70, 70, 75, 32]); t.setStyle([('GRID', (0, 0), (-1, -1), .4, H('#666666')), ('VALIGN', (0, 0), (-1, -1), 'MIDDLE'), ('BACKGROUND', (0, 0), (-1, 0), H('#e7d3dc')), ('TOPPADDING', (0, 0), (-1, -1), 2), ('BOTTOMPADDING', (0, 0), (-1, -1), 3), ('LEFTPADDING', (0, 0), (-1, -1), 4), ('RIGHTPADDING', (0, 0), (-1, -1), 4)])
        q = PS(F, 7, 9)
        leg = [P(x, q) for x in ['Unless the constituent notifies the bank immediately of any discrepancy found by him/her in this statement of Account, it will be taken that he/she has found the account correct.', 'The closing balance as shown/displayed includes not only the credit balance and / or overdraft limit, but also funds which are under clearing. It excludes the amount marked as lien, if any. Hence the closing balance displayed may not be the effective available balance.', 'We would like to reiterate that, as a policy, Axiom Bank does not ask you to part with/disclose/revalidate your iPIN password, login id and ATM/Debit Card number through emails OR phone call.', f'REGISTERED OFFICE - AXIOM BANK LTD, 3rd Floor, Opposite Law College, {D["city"].upper()}. This is a system generated output and requires no signature.']]
        lg = [P(x, q) for x in ['Legends :', 'INB - Transaction through Internet Banking', 'MOB - Mobile Banking Funds Transfer', 'ATM-CASH-AXM - Cash Withdrawal at Axiom ATMs', 'IMPS/P2A - Inter Bank Fund Transfer through IMPS', 'PUR - Transaction using Debit Card', 'BRN-CLG-CHQ - Cheque presented in clearing', 'Int.Pd - Interest paid on your account balance', 'BBPS - Bharat Bill Payment System']]
        return s + [t, Spacer(1, 10)] + leg + [Spacer(1, 6)] + lg + [Spacer(1, 6), P('++++ End of Statement ++++', PS('Helvetica-Bold', 8, 10, 1))]
    def head(c, d, p, tot):
        c.setFillColor(H('#97144d')); c.setStrokeColor(H('#97144d')); pth = c.beginPath(); pth.moveTo(29, 806); pth.lineTo(40, 826); pth.lineTo(51, 806); pth.close(); c.drawPath(pth, fill=1, stroke=0); txt(c, 56, 808, 'AXIOM BANK', 'Helvetica-Bold', 15, H('#97144d')); txt(c, 566, 20, f'Page {p} of {tot}', F, 7, a='r')
    return A4, platy(A4, story, head, lambda c, d, p, tot: txt(c, 566, 20, f'Page {p} of {tot}', F, 7, a='r'), (29, 29, 60, 40, 36)), truth(D, ref=True, bank_name='AXIOM BANK', ifsc=ifsc, account_number=no, account_holder=hold, account_type=typ, opening_balance=D['opening'], closing_balance=D['closing'], total_debits=D['td'], total_credits=D['tc'])

# ================================================================ 5 bank_crest: serial numbers, two-line dates, zebra without rules, "-" in the opening row
S5 = dict(upi_out='UPI/{n}/{rrn}/{note}', upi_in='UPI/{n}/{rrn}/{note}', neft_in='NEFT {utr} {N} {ifsc}', neft_out='Sent NEFT {utr}/{n}/{bank}', sal='NEFT {utr} {N} Salary {MY}', imps_in='Recd:IMPS/{rrn}/{n}/{bk}/X{s4}/{note}', imps_out='Sent IMPS{rrn}{n}-{bk}-XX{s4}-{note}', atm='ATL/{s4}/{s6}/{area} {city} {dmy}', pos='PCD/{c4}/{N}/{city}{dmy}/{s6}', ach='ACH DR {N} {s11}', chq_out='Clg To: {N}', chq_in='Clg From: {N} {bank}', cash_in='CASH DEPOSIT BY SELF AT {area}', int='Int.Pd:{s11}:{pdmy}', chg='Chrg: SMS Alerts {MY} incl. GST', bill='Bill Pay {n} {s8}', refund='UPI/REV/{n}/{rrn}', self='CASH WITHDRAWAL BY SELF AT {area}')
def crest(seed, rows):
    D = build('bank_crest', seed, rows, density=1.3); R = D['R']; F, Z = 'DVC', 7.4
    def ref(t):
        k = t['kind']; return 'UPI-' + t['rrn'] if k[:3] in ('upi', 'ref') else t['utr'] if k in ('neft_in', 'sal', 'neft_out') else 'IMPS-' + t['rrn'] if k[:4] == 'imps' else t['chq'] or (t['rrn'] if k in ('atm', 'pos') else None)
    nar(D, S5, 'word', F, Z, 150, ref)
    no = digits(R, 10); ifsc = 'CRST0' + D['brno']; br = f'{D["city"]} - {D["area"]}'; d3 = lambda x: f'{x:%d %b %Y}'
    X = [34, 58, 96, 256, 350, 420, 490, 562]; RD = H('#c8102e')
    def draw(c, tot):
        st = dict(p=0, y=0)
        def newp():
            if st['p']: c.showPage()
            st['p'] += 1; txt(c, 34, 800, 'crest', 'DVB', 18, RD); txt(c, 34, 790, 'Crest Mahanagar Bank Limited', F, 7); txt(c, 562, 800, 'Account Statement', 'DVB', 12, a='r'); txt(c, 562, 788, f'{d3(D["from"])} - {d3(D["to"])}', F, 8.5, a='r')
            txt(c, 34, 24, f'Statement Generated on {d3(D["gen"])} {D["gt"][:5]}', F, 6.5); txt(c, 562, 24, f'Page {st["p"]} of {tot}', F, 6.5, a='r'); st['y'] = 770
        def thead():
            c.setStrokeColor(RD); c.setLineWidth(1.1); c.line(34, st['y'], 562, st['y'])
            for i, (s, a) in enumerate([('#', 'l'), ('Date', 'l'), ('Description', 'l'), ('Chq/Ref. No.', 'l'), ('Withdrawal (Dr.)', 'r'), ('Deposit (Cr.)', 'r'), ('Balance', 'r')]): cell(c, X[i], X[i + 1], st['y'] - 5, 10, [s], 'DVCB', 7.4, 9, a, pad=2)
            c.setLineWidth(.5); c.line(34, st['y'] - 19, 562, st['y'] - 19); st['y'] -= 19
        newp(); y = 760; txt(c, 34, y, D['holder'], 'DVB', 11); y -= 14; txt(c, 34, y, 'CRN xxxxx' + D['cif'][-4:], F, 7.5); y -= 16
        for s in D['addr'] + [f'{D["city"]} - {D["pin"]}', f'{D["state"]}, India']: txt(c, 34, y, s, F, 7.5); y -= 10.5
        yy = 760
        for l, v in [('Account No.', no), ('Account Type', 'Savings'), ('Account Status', 'ACTIVE'), ('Currency', 'INR'), ('Branch', br), ('Nominee Registered', 'Yes'), ('MICR', D['micr']), ('IFSC Code', ifsc)]: txt(c, 340, yy, l, F, 7.5, H('#666666')); txt(c, 440, yy, v, 'DVCB', 7.5); yy -= 11.5
        st['y'] = 655; txt(c, 34, 662, 'Savings Account Transactions', 'DVB', 9.5); thead(); k = 0
        def row(v, h):
            nonlocal k
            if st['y'] - h < 45: newp(); thead()
            if k % 2: c.setFillColor(H('#f3f3f3')); c.rect(34, st['y'] - h, 528, h, fill=1, stroke=0)
            for i in range(7): cell(c, X[i], X[i + 1], st['y'] - 4, h, v[i], F, Z, 9.3, 'l' if i < 4 else 'r', pad=2)
            st['y'] -= h; k += 1
        row([['-'], ['-'], ['Opening Balance'], ['-'], ['-'], ['-'], [ind(D['opening'])]], 18)
        for n, t in enumerate(D['tx'], 1): row([[str(n)], [f'{t["date"]:%d %b}', f'{t["date"]:%Y}'], t['lines'], [t['ref'] or ''], [ind(t['dr']) if t['dr'] else ''], [ind(t['cr']) if t['cr'] else ''], [ind(t['bal'])]], max(2, len(t['lines'])) * 9.3 + 8)
        c.setStrokeColor(RD); c.line(34, st['y'], 562, st['y'])
        if st['y'] < 150: newp()
        y = st['y'] - 18; txt(c, 34, y, 'Account Summary', 'DVB', 9.5); y -= 14
        for r in [('Particulars', 'Opening Balance', 'Total Withdrawal (Dr.)', 'Total Deposit (Cr.)', 'Closing Balance'), ('SAVINGS ACCOUNT (SA):', ind(D['opening']), ind(D['td']), ind(D['tc']), ind(D['closing']))]:
            for i, s in enumerate(r): txt(c, [34, 250, 350, 450, 562][i], y, s, 'DVCB' if r[0] == 'Particulars' else F, 7.2, a='l' if i == 0 else 'r')
            y -= 12
        txt(c, 298, y - 8, 'End of Statement', 'DVCB', 8, a='c'); txt(c, 34, y - 26, 'Any discrepancy in the statement should be brought to the notice of Crest Mahanagar Bank Ltd. within one month from the date of the statement. Call 1860 266 2666.', F, 6)
        txt(c, 34, y - 34, 'RBI has advised: never share OTP, UPI PIN or CVV. Deposit insurance cover: Rs. 5,00,000.00 per depositor. Minimum average monthly balance Rs. 10,000.00.', F, 6); c.showPage(); return st['p']
    return A4, draw, truth(D, ref=True, bank_name='Crest Mahanagar Bank Limited', branch=br, ifsc=ifsc, account_number=no, account_holder=D['holder'], account_type='Savings', currency='INR', opening_balance=D['opening'], closing_balance=D['closing'], total_debits=D['td'], total_credits=D['tc'])

# ================================================================ 6 bank_panchnad: one amount column + Type DR/CR; remarks last; no opening balance printed
S6 = dict(upi_out='UPI/{rrn}/P2M/{vpa}/{N}', upi_in='UPI/{rrn}/P2P/{vpa}/{N}', neft_in='NEFT_IN:{utr}/{s6}/{N}', neft_out='NEFT_OUT:{utr}/{ifsc}/{N}', sal='NEFT_IN:{utr}//{N} SALARY', imps_in='IMPS-IN/{rrn}/{s11}/{N}', imps_out='IMPS-OUT/{rrn}/{bk}/{N}', atm='ATM WDR {s8} {area} {city}', pos='POS {s4} {N} {city}', ach='NACH/DR/{N}/{s11}', chq_out='CTS CLG TO {N}', chq_in='BY CLG {bs} {N}', cash_in='BY CASH AT {area}', int='{s11}:Int.Pd:{pdmy}', chg='SMS CHRG FOR:{pdmy} GST INCL', bill='BILLPAY/{rrn}/{N}', refund='UPI/{rrn}/REVERSAL/{vpa}', self='TO SELF')
def panchnad(seed, rows):
    D = build('bank_panchnad', seed, rows, density=1.4); R = D['R']; F, Z = 'Times-Roman', 9
    nar(D, S6, 'slash', F, Z, 196, lambda t: t['chq'] or None)
    no = digits(R, 4) + '000' + digits(R, 9); ifsc = 'PNND0' + D['brno']; br = f'{D["city"]}, {D["area"]}'.upper(); typ = 'SAVING'; f2 = lambda x: f'{x:%d-%m-%Y}'
    X = [40, 100, 165, 235, 268, 345, 555]; MR = H('#a20e37')
    def draw(c, tot):
        st = dict(p=0, y=0)
        def newp():
            if st['p']: c.showPage()
            st['p'] += 1; txt(c, 298, 26, f'Page {st["p"]} of {tot}', F, 8, a='c')
            if st['p'] == 1: st['y'] = 800
            else: st['y'] = 805
        def thead():
            c.setFillColor(H('#f0d9b5')); c.setStrokeColor(colors.black); c.setLineWidth(.5); c.rect(40, st['y'] - 18, 515, 18, fill=1)
            for i, s in enumerate(['Date', 'Instrument ID', 'Amount', 'Type', 'Balance', 'Remarks']): cell(c, X[i], X[i + 1], st['y'] - 3.5, 12, [s], 'Times-Bold', 9.3, 11, 'c')
            for x in X: c.line(x, st['y'], x, st['y'] - 18)
            st['y'] -= 18
        newp(); txt(c, 298, 798, 'PANCHNAD NATIONAL BANK', 'Times-Bold', 16, MR, 'c'); txt(c, 298, 784, '...the name you can bank upon since 1908', 'Times-Italic', 8, a='c'); txt(c, 298, 764, f'Account Statement for Account Number {no}', 'Times-Bold', 11, a='c')
        c.rect(40, 660, 255, 92); c.rect(300, 660, 255, 92); txt(c, 45, 741, 'Branch Details', 'Times-Bold', 9.5, MR); txt(c, 305, 741, 'Customer Details', 'Times-Bold', 9.5, MR)
        for i, s in enumerate([('Branch Name:', br), ('Branch Address:', f'{D["area"].upper()} MAIN ROAD'), ('City:', D['city'].upper()), ('Pin:', D['pin']), ('IFSC:', ifsc), ('MICR Code:', D['micr'])]): txt(c, 45, 729 - i * 12, s[0], F, 9); txt(c, 118, 729 - i * 12, s[1], F, 9)
        for i, s in enumerate([('Customer Name:', f'{D["pfx"].upper()} {D["holder"].upper()}'), ('Customer Address:', D['addr'][0].upper()), ('', D['addr'][1].upper()), ('Nominee Name:', 'AVAILABLE'), ('Account Type:', typ), ('Currency:', 'INR')]): txt(c, 305, 729 - i * 12, s[0], F, 9); txt(c, 385, 729 - i * 12, s[1], F, 8.5)
        txt(c, 40, 645, f'Statement Period : {f2(D["from"])} to {f2(D["to"])}', 'Times-Bold', 9.5); st['y'] = 636; thead()
        for t in D['tx']:
            h = len(t['lines']) * 10.5 + 5
            if st['y'] - h < 60: newp(); thead()
            a = t['dr'] or t['cr']; v = [[f2(t['date'])], [t['ref'] or ''], [ind(a)], ['DR' if t['dr'] else 'CR'], [ind(t['bal']) + ' Cr.'], t['lines']]
            for i in range(6): cell(c, X[i], X[i + 1], st['y'] - 2, h - 4, v[i], F, Z, 10.5, 'clrcrl'[i], 'm' if i == 5 else 't', pad=4)
            c.setStrokeColor(colors.black); c.setLineWidth(.4); c.rect(40, st['y'] - h, 515, h)
            for x in X: c.line(x, st['y'], x, st['y'] - h)
            st['y'] -= h
        if st['y'] < 150: newp()
        y = st['y'] - 18
        for s in ['Unless constituent notifies the bank immediately of any discrepancy found by him in this statement of account, it will be taken that he has found', 'the account correct. Computer generated entries need no signature.', f'Customers are requested to maintain Rs.2,000.00 Quarterly Average Balance (metro/urban). Toll free 1800 180 2222, 0120-2490000.', f'This statement is generated on {f2(D["gen"])} {D["gt"]} through PNDOne.']: txt(c, 40, y, s, F, 8); y -= 11
        c.showPage(); return st['p']
    return A4, draw, truth(D, ref=True, bank_name='PANCHNAD NATIONAL BANK', branch=br, ifsc=ifsc, account_number=no, account_holder=D['holder'].upper(), account_type=typ, currency='INR')

# ================================================================ 7 bank_kaveri: long particulars over 3+ lines, vertically centred, no rules, word by word, "Chq:" line
S7 = dict(upi_out='UPI/DR/{rrn}/{N}/{bk}/**{vpa}/{note}//{s16}/{ts}\nChq: {rrn}', upi_in='UPI/CR/{rrn}/{N}/{bk}/**{vpa}/{note}//{s16}/{ts}\nChq: {rrn}', neft_in='NEFT CR-{utr}-{N}-{H}-{ifsc}\nChq: {s11}', neft_out='IB NEFT DR-{utr}-{N}-{bank}-{ifsc} {note}\nChq: {s11}', sal='NEFT CR-{utr}-{N}-SALARY FOR THE MONTH OF {MY}-{H}\nChq: 0', imps_in='IMPS-CR/{s11}/{N}/{bank}/{rrn}/{ts} {note}\nChq: {rrn}', imps_out='MB-IMPS-DR/{N}/{bank}/{s11}/RRN:{rrn}/{ts}\nChq: {rrn}', atm='ATM CASH-{rrn}-{term} {area} {city} {ts}\nChq: {s6}', pos='POS-PURCHASE-{rrn}-{card}-{N} {city}-{ts}\nChq: {s6}', ach='NACH-ACH DR INW-{s8}{s4} {N} UMRN {bk}{s16} {dmy}\nChq: 0', chq_out='CLEARING CHEQUE PAID TO {N} {bank}\nChq: {chq}', chq_in='BY CLG {bank} {N} CTS SOUTH GRID PRESENTED ON {dmy}\nChq: {chq}', cash_in='CASH DEPOSIT-SELF AT {area} BRANCH ({sol}) PAN VERIFIED', int='SBINT INTEREST CREDIT FOR THE QUARTER ENDED {pdmy}', chg='SMS CHARGES FOR {MY} AND GST THEREON {s8}', bill='BBPS/{N}/{rrn}/{s11}/{ts}\nChq: {rrn}', refund='UPI/RC/{rrn}/{N}/{bk}/REVERSAL//{s16}/{ts}\nChq: {rrn}', self='CASH WITHDRAWAL BY CHEQUE SELF\nChq: {chq}')
def kaveri(seed, rows):
    D = build('bank_kaveri', seed, rows, density=1.5); R = D['R']; F, Z = 'DV', 7
    nar(D, S7, 'slash', F, Z, 190)
    no = digits(R, 4) + '101' + digits(R, 6); ifsc = 'KVRB0' + D['brno']; br = f'{D["area"]}'.upper(); typ = 'SB GENERAL'; d3 = lambda x: f'{x:%d %b %Y}'
    X = [36, 100, 300, 385, 470, 560]; BL = H('#0072bc')
    def draw(c, tot):
        st = dict(p=1, y=0); W = dict(words=True)
        def pageno(): txt(c, 560, 22, f'page {st["p"]}', F, 7, a='r', words=True)
        pageno(); c.setFillColor(H('#fff200')); c.rect(36, 790, 26, 26, fill=1, stroke=0); c.setFillColor(BL); c.circle(49, 803, 9, fill=1, stroke=0)
        txt(c, 70, 798, 'Kaveri Bank', 'DVB', 16, BL); txt(c, 560, 800, 'Current & Saving Account Statement', 'DVB', 9, a='r', words=True)
        y = 768
        for l, v in [('Customer Id', D['cif']), ('Name', D['holder'].upper()), ('Phone', '+91' + D['mob']), ('Address', D['addr'][0].upper()), ('', D['addr'][1].upper()), ('', f'{D["city"]} {D["state"]} {D["pin"]} IN'.upper())]:
            txt(c, 36, y, l, F, 7.5, **W); txt(c, 105, y, v, F, 7.5, **W); y -= 11
        y = 768
        for l, v in [('Branch Code', D['brno'][-4:]), ('Branch Name', br), ('IFSC Code', ifsc), ('MICR Code', D['micr']), ('Product Name', typ)]: txt(c, 385, y - (0), l, F, 7.5, **W); txt(c, 460, y, v, F, 7.5, **W); y -= 12
        txt(c, 36, 697, f'Account Number  {no}', 'DVB', 8, **W); txt(c, 36, 684, f'Searched By   From {d3(D["from"])} To {d3(D["to"])}', F, 7.5, **W)
        txt(c, 36, 668, 'Account Currency  INR', F, 7.5, **W); txt(c, 385, 697, 'Opening Balance', F, 7.5, **W); txt(c, 560, 697, 'Rs. ' + ind(D['opening']), F, 7.5, a='r', **W); txt(c, 385, 684, 'Closing Balance', F, 7.5, **W); txt(c, 560, 684, 'Rs. ' + ind(D['closing']), F, 7.5, a='r', **W)
        st['y'] = 652; c.setFillColor(BL); c.rect(36, 638, 524, 16, fill=1, stroke=0)
        for i, s in enumerate(['Date', 'Particulars', 'Deposits', 'Withdrawals', 'Balance']): txt(c, {0: 40, 1: 104}.get(i, X[i + 1] - 4), 643, s, 'DVB', 7.2, colors.white, 'l' if i < 2 else 'r')
        st['y'] = 634
        def brk(h):
            if st['y'] - h < 45: c.showPage(); st['p'] += 1; pageno(); st['y'] = 805
        def simple(l, v):
            brk(16); txt(c, 104, st['y'] - 11, l, 'DVB', 7, **W); txt(c, 556, st['y'] - 11, v, 'DVB', 7, a='r'); st['y'] -= 18
        simple('Opening Balance', ind(D['opening']))
        for t in D['tx']:
            h = len(t['lines']) * 9 + 9; brk(h)
            v = [[f'{t["date"]:%d-%m-%Y}'], t['lines'], [ind(t['cr'])] if t['cr'] else [], [ind(t['dr'])] if t['dr'] else [], [ind(t['bal'])]]
            for i in range(5): cell(c, X[i], X[i + 1], st['y'], h, v[i], F, Z, 9, 'l' if i < 2 else 'r', 'm', pad=4, words=(i == 1))
            st['y'] -= h
        simple('Closing Balance', ind(D['closing'])); brk(70); y = st['y'] - 14
        txt(c, 36, y, 'Disclaimer', 'DVB', 7)
        for s in ['UNLESS THE CONSTITUENT BRINGS TO THE NOTICE OF THE BANK ANY ERRORS, OMISSIONS OR UNAUTHORISED DEBITS WITHIN', '15 DAYS, IT WILL BE TAKEN THAT HE HAS FOUND THE ACCOUNT CORRECT. CALL 1800 1030 FOR ANY QUERY.', 'Beware of phishing. END OF STATEMENT - from Internet Banking.']: y -= 10; txt(c, 36, y, s, F, 6.2, **W)
        c.showPage(); return st['p']
    return A4, draw, truth(D, bank_name='Kaveri Bank', branch=br, ifsc=ifsc, account_number=no, account_holder=D['holder'].upper(), account_type=typ, currency='INR', opening_balance=D['opening'], closing_balance=D['closing'])

FIRST = {"meridian": meridian, "rashtra": rashtra, "vista": vista, "axiom": axiom, "crest": crest, "panchnad": panchnad, "kaveri": kaveri}
