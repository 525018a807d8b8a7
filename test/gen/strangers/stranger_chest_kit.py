# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared things of the bank papers: fonts, numbers, random postings, a page to draw on."""
import datetime as dt
import io
import random
import re
from xml.sax.saxutils import escape

from reportlab.lib.colors import HexColor
from reportlab.lib.pagesizes import A4, LETTER  # noqa: F401
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.utils import simpleSplit
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas
from reportlab.platypus import Paragraph, SimpleDocTemplate

_T = "/usr/share/fonts/truetype/"
for _n, _f in {
    "Bk22Dv": "dejavu/DejaVuSans.ttf", "Bk22DvB": "dejavu/DejaVuSans-Bold.ttf",
    "Bk22Cn": "dejavu/DejaVuSansCondensed.ttf", "Bk22CnB": "dejavu/DejaVuSansCondensed-Bold.ttf",
    "Bk22Mo": "dejavu/DejaVuSansMono.ttf", "Bk22MoB": "dejavu/DejaVuSansMono-Bold.ttf",
    "Bk22Se": "dejavu/DejaVuSerifCondensed.ttf", "Bk22SeB": "dejavu/DejaVuSerifCondensed-Bold.ttf",
    "Bk22No": "noto/NotoSans-Regular.ttf", "Bk22NoB": "noto/NotoSans-Bold.ttf",
    "Bk22Ns": "noto/NotoSerif-Regular.ttf", "Bk22NsB": "noto/NotoSerif-Bold.ttf",
}.items():
    pdfmetrics.registerFont(TTFont(_n, _T + _f))

EN = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()
ENL = ("January February March April May June July August September October November "
       "December").split()


def money(c, th=",", dec=".", sign=""):
    """Cents to print: 123450 -> 1,234.50; sign '' (none) or '-' (in front) or 'end'."""
    a = abs(c)
    s = f"{a // 100:,}".replace(",", th) + f"{dec}{a % 100:02d}"
    if c < 0 and sign == "-":
        s = "-" + s
    if c < 0 and sign == "end":
        s += "-"
    return s


def amt(c):
    return money(c, "", ".", "-")


def iban(rng, cc, bban):
    """bban: N digit, A letter, others as they are."""
    b = "".join(str(rng.randint(0, 9)) if x == "#" else x for x in bban)
    num = "".join(str(int(x, 36)) for x in b + cc + "00")
    return f"{cc}{98 - int(num) % 97:02d}{b}"


def four(s):
    return " ".join(s[i:i + 4] for i in range(0, len(s), 4))


def digits(rng, n):
    return str(rng.randint(1, 9)) + "".join(str(rng.randint(0, 9)) for _ in range(n - 1))


def fill(rng, text, day, words):
    def one(m):
        k = m.group(1)
        if k.startswith("%"):
            return day.strftime(k)
        if k.startswith("-%"):
            return (day - dt.timedelta(days=rng.randint(1, 2))).strftime(k[1:])
        if k[0] == "n" and k[1:].isdigit():
            return digits(rng, int(k[1:]))
        if k[0] == "A" and k[1:].isdigit():
            return "".join(rng.choice("ABCDEFGHJKLMNPQRSTUVWXYZ") for _ in range(int(k[1:])))
        if k == "Mon":
            return EN[day.month - 1]
        if k == "MON":
            return EN[day.month - 1].upper()
        return rng.choice(words[k])
    return re.sub(r"\{([^}]+)\}", one, text)


class Tx:
    def __init__(self, day, lines, cents, ref, extra):
        self.d, self.lines, self.c, self.ref, self.extra = day, lines, cents, ref, extra
        self.b = 0
        self.last = True    # last of its day
        self.first = True
        self.n = 0

    @property
    def desc(self):
        return " ".join(self.lines)


ONCE = {"LATE FEE", "INTEREST CHARGE ON PURCHASES", "LATE PAYMENT FEE", "Monthly Service Fee",
        "COTISATION FORMULE CLARTE", "IMPOSTA DI BOLLO E/C", "COMISION MANTENIMIENTO", "Kontoavgift",
        "OPŁATA MIESIĘCZNA ZA KARTĘ", "TARIFA BANCARIA"}


