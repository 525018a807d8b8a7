# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared things: numbers, dates, fonts, a canvas table with wrapped cells, tax sums."""
import random
from datetime import date, timedelta

from reportlab.lib.colors import HexColor
from reportlab.lib.pagesizes import A4, LETTER
from reportlab.lib.units import mm
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

NB = "\u00a0"
_T = "/usr/share/fonts/truetype/"
FONTS = {
    "DJ": "dejavu/DejaVuSans", "DJC": "dejavu/DejaVuSansCondensed", "DJS": "dejavu/DejaVuSerif",
    "NS": "noto/NotoSans", "NSE": "noto/NotoSerif",
}
_done = set()


def font(name):
    """Registers a TTF pair once; answers (regular, bold)."""
    if name == "Courier":
        return "Courier", "Courier-Bold"
    if name == "Times":
        return "Times-Roman", "Times-Bold"
    if name == "Helvetica":
        return "Helvetica", "Helvetica-Bold"
    if name not in _done:
        stem = _T + FONTS[name]
        plain = stem + ("-Regular.ttf" if "noto" in stem else ".ttf")
        pdfmetrics.registerFont(TTFont(name, plain))
        pdfmetrics.registerFont(TTFont(name + "-B", stem + "-Bold.ttf"))
        pdfmetrics.registerFontFamily(name, normal=name, bold=name + "-B", italic=name, boldItalic=name + "-B")
        _done.add(name)
    return name, name + "-B"


def rng(name, seed, rows):
    return random.Random(f"{name}/{seed}/{rows}")


