# SPDX-License-Identifier: AGPL-3.0-or-later
"""Rolls, money and shops of stranger_counter.py."""

import datetime
import random

from reportlab.lib.units import mm
from reportlab.pdfbase.pdfmetrics import stringWidth
from reportlab.pdfgen import canvas

from stranger_counter_font import need


class Roll:
    def __init__(self, width_mm, margin_mm, font, size, lead=None, cols=None):
        self.w = width_mm * mm
        self.m = margin_mm * mm
        self.inner = self.w - 2 * self.m
        self.font = need(font)
        self.cols = cols
        self.size = size
        if cols:
            self.size = self.inner / cols / stringWidth("0", font, 1)
        self.lead = lead or self.size * 1.16
        self.y = 4 * mm
        self.ops = []
        self.boxes = []

    def width(self, s, font=None, size=None, hs=100):
        return stringWidth(s, need(font or self.font), size or self.size) * hs / 100

    def put(self, x, base, s, font=None, size=None, hs=100, align="L"):
        if not s:
            return
        font, size = need(font or self.font), size or self.size
        w = stringWidth(s, font, size) * hs / 100
        if align == "R":
            x -= w
        elif align == "C":
            x -= w / 2
        self.ops.append(("t", x, base, s, font, size, hs))
        lead = len(s) - len(s.lstrip())
        x0 = x + stringWidth(s[:lead], font, size) * hs / 100
        x1 = x + stringWidth(s.rstrip(), font, size) * hs / 100
        self.boxes.append((x0, base - size * 0.62, x1, base + size * 0.02, s))

    def line(self, *cells, font=None, size=None, hs=100, lead=None):
        """cells: (align, x from the left margin, text[, font])"""
        size = size or self.size
        lead = lead or max(self.lead * size / self.size, 1)
        base = self.y + lead * 0.8
        for cell in cells:
            align, x, s = cell[:3]
            self.put(self.m + x, base, s, cell[3] if len(cell) > 3 else font, size, hs, align)
        self.y += lead

    def c(self, s, font=None, size=None, hs=100, lead=None):
        self.line(("C", self.inner / 2, s), font=font, size=size, hs=hs, lead=lead)

    def l(self, s, font=None, size=None, hs=100, lead=None):
        self.line(("L", 0, s), font=font, size=size, hs=hs, lead=lead)

    def lr(self, a, b, font=None, size=None, hs=100, lead=None):
        self.line(("L", 0, a), ("R", self.inner, b), font=font, size=size, hs=hs, lead=lead)

    def g(self, a, b="", **k):
        """Character grid line: a left, b right-justified at the last column."""
        s = a + " " * max(1, self.cols - len(a) - len(b)) + b if b else a
        self.l(s, **k)

    def wide(self, s, font=None, align="C"):
        """Double width, ordinary height."""
        x = self.inner / 2 if align == "C" else 0
        self.line((align, x, s), font=font, hs=200)

    def tall(self, s, font=None, align="C"):
        """Double height, ordinary width."""
        x = {"C": self.inner / 2, "L": 0, "R": self.inner}[align]
        self.line((align, x, s), font=font, size=self.size * 2, hs=50)

    def big(self, s, font=None, align="C"):
        x = {"C": self.inner / 2, "L": 0, "R": self.inner}[align]
        self.line((align, x, s), font=font, size=self.size * 2)

    def gap(self, pts=None):
        self.y += self.lead if pts is None else pts

    def rule(self, dash=None, width=0.6, x0=0, x1=None, pad=2):
        self.y += pad
        self.ops.append(("r", self.m + x0, self.y, self.m + (self.inner if x1 is None else x1), dash, width))
        self.y += pad

    def fill(self, ch):
        self.l(ch * self.cols)

    def box(self, x, y, w, h, width=0.6, solid=False):
        self.ops.append(("b", x, y, w, h, width, solid))

    def bars(self, rng, w=None, h=24, n=60):
        """A barcode drawn as bars."""
        w = w or self.inner * 0.7
        x0 = self.m + (self.inner - w) / 2
        unit = w / (n * 2.6)
        x = x0
        while x < x0 + w - 4 * unit:
            b = rng.choice((1, 1, 2, 3)) * unit
            self.ops.append(("b", x, self.y, b, h, 0, True))
            x += b + rng.choice((1, 1, 2, 3)) * unit
        self.y += h + 3

    def square(self, rng, side=60, n=25):
        """A two-dimensional code drawn as squares."""
        u = side / n
        x0 = self.m + (self.inner - side) / 2
        for i in range(n):
            for j in range(n):
                ci, cj = min(i, n - 1 - i), min(j, n - 1 - j)
                if ci < 7 and cj < 7 and not (i > n - 8 and j > n - 8):
                    on = max(abs(ci - 3), abs(cj - 3)) != 2
                else:
                    on = rng.random() < 0.48
                if on:
                    self.ops.append(("b", x0 + j * u, self.y + i * u, u, u, 0, True))
        self.y += side + 4

    def problems(self):
        out = []
        for b in self.boxes:
            if b[0] < 1 or b[2] > self.w - 1:
                out.append("outside: %r" % b[4])
        bs = sorted(self.boxes, key=lambda b: b[1])
        for i, a in enumerate(bs):
            for b in bs[i + 1:]:
                if b[1] >= a[3]:
                    break
                if min(a[2], b[2]) - max(a[0], b[0]) > 0.4 and min(a[3], b[3]) - max(a[1], b[1]) > 0.4:
                    out.append("overlap: %r / %r" % (a[4], b[4]))
        return out

    def save(self, path, height=None):
        h = max(height or 0, self.y + 7 * mm)
        c = canvas.Canvas(path, pagesize=(self.w, h), invariant=1)
        for op in self.ops:
            if op[0] == "t":
                _, x, y, s, font, size, hs = op
                t = c.beginText(x, h - y)
                t.setFont(font, size)
                t.setHorizScale(hs)
                t.textOut(s)
                c.drawText(t)
            elif op[0] == "r":
                _, x0, y, x1, dash, width = op
                c.setLineWidth(width)
                c.setDash(*(dash or ([], 0)))
                c.line(x0, h - y, x1, h - y)
            else:
                _, x, y, w, hh, width, solid = op
                c.setDash([], 0)
                c.setLineWidth(width or 0.1)
                c.rect(x, h - y - hh, w, hh, stroke=0 if solid else 1, fill=1 if solid else 0)
        c.showPage()
        c.save()
        LAST.clear()
        LAST.extend(self.problems())


