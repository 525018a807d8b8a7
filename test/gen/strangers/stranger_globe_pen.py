# SPDX-License-Identifier: AGPL-3.0-or-later
"""Drawing and data helpers shared by the layouts."""
import datetime as dt
import io

from reportlab.lib.colors import HexColor, black, white
from reportlab.lib.pagesizes import A4, letter, landscape
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

_T = "/usr/share/fonts/truetype/"
for _name, _file in {
    "DV": "dejavu/DejaVuSans.ttf", "DVB": "dejavu/DejaVuSans-Bold.ttf",
    "DVC": "dejavu/DejaVuSansCondensed.ttf", "DVCB": "dejavu/DejaVuSansCondensed-Bold.ttf",
    "DVM": "dejavu/DejaVuSansMono.ttf", "DVMB": "dejavu/DejaVuSansMono-Bold.ttf",
    "NS": "noto/NotoSans-Regular.ttf", "NSB": "noto/NotoSans-Bold.ttf", "NSI": "noto/NotoSans-Italic.ttf",
    "ND": "noto/NotoSansDisplay-Regular.ttf", "NDB": "noto/NotoSansDisplay-Bold.ttf",
    "NR": "noto/NotoSerif-Regular.ttf", "NRB": "noto/NotoSerif-Bold.ttf",
}.items():
    pdfmetrics.registerFont(TTFont(_name, _T + _file))

H, HB, HO = "Helvetica", "Helvetica-Bold", "Helvetica-Oblique"
T, TB, TI = "Times-Roman", "Times-Bold", "Times-Italic"
C, CB = "Courier", "Courier-Bold"

MON = "January February March April May June July August September October November December".split()
MON3 = [m[:3] for m in MON]


def col(v):
    if v is None:
        return black
    return HexColor(v) if isinstance(v, str) else v


class Paper:
    """A canvas whose y runs downwards from the top edge."""

    def __init__(self, target, size, total=0, title="", margin=None):
        self.W, self.H = size
        self.c = Canvas(target, pagesize=size, invariant=1)
        self.c.setTitle(title)
        self.page = 1
        self.total = total

    def t(self, x, y, s, f=H, z=9, a="l", k=None, cs=None):
        if s == "":
            return
        c = self.c
        c.setFillColor(col(k))
        c.setFont(f, z)
        yy = self.H - y
        if cs is not None:
            c.drawString(x, yy, s, charSpace=cs)
        elif a == "l":
            c.drawString(x, yy, s)
        elif a == "r":
            c.drawRightString(x, yy, s)
        else:
            c.drawCentredString(x, yy, s)

    def ts(self, x, y, lines, f=H, z=9, lead=None, a="l", k=None):
        lead = lead or z * 1.2
        for s in lines:
            self.t(x, y, s, f, z, a, k)
            y += lead
        return y

    def para(self, x, y, w, s, f=H, z=7, lead=None, k=None, a="l"):
        return self.ts(x, y, wrap(s, f, z, w), f, z, lead, a, k)

    def line(self, x1, y1, x2, y2, w=.5, k=None, dash=None):
        c = self.c
        c.setStrokeColor(col(k))
        c.setLineWidth(w)
        c.setDash(*(dash or ([], 0)))
        c.line(x1, self.H - y1, x2, self.H - y2)
        c.setDash([], 0)

    def box(self, x, y, w, h, fill=None, stroke=None, lw=.5, r=0):
        c = self.c
        c.setLineWidth(lw)
        if fill is not None:
            c.setFillColor(col(fill))
        if stroke is not None:
            c.setStrokeColor(col(stroke))
        args = dict(fill=int(fill is not None), stroke=int(stroke is not None))
        if r:
            c.roundRect(x, self.H - y - h, w, h, r, **args)
        else:
            c.rect(x, self.H - y - h, w, h, **args)

    def poly(self, pts, fill):
        c = self.c
        p = c.beginPath()
        p.moveTo(pts[0][0], self.H - pts[0][1])
        for x, y in pts[1:]:
            p.lineTo(x, self.H - y)
        p.close()
        c.setFillColor(col(fill))
        c.drawPath(p, fill=1, stroke=0)

    def disc(self, x, y, r, fill):
        self.c.setFillColor(col(fill))
        self.c.circle(x, self.H - y, r, fill=1, stroke=0)

    def rot(self, x, y, s, f=H, z=5, ang=90, k=None):
        c = self.c
        c.saveState()
        c.translate(x, self.H - y)
        c.rotate(ang)
        c.setFillColor(col(k))
        c.setFont(f, z)
        c.drawString(0, 0, s)
        c.restoreState()

    def new(self):
        self.c.showPage()
        self.page += 1


