# SPDX-License-Identifier: AGPL-3.0-or-later
"""Pages, money and parties of stranger_cartage.py."""

import datetime
import random

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas

_TT = {
    "noto": "noto/NotoSans-Regular", "notob": "noto/NotoSans-Bold",
    "notoi": "noto/NotoSans-Italic",
    "dv": "dejavu/DejaVuSans", "dvb": "dejavu/DejaVuSans-Bold",
    "dvc": "dejavu/DejaVuSansCondensed", "dvcb": "dejavu/DejaVuSansCondensed-Bold",
    "dvm": "dejavu/DejaVuSansMono",
    "deva": "noto/NotoSansDevanagari-Regular",
}
for _k, _v in _TT.items():
    pdfmetrics.registerFont(TTFont(_k, f"/usr/share/fonts/truetype/{_v}.ttf"))
H, HB, HI, HBI = "Helvetica", "Helvetica-Bold", "Helvetica-Oblique", "Helvetica-BoldOblique"
T, TB, TI = "Times-Roman", "Times-Bold", "Times-Italic"
C, CB = "Courier", "Courier-Bold"
_BASE = {H, HB, HI, HBI, T, TB, TI, C, CB}
_BOLD = {HB, HBI, TB, CB}
RS = "\u20b9"


def sw(s, font, size):
    if font in _BASE and RS in s:
        alt = "notob" if font in _BOLD else "noto"
        return (pdfmetrics.stringWidth(s.replace(RS, ""), font, size)
                + s.count(RS) * pdfmetrics.stringWidth(RS, alt, size))
    return pdfmetrics.stringWidth(s, font, size)


def wrap(s, font, size, width):
    out = []
    for para in s.split("\n"):
        cur = ""
        for w in para.split(" "):
            t = w if not cur else cur + " " + w
            if sw(t, font, size) <= width or not cur:
                cur = t
            else:
                out.append(cur)
                cur = w
        out.append(cur)
    return out


def cwrap(s, n):
    return [s[i:i + n] for i in range(0, len(s), n)]


class Page:
    """Canvas with the origin at the top left."""

    def __init__(self, path, w=595.28, h=841.89):
        self.w, self.h = w, h
        self.c = canvas.Canvas(path, pagesize=(w, h), invariant=1)
        self.n = 1

    def text(self, x, y, s, font=H, size=9, align="l", color=None):
        if not s:
            return
        c = self.c
        c.setFillColorRGB(*(color or (0, 0, 0)))
        wd = sw(s, font, size)
        if align == "r":
            x -= wd
        elif align == "c":
            x -= wd / 2
        if font in _BASE and RS in s:
            alt = "notob" if font in _BOLD else "noto"
            bits = s.split(RS)
            for i, b in enumerate(bits):
                if i:
                    c.setFont(alt, size)
                    c.drawString(x, self.h - y, RS)
                    x += pdfmetrics.stringWidth(RS, alt, size)
                if b:
                    c.setFont(font, size)
                    c.drawString(x, self.h - y, b)
                    x += pdfmetrics.stringWidth(b, font, size)
            return
        c.setFont(font, size)
        c.drawString(x, self.h - y, s)

    def para(self, x, y, s, font, size, width, lead, align="l", color=None):
        for ln in wrap(s, font, size, width):
            self.text(x, y, ln, font, size, align, color)
            y += lead
        return y

    def line(self, x1, y1, x2, y2, w=0.5, color=(0, 0, 0), dash=None):
        c = self.c
        c.setStrokeColorRGB(*color)
        c.setLineWidth(w)
        c.setDash(*(dash or ((), 0)))
        c.line(x1, self.h - y1, x2, self.h - y2)
        c.setDash((), 0)

    def box(self, x, y, w, h, fill=None, stroke=(0, 0, 0), lw=0.5, r=0):
        c = self.c
        if fill:
            c.setFillColorRGB(*fill)
        if stroke:
            c.setStrokeColorRGB(*stroke)
            c.setLineWidth(lw)
        f, s = (1 if fill else 0), (1 if stroke else 0)
        if r:
            c.roundRect(x, self.h - y - h, w, h, r, stroke=s, fill=f)
        else:
            c.rect(x, self.h - y - h, w, h, stroke=s, fill=f)

    def disc(self, x, y, r, fill):
        self.c.setFillColorRGB(*fill)
        self.c.circle(x, self.h - y, r, stroke=0, fill=1)

    def qr(self, x, y, size, rnd, n=37):
        self.c.setFillColorRGB(0, 0, 0)
        m = size / n
        for i in range(n):
            for j in range(n):
                a, b = min(i, n - 1 - i), min(j, n - 1 - j)
                if i < 8 and b < 8 and not (j > 7 and j < n - 8) or i >= n - 8 and j < 8:
                    ii = i if i < 8 else n - 1 - i
                    jj = j if j < 8 else n - 1 - j
                    d = max(abs(ii - 3), abs(jj - 3))
                    on = d in (0, 1, 3)
                else:
                    on = rnd.random() < 0.5
                if on:
                    self.c.rect(x + j * m, self.h - y - (i + 1) * m, m, m, stroke=0, fill=1)

    def barcode(self, x, y, w, h, rnd):
        self.c.setFillColorRGB(0, 0, 0)
        e = x + w
        while x < e:
            b = rnd.choice([0.7, 0.7, 1.4, 2.1])
            self.c.rect(x, self.h - y - h, min(b, e - x), h, stroke=0, fill=1)
            x += b + rnd.choice([0.7, 1.4])

    def next(self):
        self.c.showPage()
        self.n += 1

    def save(self):
        self.c.save()


