# SPDX-License-Identifier: AGPL-3.0-or-later
"""Fonts of receipt printers: bitmap cells rasterised from outline fonts, written as TrueType."""

import io
import os
import struct

from PIL import Image, ImageDraw, ImageFont
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.pdfmetrics import EmbeddedType1Face, Font
from reportlab.pdfbase.ttfonts import TTFont

URW = "/usr/share/fonts/opentype/urw-base35/"
T1 = "/usr/share/fonts/type1/urw-base35/"
PFB = "/usr/share/fonts/X11/Type1/"
DJV = "/usr/share/fonts/truetype/dejavu/"
NOTO = "/usr/share/fonts/truetype/noto/"

CHARS = "".join(chr(c) for c in range(32, 127)) + "£€äöüÄÖÜß°é·®"

SLAB = "Iilj1"

PIXEL = {
    "ThermA": (URW + "NimbusSans-Regular.otf", 22, 12, 24, "sq"),
    "ThermABold": (URW + "NimbusSans-Bold.otf", 22, 12, 24, "sq"),
    "ThermB": (URW + "NimbusSans-Regular.otf", 16, 9, 17, "sq"),
    "ThermMono": (DJV + "DejaVuSansMono.ttf", 20, 12, 24, "sq"),
    "ThermCour": (URW + "NimbusMonoPS-Bold.otf", 20, 12, 24, "sq"),
    "Dot9": (DJV + "DejaVuSansMono.ttf", 10, 7, 12, "dot"),
    "Dot7": (DJV + "DejaVuSansMono.ttf", 11, 8, 13, "dot"),
    "Dot9B": (DJV + "DejaVuSansMono-Bold.ttf", 12, 9, 13, "dot"),
}
TRUETYPE = {
    "DjMono": DJV + "DejaVuSansMono.ttf",
    "DjMonoBold": DJV + "DejaVuSansMono-Bold.ttf",
    "DjCond": DJV + "DejaVuSansCondensed.ttf",
    "DjCondBold": DJV + "DejaVuSansCondensed-Bold.ttf",
    "DjSerif": DJV + "DejaVuSerifCondensed.ttf",
    "DjSerifBold": DJV + "DejaVuSerifCondensed-Bold.ttf",
    "DjSans": DJV + "DejaVuSans.ttf",
    "DjSansBold": DJV + "DejaVuSans-Bold.ttf",
    "Noto": NOTO + "NotoSans-Regular.ttf",
    "NotoBold": NOTO + "NotoSans-Bold.ttf",
}
TYPE1 = {
    "Narrow": "NimbusSansNarrow-Regular",
    "NarrowBold": "NimbusSansNarrow-Bold",
    "Chancery": "Z003-MediumItalic",
    "Gothic": "URWGothic-Book",
    "GothicBold": "URWGothic-Demi",
    "Bookman": "URWBookman-Light",
    "BookmanBold": "URWBookman-Demi",
    "Palat": "P052-Roman",
    "PalatBold": "P052-Bold",
    "PalatItalic": "P052-Italic",
}
BASE14 = ("Helvetica", "Helvetica-Bold", "Helvetica-Oblique", "Courier", "Courier-Bold",
          "Times-Roman", "Times-Bold", "Times-Italic")


