# SPDX-License-Identifier: AGPL-3.0-or-later
"""Fonts, money and rows of stranger_lodgement.py."""

import datetime as dt
import re

from reportlab.lib.colors import HexColor
from reportlab.lib.pagesizes import A4
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

_D = "/usr/share/fonts/truetype/"
_FONTS = {
    "Noto": "noto/NotoSans-Regular.ttf", "NotoB": "noto/NotoSans-Bold.ttf",
    "NotoI": "noto/NotoSans-Italic.ttf", "Deva": "noto/NotoSansDevanagari-Regular.ttf",
    "DevaB": "noto/NotoSansDevanagari-Bold.ttf",
    "Deja": "dejavu/DejaVuSans.ttf", "DejaB": "dejavu/DejaVuSans-Bold.ttf",
    "Cond": "dejavu/DejaVuSansCondensed.ttf", "CondB": "dejavu/DejaVuSansCondensed-Bold.ttf",
    "Mono": "dejavu/DejaVuSansMono.ttf", "MonoB": "dejavu/DejaVuSansMono-Bold.ttf",
    "Serif": "dejavu/DejaVuSerif.ttf", "SerifB": "dejavu/DejaVuSerif-Bold.ttf",
    "SerifC": "dejavu/DejaVuSerifCondensed.ttf",
}
H, HB, HO = "Helvetica", "Helvetica-Bold", "Helvetica-Oblique"
T, TB, TI = "Times-Roman", "Times-Bold", "Times-Italic"
C, CB = "Courier", "Courier-Bold"


def _register():
    for name, rel in _FONTS.items():
        if name not in pdfmetrics.getRegisteredFontNames():
            pdfmetrics.registerFont(TTFont(name, _D + rel))


def width(s, font, size):
    return pdfmetrics.stringWidth(s, font, size)


class Pages(Canvas):
    def __init__(self, *a, **k):
        super().__init__(*a, **k)
        self.kept = []
        self.footer = None

    def showPage(self):
        self.kept.append(dict(self.__dict__))
        self._startPage()

    def save(self):
        kept = self.kept
        for i, state in enumerate(kept):
            self.__dict__.update(state)
            if self.footer:
                self.footer(i + 1, len(kept))
            Canvas.showPage(self)
        Canvas.save(self)


class Doc:
    """A canvas with the origin at the top left."""

    def __init__(self, path, size=A4, footer=None, title="Statement"):
        _register()
        self.w, self.h = size
        self.c = Pages(str(path), pagesize=size, invariant=1)
        self.c.setTitle(title)
        self.page = 1
        if footer:
            self.c.footer = lambda i, n: footer(self, i, n)

    def t(self, x, y, s, font=H, size=8, align="l", color="#000000"):
        c = self.c
        c.setFont(font, size)
        c.setFillColor(HexColor(color))
        if align == "r":
            c.drawRightString(x, self.h - y, s)
        elif align == "c":
            c.drawCentredString(x, self.h - y, s)
        else:
            c.drawString(x, self.h - y, s)

    def lines(self, x, y, rows, font=H, size=8, lead=None, align="l", color="#000000"):
        lead = lead or size * 1.2
        for s in rows:
            self.t(x, y, s, font, size, align, color)
            y += lead
        return y

    def para(self, x, y, s, wid, font=H, size=7, lead=None, color="#000000", align="l"):
        return self.lines(x, y, wrap(s, wid, font, size), font, size, lead, align, color)

    def line(self, x1, y1, x2, y2, w=0.5, color="#000000", dash=None):
        c = self.c
        c.setStrokeColor(HexColor(color))
        c.setLineWidth(w)
        c.setDash(*(dash or ([],)))
        c.line(x1, self.h - y1, x2, self.h - y2)
        c.setDash()

    def box(self, x, y, w, h, fill=None, stroke=None, lw=0.5, r=0):
        c = self.c
        if fill:
            c.setFillColor(HexColor(fill))
        if stroke:
            c.setStrokeColor(HexColor(stroke))
            c.setLineWidth(lw)
        args = (x, self.h - y - h, w, h)
        if r:
            c.roundRect(*args, r, stroke=int(bool(stroke)), fill=int(bool(fill)))
        else:
            c.rect(*args, stroke=int(bool(stroke)), fill=int(bool(fill)))

    def disc(self, x, y, r, fill):
        self.c.setFillColor(HexColor(fill))
        self.c.circle(x, self.h - y, r, stroke=0, fill=1)

    def poly(self, pts, fill):
        p = self.c.beginPath()
        p.moveTo(pts[0][0], self.h - pts[0][1])
        for x, y in pts[1:]:
            p.lineTo(x, self.h - y)
        p.close()
        self.c.setFillColor(HexColor(fill))
        self.c.drawPath(p, stroke=0, fill=1)

    def new(self):
        self.c.showPage()
        self.page += 1

    def save(self):
        self.c.showPage()
        self.c.save()


