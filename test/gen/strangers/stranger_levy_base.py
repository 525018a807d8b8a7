# SPDX-License-Identifier: AGPL-3.0-or-later
"""Fonts, money, parties and a small drawing pad shared by the layouts."""

import datetime
import io

from reportlab.lib.colors import HexColor, black
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas

DIR = "/usr/share/fonts/truetype/"
FILES = {
    "D": "dejavu/DejaVuSans.ttf", "DB": "dejavu/DejaVuSans-Bold.ttf",
    "C": "dejavu/DejaVuSansCondensed.ttf", "CB": "dejavu/DejaVuSansCondensed-Bold.ttf",
    "S": "dejavu/DejaVuSerif.ttf", "SB": "dejavu/DejaVuSerif-Bold.ttf",
    "K": "dejavu/DejaVuSansMono.ttf", "KB": "dejavu/DejaVuSansMono-Bold.ttf",
    "N": "noto/NotoSans-Regular.ttf", "NB": "noto/NotoSans-Bold.ttf",
    "NI": "noto/NotoSans-Italic.ttf", "V": "noto/NotoSansDevanagari-Regular.ttf",
    "VB": "noto/NotoSansDevanagari-Bold.ttf", "R": "noto/NotoSerif-Regular.ttf",
    "RB": "noto/NotoSerif-Bold.ttf",
}
BASE14 = {"H": "Helvetica", "HB": "Helvetica-Bold", "HI": "Helvetica-Oblique",
          "T": "Times-Roman", "TB": "Times-Bold", "TI": "Times-Italic",
          "TX": "Times-BoldItalic", "M": "Courier", "MB": "Courier-Bold"}
for _key, _file in FILES.items():
    pdfmetrics.registerFont(TTFont("lv" + _key, DIR + _file))


def font(key):
    return BASE14.get(key) or "lv" + key


def width(text, key, size):
    return pdfmetrics.stringWidth(text, font(key), size)


def fold(text, key, size, room):
    lines, cur = [], ""
    for word in text.split():
        trial = (cur + " " + word) if cur else word
        if cur and width(trial, key, size) > room:
            lines.append(cur)
            cur = word
        else:
            cur = trial
    lines.append(cur)
    return lines


class Pad:
    """A canvas measured from the top left corner; y is the text's baseline."""

    def __init__(self, target, w, h, title="invoice"):
        self.c = canvas.Canvas(target, pagesize=(w, h), invariant=1)
        self.c.setTitle(title)
        self.w, self.h, self.no = w, h, 1

    def t(self, x, y, text, f="H", z=9, a="l", col=None):
        self.c.setFont(font(f), z)
        self.c.setFillColor(HexColor(col) if col else black)
        go = {"l": self.c.drawString, "r": self.c.drawRightString, "c": self.c.drawCentredString}[a]
        go(x, self.h - y, text)

    def many(self, x, y, lines, f="H", z=9, lead=11, a="l", col=None):
        for one in lines:
            self.t(x, y, one, f, z, a, col)
            y += lead
        return y

    def para(self, x, y, text, room, f="H", z=9, lead=11, a="l", col=None):
        return self.many(x, y, fold(text, f, z, room), f, z, lead, a, col)

    def ln(self, x1, y1, x2, y2, w=0.5, col="#000000", dash=None):
        self.c.saveState()
        self.c.setStrokeColor(HexColor(col))
        self.c.setLineWidth(w)
        if dash:
            self.c.setDash(*dash)
        self.c.line(x1, self.h - y1, x2, self.h - y2)
        self.c.restoreState()

    def box(self, x, y, w, h, fill=None, stroke="#000000", lw=0.5):
        self.c.saveState()
        if fill:
            self.c.setFillColor(HexColor(fill))
        if stroke:
            self.c.setStrokeColor(HexColor(stroke))
            self.c.setLineWidth(lw)
        self.c.rect(x, self.h - y - h, w, h, stroke=1 if stroke else 0, fill=1 if fill else 0)
        self.c.restoreState()

    def disc(self, x, y, r, fill):
        self.c.saveState()
        self.c.setFillColor(HexColor(fill))
        self.c.circle(x, self.h - y, r, stroke=0, fill=1)
        self.c.restoreState()

    def qr(self, x, y, side, rnd, n=29):
        cell = side / n
        self.c.setFillColor(black)
        spots = [(0, 0), (n - 7, 0), (0, n - 7)]
        for i in range(n):
            for j in range(n):
                if any(a - 1 <= i < a + 8 and b - 1 <= j < b + 8 for a, b in spots):
                    continue
                if rnd.random() < 0.48:
                    self.c.rect(x + i * cell, self.h - y - (j + 1) * cell, cell, cell, 0, 1)
        for a, b in spots:
            self.box(x + a * cell, y + b * cell, 7 * cell, 7 * cell, "#000000", None)
            self.box(x + (a + 1) * cell, y + (b + 1) * cell, 5 * cell, 5 * cell, "#ffffff", None)
            self.box(x + (a + 2) * cell, y + (b + 2) * cell, 3 * cell, 3 * cell, "#000000", None)

    def bars(self, x, y, w, h, rnd):
        pos = x
        self.c.setFillColor(black)
        while pos < x + w - 3:
            thick = rnd.choice((0.7, 0.7, 1.4, 2.1))
            self.c.rect(pos, self.h - y - h, thick, h, 0, 1)
            pos += thick + rnd.choice((0.7, 1.4, 1.4))

    def page(self):
        self.c.showPage()
        self.no += 1

    def close(self):
        self.c.save()


