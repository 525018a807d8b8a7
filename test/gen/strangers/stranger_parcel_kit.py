# SPDX-License-Identifier: AGPL-3.0-or-later
"""Things the layouts share: numbers, dates, fonts, and a table drawn by hand."""
import datetime
import os
import random

from reportlab.lib.utils import simpleSplit
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas

DEJAVU = "/usr/share/fonts/truetype/dejavu/"
NOTO = "/usr/share/fonts/truetype/noto/"


def font(name, folder=DEJAVU):
    """Register a TTF once and give back its name."""
    if name not in pdfmetrics.getRegisteredFontNames():
        pdfmetrics.registerFont(TTFont(name, os.path.join(folder, name + ".ttf")))
    return name


def rng(name, seed, rows):
    return random.Random(f"{name}/{seed}/{rows}")


def div(a, b):
    """a / b to the nearest integer, halves away from zero."""
    sign = -1 if (a < 0) != (b < 0) else 1
    a, b = abs(a), abs(b)
    return sign * ((2 * a + b) // (2 * b))


def num(n, thou=",", dec=".", places=2):
    """An integer of 10**-places units as it is printed."""
    sign = "-" if n < 0 else ""
    n = abs(n)
    whole, rest = divmod(n, 10 ** places)
    text = f"{whole:,}".replace(",", thou)
    return sign + text + (dec + str(rest).zfill(places) if places else "")


def true(n):
    """Cents as truth has them."""
    return num(n, "", ".")


def trim(n, dec="."):
    """Hundredths with no idle zeros: 250 -> 2.5, 300 -> 3."""
    text = num(n, "", ".").rstrip("0").rstrip(".")
    return text.replace(".", dec)


def day(r, y0=2023, y1=2025):
    a = datetime.date(y0, 1, 10)
    return a + datetime.timedelta(r.randrange((datetime.date(y1, 12, 1) - a).days))


def later(d, n):
    return d + datetime.timedelta(n)


def digits(r, n):
    return str(r.randrange(1, 10)) + "".join(str(r.randrange(10)) for _ in range(n - 1))


def pick(r, things, rows):
    """rows things in a mixed order, none twice before all have been."""
    out = []
    while len(out) < rows:
        part = list(things)
        r.shuffle(part)
        out += part
    return out[:rows]


def make(path, size, title):
    c = canvas.Canvas(path, pagesize=size, invariant=1)
    c.setTitle(title)
    return c


def put(c, x, y, text, f, s, align="l"):
    c.setFont(f, s)
    {"l": c.drawString, "r": c.drawRightString, "c": c.drawCentredString}[align](x, y, text)


def lines(c, x, y, texts, f, s, lead, align="l"):
    for t in texts:
        put(c, x, y, t, f, s, align)
        y -= lead
    return y


def para(c, x, y, text, f, s, lead, width):
    """A wrapped text; gives the y below it."""
    return lines(c, x, y, simpleSplit(text, f, s, width), f, s, lead)


class Grid:
    """Columns (x0, x1, align); rows whose cells wrap."""

    def __init__(self, c, cols, f, s, lead, pad=3):
        self.c, self.cols, self.f, self.s, self.lead, self.pad = c, cols, f, s, lead, pad

    def split(self, cells, f=None, s=None):
        out = []
        for (a, b, _), cell in zip(self.cols, cells):
            part = []
            for piece in (cell if isinstance(cell, list) else [cell]):
                part += simpleSplit(piece, f or self.f, s or self.s, b - a - 2 * self.pad + .01)
            out.append(part)
        return out

    def height(self, cells, f=None, s=None):
        return max(len(p) for p in self.split(cells, f, s)) * self.lead

    def row(self, top, cells, f=None, s=None, aligns=None):
        """Draws a row whose first line hangs from top; gives the new top."""
        f, s = f or self.f, s or self.s
        parts = self.split(cells, f, s)
        for i, ((a, b, al), part) in enumerate(zip(self.cols, parts)):
            al = aligns[i] if aligns else al
            x = {"l": a + self.pad, "r": b - self.pad, "c": (a + b) / 2}[al]
            lines(self.c, x, top - s, part, f, s, self.lead, al)
        return top - max(len(p) for p in parts) * self.lead

    def rules(self, top, bottom):
        for x in [self.cols[0][0]] + [b for _, b, _ in self.cols]:
            self.c.line(x, top, x, bottom)