def postings(rng, rows, pool, words, start, days, opening, limit=0, step=1):
    """pool: (weight, sign, low, high, lines, ref template or '', extra); amounts in cents."""
    offs = sorted(rng.randint(0, days - 1) for _ in range(rows))
    bal, out, used = opening, [], set()
    for o in offs:
        day = start + dt.timedelta(days=o)
        for _ in range(60):
            _w, sg, lo, hi, lines, ref, extra = rng.choices(pool, [p[0] for p in pool])[0]
            c = sg * (rng.randint(lo, hi) // step * step)
            if bal + c >= -limit and not (lines and lines[0] in used):
                break
        if lines and lines[0] in ONCE:
            used.add(lines[0])
        t = Tx(day, [fill(rng, x, day, words) for x in lines], c,
               fill(rng, ref, day, words), extra)
        bal += c
        t.b = bal
        out.append(t)
    chain(out)
    return out


def chain(out):
    for i, t in enumerate(out):
        t.n = i
        t.first = i == 0 or out[i - 1].d != t.d
        t.last = i == len(out) - 1 or out[i + 1].d != t.d


def debits(txs):
    return sum(-t.c for t in txs if t.c < 0)


def credits(txs):
    return sum(t.c for t in txs if t.c > 0)


def truth(head, txs, bal=lambda t: True, ref=False, desc=True):
    rows = []
    for t in txs:
        r = {"date": t.d.isoformat()}
        if desc:
            r["description"] = t.desc
        if ref and t.ref:
            r["reference"] = t.ref
        r["debit" if t.c < 0 else "credit"] = amt(abs(t.c))
        if bal(t):
            r["balance"] = amt(t.b)
        rows.append(r)
    data = dict(head)
    for k, v in list(data.items()):
        if isinstance(v, int):
            data[k] = amt(v)
    data["transactions"] = rows
    return {"data": data}


def span(a, b):
    return {"from": a.isoformat(), "to": b.isoformat()}


def month(rng, year=None):
    y = year or rng.choice([2022, 2023, 2024])
    m = rng.randint(1, 12)
    a = dt.date(y, m, 1)
    b = (dt.date(y + m // 12, m % 12 + 1, 1)) - dt.timedelta(days=1)
    return a, b, b.day


class Page:
    """A canvas measured from the top; head and foot are called on every page."""

    def __init__(self, path, size, total, title):
        self.c = Canvas(path, pagesize=size, invariant=1)
        self.c.setTitle(title)
        self.w, self.h = size
        self.no, self.total, self.y, self.bottom = 1, total, 0, size[1] - 60
        self.head = self.foot = lambda p: None

    def t(self, x, y, s, f="Helvetica", z=9, a="l", col=None):
        self.c.setFillColor(HexColor(col or "#000000"))
        self.c.setFont(f, z)
        {"l": self.c.drawString, "r": self.c.drawRightString,
         "c": self.c.drawCentredString}[a](x, self.h - y, s)

    def ts(self, x, y, ls, f="Helvetica", z=9, lead=None, a="l", col=None):
        for s in ls:
            self.t(x, y, s, f, z, a, col)
            y += lead or z * 1.25
        return y

    def line(self, x1, y1, x2, y2, w=0.5, col="#000000", dash=None):
        self.c.setStrokeColor(HexColor(col))
        self.c.setLineWidth(w)
        self.c.setDash(*(dash or []))
        self.c.line(x1, self.h - y1, x2, self.h - y2)
        self.c.setDash()

    def box(self, x, y, w, h, fill=None, stroke=None, lw=0.5, rad=0):
        if fill:
            self.c.setFillColor(HexColor(fill))
        if stroke:
            self.c.setStrokeColor(HexColor(stroke))
        self.c.setLineWidth(lw)
        args = (x, self.h - y - h, w, h)
        kw = {"fill": int(bool(fill)), "stroke": int(bool(stroke))}
        if rad:
            self.c.roundRect(*args, rad, **kw)
        else:
            self.c.rect(*args, **kw)

    def need(self, h):
        if self.y + h > self.bottom:
            self.brk()
            return True
        return False

    def brk(self):
        self.foot(self)
        self.c.showPage()
        self.no += 1
        self.head(self)

    def end(self):
        self.foot(self)
        self.c.showPage()
        self.c.save()


def paged(path, body, size=A4, title="Statement"):
    """Draw twice: the first time to count the pages."""
    p = Page(io.BytesIO(), size, 1, title)
    body(p)
    p.end()
    q = Page(str(path), size, p.no, title)
    body(q)
    q.end()


def flow(path, story, on_page, size=A4, margins=(40, 40, 40, 40), title="Statement"):
    """Platypus; story() gives fresh flowables, on_page(page) draws the fixed things."""
    total = 1
    for where in (io.BytesIO(), str(path)):
        left, right, top, bot = margins
        d = SimpleDocTemplate(where, pagesize=size, leftMargin=left, rightMargin=right,
                              topMargin=top, bottomMargin=bot, invariant=1, title=title)

        def deco(c, doc, total=total):
            p = Page.__new__(Page)
            p.c, (p.w, p.h) = c, size
            p.no, p.total = doc.page, total
            c.saveState()
            on_page(p)
            c.restoreState()
        d.build(story(), onFirstPage=deco, onLaterPages=deco)
        total = d.page


def para(text, f="Helvetica", z=8, lead=None, a=0, col="#000000"):
    st = ParagraphStyle("x", fontName=f, fontSize=z, leading=lead or z * 1.22, alignment=a,
                        textColor=HexColor(col))
    return Paragraph(text, st)


def esc(s):
    return escape(s)


def wrap(s, f, z, w):
    return simpleSplit(s, f, z, w)


def wraps(lines, f, z, w):
    return [x for s in lines for x in simpleSplit(s, f, z, w)]


def seeded(name, seed, rows):
    return random.Random(f"{name}/{seed}/{rows}")
