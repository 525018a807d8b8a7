# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared: numbers, names, words, a small grid for the canvas."""
import datetime
import hashlib
import random

from reportlab.graphics import renderPDF
from reportlab.graphics.barcode import qr
from reportlab.graphics.shapes import Drawing
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

for nm, fn in {"DV": "dejavu/DejaVuSansCondensed", "DVB": "dejavu/DejaVuSansCondensed-Bold",
               "NS": "noto/NotoSans-Regular", "NSB": "noto/NotoSans-Bold",
               "DS": "dejavu/DejaVuSerifCondensed", "DSB": "dejavu/DejaVuSerifCondensed-Bold",
               "MN": "dejavu/DejaVuSansMono", "MNB": "dejavu/DejaVuSansMono-Bold"}.items():
    pdfmetrics.registerFont(TTFont(nm, f"/usr/share/fonts/truetype/{fn}.ttf"))
pdfmetrics.registerFontFamily("DV", normal="DV", bold="DVB", italic="DV", boldItalic="DVB")
pdfmetrics.registerFontFamily("NS", normal="NS", bold="NSB", italic="NS", boldItalic="NSB")
pdfmetrics.registerFontFamily("DS", normal="DS", bold="DSB", italic="DS", boldItalic="DSB")

STATES = {"03": ("Punjab", "Ludhiana", "1410"), "06": ("Haryana", "Gurugram", "1220"),
          "07": ("Delhi", "New Delhi", "1100"), "08": ("Rajasthan", "Jaipur", "3020"),
          "09": ("Uttar Pradesh", "Kanpur", "2080"), "19": ("West Bengal", "Kolkata", "7000"),
          "23": ("Madhya Pradesh", "Indore", "4520"), "24": ("Gujarat", "Vadodara", "3900"),
          "27": ("Maharashtra", "Pune", "4110"), "29": ("Karnataka", "Bengaluru", "5600"),
          "32": ("Kerala", "Kochi", "6820"), "33": ("Tamil Nadu", "Coimbatore", "6410"),
          "36": ("Telangana", "Hyderabad", "5000"), "37": ("Andhra Pradesh", "Vijayawada", "5200")}
ALPHA = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
BUYERS = ["Anvitra Retail LLP", "Shree Balkrupa Stores", "Mehrotra & Bindal Traders", "Kovilpatti Agencies",
          "Trisandhya Projects Private Limited", "Nirjhar Hospitality Pvt Ltd", "Om Saptarang Enterprises",
          "Palakunnel Brothers", "Zenvyra Systems India Pvt. Ltd.", "Chitrakshi Foods", "Dhrumil Sales Corporation",
          "Vaidehi Infra Equipments Private Limited", "Ruparelwala & Sons", "Gangotri Auto Components"]
STREETS = ["Plot No. 41, Phase II, Industrial Estate", "Shop No. 7, Ganesh Market, Station Road",
           "2nd Floor, Lotus Chambers, M.G. Road", "No. 118/3, Old Trunk Road", "Unit 5B, Harmony Business Park",
           "Godown 12, Transport Nagar", "H. No. 6-2-88, Nehru Colony", "Survey No. 204, Ring Road"]


def rng(name, seed, rows):
    return random.Random(f"{name}/{seed}/{rows}")


def check_char(body):
    total = 0
    for i, ch in enumerate(body):
        p = ALPHA.index(ch) * (1 + i % 2)
        total += p // 36 + p % 36
    return ALPHA[-total % 36]


def pan(r, kind="C"):
    letters = "".join(r.choice(ALPHA[10:]) for _ in range(3))
    return f"{letters}{kind}{r.choice(ALPHA[10:])}{r.randint(1000, 9999)}{r.choice(ALPHA[10:])}"


def gstin(r, state, kind=None):
    body = state + pan(r, kind or r.choice("CFPC")) + r.choice("1112") + "Z"
    return body + check_char(body)


def party(r, names, state):
    st, city, pin = STATES[state]
    return {"name": r.choice(names), "gstin": gstin(r, state), "state": st, "code": state, "city": city,
            "street": r.choice(STREETS), "pin": f"{pin}{r.randint(1, 99):02d}",
            "phone": f"{r.choice('6789')}{r.randint(10**8, 10**9 - 1)}"}


def two(r, sellers, buyers=BUYERS, inter=None):
    """supplier, recipient and whether the supply crosses a border"""
    a = r.choice(sorted(STATES))
    inter = r.random() < .45 if inter is None else inter
    b = r.choice([s for s in sorted(STATES) if s != a]) if inter else a
    return party(r, sellers, a), party(r, buyers, b), inter


def s(p):
    return f"{'-' if p < 0 else ''}{abs(p) // 100}.{abs(p) % 100:02d}"


def group(n):
    t = str(n)
    if len(t) <= 3:
        return t
    head, out = t[:-3], [t[-3:]]
    while head:
        out.insert(0, head[-2:])
        head = head[:-2]
    return ",".join(out)


def inr(p):
    return f"{'-' if p < 0 else ''}{group(abs(p) // 100)}.{abs(p) % 100:02d}"


def div(a, b):
    """a / b rounded half up, for a >= 0"""
    return (2 * a + b) // (2 * b)


def rate(pct):
    """pct in hundredths of a per cent: 1800 gives 18, 250 gives 2.5"""
    t = f"{pct // 100}.{pct % 100:02d}".rstrip("0").rstrip(".")
    return t


ONES = ("Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen "
        "Seventeen Eighteen Nineteen").split()
