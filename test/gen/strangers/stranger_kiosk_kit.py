# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared things: a roll of paper on which lines are put from the top; its length follows the text."""
import datetime
import random

from reportlab.graphics.barcode import code128, qr
from reportlab.graphics.shapes import Drawing
from reportlab.graphics import renderPDF
from reportlab.lib.units import mm
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

DEJAVU = "/usr/share/fonts/truetype/dejavu/"
NOTO = "/usr/share/fonts/truetype/noto/"
for _name, _file in (
    ("KioskMono", DEJAVU + "DejaVuSansMono.ttf"), ("KioskMonoB", DEJAVU + "DejaVuSansMono-Bold.ttf"),
    ("KioskCond", DEJAVU + "DejaVuSansCondensed.ttf"), ("KioskCondB", DEJAVU + "DejaVuSansCondensed-Bold.ttf"),
    ("KioskSans", DEJAVU + "DejaVuSans.ttf"), ("KioskSansB", DEJAVU + "DejaVuSans-Bold.ttf"),
    ("KioskSerif", DEJAVU + "DejaVuSerifCondensed.ttf"), ("KioskSerifB", DEJAVU + "DejaVuSerifCondensed-Bold.ttf"),
    ("KioskNoto", NOTO + "NotoSans-Regular.ttf"), ("KioskNotoB", NOTO + "NotoSans-Bold.ttf"),
):
    pdfmetrics.registerFont(TTFont(_name, _file))

BOLD = {"Courier": "Courier-Bold", "Helvetica": "Helvetica-Bold", "Times-Roman": "Times-Bold", "KioskMono": "KioskMonoB",
        "KioskCond": "KioskCondB", "KioskSans": "KioskSansB", "KioskSerif": "KioskSerifB", "KioskNoto": "KioskNotoB"}
width = pdfmetrics.stringWidth


def rng_for(name, seed, rows):
    return random.Random(f"{name}/{seed}/{rows}")


def money(c):
    """Truth form: 1234.50."""
    return f"{'-' if c < 0 else ''}{abs(c) // 100}.{abs(c) % 100:02d}"


def shown(c):
    """Printed form: 1,234.50."""
    return f"{'-' if c < 0 else ''}{abs(c) // 100:,}.{abs(c) % 100:02d}"


def comma(c):
    """Printed form in Germany: 1.234,50."""
    return shown(c).replace(",", "_").replace(".", ",").replace("_", ".")


def div(a, b):
    """a / b in whole numbers, halves away from zero."""
    return -div(-a, b) if a < 0 else (2 * a + b) // (2 * b)


def pct(c, per_mille):
    return div(c * per_mille, 1000)


def inside(c, per_mille):
    """The tax within an amount that includes it."""
    return div(c * per_mille, 1000 + per_mille)


def to_five(c):
    """Nearest 5 cents; what has to be added."""
    return div(c, 5) * 5 - c


def picks(rng, pool, n):
    out = []
    while len(out) < n:
        part = list(pool)
        rng.shuffle(part)
        out += part
    return out[:n]


def day_in(rng, first, last):
    a, b = datetime.date.fromisoformat(first), datetime.date.fromisoformat(last)
    return a + datetime.timedelta(rng.randrange((b - a).days + 1))


def clock(rng, lo=9, hi=21):
    return rng.randint(lo, hi), rng.randint(0, 59), rng.randint(0, 59)


