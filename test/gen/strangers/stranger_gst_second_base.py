# SPDX-License-Identifier: AGPL-3.0-or-later
"""What the second stranger's GST invoices share: figures, people, a drawing surface, lines and taxes."""

import datetime
import random
from decimal import ROUND_HALF_UP
from decimal import Decimal as Dc

from reportlab.graphics import renderPDF
from reportlab.graphics.barcode import code128, qr
from reportlab.graphics.shapes import Drawing
from reportlab.lib import colors
from reportlab.lib.colors import HexColor
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.utils import simpleSplit
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas
from reportlab.platypus import Paragraph
from stranger_gst_trade import gst_check, w99
from stranger_gst_trade import words as iw

FONTS = {'H': 'Helvetica', 'HB': 'Helvetica-Bold', 'HI': 'Helvetica-Oblique', 'T': 'Times-Roman', 'TB': 'Times-Bold',
         'TI': 'Times-Italic', 'C': 'Courier', 'CB': 'Courier-Bold'}
_dj, _nt = '/usr/share/fonts/truetype/dejavu/', '/usr/share/fonts/truetype/noto/'
TTFS = {'D': _dj + 'DejaVuSans.ttf', 'DB': _dj + 'DejaVuSans-Bold.ttf', 'DC': _dj + 'DejaVuSansCondensed.ttf',
        'DCB': _dj + 'DejaVuSansCondensed-Bold.ttf', 'M': _dj + 'DejaVuSansMono.ttf', 'MB': _dj + 'DejaVuSansMono-Bold.ttf',
        'N': _nt + 'NotoSans-Regular.ttf', 'NB': _nt + 'NotoSans-Bold.ttf', 'NI': _nt + 'NotoSans-Italic.ttf',
        'S': _nt + 'NotoSerif-Regular.ttf', 'SB': _nt + 'NotoSerif-Bold.ttf', 'DS': _dj + 'DejaVuSerifCondensed.ttf',
        'DSB': _dj + 'DejaVuSerifCondensed-Bold.ttf', 'X': _nt + 'NotoSansDevanagari-Bold.ttf'}


def fn(f):
    if f in FONTS:
        return FONTS[f]
    if f in TTFS:
        pdfmetrics.registerFont(TTFont('F' + f, TTFS[f]))
        FONTS[f] = 'F' + f
        return FONTS[f]
    return f


def Q(x, p='0.01'):
    return Dc(x).quantize(Dc(p), ROUND_HALF_UP)


def west(x):
    return '{:,.2f}'.format(Q(x))


def pl(x, dp=2):
    return '%.*f' % (dp, Q(x, '1' if dp == 0 else '0.' + '0' * (dp - 1) + '1'))


def nz(x):
    """plain decimal without needless zeros"""
    s = format(Dc(x), 'f')
    return s.rstrip('0').rstrip('.') if '.' in s else s


def words(x, hy=' ', and_=False, paise=' and Paise {} Only', only=' Only'):
    x = Q(x)
    p = int((x - int(x)) * 100)
    return iw(x, hy, and_) + (paise.format(w99(p, hy)) if p else only)


ST = {'27': ('Maharashtra', 'MH', ['Pune:4110', 'Mumbai:4000', 'Nashik:4220', 'Nagpur:4400']),
      '29': ('Karnataka', 'KA', ['Bengaluru:5600', 'Hubballi:5800', 'Mysuru:5700']),
      '33': ('Tamil Nadu', 'TN', ['Chennai:6000', 'Coimbatore:6410', 'Madurai:6250']),
      '24': ('Gujarat', 'GJ', ['Ahmedabad:3800', 'Vadodara:3900', 'Rajkot:3600']),
      '07': ('Delhi', 'DL', ['New Delhi:1100']), '06': ('Haryana', 'HR', ['Gurugram:1220', 'Faridabad:1210', 'Hisar:1250']),
      '09': ('Uttar Pradesh', 'UP', ['Noida:2013', 'Lucknow:2260', 'Kanpur:2080']),
      '36': ('Telangana', 'TS', ['Hyderabad:5000', 'Warangal:5060']), '19': ('West Bengal', 'WB', ['Kolkata:7000', 'Howrah:7111']),
      '08': ('Rajasthan', 'RJ', ['Jaipur:3020', 'Jodhpur:3420']), '23': ('Madhya Pradesh', 'MP', ['Indore:4520', 'Bhopal:4620']),
      '32': ('Kerala', 'KL', ['Kochi:6820', 'Kozhikode:6730']), '37': ('Andhra Pradesh', 'AP', ['Vijayawada:5200', 'Guntur:5220']),
      '03': ('Punjab', 'PB', ['Ludhiana:1410', 'Jalandhar:1440']), '21': ('Odisha', 'OD', ['Bhubaneswar:7510'])}
