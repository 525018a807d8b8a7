# SPDX-License-Identifier: AGPL-3.0-or-later
"""Paper, numbers and truth of the third stranger's invoices."""

import datetime as dt
import io
import random

from reportlab.lib.colors import HexColor
from reportlab.lib.pagesizes import A4, landscape, letter
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

TT = '/usr/share/fonts/truetype/'
T1 = '/usr/share/fonts/X11/Type1/'
AFM = '/usr/share/fonts/type1/urw-base35/'
_TTF = {
    'Noto': 'noto/NotoSans-Regular.ttf', 'NotoB': 'noto/NotoSans-Bold.ttf',
    'NotoI': 'noto/NotoSans-Italic.ttf', 'NotoSerif': 'noto/NotoSerif-Regular.ttf',
    'NotoSerifB': 'noto/NotoSerif-Bold.ttf', 'Deja': 'dejavu/DejaVuSans.ttf',
    'DejaB': 'dejavu/DejaVuSans-Bold.ttf', 'DejaC': 'dejavu/DejaVuSansCondensed.ttf',
    'DejaCB': 'dejavu/DejaVuSansCondensed-Bold.ttf', 'DejaM': 'dejavu/DejaVuSansMono.ttf',
    'DejaSC': 'dejavu/DejaVuSerifCondensed.ttf', 'DejaSCB': 'dejavu/DejaVuSerifCondensed-Bold.ttf',
}
_PFB = {
    'Narrow': 'NimbusSansNarrow-Regular', 'NarrowB': 'NimbusSansNarrow-Bold',
    'Pala': 'P052-Roman', 'PalaB': 'P052-Bold', 'PalaI': 'P052-Italic',
    'Gothic': 'URWGothic-Book', 'GothicB': 'URWGothic-Demi',
}
HE, HB, HI = 'Helvetica', 'Helvetica-Bold', 'Helvetica-Oblique'
TR, TB, TI = 'Times-Roman', 'Times-Bold', 'Times-Italic'
CO, CB = 'Courier', 'Courier-Bold'
OMIT = object()

for _k, _v in _TTF.items():
    pdfmetrics.registerFont(TTFont(_k, TT + _v))
for _k, _v in _PFB.items():
    _face = pdfmetrics.EmbeddedType1Face(AFM + _v + '.afm', T1 + _v + '.pfb')
    pdfmetrics.registerTypeFace(_face)
    pdfmetrics.registerFont(pdfmetrics.Font(_k, _face.name, 'WinAnsiEncoding'))


def sw(s, f, z):
    return pdfmetrics.stringWidth(s, f, z)


def wrap(s, f, z, w):
    out = []
    cur = ''
    for word in s.split(' '):
        new = word if not cur else cur + ' ' + word
        if cur and sw(new, f, z) > w:
            out.append(cur)
            cur = word
        else:
            cur = new
    out.append(cur)
    return out