def wrap(s, wid, font, size):
    """Wrap at spaces; words too long for the column are cut."""
    out, cur = [], ""
    for word in s.split(" "):
        trial = (cur + " " + word) if cur else word
        if width(trial, font, size) <= wid:
            cur = trial
            continue
        if cur:
            out.append(cur)
        while width(word, font, size) > wid:
            k = len(word)
            while width(word[:k], font, size) > wid:
                k -= 1
            out.append(word[:k])
            word = word[k:]
        cur = word
    out.append(cur)
    return out


def joined(lines, source):
    """Printed lines put together: a space only where the source has one."""
    out, pos = "", 0
    for ln in lines:
        if out and source[pos:pos + 1] == " ":
            out += " "
            pos += 1
        out += ln
        pos += len(ln)
    return out


def cwrap(s, n):
    """Wrap after n characters wherever that falls (spaces at cuts are kept in the source)."""
    out = []
    while s:
        out.append(s[:n].rstrip())
        rest = s[n:]
        s = rest.lstrip()
    return out or [""]


def pwrap(s, wid, font, size):
    """Wrap by width wherever that falls."""
    out = []
    while s:
        k = len(s)
        while width(s[:k], font, size) > wid:
            k -= 1
        out.append(s[:k].rstrip())
        s = s[k:].lstrip()
    return out or [""]


def ind(p):
    """12,34,567.89"""
    sign = "-" if p < 0 else ""
    p = abs(p)
    r, f = divmod(p, 100)
    s = str(r)
    head, tail = s[:-3], s[-3:]
    while len(head) > 2:
        tail = head[-2:] + "," + tail
        head = head[:-2]
    if head:
        tail = head + "," + tail
    return f"{sign}{tail}.{f:02d}"


def west(p, sep=",", dec="."):
    sign = "-" if p < 0 else ""
    r, f = divmod(abs(p), 100)
    return sign + f"{r:,}".replace(",", sep) + dec + f"{f:02d}"


def plain(p):
    return west(p, "", ".")


def iso(d):
    return d.isoformat()


def amt(p):
    return None if p is None else plain(p)


def squeeze(s):
    return re.sub(r"\s+", " ", s).strip()


class Txn:
    def __init__(self, date, desc, ref, d, c, bal, extra):
        self.date, self.desc, self.ref = date, desc, ref
        self.d, self.c, self.bal, self.extra = d, c, bal, extra

    def truth(self, ref=None, bal=True, desc=None):
        out = {"date": iso(self.date), "description": squeeze(self.desc if desc is None else desc)}
        if ref:
            out["reference"] = self.ref or None
        out["debit"], out["credit"] = amt(self.d), amt(self.c)
        out["balance"] = amt(self.bal) if bal else None
        return out


