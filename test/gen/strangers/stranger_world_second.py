# SPDX-License-Identifier: AGPL-3.0-or-later
"""Zebra bands, amounts before the text, a note beside the rows, two scripts: four more."""

import datetime
import string
import unicodedata

from reportlab.lib import colors
from reportlab.lib.enums import TA_CENTER
from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import BaseDocTemplate, Frame, KeepTogether, PageTemplate, Paragraph, Spacer, Table, TableStyle

from stranger_world import DAY, EN3, ITM, Pen, alnum, dec, digits, en, eu, groups, iban, layout, make, month_period, nz, sums, truth, twice


# ---------------------------------------------------------------- Spain: Platypus, zebra, signed amounts, running balance, centred in height
def es_iban(R):
    e, o, c = '2' + digits(R, 3), digits(R, 4), digits(R, 10)
    def dc(s):
        r = 11 - sum(int(a) * w for a, w in zip(s, [1, 2, 4, 8, 5, 10, 9, 7, 3, 6])) % 11
        return {10: 1, 11: 0}.get(r, r)
    return iban('ES', '%s%s%d%d%s' % (e, o, dc('00' + e + o), dc(c), c))


def platypus(path, size, story, on_first, on_later, margins, later_top=None):
    """story() -> flowables; on_first/on_later(c, page, total)"""
    l, r, t, b = margins

    def once(total):
        pages = [0]
        doc = BaseDocTemplate(path, pagesize=size, leftMargin=l, rightMargin=r, topMargin=t, bottomMargin=b)
        W, H = size

        def first(c, d):
            pages[0] = d.page
            on_first(c, d.page, total)

        def later(c, d):
            pages[0] = d.page
            on_later(c, d.page, total)
        fa = Frame(l, b, W - l - r, H - t - b, 0, 0, 0, 0, id='a')
        lt = later_top if later_top is not None else t
        fb = Frame(l, b, W - l - r, H - lt - b, 0, 0, 0, 0, id='b')
        doc.addPageTemplates([PageTemplate('first', [fa], onPage=first, autoNextPageTemplate='later'), PageTemplate('later', [fb], onPage=later)])
        doc.build(story())
        return pages[0]
    return once(once(99))


def esc(s): return s.replace('&', '&amp;').replace('<', '&lt;')


