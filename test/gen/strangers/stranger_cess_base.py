# SPDX-License-Identifier: AGPL-3.0-or-later
"""Fonts, money and parties of stranger_cess.py."""

import io
import random
from datetime import date, timedelta
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

_D = '/usr/share/fonts/truetype/'
FONTS = {'H': 'Helvetica', 'HB': 'Helvetica-Bold', 'HI': 'Helvetica-Oblique', 'C': 'Courier', 'CB': 'Courier-Bold',
         'T': 'Times-Roman', 'TB': 'Times-Bold', 'TI': 'Times-Italic'}
for _k, _f in {'N': 'noto/NotoSans-Regular', 'NB': 'noto/NotoSans-Bold', 'D': 'dejavu/DejaVuSansCondensed',
               'DB': 'dejavu/DejaVuSansCondensed-Bold', 'S': 'noto/NotoSerif-Regular', 'SB': 'noto/NotoSerif-Bold',
               'DV': 'noto/NotoSansDevanagari-Bold', 'DM': 'dejavu/DejaVuSansMono'}.items():
    pdfmetrics.registerFont(TTFont('cess' + _k, _D + _f + '.ttf'))
    FONTS[_k] = 'cess' + _k


def width(s, f, z):
    return pdfmetrics.stringWidth(s, FONTS[f], z)


def wrap(s, f, z, w):
    out, cur = [], ''
    for word in s.split(' '):
        t = (cur + ' ' + word) if cur else word
        if width(t, f, z) <= w or not cur:
            cur = t
        else:
            out.append(cur)
            cur = word
    return out + [cur]


def charwrap(s, f, z, w):
    out, cur = [], ''
    for ch in s:
        if width(cur + ch, f, z) > w:
            out.append(cur)
            cur = ''
        cur += ch
    return out + [cur]


class Page:
    def __init__(self, target, w, h, total):
        self.c = canvas.Canvas(target, pagesize=(w, h), invariant=1)
        self.w, self.h, self.total, self.no = w, h, total, 1

    def t(self, x, y, s, f='H', z=8, col='#000000'):
        self.c.setFont(FONTS[f], z)
        self.c.setFillColor(HexColor(col))
        self.c.drawString(x, self.h - y, s)

    def r(self, x, y, s, f='H', z=8, col='#000000'):
        self.t(x - width(s, f, z), y, s, f, z, col)

    def m(self, x, y, s, f='H', z=8, col='#000000'):
        self.t(x - width(s, f, z) / 2, y, s, f, z, col)

    def ln(self, x1, y1, x2, y2, w=.5, col='#000000', dash=None):
        self.c.setLineWidth(w)
        self.c.setStrokeColor(HexColor(col))
        self.c.setDash(*(dash or ([], 0)))
        self.c.line(x1, self.h - y1, x2, self.h - y2)
        self.c.setDash([], 0)

    def box(self, x, y, w, h, fill=None, stroke='#000000', lw=.5):
        self.c.setLineWidth(lw)
        if stroke:
            self.c.setStrokeColor(HexColor(stroke))
        if fill:
            self.c.setFillColor(HexColor(fill))
        self.c.rect(x, self.h - y - h, w, h, stroke=1 if stroke else 0, fill=1 if fill else 0)

    def para(self, x, y, s, f='H', z=8, w=200, lead=None, col='#000000'):
        for l in wrap(s, f, z, w):
            self.t(x, y, l, f, z, col)
            y += lead or z * 1.25
        return y

    def new(self):
        self.c.showPage()
        self.no += 1


def render(path, fn, w=595, h=842):
    p = Page(io.BytesIO(), w, h, 0)
    fn(p)
    q = Page(path, w, h, p.no)
    fn(q)
    q.c.save()


def qr(p, x, y, n, s, rng):
    st = random.Random(rng)
    for i in range(n):
        for j in range(n):
            if st.random() < .5:
                p.box(x + i * s, y + j * s, s, s, '#000000', None)


def bars(p, x, y, w, h, seed):
    st, end = random.Random(seed), x + w
    while x < end:
        b = st.choice([.7, .7, 1.4, 2.1])
        p.box(x, y, b, h, '#000000', None)
        x += b + st.choice([.7, 1.4])


