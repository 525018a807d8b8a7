# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared helpers: fonts, page, money, dates, invented people and account movements."""
import datetime as dt
import random

from reportlab.lib.colors import HexColor, black, white
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas

_NOTO = "/usr/share/fonts/truetype/noto/"
_DJV = "/usr/share/fonts/truetype/dejavu/"
_FILES = {
    "Noto": _NOTO + "NotoSans-Regular.ttf", "NotoB": _NOTO + "NotoSans-Bold.ttf",
    "Deva": _NOTO + "NotoSansDevanagari-Regular.ttf", "DevaB": _NOTO + "NotoSansDevanagari-Bold.ttf",
    "Disp": _NOTO + "NotoSansDisplay-Regular.ttf", "DispB": _NOTO + "NotoSansDisplay-Bold.ttf",
    "Cond": _DJV + "DejaVuSansCondensed.ttf", "CondB": _DJV + "DejaVuSansCondensed-Bold.ttf",
    "Serf": _DJV + "DejaVuSerifCondensed.ttf", "SerfB": _DJV + "DejaVuSerifCondensed-Bold.ttf",
    "NSer": _NOTO + "NotoSerif-Regular.ttf", "NSerB": _NOTO + "NotoSerif-Bold.ttf",
    "Mono": _DJV + "DejaVuSansMono.ttf",
}
for _n, _f in _FILES.items():
    pdfmetrics.registerFont(TTFont(_n, _f))

_T1 = "/usr/share/fonts/X11/Type1/"
for _n, _f in {"Book": "URWBookman-Light", "BookB": "URWBookman-Demi", "Nar": "NimbusSansNarrow-Regular",
               "NarB": "NimbusSansNarrow-Bold", "Pal": "P052-Roman", "PalB": "P052-Bold"}.items():
    _face = pdfmetrics.EmbeddedType1Face(_T1 + _f + ".afm", _T1 + _f + ".pfb")
    pdfmetrics.registerTypeFace(_face)
    pdfmetrics.registerFont(pdfmetrics.Font(_n, _face.name, "WinAnsiEncoding"))

H, HB, HI = "Helvetica", "Helvetica-Bold", "Helvetica-Oblique"
T, TB, TI = "Times-Roman", "Times-Bold", "Times-Italic"
C, CB = "Courier", "Courier-Bold"
A4 = (595.28, 841.89)
MON = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
MONTH = ["January", "February", "March", "April", "May", "June", "July", "August", "September",
         "October", "November", "December"]


def rng_for(name, seed):
    return random.Random(f"kosh-{name}-{seed}")


def width(s, font, size):
    return pdfmetrics.stringWidth(s, font, size)


class Paper:
    """A canvas with y measured from the top edge."""

    def __init__(self, path, size=A4, title="Statement", producer=None):
        self.w, self.h = size
        self.c = canvas.Canvas(path, pagesize=size, invariant=1)
        self.c.setTitle(title)
        if producer:
            self.c.setCreator(producer)
        self.page = 1

    def t(self, x, y, s, font=H, size=9, a="l", col=black):
        if s is None or s == "":
            return
        self.c.setFillColor(col if not isinstance(col, str) else HexColor(col))
        self.c.setFont(font, size)
        yy = self.h - y
        if a == "l":
            self.c.drawString(x, yy, s)
        elif a == "r":
            self.c.drawRightString(x, yy, s)
        else:
            self.c.drawCentredString(x, yy, s)

    def mix(self, x, y, parts, size=9, col=black):
        """parts: [(text, font)] set one after the other."""
        for s, f in parts:
            self.t(x, y, s, f, size, "l", col)
            x += width(s, f, size)
        return x

    def line(self, x1, y1, x2, y2, w=0.5, col=black, dash=None):
        self.c.setStrokeColor(col if not isinstance(col, str) else HexColor(col))
        self.c.setLineWidth(w)
        self.c.setDash(*dash) if dash else self.c.setDash()
        self.c.line(x1, self.h - y1, x2, self.h - y2)
        self.c.setDash()

    def box(self, x, y, w, h, fill=None, stroke=black, lw=0.5, r=0):
        if fill is not None:
            self.c.setFillColor(fill if not isinstance(fill, str) else HexColor(fill))
        if stroke is not None:
            self.c.setStrokeColor(stroke if not isinstance(stroke, str) else HexColor(stroke))
            self.c.setLineWidth(lw)
        f, s = int(fill is not None), int(stroke is not None)
        if r:
            self.c.roundRect(x, self.h - y - h, w, h, r, fill=f, stroke=s)
        else:
            self.c.rect(x, self.h - y - h, w, h, fill=f, stroke=s)

    def para(self, x, y, s, font, size, w, lead=None, col=black, a="l"):
        lead = lead or size * 1.2
        for ln in wrap(s, font, size, w):
            self.t(x if a == "l" else x + w / 2 if a == "c" else x + w, y, ln, font, size, a, col)
            y += lead
        return y

    def next(self):
        self.c.showPage()
        self.page += 1

    def save(self):
        self.c.showPage()
        self.c.save()