def tendered(rng, total, notes=(1000, 5000, 10000)):
    """What a customer lays on the counter, in whole notes."""
    note = rng.choice(notes)
    return -(-total // note) * note


def item(desc, qty=None, price=None, amount=None):
    out = {"description": desc}
    if qty is not None:
        out["quantity"] = str(qty)
    if price is not None:
        out["unit_price"] = money(price)
    if amount is not None:
        out["amount"] = money(amount)
    return out


class Roll:
    def __init__(self, roll_mm, font, size=None, cols=None, margin_mm=4, lead=1.2, ink=0.0):
        self.w, self.m = roll_mm * mm, margin_mm * mm
        self.l, self.r = self.m, self.w - self.m
        self.use = self.r - self.l
        self.font, self.bold = font, BOLD[font]
        self.size = size or int(self.use / cols / width("0", font, 1) * 100) / 100
        self.cols, self.lead, self.ink = cols, lead, ink
        self.y, self.ops = 5 * mm, []

    # one piece of text, at a place across the paper, at the present line
    def put(self, x, text, align="l", font=None, size=None, white=False, dy=0):
        font, size = font or self.font, size or self.size
        wide = width(text, font, size)
        x0 = x if align == "l" else x - wide if align == "r" else x - wide / 2
        assert x0 >= 2 and x0 + wide <= self.w - 2, f"off the paper: {text!r} {x0:.1f} {x0 + wide:.1f} of {self.w:.1f}"
        self.ops.append(("t", x0, self.y + dy, text, font, size, white))
        return x0, x0 + wide

    def down(self, size=None, lead=None):
        self.y += (size or self.size) * (lead or self.lead)

    def line(self, text="", align="l", bold=False, size=None, font=None, x=0):
        font = font or (self.bold if bold else self.font)
        at = {"l": self.l + x, "r": self.r, "c": self.w / 2}[align]
        self.down(size)
        if text:
            self.put(at, text, align, font, size)

    def lines(self, texts, **how):
        for t in texts:
            self.line(t, **how)

    def big(self, text, size, align="c", font=None):
        """A line in large letters, made smaller where the paper is too narrow."""
        font = font or self.bold
        size = min(size, size * self.use / width(text, font, size))
        self.line(text, align, size=size, font=font)

    def wrap(self, text, room, bold=False, size=None):
        font, size = self.bold if bold else self.font, size or self.size
        out = [""]
        for word in text.split():
            new = (out[-1] + " " + word).strip()
            if width(new, font, size) <= room or not out[-1]:
                out[-1] = new
            else:
                out.append(word)
        return out

    def cells(self, parts, bold=False, size=None):
        """parts: (place in hundredths of the usable width, align, text); nothing may touch."""
        self.down(size)
        font = self.bold if bold else self.font
        spans = sorted(self.put(self.l + self.use * p / 100, t, a, font, size) for p, a, t in parts if t != "")
        for a, b in zip(spans, spans[1:]):
            assert a[1] + 1 < b[0], f"touching: {parts}"

    def row(self, left, right, bold=False, size=None):
        self.cells([(0, "l", left), (100, "r", right)], bold, size)

    def grid(self, left, right="", bold=False):
        """One string padded to the number of columns, as a till sends it."""
        if right:
            gap = self.cols - len(left) - len(right)
            assert gap >= 1, f"no room: {left!r} {right!r}"
            left = left + " " * gap + right
        assert len(left) <= self.cols, f"too long: {left!r}"
        self.line(left, bold=bold)

    def mid(self, text, bold=False):
        """Centred with blanks, as a till sends it."""
        assert len(text) <= self.cols, f"too long: {text!r}"
        self.line(" " * ((self.cols - len(text)) // 2) + text, bold=bold)

    def dash(self, char="-"):
        n = self.cols or int(self.use / width(char, self.font, self.size))
        self.line(char * n)

    def rule(self, weight=0.6, dashed=False, a=0, b=100):
        self.y += self.size * 0.5
        self.ops.append(("r", self.l + self.use * a / 100, self.l + self.use * b / 100, self.y, weight, dashed))
        self.y += self.size * 0.05

    def gap(self, lines=0.5):
        self.y += self.size * self.lead * lines

    def band(self, text, size=None, grey=0.0, pad=3):
        """White letters on a dark band over the usable width."""
        size = size or self.size
        self.y += pad
        self.ops.append(("b", self.l, self.y, self.use, size + 2 * pad, grey))
        self.y += size + pad * 0.7
        self.put(self.w / 2, text, "c", self.bold, size, white=True)
        self.y += pad * 1.3

    def barcode(self, text, high=22):
        self.y += 4
        self.ops.append(("c", self.y, text, high))
        self.y += high + 2

    def qr(self, text, side=60):
        self.y += 4
        self.ops.append(("q", self.y, text, side))
        self.y += side

    def disc(self, letters, radius=15, grey=0.0):
        self.y += 2 * radius
        self.ops.append(("d", self.y - radius, letters, radius, grey))
        self.y += 3

    def save(self, path):
        high = self.y + 9 * mm
        c = Canvas(path, pagesize=(self.w, high), invariant=1)
        for op in self.ops:
            kind = op[0]
            c.setFillGray(self.ink)
            c.setStrokeGray(self.ink)
            if kind == "t":
                if op[6]:
                    c.setFillGray(1)
                c.setFont(op[4], op[5])
                c.drawString(op[1], high - op[2], op[3])
            elif kind == "r":
                c.setLineWidth(op[4])
                c.setDash([2, 2] if op[5] else [])
                c.line(op[1], high - op[3], op[2], high - op[3])
            elif kind == "b":
                c.setFillGray(op[5])
                c.rect(op[1], high - op[2] - op[4], op[3], op[4], stroke=0, fill=1)
            elif kind == "c":
                b = code128.Code128(op[2], barHeight=op[3], barWidth=0.8, quiet=False)
                b.drawOn(c, (self.w - b.width) / 2, high - op[1] - op[3])
            elif kind == "q":
                d = Drawing(op[3], op[3])
                d.add(qr.QrCodeWidget(op[2], barWidth=op[3], barHeight=op[3]))
                renderPDF.draw(d, c, (self.w - op[3]) / 2, high - op[1] - op[3])
            elif kind == "d":
                c.setFillGray(op[4])
                c.circle(self.w / 2, high - op[1], op[3], stroke=0, fill=1)
                c.setFillGray(1)
                c.setFont("Times-BoldItalic", op[3])
                c.drawCentredString(self.w / 2, high - op[1] - op[3] * 0.33, op[2])
        c.showPage()
        c.save()
