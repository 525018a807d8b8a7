# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared things of the bank papers: fonts, money, dates, ledgers, a table on a canvas."""
import datetime
import os
import random
import re

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas

DEJA = "/usr/share/fonts/truetype/dejavu/"
NOTO = "/usr/share/fonts/truetype/noto/"
for _name, _file in (
    ("PurseSans", DEJA + "DejaVuSans.ttf"), ("PurseSansB", DEJA + "DejaVuSans-Bold.ttf"),
    ("PurseCond", DEJA + "DejaVuSansCondensed.ttf"), ("PurseCondB", DEJA + "DejaVuSansCondensed-Bold.ttf"),
    ("PurseMono", DEJA + "DejaVuSansMono.ttf"), ("PurseMonoB", DEJA + "DejaVuSansMono-Bold.ttf"),
    ("PurseSerif", DEJA + "DejaVuSerif.ttf"), ("PurseSerifB", DEJA + "DejaVuSerif-Bold.ttf"),
    ("PurseNoto", NOTO + "NotoSans-Regular.ttf"), ("PurseNotoB", NOTO + "NotoSans-Bold.ttf"),
):
    if not os.path.exists(_file):
        _file = DEJA + ("DejaVuSans-Bold.ttf" if _name.endswith("B") else "DejaVuSans.ttf")
    pdfmetrics.registerFont(TTFont(_name, _file))


def rng(name, seed, rows):
    return random.Random(f"{name}/{seed}/{rows}")


def money(n):
    """The truth's form of an amount in hundredths."""
    return f"{'-' if n < 0 else ''}{abs(n) // 100}.{abs(n) % 100:02d}"


def group(n, sep=",", dec=".", places=2):
    s = f"{abs(n) // 100:,}".replace(",", sep)
    if places:
        s += f"{dec}{abs(n) % 100:02d}"
    return ("-" if n < 0 else "") + s


