# SPDX-License-Identifier: AGPL-3.0-or-later
"""GST invoices as fourteen more programs print them, drawn by a second stranger, who did not know what reads them.

A layout draws on a surface, seed and number of lines with it, and tells its truth; it is drawn again when a page's foot, which says
how many pages there are, was wrong. The truth leaves out "Rupees" before an amount in words.
"""

import io

import stranger_gst_second_desk  # noqa: F401: fills LAYOUTS
import stranger_gst_second_sites  # noqa: F401
import stranger_gst_second_works  # noqa: F401
from stranger_gst_second_base import LAYOUTS as DRAWN
from stranger_gst_second_base import D

TURNS = 3
LAYOUTS = {name.removeprefix("gst_"): draw for name, draw in DRAWN.items()}


def order(seed, lines):
    return {"seed": seed, "lines": lines}


def _draw(file, layout, seed, lines):
    pages = 1
    for _ in range(TURNS):
        surface = D(file() if callable(file) else file, f"gst_{layout}", seed, lines, pages)
        truth = LAYOUTS[layout](surface)
        surface.close()
        if surface.pno == pages:
            break
        pages = surface.pno
    return truth


def prepare(layout, ordered):
    """An invoice as LAYOUT prints it, and its truth, which drawing it tells."""
    return {**ordered, "truth": _draw(io.BytesIO, layout, ordered["seed"], ordered["lines"])}


def draw(path, doc, layout):
    _draw(path, layout, doc["seed"], doc["lines"])
