# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared helpers: fonts, money, parties with valid GSTINs, wrapping and safe drawing."""
import random
from decimal import Decimal as D, ROUND_HALF_UP
from reportlab.lib.pagesizes import A4, A5, landscape
from reportlab.lib import colors
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas as _canvas

_DJ = "/usr/share/fonts/truetype/dejavu/"
_NO = "/usr/share/fonts/truetype/noto/"
for _n, _f in (("Gst34Sans", _DJ + "DejaVuSans.ttf"), ("Gst34SansB", _DJ + "DejaVuSans-Bold.ttf"), ("Gst34Serif", _DJ + "DejaVuSerif.ttf"), ("Gst34SerifB", _DJ
        + "DejaVuSerif-Bold.ttf"), ("Gst34Mono", _DJ + "DejaVuSansMono.ttf"), ("Gst34MonoB", _DJ + "DejaVuSansMono-Bold.ttf"), ("Gst34Noto", _NO
        + "NotoSans-Regular.ttf"), ("Gst34NotoB", _NO + "NotoSans-Bold.ttf")):
    pdfmetrics.registerFont(TTFont(_n, _f))
width = pdfmetrics.stringWidth
P2 = D("0.01")
ALNUM = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()
LONGMONTHS = "January February March April May June July August September October November December".split()

STATES = {"03": ("Punjab", [("Ludhiana", "1410"), ("Jalandhar", "1440"), ("Bathinda", "1510")], ["G.T. Road", "Focal Point Phase V", "Mall Road", "Gill Road"]),
    "06": ("Haryana", [("Hisar", "1250"), ("Karnal", "1320"), ("Faridabad", "1210")], ["Railway Road", "HSIIDC Sector 3", "Mandi Road", "Model Town"]),
    "08": ("Rajasthan", [("Jaipur", "3020"), ("Kota", "3240"), ("Kishangarh", "3058")], ["M.I. Road", "RIICO Industrial Area", "Station Road",
    "Sansar Chandra Marg"]), "09": ("Uttar Pradesh", [("Kanpur", "2080"), ("Meerut", "2500"), ("Varanasi", "2210")], ["Civil Lines", "Panki Site 3",
    "Delhi Road", "Lanka Crossing"]), "19": ("West Bengal", [("Durgapur", "7132"), ("Siliguri", "7340"), ("Howrah", "7111")], ["G.T. Road", "City Centre",
    "Sevoke Road", "Foreshore Road"]), "20": ("Jharkhand", [("Dhanbad", "8260"), ("Ranchi", "8340"), ("Jamshedpur", "8310")], ["Bank More", "Lalpur Chowk",
    "Bistupur Main Road", "Govindpur"]), "23": ("Madhya Pradesh", [("Indore", "4520"), ("Bhopal", "4620"), ("Jabalpur", "4820")], ["A.B. Road", "Govindpura",
    "Napier Town", "Palasia Square"]), "24": ("Gujarat", [("Rajkot", "3600"), ("Vadodara", "3900"), ("Surat", "3950")], ["GIDC Estate", "Gondal Road",
    "Alkapuri", "Ring Road"]), "27": ("Maharashtra", [("Pune", "4110"), ("Nagpur", "4400"), ("Kolhapur", "4160")], ["MIDC Bhosari", "Wardha Road", "Shahupuri",
    "Laxmi Road"]), "29": ("Karnataka", [("Hubballi", "5800"), ("Mysuru", "5700"), ("Ballari", "5831")], ["Gokul Road", "Hebbal Industrial Area", "K.R. Circle",
    "Station Road"]), "32": ("Kerala", [("Kochi", "6820"), ("Thrissur", "6800"), ("Kozhikode", "6730")], ["M.G. Road", "Round South", "Mavoor Road",
    "Kalamassery"]), "33": ("Tamil Nadu", [("Coimbatore", "6410"), ("Salem", "6360"), ("Hosur", "6351")], ["Avinashi Road", "SIPCOT Phase I",
    "Omalur Main Road", "Peelamedu"]), "36": ("Telangana", [("Warangal", "5060"), ("Karimnagar", "5050"), ("Khammam", "5070")], ["Hanamkonda", "Mukarampura",
    "Wyra Road", "Station Road"]), "37": ("Andhra Pradesh", [("Guntur", "5220"), ("Ongole", "5230"), ("Kurnool", "5180")], ["Brodipet", "Kurnool Road",
    "Arundelpet", "Bellary Road"]), }
