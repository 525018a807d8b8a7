# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared: money, words, ledgers, a canvas table."""
import datetime as dt
import io
import os
import random
import re

from reportlab.lib.colors import HexColor, black
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.pdfmetrics import stringWidth
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

ROOT = "/usr/share/fonts/truetype/"


def face(name, *paths):
    if name in pdfmetrics.getRegisteredFontNames():
        return name
    for p in paths:
        if os.path.exists(ROOT + p):
            pdfmetrics.registerFont(TTFont(name, ROOT + p))
            return name
    raise OSError(paths)


DV = face("DV", "dejavu/DejaVuSans.ttf")
DVB = face("DVB", "dejavu/DejaVuSans-Bold.ttf")
NS = face("NS", "noto/NotoSans-Regular.ttf", "dejavu/DejaVuSans.ttf")
NSB = face("NSB", "noto/NotoSans-Bold.ttf", "dejavu/DejaVuSans-Bold.ttf")
NR = face("NR", "noto/NotoSerif-Regular.ttf", "dejavu/DejaVuSerif.ttf")
NRB = face("NRB", "noto/NotoSerif-Bold.ttf", "dejavu/DejaVuSerif-Bold.ttf")


def rng(name, seed, rows):
    return random.Random(f"{name}/{seed}/{rows}")


def truth(p):
    return f"{'-' if p < 0 else ''}{abs(p) // 100}.{abs(p) % 100:02d}"


def inr(p):
    n, s = abs(p) // 100, ""
    t = str(n)
    if len(t) > 3:
        head, s = t[:-3], "," + t[-3:]
        while len(head) > 2:
            s, head = "," + head[-2:] + s, head[:-2]
        t = head
    return f"{'-' if p < 0 else ''}{t}{s}.{abs(p) % 100:02d}"


def west(p, th=",", dp="."):
    return f"{'-' if p < 0 else ''}{abs(p) // 100:,}".replace(",", th) + f"{dp}{abs(p) % 100:02d}"


FIRST = "Aarav Meera Rohan Kavitha Sanjay Nandini Imran Lakshmi Devendra Farida Harpreet Ishita Joseph Pallavi Suresh Tanvi".split()
LAST = "Deshpande Nair Kulkarni Chatterjee Reddy Solanki Fernandes Bhat Qureshi Iyengar Gill Mahato Pillai Saxena Thakur Joshi".split()
SHOPS = ["SAHYOG MART", "ANNAPURNA FOODS", "BLUE LEAF CAFE", "GRIHA ELECTRICALS", "SUPRABHAT MEDICALS", "RAINTREE BOOKS",
         "CHITRA FUELS", "NOVA KIRANA", "TULSI SWEETS", "PARVAT TYRES"]


def person(r):
    return r.choice(FIRST) + " " + r.choice(LAST)


def fill(r, t, **pools):
    def one(m):
        k = m.group(1)
        if k.isdigit():
            return str(r.randint(1, 9)) + "".join(str(r.randint(0, 9)) for _ in range(int(k) - 1))
        if k[0] == "A" and k[1:].isdigit():
            return "".join(r.choice("ABCDEFGHJKLMNPRSTUVWXYZ") for _ in range(int(k[1:])))
        if k in pools:
            return r.choice(pools[k])
        if k == "who":
            return person(r)
        if k == "WHO":
            return person(r).upper()
        return r.choice(SHOPS)
    return re.sub(r"\{(\w+)\}", one, t)


INS = [("NEFT CR-{A4}0{6}-{WHO}-{A4}N{10}", 2000, 90000), ("UPI/CR/{12}/{WHO}/{A4}/{6}@okx/Rent share", 100, 9000),
       ("BY CASH DEPOSIT - SELF", 1000, 40000), ("IMPS-{12}-{WHO}-{A4}-XXXX{4}-Refund", 500, 25000),
       ("BY CLG {6} {A4} BANK", 5000, 60000)]
OUTS = [("UPI/DR/{12}/{shop}/{A4}/{6}@ptx/Payment", 20, 3000), ("ATM WDL {6} {shop} ROAD BRANCH", 500, 10000),
        ("POS {6}XXXXXX{4} {shop}", 100, 9000), ("NEFT DR-{A4}0{6}-{WHO}-NETBANK", 1000, 40000),
        ("ACH D- {A4} FINANCE-{10}", 1500, 15000), ("BIL/ONL/{9}/ELECTRICITY BOARD", 300, 5000),
        ("SMS CHARGES Q{A1}{2} INCL GST", 15, 30)]


def month(r, span=1):
    y, m = r.choice([2023, 2024, 2025]), r.randint(1, 12 - span)
    a = dt.date(y, m, 1)
    return a, dt.date(y, m + span, 1) - dt.timedelta(days=1)


def ledger(r, rows, a, b, opening, ins=INS, outs=OUTS, floor=0, p=0.3, days=None, **pools):
    """Rows of {d, text, out, into, bal}, the balances chained, never below floor."""
    days = days or sorted(r.randint(0, (b - a).days) for _ in range(rows))
    bal, got = opening, []
    for n in days:
        into = r.random() < p
        t, lo, hi = r.choice(ins if into else outs)
        v = r.randint(lo * 100, hi * 100)
        if r.random() < 0.45:
            v = v // 10000 * 10000 or v
        if not into and bal - v < floor:
            into = True
            t, lo, hi = r.choice(ins)
            v = r.randint(lo * 100, hi * 100)
        bal += v if into else -v
        got.append({"d": a + dt.timedelta(days=n), "text": fill(r, t, **pools), "out": 0 if into else v, "into": v if into else 0, "bal": bal})
    return got


