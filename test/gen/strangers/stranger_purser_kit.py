# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared things: money, dates, fonts, made-up data, and a small page writer."""
import io
import random
from datetime import date, timedelta
from reportlab.lib.utils import simpleSplit
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas

_D = "/usr/share/fonts/truetype/"
for _n, _f in (("PurserDV", "dejavu/DejaVuSansCondensed.ttf"), ("PurserDVB", "dejavu/DejaVuSansCondensed-Bold.ttf"),
               ("PurserNS", "noto/NotoSans-Regular.ttf"), ("PurserNSB", "noto/NotoSans-Bold.ttf"),
               ("PurserDM", "dejavu/DejaVuSansMono.ttf"), ("PurserDMB", "dejavu/DejaVuSansMono-Bold.ttf"),
               ("PurserDS", "dejavu/DejaVuSerifCondensed.ttf"), ("PurserDSB", "dejavu/DejaVuSerifCondensed-Bold.ttf")):
    pdfmetrics.registerFont(TTFont(_n, _D + _f))
pdfmetrics.registerFontFamily("PurserNS", normal="PurserNS", bold="PurserNSB", italic="PurserNS", boldItalic="PurserNSB")
pdfmetrics.registerFontFamily("PurserDV", normal="PurserDV", bold="PurserDVB", italic="PurserDV", boldItalic="PurserDVB")


def dec(a):
    return ("-" if a < 0 else "") + "%d.%02d" % divmod(abs(a), 100)


def _group(s, sep):
    out = ""
    while len(s) > 3:
        out = sep + s[-3:] + out
        s = s[:-3]
    return s + out


def en(a):
    u, p = divmod(abs(a), 100)
    return "%s.%02d" % (_group(str(u), ","), p)


def ind(a):
    u, p = divmod(abs(a), 100)
    s = str(u)
    head, tail = s[:-3], s[-3:]
    out = tail
    while head:
        out = head[-2:] + "," + out
        head = head[:-2]
    return "%s.%02d" % (out, p)


def de(a):
    u, p = divmod(abs(a), 100)
    return "%s,%02d" % (_group(str(u), "."), p)


def fr(a):
    u, p = divmod(abs(a), 100)
    return "%s,%02d" % (_group(str(u), "\u00a0"), p)


MON = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()
MONTH = "January February March April May June July August September October November December".split()
MES = "ene feb mar abr may jun jul ago sep oct nov dic".split()
MOIS = "janvier février mars avril mai juin juillet août septembre octobre novembre décembre".split()


def period(rng, day, year_turn=False):
    """One billing month that ends on the given day."""
    if year_turn:
        y, m = rng.choice((2023, 2024, 2025)), 1
    else:
        y, m = rng.choice((2022, 2023, 2024, 2025)), rng.randint(1, 12)
    end = date(y, m, day)
    prev = date(y - 1, 12, day) if m == 1 else date(y, m - 1, day)
    return prev + timedelta(1), end


class T:
    def __init__(self, **k):
        self.fx = None
        self.card = 0
        self.__dict__.update(k)

    @property
    def signed(self):
        return -self.amt if self.cr else self.amt


class Stmt:
    def sum(self, *kinds, card=None):
        return sum(t.amt for t in self.tx if t.kind in kinds and (card is None or t.card == card))

    def of(self, *kinds, card=None):
        return [t for t in self.tx if t.kind in kinds and (card is None or t.card == card)]


