# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared helpers: fonts, numbers, dates, numbers with check digits, a page that counts from the top."""
import datetime as dt
import random
import unicodedata
from decimal import Decimal, ROUND_HALF_UP

from reportlab.lib.colors import Color, HexColor
from reportlab.lib.pagesizes import A4, letter
from reportlab.lib.utils import simpleSplit
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.pdfmetrics import stringWidth as sw
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas

_T = "/usr/share/fonts/truetype/"
for _n, _f in {"Sans": "noto/NotoSans-Regular", "SansB": "noto/NotoSans-Bold", "SansI": "noto/NotoSans-Italic", "Serif": "noto/NotoSerif-Regular",
               "SerifB": "noto/NotoSerif-Bold", "SerifI": "noto/NotoSerif-Italic", "Dv": "dejavu/DejaVuSans", "DvB": "dejavu/DejaVuSans-Bold",
               "Cond": "dejavu/DejaVuSansCondensed", "CondB": "dejavu/DejaVuSansCondensed-Bold", "Book": "dejavu/DejaVuSerif",
               "BookB": "dejavu/DejaVuSerif-Bold", "Slim": "dejavu/DejaVuSerifCondensed", "SlimB": "dejavu/DejaVuSerifCondensed-Bold",
               "Mono": "dejavu/DejaVuSansMono", "MonoB": "dejavu/DejaVuSansMono-Bold"}.items():
    pdfmetrics.registerFont(TTFont("Com23" + _n, _T + _f + ".ttf"))
H, HB, HI, TR, TB, TI, CO, CB = ("Helvetica", "Helvetica-Bold", "Helvetica-Oblique", "Times-Roman", "Times-Bold", "Times-Italic", "Courier", "Courier-Bold")
SA, SAB, SAI, SE, SEB, SEI = "Com23Sans", "Com23SansB", "Com23SansI", "Com23Serif", "Com23SerifB", "Com23SerifI"
DV, DVB, CN, CNB, BK, BKB = "Com23Dv", "Com23DvB", "Com23Cond", "Com23CondB", "Com23Book", "Com23BookB"
SL, SLB, MO, MOB = "Com23Slim", "Com23SlimB", "Com23Mono", "Com23MonoB"
D = Decimal

def R(x, places=2):
    return D(x).quantize(D(1).scaleb(-places), ROUND_HALF_UP)

def S(x):
    return f"{R(x):.2f}"

def fm(x, style="us", dec=2):
    """A number as the country prints it."""
    s = f"{R(x, dec):,.{dec}f}"
    a, b = {"us": (",", "."), "de": (".", ","), "fr": ("\u00a0", ","), "plain": ("", "."), "comma": ("", ",")}[style]
    return s.replace(",", "\0").replace(".", b).replace("\0", a)

def rate(x):
    """A tax rate without idle noughts."""
    s = f"{D(x):f}"
    return s.rstrip("0").rstrip(".") if "." in s else s

def rng(name, seed, rows):
    return random.Random(f"{name}/{seed}/{rows}")

def day(r, first=2021, last=2025):
    return dt.date(r.randint(first, last), r.randint(1, 12), r.randint(1, 28))

def plus(d, n):
    return d + dt.timedelta(days=n)

EN = "January February March April May June July August September October November December".split()
DE = "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split()
FR = "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split()
NL = "januari februari maart april mei juni juli augustus september oktober november december".split()

def digits(r, n):
    return str(r.randint(1, 9)) + "".join(str(r.randint(0, 9)) for _ in range(n - 1))

def luhn(s):
    t = sum(sum(divmod(int(c) * (2 if i % 2 == 0 else 1), 10)) for i, c in enumerate(reversed(s)))
    return s + str(-t % 10)

def weighed(r, weights, mod):
    while True:
        s = digits(r, len(weights))
        k = sum(int(a) * b for a, b in zip(s, weights)) % mod
        if k < 10:
            return s + str(k)
def nip(r):
    return weighed(r, (6, 5, 7, 2, 3, 4, 5, 6, 7), 11)
