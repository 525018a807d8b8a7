# SPDX-License-Identifier: AGPL-3.0-or-later
"""Leader dots with the date once a day, rows under the sums of their day: the last two."""

import random

from reportlab.lib import colors
from reportlab.lib.pagesizes import A4

from stranger_world import DAY, EN3, ENM, PTM, Pen, SW, alnum, dec, digits, en, eu, layout, make, month_period, nz, sums, truth, twice, wrap


# ---------------------------------------------------------------- Australia: leader dots, Cr/Dr, date and balance once a day
@layout
def world_australia(path, R, n):
    bank = 'Southern Cross Mutual Bank'
    d0, d1 = month_period(R, True)
    name = R.choice(['MS BRONTE KELLAWAY', 'MR LACHLAN J PRITCHARD', 'MR DINESH WEERASINGHE', 'MRS TAYLA ROWNTREE'])
    bsb, ac = '08%s-%s' % (nz(R, 1), digits(R, 3)), '%s-%s-%s' % (nz(R, 2), digits(R, 3), digits(R, 4))
    town = R.choice([('GEELONG', 'VIC', '3220'), ('CAIRNS', 'QLD', '4870'), ('HOBART', 'TAS', '7000'), ('FREMANTLE', 'WA', '6160')])

    def eft(R, d): return ['V%s %s %s' % (nz(R, 4), (d - DAY).strftime('%d/%m'), R.choice(['Woolworths 3217', 'Coles Express', 'Bunnings 612000', 'Dan Murphys', 'Kmart', 'Myki Auto Topup'])), '%s %s' % (town[0].title(), nz(R, 11))]
    def onl(R, d): return ['Online %s Transfer' % alnum(R, 7).title(), R.choice(['Rent Unit 4', 'Netball fees', 'Bills share 120.50'])]
    def sal(R, d): return ['Wages Wk %s' % d.strftime('%d%m%y'), R.choice(['Barwon Timber Pty', 'Reef Charters', 'Dept of Health'])]
    def osk(R, d): return ['Osko Payment From %s' % R.choice(['J Nguyen', 'Mia Ferrari']), 'Ref %s' % R.choice(['footy tips', 'Invoice 77', 'thanks'])]
    def dd(R, d): return [R.choice(['AGL Sales', 'Telstra', 'Medibank Priv', 'Toll Road Acct']), 'Direct Debit %s' % nz(R, 9)]
    def atm(R, d): return ['Cash Out %s %02d:%02d' % (d.strftime('%d/%m'), R.randint(8, 22), R.randint(0, 59)), town[0].title() + ' Mall']
    def bpy(R, d): return ['BPAY Internet Bill Payment', '%s City Rates %s' % (town[0].title(), nz(R, 8))]
    def fee(R, d): return ['Account Fee']
    def itf(R, d): return ['Interest']
    pool = [(7, -1, 300, 18000, eft), (2, -1, 1000, 90000, onl, 500), (2.4, 1, 90000, 260000, sal), (1, 1, 500, 40000, osk), (2, -1, 2500, 24000, dd), (1, -1, 2000, 40000, atm, 1000),
            (.6, -1, 12000, 70000, bpy), (.4, -1, 500, 1000, fee), (.3, 1, 2, 900, itf)]
    start = R.randint(10000, 1500000)
    ts = make(R, n, d0, d1, start, pool, floor=-50000)
    deb, cre = sums(ts)
    close = ts[-1].bal
    for i, t in enumerate(ts):
        t.first = i == 0 or ts[i - 1].date != t.date
        t.last = i == len(ts) - 1 or ts[i + 1].date != t.date
    dl = lambda d: '%d %s %d' % (d.day, EN3[d.month - 1], d.year)
    lg = lambda d: '%d %s %d' % (d.day, ENM[d.month - 1], d.year)
    crdr = lambda c: (en(abs(c)), 'Dr' if c < 0 else 'Cr')
    stn, hse = R.randint(12, 180), R.randint(2, 99)
    f, fs = 'NS', 8
    X = {'d': 46, 'p': 112, 'dr': 370, 'cr': 450, 'b': 534}

    def draw(path, total):
        P = Pen(path, A4, total)

        def head(first):
            P.t(46, 796, 'Southern Cross', 'NSB', 16, space=.5)
            P.t(46, 782, 'MUTUAL BANK', 'NS', 8.5, space=2.2)
            P.t(551, 796, 'Classic Everyday Account', 'NSB', 11, 'r')
            P.t(551, 783, 'For further information call 13 55 65', 'NS', 7.5, 'r')
            y = 750
            if first:
                for i, s in enumerate([name, '%d WATTLE STREET' % hse, '%s %s %s' % town]):
                    P.t(58, y - 12 * i, s, 'NS', 9)
                P.t(58, y - 50, '%s/%s/S%06d/I%06d' % (nz(R1, 3), '04', 18231, 36462), 'NS', 5.5)
                y -= 84
                P.box(46, y - 66, 240, 84, fill=colors.HexColor('#f0f0f0'))
                P.t(54, y + 4, 'Account Balance Summary', 'NSB', 9.5)
                for i, (a, b, s) in enumerate([('Opening balance', '$' + crdr(start)[0], crdr(start)[1]), ('Total credits', '$' + en(cre), ''), ('Total debits', '$' + en(deb), ''), ('Closing balance', '$' + crdr(close)[0], crdr(close)[1])]):
                    P.t(54, y - 14 - 14 * i, a, 'NSB' if i == 3 else 'NS', 8.5)
                    P.t(258, y - 14 - 14 * i, b, 'NSB' if i == 3 else 'NS', 8.5, 'r')
                    P.t(262, y - 14 - 14 * i, s, 'NS', 8.5)
                for i, (a, b) in enumerate([('Statement starts', lg(d0)), ('Statement ends', lg(d1)), ('Statement number', str(stn)), ('', ''), ('BSB number', bsb), ('Account number', ac)]):
                    P.t(320, y + 4 - 13 * i, a, 'NS', 8.5)
                    P.t(430, y + 4 - 13 * i, b, 'NSB', 8.5)
                y -= 92
                P.t(46, y, 'Account Details', 'NSB', 9.5)
                P.t(46, y - 13, name, 'NS', 8.5)
                P.t(320, y, 'Outlet Details', 'NSB', 9.5)
                P.t(320, y - 13, '%s Branch, 112-118 Moorabool St, %s %s %s' % (town[0].title(), town[0].title(), town[1], town[2]), 'NS', 7.5)
                y -= 40
            else:
                P.t(46, 752, 'Statement number %d   Account number %s' % (stn, ac), 'NS', 7.5)
                P.t(551, 752, 'Page %d of %d' % (P.page, P.total), 'NS', 7.5, 'r')
                y = 728
            P.t(46, y, 'Transaction Details' + ('' if first else ' (continued)'), 'NSB', 11)
            y -= 18
            P.line(46, y + 11, 551, y + 11, .8)
            for k, s, al in (('d', 'Date', 'l'), ('p', 'Particulars', 'l'), ('dr', 'Debits', 'r'), ('cr', 'Credits', 'r'), ('b', 'Balance', 'r')):
                P.t(X[k], y, s, 'NSB', 8, al)
            P.line(46, y - 4, 551, y - 4, .8)
            P.t(46, 32, 'Southern Cross Mutual Bank Ltd ABN 12 004 044 937 AFSL and Australian Credit Licence 230686', 'NS', 6.5)
            if first:
                P.t(551, 32, 'Page %d of %d' % (P.page, P.total), 'NS', 6.5, 'r')
            return y - 17

        def bal(y, c):
            a, b = crdr(c)
            P.t(X['b'], y, a, f, fs, 'r')
            P.t(X['b'] + 3, y, b, f, fs)

        def fwd(y, lab, c, d=None):
            if d:
                P.t(X['d'], y, dl(d), f, fs)
            P.t(X['p'], y, lab, 'NSB', fs)
            bal(y, c)
            return y - 13
        R1 = random.Random(stn)
        y = fwd(head(True), 'Brought forward', start, d0)
        b, fresh = start, False
        for t in ts:
            if y - 10 * len(t.desc) < 76:
                fwd(y, 'Carried forward', b)
                P.next()
                y = fwd(head(False), 'Brought forward', b)
                fresh = True
            if t.first or fresh:
                P.t(X['d'], y, dl(t.date), f, fs)
            fresh = False
            for i, l in enumerate(t.desc):
                P.t(X['p'], y, l, f, fs)
                if i < len(t.desc) - 1:
                    y -= 10
            a = en(abs(t.amt))
            xr = X['dr' if t.amt < 0 else 'cr']
            x1 = X['p'] + SW(t.desc[-1], f, fs) + 4
            x2 = xr - SW(a, f, fs) - 5
            k = int((x2 - x1) / SW('.', f, fs))
            P.t(x2, y, '.' * max(0, k), f, fs, 'r', color=colors.HexColor('#777777'))
            P.t(xr, y, a, f, fs, 'r')
            if t.last:
                bal(y, t.bal)
            y -= 13
            b = t.bal
        P.line(46, y + 8, 551, y + 8, .8)
        y -= 8
        if y > 140:
            P.t(46, y, 'Summary of Government Charges', 'NSB', 9)
            for i, (a, b_, c) in enumerate([('', 'From 1 July to date', 'Last year to 30 June'), ('Withholding tax', '$0.00', '$0.00'), ('Bank Account Debit (BAD) tax', '$0.00', '$0.00')]):
                P.t(46, y - 14 - 12 * i, a, 'NS', 7.5)
                P.t(330, y - 14 - 12 * i, b_, 'NS', 7.5, 'r')
                P.t(470, y - 14 - 12 * i, c, 'NS', 7.5, 'r')
            P.para(46, y - 58, 'Explanatory notes: please check all entries and report any errors promptly. The Financial Claims Scheme covers deposits up to $250,000 per account holder.', 'NS', 7, 500, 9)
        return P.end()
    twice(draw, path)
    return {'bank_name': bank, 'account_number': ac.replace('-', ''), 'account_holder': name, 'currency': 'AUD',
            'statement_period': {'from': d0.isoformat(), 'to': d1.isoformat()}, 'opening_balance': dec(start), 'closing_balance': dec(close),
            'total_debits': dec(deb), 'total_credits': dec(cre), 'transactions': [truth(t, dec(t.bal) if t.last else None) for t in ts]}


