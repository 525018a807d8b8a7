# SPDX-License-Identifier: AGPL-3.0-or-later
"""Seventeen invoices of trades in eleven countries (twenty-first set).
"""

import stranger_almanac_first as first
import stranger_almanac_fourth as fourth
import stranger_almanac_second as second
import stranger_almanac_third as third
import stranger_truth

LAYOUTS = {name: draw for module in (first, second, third, fourth) for name, draw in module.LAYOUTS.items()}


def draw(layouts, path, name, seed, rows):
    """Draw LAYOUTS' NAME into PATH; what is true of it."""
    return stranger_truth.bill(layouts[name](str(path), seed, max(1, rows))["data"])
