#!/usr/bin/python3
# SPDX-License-Identifier: AGPL-3.0-or-later
"""Papers whose text layer says something else than what a person sees on the page.

    covert.py OUT [--way NAME] [--layout NAME] [--seed N]

writes OUT/covert_<way>_<seed>.pdf: a statement that agrees with itself as its text layer has it. On the page one
figure is another one, is not there at all, or has a digit more. None of them may be called verified. The ways of
HARMLESS make a file in the same manner, and a person sees what the text layer says.
"""

import argparse
import contextlib
import io
import random
import sys
from pathlib import Path

import pikepdf
from PIL import Image, ImageDraw, ImageFont
from reportlab.lib.utils import ImageReader
from reportlab.pdfbase import pdfmetrics

sys.path.insert(0, str(Path(__file__).resolve().parent))

import layouts  # noqa: E402
import model  # noqa: E402

FACE = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
PX = 6  # pixels of a picture per point


class Place:
    """Where the figure stands: the canvas, its box in points from the bottom, and the figure as it should be seen."""

    def __init__(self, sheet, x, y, figure, seen):
        self.c, self.size, self.figure, self.seen = sheet.c, sheet.size, figure, seen
        self.width = sheet.width(figure)
        self.x, self.y = x - self.width, layouts.HEIGHT - y
        self.font = sheet.plain
        self.box = self.x - 1, self.y - 2, self.width + 2, self.size + 2

    def raw(self, *operators):
        self.c._code.extend(operators)

    def text(self, figure=None, before=""):
        """The figure as text; BEFORE: operators inside its text object."""
        self.c.setFont(self.font, self.size)
        t = self.c.beginText(self.x, self.y)
        t._code.append(before)
        t.textOut(figure or self.figure)
        self.c.drawText(t)

    def picture(self, text, ground=(255, 255, 255, 255), width=None):
        """TEXT as a picture as wide as the figure."""
        w, h = int((width or self.width) * PX), int(self.size * PX)
        img = Image.new("RGBA", (w, h), ground)
        face = ImageFont.truetype(FACE, int(h * 0.9))
        while face.getlength(text) > w:
            face = ImageFont.truetype(FACE, face.size - 1)
        if text:
            ImageDraw.Draw(img).text((w - face.getlength(text), h * 0.8), text, (0, 0, 0, 255), face, anchor="ls")
        return img

    def put(self, img, x=None, y=None, mask=None):
        w, h = img.size
        self.c.drawImage(ImageReader(img), self.x if x is None else x, self.y - self.size * 0.2 if y is None else y, w / PX, h / PX, mask=mask)

    def show(self):
        """What a person is to see, without a ground of its own."""
        self.put(self.picture(self.seen, (255, 255, 255, 0)), mask="auto")


def box_path(x, y, w, h):
    return f"{x:.2f} {y:.2f} {w:.2f} {h:.2f} re"


def state(c, entries):
    """A name for a graphics state with ENTRIES, put into the page's resources when the file is done."""
    pending = c.__dict__.setdefault("covert_states", {})
    name = f"/Covert{len(pending)}"
    pending[name] = entries
    return name


# ---- the figure is there and something is on top ----


def under_polygon(p):
    p.text()
    x, y, w, h = p.box
    p.raw(f"q 1 g {x} {y} m {x + w} {y} l {x + w + 2} {y + h / 2} l {x + w} {y + h} l {x} {y + h} l {x - 2} {y + h / 2} l f Q")
    p.show()


def under_curve(p):
    p.text()
    x, y, w, h = p.box
    p.raw(f"q 1 g {x} {y} m {x + w} {y} l {x + w + 3} {y} {x + w + 3} {y + h} {x + w} {y + h} c {x} {y + h} l h f Q")
    p.show()


def under_stroke(p):
    p.text()
    x, y, w, h = p.box
    p.raw(f"q 1 G {h} w {x} {y + h / 2} m {x + w} {y + h / 2} l S Q")
    p.show()


def under_picture(p):
    p.text()
    p.put(p.picture(p.seen))


