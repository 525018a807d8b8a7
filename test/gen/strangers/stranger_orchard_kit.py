# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared helpers: fonts, money and date forms, a page that counts from the top, invented people."""
import datetime as dt
import os
import random
from decimal import ROUND_HALF_UP
from decimal import Decimal as D
from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, LETTER
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

NAME = "commerce16"
BASE = "/usr/share/fonts/truetype/"
FACES = {"Sans": "dejavu/DejaVuSans", "SansB": "dejavu/DejaVuSans-Bold", "Serif": "dejavu/DejaVuSerif", "SerifB": "dejavu/DejaVuSerif-Bold",
         "Mono": "dejavu/DejaVuSansMono", "MonoB": "dejavu/DejaVuSansMono-Bold", "Noto": "noto/NotoSans-Regular", "NotoB": "noto/NotoSans-Bold",
         "NSerif": "noto/NotoSerif-Regular", "NSerifB": "noto/NotoSerif-Bold"}
FALL = {"Noto": "Sans", "NotoB": "SansB", "NSerif": "Serif", "NSerifB": "SerifB"}
F = {}
for _k, _p in FACES.items():
    _f = BASE + _p + ".ttf"
    if not os.path.exists(_f):
        _f = BASE + FACES[FALL[_k]] + ".ttf"
    pdfmetrics.registerFont(TTFont("Commerce16" + _k, _f))
    F[_k] = "Commerce16" + _k
H, HB, HI, T, TB, TI, K, KB = ("Helvetica", "Helvetica-Bold", "Helvetica-Oblique", "Times-Roman", "Times-Bold", "Times-Italic", "Courier", "Courier-Bold")
GREY = colors.Color(.45, .45, .45)


def rng(name, seed, rows):
    return random.Random(f"{name}/{seed}/{rows}")


def q(x, n=2):
    return D(x).quantize(D(1).scaleb(-n), ROUND_HALF_UP)


def s2(x):
    return str(q(x))


def mon(x, t=",", d=".", n=2):
    x = q(x, n)
    a, _, b = str(abs(x)).partition(".")
    g = []
    while len(a) > 3:
        g.insert(0, a[-3:])
        a = a[:-3]
    return ("-" if x < 0 else "") + t.join([a] + g) + (d + b if b else "")


def eu(x, n=2):
    return mon(x, ".", ",", n)


def fr(x, n=2):
    return mon(x, "\u00a0", ",", n)


def price(r, lo, hi, step="0.05"):
    return q(D(str(step)) * int(D(str(r.uniform(lo, hi))) / D(str(step))))


def day(r, year=None):
    return dt.date(year or r.choice([2023, 2024, 2025]), 1, 1) + dt.timedelta(r.randrange(20, 340))


def later(d, n):
    return d + dt.timedelta(n)


def adr(lines):
    """Of any number of blanks one is left."""
    return ", ".join(" ".join(x.rstrip(",").split()) for x in lines)


def width(s, f, z):
    return pdfmetrics.stringWidth(s, f, z)


def wrap(s, f, z, w):
    out = []
    for part in s.split("\n"):
        cur = ""
        for word in part.split(" "):
            if cur and width(cur + " " + word, f, z) > w:
                out.append(cur)
                cur = word
            else:
                cur = (cur + " " + word) if cur else word
        out.append(cur)
    return out


class Pg:
    """A canvas whose y runs down from the upper edge."""

    def __init__(self, path, size=A4, title="Invoice"):
        self.c = Canvas(str(path), pagesize=size, invariant=1)
        self.c.setTitle(title)
        self.w, self.h = size
        self.n = 1

    def L(self, x, y, s, f=H, z=9, col=None):
        self.c.setFillColor(col or colors.black)
        self.c.setFont(f, z)
        self.c.drawString(x, self.h - y, s)

    def R(self, x, y, s, f=H, z=9, col=None):
        self.c.setFillColor(col or colors.black)
        self.c.setFont(f, z)
        self.c.drawRightString(x, self.h - y, s)

    def C(self, x, y, s, f=H, z=9, col=None):
        self.c.setFillColor(col or colors.black)
        self.c.setFont(f, z)
        self.c.drawCentredString(x, self.h - y, s)

    def words(self, x, y, s, f=H, z=9, col=None):
        for w in s.split(" "):
            self.L(x, y, w, f, z, col)
            x += width(w + " ", f, z)

    def many(self, x, y, lines, f=H, z=9, lead=None, col=None, side="L"):
        for s in lines:
            getattr(self, side)(x, y, s, f, z, col)
            y += lead or z * 1.25
        return y

    def para(self, x, y, s, w, f=H, z=9, lead=None, col=None):
        return self.many(x, y, wrap(s, f, z, w), f, z, lead, col)

    def hl(self, x1, x2, y, t=.6, col=None, dash=None):
        self.c.setStrokeColor(col or colors.black)
        self.c.setLineWidth(t)
        self.c.setDash(dash or [])
        self.c.line(x1, self.h - y, x2, self.h - y)

    def vl(self, x, y1, y2, t=.6, col=None):
        self.c.setStrokeColor(col or colors.black)
        self.c.setLineWidth(t)
        self.c.setDash([])
        self.c.line(x, self.h - y1, x, self.h - y2)

    def box(self, x, y, w, h, fill=None, line=colors.black, t=.6, rad=0):
        self.c.setLineWidth(t)
        self.c.setDash([])
        if fill:
            self.c.setFillColor(fill)
        if line:
            self.c.setStrokeColor(line)
        if rad:
            self.c.roundRect(x, self.h - y - h, w, h, rad, stroke=int(bool(line)), fill=int(bool(fill)))
        else:
            self.c.rect(x, self.h - y - h, w, h, stroke=int(bool(line)), fill=int(bool(fill)))

    def next(self, y=0):
        self.c.showPage()
        self.n += 1
        return y

    def end(self):
        self.c.save()


