# SPDX-License-Identifier: AGPL-3.0-or-later
"""Statements of fourteen credit cards of nine countries by a stranger, who did not know what reads them.

Read once before anything was changed for it (doc/accuracy/statements.md). Their truth names payments, purchases, fees, second dates and foreign amounts.
"""

import stranger_buckle_fifth as fifth
import stranger_buckle_first as first
import stranger_buckle_fourth as fourth
import stranger_buckle_second as second
import stranger_buckle_third as third
import stranger_truth

CARDS = {name: draw for module in (first, second, third, fourth, fifth) for name, draw in module.CARDS.items()}


def draw(layouts, path, name, seed, rows):
    """Draw LAYOUTS' NAME into PATH; what is true of it."""
    return stranger_truth.card(layouts[name](str(path), seed, max(1, rows))["data"])
