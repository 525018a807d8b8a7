# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared helpers for made-up till receipts: fonts, a paper roll, money, dates."""
import datetime
import os
import random
from decimal import Decimal, ROUND_HALF_UP

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas

P = "Receipt17"
DJ = "/usr/share/fonts/truetype/dejavu/"
NO = "/usr/share/fonts/truetype/noto/"
for _n, _f in {
    "Sans": DJ + "DejaVuSans.ttf", "SansB": DJ + "DejaVuSans-Bold.ttf", "Mono": DJ + "DejaVuSansMono.ttf",
    "MonoB": DJ + "DejaVuSansMono-Bold.ttf", "Cond": DJ + "DejaVuSansCondensed.ttf",
    "CondB": DJ + "DejaVuSansCondensed-Bold.ttf", "Serif": DJ + "DejaVuSerif.ttf", "SerifB": DJ + "DejaVuSerif-Bold.ttf",
    "Noto": NO + "NotoSans-Regular.ttf", "NotoB": NO + "NotoSans-Bold.ttf", "NMono": NO + "NotoSansMono-Regular.ttf",
    "NMonoB": NO + "NotoSansMono-Bold.ttf", "NSerif": NO + "NotoSerif-Regular.ttf", "NSerifB": NO + "NotoSerif-Bold.ttf",
}.items():
    if not os.path.exists(_f):
        _f = DJ + ("DejaVuSansMono-Bold.ttf" if _n.endswith("MonoB") else "DejaVuSansMono.ttf" if "Mono" in _n
                   else "DejaVuSans-Bold.ttf" if _n.endswith("B") else "DejaVuSans.ttf")
    pdfmetrics.registerFont(TTFont(P + _n, _f))


def F(n):
    """The registered name of one of our fonts."""
    return P + n


def rng(name, seed, rows):
    return random.Random(f"{name}/{seed}/{rows}")


def wid(s, font, size):
    return pdfmetrics.stringWidth(s, font, size)


def rnd(x):
    """Decimal to whole number, half up."""
    return int(Decimal(x).quantize(Decimal(1), ROUND_HALF_UP))


def pct(cents, rate):
    """rate per cent of an amount in cents."""
    return rnd(Decimal(cents) * Decimal(str(rate)) / 100)


def incl(cents, rate):
    """The tax inside a gross amount in cents."""
    r = Decimal(str(rate))
    return rnd(Decimal(cents) * r / (100 + r))


def T(cents):
    """Truth form."""
    return f"{'-' if cents < 0 else ''}{abs(cents) // 100}.{abs(cents) % 100:02d}"


def M(cents, sep=",", pt="."):
    """Print form with thousands separators."""
    return f"{'-' if cents < 0 else ''}{abs(cents) // 100:,}".replace(",", sep) + pt + f"{abs(cents) % 100:02d}"


def C(cents):
    """Print form of the continent."""
    return M(cents, "", ",")


def when(r, y0=2019, y1=2025, h0=8, h1=21):
    d = datetime.date(y0, 1, 1) + datetime.timedelta(days=r.randrange((y1 - y0) * 365 + 300))
    return datetime.datetime(d.year, d.month, d.day, r.randint(h0, h1), r.randrange(60), r.randrange(60))


def digits(r, n):
    return str(r.randint(1, 9)) + "".join(str(r.randrange(10)) for _ in range(n - 1))


def picks(r, pool, n):
    """n of the pool, as few repeats as can be."""
    out = []
    while len(out) < n:
        out += r.sample(pool, len(pool))
    return out[:n]


def vary(r, cents, step=5, spread=0.15):
    v = cents * (1 + r.uniform(-spread, spread))
    return max(step, int(round(v / step)) * step)


def wrap(s, font, size, width):
    out, cur = [], ""
    for w in s.split(" "):
        t = (cur + " " + w).strip()
        if cur and wid(t, font, size) > width:
            out.append(cur)
            cur = w
        else:
            cur = t
    return out + [cur]


def cwrap(s, n):
    """Wrap to n characters."""
    out, cur = [], ""
    for w in s.split(" "):
        t = (cur + " " + w).strip()
        if cur and len(t) > n:
            out.append(cur)
            cur = w
        else:
            cur = t
    return out + [cur]


