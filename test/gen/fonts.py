# SPDX-License-Identifier: AGPL-3.0-or-later
"""Fonts that do not say what their letters are, or say it wrong: a drawn PDF is rewritten so.

The page looks the same (or nearly: Type 3 letters are pictures); what a reader finds in its text layer does
not. Works on documents drawn with the faces that blind() sets, whose codes go by first use.
"""

import contextlib
import re

import pikepdf
from PIL import Image, ImageDraw, ImageFont
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

import layouts

BASE = "/usr/share/fonts/truetype/dejavu/"
FACES = {"BlindSans": "DejaVuSans.ttf", "BlindSans-Bold": "DejaVuSans-Bold.ttf"}
EM_PX = 120  # of a letter that becomes a picture


@contextlib.contextmanager
def blind(*names):
    """Layouts that ask for a font of NAMES get one whose codes go by first use."""
    for name, file in FACES.items():
        if name not in pdfmetrics.getRegisteredFontNames():
            pdfmetrics.registerFont(TTFont(name, BASE + file, asciiReadable=0))
    before = {n: layouts.FONTS[n] for n in names}
    layouts.FONTS.update({n: tuple(FACES) for n in names})
    try:
        yield
    finally:
        layouts.FONTS.update(before)


def _fonts(pdf):
    """The fonts of all pages, each once."""
    seen = {}
    for page in pdf.pages:
        for font in (page.Resources.Font[name] for name in page.Resources.Font.keys()):
            if "/ToUnicode" in font:
                seen[font.objgen] = font
    return list(seen.values())


def _unicodes(font):
    """What each code of FONT is."""
    text = font.ToUnicode.read_bytes().decode("latin-1")
    body = text[text.index("beginbfchar"):]
    return {int(a, 16): chr(int(b, 16)) for a, b in re.findall(r"<(\w+)> <(\w+)>", body)}


def _say(pdf, font, unicodes):
    """Let FONT's ToUnicode say UNICODES."""
    text = font.ToUnicode.read_bytes().decode("latin-1")
    at = text.index("beginbfchar")
    lines = "\n".join(f"<{code:02X}> <{ord(c):04X}>" for code, c in sorted(unicodes.items()))
    end = text.index("endbfchar")
    head = text[:at].rsplit("\n", 1)[0]
    font.ToUnicode = pdf.make_stream(f"{head}\n{len(unicodes)} beginbfchar\n{lines}\n{text[end:]}".encode("latin-1"))


def _rewrite(path, change):
    with pikepdf.open(path, allow_overwriting_input=True) as pdf:
        for font in _fonts(pdf):
            change(pdf, font)
        pdf.save(path, static_id=True)


# ---- the letters are not named, or named wrong ----


def unnamed(path, _rng):
    """No ToUnicode: codes of a font's own."""
    def change(_pdf, font):
        del font.ToUnicode
    _rewrite(path, change)


def shifted(path, _rng):
    """Letters are called by others a few places further on, as by a broken converter; digits too."""
    def change(pdf, font):
        _say(pdf, font, {code: chr(ord(c) + 3) if c.isalnum() else c for code, c in _unicodes(font).items()})
    _rewrite(path, change)


def _digits(mapping):
    def change(pdf, font):
        _say(pdf, font, {code: mapping.get(c, c) for code, c in _unicodes(font).items()})
    return change


def swapped(path, rng):
    """Two digits are called by each other's name, everywhere."""
    a, b = rng.sample("0123456789", 2)
    _rewrite(path, _digits({a: b, b: a}))


def turned(path, rng):
    """All digits are called by the name of another one."""
    by = rng.randrange(1, 10)
    _rewrite(path, _digits({str(d): str((d + by) % 10) for d in range(10)}))


def merged(path, rng):
    """One digit is called by the name of another, which keeps its own."""
    a, b = rng.sample("0123456789", 2)
    _rewrite(path, _digits({a: b}))


# ---- letters that are pictures ----


def _glyph(face, char, width):
    """A Type 3 procedure that paints CHAR as a mask; WIDTH in thousandths."""
    x0, y0, x1, y1 = face.getbbox(char, anchor="ls")
    if x1 <= x0 or y1 <= y0:
        return f"{width:g} 0 0 0 0 0 d1".encode()
    w, h = x1 - x0, y1 - y0
    img = Image.new("1", (w, h), 1)
    ImageDraw.Draw(img).text((-x0, -y0), char, font=face, fill=0, anchor="ls")
    unit = 1000 / EM_PX
    box = (x0 * unit, -y1 * unit, x1 * unit, -y0 * unit)
    return (f"{width:g} 0 {box[0]:.1f} {box[1]:.1f} {box[2]:.1f} {box[3]:.1f} d1\n"
            f"q {w * unit:.2f} 0 0 {h * unit:.2f} {box[0]:.2f} {box[1]:.2f} cm\n"
            f"BI /W {w} /H {h} /IM true /BPC 1 /F /AHx ID {img.tobytes().hex()}> EI Q").encode()


def _type3(name_of, keep_unicode):
    """All fonts become Type 3; NAME_OF(code, char) names a letter's procedure."""
    def change(pdf, font):
        bold = "Bold" in str(font.BaseFont)
        face = ImageFont.truetype(BASE + ("DejaVuSans-Bold.ttf" if bold else "DejaVuSans.ttf"), EM_PX)
        unicodes, first = _unicodes(font), int(font.FirstChar)
        widths = [float(w) for w in font.Widths]
        procs, names = pikepdf.Dictionary(), {}
        for code, char in unicodes.items():
            if first <= code < first + len(widths):
                names[code] = "/" + name_of(code, char)
                procs[names[code]] = pdf.make_stream(_glyph(face, char, widths[code - first]))
        differences = pikepdf.Array()
        for code in sorted(names):
            differences.extend([code, pikepdf.Name(names[code])])
        descender, ascender = -240, 930
        kept = font.ToUnicode
        for key in ("/BaseFont", "/FontDescriptor", "/ToUnicode"):
            if key in font:
                del font[key]
        font.Subtype = pikepdf.Name.Type3
        font.FontBBox = [-200, descender, 1500, ascender]
        font.FontMatrix = [0.001, 0, 0, 0.001, 0, 0]
        font.CharProcs = procs
        font.Encoding = pikepdf.Dictionary(Type=pikepdf.Name.Encoding, Differences=differences)
        font.Resources = pikepdf.Dictionary()
        if keep_unicode:
            font.ToUnicode = kept
    return change


def type3(path, _rng):
    """Type 3 with names that mean nothing and no ToUnicode."""
    _rewrite(path, _type3(lambda code, char: f"g{code}", False))


def type3_numbered(path, _rng):
    """Type 3 with names that look like character codes and are none."""
    _rewrite(path, _type3(lambda code, char: f"a{code + 40}", False))


def type3_named(path, _rng):
    """Type 3 as it should be: with ToUnicode, to be believed."""
    _rewrite(path, _type3(lambda code, char: f"g{code}", True))