def wrap(s, font, size, w):
    """Wrap at spaces; a word longer than the column is cut by character."""
    out, cur = [], ""
    for word in s.split(" "):
        trial = word if not cur else cur + " " + word
        if width(trial, font, size) <= w:
            cur = trial
            continue
        if cur:
            out.append(cur)
        cur = word
        while width(cur, font, size) > w:
            k = len(cur)
            while width(cur[:k], font, size) > w:
                k -= 1
            out.append(cur[:k])
            cur = cur[k:]
    if cur:
        out.append(cur)
    return out or [""]


def chop(s, n):
    """Cut by character every n places, as a mainframe does."""
    out = []
    while s:
        out.append(s[:n].strip())
        s = s[n:]
    return [x for x in out if x] or [""]


def safe_chop(s, n):
    """As chop, but s is padded so that no piece begins or ends with a space."""
    out = []
    while len(s) > n:
        k = n
        while k > 4 and (s[k - 1] == " " or s[k] == " "):
            k -= 1
        out.append(s[:k])
        s = s[k:]
    out.append(s)
    return out


def lakh(p, dec=2):
    """Paise as 12,34,567.89."""
    sign = "-" if p < 0 else ""
    p = abs(p)
    r, q = divmod(p, 100)
    s = str(r)
    if len(s) > 3:
        head, tail = s[:-3], s[-3:]
        parts = []
        while len(head) > 2:
            parts.insert(0, head[-2:])
            head = head[:-2]
        if head:
            parts.insert(0, head)
        s = ",".join(parts) + "," + tail
    return f"{sign}{s}.{q:02d}" if dec else f"{sign}{s}"


def million(p):
    return f"{p / 100:,.2f}" if abs(p) < 10 ** 14 else str(p)


def plain(p):
    sign = "-" if p < 0 else ""
    return f"{sign}{abs(p) // 100}.{abs(p) % 100:02d}"


def jdouble(p):
    s = plain(p)
    return s[:-1] if s.endswith("0") else s


def general(p):
    s = plain(p)
    return s.rstrip("0").rstrip(".")


def iso(d):
    return d.isoformat()


def dmy(d, sep="/"):
    return f"{d.day:02d}{sep}{d.month:02d}{sep}{d.year}"


def dmy2(d, sep="/"):
    return f"{d.day:02d}{sep}{d.month:02d}{sep}{d.year % 100:02d}"


def dmon(d, sep="-", y2=False, up=False):
    m = MON[d.month - 1]
    y = f"{d.year % 100:02d}" if y2 else str(d.year)
    return f"{d.day:02d}{sep}{m.upper() if up else m}{sep}{y}"


def hms(rng):
    return rng.randint(7, 21), rng.randint(0, 59), rng.randint(0, 59)


