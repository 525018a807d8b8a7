# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared helpers: fonts, rupee amounts and words, GSTINs with check digit, invented firms, a top-down sheet."""
import random
from datetime import date, timedelta
from decimal import Decimal as D, ROUND_HALF_UP
from reportlab.graphics import renderPDF
from reportlab.graphics.barcode import qr
from reportlab.graphics.shapes import Drawing
from reportlab.lib.pagesizes import A4, landscape
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas

FD = "/usr/share/fonts/truetype/"
for _n, _f in (("Sans", "noto/NotoSans-Regular"), ("SansB", "noto/NotoSans-Bold"), ("Deja", "dejavu/DejaVuSans"), ("DejaB", "dejavu/DejaVuSans-Bold"),
               ("Serif", "dejavu/DejaVuSerif"), ("SerifB", "dejavu/DejaVuSerif-Bold"), ("Mono", "dejavu/DejaVuSansMono")):
    pdfmetrics.registerFont(TTFont("Gst35" + _n, FD + _f + ".ttf"))
pdfmetrics.registerFontFamily("Gst35Sans", normal="Gst35Sans", bold="Gst35SansB", italic="Gst35Sans", boldItalic="Gst35SansB")
SANS, SANSB, DEJA, DEJAB, SERIF, SERIFB, MONO = ("Gst35" + n for n in ("Sans", "SansB", "Deja", "DejaB", "Serif", "SerifB", "Mono"))
HV, HB, HI, TR, TB, TI, CO, CB = "Helvetica Helvetica-Bold Helvetica-Oblique Times-Roman Times-Bold Times-Italic Courier Courier-Bold".split()
RS = "\u20b9"


def q2(x):
    """Rounded to paise."""
    return D(x).quantize(D("0.01"), ROUND_HALF_UP)


def s2(x):
    """As truth wants an amount."""
    return str(q2(x))


def inr(x, sym="", places=2):
    """Indian grouping: 12,34,567.00."""
    x = D(x).quantize(D(1).scaleb(-places), ROUND_HALF_UP)
    whole, _, frac = str(abs(x)).partition(".")
    head, tail = whole[:-3], whole[-3:]
    parts = []
    while head:
        parts.insert(0, head[-2:])
        head = head[:-2]
    return ("-" if x < 0 else "") + sym + ",".join(parts + [tail]) + ("." + frac if frac else "")


ONES = ("Zero One Two Three Four Five Six Seven Eight Nine Ten "
        "Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen").split()
TENS = "x x Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety".split()


