# SPDX-License-Identifier: AGPL-3.0-or-later
"""GST invoices of sixteen firms by a stranger, who did not know what reads them.

Read once before anything was changed for it (doc/accuracy/invoices.md). Their truth names summaries of tax, amounts in words and acknowledgements.
"""

import stranger_ropewalk_fifth as fifth
import stranger_ropewalk_first as first
import stranger_ropewalk_fourth as fourth
import stranger_ropewalk_second as second
import stranger_ropewalk_third as third
import stranger_truth

LAYOUTS = {name: draw for module in (first, second, third, fourth, fifth) for name, draw in module.LAYOUTS.items()}


def draw(layouts, path, name, seed, rows):
    """Draw LAYOUTS' NAME into PATH; what is true of it."""
    return stranger_truth.gst(layouts[name](str(path), seed, max(1, rows))["data"])
