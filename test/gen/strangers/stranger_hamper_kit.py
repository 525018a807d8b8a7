# SPDX-License-Identifier: AGPL-3.0-or-later
"""Things that the layouts share: chance, money, dates, fonts, and a grid that flows over pages."""
import datetime
import io
import random

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas

T = "/usr/share/fonts/truetype/"
FACES = {
    "HamperDV": "dejavu/DejaVuSans.ttf", "HamperDVB": "dejavu/DejaVuSans-Bold.ttf",
    "HamperDC": "dejavu/DejaVuSansCondensed.ttf", "HamperDCB": "dejavu/DejaVuSansCondensed-Bold.ttf",
    "HamperDS": "dejavu/DejaVuSerif.ttf", "HamperDSB": "dejavu/DejaVuSerif-Bold.ttf",
    "HamperDM": "dejavu/DejaVuSansMono.ttf", "HamperDMB": "dejavu/DejaVuSansMono-Bold.ttf",
    "HamperNS": "noto/NotoSans-Regular.ttf", "HamperNSB": "noto/NotoSans-Bold.ttf",
}
for _n, _p in FACES.items():
    pdfmetrics.registerFont(TTFont(_n, T + _p))
for _a, _b in (("HamperDV", "HamperDVB"), ("HamperDC", "HamperDCB"), ("HamperDS", "HamperDSB"), ("HamperNS", "HamperNSB")):
    pdfmetrics.registerFontFamily(_a, normal=_a, bold=_b, italic=_a, boldItalic=_b)


def rng(name, seed, rows):
    return random.Random(f"{name}/{seed}/{rows}")


def digits(r, n, first="123456789"):
    return r.choice(first) + "".join(r.choice("0123456789") for _ in range(n - 1))


def day(r, year=2024):
    return datetime.date(year, 1, 1) + datetime.timedelta(days=r.randrange(350))


def plus(d, n):
    return d + datetime.timedelta(days=n)