HEADS = ["Shree Vardhan", "Navjyoti", "Trimurti", "Kaveri", "Anantpuri", "Meghdoot", "Satluj", "Girnar", "Palash", "Udayan", "Chetak", "Nilgiri", "Samruddhi",
    "Vasundhara", "Aravalli", "Indrayani", "Suvidha", "Balaji Dhan", "Harit Kranti", "Rukmini", "Swarnim", "Tungabhadra", "Pragati", "Dhanvi"]
TAILS = ["Traders", "Enterprises", "Industries", "Infra Projects Pvt. Ltd.", "Agencies", "Engineering Works", "Constructions", "Foods Private Limited",
    "& Sons", "Builders LLP", "Textiles Ltd.", "Agro Centre"]


def gstin(rnd, code):
    """A GSTIN of that state with a right check digit."""
    s = code + "".join(rnd.choice(ALNUM[10:]) for _ in range(3)) + rnd.choice("PCFHC") + rnd.choice(ALNUM[10:]) + f"{rnd.randint(1, 9999):04d}"
    s += rnd.choice(ALNUM[10:]) + rnd.choice("1112") + "Z"
    total = 0
    for i, ch in enumerate(s):
        p = ALNUM.index(ch) * (1 + i % 2)
        total += p // 36 + p % 36
    return s + ALNUM[(36 - total % 36) % 36]


def party(rnd, code, name=None):
    st, cities, roads = STATES[code]
    city, pin = rnd.choice(cities)
    house = rnd.choice(["Plot No. {}", "Shop No. {}", "Door No. {}/A", "H. No. {}", "{}-B", "No. {}", "Survey No. {}/2", "Khasra No. {}"]).format(rnd.randint(2,
        480))
    g = gstin(rnd, code)
    return {"name": name or f"{rnd.choice(HEADS)} {rnd.choice(TAILS)}", "gstin": g, "pan": g[2:12], "house": house, "road": rnd.choice(roads), "city": city,
        "pin": pin + f"{rnd.randint(1, 48):02d}", "state": st, "code": code, "phone": f"{rnd.choice('6789')}{rnd.randint(10**8, 10**9 - 1)}",
        "land": f"0{rnd.randint(100, 899)}-{rnd.randint(220000, 289999)}"}


def pick_states(rnd, homes, intra):
    a = rnd.choice(homes)
    return a, a if intra else rnd.choice([s for s in STATES if s != a])


def addr(lines):
    """Address lines as printed, joined by a comma and a blank."""
    out = ""
    for i, x in enumerate(lines):
        out += x if i == len(lines) - 1 else (x + " " if x.endswith(",") else x + ", ")
    return out


def rd(x, p=P2):
    return D(x).quantize(p, ROUND_HALF_UP)


def S(x):
    return f"{rd(x):.2f}"


def inr(x, places=2):
    """Indian grouping 1,23,456.00."""
    x = rd(x, D(1).scaleb(-places))
    s = f"{abs(x):.{places}f}"
    whole, _, frac = s.partition(".")
    if len(whole) > 3:
        h, t = whole[:-3], whole[-3:]
        parts = []
        while h:
            parts.insert(0, h[-2:])
            h = h[:-2]
        whole = ",".join(parts) + "," + t
    return ("-" if x < 0 else "") + whole + ("." + frac if frac else "")


def tax(value, rate, intra):
    """(cgst, sgst, igst) of a value, rounded."""
    if intra:
        h = rd(D(value) * D(rate) / 200)
        return h, h, D(0)
    return D(0), D(0), rd(D(value) * D(rate) / 100)


def half(rate):
    h = D(rate) / 2
    return f"{h.normalize():f}" if h else "0"


def round_total(x):
    g = rd(x, D(1))
    return rd(g - x), rd(g)


_ONES = ("Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen").split()
_TENS = "x x Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety".split()