TENS = "0 0 Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety".split()


def say(n, sep=" "):
    if n < 20:
        return ONES[n]
    if n < 100:
        return TENS[n // 10] + (sep + ONES[n % 10] if n % 10 else "")
    for size, word in ((10**7, "Crore"), (10**5, "Lakh"), (1000, "Thousand"), (100, "Hundred")):
        if n >= size:
            rest = n % size
            return say(n // size, sep) + " " + word + (" " + say(rest, sep) if rest else "")


def day(r, first=datetime.date(2023, 4, 3), last=datetime.date(2025, 8, 29)):
    return first + datetime.timedelta(days=r.randint(0, (last - first).days))


def fy(d):
    y = d.year if d.month > 3 else d.year - 1
    return f"{y % 100:02d}-{(y + 1) % 100:02d}"


def irn(text):
    return hashlib.sha256(text.encode()).hexdigest()


def tax(line, inter):
    """fills in the tax of a line that has taxable and rate (whole per cents)"""
    line["cgst"] = line["sgst"] = line["igst"] = 0
    if inter:
        line["igst"] = div(line["taxable"] * line["rate"], 100)
    else:
        line["cgst"] = line["sgst"] = div(line["taxable"] * line["rate"], 200)
    line.setdefault("cess", 0)
    line["gross"] = line["taxable"] + line["cgst"] + line["sgst"] + line["igst"] + line["cess"]
    return line


def total(lines, key):
    return sum(x[key] for x in lines)


def rounded(p):
    """to whole rupees: (round off, payable)"""
    whole = div(p, 100) * 100
    return whole - p, whole


def by(lines, *keys):
    """sums per key, in order of the key"""
    out = {}
    for x in lines:
        k = tuple(x[q] for q in keys)
        t = out.setdefault(k, {"taxable": 0, "cgst": 0, "sgst": 0, "igst": 0, "cess": 0, "gross": 0})
        for q in t:
            t[q] += x[q]
    return sorted(out.items())


def truth(no, d, sup, rec, items, pos=None, **more):
    t = {"invoice_number": no, "invoice_date": d.isoformat(),
         "supplier": {"name": sup["name"], "gstin": sup["gstin"]},
         "recipient": {"name": rec["name"], "gstin": rec["gstin"]}, "line_items": items}
    if pos:
        t["place_of_supply"] = pos
    t.update(more)
    return {"data": t}


def qrcode(c, text, x, y, size):
    w = qr.QrCodeWidget(text, barLevel="L")
    b = w.getBounds()
    d = Drawing(size, size, transform=[size / (b[2] - b[0]), 0, 0, size / (b[3] - b[1]), 0, 0])
    d.add(w)
    if c is None:
        return d
    renderPDF.draw(d, c, x, y)


def wrap(text, font, size, width):
    out = []
    for part in str(text).split("\n"):
        cur = ""
        for word in part.split(" "):
            new = f"{cur} {word}" if cur else word
            if cur and pdfmetrics.stringWidth(new, font, size) > width:
                out.append(cur)
                cur = word
            else:
                cur = new
        out.append(cur)
    return out


class Grid:
    """cols: (width, 'l' | 'r' | 'c'); y goes downwards"""

    def __init__(self, c, x, cols, font, bold, size, lead=None, pad=2.5):
        self.c, self.x, self.cols, self.font, self.bold = c, x, cols, font, bold
        self.size, self.lead, self.pad = size, lead or size * 1.2, pad
        self.width = sum(w for w, _ in cols)

    def edges(self):
        out = [self.x]
        for w, _ in self.cols:
            out.append(out[-1] + w)
        return out

    def cut(self, cells, font=None):
        return [wrap(t, font or self.font, self.size, w - 2 * self.pad) for t, (w, _) in zip(cells, self.cols)]

    def height(self, cells, bold=False, vpad=3):
        return max(len(q) for q in self.cut(cells, self.bold if bold else None)) * self.lead + vpad

    def row(self, y, cells, bold=False, fill=None, ink=None, vpad=3, align=None):
        c, font = self.c, self.bold if bold else self.font
        h = self.height(cells, bold, vpad)
        if fill:
            c.setFillColor(fill)
            c.rect(self.x, y - h, self.width, h, stroke=0, fill=1)
        c.setFillColor(ink or "black")
        c.setFont(font, self.size)
        x = self.x
        for lines, (w, a) in zip(self.cut(cells, font), self.cols):
            a = align or a
            yy = y - vpad / 2 - self.size * .95
            for t in lines:
                if a == "r":
                    c.drawRightString(x + w - self.pad, yy, t)
                elif a == "c":
                    c.drawCentredString(x + w / 2, yy, t)
                else:
                    c.drawString(x + self.pad, yy, t)
                yy -= self.lead
            x += w
        c.setFillColor("black")
        return y - h

    def lines(self, top, bottom, inner=True):
        c = self.c
        c.rect(self.x, bottom, self.width, top - bottom)
        if inner:
            for x in self.edges()[1:-1]:
                c.line(x, top, x, bottom)


def say_lines(c, x, y, lines, font, size, lead, right=False):
    c.setFont(font, size)
    for t in lines:
        (c.drawRightString if right else c.drawString)(x, y, t)
        y -= lead
    return y


def count_pages(draw_once):
    """draw_once(total) draws and returns the number of its pages; drawn twice so that 'of n' is right"""
    n = draw_once(1)
    return n if n == 1 else draw_once(n)
