# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared helpers: fonts, money, GSTINs, invented parties, goods and a pen that measures from the top of the page."""
import datetime
import random
from decimal import ROUND_HALF_UP, Decimal as D

from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib.units import mm
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

_T = "/usr/share/fonts/truetype/"
FONTS = {"Sans": "noto/NotoSans-Regular", "SansB": "noto/NotoSans-Bold", "SansI": "noto/NotoSans-Italic", "Serif": "noto/NotoSerif-Regular",
         "SerifB": "noto/NotoSerif-Bold", "SerifI": "noto/NotoSerif-Italic", "Deja": "dejavu/DejaVuSans", "DejaB": "dejavu/DejaVuSans-Bold",
         "Cond": "dejavu/DejaVuSansCondensed", "CondB": "dejavu/DejaVuSansCondensed-Bold", "CondI": "dejavu/DejaVuSansCondensed-Oblique",
         "Mono": "dejavu/DejaVuSansMono", "MonoB": "dejavu/DejaVuSansMono-Bold", "Hin": "noto/NotoSansDevanagari-Regular",
         "HinB": "noto/NotoSansDevanagari-Bold", "Disp": "noto/NotoSansDisplay-Regular", "DispB": "noto/NotoSansDisplay-Bold"}
for _k, _v in FONTS.items():
    pdfmetrics.registerFont(TTFont("Gst37" + _k, _T + _v + ".ttf"))
BASE = {"H": "Helvetica", "HB": "Helvetica-Bold", "HI": "Helvetica-Oblique", "T": "Times-Roman", "TB": "Times-Bold", "TI": "Times-Italic",
        "C": "Courier", "CB": "Courier-Bold"}


def F(k):
    return BASE.get(k) or "Gst37" + k


def width(s, f, z):
    return pdfmetrics.stringWidth(s, F(f), z)


def wrap(s, f, z, w):
    out = []
    for part in s.split("\n"):
        cur = ""
        for word in part.split():
            if cur and width(cur + " " + word, f, z) > w:
                out.append(cur)
                cur = word
            else:
                cur = (cur + " " + word).strip()
        out.append(cur)
    return out


class Pen:
    """A canvas whose y runs downwards from the top edge, in points."""

    def __init__(self, path, size=A4):
        self.c = Canvas(path, pagesize=size, invariant=1)
        self.W, self.H = size

    def t(self, x, y, s, f="H", z=8, a="l", col=None):
        c = self.c
        c.setFillColor(col or colors.black)
        c.setFont(F(f), z)
        {"l": c.drawString, "r": c.drawRightString, "c": c.drawCentredString}[a](x, self.H - y, s)

    def ls(self, x, y, lines, f="H", z=8, lead=None, a="l", col=None):
        lead = lead or z * 1.2
        for s in lines:
            self.t(x, y, s, f, z, a, col)
            y += lead
        return y

    def words(self, x, y, s, f="H", z=8):
        """Word by word, as some print drivers do."""
        for w in s.split():
            self.t(x, y, w, f, z)
            x += width(w + " ", f, z)
        return x

    def line(self, x1, y1, x2, y2, w=.5, col=None, dash=None):
        self.c.setStrokeColor(col or colors.black)
        self.c.setLineWidth(w)
        self.c.setDash(*(dash or ([], 0)))
        self.c.line(x1, self.H - y1, x2, self.H - y2)

    def box(self, x, y, w, h, fill=None, lw=.5, col=None):
        c = self.c
        c.setDash([], 0)
        c.setLineWidth(lw)
        c.setStrokeColor(col or colors.black)
        if fill is not None:
            c.setFillColor(fill)
        c.rect(x, self.H - y - h, w, h, stroke=1 if lw else 0, fill=0 if fill is None else 1)

    def page(self):
        self.c.showPage()

    def save(self):
        self.c.save()


