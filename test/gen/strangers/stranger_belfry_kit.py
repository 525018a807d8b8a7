# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared helpers: fonts, money and date forms, a pad that counts from the top of the page."""
import datetime as dt
import os
import random
from decimal import ROUND_HALF_UP, Decimal as D

from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, LETTER
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas

_T = "/usr/share/fonts/truetype/"
_FONTS = {"Com24Sans": "dejavu/DejaVuSans.ttf", "Com24SansB": "dejavu/DejaVuSans-Bold.ttf", "Com24Serif": "dejavu/DejaVuSerif.ttf",
          "Com24SerifB": "dejavu/DejaVuSerif-Bold.ttf", "Com24Mono": "dejavu/DejaVuSansMono.ttf", "Com24MonoB": "dejavu/DejaVuSansMono-Bold.ttf",
          "Com24Noto": "noto/NotoSans-Regular.ttf", "Com24NotoB": "noto/NotoSans-Bold.ttf", "Com24NotoSerif": "noto/NotoSerif-Regular.ttf",
          "Com24NotoSerifB": "noto/NotoSerif-Bold.ttf"}
_FALL = {"B": "dejavu/DejaVuSans-Bold.ttf", "": "dejavu/DejaVuSans.ttf"}
for _n, _f in _FONTS.items():
    _p = _T + _f if os.path.exists(_T + _f) else _T + _FALL["B" if _n.endswith("B") else ""]
    pdfmetrics.registerFont(TTFont(_n, _p))

HE, HEB, HEI = "Helvetica", "Helvetica-Bold", "Helvetica-Oblique"
TI, TIB, TII = "Times-Roman", "Times-Bold", "Times-Italic"
CO, COB = "Courier", "Courier-Bold"
MON_EN = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"]
MON_FR = ["janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre", "octobre", "novembre", "décembre"]
MON_DE = ["Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober", "November", "Dezember"]
SCAFFOLD = [("Extra hire, independent tied scaffold, front elevation", "Wks", 45, 120),
    ("Erect & dismantle 3 lift independent to gable, incl. 2 weeks' hire", "Item", 780, 1650),
    ("Extra hire, chimney scaffold", "Wks", 25, 48), ("Temporary roof, 9m span, hire", "Wks", 190, 340), ("Debris netting, supply and fix", "m2", 1,
    3),
    ("Statutory 7 day inspection with handover certificate", "Visit", 30, 45), ("Ladder access gate", "Each", 12, 20),
    ("Adapt scaffold: strike top lift for gutter work", "Item", 120, 260),
    ("Pavement licence, charged at cost plus handling", "Item", 160, 240), ("Loading bay, hire", "Wks", 20, 36), ("Rubbish chute, hire", "Wks", 14,
    26)]
LIVERY = [("Full livery, box {n}, days horse was away at clinic", 28, 42, 1), ("Part livery refund – notice given early", 16, 24, 1),
    ("Haylage, small bale, returned unopened", 8, 12, 0),
    ("Arena hire cancelled (frost)", 20, 35, 1), ("Exercising – charged twice", 14, 22, 1), ("Straight oats 20 kg, returned", 9, 13, 0),
    ("Clipping, not carried out", 45, 70, 1),
    ("Horsewalker sessions, out of order", 3, 6, 1), ("Rug wash – overcharge", 4, 9, 1), ("Trailer parking, pro rata", 2, 5, 1)]
GARDEN = [("Grass cut & strim, visit of {d}", "visit", 85, 160, "13.5"), ("Hedge cutting, laurel, both sides", "hr", 32, 42, "13.5"),
    ("Weed control to paths (Reg. No. on file)", "visit", 60, 95, "13.5"),
    ("Bark mulch, delivered & spread", "m³", 58, 78, "23"), ("Green waste to licensed site", "load", 70, 110, "13.5"),
    ("Lavender 'Hidcote', 2 L pot", "no.", 5, 8, "23"),
    ("Leaf clearance, car park", "hr", 30, 38, "13.5"), ("Topsoil, screened", "t", 32, 45, "23"), ("Replace sleeper edging", "m", 24, 36, "23"),
    ("Gritting call-out", "visit", 75, 120, "13.5")]


def r2(x):
    """Round half up to cents."""
    return D(x).quantize(D("0.01"), ROUND_HALF_UP)


def S(x):
    """The amount as the truth gives it."""
    return str(r2(x))


