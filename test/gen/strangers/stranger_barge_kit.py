# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared helpers: parties, GSTINs, money, words, and a small invoice book-keeper."""
import datetime
import random

from reportlab.lib.utils import simpleSplit
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

for _n, _f in (("DJ", "dejavu/DejaVuSans"), ("DJB", "dejavu/DejaVuSans-Bold"),
               ("DJC", "dejavu/DejaVuSansMono"), ("DJCB", "dejavu/DejaVuSansMono-Bold"),
               ("NS", "noto/NotoSans-Regular"), ("NSB", "noto/NotoSans-Bold")):
    pdfmetrics.registerFont(TTFont(_n, f"/usr/share/fonts/truetype/{_f}.ttf"))

CHARS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
STATES = {"03": ("Punjab", ["Ludhiana", "Jalandhar", "Mohali"], "14"),
          "06": ("Haryana", ["Karnal", "Faridabad", "Hisar"], "12"),
          "08": ("Rajasthan", ["Jaipur", "Kota", "Alwar"], "30"),
          "09": ("Uttar Pradesh", ["Kanpur", "Meerut", "Agra"], "20"),
          "19": ("West Bengal", ["Howrah", "Siliguri", "Asansol"], "71"),
          "23": ("Madhya Pradesh", ["Indore", "Bhopal", "Dewas"], "45"),
          "24": ("Gujarat", ["Surat", "Rajkot", "Vadodara"], "39"),
          "27": ("Maharashtra", ["Pune", "Nashik", "Nagpur"], "41"),
          "29": ("Karnataka", ["Hubballi", "Mysuru", "Belagavi"], "58"),
          "32": ("Kerala", ["Kochi", "Thrissur", "Kozhikode"], "68"),
          "33": ("Tamil Nadu", ["Coimbatore", "Tiruppur", "Salem"], "64"),
          "36": ("Telangana", ["Warangal", "Nizamabad", "Karimnagar"], "50")}
ROADS = ["Station Road", "Old Mill Compound", "GIDC Phase II", "Ring Road", "Gandhi Chowk", "Industrial Area",
         "Market Yard", "Temple Street", "Canal Road", "Transport Nagar", "Civil Lines"]


def gstin(rng, state, name, kind="C"):
    first = next(c for c in name.upper() if c.isalpha())
    pan = "".join(rng.choice(CHARS[10:]) for _ in range(3)) + kind + first + "%04d" % rng.randint(1, 9999) + rng.choice(CHARS[10:])
    body = state + pan + str(rng.choice([1, 1, 1, 2])) + "Z"
    tot = 0
    for i, ch in enumerate(body):
        p = CHARS.index(ch) * (1 + i % 2)
        tot += p // 36 + p % 36
    return body + CHARS[-tot % 36]


class Party:
    def __init__(self, rng, name, state, kind="C"):
        self.name, self.state = name, state
        self.sname, cities, pin = STATES[state]
        self.city = rng.choice(cities)
        self.pin = pin + "%04d" % rng.randint(1, 92)
        self.gstin = gstin(rng, state, name, kind)
        self.pan = self.gstin[2:12]
        self.road = f"{rng.choice(['Plot', 'Shop', 'No.', 'Unit'])} {rng.randint(2, 190)}{rng.choice(['', '', '/A', '-B'])}, {rng.choice(ROADS)}"
        self.place = f"{self.city} - {self.pin}"
        self.phone = f"{rng.randint(70, 98)}{rng.randint(10000000, 99999999)}"

    def truth(self):
        return {"name": self.name, "gstin": self.gstin}


def money(p):
    s, p = ("-" if p < 0 else ""), abs(p)
    return f"{s}{p // 100}.{p % 100:02d}"


def inr(p):
    s = money(p)
    neg, s = s.startswith("-"), s.lstrip("-")
    a, b = s.split(".")
    head, tail = a[:-3], a[-3:]
    parts = []
    while head:
        parts.insert(0, head[-2:])
        head = head[:-2]
    return ("-" if neg else "") + ",".join(parts + [tail]) + "." + b


