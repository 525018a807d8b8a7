# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared helpers: fonts, numbers, dates, identity numbers, goods, text drawing."""
import datetime as dt
import io
import random
import re
import unicodedata
from decimal import ROUND_HALF_UP, Decimal

from reportlab.lib import colors
from reportlab.lib.pagesizes import A4, letter
from reportlab.lib.units import mm
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.pdfmetrics import stringWidth
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

D = Decimal
_DIR = "/usr/share/fonts/truetype/"
FONTS = {"Comm13Sans": "dejavu/DejaVuSansCondensed.ttf", "Comm13SansB": "dejavu/DejaVuSansCondensed-Bold.ttf",
        "Comm13Serif": "dejavu/DejaVuSerifCondensed.ttf", "Comm13SerifB": "dejavu/DejaVuSerifCondensed-Bold.ttf", "Comm13Noto": "noto/NotoSans-Regular.ttf",
        "Comm13NotoB": "noto/NotoSans-Bold.ttf", "Comm13NotoI": "noto/NotoSans-Italic.ttf", "Comm13Ar": "noto/NotoNaskhArabic-Regular.ttf"}
for _n, _f in FONTS.items():
    pdfmetrics.registerFont(TTFont(_n, _DIR + _f))

rng = lambda name, seed, rows: random.Random(f"{name}/{seed}/{rows}")

def q2(x):
    return D(x).quantize(D("0.01"), ROUND_HALF_UP)

s2 = lambda x: str(q2(x))

def num(x, places=2, sep=",", dec="."):
    s = f"{abs(D(x)):,.{places}f}".replace(",", "\0").replace(".", dec).replace("\0", sep)
    return ("-" if D(x) < 0 else "") + s

eu = lambda x, places=2: num(x, places, ".", ",")
fr = lambda x, places=2: num(x, places, "\u00a0", ",")

def plain(x):
    s = f"{D(x):f}"
    return s.rstrip("0").rstrip(".") if "." in s else s

def day(r, lo=2023, hi=2025):
    return dt.date(lo, 1, 3) + dt.timedelta(days=r.randrange((hi - lo + 1) * 365 - 20))

def truth(no, date, due, cur, sup, cust, items, **sums):
    """sup, cust: (name, tax number or None); a sum that is None is not printed."""
    who = [{"name": n, **({"tax_id": t} if t else {})} for n, t in (sup, cust)]
    d = {"invoice_number": no, "invoice_date": str(date), "due_date": due and str(due), "currency": cur, "supplier": who[0], "customer": who[1],
            "line_items": items}
    d.update((k, None if v is None else s2(v)) for k, v in sums.items())
    return {"data": {k: v for k, v in d.items() if v is not None}}

EN = "January February March April May June July August September October November December".split()
plus = lambda d, n: d + dt.timedelta(days=n)
DE = "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split()
FR = "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split()
NL = "januari februari maart april mei juni juli augustus september oktober november december".split()

def luhn(s):
    t = 0
    for i, ch in enumerate(reversed(s)):
        n = int(ch) * (2 if i % 2 == 0 else 1)
        t += n - 9 if n > 9 else n
    return str(-t % 10)

def digits(r, n):
    return str(r.randint(1, 9)) + "".join(str(r.randrange(10)) for _ in range(n - 1))

def ident(r, kind):
    """A tax number of the country with the right check digits (bare, no blanks)."""
    while True:
        if kind == "GB":
            s = digits(r, 7)
            return "GB" + s + f"{97 - sum(int(a) * w for a, w in zip(s, range(8, 1, -1))) % 97:02d}"
        if kind == "DE":
            s, p = digits(r, 8), 10
            for a in s:
                p = 2 * ((int(a) + p) % 10 or 10) % 11
            return f"DE{s}{(11 - p) % 10}"
        if kind == "FR":
            s = digits(r, 8)
            s += luhn(s)
            return f"FR{(12 + 3 * (int(s) % 97)) % 97:02d}{s}"
        if kind == "IT":
            s = "0" + digits(r, 9)
            return s + luhn(s)
        if kind == "ES":
            s = r.choice(["08", "28", "46", "41"]) + digits(r, 5)
            return "B" + s + luhn(s)
        if kind == "CA":
            s = "8" + digits(r, 7)
            return s + luhn(s)
        if kind == "NL":
            s = digits(r, 8)
            k = sum(int(a) * w for a, w in zip(s, range(9, 1, -1))) % 11
            if k < 10:
                return f"NL{s}{k}B01"
        if kind == "PL":
            s = digits(r, 9)
            k = sum(int(a) * w for a, w in zip(s, (6, 5, 7, 2, 3, 4, 5, 6, 7))) % 11
            if k < 10:
                return f"{s}{k}"
        if kind == "AU":
            s = digits(r, 11)
            t = [int(a) for a in s]
            t[0] -= 1
            if sum(a * w for a, w in zip(t, (10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19))) % 89 == 0:
                return s

