# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared things: parties, GSTINs, money, words, a pen that measures from the top, a table."""
import datetime
import io
import os
import random

from reportlab.lib.pagesizes import A4
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas

STATES = {"27": "Maharashtra", "24": "Gujarat", "29": "Karnataka", "33": "Tamil Nadu", "07": "Delhi",
          "08": "Rajasthan", "09": "Uttar Pradesh", "19": "West Bengal", "36": "Telangana", "32": "Kerala",
          "06": "Haryana", "23": "Madhya Pradesh", "21": "Odisha", "03": "Punjab", "20": "Jharkhand"}
CITIES = {"27": [("Nagpur", "4400"), ("Pune", "4110"), ("Nashik", "4220")], "24": [("Rajkot", "3600"), ("Surat", "3950")],
          "29": [("Bengaluru", "5600"), ("Hubballi", "5800")], "33": [("Coimbatore", "6410"), ("Salem", "6360")],
          "07": [("New Delhi", "1100")], "08": [("Jodhpur", "3420"), ("Kishangarh", "3058")],
          "09": [("Kanpur", "2080"), ("Meerut", "2500")], "19": [("Kolkata", "7000"), ("Asansol", "7133")],
          "36": [("Hyderabad", "5000"), ("Warangal", "5060")], "32": [("Kochi", "6820"), ("Thrissur", "6800")],
          "06": [("Yamunanagar", "1350"), ("Hisar", "1250")], "23": [("Indore", "4520"), ("Jabalpur", "4820")],
          "21": [("Cuttack", "7530"), ("Rourkela", "7690")], "03": [("Ludhiana", "1410")], "20": [("Dhanbad", "8260")]}
STREETS = ["Old Mill Road", "Station Road", "Lakshmi Nagar", "Gandhi Marg", "Industrial Estate Phase II", "Tilak Path",
           "Market Yard", "Ring Road", "Nehru Bazar", "Temple Street", "Canal Bank Road", "Plot No. 41, Sector 7"]
COINED = ["Vastrika", "Orvindra", "Kelumbra", "Tanishpur", "Jaldhwani", "Merubala", "Prithvayan", "Sugrivam", "Dhanvika",
          "Chandrul", "Nilambuj", "Harshvel", "Ekvaran", "Rudrasthal", "Yashodhan", "Bhavitra", "Amogharaj", "Gomatesh"]
BUYERS = ["Constructions", "Interiors Pvt Ltd", "Infraprojects LLP", "Traders", "Engineering Works", "Enterprises",
          "Developers Private Limited", "& Sons", "Industries Ltd.", "Agencies"]
PEOPLE = ["Anita Deshkar", "Ramesh Vaidyan", "Farida Contractwala", "Suresh Pillarai", "Meenal Joglekar", "Harpreet Dhillaur",
          "Kavita Sonwani", "Joseph Thekkan", "Arindam Sarbajna", "Lalita Purohitkar"]
WOMEN = ("Anita", "Farida", "Meenal", "Kavita", "Lalita")
B36 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"

D = "/usr/share/fonts/truetype/"
TTFS = {"DJ": "dejavu/DejaVuSans.ttf", "DJ-B": "dejavu/DejaVuSans-Bold.ttf", "DJS": "dejavu/DejaVuSerif.ttf",
        "DJS-B": "dejavu/DejaVuSerif-Bold.ttf", "NS": "noto/NotoSans-Regular.ttf", "NS-B": "noto/NotoSans-Bold.ttf"}
FALL = {"NS": "DJ", "NS-B": "DJ-B", "DJ": "Helvetica", "DJ-B": "Helvetica-Bold", "DJS": "Times-Roman", "DJS-B": "Times-Bold"}


def font(name):
    """The registered name of a TTF, or what stands in for it."""
    if name not in TTFS:
        return name
    own = "Quarry" + name  # others have fonts of that name, too
    if own in pdfmetrics.getRegisteredFontNames():
        return own
    if os.path.exists(D + TTFS[name]):
        pdfmetrics.registerFont(TTFont(own, D + TTFS[name]))
        return own
    return font(FALL[name])


def rng(name, seed, rows):
    return random.Random(f"{name}/{seed}/{rows}")


def check_char(body):
    total = 0
    for i, ch in enumerate(body):
        p = B36.index(ch) * (1 + i % 2)
        total += p // 36 + p % 36
    return B36[-total % 36]


def gstin(r, state, kind, initial):
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    pan = "".join(r.choice(letters) for _ in range(3)) + kind + initial + f"{r.randrange(1000, 9999)}" + r.choice(letters)
    body = state + pan + r.choice("1112") + "Z"
    return body + check_char(body)


