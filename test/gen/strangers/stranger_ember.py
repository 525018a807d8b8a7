# SPDX-License-Identifier: AGPL-3.0-or-later
"""Invoices of ten trades more, by the twenty-second stranger, who did not know what reads them.

Read once before anything was changed for it (doc/accuracy/invoices.md).
"""

import stranger_ember_first as first
import stranger_ember_second as second
import stranger_ember_third as third
import stranger_truth

LAYOUTS = {name: draw for module in (first, second, third) for name, draw in module.LAYOUTS.items()}


def draw(layouts, path, name, seed, rows):
    """Draw LAYOUTS' NAME into PATH; what is true of it."""
    return stranger_truth.gst(layouts[name](str(path), seed, max(1, rows))["data"])
