# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared things for the GST papers: numbers, parties, sums, a small grid for the canvas."""
import datetime
import random
import re
from types import SimpleNamespace as NS

from reportlab.lib import colors
from reportlab.lib.utils import simpleSplit
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas

D = "/usr/share/fonts/truetype/dejavu/"
N = "/usr/share/fonts/truetype/noto/"
for _n, _f in (("DV", D + "DejaVuSans.ttf"), ("DVB", D + "DejaVuSans-Bold.ttf"), ("DC", D + "DejaVuSansCondensed.ttf"),
               ("DCB", D + "DejaVuSansCondensed-Bold.ttf"), ("DS", D + "DejaVuSerif.ttf"), ("DSB", D + "DejaVuSerif-Bold.ttf"),
               ("NS", N + "NotoSans-Regular.ttf"), ("NSB", N + "NotoSans-Bold.ttf"), ("NSI", N + "NotoSans-Italic.ttf"),
               ("DM", D + "DejaVuSansMono.ttf"), ("DMB", D + "DejaVuSansMono-Bold.ttf")):
    pdfmetrics.registerFont(TTFont(_n, _f))
pdfmetrics.registerFontFamily("NS", "NS", "NSB", "NSI", "NSB")
pdfmetrics.registerFontFamily("DC", "DC", "DCB", "DC", "DCB")
sw = pdfmetrics.stringWidth

STATES = {
    "03": ("Punjab", [("Ludhiana", "1410"), ("Jalandhar", "1440")]), "06": ("Haryana", [("Faridabad", "1210"), ("Panipat", "1321")]),
    "07": ("Delhi", [("New Delhi", "1100")]), "08": ("Rajasthan", [("Jaipur", "3020"), ("Bhilwara", "3110")]),
    "09": ("Uttar Pradesh", [("Kanpur", "2080"), ("Noida", "2013")]), "19": ("West Bengal", [("Kolkata", "7000"), ("Howrah", "7111")]),
    "23": ("Madhya Pradesh", [("Indore", "4520"), ("Bhopal", "4620")]), "24": ("Gujarat", [("Surat", "3950"), ("Ahmedabad", "3800"), ("Rajkot", "3600")]),
    "27": ("Maharashtra", [("Pune", "4110"), ("Nagpur", "4400"), ("Nashik", "4220"), ("Mumbai", "4000")]),
    "29": ("Karnataka", [("Bengaluru", "5600"), ("Hubballi", "5800")]), "32": ("Kerala", [("Kochi", "6820"), ("Thrissur", "6800")]),
    "33": ("Tamil Nadu", [("Chennai", "6000"), ("Coimbatore", "6410"), ("Madurai", "6250")]), "36": ("Telangana", [("Hyderabad", "5000"), ("Warangal", "5060")]),
    "37": ("Andhra Pradesh", [("Guntur", "5220"), ("Vijayawada", "5200")])}
ROADS = ["Station Road", "M.G. Road", "Industrial Estate, Phase II", "Gandhi Chowk", "Nehru Marg", "Old Bus Stand Road", "Market Yard",
         "Sector 12", "Ring Road", "Temple Street", "MIDC Area", "Link Road"]
FRAC = ("Kg", "KG", "Mtr", "Mtrs", "Hour", "Kgs", "MTR", "Sqft", "Ltr", "Qtl")
A36 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def check36(s):
    t = 0
    for i, ch in enumerate(s):
        v = A36.index(ch) * (1 + i % 2)
        t += v // 36 + v % 36
    return A36[(36 - t % 36) % 36]


def gstin(r, code, name, kind="C"):
    up = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    b = code + "".join(r.choice(up) for _ in range(3)) + kind + name[0].upper() + "%04d" % r.randint(1, 9999) + r.choice(up) + r.choice("1112") + "Z"
    return b + check36(b)


def party(r, name, code=None):
    code = code or r.choice(sorted(STATES))
    st, cities = STATES[code]
    city, pin = r.choice(cities)
    kind = "C" if "Ltd" in name or "Limited" in name else "F"
    g = gstin(r, code, name, kind)
    return NS(name=name, code=code, state=st, city=city, pin=pin + "%02d" % r.randint(1, 99), gstin=g, pan=g[2:12],
              a1="%s %d, %s" % (r.choice(["Plot No.", "Shop No.", "No.", "Door No.", "Gala No."]), r.randint(2, 240), r.choice(ROADS)),
              phone="%d%09d" % (r.choice((7, 8, 9)), r.randint(0, 999999999)), mail="accounts@" + re.sub("[^a-z]", "", name.lower())[:12] + ".example")


