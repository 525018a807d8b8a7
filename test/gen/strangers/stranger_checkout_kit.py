# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared helpers: fonts, money, wrapping, Arabic letter forms and a paper roll that grows as it is printed."""
import datetime
import random
import unicodedata
from decimal import Decimal as D, ROUND_HALF_UP, ROUND_CEILING

from reportlab.lib import colors
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.pdfmetrics import stringWidth
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas

TT = "/usr/share/fonts/truetype/"
for _name, _file in {
    "Rec16Sans": "dejavu/DejaVuSans.ttf", "Rec16SansB": "dejavu/DejaVuSans-Bold.ttf",
    "Rec16Cond": "dejavu/DejaVuSansCondensed.ttf", "Rec16CondB": "dejavu/DejaVuSansCondensed-Bold.ttf",
    "Rec16Mono": "dejavu/DejaVuSansMono.ttf", "Rec16MonoB": "dejavu/DejaVuSansMono-Bold.ttf",
    "Rec16Noto": "noto/NotoSans-Regular.ttf", "Rec16NotoB": "noto/NotoSans-Bold.ttf", "Rec16NotoI": "noto/NotoSans-Italic.ttf",
    "Rec16Serif": "dejavu/DejaVuSerifCondensed.ttf", "Rec16SerifB": "dejavu/DejaVuSerifCondensed-Bold.ttf",
}.items():
    pdfmetrics.registerFont(TTFont(_name, TT + _file))

CENT = D("0.01")


def q(x):
    """To the cent, half up."""
    return D(x).quantize(CENT, ROUND_HALF_UP)


def five(x):
    """To the nearest five cents."""
    return q((D(x) / D("0.05")).quantize(D(1), ROUND_HALF_UP) * D("0.05"))


def tender(r, total, steps):
    """What a customer hands over: the sum rounded up to one of the notes."""
    s = D(r.choice(steps))
    return q((D(total) / s).quantize(D(1), ROUND_CEILING) * s)


def t2(x):
    """Truth: a point and two decimals."""
    return f"{q(x):.2f}"


def c2(x):
    return f"{q(x):,.2f}"


def eu(x, n=2):
    return f"{D(x):.{n}f}".replace(".", ",")


def inr(x):
    """Indian grouping."""
    s = f"{abs(q(x)):.2f}"
    w, f = s.split(".")
    if len(w) > 3:
        head, out = w[:-3], []
        while head:
            out.insert(0, head[-2:])
            head = head[:-2]
        w = ",".join(out) + "," + w[-3:]
    return ("-" if x < 0 else "") + w + "." + f


def pick(r, pool, n):
    """n of the pool, each once before any comes again."""
    out = []
    while len(out) < n:
        p = list(pool)
        r.shuffle(p)
        out += p
    return out[:n]


def when(r, first, last, h0=9, h1=21):
    d0, d1 = datetime.date.fromisoformat(first), datetime.date.fromisoformat(last)
    d = d0 + datetime.timedelta(days=r.randint(0, (d1 - d0).days))
    return datetime.datetime(d.year, d.month, d.day, r.randint(h0, h1), r.randint(0, 59), r.randint(0, 59))


def digits(r, n):
    return str(r.randint(1, 9)) + "".join(str(r.randint(0, 9)) for _ in range(n - 1))


def wrap(text, font, size, width):
    out, cur = [], ""
    for w in text.split():
        n = (cur + " " + w).strip()
        if cur and stringWidth(n, font, size) > width:
            out.append(cur)
            cur = w
        else:
            cur = n
    return out + [cur]


def wrapc(text, n):
    """Wrap by characters, for fixed-pitch printers."""
    out, cur = [], ""
    for w in text.split():
        if cur and len(cur) + 1 + len(w) > n:
            out.append(cur)
            cur = w
        else:
            cur = (cur + " " + w).strip()
    return out + [cur]


def addr(lines):
    return ", ".join(x.rstrip(",. ") if x.endswith(",") else x for x in lines)


FORMS = {}
for _c in range(0xFE80, 0xFEFD):
    _d = unicodedata.decomposition(chr(_c)).split()
    if _d:
        FORMS[(_d[0], "".join(chr(int(h, 16)) for h in _d[1:]))] = chr(_c)


def arabic(s):
    """Letter forms in visual order, as till programs without shaping engines print them."""
    units, i = [], 0
    while i < len(s):
        n = 2 if s[i:i + 2] in ("\u0644\u0627", "\u0644\u0625", "\u0644\u0623") else 1
        units.append(s[i:i + n])
        i += n
    out = []
    for k, u in enumerate(units):
        prev = k > 0 and ("<initial>", units[k - 1]) in FORMS
        nxt = k + 1 < len(units) and ("<initial>", u) in FORMS and ("<final>", units[k + 1]) in FORMS
        f = "<medial>" if prev and nxt else "<initial>" if nxt else "<final>" if prev else "<isolated>"
        out.append(FORMS.get((f, u), u))
    return "".join(reversed(out))