class Doc:
    def __init__(self, path, size, total):
        self.c = Canvas(path, pagesize=size, invariant=1)
        self.W, self.H = size
        self.n = 1
        self.total = total

    def t(self, x, y, s, f=HE, z=9, a='l', c='#000000'):
        self.c.setFillColor(HexColor(c))
        self.c.setFont(f, z)
        yy = self.H - y
        if a == 'r':
            self.c.drawRightString(x, yy, s)
        elif a == 'c':
            self.c.drawCentredString(x, yy, s)
        else:
            self.c.drawString(x, yy, s)

    def ml(self, x, y, lines, f=HE, z=9, lead=None, a='l', c='#000000'):
        for s in lines:
            if s:
                self.t(x, y, s, f, z, a, c)
            y += lead or z * 1.25
        return y

    def para(self, x, y, s, w, f=HE, z=9, lead=None, a='l', c='#000000'):
        return self.ml(x, y, wrap(s, f, z, w), f, z, lead, a, c)

    def line(self, x1, y1, x2, y2, w=.5, c='#000000', dash=None):
        self.c.saveState()
        self.c.setStrokeColor(HexColor(c))
        self.c.setLineWidth(w)
        if dash:
            self.c.setDash(*dash)
        self.c.line(x1, self.H - y1, x2, self.H - y2)
        self.c.restoreState()

    def rect(self, x, y, w, h, fill=None, stroke='#000000', lw=.5, r=0):
        self.c.saveState()
        if fill:
            self.c.setFillColor(HexColor(fill))
        if stroke:
            self.c.setStrokeColor(HexColor(stroke))
        self.c.setLineWidth(lw)
        if r:
            self.c.roundRect(x, self.H - y - h, w, h, r, stroke=int(bool(stroke)), fill=int(bool(fill)))
        else:
            self.c.rect(x, self.H - y - h, w, h, stroke=int(bool(stroke)), fill=int(bool(fill)))
        self.c.restoreState()

    def circle(self, x, y, r, fill):
        self.c.saveState()
        self.c.setFillColor(HexColor(fill))
        self.c.circle(x, self.H - y, r, stroke=0, fill=1)
        self.c.restoreState()

    def rot(self, x, y, s, f, z, ang, c):
        self.c.saveState()
        self.c.translate(x, self.H - y)
        self.c.rotate(ang)
        self.c.setFillColor(HexColor(c))
        self.c.setFont(f, z)
        self.c.drawString(0, 0, s)
        self.c.restoreState()

    def page(self):
        self.c.showPage()
        self.n += 1


def fm(v, t=',', d='.', p=2):
    s = str(abs(v)).rjust(p + 1, '0')
    whole, frac = (s[:-p], s[-p:]) if p else (s, '')
    if t:
        g = []
        while len(whole) > 3:
            g.insert(0, whole[-3:])
            whole = whole[:-3]
        g.insert(0, whole)
        whole = t.join(g)
    return ('-' if v < 0 else '') + whole + (d + frac if p else '')


def num(v, p=2):
    return fm(v, '', '.', p)


def de(v, p=2):
    return fm(v, '.', ',', p)


def hu(n, d):
    s = -1 if (n < 0) != (d < 0) else 1
    n, d = abs(n), abs(d)
    return s * ((2 * n + d) // (2 * d))


def item(desc, amount, qty=OMIT, price=OMIT, rate=OMIT):
    o = {'description': desc}
    for k, v in (('quantity', qty), ('unit_price', price), ('tax_rate', rate)):
        if v is not OMIT:
            o[k] = v
    o['amount'] = amount
    return o


def pack(number, date, due, cur, sup, rec, items, totals, kind='invoice', po=None):
    d = {'invoice_number': number}
    if date:
        d['invoice_date'] = date.isoformat()
    if due:
        d['due_date'] = due.isoformat()
    if cur:
        d['currency'] = cur
    d['document_type'] = kind
    if po:
        d['purchase_order'] = po
    d['supplier'] = {k: v for k, v in zip(('name', 'tax_id'), sup) if v}
    d['recipient'] = {k: v for k, v in zip(('name', 'tax_id'), rec) if v}
    d['line_items'] = items
    d['totals'] = totals
    return {'industry': 'commerce', 'template': 'invoice', 'data': d}


def day(R, a=2023, b=2026):
    return dt.date(a, 1, 1) + dt.timedelta(days=R.randrange((b - a + 1) * 365 - 40))


def plus(d, n):
    return d + dt.timedelta(days=n)


def digits(R, n):
    return str(R.randrange(1, 10)) + ''.join(str(R.randrange(10)) for _ in range(n - 1))


def run(path, fn, size, name, seed, rows):
    key = '%s-%s-%s' % (name, seed, rows)
    probe = Doc(io.BytesIO(), size, 1)
    fn(probe, random.Random(key), rows)
    d = Doc(path, size, probe.n)
    truth = fn(d, random.Random(key), rows)
    d.c.save()
    return truth
