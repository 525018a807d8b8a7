# SPDX-License-Identifier: AGPL-3.0-or-later
"""Statements of other countries' banks as somebody drew them who knows nothing of this project.

As stranger_banks.py, by somebody else: the United States, the United Kingdom, Germany and France in
stranger_world_first.py, Spain, Italy, Singapore and the Emirates in stranger_world_second.py, Australia and Brazil in
stranger_world_third.py.
"""

import datetime
import random

from reportlab.lib import colors
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas

TT = '/usr/share/fonts/truetype/'
for name, f in (('NS', 'noto/NotoSans-Regular.ttf'), ('NSB', 'noto/NotoSans-Bold.ttf'), ('NSI', 'noto/NotoSans-Italic.ttf'),
                ('NR', 'noto/NotoSerif-Regular.ttf'), ('NRB', 'noto/NotoSerif-Bold.ttf'),
                ('DC', 'dejavu/DejaVuSansCondensed.ttf'), ('DCB', 'dejavu/DejaVuSansCondensed-Bold.ttf'),
                ('DV', 'dejavu/DejaVuSans.ttf'), ('DVB', 'dejavu/DejaVuSans-Bold.ttf'), ('DM', 'dejavu/DejaVuSansMono.ttf')):
    pdfmetrics.registerFont(TTFont(name, TT + f))
SW = pdfmetrics.stringWidth
LAYOUTS = {}  # filled by the modules of layouts


def layout(f):
    LAYOUTS[f.__name__.removeprefix("world_")] = f
    return f