def iban(cc, bban):
    n = "".join(str(int(ch, 36)) for ch in bban + cc + "00")
    return f"{cc}{98 - int(n) % 97:02d}{bban}"

def by(s, *parts):
    out, i, k = [], 0, 0
    while i < len(s):
        n = parts[min(k, len(parts) - 1)]
        out.append(s[i:i + n])
        i, k = i + n, k + 1
    return " ".join(out)

def goods(r, pool, n, whole=False):
    """n rows (description, unit, price) from "text;unit;price" templates with {a|b} choices; one price for one description."""
    out, seen = [], {}
    while len(out) < n:
        for _ in range(12):
            d, u, p, *x = r.choice(pool).split(";")
            d = re.sub(r"\{(.*?)\}", lambda m: r.choice(m[1].split("|")), d)
            if d not in seen:
                break
        if d not in seen:
            price = D(p) * r.randint(82, 128) / 100
            seen[d] = max(D(1), price.quantize(D(1))) if whole else q2(price)
        out.append((d, u, seen[d], *x))
    return out

FIRMS = {
    "italia": "Officine Bergamini S.r.l.; Via dell'Artigianato 14; 41012 Carpi MO IT | Caseificio Monte Verna S.n.c.; Strada Provinciale 62; "
    "43036 Fidenza PR IT || Alimentari F.lli Rosati S.a.s.; Corso Garibaldi 101; 60121 Ancona AN IT | Hotel Bellariva S.p.A.; Lungomare 5; 47921 "
    "Rimini RN IT",
    "espana": "Lucía Ferrándiz Soler; C/ Colón 31, 4º B; 46004 Valencia | Nébula Digital S.L.; Av. de América 12; 28028 Madrid || Bodegas "
    "Altamira S.L.; Pol. Ind. El Prado, nave 6; 26006 Logroño | Clínica Dental Sonrisas S.L.P.; C/ Mayor 44; 28013 Madrid | Talleres Hnos. "
    "Quiroga S.L.; Ctra. de Utrera km 3; 41013 Sevilla",
    "nederland": "Van Rijswijk Installatietechniek B.V.; Nijverheidsweg 23; 3812 PM Amersfoort | Bloemisterij De Kroon; Dorpsstraat 110; 1431 "
    "AE Aalsmeer || Stichting Zorgcentrum 't Hof; t.a.v. de administratie; Parklaan 2; 3811 KA Amersfoort | Jansen Makelaars; Kade 18; 1432 GX "
    "Aalsmeer",
    "emirates": "Al Noor Star Building Materials Trading LLC; Ras Al Khor Industrial 2, Dubai, U.A.E. | Blue Dune Office Solutions FZE; SAIF "
    "Zone Q4-118, Sharjah, U.A.E. || Marsa Gate Contracting LLC; Business Bay, Dubai | Palm Crescent Hotel Apartments; Al Barsha 1, Dubai | "
    "Desert Falcon Logistics LLC; Mussafah M-17, Abu Dhabi",
    "polska": "Hurtownia Papiernicza KLEKS Sp. z o.o.; ul. Składowa 8; 61-897 Poznań | Zakład Stolarski Jan Brzoza; ul. Leśna 21; 34-500 "
    "Zakopane || Szkoła Podstawowa nr 12; ul. Żwirki i Wigury 3; 60-101 Poznań | Pensjonat Pod Świerkiem s.c.; ul. Krótka 5; 34-511 Kościelisko"}

def firms(r, name):
    """Seller and buyer, each a tuple of lines."""
    return [tuple(r.choice(side.split(" | ")).split("; ")) for side in FIRMS[name].split(" || ")]

def count(r, price, hours=False):
    if hours:
        return D(r.randint(2, 48)) / 4
    return D(r.randint(1, 3 if price > 400 else 12 if price > 60 else 48))

