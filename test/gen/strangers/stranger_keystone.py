# SPDX-License-Identifier: AGPL-3.0-or-later
"""GST invoices of thirteen ordinary programs (thirty-seventh set).
"""

import stranger_keystone_fifth as fifth
import stranger_keystone_first as first
import stranger_keystone_fourth as fourth
import stranger_keystone_second as second
import stranger_keystone_sixth as sixth
import stranger_keystone_third as third
import stranger_truth

LAYOUTS = {name: draw for module in (first, second, third, fourth, fifth, sixth) for name, draw in module.LAYOUTS.items()}


def draw(layouts, path, name, seed, rows):
    """Draw LAYOUTS' NAME into PATH; what is true of it."""
    return stranger_truth.gst(layouts[name](str(path), seed, max(1, rows))["data"])
