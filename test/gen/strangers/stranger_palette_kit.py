# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared helpers: fonts, numbers, dates, firms, tax numbers, a top-down page."""
import os
import random
from datetime import date, timedelta
from decimal import Decimal as D, ROUND_HALF_UP

from reportlab.lib.colors import HexColor
from reportlab.lib.pagesizes import A4, letter
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas

_F = "/usr/share/fonts/truetype/"
_DJ = {"Sans": "DejaVuSans", "SansB": "DejaVuSans-Bold", "Serif": "DejaVuSerif", "SerifB": "DejaVuSerif-Bold", "Mono": "DejaVuSansMono",
       "MonoB": "DejaVuSansMono-Bold"}
for _k, _v in _DJ.items():
    pdfmetrics.registerFont(TTFont("Comm14" + _k, f"{_F}dejavu/{_v}.ttf"))
for _k, _v, _alt in (("Noto", "NotoSans-Regular", "DejaVuSans"), ("NotoB", "NotoSans-Bold", "DejaVuSans-Bold")):
    _p = f"{_F}noto/{_v}.ttf"
    pdfmetrics.registerFont(TTFont("Comm14" + _k, _p if os.path.exists(_p) else f"{_F}dejavu/{_alt}.ttf"))
S, SB, SE, SEB, MO, MOB, NO, NOB = ("Comm14" + k for k in ("Sans", "SansB", "Serif", "SerifB", "Mono", "MonoB", "Noto", "NotoB"))
H, HB, TR, TB, CO, COB = "Helvetica", "Helvetica-Bold", "Times-Roman", "Times-Bold", "Courier", "Courier-Bold"
CENT = D("0.01")


def q2(v):
    return D(v).quantize(CENT, ROUND_HALF_UP)


def st(v):
    return f"{q2(v):.2f}"


def num(v, loc="us", d=2):
    """A number as the country prints it."""
    s = f"{D(v):,.{d}f}"
    if loc == "us":
        return s
    thousand = {"de": ".", "fr": " ", "pl": " "}[loc]
    return s.replace(",", "#").replace(".", ",").replace("#", thousand)


MON = {
    "en": "January February March April May June July August September October November December".split(),
    "fr": "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split(),
    "de": "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split(),
    "nl": "januari februari maart april mei juni juli augustus september oktober november december".split(),
}


def dt(d, form, lang="en"):
    m = MON[lang][d.month - 1]
    return form.replace("DD", f"{d.day:02d}").replace("MMMM", m).replace("MMM", m[:3]).replace("MM", f"{d.month:02d}").replace(
        "YYYY", str(d.year)).replace("YY", f"{d.year % 100:02d}").replace("#D", str(d.day)).replace("#M", str(d.month))


def rnd(name, seed, rows):
    return random.Random(f"{name}/{seed}/{rows}")


def day(r):
    return date(2023, 1, 3) + timedelta(days=r.randrange(1000))


def plus(d, n):
    return d + timedelta(days=n)


def digs(r, n):
    return "".join(str(r.randrange(10)) for _ in range(n))


def luhn(s):
    t = 0
    for i, c in enumerate(reversed(s)):
        v = int(c) * (2 if i % 2 == 0 else 1)
        t += v - 9 if v > 9 else v
    return str(-t % 10)


def tax_no(r, c):
    """A number of the country's form whose check digit is right."""
    while True:
        if c == "IT":
            s = "0" + digs(r, 6) + "0" + digs(r, 2)
            return s + luhn(s)
        if c == "FR":
            s = str(r.randrange(3, 9)) + digs(r, 7)
            s += luhn(s)
            return f"{(12 + 3 * (int(s) % 97)) % 97:02d}{s}"
        if c == "DE":
            s, p = str(r.randrange(1, 4)) + digs(r, 7), 10
            for ch in s:
                t = (int(ch) + p) % 10 or 10
                p = 2 * t % 11
            return s + str((11 - p) % 10)
        if c == "GB":
            s = str(r.randrange(1, 9)) + digs(r, 6)
            t = sum(int(ch) * w for ch, w in zip(s, range(8, 1, -1)))
            return f"{s}{97 - t % 97:02d}"
        if c == "NL":
            s = "8" + digs(r, 7)
            k = sum(int(ch) * w for ch, w in zip(s, range(9, 1, -1))) % 11
            if k < 10:
                return f"NL{s}{k}B0{r.randrange(1, 3)}"
        if c == "PL":
            s = str(r.randrange(5, 9)) + str(r.randrange(1, 9)) + digs(r, 7)
            k = sum(int(ch) * w for ch, w in zip(s, (6, 5, 7, 2, 3, 4, 5, 6, 7))) % 11
            if k < 10:
                return s + str(k)
        if c == "ES":
            s = str(r.choice((28, 41, 46, 48))) + digs(r, 5)
            return "B" + s + luhn(s)
        if c == "AU":
            s = digs(r, 9)
            for pre in range(10, 100):
                n = str(pre) + s
                if sum((int(ch) - (i == 0)) * w for i, (ch, w) in enumerate(zip(n, (10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19)))) % 89 == 0:
                    return f"{n[:2]} {n[2:5]} {n[5:8]} {n[8:]}"