def twice(fn, path, w, h):
    """Draw once into memory to learn the number of pages, then for good."""
    pad = Pad(io.BytesIO(), w, h)
    fn(pad, 1)
    pages = pad.no
    pad = Pad(path, w, h)
    out = fn(pad, pages)
    pad.close()
    return out


def pct(base, rate):
    """Half-up percentage of integer paise; rate may carry up to 3 decimals."""
    mil = round(rate * 1000)
    num = base * mil
    sign = -1 if num < 0 else 1
    return sign * ((abs(num) + 50000) // 100000)


def plain(paise, dec=2):
    sign = "-" if paise < 0 else ""
    p = abs(paise)
    if dec == 0:
        return f"{sign}{p // 100}"
    return f"{sign}{p // 100}.{p % 100:02d}"


def lakh(number):
    s = str(number)
    if len(s) <= 3:
        return s
    head, tail = s[:-3], s[-3:]
    parts = []
    while len(head) > 2:
        parts.insert(0, head[-2:])
        head = head[:-2]
    if head:
        parts.insert(0, head)
    return ",".join(parts) + "," + tail


def inr(paise, dec=2):
    sign = "-" if paise < 0 else ""
    p = abs(paise)
    return sign + lakh(p // 100) + (f".{p % 100:02d}" if dec else "")


def west(paise):
    return f"{paise / 100:,.2f}"


def near(paise):
    """Round to the whole rupee: (rounded, difference)."""
    r = (paise + 50) // 100 * 100
    return r, r - paise


def num(rate):
    return f"{rate:g}"


ONES = ("Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen "
        "Fifteen Sixteen Seventeen Eighteen Nineteen").split()
TENS = "x x Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety".split()


def say(n):
    if n < 20:
        return ONES[n]
    if n < 100:
        return TENS[n // 10] + (" " + ONES[n % 10] if n % 10 else "")
    for unit, name in ((10 ** 7, "Crore"), (10 ** 5, "Lakh"), (1000, "Thousand"), (100, "Hundred")):
        if n >= unit:
            rest = n % unit
            return say(n // unit) + " " + name + (" " + say(rest) if rest else "")


STATES = {
    "27": ("Maharashtra", "MH", (("Pune", "411014"), ("Nashik", "422007"), ("Thane", "400604"))),
    "29": ("Karnataka", "KA", (("Bengaluru", "560076"), ("Hubballi", "580030"), ("Mysuru", "570016"))),
    "24": ("Gujarat", "GJ", (("Surat", "395003"), ("Rajkot", "360002"), ("Vadodara", "390010"))),
    "33": ("Tamil Nadu", "TN", (("Chennai", "600032"), ("Coimbatore", "641004"), ("Salem", "636007"))),
    "07": ("Delhi", "DL", (("New Delhi", "110020"), ("Delhi", "110035"))),
    "09": ("Uttar Pradesh", "UP", (("Noida", "201301"), ("Kanpur", "208012"), ("Lucknow", "226010"))),
    "19": ("West Bengal", "WB", (("Kolkata", "700016"), ("Howrah", "711101"))),
    "36": ("Telangana", "TS", (("Hyderabad", "500072"), ("Warangal", "506002"))),
    "06": ("Haryana", "HR", (("Gurugram", "122015"), ("Faridabad", "121003"))),
    "08": ("Rajasthan", "RJ", (("Jaipur", "302013"), ("Udaipur", "313001"), ("Kota", "324005"))),
    "23": ("Madhya Pradesh", "MP", (("Indore", "452010"), ("Bhopal", "462016"))),
    "32": ("Kerala", "KL", (("Kochi", "682020"), ("Thrissur", "680001"))),
    "03": ("Punjab", "PB", (("Ludhiana", "141003"), ("Amritsar", "143001"))),
}
ALNUM = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
LETTERS = ALNUM[10:]
STREETS = ("Plot No. {n}, Phase II, Industrial Area", "{n}/B, Station Road, Opp. Bus Stand",
           "Shop No. {n}, Laxmi Arcade, M G Road", "No. {n}, 2nd Cross, Nehru Nagar",
           "Gala No. {n}, Sai Industrial Estate", "{n}, Old Market Yard, Near Clock Tower",
           "Survey No. {n}/2, Ring Road", "D-{n}, Sector 9, Transport Nagar")
HEADS = ("Anvika", "Sudarshan", "Trilok", "Mehrauli", "Kaveri", "Navdeep", "Orbitex", "Panchsheel",
         "Rudraksh", "Saptagiri", "Vindhya", "Yashodhan", "Zenvora", "Bhaskara", "Chetna", "Devgiri",
         "Ekdant", "Gomukh", "Harsiddh", "Indrayani", "Jaydurga", "Lokmitra", "Malhar", "Nirmiti")
FIRST = ("Aarav", "Bhavna", "Chirag", "Deepali", "Eshan", "Farhan", "Gauri", "Hemant", "Ishita",
         "Jatin", "Kalpana", "Lalit", "Meenal", "Nikhil", "Omkar", "Pallavi", "Rohini", "Sameer")
LAST = ("Agnihotri", "Bendre", "Chaudhari", "Dsouza", "Gokhale", "Iyengar", "Kulshreshtha", "Lokhande",
        "Mahapatra", "Nambiar", "Oberoi", "Purohit", "Raghavan", "Sabnis", "Tiwari", "Wadhwa")


def check36(body):
    total = 0
    for i, ch in enumerate(body):
        v = ALNUM.index(ch) * (2 if i % 2 else 1)
        total += v // 36 + v % 36
    return ALNUM[(36 - total % 36) % 36]


def pan(rnd, kind="C"):
    return ("".join(rnd.choice(LETTERS) for _ in range(3)) + kind + rnd.choice(LETTERS)
            + f"{rnd.randint(1, 9999):04d}" + rnd.choice(LETTERS))


def gstin(rnd, state, kind="C"):
    body = state + pan(rnd, kind) + rnd.choice("1112") + "Z"
    return body + check36(body)


def digits(rnd, n):
    return str(rnd.randint(1, 9)) + "".join(rnd.choice("0123456789") for _ in range(n - 1))


class Party:
    def __init__(self, rnd, tails, state=None, head=None, kind="C"):
        self.state = state or rnd.choice(sorted(STATES))
        self.sname, self.short, cities = STATES[self.state]
        self.name = (head or rnd.choice(HEADS)) + " " + rnd.choice(tails)
        self.gstin = gstin(rnd, self.state, kind)
        self.pan = self.gstin[2:12]
        self.street = rnd.choice(STREETS).format(n=rnd.randint(2, 190))
        self.city, self.pin = rnd.choice(cities)
        self.phone = rnd.choice("6789") + digits(rnd, 9)
        self.mail = self.name.split()[0].lower() + "@" + rnd.choice(("example.in", "example.com"))

    def truth(self):
        return {"name": self.name, "gstin": self.gstin}


def person(rnd):
    return rnd.choice(FIRST) + " " + rnd.choice(LAST)


def other(rnd, state):
    return rnd.choice([s for s in sorted(STATES) if s != state])


def day(rnd, lo="2023-04-03", hi="2025-08-30"):
    a, b = datetime.date.fromisoformat(lo), datetime.date.fromisoformat(hi)
    return a + datetime.timedelta(rnd.randint(0, (b - a).days))


def fy(d, form="{a}-{b:02d}"):
    a = d.year if d.month >= 4 else d.year - 1
    return form.format(a=a, s=a % 100, b=(a + 1) % 100)


def irn(rnd):
    return "".join(rnd.choice("0123456789abcdef") for _ in range(64))


def wrap_truth(data):
    return {"industry": "tax", "template": "gst_invoice", "data": data}
