# SPDX-License-Identifier: AGPL-3.0-or-later
"""What the layouts share: parties, numbers, words, wrapping, flowing rows."""
import datetime
import os
import random

from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.enums import TA_CENTER, TA_LEFT, TA_RIGHT
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.pdfmetrics import stringWidth
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas as canvases
from reportlab.platypus import Paragraph

D = "/usr/share/fonts/truetype/dejavu/"
FONTS = {
    "Gst22Sans": "DejaVuSans.ttf", "Gst22SansBold": "DejaVuSans-Bold.ttf",
    "Gst22Serif": "DejaVuSerif.ttf", "Gst22SerifBold": "DejaVuSerif-Bold.ttf",
    "Gst22Mono": "DejaVuSansMono.ttf", "Gst22MonoBold": "DejaVuSansMono-Bold.ttf",
}
for _name, _file in FONTS.items():
    if os.path.exists(D + _file):
        pdfmetrics.registerFont(TTFont(_name, D + _file))

CHARS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
PLACES = [
    ("27", "Maharashtra", "MH", ["Bhosari, Pune 411026", "Taloja MIDC, Navi Mumbai 410208", "Satpur, Nashik 422007"]),
    ("24", "Gujarat", "GJ", ["Vatva GIDC, Ahmedabad 382445", "Makarpura, Vadodara 390010", "Udhna, Surat 394210"]),
    ("29", "Karnataka", "KA", ["Peenya, Bengaluru 560058", "Hebbal Indl. Area, Mysuru 570016"]),
    ("33", "Tamil Nadu", "TN", ["Ambattur, Chennai 600058", "Avinashi Road, Coimbatore 641014", "Kangeyam Road, Tiruppur 641604"]),
    ("36", "Telangana", "TS", ["Jeedimetla, Hyderabad 500055", "Balanagar, Hyderabad 500037"]),
    ("06", "Haryana", "HR", ["Udyog Vihar, Gurugram 122016", "Sector 24, Faridabad 121005"]),
    ("07", "Delhi", "DL", ["Okhla Phase II, New Delhi 110020", "Naraina, New Delhi 110028"]),
    ("09", "Uttar Pradesh", "UP", ["Sector 63, Noida 201301", "Panki Site 2, Kanpur 208022"]),
    ("19", "West Bengal", "WB", ["Topsia Road, Kolkata 700039", "Jalan Complex, Howrah 711411"]),
    ("08", "Rajasthan", "RJ", ["Sitapura, Jaipur 302022", "Basni Phase I, Jodhpur 342005"]),
    ("32", "Kerala", "KL", ["Kalamassery, Kochi 683104", "West Hill, Kozhikode 673005"]),
    ("21", "Odisha", "OD", ["Mancheswar, Bhubaneswar 751010", "Kalunga, Rourkela 770031"]),
    ("37", "Andhra Pradesh", "AP", ["Autonagar, Visakhapatnam 530012", "Auto Nagar, Vijayawada 520007"]),
]
PEOPLE = ["Anil Deshpande", "Meera Krishnan", "Rohit Sabharwal", "Farida Contractor", "Joseph Kurian", "Sunita Agarwal",
          "Debashis Roy", "Harpreet Gill", "Lakshmi Narayanan", "Vikram Rathore", "Nandini Hegde", "Imran Qureshi"]


def check_char(first):
    total = 0
    for i, ch in enumerate(first):
        d = CHARS.index(ch) * (1 + i % 2)
        total += d // 36 + d % 36
    return CHARS[(36 - total % 36) % 36]


def gstin(rng, state, name, kind="C"):
    abc = "ABCDEFGHJKLMNPRSTVW"
    pan = "AA" + rng.choice(abc) + kind + name[0].upper() + "%04d" % rng.randint(1001, 9989) + rng.choice(abc)
    body = state + pan + rng.choice("1112") + "Z"
    return body + check_char(body)


class Party:
    def __init__(self, rng, name, place, kind="C", street=None):
        self.name = name
        self.code, self.state, self.short, towns = place
        self.town = rng.choice(towns)
        self.street = street or rng.choice(["Plot No. %d, Phase %s" % (rng.randint(3, 240), rng.choice(["I", "II", "III"])),
                                  "%d/%d, Industrial Estate" % (rng.randint(1, 90), rng.randint(1, 12)),
                                  "Unit %d, %s Complex" % (rng.randint(1, 60), rng.choice(["Shanti", "Gokul", "Navkar", "Sagar"])),
                                  "Survey No. %d, Station Road" % rng.randint(11, 400)])
        if kind not in "AP":
            kind = "C" if "Ltd" in name or "Limited" in name else "F"
        self.gstin = gstin(rng, self.code, name, kind)
        self.pan = self.gstin[2:12]

    def truth(self):
        return {"name": self.name, "gstin": self.gstin}


class Deal:
    """The parties, dates and number of one paper."""

    def __init__(self, key, seed, rows, sellers, buyers, kind="C", local=None, year=None):
        self.rng = rng = random.Random(f"{key}/{seed}/{rows}")
        here = rng.choice(PLACES)
        self.inter = rng.random() < 0.45 if local is None else not local
        there = rng.choice([p for p in PLACES if p is not here]) if self.inter else here
        self.seller = Party(rng, rng.choice(sellers), here, kind)
        self.buyer = Party(rng, rng.choice(buyers), there, rng.choice("CCF"))
        y = year or rng.choice([2023, 2024])
        self.date = datetime.date(y, 4, 1) + datetime.timedelta(days=rng.randint(25, 355))
        fy = self.date.year if self.date.month > 3 else self.date.year - 1
        self.fy = "%02d-%02d" % (fy % 100, (fy + 1) % 100)
        self.serial = rng.randint(12, 2890)
        self.due = self.date + datetime.timedelta(days=rng.choice([7, 15, 30, 45]))

    def data(self, number):
        return {"invoice_number": number, "invoice_date": self.date.isoformat(), "place_of_supply": self.buyer.code,
                "supplier": self.seller.truth(), "recipient": self.buyer.truth(), "line_items": []}

    def before(self, low=1, high=28):
        return self.date - datetime.timedelta(days=self.rng.randint(low, high))

    def irn(self):
        return "".join(self.rng.choice("0123456789abcdef") for _ in range(64))


