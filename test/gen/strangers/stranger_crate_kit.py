# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared things of the commerce papers: fonts, money, dates, a table for the canvas."""
import datetime
import os
import random

from reportlab.lib.pagesizes import A4
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.utils import simpleSplit
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.pdfmetrics import stringWidth
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas
from reportlab.platypus import Paragraph

_D = "/usr/share/fonts/truetype/dejavu/"
_N = "/usr/share/fonts/truetype/noto/"
_FILES = {
    "Com10Deja": _D + "DejaVuSans.ttf", "Com10DejaB": _D + "DejaVuSans-Bold.ttf",
    "Com10Cond": _D + "DejaVuSansCondensed.ttf", "Com10CondB": _D + "DejaVuSansCondensed-Bold.ttf",
    "Com10Serif": _D + "DejaVuSerif.ttf", "Com10SerifB": _D + "DejaVuSerif-Bold.ttf",
    "Com10Noto": _N + "NotoSans-Regular.ttf", "Com10NotoB": _N + "NotoSans-Bold.ttf",
    "Com10NSerif": _N + "NotoSerif-Regular.ttf", "Com10NSerifB": _N + "NotoSerif-Bold.ttf",
}


def font(name):
    if name.startswith("Com10") and name not in pdfmetrics.getRegisteredFontNames():
        f = _FILES[name]
        if not os.path.exists(f):
            f = _D + ("DejaVuSans-Bold.ttf" if name.endswith("B") else "DejaVuSans.ttf")
        pdfmetrics.registerFont(TTFont(name, f))
    return name


def rng(name, seed, rows):
    return random.Random(f"{name}/{seed}/{rows}")


def canv(path, size=A4, title="Invoice"):
    c = canvas.Canvas(path, pagesize=size, invariant=1)
    c.setTitle(title)
    return c


def half(a, b):
    """a / b rounded half away from nought."""
    if a < 0:
        return -half(-a, b)
    return (2 * a + b) // (2 * b)


def num(v, dec=2, thou=",", point="."):
    s = "-" if v < 0 else ""
    v = abs(v)
    whole, frac = divmod(v, 10 ** dec)
    w = f"{whole:,}".replace(",", thou)
    return s + w + (point + str(frac).zfill(dec) if dec else "")


def tru(v, dec=2):
    return num(v, dec, "", ".")


def day(r, y0=2023, y1=2025):
    return datetime.date(r.randint(y0, y1), r.randint(1, 12), r.randint(1, 28))


def plus(d, n):
    return d + datetime.timedelta(days=n)


def digits(r, n, first=None):
    s = "".join(str(r.randint(0, 9)) for _ in range(n))
    if first is not None:
        s = first + s[len(first):]
    return s


def wrap(text, f, size, w):
    return simpleSplit(text, f, size, w) or [""]


def put(c, x, y, s, f="Helvetica", size=9, align="l", color=None):
    c.saveState()
    if color is not None:
        c.setFillColor(color)
    c.setFont(font(f), size)
    {"l": c.drawString, "r": c.drawRightString, "c": c.drawCentredString}[align](x, y, s)
    c.restoreState()


def block(c, x, y, lines, f="Helvetica", size=9, lead=12, w=None, align="l"):
    """Lines below one another, wrapped to w; gives the y below them."""
    for s in lines:
        for t in (wrap(s, font(f), size, w) if w else [s]):
            put(c, x, y, t, f, size, align)
            y -= lead
    return y


def cells(c, x, y, widths, aligns, row, f, size, lead, pad=3, draw=True, valign="t"):
    """One row of a table whose top is y; gives its height."""
    font(f)
    parts = [wrap(s, f, size, w - 2 * pad) for s, w in zip(row, widths)]
    n = max(len(p) for p in parts)
    h = n * lead + pad
    if draw:
        for p, w, a in zip(parts, widths, aligns):
            top = y - pad / 2 - size
            if valign == "m":
                top -= (n - len(p)) * lead / 2
            elif valign == "b":
                top -= (n - len(p)) * lead
            for i, s in enumerate(p):
                at = {"l": x + pad, "r": x + w - pad, "c": x + w / 2}[a]
                put(c, at, top - i * lead, s, f, size, a)
            x += w
    return h


def para(s, f="Helvetica", size=9, align=0, lead=None, color=None):
    st = ParagraphStyle("x", fontName=font(f), fontSize=size, leading=lead or size * 1.25, alignment=align)
    if color is not None:
        st.textColor = color
    return Paragraph(s, st)


def unit(w, table, default):
    """The unit of an item by a word in its name; table: "word=unit, word=unit"."""
    for part in table.split(", "):
        a, b = part.split("=")
        if a in w:
            return b
    return default


def width(s, f, size):
    return stringWidth(s, font(f), size)
