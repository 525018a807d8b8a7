# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared helpers: fonts, pen, made-up parties, GSTINs, Indian figures and words."""
import random
from datetime import date, timedelta
from decimal import Decimal as D, ROUND_HALF_UP
from reportlab.graphics import renderPDF
from reportlab.graphics.barcode import qr
from reportlab.graphics.shapes import Drawing
from reportlab.lib.pagesizes import A4, A5, landscape
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas

FD = "/usr/share/fonts/truetype/"
for _n, _f in [("Sans", "dejavu/DejaVuSans"), ("SansB", "dejavu/DejaVuSans-Bold"), ("Cond", "dejavu/DejaVuSansCondensed"), ("CondB",
    "dejavu/DejaVuSansCondensed-Bold"),
               ("Noto", "noto/NotoSans-Regular"), ("NotoB", "noto/NotoSans-Bold"), ("NotoI", "noto/NotoSans-Italic"), ("Serif", "noto/NotoSerif-Regular"),
               ("SerifB", "noto/NotoSerif-Bold"), ("Deva", "noto/NotoSansDevanagari-Regular"), ("DevaB", "noto/NotoSansDevanagari-Bold"), ("Mono",
                   "dejavu/DejaVuSansMono"),
               ("SerC", "dejavu/DejaVuSerifCondensed"), ("SerCB", "dejavu/DejaVuSerifCondensed-Bold")]:
    pdfmetrics.registerFont(TTFont("Gst39" + _n, FD + _f + ".ttf"))
H, HB, HI, HBI = "Helvetica", "Helvetica-Bold", "Helvetica-Oblique", "Helvetica-BoldOblique"
TR, TB, TI = "Times-Roman", "Times-Bold", "Times-Italic"
sw = pdfmetrics.stringWidth


class Pen:
    """A canvas whose y runs down from the top of the page."""

    def __init__(self, path, size=A4, title="Invoice"):
        self.c = canvas.Canvas(str(path), pagesize=size, invariant=1)
        self.c.setTitle(title)
        self.W, self.H = size
        self.no = 1

    def t(self, x, y, s, f=H, z=9.0, al="l", w=None, col=None):
        s = str(s)
        while w and z > 4.6 and sw(s, f, z) > w:
            z -= 0.1
        self.c.setFont(f, z)
        self.c.setFillColorRGB(*(col or (0, 0, 0)))
        {"l": self.c.drawString, "r": self.c.drawRightString, "c": self.c.drawCentredString}[al](x, self.H - y, s)

    def para(self, x, y, lines, f=H, z=9.0, lead=11, al="l", w=None, col=None):
        for s in lines:
            self.t(x, y, s, f, z, al, w, col)
            y += lead
        return y

    def l(self, x1, y1, x2, y2, lw=0.5, dash=None, col=(0, 0, 0)):
        self.c.setLineWidth(lw)
        self.c.setDash(*(dash or []), ) if dash else self.c.setDash()
        self.c.setStrokeColorRGB(*col)
        self.c.line(x1, self.H - y1, x2, self.H - y2)

    def b(self, x, y, w, h, fill=None, lw=0.5, col=(0, 0, 0), rad=0):
        self.c.setDash()
        self.c.setLineWidth(lw or 0)
        self.c.setStrokeColorRGB(*col)
        if fill:
            self.c.setFillColorRGB(*fill)
        if rad:
            self.c.roundRect(x, self.H - y - h, w, h, rad, stroke=1 if lw else 0, fill=1 if fill else 0)
        else:
            self.c.rect(x, self.H - y - h, w, h, stroke=1 if lw else 0, fill=1 if fill else 0)

    def qr(self, x, y, size, text):
        wdg = qr.QrCodeWidget(text, barLevel="L")
        b = wdg.getBounds()
        d = Drawing(size, size, transform=[size / (b[2] - b[0]), 0, 0, size / (b[3] - b[1]), 0, 0])
        d.add(wdg)
        renderPDF.draw(d, self.c, x, self.H - y - size)

    def page(self):
        self.c.showPage()
        self.no += 1

    def done(self):
        self.c.showPage()
        self.c.save()


def wrap(s, f, z, w):
    out = [""]
    for word in s.split(" "):
        n = (out[-1] + " " + word) if out[-1] else word
        if out[-1] and sw(n, f, z) > w:
            out.append(word)
        else:
            out[-1] = n
    return out


def wrapc(s, f, z, w):
    """Break an address only behind its commas."""
    parts = [p + "," for p in s.split(", ")]
    parts[-1] = parts[-1][:-1]
    out = [""]
    for p in parts:
        n = (out[-1] + " " + p) if out[-1] else p
        if out[-1] and sw(n, f, z) > w:
            out.append(p)
        else:
            out[-1] = n
    return out


def addr(lines):
    return " ".join(s if i == len(lines) - 1 or s.endswith(",") else s + "," for i, s in enumerate(lines))