@layout
def world_spain(path, R, n):
    bank = 'Banco Cantábrico del Norte, S.A.'
    d0, d1 = month_period(R)
    name = R.choice(['ÁLVARO QUINTANA BELLIDO', 'NURIA SOTELO CARRASCO', 'IÑAKI ECHEVARRÍA LUNA', 'MARÍA JOSÉ PEÑALVER RÍOS'])
    ib = es_iban(R)
    city = R.choice(['SANTANDER', 'GIJON', 'BILBAO', 'VALENCIA'])
    first = name.split()[0]

    def tar(R, d): return 'PAGO CON TARJETA EN %s 4940XXXXXXXX%s %s' % (R.choice(['SUPERMERCADOS', 'GASOLINERAS', 'RESTAURANTES', 'FARMACIAS']), cd, R.choice(['MERCADONA ', 'REPSOL EST. 33312 ', 'BAR LA BODEGA ', 'FARMACIA LDA. RUIZ ']) + city)
    def rec(R, d): return 'ADEUDO POR DOMICILIACIÓN N.º %s %s' % (nz(R, 14), R.choice(['ENERGIA XXI COMERCIALIZADORA S.L.', 'AQUALIA SERVICIOS', 'COMUNIDAD PROP. CALLE ALTA 41 CUOTA 2.º TRIM.', 'O2 FIBRA MOVIL']))
    def nom(R, d): return 'ABONO DE NÓMINA TRANSPORTES HERRERA E HIJOS S.A. %02d/%d' % (d.month, d.year)
    def biz(R, d): return 'BIZUM ENVIADO %s CENA VIERNES' % R.choice(['LUCIA M.', 'JORGE T.'])
    def bir(R, d): return 'BIZUM RECIBIDO DE %s' % R.choice(['LUCIA M. REGALO 15,00', 'SERGIO P.', 'TERESA G.'])
    def tr(R, d): return 'TRANSFERENCIAS A FAVOR DE %s CONCEPTO: %s' % (R.choice(['INMOBILIARIA COSTA VERDE', 'PABLO GIL']), R.choice(['ALQUILER ' + d.strftime('%m-%Y'), 'FRA. 2024/0117']))
    def tv(R, d): return 'TRANSFERENCIA RECIBIDA DE %s' % R.choice(['AGENCIA TRIBUTARIA DEVOLUCION IRPF 2023', 'SEGURIDAD SOCIAL', 'ELENA RUBIO'])
    def caj(R, d): return 'DISPOSICIÓN DE EFECTIVO EN CAJERO %s A LAS %02d:%02d' % (digits(R, 4), R.randint(8, 22), R.randint(0, 59))
    def com(R, d): return 'COMISIÓN MANTENIMIENTO'
    cd = digits(R, 4)
    pool = [(7, -1, 150, 9500, tar), (3, -1, 1500, 21000, rec), (2, 1, 120000, 260000, nom), (1, -1, 500, 6000, biz), (.7, 1, 500, 5000, bir),
            (1, -1, 9000, 90000, tr), (1, 1, 3000, 120000, tv), (1, -1, 2000, 30000, caj, 1000), (.3, -1, 600, 1200, com)]
    start = R.randint(20000, 560000)
    ts = make(R, n, d0, d1, start, pool, floor=-15000, lag=lambda R, d, s: d - R.choice([0, 0, 1, 2]) * DAY if s < 0 else d)
    for t in ts:
        t.vdate = max(t.vdate, d0)
    deb, cre = sums(ts)
    close = ts[-1].bal
    D = lambda d: d.strftime('%d-%m-%Y')
    blue = colors.HexColor('#072146')
    st = ParagraphStyle('a', fontName='Helvetica', fontSize=8, leading=10)
    hd = ParagraphStyle('h', fontName='Helvetica-Bold', fontSize=8, leading=9.5, textColor=colors.white, alignment=TA_CENTER)
    big = ParagraphStyle('b', fontName='Helvetica', fontSize=7, leading=9, textColor=colors.HexColor('#444444'))

    def story():
        rows = [[Paragraph(s, hd) for s in ('Fecha<br/>operación', 'Fecha<br/>valor', 'Concepto', 'Importe<br/>(EUR)', 'Saldo<br/>(EUR)')]]
        rows.append(['', '', Paragraph('<b>SALDO ANTERIOR</b>', st), '', eu(start)])
        for t in ts:
            rows.append([D(t.date), D(t.vdate), Paragraph(esc(t.desc), st), eu(t.amt), eu(t.bal)])
        w = [62, 62, 230, 78, 83]
        tb = Table(rows, w, repeatRows=1)
        sty = [('FONT', (0, 1), (-1, -1), 'Helvetica', 8), ('VALIGN', (0, 0), (-1, -1), 'MIDDLE'), ('BACKGROUND', (0, 0), (-1, 0), blue),
               ('ALIGN', (0, 1), (1, -1), 'CENTER'), ('ALIGN', (3, 1), (4, -1), 'RIGHT'), ('ROWBACKGROUNDS', (0, 1), (-1, -1), [colors.white, colors.HexColor('#eaf1f8')]),
               ('FONT', (4, 1), (4, 1), 'Helvetica-Bold', 8), ('TOPPADDING', (0, 1), (-1, -1), 3), ('BOTTOMPADDING', (0, 1), (-1, -1), 3), ('LEFTPADDING', (2, 0), (2, -1), 8)]
        tb.setStyle(TableStyle(sty))
        res = Table([['Saldo anterior', 'Total abonos', 'Total cargos', 'Saldo a ' + D(d1)], [eu(start), eu(cre), '-' + eu(deb) if deb else eu(0), eu(close)]], [128.75] * 4)
        res.setStyle(TableStyle([('FONT', (0, 0), (-1, 0), 'Helvetica', 8), ('FONT', (0, 1), (-1, 1), 'Helvetica-Bold', 10), ('ALIGN', (0, 0), (-1, -1), 'CENTER'),
                                 ('BOX', (0, 0), (-1, -1), .7, blue), ('LINEAFTER', (0, 0), (-2, -1), .4, blue), ('TOPPADDING', (0, 0), (-1, -1), 4)]))
        return [tb, Spacer(1, 14), KeepTogether([Paragraph('<b>RESUMEN DEL PERIODO</b>', ParagraphStyle('r', fontName='Helvetica', fontSize=9, leading=14, textColor=blue)), res]), Spacer(1, 10),
                KeepTogether([Paragraph('Salvo error u omisión, rogamos examine este extracto. Si en 15 días no recibimos su disconformidad lo entenderemos conforme. Depósitos garantizados hasta '
                                        '100.000,00 euros por el Fondo de Garantía de Depósitos. T.I.N. 0,00 % - Excedido: 18,50 % nominal, comisión mínima 30,00 EUR.', big)])]

    def foot(c, p, tot):
        c.setFont('Helvetica', 6.5)
        c.setFillColor(colors.HexColor('#555555'))
        c.drawString(40, 30, 'Banco Cantábrico del Norte, S.A. - R.M. Santander, T. 2.083, F. 1, H. S-17.001 - C.I.F. A-39000424 - Paseo de la Marina 9-12')
        c.drawRightString(555, 30, 'Pág. %d / %d' % (p, tot))
        c.saveState()
        c.translate(24, 200)
        c.rotate(90)
        c.drawString(0, 0, 'EXT-0041-%s-%s  MOD. 2.114/07' % (d1.strftime('%y%m'), ib[-6:]))
        c.restoreState()

    def brand(c):
        c.setFillColor(blue)
        c.setFont('Helvetica-Bold', 15)
        c.drawString(40, 795, 'BANCO CANTÁBRICO')
        c.setFont('Helvetica', 8)
        c.drawString(40, 784, 'del Norte')

    def p1(c, p, tot):
        brand(c)
        c.setFillColor(colors.black)
        c.setFont('Helvetica', 9)
        for i, s in enumerate([name, 'CL ALTA %d 3º B' % hn, '%05d %s' % (cp, city)]):
            c.drawString(330, 760 - 12 * i, s)
        c.setFont('Helvetica-Bold', 13)
        c.drawString(40, 700, 'EXTRACTO DE CUENTA CORRIENTE')
        c.setFont('Helvetica', 8.5)
        for i, (a, b, k, v) in enumerate([('Titular:', name, 'Período:', 'Del %s al %s' % (D(d0), D(d1))), ('IBAN:', groups(ib), 'Divisa:', 'EUR'), ('BIC:', 'BCNOESMMXXX', 'N.º extracto:', '%03d/%d' % (d1.month, d1.year))]):
            y = 680 - 14 * i
            c.drawString(40, y, a)
            c.drawString(90, y, b)
            c.drawString(330, y, k)
            c.drawString(400, y, v)
        foot(c, p, tot)

    def p2(c, p, tot):
        brand(c)
        c.setFillColor(colors.black)
        c.setFont('Helvetica', 8)
        c.drawRightString(555, 795, 'IBAN: ' + groups(ib))
        c.drawRightString(555, 784, 'Extracto del %s al %s' % (D(d0), D(d1)))
        foot(c, p, tot)
    hn, cp = R.randint(1, 99), R.randint(39001, 48999)
    platypus(path, A4, story, p1, p2, (40, 40, 206, 50), later_top=74)
    return {'bank_name': bank, 'iban': ib, 'account_holder': name, 'currency': 'EUR', 'statement_period': {'from': d0.isoformat(), 'to': d1.isoformat()},
            'opening_balance': dec(start), 'closing_balance': dec(close), 'total_debits': dec(deb), 'total_credits': dec(cre),
            'transactions': [truth(t, 'same', True) for t in ts]}


