# SPDX-License-Identifier: AGPL-3.0-or-later
"""A roll of till paper: rows are gathered first, the page is cut to their length when saved."""
import datetime
import random

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas

DEJAVU = "/usr/share/fonts/truetype/dejavu/DejaVu"
NOTO = "/usr/share/fonts/truetype/noto/Noto"
for _name, _file in {
    "Till15Mono": DEJAVU + "SansMono.ttf", "Till15MonoB": DEJAVU + "SansMono-Bold.ttf",
    "Till15Cond": DEJAVU + "SansCondensed.ttf", "Till15CondB": DEJAVU + "SansCondensed-Bold.ttf",
    "Till15SerifC": DEJAVU + "SerifCondensed.ttf", "Till15SerifCB": DEJAVU + "SerifCondensed-Bold.ttf",
    "Till15Noto": NOTO + "Sans-Regular.ttf", "Till15NotoB": NOTO + "Sans-Bold.ttf",
}.items():
    pdfmetrics.registerFont(TTFont(_name, _file))

MM = 72 / 25.4


class Roll:
    def __init__(self, path, width, font, bold, size, lead=1.2, margin=3.5, ink=(0, 0, 0), squeeze=100):
        self.path, self.w, self.font, self.bold = path, width * MM, font, bold
        self.size, self.lead, self.margin, self.ink, self.squeeze = size, lead, margin * MM, ink, squeeze
        self.y, self.ops = 5 * MM, []

    @property
    def inner(self):
        return self.w - 2 * self.margin

    def wide(self, text, font=None, size=None, squeeze=None):
        return pdfmetrics.stringWidth(text, font or self.font, size or self.size) * (squeeze or self.squeeze) / 100

    def wrap(self, text, width, font=None, size=None, squeeze=None):
        lines, now = [], ""
        for word in text.split(" "):
            more = f"{now} {word}" if now else word
            if now and self.wide(more, font, size, squeeze) > width:
                lines.append(now)
                now = word
            else:
                now = more
        return lines + [now]

    def row(self, *cells, bold=False, size=None, squeeze=None, lead=None):
        """cells: (text, x 0..1, "l"/"r"/"c"[, width 0..1 to wrap to]); refuses what collides or runs off."""
        font, size, squeeze = self.bold if bold else self.font, size or self.size, squeeze or self.squeeze
        step, boxes, most = size * (lead or self.lead), [], 1
        for text, x, how, *width in cells:
            lines = self.wrap(text, width[0] * self.inner, font, size, squeeze) if width else [text]
            most = max(most, len(lines))
            at = self.margin + x * self.inner
            for n, line in enumerate(lines):
                if not line:
                    continue
                wide = self.wide(line, font, size, squeeze)
                left = at - {"l": 0, "r": wide, "c": wide / 2}[how]
                if left < self.margin - 1.5 or left + wide > self.w - self.margin + 1.5:
                    raise ValueError(f"off the paper: {line!r}")
                for other, a, b, what in boxes:
                    if other == n and left < b + 1 and a < left + wide + 1:
                        raise ValueError(f"collision: {line!r} / {what!r}")
                boxes.append((n, left, left + wide, line))
                self.ops.append(("t", left, self.y + size + n * step, line, font, size, squeeze))
        self.y += most * step

    def mid(self, text, **kw):
        self.row((text, .5, "c", 1), **kw)

    def left(self, text, **kw):
        self.row((text, 0, "l", 1), **kw)

    def ends(self, a, b, **kw):
        self.row((a, 0, "l"), (b, 1, "r"), **kw)

    def gap(self, share=.5):
        self.y += self.size * share

    def fill(self, char="-"):
        count = int((self.inner + .5) / self.wide(char))
        self.mid(char * count)

    def rule(self, a=0, b=1, thick=.5, dash=None):
        self.y += 2
        self.ops.append(("r", self.margin + a * self.inner, self.margin + b * self.inner, self.y + .5, thick, dash))
        self.y += 2

    def band(self, text, size=None):
        size = size or self.size
        high = size * 1.5
        self.ops.append(("b", self.margin, self.y, self.inner, high, text, size))
        self.y += high + 2

    def bars(self, rng, share=.7, high=22):
        x, end, at = self.margin + (1 - share) / 2 * self.inner, self.margin + (1 + share) / 2 * self.inner, []
        while x < end - 3:
            wide = rng.choice((.7, .7, 1.4, 2.1))
            at.append((x, wide))
            x += wide + rng.choice((.7, .7, 1.4, 2.1))
        self.y += 3
        self.ops.append(("k", at, self.y, high))
        self.y += high + 2

    def save(self):
        high = self.y + 7 * MM
        c = canvas.Canvas(self.path, pagesize=(self.w, high), invariant=1)
        c.setFillColorRGB(*self.ink)
        c.setStrokeColorRGB(*self.ink)
        for kind, *o in self.ops:
            if kind == "t":
                x, y, text, font, size, squeeze = o
                t = c.beginText(x, high - y)
                t.setFont(font, size)
                if squeeze != 100:
                    t.setHorizScale(squeeze)
                t.textOut(text)
                if squeeze != 100:
                    t.setHorizScale(100)
                c.drawText(t)
            elif kind == "r":
                a, b, y, thick, dash = o
                c.setLineWidth(thick)
                c.setDash(*(dash or ([], 0)))
                c.line(a, high - y, b, high - y)
                c.setDash([], 0)
            elif kind == "b":
                x, y, w, h, text, size = o
                c.rect(x, high - y - h, w, h, stroke=0, fill=1)
                c.setFillColorRGB(1, 1, 1)
                c.setFont(self.bold, size)
                c.drawCentredString(x + w / 2, high - y - h + size * .42, text)
                c.setFillColorRGB(*self.ink)
            else:
                for x, wide in o[0]:
                    c.rect(x, high - o[1] - o[2], wide, o[2], stroke=0, fill=1)
        c.save()


