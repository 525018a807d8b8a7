#!/usr/bin/python3
# SPDX-License-Identifier: AGPL-3.0-or-later
"""The generator's papers as other programs would draw them: a WAY is a pen, what is done to the file, or both.

    producers.py OUT [--way NAME] [--kind KIND] [--layout NAME] [--rows N] [--seed N] [--list]

writes OUT/<kind>_<layout>_<seed>_text.pdf with its .json, as make.py does. What a person sees stays the same: the same
strings in (nearly) the same places. What differs is what a reader finds: pieces, order, blanks, matrices, fonts, boxes,
and text that nobody sees.
"""

import argparse
import io
import random
import sys
from collections import namedtuple
from pathlib import Path

import pikepdf
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen import canvas

import fonts
import ink
import layouts

String = namedtuple("String", "x y text font size right fill")
Way = namedtuple("Way", "pen after", defaults=(None, None))
WIDTH, HEIGHT = layouts.WIDTH, layouts.HEIGHT


def width(s, text=None):
    return pdfmetrics.stringWidth(s.text if text is None else text, s.font, s.size)


def is_amount(text):
    return any(c.isdigit() for c in text) and "." in text and not any(c.isalpha() for c in text.replace("Cr", "").replace("Dr", ""))


class Drawn(ink.Pen):
    """Keeps colours and sides as well."""

    def keep(self, x, y, text, right=False):
        if self.depth or not text:
            canvas.Canvas.drawString(self, x, y, text)
        else:
            self.strings.append(String(x, y, text, self._fontname, self._fontsize, right, self._fillColorObj))

    def drawRightString(self, x, y, text, *_, **__):
        self.keep(x - self.width_of(text), y, text, True)

    def arrange(self, strings):
        """The order in which they are drawn."""
        return strings

    def put(self, s):
        self.ink(s.x, s.y, s)

    def ink(self, x, y, s, text=None, size=None):
        self.setFillColor(s.fill)
        self.setFont(s.font, size or s.size)
        canvas.Canvas.drawString(self, x, y, s.text if text is None else text)

    def raw(self, *operators):
        self._code.extend(operators)

    def flush(self):
        strings, self.strings = self.strings, []
        fill = self._fillColorObj
        self.before(strings)
        for s in self.arrange(strings):
            self.put(s)
        self.after(strings)
        self.setFillColor(fill)

    def fragments(self, s, pieces, state=""):
        """One text object: each of PIECES is a text, or a number that moves (thousandths, as in TJ)."""
        self.setFillColor(s.fill)
        t = self.beginText(s.x, s.y)
        t.setFont(s.font, s.size)
        self.raw("q")
        t._code.append(state)
        for p in pieces:
            t._code.append(t._formatText(p) if isinstance(p, str) else f"[{p:.2f}] TJ")
        self.drawText(t)
        self.raw("Q")


def pen(put=None, **methods):
    """A pen whose strings are drawn by PUT(pen, string)."""
    return type("Producer", (Drawn,), {**({"put": put} if put else {}), **methods})


# ---- pieces of strings ----


def glyphs(self, s):
    """Each letter by itself, blanks too."""
    x = s.x
    for c in s.text:
        self.ink(x, s.y, s, c)
        x += width(s, c)


def glyphs_rounded(self, s):
    """Each letter by itself at a place of a coarse grid (1/144 inch), without blanks, as converters of mainframe prints do."""
    x = s.x
    for c in s.text:
        if c != " ":
            self.ink(round(x * 2) / 2, round(s.y * 2) / 2, s, c)
        x += width(s, c)


def words(self, s):
    """Each word by itself, without blanks."""
    x = s.x
    for w in s.text.split(" "):
        if w:
            self.ink(x, s.y, s, w)
        x += width(s, w + " ")


def words_narrow(self, s):
    """The same in letters squeezed to 80 %: blanks are narrower than anybody expects."""
    pieces = []
    for w in s.text.split(" "):
        pieces += [w, -width(s, " ") / s.size * 1000] if pieces or w else []
    if s.right:
        s = s._replace(x=s.x + width(s) * 0.2)
    self.fragments(s, pieces, "80 Tz")