def tender(r, total, notes):
    """What a customer would hand over in cash."""
    fit = []
    for n in notes:
        up = -(-total // n) * n
        if up not in fit:
            fit.append(up)
    return r.choice(fit[:3])


class Roll:
    """Paper of endless length: things are noted with y running down and drawn at the end."""

    def __init__(self, path, width, margin=10, title="Receipt"):
        self.path, self.w, self.m, self.title = path, width, margin, title
        self.l, self.r, self.y, self.ops = margin, width - margin, 18, []

    def feed(self, h):
        self.y += h

    def put(self, x, s, font, size, align="l", col="#000000", y=None):
        y = self.y if y is None else y
        if align == "r":
            x -= wid(s, font, size)
        elif align == "c":
            x -= wid(s, font, size) / 2
        if s:
            self.ops.append(("t", x, y, s, font, size, col))

    def mid(self, s, font, size, lead=None, col="#000000"):
        self.put(self.w / 2, s, font, size, "c", col)
        self.y += lead or size * 1.25

    def mids(self, ss, font, size, lead):
        for s in ss:
            self.mid(s, font, size, lead)

    def pair(self, a, b, font, size, lead=None, fb=None, left=None, right=None):
        self.put(self.l if left is None else left, a, font, size)
        self.put(self.r if right is None else right, b, fb or font, size, "r")
        self.y += lead or size * 1.3

    def rule(self, dash=None, lw=0.6, x0=None, x1=None, col="#000000", gap=(2, 9)):
        self.y += gap[0] - 5
        self.ops.append(("l", self.l if x0 is None else x0, self.y, self.r if x1 is None else x1, self.y, dash, lw, col))
        self.y += gap[1]

    def box(self, x, y, w, h, fill=None, stroke=None, radius=0, lw=0.6):
        self.ops.append(("b", x, y, w, h, fill, stroke, radius, lw))

    def bars(self, code, h=24, unit=0.9):
        """A picture of a bar code (bars only)."""
        r = random.Random(code)
        ws = [(r.choice((1, 1, 2, 3)), r.choice((1, 1, 2))) for _ in range(36)]
        x = self.w / 2 - sum(a + b for a, b in ws) * unit / 2
        for a, b in ws:
            self.box(x, self.y, a * unit, h, fill="#000000")
            x += (a + b) * unit
        self.y += h

    def qr(self, code, size=58):
        r, n = random.Random(code), 25
        u, x0 = size / n, self.w / 2 - size / 2
        for i in range(n):
            for j in range(n):
                fi, fj = (i if i < 8 else n - 1 - i), (j if j < 8 else n - 1 - j)
                if fi < 8 and fj < 8 and not (i > 8 and j > 8):
                    k = max(abs(fi - 3), abs(fj - 3))
                    on = k in (0, 1, 3)
                else:
                    on = r.random() < 0.48
                if on:
                    self.box(x0 + j * u, self.y + i * u, u, u, fill="#000000")
        self.y += size

    def save(self, order=None, words=False, tail=16):
        h = self.y + tail
        c = canvas.Canvas(self.path, pagesize=(self.w, h), invariant=1)
        c.setTitle(self.title)
        ops = self.ops
        text = [o for o in ops if o[0] == "t"]
        ops = [o for o in ops if o[0] == "b"] + [o for o in ops if o[0] == "l"] + (order(text) if order else text)
        for o in ops:
            if o[0] == "t":
                _, x, y, s, font, size, col = o
                c.setFillColor(col)
                c.setFont(font, size)
                if words:
                    for w in s.split(" "):
                        if w:
                            c.drawString(x, h - y, w)
                        x += wid(w + " ", font, size)
                else:
                    c.drawString(x, h - y, s)
            elif o[0] == "l":
                c.setStrokeColor(o[7])
                c.setLineWidth(o[6])
                c.setDash(*(o[5] or ([],)))
                c.line(o[1], h - o[2], o[3], h - o[4])
            else:
                _, x, y, w, bh, fill, stroke, rad, lw = o
                c.setDash([])
                c.setLineWidth(lw)
                if fill:
                    c.setFillColor(fill)
                if stroke:
                    c.setStrokeColor(stroke)
                if rad:
                    c.roundRect(x, h - y - bh, w, bh, rad, stroke=int(bool(stroke)), fill=int(bool(fill)))
                else:
                    c.rect(x, h - y - bh, w, bh, stroke=int(bool(stroke)), fill=int(bool(fill)))
        c.save()


class Tty:
    """A fixed-pitch printer of n columns: each line is one string with blanks."""

    def __init__(self, path, width, cols, font="Courier", margin=10, lead=1.2, title="Receipt"):
        self.roll = Roll(path, width, margin, title)
        self.n, self.font = cols, font
        self.size = (width - 2 * margin) / cols / wid("0", font, 1)
        self.lead = self.size * lead

    def line(self, s="", font=None):
        assert len(s) <= self.n, (len(s), s)
        if s.strip():
            self.roll.put(self.roll.l, s.rstrip(), font or self.font, self.size)
        self.roll.feed(self.lead)

    def mid(self, s, font=None):
        self.line(s.center(self.n).rstrip(), font)

    def lr(self, a, b, font=None):
        self.line(a + b.rjust(self.n - len(a)), font)

    def big(self, s, font, k=1.5):
        k = min(k, (self.roll.r - self.roll.l) / wid(s, font, self.size))
        self.roll.feed(self.size * (k - 1))
        self.roll.put(self.roll.w / 2, s, font, self.size * k, "c")
        self.roll.feed(self.lead * 1.15)

    def dash(self, ch="-"):
        self.line(ch * self.n)

    def save(self, **k):
        self.roll.save(**k)


def wares(kinds, text):
    """A price list from 'name|price;name|price'; kinds tells text (s) and whole numbers (i)."""
    return [tuple(int(x) if k == "i" else x for k, x in zip(kinds, g.split("|"))) for g in text.split(";")]