def words(n):
    """A whole number in Indian words."""
    n = int(n)
    for size, name in ((10 ** 7, "Crore"), (10 ** 5, "Lakh"), (1000, "Thousand"), (100, "Hundred")):
        if n >= size:
            rest = n % size
            return words(n // size) + " " + name + (" " + words(rest) if rest else "")
    return ONES[n] if n < 20 else TENS[n // 10] + (" " + ONES[n % 10] if n % 10 else "")


def rupees(x):
    """Amount in words with paise."""
    x = q2(x)
    p = int(x * 100) % 100
    return words(int(x)) + (" and " + words(p) + " paise" if p else "")


AL = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def gstin(rng, code, kind="F"):
    """A GSTIN of that state with its check digit."""
    L = "ABCDEFGHJKLMNPRSTV"
    body = code + "".join(rng.choice(L) for _ in range(3)) + kind + rng.choice(L) + f"{rng.randint(1000, 9999)}" + rng.choice(L) + rng.choice("1112") + "Z"
    tot = 0
    for i, c in enumerate(body):
        p = AL.index(c) * (1 + i % 2)
        tot += p // 36 + p % 36
    return body + AL[-tot % 36]


PLACES = [  # code, state, city, first digits of the PIN, streets
    ("24", "Gujarat", "Ahmedabad", "3800", ["Ashram Road", "C.G. Road", "Relief Road"]), ("24", "Gujarat", "Rajkot", "3600", ["Gondal Road", "Dhebar Road"]),
    ("27", "Maharashtra", "Mumbai", "4000", ["L.B.S. Marg", "Kalbadevi Road", "S.V. Road"]), ("27", "Maharashtra", "Pune", "4110", ["Baner Road", "Laxmi Road",
    "Karve Road"]),
    ("29", "Karnataka", "Bengaluru", "5600", ["Residency Road", "80 Feet Road", "Old Madras Road"]),
    ("33", "Tamil Nadu", "Chennai", "6000", ["Anna Salai", "Mint Street"]),
    ("33", "Tamil Nadu", "Coimbatore", "6410", ["Avinashi Road", "Cross Cut Road"]), ("36", "Telangana", "Hyderabad", "5000", ["M.G. Road", "Kachiguda Road"]),
    ("07", "Delhi", "New Delhi", "1100", ["Bhagirath Lane", "Nehru Place", "Asaf Ali Road"]), ("06", "Haryana", "Gurugram", "1220", ["Udyog Vihar Phase IV",
    "Old Railway Road"]),
    ("09", "Uttar Pradesh", "Kanpur", "2080", ["Mall Road", "Birhana Road"]), ("19", "West Bengal", "Kolkata", "7000", ["Park Street", "Canning Street"]),
    ("08", "Rajasthan", "Jaipur", "3020", ["M.I. Road", "Tonk Road"]), ("32", "Kerala", "Kochi", "6820", ["Banerji Road", "M.G. Road"]),
    ("03", "Punjab", "Ludhiana", "1410", ["Ferozepur Road", "Gill Road"]), ("23", "Madhya Pradesh", "Indore", "4520", ["A.B. Road", "Jail Road"]),
    ("37", "Andhra Pradesh", "Vijayawada", "5200", ["Besant Road", "Eluru Road"]), ("21", "Odisha", "Bhubaneswar", "7510", ["Janpath", "Cuttack Road"])]
HOUSES = ["Shop No. {}", "Plot No. {}", "{}/A", "No. {}", "Door No. {}-7", "H-{}", "Office {}", "Unit {}"]
SITES = ["Industrial Estate", "Shastri Nagar", "Near Clock Tower", "Opp. Town Hall", "Gandhi Chowk", "Model Town", "Ground Floor, Sagar Complex",
        "2nd Floor, Om Chambers", "Behind Bus Stand"]
FIRST = ("Shreeji Balaji Navkar Annapurna Sundaram Kaveri Trimurti Vardhman Omkar "
         "Meenakshi Jaywant Sahyadri Malhar Padmavati Chandan Ratnadeep Ishan Kalpataru").split()
MID = ["Traders", "Enterprises", "Agencies", "Industries", "& Sons", "Associates", "Distributors", "Marketing", "Corporation", "Udyog"]
PEOPLE = ["Ananya Deshmukh", "Rohit Kulkarni", "Farida Merchant", "Gurpreet Sandhu", "Lakshmi Narayanan", "Bhavesh Trivedi", "Sneha Mukherjee",
        "Imran Qureshi", "Deepa Menon", "Tushar Bhandari"]


def place(rng, code=None, other=None):
    """One place, of a state or not of it."""
    return rng.choice([p for p in PLACES if (code is None or p[0] == code) and p[0] != other])


class Party:
    """A made-up firm or person at a made-up address."""

    def __init__(self, rng, name=None, at=None, kind="F"):
        at = at or place(rng)
        self.code, self.state, self.city, pin, streets = at
        self.pin = pin + f"{rng.randint(1, 58):02d}"
        self.name = name or rng.choice(FIRST) + " " + rng.choice(MID)
        self.house = rng.choice(HOUSES).format(rng.randint(2, 240))
        self.site, self.street = rng.choice(SITES), rng.choice(streets)
        self.gstin = gstin(rng, self.code, kind)
        self.phone = f"{rng.choice('6789')}{rng.randint(100000000, 999999999)}"
        self.email = "".join(c for c in self.name.lower() if c.isalpha())[:14] + rng.choice(["@mail.example", "@post.example"])

    def truth(self, lines=None, tax=True):
        """Truth of a party; lines are those of the address."""
        d = {"name": self.name}
        if tax:
            d["gstin"] = self.gstin
        if lines:
            d["address"] = ", ".join(s.strip().rstrip(",") for s in lines)
        return d


def wrap(text, font, size, width):
    """Broken at blanks to the width; a long word is broken hard."""
    out, cur = [], ""
    for w in text.split():
        while pdfmetrics.stringWidth(w, font, size) > width:
            k = len(w)
            while pdfmetrics.stringWidth(w[:k], font, size) > width:
                k -= 1
            if cur:
                out.append(cur)
                cur = ""
            out.append(w[:k])
            w = w[k:]
        t = (cur + " " + w).strip()
        if cur and pdfmetrics.stringWidth(t, font, size) > width:
            out.append(cur)
            cur = w
        else:
            cur = t
    return out + [cur] if cur else out or [""]


class Sheet:
    """A canvas whose y runs down from the top of the page."""

    def __init__(self, path, size=A4, title="Invoice"):
        self.c = canvas.Canvas(str(path), pagesize=size, invariant=1)
        self.c.setTitle(title)
        self.w, self.h = size
        self.page = 1

    def t(self, x, y, s, font=HV, size=8, al="l", col=0, max=None):
        while max and size > 4 and pdfmetrics.stringWidth(str(s), font, size) > max:
            size -= 0.25
        self.c.setFont(font, size)
        self.c.setFillColor(col) if not isinstance(col, (int, float)) else self.c.setFillGray(col)
        {"l": self.c.drawString, "r": self.c.drawRightString, "c": self.c.drawCentredString}[al](x, self.h - y, str(s))

    def ts(self, x, y, lines, font=HV, size=8, al="l", lead=None, col=0):
        for s in lines:
            self.t(x, y, s, font, size, al, col)
            y += lead or size * 1.25
        return y

    def line(self, x1, y1, x2, y2, w=0.5, col="#000000", dash=None):
        self.c.setLineWidth(w)
        self.c.setStrokeColor(col)
        self.c.setDash(*(dash or ([], 0)))
        self.c.line(x1, self.h - y1, x2, self.h - y2)

    def box(self, x1, y1, x2, y2, w=0.5, fill=None, col="#000000", rad=0):
        self.c.setLineWidth(w)
        self.c.setDash([], 0)
        self.c.setStrokeColor(col)
        if fill:
            self.c.setFillColor(fill)
        self.c.roundRect(x1, self.h - y2, x2 - x1, y2 - y1, rad, stroke=int(w > 0), fill=int(bool(fill)))

    def qr(self, x, y, size, text):
        wd = qr.QrCodeWidget(text, barLevel="L")
        b = wd.getBounds()
        dr = Drawing(size, size, transform=[size / (b[2] - b[0]), 0, 0, size / (b[3] - b[1]), 0, 0])
        dr.add(wd)
        renderPDF.draw(dr, self.c, x, self.h - y - size)

    def next(self):
        self.c.showPage()
        self.page += 1

    def save(self):
        self.c.save()


def day(rng, y0=2023):
    """A day of business."""
    return date(y0, 4, 1) + timedelta(days=rng.randint(0, 860))


def fy(d, long=False):
    """The Indian financial year of a day."""
    y = d.year if d.month > 3 else d.year - 1
    return f"{y}-{(y + 1) % 100:02d}" if long else f"{y % 100}-{(y + 1) % 100:02d}"


def gst(taxable, rate, intra):
    """CGST, SGST, IGST of one taxable value."""
    if intra:
        h = q2(D(taxable) * D(rate) / 200)
        return h, h, D(0)
    return D(0), D(0), q2(D(taxable) * D(rate) / 100)


def irn(rng):
    return "".join(rng.choice("0123456789abcdef") for _ in range(64))


def rate(r):
    """A rate without needless zeros."""
    s = f"{D(str(r)):f}"
    return s.rstrip("0").rstrip(".") if "." in s else s


def pick(rng, pool, n):
    """n entries; each comes once before any comes again."""
    out = []
    while len(out) < n:
        out += rng.sample(pool, len(pool))
    return out[:n]


CRAFT = [("Brass Diya Set", "74198030", 12, "Set", 420), ("Jute Shopping Bag", "42022290", 18, "Pcs", 95), ("Block Print Bedsheet", "63041910", 5, "Pcs", 780),
        ("Sheesham Wood Coaster", "44199090", 12, "Set", 150),
         ("Blue Pottery Vase 10\"", "69131000", 12, "Pcs", 640), ("Scented Candle Jar", "34060010", 12, "Pcs", 240),
         ("Marble Inlay Box", "68029900", 18, "Pcs", 1150), ("Leather Journal A5", "48201020", 18, "Pcs", 310)]
PHARMA = [("CEFOXIM-O 200 TAB", "10'S", "3004", "118.40"), ("PARAMOL 650 TAB", "15'S", "3004", "21.65"), ("AZIBEST 500", "3'S", "3004", "74.20"),
        ("GLYMET-M2 TAB", "15'S", "3004", "96.10"),
          ("COUGHEX SYP 100ML", "BOTL", "3004", "63.75"), ("ORS-PLUS ORANGE", "21GM", "3004", "14.30"), ("DERMASOFT CREAM", "30GM", "3304", "142.00"),
          ("VITAZEE CAPS", "10'S", "2106", "58.55"),
          ("PANTOSEC DSR CAP", "10'S", "3004", "102.85"), ("SURGI COTTON 100G", "ROLL", "3005", "41.90"), ("INSUKWIK 40IU VIAL", "10ML", "3003", "131.15"),
          ("BABYSOFT SOAP 75G", "1PC", "3401", "43.22")]
PRATE = {"3004": 12, "3304": 18, "2106": 18, "3005": 12, "3003": 5, "3401": 18}