class Col:
    def __init__(self, x, w, align="l", font=H, size=8):
        self.x, self.w, self.align, self.font, self.size = x, w, align, font, size


def put(pg, col, y, s, font=None, size=None, color=None, pad=3):
    f, z = font or col.font, size or col.size
    x = col.x + pad if col.align == "l" else col.x + col.w - pad if col.align == "r" else col.x + col.w / 2
    pg.text(x, y, s, f, z, col.align, color)


def cell_lines(cell, col, pad):
    """A cell is a string or a list of (text, font, size, color)."""
    if cell is None:
        return []
    if isinstance(cell, str):
        cell = [(cell, col.font, col.size, None)]
    out = []
    for t, f, z, k in cell:
        for ln in wrap(t, f, z, col.w - 2 * pad):
            out.append((ln, f, z, k))
    return out


def flow(pg, cols, rows, y, bottom, brk, lead=10, pad=3, top=9, after=4, deco=None):
    """Draw rows; brk(y) ends the page and returns the y to go on from."""
    for i, row in enumerate(rows):
        cells = [cell_lines(c, k, pad) for c, k in zip(row, cols)]
        n = max([len(c) for c in cells] + [1])
        h = top + (n - 1) * lead + after
        if y + h > bottom:
            y = brk(y)
        if deco:
            deco(i, y, h)
        for ls, k in zip(cells, cols):
            yy = y + top
            for t, f, z, cl in ls:
                put(pg, k, yy, t, f, z, cl, pad)
                yy += lead
        y += h
    return y


# ---------------------------------------------------------------- numbers
def ind(p, dec=2):
    """Paise to 1,23,456.00"""
    s = "-" if p < 0 else ""
    p = abs(p)
    r, q = divmod(p, 100)
    t = str(r)
    if len(t) > 3:
        h, t = t[:-3], t[-3:]
        while h:
            t = h[-2:] + "," + t
            h = h[:-2]
    return s + t + (f".{q:02d}" if dec else "")


def west(p):
    s = "-" if p < 0 else ""
    return f"{s}{abs(p) // 100:,}.{abs(p) % 100:02d}"


def plain(p):
    s = "-" if p < 0 else ""
    return f"{s}{abs(p) // 100}.{abs(p) % 100:02d}"


