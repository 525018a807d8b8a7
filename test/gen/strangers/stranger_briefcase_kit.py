# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared things: random accounts and entries, number forms, canvas tables."""
import os
import random
from datetime import date, timedelta

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.pdfmetrics import stringWidth
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas

FONTS = "/usr/share/fonts/truetype"


def font(name, rel, fallback):
    """Register a font under a name of this folder; a base font where it is missing."""
    path = os.path.join(FONTS, rel)
    if name in pdfmetrics.getRegisteredFontNames():
        return name
    if os.path.exists(path):
        pdfmetrics.registerFont(TTFont(name, path))
        return name
    return fallback


SANS = font("Bank19Sans", "dejavu/DejaVuSans.ttf", "Helvetica")
SANSB = font("Bank19SansBold", "dejavu/DejaVuSans-Bold.ttf", "Helvetica-Bold")
SERIF = font("Bank19Serif", "dejavu/DejaVuSerif.ttf", "Times-Roman")
SERIFB = font("Bank19SerifBold", "dejavu/DejaVuSerif-Bold.ttf", "Times-Bold")
MONO = font("Bank19Mono", "dejavu/DejaVuSansMono.ttf", "Courier")

PEOPLE = ("Harinder Walia|Sulekha Mondal|Pratibha Nagarkar|Devkumar Irani|Meenal Sathaye|Tarun Bhowal|"
          "Yashoda Pillutla|Rizwan Chaudhari|Anupama Keskar|Jignesh Vaghani|Lalit Mohapatro|Bindu Kurian|"
          "Sarvesh Dubal|Farida Contractor|Omkar Ghodke|Kavya Arasu|Nandini Bharali|Gurtej Sandhu").split("|")
FIRMS = ("Nilgira Stationers|Shrivalli Traders|Parijat Kirana|Quickmeal Foods|Sundarvan Fuels|Vistara Optics|"
         "Ashapura Medicals|Greenleaf Organics|Tejas Mobiles|Roopkala Sarees|Mithila Sweets|Kamdhenu Dairy Point|"
         "Zenlite Broadband|Panchavati Hotel|Udaan Cabs|Bluepeak Insurance|Kaveri Power Corp|Saffron Textiles|"
         "Orbitel Recharge|Motiwala Hardware").split("|")
CODES = "ARVB MLDB KSNB PRGB SHVB TPTB UDYB VNDB".split()
CITIES = "Nashik|Kollam|Jabalpur|Udupi|Rajkot|Siliguri|Karnal|Guntur|Salem|Thane West".split("|")
MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()


def rng(name, seed, rows):
    return random.Random(f"{name}/{seed}/{rows}")


def digits(r, n, lead=True):
    s = "".join(r.choice("0123456789") for _ in range(n))
    return (r.choice("123456789") + s[1:]) if lead else s


def inr(p):
    """Indian grouping, paise in."""
    neg, p = p < 0, abs(p)
    w, f = divmod(p, 100)
    s = str(w)
    if len(s) > 3:
        head, tail = s[:-3], s[-3:]
        parts = []
        while head:
            parts.insert(0, head[-2:])
            head = head[:-2]
        s = ",".join(parts + [tail])
    return f"{'-' if neg else ''}{s}.{f:02d}"


def plain(p):
    return f"{'-' if p < 0 else ''}{abs(p) // 100}.{abs(p) % 100:02d}"


def us(p):
    return f"{'-' if p < 0 else ''}{abs(p) // 100:,}.{abs(p) % 100:02d}"


def eu(p, sep="."):
    return f"{'-' if p < 0 else ''}{abs(p) // 100:,}".replace(",", sep) + f",{abs(p) % 100:02d}"


def drcr(p, f=inr, gap=" ", dr="Dr", cr="Cr"):
    return f(abs(p)) + gap + (dr if p < 0 else cr)


# kind: (sign, lowest, highest) in whole rupees
KINDS = {"upiout": (-1, 12, 4800), "upiin": (1, 50, 9000), "neftin": (1, 4000, 68000), "neftout": (-1, 2500, 30000),
         "imps": (-1, 500, 20000), "atm": (-1, 5, 100), "pos": (-1, 120, 7200), "ach": (-1, 1800, 14500),
         "chqout": (-1, 3000, 42000), "chqin": (1, 5000, 60000), "cash": (1, 1000, 49000), "fee": (-1, 15, 590),
         "int": (1, 40, 1900), "salary": (1, 38000, 96000)}
SAVINGS = "upiout upiout upiout upiout upiin upiin neftin imps atm pos pos ach chqout cash fee salary".split()
TRADE = "neftin neftin neftout neftout chqout chqout chqin chqin cash imps upiin ach fee".split()


