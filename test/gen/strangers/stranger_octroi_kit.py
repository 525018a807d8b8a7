# SPDX-License-Identifier: AGPL-3.0-or-later
"""Pages, money and parties of stranger_octroi.py."""

import datetime
import random
from decimal import Decimal as D, ROUND_HALF_UP

from reportlab.lib.colors import HexColor, black
from reportlab.lib.pagesizes import A4, landscape
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

_B = "/usr/share/fonts/truetype/"
for _n, _f in {
    "NS": "noto/NotoSans-Regular.ttf", "NSB": "noto/NotoSans-Bold.ttf", "NSI": "noto/NotoSans-Italic.ttf",
    "NR": "noto/NotoSerif-Regular.ttf", "NRB": "noto/NotoSerif-Bold.ttf",
    "DV": "dejavu/DejaVuSans.ttf", "DVB": "dejavu/DejaVuSans-Bold.ttf",
    "DC": "dejavu/DejaVuSansCondensed.ttf", "DCB": "dejavu/DejaVuSansCondensed-Bold.ttf",
    "DCI": "dejavu/DejaVuSansCondensed-Oblique.ttf",
    "DM": "dejavu/DejaVuSansMono.ttf", "DMB": "dejavu/DejaVuSansMono-Bold.ttf",
}.items():
    pdfmetrics.registerFont(TTFont(_n, _B + _f))

H, HB, HI, HBI = "Helvetica", "Helvetica-Bold", "Helvetica-Oblique", "Helvetica-BoldOblique"
TR, TB, TI = "Times-Roman", "Times-Bold", "Times-Italic"
C, CB = "Courier", "Courier-Bold"
LAND = landscape(A4)
RUP = "\u20b9"


def _runs(s, f):
    if RUP not in s or f[0] not in "HTC":
        return [(s, f)]
    alt = "DCB" if "Bold" in f else "DC"
    out, cur = [], ""
    for ch in s:
        if ch == RUP:
            if cur:
                out.append((cur, f))
            out.append((RUP, alt))
            cur = ""
        else:
            cur += ch
    if cur:
        out.append((cur, f))
    return out


def sw(s, f, z):
    return sum(pdfmetrics.stringWidth(a, b, z) for a, b in _runs(s, f))


def wrap(s, f, z, w):
    out = []
    for part in str(s).split("\n"):
        cur = ""
        for word in part.split():
            t = (cur + " " + word).strip()
            if cur and sw(t, f, z) > w:
                out.append(cur)
                cur = word
            else:
                cur = t
        out.append(cur)
    return out


