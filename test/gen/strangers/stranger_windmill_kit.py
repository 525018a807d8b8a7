# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared pieces: GSTINs, money, words, firms, a small ruled grid on a canvas."""
import datetime
import os
import random
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.pdfmetrics import stringWidth
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.lib import colors

ABC = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
D = "/usr/share/fonts/truetype/dejavu/"
for _n, _f in (("Gst29Sans", "DejaVuSans.ttf"), ("Gst29SansB", "DejaVuSans-Bold.ttf"),
               ("Gst29Cond", "DejaVuSansCondensed.ttf"), ("Gst29CondB", "DejaVuSansCondensed-Bold.ttf"),
               ("Gst29Serif", "DejaVuSerif.ttf"), ("Gst29SerifB", "DejaVuSerif-Bold.ttf")):
    _p = D + _f
    if not os.path.exists(_p):
        _p = D + ("DejaVuSans-Bold.ttf" if "Bold" in _f else "DejaVuSans.ttf")
    pdfmetrics.registerFont(TTFont(_n, _p))

STATES = {"03": "Punjab", "06": "Haryana", "08": "Rajasthan", "09": "Uttar Pradesh", "19": "West Bengal",
          "20": "Jharkhand", "21": "Odisha", "22": "Chhattisgarh", "23": "Madhya Pradesh", "24": "Gujarat",
          "27": "Maharashtra", "29": "Karnataka", "32": "Kerala", "33": "Tamil Nadu", "36": "Telangana",
          "37": "Andhra Pradesh"}
CITIES = {"03": ("Ludhiana", "141003"), "06": ("Faridabad", "121004"), "08": ("Kota", "324005"),
          "09": ("Kanpur", "208012"), "19": ("Howrah", "711106"), "20": ("Dhanbad", "826001"),
          "21": ("Cuttack", "753010"), "22": ("Bilaspur", "495004"), "23": ("Indore", "452003"),
          "24": ("Rajkot", "360002"), "27": ("Nashik", "422007"), "29": ("Hubballi", "580025"),
          "32": ("Kochi", "682020"), "33": ("Coimbatore", "641018"), "36": ("Warangal", "506002"),
          "37": ("Guntur", "522004")}
STREETS = ["14/2, Old Mill Road", "Plot 88, Phase II, Industrial Estate", "3rd Floor, Navratan Chambers, Station Road",
           "Survey No. 217/1A, Bypass Road", "22, Kamarajar Street", "B-41, Sector 7", "No. 6, Canal Bank Lane",
           "Shed 19, Cooperative Industrial Area", "5-9-114, Temple View", "Khasra 340, Ring Road"]
PEOPLE = ["Anirudh Salvi", "Meenal Thosar", "R. Kathiravan", "Farida Lokhandi", "Jasleen Bhogal", "S. Devapriya",
          "Pranab Hatua", "Lekha Nambisan", "Hemang Dosi", "V. Sundaresh", "Ishita Roychand", "Naveen Porika",
          "Gulnaz Merch", "Thomas Kurivila", "Bhavesh Vagh", "Olivia D'Mello", "K. Chenthil", "Sukhwant Aulka"]


def rng(name, seed, rows):
    return random.Random(f"{name}/{seed}/{rows}")


def gstin(r, state, kind="C"):
    pan = "".join(r.choice(ABC[10:]) for _ in range(3)) + kind + r.choice(ABC[10:]) + \
        "%04d" % r.randrange(1, 9999) + r.choice(ABC[10:])
    s = state + pan + r.choice("1112") + "Z"
    t = 0
    for i, ch in enumerate(s):
        v = ABC.index(ch) * (1 + i % 2)
        t += v // 36 + v % 36
    return s + ABC[(36 - t % 36) % 36]


class Firm:
    def __init__(self, r, name, state, kind="C"):
        self.name, self.state = name, state
        self.gstin = gstin(r, state, kind)
        city, pin = CITIES[state]
        self.street = r.choice(STREETS)
        self.city = f"{city} - {pin}"
        self.where = STATES[state]
        self.phone = "0%d %d" % (r.randrange(220, 890), r.randrange(2200000, 2999999))
        self.pan = self.gstin[2:12]

    def truth(self):
        return {"name": self.name, "gstin": self.gstin}


def pair(r, sup, sstate, recs, kinds=("C", "C"), others=None):
    """A supplier and a recipient; within the state in half of the cases."""
    a = Firm(r, sup, sstate, kinds[0])
    inter = r.random() < 0.5
    st = r.choice([s for s in (others or sorted(STATES)) if s != sstate]) if inter else sstate
    return a, Firm(r, r.choice(recs), st, kinds[1]), inter


