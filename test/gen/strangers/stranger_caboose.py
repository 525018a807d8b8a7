# SPDX-License-Identifier: AGPL-3.0-or-later
"""GST bills of small and large firms of many states, with their addresses, by a stranger.
"""

import stranger_caboose_fifth as fifth
import stranger_caboose_first as first
import stranger_caboose_fourth as fourth
import stranger_caboose_second as second
import stranger_caboose_third as third
import stranger_truth

LAYOUTS = {name: draw for module in (first, second, third, fourth, fifth) for name, draw in module.LAYOUTS.items()}


def draw(layouts, path, name, seed, rows):
    """Draw LAYOUTS' NAME into PATH; what is true of it."""
    return stranger_truth.gst(layouts[name](str(path), seed, max(1, rows))["data"])