def btw(r):
    return "NL" + weighed(r, (9, 8, 7, 6, 5, 4, 3, 2), 11) + "B01"
def ustid(r):
    s, p = digits(r, 8), 10
    for c in s:
        m = (int(c) + p) % 10 or 10
        p = 2 * m % 11
    return "DE" + s + str((11 - p) % 10)
def gbvat(r):
    s = digits(r, 7)
    return s + f"{97 - sum(int(a) * b for a, b in zip(s, (8, 7, 6, 5, 4, 3, 2))) % 97:02d}"

def abn(r):
    s = digits(r, 9)
    k = sum(int(a) * b for a, b in zip(s, (3, 5, 7, 9, 11, 13, 15, 17, 19)))
    for n in range(11, 100):
        a, b = divmod(n, 10)
        if (k + (a - 1) * 10 + b) % 89 == 0:
            return f"{n} {s[:3]} {s[3:6]} {s[6:]}"
    return abn(r)
def cif(r):
    s = str(r.choice((28, 46, 48, 41, 50))) + digits(r, 5)
    k = sum(int(c) for c in s[1::2]) + sum(sum(divmod(int(c) * 2, 10)) for c in s[0::2])
    return "B" + s + str(-k % 10)

def siren(r):
    return luhn(digits(r, 8))

def iban(cc, bban):
    n = int("".join(str(int(c, 36)) for c in bban + cc + "00"))
    s = f"{cc}{98 - n % 97:02d}{bban}"
    return " ".join(s[i:i + 4] for i in range(0, len(s), 4))

_JOIN = {}
for _c in range(0xFE70, 0xFEFD):
    _d = unicodedata.decomposition(chr(_c)).split()
    if len(_d) == 2:
        _JOIN.setdefault(chr(int(_d[1], 16)), {})[_d[0][1:-1]] = chr(_c)

def arabic(s):
    """Letters in their joined shapes, in the order of drawing (from the left)."""
    out = []
    for i, c in enumerate(s):
        f = _JOIN.get(c)
        if not f:
            out.append(c)
            continue
        before = i > 0 and "initial" in _JOIN.get(s[i - 1], {})
        after = "initial" in f and i + 1 < len(s) and "final" in _JOIN.get(s[i + 1], {})
        out.append(f["medial" if before and after else "final" if before else "initial" if after else "isolated"])
    return "".join(reversed(out))

def wrap(s, font, size, width):
    return simpleSplit(s, font, size, width)

def join(lines):
    """An address as one string."""
    return ", ".join(x.rstrip(",") for x in lines)

class _Canvas(canvas.Canvas):
    """Keeps its pages until the end, so that a page can say how many there are."""
    def __init__(self, *a, **k):
        super().__init__(*a, **k)
        self.kept, self.stamp = [], None

    def showPage(self):
        self.kept.append(dict(self.__dict__))
        self._startPage()

    def save(self):
        kept, stamp = self.kept, self.stamp
        for i, d in enumerate(kept):
            self.__dict__.update(d)
            if stamp:
                stamp(i + 1, len(kept))
            canvas.Canvas.showPage(self)
        canvas.Canvas.save(self)

def col(c):
    return c if isinstance(c, Color) else HexColor(c)