def make(rng, pool, rows, span, fx=0.0, cards=1, interest=True):
    """pool: shops [(text, low, high)], away [(text, cur, low, high, rate in 1/10000)], pay, refund,
    fees [(text, amt)], int (text), unit (rounding of limits), floor."""
    s = Stmt()
    a, b = span
    days = (b - a).days
    kinds = []
    if rows >= 3 or (rows == 1 and rng.random() < .15):
        kinds.append("payment")
    if rows >= 6 and interest:
        kinds.append("interest")
        kinds += ["tax"] if "tax" in pool else []
    if rows >= 8:
        kinds.append("fee")
    if rows >= 10:
        kinds += ["refund"] * rng.randint(1, 2)
    if rows >= 25:
        kinds += ["payment", "fee"]
    kinds += ["purchase"] * (rows - len(kinds))
    s.prev = rng.randint(pool["prev"][0], pool["prev"][1])
    s.tx = []
    left = s.prev
    fees = list(pool["fees"])
    rng.shuffle(fees)
    seen_int = 0
    for k in kinds:
        d = a + timedelta(rng.randint(0, days))
        t = T(kind=k, cr=k in ("payment", "refund"), date=d, fx=None)
        if k == "payment":
            t.desc = rng.choice(pool["pay"])
            t.amt = left if left < 100000 else rng.choice((left, left // 2, left // 50000 * 50000 or left))
            if kinds.count("payment") > 1 and left == s.prev:
                t.amt = left // 2 // 10000 * 10000 or left // 2
            left -= t.amt
        elif k == "refund":
            n, lo, hi = rng.choice(pool["shops"])
            t.desc, t.amt = pool["refund"] % n, rng.randint(lo, (lo + hi) // 2)
        elif k == "interest":
            t.desc, t.amt, t.date = pool["int"], rng.randint(s.prev // 100, s.prev // 30), b
            seen_int = t.amt
        elif k == "tax":
            t.desc, t.amt, t.date = pool["tax"][0], seen_int * pool["tax"][1] // 100, b
        elif k == "fee":
            t.desc, t.amt = fees.pop() if fees else pool["fees"][0]
        elif rng.random() < fx:
            n, cur, lo, hi, rate = rng.choice(pool["away"])
            f = rng.randint(lo, hi)
            t.desc, t.fx, t.amt = n, (cur, f, rate), f * rate // 10000
        else:
            n, lo, hi = rng.choice(pool["shops"])
            t.desc, t.amt = n, rng.randint(lo, hi)
            if rng.random() < .12:
                t.amt = t.amt // 1000 * 1000 or t.amt
        if t.kind == "purchase" and cards > 1:
            t.card = rng.randrange(cards)
        t.post = min(b, t.date + timedelta(rng.randint(0, 3)))
        s.tx.append(t)
    s.tx.sort(key=lambda t: (t.date, t.kind == "tax"))
    s.credits = sum(t.amt for t in s.tx if t.cr)
    s.debits = sum(t.amt for t in s.tx if not t.cr)
    s.due = s.prev - s.credits + s.debits
    u = pool["unit"]
    s.limit = (max(s.due, s.prev) // u + rng.randint(1, 4)) * u
    s.avail = s.limit - s.due
    s.mad = max(0, min(s.due, max(s.due // 20, pool["floor"])))
    s.start, s.end = span
    s.pay_by = b + timedelta(pool.get("grace", 20))
    s.ref = [str(rng.randint(10**9, 10**10 - 1)) for _ in s.tx]
    return s


def truth(s, tx=None, **k):
    d = {"transactions": [{"date": t.date.isoformat(), "description": t.desc,
                           "credit" if t.cr else "debit": dec(t.amt)} for t in (tx or s.tx)]}
    for key, v in k.items():
        d[key] = v.isoformat() if isinstance(v, date) else dec(v) if isinstance(v, int) else v
    return {"data": d}


def span_of(s):
    return {"from": s.start.isoformat(), "to": s.end.isoformat()}


def rng_for(name, seed, rows):
    return random.Random(f"{name}/{seed}/{rows}")


class Sheet:
    """A canvas with a running height; cells wrap; pages turn by themselves."""

    def __init__(self, target, size, bottom, head, total):
        self.c = canvas.Canvas(target, pagesize=size, invariant=1)
        self.W, self.H = size
        self.bottom, self.head, self.total, self.page = bottom, head, total, 0
        self.turn = None
        self._open()

    def _open(self):
        self.page += 1
        self.y = self.head(self)

    def newpage(self):
        self.c.showPage()
        self._open()

    def need(self, h):
        if self.y - h < self.bottom:
            self.newpage()
            if self.turn:
                self.turn()

    def text(self, x, y, s, font="Helvetica", size=9, align="l", col=None):
        if col is not None:
            self.c.setFillColor(col)
        self.c.setFont(font, size)
        {"l": self.c.drawString, "r": self.c.drawRightString, "c": self.c.drawCentredString}[align](x, y, s)
        if col is not None:
            self.c.setFillGray(0)

    def row(self, cells, cols, font="Helvetica", size=8, lead=None, pad=3, fill=None, rule=None, col=None, keep=0):
        """cols: (x, width, align); x is the left edge whatever the alignment."""
        lead = lead or size * 1.25
        parts = []
        for s, (x, w, al) in zip(cells, cols):
            ls = []
            for piece in str(s).split("\n"):
                ls += simpleSplit(piece, font, size, w) or [""]
            parts.append(ls)
        h = max(len(p) for p in parts) * lead + 2 * pad
        self.need(h + keep)
        if fill is not None:
            self.c.setFillColor(fill)
            x0 = cols[0][0] - 4
            self.c.rect(x0, self.y - h, cols[-1][0] + cols[-1][1] + 4 - x0, h, stroke=0, fill=1)
            self.c.setFillGray(0)
        for ls, (x, w, al) in zip(parts, cols):
            yy = self.y - pad - size
            for t in ls:
                self.text({"l": x, "r": x + w, "c": x + w / 2}[al], yy, t, font, size, al, col)
                yy -= lead
        self.y -= h
        if rule is not None:
            self.c.setStrokeColor(rule)
            self.c.setLineWidth(.4)
            self.c.line(cols[0][0] - 4, self.y, cols[-1][0] + cols[-1][1] + 4, self.y)
            self.c.setStrokeGray(0)

    def para(self, s, x, w, font="Helvetica", size=7, lead=None, gap=4):
        lead = lead or size * 1.25
        for t in simpleSplit(s, font, size, w):
            self.need(lead)
            self.text(x, self.y - size, t, font, size)
            self.y -= lead
        self.y -= gap


def twice(path, fn):
    """fn(target, total) returns the pages it wrote; the second run knows them."""
    n = fn(io.BytesIO(), 0)
    fn(path, n)


def masked(rng, pat):
    return "".join(str(rng.randint(0, 9)) if ch == "9" else ch for ch in pat)
