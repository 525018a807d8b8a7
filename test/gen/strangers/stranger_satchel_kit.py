# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared helps for the papers of this folder: fonts, money, dates, movements, wrapping, pages."""
import io
import random
import re
from datetime import date, timedelta

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

_T = "/usr/share/fonts/truetype/"
FONTS = {
    "Bank16Sans": "noto/NotoSans-Regular.ttf", "Bank16SansB": "noto/NotoSans-Bold.ttf",
    "Bank16Serif": "noto/NotoSerif-Regular.ttf", "Bank16SerifB": "noto/NotoSerif-Bold.ttf",
    "Bank16Deja": "dejavu/DejaVuSans.ttf", "Bank16DejaB": "dejavu/DejaVuSans-Bold.ttf",
    "Bank16Cond": "dejavu/DejaVuSansCondensed.ttf", "Bank16CondB": "dejavu/DejaVuSansCondensed-Bold.ttf",
    "Bank16Mono": "dejavu/DejaVuSansMono.ttf", "Bank16MonoB": "dejavu/DejaVuSansMono-Bold.ttf",
}
for _name, _file in FONTS.items():
    pdfmetrics.registerFont(TTFont(_name, _T + _file))


def rng(name, seed, rows):
    return random.Random(f"{name}/{seed}/{rows}")


def plain(c):
    """The truth's form: 123450 -> '1234.50'."""
    s = "-" if c < 0 else ""
    c = abs(c)
    return f"{s}{c // 100}.{c % 100:02d}"


def fmt(c, thou=",", dec="."):
    c = abs(c)
    return f"{c // 100:,}".replace(",", thou) + dec + f"{c % 100:02d}"


def sfmt(c, thou=",", dec=".", minus="-"):
    return (minus if c < 0 else "") + fmt(c, thou, dec)


