# SPDX-License-Identifier: AGPL-3.0-or-later
"""What the third stranger's GST invoices share: a sheet (y from the top), figures in paise, firms, dates."""

import datetime

from reportlab.lib.colors import Color, HexColor
from reportlab.lib.pagesizes import A4
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas
from stranger_gst_trade import gst_check
from stranger_gst_trade import words as in_words

_TT = '/usr/share/fonts/truetype/'
FONTS = {
    'H': 'Helvetica', 'HB': 'Helvetica-Bold', 'HI': 'Helvetica-Oblique', 'HBI': 'Helvetica-BoldOblique',
    'T': 'Times-Roman', 'TB': 'Times-Bold', 'TI': 'Times-Italic', 'TBI': 'Times-BoldItalic',
    'C': 'Courier', 'CB': 'Courier-Bold',
    'D': 'dejavu/DejaVuSans.ttf', 'DB': 'dejavu/DejaVuSans-Bold.ttf', 'DI': 'dejavu/DejaVuSans-Oblique.ttf',
    'K': 'dejavu/DejaVuSansCondensed.ttf', 'KB': 'dejavu/DejaVuSansCondensed-Bold.ttf',
    'KI': 'dejavu/DejaVuSansCondensed-Oblique.ttf', 'KBI': 'dejavu/DejaVuSansCondensed-BoldOblique.ttf',
    'M': 'dejavu/DejaVuSansMono.ttf', 'MB': 'dejavu/DejaVuSansMono-Bold.ttf',
    'S': 'dejavu/DejaVuSerif.ttf', 'SB': 'dejavu/DejaVuSerif-Bold.ttf', 'SI': 'dejavu/DejaVuSerif-Italic.ttf',
    'Z': 'dejavu/DejaVuSerifCondensed.ttf', 'ZB': 'dejavu/DejaVuSerifCondensed-Bold.ttf',
    'N': 'noto/NotoSans-Regular.ttf', 'NB': 'noto/NotoSans-Bold.ttf', 'NI': 'noto/NotoSans-Italic.ttf',
    'R': 'noto/NotoSerif-Regular.ttf', 'RB': 'noto/NotoSerif-Bold.ttf', 'RI': 'noto/NotoSerif-Italic.ttf',
}
_done = set()


def font(k):
    v = FONTS[k]
    if not v.endswith('.ttf'):
        return v
    if k not in _done:
        pdfmetrics.registerFont(TTFont('F' + k, _TT + v))
        _done.add(k)
    return 'F' + k


def width(s, f, sz):
    return pdfmetrics.stringWidth(s, font(f), sz)


def wrap(text, f, sz, w):
    out = []
    for part in text.split('\n'):
        cur = ''
        for word in part.split():
            t = cur + ' ' + word if cur else word
            if cur and width(t, f, sz) > w:
                out.append(cur)
                cur = word
            else:
                cur = t
        out.append(cur)
    return out