def qr(pen, r, x, y, side):
    """Something that looks like a QR symbol."""
    n = 33
    m = side / n
    pen.c.setFillColor(colors.black)
    for i in range(n):
        for j in range(n):
            corner = [(a, b) for a, b in ((i, j), (n - 1 - i, j), (i, n - 1 - j)) if a < 8 and b < 8]
            if corner:
                a, b = corner[0]
                on = a < 7 and b < 7 and (a in (0, 6) or b in (0, 6) or (2 <= a <= 4 and 2 <= b <= 4))
            else:
                on = r.random() < .48
            if on:
                pen.c.rect(x + j * m, pen.H - y - (i + 1) * m, m, m, stroke=0, fill=1)


def q2(v):
    return D(v).quantize(D("0.01"), ROUND_HALF_UP)


def s2(v):
    return str(q2(v))


def inr(v, nd=2):
    """Indian grouping: 12,34,567.50"""
    v = D(v).quantize(D(1).scaleb(-nd), ROUND_HALF_UP)
    sign = "-" if v < 0 else ""
    a, _, b = str(abs(v)).partition(".")
    head, tail = a[:-3], a[-3:]
    parts = []
    while head:
        parts.insert(0, head[-2:])
        head = head[:-2]
    return sign + ",".join(parts + [tail]) + ("." + b if b else "")


_ONES = ("Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen").split()
_TENS = "x x Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety".split()


