# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared things of the invoice layouts: money, numbers, names' checks, a canvas sheet with a table, platypus helpers."""
import io
import random
import datetime as dt
from reportlab.lib.pagesizes import A4
from reportlab.lib.colors import HexColor, black
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfbase.pdfmetrics import stringWidth
from reportlab.pdfgen.canvas import Canvas
from reportlab.lib.styles import ParagraphStyle
from reportlab.platypus import Paragraph, SimpleDocTemplate

D = "/usr/share/fonts/truetype/dejavu/"
N = "/usr/share/fonts/truetype/noto/"
for _n, _f in {"DV": D + "DejaVuSans", "DVC": D + "DejaVuSansCondensed", "DVS": D + "DejaVuSerif", "DVSC": D + "DejaVuSerifCondensed",
               "DVM": D + "DejaVuSansMono"}.items():
    pdfmetrics.registerFont(TTFont(_n, _f + ".ttf"))
    pdfmetrics.registerFont(TTFont(_n + "-Bold", _f + "-Bold.ttf"))
for _n, _f in {"NS": N + "NotoSans", "NSE": N + "NotoSerif"}.items():
    pdfmetrics.registerFont(TTFont(_n, _f + "-Regular.ttf"))
    pdfmetrics.registerFont(TTFont(_n + "-Bold", _f + "-Bold.ttf"))
BOLD = {"Helvetica": "Helvetica-Bold", "Times-Roman": "Times-Bold", "Courier": "Courier-Bold"}


def bold(f):
    return BOLD.get(f, f + "-Bold")


def rng(name, seed, rows):
    return random.Random(f"{name}/{seed}/{rows}")


