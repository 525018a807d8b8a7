# SPDX-License-Identifier: AGPL-3.0-or-later
"""Invoices of commerce as eighteen programs print them, drawn by a third stranger, who did not know what reads them.

A layout draws on a sheet and returns the record; it is drawn twice, since a page's foot says how many there are.
"""

import io
import random

import stranger_bills_third_books as books
import stranger_bills_third_loads as loads
import stranger_bills_third_services as services
import stranger_bills_third_shops as shops
import stranger_bills_third_south as south
from stranger_bills_third_base import Doc

LAYOUTS = {**services.LAYOUTS, **books.LAYOUTS, **south.LAYOUTS, **loads.LAYOUTS, **shops.LAYOUTS}


def _draw(path, doc, layout):
    drawn, size = LAYOUTS[layout]
    pages = 1
    for target in (io.BytesIO(), path):
        if target is None:
            break
        sheet = Doc(target, size, pages)
        truth = drawn(sheet, random.Random(f"{layout}-{doc['seed']}-{doc['lines']}"), doc["lines"])
        pages = sheet.n
    return sheet, truth


def order(seed, lines):
    return {"seed": seed, "lines": lines}


def prepare(layout, ordered):
    """An invoice as LAYOUT prints it, and its truth, which drawing it tells."""
    return {**ordered, "truth": _draw(None, ordered, layout)[1]["data"]}


def draw(path, doc, layout):
    _draw(path, doc, layout)[0].c.save()