def party(r, name, state):
    city, pin = r.choice(CITIES[state])
    kind = "C" if "Ltd" in name or "Limited" in name else r.choice("FP")
    return {"name": name, "state": state, "statename": STATES[state], "city": city, "pin": f"{pin}{r.randrange(1, 60):02d}"[:6],
            "street": f"{r.randrange(1, 220)}, {r.choice(STREETS)}", "gstin": gstin(r, state, kind, name[0].upper()),
            "phone": f"9{r.randrange(100000000, 999999999)}"}


def parties(r, sellers, home=None, inter=None):
    """A seller, a buyer, and whether the tax is IGST."""
    a = home or r.choice(sorted(STATES))
    inter = r.random() < 0.45 if inter is None else inter
    b = r.choice([s for s in sorted(STATES) if s != a]) if inter else a
    one, two = r.sample(COINED, 2)
    return party(r, f"{one} {r.choice(sellers)}", a), party(r, f"{two} {r.choice(BUYERS)}", b), inter


def div(a, b):
    """a/b to the nearest whole, half up."""
    return (2 * a + b) // (2 * b)


def taxes(taxable, rate, inter):
    """(cgst, sgst, igst) in paise."""
    if inter:
        return 0, 0, div(taxable * rate, 100)
    half = div(taxable * rate, 200)
    return half, half, 0


def s(p):
    """Paise as the truth writes them."""
    return f"{'-' if p < 0 else ''}{abs(p) // 100}.{abs(p) % 100:02d}"


def group(n):
    t = str(n)
    if len(t) <= 3:
        return t
    head, tail, out = t[:-3], t[-3:], []
    while head:
        out.insert(0, head[-2:])
        head = head[:-2]
    return ",".join(out + [tail])


def m(p):
    """Paise with Indian commas."""
    return f"{'-' if p < 0 else ''}{group(abs(p) // 100)}.{abs(p) % 100:02d}"


def q3(n):
    return f"{n // 1000}.{n % 1000:03d}"


def q2(n):
    return f"{n // 100}.{n % 100:02d}"


ONES = ("Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen "
        "Seventeen Eighteen Nineteen").split()
TENS = "x x Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety".split()


