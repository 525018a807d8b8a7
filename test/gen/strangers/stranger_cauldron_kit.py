# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared helpers: fonts, made-up parties, GSTINs, money, a thin page class."""
import datetime as dt
import os
import random
from decimal import Decimal as D, ROUND_HALF_UP

from reportlab.lib.pagesizes import A4, A5, landscape  # noqa: F401
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

_T = "/usr/share/fonts/truetype/"
for _n, _f, _alt in (("Sans", "dejavu/DejaVuSans.ttf", ""), ("SansB", "dejavu/DejaVuSans-Bold.ttf", ""), ("Serif", "dejavu/DejaVuSerif.ttf", ""),
                     ("SerifB", "dejavu/DejaVuSerif-Bold.ttf", ""), ("Noto", "noto/NotoSans-Regular.ttf", "dejavu/DejaVuSans.ttf"),
                     ("NotoB", "noto/NotoSans-Bold.ttf", "dejavu/DejaVuSans-Bold.ttf"), ("NSerif", "noto/NotoSerif-Regular.ttf", "dejavu/DejaVuSerif.ttf"),
                     ("NSerifB", "noto/NotoSerif-Bold.ttf", "dejavu/DejaVuSerif-Bold.ttf")):
    pdfmetrics.registerFont(TTFont("Gst36" + _n, _T + (_f if os.path.exists(_T + _f) else _alt)))
SA, SAB, SE, SEB, NO, NOB, NS, NSB = ("Gst36" + n for n in ("Sans", "SansB", "Serif", "SerifB", "Noto", "NotoB", "NSerif", "NSerifB"))

STATES = {"24": ("Gujarat", ["Surat 394221", "Ahmedabad 380026", "Rajkot 360004", "Morbi 363642"]),
          "27": ("Maharashtra", ["Pune 411026", "Nagpur 440018", "Nashik 422010", "Bhiwandi 421302"]),
          "29": ("Karnataka", ["Bengaluru 560058", "Hubballi 580025", "Mysuru 570016"]),
          "33": ("Tamil Nadu", ["Tiruppur 641604", "Coimbatore 641021", "Chennai 600058", "Erode 638003"]),
          "08": ("Rajasthan", ["Jodhpur 342005", "Bhilwara 311001", "Kota 324005"]),
          "09": ("Uttar Pradesh", ["Kanpur 208012", "Noida 201305", "Moradabad 244001"]),
          "19": ("West Bengal", ["Howrah 711101", "Siliguri 734001", "Durgapur 713212"]),
          "06": ("Haryana", ["Gurugram 122001", "Panipat 132103", "Faridabad 121003"]),
          "36": ("Telangana", ["Hyderabad 500037", "Warangal 506002"]),
          "32": ("Kerala", ["Kochi 682024", "Thrissur 680005", "Kozhikode 673016"]),
          "23": ("Madhya Pradesh", ["Indore 452015", "Singrauli 486889"]), "07": ("Delhi", ["New Delhi 110020", "Delhi 110092"])}
ABBR = {"24": "GJ", "27": "MH", "29": "KA", "33": "TN", "08": "RJ", "09": "UP", "19": "WB", "06": "HR", "36": "TS", "32": "KL", "23": "MP", "07": "DL"}
HOUSES = ["Plot No. {a}", "{a}/B", "Shop No. {b}", "Survey No. {a}/{b}", "D-{a}", "Door No. {b}-{a}", "Unit {b}", "Old No. {a}", "Shed {b}A",
    "Khasra No. {a}"]
STREETS = ["G.I.D.C. Estate", "Station Road", "Mahatma Gandhi Road", "Phase II Industrial Area", "Opp. Town Hall", "Near Old Octroi Naka", "2nd Cross Street",
           "Transport Nagar", "Nehru Chowk", "Behind Bus Stand", "NH 48 Service Road", "Ring Road", "1st Floor Anand Arcade", "Market Yard"]
AREAS = ["Gandhi Nagar", "Laxmi Colony", "Shivaji Peth", "Ambedkar Ward", "Civil Lines", "Rajendra Nagar", "Vikas Puri", "Kalyan Bagh", "Old Sadar",
    "Sector 9"]
FIRST = ["Arihant", "Meenakshi", "Vaibhav", "Suryodaya", "Nandini", "Jaykrupa", "Pallavi", "Trimurti", "Kaveri", "Himgiri", "Rameshwar", "Sudarshan",
    "Omkar", "Bharani",
         "Chintamani", "Deepshikha", "Giriraj", "Mayurakshi", "Navdurga", "Palash", "Rukmini", "Shantivan", "Tejpal", "Utkarsh"]
PEOPLE = ["Anil Kulkarni", "Sunita Deshpande", "K. Raghavan", "Farida Shaikh", "Manoj Bhatia", "Lakshmi Iyer", "P. Venkatesan", "Geeta Chauhan",
    "Rohit Saxena", "Mary Thomas"]
CH = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def gstin(rng, st):
    let = lambda n: "".join(rng.choice(CH[10:]) for _ in range(n))
    s = st + let(3) + rng.choice("PFCHA") + let(1) + f"{rng.randint(1, 9999):04d}" + let(1) + rng.choice("1112") + "Z"
    t = 0
    for i, c in enumerate(s):
        p = CH.index(c) * (1 + i % 2)
        t += p // 36 + p % 36
    return s + CH[(36 - t % 36) % 36]