def div(a, b):
    """Integer division rounding half away from nought."""
    s = -1 if (a < 0) != (b < 0) else 1
    a, b = abs(a), abs(b)
    return s * ((2 * a + b) // (2 * b))


def amt(cents):
    """The truth's way to write money."""
    s = "-" if cents < 0 else ""
    cents = abs(cents)
    return f"{s}{cents // 100}.{cents % 100:02d}"


def shown(cents, thou=",", dec=".", places=2):
    s = "-" if cents < 0 else ""
    cents = abs(cents)
    whole = f"{cents // 100:,}".replace(",", thou)
    return s + whole + (f"{dec}{cents % 100:02d}" if places else "")


def number(milli):
    """A quantity in thousandths, as the truth writes it."""
    s = f"{milli // 1000}.{milli % 1000:03d}".rstrip("0").rstrip(".")
    return s


def wrap(text, font, size, width):
    out = []
    for para in text.split("\n"):
        line = ""
        for w in para.split(" "):
            t = (line + " " + w) if line else w
            if line and pdfmetrics.stringWidth(t, font, size) > width:
                out.append(line)
                line = w
            else:
                line = t
        out.append(line)
    return out


def pick(r, names, n):
    """n names, each used about equally often, no two alike side by side."""
    out = []
    while len(out) < n:
        pool = list(names)
        r.shuffle(pool)
        if out and pool[0] == out[-1]:
            pool.append(pool.pop(0))
        out += pool
    return out[:n]


class Sheet:
    """A canvas with shorter words; counts its pages."""

    def __init__(self, path, size, total=0):
        self.c = canvas.Canvas(path, pagesize=size, invariant=1)
        self.W, self.H = size
        self.page = 1
        self.total = total

    def t(self, x, y, s, font="Helvetica", size=9, align="l", color=(0, 0, 0)):
        self.c.setFillColorRGB(*color)
        self.c.setFont(font, size)
        {"l": self.c.drawString, "r": self.c.drawRightString, "c": self.c.drawCentredString}[align](x, y, s)

    def block(self, x, y, lines, font="Helvetica", size=9, lead=None, align="l", color=(0, 0, 0)):
        lead = lead or size * 1.25
        for s in lines:
            self.t(x, y, s, font, size, align, color)
            y -= lead
        return y

    def para(self, x, y, text, width, font="Helvetica", size=9, lead=None):
        return self.block(x, y, wrap(text, font, size, width), font, size, lead)

    def line(self, x1, y1, x2, y2, w=0.5, color=(0, 0, 0)):
        self.c.setStrokeColorRGB(*color)
        self.c.setLineWidth(w)
        self.c.line(x1, y1, x2, y2)

    def box(self, x, y, w, h, lw=0.5, fill=None, stroke=(0, 0, 0), round_=0):
        if fill:
            self.c.setFillColorRGB(*fill)
        self.c.setStrokeColorRGB(*stroke)
        self.c.setLineWidth(lw or 0.1)
        if round_:
            self.c.roundRect(x, y, w, h, round_, stroke=1 if lw else 0, fill=1 if fill else 0)
        else:
            self.c.rect(x, y, w, h, stroke=1 if lw else 0, fill=1 if fill else 0)

    def next(self):
        self.c.showPage()
        self.page += 1


def twice(path, size, body):
    """Draw once to count the pages, once to keep."""
    s = Sheet(io.BytesIO(), size)
    body(s)
    s.c.save()
    k = Sheet(path, size, s.page)
    body(k)
    k.c.showPage()
    k.c.save()


def grid(s, y, cols, rows, bottom, over, font="Helvetica", size=8, lead=None, pad=3, rules="none",
         band=None, head=None, carry=None, gap=0, color=(0, 0, 0)):
    """cols: [(x, width, align)]; rows of strings (wrapped to their column); head(y) -> y draws the headings;
    over() -> y turns the page. rules: none, h, all. carry: (before(y, i) , after(y, i) -> y)."""
    lead = lead or size * 1.2
    left, right = cols[0][0], cols[-1][0] + cols[-1][1]
    if head:
        y = head(y)
    tops = [y]

    def verticals(y0, y1):
        if rules in ("all", "v") and y0 != y1:
            for x in [c[0] for c in cols] + [right]:
                s.line(x, y0, x, y1, 0.4, color)

    for i, row in enumerate(rows):
        cells = [wrap(v, font, size, c[1] - 2 * pad) for v, c in zip(row, cols)]
        h = max(len(v) for v in cells) * lead + 2 * pad + gap
        if y - h < bottom:
            verticals(tops[-1], y)
            if rules == "v":
                s.line(left, y, right, y, 0.4, color)
            if carry:
                carry[0](y, i)
            y = over()
            if head:
                y = head(y)
            tops.append(y)
            if carry:
                y = carry[1](y, i)
                tops[-1] = y
        if band and i % 2:
            s.box(left, y - h, right - left, h, 0, band)
        for v, (x, w, a) in zip(cells, cols):
            ty = y - pad - size * 0.9 - gap / 2
            for ln in v:
                s.t({"l": x + pad, "r": x + w - pad, "c": x + w / 2}[a], ty, ln, font, size, a)
                ty -= lead
        y -= h
        if rules in ("h", "all"):
            s.line(left, y, right, y, 0.4, color)
    verticals(tops[-1], y)
    if rules == "v":
        s.line(left, y, right, y, 0.4, color)
    return y


def heads(s, cols, titles, font, size, height, fill=None, color=(0, 0, 0), ink=None, pad=3, lead=None):
    """A head(y) for grid: titles of one to three lines each, set in the middle of a band."""
    lead = lead or size * 1.15
    left, right = cols[0][0], cols[-1][0] + cols[-1][1]

    def draw(y):
        if fill or ink:
            s.box(left, y - height, right - left, height, 0.4 if ink else 0, fill, ink or (0, 0, 0))
        for t, (x, w, a) in zip(titles, cols):
            ls = t.split("\n")
            ty = y - height / 2 + len(ls) * lead / 2 - size * 0.85
            for ln in ls:
                s.t({"l": x + pad, "r": x + w - pad, "c": x + w / 2}[a], ty, ln, font, size, a, color)
                ty -= lead
        return y - height
    return draw


def spread(x, widths, aligns):
    out = []
    for w, a in zip(widths, aligns):
        out.append((x, w, a))
        x += w
    return out
