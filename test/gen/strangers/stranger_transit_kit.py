# SPDX-License-Identifier: AGPL-3.0-or-later
"""What the twelve issuers share: chance, money, fonts, a canvas table."""
import io
import random
import datetime as dt

from reportlab.lib.pagesizes import A4, letter
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.utils import simpleSplit
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas
from reportlab.platypus import Paragraph, SimpleDocTemplate

DEJ = "/usr/share/fonts/truetype/dejavu/DejaVu"
NOTO = "/usr/share/fonts/truetype/noto/Noto"
for _n, _p in (("Com12Dv", DEJ + "Sans.ttf"), ("Com12DvB", DEJ + "Sans-Bold.ttf"),
               ("Com12Dc", DEJ + "SansCondensed.ttf"), ("Com12DcB", DEJ + "SansCondensed-Bold.ttf"),
               ("Com12Ds", DEJ + "Serif.ttf"), ("Com12DsB", DEJ + "Serif-Bold.ttf"),
               ("Com12Ns", NOTO + "Sans-Regular.ttf"), ("Com12NsB", NOTO + "Sans-Bold.ttf"),
               ("Com12Nr", NOTO + "Serif-Regular.ttf"), ("Com12NrB", NOTO + "Serif-Bold.ttf")):
    pdfmetrics.registerFont(TTFont(_n, _p))

A4W, A4H = A4
LW, LH = letter


def rng(name, seed, rows):
    return random.Random(f"{name}/{seed}/{rows}")


def amt(cents):
    """Integer cents as the truth writes them."""
    s = "-" if cents < 0 else ""
    return f"{s}{abs(cents) // 100}.{abs(cents) % 100:02d}"


def fmt(cents, th=",", dec=".", after=False):
    """Integer cents as a paper prints them; after: the minus sign behind."""
    a = abs(cents)
    whole = f"{a // 100:,}".replace(",", th)
    out = f"{whole}{dec}{a % 100:02d}"
    if cents < 0:
        out = out + "-" if after else "-" + out
    return out


def part(n, d):
    """n/d, half away from zero, in integers."""
    s = -1 if n < 0 else 1
    return s * ((2 * abs(n) + d) // (2 * d))


def day(r, year=None):
    y = year or r.choice([2023, 2024, 2025])
    return dt.date(y, 1, 1) + dt.timedelta(days=r.randrange(0, 360))


def digits(r, n):
    return "".join(r.choice("0123456789") for _ in range(n - 1)).join([r.choice("123456789"), ""])


def width(s, f, z):
    return pdfmetrics.stringWidth(s, f, z)


def wrap(s, f, z, w):
    return simpleSplit(s, f, z, w)


def left(c, x, y, s, f, z):
    c.setFont(f, z)
    c.drawString(x, y, s)


def right(c, x, y, s, f, z):
    c.setFont(f, z)
    c.drawRightString(x, y, s)


def mid(c, x, y, s, f, z):
    c.setFont(f, z)
    c.drawCentredString(x, y, s)


def lines(c, x, y, rows, f, z, lead, first=None):
    """Lines down the page; first: another font for the first."""
    for i, s in enumerate(rows):
        left(c, x, y, s, first if first and i == 0 else f, z)
        y -= lead
    return y


def block(c, x, y, s, f, z, lead, w):
    return lines(c, x, y, wrap(s, f, z, w), f, z, lead)


def paint(path, size, title, draw):
    """Draw twice: first to count the pages, then in earnest."""
    total = 0
    for target in (io.BytesIO(), path):
        c = canvas.Canvas(target, pagesize=size, invariant=1)
        c.setTitle(title)
        draw(c, total)
        total = c.getPageNumber()
        c.showPage()
        c.save()


def table(c, cols, items, y, floor, head, turn, font, size, lead, gap=4,
          before=None, after=None, leaving=None, arriving=None):
    """Rows down the page.

    cols: (key, x, w, align); items: dicts of strings; head(c, y) -> y;
    turn(c) -> y ends the page and begins the next; before/after(c, i, top, bottom);
    leaving(c, y, i) / arriving(c, y, i) -> y print carried sums.
    """
    y = head(c, y)
    for i, it in enumerate(items):
        cells = {k: wrap(it.get(k, "") or "", font, size, w) if a != "r" else [it.get(k, "") or ""]
                 for k, x, w, a in cols}
        n = max(len(v) for v in cells.values())
        high = n * lead + gap
        if y - high < floor:
            if leaving:
                leaving(c, y, i)
            y = turn(c)
            y = head(c, y)
            if arriving:
                y = arriving(c, y, i)
        if before:
            before(c, i, y, y - high)
        c.setFillGray(0)
        for k, x, w, a in cols:
            for j, s in enumerate(cells[k]):
                yy = y - gap / 2 - (j + 1) * lead + lead * 0.25
                if a == "r":
                    right(c, x + w, yy, s, font, size)
                elif a == "c":
                    mid(c, x + w / 2, yy, s, font, size)
                else:
                    left(c, x, yy, s, font, size)
        if after:
            after(c, i, y, y - high)
        y -= high
    return y


def pick(r, pool, n):
    """n of the pool, all once before any comes again."""
    out = []
    while len(out) < n:
        some = list(pool)
        r.shuffle(some)
        out += some
    return out[:n]


def row(desc, qty=None, unit=None, disc=None, rate=None, amount=None):
    d = {"description": " ".join(desc.split())}
    for k, v in (("quantity", qty), ("unit_price", unit), ("discount", disc),
                 ("tax_rate", rate), ("amount", amount)):
        if v is not None:
            d[k] = v
    return d


def flow(path, size, margins, title, story, first=None, later=None):
    """A platypus paper; margins left, right, top, bottom; first/later(c, page, pages) draw the page's own things."""
    total = 0
    for target in (io.BytesIO(), path):
        doc = SimpleDocTemplate(target, pagesize=size, leftMargin=margins[0], rightMargin=margins[1],
                                topMargin=margins[2], bottomMargin=margins[3], title=title, invariant=1)
        seen = [0]

        def deco(fn):
            def on(c, d):
                seen[0] = max(seen[0], d.page)
                if fn:
                    c.saveState()
                    fn(c, d.page, total)
                    c.restoreState()
            return on
        doc.build(story(), onFirstPage=deco(first), onLaterPages=deco(later))
        total = seen[0]


def para(s, font="Helvetica", size=9, lead=None, align=0, color="#000000", after=0):
    s = s.replace("&", "&amp;").replace("<", "&lt;")
    s = s.replace("\n", "<br/>")
    return Paragraph(s, ParagraphStyle("p", fontName=font, fontSize=size, leading=lead or size * 1.22,
                                       alignment=align, textColor=color, spaceAfter=after))
