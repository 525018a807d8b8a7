# SPDX-License-Identifier: AGPL-3.0-or-later
"""What the second stranger's invoices share: figures, dates, check digits, a paper to draw on."""

import datetime
import io

from reportlab.lib.colors import HexColor
from reportlab.lib.pagesizes import A4, letter
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas
from stranger_pen import MEN as EN_MONTHS  # noqa: F401
from stranger_pen import digits, dmy, iban  # noqa: F401
from stranger_pen import luhn as check_digit
from stranger_pen import usl as us_date  # noqa: F401
from stranger_pen import wrap as wrap_line

FONTS = {
    "DV": "dejavu/DejaVuSans", "DVB": "dejavu/DejaVuSans-Bold",
    "DC": "dejavu/DejaVuSansCondensed", "DCB": "dejavu/DejaVuSansCondensed-Bold",
    "DS": "dejavu/DejaVuSerif", "DSB": "dejavu/DejaVuSerif-Bold",
    "NS": "noto/NotoSans-Regular", "NSB": "noto/NotoSans-Bold", "NSI": "noto/NotoSans-Italic",
    "NR": "noto/NotoSerif-Regular", "NRB": "noto/NotoSerif-Bold",
}
for _k, _v in FONTS.items():
    pdfmetrics.registerFont(TTFont(_k, "/usr/share/fonts/truetype/%s.ttf" % _v))

H, HB, HO = "Helvetica", "Helvetica-Bold", "Helvetica-Oblique"
T, TB, TI = "Times-Roman", "Times-Bold", "Times-Italic"
C, CB = "Courier", "Courier-Bold"
width = pdfmetrics.stringWidth


def rdiv(a, b):
    return (2 * a + b) // (2 * b) if a >= 0 else -((-2 * a + b) // (2 * b))


def pct(v, rate, scale=10):
    return rdiv(v * rate, 100 * scale)


def fmt(v, dec=".", sep=",", nd=2, minus="-"):
    s = str(abs(v)).rjust(nd + 1, "0")
    whole, frac = (s[:-nd], s[-nd:]) if nd else (s, "")
    parts = []
    while len(whole) > 3:
        parts.insert(0, whole[-3:])
        whole = whole[:-3]
    parts.insert(0, whole)
    out = sep.join(parts) + (dec + frac if nd else "")
    return minus + out if v < 0 else out


def eu(v, nd=2):
    return fmt(v, ",", ".", nd)


def sp(v, nd=2):
    return fmt(v, ",", " ", nd)


def num(v, nd=2):
    return fmt(v, ".", "", nd)


def days(d, n):
    return d + datetime.timedelta(n)


def some_day(rng):
    return datetime.date(2024, 1, 8) + datetime.timedelta(rng.randrange(1000))


def fours(s):
    return " ".join(s[i:i + 4] for i in range(0, len(s), 4))


def luhn(body):
    """BODY with its check digit."""
    return body + str(check_digit(body))


def wrap(s, font, size, w):
    return [line for block in s.split("\n") for line in wrap_line(block, font, size, w)]


def flat(s):
    return " ".join(s.split())


class Paper:
    def __init__(self, path, total):
        self.path, self.total, self.page, self.c = path, total, 1, None

    def open(self, size=A4):
        """Without a path the drawing only tells its truth and its pages."""
        self.W, self.Hh = size
        self.c = Canvas(self.path or io.BytesIO(), pagesize=size, invariant=1)
        self.c.setTitle("")
        return self

    def next(self):
        self.c.showPage()
        self.page += 1

    def save(self):
        self.c.showPage()
        self.c.save()

    def t(self, x, y, s, f=H, z=9, a="l", col=None):
        self.c.setFillColor(HexColor(col or "#000000"))
        self.c.setFont(f, z)
        {"l": self.c.drawString, "r": self.c.drawRightString,
         "c": self.c.drawCentredString}[a](x, self.Hh - y, s)

    def lines(self, x, y, rows, f=H, z=9, lead=None, a="l", col=None):
        lead = lead or z * 1.2
        for r in rows:
            self.t(x, y, r, f, z, a, col)
            y += lead
        return y

    def para(self, x, y, s, f=H, z=9, w=200, lead=None, a="l", col=None):
        return self.lines(x, y, wrap(s, f, z, w), f, z, lead, a, col)

    def line(self, x1, y1, x2, y2, w=.5, col=None, dash=None):
        c = self.c
        c.setStrokeColor(HexColor(col or "#000000"))
        c.setLineWidth(w)
        c.setDash(*(dash or ([],)))
        c.line(x1, self.Hh - y1, x2, self.Hh - y2)
        c.setDash()

    def _paint(self, fill, stroke, lw):
        if fill:
            self.c.setFillColor(HexColor(fill))
        if stroke:
            self.c.setStrokeColor(HexColor(stroke))
        self.c.setLineWidth(lw)
        return {"stroke": int(bool(stroke)), "fill": int(bool(fill))}

    def box(self, x, y, w, h, fill=None, stroke="#000000", lw=.5, r=0):
        how = self._paint(fill, stroke, lw)
        if r:
            self.c.roundRect(x, self.Hh - y - h, w, h, r, **how)
        else:
            self.c.rect(x, self.Hh - y - h, w, h, **how)

    def disc(self, x, y, r, fill=None, stroke=None, lw=1):
        self.c.circle(x, self.Hh - y, r, **self._paint(fill, stroke, lw))

    def poly(self, pts, fill):
        c = self.c
        c.setFillColor(HexColor(fill))
        p = c.beginPath()
        p.moveTo(pts[0][0], self.Hh - pts[0][1])
        for x, y in pts[1:]:
            p.lineTo(x, self.Hh - y)
        p.close()
        c.drawPath(p, stroke=0, fill=1)


_ONES = ("zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen "
         "fifteen sixteen seventeen eighteen nineteen").split()
_TENS = "x x twenty thirty forty fifty sixty seventy eighty ninety".split()


def en_words(n):
    if n < 20:
        return _ONES[n]
    if n < 100:
        return _TENS[n // 10] + ("-" + _ONES[n % 10] if n % 10 else "")
    for size, name in ((10 ** 6, "million"), (1000, "thousand"), (100, "hundred")):
        if n >= size:
            rest = n % size
            tail = "" if not rest else (" and " if size == 100 else " ") + en_words(rest)
            return en_words(n // size) + " " + name + tail


_ES = ("cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince "
       "dieciséis diecisiete dieciocho diecinueve veinte veintiún veintidós veintitrés veinticuatro "
       "veinticinco veintiséis veintisiete veintiocho veintinueve").split()
_ES10 = "x x x treinta cuarenta cincuenta sesenta setenta ochenta noventa".split()
_ES100 = ("x ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos "
          "ochocientos novecientos").split()


def es_words(n):
    if n < 30:
        return "un" if n == 1 else _ES[n]
    if n < 100:
        return _ES10[n // 10] + (" y " + es_words(n % 10) if n % 10 else "")
    if n == 100:
        return "cien"
    if n < 1000:
        return _ES100[n // 100] + (" " + es_words(n % 100) if n % 100 else "")
    if n < 10 ** 6:
        head = "mil" if n < 2000 else es_words(n // 1000) + " mil"
        return head + (" " + es_words(n % 1000) if n % 1000 else "")
    head = "un millón" if n < 2 * 10 ** 6 else es_words(n // 10 ** 6) + " millones"
    return head + (" " + es_words(n % 10 ** 6) if n % 10 ** 6 else "")
