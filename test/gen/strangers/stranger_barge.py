# SPDX-License-Identifier: AGPL-3.0-or-later
"""GST invoices of ten firms, by a seventeenth stranger, who did not know what reads them.

Read once before anything was changed for it (doc/accuracy/invoices.md).
"""

import stranger_barge_first as first
import stranger_barge_fourth as fourth
import stranger_barge_second as second
import stranger_barge_third as third
import stranger_truth

LAYOUTS = {name: draw for module in (first, second, third, fourth) for name, draw in module.LAYOUTS.items()}

CAPITALS = ("garment", "manpower", "workshop")  # whose letterhead prints the firm's name so


def draw(layouts, path, name, seed, rows):
    """Draw LAYOUTS' NAME into PATH; what is true of it."""
    data = layouts[name](str(path), seed, max(1, rows))["data"]
    if name in CAPITALS:
        data["supplier"]["name"] = data["supplier"]["name"].upper()
    return stranger_truth.gst(data)
