# SPDX-License-Identifier: AGPL-3.0-or-later
"""Helpers for made-up Indian GST invoices: money, words, GSTINs, firms, a top-down pen."""
import datetime as dt
import random
from decimal import ROUND_HALF_UP, Decimal as D
from types import SimpleNamespace as NS

from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib.utils import simpleSplit as wrap
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.pdfmetrics import stringWidth
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

DJ = "/usr/share/fonts/truetype/dejavu/"
SANS, BOLD, SERIF, SERIFB = "Gst38Sans", "Gst38Bold", "Gst38Serif", "Gst38SerifBold"
for _n, _f in ((SANS, "DejaVuSans"), (BOLD, "DejaVuSans-Bold"), (SERIF, "DejaVuSerif"), (SERIFB, "DejaVuSerif-Bold")):
    pdfmetrics.registerFont(TTFont(_n, DJ + _f + ".ttf"))
H, HB, T, TB, TI, C, CB = "Helvetica", "Helvetica-Bold", "Times-Roman", "Times-Bold", "Times-Italic", "Courier", "Courier-Bold"

STATES = {
    "24": ("Gujarat", [("Surat", "395"), ("Ahmedabad", "380"), ("Vadodara", "390"), ("Rajkot", "360")]),
    "27": ("Maharashtra", [("Mumbai", "400"), ("Pune", "411"), ("Nagpur", "440"), ("Nashik", "422")]),
    "29": ("Karnataka", [("Bengaluru", "560"), ("Hubballi", "580"), ("Mysuru", "570")]),
    "33": ("Tamil Nadu", [("Chennai", "600"), ("Coimbatore", "641"), ("Salem", "636"), ("Tiruppur", "641")]),
    "08": ("Rajasthan", [("Jaipur", "302"), ("Udaipur", "313"), ("Kishangarh", "305")]),
    "07": ("Delhi", [("New Delhi", "110"), ("Delhi", "110")]),
    "19": ("West Bengal", [("Kolkata", "700"), ("Siliguri", "734"), ("Durgapur", "713")]),
    "20": ("Jharkhand", [("Dhanbad", "826"), ("Ranchi", "834")]),
    "36": ("Telangana", [("Hyderabad", "500"), ("Warangal", "506")]),
    "03": ("Punjab", [("Ludhiana", "141"), ("Mandi Gobindgarh", "147"), ("Jalandhar", "144")]),
    "32": ("Kerala", [("Kochi", "682"), ("Kozhikode", "673"), ("Thrissur", "680")]),
    "09": ("Uttar Pradesh", [("Kanpur", "208"), ("Lucknow", "226"), ("Agra", "282")]),
    "06": ("Haryana", [("Gurugram", "122"), ("Faridabad", "121"), ("Karnal", "132")]),
}
PLOTS = ["Plot No. 47/B", "Shop No. 6", "12-3-218/A", "Door No. 84", "Survey No. 112/2", "H-19", "Unit 304", "Khasra No. 771", "Gala No. 9", "No. 23/1",
         "SCO 51", "D.No. 7-88"]
AREAS = ["Sachin Industrial Area", "Station Road", "Phase II", "Mahatma Gandhi Road", "Nehru Nagar", "Ring Road", "Transport Nagar", "Bypass Junction",
         "Old Grain Market", "Civil Lines", "Temple Street", "Kaveri Layout", "Gandhi Chowk", "Lake View Road", "Industrial Estate"]
NEAR = ["Opp. Telephone Exchange", "Behind Bus Depot", "Near Water Tank", "Above Canara Bank", "Next to Fire Station", "2nd Floor"]
PEOPLE = ["Ramesh Vadgama", "Sunita Kulhari", "Arvind Pethkar", "Lakshmi Thangaraj", "Imran Shaikhani", "Gurpreet Dhaliwar", "Meenal Joshipura",
          "Biju Kallarackal", "Debasish Mondalkar", "Kavita Rathoria", "Prakash Hegdekar", "Farida Contractorwala"]