# ---------------------------------------------------------------- Italy: a quarter, amounts before the text, ruled, serif, heading on the first page only
def it_iban(R):
    abi, cab, cc = '0' + digits(R, 4), digits(R, 5), '00' + digits(R, 10)
    odd = dict(zip('0123456789', [1, 0, 5, 7, 9, 13, 15, 17, 19, 21]))
    s = sum(odd[ch] if i % 2 == 0 else int(ch) for i, ch in enumerate(abi + cab + cc))
    cin = string.ascii_uppercase[s % 26]
    return abi, cab, cc, iban('IT', cin + abi + cab + cc)


@layout
def world_italy(path, R, n):
    bank = 'Banca Popolare del Frignano'
    y, q = R.choice([(2024, 1), (2024, 2), (2024, 3), (2024, 4), (2025, 1), (2025, 2), (2025, 3)])
    d0 = datetime.date(y, 3 * q - 2, 1)
    d1 = datetime.date(y + q // 4, (3 * q) % 12 + 1, 1) - DAY
    name = R.choice(['ROSSETTI GIANLUCA', 'FERRANTE MARIA CONCETTA', 'DE SANTIS PAOLA', 'BRAMBILLA STEFANO'])
    abi, cab, cc, ib = it_iban(R)
    city = R.choice(['MODENA', 'BOLOGNA', 'PARMA', 'VERONA'])

    def pos(R, d): return 'PAGAMENTO POS %s %02d.%02d CARTA N. ****%s %s' % ((d - DAY).strftime('%d/%m/%y'), R.randint(8, 21), R.randint(0, 59), cd, R.choice(['ESSELUNGA ', 'CONAD CITY ', 'Q8 EASY 4412 ', 'FARMACIA S. CARLO ', 'TRATTORIA DA NINO ']) + city)
    def sdd(R, d): return 'ADDEBITO DIRETTO SDD - %s CODICE MANDATO %s RIF. %s' % (R.choice(['ENEL ENERGIA SPA', 'HERA COMM SPA', 'TIM S.P.A.', 'CONDOMINIO VIA EMILIA 112']), alnum(R, 11), nz(R, 8))
    def emo(R, d): return 'EMOLUMENTI - BONIFICO A VOSTRO FAVORE DA CERAMICHE SECCHIA SRL TRN %s%s CAUSALE: STIPENDIO MESE DI %s' % (nz(R, 10), alnum(R, 8), ITM[d.month - 1].upper())
    def bon(R, d): return 'BONIFICO A VOSTRO FAVORE - ORD.: %s CAUSALE: %s' % (R.choice(['GALLI MARCO', 'INPS', 'STUDIO LEGALE NERI']), R.choice(['RIMBORSO 730', 'QUOTA REGALO EURO 25,00', 'SALDO FATTURA 18/2024']))
    def dis(R, d): return 'DISPOSIZIONE DI BONIFICO - A FAVORE DI %s CAUSALE: AFFITTO %s COMM. 1,00' % (R.choice(['IMMOBILIARE PO SRL', 'LOMBARDI ANNA']), d.strftime('%m/%Y'))
    def pre(R, d): return 'PRELIEVO BANCOMAT ATM %s ORE %02d:%02d' % (digits(R, 5), R.randint(8, 22), R.randint(0, 59))
    def ass(R, d): return 'VOSTRO ASSEGNO N. %s' % nz(R, 10)
    def f24(R, d): return 'PAGAMENTO DELEGA F24 TELEMATICA PROT. %s' % nz(R, 17)
    def can(R, d): return 'CANONE MENSILE CONTO E IMPOSTA DI BOLLO'
    cd = digits(R, 4)
    pool = [(7, -1, 200, 14000, pos), (3, -1, 1800, 26000, sdd), (2, 1, 140000, 260000, emo), (1, 1, 2000, 140000, bon), (1, -1, 40000, 85000, dis, 1000),
            (1.4, -1, 2000, 25000, pre, 1000), (.6, -1, 5000, 90000, ass), (.5, -1, 4000, 60000, f24), (.5, -1, 450, 1855, can)]
    start = R.randint(40000, 900000)
    ts = make(R, n, d0, d1, start, pool, floor=1000, lag=lambda R, d, s: d - R.choice([0, 1]) * DAY if s < 0 else d)
    deb, cre = sums(ts)
    close = ts[-1].bal
    D = lambda d: d.strftime('%d/%m/%y')
    st = ParagraphStyle('a', fontName='Times-Roman', fontSize=9, leading=10.5)
    h = ParagraphStyle('h', fontName='Times-Bold', fontSize=8.5, leading=10, alignment=TA_CENTER)
    sm = ParagraphStyle('s', fontName='Times-Roman', fontSize=8, leading=9.5)
    per = '%d %s %d' % (d1.day, ITM[d1.month - 1], d1.year)

    def story():
        rows = [[Paragraph('DATA<br/>CONTABILE', h), Paragraph('DATA<br/>VALUTA', h), Paragraph('MOVIMENTI', h), '', Paragraph('DESCRIZIONE DELLE OPERAZIONI', h)],
                ['', '', Paragraph('DARE', h), Paragraph('AVERE', h), ''],
                [D(d0), '', '', eu(start), Paragraph('<b>SALDO INIZIALE</b>', st)]]
        for t in ts:
            rows.append([D(t.date), D(t.vdate), eu(-t.amt) if t.amt < 0 else '', eu(t.amt) if t.amt > 0 else '', Paragraph(esc(t.desc), st)])
        k = len(rows)
        rows += [['', '', eu(deb), eu(cre), Paragraph('<b>TOTALE MOVIMENTI</b>', st)], [D(d1), '', '', eu(close), Paragraph('<b>SALDO FINALE A VOSTRO CREDITO</b>', st)]]
        tb = Table(rows, [66, 56, 74, 74, 255], repeatRows=0)
        tb.setStyle(TableStyle([('FONT', (0, 2), (-1, -1), 'Times-Roman', 9), ('VALIGN', (0, 2), (-1, -1), 'TOP'), ('VALIGN', (0, 0), (-1, 1), 'MIDDLE'), ('GRID', (0, 0), (-1, 1), .5, colors.black),
                                ('SPAN', (2, 0), (3, 0)), ('SPAN', (0, 0), (0, 1)), ('SPAN', (1, 0), (1, 1)), ('SPAN', (4, 0), (4, 1)), ('ALIGN', (0, 2), (1, -1), 'CENTER'),
                                ('ALIGN', (2, 2), (3, -1), 'RIGHT'), ('LINEBELOW', (0, 2), (-1, -1), .25, colors.grey), ('LINEAFTER', (0, 2), (-2, -1), .25, colors.grey),
                                ('BOX', (0, 0), (-1, -1), .5, colors.black), ('FONT', (2, k), (3, -1), 'Times-Bold', 9), ('FONT', (3, 2), (3, 2), 'Times-Bold', 9),
                                ('TOPPADDING', (0, 2), (-1, -1), 2), ('BOTTOMPADDING', (0, 2), (-1, -1), 3), ('BACKGROUND', (0, 0), (-1, 1), colors.HexColor('#ece6d8'))]))
        co = Table([['RIEPILOGO COMPETENZE E CONDIZIONI', '', ''], ['Tasso creditore annuo', 'Tasso debitore entro fido', 'Commissione disponibilità fondi'], ['0,0010%', '11,5000%', '0,50% trimestrale']], [175] * 3)
        co.setStyle(TableStyle([('FONT', (0, 0), (-1, -1), 'Times-Roman', 8.5), ('FONT', (0, 0), (-1, 0), 'Times-Bold', 9), ('SPAN', (0, 0), (-1, 0)), ('ALIGN', (0, 0), (-1, -1), 'CENTER'), ('GRID', (0, 0), (-1, -1), .25, colors.grey)]))
        return [tb, Spacer(1, 16), KeepTogether([co, Spacer(1, 8), Paragraph('Gentile Cliente, ai sensi dell\'art. 119 D.Lgs. 385/93 l\'estratto conto si intende approvato trascorsi 60 giorni dal ricevimento. '
                                                                             'La giacenza media annua rileva ai fini ISEE; imposta di bollo EUR 34,20 annui se la giacenza supera 5.000,00 euro.', sm)])]

    def foot(c, p, tot):
        c.setFillColor(colors.black)
        c.setFont('Times-Roman', 7)
        c.drawCentredString(297, 36, 'Banca Popolare del Frignano Soc. Coop. - Sede in Pavullo (MO), Via Giardini 18 - Cod. Fisc. e Reg. Imprese 00254190368 - Aderente al F.I.T.D.')
        c.drawCentredString(297, 26, 'Pagina %d di %d' % (p, tot))

    def p1(c, p, tot):
        c.setFillColor(colors.HexColor('#7a1f1f'))
        c.setFont('Times-BoldItalic', 18)
        c.drawString(35, 790, bank)
        c.setFillColor(colors.black)
        c.setFont('Times-Roman', 9)
        for i, s in enumerate(['Filiale di %s SEDE (cod. %s)' % (city, fil), 'Tel. 059 555 0117 - Fax 059 555 0118', '', 'Coordinate: ABI %s  CAB %s' % (abi, cab), 'Conto corrente n. ' + cc, 'IBAN ' + groups(ib), 'BIC/SWIFT BPFRIT2MXXX', 'Divisa: EURO']):
            c.drawString(35, 768 - 12 * i, s)
        c.setFont('Times-Roman', 11)
        for i, s in enumerate([name, 'VIA DEI TIGLI %d' % civ, '%05d %s' % (cap, city)]):
            c.drawString(340, 740 - 14 * i, s)
        c.setFont('Times-Bold', 13)
        c.drawString(35, 650, 'ESTRATTO CONTO AL %s' % per.upper())
        c.setFont('Times-Roman', 9.5)
        c.drawString(35, 635, 'Periodo dal %s al %s - Intestato a: %s' % (d0.strftime('%d/%m/%Y'), d1.strftime('%d/%m/%Y'), name))
        foot(c, p, tot)

    def p2(c, p, tot):
        c.setFillColor(colors.black)
        c.setFont('Times-Roman', 8.5)
        c.drawString(35, 800, 'Estratto conto al %s  -  c/c %s  -  segue' % (per, cc))
        foot(c, p, tot)
    fil, civ, cap = '%03d' % R.randint(1, 99), R.randint(2, 88), R.randint(37010, 43100)
    platypus(path, A4, story, p1, p2, (35, 35, 222, 60), later_top=52)
    return {'bank_name': bank, 'iban': ib, 'account_number': cc, 'account_holder': name, 'currency': 'EUR',
            'statement_period': {'from': d0.isoformat(), 'to': d1.isoformat()}, 'opening_balance': dec(start), 'closing_balance': dec(close),
            'total_debits': dec(deb), 'total_credits': dec(cre), 'transactions': [truth(t, None, True) for t in ts]}


# ---------------------------------------------------------------- Singapore: dates "03 JUN", two-line headings, cheque column, side box
@layout
def world_singapore(path, R, n):
    bank = 'Straits Orchid Bank'
    d0, d1 = month_period(R, True)
    name = R.choice(['TAN WEI LING', 'MUHAMMAD FARHAN BIN ISMAIL', 'LIM BOON KIAT', 'RAVI S/O SUBRAMANIAM'])
    acct = '6%s' % digits(R, 11)
    mon = [m.upper() for m in EN3]
    dm = lambda d: '%02d %s' % (d.day, mon[d.month - 1])
    full = lambda d: '%d %s %d' % (d.day, mon[d.month - 1], d.year)

    def pos(R, d): return ['POS PURCHASE NETS', '%08d' % R.randint(10000000, 99999999), R.choice(['NTUC FAIRPRICE TOA PAYOH', 'SHENG SIONG BEDOK', 'KOPITIAM VIVOCITY', 'GUARDIAN JURONG PT'])]
    def dbt(R, d): return ['DEBIT PURCHASE', '%s xx-%s' % (dm(d - DAY).replace(' ', '/'), cd), R.choice(['GRAB*A-5XK2Q SINGAPORE', 'SHOPEE SINGAPORE', 'SPOTIFY STOCKHOLM', 'BUS/MRT 412345678'])]
    def fast(R, d): return ['FUND TRANSFER', 'OTHR - PayNow Transfer', 'to %s' % R.choice(['CHUA KAH HOE', 'PRIYA D/O KUMAR', 'LITTLE GIANTS TUITION'])]
    def fin(R, d): return ['FAST PAYMENT', 'from %s' % R.choice(['LEE SU YIN', 'AHMAD BIN OSMAN']), 'OTHR via PayNow-Mobile', 'Dinner share']
    def sal(R, d): return ['GIRO - SALARY', 'SALA %s' % R.choice(['PACIFIC MARINE PTE LTD', 'MINISTRY OF MANPOWER'])]
    def giro(R, d): return ['GIRO', R.choice(['SP SERVICES LTD', 'HDB MTGE LOAN INSTAL', 'IRAS ITX S%sZ' % nz(R, 7), 'AIA SG PREMIUM'])]
    def atm(R, d): return ['CASH WITHDRAWAL', 'ATM %s TAMPINES MALL' % nz(R, 4)]
    def chq(R, d): return ['CHEQUE']
    def ccy(R, d): return ['DEBIT PURCHASE', '%s xx-%s' % (dm(d - DAY).replace(' ', '/'), cd), 'AEON TEBRAU JOHOR MYR 88.40']
    def bon(R, d): return ['INTEREST CREDIT']
    cd = digits(R, 4)
    pool = [(5, -1, 280, 12000, pos), (5, -1, 190, 9000, dbt), (3, -1, 500, 60000, fast), (1.5, 1, 800, 30000, fin), (2, 1, 320000, 780000, sal), (2, -1, 2500, 130000, giro),
            (1, -1, 2000, 50000, atm, 1000), (.7, -1, 5000, 150000, chq), (.5, -1, 2555, 2699, ccy), (.4, 1, 15, 4000, bon)]
    start = R.randint(100000, 5200000)
    ts = make(R, n, d0, d1, start, pool, floor=10000, lag=lambda R, d, s: d - R.choice([0, 0, 2]) * DAY if s < 0 else d)
    for t in ts:
        t.vdate = max(t.vdate, d0)
        t.chq = nz(R, 6) if t.kind[4] is chq else ''
    deb, cre = sums(ts)
    close = ts[-1].bal
    avg = sum(t.bal for t in ts) // len(ts)
    ytd = R.randint(120, 90000)
    blk, unit, pc = R.randint(10, 890), '#%02d-%03d' % (R.randint(2, 25), R.randint(10, 400)), '%06d' % R.randint(310001, 760999)
    red = colors.HexColor('#c8102e')
    X = [38, 94, 138, 284, 372, 444, 520]

    def draw(path, total):
        P = Pen(path, A4, total)
        f, fs = 'DC', 7.2

        def side():
            x, y = 532, 560
            P.line(526, 90, 526, y + 10, .3, colors.grey)
            for s in ['CHECK YOUR', 'STATEMENT', '', 'Please check', 'and report any', 'discrepancy', 'within 14 days', 'from date of', 'this statement.', '', 'Call 1800 555', '3333 or +65', '6555 3333', 'from overseas.', '', 'Fee waiver if', 'S$1,000.00', 'is kept.', '', 'CO. REG. NO.', '193200032W']:
                P.t(x, y, s, 'DCB' if s.isupper() and len(s) < 12 and s[-1] != 'W' else f, 5.6, color=colors.HexColor('#555555'))
                y -= 7.5

        def head(first):
            P.c.setFillColor(red)
            P.c.circle(50, 800, 10, fill=1, stroke=0)
            P.t(66, 795, 'Straits Orchid Bank', 'DCB', 15, color=red)
            P.t(557, 800, 'STATEMENT OF ACCOUNT', 'DCB', 11, 'r')
            P.t(557, 788, 'Page %d of %d' % (P.page, P.total), f, 7, 'r')
            y = 758
            if first:
                for i, s in enumerate([name, 'BLK %d BEDOK NORTH ROAD' % blk, unit, 'SINGAPORE ' + pc]):
                    P.t(60, y - 11 * i, s, f, 8.5)
                P.t(340, y, 'Deposit Insurance Scheme', 'DCB', 6.5)
                P.para(340, y - 9, 'Singapore dollar deposits of non-bank depositors are insured by the Singapore Deposit Insurance Corporation, for up to S$100,000 in aggregate per depositor per Scheme member by law.', f, 6, 216, 7.5)
                y -= 70
            P.box(38, y - 30, 482, 36, stroke=red, lw=.8)
            P.t(44, y - 7, 'ORBIT 360 ACCOUNT', 'DCB', 9)
            P.t(44, y - 21, 'Account No. ' + acct, f, 8)
            P.t(514, y - 7, '%s TO %s' % (full(d0), full(d1)), 'DCB', 8, 'r')
            P.t(514, y - 21, 'Currency: SGD', f, 8, 'r')
            y -= 48
            heads = [('Transaction', 'Date', X[0], 'l'), ('Value', 'Date', X[1], 'l'), ('', 'Description', X[2], 'l'), ('', 'Cheque', X[3], 'l'), ('', 'Withdrawal', X[4], 'r'), ('', 'Deposit', X[5], 'r'), ('', 'Balance', X[6], 'r')]
            for a, b, x, al in heads:
                P.t(x, y, a, 'DCB', 7.2, al)
                P.t(x, y - 9, b, 'DCB', 7.2, al)
            P.line(38, y - 13, 520, y - 13, 1, red)
            if first:
                side()
            P.t(38, 40, 'Straits Orchid Bank Limited, 65 Robinson Quay, #18-00 Orchid Centre, Singapore 049513. GST Reg. No. M2-0001234-5', f, 6, color=colors.grey)
            P.t(38, 30, 'TSOA%s%s' % (d1.strftime('%Y%m%d'), acct[-4:]), f, 5.5, color=colors.grey)
            return y - 26

        def bf(y, lab, c):
            P.t(X[2], y, lab, 'DCB', fs)
            P.t(X[6], y, en(c), 'DCB', fs, 'r')
            return y - 13
        y = bf(head(True), 'BALANCE B/F', start)
        b = start
        for t in ts:
            if y - 8.6 * len(t.desc) < 84:
                bf(y, 'BALANCE C/F', b)
                P.next()
                y = bf(head(False), 'BALANCE B/F', b)
            P.t(X[0], y, dm(t.date), f, fs)
            P.t(X[1], y, dm(t.vdate), f, fs)
            P.t(X[3], y, t.chq, f, fs)
            P.t(X[4 if t.amt < 0 else 5], y, en(abs(t.amt)), f, fs, 'r')
            P.t(X[6], y, en(t.bal), f, fs, 'r')
            for l in t.desc:
                P.t(X[2], y, l, f, fs)
                y -= 8.6
            y -= 4
            b = t.bal
        y = bf(y, 'BALANCE C/F', close)
        P.line(38, y + 8, 520, y + 8, .4)
        if y < 120:
            P.next()
            y = head(False)
        P.t(X[2], y - 4, 'Total Withdrawals/Deposits', 'DCB', fs)
        P.t(X[4], y - 4, en(deb), 'DCB', fs, 'r')
        P.t(X[5], y - 4, en(cre), 'DCB', fs, 'r')
        P.t(X[2], y - 17, 'Total Interest Paid This Year', f, fs)
        P.t(X[5], y - 17, en(ytd), f, fs, 'r')
        P.t(X[2], y - 29, 'Average Balance', f, fs)
        P.t(X[6], y - 29, en(avg), f, fs, 'r')
        return P.end()
    twice(draw, path)
    return {'bank_name': bank, 'account_number': acct, 'account_holder': name, 'currency': 'SGD',
            'statement_period': {'from': d0.isoformat(), 'to': d1.isoformat()}, 'opening_balance': dec(start), 'closing_balance': dec(close),
            'total_debits': dec(deb), 'total_credits': dec(cre), 'transactions': [truth(t, 'same', True) for t in ts]}


# ---------------------------------------------------------------- UAE: newest first, bilingual headings, Cr, every cell centred, grid
def arabic(s):
    """shaped and put in visual order (presentation forms from the Unicode data)"""
    if not hasattr(arabic, 'm'):
        arabic.m = {}
        for cp in range(0xFE80, 0xFEFD):
            d = unicodedata.decomposition(chr(cp)).split()
            if d and d[0].startswith('<'):
                arabic.m.setdefault(''.join(chr(int(h, 16)) for h in d[1:]), {})[d[0][1:-1]] = chr(cp)
    m = arabic.m
    s = s.replace('\u0644\u0627', '\ue000')
    m['\ue000'] = m['\u0644\u0627']
    out = []
    for i, ch in enumerate(s):
        f = m.get(ch)
        if not f:
            out.append(ch)
            continue
        prev = i > 0 and 'initial' in m.get(s[i - 1], {})
        nxt = i + 1 < len(s) and s[i + 1] in m and 'final' in m[s[i + 1]] and 'initial' in f
        out.append(f.get('medial' if prev and nxt else 'final' if prev else 'initial' if nxt else 'isolated', f['isolated']))
    return ''.join(reversed(out))


@layout
def world_uae(path, R, n):
    bank = 'Gulf Meridian Bank'
    d0, d1 = month_period(R)
    name = R.choice(['FATIMA KHALID AL MARRI', 'RAJESH KUMAR MENON', 'YOUSSEF ADEL HADDAD', 'GRACE DELA CRUZ SANTOS'])
    acct = '1015' + digits(R, 9)
    ib = iban('AE', '099' + acct.zfill(16))
    mon = [m.upper() for m in EN3]
    D = lambda d: '%02d%s%02d' % (d.day, mon[d.month - 1], d.year % 100)

    def pos(R, d): return 'POS-PURCHASE CARD NO.5124XXXXXXXX%s %s %s %s AED' % (cd, nz(R, 6), D(d - DAY), R.choice(['CARREFOUR MOE DUBAI:AE', 'LULU HYPERMARKET SHARJAH:AE', 'ENOC 1043 DUBAI:AE', 'TALABAT.COM DUBAI:AE', 'NOON.COM DUBAI:AE']))
    def sal(R, d): return 'TRANSFER INWARD SALARY WPS %s %s REF %s' % (R.choice(['AL NOOR CONTRACTING LLC', 'BLUE DUNES HOSPITALITY FZE']), D(d), nz(R, 9))
    def ipi(R, d): return 'IPI TT REF: %s %s AED %s' % (alnum(R, 12), R.choice(['ANIL THOMAS', 'MARIAM SALEH']), 'FAMILY SUPPORT')
    def tel(R, d): return 'MOBILE BANKING TRANSFER TO AE%s %s' % (nz(R, 21), R.choice(['SCHOOL FEES TERM 2', 'RENT CHQ REPLACEMENT', 'GIFT 200']))
    def bill(R, d): return '%s PAYMENT %s SMART PAY' % (R.choice(['DEWA', 'ETISALAT', 'DU', 'SALIK', 'SEWA']), nz(R, 10))
    def atm(R, d): return 'CASH WITHDRAWAL-ATM CARD NO.5124XXXXXXXX%s %s GMB-DEIRA CITY CENTRE' % (cd, D(d))
    def chq(R, d): return 'CLEARING CHEQUE PAID NO. %s' % nz(R, 6)
    def cdm(R, d): return 'CASH DEPOSIT-CDM 00%s AL BARSHA' % nz(R, 4)
    def fee(R, d): return 'MONTHLY FALL BELOW FEE 25.00 + VAT 5% 1.25'
    cd = digits(R, 4)
    pool = [(7, -1, 800, 60000, pos), (2, 1, 600000, 2200000, sal), (1, 1, 20000, 350000, ipi), (2, -1, 20000, 700000, tel), (2, -1, 5000, 120000, bill), (1.2, -1, 10000, 300000, atm, 10000),
            (.5, -1, 250000, 1500000, chq, 50000), (.7, 1, 50000, 500000, cdm, 10000), (.4, -1, 2625, 2625, fee)]
    start = R.randint(150000, 9000000)
    ts = make(R, n, d0, d1, start, pool, floor=30000)
    deb, cre = sums(ts)
    close = ts[-1].bal
    av = lambda c: en(c) + 'Cr'
    lg = lambda d: d.strftime('%d/%m/%Y')
    st = ParagraphStyle('a', fontName='Helvetica', fontSize=7.5, leading=9, alignment=TA_CENTER)
    H = lambda e, a: Paragraph('<font name="Helvetica-Bold" size="8">%s</font><br/><font name="DV" size="8">%s</font>' % (e, arabic(a)), ParagraphStyle('h', leading=11, alignment=TA_CENTER))
    teal = colors.HexColor('#0b4f6c')
    pobox, cust = nz(R, 5), nz(R, 8)

    def story():
        rows = [[H('Date', 'التاريخ'), H('Description', 'التفاصيل'), H('Debits', 'مدين'), H('Credits', 'دائن'), H('Balance', 'الرصيد')]]
        for t in reversed(ts):
            rows.append([D(t.date), Paragraph(esc(t.desc), st), en(-t.amt) if t.amt < 0 else '-', en(t.amt) if t.amt > 0 else '-', av(t.bal)])
        tb = Table(rows, [64, 236, 72, 72, 88], repeatRows=1)
        tb.setStyle(TableStyle([('FONT', (0, 1), (-1, -1), 'Helvetica', 7.5), ('VALIGN', (0, 0), (-1, -1), 'MIDDLE'), ('ALIGN', (0, 0), (-1, -1), 'CENTER'), ('GRID', (0, 0), (-1, -1), .4, colors.HexColor('#9fb4bf')),
                                ('BACKGROUND', (0, 0), (-1, 0), colors.HexColor('#d7e6ec')), ('TOPPADDING', (0, 1), (-1, -1), 4), ('BOTTOMPADDING', (0, 1), (-1, -1), 4)]))
        ends = Paragraph('*** END OF STATEMENT ***', ParagraphStyle('e', fontName='Helvetica-Bold', fontSize=8, leading=12, alignment=TA_CENTER))
        note = Paragraph('Please examine this statement immediately and report any discrepancy within 30 days. All charges, terms and conditions are subject to change. Minimum average balance AED 3,000.00. '
                         'VAT Reg. No. 100012345600003. Gulf Meridian Bank (P.J.S.C.) is licensed by the Central Bank of the UAE.', ParagraphStyle('n', fontName='Helvetica', fontSize=6.5, leading=8.5, textColor=colors.grey))
        return [tb, Spacer(1, 10), KeepTogether([ends, Spacer(1, 6), note])]

    def foot(c, p, tot):
        c.setFillColor(colors.grey)
        c.setFont('Helvetica', 7)
        c.drawString(32, 26, 'Head Office: P.O. Box 2923, Baniyas Road, Deira, Dubai, U.A.E.  |  Tel +971 4 555 0100  |  600 54 0000')
        c.drawRightString(564, 26, 'Page %d of %d' % (p, tot))

    def brand(c):
        c.setFillColor(teal)
        c.rect(0, 812, 596, 30, fill=1, stroke=0)
        c.setFillColor(colors.white)
        c.setFont('Helvetica-Bold', 14)
        c.drawString(32, 821, bank)
        c.setFont('DV', 12)
        c.drawRightString(564, 821, arabic('بنك الخليج ميريديان'))

    def p1(c, p, tot):
        brand(c)
        c.setFillColor(teal)
        c.setFont('Helvetica-Bold', 12)
        c.drawString(32, 786, 'STATEMENT OF ACCOUNT')
        c.setFont('DV', 11)
        c.drawRightString(564, 786, arabic('كشف حساب'))
        c.setFillColor(colors.black)
        left = [('Name', name), ('Address', 'P.O. BOX %s, DUBAI, U.A.E.' % pobox), ('Customer ID', cust), ('Account Number', acct), ('IBAN', ib)]
        right = [('Period', '%s to %s' % (lg(d0), lg(d1))), ('Account Type', 'CURRENT ACCOUNT'), ('Currency', 'AED'), ('Branch', 'DEIRA MAIN (101)'), ('Statement Date', lg(d1 + DAY))]
        for x, dx, rows in ((32, 84, left), (330, 84, right)):
            for i, (a, b) in enumerate(rows):
                y = 764 - 14 * i
                c.setFont('Helvetica', 8)
                c.drawString(x, y, a)
                c.drawString(x + dx - 8, y, ':')
                c.setFont('Helvetica-Bold', 8)
                c.drawString(x + dx, y, b)
        c.setStrokeColor(teal)
        c.rect(32, 658, 532, 36)
        for i, (a, b) in enumerate([('Opening Balance', av(start)), ('Total Debits', en(deb)), ('Total Credits', en(cre)), ('Closing Balance', av(close))]):
            c.setFont('Helvetica', 7.5)
            c.drawCentredString(98.5 + 133 * i, 681, a)
            c.setFont('Helvetica-Bold', 9.5)
            c.drawCentredString(98.5 + 133 * i, 666, b)
        foot(c, p, tot)

    def p2(c, p, tot):
        brand(c)
        c.setFillColor(colors.black)
        c.setFont('Helvetica', 8)
        c.drawString(32, 798, 'Account Number: %s' % acct)
        c.drawRightString(564, 798, 'Period: %s to %s' % (lg(d0), lg(d1)))
        foot(c, p, tot)
    platypus(path, A4, story, p1, p2, (32, 32, 196, 46), later_top=54)
    return {'bank_name': bank, 'iban': ib, 'account_number': acct, 'account_holder': name, 'currency': 'AED',
            'statement_period': {'from': d0.isoformat(), 'to': d1.isoformat()}, 'opening_balance': dec(start), 'closing_balance': dec(close),
            'total_debits': dec(deb), 'total_credits': dec(cre), 'transactions': [truth(t) for t in reversed(ts)]}
