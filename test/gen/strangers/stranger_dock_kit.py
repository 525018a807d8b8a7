# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared helpers: parties, GSTIN, money, words, a small canvas grid."""
import datetime
import random
import string

from reportlab.lib.pagesizes import A4
from reportlab.lib.utils import simpleSplit
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.pdfmetrics import stringWidth
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

D = "/usr/share/fonts/truetype/"
for _n, _f in {"DVC": "dejavu/DejaVuSansCondensed", "DVC-Bold": "dejavu/DejaVuSansCondensed-Bold",
               "DVS": "dejavu/DejaVuSerifCondensed", "DVS-Bold": "dejavu/DejaVuSerifCondensed-Bold",
               "Noto": "noto/NotoSans-Regular", "Noto-Bold": "noto/NotoSans-Bold"}.items():
    pdfmetrics.registerFont(TTFont(_n, D + _f + ".ttf"))

STATES = {"27": ("Maharashtra", [("Pune", "411019"), ("Nashik", "422007"), ("Nagpur", "440018")]),
          "24": ("Gujarat", [("Surat", "395003"), ("Vadodara", "390010"), ("Rajkot", "360002")]),
          "29": ("Karnataka", [("Bengaluru", "560058"), ("Hubballi", "580030"), ("Mysuru", "570016")]),
          "33": ("Tamil Nadu", [("Coimbatore", "641021"), ("Chennai", "600098"), ("Salem", "636004")]),
          "07": ("Delhi", [("New Delhi", "110020"), ("Delhi", "110035")]),
          "08": ("Rajasthan", [("Jaipur", "302013"), ("Udaipur", "313003")]),
          "09": ("Uttar Pradesh", [("Noida", "201305"), ("Kanpur", "208012"), ("Ghaziabad", "201009")]),
          "19": ("West Bengal", [("Kolkata", "700015"), ("Howrah", "711106")]),
          "36": ("Telangana", [("Hyderabad", "500051"), ("Warangal", "506002")]),
          "06": ("Haryana", [("Gurugram", "122016"), ("Faridabad", "121004")])}
STREETS = ["Plot No. 47, Phase II Industrial Estate", "12/3, Old Mill Road", "Shop 8-9, Sardar Market Yard",
           "Survey No. 118, Ring Road", "2nd Floor, Amrapali Chambers", "Gala 14, Udyog Nagar",
           "No. 61, Temple Tank Street", "B-204, Sector 5 Main Road", "Khasra 219, Bypass Road"]
BUYERS = ["Navdeep Engineering Works", "Sharvani Foods Pvt. Ltd.", "Kolhar Textile Mills Limited", "Trimurthy Infra Projects LLP",
          "Aarush Home Appliances Pvt Ltd", "Belgundi Hospitals Private Limited", "Mehrangad Exports", "Orchid Vale Schools Trust",
          "Pallavi & Sons", "Zenvira Auto Components Ltd.", "Haripad Logistics Pvt. Ltd.", "Suryagarh Interiors"]
B36 = string.digits + string.ascii_uppercase


def lot(name, seed, rows):
    return random.Random(f"{name}/{seed}/{rows}")


def gstin(r, st):
    body = st + "".join(r.choice(string.ascii_uppercase) for _ in range(3)) + r.choice("CPFH") + r.choice(string.ascii_uppercase)
    body += f"{r.randrange(1, 9999):04d}" + r.choice(string.ascii_uppercase) + r.choice("1112") + "Z"
    s = 0
    for i, ch in enumerate(body):
        p = B36.index(ch) * (2 if i % 2 else 1)
        s += p // 36 + p % 36
    return body + B36[(36 - s % 36) % 36]


def party(r, name, st):
    city, pin = r.choice(STATES[st][1])
    return {"name": name, "gstin": gstin(r, st), "st": st, "state": STATES[st][0], "city": city, "pin": pin,
            "street": r.choice(STREETS)}