BUYERS = ["Sarvodaya Lifestyle Pvt Ltd", "Navkiran Enterprises", "Malhar Infra Projects LLP", "Blue Banyan Retail Pvt. Ltd.", "Shri Ganpati Traders",
          "Ashtavinayak Constructions", "Trident Oak Hospitality Pvt Ltd", "Meghdoot Agencies", "Kumaran & Sons", "Pragati Ispat Udyog", "Vaibhav Exim",
          "Orchid Valley Developers", "Suryoday Textile Mills Ltd", "Greenleaf Co-op. Society Ltd.", "Al-Noor Trading Company", "Rudraksh Power Systems"]
B36 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def check36(body):
    s = 0
    for i, ch in enumerate(body):
        p = B36.index(ch) * (1 + i % 2)
        s += p // 36 + p % 36
    return B36[-s % 36]


def gstin(r, code, name):
    up = B36[10:]
    kind = "C" if "Ltd" in name else "F" if r.random() < .6 else "P"
    first = next(c for c in name.upper() if c in up)
    body = code + "".join(r.choice(up) for _ in range(3)) + kind + first + f"{r.randint(101, 9899):04d}" + r.choice(up) + r.choice("1112") + "Z"
    return body + check36(body)


def q2(x):
    return D(x).quantize(D("0.01"), ROUND_HALF_UP)


def s2(x):
    return f"{q2(x):.2f}"


def inr(x, n=2):
    """Lakh and crore grouping."""
    x = D(x).quantize(D(1).scaleb(-n), ROUND_HALF_UP)
    a, _, b = f"{abs(x):.{n}f}".partition(".")
    g, h = [a[-3:]], a[:-3]
    while h:
        g.insert(0, h[-2:])
        h = h[:-2]
    return ("-" if x < 0 else "") + ",".join(g) + ("." + b if n else "")


ONES = ("Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen").split()
TENS = "x x Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety".split()