def ind(c):
    c = abs(c)
    s = str(c // 100)
    if len(s) > 3:
        head, tail = s[:-3], s[-3:]
        parts = []
        while head:
            parts.insert(0, head[-2:])
            head = head[:-2]
        s = ",".join(parts + [tail])
    return f"{s}.{c % 100:02d}"


def crdr(c, gap=" ", cr="Cr", dr="Dr"):
    return ind(c) + gap + (cr if c >= 0 else dr)


def digits(r, n):
    return str(r.randint(1, 9)) + "".join(str(r.randint(0, 9)) for _ in range(n - 1))


def fill(r, template, words):
    def one(m):
        k = m.group(1)
        if re.fullmatch(r"d\d+", k):
            return digits(r, int(k[1:]))
        return r.choice(words[k])
    while "{" in template:
        template = re.sub(r"\{(\w+)\}", one, template)
    return template


def days(r, a, b, n):
    span = (b - a).days
    return sorted(a + timedelta(r.randint(0, span)) for _ in range(n))


def month(r, years=(2023, 2024, 2025), months=1):
    y, m = r.choice(years), r.randint(1, 13 - months)
    a = date(y, m, 1)
    m2 = m + months
    b = date(y + (m2 > 12), (m2 - 1) % 12 + 1, 1) - timedelta(1)
    return a, b


def moves(r, rows, kinds, words, opening, a, b, floor=0, step=1):
    """kinds: (template, low, high) in whole units, low/high negative for debits."""
    out, bal = [], opening
    dates = days(r, a, b, rows)
    credits = [k for k in kinds if k[1] > 0]
    debits = [k for k in kinds if k[1] < 0]
    used = {}
    fixed = lambda k: "{" not in k[0].replace("{mon}", "")      # fees and the like: seldom
    free = lambda ks: [k for k in ks if not fixed(k) or used.get(k, 0) < 1 + rows // 20]
    for d in dates:
        k = r.choice(free(credits) if r.random() < 0.3 else free(debits))
        amt = money(r, k, step)
        if bal + amt < floor:
            k = r.choice(free(credits))
            amt = money(r, k, step)
        used[k] = used.get(k, 0) + 1
        bal += amt
        out.append({"date": d, "desc": fill(r, k[0], words), "amt": amt, "bal": bal, "kind": k})
    return out


def money(r, k, step):
    lo, hi = sorted((abs(k[1]), abs(k[2])))
    style = r.random()
    if style < 0.3:
        c = r.randint(lo, hi) * 100
    else:
        c = r.randint(lo * 100, hi * 100) // step * step
    return c if k[1] > 0 else -c


def totals(tx):
    return -sum(t["amt"] for t in tx if t["amt"] < 0), sum(t["amt"] for t in tx if t["amt"] > 0)


def rowtruth(t, desc=None, ref=None, bal=True):
    d = {"date": t["date"].isoformat(), "description": desc if desc is not None else t["desc"]}
    if ref:
        d["reference"] = ref
    d["debit" if t["amt"] < 0 else "credit"] = plain(abs(t["amt"]))
    if bal:
        d["balance"] = plain(t["bal"])
    return d


def wrap(text, font, size, width):
    """Lines that fit; breaks at blanks, and inside a word only where the word is too long."""
    w = lambda s: pdfmetrics.stringWidth(s, font, size)
    lines, cur = [], ""
    for word in text.split():
        trial = f"{cur} {word}".strip()
        if w(trial) <= width:
            cur = trial
            continue
        if cur:
            lines.append(cur)
        while w(word) > width:
            n = len(word)
            while w(word[:n]) > width:
                n -= 1
            lines.append(word[:n])
            word = word[n:]
        cur = word
    if cur:
        lines.append(cur)
    return lines


def hard(text, n):
    """As a mainframe cuts: n characters a line."""
    out = []
    while text:
        out.append(text[:n].strip())
        text = text[n:].strip()
    return out


def put(c, x, y, s, font, size, align="l", color=None):
    c.setFont(font, size)
    if color is not None:
        c.setFillColor(color)
    {"l": c.drawString, "r": c.drawRightString, "c": c.drawCentredString}[align](x, y, s)


def cells(c, y, cols, vals, font, size, lead):
    """cols: (x, align); vals: text or list of lines. Draws, gives the count of lines."""
    n = 1
    for (x, al), v in zip(cols, vals):
        if not v:
            continue
        ls = v if isinstance(v, list) else [v]
        n = max(n, len(ls))
        for i, s in enumerate(ls):
            put(c, x, y - i * lead, s, font, size, al)
    return n


def paged(path, size, fn):
    """fn(canvas, total) draws and returns the count of pages; drawn twice for 'page x of y'."""
    total = fn(Canvas(io.BytesIO(), pagesize=size, invariant=1), 99)
    c = Canvas(str(path), pagesize=size, invariant=1)
    fn(c, total)
    c.save()


MAL = ["Anand Velankar", "Ritu Chhabria", "Suresh Pottekkat", "Meenal Gadgil", "Farhan Qureshi", "Lakshmi Narasimhan",
       "Jaspreet Dhanoa", "Tapas Mukhuti", "Hemlata Vaidya", "Deepak Rawtani"]
FIRM = ["Sarvodaya Pump Works", "Ketaki Textile Agencies", "Trinetra Engg Co", "Malhar Agro Foods Pvt Ltd", "Nilgiri Packaging LLP",
        "Omkareshwar Steel Traders", "Panchtatva Enterprises", "Blue Lotus Ceramics Pvt Ltd"]
IN_WORDS = {"who": ["RAJU TEA STALL", "KIRAN MEDICALS", "SHREE DAIRY", "MANOJ K", "PRIYA S NAIR", "GREENLEAF MART", "SWAPNIL AUTO", "AARTI JOSHI"],
            "whol": ["raju.tea", "kiranmed", "shreedairy", "manojk91", "priyasn", "greenleaf"],
            "bk": ["LOKA", "DKSN", "UTPL", "SMDR", "VNDH"], "firm": [f.upper() for f in FIRM],
            "place": ["NASHIK", "KOTTAYAM", "INDORE", "HUBLI", "SILIGURI", "TIRUPPUR"],
            "mon": ["JAN", "APR", "JUN", "SEP", "NOV"]}
