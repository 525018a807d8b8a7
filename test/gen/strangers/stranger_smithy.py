# SPDX-License-Identifier: AGPL-3.0-or-later
"""GST invoices of thirteen trades (thirty-eighth set).
"""

import stranger_smithy_fifth as fifth
import stranger_smithy_first as first
import stranger_smithy_fourth as fourth
import stranger_smithy_second as second
import stranger_smithy_third as third
import stranger_truth

LAYOUTS = {name: draw for module in (first, second, third, fourth, fifth) for name, draw in module.LAYOUTS.items()}


def draw(layouts, path, name, seed, rows):
    """Draw LAYOUTS' NAME into PATH; what is true of it."""
    return stranger_truth.gst(layouts[name](str(path), seed, max(1, rows))["data"])