class Doc:
    def __init__(self, target, size=A4, total=0):
        self.c = canvas.Canvas(target, pagesize=size, invariant=1)
        self.c.setTitle('Invoice')
        self.W, self.H = size
        self.total = total
        self.page = 1

    def resize(self, w, h):
        self.W, self.H = w, h
        self.c.setPageSize((w, h))

    def next(self):
        self.c.showPage()
        self.c.setPageSize((self.W, self.H))
        self.page += 1

    def t(self, x, y, s, f='H', sz=9, al='l', col=0, cs=0):
        c = self.c
        c.setFillColor(self._col(col))
        c.setFont(font(f), sz)
        yy = self.H - y
        if al == 'l':
            if cs:
                c.drawString(x, yy, s, charSpace=cs)
            else:
                c.drawString(x, yy, s)
        elif al == 'r':
            c.drawRightString(x, yy, s)
        else:
            c.drawCentredString(x, yy, s)

    def ls(self, x, y, lines, f='H', sz=9, lead=None, al='l', col=0):
        lead = lead or sz * 1.22
        for s in lines:
            self.t(x, y, s, f, sz, al, col)
            y += lead
        return y

    def wr(self, x, y, text, f, sz, w, lead=None, al='l', col=0):
        return self.ls(x, y, wrap(text, f, sz, w), f, sz, lead, al, col)

    @staticmethod
    def _col(col):
        if isinstance(col, str):
            return HexColor(col)
        return Color(col, col, col)

    def hl(self, x1, x2, y, w=0.6, col=0, dash=None):
        self.c.setStrokeColor(self._col(col))
        self.c.setLineWidth(w)
        self.c.setDash(*dash) if dash else self.c.setDash()
        self.c.line(x1, self.H - y, x2, self.H - y)
        self.c.setDash()

    def vl(self, x, y1, y2, w=0.6, col=0):
        self.c.setStrokeColor(self._col(col))
        self.c.setLineWidth(w)
        self.c.line(x, self.H - y1, x, self.H - y2)

    def box(self, x1, y1, x2, y2, w=0.6, col=0, fill=None):
        self.c.setStrokeColor(self._col(col))
        self.c.setLineWidth(w)
        if fill is not None:
            self.c.setFillColor(self._col(fill))
        self.c.rect(x1, self.H - y2, x2 - x1, y2 - y1, stroke=1 if w else 0, fill=1 if fill is not None else 0)

    def qr(self, x, y, size, rng, n=29):
        c = self.c
        c.setFillColor(self._col(0))
        m = size / n

        def cell(i, j, w=1, h=1):
            c.rect(x + i * m, self.H - y - (j + h) * m, w * m, h * m, stroke=0, fill=1)
        for j in range(n):
            for i in range(n):
                if (i < 8 and j < 8) or (i > n - 9 and j < 8) or (i < 8 and j > n - 9):
                    continue
                if rng.random() < 0.48:
                    cell(i, j)
        for a, b in ((0, 0), (n - 7, 0), (0, n - 7)):
            cell(a, b, 7, 1)
            cell(a, b + 6, 7, 1)
            cell(a, b, 1, 7)
            cell(a + 6, b, 1, 7)
            cell(a + 2, b + 2, 3, 3)

    def barcode(self, x, y, w, h, rng):
        self.c.setFillColor(self._col(0))
        p = x
        while p < x + w:
            b = rng.choice([0.6, 1.2, 1.8])
            self.c.rect(p, self.H - y - h, b, h, stroke=0, fill=1)
            p += b + rng.choice([0.6, 1.2, 1.8])

    def watermark(self, s, sz=70, col=0.93):
        c = self.c
        c.saveState()
        c.translate(self.W / 2, self.H / 2)
        c.rotate(45)
        c.setFillColor(self._col(col))
        c.setFont(font('HB'), sz)
        c.drawCentredString(0, 0, s)
        c.restoreState()

    def save(self):
        self.c.showPage()
        self.c.save()


def flow(y, units, bottom, newpage):
    for h, fn in units:
        if y + h > bottom:
            y = newpage(y)
        fn(y)
        y += h
    return y


def rdiv(a, b):
    if a < 0:
        return -rdiv(-a, b)
    return (2 * a + b) // (2 * b)


def group(n):
    s = str(n)
    if len(s) <= 3:
        return s
    h, t = s[:-3], s[-3:]
    parts = []
    while len(h) > 2:
        parts.insert(0, h[-2:])
        h = h[:-2]
    if h:
        parts.insert(0, h)
    return ','.join(parts) + ',' + t


