# SPDX-License-Identifier: AGPL-3.0-or-later
"""Pens: what producers and people do to the text of a page after it was laid out.

A pen is a reportlab canvas that keeps the strings of a page until the page is done, and then draws them its
own way: twice for want of a bold font, stroked, white on a dark band, with a stamp over them or a line through.

    with ink.using(ink.twice(0.3)):
        draw(...)
"""

import contextlib
import random
from collections import defaultdict, namedtuple

from reportlab.lib.colors import Color
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfgen import canvas

from layouts import Sheet

String = namedtuple("String", "x y text font size")
PLAIN_OF = {"Helvetica-Bold": "Helvetica", "Times-Bold": "Times-Roman", "Courier-Bold": "Courier", "DejaVuSans-Bold": "DejaVuSans"}


class Pen(canvas.Canvas):
    """Draws the strings of a page when the page is done; what is rotated or tinted is drawn at once."""

    def __init__(self, *args, **kw):
        self.strings, self.depth, self.rng = [], 0, random.Random(type(self).seed)
        super().__init__(*args, **kw)

    seed = 0

    def before(self, strings):
        """Below the strings."""

    def put(self, s):
        self.ink(s.x, s.y, s)

    def after(self, strings):
        """Above the strings."""

    def ink(self, x, y, s, font=None):
        self.setFont(font or s.font, s.size)
        super().drawString(x, y, s.text)

    def saveState(self):
        self.depth += 1
        super().saveState()

    def restoreState(self):
        self.depth -= 1
        super().restoreState()

    def keep(self, x, y, text):
        if self.depth:
            super().drawString(x, y, text)
        else:
            self.strings.append(String(x, y, text, self._fontname, self._fontsize))

    def width_of(self, text):
        return pdfmetrics.stringWidth(text, self._fontname, self._fontsize)

    def drawString(self, x, y, text, *_, **__):
        self.keep(x, y, text)

    def drawRightString(self, x, y, text, *_, **__):
        self.keep(x - self.width_of(text), y, text)

    def drawCentredString(self, x, y, text, *_, **__):
        self.keep(x - self.width_of(text) / 2, y, text)

    def flush(self):
        strings, self.strings = self.strings, []
        self.before(strings)
        for s in strings:
            self.put(s)
        self.after(strings)

    def showPage(self):
        self.flush()
        super().showPage()

    def save(self):
        if self.strings:
            self.showPage()
        super().save()


@contextlib.contextmanager
def using(pen):
    """Everything that is drawn within is drawn by PEN."""
    before, Sheet.canvas_class = Sheet.canvas_class, pen
    try:
        yield
    finally:
        Sheet.canvas_class = before


def _lines(strings):
    """Strings by baseline."""
    lines = defaultdict(list)
    for s in strings:
        lines[round(s.y, 1)].append(s)
    return lines


def _has_amount(line):
    return sum(any(c.isdigit() for c in s.text) and "." in s.text for s in line) >= 2


# ---- no bold font at hand ----


def twice(dx, dy=0.0, all_text=False, by_letter=False):
    """Bold text is the plain font drawn once more, a little aside; BY_LETTER: each letter before the next one."""

    class Twice(Pen):
        def put(self, s):
            plain = PLAIN_OF.get(s.font)
            if not plain and not all_text:
                self.ink(s.x, s.y, s)
                return
            for piece in self.letters(s, plain or s.font) if by_letter else [s]:
                for k in (0, 1):
                    self.ink(piece.x + k * dx, piece.y + k * dy, piece, plain)

        def letters(self, s, font):
            x = s.x
            for c in s.text:
                if c != " ":
                    yield s._replace(x=x, text=c)
                x += pdfmetrics.stringWidth(c, font, s.size)

    return Twice


def stroked(width, all_text=False):
    """Bold text is filled and stroked (mode 2)."""

    class Stroked(Pen):
        def put(self, s):
            plain = PLAIN_OF.get(s.font)
            if not plain and not all_text:
                self.ink(s.x, s.y, s)
                return
            self.setLineWidth(width)
            t = self.beginText(s.x, s.y)
            t.setFont(plain or s.font, s.size)
            t.setTextRenderMode(2)
            t.textOut(s.text)
            self.drawText(t)
            t = self.beginText(s.x, s.y)
            t.setTextRenderMode(0)
            self.drawText(t)

    return Stroked


# ---- what is laid over a page ----


def stamped(stamp_seed, words=("PAID", "RECEIVED", "CERTIFIED TRUE COPY"), strength=0.75, level=False):
    """A rubber stamp somewhere over the rows; LEVEL: it is not tilted, as text of the text layer it mixes with the rows."""

    class Stamped(Pen):
        seed = stamp_seed

        def after(self, strings):
            rows = [y for y, line in _lines(strings).items() if _has_amount(line)]
            if not rows:
                return
            ink = Color(0.25, 0.25, 0.45, alpha=strength)
            x, y = self.rng.uniform(150, 420), self.rng.choice(rows)
            self.saveState()
            self.setFillColor(ink)
            self.setStrokeColor(ink)
            self.setLineWidth(1.6)
            self.translate(x, y)
            self.rotate(0 if level else self.rng.choice((-1, 1)) * self.rng.uniform(8, 24))
            text = self.rng.choice(words)
            self.setFont("Helvetica-Bold", 15)
            w = pdfmetrics.stringWidth(text, "Helvetica-Bold", 15)
            self.roundRect(-8, -16, w + 16, 34, 4, stroke=1, fill=0)
            self.drawString(0, 3, text)
            self.setFont("Helvetica", 7)
            self.drawString(0, -9, f"{self.rng.randrange(1, 29):02d} MAR 2025   SIGN.")
            self.restoreState()

    return Stamped


def struck(line_seed, lines=1, width=0.9):
    """Lines drawn through rows, as by a pen and a ruler."""

    class Struck(Pen):
        seed = line_seed

        def after(self, strings):
            rows = [line for line in _lines(strings).values() if _has_amount(line)]
            for line in self.rng.sample(rows, min(lines, len(rows))):
                y, size = line[0].y, line[0].size
                x0 = min(s.x for s in line) - 5
                x1 = max(s.x + pdfmetrics.stringWidth(s.text, s.font, s.size) for s in line) + 5
                self.setLineWidth(width)
                self.line(x0, y + size * self.rng.uniform(0.15, 0.45), x1, y + size * self.rng.uniform(0.15, 0.45))

    return Struck


def inverted(grey=0.1):
    """Lines of four bold strings and more are white on a dark band: heads of tables, mostly."""

    class Inverted(Pen):
        def before(self, strings):
            bands = [line for line in _lines(strings).values() if sum("Bold" in s.font for s in line) >= 4]
            self.white = {s for line in bands for s in line}
            self.saveState()
            self.setFillGray(grey)
            for line in bands:
                size = line[0].size
                self.rect(34, line[0].y - size * 0.4, 542, size * 1.5, stroke=0, fill=1)
            self.restoreState()

        def put(self, s):
            self.setFillGray(1 if s in self.white else 0)
            self.ink(s.x, s.y, s)
            self.setFillGray(0)

    return Inverted