_A = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'


def gstin(r, st, kind='C', pan=None):
    pan = pan or (''.join(r.choice(_A[10:]) for _ in range(3)) + kind + r.choice(_A[10:]) + '%04d' % r.randint(1, 9999) + r.choice(_A[10:]))
    b = st + pan + r.choice('1111122') + 'Z'
    return b + gst_check(b)


SURN = ('Deshmukh Kulkarni Iyer Nambiar Chatterjee Bhatia Solanki Rathore Shetty Gowda Reddy Naidu Agarwal Mittal Saxena Trivedi '
        'Parekh Menon Pillai Banerjee Sandhu Gill Joshi Pawar Khandelwal').split()
GIVN = 'Anil Sunita Rakesh Meera Vikram Kavita Suresh Pooja Nikhil Farhan Deepa Harish Lata Imran Gaurav Shalini Arjun Rekha Manoj Divya'.split()
ROOT = ('Shree Ganesh|Navkar|Vardhaman|Trimurti|Konark|Suvidha|Meenakshi|Aravali|Sahyadri|Godavari|Kaveri|Himgiri|Satpura|Omkar|'
        'Balaji|Ashtavinayak|Sarvodaya|Parvati|Amrit|Jayanti|Nilgiri|Chambal|Rudra|Samarth|Kohinoor|Vaishnavi|Udaan|Pragati').split('|')
STREET = ('MIDC Industrial Area|Station Road|M.G. Road|Link Road|Ring Road|Nehru Nagar|Gandhi Chowk|Sector 63|GIDC Estate|'
          'Market Yard|Old Bus Stand Road|Civil Lines|Shastri Nagar|Transport Nagar|Anna Salai|Phase II|Bypass Road').split('|')


def party(r, st, suffix, kind=None):
    if kind == 'P':
        name = r.choice(GIVN) + ' ' + r.choice(SURN)
    else:
        name = r.choice(ROOT) + ' ' + r.choice(suffix)
        kind = kind or ('C' if 'Ltd' in name or 'Limited' in name else 'F')
    city, pin = r.choice(ST[st][2]).split(':')
    pin = pin + '%0*d' % (6 - len(pin), r.randint(1, 60 if len(pin) == 4 else 9))
    g = gstin(r, st, kind)
    a1 = r.choice(['Plot No. %d', 'Shop No. %d', 'Gala No. %d', 'S.No. %d/2', 'No. %d', 'Unit %d', 'H-%d']) % r.randint(2, 418)
    return dict(name=name, gstin=g, pan=g[2:12], st=st, state=ST[st][0], sc=ST[st][1], city=city, pin=pin, a1=a1 + ', ' + r.choice(STREET),
                a2=r.choice(['Near Water Tank', 'Opp. Bank of Baroda', 'Behind Post Office', 'Ground Floor', '2nd Floor, B Wing', 'Nr. Petrol Pump']),
                ph='9%d' % r.randint(100000000, 899999999), mail=name.lower().replace(' ', '').replace('.', '')[:14] + r.choice(['@gmail.com', '.co.in', '@rediffmail.com']).replace('.co.in', '@mailbox.co.in'))


def pick_states(r, inter):
    a = r.choice(sorted(ST))
    b = r.choice([s for s in sorted(ST) if s != a]) if inter else a
    return a, b


def rdate(r, lo=(2024, 4, 3), hi=(2025, 8, 28)):
    a, b = datetime.date(*lo), datetime.date(*hi)
    return a + datetime.timedelta(days=r.randint(0, (b - a).days))


def fy(d):
    y = d.year if d.month > 3 else d.year - 1
    return '%d-%02d' % (y, (y + 1) % 100)


