# SPDX-License-Identifier: AGPL-3.0-or-later
"""GST invoices of trades: coal, airport ramps, lenses, auctions, gases, towers, biomedical waste, channels, archives, team wear.
"""

import stranger_compass_fifth as fifth
import stranger_compass_first as first
import stranger_compass_fourth as fourth
import stranger_compass_second as second
import stranger_compass_third as third
import stranger_truth

LAYOUTS = {name: draw for module in (first, second, third, fourth, fifth) for name, draw in module.LAYOUTS.items()}


def draw(layouts, path, name, seed, rows):
    """Draw LAYOUTS' NAME into PATH; what is true of it."""
    return stranger_truth.gst(layouts[name](str(path), seed, max(1, rows))["data"])