def div(a, b):
    """a / b rounded half up (a not negative)."""
    return (2 * a + b) // (2 * b)


def dec(p):
    return "%s%d.%02d" % ("-" if p < 0 else "", abs(p) // 100, abs(p) % 100)


def group(n):
    s = str(n)
    head, tail = s[:-3], s[-3:]
    parts = []
    while head:
        parts.insert(0, head[-2:])
        head = head[:-2]
    return ",".join(parts + [tail])


def inr(p):
    return "%s%s.%02d" % ("-" if p < 0 else "", group(abs(p) // 100), abs(p) % 100)


def qty(n, places):
    if not places:
        return str(n)
    return "%d.%0*d" % (n // 10 ** places, places, n % 10 ** places)


ONES = ("Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen "
        "Seventeen Eighteen Nineteen").split()
TENS = "- - Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety".split()


def number_words(n, joiner=""):
    out = []
    for size, name in ((10000000, "Crore"), (100000, "Lakh"), (1000, "Thousand"), (100, "Hundred")):
        if n >= size:
            out += [number_words(n // size), name]
            n %= size
    if n or not out:
        if joiner and out:
            out.append(joiner)
        if n < 20:
            out.append(ONES[n])
        else:
            out.append(TENS[n // 10] + (" " + ONES[n % 10] if n % 10 else ""))
    return " ".join(out)


def split_tax(value, rate, inter):
    """(cgst, sgst, igst) of a value at a whole rate in percent (halves may be fractions)."""
    if inter:
        return 0, 0, div(value * rate, 100)
    half = div(value * rate, 200)
    return half, half, 0


def half(rate):
    return "%g" % (rate / 2)


def put_totals(data, taxable, cgst, sgst, igst, inter, grand, round_off=None):
    data["taxable_total"] = dec(taxable)
    if inter:
        data["igst_total"] = dec(igst)
    else:
        data["cgst_total"], data["sgst_total"] = dec(cgst), dec(sgst)
    if round_off is not None:
        data["round_off"] = dec(round_off)
    data["grand_total"] = dec(grand)


def rounded(total):
    grand = (total + 50) // 100 * 100
    return grand, grand - total


def wrap(text, font, size, width):
    lines = []
    for part in str(text).split("\n"):
        line = ""
        for word in part.split(" "):
            trial = line + " " + word if line else word
            if line and stringWidth(trial, font, size) > width:
                lines.append(line)
                line = word
            else:
                line = trial
        lines.append(line)
    return lines


def say(c, x, y, text, font="Helvetica", size=8, align="l"):
    c.setFont(font, size)
    {"l": c.drawString, "r": c.drawRightString, "c": c.drawCentredString}[align](x, y, text)


def block(c, x, y, text, width, font="Helvetica", size=8, lead=None, align="l"):
    lead = lead or size * 1.2
    for line in wrap(text, font, size, width):
        say(c, x if align == "l" else x + width / 2 if align == "c" else x + width, y, line, font, size, align)
        y -= lead
    return y


def cell_row(c, cols, cells, y, font, size, lead, pad=3):
    """Draws one row whose first baseline hangs under y; gives the height used."""
    deep = 0
    for (x0, x1, align), text in zip(cols, cells):
        lines = wrap(text, font, size, x1 - x0 - 2 * pad)
        at = {"l": x0 + pad, "r": x1 - pad, "c": (x0 + x1) / 2}[align]
        for i, line in enumerate(lines):
            say(c, at, y - size - i * lead, line, font, size, align)
        deep = max(deep, len(lines))
    return deep * lead


def row_height(cols, cells, font, size, lead, pad=3):
    return max(len(wrap(t, font, size, x1 - x0 - 2 * pad)) for (x0, x1, _), t in zip(cols, cells)) * lead


def columns(x, spec):
    out = []
    for width, align in spec:
        out.append((x, x + width, align))
        x += width
    return out


def para(text, font="Helvetica", size=8, align="l", lead=None, color=None, **more):
    style = ParagraphStyle("p", fontName=font, fontSize=size, leading=lead or size * 1.22,
                           alignment={"l": TA_LEFT, "r": TA_RIGHT, "c": TA_CENTER}[align], **more)
    if color is not None:
        style.textColor = color
    return Paragraph(text.replace("&", "&amp;").replace("&amp;nbsp;", "&nbsp;").replace("\n", "<br/>"), style)


class Counted(canvases.Canvas):
    """A canvas that writes 'Page n of m' at a place the subclass names."""
    spot = (560, 20, "Helvetica", 7, "r")
    words = "Page %d of %d"

    def __init__(self, *a, **k):
        super().__init__(*a, **k)
        self._kept = []

    def showPage(self):
        self._kept.append(dict(self.__dict__))
        self._startPage()

    def save(self):
        total = len(self._kept)
        for state in self._kept:
            self.__dict__.update(state)
            x, y, font, size, align = self.spot
            say(self, x, y, self.words % (self._pageNumber, total), font, size, align)
            super().showPage()
        super().save()


assert check_char("27AAPFU0939F1Z") == "V"