def kerned(self, s):
    """Blanks are jumps within one string."""
    pieces = []
    for w in s.text.split(" "):
        pieces += [w, -width(s, " ") / s.size * 1000]
    self.fragments(s, pieces[:-1])


def blanks_apart(self, s):
    """Words, then their blanks."""
    x, blanks = s.x, []
    for w in s.text.split(" "):
        if w:
            self.ink(x, s.y, s, w)
        x += width(s, w)
        blanks.append(x)
        x += width(s, " ")
    for x in blanks[:-1]:
        self.ink(x, s.y, s, " ")


def padded(self, s):
    """Blanks before and behind every string, as fields of fixed length have."""
    n = 6
    self.ink(s.x - width(s, " " * n), s.y, s, " " * n + s.text + " " * n)


def halves(self, s):
    """A string breaks off anywhere: buffers of a few letters each."""
    pieces = [s.text[i:i + 7] for i in range(0, len(s.text), 7)]
    x = s.x
    for p in pieces:
        self.ink(x, s.y, s, p)
        x += width(s, p)


def pairs_kerned(self, s):
    """Each pair of letters is kerned a little, figures too."""
    pieces = []
    for i, c in enumerate(s.text):
        pieces += [c, (18, -12, 40, -25, 0)[i % 5]]
    self.fragments(s, pieces)


def spaced(self, s):
    """Letters half a point apart, headings more."""
    gap = 1.1 if "Bold" in s.font and s.text.isupper() else 0.35
    if s.right:
        s = s._replace(x=s.x - gap * (len(s.text) - 1))
    self.fragments(s, [s.text], f"{gap} Tc")


def tight(self, s):
    """Letters nearer together than the font has them, as where a field is fitted to its box."""
    if s.right:
        s = s._replace(x=s.x + 0.35 * (len(s.text) - 1))
    self.fragments(s, [s.text], "-0.35 Tc")


def justified(self, s):
    """Blanks twice as wide."""
    gap = width(s, " ")
    if s.right:
        s = s._replace(x=s.x - gap * s.text.count(" "))
    self.fragments(s, [s.text], f"{gap:.2f} Tw")


def squeezed(self, s):
    if s.right:
        s = s._replace(x=s.x + width(s) * 0.15)
    self.fragments(s, [s.text], "85 Tz")


def raised(self, s):
    """Sums of money 1.3 points above their line by a rise, days a point below."""
    rise = 1.3 if is_amount(s.text) else -1.0 if s.text[:1].isdigit() else 0
    self.fragments(s, [s.text], f"{rise} Ts")


def small_caps(self, s):
    """Bold words: small letters are small capitals."""
    if "Bold" not in s.font:
        self.ink(s.x, s.y, s)
        return
    x = s.x
    for c in s.text:
        size = s.size * (0.8 if c.islower() else 1)
        self.ink(x, s.y, s, c.upper(), size)
        x += pdfmetrics.stringWidth(c.upper(), s.font, size)


def small_paise(self, s):
    """Paise small and raised behind their point."""
    if not is_amount(s.text) or "/" in s.text or s.text.count(".") != 1:
        self.ink(s.x, s.y, s)
        return
    at = s.text.index(".") + 1
    end = at
    while end < len(s.text) and s.text[end].isdigit():
        end += 1
    x = s.x
    for text, size, rise in ((s.text[:at], s.size, 0), (s.text[at:end], s.size * 0.65, s.size * 0.3), (s.text[end:], s.size, 0)):
        if text:
            self.ink(x, s.y + rise, s, text, size)
            x += pdfmetrics.stringWidth(text, s.font, size)


def signs(self, s):
    """Dashes, minus signs and blanks of other kinds, in a font that has them."""
    text = s.text.replace("-", "\u2011" if any(c.isalpha() for c in s.text) else "\u2212").replace(" ", "\u2009" if s.text.count(" ") > 1 else "\u202f")
    end = s.x + width(s)
    s = s._replace(font="DejaVuSans-Bold" if "Bold" in s.font else "DejaVuSans", size=s.size * 0.85)
    self.ink(end - width(s, text) if s.right else s.x, s.y, s, text)


def rupees(self, s):
    """The sign of the rupee before sums of money: a glyph of another font."""
    if is_amount(s.text) and "%" not in s.text and s.text.rsplit(".", 1)[1][:2].isdigit():
        t = s._replace(font="BlindSans", size=s.size * 0.9)
        self.ink(s.x - width(t, "\u20b9") - 0.3, s.y, t, "\u20b9")
    self.ink(s.x, s.y, s)


