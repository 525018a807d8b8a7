# SPDX-License-Identifier: AGPL-3.0-or-later
"""Invoices of commerce as programs and firms of ten countries print them, by a fourth stranger, who did not know what reads them.

Read once before anything was changed for it (doc/accuracy/invoices.md).
"""

import stranger_consign_fifth as fifth
import stranger_consign_first as first
import stranger_consign_fourth as fourth
import stranger_consign_second as second
import stranger_consign_sixth as sixth
import stranger_consign_third as third

LAYOUTS = {name: draw for module in (first, second, third, fourth, fifth, sixth) for name, draw in module.LAYOUTS.items()}


def draw(layouts, path, name, seed, rows):
    """Draw LAYOUTS' NAME into PATH; what is true of it."""
    return layouts[name](str(path), seed, max(1, rows))["data"]
