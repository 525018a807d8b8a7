# SPDX-License-Identifier: AGPL-3.0-or-later
"""Pages, money and parties of stranger_manifest.py."""

import datetime
import io
import json
from reportlab.pdfgen import canvas
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.lib.pagesizes import A4, landscape

B36 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
DJ = "/usr/share/fonts/truetype/dejavu/"
NT = "/usr/share/fonts/truetype/noto/"
FONTS = {"H": "Helvetica", "HB": "Helvetica-Bold", "HI": "Helvetica-Oblique", "HBI": "Helvetica-BoldOblique",
         "T": "Times-Roman", "TB": "Times-Bold", "TI": "Times-Italic", "TBI": "Times-BoldItalic",
         "C": "Courier", "CB": "Courier-Bold"}
TTF = {"D": DJ + "DejaVuSans.ttf", "DB": DJ + "DejaVuSans-Bold.ttf", "DC": DJ + "DejaVuSansCondensed.ttf",
       "DCB": DJ + "DejaVuSansCondensed-Bold.ttf", "DM": DJ + "DejaVuSansMono.ttf", "DMB": DJ + "DejaVuSansMono-Bold.ttf",
       "DS": DJ + "DejaVuSerifCondensed.ttf", "DSB": DJ + "DejaVuSerifCondensed-Bold.ttf",
       "N": NT + "NotoSans-Regular.ttf", "NB": NT + "NotoSans-Bold.ttf", "NI": NT + "NotoSans-Italic.ttf",
       "S": NT + "NotoSerif-Regular.ttf", "SB": NT + "NotoSerif-Bold.ttf", "SI": NT + "NotoSerif-Italic.ttf"}
for _k, _f in TTF.items():
    pdfmetrics.registerFont(TTFont("K" + _k, _f))
    FONTS[_k] = "K" + _k

STATES = {"03": "Punjab", "06": "Haryana", "07": "Delhi", "08": "Rajasthan", "09": "Uttar Pradesh", "19": "West Bengal",
          "23": "Madhya Pradesh", "24": "Gujarat", "27": "Maharashtra", "29": "Karnataka", "30": "Goa", "32": "Kerala",
          "33": "Tamil Nadu", "36": "Telangana", "37": "Andhra Pradesh"}

BUYERS = [
    ("Kaveri Auto Components Pvt. Ltd.", "29", ["Plot No. 47-B, Phase II,", "Bommasandra Industrial Area,", "Anekal Taluk, Bengaluru - 560099"], "C"),
    ("Nirmal Process Equipments Private Limited", "27", ["Gat No. 318/2, Village Kuruli,", "Tal. Khed, Dist. Pune - 410501"], "C"),
    ("Ashvattha Foods Limited", "24", ["Survey No. 112, Sanand-Viramgam Road,", "Sanand, Ahmedabad - 382110"], "C"),
    ("Tulsidham Infra Projects LLP", "07", ["A-14, 2nd Floor, Okhla Phase I,", "New Delhi - 110020"], "F"),
    ("Meghdoot Packaging Industries", "33", ["No. 9/4, SIDCO Industrial Estate,", "Ambattur, Chennai - 600098"], "F"),
    ("Sahyadri Polymers Private Limited", "27", ["W-73, MIDC Industrial Area, Ambad,", "Nashik - 422010"], "C"),
    ("Dakshin Bharat Bearings Ltd.", "36", ["Plot 22, IDA Patancheru Phase III,", "Sangareddy Dist. - 502319"], "C"),
    ("Ganga Valley Paper Mills Pvt Ltd", "09", ["C-31, Site IV, Sahibabad Industrial Area,", "Ghaziabad - 201010"], "C"),
    ("Hooghly Electricals & Controls Pvt. Ltd.", "19", ["18/1, Taratala Road,", "Kolkata - 700088"], "C"),
    ("Aravalli Granites Pvt. Ltd.", "08", ["F-205, RIICO Industrial Area, Bindayaka,", "Jaipur - 302012"], "C"),
    ("Panchshil Forge Private Limited", "03", ["E-58, Focal Point, Phase VI,", "Ludhiana - 141010"], "C"),
    ("Malabar Coir & Mats Pvt. Ltd.", "32", ["XI/340, KINFRA Park, Kakkanad,", "Ernakulam - 682030"], "C"),
    ("Yamuna Textile Machinery Pvt. Ltd.", "06", ["Plot 210, Sector 37, Pace City II,", "Gurugram - 122001"], "C"),
]


def check_char(s14):
    tot = 0
    for i, ch in enumerate(s14):
        v = B36.index(ch) * (2 if i % 2 else 1)
        tot += v // 36 + v % 36
    return B36[(36 - tot % 36) % 36]