def no_break(self, s):
    """Blanks that do not break, and the hyphen that a word's end may have."""
    self.ink(s.x, s.y, s, s.text.replace(" ", "\u00a0").replace("-", "\u00ad"))


def shadow(self, s):
    """A grey copy below and aside, then the text."""
    grey = s._replace(fill=0.75)
    self.setFillGray(0.75)
    self.setFont(s.font, s.size)
    canvas.Canvas.drawString(self, s.x + 0.7, s.y - 0.7, grey.text)
    self.ink(s.x, s.y, s)


def scaled(self, s):
    """A font of one unit, made large by the matrix of the text."""
    self.setFillColor(s.fill)
    self.raw("q", f"{s.size} 0 0 {s.size} {s.x:.3f} {s.y:.3f} cm")
    self.setFont(s.font, 1)
    canvas.Canvas.drawString(self, 0, 0, s.text)
    self.raw("Q")


def flipped(self, s):
    """The page upside down and in twentieths of a point, the letters turned back: as browsers print."""
    self.setFillColor(s.fill)
    self.raw("q", f".05 0 0 -.05 0 {HEIGHT:.3f} cm", f"1 0 0 -1 {s.x * 20:.2f} {(HEIGHT - s.y) * 20:.2f} cm")
    self.setFont(s.font, s.size * 20)
    canvas.Canvas.drawString(self, 0, 0, s.text)
    self.raw("Q")


def clipped_cells(self, s):
    """Each string within a box of its own."""
    self.raw("q", f"{s.x - 1:.2f} {s.y - s.size * 0.4:.2f} {width(s) + 2:.2f} {s.size * 1.6:.2f} re W n")
    self.ink(s.x, s.y, s)
    self.raw("Q")


def tagged(self, s):
    """Marked content that says the text once more."""
    actual = s.text.encode("utf-16-be").hex()
    self.raw(f"/Span <</MCID 0 /ActualText <FEFF{actual}>>> BDC")
    self.ink(s.x, s.y, s)
    self.raw("EMC")


# ---- order ----


def in_columns(self, strings):
    """All that begins at one place from the top down, then the next."""
    return sorted(strings, key=lambda s: (round((s.x + width(s) if s.right else s.x) / 8), -s.y))


def by_fonts(self, strings):
    return sorted(strings, key=lambda s: (s.font, s.size))


def upwards(self, strings):
    return sorted(strings, key=lambda s: (s.y, -s.x))


def by_lot(self, strings):
    strings = list(strings)
    random.Random(len(strings)).shuffle(strings)
    return strings


# ---- a line printer ----


def typed_lines(self, strings):
    """A page of lines of one width of letter: all of a line is one string, blanks between its cells."""
    cell = WIDTH / 160
    lines = {}
    for s in strings:
        lines.setdefault(round(s.y), []).append(s)
    typed = []
    for y, line in sorted(lines.items(), reverse=True):
        text = ""
        for s in sorted(line, key=lambda s: s.x):
            at = round((s.x + width(s)) / cell) - len(s.text) if s.right else round(s.x / cell)
            text = text.ljust(max(at, len(text) + 1 if text else at)) + s.text
        face = "Courier" if text.isascii() else "DejaVuSansMono"
        typed.append(String(0, y, text, face, cell / pdfmetrics.stringWidth("0", face, 1), False, line[0].fill))
    return typed


# ---- more than one sees ----


HIDDEN = " REF 771144 CONTD 9,876.54 AND 12,345.67 THAT NOBODY SEES"


def _next_right(s, strings):
    rights = [o.x for o in strings if abs(o.y - s.y) < 1 and o.x > s.x + width(s)]
    return min(rights, default=None)


def overlong_clipped(self, strings):
    """Long texts go on below the cells beside them, and are cut off there by a clip."""
    ends = {s: _next_right(s, strings) for s in strings if len(s.text) > 18}

    for s in strings:
        if ends.get(s):
            self.raw("q", f"{s.x - 1:.2f} {s.y - s.size * 0.4:.2f} {width(s) + 2:.2f} {s.size * 1.6:.2f} re W n")
            self.ink(s.x, s.y, s, s.text + HIDDEN)
            self.raw("Q")
        else:
            self.ink(s.x, s.y, s)
    return []


