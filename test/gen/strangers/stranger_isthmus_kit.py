# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared helpers: fonts, a pen with top-down coordinates, money, dates, made-up transactions."""
import calendar
import os
import random
from datetime import date, timedelta

from reportlab.lib.colors import HexColor
from reportlab.lib.pagesizes import A4, LETTER
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.cidfonts import UnicodeCIDFont
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

BASE = "/usr/share/fonts/truetype/"
FONTS = {"Bank31Sans": "dejavu/DejaVuSans.ttf", "Bank31SansB": "dejavu/DejaVuSans-Bold.ttf",
         "Bank31Cond": "dejavu/DejaVuSansCondensed.ttf", "Bank31CondB": "dejavu/DejaVuSansCondensed-Bold.ttf",
         "Bank31Serif": "dejavu/DejaVuSerif.ttf", "Bank31SerifB": "dejavu/DejaVuSerif-Bold.ttf",
         "Bank31Mono": "dejavu/DejaVuSansMono.ttf", "Bank31MonoB": "dejavu/DejaVuSansMono-Bold.ttf",
         "Bank31Noto": "noto/NotoSans-Regular.ttf", "Bank31NotoB": "noto/NotoSans-Bold.ttf"}
for _name, _file in FONTS.items():
    _full = BASE + _file
    if not os.path.exists(_full):
        _full = BASE + ("dejavu/DejaVuSans-Bold.ttf" if _name.endswith("B") else "dejavu/DejaVuSans.ttf")
    pdfmetrics.registerFont(TTFont(_name, _full))
pdfmetrics.registerFont(UnicodeCIDFont("STSong-Light"))
H, HB, HI = "Helvetica", "Helvetica-Bold", "Helvetica-Oblique"
T, TB = "Times-Roman", "Times-Bold"
C, CB = "Courier", "Courier-Bold"


def width(s, font, size):
    return pdfmetrics.stringWidth(s, font, size)


def wrap(text, font, size, room):
    """Lines of text that fit into room; words longer than the room are cut."""
    out, cur = [], ""
    for word in text.split():
        while width(word, font, size) > room:
            k = len(word)
            while width(word[:k], font, size) > room:
                k -= 1
            if cur:
                out.append(cur)
                cur = ""
            out.append(word[:k])
            word = word[k:]
        trial = f"{cur} {word}".strip()
        if width(trial, font, size) <= room:
            cur = trial
        else:
            out.append(cur)
            cur = word
    return out + [cur] if cur else out


class Pen:
    """A canvas whose y runs downwards from the top edge."""

    def __init__(self, path, size=A4, title=None):
        self.c = Canvas(path, pagesize=size, invariant=1)
        self.w, self.h = size
        self.n = 1
        if title:
            self.c.setTitle(title)
        self.f(H, 9)

    def f(self, font, size, color="#000000"):
        self.font, self.size, self.color = font, size, color
        return self

    def _set(self):
        self.c.setFont(self.font, self.size)
        self.c.setFillColor(HexColor(self.color))

    def l(self, x, y, s):
        self._set()
        self.c.drawString(x, self.h - y, s)

    def r(self, x, y, s):
        self._set()
        self.c.drawRightString(x, self.h - y, s)

    def m(self, x, y, s):
        self._set()
        self.c.drawCentredString(x, self.h - y, s)

    def words(self, x, y, s):
        """Each word drawn by itself."""
        self._set()
        for word in s.split():
            self.c.drawString(x, self.h - y, word)
            x += width(word + " ", self.font, self.size)

    def para(self, x, y, s, room, lead):
        for one in wrap(s, self.font, self.size, room):
            self.l(x, y, one)
            y += lead
        return y

    def line(self, x1, y1, x2, y2, w=0.5, color="#000000", dash=None):
        self.c.setLineWidth(w)
        self.c.setStrokeColor(HexColor(color))
        self.c.setDash(*(dash or ([], 0)))
        self.c.line(x1, self.h - y1, x2, self.h - y2)
        self.c.setDash([], 0)

    def box(self, x, y, w, h, fill=None, stroke=None, r=0, lw=0.5):
        if fill:
            self.c.setFillColor(HexColor(fill))
        if stroke:
            self.c.setStrokeColor(HexColor(stroke))
            self.c.setLineWidth(lw)
        args = (x, self.h - y - h, w, h)
        if r:
            self.c.roundRect(*args, r, stroke=1 if stroke else 0, fill=1 if fill else 0)
        else:
            self.c.rect(*args, stroke=1 if stroke else 0, fill=1 if fill else 0)

    def page(self):
        self.c.showPage()
        self.n += 1

    def save(self):
        self.c.showPage()
        self.c.save()
        return self.n


