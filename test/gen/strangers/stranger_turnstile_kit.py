# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared helpers of the receipt papers: a roll of till paper, money, people, choices."""
import datetime
import random
from reportlab.graphics.barcode import code128, qr
from reportlab.graphics.shapes import Drawing
from reportlab.graphics import renderPDF
from reportlab.lib.utils import simpleSplit
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas

_D = "/usr/share/fonts/truetype/dejavu/"
for _n, _f in (("Rec18Sans", "DejaVuSans"), ("Rec18SansB", "DejaVuSans-Bold"), ("Rec18Mono", "DejaVuSansMono"),
               ("Rec18MonoB", "DejaVuSansMono-Bold"), ("Rec18Serif", "DejaVuSerif"), ("Rec18SerifB", "DejaVuSerif-Bold"),
               ("Rec18Cond", "DejaVuSansCondensed"), ("Rec18CondB", "DejaVuSansCondensed-Bold")):
    try:
        pdfmetrics.registerFont(TTFont(_n, _D + _f + ".ttf"))
    except Exception:  # a face that is not installed: the plain one under that name
        pdfmetrics.registerFont(TTFont(_n, _D + ("DejaVuSans-Bold" if _n.endswith("B") else "DejaVuSans") + ".ttf"))

width = pdfmetrics.stringWidth


def rng(name, seed, rows):
    return random.Random(f"{name}/{seed}/{rows}")


def m(cents):
    """The truth's form of an amount."""
    return f"{'-' if cents < 0 else ''}{abs(cents) // 100}.{abs(cents) % 100:02d}"


def fm(cents, dec=".", tho=","):
    """An amount as printed."""
    s = f"{abs(cents) / 100:,.2f}".replace(",", "\0").replace(".", dec).replace("\0", tho)
    return ("-" if cents < 0 else "") + s


def rnd(x):
    """Half up, for positive numbers."""
    return int(x + 0.5 + 1e-9)