class D:
    """drawing surface, y measured downwards from the top"""

    def __init__(s, path, layout, seed, rows, n):
        s.path, s.layout, s.seed, s.rows, s.N = path, layout, seed, rows, n
        s.r = random.Random('%s|%d' % (layout, seed))
        s.pno = 1
        s.foot = None

    def open(s, size):
        s.W, s.H = size
        s.c = canvas.Canvas(s.path, pagesize=size, invariant=1)
        return s

    def new(s):
        if s.foot:
            s.foot()
        s.c.showPage()
        s.pno += 1

    def close(s):
        if s.foot:
            s.foot()
        s.c.save()

    def w(s, t, f, z):
        return pdfmetrics.stringWidth(t, fn(f), z)

    def t(s, x, y, t, f='H', z=8, al='l', col=None, cs=0, dbl=False, wd=False):
        c = s.c
        t = str(t)
        if t == '':
            return
        c.setFillColor(col or colors.black)
        c.setFont(fn(f), z)
        wid = s.w(t, f, z) + cs * (len(t) - 1)
        if al == 'r':
            x -= wid
        elif al == 'c':
            x -= wid / 2
        yy = s.H - y
        if wd and not cs:  # one string for each word
            for k, p in enumerate(t.split(' ')):
                c.drawString(x, yy, p)
                x += s.w(p + ' ', f, z)
        elif cs:
            c.drawString(x, yy, t, charSpace=cs)
        else:
            c.drawString(x, yy, t)
        if dbl:
            c.drawString(x + .3, yy, t)

    def wrap(s, t, w, f='H', z=8):
        return simpleSplit(str(t), fn(f), z, w) or ['']

    def para(s, x, y, t, w, f='H', z=8, ld=None, al='l', **k):
        ld = ld or z * 1.25
        for ln in s.wrap(t, w, f, z):
            s.t(x if al == 'l' else x + w / 2 if al == 'c' else x + w, y, ln, f, z, al, **k)
            y += ld
        return y

    def lines(s, x, y, ls, f='H', z=8, ld=None, al='l', **k):
        for ln in ls:
            s.t(x, y, ln, f, z, al, **k)
            y += ld or z * 1.25
        return y

    def box(s, x, y, w, h, fill=None, line=.5, col=None, rad=0):
        c = s.c
        if fill is not None:
            c.setFillColor(fill if not isinstance(fill, str) else HexColor(fill))
        c.setStrokeColor(HexColor(col) if isinstance(col, str) else (col or colors.black))
        c.setLineWidth(line or .1)
        if rad:
            c.roundRect(x, s.H - y - h, w, h, rad, stroke=1 if line else 0, fill=0 if fill is None else 1)
        else:
            c.rect(x, s.H - y - h, w, h, stroke=1 if line else 0, fill=0 if fill is None else 1)

    def ln(s, x1, y1, x2, y2, w=.5, col=None, dash=None):
        c = s.c
        c.setStrokeColor(HexColor(col) if isinstance(col, str) else (col or colors.black))
        c.setLineWidth(w)
        c.setDash(*(dash or ([], 0)))
        c.line(x1, s.H - y1, x2, s.H - y2)
        c.setDash([], 0)

    def qr(s, x, y, size, data):
        q = qr.QrCodeWidget(data, barLevel='L')
        b = q.getBounds()
        d = Drawing(size, size, transform=[size / (b[2] - b[0]), 0, 0, size / (b[3] - b[1]), 0, 0])
        d.add(q)
        renderPDF.draw(d, s.c, x, s.H - y - size)

    def bar(s, x, y, data, h=26, bw=.8):
        code128.Code128(data, barHeight=h, barWidth=bw, quiet=0).drawOn(s.c, x, s.H - y - h)

    # ---------------------------------------------------------------- tables drawn cell by cell
    def cells(s, cols, row, x0, f, z, ld, pad):
        out = []
        for c in cols:
            v = row.get(c['k'], '')
            ff = row.get('_f') or c.get('f') or f
            zz = c.get('z') or z
            parts = v if isinstance(v, list) else [v]
            ls = []
            for p in parts:
                ls += s.wrap(p, c['w'] - 2 * pad, ff, zz) if str(p) != '' else ['']
            out.append((ls, ff, zz))
        return out, max(len(o[0]) for o in out)

    def row(s, cols, row, x0, y, f='H', z=8, ld=None, pad=3, va='t', hpad=3, fill=None, vr=None, hr=None, col=None, wd=False, dbl=False, minh=0):
        """draw one row; gives its height"""
        ld = ld or z * 1.22
        cs, n = s.cells(cols, row, x0, f, z, ld, pad)
        h = max(n * ld + 2 * hpad, minh)
        W = sum(c['w'] for c in cols)
        if fill:
            s.box(x0, y, W, h, fill, 0)
        x = x0
        for c, (ls, ff, zz) in zip(cols, cs):
            yy = y + hpad + zz * .85
            if va == 'm':
                yy += (h - 2 * hpad - len(ls) * ld) / 2
            elif va == 'b':
                yy += h - 2 * hpad - len(ls) * ld
            al = row.get('_al', {}).get(c['k']) or c.get('al', 'l')
            tx = x + pad if al == 'l' else x + c['w'] - pad if al == 'r' else x + c['w'] / 2
            for q in ls:
                s.t(tx, yy, q, ff, zz, al, col=col, wd=wd, dbl=dbl)
                yy += ld
            x += c['w']
        if vr:
            x = x0
            for c in cols + [dict(w=0)]:
                s.ln(x, y, x, y + h, vr)
                x += c['w']
        if hr:
            s.ln(x0, y + h, x0 + W, y + h, hr)
        return h

    def rh(s, cols, row, f='H', z=8, ld=None, pad=3, hpad=3, minh=0, **k):
        return max(s.cells(cols, row, 0, f, z, ld, pad)[1] * (ld or z * 1.22) + 2 * hpad, minh)

    def head(s, cols, x0, y, f='HB', z=7.5, al='c', **k):
        return s.row([dict(c, al=c.get('hal', al), f=None, z=None) for c in cols], {c['k']: c['h'] for c in cols}, x0, y, f=f, z=z, **k)


