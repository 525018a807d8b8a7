# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared things of the commerce11 papers: fonts, money, wrapping, page counting."""
import datetime
import io
import random

from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import Paragraph, SimpleDocTemplate

BASE = "/usr/share/fonts/truetype/"
FONTS = {
    "Commerce11Sans": "dejavu/DejaVuSans.ttf",
    "Commerce11SansB": "dejavu/DejaVuSans-Bold.ttf",
    "Commerce11Cond": "dejavu/DejaVuSansCondensed.ttf",
    "Commerce11CondB": "dejavu/DejaVuSansCondensed-Bold.ttf",
    "Commerce11Serif": "dejavu/DejaVuSerif.ttf",
    "Commerce11SerifB": "dejavu/DejaVuSerif-Bold.ttf",
    "Commerce11Mono": "dejavu/DejaVuSansMono.ttf",
    "Commerce11MonoB": "dejavu/DejaVuSansMono-Bold.ttf",
    "Commerce11Noto": "noto/NotoSans-Regular.ttf",
    "Commerce11NotoB": "noto/NotoSans-Bold.ttf",
}
for _name, _file in FONTS.items():
    pdfmetrics.registerFont(TTFont(_name, BASE + _file))


def rng(name, seed, rows):
    return random.Random(f"{name}/{seed}/{rows}")


def t(cents):
    """The truth's form of an amount."""
    sign = "-" if cents < 0 else ""
    return f"{sign}{abs(cents) // 100}.{abs(cents) % 100:02d}"


def q(milli):
    """The truth's form of a quantity given in thousandths."""
    whole, part = divmod(milli, 1000)
    return str(whole) if not part else f"{whole}.{part:03d}".rstrip("0")


def money(cents, group=",", point=".", places=2):
    sign = "-" if cents < 0 else ""
    whole, part = divmod(abs(cents), 100)
    text = f"{whole:,}".replace(",", group)
    if places == 0:
        assert part == 0, cents
        return sign + text
    return f"{sign}{text}{point}{part:02d}"


def div(number, by):
    """Half up, for either sign."""
    if number < 0:
        return -div(-number, by)
    return (2 * number + by) // (2 * by)


def times(milli, price):
    return div(milli * price, 1000)


def day(r, year, low=1, high=300):
    return datetime.date(year, 1, 1) + datetime.timedelta(days=r.randint(low, high))


def plus(date, days):
    return date + datetime.timedelta(days=days)


def digits(r, n, first="123456789"):
    return r.choice(first) + "".join(r.choice("0123456789") for _ in range(n - 1))


def wrap(text, font, size, width):
    lines, line = [], ""
    for word in text.split():
        trial = f"{line} {word}".strip()
        if line and pdfmetrics.stringWidth(trial, font, size) > width:
            lines.append(line)
            line = word
        else:
            line = trial
    return lines + [line] if line or not lines else lines


def put(c, x, y, text, font, size, align="l", color=None):
    c.setFont(font, size)
    if color is not None:
        c.setFillColor(color)
    {"l": c.drawString, "r": c.drawRightString, "c": c.drawCentredString}[align](x, y, text)
    if color is not None:
        c.setFillGray(0)


def block(c, x, y, lines, font, size, lead, bold=None, align="l", width=None):
    """Lines downwards; the first in bold where given; returns the next y."""
    for i, text in enumerate(lines):
        face = bold if bold and i == 0 else font
        for part in (wrap(text, face, size, width) if width else [text]):
            put(c, x, y, part, face, size, align)
            y -= lead
    return y


class Grid:
    """Rows of wrapped cells on a canvas. cols: (left, right, align)."""

    def __init__(self, c, cols, font, size, lead, pad=3, gap=4):
        self.c, self.cols, self.font = c, cols, font
        self.size, self.lead, self.pad, self.gap = size, lead, pad, gap

    def lines(self, cells, font=None):
        return [wrap(cell, font or self.font, self.size, right - left - 2 * self.pad)
                for cell, (left, right, _) in zip(cells, self.cols)]

    def height(self, cells, font=None):
        return max(len(x) for x in self.lines(cells, font)) * self.lead + self.gap

    def row(self, y, cells, font=None, fill=None, rule=None, box=False, color=None):
        """Draws with its top at y; returns the bottom."""
        c, font = self.c, font or self.font
        lines = self.lines(cells, font)
        low = y - max(len(x) for x in lines) * self.lead - self.gap
        first, last = self.cols[0][0], self.cols[-1][1]
        if fill is not None:
            c.setFillColor(fill)
            c.rect(first, low, last - first, y - low, stroke=0, fill=1)
            c.setFillGray(0)
        for parts, (left, right, align) in zip(lines, self.cols):
            yy = y - self.gap / 2 - self.size * 0.92
            for part in parts:
                x = {"l": left + self.pad, "r": right - self.pad, "c": (left + right) / 2}[align]
                put(c, x, yy, part, font, self.size, align, color)
                yy -= self.lead
            if box:
                c.rect(left, low, right - left, y - low)
        if rule is not None:
            c.setLineWidth(rule)
            c.line(first, low, last, low)
        return low


def edges(start, *spec):
    """(width, align)... -> (left, right, align)..."""
    out, x = [], start
    for width, align in spec:
        out.append((x, x + width, align))
        x += width
    return out


def paint(path, size, title, work):
    """work(c, pages) draws all and calls c.showPage itself; done twice to know the count."""
    pages = 0
    for target in (io.BytesIO(), path):
        c = Canvas(target, pagesize=size, invariant=1)
        c.setTitle(title)
        work(c, pages)
        pages = c.getPageNumber() - 1
        c.save()


def flow(path, size, title, story, page, **margins):
    """Platypus twice over; page(c, number, pages) draws furniture."""
    pages = 0
    for target in (io.BytesIO(), path):
        doc = SimpleDocTemplate(target, pagesize=size, invariant=1, title=title, **margins)

        def each(c, d, count=pages):
            c.saveState()
            page(c, d.page, count)
            c.restoreState()
        doc.build(story(), onFirstPage=each, onLaterPages=each)
        pages = doc.page


def style(font, size, lead=None, align=0, color="#000000"):
    return ParagraphStyle("s", fontName=font, fontSize=size, leading=lead or size * 1.22,
                          alignment=align, textColor=color)


def para(text, st):
    return Paragraph(text.replace("&", "&amp;"), st)


def code(c, r, x, y, side, n=25):
    """A picture like a two-dimensional code."""
    step = side / n
    for i in range(n):
        for k in range(n):
            corner = (i < 7 or i >= n - 7) and k >= n - 7 or i < 7 and k < 7
            if corner:
                a, b = min(i, n - 1 - i), min(k, n - 1 - k)
                on = a in (0, 6) or b in (0, 6) or 2 <= a <= 4 and 2 <= b <= 4
            else:
                on = r.random() < 0.48
            if on:
                c.rect(x + i * step, y + k * step, step, step, stroke=0, fill=1)