def half_up(a, b):
    """a/b rounded half away from zero."""
    s = -1 if a < 0 else 1
    return s * ((2 * abs(a) + b) // (2 * b))


def pct(amount, rate_bp):
    """rate in basis points (1800 = 18%)."""
    return half_up(amount * rate_bp, 10000)


def rt(bp):
    s = f"{bp / 100:.2f}".rstrip("0").rstrip(".")
    return s


_ONES = ("Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen "
         "Sixteen Seventeen Eighteen Nineteen").split()
_TENS = "x x Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety".split()


def words(n):
    if n < 20:
        return _ONES[n]
    if n < 100:
        return _TENS[n // 10] + (" " + _ONES[n % 10] if n % 10 else "")
    if n < 1000:
        return _ONES[n // 100] + " Hundred" + (" " + words(n % 100) if n % 100 else "")
    for d, nm in ((10 ** 7, "Crore"), (10 ** 5, "Lakh"), (1000, "Thousand")):
        if n >= d:
            return words(n // d) + " " + nm + (" " + words(n % d) if n % d else "")


def rupees(p, pre="INR ", mid=" and ", suf=" Only", paise=" paise"):
    p = abs(p)
    s = pre + words(p // 100)
    if p % 100:
        s += mid + words(p % 100) + paise
    return s + suf


# ---------------------------------------------------------------- parties
_A = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def gst_check(s14):
    t = 0
    for i, ch in enumerate(s14):
        v = _A.index(ch) * (2 if i % 2 else 1)
        t += v // 36 + v % 36
    return _A[(36 - t % 36) % 36]


def gstin(r, state, name, kind="C"):
    initial = next(ch for ch in name.upper() if ch.isalpha())
    pan = "".join(r.choice("ABCDEFGHIJKLMNOPQRSTUVWXYZ") for _ in range(3)) + kind + initial
    pan = "AA" + pan[2:] + f"{r.randrange(1, 9999):04d}" + r.choice("ABCDEFGHJKLMNPQRSTUVWX")
    s = f"{state}{pan}1Z"
    return s + gst_check(s)


PLACES = [
    ("27", "Maharashtra", "Pune", "411", ["Sinhagad Road", "Bhosari MIDC", "Hadapsar Industrial Estate"]),
    ("27", "Maharashtra", "Mumbai", "400", ["Kurla West", "Lamington Road", "Marol Naka, Andheri East"]),
    ("24", "Gujarat", "Ahmedabad", "380", ["Naroda GIDC", "Odhav Ring Road", "C G Road, Navrangpura"]),
    ("24", "Gujarat", "Surat", "395", ["Udhna Magdalla Road", "Katargam GIDC"]),
    ("29", "Karnataka", "Bengaluru", "560", ["Peenya 2nd Stage", "J C Road", "Koramangala 6th Block"]),
    ("33", "Tamil Nadu", "Chennai", "600", ["Ambattur Industrial Estate", "Mount Road", "Guindy"]),
    ("33", "Tamil Nadu", "Coimbatore", "641", ["Avinashi Road, Peelamedu", "Ganapathy"]),
    ("07", "Delhi", "New Delhi", "110", ["Okhla Phase II", "Karol Bagh", "Nehru Place"]),
    ("09", "Uttar Pradesh", "Noida", "201", ["Sector 63, Block H", "Phase II, Hosiery Complex"]),
    ("06", "Haryana", "Gurugram", "122", ["Udyog Vihar Phase IV", "Sector 37 Pace City II"]),
    ("36", "Telangana", "Hyderabad", "500", ["Balanagar", "Ranigunj, Secunderabad", "Madhapur"]),
    ("19", "West Bengal", "Kolkata", "700", ["Ezra Street", "Salt Lake Sector V"]),
    ("08", "Rajasthan", "Jaipur", "302", ["VKI Area, Road No. 9", "Sitapura"]),
    ("32", "Kerala", "Kochi", "682", ["M G Road, Ravipuram", "Kalamassery"]),
    ("23", "Madhya Pradesh", "Indore", "452", ["Siyaganj", "Sanwer Road, Sector C"]),
    ("03", "Punjab", "Ludhiana", "141", ["Focal Point Phase V", "Gill Road"]),
]
ROC = dict(zip("27 24 29 33 07 09 06 36 19 08 32 23 03".split(), "MH GJ KA TN DL UP HR TG WB RJ KL MP PB".split()))
_FIRST = ("Sharvani Vikrant Navkar Omkareshwar Kaveri Girnar Tirumala Bluepeak Saraswat Aarohi Meghdoot Pratham "
          "Nilgiri Suvarna Konark Himgiri Rajhans Everline Trident Malabar Vindhya Ashapura Dhanvi Kartavya").split()
_BUY = ("Anantara Brightwell Chaitanya Devgiri Eastfield Fortune Greenleaf Harshad Indusway Jyotsna Kalindi "
        "Lakshya Marigold Northgate Orchid Parivar Quantix Rudraksh Sterling Trishul").split()
_BSUF = ["Engineering Works Pvt. Ltd.", "Foods Private Limited", "Infotech Pvt Ltd", "Textiles LLP",
         "Logistics Private Limited", "Hospitality Pvt Ltd", "Auto Components Ltd.", "Packaging Industries",
         "Healthcare Pvt. Ltd.", "Constructions & Developers"]


class Party:
    pass


def party(r, suffixes, first=_FIRST, state=None, kind=None):
    p = Party()
    pl = r.choice([q for q in PLACES if not state or q[0] == state])
    p.code, p.state, p.city, p.pinp, loc = pl
    p.name = r.choice(first) + " " + r.choice(suffixes)
    low = p.name.lower()
    k = kind or ("C" if "ltd" in low or "limited" in low else "F")
    p.gstin = gstin(r, p.code, p.name, k)
    p.pan = p.gstin[2:12]
    p.pin = p.pinp + f"{r.randrange(1, 99):03d}"
    p.a1 = r.choice(["Plot No. ", "Shop No. ", "Unit ", "Gala No. ", "No. "]) + r.choice(
        [str(r.randrange(2, 190)), f"{r.choice('ABCDEF')}-{r.randrange(1, 140)}", f"{r.randrange(1, 40)}/{r.randrange(1, 20)}"])
    p.a2 = r.choice(loc)
    p.phone = r.choice("6789") + f"{r.randrange(10 ** 8, 10 ** 9)}"
    p.mail = r.choice(["accounts", "sales", "info", "billing"]) + "@" + p.name.split()[0].lower() + r.choice(
        [".co.in", "group.in", "india.com"])
    return p


def buyer(r, sup, inter=None, sfx=None):
    inter = (r.random() < 0.4) if inter is None else inter
    while True:
        b = party(r, sfx or _BSUF, _BUY)
        if (b.code != sup.code) == inter:
            return b


def a_date(r, lo=(2024, 4, 1), hi=(2026, 10, 30)):
    a, b = datetime.date(*lo), datetime.date(*hi)
    return a + datetime.timedelta(days=r.randrange((b - a).days))


def fy(d, long=False):
    y = d.year if d.month >= 4 else d.year - 1
    return f"{y}-{str(y + 1) if long else str(y + 1)[2:]}"


REFORM = datetime.date(2025, 9, 22)


def rate_on(bp, d):
    if d >= REFORM:
        return {1200: 500, 2800: 1800}.get(bp, bp)
    return bp


def hex64(r):
    return "".join(r.choice("0123456789abcdef") for _ in range(64))


def compose(r, pool, n, d):
    """n items from a pool of (description, hsn, unit, lo, hi, max qty, rate)."""
    ps = []
    while len(ps) < n:
        q = pool[:]
        r.shuffle(q)
        ps += q
    out = []
    for t in ps[:n]:
        ds, hsn, unit, lo, hi, mq, bp = t
        price = r.randrange(lo, hi)
        price = half_up(price, 50) * 50 if r.random() < 0.6 else price
        out.append({"desc": ds, "hsn": hsn, "unit": unit, "price": max(price, 50),
                    "qty": r.randrange(1, mq + 1), "bp": rate_on(bp, d)})
    return out


def split_tax(it, inter):
    """Adds cgst/sgst or igst on it['tv'] by halves."""
    if inter:
        it["igst"] = pct(it["tv"], it["bp"])
        it["cgst"] = it["sgst"] = 0
    else:
        it["cgst"] = it["sgst"] = half_up(it["tv"] * it["bp"], 20000)
        it["igst"] = 0
    it["tax"] = it["cgst"] + it["sgst"] + it["igst"]
    it["tot"] = it["tv"] + it["tax"]
    return it


def clean(o):
    if isinstance(o, dict):
        return {k: clean(v) for k, v in o.items()}
    if isinstance(o, list):
        return [clean(v) for v in o]
    return o


def truth(data):
    return {"industry": "tax", "template": "gst_invoice", "data": clean(data)}


def rng(layout, seed, rows):
    return random.Random(f"cartage|{layout}|{seed}|{rows}")


def group(items, key):
    g = {}
    for it in items:
        g.setdefault(key(it), []).append(it)
    return g


def tsum(items, k):
    return sum(i[k] for i in items)