def truth(merchant, ad, dt, cur, items, secs=False, **sums):
    """The truth about a paper; sums that are None are not printed."""
    d = {"merchant": merchant, "address": addr(ad), "date": f"{dt:%Y-%m-%d}", "time": f"{dt:%H:%M:%S}" if secs else f"{dt:%H:%M}",
         "currency": cur, "line_items": items, **{k: None if v is None else t2(v) for k, v in sums.items()}}
    return {"data": {k: v for k, v in d.items() if v not in (None, "")}}


class Roll:
    """A strip of till paper: print downwards, cut where the print ends."""

    def __init__(self, path, width, margin=8, top=12):
        self.path, self.w, self.m, self.y = path, width, margin, top
        self.shapes, self.texts = [], []

    def nl(self, dy):
        self.y += dy
        return self

    def t(self, x, s, font, size, al="l", color=None, y=None):
        self.texts.append((self.y if y is None else y, x, s, font, size, al, color))
        return self

    def row(self, dy, font, size, *cells, color=None):
        """One line of cells: x, text, x, text ...; a negative x is a right edge."""
        self.y += dy
        for x, s in zip(cells[::2], cells[1::2]):
            self.t(abs(x), s, font, size, "r" if x < 0 else "l", color)
        return self

    def tape(self, font, bold, n, lead):
        """A fixed-pitch printer of n columns: out(line, line, ..., b=bold, c=centred)."""
        size = (self.w - 2 * self.m) / (n * stringWidth("0", font, 1))

        def out(*lines, b=False, c=False):
            for s in lines:
                self.nl(lead).t(self.m, (s.center(n) if c else s).rstrip(), bold if b else font, size)
        return out

    def left(self, s, font, size, color=None):
        return self.t(self.m, s, font, size, "l", color)

    def right(self, s, font, size, color=None):
        return self.t(self.w - self.m, s, font, size, "r", color)

    def mid(self, s, font, size, color=None):
        return self.t(self.w / 2, s, font, size, "c", color)

    def line(self, x0, y0, x1, y1, w=.6, dash=None, color=colors.black):
        self.shapes.append(("l", x0, y0, x1, y1, w, dash, color))

    def rule(self, w=.6, dash=None, color=colors.black):
        self.line(self.m, self.y, self.w - self.m, self.y, w, dash, color)
        return self

    def box(self, x, y, w, h, fill=None, stroke=None, radius=0, lw=.6):
        self.shapes.append(("b", x, y, w, h, fill, stroke, radius, lw))

    def bars(self, r, width, height):
        """Bar code: bars only."""
        x = (self.w - width) / 2
        while x < (self.w + width) / 2 - 4:
            b = r.choice((.7, 1.4, 2.1))
            self.box(x, self.y, b, height, fill=colors.black)
            x += b + r.choice((.7, 1.4, 2.1))
        self.y += height

    def save(self, order="flow", bottom=16):
        h = self.y + bottom
        c = canvas.Canvas(self.path, pagesize=(self.w, h), invariant=1)
        for s in self.shapes:
            if s[0] == "l":
                c.setStrokeColor(s[7])
                c.setLineWidth(s[5])
                c.setDash(*(s[6] or ([], 0)))
                c.line(s[1], h - s[2], s[3], h - s[4])
            else:
                c.setDash([], 0)
                c.setLineWidth(s[8])
                c.setFillColor(s[5] or colors.white)
                c.setStrokeColor(s[6] or colors.black)
                c.roundRect(s[1], h - s[2] - s[4], s[3], s[4], s[7], stroke=int(bool(s[6])), fill=int(bool(s[5])))
        texts = self.texts
        if order == "rtl":
            texts = sorted(texts, key=lambda t: (t[0], -t[1]))
        for y, x, s, font, size, al, color in texts:
            n = stringWidth(s, font, size)
            x -= n if al == "r" else n / 2 if al == "c" else 0
            c.setFont(font, size)
            c.setFillColor(color or colors.black)
            if order == "words":
                pos = 0
                for part in s.split(" "):
                    if part:
                        c.drawString(x + stringWidth(s[:pos], font, size), h - y, part)
                    pos += len(part) + 1
            elif s.strip():
                c.drawString(x, h - y, s)
        c.showPage()
        c.save()
