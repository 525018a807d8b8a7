# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared helpers: fonts, a top-down pen, number and date forms, made-up registration numbers, the truth."""
import datetime
import random
from decimal import Decimal as D, ROUND_HALF_UP

from reportlab.lib.colors import HexColor, black, white
from reportlab.lib.pagesizes import A4, LETTER
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

_T = "/usr/share/fonts/truetype/"
for _n, _f in {"Sans": "dejavu/DejaVuSans", "SansB": "dejavu/DejaVuSans-Bold", "Cond": "dejavu/DejaVuSansCondensed",
               "CondB": "dejavu/DejaVuSansCondensed-Bold", "Mono": "dejavu/DejaVuSansMono", "MonoB": "dejavu/DejaVuSansMono-Bold",
               "Noto": "noto/NotoSans-Regular", "NotoB": "noto/NotoSans-Bold", "NotoI": "noto/NotoSans-Italic",
               "Slab": "noto/NotoSerif-Regular", "SlabB": "noto/NotoSerif-Bold", "SlabI": "noto/NotoSerif-Italic",
               "Disp": "noto/NotoSansDisplay-Regular", "DispB": "noto/NotoSansDisplay-Bold"}.items():
    pdfmetrics.registerFont(TTFont("Comm15" + _n, _T + _f + ".ttf"))
SANS, SANSB, COND, CONDB, MONO, MONOB = ("Comm15" + k for k in ("Sans", "SansB", "Cond", "CondB", "Mono", "MonoB"))
NOTO, NOTOB, NOTOI, SLAB, SLABB, SLABI, DISP, DISPB = ("Comm15" + k for k in ("Noto", "NotoB", "NotoI", "Slab", "SlabB", "SlabI", "Disp", "DispB"))
HV, HVB, HVI, TR, TRB, TRI, CO, COB = ("Helvetica", "Helvetica-Bold", "Helvetica-Oblique", "Times-Roman", "Times-Bold", "Times-Italic",
                                       "Courier", "Courier-Bold")
GREY = HexColor("#666666")


class Numbered(Canvas):
    """A canvas that knows its number of pages when it stamps each page."""
    stamp = None

    def __init__(self, *a, **k):
        k["invariant"] = 1
        super().__init__(*a, **k)
        self._kept = []

    def showPage(self):
        self._kept.append(dict(self.__dict__))
        self._startPage()

    def save(self):
        for i, state in enumerate(self._kept, 1):
            self.__dict__.update(state)
            if self.stamp:
                self.stamp(self, i, len(self._kept))
            Canvas.showPage(self)
        Canvas.save(self)


def maker(stamp):
    """A canvas class for platypus that stamps every page."""
    return type("Stamped", (Numbered,), {"stamp": staticmethod(stamp) if stamp else None})


def sw(s, font, size):
    return pdfmetrics.stringWidth(s, font, size)


def wrap(s, width, font, size):
    out = []
    for part in s.split("\n"):
        line = ""
        for w in part.split(" "):
            new = f"{line} {w}" if line else w
            if line and sw(new, font, size) > width:
                out.append(line)
                new = w
            line = new
        out.append(line)
    return out


class Pen:
    """Draws with y counted from the top of the page."""

    def __init__(self, path, size=A4, title=None):
        self.c = Numbered(str(path), pagesize=size)
        if title:
            self.c.setTitle(title)
        self.W, self.H = size

    def t(self, x, y, s, font=HV, size=9, al="l", col=black):
        self.c.setFillColor(col)
        self.c.setFont(font, size)
        {"l": self.c.drawString, "r": self.c.drawRightString, "c": self.c.drawCentredString}[al](x, self.H - y, s)

    def ls(self, x, y, lines, font=HV, size=9, lead=None, al="l", col=black):
        for s in lines:
            self.t(x, y, s, font, size, al, col)
            y += lead or size * 1.25
        return y

    def par(self, x, y, s, w, font=HV, size=9, lead=None, al="l", col=black):
        return self.ls(x, y, wrap(s, w, font, size), font, size, lead, al, col)

    def row(self, y, cells, font=HV, size=9, col=black):
        """Cells (x, text) or (x, text, alignment) on one line."""
        for x, s, *al in cells:
            self.t(x, y, s, font, size, al[0] if al else "l", col)

    def words(self, x, y, s, font=HV, size=9, col=black):
        for w in s.split(" "):
            self.t(x, y, w, font, size, "l", col)
            x += sw(w + " ", font, size)

    def box(self, x, y, w, h, fill=None, line=0.6, col=black, rad=0):
        self.c.setLineWidth(line or 0)
        self.c.setStrokeColor(col)
        if fill is not None:
            self.c.setFillColor(fill)
        a = (x, self.H - y - h, w, h)
        if rad:
            self.c.roundRect(*a, rad, stroke=int(bool(line)), fill=int(fill is not None))
        else:
            self.c.rect(*a, stroke=int(bool(line)), fill=int(fill is not None))

    def hl(self, x1, x2, y, w=0.6, col=black, dash=None):
        self.c.setLineWidth(w)
        self.c.setStrokeColor(col)
        self.c.setDash(*(dash or []))
        self.c.line(x1, self.H - y, x2, self.H - y)
        self.c.setDash()

    def vl(self, x, y1, y2, w=0.6, col=black):
        self.c.setLineWidth(w)
        self.c.setStrokeColor(col)
        self.c.line(x, self.H - y1, x, self.H - y2)

    def new(self):
        self.c.showPage()

    def save(self, stamp=None):
        if stamp:
            self.c.stamp = lambda c, i, n: stamp(i, n)
        self.c.showPage()
        self.c.save()


