# SPDX-License-Identifier: AGPL-3.0-or-later
"""GST invoices of trades: latex, seafood, quarries, bottlers, vehicles, books, running accounts, castings, granite, weaving, ships' stores.
"""

import stranger_dynamo_fifth as fifth
import stranger_dynamo_first as first
import stranger_dynamo_fourth as fourth
import stranger_dynamo_second as second
import stranger_dynamo_third as third
import stranger_truth

LAYOUTS = {name: draw for module in (first, second, third, fourth, fifth) for name, draw in module.LAYOUTS.items()}


def draw(layouts, path, name, seed, rows):
    """Draw LAYOUTS' NAME into PATH; what is true of it."""
    return stranger_truth.gst(layouts[name](str(path), seed, max(1, rows))["data"])
