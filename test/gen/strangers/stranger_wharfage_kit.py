# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared things: parties, GSTINs, money, words, a wrapping grid on the canvas, a Table of Paragraphs."""
import datetime
import random
from xml.sax.saxutils import escape

from reportlab.graphics.barcode.qr import QrCodeWidget
from reportlab.graphics.shapes import Drawing
from reportlab.graphics import renderPDF
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.pdfmetrics import stringWidth as sw
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas
from reportlab.platypus import Paragraph, SimpleDocTemplate, Spacer, Table, TableStyle

D = "/usr/share/fonts/truetype/"
for _n, _f in {"DV": "dejavu/DejaVuSans", "DVB": "dejavu/DejaVuSans-Bold", "DC": "dejavu/DejaVuSansCondensed",
               "DCB": "dejavu/DejaVuSansCondensed-Bold", "DM": "dejavu/DejaVuSansMono", "DMB": "dejavu/DejaVuSansMono-Bold",
               "DS": "dejavu/DejaVuSerifCondensed", "DSB": "dejavu/DejaVuSerifCondensed-Bold",
               "NS": "noto/NotoSans-Regular", "NSB": "noto/NotoSans-Bold", "NR": "noto/NotoSerif-Regular",
               "NRB": "noto/NotoSerif-Bold"}.items():
    pdfmetrics.registerFont(TTFont(_n, D + _f + ".ttf"))

for _n in ("NS", "NR", "DS", "DV", "DC", "DM"):
    pdfmetrics.registerFontFamily(_n, normal=_n, bold=_n + "B", italic=_n, boldItalic=_n + "B")

STATES = {"07": ("Delhi", "New Delhi", "110"), "27": ("Maharashtra", "Pune", "411"), "29": ("Karnataka", "Bengaluru", "560"),
          "33": ("Tamil Nadu", "Coimbatore", "641"), "24": ("Gujarat", "Ahmedabad", "380"), "09": ("Uttar Pradesh", "Kanpur", "208"),
          "08": ("Rajasthan", "Jaipur", "302"), "19": ("West Bengal", "Kolkata", "700"), "36": ("Telangana", "Hyderabad", "500"),
          "32": ("Kerala", "Kochi", "682"), "06": ("Haryana", "Gurugram", "122"), "03": ("Punjab", "Ludhiana", "141"),
          "23": ("Madhya Pradesh", "Indore", "452"), "37": ("Andhra Pradesh", "Vijayawada", "520")}
FIRST = ["Nandadeep", "Suvarnarekha", "Ektara", "Meghdoot", "Kalpataru Vihar", "Panchratan", "Tungabhadra", "Girivar", "Sankalpana",
         "Madhuban", "Vasudhara", "Chandrakor", "Ashwamedh", "Neelgiri Crest", "Shubhankar", "Trinayani", "Rudraksh", "Amarpali",
         "Devbhoomi", "Kaustubham", "Sindhusagar", "Vanamali", "Hariyali", "Palashban", "Oorja", "Mridanga"]
STREET = ["Plot No. %d, MIDC Industrial Area", "%d/2, Station Road", "Shop No. %d, Ganesh Market", "No. %d, 4th Cross, Lake View Layout",
          "Door No. %d, Mill Road", "Unit %d, Udyog Vihar Phase II", "B-%d, Navjeevan Complex, Ring Road", "S. No. %d, Bypass Road"]
AB = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def rng_for(name, seed, rows):
    return random.Random(f"{name}/{seed}/{rows}")


def check_char(s):
    total = 0
    for i, ch in enumerate(s):
        p = AB.index(ch) * (1 + i % 2)
        total += p // 36 + p % 36
    return AB[(36 - total % 36) % 36]


def gstin(rng, state, kind="C", initial="A"):
    L = AB[10:]
    pan = "".join(rng.choice(L) for _ in range(3)) + kind + initial + "%04d" % rng.randint(101, 9899) + rng.choice(L)
    s = state + pan + rng.choice("1112") + "Z"
    return s + check_char(s)