def start(name, seed, rows):
    return random.Random(f"{name}/{seed}/{rows}")


def m(cents, comma=True):
    """As a till prints it."""
    sign, cents = ("-" if cents < 0 else ""), abs(cents)
    return f"{sign}{cents // 100:,}.{cents % 100:02d}" if comma else f"{sign}{cents // 100}.{cents % 100:02d}"


def t(cents):
    return m(cents, False)


def share(value, over, under):
    """value * over / under, half up (also below nought by its size)."""
    sign, value = (-1 if value < 0 else 1), abs(value)
    return sign * ((2 * value * over + under) // (2 * under))


def near(cents, step):
    """What is to be added to come to the nearest step."""
    rest = cents % step
    return -rest if rest * 2 < step else (step - rest if rest else 0)


def pick(rng, stock, rows):
    out = []
    while len(out) < rows:
        out += rng.sample(stock, min(len(stock), rows - len(out)))
    return out


def day(rng, first, last):
    a, b = datetime.date(*first), datetime.date(*last)
    return a + datetime.timedelta(rng.randrange((b - a).days + 1))


def clock(rng, a=8, b=21):
    return rng.randrange(a, b + 1), rng.randrange(60), rng.randrange(60)


def digits(rng, n):
    return str(rng.randrange(1, 10)) + "".join(rng.choice("0123456789") for _ in range(n - 1))


def tender(rng, total, steps=(100, 500, 1000, 5000)):
    step = rng.choice(steps)
    return -(-total // step) * step


def item(description, quantity=None, unit=None, amount=None):
    out = {"description": description}
    if quantity is not None:
        out["quantity"] = str(quantity)
    if unit is not None:
        out["unit_price"] = t(unit)
    if amount is not None:
        out["amount"] = t(amount)
    return out


def truth(items, **keys):
    data = {"line_items": items}
    for key, value in keys.items():
        if value is not None:
            data[key] = t(value) if isinstance(value, int) else value
    return {"data": data}
