# SPDX-License-Identifier: AGPL-3.0-or-later
"""Drawing pen, money and date forms, and row generators shared by the layouts."""
import datetime as dt
import random
import re
import string
import unicodedata

from reportlab.lib.pagesizes import A4
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas

from stranger_world import digits, iban  # noqa: F401: for the layouts
from stranger_world import groups as four  # noqa: F401: for the layouts

_DIR = "/usr/share/fonts/truetype/"
_FONTS = {
    "DV": "dejavu/DejaVuSans.ttf", "DVB": "dejavu/DejaVuSans-Bold.ttf",
    "DC": "dejavu/DejaVuSansCondensed.ttf", "DCB": "dejavu/DejaVuSansCondensed-Bold.ttf",
    "DM": "dejavu/DejaVuSansMono.ttf", "DMB": "dejavu/DejaVuSansMono-Bold.ttf",
    "DS": "dejavu/DejaVuSerif.ttf", "DSB": "dejavu/DejaVuSerif-Bold.ttf",
    "NS": "noto/NotoSans-Regular.ttf", "NSB": "noto/NotoSans-Bold.ttf",
    "NR": "noto/NotoSerif-Regular.ttf", "NRB": "noto/NotoSerif-Bold.ttf",
    "ND": "noto/NotoSansDisplay-Regular.ttf", "NDB": "noto/NotoSansDisplay-Bold.ttf",
}
for _n, _f in _FONTS.items():
    pdfmetrics.registerFont(TTFont(_n, _DIR + _f))

H, HB, HI = "Helvetica", "Helvetica-Bold", "Helvetica-Oblique"
C, CB = "Courier", "Courier-Bold"
T, TB, TI = "Times-Roman", "Times-Bold", "Times-Italic"
PROBLEMS = []


