# SPDX-License-Identifier: AGPL-3.0-or-later
"""GST invoices as twelve more trades print them, by a seventh stranger, who did not know what reads them.

Read once before anything was changed for it (doc/accuracy/invoices.md).
"""

import stranger_surcharge_first as first
import stranger_surcharge_fourth as fourth
import stranger_surcharge_second as second
import stranger_surcharge_third as third

LAYOUTS = {name: draw for module in (first, second, third, fourth) for name, draw in module.LAYOUTS.items()}


def draw(layouts, path, name, seed, rows):
    """Draw LAYOUTS' NAME into PATH; what is true of it."""
    return layouts[name](str(path), seed, rows)["data"]
