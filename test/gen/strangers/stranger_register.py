# SPDX-License-Identifier: AGPL-3.0-or-later
"""Receipts of twenty tills, eight of them of Malaysia, by a fourth stranger, who did not know what reads them.

Read once before anything was changed for it (doc/accuracy/receipts.md). What a receipt's record has no member for is left out:
prices of one, the charge for service.
"""

import tempfile

import stranger_register_fifth as fifth
import stranger_register_first as first
import stranger_register_fourth as fourth
import stranger_register_second as second
import stranger_register_third as third
from stranger_gst import order  # noqa: F401

LAYOUTS = {name: draw for module in (first, second, third, fourth, fifth) for name, draw in module.LAYOUTS.items()}
TOTALS = ("subtotal", "tax", "tip", "rounding", "total", "paid", "change")


def prepare(layout, ordered):
    """A receipt as LAYOUT prints it, and its truth, which drawing it tells."""
    with tempfile.NamedTemporaryFile(suffix=".pdf") as paper:
        said = LAYOUTS[layout](paper.name, ordered["seed"], ordered["lines"])["data"]
    truth = {key: said[key] for key in ("date", "time", "currency", "payment_method") if key in said}
    truth["merchant"] = {ours: said[theirs] for theirs, ours in (("merchant", "name"), ("address", "address"), ("phone", "phone"))
                         if theirs in said}
    truth["line_items"] = [{key: item[key] for key in ("description", "quantity", "amount") if key in item} for item in said["line_items"]]
    truth["totals"] = {key: said[key] for key in TOTALS if key in said}
    return {**ordered, "truth": truth}


def draw(path, doc, layout):
    """Draw the receipt that DOC is into PATH."""
    LAYOUTS[layout](str(path), doc["seed"], doc["lines"])
