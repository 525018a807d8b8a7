# SPDX-License-Identifier: AGPL-3.0-or-later
"""Shared things: money, dates, ledgers, a sheet that flows over pages."""
import random
import re
from datetime import date, timedelta

from reportlab.lib.utils import simpleSplit
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas

D = "/usr/share/fonts/truetype/dejavu/"
N = "/usr/share/fonts/truetype/noto/"
for name, file in {"DV": D + "DejaVuSans.ttf", "DVB": D + "DejaVuSans-Bold.ttf", "DC": D + "DejaVuSansCondensed.ttf",
                   "DCB": D + "DejaVuSansCondensed-Bold.ttf", "NS": N + "NotoSans-Regular.ttf",
                   "NSB": N + "NotoSans-Bold.ttf", "DS": D + "DejaVuSerifCondensed.ttf",
                   "DSB": D + "DejaVuSerifCondensed-Bold.ttf", "DM": D + "DejaVuSansMono.ttf"}.items():
    pdfmetrics.registerFont(TTFont(name, file))


def rng_of(name, seed, rows):
    return random.Random(f"{name}/{seed}/{rows}")


def plain(cents):
    return f"{'-' if cents < 0 else ''}{abs(cents) // 100}.{abs(cents) % 100:02d}"


def money(cents, sep=",", dec="."):
    """Digits with groups of three, without a sign."""
    return f"{abs(cents) // 100:,}".replace(",", sep) + dec + f"{abs(cents) % 100:02d}"


def lakh(cents):
    """Digits grouped in the Indian way, without a sign."""
    whole = str(abs(cents) // 100)
    head, tail = whole[:-3], whole[-3:]
    groups = []
    while head:
        groups.insert(0, head[-2:])
        head = head[:-2]
    return ",".join(groups + [tail]) + f".{abs(cents) % 100:02d}"


def digits(rng, count):
    return str(rng.randint(1, 9)) + "".join(str(rng.randint(0, 9)) for _ in range(count - 1))


def iban(country, bban):
    text = "".join(str(int(ch, 36)) for ch in bban + country + "00")
    full = f"{country}{98 - int(text) % 97:02d}{bban}"
    return " ".join(full[i:i + 4] for i in range(0, len(full), 4))


def fill(rng, template, words):
    def put(match):
        key = match.group(1)
        if re.fullmatch(r"d\d+", key):
            return digits(rng, int(key[1:]))
        return str(rng.choice(words[key]))
    return re.sub(r"\{(\w+)\}", put, template)


def month(year, number):
    first = date(year, number, 1)
    following = date(year + number // 12, number % 12 + 1, 1)
    return first, following - timedelta(days=1)


def days(rng, rows, first, last):
    span = (last - first).days
    return sorted(first + timedelta(days=rng.randint(0, span)) for _ in range(rows))


def cents(rng, low, high, step=1):
    return rng.randint(low * 100 // step, high * 100 // step) * step


FEE = re.compile("[Ff]ee$|COTISATION|Kosten|gebühr|OPŁATA|TARIFA|BIAYA ADM")


def ledger(rng, rows, first, last, opening, outs, ins, words, floor=0, share=0.25):
    """outs and ins: (template, low, high, step, kind) in whole units; gives entries that chain."""
    balance, entries, fees = opening, [], set()
    for day in days(rng, rows, first, last):
        pick = rng.choice(ins if rng.random() < share else outs)
        if FEE.search(pick[0]):
            pick = outs[0] if pick in fees else pick
            fees.add(pick)
        amount = cents(rng, pick[1], pick[2], pick[3])
        if pick in outs and balance - amount < floor:
            pick = rng.choice(ins)
            amount = cents(rng, pick[1], pick[2], pick[3])
        signed = amount if pick in ins else -amount
        balance += signed
        entries.append({"date": day, "desc": fill(rng, pick[0], words), "amt": signed, "bal": balance,
                        "kind": pick[4] if len(pick) > 4 else ""})
    return entries


def truth_of(entry, balance=True, reference=None):
    out = {"date": entry["date"].isoformat(), "description": " ".join(entry["desc"].split())}
    if reference:
        out["reference"] = reference
    out["debit" if entry["amt"] < 0 else "credit"] = plain(abs(entry["amt"]))
    if balance:
        out["balance"] = plain(entry["bal"])
    return out


def span(first, last):
    return {"from": first.isoformat(), "to": last.isoformat()}


def sums(entries):
    return (sum(-e["amt"] for e in entries if e["amt"] < 0), sum(e["amt"] for e in entries if e["amt"] > 0))


class Sheet:
    """A canvas whose rows flow over pages; `head(sheet)` draws what every further page starts with."""

    def __init__(self, path, size, bottom, head=None, foot=None):
        self.c = canvas.Canvas(path, pagesize=size, invariant=1, pageCompression=1)
        self.w, self.h = size
        self.bottom, self.head, self.foot, self.page = bottom, head, foot, 1
        self.y = self.h

    def text(self, x, y, value, font="Helvetica", size=9, color=None, align="l"):
        self.c.setFillColor(color or "#000000")
        self.c.setFont(font, size)
        {"l": self.c.drawString, "r": self.c.drawRightString, "c": self.c.drawCentredString}[align](x, y, value)

    def rule(self, x1, x2, y, width=0.5, color="#000000"):
        self.c.setStrokeColor(color)
        self.c.setLineWidth(width)
        self.c.line(x1, y, x2, y)

    def box(self, x, y, w, h, fill=None, stroke=None, width=0.6):
        if fill:
            self.c.setFillColor(fill)
        if stroke:
            self.c.setStrokeColor(stroke)
            self.c.setLineWidth(width)
        self.c.rect(x, y, w, h, fill=1 if fill else 0, stroke=1 if stroke else 0)

    def turn(self):
        if self.foot:
            self.foot(self)
        self.c.showPage()
        self.page += 1
        self.y = self.h
        if self.head:
            self.head(self)

    def need(self, height):
        if self.y - height < self.bottom:
            self.turn()
            return True
        return False

    def row(self, cols, cells, font="Helvetica", size=8.5, lead=None, pad=2, band=None, under=None, color=None,
            keep=0):
        """cols: (x, width, align); a cell wraps in its width; y moves below the row."""
        lead = lead or size * 1.2
        parts = []
        for (x, w, a), cell in zip(cols, cells):
            lines = []
            for piece in (cell or "").split("\n"):
                lines += simpleSplit(piece, font, size, w) or [""]
            parts.append(lines)
        height = max(len(p) for p in parts) * lead + 2 * pad
        self.need(height + keep)
        left, right = cols[0][0], cols[-1][0] + cols[-1][1]
        if band:
            self.box(left - 3, self.y - height, right - left + 6, height, fill=band)
        for (x, w, a), lines in zip(cols, parts):
            for i, line in enumerate(lines):
                at = x if a == "l" else x + w if a == "r" else x + w / 2
                self.text(at, self.y - pad - size * 0.9 - i * lead, line, font, size, color, a)
        self.y -= height
        if under:
            self.rule(left - 3, right + 3, self.y, 0.4, under)

    def done(self):
        if self.foot:
            self.foot(self)
        self.c.save()