def render(path, size, fn, title=""):
    """Draws twice, so that fn may print the number of pages."""
    p = Paper(io.BytesIO(), size)
    fn(p)
    q = Paper(path, size, p.page, title)
    fn(q)
    q.c.showPage()
    q.c.save()


def width(s, f, z):
    return pdfmetrics.stringWidth(s, f, z)


def wrap(s, f, z, w):
    out, cur = [], ""
    for word in s.split():
        n = word if not cur else cur + " " + word
        if cur and width(n, f, z) > w:
            out.append(cur)
            cur = word
        else:
            cur = n
    if cur:
        out.append(cur)
    return out or [""]


def chop(s, n):
    """Cuts by character, n to a line, the way mainframes do."""
    out = []
    while s:
        out.append(s[:n].rstrip())
        s = s[n:].lstrip()
    return out


def money(v, th=",", de=".", nd=2):
    """Unsigned figure."""
    v = abs(v)
    if nd == 0:
        i, d = v, ""
    else:
        i, d = divmod(v, 100)
        d = de + "%02d" % d
    s = str(i)
    parts = []
    while len(s) > 3:
        parts.insert(0, s[-3:])
        s = s[:-3]
    parts.insert(0, s)
    return th.join(parts) + d


def sgn(v, th=",", de=".", minus="-", plus=""):
    return (minus if v < 0 else plus) + money(v, th, de)


def iso(d):
    return d.isoformat()


def plain(v):
    return ("-" if v < 0 else "") + "%d.%02d" % divmod(abs(v), 100)


def digits(r, n, first=True):
    return (str(r.randint(1, 9)) if first else str(r.randint(0, 9))) + "".join(str(r.randint(0, 9)) for _ in range(n - 1))


def letters(r, n):
    return "".join(r.choice("ABCDEFGHJKLMNPQRSTUVWXYZ") for _ in range(n))


def alnum(r, n):
    return "".join(r.choice("ABCDEFGHJKLMNPQRSTUVWXYZ0123456789") for _ in range(n))


def month_end(d):
    n = (d.replace(day=28) + dt.timedelta(days=4)).replace(day=1)
    return n - dt.timedelta(days=1)


def amount(r, lo, hi, step=1):
    v = int(lo * (hi / lo) ** r.random())
    return max(step, v // step * step)


class Tx:
    def __init__(self, date, amt, what):
        self.date, self.amt, self.what = date, amt, what
        self.bal = 0
        self.last = False


def series(r, start, end, rows, pool, opening, floor=None, weekdays=False):
    """pool: (weight, sign, lo, hi, step, maker(r, date)); running balances filled in.
    With a floor, a debit that would go below it is replaced by a credit."""
    days = [start + dt.timedelta(days=i) for i in range((end - start).days + 1)]
    if weekdays:
        days = [d for d in days if d.weekday() < 5]
    dates = sorted(r.choice(days) for _ in range(rows))
    weights = [p[0] for p in pool]
    credits = [p for p in pool if p[1] > 0]
    out, bal = [], opening
    for i, d in enumerate(dates):
        p = r.choices(pool, weights)[0]
        if rows >= 3 and i == 1:
            p = credits[0]
        a = amount(r, p[2], p[3], p[4]) * p[1]
        if floor is not None and bal + a < floor:
            p = credits[0]
            a = amount(r, p[2], p[3], p[4])
        x = Tx(d, a, p[5](r, d))
        bal += a
        x.bal = bal
        out.append(x)
    for i, x in enumerate(out):
        x.last = i + 1 == len(out) or out[i + 1].date != x.date
    return out


def totals(txs):
    return -sum(x.amt for x in txs if x.amt < 0), sum(x.amt for x in txs if x.amt > 0)


def row(x, desc, bal, **more):
    d = {"date": iso(x.date), "description": " ".join(desc.split())}
    d.update(more)
    d["debit"] = plain(-x.amt) if x.amt < 0 else None
    d["credit"] = plain(x.amt) if x.amt >= 0 else None
    d["balance"] = None if bal is None else plain(bal)
    return d


def bank(data):
    return {"industry": "finance", "template": "bank_statement", "data": data}


def card(data):
    return {"industry": "finance", "template": "card_statement", "data": data}


def period(a, b):
    return {"from": iso(a), "to": iso(b)}