class Pg:
    """A page measured in points from its top left corner."""
    def __init__(self, path, size=A4, font=H, fs=9):
        self.c, self.w, self.h = _Canvas(path, pagesize=size, invariant=1), size[0], size[1]
        self.font, self.fs, self.n = font, fs, 1

    def t(self, x, y, s, font=None, fs=None, al="l", c=0x000000):
        font, fs = font or self.font, fs or self.fs
        self.c.setFillColor(col(c))
        self.c.setFont(font, fs)
        {"l": self.c.drawString, "r": self.c.drawRightString, "c": self.c.drawCentredString}[al](x, self.h - y, s)

    def m(self, x, y, lines, lead=None, **k):
        """Several lines; gives the y behind them."""
        lead = lead or (k.get("fs") or self.fs) * 1.25
        for s in lines:
            self.t(x, y, s, **k)
            y += lead
        return y

    def words(self, x, y, s, font=None, fs=None, c=0x000000):
        """A line word by word, as some programs set it."""
        font, fs = font or self.font, fs or self.fs
        for w in s.split(" "):
            self.t(x, y, w, font, fs, c=c)
            x += sw(w + " ", font, fs)

    def ln(self, x1, y1, x2, y2, w=.5, c=0x000000, dash=None):
        self.c.setStrokeColor(col(c))
        self.c.setLineWidth(w)
        self.c.setDash(*(dash or ([],)))
        self.c.line(x1, self.h - y1, x2, self.h - y2)
        self.c.setDash([])

    def box(self, x, y, w, h, fill=None, stroke=0x000000, lw=.5, rad=0):
        if fill is not None:
            self.c.setFillColor(col(fill))
        if stroke is not None:
            self.c.setStrokeColor(col(stroke))
            self.c.setLineWidth(lw)
        k = dict(fill=int(fill is not None), stroke=int(stroke is not None))
        if rad:
            self.c.roundRect(x, self.h - y - h, w, h, rad, **k)
        else:
            self.c.rect(x, self.h - y - h, w, h, **k)

    def next(self, y=None):
        """A new page; gives the y to go on at."""
        self.c.showPage()
        self.n += 1
        return y

    def fit(self, y, limit, top):
        """The same y, or the top of a new page if it lies too low."""
        return self.next(top) if y > limit else y

    def end(self, stamp=None):
        self.c.stamp = stamp
        self.c.showPage()
        self.c.save()

    def row(self, y, cells, font=None, fs=None, c=0x000000):
        """Texts on one line: (x, text, side)."""
        for x, s, *al in cells:
            self.t(x, y, s, font, fs, al[0] if al else "l", c)

def tab(s):
    """A little table: rows parted by ; cells by |."""
    return [tuple(x.strip() for x in row.split("|")) for row in s.split(";")]

def party(r, s):
    """One of several parties: name, then address lines."""
    n, *a = r.choice(tab(s))
    return n, a

def fact(no, d, cur, sup, cus, items, sid=None, cid=None, **k):
    """The truth in the wanted form; what is None was not printed."""
    one = lambda x, i: {a: b for a, b in (("name", x[0]), ("address", join(x[1])), ("tax_id", i)) if b}
    k = {a: (b.isoformat() if isinstance(b, dt.date) else S(b)) for a, b in k.items() if b is not None}
    items = [{a: b if isinstance(b, str) else S(b) for a, b in i.items() if b is not None} for i in items]
    return {"data": dict(invoice_number=no, invoice_date=d.isoformat(), currency=cur, supplier=one(sup, sid), customer=one(cus, cid), line_items=items, **k)}

# Long lists of the last file
TAXI_FIRMS = ("Zorggroep De Eikenhof|t.a.v. Crediteurenadministratie|Postbus 212|7300 AE Apeldoorn;Advocatenkantoor Van Rossem & Blok|Prins Hendrikstraat "
    "14|2405 AL Alphen aan den Rijn;Basisschool Het Kompas|Lindelaan 3|7322 CX Apeldoorn")
TAXI_ITEMS = ("Rit station - {}|km|2|4|9;Rit {} - ziekenhuis, rolstoelbus|km|3|5|9;Wachttijd {}|min|0|1|9;Koeriersrit documenten naar {}|km|1|2|21;Retour "
    "{} - Schiphol, vast tarief|rit|80|130|9")
PEST_FIRMS = ("Strata Plan 40718|c/- Keystone Body Corporate|Level 2, 90 Margaret Street|TOOWOOMBA QLD 4350;The Golden Crumb Bakehouse|5 Partridge Street|"
    "GLENELG SA 5045;Ms Bronwyn Tulloch|131 Hume Street|HIGHFIELDS QLD 4352")
PEST_ITEMS = ("GEN|General pest treatment, internal and external spray|160|240;TERM|Termite inspection to AS 3660.2|220|310;BAIT|Rodent bait station, "
    "lockable|24|38;COCK|German cockroach gel, kitchen|90|140;WASP|Remove European wasp nest from eave|120|180;MON|Monitoring visit incl. written report "
    "and photographs|65|95;BIRD|Bird mesh, per metre|17|26")