def q2(x):
    return D(x).quantize(D("0.01"), ROUND_HALF_UP)


def num(x, style="us", p=2):
    th, dp = {"us": (",", "."), "de": (".", ","), "fr": ("\u00a0", ","), "plain": ("", "."), "comma": ("", ",")}[style]
    s = f"{D(x).quantize(D(1).scaleb(-p), ROUND_HALF_UP):,.{p}f}"
    return s.replace(",", "\0").replace(".", dp).replace("\0", th)


def a(x, p=2):
    return num(x, "plain", p)


def cash(r, lo, hi, step="0.01"):
    step = D(step)
    return D(r.randint(int(D(str(lo)) / step), int(D(str(hi)) / step))) * step


def day(r, year=None):
    return datetime.date(year or r.choice([2023, 2024, 2025]), 1, 1) + datetime.timedelta(r.randint(3, 355))


def plus(d, n):
    return d + datetime.timedelta(n)


MON = {"en": "January February March April May June July August September October November December".split(),
       "es": "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre".split(),
       "fr": "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(),
       "nl": "januari februari maart april mei juni juli augustus september oktober november december".split()}


def long(d, lang):
    return f"{d.day} {MON[lang][d.month - 1]} {d.year}"


def local(seed, some):
    """The seed's own entry, so that seller and buyer live in one region."""
    return some[seed % len(some)]


def pick(r, pool, n):
    """n entries of the pool, in shuffled rounds."""
    out = []
    while len(out) < n:
        some = list(pool)
        r.shuffle(some)
        out += some
    return out[:n]


def digits(r, n):
    return "".join(str(r.randint(0 if i else 1, 9)) for i in range(n))


def luhn(r, n):
    s = digits(r, n - 1)
    k = sum(sum(divmod(int(ch) * (2 if i % 2 == 0 else 1), 10)) for i, ch in enumerate(reversed(s)))
    return s + str(-k % 10)


def fr_vat(siren):
    return f"FR{(12 + 3 * (int(siren) % 97)) % 97:02d}{siren}"


def nip(r):
    while True:
        s = digits(r, 9)
        k = sum(int(x) * w for x, w in zip(s, (6, 5, 7, 2, 3, 4, 5, 6, 7))) % 11
        if k < 10:
            return s + str(k)


def abn(r):
    while True:
        s = digits(r, 11)
        if sum((int(x) - (i == 0)) * w for i, (x, w) in enumerate(zip(s, (10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19)))) % 89 == 0:
            return f"{s[:2]} {s[2:5]} {s[5:8]} {s[8:]}"


def ust(r):
    s, k = digits(r, 8), 10
    for ch in s:
        k = ((int(ch) + k) % 10 or 10) * 2 % 11
    return f"DE{s}{(11 - k) % 10}"


def uk_vat(r):
    s = digits(r, 7)
    k = sum(int(x) * w for x, w in zip(s, range(8, 1, -1)))
    return f"{s[:3]} {s[3:]} {97 - k % 97:02d}"


def iban(cc, body):
    """IBAN in groups of four for a country code and its account part."""
    n = int("".join(str(int(ch, 36)) for ch in body + cc + "00"))
    s = f"{cc}{98 - n % 97:02d}{body}"
    return " ".join(s[i:i + 4] for i in range(0, len(s), 4))


def adr(*lines):
    out = ""
    for s in lines:
        out += ((" " if out.endswith(",") else ", ") if out else "") + s
    return out


def party(name, address=None, tax_id=None):
    return {k: v for k, v in (("name", name), ("address", address), ("tax_id", tax_id)) if v}


def truth(**kw):
    """The truth: amounts to two places, dates to ISO, nothing that is None."""
    def one(v):
        if isinstance(v, D):
            return a(v)
        if isinstance(v, datetime.date):
            return v.isoformat()
        if isinstance(v, dict):
            return {k: one(x) for k, x in v.items() if x is not None}
        if isinstance(v, list):
            return [one(x) for x in v]
        return v
    return {"data": one(kw)}