def overlong_covered(self, strings):
    """The same; what goes on is covered by the next cells' white ground."""
    ends = {s: _next_right(s, strings) for s in strings if len(s.text) > 18}

    for s in strings:
        if ends.get(s):
            self.ink(s.x, s.y, s, s.text + HIDDEN)
            self.setFillGray(1)
            self.rect(s.x + width(s) + 0.5, s.y - s.size * 0.35, width(s, HIDDEN), s.size * 1.4, stroke=0, fill=1)
    for s in strings:
        if not ends.get(s):
            self.ink(s.x, s.y, s)
    return []


def markers(self, strings):
    """Marks for a mailing machine: white, tiny, invisible, outside of the page."""
    t = self.beginText(30, 20)
    t.setFont("Helvetica", 6)
    t.setTextRenderMode(3)
    t.textOut("%%DOC 00017 ACCT 9988776655 AMT 1,234.56 12/03/2021")
    t.setTextRenderMode(0)
    self.drawText(t)
    self.setFont("Helvetica", 1)
    self.setFillGray(1)
    canvas.Canvas.drawString(self, 20, HEIGHT - 8, "@@0017 Closing Balance 99,999.99 Account No 1111222233 01/01/2020@@")
    self.setFont("Helvetica", 7)
    canvas.Canvas.drawString(self, 30, 12, "Total 5,555.55 Opening Balance 1,111.11")
    self.setFillGray(0)
    canvas.Canvas.drawString(self, 30, -40, "Total 5,555.55 Account Number 4444333322")
    canvas.Canvas.drawString(self, WIDTH + 20, 400, "Closing Balance 7,777.77")


def watermark(self, strings):
    """One large pale word across the page, not tilted."""
    self.setFillGray(0.9)
    self.setFont("Helvetica-Bold", 80)
    canvas.Canvas.drawString(self, 60, HEIGHT / 2, "DUPLICATE")
    self.setFillGray(0)


def small_watermarks(self, strings):
    """The same pale words many times, as copies from web banks have them."""
    self.setFillGray(0.88)
    self.setFont("Helvetica", 14)
    for i in range(7):
        for j in range(3):
            canvas.Canvas.drawString(self, 40 + 190 * j, 60 + 110 * i, "Not an original")
    self.setFillGray(0)


def paper_picture(self, strings):
    """Below everything a picture of the letterhead's paper, as large as the page."""
    from PIL import Image, ImageDraw
    from reportlab.lib.utils import ImageReader
    img = Image.new("RGB", (420, 594), (255, 255, 255))
    d = ImageDraw.Draw(img)
    d.rectangle((0, 0, 420, 18), fill=(200, 215, 235))
    d.ellipse((250, 350, 400, 500), outline=(235, 240, 248), width=12)
    self.drawImage(ImageReader(img), 0, 0, WIDTH, HEIGHT)


# ---- the file ----


def _content(page):
    contents = page.Contents
    parts = contents if isinstance(contents, pikepdf.Array) else [contents]
    return b"\n".join(p.read_bytes() for p in parts)


def in_a_form(pdf):
    """The content is a form that the page shows."""
    for page in pdf.pages:
        form = pdf.make_stream(_content(page), Type=pikepdf.Name.XObject, Subtype=pikepdf.Name.Form, BBox=page.MediaBox, Resources=page.Resources,
                               Matrix=[1, 0, 0, 1, 0, 0])
        page.Resources = pikepdf.Dictionary(XObject=pikepdf.Dictionary(F0=form))
        page.Contents = pdf.make_stream(b"q /F0 Do Q")


def _moved(pdf, matrix):
    for page in pdf.pages:
        page.Contents = pdf.make_stream(b"q " + matrix.encode() + b" cm\n" + _content(page) + b"\nQ")


