# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared things: a roll of paper that grows with its text, money and dates."""
import random
from datetime import date, timedelta

from reportlab.graphics import renderPDF
from reportlab.graphics.barcode import code128, qr
from reportlab.graphics.shapes import Drawing
from reportlab.lib.colors import HexColor
from reportlab.lib.units import mm
from reportlab.lib.utils import simpleSplit
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.pdfmetrics import stringWidth
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas

DEJAVU = "/usr/share/fonts/truetype/dejavu/"
NOTO = "/usr/share/fonts/truetype/noto/"
FONTS = {
    "Mono": DEJAVU + "DejaVuSansMono.ttf",
    "Mono-Bold": DEJAVU + "DejaVuSansMono-Bold.ttf",
    "Narrow": DEJAVU + "DejaVuSansCondensed.ttf",
    "Narrow-Bold": DEJAVU + "DejaVuSansCondensed-Bold.ttf",
    "Serif": DEJAVU + "DejaVuSerifCondensed.ttf",
    "Serif-Bold": DEJAVU + "DejaVuSerifCondensed-Bold.ttf",
    "Noto": NOTO + "NotoSans-Regular.ttf",
    "Noto-Bold": NOTO + "NotoSans-Bold.ttf",
}
for _name, _file in FONTS.items():
    pdfmetrics.registerFont(TTFont(_name, _file))


def rng(name, seed, rows):
    return random.Random(f"{name}/{seed}/{rows}")


def money(cents, comma=True, sign=""):
    """1234.50 as printed."""
    whole, rest = divmod(abs(cents), 100)
    body = f"{whole:,}" if comma else str(whole)
    return ("-" if cents < 0 else "") + sign + f"{body}.{rest:02d}"


def lakh(cents):
    """Indian grouping: 1,23,456.00"""
    whole, rest = divmod(abs(cents), 100)
    s = str(whole)
    head, tail = s[:-3], s[-3:]
    parts = []
    while head:
        parts.insert(0, head[-2:])
        head = head[:-2]
    return ("-" if cents < 0 else "") + ",".join(parts + [tail]) + f".{rest:02d}"


def true(cents):
    return money(cents, comma=False)


def share(cents, num, den):
    """cents * num / den, half up (den > 0)."""
    n = cents * num
    q = (2 * abs(n) + den) // (2 * den)
    return q if n >= 0 else -q


def five(cents):
    """What must be added to come to a multiple of 5 sen."""
    rest = cents % 5
    return -rest if rest <= 2 else 5 - rest