def pair(r, sellers, buyers):
    s = party(r, r.choice(sellers))
    inter = r.random() < 0.5
    code = r.choice([k for k in sorted(STATES) if k != s.code]) if inter else s.code
    return s, party(r, r.choice(buyers), code), inter


def rng(name, seed, rows):
    return random.Random(f"{name}/{seed}/{rows}")


def rdiv(a, b):
    return (2 * a + b) // (2 * b) if a >= 0 else -((-2 * a + b) // (2 * b))


def T(p):
    return "%s%d.%02d" % ("-" if p < 0 else "", abs(p) // 100, abs(p) % 100)


def inr(p):
    a = str(abs(p) // 100)
    h, t = a[:-3], a[-3:]
    while h:
        h, t = h[:-2], h[-2:] + "," + t
    return "%s%s.%02d" % ("-" if p < 0 else "", t, abs(p) % 100)


def west(p):
    return "%s%s.%02d" % ("-" if p < 0 else "", format(abs(p) // 100, ","), abs(p) % 100)


def qty(l):
    if l.dec == 0:
        return str(l.q // 1000)
    s = "%d.%03d" % (l.q // 1000, l.q % 1000)
    return s if l.dec == 3 else s[:-(3 - l.dec)]


def half(rate):
    return "%g" % (rate / 2)


ONES = ("Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen").split()
TENS = "x x Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety".split()


def say(n, sep=" ", conj=""):
    if n < 20:
        return ONES[n]
    if n < 100:
        return TENS[n // 10] + (sep + ONES[n % 10] if n % 10 else "")
    for d, w in ((10000000, "Crore"), (100000, "Lakh"), (1000, "Thousand"), (100, "Hundred")):
        if n >= d:
            rest = n % d
            return say(n // d, sep, conj) + " " + w + (((" " + conj) if conj and d == 100 else "") + " " + say(rest, sep, conj) if rest else "")


def words(p, style="rupees"):
    r, q = divmod(p, 100)
    if style == "inr":
        return "INR " + say(r) + (" and " + say(q) + " paise" if q else "") + " Only"
    if style == "hyphen":
        return "Indian Rupee " + say(r, "-") + (" and " + say(q, "-") + " Paise" if q else "") + " Only"
    if style == "upper":
        return ("RUPEES " + say(r) + (" AND PAISE " + say(q) if q else "") + " ONLY").upper()
    if style == "tail":
        return say(r, " ", "and") + " Rupees" + (" and " + say(q) + " Paise" if q else "") + " only"
    return "Rupees " + say(r) + (" and Paise " + say(q) if q else "") + " Only"


def day(r):
    return datetime.date(2023, 4, 3) + datetime.timedelta(r.randint(0, 850))


def fy(d):
    y = d.year if d.month > 3 else d.year - 1
    return "%02d-%02d" % (y % 100, (y + 1) % 100)


def vary(r, s):
    return re.sub(r"\{([^}]*)\}", lambda m: r.choice(m.group(1).split("|")), s)


def irn(r):
    return "".join(r.choice("0123456789abcdef") for _ in range(64))


def compute(r, rows, pool, inter, dec=0, disc=(), by="line", rnd=True, footdisc=0, extra=0):
    """pool: (description, hsn, unit, low, high in rupees, rate, qlow, qhigh[, cess]); by line or by group of rates."""
    L = []
    for _ in range(rows):
        it = r.choice(pool)
        d = dec if it[2] in FRAC else 0
        q = r.randint(it[6], it[7]) * 1000 + (r.randint(0, 10 ** d - 1) * 10 ** (3 - d) if d else 0)
        price = r.randint(it[3] * 2, it[4] * 2) * 50 if r.random() < .7 else r.randint(it[3] * 100, it[4] * 100)
        gross = rdiv(q * price, 1000)
        dp = r.choice(disc) if disc else 0
        dv = rdiv(gross * dp, 10000)
        l = NS(desc=vary(r, it[0]), hsn=it[1], unit=it[2], q=q, dec=d, price=price, gross=gross, dp=dp, disc=dv, taxable=gross - dv, rate=it[5],
               cp=it[8] if len(it) > 8 else 0)
        h = 0 if inter else rdiv(l.taxable * l.rate, 200)
        l.c = l.s = h
        l.i = rdiv(l.taxable * l.rate, 100) if inter else 0
        l.cess = rdiv(l.taxable * l.cp, 100)
        l.total = l.taxable + l.c + l.s + l.i + l.cess
        L.append(l)
    v = NS(lines=L, inter=inter, gross=sum(l.gross for l in L), disc=sum(l.disc for l in L))
    sub = sum(l.taxable for l in L)
    v.sub = sub
    v.fdisc, v.extra = rdiv(sub * footdisc, 10000), rdiv(sub * extra, 10000)
    v.taxable = sub - v.fdisc + v.extra
    v.groups = []
    if v.taxable != sub:
        rate = L[0].rate
        assert all(l.rate == rate for l in L)
        keys = [(rate, v.taxable)]
    else:
        keys = [(k, sum(l.taxable for l in L if l.rate == k)) for k in sorted({l.rate for l in L})]
    for k, t in keys:
        if by == "line":
            c, i = sum(l.c for l in L if l.rate == k), sum(l.i for l in L if l.rate == k)
        else:
            c, i = (0, rdiv(t * k, 100)) if inter else (rdiv(t * k, 200), 0)
        v.groups.append(NS(rate=k, taxable=t, c=c, s=c, i=i, n=sum(l.rate == k for l in L)))
    v.c = v.s = sum(g.c for g in v.groups)
    v.i = sum(g.i for g in v.groups)
    v.cess = sum(l.cess for l in L)
    v.tax = v.c + v.s + v.i + v.cess
    raw = v.taxable + v.tax
    v.grand = rdiv(raw, 100) * 100 if rnd else raw
    v.ro = v.grand - raw
    return v


def truth(v, s, b, no, date, keys, amount, w=None, tot="taxable ro", due=None, pos=True, ir=None, dsc=None):
    """keys: names of printed columns; amount: attribute of the last column."""
    t = {"invoice_number": no, "invoice_date": date.isoformat(), "supplier": {"name": s.name, "gstin": s.gstin},
         "recipient": {"name": b.name, "gstin": b.gstin}, "grand_total": T(v.grand)}
    if due:
        t["due_date"] = due.isoformat()
    if pos:
        t["place_of_supply"] = b.code
    if "taxable" in tot:
        t["taxable_total"] = T(v.taxable)
    if v.inter:
        t["igst_total"] = T(v.i)
    else:
        t["cgst_total"], t["sgst_total"] = T(v.c), T(v.s)
    if "cess" in tot:
        t["cess_total"] = T(v.cess)
    if "ro" in tot.split():
        t["round_off"] = T(v.ro)
    if w:
        t["amount_in_words"] = w
    if ir:
        t["irn"] = ir
    t["line_items"] = []
    for l in v.lines:
        o = {}
        for k in keys.split():
            if k == "tax":
                o.update({"igst_amount": T(l.i)} if v.inter else {"cgst_amount": T(l.c), "sgst_amount": T(l.s)})
            else:
                o[{"d": "description", "h": "hsn_sac", "q": "quantity", "u": "unit", "p": "unit_price", "disc": "discount", "tv": "taxable_value",
                   "r": "gst_rate", "cess": "cess_amount"}[k]] = {
                    "d": lambda: l.desc, "h": lambda: l.hsn, "q": lambda: qty(l), "u": lambda: l.unit, "p": lambda: T(l.price),
                    "disc": lambda: T(l.disc), "tv": lambda: T(l.taxable), "r": lambda: str(l.rate), "cess": lambda: T(l.cess)}[k]()
        o["amount"] = T(getattr(l, amount))
        t["line_items"].append(o)
    return {"data": t}


def page(path, size, title):
    c = canvas.Canvas(path, pagesize=size, invariant=1)
    c.setTitle(title)
    return c


class Grid:
    """A table on a canvas. cols: (heading, width, align[, group heading]). rules: grid, cols, rows, head, none."""

    def __init__(self, c, x, cols, font="Helvetica", bold="Helvetica-Bold", size=8, rules="grid", head=None, headfg=colors.black, band=None, pad=3,
                 lw=.5, halign=None, gap=2.5, vmid=False, col=colors.black):
        self.c, self.x, self.cols, self.f, self.b, self.z = c, x, cols, font, bold, size
        self.rules, self.head, self.hfg, self.band, self.pad, self.lw, self.ha, self.gap, self.n = rules, head, headfg, band, pad, lw, halign, gap, 0
        self.vmid, self.col = vmid, col
        self.w = sum(k[1] for k in cols)
        self.lead = size * 1.2

    def xs(self):
        o = [self.x]
        for k in self.cols:
            o.append(o[-1] + k[1])
        return o

    def text(self, s, x, y, w, a, f, z):
        c, p = self.c, self.pad
        c.setFont(f, z)
        if a == "R":
            assert sw(s, f, z) <= w - p, (s, w)
            c.drawRightString(x + w - p, y, s)
        elif a == "C":
            c.drawCentredString(x + w / 2, y, s)
        else:
            c.drawString(x + p, y, s)

    def line(self, x1, y1, x2, y2):
        self.c.setLineWidth(self.lw)
        self.c.setStrokeColor(self.col)
        self.c.line(x1, y1, x2, y2)
        self.c.setStrokeColor(colors.black)

    def header(self, y):
        c, xs, ld = self.c, self.xs(), self.lead
        gs = [k[3] if len(k) > 3 else None for k in self.cols]
        n = max(len(k[0].split("\n")) + (1 if g else 0) for k, g in zip(self.cols, gs))
        h = n * ld + 2 * self.gap
        if self.head:
            c.setFillColor(self.head)
            c.rect(self.x, y - h, self.w, h, stroke=0, fill=1)
        c.setFillColor(self.hfg)
        i = 0
        while i < len(self.cols):
            k, g = self.cols[i], gs[i]
            if g:
                j = i
                while j < len(self.cols) and gs[j] == g:
                    j += 1
                self.text(g, xs[i], y - ld - self.gap + 2, xs[j] - xs[i], "C", self.b, self.z)
                if self.rules in ("grid", "cols"):
                    self.line(xs[i], y - ld - self.gap, xs[j], y - ld - self.gap)
                for m in range(i, j):
                    self.text(self.cols[m][0], xs[m], y - h + self.gap + 2, self.cols[m][1], self.ha or self.cols[m][2], self.b, self.z)
                    if m > i and self.rules in ("grid", "cols"):
                        self.line(xs[m], y - ld - self.gap, xs[m], y - h)
                i = j
            else:
                for q, s in enumerate(k[0].split("\n")):
                    self.text(s, xs[i], y - (q + 1) * ld - self.gap + 2, k[1], self.ha or k[2], self.b, self.z)
                i += 1
        c.setFillColor(colors.black)
        if self.rules in ("grid", "cols"):
            for m, xx in enumerate(xs):
                if not (0 < m < len(gs) and gs[m] and gs[m - 1] == gs[m]):
                    self.line(xx, y, xx, y - h)
        if self.rules != "none":
            self.line(self.x, y, self.x + self.w, y)
            self.line(self.x, y - h, self.x + self.w, y - h)
        return y - h

    def split(self, cells, f):
        return [[t for s in str(v).split("\n") for t in (simpleSplit(s, f, self.z, k[1] - 2 * self.pad) or [""])] for k, v in zip(self.cols, cells)]

    def height(self, cells, bold=False):
        return max(len(a) for a in self.split(cells, self.b if bold else self.f)) * self.lead + 2 * self.gap

    def row(self, y, cells, bold=False, band=True):
        f = self.b if bold else self.f
        parts = self.split(cells, f)
        h = max(len(a) for a in parts) * self.lead + 2 * self.gap
        xs = self.xs()
        if self.band and band and self.n % 2:
            self.c.setFillColor(self.band)
            self.c.rect(self.x, y - h, self.w, h, stroke=0, fill=1)
            self.c.setFillColor(colors.black)
        self.n += 1
        for a, k, xx in zip(parts, self.cols, xs):
            off = (h - 2 * self.gap - len(a) * self.lead) / 2 if self.vmid else 0
            for q, s in enumerate(a):
                self.text(s, xx, y - off - (q + 1) * self.lead - self.gap + 2, k[1], k[2], f, self.z)
        if self.rules in ("grid", "cols"):
            for xx in xs:
                self.line(xx, y, xx, y - h)
        if self.rules in ("grid", "rows"):
            self.line(self.x, y - h, self.x + self.w, y - h)
        return y - h

    def fill(self, y, to):
        if self.rules in ("grid", "cols") and to < y:
            for xx in self.xs():
                self.line(xx, y, xx, to)
        if self.rules != "none":
            self.line(self.x, min(y, to), self.x + self.w, min(y, to))
        return min(y, to)


def texts(c, x, y, lines, font="Helvetica", size=8, lead=None, right=False, width=None):
    for s in lines:
        for t in (simpleSplit(s, font, size, width) or [""]) if width else [s]:
            c.setFont(font, size)
            (c.drawRightString if right else c.drawString)(x, y, t)
            y -= lead or size * 1.25
    return y