def rotated(by):
    """Drawn on its side, and turned by the page's own word."""
    def after(pdf):
        for page in pdf.pages:
            w, h = float(page.MediaBox[2]), float(page.MediaBox[3])
            matrix, box = {90: (f"0 1 -1 0 {h} 0", (h, w)), 270: (f"0 -1 1 0 0 {w}", (h, w)), 180: (f"-1 0 0 -1 {w} {h}", (w, h))}[by]
            page.Contents = pdf.make_stream(b"q " + matrix.encode() + b" cm\n" + _content(page) + b"\nQ")
            page.MediaBox = [0, 0, *box]
            page.Rotate = by
    return after


def on_its_side(pdf):
    """Turned without saying so: a landscape sheet in a portrait page."""
    for page in pdf.pages:
        w, h = float(page.MediaBox[2]), float(page.MediaBox[3])
        page.Contents = pdf.make_stream(f"q 0 1 -1 0 {h} 0 cm\n".encode() + _content(page) + b"\nQ")
        page.MediaBox = [0, 0, h, w]


def cropped(pdf):
    """A larger sheet with cutting marks, of which the page is cut out."""
    _moved(pdf, "1 0 0 1 -300 170")
    for page in pdf.pages:
        w, h = float(page.MediaBox[2]), float(page.MediaBox[3])
        marks = b"\nBT /F1 9 Tf -350 60 Td (Sheet 12 front 9,999.99 01/01/2020) Tj ET"
        page.Contents = pdf.make_stream(_content(page) + marks)
        page.MediaBox = [-400, 50, w, h + 300]
        page.CropBox = [-300, 170, w - 300, h + 170]


def user_unit(pdf):
    _moved(pdf, "0.5 0 0 0.5 0 0")
    for page in pdf.pages:
        page.MediaBox = [0, 0, float(page.MediaBox[2]) / 2, float(page.MediaBox[3]) / 2]
        page.UserUnit = 2


def huge(pdf):
    """A page of the same shape four times as large, as plotters and some portals write."""
    _moved(pdf, "4 0 0 4 0 0")
    for page in pdf.pages:
        page.MediaBox = [0, 0, float(page.MediaBox[2]) * 4, float(page.MediaBox[3]) * 4]


def tiny(pdf):
    """Two thirds of the size, as two pages on a sheet are."""
    _moved(pdf, "0.6 0 0 0.6 0 0")
    for page in pdf.pages:
        page.MediaBox = [0, 0, float(page.MediaBox[2]) * 0.6, float(page.MediaBox[3]) * 0.6]


def layered(pdf):
    """All on a layer that is shown; another one, hidden, with other figures."""
    on = pdf.make_indirect(pikepdf.Dictionary(Type=pikepdf.Name.OCG, Name="Data"))
    off = pdf.make_indirect(pikepdf.Dictionary(Type=pikepdf.Name.OCG, Name="Draft"))
    pdf.Root.OCProperties = pikepdf.Dictionary(OCGs=[on, off], D=pikepdf.Dictionary(Order=[on, off], ON=[on], OFF=[off]))
    for page in pdf.pages:
        page.Resources.Properties = pikepdf.Dictionary(On=on, Off=off)
        page.Contents = pdf.make_stream(b"/OC /On BDC\n" + _content(page) + b"\nEMC\n/OC /Off BDC BT /F1 9 Tf 300 400 Td (Closing Balance 9,999.99) Tj ET EMC")


def as_fields(pdf):
    """Strings of figures become fields of a form that hold them."""
    import re
    fields = []
    pattern = re.compile(rb"BT 1 0 0 1 ([\d.]+) ([\d.]+) Tm (?:/(F\d) ([\d.]+) Tf [\d.]+ TL )?\(((?:[^()\\]|\\.)*\d(?:[^()\\]|\\.)*)\) Tj(?: T\*)? ET")
    for page in pdf.pages:
        annots = []

        def field(m):
            if not m[3]:
                return m[0]
            x, y, font, size, text = float(m[1]), float(m[2]), m[3].decode(), float(m[4]), m[5]
            base = str(page.Resources.Font["/" + font].BaseFont).lstrip("/")
            w = pdfmetrics.stringWidth(text.decode("latin-1"), base, size) if base in pdfmetrics.standardFonts else len(text) * size * 0.6
            look = pdf.make_stream(b"/Tx BMC q BT /%s %g Tf 0 g 1 %g Td (%s) Tj ET Q EMC" % (font.encode(), size, size * 0.3, text), Type=pikepdf.Name.XObject,
                                   Subtype=pikepdf.Name.Form, BBox=[0, 0, w + 3, size * 1.4], Resources=pikepdf.Dictionary(Font=page.Resources.Font))
            annots.append(pdf.make_indirect(pikepdf.Dictionary(
                Type=pikepdf.Name.Annot, Subtype=pikepdf.Name.Widget, FT=pikepdf.Name.Tx, T=f"f{len(fields)}", V=pikepdf.String(text.decode("latin-1")), F=4,
                DA=f"/{font} {size} Tf 0 g", Rect=[x - 1, y - size * 0.3, x + w + 2, y + size * 1.1], AP=pikepdf.Dictionary(N=look))))
            fields.append(annots[-1])
            return b""
        page.Contents = pdf.make_stream(pattern.sub(field, _content(page)))
        page.Annots = pikepdf.Array(annots)
    pdf.Root.AcroForm = pikepdf.Dictionary(Fields=pikepdf.Array(fields), DR=pikepdf.Dictionary(Font=pdf.pages[0].Resources.Font))