def book(rng, n, start, end, opening, recipes, floor=0):
    """recipes: (weight, 'd'|'c', low, high, step, function(rng, date) -> (desc, ref[, extra])), money in minor units."""
    span = (end - start).days
    days = sorted(rng.randint(0, span) for _ in range(n))
    creds = [r for r in recipes if r[1] == "c"]
    bal, out = opening, []
    for k in days:
        date = start + dt.timedelta(days=k)
        r = rng.choices(recipes, [x[0] for x in recipes])[0]
        a = rng.randint(r[2] // r[4], r[3] // r[4]) * r[4]
        if r[1] == "d" and bal - a < floor:
            r = rng.choices(creds, [x[0] for x in creds])[0]
            a = rng.randint(r[2] // r[4], r[3] // r[4]) * r[4]
        got = r[5](rng, date)
        desc, ref = got[0], got[1]
        extra = got[2] if len(got) > 2 else None
        if r[1] == "d":
            bal -= a
            out.append(Txn(date, desc, ref, a, None, bal, extra))
        else:
            bal += a
            out.append(Txn(date, desc, ref, None, a, bal, extra))
    return out


def sums(txns):
    return (sum(t.d or 0 for t in txns), sum(t.c or 0 for t in txns))


def digits(rng, n, first=None):
    s = "".join(str(rng.randint(0, 9)) for _ in range(n))
    return (first + s[len(first):]) if first else s


def clock(rng):
    return f"{rng.randint(6, 22):02d}:{rng.randint(0, 59):02d}"


def alnum(rng, n):
    return "".join(rng.choice("0123456789ABCDEFGHJKLMNPQRSTUVWXYZ") for _ in range(n))


def month(rng, years=(2021, 2025), months=1):
    y, m = rng.randint(*years), rng.randint(1, 12)
    a = dt.date(y, m, 1)
    e = m - 1 + months
    b = dt.date(y + e // 12, e % 12 + 1, 1) - dt.timedelta(days=1)
    return a, b


GIVEN = ("Ramesh Suresh Anjali Priyanka Mohammed Deepak Sunita Lakshmi Vignesh Harpreet Kavita Arun Nisha Imran Joseph "
         "Meenakshi Rohit Sanjay Pooja Balaji Farida Gurmeet Chetan Snehal Tushar Bhavna Dinesh Rekha Yogesh Asha").split()
SUR = ("Patil Sharma Nair Iyer Khan Singh Reddy Joshi Deshmukh Verma Gupta Kulkarni Pillai Shetty Yadav Mehta Chauhan "
       "Fernandes Das Bose Rao Mishra Solanki Bhatt Naidu Kamble Saxena Tripathi Menon Sethi").split()
SHOPS = ("Annapurna Kirana", "Zippo Foods", "Swift Basket", "Blue Cart India", "Maruti Medico", "Sagar Ratna Sweets",
         "Petro Point Fuels", "City Mobile Hub", "Jio Fibernet", "Urja Electric", "Cloud Kitchen One", "Rail Yatri Tkt",
         "Shree Ganesh Traders", "Metro Card Recharge", "Book Bazaar", "Vasant Hardware")
FIRMS = ("Kaveri Agro Foods Pvt Ltd", "Trident Polymers", "Omkar Enterprises", "Balaji Steel Traders", "Nexgen Infosolutions Pvt Ltd",
         "Shakti Auto Spares", "Zenith Pharma Distributors", "Sunrise Textiles", "Mahalaxmi Transport Co", "Global Tech Services LLP",
         "Pioneer Packaging", "Vardhman Electricals", "Konark Chemicals Ltd", "Ambika Cotton Mills")
CITIES = ("Pune", "Nashik", "Nagpur", "Surat", "Indore", "Lucknow", "Coimbatore", "Kochi", "Mysuru", "Jaipur", "Ludhiana", "Bhopal")
BANK4 = "SBIN HDFC ICIC UTIB KKBK PUNB BARB CNRB UBIN YESB IDFB FDRL".split()
HANDLE = "oksbi okaxis ybl paytm okhdfcbank apl ibl axl upi".split()


def person(rng):
    return rng.choice(GIVEN) + " " + rng.choice(SUR)


def addr(rng, city):
    return [f"Flat No {rng.randint(101, 1204)} {rng.choice(['Shanti', 'Gokul', 'Green', 'Sai', 'Royal'])} {rng.choice(['Residency', 'Heights', 'Apartments', 'Nagar Society'])}",
            f"{rng.choice(['Near', 'Opp', 'Behind'])} {rng.choice(['Water Tank', 'Bus Stand', 'City Mall', 'Old Post Office', 'Hanuman Temple'])}",
            f"{rng.choice(['M G Road', 'Station Road', 'Link Road', 'Ring Road', 'Gandhi Chowk'])}"]


def vpa(rng):
    return rng.choice([rng.choice(GIVEN).lower() + rng.choice(SUR).lower() + digits(rng, 2), digits(rng, 10, "9")]) + "@" + rng.choice(HANDLE)


def ifsc4(rng):
    return rng.choice(BANK4) + "0" + digits(rng, 6, "00")


def bank_truth(**data):
    return {"industry": "finance", "template": "bank_statement", "data": {k: v for k, v in data.items() if v is not None}}


def card_truth(**data):
    return {"industry": "finance", "template": "card_statement", "data": {k: v for k, v in data.items() if v is not None}}


def bwrap(s, wid, font, size, marks="-/ "):
    """Wrap after spaces, hyphens and slashes; longer runs are cut."""
    parts = re.findall(r"[^%s]*[%s]|[^%s]+" % ((re.escape(marks),) * 3), s)
    out, cur = [], ""
    for p in parts:
        if width((cur + p).rstrip(), font, size) <= wid:
            cur += p
            continue
        if cur:
            out.append(cur.rstrip())
        while width(p.rstrip(), font, size) > wid:
            k = len(p)
            while width(p[:k], font, size) > wid:
                k -= 1
            out.append(p[:k])
            p = p[k:]
        cur = p
    if cur:
        out.append(cur.rstrip())
    return out


FEMALE = set("Anjali Priyanka Sunita Lakshmi Kavita Nisha Meenakshi Pooja Farida Snehal Bhavna Rekha Asha "
             "Sabine Katharina Marlies Regula Corinne Fabienne Amelia Isla Priya".split())


def honor(rng, name, men, women):
    return rng.choice(women if name.split()[0].title() in FEMALE else men)


def limit_over(rng, total, choices, step):
    """A credit limit from the choices that covers the total, else the next step above it."""
    fits = [c for c in choices if c > total]
    return rng.choice(fits) if fits else (total // step + 1) * step
