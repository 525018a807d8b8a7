# SPDX-License-Identifier: AGPL-3.0-or-later
"""Invoices of commerce of twelve countries, seventeen programs, by a stranger.
"""

import stranger_caravan_first as first
import stranger_caravan_fourth as fourth
import stranger_caravan_second as second
import stranger_caravan_third as third
import stranger_truth

LAYOUTS = {name: draw for module in (first, second, third, fourth) for name, draw in module.LAYOUTS.items()}


def draw(layouts, path, name, seed, rows):
    """Draw LAYOUTS' NAME into PATH; what is true of it."""
    return stranger_truth.bill(layouts[name](str(path), seed, max(1, rows))["data"])
