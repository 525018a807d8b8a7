# SPDX-License-Identifier: AGPL-3.0-or-later
"""GST invoices as twenty-three more programs print them, drawn by a third stranger, who did not know what reads them.

A layout draws on a sheet, by numbers drawn at random, so many lines, and tells its truth; it is drawn twice, for pages say how many there are.
"""

import io
import random

import stranger_gst_third_apps as apps
import stranger_gst_third_books as books
import stranger_gst_third_goods as goods
import stranger_gst_third_letters as letters
import stranger_gst_third_portal as portal
import stranger_gst_third_services as services
import stranger_gst_third_small as small
import stranger_gst_third_suites as suites
from stranger_gst_third_base import Doc

LAYOUTS = {name: draw for module in (books, apps, suites, portal, services, goods, letters, small) for name, draw in module.LAYOUTS.items()}


def order(seed, lines):
    return {"seed": seed, "lines": lines}


def _draw(file, layout, ordered, pages):
    sheet = Doc(file, total=pages)
    truth = LAYOUTS[layout](sheet, random.Random(f"gstc:{layout}:{ordered['seed']}:{ordered['lines']}"), ordered["lines"])
    sheet.save()
    return truth, sheet.page


def prepare(layout, ordered):
    """An invoice as LAYOUT prints it, its truth, which drawing it tells, and how many pages it has."""
    truth, pages = _draw(io.BytesIO(), layout, ordered, 0)
    return {**ordered, "truth": truth, "pages": pages}


def draw(path, doc, layout):
    _draw(path, layout, doc, doc["pages"])