class Page:
    def __init__(self, path, size=A4, total=0):
        self.c = Canvas(path, pagesize=size, invariant=1)
        self.W, self.H = size
        self.page, self.total = 1, total
        self.boxes, self.warns = [], []

    def t(self, x, y, s, f=H, z=9, a="l", col=None):
        s = str(s)
        if not s:
            return
        w = sw(s, f, z)
        x0 = x if a == "l" else x - w if a == "r" else x - w / 2
        self.boxes.append((self.page, x0, y - z * 0.70, x0 + w, y + z * 0.1, s))
        if x0 < 4 or x0 + w > self.W - 4 or y > self.H - 4 or y < 6:
            self.warns.append("off page %d: %s" % (self.page, s))
        self.c.setFillColor(HexColor(col) if col else black)
        for part, font in _runs(s, f):
            self.c.setFont(font, z)
            self.c.drawString(x0, self.H - y, part)
            x0 += pdfmetrics.stringWidth(part, font, z)

    def para(self, x, y, s, w, f=H, z=9, lead=None, a="l", col=None):
        lead = lead or z * 1.2
        for l in wrap(s, f, z, w):
            self.t(x if a == "l" else x + w if a == "r" else x + w / 2, y, l, f, z, a, col)
            y += lead
        return y

    def lines(self, x, y, rows, f=H, z=9, lead=None, a="l", col=None):
        lead = lead or z * 1.2
        for r in rows:
            if isinstance(r, tuple):
                self.t(x, y, r[0], r[1], r[2] if len(r) > 2 else z, a, r[3] if len(r) > 3 else col)
            else:
                self.t(x, y, r, f, z, a, col)
            y += lead
        return y

    def ln(self, x0, y0, x1, y1, lw=0.5, col=None, dash=None):
        c = self.c
        c.setStrokeColor(HexColor(col) if col else black)
        c.setLineWidth(lw)
        c.setDash(*(dash or ([], 0)))
        c.line(x0, self.H - y0, x1, self.H - y1)
        c.setDash()

    def box(self, x, y, w, h, fill=None, lw=0.5, col=None):
        c = self.c
        c.setStrokeColor(HexColor(col) if col else black)
        c.setLineWidth(lw)
        if fill:
            c.setFillColor(HexColor(fill))
        c.rect(x, self.H - y - h, w, h, stroke=1 if lw else 0, fill=1 if fill else 0)

    def qr(self, x, y, side, seed):
        r = random.Random("qr" + seed)
        n = 29
        u = side / n
        self.c.setFillColor(black)
        for i in range(n):
            for j in range(n):
                if (i < 8 and (j < 8 or j > 20)) or (i > 20 and j < 8):
                    continue
                if r.random() < 0.48:
                    self.c.rect(x + j * u, self.H - y - (i + 1) * u, u, u, stroke=0, fill=1)
        for a, b in ((0, 0), (0, 22), (22, 0)):
            for k, colr in ((0, "#000000"), (1, "#ffffff"), (2, "#000000")):
                self.box(x + (b + k) * u, y + (a + k) * u, (7 - 2 * k) * u, (7 - 2 * k) * u, colr, 0)

    def np(self):
        self.c.showPage()
        self.page += 1

    def save(self):
        self.c.showPage()
        self.c.save()


class Grid:
    """Columns between the xs; a cell is '' | text | list of text / (text, font[, size[, align]])."""

    def __init__(self, P, xs, al, f=H, z=8, lead=10, pad=2.5, vp=2, wrapcols=()):
        self.P, self.xs, self.al, self.f, self.z = P, xs, al, f, z
        self.lead, self.pad, self.vp, self.wc = lead, pad, vp, wrapcols

    def cell(self, i, c):
        w = self.xs[i + 1] - self.xs[i] - 2 * self.pad
        out = []
        for e in (c if isinstance(c, list) else [c]):
            if e == "" or e is None:
                if isinstance(c, list):
                    out.append(("", self.f, self.z, self.al[i]))
                continue
            e = e if isinstance(e, tuple) else (e,)
            s, f = str(e[0]), e[1] if len(e) > 1 and e[1] else self.f
            z, a = e[2] if len(e) > 2 and e[2] else self.z, e[3] if len(e) > 3 else self.al[i]
            for l in (wrap(s, f, z, w) if i in self.wc else s.split("\n")):
                if sw(l, f, z) > w + 2 * self.pad - 1:
                    self.P.warns.append("column %d too narrow: %s" % (i, l))
                out.append((l, f, z, a))
        return out

    def height(self, cells):
        return max(len(self.cell(i, c)) for i, c in enumerate(cells)) * self.lead + 2 * self.vp

    def draw(self, y, cells, col=None, f=None):
        h = self.height(cells)
        for i, c in enumerate(cells):
            yy = y + self.vp + self.lead * 0.78
            for s, ff, z, a in self.cell(i, c):
                x = self.xs[i] + self.pad if a == "l" else self.xs[i + 1] - self.pad if a == "r" else \
                    (self.xs[i] + self.xs[i + 1]) / 2
                self.P.t(x, yy, s, f or ff, z, a, col)
                yy += self.lead
        return y + h

    def rules(self, y0, y1, lw=0.5, col=None, skip=()):
        for i, x in enumerate(self.xs):
            if i not in skip:
                self.P.ln(x, y0, x, y1, lw, col)


def acc(widths, x0):
    xs = [x0]
    for w in widths:
        xs.append(xs[-1] + w)
    return xs


# ---- numbers -------------------------------------------------------------------------------------------------
def hup(x):
    return int(D(x).quantize(D(1), ROUND_HALF_UP))


