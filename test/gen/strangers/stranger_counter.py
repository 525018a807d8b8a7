# SPDX-License-Identifier: AGPL-3.0-or-later
"""Receipts of tills, thirteen of them of Malaysia, by a second stranger, who did not know what reads them.

Read once before anything was changed for it (doc/accuracy/receipts.md). What a receipt's record has no member for is left out:
prices of one, the receipt's number, how it was paid.
"""

import io

import stranger_counter_fifth as fifth
import stranger_counter_first as first
import stranger_counter_fourth as fourth
import stranger_counter_second as second
import stranger_counter_third as third
from stranger_counter_kit import rng_for
from stranger_gst import order  # noqa: F401

LAYOUTS = {name: draw for module in (first, second, third, fourth, fifth) for name, draw in module.LAYOUTS.items()}
TOTALS = ("subtotal", "tax", "tip", "rounding", "total", "paid", "change")


def prepare(layout, ordered):
    """A receipt as LAYOUT prints it, and its truth, which drawing it tells."""
    said = LAYOUTS[layout](io.BytesIO(), rng_for(layout, ordered["seed"]), ordered["lines"])["data"]
    truth = {key: said[key] for key in ("merchant", "date", "time", "currency") if key in said}
    truth["line_items"] = [{key: item[key] for key in ("description", "quantity", "amount") if key in item} for item in said["line_items"]]
    truth["totals"] = {key: said[key] for key in TOTALS if key in said}
    return {**ordered, "truth": truth}


def draw(path, doc, layout):
    """Draw the receipt that DOC is into PATH."""
    LAYOUTS[layout](path, rng_for(layout, doc["seed"]), doc["lines"])