def make_pan(rng, name, kind="C"):
    L = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    return "AA" + rng.choice(L) + kind + name[0].upper() + "%04d" % rng.randint(1, 9999) + rng.choice(L)


def make_gstin(rng, state, name, kind="C", pan=None):
    s = state + (pan or make_pan(rng, name, kind)) + rng.choice("1112") + "Z"
    return s + check_char(s)


class Party:
    def __init__(self, rng, name, state, addr, kind="C"):
        self.name, self.state, self.addr, self.kind = name, state, list(addr), kind
        self.sname = STATES[state]
        self.pan = make_pan(rng, name, kind)
        self.gstin = make_gstin(rng, state, name, kind, self.pan)
        self.truth = {"name": name, "gstin": self.gstin}


def buyer(rng, home, inter):
    pool = [b for b in BUYERS if (b[1] != home) == inter]
    if not pool:
        pool = [b for b in BUYERS]
    b = rng.choice(pool)
    return Party(rng, *b)


def local_buyer(rng, state, lines):
    names = ["Kritika Fabrication Works Pvt. Ltd.", "Sanskriti Hospitality & Catering LLP", "Navjeevan Agro Products Ltd",
             "Orchid Precision Tools Private Limited", "Shivalik Engineering Enterprises"]
    n = rng.choice(names)
    return Party(rng, n, state, lines, "F" if "LLP" in n or "Enterp" in n else "C")


def rdate(rng, a, b):
    d0, d1 = datetime.date.fromisoformat(a), datetime.date.fromisoformat(b)
    return d0 + datetime.timedelta(days=rng.randint(0, (d1 - d0).days))


def fy(d):
    y = d.year if d.month >= 4 else d.year - 1
    return y, y + 1