def money(**k):
    """Decimals to strings, Nones away"""
    out = {}
    for a, b in k.items():
        if b is None:
            continue
        out[a] = pl(b) if isinstance(b, Dc) else b
    return out


class L:
    """one invoice line"""

    def __init__(s, desc, hsn, qty, price, rate, inter, disc=Dc(0), base=None):
        s.desc, s.hsn, s.qty, s.price, s.rate, s.disc = desc, hsn, Dc(qty), Dc(price), Dc(rate), Q(disc)
        s.gross = Q(s.qty * s.price) if base is None else Q(base)
        s.tv = s.gross - s.disc
        s.cg = s.sg = Q(0) if inter else Q(s.tv * s.rate / 200)
        s.ig = Q(s.tv * s.rate / 100) if inter else Q(0)
        s.cess = Q(0)

    @property
    def tax(s):
        return s.cg + s.sg + s.ig

    @property
    def total(s):
        return s.tv + s.tax + s.cess


def S(ls, a):
    return sum((getattr(l, a) for l in ls), Dc('0.00'))


def by_rate(ls):
    g = {}
    for l in ls:
        g.setdefault(l.rate, []).append(l)
    return sorted(g.items())


def group(ls, inter):
    """tax worked out on the sum of each rate: [(rate, taxable, cg, sg, ig)]"""
    out = []
    for rt, q in by_rate(ls):
        tv = S(q, 'tv')
        h = Q(tv * rt / 200)
        out.append((rt, tv, Q(0) if inter else h, Q(0) if inter else h, Q(tv * rt / 100) if inter else Q(0)))
    return out


def rounded(x):
    t = Q(x, '1')
    return Q(t), Q(t - x)


def iso(d):
    return d.strftime('%Y-%m-%d')


def who(p, g=True):
    return dict(name=p['name'], gstin=p['gstin']) if g else dict(name=p['name'])


def irn_qr(d, x, y, size, data):
    d.qr(x, y, size, 'eyJhbGciOiJSUzI1NiJ9.' + data[:90])


LAYOUTS = {}


def layout(f):
    LAYOUTS['gst_' + f.__name__] = f
    return f


def PS(f, z, al=0, ld=None, col=None):
    return ParagraphStyle('s', fontName=fn(f), fontSize=z, leading=ld or z * 1.25, alignment=al, textColor=col or colors.black, splitLongWords=0)


def esc(t):
    return str(t).replace('&', '&amp;').replace('<', '&lt;')


def PP(t, f, z, al=0, **k):
    return Paragraph('<br/>'.join(esc(x) for x in t) if isinstance(t, list) else esc(t), PS(f, z, al, **k))


def flow(d, tb, x, y, bottom, top):
    """draw a Platypus table over as many pages as it needs; gives the y below it"""
    while True:
        w, h = tb.wrapOn(d.c, d.W, bottom - y)
        if y + h <= bottom:
            tb.drawOn(d.c, x, d.H - y - h)
            return y + h
        pt = tb.split(d.W, bottom - y)
        if len(pt) < 2:
            d.new()
            y = top()
            continue
        w, h = pt[0].wrapOn(d.c, d.W, bottom - y)
        pt[0].drawOn(d.c, x, d.H - y - h)
        tb = pt[1]
        d.new()
        y = top()
