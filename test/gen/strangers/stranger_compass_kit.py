# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared things of the ten GST papers: parties, GSTINs, money, words, a ruled table on a canvas."""
import datetime
import hashlib
import random

from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.platypus import Paragraph

D = "/usr/share/fonts/truetype/dejavu/"
for _n, _f in (("Gst25Sans", "DejaVuSans"), ("Gst25SansB", "DejaVuSans-Bold"),
               ("Gst25Mono", "DejaVuSansMono"), ("Gst25MonoB", "DejaVuSansMono-Bold"),
               ("Gst25Serif", "DejaVuSerif"), ("Gst25SerifB", "DejaVuSerif-Bold")):
    try:
        pdfmetrics.registerFont(TTFont(_n, D + _f + ".ttf"))
    except Exception:  # a machine without the face
        import reportlab
        _v = reportlab.__path__[0] + "/fonts/" + ("VeraBd.ttf" if _n.endswith("B") else "Vera.ttf")
        pdfmetrics.registerFont(TTFont(_n, _v))

STATES = {"27": "Maharashtra", "24": "Gujarat", "29": "Karnataka", "33": "Tamil Nadu", "36": "Telangana",
          "19": "West Bengal", "20": "Jharkhand", "21": "Odisha", "22": "Chhattisgarh", "32": "Kerala",
          "09": "Uttar Pradesh", "07": "Delhi", "06": "Haryana", "03": "Punjab", "08": "Rajasthan",
          "23": "Madhya Pradesh", "37": "Andhra Pradesh", "10": "Bihar", "18": "Assam", "30": "Goa"}
CITIES = {"27": ("Nashik", "422 007"), "24": ("Vadodara", "390 010"), "29": ("Hubballi", "580 030"),
          "33": ("Coimbatore", "641 018"), "36": ("Warangal", "506 002"), "19": ("Asansol", "713 301"),
          "20": ("Dhanbad", "826 001"), "21": ("Rourkela", "769 012"), "22": ("Bilaspur", "495 001"),
          "32": ("Kochi", "682 016"), "09": ("Kanpur", "208 012"), "07": ("New Delhi", "110 020"),
          "06": ("Karnal", "132 001"), "03": ("Ludhiana", "141 003"), "08": ("Kota", "324 005"),
          "23": ("Jabalpur", "482 001"), "37": ("Guntur", "522 002"), "10": ("Gaya", "823 001"),
          "18": ("Guwahati", "781 005"), "30": ("Margao", "403 601")}
STREETS = ["Station Road", "Industrial Estate, Phase II", "Nehru Marg", "Old Mill Compound", "Ring Road",
           "Lake View Layout", "Gandhi Chowk", "Sector 14", "Canal Bank Road", "Court Road"]
A36 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def gstin(r, state, kind="C"):
    L = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    s = state + "AA" + r.choice(L) + kind + r.choice(L) + "%04d" % r.randrange(1000, 9999) + r.choice(L) + "1Z"
    t = 0
    for i, ch in enumerate(s):
        p = A36.index(ch) * (1 + i % 2)
        t += p // 36 + p % 36
    return s + A36[(36 - t % 36) % 36]


def rng(name, seed, rows):
    return random.Random(f"{name}/{seed}/{rows}")


def party(r, name, state, kind="C"):
    city, pin = CITIES[state]
    return {"name": name, "gstin": gstin(r, state, kind), "state": state, "sname": STATES[state], "city": city,
            "street": f"{r.randrange(2, 240)}, {r.choice(STREETS)}", "pin": pin}


def two(r, home, sname, rnames, kinds="CC"):
    """Seller at home and buyer at home or abroad by lot: (seller, buyer, inter)."""
    inter = r.random() < 0.45
    st = r.choice([k for k in sorted(STATES) if k != home]) if inter else home
    return party(r, sname, home, kinds[0]), party(r, r.choice(rnames), st, kinds[1]), inter


def day(r, y0=2023, y1=2025):
    a = datetime.date(y0, 4, 3)
    b = datetime.date(y1, 8, 28)
    return a + datetime.timedelta(r.randrange((b - a).days))


def fy(d, sep="-"):
    y = d.year if d.month > 3 else d.year - 1
    return f"{y % 100:02d}{sep}{(y + 1) % 100:02d}"


def div(a, b):
    """a/b rounded half up, for a >= 0."""
    return (2 * a + b) // (2 * b)


def s(p):
    return ("-" if p < 0 else "") + "%d.%02d" % divmod(abs(p), 100)


def ind(p, paise=True):
    a, b = divmod(abs(p), 100)
    t = str(a)
    if len(t) > 3:
        h, t = t[:-3], t[-3:]
        while h:
            t = h[-2:] + "," + t
            h = h[:-2]
    return ("-" if p < 0 else "") + t + (".%02d" % b if paise else "")


def cnt(n):
    return ind(n * 100, False)


def milli(q):
    return "%d.%03d" % divmod(q, 1000)


ONES = ("Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen "
        "Seventeen Eighteen Nineteen").split()
TENS = "- - Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety".split()