def paged(fn):
    """The layout is drawn twice, so that it knows how many pages there are."""
    def layout(path, seed, rows):
        _, n = fn(path, seed, rows, 9)
        data, _ = fn(path, seed, rows, n)
        return {"data": data}
    layout.__name__ = fn.__name__
    return layout


def dice(name, seed, rows):
    return random.Random(f"{name}/{seed}/{rows}")


def money(cents, th=",", dec=".", minus="-"):
    a = abs(cents)
    s = f"{a // 100:,}".replace(",", th) + dec + f"{a % 100:02d}"
    return (minus if cents < 0 else "") + s


def val(cents):
    return money(cents, th="")


def digits(rng, n):
    return str(rng.randint(1, 9)) + "".join(str(rng.randint(0, 9)) for _ in range(n - 1))


def fill(rng, s, names=()):
    """'#' becomes a digit, '~' a capital letter, '{n}' somebody's name."""
    if "{n}" in s:
        s = s.replace("{n}", rng.choice(names))
    out = ""
    for ch in s:
        out += str(rng.randint(1, 9)) if ch == "#" else rng.choice("ABCDEFGHJKLMNPRSTUVWXYZ") if ch == "~" else ch
    return out


def cast(rng, names):
    """The names in another order: the first is the holder's."""
    return rng.sample(names, len(names))


def iban(country, bban):
    num = "".join(str(int(ch, 36)) for ch in bban + country + "00")
    return f"{country}{98 - int(num) % 97:02d}{bban}"


def fours(s):
    return " ".join(s[i:i + 4] for i in range(0, len(s), 4))


def month(rng, years=(2022, 2025)):
    y, m = rng.randint(*years), rng.randint(1, 12)
    return date(y, m, 1), date(y, m, calendar.monthrange(y, m)[1])


def book(rng, n, start, end, opening, outs, ins, names=(), share=0.25, floor=5000, workdays=False):
    """n rows between start and end, oldest first; outs and ins are (text, low, high[, kind])."""
    days = [start + timedelta(k) for k in range((end - start).days + 1)]
    if workdays:
        days = [d for d in days if d.weekday() < 5]
    bal, rows, card = opening, [], digits(rng, 4)
    own = [("Card ####", f"Card {card}"), ("Card xx####", f"Card xx{card}"), ("######******####", f"{digits(rng, 6)}******{card}"),
           ("####XXXXXXXX####", f"{digits(rng, 4)}XXXXXXXX{card}"), ("####XXXX####", f"{digits(rng, 4)}XXXX{card}")]
    for d in sorted(rng.choice(days) for _ in range(n)):
        pick = rng.choice(ins if rng.random() < share else outs)
        amt = amount(rng, pick)
        credit = pick in ins
        if not credit and bal - amt < floor:
            pick = rng.choice(ins)
            amt, credit = amount(rng, pick), True
        bal += amt if credit else -amt
        text = pick[0]
        for old, new in own:
            text = text.replace(old, new)
        rows.append({"date": d, "text": fill(rng, text, names[1:]), "in": amt if credit else 0, "out": 0 if credit else amt,
                     "bal": bal, "kind": pick[3] if len(pick) > 3 else "", "ref": ""})
    for k, t in enumerate(rows):
        t["last"] = k + 1 == len(rows) or rows[k + 1]["date"] != t["date"]
        t["first"] = k == 0 or rows[k - 1]["date"] != t["date"]
    return rows


def amount(rng, pick):
    lo, hi = pick[1], pick[2]
    if hi >= 1000 and rng.random() < 0.6:
        return max(1, rng.randint(lo, hi) // 10) * 1000
    return rng.randint(lo, hi) * 100 + rng.choice([0, 50, 99, 95, rng.randint(1, 98), rng.randint(1, 98)])


def truth(t, desc=None, balance=True, ref=False):
    """One row of the truth."""
    out = {"date": t["date"].isoformat(), "description": desc if desc is not None else t["text"]}
    if ref and t["ref"]:
        out["reference"] = t["ref"]
    out["credit" if t["in"] else "debit"] = val(t["in"] or t["out"])
    if balance:
        out["balance"] = val(t["bal"])
    return out


def sums(rows):
    return sum(t["out"] for t in rows), sum(t["in"] for t in rows)


def period(a, b):
    return {"from": a.isoformat(), "to": b.isoformat()}
