# SPDX-License-Identifier: AGPL-3.0-or-later
"""Commercial invoices of sixteen trades of thirteen countries (twenty-second set).
"""

import stranger_orchard_first as first
import stranger_orchard_fourth as fourth
import stranger_orchard_second as second
import stranger_orchard_third as third
import stranger_truth

LAYOUTS = {name: draw for module in (first, second, third, fourth) for name, draw in module.LAYOUTS.items()}


def draw(layouts, path, name, seed, rows):
    """Draw LAYOUTS' NAME into PATH; what is true of it."""
    return stranger_truth.bill(layouts[name](str(path), seed, max(1, rows))["data"])