def pct(p, r):
    return hup(D(p) * D(r) / 100)


def plain(p):
    s = "-" if p < 0 else ""
    p = abs(p)
    return "%s%d.%02d" % (s, p // 100, p % 100)


def west(p):
    s = plain(p)
    neg, s = (s[0] == "-"), s.lstrip("-")
    a, b = s.split(".")
    return ("-" if neg else "") + format(int(a), ",") + "." + b


def grp(a):
    if len(a) <= 3:
        return a
    head, tail = a[:-3], a[-3:]
    parts = []
    while len(head) > 2:
        parts.insert(0, head[-2:])
        head = head[:-2]
    if head:
        parts.insert(0, head)
    return ",".join(parts) + "," + tail


def inr(p):
    s = plain(p)
    neg, s = (s[0] == "-"), s.lstrip("-")
    a, b = s.split(".")
    return ("-" if neg else "") + grp(a) + "." + b


def num(s):
    """The truth's form of a printed amount."""
    s = s.replace(",", "").replace(RUP, "").replace("(-)", "-").replace("(+)", "").strip()
    return "-" + s[:-1] if s.endswith("-") else s


def rt(r):
    s = format(D(r).normalize(), "f")
    return s


_ON = ("Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen "
       "Seventeen Eighteen Nineteen").split()
_TN = "- - Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety".split()


def _two(n, hy):
    return _ON[n] if n < 20 else _TN[n // 10] + ((hy + _ON[n % 10]) if n % 10 else "")


def words(n, hy=" ", und=""):
    if n == 0:
        return "Zero"
    out = []
    for d, nm in ((10000000, "Crore"), (100000, "Lakh"), (1000, "Thousand"), (100, "Hundred")):
        if n >= d:
            q = n // d
            out.append((words(q, hy) if q > 99 else _two(q, hy)) + " " + nm)
            n %= d
    if n:
        out.append((und if out else "") + _two(n, hy))
    return " ".join(out)


# ---- parties -------------------------------------------------------------------------------------------------
_CH = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def gst_check(s):
    t = 0
    for i, ch in enumerate(s):
        v = _CH.index(ch) * (1 + i % 2)
        t += v // 36 + v % 36
    return _CH[(36 - t % 36) % 36]


PLACES = [
    ("Pune", "Maharashtra", "27", "4110", "MH"), ("Nagpur", "Maharashtra", "27", "4400", "MH"),
    ("Bengaluru", "Karnataka", "29", "5600", "KA"), ("Hubballi", "Karnataka", "29", "5800", "KA"),
    ("Chennai", "Tamil Nadu", "33", "6000", "TN"), ("Coimbatore", "Tamil Nadu", "33", "6410", "TN"),
    ("Ahmedabad", "Gujarat", "24", "3800", "GJ"), ("Rajkot", "Gujarat", "24", "3600", "GJ"),
    ("Jaipur", "Rajasthan", "08", "3020", "RJ"), ("Kota", "Rajasthan", "08", "3240", "RJ"),
    ("Lucknow", "Uttar Pradesh", "09", "2260", "UP"), ("Kanpur", "Uttar Pradesh", "09", "2080", "UP"),
    ("Ludhiana", "Punjab", "03", "1410", "PB"), ("New Delhi", "Delhi", "07", "1100", "DL"),
    ("Kolkata", "West Bengal", "19", "7000", "WB"), ("Howrah", "West Bengal", "19", "7111", "WB"),
    ("Hyderabad", "Telangana", "36", "5000", "TS"), ("Indore", "Madhya Pradesh", "23", "4520", "MP"),
    ("Kochi", "Kerala", "32", "6820", "KL"), ("Bhubaneswar", "Odisha", "21", "7510", "OR"),
]
_STREET = ["Plot No. %d, Sector 7, Phase II, MIDC Estate", "Shop No. %d, Shree Complex, Station Road", "%d/A, Gandhi Marg",
           "Gala No. %d, Kumar Industrial Estate", "S.F. No. %d/2B, Avinashi Bypass Road", "No. %d, 2nd Cross, Nehru Nagar",
           "C-%d, Udyog Vihar, Phase I", "%d, Old Market Yard", "H.No. 3-6-%d, Main Road", "Survey No. %d, NH-48 Service Road"]
_FIRST = ["Aarohan", "Brindavan", "Chandrika", "Deccan Pearl", "Elora", "Falgun", "Girnar", "Hemkunt", "Indravati", "Jalaram",
          "Kaveri Star", "Lotus Vale", "Mandakini", "Narmada", "Omkareshwar", "Panchvati", "Rudraksh", "Sahyadri Blue",
          "Tungabhadra", "Udaygiri", "Vaigai", "Yashodhan", "Zenith Arc", "Malabar Crest", "Swarnrekha", "Trikona"]
_TAIL = {
    "trade": ["Traders", "Trading Co.", "Enterprises", "Agencies", "Sales Corporation", "& Sons", "Distributors"],
    "co": ["Industries Private Limited", "Engineering Pvt. Ltd.", "Solutions Private Limited", "Technologies Pvt Ltd",
           "Systems India Limited", "Projects LLP", "Components Ltd."],
    "med": ["Medical Agencies", "Pharma Distributors", "Medico", "Drug House", "Surgicals & Pharma", "Medical Hall"],
    "shop": ["Super Bazaar", "Provision Stores", "Kirana & General Stores", "Caterers", "Hotel & Restaurant", "Mart"],
}


def gstin(rng, code, name, kind=None):
    kind = kind or ("C" if any(k in name for k in ("Ltd", "Limited")) else rng.choice("PF"))
    pan = "".join(rng.choice("ABCDEFGHJKLMNPRSTUVWXYZ"[:23]) for _ in range(3)) + kind + name[0].upper()
    pan += "%04d" % rng.randint(1000, 9899) + rng.choice("ABCDEFGHJKLMNPQRSTUVWXYZ")
    s = code + pan + "1Z"
    return s + gst_check(s)


class Party:
    def __init__(self, rng, kind, place=None, used=None):
        f = rng.choice([x for x in _FIRST if x != used])
        self.first = f
        self.name = f + " " + rng.choice(_TAIL[kind])
        self.city, self.state, self.code, pin, self.ab = place or rng.choice(PLACES)
        self.pin = pin + "%02d" % rng.randint(1, 60)
        self.street = rng.choice(_STREET) % rng.randint(2, 180)
        self.gstin = gstin(rng, self.code, self.name)
        self.pan = self.gstin[2:12]
        self.phone = "9%09d" % rng.randint(100000000, 899999999)
        self.mail = "accounts@%s.example" % f.lower().replace(" ", "")


def pair(rng, ks, kb, inter=None):
    """Supplier, buyer, interstate?"""
    a = Party(rng, ks)
    if inter is None:
        inter = rng.random() < 0.4
    b = Party(rng, kb, rng.choice([p for p in PLACES if (p[2] != a.code) == inter]), a.first)
    return a, b, inter


def day(rng, a=(2023, 4, 3), b=(2025, 9, 10)):
    a, b = datetime.date(*a), datetime.date(*b)
    return a + datetime.timedelta(rng.randint(0, (b - a).days))


def fy(d, long=False):
    y = d.year if d.month > 3 else d.year - 1
    return ("%d-%02d" % (y, (y + 1) % 100)) if long else "%02d-%02d" % (y % 100, (y + 1) % 100)


def irn(rng):
    return "".join(rng.choice("0123456789abcdef") for _ in range(64))


def ackno(rng, d):
    return "1%02d%012d" % (d.year % 100, rng.randint(10 ** 10, 10 ** 11))


def head(no, d, typ, a, b, pos=None, rc=None):
    t = {"invoice_number": no, "invoice_date": d.isoformat(), "document_type": typ,
         "supplier": {"name": a.name, "gstin": a.gstin}, "recipient": {"name": b.name, "gstin": b.gstin}}
    if pos:
        t["place_of_supply"] = pos
    if rc is not None:
        t["reverse_charge"] = rc
    return t
