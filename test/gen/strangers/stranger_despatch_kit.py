# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared drawing things: numbers, dates, a top-down canvas, a flowing table."""
import datetime
import io
import random

from reportlab.lib.colors import HexColor
from reportlab.lib.pagesizes import A4, LETTER
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.pdfmetrics import stringWidth
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas

D = "/usr/share/fonts/truetype/dejavu/DejaVu"
N = "/usr/share/fonts/truetype/noto/Noto"
for _n, _p in {
    "DV": D + "Sans.ttf", "DVB": D + "Sans-Bold.ttf", "DC": D + "SansCondensed.ttf", "DCB": D + "SansCondensed-Bold.ttf",
    "DS": D + "SerifCondensed.ttf", "DSB": D + "SerifCondensed-Bold.ttf", "DM": D + "SansMono.ttf", "DMB": D + "SansMono-Bold.ttf",
    "NS": N + "Sans-Regular.ttf", "NSB": N + "Sans-Bold.ttf", "NR": N + "Serif-Regular.ttf", "NRB": N + "Serif-Bold.ttf",
}.items():
    pdfmetrics.registerFont(TTFont(_n, _p))
BOLD = {"Helvetica": "Helvetica-Bold", "Times-Roman": "Times-Bold", "Courier": "Courier-Bold"}


def bold(f):
    return BOLD.get(f, f + "B")


def rng(name, seed, rows):
    return random.Random(f"{name}/{seed}/{rows}")