def sums(led):
    return sum(x["out"] for x in led), sum(x["into"] for x in led)


def entry(x, text=None, bal=True, **more):
    e = {"date": x["d"].isoformat(), "description": text or x["text"]}
    e.update(more)
    if x["out"]:
        e["debit"] = truth(x["out"])
    else:
        e["credit"] = truth(x["into"])
    if bal:
        e["balance"] = truth(x["bal"])
    return e


def wrap(text, font, size, width):
    """Lines no wider than width: at blanks, a long word by its letters."""
    lines = []
    for part in text.split("\n"):
        line = ""
        for word in part.split(" "):
            t = f"{line} {word}" if line else word
            if stringWidth(t, font, size) <= width:
                line = t
                continue
            if line:
                lines.append(line)
            while stringWidth(word, font, size) > width:
                n = len(word)
                while stringWidth(word[:n], font, size) > width:
                    n -= 1
                lines.append(word[:n])
                word = word[n:]
            line = word
        lines.append(line)
    return lines


def run(path, size, fn, title="Statement"):
    """Draw twice: once to count the pages, once in earnest."""
    c = Canvas(io.BytesIO(), pagesize=size, invariant=1)
    fn(c, 1)
    total = c.getPageNumber()
    c = Canvas(path, pagesize=size, invariant=1)
    c.setTitle(title)
    out = fn(c, total)
    c.save()
    return out


def put(c, x, y, s, font="Helvetica", size=9, ink="#000000", at="l"):
    c.setFillColor(HexColor(ink))
    c.setFont(font, size)
    {"l": c.drawString, "r": c.drawRightString, "c": c.drawCentredString}[at](x, y, s)
    c.setFillColor(black)


def pairs(c, x, y, items, gap=90, font="Helvetica", bold="Helvetica-Bold", size=8, lead=12, colon=": ", width=None):
    """Label/value lines; returns y below."""
    for k, v in items:
        put(c, x, y, k, font, size)
        ls = wrap(v, bold, size, width) if width else [v]
        for i, s in enumerate(ls):
            put(c, x + gap, y, (colon if not i else " " * len(colon)) + s, bold, size)
            y -= lead
    return y


class Tab:
    """A table on a canvas. cols: (heading, x, width, align)."""

    def __init__(self, c, cols, turn, bottom=60, font="Helvetica", bold="Helvetica-Bold", size=8, lead=10, pad=3, repeat=True,
                 rule="", ruleink="#999999", headfill=None, headink="#000000", zebra=None, foot=None, headsize=None, valign="t"):
        self.__dict__.update({k: v for k, v in locals().items() if k != "self"})
        self.headsize = headsize or size
        self.n = 0

    def box(self, top, h, fill, rule):
        c, x0, x1 = self.c, self.cols[0][1], self.cols[-1][1] + self.cols[-1][2]
        if fill:
            c.setFillColor(HexColor(fill))
            c.rect(x0, top - h, x1 - x0, h, stroke=0, fill=1)
        c.setStrokeColor(HexColor(self.ruleink))
        c.setLineWidth(0.5)
        if "h" in rule:
            c.line(x0, top - h, x1, top - h)
        if "t" in rule:
            c.line(x0, top, x1, top)
        if "v" in rule:
            for x in [k[1] for k in self.cols] + [x1]:
                c.line(x, top, x, top - h)

    def cells(self, top, lines, font, size, ink, h=None):
        for (_, x, w, a), ls in zip(self.cols, lines):
            y = top - self.pad - size * 0.85
            if self.valign == "m" and h:
                y = top - (h - len(ls) * self.lead) / 2 - size * 0.85
            for s in ls:
                put(self.c, {"l": x + 3, "r": x + w - 3, "c": x + w / 2}[a], y, s, font, size, ink, a)
                y -= self.lead

    def header(self, y):
        ls = [k[0].split("\n") for k in self.cols]
        h = max(map(len, ls)) * self.lead + 2 * self.pad
        self.box(y, h, self.headfill, "th" + self.rule if self.rule else "")
        self.cells(y, ls, self.bold, self.headsize, self.headink, h)
        return y - h

    def row(self, y, texts, font=None, fill=None, ink="#000000", rule=None, keep=0, plain=False):
        """Returns (new y, lines of each cell as joined text)."""
        font = font or self.font
        ls = [wrap(t, font, self.size, k[2] - 5) for t, k in zip(texts, self.cols)]
        h = max(map(len, ls)) * self.lead + 2 * self.pad
        if y - h - keep < self.bottom:
            if self.foot and not plain:
                keepb, self.bottom = self.bottom, 0
                self.foot(y)
                self.bottom = keepb
            y = self.turn()
            if self.repeat:
                y = self.header(y)
            if self.foot and not plain and hasattr(self, "top"):
                y = self.top(y)
        if not plain:
            self.n += 1
        z = fill or (self.zebra if self.n % 2 == 0 and not plain else None)
        self.box(y, h, z, self.rule if rule is None else rule)
        self.cells(y, ls, font, self.size, ink, None)
        return y - h, [" ".join(t) for t in ls]