def tender(r, cents, notes=(500, 1000, 2000, 5000, 10000)):
    """Cash that somebody would hand over."""
    if r.random() < 0.2:
        return cents
    note = r.choice(notes)
    return -(-cents // note) * note


def day(r, first, last):
    a, b = date.fromisoformat(first), date.fromisoformat(last)
    return a + timedelta(days=r.randrange((b - a).days + 1))


def clock(r, lo=9, hi=21):
    return r.randrange(lo, hi), r.randrange(60), r.randrange(60)


def ampm(h, m, s=None):
    body = f"{(h - 1) % 12 + 1:02d}:{m:02d}" + ("" if s is None else f":{s:02d}")
    return body + (" AM" if h < 12 else " PM")


def picks(r, pool, rows):
    """rows goods of the pool, in a new order each time round."""
    out = []
    while len(out) < rows:
        out += r.sample(pool, len(pool))
    return out[:rows]


def digits(r, n):
    return "".join(r.choice("0123456789") for _ in range(n))


def chop(s, n):
    """Wrap s at n characters."""
    lines, cur = [], ""
    for word in s.split():
        if cur and len(cur) + 1 + len(word) > n:
            lines.append(cur)
            cur = word
        else:
            cur = (cur + " " + word).strip()
        assert len(cur) <= n, s
    return lines + [cur]


def mix(width, *cells):
    """One line of a till: cells (column, align, text) on a character grid."""
    line = [" "] * width
    for col, al, text in cells:
        a = col if al == "l" else col - len(text)
        assert a >= 0 and a + len(text) <= width, (text, col, width)
        around = line[max(0, a - 1):a + len(text) + 1]
        assert not "".join(around).strip(), ("overlap", cells)
        line[a:a + len(text)] = list(text)
    return "".join(line).rstrip()


class Roll:
    """Lines are kept, then drawn on a page that is as long as they are."""

    def __init__(self, path, width, font, size, margin=3.5, lead=1.22, ink="#111111", paper=None):
        self.path, self.w, self.m = path, width * mm, margin * mm
        self.font, self.size, self.lead = font, size, lead
        self.ink, self.paper = ink, paper
        self.y = 4 * mm
        self.ops = []
        self.inner = self.w - 2 * self.m
        self.bold = {"Courier": "Courier-Bold", "Helvetica": "Helvetica-Bold",
                     "Times-Roman": "Times-Bold"}.get(font, font + "-Bold")

    @property
    def grid(self):
        return int((self.inner + 0.01) / stringWidth("0", self.font, self.size))

    def _face(self, bold, size, font):
        return font or (self.bold if bold else self.font), size or self.size

    def text(self, s, al="l", bold=False, size=None, font=None, indent=0, ink=None):
        """A paragraph, wrapped at the paper's width where it must be."""
        face, pt = self._face(bold, size, font)
        width = self.inner - indent
        if stringWidth(s, face, pt) <= width + 0.01:
            lines = [s]
        else:
            lines = simpleSplit(s, face, pt, width)
        for line in lines:
            n = stringWidth(line, face, pt)
            assert n <= width + 0.01, (line, n, width)
            x = {"l": self.m + indent, "c": self.m + (self.inner - n) / 2,
                 "r": self.w - self.m - n}[al]
            self.ops.append((x, self.y + pt, line, face, pt, ink or self.ink))
            self.y += pt * self.lead

    def raw(self, s, bold=False):
        """A line of the character grid."""
        assert len(s) <= self.grid, (s, self.grid)
        face = self.bold if bold else self.font
        if s.strip():
            self.ops.append((self.m, self.y + self.size, s, face, self.size, self.ink))
        self.y += self.size * self.lead

    def row(self, *cells, bold=False, size=None, font=None):
        """Cells (x in mm from the left margin, align, text) on one line."""
        face, pt = self._face(bold, size, font)
        spans = []
        for x, al, s in cells:
            n = stringWidth(s, face, pt)
            x0 = self.m + x * mm
            x0 = {"l": x0, "r": x0 - n, "c": x0 - n / 2}[al]
            assert x0 >= self.m - 1 and x0 + n <= self.w - self.m + 1, (s, x0, n)
            spans.append((x0, x0 + n, s))
            self.ops.append((x0, self.y + pt, s, face, pt, self.ink))
        spans.sort()
        for a, b in zip(spans, spans[1:]):
            assert a[1] + 1.5 <= b[0], ("overlap", a, b)
        self.y += pt * self.lead

    def wrap(self, s, width, bold=False, size=None):
        face, pt = self._face(bold, size, None)
        return simpleSplit(s, face, pt, width * mm)

    def gap(self, n=1.0):
        self.y += n * mm

    def rule(self, kind="solid", weight=0.6):
        self.gap(0.9)
        y, a, b = self.y, self.m, self.w - self.m

        def op(c, top):
            c.setStrokeColor(HexColor(self.ink))
            c.setLineWidth(weight)
            c.setDash(*{"dash": ([3, 2],), "dot": ([0.8, 1.6],)}.get(kind, ([],)))
            c.line(a, top - y, b, top - y)
            if kind == "double":
                c.line(a, top - y - 1.8, b, top - y - 1.8)
            c.setDash([])
        self.ops.append(op)
        self.gap(1.2 if kind == "double" else 0.7)

    def band(self, s, al="c", size=None, fill="#111111", ink="#FFFFFF"):
        """White letters on a dark bar."""
        face, pt = self._face(True, size, None)
        y, h = self.y, pt * 1.5

        def op(c, top):
            c.setFillColor(HexColor(fill))
            c.rect(self.m, top - y - h, self.inner, h, stroke=0, fill=1)
        self.ops.append(op)
        self.y += pt * 0.12
        self.text(s, al, bold=True, size=size, ink=ink)
        self.y = y + h + 1

    def flow(self, thing):
        """A platypus flowable, set at the left margin."""
        w, h = thing.wrap(self.inner, 100000)
        assert w <= self.inner + 0.5, (w, self.inner)
        y = self.y
        self.ops.append(lambda c, top: thing.drawOn(c, self.m, top - y - h))
        self.y += h

    def barcode(self, value, height=9, bar=0.7):
        code = code128.Code128(value, barHeight=height * mm, barWidth=bar, quiet=0)
        assert code.width <= self.inner
        self.gap(1)
        y = self.y + height * mm
        self.ops.append(lambda c, top: code.drawOn(c, (self.w - code.width) / 2, top - y))
        self.y = y
        self.gap(0.8)

    def qr(self, value, side=20):
        self.gap(1)
        widget = qr.QrCodeWidget(value)
        x0, y0, x1, y1 = widget.getBounds()
        k = side * mm / (x1 - x0)
        d = Drawing(side * mm, side * mm, transform=[k, 0, 0, k, 0, 0])
        d.add(widget)
        y = self.y + side * mm
        self.ops.append(lambda c, top: renderPDF.draw(d, c, (self.w - side * mm) / 2, top - y))
        self.y = y
        self.gap(1)

    def save(self, title="receipt"):
        top = self.y + 6 * mm
        c = canvas.Canvas(self.path, pagesize=(self.w, top), invariant=1)
        c.setTitle(title)
        if self.paper:
            c.setFillColor(HexColor(self.paper))
            c.rect(0, 0, self.w, top, stroke=0, fill=1)
        for op in self.ops:
            if callable(op):
                op(c, top)
                continue
            x, y, s, face, pt, ink = op
            c.setFillColor(HexColor(ink))
            c.setFont(face, pt)
            c.drawString(x, top - y, s)
        c.showPage()
        c.save()
