# SPDX-License-Identifier: AGPL-3.0-or-later
"""Seventeen commercial invoices of twelve countries (twenty-third set).
"""

import stranger_guildhall_first as first
import stranger_guildhall_fourth as fourth
import stranger_guildhall_second as second
import stranger_guildhall_third as third
import stranger_truth

LAYOUTS = {name: draw for module in (first, second, third, fourth) for name, draw in module.LAYOUTS.items()}


def draw(layouts, path, name, seed, rows):
    """Draw LAYOUTS' NAME into PATH; what is true of it."""
    return stranger_truth.bill(layouts[name](str(path), seed, max(1, rows))["data"])
