# SPDX-License-Identifier: AGPL-3.0-or-later
"""Receipts of twenty tills of nine countries, by a stranger who did not know what reads them.

Read once before anything was changed for it (doc/accuracy/receipts.md). What a receipt's record has no member for is left out:
prices of one, the charge for service.
"""

import re
import tempfile

import stranger_checkout_first as first
import stranger_checkout_fourth as fourth
import stranger_checkout_second as second
import stranger_checkout_third as third
from stranger_gst import order  # noqa: F401

LAYOUTS = {name: draw for module in (first, second, third, fourth) for name, draw in module.LAYOUTS.items()}
TOTALS = ("subtotal", "tax", "tip", "rounding", "total", "paid", "change")


def day_time(printed):
    """A time of day in twenty-four hours: "3:57 PM" is 15:57."""
    found = re.fullmatch(r"(\d+):(\d\d(?::\d\d)?) ?([AaPp])[Mm]", printed)
    return f"{int(found[1]) % 12 + 12 * (found[3] in 'Pp'):02d}:{found[2]}" if found else printed


def told(draws, ordered):
    """The receipt that DRAWS prints, and its truth, which drawing it tells."""
    with tempfile.NamedTemporaryFile(suffix=".pdf") as paper:
        said = draws(paper.name, ordered["seed"], ordered["lines"])["data"]
    truth = {key: said[key] for key in ("date", "time", "currency") if key in said}
    if "time" in truth:
        truth["time"] = day_time(truth["time"])
    truth["merchant"] = {ours: said[theirs] for theirs, ours in (("merchant", "name"), ("address", "address")) if theirs in said}
    truth["line_items"] = [{key: item[key] for key in ("description", "quantity", "amount") if key in item} for item in said["line_items"]]
    truth["totals"] = {key: said[key] for key in TOTALS if key in said}
    return {**ordered, "truth": truth}


def prepare(layout, ordered):
    """A receipt as LAYOUT prints it, and its truth."""
    return told(LAYOUTS[layout], ordered)


def draw(path, doc, layout):
    """Draw the receipt that DOC is into PATH."""
    LAYOUTS[layout](str(path), doc["seed"], doc["lines"])