# ---------------------------------------------------------------- Brazil: app bank, grouped by day and direction, no table heading, no balances
@layout
def world_brazil(path, R, n):
    bank = 'Jabuti Pagamentos S.A.'
    d0, d1 = month_period(R)
    name = R.choice(['Rafaela Moura Brandão', 'Thiago Nogueira Prates', 'Luciana Figueiredo Sá', 'Márcio Antunes Teles'])
    cpf = '•••.%s.%s-••' % (digits(R, 3), digits(R, 3))
    acct = '%s-%s' % (nz(R, 8), digits(R, 1))
    PT3 = [m[:3].upper() for m in PTM]
    ppl = ['SILVANA COSTA', 'Pedro Henrique Lobo', 'MERCADO BOM PRECO LTDA', 'Joana D\'Arc Pires', 'AUTO POSTO IPE']
    bk = ['BCO DO BRASIL S.A. (0001)', 'ITAÚ UNIBANCO S.A. (0341)', 'CAIXA ECONOMICA FEDERAL (0104)', 'MERCADO PAGO IP LTDA. (0323)']

    def who(R): return '%s - •••.%s.%s-•• - %s Agência: %s Conta: %s-%s' % (R.choice(ppl), digits(R, 3), digits(R, 3), R.choice(bk), digits(R, 4), nz(R, 6), digits(R, 1))
    def pin(R, d): return ['Transferência recebida pelo Pix', who(R)]
    def pout(R, d): return ['Transferência enviada pelo Pix', who(R)]
    def ted(R, d): return ['Transferência Recebida', 'CONSTRUTORA RIO CLARO LTDA - %s/0001-%s - BCO SANTANDER (BRASIL) S.A. (0033) Agência: %s Conta: %s-%s' % ('12.345.678', '95', digits(R, 4), nz(R, 8), digits(R, 1))]
    def deb(R, d): return ['Compra no débito', R.choice(['PADARIA ESTRELA', 'DROGARIA SAO JOAO 114', 'Uber *Trip Help.uber', 'POSTO SHELL BR 101', 'SUPERMERCADO ZONA SUL'])]
    def fat(R, d): return ['Pagamento de fatura', '']
    def bol(R, d): return ['Pagamento de boleto efetuado', R.choice(['ENEL DISTRIBUICAO SP', 'CLARO S.A.', 'CONDOMINIO EDIF. AURORA', 'SABESP'])]
    def rdb(R, d): return ['Resgate RDB', '']
    def apl(R, d): return ['Aplicação RDB', '']
    pool = [(4, 1, 1000, 90000, pin), (6, -1, 500, 60000, pout), (1, 1, 180000, 620000, ted), (6, -1, 290, 18000, deb), (1, -1, 20000, 250000, fat), (1.4, -1, 4500, 70000, bol),
            (.7, 1, 5000, 80000, rdb, 1000), (.7, -1, 5000, 60000, apl, 1000)]
    start = R.randint(5000, 600000)
    ts = make(R, n, d0, d1, start, pool, floor=0, work=False)
    out_, in_ = sums(ts)
    close = ts[-1].bal
    ts.sort(key=lambda t: (t.date, t.amt < 0))          # a day's money in stands before its money out
    long = lambda d: '%02d DE %s DE %d' % (d.day, PTM[d.month - 1].upper(), d.year)
    pur, gr = colors.HexColor('#6a1b9a'), colors.HexColor('#6b6b6b')

    def draw(path, total):
        P = Pen(path, A4, total)

        def head(first):
            P.box(40, 776, 34, 34, fill=pur, r=9)
            P.t(57, 786, 'jb', 'NSB', 17, 'c', color=colors.white)
            P.t(555, 802, name, 'NSB', 10, 'r')
            P.t(555, 788, 'CPF  %s      Agência  0001      Conta  %s' % (cpf, acct), 'NS', 8, 'r', color=gr)
            P.line(40, 766, 555, 766, .4, colors.lightgrey)
            P.t(40, 746, '%s a %s' % (long(d0), long(d1)), 'NSB', 9)
            P.t(555, 746, 'VALORES EM R$', 'NS', 8, 'r', color=gr)
            P.line(40, 58, 555, 58, .4, colors.lightgrey)
            P.t(40, 46, 'Tem alguma dúvida? Mande uma mensagem para nosso time ou ligue 0800 555 0212 (atendimento 24h). Ouvidoria 0800 555 0887, das 8h às 18h.', 'NS', 6.3, color=gr)
            P.t(40, 36, 'Extrato gerado dia %s às %s' % (long(d1 + DAY).lower(), gen), 'NS', 6.3, color=gr)
            P.t(555, 36, '%d de %d' % (P.page, P.total), 'NS', 7, 'r', color=gr)
            return 714
        y = head(True)
        P.t(40, y, 'R$ ' + eu(close), 'NSB', 22, color=pur)
        P.t(40, y - 16, 'Saldo final do período', 'NS', 9, color=gr)
        for i, (a, s, b) in enumerate([('Saldo inicial', '', eu(start)), ('Rendimento líquido', '+', eu(0)), ('Total de entradas', '+', eu(in_)), ('Total de saídas', '-', eu(out_)), ('Saldo final do período', '', 'R$ ' + eu(close))]):
            yy = y + 8 - 15 * i
            P.t(320, yy, a, 'NSB' if i == 4 else 'NS', 8.5)
            P.t(555, yy, (s + ' ' + b).strip(), 'NSB' if i == 4 else 'NS', 8.5, 'r')
        y -= 84
        P.t(40, y, 'Movimentações', 'NSB', 14)
        y -= 28
        prev = None
        for i, t in enumerate(ts):
            key = (t.date, t.amt < 0)
            ls = wrap(t.desc[1], 'NS', 8, 190) if t.desc[1] else ['']
            need = 11.5 * len(ls) + 6 + (26 if key != prev else 0)
            if y - need < 70:
                P.next()
                y = head(False)
                y -= 4
            if key != prev:
                g = sum(x.amt for x in ts if (x.date, x.amt < 0) == key)
                if prev is None or prev[0] != t.date:
                    P.line(40, y + 14, 555, y + 14, .4, colors.lightgrey)
                    P.t(40, y, '%02d %s %d' % (t.date.day, PT3[t.date.month - 1], t.date.year), 'NSB', 8.5)
                P.t(122, y, 'Total de entradas' if g > 0 else 'Total de saídas', 'NSB', 8.5)
                P.t(555, y, ('+ ' if g > 0 else '- ') + eu(abs(g)), 'NSB', 8.5, 'r')
                y -= 19
                prev = key
            P.t(122, y, t.desc[0], 'NS', 8)
            P.t(555, y, eu(abs(t.amt)), 'NS', 8, 'r')
            for l in ls:
                P.t(278, y, l, 'NS', 8, color=gr)
                y -= 11.5
            y -= 7
            if i + 1 < len(ts) and (ts[i + 1].date, ts[i + 1].amt < 0) != key:
                y -= 8
        if y < 150:
            P.next()
            y = head(False)
        P.para(40, y - 20, 'O saldo líquido corresponde à soma do saldo inicial, das entradas e do rendimento, descontadas as saídas. Não nos responsabilizamos por imprecisões. '
               'Asseguramos a autenticidade destas informações.', 'NS', 7, 515, 10, color=gr)
        P.t(40, y - 52, 'Jabuti Pagamentos S.A. - Instituição de Pagamento      CNPJ 18.236.120/0001-58', 'NS', 7, color=gr)
        return P.end()
    gen = '%02d:%02d:%02d' % (R.randint(0, 23), R.randint(0, 59), R.randint(0, 59))
    twice(draw, path)
    return {'bank_name': bank, 'account_number': acct, 'account_holder': name, 'currency': 'BRL',
            'statement_period': {'from': d0.isoformat(), 'to': d1.isoformat()}, 'opening_balance': dec(start), 'closing_balance': dec(close),
            'total_debits': dec(out_), 'total_credits': dec(in_), 'transactions': [truth(t, None) for t in ts]}