PEOPLE = {
    "us": [("Larkmoor Property Group LLC", ["2210 Hollis Avenue, Suite 4", "Dayton, OH 45402"]), ("Trillway Dental Partners", ["87 Quarry Road",
            "Bangor, ME 04401"]),
           ("Pinefeather Schools Inc.", ["1405 W Cutter Street", "Boise, ID 83702"]), ("Ashgrove & Dunmore Realty", ["630 Saltmarsh Blvd",
                   "Savannah, GA 31401"])],
    "uk": [("Mrs H. Ottershaw", ["14 Mill Rise", "Ludlow", "SY8 2QD"]), ("Fennimore Retail Parks Ltd", ["Unit 3 Canal Wharf", "Bingley Road", "Keighley",
            "BD21 4RT"]),
           ("Coldbrook Farm Partnership", ["Coldbrook Lane", "Tiverton", "Devon", "EX16 7PL"]), ("Tarrant Vale Academy Trust", ["9 Chantry Street", "Andover",
                   "SP10 1LS"])],
    "de": [("Zahnarztpraxis Dr. Miriam Holtkamp", ["Lindenstraße 41", "48149 Münster"]), ("Bauhof Wessling GmbH", ["Industriering 8", "26789 Leer"]),
           ("Praxis Dres. Auerfeld & Stock", ["Am Markt 3a", "99817 Eisenach"]),
            ("Krönig Hallenbau GmbH & Co. KG", ["Gewerbestraße 112", "74172 Neckarsulm"])],
    "fr": [("Restaurant Le Buisson d'Argent", ["12 rue des Tanneurs", "37000 TOURS"]), ("SARL Maison Cordelier", ["4 bis, avenue de la Gare", "21200 BEAUNE"]),
           ("Hôtel des Quatre Sources", ["85 boulevard Carnot", "03200 VICHY"]), ("Éditions du Marronnier", ["27 quai Perrache", "69002 LYON"])],
    "it": [("Bar Pasticceria Olmetti S.n.c.", ["Via Garibaldi 18", "41121 Modena (MO)"]), ("Hotel Riva Serena S.r.l.", ["Lungolago Zanardelli 55",
            "25080 Manerba del Garda (BS)"]),
           ("Trattoria da Brunello S.a.s.", ["Piazza Cavour 2", "53100 Siena (SI)"])],
    "es": [("Bodegas Valdeorizo, S.L.", ["Calle Mayor 22", "26001 Logroño (La Rioja)"]), ("Clínica Puertomar, S.A.", ["Avda. del Mar 105, 2.º",
            "12560 Benicàssim (Castellón)"]),
           ("Muebles Artiñano, S.L.", ["Pol. Ind. Sur, nave 14", "48215 Iurreta (Bizkaia)"])],
    "nl": [("Aannemersbedrijf Van der Zwaluw B.V.", ["Havenkade 17", "8011 RB Zwolle"]), ("Hoveniersbedrijf Groenewoud", ["Molenweg 203", "5042 LK Tilburg"]),
           ("Stichting Wijkpark De Hommel", ["Postbus 4410", "3502 GK Utrecht"])],
    "ca": [("Maplecourt Optical Inc.", ["415 Barton St. E, Unit 9", "Hamilton ON  L8L 2Y3"]), ("Northwind Print & Sign", ["22 Algoma Crescent",
            "Sudbury ON  P3A 1B7"]),
           ("Halvorsen Instruments Ltd.", ["1880 Merivale Road", "Ottawa ON  K2G 1E6"])],
    "au": [("Wattlebank Constructions Pty Ltd", ["7 Foundry Lane", "Geelong VIC 3220"]), ("Ms Tess Kirrawee", ["2/48 Banksia Parade", "Nowra NSW 2541"]),
           ("Bindaree Childcare Centre", ["160 Old Coast Road", "Mandurah WA 6210"])],
    "sg": [("Oriel Marine Supplies Pte Ltd", ["31 Tuas Link Crescent", "#02-14", "Singapore 638221"]), ("Bayleaf Gourmet Trading Pte Ltd", ["8 Senoko Drive",
            "Singapore 758199"]),
           ("Kestrel Biomedical (S) Pte Ltd", ["60 Ayer Rajah Loop", "#05-03", "Singapore 139958"])],
    "ae": [("Sandgrove Hospitality LLC", ["Office 1204, Marsa Tower", "Al Khaleej Street", "Dubai, U.A.E."]), ("Al Wafra Events FZE", ["Block C, Unit 17",
            "Sharjah Free Zone", "Sharjah, U.A.E."]),
           ("Pearlgate Real Estate Brokers LLC", ["Shop 5, Naseem Building", "Hamdan Street", "Abu Dhabi, U.A.E."])],
    "pl": [("Hurtownia Jaskółka Sp. z o.o.", ["ul. Składowa 14", "15-399 Białystok"]),
           ("Zakład Stolarski Brzózka", ["ul. Leśna 3/2", "34-500 Zakopane"]),
           ("Żegluga Miętowa S.A.", ["al. Portowa 70", "81-340 Gdynia"])],
}


def who(r, land):
    n, a = r.choice(PEOPLE[land])
    return n, list(a)


def digits(r, n):
    return str(r.randrange(1, 10)) + "".join(str(r.randrange(10)) for _ in range(n - 1))