def under_masked_picture(p):
    """A picture with a mask of its own that lets nothing through."""
    p.text()
    img = p.picture(p.seen)
    img.putpixel((0, 0), (255, 255, 255, 0))
    p.put(img, mask="auto")


def under_slanted_picture(p):
    p.text()
    p.raw("q", f"0.9998 0.0175 -0.0175 0.9998 {p.x * 0.0002 + p.y * 0.0175:.3f} {p.y * 0.0002 - p.x * 0.0175:.3f} cm")
    p.put(p.picture(p.seen))
    p.raw("Q")


def under_stencil(p):
    p.text()
    x, y, w, h = p.box
    p.raw(f"q 1 g {w} 0 0 {h} {x} {y} cm BI /W 1 /H 1 /IM true /BPC 1 /D [0 1] /F /AHx ID 00> EI Q")
    p.show()


def under_shade(p):
    p.text()
    x, y, w, h = p.box
    p.c.saveState()
    path = p.c.beginPath()
    path.rect(x, y, w, h)
    p.c.clipPath(path, stroke=0, fill=0)
    p.c.linearGradient(x, y, x + w, y, ("white", "white"))
    p.c.restoreState()
    p.show()


def under_letters(p):
    """White squares of a font."""
    p.text()
    p.raw("q 1 g")
    p.c.setFont("ZapfDingbats", p.size * 1.6)
    p.c.drawString(p.x - 2, p.y - p.size * 0.2, "n" * int(p.width / p.size / 1.6 / 0.7 + 2))
    p.raw("Q")
    p.show()


def blacked_out(p):
    p.text()
    p.raw(f"q 0 g {box_path(*p.box)} f Q")


def whited_out(p):
    p.text()
    p.raw(f"q 1 g {box_path(*p.box)} f Q")


# ---- the figure is there and cannot be seen ----


def white(p):
    p.text(before="1 g")
    p.raw("0 g")
    p.show()


def nearly_white(p):
    p.text(before="0.99 0.99 1 rg")
    p.raw("0 g")
    p.show()


def on_its_own_colour(p):
    p.raw(f"q 0.2 0.3 0.5 rg {box_path(*p.box)} f Q")
    p.text(before="0.2 0.3 0.5 rg")
    p.raw("0 g")


def transparent(p):
    p.raw("q", f"{state(p.c, {'ca': 0.01})} gs")
    p.text()
    p.raw("Q")
    p.show()


def blended_away(p):
    p.raw("q", f"{state(p.c, {'BM': '/Multiply'})} gs")
    p.text(before="1 g")
    p.raw("0 g", "Q")
    p.show()


def clipped_away(p):
    p.raw("q", f"{box_path(2, 2, 3, 3)} W n")
    p.text()
    p.raw("Q")
    p.show()


def clipped_by_shape(p):
    p.raw("q", "2 2 m 5 2 l 3 5 l h W n")
    p.text()
    p.raw("Q")
    p.show()


def half_clipped(p):
    """Of one digit only the right side is left: an eight is a three."""
    at = p.figure.find("8") if "8" in p.figure else p.figure.index(".") - 1
    x = p.x + pdfmetrics.stringWidth(p.figure[:at], p.font, p.size)
    w = pdfmetrics.stringWidth("8", p.font, p.size)
    p.c.setFont(p.font, p.size)
    p.c.drawString(p.x, p.y, p.figure[:at])
    p.raw("q", f"{box_path(x + w * 0.42, p.y - 3, w, 12)} W n")
    p.c.drawString(x, p.y, p.figure[at])
    p.raw("Q")
    p.c.drawString(x + w, p.y, p.figure[at + 1:])


def below_another(p):
    """Covered by a white box, and another figure on it."""
    p.text()
    p.raw(f"q 1 g {box_path(*p.box)} f Q")
    p.show()


def tiny(p):
    """Where the figure ends, as small as a speck."""
    size, p.size, p.x = p.size, 0.4, p.x + p.width - 2
    p.text()
    p.size, p.x = size, p.x - p.width + 2
    p.show()


