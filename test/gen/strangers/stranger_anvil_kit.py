# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared things: money in paise, GSTINs, words, parties, wrapped cells."""
import datetime
import os
import random

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

STATES = {
    "24": ("Gujarat", [("Surat", "395003"), ("Rajkot", "360002"), ("Ahmedabad", "382445")]),
    "27": ("Maharashtra", [("Pune", "411026"), ("Nagpur", "440016"), ("Navi Mumbai", "400705")]),
    "29": ("Karnataka", [("Bengaluru", "560058"), ("Hubballi", "580030"), ("Mysuru", "570016")]),
    "33": ("Tamil Nadu", [("Coimbatore", "641021"), ("Chennai", "600058"), ("Namakkal", "637001")]),
    "36": ("Telangana", [("Hyderabad", "500037"), ("Warangal", "506002")]),
    "37": ("Andhra Pradesh", [("Visakhapatnam", "530012"), ("Guntur", "522004")]),
    "32": ("Kerala", [("Kochi", "682003"), ("Palakkad", "678623")]),
    "09": ("Uttar Pradesh", [("Kanpur", "208012"), ("Ghaziabad", "201009")]),
    "23": ("Madhya Pradesh", [("Indore", "452015"), ("Bhopal", "462023")]),
    "08": ("Rajasthan", [("Jaipur", "302013"), ("Kota", "324005")]),
    "19": ("West Bengal", [("Howrah", "711106"), ("Durgapur", "713206")]),
    "06": ("Haryana", [("Faridabad", "121004"), ("Gurugram", "122001")]),
    "07": ("Delhi", [("New Delhi", "110020"), ("Delhi", "110035")]),
}
ALNUM = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
FONTS = {
    "Gst23Noto": "noto/NotoSans-Regular.ttf",
    "Gst23NotoBold": "noto/NotoSans-Bold.ttf",
    "Gst23Cond": "dejavu/DejaVuSansCondensed.ttf",
    "Gst23CondBold": "dejavu/DejaVuSansCondensed-Bold.ttf",
    "Gst23Serif": "dejavu/DejaVuSerif.ttf",
    "Gst23SerifBold": "dejavu/DejaVuSerif-Bold.ttf",
    "Gst23Sans": "dejavu/DejaVuSans.ttf",
    "Gst23SansBold": "dejavu/DejaVuSans-Bold.ttf",
}


def font(name):
    if name not in pdfmetrics.getRegisteredFontNames():
        pdfmetrics.registerFont(TTFont(name, os.path.join("/usr/share/fonts/truetype", FONTS[name])))
    return name


def rng(name, seed, rows):
    return random.Random(f"{name}/{seed}/{rows}")


def check(body):
    total = 0
    for i, ch in enumerate(body):
        p = ALNUM.index(ch) * (1 if i % 2 == 0 else 2)
        total += p // 36 + p % 36
    return ALNUM[(36 - total % 36) % 36]


def gstin(r, code, kind="C", initial="A"):
    up = ALNUM[10:]
    body = code + "".join(r.choice(up) for _ in range(3)) + kind + initial.upper()
    body += f"{r.randint(1000, 9999)}" + r.choice(up) + "1Z"
    return body + check(body)


class Party:
    def __init__(self, r, name, code, kind="C"):
        self.name, self.code = name, code
        self.state, places = STATES[code]
        self.city, self.pin = r.choice(places)
        self.street = r.choice(["Plot No. 41, Phase II, Industrial Estate", "12/4, Old Mill Road", "Shed 7-B, GIDC Road",
                                "Survey No. 118/2, Bypass Road", "3rd Floor, Sagar Chambers, Station Road",
                                "No. 56, Second Main, Kalyan Nagar", "Gala 9, Shanti Compound"])
        if "GIDC" in self.street and code != "24":
            self.street = "Shed 7-B, Sector 4"
        self.gstin = gstin(r, code, kind, name[0])
        self.phone = f"9{r.randint(100000000, 899999999)}"

    @property
    def town(self):
        return f"{self.city} - {self.pin}"

    @property
    def truth(self):
        return {"name": self.name, "gstin": self.gstin}


def pair(r, sellers, buyers, home=None, chance=0.45):
    """A seller and a buyer; the tax is IGST where their states differ."""
    a = home or r.choice(sorted(STATES))
    b = r.choice([s for s in sorted(STATES) if s != a]) if r.random() < chance else a
    return Party(r, r.choice(sellers), a, r.choice("CF")), Party(r, r.choice(buyers), b)


def s(p):
    return f"{'-' if p < 0 else ''}{abs(p) // 100}.{abs(p) % 100:02d}"


def inr(p):
    whole, cents = divmod(abs(p), 100)
    t = str(whole)
    if len(t) > 3:
        head, tail = t[:-3], t[-3:]
        parts = []
        while head:
            parts.insert(0, head[-2:])
            head = head[:-2]
        t = ",".join(parts) + "," + tail
    return f"{'-' if p < 0 else ''}{t}.{cents:02d}"


