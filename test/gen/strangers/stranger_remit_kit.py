# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared things of the statement drawers: fonts, money, dates, wrapping, flows of transactions, tables on canvas."""
import random
from datetime import date, timedelta
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas
from reportlab.platypus import Paragraph
from reportlab.lib.styles import ParagraphStyle

_D = "/usr/share/fonts/truetype/"
FONTS = {
    "Deja": "dejavu/DejaVuSans.ttf", "DejaB": "dejavu/DejaVuSans-Bold.ttf",
    "DejaC": "dejavu/DejaVuSansCondensed.ttf", "DejaCB": "dejavu/DejaVuSansCondensed-Bold.ttf",
    "Mono": "dejavu/DejaVuSansMono.ttf", "MonoB": "dejavu/DejaVuSansMono-Bold.ttf",
    "DSerif": "dejavu/DejaVuSerif.ttf", "DSerifB": "dejavu/DejaVuSerif-Bold.ttf",
    "Noto": "noto/NotoSans-Regular.ttf", "NotoB": "noto/NotoSans-Bold.ttf",
    "NotoSerif": "noto/NotoSerif-Regular.ttf", "NotoSerifB": "noto/NotoSerif-Bold.ttf",
    "Deva": "noto/NotoSansDevanagari-Regular.ttf", "DevaB": "noto/NotoSansDevanagari-Bold.ttf",
}
for _n, _p in FONTS.items():
    pdfmetrics.registerFont(TTFont(_n, _D + _p))
width = pdfmetrics.stringWidth


def rng(name, seed, rows):
    return random.Random(f"{name}/{seed}/{rows}")


def pdf(path, size, title):
    c = canvas.Canvas(path, pagesize=size, invariant=1)
    c.setTitle(title)
    return c


# ---- money (integers of the hundredth part) -------------------------------
def s(p):
    """As the truth has it."""
    return f"{'-' if p < 0 else ''}{abs(p) // 100}.{abs(p) % 100:02d}"


def _g(n, sep):
    return f"{n:,}".replace(",", sep)


def us(p):
    return f"{'-' if p < 0 else ''}{_g(abs(p) // 100, ',')}.{abs(p) % 100:02d}"


def eu(p, sep="."):
    return f"{'-' if p < 0 else ''}{_g(abs(p) // 100, sep)},{abs(p) % 100:02d}"


def ch(p):
    return f"{'-' if p < 0 else ''}{_g(abs(p) // 100, chr(39))}.{abs(p) % 100:02d}"


