# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared: lots, money in paise, GSTINs, words, fonts, a ruled grid on the canvas."""
import random
from datetime import date, timedelta
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.lib.utils import simpleSplit
from reportlab.lib import colors

T = "/usr/share/fonts/truetype/"
for _n, _f in {"Gst21Noto": "noto/NotoSans-Regular", "Gst21NotoBold": "noto/NotoSans-Bold",
               "Gst21Ser": "dejavu/DejaVuSerifCondensed", "Gst21SerBold": "dejavu/DejaVuSerifCondensed-Bold",
               "Gst21Con": "dejavu/DejaVuSansCondensed", "Gst21ConBold": "dejavu/DejaVuSansCondensed-Bold",
               "Gst21NSer": "noto/NotoSerif-Regular", "Gst21NSerBold": "noto/NotoSerif-Bold"}.items():
    pdfmetrics.registerFont(TTFont(_n, T + _f + ".ttf"))

STATES = {"08": "Rajasthan", "10": "Bihar", "19": "West Bengal", "20": "Jharkhand", "22": "Chhattisgarh",
          "23": "Madhya Pradesh", "24": "Gujarat", "27": "Maharashtra", "29": "Karnataka", "32": "Kerala",
          "33": "Tamil Nadu", "36": "Telangana", "37": "Andhra Pradesh", "21": "Odisha", "09": "Uttar Pradesh"}
TOWNS = {"08": ["Kota", "Bhilwara"], "10": ["Patna", "Gaya"], "19": ["Howrah", "Durgapur"], "20": ["Dhanbad", "Ramgarh"],
         "22": ["Korba", "Raigarh"], "23": ["Katni", "Indore"], "24": ["Mundra", "Veraval"], "27": ["Nagpur", "Ratnagiri"],
         "29": ["Mangaluru", "Hassan"], "32": ["Kollam", "Kottayam"], "33": ["Nagercoil", "Sivakasi"],
         "36": ["Warangal", "Karimnagar"], "37": ["Kakinada", "Nellore"], "21": ["Paradip", "Angul"], "09": ["Kanpur", "Mirzapur"]}
A36 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def lot(name, seed, rows):
    return random.Random(f"{name}/{seed}/{rows}")


def check_char(s):
    n = 0
    for i, ch in enumerate(s):
        p = A36.index(ch) * (1 + i % 2)
        n += p // 36 + p % 36
    return A36[-n % 36]


def gstin(r, state, kind="C"):
    L = "ABCDEFGHJKLMNPRSTUVW"
    s = state + "".join(r.choice(L) for _ in range(3)) + kind + r.choice(L)
    s += f"{r.randint(1, 9999):04d}" + r.choice(L) + r.choice("1112") + "Z"
    return s + check_char(s)


def other(r, home, inter):
    return r.choice(sorted(k for k in STATES if k != home)) if inter else home


def inr(p):
    s = "-" if p < 0 else ""
    a, b = divmod(abs(p), 100)
    a = str(a)
    h, t = a[:-3], a[-3:]
    g = []
    while h:
        g.insert(0, h[-2:])
        h = h[:-2]
    return s + ",".join(g + [t]) + f".{b:02d}"


def tru(p):
    return ("-" if p < 0 else "") + f"{abs(p) // 100}.{abs(p) % 100:02d}"


def div(a, b):
    """a/b rounded half up, whole numbers."""
    return (2 * a + b) // (2 * b) if a >= 0 else -div(-a, b)


def mil(q):
    return f"{q // 1000}.{q % 1000:03d}"


def bp(v):
    """1800 -> '18', 250 -> '2.5'"""
    return f"{v // 100}.{v % 100:02d}".rstrip("0").rstrip(".")


ONES = ("Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen "
        "Seventeen Eighteen Nineteen").split()
TENS = ". . Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety".split()