def half(n, d):
    """n/d to the nearest whole, halves away from nought."""
    s = -1 if n < 0 else 1
    return s * ((2 * abs(n) + d) // (2 * d))


def dec(n, places=2):
    """Truth: 123450 -> '1234.50'."""
    s = "-" if n < 0 else ""
    n = abs(n)
    return s + (f"{n // 10**places}.{n % 10**places:0{places}d}" if places else str(n))


MARKS = {"us": (",", "."), "de": (".", ","), "fr": ("\u00a0", ","), "ch": ("\u2019", "."), "no": ("", ","), "en": ("", ".")}


def fmt(n, style="us", places=2):
    g, p = MARKS[style]
    s = "-" if n < 0 else ""
    n = abs(n)
    a = f"{n // 10**places:,}".replace(",", g)
    return s + a + (p + f"{n % 10**places:0{places}d}" if places else "")


def short(n, places):
    """(n, places) without needless noughts: returns (n, places)."""
    while places and n % 10 == 0:
        n //= 10
        places -= 1
    return n, places


def digs(r, pat):
    return "".join(r.choice("0123456789") if c == "#" else r.choice("ABCDEFGHJKLMNPRSTUVWXYZ") if c == "@" else c for c in pat)


def day(r, a=(2023, 1, 9), span=800):
    return datetime.date(*a) + datetime.timedelta(days=r.randrange(span))


def plus(d, n):
    return d + datetime.timedelta(days=n)


def wrap(text, font, size, width):
    out = []
    for para in text.split("\n"):
        cur = ""
        for w in para.split(" "):
            t = w if not cur else cur + " " + w
            if cur and stringWidth(t, font, size) > width:
                out.append(cur)
                cur = w
            else:
                cur = t
        out.append(cur)
    return out


class Sheet:
    """A canvas measured from the top left corner."""

    def __init__(self, out, size=A4, total=0, title=""):
        self.c = canvas.Canvas(out, pagesize=size, invariant=1)
        self.c.setTitle(title)
        self.w, self.h = size
        self.n, self.total = 1, total
        self.foot = None

    def t(self, x, y, s, font="Helvetica", size=9, color="#000000"):
        self.c.setFont(font, size)
        self.c.setFillColor(HexColor(color))
        self.c.drawString(x, self.h - y, s)

    def r(self, x, y, s, font="Helvetica", size=9, color="#000000"):
        self.c.setFont(font, size)
        self.c.setFillColor(HexColor(color))
        self.c.drawRightString(x, self.h - y, s)

    def m(self, x, y, s, font="Helvetica", size=9, color="#000000"):
        self.c.setFont(font, size)
        self.c.setFillColor(HexColor(color))
        self.c.drawCentredString(x, self.h - y, s)

    def block(self, x, y, lines, font="Helvetica", size=9, lead=12, color="#000000", first=None, right=False):
        for i, s in enumerate(lines):
            (self.r if right else self.t)(x, y, s, first if first and i == 0 else font, size, color)
            y += lead
        return y

    def para(self, x, y, s, w, font="Helvetica", size=9, lead=12, color="#000000"):
        return self.block(x, y, wrap(s, font, size, w), font, size, lead, color)

    def line(self, x1, y1, x2, y2, w=0.5, color="#000000"):
        self.c.setLineWidth(w)
        self.c.setStrokeColor(HexColor(color))
        self.c.line(x1, self.h - y1, x2, self.h - y2)

    def box(self, x, y, w, h, fill=None, stroke=None, lw=0.5, round_=0):
        if fill:
            self.c.setFillColor(HexColor(fill))
        if stroke:
            self.c.setStrokeColor(HexColor(stroke))
            self.c.setLineWidth(lw)
        a = dict(fill=int(bool(fill)), stroke=int(bool(stroke)))
        if round_:
            self.c.roundRect(x, self.h - y - h, w, h, round_, **a)
        else:
            self.c.rect(x, self.h - y - h, w, h, **a)

    def page(self):
        if self.foot:
            self.foot(self)
        self.c.showPage()
        self.n += 1

    def end(self):
        if self.foot:
            self.foot(self)
        self.c.save()


def paged(path, fn, size=A4, title=""):
    """Draw twice: once to count the pages, once to print 'n of m'."""
    s = Sheet(io.BytesIO(), size)
    fn(s)
    s.end()
    total = s.n
    s = Sheet(path, size, total, title)
    fn(s)
    s.end()


def head(s, cols, y, st):
    f, fs = st.get("hfont", bold(st["font"])), st.get("hsize", st["size"])
    lead = fs + 2
    n = max(len(c["h"].split("\n")) for c in cols)
    pad = st.get("hpad", 4)
    h = n * lead + 2 * pad
    x0, x1 = st["x0"], st["x1"]
    if st.get("hfill"):
        s.box(x0, y, x1 - x0, h, fill=st["hfill"])
    if st.get("htop"):
        s.line(x0, y, x1, y, st["htop"], st.get("ink", "#000000"))
    for c in cols:
        ls = c["h"].split("\n")
        yy = y + pad + fs - 1 + ((n - len(ls)) * lead if st.get("hlow", True) else 0)
        for q in ls:
            put(s, c, yy, q, f, fs, st.get("hcolor", "#000000"))
            yy += lead
    if st.get("hrule"):
        s.line(x0, y + h, x1, y + h, st["hrule"], st.get("ink", "#000000"))
    if st.get("grid"):
        grid(s, cols, y, y + h, st)
    return y + h


def grid(s, cols, a, b, st):
    g = st["grid"]
    for c in cols[1:]:
        s.line(c["x"] - 3, a, c["x"] - 3, b, 0.5, g)
    for x in (st["x0"], st["x1"]):
        s.line(x, a, x, b, 0.5, g)
    for y in (a, b):
        s.line(st["x0"], y, st["x1"], y, 0.5, g)


def put(s, c, y, q, f, fs, color="#000000"):
    if c["a"] == "r":
        s.r(c["x"] + c["w"], y, q, f, fs, color)
    elif c["a"] == "c":
        s.m(c["x"] + c["w"] / 2, y, q, f, fs, color)
    else:
        s.t(c["x"], y, q, f, fs, color)


def columns(x0, specs, gap=6):
    """specs: (heading, width, align); laid side by side from x0."""
    out, x = [], x0
    for h, w, a in specs:
        out.append(dict(h=h, x=x + gap / 2, w=w - gap, a=a))
        x += w
    return out


def flow(s, cols, rows, y, bottom, top, st, repeat=True, carry=None, onpage=None):
    """Rows down the page and over pages. A row is a list of cells or a str (a caption)."""
    f, fs = st["font"], st["size"]
    lead, pad = st.get("lead", fs + 2), st.get("pad", 3)
    y = head(s, cols, y, st)
    res = 16 if carry else 0
    k = 0
    for i, row in enumerate(rows):
        if isinstance(row, str):
            cells, h = None, lead + 2 * pad
        else:
            cells = [wrap(c, f, fs, col["w"]) if c else [] for c, col in zip(row, cols)]
            h = max(len(c) for c in cells) * lead + 2 * pad
        want = h + (lead * 3 if cells is None else 0)
        if y + want > bottom - res:
            if carry:
                carry(s, i, y + 12, False)
            s.page()
            y = top
            if onpage:
                y = onpage(s) or y
            if repeat:
                y = head(s, cols, y, st)
            if carry:
                carry(s, i, y + 12, True)
                y += 17
        if cells is None:
            s.t(cols[0]["x"], y + pad + fs, row, bold(f), fs, st.get("caption", "#000000"))
        else:
            if st.get("band") and k % 2 == st.get("odd", 1):
                s.box(st["x0"], y, st["x1"] - st["x0"], h, fill=st["band"])
            for c, ls in zip(cols, cells):
                yy = y + pad + fs - 1
                for j, q in enumerate(ls):
                    sub = st.get("sub") and j > 0 and c is cols[st["sub"][0]] and st["sub"][1]
                    put(s, c, yy, q, f, fs, sub or st.get("color", "#000000"))
                    yy += lead
            if st.get("grid"):
                grid(s, cols, y, y + h, st)
            k += 1
        y += h
        if st.get("rule") and cells is not None:
            s.line(st["x0"], y, st["x1"], y, 0.4, st["rule"])
    return y


def room(s, y, h, bottom, top, onpage=None):
    if y + h > bottom:
        s.page()
        y = top
        if onpage:
            y = onpage(s) or y
    return y


def item(desc, qty=None, price=None, amount=None, rate=None, disc=None):
    d = {"description": " ".join(desc.split())}
    for k, v in (("quantity", qty), ("unit_price", price), ("discount", disc), ("tax_rate", rate), ("amount", amount)):
        if v is not None:
            d[k] = v
    return d


def pick(r, pool, rows):
    """rows things from pool, no two neighbours alike."""
    out = []
    for _ in range(rows):
        c = r.choice(pool)
        while out and c == out[-1] and len(pool) > 1:
            c = r.choice(pool)
        out.append(c)
    return out


def taxes(pairs):
    """[(rate in 1/100 %, net)] -> {rate: (base, tax)} by the whole base."""
    b = {}
    for rate, net in pairs:
        b[rate] = b.get(rate, 0) + net
    return {k: (v, half(v * k, 10000)) for k, v in sorted(b.items())}
