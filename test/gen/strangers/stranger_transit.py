# SPDX-License-Identifier: AGPL-3.0-or-later
"""Invoices of twelve common countries, as small and middle firms print them.
"""

import stranger_transit_first as first
import stranger_transit_fourth as fourth
import stranger_transit_second as second
import stranger_transit_third as third
import stranger_truth

LAYOUTS = {name: draw for module in (first, second, third, fourth) for name, draw in module.LAYOUTS.items()}


def draw(layouts, path, name, seed, rows):
    """Draw LAYOUTS' NAME into PATH; what is true of it."""
    data = layouts[name](str(path), seed, max(1, rows))["data"]
    for row in data["line_items"]:
        row.pop("discount", None)  # in percent here, which is no amount
    return stranger_truth.bill(data)
