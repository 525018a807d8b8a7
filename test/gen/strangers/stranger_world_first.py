# SPDX-License-Identifier: AGPL-3.0-or-later
"""Sections and daily balances, a date and a balance once a day, a line printer, ruled columns: four banks of a stranger."""

from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, letter

from stranger_world import DAY, EN3, ENM, FRM, Pen, alnum, dec, digits, en, eu, fr, groups, iban, layout, make, month_period, nz, sums, truth, twice, wrap


# ---------------------------------------------------------------- USA: sections, checks two abreast, daily ledger balances
US_NAMES = ['DANIEL R WHITCOMB', 'MARISOL T OKAFOR', 'KEVIN J LINDQUIST', 'AMBER L STANHOPE', 'TERRENCE M COLE']
US_CITY = [('AUSTIN', 'TX', '78745'), ('TACOMA', 'WA', '98406'), ('RALEIGH', 'NC', '27609'), ('TAMPA', 'FL', '33611'), ('MESA', 'AZ', '85204')]
US_SHOP = ['TRADER MIKES #143', 'BLUE PLATE DINER', 'SHELL OIL 57444310', 'WALGREENS #6042', 'HEB GROCERY #388', 'AMZN MKTP US*2K9RT41Q3',
           'LOWES #01155', 'SQ *MORNING BELL COFFEE', 'TST* PHO SAIGON', 'NETFLIX.COM', 'UBER *TRIP', 'COSTCO WHSE #0673', 'TARGET T-2241']