def entries(r, n, first, last, opening, templates, kinds, od=0, scale=1, even=True):
    """n entries within the period; balances chain; never below -od."""
    span = (last - first).days
    days = sorted(r.randrange(span + 1) for _ in range(n))
    bal, out = opening, []
    for d in days:
        kind = r.choice(kinds)
        sign, lo, hi = KINDS[kind]
        amt = r.randint(lo * 100, hi * 100) * scale
        if kind == "atm":
            amt = r.randint(lo, hi) * 100 * 100
        elif kind in ("cash", "chqin", "chqout", "salary") and even:
            amt = amt // 10000 * 10000 + r.choice((0, 0, 50000))
        elif kind in ("upiout", "upiin") and r.random() < .6:
            amt = max(100, amt // 100 * 100)
        if sign < 0 and bal - amt < -od:
            kind = r.choice([k for k in kinds if KINDS[k][0] > 0])
            sign, lo, hi = KINDS[kind]
            amt = r.randint(lo * 100, hi * 100) * scale
        bal += sign * amt
        who = r.choice(PEOPLE)
        firm = r.choice(FIRMS)
        on = first + timedelta(days=d)
        ref = {"chqout": digits(r, 6), "chqin": digits(r, 6)}.get(kind, digits(r, 12))
        desc = r.choice(templates[kind]).format(
            p=who, P=who.upper(), f=firm, F=firm.upper(), s=who.split()[0].upper(), v=who.split()[0].lower(),
            n=ref, d=digits(r, 9), x=digits(r, 4), c=r.choice(CODES), C=r.choice(CITIES).upper(), ci=r.choice(CITIES),
            m=MONTHS[on.month - 1].upper() + on.strftime("%y"), t=f"{r.randint(6, 22):02d}:{r.randint(0, 59):02d}")
        out.append({"date": on, "kind": kind, "desc": desc, "ref": ref, "sign": sign, "amt": amt, "bal": bal,
                    "vdate": on + timedelta(days=r.choice((1, 2))) if kind == "chqin" else on})
    return out


def period(r, rows):
    """A calendar period that suits the number of entries."""
    y, m = r.choice((2023, 2024, 2025)), r.randint(1, 9)
    k = 1 if rows <= 12 else 3 if rows > 25 else 2
    first = date(y, m, 1)
    last = date(y, m + k, 1) - timedelta(days=1)
    return first, last


def truth(es, balance=True, ref=None, **head):
    """The record; ref(e) gives the printed reference or ''."""
    tx = []
    for e in es:
        t = {"date": e["date"].isoformat(), "description": e["shown"]}
        if ref and ref(e):
            t["reference"] = ref(e)
        t["debit" if e["sign"] < 0 else "credit"] = plain(e["amt"])
        if balance and not e.get("nobal"):
            t["balance"] = plain(e["bal"])
        tx.append(t)
    d = {}
    for k, v in head.items():
        if k == "statement_period":
            v = {"from": v[0].isoformat(), "to": v[1].isoformat()}
        elif isinstance(v, int):
            v = plain(v)
        d[k] = v
    d["transactions"] = tx
    return {"data": d}


def sums(es):
    return (sum(e["amt"] for e in es if e["sign"] < 0), sum(e["amt"] for e in es if e["sign"] > 0))


def wrap(text, fnt, size, width):
    """Lines by words; a word wider than the column is cut where it is full."""
    lines, cur = [], ""
    for w in text.split():
        cand = f"{cur} {w}" if cur else w
        if stringWidth(cand, fnt, size) <= width:
            cur = cand
            continue
        if cur:
            lines.append(cur)
        while stringWidth(w, fnt, size) > width:
            k = len(w)
            while stringWidth(w[:k], fnt, size) > width:
                k -= 1
            lines.append(w[:k])
            w = w[k:]
        cur = w
    if cur:
        lines.append(cur)
    return lines or [""]


def shape(es, fnt, size, width):
    for e in es:
        e["lines"] = wrap(e["desc"], fnt, size, width)
        e["shown"] = " ".join(e["lines"])


class Pages(canvas.Canvas):
    """A canvas that knows the number of pages when the feet are drawn."""

    def __init__(self, path, foot=None, **kw):
        super().__init__(path, invariant=1, **kw)
        self.foot, self.kept = foot, []

    def showPage(self):
        self.kept.append(dict(self.__dict__))
        self._startPage()

    def save(self):
        n = len(self.kept)
        for i, st in enumerate(self.kept, 1):
            kept, foot = self.kept, self.foot
            self.__dict__.update(st)
            self.kept, self.foot = kept, foot
            if self.foot:
                self.foot(self, i, n)
            super().showPage()
        super().save()


def put(c, x, y, s, fnt, size, al="l", w=0, color=None):
    c.setFont(fnt, size)
    c.setFillColor(color) if color is not None else c.setFillGray(0)
    if al == "r":
        c.drawRightString(x + w, y, s)
    elif al == "c":
        c.drawCentredString(x + w / 2, y, s)
    else:
        c.drawString(x, y, s)
    c.setFillGray(0)


def table(c, cols, rows, y, bottom, newpage, fnt, size, lead, gap=4, pad=3, deco=None, onbreak=None, vmid=False, colors=None):
    """Rows of cells (text or list of lines) from y downwards; cols are (x, width, align).

    newpage() ends the page and gives the y of the next; deco(top, foot, i) draws below the text.
    """
    for i, cells in enumerate(rows):
        f = fnt
        if isinstance(cells, dict):
            f, cells = cells.get("font", fnt), cells["cells"]
        cells = [[x] if isinstance(x, str) else x for x in cells]
        h = max(len(x) for x in cells) * lead + gap
        if y - h < bottom:
            if onbreak:
                onbreak(y, i)
            y = newpage()
        if deco:
            deco(y, y - h, i)
        for k, ((x, w, al), lines) in enumerate(zip(cols, cells)):
            yy = y - gap / 2 - lead + (lead - size) * .75
            if vmid:
                yy -= (h - gap - len(lines) * lead) / 2
            for s in lines:
                put(c, x + pad, yy, s, f, size, al, w - 2 * pad, colors(i, k) if colors else None)
                yy -= lead
        y -= h
    return y
