# SPDX-License-Identifier: AGPL-3.0-or-later
"""Receipts of twenty tills, counters and mails, few of them a grocer's, by a stranger, who did not know what reads them.

Read once before anything was changed for it (doc/accuracy/receipts.md). Their truth names telephone, tax registration and way of paying.
"""

import tempfile

import stranger_turnstile_fifth as fifth
import stranger_turnstile_first as first
import stranger_turnstile_fourth as fourth
import stranger_turnstile_second as second
import stranger_turnstile_third as third
from stranger_gst import order  # noqa: F401
from stranger_kiosk import TOTALS, day_time

LAYOUTS = {name: draw for module in (first, second, third, fourth, fifth) for name, draw in module.LAYOUTS.items()}
PARTY = {"merchant": "name", "address": "address", "phone": "phone", "tax_id": "tax_id"}
PAID_BY = {"cash": "cash", "card": "card", "upi": "wallet", "wallet": "wallet"}  # the others are none of ours


def prepare(layout, ordered):
    """A receipt as LAYOUT prints it, and its truth, which drawing it tells."""
    with tempfile.NamedTemporaryFile(suffix=".pdf") as paper:
        said = LAYOUTS[layout](paper.name, ordered["seed"], ordered["lines"])["data"]
    truth = {key: said[key] for key in ("date", "time", "currency") if key in said}
    if "time" in truth:
        truth["time"] = day_time(truth["time"])
    if said.get("payment_method") in PAID_BY:
        truth["payment_method"] = PAID_BY[said["payment_method"]]
    truth["merchant"] = {ours: said[theirs] for theirs, ours in PARTY.items() if theirs in said}
    truth["line_items"] = [{key: item[key] for key in ("description", "quantity", "amount") if key in item} for item in said["line_items"]]
    truth["totals"] = {key: said[key] for key in TOTALS if key in said}
    return {**ordered, "truth": truth}


def draw(path, doc, layout):
    """Draw the receipt that DOC is into PATH."""
    LAYOUTS[layout](str(path), doc["seed"], doc["lines"])