def _figure(p, dec, grouped):
    q = 10 ** dec
    return ('-' if p < 0 else '') + grouped(abs(p) // q) + ('.%0*d' % (dec, abs(p) % q) if dec else '')


def inr(p, dec=2):
    return _figure(p, dec, group)


def west(p, dec=2):
    return _figure(p, dec, '{:,}'.format)


def plain(p, dec=2):
    return _figure(p, dec, str)


def words(n, hyphen=False, and_=False):
    return in_words(n, '-' if hyphen else ' ', and_)


def rupees(p, head='INR', paise='paise', tail='Only', **kw):
    s = (head + ' ' if head else '') + words(p // 100, **kw)
    if p % 100:
        s += ' and ' + (words(p % 100) + ' ' + paise)
    return s + ' ' + tail


def roundoff(p):
    r = rdiv(p, 100) * 100
    return r, r - p


def pct(r):
    return ('%g' % r)


def split_tax(tv, rate, inter):
    if inter:
        return 0, 0, rdiv(tv * int(round(rate * 100)), 10000)
    h = rdiv(tv * int(round(rate * 100)), 20000)
    return h, h, 0


STATES = {
    '07': ('Delhi', 'DL', [('New Delhi', '110020'), ('Delhi', '110006')]),
    '06': ('Haryana', 'HR', [('Gurugram', '122015'), ('Faridabad', '121003'), ('Panipat', '132103')]),
    '03': ('Punjab', 'PB', [('Ludhiana', '141003'), ('Jalandhar', '144004')]),
    '08': ('Rajasthan', 'RJ', [('Jaipur', '302013'), ('Bhilwara', '311001'), ('Jodhpur', '342003')]),
    '09': ('Uttar Pradesh', 'UP', [('Noida', '201301'), ('Kanpur', '208012'), ('Agra', '282007')]),
    '19': ('West Bengal', 'WB', [('Kolkata', '700016'), ('Howrah', '711106')]),
    '21': ('Odisha', 'OD', [('Bhubaneswar', '751010'), ('Rourkela', '769004')]),
    '23': ('Madhya Pradesh', 'MP', [('Indore', '452003'), ('Bhopal', '462023')]),
    '24': ('Gujarat', 'GJ', [('Surat', '395002'), ('Ahmedabad', '380009'), ('Rajkot', '360003'), ('Vapi', '396195')]),
    '27': ('Maharashtra', 'MH', [('Mumbai', '400072'), ('Pune', '411026'), ('Nagpur', '440018'), ('Nashik', '422010')]),
    '29': ('Karnataka', 'KA', [('Bengaluru', '560058'), ('Hubballi', '580030'), ('Mysuru', '570016')]),
    '30': ('Goa', 'GA', [('Panaji', '403001'), ('Margao', '403601')]),
    '32': ('Kerala', 'KL', [('Kochi', '682024'), ('Kozhikode', '673004')]),
    '33': ('Tamil Nadu', 'TN', [('Chennai', '600032'), ('Coimbatore', '641018'), ('Tiruppur', '641604')]),
    '36': ('Telangana', 'TS', [('Hyderabad', '500037'), ('Secunderabad', '500003')]),
    '37': ('Andhra Pradesh', 'AP', [('Visakhapatnam', '530012'), ('Vijayawada', '520007')]),
}


def make_gstin(rng, code, initial='A', kind='C'):
    L = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
    pan = 'AA' + rng.choice(L) + kind + initial + '%04d' % rng.randint(1, 9999) + rng.choice(L)
    s = code + pan + rng.choice('1112') + 'Z'
    return s + gst_check(s), pan


_FIRST = ['Shreeji', 'Navkar', 'Ambika', 'Sai Krupa', 'Vardhman', 'Om Shakti', 'Jai Durga', 'Maruti', 'Balaji', 'Sterling', 'Deccan',
          'Konark', 'Trident', 'Suryodaya', 'Malhar', 'Pinnacle', 'Everfine', 'Kaveri', 'Nilgiri', 'Aravali', 'Godrav', 'Prithvi',
          'Udyog', 'Chetna', 'Anmol', 'Mangalam', 'Zenotech', 'Rajdeep', 'Galaxy', 'Harit', 'Sahyog', 'Vistaar']
_MID = ['Industries', 'Enterprises', 'Traders', 'Polymers', 'Engineering Works', 'Distributors', 'Technologies', 'Agencies', 'Corporation',
        'Impex', 'Sales', 'Infratech', 'Components', 'Retail']
_LEG = [' Pvt. Ltd.', ' Private Limited', ' LLP', '', '', ' Limited', ' & Co.', ' (India) Pvt Ltd']
_STREET = ['Plot No. 14, GIDC Phase II', '3rd Floor, Sunrise Complex', 'Shop No. 7, Station Road', 'B-42, Industrial Area', 'Survey No. 118/2, NH-48',
           'Gala No. 5, Ashirwad Estate', '211, Laxmi Chambers', 'D-9, Sector 63', 'Unit 402, Tower B, Metro Business Park', '17/A, M. G. Road',
           'Khasra No. 88, Village Road', 'No. 56, 2nd Cross, Peenya Layout']
_AREA = ['Near Bus Stand', 'Opp. Civil Hospital', 'Behind Telephone Exchange', 'Ring Road', 'Transport Nagar', 'Gandhi Chowk', 'Old Market', 'Link Road',
         'MIDC', 'Naroda Road', 'Civil Lines', 'Subhash Nagar']


def party(rng, code=None, mid=None, leg=None, first=None):
    code = code or rng.choice(sorted(STATES))
    st, ab, cities = STATES[code]
    city, pin = rng.choice(cities)
    f = first or rng.choice(_FIRST)
    m = mid or rng.choice(_MID)
    lg = rng.choice(_LEG) if leg is None else leg
    name = '%s %s%s' % (f, m, lg)
    kind = 'C' if ('Ltd' in lg or 'Limited' in lg) else 'F'
    g, pan = make_gstin(rng, code, f[0].upper(), kind)
    slug = f.lower().replace(' ', '')
    return dict(name=name, a1=rng.choice(_STREET), a2=rng.choice(_AREA), city=city, pin=pin, code=code, state=st, ab=ab, gstin=g, pan=pan,
                phone='9%d' % rng.randint(100000000, 999999999), tel='0%d-2%06d' % (rng.randint(22, 80), rng.randint(100000, 999999)),
                email='accounts@%s.example' % slug, web='www.%s.example' % slug, slug=slug)


def two(rng, inter=None, **kw):
    """supplier, buyer, is-interstate"""
    s = party(rng, **kw)
    if inter is None:
        inter = rng.random() < 0.45
    if inter:
        code = rng.choice([k for k in sorted(STATES) if k != s['code']])
    else:
        code = s['code']
    b = party(rng, code)
    while b['name'] == s['name']:
        b = party(rng, code)
    return s, b, inter


def rdate(rng, lo=(2022, 4, 1), hi=(2025, 8, 31)):
    a, b = datetime.date(*lo), datetime.date(*hi)
    return a + datetime.timedelta(days=rng.randint(0, (b - a).days))


def fy(d):
    y = d.year if d.month > 3 else d.year - 1
    return '%02d-%02d' % (y % 100, (y + 1) % 100)


MON = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split()
MONTH = 'January February March April May June July August September October November December'.split()


def dfmt(d, k):
    m = MON[d.month - 1]
    return {'tally': '%d-%s-%02d' % (d.day, m, d.year % 100), 'dmy/': d.strftime('%d/%m/%Y'), 'dmy-': d.strftime('%d-%m-%Y'),
            'dmy.': d.strftime('%d.%m.%Y'), 'ora': '%02d-%s-%d' % (d.day, m.upper(), d.year), 'dmony': '%02d %s %d' % (d.day, m, d.year),
            'long': '%s %d, %d' % (MONTH[d.month - 1], d.day, d.year), 'dmy2': d.strftime('%d/%m/%y'), 'd-mon-y': '%02d-%s-%d' % (d.day, m, d.year),
            'iso': d.isoformat()}[k]


def irn(rng):
    return ''.join(rng.choice('0123456789abcdef') for _ in range(64))


def bank(rng):
    b = rng.choice([('State Bank of Bharat', 'SBBX'), ('Hindustan Commercial Bank', 'HCBK'), ('Axiom Bank Ltd', 'AXMB'), ('Kotwal Mahavir Bank', 'KMBK'),
                    ('Punjab Union Bank', 'PUNX')])
    return b[0], str(rng.randint(10 ** 11, 10 ** 12 - 1)), b[1] + '0' + '%06d' % rng.randint(1, 99999)


def sup(p):
    return {'name': p['name'], 'gstin': p['gstin']}


def truth(data):
    return {'industry': 'tax', 'template': 'gst_invoice', 'data': data}


def sums(items, keys=('tv', 'cg', 'sg', 'ig', 'cs')):
    return {k: sum(i.get(k, 0) for i in items) for k in keys}
