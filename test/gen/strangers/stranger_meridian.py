# SPDX-License-Identifier: AGPL-3.0-or-later
"""GST invoices of thirteen trades (thirty-fourth set).
"""

import stranger_meridian_first as first
import stranger_meridian_fourth as fourth
import stranger_meridian_second as second
import stranger_meridian_third as third
import stranger_truth

LAYOUTS = {name: draw for module in (first, second, third, fourth) for name, draw in module.LAYOUTS.items()}


def draw(layouts, path, name, seed, rows):
    """Draw LAYOUTS' NAME into PATH; what is true of it."""
    return stranger_truth.gst(layouts[name](str(path), seed, max(1, rows))["data"])
