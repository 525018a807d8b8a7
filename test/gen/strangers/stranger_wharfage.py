# SPDX-License-Identifier: AGPL-3.0-or-later
"""GST invoices of sixteen trades and platforms, by an eleventh stranger, who did not know what reads them.

Read once before anything was changed for it (doc/accuracy/invoices.md).
"""

import stranger_truth
import stranger_wharfage_first as first
import stranger_wharfage_fourth as fourth
import stranger_wharfage_second as second
import stranger_wharfage_third as third

LAYOUTS = {name: draw for module in (first, second, third, fourth) for name, draw in module.LAYOUTS.items()}


def draw(layouts, path, name, seed, rows):
    """Draw LAYOUTS' NAME into PATH; what is true of it."""
    return stranger_truth.gst(layouts[name](str(path), seed, max(1, rows))["data"])