def wrap(s, font, size, width):
    out, line = [], ""
    for w in s.split(" "):
        t = f"{line} {w}" if line else w
        if line and stringWidth(t, font, size) > width:
            out.append(line)
            line = w
        else:
            line = t
    return out + [line]

def T(c, x, y, s, font="Helvetica", size=9, a="l", col=None):
    """Text left (l), right (r) or centred (c) on x."""
    c.setFont(font, size)
    c.setFillColor(colors.HexColor(col) if isinstance(col, str) else (col or colors.black))
    {"l": c.drawString, "r": c.drawRightString, "c": c.drawCentredString}[a](x, y, str(s))
    c.setFillColor(colors.black)

def TW(c, x, y, s, font="Helvetica", size=9):  # word by word
    for w in s.split(" "):
        T(c, x, y, w, font, size)
        x += stringWidth(w + " ", font, size)

def block(c, x, y, lines, font="Helvetica", size=9, lead=None, a="l", col=None):
    for ln in lines:
        T(c, x, y, ln, font, size, a, col)
        y -= lead or size * 1.25
    return y

def fill(c, x, y, w, h, col):
    c.setFillColor(colors.HexColor(col))
    c.rect(x, y, w, h, stroke=0, fill=1)
    c.setFillColor(colors.black)

def rule(c, x1, y, x2, w=0.5, col="#000000"):
    c.setLineWidth(w)
    c.setStrokeColor(colors.HexColor(col))
    c.line(x1, y, x2, y)
    c.setStrokeColor(colors.black)

def twice(path, size, draw):
    """draw(c, total) -> number of pages; the first run counts, the second writes."""
    n = draw(Canvas(io.BytesIO(), pagesize=size, invariant=1), 1)
    c = Canvas(path, pagesize=size, invariant=1)
    draw(c, n)
    c.save()

def turn(c, y, low, page, top):
    """A new page if y is below low."""
    if y >= low:
        return y, page
    c.showPage()
    return top, page + 1

_ONES = ("zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen").split()
_TENS = "- - twenty thirty forty fifty sixty seventy eighty ninety".split()

def words(n):
    if n < 20:
        return _ONES[n]
    if n < 100:
        return _TENS[n // 10] + (f"-{_ONES[n % 10]}" if n % 10 else "")
    for k, w in ((1000000, "million"), (1000, "thousand"), (100, "hundred")):
        if n >= k:
            return f"{words(n // k)} {w}" + (f" {words(n % k)}" if n % k else "")

_PJ = ("zero jeden dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście trzynaście czternaście piętnaście "
        "szesnaście siedemnaście osiemnaście dziewiętnaście").split()
_PD = "- - dwadzieścia trzydzieści czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt dziewięćdziesiąt".split()
_PS = "- sto dwieście trzysta czterysta pięćset sześćset siedemset osiemset dziewięćset".split()

def slownie(n):
    if n >= 1000:
        t = n // 1000
        f = "tysiąc" if t == 1 else "tysiące" if t % 10 in (2, 3, 4) and t % 100 not in (12, 13, 14) else "tysięcy"
        return " ".join(x for x in ("" if t == 1 else slownie(t), f, slownie(n % 1000) if n % 1000 else "") if x)
    if n >= 100:
        return _PS[n // 100] + (" " + slownie(n % 100) if n % 100 else "")
    return _PJ[n] if n < 20 else _PD[n // 10] + (" " + _PJ[n % 10] if n % 10 else "")

_FORMS = {}
for _c in range(0xFE70, 0xFEFD):
    _d = unicodedata.decomposition(chr(_c)).split()
    if len(_d) == 2:
        _FORMS[(chr(int(_d[1], 16)), _d[0])] = chr(_c)

def arabic(s):
    """Joined presentation forms in visual order, as print programs without a shaping engine put them down."""
    out = []
    for i, ch in enumerate(s):
        joins = lambda k, form: 0 <= k < len(s) and (s[k], form) in _FORMS
        before = joins(i - 1, "<initial>") and joins(i, "<final>")
        after = joins(i, "<initial>") and joins(i + 1, "<final>")
        form = "<medial>" if before and after else "<final>" if before else "<initial>" if after else "<isolated>"
        out.append(_FORMS.get((ch, form), ch))
    return "".join(reversed(out))

def TT(c, *ts):
    for t in ts:
        T(c, *t)

def C(c, y, font, size, *cells):
    for x, a, s in cells:
        T(c, x, y, s, font, size, a)