LAST = []


def m2(cents, sep=""):
    """1234567 -> 12345.67"""
    sign = "-" if cents < 0 else ""
    a, b = divmod(abs(cents), 100)
    return "%s%s.%02d" % (sign, format(a, ",") if sep == "," else a, b)


def round5(cents):
    """Malaysian rounding to five sen: the adjustment."""
    d = cents % 5
    return -d if d <= 2 else 5 - d


def half_up(num, den):
    """Integer division rounded half away from zero."""
    s = -1 if num < 0 else 1
    return s * ((2 * abs(num) + den) // (2 * den))


def gst_in(cents, rate=6):
    return half_up(cents * rate, 100 + rate)


def addr(lines):
    return ", ".join(s.strip().rstrip(",").strip() for s in lines)


def rng_for(layout, seed):
    return random.Random("counter/%s/%s" % (layout, seed))


def when(rng, first, last, open_h=9, close_h=21):
    a, b = datetime.date(*first), datetime.date(*last)
    d = a + datetime.timedelta(days=rng.randrange((b - a).days + 1))
    return datetime.datetime(d.year, d.month, d.day, rng.randrange(open_h, close_h),
                             rng.randrange(60), rng.randrange(60))


def stock(rng, items, rows):
    """rows entries of items, without repetition as long as they suffice."""
    out = []
    while len(out) < rows:
        batch = list(items)
        rng.shuffle(batch)
        out += batch
    return out[:rows]


def cash_for(rng, cents):
    """A sum of notes handed over for an amount."""
    for step in rng.sample((500, 1000, 5000, 10000), 2):
        v = -(-cents // step) * step
        if v - cents < 9000:
            return v
    return -(-cents // 500) * 500


def digits(rng, n):
    return "".join(rng.choice("0123456789") for _ in range(n))


def truth(data):
    return {"industry": "commerce", "template": "receipt", "data": data}


def wrap(s, n):
    out, cur = [], ""
    for w in s.split():
        if cur and len(cur) + 1 + len(w) > n:
            out.append(cur)
            cur = w
        else:
            cur = (cur + " " + w).strip()
    return out + [cur]
