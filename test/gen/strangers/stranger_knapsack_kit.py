# SPDX-License-Identifier: AGPL-3.0-or-later
"""What the drawings share: fonts, number forms, made-up people, ledgers that chain, the truth."""
import calendar
import random
from datetime import date, timedelta

from reportlab.lib.pagesizes import A4
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

_DV = "/usr/share/fonts/truetype/dejavu/"
_NO = "/usr/share/fonts/truetype/noto/"
FONTS = {
    "Bank20Sans": _DV + "DejaVuSans.ttf", "Bank20SansB": _DV + "DejaVuSans-Bold.ttf",
    "Bank20Cond": _DV + "DejaVuSansCondensed.ttf", "Bank20CondB": _DV + "DejaVuSansCondensed-Bold.ttf",
    "Bank20Mono": _DV + "DejaVuSansMono.ttf", "Bank20Serif": _DV + "DejaVuSerif.ttf",
    "Bank20SerifB": _DV + "DejaVuSerif-Bold.ttf",
    "Bank20Noto": _NO + "NotoSans-Regular.ttf", "Bank20NotoB": _NO + "NotoSans-Bold.ttf",
}
for _n, _p in FONTS.items():
    pdfmetrics.registerFont(TTFont(_n, _p))
width = pdfmetrics.stringWidth


def rng(name, seed, rows):
    return random.Random(f"{name}/{seed}/{rows}")


# ---- numbers -----------------------------------------------------------------
def dot(p):
    """Money in the truth: -1234.50"""
    return f"{'-' if p < 0 else ''}{abs(p) // 100}.{abs(p) % 100:02d}"


