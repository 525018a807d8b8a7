# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared helpers for made-up card statements: fonts, pen, money, dates, made-up people, shops and ledgers."""
import io
import os
import random
from datetime import date, timedelta
from reportlab.lib.colors import HexColor, black, white
from reportlab.lib.pagesizes import A4, letter, landscape
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.pdfmetrics import stringWidth as sw
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

_D, _N = "/usr/share/fonts/truetype/dejavu/", "/usr/share/fonts/truetype/noto/"
SANS, SANSB, COND, CONDB, NOTO, NOTOB, SERIF, SERIFB, MONO, MONOB = (
    "Card36Sans", "Card36SansB", "Card36Cond", "Card36CondB", "Card36Noto", "Card36NotoB",
    "Card36Serif", "Card36SerifB", "Card36Mono", "Card36MonoB")
HV, HVB, HVO, TM, TMB, TMI, CR, CRB = ("Helvetica", "Helvetica-Bold", "Helvetica-Oblique", "Times-Roman", "Times-Bold",
                                        "Times-Italic", "Courier", "Courier-Bold")


def _font(name, *files):
    pdfmetrics.registerFont(TTFont(name, next(f for f in files if os.path.exists(f))))


_font(SANS, _D + "DejaVuSans.ttf")
_font(SANSB, _D + "DejaVuSans-Bold.ttf")
_font(COND, _D + "DejaVuSansCondensed.ttf", _D + "DejaVuSans.ttf")
_font(CONDB, _D + "DejaVuSansCondensed-Bold.ttf", _D + "DejaVuSans-Bold.ttf")
_font(NOTO, _N + "NotoSans-Regular.ttf", _D + "DejaVuSans.ttf")
_font(NOTOB, _N + "NotoSans-Bold.ttf", _D + "DejaVuSans-Bold.ttf")
_font(SERIF, _N + "NotoSerif-Regular.ttf", _D + "DejaVuSerif.ttf")
_font(SERIFB, _N + "NotoSerif-Bold.ttf", _D + "DejaVuSerif-Bold.ttf")
_font(MONO, _D + "DejaVuSansMono.ttf")
_font(MONOB, _D + "DejaVuSansMono-Bold.ttf")


def col(c):
    return HexColor(c) if isinstance(c, str) else c


class Pen:
    """A canvas with y counted from the top."""

    def __init__(self, path, size=A4):
        self.W, self.H = size
        self.c = Canvas(path, pagesize=size, invariant=1)
        self.n = 1

    def t(self, x, y, s, f=HV, z=9, a="l", k=black):
        self.c.setFont(f, z)
        self.c.setFillColor(col(k))
        {"l": self.c.drawString, "r": self.c.drawRightString, "c": self.c.drawCentredString}[a](x, self.H - y, s)

    def ts(self, *many):
        for one in many:
            self.t(*one)

    def words(self, x, y, s, f=HV, z=9, k=black):
        for w in s.split(" "):
            self.t(x, y, w, f, z, "l", k)
            x += sw(w + " ", f, z)

    def para(self, x, y, s, width, f=HV, z=8, lead=None, k=black):
        for ln in wrap(s, f, z, width):
            self.t(x, y, ln, f, z, "l", k)
            y += lead or z * 1.25
        return y

    def line(self, x1, y1, x2, y2, w=.5, k=black, dash=None):
        self.c.setLineWidth(w)
        self.c.setStrokeColor(col(k))
        self.c.setDash(*(dash or ([],)))
        self.c.line(x1, self.H - y1, x2, self.H - y2)
        self.c.setDash([])

    def box(self, x, y, w, h, fill=None, stroke=None, lw=.5, r=0):
        if fill:
            self.c.setFillColor(col(fill))
        if stroke:
            self.c.setStrokeColor(col(stroke))
        self.c.setLineWidth(lw)
        a = dict(fill=1 if fill else 0, stroke=1 if stroke else 0)
        if r:
            self.c.roundRect(x, self.H - y - h, w, h, r, **a)
        else:
            self.c.rect(x, self.H - y - h, w, h, **a)

    def page(self):
        self.c.showPage()
        self.n += 1

    def save(self):
        self.c.showPage()
        self.c.save()


