# SPDX-License-Identifier: AGPL-3.0-or-later
"""A strip of till paper: text is placed line by line, the page is cut when it is saved."""
import datetime
import textwrap
from decimal import Decimal

from model import half_up
from reportlab.lib.utils import simpleSplit
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas
from stranger_pen import fmt

MM = 72 / 25.4
DEJAVU = "/usr/share/fonts/truetype/dejavu/"
for _name in ("DejaVuSansMono", "DejaVuSansMono-Bold", "DejaVuSans", "DejaVuSans-Bold",
              "DejaVuSansCondensed", "DejaVuSansCondensed-Bold"):
    pdfmetrics.registerFont(TTFont(_name, DEJAVU + _name + ".ttf"))
NOTO = "/usr/share/fonts/truetype/noto/"
for _name in ("NotoSans-Regular", "NotoSans-Bold"):
    pdfmetrics.registerFont(TTFont(_name, NOTO + _name + ".ttf"))
TYPE1 = "/usr/share/fonts/type1/urw-base35/"
for _name in ("NimbusSansNarrow-Regular", "NimbusSansNarrow-Bold", "NimbusMonoPS-Regular", "NimbusMonoPS-Bold"):
    _face = pdfmetrics.EmbeddedType1Face(TYPE1 + _name + ".afm", "/usr/share/fonts/X11/Type1/" + _name + ".pfb")
    pdfmetrics.registerTypeFace(_face)
    pdfmetrics.registerFont(pdfmetrics.Font(_name, _face.name, "WinAnsiEncoding"))

BOLD = {
    "NimbusSansNarrow-Regular": "NimbusSansNarrow-Bold", "NimbusMonoPS-Regular": "NimbusMonoPS-Bold",
    "Courier": "Courier-Bold", "Helvetica": "Helvetica-Bold", "Times-Roman": "Times-Bold",
    "DejaVuSansMono": "DejaVuSansMono-Bold", "DejaVuSans": "DejaVuSans-Bold",
    "DejaVuSansCondensed": "DejaVuSansCondensed-Bold", "NotoSans-Regular": "NotoSans-Bold",
    "Courier-Bold": "Courier-Bold", "DejaVuSansMono-Bold": "DejaVuSansMono-Bold",
}


