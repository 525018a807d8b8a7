# SPDX-License-Identifier: AGPL-3.0-or-later
"""Commercial invoices of sixteen countries and seventeen trades, two of them credit notes, by a stranger, who did not know what reads them.

Read once before anything was changed for it (doc/accuracy/invoices.md). Their truth names order numbers, kinds of document and summaries of tax.
"""

import stranger_belfry_fifth as fifth
import stranger_belfry_first as first
import stranger_belfry_fourth as fourth
import stranger_belfry_second as second
import stranger_belfry_third as third
import stranger_truth

LAYOUTS = {name: draw for module in (first, second, third, fourth, fifth) for name, draw in module.LAYOUTS.items()}


def draw(layouts, path, name, seed, rows):
    """Draw LAYOUTS' NAME into PATH; what is true of it."""
    return stranger_truth.bill(layouts[name](str(path), seed, max(1, rows))["data"])