def words(n):
    out = []
    for size, name in ((10000000, "Crore"), (100000, "Lakh"), (1000, "Thousand"), (100, "Hundred")):
        if n >= size:
            out.append(words(n // size) + " " + name)
            n %= size
    if n >= 20:
        out.append(TENS[n // 10] + (" " + ONES[n % 10] if n % 10 else ""))
    elif n or not out:
        out.append(ONES[n])
    return " ".join(out)


def rounded(total):
    """(grand total in whole rupees, round-off)."""
    grand = div(total, 100) * 100
    return grand, grand - total


def day(r, year=None):
    return datetime.date(year or r.choice([2022, 2023, 2024]), 1, 1) + datetime.timedelta(days=r.randrange(0, 360))


def fy(d):
    y = d.year if d.month > 3 else d.year - 1
    return f"{y % 100:02d}-{(y + 1) % 100:02d}"


def plus(d, n):
    return d + datetime.timedelta(days=n)


def irn(r):
    return "".join(r.choice("0123456789abcdef") for _ in range(64))


def truck(r, state):
    code = {"27": "MH", "24": "GJ", "29": "KA", "33": "TN", "07": "DL", "08": "RJ", "09": "UP", "19": "WB", "36": "TS",
            "32": "KL", "06": "HR", "23": "MP", "21": "OD", "03": "PB", "20": "JH"}[state]
    return f"{code}{r.randrange(1, 50):02d}{r.choice('ABCDG')}{r.choice('ABCGHK')}{r.randrange(1000, 9999)}"


def wrap(text, face, size, width):
    out = []
    for part in text.split("\n"):
        line = ""
        for word in part.split():
            trial = f"{line} {word}".strip()
            if line and pdfmetrics.stringWidth(trial, face, size) > width:
                out.append(line)
                line = word
            else:
                line = trial
        out.append(line)
    return out


class Pen:
    """A canvas whose y runs down from the top."""

    def __init__(self, target, size=A4, total=0, title=""):
        self.w, self.h = size
        self.c = canvas.Canvas(target, pagesize=size, invariant=1)
        if title:
            self.c.setTitle(title)
        self.page, self.total = 1, total

    def text(self, x, y, t, face="Helvetica", size=9, align="l", color=0):
        self.c.setFillColor(color) if color else self.c.setFillGray(0)
        self.c.setFont(font(face), size)
        {"l": self.c.drawString, "r": self.c.drawRightString, "c": self.c.drawCentredString}[align](x, self.h - y, t)

    def para(self, x, y, t, width, face="Helvetica", size=9, lead=None, align="l", color=0):
        for line in wrap(t, font(face), size, width):
            self.text(x, y, line, face, size, align, color)
            y += lead or size * 1.25
        return y

    def line(self, x1, y1, x2, y2, width=0.6):
        self.c.setLineWidth(width)
        self.c.line(x1, self.h - y1, x2, self.h - y2)

    def rect(self, x, y, w, h, fill=None, stroke=1, width=0.6):
        self.c.setLineWidth(width)
        if fill:
            self.c.setFillColor(fill)
        self.c.rect(x, self.h - y - h, w, h, stroke=stroke, fill=1 if fill else 0)
        self.c.setFillGray(0)

    def new(self):
        self.c.showPage()
        self.page += 1


def twice(path, size, fn, title=""):
    """Draws once to count the pages and once in earnest."""
    probe = Pen(io.BytesIO(), size)
    fn(probe)
    probe.c.save()
    pen = Pen(path, size, probe.page, title)
    fn(pen)
    pen.c.save()


def grid(pen, y, x, cols, rows, bottom, newpage, face="Helvetica", bold="Helvetica-Bold", size=8, lead=9.6, pad=3,
         rules="v", headfill=None, headcolor=0, zebra=None, fill_to=None, repeat=True, carry=None, headsize=None):
    """cols: (width, align, heading). carry(i) gives the cells of a 'carried' row after i rows. Returns y below the table."""
    hs = headsize or size
    wide = sum(c[0] for c in cols)
    f, fb = font(face), font(bold)

    def cells(ys, parts, fc, sz, aligns, color=0):
        cx = x
        for (w, _, _), lines, al in zip(cols, parts, aligns):
            for k, t in enumerate(lines):
                at = {"l": cx + pad, "r": cx + w - pad, "c": cx + w / 2}[al]
                pen.text(at, ys + pad + sz * 0.8 + k * lead, t, fc, sz, al, color)
            cx += w

    def verticals(y1, y2):
        if "v" in rules:
            cx = x
            for w, _, _ in cols:
                pen.line(cx, y1, cx, y2)
                cx += w
            pen.line(cx, y1, cx, y2)

    def heading(y1):
        parts = [c[2].split("\n") for c in cols]
        h = max(map(len, parts)) * lead + 2 * pad
        if headfill:
            pen.rect(x, y1, wide, h, headfill, 0)
        pen.line(x, y1, x + wide, y1)
        pen.line(x, y1 + h, x + wide, y1 + h)
        verticals(y1, y1 + h)
        cells(y1, parts, bold, hs, ["c" if "v" in rules or c[1] == "c" else c[1] for c in cols], headcolor)
        return y1 + h

    def one(y1, row, fc, n=0):
        parts = [wrap(t, fb if fc == bold else f, size, c[0] - 2 * pad) if t else [] for t, c in zip(row, cols)]
        h = max(map(len, parts)) * lead + 2 * pad - 1
        if zebra and n % 2:
            pen.rect(x, y1, wide, h, zebra, 0)
        verticals(y1, y1 + h)
        cells(y1, parts, fc, size, [c[1] for c in cols])
        if "h" in rules:
            pen.line(x, y1 + h, x + wide, y1 + h, 0.3)
        return y1 + h

    y = heading(y)
    for i, row in enumerate(rows):
        tall = max(len(wrap(t, f, size, c[0] - 2 * pad)) for t, c in zip(row, cols)) * lead + 2 * pad
        if y + tall + (tall if carry else 0) > bottom:
            if carry:
                pen.line(x, y, x + wide, y)
                y = one(y, carry(i)[0], bold)
            pen.line(x, y, x + wide, y)
            y = newpage()
            if repeat:
                y = heading(y)
            else:
                pen.line(x, y, x + wide, y)
            if carry:
                y = one(y, carry(i)[1], bold)
        y = one(y, row, face, i)
    if fill_to and y < fill_to:
        verticals(y, fill_to)
        y = fill_to
    pen.line(x, y, x + wide, y)
    return y


def base(number, d, sup, rec, pos=True):
    out = {"invoice_number": number, "invoice_date": d.isoformat(), "document_type": "invoice",
           "supplier": {"name": sup["name"], "gstin": sup["gstin"]},
           "recipient": {"name": rec["name"], "gstin": rec["gstin"]}}
    if pos:
        out["place_of_supply"] = rec["state"]
    return out


def tax_truth(inter, c, sg, i):
    return {"igst_total": s(i)} if inter else {"cgst_total": s(c), "sgst_total": s(sg)}
