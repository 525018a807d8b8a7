# SPDX-License-Identifier: AGPL-3.0-or-later
"""Fonts, money and rows of stranger_deposit.py."""

import random
import datetime as dt
from reportlab.pdfgen import canvas
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

TT = "/usr/share/fonts/truetype/"
FILES = {
    "DV": "dejavu/DejaVuSans.ttf", "DVB": "dejavu/DejaVuSans-Bold.ttf",
    "DC": "dejavu/DejaVuSansCondensed.ttf", "DCB": "dejavu/DejaVuSansCondensed-Bold.ttf",
    "DM": "dejavu/DejaVuSansMono.ttf", "DMB": "dejavu/DejaVuSansMono-Bold.ttf",
    "DS": "dejavu/DejaVuSerif.ttf", "DSB": "dejavu/DejaVuSerif-Bold.ttf",
    "NS": "noto/NotoSans-Regular.ttf", "NSB": "noto/NotoSans-Bold.ttf", "NSI": "noto/NotoSans-Italic.ttf",
    "NR": "noto/NotoSerif-Regular.ttf", "NRB": "noto/NotoSerif-Bold.ttf", "NRI": "noto/NotoSerif-Italic.ttf",
    "HI": "noto/NotoSansDevanagari-Regular.ttf", "HIB": "noto/NotoSansDevanagari-Bold.ttf",
}
for _k, _f in FILES.items():
    pdfmetrics.registerFont(TTFont(_k, TT + _f))
T1 = {"NN": "NimbusSansNarrow-Regular", "NNB": "NimbusSansNarrow-Bold", "UG": "URWGothic-Book", "UGB": "URWGothic-Demi",
      "BK": "URWBookman-Light", "BKB": "URWBookman-Demi", "PA": "P052-Roman", "PAB": "P052-Bold"}
for _k, _f in T1.items():
    _face = pdfmetrics.EmbeddedType1Face(f"/usr/share/fonts/type1/urw-base35/{_f}.afm", f"/usr/share/fonts/X11/Type1/{_f}.pfb")
    pdfmetrics.registerTypeFace(_face)
    pdfmetrics.registerFont(pdfmetrics.Font(_k, _face.name, "WinAnsiEncoding"))
H, HB, HI_ = "Helvetica", "Helvetica-Bold", "Helvetica-Oblique"
T, TB, TI = "Times-Roman", "Times-Bold", "Times-Italic"
C, CB = "Courier", "Courier-Bold"
width = pdfmetrics.stringWidth


def wrap(text, font, size, w):
    out, cur = [], ""
    for word in text.split():
        nxt = word if not cur else cur + " " + word
        if width(nxt, font, size) <= w or not cur:
            cur = nxt
        else:
            out.append(cur)
            cur = word
    if cur:
        out.append(cur)
    return out or [""]


def chop(text, font, size, w):
    out, cur = [], ""
    for ch in text:
        if width(cur + ch, font, size) > w:
            out.append(cur)
            cur = ""
        cur += ch
    return out + [cur]


class Page:
    """Canvas with the origin at the top left corner."""

    def __init__(self, path, size, title="Document"):
        self.w, self.h = size
        self.c = canvas.Canvas(path, pagesize=size, invariant=1)
        self.c.setTitle(title)
        self.n = 1

    def t(self, x, y, s, font=H, size=9, a="l", col=None):
        s = str(s)
        self.c.setFillColorRGB(*(col or (0, 0, 0)))
        self.c.setFont(font, size)
        w = width(s, font, size)
        if a == "r":
            x -= w
        elif a == "c":
            x -= w / 2
        self.c.drawString(x, self.h - y, s)
        return x + w

    def para(self, x, y, text, font=H, size=9, w=200, lead=None, a="l", col=None):
        lead = lead or size * 1.2
        for ln in (wrap(text, font, size, w) if isinstance(text, str) else text):
            self.t(x, y, ln, font, size, a, col)
            y += lead
        return y

    def line(self, x1, y1, x2, y2, w=0.5, col=(0, 0, 0), dash=None):
        self.c.setStrokeColorRGB(*col)
        self.c.setLineWidth(w)
        self.c.setDash(*(dash or [[]])) if dash else self.c.setDash()
        self.c.line(x1, self.h - y1, x2, self.h - y2)
        self.c.setDash()

    def box(self, x, y, w, h, lw=0.5, col=(0, 0, 0), fill=None, r=0):
        self.c.setLineWidth(lw)
        self.c.setStrokeColorRGB(*col)
        if fill:
            self.c.setFillColorRGB(*fill)
        args = (x, self.h - y - h, w, h)
        k = dict(stroke=1 if lw else 0, fill=1 if fill else 0)
        self.c.roundRect(*args, r, **k) if r else self.c.rect(*args, **k)

    def new(self):
        self.c.showPage()
        self.n += 1

    def save(self):
        self.c.showPage()
        self.c.save()