def inr(p):
    n = str(abs(p) // 100)
    head, tail = n[:-3], n[-3:]
    parts = []
    while head:
        parts.insert(0, head[-2:])
        head = head[:-2]
    return ("-" if p < 0 else "") + ",".join(parts + [tail]) + f".{abs(p) % 100:02d}"


def drcr(p, dr="Dr", cr="Cr", gap=""):
    return inr(abs(p)) + gap + (dr if p < 0 else cr)


MON = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()
MONTHS = ("January February March April May June July August September October "
          "November December").split()


def dmy(d, sep="/", short=False):
    return f"{d.day:02d}{sep}{d.month:02d}{sep}" + (f"{d.year % 100:02d}" if short else str(d.year))


def dmon(d, sep="-", short=False):
    return f"{d.day:02d}{sep}{MON[d.month - 1]}{sep}" + (f"{d.year % 100:02d}" if short else str(d.year))


def long(d):
    return f"{d.day} {MONTHS[d.month - 1]} {d.year}"


def digits(r, n):
    return str(r.randint(1, 9)) + "".join(str(r.randint(0, 9)) for _ in range(n - 1))


def iban(country, bban):
    num = "".join(str(int(ch_, 36)) for ch_ in bban + country + "00")
    full = f"{country}{98 - int(num) % 97:02d}{bban}"
    return " ".join(full[i:i + 4] for i in range(0, len(full), 4))


def month(r, years=(2023, 2024, 2025)):
    y, m = r.choice(years), r.randint(1, 12)
    a = date(y, m, 1)
    b = (date(y + m // 12, m % 12 + 1, 1)) - timedelta(days=1)
    return a, b


def dates(r, a, b, n):
    span = (b - a).days
    return sorted(a + timedelta(days=r.randint(0, span)) for _ in range(n))


def flow(r, n, a, b, opening, outs, ins, share=0.7, floor=0, ref=None):
    """outs/ins: lists of (maker(r, d) -> text, low, high[, step]) in the hundredth part. The balance never goes below floor."""
    res, bal = [], opening
    for d in dates(r, a, b, n):
        out = r.random() < share
        mk, lo, hi, *step = r.choice(outs if out else ins)
        step = step[0] if step else 1
        amt = r.randint(lo // step, hi // step) * step
        if out and bal - amt < floor:
            mk, lo, hi, *step = r.choice(ins)
            step = step[0] if step else 1
            amt, out = r.randint(lo // step, hi // step) * step, False
        bal += -amt if out else amt
        res.append({"d": d, "text": mk(r, d), "out": amt if out else 0, "in": 0 if out else amt,
                    "bal": bal, "ref": ref(r, d) if ref else ""})
    return res, bal


def sums(t):
    return sum(x["out"] for x in t), sum(x["in"] for x in t)


def truth(t, refs=False, balance=True):
    """The transactions as printed; 'text' must have been replaced with what is printed."""
    res = []
    for x in t:
        e = {"date": x["d"].isoformat(), "description": x["text"]}
        if refs and x["ref"]:
            e["reference"] = x["ref"]
        e["debit" if x["out"] else "credit"] = s(x["out"] or x["in"])
        if balance and x.get("show", True):
            e["balance"] = s(x["bal"])
        res.append(e)
    return res


def dayends(t):
    """Mark the rows that are the last of their day (show) and the first (first)."""
    for i, x in enumerate(t):
        x["show"] = i == len(t) - 1 or t[i + 1]["d"] != x["d"]
        x["first"] = i == 0 or t[i - 1]["d"] != x["d"]


# ---- wrapping --------------------------------------------------------------
def wrap(text, font, size, w):
    lines, cur = [], ""
    for word in text.split():
        while width(word, font, size) > w:          # a word wider than the cell is broken where it is full
            room = (cur + " ") if cur else ""
            k = len(word)
            while k > 0 and width(room + word[:k], font, size) > w:
                k -= 1
            if k < 4 and cur:
                lines.append(cur)
                cur = ""
                continue
            lines.append(room + word[:k])
            word, cur = word[k:], ""
        if not word:
            continue
        nxt = f"{cur} {word}" if cur else word
        if width(nxt, font, size) <= w:
            cur = nxt
        else:
            lines.append(cur)
            cur = word
    if cur:
        lines.append(cur)
    return lines or [""]


def settle(t, font, size, w):
    """Wrap every text for its cell; the text becomes the lines joined with one blank."""
    for x in t:
        x["lines"] = wrap(x["text"], font, size, w)
        x["text"] = " ".join(x["lines"])


def esc(x):
    return x.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def para(lines, font, size, align=0, color="black", lead=None):
    if isinstance(lines, str):
        lines = [lines]
    st = ParagraphStyle("p", fontName=font, fontSize=size, leading=lead or size * 1.2, alignment=align, textColor=color,
                        splitLongWords=0)
    return Paragraph("<br/>".join(esc(x) for x in lines), st)


# ---- a table on the canvas ---------------------------------------------------
class Cols:
    """Columns on a canvas: cols = [(x, w, 'l'|'r'|'c'), ...]; pad is the inner distance."""

    def __init__(self, cols, font, size, lead, pad=3):
        self.cols, self.font, self.size, self.lead, self.pad = cols, font, size, lead, pad

    @property
    def x0(self):
        return self.cols[0][0]

    @property
    def x1(self):
        return self.cols[-1][0] + self.cols[-1][1]

    def inner(self, k):
        return self.cols[k][1] - 2 * self.pad

    def height(self, cells, gap):
        return max(len(c) if isinstance(c, list) else 1 for c in cells) * self.lead + gap

    def put(self, c, y, cells, font=None, size=None, color=None, lead=None):
        """y: the first base line."""
        font, size, lead = font or self.font, size or self.size, lead or self.lead
        c.setFont(font, size)
        c.setFillColor(color or "black")
        for (x, w, al), cell in zip(self.cols, cells):
            for i, ln in enumerate(cell if isinstance(cell, list) else [cell]):
                if not ln:
                    continue
                f = font
                if any("\u0900" <= q <= "\u097f" for q in ln):
                    f = "DevaB" if "B" in font else "Deva"
                    c.setFont(f, size)
                yy = y - i * lead
                if al == "r":
                    c.drawRightString(x + w - self.pad, yy, ln)
                elif al == "c":
                    c.drawCentredString(x + w / 2, yy, ln)
                else:
                    c.drawString(x + self.pad, yy, ln)
                if f != font:
                    c.setFont(font, size)
        c.setFillColor("black")

    def verticals(self, c, y0, y1):
        for x, _, _ in self.cols:
            c.line(x, y0, x, y1)
        c.line(self.x1, y0, self.x1, y1)


def kv(c, x, y, pairs, lead, font, bold, size, gap, colon=True):
    for k, v in pairs:
        c.setFont(font, size)
        c.drawString(x, y, k)
        if colon:
            c.drawString(x + gap - 8, y, ":")
        c.setFont(bold, size)
        c.drawString(x + gap, y, v)
        y -= lead
    return y


# ---- names and Indian texts ----------------------------------------------------
FIRST = "Anjali Rohit Meenakshi Farhan Deepa Suresh Gurpreet Lakshmi Nikhil Shabana Vivek Tanvi Harish Bhavna Joseph".split()
LAST = "Deshpande Kulkarni Nambiar Qureshi Chatterjee Rathore Bains Iyer Solanki Mathew Pillai Trivedi Mohanty Saikia".split()
SHOPS = ["Annapurna Kirana", "Sri Balaji Medicals", "Metro Fresh Mart", "Kaveri Textiles", "Om Petroleum", "Chai Junction",
         "Vidya Book House", "Nandini Sweets", "City Care Clinic", "Rapid Mobile Hub"]
IFS = "ABHN CNTB NVDB PRGB SMNB".split()


def person(r):
    return f"{r.choice(FIRST)} {r.choice(LAST)}"


def upi_out(r, d):
    return f"UPI/DR/{digits(r, 12)}/{r.choice(SHOPS).upper()}/{r.choice(IFS)}/Payment"


def upi_in(r, d):
    return f"UPI/CR/{digits(r, 12)}/{person(r).upper()}/{r.choice(IFS)}"


def neft_in(r, d):
    return f"NEFT-{r.choice(IFS)}N{d.year}{digits(r, 8)}-{r.choice(['ORBIT INFRA PVT LTD', 'SAHYADRI FOODS', 'PINNACLE TUTORIALS'])}"


def atm(r, d):
    return f"ATM WDL {digits(r, 6)} {r.choice(['STATION ROAD', 'M G ROAD', 'MARKET YARD', 'BUS STAND'])} {r.choice(['PUNE', 'SALEM', 'BHOPAL', 'KOTA'])}"


def pos(r, d):
    return f"POS {digits(r, 6)}XXXXXX{digits(r, 4)} {r.choice(SHOPS).upper()}"


def fixed(*texts):
    return lambda r, d: r.choice(texts)


OUTS = [(upi_out, 2000, 350000, 100), (atm, 50000, 1000000, 50000), (pos, 15000, 600000),
        (fixed("SMS CHARGES FOR THE QUARTER", "DEBIT CARD ANNUAL FEE"), 1770, 59000, 59),
        (fixed("ACH D- SUNRISE LIFE INSURANCE", "BBPS ELECTRICITY BILL", "BIL/ONL/GAS CONNECTION"), 30000, 450000)]
INS = [(upi_in, 10000, 1500000, 100), (neft_in, 500000, 6500000, 100), (fixed("CASH DEPOSIT SELF"), 100000, 2500000, 50000)]
