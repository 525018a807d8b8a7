# SPDX-License-Identifier: AGPL-3.0-or-later
"""The rupee sign before every amount, in four faces, joined to the figure or a blank apart: no model of tesseract knows it."""

import contextlib
import re

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas

import ink
import layouts

BASE = "/usr/share/fonts/truetype/dejavu/"
# name of the face → its files for plain and bold text
FACES = {"sans": ("DejaVuSans", "DejaVuSans-Bold"), "bold": ("DejaVuSans-Bold", "DejaVuSans-Bold"), "serif": ("DejaVuSerif", "DejaVuSerif-Bold"),
         "mono": ("DejaVuSansMono", "DejaVuSansMono-Bold")}
GAPS = {"joined": "", "apart": " "}
AMOUNT = re.compile(r"-?[\d,]+\.\d\d\b")


def pen(gap):
    """A pen that puts the sign before each amount of a text."""

    def signed(text):
        return AMOUNT.sub(lambda m: f"₹{gap}{m[0]}", text)

    class Signed(canvas.Canvas):
        def drawString(self, x, y, text, *_, **__):
            super().drawString(x, y, signed(text))

        def drawRightString(self, x, y, text, *_, **__):
            text = signed(text)
            super().drawString(x - pdfmetrics.stringWidth(text, self._fontname, self._fontsize), y, text)

    return Signed


@contextlib.contextmanager
def _in_face(name):
    for file in FACES[name]:
        if file not in pdfmetrics.getRegisteredFontNames():
            pdfmetrics.registerFont(TTFont(file, f"{BASE}{file}.ttf"))
    before = dict(layouts.FONTS)
    layouts.FONTS.update({key: FACES[name] for key in before})
    try:
        yield
    finally:
        layouts.FONTS.update(before)


def drawn(source, face, gap):
    """SOURCE of hard.py, drawn in FACE with signs."""
    build, industry, template = source

    def signed(rng):
        doc, draw = build(rng)

        def draw_signed(path):
            with _in_face(face), ink.using(pen(GAPS[gap])):
                draw(path)
        return doc, draw_signed
    return signed, industry, template
