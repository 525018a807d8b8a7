# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared made-up data and small drawing helpers."""
import datetime
import random
import string

from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas
from reportlab.platypus import LongTable, Paragraph, SimpleDocTemplate, TableStyle

FONT_DIR = "/usr/share/fonts/truetype/"
FONTS = {
    "WithheldSans": "dejavu/DejaVuSans.ttf", "WithheldSans-Bold": "dejavu/DejaVuSans-Bold.ttf",
    "WithheldCond": "dejavu/DejaVuSansCondensed.ttf", "WithheldCond-Bold": "dejavu/DejaVuSansCondensed-Bold.ttf",
    "WithheldSerif": "dejavu/DejaVuSerif.ttf", "WithheldSerif-Bold": "dejavu/DejaVuSerif-Bold.ttf",
    "WithheldNoto": "noto/NotoSans-Regular.ttf", "WithheldNoto-Bold": "noto/NotoSans-Bold.ttf",
}
for _n, _p in FONTS.items():
    pdfmetrics.registerFont(TTFont(_n, FONT_DIR + _p))
pdfmetrics.registerFontFamily("WithheldNoto", normal="WithheldNoto", bold="WithheldNoto-Bold", italic="WithheldNoto", boldItalic="WithheldNoto-Bold")
BOLD = {"Helvetica": "Helvetica-Bold", "Times-Roman": "Times-Bold", "Courier": "Courier-Bold",
        "WithheldSans": "WithheldSans-Bold", "WithheldCond": "WithheldCond-Bold", "WithheldSerif": "WithheldSerif-Bold", "WithheldNoto": "WithheldNoto-Bold"}

FIRST = ["Anjali", "Prakash", "Meenakshi", "Suresh", "Kavitha", "Harshad", "Ritu", "Imran", "Nandini", "Gopal", "Farida", "Vikram"]
MIDDLE = ["Ramesh", "Kumar", "Chandra", "Venkatesh", "Lal", "Mohan", "Narayan", "Devi"]
LAST = ["Deshpande", "Iyer", "Chauhan", "Bhattacharjee", "Reddy", "Pillai", "Qureshi", "Sethi", "Kulkarni", "Barua", "Gowda", "Joshi"]
MADE = ["Sorvanta", "Kelmira", "Trivenika", "Pranovar", "Aruvedha", "Nilgaron", "Zentavi", "Mahurika",
        "Dravintal", "Oshimeer", "Bhavitron", "Lakshora", "Quendari", "Tarangam", "Vishkara", "Ekalyon"]
TRADE = ["Textiles", "Infotech", "Engineering Works", "Logistics", "Chemicals", "Agro Foods", "Media", "Power Systems",
         "Pharma Laboratories", "Constructions", "Retail Ventures", "Auto Components"]
TAIL = ["Private Limited", "Limited", "LLP", "and Company", "(India) Private Limited"]
PLACES = [("Pune", "Maharashtra", "411", "PNE"), ("Mumbai", "Maharashtra", "400", "MUM"), ("Bengaluru", "Karnataka", "560", "BLR"),
          ("Chennai", "Tamil Nadu", "600", "CHE"), ("New Delhi", "Delhi", "110", "DEL"), ("Ahmedabad", "Gujarat", "380", "AHM"),
          ("Kolkata", "West Bengal", "700", "CAL"), ("Hyderabad", "Telangana", "500", "HYD"), ("Jaipur", "Rajasthan", "302", "JPR")]
STREETS = ["Station Road", "Ring Road", "MIDC Industrial Area", "Gandhi Chowk", "Lake View Street", "Old Mill Compound", "Temple Road", "Sector 14"]
BLOCKS = ["Plot No. {}", "Flat {}", "No. {}", "Unit {}", "Shop {}", "Survey No. {}/2", "{}-B"]
BUILD = ["Sunrise Chambers", "Kaveri Towers", "Shree Niwas", "Trade Point", "Neem Residency", "Ashoka Plaza", "Orchid House"]
NATURE = {"192": "Salary", "194A": "Interest other than Interest on securities", "194C": "Payments to contractors and sub-contractors",
          "194J": "Fees for professional or technical services", "194H": "Commission or brokerage", "194I": "Rent",
          "194D": "Insurance commission", "194": "Dividends", "193": "Interest on securities", "194Q": "Purchase of goods"}
RATE = {"192": 900, "194A": 1000, "194C": 200, "194J": 1000, "194H": 500, "194I": 1000, "194D": 500, "194": 1000, "193": 1000, "194Q": 10}
MON = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()


def rng_of(name, seed, rows):
    return random.Random(f"{name}/{seed}/{rows}")


def money(p):
    return f"{'-' if p < 0 else ''}{abs(p) // 100}.{abs(p) % 100:02d}"


def inr(p, paise=True):
    """Indian grouping: 12,34,567.00"""
    whole, rest = divmod(abs(p), 100)
    s = str(whole)
    if len(s) > 3:
        head, s3 = s[:-3], s[-3:]
        parts = []
        while head:
            parts.insert(0, head[-2:])
            head = head[:-2]
        s = ",".join(parts + [s3])
    return ("-" if p < 0 else "") + s + (f".{rest:02d}" if paise else "")


ONES = ("Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen "
        "Seventeen Eighteen Nineteen").split()
TENS = "x x Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety".split()


