# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared things for drawing till receipts: a roll of paper that grows with the text."""
import datetime
import random

from reportlab.lib.units import mm
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas

D = "/usr/share/fonts/truetype/dejavu/"
N = "/usr/share/fonts/truetype/noto/"
for _n, _f in [
    ("Mono", D + "DejaVuSansMono.ttf"),
    ("Mono-B", D + "DejaVuSansMono-Bold.ttf"),
    ("Cond", D + "DejaVuSansCondensed.ttf"),
    ("Cond-B", D + "DejaVuSansCondensed-Bold.ttf"),
    ("Noto", N + "NotoSans-Regular.ttf"),
    ("Noto-B", N + "NotoSans-Bold.ttf"),
]:
    pdfmetrics.registerFont(TTFont(_n, _f))
BOLD = {"Mono": "Mono-B", "Cond": "Cond-B", "Noto": "Noto-B", "Courier": "Courier-Bold",
        "Helvetica": "Helvetica-Bold", "Times-Roman": "Times-Bold"}


def rng(name, seed, rows):
    return random.Random(f"{name}/{seed}/{rows}")


def m(c):
    """Integer cents as 1234.50"""
    s = "-" if c < 0 else ""
    c = abs(c)
    return f"{s}{c // 100}.{c % 100:02d}"


def mc(c):
    """Integer cents as 1,234.50"""
    s = "-" if c < 0 else ""
    c = abs(c)
    return f"{s}{c // 100:,}.{c % 100:02d}"


def div(a, b):
    """a/b rounded half away from zero"""
    return (2 * a + b) // (2 * b) if a >= 0 else -((2 * -a + b) // (2 * b))


def round5(c):
    """Adjustment that brings c to the nearest 5 sen"""
    return {0: 0, 1: -1, 2: -2, 3: 2, 4: 1}[c % 5]


def tender(r, c, notes=(100, 500, 1000, 2000, 5000, 10000)):
    """What a customer hands over for c: exact or the next round sum"""
    n = r.choice([x for x in notes])
    return c + (-c) % n


def day(r, a, b):
    a, b = datetime.date.fromisoformat(a), datetime.date.fromisoformat(b)
    return a + datetime.timedelta(r.randrange((b - a).days + 1))


def clock(r, lo=9, hi=21):
    return datetime.time(r.randrange(lo, hi), r.randrange(60), r.randrange(60))


def pick(r, names, n):
    out = []
    while len(out) < n:
        some = list(names)
        r.shuffle(some)
        out += some
    return out[:n]


def digits(r, n):
    return "".join(r.choice("0123456789") for _ in range(n))


class Roll:
    def __init__(self, wide, font, size, margin=3, hs=100, lead=1.2):
        self.w, self.font, self.size, self.hs, self.lead = wide * mm, font, size, hs, lead
        self.mx = margin * mm
        self.inner = self.w - 2 * self.mx
        self.y = 5 * mm
        self.ops = []

    def style(self, st):
        font = st.get("font", self.font)
        if st.get("bold"):
            font = BOLD[font]
        return font, st.get("size", self.size), st.get("hs", self.hs), st.get("color", (0.08, 0.08, 0.1))

    def width(self, text, **st):
        f, s, h, _ = self.style(st)
        return pdfmetrics.stringWidth(text, f, s) * h / 100

    def wrap(self, text, width=None, **st):
        width = width or self.inner
        out = []
        for word in text.split():
            if out and self.width(out[-1] + " " + word, **st) <= width:
                out[-1] += " " + word
            else:
                assert self.width(word, **st) <= width, word
                out.append(word)
        return out

    def chars(self):
        return int(self.inner / self.width("0") + 1e-6)

    def row(self, *pieces, **st):
        """pieces: (fraction of the inner width, text, 'l'/'r'/'c')"""
        _, size, _, _ = self.style(st)
        self.y += size * st.get("lead", self.lead)
        base = self.y - size * 0.22
        spans = []
        for at, text, how in pieces:
            if not text:
                continue
            w = self.width(text, **st)
            x = self.mx + at * self.inner - {"l": 0, "r": w, "c": w / 2}[how]
            assert x >= self.mx - 1 and x + w <= self.w - self.mx + 1, (text, x, w, self.w)
            spans.append((x, x + w, text))
            self.ops.append(("t", x, base, text, self.style(st)))
        spans.sort()
        for a, b in zip(spans, spans[1:]):
            assert b[0] - a[1] > 1.5, (a, b)

    def c(self, text, **st):
        for t in self.wrap(text, **st):
            self.row((0.5, t, "c"), **st)

    def l(self, text, indent=0.0, **st):
        for t in self.wrap(text, self.inner * (1 - indent), **st):
            self.row((indent, t, "l"), **st)

    def raw(self, text, **st):
        """A line as the printer puts it, blanks and all"""
        self.row((0, text.rstrip(), "l"), **st)

    def lr(self, a, b, **st):
        self.row((0, a, "l"), (1, b, "r"), **st)

    def fill(self, ch="-", **st):
        n = int(self.inner / self.width(ch, **st) + 1e-6)
        self.row((0.5, ch * n, "c"), **st)

    def rule(self, width=0.6, dash=None, a=0.0, b=1.0, space=3):
        self.y += space
        self.ops.append(("r", self.mx + a * self.inner, self.mx + b * self.inner, self.y, width, dash))
        self.y += space * 0.6

    def box(self, h, grey=0.0, a=0.0, b=1.0):
        """A filled band behind what comes next (the pen does not move)"""
        self.ops.append(("b", self.mx + a * self.inner, self.y, (b - a) * self.inner, h, grey))

    def bars(self, r, h=26, frac=0.7):
        w = self.inner * frac
        x, end = self.mx + (self.inner - w) / 2, self.mx + (self.inner + w) / 2
        self.y += 5
        while x < end - 3:
            k = r.choice([0.7, 1.4, 2.1])
            self.ops.append(("b", x, self.y, k, h, 0.0))
            x += k + r.choice([0.7, 1.4, 2.1])
        self.y += h + 2

    def gap(self, h=5):
        self.y += h

    def save(self, path):
        high = self.y + 7 * mm
        c = canvas.Canvas(path, pagesize=(self.w, high), invariant=1)
        for op in self.ops:
            if op[0] == "t":
                _, x, y, text, (font, size, hs, color) = op
                t = c.beginText(x, high - y)
                t.setFont(font, size)
                t.setHorizScale(hs)
                t.setFillColorRGB(*color)
                t.textOut(text)
                c.drawText(t)
            elif op[0] == "r":
                _, a, b, y, width, dash = op
                c.setStrokeColorRGB(0.1, 0.1, 0.1)
                c.setLineWidth(width)
                c.setDash(*(dash or ([], 0)))
                c.line(a, high - y, b, high - y)
            else:
                _, x, y, w, h, grey = op
                c.setFillGray(grey)
                c.rect(x, high - y - h, w, h, stroke=0, fill=1)
        c.showPage()
        c.save()