def num(n):
    if n < 20:
        return ONES[n]
    if n < 100:
        return TENS[n // 10] + (" " + ONES[n % 10] if n % 10 else "")
    for v, w in ((10000000, "Crore"), (100000, "Lakh"), (1000, "Thousand"), (100, "Hundred")):
        if n >= v:
            return num(n // v) + " " + w + (" " + num(n % v) if n % v else "")


def words(p, lead="Rupees "):
    a, b = divmod(p, 100)
    return lead + num(a) + (f" and {num(b)} Paise" if b else "") + " Only"


def day(r, a=(2023, 4, 3), span=700):
    return date(*a) + timedelta(days=r.randrange(span))


def fy(d):
    y = d.year if d.month > 3 else d.year - 1
    return f"{y % 100:02d}-{(y + 1) % 100:02d}"


def tax(data, lines, inter, taxable=None, rate=None, extra=0, rounding=True, cess=None):
    """Fill the totals; lines carry c,s,i in paise, or a rate on the whole is used."""
    if rate is not None:
        c = 0 if inter else div(taxable * rate, 20000)
        i = div(taxable * rate, 10000) if inter else 0
    else:
        taxable = sum(x["tv"] for x in lines)
        c, i = sum(x["c"] for x in lines), sum(x["i"] for x in lines)
    tot = taxable + 2 * c + i + (cess or 0) + extra
    g = div(tot, 100) * 100 if rounding else tot
    data["taxable_total"] = tru(taxable)
    if inter:
        data["igst_total"] = tru(i)
    else:
        data["cgst_total"] = data["sgst_total"] = tru(c)
    if cess is not None:
        data["cess_total"] = tru(cess)
    if rounding:
        data["round_off"] = tru(g - tot)
    data["grand_total"] = tru(g)
    return taxable, c, i, g - tot, g


def per_line(x, rate, inter):
    x["c"] = x["s"] = 0 if inter else div(x["tv"] * rate, 20000)
    x["i"] = div(x["tv"] * rate, 10000) if inter else 0


def put_tax(t, x, inter):
    if inter:
        t["igst_amount"] = tru(x["i"])
    else:
        t["cgst_amount"] = t["sgst_amount"] = tru(x["c"])


class Grid:
    """cols: (heading with newlines, width, align l/r/c). rules: full, vert, hor, none."""

    def __init__(self, c, x, cols, font, bold, size, rules="full", lead=None, fill=None, ink=colors.black,
                 band=None, groups=(), pad=3, line=colors.black, w=0.5):
        self.__dict__.update(locals())
        self.lead = lead or size * 1.2
        self.W = sum(k[1] for k in cols)
        self.n = 0

    def xs(self):
        v = [self.x]
        for k in self.cols:
            v.append(v[-1] + k[1])
        return v

    def put(self, i, y, s, font, size):
        _, w, al = self.cols[i]
        x = self.xs()[i]
        if pdfmetrics.stringWidth(s, font, size) > w - self.pad * 1.2:
            raise ValueError(f"column {i} too narrow for {s!r}")
        if al == "r":
            self.c.drawRightString(x + w - self.pad, y, s)
        elif al == "c":
            self.c.drawCentredString(x + w / 2, y, s)
        else:
            self.c.drawString(x + self.pad, y, s)

    def cells(self, cells):
        out = []
        for (h, w, al), s in zip(self.cols, cells):
            s = s if isinstance(s, str) else s[0]
            out.append([p for q in s.split("\n") for p in (simpleSplit(q, self.font, self.size, w - 2 * self.pad) or [""])]
                       if al == "l" else s.split("\n"))
        return out

    def head(self, y):
        c = self.c
        n = max(k[0].count("\n") + 1 for k in self.cols)
        gh = self.lead + 3 if self.groups else 0
        h = n * self.lead + 6 + gh
        self.top = y
        if self.fill is not None:
            c.setFillColor(self.fill)
            c.rect(self.x, y - h, self.W, h, stroke=0, fill=1)
        c.setStrokeColor(self.line)
        c.setLineWidth(self.w)
        if self.rules != "none":
            c.line(self.x, y, self.x + self.W, y)
            c.line(self.x, y - h, self.x + self.W, y - h)
        c.setFillColor(self.ink)
        c.setFont(self.bold, self.size)
        xs = self.xs()
        self.inner = []
        for a, b, s in self.groups:
            c.drawCentredString((xs[a] + xs[b + 1]) / 2, y - self.size - 2, s)
            c.line(xs[a], y - gh, xs[b + 1], y - gh)
            self.inner += range(a + 1, b + 1)
        for i, k in enumerate(self.cols):
            ls = k[0].split("\n")
            grouped = any(a <= i <= b for a, b, _ in self.groups)
            hh = h - gh if grouped else h
            yy = y - (gh if grouped else 0) - (hh - len(ls) * self.lead) / 2 - self.size * 0.88
            for s in ls:
                self.put(i, yy, s, self.bold, self.size)
                yy -= self.lead
        self.gh = gh
        c.setFillColor(colors.black)
        return y - h

    def h(self, cells):
        return max(len(x) for x in self.cells(cells)) * self.lead + 4

    def row(self, y, cells, bold=False):
        c, h = self.c, self.h(cells)
        if self.band is not None and self.n % 2 and not bold:
            c.setFillColor(self.band)
            c.rect(self.x, y - h, self.W, h, stroke=0, fill=1)
            c.setFillColor(colors.black)
        self.n += 1
        f = self.bold if bold else self.font
        c.setFont(f, self.size)
        for i, ls in enumerate(self.cells(cells)):
            yy = y - self.size - 1
            for s in ls:
                if s:
                    self.put(i, yy, s, f, self.size)
                yy -= self.lead
        if self.rules in ("full", "hor") or (bold and self.rules != "none"):
            c.setStrokeColor(self.line)
            c.setLineWidth(self.w)
            c.line(self.x, y - h, self.x + self.W, y - h)
        return y - h

    def close(self, y):
        c = self.c
        c.setStrokeColor(self.line)
        c.setLineWidth(self.w)
        if self.rules != "none":
            c.line(self.x, y, self.x + self.W, y)
        if self.rules in ("full", "vert"):
            for i, x in enumerate(self.xs()):
                c.line(x, self.top - (self.gh if i in self.inner else 0), x, y)
        return y


def flow(g, rows, y, bottom, again, carry=None, fill_to=None):
    """Rows over pages; again() starts a page and gives the y; carry(i) gives the cells of a carried sum after i rows."""
    y = g.head(y)
    for i, cells in enumerate(rows):
        h = g.h(cells)
        if y - h - (g.lead + 4 if carry and i < len(rows) - 1 else 0) < bottom:
            if carry:
                y = g.row(y, carry(i, "Carried over"), True)
            g.close(y)
            y = g.head(again())
            if carry:
                y = g.row(y, carry(i, "Brought forward"), True)
        y = g.row(y, cells)
    return y


def para(c, x, y, s, font, size, width, lead=None):
    lead = lead or size * 1.25
    c.setFont(font, size)
    for ln in simpleSplit(s, font, size, width):
        c.drawString(x, y, ln)
        y -= lead
    return y