def group(p, sep=",", dec="."):
    n = str(abs(p) // 100)
    parts = []
    while len(n) > 3:
        parts.insert(0, n[-3:])
        n = n[:-3]
    return sep.join([n] + parts) + dec + f"{abs(p) % 100:02d}"


def signed(p, sep=",", dec="."):
    return ("-" if p < 0 else "") + group(p, sep, dec)


def lakh(p):
    n = str(abs(p) // 100)
    head, tail = n[:-3], n[-3:]
    parts = []
    while len(head) > 2:
        parts.insert(0, head[-2:])
        head = head[:-2]
    if head:
        parts.insert(0, head)
    return ",".join(parts + [tail]) + f".{abs(p) % 100:02d}"


def plain(p):
    return f"{abs(p) // 100}.{abs(p) % 100:02d}"


def digits(r, n, first="123456789"):
    return r.choice(first) + "".join(r.choice("0123456789") for _ in range(n - 1))


def iban(country, bban):
    num = "".join(str(int(c, 36)) for c in bban + country + "00")
    return f"{country}{98 - int(num) % 97:02d}{bban}"


def fours(s):
    return " ".join(s[i:i + 4] for i in range(0, len(s), 4))


# ---- dates -------------------------------------------------------------------
def month(r, months=1, years=(2022, 2023, 2024, 2025)):
    y, m = r.choice(years), r.randint(1, 13 - months)
    last = m + months - 1
    return date(y, m, 1), date(y, last, calendar.monthrange(y, last)[1])


EN = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()
EN_FULL = ("January February March April May June July August September October November December").split()


def ledger(r, rows, start, end, opening, pool, floor=0, lag=0):
    """rows entries between the days; pool is [(sign, weight, make(r, day), low, high, whole)], make gives (text, ref or None)."""
    span = (end - start).days
    days = sorted(start + timedelta(r.randint(0, span)) for _ in range(rows))
    bal, out = opening, []
    for d in days:
        while True:
            sign, _, make, low, high, whole = r.choices(pool, [p[1] for p in pool])[0]
            amt = r.randint(low // whole, high // whole) * whole * 100 if whole else r.randint(low * 100, high * 100 + 99)
            if bal + sign * amt >= floor:
                break
        bal += sign * amt
        text, ref = make(r, d)
        out.append({"date": d, "text": text, "ref": ref, "amt": sign * amt, "bal": bal,
                    "value": d - timedelta(r.choice((0, 0, 0, 1))) if lag else d})
    for t in out:
        t["value"] = max(t["value"], start)
    return out


def wrap(text, font, size, room):
    """Break at blanks, and inside a word only if it alone is too long."""
    lines, cur = [], ""
    for word in text.split(" "):
        trial = word if not cur else cur + " " + word
        if width(trial, font, size) <= room:
            cur = trial
            continue
        if cur:
            lines.append(cur)
        while width(word, font, size) > room:
            k = len(word)
            while width(word[:k], font, size) > room:
                k -= 1
            lines.append(word[:k])
            word = word[k:]
        cur = word
    if cur:
        lines.append(cur)
    return lines


def chop(text, n):
    """Break as a line printer does: every n signs (a blank at the break is dropped)."""
    lines = []
    while text:
        lines.append(text[:n].strip())
        text = text[n:].strip()
    return lines


def fold(txns, font, size, room):
    for t in txns:
        t["lines"] = wrap(t["text"], font, size, room)
    return txns


def truth(head, txns, balances=True, refs=False):
    data = {}
    for k, v in head.items():
        if v is None:
            continue
        if isinstance(v, tuple):
            v = {"from": v[0].isoformat(), "to": v[1].isoformat()}
        elif isinstance(v, int):
            v = dot(v)
        data[k] = v
    rows = []
    for t in txns:
        row = {"date": t["date"].isoformat(), "description": " ".join(t.get("lines") or [t["text"]])}
        if refs and t["ref"]:
            row["reference"] = t["ref"]
        row["debit" if t["amt"] < 0 else "credit"] = dot(abs(t["amt"]))
        if balances and t.get("show", True):
            row["balance"] = dot(t["bal"])
        rows.append(row)
    data["transactions"] = rows
    return {"data": data}


def totals(txns):
    return (sum(-t["amt"] for t in txns if t["amt"] < 0), sum(t["amt"] for t in txns if t["amt"] > 0))


class Page:
    """A canvas measured from the top."""

    def __init__(self, path, size=A4, font="Helvetica"):
        self.c = Canvas(path, pagesize=size, invariant=1)
        self.w, self.h = size
        self.font = font
        self.no = 1

    def put(self, x, y, s, size=9, font=None, align="l", color=None):
        c = self.c
        c.setFont(font or self.font, size)
        if color:
            c.setFillColor(color)
        if align == "l":
            c.drawString(x, self.h - y, s)
        elif align == "r":
            c.drawRightString(x, self.h - y, s)
        else:
            c.drawCentredString(x, self.h - y, s)
        if color:
            c.setFillColorRGB(0, 0, 0)

    def line(self, x0, y0, x1, y1, w=0.5, color="#000000"):
        self.c.setStrokeColor(color)
        self.c.setLineWidth(w)
        self.c.line(x0, self.h - y0, x1, self.h - y1)

    def box(self, x, y, w, h, fill=None, stroke="#000000", lw=0.5, radius=0):
        c = self.c
        c.setLineWidth(lw)
        if stroke:
            c.setStrokeColor(stroke)
        if fill:
            c.setFillColor(fill)
        c.roundRect(x, self.h - y - h, w, h, radius, stroke=1 if stroke else 0, fill=1 if fill else 0)
        c.setFillColorRGB(0, 0, 0)

    def next(self):
        self.c.showPage()
        self.no += 1

    def save(self):
        self.c.save()


# ---- India -------------------------------------------------------------------
FIRST = "Aarti Bhavesh Chitra Dinesh Esha Farhan Gauri Harpreet Ishaan Jyoti Kamlesh Lavanya Mohan Nandini Omkar Pallavi Rashid Sarita Tarun Uma Vikas Yamini".split()
LAST = "Acharya Bhosale Chettiar Deshpande Fernandes Gogoi Hegde Iyengar Jadhav Kulshreshtha Lakhani Mahapatra Nambiar Oza Panicker Rathore Saikia Thakkar Upadhyay Wadhwa".split()
SHOPS = ["NEW LAXMI KIRANA", "SHREE BALAJI SWEETS", "METRO PETRO PUMP", "CITYCARE PHARMACY", "ANAND BOOK DEPOT", "QUIKCART ONLINE",
         "BLUELEAF MOBILE", "SAGAR VEG RESTAURANT", "RAPIDRIDE CABS", "GREEN BASKET", "PRAKASH ELECTRICALS", "HOMESTYLE FURNISHING"]
FIRMS = ["VARDHAN POLYMERS PVT LTD", "KAVERI AGRO TRADERS", "TRISHUL ENGINEERING WORKS", "ORBITAL PACKAGING LLP", "SUNDAR TEXTILES",
         "NILGIRI TEA COMPANY", "MERIDIAN LOGISTICS PVT LTD", "ASHOKA STEEL SYNDICATE", "PUSHPAK PAPER MART", "DECCAN VALVES AND PUMPS"]
BANKC = ["KOLB", "MVSB", "SGNB", "UTPB", "PRGB"]


def person(r):
    return f"{r.choice(FIRST)} {r.choice(LAST)}"