def num(x, sep=",", dec=".", places=2):
    """A number with grouping sign and decimal sign."""
    x = D(x).quantize(D(1).scaleb(-places), ROUND_HALF_UP)
    return f"{x:,.{places}f}".replace(",", "\0").replace(".", dec).replace("\0", sep)


def de(x, places=2):
    """1.234,50"""
    return num(x, ".", ",", places)


def fr(x, places=2):
    """1 234,50 with a no-break space."""
    return num(x, "\u00a0", ",", places)


def addr(*lines):
    """Lines of an address as the truth joins them."""
    out = ""
    for s in lines:
        out += ("" if not out else " " if out.endswith(",") else ", ") + s
    return out


def day(rng, year=None):
    """A working day."""
    d = dt.date(year or rng.choice([2023, 2024, 2025]), rng.randint(1, 12), rng.randint(1, 28))
    return d - dt.timedelta(days=max(0, d.weekday() - 4))


def plus(d, n):
    """n days later."""
    return d + dt.timedelta(days=n)


def price(rng, lo, hi, step="0.05"):
    """A price between lo and hi on a grid."""
    st = D(step)
    return (D(str(round(rng.uniform(float(lo), float(hi)), 4))) / st).quantize(D(1), ROUND_HALF_UP) * st


def width(s, font, size):
    """Width of a text."""
    return pdfmetrics.stringWidth(s, font, size)


def wrap(s, font, size, w):
    """Break a text at blanks so that each line fits."""
    out, cur = [], ""
    for word in s.split(" "):
        if cur and width(cur + " " + word, font, size) > w:
            out.append(cur)
            cur = word
        else:
            cur = cur + " " + word if cur else word
    return out + [cur]


def clean(d):
    """Leave out what is not printed."""
    if isinstance(d, dict):
        return {k: clean(v) for k, v in d.items() if v is not None}
    return [clean(v) for v in d] if isinstance(d, list) else d


def rates(items, net="net", rate="rate"):
    """Sums of net amounts per rate, rate ascending."""
    out = {}
    for it in items:
        out[it[rate]] = out.get(it[rate], D(0)) + it[net]
    return sorted(out.items(), key=lambda kv: D(kv[0]))


class Pad:
    """A canvas whose y counts from the top."""

    def __init__(self, path, size=A4, font=HE, fs=9, title="Document"):
        self.c = canvas.Canvas(path, pagesize=size, invariant=1)
        self.c.setTitle(title)
        self.w, self.h = size
        self.font, self.fs, self.page = font, fs, 1

    def t(self, x, y, s, fs=None, font=None, col=None):
        """Text that begins at x."""
        self.c.setFillColor(col or colors.black)
        self.c.setFont(font or self.font, fs or self.fs)
        self.c.drawString(x, self.h - y, s)

    def r(self, x, y, s, fs=None, font=None, col=None):
        """Text that ends at x."""
        self.t(x - width(s, font or self.font, fs or self.fs), y, s, fs, font, col)

    def m(self, x, y, s, fs=None, font=None, col=None):
        """Text centred on x."""
        self.t(x - width(s, font or self.font, fs or self.fs) / 2, y, s, fs, font, col)

    def words(self, x, y, s, fs=None, font=None, col=None):
        """Text drawn word by word."""
        for w in s.split(" "):
            self.t(x, y, w, fs, font, col)
            x += width(w + " ", font or self.font, fs or self.fs)

    def line(self, x1, y1, x2, y2, w=0.5, col=None):
        """A rule."""
        self.c.setStrokeColor(col or colors.black)
        self.c.setLineWidth(w)
        self.c.line(x1, self.h - y1, x2, self.h - y2)

    def box(self, x, y, w, h, fill=None, stroke=colors.black, lw=0.5, rad=0):
        """A box whose upper left corner is x, y."""
        if fill is not None:
            self.c.setFillColor(fill)
        if stroke is not None:
            self.c.setStrokeColor(stroke)
        self.c.setLineWidth(lw)
        a = dict(fill=int(fill is not None), stroke=int(stroke is not None))
        if rad:
            self.c.roundRect(x, self.h - y - h, w, h, rad, **a)
        else:
            self.c.rect(x, self.h - y - h, w, h, **a)

    def new(self):
        """Next page."""
        self.c.showPage()
        self.page += 1

    def save(self):
        """End."""
        self.c.showPage()
        self.c.save()
