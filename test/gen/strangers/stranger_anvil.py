# SPDX-License-Identifier: AGPL-3.0-or-later
"""GST invoices of trades: galvanising, embroidery by stitches, calibration, fumigation, ginning, film hire, borewells, translation, duty slips, gases.
"""

import stranger_anvil_fifth as fifth
import stranger_anvil_first as first
import stranger_anvil_fourth as fourth
import stranger_anvil_second as second
import stranger_anvil_third as third
import stranger_truth

LAYOUTS = {name: draw for module in (first, second, third, fourth, fifth) for name, draw in module.LAYOUTS.items()}


def draw(layouts, path, name, seed, rows):
    """Draw LAYOUTS' NAME into PATH; what is true of it."""
    return stranger_truth.gst(layouts[name](str(path), seed, max(1, rows))["data"])