def near(cents, step):
    """Rounded to the nearest step of cents."""
    return (cents + step // 2) // step * step


def when(r, y0=2021, y1=2025, h0=8, h1=21):
    d = datetime.date(r.randint(y0, y1), 1, 1) + datetime.timedelta(days=r.randint(0, 364))
    return datetime.datetime(d.year, d.month, d.day, r.randint(h0, h1), r.randint(0, 59), r.randint(0, 59))


def draw_from(r, pool, n):
    """n things of the pool, each at most once more often than another."""
    out = []
    while len(out) < n:
        part = list(pool)
        r.shuffle(part)
        out += part
    return out[:n]


def digits(r, n):
    return "".join(r.choice("0123456789") for _ in range(n))


def gstin(r, state):
    a = "ABCDEFGHJKLMNPQRSTUVWXYZ"
    return state + "".join(r.choice(a) for _ in range(5)) + digits(r, 4) + r.choice(a) + "1Z" + r.choice(a + "123456789")


def tender(r, total, notes):
    """What a customer hands over: the sum itself or the next fitting notes."""
    fits = sorted({-(-total // n) * n for n in notes})
    return r.choice(fits[:3])


class Roll:
    """A strip of till paper: ops are noted from the top down, the page gets the height it needs."""

    def __init__(self, path, w=226, font="Helvetica", bold="Helvetica-Bold", size=8, lead=None, margin=10, top=None):
        self.path, self.w, self.font, self.bold, self.size = path, w, font, bold, size
        self.lead, self.m, self.r = lead or size * 1.25, margin, w - margin
        self.y, self.ops = (top if top is not None else margin) + size, []

    def t(self, x, text, align="l", font=None, size=None, color=None, dy=0):
        font, size = font or self.font, size or self.size
        wide = width(text, font, size)
        x -= wide if align == "r" else wide / 2 if align == "c" else 0
        self.ops.append(("t", x, self.y + dy, text, font, size, color))
        return x + wide

    def down(self, d=None):
        self.y += self.lead if d is None else d

    def left(self, text, **k):
        self.t(self.m, text, **k)
        self.down(max(self.lead, (k.get("size") or 0) * 1.2))

    def right(self, text, **k):
        self.t(self.r, text, "r", **k)
        self.down(max(self.lead, (k.get("size") or 0) * 1.2))

    def mid(self, text, **k):
        self.t(self.w / 2, text, "c", **k)
        self.down(max(self.lead, (k.get("size") or 0) * 1.2))

    def lr(self, a, b, xr=None, xl=None, **k):
        self.t(self.m if xl is None else xl, a, **k)
        self.t(self.r if xr is None else xr, b, "r", **k)
        self.down(max(self.lead, (k.get("size") or 0) * 1.2))

    def split(self, text, wide, font=None, size=None):
        return simpleSplit(text, font or self.font, size or self.size, wide)

    def cut(self, text, wide, font=None, size=None):
        while width(text, font or self.font, size or self.size) > wide:
            text = text[:-1].rstrip()
        return text

    def line(self, x0=None, x1=None, dy=None, thick=0.5, dash=None, color=None, gap=None):
        y = self.y + (-self.size * 0.55 if dy is None else dy)
        self.ops.append(("l", self.m if x0 is None else x0, y, self.r if x1 is None else x1, y, thick, dash, color))
        if gap is not None:
            self.down(gap)

    def vline(self, x, y0, y1, thick=0.5):
        self.ops.append(("l", x, y0, x, y1, thick, None, None))

    def rect(self, x0, y0, x1, y1, fill=None, stroke=None, thick=0.6, radius=0, first=False):
        op = ("r", x0, y0, x1, y1, fill, stroke, thick, radius)
        self.ops.insert(0, op) if first else self.ops.append(op)

    def bars(self, value, h=22, bw=0.7):
        self.ops.append(("b", self.y, value, h, bw))
        self.down(h + self.lead * 0.6)

    def qr(self, value, side=56, x=None):
        self.ops.append(("q", self.w / 2 - side / 2 if x is None else x, self.y, value, side))
        self.down(side + self.lead)

    def save(self, title, order="asis", words=False, foot=10):
        h = max(self.y + foot, self.w * 0.8)
        c = canvas.Canvas(self.path, pagesize=(self.w, h), invariant=1)
        c.setTitle(title)
        ground = [o for o in self.ops if o[0] == "r"]
        rest = [o for o in self.ops if o[0] != "r"]
        if order == "reverse":
            rest.reverse()
        elif order == "columns":
            rest.sort(key=lambda o: (o[0] != "t", round(o[1] / 40) if o[0] == "t" else 0))
        elif order == "rtl":
            rest.sort(key=lambda o: (o[0] != "t", round(o[2], 1) if o[0] == "t" else 0, -o[1]))
        for o in ground + rest:
            c.setFillColor("black")
            c.setStrokeColor("black")
            if o[0] == "t":
                _, x, y, text, font, size, color = o
                c.setFillColor(color or "black")
                c.setFont(font, size)
                if not words:
                    c.drawString(x, h - y, text)
                    continue
                for word in text.split(" "):
                    if word:
                        c.drawString(x, h - y, word)
                    x += width(word + " ", font, size)
            elif o[0] == "l":
                c.setLineWidth(o[5])
                c.setStrokeColor(o[7] or "black")
                c.setDash(*(o[6] or ([], 0)))
                c.line(o[1], h - o[2], o[3], h - o[4])
                c.setDash([], 0)
            elif o[0] == "r":
                _, x0, y0, x1, y1, fill, stroke, thick, radius = o
                c.setLineWidth(thick)
                c.setFillColor(fill or "white")
                c.setStrokeColor(stroke or "black")
                c.roundRect(x0, h - y1, x1 - x0, y1 - y0, radius, fill=int(fill is not None), stroke=int(stroke is not None))
            elif o[0] == "b":
                code = code128.Code128(o[2], barHeight=o[3], barWidth=o[4], humanReadable=False, quiet=False)
                code.drawOn(c, (self.w - code.width) / 2, h - o[1] - o[3] + 6)
            elif o[0] == "q":
                w = qr.QrCodeWidget(o[3], barLevel="L", barBorder=0)
                x0, y0, x1, y1 = w.getBounds()
                d = Drawing(o[4], o[4], transform=[o[4] / (x1 - x0), 0, 0, o[4] / (y1 - y0), 0, 0])
                d.add(w)
                renderPDF.draw(d, c, o[1], h - o[2] - o[4] + 6)
        c.showPage()
        c.save()


def data(merchant, address, at, currency, items, total, clock="%H:%M", **more):
    """The truth; what is None was not printed."""
    out = {"merchant": merchant, "address": ", ".join(address) if address else None, "date": at and at.strftime("%Y-%m-%d"),
           "time": at and clock and at.strftime(clock), "currency": currency, "line_items": items, "total": m(total)}
    for k, v in more.items():
        out[k] = m(v) if isinstance(v, int) else v
    return {"data": {k: v for k, v in out.items() if v is not None}}


def item(description, amount, quantity=None, unit_price=None):
    out = {"description": description, "quantity": quantity if quantity is None else str(quantity),
           "unit_price": m(unit_price) if isinstance(unit_price, int) else unit_price, "amount": m(amount)}
    return {k: v for k, v in out.items() if v is not None}