def party(rng, state, tail, kind="C", taken=()):
    first = rng.choice([f for f in FIRST if f not in taken])
    nm, city, pin = STATES[state]
    g = gstin(rng, state, kind, first[0])
    return {"first": first, "name": first + " " + tail, "street": rng.choice(STREET) % rng.randint(3, 240), "city": city,
            "pin": pin + "%03d" % rng.randint(1, 96), "state": nm, "code": state, "gstin": g, "pan": g[2:12],
            "phone": "%d%04d %05d" % (rng.randint(7, 9), rng.randint(0, 9999), rng.randint(0, 99999)),
            "mail": "accounts@" + first.split()[0].lower() + ".example"}


def pair(rng, ts, tr, ks="C", kr="C", intra=None):
    """Supplier, recipient, and whether within one state."""
    if intra is None:
        intra = rng.random() < 0.5
    codes = sorted(STATES)
    a = rng.choice(codes)
    b = a if intra else rng.choice([c for c in codes if c != a])
    s = party(rng, a, ts, ks)
    return s, party(rng, b, tr, kr, (s["first"],)), intra


def day(rng, a=(2023, 4, 10), span=900):
    return datetime.date(*a) + datetime.timedelta(days=rng.randrange(span))


def fy(d):
    y = d.year if d.month > 3 else d.year - 1
    return "%02d-%02d" % (y % 100, (y + 1) % 100)


def half(n, d):
    """n/d, rounded half away from nothing."""
    return (2 * n + d) // (2 * d) if n >= 0 else -((2 * -n + d) // (2 * d))


def mul(price, q3):
    return half(price * q3, 1000)


def tax(v, rate, intra):
    """(cgst, sgst, igst); rate in whole per cent times ten."""
    if intra:
        h = half(v * rate, 2000)
        return h, h, 0
    return 0, 0, half(v * rate, 1000)


def t(p):
    return ("-" if p < 0 else "") + "%d.%02d" % divmod(abs(p), 100)


def m(p):
    a, b = divmod(abs(p), 100)
    s = str(a)
    if len(s) > 3:
        h, s = s[:-3], s[-3:]
        while h:
            s = h[-2:] + "," + s
            h = h[:-2]
    return ("-" if p < 0 else "") + s + ".%02d" % b


def us(p):
    return "{:,}.{:02d}".format(*divmod(p, 100))