def flat(p):
    """As wide as ever, and no higher than a hair."""
    p.text(before="1 0 0 0.02 " + f"{p.x:.2f} {p.y:.2f} Tm")
    p.show()


def without_ink(p):
    """A font whose letters are empty."""
    p.c.covert_fonts = {"/Empty": empty_font}
    p.text(before=f"/Empty {p.size} Tf")
    p.show()


# ---- there is more than the text layer says ----


def digit_in_front(p):
    p.text()
    w = pdfmetrics.stringWidth("9", p.font, p.size)
    p.put(p.picture("9", (255, 255, 255, 0), w * 1.1), x=p.x - w * 1.2, mask="auto")


def digit_drawn_in_front(p):
    """Not as a picture but as a shape."""
    p.text()
    w = pdfmetrics.stringWidth("9", p.font, p.size)
    img = p.picture("9", (255, 255, 255, 0), w * 1.1)
    boxes = [box_path(p.x - w * 1.2 + i / PX, p.y - p.size * 0.2 + (img.height - j - 1) / PX, 1 / PX, 1 / PX)
             for j in range(img.height) for i in range(img.width) if img.getpixel((i, j))[3] > 128]
    p.raw("q 0 g", *boxes, "f Q")


def digit_called_blank(p):
    """A glyph that looks like a nine and is called a blank."""
    p.c.covert_fonts = {"/Liar": lambda pdf: named(pdf, {ord("A"): (57, " ")})}
    p.text()
    p.x -= pdfmetrics.stringWidth("9", p.font, p.size)
    p.text("A", before=f"/Liar {p.size} Tf")


def digit_called_unknown(p, name="\ufffd"):
    """The same, and its font has no name for it, as for many a sign of a currency."""
    p.c.covert_fonts = {"/Liar": lambda pdf: named(pdf, {ord("A"): (57, name)})}
    x, p.x = p.x, p.x - pdfmetrics.stringWidth("9", p.font, p.size)
    p.text("A", before=f"/Liar {p.size} Tf")
    p.x = x
    p.text()


def digit_called_private(p):
    digit_called_unknown(p, "\ue0b9")


def other_digit(p):
    """One digit in a font of its own, which calls it by the name of another."""
    at = next(i for i, c in enumerate(p.figure) if c != p.seen[i])
    p.c.covert_fonts = {"/Liar": lambda pdf: named(pdf, {ord("A"): (ord(p.seen[at]), p.figure[at])})}
    p.text(p.figure[:at])
    p.x += pdfmetrics.stringWidth(p.figure[:at], p.font, p.size)
    p.text("A", before=f"/Liar {p.size} Tf")
    p.x += pdfmetrics.stringWidth(p.figure[at], p.font, p.size)
    p.text(p.figure[at + 1:])


# ---- fonts ----