def _bitmap(font, ch, cell_w, cell_h, base):
    wide = Image.new("L", (cell_w * 5, cell_h), 0)
    pen = ImageDraw.Draw(wide)
    pen.fontmode = "1" if cell_h < 14 else "L"
    pen.text((cell_w, base), ch, 255, font=font, anchor="ls")
    ink = wide.getbbox()
    if not ink:
        return Image.new("L", (cell_w, cell_h), 0)
    big = wide.crop((ink[0], 0, ink[2], cell_h))
    if big.width > cell_w - 1:
        big = big.resize((cell_w - 1, cell_h), Image.BOX)
    out = Image.new("L", (cell_w, cell_h), 0)
    out.paste(big, ((cell_w - big.width) // 2, 0))
    return out.point(lambda v: 255 if v > 100 else 0)


def _contours(img, unit, base, style):
    w, h = img.size
    px = img.load()
    res = []
    for y in range(h):
        top = (base - y) * unit
        x = 0
        while x < w:
            if not px[x, y]:
                x += 1
                continue
            if style == "dot":
                cx, cy, r = x * unit + unit // 2, top - unit // 2, int(unit * 0.56)
                k = int(r * 0.42)
                res.append([(cx - k, cy + r), (cx + k, cy + r), (cx + r, cy + k), (cx + r, cy - k),
                            (cx + k, cy - r), (cx - k, cy - r), (cx - r, cy - k), (cx - r, cy + k)])
                x += 1
                continue
            x2 = x
            while x2 < w and px[x2, y]:
                x2 += 1
            res.append([(x * unit, top), (x2 * unit, top), (x2 * unit, top - unit), (x * unit, top - unit)])
            x = x2
    return res


def _glyf(contours):
    if not contours:
        return b""
    pts = [p for c in contours for p in c]
    xs, ys = [p[0] for p in pts], [p[1] for p in pts]
    out = struct.pack(">hhhhh", len(contours), min(xs), min(ys), max(xs), max(ys))
    end = -1
    for c in contours:
        end += len(c)
        out += struct.pack(">H", end)
    out += struct.pack(">H", 0) + b"\x01" * len(pts)
    last = 0
    for x in xs:
        out += struct.pack(">h", x - last)
        last = x
    last = 0
    for y in ys:
        out += struct.pack(">h", y - last)
        last = y
    return out + b"\0" * (-len(out) % 4)


def _cmap(codes):
    segs = []
    for i, c in enumerate(codes):
        if segs and c == segs[-1][1] + 1:
            segs[-1][1] = c
        else:
            segs.append([c, c, i + 1])
    segs.append([0xFFFF, 0xFFFF, 0])
    n = len(segs)
    p2 = 1
    while p2 * 2 <= n:
        p2 *= 2
    body = b"".join(struct.pack(">H", s[1]) for s in segs) + b"\0\0"
    body += b"".join(struct.pack(">H", s[0]) for s in segs)
    body += b"".join(struct.pack(">H", (s[2] - s[0]) & 0xFFFF if s[0] != 0xFFFF else 1) for s in segs)
    body += b"\0\0" * n
    sub = struct.pack(">HHHHHHH", 4, 14 + len(body), 0, n * 2, p2 * 2, p2.bit_length() - 1, n * 2 - p2 * 2) + body
    return struct.pack(">HHHHI", 0, 1, 3, 1, 12) + sub


def _name(family):
    recs, data = b"", b""
    for i, s in ((1, family), (2, "Regular"), (4, family), (6, family)):
        raw = s.encode("utf-16-be")
        recs += struct.pack(">HHHHHH", 3, 1, 0x409, i, len(raw), len(data))
        data += raw
    return struct.pack(">HHH", 0, 4, 6 + len(recs)) + recs + data


def build(family, source, size, cell_w, cell_h, style):
    font = ImageFont.truetype(source, size)
    slab = font
    if "NimbusSans" in source:
        mono = "DejaVuSansMono-Bold.ttf" if "Bold" in source else "DejaVuSansMono.ttf"
        slab = ImageFont.truetype(DJV + mono, size)
    base = int(cell_h * 0.8)
    em = 2400
    unit = em // cell_h
    codes = sorted(ord(c) for c in CHARS)
    glyphs = [b""]
    for c in codes:
        img = _bitmap(slab if chr(c) in SLAB else font, chr(c), cell_w, cell_h, base)
        glyphs.append(_glyf(_contours(img, unit, base, style)))
    adv = cell_w * unit
    loca, glyf = [0], b""
    for g in glyphs:
        glyf += g
        loca.append(len(glyf))
    n = len(glyphs)
    asc, desc = base * unit, -(cell_h - base) * unit
    tables = {
        b"OS/2": struct.pack(">HhHHH", 3, adv, 400, 5, 0) + struct.pack(">10h", *[em // 2] * 10)
        + struct.pack(">h", 0) + b"\0" * 10 + b"\0" * 16 + b"TILL"
        + struct.pack(">HHHhhhHH", 0x40, codes[0], codes[-1], asc, desc, 0, asc, -desc)
        + struct.pack(">IIhhHHH", 1, 0, asc // 2, asc, 0, 32, 1),
        b"cmap": _cmap(codes),
        b"glyf": glyf,
        b"head": struct.pack(">IIIIHHqqhhhhHHhhh", 0x10000, 0x10000, 0, 0x5F0F3CF5, 3, em, 0, 0,
                             0, desc, adv, asc, 0, 8, 2, 1, 0),
        b"hhea": struct.pack(">IhhhHhhhhhhhhhhhH", 0x10000, asc, desc, 0, adv, 0, 0, adv,
                             1, 0, 0, 0, 0, 0, 0, 0, n),
        b"hmtx": struct.pack(">Hh", adv, 0) * n,
        b"loca": b"".join(struct.pack(">I", v) for v in loca),
        b"maxp": struct.pack(">IHHHHHHHHHHHHHH", 0x10000, n, 4000, 1000, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0),
        b"name": _name(family),
        b"post": struct.pack(">IIhhIIIII", 0x30000, 0, -100, 50, 1, 0, 0, 0, 0),
    }
    head = struct.pack(">IHHHH", 0x10000, len(tables), 128, 3, len(tables) * 16 - 128)
    off = 12 + 16 * len(tables)
    direc, data = b"", b""
    for tag in sorted(tables):
        raw = tables[tag]
        pad = raw + b"\0" * (-len(raw) % 4)
        chk = sum(struct.unpack(">%dI" % (len(pad) // 4), pad)) & 0xFFFFFFFF
        direc += struct.pack(">4sIII", tag, chk, off, len(raw))
        data += pad
        off += len(pad)
    return head + direc + data


def need(name):
    """Register a font on first use and give its name back."""
    if name in BASE14 or name in pdfmetrics.getRegisteredFontNames():
        return name
    if name in PIXEL:
        pdfmetrics.registerFont(TTFont(name, io.BytesIO(build(name, *PIXEL[name]))))
    elif name in TRUETYPE:
        pdfmetrics.registerFont(TTFont(name, TRUETYPE[name]))
    else:
        stem = os.path.join(T1, TYPE1[name])
        face = EmbeddedType1Face(stem + ".afm", PFB + TYPE1[name] + ".pfb")
        pdfmetrics.registerTypeFace(face)
        pdfmetrics.registerFont(Font(name, face.name, "WinAnsiEncoding"))
    return name