class Pen:
    """Canvas with y counted downwards from the top; pages are kept until finish()."""

    def __init__(self, path, size=A4, title="Statement", author=""):
        self.path, (self.W, self.H) = str(path), size
        self.title, self.author = title, author
        self.pages = [[]]
        self.ops = self.pages[0]
        self.boxes = [[]]
        self.i = 0

    def w(self, s, font=H, size=9):
        return pdfmetrics.stringWidth(s, font, size)

    def t(self, x, y, s, font=H, size=9, al="l", col=0, loose=False, cs=0):
        s = str(s)
        if not s:
            return
        wid = self.w(s, font, size) + cs * len(s)
        x0 = x - wid if al == "r" else x - wid / 2 if al == "c" else x
        self.ops.append(("t", x0, y, s, font, size, col, cs))
        if not loose:
            self.boxes[self.i].append((x0, x0 + wid, y, size, s))

    def lines(self, x, y, texts, font=H, size=9, lead=None, **k):
        for s in texts:
            self.t(x, y, s, font, size, **k)
            y += lead or size * 1.25
        return y

    def para(self, x, y, s, width, font=H, size=7, lead=None, **k):
        return self.lines(x, y, self.wrap(s, width, font, size), font, size, lead, **k)

    def rot(self, x, y, s, font=H, size=6, angle=90, col=0):
        self.ops.append(("rot", x, y, s, font, size, angle, col))

    def line(self, x0, y0, x1, y1, wd=0.5, col=0, dash=None):
        self.ops.append(("line", x0, y0, x1, y1, wd, col, dash))

    def rect(self, x, y, w, h, fill=None, stroke=None, wd=0.5, r=0):
        self.ops.append(("rect", x, y, w, h, fill, stroke, wd, r))

    def circle(self, x, y, r, fill=None, stroke=None):
        self.ops.append(("circle", x, y, r, fill, stroke))

    def poly(self, pts, fill):
        self.ops.append(("poly", pts, fill))

    def page(self):
        self.pages.append([])
        self.boxes.append([])
        self.i = len(self.pages) - 1
        self.ops = self.pages[-1]

    def wrap(self, s, width, font=H, size=9):
        out, cur = [], ""
        for word in s.split(" "):
            trial = cur + " " + word if cur else word
            if cur and self.w(trial, font, size) > width:
                out.append(cur)
                cur = word
            else:
                cur = trial
        return out + [cur]

    def finish(self, header=None, footer=None):
        n = len(self.pages)
        for i in range(n):
            self.i = i
            if header:
                self.ops = []
                header(i + 1, n)
                self.pages[i] = self.ops + self.pages[i]
            if footer:
                self.ops = self.pages[i]
                footer(i + 1, n)
        self._overlaps()
        c = canvas.Canvas(self.path, pagesize=(self.W, self.H), invariant=1)
        c.setTitle(self.title)
        if self.author:
            c.setAuthor(self.author)
        for ops in self.pages:
            for op in ops:
                self._play(c, op)
            c.showPage()
        c.save()

    def _play(self, c, op):
        k, fy = op[0], lambda y: self.H - y
        if k == "t":
            _, x, y, s, font, size, col, cs = op
            c.setFillColor(colour(col))
            c.setFont(font, size)
            c.drawString(x, fy(y), s, charSpace=cs) if cs else c.drawString(x, fy(y), s)
        elif k == "rot":
            _, x, y, s, font, size, angle, col = op
            c.saveState()
            c.translate(x, fy(y))
            c.rotate(angle)
            c.setFillColor(colour(col))
            c.setFont(font, size)
            c.drawString(0, 0, s)
            c.restoreState()
        elif k == "line":
            _, x0, y0, x1, y1, wd, col, dash = op
            c.setLineWidth(wd)
            c.setStrokeColor(colour(col))
            c.setDash(*(dash or ([],)))
            c.line(x0, fy(y0), x1, fy(y1))
            c.setDash([])
        elif k == "rect":
            _, x, y, w, h, fill, stroke, wd, r = op
            c.setLineWidth(wd)
            if fill is not None:
                c.setFillColor(colour(fill))
            if stroke is not None:
                c.setStrokeColor(colour(stroke))
            a = dict(fill=int(fill is not None), stroke=int(stroke is not None))
            c.roundRect(x, fy(y + h), w, h, r, **a) if r else c.rect(x, fy(y + h), w, h, **a)
        elif k == "circle":
            _, x, y, r, fill, stroke = op
            if fill is not None:
                c.setFillColor(colour(fill))
            if stroke is not None:
                c.setStrokeColor(colour(stroke))
            c.circle(x, fy(y), r, fill=int(fill is not None), stroke=int(stroke is not None))
        elif k == "poly":
            p = c.beginPath()
            p.moveTo(op[1][0][0], fy(op[1][0][1]))
            for x, y in op[1][1:]:
                p.lineTo(x, fy(y))
            p.close()
            c.setFillColor(colour(op[2]))
            c.drawPath(p, fill=1, stroke=0)

    def _overlaps(self):
        for pg, boxes in enumerate(self.boxes, 1):
            for i, (a0, a1, ay, asz, s) in enumerate(boxes):
                if a0 < 8 or a1 > self.W - 8 or ay > self.H - 6 or ay - asz < 2:
                    PROBLEMS.append(f"p{pg} off page: {s!r}")
                for b0, b1, by, bsz, u in boxes[i + 1:]:
                    if min(a1, b1) - max(a0, b0) > 0.6 and \
                            min(ay, by) - max(ay - 0.72 * asz, by - 0.72 * bsz) > 0.6:
                        PROBLEMS.append(f"p{pg} overlap: {s!r} / {u!r}")


def colour(col):
    from reportlab.lib.colors import Color, HexColor
    if isinstance(col, str):
        return HexColor(col)
    return Color(col, col, col)


def money(c, style="us"):
    """Cents as digits of the style's form, with a leading minus when negative."""
    whole, frac = divmod(abs(c), 100)
    s, sep = str(whole), {"us": ",", "de": ".", "fr": " ", "ch": "'", "in": ",", "no": ""}[style]
    if style == "in" and len(s) > 3:
        head, tail = s[:-3], s[-3:]
        parts = []
        while head:
            parts.insert(0, head[-2:])
            head = head[:-2]
        s = ",".join(parts + [tail])
    elif style != "in":
        s = f"{whole:,}".replace(",", sep)
    return ("-" if c < 0 else "") + s + ("," if style in ("de", "fr") else ".") + f"{frac:02d}"