# ---------------------------------------------------------------- numbers, dates
def dec(c):
    s = '-' if c < 0 else ''
    c = abs(c)
    return '%s%d.%02d' % (s, c // 100, c % 100)


def num(c, th=',', dp='.'):
    """cents with separators, sign leading"""
    s = '-' if c < 0 else ''
    c = abs(c)
    return s + '{:,}'.format(c // 100).replace(',', th) + dp + '%02d' % (c % 100)


def en(c): return num(c)
def eu(c): return num(c, '.', ',')
def fr(c): return num(c, ' ', ',')


EN3 = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split()
ENM = 'January February March April May June July August September October November December'.split()
FRM = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split()
ITM = 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'.split()
PTM = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split()
DAY = datetime.timedelta(days=1)


def month_period(R, crossing=False):
    """first and last day of a whole month in 2024-2025; crossing: perhaps one that runs over a new year"""
    y, m = R.choice([(2024, k) for k in range(1, 13)] + [(2025, k) for k in range(1, 10)])
    if crossing and R.random() < 0.5:
        a = datetime.date(2024, 12, R.choice([5, 9, 12, 16]))
        return a, a + 31 * DAY - DAY
    a = datetime.date(y, m, 1)
    b = datetime.date(y + m // 12, m % 12 + 1, 1) - DAY
    return a, b


def digits(R, n): return ''.join(R.choice('0123456789') for _ in range(n))
def nz(R, n): return R.choice('123456789') + digits(R, n - 1)
def alnum(R, n): return ''.join(R.choice('ABCDEFGHJKLMNPQRSTUVWXYZ0123456789') for _ in range(n))


def iban(cc, bban):
    s = ''.join(str(int(ch, 36)) for ch in bban + cc + '00')
    return '%s%02d%s' % (cc, 98 - int(s) % 97, bban)


def groups(s, n=4): return ' '.join(s[i:i + n] for i in range(0, len(s), n))


# ---------------------------------------------------------------- transactions
class T:
    pass


def make(R, n, d0, d1, start, pool, floor=20000, work=True, lag=None):
    """n transactions; pool rows: (weight, sign, lo, hi, fn(R, date) -> text or list of lines, round)"""
    days = [d0 + i * DAY for i in range((d1 - d0).days + 1)]
    if work:
        days = [d for d in days if d.weekday() < 5 and (d.month, d.day) not in ((12, 25), (12, 26), (1, 1), (5, 1))] or days
    ds = sorted(R.choice(days) for _ in range(n))
    bal, out = start, []
    creds = [p for p in pool if p[1] > 0]
    for d in ds:
        p = R.choices(pool, [q[0] for q in pool])[0]
        a = R.randint(p[2], p[3])
        if p[1] < 0 and bal - a < floor:
            p = R.choices(creds, [q[0] for q in creds])[0]
            a = R.randint(p[2], p[3])
        if len(p) > 5 and p[5]:
            a = max(p[5], a // p[5] * p[5])
        t = T()
        t.date, t.amt = d, a * p[1]
        t.vdate = d if lag is None else lag(R, d, p[1])
        t.desc = p[4](R, d)
        t.kind = p
        bal += t.amt
        t.bal = bal
        out.append(t)
    return out


def text_of(d):
    return ' '.join((d if isinstance(d, str) else ' '.join(d)).split())


def truth(t, balance='same', value=False):
    r = {'date': t.date.isoformat()}
    if value:
        r['value_date'] = t.vdate.isoformat()
    r['description'] = text_of(t.desc)
    r['debit'] = dec(-t.amt) if t.amt < 0 else None
    r['credit'] = dec(t.amt) if t.amt > 0 else None
    r['balance'] = dec(t.bal) if balance == 'same' else balance
    return r


def sums(ts):
    return -sum(t.amt for t in ts if t.amt < 0), sum(t.amt for t in ts if t.amt > 0)


def wrap(s, font, size, width):
    out, line = [], ''
    for w in s.split():
        k = (line + ' ' + w).strip()
        if line and SW(k, font, size) > width:
            out.append(line)
            line = w
        else:
            line = k
    return out + [line] if line else out or ['']


# ---------------------------------------------------------------- drawing
class Pen:
    def __init__(self, path, size, total=99):
        self.c = canvas.Canvas(path, pagesize=size)
        self.W, self.H = size
        self.page, self.total = 1, total
        self.col = colors.black

    def t(self, x, y, s, font='Helvetica', size=9, al='l', mode='', color=None, space=0):
        c = self.c
        c.setFillColor(color or self.col)
        w = SW(s, font, size) + space * max(0, len(s) - (1 if al == 'r' else 0))
        if al == 'r':
            x -= w
        elif al == 'c':
            x -= w / 2
        if mode == 'words':
            sp = SW(' ', font, size)
            c.setFont(font, size)
            for word in s.split(' '):
                if word:
                    c.drawString(x, y, word)
                x += SW(word, font, size) + sp
            return
        o = c.beginText(x, y)
        o.setFont(font, size)
        if space:
            o.setCharSpace(space)
        o.textOut(s)
        if space:
            o.setCharSpace(0)
        c.drawText(o)
        if mode == 'double':
            c.setFont(font, size)
            c.drawString(x + 0.25, y, s)

    def line(self, x1, y1, x2, y2, w=0.5, color=colors.black):
        self.c.setStrokeColor(color)
        self.c.setLineWidth(w)
        self.c.line(x1, y1, x2, y2)

    def box(self, x, y, w, h, fill=None, stroke=None, lw=0.5, r=0):
        if fill:
            self.c.setFillColor(fill)
        if stroke:
            self.c.setStrokeColor(stroke)
        self.c.setLineWidth(lw)
        a = dict(fill=1 if fill else 0, stroke=1 if stroke else 0)
        if r:
            self.c.roundRect(x, y, w, h, r, **a)
        else:
            self.c.rect(x, y, w, h, **a)

    def para(self, x, y, s, font, size, width, lead, color=None):
        for l in wrap(s, font, size, width):
            self.t(x, y, l, font, size, color=color)
            y -= lead
        return y

    def next(self):
        self.c.showPage()
        self.page += 1

    def end(self):
        self.c.showPage()
        self.c.save()
        return self.page


def twice(draw, path):
    """draw(path, total) -> pages; the second run knows how many pages there are"""
    n = draw(path, 99)
    draw(path, n)


def draw(layouts, path, name, seed, rows):
    """Draw LAYOUTS' NAME into PATH; what is true of it."""
    return layouts[name](path, random.Random(f"world_{name}/{seed}/{rows}"), rows)
