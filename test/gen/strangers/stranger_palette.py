# SPDX-License-Identifier: AGPL-3.0-or-later
"""Invoices of commerce of twelve countries, seventeen programs, by another stranger.
"""

import stranger_palette_fifth as fifth
import stranger_palette_first as first
import stranger_palette_fourth as fourth
import stranger_palette_second as second
import stranger_palette_third as third
import stranger_truth

LAYOUTS = {name: draw for module in (first, second, third, fourth, fifth) for name, draw in module.LAYOUTS.items()}


def draw(layouts, path, name, seed, rows):
    """Draw LAYOUTS' NAME into PATH; what is true of it."""
    return stranger_truth.bill(layouts[name](str(path), seed, max(1, rows))["data"])