def amt(c):
    return None if c is None else f"{'-' if c < 0 else ''}{abs(c) // 100}.{abs(c) % 100:02d}"


def iso(d):
    return None if d is None else d.isoformat()


def rng_for(layout, seed, rows):
    return random.Random(f"wbank/{layout}/{seed}/{rows}")


def fill(r, tmpl, d):
    """{9x6} six digits, {Ax8} eight letters or digits, {d:fmt} a date a little before d, {a|b} a choice."""
    def sub(m):
        k = m.group(1)
        if k.startswith("9x"):
            return digits(r, int(k[2:]))
        if k.startswith("Ax"):
            return "".join(r.choice(string.ascii_uppercase + string.digits) for _ in range(int(k[2:])))
        if k.startswith("d:"):
            return (d - dt.timedelta(days=r.randint(0, 2))).strftime(k[2:])
        return r.choice(k.split("|"))
    return re.sub(r"\{([^{}]*)\}", sub, tmpl)


def cents(r, lo, hi):
    """An amount in cents between lo and hi units; low values are commoner, some are round."""
    v = int((lo + (hi - lo) * r.random() ** 2) * 100)
    if r.random() < 0.2:
        v = round(v, -3)
    return max(v, int(lo * 100), 1)


def days(r, n, start, end):
    span = (end - start).days
    return sorted(start + dt.timedelta(days=r.randint(0, span)) for _ in range(n))


def entries(r, n, start, end, pool, workday=False):
    """n dated entries; pool rows are (weight, sign, low, high, template or list of templates)."""
    out = []
    for d in days(r, n, start, end):
        if workday and d.weekday() > 4:
            d -= dt.timedelta(days=d.weekday() - 4)
            d += dt.timedelta(days=3 if d < start else 0)
        _, sign, lo, hi, tm = r.choices(pool, [p[0] for p in pool])[0]
        parts = [fill(r, x, d) for x in ([tm] if isinstance(tm, str) else tm)]
        out.append({"d": d, "a": sign * cents(r, lo, hi), "parts": parts})
    out.sort(key=lambda e: e["d"])
    return out


def running(opening, ents):
    b = opening
    for e in ents:
        b += e["a"]
        e["bal"] = b
    return b


def tx(d, desc, a, bal=None, **more):
    row = {"date": iso(d), "description": desc, "debit": amt(-a) if a < 0 else None,
           "credit": amt(a) if a >= 0 else None, "balance": amt(bal)}
    row.update(more)
    return row


def card_tx(d, desc, owed, posting=None):
    """owed > 0 is a charge, owed < 0 a payment or refund."""
    row = {"date": iso(d)}
    if posting:
        row["posting_date"] = iso(posting)
    row.update(description=desc, debit=amt(owed) if owed > 0 else None,
               credit=amt(-owed) if owed <= 0 else None)
    return row


def sums(ents):
    return sum(-e["a"] for e in ents if e["a"] < 0), sum(e["a"] for e in ents if e["a"] > 0)


_FORMS = {}
for _cp in list(range(0xFE70, 0xFEFD)):
    _dec = unicodedata.decomposition(chr(_cp)).split()
    if _dec and _dec[0].startswith("<"):
        _FORMS.setdefault("".join(chr(int(x, 16)) for x in _dec[1:]), {})[_dec[0].strip("<>")] = chr(_cp)


def arabic(s):
    """Joined forms in visual order, for a font that has the presentation forms."""
    units, i = [], 0
    while i < len(s):
        if s[i] == "\u0644" and s[i:i + 2] in _FORMS:
            units.append(s[i:i + 2])
            i += 2
        else:
            units.append(s[i])
            i += 1
    out = []
    for j, u in enumerate(units):
        f = _FORMS.get(u)
        if not f:
            out.append(u)
            continue
        before = _FORMS.get(units[j - 1], {}) if j else {}
        after = _FORMS.get(units[j + 1], {}) if j + 1 < len(units) else {}
        left = "initial" in before and "final" in f
        right = "initial" in f and "final" in after
        kind = "medial" if left and right else "final" if left else "initial" if right else "isolated"
        out.append(f.get(kind, u))
    return "".join(reversed(out))