def q2(x):
    return D(x).quantize(D("0.01"), ROUND_HALF_UP)


def s2(x):
    return f"{q2(x):.2f}"


def inr(x, dp=2):
    x = D(x)
    s = f"{abs(x):.{dp}f}"
    i, _, f = s.partition(".")
    if len(i) > 3:
        h, t = i[:-3], i[-3:]
        g = []
        while len(h) > 2:
            g.insert(0, h[-2:])
            h = h[:-2]
        i = ",".join(([h] if h else []) + g + [t])
    return ("-" if x < 0 else "") + i + ("." + f if dp else "")


ONES = ("Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen").split()
TENS = "x x Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety".split()


def words(n, hy=" "):
    n = int(n)
    if n < 20:
        return ONES[n]
    if n < 100:
        return TENS[n // 10] + (hy + ONES[n % 10] if n % 10 else "")
    for k, nm in ((10000000, "Crore"), (100000, "Lakh"), (1000, "Thousand"), (100, "Hundred")):
        if n >= k:
            return words(n // k, hy) + " " + nm + (" " + words(n % k, hy) if n % k else "")


STATES = {"24": ("Gujarat", [("Surat", "3950"), ("Ahmedabad", "3800"), ("Vadodara", "3900"), ("Morbi", "3636")]),
          "27": ("Maharashtra", [("Mumbai", "4000"), ("Pune", "4110"), ("Nashik", "4220"), ("Bhiwandi", "4213")]),
          "29": ("Karnataka", [("Bengaluru", "5600"), ("Mysuru", "5700"), ("Hubballi", "5800")]),
          "33": ("Tamil Nadu", [("Chennai", "6000"), ("Coimbatore", "6410"), ("Tiruppur", "6416"), ("Erode", "6380")]),
          "09": ("Uttar Pradesh", [("Kanpur", "2080"), ("Agra", "2820"), ("Noida", "2013"), ("Hathras", "2041")]),
          "19": ("West Bengal", [("Kolkata", "7000"), ("Siliguri", "7340"), ("Howrah", "7111")]),
          "07": ("Delhi", [("New Delhi", "1100")]), "08": ("Rajasthan", [("Jaipur", "3020"), ("Jodhpur", "3420"), ("Bhilwara", "3110")]),
          "36": ("Telangana", [("Hyderabad", "5000"), ("Warangal", "5060")]), "20": ("Jharkhand", [("Ranchi", "8340"), ("Bokaro", "8270")]),
          "32": ("Kerala", [("Kochi", "6820"), ("Thrissur", "6800")]), "03": ("Punjab", [("Ludhiana", "1410"), ("Jalandhar", "1440")]),
          "18": ("Assam", [("Guwahati", "7810"), ("Dibrugarh", "7860")])}
PREM = ["Plot No. {n}/{a}", "Shop No. {n}, Ground Floor", "D.No. {n}-4-{m}", "Survey No. {m}/2", "S.C.O. {m}", "Office No. {m}, Shree Krishna Complex",
    "Godown No. {n}, Block {a}", "{m}, First Floor",
        "Old No. {n}, New No. {m}", "Khasra No. {m}", "H.No. {n}-{m}", "Unit {n}, Mangal Industrial Estate"]
AREA = ["Ring Road", "GIDC Estate", "Station Road", "Gandhi Nagar", "Near Old Bus Stand", "Nehru Marg", "Transport Nagar", "Industrial Area Phase II",
    "Market Yard Road", "Bazaar Street",
        "Opp. Town Hall", "Subhash Chowk", "Vasant Vihar", "Lake View Road", "Behind Canara Godown", "Temple Street"]
FIRST = ["Shree Ambica", "Balaji", "Navkar", "Sai Krupa", "Kaveri", "Himgiri", "Om Shakti", "Lotus", "Annapurna", "Vardhman", "Trishul", "Sundaram", "Malabar",
    "Ganesh", "Royal", "Sterling", "Bluepine",
         "Mahavir", "Swastik", "Ashirwad", "Ujjwal", "Deccan", "Indus", "Padmavati", "Rudra", "Saffron"]
PEOPLE = ["Ramesh Kulkarni", "Anita Deshmukh", "Suresh Babu N", "Farida Sheikh", "Harpreet Singh Gill", "Meenakshi Sundaram", "Priya Nair",
    "Arvind Chaturvedi", "Lakshmi Narayanan", "Debjani Sen",
          "Imran Qureshi", "Kavita Rathore"]
MON = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()
LET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
B36 = "0123456789" + LET


def gstin(r, code, kind="C"):
    pan = "".join(r.choice(LET) for _ in range(3)) + kind + r.choice(LET) + f"{r.randint(1, 9999):04d}" + r.choice(LET)
    b = code + pan + r.choice("1112") + "Z"
    t = 0
    for i, ch in enumerate(b):
        p = B36.index(ch) * (1 + i % 2)
        t += p // 36 + p % 36
    return b + B36[(36 - t % 36) % 36], pan


class Party:
    def __init__(self, r, tail, code=None, avoid=(), person=False):
        self.code = code or r.choice([c for c in STATES if c not in avoid])
        self.state, cities = STATES[self.code]
        self.city, p4 = r.choice(cities)
        self.pin = p4 + f"{r.randint(1, 99):02d}"
        self.name = r.choice(PEOPLE) if person else r.choice(FIRST) + " " + (tail if isinstance(tail, str) else r.choice(tail))
        self.a1 = r.choice(PREM).format(n=r.randint(2, 48), m=r.randint(101, 399), a=r.choice("ABCD"))
        self.a2 = r.choice(AREA)
        self.gstin, self.pan = gstin(r, self.code, "P" if person else r.choice("CFFP"))
        self.tel = f"{r.choice('6789')}{r.randint(100000000, 999999999)}"
        self.mail = self.name.lower().replace(" ", "").replace("&", "").replace(".", "")[:14] + "@" + r.choice(["gmail.com", "rediffmail.com", "yahoo.co.in"])


def pair(r, stail, btail, same=0.5, codes=None, person=False):
    s = Party(r, stail, r.choice(codes) if codes else None)
    b = Party(r, btail, s.code if r.random() < same else None, avoid=(s.code,), person=person)
    while b.name == s.name:
        b = Party(r, btail, b.code, person=person)
    return s, b, s.code == b.code


def day(r):
    return date(2023, 4, 3) + timedelta(days=r.randint(0, 850))


def fy(d, long=False):
    y = d.year if d.month > 3 else d.year - 1
    return f"{y}-{y + 1}" if long else f"{y % 100}-{(y + 1) % 100:02d}"


def price(r, lo, hi, step="0.05"):
    st = D(step)
    return q2(D(r.randint(int(D(lo) / st), int(D(hi) / st))) * st)


def tax(taxable, rate, intra):
    """-> cgst, sgst, igst"""
    if intra:
        h = q2(D(taxable) * D(rate) / 200)
        return h, h, D(0)
    return D(0), D(0), q2(D(taxable) * D(rate) / 100)


def rnd(x):
    """-> rounded to whole rupees, difference"""
    g = D(x).quantize(D("1"), ROUND_HALF_UP)
    return q2(g), q2(g - D(x))


def clean(o):
    if isinstance(o, dict):
        return {k: clean(v) for k, v in o.items() if v is not None}
    return [clean(v) for v in o] if isinstance(o, list) else o
RX = [("AZIKEM 500 TAB", "1X3", "12", 60, 90), ("PARAVEL 650MG TAB", "15S", "12", 18, 26), ("CALDOR-D3 SACHET", "1GM", "12", 22, 34), ("GLYMET-M2 TAB", "10S",
    "12", 70, 110), ("OMEZAR 20 CAP", "15S", "12", 38, 52),
      ("LIVOFAST SYP 200ML", "200ML", "12", 80, 120), ("INSUVEX 30/70 CART", "3ML", "5", 240, 330), ("ORALYTE POWDER ORANGE", "21GM", "5", 14, 19),
      ("DERMIGLOW CREAM", "30GM", "18", 130, 190),
      ("SURGIFIX CREPE BAND 10CM", "1PC", "12", 90, 140), ("PROTEX CHOCO POWDER", "200GM", "18", 190, 290)]
FM = [("GLOWFRESH SOAP 100G PK4", "3401", 18, 118), ("MUNCHO CHIPS MASALA 52G", "2005", 12, 16), ("DESI TADKA HALDI 200G", "0910", 5, 52),
    ("ZAPP DETERGENT BAR 250", "3402", 18, 22),
      ("KESARI TEA DUST 250G", "0902", 5, 96), ("CHOCOBITE 30G", "1806", 18, 17), ("MANGORA DRINK 160ML", "2202", 12, 8), ("SILKY SHAMPOO 5.5ML", "3305", 18,
      1), ("GLUCO BISC 80G", "1905", 18, 8)]


def truth(no, d, kind, s, sa, b, ba, li, tx=None, intra=True, gt=None, w=None, **kw):
    """The frame of a paper's truth; tx = printed sums of CGST, SGST, IGST."""
    o = dict(invoice_number=no, invoice_date=d.isoformat(), document_type=kind, supplier=dict(name=s.name, gstin=s.gstin, address=addr(sa)),
             recipient=dict(name=b.name, gstin=b.gstin, address=addr(ba) if ba else None), line_items=li)
    if tx:
        o.update(dict(cgst_total=s2(tx[0]), sgst_total=s2(tx[1])) if intra else dict(igst_total=s2(tx[2])))
    o.update(grand_total=s2(gt), amount_in_words=w, **kw)
    return {"data": o}
