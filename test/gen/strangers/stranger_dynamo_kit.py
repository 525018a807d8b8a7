# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared things of the layouts: numbers, words, parties, small drawing helps."""
import datetime
import random

from reportlab.lib.enums import TA_CENTER, TA_RIGHT
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.pdfmetrics import registerFontFamily, stringWidth
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.platypus import Paragraph, SimpleDocTemplate

TTF = "/usr/share/fonts/truetype/"
for _name, _file in {
    "Gst26Cond": "dejavu/DejaVuSansCondensed.ttf",
    "Gst26CondB": "dejavu/DejaVuSansCondensed-Bold.ttf",
    "Gst26Noto": "noto/NotoSans-Regular.ttf",
    "Gst26NotoB": "noto/NotoSans-Bold.ttf",
    "Gst26Serif": "dejavu/DejaVuSerifCondensed.ttf",
    "Gst26SerifB": "dejavu/DejaVuSerifCondensed-Bold.ttf",
}.items():
    pdfmetrics.registerFont(TTFont(_name, TTF + _file))

for _f in ("Cond", "Noto", "Serif"):
    _r, _b = "Gst26" + _f, "Gst26" + _f + "B"
    registerFontFamily(_r, normal=_r, bold=_b, italic=_r, boldItalic=_b)
    registerFontFamily(_b, normal=_b, bold=_b, italic=_b, boldItalic=_b)

STATES = {"08": "Rajasthan", "19": "West Bengal", "22": "Chhattisgarh", "24": "Gujarat",
          "27": "Maharashtra", "28": "Andhra Pradesh", "29": "Karnataka", "30": "Goa",
          "32": "Kerala", "33": "Tamil Nadu", "36": "Telangana", "37": "Andhra Pradesh",
          "09": "Uttar Pradesh", "23": "Madhya Pradesh", "06": "Haryana", "21": "Odisha"}
_B36 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def rng_of(name, seed, rows):
    return random.Random(f"{name}/{seed}/{rows}")


def gstin(rng, state, kind="C"):
    body = (state + "".join(rng.choice(_B36[10:]) for _ in range(3)) + kind
            + rng.choice(_B36[10:]) + f"{rng.randrange(1000, 9999)}" + rng.choice(_B36[10:])
            + rng.choice("1112") + "Z")
    total = 0
    for i, ch in enumerate(body):
        v = _B36.index(ch) * (1 + i % 2)
        total += v // 36 + v % 36
    return body + _B36[(36 - total % 36) % 36]


def div(a, b):
    """a/b to the nearest whole, halves away from zero."""
    s = -1 if a < 0 else 1
    return s * ((2 * abs(a) + b) // (2 * b))


def amt(p):
    s = "-" if p < 0 else ""
    return f"{s}{abs(p) // 100}.{abs(p) % 100:02d}"


def inr(p):
    s = amt(abs(p))
    whole, cents = s.split(".")
    if len(whole) > 3:
        head, tail = whole[:-3], whole[-3:]
        parts = []
        while len(head) > 2:
            parts.insert(0, head[-2:])
            head = head[:-2]
        parts.insert(0, head)
        whole = ",".join(parts) + "," + tail
    return ("-" if p < 0 else "") + whole + "." + cents


def milli(n, places=3):
    """n thousandths (or 10**-places) as a decimal."""
    b = 10 ** places
    return f"{n // b}.{n % b:0{places}d}"


def gint(n):
    return inr(n * 100)[:-3]


ONES = ("Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen "
        "Fifteen Sixteen Seventeen Eighteen Nineteen").split()
TENS = "- - Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety".split()


def _below100(n, hyphen):
    if n < 20:
        return ONES[n]
    return TENS[n // 10] + ((("-" if hyphen else " ") + ONES[n % 10]) if n % 10 else "")


def words(n, hyphen=False, conj=""):
    if n == 0:
        return "Zero"
    out = []
    for size, name in ((10000000, "Crore"), (100000, "Lakh"), (1000, "Thousand"), (100, "Hundred")):
        if n >= size:
            out.append(words(n // size, hyphen) + " " + name)
            n %= size
    if n:
        if out and conj:
            out.append(conj)
        out.append(_below100(n, hyphen))
    return " ".join(out)


def day(rng, start="2023-04-10", span=850):
    return datetime.date.fromisoformat(start) + datetime.timedelta(days=rng.randrange(span))


def plus(d, n):
    return d + datetime.timedelta(days=n)


def fy(d, sep="-"):
    y = d.year if d.month > 3 else d.year - 1
    return f"{y % 100:02d}{sep}{(y + 1) % 100:02d}"


def vehicle(rng, st):
    return (f"{st} {rng.randrange(1, 60):02d} {rng.choice('ABCDEFGHJKLMNPRSTUVW')}"
            f"{rng.choice('ABCDEFGHJKLMNPRSTUVW')} {rng.randrange(1000, 9999)}")


def irn(rng):
    return "".join(rng.choice("0123456789abcdef") for _ in range(64))


def split_tax(taxable, rate, intra):
    """rate in whole percent; (cgst, sgst, igst) in paise."""
    if intra:
        half = div(taxable * rate, 200)
        return half, half, 0
    return 0, 0, div(taxable * rate, 100)


def to_rupee(p):
    """(round off, rounded)."""
    r = div(p, 100) * 100
    return r - p, r


def party(name, g):
    return {"name": name, "gstin": g}


# ---- platypus
def sty(font, size, lead=None, al=0, color="#000000", **kw):
    return ParagraphStyle("s", fontName=font, fontSize=size, leading=lead or size * 1.2,
                          alignment={0: 0, "r": TA_RIGHT, "c": TA_CENTER}[al], textColor=color, **kw)


def P(text, style):
    return Paragraph(text, style)


def doc(path, pagesize, margins, title, **kw):
    left, right, top, bottom = margins
    return SimpleDocTemplate(path, pagesize=pagesize, leftMargin=left, rightMargin=right,
                             topMargin=top, bottomMargin=bottom, invariant=1, title=title, **kw)


# ---- canvas
def wrap(text, font, size, width):
    out, line = [], ""
    for w in text.split():
        t = (line + " " + w).strip()
        if line and stringWidth(t, font, size) > width:
            out.append(line)
            line = w
        else:
            line = t
    return out + [line] if line else out


def text(c, x, y, s, font, size, al="l"):
    c.setFont(font, size)
    {"l": c.drawString, "r": c.drawRightString, "c": c.drawCentredString}[al](x, y, s)


def cells(c, y, edges, aligns, values, font, size, pad=3, lead=None):
    """one row of texts at baseline y; edges has one more than values; lists are lines."""
    lead = lead or size * 1.2
    for i, v in enumerate(values):
        for k, s in enumerate(v if isinstance(v, list) else [v]):
            x = {"l": edges[i] + pad, "r": edges[i + 1] - pad,
                 "c": (edges[i] + edges[i + 1]) / 2}[aligns[i]]
            text(c, x, y - k * lead, s, font, size, aligns[i])


def edges_of(x0, widths):
    out = [x0]
    for w in widths:
        out.append(out[-1] + w)
    return out