def twice(draw, path, size=A4):
    """Draw once to count the pages, then for good with the count."""
    p = Pen(io.BytesIO(), size)
    draw(p, 1)
    n = p.n
    p = Pen(path, size)
    draw(p, n)
    p.save()


def wrap(s, f, z, width):
    out, cur = [], ""
    for w in s.split():
        if cur and sw(cur + " " + w, f, z) > width:
            out.append(cur)
            cur = w
        else:
            cur = (cur + " " + w).strip()
    return out + [cur] if cur or not out else out


def us(c):
    return f"{'-' if c < 0 else ''}{abs(c) // 100:,}.{abs(c) % 100:02d}"


def plain(c):
    return f"{'-' if c < 0 else ''}{abs(c) // 100}.{abs(c) % 100:02d}"


def eu(c):
    return us(c).translate(str.maketrans(",.", ".,"))


def inr(c):
    s = str(abs(c) // 100)
    if len(s) > 3:
        h, parts = s[:-3], []
        while h:
            parts.insert(0, h[-2:])
            h = h[:-2]
        s = ",".join(parts + [s[-3:]])
    return f"{'-' if c < 0 else ''}{s}.{abs(c) % 100:02d}"


MON = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()
MONTH = "January February March April May June July August September October November December".split()


def dmy(d, sep="/"):
    return f"{d.day:02d}{sep}{d.month:02d}{sep}{d.year}"


def mdy(d, year="%y"):
    return d.strftime(f"%m/%d/{year}") if year else d.strftime("%m/%d")


def dmon(d, sep=" ", year=""):
    return f"{d.day:02d}{sep}{MON[d.month - 1]}" + (sep + d.strftime(year) if year else "")


def long(d):
    return f"{d.day} {MONTH[d.month - 1]} {d.year}"


def uslong(d):
    return f"{MONTH[d.month - 1]} {d.day}, {d.year}"


def digits(r, n):
    return "".join(r.choice("0123456789") for _ in range(n))


def cycle(r, due=20):
    """Statement month: (from, to = statement date, due)."""
    y, m = r.choice([2023, 2024, 2025]), r.randint(1, 12)
    end = date(y, m, r.randint(5, 26))
    pm = date(y - (m == 1), 12 if m == 1 else m - 1, end.day)
    return pm + timedelta(1), end, end + timedelta(due + r.randint(-2, 3))


FX = [("HALVERSON BOOKS", "SEATTLE US", "USD", 4, 180), ("CLOUDNEST SOFTWARE", "DUBLIN IE", "EUR", 6, 120), ("HOTEL LINDENHOF", "WIEN AT", "EUR", 70, 420),
      ("BRAMWELL TEA ROOMS", "LONDON GB", "GBP", 8, 60), ("PIXELFORGE.IO", "SAN JOSE US", "USD", 5, 60), ("KAIDEN NOODLE BAR", "TOKYO JP", "JPY", 1100, 9800),
      ("AL MANSA TRADING", "DUBAI AE", "AED", 25, 800), ("TRATTORIA DA NELLA", "ROMA IT", "EUR", 18, 130), ("ALPENBLICK BERGBAHN", "LUZERN CH", "CHF", 30, 160),
      ("HARBOUR FERRIES", "SYDNEY AU", "AUD", 9, 90), ("LOTUS HILL RESORT", "PHUKET TH", "THB", 600, 9000)]
# what one unit is worth in euro
EURV = {"EUR": 1, "USD": .924, "GBP": 1.172, "JPY": .0061, "AED": .2517, "CHF": 1.041, "AUD": .607, "THB": .0256, "INR": .0111, "CAD": .678, "SGD": .686}


def ledger(r, rows, span, shops, cities, home, pay, fees, fx=.12, cash=None, abroad=FX, prev=None):
    """Invent `rows` movements in date order; returns (list, previous balance). k: pay, refund, buy, fx, fee, int, cash."""
    kinds = ["buy"] * rows
    if rows == 1:
        kinds = [r.choice(["buy", "buy", "pay"])]
    else:
        want = ["pay"] + (["fee"] if rows > 3 else []) + (["refund"] if rows > 6 else []) + (["pay"] if rows > 18 else []) + (["refund"] if rows > 25 else [])
        want += (["fee"] if rows > 11 else []) + (["cash"] if cash and rows > 8 else [])
        want += (["fx"] if fx and rows > 4 else [])
        for i, k in zip(r.sample(range(rows), len(want)), want):
            kinds[i] = k
        kinds = ["fx" if k == "buy" and r.random() < fx else k for k in kinds]
    a, b = span
    days = sorted(r.randint(0, (b - a).days) for _ in range(rows))
    abroad = [f for f in abroad if f[2] != home]
    out, unit = [], 1 / EURV[home]
    npay = kinds.count("pay")
    prev = prev if prev is not None else int(r.uniform(180, 1900) * 100 * (unit if unit < 5 else unit / 2.5))
    left, bought, nf = prev, 0, 0
    for k, n in zip(kinds, days):
        d = a + timedelta(n)
        t = dict(k=k, d=d, p=min(d + timedelta(r.choice([0, 1, 1, 2, 3])), b), city="", fa=None, fc=None)
        if k == "pay":
            t["name"], npay = r.choice(pay), npay - 1
            t["c"] = left if not npay else int(left * r.uniform(.3, .6)) // 100 * 100
            left -= t["c"]
        elif k == "fx":
            t["name"], t["city"], t["fc"], lo, hi = r.choice(abroad)
            t["fa"] = r.randint(lo, hi) * 100 + (0 if t["fc"] in ("JPY", "THB") else r.randint(0, 99))
            t["rate"] = round(EURV[t["fc"]] / EURV[home] * r.uniform(.985, 1.03), 6 if t["fc"] in ("JPY", "THB") else 4)
            t["c"] = round(t["fa"] * t["rate"])
            bought += t["c"]
        elif k == "fee":
            t["name"], lo, hi = fees[nf % len(fees)]
            nf += 1
            t["c"] = r.randint(int(lo * 100), int(hi * 100)) if hi else round(tot(out, "fee") * lo)  # hi None: a tax on the fee before it
        elif k == "cash":
            t["name"], t["c"], t["city"] = cash, r.choice([20, 40, 50, 100]) * 100 * (100 if unit > 20 else 1), r.choice(cities)
        else:
            t["name"], lo, hi = r.choice(shops)
            t["city"] = r.choice(cities)
            t["c"] = int(r.triangular(lo, hi, lo + (hi - lo) * .2) * 100)
            bought += t["c"] if k == "buy" else 0
        out.append(t)
    for t in out:
        if t["k"] == "refund":
            t["c"] = min(t["c"], max(bought // 4, 100))
        t["cr"] = t["k"] in ("pay", "refund")
    return out, prev


def tot(tx, *kinds):
    return sum(t["c"] for t in tx if t["k"] in kinds)


def limit(r, new, step, most=9):
    """A round credit limit (cents) above the balance."""
    return (max(new * 12 // 10 // (step * 100), 1) + r.randint(1, most)) * step * 100


def truth(tx, post=False, ref=False, **kw):
    out = {}
    for k, v in kw.items():
        if v is None:
            continue
        out[k] = plain(v) if isinstance(v, int) else v.isoformat() if isinstance(v, date) else v
        if k == "statement_period":
            out[k] = {"from": v[0].isoformat(), "to": v[1].isoformat()}
    rows = []
    for t in tx:
        e = {"date": t["d"].isoformat()}
        if post and t.get("p"):
            e["posting_date"] = t["p"].isoformat()
        e["description"] = " ".join(" ".join(t["lines"]).split())
        if ref and t.get("ref"):
            e["reference"] = t["ref"]
        e["credit" if t["cr"] else "debit"] = plain(t["c"])
        if t["fa"] is not None:
            e["foreign_amount"], e["foreign_currency"] = plain(t["fa"]), t["fc"]
        rows.append(e)
    out["transactions"] = rows
    return {"data": out}