@layout
def world_usa(path, R, n):
    bank = 'Harborline Bank'
    d0, d1 = month_period(R)
    sh = R.choice([0, 3, 8])
    d0 = d0 + sh * DAY
    d1 = d1 + (sh) * DAY if sh else d1
    name = R.choice(US_NAMES)
    city = R.choice(US_CITY)
    acct = '%s %s %s' % (nz(R, 4), digits(R, 4), digits(R, 4))
    S = '%m/%d/%y'
    emp = R.choice(['MERIDIAN FOODS IN', 'CASCADE LOGISTIC', 'ST LUKES HLTH SYS'])

    def pay(R, d): return '%s DES:PAYROLL ID:XXXXX%s INDN:%s CO ID:XXXXX%s PPD' % (emp, digits(R, 5), name, digits(R, 5))
    def zel(R, d): return 'Zelle payment from %s Conf# %s' % (R.choice(['LAURA FINCH', 'OMAR DIAZ', 'PRIYA NAIR for "Rent July"']), alnum(R, 9).lower())
    def mob(R, d): return 'BKOFHARBOR MOBILE %s %s DEPOSIT *MOBILE %s' % (d.strftime('%m/%d'), digits(R, 10), city[1])
    def cc(R, d): return 'CHECKCARD %s %s %s %s %s' % ((d - DAY).strftime('%m%d'), R.choice(US_SHOP), city[0], city[1], digits(R, 23))
    def pur(R, d): return 'PURCHASE %s %s %s %s' % ((d - DAY).strftime('%m%d'), R.choice(US_SHOP), city[0], city[1])
    def ach(R, d): return R.choice(['CITY UTILITIES DES:UTIL PMT ID:%s INDN:%s CO ID:XXXXX%s WEB', 'GEICO-LIKE INS DES:PREM COLL ID:%s INDN:%s CO ID:XXXXX%s PPD',
                                    'VERDANT WIRELESS DES:PAYMENTS ID:%s INDN:%s CO ID:XXXXX%s WEB']) % (digits(R, 9), name, digits(R, 5))
    def atm(R, d): return 'BKOFHARBOR ATM %s #%s WITHDRWL %s %s %s' % (d.strftime('%m/%d'), digits(R, 9), R.choice(['LAMAR PLAZA', 'MAIN ST DT', '6TH AVE']), city[0], city[1])
    def zto(R, d): return 'Zelle payment to %s for "%s"; Conf# %s' % (R.choice(['Joe Barnes', 'Tina M', 'Green Lawn Svc']), R.choice(['lunch 23.50', 'yard', 'June']), alnum(R, 9).lower())
    chk = [R.randint(1040, 3800)]
    def check(R, d):
        chk[0] += R.choice([1, 1, 1, 2])
        return str(chk[0])
    def fee(R, d): return R.choice(['NON-HARBOR ATM FEE', 'Wire Transfer Fee', 'OVERDRAFT ITEM FEE FOR ACTIVITY OF ' + d.strftime('%m-%d')])
    pool = [(2, 1, 140000, 320000, pay), (1, 1, 2000, 90000, zel), (1, 1, 5000, 60000, mob), (7, -1, 450, 19000, cc), (3, -1, 450, 9000, pur),
            (2, -1, 3500, 32000, ach), (1, -1, 2000, 40000, atm, 2000), (1, -1, 1500, 40000, zto), (2, -1, 2500, 130000, check), (.4, -1, 250, 3500, fee)]
    start = R.randint(90000, 900000)
    ts = make(R, n, d0, d1, start, pool)
    for t in ts:
        if t.amt > 0:
            t.sec = 'D'
        else:
            t.sec = 'C' if t.kind[4] is check else 'F' if t.kind[4] is fee else 'W'
    sec = {k: [t for t in ts if t.sec == k] for k in 'DWCF'}
    tot = {k: sum(t.amt for t in sec[k]) for k in 'DWCF'}
    close = ts[-1].bal
    long = lambda d: '%s %d, %d' % (ENM[d.month - 1], d.day, d.year)
    per = '%s to %s' % (long(d0), long(d1))
    checks = sec['C']
    half = (len(checks) + 1) // 2
    red, gry = colors.HexColor('#b5122b'), colors.HexColor('#5a5a5a')

    def draw(path, total):
        P = Pen(path, letter, total)
        L, RT = 44, P.W - 44

        def foot():
            P.t(RT, 24, 'Page %d of %d' % (P.page, P.total), 'Helvetica', 8, 'r', color=gry)
        # page 1
        P.t(L, 748, bank.upper(), 'Helvetica-Bold', 19, color=red, space=.6)
        P.t(L, 728, 'P.O. Box 15284', size=8)
        P.t(L, 718, 'Wilmington, DE 19850', size=8)
        P.box(390, 640, 178, 118, stroke=gry)
        P.t(398, 744, 'Customer service information', 'Helvetica-Bold', 9)
        for i, s in enumerate(['Customer service: 1.800.555.0142', 'TDD/TTY users only: 1.800.555.0199', 'En Español: 1.800.555.0178', 'harborlinebank.example',
                               'Harborline Bank, N.A.', 'P.O. Box 25118', 'Tampa, FL 33622-5118']):
            P.t(398, 728 - 12 * i, s, size=8)
        for i, s in enumerate([name, '%d PECAN HOLLOW DR APT %d' % (R0, R1), '%s, %s %s-%s' % (city[0], city[1], city[2], R2)]):
            P.t(L + 28, 640 - 11 * i, s, 'Courier', 9.5)
        P.t(L, 560, 'Your Everyday Plus Checking', 'Helvetica', 17, color=red)
        P.t(L, 542, 'for ' + per, 'Helvetica', 10)
        P.t(RT, 542, 'Account number: ' + acct, 'Helvetica-Bold', 10, 'r')
        P.line(L, 535, RT, 535, 1.2, red)
        P.t(L, 521, name, 'Helvetica-Bold', 9)
        P.t(L, 494, 'Account summary', 'Helvetica-Bold', 12, color=red)
        y = 476
        rows = [('Beginning balance on ' + long(d0), '$' + en(start)), ('Deposits and other additions', en(tot['D'])),
                ('Withdrawals and other subtractions', '-' + en(-tot['W'])), ('Checks', '-' + en(-tot['C'])), ('Service fees', '-' + en(-tot['F']))]
        for a, b in rows:
            P.t(L, y, a)
            P.t(318, y, b, al='r')
            P.line(L, y - 4, 318, y - 4, .3, colors.lightgrey)
            y -= 16
        P.t(L, y, 'Ending balance on ' + long(d1), 'Helvetica-Bold')
        P.t(318, y, '$' + en(close), 'Helvetica-Bold', al='r')
        P.box(340, y - 8, RT - 340, 118, fill=colors.HexColor('#f3efe8'))
        P.t(350, y + 92, 'Get up to a $300 bonus offer', 'Helvetica-Bold', 11, color=red)
        P.para(350, y + 76, 'Open a new eligible savings account by 09/30 and keep a balance of $20,000.00 for 90 days. '
               'To learn more, call 1.800.555.0142 or visit a financial center. SSM-04-24-0031.B | 6457203', 'Helvetica', 8, RT - 362, 11)
        P.t(L, 60, 'PULL: E  CYCLE: %d  SPEC: E  DELIVERY: E  TYPE:   IMAGE: I  BC: %s' % (53, city[1] + '2'), 'Helvetica', 6, color=gry)
        foot()

        def head():
            P.next()
            P.t(L, 760, '%s   |   Account # %s   |   %s' % (name, acct, per), size=8.5)
            P.t(RT, 746, bank, 'Helvetica-Bold', 9, 'r', color=red)
            P.line(L, 741, RT, 741, .8, red)
            foot()
            return 718
        y = head()
        P.t(L, y, 'IMPORTANT INFORMATION:', 'Helvetica-Bold', 10)
        y = P.para(L, y - 16, 'BANK DEPOSIT ACCOUNTS How to Contact Us - You may call us at the telephone number listed on the front of this statement. Electronic '
                   'transfers: in case of errors or questions, we must hear from you no later than 60 days after we sent you the FIRST statement on which the error '
                   'appeared. For new accounts we may take up to 20 business days (90 days for point of sale). Direct deposits of $500.00 or more may be confirmed by phone. '
                   'Overdraft Item Fee is $10.00 per item, not more than 2 per day. © 2024 Harborline Bank Corporation', 'Helvetica', 8, RT - L, 11)
        y = head() if n > 25 else y - 30

        def cols(title):
            nonlocal y
            P.t(L, y, title, 'Helvetica-Bold', 12, color=red)
            y -= 16
            P.t(L, y, 'Date', 'Helvetica-Bold', 8.5)
            P.t(L + 62, y, 'Description', 'Helvetica-Bold', 8.5)
            P.t(RT, y, 'Amount', 'Helvetica-Bold', 8.5, 'r')
            P.line(L, y - 4, RT, y - 4, .6)
            y -= 16

        def section(key, title, totlab):
            nonlocal y
            if not sec[key]:
                return
            if y < 140:
                y = head()
            cols(title)
            for t in sec[key]:
                ls = wrap(t.desc, 'Helvetica', 8.5, 380)
                if y - 10 * len(ls) < 60:
                    P.t(RT, y, 'continued on the next page', 'Helvetica-Oblique', 8, 'r')
                    y = head()
                    cols(title + ' - continued')
                P.t(L, y, t.date.strftime(S), size=8.5)
                P.t(RT, y, en(t.amt), size=8.5, al='r')
                for l in ls:
                    P.t(L + 62, y, l, size=8.5)
                    y -= 10
                P.line(L, y + 5, RT, y + 5, .25, colors.lightgrey)
                y -= 5
            P.t(L, y, totlab, 'Helvetica-Bold', 9)
            P.t(RT, y, ('$' if tot[key] >= 0 else '-$') + en(abs(tot[key])), 'Helvetica-Bold', 9, 'r')
            y -= 34
        section('D', 'Deposits and other additions', 'Total deposits and other additions')
        section('W', 'Withdrawals and other subtractions', 'Total withdrawals and other subtractions')
        if checks:
            if y - 18 * half < 110:
                y = head()
            P.t(L, y, 'Checks', 'Helvetica-Bold', 12, color=red)
            y -= 16
            xs = (L, L + 270)
            for x in xs[:1 if len(checks) == 1 else 2]:
                P.t(x, y, 'Date', 'Helvetica-Bold', 8.5)
                P.t(x + 62, y, 'Check #', 'Helvetica-Bold', 8.5)
                P.t(x + 240, y, 'Amount', 'Helvetica-Bold', 8.5, 'r')
                P.line(x, y - 4, x + 240, y - 4, .6)
            y -= 16
            for i, t in enumerate(checks):
                x, yy = xs[i // half], y - 14 * (i % half)
                P.t(x, yy, t.date.strftime(S), size=8.5)
                P.t(x + 62, yy, t.desc, size=8.5)
                P.t(x + 240, yy, en(t.amt), size=8.5, al='r')
            y -= 14 * half + 4
            P.t(L, y, 'Total checks', 'Helvetica-Bold', 9)
            P.t(RT, y, '-$' + en(-tot['C']), 'Helvetica-Bold', 9, 'r')
            y -= 12
            P.t(L, y, 'Total # of checks', 'Helvetica-Bold', 9)
            P.t(RT, y, str(len(checks)), 'Helvetica-Bold', 9, 'r')
            y -= 34
        section('F', 'Service fees', 'Total service fees')
        daily = {d0: start}
        for t in ts:
            daily[t.date] = t.bal
        dl = sorted(daily.items())
        k = (len(dl) + 2) // 3
        if y - 13 * k < 90:
            y = head()
        P.t(L, y, 'Daily ledger balances', 'Helvetica-Bold', 12, color=red)
        y -= 16
        for i in range(min(3, -(-len(dl) // k))):
            P.t(L + 180 * i, y, 'Date', 'Helvetica-Bold', 8.5)
            P.t(L + 180 * i + 150, y, 'Balance ($)', 'Helvetica-Bold', 8.5, 'r')
        P.line(L, y - 4, RT, y - 4, .6)
        for i, (d, b) in enumerate(dl):
            x, yy = L + 180 * (i // k), y - 16 - 13 * (i % k)
            P.t(x, yy, d.strftime('%m/%d'), size=8.5)
            P.t(x + 150, yy, en(b), size=8.5, al='r')
        return P.end()
    R0, R1, R2 = R.randint(100, 9999), R.randint(2, 40), digits(R, 4)
    twice(draw, path)
    d = {'bank_name': bank.upper(), 'account_number': acct.replace(' ', ''), 'account_holder': name, 'currency': 'USD',
         'statement_period': {'from': d0.isoformat(), 'to': d1.isoformat()}, 'opening_balance': dec(start), 'closing_balance': dec(close)}
    if not tot['C'] and not tot['F']:
        d['total_debits'] = dec(-tot['W'])
    d['total_credits'] = dec(tot['D'])
    d['transactions'] = [truth(t, None) for k in 'DWCF' for t in sec[k]]
    return d


# ---------------------------------------------------------------- UK: date once a day, balance once a day, codes, brought/carried forward
@layout
def world_uk(path, R, n):
    bank = 'Thornbury & Vale Bank'
    d0, d1 = month_period(R, True)
    name = R.choice(['Mr James R Holloway', 'Mrs Fiona M Abernethy', 'Miss Chloe Tregarthen', 'Dr Imran Siddall'])
    town = R.choice(['LEEDS', 'BRISTOL', 'EXETER', 'STIRLING', 'KETTERING'])
    sc, ac = '40' + digits(R, 4), nz(R, 8)
    ib = iban('GB', ''.join(str(ch) for ch in 'THVB') + sc + ac)
    sort = '-'.join((sc[:2], sc[2:4], sc[4:]))
    shops = ['TESCO STORES 2841', 'SAINSBURYS S/MKTS', 'GREGGS PLC', 'TFL TRAVEL CH', 'BOOTS 1183', 'AMAZON.CO.UK*RT4K2', 'COSTA COFFEE 4309', 'WM MORRISONS', 'SHELL ROSEBANK', 'NATIONAL LOTTERY']

    def vis(R, d): return ['VIS ' + R.choice(['INT\'L ', '', '', '']) + R.choice(shops), town]
    def tap(R, d): return [')))  ' + R.choice(shops), town]
    def dd(R, d): return ['DD ' + R.choice(['BRITISH GAS', 'THAMES WATER', 'COUNCIL TAX', 'SKY DIGITAL', 'VODAFONE LTD', 'TV LICENCE MBP', 'AVIVA'])]
    def cr(R, d): return ['CR ' + R.choice(['NORTHGATE PAYROLL', 'BACS ORCHARD LTD', 'DWP CHB']), 'REF ' + nz(R, 8)]
    def bp(R, d): return ['BP ' + R.choice(['S Patel', 'K Brown', 'Highfield Lettings']), R.choice(['RENT JUNE', 'Invoice 1042', 'Birthday £20', 'window cleaner'])]
    def atm(R, d): return ['ATM CASH NOTEMACHINE', '%s  @%02d:%02d' % (town, R.randint(7, 22), R.randint(0, 59))]
    def so(R, d): return ['SO ' + R.choice(['J HOLLOWAY SAVINGS', 'MARIE CURIE', 'SCOUT GROUP 14'])]
    def chq(R, d): return ['CHQ 100%s' % nz(R, 3)]
    def fx(R, d): return ['VIS INT\'L %s' % nz(R, 10), 'LISBOA CAFE', 'EUR 14.60 @ 1.1632', 'Visa Rate']
    pool = [(6, -1, 180, 9500, vis), (5, -1, 120, 4200, tap), (3, -1, 900, 18000, dd), (2, 1, 110000, 290000, cr), (2, -1, 1000, 95000, bp),
            (1, -1, 1000, 20000, atm, 1000), (1, -1, 500, 25000, so, 500), (.6, -1, 2000, 60000, chq), (.7, -1, 1255, 1255, fx), (.5, 1, 500, 9000, cr)]
    start = R.randint(20000, 350000)
    ts = make(R, n, d0 + DAY, d1, start, pool, floor=-60000)
    out_, in_ = sums(ts)
    close = ts[-1].bal
    for i, t in enumerate(ts):
        t.first = i == 0 or ts[i - 1].date != t.date
        t.last = i == len(ts) - 1 or ts[i + 1].date != t.date
    bf = lambda b: en(abs(b)) + (' D' if b < 0 else '')
    day = lambda d: '%02d %s %02d' % (d.day, EN3[d.month - 1], d.year % 100)
    per = '%d %s%s to %d %s %d' % (d0.day, ENM[d0.month - 1], '' if d0.year == d1.year else ' %d' % d0.year, d1.day, ENM[d1.month - 1], d1.year)
    sheet = R.randint(40, 260)
    num_house = R.randint(2, 180)
    pc = R.choice('LBES') + nz(R, 1) + ' ' + nz(R, 1) + 'QD'
    X = {'date': 44, 'code': 104, 'det': 104, 'out': 382, 'in': 460, 'bal': 548}
    grn, lt = colors.HexColor('#004d43'), colors.HexColor('#e4ece9')

    def draw(path, total):
        P = Pen(path, A4, total)

        def furniture(first, table=True):
            P.t(44, 800, 'Thornbury & Vale', 'Times-Bold', 20, color=grn)
            P.t(44, 786, 'BANK', 'Times-Roman', 9, color=grn, space=6)
            P.t(551, 802, 'Contact tel 03457 404 505', size=8, al='r')
            P.t(551, 791, 'Text phone 03457 125 964', size=8, al='r')
            P.t(551, 780, 'used by deaf or speech impaired customers', size=8, al='r')
            P.t(551, 769, 'www.thornburyvale.example', size=8, al='r')
            P.t(44, 744, 'Your Statement', 'Helvetica', 16, color=grn)
            y = 718
            if first:
                for i, s in enumerate([name, '%d Sycamore Close' % num_house, town, pc]):
                    P.t(60, y - 12 * i, s, size=9.5)
                P.box(330, y - 74, 221, 84, fill=lt)
                P.t(338, y - 4, 'Account Summary', 'Helvetica-Bold', 9, mode='double')
                for i, (a, b) in enumerate([('Opening Balance', bf(start)), ('Payments In', en(in_)), ('Payments Out', en(out_)), ('Closing Balance', bf(close))]):
                    P.t(338, y - 20 - 13 * i, a, size=9)
                    P.t(540, y - 20 - 13 * i, b, size=9, al='r')
                P.t(300, y - 90, 'International Bank Account Number', size=7.5)
                P.t(551, y - 90, groups(ib), size=7.5, al='r')
                P.t(300, y - 100, 'Branch Identifier Code', size=7.5)
                P.t(551, y - 100, 'THVBGB2118K', size=7.5, al='r')
                y -= 124
            P.t(44, y, per, 'Helvetica-Bold', 10)
            y -= 20
            for x, a, b in ((44, 'Account Name', name), (270, 'Sortcode', sort), (360, 'Account Number', ac), (480, 'Sheet Number', str(sheet + P.page - 1))):
                P.t(x, y, a, size=7.5, color=grn)
                P.t(x, y - 12, b, 'Helvetica-Bold', 9)
            P.t(44, 30, 'Thornbury & Vale Bank plc is authorised by the Prudential Regulation Authority, register number 114216. 1 Vale Square, Leeds LS1 4QP', size=6.5)
            y -= 34
            if not table:
                return y
            P.t(44, y, 'Your BANK ACCOUNT details', 'Helvetica-Bold', 11, color=grn)
            y -= 18
            P.box(40, y - 4, 514, 15, fill=grn)
            w = colors.white
            P.t(X['date'], y, 'Date', 'Helvetica-Bold', 8.5, color=w)
            P.t(X['det'], y, 'Payment type and details', 'Helvetica-Bold', 8.5, color=w)
            P.t(X['out'], y, '£ Paid out', 'Helvetica-Bold', 8.5, 'r', color=w)
            P.t(X['in'], y, '£ Paid in', 'Helvetica-Bold', 8.5, 'r', color=w)
            P.t(X['bal'], y, '£ Balance', 'Helvetica-Bold', 8.5, 'r', color=w)
            return y - 18

        def fwd(y, d, lab, b):
            P.box(40, y - 4, 514, 13, fill=lt)
            if d:
                P.t(X['date'], y, day(d), size=8.5)
            P.t(X['det'], y, lab, 'Helvetica-Bold', 8.5, mode='double')
            P.t(X['bal'], y, bf(b), 'Helvetica-Bold', 8.5, 'r')
            return y - 14
        y = fwd(furniture(True), d0, 'BALANCE BROUGHT FORWARD', start)
        bal = start
        for t in ts:
            if y - 11 * len(t.desc) < 66:
                fwd(y, None, 'BALANCE CARRIED FORWARD', bal)
                P.next()
                y = fwd(furniture(False), t.date, 'BALANCE BROUGHT FORWARD', bal)
            if t.first:
                P.t(X['date'], y, day(t.date), size=8.5)
            for i, l in enumerate(t.desc):
                code, _, rest = l.partition(' ')
                if i == 0:
                    P.t(X['det'], y, code, size=8.5)
                    P.t(X['det'] + 26, y, rest.strip(), size=8.5)
                else:
                    P.t(X['det'] + 26, y, l, size=8.5)
                if i < len(t.desc) - 1:
                    y -= 11
            P.t(X['out' if t.amt < 0 else 'in'], y, en(abs(t.amt)), size=8.5, al='r')
            if t.last:
                P.t(X['bal'], y, bf(t.bal), size=8.5, al='r')
            y -= 12
            bal = t.bal
        y = fwd(y, d1, 'BALANCE CARRIED FORWARD', close) - 16
        if y < 170:
            P.next()
            y = furniture(False, False) - 10
        P.t(44, y, 'Credit Interest Rates', 'Helvetica-Bold', 8.5)
        P.t(220, y, 'balance', size=8)
        P.t(275, y, 'AER', size=8)
        P.t(310, y, 'Overdraft Interest Rates', 'Helvetica-Bold', 8.5)
        P.t(470, y, 'balance', size=8)
        P.t(530, y, 'EAR', size=8)
        for i, (a, b, c, d, e, f) in enumerate([('Credit interest is not applied', '', '', 'Overdraft interest', 'upto 25', '0.00 %'), ('', '', '', '', 'over 25', '39.90 %')]):
            P.t(44, y - 12 - 11 * i, a, size=8)
            P.t(310, y - 12 - 11 * i, d, size=8)
            P.t(500, y - 12 - 11 * i, e, size=8, al='r')
            P.t(551, y - 12 - 11 * i, f, size=8, al='r')
        P.para(44, y - 46, 'Information about the Financial Services Compensation Scheme: most deposits are covered up to £85,000.00. '
               'Monthly cap on unarranged overdraft charges £20.00. D = overdrawn balance.', 'Helvetica', 7.5, 500, 10)
        return P.end()
    twice(draw, path)
    return {'bank_name': bank, 'iban': ib, 'account_number': ac, 'account_holder': name, 'currency': 'GBP',
            'statement_period': {'from': d0.isoformat(), 'to': d1.isoformat()}, 'opening_balance': dec(start), 'closing_balance': dec(close),
            'total_debits': dec(out_), 'total_credits': dec(in_),
            'transactions': [truth(t, dec(t.bal) if t.last else None) for t in ts]}


# ---------------------------------------------------------------- Germany: Volksbank form, one monospaced string per line, S and H
@layout
def world_germany(path, R, n):
    bank = 'Volksbank Altenbrück eG'
    d0, d1 = month_period(R, True)
    name = R.choice(['Katrin Oberländer', 'Jens-Peter Möhring', 'Dr. Silke Brandhoff', 'Mehmet Aydin'])
    blz, kto = '2' + digits(R, 3) + '06' + digits(R, 2), nz(R, 10)
    ib = iban('DE', blz + kto)
    old, new = d0 - DAY, d1
    no = '%d/%d' % (new.month, new.year)

    def g(R): return R.choice(['1', '2', '7']) + digits(R, 5)
    def bl(R, d):
        f = R.choice([('STADTWERKE ALTENBRÜCK GMBH', 'ABSCHLAG STROM VK 4000%s' % digits(R, 6)), ('TELEFONICA GERMANY GMBH + CO.', 'Kd-Nr. %s RG %s/6' % (nz(R, 10), digits(R, 8))),
                      ('HUK24 AG', 'BEITRAG KFZ %s' % nz(R, 9)), ('Rundfunk ARD, ZDF, DRadio', 'Rundfunk 04.2024 - 06.2024 Beitragsnr. %s' % nz(R, 9))])
        return ['Basislastschrift', f[0], f[1], 'EREF: ' + nz(R, 14), 'MREF: M' + nz(R, 8), 'CRED: DE%sZZZ0000%s' % (nz(R, 2), nz(R, 7)), 'IBAN: ' + groups(iban('DE', nz(R, 18)), 99)]
    def kz(R, d):
        return ['Kartenzahlung girocard', R.choice(['EDEKA SCHULTE', 'REWE SAGT DANKE 4471', 'ARAL STATION 280', 'dm-drogerie markt', 'BAECKEREI LUEHR']) + '//Altenbrück/DE',
                '%sT%02d:%02d:%02d' % ((d - DAY).isoformat(), R.randint(8, 20), R.randint(0, 59), R.randint(0, 59)), 'Folgenr. 002 Verfalld. 2027-12']
    def lo(R, d): return ['Lohn/Gehalt', 'Norddeutsche Kabelbau GmbH', 'LOHN / GEHALT %02d/%02d' % (d.month, d.year % 100), 'PERS-NR %s' % nz(R, 6)]
    def gs(R, d): return ['Überweisungsgutschr.', R.choice(['Familienkasse', 'Barbara Thies', 'Finanzkasse Altenbrück']), R.choice(['KG%sFK%s 250,00' % (nz(R, 6), nz(R, 5)), 'Danke für die Karten', 'ERSTATT.EST 2023'])]
    def da(R, d): return ['Dauerauftrag', 'Wohnbau Elbe eG', 'Miete Whg. 12 inkl. NK 180,00']
    def ue(R, d): return ['Überweisung SEPA', R.choice(['Praxis Dr. Timm', 'Fahrrad Henke', 'Lisa Oberländer']), 'RG %s vom %s' % (nz(R, 5), (d - 6 * DAY).strftime('%d.%m.%Y'))]
    def ga(R, d): return ['Auszahlung girocard', 'VB ALTENBRUECK//Altenbrück/DE', '%sT%02d:%02d:11' % (d.isoformat(), R.randint(8, 20), R.randint(0, 59))]
    def ab(R, d): return ['Abschluss lt. Anlage 1']
    pool = [(3, -1, 1200, 19000, bl), (6, -1, 180, 12500, kz), (2, 1, 180000, 390000, lo), (1.5, 1, 2000, 60000, gs), (1, -1, 52000, 118000, da, 500), (2, -1, 1500, 60000, ue),
            (1, -1, 2000, 40000, ga, 1000), (.4, -1, 395, 1290, ab)]
    start = R.randint(-30000, 420000)

    def lag(R, d, s):
        v = d - R.choice([0, 0, 0, 1]) * DAY if s < 0 else d
        return v
    ts = make(R, n, d0, d1, start, pool, floor=-120000, lag=lag)
    for t in ts:
        t.pn = 'PN:%d' % R.choice([4050, 4970, 931, 1953, 2820])
        t.lines = t.desc
        t.desc = [t.desc[0], t.pn] + t.desc[1:]
    close = ts[-1].bal
    sh = lambda c: '%s %s' % (eu(abs(c)), 'S' if c < 0 else 'H')
    s4 = lambda d: d.strftime('%d.%m.')
    W = 82
    blue = colors.HexColor('#003a78')

    def draw(path, total):
        P = Pen(path, A4, total)
        fs, cw = 9.3, 9.3 * .6
        x0 = 58

        def put(y, s, font='Courier'):
            P.t(x0, y, s.rstrip(), font, fs)

        def two(a, b, width=W):
            return a + ' ' * max(1, width - len(a) - len(b)) + b

        def head():
            P.t(x0, 796, 'Volksbank', 'Helvetica-Bold', 20, color=blue)
            P.t(x0, 778, 'Altenbrück eG', 'Helvetica', 13, color=blue)
            P.box(x0 + 130, 778, 26, 26, fill=colors.HexColor('#ff6600'))
            y = 742
            rt = ['Kontoauszug', '', 'Kontonummer   ' + kto, 'BLZ           ' + blz, 'Auszug Nr.    ' + no, 'Blatt         %d von %d' % (P.page, P.total), '',
                  'erstellt am   ' + new.strftime('%d.%m.%Y') + '  07:14', 'BIC           GENODEF1ABK']
            adr = ['Volksbank Altenbrück eG * Markt 4 * 21709 Altenbrück', '', name, 'Lindenweg %d' % hn, '21709 Altenbrück']
            for i in range(9):
                a = adr[i] if i < len(adr) else ''
                put(y, a + ' ' * (54 - len(a)) + rt[i])
                y -= 12
            put(y, 'EUR-Konto  Kontokorrent   IBAN: ' + groups(ib), 'Courier-Bold')
            y -= 12
            put(y, '-' * W)
            y -= 12
            put(y, 'Bu-Tag Wert   Vorgang', 'Courier-Bold')
            y -= 12
            put(y, '-' * W)
            P.t(x0, 40, 'Bitte beachten Sie die Hinweise auf der Rückseite. Guthaben sind Einlagen und entschädigungsfähig bis 100.000,00 EUR (EinSiG).', 'Helvetica', 6.5)
            P.t(x0, 31, 'Vorstand: H. Krämer, U. Sievers · Genossenschaftsregister Tostedt GnR 100087 · USt-IdNr. DE116387912', 'Helvetica', 6.5)
            P.t(34, 420, '·', 'Helvetica', 8)
            return y - 16

        def bal(y, a, b):
            put(y, two(' ' * 14 + a, sh(b)), 'Courier-Bold')
            return y - 18
        y = bal(head(), 'alter Kontostand vom ' + old.strftime('%d.%m.%Y'), start)
        b = start
        for t in ts:
            if y - 11 * len(t.lines) < 84:
                bal(y, 'Übertrag auf Blatt %d' % (P.page + 1), b)
                P.next()
                y = bal(head(), 'Übertrag von Blatt %d' % (P.page - 1), b)
            first = '%s %s %s' % (s4(t.date), s4(t.vdate), t.lines[0])
            first += ' ' * (46 - len(first)) + t.pn
            put(y, two(first, sh(t.amt)))
            y -= 11
            for l in t.lines[1:]:
                put(y, ' ' * 14 + l)
                y -= 11
            y -= 4
            b = t.bal
        if y < 100:
            bal(y, 'Übertrag auf Blatt %d' % (P.page + 1), b)
            P.next()
            y = bal(head(), 'Übertrag von Blatt %d' % (P.page - 1), b)
        put(y + 2, two('', '-' * 20))
        y -= 8
        bal(y, 'neuer Kontostand vom ' + new.strftime('%d.%m.%Y'), close)
        if y > 190:
            P.t(x0, y - 30, 'Dispositionskredit 1.500,00 EUR, Sollzinssatz 11,75 % p.a. (veränderlich)', 'Courier', 8)
            P.box(x0, y - 104, 300, 52, stroke=blue)
            P.t(x0 + 8, y - 68, 'Jetzt Mitglied werden: Dividende 4,00 % für 2023', 'Helvetica-Bold', 9, color=blue)
            P.t(x0 + 8, y - 82, 'Geschäftsanteil ab 50,00 EUR - Sprechen Sie uns an: 04161 555-0', 'Helvetica', 8)
        return P.end()
    hn = R.randint(1, 140)
    twice(draw, path)
    return {'bank_name': bank, 'iban': ib, 'account_number': kto, 'account_holder': name, 'currency': 'EUR',
            'opening_balance': dec(start), 'closing_balance': dec(close), 'transactions': [truth(t, None, True) for t in ts]}


# ---------------------------------------------------------------- France: ruled columns, value date after the text, words drawn one by one
def rib_key(b, g, c):
    tr = str.maketrans('ABCDEFGHIJKLMNOPQRSTUVWXYZ', '12345678912345678923456789')
    return 97 - (89 * int(b) + 15 * int(g) + 3 * int(c.translate(tr))) % 97


@layout
def world_france(path, R, n):
    bank = 'BANQUE DE L\'ARMANÇON'
    d0, d1 = month_period(R, True)
    old = d0 - DAY
    name = R.choice(['MME CLAIRE DELAUNAY', 'M. THIERRY VASSEUR', 'M. YANIS BENALI', 'MLLE SOLENE KERVADEC'])
    b, g, a = '3' + digits(R, 4), '0' + digits(R, 4), '0' + digits(R, 10)
    key = '%02d' % rib_key(b, g, a)
    ib = iban('FR', b + g + a + key)
    city = R.choice(['DIJON', 'AUXERRE', 'LYON 3', 'NANTES'])

    def vir(R, d): return 'VIR SEPA RECU /DE %s /MOTIF %s /REF %s' % (R.choice(['SARL DUPRE ET FILS', 'CPAM 21', 'CAF DE LA COTE D OR', 'M LEROY PAUL']), R.choice(['SALAIRE %02d %d' % (d.month, d.year), 'REMB SANTE', 'PREST. 142,30 EUR']), alnum(R, 12))
    def sal(R, d): return 'VIREMENT SALAIRES /DE METALLERIE BOURGUIGNONNE SAS /MOTIF PAIE %s /REF PAY%s' % (FRM[d.month - 1].upper(), nz(R, 7))
    def prl(R, d): return 'PRLV SEPA %s ECH/%s ID EMETTEUR/FR%sZZZ%s MDT/%s REF/%s LIB/%s' % (R.choice(['EDF CLIENTS PARTICULIERS', 'ORANGE SA-ORANGE', 'MAIF', 'DIRECTION GENERALE DES FINANCES PUBLIQUES']), d.strftime('%d%m%y'), nz(R, 2), nz(R, 6), alnum(R, 14), nz(R, 10), R.choice(['ABONNEMENT', 'MENSUALITE']))
    def cb(R, d): return 'FACTURE CARTE DU %s %s %s CARTE 4974XXXXXXXX%s' % ((d - R.randint(1, 3) * DAY).strftime('%d%m%y'), R.choice(['CARREFOUR CITY', 'BOULANG. MARTIN', 'SNCF INTERNET', 'E.LECLERC', 'PHARMACIE DU PARC', 'TOTAL 4211', 'LA BROCHE D OR']), city, cd)
    def ret(R, d): return 'RETRAIT DAB %s %02dH%02d 00421 %s CARTE 4974XXXXXXXX%s' % (d.strftime('%d/%m/%y'), R.randint(8, 21), R.randint(0, 59), bank.replace("'", ' ').replace('Ç', 'C'), cd)
    def chq(R, d): return 'CHEQUE %s' % nz(R, 7)
    def ve(R, d): return 'VIR SEPA EMIS /MOTIF %s /BEN %s /REFDO %s /REFBEN' % (R.choice(['LOYER', 'CADEAU', 'COURS PIANO']), R.choice(['SCI LES TILLEULS', 'MME GARNIER', 'LIVRET A']), alnum(R, 8))
    def cot(R, d): return 'COMMISSIONS COTISATION ESPRIT LIBRE'
    def rem(R, d): return 'REMISE CHEQUES BORDEREAU %s DE %d CHQ' % (nz(R, 7), R.randint(1, 4))
    cd = digits(R, 4)
    pool = [(1, 1, 2000, 90000, vir), (2, 1, 170000, 310000, sal), (3, -1, 1900, 24000, prl), (7, -1, 130, 11000, cb), (1, -1, 2000, 20000, ret, 1000),
            (1, -1, 1500, 60000, chq), (1.5, -1, 2000, 85000, ve), (.5, -1, 345, 990, cot), (.5, 1, 3000, 60000, rem)]
    start = R.randint(30000, 700000)
    ts = make(R, n, d0, d1, start, pool, floor=0, lag=lambda R, d, s: d if s < 0 else d + R.choice([0, 0, 1]) * DAY)
    for t in ts:
        t.vdate = min(t.vdate, d1)
    deb, cre = sums(ts)
    close = ts[-1].bal
    dm = lambda d: d.strftime('%d.%m')
    long = lambda d: '%d %s %d' % (d.day, FRM[d.month - 1], d.year)
    num_ = R.randint(1, 120)
    grn = colors.HexColor('#00915a')
    XL = [40, 84, 356, 398, 476, 555]
    f, fs = 'Helvetica', 8.2

    def draw(path, total):
        P = Pen(path, A4, total)
        top = [0]

        def words(x, y, s, font=f, size=fs, al='l'): P.t(x, y, s, font, size, al, 'words')

        def head(first):
            for i in range(4):
                P.box(40 + 9 * (i % 2), 795 - 9 * (i // 2), 7, 7, fill=grn)
            words(66, 790, bank, 'Helvetica-Bold', 14)
            words(555, 800, 'P. %d/%d' % (P.page, P.total), f, 8, 'r')
            if not first:
                words(40, 762, 'RELEVE DE COMPTE CHEQUES', 'Helvetica-Bold', 10)
                words(555, 762, 'du %s au %s' % (long(old), long(d1)), f, 9, 'r')
                words(40, 749, 'RIB : %s %s %s %s' % (b, g, a, key), f, 8)
                y = 730
            else:
                words(40, 760, 'Votre agence : %s CENTRE' % city, f, 8)
                words(40, 749, '3 place de la Libération', f, 8)
                words(40, 738, 'Tél. : 3477 (service 0,15 €/min + prix appel)', f, 8)
                for i, s in enumerate([name, '%d RUE DES FORGES' % num_, '%s %s' % ('21000', city)]):
                    words(330, 722 - 13 * i, s, f, 10)
                words(40, 654, 'RELEVE DE COMPTE CHEQUES', 'Helvetica-Bold', 13)
                words(555, 654, 'du %s au %s' % (long(old), long(d1)), f, 10, 'r')
                P.box(40, 596, 515, 44, stroke=grn, lw=.8)
                words(48, 627, 'Monnaie du compte : EURO', f, 8)
                words(48, 614, 'RIB : %s %s %s %s' % (b, g, a, key), f, 8)
                words(48, 601, 'IBAN : ' + groups(ib), 'Helvetica-Bold', 8)
                words(345, 627, 'Titulaire : ' + name, f, 8)
                words(345, 614, 'N° de compte : ' + a, f, 8)
                words(345, 601, 'BIC : ARMCFRPPXXX', f, 8)
                y = 580
            P.box(40, y - 18, 515, 18, fill=colors.HexColor('#d9efe5'), stroke=colors.black)
            for x1, x2, s in zip(XL, XL[1:], ['Date', 'Nature des opérations', 'Valeur', 'Débit', 'Crédit']):
                words((x1 + x2) / 2, y - 12, s, 'Helvetica-Bold', 8.5, 'c')
            top[0] = y
            words(40, 34, 'BANQUE DE L\'ARMANÇON - S.A. au capital de 42 615 300,00 euros - 112, boulevard de Sévigné 21000 DIJON - RCS Dijon 414 108 001', f, 6.3)
            words(40, 26, 'Identifiant C.E FR76414108001 - Organisme immatriculé à l\'ORIAS sous le n° 07 022 735', f, 6.3)
            return y - 32

        def frame(y):
            P.box(40, y, 515, top[0] - y, stroke=colors.black)
            for x in XL[1:-1]:
                P.line(x, y, x, top[0], .4)

        def solde(y, lab, c):
            words(XL[1] + 6, y, lab, 'Helvetica-Bold', 8.5)
            words(XL[5] - 6, y, fr(c), 'Helvetica-Bold', 8.5, 'r')
            return y - 16
        y = solde(head(True), 'SOLDE CREDITEUR AU ' + old.strftime('%d.%m.%Y'), start)
        for t in ts:
            ls = wrap(t.desc, f, fs, XL[2] - XL[1] - 14)
            if y - 10 * len(ls) < 74:
                frame(60)
                P.next()
                y = head(False)
            words(XL[0] + 10, y, dm(t.date))
            words(XL[2] + 9, y, dm(t.vdate))
            words(XL[4 if t.amt < 0 else 5] - 6, y, fr(abs(t.amt)), al='r')
            for l in ls:
                words(XL[1] + 6, y, l)
                y -= 10
            y -= 3
        if y < 120:
            frame(60)
            P.next()
            y = head(False)
        P.line(XL[0], y + 8, XL[5], y + 8, .4)
        y -= 4
        words(XL[1] + 6, y, 'TOTAL DES OPERATIONS', 'Helvetica-Bold', 8.5)
        words(XL[4] - 6, y, fr(deb), 'Helvetica-Bold', 8.5, 'r')
        words(XL[5] - 6, y, fr(cre), 'Helvetica-Bold', 8.5, 'r')
        y = solde(y - 16, 'SOLDE CREDITEUR AU ' + d1.strftime('%d.%m.%Y'), close)
        frame(y + 8)
        if y > 130:
            P.box(40, y - 52, 515, 46, stroke=colors.grey)
            words(48, y - 20, 'Montant de votre autorisation de découvert : 800,00 EUR au taux annuel de 15,90 % (TAEG 17,31 %)', f, 7.5)
            words(48, y - 32, 'Tarifs : voir notre guide au 01.03. Dépôts garantis par le FGDR jusqu\'à 100 000,00 EUR.', f, 7.5)
            words(48, y - 44, 'Pour toute réclamation : 0 970 809 911, réponse sous 15 jours.', f, 7.5)
        return P.end()
    twice(draw, path)
    return {'bank_name': bank, 'iban': ib, 'account_number': a, 'account_holder': name, 'currency': 'EUR',
            'statement_period': {'from': old.isoformat(), 'to': d1.isoformat()}, 'opening_balance': dec(start), 'closing_balance': dec(close),
            'total_debits': dec(deb), 'total_credits': dec(cre), 'transactions': [truth(t, None, True) for t in ts]}