def sign_called(name):
    """The rupee's sign is called NAME by its font; None: nothing."""
    def after(pdf):
        for font in fonts._fonts(pdf):
            known = fonts._unicodes(font)
            if "\u20b9" not in known.values():
                continue
            said = {code: name if c == "\u20b9" else c for code, c in known.items() if name or c != "\u20b9"}
            if said:
                fonts._say(pdf, font, said)
            else:
                del font.ToUnicode
    return after


WAYS = {
    "plain": Way(Drawn),
    **{f.__name__: Way(pen(f)) for f in (glyphs, glyphs_rounded, words, words_narrow, kerned, blanks_apart, padded, halves, pairs_kerned, spaced, tight, justified, squeezed,
                                         raised, small_caps, small_paise, signs, no_break, shadow, scaled, flipped, clipped_cells, tagged)},
    **{f.__name__: Way(pen(arrange=f)) for f in (in_columns, by_fonts, upwards, by_lot, typed_lines, overlong_clipped, overlong_covered)},
    "glyphs_by_lot": Way(pen(glyphs, arrange=by_lot)),
    "words_in_columns": Way(pen(words, arrange=in_columns)),
    "markers": Way(pen(after=markers)),
    "watermark": Way(pen(before=watermark)),
    "small_watermarks": Way(pen(before=small_watermarks)),
    "paper_picture": Way(pen(before=paper_picture)),
    **{f.__name__: Way(Drawn, f) for f in (in_a_form, on_its_side, cropped, user_unit, huge, tiny, layered, as_fields)},
    **{f"rupee_{name}": Way(pen(rupees), sign_called(sign)) for name, sign in (("private", "\ue0b9"), ("tick", "`"), ("unnamed", None), ("box", "\u25a1"))},
    **{f"rotated_{by}": Way(Drawn, rotated(by)) for by in (90, 180, 270)},
}


def make(out, name, kind, layout, seed, rows):
    """The paper drawn by way NAME; its path."""
    import make as generator
    way = WAYS[name]
    if "DejaVuSansMono" not in pdfmetrics.getRegisteredFontNames():
        pdfmetrics.registerFont(TTFont("DejaVuSansMono", fonts.BASE + "DejaVuSansMono.ttf"))
    with ink.using(way.pen), fonts.blind():
        path = generator.make(out, kind, layout, "text", seed, rows, 200)
    if way.after:
        with pikepdf.open(io.BytesIO(path.read_bytes())) as pdf:
            way.after(pdf)
            pdf.save(path, static_id=True)
    return path


def main():
    ap = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    ap.add_argument("out", type=Path, nargs="?")
    ap.add_argument("--way", default="plain", choices=list(WAYS))
    ap.add_argument("--kind", default="statement")
    ap.add_argument("--layout", default="classic")
    ap.add_argument("--rows", type=int, default=14)
    ap.add_argument("--seed", type=int, default=1)
    ap.add_argument("--list", action="store_true")
    args = ap.parse_args()
    if args.list or not args.out:
        print("\n".join(WAYS))
        return 0
    args.out.mkdir(parents=True, exist_ok=True)
    print(make(args.out, args.way, args.kind, args.layout, args.seed, args.rows))
    return 0


if __name__ == "__main__":
    sys.exit(main())