EXPO_FIRMS = ("Meridian Fairs Asia Pte. Ltd.|61 Tanjong Link #08-14|Singapore 088462;Orchid Exhibitions & Events LLP|10 Changi Hub Crescent #03-02|"
    "Singapore 486133")
EXPO_FIRMS2 = ("Kaseda Precision (S) Pte Ltd|33 Tuas Basin Way|Singapore 638455;Lim Brothers Food Machinery|Blk 4012 Ang Mo Link #01-77|Singapore 569628;"
    "Borneo Hardwood Trading Sdn. Bhd.|Lot 88, Jalan Perindustrian 5|93450 Kuching, Sarawak|Malaysia")
EXPO_ITEMS = ("Raw space|Minimum 18 sqm, without stand|sqm|380|450;Shell scheme package|Walls, carpet, fascia board, one 13A socket|sqm|460|540;Corner "
    "loading|Two sides open|lot|400|600;Exhibitor badge, additional||pcs|15|25;Barcode scanner rental|Three show days|pcs|180|240;Compressed air connection|"
    "10 bar, 1/2 inch, incl. consumption during show hours and build-up|pcs|620|780;Full-page advertisement|Show directory, inside|lot|1500|2200")
MOVERS_FIRMS = ("Falcon Dunes Movers & Packers LLC|Warehouse 14, Al Quoz Industrial 3|P.O. Box 71820|Dubai, United Arab Emirates;Gulf Lantern Relocation "
    "FZE|Plot 22-B, Hamriyah Free Zone|P.O. Box 5046|Sharjah, UAE")
MOVERS_FIRMS2 = ("Crescent Pearl Trading LLC|Office 1204, Marasi Tower|Business Bay|P.O. Box 30277|Dubai, UAE;Dr. Farid Haddad Medical Center|Villa 9, Al "
    "Wasl Road|Jumeirah 1|Dubai, UAE;Northgate Engineering Consultants|Al Khan Corniche, Block C|P.O. Box 8811|Sharjah, UAE")
MOVERS_ITEMS = ("Packing of household goods, export standard|CBM|90|140;Local transport, 7-ton closed truck|TRIP|450|700;Supply of bubble wrap, 100 m roll|"
    "ROLL|55|85;Dismantling and reassembly of workstations including cable management|NOS|60|95;Air-conditioned storage|CBM-M|38|55;Handyman, TV and "
    "curtain installation|HRS|70|110;Piano handling|NOS|500|900")
BIURO_FIRMS = ("Hurtownia Papiernicza SPINACZ Sp. z o.o.|ul. Fabryczna 27|15-482 Białystok;KALAMUS Artykuły Biurowe s.c.|ul. Świętego Wojciecha 8/2|61-749 "
    "Poznań")
BIURO_FIRMS2 = ("Szkoła Podstawowa nr 14 im. M. Dąbrowskiej|ul. Żeromskiego 5|15-349 Białystok;Kancelaria Notarialna Łucja Gąsior|Rynek Śródecki 3|61-126 "
    "Poznań;Drukarnia Źródło Sp. j.|ul. Młyńska 40A|16-001 Kleosin")
BIURO_ITEMS = ("Papier ksero A4 80 g, ryza 500 ark.|ryza|16|24|23;Segregator A4/75 mm dźwigniowy, niebieski|szt.|8|13|23;Długopis żelowy 0,5 czarny|szt.|2|"
    "5|23;Zeszyt A5 60 kartek w kratkę|szt.|2|4|23;Podręcznik „Matematyka” kl. 6|egz.|28|39|5;Toner zamiennik do drukarki laserowej, wydajność 2600 stron|"
    "szt.|59|120|23;Koperta C5 biała samoklejąca, op. 500|op.|40|58|23;Nożyczki szkolne z zaokrąglonymi końcami|szt.|3|6|23;Atlas geograficzny|egz.|35|49|5")
