# SPDX-License-Identifier: AGPL-3.0-or-later
"""Invoices of commerce as eighteen programs print them, drawn by a second stranger, who did not know what reads them.

A layout draws on a paper and returns the document in his own names, which are brought to ours here; it is drawn twice,
since a page's foot says how many there are.
"""

import random

import stranger_bills_second_am as america
import stranger_bills_second_apac as asia
import stranger_bills_second_de as german
import stranger_bills_second_eu as europe
import stranger_bills_second_north as north
from stranger_bills_second_base import Paper

LAYOUTS = {**america.LAYOUTS, **german.LAYOUTS, **europe.LAYOUTS, **north.LAYOUTS, **asia.LAYOUTS}
NAMES = {"seller": "supplier", "buyer": "recipient"}


def _draw(path, doc, layout):
    pages = 1
    for target in (None, path):
        paper = Paper(target, pages)
        found = LAYOUTS[layout](paper, random.Random(f"cbill-{layout}-{doc['seed']}-{doc['lines']}"), doc["lines"])
        pages = paper.page
    return paper, found


def order(seed, lines):
    return {"seed": seed, "lines": lines}


def prepare(layout, ordered):
    """An invoice as LAYOUT prints it, and its truth, which drawing it tells."""
    data = _draw(None, ordered, layout)[1]
    data = {NAMES.get(key, key): value for key, value in data.items()}
    for role in NAMES.values():
        data.get(role, {}).pop("iban", None)
    if "amount_due" in data["totals"]:
        data["totals"]["due"] = data["totals"].pop("amount_due")
    for item in data["line_items"]:
        item.pop("discount", None)
    return {**ordered, "truth": data}


def draw(path, doc, layout):
    _draw(path, doc, layout)[0].save()
