#!/usr/bin/python3
# SPDX-License-Identifier: AGPL-3.0-or-later
"""Documents that are hard in one way each, with their truth.

    hard.py OUT [--only TEXT] [--count N] [--seed N] [--list]

writes OUT/hard_<kind>_<seed>_<form>.pdf and beside each a .json {"industry","template","data"}. A kind is a
layout, the pen that drew it, what was done to its fonts, and what a printer and a scanner made of it: each of
these is a module of its own, and a line of KINDS puts them together.
"""

import argparse
import json
import random
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Callable

import degrade
import fonts
import gst_boxed
import gst_more
import ink
import layouts
import layouts_more
import layouts_random
import merged
import model
import pins
import printers
import rupees

ROWS = {"bank_statement": 30, "gst_invoice": 4}


@dataclass(frozen=True)
class Kind:
    source: Callable           # (rng) → (doc, draw(path) or sheets of text), template
    pen: Callable | None = None    # (seed) → a pen of ink.py
    faces: Callable | None = None  # what fonts.py does to the file
    printer: Callable | None = None  # (picture, rng) → picture
    head: pins.Pins | None = None  # the nine pins that print the sheets of a listing
    form: str = "text"         # text, scan (a flatbed), print (as the printer left it), photo
    dpi: int = 200


# ---- what is drawn ----