def qty(q, dec):
    """q in thousandths"""
    return str(q // 1000) if dec == 0 else f"{q // 1000}.{q % 1000:03d}"[:-3 + dec or None]


def half(n, d):
    return (2 * n + d) // (2 * d) if n >= 0 else -((-2 * n + d) // (2 * d))


ONES = ("Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen "
        "Seventeen Eighteen Nineteen").split()
TENS = "_ _ Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety".split()


def words(n, hyphen=False, lakh="Lakh"):
    if n < 20:
        return ONES[n]
    if n < 100:
        return TENS[n // 10] + ((("-" if hyphen else " ") + ONES[n % 10]) if n % 10 else "")
    for unit, nm in ((10000000, "Crore"), (100000, lakh), (1000, "Thousand"), (100, "Hundred")):
        if n >= unit:
            return words(n // unit, hyphen, lakh) + " " + nm + (" " + words(n % unit, hyphen, lakh) if n % unit else "")


def rng_for(name, seed, rows):
    return random.Random(f"{name}/{seed}/{rows}")


def day(rng, y0=2023, y1=2025):
    return datetime.date(y0, 4, 1) + datetime.timedelta(days=rng.randint(0, 365 * (y1 - y0) + 300))


def fy(d):
    y = d.year if d.month > 3 else d.year - 1
    return f"{y % 100:02d}-{(y + 1) % 100:02d}"


def irn(rng):
    return "".join(rng.choice("0123456789abcdef") for _ in range(64))


class Book:
    """The items and sums of one invoice."""

    def __init__(self, inter):
        self.inter, self.items = inter, []

    def add(self, desc, hsn, q, unit, price, rate, dec=0, disc=0, per=1, cess=0, **more):
        gross = half(q * price, 1000 * per)
        d = half(gross * disc, 10000)
        t = gross - d
        tax = (0, 0, half(t * rate, 100)) if self.inter else (half(t * rate, 200),) * 2 + (0,)
        c = half(t * cess, 100)
        it = dict(desc=desc, hsn=hsn, q=q, qs=qty(q, dec), unit=unit, price=price, rate=rate, gross=gross, disc=disc, d=d, t=t,
                  c=tax[0], s=tax[1], i=tax[2], cess=c, cessrate=cess, tot=t + sum(tax) + c)
        it.update(more)
        self.items.append(it)
        return it

    def sum(self, k):
        return sum(i[k] for i in self.items)

    def close(self, rounding=True):
        self.t, self.c, self.s, self.i, self.cess = (self.sum(k) for k in ("t", "c", "s", "i", "cess"))
        raw = self.t + self.c + self.s + self.i + self.cess
        self.total = half(raw, 100) * 100 if rounding else raw
        self.ro = self.total - raw

    def by(self, *keys):
        out = {}
        for it in self.items:
            r = out.setdefault(tuple(it[k] for k in keys), dict(t=0, c=0, s=0, i=0, cess=0, q=0))
            for k in r:
                r[k] += it[k]
        return sorted(out.items())


MAP = dict(description="desc", hsn_sac="hsn", quantity="qs", unit="unit")
AMT = dict(unit_price="price", discount="d", taxable_value="t", cgst_amount="c", sgst_amount="s", igst_amount="i", cess_amount="cess")


def truth(book, keys, last, no, date, sup, rec, pos=None, words=None, due=None, irn_=None, totals="taxable tax round"):
    """keys: short names of what each row prints; last: which sum stands in its last column."""
    lines = []
    for it in book.items:
        row = {}
        for k in keys.split():
            if k in MAP:
                if it[MAP[k]] not in (None, ""):
                    row[k] = it[MAP[k]]
            elif k == "gst_rate":
                row[k] = str(it["rate"])
            elif k == "tax":
                for kk in (("igst_amount",) if book.inter else ("cgst_amount", "sgst_amount")):
                    row[kk] = money(it[AMT[kk]])
            else:
                row[k] = money(it[AMT[k]])
        row["amount"] = money(it[last])
        lines.append(row)
    d = dict(invoice_number=no, invoice_date=date.isoformat(), supplier=sup.truth(), recipient=rec.truth(), line_items=lines)
    if due:
        d["due_date"] = due.isoformat()
    if pos:
        d["place_of_supply"] = pos
    if "taxable" in totals:
        d["taxable_total"] = money(book.t)
    if "tax" in totals.split():
        for k, v in ((("igst_total", book.i),) if book.inter else (("cgst_total", book.c), ("sgst_total", book.s))):
            d[k] = money(v)
    if "cess" in totals:
        d["cess_total"] = money(book.cess)
    if "round" in totals:
        d["round_off"] = money(book.ro)
    d["grand_total"] = money(book.total)
    if words:
        d["amount_in_words"] = words
    if irn_:
        d["irn"] = irn_
    return {"data": d}


def width(s, f, z):
    return pdfmetrics.stringWidth(s, f, z)


def put(c, x, y, s, f="Helvetica", z=8, al="l", w=0):
    """al: l at x; r ends at x; c centred at x. With w: wraps, returns the next y."""
    c.setFont(f, z)
    lines = simpleSplit(s, f, z, w) if w else [s]
    for ln in lines:
        {"l": c.drawString, "r": c.drawRightString, "c": c.drawCentredString}[al](x, y, ln)
        y -= z * 1.22
    return y


def cells(c, xs, y, vals, als, f="Helvetica", z=8, pad=3, lead=1.22, fonts=None):
    """One row of wrapped cells between the edges xs, top at y. Returns the bottom y."""
    low = y
    for n, v in enumerate(vals):
        if v == "" or v is None:
            continue
        a, b = xs[n], xs[n + 1]
        ff = fonts[n] if fonts else f
        yy = y - z - 1.5
        for para in v.split("\n"):
            for ln in simpleSplit(para, ff, z, b - a - 2 * pad):
                assert width(ln, ff, z) <= b - a - pad, (ln, b - a)
                put(c, {"l": a + pad, "r": b - pad, "c": (a + b) / 2}[als[n]], yy, ln, ff, z, als[n])
                yy -= z * lead
        low = min(low, yy + z * lead - 4)
    return low


def height(xs, vals, f, z, pad=3, lead=1.22):
    n = max(sum(len(simpleSplit(p, f, z, xs[k + 1] - xs[k] - 2 * pad)) for p in (v or "").split("\n")) for k, v in enumerate(vals))
    return z + 1.5 + (n - 1) * z * lead + 4


def edges(x0, *ws):
    out = [x0]
    for w in ws:
        out.append(out[-1] + w)
    return out


def pair(rng, sups, recs, inter=0.4):
    a = rng.choice(list(STATES))
    inter = rng.random() < inter
    b = rng.choice([s for s in STATES if s != a]) if inter else a
    return Party(rng, rng.choice(sups), a, rng.choice("CF")), Party(rng, rng.choice(recs), b), inter


BUYERS = ["Navdurga Textile Mills", "Brightwell Polymers Pvt Ltd", "Kaveri Valley Foods LLP", "Ashirwad Engineering Works", "Tridev Infra Projects Pvt. Ltd.",
          "Silverline Packaging Industries", "Palash Chemicals Limited", "Om Sai Fabricators", "Meghdoot Auto Components Pvt Ltd", "Udayachal Ceramics"]