def parties(r, sname, home=None):
    st = home or r.choice(list(STATES))
    inter = r.random() < 0.45
    bt = r.choice([k for k in STATES if k != st]) if inter else st
    return party(r, sname, st), party(r, r.choice(BUYERS), bt), inter


def day(r, a=0, b=360):
    return datetime.date(2025, 4, 1) + datetime.timedelta(days=r.randrange(a, b))


def m(v):
    return ("-" if v < 0 else "") + f"{abs(v) // 100}.{abs(v) % 100:02d}"


def ind(v):
    s, p = str(abs(v) // 100), f"{abs(v) % 100:02d}"
    if len(s) > 3:
        h, t = s[:-3], s[-3:]
        g = []
        while h:
            g.insert(0, h[-2:])
            h = h[:-2]
        s = ",".join(g + [t])
    return ("-" if v < 0 else "") + s + "." + p


ONES = ("Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen "
        "Seventeen Eighteen Nineteen").split()
TENS = "- - Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety".split()


def words(n):
    if n < 20:
        return ONES[n]
    if n < 100:
        return TENS[n // 10] + (" " + ONES[n % 10] if n % 10 else "")
    for div, w in ((10 ** 7, "Crore"), (10 ** 5, "Lakh"), (1000, "Thousand"), (100, "Hundred")):
        if n >= div:
            return words(n // div) + " " + w + (" " + words(n % div) if n % div else "")


def wordsp(paise):
    s = words(paise // 100)
    return s + (" and " + words(paise % 100) + " Paise" if paise % 100 else "")


def tax(v, rate, inter):
    """(cgst, sgst, igst) in paise; rate in whole percent."""
    if inter:
        return 0, 0, (v * rate + 50) // 100
    h = (v * rate + 100) // 200
    return h, h, 0


def mul(unit_paise, qty_milli):
    return (unit_paise * qty_milli + 500) // 1000


def off(v):
    g = (v + 50) // 100 * 100
    return g, g - v


def head(sup, buy, no, date, pos=True, due=None):
    t = {"invoice_number": no, "invoice_date": date.isoformat(), "supplier": {"name": sup["name"], "gstin": sup["gstin"]},
         "recipient": {"name": buy["name"], "gstin": buy["gstin"]}}
    if due:
        t["due_date"] = due.isoformat()
    if pos:
        t["place_of_supply"] = buy["st"]
    return t


def taxes(t, inter, tv, cg, sg, ig, grand, ro=None, inwords=None):
    t["taxable_total"] = m(tv)
    if inter:
        t["igst_total"] = m(ig)
    else:
        t["cgst_total"], t["sgst_total"] = m(cg), m(sg)
    if ro is not None:
        t["round_off"] = m(ro)
    t["grand_total"] = m(grand)
    if inwords:
        t["amount_in_words"] = inwords
    return {"data": t}


def canvas(path, size=A4, title="Tax Invoice"):
    c = Canvas(path, pagesize=size, invariant=1)
    c.setTitle(title)
    return c


def text(c, x, y, s, font="Helvetica", size=9, al="l", col=None):
    c.setFont(font, size)
    if col:
        c.setFillColor(col)
    (c.drawString if al == "l" else c.drawRightString if al == "r" else c.drawCentredString)(x, y, s)
    if col:
        c.setFillGray(0)


def para(c, x, y, s, w, font="Helvetica", size=9, lead=None):
    """Wrapped text; gives y below the last line."""
    for ln in simpleSplit(s, font, size, w):
        text(c, x, y, ln, font, size)
        y -= lead or size * 1.22
    return y


def fit(s, font, size, w):
    while stringWidth(s, font, size) > w and size > 4:
        size -= 0.25
    return size


class Grid:
    """cols: (key, [header lines], width, align). rules: grid, cols, rows, none."""

    def __init__(self, c, x, cols, font, bold, size=8, rules="grid", fill=None, ink=None, band=None, pad=3, groups=None, hal=None):
        self.c, self.x, self.cols, self.font, self.bold, self.size = c, x, cols, font, bold, size
        self.rules, self.fill, self.ink, self.band, self.pad, self.groups, self.hal = rules, fill, ink, band, pad, groups or {}, hal
        self.w = sum(k[2] for k in cols)
        self.n = 0

    def header(self, y):
        c, lead = self.c, self.size * 1.2
        k = max(len(q[1]) for q in self.cols)
        gh = lead + 3 if self.groups else 0
        h = k * lead + 6 + gh
        self.top = y
        if self.fill:
            c.setFillColor(self.fill)
            c.rect(self.x, y - h, self.w, h, stroke=0, fill=1)
            c.setFillGray(0)
        x = self.x
        starts = {}
        for key, lines, w, al in self.cols:
            starts[key] = x
            g = [v for v in self.groups.values() if key in v]
            yy = y - (gh if g else (h - len(lines) * lead - 6) / 2) - 3 - self.size
            if g:
                yy = y - gh - (h - gh - len(lines) * lead) / 2 - self.size + 1
            al = self.hal or al
            for ln in lines:
                px = x + self.pad if al == "l" else x + w - self.pad if al == "r" else x + w / 2
                text(c, px, yy, ln, self.bold, self.size, al, self.ink)
                yy -= lead
            if self.rules in ("grid", "cols") and x > self.x:
                inner = g and key != g[0][0]
                c.line(x, y - (gh if inner else 0), x, y - h)
            x += w
        for name, ks in self.groups.items():
            a = starts[ks[0]]
            b = starts[ks[-1]] + [q[2] for q in self.cols if q[0] == ks[-1]][0]
            text(c, (a + b) / 2, y - self.size - 2, name, self.bold, self.size, "c", self.ink)
            c.line(a, y - gh, b, y - gh)
        if self.rules in ("grid", "cols"):
            c.rect(self.x, y - h, self.w, h)
        elif self.rules == "rows" or not self.fill:
            c.line(self.x, y, self.x + self.w, y)
            c.line(self.x, y - h, self.x + self.w, y - h)
        return y - h

    def cells(self, row):
        out = []
        for key, _, w, al in self.cols:
            s = row.get(key, "")
            if al == "r":
                out.append([s])
            else:
                out.append(sum((simpleSplit(q, self.font, self.size, w - 2 * self.pad) for q in s.split("\n")), []) or [""])
        return out

    def height(self, row):
        return max(len(q) for q in self.cells(row)) * self.size * 1.2 + 5

    def row(self, y, row, bold=False):
        c, lead = self.c, self.size * 1.2
        cs = self.cells(row)
        h = max(len(q) for q in cs) * lead + 5
        if self.band and self.n % 2 and not bold:
            c.setFillColor(self.band)
            c.rect(self.x, y - h, self.w, h, stroke=0, fill=1)
            c.setFillGray(0)
        self.n += 1
        x = self.x
        for (key, _, w, al), lines in zip(self.cols, cs):
            yy = y - self.size - 2
            for ln in lines:
                f = self.bold if bold else self.font
                z = fit(ln, f, self.size, w - 2) if al == "r" else self.size
                text(c, x + self.pad if al == "l" else x + w - self.pad if al == "r" else x + w / 2, yy, ln, f, z, al)
                yy -= lead
            if self.rules in ("grid", "cols") and x > self.x:
                c.line(x, y, x, y - h)
            x += w
        if self.rules in ("grid", "cols"):
            c.line(self.x, y, self.x, y - h)
            c.line(self.x + self.w, y, self.x + self.w, y - h)
        if self.rules in ("grid", "rows") or bold:
            c.line(self.x, y - h, self.x + self.w, y - h)
        if bold and self.rules != "grid":
            c.line(self.x, y, self.x + self.w, y)
        return y - h


def pairs(c, x1, x2, y, items, font="Helvetica", bold="Helvetica-Bold", size=9, lead=13):
    for i, (a, b) in enumerate(items):
        f = bold if i == len(items) - 1 else font
        text(c, x1, y, a, f, size)
        text(c, x2, y, b, f, size, "r")
        y -= lead
    return y