def say(n):
    n = int(n)
    if n < 20:
        return _ONES[n]
    if n < 100:
        return _TENS[n // 10] + (" " + _ONES[n % 10] if n % 10 else "")
    for size, name in ((10000000, "Crore"), (100000, "Lakh"), (1000, "Thousand"), (100, "Hundred")):
        if n >= size:
            return say(n // size) + " " + name + (" " + say(n % size) if n % size else "")


def say_rs(v):
    v = q2(v)
    p = int(v * 100) % 100
    return say(v) + (f" and {say(p)} Paise" if p else "") + " Only"


STATES = {"27": ("Maharashtra", [("Pune", "411030"), ("Nashik", "422007"), ("Bhiwandi", "421302")]), "24": ("Gujarat", [("Rajkot", "360004"),
        ("Surat", "395003")]),
          "29": ("Karnataka", [("Bengaluru", "560058"), ("Hubballi", "580029")]), "33": ("Tamil Nadu", [("Coimbatore", "641012"), ("Hosur", "635126")]),
          "09": ("Uttar Pradesh", [("Noida", "201301"), ("Kanpur", "208012")]), "07": ("Delhi", [("New Delhi", "110020"), ("Delhi", "110006")]),
          "32": ("Kerala", [("Kochi", "682018"), ("Thrissur", "680022")]), "08": ("Rajasthan", [("Jaipur", "302013"), ("Bhilwara", "311001")]),
          "36": ("Telangana", [("Hyderabad", "500037"), ("Warangal", "506002")]), "19": ("West Bengal", [("Kolkata", "700012"), ("Howrah", "711106")]),
          "06": ("Haryana", [("Faridabad", "121004"), ("Gurugram", "122016")]), "03": ("Punjab", [("Ludhiana", "141003"), ("Jalandhar", "144004")])}
STREETS = ["Plot No. 47, Phase II, Industrial Estate", "12/3, Gandhi Road", "Shop No. 8, Laxmi Arcade, Station Road", "Gala No. 214, Shanti Compound",
           "B-118, Sector 6",
           "Door No. 5-9-22, Market Street", "S.No. 88/2A, Behind Weigh Bridge", "3rd Floor, Sunrise Chambers, M.G. Road",
           "Old No. 17 New No. 31, Temple Road", "C-41, Transport Nagar"]
AREAS = ["Near Water Tank", "Opp. Bus Stand", "Nehru Nagar", "Shivaji Peth", "Anna Nagar West", "Civil Lines", "Ganesh Colony", "Kalyan Wadi"]
FIRM = ["Vardhani", "Shreeyash", "Kesarnath", "Meghdhara", "Ambalika", "Trinayan", "Suryakot", "Nilgaari", "Panchvati", "Jaldeep", "Omkareshwari",
        "Bhairavnath", "Chitravan", "Devgiri"]
_C36 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def gstin(r, st):
    """A GSTIN of the state with the right check digit."""
    pan = "".join(r.choice(_C36[10:]) for _ in range(3)) + r.choice("PCFH") + r.choice(_C36[10:]) + f"{r.randint(1, 9999):04d}" + r.choice(_C36[10:])
    b = st + pan + r.choice("1112") + "Z"
    tot = 0
    for i, ch in enumerate(b):
        p = _C36.index(ch) * (1 + i % 2)
        tot += p // 36 + p % 36
    return b + _C36[(36 - tot % 36) % 36]


def pair(r, sfx1, sfx2, inter=None):
    """Two parties; each with name, st, state, city, pin, lines (address), gstin. Returns seller, buyer, inter?"""
    inter = r.random() < .5 if inter is None else inter
    a = r.choice(list(STATES))
    b = r.choice([k for k in STATES if k != a]) if inter else a
    n = r.sample(FIRM, 2)
    out = []
    ss = r.sample(STREETS, 2)
    for i, (st, sfx) in enumerate(((a, sfx1), (b, sfx2))):
        name, cities = STATES[st]
        city, pin = r.choice(cities)
        out.append({"name": n[i] + " " + r.choice(sfx), "st": st, "state": name, "city": city, "pin": pin, "street": ss[i], "area": r.choice(AREAS),
                    "gstin": gstin(r, st)})
    return out[0], out[1], inter


def truth_party(p, addr=None, gst=True):
    """addr: printed address lines."""
    d = {"name": p["name"]}
    if gst:
        d["gstin"] = p["gstin"]
    if addr:
        s = ""
        for a in addr:
            s = a if not s else (s.rstrip(", ") if s.endswith(",") else s) + ", " + a
        d["address"] = s.rstrip(",")
    return d


def day(r, lo=0):
    return datetime.date(2024, 4, 2) + datetime.timedelta(days=r.randint(lo, 700))


def fy(d):
    y = d.year if d.month > 3 else d.year - 1
    return f"{y % 100}-{y % 100 + 1}"


def phone(r):
    return f"{r.choice('789')}{r.randint(10**8, 10**9 - 1)}"


def irn(r):
    return "".join(r.choice("0123456789abcdef") for _ in range(64))


def split_tax(tv, rate, inter):
    """(cgst, sgst, igst) rounded per line."""
    if inter:
        return D(0), D(0), q2(tv * D(rate) / 100)
    h = q2(tv * D(rate) / 200)
    return h, h, D(0)


HARDWARE = [("Ball Valve 25mm Brass Full Bore", "84818030", "Nos", 18, 385), ("GI Elbow 1/2\" Heavy", "73079210", "Pcs", 18, 24.5),
            ("Hacksaw Blade 12\" HSS Bimetal", "82029110", "Doz", 18, 410),
            ("Teflon Tape 12mm x 10m", "39204900", "Pcs", 18, 17.25), ("MS Hex Bolt M12 x 50 with Nut", "73181500", "Kg", 18, 96.4),
            ("Welding Electrode E6013 3.15 x 350", "83111000", "Pkt", 18, 292),
            ("LED Batten 20W Cool Daylight 4 Feet", "94051100", "Nos", 18, 178), ("PVC Insulated Wire 1.5 sqmm FR Red 90 mtr coil", "85444920", "Coil", 18,
                    1345),
            ("Modular Switch 6A One Way White", "85365020", "Nos", 18, 31.8), ("Garden Hose Pipe 3/4\" Braided", "39173990", "Mtr", 18, 42),
            ("Self Priming Monoblock Pump 0.5 HP", "84137010", "Nos", 18, 2890),
            ("Paint Brush 4 inch Bristle", "96034010", "Nos", 18, 64), ("Hand Spade Forged with Handle", "82011000", "Nos", 5, 260),
            ("Sprayer Hand Operated 16 Ltr", "84242000", "Nos", 5, 1150)]