def items(r, rows, pool, qty=(1, 2, 3, 4, 5, 6, 8, 10, 12, 20), rates=("20",), disc=(0,), weights=None, pd=2, fixed=None):
    """Rows of a bill; pool: (text, unit, lowest price, highest price). One ware has one price and one rate; fixed: its rate by text."""
    out, bag, known = [], [], {}
    for n in range(rows):
        if not bag:
            bag = r.sample(pool, len(pool))
        text, unit, lo, hi = bag.pop()
        if text not in known:
            p = D(r.randrange(int(lo * 10 ** pd), int(hi * 10 ** pd) + 1)).scaleb(-pd)
            if pd == 2 and r.random() < .6:
                p = q2(p.quantize(D("0.1")) if p < 20 else p.quantize(D(1)))
            rate = (fixed or {}).get(text) or r.choices(rates, weights)[0]
            code = text[:2].upper().replace(" ", "X").replace("É", "E").replace("-", "R") + digs(r, 4)
            known[text] = p, rate, code, D(str(r.choice(disc)))
        p, rate, code, dc = known[text]
        q = D(str(r.choice(qty)))
        if q % 1 and unit not in ("hr", "h", "Std", "uur", "m²", "m³", "lf", "sqft", "ml"):
            q = D(int(q) + 1)
        net = q2(q * p * (100 - dc) / 100)
        out.append({"text": text, "unit": unit, "q": q, "p": p, "disc": dc, "rate": rate, "net": net, "tax": q2(net * D(rate) / 100), "n": n + 1, "code": code})
    return out


def by_rate(its, off=D(0)):
    """{rate: [net, tax]}, tax of the sum; off: percent taken off the whole."""
    g = {}
    for i in its:
        g.setdefault(i["rate"], [D(0), D(0)])[0] += i["net"]
    for k, v in g.items():
        v[0] = q2(v[0] * (100 - off) / 100)
        v[1] = q2(v[0] * D(k) / 100)
    return dict(sorted(g.items(), key=lambda kv: -D(kv[0])))


def tax_once(taxes):
    """The tax total where the paper prints one tax sum only."""
    taxes = list(taxes)
    return {"tax_total": st(taxes[0])} if len(taxes) == 1 else {}


def width(s, f, z):
    return pdfmetrics.stringWidth(s, f, z)


def wrap(s, f, z, w):
    out = []
    for para in s.split("\n"):
        cur = ""
        for word in para.split():
            if cur and width(cur + " " + word, f, z) > w:
                out.append(cur)
                cur = word
            else:
                cur = (cur + " " + word).strip()
        out.append(cur)
    return out

DE_BUY = ["Wendelin Quast GmbH", "Praxis Dr. Isolde Ramm", "Hausverwaltung Tiedge KG", "Kita Spatzenhof e.V.", "Brauhaus Lohmühle GmbH & Co. KG"]
DE_AD = [["Lindenstraße 17", "37073 Göttingen"], ["Am Alten Hafen 4", "26789 Leer"], ["Gerberweg 112", "73728 Esslingen"]]


class Sheet:
    """A canvas measured from the top left."""

    def __init__(self, path, size=A4, title="Invoice"):
        self.c = canvas.Canvas(path, pagesize=size, invariant=1)
        self.c.setTitle(title)
        self.w, self.h = size
        self.page = 1

    def t(self, x, y, s, f=H, z=9, a="l", col="#000000"):
        self.c.setFont(f, z)
        self.c.setFillColor(HexColor(col))
        {"l": self.c.drawString, "r": self.c.drawRightString, "c": self.c.drawCentredString}[a](x, self.h - y, str(s))

    def words(self, x, y, s, f=H, z=9, col="#000000"):
        for word in s.split():
            self.t(x, y, word, f, z, "l", col)
            x += width(word + " ", f, z)

    def block(self, x, y, lines, f=H, z=9, lead=None, a="l", col="#000000"):
        for s in lines:
            self.t(x, y, s, f, z, a, col)
            y += lead or z * 1.25
        return y

    def line(self, x1, y1, x2, y2, w=.5, col="#000000", dash=None):
        self.c.setStrokeColor(HexColor(col))
        self.c.setLineWidth(w)
        self.c.setDash(dash or [])
        self.c.line(x1, self.h - y1, x2, self.h - y2)

    def box(self, x, y, w, h, fill=None, stroke="#000000", lw=.5, radius=0):
        self.c.setDash([])
        self.c.setLineWidth(lw)
        if fill:
            self.c.setFillColor(HexColor(fill))
        if stroke:
            self.c.setStrokeColor(HexColor(stroke))
        f, s = (1 if fill else 0), (1 if stroke else 0)
        if radius:
            self.c.roundRect(x, self.h - y - h, w, h, radius, fill=f, stroke=s)
        else:
            self.c.rect(x, self.h - y - h, w, h, fill=f, stroke=s)

    def next(self):
        self.c.showPage()
        self.page += 1

    def save(self):
        self.c.save()


def truth(its, *keys):
    """The rows' truth; keys of those that the paper prints."""
    out = []
    for i in its:
        o = {"description": i["text"]}
        for k in keys:
            if k == "disc" and not i["disc"]:
                continue
            o[{"q": "quantity", "p": "unit_price", "disc": "discount", "rate": "tax_rate", "net": "amount"}.get(k, k)] = (
                i[k] if isinstance(i[k], str) else st(i[k]) if k in ("net", "tax") else i.get("s" + k, str(i[k])))
        out.append(o)
    return out