def rnd(n, d):
    """n / d, half away from zero."""
    s = -1 if (n < 0) != (d < 0) else 1
    return s * ((2 * abs(n) + abs(d)) // (2 * abs(d)))


def amt(c):
    return ("-" if c < 0 else "") + f"{abs(c) // 100}.{abs(c) % 100:02d}"


def fmt(c, th=".", dec=",", places=2):
    a = abs(c)
    w = f"{a // 100:,}".replace(",", th)
    return ("-" if c < 0 else "") + w + (f"{dec}{a % 100:02d}" if places else "")


def dec(n100, sep=",", fixed=False):
    """A number in hundredths, as '2,5' or (fixed) '2,50'."""
    s = f"{abs(n100) // 100}.{abs(n100) % 100:02d}"
    if not fixed:
        s = s.rstrip("0").rstrip(".")
    return ("-" if n100 < 0 else "") + s.replace(".", sep)


def digits(r, n):
    return str(r.randint(1, 9)) + "".join(str(r.randint(0, 9)) for _ in range(n - 1))


def mod11(r, weights, check, n=None):
    """Digits plus a check digit; check(sum) gives it or None to try again."""
    while True:
        d = digits(r, len(weights))
        k = check(sum(int(a) * b for a, b in zip(d, weights)))
        if k is not None:
            return d + str(k)


def iban(r, cc, n):
    b = digits(r, n)
    k = 98 - int(b + "".join(str(ord(x) - 55) for x in cc) + "00") % 97
    s = f"{cc}{k:02d}{b}"
    return " ".join(s[i:i + 4] for i in range(0, len(s), 4))


def day(r, y0=2024, y1=2026):
    return dt.date(y0, 1, 8) + dt.timedelta(days=r.randint(0, (dt.date(y1, 6, 1) - dt.date(y0, 1, 8)).days))


def plus(d, n):
    return d + dt.timedelta(days=n)


FRAC = {"hod", "l", "KIL", "ΜΕΤ", "timer", "time", "timme", "m", "t", "h", "uur", "Std", "kg", "hrs", "Hour", "hr"}


def make_items(r, rows, catalog, discounts=(0,), whole=True, sizes=None, qmax=12):
    """catalog: (code, description, unit, price, rate in hundredths of a percent). Gives the priced lines."""
    out = []
    bag = []
    while len(bag) < rows:
        part = list(catalog)
        r.shuffle(part)
        bag += part
    for i in range(rows):
        code, desc, unit, price, rate = bag[i]
        if sizes:
            desc = desc.replace("{}", r.choice(sizes))
        q = 100 * r.randint(1, qmax)
        if not whole and unit in FRAC and r.random() < .6:
            q = r.choice((25, 50, 75, 125, 150, 250, 325, 475, 750, 1050))
        price = price * r.randint(90, 112) // 100
        disc = r.choice(discounts)
        a = rnd(q * price * (10000 - disc), 1000000)
        out.append(dict(code=code, desc=desc, unit=unit, q=q, price=price, disc=disc, rate=rate, amount=a))
    return out


def by_rate(items):
    """[(rate, net, tax)], highest first."""
    g = {}
    for i in items:
        g[i["rate"]] = g.get(i["rate"], 0) + i["amount"]
    return [(k, g[k], rnd(g[k] * k, 10000)) for k in sorted(g, reverse=True)]


def line(i, disc=True, rate=True, qty=True):
    t = {"description": i["desc"], "quantity": dec(i["q"], "."), "unit_price": amt(i["price"])}
    if disc and i["disc"]:
        t["discount"] = dec(i["disc"], ".") + "%"
    if rate:
        t["tax_rate"] = dec(i["rate"], ".")
    t["amount"] = amt(i["amount"])
    return t


def wrap(text, font, size, width):
    out = []
    for para in str(text).split("\n"):
        cur = ""
        for w in para.split(" "):
            t = f"{cur} {w}" if cur else w
            if cur and stringWidth(t, font, size) > width:
                out.append(cur)
                cur = w
            else:
                cur = t
        out.append(cur)
    return out


class Sheet:
    """A canvas whose y runs down from the top."""

    def __init__(self, path, pages=1, size=A4):
        self.c = Canvas(path, pagesize=size, invariant=1)
        self.w, self.h = size
        self.page, self.pages = 1, pages

    def t(self, x, y, s, font="Helvetica", size=9, a="l", col=black):
        self.c.setFillColor(HexColor(col) if isinstance(col, str) else col)
        self.c.setFont(font, size)
        {"l": self.c.drawString, "r": self.c.drawRightString, "c": self.c.drawCentredString}[a](x, self.h - y, str(s))

    def lines(self, x, y, ls, font="Helvetica", size=9, lead=None, a="l", col=black):
        lead = lead or size * 1.25
        for s in ls:
            self.t(x, y, s, font, size, a, col)
            y += lead
        return y

    def rule(self, x0, y0, x1, y1, w=.5, col="#000000"):
        self.c.setStrokeColor(HexColor(col))
        self.c.setLineWidth(w)
        self.c.line(x0, self.h - y0, x1, self.h - y1)

    def box(self, x, y, w, h, fill=None, stroke="#000000", lw=.5):
        if fill:
            self.c.setFillColor(HexColor(fill))
        if stroke:
            self.c.setStrokeColor(HexColor(stroke))
            self.c.setLineWidth(lw)
        self.c.rect(x, self.h - y - h, w, h, stroke=1 if stroke else 0, fill=1 if fill else 0)

    def next(self):
        self.c.showPage()
        self.page += 1


def twice(path, paint, size=A4):
    """paint(sheet) once to count the pages, then in earnest; returns what paint returns."""
    s = Sheet(io.BytesIO(), 1, size)
    paint(s)
    n = s.page
    s = Sheet(path, n, size)
    got = paint(s)
    s.c.showPage()
    s.c.save()
    return got


class Grid:
    """A table on a Sheet. cols: (key, x, width, align, head with newlines)."""

    def __init__(self, s, cols, font="Helvetica", size=8.5, lead=None, pad=2, gap=3, fill=None, ink="#000000", hsize=None,
                 box=False, under="#000000", band=None, rowrule=None, low=False, vert=False, hpad=4):
        self.__dict__.update(locals())
        self.lead = lead or size * 1.22
        self.hsize = hsize or size
        self.x0 = cols[0][1]
        self.x1 = cols[-1][1] + cols[-1][2]

    def head(self, y):
        s = self.s
        n = max(len(c[4].split("\n")) for c in self.cols)
        hl = self.hsize * 1.2
        h = n * hl + 2 * self.hpad
        if self.fill:
            s.box(self.x0, y, self.x1 - self.x0, h, self.fill, None)
        for k, x, w, a, t in self.cols:
            ls = t.split("\n")
            yy = y + self.hpad + self.hsize * .9 + (n - len(ls)) * hl / (1 if self.low else 2)
            self.put(x, w, a if a != "w" else "l", yy, ls, bold(self.font), self.hsize, hl, self.ink)
        if self.box:
            self.frame(y, h)
        elif self.under:
            s.rule(self.x0, y + h, self.x1, y + h, .7, self.under)
        return y + h

    def put(self, x, w, a, y, ls, font, size, lead, col="#000000"):
        px = {"l": x + self.gap, "r": x + w - self.gap, "c": x + w / 2}[a]
        self.s.lines(px, y, ls, font, size, lead, a, col)

    def frame(self, y, h):
        self.s.box(self.x0, y, self.x1 - self.x0, h)
        for k, x, w, a, t in self.cols[1:]:
            self.s.rule(x, y, x, y + h)

    def body(self, y, rows, bottom, turn, carry=None):
        """turn(y, i): ends the page before row i and gives the y to go on at."""
        top = y
        for i, row in enumerate(rows):
            cells = [wrap(row.get(k, ""), self.font, self.size, w - 2 * self.gap) if a == "w" else [row.get(k, "")]
                     for k, x, w, a, t in self.cols]
            h = max(map(len, cells)) * self.lead + 2 * self.pad
            if y + h > bottom:
                y = top = turn(y, i)
            if self.band and i % 2:
                self.s.box(self.x0, y, self.x1 - self.x0, h, self.band, None)
            for (k, x, w, a, t), ls in zip(self.cols, cells):
                self.put(x, w, "l" if a == "w" else a, y + self.pad + self.size * .92, ls, self.font, self.size, self.lead)
            if self.box:
                self.frame(y, h)
            y += h
            if self.rowrule:
                self.s.rule(self.x0, y, self.x1, y, .4, self.rowrule)
        return y


def style(font="Helvetica", size=8.5, a=0, col="#000000", lead=None):
    return ParagraphStyle("s", fontName=font, fontSize=size, leading=lead or size * 1.22, alignment=a, textColor=HexColor(col))


def P(text, st):
    return Paragraph(str(text).replace("&", "&amp;").replace("<", "&lt;").replace("\n", "<br/>"), st)


def flow(path, story, onpage, size=A4, margins=(50, 50, 50, 50)):
    """Platypus, twice over: onpage(canvas, page, pages)."""
    pages = [1]
    for target in (io.BytesIO(), path):
        count = [0]

        def paint(c, doc):
            count[0] = max(count[0], doc.page)
            c.saveState()
            onpage(c, doc.page, pages[0])
            c.restoreState()
        m = margins
        SimpleDocTemplate(target, pagesize=size, leftMargin=m[0], rightMargin=m[1], topMargin=m[2], bottomMargin=m[3],
                          invariant=1).build(story(), onFirstPage=paint, onLaterPages=paint)
        pages[0] = count[0]