def party(rng, st, tail, pinfmt="{c} - {p}", state=False, n=4, first=None):
    """A made-up firm; parts are the address parts in order, the last ending in the PIN (and the state)."""
    city, pin = rng.choice(STATES[st][1]).rsplit(" ", 1)
    parts = [rng.choice(HOUSES).format(a=rng.randint(11, 480), b=rng.randint(1, 24)), rng.choice(STREETS), rng.choice(AREAS)][:n - 1]
    parts.append(pinfmt.format(c=city, p=pin, q=pin[:3] + " " + pin[3:]))
    if state:
        parts.append(STATES[st][0])
    g = gstin(rng, st)
    return {"name": (first or rng.choice(FIRST)) + " " + tail, "gstin": g, "parts": parts, "st": st, "state": STATES[st][0], "city": city, "pan": g[2:12]}


def truth(p, gst=True, addr=True):
    d = {"name": p["name"]}
    if gst:
        d["gstin"] = p["gstin"]
    if addr:
        d["address"] = ", ".join(p["parts"])
    return d


def pair(rng, intra=None, codes=None):
    a = rng.choice(codes or sorted(STATES))
    intra = rng.random() < .5 if intra is None else intra
    return a, a if intra else rng.choice([s for s in sorted(STATES) if s != a])


def rnd(name, seed, rows):
    return random.Random(f"{name}/{seed}/{rows}")


def day(rng, y=None):
    return dt.date(y or rng.choice([2022, 2023, 2024]), 1, 1) + dt.timedelta(days=rng.randint(0, 364))


def fy(d):
    y = d.year if d.month > 3 else d.year - 1
    return f"{y % 100:02d}-{(y + 1) % 100:02d}"


def q2(x):
    return D(x).quantize(D("0.01"), ROUND_HALF_UP)


def s2(x):
    return str(q2(x))


def inr(x):
    """12,34,567.89"""
    s = s2(abs(D(x)))
    w, f = s.split(".")
    if len(w) > 3:
        h, t = w[:-3], w[-3:]
        g = []
        while h:
            g.insert(0, h[-2:])
            h = h[:-2]
        w = ",".join(g) + "," + t
    return ("-" if D(x) < 0 else "") + w + "." + f


def tax(v, rate, intra):
    """(cgst, sgst, igst)"""
    if intra:
        h = q2(D(v) * D(rate) / 200)
        return h, h, D(0)
    return D(0), D(0), q2(D(v) * D(rate) / 100)


def rounded(x):
    g = D(x).quantize(D(1), ROUND_HALF_UP)
    return q2(g), q2(g - D(x))


_O = ("Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen").split()
_X = "x x Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety".split()


def words(n):
    n = int(n)
    if n < 20:
        return _O[n]
    if n < 100:
        return _X[n // 10] + (" " + _O[n % 10] if n % 10 else "")
    for v, w in ((10000000, "Crore"), (100000, "Lakh"), (1000, "Thousand"), (100, "Hundred")):
        if n >= v:
            return words(n // v) + " " + w + (" " + words(n % v) if n % v else "")


def rupees(x):
    p = int((D(x) - int(x)) * 100)
    return words(int(x)) + (" and " + words(p) + " Paise" if p else "") + " Only"


def wrap(s, font, size, w):
    out, cur = [], ""
    for wd in s.split():
        nx = (cur + " " + wd).strip()
        if cur and pdfmetrics.stringWidth(nx, font, size) > w:
            out.append(cur)
            cur = wd
        else:
            cur = nx
    return out + [cur]


def pack(parts, font, size, w, comma=True):
    """Address parts packed into lines that break at commas only."""
    out, cur = [], parts[0]
    for p in parts[1:]:
        if pdfmetrics.stringWidth(cur + ", " + p + ",", font, size) > w:
            out.append(cur + ("," if comma else ""))
            cur = p
        else:
            cur += ", " + p
    return out + [cur]


class P:
    """Canvas with y counted from the top."""

    def __init__(self, path, size=A4):
        self.c, (self.W, self.H) = Canvas(path, pagesize=size, invariant=1), size

    def t(self, x, y, s, f="Helvetica", z=9, a="l", col=(0, 0, 0)):
        self.c.setFont(f, z)
        self.c.setFillColorRGB(*col)
        {"l": self.c.drawString, "r": self.c.drawRightString, "c": self.c.drawCentredString}[a](x, self.H - y, s)

    def ln(self, x1, y1, x2, y2, w=.6, col=(0, 0, 0), dash=None):
        self.c.setLineWidth(w)
        self.c.setStrokeColorRGB(*col)
        self.c.setDash(dash or [])
        self.c.line(x1, self.H - y1, x2, self.H - y2)

    def bx(self, x, y, w, h, fill=None, lw=.6, col=(0, 0, 0), r=0):
        self.c.setLineWidth(lw)
        self.c.setDash([])
        self.c.setStrokeColorRGB(*col)
        if fill:
            self.c.setFillColorRGB(*fill)
        if r:
            self.c.roundRect(x, self.H - y - h, w, h, r, stroke=int(lw > 0), fill=int(bool(fill)))
        else:
            self.c.rect(x, self.H - y - h, w, h, stroke=int(lw > 0), fill=int(bool(fill)))

    def w(self, s, f, z):
        return pdfmetrics.stringWidth(s, f, z)

    def page(self):
        self.c.showPage()

    def save(self):
        self.c.showPage()
        self.c.save()