def ampm(t, sec=False):
    h, m, s = t
    k = h % 12 or 12
    return f"{k:02d}:{m:02d}" + (f":{s:02d}" if sec else "") + (" AM" if h < 12 else " PM")


def month_end(d):
    n = dt.date(d.year + d.month // 12, d.month % 12 + 1, 1)
    return n - dt.timedelta(days=1)


def add_months(d, k):
    m = d.month - 1 + k
    y = d.year + m // 12
    m = m % 12 + 1
    return dt.date(y, m, min(d.day, month_end(dt.date(y, m, 1)).day))


def digits(rng, n, first="123456789"):
    return rng.choice(first) + "".join(rng.choice("0123456789") for _ in range(n - 1))


GIVEN = ["Aarti", "Bhavesh", "Chandrika", "Devendra", "Eshwar", "Farhan", "Gauri", "Hemant", "Ishita", "Jagdish",
         "Kavitha", "Lalit", "Meenal", "Nitin", "Omkar", "Padmini", "Raghav", "Savita", "Tushar", "Umesh",
         "Vandana", "Yogesh", "Zubin", "Anirudh", "Shobha", "Manju", "Sudhir", "Reshma"]
SUR = ["Deshpande", "Kulkarni", "Nambiar", "Iyengar", "Chaudhari", "Bhattacharjee", "Solanki", "Pillai", "Grewal",
       "Thakkar", "Saxena", "Mohanty", "Reddy", "Fernandes", "Shaikh", "Rathod", "Gowda", "Jadhav", "Mishra",
       "Wagle", "Kurien", "Tripathi", "Bora", "Sethi"]
FIRMS = ["SRI VENKATA AGENCIES", "OMEGA PACKWELL PVT LTD", "SHREE GANESH TRADERS", "NAVKAR STEEL INDUSTRIES",
         "BLUEPEAK INFOTECH LLP", "ROYAL POLYMERS", "MAA DURGA ENTERPRISES", "KAVERI AGRO FOODS", "PRITHVI ELECTRICALS",
         "ANNAPURNA CATERERS", "DHANLAXMI TEXTILES", "VIKAS AUTO SPARES", "SUNRISE PHARMA DISTRIBUTORS",
         "GREENFIELD LOGISTICS", "JAI AMBE MARBLES", "UNITY HARDWARE STORES"]
SHOPS = ["LAXMI KIRANA", "NEW UDUPI CAFE", "BALAJI MEDICALS", "SWADISHT FOODS", "BIGMART RETAIL", "QUICKRIDE CABS",
         "ZIPCART ONLINE", "METRO RAIL CORP", "HP FUEL PLAZA", "CHAI POINTE", "READERS CORNER", "MILKY DAIRY",
         "TRENDY WARDROBE", "CITY GAS LTD", "FRESH2HOME", "PLAYBOX CINEMA"]
ORGS = ["LIFE ASSURANCE CO", "BHARATI MUTUAL FUND", "HOUSING FIN LTD", "SIP CLEARING CORP", "TATVA AIA LIFE",
        "BAJJAJ FINSERVE"]
BILLERS = ["BESCOMM", "MSEDCLL", "JIOFIBRE", "AIRTELL POSTPAID", "TATAPLAY DTH", "BWSSB WATER"]
CITIES = ["BENGALURU", "PUNE", "SURAT", "KOCHI", "INDORE", "LUCKNOW", "JAIPUR", "MADURAI", "NAGPUR", "KOLKATA",
          "VIZAG", "MYSURU"]
STREETS = ["Tilak Road", "Gandhi Bazaar", "Station Road", "MG Road", "Nehru Nagar", "Civil Lines", "Sector 14",
           "Shivaji Chowk", "Lake View Layout", "Ring Road", "Anna Salai", "Patel Colony"]
STATES = {"BENGALURU": ("KARNATAKA", "560"), "PUNE": ("MAHARASHTRA", "411"), "SURAT": ("GUJARAT", "395"),
          "KOCHI": ("KERALA", "682"), "INDORE": ("MADHYA PRADESH", "452"), "LUCKNOW": ("UTTAR PRADESH", "226"),
          "JAIPUR": ("RAJASTHAN", "302"), "MADURAI": ("TAMIL NADU", "625"), "NAGPUR": ("MAHARASHTRA", "440"),
          "KOLKATA": ("WEST BENGAL", "700"), "VIZAG": ("ANDHRA PRADESH", "530"), "MYSURU": ("KARNATAKA", "570")}
BK4 = ["HDFC", "ICIC", "SBIN", "UTIB", "KKBK", "YESB", "PUNB", "BARB", "CNRB", "UBIN", "IDFB", "FDRL"]
HANDLES = ["okaxis", "ybl", "paytm", "oksbi", "okhdfcbank", "ibl", "upi", "axl", "apl"]
NOTES = ["UPI", "Payment", "rent", "Sent using", "NA", "milk bill", "groceries", "Pay to", "dinner split", "PaymentFromApp"]


def person(rng):
    return rng.choice(GIVEN) + " " + rng.choice(SUR)


def address(rng):
    city = rng.choice(CITIES)
    st, pin = STATES[city]
    return [f"No {rng.randint(1, 240)}/{rng.choice('ABCD')}, {rng.choice(STREETS)}",
            f"Near {rng.choice(['Post Office', 'Hanuman Temple', 'Govt School', 'Bus Stand', 'Water Tank'])}",
            city, st, pin + digits(rng, 3)]


MONTHLY = {"intpd", "sms", "salary", "subsidy", "emi"}
CREDIT = {"upi_in", "neft_in", "imps_in", "rtgs_in", "chq_dep", "cash_dep", "intpd", "salary", "refund", "remit", "subsidy",
          "cashback"}


def _amount(rng, kind, scale):
    r = rng.random()
    if kind in ("sms",):
        return rng.choice([1770, 1475, 2065, 2950])
    if kind in ("charge",):
        return rng.choice([11800, 5900, 2360, 17700, 59000])
    if kind == "gst" and scale < 2:
        return rng.choice([900, 1800, 4500, 378])
    if kind == "intpd":
        return int(rng.uniform(3000, 90000) * min(scale, 6))
    if kind == "cashback":
        return rng.randint(1, 50) * 100
    if kind == "subsidy":
        return rng.choice([20000, 200000, 50000, 31500])
    if kind == "atm":
        return rng.choice([50000, 100000, 200000, 500000, 1000000])
    if kind in ("salary", "remit", "rtgs_in", "rtgs_out"):
        return int(rng.uniform(18000, 190000) * max(scale, 1)) * 100 + (rng.randint(0, 99) if r < .4 else 0)
    if kind in ("ach", "emi"):
        return rng.randint(5, 240) * 10000 + (rng.randint(0, 99) if r < .3 else 0)
    base = int(10 ** rng.uniform(1.3 if scale < 2 else 2.4, 4.3) * scale) + 1
    return base * 100 + (rng.randint(1, 99) if r < .45 else 0)


def flow(rng, rows, start, end, opening, book, scale=1.0, floor=10000, weights=None):
    """Account movements between two dates; `book` is the issuer's narration templates by kind."""
    span = (end - start).days
    days = sorted(rng.randint(0, span) for _ in range(rows))
    kinds = list(book)
    bal, out, taken = opening, [], set()

    def pick(ks):
        left = [q for q in ks if q not in MONTHLY or (q, mon) not in taken]
        return rng.choices(left, [(weights or {}).get(q, 2) for q in left])[0]

    for n in days:
        mon = (start + dt.timedelta(days=n)).strftime("%Y%m")
        kind = pick(kinds)
        amt = _amount(rng, kind, scale)
        credit = kind in CREDIT
        if not credit and bal - amt < floor:
            room = bal - floor
            cands = [k for k in kinds if k in CREDIT]
            if room > 20000 and kind not in ("atm", "sms", "charge", "gst") and rng.random() < .4:
                amt = rng.randint(100, room // 100) * 100 if room // 100 > 100 else 10000
            else:
                kind = pick(cands)
                credit, amt = True, _amount(rng, kind, scale)
        taken.add((kind, mon))
        bal += amt if credit else -amt
        d = start + dt.timedelta(days=n)
        f = fields(rng, d)
        tpl = book[kind]
        tpl = rng.choice(tpl) if isinstance(tpl, (list, tuple)) else tpl
        out.append({"date": d, "kind": kind, "credit": credit, "amt": amt, "bal": bal, "text": tpl.format(**f),
                    "f": f, "time": hms(rng)})
    stamps = {}
    for e in out:
        stamps.setdefault(e["date"], []).append(e["time"])
    for d in stamps:
        stamps[d].sort()
    for e in out:
        e["time"] = stamps[e["date"]].pop(0)
    return out


def fields(rng, d):
    nm = person(rng)
    shop = rng.choice(SHOPS)
    who = rng.choice([nm.upper(), shop, shop, rng.choice(FIRMS)])
    bk = rng.choice(BK4)
    local = rng.choice([nm.split()[0].lower() + str(rng.randint(1, 99)), digits(rng, 10, "6789"),
                        shop.lower().replace(" ", "") + ".rzp", "q" + digits(rng, 8)])
    return {"name": who, "name20": who[:20].strip(), "name10": who[:10].strip(), "person": nm, "PERSON": nm.upper(),
            "firm": rng.choice(FIRMS), "shop": shop, "org": rng.choice(ORGS), "biller": rng.choice(BILLERS), "bk": bk,
            "vpa": local + "@" + rng.choice(HANDLES), "rrn": f"{d.year % 10}{d.timetuple().tm_yday:03d}" + digits(rng, 8),
            "note": rng.choice(NOTES), "ifsc": bk + "0" + digits(rng, 6, "0123"), "chq": digits(rng, 6, "01234567"),
            "utr": bk + "N" + f"{d.year % 100}{d.timetuple().tm_yday:03d}" + digits(rng, 9),
            "rtgs": bk + "R5" + f"{d.year}{d.month:02d}{d.day:02d}" + digits(rng, 8),
            "city": rng.choice(CITIES), "card": "X" * 12 + digits(rng, 4), "card6": digits(rng, 6, "4") + "XXXXXX" + digits(rng, 4),
            "n4": digits(rng, 4), "n6": digits(rng, 6), "n8": digits(rng, 8), "n9": digits(rng, 9), "n10": digits(rng, 10),
            "n12": digits(rng, 12), "n15": digits(rng, 15), "mon": MON[d.month - 1].upper(), "yy": f"{d.year % 100:02d}",
            "yyyy": d.year, "me": month_end(d).day, "dd": f"{d.day:02d}", "mm": f"{d.month:02d}",
            "ddmmyy": f"{d.day:02d}{d.month:02d}{d.year % 100:02d}", "hhmm": f"{rng.randint(8, 21):02d}:{rng.randint(0, 59):02d}"}


def period(rng, rows, per_month=14):
    months = max(1, min(12, -(-rows // per_month)))
    start = dt.date(rng.choice([2022, 2023, 2024, 2025]), rng.randint(1, 12), 1)
    return start, month_end(add_months(start, months - 1))


def row(e, fmt=plain, **more):
    r = {"date": iso(e["date"]), "description": e["text"]}
    r.update(more)
    r["debit"] = None if e["credit"] else fmt(e["amt"])
    r["credit"] = fmt(e["amt"]) if e["credit"] else None
    r["balance"] = fmt(e["bal"])
    return r


def sums(ev):
    return sum(e["amt"] for e in ev if not e["credit"]), sum(e["amt"] for e in ev if e["credit"])


def bank(data):
    return {"industry": "finance", "template": "bank_statement", "data": data}


def card(data):
    return {"industry": "finance", "template": "card_statement", "data": data}