def q(n, dp=3):
    """Thousandths as text."""
    return "%d.%s" % (n // 1000, ("%03d" % (n % 1000))[:dp]) if dp else str(n // 1000)


def pc(rate):
    """Per cent times ten as text."""
    return str(rate // 10) if rate % 10 == 0 else "%d.%d" % divmod(rate, 10)


def hpc(rate):
    """Half the rate as text."""
    r = rate * 5
    return ("%d.%02d" % divmod(r, 100)).rstrip("0").rstrip(".")


ONES = ("Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen "
        "Eighteen Nineteen").split()
TENS = "_ _ Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety".split()


def _w(n, sep=" "):
    if n < 20:
        return ONES[n]
    if n < 100:
        return TENS[n // 10] + (sep + ONES[n % 10] if n % 10 else "")
    for unit, word in ((10000000, "Crore"), (100000, "Lakh"), (1000, "Thousand"), (100, "Hundred")):
        if n >= unit:
            return _w(n // unit, sep) + " " + word + (" " + _w(n % unit, sep) if n % unit else "")


def words(p, sep=" ", paise="{} Paise"):
    a, b = divmod(p, 100)
    return _w(a, sep) + (" and " + paise.format(_w(b, sep)) if b else "") + " Only"


def irn(rng):
    return "".join(rng.choice("0123456789abcdef") for _ in range(64))


def rounded(p):
    g = half(p, 100) * 100
    return g - p, g


class Sum:
    """Collects lines and their totals; makes the truth."""

    def __init__(self, intra):
        self.intra, self.lines, self.rates = intra, [], {}
        self.tv = self.c = self.s = self.i = 0

    def add(self, v, rate, **keys):
        c, s, i = tax(v, rate, self.intra)
        self.tv += v; self.c += c; self.s += s; self.i += i
        r = self.rates.setdefault(rate, [0, 0, 0, 0])
        for k, x in enumerate((v, c, s, i)):
            r[k] += x
        self.lines.append(keys)
        return c, s, i

    def by_rate(self):
        """Tax computed on the totals of each rate (no tax printed in the lines)."""
        self.c = self.s = self.i = 0
        for rate, r in self.rates.items():
            r[1:] = tax(r[0], rate, self.intra)
            self.c += r[1]; self.s += r[2]; self.i += r[3]

    @property
    def total(self):
        return self.tv + self.c + self.s + self.i

    def truth(self, **head):
        d = dict(head, line_items=self.lines)
        d.setdefault("taxable_total", t(self.tv))
        if self.intra:
            d.update(cgst_total=t(self.c), sgst_total=t(self.s))
        else:
            d.update(igst_total=t(self.i))
        return {"data": d}


def who(p):
    return {"name": p["name"], "gstin": p["gstin"]}


def wrap(s, w, font, size):
    out = []
    for part in s.split("\n"):
        line = ""
        for word in part.split(" "):
            if sw(word, font, size) > w + .01:
                raise ValueError(f"too wide for {w:.0f}: {word!r}")
            new = line + " " + word if line else word
            if sw(new, font, size) > w:
                out.append(line)
                new = word
            line = new
        out.append(line)
    return out


class Pad(canvas.Canvas):
    """A canvas whose y counts from the top; page numbers are put in at the end through `foot(pad, n, total)`."""

    def __init__(self, path, size, foot=None):
        super().__init__(path, pagesize=size, invariant=1)
        self.W, self.H = size
        self.foot, self.kept = foot, []

    def showPage(self):
        self.kept.append(dict(self.__dict__))
        self._startPage()

    def save(self):
        kept = self.kept
        for n, st in enumerate(kept):
            self.__dict__.update(st)
            if self.foot:
                self.foot(self, n + 1, len(kept))
            super().showPage()
        super().save()

    def put(self, x, y, s, font, size, align="l", color=None):
        self.setFont(font, size)
        self.setFillColor(color or colors.black)
        (self.drawString if align == "l" else self.drawRightString if align == "r" else self.drawCentredString)(x, self.H - y, s)
        self.setFillColor(colors.black)

    def para(self, x, y, w, s, font, size, lead=None, align="l", color=None):
        """Draws from baseline y; gives the next baseline."""
        for line in wrap(s, w, font, size):
            self.put({"l": x, "r": x + w, "c": x + w / 2}[align], y, line, font, size, align, color)
            y += lead or size * 1.22
        return y

    def box(self, x, y, w, h, fill=None, stroke=1, lw=.6, color=colors.black):
        self.setLineWidth(lw)
        self.setStrokeColor(color)
        if fill:
            self.setFillColor(fill)
        self.rect(x, self.H - y - h, w, h, stroke=stroke, fill=1 if fill else 0)
        self.setFillColor(colors.black)

    def hl(self, x1, x2, y, lw=.6, color=colors.black, dash=None):
        self.setLineWidth(lw); self.setStrokeColor(color)
        self.setDash(*(dash or ([], 0)))
        self.line(x1, self.H - y, x2, self.H - y)
        self.setDash([], 0)

    def vl(self, x, y1, y2, lw=.6, color=colors.black):
        self.setLineWidth(lw); self.setStrokeColor(color)
        self.line(x, self.H - y1, x, self.H - y2)

    def qr(self, x, y, side, text):
        wd = QrCodeWidget(text, barLevel="L")
        b = wd.getBounds()
        d = Drawing(side, side, transform=[side / (b[2] - b[0]), 0, 0, side / (b[3] - b[1]), 0, 0])
        d.add(wd)
        renderPDF.draw(d, self, x, self.H - y - side)


class Grid:
    """Columns on a Pad: cells wrap, the row is as high as its highest cell."""

    def __init__(self, pad, x, widths, aligns, font, bold, size, lead=None, pad_x=3, pad_y=2.5):
        self.p, self.x, self.ws, self.al = pad, x, widths, aligns
        self.font, self.bold, self.size, self.lead, self.px, self.py = font, bold, size, lead or size * 1.2, pad_x, pad_y
        self.xs = [x]
        for w in widths:
            self.xs.append(self.xs[-1] + w)

    def height(self, cells, font=None):
        return 2 * self.py + self.lead * max(len(wrap(c, w - 2 * self.px, font or self.font, self.size))
                                             for c, w in zip(cells, self.ws) if c is not None)

    def row(self, y, cells, bold=False, aligns=None, fill=None, rule=None, sides=None, color=None, h=None):
        """sides: line width of the uprights; rule: line width below. Gives y below the row."""
        f = self.bold if bold else self.font
        h = h or self.height(cells, f)
        if fill:
            self.p.box(self.x, y, self.xs[-1] - self.x, h, fill, 0)
        for x, w, c, a in zip(self.xs, self.ws, cells, aligns or self.al):
            if c:
                self.p.para(x + self.px, y + self.py + self.size * .88, w - 2 * self.px, c, f, self.size, self.lead, a, color)
        if rule:
            self.p.hl(self.x, self.xs[-1], y + h, rule)
        if sides:
            for x in self.xs:
                self.p.vl(x, y, y + h, sides)
        return y + h


def style(font, size, align="l", color=colors.black, lead=None):
    return ParagraphStyle("s", fontName=font, fontSize=size, leading=lead or size * 1.22, textColor=color, splitLongWords=0,
                          alignment={"l": 0, "c": 1, "r": 2}[align])


def ptable(rows, widths, aligns, font, bold, size, cmds=(), head=1, repeat=None, boldrows=(), headcolor=colors.black, headalign=None,
           pad=3, padv=2, headsize=None, spans=(), **kw):
    """A Table of Paragraphs; a word wider than its column is an error. Cells may be text, None, or flowables."""
    body = []
    n = len(rows)
    wide = {}
    for (c0, r0), (c1, r1) in spans:
        wide[(c0 % len(widths), r0 % n)] = sum(widths[c0:(c1 % len(widths)) + 1])
    bl = {b % n for b in boldrows}
    for r, row in enumerate(rows):
        out = []
        for k, cell in enumerate(row):
            if not isinstance(cell, str):
                out.append(cell if cell is not None else "")
                continue
            hd = r < head
            f, s = (bold, headsize or size) if hd else (bold if r in bl else font, size)
            wrap(cell, wide.get((k, r), widths[k]) - 2 * pad, f, s)
            out.append(Paragraph(escape(cell).replace("\n", "<br/>"),
                                 style(f, s, (headalign or aligns)[k] if hd else aligns[k], headcolor if hd else colors.black)))
        body.append(out)
    tb = Table(body, widths, repeatRows=head if repeat is None else repeat, **kw)
    tb.setStyle(TableStyle([("VALIGN", (0, 0), (-1, -1), "TOP"), ("LEFTPADDING", (0, 0), (-1, -1), pad),
                            ("RIGHTPADDING", (0, 0), (-1, -1), pad), ("TOPPADDING", (0, 0), (-1, -1), padv),
                            ("BOTTOMPADDING", (0, 0), (-1, -1), padv + 1)] + ([] if head else [("NOSPLIT", (0, 0), (-1, -1))]) + [("SPAN", a, b) for a, b in spans] + list(cmds)))
    return tb


def P(s, font, size, align="l", color=colors.black, lead=None):
    """Markup allowed."""
    return Paragraph(s, style(font, size, align, color, lead))


def build(path, size, story, margins=(36, 36, 36, 40), foot=None, title="Tax Invoice"):
    """margins: left, right, top, bottom; foot(pad, n, total)."""
    doc = SimpleDocTemplate(path, pagesize=size, leftMargin=margins[0], rightMargin=margins[1], topMargin=margins[2],
                            bottomMargin=margins[3], invariant=1, title=title)

    def maker(filename, pagesize=size, **kw):
        return Pad(filename, pagesize, foot)
    doc.build(story, canvasmaker=maker)


def gap(h):
    return Spacer(1, h)


def dmy(d, f="%d/%m/%Y"):
    return d.strftime(f)