def words(n):
    if n < 20:
        return ONES[n]
    if n < 100:
        return TENS[n // 10] + (" " + ONES[n % 10] if n % 10 else "")
    for v, w in ((10000000, "Crore"), (100000, "Lakh"), (1000, "Thousand"), (100, "Hundred")):
        if n >= v:
            return words(n // v) + " " + w + (" " + words(n % v) if n % v else "")
    return ""


def rupees(p, lead="Rupees ", tail=" Only"):
    a, b = divmod(p, 100)
    return lead + words(a) + (" and Paise " + words(b) if b else "") + tail


def rnd(total):
    """(round off, grand total) to the whole rupee."""
    g = div(total, 100) * 100
    return g - total, g


def irn(r):
    return hashlib.sha256(str(r.random()).encode()).hexdigest()


def ends(A, B, name=None):
    """Of the truth; NAME: the supplier's as the paper's head prints it."""
    return {"supplier": {"name": name or A["name"], "gstin": A["gstin"]}, "recipient": {"name": B["name"], "gstin": B["gstin"]}}


def sums(data, taxable, inter, cg, sg, ig, cess=None):
    if taxable is not None:
        data["taxable_total"] = s(taxable)
    if inter:
        data["igst_total"] = s(ig)
    else:
        data["cgst_total"], data["sgst_total"] = s(cg), s(sg)
    if cess is not None:
        data["cess_total"] = s(cess)


def wrap(t, font, size, w):
    out, cur = [], ""
    for part in t.split("\n"):
        for word in part.split(" "):
            n = (cur + " " + word) if cur else word
            if cur and pdfmetrics.stringWidth(n, font, size) > w:
                out.append(cur)
                cur = word
            else:
                cur = n
        out.append(cur)
        cur = ""
    return out


def para(c, t, x, y, w, font, size, lead=None):
    lead = lead or size * 1.22
    c.setFont(font, size)
    for ln in wrap(t, font, size, w):
        c.drawString(x, y, ln)
        y -= lead
    return y


def put(c, x, y, t, font, size, align="l"):
    c.setFont(font, size)
    {"l": c.drawString, "r": c.drawRightString, "c": c.drawCentredString}[align](x, y, t)


class Grid:
    """A table on a canvas. cols: (heading, width, align); rule: grid, cols, lines, none."""

    def __init__(self, c, x, cols, font, bold, size, *, rule="grid", head=None, ink=colors.black, pad=3, zebra=None,
                 lw=0.5, hsize=None, gap=2.5, halign=None, line=colors.black):
        self.c, self.x, self.cols, self.font, self.bold, self.size = c, x, cols, font, bold, size
        self.rule, self.headfill, self.ink, self.pad, self.zebra, self.lw = rule, head, ink, pad, zebra, lw
        self.hsize, self.gap, self.halign, self.line = hsize or size, gap, halign, line
        self.w = sum(k[1] for k in cols)
        self.n = 0

    def xs(self):
        x = self.x
        for k in self.cols:
            yield x, k[1], k[2]
            x += k[1]

    def lines(self, cells, font, size):
        out = []
        for t, (_, w, _a) in zip(cells, self.cols):
            out.append(wrap(t, font, size, w - 2 * self.pad) if isinstance(t, str) else list(t))
        return out

    def height(self, cells, font=None, size=None):
        size = size or self.size
        return max(len(k) for k in self.lines(cells, font or self.font, size)) * size * 1.2 + 2 * self.gap

    def strip(self, y, cells, font, size, fill=None, ink=None, rule=None, halign=None, mid=False):
        c, rule = self.c, rule or self.rule
        ls = self.lines(cells, font, size)
        h = self.height(cells, font, size)
        if fill is not None:
            c.setFillColor(fill)
            c.rect(self.x, y - h, self.w, h, stroke=0, fill=1)
        c.setFillColor(ink or colors.black)
        c.setFont(font, size)
        for cell, (x, w, a) in zip(ls, self.xs()):
            a = halign or a
            ty = y - self.gap - size * 0.92
            if mid:
                ty -= (h - 2 * self.gap - len(cell) * size * 1.2) / 2
            for t in cell:
                if a == "r":
                    c.drawRightString(x + w - self.pad, ty, t)
                elif a == "c":
                    c.drawCentredString(x + w / 2, ty, t)
                else:
                    c.drawString(x + self.pad, ty, t)
                ty -= size * 1.2
        c.setFillColor(colors.black)
        c.setStrokeColor(self.line)
        c.setLineWidth(self.lw)
        if rule == "grid":
            for x, w, _ in self.xs():
                c.rect(x, y - h, w, h)
        elif rule == "cols":
            for x, w, _ in self.xs():
                c.line(x, y, x, y - h)
            c.line(self.x + self.w, y, self.x + self.w, y - h)
        elif rule == "lines":
            c.line(self.x, y - h, self.x + self.w, y - h)
        c.setStrokeColor(colors.black)
        return y - h

    def heading(self, y, rule=None):
        return self.strip(y, [k[0] for k in self.cols], self.bold, self.hsize, self.headfill, self.ink,
                          rule or ("grid" if self.rule == "cols" else self.rule), self.halign, mid=True)

    def row(self, y, cells):
        self.n += 1
        return self.strip(y, cells, self.font, self.size, self.zebra if self.zebra and self.n % 2 == 0 else None)

    def total(self, y, cells, fill=None, rule=None):
        return self.strip(y, cells, self.bold, self.size, fill, None, rule or ("grid" if self.rule == "cols" else self.rule))


def P(t, font="Helvetica", size=8, align=0, color=colors.black, lead=None):
    st = ParagraphStyle("x", fontName=font, fontSize=size, leading=lead or size * 1.2, alignment=align, textColor=color,
                        splitLongWords=0)
    return Paragraph(t.replace("&", "&amp;").replace("\n", "<br/>"), st)