def d2(p):
    s = "-" if p < 0 else ""
    p = abs(p)
    return f"{s}{p // 100}.{p % 100:02d}"


def inr(p):
    s = "-" if p < 0 else ""
    p = abs(p)
    n, f = str(p // 100), p % 100
    head, tail = n[:-3], n[-3:]
    parts = []
    while head:
        parts.insert(0, head[-2:])
        head = head[:-2]
    return s + ",".join(parts + [tail]) + f".{f:02d}"


def west(p):
    return ("-" if p < 0 else "") + f"{abs(p) // 100:,}.{abs(p) % 100:02d}"


def q3(m, dec=3):
    return f"{m / 10 ** dec:.{dec}f}"


def pct(p, bp):
    return (p * bp + 5000) // 10000


def div(a, b):
    return (2 * a + b) // (2 * b)


LET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
FIRST = "Harish Meenal Sudhir Kavita Rajan Lalitha Farhan Gurpreet Anindita Joseph Nandini Omkar Prerna Vikrant Shobha Yusuf Charulata Dinesh".split()
LAST = "Waghmare Pillai Chaturvedi Banerji Solanki Hegde Qureshi Dhillon Fernandes Nadar Mhatre Tripathi Reddi Bhosle Saikia".split()


def person(r):
    return r.choice(FIRST) + " " + r.choice(LAST)


def euro(p, sep=" ", plus=False):
    s = "-" if p < 0 else ("+" if plus else "")
    n = abs(p)
    return s + f"{n // 100:,}".replace(",", sep) + f",{n % 100:02d}"


def day(r, a, b):
    a, b = dt.date.fromisoformat(a), dt.date.fromisoformat(b)
    return a + dt.timedelta(days=r.randrange((b - a).days + 1))


def iso(d):
    return d.isoformat()


def digits(r, n):
    return str(r.randint(1, 9)) + "".join(str(r.randint(0, 9)) for _ in range(n - 1))


def mod97(country, bban):
    s = "".join(str(int(c, 36)) for c in bban + country + "00")
    return f"{98 - int(s) % 97:02d}"


def month_end(d):
    return (d.replace(day=28) + dt.timedelta(days=4)).replace(day=1) - dt.timedelta(days=1)


def dates(r, a, b, n):
    span = (b - a).days
    return sorted(a + dt.timedelta(days=r.randint(0, span)) for _ in range(n))


def flow(r, a, b, n, outs, ins, opening, floor=0, share=0.3):
    """n movements (date, text, signed amount, balance); a debit that would pass the floor becomes a credit."""
    bal, res = opening, []
    for d in dates(r, a, b, n):
        txt, lo, hi = r.choice(ins if r.random() < share else outs)
        amt = -r.randint(lo, hi) if (txt, lo, hi) in outs else r.randint(lo, hi)
        if bal + amt < floor:
            txt, lo, hi = r.choice(ins)
            amt = r.randint(lo, hi)
        bal += amt
        txt = txt() if callable(txt) else txt
        res.append((d, txt, amt, bal))
    return res


def sums(res):
    return sum(-x[2] for x in res if x[2] < 0), sum(x[2] for x in res if x[2] > 0)


def tx(d, text, amt, bal, **k):
    e = {"date": iso(d), "description": text}
    e.update(k)
    e.update(debit=d2(-amt) if amt < 0 else None, credit=d2(amt) if amt > 0 else None, balance=None if bal is None else d2(bal))
    return e


def bank(**data):
    return {"industry": "finance", "template": "bank_statement", "data": data}


def card(**data):
    return {"industry": "finance", "template": "card_statement", "data": data}


def rng(name, seed):
    return random.Random(f"deposit/{name}/{seed}")


def twopass(fn):
    def run(path, seed, rows):
        _, n = fn(path, seed, rows, 1)
        return fn(path, seed, rows, n)[0]
    return run


def limit(r, due, step):
    """A credit limit in whole steps above what is owed."""
    return (max(due, 0) // step + r.randint(1, 4)) * step