def plain(p, d=2):
    s = '-' if p < 0 else ''
    return '%s%d.%02d' % (s, abs(p) // 100, abs(p) % 100)


def ind(p):
    s, a = ('-' if p < 0 else ''), abs(p)
    r, o = str(a // 100), ''
    if len(r) > 3:
        r, o = r[:-3], ',' + r[-3:]
        while len(r) > 2:
            r, o = r[:-2], ',' + r[-2:] + o
    return '%s%s%s.%02d' % (s, r, o, a % 100)


def west(p):
    return '%s%s.%02d' % ('-' if p < 0 else '', format(abs(p) // 100, ','), abs(p) % 100)


def pct(a, bp):
    return (a * bp + 5000) // 10000


def div(a, b):
    return (2 * a + b) // (2 * b)


_O = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve', 'Thirteen',
      'Fourteen', 'Fifteen', 'Sixteen', 'Seventeen', 'Eighteen', 'Nineteen']
_T = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety']


def words(n):
    if n == 0:
        return 'Zero'
    out = []
    for div_, nm in ((10000000, 'Crore'), (100000, 'Lakh'), (1000, 'Thousand'), (100, 'Hundred')):
        if n >= div_:
            out += [words(n // div_), nm]
            n %= div_
    if n >= 20:
        out.append(_T[n // 10])
        n %= 10
    if n:
        out.append(_O[n])
    return ' '.join(out)


_A = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'


def gstin(rng, st, kind='C', initial=None):
    L = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
    pan = ''.join(rng.choice(L) for _ in range(3)) + kind + (initial or rng.choice(L)) + '%04d' % rng.randint(1, 9999) + rng.choice(L)
    b = st + pan + rng.choice('1112') + 'Z'
    tot = 0
    for i, ch in enumerate(b):
        v = _A.index(ch) * (2 if i % 2 else 1)
        tot += v // 36 + v % 36
    return b + _A[(36 - tot % 36) % 36]


STATES = {'24': ('Gujarat', [('Surat', '395002'), ('Ahmedabad', '380009'), ('Morbi', '363642'), ('Vadodara', '390007')]),
          '27': ('Maharashtra', [('Pune', '411037'), ('Mumbai', '400013'), ('Nashik', '422001'), ('Bhiwandi', '421302')]),
          '29': ('Karnataka', [('Bengaluru', '560037'), ('Mysuru', '570001'), ('Hubballi', '580020')]),
          '33': ('Tamil Nadu', [('Chennai', '600017'), ('Coimbatore', '641012'), ('Madurai', '625001')]),
          '07': ('Delhi', [('New Delhi', '110015'), ('Delhi', '110006')]),
          '06': ('Haryana', [('Gurugram', '122001'), ('Faridabad', '121003')]),
          '09': ('Uttar Pradesh', [('Kanpur', '208001'), ('Lucknow', '226001'), ('Ghaziabad', '201001')]),
          '08': ('Rajasthan', [('Jaipur', '302001'), ('Udaipur', '313001')]),
          '36': ('Telangana', [('Hyderabad', '500032'), ('Warangal', '506002')]),
          '32': ('Kerala', [('Kochi', '682016'), ('Thrissur', '680001')]),
          '19': ('West Bengal', [('Kolkata', '700001'), ('Howrah', '711101')]),
          '23': ('Madhya Pradesh', [('Indore', '452001'), ('Bhopal', '462001')])}
_FIRST = ['Anirudh', 'Meenakshi', 'Tarun', 'Vaishali', 'Prakash', 'Sunita', 'Imtiaz', 'Devika', 'Harjeet', 'Leela', 'Raghav', 'Nandini', 'Yusuf', 'Girish']
_LAST = ['Velankar', 'Subbaraman', 'Chhabria', 'Moolchandani', 'Pillaiyar', 'Deshwal', 'Barotra', 'Kulshre', 'Nambir', 'Goswamy', 'Tambe', 'Rathva']
_W1 = ['Navkiran', 'Shubhlaxmi', 'Parijat', 'Omkareshwar', 'Suvarnarekha', 'Trimurthy', 'Jeevandeep', 'Annapurneswari', 'Ratnakar', 'Brindavana', 'Kailashpati', 'Sahyagiri', 'Meghdoot', 'Amritvarsha', 'Panchratan']


def person(rng):
    return rng.choice(_FIRST) + ' ' + rng.choice(_LAST)


def firm(rng, tails):
    return rng.choice(_W1) + ' ' + rng.choice(tails)


def place(rng, st):
    return rng.choice(STATES[st][1])


def street(rng):
    return rng.choice(['Plot No. %d, Phase II, Industrial Estate', 'Shop No. %d, Station Road', '%d/A, 2nd Floor, M.G. Road', 'Door No. %d, Gandhi Nagar Main Road',
                       'Gala No. %d, Laxmi Compound', 'S.No. %d, Opp. Bus Depot']) % rng.randint(2, 240)


def day(rng, a, b):
    a, b = date(*a), date(*b)
    return a + timedelta(rng.randint(0, (b - a).days))


def fy(d, short=True):
    y = d.year if d.month >= 4 else d.year - 1
    return '%02d-%02d' % (y % 100, (y + 1) % 100)


def qd(q, n):
    """Quantity kept in thousandths, with n decimals."""
    s = '%d.%03d' % (q // 1000, q % 1000)
    return s[:len(s) - 3 + n] if n else s[:-4]


def truth(data):
    return {'industry': 'tax', 'template': 'gst_invoice', 'data': data}