def named(pdf, codes):
    """Helvetica whose codes are the glyphs of other codes, and are called something else: {code: (code of the glyph, name)}."""
    names = {c: n for c, n in zip(range(48, 58), ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"))}
    differences = pikepdf.Array()
    for code, (glyph, _) in codes.items():
        differences.extend([code, pikepdf.Name("/" + names[glyph])])
    lines = "\n".join(f"<{code:02X}> <{ord(name):04X}>" for code, (_, name) in codes.items())
    cmap = ("/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /X def /CMapType 2 def\n"
            f"1 begincodespacerange <00> <FF> endcodespacerange\n{len(codes)} beginbfchar\n{lines}\nendbfchar\nendcmap end end")
    return pikepdf.Dictionary(Type=pikepdf.Name.Font, Subtype=pikepdf.Name.Type1, BaseFont=pikepdf.Name.Helvetica,
                              Encoding=pikepdf.Dictionary(Type=pikepdf.Name.Encoding, Differences=differences),
                              ToUnicode=pdf.make_stream(cmap.encode()))


def empty_font(pdf):
    """Type 3, each letter of the width that Helvetica gives a digit and without ink."""
    chars = [c for c in range(32, 127)]
    differences = pikepdf.Array([32, *(pikepdf.Name(f"/c{c}") for c in chars)])
    proc = pdf.make_stream(b"556 0 d0")
    lines = "\n".join(f"<{c:02X}> <{c:04X}>" for c in chars)
    cmap = ("/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /X def /CMapType 2 def\n"
            f"1 begincodespacerange <00> <FF> endcodespacerange\n{len(chars)} beginbfchar\n{lines}\nendbfchar\nendcmap end end")
    return pikepdf.Dictionary(Type=pikepdf.Name.Font, Subtype=pikepdf.Name.Type3, FontBBox=[0, -200, 1000, 1000], FontMatrix=[0.001, 0, 0, 0.001, 0, 0],
                              CharProcs=pikepdf.Dictionary({f"/c{c}": proc for c in chars}), FirstChar=32, LastChar=126, Widths=[556] * 95,
                              Encoding=pikepdf.Dictionary(Type=pikepdf.Name.Encoding, Differences=differences), Resources=pikepdf.Dictionary(),
                              ToUnicode=pdf.make_stream(cmap.encode()))


# ---- after the file is written ----


def annotation(pdf, p, subtype, content, resources=None, **more):
    x, y, w, h = p.box
    form = pdf.make_stream(content.encode(), Type=pikepdf.Name.XObject, Subtype=pikepdf.Name.Form, BBox=[0, 0, w, h],
                           Resources=resources or pikepdf.Dictionary())
    page = pdf.pages[p.page]
    annot = pikepdf.Dictionary(Type=pikepdf.Name.Annot, Subtype=pikepdf.Name("/" + subtype), Rect=[x, y, x + w, y + h], F=4,
                               AP=pikepdf.Dictionary(N=form), **more)
    page.Annots = pikepdf.Array([*page.get("/Annots", []), pdf.make_indirect(annot)])


def helvetica():
    return pikepdf.Dictionary(Font=pikepdf.Dictionary(F=pikepdf.Dictionary(Type=pikepdf.Name.Font, Subtype=pikepdf.Name.Type1,
                                                                           BaseFont=pikepdf.Name.Helvetica)))


def written(p):
    return f"BT /F {p.size} Tf 0 g 1 2 Td ({p.seen}) Tj ET"


def note(pdf, p):
    _, _, w, h = p.box
    annotation(pdf, p, "FreeText", f"1 g 0 0 {w} {h} re f {written(p)}", helvetica(), DA="/F 8 Tf", Contents=p.seen)


def stamp(pdf, p):
    """A picture, as a stamp."""
    img = p.picture(p.seen).convert("L")
    picture = pdf.make_stream(img.tobytes(), Type=pikepdf.Name.XObject, Subtype=pikepdf.Name.Image, Width=img.width, Height=img.height,
                              ColorSpace=pikepdf.Name.DeviceGray, BitsPerComponent=8)
    _, _, w, h = p.box
    annotation(pdf, p, "Stamp", f"q {w} 0 0 {h} 0 0 cm /I Do Q", pikepdf.Dictionary(XObject=pikepdf.Dictionary(I=picture)))


def round_box(pdf, p):
    _, _, w, h = p.box
    annotation(pdf, p, "Square", f"1 g 0 0 m {w} 0 l {w} {h} {w - 2} {h} {w - 3} {h} c 0 {h} l h f")


def field(pdf, p):
    """A field of a form whose appearance is another figure than its value."""
    _, _, w, h = p.box
    annotation(pdf, p, "Widget", f"/Tx BMC q 1 g 0 0 {w} {h} re f {written(p)} Q EMC", helvetica(), FT=pikepdf.Name.Tx, V=p.figure, T="amount", DA="/F 8 Tf 0 g")
    pdf.Root.AcroForm = pikepdf.Dictionary(Fields=pikepdf.Array([pdf.pages[p.page].Annots[-1]]), DA="/F 8 Tf 0 g")


def layer(name, shown):
    """The figure on a layer that is SHOWN or not."""
    def way(p):
        p.raw("/OC /CovertLayer BDC")
        p.text()
        p.raw("EMC")
        if not shown:
            p.show()

    def after(pdf, p):
        group = pdf.make_indirect(pikepdf.Dictionary(Type=pikepdf.Name.OCG, Name=name))
        pdf.Root.OCProperties = pikepdf.Dictionary(OCGs=[group], D=pikepdf.Dictionary(Order=[group], **{"ON" if shown else "OFF": [group]}))
        resources = pdf.pages[p.page].Resources
        resources.Properties = pikepdf.Dictionary({"/CovertLayer": group})
    return way, after


def plain(p):
    p.text()


def cut_off(pdf, p):
    """The page ends above the figure: what is below is not shown."""
    page = pdf.pages[p.page]
    page.CropBox = [0, p.y + p.size, 595, 842]


def shadowed(p):
    """A grey copy below."""
    p.raw("0.75 g")
    p.x, p.y = p.x + 0.7, p.y - 0.7
    p.text()
    p.raw("0 g")
    p.x, p.y = p.x - 0.7, p.y + 0.7
    p.text()


def on_pale_words(p):
    """Pale words of a watermark across the rows."""
    p.raw("0.88 g")
    p.c.setFont("Helvetica", 15)
    p.c.drawString(p.x - 70, p.y - 6, "Not an original copy")
    p.raw("0 g")
    p.text()


def clipped_text_below(p):
    """Text of the cell beside would go on below the figure; its clip ends before."""
    p.raw("q", f"{box_path(p.x - 90, p.y - 3, 38, 12)} W n")
    p.c.setFont(p.font, p.size)
    p.c.drawString(p.x - 50, p.y, "AND SO ON 98,765.43 FOR EVER")
    p.raw("Q")
    p.text()


def covered_text_below(p):
    """It is the figure's own cell that covers it."""
    p.c.setFont(p.font, p.size)
    p.c.drawString(p.x - 2, p.y, "98,765.43 FOR EVER")
    p.raw(f"q 1 g {box_path(p.x - 4, p.y - 3, 110, 12)} f Q")
    p.text()


def shaded_row(p):
    x, y, w, h = p.box
    p.raw(f"q 0.9 0.95 1 rg {box_path(x - 80, y, w + 85, h)} f Q")
    p.text()


def light_on_dark(p):
    p.raw(f"q 0.1 0.2 0.4 rg {box_path(*p.box)} f Q")
    p.text(before="1 g")
    p.raw("0 g")


def highlighted(p):
    p.text()
    p.raw("q", f"{state(p.c, {'BM': '/Multiply'})} gs", f"1 1 0 rg {box_path(*p.box)} f Q")


def framed(p):
    """A frame that is one filled shape around the figure."""
    p.text()
    x, y, w, h = p.box
    p.raw(f"q 0 g {box_path(x - 4, y - 4, w + 8, h + 8)} {box_path(x - 3, y - 3, w + 6, h + 6)} f* Q")


def clipped_round(p):
    x, y, w, h = p.box
    p.raw("q", f"{x - 9} {y - 5} m {x + w + 9} {y - 5} l {x + w + 12} {y + h / 2} l {x + w + 9} {y + h + 5} l {x - 9} {y + h + 5} l h W n")
    p.text()
    p.raw("Q")


def faint(p):
    p.text(before="0.6 g")
    p.raw("0 g")


def signed(p):
    """A signature across the row, nowhere near as high as its letters."""
    p.text()
    x, y, w, h = p.box
    p.raw(f"q 0 0 0.6 rg {x - 60} {y - 20} m {x - 20} {y + 40} {x} {y - 40} {x + w} {y + 30} c {x} {y - 38} {x - 20} {y + 42} {x - 60} {y - 20} c f Q")


def mark_in_front(p):
    """The sign of a currency as a picture."""
    p.text()
    w = pdfmetrics.stringWidth("€", p.font, p.size)
    p.put(p.picture("€", (255, 255, 255, 0), w * 1.1), x=p.x - w * 1.3, mask="auto")


COVERT = {f.__name__: (f, None) for f in (
    under_polygon, under_curve, under_stroke, under_picture, under_masked_picture, under_slanted_picture, under_stencil, under_shade, under_letters,
    blacked_out, whited_out, white, nearly_white, on_its_own_colour, transparent, blended_away, clipped_away, clipped_by_shape, half_clipped, below_another, tiny, flat, without_ink,
    digit_in_front, digit_drawn_in_front, digit_called_blank, digit_called_unknown, digit_called_private, other_digit)}
COVERT |= {f.__name__: (plain, f) for f in (note, stamp, round_box, field, cut_off)}
COVERT["layer_off"] = layer("Figures", False)
HARMLESS = {f.__name__: (f, None) for f in (plain, shadowed, on_pale_words, clipped_text_below, covered_text_below, shaded_row, light_on_dark, highlighted, framed, clipped_round, faint, signed, mark_in_front)}
HARMLESS["layer_on"] = layer("Figures", True)


def another(rng, figure):
    """FIGURE with one digit that is not what it was."""
    at = rng.choice([i for i, c in enumerate(figure) if c.isdigit()])
    return figure[:at] + rng.choice([d for d in "123456789" if d != figure[at]]) + figure[at + 1:]


@contextlib.contextmanager
def forging(figure, way, rng, places):
    """While this lasts the first FIGURE that a sheet writes at the right of a column is drawn by WAY."""
    text = layouts.Sheet.text

    def forged(sheet, x, y, s, bold=False, size=None, right=False):
        if s != figure or places or not right:
            return text(sheet, x, y, s, bold, size, right)
        p = Place(sheet, x, y, s, another(rng, s))
        p.page = sheet.page - 1
        places.append(p)
        way(p)
    layouts.Sheet.text = forged
    try:
        yield
    finally:
        layouts.Sheet.text = text


def finish(pdf, p, after):
    page = pdf.pages[p.page]
    for name, entries in p.c.__dict__.get("covert_states", {}).items():
        values = {"/" + k: pikepdf.Name(v) if isinstance(v, str) else v for k, v in entries.items()}
        if "/ExtGState" not in page.Resources:
            page.Resources["/ExtGState"] = pikepdf.Dictionary()
        page.Resources.ExtGState[name] = pikepdf.Dictionary(values)
    for name, make in p.c.__dict__.get("covert_fonts", {}).items():
        page.Resources.Font = pikepdf.Dictionary({**dict(page.Resources.Font.items()), name: make(pdf)})
    if after:
        after(pdf, p)


def make(path, name, layout="classic", seed=1, rows=12):
    """Write PATH; the figure as the text layer has it, and as it is seen."""
    way, after = {**COVERT, **HARMLESS}[name]
    rng = random.Random(f"covert/{layout}/{seed}")
    doc = model.statement(rng, rows)
    row = doc["rows"][rng.randrange(1, rows)]
    key = "debit" if row["debit"] is not None else "credit"
    figure = layouts.grouped(row[key], layouts.STATEMENTS[layout]["group"])
    places = []
    with forging(figure, way, random.Random(f"{name}/{seed}"), places):
        out = io.BytesIO()
        layouts.draw_statement(out, doc, layout)
    with pikepdf.open(io.BytesIO(out.getvalue())) as pdf:
        finish(pdf, places[0], after)
        pdf.save(path, static_id=True)
    return places[0].figure, places[0].seen


def main():
    ap = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    ap.add_argument("out", type=Path)
    ap.add_argument("--way", default="all", choices=["all", *COVERT, *HARMLESS])
    ap.add_argument("--layout", default="classic", choices=list(layouts.STATEMENTS))
    ap.add_argument("--seed", type=int, default=1)
    args = ap.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    for name in [*COVERT, *HARMLESS] if args.way == "all" else [args.way]:
        path = args.out / f"covert_{name}_{args.seed}.pdf"
        print(path, *make(path, name, args.layout, args.seed))


if __name__ == "__main__":
    main()