def half_up(n, d):
    return (2 * n + d) // (2 * d) if n >= 0 else -((-2 * n + d) // (2 * d))


def taxes(value, rate, inter):
    if inter:
        return 0, 0, half_up(value * rate, 100)
    h = half_up(value * rate, 200)
    return h, h, 0


def plain(p):
    s = "-" if p < 0 else ""
    return f"{s}{abs(p) // 100}.{abs(p) % 100:02d}"


def inr(p, dec=True):
    """1,23,456.70"""
    s = "-" if p < 0 else ""
    w = str(abs(p) // 100)
    if len(w) > 3:
        a, b = w[:-3], w[-3:]
        parts = []
        while len(a) > 2:
            parts.insert(0, a[-2:])
            a = a[:-2]
        w = ",".join(([a] if a else []) + parts + [b])
    return s + w + (f".{abs(p) % 100:02d}" if dec else "")


def milli(n, places=3):
    q = 10 ** places
    return f"{n // q}.{n % q:0{places}d}"


ONES = ("", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten", "Eleven", "Twelve",
        "Thirteen", "Fourteen", "Fifteen", "Sixteen", "Seventeen", "Eighteen", "Nineteen")
TENS = ("", "", "Twenty", "Thirty", "Forty", "Fifty", "Sixty", "Seventy", "Eighty", "Ninety")


def words(n):
    if n >= 10000000:
        return (words(n // 10000000) + " Crore " + words(n % 10000000)).strip()
    if n >= 100000:
        return (words(n // 100000) + " Lakh " + words(n % 100000)).strip()
    if n >= 1000:
        return (words(n // 1000) + " Thousand " + words(n % 1000)).strip()
    if n >= 100:
        return (ONES[n // 100] + " Hundred " + words(n % 100)).strip()
    if n >= 20:
        return (TENS[n // 10] + " " + ONES[n % 10]).strip()
    return ONES[n]


def day(r, y=2024, span=420):
    return datetime.date(y, 4, 2) + datetime.timedelta(days=r.randrange(span))


def days(n):
    return datetime.timedelta(days=n)


def fiscal(d):
    y = d.year if d.month > 3 else d.year - 1
    return f"{y % 100:02d}-{(y + 1) % 100:02d}"


def wrap(s, font, size, w):
    out = []
    for para in str(s).split("\n"):
        cur = ""
        for word in para.split():
            t = (cur + " " + word).strip()
            if cur and stringWidth(t, font, size) > w:
                out.append(cur)
                cur = word
            else:
                cur = t
        out.append(cur)
    return out


def put(c, x, y, s, font="Helvetica", size=9, a="l", color=None):
    c.setFillColor(color or colors.black)
    c.setFont(font, size)
    {"l": c.drawString, "r": c.drawRightString, "c": c.drawCentredString}[a](x, y, s)


def block(c, x, y, lines, font="Helvetica", size=9, lead=11, w=None):
    for s in lines:
        for t in (wrap(s, font, size, w) if w else [s]):
            put(c, x, y, t, font, size)
            y -= lead
    return y


class Grid:
    """cols: (heading with | between its lines, width, alignment)"""

    def __init__(self, c, cols, x, y, bottom, newpage, font="Helvetica", bold="Helvetica-Bold", size=8, lead=9.6,
                 rules="full", headfill=None, headink=None, stripe=None, repeat=True, pad=3, gap=3, line=0.5,
                 headalign=None, ink=None):
        self.__dict__.update(locals())
        self.w = sum(q[1] for q in cols)
        self.n = 0
        self.before_break = None
        self.after_break = None

    def header(self):
        c = self.c
        n = max(len(h.split("|")) for h, _, _ in self.cols)
        h = n * self.lead + 2 * self.gap
        if self.headfill:
            c.setFillColor(self.headfill)
            c.rect(self.x, self.y - h, self.w, h, stroke=0, fill=1)
        x = self.x
        for head, w, a in self.cols:
            a = self.headalign or a
            ls = head.split("|")
            assert all(stringWidth(t, self.bold, self.size) <= w for t in ls), (head, w)
            y = self.y - self.gap - self.lead * 0.8 - (n - len(ls)) * self.lead / 2
            for s in ls:
                self._put(x, y, w, a, s, self.bold, self.headink)
                y -= self.lead
            x += w
        self._box(h, True)
        self.y -= h

    def _put(self, x, y, w, a, s, font, ink=None):
        p = self.pad
        put(self.c, {"l": x + p, "r": x + w - p, "c": x + w / 2}[a], y, s, font, self.size, a, ink)

    def _box(self, h, head=False):
        c = self.c
        c.setStrokeColor(self.ink or colors.black)
        c.setLineWidth(self.line)
        if self.rules in ("full", "v"):
            x = self.x
            for _, w, _ in self.cols + [("", 0, "")]:
                c.line(x, self.y, x, self.y - h)
                x += w
        if self.rules == "full" or self.rules == "h" or (head and self.rules != "none"):
            c.line(self.x, self.y - h, self.x + self.w, self.y - h)
            if head:
                c.line(self.x, self.y, self.x + self.w, self.y)

    def close(self):
        self.c.setStrokeColor(self.ink or colors.black)
        self.c.setLineWidth(self.line)
        if self.rules != "none":
            self.c.line(self.x, self.y, self.x + self.w, self.y)

    def room(self, h):
        if self.y - h < self.bottom:
            if self.before_break:
                f, self.before_break = self.before_break, None
                keep, self.bottom = self.bottom, -99
                f(self)
                self.bottom, self.before_break = keep, f
            self.close()
            self.y = self.newpage()
            if self.repeat:
                self.header()
            elif self.rules != "none":
                self.close()
            if self.after_break:
                self.after_break(self)
            return True
        return False

    def row(self, cells, bold=False, fill=None, keep=0):
        font = self.bold if bold else self.font
        ls = [wrap(s, font, self.size, w - 2 * self.pad) for s, (_, w, _) in zip(cells, self.cols)]
        for lines, (head, w, _) in zip(ls, self.cols):
            assert all(stringWidth(t, font, self.size) <= w - self.pad for t in lines), (head, lines, w)
        h = max(map(len, ls)) * self.lead + 2 * self.gap
        self.room(h + keep)
        if fill is None and self.stripe and self.n % 2:
            fill = self.stripe
        self.n += 1
        if fill:
            self.c.setFillColor(fill)
            self.c.rect(self.x, self.y - h, self.w, h - 0.4, stroke=0, fill=1)
        x = self.x
        for lines, (_, w, a) in zip(ls, self.cols):
            y = self.y - self.gap - self.lead * 0.8
            for s in lines:
                self._put(x, y, w, a, s, font)
                y -= self.lead
            x += w
        self._box(h)
        self.y -= h

    def band(self, text, fill=None, right=None, keep=20):
        h = self.lead + 2 * self.gap
        self.room(h + keep)
        if fill:
            self.c.setFillColor(fill)
            self.c.rect(self.x, self.y - h, self.w, h, stroke=0, fill=1)
        self._put(self.x, self.y - self.gap - self.lead * 0.8, self.w, "l", text, self.bold)
        if right:
            self._put(self.x, self.y - self.gap - self.lead * 0.8, self.w, "r", right, self.bold)
        if self.rules != "none":
            c = self.c
            c.setStrokeColor(self.ink or colors.black)
            c.setLineWidth(self.line)
            if self.rules == "h":
                c.line(self.x, self.y - h, self.x + self.w, self.y - h)
            else:
                c.rect(self.x, self.y - h, self.w, h)
        self.y -= h


def rounded(p):
    g = half_up(p, 100) * 100
    return g, g - p


def head_truth(no, d, sup, rec, pos=True):
    t = {"invoice_number": no, "invoice_date": d.isoformat(), "supplier": sup.truth(), "recipient": rec.truth()}
    if pos:
        t["place_of_supply"] = rec.state
    return t


def tax_truth(t, inter, cg, sg, ig):
    if inter:
        t["igst_total"] = plain(ig)
    else:
        t["cgst_total"], t["sgst_total"] = plain(cg), plain(sg)


def irn(r):
    return "".join(r.choice("0123456789abcdef") for _ in range(64))


def qr(c, x, y, size, text):
    from reportlab.graphics.barcode.qr import QrCodeWidget
    from reportlab.graphics.shapes import Drawing
    from reportlab.graphics import renderPDF
    w = QrCodeWidget(text, barLevel="L")
    b = w.getBounds()
    d = Drawing(size, size, transform=[size / (b[2] - b[0]), 0, 0, size / (b[3] - b[1]), 0, 0])
    d.add(w)
    renderPDF.draw(d, c, x, y)