def words(n):
    n = int(n)
    if n < 20:
        return _ONES[n]
    if n < 100:
        return _TENS[n // 10] + (" " + _ONES[n % 10] if n % 10 else "")
    for size, nm in ((10000000, "Crore"), (100000, "Lakh"), (1000, "Thousand"), (100, "Hundred")):
        if n >= size:
            return words(n // size) + " " + nm + (" " + words(n % size) if n % size else "")


def day(rnd, year=None):
    import datetime
    return datetime.date(year or rnd.choice([2023, 2024, 2025]), rnd.randint(1, 8), rnd.randint(1, 28))


def plus(d, n):
    import datetime
    return d + datetime.timedelta(days=n)


def fy(d):
    a = d.year if d.month > 3 else d.year - 1
    return f"{a % 100}-{(a + 1) % 100}"


def wrap(text, font, size, w):
    out, cur = [], ""
    for word in text.split(" "):
        if width(word, font, size) > w:
            raise ValueError(f"word too wide: {word} {width(word, font, size):.0f} > {w}")
        t = (cur + " " + word).strip()
        if width(t, font, size) <= w:
            cur = t
        else:
            out.append(cur)
            cur = word
    return out + [cur]


def pack(parts, font, size, w):
    """Parts of an address packed into lines; a line that goes on ends with a comma."""
    out, cur = [], ""
    for p in parts:
        t = f"{cur}, {p}" if cur else p
        if cur and width(t + ",", font, size) > w:
            out.append(cur + ",")
            cur = p
        else:
            cur = t
    return out + [cur]


class Canvas(_canvas.Canvas):
    def __init__(self, path, pagesize=A4):
        super().__init__(path, pagesize=pagesize, invariant=1)
        self.w, self.h = pagesize

    def t(self, x, y, s, font="Helvetica", size=9, a="l", w=None, col=None):
        """Text, left/right/centred at x; w asserts the room it has."""
        if w is not None and width(s, font, size) > w + 0.01:
            raise ValueError(f"no room: {s!r} {width(s, font, size):.1f} > {w}")
        self.setFont(font, size)
        self.setFillColor(col or colors.black)
        {"l": self.drawString, "r": self.drawRightString, "c": self.drawCentredString}[a](x, y, s)

    def ts(self, *many):
        for args in many:
            self.t(*args)

    def tws(self, *many):
        for args in many:
            self.tw(*args)

    def tw(self, x, y, s, font, size, a="l", col=None):
        """The same, each word on its own."""
        x -= {"l": 0, "r": 1, "c": .5}[a] * width(s, font, size)
        for word in s.split(" "):
            self.t(x, y, word, font, size, col=col)
            x += width(word + " ", font, size)

    def hl(self, x0, x1, y, lw=.6, col=None, dash=None):
        self.setLineWidth(lw)
        self.setStrokeColor(col or colors.black)
        self.setDash(*(dash or []))
        self.line(x0, y, x1, y)
        self.setDash()

    def vl(self, x, y0, y1, lw=.6, col=None):
        self.setLineWidth(lw)
        self.setStrokeColor(col or colors.black)
        self.line(x, y0, x, y1)

    def box(self, x, y, w, h, fill=None, stroke=True, lw=.6, col=None):
        self.setLineWidth(lw)
        self.setStrokeColor(col or colors.black)
        if fill:
            self.setFillColor(fill)
        self.rect(x, y, w, h, stroke=1 if stroke else 0, fill=1 if fill else 0)


def qr(c, x, y, size, rnd, n=29):
    """A made-up square code (no text)."""
    u = size / n
    c.setFillColor(colors.black)
    for i in range(n):
        for j in range(n):
            corner = (i < 8 and j < 8) or (i < 8 and j > n - 9) or (i > n - 9 and j < 8)
            if not corner and rnd.random() < .48:
                c.rect(x + i * u, y + j * u, u, u, stroke=0, fill=1)
    for i, j in ((0, 0), (0, n - 7), (n - 7, 0)):
        c.setStrokeColor(colors.black)
        c.setLineWidth(u)
        c.rect(x + (i + .5) * u, y + (j + .5) * u, 6 * u, 6 * u, stroke=1, fill=0)
        c.rect(x + (i + 2) * u, y + (j + 2) * u, 3 * u, 3 * u, stroke=0, fill=1)


def irn(rnd):
    return "".join(rnd.choice("0123456789abcdef") for _ in range(64))


def who(p, lines, with_gstin=True):
    out = {"name": p["name"]}
    if with_gstin:
        out["gstin"] = p["gstin"]
    if lines:
        out["address"] = addr(lines)
    return out


def start(name, seed, rows):
    """The random source and whether this seed is intra-state."""
    rnd = random.Random(f"{name}/{seed}/{rows}")
    return rnd, rnd.random() < .5


def truth(no, d, sup, rec, items, tv, taxes, gt, **more):
    """The truth; taxes is (cgst, sgst, igst): those that are None are not printed. Values that are None are left out."""
    data = {"invoice_number": no, "invoice_date": d.isoformat(), "supplier": sup, "recipient": rec, "line_items": items, "taxable_total": tv,
        "cgst_total": taxes[0], "sgst_total": taxes[1], "igst_total": taxes[2], "grand_total": gt, **more}
    return {"data": {k: S(v) if isinstance(v, D) else v for k, v in data.items() if v is not None}}


def shown(intra, cg, sg, ig):
    return (cg, sg, None) if intra else (None, None, ig)