def dec(n, places):
    d = 10 ** places
    return f"{n // d}.{n % d:0{places}d}" if places else str(n)


def mul(a, b, scale):
    return (a * b + scale // 2) // scale


def pct(p, rate10):
    """rate10: the rate in tenths of a percent (180 = 18 %)."""
    return mul(p, rate10, 1000)


def rate(t):
    return f"{t // 10}" if t % 10 == 0 else f"{t // 10}.{t % 10}"


def roundoff(p):
    g = (p + 50) // 100 * 100
    return g, g - p


ONES = ("Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen "
        "Seventeen Eighteen Nineteen").split()
TENS = "x x Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety".split()


def spell(n):
    if n < 20:
        return ONES[n]
    if n < 100:
        return TENS[n // 10] + (" " + ONES[n % 10] if n % 10 else "")
    for size, word in ((10000000, "Crore"), (100000, "Lakh"), (1000, "Thousand"), (100, "Hundred")):
        if n >= size:
            return spell(n // size) + " " + word + (" " + spell(n % size) if n % size else "")


def words(p):
    return spell(p // 100) + (" and Paise " + spell(p % 100) if p % 100 else "")


def day(r, y=2023):
    return datetime.date(y, 4, 3) + datetime.timedelta(days=r.randint(0, 500))


def fy(d):
    a = d.year if d.month > 3 else d.year - 1
    return f"{a % 100}-{(a + 1) % 100:02d}"


def irn(r):
    return "".join(r.choice("0123456789abcdef") for _ in range(64))


def wrap(text, f, size, width):
    out = []
    for para in str(text).split("\n"):
        line = ""
        for w in para.split(" "):
            t = (line + " " + w) if line else w
            if line and pdfmetrics.stringWidth(t, f, size) > width:
                out.append(line)
                line = w
            else:
                line = t
        out.append(line)
    return out


def put(c, x0, x1, y, text, align="l", f="Helvetica", size=8, pad=2.5):
    c.setFont(f, size)
    if align == "l":
        c.drawString(x0 + pad, y, text)
    elif align == "r":
        c.drawRightString(x1 - pad, y, text)
    else:
        c.drawCentredString((x0 + x1) / 2, y, text)


class Cols:
    """Columns of a canvas table: widths and alignments; cells wrap."""

    def __init__(self, x, spec, pad=2.5):
        self.edges, self.align, self.pad = [x], [], pad
        for w, a in spec:
            self.edges.append(self.edges[-1] + w)
            self.align.append(a)

    def lines(self, cells, f, size):
        return [wrap(t, f, size, self.edges[i + 1] - self.edges[i] - 2 * self.pad) for i, t in enumerate(cells)]

    def height(self, cells, f, size, lead):
        return max(len(x) for x in self.lines(cells, f, size)) * lead

    def draw(self, c, y, cells, f, size, lead, align=None):
        """First baseline at y - lead; returns the height used."""
        ll = self.lines(cells, f, size)
        for i, lines in enumerate(ll):
            for k, t in enumerate(lines):
                put(c, self.edges[i], self.edges[i + 1], y - lead * (k + 1) + lead * 0.2, t,
                    align or self.align[i], f, size, self.pad)
        return max(len(x) for x in ll) * lead

    def verticals(self, c, top, bottom):
        for x in self.edges:
            c.line(x, top, x, bottom)


def in_capitals(truth, party):
    truth[party] = {**truth[party], "name": truth[party]["name"].upper()}


def heads(truth, sup, rec, number, date, pos=True, capitals=()):
    truth.update({"invoice_number": number, "invoice_date": date.isoformat(), "document_type": "invoice", "supplier": sup.truth,
                  "recipient": rec.truth})
    for party in capitals:
        in_capitals(truth, party)
    if pos:
        truth["place_of_supply"] = rec.code
    return truth


def foot(truth, taxable, rate10, inter, extra=0, rounding=True, total=True):
    """One rate over the taxable total; returns [(label, rate, paise)], round off, grand."""
    if total:
        truth["taxable_total"] = s(taxable)
    if inter:
        taxes = [("IGST", rate(rate10), pct(taxable, rate10))]
        truth["igst_total"] = s(taxes[0][2])
    else:
        h = mul(taxable, rate10, 2000)
        half = dec(rate10 * 5, 2).rstrip("0").rstrip(".")
        taxes = [("CGST", half, h), ("SGST", half, h)]
        truth["cgst_total"] = truth["sgst_total"] = s(h)
    gross = taxable + sum(t[2] for t in taxes) + extra
    grand, off = roundoff(gross) if rounding else (gross, 0)
    if rounding:
        truth["round_off"] = s(off)
    truth["grand_total"] = s(grand)
    return taxes, off, grand