def lakh(n):
    whole = str(abs(n) // 100)
    head, tail = whole[:-3], whole[-3:]
    parts = []
    while head:
        parts.insert(0, head[-2:])
        head = head[:-2]
    return ("-" if n < 0 else "") + ",".join(parts + [tail]) + f".{abs(n) % 100:02d}"


def digits(r, pattern):
    return re.sub("#", lambda _: str(r.randint(0, 9)), pattern)


def fill(r, text, pools):
    text = re.sub(r"\{(\w+)\}", lambda m: r.choice(pools[m.group(1)]), text)
    return re.sub("#", lambda _: str(r.randint(0, 9)), text)


def period(r, rows):
    """First and last day: one month, or three where there is much to print."""
    y, m = r.choice((2022, 2023, 2024, 2025)), r.randint(1, 9)
    n = 1 if rows <= 15 else 3
    a = datetime.date(y, m, 1)
    b = datetime.date(y + (m + n - 1) // 12, (m + n - 1) % 12 + 1, 1) - datetime.timedelta(1)
    return a, b


def ledger(r, rows, a, b, opening, debits, credits, pools, floor=0, share=0.35, lag=0, ceil=None):
    """Transactions in order; a kind is (text, lowest, highest, step, reference pattern)."""
    span = (b - a).days
    days = sorted(r.randint(0, span) for _ in range(rows))
    bal, out = opening, []
    for d in days:
        up = r.random() < share
        kind = r.choice(credits if up else debits)
        amount = r.randint(kind[1], kind[2]) * kind[3]
        if not up and bal - amount < floor:
            kind, up = r.choice(credits), True
            amount = r.randint(kind[1], kind[2]) * kind[3]
        if up and ceil is not None and bal + amount > ceil:
            kind, up = r.choice(debits), False
            amount = r.randint(kind[1], kind[2]) * kind[3]
        bal += amount if up else -amount
        day = a + datetime.timedelta(d)
        late = r.choice((0, 0, lag)) if lag else 0
        out.append(dict(date=day, value=max(a, day - datetime.timedelta(late)), text=fill(r, kind[0], pools),
                        ref=fill(r, kind[4], pools) if len(kind) > 4 else "", amount=amount if up else -amount,
                        bal=bal, kind=kind))
    return out


def wrap(text, font, size, width):
    """Lines at blanks; a word longer than the line is cut where it is full."""
    w = lambda s: pdfmetrics.stringWidth(s, font, size)
    lines, cur = [], ""
    for word in text.split():
        if cur and w(cur + " " + word) <= width:
            cur += " " + word
            continue
        if cur:
            lines.append(cur)
        while w(word) > width:
            k = len(word)
            while w(word[:k]) > width:
                k -= 1
            lines.append(word[:k])
            word = word[k:]
        cur = word
    if cur:
        lines.append(cur)
    return lines or [""]


def setlines(txs, font, size, width):
    for t in txs:
        t["lines"] = wrap(t["text"], font, size, width)


def truth(txs, ref=False, balance=True):
    out = []
    for t in txs:
        row = {"date": t["date"].isoformat(), "description": " ".join(t["lines"])}
        if ref and t["ref"]:
            row["reference"] = t["ref"]
        row["credit" if t["amount"] > 0 else "debit"] = money(abs(t["amount"]))
        if balance and t.get("showbal", True):
            row["balance"] = money(t["bal"])
        out.append(row)
    return out


def sums(txs):
    d = -sum(t["amount"] for t in txs if t["amount"] < 0)
    return d, sum(t["amount"] for t in txs if t["amount"] > 0)


def span(a, b):
    return {"from": a.isoformat(), "to": b.isoformat()}


def new(path, size, title):
    c = canvas.Canvas(path, pagesize=size, invariant=1)
    c.setTitle(title)
    return c


def put(c, x, y, text, font, size, align="l", color=(0, 0, 0)):
    c.setFont(font, size)
    c.setFillColorRGB(*color)
    {"l": c.drawString, "r": c.drawRightString, "c": c.drawCentredString}[align](x, y, text)
    c.setFillColorRGB(0, 0, 0)


def line(c, x0, y0, x1, y1, width=0.5, color=(0, 0, 0)):
    c.setLineWidth(width)
    c.setStrokeColorRGB(*color)
    c.line(x0, y0, x1, y1)
    c.setStrokeColorRGB(0, 0, 0)


def rect(c, x, y, w, h, color=None, stroke=None, width=0.5):
    if color:
        c.setFillColorRGB(*color)
    if stroke:
        c.setStrokeColorRGB(*stroke)
    c.setLineWidth(width)
    c.rect(x, y, w, h, fill=1 if color else 0, stroke=1 if stroke else 0)
    c.setFillColorRGB(0, 0, 0)
    c.setStrokeColorRGB(0, 0, 0)


def twice(draw):
    """Draw once to count the pages, once more to print the count."""
    return draw(draw(0))


class Grid:
    """A table on a canvas. cols: (x0, x1, align, [head lines]); rows of lists of lines."""

    def __init__(self, c, cols, bottom, newpage, font="Helvetica", bold="Helvetica-Bold", size=8, lead=10, pad=3,
                 headfill=None, headcolor=(0, 0, 0), headrule=None, rule=None, vrule=None, zebra=None, hsize=None,
                 rehead=True, foot=None, top=None, gap=2, rulecolor=(0, 0, 0)):
        self.__dict__.update({k: v for k, v in locals().items() if k != "self"})
        self.hsize = hsize or size
        self.n = 0

    def cell(self, i, y, lines, font, size, color=(0, 0, 0)):
        x0, x1, al = self.cols[i][:3]
        x = {"l": x0 + self.pad, "r": x1 - self.pad, "c": (x0 + x1) / 2}[al]
        for k, s in enumerate([lines] if isinstance(lines, str) else lines):
            if s:
                put(self.c, x, y - k * self.lead, s, font, size, al, color)

    def head(self, y):
        n = max(len(col[3]) for col in self.cols)
        h = n * self.lead + self.gap * 2
        a, b = self.cols[0][0], self.cols[-1][1]
        if self.headfill:
            rect(self.c, a, y - h, b - a, h, self.headfill)
        for i, col in enumerate(self.cols):
            self.cell(i, y - self.gap - self.hsize, col[3], self.bold, self.hsize, self.headcolor)
        if self.headrule:
            line(self.c, a, y, b, y, self.headrule, self.rulecolor)
            line(self.c, a, y - h, b, y - h, self.headrule, self.rulecolor)
        self.bars(y, y - h)
        return y - h

    def bars(self, y0, y1):
        if self.vrule:
            for x in [col[0] for col in self.cols] + [self.cols[-1][1]]:
                line(self.c, x, y0, x, y1, self.vrule, self.rulecolor)

    def row(self, y, cells, bold=False, color=None, mute=False):
        n = max(1 if isinstance(s, str) else len(s) for s in cells)
        h = n * self.lead + self.gap * 2
        a, b = self.cols[0][0], self.cols[-1][1]
        if not mute and self.zebra and self.n % 2:
            rect(self.c, a, y - h, b - a, h, self.zebra)
        self.n += 1
        for i, s in enumerate(cells):
            col = color(i) if color else (0, 0, 0)
            self.cell(i, y - self.gap - self.size, s, self.bold if bold else self.font, self.size, col)
        if self.rule:
            line(self.c, a, y - h, b, y - h, self.rule, self.rulecolor)
        self.bars(y, y - h)
        self.last = y - h
        return y - h

    def run(self, y, rows, start=True):
        """rows: (cells, options); foot and top are given the row's place and give cells or nothing."""
        if start:
            y = self.head(y)
        room = self.lead + self.gap * 2 if self.foot else 0
        for i, (cells, opt) in enumerate(rows):
            n = max(1 if isinstance(s, str) else len(s) for s in cells)
            if y - n * self.lead - self.gap * 2 < self.bottom + room:
                if self.foot and self.foot(i):
                    y = self.row(y, self.foot(i), bold=True, mute=True)
                y = self.newpage(self.c)
                if self.rehead:
                    y = self.head(y)
                if self.top and self.top(i):
                    y = self.row(y, self.top(i), bold=True, mute=True)
            y = self.row(y, cells, **opt)
        return y
