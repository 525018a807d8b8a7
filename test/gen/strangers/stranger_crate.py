# SPDX-License-Identifier: AGPL-3.0-or-later
"""Invoices of twelve countries: cloud, ERP, views of tax offices, rental, freight and Word bills, by a tenth stranger, who did
not know what reads them.

Read once before anything was changed for it (doc/accuracy/invoices.md).
"""

import stranger_crate_first as first
import stranger_crate_fourth as fourth
import stranger_crate_second as second
import stranger_crate_third as third
import stranger_truth

LAYOUTS = {name: draw for module in (first, second, third, fourth) for name, draw in module.LAYOUTS.items()}


def draw(layouts, path, name, seed, rows):
    """Draw LAYOUTS' NAME into PATH; what is true of it."""
    return stranger_truth.bill(layouts[name](str(path), seed, max(1, rows))["data"])