def hdiv(a, b):
    s = -1 if a < 0 else 1
    return s * ((abs(a) * 2 + b) // (2 * b))


def pct(paise, rate100):
    return hdiv(paise * rate100, 10000)


def m(p):
    if p is None:
        return None
    s = "-" if p < 0 else ""
    p = abs(p)
    return "%s%d.%02d" % (s, p // 100, p % 100)


def inr(p, dec=True):
    s = "-" if p < 0 else ""
    p = abs(p)
    r, c = str(p // 100), p % 100
    if len(r) > 3:
        h, t = r[:-3], r[-3:]
        g = []
        while len(h) > 2:
            g.insert(0, h[-2:])
            h = h[:-2]
        if h:
            g.insert(0, h)
        r = ",".join(g) + "," + t
    return s + r + (".%02d" % c if dec else "")


def west(p):
    s = "-" if p < 0 else ""
    return s + "{:,}".format(abs(p) // 100) + ".%02d" % (abs(p) % 100)


def rs(r100, dec=None):
    if dec is None:
        return ("%d.%02d" % (r100 // 100, r100 % 100)).rstrip("0").rstrip(".")
    return "%.*f" % (dec, r100 / 100)


ONES = ("Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen "
        "Seventeen Eighteen Nineteen").split()
TENS = "x x Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety".split()


def _w99(n):
    if n < 20:
        return ONES[n]
    return TENS[n // 10] + ("" if n % 10 == 0 else " " + ONES[n % 10])


def words(n):
    if n == 0:
        return "Zero"
    out = []
    for div, nm in ((10000000, "Crore"), (100000, "Lakh"), (1000, "Thousand"), (100, "Hundred")):
        if n >= div:
            out.append((words(n // div) if n // div > 99 else _w99(n // div)) + " " + nm)
            n %= div
    if n:
        out.append(_w99(n))
    return " ".join(out)


def rwords(p, pre="INR ", paise="and {} paise", post=" Only"):
    s = pre + words(abs(p) // 100)
    if abs(p) % 100:
        s += " " + paise.format(_w99(abs(p) % 100))
    return s + post


def sw(s, font, size):
    return pdfmetrics.stringWidth(s, FONTS[font], size)


def wrap(s, w, font, size):
    out = []
    for part in s.split("\n"):
        cur = ""
        for word in part.split(" "):
            t = word if not cur else cur + " " + word
            if sw(t, font, size) <= w:
                cur = t
                continue
            if cur:
                out.append(cur)
            cur = word
            while sw(cur, font, size) > w and len(cur) > 1:
                k = len(cur)
                while k > 1 and sw(cur[:k], font, size) > w:
                    k -= 1
                out.append(cur[:k])
                cur = cur[k:]
        out.append(cur)
    return out


class Pg:
    def __init__(self, target, size=A4, total=1):
        self.c = canvas.Canvas(target, pagesize=size, invariant=1)
        self.w, self.h = size
        self.n, self.total = 1, total

    def t(self, x, y, s, f="H", z=8, a="l", col=None, mw=None):
        s = "" if s is None else str(s)
        if mw:
            while sw(s, f, z) > mw and z > 3.5:
                z -= 0.1
        self.c.setFont(FONTS[f], z)
        self.c.setFillColorRGB(*(col or (0, 0, 0)))
        fn = {"l": self.c.drawString, "r": self.c.drawRightString, "c": self.c.drawCentredString}[a]
        fn(x, self.h - y, s)

    def para(self, x, y, s, w, f="H", z=8, lead=None, a="l", col=None):
        lead = lead or z * 1.25
        for ln in wrap(s, w, f, z):
            self.t(x if a == "l" else x + w if a == "r" else x + w / 2, y, ln, f, z, a, col)
            y += lead
        return y

    def ln(self, x0, y0, x1, y1, lw=0.5, col=(0, 0, 0), dash=None):
        self.c.setLineWidth(lw)
        self.c.setStrokeColorRGB(*col)
        self.c.setDash(*(dash or ([], 0)))
        self.c.line(x0, self.h - y0, x1, self.h - y1)
        self.c.setDash([], 0)

    def box(self, x, y, w, h, fill=None, stroke=(0, 0, 0), lw=0.5):
        self.c.setLineWidth(lw)
        if fill:
            self.c.setFillColorRGB(*fill)
        if stroke:
            self.c.setStrokeColorRGB(*stroke)
        self.c.rect(x, self.h - y - h, w, h, fill=1 if fill else 0, stroke=1 if stroke else 0)

    def qr(self, x, y, s, rng, n=29):
        u = s / n
        self.c.setFillColorRGB(0, 0, 0)
        for i in range(n):
            for j in range(n):
                corner = (i < 7 or i > n - 8) and j < 7 or i < 7 and j > n - 8
                if corner:
                    a, b = (i if i < 7 else i - n + 7), (j if j < 7 else j - n + 7)
                    on = a in (0, 6) or b in (0, 6) or (1 < a < 5 and 1 < b < 5)
                else:
                    on = rng.random() < 0.48
                if on:
                    self.c.rect(x + j * u, self.h - y - (i + 1) * u, u, u, fill=1, stroke=0)

    def new(self):
        self.c.showPage()
        self.n += 1


class Table:
    """cols: [(key, x0, x1, align)]"""

    def __init__(self, p, cols, f="H", z=8, lead=None, pad=3):
        self.p, self.cols, self.f, self.z, self.pad = p, cols, f, z, pad
        self.lead = lead or z * 1.22

    def lines(self, cells, fonts=None):
        fonts = fonts or {}
        return {k: wrap(str(cells[k]), x1 - x0 - 2 * self.pad, fonts.get(k, self.f), self.z)
                for k, x0, x1, a in self.cols if cells.get(k) not in (None, "")}

    def height(self, cells, fonts=None):
        return max([len(v) for v in self.lines(cells, fonts).values()] + [1]) * self.lead

    def row(self, y, cells, fonts=None, col=None, valign="top"):
        fonts = fonts or {}
        L = self.lines(cells, fonts)
        n = max([len(v) for v in L.values()] + [1])
        for k, x0, x1, a in self.cols:
            off = 0
            if valign == "mid" and k in L:
                off = (n - len(L[k])) * self.lead / 2
            for i, s in enumerate(L.get(k, [])):
                x = x0 + self.pad if a == "l" else x1 - self.pad if a == "r" else (x0 + x1) / 2
                self.p.t(x, y + off + self.z + i * self.lead, s, fonts.get(k, self.f), self.z, a, col)
        return y + n * self.lead

    def vlines(self, y0, y1, lw=0.5, col=(0, 0, 0), outer=True):
        xs = sorted({c[1] for c in self.cols} | {c[2] for c in self.cols})
        for x in xs if outer else xs[1:-1]:
            self.p.ln(x, y0, x, y1, lw, col)


def render(path, size, fn):
    total = 1
    for target in (io.BytesIO(), io.BytesIO(), str(path)):
        p = Pg(target, size, total)
        fn(p)
        total = p.n
        p.c.save()


def truth(data):
    return {"industry": "tax", "template": "gst_invoice", "data": data}


def groups(items, key):
    out = {}
    for it in items:
        out.setdefault(key(it), []).append(it)
    return out


def irn(rng):
    return "".join(rng.choice("0123456789abcdef") for _ in range(64))


def dump(obj, path):
    with open(path, "w", encoding="utf-8") as fh:
        json.dump(obj, fh, ensure_ascii=False, indent=1)