def words(n):
    if n < 20:
        return ONES[n]
    if n < 100:
        return TENS[n // 10] + (" " + ONES[n % 10] if n % 10 else "")
    for base, w in ((10 ** 7, "Crore"), (10 ** 5, "Lakh"), (1000, "Thousand"), (100, "Hundred")):
        if n >= base:
            return words(n // base) + " " + w + (" " + words(n % base) if n % base else "")


def rupees(x):
    p = int((D(x) % 1) * 100)
    return words(int(D(x))) + (f" and {words(p)} Paise" if p else "") + " Only"


def join(parts):
    return ", ".join(parts)


def party(r, code, name, pin=" - ", state=False):
    st, cities = STATES[code]
    city, p3 = r.choice(cities)
    num = f"{p3}{r.randint(1, 99):03d}" if r.random() < .8 or pin == " - " else f"{p3} {r.randint(1, 99):03d}"
    a = [r.choice(PLOTS), r.choice(AREAS)] + ([r.choice(NEAR)] if r.random() < .4 else []) + [city + pin + num] + ([st] if state else [])
    return NS(name=name, gstin=gstin(r, code, name), parts=a, code=code, state=st, city=city, phone=f"9{r.randint(100000000, 899999999)}")


def deal(name, seed, rows, home, sellers, buyers=None, pin=" - ", state=False, p_inter=.45, year=(2023, 2025)):
    r = random.Random(f"{name}/{seed}/{rows}")
    inter, sc = r.random() < p_inter, r.choice(home)
    bc = r.choice([c for c in STATES if c != sc]) if inter else sc
    start = dt.date(year[0], 7, 3)
    d = start + dt.timedelta(days=r.randint(0, (dt.date(year[1], 6, 28) - start).days))
    fy = d.year if d.month > 3 else d.year - 1
    return NS(r=r, inter=inter, sup=party(r, sc, r.choice(sellers), pin, state), rec=party(r, bc, r.choice(buyers or BUYERS), pin, state), date=d,
              fy=f"{fy % 100}-{(fy + 1) % 100}", n=rows)


def who(p, g=True):
    return {"name": p.name, **({"gstin": p.gstin} if g else {}), "address": join(p.parts)}


def pack(parts, f, z, w):
    """Whole comma parts in lines that fit w."""
    out = []
    for i, p in enumerate(parts):
        p += "," if i < len(parts) - 1 else ""
        if out and stringWidth(out[-1] + " " + p, f, z) <= w:
            out[-1] += " " + p
        else:
            out.append(p)
    return out


def split_tax(base, rate, inter):
    """(cgst, sgst, igst) of a value."""
    if inter:
        return D(0), D(0), q2(base * D(rate) / 100)
    h = q2(base * D(rate) / 200)
    return h, h, D(0)


def round_off(x):
    g = D(x).quantize(D(1), ROUND_HALF_UP)
    return g, g - x


def totals(tax, c, s, i, inter, **more):
    both = {"igst_total": s2(i)} if inter else {"cgst_total": s2(c), "sgst_total": s2(s)}
    return {**({"taxable_total": s2(tax)} if tax is not None else {}), **both, **more}


class Pen:
    """A canvas whose y runs down from the top; a text wider than its given w is an error."""

    def __init__(self, path, size=A4):
        self.c = Canvas(path, pagesize=size, invariant=1)
        self.w, self.h = size

    def t(self, x, y, s, f=H, z=9, a="l", col=None, w=None):
        s = str(s)
        sw = stringWidth(s, f, z)
        if w is not None and sw > w + .01:
            raise ValueError(f"too wide: {s!r} {sw:.1f}>{w}")
        self.c.setFillColor(col or colors.black)
        self.c.setFont(f, z)
        self.c.drawString(x - (sw if a == "r" else sw / 2 if a == "c" else 0), self.h - y, s)
        return x + sw

    def many(self, x, y, lines, f=H, z=9, lead=None, a="l", col=None):
        for s in lines:
            self.t(x, y, s, f, z, a, col)
            y += lead or z * 1.25
        return y

    def hl(self, x1, x2, y, w=.6, col=colors.black, dash=None):
        self.c.setStrokeColor(col)
        self.c.setLineWidth(w)
        self.c.setDash(*(dash or ([],)))
        self.c.line(x1, self.h - y, x2, self.h - y)
        self.c.setDash([])

    def vl(self, x, y1, y2, w=.6, col=colors.black):
        self.c.setStrokeColor(col)
        self.c.setLineWidth(w)
        self.c.line(x, self.h - y1, x, self.h - y2)

    def box(self, x, y, w, h, fill=None, stroke=colors.black, lw=.6, rad=0):
        self.c.setLineWidth(lw)
        if fill:
            self.c.setFillColor(fill)
        if stroke:
            self.c.setStrokeColor(stroke)
        self.c.roundRect(x, self.h - y - h, w, h, rad, stroke=1 if stroke else 0, fill=1 if fill else 0)

    def page(self):
        self.c.showPage()

    def save(self):
        self.c.save()


def qr(p, x, y, size, r, n=29):
    """Squares that look like a QR code."""
    m = size / n
    p.c.setFillColor(colors.black)
    for i in range(n):
        for j in range(n):
            eye = next(((a, b) for a, b in ((0, 0), (0, n - 7), (n - 7, 0)) if a <= i < a + 7 and b <= j < b + 7), None)
            on = r.random() < .48
            if eye:
                a, b = i - eye[0], j - eye[1]
                on = a in (0, 6) or b in (0, 6) or (2 <= a <= 4 and 2 <= b <= 4)
            if on:
                p.c.rect(x + j * m, p.h - y - (i + 1) * m, m, m, stroke=0, fill=1)