def words(n):
    if n < 20:
        return ONES[n]
    if n < 100:
        return TENS[n // 10] + (" " + ONES[n % 10] if n % 10 else "")
    for size, name in ((10000000, "Crore"), (100000, "Lakh"), (1000, "Thousand"), (100, "Hundred")):
        if n >= size:
            return words(n // size) + " " + name + (" " + words(n % size) if n % size else "")


def rupees(p):
    r, q = divmod(p, 100)
    return "Rupees " + words(r) + (" and " + words(q) + " Paise" if q else "") + " Only"


def letters(r, n):
    return "".join(r.choice(string.ascii_uppercase) for _ in range(n))


def digits(r, n):
    return "".join(r.choice(string.digits) for _ in range(n))


def pan(r, kind, initial):
    return letters(r, 3) + kind + initial.upper() + f"{r.randint(1, 9999):04d}" + letters(r, 1)


def tan(r, city, initial):
    return city + initial.upper() + f"{r.randint(1, 99999):05d}" + letters(r, 1)


def person(r):
    a, m, z = r.choice(FIRST), r.choice(MIDDLE), r.choice(LAST)
    return {"name": f"{a} {m} {z}", "initial": z[0], "kind": "P"}


def firm(r):
    n, t = r.choice(MADE), r.choice(TAIL)
    return {"name": f"{n} {r.choice(TRADE)} {t}", "initial": n[0], "kind": "F" if t in ("LLP", "and Company") else "C"}


def place(r):
    city, state, pin, code = r.choice(PLACES)
    return {"lines": [r.choice(BLOCKS).format(r.randint(2, 480)) + ", " + r.choice(BUILD), r.choice(STREETS)],
            "city": city, "state": state, "pin": pin + digits(r, 3), "code": code}


def party(r, who):
    a = place(r)
    who = dict(who, place=a)
    who["pan"] = pan(r, who["kind"], who["initial"])
    who["tan"] = tan(r, a["code"], who["initial"])
    return who


def d_mon(d):
    return f"{d.day:02d}-{MON[d.month - 1]}-{d.year}"


def d_slash(d):
    return d.strftime("%d/%m/%Y")


def d_dash(d):
    return d.strftime("%d-%m-%Y")


def years(fy, short=True):
    return f"{fy}-{(fy + 1) % 100:02d}"


class Numbered(canvas.Canvas):
    """Calls self.stamp(page, of) on each page when all are known."""
    def __init__(self, *a, **k):
        super().__init__(*a, **k)
        self.kept = []

    def showPage(self):
        self.kept.append(dict(self.__dict__))
        self._startPage()

    def save(self):
        for i, s in enumerate(self.kept, 1):
            self.__dict__.update(s)
            self.stamp(i, len(self.kept))
            canvas.Canvas.showPage(self)
        canvas.Canvas.save(self)


def build(path, story, stamp, size, margins, title):
    """Platypus with a stamp(canvas, page, of) on every page."""
    maker = type("Stamped", (Numbered,), {"stamp": stamp})
    left, right, top, bottom = margins
    doc = SimpleDocTemplate(str(path), pagesize=size, leftMargin=left, rightMargin=right, topMargin=top,
                            bottomMargin=bottom, title=title, invariant=1)
    doc.build(story, canvasmaker=maker)


def para(text, font="Helvetica", size=8, align="l", color=colors.black, lead=None, before=0, after=0):
    st = ParagraphStyle("x", fontName=font, fontSize=size, leading=lead or size * 1.2, textColor=color,
                        alignment={"l": 0, "c": 1, "r": 2, "j": 4}[align], spaceBefore=before, spaceAfter=after)
    return Paragraph(text.replace("&", "&amp;"), st)


def grid(head, body, widths, aligns, font="Helvetica", size=7, line=0.4, head_back=None, head_color=colors.black,
         repeat=True, extra=(), pad=2, head_align="c", rule=colors.black, valign="MIDDLE", halign="CENTER"):
    """A ruled table with Paragraph cells; head is a list of rows. None = a cell covered by a span."""
    bold = BOLD[font]
    rows = [[("" if t is None else para(t, bold, size, head_align, head_color)) for t in row] for row in head]
    for row in body:
        b = isinstance(row, tuple)  # a tuple is a bold row (totals)
        rows.append([("" if t is None else para(t, bold if b else font, size, a)) for t, a in zip(row, aligns)])
    st = [("VALIGN", (0, 0), (-1, -1), valign), ("LEFTPADDING", (0, 0), (-1, -1), pad), ("RIGHTPADDING", (0, 0), (-1, -1), pad),
          ("TOPPADDING", (0, 0), (-1, -1), pad * .7), ("BOTTOMPADDING", (0, 0), (-1, -1), pad)]
    if line:
        st.append(("GRID", (0, 0), (-1, -1), line, rule))
    if head_back and head:
        st.append(("BACKGROUND", (0, 0), (-1, len(head) - 1), head_back))
    t = LongTable(rows, colWidths=widths, repeatRows=len(head) if repeat else 0, hAlign=halign)
    t.setStyle(TableStyle(st + list(extra)))
    return t


def wrap(text, font, size, width):
    out, cur = [], ""
    for w in text.split():
        new = (cur + " " + w).strip()
        if cur and pdfmetrics.stringWidth(new, font, size) > width:
            out.append(cur)
            cur = w
        else:
            cur = new
    return out + [cur] if cur else out


def day(y, m, d):
    return datetime.date(y, m, d)


def plus(d, n):
    return d + datetime.timedelta(days=n)