def statement(layout):
    def source(rng):
        doc = model.statement(rng, ROWS["bank_statement"])
        if layout in layouts_more.MORE:
            doc = layouts_more.prepare(layout, doc, lambda: model.statement(rng, ROWS["bank_statement"] // 2))
            return doc, lambda path: layouts_more.draw_statement(path, doc, layout)
        return doc, lambda path: layouts.draw_statement(path, doc, layout)
    return source, "finance", "bank_statement"


def listing(wide=80, group="western"):
    """Sheets of lines of text, which only Kind.head can draw."""
    def source(rng):
        doc = model.statement(rng, ROWS["bank_statement"])
        return doc, pins.statement(doc, wide, group)
    return source, "finance", "bank_statement"


def by_lot(font=None):
    """A layout drawn by lot; FONT: with this one."""
    def source(rng):
        doc = layouts_random.prepare(model.statement(rng, ROWS["bank_statement"]), rng)
        if font:
            doc["spec"]["font"] = font
        return doc, lambda path: layouts_random.draw_statement(path, doc, "any")
    return source, "finance", "bank_statement"


def boxes(layout):
    def source(rng):
        doc = merged.prepare(layout, model.statement(rng, ROWS["bank_statement"]), rng)
        return doc, lambda path: merged.draw(path, doc, layout)
    return source, "finance", "bank_statement"


def invoice(layout):
    def source(rng):
        if layout in gst_boxed.DRAW:
            doc = model.invoice(rng, ROWS["gst_invoice"], gst_boxed.LAYOUTS[layout])
            return doc, lambda path: gst_boxed.draw(path, doc, layout)
        doc = model.invoice(rng, ROWS["gst_invoice"])
        draw = gst_more.draw if layout in gst_more.DRAW else layouts.draw_invoice
        return doc, lambda path: draw(path, doc, layout)
    return source, "tax", "gst_invoice"


def _kinds():
    stamp = ink.stamped
    kinds = {
        # a text layer whose letters come twice
        "bold-twice": Kind(by_lot(), pen=lambda seed: ink.twice(0.3)),
        "bold-twice-all": Kind(by_lot(), pen=lambda seed: ink.twice(0.35, 0.1, all_text=True)),
        "bold-by-letter": Kind(by_lot(), pen=lambda seed: ink.twice(0.3, all_text=True, by_letter=True)),
        "bold-wide": Kind(by_lot(), pen=lambda seed: ink.twice(0.8, all_text=True)),
        "bold-stroked": Kind(by_lot(), pen=lambda seed: ink.stroked(0.25, all_text=True)),
        "bold-invoice": Kind(invoice("pairs"), pen=lambda seed: ink.twice(0.3, all_text=True)),
        # fonts that do not say what they show, or say it wrong
        "font-unnamed": Kind(statement("ruled"), faces=fonts.unnamed),
        "font-shifted": Kind(statement("ruled"), faces=fonts.shifted),
        "font-type3": Kind(statement("ruled"), faces=fonts.type3),
        "font-type3-numbered": Kind(statement("ruled"), faces=fonts.type3_numbered),
        "font-type3-named": Kind(statement("ruled"), faces=fonts.type3_named),
        "font-swapped": Kind(statement("ruled"), faces=fonts.swapped),
        "font-turned": Kind(statement("ruled"), faces=fonts.turned),
        "font-merged": Kind(statement("ruled"), faces=fonts.merged),
        "font-swapped-invoice": Kind(invoice("service"), faces=fonts.swapped),
        "font-unnamed-invoice": Kind(invoice("modern"), faces=fonts.unnamed),
        # cells over several rows or columns
        **{f"merged-{name}": Kind(boxes(name)) for name in merged.LAYOUTS},
        "merged-header-scan": Kind(boxes("header"), form="scan"),
        # something over the text
        "stamp-text": Kind(statement("classic"), pen=lambda seed: stamp(seed, level=True)),
        "stamp-scan": Kind(statement("classic"), pen=stamp, form="scan"),
        "stamp-invoice-scan": Kind(invoice("columns"), pen=stamp, form="scan"),
        "struck-text": Kind(statement("classic"), pen=ink.struck),
        "struck-scan": Kind(statement("classic"), pen=ink.struck, form="scan"),
        "struck-invoice-scan": Kind(invoice("summary"), pen=ink.struck, form="scan"),
        # white on black
        "inverted-scan": Kind(statement("classic"), pen=lambda seed: ink.inverted(), form="scan"),
        "inverted-invoice-scan": Kind(invoice("columns"), pen=lambda seed: ink.inverted(), form="scan"),
        # printers
        # nine pins: draft and near-letter quality, other widths, a finer scan, a ribbon and a head that are worn
        "dots": Kind(listing(), head=pins.Pins(), form="print"),
        "dots-150": Kind(listing(), head=pins.Pins(dpi=150, quality=60), form="print", dpi=150),
        "dots-300": Kind(listing(group="indian"), head=pins.Pins(dpi=300), form="print", dpi=300),
        "dots-fine-300": Kind(listing(), head=pins.Pins(dpi=300, dot_mm=0.24, blur=0.5, ink=(60, 140)), form="print", dpi=300),
        "dots-faint": Kind(listing(), head=pins.Pins(ink=(110, 175), dot_mm=0.26), form="print"),
        "dots-faint-300": Kind(listing(), head=pins.Pins(dpi=300, ink=(110, 175), dot_mm=0.26), form="print", dpi=300),
        "dots-weak-pin": Kind(listing(group="indian"), head=pins.Pins(ink=(70, 130), weak_pin=True), form="print"),
        "dots-elite": Kind(listing(wide=92), head=pins.Pins(per_inch=12), form="print"),
        "dots-condensed": Kind(listing(wide=120, group="indian"), head=pins.Pins(per_inch=17.14), form="print"),
        "dots-condensed-300": Kind(listing(wide=120), head=pins.Pins(per_inch=17.14, dpi=300, dot_mm=0.26), form="print", dpi=300),
        "dots-letter": Kind(listing(), head=pins.Pins(letter_quality=True), form="print"),
        "dots-letter-faint": Kind(listing(), head=pins.Pins(letter_quality=True, ink=(120, 180), dot_mm=0.26), form="print"),
        "thermal": Kind(statement("classic"), printer=printers.thermal, form="print"),
        "thermal-faint-invoice": Kind(invoice("summary"), printer=lambda i, r: printers.thermal(i, r, (140, 180)), form="print"),
    }
    for face in rupees.FACES:
        for gap in rupees.GAPS:
            for name, source in (("statement", statement("classic")), ("invoice", invoice("modern"))):
                kinds[f"rupee-{name}-{face}-{gap}"] = Kind(rupees.drawn(source, face, gap), form="scan")
    for layout in gst_boxed.DRAW:
        for form in ("text", "scan", "photo"):
            kinds[f"gst-{layout}"if form == "text" else f"gst-{layout}-{form}"] = Kind(invoice(layout), form=form)
    return kinds


KINDS = _kinds()
# drawn with the faces of fonts.blind()
FACES = "dejavu"


def _draw(kind, path, draw, seed, rng):
    pen = kind.pen(seed) if kind.pen else layouts.Sheet.canvas_class
    with ink.using(pen):
        if not kind.faces:
            draw(str(path))
            return
        with fonts.blind(FACES):
            draw(str(path))
    kind.faces(path, rng)


def make(out, name, seed):
    """Draw the document of kind NAME; its path."""
    kind = KINDS[name]
    source, industry, template = kind.source
    rng = random.Random(f"hard/{name}/{seed}")
    doc, draw = source(rng)
    path = out / f"hard_{name}_{seed}_{kind.form}.{'jpg' if kind.form == 'photo' else 'pdf'}"
    if kind.form == "text":
        _draw(kind, path, draw, seed, rng)
    elif kind.head:
        degrade.to_pdf([pins.typed(sheet, kind.head, rng) for sheet in draw], kind.dpi, path, kind.head.quality)
    else:
        with tempfile.TemporaryDirectory() as tmp:
            drawn = Path(tmp) / "drawn.pdf"
            _draw(kind, drawn, draw, seed, rng)
            pages = degrade.rasterise(drawn, kind.dpi)
        if kind.form == "photo":
            degrade.photo(pages[0], rng).save(path, "JPEG", quality=80, dpi=(kind.dpi, kind.dpi))
        else:
            change = kind.printer or degrade.scan
            degrade.to_pdf([change(p, rng) for p in pages], kind.dpi, path)
    truth = {"industry": industry, "template": template, "data": doc["truth"]}
    path.with_suffix(".json").write_text(json.dumps(truth, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return path


def main():
    ap = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    ap.add_argument("out", type=Path, nargs="?")
    ap.add_argument("--only", default="", help="kinds whose name contains this")
    ap.add_argument("--count", type=int, default=1)
    ap.add_argument("--seed", type=int, default=1)
    ap.add_argument("--list", action="store_true")
    args = ap.parse_args()
    names = [n for n in KINDS if args.only in n]
    if args.list or not args.out:
        print("\n".join(names))
        return
    args.out.mkdir(parents=True, exist_ok=True)
    for name in names:
        for seed in range(args.seed, args.seed + args.count):
            print(make(args.out, name, seed))


if __name__ == "__main__":
    main()