class Tape:
    """Positions across are counted in columns of the base font; padded=True sends a row as one string."""

    def __init__(self, width_mm, font, cols, aspect=2.0, margin=9.0, lead=1.18, padded=True, ink=0.0):
        self.width = width_mm * MM
        self.font, self.cols, self.margin, self.padded = font, cols, margin, padded
        self.cw = (self.width - 2 * margin) / cols
        self.size = self.cw * aspect
        unit = pdfmetrics.stringWidth("0", font, self.size)
        self.hs = 100 * self.cw / unit
        self.lead = self.size * lead
        self.ink = ink
        self.y = 14.0
        self.ops = []
        self.spans = {}
        self.lines = []

    def measure(self, s, font, size, hs):
        return pdfmetrics.stringWidth(s, font, size) * hs / 100

    def put(self, x, s, align="l", bold=False, k=1.0, w=1.0, font=None, invert=False):
        """Place s at x points on the present line; k multiplies the height, w the width."""
        if not s:
            return
        font = font or self.font
        if bold:
            font = BOLD[font]
        size, hs = self.size * k, self.hs * w / k
        length = self.measure(s.rstrip(), font, size, hs)
        if align == "r":
            x -= length
        elif align == "c":
            x -= length / 2
        key = round(self.y, 2)
        for a, b, other in self.spans.setdefault(key, []):
            if x < b + 0.5 and a < x + length + 0.5:
                raise ValueError("overlap: %r with %r" % (s, other))
        if x < 1.5 or x + length > self.width - 1.5:
            raise ValueError("off the paper: %r" % s)
        self.spans[key].append((x, x + length, s))
        self.ops.append(("t", x, self.y, s, font, size, hs, invert, length))

    def feed(self, k=1.0):
        self.y += self.lead * k

    def pos(self, col):
        return self.margin + col * self.cw

    def centre(self, s, k=1.0, w=1.0, **kw):
        self.feed(k)
        if self.padded and k == w == 1.0 and not kw.get("font"):
            s = " " * max(0, (self.cols - len(s)) // 2) + s
            self.put(self.margin, s, "l", **kw)
        else:
            self.put(self.width / 2, s, "c", k=k, w=w, **kw)
        self.y += self.lead * max(0, k - 1.2) * 0.25

    def left(self, s, col=0, k=1.0, w=1.0, **kw):
        self.feed(k)
        self.put(self.pos(col), s, "l", k=k, w=w, **kw)

    def right(self, s, k=1.0, w=1.0, **kw):
        self.feed(k)
        self.put(self.width - self.margin, s, "r", k=k, w=w, **kw)

    def row(self, *cells, k=1.0, w=1.0, **kw):
        """cells are (column, align, text)."""
        if self.padded and w == 1.0:
            buf = [" "] * self.cols
            for col, align, s in cells:
                at = col if align == "l" else col - len(s) if align == "r" else col - len(s) // 2
                if at < 0 or at + len(s) > self.cols:
                    raise ValueError("does not fit: %r" % s)
                if any(c != " " for c in buf[max(0, at - 1):at + len(s)]):
                    raise ValueError("collision: %r" % (cells,))
                buf[at:at + len(s)] = s
            self.left("".join(buf).rstrip(), k=k, **kw)
            return
        self.feed(k)
        for col, align, s in cells:
            self.put(self.pos(col), s, align, k=k, w=w, **kw)

    def lr(self, a, b, **kw):
        self.row((0, "l", a), (self.cols, "r", b), **kw)

    def rule(self, ch="-", n=None):
        self.left((ch * self.cols)[:n or self.cols])

    def drawn(self, kind="dash", weight=0.6, gap=0.55):
        self.y += self.lead * gap
        self.ops.append(("l", self.margin, self.y, self.width - self.margin, kind, weight))
        self.y += self.lead * 0.1

    def bars(self, rng, width=0.7, height=26):
        self.y += 6
        x0, x1 = self.width * (1 - width) / 2, self.width * (1 + width) / 2
        x, out = x0, []
        while x < x1 - 3:
            b = rng.choice((0.8, 0.8, 1.6, 2.4))
            out.append((x, b))
            x += b + rng.choice((0.8, 0.8, 1.6))
        self.ops.append(("b", self.y, height, out))
        self.y += height + 2

    def qr(self, rng, side=62):
        self.y += 6
        n = 25
        u = side / n
        dots = [(i, j) for i in range(n) for j in range(n) if rng.random() < 0.48]

        def corner(i, j):
            return (i < 8 or i > n - 9) and j < 8 or i < 8 and j > n - 9
        dots = [d for d in dots if not corner(*d)]
        for ci, cj in ((0, 0), (n - 7, 0), (0, n - 7)):
            for i in range(7):
                for j in range(7):
                    if i in (0, 6) or j in (0, 6) or 2 <= i <= 4 and 2 <= j <= 4:
                        dots.append((ci + i, cj + j))
        self.ops.append(("q", self.width / 2 - side / 2, self.y, u, dots))
        self.y += side + 3

    def shape(self, fn, height):
        """fn(canvas, x_centre, y_bottom) draws a logo of the given height."""
        self.ops.append(("s", self.y + height, fn))
        self.y += height + 2

    def save(self, path, title="Receipt"):
        height = self.y + 22
        c = canvas.Canvas(path, pagesize=(self.width, height), invariant=1)
        c.setTitle(title)
        for op in self.ops:
            c.setFillGray(self.ink)
            c.setStrokeGray(self.ink)
            if op[0] == "t":
                _, x, y, s, font, size, hs, invert, length = op
                if invert:
                    c.rect(x - 3, height - y - size * 0.28, length + 6, size * 1.3, stroke=0, fill=1)
                    c.setFillGray(1)
                t = c.beginText(x, height - y)
                t.setFont(font, size)
                t.setHorizScale(hs)
                t.textOut(s)
                c.drawText(t)
            elif op[0] == "l":
                _, x0, y, x1, kind, weight = op
                c.setLineWidth(weight)
                c.setDash(*{"dash": ([3, 2], 0), "dot": ([0.8, 1.6], 0), "solid": ([], 0)}[kind])
                c.line(x0, height - y, x1, height - y)
                c.setDash()
            elif op[0] == "b":
                for x, b in op[3]:
                    c.rect(x, height - op[1] - op[2], b, op[2], stroke=0, fill=1)
            elif op[0] == "q":
                _, x, y, u, dots = op
                for i, j in dots:
                    c.rect(x + i * u, height - y - (j + 1) * u, u, u, stroke=0, fill=1)
            elif op[0] == "s":
                c.saveState()
                op[2](c, self.width / 2, height - op[1])
                c.restoreState()
        c.showPage()
        c.save()


def words(s, n):
    """Wrap at spaces to n characters."""
    return textwrap.wrap(s, n, break_long_words=False, break_on_hyphens=False)


def fitted(tape, s, width_cols, bold=False):
    """Wrap at spaces to a width for proportional fonts."""
    return simpleSplit(s, BOLD[tape.font] if bold else tape.font, tape.size, width_cols * tape.cw * 100 / tape.hs)


def dec(n, places=2):
    """Integer of smallest units as a plain decimal text."""
    return fmt(Decimal(n).scaleb(-places), places, "")


def sep(n, places=2):
    """With commas for thousands and a point."""
    return fmt(Decimal(n).scaleb(-places), places)


def com(n, places=2, thousands=""):
    """With a decimal comma."""
    return fmt(Decimal(n).scaleb(-places), places, thousands, ",")


def five(n):
    """Nearest multiple of five."""
    return half_up(n, 5) * 5


def inside(gross, rate):
    """Tax in a gross amount; rate in hundredths of a per cent."""
    return half_up(gross * rate, 10000 + rate)


def dealt(seed, pool):
    """Goes round the pool as the seeds go up."""
    return pool[seed % len(pool)]


def basket(rng, pool, n):
    return rng.sample(pool, n) if n <= len(pool) else [rng.choice(pool) for _ in range(n)]


def moment(rng, first, last, h0=8, h1=22):
    d0 = datetime.date(*first)
    day = d0 + datetime.timedelta(rng.randrange((datetime.date(*last) - d0).days))
    return datetime.datetime(day.year, day.month, day.day, rng.randint(h0, h1 - 1), rng.randrange(60),
                             rng.randrange(60))


def tender(rng, total, steps=(100, 500, 1000, 5000)):
    """What a customer hands over: the total rounded up to some note."""
    step = rng.choice([s for s in steps if s <= max(total * 2, steps[0])])
    return max(1, -(-total // step)) * step


def item(description, amount, places=2, quantity=None, unit_price=None):
    """unit_price, which is printed, has no member in the record."""
    return {"description": description, "quantity": quantity, "amount": dec(amount, places)}


def paper(name, address, when, number, items, totals, tax_id=None, currency=None, places=2):
    """The receipt's number, what is called service and what is taken off have no member in the record."""
    merchant = {"name": name, "address": " ".join(address)}
    if tax_id:
        merchant["tax_id"] = tax_id
    data = {"merchant": merchant, "date": when.strftime("%Y-%m-%d"), "time": when.strftime("%H:%M"), "line_items": items,
            "totals": {k: dec(v, places) for k, v in totals.items() if k not in ("service_charge", "discount")}}
    return {**data, "currency": currency} if currency else data