def div(a, b):
    """a / b rounded half away from zero, in integers."""
    s = -1 if a < 0 else 1
    return s * ((2 * abs(a) + b) // (2 * b))


def dec(cents):
    """The truth's form of money."""
    s = "-" if cents < 0 else ""
    return f"{s}{abs(cents) // 100}.{abs(cents) % 100:02d}"


def qty(h, places=None):
    """Quantity in hundredths as the truth prints it (no needless zeros)."""
    t = dec(h)
    if places is None:
        return t.rstrip("0").rstrip(".") if "." in t else t
    return t


def money(cents, thou=",", point=".", minus="-"):
    a = abs(cents)
    whole = f"{a // 100:,}".replace(",", thou)
    return (minus if cents < 0 else "") + whole + point + f"{a % 100:02d}"


def eu(c):
    return money(c, ".", ",")


def fr(c):
    return money(c, NB, ",")


def us(c):
    return money(c)


def day(r, y=2025, m=None):
    return date(y, m or r.randint(1, 11), r.randint(1, 28))


def plus(d, n):
    return d + timedelta(days=n)


def digits(r, n):
    return str(r.randint(1, 9)) + "".join(str(r.randint(0, 9)) for _ in range(n - 1))


def wrap(text, fnt, size, width):
    out = []
    for part in str(text).split("\n"):
        line = ""
        for w in part.split(" "):
            t = w if not line else line + " " + w
            if line and pdfmetrics.stringWidth(t, fnt, size) > width:
                out.append(line)
                line = w
            else:
                line = t
        out.append(line)
    return out


def put(c, x, y, text, fnt, size, al="l", color=None):
    if color:
        c.setFillColor(HexColor(color))
    c.setFont(fnt, size)
    if al == "r":
        c.drawRightString(x, y, text)
    elif al == "c":
        c.drawCentredString(x, y, text)
    else:
        c.drawString(x, y, text)
    if color:
        c.setFillColor(HexColor("#000000"))


def block(c, x, y, lines, fnt, size, lead=None, al="l", color=None):
    lead = lead or size * 1.25
    for t in lines:
        put(c, x, y, t, fnt, size, al, color)
        y -= lead
    return y


def canvas(path, size=A4, title=None):
    c = Canvas(path, pagesize=size, invariant=1)
    if title:
        c.setTitle(title)
    return c


class Grid:
    """Rows on a canvas. cols: (heading, x, width, align); x is the cell's left edge."""

    def __init__(self, c, cols, fnt, bold, size=9, lead=None, pad=2, above=3, below=3):
        self.c, self.cols, self.f, self.b, self.s = c, cols, fnt, bold, size
        self.lead = lead or size * 1.22
        self.pad, self.above, self.below = pad, above, below
        self.x0 = cols[0][1]
        self.x1 = max(k[1] + k[2] for k in cols)

    def lay(self, cells, fnt, size=None):
        out = []
        for k, t in zip(self.cols, cells):
            out.append(wrap(t, fnt, size or self.s, k[2] - 2 * self.pad) if t not in (None, "") else [])
        return out

    def height(self, cells, fnt=None):
        n = max(len(x) for x in self.lay(cells, fnt or self.f))
        return n * self.lead + self.above + self.below

    def _cells(self, y, laid, fnt, size, color=None):
        for k, lines in zip(self.cols, laid):
            yy = y - self.above - size * 0.85
            for t in lines:
                x = {"l": k[1] + self.pad, "r": k[1] + k[2] - self.pad, "c": k[1] + k[2] / 2}[k[3]]
                put(self.c, x, yy, t, fnt, size, k[3], color)
                yy -= self.lead

    def head(self, y, fill=None, color=None, size=None, line=None, fnt=None, top=None):
        size = size or self.s
        f = fnt or self.b
        laid = [k[0].split("\n") if k[0] else [] for k in self.cols]
        h = max(len(x) for x in laid) * self.lead + self.above + self.below
        if fill:
            self.c.setFillColor(HexColor(fill))
            self.c.rect(self.x0, y - h, self.x1 - self.x0, h, stroke=0, fill=1)
            self.c.setFillColor(HexColor("#000000"))
        self._cells(y, laid, f, size, color)
        if top:
            self.rule(y, *top)
        if line:
            self.rule(y - h, *line)
        return y - h

    def row(self, y, cells, fnt=None, fill=None, line=None, color=None):
        f = fnt or self.f
        h = self.height(cells, f)
        if fill:
            self.c.setFillColor(HexColor(fill))
            self.c.rect(self.x0, y - h, self.x1 - self.x0, h, stroke=0, fill=1)
            self.c.setFillColor(HexColor("#000000"))
        self._cells(y, self.lay(cells, f), f, self.s, color)
        if line:
            self.rule(y - h, *line)
        return y - h

    def rule(self, y, width=0.5, color="#000000", dash=None):
        hline(self.c, self.x0, self.x1, y, width, color, dash)

    def verticals(self, ytop, ybot, width=0.4, color="#000000"):
        self.c.setStrokeColor(HexColor(color))
        self.c.setLineWidth(width)
        for x in sorted({k[1] for k in self.cols} | {self.x1}):
            self.c.line(x, ytop, x, ybot)
        self.c.rect(self.x0, ybot, self.x1 - self.x0, ytop - ybot, stroke=1, fill=0)
        self.c.setStrokeColor(HexColor("#000000"))


def hline(c, x0, x1, y, width=0.5, color="#000000", dash=None):
    c.setStrokeColor(HexColor(color))
    c.setLineWidth(width)
    if dash:
        c.setDash(*dash)
    c.line(x0, y, x1, y)
    if dash:
        c.setDash()
    c.setStrokeColor(HexColor("#000000"))


def cols(x, *defs):
    """(heading, width, align)... from x on, side by side."""
    out = []
    for h, w, a in defs:
        out.append((h, x, w, a))
        x += w
    return out


def taxes(pairs):
    """[(rate in hundredths of a percent, net)] -> {rate: (net, tax)} in order of rate, highest first."""
    by = {}
    for rate, net in pairs:
        by[rate] = by.get(rate, 0) + net
    return {k: (by[k], div(by[k] * k, 10000)) for k in sorted(by, reverse=True)}


def pct(rate):
    return qty(rate)


def fill_goods(r, goods, rows):
    """rows entries of goods, each shuffled pass over the list before one comes again."""
    out = []
    while len(out) < rows:
        g = list(goods)
        r.shuffle(g)
        out += g
    return out[:rows]


def numbered(path, draw, size=A4):
    """Draws twice, the second time knowing the page count. draw(canvas, total) -> (pages, truth)."""
    import io
    pages, _ = draw(Canvas(io.BytesIO(), pagesize=size, invariant=1), 0)
    c = Canvas(path, pagesize=size, invariant=1)
    _, truth = draw(c, pages)
    c.save()
    return truth
